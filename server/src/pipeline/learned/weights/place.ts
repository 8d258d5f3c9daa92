/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const placeWeights = {
  classes: 'right wrong',
  rows: `
Global, beside	Middle East	-0.01 0.01
Global, beside	gulf state	-0.56 0.56
Global, beside	land of an ally	-0.79 0.79
Global, beside	neighbour	-0.72 0.72
Global, beside	region	-0.29 0.29
Global, beside	seat of a body	-0.02 0.02
Global, beside	side	-0.15 0.15
Global, beside	strait or sea	-0.36 0.36
Global, beside	third country	-0.68 0.68
Global, beside	town of a gulf state	-0.22 0.22
Global, beside	town of a land of an ally	-0.78 0.78
Global, beside	town of a neighbour	-0.40 0.40
Global, beside	town of a side	-0.40 0.40
Global, beside	town of a third country	-0.42 0.42
Global, beside	town of a usa	-0.08 0.08
Global, beside	usa	-0.21 0.21
Global, event	accident	-0.14 0.14
Global, event	accusation	-0.35 0.35
Global, event	apology	-0.13 0.13
Global, event	appointment	-0.16 0.16
Global, event	arrest	-0.11 0.11
Global, event	arrival	-0.26 0.26
Global, event	ban	-0.14 0.14
Global, event	blackout	-0.22 0.22
Global, event	blockade	-0.15 0.15
Global, event	call	-0.19 0.19
Global, event	cancelled	-0.06 0.06
Global, event	charge	-0.23 0.23
Global, event	closure	-0.24 0.24
Global, event	comment	-0.08 0.08
Global, event	deal	0.04 -0.04
Global, event	denial	-0.42 0.42
Global, event	departure	0.06 -0.06
Global, event	deployment	-0.10 0.10
Global, event	downing	0.02 -0.02
Global, event	emergency	0.03 -0.03
Global, event	enrichment	-0.24 0.24
Global, event	evacuation	-0.32 0.32
Global, event	execution	-0.18 0.18
Global, event	exit	-0.22 0.22
Global, event	expulsion	-0.21 0.21
Global, event	fall	0.37 -0.37
Global, event	fee	-0.22 0.22
Global, event	flights	0.06 -0.06
Global, event	funeral	-0.16 0.16
Global, event	hack	-0.09 0.09
Global, event	halt	-0.34 0.34
Global, event	incursion	-0.25 0.25
Global, event	joining	-0.10 0.10
Global, event	listing	-0.11 0.11
Global, event	memory	0.06 -0.06
Global, event	mourning	-0.14 0.14
Global, event	none	-0.07 0.07
Global, event	offer	-0.24 0.24
Global, event	order	-0.30 0.30
Global, event	reaction	0.15 -0.15
Global, event	rejection	-0.36 0.36
Global, event	release	-0.14 0.14
Global, event	relief	-0.13 0.13
Global, event	reopening	-0.33 0.33
Global, event	rescue	0.02 -0.02
Global, event	resumption	-0.27 0.27
Global, event	rise	0.39 -0.39
Global, event	sanction	-0.09 0.09
Global, event	seizure	-0.16 0.16
Global, event	spying	-0.24 0.24
Global, event	strike	-0.28 0.28
Global, event	talks	-0.12 0.12
Global, event	test	0.11 -0.11
Global, event	threat	-0.10 0.10
Global, event	truce	-0.15 0.15
Global, event	visit	-0.29 0.29
Global, event	wish	-0.46 0.46
Global, summary is	missing	-0.13 0.13
Global, summary is	there	-0.29 0.29
Global, title names	ally	-0.10 0.10
Global, title names	both sides	-0.02 0.02
Global, title names	both sides and ally	-0.16 0.16
Global, title names	both sides and usa	-0.08 0.08
Global, title names	both sides and usa and ally	-0.21 0.21
Global, title names	no party	-0.07 0.07
Global, title names	one side	-0.10 0.10
Global, title names	one side and ally	-0.21 0.21
Global, title names	one side and usa	-0.14 0.14
Global, title names	one side and usa and ally	-0.26 0.26
Global, title names	usa	-0.21 0.21
Global, title names	usa and ally	-0.17 0.17
Global, topic	alarm	-0.23 0.23
Global, topic	brief	-0.15 0.15
Global, topic	casualty	-0.48 0.48
Global, topic	chief	-0.48 0.48
Global, topic	civilian	-0.25 0.25
Global, topic	closure	-0.10 0.10
Global, topic	contact	-0.11 0.11
Global, topic	culture	-0.01 0.01
Global, topic	cyber	-0.31 0.31
Global, topic	decision	0.06 -0.06
Global, topic	domestic	-0.29 0.29
Global, topic	elsewhere	-0.02 0.02
Global, topic	everyday	-0.20 0.20
Global, topic	execution	-0.22 0.22
Global, topic	force	-0.01 0.01
Global, topic	gaza	-0.33 0.33
Global, topic	market	0.52 -0.52
Global, topic	mass	-0.13 0.13
Global, topic	memory	0.03 -0.03
Global, topic	modal	0.21 -0.21
Global, topic	network	-0.25 0.25
Global, topic	nuclear	-0.29 0.29
Global, topic	oil	0.52 -0.52
Global, topic	opinion	-0.01 0.01
Global, topic	pact	-0.32 0.32
Global, topic	reaction	0.05 -0.05
Global, topic	resolve	-0.02 0.02
Global, topic	sanction	-0.25 0.25
Global, topic	settled	0.07 -0.07
Global, topic	shipping	-0.21 0.21
Global, topic	shock	0.19 -0.19
Global, topic	sport	-0.38 0.38
Global, topic	spy	-0.18 0.18
Global, topic	strike	-0.05 0.05
Global, topic	syria	-0.18 0.18
Global, topic	threat	0.06 -0.06
Global, topic	toll	-0.26 0.26
Global, topic	truce	0.04 -0.04
Global, topic	unreal	0.02 -0.02
Global, topic	unrest	0.05 -0.05
Global, topic	weapon	-0.48 0.48
Global, type	cyber	-0.36 0.36
Global, type	diplomatic	-0.65 0.65
Global, type	economic	0.66 -0.66
Global, type	humanitarian	-0.49 0.49
Global, type	intelligence	-0.62 0.62
Global, type	military	-0.91 0.91
Global, type	other	-0.63 0.63
Middle East, beside	Middle East	0.14 -0.14
Middle East, beside	gulf state	0.15 -0.15
Middle East, beside	land of an ally	-0.58 0.58
Middle East, beside	neighbour	-0.05 0.05
Middle East, beside	region	-0.17 0.17
Middle East, beside	seat of a body	0.02 -0.02
Middle East, beside	side	-0.10 0.10
Middle East, beside	strait or sea	0.44 -0.44
Middle East, beside	third country	-0.22 0.22
Middle East, beside	town of a gulf state	-0.08 0.08
Middle East, beside	town of a land of an ally	-0.57 0.57
Middle East, beside	town of a neighbour	-0.21 0.21
Middle East, beside	town of a side	-0.35 0.35
Middle East, beside	town of a third country	-0.14 0.14
Middle East, beside	town of a usa	-0.06 0.06
Middle East, beside	usa	-0.15 0.15
Middle East, event	accident	0.15 -0.15
Middle East, event	accusation	-0.43 0.43
Middle East, event	apology	0.21 -0.21
Middle East, event	appointment	-0.04 0.04
Middle East, event	arrest	-0.18 0.18
Middle East, event	arrival	0.05 -0.05
Middle East, event	ban	-0.17 0.17
Middle East, event	blackout	-0.27 0.27
Middle East, event	blockade	-0.29 0.29
Middle East, event	call	0.01 -0.01
Middle East, event	cancelled	-0.28 0.28
Middle East, event	charge	-0.26 0.26
Middle East, event	closure	-0.36 0.36
Middle East, event	comment	-0.29 0.29
Middle East, event	deal	-0.16 0.16
Middle East, event	denial	-0.19 0.19
Middle East, event	departure	0.11 -0.11
Middle East, event	downing	0.12 -0.12
Middle East, event	emergency	-0.26 0.26
Middle East, event	enrichment	-0.28 0.28
Middle East, event	evacuation	0.02 -0.02
Middle East, event	execution	-0.20 0.20
Middle East, event	exit	-0.07 0.07
Middle East, event	expulsion	-0.31 0.31
Middle East, event	fall	-0.22 0.22
Middle East, event	fee	-0.23 0.23
Middle East, event	flights	0.08 -0.08
Middle East, event	funeral	-0.22 0.22
Middle East, event	hack	-0.15 0.15
Middle East, event	halt	-0.04 0.04
Middle East, event	incursion	-0.36 0.36
Middle East, event	joining	-0.24 0.24
Middle East, event	listing	-0.16 0.16
Middle East, event	memory	0.16 -0.16
Middle East, event	mourning	-0.22 0.22
Middle East, event	none	-0.13 0.13
Middle East, event	offer	0.02 -0.02
Middle East, event	order	-0.06 0.06
Middle East, event	plan	-0.01 0.01
Middle East, event	reaction	0.04 -0.04
Middle East, event	rejection	-0.52 0.52
Middle East, event	release	-0.08 0.08
Middle East, event	relief	-0.01 0.01
Middle East, event	reopening	-0.41 0.41
Middle East, event	rescue	-0.61 0.61
Middle East, event	resumption	0.12 -0.12
Middle East, event	rise	-0.12 0.12
Middle East, event	sanction	-0.37 0.37
Middle East, event	seizure	-0.04 0.04
Middle East, event	spying	-0.32 0.32
Middle East, event	strike	-0.11 0.11
Middle East, event	talks	-0.07 0.07
Middle East, event	test	-0.25 0.25
Middle East, event	threat	-0.07 0.07
Middle East, event	truce	-0.01 0.01
Middle East, event	visit	0.14 -0.14
Middle East, event	wish	-0.21 0.21
Middle East, summary is	missing	-0.23 0.23
Middle East, summary is	there	-0.21 0.21
Middle East, title names	ally	-0.09 0.09
Middle East, title names	both sides	-0.14 0.14
Middle East, title names	both sides and ally	-0.01 0.01
Middle East, title names	both sides and usa	0.22 -0.22
Middle East, title names	both sides and usa and ally	-0.04 0.04
Middle East, title names	no party	-0.24 0.24
Middle East, title names	one side	-0.23 0.23
Middle East, title names	one side and ally	-0.52 0.52
Middle East, title names	one side and usa	-0.15 0.15
Middle East, title names	one side and usa and ally	0.06 -0.06
Middle East, title names	usa	-0.17 0.17
Middle East, title names	usa and ally	-0.26 0.26
Middle East, topic	alarm	-0.13 0.13
Middle East, topic	brief	0.07 -0.07
Middle East, topic	casualty	-0.07 0.07
Middle East, topic	chief	-0.19 0.19
Middle East, topic	civilian	-0.06 0.06
Middle East, topic	closure	-0.23 0.23
Middle East, topic	contact	0.04 -0.04
Middle East, topic	culture	0.06 -0.06
Middle East, topic	cyber	-0.10 0.10
Middle East, topic	decision	0.10 -0.10
Middle East, topic	domestic	-0.61 0.61
Middle East, topic	elsewhere	0.24 -0.24
Middle East, topic	execution	-0.29 0.29
Middle East, topic	force	0.30 -0.30
Middle East, topic	gaza	0.11 -0.11
Middle East, topic	market	-0.10 0.10
Middle East, topic	memory	-0.01 0.01
Middle East, topic	modal	-0.17 0.17
Middle East, topic	negotiation	-0.16 0.16
Middle East, topic	network	-0.31 0.31
Middle East, topic	nuclear	-0.22 0.22
Middle East, topic	oil	0.01 -0.01
Middle East, topic	opinion	0.25 -0.25
Middle East, topic	pact	-0.39 0.39
Middle East, topic	reaction	-0.03 0.03
Middle East, topic	resolve	0.18 -0.18
Middle East, topic	sanction	-0.60 0.60
Middle East, topic	settled	-0.17 0.17
Middle East, topic	shipping	-0.61 0.61
Middle East, topic	shock	-0.07 0.07
Middle East, topic	sport	-0.18 0.18
Middle East, topic	spy	-0.22 0.22
Middle East, topic	strike	0.01 -0.01
Middle East, topic	syria	-0.02 0.02
Middle East, topic	threat	-0.01 0.01
Middle East, topic	toll	-0.24 0.24
Middle East, topic	truce	0.02 -0.02
Middle East, topic	unreal	-0.02 0.02
Middle East, topic	unrest	-0.42 0.42
Middle East, topic	weapon	-0.09 0.09
Middle East, type	diplomatic	-0.11 0.11
Middle East, type	economic	-0.26 0.26
Middle East, type	humanitarian	-0.16 0.16
Middle East, type	intelligence	-0.05 0.05
Middle East, type	military	0.04 -0.04
Middle East, type	other	-0.37 0.37
chosen by rules	any type	0.23 -0.23
chosen by rules	cyber	0.20 -0.20
chosen by rules	diplomatic	0.17 -0.17
chosen by rules	economic	-0.09 0.09
chosen by rules	humanitarian	0.38 -0.38
chosen by rules	intelligence	0.04 -0.04
chosen by rules	military	0.34 -0.34
chosen by rules	other	-0.10 0.10
gulf state, beside	Middle East	0.14 -0.14
gulf state, beside	gulf state	0.05 -0.05
gulf state, beside	land of an ally	-0.24 0.24
gulf state, beside	neighbour	-0.17 0.17
gulf state, beside	region	-0.11 0.11
gulf state, beside	side	-0.09 0.09
gulf state, beside	strait or sea	-0.06 0.06
gulf state, beside	third country	-0.17 0.17
gulf state, beside	town of a gulf state	0.09 -0.09
gulf state, beside	town of a land of an ally	-0.05 0.05
gulf state, beside	town of a neighbour	-0.08 0.08
gulf state, beside	town of a side	-0.17 0.17
gulf state, beside	town of a usa	-0.03 0.03
gulf state, beside	usa	-0.13 0.13
gulf state, event	arrival	0.17 -0.17
gulf state, event	cancelled	0.21 -0.21
gulf state, event	closure	0.16 -0.16
gulf state, event	denial	0.02 -0.02
gulf state, event	deployment	0.19 -0.19
gulf state, event	downing	0.36 -0.36
gulf state, event	evacuation	-0.02 0.02
gulf state, event	exit	-0.15 0.15
gulf state, event	fall	0.01 -0.01
gulf state, event	halt	0.25 -0.25
gulf state, event	none	-0.13 0.13
gulf state, event	plan	-0.34 0.34
gulf state, event	reaction	0.33 -0.33
gulf state, event	reopening	-0.17 0.17
gulf state, event	resumption	-0.09 0.09
gulf state, event	strike	0.04 -0.04
gulf state, event	talks	-0.19 0.19
gulf state, event	threat	0.34 -0.34
gulf state, event	visit	0.34 -0.34
gulf state, event	wish	0.03 -0.03
gulf state, summary is	missing	0.08 -0.08
gulf state, summary is	there	-0.13 0.13
gulf state, title names	both sides	-0.16 0.16
gulf state, title names	both sides and usa	-0.02 0.02
gulf state, title names	no party	0.24 -0.24
gulf state, title names	one side	0.03 -0.03
gulf state, title names	one side and usa	-0.04 0.04
gulf state, title names	one side and usa and ally	0.18 -0.18
gulf state, title names	usa	0.01 -0.01
gulf state, topic	alarm	0.03 -0.03
gulf state, topic	brief	-0.08 0.08
gulf state, topic	casualty	0.32 -0.32
gulf state, topic	chief	-0.07 0.07
gulf state, topic	civilian	0.06 -0.06
gulf state, topic	closure	0.04 -0.04
gulf state, topic	decision	0.16 -0.16
gulf state, topic	everyday	-0.18 0.18
gulf state, topic	force	0.04 -0.04
gulf state, topic	market	0.04 -0.04
gulf state, topic	mass	-0.01 0.01
gulf state, topic	modal	-0.22 0.22
gulf state, topic	negotiation	-0.10 0.10
gulf state, topic	nuclear	0.10 -0.10
gulf state, topic	oil	0.09 -0.09
gulf state, topic	opinion	-0.13 0.13
gulf state, topic	reaction	0.12 -0.12
gulf state, topic	resolve	-0.06 0.06
gulf state, topic	settled	-0.08 0.08
gulf state, topic	shipping	-0.01 0.01
gulf state, topic	shock	0.06 -0.06
gulf state, topic	sport	-0.01 0.01
gulf state, topic	spy	0.19 -0.19
gulf state, topic	strike	0.17 -0.17
gulf state, topic	threat	0.10 -0.10
gulf state, topic	truce	-0.11 0.11
gulf state, topic	unreal	-0.03 0.03
gulf state, topic	unrest	0.18 -0.18
gulf state, topic	weapon	0.09 -0.09
gulf state, type	diplomatic	-0.08 0.08
gulf state, type	economic	0.09 -0.09
gulf state, type	humanitarian	0.03 -0.03
gulf state, type	intelligence	0.18 -0.18
gulf state, type	military	-0.05 0.05
gulf state, type	other	0.11 -0.11
in the title	Middle East	0.14 -0.14
in the title	gulf state	0.06 -0.06
in the title	land of an ally	0.13 -0.13
in the title	neighbour	-0.01 0.01
in the title	region	-0.04 0.04
in the title	seat of a body	-0.06 0.06
in the title	side	0.01 -0.01
in the title	strait or sea	0.07 -0.07
in the title	third country	0.07 -0.07
in the title	town of a gulf state	0.06 -0.06
in the title	town of a land of an ally	0.08 -0.08
in the title	town of a neighbour	0.06 -0.06
in the title	town of a side	0.12 -0.12
in the title	town of a third country	0.15 -0.15
in the title	town of a usa	-0.06 0.06
in the title	usa	-0.09 0.09
kind	Global	-0.26 0.26
kind	Middle East	-0.30 0.30
kind	gulf state	-0.03 0.03
kind	land of an ally	-0.03 0.03
kind	neighbour	-0.05 0.05
kind	region	-0.13 0.13
kind	seat of a body	-0.06 0.06
kind	side	-0.05 0.05
kind	strait or sea	-0.03 0.03
kind	third country	-0.07 0.07
kind	town of a gulf state	0.05 -0.05
kind	town of a land of an ally	0.10 -0.10
kind	town of a neighbour	0.02 -0.02
kind	town of a side	0.10 -0.10
kind	town of a third country	-0.03 0.03
kind	town of a usa	-0.01 0.01
kind	usa	-0.15 0.15
land of an ally, beside	Middle East	-0.12 0.12
land of an ally, beside	gulf state	-0.08 0.08
land of an ally, beside	land of an ally	0.12 -0.12
land of an ally, beside	neighbour	-0.16 0.16
land of an ally, beside	region	-0.05 0.05
land of an ally, beside	side	0.17 -0.17
land of an ally, beside	strait or sea	-0.23 0.23
land of an ally, beside	third country	-0.01 0.01
land of an ally, beside	town of a land of an ally	0.70 -0.70
land of an ally, beside	town of a side	-0.53 0.53
land of an ally, beside	town of a usa	-0.07 0.07
land of an ally, beside	usa	0.08 -0.08
land of an ally, event	ban	0.17 -0.17
land of an ally, event	call	0.02 -0.02
land of an ally, event	cancelled	0.16 -0.16
land of an ally, event	closure	-0.11 0.11
land of an ally, event	comment	-0.03 0.03
land of an ally, event	deal	-0.16 0.16
land of an ally, event	denial	0.11 -0.11
land of an ally, event	downing	-0.06 0.06
land of an ally, event	evacuation	0.10 -0.10
land of an ally, event	exit	0.20 -0.20
land of an ally, event	halt	-0.08 0.08
land of an ally, event	joining	0.32 -0.32
land of an ally, event	listing	-0.08 0.08
land of an ally, event	memory	0.17 -0.17
land of an ally, event	none	0.03 -0.03
land of an ally, event	order	0.25 -0.25
land of an ally, event	plan	0.12 -0.12
land of an ally, event	reaction	-0.13 0.13
land of an ally, event	rejection	0.24 -0.24
land of an ally, event	seizure	0.17 -0.17
land of an ally, event	strike	-0.02 0.02
land of an ally, event	talks	0.02 -0.02
land of an ally, event	threat	0.01 -0.01
land of an ally, event	truce	0.12 -0.12
land of an ally, event	visit	0.01 -0.01
land of an ally, event	wish	0.29 -0.29
land of an ally, summary is	missing	0.09 -0.09
land of an ally, summary is	there	-0.11 0.11
land of an ally, title names	ally	0.09 -0.09
land of an ally, title names	both sides	-0.20 0.20
land of an ally, title names	both sides and ally	-0.16 0.16
land of an ally, title names	both sides and usa	0.30 -0.30
land of an ally, title names	both sides and usa and ally	0.12 -0.12
land of an ally, title names	no party	0.12 -0.12
land of an ally, title names	one side	0.11 -0.11
land of an ally, title names	one side and ally	0.04 -0.04
land of an ally, title names	one side and usa	-0.08 0.08
land of an ally, title names	one side and usa and ally	0.05 -0.05
land of an ally, title names	usa	0.06 -0.06
land of an ally, title names	usa and ally	-0.11 0.11
land of an ally, topic	alarm	-0.12 0.12
land of an ally, topic	brief	-0.06 0.06
land of an ally, topic	casualty	0.24 -0.24
land of an ally, topic	chief	0.11 -0.11
land of an ally, topic	civilian	0.06 -0.06
land of an ally, topic	closure	-0.21 0.21
land of an ally, topic	contact	0.14 -0.14
land of an ally, topic	culture	0.15 -0.15
land of an ally, topic	decision	-0.04 0.04
land of an ally, topic	domestic	0.24 -0.24
land of an ally, topic	everyday	-0.10 0.10
land of an ally, topic	gaza	-0.04 0.04
land of an ally, topic	market	-0.14 0.14
land of an ally, topic	mass	-0.17 0.17
land of an ally, topic	modal	0.24 -0.24
land of an ally, topic	negotiation	0.12 -0.12
land of an ally, topic	nuclear	0.13 -0.13
land of an ally, topic	oil	-0.02 0.02
land of an ally, topic	opinion	0.39 -0.39
land of an ally, topic	reaction	-0.05 0.05
land of an ally, topic	resolve	-0.07 0.07
land of an ally, topic	sanction	0.17 -0.17
land of an ally, topic	settled	0.01 -0.01
land of an ally, topic	shipping	-0.24 0.24
land of an ally, topic	shock	-0.13 0.13
land of an ally, topic	spy	-0.10 0.10
land of an ally, topic	strike	-0.09 0.09
land of an ally, topic	syria	0.03 -0.03
land of an ally, topic	threat	0.06 -0.06
land of an ally, topic	toll	0.23 -0.23
land of an ally, topic	truce	0.09 -0.09
land of an ally, topic	unreal	0.12 -0.12
land of an ally, topic	unrest	-0.10 0.10
land of an ally, topic	weapon	-0.29 0.29
land of an ally, type	diplomatic	0.15 -0.15
land of an ally, type	economic	-0.06 0.06
land of an ally, type	humanitarian	0.01 -0.01
land of an ally, type	intelligence	-0.04 0.04
land of an ally, type	military	-0.04 0.04
land of an ally, type	other	-0.04 0.04
neighbour, beside	Middle East	0.01 -0.01
neighbour, beside	gulf state	-0.37 0.37
neighbour, beside	land of an ally	-0.33 0.33
neighbour, beside	neighbour	-0.02 0.02
neighbour, beside	region	-0.14 0.14
neighbour, beside	side	-0.10 0.10
neighbour, beside	strait or sea	-0.17 0.17
neighbour, beside	third country	-0.09 0.09
neighbour, beside	town of a gulf state	-0.01 0.01
neighbour, beside	town of a neighbour	0.32 -0.32
neighbour, beside	town of a side	0.04 -0.04
neighbour, beside	town of a usa	-0.11 0.11
neighbour, beside	usa	0.07 -0.07
neighbour, event	appointment	-0.03 0.03
neighbour, event	call	-0.20 0.20
neighbour, event	cancelled	0.26 -0.26
neighbour, event	comment	0.16 -0.16
neighbour, event	deal	0.01 -0.01
neighbour, event	denial	0.04 -0.04
neighbour, event	departure	0.12 -0.12
neighbour, event	deployment	-0.01 0.01
neighbour, event	downing	-0.04 0.04
neighbour, event	evacuation	0.08 -0.08
neighbour, event	none	-0.12 0.12
neighbour, event	plan	0.03 -0.03
neighbour, event	reaction	0.03 -0.03
neighbour, event	rise	0.15 -0.15
neighbour, event	strike	0.03 -0.03
neighbour, event	talks	0.01 -0.01
neighbour, event	threat	0.05 -0.05
neighbour, event	truce	0.03 -0.03
neighbour, event	visit	0.16 -0.16
neighbour, event	wish	0.02 -0.02
neighbour, summary is	missing	-0.04 0.04
neighbour, summary is	there	0.02 -0.02
neighbour, title names	both sides	-0.20 0.20
neighbour, title names	both sides and ally	-0.25 0.25
neighbour, title names	both sides and usa	-0.07 0.07
neighbour, title names	no party	0.10 -0.10
neighbour, title names	one side	-0.05 0.05
neighbour, title names	one side and ally	-0.19 0.19
neighbour, title names	one side and usa	0.08 -0.08
neighbour, title names	usa	0.18 -0.18
neighbour, title names	usa and ally	0.19 -0.19
neighbour, topic	alarm	0.16 -0.16
neighbour, topic	brief	-0.11 0.11
neighbour, topic	casualty	0.23 -0.23
neighbour, topic	chief	-0.08 0.08
neighbour, topic	civilian	0.05 -0.05
neighbour, topic	closure	0.17 -0.17
neighbour, topic	contact	-0.01 0.01
neighbour, topic	decision	-0.06 0.06
neighbour, topic	domestic	0.21 -0.21
neighbour, topic	elsewhere	-0.13 0.13
neighbour, topic	everyday	-0.14 0.14
neighbour, topic	force	0.04 -0.04
neighbour, topic	gaza	-0.06 0.06
neighbour, topic	market	0.15 -0.15
neighbour, topic	mass	-0.03 0.03
neighbour, topic	modal	0.07 -0.07
neighbour, topic	negotiation	0.06 -0.06
neighbour, topic	nuclear	0.03 -0.03
neighbour, topic	oil	0.18 -0.18
neighbour, topic	opinion	0.08 -0.08
neighbour, topic	reaction	0.19 -0.19
neighbour, topic	settled	0.21 -0.21
neighbour, topic	shipping	-0.01 0.01
neighbour, topic	shock	0.11 -0.11
neighbour, topic	sport	0.23 -0.23
neighbour, topic	spy	0.06 -0.06
neighbour, topic	syria	0.03 -0.03
neighbour, topic	threat	-0.02 0.02
neighbour, topic	unreal	-0.07 0.07
neighbour, topic	unrest	-0.01 0.01
neighbour, topic	weapon	-0.01 0.01
neighbour, type	diplomatic	-0.04 0.04
neighbour, type	economic	0.16 -0.16
neighbour, type	humanitarian	0.11 -0.11
neighbour, type	other	-0.20 0.20
not in the title	Global	-0.26 0.26
not in the title	Middle East	-0.36 0.36
not in the title	gulf state	-0.16 0.16
not in the title	land of an ally	-0.32 0.32
not in the title	neighbour	-0.06 0.06
not in the title	region	-0.18 0.18
not in the title	side	-0.18 0.18
not in the title	strait or sea	-0.15 0.15
not in the title	third country	-0.25 0.25
not in the title	town of a land of an ally	0.05 -0.05
not in the title	town of a neighbour	0.01 -0.01
not in the title	town of a side	0.03 -0.03
not in the title	town of a third country	-0.11 0.11
not in the title	town of a usa	0.05 -0.05
not in the title	usa	-0.23 0.23
region, beside	Middle East	0.13 -0.13
region, beside	gulf state	0.05 -0.05
region, beside	land of an ally	-0.30 0.30
region, beside	neighbour	-0.10 0.10
region, beside	region	-0.04 0.04
region, beside	side	-0.10 0.10
region, beside	strait or sea	-0.10 0.10
region, beside	third country	-0.17 0.17
region, beside	town of a land of an ally	-0.18 0.18
region, beside	town of a side	0.02 -0.02
region, beside	usa	-0.04 0.04
region, event	comment	-0.14 0.14
region, event	fall	0.15 -0.15
region, event	halt	-0.18 0.18
region, event	none	0.13 -0.13
region, event	plan	-0.05 0.05
region, event	reaction	-0.05 0.05
region, event	rise	0.22 -0.22
region, event	strike	-0.20 0.20
region, event	threat	0.02 -0.02
region, event	truce	-0.04 0.04
region, summary is	missing	0.12 -0.12
region, summary is	there	-0.29 0.29
region, title names	ally	-0.21 0.21
region, title names	both sides	-0.14 0.14
region, title names	both sides and ally	-0.10 0.10
region, title names	both sides and usa	0.14 -0.14
region, title names	no party	0.06 -0.06
region, title names	one side	-0.03 0.03
region, title names	one side and ally	-0.10 0.10
region, title names	one side and usa	-0.02 0.02
region, title names	usa	0.01 -0.01
region, topic	alarm	0.04 -0.04
region, topic	casualty	-0.08 0.08
region, topic	chief	-0.03 0.03
region, topic	civilian	-0.16 0.16
region, topic	closure	0.01 -0.01
region, topic	contact	-0.08 0.08
region, topic	decision	0.20 -0.20
region, topic	everyday	0.16 -0.16
region, topic	force	0.12 -0.12
region, topic	gaza	-0.21 0.21
region, topic	market	0.22 -0.22
region, topic	mass	-0.13 0.13
region, topic	modal	0.17 -0.17
region, topic	negotiation	-0.14 0.14
region, topic	oil	0.12 -0.12
region, topic	opinion	-0.14 0.14
region, topic	reaction	0.03 -0.03
region, topic	settled	-0.27 0.27
region, topic	shipping	-0.10 0.10
region, topic	shock	-0.02 0.02
region, topic	spy	0.25 -0.25
region, topic	strike	-0.30 0.30
region, topic	threat	0.19 -0.19
region, topic	truce	-0.18 0.18
region, topic	unreal	0.10 -0.10
region, topic	weapon	0.07 -0.07
region, type	diplomatic	-0.04 0.04
region, type	economic	0.16 -0.16
region, type	humanitarian	-0.11 0.11
region, type	military	-0.20 0.20
region, type	other	-0.12 0.12
seat of a body, beside	seat of a body	-0.06 0.06
seat of a body, beside	side	-0.03 0.03
seat of a body, beside	third country	0.18 -0.18
seat of a body, beside	usa	-0.09 0.09
seat of a body, event	deal	-0.13 0.13
seat of a body, event	emergency	0.23 -0.23
seat of a body, summary is	missing	-0.10 0.10
seat of a body, summary is	there	0.08 -0.08
seat of a body, title names	no party	-0.02 0.02
seat of a body, title names	one side	-0.07 0.07
seat of a body, title names	one side and usa	-0.06 0.06
seat of a body, topic	contact	0.05 -0.05
seat of a body, topic	decision	0.04 -0.04
seat of a body, topic	force	0.02 -0.02
seat of a body, topic	reaction	0.06 -0.06
seat of a body, topic	settled	-0.16 0.16
seat of a body, topic	strike	-0.07 0.07
seat of a body, topic	threat	-0.18 0.18
seat of a body, topic	unreal	-0.22 0.22
seat of a body, type	diplomatic	0.05 -0.05
side, beside	Middle East	-0.18 0.18
side, beside	gulf state	-0.38 0.38
side, beside	land of an ally	-0.44 0.44
side, beside	neighbour	-0.28 0.28
side, beside	region	-0.21 0.21
side, beside	seat of a body	-0.26 0.26
side, beside	side	-0.09 0.09
side, beside	strait or sea	-0.25 0.25
side, beside	third country	-0.38 0.38
side, beside	town of a gulf state	-0.46 0.46
side, beside	town of a land of an ally	-0.68 0.68
side, beside	town of a neighbour	-0.37 0.37
side, beside	town of a side	0.29 -0.29
side, beside	town of a third country	-0.39 0.39
side, beside	town of a usa	-0.17 0.17
side, beside	usa	0.03 -0.03
side, event	accusation	0.04 -0.04
side, event	apology	0.14 -0.14
side, event	arrest	-0.10 0.10
side, event	arrival	0.03 -0.03
side, event	ban	0.03 -0.03
side, event	blackout	-0.04 0.04
side, event	blockade	0.28 -0.28
side, event	call	-0.04 0.04
side, event	cancelled	-0.03 0.03
side, event	charge	-0.03 0.03
side, event	closure	-0.21 0.21
side, event	comment	0.03 -0.03
side, event	deal	0.10 -0.10
side, event	denial	0.03 -0.03
side, event	departure	-0.05 0.05
side, event	deployment	0.09 -0.09
side, event	downing	-0.11 0.11
side, event	emergency	-0.31 0.31
side, event	enrichment	0.04 -0.04
side, event	evacuation	-0.21 0.21
side, event	execution	-0.11 0.11
side, event	exit	-0.05 0.05
side, event	expulsion	-0.04 0.04
side, event	fall	-0.17 0.17
side, event	fee	0.06 -0.06
side, event	funeral	0.14 -0.14
side, event	hack	0.04 -0.04
side, event	halt	0.08 -0.08
side, event	incursion	0.22 -0.22
side, event	joining	-0.12 0.12
side, event	listing	-0.17 0.17
side, event	memory	0.18 -0.18
side, event	mourning	0.01 -0.01
side, event	none	0.08 -0.08
side, event	offer	0.19 -0.19
side, event	order	0.07 -0.07
side, event	plan	0.06 -0.06
side, event	reaction	-0.03 0.03
side, event	rejection	-0.08 0.08
side, event	release	-0.14 0.14
side, event	relief	0.29 -0.29
side, event	reopening	-0.11 0.11
side, event	rescue	0.32 -0.32
side, event	resumption	0.17 -0.17
side, event	rise	-0.02 0.02
side, event	sanction	0.20 -0.20
side, event	seizure	0.08 -0.08
side, event	spying	0.08 -0.08
side, event	strike	-0.07 0.07
side, event	talks	-0.12 0.12
side, event	test	-0.24 0.24
side, event	threat	0.03 -0.03
side, event	truce	0.01 -0.01
side, event	visit	-0.19 0.19
side, event	wish	0.17 -0.17
side, summary is	missing	-0.05 0.05
side, summary is	there	-0.04 0.04
side, title names	ally	0.09 -0.09
side, title names	both sides	-0.07 0.07
side, title names	both sides and ally	0.01 -0.01
side, title names	both sides and usa	-0.25 0.25
side, title names	both sides and usa and ally	-0.13 0.13
side, title names	no party	-0.05 0.05
side, title names	one side	-0.01 0.01
side, title names	one side and ally	-0.22 0.22
side, title names	one side and usa	0.23 -0.23
side, title names	usa	0.14 -0.14
side, title names	usa and ally	-0.04 0.04
side, topic	brief	-0.06 0.06
side, topic	casualty	-0.22 0.22
side, topic	chief	0.09 -0.09
side, topic	civilian	0.01 -0.01
side, topic	closure	0.21 -0.21
side, topic	contact	-0.05 0.05
side, topic	culture	-0.14 0.14
side, topic	cyber	0.08 -0.08
side, topic	decision	-0.15 0.15
side, topic	domestic	-0.34 0.34
side, topic	elsewhere	-0.08 0.08
side, topic	everyday	-0.30 0.30
side, topic	execution	-0.16 0.16
side, topic	force	-0.17 0.17
side, topic	gaza	0.07 -0.07
side, topic	market	-0.19 0.19
side, topic	mass	0.07 -0.07
side, topic	memory	-0.10 0.10
side, topic	modal	-0.01 0.01
side, topic	negotiation	0.05 -0.05
side, topic	network	0.13 -0.13
side, topic	nuclear	0.01 -0.01
side, topic	oil	0.02 -0.02
side, topic	opinion	0.17 -0.17
side, topic	pact	-0.05 0.05
side, topic	reaction	0.14 -0.14
side, topic	resolve	0.15 -0.15
side, topic	sanction	0.32 -0.32
side, topic	settled	0.09 -0.09
side, topic	shipping	-0.12 0.12
side, topic	shock	-0.04 0.04
side, topic	sport	-0.09 0.09
side, topic	spy	-0.01 0.01
side, topic	syria	0.05 -0.05
side, topic	threat	-0.06 0.06
side, topic	truce	-0.02 0.02
side, topic	unreal	0.06 -0.06
side, topic	unrest	-0.01 0.01
side, topic	weapon	0.12 -0.12
side, type	cyber	0.01 -0.01
side, type	diplomatic	0.24 -0.24
side, type	economic	-0.36 0.36
side, type	humanitarian	-0.08 0.08
side, type	intelligence	0.08 -0.08
side, type	military	0.05 -0.05
side, type	other	-0.01 0.01
strait or sea, beside	Middle East	0.01 -0.01
strait or sea, beside	gulf state	-0.25 0.25
strait or sea, beside	land of an ally	-0.13 0.13
strait or sea, beside	neighbour	-0.32 0.32
strait or sea, beside	region	-0.01 0.01
strait or sea, beside	side	-0.01 0.01
strait or sea, beside	strait or sea	0.05 -0.05
strait or sea, beside	third country	-0.10 0.10
strait or sea, beside	town of a gulf state	-0.18 0.18
strait or sea, beside	town of a neighbour	-0.04 0.04
strait or sea, beside	town of a side	-0.12 0.12
strait or sea, beside	town of a third country	-0.14 0.14
strait or sea, beside	town of a usa	-0.09 0.09
strait or sea, beside	usa	-0.05 0.05
strait or sea, event	accusation	0.19 -0.19
strait or sea, event	appointment	0.18 -0.18
strait or sea, event	arrival	0.17 -0.17
strait or sea, event	blockade	0.10 -0.10
strait or sea, event	cancelled	0.19 -0.19
strait or sea, event	closure	0.17 -0.17
strait or sea, event	comment	-0.10 0.10
strait or sea, event	deal	0.07 -0.07
strait or sea, event	denial	0.04 -0.04
strait or sea, event	deployment	0.08 -0.08
strait or sea, event	downing	0.29 -0.29
strait or sea, event	evacuation	0.14 -0.14
strait or sea, event	exit	0.02 -0.02
strait or sea, event	fall	-0.01 0.01
strait or sea, event	fee	0.22 -0.22
strait or sea, event	halt	0.26 -0.26
strait or sea, event	memory	-0.05 0.05
strait or sea, event	none	-0.05 0.05
strait or sea, event	offer	0.05 -0.05
strait or sea, event	order	0.18 -0.18
strait or sea, event	plan	0.05 -0.05
strait or sea, event	reaction	-0.12 0.12
strait or sea, event	rejection	0.23 -0.23
strait or sea, event	release	-0.06 0.06
strait or sea, event	reopening	0.34 -0.34
strait or sea, event	resumption	0.18 -0.18
strait or sea, event	rise	-0.03 0.03
strait or sea, event	sanction	0.03 -0.03
strait or sea, event	seizure	0.29 -0.29
strait or sea, event	strike	-0.15 0.15
strait or sea, event	talks	-0.08 0.08
strait or sea, event	threat	0.12 -0.12
strait or sea, event	truce	0.08 -0.08
strait or sea, event	visit	0.01 -0.01
strait or sea, event	wish	0.34 -0.34
strait or sea, summary is	missing	0.05 -0.05
strait or sea, summary is	there	-0.05 0.05
strait or sea, title names	ally	-0.12 0.12
strait or sea, title names	both sides	0.23 -0.23
strait or sea, title names	both sides and usa	-0.07 0.07
strait or sea, title names	both sides and usa and ally	-0.09 0.09
strait or sea, title names	no party	0.01 -0.01
strait or sea, title names	one side	-0.02 0.02
strait or sea, title names	one side and ally	-0.12 0.12
strait or sea, title names	usa	0.14 -0.14
strait or sea, topic	alarm	0.05 -0.05
strait or sea, topic	brief	0.02 -0.02
strait or sea, topic	casualty	-0.04 0.04
strait or sea, topic	chief	-0.25 0.25
strait or sea, topic	civilian	0.09 -0.09
strait or sea, topic	closure	0.23 -0.23
strait or sea, topic	contact	-0.13 0.13
strait or sea, topic	decision	-0.10 0.10
strait or sea, topic	domestic	0.21 -0.21
strait or sea, topic	elsewhere	0.02 -0.02
strait or sea, topic	everyday	0.07 -0.07
strait or sea, topic	market	-0.10 0.10
strait or sea, topic	mass	-0.13 0.13
strait or sea, topic	modal	0.04 -0.04
strait or sea, topic	negotiation	-0.07 0.07
strait or sea, topic	nuclear	-0.02 0.02
strait or sea, topic	oil	0.03 -0.03
strait or sea, topic	opinion	-0.02 0.02
strait or sea, topic	reaction	-0.02 0.02
strait or sea, topic	resolve	-0.06 0.06
strait or sea, topic	sanction	0.03 -0.03
strait or sea, topic	settled	0.17 -0.17
strait or sea, topic	shipping	0.43 -0.43
strait or sea, topic	shock	0.04 -0.04
strait or sea, topic	spy	0.18 -0.18
strait or sea, topic	strike	-0.09 0.09
strait or sea, topic	syria	-0.20 0.20
strait or sea, topic	threat	0.23 -0.23
strait or sea, topic	toll	0.26 -0.26
strait or sea, topic	truce	0.03 -0.03
strait or sea, topic	unreal	0.02 -0.02
strait or sea, topic	unrest	0.16 -0.16
strait or sea, topic	weapon	-0.11 0.11
strait or sea, type	cyber	-0.12 0.12
strait or sea, type	diplomatic	-0.05 0.05
strait or sea, type	economic	0.04 -0.04
strait or sea, type	humanitarian	-0.04 0.04
strait or sea, type	intelligence	0.16 -0.16
strait or sea, type	military	0.02 -0.02
strait or sea, type	other	0.12 -0.12
summary	first	0.15 -0.15
summary	fourth or later	-0.01 0.01
summary	in the name of a body	0.14 -0.14
summary	named	-0.08 0.08
summary	second	0.07 -0.07
summary	speaks	0.01 -0.01
summary	third	0.10 -0.10
summary, cyber	first	0.04 -0.04
summary, cyber	second	0.13 -0.13
summary, cyber	third	0.06 -0.06
summary, diplomatic	first	0.10 -0.10
summary, diplomatic	fourth or later	-0.03 0.03
summary, diplomatic	second	0.04 -0.04
summary, diplomatic	third	0.08 -0.08
summary, economic	first	0.18 -0.18
summary, economic	fourth or later	0.02 -0.02
summary, economic	second	-0.01 0.01
summary, economic	third	0.08 -0.08
summary, humanitarian	first	0.04 -0.04
summary, humanitarian	second	0.07 -0.07
summary, humanitarian	third	-0.13 0.13
summary, intelligence	first	-0.02 0.02
summary, intelligence	fourth or later	-0.11 0.11
summary, intelligence	second	0.02 -0.02
summary, intelligence	third	-0.14 0.14
summary, military	first	0.02 -0.02
summary, military	fourth or later	0.08 -0.08
summary, military	second	0.10 -0.10
summary, military	third	0.08 -0.08
summary, other	first	0.09 -0.09
summary, other	fourth or later	0.13 -0.13
summary, other	second	0.02 -0.02
summary, other	third	0.13 -0.13
summary: country after	across	0.09 -0.09
summary: country after	after	-0.04 0.04
summary: country after	against	0.17 -0.17
summary: country after	amid	-0.06 0.06
summary: country after	and	0.03 -0.03
summary: country after	as	-0.07 0.07
summary: country after	at	0.15 -0.15
summary: country after	between	-0.06 0.06
summary: country after	by	-0.16 0.16
summary: country after	for	-0.02 0.02
summary: country after	from	-0.08 0.08
summary: country after	in	0.15 -0.15
summary: country after	none	0.01 -0.01
summary: country after	of	0.04 -0.04
summary: country after	on	0.05 -0.05
summary: country after	over	-0.13 0.13
summary: country after	strikes	0.01 -0.01
summary: country after	to	0.13 -0.13
summary: country after	with	0.01 -0.01
summary: country in cyber after	and	0.21 -0.21
summary: country in cyber after	between	0.25 -0.25
summary: country in cyber after	none	-0.08 0.08
summary: country in diplomatic after	against	-0.02 0.02
summary: country in diplomatic after	amid	0.06 -0.06
summary: country in diplomatic after	and	-0.09 0.09
summary: country in diplomatic after	as	-0.03 0.03
summary: country in diplomatic after	by	-0.11 0.11
summary: country in diplomatic after	for	0.02 -0.02
summary: country in diplomatic after	from	0.06 -0.06
summary: country in diplomatic after	in	0.06 -0.06
summary: country in diplomatic after	none	0.08 -0.08
summary: country in diplomatic after	of	-0.02 0.02
summary: country in diplomatic after	on	0.07 -0.07
summary: country in diplomatic after	strikes	0.01 -0.01
summary: country in diplomatic after	to	0.02 -0.02
summary: country in diplomatic after	with	0.01 -0.01
summary: country in economic after	after	-0.29 0.29
summary: country in economic after	against	0.10 -0.10
summary: country in economic after	amid	-0.08 0.08
summary: country in economic after	and	0.05 -0.05
summary: country in economic after	as	-0.01 0.01
summary: country in economic after	between	-0.17 0.17
summary: country in economic after	by	-0.17 0.17
summary: country in economic after	for	-0.12 0.12
summary: country in economic after	from	-0.07 0.07
summary: country in economic after	in	0.04 -0.04
summary: country in economic after	none	0.04 -0.04
summary: country in economic after	of	0.02 -0.02
summary: country in economic after	on	0.08 -0.08
summary: country in economic after	to	-0.01 0.01
summary: country in economic after	with	0.08 -0.08
summary: country in humanitarian after	and	0.08 -0.08
summary: country in humanitarian after	from	0.09 -0.09
summary: country in humanitarian after	in	0.02 -0.02
summary: country in humanitarian after	none	-0.18 0.18
summary: country in humanitarian after	of	0.15 -0.15
summary: country in intelligence after	for	-0.04 0.04
summary: country in intelligence after	in	0.02 -0.02
summary: country in intelligence after	none	0.04 -0.04
summary: country in intelligence after	of	-0.06 0.06
summary: country in intelligence after	on	-0.19 0.19
summary: country in intelligence after	to	0.07 -0.07
summary: country in military after	across	-0.01 0.01
summary: country in military after	after	0.06 -0.06
summary: country in military after	against	0.22 -0.22
summary: country in military after	and	0.04 -0.04
summary: country in military after	as	-0.01 0.01
summary: country in military after	at	0.21 -0.21
summary: country in military after	between	0.08 -0.08
summary: country in military after	by	-0.01 0.01
summary: country in military after	for	0.20 -0.20
summary: country in military after	from	-0.18 0.18
summary: country in military after	in	0.20 -0.20
summary: country in military after	none	0.01 -0.01
summary: country in military after	of	-0.03 0.03
summary: country in military after	on	0.10 -0.10
summary: country in military after	to	0.09 -0.09
summary: country in military after	with	-0.05 0.05
summary: country in other after	and	0.14 -0.14
summary: country in other after	as	-0.08 0.08
summary: country in other after	between	-0.16 0.16
summary: country in other after	from	-0.03 0.03
summary: country in other after	in	0.11 -0.11
summary: country in other after	none	-0.05 0.05
summary: country in other after	of	0.19 -0.19
summary: country in other after	on	-0.04 0.04
summary: country in other after	to	0.16 -0.16
summary: country in other after	with	-0.02 0.02
summary: kind	body	0.02 -0.02
summary: kind	country	-0.05 0.05
summary: kind	people	-0.10 0.10
summary: kind	region	0.09 -0.09
summary: kind	town	0.08 -0.08
summary: people after	across	0.09 -0.09
summary: people after	after	-0.06 0.06
summary: people after	against	0.03 -0.03
summary: people after	amid	-0.05 0.05
summary: people after	and	0.03 -0.03
summary: people after	as	0.14 -0.14
summary: people after	at	0.10 -0.10
summary: people after	between	-0.06 0.06
summary: people after	by	-0.22 0.22
summary: people after	from	0.03 -0.03
summary: people after	in	0.04 -0.04
summary: people after	near	-0.16 0.16
summary: people after	none	-0.03 0.03
summary: people after	of	0.04 -0.04
summary: people after	off	0.17 -0.17
summary: people after	on	0.09 -0.09
summary: people after	over	-0.15 0.15
summary: people after	strikes	0.08 -0.08
summary: people after	to	0.14 -0.14
summary: people after	with	0.06 -0.06
summary: people in cyber after	and	0.21 -0.21
summary: people in cyber after	between	0.25 -0.25
summary: people in cyber after	none	-0.13 0.13
summary: people in diplomatic after	across	0.14 -0.14
summary: people in diplomatic after	after	-0.14 0.14
summary: people in diplomatic after	against	-0.11 0.11
summary: people in diplomatic after	amid	0.12 -0.12
summary: people in diplomatic after	and	-0.08 0.08
summary: people in diplomatic after	as	0.10 -0.10
summary: people in diplomatic after	at	0.03 -0.03
summary: people in diplomatic after	between	0.02 -0.02
summary: people in diplomatic after	by	-0.01 0.01
summary: people in diplomatic after	for	-0.03 0.03
summary: people in diplomatic after	from	0.06 -0.06
summary: people in diplomatic after	in	-0.01 0.01
summary: people in diplomatic after	none	-0.02 0.02
summary: people in diplomatic after	of	-0.10 0.10
summary: people in diplomatic after	off	0.14 -0.14
summary: people in diplomatic after	on	0.08 -0.08
summary: people in diplomatic after	over	-0.05 0.05
summary: people in diplomatic after	strikes	-0.04 0.04
summary: people in diplomatic after	to	-0.02 0.02
summary: people in diplomatic after	with	0.03 -0.03
summary: people in economic after	after	-0.05 0.05
summary: people in economic after	against	0.10 -0.10
summary: people in economic after	amid	-0.08 0.08
summary: people in economic after	and	0.04 -0.04
summary: people in economic after	as	0.04 -0.04
summary: people in economic after	between	-0.17 0.17
summary: people in economic after	by	-0.20 0.20
summary: people in economic after	for	0.14 -0.14
summary: people in economic after	from	-0.10 0.10
summary: people in economic after	in	-0.10 0.10
summary: people in economic after	none	0.08 -0.08
summary: people in economic after	of	0.07 -0.07
summary: people in economic after	on	0.09 -0.09
summary: people in economic after	to	0.05 -0.05
summary: people in economic after	with	0.10 -0.10
summary: people in humanitarian after	and	0.02 -0.02
summary: people in humanitarian after	as	-0.18 0.18
summary: people in humanitarian after	by	-0.06 0.06
summary: people in humanitarian after	from	0.08 -0.08
summary: people in humanitarian after	in	-0.03 0.03
summary: people in humanitarian after	of	0.02 -0.02
summary: people in intelligence after	for	-0.04 0.04
summary: people in intelligence after	of	-0.05 0.05
summary: people in intelligence after	on	-0.16 0.16
summary: people in intelligence after	to	-0.10 0.10
summary: people in military after	across	-0.01 0.01
summary: people in military after	after	0.13 -0.13
summary: people in military after	against	0.06 -0.06
summary: people in military after	amid	-0.12 0.12
summary: people in military after	and	0.01 -0.01
summary: people in military after	as	0.17 -0.17
summary: people in military after	at	0.04 -0.04
summary: people in military after	between	0.05 -0.05
summary: people in military after	by	-0.16 0.16
summary: people in military after	for	0.18 -0.18
summary: people in military after	from	0.09 -0.09
summary: people in military after	in	0.18 -0.18
summary: people in military after	near	-0.16 0.16
summary: people in military after	none	-0.05 0.05
summary: people in military after	of	0.01 -0.01
summary: people in military after	on	0.12 -0.12
summary: people in military after	over	-0.13 0.13
summary: people in military after	strikes	0.13 -0.13
summary: people in military after	to	0.26 -0.26
summary: people in military after	with	-0.01 0.01
summary: people in other after	against	0.13 -0.13
summary: people in other after	and	0.23 -0.23
summary: people in other after	as	0.14 -0.14
summary: people in other after	between	-0.23 0.23
summary: people in other after	for	-0.18 0.18
summary: people in other after	from	-0.03 0.03
summary: people in other after	in	0.06 -0.06
summary: people in other after	none	0.09 -0.09
summary: people in other after	of	0.26 -0.26
summary: people in other after	on	-0.02 0.02
summary: people in other after	to	0.10 -0.10
summary: people in other after	with	-0.05 0.05
summary: region after	across	0.05 -0.05
summary: region after	amid	-0.08 0.08
summary: region after	and	-0.06 0.06
summary: region after	as	-0.04 0.04
summary: region after	at	-0.01 0.01
summary: region after	for	-0.04 0.04
summary: region after	from	0.16 -0.16
summary: region after	in	0.07 -0.07
summary: region after	none	0.04 -0.04
summary: region after	of	-0.04 0.04
summary: region after	on	0.11 -0.11
summary: region after	through	-0.01 0.01
summary: region after	to	0.05 -0.05
summary: region after	with	0.05 -0.05
summary: region in diplomatic after	from	0.08 -0.08
summary: region in diplomatic after	in	0.13 -0.13
summary: region in diplomatic after	none	0.07 -0.07
summary: region in diplomatic after	of	-0.01 0.01
summary: region in diplomatic after	on	0.10 -0.10
summary: region in diplomatic after	to	-0.03 0.03
summary: region in economic after	across	0.04 -0.04
summary: region in economic after	amid	-0.08 0.08
summary: region in economic after	and	0.03 -0.03
summary: region in economic after	as	-0.08 0.08
summary: region in economic after	for	0.04 -0.04
summary: region in economic after	from	0.13 -0.13
summary: region in economic after	in	0.02 -0.02
summary: region in economic after	none	0.04 -0.04
summary: region in economic after	of	-0.03 0.03
summary: region in economic after	through	-0.01 0.01
summary: region in economic after	to	0.03 -0.03
summary: region in humanitarian after	in	-0.12 0.12
summary: region in military after	from	0.11 -0.11
summary: region in military after	in	0.06 -0.06
summary: region in military after	none	0.06 -0.06
summary: region in military after	on	-0.03 0.03
summary: region in military after	to	0.08 -0.08
summary: region in other after	none	-0.24 0.24
summary: role	capital	0.03 -0.03
summary: role	force	0.04 -0.04
summary: role	kin	-0.07 0.07
summary: role	leader	0.04 -0.04
summary: role	people	0.07 -0.07
summary: role	place	0.02 -0.02
summary: role	politician	0.30 -0.30
summary: role	service	-0.10 0.10
summary: role	state	-0.06 0.06
summary: speaks	country	0.19 -0.19
summary: speaks	people	0.04 -0.04
summary: speaks	region	-0.05 0.05
summary: speaks	town	-0.15 0.15
summary: town after	after	0.03 -0.03
summary: town after	against	0.21 -0.21
summary: town after	and	-0.16 0.16
summary: town after	as	0.08 -0.08
summary: town after	at	0.24 -0.24
summary: town after	between	0.28 -0.28
summary: town after	for	-0.05 0.05
summary: town after	from	-0.04 0.04
summary: town after	in	0.01 -0.01
summary: town after	none	0.04 -0.04
summary: town after	of	0.31 -0.31
summary: town after	on	0.18 -0.18
summary: town after	strikes	0.21 -0.21
summary: town after	to	-0.04 0.04
summary: town after	with	-0.08 0.08
summary: town in diplomatic after	and	-0.02 0.02
summary: town in diplomatic after	as	0.25 -0.25
summary: town in diplomatic after	at	0.13 -0.13
summary: town in diplomatic after	between	0.18 -0.18
summary: town in diplomatic after	for	0.13 -0.13
summary: town in diplomatic after	from	-0.14 0.14
summary: town in diplomatic after	in	-0.05 0.05
summary: town in diplomatic after	none	0.01 -0.01
summary: town in diplomatic after	of	0.19 -0.19
summary: town in diplomatic after	on	0.22 -0.22
summary: town in diplomatic after	to	0.07 -0.07
summary: town in diplomatic after	with	-0.08 0.08
summary: town in economic after	and	-0.12 0.12
summary: town in economic after	at	0.18 -0.18
summary: town in economic after	in	0.20 -0.20
summary: town in economic after	of	0.13 -0.13
summary: town in economic after	to	-0.10 0.10
summary: town in humanitarian after	from	0.19 -0.19
summary: town in humanitarian after	in	0.07 -0.07
summary: town in humanitarian after	none	0.06 -0.06
summary: town in humanitarian after	to	-0.04 0.04
summary: town in intelligence after	in	0.23 -0.23
summary: town in intelligence after	none	0.06 -0.06
summary: town in military after	and	-0.06 0.06
summary: town in military after	from	0.16 -0.16
summary: town in military after	in	0.11 -0.11
summary: town in military after	none	0.03 -0.03
summary: town in military after	of	0.13 -0.13
summary: town in military after	on	0.04 -0.04
summary: town in military after	to	-0.09 0.09
summary: town in military after	with	-0.04 0.04
summary: town in other after	in	-0.12 0.12
summary: town in other after	none	0.27 -0.27
summary: town in other after	on	0.08 -0.08
third country, beside	Middle East	-0.13 0.13
third country, beside	gulf state	-0.16 0.16
third country, beside	land of an ally	-0.25 0.25
third country, beside	neighbour	-0.26 0.26
third country, beside	region	-0.11 0.11
third country, beside	seat of a body	0.19 -0.19
third country, beside	side	0.06 -0.06
third country, beside	strait or sea	-0.17 0.17
third country, beside	third country	0.04 -0.04
third country, beside	town of a land of an ally	-0.26 0.26
third country, beside	town of a neighbour	-0.09 0.09
third country, beside	town of a side	-0.04 0.04
third country, beside	town of a third country	0.09 -0.09
third country, beside	town of a usa	0.02 -0.02
third country, beside	usa	-0.02 0.02
third country, event	arrest	0.15 -0.15
third country, event	arrival	0.18 -0.18
third country, event	blockade	0.21 -0.21
third country, event	call	0.03 -0.03
third country, event	closure	0.04 -0.04
third country, event	comment	-0.06 0.06
third country, event	deal	0.08 -0.08
third country, event	denial	0.27 -0.27
third country, event	departure	0.04 -0.04
third country, event	deployment	-0.07 0.07
third country, event	downing	-0.14 0.14
third country, event	evacuation	0.08 -0.08
third country, event	fall	-0.02 0.02
third country, event	hack	0.04 -0.04
third country, event	halt	-0.11 0.11
third country, event	none	0.02 -0.02
third country, event	offer	0.09 -0.09
third country, event	plan	0.07 -0.07
third country, event	reaction	-0.04 0.04
third country, event	rejection	-0.04 0.04
third country, event	relief	0.23 -0.23
third country, event	reopening	0.26 -0.26
third country, event	rise	-0.09 0.09
third country, event	sanction	-0.02 0.02
third country, event	seizure	-0.19 0.19
third country, event	spying	-0.01 0.01
third country, event	strike	-0.21 0.21
third country, event	talks	0.05 -0.05
third country, event	threat	0.02 -0.02
third country, event	truce	-0.01 0.01
third country, event	visit	-0.11 0.11
third country, event	wish	0.13 -0.13
third country, summary is	missing	0.02 -0.02
third country, summary is	there	-0.07 0.07
third country, title names	both sides	0.03 -0.03
third country, title names	both sides and usa	-0.01 0.01
third country, title names	both sides and usa and ally	0.14 -0.14
third country, title names	no party	-0.21 0.21
third country, title names	one side	0.10 -0.10
third country, title names	one side and ally	-0.07 0.07
third country, topic	alarm	-0.04 0.04
third country, topic	brief	-0.02 0.02
third country, topic	casualty	-0.31 0.31
third country, topic	civilian	-0.17 0.17
third country, topic	closure	0.04 -0.04
third country, topic	contact	0.08 -0.08
third country, topic	culture	-0.02 0.02
third country, topic	decision	0.04 -0.04
third country, topic	domestic	0.13 -0.13
third country, topic	elsewhere	-0.23 0.23
third country, topic	everyday	-0.01 0.01
third country, topic	force	0.06 -0.06
third country, topic	gaza	-0.14 0.14
third country, topic	market	0.21 -0.21
third country, topic	mass	-0.21 0.21
third country, topic	modal	0.19 -0.19
third country, topic	negotiation	0.09 -0.09
third country, topic	nuclear	-0.07 0.07
third country, topic	oil	-0.04 0.04
third country, topic	opinion	-0.02 0.02
third country, topic	reaction	-0.26 0.26
third country, topic	sanction	-0.18 0.18
third country, topic	settled	0.19 -0.19
third country, topic	shipping	-0.14 0.14
third country, topic	shock	0.10 -0.10
third country, topic	sport	-0.04 0.04
third country, topic	spy	-0.05 0.05
third country, topic	strike	-0.15 0.15
third country, topic	threat	0.09 -0.09
third country, topic	truce	-0.03 0.03
third country, topic	unreal	0.08 -0.08
third country, topic	unrest	-0.09 0.09
third country, topic	weapon	-0.07 0.07
third country, type	diplomatic	-0.02 0.02
third country, type	economic	0.20 -0.20
third country, type	humanitarian	-0.10 0.10
third country, type	intelligence	0.12 -0.12
third country, type	military	-0.17 0.17
third country, type	other	-0.19 0.19
title	after the head clause	-0.01 0.01
title	first	0.19 -0.19
title	fourth or later	0.06 -0.06
title	in the head clause	0.21 -0.21
title	in the name of a body	-0.29 0.29
title	named	0.02 -0.02
title	second	-0.01 0.01
title	speaks	-0.02 0.02
title	third	0.12 -0.12
title begins with it	any type	0.09 -0.09
title begins with it	cyber	-0.08 0.08
title begins with it	diplomatic	-0.04 0.04
title begins with it	economic	0.31 -0.31
title begins with it	humanitarian	0.08 -0.08
title begins with it	intelligence	0.04 -0.04
title begins with it	military	-0.01 0.01
title begins with it	other	0.16 -0.16
title, cyber	first	0.05 -0.05
title, cyber	fourth or later	0.06 -0.06
title, cyber	second	0.04 -0.04
title, cyber	third	0.09 -0.09
title, diplomatic	first	0.13 -0.13
title, diplomatic	fourth or later	0.16 -0.16
title, diplomatic	second	0.10 -0.10
title, diplomatic	third	0.22 -0.22
title, economic	first	-0.01 0.01
title, economic	fourth or later	-0.06 0.06
title, economic	second	-0.12 0.12
title, economic	third	-0.03 0.03
title, humanitarian	first	0.35 -0.35
title, humanitarian	fourth or later	-0.25 0.25
title, humanitarian	second	0.04 -0.04
title, humanitarian	third	-0.14 0.14
title, intelligence	first	0.08 -0.08
title, intelligence	fourth or later	0.06 -0.06
title, intelligence	second	0.09 -0.09
title, intelligence	third	0.02 -0.02
title, military	first	-0.03 0.03
title, military	fourth or later	0.06 -0.06
title, military	second	-0.09 0.09
title, military	third	0.10 -0.10
title, other	first	0.39 -0.39
title, other	fourth or later	-0.01 0.01
title, other	second	0.19 -0.19
title: beside an act	gulf state	0.20 -0.20
title: beside an act	land of an ally	-0.04 0.04
title: beside an act	neighbour	0.11 -0.11
title: beside an act	region	0.10 -0.10
title: beside an act	side	-0.04 0.04
title: beside an act	strait or sea	-0.10 0.10
title: beside an act	third country	-0.09 0.09
title: beside an act	usa	-0.05 0.05
title: body in diplomatic after	none	0.05 -0.05
title: country after	across	0.35 -0.35
title: country after	after	-0.06 0.06
title: country after	against	-0.02 0.02
title: country after	amid	-0.33 0.33
title: country after	and	-0.08 0.08
title: country after	as	-0.08 0.08
title: country after	at	-0.05 0.05
title: country after	between	0.08 -0.08
title: country after	by	-0.02 0.02
title: country after	for	0.01 -0.01
title: country after	from	-0.09 0.09
title: country after	hits	-0.02 0.02
title: country after	in	0.27 -0.27
title: country after	inside	0.27 -0.27
title: country after	into	0.08 -0.08
title: country after	near	0.12 -0.12
title: country after	none	-0.01 0.01
title: country after	of	-0.02 0.02
title: country after	off	0.30 -0.30
title: country after	over	-0.16 0.16
title: country after	strikes	0.05 -0.05
title: country after	targets	-0.03 0.03
title: country after	to	0.05 -0.05
title: country after	with	0.01 -0.01
title: country in cyber after	in	0.14 -0.14
title: country in cyber after	none	-0.04 0.04
title: country in diplomatic after	after	0.11 -0.11
title: country in diplomatic after	against	0.08 -0.08
title: country in diplomatic after	amid	-0.06 0.06
title: country in diplomatic after	and	0.03 -0.03
title: country in diplomatic after	as	0.07 -0.07
title: country in diplomatic after	at	0.01 -0.01
title: country in diplomatic after	between	0.14 -0.14
title: country in diplomatic after	by	-0.02 0.02
title: country in diplomatic after	for	-0.05 0.05
title: country in diplomatic after	from	0.01 -0.01
title: country in diplomatic after	in	0.20 -0.20
title: country in diplomatic after	none	0.05 -0.05
title: country in diplomatic after	of	0.06 -0.06
title: country in diplomatic after	off	0.14 -0.14
title: country in diplomatic after	on	0.19 -0.19
title: country in diplomatic after	over	-0.04 0.04
title: country in diplomatic after	strikes	-0.05 0.05
title: country in diplomatic after	to	0.06 -0.06
title: country in diplomatic after	with	0.09 -0.09
title: country in economic after	after	-0.09 0.09
title: country in economic after	amid	-0.18 0.18
title: country in economic after	and	-0.08 0.08
title: country in economic after	as	-0.02 0.02
title: country in economic after	at	0.10 -0.10
title: country in economic after	between	-0.01 0.01
title: country in economic after	by	0.10 -0.10
title: country in economic after	for	0.07 -0.07
title: country in economic after	from	-0.11 0.11
title: country in economic after	in	0.05 -0.05
title: country in economic after	none	0.06 -0.06
title: country in economic after	of	-0.05 0.05
title: country in economic after	on	-0.15 0.15
title: country in economic after	over	-0.11 0.11
title: country in economic after	strikes	-0.09 0.09
title: country in economic after	through	0.07 -0.07
title: country in economic after	to	0.05 -0.05
title: country in economic after	with	-0.07 0.07
title: country in humanitarian after	across	0.12 -0.12
title: country in humanitarian after	after	-0.03 0.03
title: country in humanitarian after	amid	-0.13 0.13
title: country in humanitarian after	as	-0.24 0.24
title: country in humanitarian after	by	-0.19 0.19
title: country in humanitarian after	from	-0.04 0.04
title: country in humanitarian after	in	0.08 -0.08
title: country in humanitarian after	near	0.16 -0.16
title: country in humanitarian after	none	-0.11 0.11
title: country in humanitarian after	of	-0.05 0.05
title: country in humanitarian after	on	0.01 -0.01
title: country in humanitarian after	to	0.02 -0.02
title: country in humanitarian after	with	-0.22 0.22
title: country in intelligence after	and	0.10 -0.10
title: country in intelligence after	for	-0.06 0.06
title: country in intelligence after	in	0.12 -0.12
title: country in intelligence after	none	0.24 -0.24
title: country in intelligence after	on	-0.07 0.07
title: country in intelligence after	to	0.05 -0.05
title: country in intelligence after	with	0.20 -0.20
title: country in military after	across	0.26 -0.26
title: country in military after	amid	-0.14 0.14
title: country in military after	and	-0.16 0.16
title: country in military after	as	-0.04 0.04
title: country in military after	at	-0.09 0.09
title: country in military after	between	0.10 -0.10
title: country in military after	by	-0.05 0.05
title: country in military after	for	0.03 -0.03
title: country in military after	from	-0.02 0.02
title: country in military after	hits	-0.03 0.03
title: country in military after	in	0.11 -0.11
title: country in military after	inside	0.20 -0.20
title: country in military after	into	0.22 -0.22
title: country in military after	near	0.28 -0.28
title: country in military after	none	0.01 -0.01
title: country in military after	of	-0.08 0.08
title: country in military after	off	0.36 -0.36
title: country in military after	on	0.13 -0.13
title: country in military after	over	0.11 -0.11
title: country in military after	strikes	0.18 -0.18
title: country in military after	targets	0.04 -0.04
title: country in military after	to	0.12 -0.12
title: country in military after	with	-0.01 0.01
title: country in other after	after	-0.13 0.13
title: country in other after	against	-0.05 0.05
title: country in other after	amid	-0.23 0.23
title: country in other after	and	0.01 -0.01
title: country in other after	as	-0.12 0.12
title: country in other after	between	-0.20 0.20
title: country in other after	by	0.18 -0.18
title: country in other after	for	0.06 -0.06
title: country in other after	from	-0.10 0.10
title: country in other after	in	0.12 -0.12
title: country in other after	none	-0.16 0.16
title: country in other after	of	0.10 -0.10
title: country in other after	on	-0.06 0.06
title: country in other after	over	-0.21 0.21
title: country in other after	to	-0.11 0.11
title: country in other after	with	0.01 -0.01
title: is struck	any	0.17 -0.17
title: is struck	country	0.13 -0.13
title: is struck	people	0.16 -0.16
title: is struck	town	0.14 -0.14
title: kind	body	-0.06 0.06
title: kind	country	-0.05 0.05
title: kind	people	-0.08 0.08
title: kind	region	0.12 -0.12
title: kind	town	0.11 -0.11
title: people after	across	0.30 -0.30
title: people after	after	-0.24 0.24
title: people after	amid	-0.26 0.26
title: people after	and	-0.07 0.07
title: people after	as	-0.09 0.09
title: people after	at	0.25 -0.25
title: people after	between	0.13 -0.13
title: people after	by	-0.11 0.11
title: people after	for	0.07 -0.07
title: people after	from	0.16 -0.16
title: people after	hits	-0.13 0.13
title: people after	in	-0.07 0.07
title: people after	inside	0.18 -0.18
title: people after	into	-0.01 0.01
title: people after	near	0.03 -0.03
title: people after	none	0.10 -0.10
title: people after	of	-0.08 0.08
title: people after	off	0.08 -0.08
title: people after	on	0.07 -0.07
title: people after	outside	0.09 -0.09
title: people after	over	-0.08 0.08
title: people after	strikes	0.15 -0.15
title: people after	targets	0.02 -0.02
title: people after	to	0.14 -0.14
title: people after	toward	0.09 -0.09
title: people after	towards	0.14 -0.14
title: people after	with	-0.03 0.03
title: people in cyber after	in	0.14 -0.14
title: people in cyber after	none	0.04 -0.04
title: people in diplomatic after	against	0.08 -0.08
title: people in diplomatic after	and	0.07 -0.07
title: people in diplomatic after	as	0.03 -0.03
title: people in diplomatic after	at	0.21 -0.21
title: people in diplomatic after	between	0.16 -0.16
title: people in diplomatic after	by	0.02 -0.02
title: people in diplomatic after	for	-0.01 0.01
title: people in diplomatic after	from	0.07 -0.07
title: people in diplomatic after	in	-0.02 0.02
title: people in diplomatic after	none	0.13 -0.13
title: people in diplomatic after	of	0.09 -0.09
title: people in diplomatic after	off	0.15 -0.15
title: people in diplomatic after	on	0.15 -0.15
title: people in diplomatic after	over	-0.04 0.04
title: people in diplomatic after	strikes	-0.06 0.06
title: people in diplomatic after	to	0.03 -0.03
title: people in diplomatic after	with	0.05 -0.05
title: people in economic after	after	-0.08 0.08
title: people in economic after	amid	-0.20 0.20
title: people in economic after	and	-0.07 0.07
title: people in economic after	as	-0.12 0.12
title: people in economic after	between	-0.01 0.01
title: people in economic after	by	0.02 -0.02
title: people in economic after	for	0.16 -0.16
title: people in economic after	from	-0.10 0.10
title: people in economic after	hits	-0.02 0.02
title: people in economic after	in	0.07 -0.07
title: people in economic after	none	-0.05 0.05
title: people in economic after	on	-0.08 0.08
title: people in economic after	over	-0.15 0.15
title: people in economic after	strikes	-0.10 0.10
title: people in economic after	to	0.03 -0.03
title: people in economic after	with	-0.09 0.09
title: people in humanitarian after	after	-0.24 0.24
title: people in humanitarian after	amid	-0.16 0.16
title: people in humanitarian after	as	-0.33 0.33
title: people in humanitarian after	by	-0.22 0.22
title: people in humanitarian after	for	0.15 -0.15
title: people in humanitarian after	from	-0.07 0.07
title: people in humanitarian after	in	-0.06 0.06
title: people in humanitarian after	near	0.16 -0.16
title: people in humanitarian after	none	0.10 -0.10
title: people in humanitarian after	of	-0.04 0.04
title: people in humanitarian after	on	0.06 -0.06
title: people in humanitarian after	strikes	-0.01 0.01
title: people in humanitarian after	to	0.18 -0.18
title: people in humanitarian after	with	-0.09 0.09
title: people in intelligence after	and	0.10 -0.10
title: people in intelligence after	by	0.03 -0.03
title: people in intelligence after	for	-0.18 0.18
title: people in intelligence after	from	-0.05 0.05
title: people in intelligence after	in	-0.01 0.01
title: people in intelligence after	none	0.13 -0.13
title: people in intelligence after	of	-0.10 0.10
title: people in intelligence after	on	-0.11 0.11
title: people in intelligence after	to	0.09 -0.09
title: people in intelligence after	with	0.20 -0.20
title: people in military after	across	0.21 -0.21
title: people in military after	after	-0.19 0.19
title: people in military after	against	0.07 -0.07
title: people in military after	amid	-0.09 0.09
title: people in military after	and	-0.21 0.21
title: people in military after	at	0.08 -0.08
title: people in military after	between	0.14 -0.14
title: people in military after	by	-0.14 0.14
title: people in military after	for	0.06 -0.06
title: people in military after	from	0.22 -0.22
title: people in military after	hits	-0.14 0.14
title: people in military after	in	-0.16 0.16
title: people in military after	inside	0.11 -0.11
title: people in military after	near	0.05 -0.05
title: people in military after	none	-0.06 0.06
title: people in military after	of	-0.18 0.18
title: people in military after	on	0.18 -0.18
title: people in military after	over	0.08 -0.08
title: people in military after	strikes	0.28 -0.28
title: people in military after	targets	0.09 -0.09
title: people in military after	to	0.15 -0.15
title: people in military after	toward	0.09 -0.09
title: people in military after	with	-0.02 0.02
title: people in other after	after	-0.03 0.03
title: people in other after	against	-0.07 0.07
title: people in other after	amid	-0.11 0.11
title: people in other after	and	0.01 -0.01
title: people in other after	as	0.03 -0.03
title: people in other after	at	0.25 -0.25
title: people in other after	between	-0.12 0.12
title: people in other after	by	0.07 -0.07
title: people in other after	for	0.12 -0.12
title: people in other after	from	0.07 -0.07
title: people in other after	in	0.06 -0.06
title: people in other after	into	-0.05 0.05
title: people in other after	none	0.19 -0.19
title: people in other after	of	0.07 -0.07
title: people in other after	on	-0.02 0.02
title: people in other after	over	-0.10 0.10
title: region after	across	0.18 -0.18
title: region after	after	-0.06 0.06
title: region after	amid	-0.14 0.14
title: region after	around	0.11 -0.11
title: region after	as	-0.07 0.07
title: region after	at	0.23 -0.23
title: region after	by	-0.05 0.05
title: region after	for	0.20 -0.20
title: region after	from	0.31 -0.31
title: region after	in	0.15 -0.15
title: region after	into	0.17 -0.17
title: region after	near	0.36 -0.36
title: region after	none	0.03 -0.03
title: region after	of	0.03 -0.03
title: region after	on	-0.09 0.09
title: region after	over	0.32 -0.32
title: region after	strikes	-0.12 0.12
title: region after	targets	-0.06 0.06
title: region after	through	0.49 -0.49
title: region after	to	0.16 -0.16
title: region after	with	-0.06 0.06
title: region in diplomatic after	amid	0.11 -0.11
title: region in diplomatic after	and	-0.11 0.11
title: region in diplomatic after	as	-0.04 0.04
title: region in diplomatic after	for	0.22 -0.22
title: region in diplomatic after	from	0.23 -0.23
title: region in diplomatic after	in	0.15 -0.15
title: region in diplomatic after	none	-0.04 0.04
title: region in diplomatic after	of	0.02 -0.02
title: region in diplomatic after	on	0.05 -0.05
title: region in diplomatic after	over	0.30 -0.30
title: region in diplomatic after	through	0.22 -0.22
title: region in diplomatic after	to	0.31 -0.31
title: region in diplomatic after	with	-0.11 0.11
title: region in economic after	across	0.20 -0.20
title: region in economic after	after	-0.07 0.07
title: region in economic after	amid	-0.10 0.10
title: region in economic after	and	0.04 -0.04
title: region in economic after	as	-0.05 0.05
title: region in economic after	for	0.26 -0.26
title: region in economic after	from	0.13 -0.13
title: region in economic after	in	-0.04 0.04
title: region in economic after	near	0.22 -0.22
title: region in economic after	none	0.08 -0.08
title: region in economic after	of	-0.01 0.01
title: region in economic after	on	-0.16 0.16
title: region in economic after	through	0.41 -0.41
title: region in economic after	to	-0.19 0.19
title: region in humanitarian after	as	0.03 -0.03
title: region in humanitarian after	in	0.08 -0.08
title: region in humanitarian after	none	-0.03 0.03
title: region in intelligence after	to	0.16 -0.16
title: region in military after	across	0.07 -0.07
title: region in military after	and	0.06 -0.06
title: region in military after	around	0.10 -0.10
title: region in military after	as	-0.11 0.11
title: region in military after	at	0.16 -0.16
title: region in military after	from	0.28 -0.28
title: region in military after	in	0.06 -0.06
title: region in military after	near	0.26 -0.26
title: region in military after	none	0.01 -0.01
title: region in military after	of	0.32 -0.32
title: region in military after	on	-0.08 0.08
title: region in military after	over	0.19 -0.19
title: region in military after	targets	-0.06 0.06
title: region in military after	through	0.14 -0.14
title: region in military after	to	0.20 -0.20
title: region in other after	for	0.14 -0.14
title: region in other after	in	0.18 -0.18
title: region in other after	none	0.02 -0.02
title: region in other after	of	-0.06 0.06
title: region in other after	on	0.19 -0.19
title: region in other after	to	0.17 -0.17
title: role	capital	-0.04 0.04
title: role	force	0.05 -0.05
title: role	kin	-0.36 0.36
title: role	leader	0.31 -0.31
title: role	people	-0.13 0.13
title: role	place	0.16 -0.16
title: role	politician	0.31 -0.31
title: role	service	-0.11 0.11
title: role	state	0.10 -0.10
title: speaks	country	0.07 -0.07
title: speaks	region	0.17 -0.17
title: speaks	town	-0.06 0.06
title: strikes	any	-0.30 0.30
title: strikes	country	0.18 -0.18
title: strikes	people	-0.26 0.26
title: strikes	town	-0.20 0.20
title: town after	across	0.18 -0.18
title: town after	after	-0.12 0.12
title: town after	amid	0.15 -0.15
title: town after	and	-0.17 0.17
title: town after	as	-0.03 0.03
title: town after	at	0.38 -0.38
title: town after	between	-0.01 0.01
title: town after	by	-0.05 0.05
title: town after	for	0.01 -0.01
title: town after	from	0.08 -0.08
title: town after	hits	0.27 -0.27
title: town after	in	0.37 -0.37
title: town after	inside	0.17 -0.17
title: town after	into	0.17 -0.17
title: town after	near	0.25 -0.25
title: town after	none	0.05 -0.05
title: town after	of	0.04 -0.04
title: town after	off	0.20 -0.20
title: town after	on	0.02 -0.02
title: town after	over	0.28 -0.28
title: town after	strikes	0.01 -0.01
title: town after	to	0.07 -0.07
title: town after	with	0.03 -0.03
title: town in diplomatic after	after	0.27 -0.27
title: town in diplomatic after	and	-0.13 0.13
title: town in diplomatic after	as	0.29 -0.29
title: town in diplomatic after	at	0.18 -0.18
title: town in diplomatic after	between	-0.04 0.04
title: town in diplomatic after	for	0.15 -0.15
title: town in diplomatic after	from	-0.07 0.07
title: town in diplomatic after	in	0.62 -0.62
title: town in diplomatic after	none	0.11 -0.11
title: town in diplomatic after	of	0.15 -0.15
title: town in diplomatic after	on	0.32 -0.32
title: town in diplomatic after	to	0.11 -0.11
title: town in diplomatic after	with	0.01 -0.01
title: town in economic after	after	-0.03 0.03
title: town in economic after	as	-0.04 0.04
title: town in economic after	at	0.12 -0.12
title: town in economic after	in	0.21 -0.21
title: town in economic after	none	-0.07 0.07
title: town in economic after	to	0.15 -0.15
title: town in humanitarian after	from	0.11 -0.11
title: town in humanitarian after	in	0.31 -0.31
title: town in humanitarian after	none	0.30 -0.30
title: town in humanitarian after	of	0.18 -0.18
title: town in humanitarian after	on	0.27 -0.27
title: town in humanitarian after	to	0.11 -0.11
title: town in intelligence after	from	0.17 -0.17
title: town in intelligence after	in	0.16 -0.16
title: town in intelligence after	none	0.30 -0.30
title: town in military after	across	0.18 -0.18
title: town in military after	after	-0.20 0.20
title: town in military after	and	-0.10 0.10
title: town in military after	as	-0.06 0.06
title: town in military after	at	0.29 -0.29
title: town in military after	from	0.31 -0.31
title: town in military after	hits	0.25 -0.25
title: town in military after	in	0.20 -0.20
title: town in military after	inside	0.14 -0.14
title: town in military after	into	0.17 -0.17
title: town in military after	near	0.23 -0.23
title: town in military after	none	-0.01 0.01
title: town in military after	of	-0.06 0.06
title: town in military after	off	0.18 -0.18
title: town in military after	on	0.01 -0.01
title: town in military after	over	0.26 -0.26
title: town in military after	strikes	0.39 -0.39
title: town in military after	to	-0.06 0.06
title: town in military after	with	0.13 -0.13
title: town in other after	as	0.17 -0.17
title: town in other after	from	0.16 -0.16
title: town in other after	in	0.30 -0.30
title: town in other after	none	0.11 -0.11
title: town in other after	of	0.22 -0.22
title: town in other after	on	0.14 -0.14
title: town in other after	to	0.25 -0.25
town of a gulf state, beside	Middle East	-0.05 0.05
town of a gulf state, beside	gulf state	0.26 -0.26
town of a gulf state, beside	neighbour	-0.19 0.19
town of a gulf state, beside	side	-0.07 0.07
town of a gulf state, beside	strait or sea	0.01 -0.01
town of a gulf state, beside	third country	0.15 -0.15
town of a gulf state, beside	town of a gulf state	0.06 -0.06
town of a gulf state, beside	town of a neighbour	-0.21 0.21
town of a gulf state, beside	town of a side	-0.16 0.16
town of a gulf state, beside	usa	-0.10 0.10
town of a gulf state, event	arrest	0.15 -0.15
town of a gulf state, event	closure	0.15 -0.15
town of a gulf state, event	downing	0.11 -0.11
town of a gulf state, event	evacuation	0.16 -0.16
town of a gulf state, event	halt	0.15 -0.15
town of a gulf state, event	none	0.01 -0.01
town of a gulf state, event	plan	-0.15 0.15
town of a gulf state, event	resumption	0.13 -0.13
town of a gulf state, event	strike	0.13 -0.13
town of a gulf state, event	talks	-0.10 0.10
town of a gulf state, event	threat	0.02 -0.02
town of a gulf state, event	visit	0.17 -0.17
town of a gulf state, summary is	missing	0.01 -0.01
town of a gulf state, summary is	there	0.08 -0.08
town of a gulf state, title names	both sides	-0.08 0.08
town of a gulf state, title names	both sides and usa	-0.10 0.10
town of a gulf state, title names	no party	0.23 -0.23
town of a gulf state, title names	one side and usa	0.01 -0.01
town of a gulf state, topic	alarm	0.16 -0.16
town of a gulf state, topic	brief	-0.06 0.06
town of a gulf state, topic	casualty	0.04 -0.04
town of a gulf state, topic	chief	-0.13 0.13
town of a gulf state, topic	civilian	0.25 -0.25
town of a gulf state, topic	closure	0.12 -0.12
town of a gulf state, topic	contact	0.08 -0.08
town of a gulf state, topic	culture	0.10 -0.10
town of a gulf state, topic	decision	0.32 -0.32
town of a gulf state, topic	everyday	-0.01 0.01
town of a gulf state, topic	force	0.18 -0.18
town of a gulf state, topic	mass	-0.03 0.03
town of a gulf state, topic	modal	0.16 -0.16
town of a gulf state, topic	negotiation	-0.05 0.05
town of a gulf state, topic	oil	-0.01 0.01
town of a gulf state, topic	reaction	0.15 -0.15
town of a gulf state, topic	resolve	0.23 -0.23
town of a gulf state, topic	settled	-0.01 0.01
town of a gulf state, topic	shipping	0.07 -0.07
town of a gulf state, topic	strike	0.03 -0.03
town of a gulf state, topic	threat	0.05 -0.05
town of a gulf state, topic	truce	0.07 -0.07
town of a gulf state, topic	unreal	-0.13 0.13
town of a gulf state, topic	weapon	-0.02 0.02
town of a gulf state, type	diplomatic	-0.06 0.06
town of a gulf state, type	economic	0.12 -0.12
town of a gulf state, type	humanitarian	0.15 -0.15
town of a gulf state, type	other	0.28 -0.28
town of a land of an ally, beside	land of an ally	0.38 -0.38
town of a land of an ally, beside	side	0.15 -0.15
town of a land of an ally, beside	third country	-0.04 0.04
town of a land of an ally, beside	town of a land of an ally	0.12 -0.12
town of a land of an ally, beside	town of a side	-0.10 0.10
town of a land of an ally, beside	usa	-0.02 0.02
town of a land of an ally, event	arrest	0.25 -0.25
town of a land of an ally, event	denial	0.18 -0.18
town of a land of an ally, event	downing	0.10 -0.10
town of a land of an ally, event	evacuation	0.16 -0.16
town of a land of an ally, event	none	0.09 -0.09
town of a land of an ally, event	order	0.19 -0.19
town of a land of an ally, event	plan	0.20 -0.20
town of a land of an ally, event	reaction	0.20 -0.20
town of a land of an ally, event	seizure	0.12 -0.12
town of a land of an ally, event	strike	0.01 -0.01
town of a land of an ally, event	threat	0.24 -0.24
town of a land of an ally, event	truce	0.07 -0.07
town of a land of an ally, event	wish	0.20 -0.20
town of a land of an ally, summary is	missing	0.04 -0.04
town of a land of an ally, summary is	there	0.12 -0.12
town of a land of an ally, title names	ally	0.17 -0.17
town of a land of an ally, title names	both sides	-0.12 0.12
town of a land of an ally, title names	both sides and ally	0.16 -0.16
town of a land of an ally, title names	both sides and usa	-0.03 0.03
town of a land of an ally, title names	no party	0.08 -0.08
town of a land of an ally, title names	one side	0.09 -0.09
town of a land of an ally, title names	one side and ally	0.44 -0.44
town of a land of an ally, title names	one side and usa	-0.01 0.01
town of a land of an ally, topic	alarm	-0.09 0.09
town of a land of an ally, topic	brief	-0.05 0.05
town of a land of an ally, topic	casualty	0.50 -0.50
town of a land of an ally, topic	chief	0.29 -0.29
town of a land of an ally, topic	civilian	0.41 -0.41
town of a land of an ally, topic	closure	-0.06 0.06
town of a land of an ally, topic	contact	-0.08 0.08
town of a land of an ally, topic	decision	-0.02 0.02
town of a land of an ally, topic	everyday	0.17 -0.17
town of a land of an ally, topic	force	0.15 -0.15
town of a land of an ally, topic	gaza	0.21 -0.21
town of a land of an ally, topic	mass	-0.07 0.07
town of a land of an ally, topic	modal	0.17 -0.17
town of a land of an ally, topic	negotiation	0.10 -0.10
town of a land of an ally, topic	opinion	0.24 -0.24
town of a land of an ally, topic	reaction	0.26 -0.26
town of a land of an ally, topic	resolve	-0.08 0.08
town of a land of an ally, topic	settled	-0.05 0.05
town of a land of an ally, topic	spy	0.13 -0.13
town of a land of an ally, topic	strike	0.09 -0.09
town of a land of an ally, topic	threat	0.29 -0.29
town of a land of an ally, topic	truce	0.13 -0.13
town of a land of an ally, topic	unreal	-0.01 0.01
town of a land of an ally, topic	weapon	-0.08 0.08
town of a land of an ally, type	diplomatic	-0.01 0.01
town of a land of an ally, type	humanitarian	0.39 -0.39
town of a land of an ally, type	military	0.09 -0.09
town of a land of an ally, type	other	0.18 -0.18
town of a neighbour, beside	land of an ally	-0.02 0.02
town of a neighbour, beside	neighbour	0.25 -0.25
town of a neighbour, beside	side	-0.04 0.04
town of a neighbour, beside	strait or sea	-0.07 0.07
town of a neighbour, beside	third country	0.06 -0.06
town of a neighbour, beside	town of a gulf state	-0.16 0.16
town of a neighbour, beside	town of a neighbour	0.06 -0.06
town of a neighbour, beside	town of a side	-0.13 0.13
town of a neighbour, beside	town of a usa	-0.11 0.11
town of a neighbour, beside	usa	-0.01 0.01
town of a neighbour, event	cancelled	0.19 -0.19
town of a neighbour, event	none	0.08 -0.08
town of a neighbour, event	plan	0.17 -0.17
town of a neighbour, event	reaction	0.20 -0.20
town of a neighbour, event	strike	0.03 -0.03
town of a neighbour, event	talks	0.05 -0.05
town of a neighbour, event	threat	-0.02 0.02
town of a neighbour, event	truce	-0.05 0.05
town of a neighbour, event	visit	-0.06 0.06
town of a neighbour, summary is	there	0.03 -0.03
town of a neighbour, title names	both sides	-0.09 0.09
town of a neighbour, title names	both sides and usa	-0.12 0.12
town of a neighbour, title names	no party	0.23 -0.23
town of a neighbour, title names	one side	0.09 -0.09
town of a neighbour, title names	one side and usa	0.02 -0.02
town of a neighbour, title names	usa	0.22 -0.22
town of a neighbour, topic	brief	0.16 -0.16
town of a neighbour, topic	casualty	0.09 -0.09
town of a neighbour, topic	chief	-0.01 0.01
town of a neighbour, topic	closure	0.19 -0.19
town of a neighbour, topic	contact	0.04 -0.04
town of a neighbour, topic	decision	-0.04 0.04
town of a neighbour, topic	force	-0.04 0.04
town of a neighbour, topic	modal	0.18 -0.18
town of a neighbour, topic	negotiation	0.08 -0.08
town of a neighbour, topic	reaction	0.04 -0.04
town of a neighbour, topic	settled	0.15 -0.15
town of a neighbour, topic	shipping	-0.07 0.07
town of a neighbour, topic	strike	0.08 -0.08
town of a neighbour, topic	threat	0.05 -0.05
town of a neighbour, topic	truce	0.01 -0.01
town of a neighbour, topic	unreal	0.02 -0.02
town of a neighbour, topic	weapon	0.22 -0.22
town of a neighbour, type	diplomatic	0.05 -0.05
town of a neighbour, type	economic	0.18 -0.18
town of a neighbour, type	military	0.31 -0.31
town of a side, beside	Middle East	-0.16 0.16
town of a side, beside	gulf state	-0.37 0.37
town of a side, beside	land of an ally	-0.16 0.16
town of a side, beside	neighbour	-0.07 0.07
town of a side, beside	region	0.19 -0.19
town of a side, beside	side	0.01 -0.01
town of a side, beside	strait or sea	-0.33 0.33
town of a side, beside	third country	-0.14 0.14
town of a side, beside	town of a gulf state	-0.24 0.24
town of a side, beside	town of a neighbour	-0.10 0.10
town of a side, beside	town of a side	0.20 -0.20
town of a side, beside	town of a third country	-0.09 0.09
town of a side, beside	town of a usa	-0.03 0.03
town of a side, beside	usa	0.16 -0.16
town of a side, event	accusation	0.17 -0.17
town of a side, event	arrest	-0.12 0.12
town of a side, event	blockade	-0.12 0.12
town of a side, event	cancelled	0.16 -0.16
town of a side, event	charge	0.20 -0.20
town of a side, event	closure	-0.07 0.07
town of a side, event	comment	0.29 -0.29
town of a side, event	deal	0.05 -0.05
town of a side, event	denial	0.08 -0.08
town of a side, event	departure	0.09 -0.09
town of a side, event	downing	-0.01 0.01
town of a side, event	evacuation	-0.08 0.08
town of a side, event	fall	-0.03 0.03
town of a side, event	halt	0.17 -0.17
town of a side, event	none	0.02 -0.02
town of a side, event	plan	0.09 -0.09
town of a side, event	reaction	-0.03 0.03
town of a side, event	rejection	0.19 -0.19
town of a side, event	rescue	0.14 -0.14
town of a side, event	rise	0.19 -0.19
town of a side, event	seizure	0.12 -0.12
town of a side, event	spying	0.23 -0.23
town of a side, event	strike	0.07 -0.07
town of a side, event	talks	-0.08 0.08
town of a side, event	threat	0.13 -0.13
town of a side, event	truce	0.10 -0.10
town of a side, event	visit	0.24 -0.24
town of a side, event	wish	0.24 -0.24
town of a side, summary is	missing	0.07 -0.07
town of a side, summary is	there	0.09 -0.09
town of a side, title names	ally	0.20 -0.20
town of a side, title names	both sides	0.06 -0.06
town of a side, title names	both sides and ally	-0.12 0.12
town of a side, title names	both sides and usa	0.05 -0.05
town of a side, title names	both sides and usa and ally	-0.12 0.12
town of a side, title names	no party	-0.08 0.08
town of a side, title names	one side	0.22 -0.22
town of a side, title names	one side and ally	-0.05 0.05
town of a side, title names	one side and usa	0.14 -0.14
town of a side, title names	one side and usa and ally	0.17 -0.17
town of a side, title names	usa	-0.19 0.19
town of a side, topic	alarm	0.40 -0.40
town of a side, topic	brief	-0.22 0.22
town of a side, topic	casualty	0.05 -0.05
town of a side, topic	chief	0.12 -0.12
town of a side, topic	civilian	0.06 -0.06
town of a side, topic	closure	-0.07 0.07
town of a side, topic	contact	0.09 -0.09
town of a side, topic	cyber	0.17 -0.17
town of a side, topic	decision	0.07 -0.07
town of a side, topic	domestic	-0.11 0.11
town of a side, topic	everyday	-0.03 0.03
town of a side, topic	execution	-0.09 0.09
town of a side, topic	force	-0.09 0.09
town of a side, topic	gaza	0.07 -0.07
town of a side, topic	market	0.02 -0.02
town of a side, topic	mass	-0.19 0.19
town of a side, topic	modal	-0.08 0.08
town of a side, topic	negotiation	0.04 -0.04
town of a side, topic	nuclear	-0.14 0.14
town of a side, topic	oil	-0.19 0.19
town of a side, topic	opinion	-0.03 0.03
town of a side, topic	reaction	0.05 -0.05
town of a side, topic	resolve	-0.05 0.05
town of a side, topic	sanction	-0.01 0.01
town of a side, topic	settled	0.14 -0.14
town of a side, topic	shipping	-0.20 0.20
town of a side, topic	shock	-0.03 0.03
town of a side, topic	sport	0.15 -0.15
town of a side, topic	spy	0.03 -0.03
town of a side, topic	strike	-0.07 0.07
town of a side, topic	threat	0.02 -0.02
town of a side, topic	toll	0.24 -0.24
town of a side, topic	truce	0.10 -0.10
town of a side, topic	unrest	0.49 -0.49
town of a side, topic	weapon	0.14 -0.14
town of a side, type	diplomatic	0.19 -0.19
town of a side, type	economic	-0.02 0.02
town of a side, type	humanitarian	0.15 -0.15
town of a side, type	intelligence	0.05 -0.05
town of a side, type	military	-0.03 0.03
town of a side, type	other	0.14 -0.14
town of a third country, beside	neighbour	-0.13 0.13
town of a third country, beside	region	-0.01 0.01
town of a third country, beside	strait or sea	0.15 -0.15
town of a third country, beside	third country	0.19 -0.19
town of a third country, beside	town of a side	-0.12 0.12
town of a third country, beside	town of a third country	0.15 -0.15
town of a third country, beside	usa	-0.07 0.07
town of a third country, event	none	0.09 -0.09
town of a third country, event	plan	-0.12 0.12
town of a third country, event	reaction	0.05 -0.05
town of a third country, event	strike	0.31 -0.31
town of a third country, event	talks	-0.23 0.23
town of a third country, event	threat	-0.08 0.08
town of a third country, event	truce	0.16 -0.16
town of a third country, summary is	missing	0.14 -0.14
town of a third country, summary is	there	-0.10 0.10
town of a third country, title names	both sides	0.31 -0.31
town of a third country, title names	both sides and usa	-0.07 0.07
town of a third country, title names	no party	0.04 -0.04
town of a third country, title names	usa	-0.07 0.07
town of a third country, topic	brief	0.21 -0.21
town of a third country, topic	chief	0.20 -0.20
town of a third country, topic	contact	0.16 -0.16
town of a third country, topic	decision	0.16 -0.16
town of a third country, topic	domestic	0.18 -0.18
town of a third country, topic	force	0.07 -0.07
town of a third country, topic	mass	-0.08 0.08
town of a third country, topic	modal	-0.15 0.15
town of a third country, topic	negotiation	-0.09 0.09
town of a third country, topic	opinion	-0.05 0.05
town of a third country, topic	reaction	-0.01 0.01
town of a third country, topic	settled	-0.11 0.11
town of a third country, topic	strike	-0.05 0.05
town of a third country, topic	threat	-0.07 0.07
town of a third country, topic	truce	0.15 -0.15
town of a third country, topic	unreal	-0.08 0.08
town of a third country, topic	unrest	0.15 -0.15
town of a third country, topic	weapon	-0.03 0.03
town of a third country, type	diplomatic	-0.03 0.03
town of a third country, type	economic	-0.10 0.10
town of a third country, type	intelligence	0.21 -0.21
town of a third country, type	military	-0.06 0.06
town of a third country, type	other	0.21 -0.21
town of a usa, beside	Middle East	-0.01 0.01
town of a usa, beside	gulf state	-0.22 0.22
town of a usa, beside	land of an ally	-0.09 0.09
town of a usa, beside	neighbour	-0.20 0.20
town of a usa, beside	side	0.02 -0.02
town of a usa, beside	strait or sea	-0.03 0.03
town of a usa, beside	third country	-0.01 0.01
town of a usa, beside	town of a neighbour	-0.29 0.29
town of a usa, beside	town of a side	-0.12 0.12
town of a usa, beside	town of a usa	-0.06 0.06
town of a usa, beside	usa	0.02 -0.02
town of a usa, event	accusation	0.16 -0.16
town of a usa, event	deal	-0.03 0.03
town of a usa, event	denial	-0.05 0.05
town of a usa, event	departure	-0.14 0.14
town of a usa, event	deployment	-0.04 0.04
town of a usa, event	fall	-0.08 0.08
town of a usa, event	none	0.14 -0.14
town of a usa, event	plan	0.01 -0.01
town of a usa, event	reaction	-0.07 0.07
town of a usa, event	rejection	-0.04 0.04
town of a usa, event	sanction	0.24 -0.24
town of a usa, event	strike	-0.15 0.15
town of a usa, event	talks	0.22 -0.22
town of a usa, event	threat	0.05 -0.05
town of a usa, event	truce	-0.10 0.10
town of a usa, event	wish	0.02 -0.02
town of a usa, summary is	missing	0.01 -0.01
town of a usa, summary is	there	-0.01 0.01
town of a usa, title names	both sides	-0.09 0.09
town of a usa, title names	both sides and usa	0.19 -0.19
town of a usa, title names	no party	-0.06 0.06
town of a usa, title names	one side	0.07 -0.07
town of a usa, title names	one side and ally	-0.08 0.08
town of a usa, title names	one side and usa	-0.02 0.02
town of a usa, topic	casualty	-0.03 0.03
town of a usa, topic	chief	0.07 -0.07
town of a usa, topic	civilian	0.01 -0.01
town of a usa, topic	closure	-0.02 0.02
town of a usa, topic	contact	-0.08 0.08
town of a usa, topic	decision	0.19 -0.19
town of a usa, topic	domestic	0.19 -0.19
town of a usa, topic	everyday	-0.07 0.07
town of a usa, topic	force	0.22 -0.22
town of a usa, topic	market	-0.12 0.12
town of a usa, topic	mass	0.17 -0.17
town of a usa, topic	modal	-0.05 0.05
town of a usa, topic	negotiation	-0.11 0.11
town of a usa, topic	nuclear	-0.02 0.02
town of a usa, topic	oil	-0.18 0.18
town of a usa, topic	opinion	-0.09 0.09
town of a usa, topic	reaction	-0.02 0.02
town of a usa, topic	sanction	0.04 -0.04
town of a usa, topic	settled	-0.21 0.21
town of a usa, topic	shipping	0.03 -0.03
town of a usa, topic	shock	-0.03 0.03
town of a usa, topic	strike	0.01 -0.01
town of a usa, topic	threat	0.01 -0.01
town of a usa, topic	truce	-0.16 0.16
town of a usa, topic	unreal	-0.01 0.01
town of a usa, topic	unrest	0.03 -0.03
town of a usa, topic	weapon	-0.11 0.11
town of a usa, type	diplomatic	0.05 -0.05
town of a usa, type	economic	-0.10 0.10
town of a usa, type	military	-0.14 0.14
town of a usa, type	other	0.38 -0.38
usa, beside	Middle East	-0.11 0.11
usa, beside	gulf state	-0.42 0.42
usa, beside	land of an ally	-0.58 0.58
usa, beside	neighbour	-0.45 0.45
usa, beside	region	-0.26 0.26
usa, beside	seat of a body	0.11 -0.11
usa, beside	side	-0.13 0.13
usa, beside	strait or sea	-0.46 0.46
usa, beside	third country	-0.42 0.42
usa, beside	town of a gulf state	-0.28 0.28
usa, beside	town of a land of an ally	-0.31 0.31
usa, beside	town of a neighbour	-0.49 0.49
usa, beside	town of a side	-0.33 0.33
usa, beside	town of a third country	-0.36 0.36
usa, beside	town of a usa	0.47 -0.47
usa, beside	usa	-0.09 0.09
usa, event	accusation	0.09 -0.09
usa, event	appointment	-0.15 0.15
usa, event	arrest	-0.09 0.09
usa, event	arrival	-0.17 0.17
usa, event	blockade	-0.11 0.11
usa, event	call	0.22 -0.22
usa, event	cancelled	0.26 -0.26
usa, event	closure	0.22 -0.22
usa, event	comment	0.02 -0.02
usa, event	deal	0.09 -0.09
usa, event	denial	-0.04 0.04
usa, event	departure	-0.27 0.27
usa, event	downing	-0.15 0.15
usa, event	emergency	0.18 -0.18
usa, event	enrichment	0.03 -0.03
usa, event	evacuation	-0.19 0.19
usa, event	exit	-0.09 0.09
usa, event	fall	-0.11 0.11
usa, event	hack	0.12 -0.12
usa, event	halt	0.17 -0.17
usa, event	incursion	0.08 -0.08
usa, event	memory	0.26 -0.26
usa, event	none	-0.01 0.01
usa, event	offer	0.22 -0.22
usa, event	order	0.26 -0.26
usa, event	plan	-0.02 0.02
usa, event	rejection	-0.17 0.17
usa, event	release	-0.07 0.07
usa, event	relief	0.08 -0.08
usa, event	reopening	-0.16 0.16
usa, event	rescue	-0.34 0.34
usa, event	rise	-0.05 0.05
usa, event	sanction	0.15 -0.15
usa, event	seizure	-0.09 0.09
usa, event	spying	-0.20 0.20
usa, event	strike	-0.21 0.21
usa, event	talks	-0.09 0.09
usa, event	test	-0.23 0.23
usa, event	threat	0.08 -0.08
usa, event	truce	0.17 -0.17
usa, event	visit	-0.18 0.18
usa, event	wish	-0.05 0.05
usa, summary is	missing	-0.05 0.05
usa, summary is	there	-0.12 0.12
usa, title names	both sides	-0.21 0.21
usa, title names	both sides and ally	-0.15 0.15
usa, title names	both sides and usa	-0.37 0.37
usa, title names	both sides and usa and ally	-0.31 0.31
usa, title names	no party	-0.13 0.13
usa, title names	one side	-0.02 0.02
usa, title names	one side and ally	-0.28 0.28
usa, title names	one side and usa	0.10 -0.10
usa, title names	one side and usa and ally	-0.17 0.17
usa, title names	usa	0.04 -0.04
usa, title names	usa and ally	-0.01 0.01
usa, topic	alarm	-0.22 0.22
usa, topic	brief	-0.10 0.10
usa, topic	casualty	-0.02 0.02
usa, topic	civilian	-0.06 0.06
usa, topic	closure	-0.15 0.15
usa, topic	contact	-0.01 0.01
usa, topic	culture	-0.16 0.16
usa, topic	cyber	-0.03 0.03
usa, topic	decision	0.17 -0.17
usa, topic	domestic	0.17 -0.17
usa, topic	elsewhere	-0.02 0.02
usa, topic	everyday	-0.10 0.10
usa, topic	execution	-0.12 0.12
usa, topic	force	-0.05 0.05
usa, topic	market	0.13 -0.13
usa, topic	mass	0.01 -0.01
usa, topic	memory	0.18 -0.18
usa, topic	modal	0.02 -0.02
usa, topic	negotiation	-0.07 0.07
usa, topic	network	-0.02 0.02
usa, topic	nuclear	-0.09 0.09
usa, topic	oil	-0.19 0.19
usa, topic	opinion	-0.07 0.07
usa, topic	pact	-0.06 0.06
usa, topic	reaction	0.14 -0.14
usa, topic	resolve	0.06 -0.06
usa, topic	sanction	0.38 -0.38
usa, topic	settled	0.23 -0.23
usa, topic	shipping	-0.42 0.42
usa, topic	shock	-0.10 0.10
usa, topic	sport	-0.15 0.15
usa, topic	spy	-0.02 0.02
usa, topic	strike	-0.06 0.06
usa, topic	syria	-0.15 0.15
usa, topic	threat	-0.11 0.11
usa, topic	toll	0.04 -0.04
usa, topic	unreal	0.08 -0.08
usa, topic	unrest	0.01 -0.01
usa, topic	weapon	-0.28 0.28
usa, type	cyber	-0.02 0.02
usa, type	diplomatic	-0.08 0.08
usa, type	economic	0.06 -0.06
usa, type	humanitarian	-0.34 0.34
usa, type	intelligence	-0.11 0.11
usa, type	military	-0.37 0.37
usa, type	other	0.27 -0.27
`,
};
