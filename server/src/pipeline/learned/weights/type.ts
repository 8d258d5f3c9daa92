/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const typeWeights = {
  classes: 'military diplomatic intelligence economic humanitarian cyber other',
  rows: `
act	ally strikes side	0.11 -0.13 -0.11 -0.06 -0.11 -0.05 -0.08
act	ally strikes unnamed	0.13 -0.16 -0.13 -0.10 0.04 -0.10 -0.10
act	side strikes ally	0.16 -0.18 -0.10 -0.07 -0.11 -0.04 -0.09
act	side strikes side	0.05 -0.01 -0.07 0.01 -0.02 -0.10 -0.12
act	side strikes unnamed	-0.01 -0.01 -0.07 -0.01 0.01 -0.01 -0.04
act	side strikes usa	0.01 0.02 0.02 0.01 -0.09 -0.07 -0.25
act	unnamed strikes side	0.05 -0.03 -0.07 -0.06 -0.05 -0.04 -0.02
act	unnamed strikes unnamed	0.07 -0.07 -0.06 -0.04 0.01 -0.10 -0.02
act	unnamed strikes usa	0.07 -0.07 -0.16 -0.08 -0.17 -0.08 0.00
act	usa strikes side	0.00 -0.05 -0.15 0.02 -0.16 -0.12 0.03
act	usa strikes unnamed	0.03 -0.08 -0.22 -0.17 0.11 -0.11 -0.01
act done	ally strikes side	0.11 -0.13 -0.11 -0.06 -0.11 -0.05 -0.08
act done	ally strikes unnamed	0.13 -0.16 -0.13 -0.10 0.04 -0.10 -0.10
act done	by any	0.09 -0.05 -0.12 -0.04 -0.01 -0.03 -0.04
act done	in a circumstance	0.02 -0.18 -0.08 -0.03 0.03 0.03 -0.03
act done	in the head clause	0.08 -0.01 -0.12 -0.05 -0.03 -0.07 -0.03
act done	side strikes ally	0.15 -0.17 -0.09 -0.06 -0.11 -0.04 -0.08
act done	side strikes side	0.09 -0.01 -0.07 -0.09 0.01 -0.12 -0.07
act done	side strikes unnamed	0.00 -0.04 -0.07 0.00 0.02 0.01 -0.09
act done	side strikes usa	0.09 0.03 -0.14 -0.05 -0.06 -0.07 -0.22
act done	unnamed strikes side	0.02 -0.03 -0.06 -0.02 -0.01 -0.02 -0.07
act done	unnamed strikes unnamed	0.07 -0.07 -0.05 -0.05 0.01 -0.11 -0.04
act done	unnamed strikes usa	0.08 -0.09 -0.15 -0.06 -0.17 -0.09 0.00
act done	usa strikes side	0.03 -0.09 -0.23 -0.03 -0.12 -0.11 0.06
act done	usa strikes unnamed	-0.04 -0.12 -0.19 -0.10 0.09 -0.11 0.05
act not done	by any	0.02 -0.03 -0.04 0.04 -0.05 -0.12 -0.04
act not done	in a circumstance	-0.08 0.03 -0.23 0.03 -0.02 -0.09 -0.01
act not done	in the head clause	0.07 -0.08 0.04 0.01 -0.08 -0.12 -0.07
act not done	side strikes side	-0.12 -0.05 -0.03 0.13 -0.02 -0.01 -0.23
act not done	side strikes unnamed	0.01 0.00 -0.04 -0.09 -0.05 -0.15 0.05
act not done	side strikes usa	-0.13 0.02 0.05 0.05 -0.16 -0.07 -0.13
act not done	unnamed strikes side	0.09 -0.03 -0.08 -0.14 -0.23 -0.17 0.04
act not done	unnamed strikes unnamed	0.08 -0.02 -0.10 -0.06 -0.05 -0.06 -0.01
act not done	usa strikes side	-0.06 0.02 -0.04 0.06 -0.20 -0.10 -0.05
act not done	usa strikes unnamed	0.10 -0.03 -0.16 -0.16 0.08 -0.08 -0.10
arms	air	0.16 -0.21 0.03 0.00 -0.08 -0.11 -0.14
beside the head clause	alarm	-0.02 -0.03 -0.08 -0.02 0.04 -0.08 0.00
beside the head clause	brief	0.00 0.03 -0.10 -0.04 -0.12 -0.07 -0.01
beside the head clause	casualty	0.01 -0.04 -0.18 -0.16 -0.01 -0.11 0.07
beside the head clause	chief	0.09 -0.02 -0.19 -0.14 0.02 -0.09 -0.04
beside the head clause	civilian	0.06 -0.05 -0.17 -0.01 -0.04 -0.14 -0.04
beside the head clause	closure	0.03 0.05 -0.10 0.01 -0.15 -0.07 -0.13
beside the head clause	contact	0.02 0.03 -0.01 -0.06 0.04 -0.12 -0.25
beside the head clause	decision	0.06 -0.08 -0.16 0.00 -0.04 -0.14 0.03
beside the head clause	domestic	-0.13 -0.01 0.01 -0.10 -0.15 -0.08 0.11
beside the head clause	everyday	-0.05 -0.14 0.07 -0.08 -0.13 -0.07 0.09
beside the head clause	force	0.01 -0.14 -0.15 0.04 0.03 -0.13 0.02
beside the head clause	gaza	0.10 -0.09 -0.07 -0.06 -0.14 -0.04 -0.07
beside the head clause	market	-0.07 -0.07 -0.10 0.13 -0.12 -0.08 -0.10
beside the head clause	mass	-0.01 0.03 -0.16 0.04 0.01 -0.09 -0.15
beside the head clause	modal	0.00 0.01 -0.16 0.04 -0.14 -0.07 -0.05
beside the head clause	negotiation	-0.08 0.06 -0.14 0.05 -0.06 -0.10 -0.05
beside the head clause	network	-0.03 0.02 -0.11 -0.07 -0.09 0.05 -0.04
beside the head clause	nuclear	0.08 -0.07 0.03 -0.02 -0.13 -0.08 -0.15
beside the head clause	oil	0.00 -0.09 -0.09 0.08 -0.15 -0.08 -0.07
beside the head clause	opinion	-0.01 0.00 -0.18 0.01 -0.18 0.03 0.04
beside the head clause	reaction	0.00 -0.05 -0.02 -0.08 -0.07 -0.09 0.08
beside the head clause	resolve	0.09 -0.08 -0.08 -0.10 0.04 -0.06 -0.16
beside the head clause	sanction	-0.02 0.04 -0.10 -0.02 -0.11 -0.12 -0.09
beside the head clause	settled	0.07 -0.13 -0.08 0.02 -0.03 -0.06 0.02
beside the head clause	shipping	0.07 -0.01 -0.12 0.00 -0.10 -0.09 -0.20
beside the head clause	shock	0.03 -0.07 -0.08 0.03 -0.11 -0.06 -0.04
beside the head clause	spy	-0.06 -0.03 -0.12 -0.08 0.05 -0.10 -0.10
beside the head clause	strike	-0.03 -0.07 -0.15 0.02 0.01 0.00 -0.04
beside the head clause	threat	-0.07 0.07 -0.19 -0.03 0.04 -0.11 -0.04
beside the head clause	toll	0.02 -0.07 -0.10 -0.12 0.04 -0.10 -0.13
beside the head clause	truce	-0.06 -0.03 -0.14 0.01 -0.03 -0.08 0.01
beside the head clause	unreal	-0.01 0.10 -0.12 0.01 -0.05 -0.11 -0.13
beside the head clause	unrest	0.13 -0.02 0.02 -0.13 -0.12 -0.08 -0.27
beside the head clause	weapon	-0.01 0.02 -0.23 -0.10 0.07 -0.17 -0.03
bias	1	0.00 -0.01 -0.04 -0.02 -0.04 -0.07 0.04
both name	both sides	0.01 -0.16 0.07 -0.01 -0.08 -0.01 -0.01
both name	both sides and ally	0.07 0.01 -0.12 -0.05 -0.11 -0.08 -0.09
both name	both sides and usa	0.00 0.09 -0.11 -0.07 -0.01 -0.12 -0.01
both name	no party	-0.07 0.05 -0.18 0.04 -0.04 -0.22 -0.02
both name	one side	-0.02 -0.02 -0.09 -0.01 0.08 -0.04 -0.05
both name	one side and ally	0.09 -0.02 -0.02 -0.19 -0.09 -0.12 -0.03
both name	one side and usa	0.00 0.04 -0.08 -0.06 -0.08 -0.10 0.02
both name	usa	-0.11 -0.11 -0.04 -0.03 -0.06 -0.18 0.13
event	appointment	0.08 -0.13 0.04 -0.11 -0.13 -0.13 -0.04
event	charge	-0.07 0.02 0.03 -0.07 -0.09 -0.07 -0.07
event	closure	-0.17 -0.07 0.03 0.06 0.01 -0.10 0.06
event	departure	-0.13 -0.11 0.07 -0.10 0.05 -0.08 0.08
event	deployment	0.10 -0.09 -0.19 -0.02 0.03 -0.12 -0.06
event	evacuation	-0.04 -0.05 0.02 -0.10 0.10 -0.07 -0.11
event	exit	-0.13 0.14 -0.13 -0.09 -0.12 -0.10 -0.14
event	fall	-0.07 -0.01 -0.05 0.06 -0.07 -0.04 -0.09
event	halt	0.06 -0.04 -0.09 0.03 -0.11 -0.07 -0.09
event	release	-0.04 0.07 -0.09 0.00 -0.11 -0.10 0.01
event	reopening	-0.01 0.09 -0.08 -0.13 -0.10 -0.05 -0.04
event	rescue	0.01 0.10 -0.08 -0.08 -0.09 -0.06 -0.14
event	rise	-0.01 -0.06 -0.09 0.10 -0.11 -0.07 -0.14
event	spying	-0.14 -0.14 0.16 -0.14 -0.19 -0.17 -0.17
event	strike	-0.02 0.07 -0.04 -0.13 -0.02 -0.03 0.00
event	talks	-0.02 0.09 -0.03 -0.16 -0.18 -0.08 -0.03
event	truce	0.01 0.06 -0.13 -0.14 -0.17 -0.10 -0.04
event	visit	0.03 -0.03 -0.11 -0.10 0.06 -0.09 -0.11
first word	[ally]	0.00 0.09 -0.17 -0.14 -0.17 -0.12 -0.17
first word	[number]	-0.14 -0.14 0.08 0.01 0.04 -0.12 0.04
first word	[place]	-0.25 0.30 -0.19 -0.02 0.05 -0.18 -0.36
first word	[region]	-0.20 0.05 -0.17 0.14 -0.22 -0.12 -0.18
first word	[side]	0.10 -0.04 0.05 -0.12 -0.02 0.03 -0.15
first word	[usa]	0.08 0.24 -0.15 -0.28 -0.13 -0.14 -0.14
first word	a	-0.18 -0.01 -0.14 -0.11 0.03 -0.11 0.07
first word	after	-0.09 0.04 -0.11 -0.09 0.06 -0.09 -0.12
first word	air	0.11 -0.10 -0.10 -0.09 -0.11 -0.10 -0.11
first word	are	-0.14 -0.01 0.06 -0.12 -0.12 -0.09 0.11
first word	asian	-0.08 -0.09 -0.07 0.09 -0.09 -0.09 -0.08
first word	at	0.08 -0.11 -0.09 -0.01 -0.13 -0.09 -0.08
first word	attack	-0.09 -0.05 -0.12 0.06 0.04 -0.12 0.06
first word	bitcoin	-0.15 -0.17 -0.15 0.20 -0.16 -0.11 -0.20
first word	bloomberg	0.04 0.00 -0.11 -0.08 0.05 -0.08 0.00
first word	break	0.09 0.03 0.06 -0.10 -0.15 -0.11 -0.16
first word	can	0.07 0.02 -0.18 0.01 -0.14 -0.16 -0.15
first word	ceasefir	-0.14 0.15 -0.11 -0.10 -0.12 -0.12 -0.15
first word	cnn	0.06 -0.12 0.09 -0.10 -0.12 -0.10 0.10
first word	democrat	-0.10 -0.13 0.05 0.04 -0.11 -0.08 0.07
first word	dollar	-0.08 -0.10 -0.08 0.09 -0.08 -0.07 -0.10
first word	dozen	0.12 -0.08 -0.09 -0.09 -0.14 -0.10 -0.09
first word	dron	0.13 -0.10 -0.14 -0.11 -0.14 -0.10 -0.12
first word	ex	-0.04 -0.12 0.06 -0.09 -0.10 -0.12 0.09
first word	explainer	0.11 -0.11 -0.12 -0.08 -0.09 -0.09 -0.11
first word	first	0.07 -0.09 -0.10 -0.08 -0.12 -0.09 0.04
first word	for	0.06 0.06 -0.13 -0.10 -0.11 -0.09 -0.06
first word	gas	-0.07 0.03 -0.05 0.04 -0.06 -0.05 -0.08
first word	gop	-0.10 0.00 -0.11 -0.10 -0.09 -0.06 0.09
first word	graham	0.05 0.03 -0.09 -0.07 -0.09 -0.06 -0.11
first word	how	0.04 -0.01 -0.06 0.03 -0.21 -0.14 -0.05
first word	in	0.03 0.02 -0.14 0.00 -0.15 -0.12 -0.05
first word	insight	-0.06 -0.07 -0.03 0.08 -0.05 -0.03 -0.08
first word	is	0.01 -0.02 -0.17 0.00 -0.15 -0.12 0.03
first word	it	-0.11 -0.12 0.06 -0.11 -0.12 -0.07 0.11
first word	jimmy	-0.13 -0.12 -0.12 -0.12 -0.13 -0.11 0.14
first word	oil	-0.07 -0.15 -0.10 0.17 -0.13 -0.08 -0.20
first word	protest	-0.08 -0.02 -0.12 -0.10 -0.11 -0.12 0.05
first word	satellit	0.07 -0.10 0.04 -0.10 0.08 -0.11 -0.11
first word	siren	0.06 -0.08 -0.07 -0.07 -0.16 -0.08 0.05
first word	stock	-0.12 0.01 -0.06 0.10 -0.08 -0.06 -0.13
first word	strik	0.03 0.03 -0.13 -0.10 0.03 -0.11 -0.14
first word	suspect	-0.11 -0.11 0.11 0.04 -0.11 -0.09 0.05
first word	ten	0.11 -0.04 -0.07 -0.05 -0.09 -0.06 -0.10
first word	the	-0.04 -0.10 -0.17 -0.02 0.05 -0.11 0.08
first word	this	-0.03 -0.03 0.03 -0.09 -0.09 -0.06 0.07
first word	thre	-0.11 -0.09 -0.11 -0.06 0.06 -0.07 0.07
first word	war	0.01 0.00 -0.13 -0.05 -0.15 -0.11 0.02
first word	watch	0.02 0.07 -0.15 -0.13 -0.14 -0.15 0.01
first word	we	-0.02 0.06 -0.09 -0.09 0.06 -0.08 -0.16
first word	what	0.02 0.03 -0.11 -0.11 0.01 -0.14 0.00
first word	who	-0.11 -0.17 0.10 -0.09 -0.13 -0.10 0.13
first word	why	0.06 0.03 -0.20 -0.16 0.05 -0.14 0.03
first word	will	0.09 0.09 -0.09 -0.10 -0.10 -0.05 -0.12
first word	world	-0.08 0.10 -0.08 -0.08 -0.12 -0.06 -0.14
form	a question	0.02 0.06 -0.02 -0.07 -0.09 -0.06 0.02
head clause	alarm	-0.05 -0.04 -0.17 0.06 0.09 -0.02 -0.09
head clause	brief	0.07 0.01 -0.11 -0.12 0.02 -0.07 -0.17
head clause	casualty	0.14 -0.11 0.01 -0.18 0.06 -0.12 -0.05
head clause	chief	-0.10 0.15 0.00 -0.19 -0.26 -0.09 0.05
head clause	civilian	-0.18 -0.10 -0.03 -0.17 0.30 -0.03 -0.12
head clause	closure	-0.10 0.00 -0.17 0.10 0.04 -0.16 -0.17
head clause	contact	-0.19 0.22 0.04 -0.27 -0.07 -0.16 -0.08
head clause	culture	-0.09 -0.14 -0.12 -0.11 0.11 -0.11 0.10
head clause	cyber	-0.19 -0.19 -0.04 -0.15 -0.22 0.22 -0.20
head clause	decision	-0.06 0.01 0.01 0.00 -0.08 -0.12 0.04
head clause	domestic	-0.09 -0.12 -0.03 -0.08 -0.04 -0.14 0.15
head clause	everyday	-0.05 -0.07 -0.08 0.13 -0.10 -0.17 -0.11
head clause	execution	-0.11 -0.11 0.12 -0.11 0.04 -0.14 -0.14
head clause	force	0.05 -0.02 -0.04 -0.01 -0.11 -0.09 0.00
head clause	gaza	-0.04 0.00 -0.14 -0.14 0.08 -0.09 0.00
head clause	market	-0.25 -0.20 -0.11 0.35 -0.09 -0.05 -0.29
head clause	mass	0.16 -0.14 -0.06 -0.16 -0.13 0.02 0.00
head clause	modal	-0.02 -0.06 0.06 0.03 -0.11 -0.13 -0.01
head clause	negotiation	-0.08 0.18 -0.17 -0.18 -0.17 -0.13 -0.03
head clause	network	-0.13 -0.09 -0.12 -0.13 -0.14 0.09 0.03
head clause	nuclear	-0.06 0.19 0.06 -0.22 -0.25 -0.17 -0.17
head clause	oil	-0.20 -0.13 -0.17 0.31 -0.25 -0.12 -0.28
head clause	opinion	-0.02 -0.01 -0.03 -0.10 -0.04 -0.04 0.10
head clause	reaction	-0.10 0.16 -0.09 -0.09 -0.06 -0.14 -0.06
head clause	resolve	0.04 0.13 -0.19 -0.15 -0.23 -0.13 -0.12
head clause	sanction	-0.20 -0.07 -0.08 0.15 -0.17 -0.06 -0.05
head clause	settled	-0.08 0.10 -0.10 0.01 -0.03 -0.01 -0.11
head clause	shipping	0.10 -0.06 -0.22 0.05 -0.12 -0.09 -0.18
head clause	shock	-0.11 -0.10 -0.09 0.14 -0.11 -0.07 -0.06
head clause	sport	-0.08 -0.08 0.04 -0.14 0.07 -0.15 0.04
head clause	spy	-0.25 -0.17 0.27 -0.22 -0.28 -0.21 -0.04
head clause	strike	0.09 -0.01 -0.05 -0.07 -0.07 -0.09 -0.01
head clause	syria	-0.12 0.12 -0.11 -0.08 -0.17 -0.07 0.00
head clause	threat	-0.03 0.03 -0.04 -0.05 -0.05 -0.01 0.01
head clause	truce	-0.06 0.07 -0.14 -0.09 -0.12 -0.14 -0.01
head clause	unreal	-0.02 -0.02 0.02 -0.04 -0.08 -0.05 0.07
head clause	unrest	-0.20 0.13 -0.04 -0.19 -0.06 -0.11 0.05
head clause	weapon	0.28 -0.21 0.04 -0.18 -0.08 -0.12 -0.27
head event	accusation	-0.02 -0.07 0.07 0.00 -0.12 -0.08 0.07
head event	appointment	-0.15 -0.12 -0.12 -0.10 0.02 -0.10 0.13
head event	arrest	-0.05 -0.13 0.04 0.00 -0.13 -0.13 0.01
head event	arrival	0.09 -0.01 -0.13 -0.13 0.00 -0.11 0.04
head event	blackout	-0.13 -0.09 -0.12 -0.13 -0.14 0.09 0.03
head event	blockade	0.04 -0.12 -0.08 -0.09 0.07 -0.08 -0.11
head event	call	-0.13 -0.06 0.07 -0.09 -0.11 -0.11 0.03
head event	cancelled	-0.12 0.07 -0.14 -0.02 0.02 -0.11 0.00
head event	closure	-0.07 -0.05 -0.19 0.11 -0.01 -0.16 -0.06
head event	comment	0.11 0.02 -0.06 -0.21 -0.13 -0.17 -0.02
head event	deal	-0.14 0.12 -0.15 -0.20 -0.18 -0.15 -0.01
head event	denial	0.04 0.04 0.00 -0.14 0.00 -0.10 -0.12
head event	departure	-0.03 0.09 -0.13 0.01 -0.18 -0.08 -0.18
head event	deployment	0.06 0.03 -0.21 -0.02 -0.24 -0.16 -0.06
head event	downing	0.11 -0.10 -0.16 -0.07 -0.06 -0.11 -0.04
head event	enrichment	-0.12 0.15 -0.04 -0.13 -0.14 -0.14 -0.12
head event	evacuation	0.01 -0.08 -0.19 -0.05 0.14 -0.02 -0.19
head event	execution	-0.09 -0.09 0.09 -0.09 0.06 -0.11 -0.11
head event	exit	-0.11 -0.04 -0.08 -0.07 0.07 -0.07 0.05
head event	fall	-0.12 -0.05 -0.07 0.10 -0.09 -0.06 -0.13
head event	funeral	-0.11 -0.15 -0.13 -0.10 0.09 -0.13 0.03
head event	hack	-0.17 -0.17 0.07 -0.14 -0.18 0.16 -0.15
head event	halt	-0.17 0.00 -0.17 0.16 -0.20 -0.13 -0.13
head event	memory	-0.07 -0.07 0.01 -0.02 0.01 -0.14 0.09
head event	none	0.02 -0.02 -0.12 -0.05 -0.14 -0.12 0.12
head event	offer	-0.12 0.06 -0.10 0.04 -0.10 -0.08 -0.12
head event	plan	-0.03 -0.03 -0.01 0.04 0.04 -0.14 -0.01
head event	reaction	-0.21 0.08 -0.11 -0.03 -0.03 -0.02 0.05
head event	rejection	-0.16 0.08 0.06 -0.11 -0.11 -0.07 0.02
head event	release	-0.08 -0.15 -0.14 -0.09 0.09 -0.12 0.02
head event	rescue	0.10 -0.15 -0.12 -0.13 0.12 -0.13 -0.15
head event	rise	-0.12 -0.13 -0.09 0.14 -0.10 -0.08 -0.06
head event	sanction	-0.18 -0.05 -0.06 0.13 -0.16 -0.04 -0.03
head event	seizure	-0.04 -0.13 0.07 0.05 -0.04 -0.19 -0.03
head event	spying	-0.16 -0.02 0.13 -0.12 -0.16 -0.14 -0.15
head event	strike	0.13 -0.12 -0.09 -0.08 0.00 -0.16 0.03
head event	talks	0.05 0.11 -0.23 -0.22 -0.27 -0.13 -0.10
head event	threat	-0.07 0.13 -0.04 -0.14 -0.10 -0.02 -0.03
head event	truce	-0.12 -0.01 -0.13 -0.07 -0.09 -0.17 0.06
head event	visit	-0.11 0.11 -0.10 -0.08 0.04 -0.06 -0.12
head event, told as accusation	accusation	-0.02 -0.07 0.07 0.00 -0.12 -0.08 0.07
head event, told as cancelled	cancelled	-0.12 0.07 -0.14 -0.02 0.02 -0.11 0.00
head event, told as comment	comment	0.11 0.02 -0.06 -0.21 -0.13 -0.17 -0.02
head event, told as denial	denial	0.04 0.04 0.00 -0.14 0.00 -0.10 -0.12
head event, told as done	appointment	-0.15 -0.12 -0.12 -0.10 0.02 -0.10 0.13
head event, told as done	arrest	-0.05 -0.13 0.04 0.00 -0.13 -0.13 0.01
head event, told as done	arrival	0.09 -0.01 -0.13 -0.13 0.00 -0.11 0.04
head event, told as done	blackout	-0.13 -0.09 -0.12 -0.13 -0.14 0.09 0.03
head event, told as done	blockade	0.04 -0.12 -0.08 -0.09 0.07 -0.08 -0.11
head event, told as done	call	-0.13 -0.06 0.07 -0.09 -0.11 -0.11 0.03
head event, told as done	closure	-0.07 -0.05 -0.19 0.11 -0.01 -0.16 -0.06
head event, told as done	deal	-0.14 0.12 -0.15 -0.20 -0.18 -0.15 -0.01
head event, told as done	departure	-0.03 0.09 -0.13 0.01 -0.18 -0.08 -0.18
head event, told as done	deployment	0.06 0.03 -0.21 -0.02 -0.24 -0.16 -0.06
head event, told as done	downing	0.11 -0.10 -0.16 -0.07 -0.06 -0.11 -0.04
head event, told as done	enrichment	-0.12 0.15 -0.04 -0.13 -0.14 -0.14 -0.12
head event, told as done	evacuation	0.01 -0.08 -0.19 -0.05 0.14 -0.02 -0.19
head event, told as done	execution	-0.09 -0.09 0.09 -0.09 0.06 -0.11 -0.11
head event, told as done	exit	-0.11 -0.04 -0.08 -0.07 0.07 -0.07 0.05
head event, told as done	fall	-0.12 -0.05 -0.07 0.10 -0.09 -0.06 -0.13
head event, told as done	funeral	-0.11 -0.15 -0.13 -0.10 0.09 -0.13 0.03
head event, told as done	hack	-0.17 -0.17 0.07 -0.14 -0.18 0.16 -0.15
head event, told as done	halt	-0.17 0.00 -0.17 0.16 -0.20 -0.13 -0.13
head event, told as done	none	0.02 -0.02 -0.12 -0.05 -0.14 -0.12 0.12
head event, told as done	release	-0.08 -0.15 -0.14 -0.09 0.09 -0.12 0.02
head event, told as done	rescue	0.10 -0.15 -0.12 -0.13 0.12 -0.13 -0.15
head event, told as done	rise	-0.12 -0.13 -0.09 0.14 -0.10 -0.08 -0.06
head event, told as done	sanction	-0.18 -0.05 -0.06 0.13 -0.16 -0.04 -0.03
head event, told as done	seizure	-0.04 -0.13 0.07 0.05 -0.04 -0.19 -0.03
head event, told as done	spying	-0.16 -0.02 0.13 -0.12 -0.16 -0.14 -0.15
head event, told as done	strike	0.13 -0.12 -0.09 -0.08 0.00 -0.16 0.03
head event, told as done	talks	0.05 0.11 -0.23 -0.22 -0.27 -0.13 -0.10
head event, told as done	truce	-0.12 -0.01 -0.13 -0.07 -0.09 -0.17 0.06
head event, told as done	visit	-0.11 0.11 -0.10 -0.08 0.04 -0.06 -0.12
head event, told as memory	memory	-0.07 -0.07 0.01 -0.02 0.01 -0.14 0.09
head event, told as offer	offer	-0.12 0.06 -0.10 0.04 -0.10 -0.08 -0.12
head event, told as plan	plan	-0.03 -0.03 -0.01 0.04 0.04 -0.14 -0.01
head event, told as reaction	reaction	-0.21 0.08 -0.11 -0.03 -0.03 -0.02 0.05
head event, told as rejection	rejection	-0.16 0.08 0.06 -0.11 -0.11 -0.07 0.02
head event, told as threat	threat	-0.07 0.13 -0.04 -0.14 -0.10 -0.02 -0.03
level by rules	critical	0.11 -0.11 -0.09 -0.17 -0.03 -0.13 0.06
level by rules	high	-0.09 -0.07 -0.07 0.06 0.01 0.03 -0.03
level by rules	low	0.03 -0.01 -0.07 -0.05 -0.13 -0.07 0.09
level by rules	medium	-0.12 0.10 0.05 -0.08 -0.02 -0.16 0.03
level by rules	urgent	0.05 -0.02 -0.06 0.04 -0.06 -0.18 -0.07
person	chief of staff	0.16 -0.13 -0.10 -0.12 0.07 -0.06 -0.20
person	defence minister	0.12 -0.22 0.00 -0.27 -0.12 -0.17 0.09
person	foreign minister	-0.06 0.09 -0.15 -0.01 -0.14 -0.11 -0.13
person	former premier	-0.11 0.03 0.01 -0.09 -0.09 -0.10 0.10
person	leaders	0.03 -0.05 -0.14 0.04 -0.14 -0.10 -0.18
person	mojtaba	-0.15 -0.01 0.01 -0.10 -0.14 -0.14 0.15
person	president	-0.14 0.14 -0.15 -0.11 -0.11 -0.11 -0.13
person	prime minister	-0.06 0.15 -0.16 -0.17 -0.18 -0.12 -0.02
person	secretary of state	-0.13 0.08 0.07 -0.10 -0.10 -0.07 -0.06
person	supreme leader	-0.05 -0.05 0.09 -0.14 -0.27 -0.15 0.09
person	vice president	-0.11 -0.06 0.07 -0.10 -0.07 -0.08 0.08
phase	begin	-0.04 0.06 -0.23 0.06 -0.05 -0.07 -0.06
phase	break	-0.13 -0.05 -0.02 -0.20 0.13 0.03 0.03
phase	end	-0.07 0.03 -0.08 -0.05 0.02 -0.15 0.01
phase	extend	-0.11 0.01 -0.15 0.08 -0.16 -0.13 -0.09
relevance by rules	not relevant: neither side in the title or the first sentence	-0.13 -0.09 -0.01 0.00 -0.20 -0.17 0.13
relevance by rules	not relevant: no party in the title	-0.13 -0.05 -0.12 0.03 0.02 -0.18 0.07
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.21 0.02 -0.06 -0.10 0.04 -0.11 0.13
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	0.02 0.00 -0.18 -0.08 -0.11 -0.22 0.05
relevance by rules	not relevant: the title is about	-0.15 0.10 0.02 -0.15 0.06 -0.11 -0.12
relevance by rules	not relevant: the title is about culture	-0.12 -0.12 -0.11 -0.09 0.07 -0.10 0.12
relevance by rules	not relevant: the title is about everyday	-0.03 -0.07 -0.30 0.12 -0.10 -0.19 -0.08
relevance by rules	not relevant: the title is about home affairs	-0.03 -0.08 -0.01 -0.18 0.01 -0.15 0.09
relevance by rules	not relevant: the title is about sport	-0.11 -0.07 0.04 -0.15 0.06 -0.15 0.09
relevance by rules	relevant: and war in the title	-0.03 -0.21 -0.11 0.11 -0.18 -0.10 -0.14
relevance by rules	relevant: between opposed parties in the title	0.06 -0.13 -0.03 0.05 -0.15 -0.09 0.00
relevance by rules	relevant: forces or war where the confrontation is	0.01 -0.08 -0.15 0.01 0.01 -0.12 -0.01
relevance by rules	relevant: in a state of the Gulf	0.09 -0.14 -0.11 -0.08 -0.16 -0.09 0.04
relevance by rules	relevant: in the title	0.05 0.06 0.00 -0.10 -0.11 0.03 -0.10
relevance by rules	relevant: in the title, both sides in the first sentence	-0.08 -0.05 -0.07 0.06 -0.07 -0.07 0.06
relevance by rules	relevant: in the title, the opponent in the first sentence	0.10 -0.06 0.00 -0.03 -0.08 -0.02 -0.22
relevance by rules	relevant: insurance of ships where the confrontation is	0.04 -0.11 -0.09 0.09 -0.09 -0.08 -0.09
relevance by rules	relevant: of a side, killed or named	-0.02 -0.03 0.01 -0.09 -0.19 -0.12 0.09
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.08 -0.19 -0.20 -0.07 0.02 0.01 0.11
relevance by rules	relevant: opposed parties and in the title	-0.05 0.06 -0.05 -0.02 -0.03 -0.08 -0.03
relevance by rules	relevant: the forces of a side where an ally sits	0.17 -0.29 -0.24 -0.22 0.10 -0.19 -0.07
relevance by rules	relevant: the title names both sides	0.03 0.03 0.02 -0.06 -0.10 -0.03 -0.08
relevance by rules	relevant: the war by name in the title	-0.17 0.03 -0.32 0.12 0.04 -0.20 -0.11
relevance by rules	relevant: traces of arms in a town of a side	0.12 -0.14 -0.15 -0.12 0.04 -0.16 -0.14
relevance by rules	relevant: trade that stands still where the confrontation is	-0.12 -0.13 -0.07 0.06 -0.10 -0.06 0.04
relevance by rules	relevant: two parties and in the title	-0.14 0.10 -0.19 -0.13 0.03 -0.11 -0.02
sign	comment	0.08 0.01 -0.09 -0.11 -0.01 -0.21 0.04
sign	explosions heard	0.18 -0.14 -0.17 -0.17 -0.16 -0.17 -0.02
sign	leader killed	0.03 -0.01 0.05 -0.09 -0.05 -0.10 -0.09
sign	nuclear sites struck	-0.04 0.07 -0.11 0.02 -0.11 -0.06 -0.06
sign	operations begun	0.16 -0.10 -0.14 0.03 -0.08 -0.10 -0.35
sign	states struck	0.11 -0.13 -0.14 0.09 -0.04 -0.04 -0.23
sign	strikes suspended	0.03 0.14 -0.10 -0.19 -0.13 -0.05 -0.04
sign	truce agreed	-0.20 0.02 -0.06 0.01 -0.11 -0.04 0.02
state	calm	0.16 0.15 -0.02 -0.15 -0.33 0.08 -0.43
state	crisis	-0.03 0.00 -0.17 0.00 0.07 -0.08 -0.04
state	war	-0.06 -0.07 -0.03 -0.01 -0.03 -0.18 0.14
summary	alarm	-0.07 -0.03 -0.11 0.03 0.08 -0.09 -0.09
summary	brief	-0.12 -0.01 -0.07 0.06 0.06 -0.06 -0.09
summary	casualty	-0.05 0.05 -0.13 -0.13 0.12 -0.06 -0.17
summary	chief	0.07 0.05 -0.07 -0.14 -0.11 -0.06 0.02
summary	civilian	-0.13 0.02 -0.04 -0.03 0.12 -0.04 -0.08
summary	closure	-0.03 -0.01 -0.07 0.05 0.00 -0.06 -0.10
summary	contact	-0.03 0.08 -0.02 -0.18 -0.03 -0.10 0.00
summary	cyber	-0.02 -0.13 0.09 -0.11 -0.10 0.12 -0.12
summary	decision	0.03 -0.14 -0.07 -0.03 -0.09 -0.12 0.15
summary	domestic	-0.04 -0.14 0.04 -0.13 -0.13 -0.11 0.10
summary	drill	0.11 -0.11 -0.05 0.05 -0.06 -0.05 -0.06
summary	elsewhere	0.01 0.02 -0.13 0.00 0.03 -0.07 -0.10
summary	everyday	-0.13 -0.06 -0.08 0.11 -0.09 -0.07 -0.12
summary	execution	-0.11 -0.08 0.10 -0.08 -0.11 -0.10 -0.05
summary	force	0.02 0.00 -0.07 0.00 -0.06 -0.02 -0.04
summary	gaza	0.05 -0.06 -0.09 -0.13 -0.16 -0.06 0.11
summary	market	-0.23 -0.21 -0.05 0.25 -0.17 -0.06 0.01
summary	mass	0.00 -0.11 -0.02 0.02 0.04 0.02 -0.07
summary	modal	0.06 -0.08 -0.18 0.02 -0.05 -0.09 -0.02
summary	negotiation	0.02 0.02 -0.03 -0.14 -0.09 -0.07 0.04
summary	network	-0.12 0.06 -0.07 -0.06 -0.08 0.05 -0.03
summary	nuclear	0.03 0.02 -0.01 -0.09 -0.13 -0.09 0.04
summary	oil	-0.11 -0.18 -0.08 0.15 -0.11 -0.02 -0.08
summary	opinion	-0.03 -0.05 0.04 -0.04 -0.23 -0.11 0.08
summary	reaction	-0.03 0.11 -0.05 -0.03 -0.22 -0.04 -0.12
summary	resolve	0.02 0.07 -0.21 -0.08 -0.21 -0.12 0.00
summary	sanction	-0.05 0.00 0.02 -0.07 -0.06 -0.08 0.05
summary	settled	0.11 -0.07 -0.03 -0.11 0.04 -0.10 -0.10
summary	shipping	0.07 -0.09 -0.10 0.04 -0.14 0.01 -0.20
summary	shock	-0.12 0.01 -0.07 0.12 -0.07 -0.06 -0.13
summary	sport	-0.10 0.02 -0.13 -0.10 0.05 -0.09 0.08
summary	spy	-0.13 -0.12 0.15 -0.14 -0.20 0.06 -0.10
summary	strike	0.07 -0.03 -0.08 0.02 0.02 -0.07 -0.15
summary	threat	0.11 0.07 -0.10 -0.08 -0.16 -0.08 -0.10
summary	toll	-0.14 -0.04 -0.09 0.07 0.00 0.03 0.03
summary	truce	0.06 -0.01 -0.11 -0.03 -0.16 -0.05 -0.04
summary	unreal	0.03 0.02 -0.06 0.01 -0.06 -0.10 -0.06
summary	unrest	0.01 0.10 0.03 -0.13 -0.15 -0.09 -0.09
summary	weapon	0.01 -0.05 0.01 -0.12 0.07 -0.11 0.05
summary is	missing	-0.02 -0.04 -0.02 -0.02 -0.03 -0.08 0.03
summary is	there	0.02 0.02 -0.08 -0.01 -0.04 -0.08 0.00
summary names	both sides	0.01 -0.01 0.01 -0.05 -0.07 -0.01 -0.05
summary names	both sides and usa	-0.11 0.07 -0.09 0.03 -0.06 -0.11 0.01
summary names	no party	-0.02 -0.03 -0.04 -0.01 -0.03 -0.09 0.06
summary names	one side	0.00 -0.04 -0.06 0.02 0.02 -0.14 0.00
summary names	one side and ally	0.06 0.04 -0.15 -0.13 -0.17 -0.08 -0.15
summary names	one side and usa	0.07 -0.02 -0.06 -0.15 0.04 -0.07 -0.03
summary names	usa	0.13 0.01 -0.13 -0.05 -0.16 -0.09 -0.20
summary place	gulf state	-0.04 0.05 -0.09 -0.04 -0.09 -0.06 -0.08
summary place	land of an ally	0.04 0.07 -0.14 -0.19 -0.08 -0.06 -0.05
summary place	neighbour	-0.03 0.02 -0.14 -0.13 0.05 -0.10 0.02
summary place	region	0.00 -0.04 -0.13 0.04 -0.07 -0.04 -0.03
summary place	strait or sea	-0.05 -0.04 -0.09 0.14 -0.15 -0.09 -0.16
summary place	third country	-0.11 -0.05 -0.03 0.05 0.04 -0.06 0.01
summary place	usa	0.02 0.07 -0.08 -0.06 -0.03 -0.09 -0.02
summary word	[ally]	0.07 0.04 -0.14 -0.13 -0.16 -0.08 -0.15
summary word	[number]	0.03 0.00 -0.07 -0.08 -0.10 -0.04 0.05
summary word	[place]	-0.09 0.06 -0.02 -0.04 0.00 -0.07 0.00
summary word	[region]	0.00 -0.03 -0.13 0.07 -0.08 -0.06 -0.06
summary word	[side]	0.01 0.01 -0.04 -0.05 -0.04 -0.06 -0.01
summary word	[usa]	0.04 0.06 -0.10 -0.06 -0.03 -0.08 -0.02
summary word	about	-0.11 0.01 -0.03 0.02 -0.12 0.00 0.03
summary word	accord	-0.02 0.09 0.00 -0.02 -0.13 0.02 -0.13
summary word	accus	-0.12 -0.02 0.01 -0.07 -0.08 -0.06 0.04
summary word	acros	-0.01 0.10 -0.14 -0.04 0.00 -0.08 -0.22
summary word	act	-0.12 0.12 -0.10 -0.06 -0.08 -0.08 -0.10
summary word	action	-0.09 -0.02 -0.01 0.04 -0.10 -0.07 -0.03
summary word	add	-0.02 0.03 -0.06 -0.08 0.01 -0.04 -0.09
summary word	administration	0.04 -0.07 -0.14 -0.11 0.04 -0.11 0.07
summary word	adversary	0.02 0.02 -0.04 -0.05 -0.02 -0.02 -0.05
summary word	affair	0.01 0.06 -0.09 -0.08 -0.08 -0.07 -0.13
summary word	after	-0.08 0.03 -0.17 0.13 -0.16 -0.10 -0.12
summary word	again	-0.04 -0.03 0.02 -0.07 -0.06 -0.06 0.05
summary word	against	0.02 0.03 0.01 -0.08 -0.06 -0.09 -0.03
summary word	agency	-0.10 -0.06 0.04 -0.06 0.07 -0.06 -0.07
summary word	agent	-0.10 0.04 0.01 -0.07 -0.08 -0.09 -0.10
summary word	aggression	-0.08 0.10 -0.06 -0.07 -0.09 -0.02 -0.09
summary word	agreement	0.02 -0.05 -0.09 -0.06 -0.07 -0.04 0.03
summary word	aid	-0.06 -0.03 0.03 -0.09 -0.09 -0.08 0.09
summary word	aim	-0.07 -0.06 0.07 0.04 -0.08 -0.05 -0.11
summary word	air	0.07 -0.18 -0.14 0.00 -0.20 -0.10 0.10
summary word	airstrik	-0.04 0.01 -0.06 0.01 0.00 0.02 -0.06
summary word	al	-0.09 -0.02 -0.09 -0.07 -0.11 -0.07 0.06
summary word	ali	-0.06 0.09 0.01 -0.07 -0.11 -0.06 -0.16
summary word	all	0.00 -0.03 -0.07 -0.03 0.04 -0.06 -0.03
summary word	ally	0.01 -0.14 0.06 -0.10 -0.11 -0.07 0.08
summary word	also	0.00 0.03 -0.08 0.03 -0.09 -0.05 -0.12
summary word	ambassador	-0.09 0.08 -0.10 -0.07 -0.12 -0.08 0.03
summary word	amid	0.00 -0.09 0.00 0.11 -0.14 -0.08 -0.20
summary word	amir	-0.05 0.08 -0.08 -0.06 -0.11 -0.05 -0.10
summary word	analyst	0.03 0.08 -0.17 -0.13 -0.14 -0.09 -0.14
summary word	announc	-0.05 0.02 -0.10 -0.05 0.07 -0.03 -0.08
summary word	announcement	-0.01 0.07 -0.14 -0.09 -0.10 -0.09 -0.11
summary word	another	-0.08 0.04 0.00 -0.08 -0.10 -0.06 0.07
summary word	anti	-0.01 0.09 -0.14 -0.08 -0.11 -0.09 -0.04
summary word	any	0.00 0.01 -0.12 0.03 -0.12 -0.06 -0.05
summary word	aoun	0.03 0.02 -0.07 -0.07 -0.10 -0.03 -0.09
summary word	apos	0.09 -0.02 -0.07 -0.07 -0.06 -0.07 -0.01
summary word	appear	-0.07 -0.01 0.04 -0.11 -0.07 0.02 -0.04
summary word	april	-0.07 0.02 -0.10 -0.09 -0.09 -0.05 0.02
summary word	area	0.09 -0.04 -0.12 -0.12 0.03 -0.08 -0.09
summary word	army	0.11 0.00 -0.13 -0.11 -0.11 -0.08 -0.14
summary word	arrest	-0.07 0.07 0.01 -0.08 -0.09 -0.09 -0.11
summary word	articl	-0.16 -0.06 -0.14 -0.10 -0.12 -0.09 0.09
summary word	attack	0.15 -0.02 0.00 -0.07 -0.15 -0.05 -0.19
summary word	attempt	0.01 0.05 -0.07 -0.05 -0.07 -0.05 -0.07
summary word	authority	-0.08 0.01 0.01 -0.07 -0.09 0.04 0.02
summary word	avoid	0.03 0.04 -0.13 -0.09 -0.09 -0.09 -0.11
summary word	back	-0.08 0.01 -0.14 0.02 0.06 -0.09 -0.19
summary word	ballistic	-0.02 -0.03 0.03 -0.08 0.04 -0.07 0.03
summary word	barrag	0.01 -0.09 -0.08 -0.02 0.04 -0.06 -0.01
summary word	bas	-0.04 0.09 -0.06 -0.08 -0.07 -0.06 -0.12
summary word	befor	-0.10 0.05 -0.11 0.02 0.01 -0.08 -0.04
summary word	beginn	0.07 -0.04 -0.10 -0.10 -0.11 -0.08 -0.09
summary word	believ	0.04 -0.01 -0.12 -0.10 -0.09 -0.05 0.06
summary word	between	-0.02 -0.04 -0.08 0.02 -0.20 0.02 0.03
summary word	beyond	-0.03 0.07 -0.01 -0.02 -0.03 -0.01 -0.05
summary word	blockad	-0.05 0.08 -0.07 0.04 -0.11 -0.06 -0.10
summary word	bloomberg	0.07 -0.01 -0.20 -0.06 -0.03 -0.13 0.06
summary word	bomb	-0.03 -0.05 -0.12 -0.09 0.06 -0.07 0.12
summary word	border	-0.04 0.06 0.01 -0.07 0.04 -0.06 -0.10
summary word	both	-0.04 0.00 -0.12 0.03 -0.11 -0.08 0.04
summary word	br	0.03 0.01 -0.03 -0.04 -0.04 -0.03 -0.04
summary word	call	0.03 0.04 -0.16 0.02 -0.16 -0.09 -0.13
summary word	campaign	-0.04 -0.11 0.07 -0.09 -0.11 0.09 -0.09
summary word	can	0.03 0.04 -0.09 -0.08 -0.09 -0.05 -0.09
summary word	carry	-0.09 0.03 0.04 0.03 -0.06 -0.05 -0.09
summary word	ceasefir	0.02 0.01 -0.11 -0.03 -0.16 -0.06 -0.02
summary word	central	0.01 -0.13 -0.13 0.04 -0.14 -0.09 0.06
summary word	char	0.03 -0.02 -0.07 -0.06 -0.08 0.02 -0.02
summary word	chief	0.07 -0.10 -0.12 0.01 -0.10 -0.06 0.03
summary word	citizen	0.03 -0.09 -0.13 -0.11 0.04 -0.11 0.07
summary word	city	-0.08 0.07 -0.14 -0.13 0.07 -0.11 0.00
summary word	civilian	0.08 -0.05 -0.03 -0.06 -0.08 -0.01 -0.07
summary word	claim	0.03 -0.07 0.04 -0.16 -0.18 0.00 0.04
summary word	clash	-0.02 0.00 -0.03 0.03 -0.04 -0.03 -0.10
summary word	clos	0.06 -0.04 -0.13 -0.06 0.02 -0.08 -0.06
summary word	com	-0.12 -0.04 -0.11 0.02 -0.12 -0.08 0.06
summary word	come	0.18 -0.16 -0.09 -0.07 -0.08 -0.07 -0.03
summary word	commander	-0.04 -0.11 -0.06 -0.05 0.06 -0.03 0.07
summary word	comment	-0.04 0.04 -0.11 0.01 -0.06 -0.06 -0.04
summary word	complet	0.03 0.10 -0.14 -0.09 -0.13 -0.09 -0.15
summary word	concern	-0.12 0.04 -0.10 0.07 -0.11 -0.07 -0.15
summary word	condemn	-0.07 0.12 -0.12 -0.13 -0.15 -0.06 -0.15
summary word	conflict	-0.06 0.00 0.01 0.05 -0.16 0.02 -0.14
summary word	consequenc	0.06 -0.01 -0.09 -0.07 -0.06 -0.06 -0.11
summary word	consider	-0.12 0.01 -0.08 -0.01 0.08 -0.06 0.06
summary word	continu	0.02 0.05 -0.10 -0.04 -0.12 -0.06 -0.10
summary word	contract	-0.05 0.07 -0.03 -0.01 -0.04 -0.03 -0.06
summary word	corp	0.05 -0.03 -0.04 -0.05 -0.05 -0.02 -0.06
summary word	cost	-0.03 -0.07 -0.08 0.05 -0.06 -0.05 0.02
summary word	could	0.04 -0.02 -0.11 0.02 -0.09 -0.07 -0.15
summary word	country	0.03 0.08 -0.03 -0.06 -0.03 -0.10 -0.23
summary word	crack	-0.05 -0.12 -0.05 0.03 -0.03 -0.04 0.06
summary word	crackdown	-0.06 0.11 -0.10 -0.09 -0.06 -0.06 -0.04
summary word	crisi	0.03 0.01 -0.06 0.01 -0.07 -0.05 -0.09
summary word	cros	0.04 -0.01 -0.03 0.01 -0.04 -0.03 -0.09
summary word	crown	-0.11 0.11 -0.09 -0.06 -0.05 -0.06 -0.08
summary word	crud	-0.13 -0.13 -0.06 0.14 -0.08 -0.05 -0.15
summary word	curb	-0.09 0.05 0.07 0.05 -0.11 -0.04 -0.09
summary word	currency	-0.11 -0.05 0.01 0.05 -0.06 -0.07 0.03
summary word	current	0.06 -0.09 -0.10 -0.11 -0.13 -0.07 0.10
summary word	daily	-0.06 -0.12 0.06 -0.07 -0.07 -0.06 0.11
summary word	damag	0.10 -0.04 -0.12 0.06 -0.14 -0.10 -0.09
summary word	day	-0.06 -0.03 -0.12 -0.10 -0.12 -0.06 0.07
summary word	days	-0.01 -0.01 -0.12 0.04 0.03 -0.07 -0.16
summary word	de	0.02 0.04 -0.07 -0.09 -0.07 -0.04 -0.09
summary word	deadly	0.08 -0.05 -0.09 -0.05 -0.05 -0.04 -0.11
summary word	deal	0.04 0.07 -0.09 -0.08 0.04 -0.07 -0.05
summary word	death	0.06 -0.10 -0.07 -0.05 0.04 -0.05 -0.10
summary word	decad	-0.07 -0.08 0.06 -0.08 -0.11 0.07 -0.02
summary word	decisiv	-0.08 0.08 0.01 -0.08 -0.09 -0.07 -0.10
summary word	declar	0.07 -0.13 -0.07 0.04 -0.06 -0.07 -0.10
summary word	deep	-0.10 0.03 -0.11 -0.09 -0.11 -0.07 0.06
summary word	deepen	-0.08 0.01 -0.07 0.06 -0.09 -0.05 -0.06
summary word	defend	0.04 0.01 0.03 -0.12 -0.14 -0.11 0.02
summary word	defens	0.08 -0.05 -0.13 -0.09 0.00 -0.08 -0.03
summary word	demonstration	0.07 0.06 -0.12 -0.08 -0.08 -0.07 -0.14
summary word	demonstrator	0.10 -0.09 -0.07 -0.07 -0.08 -0.04 -0.11
summary word	describ	-0.10 -0.07 0.06 -0.04 -0.07 -0.07 0.09
summary word	despit	0.03 0.03 -0.12 -0.08 -0.14 -0.11 -0.14
summary word	did	0.03 0.07 -0.10 -0.08 0.03 -0.08 -0.12
summary word	digital	-0.10 -0.07 0.08 -0.07 -0.08 0.09 -0.10
summary word	diplomatic	-0.12 0.01 0.04 -0.08 -0.11 -0.08 0.08
summary word	direct	0.01 0.07 -0.07 -0.07 -0.07 -0.05 -0.10
summary word	disarm	0.10 -0.03 -0.08 -0.06 -0.06 -0.05 -0.06
summary word	disarmament	-0.15 0.14 -0.12 -0.09 -0.09 -0.09 -0.10
summary word	discuss	0.04 0.07 -0.16 -0.16 -0.18 -0.14 0.06
summary word	disrupt	-0.04 -0.11 -0.09 0.08 -0.11 -0.09 -0.09
summary word	disruption	-0.06 -0.14 -0.06 0.11 -0.09 -0.05 -0.05
summary word	does	0.07 -0.02 -0.06 0.00 -0.07 -0.05 -0.08
summary word	dollar	-0.09 -0.03 0.02 0.06 -0.07 0.02 -0.10
summary word	down	-0.10 0.02 0.04 -0.11 -0.10 -0.09 0.02
summary word	dozen	-0.01 -0.04 0.04 -0.07 -0.08 0.02 -0.08
summary word	dron	0.10 -0.15 -0.10 -0.10 0.03 -0.06 -0.04
summary word	due	0.06 -0.04 -0.06 0.01 -0.09 -0.04 -0.11
summary word	dur	0.03 -0.08 0.05 -0.14 0.10 -0.09 -0.14
summary word	earlier	0.07 -0.06 -0.09 -0.02 -0.11 -0.08 0.01
summary word	early	0.10 0.00 -0.13 0.03 -0.07 -0.13 -0.20
summary word	ease	-0.08 -0.02 0.02 -0.06 -0.06 -0.06 0.05
summary word	eastern	0.04 -0.08 -0.03 0.02 -0.04 -0.02 -0.03
summary word	economic	-0.03 0.00 0.04 -0.01 -0.10 -0.07 -0.08
summary word	economy	-0.14 -0.04 -0.10 0.02 -0.09 -0.06 0.06
summary word	effect	-0.05 0.01 -0.08 0.06 -0.10 -0.07 0.00
summary word	effort	-0.09 0.12 -0.19 -0.01 -0.14 -0.11 -0.08
summary word	encourag	0.11 0.00 -0.08 -0.06 -0.07 -0.06 -0.09
summary word	end	-0.09 0.04 0.06 -0.05 -0.07 -0.04 -0.11
summary word	energy	-0.04 -0.11 -0.05 0.10 -0.08 -0.05 -0.12
summary word	engulf	-0.02 0.05 -0.05 -0.05 -0.04 -0.03 -0.08
summary word	enough	-0.05 0.07 -0.11 -0.07 -0.09 -0.09 -0.08
summary word	escalat	-0.01 0.04 -0.14 0.00 -0.17 -0.12 0.01
summary word	escalation	-0.03 0.05 -0.12 0.05 -0.13 -0.09 -0.21
summary word	espionag	-0.11 -0.10 0.08 -0.07 -0.09 0.09 -0.11
summary word	evacuat	-0.04 0.06 -0.05 -0.09 0.04 -0.04 -0.08
summary word	evacuation	0.00 -0.08 -0.08 0.09 -0.11 -0.08 -0.14
summary word	even	0.07 -0.06 -0.06 -0.02 -0.06 -0.05 0.01
summary word	evidenc	-0.02 0.06 -0.06 -0.05 -0.10 -0.04 -0.08
summary word	exchang	0.05 -0.06 -0.01 0.00 -0.11 0.01 -0.02
summary word	execut	-0.06 -0.06 0.07 -0.05 -0.08 -0.06 -0.06
summary word	expect	0.03 0.01 -0.10 0.06 -0.10 -0.07 -0.12
summary word	export	-0.13 -0.05 -0.10 0.14 -0.15 -0.08 -0.12
summary word	fac	0.09 -0.14 -0.11 0.01 -0.06 -0.04 -0.02
summary word	face	-0.03 -0.12 -0.13 0.05 -0.08 -0.09 0.05
summary word	facility	0.10 -0.17 -0.09 0.04 -0.13 -0.08 -0.16
summary word	family	-0.11 0.03 0.01 -0.09 0.05 0.02 -0.13
summary word	far	-0.12 -0.09 -0.09 0.04 -0.10 0.03 0.08
summary word	fear	-0.07 -0.04 -0.11 0.07 -0.12 -0.07 0.01
summary word	fight	-0.06 -0.03 -0.05 0.05 -0.06 -0.06 0.00
summary word	figur	0.02 -0.10 0.03 -0.09 0.05 0.02 0.00
summary word	fir	0.06 -0.03 -0.16 -0.08 -0.16 -0.08 0.06
summary word	fire	0.04 -0.02 -0.09 -0.01 -0.07 -0.04 -0.11
summary word	first	-0.19 0.12 0.02 -0.13 -0.11 0.00 0.00
summary word	flow	-0.06 -0.08 -0.04 0.05 -0.06 -0.05 0.04
summary word	fm	0.05 -0.08 -0.07 0.09 -0.07 -0.04 -0.06
summary word	follow	-0.05 -0.13 -0.10 0.08 -0.12 0.02 0.03
summary word	forc	0.10 -0.06 -0.02 -0.07 -0.17 0.06 -0.09
summary word	foreign	-0.11 0.07 -0.03 -0.09 0.01 -0.09 0.00
summary word	former	-0.02 0.01 0.00 -0.13 -0.16 -0.01 0.06
summary word	freight	-0.04 -0.03 -0.02 0.04 -0.02 -0.02 -0.03
summary word	fresh	-0.04 0.08 -0.04 0.00 -0.07 -0.04 -0.10
summary word	friday	0.02 -0.03 0.03 -0.06 -0.01 0.01 -0.05
summary word	fuel	-0.09 -0.07 0.02 0.05 -0.15 -0.10 0.01
summary word	full	-0.06 -0.04 -0.13 -0.07 -0.15 -0.08 0.11
summary word	further	0.07 -0.06 -0.07 0.03 -0.09 -0.07 -0.08
summary word	futur	-0.12 -0.10 -0.04 0.06 -0.06 -0.03 0.03
summary word	g7	0.07 0.00 -0.05 -0.09 -0.07 -0.03 -0.10
summary word	gas	-0.12 -0.14 -0.07 0.14 -0.09 -0.07 -0.13
summary word	general	0.10 -0.08 -0.14 -0.12 0.03 -0.10 -0.03
summary word	geopolitical	-0.11 -0.07 -0.06 0.01 -0.09 -0.05 0.10
summary word	get	0.04 0.07 -0.08 -0.08 -0.12 -0.06 -0.04
summary word	global	-0.11 -0.09 -0.10 0.10 -0.14 -0.09 0.01
summary word	go	0.03 -0.08 -0.10 -0.06 -0.09 -0.07 0.05
summary word	goal	-0.08 0.08 -0.10 -0.06 -0.09 -0.06 0.04
summary word	government	0.01 0.07 -0.03 -0.12 -0.11 -0.08 0.00
summary word	graham	0.00 0.03 -0.09 -0.04 -0.09 -0.05 -0.03
summary word	group	-0.02 0.06 0.00 -0.12 -0.11 -0.01 -0.16
summary word	grow	-0.04 -0.04 -0.08 -0.06 0.08 -0.05 -0.10
summary word	halt	-0.10 -0.12 -0.09 0.11 -0.11 -0.08 -0.10
summary word	hard	-0.13 0.08 -0.11 0.05 -0.11 -0.07 -0.11
summary word	hardship	-0.06 -0.01 0.02 -0.07 -0.08 -0.08 0.02
summary word	haven	-0.10 -0.12 -0.07 0.12 -0.11 -0.07 -0.11
summary word	heavy	0.10 0.05 -0.10 -0.09 -0.10 -0.09 -0.11
summary word	help	0.02 0.01 -0.10 0.01 -0.10 -0.06 -0.09
summary word	higher	-0.07 0.02 -0.04 0.03 -0.05 -0.04 -0.07
summary word	him	0.07 -0.11 -0.10 -0.07 -0.08 -0.07 0.08
summary word	hit	-0.05 0.01 -0.13 0.04 0.04 -0.10 -0.10
summary word	hold	-0.09 0.08 -0.03 -0.03 -0.04 -0.02 -0.06
summary word	home	-0.02 -0.08 -0.05 -0.05 0.08 -0.04 0.04
summary word	host	-0.10 0.11 -0.08 -0.09 -0.07 -0.06 -0.10
summary word	hostility	-0.07 -0.14 -0.06 0.11 0.06 -0.05 -0.14
summary word	hour	-0.07 -0.11 -0.15 0.05 0.11 -0.11 0.00
summary word	how	0.04 -0.18 0.02 -0.06 -0.11 -0.07 0.16
summary word	href	-0.04 -0.02 0.04 -0.09 -0.06 0.02 -0.13
summary word	human	-0.13 0.13 -0.12 -0.09 -0.12 -0.09 -0.13
summary word	hundred	-0.05 -0.13 -0.10 -0.08 0.08 -0.09 0.08
summary word	if	0.14 -0.06 -0.10 -0.08 -0.09 -0.06 -0.07
summary word	immediat	-0.07 -0.03 -0.09 0.07 -0.12 -0.07 -0.12
summary word	impact	-0.10 -0.13 0.03 0.09 -0.13 -0.07 0.00
summary word	impos	-0.12 0.06 -0.07 -0.06 -0.08 0.05 -0.03
summary word	includ	0.03 -0.11 -0.13 -0.05 0.07 -0.07 -0.02
summary word	increas	0.06 -0.06 0.01 -0.06 -0.09 0.05 -0.07
summary word	increasingly	-0.10 -0.02 -0.06 -0.04 -0.05 -0.04 0.06
summary word	industry	-0.02 -0.09 -0.06 0.09 -0.06 -0.05 -0.09
summary word	inflation	-0.03 -0.08 -0.08 0.06 -0.07 -0.06 0.00
summary word	information	0.03 -0.06 0.03 -0.07 -0.09 -0.07 -0.08
summary word	infrastructur	0.03 -0.05 -0.10 0.03 -0.14 -0.08 0.02
summary word	intelligenc	0.00 -0.06 0.03 -0.03 -0.08 -0.06 -0.06
summary word	intercept	0.03 -0.08 -0.06 -0.05 -0.10 -0.04 0.06
summary word	interest	0.00 0.00 -0.11 0.05 -0.10 -0.10 -0.12
summary word	interferenc	0.07 -0.02 -0.07 -0.06 -0.05 -0.04 -0.11
summary word	internal	0.00 -0.06 0.06 -0.07 -0.06 -0.06 0.06
summary word	internet	-0.12 0.06 -0.07 -0.06 -0.08 0.05 -0.03
summary word	interven	0.13 -0.08 -0.14 -0.13 -0.10 -0.08 -0.04
summary word	intervention	-0.10 0.12 -0.15 -0.16 -0.10 -0.10 0.07
summary word	investor	-0.10 -0.14 -0.09 0.14 -0.15 -0.10 -0.16
summary word	is	-0.03 0.03 0.02 -0.03 -0.11 0.02 -0.07
summary word	islamic	-0.01 -0.03 -0.10 -0.09 -0.10 -0.06 0.04
summary word	issu	0.01 0.05 -0.12 -0.11 -0.10 -0.08 -0.04
summary word	itself	0.00 0.04 -0.14 -0.10 -0.13 -0.10 0.05
summary word	jets	0.08 -0.08 -0.07 -0.07 -0.08 -0.04 -0.07
summary word	join	-0.09 -0.04 0.00 -0.04 0.03 -0.07 0.04
summary word	joseph	-0.01 0.04 -0.07 -0.03 -0.06 -0.03 -0.04
summary word	judiciary	-0.09 0.03 0.03 -0.06 -0.07 -0.06 -0.08
summary word	jump	-0.08 -0.08 -0.04 0.08 -0.05 -0.03 -0.09
summary word	june	0.13 -0.08 -0.04 0.04 -0.14 -0.10 -0.12
summary word	just	-0.06 0.03 -0.11 0.07 -0.14 -0.08 -0.16
summary word	keep	0.02 -0.06 -0.06 0.05 -0.05 -0.03 -0.09
summary word	key	-0.02 -0.11 0.01 0.03 -0.06 -0.04 0.01
summary word	kill	-0.03 0.03 -0.13 -0.17 0.09 -0.07 -0.11
summary word	larg	0.04 -0.09 -0.05 0.02 -0.05 -0.04 -0.07
summary word	largest	0.08 -0.12 -0.10 -0.04 -0.09 0.06 -0.06
summary word	last	-0.09 -0.06 -0.11 0.07 0.04 -0.07 -0.13
summary word	late	0.05 0.01 -0.10 -0.10 0.04 -0.07 0.00
summary word	latest	-0.14 0.00 0.02 -0.02 0.00 0.01 0.01
summary word	launch	0.02 0.00 -0.08 0.02 -0.15 -0.10 -0.04
summary word	law	-0.10 0.04 -0.09 -0.06 0.08 -0.07 0.03
summary word	lead	0.00 0.02 -0.06 -0.05 -0.08 -0.03 0.03
summary word	leader	-0.11 0.16 -0.13 -0.13 -0.16 -0.07 -0.05
summary word	leadership	-0.03 -0.03 -0.04 0.04 0.01 -0.03 -0.09
summary word	least	-0.13 0.07 0.00 -0.08 0.03 -0.08 -0.13
summary word	leav	-0.11 0.02 -0.06 -0.08 0.04 -0.05 0.02
summary word	led	0.01 0.09 -0.09 -0.09 -0.10 0.07 -0.12
summary word	left	0.08 -0.11 -0.12 -0.10 0.05 -0.09 0.06
summary word	leniency	-0.04 0.07 -0.09 -0.05 -0.05 -0.03 -0.10
summary word	lift	0.05 0.08 -0.09 -0.01 -0.09 -0.08 -0.11
summary word	limit	0.01 0.01 -0.12 0.01 0.06 -0.12 -0.14
summary word	lindsey	0.00 0.03 -0.09 -0.04 -0.09 -0.05 -0.03
summary word	liv	-0.05 -0.05 0.05 -0.05 -0.09 -0.08 0.07
summary word	load	0.03 0.02 -0.11 -0.14 -0.09 -0.10 0.01
summary word	lock	0.05 0.00 -0.11 -0.13 -0.09 -0.10 0.01
summary word	long	-0.01 0.00 0.03 -0.06 -0.12 0.06 -0.14
summary word	look	-0.02 0.00 -0.06 0.05 -0.07 -0.04 -0.09
summary word	major	-0.08 -0.08 -0.03 0.11 0.02 -0.09 -0.06
summary word	make	0.07 0.04 -0.08 -0.08 0.07 -0.07 -0.10
summary word	man	-0.10 -0.07 0.09 -0.08 -0.10 -0.10 -0.04
summary word	many	-0.07 -0.09 -0.09 -0.08 0.11 -0.08 0.06
summary word	march	-0.08 0.06 -0.10 0.03 -0.08 -0.07 -0.10
summary word	maritim	0.04 -0.10 -0.09 -0.01 -0.08 0.07 -0.09
summary word	mark	-0.04 -0.01 0.00 -0.08 -0.11 -0.07 0.03
summary word	market	-0.12 -0.21 -0.10 0.14 -0.02 -0.09 0.03
summary word	martyr	-0.13 0.06 -0.10 -0.07 0.08 -0.06 -0.11
summary word	mass	-0.09 -0.04 0.04 -0.04 -0.10 -0.09 0.06
summary word	massiv	-0.03 0.07 -0.11 -0.06 -0.13 -0.08 -0.13
summary word	may	-0.07 -0.01 -0.11 0.08 0.01 -0.05 -0.11
summary word	media	-0.05 0.00 0.04 -0.09 -0.11 -0.07 0.02
summary word	meet	0.03 0.03 -0.06 -0.06 -0.11 -0.03 -0.13
summary word	met	0.08 0.00 -0.10 -0.06 -0.10 -0.08 -0.02
summary word	might	0.08 -0.14 -0.09 -0.05 -0.11 -0.07 0.07
summary word	military	0.06 0.00 -0.01 -0.03 -0.04 -0.05 -0.13
summary word	minister	-0.03 0.09 0.00 -0.15 -0.13 -0.02 -0.04
summary word	ministry	-0.08 0.07 -0.12 0.04 -0.10 -0.06 -0.08
summary word	missil	-0.06 0.02 -0.02 -0.10 0.07 -0.11 0.07
summary word	monday	0.00 -0.01 -0.08 0.05 -0.05 -0.09 -0.12
summary word	monitor	0.02 -0.04 -0.06 0.03 -0.08 -0.04 -0.07
summary word	month	0.01 -0.06 0.00 -0.05 -0.11 -0.07 0.01
summary word	more	-0.08 0.08 -0.15 -0.09 0.06 -0.09 -0.08
summary word	morn	0.08 0.01 0.02 -0.12 -0.14 -0.07 -0.04
summary word	most	-0.03 -0.04 -0.14 -0.02 0.04 -0.10 0.05
summary word	mount	-0.10 -0.03 -0.11 0.03 -0.09 -0.08 0.03
summary word	mov	-0.08 -0.09 0.05 0.08 -0.07 0.04 -0.10
summary word	move	-0.11 0.04 -0.08 0.02 -0.11 -0.07 0.03
summary word	much	0.00 -0.09 0.03 0.00 -0.07 -0.04 0.09
summary word	multipl	-0.01 -0.07 -0.05 0.05 -0.06 -0.03 -0.06
summary word	nation	-0.16 0.02 0.05 0.03 -0.11 0.07 -0.14
summary word	national	0.03 0.05 -0.10 -0.08 0.03 -0.06 -0.13
summary word	nationwid	-0.01 0.06 -0.11 -0.09 -0.09 -0.05 -0.15
summary word	natural	-0.11 -0.11 -0.06 0.12 -0.07 -0.05 -0.11
summary word	naval	0.05 0.03 -0.05 -0.09 -0.06 0.08 -0.06
summary word	near	-0.03 -0.09 0.00 0.01 0.04 -0.04 -0.09
summary word	negotiation	-0.16 0.02 0.04 -0.10 -0.15 -0.08 0.05
summary word	network	0.02 0.05 0.01 -0.08 -0.09 -0.08 -0.07
summary word	new	-0.02 -0.11 0.02 -0.09 -0.16 0.02 0.06
summary word	news	-0.04 0.02 -0.07 0.04 0.04 -0.05 -0.17
summary word	next	0.03 -0.04 -0.08 -0.05 0.06 -0.05 -0.02
summary word	night	0.06 -0.02 -0.14 -0.13 0.05 -0.10 -0.16
summary word	no	0.10 -0.04 0.00 -0.08 -0.11 -0.08 -0.14
summary word	not	0.10 -0.01 -0.08 0.00 -0.16 -0.10 -0.20
summary word	now	0.01 0.06 -0.15 -0.09 -0.13 -0.10 0.00
summary word	nuclear	0.03 0.03 -0.03 -0.02 -0.14 -0.09 -0.01
summary word	offensiv	0.04 0.01 -0.10 -0.07 -0.07 -0.07 -0.08
summary word	offer	-0.10 0.06 -0.06 0.02 -0.06 -0.04 -0.08
summary word	official	-0.02 0.17 -0.20 -0.17 -0.16 -0.10 -0.17
summary word	oil	-0.08 -0.13 -0.08 0.09 -0.10 -0.01 0.01
summary word	once	-0.04 -0.10 0.01 0.00 0.04 -0.09 0.08
summary word	one	0.07 -0.06 -0.02 -0.01 -0.12 -0.08 0.00
summary word	ongo	-0.06 0.04 -0.11 -0.04 -0.11 -0.06 0.04
summary word	only	0.10 -0.04 -0.13 -0.09 -0.13 -0.05 -0.12
summary word	open	-0.08 0.03 -0.06 0.03 -0.03 -0.02 -0.06
summary word	operat	0.03 -0.11 0.04 -0.09 0.03 0.04 -0.10
summary word	operation	0.09 -0.13 -0.09 -0.03 -0.10 -0.07 -0.03
summary word	operativ	0.06 -0.09 0.00 -0.05 -0.10 -0.05 -0.07
summary word	order	0.02 0.02 -0.10 -0.04 -0.07 -0.04 -0.10
summary word	other	-0.09 0.00 -0.10 0.09 0.01 -0.07 -0.04
summary word	out	-0.16 0.14 0.02 0.03 -0.14 -0.07 -0.16
summary word	over	-0.03 0.01 -0.03 -0.09 -0.20 0.08 -0.04
summary word	overnight	0.06 -0.07 -0.11 0.01 -0.12 -0.08 -0.07
summary word	p	-0.02 -0.03 0.04 -0.08 -0.12 0.01 -0.12
summary word	pdt	0.04 0.03 -0.06 -0.04 -0.04 -0.03 -0.09
summary word	peac	0.02 0.09 -0.12 -0.04 -0.15 -0.07 -0.15
summary word	peaceful	0.00 -0.03 -0.08 -0.06 -0.08 -0.07 0.02
summary word	peopl	-0.07 0.11 -0.04 -0.09 0.01 -0.11 -0.11
summary word	percent	-0.11 0.02 -0.07 -0.05 -0.09 0.05 0.07
summary word	personnel	0.06 -0.09 -0.09 -0.08 0.07 -0.07 -0.10
summary word	phas	-0.14 0.14 -0.14 -0.10 -0.11 -0.10 -0.11
summary word	plan	-0.04 -0.01 -0.15 0.04 -0.13 -0.11 -0.05
summary word	pledg	0.06 -0.06 -0.07 0.02 -0.09 -0.05 -0.12
summary word	pm	-0.06 0.07 0.01 -0.05 -0.09 -0.05 -0.12
summary word	policy	-0.05 -0.05 -0.12 -0.12 -0.14 -0.11 0.11
summary word	political	0.06 0.02 -0.04 -0.10 -0.11 0.02 -0.11
summary word	port	0.03 0.08 -0.06 -0.08 -0.06 -0.04 -0.09
summary word	possibility	-0.07 0.01 -0.06 0.05 -0.08 -0.06 -0.08
summary word	possibl	-0.12 0.11 -0.11 -0.06 -0.05 -0.06 -0.11
summary word	post	0.00 -0.07 0.06 -0.09 -0.08 0.01 -0.01
summary word	potential	0.05 -0.16 -0.10 0.09 -0.10 -0.08 -0.15
summary word	power	0.07 -0.03 -0.10 -0.08 -0.13 -0.08 0.06
summary word	powerful	0.05 0.03 -0.09 -0.05 -0.11 -0.08 -0.09
summary word	preemptiv	0.06 -0.03 -0.08 -0.08 -0.03 -0.04 -0.10
summary word	premium	-0.04 -0.04 -0.01 0.04 -0.02 -0.01 -0.03
summary word	prepar	-0.01 -0.04 0.04 0.04 -0.13 -0.13 -0.07
summary word	president	0.02 0.11 -0.10 -0.13 -0.05 -0.06 -0.13
summary word	pressur	-0.01 0.01 -0.06 0.04 -0.09 -0.05 -0.13
summary word	pric	-0.18 -0.06 -0.07 0.09 -0.09 -0.05 0.04
summary word	prim	-0.01 0.11 -0.15 -0.14 -0.11 -0.08 0.01
summary word	princ	-0.11 0.11 -0.09 -0.06 -0.05 -0.06 -0.08
summary word	produc	0.08 -0.02 -0.13 -0.03 -0.09 0.06 -0.12
summary word	production	-0.03 -0.10 -0.06 0.07 -0.09 -0.06 -0.07
summary word	program	-0.06 0.06 0.03 -0.06 -0.09 -0.07 0.03
summary word	promis	-0.01 0.07 -0.10 -0.07 -0.10 -0.07 -0.12
summary word	prompt	0.09 -0.06 -0.09 0.04 -0.09 -0.06 -0.11
summary word	protect	0.08 -0.06 0.03 -0.11 -0.08 0.04 0.04
summary word	protest	-0.04 0.08 0.03 -0.18 -0.14 -0.10 -0.01
summary word	protester	0.05 0.12 -0.14 -0.15 -0.12 -0.07 -0.14
summary word	push	-0.15 0.12 -0.11 0.03 -0.10 -0.08 -0.13
summary word	question	-0.10 0.06 -0.03 -0.03 -0.04 -0.03 0.07
summary word	r	-0.09 0.09 -0.13 -0.12 -0.15 -0.12 0.05
summary word	rais	-0.02 -0.12 -0.04 0.04 -0.05 -0.03 0.04
summary word	rat	-0.04 -0.04 -0.02 0.04 -0.02 -0.02 -0.04
summary word	reach	-0.01 0.02 -0.09 -0.08 -0.10 0.03 -0.03
summary word	react	0.06 -0.03 -0.08 -0.02 -0.07 -0.05 -0.10
summary word	read	-0.14 -0.03 -0.12 -0.09 -0.11 -0.08 0.06
summary word	ready	-0.02 -0.03 0.05 -0.07 -0.11 -0.08 -0.08
summary word	recent	-0.08 0.02 -0.08 0.08 -0.10 -0.06 -0.15
summary word	regard	0.12 -0.08 -0.12 -0.12 0.00 -0.12 -0.03
summary word	regim	-0.03 0.06 -0.13 -0.12 -0.11 -0.07 -0.01
summary word	region	0.01 0.03 -0.10 0.00 -0.10 0.03 -0.18
summary word	regional	-0.04 -0.09 0.07 0.05 -0.05 -0.02 -0.08
summary word	reiterat	-0.05 0.04 -0.09 -0.07 -0.06 -0.06 0.03
summary word	reject	0.03 -0.01 -0.07 -0.06 -0.10 -0.05 -0.10
summary word	remain	-0.18 0.00 -0.13 -0.05 0.12 -0.08 0.02
summary word	renew	0.00 0.09 -0.12 -0.09 -0.11 -0.08 -0.11
summary word	rep	-0.14 0.07 -0.15 -0.12 -0.15 -0.13 0.13
summary word	report	0.03 0.06 -0.13 -0.08 -0.12 -0.08 -0.16
summary word	reportedly	-0.02 0.09 -0.11 -0.01 -0.12 -0.07 -0.13
summary word	republican	-0.11 -0.06 -0.09 -0.07 -0.11 -0.07 0.12
summary word	rescu	0.07 -0.10 -0.06 -0.06 -0.07 -0.06 0.01
summary word	resident	-0.08 0.02 -0.10 -0.08 0.06 -0.08 0.04
summary word	respond	0.08 -0.05 -0.09 -0.06 -0.08 -0.06 -0.11
summary word	respons	0.08 0.02 0.01 -0.09 -0.13 -0.08 -0.19
summary word	responsibl	-0.05 0.04 -0.07 0.08 -0.07 -0.05 -0.09
summary word	result	-0.07 -0.07 0.00 -0.02 0.04 -0.07 -0.01
summary word	retaliat	0.09 -0.09 -0.08 -0.07 -0.07 -0.04 -0.08
summary word	retaliation	0.06 -0.07 -0.10 0.00 -0.12 -0.07 0.00
summary word	retaliatory	-0.07 0.09 -0.12 -0.09 -0.13 -0.09 0.04
summary word	retir	0.06 -0.04 -0.09 -0.07 -0.09 -0.06 0.02
summary word	revolution	0.00 0.04 -0.05 -0.06 -0.09 -0.04 -0.09
summary word	rhetoric	0.06 -0.01 -0.09 -0.06 -0.03 -0.05 -0.10
summary word	right	-0.17 0.14 -0.03 -0.09 -0.13 -0.09 0.02
summary word	ris	-0.04 -0.10 -0.11 0.13 -0.01 -0.07 -0.17
summary word	rise	-0.12 -0.10 0.04 0.05 -0.09 -0.08 0.06
summary word	risk	0.00 -0.13 -0.05 0.10 -0.11 -0.08 0.00
summary word	rose	0.03 -0.14 -0.12 0.09 -0.12 -0.12 -0.02
summary word	round	-0.14 0.13 -0.07 -0.07 -0.08 -0.05 -0.12
summary word	rt	-0.14 -0.03 -0.12 -0.09 -0.11 -0.08 0.06
summary word	s	-0.03 -0.03 0.02 -0.05 -0.11 0.01 -0.02
summary word	said	0.05 0.07 -0.01 -0.03 -0.04 -0.04 -0.20
summary word	saturday	0.07 0.09 -0.17 -0.15 -0.16 -0.14 -0.12
summary word	say	-0.12 0.10 0.01 -0.09 -0.12 -0.08 0.01
summary word	says	-0.05 0.07 0.01 -0.15 0.01 -0.11 0.02
summary word	scal	0.12 -0.14 -0.10 -0.12 -0.12 -0.08 0.11
summary word	scientist	-0.02 0.04 -0.05 -0.05 -0.07 -0.02 -0.08
summary word	second	-0.10 0.10 -0.06 -0.07 -0.07 -0.03 -0.08
summary word	secretary	0.08 -0.01 -0.13 -0.12 -0.16 -0.10 0.02
summary word	security	-0.05 0.02 0.04 -0.09 -0.12 -0.07 0.02
summary word	see	-0.14 0.01 0.04 -0.10 -0.08 -0.06 0.09
summary word	seek	0.02 0.04 -0.10 -0.05 -0.05 -0.02 -0.07
summary word	sen	0.05 0.03 -0.09 -0.07 -0.09 -0.06 -0.11
summary word	senior	-0.06 0.08 -0.14 -0.13 0.03 -0.07 0.02
summary word	sent	0.03 -0.08 -0.07 0.05 -0.09 -0.06 -0.09
summary word	set	-0.11 0.11 -0.13 -0.06 -0.10 -0.06 -0.10
summary word	seven	-0.09 0.09 -0.06 -0.06 -0.06 -0.04 -0.10
summary word	sever	-0.11 0.07 -0.04 0.03 -0.05 -0.03 -0.09
summary word	several	-0.09 0.03 -0.12 -0.13 0.11 -0.10 0.01
summary word	ship	0.06 -0.07 -0.07 -0.07 -0.06 -0.05 -0.08
summary word	shipp	-0.02 -0.03 -0.08 0.06 -0.08 -0.07 -0.11
summary word	shoot	0.10 -0.07 -0.12 -0.09 -0.09 -0.08 -0.11
summary word	should	0.03 -0.10 -0.09 0.05 -0.10 -0.05 -0.04
summary word	show	-0.06 0.06 -0.10 -0.03 -0.04 -0.03 -0.07
summary word	sign	0.12 -0.10 0.01 -0.08 -0.04 -0.10 0.01
summary word	signal	0.07 -0.01 -0.07 -0.08 0.01 0.07 -0.09
summary word	sinc	0.01 -0.14 -0.03 0.00 -0.16 0.02 0.07
summary word	sit	0.03 -0.01 -0.08 0.00 -0.02 -0.08 -0.07
summary word	site	0.09 -0.12 0.06 -0.04 -0.05 -0.05 -0.06
summary word	six	-0.04 -0.09 0.06 -0.10 -0.10 -0.05 0.06
summary word	skip	0.00 0.04 -0.07 -0.04 -0.06 -0.04 -0.02
summary word	soar	0.04 -0.02 -0.02 0.01 -0.04 -0.02 -0.06
summary word	social	-0.03 -0.06 0.06 -0.06 -0.06 -0.06 0.06
summary word	soldier	0.03 0.00 -0.10 -0.12 0.05 -0.07 -0.11
summary word	some	0.01 -0.12 -0.10 0.02 0.02 -0.11 0.00
summary word	sound	-0.01 -0.09 -0.10 -0.07 -0.09 -0.06 0.06
summary word	sourc	0.06 0.00 -0.07 -0.09 -0.03 -0.14 0.04
summary word	south	-0.02 -0.04 0.05 -0.09 -0.09 -0.08 0.06
summary word	southern	0.08 -0.09 -0.05 -0.06 -0.07 -0.04 -0.06
summary word	spark	-0.03 0.09 -0.11 -0.03 -0.07 -0.04 -0.09
summary word	speak	0.00 0.04 -0.09 -0.07 -0.09 -0.04 0.03
summary word	speculation	-0.02 0.01 -0.07 -0.01 0.03 -0.05 -0.11
summary word	spread	-0.03 0.08 -0.08 -0.04 -0.06 -0.04 -0.11
summary word	spy	-0.11 -0.10 0.11 -0.09 -0.12 -0.11 -0.07
summary word	stability	-0.09 0.01 0.04 -0.07 -0.09 -0.07 0.04
summary word	stand	-0.12 0.09 -0.09 0.02 -0.07 -0.04 -0.10
summary word	start	0.01 -0.06 -0.07 0.02 0.05 -0.08 -0.11
summary word	stat	-0.01 0.12 -0.19 -0.11 -0.17 -0.12 -0.09
summary word	statement	0.08 0.05 -0.11 -0.09 -0.11 -0.07 -0.13
summary word	stay	-0.04 -0.09 0.03 0.00 -0.06 0.02 0.04
summary word	still	0.03 -0.12 0.05 -0.09 -0.07 -0.06 0.08
summary word	stock	-0.05 -0.11 -0.08 0.08 0.01 -0.06 -0.14
summary word	strategist	-0.11 -0.10 -0.05 0.08 -0.06 -0.05 0.04
summary word	street	-0.09 0.06 -0.14 -0.06 0.08 -0.10 -0.06
summary word	strik	0.06 0.01 -0.15 0.01 -0.05 -0.11 -0.12
summary word	struck	0.03 -0.04 -0.09 0.02 -0.13 -0.06 0.04
summary word	summit	0.01 0.04 -0.05 -0.10 -0.09 -0.04 -0.10
summary word	sunday	-0.09 0.00 -0.05 -0.05 0.08 -0.04 -0.07
summary word	supply	-0.06 -0.17 -0.06 0.15 -0.10 -0.05 -0.17
summary word	support	0.02 -0.10 -0.10 0.07 -0.11 -0.07 0.00
summary word	suppress	-0.08 0.06 -0.06 -0.06 -0.04 -0.04 0.01
summary word	surg	-0.07 -0.09 -0.06 0.09 -0.07 -0.06 -0.08
summary word	sustain	0.02 0.02 -0.07 -0.11 -0.07 -0.04 0.06
summary word	system	0.08 -0.07 -0.08 -0.04 -0.10 -0.05 -0.10
summary word	tak	0.05 -0.09 -0.08 -0.08 -0.07 -0.05 0.02
summary word	take	0.03 0.00 0.00 -0.08 -0.09 -0.08 -0.11
summary word	talk	-0.09 0.09 -0.06 -0.01 -0.10 -0.04 -0.06
summary word	tanker	-0.06 -0.06 -0.03 0.06 -0.03 -0.03 -0.05
summary word	target	0.05 0.00 0.01 -0.05 -0.15 -0.07 -0.01
summary word	tell	-0.12 0.07 -0.08 -0.07 0.05 -0.06 0.01
summary word	tension	0.10 -0.06 -0.09 -0.07 -0.09 -0.05 0.02
summary word	territory	0.07 0.01 -0.10 -0.11 -0.12 -0.07 -0.13
summary word	terror	0.02 0.02 -0.06 -0.05 -0.07 -0.02 -0.07
summary word	th	-0.06 0.06 0.01 -0.04 -0.05 -0.05 -0.10
summary word	their	-0.04 0.02 0.02 -0.14 -0.16 0.05 -0.03
summary word	them	-0.04 -0.11 -0.07 0.06 -0.08 -0.06 0.05
summary word	ther	0.11 -0.09 0.03 -0.14 0.03 -0.08 -0.01
summary word	they	-0.06 0.07 -0.01 -0.12 -0.10 0.01 -0.06
summary word	though	0.03 0.01 -0.10 -0.01 -0.10 -0.08 -0.10
summary word	thre	0.00 -0.07 -0.10 -0.07 0.07 -0.06 0.00
summary word	threat	-0.03 0.06 -0.15 0.00 -0.13 -0.08 0.03
summary word	threaten	0.09 0.02 -0.12 -0.15 -0.09 -0.08 -0.03
summary word	through	-0.06 -0.05 0.00 0.09 -0.13 -0.10 -0.05
summary word	thursday	0.07 0.03 -0.09 -0.06 -0.12 -0.05 -0.15
summary word	tim	-0.09 0.01 0.05 -0.02 -0.07 0.02 -0.14
summary word	time	-0.10 0.04 -0.08 0.08 -0.09 -0.07 -0.12
summary word	told	-0.11 0.10 -0.10 0.07 -0.11 -0.05 -0.13
summary word	toll	-0.09 0.05 -0.07 0.07 0.03 -0.06 -0.09
summary word	top	0.10 -0.06 -0.12 -0.09 -0.12 -0.09 -0.10
summary word	toward	0.01 0.04 -0.04 -0.05 -0.06 -0.04 -0.12
summary word	trad	-0.06 0.02 -0.14 0.06 -0.15 0.01 -0.07
summary word	trader	-0.10 -0.03 -0.05 0.08 -0.06 -0.05 -0.10
summary word	travel	-0.10 -0.11 -0.08 0.07 0.06 -0.07 0.00
summary word	trigger	-0.12 -0.05 0.03 0.06 -0.10 -0.07 0.03
summary word	turn	-0.02 0.02 -0.04 0.02 -0.06 -0.04 -0.09
summary word	two	-0.08 -0.03 0.04 0.00 0.03 0.06 -0.14
summary word	unrest	0.01 0.09 0.02 -0.10 -0.15 -0.12 -0.15
summary word	up	-0.01 0.03 0.01 -0.02 -0.01 -0.12 -0.20
summary word	upward	-0.04 -0.04 -0.01 -0.07 -0.02 -0.01 0.09
summary word	urg	-0.08 0.04 0.03 -0.06 0.00 0.02 -0.11
summary word	us	-0.12 0.07 0.04 -0.05 -0.11 0.03 0.03
summary word	very	-0.13 0.13 -0.12 -0.09 -0.10 -0.09 -0.12
summary word	vessel	0.05 -0.10 -0.07 -0.02 -0.07 0.07 -0.08
summary word	violenc	0.12 0.01 -0.15 -0.09 -0.09 -0.06 -0.16
summary word	violent	-0.13 0.13 -0.05 -0.06 -0.05 -0.04 -0.12
summary word	violently	0.06 -0.01 -0.06 -0.08 -0.05 -0.04 -0.04
summary word	visit	-0.03 -0.08 -0.10 0.03 0.06 -0.06 0.03
summary word	vow	-0.07 0.04 -0.08 0.00 -0.08 -0.04 0.08
summary word	want	-0.13 0.06 -0.11 0.03 -0.08 -0.10 -0.04
summary word	war	-0.06 -0.14 -0.07 0.01 -0.07 -0.10 0.17
summary word	warn	0.02 0.07 -0.02 0.01 -0.16 -0.07 -0.17
summary word	warning	0.07 -0.02 -0.09 -0.08 -0.08 -0.03 -0.15
summary word	wav	0.04 -0.07 0.04 -0.02 -0.06 -0.03 -0.01
summary word	we	0.02 -0.04 0.05 -0.06 -0.07 -0.06 0.02
summary word	weapon	0.11 -0.02 -0.13 -0.10 -0.11 -0.08 -0.01
summary word	wednesday	0.07 -0.13 -0.06 -0.04 0.05 -0.07 -0.07
summary word	week	-0.07 -0.05 0.04 0.05 -0.12 -0.05 -0.01
summary word	weigh	0.13 -0.15 -0.08 0.04 -0.10 -0.08 -0.12
summary word	well	-0.09 0.00 -0.12 -0.12 0.07 -0.11 0.05
summary word	western	-0.05 0.01 0.01 -0.08 -0.09 -0.09 0.03
summary word	what	0.09 -0.05 0.00 -0.14 -0.01 -0.10 0.03
summary word	which	0.03 -0.05 0.03 -0.02 -0.11 0.04 0.02
summary word	whil	0.01 -0.02 -0.01 -0.10 0.00 -0.08 0.03
summary word	who	-0.05 -0.11 0.07 -0.08 0.03 -0.10 0.06
summary word	wider	-0.05 -0.07 -0.05 0.08 -0.05 -0.04 -0.03
summary word	will	0.10 0.05 -0.12 -0.06 0.00 -0.07 -0.19
summary word	within	-0.11 -0.11 0.05 -0.09 0.07 -0.10 0.06
summary word	without	-0.06 -0.11 -0.13 -0.06 0.05 -0.10 0.09
summary word	work	0.03 -0.01 -0.07 -0.05 -0.08 -0.03 -0.11
summary word	world	-0.05 -0.01 0.04 -0.05 -0.11 0.09 -0.16
summary word	would	0.05 -0.07 -0.12 -0.15 0.06 -0.07 0.10
summary word	wound	-0.10 -0.01 -0.10 -0.04 0.07 -0.05 -0.07
summary word	year	0.03 -0.17 0.01 -0.03 -0.12 -0.07 0.08
summary word	yet	0.00 0.02 -0.05 0.00 -0.06 -0.03 -0.08
thing	airline	-0.08 -0.09 -0.06 -0.05 0.02 -0.06 0.12
thing	airspace	-0.10 -0.02 -0.13 0.11 0.04 -0.11 -0.17
thing	bank	-0.15 -0.17 -0.05 0.03 0.02 0.10 -0.13
thing	base	0.18 -0.12 0.00 -0.19 -0.23 -0.08 -0.13
thing	diplomats	-0.14 0.15 -0.12 -0.12 -0.14 -0.10 -0.15
thing	embassy	-0.01 -0.10 0.08 -0.07 0.01 -0.06 -0.12
thing	fighter	0.06 0.01 -0.14 -0.10 -0.04 -0.06 -0.07
thing	gas works	-0.06 0.03 -0.18 0.11 -0.22 -0.13 -0.23
thing	home	-0.05 -0.15 0.12 -0.16 -0.20 0.05 0.03
thing	hospital	0.12 -0.18 -0.16 -0.14 0.10 -0.18 -0.14
thing	internet	-0.13 -0.09 -0.12 -0.13 -0.14 0.09 0.03
thing	nuclear site	0.01 -0.01 0.05 -0.09 -0.19 -0.11 -0.02
thing	oil price	-0.07 -0.17 -0.12 0.21 -0.16 -0.09 -0.15
thing	oil trade	-0.10 -0.05 -0.08 0.09 -0.08 -0.10 -0.10
thing	police	0.03 -0.06 0.06 -0.09 -0.13 -0.09 -0.14
thing	port	-0.03 0.05 -0.16 0.02 -0.15 -0.11 -0.08
thing	power plant	0.02 -0.11 -0.15 -0.03 0.12 -0.13 0.00
thing	refinery	0.02 -0.20 -0.12 0.11 -0.19 -0.09 -0.15
thing	school	-0.11 -0.01 -0.19 -0.16 0.18 -0.17 -0.14
thing	ship	0.08 -0.13 -0.19 0.09 -0.25 -0.03 -0.24
thing	stock exchange	-0.14 -0.08 -0.14 0.15 -0.10 -0.10 -0.07
thing	strait	-0.01 0.04 -0.20 0.05 -0.08 -0.16 -0.14
thing	treaty	-0.15 0.13 -0.16 -0.11 -0.12 -0.13 -0.03
thing	warship	0.13 -0.13 -0.13 -0.10 -0.14 -0.08 -0.11
thing	worship	-0.09 0.05 -0.15 -0.10 -0.15 -0.12 0.08
title	alarm	-0.06 -0.05 -0.17 0.05 0.10 -0.03 -0.08
title	brief	0.06 0.03 -0.13 -0.09 -0.03 -0.07 -0.11
title	casualty	0.11 -0.11 -0.04 -0.22 0.06 -0.12 0.02
title	chief	-0.04 0.14 -0.03 -0.22 -0.17 -0.10 0.03
title	civilian	-0.12 -0.11 -0.05 -0.14 0.27 -0.06 -0.12
title	closure	-0.06 0.03 -0.16 0.09 0.01 -0.14 -0.22
title	contact	-0.16 0.22 0.04 -0.26 -0.01 -0.16 -0.14
title	culture	-0.09 -0.14 -0.12 -0.11 0.11 -0.11 0.10
title	cyber	-0.19 -0.19 -0.04 -0.15 -0.22 0.22 -0.20
title	decision	-0.01 -0.02 -0.03 0.00 -0.08 -0.13 0.06
title	domestic	-0.13 -0.11 -0.02 -0.11 -0.07 -0.14 0.19
title	elsewhere	-0.12 0.00 0.05 0.04 -0.11 -0.08 -0.12
title	everyday	-0.04 -0.11 0.04 0.11 -0.12 -0.15 -0.05
title	execution	-0.11 -0.11 0.12 -0.11 0.04 -0.14 -0.14
title	force	0.05 -0.07 -0.08 0.02 -0.06 -0.10 0.02
title	gaza	0.00 -0.01 -0.14 -0.15 0.07 -0.09 0.00
title	market	-0.25 -0.20 -0.12 0.37 -0.11 -0.06 -0.30
title	mass	0.13 -0.09 -0.09 -0.08 -0.10 0.01 -0.05
title	modal	0.00 -0.04 0.04 0.06 -0.14 -0.12 -0.05
title	negotiation	-0.10 0.18 -0.18 -0.11 -0.16 -0.12 -0.04
title	network	-0.12 -0.06 -0.16 -0.14 -0.16 0.12 0.03
title	nuclear	-0.01 0.16 0.09 -0.18 -0.26 -0.17 -0.21
title	oil	-0.17 -0.15 -0.16 0.31 -0.25 -0.12 -0.26
title	opinion	-0.02 -0.01 -0.07 -0.04 -0.09 -0.01 0.10
title	pact	-0.11 0.09 0.00 0.00 -0.12 -0.12 -0.11
title	reaction	-0.08 0.12 -0.08 -0.10 -0.07 -0.13 0.00
title	resolve	0.07 0.10 -0.19 -0.17 -0.07 -0.12 -0.15
title	sanction	-0.19 -0.02 -0.11 0.14 -0.20 -0.09 -0.07
title	settled	-0.04 0.03 -0.11 0.03 -0.02 -0.02 -0.06
title	shipping	0.12 -0.05 -0.21 0.05 -0.14 -0.10 -0.24
title	shock	-0.05 -0.11 -0.10 0.13 -0.13 -0.08 -0.07
title	sport	-0.11 -0.07 0.04 -0.15 0.06 -0.15 0.09
title	spy	-0.25 -0.17 0.26 -0.23 -0.09 -0.22 -0.06
title	strike	0.07 -0.04 -0.10 -0.02 -0.04 -0.05 -0.03
title	syria	-0.12 0.12 -0.11 -0.08 -0.17 -0.07 0.00
title	threat	-0.06 0.06 -0.08 -0.05 0.01 -0.03 -0.01
title	toll	-0.04 -0.01 -0.11 -0.01 0.07 -0.11 -0.14
title	truce	-0.07 0.05 -0.16 -0.06 -0.10 -0.13 0.00
title	unreal	-0.01 0.04 -0.01 -0.03 -0.08 -0.07 0.00
title	unrest	-0.04 0.09 0.00 -0.21 -0.09 -0.10 -0.05
title	weapon	0.23 -0.13 0.00 -0.20 0.01 -0.14 -0.22
title names	ally	0.04 0.07 -0.13 -0.11 -0.14 -0.10 -0.11
title names	both sides	0.00 -0.07 0.06 -0.01 -0.11 -0.01 -0.04
title names	both sides and ally	0.06 0.03 -0.12 -0.05 -0.11 -0.08 -0.09
title names	both sides and usa	0.04 0.12 -0.06 -0.18 -0.01 -0.12 -0.09
title names	no party	-0.08 -0.03 -0.21 0.12 -0.07 -0.22 -0.02
title names	one side	-0.01 -0.05 -0.07 -0.03 0.08 -0.02 -0.02
title names	one side and ally	0.07 -0.05 -0.01 -0.16 -0.06 -0.11 -0.01
title names	one side and usa	-0.06 0.04 -0.08 -0.01 -0.06 -0.10 0.05
title names	usa	-0.06 -0.11 -0.05 -0.07 -0.07 -0.18 0.14
title names a capital of	side	-0.04 0.07 -0.16 -0.09 0.07 -0.06 -0.02
title names a force of	ally	0.07 0.05 -0.04 -0.18 -0.13 -0.13 -0.09
title names a force of	side	0.20 -0.20 0.01 -0.11 -0.09 -0.11 -0.13
title names a kin of	side	-0.08 -0.01 -0.06 -0.13 -0.15 0.10 -0.14
title names a leader of	side	-0.09 0.18 -0.01 -0.26 -0.21 -0.17 0.03
title names a people of	side	0.02 -0.10 0.04 -0.16 0.14 0.00 -0.09
title names a place of	side	0.11 -0.04 -0.07 -0.19 0.11 -0.10 -0.10
title names a service of	side	-0.11 -0.08 0.08 -0.11 -0.13 -0.12 0.11
title names a state of	side	-0.02 0.02 -0.01 -0.01 -0.11 -0.07 0.04
title names a state of	usa	-0.04 0.07 -0.08 -0.08 -0.06 -0.12 0.07
title naming ally	force	0.02 0.08 -0.12 -0.09 -0.12 -0.09 -0.10
title naming both sides	alarm	0.00 -0.10 -0.09 0.05 -0.14 -0.08 0.04
title naming both sides	brief	0.10 -0.10 -0.10 -0.08 -0.10 -0.05 -0.09
title naming both sides	casualty	0.16 -0.27 -0.03 -0.18 0.03 -0.12 -0.03
title naming both sides	chief	0.01 0.06 -0.01 -0.19 -0.25 -0.15 0.02
title naming both sides	civilian	-0.07 -0.16 -0.02 -0.13 0.09 -0.12 0.04
title naming both sides	closure	-0.05 -0.11 -0.10 0.03 0.04 -0.10 -0.09
title naming both sides	contact	-0.11 0.03 0.03 -0.07 -0.13 -0.08 -0.13
title naming both sides	cyber	-0.13 -0.12 -0.12 -0.11 -0.15 0.14 -0.14
title naming both sides	decision	0.03 -0.01 -0.15 -0.14 -0.07 -0.20 0.11
title naming both sides	execution	-0.10 -0.10 0.10 -0.09 0.05 -0.11 -0.12
title naming both sides	force	0.03 -0.17 -0.09 0.03 -0.03 -0.02 -0.02
title naming both sides	gaza	0.00 -0.02 -0.10 -0.09 -0.17 -0.08 0.06
title naming both sides	market	-0.14 -0.12 -0.14 0.13 -0.07 0.01 -0.15
title naming both sides	mass	0.08 -0.08 -0.19 -0.07 -0.02 0.00 -0.06
title naming both sides	modal	0.04 0.02 0.03 -0.13 -0.11 -0.08 -0.12
title naming both sides	negotiation	-0.06 0.16 -0.11 -0.16 -0.11 -0.10 -0.13
title naming both sides	nuclear	0.10 0.00 0.05 -0.13 -0.15 -0.10 -0.12
title naming both sides	oil	-0.02 -0.06 -0.13 0.09 -0.13 -0.10 -0.15
title naming both sides	opinion	0.09 -0.15 -0.07 -0.09 0.01 -0.15 0.04
title naming both sides	reaction	-0.03 0.09 -0.04 -0.21 0.00 -0.17 -0.02
title naming both sides	resolve	0.04 0.08 -0.14 -0.07 -0.16 -0.09 -0.19
title naming both sides	settled	-0.03 0.04 -0.11 0.05 -0.13 -0.12 -0.17
title naming both sides	shipping	0.09 -0.12 -0.08 -0.05 -0.07 0.05 0.03
title naming both sides	shock	0.01 -0.07 -0.09 0.05 -0.10 -0.07 -0.15
title naming both sides	sport	-0.04 -0.11 0.07 -0.10 0.05 -0.11 -0.06
title naming both sides	spy	-0.15 -0.20 0.19 -0.17 -0.22 -0.19 -0.14
title naming both sides	strike	0.00 -0.05 -0.05 0.05 -0.11 -0.07 0.01
title naming both sides	threat	-0.05 0.02 0.04 0.01 -0.24 0.03 -0.12
title naming both sides	truce	-0.04 0.10 -0.08 -0.11 -0.09 -0.08 -0.11
title naming both sides	unreal	0.03 -0.02 0.06 -0.13 -0.03 -0.01 -0.06
title naming both sides	unrest	-0.10 0.00 0.01 -0.11 -0.15 -0.15 0.06
title naming both sides	weapon	0.05 0.02 -0.05 -0.13 0.01 -0.12 -0.19
title naming both sides and usa	alarm	-0.06 -0.06 -0.10 0.07 0.08 -0.11 -0.13
title naming both sides and usa	brief	0.09 -0.07 -0.07 0.00 -0.13 -0.04 -0.16
title naming both sides and usa	casualty	0.00 -0.02 0.06 -0.04 -0.10 -0.03 -0.13
title naming both sides and usa	chief	-0.02 0.06 0.00 -0.13 -0.05 -0.08 -0.02
title naming both sides and usa	civilian	-0.07 -0.09 -0.11 -0.11 0.15 -0.10 -0.17
title naming both sides and usa	contact	0.06 -0.01 0.00 -0.12 -0.19 -0.08 -0.04
title naming both sides and usa	decision	0.08 0.00 -0.02 -0.18 -0.16 -0.06 0.01
title naming both sides and usa	force	0.09 0.00 -0.06 -0.20 -0.20 -0.07 0.06
title naming both sides and usa	market	-0.08 -0.02 -0.07 0.08 0.01 -0.06 -0.11
title naming both sides and usa	mass	-0.01 0.04 -0.07 -0.04 -0.04 -0.04 -0.04
title naming both sides and usa	negotiation	0.03 0.00 -0.10 -0.11 -0.15 -0.06 -0.04
title naming both sides and usa	nuclear	0.07 -0.02 -0.02 -0.03 -0.07 -0.01 -0.08
title naming both sides and usa	oil	-0.17 0.08 -0.11 0.04 -0.13 -0.07 -0.14
title naming both sides and usa	opinion	0.01 -0.07 -0.12 -0.12 -0.14 -0.07 0.09
title naming both sides and usa	reaction	-0.08 0.13 -0.15 -0.07 0.06 -0.07 -0.29
title naming both sides and usa	resolve	-0.01 0.03 -0.06 -0.10 0.01 -0.04 -0.14
title naming both sides and usa	settled	0.02 -0.01 -0.02 -0.03 0.02 -0.01 -0.09
title naming both sides and usa	shock	-0.07 0.01 -0.04 0.05 -0.06 -0.04 -0.06
title naming both sides and usa	spy	-0.11 0.12 -0.16 -0.07 -0.09 -0.08 -0.01
title naming both sides and usa	strike	0.01 0.09 -0.03 -0.10 0.03 -0.10 -0.22
title naming both sides and usa	threat	0.09 0.05 -0.09 -0.06 -0.13 -0.05 -0.26
title naming both sides and usa	truce	-0.01 0.00 -0.09 -0.08 -0.10 -0.03 0.00
title naming both sides and usa	unreal	0.05 0.05 -0.05 -0.11 -0.22 -0.08 -0.02
title naming both sides and usa	unrest	-0.04 0.07 -0.17 -0.09 -0.08 -0.06 0.01
title naming both sides and usa	weapon	0.04 -0.05 -0.02 0.04 -0.08 -0.01 -0.09
title naming no party	civilian	0.03 -0.02 -0.12 -0.07 0.01 -0.09 0.03
title naming no party	closure	-0.15 -0.02 -0.08 0.06 -0.13 -0.07 0.01
title naming no party	contact	-0.02 0.09 -0.19 -0.08 0.02 -0.13 -0.14
title naming no party	decision	0.05 0.01 -0.16 0.03 -0.19 -0.12 -0.05
title naming no party	force	-0.01 -0.07 -0.16 0.03 -0.04 -0.12 0.04
title naming no party	market	-0.22 -0.09 -0.11 0.17 -0.14 -0.10 -0.03
title naming no party	mass	-0.10 -0.11 -0.08 0.05 -0.08 -0.08 0.05
title naming no party	modal	-0.12 0.01 -0.10 0.03 -0.13 -0.06 0.00
title naming no party	negotiation	-0.12 0.12 -0.12 -0.06 -0.12 -0.10 -0.07
title naming no party	oil	0.03 -0.25 -0.11 0.05 -0.16 -0.10 0.06
title naming no party	opinion	-0.11 -0.12 0.06 -0.06 -0.08 -0.06 0.10
title naming no party	shipping	-0.11 0.02 -0.16 0.09 -0.25 -0.15 -0.11
title naming no party	shock	-0.11 -0.13 -0.07 0.03 -0.09 -0.07 0.08
title naming no party	strike	0.05 -0.21 -0.12 -0.04 0.01 -0.08 0.05
title naming no party	threat	-0.11 -0.01 -0.08 -0.08 0.07 -0.07 0.00
title naming no party	truce	-0.11 0.10 -0.11 -0.05 -0.12 -0.09 -0.05
title naming no party	unreal	-0.14 0.08 -0.15 0.00 0.03 -0.09 -0.11
title naming no party	weapon	0.05 -0.13 -0.09 -0.13 0.03 -0.07 0.05
title naming one side	alarm	-0.04 -0.16 -0.13 0.03 0.05 0.03 -0.04
title naming one side	brief	-0.04 0.07 -0.11 -0.10 -0.12 -0.09 0.00
title naming one side	casualty	0.10 -0.15 -0.08 -0.12 0.06 -0.17 -0.04
title naming one side	chief	-0.06 -0.07 0.03 -0.02 -0.19 -0.03 0.10
title naming one side	civilian	0.01 -0.24 -0.27 -0.08 0.18 -0.05 -0.20
title naming one side	closure	-0.21 0.03 -0.15 0.12 0.01 -0.16 -0.17
title naming one side	contact	-0.16 0.18 -0.11 -0.13 0.01 -0.16 -0.13
title naming one side	cyber	-0.11 -0.13 0.06 -0.10 -0.12 0.12 -0.12
title naming one side	decision	-0.23 0.05 -0.12 0.10 0.03 -0.08 -0.02
title naming one side	domestic	0.08 -0.09 -0.20 -0.02 0.04 -0.13 -0.06
title naming one side	everyday	0.00 -0.23 0.00 0.05 -0.04 -0.21 0.01
title naming one side	force	-0.02 0.01 -0.40 0.04 0.09 -0.23 -0.08
title naming one side	gaza	-0.05 0.02 -0.11 -0.11 0.09 -0.09 -0.07
title naming one side	market	-0.21 -0.11 -0.06 0.20 0.00 -0.16 -0.20
title naming one side	mass	0.07 -0.13 0.03 -0.03 -0.07 0.04 -0.13
title naming one side	modal	0.05 -0.12 -0.12 0.02 -0.01 -0.14 0.05
title naming one side	negotiation	0.01 0.06 -0.18 -0.15 -0.11 -0.16 0.04
title naming one side	network	-0.13 -0.12 -0.12 -0.10 -0.14 0.13 -0.07
title naming one side	nuclear	-0.09 0.13 0.07 -0.16 -0.22 -0.17 -0.12
title naming one side	oil	-0.11 -0.11 -0.12 0.19 -0.23 -0.10 -0.21
title naming one side	opinion	-0.03 0.00 0.00 -0.01 -0.24 0.05 0.02
title naming one side	reaction	-0.17 0.13 -0.14 0.04 -0.21 -0.12 -0.15
title naming one side	resolve	0.09 0.05 -0.11 -0.13 -0.13 -0.13 -0.12
title naming one side	sanction	-0.13 -0.02 -0.02 0.09 -0.14 -0.01 -0.13
title naming one side	settled	-0.02 -0.03 -0.02 0.07 -0.16 0.04 -0.15
title naming one side	shipping	0.07 -0.06 -0.15 -0.03 0.00 -0.16 -0.15
title naming one side	shock	0.04 -0.08 -0.06 0.04 -0.09 -0.05 -0.08
title naming one side	spy	-0.15 -0.17 0.14 -0.14 0.00 -0.15 -0.05
title naming one side	strike	0.07 -0.07 -0.14 -0.03 -0.01 0.01 -0.10
title naming one side	syria	-0.12 0.12 -0.08 -0.10 -0.14 -0.08 -0.10
title naming one side	threat	-0.09 0.05 -0.15 -0.05 0.01 0.01 -0.07
title naming one side	truce	0.09 -0.07 -0.16 -0.17 -0.05 -0.16 0.06
title naming one side	unreal	-0.08 0.02 -0.04 0.08 -0.05 -0.03 -0.06
title naming one side	weapon	0.17 -0.09 -0.23 -0.20 -0.01 -0.16 -0.03
title naming one side and ally	casualty	0.01 -0.09 -0.09 -0.03 0.08 -0.03 -0.06
title naming one side and ally	contact	-0.05 -0.02 0.06 -0.06 -0.08 -0.06 -0.07
title naming one side and ally	everyday	-0.03 0.05 -0.10 -0.07 -0.09 -0.05 -0.08
title naming one side and ally	force	0.06 0.02 -0.17 -0.11 -0.14 -0.08 -0.13
title naming one side and ally	gaza	0.10 -0.11 -0.05 -0.04 -0.07 -0.02 -0.05
title naming one side and ally	strike	0.12 -0.07 -0.16 -0.12 0.00 -0.08 -0.16
title naming one side and ally	unreal	-0.05 0.06 -0.09 -0.08 -0.08 -0.04 -0.10
title naming one side and ally	weapon	0.13 -0.11 -0.11 -0.08 -0.11 -0.04 -0.09
title naming one side and usa	alarm	-0.04 0.10 -0.08 -0.04 0.05 -0.08 -0.17
title naming one side and usa	brief	-0.06 0.08 -0.07 -0.08 0.06 -0.04 -0.14
title naming one side and usa	casualty	-0.08 0.07 -0.16 -0.09 -0.06 -0.05 0.04
title naming one side and usa	chief	-0.03 0.13 -0.24 -0.21 -0.08 -0.08 -0.04
title naming one side and usa	civilian	-0.18 0.11 0.05 -0.03 -0.07 0.03 -0.13
title naming one side and usa	closure	0.08 0.10 -0.10 -0.12 -0.18 -0.06 -0.16
title naming one side and usa	contact	-0.11 0.12 0.00 -0.19 0.02 -0.11 -0.07
title naming one side and usa	decision	0.04 -0.08 0.06 -0.02 -0.12 -0.10 0.01
title naming one side and usa	domestic	-0.22 -0.06 -0.21 -0.18 -0.18 -0.12 0.18
title naming one side and usa	everyday	-0.03 0.05 -0.10 0.02 -0.11 -0.05 -0.13
title naming one side and usa	force	0.04 -0.05 0.04 -0.02 -0.24 -0.10 0.00
title naming one side and usa	market	-0.05 -0.08 -0.03 0.18 -0.19 -0.09 -0.18
title naming one side and usa	mass	0.16 0.02 -0.15 -0.14 -0.20 -0.11 -0.13
title naming one side and usa	modal	-0.07 -0.02 0.04 0.09 -0.21 -0.08 -0.06
title naming one side and usa	negotiation	-0.11 0.12 -0.12 0.01 -0.10 -0.09 -0.10
title naming one side and usa	network	-0.03 0.00 -0.13 -0.10 -0.10 -0.15 0.04
title naming one side and usa	nuclear	-0.11 0.13 -0.14 -0.11 -0.09 -0.07 -0.11
title naming one side and usa	oil	-0.13 -0.12 -0.18 0.24 -0.16 -0.12 -0.27
title naming one side and usa	opinion	-0.11 0.08 -0.24 -0.01 -0.03 -0.14 0.00
title naming one side and usa	reaction	0.00 -0.01 -0.04 -0.04 -0.17 -0.11 0.03
title naming one side and usa	resolve	0.02 0.01 -0.13 -0.12 0.00 -0.09 -0.03
title naming one side and usa	sanction	-0.16 0.02 -0.16 0.09 -0.13 -0.19 0.01
title naming one side and usa	settled	-0.04 0.03 -0.12 -0.10 0.02 -0.10 0.03
title naming one side and usa	shipping	0.01 0.03 -0.15 0.07 -0.20 -0.11 -0.24
title naming one side and usa	shock	-0.14 -0.05 -0.07 0.12 -0.08 -0.05 -0.06
title naming one side and usa	spy	-0.06 0.02 0.05 -0.09 -0.09 -0.09 0.04
title naming one side and usa	strike	0.01 -0.02 -0.08 -0.06 -0.06 -0.11 0.04
title naming one side and usa	threat	-0.05 0.02 -0.16 -0.03 0.04 -0.13 0.03
title naming one side and usa	truce	-0.16 0.01 -0.08 0.02 -0.06 -0.10 -0.01
title naming one side and usa	unreal	0.05 -0.05 -0.06 0.00 -0.11 -0.11 0.02
title naming one side and usa	unrest	0.06 0.11 -0.14 -0.15 -0.03 -0.07 -0.12
title naming one side and usa	weapon	0.13 -0.11 0.03 -0.06 0.02 -0.12 -0.19
title naming usa	casualty	0.01 -0.13 0.04 -0.11 0.03 -0.08 0.03
title naming usa	chief	0.03 0.04 -0.01 -0.04 0.05 -0.08 -0.06
title naming usa	civilian	-0.02 -0.10 -0.12 -0.05 0.04 -0.09 0.04
title naming usa	contact	-0.04 0.08 -0.13 -0.09 -0.12 -0.07 -0.04
title naming usa	decision	0.04 -0.07 -0.07 -0.06 -0.06 -0.14 0.05
title naming usa	domestic	-0.10 -0.03 -0.11 -0.08 -0.09 -0.06 0.09
title naming usa	force	-0.01 -0.04 0.00 -0.03 -0.12 -0.15 0.02
title naming usa	market	-0.05 -0.09 -0.10 0.14 -0.12 -0.07 -0.14
title naming usa	mass	-0.08 -0.15 -0.17 0.00 -0.14 -0.11 0.12
title naming usa	modal	0.08 -0.12 -0.07 -0.04 -0.07 -0.04 -0.09
title naming usa	negotiation	-0.14 0.06 -0.12 -0.06 -0.11 -0.08 -0.01
title naming usa	oil	-0.10 0.02 -0.04 0.06 -0.08 -0.03 -0.12
title naming usa	reaction	-0.01 -0.02 -0.01 0.00 -0.13 -0.06 0.05
title naming usa	shipping	0.11 -0.07 -0.17 -0.11 -0.04 -0.11 -0.08
title naming usa	shock	-0.04 -0.06 -0.04 0.05 -0.03 -0.03 -0.07
title naming usa	strike	-0.04 -0.05 -0.20 -0.10 -0.01 -0.11 0.09
title naming usa	threat	-0.06 -0.14 0.02 0.03 -0.21 -0.16 0.12
title naming usa	truce	-0.11 0.02 -0.10 -0.04 -0.09 -0.07 0.02
title naming usa	unreal	-0.07 -0.03 -0.05 -0.12 -0.11 -0.11 0.12
title naming usa	weapon	0.07 -0.15 0.07 -0.13 -0.17 -0.11 -0.14
title place	gulf state	0.09 0.08 -0.25 -0.02 -0.11 -0.16 -0.25
title place	land of an ally	0.19 -0.01 -0.07 -0.37 0.11 -0.17 -0.25
title place	neighbour	-0.07 0.17 -0.14 -0.11 0.06 -0.14 -0.18
title place	region	-0.11 0.06 -0.23 0.14 -0.01 -0.16 -0.16
title place	strait or sea	0.06 0.04 -0.24 0.10 -0.19 -0.17 -0.24
title place	third country	-0.11 0.17 -0.08 0.04 0.00 -0.17 -0.29
title place	usa	-0.07 0.10 -0.09 -0.07 -0.03 -0.12 0.07
told as	accusation	-0.02 -0.07 0.07 0.00 -0.12 -0.08 0.07
told as	cancelled	-0.12 0.07 -0.14 -0.02 0.02 -0.11 0.00
told as	comment	0.11 0.02 -0.06 -0.21 -0.13 -0.17 -0.02
told as	denial	0.04 0.04 0.00 -0.14 0.00 -0.10 -0.12
told as	done	0.03 -0.11 -0.04 0.02 -0.04 -0.08 0.03
told as	memory	-0.07 -0.07 0.01 -0.02 0.01 -0.14 0.09
told as	offer	-0.12 0.06 -0.10 0.04 -0.10 -0.08 -0.12
told as	plan	-0.03 -0.03 -0.01 0.04 0.04 -0.14 -0.01
told as	reaction	-0.21 0.08 -0.11 -0.03 -0.03 -0.02 0.05
told as	rejection	-0.16 0.08 0.06 -0.11 -0.11 -0.07 0.02
told as	threat	-0.07 0.13 -0.04 -0.14 -0.10 -0.02 -0.03
type by rules	cyber	-0.24 -0.23 -0.07 -0.19 -0.26 0.26 -0.05
type by rules	diplomatic	-0.15 0.23 -0.04 -0.21 -0.07 -0.17 0.03
type by rules	economic	-0.19 -0.27 -0.20 0.38 -0.12 -0.15 -0.21
type by rules	humanitarian	-0.17 -0.12 -0.25 -0.15 0.28 -0.08 -0.12
type by rules	intelligence	-0.27 -0.17 0.25 -0.22 -0.08 -0.22 -0.09
type by rules	military	0.20 -0.06 -0.10 -0.14 -0.11 -0.16 0.07
type by rules	other	0.04 -0.02 -0.17 -0.11 -0.02 -0.16 0.12
urgency by rules	critical:	-0.06 0.01 -0.10 -0.17 -0.14 -0.06 0.05
urgency by rules	critical: # or more dead in the title	0.17 -0.16 -0.18 -0.10 0.07 -0.12 -0.18
urgency by rules	critical: American soldiers killed	0.13 -0.10 -0.11 -0.11 -0.14 -0.05 -0.13
urgency by rules	critical: casualties	0.10 -0.07 -0.09 -0.09 -0.12 -0.10 -0.09
urgency by rules	critical: killed	0.02 0.00 0.06 -0.07 -0.23 -0.11 -0.06
urgency by rules	critical: side strikes side	0.09 -0.12 -0.15 -0.04 -0.01 -0.09 -0.02
urgency by rules	critical: side strikes usa	0.02 -0.03 -0.06 0.03 -0.13 -0.03 -0.09
urgency by rules	critical: somebody strikes side	0.00 -0.18 -0.19 -0.19 0.02 -0.19 0.08
urgency by rules	critical: usa strikes side	-0.04 -0.02 -0.14 -0.14 -0.18 -0.10 0.07
urgency by rules	high:	-0.21 -0.11 -0.10 0.18 -0.16 -0.10 -0.06
urgency by rules	high: an overview of armed acts	0.13 -0.12 -0.09 -0.04 0.01 -0.06 -0.19
urgency by rules	high: closure	-0.05 0.04 -0.10 -0.02 0.03 -0.12 -0.13
urgency by rules	high: cyber	-0.14 -0.13 -0.04 -0.11 -0.16 0.15 -0.15
urgency by rules	high: decision	-0.02 -0.06 0.01 0.02 -0.11 -0.11 0.05
urgency by rules	high: execution	-0.11 -0.11 0.11 -0.11 0.04 -0.14 -0.13
urgency by rules	high: network	-0.14 -0.05 -0.14 -0.11 -0.14 0.13 -0.09
urgency by rules	high: resolve	-0.08 0.13 -0.12 -0.12 -0.16 -0.11 -0.14
urgency by rules	high: tells of deployment	-0.12 0.03 -0.14 0.06 -0.14 -0.14 0.03
urgency by rules	high: tells of enrichment	-0.13 0.13 -0.14 -0.12 -0.12 -0.12 -0.11
urgency by rules	high: tells of evacuation	-0.06 -0.07 -0.15 -0.13 0.17 -0.18 -0.16
urgency by rules	high: threat	-0.05 0.01 -0.10 0.01 0.00 -0.02 -0.01
urgency by rules	high: truce	0.00 -0.03 -0.14 -0.05 -0.05 -0.18 0.03
urgency by rules	high: what an armed act left	0.06 -0.05 -0.20 -0.06 0.01 -0.16 0.00
urgency by rules	low: asks a question	0.03 -0.01 -0.04 -0.04 -0.01 -0.21 0.04
urgency by rules	low: speaks in the manner of comment	0.01 -0.01 -0.07 -0.04 -0.27 -0.01 0.10
urgency by rules	medium: an ordinary development or a reaction	-0.10 0.08 0.06 -0.09 -0.04 -0.15 0.03
urgency by rules	medium: an overview	-0.13 0.15 -0.11 -0.11 -0.12 -0.07 -0.03
urgency by rules	medium: speaks of what may be	-0.10 -0.01 -0.16 0.07 -0.14 -0.06 0.04
urgency by rules	medium: the death of one by name	-0.08 -0.10 -0.14 -0.11 0.13 -0.11 0.01
urgency by rules	urgent:	-0.10 -0.13 -0.12 0.14 0.02 -0.12 -0.06
urgency by rules	urgent: an alarm	0.10 -0.14 -0.16 -0.13 0.00 -0.13 0.02
urgency by rules	urgent: an armed act	0.06 0.02 -0.10 0.01 -0.09 -0.17 -0.06
urgency by rules	urgent: tells of closure	-0.14 0.04 -0.12 0.07 -0.15 -0.10 0.00
urgency by rules	urgent: tells of strike	-0.01 -0.01 0.05 -0.10 0.02 -0.17 -0.04
word	!	-0.06 -0.01 -0.15 -0.06 -0.15 -0.10 0.07
word	?	0.02 0.06 -0.02 -0.07 -0.09 -0.06 0.02
word	[ally]	0.07 0.05 -0.04 -0.18 -0.13 -0.13 -0.09
word	[number]	0.01 -0.07 -0.04 0.12 0.04 -0.06 -0.25
word	[place]	-0.03 0.23 -0.13 -0.09 0.08 -0.17 -0.24
word	[region]	-0.05 0.05 -0.26 0.18 -0.08 -0.17 -0.21
word	[side]	0.01 0.01 -0.02 -0.04 -0.03 -0.05 0.00
word	[usa]	-0.04 0.07 -0.08 -0.08 -0.06 -0.12 0.07
word	abduct	0.10 -0.13 -0.15 -0.11 0.10 -0.13 -0.15
word	ability	0.04 -0.01 0.05 -0.07 -0.10 -0.09 -0.09
word	about	-0.16 0.10 -0.03 -0.10 -0.29 -0.17 0.03
word	accus	-0.07 -0.02 0.04 -0.12 0.03 -0.10 0.01
word	acros	-0.06 -0.23 -0.17 0.05 0.03 0.10 -0.10
word	act	-0.14 0.11 -0.20 0.03 -0.17 -0.17 -0.04
word	action	-0.13 0.09 0.04 -0.14 -0.15 -0.13 -0.02
word	activist	-0.14 0.00 -0.10 -0.07 -0.09 -0.11 0.07
word	acts	-0.08 0.03 -0.10 -0.11 -0.12 -0.07 0.10
word	addres	-0.16 0.03 -0.26 -0.21 -0.24 -0.17 0.12
word	admin	-0.14 -0.17 -0.15 -0.12 -0.14 -0.12 0.17
word	after	-0.02 -0.06 -0.16 0.08 -0.01 -0.15 -0.02
word	again	-0.12 0.09 -0.09 0.04 -0.09 -0.06 -0.12
word	against	0.00 0.06 -0.07 -0.20 -0.29 -0.13 0.01
word	agent	-0.16 0.01 0.13 -0.14 -0.16 -0.16 -0.17
word	aggression	-0.13 0.14 -0.13 -0.11 -0.13 -0.13 -0.12
word	agre	-0.11 0.07 -0.12 0.01 -0.16 -0.12 -0.06
word	ahead	0.03 -0.14 -0.02 0.02 -0.02 -0.10 0.05
word	ai	-0.14 -0.11 -0.13 -0.11 -0.15 -0.12 0.15
word	air	0.06 -0.21 -0.01 -0.03 -0.03 -0.12 0.14
word	aircraft	0.10 -0.12 -0.13 -0.11 0.04 -0.11 -0.12
word	airspac	-0.10 -0.02 -0.13 0.11 0.04 -0.11 -0.17
word	airstrik	-0.06 0.00 -0.13 0.06 -0.04 -0.09 0.00
word	al	0.03 0.04 -0.10 -0.10 0.02 -0.09 -0.13
word	alarm	0.06 -0.10 -0.09 0.01 -0.12 -0.09 -0.07
word	alert	0.09 -0.07 -0.13 -0.12 -0.03 -0.11 0.00
word	ali	-0.11 -0.15 0.15 -0.10 -0.14 -0.12 -0.07
word	all	-0.08 0.02 -0.20 -0.07 -0.04 -0.10 0.05
word	alleg	-0.05 -0.12 0.10 -0.12 -0.09 -0.14 -0.03
word	allow	-0.10 0.06 0.07 -0.07 -0.09 -0.07 -0.01
word	ally	-0.08 0.11 -0.19 -0.19 -0.21 -0.11 0.08
word	alon	0.03 -0.04 -0.01 -0.12 -0.11 -0.11 0.04
word	already	0.09 -0.11 -0.18 -0.12 -0.13 -0.12 0.04
word	amid	0.05 -0.13 -0.10 -0.02 -0.04 -0.02 -0.01
word	among	0.01 -0.10 -0.11 -0.09 0.01 -0.09 0.05
word	analysi	-0.02 0.05 -0.16 -0.14 -0.14 -0.13 0.01
word	analyst	-0.11 -0.17 0.04 0.04 -0.08 0.03 0.08
word	announc	0.09 -0.05 -0.08 -0.09 0.03 -0.08 -0.05
word	announcement	-0.12 -0.06 -0.11 -0.12 0.06 -0.14 0.09
word	another	-0.01 -0.06 -0.02 0.05 -0.11 -0.06 -0.05
word	anti	-0.02 0.01 0.05 -0.11 -0.14 -0.13 -0.10
word	any	-0.05 0.11 -0.15 -0.15 0.04 -0.12 -0.12
word	aoun	-0.12 0.12 -0.10 -0.09 -0.10 -0.05 -0.11
word	arab	-0.07 0.06 -0.12 -0.09 0.06 -0.11 -0.10
word	arm	0.12 -0.02 -0.15 -0.14 0.02 -0.12 -0.16
word	arms	0.13 -0.11 0.01 -0.04 -0.13 -0.12 -0.11
word	army	0.12 0.05 -0.15 -0.14 -0.18 -0.08 -0.16
word	around	0.02 -0.02 -0.10 0.01 0.07 -0.08 -0.14
word	arriv	0.07 -0.06 -0.11 -0.12 0.02 -0.08 -0.03
word	asia	-0.01 0.00 -0.08 0.07 0.00 -0.06 -0.07
word	asian	-0.11 -0.12 -0.11 0.08 0.04 -0.11 -0.01
word	ask	-0.11 -0.02 -0.15 0.02 -0.12 -0.09 0.06
word	asks	0.04 0.07 -0.15 -0.02 -0.11 -0.13 -0.14
word	assault	-0.03 0.05 -0.10 -0.06 0.00 -0.04 0.03
word	asset	0.04 -0.13 0.06 -0.11 -0.13 -0.11 -0.08
word	attack	0.03 0.06 -0.20 -0.06 -0.05 -0.14 -0.02
word	attempt	-0.02 0.05 0.04 -0.11 -0.14 -0.13 -0.14
word	back	0.00 0.03 -0.03 -0.14 -0.02 -0.17 0.03
word	balanc	-0.07 0.16 -0.09 -0.06 -0.12 -0.07 0.12
word	ballistic	0.12 -0.15 -0.17 -0.10 -0.19 -0.13 0.04
word	bank	-0.10 -0.12 -0.02 -0.01 0.04 0.01 -0.03
word	bannon	-0.16 -0.11 -0.10 -0.09 -0.11 -0.10 0.13
word	bas	0.07 -0.04 -0.12 0.02 -0.12 -0.05 -0.18
word	base	0.05 -0.17 0.07 -0.13 -0.19 -0.08 -0.20
word	becom	-0.06 -0.13 -0.10 -0.07 0.07 -0.08 0.09
word	befor	0.03 0.00 0.03 -0.09 -0.15 -0.09 -0.05
word	begin	-0.01 -0.17 -0.14 0.03 -0.17 -0.11 0.07
word	begun	0.03 0.08 -0.07 -0.06 -0.07 -0.06 -0.12
word	below	-0.04 -0.05 -0.04 0.06 -0.03 -0.02 -0.05
word	between	-0.03 0.12 -0.20 -0.15 -0.20 -0.13 -0.01
word	beyond	-0.06 0.00 -0.14 0.09 0.03 -0.13 -0.16
word	big	0.02 0.02 -0.13 0.02 -0.11 -0.09 -0.02
word	bigger	0.03 -0.05 -0.06 0.04 -0.08 -0.04 -0.09
word	bitcoin	-0.15 -0.17 -0.15 0.20 -0.16 -0.11 -0.20
word	blam	-0.03 0.02 0.04 -0.03 -0.15 -0.12 0.01
word	blast	0.11 -0.13 -0.10 -0.08 0.02 -0.09 0.01
word	block	0.06 0.04 -0.07 -0.09 -0.14 -0.05 0.03
word	blockad	0.05 -0.01 -0.10 -0.12 0.05 -0.09 -0.15
word	bloomberg	0.03 -0.01 -0.11 -0.05 0.05 -0.08 0.01
word	blow	0.05 0.06 -0.09 -0.07 -0.11 -0.07 -0.12
word	bomb	-0.08 0.05 -0.22 -0.03 0.07 -0.18 -0.04
word	bombardment	0.09 -0.13 -0.11 -0.08 0.02 -0.12 -0.11
word	brac	-0.10 -0.18 -0.16 0.05 0.11 -0.12 -0.09
word	breach	0.01 -0.06 0.08 -0.06 0.04 0.03 -0.10
word	break	-0.01 -0.11 -0.02 -0.17 0.00 0.03 0.05
word	bridg	0.04 -0.01 -0.11 -0.11 0.00 -0.11 0.01
word	brief	-0.17 -0.15 -0.15 -0.13 -0.13 -0.12 0.17
word	bring	-0.12 -0.12 -0.12 0.03 0.04 -0.09 0.03
word	build	0.12 -0.03 -0.13 -0.06 -0.14 -0.10 -0.14
word	burn	0.01 0.05 -0.12 -0.11 -0.13 -0.11 -0.12
word	call	-0.06 0.05 -0.01 -0.18 -0.03 -0.13 0.00
word	can	0.01 0.02 -0.03 -0.05 -0.19 -0.17 -0.01
word	can't	0.05 -0.05 -0.15 0.01 -0.10 -0.11 -0.01
word	canadian	-0.10 -0.08 -0.12 -0.09 0.11 -0.11 0.02
word	captur	0.00 -0.10 0.04 -0.09 -0.04 -0.09 0.08
word	cargo	0.07 -0.09 -0.06 -0.03 -0.10 -0.06 -0.06
word	carlson	-0.13 -0.15 0.06 -0.11 -0.12 -0.09 0.14
word	carry	0.11 -0.08 -0.15 0.01 -0.12 -0.12 -0.12
word	casualty	0.06 -0.05 0.04 -0.10 -0.10 -0.06 -0.02
word	caus	0.08 -0.14 -0.12 0.04 0.03 -0.10 -0.09
word	ceas	0.07 -0.10 -0.07 -0.09 0.07 -0.05 -0.11
word	ceasefir	-0.14 0.06 -0.16 -0.06 -0.21 -0.14 0.03
word	celebrat	-0.11 -0.14 -0.09 -0.11 -0.11 -0.08 0.14
word	chang	-0.12 -0.11 0.06 -0.10 -0.11 -0.09 0.14
word	chao	-0.09 -0.12 -0.07 0.06 0.04 -0.07 0.06
word	charg	-0.09 -0.10 0.10 -0.09 -0.11 -0.11 -0.10
word	chemical	-0.11 -0.11 -0.11 0.12 -0.11 -0.08 -0.12
word	chief	0.15 -0.09 -0.13 -0.12 0.04 -0.05 -0.09
word	chok	-0.08 -0.07 -0.05 0.08 -0.07 -0.04 -0.08
word	citizen	-0.04 0.00 -0.11 -0.14 0.12 -0.11 -0.15
word	city	0.01 -0.14 -0.16 -0.11 0.11 -0.12 -0.08
word	civilian	0.01 -0.13 -0.14 -0.11 0.06 -0.12 0.03
word	civilization	-0.17 -0.09 -0.16 -0.14 -0.16 -0.13 0.13
word	claim	-0.06 0.15 -0.02 -0.23 -0.26 0.03 -0.13
word	clash	-0.14 -0.13 -0.13 0.08 -0.11 0.08 0.07
word	clear	0.08 -0.17 0.00 0.01 -0.12 0.08 -0.06
word	clos	-0.12 -0.07 -0.09 0.13 0.05 -0.15 -0.09
word	closur	-0.12 -0.14 -0.10 0.10 0.02 -0.09 -0.01
word	cnn	0.08 -0.21 0.05 -0.16 -0.20 -0.16 0.18
word	com	-0.08 0.13 -0.15 -0.09 -0.15 -0.14 -0.12
word	combat	0.13 0.07 -0.14 -0.13 -0.17 -0.10 -0.25
word	come	-0.07 0.11 -0.06 -0.06 -0.08 -0.03 -0.03
word	commander	0.09 -0.16 -0.13 0.04 -0.12 -0.11 0.03
word	complet	0.12 0.01 -0.14 -0.05 -0.13 -0.12 -0.17
word	concern	-0.14 -0.10 0.06 0.07 0.01 -0.10 0.02
word	condemn	-0.13 0.12 -0.18 -0.06 -0.24 -0.12 0.00
word	condemnation	-0.11 0.11 -0.12 -0.08 -0.10 -0.10 -0.12
word	conferenc	0.02 0.04 -0.06 -0.07 -0.10 -0.04 0.01
word	confirm	0.14 0.06 -0.15 -0.11 -0.18 -0.09 -0.21
word	conflict	-0.06 -0.03 -0.14 0.10 -0.03 -0.02 -0.16
word	confront	0.07 -0.11 -0.16 -0.10 0.06 -0.12 -0.03
word	continu	0.00 0.04 -0.07 -0.19 -0.03 0.02 -0.07
word	control	0.11 -0.08 -0.14 -0.05 -0.14 -0.12 -0.03
word	cost	-0.11 -0.08 -0.13 0.06 -0.11 -0.09 0.03
word	could	0.00 -0.06 -0.14 0.10 -0.04 -0.12 -0.07
word	country	0.00 0.10 -0.04 -0.07 -0.19 0.02 -0.09
word	cover	0.04 -0.13 0.10 -0.01 -0.14 -0.12 -0.04
word	crackdown	-0.02 0.09 -0.11 -0.08 -0.09 -0.07 -0.11
word	crash	-0.02 0.05 -0.08 -0.08 -0.14 -0.03 0.00
word	crisi	-0.09 -0.05 -0.14 0.12 -0.19 -0.11 -0.09
word	crud	-0.06 -0.20 -0.09 0.14 -0.11 -0.07 -0.14
word	crush	0.00 0.02 -0.09 -0.05 -0.11 -0.08 -0.10
word	crypto	-0.16 -0.15 -0.02 0.10 -0.16 0.13 -0.16
word	cut	-0.10 0.02 -0.15 -0.11 0.07 0.04 -0.13
word	cuts	-0.05 -0.16 -0.12 0.07 -0.12 0.05 -0.13
word	damag	0.04 0.07 0.02 -0.11 -0.18 -0.13 -0.17
word	day	0.16 -0.17 -0.16 -0.08 -0.22 -0.10 -0.01
word	daybreak	-0.04 0.05 -0.09 -0.07 0.07 -0.06 -0.02
word	days	-0.22 0.05 0.03 -0.04 0.13 -0.14 -0.11
word	de	-0.06 0.12 -0.06 -0.10 -0.08 -0.07 -0.08
word	dead	0.14 -0.10 -0.13 -0.12 -0.05 -0.12 -0.21
word	deadlin	-0.10 0.02 -0.18 -0.19 0.10 -0.17 -0.06
word	deadly	-0.02 0.00 0.04 -0.10 -0.13 -0.12 -0.15
word	deal	-0.04 0.12 -0.16 0.01 -0.21 -0.09 -0.10
word	death	-0.07 -0.06 0.05 -0.10 0.00 -0.09 0.09
word	decad	-0.02 0.01 0.06 -0.10 -0.12 -0.10 0.03
word	declar	0.07 0.02 -0.13 0.05 -0.11 -0.07 -0.13
word	defenc	0.05 -0.01 0.02 -0.15 -0.03 -0.12 -0.08
word	defend	0.09 0.05 0.00 -0.12 -0.14 -0.14 -0.03
word	defens	0.09 -0.19 0.07 -0.13 -0.21 -0.16 0.03
word	delay	-0.11 -0.13 -0.11 0.02 0.06 -0.09 0.08
word	dem	-0.12 -0.13 -0.14 -0.10 -0.11 -0.10 0.13
word	demand	-0.03 -0.04 -0.15 -0.12 -0.16 0.04 0.11
word	democrat	-0.14 -0.18 0.03 0.01 -0.14 -0.11 0.14
word	deny	0.04 0.06 0.01 -0.11 -0.12 -0.07 -0.13
word	deputy	0.01 0.08 -0.12 -0.09 -0.13 -0.11 -0.06
word	derail	-0.15 -0.03 -0.12 0.11 -0.14 -0.10 -0.05
word	despit	-0.15 -0.10 -0.01 -0.01 0.00 -0.13 0.11
word	destroy	0.10 -0.11 -0.03 -0.14 -0.12 0.02 0.00
word	destruction	0.11 0.02 -0.17 -0.12 0.09 -0.14 -0.18
word	detail	-0.11 0.06 -0.12 -0.10 -0.11 -0.10 0.05
word	determin	-0.04 -0.03 0.06 -0.10 -0.11 -0.08 0.07
word	devastat	-0.16 -0.11 -0.12 -0.08 0.11 -0.10 0.02
word	did	-0.02 0.11 -0.14 -0.15 -0.17 -0.09 -0.13
word	die	-0.08 0.02 -0.14 -0.12 -0.16 -0.07 0.07
word	diplomatic	-0.11 0.10 -0.12 0.01 -0.11 -0.08 -0.05
word	disarm	0.00 0.06 -0.11 -0.09 -0.10 -0.09 -0.09
word	disarmament	-0.11 0.14 -0.14 -0.09 -0.12 -0.09 -0.14
word	dismiss	-0.10 -0.04 0.06 -0.10 -0.08 -0.07 0.09
word	disrupt	-0.14 -0.10 -0.10 0.09 0.07 -0.10 -0.04
word	disruption	-0.16 -0.17 -0.13 0.14 -0.15 -0.11 -0.04
word	do	-0.13 0.06 0.02 -0.14 0.05 -0.10 -0.02
word	does	0.05 -0.09 -0.14 -0.11 -0.10 -0.09 0.07
word	dollar	-0.02 -0.16 -0.04 0.08 -0.18 0.02 -0.11
word	don't	-0.16 0.12 -0.14 -0.13 0.05 -0.11 0.04
word	doubl	0.00 0.08 -0.12 -0.02 -0.11 -0.08 -0.12
word	down	0.11 0.04 -0.17 -0.11 -0.22 -0.09 -0.08
word	dozen	0.07 -0.04 -0.11 -0.11 0.00 -0.10 -0.13
word	driv	-0.10 -0.11 -0.10 0.11 -0.09 -0.10 -0.12
word	dron	0.08 -0.08 0.07 -0.06 -0.11 -0.11 -0.21
word	drop	-0.10 -0.10 -0.07 0.10 -0.10 -0.06 -0.09
word	due	-0.11 0.03 -0.10 -0.03 0.04 -0.07 0.02
word	dur	0.01 -0.01 0.01 -0.14 0.07 -0.14 -0.05
word	early	0.02 0.05 -0.11 -0.05 0.00 -0.09 -0.10
word	economic	-0.11 -0.07 0.03 0.08 -0.15 -0.08 -0.04
word	economy	-0.15 -0.20 -0.17 0.21 -0.17 -0.12 -0.20
word	effort	-0.13 0.17 -0.16 -0.13 -0.15 -0.09 -0.07
word	embassy	-0.04 -0.08 0.08 -0.06 -0.08 -0.05 -0.09
word	emerg	-0.12 0.13 -0.11 -0.12 -0.14 -0.10 -0.02
word	emergency	0.08 0.01 -0.14 -0.10 -0.16 -0.08 -0.16
word	end	-0.15 0.00 -0.22 -0.13 0.02 -0.12 0.08
word	ends	-0.11 0.10 -0.14 0.03 -0.09 -0.10 0.02
word	enemy	0.01 0.06 -0.10 -0.10 -0.11 -0.08 -0.08
word	energy	0.02 -0.11 -0.14 0.09 -0.22 -0.11 -0.08
word	enrichment	-0.04 0.05 0.10 -0.06 -0.11 -0.09 -0.11
word	enter	0.04 -0.07 -0.12 -0.11 0.09 -0.12 -0.08
word	escalat	0.03 -0.05 -0.16 -0.04 0.03 -0.12 0.01
word	escalation	-0.04 0.12 -0.10 -0.06 -0.13 -0.08 -0.09
word	evacuat	0.04 0.07 -0.08 -0.11 -0.04 -0.08 -0.11
word	evacuation	0.06 0.04 -0.08 -0.03 0.02 -0.08 -0.15
word	even	-0.12 0.02 0.01 -0.05 -0.18 -0.09 0.10
word	ex	0.01 -0.17 0.05 -0.11 -0.12 -0.13 0.14
word	exchang	-0.15 0.07 -0.11 0.09 -0.11 0.07 -0.14
word	execut	-0.11 -0.11 0.12 -0.11 0.04 -0.14 -0.14
word	exit	-0.14 -0.01 -0.11 0.01 0.05 -0.08 0.02
word	expect	-0.18 0.03 -0.16 -0.08 0.06 -0.14 0.05
word	expert	-0.08 0.03 -0.19 0.05 -0.13 -0.12 -0.02
word	explain	0.06 0.06 -0.12 -0.10 -0.13 -0.10 -0.02
word	explainer	0.11 -0.11 -0.12 -0.08 -0.09 -0.09 -0.11
word	explosion	0.08 -0.09 -0.14 -0.13 -0.05 -0.12 0.03
word	export	-0.09 -0.13 -0.10 0.12 -0.14 -0.09 -0.10
word	extremely	0.01 -0.06 -0.11 0.06 -0.12 -0.10 -0.07
word	fac	-0.06 -0.06 -0.15 0.07 -0.17 -0.09 0.02
word	face	-0.13 0.03 -0.11 -0.02 -0.13 -0.09 0.04
word	facility	0.05 -0.14 -0.14 0.00 0.00 -0.11 -0.02
word	fail	-0.09 0.05 0.04 -0.11 -0.12 -0.05 0.01
word	fall	-0.16 -0.05 -0.12 0.14 0.04 -0.10 -0.16
word	far	0.08 -0.09 0.06 -0.09 -0.11 -0.05 -0.10
word	fear	0.00 0.05 -0.15 -0.07 -0.02 -0.09 -0.04
word	field	-0.12 0.17 -0.19 -0.12 -0.18 -0.11 -0.20
word	fifth	0.03 -0.04 -0.10 0.05 -0.09 -0.06 -0.09
word	fight	0.12 -0.17 -0.12 -0.06 0.02 -0.09 -0.15
word	fighter	0.03 -0.01 -0.13 -0.04 0.02 -0.06 -0.14
word	find	-0.15 -0.05 0.08 -0.04 -0.11 0.03 0.08
word	finish	-0.01 -0.08 -0.04 0.00 -0.07 -0.03 0.06
word	fir	0.10 -0.03 -0.16 -0.11 -0.18 -0.09 0.04
word	fire	0.10 -0.15 -0.17 0.02 0.00 -0.12 -0.05
word	first	0.05 -0.08 -0.01 -0.03 0.00 -0.09 -0.02
word	five	0.07 -0.14 -0.12 -0.11 0.01 -0.08 0.00
word	flee	0.00 -0.03 0.01 -0.02 0.01 -0.08 -0.08
word	flight	-0.21 -0.18 -0.18 0.17 0.16 0.02 -0.15
word	fm	-0.05 0.07 -0.10 -0.05 -0.07 -0.06 -0.08
word	focu	-0.03 -0.03 -0.02 0.03 -0.02 -0.02 -0.03
word	follow	0.07 -0.01 -0.16 0.07 -0.15 -0.11 -0.08
word	forc	0.07 -0.06 -0.23 -0.02 -0.28 -0.17 0.03
word	foreign	-0.10 0.04 -0.12 0.00 -0.13 -0.07 0.05
word	former	0.00 -0.04 -0.07 -0.13 -0.15 0.01 0.13
word	four	-0.11 -0.13 0.03 -0.10 0.11 -0.09 0.03
word	fox	0.09 -0.18 -0.17 -0.14 -0.16 -0.14 0.12
word	fresh	-0.02 -0.06 -0.11 0.09 -0.11 -0.07 -0.12
word	fuel	-0.18 -0.15 0.00 0.17 -0.18 -0.10 -0.12
word	full	0.08 0.13 -0.15 -0.13 -0.12 -0.08 -0.09
word	further	-0.11 -0.07 -0.12 0.11 -0.14 -0.09 -0.17
word	futur	-0.11 -0.10 -0.05 0.02 -0.09 -0.04 0.05
word	g	-0.14 0.14 -0.08 -0.10 -0.14 -0.06 -0.17
word	g7	0.02 0.00 -0.09 -0.08 0.09 -0.08 -0.17
word	gabbard	-0.11 -0.14 0.16 -0.11 -0.11 -0.10 0.09
word	gas	-0.09 0.07 -0.17 0.08 -0.24 -0.12 -0.23
word	general	0.05 -0.04 -0.12 -0.07 -0.10 -0.07 0.05
word	genocidal	-0.12 -0.10 -0.13 -0.09 -0.11 -0.10 0.12
word	giv	0.03 0.06 -0.16 -0.13 -0.14 -0.10 -0.04
word	global	-0.15 -0.06 -0.10 0.15 0.04 -0.06 -0.15
word	go	-0.10 0.00 -0.17 -0.15 0.05 0.02 0.01
word	goal	-0.04 -0.08 -0.12 -0.08 -0.12 -0.08 0.09
word	goes	0.02 0.03 -0.11 -0.10 -0.09 -0.09 0.02
word	gold	-0.13 -0.13 -0.10 0.09 0.05 -0.08 -0.06
word	gop	-0.12 0.06 -0.13 -0.11 -0.12 -0.08 0.11
word	government	-0.08 0.07 -0.10 -0.06 -0.14 -0.06 0.05
word	graham	0.01 -0.02 -0.14 -0.09 -0.12 -0.07 0.04
word	ground	0.18 -0.13 -0.15 -0.09 -0.16 -0.13 0.02
word	group	-0.02 0.01 -0.17 -0.10 0.02 -0.15 0.01
word	grow	0.02 -0.14 0.08 0.02 -0.20 -0.10 0.05
word	hacker	-0.12 -0.13 -0.01 -0.12 -0.15 0.14 -0.14
word	half	-0.01 0.01 -0.14 -0.13 0.04 -0.13 -0.07
word	halt	-0.04 -0.08 -0.11 0.07 -0.07 -0.09 0.01
word	hama	0.05 0.06 -0.08 -0.08 -0.12 -0.05 -0.09
word	hand	-0.17 0.13 -0.14 -0.10 -0.12 -0.11 0.03
word	happen	0.12 -0.06 -0.12 -0.13 -0.12 -0.09 -0.06
word	hard	0.02 -0.03 -0.14 0.08 -0.13 -0.13 -0.17
word	haven	-0.13 -0.14 -0.11 0.16 -0.15 -0.10 -0.16
word	head	0.10 -0.11 -0.10 -0.07 -0.12 -0.08 0.00
word	heard	0.05 0.02 -0.08 -0.07 -0.14 -0.08 -0.13
word	helicopter	-0.06 0.12 -0.15 -0.14 -0.12 -0.13 -0.14
word	help	-0.14 0.08 -0.10 -0.13 0.07 -0.11 -0.02
word	high	-0.12 0.00 -0.17 0.07 -0.01 -0.11 -0.07
word	higher	-0.03 -0.15 -0.10 0.13 -0.09 -0.07 -0.12
word	him	-0.16 -0.05 0.01 -0.16 -0.17 0.04 0.15
word	historic	-0.13 0.08 -0.08 0.04 -0.11 -0.06 -0.10
word	hit	0.15 -0.18 -0.18 0.07 0.02 -0.13 -0.22
word	hits	0.14 -0.03 -0.20 0.05 -0.31 -0.11 -0.09
word	hold	-0.01 -0.03 0.02 0.05 -0.17 -0.13 -0.14
word	home	-0.15 -0.16 -0.16 -0.15 0.17 -0.14 -0.10
word	hop	-0.06 0.03 -0.03 0.01 -0.05 -0.02 -0.05
word	hope	0.00 -0.04 -0.12 -0.04 0.06 -0.13 -0.12
word	hospital	0.17 -0.14 -0.14 -0.12 0.02 -0.15 -0.12
word	host	0.07 -0.10 -0.14 -0.12 -0.16 -0.10 0.08
word	hour	0.02 0.11 -0.12 -0.09 -0.15 -0.11 -0.14
word	hous	-0.08 -0.13 0.06 -0.11 -0.13 -0.11 0.07
word	how	0.04 -0.01 0.02 -0.03 -0.08 -0.14 -0.02
word	human	-0.13 -0.10 -0.13 -0.11 0.10 -0.12 0.07
word	hundred	0.09 -0.09 -0.11 -0.07 -0.12 -0.08 -0.06
word	hurt	-0.03 -0.02 -0.14 0.01 0.06 -0.13 -0.12
word	i	-0.11 0.01 -0.08 -0.03 -0.08 -0.05 0.06
word	if	-0.03 0.07 -0.18 0.05 -0.18 -0.09 -0.09
word	illegal	-0.13 0.05 -0.14 -0.13 0.03 -0.08 0.08
word	imag	0.07 -0.18 0.07 -0.16 0.08 -0.17 -0.13
word	imminent	0.07 -0.13 0.05 -0.11 -0.11 -0.09 0.03
word	impact	0.00 -0.15 -0.18 0.11 -0.18 -0.12 -0.09
word	impos	0.08 -0.11 -0.11 0.03 -0.12 -0.10 -0.11
word	includ	0.02 0.09 -0.11 -0.12 -0.11 -0.08 -0.13
word	increas	-0.12 -0.13 0.08 0.03 -0.08 -0.07 0.08
word	inflation	-0.07 -0.09 -0.08 0.10 -0.10 -0.06 -0.10
word	insight	-0.06 -0.07 -0.03 0.08 -0.05 -0.03 -0.08
word	insist	0.05 -0.11 0.01 -0.09 -0.10 -0.07 0.09
word	insufficient	-0.10 0.11 -0.13 -0.07 -0.08 -0.09 -0.09
word	intelligenc	0.03 -0.09 0.09 -0.08 -0.11 -0.08 -0.10
word	intensify	0.05 -0.04 -0.07 0.02 -0.10 -0.05 -0.10
word	intercept	0.08 -0.14 -0.11 -0.02 -0.16 -0.08 0.00
word	internet	-0.12 -0.06 -0.16 -0.14 -0.16 0.12 0.03
word	interven	0.06 -0.02 -0.09 -0.11 -0.10 -0.07 0.03
word	intervention	0.01 0.02 -0.13 -0.12 -0.13 -0.07 0.02
word	interview	-0.03 0.02 0.10 -0.13 -0.14 0.03 -0.02
word	invasion	0.02 -0.12 -0.12 -0.10 0.10 -0.12 -0.10
word	involv	0.09 -0.02 -0.10 0.05 -0.12 -0.08 -0.12
word	is	0.02 0.05 -0.11 -0.19 -0.23 -0.15 0.13
word	issu	-0.09 0.08 -0.16 0.10 -0.15 -0.12 -0.18
word	jazeera	0.03 0.04 -0.10 -0.10 0.02 -0.09 -0.13
word	jesu	-0.16 -0.13 -0.16 -0.13 -0.15 -0.12 0.17
word	jet	0.01 -0.04 -0.15 0.07 -0.16 -0.08 -0.15
word	jets	0.02 -0.10 -0.08 0.03 -0.12 -0.05 -0.08
word	jimmy	-0.13 -0.12 -0.12 -0.12 -0.13 -0.11 0.14
word	job	0.00 -0.07 0.08 0.00 -0.05 -0.04 -0.02
word	joe	-0.13 -0.12 0.11 -0.10 -0.12 -0.11 0.11
word	john	-0.11 -0.14 0.05 -0.11 -0.13 -0.11 0.12
word	join	-0.18 0.15 -0.14 -0.14 -0.01 -0.11 -0.03
word	joint	0.10 -0.01 -0.13 -0.13 -0.15 -0.09 -0.14
word	journalist	-0.13 -0.18 -0.22 -0.16 0.15 -0.16 0.08
word	jump	-0.01 -0.10 -0.05 0.03 -0.06 -0.05 0.02
word	just	-0.13 0.05 -0.18 -0.12 0.03 -0.13 0.10
word	keep	-0.02 0.00 -0.17 0.08 -0.14 -0.16 -0.07
word	kent	-0.13 -0.12 0.11 -0.10 -0.12 -0.11 0.11
word	key	-0.08 0.12 -0.10 -0.04 -0.21 -0.11 -0.05
word	kill	0.16 -0.10 -0.02 -0.19 0.08 -0.09 -0.14
word	kimmel	-0.13 -0.12 -0.12 -0.12 -0.13 -0.11 0.14
word	know	0.08 0.05 -0.17 -0.17 -0.20 -0.11 -0.10
word	land	0.11 -0.10 -0.13 -0.08 -0.13 -0.08 -0.09
word	last	0.07 -0.04 -0.16 0.02 -0.19 -0.14 0.00
word	latest	-0.02 -0.03 -0.16 0.02 -0.20 -0.11 0.05
word	launch	0.17 -0.18 -0.18 -0.01 0.03 -0.12 -0.20
word	lead	-0.15 0.09 0.05 0.01 -0.18 -0.12 0.07
word	leader	-0.17 0.20 -0.19 -0.15 -0.11 -0.12 -0.02
word	leadership	-0.03 -0.07 0.07 -0.08 -0.12 -0.08 0.06
word	least	0.11 -0.13 -0.11 -0.03 -0.16 -0.09 -0.12
word	leav	-0.02 0.12 -0.01 -0.15 0.00 -0.11 -0.14
word	like	0.12 -0.07 -0.17 -0.13 -0.18 -0.12 0.01
word	limit	0.08 0.05 0.03 -0.13 0.05 -0.16 -0.17
word	lindsey	-0.03 -0.07 -0.12 -0.09 -0.10 -0.06 0.08
word	line	-0.08 0.03 -0.09 0.04 -0.10 -0.05 0.03
word	link	0.04 -0.04 0.08 -0.06 -0.18 -0.15 -0.17
word	littl	-0.06 0.13 -0.10 -0.09 -0.12 -0.08 -0.13
word	live	0.04 0.00 -0.16 0.03 -0.15 -0.11 -0.15
word	lng	-0.07 -0.19 -0.13 0.16 -0.15 -0.10 -0.14
word	load	0.12 -0.06 -0.10 -0.10 -0.10 -0.08 -0.15
word	lock	0.16 -0.14 -0.12 -0.10 -0.12 -0.09 -0.14
word	long	0.06 -0.03 -0.01 0.03 -0.14 -0.08 -0.11
word	look	0.08 -0.06 -0.19 -0.02 -0.16 -0.12 0.00
word	loom	-0.02 -0.11 -0.18 -0.03 0.08 -0.13 0.05
word	loss	-0.05 -0.14 0.03 0.10 -0.13 -0.08 -0.17
word	low	-0.13 -0.11 -0.12 0.01 -0.11 -0.10 0.10
word	maga	-0.16 -0.16 -0.17 -0.16 -0.17 -0.12 0.18
word	majeur	-0.11 -0.12 -0.09 0.11 -0.10 -0.09 -0.11
word	major	0.01 0.08 -0.19 -0.03 -0.22 -0.12 -0.07
word	mak	-0.01 -0.02 -0.19 -0.13 -0.16 -0.15 0.09
word	make	-0.07 -0.06 0.07 0.01 -0.13 -0.11 0.11
word	man	-0.03 -0.07 0.04 -0.09 -0.14 -0.09 0.03
word	many	-0.09 -0.02 -0.19 -0.16 0.11 -0.16 0.02
word	market	-0.10 -0.19 -0.15 0.20 -0.12 -0.12 -0.08
word	martyr	-0.03 0.01 -0.12 -0.10 0.06 -0.08 -0.13
word	massi	-0.10 0.07 -0.11 -0.12 -0.12 -0.09 0.11
word	massiv	0.09 -0.16 -0.16 0.03 -0.07 -0.14 -0.03
word	may	-0.04 -0.06 0.10 -0.05 -0.20 -0.09 0.02
word	mean	-0.01 -0.21 0.03 0.06 0.02 -0.10 0.00
word	media	0.06 -0.11 0.00 -0.16 0.02 -0.11 0.02
word	mediat	-0.10 0.11 -0.10 -0.09 -0.09 -0.10 -0.11
word	meet	0.11 -0.01 -0.03 -0.14 -0.20 -0.08 -0.12
word	might	-0.06 0.08 0.02 -0.06 -0.11 -0.08 0.01
word	military	0.03 -0.03 0.03 -0.08 -0.11 -0.12 -0.01
word	million	-0.10 -0.06 -0.03 -0.08 0.04 0.02 0.07
word	minister	-0.20 0.18 -0.01 -0.13 -0.21 -0.02 -0.16
word	miscalculation	0.09 -0.11 -0.14 -0.12 -0.11 -0.12 0.08
word	miss	0.14 -0.15 -0.09 -0.12 -0.01 -0.09 -0.11
word	missil	0.14 -0.06 -0.06 -0.15 0.01 -0.12 -0.12
word	mission	0.08 -0.14 -0.12 -0.10 -0.12 -0.09 0.08
word	mock	-0.13 0.08 -0.11 -0.10 -0.09 -0.08 0.00
word	moment	0.09 -0.07 -0.20 -0.16 -0.19 -0.14 0.10
word	month	-0.07 -0.10 0.02 0.03 0.05 -0.10 0.00
word	more	0.04 0.02 -0.21 -0.10 -0.02 -0.12 0.02
word	most	0.03 -0.12 0.06 -0.09 -0.12 -0.08 0.04
word	mount	-0.11 0.07 -0.08 0.00 -0.08 -0.06 -0.10
word	mov	-0.13 0.09 -0.12 0.00 -0.13 -0.12 -0.12
word	move	0.02 -0.04 -0.11 -0.08 -0.07 -0.06 0.02
word	much	0.01 -0.01 -0.12 -0.14 0.04 -0.10 0.07
word	municipal	0.12 -0.13 -0.15 -0.11 0.13 -0.11 -0.13
word	nam	-0.09 0.07 -0.12 -0.08 0.04 -0.10 -0.01
word	nation	0.04 0.10 -0.16 -0.16 -0.16 -0.11 -0.06
word	national	-0.16 -0.06 -0.09 -0.12 0.06 -0.12 0.09
word	near	0.09 -0.01 -0.18 0.01 -0.02 -0.13 -0.07
word	need	0.07 0.04 -0.16 -0.16 -0.16 -0.14 0.02
word	negotiat	-0.13 0.13 -0.09 -0.10 -0.09 -0.05 -0.13
word	negotiation	-0.13 0.06 -0.12 -0.14 -0.15 -0.08 0.02
word	negotiator	-0.12 0.11 -0.07 -0.08 -0.12 -0.07 -0.11
word	network	-0.17 -0.13 -0.01 0.07 -0.15 -0.14 0.12
word	new	0.06 0.06 -0.32 -0.17 -0.14 -0.02 0.05
word	news	-0.07 -0.15 -0.16 -0.01 -0.05 -0.14 0.13
word	next	-0.02 -0.06 -0.22 -0.04 0.06 -0.15 0.07
word	no	-0.08 0.00 -0.16 -0.02 -0.26 0.01 0.10
word	not	0.04 0.11 -0.19 -0.27 -0.05 -0.16 -0.03
word	noth	-0.12 0.01 -0.13 -0.11 -0.11 -0.08 0.07
word	now	-0.03 0.08 -0.21 -0.15 -0.18 -0.14 0.00
word	nuclear	0.01 0.07 -0.04 -0.06 -0.16 -0.09 -0.01
word	objectiv	0.10 -0.01 0.01 -0.14 -0.15 -0.12 -0.06
word	off	0.03 0.03 -0.20 -0.08 -0.03 -0.14 -0.04
word	offer	-0.15 0.13 -0.14 0.01 -0.12 -0.09 -0.17
word	official	-0.12 0.09 0.12 -0.22 -0.15 -0.15 -0.09
word	oil	-0.05 -0.18 -0.13 0.19 -0.19 -0.10 -0.12
word	once	-0.01 0.05 -0.09 -0.06 -0.10 -0.08 0.05
word	one	0.04 0.04 -0.21 -0.02 -0.14 -0.11 -0.05
word	ongo	0.00 -0.01 -0.15 -0.12 -0.04 -0.09 0.02
word	only	-0.04 -0.03 0.06 -0.07 0.03 -0.08 0.00
word	open	0.10 0.05 -0.11 -0.06 -0.14 -0.08 -0.15
word	operation	0.16 -0.03 -0.19 -0.09 -0.22 -0.14 -0.07
word	option	0.02 0.12 -0.08 -0.11 -0.11 -0.07 -0.11
word	order	0.15 0.04 -0.20 -0.10 -0.15 -0.11 -0.13
word	other	0.13 -0.08 -0.14 0.00 -0.13 -0.08 -0.15
word	out	-0.11 -0.12 -0.22 -0.06 0.08 0.00 0.09
word	over	0.04 -0.04 0.04 -0.12 -0.22 -0.08 0.05
word	own	-0.14 0.00 -0.19 -0.12 -0.13 -0.13 0.12
word	p	-0.10 -0.10 -0.08 0.10 -0.10 -0.08 -0.11
word	palestinian	-0.16 -0.02 -0.13 -0.09 0.09 -0.09 0.04
word	part	0.10 0.02 0.00 -0.10 0.03 -0.08 -0.15
word	pass	0.03 0.00 -0.14 -0.10 0.04 -0.12 -0.11
word	past	-0.04 -0.05 0.01 0.05 -0.07 -0.06 -0.10
word	paus	-0.10 0.05 -0.11 0.05 -0.13 -0.09 -0.11
word	pay	0.06 0.06 -0.13 -0.14 -0.10 -0.10 -0.12
word	peac	-0.05 0.13 -0.12 -0.06 -0.15 -0.07 -0.14
word	peaceful	0.04 0.00 -0.06 -0.05 -0.04 -0.04 -0.08
word	peopl	0.08 -0.05 -0.14 -0.11 0.08 -0.10 -0.17
word	percent	-0.05 -0.07 -0.09 0.11 -0.11 -0.07 -0.14
word	persist	-0.13 0.06 -0.08 0.06 -0.08 -0.06 -0.11
word	phas	0.07 0.01 -0.10 -0.09 -0.11 -0.09 0.04
word	phon	-0.10 -0.05 0.09 -0.08 -0.09 0.03 -0.12
word	pilot	0.02 -0.09 0.05 -0.09 -0.10 -0.08 0.04
word	plac	-0.09 0.00 -0.08 -0.07 0.09 -0.07 -0.13
word	plan	-0.02 -0.06 0.02 -0.06 -0.13 -0.09 0.09
word	plann	0.02 -0.14 0.06 0.04 0.04 -0.09 0.01
word	plant	-0.12 0.03 -0.17 -0.15 0.07 0.04 -0.04
word	play	-0.12 0.12 -0.17 -0.16 -0.15 -0.09 -0.03
word	pledg	-0.04 0.00 -0.05 0.00 -0.06 -0.04 0.07
word	plot	-0.08 -0.05 0.07 -0.06 -0.07 -0.08 -0.03
word	plung	-0.08 -0.13 -0.04 0.12 -0.06 -0.04 -0.09
word	plus	-0.10 -0.14 -0.13 0.06 -0.14 -0.10 0.06
word	pm	-0.17 0.18 -0.15 -0.07 -0.03 -0.11 -0.11
word	podcast	0.04 0.02 -0.12 -0.08 0.05 -0.08 -0.01
word	point	-0.15 0.03 -0.15 -0.10 -0.11 -0.10 0.05
word	polic	0.03 -0.06 0.06 -0.09 -0.13 -0.09 -0.14
word	policy	0.05 -0.12 0.04 0.01 -0.13 -0.12 0.00
word	polymarket	-0.10 -0.12 0.16 0.11 -0.12 -0.12 -0.03
word	port	-0.02 -0.05 -0.10 0.06 -0.11 -0.09 -0.08
word	possibl	-0.03 -0.01 0.01 -0.08 0.04 -0.10 -0.02
word	post	-0.12 -0.04 0.05 -0.13 -0.17 -0.10 0.12
word	potential	0.08 -0.01 -0.13 -0.10 0.02 -0.10 -0.06
word	pound	0.01 -0.13 -0.11 0.07 -0.15 -0.09 -0.13
word	power	-0.02 0.01 -0.22 -0.19 0.04 -0.17 0.15
word	predict	-0.10 -0.06 -0.09 0.02 -0.12 -0.10 0.08
word	prepar	0.13 0.03 -0.13 -0.03 -0.13 -0.08 -0.13
word	president	-0.02 -0.04 -0.08 -0.16 -0.07 -0.11 0.09
word	pressur	-0.17 0.02 -0.15 0.15 -0.18 -0.10 -0.15
word	pric	-0.20 0.02 -0.08 0.11 -0.12 -0.06 -0.10
word	prim	-0.12 0.12 -0.18 -0.11 -0.13 -0.11 -0.04
word	primetim	-0.13 0.11 -0.12 -0.06 -0.08 -0.11 -0.14
word	problem	-0.09 0.02 -0.12 -0.12 -0.12 -0.10 0.10
word	program	-0.05 0.07 0.00 -0.10 -0.10 -0.05 0.03
word	progres	-0.07 0.00 -0.11 0.06 -0.10 -0.09 0.01
word	promis	-0.07 0.03 -0.10 -0.10 -0.10 -0.07 0.08
word	protest	-0.06 0.03 0.04 -0.20 -0.05 -0.14 0.02
word	protester	0.08 0.09 -0.09 -0.09 -0.09 -0.05 -0.21
word	public	-0.13 0.06 -0.13 -0.11 -0.11 0.07 -0.11
word	pull	0.03 -0.11 -0.12 -0.09 0.09 -0.12 -0.06
word	pursu	0.07 -0.04 -0.13 -0.09 -0.09 -0.07 0.06
word	push	-0.17 0.10 -0.14 -0.02 -0.20 -0.10 0.05
word	put	0.06 0.06 -0.11 -0.10 -0.12 0.04 -0.15
word	question	-0.18 0.09 0.04 -0.05 -0.16 -0.10 0.06
word	quickly	0.05 -0.12 0.05 -0.03 -0.15 -0.13 0.07
word	rag	0.06 -0.06 0.04 -0.05 -0.13 -0.10 -0.04
word	raid	0.09 -0.12 -0.13 -0.09 0.00 -0.13 -0.12
word	rais	-0.08 0.03 -0.09 0.07 -0.13 -0.05 -0.09
word	ramp	0.03 0.02 -0.12 0.01 -0.13 -0.10 -0.14
word	rat	-0.10 -0.11 -0.09 0.11 -0.11 -0.08 -0.09
word	rattl	0.03 0.03 -0.03 -0.04 -0.05 -0.03 -0.03
word	reach	0.11 -0.02 -0.14 -0.10 -0.15 -0.12 -0.15
word	react	-0.07 0.02 -0.13 -0.12 0.02 -0.10 0.04
word	ready	0.09 0.06 -0.11 -0.15 -0.14 -0.07 -0.15
word	recent	0.14 0.04 0.00 -0.11 -0.13 -0.10 -0.08
word	reckles	-0.13 0.11 -0.10 -0.09 -0.10 -0.07 -0.10
word	record	-0.11 0.01 -0.06 0.07 -0.07 -0.06 -0.08
word	red	-0.05 -0.01 -0.07 -0.07 -0.09 -0.06 0.07
word	refinery	0.05 -0.17 -0.10 0.06 -0.16 -0.06 -0.12
word	refus	-0.10 -0.11 0.06 -0.10 -0.11 -0.11 0.09
word	regim	0.07 -0.01 -0.11 -0.06 -0.10 -0.07 0.00
word	region	0.05 0.07 -0.21 -0.15 -0.22 -0.14 -0.03
word	regional	-0.04 0.09 -0.10 0.02 -0.16 -0.09 -0.13
word	releas	0.00 -0.15 -0.15 -0.10 0.08 -0.12 0.01
word	remain	-0.03 0.00 -0.15 0.02 -0.17 -0.13 0.05
word	remov	0.00 -0.08 -0.07 -0.06 -0.09 -0.04 0.10
word	renew	-0.13 -0.02 -0.13 0.10 -0.14 -0.11 -0.17
word	reopen	-0.15 0.09 -0.08 -0.02 -0.11 -0.06 -0.04
word	rep	-0.14 -0.09 -0.15 -0.13 -0.15 -0.12 0.15
word	report	0.04 -0.04 0.14 -0.10 -0.21 -0.10 -0.13
word	reportedly	-0.08 0.07 0.06 -0.14 -0.05 -0.12 -0.04
word	reporter	-0.10 0.00 -0.16 -0.13 0.04 -0.10 0.08
word	republican	-0.13 -0.15 -0.17 -0.11 -0.14 -0.12 0.16
word	request	0.08 0.03 -0.12 -0.11 -0.08 -0.09 -0.12
word	rescu	0.11 -0.04 -0.12 -0.14 0.08 -0.11 -0.18
word	resolution	-0.09 0.10 -0.11 -0.11 -0.10 -0.08 -0.08
word	respond	0.08 -0.07 -0.14 -0.07 -0.03 -0.10 0.05
word	respons	0.03 0.08 -0.20 -0.09 -0.21 -0.13 -0.03
word	restraint	-0.08 0.09 -0.11 -0.02 -0.12 -0.06 -0.13
word	retaliat	0.09 -0.07 -0.10 -0.01 -0.13 -0.07 -0.14
word	retaliation	0.03 0.03 -0.13 -0.12 -0.03 -0.08 -0.04
word	retaliatory	-0.08 0.10 -0.11 -0.11 -0.11 -0.10 -0.10
word	retreat	-0.14 0.05 -0.12 0.03 -0.12 -0.10 0.01
word	return	0.02 0.04 -0.11 0.05 -0.12 -0.09 -0.14
word	reveal	0.00 -0.11 0.06 -0.10 0.03 -0.09 0.07
word	right	-0.12 -0.02 -0.12 0.05 0.09 -0.08 0.00
word	ris	0.11 -0.18 -0.15 0.05 -0.17 -0.10 -0.09
word	rise	0.05 0.08 -0.10 -0.11 -0.01 -0.07 -0.14
word	risk	-0.13 -0.17 0.00 0.16 -0.24 -0.14 0.01
word	rock	0.12 -0.06 -0.11 -0.09 -0.14 -0.10 -0.16
word	rocket	0.06 -0.09 -0.13 -0.07 0.02 -0.09 -0.01
word	roil	-0.05 -0.01 0.01 0.02 -0.03 -0.03 -0.05
word	round	-0.13 0.03 -0.12 -0.08 -0.13 -0.07 0.09
word	rout	-0.11 -0.01 -0.12 0.10 0.04 -0.10 -0.14
word	rubbl	0.04 -0.11 -0.11 -0.08 0.10 -0.11 -0.12
word	rush	-0.01 -0.12 0.03 0.07 -0.14 -0.11 0.01
word	s	-0.12 -0.12 0.02 0.11 -0.12 -0.09 -0.05
word	said	0.07 -0.04 -0.11 -0.08 0.07 -0.04 -0.15
word	sanction	-0.20 -0.08 -0.09 0.16 -0.18 -0.06 -0.05
word	satellit	0.05 -0.15 0.08 -0.14 0.08 -0.15 -0.15
word	say	-0.02 0.07 -0.01 -0.09 -0.21 -0.09 0.01
word	says	0.08 0.16 -0.08 -0.17 -0.07 -0.14 -0.21
word	scal	0.10 -0.09 -0.09 -0.08 0.05 -0.08 -0.09
word	school	-0.09 0.01 -0.18 -0.13 0.14 -0.15 -0.10
word	scrambl	-0.10 -0.06 -0.08 0.00 -0.11 -0.08 0.06
word	second	0.10 0.09 -0.13 -0.09 0.03 -0.10 -0.13
word	secretary	0.08 -0.02 -0.08 -0.08 -0.09 -0.06 -0.03
word	security	0.01 0.05 -0.08 -0.05 -0.09 -0.06 -0.10
word	seek	-0.11 0.14 -0.12 -0.08 -0.10 -0.08 -0.12
word	seen	0.14 0.01 -0.17 -0.14 -0.18 -0.17 -0.18
word	seiz	-0.06 -0.09 0.06 0.07 -0.02 -0.16 -0.10
word	senat	-0.11 0.08 -0.14 -0.11 -0.14 -0.10 0.09
word	send	0.09 -0.07 -0.18 0.03 -0.05 -0.10 -0.10
word	senior	0.10 -0.10 -0.06 -0.03 -0.09 -0.04 -0.10
word	set	-0.04 -0.06 0.07 -0.04 0.03 -0.07 -0.05
word	shar	-0.10 -0.11 0.08 -0.05 -0.09 -0.08 0.08
word	sharply	-0.10 -0.01 -0.09 -0.03 -0.10 -0.07 0.06
word	shelter	-0.06 -0.08 -0.12 -0.12 0.10 -0.14 0.00
word	shift	-0.02 0.00 -0.11 -0.03 -0.14 -0.09 0.04
word	ship	0.14 -0.11 -0.13 -0.14 0.00 0.02 -0.16
word	shipment	-0.10 -0.12 -0.10 0.12 -0.11 -0.10 -0.12
word	shipp	-0.01 -0.02 -0.03 0.08 -0.16 -0.13 -0.15
word	shock	-0.11 -0.04 -0.15 0.06 0.09 -0.10 0.01
word	shoot	-0.10 0.13 -0.12 -0.11 -0.12 -0.10 -0.12
word	shortag	-0.14 -0.15 -0.12 0.14 0.00 -0.10 -0.12
word	shot	0.04 0.00 -0.08 0.03 -0.13 -0.06 -0.11
word	show	0.01 -0.07 0.06 -0.02 -0.08 0.01 -0.06
word	shut	-0.09 0.02 -0.07 0.07 -0.07 -0.06 -0.12
word	sid	0.04 -0.02 -0.06 0.05 -0.08 -0.04 -0.12
word	sign	-0.13 0.05 -0.03 0.02 -0.02 0.04 -0.03
word	signal	-0.09 0.03 -0.17 0.06 -0.14 -0.12 -0.04
word	sinc	0.04 0.02 -0.13 -0.01 -0.13 0.03 -0.12
word	sink	0.03 -0.18 -0.11 0.08 -0.17 -0.09 -0.16
word	siren	0.06 -0.08 -0.07 -0.07 -0.16 -0.08 0.05
word	sit	0.01 -0.01 -0.08 0.05 -0.09 -0.06 -0.09
word	site	0.09 -0.11 0.08 -0.08 -0.13 -0.08 0.01
word	six	0.13 -0.03 -0.10 -0.07 -0.11 -0.06 -0.14
word	slam	0.02 -0.07 -0.18 -0.16 -0.17 -0.14 0.08
word	slid	-0.12 -0.13 -0.10 0.13 -0.11 -0.10 -0.12
word	smok	0.14 -0.13 -0.12 -0.13 -0.13 -0.12 -0.14
word	soar	-0.11 -0.15 -0.06 0.14 -0.10 -0.07 -0.11
word	soldier	-0.03 -0.13 -0.14 -0.10 0.02 -0.07 0.09
word	some	-0.13 -0.04 -0.11 0.05 0.06 -0.10 -0.11
word	soon	0.14 -0.05 -0.08 -0.06 -0.08 -0.04 -0.09
word	sound	0.01 -0.09 -0.08 0.03 -0.15 -0.10 0.04
word	sourc	-0.05 0.00 0.01 -0.05 -0.16 -0.09 0.07
word	south	0.07 0.01 -0.10 -0.10 -0.12 -0.08 -0.10
word	spark	-0.04 -0.06 0.04 0.04 -0.17 -0.11 -0.03
word	speak	-0.11 0.03 -0.01 -0.01 0.05 -0.10 -0.08
word	speech	-0.23 0.05 -0.23 0.03 -0.19 -0.18 0.02
word	spik	-0.09 0.01 -0.07 0.06 -0.09 -0.06 -0.09
word	spread	0.03 -0.01 0.05 -0.01 -0.07 0.02 -0.13
word	spy	-0.15 -0.17 0.16 -0.15 -0.02 -0.17 -0.17
word	squar	-0.05 0.07 -0.14 -0.09 -0.14 -0.13 0.10
word	stanc	-0.12 0.07 -0.12 -0.10 -0.10 -0.08 0.02
word	stand	-0.15 -0.13 0.08 0.02 0.05 -0.10 0.00
word	start	-0.10 -0.05 -0.14 0.07 -0.17 -0.11 0.04
word	stat	0.14 -0.07 -0.23 -0.17 0.00 -0.15 -0.02
word	statement	-0.02 0.08 0.03 -0.16 -0.20 -0.13 -0.03
word	station	-0.10 -0.12 -0.13 -0.10 0.10 0.05 0.07
word	stay	-0.06 0.00 -0.13 0.03 -0.11 -0.09 0.03
word	step	0.07 0.08 -0.13 -0.12 -0.13 -0.13 -0.10
word	still	-0.03 -0.01 -0.05 0.08 -0.06 -0.07 -0.09
word	stock	-0.16 -0.08 -0.13 0.16 -0.07 -0.09 -0.16
word	stop	0.02 0.05 -0.13 -0.13 -0.15 -0.09 0.01
word	strategic	0.06 -0.04 -0.14 -0.12 -0.13 -0.13 -0.03
word	street	0.02 0.00 -0.09 -0.06 0.03 -0.08 -0.02
word	strik	0.03 0.00 -0.09 -0.01 0.00 -0.03 -0.09
word	struck	0.16 -0.18 -0.12 -0.09 -0.14 0.06 -0.14
word	stunn	0.01 -0.12 -0.15 -0.13 -0.14 -0.10 0.11
word	submarin	0.12 -0.13 -0.09 -0.09 -0.14 -0.06 -0.11
word	succes	0.04 0.04 -0.12 -0.09 -0.12 -0.10 -0.10
word	suggest	-0.13 -0.04 0.07 -0.10 -0.12 -0.11 0.12
word	summit	0.08 -0.06 -0.05 -0.05 -0.06 -0.04 -0.09
word	supply	-0.13 -0.21 -0.09 0.18 -0.04 -0.07 -0.17
word	support	-0.13 -0.06 0.04 -0.12 -0.17 -0.12 0.14
word	surg	-0.02 -0.12 -0.06 0.09 -0.06 -0.05 -0.12
word	surpris	-0.04 0.07 -0.01 -0.16 -0.19 -0.15 0.03
word	surrender	-0.08 0.14 -0.05 -0.07 -0.06 -0.02 -0.12
word	suspect	-0.04 -0.13 0.10 0.03 -0.13 -0.08 -0.02
word	suspend	-0.13 -0.01 -0.14 0.15 -0.01 -0.11 -0.11
word	taco	-0.12 -0.11 -0.11 -0.11 -0.11 -0.13 0.13
word	tak	-0.04 0.07 0.00 -0.16 -0.18 -0.14 0.00
word	take	0.04 -0.04 0.09 -0.02 -0.19 -0.08 -0.08
word	takeaway	-0.14 0.16 -0.13 -0.13 -0.11 -0.12 -0.17
word	taken	-0.14 -0.01 -0.10 -0.09 -0.08 -0.07 0.08
word	talk	-0.12 0.17 -0.16 -0.05 -0.22 -0.08 -0.07
word	tanker	-0.05 -0.12 -0.17 0.15 -0.19 -0.16 -0.19
word	target	0.13 -0.21 0.10 -0.22 -0.02 0.01 -0.07
word	tell	-0.12 0.10 -0.20 -0.17 0.08 -0.15 0.04
word	ten	0.11 -0.04 -0.07 -0.05 -0.09 -0.06 -0.10
word	tension	0.14 0.01 -0.15 -0.08 -0.09 -0.11 -0.13
word	term	0.07 -0.10 -0.13 0.09 -0.12 -0.08 -0.15
word	terrify	-0.02 -0.06 -0.10 -0.08 0.00 -0.08 0.08
word	territory	-0.11 0.09 -0.09 -0.05 -0.11 -0.07 0.01
word	terrorist	-0.14 0.07 0.04 -0.09 -0.09 -0.10 0.01
word	test	-0.03 -0.14 -0.09 0.03 -0.12 -0.07 0.10
word	their	-0.02 -0.07 -0.17 -0.14 0.09 -0.11 0.10
word	them	0.08 -0.03 -0.12 -0.12 -0.12 -0.09 -0.04
word	they	-0.10 0.08 -0.07 -0.12 -0.06 -0.02 0.05
word	thousand	0.07 -0.14 -0.14 -0.11 0.10 -0.13 -0.13
word	thre	0.01 -0.07 0.06 -0.12 0.01 -0.13 0.03
word	threat	-0.08 -0.02 -0.10 -0.09 -0.13 -0.14 0.11
word	threaten	-0.08 0.04 -0.21 0.08 -0.27 -0.13 -0.03
word	through	0.12 -0.06 -0.15 -0.03 -0.15 -0.12 -0.03
word	time	0.00 0.04 -0.06 -0.07 -0.20 -0.11 0.03
word	today	-0.07 -0.07 -0.04 0.07 -0.08 -0.04 -0.05
word	told	-0.07 -0.04 -0.15 -0.11 -0.12 -0.09 0.09
word	toll	-0.17 0.03 -0.11 0.03 0.08 -0.11 -0.01
word	tonight	-0.08 -0.02 -0.14 -0.13 -0.17 -0.10 0.09
word	too	-0.09 0.09 -0.12 -0.15 -0.15 -0.07 -0.01
word	top	-0.11 0.08 0.03 -0.01 -0.16 -0.09 -0.04
word	total	-0.07 0.04 -0.10 -0.08 -0.10 -0.07 0.02
word	toward	0.02 -0.05 -0.10 -0.09 -0.10 -0.07 0.07
word	trad	-0.15 0.03 -0.11 0.12 -0.14 -0.07 -0.09
word	trader	-0.13 -0.16 0.01 0.17 -0.15 -0.12 -0.17
word	travel	-0.12 -0.12 -0.10 0.02 0.09 -0.10 -0.14
word	trigger	-0.09 -0.18 -0.14 0.09 0.00 -0.08 0.02
word	troop	0.15 -0.17 -0.13 -0.15 0.00 -0.09 0.02
word	truc	0.05 -0.04 -0.08 0.00 -0.14 -0.07 -0.13
word	tucker	-0.13 -0.15 0.06 -0.11 -0.12 -0.09 0.14
word	turn	0.06 -0.15 -0.13 0.04 -0.14 -0.10 -0.01
word	two	0.09 -0.10 -0.22 -0.06 0.03 -0.13 0.01
word	uncertainty	-0.12 -0.12 -0.11 0.03 0.05 -0.11 0.06
word	under	0.13 -0.08 -0.01 0.02 -0.19 -0.15 -0.11
word	unit	0.01 -0.02 -0.12 0.04 -0.14 -0.08 -0.01
word	unlikely	-0.07 -0.15 -0.12 0.07 0.06 -0.10 0.05
word	unrest	0.06 0.00 -0.12 -0.07 -0.07 -0.05 -0.16
word	until	0.05 -0.17 -0.13 -0.05 0.10 -0.10 0.02
word	up	0.06 -0.01 -0.11 0.06 -0.25 -0.12 -0.12
word	updat	0.07 0.04 -0.19 -0.13 -0.16 -0.10 -0.05
word	uranium	-0.11 0.14 0.00 -0.12 -0.12 -0.12 -0.12
word	urg	0.00 0.08 -0.14 0.01 0.03 -0.09 -0.20
word	urge	-0.10 0.00 -0.10 0.07 -0.09 -0.06 -0.08
word	vast	-0.06 -0.11 -0.11 -0.07 -0.10 -0.08 0.09
word	very	0.03 0.08 -0.08 -0.07 -0.08 -0.07 -0.10
word	victory	-0.15 0.06 0.07 -0.13 -0.14 -0.09 0.06
word	video	-0.01 -0.19 -0.04 -0.19 -0.07 -0.13 0.15
word	violenc	0.00 0.07 -0.14 -0.09 -0.09 -0.09 -0.13
word	violent	-0.01 0.05 -0.06 -0.05 -0.06 -0.04 -0.11
word	visit	-0.10 0.12 -0.12 -0.08 -0.10 -0.05 -0.12
word	vow	0.01 0.10 -0.14 -0.10 -0.13 -0.12 -0.15
word	vows	0.04 0.07 -0.17 -0.12 0.02 -0.12 -0.26
word	want	0.02 -0.04 -0.05 -0.10 0.07 -0.05 0.02
word	war	-0.06 -0.02 -0.05 -0.02 -0.08 -0.16 0.11
word	warn	-0.09 0.03 0.03 -0.05 0.02 0.05 -0.08
word	warning	0.05 -0.13 0.05 -0.10 -0.11 -0.12 0.11
word	wars	-0.14 0.04 -0.14 -0.10 0.07 -0.10 0.10
word	warship	0.15 -0.17 -0.13 -0.06 -0.16 -0.09 -0.17
word	watch	-0.03 0.04 -0.22 -0.11 -0.13 -0.18 0.06
word	water	0.01 -0.17 -0.18 -0.15 0.09 0.10 -0.16
word	wav	0.10 -0.08 -0.10 -0.08 -0.10 -0.09 -0.10
word	wave	0.09 -0.09 -0.07 -0.06 -0.08 -0.07 -0.10
word	way	-0.01 0.08 -0.16 -0.11 -0.13 -0.08 -0.04
word	we	0.06 0.03 -0.21 -0.21 0.04 -0.14 -0.08
word	we'r	0.09 0.09 -0.11 -0.08 -0.11 -0.09 -0.14
word	weapon	0.04 -0.03 -0.04 -0.03 -0.05 -0.01 -0.07
word	week	0.05 -0.06 0.02 -0.17 -0.23 -0.13 0.09
word	weigh	0.11 0.00 -0.12 -0.11 -0.12 -0.07 -0.12
word	western	0.04 -0.01 0.05 -0.10 -0.11 -0.12 -0.10
word	what	0.08 0.00 -0.20 -0.04 -0.01 -0.15 -0.04
word	when	-0.01 -0.06 -0.19 -0.06 -0.17 -0.12 0.09
word	wher	0.04 0.04 -0.11 -0.10 -0.12 -0.10 0.01
word	whether	0.08 -0.09 -0.09 -0.06 -0.05 -0.03 -0.08
word	which	0.00 0.10 -0.13 -0.08 -0.09 -0.09 -0.14
word	whil	0.06 -0.12 -0.15 -0.06 -0.14 -0.10 0.04
word	who	-0.19 -0.25 0.11 -0.15 0.10 -0.10 0.14
word	whol	-0.12 -0.09 -0.11 -0.10 -0.12 -0.10 0.11
word	why	0.00 -0.02 -0.01 -0.09 0.03 -0.18 0.02
word	wider	0.09 0.08 -0.10 -0.10 -0.14 -0.06 -0.07
word	will	-0.01 0.12 -0.18 -0.11 -0.08 -0.12 -0.05
word	women	-0.04 -0.07 -0.13 -0.10 0.09 -0.11 0.04
word	won't	-0.16 0.02 0.02 0.05 -0.18 -0.12 0.00
word	word	-0.10 -0.02 -0.14 -0.09 -0.10 -0.09 0.07
word	work	0.01 -0.01 0.01 0.03 -0.20 -0.16 -0.06
word	worker	0.15 -0.15 -0.16 -0.13 0.12 -0.13 -0.15
word	world	-0.09 0.09 -0.03 -0.03 -0.23 0.05 -0.11
word	worry	-0.05 -0.10 -0.07 0.01 0.06 -0.05 -0.09
word	would	0.04 -0.04 0.01 -0.01 -0.17 -0.09 -0.01
word	wound	0.06 -0.09 -0.10 -0.07 0.01 -0.07 -0.07
word	year	-0.01 -0.12 0.10 -0.04 0.03 -0.13 0.00
word	yet	0.01 -0.16 -0.17 0.09 0.01 -0.13 0.00
word	yield	-0.10 0.02 -0.04 0.07 -0.04 -0.02 -0.08
word	you	0.00 0.00 0.03 -0.14 -0.15 -0.12 0.05
word	your	0.07 -0.03 -0.09 -0.08 -0.12 -0.06 0.01
words: ,	[ally]	-0.08 -0.12 -0.08 -0.05 0.08 -0.06 0.08
words: ,	[place]	-0.03 0.10 0.03 -0.20 -0.11 -0.12 -0.05
words: ,	[region]	-0.10 0.09 -0.12 -0.08 -0.14 -0.09 -0.02
words: ,	[side]	0.05 0.02 -0.23 0.04 -0.01 -0.12 -0.14
words: ,	[usa]	0.13 -0.05 -0.15 -0.07 0.04 -0.07 -0.07
words: ,	and	-0.08 -0.16 -0.21 -0.04 0.06 -0.14 0.12
words: ,	as	0.04 -0.02 -0.01 -0.09 0.00 -0.06 -0.07
words: ,	but	-0.06 0.11 -0.12 -0.03 -0.14 -0.09 -0.13
words: ,	call	-0.05 0.01 -0.15 -0.11 -0.14 -0.11 0.03
words: ,	more	0.02 0.04 -0.15 -0.06 -0.03 -0.11 0.04
words: ,	oil	0.01 -0.14 -0.06 0.05 -0.06 -0.05 0.00
words: ,	says	-0.11 0.06 -0.17 0.05 -0.17 -0.11 0.02
words: ,	sourc	-0.12 0.02 0.05 -0.01 -0.10 -0.06 0.02
words: ,	stock	-0.06 -0.09 -0.06 0.09 -0.08 -0.07 -0.09
words: ,	the	-0.01 -0.06 -0.18 0.02 -0.18 -0.11 0.05
words: ,	top	0.01 0.05 -0.09 -0.05 -0.07 -0.04 -0.09
words: ,	worker	0.12 -0.13 -0.15 -0.11 0.13 -0.11 -0.13
words: -	live	0.01 0.02 -0.02 -0.05 -0.04 -0.01 -0.05
words: .	the	0.00 -0.14 -0.12 0.07 0.04 -0.09 -0.13
words: :	[place]	-0.05 -0.02 -0.07 -0.12 0.06 -0.06 0.02
words: :	[region]	-0.04 -0.10 -0.04 -0.02 -0.07 -0.04 0.04
words: :	[side]	0.12 0.02 -0.10 -0.14 0.01 -0.18 -0.12
words: :	[usa]	-0.03 0.16 -0.18 -0.23 -0.05 -0.13 -0.03
words: :	a	-0.13 0.00 -0.13 -0.09 -0.14 -0.10 0.10
words: :	expert	-0.04 -0.01 -0.14 -0.12 -0.10 -0.09 0.11
words: :	he	-0.13 -0.05 -0.12 -0.11 -0.11 -0.08 0.10
words: :	live	-0.02 0.01 -0.06 0.06 -0.05 -0.05 -0.09
words: :	market	-0.08 -0.03 -0.06 0.06 -0.09 -0.04 -0.08
words: :	report	0.01 -0.09 0.16 -0.19 -0.18 -0.15 -0.11
words: :	the	0.01 -0.16 0.02 -0.14 -0.15 -0.11 0.12
words: :	we	0.03 0.03 -0.14 -0.12 0.05 -0.11 -0.14
words: :	what	0.11 -0.26 -0.20 0.08 0.00 -0.10 -0.14
words: :	why	0.00 0.02 0.06 -0.13 0.05 -0.10 -0.09
words: ;	[side]	-0.04 -0.02 -0.11 -0.08 -0.09 -0.07 0.05
words: [ally]	,	-0.03 0.00 -0.13 -0.08 -0.11 -0.09 0.03
words: [ally]	and	0.07 -0.08 -0.05 -0.04 -0.05 -0.02 -0.04
words: [ally]	disarmament	-0.11 0.12 -0.13 -0.10 -0.11 -0.09 -0.10
words: [ally]	target	0.07 -0.08 -0.06 -0.04 -0.06 -0.04 -0.05
words: [number]	,	0.05 -0.07 -0.07 0.01 -0.11 -0.05 -0.07
words: [number]	[side]	-0.01 -0.01 0.02 -0.05 -0.10 -0.04 -0.06
words: [number]	days	-0.17 -0.02 -0.18 0.03 0.08 -0.14 -0.12
words: [number]	dollar	0.05 -0.08 0.05 0.01 -0.15 -0.12 -0.09
words: [number]	early	-0.08 0.08 -0.04 -0.06 -0.08 -0.04 -0.07
words: [number]	million	-0.09 -0.09 -0.12 -0.08 -0.11 0.05 0.06
words: [number]	of	0.06 -0.06 -0.09 -0.11 -0.09 -0.07 0.00
words: [number]	peopl	0.06 -0.12 -0.10 -0.09 0.08 -0.07 -0.10
words: [number]	percent	-0.05 -0.07 -0.09 0.11 -0.11 -0.07 -0.14
words: [number]	week	-0.08 0.13 -0.06 -0.09 -0.07 -0.05 -0.15
words: [number]	year	-0.01 -0.01 0.02 0.02 0.03 -0.08 -0.14
words: [place]	,	0.03 0.07 -0.24 -0.16 -0.08 -0.13 -0.09
words: [place]	:	-0.03 0.09 -0.17 -0.10 -0.09 -0.12 0.04
words: [place]	[place]	0.05 0.07 -0.11 -0.10 -0.11 -0.09 -0.12
words: [place]	[side]	-0.12 0.10 -0.09 -0.08 -0.09 -0.03 -0.08
words: [place]	after	0.06 0.02 -0.11 -0.11 -0.13 -0.09 -0.10
words: [place]	and	0.12 0.11 -0.16 -0.22 -0.27 -0.10 -0.24
words: [place]	aoun	-0.09 0.09 -0.05 -0.07 -0.07 -0.03 -0.07
words: [place]	arm	0.08 -0.13 -0.10 -0.12 0.06 -0.10 -0.06
words: [place]	army	-0.08 0.11 -0.07 -0.08 -0.10 -0.05 -0.11
words: [place]	as	0.09 -0.04 -0.13 -0.12 0.08 -0.11 -0.20
words: [place]	call	-0.07 0.05 -0.10 -0.09 0.05 -0.08 -0.11
words: [place]	condemn	-0.09 0.12 -0.10 -0.09 -0.13 -0.09 -0.12
words: [place]	gas	-0.06 0.03 -0.12 0.06 -0.13 -0.12 -0.11
words: [place]	has	-0.06 -0.02 -0.01 -0.06 0.10 -0.08 -0.15
words: [place]	is	-0.13 0.10 -0.11 -0.02 -0.12 -0.06 -0.04
words: [place]	leader	-0.11 0.05 -0.07 -0.03 -0.09 -0.06 0.06
words: [place]	negotiator	-0.12 0.11 -0.07 -0.08 -0.12 -0.07 -0.11
words: [place]	on	-0.07 0.05 -0.10 -0.04 -0.11 -0.07 0.05
words: [place]	pm	-0.15 0.15 -0.16 -0.06 -0.17 -0.12 -0.07
words: [place]	says	-0.07 0.13 -0.18 -0.15 0.00 -0.14 -0.22
words: [place]	speak	-0.14 0.05 -0.13 0.01 0.07 -0.10 -0.11
words: [place]	threaten	-0.12 0.12 -0.08 -0.10 -0.14 -0.08 -0.10
words: [place]	to	-0.09 -0.03 -0.16 -0.05 0.11 -0.11 0.02
words: [place]	too	-0.10 0.10 -0.07 -0.08 -0.12 -0.06 -0.08
words: [place]	urg	-0.08 0.00 -0.10 -0.08 0.06 -0.09 -0.12
words: [place]	warn	-0.06 0.05 -0.10 0.02 -0.10 -0.07 -0.10
words: [region]	,	-0.07 0.03 -0.10 0.04 -0.13 -0.08 -0.15
words: [region]	.	0.01 0.02 -0.10 -0.01 -0.09 -0.06 -0.11
words: [region]	:	-0.03 -0.03 -0.08 -0.08 0.08 -0.08 -0.02
words: [region]	amid	0.12 -0.16 -0.12 0.02 -0.13 -0.10 -0.15
words: [region]	as	0.12 -0.13 -0.09 -0.06 -0.11 -0.08 -0.10
words: [region]	blockad	0.01 -0.13 -0.07 -0.07 0.07 -0.08 -0.08
words: [region]	conflict	-0.18 -0.15 -0.13 0.11 0.03 -0.10 -0.03
words: [region]	crisi	-0.09 0.03 -0.05 0.04 -0.10 -0.05 -0.09
words: [region]	disruption	-0.12 -0.14 -0.09 0.13 -0.12 -0.08 -0.10
words: [region]	gas	-0.09 -0.09 -0.03 0.09 -0.07 -0.04 -0.05
words: [region]	leader	-0.09 0.09 -0.08 0.03 -0.09 -0.07 -0.13
words: [region]	oil	0.10 -0.14 -0.06 -0.11 -0.09 -0.06 0.00
words: [region]	tension	0.06 -0.10 -0.07 0.01 -0.09 -0.07 0.03
words: [side]	,	0.08 0.00 -0.05 -0.16 -0.03 -0.15 0.03
words: [side]	-	-0.02 -0.02 -0.10 -0.07 -0.11 -0.08 0.07
words: [side]	.	0.06 0.03 0.01 -0.07 -0.10 -0.05 -0.08
words: [side]	:	0.05 0.01 -0.07 -0.08 -0.24 -0.13 0.00
words: [side]	;	-0.07 0.09 -0.06 0.00 -0.09 -0.04 -0.12
words: [side]	?	-0.01 0.03 0.01 -0.18 -0.24 -0.14 0.07
words: [side]	[place]	-0.04 0.08 -0.08 -0.07 -0.09 -0.06 -0.08
words: [side]	[side]	-0.05 -0.02 0.01 0.02 -0.19 -0.02 0.03
words: [side]	[usa]	0.06 -0.03 -0.12 -0.10 -0.12 -0.08 0.01
words: [side]	addres	-0.14 -0.02 -0.15 -0.11 -0.15 -0.14 0.08
words: [side]	after	0.04 0.02 -0.19 -0.07 0.02 -0.17 -0.08
words: [side]	against	-0.11 -0.01 0.05 -0.06 -0.08 -0.08 -0.10
words: [side]	agent	-0.09 -0.10 0.10 -0.09 -0.11 -0.11 -0.10
words: [side]	aggression	-0.09 0.10 -0.09 -0.08 -0.11 -0.09 -0.08
words: [side]	agre	-0.09 0.04 -0.07 0.02 -0.07 -0.07 -0.12
words: [side]	air	0.08 -0.11 0.02 -0.10 -0.03 -0.11 -0.02
words: [side]	airstrik	-0.04 -0.03 -0.13 0.03 0.01 -0.08 0.01
words: [side]	amid	-0.01 -0.14 0.02 -0.09 0.04 0.04 -0.06
words: [side]	and	0.10 0.07 -0.18 -0.06 -0.26 -0.15 -0.12
words: [side]	are	0.12 -0.12 -0.11 -0.09 -0.12 -0.09 -0.11
words: [side]	army	0.12 -0.11 -0.09 -0.07 -0.09 -0.05 -0.10
words: [side]	as	-0.01 0.06 -0.24 -0.24 0.06 -0.03 -0.11
words: [side]	attack	-0.01 -0.02 -0.23 0.08 -0.10 -0.13 -0.03
words: [side]	back	0.05 0.12 -0.11 -0.08 -0.08 -0.09 -0.12
words: [side]	ballistic	0.06 -0.09 -0.11 -0.08 -0.11 -0.10 0.01
words: [side]	bomb	0.03 0.04 -0.15 0.02 -0.20 -0.11 -0.05
words: [side]	call	-0.07 -0.02 -0.14 -0.07 0.05 -0.09 0.03
words: [side]	ceasefir	-0.26 -0.08 -0.02 0.08 -0.19 -0.10 0.08
words: [side]	claim	-0.02 0.01 0.01 -0.01 -0.11 0.02 -0.11
words: [side]	confirm	0.01 0.06 -0.07 -0.03 -0.08 -0.03 -0.09
words: [side]	conflict	-0.07 0.01 -0.07 0.10 -0.12 0.01 -0.18
words: [side]	could	-0.01 -0.11 -0.11 0.09 -0.11 -0.06 -0.12
words: [side]	crisi	-0.11 -0.06 -0.11 0.07 -0.12 -0.10 0.01
words: [side]	deadlin	-0.12 0.05 -0.12 -0.11 -0.14 -0.14 0.01
words: [side]	defens	0.10 -0.17 0.09 -0.09 -0.17 -0.15 -0.10
words: [side]	dron	-0.01 -0.11 -0.13 0.05 0.04 -0.11 -0.12
words: [side]	economy	-0.04 -0.14 -0.15 0.13 -0.13 -0.14 -0.12
words: [side]	evacuation	0.01 0.05 -0.07 -0.02 0.04 -0.07 -0.13
words: [side]	execut	-0.09 -0.09 0.09 -0.09 0.06 -0.10 -0.11
words: [side]	fir	0.04 -0.01 -0.11 -0.08 -0.15 -0.09 0.08
words: [side]	fm	-0.05 0.07 -0.10 -0.05 -0.07 -0.06 -0.08
words: [side]	for	-0.08 0.05 0.07 -0.10 -0.12 -0.10 -0.01
words: [side]	gas	-0.07 0.09 -0.14 -0.02 -0.13 -0.09 -0.15
words: [side]	has	0.05 -0.05 0.08 -0.12 -0.16 -0.10 -0.04
words: [side]	hits	0.14 -0.09 -0.14 0.02 -0.15 -0.09 -0.14
words: [side]	if	0.05 0.00 -0.10 0.03 -0.09 -0.08 -0.03
words: [side]	in	0.12 0.01 0.00 -0.09 -0.19 -0.10 -0.16
words: [side]	intercept	0.00 -0.07 -0.08 -0.06 -0.09 -0.07 0.07
words: [side]	is	0.05 0.12 -0.19 -0.16 -0.15 -0.14 -0.12
words: [side]	jets	0.02 -0.10 -0.08 0.03 -0.12 -0.05 -0.08
words: [side]	kill	0.12 -0.06 -0.15 -0.08 0.04 -0.06 -0.17
words: [side]	latest	0.06 0.11 -0.11 -0.10 -0.10 -0.09 -0.13
words: [side]	launch	0.12 -0.24 -0.13 0.05 -0.07 -0.10 -0.26
words: [side]	leader	-0.16 0.12 -0.12 -0.08 -0.12 -0.09 -0.06
words: [side]	military	0.04 0.00 -0.16 -0.11 0.00 -0.12 -0.02
words: [side]	minister	-0.10 0.06 0.03 -0.06 -0.08 -0.09 -0.11
words: [side]	missil	-0.02 0.00 -0.02 -0.10 0.08 -0.12 -0.17
words: [side]	nuclear	-0.05 0.03 -0.02 0.00 -0.12 -0.07 0.06
words: [side]	of	-0.02 0.06 -0.12 -0.05 -0.07 -0.04 -0.11
words: [side]	official	-0.09 0.14 -0.17 -0.11 -0.13 -0.07 -0.14
words: [side]	oil	0.00 0.06 -0.13 -0.02 -0.13 -0.11 -0.14
words: [side]	on	-0.08 0.14 -0.15 -0.08 -0.12 -0.09 -0.14
words: [side]	podcast	0.05 -0.04 -0.09 -0.06 0.01 -0.06 0.02
words: [side]	port	-0.02 -0.05 -0.10 0.06 -0.11 -0.09 -0.08
words: [side]	protest	-0.13 0.08 -0.04 -0.12 -0.15 -0.13 0.06
words: [side]	protester	-0.04 0.09 -0.10 -0.06 -0.08 -0.04 -0.15
words: [side]	respond	0.04 0.00 -0.11 -0.03 0.01 -0.08 -0.01
words: [side]	retaliat	0.09 -0.07 -0.10 -0.01 -0.13 -0.07 -0.14
words: [side]	retaliation	0.08 0.00 -0.10 -0.11 -0.01 -0.09 -0.19
words: [side]	says	0.11 0.04 -0.07 -0.17 -0.11 -0.11 -0.24
words: [side]	seiz	-0.13 -0.15 0.07 0.08 -0.01 -0.16 -0.01
words: [side]	ship	0.09 -0.11 -0.06 -0.08 -0.13 -0.06 -0.06
words: [side]	speech	-0.12 0.06 -0.14 0.01 -0.11 -0.12 0.04
words: [side]	spy	-0.09 -0.11 0.11 -0.09 -0.12 -0.11 -0.10
words: [side]	start	-0.02 0.02 -0.11 -0.08 -0.08 -0.08 0.04
words: [side]	stat	0.08 -0.02 -0.10 -0.03 -0.12 -0.05 -0.13
words: [side]	strik	0.05 -0.06 -0.02 -0.03 -0.05 -0.15 0.04
words: [side]	talk	-0.17 0.17 -0.11 -0.11 -0.13 -0.05 -0.16
words: [side]	target	0.08 0.04 -0.09 -0.11 0.02 -0.09 -0.11
words: [side]	tension	0.15 -0.04 -0.10 -0.10 -0.14 -0.08 -0.16
words: [side]	that	-0.07 -0.02 0.05 -0.08 -0.10 -0.09 0.05
words: [side]	threat	-0.10 -0.18 -0.18 0.06 -0.16 -0.18 0.13
words: [side]	threaten	-0.02 -0.11 -0.11 -0.06 -0.11 -0.10 0.07
words: [side]	to	-0.15 0.15 -0.22 -0.14 0.04 -0.12 -0.03
words: [side]	top	-0.01 0.03 -0.11 -0.05 -0.08 -0.07 0.03
words: [side]	vows	-0.05 0.07 -0.16 -0.10 0.04 -0.12 -0.17
words: [side]	war	-0.16 -0.06 -0.06 0.10 -0.07 -0.14 0.08
words: [side]	warn	-0.09 0.07 -0.01 0.03 0.02 -0.15 -0.12
words: [side]	warship	0.08 -0.12 -0.10 0.02 -0.12 -0.06 -0.13
words: [side]	will	-0.06 0.11 -0.14 -0.09 -0.14 -0.10 -0.13
words: [side]	with	0.16 -0.14 -0.02 -0.14 -0.14 -0.08 -0.02
words: [side]	won't	-0.07 0.09 -0.11 -0.10 -0.10 -0.08 0.03
words: [usa]	,	-0.14 0.11 -0.17 -0.07 0.02 -0.10 -0.04
words: [usa]	:	-0.05 0.10 0.05 -0.13 -0.02 -0.10 -0.18
words: [usa]	[region]	-0.03 -0.11 -0.11 0.02 -0.12 -0.09 0.04
words: [usa]	[side]	-0.10 -0.13 -0.11 0.13 0.05 -0.13 0.04
words: [usa]	admin	-0.14 -0.17 -0.15 -0.12 -0.14 -0.12 0.17
words: [usa]	after	0.11 -0.03 -0.07 -0.03 -0.08 -0.05 -0.10
words: [usa]	agre	-0.03 -0.02 -0.06 0.00 -0.09 -0.05 0.00
words: [usa]	and	-0.07 -0.02 0.03 -0.02 -0.11 -0.12 0.02
words: [usa]	announc	0.06 -0.03 -0.08 -0.11 0.05 -0.07 -0.04
words: [usa]	as	0.05 -0.01 -0.17 -0.16 -0.16 -0.12 0.03
words: [usa]	attack	-0.02 -0.11 -0.15 -0.04 0.06 -0.11 0.04
words: [usa]	back	0.03 0.04 -0.10 0.09 -0.10 -0.08 -0.15
words: [usa]	bas	0.04 -0.04 -0.10 0.03 -0.10 -0.05 -0.17
words: [usa]	base	0.13 -0.12 -0.12 -0.10 -0.13 -0.06 -0.14
words: [usa]	blockad	0.02 0.04 -0.09 0.02 -0.12 -0.07 -0.10
words: [usa]	call	0.11 0.06 -0.08 -0.03 -0.08 -0.07 -0.15
words: [usa]	can	0.00 -0.02 0.06 -0.11 -0.09 -0.08 0.01
words: [usa]	ceasefir	-0.13 0.01 -0.13 -0.14 -0.13 -0.12 0.04
words: [usa]	claim	-0.01 0.13 -0.18 -0.16 -0.15 -0.14 -0.18
words: [usa]	clos	-0.07 0.06 -0.12 0.06 -0.12 -0.10 -0.12
words: [usa]	confirm	0.12 0.09 -0.12 -0.10 -0.15 -0.09 -0.18
words: [usa]	declar	0.11 0.06 -0.11 0.00 -0.08 -0.05 -0.19
words: [usa]	fac	-0.05 -0.10 -0.11 -0.08 -0.08 -0.08 0.10
words: [usa]	for	0.01 0.00 -0.12 -0.10 -0.10 -0.08 0.03
words: [usa]	has	0.04 -0.05 -0.09 -0.10 -0.12 -0.08 0.03
words: [usa]	have	-0.13 0.00 -0.14 -0.08 -0.08 -0.09 0.09
words: [usa]	in	0.04 -0.10 0.04 -0.10 0.03 -0.08 0.01
words: [usa]	intervention	0.02 -0.06 -0.11 -0.08 -0.10 -0.06 0.04
words: [usa]	is	0.11 0.03 -0.05 -0.16 -0.20 -0.10 -0.07
words: [usa]	issu	0.00 0.09 -0.09 -0.07 -0.10 -0.09 -0.10
words: [usa]	kill	0.11 -0.09 -0.10 -0.09 -0.12 -0.05 -0.12
words: [usa]	launch	0.09 -0.14 -0.13 -0.12 0.04 -0.09 0.00
words: [usa]	leav	-0.12 0.12 -0.10 -0.10 -0.10 -0.07 -0.11
words: [usa]	of	-0.04 0.05 0.05 -0.09 -0.12 -0.07 -0.06
words: [usa]	official	-0.02 0.01 0.03 -0.14 0.00 -0.13 -0.02
words: [usa]	on	-0.17 0.09 0.05 -0.12 -0.14 -0.11 -0.02
words: [usa]	over	-0.05 0.11 -0.13 -0.08 -0.09 -0.09 -0.09
words: [usa]	post	-0.15 -0.03 0.07 -0.11 -0.14 -0.10 0.11
words: [usa]	ready	0.04 -0.01 -0.08 -0.06 -0.08 -0.05 -0.11
words: [usa]	respons	-0.08 0.09 -0.10 -0.08 -0.10 -0.09 -0.01
words: [usa]	said	0.00 0.06 -0.11 -0.08 0.07 -0.05 -0.11
words: [usa]	says	0.13 0.14 -0.19 -0.13 -0.10 -0.08 -0.27
words: [usa]	send	0.09 -0.01 -0.14 -0.13 -0.12 -0.13 -0.13
words: [usa]	signal	0.07 -0.08 -0.06 0.02 -0.06 -0.04 -0.08
words: [usa]	speech	-0.15 -0.05 -0.15 0.06 -0.14 -0.13 0.01
words: [usa]	strik	-0.02 0.02 -0.03 0.06 0.01 -0.11 -0.18
words: [usa]	submarin	0.09 -0.09 -0.09 -0.08 -0.09 -0.05 -0.07
words: [usa]	suspend	0.02 0.06 -0.12 0.03 -0.13 -0.09 -0.14
words: [usa]	tell	0.03 0.14 -0.16 -0.03 -0.18 -0.15 -0.14
words: [usa]	threat	-0.04 -0.06 -0.18 -0.04 0.01 -0.11 0.07
words: [usa]	threaten	0.01 -0.02 -0.19 0.04 -0.20 -0.14 -0.02
words: [usa]	to	-0.11 0.13 -0.18 -0.10 -0.18 -0.09 0.01
words: [usa]	urg	0.07 0.11 -0.12 0.04 -0.14 -0.07 -0.15
words: [usa]	vows	0.08 0.09 -0.08 -0.09 -0.11 -0.06 -0.15
words: [usa]	war	-0.04 -0.14 -0.17 -0.03 0.04 -0.10 0.06
words: [usa]	warn	0.01 0.06 0.04 -0.12 -0.13 -0.10 -0.09
words: [usa]	weigh	0.11 0.01 -0.12 -0.10 -0.12 -0.07 -0.13
words: [usa]	will	0.06 -0.04 -0.09 -0.02 -0.13 -0.06 0.01
words: [usa]	with	-0.13 0.00 0.05 -0.10 -0.11 0.07 0.08
words: a	new	0.03 0.00 -0.13 -0.11 -0.09 -0.11 0.05
words: a	war	0.00 0.03 -0.13 -0.12 -0.13 -0.10 -0.01
words: about	[side]	-0.18 0.12 0.02 -0.17 -0.15 -0.13 0.02
words: about	the	0.03 -0.08 -0.10 -0.02 -0.11 -0.07 0.03
words: accus	[usa]	-0.05 0.05 0.05 -0.09 -0.11 -0.07 -0.05
words: acros	[side]	-0.06 -0.13 -0.15 -0.07 0.02 0.07 -0.06
words: acros	the	-0.09 -0.11 -0.08 0.06 0.06 0.05 -0.03
words: addres	:	-0.13 -0.03 -0.14 -0.12 -0.13 -0.11 0.09
words: after	[place]	-0.01 0.07 -0.07 -0.07 -0.08 -0.04 -0.11
words: after	[side]	-0.08 -0.03 -0.04 0.13 -0.03 -0.11 -0.18
words: after	[usa]	0.01 -0.21 -0.07 0.12 0.08 -0.10 -0.10
words: after	attack	-0.14 0.03 -0.14 0.03 -0.17 -0.11 0.04
words: after	strik	0.12 -0.06 -0.10 -0.08 -0.16 -0.08 -0.06
words: against	[side]	0.11 0.01 -0.04 -0.14 -0.26 -0.13 -0.12
words: against	[usa]	-0.12 -0.10 -0.13 -0.08 -0.09 -0.08 0.11
words: agre	to	-0.10 0.09 -0.11 -0.05 -0.14 -0.11 -0.05
words: ahead	of	0.03 -0.14 -0.02 0.02 -0.02 -0.10 0.05
words: air	defenc	0.04 -0.12 -0.12 -0.09 0.03 -0.10 0.02
words: air	raid	0.00 -0.08 -0.10 -0.05 0.06 -0.07 -0.08
words: air	strik	0.05 -0.02 -0.06 0.01 0.01 -0.04 -0.13
words: al	jazeera	0.03 0.04 -0.10 -0.10 0.02 -0.09 -0.13
words: all	in	-0.11 -0.09 -0.11 -0.07 -0.09 -0.07 0.10
words: all	out	0.08 -0.09 -0.05 -0.06 -0.05 -0.02 -0.08
words: amid	[side]	-0.12 -0.08 -0.17 0.01 0.02 -0.11 0.05
words: amid	[usa]	0.08 -0.13 -0.10 0.01 -0.10 -0.08 -0.13
words: amid	grow	0.11 -0.13 -0.10 -0.07 -0.11 -0.07 -0.09
words: and	[place]	0.05 0.03 -0.16 0.00 -0.24 -0.09 -0.15
words: and	[region]	-0.10 -0.11 -0.09 0.13 0.05 -0.08 -0.15
words: and	[side]	0.04 0.06 -0.04 -0.04 -0.10 -0.11 -0.11
words: and	[usa]	-0.13 0.08 0.03 -0.07 -0.16 -0.08 -0.03
words: and	gas	0.08 -0.02 -0.07 -0.09 -0.09 -0.07 -0.08
words: and	hama	0.07 -0.08 -0.05 -0.04 -0.05 -0.02 -0.04
words: and	hits	0.02 0.03 -0.09 0.05 -0.09 -0.07 -0.10
words: and	load	0.11 -0.07 -0.09 -0.08 -0.07 -0.06 -0.13
words: and	ongo	0.09 -0.08 -0.07 -0.06 0.02 -0.06 -0.14
words: and	the	0.15 -0.14 -0.18 -0.19 -0.19 -0.14 0.03
words: and	why	-0.04 -0.15 0.06 0.07 -0.10 -0.09 0.02
words: announc	massiv	0.11 -0.03 -0.08 -0.07 -0.10 -0.06 -0.15
words: are	[usa]	-0.11 0.14 -0.09 -0.09 -0.09 -0.06 -0.15
words: are	the	-0.06 0.00 0.05 -0.10 -0.12 -0.08 0.10
words: arm	forc	0.13 -0.01 -0.12 -0.11 -0.16 -0.10 -0.11
words: army	chief	0.04 0.07 -0.09 -0.09 -0.11 -0.05 -0.12
words: army	says	0.07 0.02 -0.11 -0.09 -0.12 -0.08 -0.10
words: arriv	in	0.05 -0.02 -0.08 -0.09 0.04 -0.06 -0.12
words: as	[place]	0.01 0.04 -0.11 -0.03 0.01 -0.10 -0.05
words: as	[region]	0.01 -0.17 -0.08 0.02 0.04 -0.07 -0.15
words: as	[side]	0.05 -0.15 -0.23 0.06 0.04 -0.16 -0.06
words: as	[usa]	-0.05 -0.13 -0.07 0.09 0.09 -0.12 -0.08
words: as	a	0.02 0.16 -0.13 -0.10 -0.11 -0.08 -0.09
words: as	conflict	0.08 -0.12 -0.11 0.02 -0.12 -0.10 -0.13
words: as	he	-0.01 0.05 -0.15 -0.12 -0.13 -0.08 0.00
words: as	it	-0.01 -0.04 0.04 -0.04 -0.12 -0.09 -0.07
words: as	missil	0.09 -0.10 -0.09 -0.06 0.03 -0.11 -0.11
words: as	oil	0.04 -0.02 -0.08 0.01 -0.13 -0.08 -0.07
words: as	protest	0.06 0.02 -0.01 -0.11 -0.12 -0.08 -0.18
words: as	tension	0.06 0.06 -0.11 -0.09 0.05 -0.09 -0.11
words: as	war	-0.03 0.03 -0.07 -0.04 0.03 -0.06 -0.07
words: assault	on	0.04 -0.03 -0.02 -0.03 -0.05 -0.01 -0.07
words: at	[side]	0.08 -0.08 -0.08 -0.12 -0.21 -0.12 0.05
words: at	[usa]	-0.04 -0.07 -0.14 0.04 -0.13 -0.12 0.06
words: at	least	0.11 -0.13 -0.11 -0.03 -0.16 -0.09 -0.12
words: attack	,	-0.04 -0.12 -0.06 0.09 0.05 -0.05 -0.11
words: attack	:	-0.05 0.06 -0.11 -0.09 -0.13 -0.09 0.06
words: attack	?	-0.03 -0.01 -0.11 -0.10 -0.11 -0.07 0.07
words: attack	[side]	0.13 -0.06 -0.13 -0.04 -0.19 -0.08 -0.06
words: attack	[usa]	-0.04 -0.03 -0.10 0.05 -0.11 -0.05 -0.07
words: attack	against	0.09 -0.04 -0.11 -0.08 -0.14 -0.09 -0.13
words: attack	in	0.08 -0.13 -0.11 -0.09 0.04 -0.08 -0.08
words: attack	on	-0.12 0.12 -0.08 -0.03 -0.16 -0.13 0.05
words: attempt	to	-0.02 0.05 0.04 -0.11 -0.14 -0.13 -0.14
words: back	at	0.02 0.01 -0.12 -0.04 -0.11 -0.08 0.02
words: back	down	-0.08 0.02 -0.12 -0.10 -0.12 -0.08 0.03
words: back	with	-0.06 0.01 -0.05 0.07 -0.07 -0.02 -0.02
words: balanc	of	-0.07 0.16 -0.09 -0.06 -0.12 -0.07 0.12
words: ballistic	missil	0.12 -0.15 -0.17 -0.10 -0.19 -0.13 0.04
words: base	in	0.07 -0.13 0.05 -0.11 -0.15 -0.06 -0.15
words: be	target	-0.05 -0.05 0.07 -0.11 0.03 -0.11 -0.03
words: below	[number]	-0.04 -0.05 -0.04 0.06 -0.03 -0.02 -0.05
words: between	[place]	0.01 0.05 -0.06 -0.06 -0.08 -0.07 -0.08
words: between	[side]	0.01 0.07 -0.18 -0.13 -0.16 -0.14 0.01
words: between	the	-0.14 0.02 -0.09 -0.08 -0.09 -0.04 0.03
words: blam	[usa]	0.03 0.01 -0.13 -0.08 -0.08 -0.08 0.01
words: block	in	0.10 -0.06 -0.08 -0.06 -0.12 -0.06 -0.08
words: bloomberg	daybreak	-0.04 0.05 -0.09 -0.07 0.07 -0.06 -0.02
words: bomb	[side]	0.00 0.04 -0.13 -0.12 0.06 -0.11 -0.11
words: brac	for	-0.07 -0.16 -0.13 0.06 0.07 -0.10 -0.07
words: break	:	0.09 0.03 0.06 -0.10 -0.15 -0.11 -0.16
words: by	[place]	-0.10 0.01 -0.09 -0.09 -0.12 -0.06 0.11
words: by	[side]	-0.11 -0.06 -0.22 -0.08 0.12 -0.14 0.06
words: by	[usa]	-0.13 0.17 -0.06 -0.09 -0.16 -0.13 -0.17
words: call	for	-0.12 0.09 -0.16 -0.10 0.04 -0.09 -0.02
words: call	on	0.07 -0.05 -0.13 -0.12 -0.16 -0.10 0.03
words: can	[side]	0.10 -0.09 -0.16 0.02 -0.13 -0.14 -0.14
words: canadian	in	-0.07 -0.02 -0.08 -0.07 0.09 -0.07 -0.12
words: ceas	fire	0.07 -0.10 -0.07 -0.09 0.07 -0.05 -0.11
words: ceasefir	,	0.05 0.05 -0.05 -0.08 -0.07 -0.04 -0.15
words: ceasefir	as	-0.10 0.00 -0.05 -0.10 -0.07 -0.03 0.04
words: ceasefir	between	-0.01 0.09 -0.09 -0.09 -0.09 -0.09 -0.12
words: ceasefir	deal	-0.14 0.02 -0.09 0.00 -0.12 -0.08 0.03
words: ceasefir	with	-0.17 -0.07 -0.13 -0.11 -0.16 -0.11 0.11
words: claim	[side]	-0.13 0.00 0.05 -0.10 -0.11 0.05 -0.01
words: claim	it	0.11 -0.12 0.01 -0.09 -0.12 -0.11 -0.01
words: clos	to	0.01 0.01 -0.02 -0.02 -0.08 -0.11 -0.03
words: combat	operation	0.11 0.09 -0.12 -0.12 -0.15 -0.09 -0.24
words: come	to	-0.07 0.10 -0.02 -0.04 -0.05 -0.02 -0.06
words: condemn	[side]	-0.09 0.17 -0.14 -0.16 -0.20 -0.11 -0.19
words: condemn	[usa]	-0.09 0.02 -0.14 -0.10 -0.13 -0.10 0.07
words: conflict	,	-0.06 0.05 -0.09 0.03 -0.09 -0.06 0.03
words: conflict	threaten	-0.06 -0.07 -0.04 0.07 -0.06 -0.05 -0.07
words: could	be	-0.13 0.03 -0.09 0.08 -0.07 -0.05 -0.02
words: cut	off	-0.07 0.04 -0.13 -0.09 0.08 -0.14 -0.11
words: day	[number]	0.09 -0.10 -0.11 -0.12 -0.10 -0.07 -0.02
words: day	ceasefir	0.06 0.01 -0.05 -0.06 -0.07 -0.05 -0.11
words: dead	,	0.02 -0.10 -0.09 -0.07 0.04 -0.08 -0.12
words: dead	after	0.12 -0.11 -0.09 -0.10 -0.13 -0.09 -0.12
words: deadlin	loom	-0.14 -0.14 -0.15 -0.13 0.12 -0.15 0.08
words: deal	,	-0.12 0.11 -0.10 -0.09 -0.12 -0.10 -0.10
words: deal	to	0.08 -0.11 -0.07 0.07 -0.07 -0.07 -0.09
words: deal	with	-0.08 0.10 -0.07 0.04 -0.07 -0.05 -0.14
words: defens	official	-0.12 -0.12 0.10 -0.10 -0.13 -0.16 -0.04
words: destroy	[side]	0.00 -0.13 -0.15 0.00 -0.15 -0.12 0.09
words: did	not	-0.09 0.13 -0.10 -0.11 -0.15 -0.06 -0.15
words: dollar	as	-0.08 -0.08 -0.08 0.09 -0.07 -0.06 -0.08
words: dollar	million	-0.11 0.03 0.11 0.02 -0.11 -0.12 0.02
words: down	,	-0.01 0.00 -0.07 -0.02 -0.11 -0.05 0.07
words: dozen	kill	-0.07 0.03 -0.06 -0.04 0.06 -0.05 -0.06
words: dron	hits	0.05 -0.03 -0.08 0.06 -0.09 -0.04 -0.09
words: dron	strik	0.01 0.07 -0.09 -0.11 -0.12 -0.09 -0.08
words: due	to	-0.11 0.03 -0.10 -0.03 0.04 -0.07 0.02
words: dur	[side]	-0.18 0.08 -0.15 -0.11 0.09 -0.12 -0.09
words: early	as	-0.06 0.05 -0.03 -0.04 -0.05 -0.03 -0.04
words: even	as	-0.03 -0.07 -0.06 -0.04 -0.06 -0.03 0.08
words: exchang	threat	-0.13 0.11 -0.07 -0.04 -0.04 -0.04 -0.09
words: explainer	:	0.11 -0.11 -0.12 -0.08 -0.09 -0.09 -0.11
words: explosion	heard	0.03 0.04 -0.07 -0.06 -0.12 -0.06 -0.12
words: explosion	in	-0.01 -0.12 -0.08 -0.09 -0.01 -0.08 0.07
words: fail	to	-0.11 0.00 0.06 -0.08 -0.09 -0.04 0.04
words: fighter	jet	0.03 0.01 -0.13 -0.02 -0.13 -0.06 -0.11
words: fir	missil	0.08 -0.07 -0.07 -0.06 -0.08 -0.04 -0.08
words: first	time	0.03 -0.03 0.03 0.01 -0.13 -0.06 -0.06
words: follow	[side]	-0.09 -0.01 -0.11 0.04 -0.09 -0.09 0.04
words: for	[number]	0.03 -0.13 -0.14 0.11 -0.14 -0.11 -0.13
words: for	[place]	0.04 -0.02 -0.10 0.02 -0.12 -0.07 -0.10
words: for	[region]	0.00 0.08 -0.12 0.01 -0.12 -0.12 -0.13
words: for	[side]	-0.07 -0.19 0.14 -0.03 0.01 -0.19 0.03
words: for	[usa]	-0.09 0.12 -0.13 -0.16 0.03 -0.11 0.03
words: for	a	-0.01 0.07 -0.08 -0.01 -0.12 -0.06 -0.15
words: for	ceasefir	0.05 0.04 -0.10 -0.10 -0.14 -0.11 -0.05
words: for	first	0.03 -0.03 0.05 0.04 -0.10 -0.04 -0.13
words: for	him	-0.07 -0.09 -0.13 -0.10 -0.11 -0.10 0.12
words: for	market	-0.10 -0.09 -0.05 0.03 -0.06 -0.04 0.08
words: for	the	0.04 0.04 -0.18 -0.14 -0.18 -0.11 0.04
words: for	war	0.15 -0.04 -0.15 -0.10 -0.12 -0.09 -0.08
words: forc	majeur	-0.11 -0.12 -0.09 0.11 -0.10 -0.09 -0.11
words: former	[side]	-0.13 0.10 -0.16 -0.10 -0.11 -0.11 0.14
words: from	[side]	-0.01 0.01 0.01 -0.02 -0.08 -0.17 -0.17
words: from	[usa]	-0.04 0.02 0.02 -0.11 -0.13 -0.11 0.01
words: from	the	0.12 -0.05 -0.13 -0.06 -0.17 -0.11 -0.14
words: g	[number]	-0.14 0.14 -0.08 -0.10 -0.14 -0.06 -0.17
words: gas	facility	0.10 -0.14 -0.09 0.00 -0.12 -0.10 -0.09
words: gas	field	-0.08 0.14 -0.17 -0.10 -0.16 -0.10 -0.18
words: gas	pric	-0.13 -0.02 -0.09 0.10 -0.11 -0.07 -0.06
words: go	to	0.04 0.06 -0.10 -0.09 -0.10 -0.08 -0.04
words: hama	target	0.08 -0.09 -0.04 -0.03 -0.05 -0.01 -0.04
words: happen	on	0.09 -0.10 -0.11 -0.12 -0.10 -0.07 -0.02
words: has	been	0.02 -0.15 0.05 -0.11 0.05 -0.13 -0.05
words: has	taken	-0.12 0.10 -0.08 -0.07 -0.07 -0.05 -0.08
words: have	to	-0.11 0.11 -0.09 -0.10 -0.09 -0.07 -0.09
words: help	[side]	-0.07 -0.06 -0.05 -0.08 0.06 -0.08 0.02
words: hit	[side]	-0.07 -0.13 -0.08 0.07 0.07 -0.08 -0.13
words: hit	by	0.13 -0.13 -0.11 -0.10 -0.02 -0.09 -0.06
words: hits	[place]	0.03 -0.14 -0.11 0.08 -0.13 -0.10 -0.10
words: hits	[side]	0.07 -0.13 -0.11 0.05 -0.11 -0.08 -0.09
words: hits	[usa]	-0.13 0.02 -0.13 0.05 -0.12 -0.10 0.06
words: hits	back	0.10 0.00 -0.13 -0.01 -0.13 -0.08 -0.15
words: how	[side]	0.08 -0.13 -0.16 -0.12 0.04 -0.12 0.05
words: how	the	0.00 -0.13 -0.10 0.07 -0.11 -0.08 -0.04
words: hundred	of	0.09 -0.09 -0.11 -0.07 -0.12 -0.08 -0.06
words: if	[side]	-0.03 0.07 -0.08 0.08 -0.11 -0.05 -0.16
words: if	[usa]	-0.06 0.03 -0.15 -0.14 -0.14 -0.14 0.04
words: imag	show	0.02 -0.14 0.08 -0.13 0.05 -0.13 -0.13
words: imminent	threat	0.10 -0.11 0.06 -0.06 -0.07 -0.06 -0.07
words: in	[ally]	0.06 0.01 -0.10 -0.07 -0.09 -0.07 -0.08
words: in	[place]	0.15 -0.12 -0.01 -0.09 0.09 -0.16 -0.19
words: in	[region]	0.01 -0.12 -0.22 0.09 0.01 -0.17 -0.15
words: in	[side]	0.12 -0.19 -0.14 -0.34 0.11 -0.07 0.13
words: in	[usa]	-0.10 0.10 0.04 -0.12 -0.15 -0.06 -0.06
words: in	a	-0.01 0.07 -0.09 -0.12 -0.10 -0.07 0.04
words: in	full	0.05 0.09 -0.09 -0.10 -0.08 -0.05 -0.02
words: in	on	-0.13 -0.16 0.00 0.01 -0.14 0.05 0.12
words: in	plac	-0.09 0.00 -0.08 -0.07 0.09 -0.07 -0.13
words: in	respons	-0.07 0.03 -0.12 0.02 -0.14 -0.08 0.02
words: in	south	0.05 0.01 -0.07 -0.06 -0.08 -0.06 -0.06
words: in	the	0.08 0.05 0.01 -0.10 -0.28 -0.16 -0.07
words: insight	:	-0.06 -0.07 -0.03 0.08 -0.05 -0.03 -0.08
words: intercept	[side]	0.05 -0.09 -0.11 -0.07 -0.13 -0.09 0.05
words: interven	if	0.10 -0.01 -0.05 -0.06 -0.07 -0.04 -0.10
words: interven	in	0.11 -0.08 -0.05 -0.05 -0.04 -0.05 -0.07
words: is	[side]	-0.02 -0.16 -0.04 -0.01 -0.17 -0.12 0.12
words: is	a	-0.05 -0.08 -0.13 -0.11 -0.10 -0.12 0.09
words: is	happen	0.12 -0.06 -0.12 -0.13 -0.12 -0.09 -0.06
words: is	lock	0.11 -0.11 -0.07 -0.06 -0.06 -0.05 -0.09
words: is	not	0.07 -0.06 0.04 -0.08 -0.09 -0.08 -0.04
words: is	the	-0.01 0.06 0.05 -0.09 -0.11 -0.08 -0.09
words: it	had	0.09 -0.11 -0.06 -0.03 0.02 -0.03 -0.09
words: it	has	0.06 -0.04 -0.14 -0.05 -0.14 -0.11 0.00
words: it	was	-0.12 0.02 0.09 -0.10 -0.11 -0.10 0.08
words: it	will	-0.11 0.08 -0.13 -0.11 -0.11 -0.10 -0.02
words: jimmy	kimmel	-0.13 -0.12 -0.12 -0.12 -0.13 -0.11 0.14
words: joe	kent	-0.13 -0.12 0.11 -0.10 -0.12 -0.11 0.11
words: jump	as	-0.03 -0.03 -0.02 0.03 -0.03 -0.02 -0.03
words: key	[side]	-0.06 0.08 0.04 -0.09 -0.12 -0.07 -0.12
words: kill	[number]	0.09 -0.11 -0.13 -0.08 0.07 -0.09 -0.12
words: kill	as	0.11 -0.06 -0.07 -0.06 -0.13 -0.06 -0.08
words: kill	by	0.04 -0.11 -0.16 -0.06 0.05 -0.06 0.01
words: kill	in	0.13 -0.19 0.02 -0.14 0.10 -0.11 -0.27
words: kill	protester	0.00 0.09 -0.03 -0.06 -0.06 -0.03 -0.11
words: kill	two	0.14 -0.13 -0.10 -0.06 -0.14 -0.05 -0.08
words: know	about	0.04 0.05 -0.10 -0.10 -0.12 -0.08 -0.14
words: know	so	0.11 -0.11 -0.07 -0.08 -0.11 -0.06 -0.10
words: latest	:	0.11 0.01 -0.09 -0.10 -0.12 -0.07 -0.13
words: launch	attack	0.06 0.03 -0.09 -0.08 -0.14 -0.08 -0.13
words: launch	major	0.06 0.08 -0.09 -0.08 -0.11 -0.06 -0.13
words: launch	massiv	0.11 -0.10 -0.08 -0.08 -0.11 -0.09 -0.09
words: launch	missil	0.07 -0.07 -0.06 -0.06 -0.08 -0.04 -0.06
words: launch	strik	-0.05 -0.20 -0.09 0.09 0.08 -0.06 -0.18
words: leader	of	-0.13 0.08 -0.09 -0.08 0.06 -0.06 -0.08
words: leader	to	-0.12 0.10 -0.02 -0.04 -0.06 -0.01 -0.09
words: least	[number]	0.08 -0.11 -0.09 -0.01 -0.13 -0.09 -0.08
words: leav	g	-0.11 0.11 -0.06 -0.08 -0.12 -0.04 -0.11
words: leav	g7	-0.01 0.05 -0.08 -0.06 0.05 -0.07 -0.15
words: lindsey	graham	-0.03 -0.07 -0.12 -0.09 -0.10 -0.06 0.08
words: live	:	-0.05 0.04 -0.14 0.06 -0.15 -0.09 -0.16
words: live	updat	0.03 -0.01 -0.05 0.02 -0.06 -0.03 -0.10
words: load	to	0.09 -0.07 -0.08 -0.06 -0.06 -0.07 -0.09
words: lock	and	0.11 -0.07 -0.09 -0.08 -0.07 -0.06 -0.13
words: long	term	-0.10 -0.03 -0.06 0.09 -0.07 -0.04 -0.08
words: long	to	-0.09 0.09 -0.07 -0.07 -0.05 -0.04 -0.08
words: look	like	0.13 -0.10 -0.13 -0.12 -0.12 -0.09 -0.13
words: major	combat	0.11 0.09 -0.12 -0.12 -0.15 -0.09 -0.24
words: market	brac	-0.03 -0.12 -0.09 0.08 -0.14 -0.07 -0.05
words: massiv	[usa]	0.06 -0.04 -0.02 -0.03 -0.08 -0.01 -0.07
words: massiv	and	0.09 -0.08 -0.07 -0.06 0.02 -0.06 -0.14
words: mean	for	-0.03 -0.17 0.05 0.10 0.04 -0.08 -0.12
words: million	on	-0.06 -0.07 0.10 0.02 0.05 -0.09 0.00
words: minister	says	-0.10 0.06 0.03 -0.06 -0.08 -0.09 -0.11
words: missil	at	0.07 0.01 -0.09 -0.08 -0.12 -0.06 -0.01
words: missil	attack	0.07 -0.15 -0.13 -0.11 0.09 -0.06 -0.13
words: missil	from	0.11 -0.11 -0.12 -0.09 -0.12 -0.09 -0.10
words: missil	hits	0.11 -0.07 -0.10 -0.06 -0.13 -0.06 -0.08
words: missil	strik	-0.15 0.08 -0.10 0.02 0.07 -0.04 0.03
words: moment	[side]	-0.01 0.03 -0.12 -0.06 -0.04 -0.09 0.02
words: more	than	-0.05 0.05 -0.06 -0.08 0.06 -0.04 -0.04
words: need	to	-0.02 0.01 -0.11 -0.10 -0.11 -0.10 0.09
words: new	[usa]	0.02 -0.07 -0.14 0.04 -0.11 -0.13 -0.14
words: new	attack	0.09 -0.11 -0.06 -0.06 -0.10 -0.06 -0.08
words: nuclear	deal	-0.12 0.07 -0.12 -0.07 -0.07 -0.07 0.01
words: nuclear	program	-0.05 0.07 0.00 -0.10 -0.10 -0.05 0.03
words: nuclear	sit	-0.01 0.02 -0.07 0.04 -0.08 -0.05 -0.06
words: nuclear	site	-0.02 0.00 -0.05 -0.04 -0.07 -0.03 0.06
words: of	[place]	0.12 -0.10 -0.21 -0.06 0.02 -0.16 -0.05
words: of	[side]	-0.02 -0.14 -0.07 -0.16 0.10 0.05 -0.05
words: of	[usa]	-0.03 0.05 -0.04 -0.09 -0.01 -0.11 -0.04
words: of	a	-0.08 0.07 -0.10 -0.10 -0.11 -0.08 0.00
words: of	dron	0.11 -0.09 -0.12 -0.08 -0.13 -0.07 -0.10
words: of	his	-0.10 -0.03 -0.09 -0.09 -0.08 -0.07 0.08
words: of	its	-0.07 0.06 -0.13 -0.09 -0.13 -0.11 0.06
words: of	missil	-0.02 0.07 -0.07 -0.04 -0.08 -0.04 0.07
words: of	power	-0.07 0.16 -0.09 -0.06 -0.12 -0.07 0.12
words: of	talk	-0.10 0.08 -0.04 -0.08 -0.08 -0.04 0.05
words: of	the	0.04 0.02 -0.18 -0.07 0.04 -0.12 -0.06
words: of	war	-0.05 0.04 -0.10 -0.10 -0.13 -0.07 0.08
words: off	[place]	0.12 -0.02 -0.13 -0.13 -0.18 -0.09 -0.13
words: official	exchang	-0.13 0.11 -0.07 -0.04 -0.04 -0.04 -0.09
words: official	says	-0.14 0.06 0.06 -0.09 -0.10 -0.08 0.02
words: official	warn	-0.03 -0.14 0.10 -0.10 -0.13 -0.15 -0.04
words: oil	and	0.05 -0.04 -0.08 0.01 -0.11 -0.07 -0.11
words: oil	fall	-0.09 0.03 -0.07 0.06 -0.09 -0.07 -0.09
words: oil	jump	0.04 -0.08 -0.06 0.02 -0.07 -0.06 -0.11
words: oil	market	-0.08 -0.07 -0.04 0.08 -0.10 -0.04 -0.06
words: oil	pric	-0.10 -0.01 -0.05 0.04 -0.07 -0.04 0.00
words: oil	refinery	0.09 -0.10 -0.10 -0.04 -0.11 -0.06 -0.07
words: oil	ris	-0.07 -0.06 -0.07 0.07 -0.06 -0.07 -0.07
words: oil	surg	0.05 -0.04 -0.03 -0.01 -0.03 -0.03 -0.03
words: on	[place]	-0.08 0.11 -0.19 0.00 -0.10 -0.12 -0.21
words: on	[region]	-0.13 0.12 -0.14 -0.10 -0.09 -0.11 0.07
words: on	[side]	-0.10 0.12 -0.19 0.06 -0.23 -0.19 0.02
words: on	[usa]	0.00 -0.04 -0.04 0.08 -0.23 0.01 -0.09
words: on	a	0.01 -0.13 0.05 0.08 -0.13 -0.11 0.02
words: on	day	0.12 -0.14 -0.11 -0.13 -0.12 -0.07 -0.05
words: on	nuclear	0.00 0.07 -0.09 -0.06 -0.06 -0.04 -0.08
words: on	the	0.08 0.02 -0.22 -0.07 -0.07 -0.15 -0.07
words: on	war	-0.15 0.00 0.05 -0.12 -0.12 -0.11 0.02
words: operation	against	0.12 -0.06 -0.07 -0.06 -0.09 -0.06 -0.14
words: operation	in	0.11 0.01 -0.11 0.00 -0.12 -0.10 -0.21
words: out	of	-0.06 -0.11 -0.14 -0.09 0.07 -0.15 0.06
words: out	war	0.08 -0.09 -0.05 -0.06 -0.05 -0.02 -0.08
words: over	[number]	-0.03 -0.11 0.09 0.03 -0.03 -0.08 0.00
words: over	[place]	0.06 0.00 -0.12 -0.09 -0.14 -0.10 -0.05
words: over	[region]	0.11 -0.14 -0.11 0.04 -0.13 -0.10 -0.10
words: over	[side]	0.08 0.07 -0.25 -0.03 -0.25 0.01 -0.11
words: over	[usa]	-0.12 -0.12 -0.18 -0.03 0.01 -0.16 0.13
words: over	protest	-0.02 0.06 -0.07 -0.04 -0.05 -0.03 -0.12
words: over	threat	-0.01 -0.06 -0.08 -0.06 -0.07 -0.06 0.06
words: over	your	0.07 -0.03 -0.09 -0.08 -0.12 -0.06 0.01
words: p	[number]	-0.10 -0.09 -0.08 0.10 -0.09 -0.08 -0.10
words: part	of	0.09 0.00 -0.10 -0.08 0.04 -0.08 -0.13
words: pay	the	-0.12 0.11 -0.09 -0.11 -0.09 -0.07 -0.10
words: peac	deal	-0.12 0.03 -0.09 0.04 -0.10 -0.06 0.04
words: peac	talk	0.03 0.08 -0.09 -0.10 -0.11 -0.08 -0.12
words: peaceful	protester	0.04 0.00 -0.06 -0.05 -0.04 -0.04 -0.08
words: peopl	in	-0.01 -0.10 -0.08 -0.06 0.12 -0.07 -0.06
words: percent	after	-0.09 0.00 -0.05 0.06 -0.07 -0.05 -0.10
words: percent	as	-0.08 -0.10 -0.05 0.09 -0.05 -0.04 -0.07
words: percent	on	-0.04 0.05 -0.02 -0.01 -0.02 -0.02 -0.03
words: plan	for	0.00 -0.13 -0.11 0.00 -0.11 -0.06 0.05
words: plan	to	0.01 0.10 -0.09 -0.12 -0.09 -0.07 -0.01
words: power	plant	-0.07 0.01 -0.11 -0.11 0.11 -0.11 -0.02
words: prepar	for	0.14 0.07 -0.12 -0.10 -0.11 -0.07 -0.13
words: pric	jump	-0.04 -0.04 -0.02 -0.04 -0.04 -0.02 0.07
words: pric	plung	-0.04 -0.07 -0.02 0.07 -0.02 -0.01 -0.07
words: pric	soar	-0.06 -0.08 -0.02 0.10 -0.04 -0.02 -0.05
words: pric	surg	-0.04 -0.06 -0.04 0.06 -0.04 -0.03 -0.07
words: prim	minister	-0.12 0.12 -0.18 -0.11 -0.13 -0.11 -0.04
words: protest	and	0.04 -0.09 -0.12 -0.09 -0.10 -0.10 0.06
words: protest	in	0.03 -0.04 -0.15 -0.07 -0.11 -0.10 0.05
words: react	to	-0.07 0.02 -0.13 -0.12 0.02 -0.10 0.04
words: ready	to	-0.04 0.11 -0.08 -0.12 -0.11 -0.07 -0.11
words: region	and	0.09 0.04 -0.12 0.00 -0.13 -0.11 -0.08
words: reopen	[region]	-0.13 0.10 -0.07 -0.08 -0.10 -0.05 -0.02
words: report	says	-0.13 0.07 -0.12 0.02 -0.11 -0.10 -0.12
words: rescu	if	-0.13 0.12 -0.03 -0.04 -0.06 -0.03 -0.08
words: rescu	protester	0.09 -0.03 -0.10 -0.07 -0.09 -0.10 -0.09
words: respond	to	0.00 -0.01 -0.12 -0.09 -0.14 -0.09 0.07
words: respons	to	-0.06 0.05 -0.15 0.00 -0.15 -0.11 0.01
words: return	to	-0.05 0.06 -0.06 -0.02 -0.07 -0.03 -0.08
words: risk	of	-0.06 0.03 -0.07 0.04 -0.08 -0.03 -0.06
words: round	of	-0.06 0.02 -0.04 -0.04 -0.06 -0.03 0.05
words: s	p	-0.10 -0.09 -0.08 0.10 -0.09 -0.08 -0.10
words: said	it	0.09 -0.10 -0.07 -0.04 0.02 -0.03 -0.10
words: sanction	on	-0.12 -0.12 -0.13 0.13 -0.11 -0.15 -0.11
words: satellit	imag	0.05 -0.15 0.08 -0.14 0.08 -0.15 -0.15
words: says	[place]	-0.01 0.10 -0.11 -0.02 -0.16 -0.07 -0.16
words: says	[side]	-0.01 0.19 -0.12 -0.09 -0.07 -0.12 -0.30
words: says	[usa]	-0.03 0.02 -0.23 -0.08 -0.20 -0.09 0.05
words: says	he	-0.10 -0.10 0.06 -0.10 -0.11 -0.09 0.12
words: says	it	0.01 0.05 -0.10 -0.09 -0.10 -0.07 -0.10
words: scal	of	0.10 -0.09 -0.09 -0.08 0.05 -0.08 -0.09
words: set	to	-0.10 0.03 0.01 -0.01 -0.08 -0.04 0.00
words: shelter	in	-0.07 -0.02 -0.08 -0.07 0.09 -0.07 -0.12
words: ship	in	0.10 -0.10 -0.08 -0.09 -0.12 -0.10 -0.08
words: shot	down	-0.01 0.03 -0.05 0.05 -0.10 -0.05 -0.09
words: show	[side]	-0.04 0.01 0.04 -0.11 -0.02 -0.10 0.05
words: show	restraint	-0.02 0.07 -0.09 -0.07 -0.09 -0.04 -0.07
words: sign	of	-0.05 -0.01 0.00 0.04 -0.15 0.06 -0.03
words: sink	,	-0.07 -0.07 -0.04 0.09 -0.08 -0.04 -0.06
words: sink	[side]	0.10 -0.10 -0.08 -0.08 -0.09 -0.04 -0.10
words: siren	sound	0.05 -0.08 -0.07 -0.07 -0.14 -0.08 0.06
words: sit	,	0.00 -0.07 -0.02 0.05 -0.03 -0.02 -0.07
words: slam	[usa]	0.01 -0.03 -0.14 -0.13 -0.14 -0.14 0.06
words: so	far	0.11 -0.11 -0.07 -0.08 -0.11 -0.06 -0.10
words: sound	acros	0.02 -0.07 -0.05 -0.06 -0.13 -0.07 0.07
words: sourc	say	-0.10 0.08 -0.09 0.02 -0.10 -0.04 -0.11
words: speech	on	-0.13 0.06 -0.14 0.07 -0.11 -0.12 -0.16
words: spy	for	-0.07 -0.06 0.07 -0.07 -0.11 -0.09 -0.08
words: start	to	-0.07 -0.02 -0.09 0.10 -0.13 -0.09 -0.11
words: stat	media	0.10 -0.04 -0.14 -0.11 0.06 -0.08 -0.16
words: statement	on	0.07 0.11 -0.14 -0.09 -0.10 -0.09 -0.08
words: stock	futur	-0.04 -0.06 -0.03 0.05 -0.03 -0.03 -0.06
words: stock	market	-0.07 -0.16 -0.14 0.11 -0.03 -0.12 -0.05
words: strik	,	0.04 -0.10 -0.06 -0.02 -0.08 -0.03 0.05
words: strik	:	-0.12 0.03 0.01 0.03 0.09 -0.12 -0.07
words: strik	[ally]	0.09 -0.10 -0.05 -0.04 -0.05 -0.01 -0.04
words: strik	[side]	-0.01 0.00 -0.15 0.06 -0.07 -0.09 -0.03
words: strik	acros	0.04 -0.09 -0.05 0.03 -0.11 -0.04 -0.06
words: strik	after	0.10 -0.12 -0.05 -0.04 -0.05 -0.02 -0.06
words: strik	against	0.05 -0.03 -0.14 -0.07 -0.15 -0.08 -0.05
words: strik	in	0.12 -0.03 -0.11 -0.11 -0.12 -0.11 -0.01
words: strik	kill	0.15 -0.14 -0.12 -0.08 -0.18 -0.06 -0.13
words: strik	on	-0.12 0.09 -0.16 0.05 -0.04 -0.15 -0.04
words: submarin	sink	0.07 -0.07 -0.05 -0.06 -0.07 -0.02 -0.06
words: supply	concern	-0.06 -0.08 -0.03 0.07 -0.05 -0.02 -0.05
words: support	[usa]	-0.12 -0.02 0.06 -0.10 -0.12 -0.10 0.07
words: support	for	-0.13 -0.05 -0.13 -0.07 -0.10 -0.09 0.13
words: surg	as	0.05 -0.06 -0.02 -0.01 -0.03 -0.03 -0.05
words: take	over	0.10 0.00 -0.12 -0.10 -0.16 -0.07 -0.02
words: taken	too	-0.07 0.07 -0.06 -0.06 -0.04 -0.03 -0.06
words: target	in	0.15 -0.16 -0.10 -0.11 0.03 -0.09 -0.17
words: tell	[usa]	-0.14 0.06 -0.11 -0.12 -0.12 -0.08 0.11
words: tension	rise	0.07 -0.01 -0.07 -0.09 0.04 -0.05 -0.07
words: tension	spik	-0.06 0.05 -0.03 -0.04 -0.05 -0.03 -0.04
words: terrorist	agent	-0.10 0.12 -0.14 -0.08 -0.09 -0.09 -0.11
words: than	[number]	-0.03 0.02 -0.04 -0.04 0.07 -0.03 -0.10
words: that	[side]	-0.08 0.03 0.09 -0.16 -0.20 -0.12 -0.06
words: that	[usa]	0.03 0.01 -0.07 -0.02 -0.05 -0.04 -0.11
words: the	[place]	-0.05 0.10 -0.10 -0.10 -0.09 -0.05 -0.02
words: the	[region]	0.08 0.01 -0.09 -0.01 -0.04 -0.14 -0.10
words: the	[side]	-0.04 0.01 -0.08 -0.02 -0.31 -0.20 0.10
words: the	[usa]	0.08 -0.02 0.00 -0.03 -0.09 -0.12 -0.06
words: the	country	-0.03 -0.05 -0.06 -0.07 -0.09 0.04 0.09
words: the	first	0.00 -0.01 -0.11 -0.09 -0.10 -0.07 0.04
words: the	ground	0.13 -0.06 -0.11 -0.06 -0.12 -0.08 -0.05
words: the	latest	-0.01 -0.08 -0.09 0.05 -0.15 -0.09 0.00
words: the	nation	-0.01 0.03 -0.11 -0.09 -0.11 -0.07 0.03
words: the	president	0.03 0.08 -0.10 -0.07 -0.07 -0.04 -0.12
words: the	pric	-0.12 0.11 -0.09 -0.11 -0.09 -0.07 -0.10
words: the	region	-0.05 -0.03 -0.12 -0.10 -0.11 -0.10 0.10
words: the	war	0.07 0.04 -0.23 -0.08 -0.20 -0.14 -0.05
words: the	way	0.01 0.05 -0.11 -0.08 -0.10 -0.08 -0.14
words: the	world	0.06 -0.08 -0.10 -0.01 -0.13 -0.08 -0.03
words: their	rescu	-0.07 0.10 -0.02 -0.04 -0.05 -0.02 -0.06
words: they	are	-0.04 0.02 -0.11 -0.07 -0.09 -0.08 0.02
words: this	war	-0.08 -0.01 -0.14 -0.13 -0.13 -0.12 0.12
words: threat	:	-0.14 0.01 0.07 -0.09 -0.11 -0.09 0.02
words: threat	against	-0.11 -0.05 -0.13 -0.09 -0.11 -0.11 0.08
words: threat	over	-0.14 0.12 -0.07 -0.04 -0.04 -0.03 -0.10
words: threat	to	-0.05 -0.10 -0.15 -0.04 -0.13 -0.10 0.10
words: threaten	[place]	-0.13 0.13 -0.09 -0.11 -0.15 -0.09 -0.11
words: threaten	[side]	0.04 0.04 -0.08 -0.07 -0.06 -0.06 -0.13
words: threaten	[usa]	0.15 -0.03 -0.14 -0.13 -0.12 -0.12 -0.17
words: threaten	to	-0.08 0.00 -0.17 0.05 -0.17 -0.15 0.00
words: time	in	0.02 0.10 0.05 -0.09 -0.09 -0.04 -0.13
words: to	[number]	-0.10 0.03 -0.11 0.08 -0.12 -0.07 -0.17
words: to	[place]	-0.04 -0.01 -0.03 -0.04 0.06 -0.11 -0.06
words: to	[region]	0.08 0.01 -0.08 -0.11 -0.13 -0.06 -0.15
words: to	[side]	-0.06 -0.01 -0.02 -0.07 -0.08 0.01 0.05
words: to	[usa]	-0.06 -0.10 -0.19 0.11 -0.17 -0.09 -0.02
words: to	attack	0.09 -0.03 -0.12 -0.10 -0.14 -0.08 -0.05
words: to	destroy	0.05 -0.06 -0.13 -0.10 -0.12 -0.11 0.05
words: to	end	-0.14 0.05 -0.12 -0.11 -0.11 -0.08 0.05
words: to	escalat	0.09 -0.09 -0.12 -0.10 -0.12 -0.09 0.09
words: to	help	-0.10 0.13 -0.11 -0.13 -0.12 -0.09 -0.04
words: to	hit	-0.14 -0.02 -0.10 0.11 -0.10 -0.11 -0.13
words: to	host	-0.08 0.08 -0.05 -0.07 -0.07 -0.04 -0.08
words: to	interven	0.03 0.07 -0.09 -0.09 -0.08 -0.07 -0.15
words: to	know	0.04 0.04 -0.11 -0.09 -0.09 -0.09 -0.01
words: to	leav	0.04 0.06 -0.09 -0.05 0.02 -0.07 -0.15
words: to	meet	-0.09 0.07 0.05 -0.05 -0.08 -0.04 -0.09
words: to	negotiat	-0.09 0.09 -0.07 -0.07 -0.05 -0.04 -0.08
words: to	pay	0.06 0.05 -0.13 -0.13 -0.10 -0.10 -0.11
words: to	reopen	-0.09 0.06 -0.04 -0.02 -0.07 -0.03 -0.09
words: to	rescu	0.12 -0.10 -0.08 -0.08 -0.08 -0.06 -0.10
words: to	respond	0.09 -0.06 -0.10 -0.07 -0.08 -0.06 -0.10
words: to	shelter	-0.13 -0.06 -0.09 -0.10 0.12 -0.09 -0.03
words: to	stop	0.02 -0.01 -0.10 -0.09 -0.11 -0.07 0.04
words: to	strik	-0.09 0.10 0.04 -0.12 -0.14 -0.10 -0.02
words: to	take	-0.01 0.05 -0.10 -0.09 -0.16 -0.07 0.01
words: to	talk	-0.08 -0.09 -0.11 0.06 -0.10 -0.07 0.07
words: to	the	0.15 -0.06 -0.11 0.03 -0.12 -0.09 -0.16
words: to	their	-0.07 0.10 -0.02 -0.04 -0.05 -0.02 -0.06
words: to	war	-0.05 -0.02 0.01 0.05 -0.11 -0.12 -0.05
words: too	long	0.04 0.07 -0.10 -0.10 -0.08 -0.04 -0.11
words: top	[side]	-0.10 0.09 -0.08 -0.04 -0.04 -0.04 -0.08
words: tucker	carlson	-0.13 -0.15 0.06 -0.11 -0.12 -0.09 0.14
words: two	[side]	0.10 -0.09 -0.10 -0.08 -0.10 -0.06 -0.09
words: two	week	-0.18 0.02 -0.15 -0.10 -0.18 -0.12 0.07
words: up	[usa]	-0.01 0.06 -0.12 -0.08 -0.09 -0.08 -0.03
words: urg	[side]	0.07 0.13 -0.12 -0.10 -0.16 -0.10 -0.17
words: vows	to	0.06 -0.12 -0.08 -0.06 0.06 -0.07 -0.15
words: war	,	0.02 -0.11 -0.17 -0.10 -0.18 -0.11 0.08
words: war	:	0.03 -0.02 -0.07 -0.04 -0.20 -0.14 0.02
words: war	?	-0.17 0.13 -0.18 -0.15 -0.14 -0.11 0.00
words: war	addres	-0.13 0.00 -0.14 -0.13 -0.10 -0.10 0.09
words: war	chok	-0.08 -0.07 -0.05 0.08 -0.07 -0.04 -0.08
words: war	has	-0.15 -0.15 -0.13 0.10 -0.13 -0.12 0.05
words: war	in	-0.18 -0.08 0.01 -0.03 0.03 -0.11 0.09
words: war	is	-0.21 0.08 -0.18 -0.15 -0.15 -0.11 0.17
words: war	on	0.14 -0.01 -0.26 -0.13 0.00 -0.17 -0.14
words: war	to	0.02 -0.11 -0.12 -0.05 -0.07 -0.05 0.08
words: war	with	0.01 -0.10 0.10 0.00 -0.18 -0.14 -0.09
words: warn	,	-0.13 0.10 -0.10 -0.09 0.09 -0.08 -0.18
words: warn	[side]	0.01 0.02 0.08 -0.14 -0.18 -0.13 -0.06
words: warn	[usa]	0.01 -0.09 -0.16 -0.13 -0.14 -0.11 0.10
words: warn	of	-0.14 -0.04 0.06 -0.02 -0.18 0.04 -0.02
words: warn	to	-0.04 0.03 -0.10 -0.08 -0.12 -0.11 0.04
words: watch	:	0.07 0.00 -0.12 -0.09 -0.13 -0.14 0.05
words: wav	of	0.10 -0.08 -0.10 -0.08 -0.10 -0.09 -0.10
words: wave	of	0.08 -0.08 -0.08 -0.07 -0.07 -0.07 -0.09
words: way	,	0.13 -0.07 -0.10 -0.08 -0.09 -0.07 -0.14
words: we	are	0.05 -0.07 -0.08 -0.06 -0.08 -0.06 0.00
words: we	know	0.11 -0.01 -0.11 -0.12 -0.16 -0.07 -0.15
words: we	will	0.02 -0.01 -0.11 -0.10 0.06 -0.08 -0.11
words: week	[side]	-0.08 -0.01 -0.06 -0.04 -0.07 -0.10 0.03
words: week	ceasefir	-0.15 0.04 -0.07 -0.01 -0.09 -0.05 -0.02
words: what	is	0.10 -0.14 -0.11 -0.11 -0.11 -0.06 0.01
words: what	the	0.01 -0.15 -0.14 0.09 -0.13 -0.09 -0.09
words: what	we	0.10 -0.01 -0.10 -0.11 -0.16 -0.07 -0.15
words: whether	[side]	0.08 -0.09 -0.09 -0.06 -0.05 -0.03 -0.08
words: whol	civilization	-0.12 -0.09 -0.11 -0.10 -0.12 -0.10 0.11
words: why	[side]	0.05 -0.04 -0.13 -0.09 0.02 -0.10 0.09
words: why	are	-0.06 0.13 -0.13 -0.09 -0.12 -0.08 -0.01
words: will	be	-0.01 -0.10 -0.11 0.02 -0.12 -0.09 0.06
words: will	come	-0.11 0.10 -0.05 -0.05 -0.07 -0.04 -0.07
words: will	have	-0.12 0.07 -0.08 -0.01 -0.09 -0.06 -0.09
words: will	interven	0.08 0.00 -0.04 -0.06 -0.05 -0.04 -0.09
words: will	not	0.02 0.12 -0.13 -0.09 -0.15 -0.11 -0.14
words: with	[place]	0.04 -0.01 -0.09 0.01 -0.09 -0.07 -0.04
words: with	[side]	-0.09 0.12 -0.02 -0.06 -0.24 -0.14 -0.03
words: with	[usa]	-0.06 -0.12 0.01 -0.03 -0.17 -0.13 0.13
words: with	missil	-0.05 -0.01 -0.01 0.06 -0.04 -0.01 -0.06
words: with	the	0.00 0.14 -0.12 -0.10 -0.10 -0.08 -0.01
words: worker	in	0.12 -0.11 -0.13 -0.09 0.08 -0.10 -0.11
words: your	government	0.07 -0.03 -0.09 -0.08 -0.12 -0.06 0.01
words: |	video	0.01 -0.13 -0.15 -0.12 -0.11 -0.09 0.12
words: —	and	-0.09 0.09 -0.10 0.04 -0.06 -0.05 -0.04
`,
};
