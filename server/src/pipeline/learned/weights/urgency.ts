/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.02 0.03 -0.12 -0.11 -0.09
act	ally strikes unnamed	-0.15 0.06 -0.15 0.01 -0.13
act	side strikes ally	-0.02 0.05 0.02 -0.18 -0.12
act	side strikes side	0.05 -0.04 -0.04 -0.03 -0.03
act	side strikes unnamed	0.00 0.01 -0.03 -0.01 -0.05
act	side strikes usa	0.04 0.05 -0.10 -0.01 -0.13
act	unnamed strikes side	0.06 -0.06 0.01 -0.05 -0.07
act	unnamed strikes unnamed	0.00 0.10 0.03 -0.20 -0.06
act	unnamed strikes usa	0.10 -0.01 -0.03 -0.13 -0.14
act	usa strikes side	0.08 -0.17 -0.05 0.00 -0.03
act	usa strikes unnamed	0.03 0.02 -0.08 -0.09 0.03
act done	ally strikes side	0.02 0.03 -0.12 -0.11 -0.09
act done	ally strikes unnamed	-0.15 0.06 -0.15 0.01 -0.13
act done	by any	0.03 0.07 -0.07 -0.05 -0.08
act done	in a circumstance	-0.10 0.03 0.05 -0.04 -0.05
act done	in the head clause	0.05 0.06 -0.11 -0.05 -0.07
act done	side strikes ally	0.00 0.08 -0.14 -0.16 -0.10
act done	side strikes side	0.09 -0.04 -0.06 -0.08 -0.03
act done	side strikes unnamed	0.01 0.02 -0.01 0.01 -0.15
act done	side strikes usa	0.06 0.06 -0.08 -0.15 -0.07
act done	unnamed strikes side	0.04 -0.03 -0.08 0.02 -0.09
act done	unnamed strikes unnamed	-0.03 0.08 0.01 -0.16 -0.07
act done	unnamed strikes usa	0.10 -0.01 -0.06 -0.12 -0.14
act done	usa strikes side	0.09 -0.13 -0.15 0.01 -0.01
act done	usa strikes unnamed	0.06 -0.08 -0.25 -0.02 0.07
act not done	by any	-0.05 0.01 0.07 -0.10 -0.01
act not done	in a circumstance	-0.05 -0.02 0.04 -0.06 0.00
act not done	in the head clause	-0.04 -0.01 0.07 -0.08 -0.03
act not done	side strikes side	-0.20 -0.02 0.06 0.02 -0.03
act not done	side strikes unnamed	-0.01 -0.03 -0.09 -0.08 0.12
act not done	side strikes usa	-0.01 -0.15 -0.08 0.12 -0.14
act not done	unnamed strikes side	0.01 -0.04 0.10 -0.19 -0.02
act not done	unnamed strikes unnamed	0.04 0.04 0.01 -0.14 -0.05
act not done	usa strikes side	0.00 -0.24 0.04 -0.02 -0.05
act not done	usa strikes unnamed	-0.12 0.07 0.03 -0.08 -0.07
after beginning with business	business	-0.08 -0.07 0.07 -0.06 -0.01
after beginning with business	says	-0.09 -0.10 0.06 -0.10 0.05
after beginning with essay	business	-0.02 -0.03 -0.07 -0.08 0.07
after beginning with essay	essay	-0.04 -0.04 -0.07 -0.12 0.10
after beginning with essay	says	-0.08 -0.06 -0.09 -0.13 0.12
after beginning with media	quarrel	-0.08 -0.09 -0.07 -0.11 0.10
after beginning with other	business	-0.15 -0.25 -0.02 -0.09 0.12
after beginning with other	essay	-0.08 -0.11 -0.12 0.03 0.03
after beginning with other	media	-0.11 -0.02 -0.15 0.08 -0.03
after beginning with other	people	0.03 -0.05 -0.04 -0.08 0.06
after beginning with other	quarrel	-0.07 -0.06 0.02 -0.07 0.04
after beginning with other	says	0.00 -0.11 0.06 0.04 -0.11
after beginning with other	travel	-0.10 -0.13 0.03 -0.01 0.02
after beginning with other	witnessed	0.02 -0.09 -0.10 0.08 -0.09
after beginning with partisan	partisan	-0.08 -0.06 -0.11 0.00 0.03
after beginning with partisan	quarrel	-0.06 -0.07 -0.07 0.12 -0.16
after beginning with quarrel	quarrel	-0.09 0.02 -0.09 0.10 -0.15
after beginning with says	people	-0.06 -0.11 -0.11 0.03 0.03
after beginning with says	says	-0.07 -0.09 0.04 -0.01 -0.10
after beginning with side	business	-0.13 0.07 0.03 -0.16 0.05
after beginning with side	essay	-0.17 -0.22 -0.06 -0.08 0.15
after beginning with side	media	-0.13 -0.14 -0.04 0.06 0.00
after beginning with side	people	-0.08 -0.03 -0.14 0.14 -0.09
after beginning with side	quarrel	-0.09 -0.08 0.11 -0.14 0.01
after beginning with side	says	0.03 0.02 0.06 -0.07 -0.22
after beginning with side	travel	-0.11 -0.15 0.09 -0.01 -0.13
after beginning with side	witnessed	0.07 -0.02 -0.09 -0.12 -0.08
after beginning with usa	business	-0.16 -0.17 0.11 -0.02 -0.10
after beginning with usa	essay	-0.16 -0.17 -0.10 0.10 0.01
after beginning with usa	media	-0.16 -0.15 -0.03 0.03 0.00
after beginning with usa	partisan	-0.10 -0.09 0.04 -0.01 -0.01
after beginning with usa	people	-0.13 -0.16 0.04 -0.20 0.10
after beginning with usa	quarrel	-0.09 -0.08 -0.15 0.13 -0.03
after beginning with usa	says	0.05 -0.04 0.12 -0.06 -0.25
arms	air	0.05 0.11 -0.16 -0.02 -0.24
begins with	ally	-0.03 0.02 0.06 -0.22 0.03
begins with	business	-0.19 -0.11 -0.01 0.09 -0.02
begins with	essay	-0.07 -0.22 -0.26 -0.11 0.20
begins with	media	-0.18 0.13 -0.13 -0.15 0.07
begins with	other	-0.07 -0.17 -0.15 0.09 0.07
begins with	partisan	-0.20 -0.19 -0.20 0.05 0.09
begins with	people	-0.08 -0.02 -0.05 0.03 -0.02
begins with	quarrel	-0.12 -0.01 -0.18 0.05 0.02
begins with	says	-0.21 -0.09 -0.20 0.19 -0.06
begins with	side	-0.01 0.05 0.01 -0.10 -0.07
begins with	travel	-0.14 -0.01 0.03 0.05 -0.16
begins with	usa	0.02 -0.17 0.16 -0.12 -0.08
begins with	witnessed	-0.09 0.15 -0.15 -0.15 -0.13
begins with business	business	-0.19 -0.11 0.00 0.08 -0.04
begins with business	essay	-0.04 -0.06 -0.16 -0.01 0.08
begins with business	people	-0.06 -0.09 -0.19 0.10 0.00
begins with essay	business	-0.03 -0.04 -0.08 -0.12 0.10
begins with essay	essay	-0.06 -0.20 -0.25 -0.09 0.18
begins with essay	says	-0.08 -0.06 -0.09 -0.13 0.12
begins with media	media	-0.17 0.11 -0.13 -0.14 0.08
begins with media	quarrel	-0.08 -0.08 -0.11 -0.16 0.14
begins with media	says	-0.09 -0.09 -0.15 0.03 0.06
begins with other	business	-0.12 -0.24 -0.06 0.08 -0.01
begins with other	essay	-0.10 -0.11 0.01 -0.06 0.07
begins with other	media	0.02 -0.09 -0.19 -0.02 0.04
begins with other	partisan	-0.07 -0.12 -0.12 0.16 -0.18
begins with other	people	0.03 -0.21 -0.04 0.02 0.00
begins with other	quarrel	-0.09 -0.06 -0.11 -0.13 0.13
begins with other	says	-0.22 -0.11 0.09 -0.11 0.05
begins with other	travel	-0.10 -0.03 -0.14 0.04 0.01
begins with other	witnessed	-0.01 0.10 -0.09 -0.15 -0.12
begins with partisan	media	-0.08 -0.08 -0.08 -0.15 0.13
begins with partisan	partisan	-0.17 -0.19 -0.13 0.05 0.05
begins with partisan	quarrel	-0.05 -0.06 -0.08 0.03 0.00
begins with partisan	says	-0.07 -0.07 -0.12 -0.06 0.10
begins with people	people	-0.06 0.00 -0.04 -0.01 0.00
begins with quarrel	partisan	-0.04 -0.07 -0.10 0.05 -0.03
begins with quarrel	quarrel	-0.11 -0.01 -0.17 0.07 -0.02
begins with says	business	-0.04 -0.07 0.02 0.01 -0.10
begins with says	people	-0.07 0.04 -0.15 -0.01 0.02
begins with says	says	-0.20 -0.08 -0.18 0.20 -0.11
begins with side	business	-0.22 0.00 0.07 -0.11 0.04
begins with side	essay	-0.14 -0.16 -0.09 -0.07 0.13
begins with side	media	-0.13 -0.14 0.00 0.03 0.00
begins with side	people	-0.01 -0.01 -0.08 0.03 -0.03
begins with side	quarrel	-0.09 -0.08 0.11 -0.14 0.01
begins with side	says	-0.02 0.00 0.09 -0.06 -0.21
begins with side	travel	-0.11 -0.16 0.08 -0.05 0.00
begins with side	witnessed	0.04 0.03 -0.11 -0.11 -0.09
begins with travel	travel	-0.14 -0.01 0.03 0.05 -0.16
begins with usa	business	-0.19 -0.20 0.09 0.04 -0.19
begins with usa	essay	-0.13 -0.10 -0.06 0.12 -0.09
begins with usa	media	-0.16 -0.15 0.04 0.06 -0.08
begins with usa	partisan	-0.07 -0.06 0.07 0.04 -0.15
begins with usa	people	-0.16 -0.03 0.07 -0.21 0.06
begins with usa	quarrel	-0.12 -0.09 -0.18 0.11 0.01
begins with usa	says	0.03 -0.09 0.09 0.00 -0.23
begins with witnessed	witnessed	-0.09 0.15 -0.15 -0.15 -0.13
beside the head clause	alarm	-0.11 -0.01 -0.01 -0.04 0.03
beside the head clause	brief	-0.03 -0.05 0.05 -0.05 -0.05
beside the head clause	casualty	-0.04 0.06 0.08 -0.09 -0.20
beside the head clause	chief	0.04 0.03 0.04 -0.11 -0.10
beside the head clause	civilian	0.07 -0.07 -0.03 -0.02 -0.06
beside the head clause	closure	0.06 -0.14 0.03 -0.13 -0.01
beside the head clause	contact	-0.17 0.00 0.09 -0.01 -0.12
beside the head clause	decision	-0.04 0.04 -0.02 -0.05 0.00
beside the head clause	domestic	0.05 -0.14 -0.01 0.06 -0.08
beside the head clause	everyday	0.04 -0.04 -0.04 0.01 -0.07
beside the head clause	force	-0.06 0.10 -0.11 0.02 -0.04
beside the head clause	gaza	0.08 -0.03 -0.11 -0.10 -0.07
beside the head clause	market	-0.02 -0.02 0.07 -0.11 0.02
beside the head clause	mass	0.09 0.00 -0.09 -0.02 -0.08
beside the head clause	modal	-0.10 0.04 0.04 0.03 -0.10
beside the head clause	negotiation	-0.12 0.08 -0.05 0.02 -0.03
beside the head clause	network	-0.06 -0.05 -0.03 0.07 -0.11
beside the head clause	nuclear	0.02 -0.12 0.07 -0.17 -0.02
beside the head clause	oil	-0.04 0.09 -0.07 -0.03 -0.03
beside the head clause	opinion	-0.07 -0.11 -0.18 -0.09 0.14
beside the head clause	reaction	0.05 0.10 -0.09 -0.04 -0.05
beside the head clause	resolve	0.10 -0.02 -0.13 -0.03 -0.15
beside the head clause	sanction	-0.10 0.00 0.09 -0.12 -0.10
beside the head clause	settled	0.02 0.02 0.07 -0.13 -0.08
beside the head clause	shipping	0.13 -0.05 0.11 -0.16 -0.29
beside the head clause	shock	-0.04 0.09 0.02 -0.08 -0.12
beside the head clause	spy	0.02 -0.09 0.09 -0.13 -0.10
beside the head clause	strike	-0.12 0.04 0.14 -0.06 -0.11
beside the head clause	threat	0.04 -0.09 0.07 -0.06 -0.07
beside the head clause	toll	-0.13 -0.13 0.12 -0.15 -0.06
beside the head clause	truce	-0.08 0.04 0.05 -0.05 -0.10
beside the head clause	unreal	0.04 -0.03 0.10 -0.08 -0.10
beside the head clause	unrest	-0.11 -0.06 0.20 -0.10 -0.29
beside the head clause	weapon	0.01 0.01 -0.04 -0.12 0.04
bias	1	-0.09 -0.05 -0.03 0.03 0.03
both name	both sides	0.01 -0.07 -0.05 0.04 -0.04
both name	both sides and ally	-0.11 0.05 -0.13 -0.02 0.03
both name	both sides and usa	-0.03 -0.08 -0.05 -0.06 0.10
both name	no party	-0.28 -0.07 0.10 -0.02 -0.04
both name	one side	-0.13 0.03 0.00 -0.04 0.04
both name	one side and ally	-0.08 0.11 -0.12 -0.02 -0.08
both name	one side and usa	-0.02 -0.08 0.00 -0.02 -0.01
both name	usa	-0.23 -0.12 -0.12 0.10 0.01
event	appointment	-0.08 -0.09 0.03 0.02 -0.06
event	charge	-0.08 -0.07 0.02 0.04 -0.10
event	closure	-0.11 -0.06 0.08 0.03 -0.16
event	departure	-0.08 -0.10 0.04 0.04 -0.05
event	deployment	0.03 -0.03 0.06 -0.09 -0.06
event	evacuation	-0.08 -0.08 0.03 -0.02 -0.04
event	exit	-0.11 -0.10 0.04 0.04 -0.13
event	fall	-0.04 -0.07 0.04 0.02 -0.16
event	halt	-0.07 -0.11 -0.15 0.06 0.06
event	release	-0.09 0.06 -0.03 -0.12 0.04
event	reopening	-0.14 -0.09 0.18 -0.19 -0.11
event	rescue	-0.07 -0.04 0.04 -0.12 0.00
event	rise	-0.08 0.04 -0.03 -0.01 -0.03
event	spying	-0.18 -0.18 0.07 0.03 -0.18
event	strike	-0.07 -0.08 -0.01 0.05 -0.01
event	talks	-0.23 0.05 -0.01 0.02 -0.05
event	truce	0.00 0.01 -0.03 -0.02 -0.08
event	visit	-0.04 0.02 -0.12 0.09 -0.10
first word	[ally]	-0.01 0.05 0.08 -0.20 -0.19
first word	[number]	-0.12 -0.13 -0.14 -0.05 0.09
first word	[place]	-0.39 -0.05 -0.05 0.21 -0.18
first word	[region]	-0.17 -0.20 -0.06 0.11 -0.07
first word	[side]	-0.02 0.11 0.00 -0.07 -0.16
first word	[usa]	0.01 -0.15 0.20 -0.12 -0.14
first word	a	-0.10 -0.12 -0.07 -0.09 0.11
first word	after	-0.09 -0.11 -0.12 0.06 0.02
first word	air	-0.10 0.10 -0.10 -0.09 -0.09
first word	are	-0.05 -0.06 -0.08 -0.11 0.10
first word	asian	-0.07 -0.10 -0.05 0.09 -0.13
first word	at	0.10 -0.14 -0.13 0.01 -0.10
first word	attack	-0.12 -0.15 0.05 -0.15 0.09
first word	bitcoin	-0.07 -0.11 -0.21 0.16 -0.06
first word	bloomberg	-0.06 -0.07 -0.06 -0.10 0.08
first word	break	0.02 0.00 0.08 -0.15 -0.13
first word	can	-0.09 -0.10 -0.13 -0.14 0.14
first word	ceasefir	0.10 -0.14 -0.12 0.00 -0.14
first word	cnn	-0.07 0.08 -0.12 0.05 -0.15
first word	democrat	-0.03 -0.04 -0.06 0.12 -0.13
first word	dollar	-0.04 -0.07 -0.15 0.08 -0.01
first word	dozen	0.11 -0.08 -0.14 -0.11 -0.11
first word	dron	0.05 0.03 -0.13 -0.14 -0.11
first word	ex	-0.06 -0.05 -0.10 0.00 0.04
first word	explainer	-0.06 -0.05 -0.05 -0.07 0.06
first word	first	0.08 -0.10 -0.10 0.03 -0.12
first word	for	-0.10 -0.13 0.05 -0.03 -0.02
first word	gas	-0.06 -0.10 0.07 0.00 -0.17
first word	gop	-0.03 -0.04 -0.06 -0.05 0.07
first word	graham	-0.08 -0.07 0.11 -0.12 -0.10
first word	how	-0.05 -0.05 -0.11 -0.12 0.12
first word	in	-0.11 -0.12 -0.15 -0.05 0.11
first word	insight	-0.03 -0.03 -0.11 -0.12 0.11
first word	is	-0.04 -0.06 -0.06 -0.11 0.10
first word	it	-0.05 -0.04 -0.07 -0.13 0.11
first word	jimmy	-0.08 -0.09 -0.09 -0.13 0.12
first word	oil	-0.11 -0.07 0.04 -0.03 0.00
first word	protest	-0.07 -0.07 0.01 -0.14 0.05
first word	satellit	-0.13 -0.13 -0.11 0.14 -0.12
first word	siren	-0.12 0.09 -0.07 -0.06 -0.05
first word	stock	-0.09 -0.01 0.00 0.06 -0.18
first word	strik	-0.13 0.08 -0.14 0.02 -0.12
first word	suspect	-0.07 -0.12 -0.13 0.13 -0.13
first word	ten	0.12 -0.12 -0.09 -0.10 -0.11
first word	the	0.04 -0.22 -0.02 -0.10 0.08
first word	this	-0.05 -0.09 -0.10 -0.11 0.10
first word	thre	-0.11 0.05 -0.09 0.05 -0.06
first word	war	-0.08 -0.10 -0.14 0.00 0.05
first word	watch	-0.02 0.09 -0.17 -0.07 -0.03
first word	we	-0.09 -0.10 0.10 -0.08 -0.04
first word	what	-0.02 -0.13 -0.21 -0.01 0.05
first word	who	-0.13 -0.11 -0.14 0.03 0.03
first word	why	-0.09 -0.11 -0.08 -0.17 0.15
first word	will	-0.09 -0.06 0.00 -0.03 0.04
first word	world	-0.09 -0.07 -0.11 0.11 -0.12
form	a question	-0.24 -0.22 -0.19 -0.01 0.15
form	a sentence	-0.02 -0.11 -0.07 -0.05 0.09
form	bar	-0.02 -0.16 -0.16 -0.05 0.12
form	begins with a quote	-0.06 -0.30 -0.08 -0.04 0.13
form	colon	-0.12 -0.08 -0.02 -0.10 0.17
form	ends with a quote	-0.12 -0.20 0.02 0.03 0.01
form	ends with on	-0.07 -0.07 -0.06 0.00 0.03
form	exclamation	0.05 -0.11 -0.09 -0.10 0.06
form	label	0.02 0.03 0.03 -0.04 -0.15
form	label at the end	0.01 -0.17 -0.11 0.03 -0.01
form	question	-0.24 -0.22 -0.19 -0.01 0.15
form	quotes	-0.04 -0.16 0.02 0.01 0.00
head clause	alarm	-0.19 0.05 0.11 -0.05 -0.14
head clause	brief	-0.01 -0.10 -0.01 0.02 -0.04
head clause	casualty	0.10 -0.01 -0.19 -0.05 -0.03
head clause	chief	-0.08 -0.16 0.07 0.06 -0.08
head clause	civilian	-0.18 -0.03 0.10 -0.02 -0.06
head clause	closure	0.01 -0.09 0.08 -0.07 -0.12
head clause	contact	-0.17 -0.11 0.06 0.07 -0.15
head clause	culture	-0.09 0.00 -0.13 -0.01 0.05
head clause	cyber	-0.17 -0.16 0.07 0.03 -0.16
head clause	decision	-0.08 -0.25 0.00 0.05 0.01
head clause	domestic	-0.20 0.06 -0.21 0.02 0.02
head clause	everyday	-0.11 -0.20 0.00 0.00 0.06
head clause	execution	-0.13 -0.12 0.12 -0.06 -0.14
head clause	force	-0.07 -0.04 -0.02 -0.01 0.03
head clause	gaza	-0.14 0.08 -0.14 0.03 -0.05
head clause	market	-0.17 -0.19 0.10 -0.01 -0.02
head clause	mass	0.17 -0.01 -0.07 -0.24 -0.04
head clause	modal	-0.17 -0.13 -0.14 0.05 0.06
head clause	negotiation	0.01 -0.06 -0.05 0.02 -0.06
head clause	network	-0.11 -0.12 0.11 -0.14 0.00
head clause	nuclear	-0.09 -0.26 0.15 -0.06 -0.06
head clause	oil	-0.22 -0.07 0.10 0.00 -0.09
head clause	opinion	-0.18 -0.02 -0.15 0.00 0.05
head clause	reaction	-0.15 -0.28 -0.05 0.19 -0.13
head clause	resolve	0.05 -0.06 0.07 -0.09 -0.10
head clause	sanction	-0.14 -0.16 0.02 -0.05 0.04
head clause	settled	0.09 -0.04 -0.09 -0.01 -0.07
head clause	shipping	-0.06 -0.01 0.04 0.01 -0.12
head clause	shock	-0.11 -0.16 0.06 -0.04 0.00
head clause	sport	-0.15 -0.17 -0.03 0.03 0.05
head clause	spy	-0.21 -0.15 -0.02 0.07 -0.01
head clause	strike	0.05 0.02 -0.13 -0.07 0.00
head clause	syria	-0.14 -0.08 -0.16 0.09 0.03
head clause	threat	-0.09 -0.06 -0.07 0.07 0.02
head clause	truce	0.11 -0.02 -0.14 -0.02 -0.06
head clause	unreal	-0.11 -0.16 0.03 0.05 0.02
head clause	unrest	-0.15 -0.15 -0.06 0.02 0.05
head clause	weapon	-0.02 0.21 -0.08 -0.14 -0.29
head event	accusation	-0.11 -0.08 -0.18 0.17 -0.14
head event	appointment	-0.12 -0.11 -0.04 -0.01 0.07
head event	arrest	-0.13 -0.14 -0.07 0.03 0.04
head event	arrival	-0.09 0.06 -0.04 -0.15 0.04
head event	blackout	-0.11 -0.12 0.11 -0.14 0.00
head event	blockade	-0.11 -0.13 -0.07 0.08 -0.03
head event	call	-0.11 -0.09 -0.17 0.06 0.03
head event	cancelled	-0.12 -0.13 -0.08 0.11 -0.07
head event	closure	-0.20 -0.05 0.03 0.02 -0.05
head event	comment	-0.13 -0.18 -0.06 -0.13 0.15
head event	deal	0.10 -0.18 -0.09 -0.03 -0.14
head event	denial	-0.16 -0.20 0.00 0.07 -0.02
head event	departure	-0.13 0.02 0.08 -0.24 -0.01
head event	deployment	-0.20 -0.23 0.02 0.01 0.04
head event	downing	-0.13 0.11 0.03 -0.22 -0.03
head event	enrichment	-0.10 -0.11 0.15 -0.15 -0.12
head event	evacuation	-0.14 0.05 0.10 -0.13 -0.17
head event	execution	-0.11 -0.10 0.07 -0.01 -0.12
head event	exit	-0.08 -0.09 0.02 0.00 -0.02
head event	fall	-0.07 -0.14 0.10 -0.03 -0.23
head event	funeral	-0.13 -0.14 0.02 0.09 -0.12
head event	hack	-0.11 -0.15 0.09 0.07 -0.18
head event	halt	0.06 -0.19 0.14 -0.18 -0.21
head event	memory	-0.13 -0.14 -0.17 0.05 0.09
head event	none	-0.19 -0.11 -0.17 0.03 0.16
head event	offer	-0.11 -0.12 -0.15 0.14 -0.12
head event	plan	-0.04 -0.23 0.00 0.03 -0.01
head event	reaction	-0.23 -0.20 -0.11 0.11 0.02
head event	rejection	-0.15 -0.11 0.06 0.07 -0.15
head event	release	-0.09 -0.12 -0.12 0.05 0.00
head event	rescue	-0.13 0.14 0.02 -0.17 -0.15
head event	rise	-0.10 -0.20 0.05 -0.01 -0.01
head event	sanction	-0.14 -0.15 0.03 -0.04 0.02
head event	seizure	-0.19 0.02 -0.20 -0.05 0.08
head event	spying	-0.15 -0.13 0.01 0.08 -0.16
head event	strike	0.10 0.10 -0.24 -0.09 -0.07
head event	talks	0.00 -0.27 0.01 0.03 -0.06
head event	threat	-0.10 -0.08 0.09 -0.05 -0.02
head event	truce	0.11 -0.08 -0.13 -0.05 0.00
head event	visit	-0.09 -0.09 -0.13 0.13 -0.12
head event, told as accusation	accusation	-0.11 -0.08 -0.18 0.17 -0.14
head event, told as cancelled	cancelled	-0.12 -0.13 -0.08 0.11 -0.07
head event, told as comment	comment	-0.13 -0.18 -0.06 -0.13 0.15
head event, told as denial	denial	-0.16 -0.20 0.00 0.07 -0.02
head event, told as done	appointment	-0.12 -0.11 -0.04 -0.01 0.07
head event, told as done	arrest	-0.13 -0.14 -0.07 0.03 0.04
head event, told as done	arrival	-0.09 0.06 -0.04 -0.15 0.04
head event, told as done	blackout	-0.11 -0.12 0.11 -0.14 0.00
head event, told as done	blockade	-0.11 -0.13 -0.07 0.08 -0.03
head event, told as done	call	-0.11 -0.09 -0.17 0.06 0.03
head event, told as done	closure	-0.20 -0.05 0.03 0.02 -0.05
head event, told as done	deal	0.10 -0.18 -0.09 -0.03 -0.14
head event, told as done	departure	-0.13 0.02 0.08 -0.24 -0.01
head event, told as done	deployment	-0.20 -0.23 0.02 0.01 0.04
head event, told as done	downing	-0.13 0.11 0.03 -0.22 -0.03
head event, told as done	enrichment	-0.10 -0.11 0.15 -0.15 -0.12
head event, told as done	evacuation	-0.14 0.05 0.10 -0.13 -0.17
head event, told as done	execution	-0.11 -0.10 0.07 -0.01 -0.12
head event, told as done	exit	-0.08 -0.09 0.02 0.00 -0.02
head event, told as done	fall	-0.07 -0.14 0.10 -0.03 -0.23
head event, told as done	funeral	-0.13 -0.14 0.02 0.09 -0.12
head event, told as done	hack	-0.11 -0.15 0.09 0.07 -0.18
head event, told as done	halt	0.06 -0.19 0.14 -0.18 -0.21
head event, told as done	none	-0.19 -0.11 -0.17 0.03 0.16
head event, told as done	release	-0.09 -0.12 -0.12 0.05 0.00
head event, told as done	rescue	-0.13 0.14 0.02 -0.17 -0.15
head event, told as done	rise	-0.10 -0.20 0.05 -0.01 -0.01
head event, told as done	sanction	-0.14 -0.15 0.03 -0.04 0.02
head event, told as done	seizure	-0.19 0.02 -0.20 -0.05 0.08
head event, told as done	spying	-0.15 -0.13 0.01 0.08 -0.16
head event, told as done	strike	0.10 0.10 -0.24 -0.09 -0.07
head event, told as done	talks	0.00 -0.27 0.01 0.03 -0.06
head event, told as done	truce	0.11 -0.08 -0.13 -0.05 0.00
head event, told as done	visit	-0.09 -0.09 -0.13 0.13 -0.12
head event, told as memory	memory	-0.13 -0.14 -0.17 0.05 0.09
head event, told as offer	offer	-0.11 -0.12 -0.15 0.14 -0.12
head event, told as plan	plan	-0.04 -0.23 0.00 0.03 -0.01
head event, told as reaction	reaction	-0.23 -0.20 -0.11 0.11 0.02
head event, told as rejection	rejection	-0.15 -0.11 0.06 0.07 -0.15
head event, told as threat	threat	-0.10 -0.08 0.09 -0.05 -0.02
length	long	-0.15 -0.03 -0.05 0.01 0.08
length	short	0.09 -0.04 -0.06 -0.04 -0.05
length	usual	-0.06 -0.05 0.03 0.03 -0.06
length	very long	0.06 -0.07 -0.06 -0.04 0.00
level by rules	critical	0.32 -0.15 -0.28 -0.16 -0.11
level by rules	high	-0.21 -0.14 0.17 0.01 -0.06
level by rules	low	-0.27 -0.11 -0.36 -0.18 0.33
level by rules	medium	-0.24 -0.19 -0.07 0.17 0.02
level by rules	urgent	-0.14 0.23 -0.07 -0.02 -0.14
person	chief of staff	0.02 -0.17 0.04 0.09 -0.20
person	defence minister	-0.12 -0.29 0.06 0.08 -0.09
person	foreign minister	-0.11 -0.09 0.00 0.03 -0.06
person	former premier	-0.08 -0.08 0.01 -0.13 0.09
person	leaders	-0.02 0.01 0.02 -0.03 -0.08
person	mojtaba	-0.14 -0.14 0.03 0.01 0.02
person	president	-0.12 -0.10 0.04 0.06 -0.13
person	prime minister	-0.24 -0.09 0.12 -0.07 0.04
person	secretary of state	-0.10 -0.11 -0.13 0.07 0.03
person	supreme leader	0.03 -0.07 0.03 0.04 -0.20
person	vice president	-0.08 -0.06 0.00 -0.01 0.00
phase	begin	0.13 -0.09 -0.12 -0.03 -0.04
phase	break	-0.06 -0.10 0.04 0.10 -0.20
phase	end	-0.23 0.02 0.08 -0.07 -0.03
phase	extend	-0.11 -0.11 0.05 0.00 -0.03
relevance by rules	not relevant: neither side in the title or the first sentence	-0.27 -0.11 -0.15 0.08 0.06
relevance by rules	not relevant: no party in the title	-0.17 -0.22 -0.05 0.10 -0.03
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.26 -0.32 -0.09 0.04 0.12
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.01 -0.21 -0.19 0.01 0.10
relevance by rules	not relevant: the title is about	-0.15 -0.06 -0.04 0.09 -0.05
relevance by rules	not relevant: the title is about culture	-0.07 -0.12 -0.12 0.02 0.07
relevance by rules	not relevant: the title is about everyday	-0.16 -0.22 0.01 -0.04 0.08
relevance by rules	not relevant: the title is about home affairs	-0.16 0.11 -0.17 0.03 -0.08
relevance by rules	not relevant: the title is about sport	-0.16 -0.18 -0.04 0.02 0.07
relevance by rules	relevant: and war in the title	-0.13 0.06 0.06 -0.14 -0.03
relevance by rules	relevant: between opposed parties in the title	0.03 0.06 -0.03 -0.06 -0.06
relevance by rules	relevant: forces or war where the confrontation is	-0.16 -0.06 -0.02 0.11 -0.10
relevance by rules	relevant: in a state of the Gulf	-0.09 -0.01 0.06 -0.01 -0.12
relevance by rules	relevant: in the title	-0.07 0.00 0.12 0.00 -0.22
relevance by rules	relevant: in the title, both sides in the first sentence	-0.05 -0.06 -0.09 -0.01 0.07
relevance by rules	relevant: in the title, the opponent in the first sentence	0.01 0.01 0.04 -0.01 -0.20
relevance by rules	relevant: insurance of ships where the confrontation is	-0.07 -0.10 0.08 -0.03 -0.11
relevance by rules	relevant: of a side, killed or named	0.08 -0.21 0.01 -0.01 -0.02
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.02 -0.13 -0.19 0.06 -0.03
relevance by rules	relevant: opposed parties and in the title	-0.07 -0.11 0.06 0.01 -0.03
relevance by rules	relevant: the forces of a side where an ally sits	-0.07 0.10 -0.24 -0.17 0.08
relevance by rules	relevant: the title names both sides	0.00 -0.05 -0.04 -0.02 0.01
relevance by rules	relevant: the war by name in the title	-0.18 -0.14 -0.03 -0.03 0.08
relevance by rules	relevant: traces of arms in a town of a side	-0.11 0.13 -0.11 -0.14 -0.12
relevance by rules	relevant: trade that stands still where the confrontation is	-0.08 -0.13 -0.09 -0.05 0.10
relevance by rules	relevant: two parties and in the title	-0.17 -0.15 0.02 -0.03 0.03
sign	comment	-0.16 -0.25 -0.29 -0.10 0.26
sign	explosions heard	0.04 0.07 -0.19 -0.04 -0.19
sign	leader killed	0.09 -0.09 -0.06 -0.02 -0.08
sign	nuclear sites struck	0.10 -0.21 -0.05 0.03 -0.22
sign	operations begun	0.25 -0.16 -0.13 -0.11 -0.32
sign	states struck	0.12 -0.02 0.02 -0.08 -0.20
sign	strikes suspended	0.13 -0.14 -0.06 -0.05 -0.20
sign	truce agreed	0.11 -0.16 -0.05 -0.10 -0.04
sign	war	-0.14 -0.08 -0.09 0.04 0.04
sign	war of a state	-0.16 -0.10 -0.17 0.07 0.09
sign	war of the region	-0.11 -0.15 -0.03 0.03 0.01
state	calm	-0.04 -0.02 0.18 -0.18 -0.19
state	crisis	-0.23 0.00 -0.07 0.12 -0.03
state	war	-0.10 -0.08 -0.09 0.02 0.10
summary	alarm	-0.01 -0.04 0.01 0.01 -0.07
summary	brief	-0.09 -0.07 0.04 -0.10 0.06
summary	casualty	0.01 -0.12 0.13 -0.03 -0.17
summary	chief	-0.08 -0.04 -0.04 -0.01 0.04
summary	civilian	0.02 -0.21 0.08 -0.01 -0.07
summary	closure	-0.13 -0.11 0.11 -0.02 -0.15
summary	contact	-0.03 0.01 0.02 -0.09 0.02
summary	cyber	-0.07 -0.10 -0.03 0.10 -0.12
summary	decision	-0.08 -0.18 0.00 -0.09 0.09
summary	domestic	-0.12 -0.10 0.00 0.05 -0.06
summary	drill	-0.06 0.03 -0.07 0.05 -0.07
summary	elsewhere	-0.10 -0.11 0.05 0.01 -0.12
summary	everyday	-0.07 -0.08 -0.04 0.05 -0.05
summary	execution	-0.08 -0.09 0.08 -0.02 -0.12
summary	force	-0.02 -0.11 0.02 -0.01 0.00
summary	gaza	0.05 -0.09 -0.19 -0.11 0.10
summary	market	-0.16 -0.08 -0.20 0.10 0.07
summary	mass	0.03 -0.22 0.04 -0.03 -0.03
summary	modal	-0.18 -0.17 -0.11 0.03 0.10
summary	negotiation	0.01 0.08 -0.11 0.02 -0.06
summary	network	-0.06 -0.05 0.04 0.02 -0.10
summary	nuclear	0.04 -0.24 0.05 -0.24 0.09
summary	oil	-0.09 0.01 -0.13 0.08 -0.01
summary	opinion	-0.17 -0.18 -0.21 -0.10 0.19
summary	reaction	-0.04 -0.14 0.00 -0.01 -0.01
summary	resolve	0.13 -0.21 0.11 -0.22 -0.06
summary	sanction	-0.06 0.01 0.00 -0.10 0.05
summary	settled	0.03 -0.15 0.06 0.01 -0.20
summary	shipping	-0.13 -0.12 0.03 0.06 -0.14
summary	shock	-0.13 -0.15 0.08 0.02 -0.10
summary	sport	0.06 -0.11 -0.14 0.05 -0.06
summary	spy	-0.06 -0.01 0.01 0.03 -0.11
summary	strike	-0.05 -0.10 0.11 -0.04 -0.06
summary	threat	-0.05 -0.06 0.05 -0.05 -0.02
summary	toll	-0.13 -0.12 0.01 0.06 -0.04
summary	truce	0.03 0.05 -0.25 0.07 -0.07
summary	unreal	-0.01 -0.14 -0.05 0.03 0.02
summary	unrest	-0.15 -0.08 0.12 -0.08 -0.05
summary	weapon	-0.02 -0.02 0.00 -0.10 0.02
summary is	missing	-0.05 -0.04 -0.03 0.04 -0.05
summary is	there	-0.07 -0.05 -0.05 -0.02 0.07
summary names	both sides	0.02 -0.27 0.03 -0.04 0.02
summary names	both sides and usa	-0.13 -0.22 -0.06 0.05 0.04
summary names	no party	-0.08 -0.01 -0.06 0.02 0.01
summary names	one side	-0.01 -0.06 -0.02 -0.03 0.04
summary names	one side and ally	-0.05 0.09 -0.06 -0.02 -0.10
summary names	one side and usa	-0.03 0.03 0.03 -0.07 -0.02
summary names	usa	-0.04 0.00 0.00 -0.01 -0.06
summary place	gulf state	-0.09 0.04 -0.11 0.05 -0.09
summary place	land of an ally	0.01 0.04 -0.12 0.02 -0.12
summary place	neighbour	-0.14 -0.18 -0.09 0.05 0.03
summary place	region	-0.02 -0.05 -0.10 0.02 0.03
summary place	strait or sea	-0.16 -0.13 -0.01 0.13 -0.23
summary place	third country	-0.14 -0.07 -0.18 0.10 0.02
summary place	usa	-0.10 -0.05 0.01 -0.01 0.02
summary word	[ally]	-0.05 0.09 -0.07 -0.02 -0.10
summary word	[number]	0.05 -0.02 0.04 -0.21 0.00
summary word	[place]	-0.06 0.00 -0.15 0.06 0.01
summary word	[region]	-0.03 -0.06 -0.08 0.07 -0.03
summary word	[side]	-0.03 -0.13 0.00 -0.02 0.05
summary word	[usa]	-0.10 -0.04 -0.01 0.00 0.02
summary word	about	-0.09 -0.11 -0.13 0.05 0.05
summary word	accord	-0.12 0.00 -0.02 0.03 -0.02
summary word	accus	-0.07 -0.07 -0.01 0.06 -0.13
summary word	acros	-0.04 -0.04 0.01 -0.04 -0.02
summary word	act	-0.06 -0.04 0.10 -0.09 -0.10
summary word	action	-0.11 -0.08 0.10 0.07 -0.19
summary word	add	-0.14 -0.11 -0.03 0.06 -0.01
summary word	administration	-0.08 -0.05 -0.04 0.03 -0.01
summary word	adversary	0.02 -0.03 0.02 -0.07 -0.06
summary word	affair	-0.09 -0.05 0.08 -0.04 -0.11
summary word	after	-0.02 0.01 0.05 0.03 -0.24
summary word	again	-0.05 -0.08 -0.01 -0.06 0.05
summary word	against	0.00 -0.12 0.06 0.01 -0.11
summary word	agency	-0.09 -0.09 0.04 0.05 -0.09
summary word	agent	-0.10 -0.08 0.05 -0.01 -0.10
summary word	aggression	-0.01 -0.06 0.03 -0.10 0.06
summary word	agreement	0.08 -0.09 -0.11 -0.10 0.02
summary word	aid	-0.07 -0.06 0.10 -0.02 -0.05
summary word	aim	-0.09 -0.07 0.00 -0.12 0.08
summary word	air	-0.04 0.03 -0.05 -0.04 0.00
summary word	airstrik	-0.02 -0.09 -0.08 0.11 -0.09
summary word	al	-0.10 -0.04 0.06 -0.08 0.03
summary word	ali	0.03 -0.10 0.07 -0.04 -0.14
summary word	all	-0.11 -0.09 -0.07 -0.17 0.15
summary word	ally	-0.06 -0.07 -0.12 0.02 0.06
summary word	also	-0.11 -0.07 0.12 -0.14 -0.01
summary word	ambassador	-0.11 -0.10 0.01 -0.18 0.14
summary word	amid	-0.14 0.02 0.11 -0.02 -0.19
summary word	amir	0.03 -0.06 0.02 -0.02 -0.09
summary word	analyst	0.02 -0.13 -0.18 -0.20 0.17
summary word	announc	0.01 -0.10 0.06 -0.08 -0.09
summary word	announcement	-0.16 -0.17 0.07 0.06 -0.14
summary word	another	-0.11 -0.13 0.02 -0.03 0.03
summary word	anti	-0.11 -0.08 0.13 -0.17 -0.05
summary word	any	-0.09 -0.06 -0.02 -0.10 0.09
summary word	aoun	0.02 -0.02 -0.01 0.02 -0.14
summary word	apos	-0.05 -0.04 0.02 -0.08 0.02
summary word	appear	-0.12 0.04 0.00 -0.03 0.00
summary word	april	-0.01 -0.09 -0.15 0.13 -0.14
summary word	area	-0.07 0.01 0.03 0.03 -0.13
summary word	army	-0.13 0.05 0.06 -0.02 -0.14
summary word	arrest	-0.07 -0.06 0.11 -0.12 -0.10
summary word	articl	-0.10 -0.10 0.03 0.01 -0.06
summary word	attack	0.08 -0.09 -0.01 -0.13 0.01
summary word	attempt	-0.08 0.02 0.02 0.01 -0.09
summary word	authority	-0.07 -0.05 -0.04 -0.05 0.07
summary word	avoid	-0.07 -0.09 0.05 0.04 -0.09
summary word	back	-0.12 -0.15 -0.15 0.10 0.04
summary word	ballistic	0.01 -0.16 0.00 -0.03 -0.01
summary word	barrag	0.08 -0.12 -0.09 -0.09 0.02
summary word	bas	0.04 -0.06 0.01 -0.10 0.01
summary word	befor	-0.12 0.05 -0.12 0.13 -0.11
summary word	beginn	0.08 -0.09 -0.09 -0.10 -0.01
summary word	believ	-0.11 -0.08 0.02 -0.14 0.08
summary word	between	0.00 -0.08 -0.15 -0.03 0.12
summary word	beyond	0.03 -0.02 -0.01 -0.03 -0.03
summary word	blockad	-0.11 -0.08 0.11 -0.08 -0.14
summary word	bloomberg	0.01 0.02 -0.12 -0.23 0.09
summary word	bomb	-0.09 -0.07 -0.11 -0.12 0.11
summary word	border	0.04 -0.01 0.04 -0.05 -0.14
summary word	both	-0.09 0.01 -0.16 0.06 -0.03
summary word	br	-0.04 -0.05 0.06 -0.06 -0.05
summary word	call	0.04 -0.19 0.00 0.00 -0.07
summary word	campaign	-0.08 -0.08 0.00 0.04 -0.06
summary word	can	0.05 -0.07 -0.11 -0.10 0.05
summary word	carry	-0.07 -0.06 -0.01 0.05 -0.11
summary word	ceasefir	0.02 -0.01 -0.22 0.07 -0.05
summary word	central	-0.02 -0.03 -0.16 -0.16 0.13
summary word	char	-0.03 -0.09 0.08 -0.05 -0.08
summary word	chief	-0.03 -0.09 -0.02 0.04 -0.08
summary word	citizen	0.03 -0.13 -0.13 0.08 -0.09
summary word	city	-0.16 -0.14 0.12 0.02 -0.10
summary word	civilian	0.06 -0.07 -0.07 -0.05 -0.06
summary word	claim	-0.08 0.02 0.03 -0.15 0.07
summary word	clash	-0.03 -0.02 0.05 0.01 -0.08
summary word	clos	-0.09 -0.06 0.02 -0.09 0.05
summary word	com	-0.09 -0.10 -0.12 0.08 0.02
summary word	come	0.06 -0.03 0.04 -0.18 0.00
summary word	commander	-0.05 -0.10 -0.11 0.04 0.02
summary word	comment	-0.03 -0.10 0.04 0.09 -0.20
summary word	complet	0.05 -0.14 0.01 0.02 -0.13
summary word	concern	-0.07 -0.10 -0.18 0.11 -0.04
summary word	condemn	-0.15 0.00 0.00 -0.03 0.02
summary word	conflict	-0.12 -0.01 -0.07 0.11 -0.08
summary word	consequenc	-0.07 -0.06 0.11 -0.10 -0.12
summary word	consider	-0.07 -0.05 -0.04 0.08 -0.09
summary word	continu	0.11 -0.11 0.11 -0.22 -0.07
summary word	contract	-0.03 -0.03 -0.08 -0.01 0.03
summary word	corp	0.03 -0.05 0.02 -0.05 -0.06
summary word	cost	-0.04 -0.04 -0.06 -0.09 0.08
summary word	could	-0.10 -0.12 -0.01 0.11 -0.12
summary word	country	-0.05 -0.19 0.18 -0.06 -0.20
summary word	crack	-0.03 -0.03 -0.06 -0.11 0.09
summary word	crackdown	-0.07 -0.05 0.08 0.01 -0.14
summary word	crisi	-0.05 -0.05 0.07 -0.13 0.03
summary word	cros	0.05 -0.10 -0.06 -0.07 0.03
summary word	crown	-0.05 -0.05 -0.05 0.05 -0.07
summary word	crud	-0.05 -0.10 -0.06 -0.01 0.02
summary word	curb	-0.08 0.01 -0.11 0.02 0.01
summary word	currency	-0.04 -0.06 -0.15 0.02 0.06
summary word	current	-0.06 -0.07 -0.09 -0.06 0.07
summary word	daily	-0.10 -0.12 0.05 -0.13 0.07
summary word	damag	0.01 -0.10 -0.15 0.04 0.00
summary word	day	0.10 -0.01 -0.04 -0.23 0.07
summary word	days	-0.07 -0.08 0.03 0.03 -0.13
summary word	de	-0.04 -0.04 0.02 0.02 -0.10
summary word	deadly	-0.06 -0.05 0.11 -0.11 -0.09
summary word	deal	-0.12 0.05 0.04 0.01 -0.14
summary word	death	-0.09 -0.08 0.07 0.04 -0.10
summary word	decad	-0.09 -0.12 -0.17 0.08 0.04
summary word	decisiv	-0.08 -0.07 0.13 -0.13 -0.12
summary word	declar	0.07 -0.06 0.06 -0.09 -0.10
summary word	deep	-0.08 0.00 -0.10 -0.03 0.07
summary word	deepen	-0.04 -0.06 0.03 0.01 -0.08
summary word	defend	0.02 -0.11 0.07 -0.09 -0.01
summary word	defens	-0.07 0.00 0.02 0.01 -0.08
summary word	demonstration	-0.07 -0.05 0.07 -0.03 -0.15
summary word	demonstrator	-0.06 -0.04 -0.05 -0.15 0.09
summary word	describ	-0.04 -0.04 -0.11 0.01 0.06
summary word	despit	-0.11 0.03 0.01 0.03 -0.09
summary word	did	0.03 -0.12 -0.11 -0.02 0.03
summary word	digital	-0.07 -0.08 -0.13 0.12 -0.11
summary word	diplomatic	-0.08 -0.06 -0.11 0.03 0.06
summary word	direct	0.00 -0.10 0.00 0.06 -0.13
summary word	disarm	-0.06 -0.01 -0.08 0.06 -0.07
summary word	disarmament	-0.10 -0.14 -0.12 0.08 0.02
summary word	discuss	-0.11 -0.10 -0.14 -0.15 0.15
summary word	disrupt	0.02 -0.11 0.06 -0.04 -0.14
summary word	disruption	-0.04 -0.08 -0.01 0.00 0.00
summary word	does	-0.05 -0.04 0.06 -0.01 -0.10
summary word	dollar	-0.05 -0.09 -0.13 0.11 -0.04
summary word	down	0.00 -0.03 -0.16 0.13 -0.07
summary word	dozen	0.01 0.02 0.04 -0.09 -0.07
summary word	dron	-0.04 0.03 0.00 -0.13 0.02
summary word	due	-0.09 0.02 0.06 -0.18 0.04
summary word	dur	-0.12 -0.12 -0.04 0.14 -0.15
summary word	earlier	0.06 -0.14 -0.08 -0.08 0.03
summary word	early	-0.12 0.00 0.02 0.04 -0.07
summary word	ease	-0.09 -0.07 -0.11 0.02 0.04
summary word	eastern	-0.05 0.04 -0.09 0.05 -0.07
summary word	economic	-0.07 -0.09 0.07 -0.17 0.08
summary word	economy	-0.04 -0.06 -0.11 -0.07 0.10
summary word	effect	0.05 -0.12 -0.09 -0.07 0.07
summary word	effort	-0.13 -0.18 -0.19 0.14 -0.02
summary word	encourag	-0.06 -0.08 -0.11 0.03 0.05
summary word	end	-0.06 -0.04 0.06 -0.09 0.03
summary word	energy	-0.06 -0.12 -0.06 0.08 -0.03
summary word	engulf	0.03 -0.06 0.03 0.02 -0.11
summary word	enough	-0.09 -0.11 -0.12 0.06 0.02
summary word	escalat	-0.12 -0.11 0.04 -0.09 0.05
summary word	escalation	-0.05 0.03 -0.01 0.03 -0.09
summary word	espionag	-0.07 -0.08 0.03 0.04 -0.11
summary word	evacuat	-0.04 -0.06 0.05 -0.02 -0.07
summary word	evacuation	-0.08 -0.03 -0.03 0.07 -0.11
summary word	even	0.06 -0.10 -0.04 -0.05 -0.06
summary word	evidenc	-0.12 0.05 0.08 -0.12 -0.08
summary word	exchang	0.04 -0.13 -0.11 0.02 0.00
summary word	execut	-0.06 -0.06 0.11 -0.12 -0.09
summary word	expect	-0.03 -0.04 -0.11 -0.03 0.05
summary word	export	-0.08 -0.11 -0.01 0.07 -0.07
summary word	fac	-0.08 -0.05 0.01 -0.16 0.11
summary word	face	-0.06 -0.05 -0.03 -0.12 0.08
summary word	facility	-0.01 0.03 0.02 -0.04 -0.07
summary word	family	-0.13 -0.02 0.02 0.07 -0.13
summary word	far	-0.08 -0.12 -0.14 0.07 -0.01
summary word	fear	0.03 -0.11 0.05 -0.04 -0.05
summary word	fight	-0.05 -0.08 -0.12 -0.08 0.10
summary word	figur	-0.10 -0.08 0.02 0.04 -0.05
summary word	fir	0.07 0.00 -0.08 -0.07 -0.06
summary word	fire	0.02 0.06 -0.09 0.01 -0.15
summary word	first	-0.16 -0.02 -0.03 0.09 -0.11
summary word	flow	-0.04 -0.08 -0.13 0.11 -0.06
summary word	fm	-0.05 0.02 0.02 0.00 -0.08
summary word	follow	0.05 -0.09 -0.09 0.02 -0.02
summary word	forc	-0.05 -0.18 0.04 -0.06 0.01
summary word	foreign	-0.12 -0.10 -0.04 0.09 -0.08
summary word	former	-0.10 -0.11 -0.04 -0.21 0.15
summary word	freight	-0.03 -0.06 -0.05 -0.02 0.05
summary word	fresh	-0.07 -0.07 0.05 -0.05 -0.02
summary word	friday	-0.06 -0.05 0.05 -0.05 0.01
summary word	fuel	-0.09 -0.10 0.01 -0.04 0.01
summary word	full	-0.10 -0.11 0.00 -0.09 0.08
summary word	further	-0.08 0.07 -0.11 -0.01 -0.02
summary word	futur	-0.04 -0.04 0.04 -0.02 -0.02
summary word	g7	-0.08 0.05 0.05 -0.14 -0.11
summary word	gas	-0.07 -0.01 0.05 -0.06 -0.01
summary word	general	-0.11 -0.12 -0.18 0.07 0.02
summary word	geopolitical	-0.04 -0.07 -0.14 -0.07 0.12
summary word	get	-0.10 0.06 -0.03 -0.01 -0.02
summary word	global	-0.08 -0.16 -0.17 -0.06 0.16
summary word	go	-0.08 -0.05 0.05 0.00 -0.03
summary word	goal	0.07 -0.10 -0.12 0.00 -0.02
summary word	government	-0.09 -0.08 0.11 -0.19 0.01
summary word	graham	-0.08 -0.07 0.08 0.02 -0.12
summary word	group	-0.15 -0.08 0.13 -0.02 -0.17
summary word	grow	-0.12 -0.09 0.08 0.01 -0.10
summary word	halt	-0.06 -0.10 0.10 -0.05 -0.11
summary word	hard	-0.08 -0.06 0.07 -0.01 -0.12
summary word	hardship	-0.07 -0.06 0.03 -0.12 0.04
summary word	haven	-0.04 -0.05 -0.13 0.06 0.00
summary word	heavy	-0.02 0.03 -0.10 -0.10 0.05
summary word	help	-0.07 -0.06 0.06 -0.01 -0.08
summary word	higher	-0.04 -0.04 -0.13 0.04 0.00
summary word	him	-0.05 -0.03 -0.05 0.03 -0.01
summary word	hit	-0.03 0.03 -0.01 -0.04 -0.05
summary word	hold	-0.04 -0.04 -0.07 0.08 -0.08
summary word	home	-0.08 0.03 -0.07 -0.07 0.05
summary word	host	-0.07 -0.07 -0.07 0.04 -0.02
summary word	hostility	-0.09 -0.07 -0.17 0.15 -0.15
summary word	hour	-0.04 -0.16 0.01 0.06 -0.09
summary word	how	-0.06 -0.08 -0.13 -0.17 0.15
summary word	href	-0.10 0.05 0.08 -0.03 -0.17
summary word	human	-0.09 -0.08 -0.01 -0.13 0.05
summary word	hundred	0.08 -0.12 -0.13 0.00 -0.07
summary word	if	-0.11 -0.06 0.09 -0.10 -0.02
summary word	immediat	-0.08 0.00 0.04 -0.01 -0.10
summary word	impact	0.01 -0.11 -0.14 -0.11 0.12
summary word	impos	-0.06 -0.05 0.04 0.02 -0.10
summary word	includ	-0.02 -0.09 0.04 0.02 -0.11
summary word	increas	-0.08 -0.07 0.04 -0.05 0.03
summary word	increasingly	-0.06 -0.05 -0.03 0.05 -0.10
summary word	industry	-0.04 -0.04 -0.11 -0.02 0.05
summary word	inflation	-0.04 -0.05 -0.09 -0.03 0.06
summary word	information	-0.07 -0.06 0.06 -0.04 -0.08
summary word	infrastructur	0.09 -0.06 -0.10 0.02 -0.13
summary word	intelligenc	0.06 -0.11 0.04 -0.10 -0.06
summary word	intercept	-0.05 0.06 -0.10 -0.09 -0.03
summary word	interest	-0.09 -0.07 0.06 -0.12 0.03
summary word	interferenc	-0.06 -0.03 0.11 -0.11 -0.12
summary word	internal	-0.06 -0.03 0.06 0.02 -0.11
summary word	internet	-0.06 -0.05 0.04 0.02 -0.10
summary word	interven	-0.09 -0.05 -0.08 0.03 0.03
summary word	intervention	-0.12 -0.08 -0.06 0.03 0.02
summary word	investor	-0.12 0.03 -0.10 0.10 -0.15
summary word	is	-0.19 -0.05 0.00 0.07 -0.03
summary word	islamic	0.04 -0.06 -0.13 0.11 -0.16
summary word	issu	-0.12 0.01 0.02 -0.10 0.07
summary word	itself	0.04 -0.10 0.05 -0.13 0.04
summary word	jets	0.01 -0.02 0.06 -0.10 -0.08
summary word	join	-0.09 -0.06 0.04 0.01 -0.06
summary word	joseph	-0.08 0.03 -0.11 0.07 -0.05
summary word	judiciary	-0.06 -0.06 0.04 -0.02 -0.10
summary word	jump	-0.04 -0.08 -0.01 0.04 -0.06
summary word	june	-0.06 -0.10 0.05 -0.22 0.10
summary word	just	-0.13 -0.13 -0.15 0.07 0.05
summary word	keep	-0.07 -0.08 0.02 0.07 -0.12
summary word	key	-0.11 -0.09 0.09 -0.12 -0.02
summary word	kill	-0.02 -0.06 0.09 -0.03 -0.12
summary word	larg	0.01 -0.06 -0.02 0.03 -0.07
summary word	largest	-0.05 -0.07 0.03 -0.02 -0.02
summary word	last	-0.06 -0.15 -0.08 0.15 -0.15
summary word	late	-0.13 -0.05 0.06 0.01 0.00
summary word	latest	0.04 -0.12 0.02 -0.05 0.00
summary word	launch	0.05 -0.08 0.08 -0.04 -0.15
summary word	law	-0.10 -0.09 -0.09 -0.01 0.03
summary word	lead	-0.05 -0.07 -0.08 -0.11 0.10
summary word	leader	-0.03 -0.07 -0.03 0.07 -0.07
summary word	leadership	-0.10 -0.05 0.00 0.09 -0.12
summary word	least	-0.12 -0.09 0.09 0.02 -0.12
summary word	leav	-0.08 -0.05 0.07 -0.13 0.02
summary word	led	-0.06 -0.07 -0.02 0.08 -0.12
summary word	left	-0.09 0.10 -0.13 -0.06 0.02
summary word	leniency	-0.06 -0.05 0.02 0.02 -0.10
summary word	lift	-0.09 -0.09 -0.11 0.04 0.04
summary word	limit	-0.10 -0.10 0.01 0.07 -0.14
summary word	lindsey	-0.08 -0.07 0.08 0.02 -0.12
summary word	liv	-0.08 -0.07 0.02 -0.11 0.07
summary word	load	-0.09 -0.06 -0.01 -0.11 0.04
summary word	lock	-0.09 -0.06 -0.02 -0.10 0.05
summary word	long	-0.12 -0.01 0.00 -0.03 0.01
summary word	look	-0.10 -0.07 0.06 0.02 -0.11
summary word	major	0.03 -0.12 -0.04 0.04 -0.07
summary word	make	-0.06 0.07 0.07 -0.12 -0.12
summary word	man	-0.08 -0.08 0.04 0.01 -0.10
summary word	many	-0.10 -0.08 -0.02 -0.10 0.08
summary word	march	-0.05 -0.07 -0.12 0.12 -0.11
summary word	maritim	-0.04 -0.05 -0.10 0.07 -0.05
summary word	mark	-0.07 -0.10 0.04 0.00 -0.07
summary word	market	-0.09 -0.11 -0.20 -0.01 0.12
summary word	martyr	-0.13 -0.11 -0.01 0.10 -0.12
summary word	mass	-0.07 -0.07 -0.06 -0.13 0.10
summary word	massiv	0.00 -0.14 0.06 -0.02 -0.11
summary word	may	-0.13 -0.08 -0.10 0.05 0.04
summary word	media	-0.11 -0.02 -0.03 -0.08 0.08
summary word	meet	-0.15 0.05 -0.16 0.13 -0.16
summary word	met	-0.11 -0.12 0.03 -0.05 0.04
summary word	might	-0.05 -0.05 -0.10 -0.13 0.12
summary word	military	0.06 -0.14 0.01 0.02 -0.12
summary word	minister	-0.06 -0.18 0.05 -0.07 0.01
summary word	ministry	-0.06 -0.08 -0.01 0.05 -0.09
summary word	missil	0.04 -0.13 -0.03 -0.07 0.01
summary word	monday	-0.08 -0.02 0.09 -0.18 0.04
summary word	monitor	-0.09 0.03 -0.10 -0.06 0.05
summary word	month	0.04 -0.03 0.04 -0.15 0.01
summary word	more	-0.05 -0.20 0.08 0.06 -0.12
summary word	morn	0.00 -0.04 0.06 -0.08 -0.04
summary word	most	-0.02 -0.12 -0.10 0.07 -0.02
summary word	mount	-0.04 -0.04 -0.10 -0.01 0.07
summary word	mov	-0.05 -0.08 -0.14 0.07 0.01
summary word	move	-0.08 -0.12 -0.11 0.07 0.02
summary word	much	-0.07 0.04 -0.15 0.02 0.03
summary word	multipl	0.03 -0.06 -0.09 0.05 -0.08
summary word	nation	0.01 -0.08 -0.17 0.13 -0.16
summary word	national	-0.10 0.02 0.03 0.01 -0.12
summary word	nationwid	-0.09 -0.06 0.12 0.01 -0.15
summary word	natural	-0.06 -0.09 0.07 -0.08 0.01
summary word	naval	-0.06 -0.06 -0.03 0.07 -0.09
summary word	near	0.02 -0.05 0.03 0.00 -0.13
summary word	negotiation	-0.11 -0.09 -0.17 0.06 0.01
summary word	network	-0.06 -0.06 0.06 -0.12 0.02
summary word	new	0.02 -0.01 -0.16 0.07 -0.06
summary word	news	-0.08 -0.11 -0.12 0.08 0.02
summary word	next	-0.10 -0.10 0.02 -0.06 0.04
summary word	night	-0.03 -0.06 -0.14 0.05 0.01
summary word	no	-0.09 -0.02 0.08 0.01 -0.14
summary word	not	-0.10 -0.18 0.07 0.02 -0.05
summary word	now	-0.10 -0.07 0.04 -0.02 -0.03
summary word	nuclear	0.01 -0.25 0.04 -0.11 0.07
summary word	offensiv	-0.10 -0.12 0.05 -0.02 0.03
summary word	offer	-0.05 -0.07 -0.02 0.07 -0.11
summary word	official	0.01 -0.04 -0.12 0.07 -0.04
summary word	oil	-0.08 0.00 -0.15 0.09 0.00
summary word	once	-0.06 0.06 -0.12 -0.14 0.07
summary word	one	-0.14 0.04 -0.04 -0.10 0.08
summary word	ongo	-0.11 0.03 -0.06 0.01 0.00
summary word	only	0.00 -0.10 0.09 -0.09 -0.13
summary word	open	-0.06 -0.05 -0.07 0.10 -0.12
summary word	operat	-0.08 0.02 0.02 0.02 -0.12
summary word	operation	0.02 -0.13 0.07 -0.13 -0.04
summary word	operativ	-0.14 0.07 0.00 0.03 -0.10
summary word	order	0.02 -0.06 0.04 -0.08 -0.08
summary word	other	-0.12 -0.13 -0.07 0.15 -0.13
summary word	out	-0.12 -0.10 0.02 0.05 -0.06
summary word	over	0.01 -0.05 0.06 0.06 -0.19
summary word	overnight	-0.06 -0.07 0.02 -0.01 0.01
summary word	p	-0.11 0.03 0.08 -0.03 -0.12
summary word	pdt	-0.02 -0.08 0.08 -0.10 -0.10
summary word	peac	-0.12 -0.11 -0.04 0.15 -0.19
summary word	peaceful	-0.06 -0.02 -0.01 -0.15 0.03
summary word	peopl	0.03 -0.13 0.11 -0.11 -0.05
summary word	percent	-0.07 -0.07 -0.15 0.11 -0.07
summary word	personnel	-0.11 -0.10 0.08 -0.05 -0.09
summary word	phas	-0.11 -0.16 -0.15 0.08 0.02
summary word	plan	-0.08 -0.15 -0.02 0.13 -0.14
summary word	pledg	-0.06 -0.05 0.01 0.03 -0.04
summary word	pm	-0.02 -0.12 0.04 0.03 -0.13
summary word	policy	-0.07 -0.07 -0.12 0.02 0.08
summary word	political	-0.07 -0.06 0.03 -0.13 0.04
summary word	port	-0.09 -0.06 0.08 -0.04 -0.12
summary word	possibility	-0.03 -0.07 -0.11 0.12 -0.12
summary word	possibl	-0.09 -0.07 -0.07 0.01 0.05
summary word	post	-0.09 0.00 0.06 -0.07 -0.05
summary word	potential	-0.06 -0.10 -0.01 0.01 0.00
summary word	power	-0.11 -0.12 -0.01 -0.11 0.12
summary word	powerful	0.04 -0.08 -0.05 -0.08 0.04
summary word	preemptiv	-0.07 -0.06 0.09 -0.10 -0.08
summary word	premium	-0.03 -0.03 -0.10 0.00 0.04
summary word	prepar	-0.13 0.00 -0.05 0.03 -0.01
summary word	president	-0.06 0.02 0.01 0.04 -0.08
summary word	pressur	-0.13 -0.02 -0.05 -0.02 0.06
summary word	pric	-0.04 -0.12 -0.14 0.00 0.10
summary word	prim	-0.05 -0.17 0.00 -0.06 0.05
summary word	princ	-0.05 -0.05 -0.05 0.05 -0.07
summary word	produc	-0.05 -0.05 -0.09 0.03 0.03
summary word	production	-0.09 0.04 0.07 -0.11 -0.07
summary word	program	-0.01 -0.20 0.05 -0.16 0.07
summary word	promis	0.03 -0.08 0.10 -0.12 -0.11
summary word	prompt	-0.06 -0.08 0.00 0.07 -0.12
summary word	protect	-0.07 -0.05 0.06 -0.04 -0.01
summary word	protest	-0.15 -0.09 0.06 -0.03 -0.05
summary word	protester	-0.13 -0.07 0.19 -0.22 -0.08
summary word	push	-0.12 -0.14 -0.04 0.06 -0.02
summary word	question	-0.03 -0.04 0.02 -0.04 0.02
summary word	r	-0.09 -0.08 -0.03 -0.18 0.11
summary word	rais	-0.06 -0.03 0.06 -0.02 -0.08
summary word	rat	-0.03 -0.06 -0.10 0.03 0.04
summary word	reach	0.04 -0.08 -0.16 0.08 -0.13
summary word	react	0.07 -0.09 -0.09 -0.10 0.06
summary word	read	-0.10 -0.10 0.04 -0.02 -0.03
summary word	ready	-0.08 -0.09 0.07 0.00 -0.13
summary word	recent	-0.10 -0.11 -0.17 0.08 -0.02
summary word	regard	-0.12 -0.09 0.04 -0.01 -0.02
summary word	regim	-0.13 -0.09 -0.04 0.03 0.00
summary word	region	-0.10 -0.02 0.07 0.01 -0.15
summary word	regional	-0.06 -0.03 -0.15 0.05 0.02
summary word	reiterat	-0.06 -0.08 -0.07 0.10 -0.11
summary word	reject	0.05 -0.11 0.06 -0.12 -0.11
summary word	remain	0.03 -0.13 0.02 -0.05 0.01
summary word	renew	-0.10 -0.10 0.10 0.02 -0.16
summary word	rep	-0.07 -0.06 -0.15 -0.16 0.16
summary word	report	-0.11 0.04 -0.01 -0.08 0.02
summary word	reportedly	-0.12 -0.08 0.09 -0.01 -0.14
summary word	republican	-0.07 -0.06 -0.10 0.02 0.06
summary word	rescu	-0.06 -0.02 0.00 -0.16 0.03
summary word	resident	-0.11 -0.10 0.10 -0.14 -0.04
summary word	respond	-0.05 -0.04 0.05 -0.10 0.04
summary word	respons	0.13 -0.18 0.00 -0.04 -0.16
summary word	responsibl	0.03 -0.07 -0.08 0.06 -0.05
summary word	result	0.00 -0.13 -0.12 -0.05 0.11
summary word	retaliat	-0.10 -0.07 0.07 -0.09 -0.03
summary word	retaliation	0.13 -0.11 0.02 -0.11 -0.16
summary word	retaliatory	0.03 -0.12 -0.17 -0.08 0.09
summary word	retir	-0.06 -0.07 -0.09 -0.13 0.11
summary word	revolution	0.04 -0.05 -0.10 0.03 -0.08
summary word	rhetoric	-0.08 -0.05 -0.01 -0.11 0.04
summary word	right	-0.08 -0.07 0.05 -0.12 0.05
summary word	ris	-0.11 -0.04 -0.09 -0.02 0.09
summary word	rise	-0.06 -0.08 -0.10 -0.10 0.10
summary word	risk	-0.01 -0.10 -0.13 0.04 0.02
summary word	rose	-0.10 -0.09 -0.16 0.11 -0.02
summary word	round	-0.13 -0.09 -0.12 0.06 0.00
summary word	rt	-0.10 -0.10 0.04 -0.02 -0.03
summary word	s	-0.08 -0.10 0.09 -0.20 0.02
summary word	said	-0.09 0.01 0.00 0.02 -0.04
summary word	saturday	0.00 -0.14 0.02 0.03 -0.12
summary word	say	-0.01 -0.05 0.03 0.04 -0.10
summary word	says	0.10 -0.10 -0.10 -0.02 -0.01
summary word	scal	0.00 -0.05 -0.04 -0.12 0.09
summary word	scientist	0.04 -0.05 0.04 -0.09 -0.06
summary word	second	-0.10 -0.08 -0.11 0.06 0.00
summary word	secretary	0.01 -0.14 0.05 -0.08 -0.03
summary word	security	0.04 -0.12 0.10 -0.09 -0.10
summary word	see	-0.06 -0.09 -0.12 -0.04 0.09
summary word	seek	-0.09 -0.11 0.06 0.02 -0.11
summary word	sen	-0.08 -0.07 0.11 -0.12 -0.10
summary word	senior	-0.02 -0.16 -0.16 0.06 0.03
summary word	sent	0.05 -0.09 -0.11 -0.02 0.03
summary word	set	-0.09 -0.07 0.05 -0.01 -0.09
summary word	seven	-0.10 -0.10 0.04 0.03 -0.12
summary word	sever	-0.03 -0.03 0.05 0.01 -0.09
summary word	several	0.03 -0.14 -0.03 0.06 -0.05
summary word	ship	-0.05 -0.05 -0.04 0.03 0.02
summary word	shipp	-0.08 -0.10 0.01 0.06 -0.11
summary word	shoot	-0.07 -0.05 0.07 -0.14 0.03
summary word	should	-0.07 -0.07 -0.08 0.06 -0.01
summary word	show	-0.03 -0.03 -0.02 0.04 -0.05
summary word	sign	-0.09 -0.08 0.03 0.04 -0.12
summary word	signal	-0.04 -0.04 0.01 0.03 -0.07
summary word	sinc	-0.11 -0.15 0.01 0.07 -0.06
summary word	sit	-0.12 -0.02 0.02 0.00 0.04
summary word	site	-0.05 0.01 0.07 -0.11 -0.09
summary word	six	-0.09 -0.08 -0.14 0.14 -0.14
summary word	skip	-0.03 -0.09 0.09 -0.02 -0.15
summary word	soar	-0.04 -0.03 -0.01 0.06 -0.08
summary word	social	-0.06 -0.07 -0.08 -0.09 0.10
summary word	soldier	0.03 -0.14 0.07 -0.06 -0.13
summary word	some	-0.07 -0.02 -0.13 0.07 0.00
summary word	sound	-0.07 0.05 -0.10 -0.09 0.05
summary word	sourc	0.01 0.04 -0.10 -0.06 -0.02
summary word	south	-0.08 -0.04 -0.12 0.04 0.04
summary word	southern	-0.08 0.08 -0.07 -0.09 -0.06
summary word	spark	0.00 -0.07 -0.06 0.05 -0.03
summary word	speak	-0.01 0.01 -0.20 0.02 0.03
summary word	speculation	-0.08 -0.05 0.08 -0.03 -0.12
summary word	spread	-0.04 -0.02 0.02 0.07 -0.11
summary word	spy	-0.09 -0.09 0.10 -0.05 -0.12
summary word	stability	-0.05 -0.05 -0.10 0.10 -0.11
summary word	stand	-0.07 -0.06 -0.07 -0.09 0.09
summary word	start	0.03 -0.09 -0.09 0.02 -0.01
summary word	stat	0.06 -0.17 0.03 -0.08 -0.05
summary word	statement	-0.11 -0.08 0.07 -0.12 0.06
summary word	stay	-0.04 -0.05 0.00 -0.02 0.01
summary word	still	-0.04 -0.02 -0.11 0.03 0.03
summary word	stock	-0.09 -0.12 -0.08 0.14 -0.18
summary word	strategist	-0.04 -0.07 -0.11 0.07 -0.01
summary word	street	-0.11 -0.10 -0.09 0.12 -0.12
summary word	strik	-0.16 -0.09 0.15 0.03 -0.20
summary word	struck	0.03 0.02 -0.03 -0.13 0.05
summary word	summit	-0.08 0.04 0.05 -0.15 -0.08
summary word	sunday	-0.10 0.00 0.03 0.04 -0.07
summary word	supply	0.01 -0.09 -0.02 0.02 -0.03
summary word	support	-0.06 -0.07 0.07 -0.09 -0.02
summary word	suppress	-0.05 -0.03 -0.06 0.04 0.00
summary word	surg	-0.06 -0.07 0.05 -0.05 -0.02
summary word	sustain	-0.06 -0.07 -0.08 0.01 0.04
summary word	system	-0.10 0.04 0.05 -0.08 -0.09
summary word	tak	-0.07 -0.05 0.08 -0.13 -0.01
summary word	take	-0.06 -0.06 0.00 0.06 -0.11
summary word	talk	0.03 -0.15 -0.20 0.04 0.02
summary word	tanker	-0.03 -0.06 -0.12 0.12 -0.12
summary word	target	0.02 0.05 0.06 -0.01 -0.25
summary word	tell	0.06 -0.13 -0.13 0.10 -0.13
summary word	tension	-0.08 -0.07 -0.03 -0.06 0.07
summary word	territory	0.05 0.05 -0.02 -0.12 -0.14
summary word	terror	-0.05 0.04 -0.08 0.01 -0.06
summary word	th	-0.05 -0.04 0.09 -0.10 -0.09
summary word	their	-0.13 -0.12 -0.06 0.10 -0.08
summary word	them	-0.04 -0.07 -0.10 0.05 0.04
summary word	ther	-0.08 0.06 0.03 -0.05 -0.06
summary word	they	-0.14 0.01 -0.01 -0.18 0.12
summary word	though	-0.07 -0.09 -0.10 -0.02 0.07
summary word	thre	-0.03 -0.15 -0.02 0.01 0.05
summary word	threat	-0.11 -0.12 0.00 0.00 0.02
summary word	threaten	-0.03 -0.11 0.05 -0.09 0.01
summary word	through	-0.13 -0.13 -0.18 0.14 0.01
summary word	thursday	0.04 -0.16 0.04 0.02 -0.19
summary word	tim	-0.11 0.04 0.01 0.00 -0.05
summary word	time	-0.06 -0.09 -0.07 0.10 -0.12
summary word	told	-0.13 -0.12 0.02 0.05 -0.15
summary word	toll	-0.11 -0.09 0.07 0.01 -0.10
summary word	top	0.01 -0.09 0.03 -0.01 -0.07
summary word	toward	0.06 -0.10 0.02 -0.11 -0.10
summary word	trad	-0.11 -0.13 0.00 -0.01 0.04
summary word	trader	-0.05 -0.09 -0.15 0.17 -0.18
summary word	travel	-0.06 -0.06 -0.10 0.05 0.02
summary word	trigger	-0.05 -0.05 -0.04 -0.16 0.13
summary word	turn	-0.04 -0.05 -0.01 0.05 -0.09
summary word	two	0.02 -0.01 -0.06 0.13 -0.25
summary word	unrest	-0.11 -0.10 0.14 -0.07 -0.18
summary word	up	-0.08 0.04 -0.05 0.08 -0.09
summary word	upward	-0.02 -0.03 -0.08 -0.12 0.11
summary word	urg	-0.11 -0.01 0.00 0.09 -0.12
summary word	us	-0.09 -0.09 -0.08 0.03 0.05
summary word	very	-0.11 -0.08 0.05 -0.12 0.04
summary word	vessel	-0.04 -0.07 -0.15 0.15 -0.14
summary word	violenc	-0.10 -0.07 0.00 0.06 -0.18
summary word	violent	-0.05 -0.05 0.12 -0.13 -0.10
summary word	violently	-0.05 -0.02 -0.03 0.03 -0.02
summary word	visit	-0.08 0.01 -0.02 -0.02 0.01
summary word	vow	-0.03 -0.03 0.02 -0.13 0.08
summary word	want	-0.08 -0.08 -0.11 0.01 0.03
summary word	war	-0.07 -0.16 -0.03 -0.14 0.14
summary word	warn	-0.02 -0.01 0.12 -0.04 -0.15
summary word	warning	-0.07 0.00 -0.01 0.00 -0.04
summary word	wav	0.02 -0.08 0.02 -0.13 0.01
summary word	we	-0.07 -0.07 0.07 -0.11 -0.01
summary word	weapon	-0.10 0.04 -0.14 0.02 0.00
summary word	wednesday	-0.09 0.04 -0.06 0.03 -0.08
summary word	week	-0.13 -0.14 -0.13 0.10 -0.03
summary word	weigh	-0.08 0.07 0.07 -0.13 -0.08
summary word	well	-0.11 -0.10 -0.13 0.03 0.03
summary word	western	-0.08 0.04 -0.11 -0.03 0.03
summary word	what	-0.06 0.05 -0.07 -0.21 0.10
summary word	which	-0.09 -0.10 -0.05 0.13 -0.11
summary word	whil	0.00 -0.13 -0.05 0.03 0.00
summary word	who	0.00 -0.11 -0.02 0.06 -0.10
summary word	wider	-0.03 -0.07 -0.12 0.11 -0.05
summary word	will	0.10 -0.16 -0.01 -0.01 -0.09
summary word	within	-0.09 -0.07 0.08 -0.14 0.04
summary word	without	-0.13 0.04 0.04 -0.09 0.01
summary word	work	0.02 0.06 -0.13 0.02 -0.08
summary word	world	-0.07 -0.11 0.01 0.07 -0.12
summary word	would	-0.13 -0.06 -0.01 -0.21 0.13
summary word	wound	0.04 -0.12 0.00 0.03 -0.07
summary word	year	0.00 0.00 -0.06 -0.21 0.14
summary word	yet	-0.05 -0.04 -0.03 -0.06 0.06
thing	airline	0.05 -0.03 -0.11 0.04 -0.09
thing	airspace	-0.10 -0.14 0.08 -0.01 -0.05
thing	bank	-0.09 -0.13 -0.11 0.08 0.00
thing	base	0.04 0.01 0.04 -0.12 -0.13
thing	diplomats	-0.13 -0.14 0.06 0.04 -0.13
thing	embassy	-0.09 0.02 0.05 -0.03 -0.11
thing	fighter	-0.08 0.06 -0.02 -0.12 0.00
thing	gas works	-0.18 -0.01 0.10 -0.03 -0.27
thing	home	0.04 -0.17 -0.17 0.11 -0.05
thing	hospital	-0.21 0.12 -0.21 0.05 -0.15
thing	internet	-0.11 -0.12 0.11 -0.14 0.00
thing	nuclear site	0.05 -0.28 0.00 0.01 -0.06
thing	oil price	-0.11 -0.01 0.06 0.00 -0.12
thing	oil trade	-0.06 -0.07 0.04 0.01 -0.12
thing	police	0.04 -0.02 0.03 -0.05 -0.11
thing	port	-0.13 -0.02 -0.01 0.06 -0.06
thing	power plant	-0.13 0.07 -0.05 0.06 -0.18
thing	refinery	-0.13 0.09 0.06 -0.09 -0.21
thing	school	0.01 -0.22 -0.06 0.12 -0.20
thing	ship	-0.24 0.04 -0.02 0.07 -0.15
thing	stock exchange	-0.13 0.00 0.04 -0.01 -0.05
thing	strait	-0.04 -0.08 0.08 -0.04 -0.10
thing	treaty	-0.15 -0.12 0.04 -0.03 0.00
thing	warship	0.11 -0.01 -0.16 -0.14 -0.12
thing	worship	-0.13 -0.12 0.05 0.05 -0.10
title	alarm	-0.22 0.05 0.09 -0.06 -0.07
title	brief	-0.02 -0.07 0.04 -0.02 -0.06
title	casualty	0.08 0.02 -0.08 -0.09 -0.10
title	chief	-0.05 -0.11 0.08 0.01 -0.11
title	civilian	-0.05 -0.06 0.08 -0.03 -0.07
title	closure	0.05 -0.11 0.07 -0.12 -0.06
title	contact	-0.21 -0.09 0.10 0.07 -0.18
title	culture	-0.09 0.00 -0.13 -0.01 0.05
title	cyber	-0.17 -0.16 0.07 0.03 -0.16
title	decision	-0.08 -0.12 0.00 0.02 0.02
title	domestic	-0.07 0.02 -0.18 0.05 -0.02
title	elsewhere	-0.09 -0.09 0.02 0.08 -0.14
title	everyday	-0.04 -0.18 -0.02 0.00 0.05
title	execution	-0.13 -0.12 0.12 -0.06 -0.14
title	force	-0.09 0.03 -0.07 0.01 0.02
title	gaza	0.01 0.06 -0.18 0.00 -0.07
title	market	-0.13 -0.13 0.12 -0.06 -0.01
title	mass	0.19 -0.01 -0.10 -0.20 -0.07
title	modal	-0.19 -0.02 -0.05 0.06 -0.01
title	negotiation	-0.05 0.03 -0.07 0.03 -0.06
title	network	-0.13 -0.13 0.07 0.00 -0.05
title	nuclear	-0.06 -0.28 0.16 -0.11 -0.06
title	oil	-0.18 0.03 0.06 -0.01 -0.09
title	opinion	-0.19 -0.04 -0.20 -0.05 0.13
title	pact	-0.09 -0.10 0.12 -0.13 -0.10
title	reaction	-0.10 -0.02 -0.09 0.16 -0.14
title	resolve	0.09 -0.04 0.03 -0.09 -0.13
title	sanction	-0.17 -0.08 0.07 -0.10 0.03
title	settled	0.10 0.02 -0.04 -0.07 -0.09
title	shipping	0.07 -0.02 0.10 -0.08 -0.22
title	shock	-0.09 0.04 0.06 -0.07 -0.05
title	sport	-0.16 -0.18 -0.04 0.02 0.07
title	spy	-0.13 -0.17 0.02 0.04 -0.03
title	strike	0.00 0.04 0.01 -0.07 -0.06
title	syria	-0.14 -0.08 -0.16 0.09 0.03
title	threat	-0.02 -0.08 -0.02 0.03 -0.02
title	toll	-0.17 -0.15 0.16 -0.17 -0.07
title	truce	0.07 0.04 -0.09 -0.03 -0.09
title	unreal	-0.05 -0.13 0.07 0.00 -0.03
title	unrest	-0.15 -0.12 0.09 -0.03 -0.05
title	weapon	-0.01 0.20 -0.08 -0.18 -0.19
title names	ally	-0.11 0.05 -0.15 0.07 -0.12
title names	both sides	0.00 -0.04 -0.07 0.03 -0.02
title names	both sides and ally	-0.10 0.04 -0.12 -0.01 0.04
title names	both sides and usa	-0.01 -0.09 0.04 -0.06 0.02
title names	no party	-0.28 -0.09 0.03 -0.01 0.04
title names	one side	-0.11 0.03 0.01 -0.01 -0.03
title names	one side and ally	-0.12 0.09 -0.07 -0.04 -0.04
title names	one side and usa	-0.04 -0.09 0.00 -0.01 0.02
title names	usa	-0.23 -0.12 -0.12 0.10 0.02
title names a capital of	side	-0.01 -0.02 -0.07 0.09 -0.14
title names a force of	ally	-0.17 0.10 -0.06 -0.03 -0.05
title names a force of	side	0.02 0.14 -0.01 -0.13 -0.22
title names a kin of	side	-0.12 -0.13 0.15 -0.17 -0.10
title names a leader of	side	-0.11 -0.17 0.14 0.05 -0.14
title names a people of	side	0.05 0.06 -0.09 0.07 -0.22
title names a place of	side	-0.07 0.11 -0.04 0.05 -0.26
title names a service of	side	-0.08 -0.09 0.02 -0.19 0.11
title names a state of	side	-0.02 -0.14 -0.04 -0.02 0.10
title names a state of	usa	-0.05 -0.12 -0.01 0.01 0.05
title naming ally	force	-0.09 0.02 -0.14 0.08 -0.11
title naming both sides	alarm	-0.12 0.04 -0.11 0.06 -0.09
title naming both sides	brief	-0.14 -0.11 0.10 0.04 -0.14
title naming both sides	casualty	0.06 -0.06 -0.13 -0.01 -0.10
title naming both sides	chief	-0.04 -0.07 0.02 -0.04 0.01
title naming both sides	civilian	0.08 -0.20 0.02 0.00 -0.15
title naming both sides	closure	-0.10 -0.16 0.07 -0.14 0.05
title naming both sides	contact	-0.08 -0.08 0.04 0.00 -0.10
title naming both sides	cyber	-0.12 -0.12 -0.01 0.06 -0.12
title naming both sides	decision	-0.14 -0.22 0.05 -0.09 0.06
title naming both sides	execution	-0.11 -0.11 0.10 -0.03 -0.13
title naming both sides	force	-0.03 0.03 -0.13 0.03 -0.01
title naming both sides	gaza	0.08 -0.13 -0.14 0.05 -0.11
title naming both sides	market	-0.14 -0.08 0.00 -0.03 0.05
title naming both sides	mass	0.11 -0.04 0.04 -0.22 -0.11
title naming both sides	modal	-0.10 0.05 -0.16 -0.02 0.05
title naming both sides	negotiation	-0.07 0.05 -0.14 0.09 -0.12
title naming both sides	nuclear	-0.06 -0.15 0.05 -0.07 0.02
title naming both sides	oil	-0.08 0.07 0.03 -0.04 -0.14
title naming both sides	opinion	-0.13 -0.16 -0.02 -0.07 0.10
title naming both sides	reaction	-0.18 0.07 -0.16 0.09 -0.04
title naming both sides	resolve	-0.03 0.02 0.10 -0.21 -0.09
title naming both sides	settled	0.05 0.04 -0.13 0.02 -0.15
title naming both sides	shipping	-0.06 -0.06 -0.12 0.09 -0.06
title naming both sides	shock	-0.05 0.07 0.04 -0.03 -0.24
title naming both sides	sport	-0.12 -0.13 0.00 0.10 -0.13
title naming both sides	spy	-0.07 -0.19 0.07 -0.02 -0.08
title naming both sides	strike	0.03 -0.05 -0.04 -0.01 -0.03
title naming both sides	threat	-0.03 0.01 -0.06 0.07 -0.07
title naming both sides	truce	-0.05 0.07 -0.10 0.03 -0.09
title naming both sides	unreal	-0.07 -0.02 0.01 -0.04 0.02
title naming both sides	unrest	-0.10 -0.13 -0.02 0.00 0.01
title naming both sides	weapon	0.00 0.03 0.01 -0.08 -0.08
title naming both sides and usa	alarm	-0.10 -0.13 0.13 -0.15 -0.11
title naming both sides and usa	brief	-0.12 0.02 -0.08 -0.13 0.11
title naming both sides and usa	casualty	0.07 0.06 -0.10 -0.10 -0.07
title naming both sides and usa	chief	-0.03 -0.02 0.08 -0.09 -0.07
title naming both sides and usa	civilian	-0.08 0.03 -0.01 0.01 -0.13
title naming both sides and usa	contact	-0.14 0.03 0.04 -0.13 0.03
title naming both sides and usa	decision	-0.12 0.03 -0.09 -0.04 0.08
title naming both sides and usa	force	0.01 -0.02 -0.07 -0.09 0.07
title naming both sides and usa	market	-0.08 0.02 -0.01 0.03 -0.13
title naming both sides and usa	mass	0.08 -0.06 -0.20 0.06 -0.21
title naming both sides and usa	negotiation	-0.21 0.07 0.07 -0.13 -0.01
title naming both sides and usa	nuclear	0.09 -0.08 -0.10 -0.07 -0.05
title naming both sides and usa	oil	-0.12 -0.01 0.06 -0.06 -0.09
title naming both sides and usa	opinion	-0.05 -0.09 -0.08 -0.12 0.10
title naming both sides and usa	reaction	0.07 -0.06 0.02 -0.02 -0.23
title naming both sides and usa	resolve	0.08 -0.17 -0.15 -0.02 0.02
title naming both sides and usa	settled	0.08 -0.07 -0.09 -0.06 -0.05
title naming both sides and usa	shock	-0.06 0.03 0.04 -0.11 -0.07
title naming both sides and usa	spy	-0.10 -0.08 -0.01 -0.01 0.02
title naming both sides and usa	strike	0.03 -0.03 0.06 -0.06 -0.11
title naming both sides and usa	threat	0.02 -0.05 0.04 -0.11 -0.03
title naming both sides and usa	truce	-0.10 0.07 -0.01 -0.08 -0.02
title naming both sides and usa	unreal	0.06 -0.06 0.04 -0.07 -0.10
title naming both sides and usa	unrest	-0.10 -0.08 0.01 0.03 -0.09
title naming both sides and usa	weapon	-0.04 0.09 -0.11 -0.09 -0.10
title naming no party	civilian	-0.07 0.03 -0.01 -0.09 0.03
title naming no party	closure	-0.11 -0.15 -0.03 -0.04 0.08
title naming no party	contact	-0.15 -0.16 0.07 -0.02 -0.05
title naming no party	decision	-0.11 0.03 0.01 0.02 -0.11
title naming no party	force	-0.12 0.03 -0.06 0.06 -0.04
title naming no party	market	-0.09 -0.15 0.07 -0.06 -0.01
title naming no party	mass	-0.09 -0.10 0.01 -0.11 0.07
title naming no party	modal	-0.04 -0.10 0.07 0.00 -0.13
title naming no party	negotiation	-0.10 -0.13 -0.15 0.15 -0.15
title naming no party	oil	-0.10 -0.04 -0.01 -0.08 0.08
title naming no party	opinion	-0.03 -0.07 -0.06 0.04 -0.03
title naming no party	shipping	-0.20 -0.14 0.06 0.04 -0.14
title naming no party	shock	-0.05 -0.13 -0.05 -0.09 0.12
title naming no party	strike	-0.14 0.02 0.04 -0.07 0.01
title naming no party	threat	-0.05 -0.08 -0.16 -0.03 0.11
title naming no party	truce	-0.09 -0.12 -0.13 0.13 -0.13
title naming no party	unreal	-0.08 -0.13 0.01 0.08 -0.10
title naming no party	weapon	-0.11 0.05 -0.13 -0.14 0.07
title naming one side	alarm	-0.11 0.06 -0.06 0.01 -0.04
title naming one side	brief	0.09 -0.10 -0.13 0.05 -0.11
title naming one side	casualty	0.09 0.01 0.01 -0.15 -0.16
title naming one side	chief	0.05 -0.12 0.00 0.04 -0.10
title naming one side	civilian	-0.02 -0.01 0.02 0.00 -0.08
title naming one side	closure	-0.14 0.00 0.04 0.02 -0.20
title naming one side	contact	-0.19 -0.07 0.19 -0.09 -0.13
title naming one side	cyber	-0.08 -0.09 0.07 0.01 -0.10
title naming one side	decision	-0.23 -0.13 -0.02 -0.01 0.08
title naming one side	domestic	0.01 0.09 -0.15 -0.01 -0.19
title naming one side	everyday	-0.18 -0.20 -0.03 0.03 0.04
title naming one side	force	-0.07 0.02 0.00 -0.09 0.05
title naming one side	gaza	-0.10 0.04 -0.09 -0.02 0.01
title naming one side	market	0.00 -0.25 0.05 0.01 -0.06
title naming one side	mass	0.03 0.03 -0.01 -0.14 -0.06
title naming one side	modal	-0.06 -0.08 -0.12 -0.06 0.11
title naming one side	negotiation	0.00 0.03 -0.13 0.00 0.01
title naming one side	network	-0.10 -0.12 0.07 0.03 -0.12
title naming one side	nuclear	-0.18 -0.19 0.13 -0.04 -0.08
title naming one side	oil	-0.13 0.00 0.00 0.04 -0.08
title naming one side	opinion	-0.10 0.05 -0.16 -0.08 0.04
title naming one side	reaction	-0.13 -0.16 -0.01 0.10 -0.16
title naming one side	resolve	0.07 -0.12 0.01 0.03 -0.13
title naming one side	sanction	-0.12 -0.13 0.05 -0.02 -0.03
title naming one side	settled	-0.10 -0.11 0.05 -0.02 -0.02
title naming one side	shipping	0.11 0.04 -0.08 -0.09 -0.17
title naming one side	shock	-0.06 -0.14 0.09 -0.01 -0.19
title naming one side	spy	-0.09 -0.13 0.04 0.02 -0.04
title naming one side	strike	-0.07 0.03 0.04 -0.06 -0.06
title naming one side	syria	-0.11 -0.15 -0.14 0.14 -0.12
title naming one side	threat	-0.20 -0.07 -0.09 0.17 -0.16
title naming one side	truce	0.01 0.05 -0.07 -0.04 -0.03
title naming one side	unreal	-0.27 -0.07 -0.13 0.15 -0.03
title naming one side	weapon	0.02 0.14 -0.16 -0.19 -0.20
title naming one side and ally	casualty	0.03 0.00 -0.08 -0.10 -0.07
title naming one side and ally	contact	-0.07 -0.01 -0.11 0.08 -0.08
title naming one side and ally	everyday	-0.11 0.07 -0.10 -0.10 0.06
title naming one side and ally	force	-0.17 0.08 -0.02 -0.01 -0.09
title naming one side and ally	gaza	-0.09 0.09 -0.08 -0.10 -0.06
title naming one side and ally	strike	-0.09 0.08 0.01 -0.11 -0.10
title naming one side and ally	unreal	-0.10 -0.05 0.10 -0.16 -0.01
title naming one side and ally	weapon	-0.12 0.11 -0.09 -0.10 -0.07
title naming one side and usa	alarm	-0.07 -0.10 0.08 -0.05 -0.08
title naming one side and usa	brief	-0.05 -0.09 0.08 -0.04 -0.04
title naming one side and usa	casualty	-0.10 0.02 0.01 -0.01 0.01
title naming one side and usa	chief	-0.11 -0.05 0.07 -0.03 -0.02
title naming one side and usa	civilian	-0.13 -0.15 0.07 -0.02 -0.05
title naming one side and usa	closure	0.12 -0.15 0.02 -0.12 -0.17
title naming one side and usa	contact	-0.09 -0.23 -0.08 0.17 -0.15
title naming one side and usa	decision	0.08 -0.17 -0.04 0.04 -0.06
title naming one side and usa	domestic	-0.16 -0.15 -0.14 -0.01 0.10
title naming one side and usa	everyday	-0.02 -0.11 0.01 0.06 -0.13
title naming one side and usa	force	-0.04 -0.08 0.04 -0.04 -0.02
title naming one side and usa	market	-0.15 -0.01 0.07 -0.08 0.01
title naming one side and usa	mass	0.12 0.02 -0.17 -0.17 -0.01
title naming one side and usa	modal	-0.16 -0.12 -0.05 0.14 -0.12
title naming one side and usa	negotiation	0.02 -0.11 0.00 0.01 -0.09
title naming one side and usa	network	-0.08 -0.07 0.02 -0.04 0.01
title naming one side and usa	nuclear	-0.03 -0.13 0.07 -0.03 -0.08
title naming one side and usa	oil	-0.18 -0.23 0.01 0.03 -0.02
title naming one side and usa	opinion	-0.12 -0.12 -0.20 -0.03 0.11
title naming one side and usa	reaction	-0.09 -0.21 -0.06 0.12 -0.08
title naming one side and usa	resolve	0.07 0.00 -0.06 -0.03 -0.09
title naming one side and usa	sanction	-0.12 -0.12 0.03 -0.14 0.04
title naming one side and usa	settled	0.06 -0.03 -0.07 -0.07 -0.03
title naming one side and usa	shipping	0.07 -0.22 0.14 -0.17 -0.17
title naming one side and usa	shock	-0.12 -0.10 -0.01 0.04 -0.03
title naming one side and usa	spy	-0.07 -0.08 -0.12 0.03 0.05
title naming one side and usa	strike	0.00 0.02 -0.04 -0.03 -0.02
title naming one side and usa	threat	-0.02 -0.17 0.07 -0.12 0.05
title naming one side and usa	truce	0.10 -0.26 -0.02 -0.07 -0.08
title naming one side and usa	unreal	0.01 -0.24 0.12 -0.07 -0.05
title naming one side and usa	unrest	-0.12 -0.06 0.14 -0.10 -0.07
title naming one side and usa	weapon	-0.01 0.07 -0.03 -0.05 -0.09
title naming usa	casualty	-0.01 -0.17 -0.14 0.07 0.00
title naming usa	chief	-0.11 -0.11 -0.18 0.20 -0.21
title naming usa	civilian	-0.10 -0.12 -0.13 0.00 0.07
title naming usa	contact	-0.09 0.04 -0.12 0.05 -0.10
title naming usa	decision	-0.15 -0.17 -0.06 0.11 -0.08
title naming usa	domestic	-0.04 -0.04 -0.09 0.11 -0.13
title naming usa	force	-0.08 -0.26 -0.04 0.11 -0.07
title naming usa	market	-0.06 -0.08 0.00 0.04 -0.05
title naming usa	mass	-0.09 -0.10 -0.13 -0.04 0.08
title naming usa	modal	-0.03 -0.03 -0.08 -0.13 0.10
title naming usa	negotiation	-0.13 -0.13 -0.04 0.03 0.01
title naming usa	oil	-0.06 -0.10 0.05 0.07 -0.16
title naming usa	reaction	-0.04 -0.06 -0.11 0.10 -0.07
title naming usa	shipping	-0.16 0.01 0.04 -0.05 -0.06
title naming usa	shock	-0.03 -0.05 0.06 -0.16 0.05
title naming usa	strike	-0.09 0.02 -0.23 -0.05 0.09
title naming usa	threat	-0.10 -0.12 -0.18 0.16 -0.11
title naming usa	truce	-0.12 -0.11 -0.03 0.01 0.02
title naming usa	unreal	-0.10 -0.11 -0.21 -0.03 0.12
title naming usa	weapon	-0.04 0.00 0.02 0.04 -0.16
title place	gulf state	0.05 0.04 -0.09 0.00 -0.20
title place	land of an ally	-0.11 0.18 -0.19 -0.06 -0.02
title place	neighbour	-0.19 0.00 0.00 0.03 -0.03
title place	region	-0.10 -0.27 0.00 0.05 0.02
title place	strait or sea	0.06 -0.02 0.04 -0.05 -0.11
title place	third country	0.01 -0.12 -0.04 0.13 -0.18
title place	usa	-0.04 -0.15 0.02 -0.01 0.05
told as	accusation	-0.11 -0.08 -0.18 0.17 -0.14
told as	cancelled	-0.12 -0.13 -0.08 0.11 -0.07
told as	comment	-0.13 -0.18 -0.06 -0.13 0.15
told as	denial	-0.16 -0.20 0.00 0.07 -0.02
told as	done	-0.02 0.02 -0.03 -0.06 0.01
told as	memory	-0.13 -0.14 -0.17 0.05 0.09
told as	offer	-0.11 -0.12 -0.15 0.14 -0.12
told as	plan	-0.04 -0.23 0.00 0.03 -0.01
told as	reaction	-0.23 -0.20 -0.11 0.11 0.02
told as	rejection	-0.15 -0.11 0.06 0.07 -0.15
told as	threat	-0.10 -0.08 0.09 -0.05 -0.02
type by rules	cyber	-0.20 -0.20 0.09 0.03 -0.10
type by rules	diplomatic	-0.13 -0.15 0.01 0.10 -0.03
type by rules	economic	-0.24 -0.25 0.07 0.04 -0.04
type by rules	humanitarian	-0.30 -0.03 0.08 0.04 -0.06
type by rules	intelligence	-0.21 -0.24 0.06 0.03 -0.04
type by rules	military	0.04 0.09 -0.15 -0.15 0.06
type by rules	other	-0.05 -0.12 -0.28 0.00 0.12
urgency by rules	critical:	0.18 -0.13 -0.23 -0.06 -0.06
urgency by rules	critical: # or more dead in the title	0.15 -0.14 0.00 -0.08 -0.18
urgency by rules	critical: American soldiers killed	0.15 -0.16 -0.12 -0.15 -0.12
urgency by rules	critical: casualties	0.13 -0.14 -0.12 -0.09 -0.10
urgency by rules	critical: killed	0.11 -0.16 -0.02 -0.02 -0.16
urgency by rules	critical: side strikes side	0.23 -0.09 -0.16 -0.20 -0.16
urgency by rules	critical: side strikes usa	-0.05 0.11 -0.12 -0.13 -0.10
urgency by rules	critical: somebody strikes side	-0.08 0.04 -0.21 -0.23 0.14
urgency by rules	critical: usa strikes side	-0.07 -0.01 -0.20 0.08 -0.01
urgency by rules	high:	-0.15 -0.25 0.13 -0.08 -0.05
urgency by rules	high: an overview of armed acts	0.00 -0.05 0.02 -0.04 -0.05
urgency by rules	high: closure	-0.15 -0.12 0.14 -0.10 -0.14
urgency by rules	high: cyber	-0.13 -0.13 0.12 -0.09 -0.12
urgency by rules	high: decision	-0.11 -0.20 0.01 0.03 0.00
urgency by rules	high: execution	-0.12 -0.12 0.10 -0.04 -0.14
urgency by rules	high: network	-0.10 -0.12 0.02 0.07 -0.13
urgency by rules	high: resolve	-0.13 -0.12 -0.04 0.13 -0.15
urgency by rules	high: tells of deployment	-0.13 -0.13 -0.09 0.03 0.07
urgency by rules	high: tells of enrichment	-0.10 -0.11 0.13 -0.13 -0.11
urgency by rules	high: tells of evacuation	-0.13 -0.02 0.12 -0.11 -0.14
urgency by rules	high: threat	-0.13 -0.08 0.04 0.01 0.01
urgency by rules	high: truce	-0.07 0.01 -0.08 0.06 -0.05
urgency by rules	high: what an armed act left	-0.06 0.03 -0.10 0.02 0.00
urgency by rules	low: asks a question	-0.23 -0.25 -0.34 -0.17 0.30
urgency by rules	low: speaks in the manner of comment	-0.17 -0.03 -0.20 -0.09 0.15
urgency by rules	medium: an ordinary development or a reaction	-0.19 -0.25 -0.08 0.13 0.06
urgency by rules	medium: an overview	-0.15 -0.08 0.06 0.02 -0.05
urgency by rules	medium: speaks of what may be	-0.12 0.04 0.02 0.02 -0.07
urgency by rules	medium: the death of one by name	-0.16 0.02 -0.14 0.12 -0.13
urgency by rules	urgent:	-0.17 -0.03 0.00 -0.01 -0.01
urgency by rules	urgent: an alarm	-0.15 0.12 -0.16 -0.17 -0.01
urgency by rules	urgent: an armed act	-0.09 0.21 -0.11 -0.03 -0.13
urgency by rules	urgent: tells of closure	-0.10 -0.15 0.06 0.03 -0.13
urgency by rules	urgent: tells of strike	-0.07 0.05 -0.06 0.05 -0.08
voice	business	-0.24 -0.08 0.03 0.04 0.02
voice	essay	-0.25 -0.21 -0.22 -0.06 0.28
voice	media	-0.13 0.00 -0.14 -0.09 0.14
voice	partisan	-0.26 -0.27 -0.09 0.08 0.06
voice	people	-0.15 -0.01 -0.07 0.07 0.01
voice	quarrel	-0.24 -0.16 -0.23 0.01 0.15
voice	says	0.02 -0.04 0.07 -0.02 -0.13
voice	travel	-0.22 -0.11 0.03 0.09 -0.06
voice	witnessed	-0.04 0.19 -0.21 -0.16 -0.17
voice beside the head clause	business	-0.05 0.04 -0.05 -0.15 0.11
voice beside the head clause	essay	-0.25 -0.11 -0.11 -0.07 0.18
voice beside the head clause	media	-0.12 0.03 0.00 0.01 -0.03
voice beside the head clause	partisan	-0.18 -0.18 -0.06 -0.09 0.15
voice beside the head clause	people	-0.16 -0.03 0.01 0.09 -0.08
voice beside the head clause	quarrel	-0.17 -0.20 -0.18 0.01 0.12
voice beside the head clause	says	0.06 -0.02 0.01 -0.02 -0.13
voice beside the head clause	travel	-0.07 -0.12 0.05 -0.07 0.02
voice beside the head clause	witnessed	0.04 0.03 -0.20 0.00 -0.04
voice in the head clause	business	-0.27 -0.14 0.04 0.09 -0.02
voice in the head clause	essay	-0.14 -0.27 -0.22 -0.03 0.21
voice in the head clause	media	-0.11 -0.01 -0.17 -0.12 0.15
voice in the head clause	partisan	-0.20 -0.23 -0.09 0.14 -0.05
voice in the head clause	people	-0.09 0.00 -0.10 0.01 0.05
voice in the head clause	quarrel	-0.17 -0.09 -0.16 0.01 0.10
voice in the head clause	says	-0.04 -0.07 0.08 0.00 -0.12
voice in the head clause	travel	-0.21 -0.10 0.01 0.11 -0.08
voice in the head clause	witnessed	-0.08 0.21 -0.12 -0.26 -0.24
voice in the head clause, naming ally	says	-0.09 -0.14 -0.12 0.12 -0.10
voice in the head clause, naming both sides	business	-0.23 -0.04 -0.04 0.10 -0.04
voice in the head clause, naming both sides	essay	-0.13 -0.16 -0.14 -0.10 0.15
voice in the head clause, naming both sides	media	-0.11 -0.11 -0.09 0.03 0.05
voice in the head clause, naming both sides	people	-0.12 -0.14 -0.11 0.00 0.10
voice in the head clause, naming both sides	says	0.03 0.00 -0.05 0.05 -0.17
voice in the head clause, naming both sides	travel	-0.06 -0.11 -0.11 0.11 -0.10
voice in the head clause, naming both sides	witnessed	-0.01 0.08 -0.13 -0.12 -0.13
voice in the head clause, naming both sides and usa	business	-0.15 -0.17 0.08 0.02 -0.18
voice in the head clause, naming both sides and usa	essay	-0.10 -0.11 -0.14 0.00 0.06
voice in the head clause, naming both sides and usa	people	0.03 0.00 -0.09 0.06 -0.20
voice in the head clause, naming both sides and usa	says	-0.06 0.00 0.11 -0.13 -0.05
voice in the head clause, naming no party	business	-0.11 -0.08 0.02 -0.04 0.03
voice in the head clause, naming no party	essay	-0.05 -0.06 0.01 -0.01 -0.03
voice in the head clause, naming no party	media	-0.11 0.02 0.00 -0.01 -0.02
voice in the head clause, naming no party	people	-0.03 0.06 -0.11 -0.03 -0.03
voice in the head clause, naming no party	says	-0.12 -0.14 0.10 -0.11 0.04
voice in the head clause, naming one side	business	-0.11 -0.18 0.05 0.02 -0.03
voice in the head clause, naming one side	essay	-0.03 -0.19 -0.18 -0.08 0.15
voice in the head clause, naming one side	media	-0.18 0.09 -0.02 -0.12 0.02
voice in the head clause, naming one side	partisan	-0.04 -0.09 -0.09 0.09 -0.06
voice in the head clause, naming one side	people	-0.01 -0.04 -0.20 0.02 0.06
voice in the head clause, naming one side	says	-0.20 -0.03 0.01 0.06 -0.08
voice in the head clause, naming one side	travel	-0.13 -0.20 0.02 0.10 -0.08
voice in the head clause, naming one side	witnessed	-0.06 0.15 -0.15 -0.18 -0.14
voice in the head clause, naming one side and ally	says	-0.12 0.00 -0.04 0.08 -0.17
voice in the head clause, naming one side and usa	business	-0.18 -0.04 -0.03 0.04 -0.02
voice in the head clause, naming one side and usa	essay	-0.15 -0.12 -0.14 0.11 0.00
voice in the head clause, naming one side and usa	media	0.03 -0.22 -0.14 -0.09 0.12
voice in the head clause, naming one side and usa	partisan	-0.16 -0.18 -0.02 0.10 -0.06
voice in the head clause, naming one side and usa	people	-0.20 -0.03 0.06 -0.04 -0.02
voice in the head clause, naming one side and usa	quarrel	-0.15 -0.16 -0.13 -0.02 0.12
voice in the head clause, naming one side and usa	says	0.00 -0.31 0.07 -0.04 -0.06
voice in the head clause, naming usa	business	-0.07 -0.08 0.00 -0.03 0.03
voice in the head clause, naming usa	essay	-0.04 -0.03 -0.07 -0.13 0.10
voice in the head clause, naming usa	media	-0.12 -0.15 -0.16 0.01 0.06
voice in the head clause, naming usa	partisan	-0.09 -0.09 -0.13 0.06 -0.02
voice in the head clause, naming usa	people	-0.13 0.01 0.01 -0.04 0.00
voice in the head clause, naming usa	quarrel	-0.06 -0.09 -0.11 0.08 -0.06
voice in the head clause, naming usa	says	-0.12 0.04 -0.17 0.00 0.02
voices in order	business	-0.17 -0.10 0.06 0.06 -0.07
voices in order	business > essay	-0.08 -0.12 -0.05 0.03 0.01
voices in order	business > people	-0.08 0.01 -0.12 0.07 -0.03
voices in order	business > says	-0.10 -0.18 0.08 -0.10 0.04
voices in order	essay	-0.20 -0.32 -0.17 -0.09 0.25
voices in order	essay > business	-0.08 -0.11 -0.13 -0.18 0.17
voices in order	essay > media	-0.03 -0.06 -0.04 -0.07 0.05
voices in order	essay > people	-0.10 -0.08 -0.08 0.03 -0.01
voices in order	essay > says	-0.10 -0.08 -0.16 0.01 0.06
voices in order	media	-0.05 -0.04 -0.05 -0.03 0.03
voices in order	media > people	-0.06 0.07 -0.07 0.05 -0.13
voices in order	media > quarrel	-0.09 -0.09 -0.13 -0.18 0.16
voices in order	media > says	-0.12 -0.09 -0.15 0.11 -0.06
voices in order	none	0.08 -0.01 -0.05 -0.07 -0.05
voices in order	partisan	-0.20 -0.22 -0.07 0.06 0.03
voices in order	partisan > quarrel	-0.08 -0.11 -0.12 0.11 -0.07
voices in order	partisan > says	-0.10 -0.11 0.01 0.08 -0.10
voices in order	people	-0.11 -0.15 0.02 0.07 -0.04
voices in order	people > says	0.06 0.05 0.03 -0.19 -0.03
voices in order	quarrel	-0.11 0.00 -0.17 0.05 0.05
voices in order	quarrel > partisan	-0.06 -0.09 -0.11 0.10 -0.08
voices in order	says	0.08 -0.08 0.07 0.00 -0.27
voices in order	says > business	-0.16 0.05 0.05 0.02 -0.25
voices in order	says > essay	-0.10 0.05 -0.04 0.06 -0.09
voices in order	says > media	-0.13 -0.15 -0.01 -0.01 0.08
voices in order	says > people	-0.11 0.02 0.09 -0.09 -0.06
voices in order	says > quarrel	-0.11 -0.09 -0.13 -0.05 0.09
voices in order	says > witnessed	0.06 -0.13 0.04 -0.08 -0.09
voices in order	travel	-0.18 -0.10 0.15 -0.09 -0.10
voices in order	witnessed	0.00 0.11 -0.21 -0.08 -0.21
word	!	0.05 -0.11 -0.09 -0.10 0.06
word	?	-0.24 -0.22 -0.19 -0.01 0.15
word	[ally]	-0.17 0.10 -0.06 -0.03 -0.05
word	[number]	0.05 -0.09 0.15 -0.06 -0.20
word	[place]	-0.04 0.08 -0.09 0.14 -0.23
word	[region]	-0.01 -0.13 0.04 -0.03 -0.02
word	[side]	-0.04 -0.03 -0.02 0.00 0.01
word	[usa]	-0.05 -0.12 -0.01 0.01 0.05
word	abduct	-0.12 0.10 -0.13 -0.03 -0.13
word	ability	-0.11 -0.10 0.03 0.01 0.02
word	about	-0.07 -0.22 -0.20 0.15 -0.02
word	accus	-0.13 -0.11 -0.16 0.18 -0.16
word	acros	0.05 -0.05 0.07 -0.03 -0.23
word	act	-0.17 -0.16 -0.18 0.06 0.10
word	action	-0.13 -0.14 -0.01 0.10 -0.10
word	activist	-0.07 -0.05 -0.08 -0.02 0.08
word	acts	-0.06 -0.09 -0.11 0.06 -0.01
word	addres	-0.22 -0.13 0.03 -0.08 0.07
word	admin	-0.12 -0.09 -0.12 -0.10 0.12
word	after	-0.09 0.09 -0.06 0.06 -0.10
word	again	-0.08 0.06 0.03 -0.04 -0.14
word	against	0.09 -0.30 -0.06 0.00 -0.02
word	agent	-0.17 -0.16 0.03 0.06 -0.16
word	aggression	-0.13 -0.13 -0.14 0.14 -0.14
word	agre	0.10 -0.17 -0.01 -0.07 -0.20
word	ahead	-0.16 0.09 -0.09 -0.05 0.03
word	ai	-0.12 -0.13 -0.13 -0.14 0.15
word	air	-0.01 0.04 -0.13 -0.02 -0.01
word	aircraft	-0.12 0.10 0.02 -0.12 -0.12
word	airspac	-0.10 -0.14 0.08 -0.01 -0.05
word	airstrik	0.05 -0.19 -0.03 0.07 -0.10
word	al	-0.06 0.06 -0.07 -0.08 -0.02
word	alarm	-0.06 0.07 -0.11 -0.01 -0.11
word	alert	-0.13 0.12 -0.15 0.05 -0.16
word	ali	0.08 -0.14 -0.14 0.05 -0.11
word	all	0.01 -0.21 0.05 -0.05 -0.03
word	alleg	-0.12 0.01 -0.14 0.09 -0.14
word	allow	-0.11 -0.09 -0.13 0.07 0.00
word	ally	-0.17 -0.18 0.01 -0.11 0.15
word	alon	-0.08 -0.10 -0.13 0.10 -0.03
word	already	-0.09 -0.10 -0.12 -0.02 0.05
word	amid	-0.06 -0.04 -0.02 0.06 -0.09
word	among	-0.04 0.06 -0.17 0.01 -0.04
word	analysi	-0.06 -0.06 -0.07 -0.12 0.10
word	analyst	-0.08 -0.10 -0.15 0.00 0.07
word	announc	0.10 0.05 -0.03 -0.22 -0.05
word	announcement	-0.12 -0.11 -0.12 0.05 0.02
word	another	-0.08 0.06 -0.07 0.05 -0.10
word	anti	-0.11 0.04 -0.01 0.02 -0.13
word	any	0.03 -0.18 0.06 -0.01 -0.14
word	aoun	-0.11 -0.11 -0.16 0.14 -0.11
word	arab	0.04 -0.15 -0.14 0.13 -0.17
word	arm	0.08 -0.16 -0.09 0.06 -0.11
word	arms	-0.10 0.06 0.05 -0.07 -0.11
word	army	0.00 -0.04 -0.05 0.04 -0.15
word	around	0.00 0.02 -0.15 0.11 -0.13
word	arriv	-0.10 -0.10 0.03 -0.01 -0.02
word	asia	-0.03 -0.09 0.00 0.01 -0.04
word	asian	-0.07 -0.13 -0.06 0.04 0.01
word	ask	-0.17 -0.10 0.06 0.00 -0.03
word	asks	-0.10 -0.07 0.10 0.02 -0.13
word	assault	0.09 -0.11 -0.13 0.04 -0.12
word	asset	0.10 -0.14 -0.10 0.03 -0.16
word	attack	0.05 0.00 -0.10 -0.02 -0.04
word	attempt	-0.11 -0.13 -0.15 0.12 -0.07
word	back	-0.01 0.05 -0.10 -0.02 0.02
word	balanc	-0.11 -0.12 -0.07 -0.07 0.11
word	ballistic	0.12 -0.09 -0.17 -0.16 0.00
word	bank	-0.05 -0.07 -0.15 0.11 -0.08
word	bannon	-0.06 -0.06 -0.12 -0.13 0.13
word	bas	0.05 0.01 -0.11 -0.07 -0.02
word	base	0.02 0.01 -0.20 0.06 -0.18
word	becom	-0.10 -0.10 -0.11 -0.13 0.12
word	befor	-0.01 0.01 -0.17 0.06 -0.01
word	begin	-0.01 -0.17 -0.16 0.15 -0.17
word	begun	0.11 -0.10 -0.10 -0.11 -0.10
word	below	-0.08 -0.05 0.07 -0.06 -0.09
word	between	0.07 -0.22 -0.22 -0.07 0.05
word	beyond	-0.03 -0.12 0.08 -0.03 -0.14
word	big	-0.09 -0.10 -0.15 0.01 0.07
word	bigger	-0.10 0.05 -0.12 0.07 -0.10
word	bitcoin	-0.07 -0.11 -0.21 0.16 -0.06
word	blam	-0.14 -0.13 -0.05 0.12 -0.15
word	blast	0.03 -0.01 0.04 -0.10 -0.11
word	block	0.10 -0.16 0.05 -0.12 -0.01
word	blockad	-0.15 -0.14 0.05 0.00 -0.08
word	bloomberg	-0.08 -0.10 -0.09 -0.13 0.10
word	blow	-0.10 0.05 0.01 0.01 -0.09
word	bomb	0.04 -0.23 -0.03 -0.10 0.11
word	bombardment	0.02 -0.14 0.08 -0.12 0.00
word	brac	-0.04 -0.13 -0.19 0.15 -0.09
word	breach	-0.06 -0.06 0.06 -0.01 -0.10
word	break	-0.01 -0.02 0.09 -0.12 -0.05
word	bridg	-0.13 0.01 0.04 0.02 -0.11
word	brief	-0.12 -0.12 -0.15 -0.16 0.16
word	bring	-0.10 -0.12 -0.15 0.08 0.02
word	build	-0.13 -0.13 -0.05 0.07 -0.01
word	burn	-0.12 -0.02 0.01 0.05 -0.12
word	call	-0.03 -0.21 0.02 0.10 -0.16
word	can	-0.14 -0.14 -0.03 0.01 0.02
word	can't	-0.09 -0.08 -0.03 -0.02 0.04
word	canadian	-0.06 -0.14 -0.12 0.05 0.02
word	captur	-0.10 -0.05 -0.11 -0.12 0.11
word	cargo	-0.10 0.07 0.06 -0.10 -0.10
word	carlson	-0.09 -0.10 -0.13 0.03 0.01
word	carry	-0.14 0.10 -0.05 0.04 -0.13
word	casualty	-0.02 -0.09 -0.10 0.10 -0.14
word	caus	0.05 0.04 -0.14 -0.01 -0.10
word	ceas	-0.09 0.06 -0.10 0.04 -0.10
word	ceasefir	0.04 -0.03 -0.09 -0.03 -0.04
word	celebrat	-0.15 -0.10 -0.09 0.12 -0.03
word	chang	-0.11 -0.09 -0.14 0.03 0.03
word	chao	-0.06 -0.10 -0.15 0.08 0.06
word	charg	-0.11 -0.11 -0.05 0.09 -0.12
word	chemical	-0.06 -0.05 -0.13 -0.04 0.07
word	chief	0.06 -0.19 -0.06 0.10 -0.16
word	chok	-0.05 -0.10 0.09 -0.05 -0.13
word	citizen	-0.07 -0.11 -0.01 0.10 -0.15
word	city	0.01 -0.09 -0.14 0.13 -0.14
word	civilian	-0.12 -0.14 -0.15 0.09 0.02
word	civilization	0.00 -0.10 -0.18 0.14 -0.12
word	claim	-0.03 -0.03 0.03 0.08 -0.25
word	clash	-0.08 -0.10 -0.11 -0.14 0.13
word	clear	-0.10 -0.08 -0.15 -0.03 0.10
word	clos	-0.21 0.02 0.00 -0.02 0.01
word	closur	-0.09 -0.12 0.00 -0.05 0.07
word	cnn	-0.12 0.10 -0.18 -0.02 -0.05
word	com	0.07 -0.17 0.01 -0.07 -0.06
word	combat	0.17 -0.03 -0.19 -0.11 -0.21
word	come	0.01 -0.05 0.03 0.01 -0.08
word	commander	0.00 0.02 0.01 -0.16 0.02
word	complet	-0.14 -0.15 0.14 -0.09 -0.13
word	concern	-0.06 -0.12 -0.01 0.06 -0.06
word	condemn	-0.15 -0.17 -0.09 0.05 0.01
word	condemnation	-0.09 -0.06 -0.11 0.07 0.03
word	conferenc	0.07 -0.10 0.05 -0.07 -0.11
word	confirm	0.14 -0.01 -0.01 -0.22 -0.18
word	conflict	-0.07 0.00 -0.06 -0.03 0.05
word	confront	-0.09 -0.09 -0.12 0.09 -0.07
word	continu	-0.20 -0.09 0.15 -0.01 -0.16
word	control	-0.12 0.00 0.13 -0.16 -0.10
word	cost	-0.11 -0.11 -0.17 0.03 0.05
word	could	-0.11 0.02 -0.13 0.01 0.06
word	country	-0.15 -0.01 0.06 -0.01 -0.08
word	cover	-0.10 -0.11 -0.17 0.07 0.04
word	crackdown	-0.09 -0.08 0.02 -0.20 0.05
word	crash	0.03 -0.03 -0.11 0.03 -0.11
word	crisi	-0.09 -0.12 0.11 -0.07 -0.09
word	crud	-0.07 -0.15 0.07 -0.02 -0.10
word	crush	0.07 -0.11 0.01 -0.10 -0.07
word	crypto	-0.09 -0.14 -0.08 0.02 0.05
word	cut	-0.13 0.07 0.02 -0.03 -0.14
word	cuts	-0.06 -0.10 0.10 -0.15 0.02
word	damag	-0.06 -0.04 0.00 0.05 -0.13
word	day	0.03 0.08 -0.02 -0.11 -0.11
word	daybreak	-0.05 -0.06 -0.05 -0.08 0.06
word	days	-0.18 -0.09 0.01 0.01 0.06
word	de	-0.05 -0.08 -0.14 0.12 -0.10
word	dead	0.10 -0.01 -0.07 -0.21 -0.01
word	deadlin	-0.04 -0.13 0.02 0.01 -0.05
word	deadly	-0.11 -0.10 0.00 0.05 -0.17
word	deal	-0.08 -0.19 -0.02 0.01 0.02
word	death	-0.13 -0.12 0.05 -0.17 0.11
word	decad	-0.06 -0.08 -0.09 -0.11 0.10
word	declar	0.08 -0.10 0.00 -0.04 -0.10
word	defenc	-0.14 0.03 -0.11 0.03 0.01
word	defend	-0.13 -0.10 0.02 0.08 -0.14
word	defens	-0.17 0.07 -0.06 -0.04 0.01
word	delay	-0.07 -0.07 -0.12 0.00 0.05
word	dem	-0.07 -0.06 -0.09 0.06 -0.03
word	demand	-0.11 -0.09 0.04 -0.02 -0.02
word	democrat	-0.07 -0.08 -0.12 0.10 -0.08
word	deny	-0.11 -0.08 0.00 0.04 -0.12
word	deputy	-0.08 -0.09 -0.11 -0.01 0.07
word	derail	-0.10 -0.11 -0.15 -0.13 0.14
word	despit	-0.12 -0.13 -0.19 0.12 -0.05
word	destroy	-0.11 0.10 0.02 -0.11 -0.01
word	destruction	0.06 -0.14 -0.15 0.01 -0.01
word	detail	-0.09 -0.06 -0.11 0.02 0.05
word	determin	-0.09 -0.07 -0.10 0.04 0.00
word	devastat	-0.10 0.06 -0.11 -0.12 0.09
word	did	-0.08 -0.09 -0.14 0.11 -0.08
word	die	0.07 -0.14 -0.15 0.04 -0.04
word	diplomatic	-0.09 -0.10 -0.13 0.13 -0.11
word	disarm	-0.09 -0.06 -0.12 0.11 -0.10
word	disarmament	-0.12 -0.05 -0.06 0.06 -0.03
word	dismiss	-0.09 -0.04 0.01 0.08 -0.12
word	disrupt	-0.09 -0.14 0.13 -0.11 -0.08
word	disruption	-0.09 -0.15 -0.02 -0.04 0.06
word	do	-0.13 -0.13 0.04 0.05 -0.08
word	does	-0.10 -0.10 0.03 -0.15 0.09
word	dollar	-0.12 -0.17 0.00 0.04 -0.05
word	don't	-0.13 -0.14 0.04 -0.06 0.05
word	doubl	0.06 -0.09 -0.01 -0.02 -0.12
word	down	-0.11 0.06 0.03 0.02 -0.13
word	dozen	0.11 -0.06 -0.14 -0.16 -0.14
word	driv	-0.05 -0.05 0.03 -0.04 0.02
word	dron	0.05 0.00 -0.01 0.01 -0.26
word	drop	-0.06 -0.11 -0.15 0.14 -0.12
word	due	-0.07 -0.09 0.09 -0.03 -0.09
word	dur	-0.17 0.15 -0.03 0.00 -0.23
word	early	-0.11 0.00 0.05 -0.05 -0.07
word	economic	-0.05 -0.11 -0.09 -0.01 0.06
word	economy	-0.06 -0.10 -0.18 -0.06 0.13
word	effort	-0.11 -0.16 0.00 0.08 -0.16
word	embassy	-0.04 -0.08 0.00 0.06 -0.08
word	emerg	-0.09 -0.11 -0.12 -0.08 0.10
word	emergency	-0.12 0.08 0.05 -0.06 -0.16
word	end	0.08 -0.14 -0.04 0.01 -0.07
word	ends	-0.05 -0.08 -0.12 -0.01 0.07
word	enemy	-0.07 -0.05 0.00 0.00 -0.01
word	energy	-0.09 0.04 0.07 -0.17 0.05
word	enrichment	-0.11 -0.10 0.13 -0.15 -0.10
word	enter	-0.13 0.09 -0.03 -0.07 -0.03
word	escalat	-0.09 -0.01 -0.03 -0.03 0.04
word	escalation	-0.12 0.02 -0.11 0.11 -0.07
word	evacuat	-0.04 0.05 0.03 -0.13 -0.07
word	evacuation	-0.10 0.02 0.07 -0.06 -0.11
word	even	-0.14 -0.15 -0.09 0.09 -0.01
word	ex	-0.10 -0.07 -0.16 -0.07 0.12
word	exchang	-0.08 -0.08 0.02 -0.02 0.01
word	execut	-0.13 -0.12 0.12 -0.06 -0.14
word	exit	-0.11 -0.11 -0.09 0.11 -0.08
word	expect	-0.13 -0.12 -0.03 0.00 0.04
word	expert	-0.08 -0.06 -0.09 -0.14 0.12
word	explain	-0.04 -0.09 -0.05 -0.09 0.07
word	explainer	-0.06 -0.05 -0.05 -0.07 0.06
word	explosion	0.06 -0.03 -0.14 0.01 -0.15
word	export	-0.07 -0.12 0.14 -0.09 -0.15
word	extremely	-0.11 -0.09 -0.03 0.08 -0.13
word	fac	0.03 -0.13 -0.10 0.01 0.02
word	face	-0.13 -0.12 0.04 -0.14 0.11
word	facility	-0.18 0.08 0.09 -0.21 0.02
word	fail	-0.09 -0.10 0.07 -0.03 -0.06
word	fall	-0.09 -0.17 -0.01 0.12 -0.22
word	far	-0.12 -0.11 0.05 -0.02 -0.02
word	fear	0.03 -0.07 -0.16 0.09 -0.08
word	field	-0.16 0.03 0.01 -0.03 -0.03
word	fifth	-0.12 0.06 -0.02 -0.02 -0.10
word	fight	-0.02 -0.01 -0.13 -0.02 0.06
word	fighter	-0.16 0.12 -0.06 -0.02 -0.13
word	find	-0.08 -0.11 0.00 0.11 -0.16
word	finish	-0.06 -0.07 0.01 -0.12 0.07
word	fir	-0.06 0.08 -0.06 -0.20 0.03
word	fire	-0.19 0.13 -0.08 -0.02 -0.11
word	first	0.07 -0.02 -0.03 0.04 -0.16
word	five	-0.13 0.04 -0.13 -0.15 0.08
word	flee	-0.07 0.02 0.07 -0.06 -0.10
word	flight	-0.15 -0.22 0.05 0.04 -0.03
word	fm	-0.06 -0.08 0.00 0.05 -0.09
word	focu	-0.03 -0.03 -0.12 0.06 0.02
word	follow	0.05 -0.11 0.04 -0.02 -0.15
word	forc	0.11 -0.14 0.03 -0.03 -0.14
word	foreign	-0.07 -0.09 -0.09 0.13 -0.16
word	former	-0.08 -0.10 -0.05 -0.07 0.09
word	four	-0.10 0.03 0.02 0.06 -0.11
word	fox	-0.10 0.05 -0.14 -0.17 0.12
word	fresh	-0.09 0.06 0.02 0.02 -0.14
word	fuel	-0.09 -0.16 -0.04 0.09 -0.08
word	full	-0.12 -0.08 -0.16 0.10 0.00
word	further	0.01 -0.08 -0.06 0.09 -0.15
word	futur	-0.05 -0.08 0.03 -0.01 -0.04
word	g	-0.13 -0.13 0.07 0.02 -0.17
word	g7	-0.11 0.03 0.11 -0.19 -0.15
word	gabbard	-0.05 -0.05 -0.09 0.12 -0.13
word	gas	-0.21 -0.01 0.08 -0.04 -0.09
word	general	-0.08 0.05 -0.05 0.00 -0.03
word	genocidal	-0.07 -0.07 -0.09 -0.01 0.03
word	giv	-0.13 -0.10 0.10 -0.19 0.04
word	global	-0.06 -0.05 -0.15 0.00 0.08
word	go	0.01 -0.18 -0.04 -0.09 0.10
word	goal	-0.10 -0.10 0.04 -0.13 0.07
word	goes	0.01 -0.11 -0.12 -0.12 0.09
word	gold	0.00 0.02 -0.15 0.06 -0.07
word	gop	-0.05 -0.09 -0.08 0.02 0.01
word	government	-0.01 -0.12 0.03 -0.19 0.08
word	graham	-0.08 -0.08 0.05 -0.04 0.00
word	ground	0.13 -0.14 -0.16 -0.16 0.04
word	group	-0.14 0.02 0.04 0.00 -0.11
word	grow	-0.02 -0.17 -0.10 0.07 0.00
word	hacker	-0.10 -0.11 0.09 -0.01 -0.11
word	half	-0.10 -0.11 0.10 -0.14 -0.04
word	halt	-0.12 -0.16 0.05 0.00 -0.02
word	hama	-0.11 0.08 -0.11 0.05 -0.11
word	hand	-0.14 -0.11 -0.04 0.09 -0.11
word	happen	-0.08 -0.08 0.05 -0.12 0.01
word	hard	-0.12 -0.08 0.05 -0.01 -0.07
word	haven	-0.07 -0.11 -0.18 0.12 -0.04
word	head	0.06 -0.12 -0.09 -0.12 0.06
word	heard	0.13 -0.12 -0.08 -0.10 -0.08
word	helicopter	-0.15 -0.14 0.09 0.00 -0.13
word	help	-0.14 0.03 0.00 0.01 -0.04
word	high	-0.06 0.05 -0.12 0.02 0.00
word	higher	-0.06 -0.09 0.07 0.04 -0.13
word	him	-0.16 -0.16 0.04 0.02 0.03
word	historic	-0.09 -0.09 -0.10 -0.07 0.09
word	hit	0.00 0.16 -0.11 -0.06 -0.12
word	hits	0.02 0.13 -0.10 -0.09 -0.19
word	hold	-0.16 -0.14 -0.20 0.18 -0.12
word	home	-0.13 -0.18 -0.16 -0.02 0.12
word	hop	-0.05 -0.08 -0.13 0.12 -0.09
word	hope	-0.10 0.05 -0.15 0.07 -0.16
word	hospital	0.02 0.06 -0.18 0.01 -0.14
word	host	0.10 -0.16 -0.05 -0.15 0.04
word	hour	0.07 -0.12 0.08 -0.15 -0.10
word	hous	-0.11 0.04 -0.12 0.02 0.00
word	how	-0.10 -0.10 0.00 -0.11 0.07
word	human	-0.11 -0.11 -0.13 0.04 0.03
word	hundred	0.09 -0.05 -0.10 -0.10 -0.09
word	hurt	0.01 -0.01 0.02 0.00 -0.13
word	i	-0.07 -0.09 -0.08 0.02 0.04
word	if	-0.04 -0.03 0.13 -0.12 -0.05
word	illegal	-0.09 -0.10 -0.12 0.16 -0.20
word	imag	-0.18 -0.08 -0.18 0.16 0.00
word	imminent	0.05 -0.07 0.00 0.00 -0.09
word	impact	-0.17 0.06 -0.18 0.01 0.08
word	impos	-0.04 -0.07 0.10 -0.12 -0.04
word	includ	-0.11 -0.11 0.15 -0.15 -0.13
word	increas	-0.04 -0.06 -0.11 0.00 0.03
word	inflation	-0.03 -0.06 -0.14 -0.10 0.12
word	insight	-0.03 -0.03 -0.11 -0.12 0.11
word	insist	-0.10 -0.06 -0.05 0.03 0.00
word	insufficient	-0.10 -0.15 -0.12 0.13 -0.11
word	intelligenc	0.00 -0.09 -0.12 0.09 -0.10
word	intensify	-0.09 0.06 -0.03 -0.01 -0.10
word	intercept	-0.15 0.13 0.01 -0.13 -0.13
word	internet	-0.13 -0.13 0.07 0.00 -0.05
word	interven	-0.07 -0.03 0.07 0.00 -0.16
word	intervention	-0.08 -0.06 0.09 -0.05 -0.03
word	interview	-0.09 0.04 -0.14 0.09 -0.14
word	invasion	0.06 -0.07 -0.11 -0.13 0.06
word	involv	0.09 -0.09 0.04 -0.14 -0.11
word	is	-0.28 -0.08 -0.05 -0.13 0.23
word	issu	-0.12 -0.11 0.15 -0.10 -0.15
word	jazeera	-0.06 0.06 -0.07 -0.08 -0.02
word	jesu	-0.14 -0.14 -0.16 -0.17 0.18
word	jet	-0.14 0.10 -0.19 0.07 -0.15
word	jets	-0.04 0.09 -0.11 -0.10 -0.09
word	jimmy	-0.08 -0.09 -0.09 -0.13 0.12
word	job	-0.04 -0.03 0.07 0.04 -0.10
word	joe	-0.08 -0.08 -0.11 0.12 -0.12
word	john	-0.08 -0.08 -0.09 0.13 -0.15
word	join	-0.03 -0.15 0.05 0.08 -0.17
word	joint	-0.01 0.00 0.06 -0.07 -0.07
word	journalist	-0.16 0.07 -0.18 0.05 -0.05
word	jump	-0.07 0.05 0.01 -0.06 0.00
word	just	-0.06 -0.17 -0.07 -0.15 0.18
word	keep	-0.14 0.05 0.07 -0.06 -0.07
word	kent	-0.08 -0.08 -0.11 0.12 -0.12
word	key	-0.18 -0.03 -0.13 0.03 0.08
word	kill	0.10 0.06 -0.10 -0.11 -0.14
word	kimmel	-0.08 -0.09 -0.09 -0.13 0.12
word	know	-0.01 -0.14 0.03 -0.01 -0.05
word	land	-0.12 0.12 -0.11 -0.10 -0.09
word	last	-0.12 0.00 -0.13 0.07 -0.01
word	latest	0.02 -0.09 -0.11 -0.10 0.13
word	launch	0.17 -0.06 -0.17 0.01 -0.16
word	lead	-0.10 -0.17 -0.07 0.04 0.04
word	leader	-0.01 -0.25 0.04 0.01 -0.04
word	leadership	0.04 -0.10 -0.06 -0.11 0.05
word	least	0.10 -0.07 -0.14 -0.01 -0.12
word	leav	-0.17 0.02 0.17 -0.22 -0.11
word	like	-0.10 -0.11 0.00 -0.10 0.08
word	limit	0.06 -0.17 -0.10 0.09 -0.13
word	lindsey	-0.05 -0.05 -0.10 0.00 0.03
word	line	-0.05 -0.05 0.06 0.03 -0.07
word	link	-0.14 -0.16 -0.01 0.11 -0.18
word	littl	-0.12 -0.09 -0.14 -0.01 0.08
word	live	0.08 0.04 -0.05 -0.11 -0.09
word	lng	-0.09 -0.15 0.10 -0.02 -0.18
word	load	-0.07 -0.04 0.13 -0.12 -0.14
word	lock	-0.09 0.07 0.09 -0.14 -0.13
word	long	-0.14 -0.10 0.07 -0.06 -0.01
word	look	-0.11 -0.10 -0.16 0.08 0.00
word	loom	-0.15 -0.11 -0.23 0.03 0.11
word	loss	-0.09 -0.12 -0.13 0.15 -0.16
word	low	-0.07 -0.08 -0.02 -0.13 0.10
word	maga	-0.13 -0.12 -0.15 0.02 0.06
word	majeur	-0.08 -0.09 0.13 -0.13 -0.11
word	major	0.10 -0.08 -0.12 0.00 -0.10
word	mak	-0.12 0.06 -0.16 -0.02 0.05
word	make	-0.13 -0.13 -0.06 0.06 0.00
word	man	-0.12 0.03 0.10 -0.17 -0.07
word	many	-0.10 -0.10 -0.12 -0.04 0.08
word	market	-0.03 -0.07 -0.07 0.06 -0.01
word	martyr	-0.13 0.06 0.02 0.03 -0.12
word	massi	-0.04 -0.09 -0.10 0.06 -0.01
word	massiv	0.14 -0.07 -0.16 -0.21 0.02
word	may	-0.15 -0.13 -0.02 0.00 0.03
word	mean	-0.10 -0.13 -0.14 -0.16 0.16
word	media	0.06 0.05 -0.03 -0.04 -0.13
word	mediat	-0.12 -0.10 0.11 -0.08 -0.14
word	meet	-0.17 0.03 0.06 0.00 -0.11
word	might	-0.06 -0.04 -0.12 0.08 0.01
word	military	0.00 0.02 0.01 0.04 -0.15
word	million	-0.15 0.00 0.03 -0.03 -0.01
word	minister	-0.15 -0.17 0.08 0.07 -0.15
word	miscalculation	-0.10 -0.08 -0.14 -0.13 0.13
word	miss	0.16 -0.03 -0.18 -0.16 -0.12
word	missil	0.00 0.12 -0.11 -0.09 -0.13
word	mission	-0.10 0.06 -0.13 -0.14 0.08
word	mock	-0.07 -0.07 0.02 0.03 -0.04
word	moment	0.03 0.03 -0.20 -0.01 -0.03
word	month	-0.08 -0.09 -0.08 0.13 -0.15
word	more	0.02 0.02 -0.01 -0.17 0.01
word	most	0.06 -0.10 -0.09 0.05 -0.08
word	mount	-0.08 -0.05 -0.05 -0.04 0.05
word	mov	-0.10 -0.12 -0.01 0.00 0.04
word	move	-0.05 -0.05 -0.07 -0.10 0.09
word	much	-0.11 0.04 -0.18 -0.09 0.14
word	municipal	-0.11 0.13 -0.11 -0.14 -0.12
word	nam	-0.11 -0.09 0.09 0.03 -0.13
word	nation	-0.17 -0.09 0.09 0.00 -0.14
word	national	-0.09 -0.09 -0.16 0.00 0.11
word	near	-0.20 0.00 0.00 0.05 -0.08
word	need	0.03 -0.11 0.01 0.04 -0.12
word	negotiat	-0.12 -0.08 0.12 -0.15 -0.02
word	negotiation	-0.15 -0.15 -0.01 0.02 0.02
word	negotiator	-0.12 -0.10 -0.14 0.13 -0.10
word	network	-0.14 -0.11 0.03 0.04 -0.06
word	new	0.01 -0.15 0.07 -0.16 0.04
word	news	-0.11 0.06 -0.13 -0.16 0.09
word	next	-0.13 -0.12 -0.02 0.07 -0.04
word	no	-0.18 -0.18 -0.04 -0.01 0.09
word	not	-0.11 -0.01 -0.10 0.01 0.04
word	noth	-0.13 -0.11 -0.16 0.16 -0.14
word	now	0.02 -0.15 -0.03 -0.06 0.05
word	nuclear	0.03 -0.27 0.01 0.00 -0.03
word	objectiv	-0.11 -0.10 -0.04 0.06 -0.04
word	off	0.10 -0.03 -0.15 -0.02 -0.07
word	offer	-0.13 -0.12 -0.01 0.14 -0.17
word	official	-0.21 -0.18 -0.04 0.13 -0.10
word	oil	-0.12 0.07 -0.03 -0.03 0.00
word	once	-0.06 -0.09 -0.01 -0.12 0.09
word	one	-0.05 -0.01 -0.10 0.02 0.03
word	ongo	0.08 0.00 -0.15 -0.04 -0.01
word	only	-0.09 0.04 -0.08 0.05 -0.06
word	open	0.11 -0.11 -0.01 -0.11 -0.07
word	operation	0.21 -0.06 -0.22 -0.14 -0.13
word	option	-0.10 -0.07 0.03 -0.12 0.08
word	order	-0.01 -0.13 0.13 -0.04 -0.20
word	other	0.04 -0.09 -0.11 -0.01 0.01
word	out	-0.16 -0.12 0.09 -0.09 0.00
word	over	-0.12 0.09 -0.15 0.03 0.00
word	own	-0.10 -0.10 -0.17 0.02 0.05
word	p	-0.06 -0.11 -0.08 0.12 -0.15
word	palestinian	-0.10 0.06 -0.09 0.06 -0.11
word	part	0.02 0.04 -0.01 -0.02 -0.14
word	pass	-0.09 -0.11 0.08 -0.05 -0.13
word	past	0.02 -0.07 -0.07 0.07 -0.12
word	paus	0.05 -0.10 -0.13 -0.13 0.09
word	pay	-0.08 -0.05 0.13 -0.12 -0.13
word	peac	0.00 0.03 -0.20 0.09 -0.11
word	peaceful	-0.03 -0.01 0.07 -0.06 -0.08
word	peopl	0.12 0.01 -0.01 -0.19 -0.16
word	percent	-0.10 0.00 0.14 -0.13 -0.23
word	persist	-0.09 -0.08 0.02 0.04 -0.13
word	phas	-0.09 -0.13 -0.13 0.00 0.06
word	phon	-0.10 -0.08 -0.03 0.09 -0.11
word	pilot	-0.10 0.00 0.06 -0.12 0.00
word	plac	-0.05 -0.10 -0.02 0.07 -0.12
word	plan	0.08 -0.18 0.02 0.01 -0.15
word	plann	-0.11 -0.12 0.06 -0.05 -0.04
word	plant	-0.15 -0.15 0.11 -0.01 -0.14
word	play	-0.13 -0.12 -0.07 0.03 0.02
word	pledg	-0.05 -0.08 -0.08 0.00 0.03
word	plot	-0.06 -0.07 0.01 -0.02 -0.01
word	plung	-0.10 -0.11 0.10 -0.06 -0.20
word	plus	0.02 -0.14 -0.11 0.02 0.04
word	pm	-0.01 -0.14 -0.19 0.18 -0.21
word	podcast	-0.06 -0.08 -0.06 -0.10 0.08
word	point	0.04 -0.10 -0.19 0.01 0.08
word	polic	0.04 -0.02 0.03 -0.05 -0.11
word	policy	-0.08 -0.06 -0.12 0.09 -0.07
word	polymarket	-0.09 -0.11 -0.15 0.03 0.04
word	port	-0.09 -0.08 0.02 -0.10 0.07
word	possibl	-0.08 -0.09 -0.13 0.13 -0.10
word	post	0.03 -0.14 -0.15 0.02 0.03
word	potential	-0.08 -0.08 0.01 -0.03 0.02
word	pound	-0.12 0.00 -0.13 0.07 -0.12
word	power	-0.17 -0.22 0.00 0.05 0.01
word	predict	-0.08 -0.08 -0.12 -0.05 0.09
word	prepar	-0.01 -0.10 0.07 0.00 -0.14
word	president	-0.18 0.02 0.04 -0.08 0.00
word	pressur	-0.15 -0.14 -0.22 -0.01 0.10
word	pric	-0.09 -0.05 0.09 -0.08 -0.04
word	prim	-0.09 -0.11 0.05 -0.02 -0.02
word	primetim	-0.09 -0.06 0.00 0.03 -0.05
word	problem	-0.08 -0.07 0.00 -0.14 0.08
word	program	0.01 -0.11 0.02 -0.11 0.03
word	progres	-0.09 -0.10 -0.12 0.01 0.06
word	promis	-0.06 -0.11 0.06 0.04 -0.13
word	protest	-0.17 -0.14 0.04 0.00 -0.04
word	protester	-0.07 -0.04 0.09 -0.14 -0.04
word	public	-0.10 -0.08 -0.14 0.12 -0.03
word	pull	-0.13 0.09 -0.14 -0.15 0.05
word	pursu	-0.09 -0.04 -0.01 0.02 -0.02
word	push	-0.14 -0.16 -0.23 0.07 0.05
word	put	0.05 -0.09 0.05 -0.14 -0.04
word	question	-0.11 -0.12 -0.18 0.16 -0.07
word	quickly	-0.11 -0.11 -0.07 0.08 -0.03
word	rag	-0.11 -0.08 0.06 0.04 -0.10
word	raid	0.07 -0.09 -0.13 0.05 -0.12
word	rais	-0.05 -0.10 0.04 0.02 -0.05
word	ramp	-0.09 -0.12 0.03 -0.01 -0.02
word	rat	-0.07 -0.10 -0.06 0.10 -0.14
word	rattl	-0.07 0.05 -0.07 -0.13 0.06
word	reach	-0.05 0.09 -0.16 -0.01 -0.14
word	react	-0.14 -0.11 -0.10 0.09 -0.04
word	ready	-0.11 -0.14 0.19 -0.20 -0.18
word	recent	-0.10 -0.09 -0.10 0.06 0.00
word	reckles	-0.09 -0.06 -0.10 0.11 -0.10
word	record	-0.06 -0.09 0.07 -0.05 -0.13
word	red	-0.05 -0.07 0.07 -0.11 0.03
word	refinery	-0.12 0.10 -0.05 -0.02 -0.16
word	refus	-0.11 -0.08 -0.12 0.01 0.04
word	regim	-0.08 -0.09 0.08 -0.06 -0.01
word	region	0.02 -0.17 0.05 -0.10 0.03
word	regional	-0.09 -0.12 0.02 0.09 -0.13
word	releas	-0.12 0.03 -0.14 0.04 -0.02
word	remain	-0.15 -0.17 -0.17 0.14 -0.03
word	remov	0.02 -0.11 0.04 0.00 -0.14
word	renew	-0.07 -0.10 0.02 -0.05 0.04
word	reopen	0.00 -0.10 0.12 -0.11 -0.15
word	rep	-0.06 -0.06 -0.11 -0.15 0.13
word	report	-0.07 0.08 -0.03 0.15 -0.35
word	reportedly	0.02 0.01 -0.03 0.02 -0.14
word	reporter	-0.08 0.05 0.03 0.01 -0.09
word	republican	-0.10 -0.09 -0.13 0.02 0.04
word	request	-0.11 -0.06 0.15 -0.16 -0.10
word	rescu	-0.12 0.10 0.05 -0.19 -0.04
word	resolution	-0.07 -0.09 0.14 -0.15 -0.08
word	respond	0.06 -0.14 -0.06 0.01 -0.03
word	respons	0.05 -0.08 0.00 -0.20 0.06
word	restraint	-0.08 0.04 -0.02 -0.02 -0.05
word	retaliat	0.07 0.01 -0.14 -0.15 -0.14
word	retaliation	0.07 -0.19 0.06 -0.10 -0.07
word	retaliatory	-0.08 -0.12 -0.12 0.06 0.04
word	retreat	0.06 -0.09 -0.13 0.06 -0.13
word	return	-0.08 -0.09 0.05 -0.02 -0.03
word	reveal	-0.07 -0.09 -0.11 0.07 -0.02
word	right	-0.06 -0.08 -0.13 -0.02 0.08
word	ris	-0.13 0.00 0.01 -0.03 0.00
word	rise	-0.05 0.02 -0.04 0.01 -0.01
word	risk	-0.09 -0.18 -0.06 0.05 0.00
word	rock	-0.02 0.06 -0.01 -0.13 -0.12
word	rocket	-0.14 0.04 -0.10 0.05 -0.10
word	roil	-0.04 -0.06 0.03 0.00 -0.08
word	round	-0.12 -0.12 -0.17 0.09 0.03
word	rout	-0.12 -0.12 0.04 -0.16 0.10
word	rubbl	0.00 0.08 -0.10 -0.12 -0.12
word	rush	0.04 -0.12 -0.13 0.12 -0.15
word	s	-0.08 -0.13 -0.06 0.11 -0.14
word	said	-0.09 0.10 0.01 -0.02 -0.16
word	sanction	-0.14 -0.16 0.04 -0.07 0.03
word	satellit	-0.16 -0.16 -0.16 0.19 -0.17
word	say	-0.01 -0.06 0.02 -0.05 0.01
word	says	-0.05 -0.04 0.03 0.02 -0.09
word	scal	-0.14 -0.11 0.08 0.02 -0.13
word	school	0.03 -0.20 -0.03 0.09 -0.17
word	scrambl	-0.06 -0.10 0.08 -0.13 0.01
word	second	-0.09 0.09 -0.15 0.07 -0.16
word	secretary	-0.05 -0.04 0.07 -0.11 -0.03
word	security	-0.10 -0.11 0.09 -0.03 -0.12
word	seek	-0.08 -0.11 0.01 -0.03 0.02
word	seen	-0.14 0.12 -0.04 -0.03 -0.16
word	seiz	-0.14 0.06 -0.16 0.01 -0.05
word	senat	-0.08 -0.08 0.09 -0.18 0.02
word	send	-0.18 -0.16 0.16 -0.10 -0.09
word	senior	0.08 0.03 -0.11 -0.11 -0.07
word	set	-0.10 -0.13 0.01 0.03 -0.03
word	shar	-0.06 -0.07 0.02 -0.03 0.01
word	sharply	-0.08 -0.10 0.06 0.06 -0.14
word	shelter	-0.03 -0.03 -0.14 0.02 -0.02
word	shift	-0.08 -0.11 -0.02 -0.08 0.08
word	ship	0.09 -0.07 -0.05 0.01 -0.18
word	shipment	-0.08 -0.09 0.08 -0.03 -0.12
word	shipp	-0.11 -0.11 0.08 0.01 -0.16
word	shock	0.01 -0.15 -0.03 -0.13 0.09
word	shoot	-0.13 -0.13 0.05 0.04 -0.13
word	shortag	-0.09 -0.13 -0.02 0.11 -0.15
word	shot	-0.13 0.08 0.03 -0.12 -0.09
word	show	-0.05 -0.14 -0.01 0.08 -0.03
word	shut	-0.06 -0.11 0.12 -0.07 -0.15
word	sid	0.06 -0.06 -0.11 0.05 -0.12
word	sign	-0.07 -0.17 -0.04 0.03 0.03
word	signal	-0.11 -0.09 0.14 -0.19 0.00
word	sinc	0.05 -0.14 -0.03 0.05 -0.13
word	sink	0.12 -0.02 -0.12 -0.05 -0.18
word	siren	-0.12 0.09 -0.07 -0.06 -0.05
word	sit	0.09 -0.07 -0.12 0.02 -0.12
word	site	0.01 0.02 0.07 -0.18 -0.15
word	six	0.03 -0.02 -0.09 -0.10 0.00
word	slam	-0.11 0.02 -0.13 -0.10 0.11
word	slid	-0.11 -0.10 -0.02 0.06 -0.14
word	smok	-0.10 0.11 -0.10 -0.12 -0.11
word	soar	-0.08 -0.04 -0.06 0.12 -0.17
word	soldier	-0.01 -0.16 -0.01 -0.17 0.10
word	some	-0.10 -0.11 -0.01 -0.01 0.06
word	soon	-0.08 -0.05 0.08 -0.13 -0.02
word	sound	-0.11 0.08 -0.10 0.03 -0.09
word	sourc	-0.14 0.04 -0.04 0.05 -0.05
word	south	-0.11 0.05 -0.13 0.06 -0.11
word	spark	-0.13 -0.11 -0.16 0.08 0.00
word	speak	-0.12 -0.12 -0.18 0.13 -0.01
word	speech	-0.11 -0.11 -0.18 -0.13 0.17
word	spik	-0.06 -0.07 0.05 -0.06 -0.01
word	spread	0.01 -0.09 0.00 0.04 -0.15
word	spy	-0.16 -0.16 0.15 -0.06 -0.18
word	squar	0.04 -0.10 -0.12 -0.12 0.10
word	stanc	-0.08 -0.05 0.05 0.08 -0.14
word	stand	-0.08 -0.08 -0.13 0.17 -0.16
word	start	-0.10 -0.10 0.00 0.09 -0.09
word	stat	0.10 0.04 -0.17 -0.12 0.01
word	statement	-0.16 -0.14 0.06 0.06 -0.20
word	station	-0.10 0.00 -0.02 0.03 -0.02
word	stay	-0.10 -0.13 0.02 -0.06 0.05
word	step	-0.09 0.07 -0.11 -0.03 0.00
word	still	-0.08 -0.08 -0.04 0.09 -0.11
word	stock	-0.13 -0.06 0.05 0.10 -0.36
word	stop	0.04 -0.12 0.04 -0.14 0.02
word	strategic	0.03 0.06 -0.14 -0.07 -0.10
word	street	-0.07 0.06 -0.03 0.02 -0.12
word	strik	0.02 -0.02 0.08 -0.06 -0.11
word	struck	-0.07 0.12 -0.17 -0.06 -0.12
word	stunn	-0.03 0.04 -0.14 0.05 -0.11
word	submarin	0.15 -0.10 -0.17 -0.14 -0.12
word	succes	0.00 -0.09 -0.13 0.11 -0.12
word	suggest	-0.11 -0.10 -0.13 0.06 0.02
word	summit	-0.08 0.05 0.02 -0.11 -0.10
word	supply	-0.08 -0.18 0.11 -0.04 -0.07
word	support	-0.09 -0.12 -0.13 0.03 0.03
word	surg	0.01 -0.15 0.12 -0.18 0.00
word	surpris	-0.14 -0.13 -0.05 0.08 -0.05
word	surrender	0.01 -0.08 0.08 -0.09 -0.09
word	suspect	-0.09 0.06 -0.16 0.09 -0.15
word	suspend	0.08 -0.19 0.06 -0.10 -0.20
word	taco	-0.10 -0.09 -0.10 -0.12 0.12
word	tak	-0.18 -0.16 0.05 -0.03 0.03
word	take	0.05 -0.15 -0.15 -0.08 0.10
word	takeaway	-0.06 -0.05 -0.07 -0.10 0.09
word	taken	-0.10 -0.10 0.03 -0.07 0.05
word	talk	-0.23 -0.03 0.01 -0.07 0.09
word	tanker	-0.16 0.01 -0.04 0.07 -0.08
word	target	0.07 0.02 -0.12 -0.08 -0.04
word	tell	-0.19 -0.01 0.06 0.01 -0.07
word	ten	0.12 -0.12 -0.09 -0.10 -0.11
word	tension	-0.16 -0.04 0.05 -0.11 0.05
word	term	-0.10 -0.12 -0.05 0.09 -0.09
word	terrify	-0.07 -0.03 -0.10 -0.13 0.09
word	territory	-0.08 -0.09 -0.11 0.00 0.05
word	terrorist	-0.10 -0.08 -0.06 0.05 -0.03
word	test	-0.08 -0.10 -0.14 -0.04 0.12
word	their	0.02 -0.05 -0.12 -0.02 0.05
word	them	0.01 -0.09 -0.07 -0.03 0.04
word	they	-0.17 -0.19 0.02 -0.05 0.08
word	thousand	-0.13 0.06 0.09 -0.15 -0.12
word	thre	0.01 0.00 0.00 0.04 -0.14
word	threat	0.05 -0.04 -0.11 0.01 0.01
word	threaten	-0.21 -0.12 0.05 0.05 -0.05
word	through	-0.15 -0.08 -0.23 0.19 -0.10
word	time	-0.15 0.05 0.02 -0.07 0.02
word	today	-0.03 -0.08 -0.01 0.01 0.00
word	told	-0.13 -0.12 0.01 -0.06 0.05
word	toll	-0.14 -0.12 0.13 -0.13 -0.01
word	tonight	0.04 0.01 -0.06 0.01 -0.06
word	too	-0.14 -0.14 0.08 0.02 -0.08
word	top	0.02 -0.16 0.03 0.05 -0.12
word	total	-0.12 -0.08 0.07 -0.05 -0.02
word	toward	0.02 -0.08 -0.07 -0.10 0.09
word	trad	-0.09 -0.14 0.06 -0.06 0.03
word	trader	-0.10 -0.11 -0.03 -0.04 0.05
word	travel	-0.05 -0.10 -0.15 0.15 -0.14
word	trigger	-0.11 -0.14 0.02 -0.08 0.09
word	troop	-0.08 -0.18 0.05 -0.24 0.10
word	truc	0.00 0.00 0.03 -0.05 -0.13
word	tucker	-0.09 -0.10 -0.13 0.03 0.01
word	turn	-0.11 -0.12 0.02 0.07 -0.17
word	two	-0.02 0.17 -0.06 -0.13 -0.08
word	uncertainty	-0.09 -0.11 -0.14 0.05 0.02
word	under	0.03 -0.17 -0.03 -0.01 0.04
word	unit	-0.07 -0.11 -0.14 0.10 -0.05
word	unlikely	-0.11 -0.11 -0.16 -0.07 0.12
word	unrest	-0.08 -0.06 0.08 -0.02 -0.15
word	until	-0.13 -0.09 0.01 0.07 -0.15
word	up	-0.07 0.03 0.04 0.03 -0.13
word	updat	0.07 -0.03 0.04 -0.12 -0.06
word	uranium	-0.09 -0.09 0.15 -0.15 -0.14
word	urg	0.06 -0.14 -0.02 0.02 -0.18
word	urge	-0.09 -0.08 0.05 -0.01 -0.12
word	vast	-0.09 0.03 -0.10 0.08 -0.12
word	very	-0.07 -0.04 0.11 -0.13 -0.10
word	victory	-0.14 -0.10 0.05 -0.01 -0.02
word	video	0.01 0.03 -0.07 -0.16 0.05
word	violenc	-0.10 -0.07 -0.04 0.06 -0.12
word	violent	-0.04 -0.03 0.11 -0.11 -0.11
word	visit	-0.09 -0.08 -0.15 0.14 -0.13
word	vow	0.06 -0.13 0.09 -0.14 -0.15
word	vows	0.01 0.02 0.05 -0.12 -0.18
word	want	-0.13 -0.05 -0.01 -0.01 0.02
word	war	-0.13 -0.07 -0.08 0.04 0.03
word	warn	-0.03 -0.20 0.00 -0.03 0.03
word	warning	-0.10 0.04 -0.11 0.01 0.03
word	wars	-0.11 -0.12 -0.13 0.15 -0.15
word	warship	0.08 -0.06 0.00 -0.12 -0.01
word	watch	-0.05 0.08 -0.03 -0.09 -0.02
word	water	-0.15 0.07 0.08 -0.18 -0.03
word	wav	0.10 -0.11 -0.09 -0.07 -0.08
word	wave	0.13 -0.13 -0.11 -0.11 -0.10
word	way	-0.02 0.07 -0.02 -0.01 -0.13
word	we	-0.19 -0.18 0.05 -0.03 0.02
word	we'r	0.05 -0.07 0.08 -0.13 -0.12
word	weapon	0.04 0.02 -0.08 -0.07 -0.05
word	week	0.08 -0.19 -0.08 -0.12 0.06
word	weigh	-0.12 -0.06 0.12 -0.14 -0.09
word	western	-0.09 0.07 -0.11 0.06 -0.12
word	what	-0.04 -0.22 -0.11 0.01 0.06
word	when	-0.10 -0.12 -0.01 -0.09 0.07
word	wher	-0.09 -0.09 0.04 -0.14 0.07
word	whether	-0.14 -0.10 0.09 -0.10 -0.03
word	which	-0.07 0.06 -0.11 0.01 -0.04
word	whil	-0.11 -0.08 0.02 -0.07 0.06
word	who	-0.17 -0.18 -0.03 0.08 0.02
word	whol	0.02 -0.08 -0.15 0.12 -0.14
word	why	-0.14 -0.15 -0.15 0.04 0.04
word	wider	-0.07 0.03 -0.13 0.01 0.02
word	will	-0.11 -0.23 0.13 -0.06 -0.02
word	women	-0.12 0.01 -0.12 -0.08 0.10
word	won't	-0.15 -0.17 -0.03 -0.10 0.13
word	word	-0.07 -0.07 -0.12 0.08 -0.04
word	work	-0.15 0.06 -0.19 0.10 -0.06
word	worker	-0.14 0.16 -0.12 -0.17 -0.14
word	world	-0.15 -0.19 -0.05 0.12 -0.05
word	worry	-0.08 -0.11 -0.03 0.00 0.04
word	would	-0.08 -0.07 0.07 0.06 -0.17
word	wound	0.05 0.00 -0.14 -0.11 -0.07
word	year	-0.14 -0.19 0.03 0.04 0.00
word	yet	-0.11 0.05 -0.13 -0.17 0.11
word	yield	-0.03 -0.03 0.01 0.02 -0.09
word	you	0.01 -0.11 0.06 0.05 -0.14
word	your	0.02 -0.10 0.00 -0.14 0.04
words: ,	[ally]	-0.09 0.03 -0.10 -0.11 0.07
words: ,	[place]	0.04 -0.06 -0.04 -0.02 0.00
words: ,	[region]	-0.11 -0.10 -0.15 0.07 0.01
words: ,	[side]	-0.09 0.02 0.07 -0.07 -0.06
words: ,	[usa]	0.01 0.07 -0.15 0.03 -0.09
words: ,	and	-0.12 -0.16 -0.18 -0.04 0.14
words: ,	as	0.13 -0.18 -0.10 0.03 -0.16
words: ,	but	-0.12 -0.11 0.08 0.01 -0.08
words: ,	call	-0.12 -0.11 0.07 0.02 -0.08
words: ,	more	0.05 -0.01 0.00 -0.15 -0.03
words: ,	oil	-0.01 0.06 -0.05 -0.03 -0.05
words: ,	says	-0.15 -0.03 -0.09 0.05 0.02
words: ,	sourc	-0.08 -0.10 -0.02 0.09 -0.12
words: ,	stock	-0.07 -0.10 -0.01 0.05 -0.14
words: ,	the	0.02 -0.16 0.04 -0.14 0.07
words: ,	top	0.05 -0.05 0.06 -0.09 -0.11
words: ,	worker	-0.11 0.13 -0.11 -0.14 -0.12
words: -	live	0.07 -0.10 0.04 -0.10 -0.05
words: .	the	-0.10 0.08 0.01 -0.15 0.04
words: :	[place]	-0.09 0.01 -0.10 -0.10 0.09
words: :	[region]	0.03 -0.11 -0.14 -0.01 0.05
words: :	[side]	0.04 -0.07 0.05 -0.09 -0.08
words: :	[usa]	0.01 -0.05 0.07 -0.11 -0.04
words: :	a	-0.08 -0.12 -0.14 -0.17 0.16
words: :	expert	-0.06 -0.04 -0.07 -0.10 0.09
words: :	he	-0.08 -0.06 -0.15 0.01 0.05
words: :	live	-0.10 0.06 0.01 -0.09 -0.08
words: :	market	-0.05 -0.06 -0.13 0.12 -0.11
words: :	report	0.03 -0.16 -0.02 0.13 -0.24
words: :	the	-0.11 -0.12 -0.12 0.01 0.03
words: :	we	-0.11 -0.09 -0.07 0.13 -0.17
words: :	what	-0.14 -0.17 0.03 -0.21 0.08
words: :	why	-0.11 -0.09 -0.09 0.10 -0.07
words: ;	[side]	0.06 -0.08 -0.12 0.07 -0.11
words: [ally]	,	-0.11 0.00 -0.14 -0.06 0.09
words: [ally]	and	-0.07 0.07 -0.06 -0.07 -0.05
words: [ally]	disarmament	-0.10 -0.15 -0.13 0.08 0.01
words: [ally]	target	-0.09 0.08 -0.08 -0.07 -0.05
words: [number]	,	-0.12 0.06 -0.02 0.01 -0.07
words: [number]	[side]	0.04 -0.09 -0.01 0.01 -0.09
words: [number]	days	-0.15 -0.14 0.00 0.01 0.04
words: [number]	dollar	-0.10 -0.13 0.06 0.05 -0.26
words: [number]	early	-0.07 -0.08 0.03 0.01 -0.08
words: [number]	million	-0.07 -0.09 0.09 -0.15 0.06
words: [number]	of	-0.05 -0.07 -0.06 -0.08 0.08
words: [number]	peopl	0.13 -0.08 -0.14 -0.13 -0.10
words: [number]	percent	-0.10 0.00 0.14 -0.13 -0.23
words: [number]	week	0.10 -0.06 -0.10 -0.10 -0.10
words: [number]	year	-0.12 -0.15 0.05 0.01 -0.01
words: [place]	,	0.00 -0.02 0.02 -0.10 -0.01
words: [place]	:	-0.02 -0.03 -0.05 0.06 -0.08
words: [place]	[place]	-0.07 0.05 -0.09 0.04 -0.09
words: [place]	[side]	0.07 -0.06 -0.11 -0.09 -0.02
words: [place]	after	0.01 0.04 -0.12 0.04 -0.10
words: [place]	and	0.13 0.01 0.04 -0.18 -0.14
words: [place]	aoun	-0.08 -0.07 -0.11 0.10 -0.08
words: [place]	arm	-0.07 -0.08 -0.08 0.06 -0.05
words: [place]	army	-0.12 -0.04 -0.14 0.12 -0.10
words: [place]	as	0.01 -0.04 0.08 -0.06 -0.18
words: [place]	call	-0.06 -0.07 -0.09 0.09 -0.09
words: [place]	condemn	-0.10 -0.10 -0.12 0.13 -0.13
words: [place]	gas	-0.10 0.01 0.00 0.01 -0.10
words: [place]	has	-0.06 -0.11 -0.13 -0.03 0.06
words: [place]	is	-0.05 -0.09 -0.11 0.06 -0.02
words: [place]	leader	-0.10 -0.09 -0.15 0.09 -0.02
words: [place]	negotiator	-0.12 -0.10 -0.14 0.13 -0.10
words: [place]	on	-0.08 -0.09 0.03 -0.10 0.07
words: [place]	pm	-0.12 -0.13 -0.14 0.17 -0.18
words: [place]	says	-0.17 -0.05 -0.07 0.14 -0.22
words: [place]	speak	-0.09 -0.11 -0.13 0.07 0.04
words: [place]	threaten	-0.11 -0.15 -0.14 0.14 -0.12
words: [place]	to	-0.10 0.06 -0.10 0.11 -0.17
words: [place]	too	-0.09 -0.12 -0.10 0.11 -0.09
words: [place]	urg	-0.05 -0.07 -0.08 0.07 -0.08
words: [place]	warn	-0.02 -0.05 -0.12 0.09 -0.06
words: [region]	,	0.02 -0.14 -0.06 0.02 0.01
words: [region]	.	-0.06 -0.05 -0.14 0.09 -0.07
words: [region]	:	-0.08 0.02 -0.08 -0.12 0.09
words: [region]	amid	-0.11 -0.12 0.09 -0.01 -0.14
words: [region]	as	-0.10 -0.08 0.07 -0.04 -0.08
words: [region]	blockad	-0.11 -0.12 -0.06 0.09 -0.10
words: [region]	conflict	-0.08 -0.11 -0.02 0.00 0.02
words: [region]	crisi	-0.06 -0.08 0.04 0.01 -0.09
words: [region]	disruption	-0.08 -0.12 0.04 0.02 -0.12
words: [region]	gas	-0.05 -0.11 0.10 -0.01 -0.12
words: [region]	leader	-0.07 -0.07 -0.11 0.04 0.04
words: [region]	oil	-0.06 0.04 -0.15 -0.02 0.03
words: [region]	tension	-0.04 -0.07 -0.07 -0.02 0.06
words: [side]	,	0.05 0.03 0.05 -0.24 0.00
words: [side]	-	-0.02 -0.14 -0.13 0.03 0.03
words: [side]	.	-0.02 0.05 -0.14 -0.03 0.00
words: [side]	:	-0.24 -0.02 0.07 -0.11 0.04
words: [side]	;	0.07 -0.08 0.07 -0.14 -0.12
words: [side]	?	-0.16 -0.15 -0.18 0.00 0.09
words: [side]	[place]	-0.11 0.04 -0.10 -0.03 0.05
words: [side]	[side]	-0.09 -0.08 0.00 -0.02 0.02
words: [side]	[usa]	-0.09 0.02 -0.13 0.06 -0.05
words: [side]	addres	-0.13 -0.09 -0.05 -0.05 0.08
words: [side]	after	-0.06 0.08 -0.23 0.04 -0.05
words: [side]	against	-0.06 -0.06 0.02 0.02 -0.09
words: [side]	agent	-0.12 -0.12 -0.02 0.08 -0.11
words: [side]	aggression	-0.10 -0.09 -0.11 0.11 -0.10
words: [side]	agre	0.07 -0.07 -0.01 -0.11 -0.08
words: [side]	air	-0.07 0.07 -0.15 -0.02 0.01
words: [side]	airstrik	-0.11 -0.15 -0.02 0.08 -0.04
words: [side]	amid	0.04 -0.11 0.07 -0.04 -0.12
words: [side]	and	0.09 0.04 -0.04 -0.04 -0.11
words: [side]	are	0.00 -0.03 0.08 -0.11 -0.12
words: [side]	army	0.03 -0.05 0.07 -0.13 -0.08
words: [side]	as	-0.02 0.00 0.11 -0.06 -0.33
words: [side]	attack	-0.07 -0.05 -0.04 0.04 -0.02
words: [side]	back	-0.11 -0.08 0.08 -0.04 -0.11
words: [side]	ballistic	0.02 0.04 -0.10 -0.10 -0.03
words: [side]	bomb	0.08 -0.11 -0.17 0.03 0.00
words: [side]	call	-0.08 -0.09 -0.13 0.12 -0.12
words: [side]	ceasefir	-0.05 -0.23 -0.05 0.03 0.03
words: [side]	claim	0.03 -0.15 0.06 0.00 -0.11
words: [side]	confirm	0.10 -0.08 -0.12 -0.08 -0.06
words: [side]	conflict	-0.02 -0.01 -0.04 -0.06 0.04
words: [side]	could	-0.05 -0.04 -0.12 0.02 0.03
words: [side]	crisi	-0.06 -0.07 0.04 -0.01 -0.05
words: [side]	deadlin	-0.13 -0.09 -0.02 -0.03 0.04
words: [side]	defens	-0.12 0.06 -0.16 0.05 -0.07
words: [side]	dron	-0.03 0.02 0.07 -0.14 -0.11
words: [side]	economy	-0.07 -0.09 -0.15 -0.14 0.14
words: [side]	evacuation	-0.07 -0.08 0.06 -0.03 -0.09
words: [side]	execut	-0.10 -0.10 0.08 -0.02 -0.12
words: [side]	fir	-0.06 0.04 -0.16 -0.14 0.06
words: [side]	fm	-0.06 -0.08 0.00 0.05 -0.09
words: [side]	for	-0.11 -0.11 0.09 -0.07 -0.12
words: [side]	gas	-0.11 0.00 0.03 -0.02 -0.14
words: [side]	has	0.01 -0.15 0.09 -0.15 0.03
words: [side]	hits	-0.07 0.17 -0.14 -0.20 -0.11
words: [side]	if	0.05 -0.07 0.01 0.02 -0.12
words: [side]	in	-0.02 -0.22 -0.02 0.12 -0.22
words: [side]	intercept	-0.10 0.09 -0.09 -0.07 -0.09
words: [side]	is	-0.15 -0.17 -0.07 -0.01 0.09
words: [side]	jets	-0.04 0.09 -0.11 -0.10 -0.09
words: [side]	kill	0.03 0.00 -0.04 -0.15 0.02
words: [side]	latest	0.05 -0.13 0.02 -0.13 0.02
words: [side]	launch	0.17 -0.11 -0.04 -0.10 -0.24
words: [side]	leader	-0.13 -0.13 0.04 -0.01 0.03
words: [side]	military	-0.13 0.06 0.01 -0.03 -0.05
words: [side]	minister	-0.07 -0.07 -0.01 0.07 -0.10
words: [side]	missil	-0.03 0.02 0.03 -0.05 -0.12
words: [side]	nuclear	-0.01 -0.18 -0.05 0.01 0.04
words: [side]	of	-0.06 -0.05 -0.08 0.08 -0.08
words: [side]	official	-0.11 -0.09 0.11 -0.01 -0.07
words: [side]	oil	-0.11 0.09 0.04 -0.14 -0.13
words: [side]	on	-0.09 -0.13 0.11 0.01 -0.16
words: [side]	podcast	-0.03 -0.06 -0.05 -0.08 0.05
words: [side]	port	-0.09 -0.08 0.02 -0.10 0.07
words: [side]	protest	-0.12 -0.10 -0.01 -0.03 0.03
words: [side]	protester	-0.08 -0.06 -0.03 -0.04 0.03
words: [side]	respond	0.06 -0.10 0.05 -0.16 -0.04
words: [side]	retaliat	0.07 0.01 -0.14 -0.15 -0.14
words: [side]	retaliation	0.12 -0.15 -0.15 -0.05 -0.04
words: [side]	says	0.05 -0.12 0.06 -0.05 -0.13
words: [side]	seiz	-0.13 0.07 -0.15 0.03 -0.13
words: [side]	ship	0.14 -0.16 -0.13 -0.12 -0.08
words: [side]	speech	-0.08 -0.08 -0.12 0.01 0.04
words: [side]	spy	-0.09 -0.10 0.09 -0.05 -0.10
words: [side]	start	-0.07 -0.07 0.04 -0.10 0.04
words: [side]	stat	0.12 -0.13 0.01 -0.14 -0.08
words: [side]	strik	0.05 -0.06 -0.05 -0.07 0.02
words: [side]	talk	-0.12 -0.12 0.01 0.00 -0.02
words: [side]	target	0.03 0.02 -0.13 -0.11 0.05
words: [side]	tension	-0.10 -0.16 0.08 -0.15 0.05
words: [side]	that	-0.11 -0.07 -0.10 0.12 -0.11
words: [side]	threat	-0.12 -0.07 -0.10 -0.02 0.09
words: [side]	threaten	-0.07 -0.07 0.09 -0.10 -0.07
words: [side]	to	0.03 -0.29 0.07 -0.07 -0.07
words: [side]	top	0.00 -0.10 -0.07 0.04 -0.04
words: [side]	vows	-0.04 0.04 0.00 -0.02 -0.11
words: [side]	war	-0.21 -0.22 -0.10 0.07 0.05
words: [side]	warn	-0.16 -0.14 0.05 0.08 -0.19
words: [side]	warship	0.10 -0.03 0.04 -0.15 -0.14
words: [side]	will	-0.11 -0.11 0.10 -0.03 -0.12
words: [side]	with	0.11 -0.06 -0.12 -0.09 -0.08
words: [side]	won't	-0.09 -0.11 0.02 -0.14 0.08
words: [usa]	,	-0.14 -0.24 0.02 0.07 -0.05
words: [usa]	:	-0.06 0.00 0.00 0.04 -0.13
words: [usa]	[region]	-0.10 -0.11 -0.16 0.09 0.02
words: [usa]	[side]	-0.22 -0.03 -0.21 0.06 0.14
words: [usa]	admin	-0.12 -0.09 -0.12 -0.10 0.12
words: [usa]	after	-0.05 -0.04 0.07 -0.10 -0.06
words: [usa]	agre	0.01 -0.12 0.02 -0.01 -0.14
words: [usa]	and	0.03 -0.29 0.00 -0.04 0.01
words: [usa]	announc	0.14 -0.13 -0.06 -0.18 -0.04
words: [usa]	as	-0.14 -0.14 -0.06 -0.02 0.08
words: [usa]	attack	-0.15 0.03 0.03 0.01 -0.05
words: [usa]	back	0.06 -0.09 0.02 -0.15 0.05
words: [usa]	bas	-0.03 0.03 -0.05 -0.03 0.00
words: [usa]	base	0.13 -0.08 -0.12 -0.17 -0.11
words: [usa]	blockad	-0.08 -0.05 0.06 -0.09 0.01
words: [usa]	call	0.05 -0.10 0.06 -0.08 -0.09
words: [usa]	can	-0.10 -0.08 0.04 0.03 -0.07
words: [usa]	ceasefir	-0.18 -0.12 -0.15 0.12 -0.07
words: [usa]	claim	-0.17 -0.11 0.05 0.03 -0.17
words: [usa]	clos	-0.11 -0.12 0.07 0.00 -0.11
words: [usa]	confirm	0.09 -0.15 0.05 -0.16 -0.15
words: [usa]	declar	0.09 -0.07 -0.11 0.06 -0.18
words: [usa]	fac	-0.08 -0.04 -0.12 0.07 0.00
words: [usa]	for	-0.13 -0.08 0.00 0.01 0.00
words: [usa]	has	0.07 -0.10 -0.07 -0.15 0.05
words: [usa]	have	-0.08 -0.08 -0.11 0.09 -0.06
words: [usa]	in	-0.11 0.05 0.02 -0.01 -0.03
words: [usa]	intervention	-0.06 -0.05 -0.01 0.01 -0.01
words: [usa]	is	-0.17 -0.16 0.04 0.09 -0.12
words: [usa]	issu	-0.08 -0.05 0.11 -0.11 -0.12
words: [usa]	kill	0.12 -0.12 -0.09 -0.13 -0.10
words: [usa]	launch	0.08 -0.20 -0.16 0.02 -0.04
words: [usa]	leav	-0.08 -0.10 0.03 -0.13 0.04
words: [usa]	of	-0.12 -0.12 0.04 0.05 -0.11
words: [usa]	official	-0.11 -0.09 -0.06 0.10 -0.09
words: [usa]	on	-0.10 -0.10 -0.17 0.04 0.01
words: [usa]	over	-0.08 -0.07 0.06 -0.05 0.02
words: [usa]	post	-0.08 -0.08 -0.12 0.01 0.04
words: [usa]	ready	-0.05 -0.04 0.10 -0.09 -0.11
words: [usa]	respons	-0.10 -0.10 0.07 -0.13 0.04
words: [usa]	said	-0.08 -0.06 0.09 0.00 -0.12
words: [usa]	says	-0.01 0.02 0.08 -0.06 -0.17
words: [usa]	send	-0.14 -0.11 0.14 -0.14 -0.14
words: [usa]	signal	-0.06 -0.07 0.13 -0.13 -0.12
words: [usa]	speech	-0.08 -0.08 -0.11 -0.15 0.14
words: [usa]	strik	-0.13 0.06 -0.08 0.09 -0.18
words: [usa]	submarin	0.12 -0.15 -0.12 -0.10 -0.09
words: [usa]	suspend	0.13 -0.10 -0.17 -0.13 -0.08
words: [usa]	tell	-0.16 -0.13 0.16 -0.04 -0.16
words: [usa]	threat	-0.12 -0.11 -0.09 0.14 -0.11
words: [usa]	threaten	-0.16 -0.11 -0.01 0.02 0.01
words: [usa]	to	-0.17 -0.16 0.06 0.08 -0.17
words: [usa]	urg	0.09 -0.12 0.08 -0.16 -0.14
words: [usa]	vows	0.01 -0.08 0.11 -0.14 -0.11
words: [usa]	war	-0.14 0.07 0.04 -0.11 0.01
words: [usa]	warn	-0.01 -0.05 0.07 -0.09 -0.05
words: [usa]	weigh	-0.12 -0.06 0.13 -0.14 -0.12
words: [usa]	will	-0.12 -0.05 0.03 -0.04 0.02
words: [usa]	with	-0.10 -0.08 -0.13 0.04 0.08
words: a	new	-0.06 -0.05 -0.08 -0.11 0.09
words: a	war	-0.03 -0.03 -0.04 -0.08 0.07
words: about	[side]	-0.14 -0.11 -0.21 0.18 -0.10
words: about	the	-0.09 -0.08 0.03 -0.15 0.09
words: accus	[usa]	-0.09 -0.08 -0.12 0.11 -0.10
words: acros	[side]	-0.02 -0.01 0.08 -0.07 -0.17
words: acros	the	-0.08 -0.07 0.05 0.01 -0.10
words: addres	:	-0.12 -0.08 -0.04 -0.05 0.07
words: after	[place]	-0.08 0.01 0.04 -0.04 -0.09
words: after	[side]	-0.03 0.00 -0.16 0.12 -0.08
words: after	[usa]	-0.10 0.07 -0.01 -0.02 -0.07
words: after	attack	-0.09 -0.15 0.08 -0.07 0.00
words: after	strik	0.06 -0.06 0.06 -0.17 -0.04
words: against	[side]	0.12 -0.25 -0.06 -0.03 -0.05
words: against	[usa]	-0.08 -0.04 -0.12 -0.04 0.08
words: agre	to	0.10 -0.16 -0.03 -0.09 -0.16
words: ahead	of	-0.16 0.09 -0.09 -0.05 0.03
words: air	defenc	-0.11 -0.02 -0.11 -0.11 0.08
words: air	raid	0.04 -0.01 -0.08 -0.10 -0.06
words: air	strik	-0.03 0.05 0.04 -0.10 -0.12
words: al	jazeera	-0.06 0.06 -0.07 -0.08 -0.02
words: all	in	-0.08 -0.05 -0.15 0.01 0.05
words: all	out	-0.03 -0.11 0.09 -0.10 -0.11
words: amid	[side]	-0.12 -0.03 -0.02 0.03 -0.02
words: amid	[usa]	-0.11 -0.12 0.04 -0.03 0.01
words: amid	grow	-0.08 -0.12 -0.08 0.10 -0.09
words: and	[place]	0.05 0.03 0.02 -0.15 -0.05
words: and	[region]	-0.06 -0.09 -0.14 0.11 0.00
words: and	[side]	0.12 -0.06 -0.03 -0.16 0.01
words: and	[usa]	0.04 -0.18 -0.03 0.09 -0.14
words: and	gas	-0.06 0.02 -0.06 -0.10 0.07
words: and	hama	-0.07 0.07 -0.06 -0.07 -0.05
words: and	hits	-0.12 0.03 0.04 -0.02 -0.10
words: and	load	-0.05 -0.02 0.10 -0.09 -0.10
words: and	ongo	0.11 -0.07 -0.09 -0.10 -0.11
words: and	the	0.02 -0.16 -0.16 -0.20 0.14
words: and	why	-0.02 -0.03 -0.04 -0.06 0.05
words: announc	massiv	0.12 -0.06 -0.11 -0.11 -0.13
words: are	[usa]	-0.04 -0.04 -0.05 -0.10 0.08
words: are	the	-0.03 -0.03 -0.05 -0.08 0.06
words: arm	forc	0.08 -0.14 -0.14 0.00 -0.04
words: army	chief	0.01 -0.12 0.00 0.07 -0.12
words: army	says	0.05 -0.04 -0.12 0.00 -0.09
words: arriv	in	-0.09 -0.09 0.05 0.01 -0.12
words: as	[place]	-0.09 -0.11 -0.15 0.16 -0.13
words: as	[region]	0.04 -0.17 0.03 -0.07 -0.02
words: as	[side]	0.02 -0.14 0.15 -0.05 -0.19
words: as	[usa]	-0.03 -0.08 -0.01 0.13 -0.28
words: as	a	-0.08 -0.06 0.04 -0.02 -0.02
words: as	conflict	-0.03 0.05 0.00 -0.01 -0.14
words: as	he	-0.04 -0.15 0.02 -0.08 0.05
words: as	it	0.10 -0.15 0.00 -0.01 -0.12
words: as	missil	0.06 -0.02 -0.09 -0.09 -0.08
words: as	oil	-0.09 0.08 -0.17 0.09 -0.13
words: as	protest	-0.08 -0.05 0.04 0.02 -0.17
words: as	tension	-0.10 0.03 0.10 -0.14 -0.12
words: as	war	0.01 -0.11 0.06 -0.03 -0.11
words: assault	on	0.08 -0.08 -0.08 -0.05 -0.05
words: at	[side]	-0.06 0.02 -0.03 -0.01 0.00
words: at	[usa]	-0.15 0.08 -0.11 -0.04 0.05
words: at	least	0.10 -0.07 -0.14 -0.01 -0.12
words: attack	,	-0.05 0.05 -0.03 0.02 -0.13
words: attack	:	0.06 -0.11 -0.12 0.08 -0.14
words: attack	?	-0.10 -0.09 -0.09 -0.10 0.10
words: attack	[side]	0.01 -0.24 0.10 -0.22 0.03
words: attack	[usa]	0.08 -0.14 -0.10 0.06 -0.13
words: attack	against	0.10 -0.13 -0.09 -0.03 -0.12
words: attack	in	0.03 0.07 -0.12 -0.15 -0.13
words: attack	on	-0.06 -0.18 0.01 0.03 0.05
words: attempt	to	-0.11 -0.13 -0.15 0.12 -0.07
words: back	at	-0.05 -0.08 -0.09 -0.04 0.07
words: back	down	-0.12 -0.09 -0.02 0.04 -0.02
words: back	with	0.04 -0.09 -0.07 0.02 -0.07
words: balanc	of	-0.11 -0.12 -0.07 -0.07 0.11
words: ballistic	missil	0.12 -0.09 -0.17 -0.16 0.00
words: base	in	0.12 -0.12 -0.13 0.01 -0.12
words: be	target	-0.09 -0.07 -0.01 0.03 -0.01
words: below	[number]	-0.08 -0.05 0.07 -0.06 -0.09
words: between	[place]	0.08 -0.13 -0.10 -0.13 0.00
words: between	[side]	0.02 -0.14 -0.14 0.00 0.03
words: between	the	-0.11 -0.10 -0.12 -0.06 0.09
words: blam	[usa]	-0.08 -0.06 -0.12 0.12 -0.10
words: block	in	0.12 -0.13 -0.09 -0.09 -0.08
words: bloomberg	daybreak	-0.05 -0.06 -0.05 -0.08 0.06
words: bomb	[side]	0.02 -0.13 -0.11 -0.11 0.09
words: brac	for	-0.03 -0.13 -0.17 0.13 -0.07
words: break	:	0.02 0.00 0.08 -0.15 -0.13
words: by	[place]	-0.04 -0.09 -0.06 0.07 -0.07
words: by	[side]	-0.24 0.01 -0.13 0.14 -0.07
words: by	[usa]	-0.16 -0.15 -0.07 0.07 0.01
words: call	for	-0.13 -0.11 0.02 0.07 -0.18
words: call	on	0.05 -0.10 -0.03 0.02 -0.15
words: can	[side]	-0.07 -0.07 -0.11 -0.12 0.12
words: canadian	in	-0.05 -0.10 -0.08 0.09 -0.10
words: ceas	fire	-0.09 0.06 -0.10 0.04 -0.10
words: ceasefir	,	0.00 -0.07 -0.02 0.04 -0.12
words: ceasefir	as	0.01 -0.10 -0.11 0.10 -0.12
words: ceasefir	between	0.11 -0.15 -0.11 -0.13 -0.06
words: ceasefir	deal	0.01 -0.14 -0.07 -0.04 0.07
words: ceasefir	with	0.08 -0.13 -0.17 0.01 0.00
words: claim	[side]	-0.15 -0.11 0.10 -0.05 -0.01
words: claim	it	0.02 -0.13 0.11 -0.07 -0.13
words: clos	to	-0.13 -0.02 0.01 0.06 -0.11
words: combat	operation	0.18 -0.18 -0.18 -0.09 -0.19
words: come	to	-0.03 -0.02 0.04 -0.04 -0.05
words: condemn	[side]	-0.14 -0.15 -0.02 0.03 -0.01
words: condemn	[usa]	-0.07 -0.08 -0.12 0.13 -0.15
words: conflict	,	-0.05 -0.08 -0.12 0.00 0.06
words: conflict	threaten	-0.05 -0.05 -0.13 -0.03 0.06
words: could	be	-0.06 -0.05 -0.12 0.04 0.01
words: cut	off	-0.11 0.09 -0.05 -0.02 -0.12
words: day	[number]	-0.05 -0.07 -0.07 -0.09 0.08
words: day	ceasefir	0.12 -0.13 -0.09 -0.11 -0.11
words: dead	,	0.08 -0.13 0.05 -0.12 -0.11
words: dead	after	0.08 -0.02 -0.13 -0.10 -0.11
words: deadlin	loom	-0.12 -0.07 -0.14 0.05 0.04
words: deal	,	-0.10 -0.10 0.01 0.09 -0.12
words: deal	to	-0.10 -0.06 0.12 -0.12 -0.10
words: deal	with	0.04 -0.04 -0.13 0.05 -0.04
words: defens	official	-0.11 -0.11 -0.15 0.08 0.01
words: destroy	[side]	-0.14 0.09 -0.11 -0.04 0.05
words: did	not	-0.06 -0.08 -0.11 0.10 -0.11
words: dollar	as	-0.09 -0.08 0.04 0.00 -0.15
words: dollar	million	-0.07 -0.11 -0.01 0.07 -0.17
words: down	,	-0.10 0.04 0.04 -0.11 -0.03
words: dozen	kill	0.01 0.01 -0.03 -0.09 -0.06
words: dron	hits	0.04 -0.05 0.02 -0.09 -0.08
words: dron	strik	-0.07 0.04 -0.14 0.06 -0.09
words: due	to	-0.07 -0.09 0.09 -0.03 -0.09
words: dur	[side]	-0.12 0.07 -0.02 0.01 -0.13
words: early	as	-0.04 -0.05 0.06 -0.08 -0.05
words: even	as	-0.07 -0.08 -0.12 0.05 0.05
words: exchang	threat	-0.05 -0.03 0.11 -0.11 -0.14
words: explainer	:	-0.06 -0.05 -0.05 -0.07 0.06
words: explosion	heard	0.13 -0.15 -0.07 -0.09 -0.07
words: explosion	in	-0.05 -0.04 -0.10 0.06 -0.10
words: fail	to	-0.05 -0.06 0.03 0.01 -0.07
words: fighter	jet	-0.14 0.11 -0.16 0.02 -0.11
words: fir	missil	-0.09 0.10 -0.10 -0.08 -0.08
words: first	time	-0.12 0.05 0.06 -0.09 -0.06
words: follow	[side]	-0.09 -0.06 -0.01 0.08 -0.11
words: for	[number]	-0.11 -0.10 0.09 -0.08 -0.08
words: for	[place]	-0.07 -0.10 -0.12 0.06 0.00
words: for	[region]	-0.07 -0.10 0.06 -0.01 -0.15
words: for	[side]	-0.02 -0.23 0.03 0.03 -0.03
words: for	[usa]	-0.15 0.05 0.04 -0.15 0.07
words: for	a	-0.13 -0.08 0.02 0.07 -0.13
words: for	ceasefir	-0.15 0.06 0.04 -0.07 -0.12
words: for	first	-0.10 0.08 0.01 -0.02 -0.13
words: for	him	-0.11 -0.10 -0.12 -0.03 0.10
words: for	market	-0.02 -0.03 -0.09 -0.14 0.11
words: for	the	-0.13 -0.18 0.04 -0.14 0.10
words: for	war	-0.08 -0.07 0.12 -0.15 -0.07
words: forc	majeur	-0.08 -0.09 0.13 -0.13 -0.11
words: former	[side]	-0.08 -0.08 -0.11 -0.13 0.13
words: from	[side]	-0.09 -0.01 -0.21 0.12 -0.06
words: from	[usa]	-0.06 -0.06 -0.08 -0.02 0.05
words: from	the	-0.14 0.08 0.02 -0.07 -0.05
words: g	[number]	-0.13 -0.13 0.07 0.02 -0.17
words: gas	facility	-0.09 0.06 0.03 -0.12 -0.10
words: gas	field	-0.14 0.03 0.00 0.00 -0.11
words: gas	pric	-0.05 -0.11 0.04 -0.04 -0.01
words: go	to	0.06 -0.07 0.00 -0.14 0.01
words: hama	target	-0.08 0.07 -0.07 -0.08 -0.04
words: happen	on	-0.05 -0.07 -0.07 -0.09 0.08
words: has	been	0.04 -0.15 -0.13 0.01 0.03
words: has	taken	-0.08 -0.09 0.06 -0.01 -0.09
words: have	to	-0.07 -0.05 0.10 -0.09 -0.10
words: help	[side]	-0.08 -0.07 -0.08 0.11 -0.12
words: hit	[side]	-0.08 0.01 -0.04 -0.02 0.03
words: hit	by	-0.14 0.14 -0.13 -0.13 -0.10
words: hits	[place]	-0.11 0.07 -0.12 0.03 -0.11
words: hits	[side]	-0.10 0.10 0.04 -0.12 -0.10
words: hits	[usa]	-0.12 0.00 -0.06 0.05 0.00
words: hits	back	-0.03 0.10 -0.10 -0.03 -0.11
words: how	[side]	-0.09 -0.08 -0.09 -0.10 0.10
words: how	the	-0.02 -0.04 -0.05 -0.09 0.07
words: hundred	of	0.09 -0.05 -0.10 -0.10 -0.09
words: if	[side]	-0.08 -0.09 0.07 -0.08 0.01
words: if	[usa]	-0.15 -0.13 0.05 -0.18 0.07
words: imag	show	-0.15 -0.14 -0.13 0.17 -0.15
words: imminent	threat	0.05 -0.07 0.01 0.02 -0.13
words: in	[ally]	-0.08 0.03 -0.10 0.06 -0.09
words: in	[place]	0.04 0.05 -0.12 0.00 -0.09
words: in	[region]	-0.06 0.02 -0.01 -0.09 0.05
words: in	[side]	0.18 -0.12 -0.18 -0.06 0.00
words: in	[usa]	0.01 -0.11 -0.16 0.11 -0.11
words: in	a	-0.02 0.04 -0.12 0.03 -0.11
words: in	full	-0.11 -0.05 -0.11 0.05 0.03
words: in	on	-0.08 -0.08 -0.13 -0.08 0.10
words: in	plac	-0.05 -0.10 -0.02 0.07 -0.12
words: in	respons	0.06 -0.02 -0.08 -0.05 -0.03
words: in	south	-0.07 -0.02 -0.10 0.08 -0.07
words: in	the	-0.20 -0.07 0.00 -0.06 0.06
words: insight	:	-0.03 -0.03 -0.11 -0.12 0.11
words: intercept	[side]	-0.10 0.09 -0.07 -0.06 -0.09
words: interven	if	-0.04 -0.02 0.06 -0.05 -0.06
words: interven	in	-0.04 -0.02 0.07 -0.07 -0.08
words: is	[side]	-0.06 -0.08 -0.08 -0.13 0.10
words: is	a	-0.10 -0.06 -0.10 -0.11 0.12
words: is	happen	-0.08 -0.08 0.05 -0.12 0.01
words: is	lock	-0.03 -0.02 0.06 -0.06 -0.07
words: is	not	-0.09 -0.06 -0.14 0.05 0.03
words: is	the	-0.04 -0.04 -0.06 0.02 0.02
words: it	had	-0.04 0.11 -0.11 -0.13 -0.06
words: it	has	0.09 -0.17 0.02 -0.05 0.00
words: it	was	-0.11 -0.09 -0.13 0.13 -0.12
words: it	will	-0.08 -0.08 0.07 -0.13 -0.01
words: jimmy	kimmel	-0.08 -0.09 -0.09 -0.13 0.12
words: joe	kent	-0.08 -0.08 -0.11 0.12 -0.12
words: jump	as	-0.03 -0.07 0.05 -0.13 0.03
words: key	[side]	-0.10 -0.13 0.07 0.01 -0.13
words: kill	[number]	-0.01 0.05 -0.14 0.02 -0.12
words: kill	as	0.12 -0.13 -0.10 -0.10 -0.08
words: kill	by	-0.06 -0.02 0.02 0.05 -0.07
words: kill	in	0.18 -0.13 -0.25 0.00 -0.21
words: kill	protester	-0.04 -0.02 0.08 -0.07 -0.08
words: kill	two	-0.16 0.15 -0.12 -0.14 -0.09
words: know	about	0.06 -0.05 -0.10 0.02 -0.07
words: know	so	-0.10 -0.10 0.08 -0.12 -0.04
words: latest	:	0.08 -0.03 0.00 -0.09 -0.12
words: launch	attack	0.12 -0.14 -0.08 -0.10 -0.09
words: launch	major	0.03 -0.09 -0.09 0.03 -0.10
words: launch	massiv	0.09 -0.10 -0.07 -0.08 -0.07
words: launch	missil	-0.03 0.05 -0.07 -0.07 -0.06
words: launch	strik	0.03 -0.19 0.01 0.06 -0.20
words: leader	of	-0.10 -0.10 0.08 -0.01 -0.12
words: leader	to	0.07 -0.08 -0.12 -0.02 -0.09
words: least	[number]	0.10 -0.14 -0.13 0.01 -0.10
words: leav	g	-0.08 -0.09 0.09 -0.05 -0.12
words: leav	g7	-0.08 -0.09 0.13 -0.14 -0.13
words: lindsey	graham	-0.05 -0.05 -0.10 0.00 0.03
words: live	:	0.07 -0.14 -0.14 -0.01 0.00
words: live	updat	0.05 0.00 0.03 -0.14 -0.09
words: load	to	-0.04 -0.02 0.06 -0.05 -0.06
words: lock	and	-0.05 -0.02 0.10 -0.09 -0.10
words: long	term	-0.08 -0.08 0.00 0.07 -0.10
words: long	to	-0.07 -0.04 0.10 -0.10 -0.10
words: look	like	-0.04 -0.02 -0.06 -0.10 0.08
words: major	combat	0.18 -0.18 -0.18 -0.09 -0.19
words: market	brac	-0.06 -0.10 -0.14 0.11 -0.04
words: massiv	[usa]	0.08 -0.07 -0.08 -0.07 -0.06
words: massiv	and	0.11 -0.07 -0.09 -0.10 -0.11
words: mean	for	-0.09 -0.09 -0.12 -0.13 0.13
words: million	on	-0.08 0.06 -0.14 0.07 -0.13
words: minister	says	-0.07 -0.07 -0.01 0.07 -0.10
words: missil	at	-0.06 0.06 -0.14 -0.12 0.02
words: missil	attack	0.08 0.03 -0.16 -0.16 -0.10
words: missil	from	-0.10 0.08 -0.08 -0.09 -0.01
words: missil	hits	0.00 0.03 -0.11 -0.12 -0.08
words: missil	strik	-0.08 -0.08 0.07 0.01 -0.12
words: moment	[side]	-0.09 0.08 -0.11 0.04 -0.11
words: more	than	0.03 -0.16 0.03 -0.14 0.04
words: need	to	0.06 -0.08 -0.15 0.03 -0.06
words: new	[usa]	-0.10 -0.09 0.12 -0.07 -0.13
words: new	attack	-0.01 0.04 0.01 -0.07 -0.07
words: nuclear	deal	-0.13 -0.08 -0.04 0.01 0.02
words: nuclear	program	0.01 -0.11 0.02 -0.11 0.03
words: nuclear	sit	0.06 -0.18 -0.19 0.07 -0.08
words: nuclear	site	0.08 -0.11 -0.01 -0.08 -0.11
words: of	[place]	0.00 -0.03 -0.02 -0.10 0.06
words: of	[side]	0.07 -0.17 0.12 -0.05 -0.14
words: of	[usa]	-0.12 0.02 -0.12 0.10 -0.10
words: of	a	-0.08 0.00 -0.11 0.03 0.00
words: of	dron	0.07 -0.08 -0.13 0.04 -0.11
words: of	his	-0.08 -0.05 0.04 -0.11 0.07
words: of	its	0.04 -0.11 -0.01 -0.13 0.04
words: of	missil	0.04 -0.15 -0.09 -0.07 0.06
words: of	power	-0.11 -0.12 -0.07 -0.07 0.11
words: of	talk	-0.07 -0.08 -0.11 -0.03 0.08
words: of	the	-0.17 0.12 -0.07 -0.06 0.02
words: of	war	-0.09 0.03 -0.08 0.09 -0.14
words: off	[place]	0.16 -0.10 -0.19 -0.12 -0.14
words: official	exchang	-0.05 -0.03 0.11 -0.11 -0.14
words: official	says	-0.10 -0.09 -0.04 0.06 -0.03
words: official	warn	-0.11 -0.11 -0.12 0.08 0.01
words: oil	and	-0.07 0.05 -0.06 -0.12 0.07
words: oil	fall	-0.04 -0.07 -0.14 0.14 -0.10
words: oil	jump	-0.06 0.05 -0.05 -0.05 0.02
words: oil	market	-0.07 -0.11 -0.02 0.06 -0.14
words: oil	pric	-0.08 -0.01 0.05 -0.05 -0.05
words: oil	refinery	-0.09 0.10 -0.10 -0.09 -0.07
words: oil	ris	-0.04 -0.08 -0.02 0.06 -0.11
words: oil	surg	-0.04 -0.07 0.06 -0.16 0.03
words: on	[place]	-0.02 -0.14 0.02 0.04 -0.04
words: on	[region]	-0.13 -0.04 0.06 -0.10 0.04
words: on	[side]	-0.17 -0.20 0.03 -0.01 0.14
words: on	[usa]	0.04 -0.22 -0.02 0.05 -0.07
words: on	a	-0.17 -0.13 0.00 -0.08 0.07
words: on	day	-0.05 -0.07 -0.07 -0.10 0.09
words: on	nuclear	0.04 -0.10 -0.13 0.09 -0.11
words: on	the	-0.03 0.13 -0.03 -0.21 -0.02
words: on	war	-0.10 -0.11 -0.15 0.06 0.00
words: operation	against	0.10 -0.05 -0.09 -0.10 -0.12
words: operation	in	0.15 0.01 -0.15 -0.18 -0.16
words: out	of	-0.10 -0.13 0.06 -0.16 0.07
words: out	war	-0.03 -0.11 0.09 -0.10 -0.11
words: over	[number]	0.10 -0.17 -0.07 0.02 -0.14
words: over	[place]	-0.09 0.02 -0.11 0.07 -0.10
words: over	[region]	-0.09 0.05 0.04 -0.14 0.04
words: over	[side]	-0.22 0.18 -0.24 -0.05 0.05
words: over	[usa]	-0.09 -0.12 0.01 0.02 -0.01
words: over	protest	-0.06 -0.03 0.03 0.00 -0.17
words: over	threat	-0.08 -0.03 -0.01 0.05 -0.12
words: over	your	0.02 -0.10 0.00 -0.14 0.04
words: p	[number]	-0.06 -0.10 -0.04 0.08 -0.12
words: part	of	0.03 0.05 0.00 -0.06 -0.13
words: pay	the	-0.07 -0.05 0.11 -0.11 -0.11
words: peac	deal	-0.09 -0.08 -0.12 0.10 -0.03
words: peac	talk	-0.13 0.07 -0.11 0.04 -0.11
words: peaceful	protester	-0.03 -0.01 0.07 -0.06 -0.08
words: peopl	in	-0.13 0.12 -0.11 -0.09 -0.08
words: percent	after	-0.06 -0.11 0.14 -0.14 -0.13
words: percent	as	-0.04 -0.10 0.02 0.01 -0.13
words: percent	on	-0.03 -0.04 0.07 -0.04 -0.11
words: plan	for	-0.11 -0.13 0.06 0.06 -0.11
words: plan	to	0.10 -0.05 -0.13 -0.13 -0.03
words: power	plant	-0.12 -0.13 0.03 0.06 -0.12
words: prepar	for	-0.01 -0.09 0.07 -0.03 -0.11
words: pric	jump	-0.03 -0.09 0.09 -0.16 0.01
words: pric	plung	-0.08 -0.08 0.06 -0.04 -0.14
words: pric	soar	-0.06 0.04 -0.05 0.04 -0.09
words: pric	surg	-0.03 -0.07 0.08 -0.18 0.02
words: prim	minister	-0.09 -0.11 0.05 -0.02 -0.02
words: protest	and	-0.06 -0.05 -0.05 0.03 -0.01
words: protest	in	-0.07 -0.05 0.10 -0.06 -0.13
words: react	to	-0.14 -0.11 -0.10 0.09 -0.04
words: ready	to	-0.07 -0.08 0.14 -0.14 -0.14
words: region	and	-0.06 -0.07 0.07 -0.12 -0.01
words: reopen	[region]	0.00 -0.09 0.15 -0.19 -0.13
words: report	says	-0.09 -0.10 0.00 0.07 -0.11
words: rescu	if	-0.04 -0.02 0.07 -0.06 -0.08
words: rescu	protester	-0.05 -0.04 0.08 -0.08 -0.09
words: respond	to	0.05 -0.10 -0.10 0.06 -0.07
words: respons	to	0.02 -0.02 0.05 -0.08 -0.03
words: return	to	-0.05 -0.06 0.01 0.04 -0.10
words: risk	of	-0.05 -0.08 -0.13 0.07 0.01
words: round	of	-0.04 -0.04 -0.09 0.01 0.03
words: s	p	-0.06 -0.10 -0.04 0.08 -0.12
words: said	it	-0.04 0.11 -0.12 -0.06 -0.09
words: sanction	on	-0.11 -0.11 0.13 -0.13 -0.13
words: satellit	imag	-0.16 -0.16 -0.16 0.19 -0.17
words: says	[place]	-0.08 -0.12 0.03 0.06 -0.15
words: says	[side]	-0.12 -0.01 0.01 0.07 -0.12
words: says	[usa]	-0.03 -0.20 0.03 -0.05 0.03
words: says	he	-0.02 -0.11 -0.12 0.02 0.03
words: says	it	0.05 -0.06 0.01 -0.01 -0.11
words: scal	of	-0.14 -0.11 0.08 0.02 -0.13
words: set	to	-0.08 -0.05 0.06 -0.05 -0.05
words: shelter	in	-0.05 -0.10 -0.08 0.09 -0.10
words: ship	in	-0.12 0.08 0.01 -0.10 -0.09
words: shot	down	-0.11 0.04 0.04 -0.08 -0.08
words: show	[side]	-0.13 -0.14 -0.12 0.08 0.04
words: show	restraint	-0.06 -0.05 0.06 -0.08 -0.01
words: sign	of	-0.14 -0.10 -0.02 0.02 0.05
words: sink	,	-0.07 0.03 -0.02 0.01 -0.08
words: sink	[side]	0.14 -0.15 -0.14 -0.13 -0.10
words: siren	sound	-0.11 0.08 -0.06 -0.05 -0.05
words: sit	,	0.09 -0.09 -0.09 -0.06 -0.08
words: slam	[usa]	-0.08 -0.05 -0.11 -0.05 0.09
words: so	far	-0.10 -0.10 0.08 -0.12 -0.04
words: sound	acros	-0.09 0.07 -0.05 -0.04 -0.04
words: sourc	say	-0.08 -0.10 0.00 0.05 -0.11
words: speech	on	-0.06 -0.05 -0.09 -0.11 0.11
words: spy	for	-0.10 -0.09 0.11 -0.13 -0.09
words: start	to	-0.06 -0.09 -0.12 0.13 -0.13
words: stat	media	0.06 0.09 -0.16 -0.06 -0.15
words: statement	on	-0.12 -0.08 -0.13 0.12 -0.09
words: stock	futur	-0.03 -0.05 -0.02 0.06 -0.11
words: stock	market	-0.10 -0.16 -0.02 0.11 -0.21
words: strik	,	0.09 -0.11 -0.11 -0.11 0.03
words: strik	:	-0.12 0.03 0.02 -0.06 -0.01
words: strik	[ally]	-0.06 0.08 -0.08 -0.09 -0.05
words: strik	[side]	0.01 -0.06 0.04 -0.08 -0.03
words: strik	acros	0.05 0.00 -0.11 0.02 -0.07
words: strik	after	0.10 -0.12 -0.04 -0.09 -0.06
words: strik	against	0.09 -0.12 -0.01 -0.01 -0.15
words: strik	in	-0.11 0.10 0.03 -0.14 -0.12
words: strik	kill	0.05 0.08 -0.13 -0.17 -0.12
words: strik	on	0.01 -0.19 0.06 0.05 -0.11
words: submarin	sink	0.11 -0.13 -0.11 -0.09 -0.08
words: supply	concern	-0.03 -0.05 -0.14 0.05 0.00
words: support	[usa]	-0.05 -0.07 -0.09 0.04 0.00
words: support	for	-0.07 -0.10 -0.09 0.00 0.03
words: surg	as	-0.04 -0.08 0.12 -0.11 -0.12
words: take	over	0.09 -0.13 -0.03 -0.18 0.02
words: taken	too	-0.05 -0.03 0.07 -0.07 -0.06
words: target	in	0.12 -0.03 -0.15 0.00 -0.18
words: tell	[usa]	-0.08 -0.06 0.01 0.01 -0.03
words: tension	rise	-0.05 -0.08 0.03 -0.14 0.05
words: tension	spik	-0.04 -0.05 0.06 -0.08 -0.05
words: terrorist	agent	-0.10 -0.08 -0.04 0.07 -0.10
words: than	[number]	0.04 -0.15 0.09 -0.08 -0.14
words: that	[side]	0.02 -0.11 -0.16 0.16 -0.18
words: that	[usa]	-0.03 -0.02 0.08 -0.11 -0.06
words: the	[place]	-0.07 -0.07 0.10 -0.03 -0.13
words: the	[region]	-0.15 -0.20 0.04 -0.04 0.03
words: the	[side]	-0.11 0.04 -0.29 -0.23 0.22
words: the	[usa]	-0.06 -0.17 -0.05 -0.05 0.09
words: the	country	-0.10 0.03 -0.11 0.00 0.04
words: the	first	-0.10 -0.14 0.06 -0.13 0.03
words: the	ground	0.09 -0.06 -0.12 -0.11 -0.03
words: the	latest	0.04 -0.16 -0.12 0.01 0.03
words: the	nation	-0.09 -0.05 0.01 0.03 -0.06
words: the	president	-0.05 -0.03 0.09 -0.02 -0.12
words: the	pric	-0.07 -0.05 0.11 -0.11 -0.11
words: the	region	-0.06 -0.06 -0.09 -0.10 0.09
words: the	war	0.01 -0.02 -0.03 -0.06 0.03
words: the	way	-0.10 0.09 -0.01 -0.14 -0.12
words: the	world	-0.08 -0.13 0.06 -0.16 0.04
words: their	rescu	-0.03 -0.02 0.04 -0.04 -0.05
words: they	are	-0.08 -0.05 -0.13 0.00 0.05
words: this	war	-0.06 -0.06 -0.07 -0.09 0.09
words: threat	:	-0.09 -0.06 -0.11 0.12 -0.08
words: threat	against	-0.11 -0.07 -0.12 0.05 0.00
words: threat	over	-0.06 -0.03 0.01 0.01 -0.15
words: threat	to	-0.13 -0.08 -0.07 0.03 0.03
words: threaten	[place]	-0.12 -0.16 -0.16 0.16 -0.13
words: threaten	[side]	-0.06 -0.04 0.06 0.04 -0.13
words: threaten	[usa]	-0.10 -0.11 0.17 -0.18 -0.16
words: threaten	to	-0.11 -0.11 0.08 -0.05 -0.05
words: time	in	-0.08 0.03 0.05 -0.04 -0.06
words: to	[number]	0.10 -0.11 -0.02 -0.05 -0.14
words: to	[place]	-0.14 -0.14 0.00 0.01 0.00
words: to	[region]	0.05 -0.09 0.08 -0.17 -0.12
words: to	[side]	-0.01 -0.01 0.01 0.02 -0.10
words: to	[usa]	-0.01 -0.14 -0.10 0.06 -0.02
words: to	attack	0.11 -0.10 -0.15 -0.14 -0.01
words: to	destroy	0.02 -0.08 -0.13 -0.02 0.07
words: to	end	0.05 -0.08 -0.12 -0.09 0.08
words: to	escalat	-0.04 -0.08 -0.10 -0.11 0.10
words: to	help	-0.11 -0.09 0.10 -0.16 0.01
words: to	hit	-0.08 -0.07 -0.02 -0.01 0.02
words: to	host	-0.06 -0.08 0.05 0.01 -0.10
words: to	interven	-0.06 -0.04 0.06 -0.03 -0.15
words: to	know	0.05 -0.06 -0.13 0.10 -0.13
words: to	leav	-0.10 0.05 0.08 -0.17 -0.12
words: to	meet	-0.05 -0.07 0.02 0.02 -0.09
words: to	negotiat	-0.07 -0.04 0.10 -0.10 -0.10
words: to	pay	-0.08 -0.05 0.12 -0.11 -0.12
words: to	reopen	0.02 -0.07 0.10 -0.16 -0.11
words: to	rescu	-0.05 -0.03 0.09 -0.08 -0.09
words: to	respond	0.05 -0.07 -0.12 0.03 0.04
words: to	shelter	-0.02 -0.15 -0.11 0.04 0.03
words: to	stop	0.05 -0.09 0.00 -0.11 0.03
words: to	strik	0.00 -0.11 -0.04 -0.02 0.04
words: to	take	0.09 -0.13 -0.16 -0.18 0.08
words: to	talk	-0.08 -0.07 -0.11 -0.03 0.07
words: to	the	0.03 0.02 0.04 -0.04 -0.13
words: to	their	-0.03 -0.02 0.04 -0.04 -0.05
words: to	war	-0.07 -0.09 -0.13 0.03 0.01
words: too	long	-0.10 -0.06 0.13 -0.13 -0.13
words: top	[side]	-0.05 -0.03 0.11 -0.10 -0.13
words: tucker	carlson	-0.09 -0.10 -0.13 0.03 0.01
words: two	[side]	-0.01 0.05 -0.10 -0.09 -0.08
words: two	week	0.09 -0.17 -0.09 -0.03 -0.04
words: up	[usa]	-0.11 -0.09 -0.12 0.12 -0.12
words: urg	[side]	0.08 -0.13 0.01 -0.07 -0.13
words: vows	to	0.09 -0.12 -0.09 0.00 -0.12
words: war	,	-0.01 0.00 -0.21 0.01 0.01
words: war	:	-0.10 -0.13 0.02 -0.02 0.02
words: war	?	-0.06 -0.06 -0.09 0.04 -0.03
words: war	addres	-0.11 -0.05 0.05 -0.13 0.05
words: war	chok	-0.05 -0.10 0.09 -0.05 -0.13
words: war	has	-0.08 -0.08 -0.09 -0.09 0.09
words: war	in	-0.09 -0.10 -0.19 0.11 -0.04
words: war	is	-0.13 -0.11 -0.02 -0.19 0.14
words: war	on	-0.14 -0.14 0.10 -0.22 0.11
words: war	to	-0.07 -0.05 -0.12 -0.05 0.08
words: war	with	-0.13 -0.14 0.04 0.02 -0.04
words: warn	,	-0.10 -0.11 0.09 0.00 -0.16
words: warn	[side]	-0.04 -0.11 -0.08 0.05 -0.01
words: warn	[usa]	-0.07 -0.07 -0.02 -0.12 0.10
words: warn	of	0.04 -0.14 -0.01 0.00 -0.01
words: warn	to	-0.08 -0.05 -0.03 -0.12 0.06
words: watch	:	-0.01 0.09 -0.14 -0.01 -0.14
words: wav	of	0.10 -0.11 -0.09 -0.07 -0.08
words: wave	of	0.12 -0.11 -0.10 -0.10 -0.10
words: way	,	-0.01 0.11 -0.11 -0.13 -0.10
words: we	are	-0.08 -0.07 -0.12 0.03 0.05
words: we	know	-0.12 -0.11 0.06 -0.17 0.01
words: we	will	-0.08 -0.06 0.03 0.05 -0.12
words: week	[side]	0.04 -0.06 -0.01 -0.12 0.03
words: week	ceasefir	0.08 -0.11 -0.05 -0.06 -0.08
words: what	is	-0.04 -0.08 -0.06 -0.10 0.08
words: what	the	-0.09 -0.09 -0.10 -0.10 0.11
words: what	we	-0.10 -0.08 0.02 -0.14 0.04
words: whether	[side]	-0.14 -0.10 0.09 -0.10 -0.03
words: whol	civilization	0.02 -0.08 -0.15 0.12 -0.14
words: why	[side]	-0.10 -0.09 -0.05 -0.11 0.10
words: why	are	-0.02 -0.02 -0.03 -0.07 0.05
words: will	be	-0.07 -0.07 -0.01 -0.05 0.04
words: will	come	-0.06 -0.04 0.02 -0.10 0.06
words: will	have	-0.06 -0.04 0.04 -0.09 0.03
words: will	interven	-0.03 -0.01 0.05 -0.05 -0.06
words: will	not	-0.12 -0.12 0.01 0.09 -0.16
words: with	[place]	-0.05 -0.09 -0.14 0.12 -0.09
words: with	[side]	0.06 -0.10 -0.11 0.04 -0.03
words: with	[usa]	-0.14 -0.11 -0.21 0.03 0.05
words: with	missil	0.04 0.04 -0.10 -0.05 -0.05
words: with	the	-0.11 -0.09 -0.11 -0.10 0.11
words: worker	in	-0.12 0.12 -0.10 -0.12 -0.11
words: your	government	0.02 -0.10 0.00 -0.14 0.04
words: |	video	0.06 -0.06 -0.10 -0.01 0.00
words: —	and	-0.11 -0.06 0.04 -0.03 -0.02
`,
};
