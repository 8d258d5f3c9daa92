/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const placeWeights = {
  classes: 'right wrong',
  rows: `
Global, beside	Middle East	0.10 -0.10
Global, beside	gulf state	-0.23 0.23
Global, beside	land of an ally	-0.62 0.62
Global, beside	neighbour	-0.41 0.41
Global, beside	region	0.05 -0.05
Global, beside	seat of a body	-0.18 0.18
Global, beside	side	-0.14 0.14
Global, beside	strait or sea	-0.33 0.33
Global, beside	third country	-0.37 0.37
Global, beside	town of a gulf state	0.02 -0.02
Global, beside	town of a land of an ally	-0.33 0.33
Global, beside	town of a neighbour	-0.24 0.24
Global, beside	town of a side	-0.34 0.34
Global, beside	town of a third country	-0.16 0.16
Global, beside	town of a usa	-0.11 0.11
Global, beside	usa	-0.17 0.17
Global, event	accusation	-0.20 0.20
Global, event	appointment	-0.17 0.17
Global, event	arrest	-0.16 0.16
Global, event	arrival	-0.12 0.12
Global, event	blackout	-0.19 0.19
Global, event	blockade	-0.27 0.27
Global, event	call	-0.12 0.12
Global, event	cancelled	0.01 -0.01
Global, event	charge	-0.19 0.19
Global, event	closure	0.01 -0.01
Global, event	comment	-0.20 0.20
Global, event	deal	-0.25 0.25
Global, event	denial	-0.19 0.19
Global, event	departure	-0.20 0.20
Global, event	deployment	-0.01 0.01
Global, event	downing	0.01 -0.01
Global, event	evacuation	-0.20 0.20
Global, event	execution	-0.19 0.19
Global, event	exit	-0.10 0.10
Global, event	fall	0.36 -0.36
Global, event	funeral	-0.12 0.12
Global, event	hack	-0.18 0.18
Global, event	halt	-0.19 0.19
Global, event	incursion	-0.13 0.13
Global, event	memory	0.03 -0.03
Global, event	none	-0.03 0.03
Global, event	offer	-0.12 0.12
Global, event	plan	0.03 -0.03
Global, event	reaction	0.05 -0.05
Global, event	rejection	-0.17 0.17
Global, event	release	-0.12 0.12
Global, event	reopening	-0.15 0.15
Global, event	rescue	-0.12 0.12
Global, event	rise	0.36 -0.36
Global, event	sanction	-0.15 0.15
Global, event	seizure	-0.26 0.26
Global, event	spying	-0.21 0.21
Global, event	strike	-0.26 0.26
Global, event	talks	-0.28 0.28
Global, event	threat	-0.24 0.24
Global, event	truce	-0.12 0.12
Global, event	visit	-0.19 0.19
Global, summary is	missing	-0.15 0.15
Global, summary is	there	-0.16 0.16
Global, title names	ally	-0.19 0.19
Global, title names	both sides and ally	-0.07 0.07
Global, title names	both sides and usa	-0.10 0.10
Global, title names	one side	-0.24 0.24
Global, title names	one side and ally	-0.36 0.36
Global, title names	one side and usa	-0.05 0.05
Global, title names	usa	-0.23 0.23
Global, topic	alarm	-0.13 0.13
Global, topic	brief	-0.26 0.26
Global, topic	casualty	-0.27 0.27
Global, topic	chief	-0.45 0.45
Global, topic	civilian	-0.32 0.32
Global, topic	closure	-0.09 0.09
Global, topic	contact	-0.14 0.14
Global, topic	culture	-0.09 0.09
Global, topic	cyber	-0.19 0.19
Global, topic	decision	-0.07 0.07
Global, topic	domestic	-0.31 0.31
Global, topic	elsewhere	0.08 -0.08
Global, topic	everyday	-0.21 0.21
Global, topic	execution	-0.20 0.20
Global, topic	force	-0.09 0.09
Global, topic	gaza	-0.20 0.20
Global, topic	market	0.41 -0.41
Global, topic	mass	-0.13 0.13
Global, topic	modal	0.17 -0.17
Global, topic	negotiation	-0.04 0.04
Global, topic	network	-0.21 0.21
Global, topic	nuclear	-0.25 0.25
Global, topic	oil	0.44 -0.44
Global, topic	opinion	-0.24 0.24
Global, topic	reaction	0.02 -0.02
Global, topic	resolve	0.03 -0.03
Global, topic	sanction	-0.15 0.15
Global, topic	settled	-0.01 0.01
Global, topic	shipping	-0.20 0.20
Global, topic	shock	0.39 -0.39
Global, topic	sport	-0.18 0.18
Global, topic	spy	-0.37 0.37
Global, topic	strike	0.04 -0.04
Global, topic	syria	-0.08 0.08
Global, topic	threat	-0.09 0.09
Global, topic	toll	-0.14 0.14
Global, topic	truce	0.08 -0.08
Global, topic	unreal	0.01 -0.01
Global, topic	unrest	-0.33 0.33
Global, topic	weapon	-0.61 0.61
Global, type	cyber	-0.26 0.26
Global, type	diplomatic	-0.60 0.60
Global, type	economic	0.65 -0.65
Global, type	humanitarian	-0.47 0.47
Global, type	intelligence	-0.44 0.44
Global, type	military	-0.70 0.70
Global, type	other	-0.51 0.51
Middle East, beside	Middle East	0.19 -0.19
Middle East, beside	gulf state	0.02 -0.02
Middle East, beside	land of an ally	-0.56 0.56
Middle East, beside	neighbour	-0.14 0.14
Middle East, beside	region	-0.08 0.08
Middle East, beside	seat of a body	-0.19 0.19
Middle East, beside	side	-0.11 0.11
Middle East, beside	strait or sea	0.10 -0.10
Middle East, beside	third country	-0.27 0.27
Middle East, beside	town of a gulf state	0.10 -0.10
Middle East, beside	town of a land of an ally	-0.15 0.15
Middle East, beside	town of a neighbour	-0.39 0.39
Middle East, beside	town of a side	-0.29 0.29
Middle East, beside	town of a third country	-0.19 0.19
Middle East, beside	town of a usa	-0.30 0.30
Middle East, event	accusation	-0.23 0.23
Middle East, event	appointment	0.01 -0.01
Middle East, event	arrest	-0.21 0.21
Middle East, event	arrival	0.14 -0.14
Middle East, event	blackout	-0.21 0.21
Middle East, event	blockade	-0.33 0.33
Middle East, event	call	-0.13 0.13
Middle East, event	cancelled	-0.22 0.22
Middle East, event	charge	-0.19 0.19
Middle East, event	closure	-0.13 0.13
Middle East, event	comment	-0.37 0.37
Middle East, event	deal	-0.24 0.24
Middle East, event	denial	0.05 -0.05
Middle East, event	departure	0.11 -0.11
Middle East, event	deployment	-0.02 0.02
Middle East, event	downing	0.03 -0.03
Middle East, event	evacuation	0.03 -0.03
Middle East, event	execution	-0.18 0.18
Middle East, event	exit	0.08 -0.08
Middle East, event	fall	-0.19 0.19
Middle East, event	funeral	-0.13 0.13
Middle East, event	hack	0.01 -0.01
Middle East, event	halt	-0.12 0.12
Middle East, event	incursion	-0.17 0.17
Middle East, event	memory	0.14 -0.14
Middle East, event	none	-0.12 0.12
Middle East, event	offer	-0.14 0.14
Middle East, event	plan	0.11 -0.11
Middle East, event	reaction	0.01 -0.01
Middle East, event	rejection	-0.20 0.20
Middle East, event	release	-0.06 0.06
Middle East, event	reopening	-0.15 0.15
Middle East, event	rescue	-0.19 0.19
Middle East, event	rise	-0.03 0.03
Middle East, event	sanction	-0.29 0.29
Middle East, event	seizure	0.02 -0.02
Middle East, event	spying	-0.25 0.25
Middle East, event	strike	-0.17 0.17
Middle East, event	talks	0.01 -0.01
Middle East, event	threat	-0.19 0.19
Middle East, event	truce	-0.18 0.18
Middle East, event	visit	-0.31 0.31
Middle East, summary is	missing	-0.24 0.24
Middle East, summary is	there	-0.12 0.12
Middle East, title names	ally	-0.27 0.27
Middle East, title names	both sides	-0.07 0.07
Middle East, title names	both sides and ally	-0.13 0.13
Middle East, title names	both sides and usa	0.29 -0.29
Middle East, title names	no party	-0.11 0.11
Middle East, title names	one side	-0.30 0.30
Middle East, title names	one side and ally	-0.53 0.53
Middle East, title names	one side and usa	-0.23 0.23
Middle East, title names	usa	-0.21 0.21
Middle East, topic	alarm	-0.07 0.07
Middle East, topic	brief	-0.01 0.01
Middle East, topic	casualty	-0.23 0.23
Middle East, topic	chief	-0.30 0.30
Middle East, topic	civilian	-0.18 0.18
Middle East, topic	closure	-0.02 0.02
Middle East, topic	contact	-0.01 0.01
Middle East, topic	culture	-0.14 0.14
Middle East, topic	cyber	0.03 -0.03
Middle East, topic	decision	0.10 -0.10
Middle East, topic	domestic	-0.33 0.33
Middle East, topic	elsewhere	-0.20 0.20
Middle East, topic	everyday	-0.04 0.04
Middle East, topic	execution	-0.19 0.19
Middle East, topic	force	0.30 -0.30
Middle East, topic	gaza	-0.06 0.06
Middle East, topic	market	0.04 -0.04
Middle East, topic	mass	-0.15 0.15
Middle East, topic	modal	-0.15 0.15
Middle East, topic	negotiation	-0.12 0.12
Middle East, topic	network	-0.24 0.24
Middle East, topic	nuclear	-0.18 0.18
Middle East, topic	oil	0.13 -0.13
Middle East, topic	opinion	0.10 -0.10
Middle East, topic	reaction	0.04 -0.04
Middle East, topic	resolve	0.12 -0.12
Middle East, topic	sanction	-0.33 0.33
Middle East, topic	settled	-0.14 0.14
Middle East, topic	shipping	-0.35 0.35
Middle East, topic	shock	0.02 -0.02
Middle East, topic	sport	0.02 -0.02
Middle East, topic	spy	-0.35 0.35
Middle East, topic	strike	0.01 -0.01
Middle East, topic	syria	-0.14 0.14
Middle East, topic	threat	-0.06 0.06
Middle East, topic	toll	-0.23 0.23
Middle East, topic	truce	-0.10 0.10
Middle East, topic	unreal	-0.04 0.04
Middle East, topic	unrest	-0.55 0.55
Middle East, topic	weapon	-0.17 0.17
Middle East, type	cyber	0.06 -0.06
Middle East, type	diplomatic	-0.14 0.14
Middle East, type	economic	-0.13 0.13
Middle East, type	humanitarian	-0.14 0.14
Middle East, type	intelligence	-0.46 0.46
Middle East, type	military	0.02 -0.02
Middle East, type	other	-0.28 0.28
chosen by rules	any type	0.34 -0.34
chosen by rules	cyber	0.13 -0.13
chosen by rules	diplomatic	0.24 -0.24
chosen by rules	economic	0.06 -0.06
chosen by rules	humanitarian	0.07 -0.07
chosen by rules	intelligence	0.06 -0.06
chosen by rules	military	0.37 -0.37
chosen by rules	other	-0.04 0.04
gulf state, beside	gulf state	0.17 -0.17
gulf state, beside	neighbour	0.24 -0.24
gulf state, beside	side	-0.03 0.03
gulf state, beside	strait or sea	0.22 -0.22
gulf state, beside	third country	0.16 -0.16
gulf state, beside	town of a gulf state	0.15 -0.15
gulf state, beside	town of a side	0.16 -0.16
gulf state, beside	usa	-0.05 0.05
gulf state, event	none	0.17 -0.17
gulf state, event	reaction	0.22 -0.22
gulf state, event	strike	0.22 -0.22
gulf state, event	talks	-0.08 0.08
gulf state, summary is	missing	0.15 -0.15
gulf state, summary is	there	-0.09 0.09
gulf state, title names	both sides	0.09 -0.09
gulf state, title names	both sides and usa	0.07 -0.07
gulf state, title names	no party	0.23 -0.23
gulf state, title names	one side	0.05 -0.05
gulf state, title names	one side and usa	-0.07 0.07
gulf state, topic	casualty	0.08 -0.08
gulf state, topic	contact	-0.09 0.09
gulf state, topic	decision	0.07 -0.07
gulf state, topic	force	0.07 -0.07
gulf state, topic	market	-0.05 0.05
gulf state, topic	mass	0.13 -0.13
gulf state, topic	negotiation	-0.08 0.08
gulf state, topic	oil	0.02 -0.02
gulf state, topic	reaction	0.24 -0.24
gulf state, topic	shipping	-0.04 0.04
gulf state, topic	shock	-0.04 0.04
gulf state, topic	strike	0.31 -0.31
gulf state, topic	threat	0.08 -0.08
gulf state, topic	truce	-0.05 0.05
gulf state, topic	unreal	0.12 -0.12
gulf state, topic	weapon	0.20 -0.20
gulf state, type	diplomatic	0.02 -0.02
gulf state, type	economic	-0.04 0.04
gulf state, type	military	0.20 -0.20
in the title	Middle East	0.19 -0.19
in the title	gulf state	0.17 -0.17
in the title	land of an ally	0.04 -0.04
in the title	neighbour	0.01 -0.01
in the title	region	-0.01 0.01
in the title	seat of a body	0.13 -0.13
in the title	side	-0.01 0.01
in the title	strait or sea	0.11 -0.11
in the title	third country	0.01 -0.01
in the title	town of a gulf state	0.17 -0.17
in the title	town of a land of an ally	0.16 -0.16
in the title	town of a neighbour	0.22 -0.22
in the title	town of a side	0.04 -0.04
in the title	town of a third country	0.11 -0.11
in the title	town of a usa	0.02 -0.02
in the title	usa	-0.07 0.07
kind	Global	-0.21 0.21
kind	Middle East	-0.23 0.23
kind	gulf state	0.04 -0.04
kind	land of an ally	-0.02 0.02
kind	neighbour	-0.02 0.02
kind	region	-0.11 0.11
kind	seat of a body	-0.01 0.01
kind	side	-0.07 0.07
kind	strait or sea	0.06 -0.06
kind	third country	-0.10 0.10
kind	town of a gulf state	0.03 -0.03
kind	town of a land of an ally	0.30 -0.30
kind	town of a neighbour	0.10 -0.10
kind	town of a side	0.06 -0.06
kind	town of a third country	-0.02 0.02
kind	town of a usa	-0.01 0.01
kind	usa	-0.08 0.08
land of an ally, beside	land of an ally	0.04 -0.04
land of an ally, beside	neighbour	-0.12 0.12
land of an ally, beside	side	0.30 -0.30
land of an ally, beside	third country	0.18 -0.18
land of an ally, beside	town of a land of an ally	0.21 -0.21
land of an ally, beside	town of a side	-0.27 0.27
land of an ally, beside	usa	-0.06 0.06
land of an ally, event	none	-0.04 0.04
land of an ally, event	plan	0.16 -0.16
land of an ally, event	strike	-0.02 0.02
land of an ally, event	talks	-0.05 0.05
land of an ally, event	threat	0.17 -0.17
land of an ally, event	truce	0.26 -0.26
land of an ally, event	visit	0.17 -0.17
land of an ally, summary is	missing	-0.06 0.06
land of an ally, summary is	there	0.03 -0.03
land of an ally, title names	ally	-0.14 0.14
land of an ally, title names	both sides and usa	0.16 -0.16
land of an ally, title names	no party	0.27 -0.27
land of an ally, title names	one side	0.09 -0.09
land of an ally, title names	one side and ally	0.05 -0.05
land of an ally, title names	one side and usa and ally	-0.11 0.11
land of an ally, topic	alarm	-0.04 0.04
land of an ally, topic	casualty	0.03 -0.03
land of an ally, topic	chief	0.07 -0.07
land of an ally, topic	contact	0.32 -0.32
land of an ally, topic	decision	0.25 -0.25
land of an ally, topic	domestic	0.16 -0.16
land of an ally, topic	everyday	-0.10 0.10
land of an ally, topic	force	0.09 -0.09
land of an ally, topic	gaza	-0.10 0.10
land of an ally, topic	mass	0.01 -0.01
land of an ally, topic	modal	0.13 -0.13
land of an ally, topic	negotiation	0.10 -0.10
land of an ally, topic	reaction	-0.04 0.04
land of an ally, topic	settled	0.26 -0.26
land of an ally, topic	spy	0.02 -0.02
land of an ally, topic	strike	-0.04 0.04
land of an ally, topic	syria	0.19 -0.19
land of an ally, topic	threat	0.26 -0.26
land of an ally, topic	truce	0.34 -0.34
land of an ally, topic	unreal	0.41 -0.41
land of an ally, topic	weapon	-0.09 0.09
land of an ally, type	diplomatic	0.01 -0.01
land of an ally, type	humanitarian	-0.04 0.04
land of an ally, type	intelligence	0.15 -0.15
land of an ally, type	military	-0.03 0.03
land of an ally, type	other	0.22 -0.22
neighbour, beside	gulf state	0.09 -0.09
neighbour, beside	land of an ally	-0.23 0.23
neighbour, beside	neighbour	-0.02 0.02
neighbour, beside	side	-0.06 0.06
neighbour, beside	strait or sea	-0.09 0.09
neighbour, beside	third country	-0.01 0.01
neighbour, beside	town of a neighbour	0.31 -0.31
neighbour, beside	town of a side	-0.02 0.02
neighbour, beside	usa	0.10 -0.10
neighbour, event	none	-0.11 0.11
neighbour, event	plan	-0.03 0.03
neighbour, event	reaction	0.24 -0.24
neighbour, event	strike	-0.08 0.08
neighbour, event	talks	0.17 -0.17
neighbour, event	threat	-0.10 0.10
neighbour, event	truce	0.03 -0.03
neighbour, event	visit	0.10 -0.10
neighbour, summary is	missing	-0.04 0.04
neighbour, summary is	there	0.05 -0.05
neighbour, title names	both sides	-0.05 0.05
neighbour, title names	both sides and usa	-0.19 0.19
neighbour, title names	no party	0.22 -0.22
neighbour, title names	one side	-0.07 0.07
neighbour, title names	one side and usa	0.26 -0.26
neighbour, title names	usa	0.19 -0.19
neighbour, topic	chief	0.24 -0.24
neighbour, topic	civilian	-0.02 0.02
neighbour, topic	contact	0.36 -0.36
neighbour, topic	decision	-0.03 0.03
neighbour, topic	force	-0.04 0.04
neighbour, topic	mass	0.02 -0.02
neighbour, topic	modal	0.17 -0.17
neighbour, topic	negotiation	0.14 -0.14
neighbour, topic	reaction	0.29 -0.29
neighbour, topic	settled	0.21 -0.21
neighbour, topic	shipping	0.17 -0.17
neighbour, topic	strike	-0.09 0.09
neighbour, topic	syria	-0.11 0.11
neighbour, topic	threat	-0.10 0.10
neighbour, topic	truce	0.08 -0.08
neighbour, topic	unreal	-0.12 0.12
neighbour, topic	weapon	-0.07 0.07
neighbour, type	economic	-0.08 0.08
neighbour, type	humanitarian	0.09 -0.09
neighbour, type	military	0.01 -0.01
neighbour, type	other	-0.03 0.03
not in the title	Global	-0.21 0.21
not in the title	Middle East	-0.30 0.30
not in the title	gulf state	-0.15 0.15
not in the title	land of an ally	-0.13 0.13
not in the title	neighbour	-0.03 0.03
not in the title	region	-0.16 0.16
not in the title	side	-0.18 0.18
not in the title	strait or sea	-0.03 0.03
not in the title	third country	-0.16 0.16
not in the title	town of a gulf state	-0.06 0.06
not in the title	town of a land of an ally	0.23 -0.23
not in the title	town of a neighbour	0.05 -0.05
not in the title	town of a side	0.06 -0.06
not in the title	town of a third country	-0.03 0.03
not in the title	town of a usa	-0.02 0.02
not in the title	usa	-0.04 0.04
region, beside	region	-0.01 0.01
region, beside	side	-0.06 0.06
region, beside	strait or sea	-0.05 0.05
region, beside	third country	-0.01 0.01
region, beside	town of a side	-0.18 0.18
region, beside	usa	-0.09 0.09
region, event	none	-0.03 0.03
region, event	rise	0.06 -0.06
region, event	strike	-0.15 0.15
region, event	threat	0.12 -0.12
region, summary is	missing	0.15 -0.15
region, summary is	there	-0.21 0.21
region, title names	both sides	-0.15 0.15
region, title names	no party	0.10 -0.10
region, title names	one side	-0.01 0.01
region, title names	one side and usa	-0.02 0.02
region, topic	alarm	-0.12 0.12
region, topic	casualty	-0.11 0.11
region, topic	chief	-0.05 0.05
region, topic	civilian	-0.17 0.17
region, topic	decision	0.13 -0.13
region, topic	force	0.01 -0.01
region, topic	gaza	-0.18 0.18
region, topic	market	-0.02 0.02
region, topic	negotiation	0.12 -0.12
region, topic	oil	0.03 -0.03
region, topic	shipping	-0.04 0.04
region, topic	shock	0.08 -0.08
region, topic	strike	-0.12 0.12
region, topic	threat	0.16 -0.16
region, topic	unreal	0.16 -0.16
region, topic	weapon	0.19 -0.19
region, type	diplomatic	-0.09 0.09
region, type	economic	0.18 -0.18
region, type	military	-0.16 0.16
seat of a body, beside	seat of a body	0.13 -0.13
seat of a body, beside	side	-0.01 0.01
seat of a body, summary is	missing	0.11 -0.11
seat of a body, summary is	there	-0.06 0.06
seat of a body, title names	one side	-0.09 0.09
seat of a body, topic	contact	-0.02 0.02
seat of a body, topic	decision	0.11 -0.11
seat of a body, topic	reaction	0.11 -0.11
seat of a body, type	diplomatic	0.11 -0.11
side, beside	Middle East	-0.02 0.02
side, beside	gulf state	-0.22 0.22
side, beside	land of an ally	-0.23 0.23
side, beside	neighbour	-0.19 0.19
side, beside	region	-0.10 0.10
side, beside	seat of a body	-0.19 0.19
side, beside	side	-0.03 0.03
side, beside	strait or sea	-0.15 0.15
side, beside	third country	-0.25 0.25
side, beside	town of a gulf state	-0.08 0.08
side, beside	town of a land of an ally	-0.46 0.46
side, beside	town of a neighbour	-0.28 0.28
side, beside	town of a side	0.07 -0.07
side, beside	town of a third country	-0.21 0.21
side, beside	town of a usa	-0.24 0.24
side, beside	usa	0.05 -0.05
side, event	accusation	0.01 -0.01
side, event	appointment	-0.05 0.05
side, event	arrest	0.03 -0.03
side, event	arrival	0.18 -0.18
side, event	blackout	0.08 -0.08
side, event	blockade	0.23 -0.23
side, event	call	-0.03 0.03
side, event	cancelled	-0.19 0.19
side, event	charge	0.06 -0.06
side, event	closure	-0.03 0.03
side, event	comment	0.04 -0.04
side, event	deal	0.07 -0.07
side, event	denial	-0.03 0.03
side, event	departure	-0.17 0.17
side, event	deployment	0.10 -0.10
side, event	downing	0.04 -0.04
side, event	emergency	-0.21 0.21
side, event	enrichment	0.15 -0.15
side, event	evacuation	-0.15 0.15
side, event	execution	-0.14 0.14
side, event	exit	0.20 -0.20
side, event	fall	-0.18 0.18
side, event	funeral	0.08 -0.08
side, event	hack	0.02 -0.02
side, event	halt	-0.01 0.01
side, event	incursion	-0.03 0.03
side, event	memory	0.10 -0.10
side, event	none	0.02 -0.02
side, event	plan	0.08 -0.08
side, event	reaction	-0.03 0.03
side, event	rejection	-0.08 0.08
side, event	rise	-0.01 0.01
side, event	sanction	0.18 -0.18
side, event	seizure	-0.02 0.02
side, event	spying	0.03 -0.03
side, event	strike	-0.08 0.08
side, event	talks	-0.07 0.07
side, event	threat	0.17 -0.17
side, event	truce	0.08 -0.08
side, event	visit	-0.07 0.07
side, summary is	missing	-0.08 0.08
side, summary is	there	-0.05 0.05
side, title names	ally	-0.24 0.24
side, title names	both sides	-0.11 0.11
side, title names	both sides and ally	0.06 -0.06
side, title names	both sides and usa	-0.04 0.04
side, title names	no party	-0.13 0.13
side, title names	one side	0.11 -0.11
side, title names	one side and ally	-0.31 0.31
side, title names	one side and usa	0.09 -0.09
side, title names	usa	-0.11 0.11
side, topic	alarm	-0.02 0.02
side, topic	brief	-0.10 0.10
side, topic	casualty	-0.14 0.14
side, topic	chief	0.12 -0.12
side, topic	civilian	-0.09 0.09
side, topic	closure	0.12 -0.12
side, topic	contact	-0.16 0.16
side, topic	cyber	0.01 -0.01
side, topic	decision	-0.05 0.05
side, topic	domestic	-0.21 0.21
side, topic	elsewhere	-0.11 0.11
side, topic	everyday	-0.26 0.26
side, topic	execution	-0.15 0.15
side, topic	force	-0.17 0.17
side, topic	gaza	-0.01 0.01
side, topic	market	-0.17 0.17
side, topic	mass	0.16 -0.16
side, topic	modal	-0.08 0.08
side, topic	negotiation	0.25 -0.25
side, topic	network	0.05 -0.05
side, topic	nuclear	0.01 -0.01
side, topic	oil	-0.02 0.02
side, topic	opinion	0.13 -0.13
side, topic	reaction	0.10 -0.10
side, topic	resolve	0.04 -0.04
side, topic	sanction	0.11 -0.11
side, topic	settled	0.03 -0.03
side, topic	shipping	-0.09 0.09
side, topic	shock	-0.09 0.09
side, topic	sport	0.10 -0.10
side, topic	spy	-0.06 0.06
side, topic	strike	-0.02 0.02
side, topic	syria	0.04 -0.04
side, topic	threat	0.05 -0.05
side, topic	toll	-0.04 0.04
side, topic	truce	0.13 -0.13
side, topic	unreal	0.03 -0.03
side, topic	unrest	0.18 -0.18
side, topic	weapon	0.13 -0.13
side, type	cyber	0.06 -0.06
side, type	diplomatic	0.23 -0.23
side, type	economic	-0.26 0.26
side, type	humanitarian	0.08 -0.08
side, type	intelligence	0.03 -0.03
side, type	military	-0.05 0.05
side, type	other	-0.05 0.05
strait or sea, beside	Middle East	0.08 -0.08
strait or sea, beside	gulf state	-0.04 0.04
strait or sea, beside	neighbour	-0.06 0.06
strait or sea, beside	region	0.09 -0.09
strait or sea, beside	side	0.03 -0.03
strait or sea, beside	strait or sea	0.14 -0.14
strait or sea, beside	third country	0.26 -0.26
strait or sea, beside	town of a side	-0.06 0.06
strait or sea, beside	usa	0.02 -0.02
strait or sea, event	blockade	0.17 -0.17
strait or sea, event	closure	0.12 -0.12
strait or sea, event	fall	0.13 -0.13
strait or sea, event	halt	0.08 -0.08
strait or sea, event	none	0.25 -0.25
strait or sea, event	plan	0.10 -0.10
strait or sea, event	reaction	-0.05 0.05
strait or sea, event	rise	0.06 -0.06
strait or sea, event	sanction	-0.10 0.10
strait or sea, event	strike	-0.02 0.02
strait or sea, event	talks	-0.07 0.07
strait or sea, event	threat	0.15 -0.15
strait or sea, event	truce	0.16 -0.16
strait or sea, summary is	missing	0.08 -0.08
strait or sea, summary is	there	0.04 -0.04
strait or sea, title names	both sides	0.15 -0.15
strait or sea, title names	no party	0.27 -0.27
strait or sea, title names	one side	-0.04 0.04
strait or sea, title names	one side and usa	-0.01 0.01
strait or sea, title names	usa	0.21 -0.21
strait or sea, topic	chief	0.19 -0.19
strait or sea, topic	closure	0.05 -0.05
strait or sea, topic	contact	0.27 -0.27
strait or sea, topic	decision	-0.01 0.01
strait or sea, topic	everyday	-0.09 0.09
strait or sea, topic	force	0.06 -0.06
strait or sea, topic	market	0.23 -0.23
strait or sea, topic	mass	-0.09 0.09
strait or sea, topic	modal	0.15 -0.15
strait or sea, topic	negotiation	0.01 -0.01
strait or sea, topic	oil	0.08 -0.08
strait or sea, topic	reaction	-0.03 0.03
strait or sea, topic	sanction	-0.10 0.10
strait or sea, topic	settled	-0.03 0.03
strait or sea, topic	shipping	0.19 -0.19
strait or sea, topic	shock	0.14 -0.14
strait or sea, topic	strike	-0.02 0.02
strait or sea, topic	threat	0.21 -0.21
strait or sea, topic	truce	0.24 -0.24
strait or sea, topic	unreal	0.24 -0.24
strait or sea, topic	weapon	-0.02 0.02
strait or sea, type	diplomatic	0.03 -0.03
strait or sea, type	economic	0.07 -0.07
strait or sea, type	military	0.02 -0.02
summary	first	0.08 -0.08
summary	fourth or later	-0.01 0.01
summary	in the name of a body	0.22 -0.22
summary	named	-0.03 0.03
summary	second	0.04 -0.04
summary	speaks	0.01 -0.01
summary	third	0.13 -0.13
summary, cyber	first	0.03 -0.03
summary, cyber	fourth or later	0.06 -0.06
summary, cyber	second	0.22 -0.22
summary, cyber	third	0.06 -0.06
summary, diplomatic	first	0.09 -0.09
summary, diplomatic	fourth or later	-0.04 0.04
summary, diplomatic	second	-0.01 0.01
summary, diplomatic	third	0.05 -0.05
summary, economic	first	0.14 -0.14
summary, economic	fourth or later	0.04 -0.04
summary, economic	second	0.07 -0.07
summary, economic	third	0.11 -0.11
summary, humanitarian	first	0.02 -0.02
summary, humanitarian	fourth or later	0.08 -0.08
summary, humanitarian	second	-0.02 0.02
summary, humanitarian	third	0.03 -0.03
summary, intelligence	first	0.01 -0.01
summary, intelligence	fourth or later	-0.11 0.11
summary, intelligence	second	0.08 -0.08
summary, intelligence	third	-0.15 0.15
summary, military	first	-0.05 0.05
summary, military	fourth or later	0.03 -0.03
summary, military	second	-0.02 0.02
summary, military	third	0.11 -0.11
summary, other	first	0.05 -0.05
summary, other	fourth or later	0.11 -0.11
summary, other	second	0.10 -0.10
summary, other	third	0.16 -0.16
summary: country after	across	0.09 -0.09
summary: country after	after	-0.06 0.06
summary: country after	against	0.17 -0.17
summary: country after	and	0.09 -0.09
summary: country after	as	-0.04 0.04
summary: country after	at	0.18 -0.18
summary: country after	between	-0.07 0.07
summary: country after	by	-0.12 0.12
summary: country after	for	0.01 -0.01
summary: country after	from	-0.08 0.08
summary: country after	in	0.11 -0.11
summary: country after	none	-0.01 0.01
summary: country after	of	0.03 -0.03
summary: country after	over	-0.05 0.05
summary: country after	to	0.01 -0.01
summary: country after	with	-0.01 0.01
summary: country in diplomatic after	after	-0.09 0.09
summary: country in diplomatic after	against	0.01 -0.01
summary: country in diplomatic after	and	-0.11 0.11
summary: country in diplomatic after	as	-0.07 0.07
summary: country in diplomatic after	between	-0.03 0.03
summary: country in diplomatic after	by	-0.10 0.10
summary: country in diplomatic after	for	-0.06 0.06
summary: country in diplomatic after	from	-0.08 0.08
summary: country in diplomatic after	in	0.08 -0.08
summary: country in diplomatic after	none	0.04 -0.04
summary: country in diplomatic after	of	-0.05 0.05
summary: country in diplomatic after	on	0.05 -0.05
summary: country in diplomatic after	to	-0.05 0.05
summary: country in diplomatic after	with	-0.05 0.05
summary: country in economic after	after	-0.27 0.27
summary: country in economic after	against	0.09 -0.09
summary: country in economic after	and	0.07 -0.07
summary: country in economic after	as	0.02 -0.02
summary: country in economic after	between	-0.25 0.25
summary: country in economic after	from	0.01 -0.01
summary: country in economic after	in	-0.02 0.02
summary: country in economic after	none	0.06 -0.06
summary: country in economic after	of	0.07 -0.07
summary: country in economic after	to	0.03 -0.03
summary: country in economic after	with	0.15 -0.15
summary: country in humanitarian after	in	0.17 -0.17
summary: country in humanitarian after	none	-0.21 0.21
summary: country in intelligence after	for	-0.06 0.06
summary: country in intelligence after	in	0.17 -0.17
summary: country in intelligence after	none	-0.02 0.02
summary: country in intelligence after	of	-0.06 0.06
summary: country in intelligence after	on	-0.16 0.16
summary: country in military after	across	0.04 -0.04
summary: country in military after	after	0.16 -0.16
summary: country in military after	against	0.23 -0.23
summary: country in military after	and	0.21 -0.21
summary: country in military after	at	0.18 -0.18
summary: country in military after	between	0.07 -0.07
summary: country in military after	by	-0.04 0.04
summary: country in military after	for	0.18 -0.18
summary: country in military after	from	-0.13 0.13
summary: country in military after	in	0.20 -0.20
summary: country in military after	none	-0.05 0.05
summary: country in military after	of	0.04 -0.04
summary: country in military after	on	0.13 -0.13
summary: country in military after	to	0.07 -0.07
summary: country in military after	with	-0.11 0.11
summary: country in other after	between	-0.09 0.09
summary: country in other after	in	-0.12 0.12
summary: country in other after	none	0.04 -0.04
summary: country in other after	on	-0.09 0.09
summary: country in other after	with	-0.02 0.02
summary: kind	country	-0.04 0.04
summary: kind	people	-0.10 0.10
summary: kind	region	0.18 -0.18
summary: kind	town	0.09 -0.09
summary: people after	across	0.10 -0.10
summary: people after	after	-0.10 0.10
summary: people after	against	0.03 -0.03
summary: people after	and	-0.01 0.01
summary: people after	as	0.01 -0.01
summary: people after	at	0.22 -0.22
summary: people after	between	-0.07 0.07
summary: people after	by	-0.18 0.18
summary: people after	for	0.01 -0.01
summary: people after	from	-0.09 0.09
summary: people after	in	-0.02 0.02
summary: people after	none	-0.02 0.02
summary: people after	of	-0.04 0.04
summary: people after	on	0.04 -0.04
summary: people after	over	-0.17 0.17
summary: people after	to	0.05 -0.05
summary: people after	with	-0.04 0.04
summary: people in cyber after	none	-0.12 0.12
summary: people in diplomatic after	across	0.13 -0.13
summary: people in diplomatic after	after	-0.25 0.25
summary: people in diplomatic after	against	-0.11 0.11
summary: people in diplomatic after	and	-0.14 0.14
summary: people in diplomatic after	as	0.02 -0.02
summary: people in diplomatic after	between	-0.03 0.03
summary: people in diplomatic after	by	-0.09 0.09
summary: people in diplomatic after	for	-0.06 0.06
summary: people in diplomatic after	from	-0.09 0.09
summary: people in diplomatic after	in	0.04 -0.04
summary: people in diplomatic after	none	-0.03 0.03
summary: people in diplomatic after	of	-0.12 0.12
summary: people in diplomatic after	on	0.10 -0.10
summary: people in diplomatic after	over	-0.16 0.16
summary: people in diplomatic after	to	-0.03 0.03
summary: people in diplomatic after	with	-0.12 0.12
summary: people in economic after	after	-0.04 0.04
summary: people in economic after	against	0.09 -0.09
summary: people in economic after	and	0.07 -0.07
summary: people in economic after	as	0.02 -0.02
summary: people in economic after	between	-0.25 0.25
summary: people in economic after	from	-0.04 0.04
summary: people in economic after	in	-0.09 0.09
summary: people in economic after	none	0.13 -0.13
summary: people in economic after	of	0.11 -0.11
summary: people in economic after	on	-0.03 0.03
summary: people in economic after	to	0.10 -0.10
summary: people in economic after	with	0.15 -0.15
summary: people in humanitarian after	in	0.15 -0.15
summary: people in humanitarian after	none	-0.07 0.07
summary: people in intelligence after	for	-0.06 0.06
summary: people in intelligence after	none	0.01 -0.01
summary: people in intelligence after	of	-0.06 0.06
summary: people in intelligence after	on	-0.16 0.16
summary: people in intelligence after	to	-0.13 0.13
summary: people in military after	across	0.04 -0.04
summary: people in military after	after	0.15 -0.15
summary: people in military after	against	0.09 -0.09
summary: people in military after	and	0.03 -0.03
summary: people in military after	as	0.05 -0.05
summary: people in military after	at	0.18 -0.18
summary: people in military after	between	0.07 -0.07
summary: people in military after	by	-0.11 0.11
summary: people in military after	for	0.20 -0.20
summary: people in military after	from	-0.02 0.02
summary: people in military after	in	-0.01 0.01
summary: people in military after	none	-0.06 0.06
summary: people in military after	of	-0.04 0.04
summary: people in military after	on	0.16 -0.16
summary: people in military after	strikes	-0.02 0.02
summary: people in military after	to	0.16 -0.16
summary: people in military after	with	-0.02 0.02
summary: people in other after	and	0.16 -0.16
summary: people in other after	between	-0.09 0.09
summary: people in other after	in	-0.12 0.12
summary: people in other after	none	0.18 -0.18
summary: people in other after	of	0.13 -0.13
summary: people in other after	on	-0.09 0.09
summary: people in other after	with	-0.01 0.01
summary: region after	and	0.06 -0.06
summary: region after	from	-0.01 0.01
summary: region after	in	0.15 -0.15
summary: region after	none	0.15 -0.15
summary: region after	of	0.02 -0.02
summary: region after	on	-0.09 0.09
summary: region after	through	0.08 -0.08
summary: region after	to	0.12 -0.12
summary: region in diplomatic after	in	0.08 -0.08
summary: region in diplomatic after	none	0.02 -0.02
summary: region in diplomatic after	on	0.06 -0.06
summary: region in diplomatic after	to	0.11 -0.11
summary: region in economic after	and	0.16 -0.16
summary: region in economic after	from	-0.02 0.02
summary: region in economic after	in	0.08 -0.08
summary: region in economic after	none	0.21 -0.21
summary: region in economic after	of	0.14 -0.14
summary: region in economic after	through	0.08 -0.08
summary: region in military after	in	0.11 -0.11
summary: region in military after	none	0.04 -0.04
summary: role	capital	0.09 -0.09
summary: role	force	-0.02 0.02
summary: role	leader	-0.06 0.06
summary: role	people	0.07 -0.07
summary: role	place	-0.01 0.01
summary: role	politician	0.19 -0.19
summary: role	service	-0.20 0.20
summary: role	state	-0.05 0.05
summary: speaks	country	-0.04 0.04
summary: speaks	people	0.07 -0.07
summary: speaks	town	-0.16 0.16
summary: town after	against	0.15 -0.15
summary: town after	and	-0.05 0.05
summary: town after	as	0.23 -0.23
summary: town after	at	0.21 -0.21
summary: town after	from	-0.01 0.01
summary: town after	in	-0.08 0.08
summary: town after	none	-0.05 0.05
summary: town after	of	0.21 -0.21
summary: town after	on	0.22 -0.22
summary: town after	to	0.02 -0.02
summary: town in diplomatic after	as	0.20 -0.20
summary: town in diplomatic after	at	0.19 -0.19
summary: town in diplomatic after	in	-0.15 0.15
summary: town in diplomatic after	none	-0.01 0.01
summary: town in diplomatic after	of	0.13 -0.13
summary: town in diplomatic after	to	-0.01 0.01
summary: town in economic after	none	-0.03 0.03
summary: town in economic after	of	0.12 -0.12
summary: town in humanitarian after	none	0.17 -0.17
summary: town in intelligence after	in	0.18 -0.18
summary: town in intelligence after	none	-0.04 0.04
summary: town in military after	and	-0.02 0.02
summary: town in military after	in	0.05 -0.05
summary: town in military after	none	-0.07 0.07
summary: town in military after	on	0.17 -0.17
summary: town in other after	none	0.16 -0.16
third country, beside	Middle East	-0.01 0.01
third country, beside	gulf state	-0.01 0.01
third country, beside	land of an ally	-0.10 0.10
third country, beside	neighbour	0.08 -0.08
third country, beside	region	0.02 -0.02
third country, beside	side	0.05 -0.05
third country, beside	strait or sea	-0.21 0.21
third country, beside	third country	-0.01 0.01
third country, beside	usa	0.01 -0.01
third country, event	denial	0.18 -0.18
third country, event	departure	0.10 -0.10
third country, event	evacuation	0.06 -0.06
third country, event	none	-0.01 0.01
third country, event	plan	0.07 -0.07
third country, event	reaction	0.04 -0.04
third country, event	rejection	-0.10 0.10
third country, event	rise	-0.14 0.14
third country, event	sanction	0.03 -0.03
third country, event	strike	-0.05 0.05
third country, event	threat	0.02 -0.02
third country, event	visit	-0.10 0.10
third country, summary is	missing	0.01 -0.01
third country, summary is	there	-0.10 0.10
third country, title names	both sides	-0.03 0.03
third country, title names	both sides and usa	0.27 -0.27
third country, title names	no party	-0.17 0.17
third country, title names	one side	0.08 -0.08
third country, title names	one side and usa	-0.10 0.10
third country, title names	usa	-0.04 0.04
third country, topic	alarm	-0.06 0.06
third country, topic	casualty	-0.14 0.14
third country, topic	chief	-0.11 0.11
third country, topic	civilian	-0.16 0.16
third country, topic	closure	-0.03 0.03
third country, topic	contact	-0.09 0.09
third country, topic	decision	0.22 -0.22
third country, topic	elsewhere	-0.16 0.16
third country, topic	force	0.03 -0.03
third country, topic	market	0.17 -0.17
third country, topic	mass	-0.11 0.11
third country, topic	modal	0.22 -0.22
third country, topic	negotiation	0.17 -0.17
third country, topic	oil	-0.01 0.01
third country, topic	reaction	-0.22 0.22
third country, topic	sanction	0.03 -0.03
third country, topic	settled	0.02 -0.02
third country, topic	shipping	-0.09 0.09
third country, topic	shock	0.06 -0.06
third country, topic	spy	-0.18 0.18
third country, topic	strike	-0.09 0.09
third country, topic	threat	0.07 -0.07
third country, topic	truce	0.07 -0.07
third country, topic	unreal	0.11 -0.11
third country, topic	unrest	-0.06 0.06
third country, topic	weapon	-0.05 0.05
third country, type	diplomatic	-0.06 0.06
third country, type	economic	0.10 -0.10
third country, type	humanitarian	0.06 -0.06
third country, type	military	-0.03 0.03
third country, type	other	-0.22 0.22
title	after the head clause	-0.06 0.06
title	first	0.13 -0.13
title	fourth or later	0.07 -0.07
title	in the head clause	0.15 -0.15
title	in the name of a body	0.12 -0.12
title	named	0.02 -0.02
title	second	0.05 -0.05
title	speaks	0.19 -0.19
title	third	0.07 -0.07
title begins with it	any type	0.10 -0.10
title begins with it	cyber	-0.09 0.09
title begins with it	diplomatic	0.01 -0.01
title begins with it	economic	0.12 -0.12
title begins with it	humanitarian	0.19 -0.19
title begins with it	intelligence	0.17 -0.17
title begins with it	military	0.03 -0.03
title begins with it	other	0.14 -0.14
title, cyber	first	-0.01 0.01
title, cyber	fourth or later	0.21 -0.21
title, cyber	second	-0.01 0.01
title, cyber	third	0.21 -0.21
title, diplomatic	first	0.15 -0.15
title, diplomatic	fourth or later	0.16 -0.16
title, diplomatic	second	0.14 -0.14
title, diplomatic	third	0.18 -0.18
title, economic	first	-0.09 0.09
title, economic	second	-0.19 0.19
title, economic	third	-0.07 0.07
title, humanitarian	first	0.23 -0.23
title, humanitarian	fourth or later	-0.18 0.18
title, humanitarian	second	-0.02 0.02
title, humanitarian	third	-0.11 0.11
title, intelligence	first	0.12 -0.12
title, intelligence	fourth or later	0.04 -0.04
title, intelligence	second	0.11 -0.11
title, intelligence	third	-0.01 0.01
title, military	first	-0.04 0.04
title, military	fourth or later	0.06 -0.06
title, military	second	0.02 -0.02
title, military	third	0.10 -0.10
title, other	first	0.38 -0.38
title, other	fourth or later	-0.05 0.05
title, other	second	0.24 -0.24
title, other	third	-0.02 0.02
title: beside an act	gulf state	0.34 -0.34
title: beside an act	neighbour	-0.06 0.06
title: beside an act	region	0.25 -0.25
title: beside an act	side	-0.06 0.06
title: beside an act	strait or sea	-0.05 0.05
title: beside an act	third country	0.02 -0.02
title: beside an act	usa	-0.06 0.06
title: body after	none	0.12 -0.12
title: body in diplomatic after	none	0.09 -0.09
title: country after	across	0.23 -0.23
title: country after	after	-0.10 0.10
title: country after	against	0.12 -0.12
title: country after	amid	-0.29 0.29
title: country after	and	0.01 -0.01
title: country after	as	-0.08 0.08
title: country after	at	-0.05 0.05
title: country after	between	0.06 -0.06
title: country after	by	-0.04 0.04
title: country after	for	0.03 -0.03
title: country after	from	-0.03 0.03
title: country after	hits	-0.02 0.02
title: country after	in	0.21 -0.21
title: country after	into	-0.03 0.03
title: country after	none	-0.02 0.02
title: country after	of	-0.06 0.06
title: country after	off	0.10 -0.10
title: country after	on	0.02 -0.02
title: country after	over	0.02 -0.02
title: country after	strikes	-0.01 0.01
title: country after	to	-0.04 0.04
title: country after	with	-0.02 0.02
title: country in cyber after	none	-0.01 0.01
title: country in diplomatic after	after	0.22 -0.22
title: country in diplomatic after	against	0.24 -0.24
title: country in diplomatic after	and	0.09 -0.09
title: country in diplomatic after	as	-0.08 0.08
title: country in diplomatic after	between	0.09 -0.09
title: country in diplomatic after	by	-0.05 0.05
title: country in diplomatic after	for	0.11 -0.11
title: country in diplomatic after	from	-0.03 0.03
title: country in diplomatic after	in	0.04 -0.04
title: country in diplomatic after	none	-0.02 0.02
title: country in diplomatic after	on	0.22 -0.22
title: country in diplomatic after	over	-0.05 0.05
title: country in diplomatic after	to	-0.06 0.06
title: country in diplomatic after	with	0.08 -0.08
title: country in economic after	after	-0.31 0.31
title: country in economic after	against	-0.09 0.09
title: country in economic after	amid	-0.22 0.22
title: country in economic after	and	0.13 -0.13
title: country in economic after	as	-0.05 0.05
title: country in economic after	for	0.04 -0.04
title: country in economic after	from	0.07 -0.07
title: country in economic after	in	0.10 -0.10
title: country in economic after	none	-0.01 0.01
title: country in economic after	of	0.02 -0.02
title: country in economic after	on	-0.13 0.13
title: country in economic after	strikes	-0.10 0.10
title: country in economic after	to	0.12 -0.12
title: country in economic after	with	-0.04 0.04
title: country in humanitarian after	after	-0.12 0.12
title: country in humanitarian after	in	0.16 -0.16
title: country in humanitarian after	of	-0.15 0.15
title: country in intelligence after	for	0.02 -0.02
title: country in intelligence after	in	0.24 -0.24
title: country in intelligence after	none	0.16 -0.16
title: country in intelligence after	to	-0.07 0.07
title: country in military after	across	0.16 -0.16
title: country in military after	after	-0.06 0.06
title: country in military after	against	0.09 -0.09
title: country in military after	and	0.03 -0.03
title: country in military after	as	0.01 -0.01
title: country in military after	at	-0.04 0.04
title: country in military after	between	0.15 -0.15
title: country in military after	by	-0.05 0.05
title: country in military after	for	0.05 -0.05
title: country in military after	from	-0.07 0.07
title: country in military after	hits	-0.04 0.04
title: country in military after	in	0.18 -0.18
title: country in military after	none	0.03 -0.03
title: country in military after	off	0.22 -0.22
title: country in military after	on	0.09 -0.09
title: country in military after	over	0.22 -0.22
title: country in military after	strikes	0.09 -0.09
title: country in military after	to	0.04 -0.04
title: country in military after	with	-0.01 0.01
title: country in other after	amid	-0.15 0.15
title: country in other after	and	-0.20 0.20
title: country in other after	as	0.13 -0.13
title: country in other after	for	-0.08 0.08
title: country in other after	in	-0.04 0.04
title: country in other after	none	-0.07 0.07
title: country in other after	of	-0.05 0.05
title: country in other after	on	-0.04 0.04
title: country in other after	over	-0.10 0.10
title: country in other after	to	-0.06 0.06
title: country in other after	with	-0.03 0.03
title: is struck	any	0.10 -0.10
title: is struck	country	0.06 -0.06
title: is struck	people	0.10 -0.10
title: is struck	town	0.09 -0.09
title: kind	body	0.13 -0.13
title: kind	country	-0.03 0.03
title: kind	people	-0.06 0.06
title: kind	region	0.18 -0.18
title: kind	town	0.10 -0.10
title: people after	across	0.23 -0.23
title: people after	after	-0.38 0.38
title: people after	against	0.05 -0.05
title: people after	amid	-0.32 0.32
title: people after	and	-0.09 0.09
title: people after	as	-0.09 0.09
title: people after	at	0.08 -0.08
title: people after	between	0.10 -0.10
title: people after	by	-0.08 0.08
title: people after	for	0.06 -0.06
title: people after	from	0.10 -0.10
title: people after	hits	-0.18 0.18
title: people after	in	-0.02 0.02
title: people after	none	0.12 -0.12
title: people after	of	-0.04 0.04
title: people after	on	0.06 -0.06
title: people after	over	-0.02 0.02
title: people after	strikes	0.02 -0.02
title: people after	to	0.08 -0.08
title: people after	with	0.01 -0.01
title: people in cyber after	none	0.02 -0.02
title: people in diplomatic after	after	-0.12 0.12
title: people in diplomatic after	against	0.08 -0.08
title: people in diplomatic after	and	0.02 -0.02
title: people in diplomatic after	as	0.03 -0.03
title: people in diplomatic after	at	0.16 -0.16
title: people in diplomatic after	between	0.09 -0.09
title: people in diplomatic after	by	-0.05 0.05
title: people in diplomatic after	for	0.11 -0.11
title: people in diplomatic after	from	0.11 -0.11
title: people in diplomatic after	in	-0.02 0.02
title: people in diplomatic after	none	0.15 -0.15
title: people in diplomatic after	of	0.12 -0.12
title: people in diplomatic after	on	0.23 -0.23
title: people in diplomatic after	over	-0.09 0.09
title: people in diplomatic after	to	-0.11 0.11
title: people in diplomatic after	with	0.02 -0.02
title: people in economic after	after	-0.16 0.16
title: people in economic after	against	-0.09 0.09
title: people in economic after	amid	-0.23 0.23
title: people in economic after	and	0.04 -0.04
title: people in economic after	as	-0.21 0.21
title: people in economic after	for	0.03 -0.03
title: people in economic after	from	0.07 -0.07
title: people in economic after	in	0.16 -0.16
title: people in economic after	none	-0.02 0.02
title: people in economic after	of	-0.01 0.01
title: people in economic after	on	-0.12 0.12
title: people in economic after	strikes	-0.10 0.10
title: people in economic after	to	0.11 -0.11
title: people in economic after	with	-0.01 0.01
title: people in humanitarian after	after	-0.16 0.16
title: people in humanitarian after	as	-0.23 0.23
title: people in humanitarian after	in	0.07 -0.07
title: people in humanitarian after	none	0.19 -0.19
title: people in humanitarian after	of	-0.17 0.17
title: people in intelligence after	for	-0.02 0.02
title: people in intelligence after	from	-0.13 0.13
title: people in intelligence after	in	0.05 -0.05
title: people in intelligence after	none	0.13 -0.13
title: people in intelligence after	to	0.02 -0.02
title: people in military after	across	0.16 -0.16
title: people in military after	after	-0.25 0.25
title: people in military after	against	0.10 -0.10
title: people in military after	amid	-0.17 0.17
title: people in military after	and	-0.05 0.05
title: people in military after	as	0.05 -0.05
title: people in military after	at	0.02 -0.02
title: people in military after	between	0.15 -0.15
title: people in military after	by	-0.06 0.06
title: people in military after	for	0.09 -0.09
title: people in military after	from	0.03 -0.03
title: people in military after	hits	-0.17 0.17
title: people in military after	in	-0.09 0.09
title: people in military after	none	-0.05 0.05
title: people in military after	of	-0.10 0.10
title: people in military after	on	0.10 -0.10
title: people in military after	over	0.18 -0.18
title: people in military after	strikes	0.14 -0.14
title: people in military after	to	0.18 -0.18
title: people in military after	with	-0.01 0.01
title: people in other after	after	-0.07 0.07
title: people in other after	against	0.18 -0.18
title: people in other after	amid	-0.15 0.15
title: people in other after	and	-0.17 0.17
title: people in other after	as	0.16 -0.16
title: people in other after	for	0.01 -0.01
title: people in other after	from	0.13 -0.13
title: people in other after	in	-0.04 0.04
title: people in other after	none	0.19 -0.19
title: people in other after	of	0.01 -0.01
title: people in other after	on	-0.01 0.01
title: people in other after	over	-0.07 0.07
title: people in other after	to	0.07 -0.07
title: people in other after	with	0.05 -0.05
title: region after	across	0.16 -0.16
title: region after	and	-0.02 0.02
title: region after	as	-0.16 0.16
title: region after	for	-0.05 0.05
title: region after	from	0.13 -0.13
title: region after	in	0.20 -0.20
title: region after	none	0.11 -0.11
title: region after	of	0.07 -0.07
title: region after	on	0.21 -0.21
title: region after	over	0.16 -0.16
title: region after	to	0.20 -0.20
title: region in diplomatic after	in	0.16 -0.16
title: region in diplomatic after	none	0.01 -0.01
title: region in diplomatic after	of	0.04 -0.04
title: region in diplomatic after	on	0.16 -0.16
title: region in diplomatic after	to	0.14 -0.14
title: region in economic after	and	-0.03 0.03
title: region in economic after	as	-0.03 0.03
title: region in economic after	in	-0.08 0.08
title: region in economic after	none	0.19 -0.19
title: region in military after	as	-0.15 0.15
title: region in military after	from	0.15 -0.15
title: region in military after	in	0.23 -0.23
title: region in military after	none	-0.02 0.02
title: region in military after	over	0.14 -0.14
title: region in other after	none	0.14 -0.14
title: role	capital	0.01 -0.01
title: role	force	-0.04 0.04
title: role	kin	-0.22 0.22
title: role	leader	0.01 -0.01
title: role	people	-0.06 0.06
title: role	place	0.26 -0.26
title: role	politician	0.22 -0.22
title: role	service	-0.14 0.14
title: role	state	0.10 -0.10
title: speaks	country	0.01 -0.01
title: speaks	people	0.20 -0.20
title: speaks	region	0.10 -0.10
title: speaks	town	-0.01 0.01
title: strikes	any	-0.23 0.23
title: strikes	country	-0.07 0.07
title: strikes	people	-0.19 0.19
title: strikes	town	-0.18 0.18
title: town after	and	-0.01 0.01
title: town after	as	-0.06 0.06
title: town after	at	0.15 -0.15
title: town after	for	-0.06 0.06
title: town after	from	-0.03 0.03
title: town after	hits	0.14 -0.14
title: town after	in	0.57 -0.57
title: town after	none	0.11 -0.11
title: town after	of	0.22 -0.22
title: town after	on	-0.04 0.04
title: town after	over	0.23 -0.23
title: town after	strikes	0.13 -0.13
title: town after	to	-0.09 0.09
title: town after	with	-0.06 0.06
title: town in diplomatic after	for	0.09 -0.09
title: town in diplomatic after	in	0.20 -0.20
title: town in diplomatic after	none	0.40 -0.40
title: town in diplomatic after	to	-0.05 0.05
title: town in diplomatic after	with	-0.06 0.06
title: town in economic after	none	0.17 -0.17
title: town in humanitarian after	in	0.11 -0.11
title: town in humanitarian after	none	0.12 -0.12
title: town in humanitarian after	of	0.14 -0.14
title: town in intelligence after	from	0.21 -0.21
title: town in intelligence after	none	0.26 -0.26
title: town in military after	and	-0.01 0.01
title: town in military after	hits	0.14 -0.14
title: town in military after	in	0.52 -0.52
title: town in military after	none	-0.05 0.05
title: town in military after	of	0.14 -0.14
title: town in military after	on	-0.06 0.06
title: town in military after	over	0.23 -0.23
title: town in military after	strikes	0.13 -0.13
title: town in military after	to	-0.08 0.08
title: town in other after	none	0.19 -0.19
town of a gulf state, beside	gulf state	0.06 -0.06
town of a gulf state, beside	side	0.02 -0.02
town of a gulf state, beside	town of a gulf state	0.17 -0.17
town of a gulf state, beside	usa	0.14 -0.14
town of a gulf state, event	strike	0.13 -0.13
town of a gulf state, event	talks	-0.13 0.13
town of a gulf state, summary is	missing	0.17 -0.17
town of a gulf state, summary is	there	-0.06 0.06
town of a gulf state, title names	no party	0.10 -0.10
town of a gulf state, title names	one side	-0.04 0.04
town of a gulf state, title names	one side and usa	0.10 -0.10
town of a gulf state, topic	casualty	0.06 -0.06
town of a gulf state, topic	chief	-0.06 0.06
town of a gulf state, topic	contact	-0.03 0.03
town of a gulf state, topic	force	0.04 -0.04
town of a gulf state, topic	resolve	0.10 -0.10
town of a gulf state, topic	strike	0.14 -0.14
town of a gulf state, topic	weapon	0.13 -0.13
town of a gulf state, type	diplomatic	-0.03 0.03
town of a gulf state, type	military	0.13 -0.13
town of a land of an ally, beside	land of an ally	0.28 -0.28
town of a land of an ally, beside	side	0.27 -0.27
town of a land of an ally, beside	town of a land of an ally	0.18 -0.18
town of a land of an ally, beside	town of a side	0.07 -0.07
town of a land of an ally, beside	usa	0.05 -0.05
town of a land of an ally, event	none	0.15 -0.15
town of a land of an ally, event	strike	0.23 -0.23
town of a land of an ally, event	threat	0.11 -0.11
town of a land of an ally, summary is	missing	0.15 -0.15
town of a land of an ally, summary is	there	0.26 -0.26
town of a land of an ally, title names	no party	0.10 -0.10
town of a land of an ally, title names	one side	0.17 -0.17
town of a land of an ally, title names	one side and ally	0.21 -0.21
town of a land of an ally, topic	casualty	0.11 -0.11
town of a land of an ally, topic	chief	0.14 -0.14
town of a land of an ally, topic	civilian	0.06 -0.06
town of a land of an ally, topic	contact	0.08 -0.08
town of a land of an ally, topic	force	0.14 -0.14
town of a land of an ally, topic	gaza	0.13 -0.13
town of a land of an ally, topic	mass	0.08 -0.08
town of a land of an ally, topic	negotiation	0.10 -0.10
town of a land of an ally, topic	spy	0.08 -0.08
town of a land of an ally, topic	strike	0.21 -0.21
town of a land of an ally, topic	threat	0.11 -0.11
town of a land of an ally, topic	truce	0.10 -0.10
town of a land of an ally, topic	unreal	0.12 -0.12
town of a land of an ally, topic	weapon	0.11 -0.11
town of a land of an ally, type	diplomatic	0.09 -0.09
town of a land of an ally, type	military	0.27 -0.27
town of a neighbour, beside	neighbour	0.20 -0.20
town of a neighbour, beside	side	0.06 -0.06
town of a neighbour, beside	town of a neighbour	0.22 -0.22
town of a neighbour, beside	town of a side	0.07 -0.07
town of a neighbour, beside	town of a usa	0.11 -0.11
town of a neighbour, beside	usa	0.08 -0.08
town of a neighbour, event	strike	0.15 -0.15
town of a neighbour, event	talks	0.17 -0.17
town of a neighbour, event	visit	0.12 -0.12
town of a neighbour, summary is	missing	0.08 -0.08
town of a neighbour, summary is	there	0.09 -0.09
town of a neighbour, title names	one side	0.10 -0.10
town of a neighbour, title names	one side and usa	0.22 -0.22
town of a neighbour, title names	usa	0.14 -0.14
town of a neighbour, topic	chief	0.09 -0.09
town of a neighbour, topic	contact	0.16 -0.16
town of a neighbour, topic	decision	0.09 -0.09
town of a neighbour, topic	force	0.10 -0.10
town of a neighbour, topic	negotiation	0.20 -0.20
town of a neighbour, topic	settled	0.08 -0.08
town of a neighbour, topic	strike	-0.03 0.03
town of a neighbour, topic	unreal	0.12 -0.12
town of a neighbour, topic	weapon	0.08 -0.08
town of a neighbour, type	diplomatic	0.09 -0.09
town of a neighbour, type	military	0.10 -0.10
town of a side, beside	Middle East	-0.10 0.10
town of a side, beside	gulf state	-0.14 0.14
town of a side, beside	land of an ally	-0.15 0.15
town of a side, beside	neighbour	-0.08 0.08
town of a side, beside	region	0.07 -0.07
town of a side, beside	side	0.07 -0.07
town of a side, beside	strait or sea	-0.18 0.18
town of a side, beside	third country	-0.02 0.02
town of a side, beside	town of a neighbour	-0.12 0.12
town of a side, beside	town of a side	0.03 -0.03
town of a side, beside	usa	0.14 -0.14
town of a side, event	arrest	-0.13 0.13
town of a side, event	blockade	-0.05 0.05
town of a side, event	charge	0.22 -0.22
town of a side, event	comment	0.17 -0.17
town of a side, event	downing	0.23 -0.23
town of a side, event	evacuation	0.14 -0.14
town of a side, event	none	0.05 -0.05
town of a side, event	plan	0.05 -0.05
town of a side, event	reaction	-0.04 0.04
town of a side, event	rise	0.16 -0.16
town of a side, event	spying	0.22 -0.22
town of a side, event	strike	-0.08 0.08
town of a side, event	talks	-0.08 0.08
town of a side, event	threat	0.41 -0.41
town of a side, event	truce	0.22 -0.22
town of a side, summary is	missing	0.06 -0.06
town of a side, summary is	there	0.05 -0.05
town of a side, title names	both sides	-0.03 0.03
town of a side, title names	both sides and usa	0.06 -0.06
town of a side, title names	no party	-0.15 0.15
town of a side, title names	one side	0.28 -0.28
town of a side, title names	one side and ally	-0.13 0.13
town of a side, title names	one side and usa	0.15 -0.15
town of a side, topic	alarm	0.45 -0.45
town of a side, topic	casualty	0.46 -0.46
town of a side, topic	chief	0.04 -0.04
town of a side, topic	civilian	0.24 -0.24
town of a side, topic	closure	0.01 -0.01
town of a side, topic	contact	0.06 -0.06
town of a side, topic	decision	0.03 -0.03
town of a side, topic	domestic	-0.07 0.07
town of a side, topic	everyday	0.20 -0.20
town of a side, topic	force	-0.08 0.08
town of a side, topic	gaza	-0.07 0.07
town of a side, topic	mass	-0.11 0.11
town of a side, topic	modal	-0.08 0.08
town of a side, topic	negotiation	0.37 -0.37
town of a side, topic	nuclear	-0.14 0.14
town of a side, topic	oil	-0.10 0.10
town of a side, topic	opinion	0.02 -0.02
town of a side, topic	reaction	0.11 -0.11
town of a side, topic	resolve	-0.02 0.02
town of a side, topic	settled	0.11 -0.11
town of a side, topic	shipping	-0.01 0.01
town of a side, topic	shock	-0.03 0.03
town of a side, topic	spy	0.03 -0.03
town of a side, topic	strike	-0.12 0.12
town of a side, topic	threat	0.12 -0.12
town of a side, topic	truce	0.29 -0.29
town of a side, topic	unreal	-0.01 0.01
town of a side, topic	unrest	0.43 -0.43
town of a side, topic	weapon	0.15 -0.15
town of a side, type	diplomatic	0.07 -0.07
town of a side, type	economic	-0.02 0.02
town of a side, type	humanitarian	0.14 -0.14
town of a side, type	intelligence	0.01 -0.01
town of a side, type	military	-0.01 0.01
town of a side, type	other	0.22 -0.22
town of a third country, beside	side	0.06 -0.06
town of a third country, beside	third country	0.18 -0.18
town of a third country, beside	town of a third country	0.11 -0.11
town of a third country, beside	usa	0.08 -0.08
town of a third country, event	none	0.13 -0.13
town of a third country, event	talks	-0.16 0.16
town of a third country, summary is	missing	0.11 -0.11
town of a third country, summary is	there	-0.03 0.03
town of a third country, title names	one side	0.04 -0.04
town of a third country, title names	one side and usa	0.08 -0.08
town of a third country, topic	contact	-0.03 0.03
town of a third country, topic	market	-0.01 0.01
town of a third country, topic	negotiation	-0.02 0.02
town of a third country, topic	strike	0.06 -0.06
town of a third country, topic	unreal	0.14 -0.14
town of a third country, type	diplomatic	0.05 -0.05
town of a usa, beside	Middle East	0.13 -0.13
town of a usa, beside	land of an ally	-0.12 0.12
town of a usa, beside	neighbour	-0.14 0.14
town of a usa, beside	side	-0.03 0.03
town of a usa, beside	town of a neighbour	-0.14 0.14
town of a usa, beside	town of a usa	0.02 -0.02
town of a usa, beside	usa	0.07 -0.07
town of a usa, event	none	0.23 -0.23
town of a usa, event	plan	-0.05 0.05
town of a usa, event	reaction	-0.07 0.07
town of a usa, event	sanction	0.17 -0.17
town of a usa, event	strike	-0.03 0.03
town of a usa, event	threat	0.11 -0.11
town of a usa, event	truce	-0.01 0.01
town of a usa, summary is	missing	0.03 -0.03
town of a usa, summary is	there	-0.02 0.02
town of a usa, title names	one side	-0.08 0.08
town of a usa, title names	one side and usa	-0.03 0.03
town of a usa, title names	usa	0.23 -0.23
town of a usa, topic	chief	-0.02 0.02
town of a usa, topic	contact	-0.15 0.15
town of a usa, topic	decision	0.05 -0.05
town of a usa, topic	domestic	0.11 -0.11
town of a usa, topic	force	0.18 -0.18
town of a usa, topic	market	-0.02 0.02
town of a usa, topic	modal	-0.06 0.06
town of a usa, topic	negotiation	-0.02 0.02
town of a usa, topic	reaction	-0.01 0.01
town of a usa, topic	sanction	0.17 -0.17
town of a usa, topic	settled	-0.07 0.07
town of a usa, topic	shipping	0.17 -0.17
town of a usa, topic	strike	0.03 -0.03
town of a usa, topic	threat	0.02 -0.02
town of a usa, topic	truce	-0.01 0.01
town of a usa, topic	unreal	-0.02 0.02
town of a usa, type	diplomatic	-0.05 0.05
town of a usa, type	economic	0.16 -0.16
town of a usa, type	military	-0.09 0.09
town of a usa, type	other	0.25 -0.25
usa, beside	Middle East	-0.09 0.09
usa, beside	gulf state	-0.28 0.28
usa, beside	land of an ally	-0.31 0.31
usa, beside	neighbour	-0.38 0.38
usa, beside	region	-0.28 0.28
usa, beside	side	-0.08 0.08
usa, beside	strait or sea	-0.13 0.13
usa, beside	third country	-0.14 0.14
usa, beside	town of a gulf state	-0.23 0.23
usa, beside	town of a land of an ally	-0.19 0.19
usa, beside	town of a neighbour	-0.24 0.24
usa, beside	town of a side	-0.44 0.44
usa, beside	town of a third country	-0.21 0.21
usa, beside	town of a usa	0.25 -0.25
usa, beside	usa	-0.07 0.07
usa, event	accusation	-0.11 0.11
usa, event	appointment	0.09 -0.09
usa, event	blockade	0.03 -0.03
usa, event	call	0.04 -0.04
usa, event	cancelled	0.17 -0.17
usa, event	closure	0.16 -0.16
usa, event	comment	-0.14 0.14
usa, event	deal	0.05 -0.05
usa, event	denial	-0.05 0.05
usa, event	departure	-0.27 0.27
usa, event	deployment	-0.05 0.05
usa, event	downing	0.02 -0.02
usa, event	evacuation	-0.16 0.16
usa, event	exit	-0.05 0.05
usa, event	fall	-0.11 0.11
usa, event	halt	0.04 -0.04
usa, event	none	0.16 -0.16
usa, event	plan	-0.05 0.05
usa, event	reaction	-0.01 0.01
usa, event	rejection	-0.03 0.03
usa, event	rescue	-0.14 0.14
usa, event	rise	0.04 -0.04
usa, event	sanction	0.20 -0.20
usa, event	seizure	-0.18 0.18
usa, event	spying	-0.19 0.19
usa, event	strike	-0.11 0.11
usa, event	talks	0.03 -0.03
usa, event	threat	0.10 -0.10
usa, event	truce	-0.02 0.02
usa, event	visit	0.07 -0.07
usa, summary is	missing	0.07 -0.07
usa, summary is	there	-0.15 0.15
usa, title names	both sides	-0.17 0.17
usa, title names	both sides and usa	-0.24 0.24
usa, title names	no party	0.09 -0.09
usa, title names	one side	0.04 -0.04
usa, title names	one side and usa	0.01 -0.01
usa, title names	usa	0.10 -0.10
usa, topic	alarm	-0.29 0.29
usa, topic	brief	-0.06 0.06
usa, topic	casualty	0.16 -0.16
usa, topic	chief	-0.01 0.01
usa, topic	civilian	-0.08 0.08
usa, topic	closure	0.06 -0.06
usa, topic	contact	-0.19 0.19
usa, topic	decision	0.08 -0.08
usa, topic	domestic	0.13 -0.13
usa, topic	elsewhere	0.16 -0.16
usa, topic	everyday	-0.03 0.03
usa, topic	force	-0.13 0.13
usa, topic	market	0.10 -0.10
usa, topic	mass	0.05 -0.05
usa, topic	modal	0.01 -0.01
usa, topic	negotiation	-0.01 0.01
usa, topic	network	-0.01 0.01
usa, topic	nuclear	0.16 -0.16
usa, topic	oil	-0.18 0.18
usa, topic	opinion	-0.14 0.14
usa, topic	reaction	0.07 -0.07
usa, topic	resolve	-0.10 0.10
usa, topic	sanction	0.20 -0.20
usa, topic	settled	0.02 -0.02
usa, topic	shipping	-0.05 0.05
usa, topic	shock	-0.07 0.07
usa, topic	spy	-0.20 0.20
usa, topic	strike	-0.09 0.09
usa, topic	threat	-0.05 0.05
usa, topic	toll	-0.09 0.09
usa, topic	truce	-0.08 0.08
usa, topic	unreal	0.11 -0.11
usa, topic	unrest	0.04 -0.04
usa, topic	weapon	-0.37 0.37
usa, type	diplomatic	-0.01 0.01
usa, type	economic	0.09 -0.09
usa, type	humanitarian	-0.30 0.30
usa, type	intelligence	0.06 -0.06
usa, type	military	-0.28 0.28
usa, type	other	0.26 -0.26
`,
};
