/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const placeWeights = {
  classes: 'right wrong',
  rows: `
Global, beside	Middle East	0.08 -0.08
Global, beside	gulf state	-0.24 0.24
Global, beside	land of an ally	-0.56 0.56
Global, beside	neighbour	-0.37 0.37
Global, beside	region	0.04 -0.04
Global, beside	seat of a body	-0.12 0.12
Global, beside	side	-0.14 0.14
Global, beside	strait or sea	-0.34 0.34
Global, beside	third country	-0.37 0.37
Global, beside	town of a land of an ally	-0.34 0.34
Global, beside	town of a neighbour	-0.14 0.14
Global, beside	town of a side	-0.23 0.23
Global, beside	town of a third country	-0.16 0.16
Global, beside	town of a usa	-0.13 0.13
Global, beside	usa	-0.17 0.17
Global, event	accusation	-0.20 0.20
Global, event	appointment	-0.12 0.12
Global, event	arrest	-0.17 0.17
Global, event	arrival	-0.12 0.12
Global, event	blackout	-0.18 0.18
Global, event	blockade	-0.21 0.21
Global, event	call	-0.13 0.13
Global, event	closure	0.01 -0.01
Global, event	comment	-0.22 0.22
Global, event	deal	-0.27 0.27
Global, event	denial	-0.21 0.21
Global, event	departure	-0.21 0.21
Global, event	deployment	-0.02 0.02
Global, event	downing	0.01 -0.01
Global, event	evacuation	-0.20 0.20
Global, event	execution	-0.20 0.20
Global, event	exit	-0.11 0.11
Global, event	fall	0.36 -0.36
Global, event	funeral	-0.13 0.13
Global, event	hack	-0.18 0.18
Global, event	halt	-0.20 0.20
Global, event	memory	0.02 -0.02
Global, event	none	-0.03 0.03
Global, event	offer	-0.13 0.13
Global, event	plan	0.02 -0.02
Global, event	reaction	0.05 -0.05
Global, event	rejection	-0.18 0.18
Global, event	release	-0.13 0.13
Global, event	rescue	-0.13 0.13
Global, event	rise	0.35 -0.35
Global, event	sanction	-0.20 0.20
Global, event	seizure	-0.25 0.25
Global, event	spying	-0.16 0.16
Global, event	strike	-0.23 0.23
Global, event	talks	-0.22 0.22
Global, event	threat	-0.23 0.23
Global, event	truce	-0.06 0.06
Global, event	visit	-0.09 0.09
Global, summary is	missing	-0.16 0.16
Global, summary is	there	-0.11 0.11
Global, title names	ally	-0.18 0.18
Global, title names	both sides	-0.02 0.02
Global, title names	both sides and ally	-0.07 0.07
Global, title names	both sides and usa	-0.11 0.11
Global, title names	one side	-0.18 0.18
Global, title names	one side and ally	-0.32 0.32
Global, title names	one side and usa	-0.05 0.05
Global, title names	usa	-0.20 0.20
Global, topic	alarm	-0.10 0.10
Global, topic	brief	-0.28 0.28
Global, topic	casualty	-0.25 0.25
Global, topic	chief	-0.43 0.43
Global, topic	civilian	-0.33 0.33
Global, topic	closure	-0.08 0.08
Global, topic	contact	-0.12 0.12
Global, topic	culture	-0.10 0.10
Global, topic	cyber	-0.19 0.19
Global, topic	decision	-0.09 0.09
Global, topic	domestic	-0.30 0.30
Global, topic	elsewhere	0.08 -0.08
Global, topic	everyday	-0.21 0.21
Global, topic	execution	-0.20 0.20
Global, topic	force	-0.09 0.09
Global, topic	gaza	-0.17 0.17
Global, topic	market	0.37 -0.37
Global, topic	mass	-0.12 0.12
Global, topic	modal	0.20 -0.20
Global, topic	negotiation	0.03 -0.03
Global, topic	network	-0.19 0.19
Global, topic	nuclear	-0.27 0.27
Global, topic	oil	0.42 -0.42
Global, topic	opinion	-0.27 0.27
Global, topic	resolve	0.04 -0.04
Global, topic	sanction	-0.22 0.22
Global, topic	shipping	-0.19 0.19
Global, topic	shock	0.38 -0.38
Global, topic	sport	-0.19 0.19
Global, topic	spy	-0.33 0.33
Global, topic	strike	0.02 -0.02
Global, topic	syria	-0.10 0.10
Global, topic	threat	-0.11 0.11
Global, topic	toll	-0.16 0.16
Global, topic	truce	0.10 -0.10
Global, topic	unreal	0.01 -0.01
Global, topic	unrest	-0.38 0.38
Global, topic	weapon	-0.50 0.50
Global, type	cyber	-0.26 0.26
Global, type	diplomatic	-0.59 0.59
Global, type	economic	0.65 -0.65
Global, type	humanitarian	-0.43 0.43
Global, type	intelligence	-0.37 0.37
Global, type	military	-0.66 0.66
Global, type	other	-0.51 0.51
Middle East, beside	Middle East	0.18 -0.18
Middle East, beside	gulf state	-0.02 0.02
Middle East, beside	land of an ally	-0.69 0.69
Middle East, beside	neighbour	-0.18 0.18
Middle East, beside	region	-0.14 0.14
Middle East, beside	side	-0.10 0.10
Middle East, beside	strait or sea	0.07 -0.07
Middle East, beside	third country	-0.28 0.28
Middle East, beside	town of a gulf state	0.08 -0.08
Middle East, beside	town of a land of an ally	-0.16 0.16
Middle East, beside	town of a neighbour	-0.23 0.23
Middle East, beside	town of a side	-0.22 0.22
Middle East, beside	town of a third country	-0.19 0.19
Middle East, beside	town of a usa	-0.27 0.27
Middle East, beside	usa	-0.04 0.04
Middle East, event	accusation	-0.24 0.24
Middle East, event	appointment	0.06 -0.06
Middle East, event	arrest	-0.21 0.21
Middle East, event	arrival	0.13 -0.13
Middle East, event	blackout	-0.20 0.20
Middle East, event	blockade	-0.26 0.26
Middle East, event	call	-0.14 0.14
Middle East, event	cancelled	-0.22 0.22
Middle East, event	closure	-0.13 0.13
Middle East, event	comment	-0.39 0.39
Middle East, event	deal	-0.26 0.26
Middle East, event	denial	0.04 -0.04
Middle East, event	departure	0.11 -0.11
Middle East, event	deployment	-0.03 0.03
Middle East, event	downing	0.02 -0.02
Middle East, event	evacuation	0.02 -0.02
Middle East, event	execution	-0.19 0.19
Middle East, event	exit	0.07 -0.07
Middle East, event	fall	-0.20 0.20
Middle East, event	funeral	-0.14 0.14
Middle East, event	halt	-0.14 0.14
Middle East, event	memory	0.14 -0.14
Middle East, event	none	-0.13 0.13
Middle East, event	offer	-0.15 0.15
Middle East, event	plan	0.11 -0.11
Middle East, event	reaction	0.03 -0.03
Middle East, event	rejection	-0.20 0.20
Middle East, event	release	-0.06 0.06
Middle East, event	rescue	-0.20 0.20
Middle East, event	rise	-0.04 0.04
Middle East, event	sanction	-0.20 0.20
Middle East, event	seizure	0.01 -0.01
Middle East, event	spying	-0.21 0.21
Middle East, event	strike	-0.12 0.12
Middle East, event	talks	0.08 -0.08
Middle East, event	threat	-0.18 0.18
Middle East, event	truce	-0.26 0.26
Middle East, event	visit	-0.18 0.18
Middle East, summary is	missing	-0.22 0.22
Middle East, summary is	there	-0.10 0.10
Middle East, title names	ally	-0.23 0.23
Middle East, title names	both sides	-0.07 0.07
Middle East, title names	both sides and ally	-0.12 0.12
Middle East, title names	both sides and usa	0.27 -0.27
Middle East, title names	no party	-0.09 0.09
Middle East, title names	one side	-0.20 0.20
Middle East, title names	one side and ally	-0.44 0.44
Middle East, title names	one side and usa	-0.25 0.25
Middle East, title names	usa	-0.18 0.18
Middle East, topic	alarm	0.03 -0.03
Middle East, topic	brief	-0.03 0.03
Middle East, topic	casualty	-0.21 0.21
Middle East, topic	chief	-0.27 0.27
Middle East, topic	civilian	-0.20 0.20
Middle East, topic	closure	0.01 -0.01
Middle East, topic	contact	0.01 -0.01
Middle East, topic	culture	-0.15 0.15
Middle East, topic	cyber	0.02 -0.02
Middle East, topic	decision	0.09 -0.09
Middle East, topic	domestic	-0.36 0.36
Middle East, topic	elsewhere	-0.17 0.17
Middle East, topic	everyday	-0.04 0.04
Middle East, topic	execution	-0.20 0.20
Middle East, topic	force	0.29 -0.29
Middle East, topic	gaza	-0.30 0.30
Middle East, topic	market	0.01 -0.01
Middle East, topic	mass	-0.15 0.15
Middle East, topic	modal	-0.12 0.12
Middle East, topic	negotiation	-0.07 0.07
Middle East, topic	network	-0.22 0.22
Middle East, topic	nuclear	-0.22 0.22
Middle East, topic	oil	0.09 -0.09
Middle East, topic	opinion	0.08 -0.08
Middle East, topic	reaction	0.04 -0.04
Middle East, topic	resolve	0.10 -0.10
Middle East, topic	sanction	-0.24 0.24
Middle East, topic	settled	-0.06 0.06
Middle East, topic	shipping	-0.35 0.35
Middle East, topic	shock	0.01 -0.01
Middle East, topic	sport	0.02 -0.02
Middle East, topic	spy	-0.31 0.31
Middle East, topic	strike	-0.02 0.02
Middle East, topic	syria	-0.16 0.16
Middle East, topic	threat	-0.08 0.08
Middle East, topic	toll	-0.24 0.24
Middle East, topic	truce	-0.13 0.13
Middle East, topic	unreal	-0.05 0.05
Middle East, topic	unrest	-0.55 0.55
Middle East, topic	weapon	-0.06 0.06
Middle East, type	cyber	0.05 -0.05
Middle East, type	diplomatic	-0.15 0.15
Middle East, type	economic	-0.14 0.14
Middle East, type	humanitarian	-0.13 0.13
Middle East, type	intelligence	-0.38 0.38
Middle East, type	military	0.07 -0.07
Middle East, type	other	-0.28 0.28
chosen by rules	any type	0.36 -0.36
chosen by rules	cyber	0.13 -0.13
chosen by rules	diplomatic	0.20 -0.20
chosen by rules	economic	0.09 -0.09
chosen by rules	humanitarian	0.10 -0.10
chosen by rules	intelligence	0.05 -0.05
chosen by rules	military	0.40 -0.40
chosen by rules	other	-0.03 0.03
gulf state, beside	gulf state	0.15 -0.15
gulf state, beside	neighbour	0.22 -0.22
gulf state, beside	side	0.01 -0.01
gulf state, beside	strait or sea	0.15 -0.15
gulf state, beside	town of a gulf state	0.15 -0.15
gulf state, beside	town of a side	0.15 -0.15
gulf state, event	none	0.09 -0.09
gulf state, event	reaction	0.19 -0.19
gulf state, event	strike	0.21 -0.21
gulf state, event	talks	-0.08 0.08
gulf state, summary is	missing	0.14 -0.14
gulf state, summary is	there	-0.06 0.06
gulf state, title names	both sides	0.09 -0.09
gulf state, title names	both sides and usa	0.07 -0.07
gulf state, title names	no party	0.22 -0.22
gulf state, title names	one side	0.06 -0.06
gulf state, title names	one side and usa	-0.02 0.02
gulf state, topic	casualty	0.08 -0.08
gulf state, topic	contact	-0.06 0.06
gulf state, topic	decision	0.21 -0.21
gulf state, topic	force	0.17 -0.17
gulf state, topic	market	-0.06 0.06
gulf state, topic	mass	0.12 -0.12
gulf state, topic	negotiation	-0.09 0.09
gulf state, topic	oil	0.01 -0.01
gulf state, topic	reaction	0.21 -0.21
gulf state, topic	shipping	0.12 -0.12
gulf state, topic	shock	-0.05 0.05
gulf state, topic	strike	0.29 -0.29
gulf state, topic	threat	0.08 -0.08
gulf state, topic	truce	-0.06 0.06
gulf state, topic	unreal	0.11 -0.11
gulf state, topic	weapon	0.20 -0.20
gulf state, type	diplomatic	0.01 -0.01
gulf state, type	military	0.19 -0.19
in the title	Middle East	0.18 -0.18
in the title	gulf state	0.15 -0.15
in the title	land of an ally	0.04 -0.04
in the title	neighbour	0.02 -0.02
in the title	seat of a body	-0.06 0.06
in the title	strait or sea	0.12 -0.12
in the title	third country	0.01 -0.01
in the title	town of a gulf state	0.16 -0.16
in the title	town of a land of an ally	0.17 -0.17
in the title	town of a neighbour	0.14 -0.14
in the title	town of a side	0.04 -0.04
in the title	town of a third country	0.10 -0.10
in the title	town of a usa	0.06 -0.06
in the title	usa	-0.07 0.07
kind	Global	-0.19 0.19
kind	Middle East	-0.21 0.21
kind	gulf state	0.08 -0.08
kind	land of an ally	0.06 -0.06
kind	neighbour	-0.04 0.04
kind	region	-0.10 0.10
kind	seat of a body	-0.11 0.11
kind	side	-0.07 0.07
kind	strait or sea	0.16 -0.16
kind	third country	-0.10 0.10
kind	town of a gulf state	0.16 -0.16
kind	town of a land of an ally	0.26 -0.26
kind	town of a neighbour	0.06 -0.06
kind	town of a side	0.04 -0.04
kind	town of a third country	0.03 -0.03
kind	town of a usa	0.01 -0.01
kind	usa	-0.08 0.08
land of an ally, beside	land of an ally	0.04 -0.04
land of an ally, beside	neighbour	0.15 -0.15
land of an ally, beside	side	0.28 -0.28
land of an ally, beside	town of a land of an ally	0.14 -0.14
land of an ally, beside	town of a side	-0.20 0.20
land of an ally, beside	usa	0.23 -0.23
land of an ally, event	none	0.25 -0.25
land of an ally, event	plan	0.11 -0.11
land of an ally, event	strike	-0.05 0.05
land of an ally, event	talks	0.11 -0.11
land of an ally, event	threat	0.09 -0.09
land of an ally, event	truce	0.15 -0.15
land of an ally, summary is	missing	-0.03 0.03
land of an ally, summary is	there	0.19 -0.19
land of an ally, title names	ally	-0.05 0.05
land of an ally, title names	both sides and usa	0.11 -0.11
land of an ally, title names	no party	0.13 -0.13
land of an ally, title names	one side	0.39 -0.39
land of an ally, title names	one side and ally	-0.06 0.06
land of an ally, title names	one side and usa	0.18 -0.18
land of an ally, topic	casualty	0.01 -0.01
land of an ally, topic	chief	-0.04 0.04
land of an ally, topic	contact	0.22 -0.22
land of an ally, topic	decision	0.16 -0.16
land of an ally, topic	everyday	-0.09 0.09
land of an ally, topic	force	0.07 -0.07
land of an ally, topic	gaza	0.17 -0.17
land of an ally, topic	modal	0.07 -0.07
land of an ally, topic	negotiation	0.26 -0.26
land of an ally, topic	reaction	0.13 -0.13
land of an ally, topic	settled	0.10 -0.10
land of an ally, topic	spy	0.18 -0.18
land of an ally, topic	strike	-0.06 0.06
land of an ally, topic	syria	0.14 -0.14
land of an ally, topic	threat	0.16 -0.16
land of an ally, topic	truce	0.22 -0.22
land of an ally, topic	unreal	0.28 -0.28
land of an ally, topic	weapon	-0.12 0.12
land of an ally, type	diplomatic	0.39 -0.39
land of an ally, type	humanitarian	0.15 -0.15
land of an ally, type	intelligence	0.15 -0.15
land of an ally, type	military	-0.07 0.07
land of an ally, type	other	0.11 -0.11
neighbour, beside	gulf state	0.09 -0.09
neighbour, beside	land of an ally	-0.16 0.16
neighbour, beside	side	-0.09 0.09
neighbour, beside	strait or sea	-0.06 0.06
neighbour, beside	third country	0.01 -0.01
neighbour, beside	town of a side	0.22 -0.22
neighbour, beside	usa	0.08 -0.08
neighbour, event	none	-0.09 0.09
neighbour, event	plan	-0.05 0.05
neighbour, event	reaction	0.23 -0.23
neighbour, event	strike	-0.11 0.11
neighbour, event	talks	0.10 -0.10
neighbour, event	threat	-0.06 0.06
neighbour, event	truce	0.04 -0.04
neighbour, summary is	missing	0.01 -0.01
neighbour, summary is	there	-0.05 0.05
neighbour, title names	both sides	-0.03 0.03
neighbour, title names	both sides and usa	-0.18 0.18
neighbour, title names	no party	0.19 -0.19
neighbour, title names	one side	-0.08 0.08
neighbour, title names	one side and usa	0.22 -0.22
neighbour, title names	usa	0.16 -0.16
neighbour, topic	chief	0.14 -0.14
neighbour, topic	contact	0.19 -0.19
neighbour, topic	decision	0.02 -0.02
neighbour, topic	force	0.01 -0.01
neighbour, topic	mass	0.03 -0.03
neighbour, topic	negotiation	0.18 -0.18
neighbour, topic	reaction	0.27 -0.27
neighbour, topic	shipping	0.16 -0.16
neighbour, topic	strike	-0.10 0.10
neighbour, topic	syria	-0.11 0.11
neighbour, topic	threat	-0.12 0.12
neighbour, topic	truce	0.11 -0.11
neighbour, topic	unreal	-0.14 0.14
neighbour, topic	weapon	-0.05 0.05
neighbour, type	diplomatic	-0.03 0.03
neighbour, type	economic	-0.02 0.02
neighbour, type	humanitarian	0.11 -0.11
neighbour, type	military	-0.05 0.05
not in the title	Global	-0.19 0.19
not in the title	Middle East	-0.27 0.27
not in the title	land of an ally	0.15 -0.15
not in the title	neighbour	-0.11 0.11
not in the title	region	-0.15 0.15
not in the title	seat of a body	-0.12 0.12
not in the title	side	-0.22 0.22
not in the title	strait or sea	0.15 -0.15
not in the title	third country	-0.17 0.17
not in the title	town of a land of an ally	0.17 -0.17
not in the title	town of a neighbour	0.05 -0.05
not in the title	town of a side	0.03 -0.03
not in the title	town of a third country	0.01 -0.01
not in the title	town of a usa	-0.03 0.03
not in the title	usa	-0.05 0.05
region, beside	side	-0.06 0.06
region, beside	strait or sea	-0.06 0.06
region, beside	third country	-0.03 0.03
region, beside	usa	-0.06 0.06
region, event	none	0.01 -0.01
region, event	rise	0.06 -0.06
region, event	strike	-0.16 0.16
region, event	threat	0.11 -0.11
region, summary is	missing	0.10 -0.10
region, summary is	there	-0.17 0.17
region, title names	both sides	-0.15 0.15
region, title names	no party	0.09 -0.09
region, title names	one side and usa	-0.04 0.04
region, topic	casualty	-0.11 0.11
region, topic	chief	-0.06 0.06
region, topic	civilian	-0.17 0.17
region, topic	decision	0.26 -0.26
region, topic	force	0.07 -0.07
region, topic	gaza	-0.17 0.17
region, topic	market	-0.04 0.04
region, topic	negotiation	0.12 -0.12
region, topic	oil	0.02 -0.02
region, topic	shipping	-0.04 0.04
region, topic	shock	0.09 -0.09
region, topic	strike	-0.13 0.13
region, topic	threat	0.16 -0.16
region, topic	unreal	0.15 -0.15
region, type	diplomatic	-0.05 0.05
region, type	economic	0.16 -0.16
region, type	military	-0.17 0.17
seat of a body, beside	land of an ally	-0.18 0.18
seat of a body, beside	seat of a body	-0.06 0.06
seat of a body, beside	side	-0.01 0.01
seat of a body, beside	strait or sea	0.04 -0.04
seat of a body, beside	third country	0.13 -0.13
seat of a body, beside	town of a side	-0.06 0.06
seat of a body, beside	usa	0.08 -0.08
seat of a body, event	none	-0.19 0.19
seat of a body, event	strike	-0.16 0.16
seat of a body, event	threat	0.01 -0.01
seat of a body, summary is	missing	-0.09 0.09
seat of a body, summary is	there	-0.01 0.01
seat of a body, title names	both sides	0.03 -0.03
seat of a body, title names	no party	-0.16 0.16
seat of a body, title names	one side	-0.09 0.09
seat of a body, title names	one side and usa	0.07 -0.07
seat of a body, topic	casualty	0.02 -0.02
seat of a body, topic	chief	-0.11 0.11
seat of a body, topic	contact	0.01 -0.01
seat of a body, topic	force	-0.09 0.09
seat of a body, topic	market	-0.03 0.03
seat of a body, topic	oil	-0.04 0.04
seat of a body, topic	reaction	0.23 -0.23
seat of a body, topic	strike	-0.05 0.05
seat of a body, topic	threat	0.06 -0.06
seat of a body, topic	unreal	0.06 -0.06
seat of a body, type	diplomatic	0.04 -0.04
seat of a body, type	economic	-0.02 0.02
seat of a body, type	military	-0.21 0.21
side, beside	Middle East	-0.02 0.02
side, beside	gulf state	-0.18 0.18
side, beside	land of an ally	-0.11 0.11
side, beside	region	-0.15 0.15
side, beside	seat of a body	-0.15 0.15
side, beside	side	-0.03 0.03
side, beside	strait or sea	-0.12 0.12
side, beside	third country	-0.20 0.20
side, beside	town of a gulf state	-0.07 0.07
side, beside	town of a land of an ally	-0.36 0.36
side, beside	town of a neighbour	-0.12 0.12
side, beside	town of a side	-0.03 0.03
side, beside	town of a third country	-0.22 0.22
side, beside	town of a usa	-0.26 0.26
side, beside	usa	0.07 -0.07
side, event	accusation	0.01 -0.01
side, event	appointment	-0.11 0.11
side, event	arrest	0.04 -0.04
side, event	arrival	0.18 -0.18
side, event	blackout	0.06 -0.06
side, event	blockade	0.17 -0.17
side, event	call	-0.03 0.03
side, event	cancelled	-0.18 0.18
side, event	charge	-0.09 0.09
side, event	closure	-0.02 0.02
side, event	comment	0.04 -0.04
side, event	deal	0.09 -0.09
side, event	denial	-0.04 0.04
side, event	departure	-0.18 0.18
side, event	deployment	0.10 -0.10
side, event	downing	0.04 -0.04
side, event	emergency	-0.21 0.21
side, event	enrichment	0.15 -0.15
side, event	evacuation	-0.14 0.14
side, event	execution	-0.08 0.08
side, event	exit	0.20 -0.20
side, event	fall	-0.16 0.16
side, event	funeral	0.09 -0.09
side, event	hack	0.03 -0.03
side, event	halt	0.02 -0.02
side, event	memory	0.11 -0.11
side, event	none	0.04 -0.04
side, event	plan	0.07 -0.07
side, event	reaction	-0.03 0.03
side, event	rejection	-0.10 0.10
side, event	sanction	0.11 -0.11
side, event	seizure	-0.04 0.04
side, event	spying	-0.03 0.03
side, event	strike	-0.12 0.12
side, event	talks	0.06 -0.06
side, event	threat	0.24 -0.24
side, event	truce	0.01 -0.01
side, event	visit	-0.08 0.08
side, summary is	missing	-0.08 0.08
side, summary is	there	-0.05 0.05
side, title names	ally	-0.21 0.21
side, title names	both sides	-0.12 0.12
side, title names	both sides and ally	0.10 -0.10
side, title names	both sides and usa	-0.03 0.03
side, title names	no party	-0.07 0.07
side, title names	one side	0.01 -0.01
side, title names	one side and ally	-0.23 0.23
side, title names	one side and usa	0.11 -0.11
side, title names	usa	-0.07 0.07
side, topic	alarm	-0.05 0.05
side, topic	brief	-0.10 0.10
side, topic	casualty	-0.18 0.18
side, topic	chief	0.21 -0.21
side, topic	civilian	-0.08 0.08
side, topic	closure	0.11 -0.11
side, topic	contact	-0.12 0.12
side, topic	cyber	0.02 -0.02
side, topic	decision	-0.05 0.05
side, topic	domestic	-0.25 0.25
side, topic	elsewhere	-0.02 0.02
side, topic	everyday	-0.24 0.24
side, topic	execution	-0.09 0.09
side, topic	force	-0.18 0.18
side, topic	gaza	-0.11 0.11
side, topic	market	-0.15 0.15
side, topic	mass	0.11 -0.11
side, topic	modal	-0.11 0.11
side, topic	negotiation	0.22 -0.22
side, topic	network	0.05 -0.05
side, topic	nuclear	0.02 -0.02
side, topic	oil	0.01 -0.01
side, topic	opinion	0.13 -0.13
side, topic	reaction	0.11 -0.11
side, topic	resolve	0.03 -0.03
side, topic	sanction	-0.03 0.03
side, topic	settled	-0.01 0.01
side, topic	shipping	-0.13 0.13
side, topic	shock	-0.07 0.07
side, topic	sport	0.10 -0.10
side, topic	spy	-0.08 0.08
side, topic	strike	-0.04 0.04
side, topic	syria	0.03 -0.03
side, topic	threat	0.08 -0.08
side, topic	toll	-0.02 0.02
side, topic	truce	0.08 -0.08
side, topic	unreal	0.04 -0.04
side, topic	unrest	0.18 -0.18
side, topic	weapon	0.04 -0.04
side, type	cyber	0.06 -0.06
side, type	diplomatic	0.20 -0.20
side, type	economic	-0.26 0.26
side, type	humanitarian	0.09 -0.09
side, type	intelligence	-0.01 0.01
side, type	other	-0.07 0.07
strait or sea, beside	Middle East	0.05 -0.05
strait or sea, beside	gulf state	-0.07 0.07
strait or sea, beside	neighbour	-0.06 0.06
strait or sea, beside	region	0.08 -0.08
strait or sea, beside	seat of a body	0.09 -0.09
strait or sea, beside	side	0.07 -0.07
strait or sea, beside	strait or sea	0.12 -0.12
strait or sea, beside	third country	0.14 -0.14
strait or sea, beside	town of a side	0.10 -0.10
strait or sea, beside	usa	0.25 -0.25
strait or sea, event	blockade	0.09 -0.09
strait or sea, event	closure	0.07 -0.07
strait or sea, event	fall	0.09 -0.09
strait or sea, event	halt	0.04 -0.04
strait or sea, event	none	0.18 -0.18
strait or sea, event	plan	0.06 -0.06
strait or sea, event	reaction	-0.08 0.08
strait or sea, event	rise	0.04 -0.04
strait or sea, event	strike	0.09 -0.09
strait or sea, event	talks	0.06 -0.06
strait or sea, event	threat	0.10 -0.10
strait or sea, event	truce	0.11 -0.11
strait or sea, summary is	missing	0.11 -0.11
strait or sea, summary is	there	0.19 -0.19
strait or sea, title names	both sides	0.10 -0.10
strait or sea, title names	no party	0.20 -0.20
strait or sea, title names	one side	-0.02 0.02
strait or sea, title names	one side and usa	0.21 -0.21
strait or sea, title names	usa	0.14 -0.14
strait or sea, topic	chief	0.13 -0.13
strait or sea, topic	closure	0.24 -0.24
strait or sea, topic	contact	0.14 -0.14
strait or sea, topic	decision	0.13 -0.13
strait or sea, topic	force	0.16 -0.16
strait or sea, topic	market	0.17 -0.17
strait or sea, topic	modal	0.12 -0.12
strait or sea, topic	negotiation	0.17 -0.17
strait or sea, topic	oil	0.18 -0.18
strait or sea, topic	reaction	-0.06 0.06
strait or sea, topic	settled	0.10 -0.10
strait or sea, topic	shipping	0.27 -0.27
strait or sea, topic	shock	0.09 -0.09
strait or sea, topic	strike	-0.01 0.01
strait or sea, topic	threat	0.14 -0.14
strait or sea, topic	truce	0.17 -0.17
strait or sea, topic	unreal	0.15 -0.15
strait or sea, type	diplomatic	0.01 -0.01
strait or sea, type	economic	0.24 -0.24
strait or sea, type	military	0.18 -0.18
summary	first	0.06 -0.06
summary	fourth or later	0.01 -0.01
summary	in the name of a body	0.22 -0.22
summary	named	-0.02 0.02
summary	second	0.05 -0.05
summary	third	0.11 -0.11
summary, cyber	first	0.02 -0.02
summary, cyber	fourth or later	0.07 -0.07
summary, cyber	second	0.22 -0.22
summary, cyber	third	0.07 -0.07
summary, diplomatic	first	0.12 -0.12
summary, diplomatic	fourth or later	-0.04 0.04
summary, diplomatic	second	-0.03 0.03
summary, diplomatic	third	-0.03 0.03
summary, economic	first	0.09 -0.09
summary, economic	fourth or later	0.07 -0.07
summary, economic	second	0.05 -0.05
summary, economic	third	0.10 -0.10
summary, humanitarian	first	-0.03 0.03
summary, humanitarian	fourth or later	0.08 -0.08
summary, humanitarian	second	-0.01 0.01
summary, humanitarian	third	0.05 -0.05
summary, intelligence	first	-0.01 0.01
summary, intelligence	fourth or later	-0.10 0.10
summary, intelligence	second	0.08 -0.08
summary, intelligence	third	-0.23 0.23
summary, military	first	-0.02 0.02
summary, military	fourth or later	0.01 -0.01
summary, military	second	0.06 -0.06
summary, military	third	0.20 -0.20
summary, other	first	-0.06 0.06
summary, other	fourth or later	0.15 -0.15
summary, other	second	0.04 -0.04
summary, other	third	0.14 -0.14
summary: body after	none	0.08 -0.08
summary: body in diplomatic after	none	0.19 -0.19
summary: country after	across	0.09 -0.09
summary: country after	after	-0.08 0.08
summary: country after	against	0.18 -0.18
summary: country after	and	0.08 -0.08
summary: country after	as	-0.04 0.04
summary: country after	at	0.18 -0.18
summary: country after	between	-0.07 0.07
summary: country after	by	-0.10 0.10
summary: country after	for	-0.01 0.01
summary: country after	from	-0.08 0.08
summary: country after	in	0.23 -0.23
summary: country after	none	0.01 -0.01
summary: country after	over	-0.04 0.04
summary: country after	to	-0.06 0.06
summary: country after	with	-0.01 0.01
summary: country in diplomatic after	after	-0.15 0.15
summary: country in diplomatic after	and	-0.12 0.12
summary: country in diplomatic after	as	-0.06 0.06
summary: country in diplomatic after	between	-0.03 0.03
summary: country in diplomatic after	by	-0.10 0.10
summary: country in diplomatic after	for	-0.06 0.06
summary: country in diplomatic after	from	-0.06 0.06
summary: country in diplomatic after	in	0.27 -0.27
summary: country in diplomatic after	none	0.04 -0.04
summary: country in diplomatic after	of	-0.08 0.08
summary: country in diplomatic after	on	0.22 -0.22
summary: country in diplomatic after	to	-0.04 0.04
summary: country in diplomatic after	with	-0.03 0.03
summary: country in economic after	after	-0.26 0.26
summary: country in economic after	against	0.10 -0.10
summary: country in economic after	and	0.07 -0.07
summary: country in economic after	as	0.02 -0.02
summary: country in economic after	between	-0.25 0.25
summary: country in economic after	from	-0.13 0.13
summary: country in economic after	in	-0.03 0.03
summary: country in economic after	none	0.12 -0.12
summary: country in economic after	of	0.05 -0.05
summary: country in economic after	on	-0.02 0.02
summary: country in economic after	to	-0.03 0.03
summary: country in economic after	with	0.12 -0.12
summary: country in humanitarian after	none	-0.21 0.21
summary: country in intelligence after	for	-0.13 0.13
summary: country in intelligence after	none	-0.05 0.05
summary: country in intelligence after	of	0.01 -0.01
summary: country in military after	across	0.03 -0.03
summary: country in military after	after	0.12 -0.12
summary: country in military after	against	0.23 -0.23
summary: country in military after	and	0.21 -0.21
summary: country in military after	as	0.01 -0.01
summary: country in military after	at	0.18 -0.18
summary: country in military after	between	0.10 -0.10
summary: country in military after	by	-0.04 0.04
summary: country in military after	for	0.17 -0.17
summary: country in military after	in	0.01 -0.01
summary: country in military after	none	-0.06 0.06
summary: country in military after	of	0.03 -0.03
summary: country in military after	on	0.11 -0.11
summary: country in military after	to	-0.02 0.02
summary: country in military after	with	-0.07 0.07
summary: country in other after	none	0.03 -0.03
summary: country in other after	on	-0.14 0.14
summary: country in other after	with	-0.03 0.03
summary: kind	body	0.01 -0.01
summary: kind	country	-0.01 0.01
summary: kind	people	-0.10 0.10
summary: kind	region	0.20 -0.20
summary: kind	town	0.07 -0.07
summary: people after	across	0.10 -0.10
summary: people after	after	-0.11 0.11
summary: people after	against	0.04 -0.04
summary: people after	and	-0.02 0.02
summary: people after	as	0.01 -0.01
summary: people after	at	0.23 -0.23
summary: people after	between	-0.04 0.04
summary: people after	by	-0.16 0.16
summary: people after	from	-0.10 0.10
summary: people after	in	0.06 -0.06
summary: people after	none	-0.03 0.03
summary: people after	of	-0.03 0.03
summary: people after	on	0.12 -0.12
summary: people after	over	-0.16 0.16
summary: people after	strikes	0.13 -0.13
summary: people after	to	0.03 -0.03
summary: people after	with	-0.05 0.05
summary: people in cyber after	none	-0.12 0.12
summary: people in diplomatic after	across	0.14 -0.14
summary: people in diplomatic after	after	-0.23 0.23
summary: people in diplomatic after	against	-0.11 0.11
summary: people in diplomatic after	and	-0.14 0.14
summary: people in diplomatic after	as	0.01 -0.01
summary: people in diplomatic after	by	-0.10 0.10
summary: people in diplomatic after	for	-0.06 0.06
summary: people in diplomatic after	from	-0.08 0.08
summary: people in diplomatic after	in	0.04 -0.04
summary: people in diplomatic after	none	-0.07 0.07
summary: people in diplomatic after	of	-0.13 0.13
summary: people in diplomatic after	on	0.37 -0.37
summary: people in diplomatic after	over	-0.16 0.16
summary: people in diplomatic after	to	0.04 -0.04
summary: people in diplomatic after	with	-0.10 0.10
summary: people in economic after	after	-0.06 0.06
summary: people in economic after	against	0.10 -0.10
summary: people in economic after	and	0.07 -0.07
summary: people in economic after	as	0.02 -0.02
summary: people in economic after	between	-0.25 0.25
summary: people in economic after	from	-0.02 0.02
summary: people in economic after	in	-0.06 0.06
summary: people in economic after	none	0.10 -0.10
summary: people in economic after	of	0.09 -0.09
summary: people in economic after	on	-0.05 0.05
summary: people in economic after	to	-0.01 0.01
summary: people in economic after	with	0.12 -0.12
summary: people in humanitarian after	none	-0.06 0.06
summary: people in intelligence after	for	-0.13 0.13
summary: people in intelligence after	of	0.01 -0.01
summary: people in intelligence after	to	-0.16 0.16
summary: people in military after	across	0.03 -0.03
summary: people in military after	after	0.09 -0.09
summary: people in military after	against	0.09 -0.09
summary: people in military after	and	0.02 -0.02
summary: people in military after	as	0.04 -0.04
summary: people in military after	at	0.18 -0.18
summary: people in military after	between	0.10 -0.10
summary: people in military after	by	-0.10 0.10
summary: people in military after	for	0.20 -0.20
summary: people in military after	in	-0.04 0.04
summary: people in military after	on	0.21 -0.21
summary: people in military after	strikes	0.13 -0.13
summary: people in military after	to	0.09 -0.09
summary: people in military after	with	0.02 -0.02
summary: people in other after	and	0.16 -0.16
summary: people in other after	none	0.11 -0.11
summary: people in other after	of	0.13 -0.13
summary: people in other after	on	-0.14 0.14
summary: people in other after	with	-0.03 0.03
summary: region after	and	0.05 -0.05
summary: region after	from	0.09 -0.09
summary: region after	in	0.21 -0.21
summary: region after	none	0.13 -0.13
summary: region after	of	-0.02 0.02
summary: region after	on	-0.14 0.14
summary: region after	through	0.06 -0.06
summary: region after	to	0.12 -0.12
summary: region in diplomatic after	in	0.14 -0.14
summary: region in diplomatic after	none	-0.10 0.10
summary: region in diplomatic after	to	0.11 -0.11
summary: region in economic after	and	0.16 -0.16
summary: region in economic after	from	0.09 -0.09
summary: region in economic after	in	0.12 -0.12
summary: region in economic after	none	0.19 -0.19
summary: region in economic after	of	0.10 -0.10
summary: region in economic after	through	0.06 -0.06
summary: region in military after	in	0.09 -0.09
summary: region in military after	none	0.05 -0.05
summary: role	capital	0.13 -0.13
summary: role	force	0.13 -0.13
summary: role	leader	0.07 -0.07
summary: role	people	-0.03 0.03
summary: role	place	-0.01 0.01
summary: role	politician	0.16 -0.16
summary: role	service	-0.21 0.21
summary: role	state	-0.06 0.06
summary: speaks	country	-0.12 0.12
summary: speaks	people	0.11 -0.11
summary: speaks	town	-0.17 0.17
summary: town after	against	0.15 -0.15
summary: town after	and	-0.05 0.05
summary: town after	as	0.22 -0.22
summary: town after	at	0.21 -0.21
summary: town after	in	-0.03 0.03
summary: town after	none	-0.09 0.09
summary: town after	of	0.22 -0.22
summary: town after	on	0.18 -0.18
summary: town after	to	-0.01 0.01
summary: town in diplomatic after	as	0.19 -0.19
summary: town in diplomatic after	at	0.18 -0.18
summary: town in diplomatic after	in	-0.08 0.08
summary: town in diplomatic after	none	0.04 -0.04
summary: town in diplomatic after	of	0.12 -0.12
summary: town in diplomatic after	to	-0.03 0.03
summary: town in economic after	none	-0.05 0.05
summary: town in economic after	of	0.12 -0.12
summary: town in military after	and	-0.02 0.02
summary: town in military after	in	0.10 -0.10
summary: town in military after	none	-0.11 0.11
third country, beside	neighbour	0.06 -0.06
third country, beside	region	0.02 -0.02
third country, beside	seat of a body	-0.14 0.14
third country, beside	side	0.05 -0.05
third country, beside	strait or sea	-0.22 0.22
third country, beside	third country	-0.01 0.01
third country, beside	usa	0.07 -0.07
third country, event	denial	0.17 -0.17
third country, event	departure	0.08 -0.08
third country, event	evacuation	0.06 -0.06
third country, event	none	0.04 -0.04
third country, event	plan	0.03 -0.03
third country, event	reaction	0.11 -0.11
third country, event	rejection	-0.10 0.10
third country, event	rise	-0.14 0.14
third country, event	strike	-0.07 0.07
third country, event	threat	-0.05 0.05
third country, event	visit	-0.12 0.12
third country, summary is	missing	0.02 -0.02
third country, summary is	there	-0.10 0.10
third country, title names	both sides	-0.04 0.04
third country, title names	both sides and usa	0.26 -0.26
third country, title names	no party	-0.21 0.21
third country, title names	one side	0.08 -0.08
third country, title names	one side and usa	-0.09 0.09
third country, title names	usa	0.08 -0.08
third country, topic	alarm	-0.07 0.07
third country, topic	casualty	-0.13 0.13
third country, topic	chief	-0.11 0.11
third country, topic	civilian	-0.17 0.17
third country, topic	closure	-0.06 0.06
third country, topic	contact	-0.08 0.08
third country, topic	decision	0.19 -0.19
third country, topic	elsewhere	-0.11 0.11
third country, topic	force	0.06 -0.06
third country, topic	market	0.17 -0.17
third country, topic	mass	-0.11 0.11
third country, topic	modal	0.20 -0.20
third country, topic	negotiation	0.13 -0.13
third country, topic	oil	-0.03 0.03
third country, topic	reaction	-0.20 0.20
third country, topic	shipping	-0.13 0.13
third country, topic	shock	0.04 -0.04
third country, topic	spy	-0.18 0.18
third country, topic	strike	-0.09 0.09
third country, topic	threat	-0.02 0.02
third country, topic	truce	0.03 -0.03
third country, topic	unreal	0.03 -0.03
third country, topic	unrest	-0.11 0.11
third country, topic	weapon	-0.05 0.05
third country, type	diplomatic	-0.05 0.05
third country, type	economic	0.09 -0.09
third country, type	humanitarian	0.06 -0.06
third country, type	military	-0.06 0.06
title	after the head clause	-0.10 0.10
title	first	0.13 -0.13
title	fourth or later	0.07 -0.07
title	in the head clause	0.16 -0.16
title	in the name of a body	0.13 -0.13
title	named	0.03 -0.03
title	second	0.01 -0.01
title	speaks	0.19 -0.19
title	third	0.05 -0.05
title begins with it	any type	0.07 -0.07
title begins with it	cyber	-0.08 0.08
title begins with it	diplomatic	0.03 -0.03
title begins with it	economic	0.07 -0.07
title begins with it	humanitarian	0.15 -0.15
title begins with it	intelligence	0.20 -0.20
title begins with it	military	-0.03 0.03
title begins with it	other	0.15 -0.15
title, cyber	first	-0.01 0.01
title, cyber	fourth or later	0.21 -0.21
title, cyber	second	-0.01 0.01
title, cyber	third	0.21 -0.21
title, diplomatic	first	0.17 -0.17
title, diplomatic	fourth or later	0.16 -0.16
title, diplomatic	second	0.14 -0.14
title, diplomatic	third	0.19 -0.19
title, economic	first	-0.06 0.06
title, economic	fourth or later	-0.02 0.02
title, economic	second	-0.21 0.21
title, economic	third	-0.11 0.11
title, humanitarian	first	0.26 -0.26
title, humanitarian	fourth or later	-0.17 0.17
title, humanitarian	second	-0.05 0.05
title, humanitarian	third	-0.10 0.10
title, intelligence	first	0.09 -0.09
title, intelligence	second	0.06 -0.06
title, intelligence	third	0.01 -0.01
title, military	first	-0.08 0.08
title, military	fourth or later	0.06 -0.06
title, military	second	-0.02 0.02
title, military	third	0.08 -0.08
title, other	first	0.37 -0.37
title, other	fourth or later	-0.03 0.03
title, other	second	0.26 -0.26
title, other	third	-0.04 0.04
title: beside an act	gulf state	0.32 -0.32
title: beside an act	land of an ally	-0.05 0.05
title: beside an act	neighbour	-0.05 0.05
title: beside an act	region	0.21 -0.21
title: beside an act	side	-0.07 0.07
title: beside an act	strait or sea	-0.01 0.01
title: beside an act	third country	0.03 -0.03
title: beside an act	usa	-0.06 0.06
title: body after	none	-0.09 0.09
title: body in diplomatic after	none	-0.02 0.02
title: body in economic after	none	0.04 -0.04
title: country after	across	0.24 -0.24
title: country after	after	-0.16 0.16
title: country after	against	0.11 -0.11
title: country after	amid	-0.29 0.29
title: country after	and	0.01 -0.01
title: country after	as	-0.07 0.07
title: country after	at	-0.04 0.04
title: country after	between	0.01 -0.01
title: country after	by	-0.02 0.02
title: country after	from	-0.06 0.06
title: country after	hits	-0.06 0.06
title: country after	in	0.18 -0.18
title: country after	into	-0.03 0.03
title: country after	of	-0.08 0.08
title: country after	off	0.09 -0.09
title: country after	over	0.04 -0.04
title: country after	strikes	-0.01 0.01
title: country after	to	0.01 -0.01
title: country after	with	-0.02 0.02
title: country in cyber after	none	-0.01 0.01
title: country in diplomatic after	after	0.18 -0.18
title: country in diplomatic after	against	0.23 -0.23
title: country in diplomatic after	and	0.09 -0.09
title: country in diplomatic after	as	-0.08 0.08
title: country in diplomatic after	between	0.10 -0.10
title: country in diplomatic after	by	-0.02 0.02
title: country in diplomatic after	for	0.11 -0.11
title: country in diplomatic after	in	-0.04 0.04
title: country in diplomatic after	none	-0.04 0.04
title: country in diplomatic after	of	-0.01 0.01
title: country in diplomatic after	on	0.26 -0.26
title: country in diplomatic after	over	-0.04 0.04
title: country in diplomatic after	to	-0.06 0.06
title: country in diplomatic after	with	0.12 -0.12
title: country in economic after	after	-0.30 0.30
title: country in economic after	against	-0.07 0.07
title: country in economic after	amid	-0.21 0.21
title: country in economic after	and	0.13 -0.13
title: country in economic after	as	-0.04 0.04
title: country in economic after	for	0.07 -0.07
title: country in economic after	from	0.09 -0.09
title: country in economic after	in	0.17 -0.17
title: country in economic after	none	0.02 -0.02
title: country in economic after	of	0.02 -0.02
title: country in economic after	on	-0.16 0.16
title: country in economic after	strikes	-0.09 0.09
title: country in economic after	to	0.10 -0.10
title: country in economic after	with	-0.05 0.05
title: country in humanitarian after	after	-0.12 0.12
title: country in humanitarian after	in	0.17 -0.17
title: country in humanitarian after	of	-0.15 0.15
title: country in intelligence after	for	-0.17 0.17
title: country in intelligence after	in	0.17 -0.17
title: country in intelligence after	none	0.13 -0.13
title: country in intelligence after	to	-0.07 0.07
title: country in military after	across	0.18 -0.18
title: country in military after	after	-0.08 0.08
title: country in military after	against	0.07 -0.07
title: country in military after	and	0.02 -0.02
title: country in military after	as	0.01 -0.01
title: country in military after	at	-0.04 0.04
title: country in military after	by	-0.06 0.06
title: country in military after	for	0.06 -0.06
title: country in military after	from	-0.20 0.20
title: country in military after	hits	-0.05 0.05
title: country in military after	in	0.13 -0.13
title: country in military after	none	0.05 -0.05
title: country in military after	of	-0.02 0.02
title: country in military after	off	0.22 -0.22
title: country in military after	on	0.07 -0.07
title: country in military after	over	0.23 -0.23
title: country in military after	strikes	0.08 -0.08
title: country in military after	to	0.19 -0.19
title: country in military after	with	-0.01 0.01
title: country in other after	amid	-0.16 0.16
title: country in other after	and	-0.21 0.21
title: country in other after	as	0.12 -0.12
title: country in other after	for	-0.08 0.08
title: country in other after	in	0.01 -0.01
title: country in other after	none	-0.05 0.05
title: country in other after	of	-0.06 0.06
title: country in other after	on	-0.04 0.04
title: country in other after	over	-0.10 0.10
title: country in other after	to	-0.06 0.06
title: country in other after	with	-0.04 0.04
title: is struck	any	0.09 -0.09
title: is struck	country	0.09 -0.09
title: is struck	people	0.07 -0.07
title: is struck	town	0.15 -0.15
title: kind	body	-0.06 0.06
title: kind	country	-0.04 0.04
title: kind	people	-0.06 0.06
title: kind	region	0.19 -0.19
title: kind	town	0.12 -0.12
title: people after	across	0.24 -0.24
title: people after	after	-0.31 0.31
title: people after	against	0.05 -0.05
title: people after	amid	-0.32 0.32
title: people after	and	-0.09 0.09
title: people after	as	-0.09 0.09
title: people after	at	0.08 -0.08
title: people after	between	0.06 -0.06
title: people after	by	-0.07 0.07
title: people after	for	0.04 -0.04
title: people after	from	-0.02 0.02
title: people after	hits	-0.14 0.14
title: people after	in	-0.06 0.06
title: people after	none	0.11 -0.11
title: people after	of	-0.05 0.05
title: people after	on	0.03 -0.03
title: people after	over	-0.01 0.01
title: people after	strikes	0.02 -0.02
title: people after	to	0.05 -0.05
title: people after	with	0.02 -0.02
title: people in cyber after	none	0.03 -0.03
title: people in diplomatic after	after	-0.16 0.16
title: people in diplomatic after	against	0.07 -0.07
title: people in diplomatic after	and	0.01 -0.01
title: people in diplomatic after	as	0.02 -0.02
title: people in diplomatic after	at	0.15 -0.15
title: people in diplomatic after	between	0.09 -0.09
title: people in diplomatic after	by	-0.03 0.03
title: people in diplomatic after	for	0.11 -0.11
title: people in diplomatic after	from	0.06 -0.06
title: people in diplomatic after	in	-0.07 0.07
title: people in diplomatic after	none	0.13 -0.13
title: people in diplomatic after	of	0.11 -0.11
title: people in diplomatic after	on	0.25 -0.25
title: people in diplomatic after	over	-0.09 0.09
title: people in diplomatic after	to	-0.11 0.11
title: people in diplomatic after	with	0.05 -0.05
title: people in economic after	after	-0.15 0.15
title: people in economic after	against	-0.07 0.07
title: people in economic after	amid	-0.22 0.22
title: people in economic after	and	0.04 -0.04
title: people in economic after	as	-0.21 0.21
title: people in economic after	for	0.05 -0.05
title: people in economic after	from	0.09 -0.09
title: people in economic after	none	-0.06 0.06
title: people in economic after	of	-0.01 0.01
title: people in economic after	on	-0.14 0.14
title: people in economic after	strikes	-0.09 0.09
title: people in economic after	to	0.09 -0.09
title: people in economic after	with	-0.02 0.02
title: people in humanitarian after	after	-0.12 0.12
title: people in humanitarian after	as	-0.23 0.23
title: people in humanitarian after	in	0.09 -0.09
title: people in humanitarian after	none	0.18 -0.18
title: people in humanitarian after	of	-0.17 0.17
title: people in intelligence after	for	-0.20 0.20
title: people in intelligence after	none	0.12 -0.12
title: people in military after	across	0.17 -0.17
title: people in military after	after	-0.15 0.15
title: people in military after	against	0.09 -0.09
title: people in military after	amid	-0.17 0.17
title: people in military after	and	-0.05 0.05
title: people in military after	as	0.07 -0.07
title: people in military after	at	0.02 -0.02
title: people in military after	by	-0.06 0.06
title: people in military after	for	0.10 -0.10
title: people in military after	from	-0.24 0.24
title: people in military after	hits	-0.10 0.10
title: people in military after	in	-0.12 0.12
title: people in military after	none	-0.05 0.05
title: people in military after	of	-0.10 0.10
title: people in military after	on	0.09 -0.09
title: people in military after	over	0.19 -0.19
title: people in military after	strikes	0.13 -0.13
title: people in military after	to	0.17 -0.17
title: people in military after	with	-0.01 0.01
title: people in other after	after	-0.01 0.01
title: people in other after	against	0.18 -0.18
title: people in other after	amid	-0.16 0.16
title: people in other after	and	-0.18 0.18
title: people in other after	as	0.16 -0.16
title: people in other after	for	0.01 -0.01
title: people in other after	from	0.10 -0.10
title: people in other after	none	0.21 -0.21
title: people in other after	on	-0.02 0.02
title: people in other after	over	-0.07 0.07
title: people in other after	to	0.06 -0.06
title: people in other after	with	0.04 -0.04
title: region after	across	0.16 -0.16
title: region after	and	-0.02 0.02
title: region after	as	-0.15 0.15
title: region after	for	-0.07 0.07
title: region after	from	0.04 -0.04
title: region after	in	0.17 -0.17
title: region after	none	0.11 -0.11
title: region after	of	0.08 -0.08
title: region after	on	0.19 -0.19
title: region after	over	0.15 -0.15
title: region after	to	0.18 -0.18
title: region in diplomatic after	in	0.16 -0.16
title: region in diplomatic after	none	-0.04 0.04
title: region in diplomatic after	on	0.12 -0.12
title: region in diplomatic after	to	0.13 -0.13
title: region in economic after	and	-0.02 0.02
title: region in economic after	as	-0.03 0.03
title: region in economic after	in	-0.08 0.08
title: region in economic after	none	0.18 -0.18
title: region in military after	as	-0.16 0.16
title: region in military after	in	0.18 -0.18
title: region in military after	none	0.10 -0.10
title: region in military after	over	0.13 -0.13
title: region in other after	none	0.14 -0.14
title: role	capital	0.05 -0.05
title: role	force	-0.15 0.15
title: role	kin	-0.22 0.22
title: role	leader	0.22 -0.22
title: role	people	-0.15 0.15
title: role	place	0.23 -0.23
title: role	service	-0.11 0.11
title: role	state	0.10 -0.10
title: speaks	body	-0.05 0.05
title: speaks	people	0.23 -0.23
title: speaks	town	-0.02 0.02
title: strikes	any	-0.19 0.19
title: strikes	country	-0.11 0.11
title: strikes	people	-0.16 0.16
title: strikes	town	-0.18 0.18
title: town after	and	-0.01 0.01
title: town after	as	-0.06 0.06
title: town after	at	0.16 -0.16
title: town after	for	-0.05 0.05
title: town after	hits	0.14 -0.14
title: town after	in	0.41 -0.41
title: town after	none	0.07 -0.07
title: town after	of	0.23 -0.23
title: town after	on	-0.08 0.08
title: town after	over	0.26 -0.26
title: town after	to	0.14 -0.14
title: town in diplomatic after	for	0.08 -0.08
title: town in diplomatic after	in	0.19 -0.19
title: town in diplomatic after	none	0.34 -0.34
title: town in humanitarian after	in	0.09 -0.09
title: town in humanitarian after	none	0.11 -0.11
title: town in humanitarian after	of	0.15 -0.15
title: town in intelligence after	none	0.17 -0.17
title: town in military after	and	-0.01 0.01
title: town in military after	hits	0.14 -0.14
title: town in military after	in	0.34 -0.34
title: town in military after	none	-0.07 0.07
title: town in military after	of	0.15 -0.15
title: town in military after	on	-0.09 0.09
title: town in military after	over	0.26 -0.26
title: town in other after	none	0.19 -0.19
town of a gulf state, beside	gulf state	0.06 -0.06
town of a gulf state, beside	side	0.13 -0.13
town of a gulf state, beside	town of a gulf state	0.16 -0.16
town of a gulf state, beside	usa	0.12 -0.12
town of a gulf state, event	strike	0.12 -0.12
town of a gulf state, summary is	missing	0.16 -0.16
town of a gulf state, title names	no party	0.10 -0.10
town of a gulf state, title names	one side and usa	0.08 -0.08
town of a gulf state, topic	casualty	0.06 -0.06
town of a gulf state, topic	resolve	0.10 -0.10
town of a gulf state, topic	strike	0.13 -0.13
town of a gulf state, topic	weapon	0.12 -0.12
town of a gulf state, type	military	0.12 -0.12
town of a land of an ally, beside	land of an ally	0.23 -0.23
town of a land of an ally, beside	side	0.26 -0.26
town of a land of an ally, beside	town of a land of an ally	0.20 -0.20
town of a land of an ally, beside	usa	0.06 -0.06
town of a land of an ally, event	none	0.14 -0.14
town of a land of an ally, event	strike	0.21 -0.21
town of a land of an ally, summary is	missing	0.15 -0.15
town of a land of an ally, summary is	there	0.22 -0.22
town of a land of an ally, title names	one side	0.16 -0.16
town of a land of an ally, title names	one side and ally	0.20 -0.20
town of a land of an ally, topic	casualty	0.12 -0.12
town of a land of an ally, topic	civilian	0.07 -0.07
town of a land of an ally, topic	force	0.13 -0.13
town of a land of an ally, topic	gaza	0.13 -0.13
town of a land of an ally, topic	mass	0.04 -0.04
town of a land of an ally, topic	spy	0.08 -0.08
town of a land of an ally, topic	strike	0.22 -0.22
town of a land of an ally, topic	unreal	0.08 -0.08
town of a land of an ally, topic	weapon	0.08 -0.08
town of a land of an ally, type	diplomatic	0.10 -0.10
town of a land of an ally, type	military	0.23 -0.23
town of a neighbour, beside	neighbour	0.18 -0.18
town of a neighbour, beside	side	0.05 -0.05
town of a neighbour, beside	town of a neighbour	0.14 -0.14
town of a neighbour, beside	usa	0.05 -0.05
town of a neighbour, event	strike	0.11 -0.11
town of a neighbour, summary is	missing	0.12 -0.12
town of a neighbour, summary is	there	0.05 -0.05
town of a neighbour, title names	one side and usa	0.19 -0.19
town of a neighbour, topic	contact	0.13 -0.13
town of a neighbour, topic	negotiation	0.15 -0.15
town of a neighbour, topic	strike	-0.08 0.08
town of a neighbour, type	diplomatic	0.05 -0.05
town of a neighbour, type	military	0.11 -0.11
town of a side, beside	Middle East	-0.10 0.10
town of a side, beside	gulf state	-0.14 0.14
town of a side, beside	land of an ally	-0.14 0.14
town of a side, beside	neighbour	0.18 -0.18
town of a side, beside	seat of a body	0.12 -0.12
town of a side, beside	side	0.06 -0.06
town of a side, beside	strait or sea	-0.18 0.18
town of a side, beside	usa	0.19 -0.19
town of a side, event	arrest	-0.11 0.11
town of a side, event	comment	0.18 -0.18
town of a side, event	downing	0.23 -0.23
town of a side, event	evacuation	0.12 -0.12
town of a side, event	none	-0.05 0.05
town of a side, event	plan	0.03 -0.03
town of a side, event	reaction	-0.05 0.05
town of a side, event	rise	0.15 -0.15
town of a side, event	strike	-0.06 0.06
town of a side, event	talks	0.17 -0.17
town of a side, event	threat	0.34 -0.34
town of a side, event	truce	0.16 -0.16
town of a side, summary is	missing	-0.01 0.01
town of a side, summary is	there	0.08 -0.08
town of a side, title names	both sides	-0.03 0.03
town of a side, title names	both sides and usa	0.04 -0.04
town of a side, title names	no party	-0.11 0.11
town of a side, title names	one side	0.15 -0.15
town of a side, title names	one side and ally	-0.15 0.15
town of a side, title names	one side and usa	0.25 -0.25
town of a side, topic	alarm	0.15 -0.15
town of a side, topic	casualty	0.34 -0.34
town of a side, topic	chief	0.11 -0.11
town of a side, topic	civilian	0.24 -0.24
town of a side, topic	closure	-0.01 0.01
town of a side, topic	contact	0.22 -0.22
town of a side, topic	decision	0.04 -0.04
town of a side, topic	domestic	-0.05 0.05
town of a side, topic	everyday	0.17 -0.17
town of a side, topic	force	-0.11 0.11
town of a side, topic	mass	-0.10 0.10
town of a side, topic	modal	-0.04 0.04
town of a side, topic	negotiation	0.24 -0.24
town of a side, topic	nuclear	-0.13 0.13
town of a side, topic	oil	-0.10 0.10
town of a side, topic	opinion	0.03 -0.03
town of a side, topic	reaction	0.35 -0.35
town of a side, topic	resolve	-0.02 0.02
town of a side, topic	settled	0.24 -0.24
town of a side, topic	shock	-0.02 0.02
town of a side, topic	spy	-0.10 0.10
town of a side, topic	strike	-0.08 0.08
town of a side, topic	threat	0.08 -0.08
town of a side, topic	truce	0.20 -0.20
town of a side, topic	unreal	0.02 -0.02
town of a side, topic	unrest	0.41 -0.41
town of a side, topic	weapon	0.03 -0.03
town of a side, type	diplomatic	0.16 -0.16
town of a side, type	economic	-0.04 0.04
town of a side, type	humanitarian	0.09 -0.09
town of a side, type	intelligence	-0.09 0.09
town of a side, type	military	-0.02 0.02
town of a side, type	other	0.16 -0.16
town of a third country, beside	side	0.18 -0.18
town of a third country, beside	third country	0.15 -0.15
town of a third country, beside	town of a third country	0.10 -0.10
town of a third country, beside	usa	0.07 -0.07
town of a third country, event	none	0.11 -0.11
town of a third country, summary is	missing	0.10 -0.10
town of a third country, summary is	there	0.01 -0.01
town of a third country, title names	one side	0.16 -0.16
town of a third country, title names	one side and usa	0.07 -0.07
town of a third country, topic	contact	0.11 -0.11
town of a third country, topic	market	-0.03 0.03
town of a third country, topic	negotiation	-0.04 0.04
town of a third country, topic	unreal	0.12 -0.12
town of a third country, type	diplomatic	0.17 -0.17
town of a usa, beside	Middle East	0.13 -0.13
town of a usa, beside	land of an ally	-0.13 0.13
town of a usa, beside	town of a usa	0.06 -0.06
town of a usa, beside	usa	0.07 -0.07
town of a usa, event	none	0.20 -0.20
town of a usa, event	plan	0.03 -0.03
town of a usa, event	reaction	-0.08 0.08
town of a usa, event	strike	-0.03 0.03
town of a usa, event	threat	0.08 -0.08
town of a usa, event	truce	-0.02 0.02
town of a usa, summary is	missing	0.02 -0.02
town of a usa, title names	one side	-0.05 0.05
town of a usa, title names	one side and usa	-0.01 0.01
town of a usa, title names	usa	0.19 -0.19
town of a usa, topic	chief	0.01 -0.01
town of a usa, topic	contact	-0.09 0.09
town of a usa, topic	decision	0.02 -0.02
town of a usa, topic	domestic	0.10 -0.10
town of a usa, topic	force	0.27 -0.27
town of a usa, topic	market	-0.02 0.02
town of a usa, topic	modal	0.11 -0.11
town of a usa, topic	negotiation	-0.05 0.05
town of a usa, topic	reaction	-0.03 0.03
town of a usa, topic	strike	0.01 -0.01
town of a usa, topic	truce	-0.02 0.02
town of a usa, topic	unreal	0.01 -0.01
town of a usa, type	diplomatic	-0.01 0.01
town of a usa, type	military	-0.09 0.09
town of a usa, type	other	0.23 -0.23
usa, beside	Middle East	-0.06 0.06
usa, beside	gulf state	-0.26 0.26
usa, beside	land of an ally	-0.37 0.37
usa, beside	neighbour	-0.38 0.38
usa, beside	region	-0.31 0.31
usa, beside	side	-0.07 0.07
usa, beside	strait or sea	-0.15 0.15
usa, beside	third country	-0.17 0.17
usa, beside	town of a gulf state	-0.23 0.23
usa, beside	town of a land of an ally	-0.17 0.17
usa, beside	town of a side	-0.50 0.50
usa, beside	town of a third country	-0.20 0.20
usa, beside	town of a usa	0.22 -0.22
usa, beside	usa	-0.07 0.07
usa, event	accusation	-0.10 0.10
usa, event	appointment	0.08 -0.08
usa, event	blockade	0.04 -0.04
usa, event	call	0.04 -0.04
usa, event	cancelled	0.17 -0.17
usa, event	closure	0.16 -0.16
usa, event	comment	-0.13 0.13
usa, event	deal	0.05 -0.05
usa, event	denial	-0.05 0.05
usa, event	departure	-0.26 0.26
usa, event	deployment	-0.04 0.04
usa, event	downing	0.01 -0.01
usa, event	evacuation	-0.15 0.15
usa, event	exit	-0.04 0.04
usa, event	fall	-0.11 0.11
usa, event	halt	0.04 -0.04
usa, event	none	0.18 -0.18
usa, event	plan	-0.07 0.07
usa, event	reaction	-0.01 0.01
usa, event	rejection	-0.02 0.02
usa, event	rescue	-0.14 0.14
usa, event	rise	0.04 -0.04
usa, event	spying	-0.19 0.19
usa, event	strike	-0.09 0.09
usa, event	talks	0.07 -0.07
usa, event	threat	0.09 -0.09
usa, event	visit	-0.07 0.07
usa, summary is	missing	0.07 -0.07
usa, summary is	there	-0.16 0.16
usa, title names	both sides	-0.19 0.19
usa, title names	both sides and usa	-0.24 0.24
usa, title names	no party	0.04 -0.04
usa, title names	one side	0.10 -0.10
usa, title names	one side and usa	0.02 -0.02
usa, title names	usa	0.13 -0.13
usa, topic	alarm	-0.25 0.25
usa, topic	brief	-0.06 0.06
usa, topic	casualty	0.20 -0.20
usa, topic	chief	-0.01 0.01
usa, topic	civilian	-0.07 0.07
usa, topic	closure	0.05 -0.05
usa, topic	contact	-0.23 0.23
usa, topic	decision	0.09 -0.09
usa, topic	domestic	0.15 -0.15
usa, topic	everyday	0.03 -0.03
usa, topic	force	-0.14 0.14
usa, topic	market	0.10 -0.10
usa, topic	mass	0.07 -0.07
usa, topic	modal	0.06 -0.06
usa, topic	negotiation	-0.03 0.03
usa, topic	network	0.01 -0.01
usa, topic	nuclear	0.21 -0.21
usa, topic	oil	-0.15 0.15
usa, topic	opinion	-0.14 0.14
usa, topic	reaction	0.09 -0.09
usa, topic	resolve	-0.12 0.12
usa, topic	settled	-0.02 0.02
usa, topic	shipping	-0.02 0.02
usa, topic	shock	-0.07 0.07
usa, topic	spy	-0.21 0.21
usa, topic	strike	-0.08 0.08
usa, topic	threat	-0.03 0.03
usa, topic	toll	-0.08 0.08
usa, topic	truce	-0.05 0.05
usa, topic	unreal	0.14 -0.14
usa, topic	unrest	0.05 -0.05
usa, topic	weapon	-0.33 0.33
usa, type	diplomatic	-0.04 0.04
usa, type	economic	0.08 -0.08
usa, type	humanitarian	-0.30 0.30
usa, type	intelligence	0.14 -0.14
usa, type	military	-0.27 0.27
usa, type	other	0.30 -0.30
`,
};
