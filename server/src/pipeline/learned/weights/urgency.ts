/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.02 0.03 -0.01 -0.12 -0.10
act	ally strikes unnamed	-0.06 0.02 -0.03 0.00 -0.14
act	side strikes ally	0.02 0.02 0.04 -0.18 -0.14
act	side strikes side	0.03 -0.01 -0.04 -0.03 -0.02
act	side strikes unnamed	0.01 0.00 -0.02 0.00 -0.03
act	side strikes usa	0.05 0.04 -0.08 -0.02 -0.12
act	unnamed strikes side	0.05 -0.02 0.00 -0.04 -0.07
act	unnamed strikes unnamed	0.03 0.10 0.02 -0.18 -0.07
act	unnamed strikes usa	0.10 0.05 -0.03 -0.14 -0.15
act	usa strikes side	0.06 -0.12 -0.05 0.00 -0.03
act	usa strikes unnamed	0.03 0.04 -0.08 -0.08 0.03
act done	ally strikes side	0.02 0.03 -0.01 -0.12 -0.10
act done	ally strikes unnamed	-0.06 0.02 -0.03 0.00 -0.14
act done	by any	0.04 0.04 -0.04 -0.05 -0.06
act done	in a circumstance	-0.08 0.04 0.03 -0.04 -0.03
act done	in the head clause	0.06 0.04 -0.07 -0.05 -0.06
act done	side strikes ally	0.05 0.06 -0.04 -0.18 -0.13
act done	side strikes side	0.07 0.00 -0.06 -0.08 -0.02
act done	side strikes unnamed	0.03 0.02 0.00 0.00 -0.11
act done	side strikes usa	0.07 0.07 -0.07 -0.15 -0.08
act done	unnamed strikes side	0.03 0.00 -0.05 0.02 -0.07
act done	unnamed strikes unnamed	0.01 0.12 0.02 -0.15 -0.07
act done	unnamed strikes usa	0.10 0.05 -0.06 -0.13 -0.14
act done	usa strikes side	0.08 -0.10 -0.16 0.02 -0.02
act done	usa strikes unnamed	0.05 -0.09 -0.23 -0.01 0.08
act not done	by any	-0.05 0.01 0.05 -0.07 -0.01
act not done	in a circumstance	-0.04 0.01 0.02 -0.04 -0.01
act not done	in the head clause	-0.04 -0.01 0.05 -0.06 -0.03
act not done	side strikes side	-0.17 -0.04 0.07 0.02 -0.02
act not done	side strikes unnamed	-0.01 -0.02 -0.10 -0.03 0.10
act not done	side strikes usa	0.00 -0.14 -0.08 0.12 -0.12
act not done	unnamed strikes side	0.01 -0.01 0.07 -0.17 -0.03
act not done	unnamed strikes unnamed	0.05 0.06 -0.01 -0.11 -0.06
act not done	usa strikes side	-0.01 -0.15 0.05 -0.04 -0.04
act not done	usa strikes unnamed	-0.08 0.08 0.03 -0.08 -0.07
after beginning with army	army	-0.08 -0.10 0.07 0.03 -0.13
after beginning with business	business	-0.06 -0.03 0.05 -0.05 -0.01
after beginning with business	says	-0.11 0.10 0.04 -0.10 0.04
after beginning with business	statecraft	-0.10 -0.09 -0.08 0.11 -0.09
after beginning with essay	business	-0.02 -0.04 -0.07 0.08 0.01
after beginning with essay	essay	-0.04 -0.04 -0.06 0.08 0.00
after beginning with essay	says	-0.08 -0.06 -0.09 -0.07 0.09
after beginning with essay	statecraft	-0.06 -0.07 -0.09 -0.02 0.05
after beginning with media	quarrel	-0.09 -0.09 -0.08 -0.02 0.07
after beginning with other	army	0.08 0.03 0.01 -0.18 -0.12
after beginning with other	business	-0.17 -0.21 -0.07 -0.08 0.14
after beginning with other	essay	-0.09 -0.11 -0.08 0.04 0.04
after beginning with other	media	-0.10 -0.01 -0.10 0.06 0.01
after beginning with other	people	0.03 -0.06 -0.04 -0.06 0.05
after beginning with other	says	-0.01 -0.07 0.05 0.02 -0.08
after beginning with other	statecraft	-0.14 -0.16 -0.01 0.02 0.04
after beginning with other	witnessed	0.02 -0.10 -0.09 0.08 -0.09
after beginning with partisan	army	-0.05 -0.07 -0.11 -0.12 0.12
after beginning with partisan	partisan	-0.09 -0.09 -0.01 0.01 0.00
after beginning with partisan	quarrel	-0.06 -0.07 0.07 0.10 -0.15
after beginning with quarrel	quarrel	-0.08 0.00 0.06 0.09 -0.16
after beginning with says	says	-0.08 0.00 0.06 -0.04 -0.07
after beginning with side	army	0.06 0.01 -0.08 -0.17 0.05
after beginning with side	business	-0.06 0.08 0.04 -0.12 -0.02
after beginning with side	essay	-0.17 -0.19 -0.08 -0.01 0.13
after beginning with side	media	-0.13 -0.14 -0.04 0.06 0.02
after beginning with side	people	-0.07 -0.06 -0.10 0.11 -0.04
after beginning with side	quarrel	-0.09 0.06 0.10 -0.13 0.00
after beginning with side	says	0.01 0.03 0.07 -0.09 -0.17
after beginning with side	statecraft	-0.01 -0.06 -0.15 0.02 0.07
after beginning with side	travel	-0.11 -0.14 0.08 -0.01 -0.12
after beginning with side	witnessed	-0.06 0.05 0.11 -0.07 -0.06
after beginning with statecraft	says	0.03 -0.02 -0.17 0.08 -0.06
after beginning with statecraft	statecraft	-0.16 0.00 0.11 -0.10 -0.03
after beginning with usa	army	0.06 0.07 0.10 -0.07 -0.18
after beginning with usa	business	-0.16 -0.07 0.07 0.01 -0.08
after beginning with usa	essay	-0.16 -0.15 -0.07 0.06 0.06
after beginning with usa	media	-0.16 -0.12 -0.01 0.02 0.01
after beginning with usa	partisan	-0.11 -0.07 0.03 0.03 -0.03
after beginning with usa	people	-0.11 -0.01 0.00 -0.25 0.10
after beginning with usa	quarrel	-0.09 -0.13 -0.12 0.13 -0.02
after beginning with usa	says	0.02 0.02 0.06 0.00 -0.23
after beginning with usa	statecraft	-0.07 0.07 0.15 -0.12 -0.16
arms	air	0.07 0.09 -0.06 -0.04 -0.22
begins with	ally	-0.02 0.03 0.07 -0.21 0.00
begins with	army	-0.14 -0.07 0.03 0.09 -0.15
begins with	business	-0.18 -0.10 -0.01 0.08 0.00
begins with	essay	-0.09 -0.21 -0.26 0.02 0.14
begins with	media	-0.12 0.11 -0.12 -0.12 0.03
begins with	other	-0.06 -0.15 -0.13 0.04 0.10
begins with	partisan	-0.20 -0.20 -0.15 0.06 0.08
begins with	people	-0.08 -0.04 -0.03 0.03 -0.02
begins with	quarrel	-0.11 -0.04 -0.12 0.03 0.04
begins with	says	-0.19 -0.13 -0.13 0.11 0.06
begins with	side	-0.01 0.05 0.01 -0.07 -0.06
begins with	statecraft	-0.10 -0.10 0.04 0.07 -0.14
begins with	travel	-0.14 0.00 0.04 0.02 -0.14
begins with	usa	0.02 -0.04 0.08 -0.10 -0.07
begins with	witnessed	-0.03 0.11 0.01 -0.15 -0.13
begins with army	army	-0.14 -0.07 0.03 0.09 -0.15
begins with business	business	-0.17 -0.09 0.00 0.07 -0.02
begins with business	essay	-0.04 -0.10 -0.14 -0.01 0.08
begins with business	people	-0.07 -0.15 -0.18 0.07 0.04
begins with business	statecraft	-0.04 0.01 -0.03 0.07 -0.09
begins with essay	business	-0.03 -0.06 -0.08 -0.03 0.06
begins with essay	essay	-0.07 -0.19 -0.25 0.03 0.12
begins with essay	says	-0.08 -0.06 -0.10 -0.08 0.10
begins with essay	statecraft	-0.07 -0.07 -0.10 -0.07 0.09
begins with media	media	-0.09 0.09 -0.11 -0.11 0.05
begins with media	quarrel	-0.08 -0.10 -0.12 -0.10 0.12
begins with media	says	-0.10 -0.15 -0.13 0.05 0.05
begins with other	army	0.02 -0.03 -0.16 0.04 -0.04
begins with other	business	-0.12 -0.21 -0.08 0.08 0.02
begins with other	essay	-0.10 -0.11 -0.11 -0.02 0.09
begins with other	media	0.01 -0.07 -0.12 -0.01 0.04
begins with other	partisan	-0.08 -0.12 0.03 0.12 -0.12
begins with other	people	0.02 -0.19 -0.03 0.02 0.01
begins with other	quarrel	-0.09 -0.09 -0.10 -0.12 0.11
begins with other	says	-0.18 -0.08 0.03 -0.06 0.05
begins with other	statecraft	-0.18 -0.18 -0.06 0.06 0.04
begins with other	travel	-0.09 -0.04 -0.12 0.04 0.01
begins with other	witnessed	0.00 0.10 0.01 -0.15 -0.12
begins with partisan	army	-0.10 -0.07 -0.10 -0.02 0.09
begins with partisan	essay	-0.04 -0.06 -0.08 -0.12 0.10
begins with partisan	media	-0.08 -0.09 -0.10 -0.13 0.13
begins with partisan	partisan	-0.18 -0.18 -0.07 0.08 0.02
begins with partisan	quarrel	-0.05 -0.08 0.00 0.04 -0.03
begins with partisan	says	-0.09 -0.04 -0.11 0.00 0.06
begins with partisan	statecraft	-0.04 -0.06 -0.02 0.10 -0.11
begins with people	people	-0.05 -0.02 -0.02 -0.01 0.00
begins with quarrel	partisan	-0.06 -0.09 -0.07 -0.02 0.05
begins with quarrel	quarrel	-0.10 -0.03 -0.09 0.06 -0.01
begins with says	people	-0.03 0.04 -0.14 -0.03 0.03
begins with says	says	-0.17 -0.12 -0.11 0.12 0.02
begins with side	army	0.09 0.11 -0.02 -0.24 -0.09
begins with side	business	-0.18 0.01 0.05 -0.10 0.05
begins with side	essay	-0.14 -0.14 -0.11 -0.04 0.12
begins with side	media	-0.12 -0.13 0.00 0.03 0.02
begins with side	people	0.00 -0.01 -0.06 0.01 -0.02
begins with side	quarrel	-0.09 0.06 0.10 -0.13 0.00
begins with side	says	0.00 0.04 0.08 -0.05 -0.20
begins with side	statecraft	-0.14 -0.04 -0.01 -0.05 0.08
begins with side	travel	-0.11 -0.15 0.07 -0.05 0.00
begins with side	witnessed	0.06 0.02 -0.09 -0.11 -0.09
begins with statecraft	business	-0.03 -0.09 -0.13 0.10 0.01
begins with statecraft	says	-0.08 -0.05 0.04 0.00 -0.11
begins with statecraft	statecraft	-0.20 -0.10 0.05 0.07 -0.13
begins with travel	travel	-0.14 0.00 0.04 0.02 -0.14
begins with usa	army	0.02 -0.13 0.10 -0.06 -0.08
begins with usa	business	-0.20 -0.03 0.09 0.03 -0.18
begins with usa	essay	-0.12 -0.08 -0.03 0.10 -0.07
begins with usa	media	-0.16 -0.10 0.06 0.05 -0.07
begins with usa	partisan	-0.10 0.01 0.06 0.04 -0.12
begins with usa	people	-0.17 0.05 0.04 -0.14 0.03
begins with usa	quarrel	-0.12 -0.15 -0.15 0.09 0.02
begins with usa	says	0.03 0.01 0.06 -0.01 -0.22
begins with usa	statecraft	-0.07 0.06 0.08 -0.03 -0.13
begins with witnessed	witnessed	-0.03 0.11 0.01 -0.15 -0.13
beside the head clause	alarm	-0.09 -0.01 -0.01 -0.04 0.03
beside the head clause	brief	-0.04 -0.04 0.04 -0.03 -0.04
beside the head clause	casualty	-0.05 0.10 0.08 -0.05 -0.21
beside the head clause	chief	0.04 0.09 0.03 -0.10 -0.10
beside the head clause	civilian	0.07 -0.04 -0.03 -0.03 -0.06
beside the head clause	closure	0.05 0.01 0.01 -0.12 -0.02
beside the head clause	contact	-0.15 0.02 0.09 -0.02 -0.10
beside the head clause	decision	-0.03 0.04 -0.02 -0.06 0.00
beside the head clause	domestic	0.04 -0.11 -0.01 0.05 -0.07
beside the head clause	everyday	0.03 -0.03 -0.04 0.01 -0.09
beside the head clause	force	-0.04 0.08 -0.07 0.01 -0.04
beside the head clause	gaza	0.08 -0.01 -0.10 -0.09 -0.07
beside the head clause	market	-0.01 -0.02 0.06 -0.09 0.00
beside the head clause	mass	0.07 0.02 -0.08 -0.05 -0.07
beside the head clause	modal	-0.09 0.04 0.05 0.01 -0.09
beside the head clause	negotiation	-0.10 0.05 -0.03 0.02 -0.01
beside the head clause	network	-0.06 -0.04 -0.02 0.06 -0.08
beside the head clause	nuclear	0.00 0.10 0.05 -0.13 -0.05
beside the head clause	oil	0.00 0.06 -0.06 -0.02 -0.04
beside the head clause	opinion	-0.08 -0.14 -0.19 0.01 0.11
beside the head clause	reaction	0.07 0.09 -0.07 -0.07 -0.05
beside the head clause	resolve	0.09 0.00 -0.13 -0.05 -0.16
beside the head clause	sanction	-0.01 0.00 0.08 -0.11 -0.10
beside the head clause	settled	0.03 0.07 0.07 -0.13 -0.08
beside the head clause	shipping	0.13 0.08 0.09 -0.17 -0.29
beside the head clause	shock	0.00 0.08 0.02 -0.07 -0.12
beside the head clause	spy	0.02 0.01 0.08 -0.12 -0.11
beside the head clause	strike	-0.09 0.03 0.12 -0.05 -0.10
beside the head clause	threat	0.04 -0.02 0.05 -0.06 -0.08
beside the head clause	toll	-0.13 -0.06 0.10 -0.11 -0.06
beside the head clause	truce	-0.07 0.08 0.05 -0.04 -0.08
beside the head clause	unreal	0.04 0.01 0.09 -0.08 -0.11
beside the head clause	unrest	-0.11 0.18 0.15 -0.07 -0.29
beside the head clause	weapon	0.01 0.00 -0.04 -0.08 0.03
bias	1	-0.09 -0.06 -0.02 0.04 0.03
both name	both sides	0.00 -0.06 -0.03 0.04 -0.03
both name	both sides and ally	-0.08 0.03 -0.11 -0.02 0.04
both name	both sides and usa	-0.03 -0.07 -0.06 -0.03 0.08
both name	no party	-0.24 -0.05 0.08 -0.01 -0.03
both name	one side	-0.11 0.01 0.01 -0.03 0.04
both name	one side and ally	-0.04 0.07 -0.06 -0.02 -0.08
both name	one side and usa	-0.03 -0.06 -0.01 0.00 -0.01
both name	usa	-0.23 -0.15 -0.07 0.09 0.04
event	appointment	-0.08 -0.07 0.03 0.03 -0.08
event	charge	-0.08 0.02 0.01 0.04 -0.10
event	closure	-0.10 -0.03 0.09 0.00 -0.16
event	departure	-0.08 -0.09 0.05 0.04 -0.04
event	deployment	0.02 -0.02 0.03 -0.07 -0.05
event	evacuation	-0.09 -0.03 0.04 -0.01 -0.03
event	exit	-0.11 -0.06 0.05 0.03 -0.13
event	fall	-0.04 0.03 0.03 0.01 -0.14
event	halt	-0.08 -0.14 -0.14 0.08 0.07
event	release	-0.09 0.06 -0.04 -0.11 0.04
event	reopening	-0.13 0.14 0.16 -0.17 -0.13
event	rescue	-0.08 0.02 0.01 0.01 -0.02
event	rise	-0.03 0.03 -0.03 -0.01 -0.02
event	spying	-0.18 -0.12 0.07 0.03 -0.17
event	strike	-0.06 -0.09 -0.01 0.04 0.00
event	talks	-0.13 0.02 -0.02 0.01 -0.02
event	truce	0.01 0.00 -0.02 -0.03 -0.07
event	visit	-0.01 -0.01 -0.08 0.07 -0.08
first word	[ally]	0.00 0.06 0.10 -0.20 -0.20
first word	[number]	-0.12 -0.14 -0.12 -0.06 0.09
first word	[place]	-0.34 -0.09 -0.01 0.15 -0.08
first word	[region]	-0.18 -0.14 -0.04 0.11 -0.06
first word	[side]	-0.01 0.10 0.02 -0.07 -0.14
first word	[usa]	0.01 -0.03 0.14 -0.11 -0.13
first word	a	-0.11 -0.14 -0.07 -0.08 0.10
first word	after	-0.10 -0.12 -0.10 0.05 0.03
first word	air	0.01 0.08 -0.06 -0.10 -0.10
first word	are	-0.06 -0.07 -0.09 -0.08 0.08
first word	asian	-0.08 -0.09 -0.04 0.09 -0.11
first word	at	0.09 -0.12 -0.13 0.01 -0.08
first word	attack	-0.12 -0.14 0.03 -0.13 0.09
first word	bitcoin	-0.07 -0.17 -0.19 0.14 -0.03
first word	bloomberg	-0.06 -0.08 -0.07 0.06 0.06
first word	break	0.02 0.04 0.07 -0.15 -0.13
first word	can	-0.09 -0.10 -0.13 -0.12 0.13
first word	ceasefir	0.09 -0.04 -0.12 0.00 -0.14
first word	cnn	0.00 0.07 -0.06 0.02 -0.15
first word	democrat	-0.03 -0.05 0.13 0.09 -0.12
first word	dollar	-0.04 -0.10 -0.13 0.08 0.00
first word	dozen	0.11 -0.07 -0.13 -0.12 -0.11
first word	dron	0.05 0.03 -0.12 -0.14 -0.12
first word	ex	-0.05 -0.08 -0.08 -0.02 0.05
first word	explainer	-0.08 -0.07 -0.07 0.13 0.02
first word	first	0.07 -0.04 -0.10 0.01 -0.13
first word	for	-0.10 -0.13 0.06 -0.03 -0.03
first word	gas	-0.06 0.04 0.07 0.00 -0.17
first word	gop	-0.03 -0.05 -0.04 -0.07 0.08
first word	graham	-0.07 0.08 0.08 -0.10 -0.10
first word	how	-0.06 -0.07 -0.12 0.04 0.04
first word	in	-0.12 -0.13 -0.15 -0.04 0.12
first word	insight	-0.03 -0.06 -0.11 -0.09 0.10
first word	is	-0.05 -0.06 -0.08 0.01 0.04
first word	it	-0.05 -0.05 -0.08 -0.11 0.09
first word	jimmy	-0.09 -0.11 -0.10 -0.05 0.10
first word	oil	-0.10 0.00 0.03 -0.03 0.00
first word	protest	-0.08 -0.06 0.01 -0.13 0.04
first word	satellit	-0.13 -0.12 -0.02 0.13 -0.10
first word	siren	-0.06 0.05 0.09 -0.06 -0.06
first word	stock	-0.07 -0.03 0.01 0.05 -0.12
first word	strik	-0.12 0.08 -0.11 0.01 -0.11
first word	suspect	-0.08 -0.14 -0.13 0.12 -0.09
first word	ten	0.11 -0.06 -0.10 -0.09 -0.11
first word	the	0.02 -0.16 -0.04 -0.10 0.10
first word	this	-0.06 -0.10 -0.11 -0.03 0.08
first word	thre	-0.11 0.04 -0.03 0.03 -0.05
first word	war	-0.08 -0.10 -0.14 0.02 0.04
first word	watch	0.00 0.09 -0.16 -0.09 -0.03
first word	we	-0.09 -0.02 0.10 -0.09 -0.05
first word	what	-0.02 -0.09 -0.16 0.00 0.05
first word	who	-0.12 -0.12 -0.13 0.05 0.06
first word	why	-0.10 -0.11 -0.10 -0.02 0.09
first word	will	-0.10 -0.04 0.01 -0.02 0.04
first word	world	-0.09 -0.09 -0.09 0.10 -0.12
form	a question	-0.23 -0.24 -0.16 0.07 0.11
form	a sentence	-0.04 -0.11 -0.08 -0.04 0.10
form	bar	-0.03 -0.13 -0.15 -0.01 0.11
form	begins with a quote	-0.07 -0.20 -0.06 -0.02 0.10
form	colon	-0.12 -0.07 -0.03 -0.06 0.14
form	ends with a quote	-0.13 -0.16 0.02 0.03 0.03
form	ends with on	-0.06 -0.05 -0.05 0.01 0.02
form	exclamation	0.05 -0.02 -0.09 -0.08 0.04
form	label	0.02 0.06 0.03 -0.06 -0.15
form	label at the end	0.01 -0.17 -0.09 0.05 -0.01
form	question	-0.23 -0.24 -0.16 0.07 0.11
form	quotes	-0.04 -0.11 0.02 0.01 0.00
head clause	alarm	-0.15 0.04 0.11 -0.05 -0.14
head clause	brief	-0.01 -0.05 -0.01 0.00 -0.03
head clause	casualty	0.08 0.01 -0.16 -0.06 -0.02
head clause	chief	-0.08 -0.14 0.06 0.04 -0.04
head clause	civilian	-0.18 -0.02 0.09 -0.02 -0.04
head clause	closure	0.01 -0.04 0.05 -0.05 -0.11
head clause	contact	-0.12 -0.09 0.03 0.05 -0.09
head clause	culture	-0.10 -0.01 -0.14 0.00 0.05
head clause	cyber	-0.17 -0.10 0.06 0.03 -0.15
head clause	decision	-0.08 -0.19 0.00 0.06 0.00
head clause	domestic	-0.16 0.02 -0.14 0.00 0.03
head clause	everyday	-0.14 -0.18 0.00 0.01 0.06
head clause	execution	-0.13 0.01 0.11 -0.06 -0.15
head clause	force	-0.10 -0.06 -0.02 0.03 0.04
head clause	gaza	-0.05 0.04 0.00 0.01 -0.05
head clause	market	-0.17 -0.08 0.08 -0.02 -0.01
head clause	mass	0.17 0.04 -0.08 -0.21 -0.06
head clause	modal	-0.16 -0.13 -0.10 0.04 0.06
head clause	negotiation	0.02 -0.04 -0.05 0.00 -0.04
head clause	network	-0.12 -0.09 0.09 -0.11 -0.01
head clause	nuclear	-0.09 -0.12 0.12 -0.04 -0.07
head clause	oil	-0.18 -0.03 0.09 -0.02 -0.08
head clause	opinion	-0.16 -0.04 -0.11 0.04 0.04
head clause	reaction	-0.15 -0.19 -0.02 0.14 -0.07
head clause	resolve	0.05 0.00 0.06 -0.08 -0.11
head clause	sanction	-0.15 -0.07 0.01 -0.03 0.04
head clause	settled	0.08 0.01 -0.09 -0.03 -0.07
head clause	shipping	-0.05 0.01 0.03 0.01 -0.09
head clause	shock	-0.11 0.01 0.04 -0.03 0.00
head clause	sport	-0.15 -0.16 -0.03 0.04 0.06
head clause	spy	-0.21 -0.16 -0.02 0.07 0.01
head clause	strike	0.05 0.02 -0.09 -0.05 0.00
head clause	syria	-0.15 -0.09 -0.11 0.08 0.05
head clause	threat	-0.09 -0.05 -0.07 0.07 0.03
head clause	truce	0.10 -0.01 -0.12 -0.04 -0.05
head clause	unreal	-0.11 -0.11 0.03 0.04 0.02
head clause	unrest	-0.16 -0.13 -0.05 0.02 0.04
head clause	weapon	0.03 0.19 0.02 -0.15 -0.27
head event	accusation	-0.11 -0.15 -0.14 0.13 -0.04
head event	appointment	-0.12 -0.13 -0.04 0.01 0.07
head event	arrest	-0.13 -0.11 -0.08 0.04 0.04
head event	arrival	-0.05 0.06 -0.04 -0.14 0.02
head event	blackout	-0.12 -0.09 0.09 -0.11 -0.01
head event	blockade	-0.12 -0.10 -0.08 0.10 0.00
head event	call	-0.11 -0.12 -0.15 0.05 0.04
head event	cancelled	-0.12 -0.13 -0.05 0.09 -0.05
head event	closure	-0.18 -0.03 0.03 0.02 -0.04
head event	comment	-0.15 -0.17 -0.08 -0.04 0.13
head event	deal	0.10 -0.02 -0.10 -0.04 -0.12
head event	denial	-0.16 -0.17 0.00 0.06 0.01
head event	departure	-0.08 0.04 0.07 -0.17 -0.04
head event	deployment	-0.21 -0.20 0.00 0.04 0.06
head event	downing	-0.07 0.07 0.07 -0.21 -0.05
head event	enrichment	-0.10 -0.04 0.13 -0.13 -0.13
head event	evacuation	-0.06 0.07 0.09 -0.13 -0.17
head event	execution	-0.11 -0.01 0.05 0.00 -0.12
head event	exit	-0.08 -0.10 0.03 -0.01 0.00
head event	fall	-0.08 -0.04 0.09 -0.03 -0.17
head event	funeral	-0.14 -0.13 0.03 0.09 -0.09
head event	hack	-0.11 -0.09 0.09 0.05 -0.18
head event	halt	0.06 0.04 0.12 -0.18 -0.22
head event	memory	-0.13 -0.14 -0.17 0.08 0.09
head event	none	-0.17 -0.11 -0.14 0.05 0.14
head event	offer	-0.11 -0.14 -0.13 0.13 -0.07
head event	plan	-0.04 -0.10 0.01 0.02 -0.01
head event	reaction	-0.22 -0.18 -0.06 0.08 0.05
head event	rejection	-0.14 -0.01 0.06 0.05 -0.14
head event	release	-0.09 -0.12 -0.09 0.06 -0.01
head event	rescue	-0.08 0.14 0.02 -0.17 -0.15
head event	rise	-0.11 -0.02 0.03 -0.01 -0.01
head event	sanction	-0.14 -0.06 0.02 -0.03 0.01
head event	seizure	-0.15 0.01 -0.16 -0.03 0.06
head event	spying	-0.15 -0.11 0.02 0.06 -0.13
head event	strike	0.11 0.10 -0.18 -0.08 -0.07
head event	talks	0.02 -0.15 -0.02 0.01 -0.03
head event	threat	-0.10 -0.02 0.07 -0.03 -0.03
head event	truce	0.09 -0.01 -0.11 -0.06 0.00
head event	visit	-0.08 -0.12 -0.12 0.11 -0.07
head event, told as accusation	accusation	-0.11 -0.15 -0.14 0.13 -0.04
head event, told as cancelled	cancelled	-0.12 -0.13 -0.05 0.09 -0.05
head event, told as comment	comment	-0.15 -0.17 -0.08 -0.04 0.13
head event, told as denial	denial	-0.16 -0.17 0.00 0.06 0.01
head event, told as done	appointment	-0.12 -0.13 -0.04 0.01 0.07
head event, told as done	arrest	-0.13 -0.11 -0.08 0.04 0.04
head event, told as done	arrival	-0.05 0.06 -0.04 -0.14 0.02
head event, told as done	blackout	-0.12 -0.09 0.09 -0.11 -0.01
head event, told as done	blockade	-0.12 -0.10 -0.08 0.10 0.00
head event, told as done	call	-0.11 -0.12 -0.15 0.05 0.04
head event, told as done	closure	-0.18 -0.03 0.03 0.02 -0.04
head event, told as done	deal	0.10 -0.02 -0.10 -0.04 -0.12
head event, told as done	departure	-0.08 0.04 0.07 -0.17 -0.04
head event, told as done	deployment	-0.21 -0.20 0.00 0.04 0.06
head event, told as done	downing	-0.07 0.07 0.07 -0.21 -0.05
head event, told as done	enrichment	-0.10 -0.04 0.13 -0.13 -0.13
head event, told as done	evacuation	-0.06 0.07 0.09 -0.13 -0.17
head event, told as done	execution	-0.11 -0.01 0.05 0.00 -0.12
head event, told as done	exit	-0.08 -0.10 0.03 -0.01 0.00
head event, told as done	fall	-0.08 -0.04 0.09 -0.03 -0.17
head event, told as done	funeral	-0.14 -0.13 0.03 0.09 -0.09
head event, told as done	hack	-0.11 -0.09 0.09 0.05 -0.18
head event, told as done	halt	0.06 0.04 0.12 -0.18 -0.22
head event, told as done	none	-0.17 -0.11 -0.14 0.05 0.14
head event, told as done	release	-0.09 -0.12 -0.09 0.06 -0.01
head event, told as done	rescue	-0.08 0.14 0.02 -0.17 -0.15
head event, told as done	rise	-0.11 -0.02 0.03 -0.01 -0.01
head event, told as done	sanction	-0.14 -0.06 0.02 -0.03 0.01
head event, told as done	seizure	-0.15 0.01 -0.16 -0.03 0.06
head event, told as done	spying	-0.15 -0.11 0.02 0.06 -0.13
head event, told as done	strike	0.11 0.10 -0.18 -0.08 -0.07
head event, told as done	talks	0.02 -0.15 -0.02 0.01 -0.03
head event, told as done	truce	0.09 -0.01 -0.11 -0.06 0.00
head event, told as done	visit	-0.08 -0.12 -0.12 0.11 -0.07
head event, told as memory	memory	-0.13 -0.14 -0.17 0.08 0.09
head event, told as offer	offer	-0.11 -0.14 -0.13 0.13 -0.07
head event, told as plan	plan	-0.04 -0.10 0.01 0.02 -0.01
head event, told as reaction	reaction	-0.22 -0.18 -0.06 0.08 0.05
head event, told as rejection	rejection	-0.14 -0.01 0.06 0.05 -0.14
head event, told as threat	threat	-0.10 -0.02 0.07 -0.03 -0.03
length	long	-0.13 -0.05 -0.03 0.02 0.08
length	short	0.09 -0.02 -0.08 -0.03 -0.06
length	usual	-0.06 -0.05 0.03 0.04 -0.05
length	very long	0.05 -0.05 -0.07 -0.03 0.02
level by rules	critical	0.29 -0.03 -0.28 -0.17 -0.12
level by rules	high	-0.20 -0.08 0.14 0.02 -0.05
level by rules	low	-0.27 -0.16 -0.34 -0.04 0.27
level by rules	medium	-0.22 -0.19 -0.04 0.14 0.05
level by rules	urgent	-0.09 0.15 -0.01 -0.03 -0.12
person	chief of staff	-0.01 -0.14 0.03 0.08 -0.17
person	defence minister	-0.14 -0.21 0.04 0.10 -0.06
person	foreign minister	-0.12 -0.04 0.00 0.03 -0.06
person	former premier	-0.08 -0.01 -0.02 -0.10 0.08
person	leaders	-0.02 0.03 0.02 -0.02 -0.05
person	mojtaba	-0.14 -0.14 0.04 0.04 0.02
person	president	-0.12 -0.06 0.04 0.06 -0.11
person	prime minister	-0.23 -0.08 0.10 -0.04 0.04
person	secretary of state	-0.09 -0.11 -0.11 0.06 0.06
person	supreme leader	0.02 -0.03 0.04 0.01 -0.19
person	vice president	-0.08 0.00 0.00 -0.02 0.01
phase	begin	0.12 -0.04 -0.12 -0.04 -0.05
phase	break	-0.05 -0.07 0.04 0.07 -0.18
phase	end	-0.19 0.03 0.07 -0.06 -0.03
phase	extend	-0.09 0.02 0.06 -0.02 -0.03
relevance by rules	not relevant: neither side in the title or the first sentence	-0.25 -0.15 -0.11 0.08 0.08
relevance by rules	not relevant: no party in the title	-0.17 -0.20 -0.02 0.09 -0.02
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.27 -0.29 -0.09 0.07 0.12
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.02 -0.13 -0.16 0.01 0.10
relevance by rules	not relevant: the title is about	-0.16 -0.10 0.02 0.08 -0.03
relevance by rules	not relevant: the title is about culture	-0.08 -0.12 -0.13 0.04 0.07
relevance by rules	not relevant: the title is about everyday	-0.17 -0.18 0.00 -0.03 0.07
relevance by rules	not relevant: the title is about home affairs	-0.10 0.09 -0.10 0.01 -0.07
relevance by rules	not relevant: the title is about sport	-0.16 -0.17 -0.04 0.04 0.08
relevance by rules	relevant: and war in the title	-0.02 0.06 0.05 -0.14 -0.04
relevance by rules	relevant: between opposed parties in the title	0.04 0.04 -0.01 -0.07 -0.06
relevance by rules	relevant: forces or war where the confrontation is	-0.15 -0.08 -0.02 0.10 -0.07
relevance by rules	relevant: in a state of the Gulf	-0.08 -0.01 0.06 -0.01 -0.12
relevance by rules	relevant: in the title	-0.05 0.01 0.11 -0.01 -0.18
relevance by rules	relevant: in the title, both sides in the first sentence	-0.06 -0.05 -0.07 -0.01 0.07
relevance by rules	relevant: in the title, the opponent in the first sentence	0.01 0.02 0.05 -0.01 -0.17
relevance by rules	relevant: insurance of ships where the confrontation is	-0.08 0.07 0.09 -0.04 -0.11
relevance by rules	relevant: of a side, killed or named	0.06 -0.18 0.01 -0.02 -0.02
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.02 -0.07 -0.18 0.05 -0.03
relevance by rules	relevant: opposed parties and in the title	-0.06 -0.06 0.04 0.02 -0.04
relevance by rules	relevant: the forces of a side where an ally sits	-0.06 0.09 -0.19 -0.15 0.06
relevance by rules	relevant: the title names both sides	-0.01 -0.05 -0.04 0.00 0.01
relevance by rules	relevant: the war by name in the title	-0.17 -0.12 -0.02 -0.01 0.07
relevance by rules	relevant: traces of arms in a town of a side	-0.02 0.13 -0.07 -0.15 -0.12
relevance by rules	relevant: trade that stands still where the confrontation is	-0.09 -0.14 -0.09 -0.03 0.09
relevance by rules	relevant: two parties and in the title	-0.17 -0.08 0.00 -0.01 0.04
sign	comment	-0.18 -0.26 -0.27 0.06 0.20
sign	explosions heard	0.06 0.06 -0.09 -0.06 -0.18
sign	leader killed	0.08 -0.05 -0.06 -0.01 -0.06
sign	nuclear sites struck	0.09 -0.09 -0.06 0.01 -0.20
sign	operations begun	0.23 0.03 -0.14 -0.16 -0.30
sign	states struck	0.12 0.04 0.01 -0.10 -0.18
sign	strikes suspended	0.13 -0.01 -0.06 -0.07 -0.19
sign	truce agreed	0.10 0.04 -0.07 -0.09 -0.04
sign	war	-0.13 -0.08 -0.05 0.04 0.04
sign	war of a state	-0.15 -0.11 -0.13 0.05 0.10
sign	war of the region	-0.11 -0.11 -0.02 0.03 0.02
state	calm	-0.03 0.10 0.16 -0.14 -0.20
state	crisis	-0.22 -0.03 -0.05 0.11 0.00
state	war	-0.10 -0.07 -0.08 0.04 0.10
summary	alarm	0.01 -0.04 0.00 0.00 -0.04
summary	brief	-0.08 -0.08 0.03 -0.05 0.05
summary	casualty	0.01 -0.04 0.11 -0.02 -0.16
summary	chief	-0.08 0.00 -0.05 0.00 0.04
summary	civilian	-0.01 -0.08 0.03 0.01 -0.08
summary	closure	-0.14 0.03 0.11 -0.01 -0.15
summary	contact	-0.02 0.00 0.03 -0.09 0.02
summary	cyber	-0.07 -0.04 -0.02 0.08 -0.10
summary	decision	-0.11 -0.08 -0.02 -0.06 0.08
summary	domestic	-0.13 -0.01 0.00 0.05 -0.06
summary	drill	-0.06 0.01 -0.04 0.06 -0.07
summary	elsewhere	-0.11 -0.07 0.06 -0.01 -0.10
summary	everyday	-0.07 -0.04 -0.02 0.05 -0.06
summary	execution	-0.09 0.03 0.06 -0.03 -0.11
summary	force	-0.03 -0.09 0.02 -0.01 0.00
summary	gaza	0.05 -0.12 -0.17 -0.10 0.09
summary	market	-0.16 -0.09 -0.16 0.09 0.08
summary	mass	0.01 -0.08 0.02 -0.02 -0.05
summary	modal	-0.18 -0.13 -0.12 0.05 0.10
summary	negotiation	0.02 0.06 -0.07 -0.01 -0.05
summary	network	-0.06 -0.05 0.05 0.01 -0.10
summary	nuclear	0.03 -0.10 0.02 -0.18 0.06
summary	oil	-0.07 0.00 -0.10 0.06 0.01
summary	opinion	-0.17 -0.20 -0.20 -0.05 0.18
summary	reaction	-0.03 -0.08 0.00 -0.01 0.00
summary	resolve	0.12 0.01 0.07 -0.21 -0.08
summary	sanction	0.02 0.01 0.00 -0.09 0.04
summary	settled	0.01 0.01 0.05 0.00 -0.17
summary	shipping	-0.14 -0.05 0.04 0.04 -0.12
summary	shock	-0.13 -0.04 0.08 0.02 -0.09
summary	sport	0.06 -0.06 -0.12 0.05 -0.07
summary	spy	-0.04 0.01 0.01 0.01 -0.08
summary	strike	-0.05 -0.07 0.09 -0.02 -0.06
summary	threat	-0.07 0.04 0.03 -0.02 -0.03
summary	toll	-0.13 -0.08 0.00 0.05 -0.03
summary	truce	0.05 0.01 -0.19 0.04 -0.05
summary	unreal	-0.02 -0.07 -0.05 0.03 0.01
summary	unrest	-0.16 0.09 0.09 -0.06 -0.07
summary	weapon	-0.01 -0.02 -0.01 -0.06 0.01
summary is	missing	-0.05 -0.05 -0.02 0.04 -0.03
summary is	there	-0.07 -0.05 -0.05 0.00 0.07
summary names	both sides	0.00 -0.16 0.00 -0.03 0.03
summary names	both sides and usa	-0.13 -0.14 -0.04 0.08 0.04
summary names	no party	-0.07 -0.03 -0.04 0.03 0.01
summary names	one side	0.00 -0.09 -0.01 -0.02 0.04
summary names	one side and ally	-0.02 0.07 -0.02 -0.02 -0.06
summary names	one side and usa	-0.05 0.06 0.01 -0.07 -0.01
summary names	usa	-0.03 0.03 0.00 0.01 -0.06
summary place	gulf state	0.01 0.02 -0.09 0.03 0.01
summary place	land of an ally	0.04 0.01 -0.08 0.00 -0.09
summary place	neighbour	-0.14 -0.18 -0.05 0.04 0.04
summary place	region	-0.03 -0.05 -0.07 0.01 0.04
summary place	strait or sea	-0.16 -0.07 0.01 0.10 -0.20
summary place	third country	-0.13 -0.13 -0.14 0.09 0.03
summary place	usa	-0.10 0.00 0.00 0.02 0.02
summary word	[ally]	-0.01 0.07 -0.02 -0.03 -0.06
summary word	[number]	0.04 0.01 0.01 -0.15 -0.02
summary word	[place]	-0.04 -0.07 -0.10 0.04 0.04
summary word	[region]	-0.05 -0.05 -0.05 0.04 -0.01
summary word	[side]	-0.04 -0.10 -0.01 -0.01 0.05
summary word	[usa]	-0.10 -0.01 -0.01 0.03 0.02
summary word	about	-0.09 -0.13 -0.11 0.06 0.05
summary word	accord	-0.11 -0.02 0.00 0.04 0.00
summary word	accus	-0.08 0.02 -0.02 0.05 -0.08
summary word	acros	-0.03 -0.01 0.02 -0.04 -0.03
summary word	act	-0.07 0.12 0.08 -0.05 -0.11
summary word	action	-0.11 -0.02 0.11 0.04 -0.17
summary word	add	-0.14 -0.09 -0.05 0.07 0.01
summary word	administration	-0.09 0.01 -0.02 0.03 -0.03
summary word	adversary	0.00 0.11 0.00 -0.07 -0.07
summary word	affair	-0.09 0.08 0.07 -0.05 -0.11
summary word	after	0.00 0.06 0.05 0.00 -0.21
summary word	again	-0.06 -0.02 -0.03 -0.05 0.05
summary word	against	-0.02 -0.01 0.05 0.00 -0.10
summary word	agency	-0.09 -0.06 0.03 0.05 -0.06
summary word	agent	-0.10 0.00 0.06 -0.02 -0.10
summary word	aggression	-0.05 0.08 0.02 -0.10 0.06
summary word	agreement	0.08 0.04 -0.11 -0.09 0.00
summary word	aid	-0.08 0.09 0.06 -0.02 -0.06
summary word	aim	-0.09 -0.03 -0.01 -0.08 0.07
summary word	air	-0.03 0.02 -0.04 -0.02 -0.01
summary word	airstrik	-0.02 -0.04 -0.07 0.09 -0.07
summary word	al	-0.05 -0.03 0.05 -0.08 0.02
summary word	ali	0.01 0.05 0.05 -0.04 -0.12
summary word	all	-0.11 -0.10 -0.09 -0.12 0.13
summary word	ally	-0.06 -0.11 -0.11 0.03 0.07
summary word	also	-0.11 0.07 0.10 -0.12 -0.03
summary word	ambassador	-0.10 -0.06 -0.01 -0.16 0.12
summary word	amid	-0.08 0.06 0.10 -0.03 -0.18
summary word	amir	0.03 -0.01 0.02 -0.02 -0.09
summary word	analyst	0.02 -0.13 -0.19 -0.14 0.15
summary word	announc	-0.01 0.00 0.06 -0.06 -0.07
summary word	announcement	-0.16 -0.16 0.07 0.06 -0.10
summary word	another	-0.11 -0.11 0.02 -0.01 0.03
summary word	anti	-0.12 0.08 0.11 -0.13 -0.07
summary word	any	-0.10 -0.06 -0.02 -0.06 0.07
summary word	aoun	0.01 -0.05 0.01 0.00 -0.11
summary word	apos	-0.06 -0.02 -0.01 0.03 0.00
summary word	appear	-0.06 0.02 -0.01 -0.03 0.00
summary word	april	-0.01 -0.10 -0.13 0.12 -0.12
summary word	area	-0.06 -0.01 0.05 0.02 -0.12
summary word	army	-0.13 0.03 0.07 -0.01 -0.12
summary word	arrest	-0.08 0.10 0.10 -0.10 -0.11
summary word	articl	-0.09 -0.01 0.04 -0.01 -0.05
summary word	attack	0.08 -0.03 -0.02 -0.11 0.00
summary word	attempt	-0.09 0.04 0.05 0.00 -0.09
summary word	authority	-0.07 -0.02 -0.05 -0.03 0.06
summary word	avoid	-0.08 -0.09 0.05 0.06 -0.09
summary word	back	-0.12 -0.16 -0.13 0.10 0.06
summary word	ballistic	0.00 -0.04 -0.01 -0.02 -0.01
summary word	barrag	0.07 -0.09 -0.11 -0.06 0.00
summary word	bas	0.01 0.06 0.01 -0.08 0.01
summary word	befor	-0.09 0.03 -0.09 0.11 -0.09
summary word	beginn	0.08 0.04 -0.09 -0.08 -0.03
summary word	believ	-0.11 -0.05 0.01 -0.11 0.06
summary word	between	-0.02 -0.08 -0.14 -0.02 0.11
summary word	beyond	0.02 0.09 -0.08 0.03 -0.04
summary word	blockad	-0.11 0.11 0.09 -0.07 -0.13
summary word	bloomberg	0.03 0.01 -0.13 -0.13 0.07
summary word	bomb	-0.09 -0.09 -0.11 -0.10 0.11
summary word	border	0.05 0.01 0.05 -0.07 -0.14
summary word	both	-0.08 -0.01 -0.11 0.04 -0.01
summary word	br	-0.04 0.00 0.04 0.02 -0.06
summary word	call	0.03 -0.07 0.00 -0.01 -0.05
summary word	campaign	-0.08 -0.03 0.01 0.01 -0.04
summary word	can	0.04 0.04 -0.11 -0.08 0.02
summary word	carry	-0.07 0.04 -0.01 0.04 -0.08
summary word	ceasefir	0.02 -0.04 -0.18 0.06 -0.04
summary word	central	-0.01 -0.05 -0.16 -0.14 0.12
summary word	char	-0.04 0.01 0.07 -0.04 -0.09
summary word	chief	-0.04 0.04 -0.02 0.03 -0.07
summary word	citizen	0.03 -0.13 -0.09 0.07 -0.08
summary word	city	-0.16 -0.05 0.11 0.02 -0.10
summary word	civilian	0.04 0.06 -0.08 -0.06 -0.06
summary word	claim	-0.06 0.02 0.01 -0.13 0.05
summary word	clash	-0.03 0.01 0.07 -0.03 -0.08
summary word	clos	-0.10 0.01 0.03 -0.07 0.02
summary word	com	-0.10 -0.14 -0.12 0.08 0.05
summary word	come	0.05 0.08 0.00 -0.10 -0.02
summary word	commander	-0.06 -0.04 -0.11 0.04 0.03
summary word	comment	-0.04 0.00 0.06 0.07 -0.19
summary word	complet	0.05 -0.13 0.02 0.00 -0.10
summary word	concern	-0.08 -0.13 -0.10 0.09 -0.03
summary word	condemn	-0.16 0.00 0.00 -0.03 0.03
summary word	conflict	-0.11 -0.02 -0.03 0.07 -0.07
summary word	consequenc	-0.08 0.03 0.10 -0.04 -0.13
summary word	consider	-0.07 -0.03 -0.04 0.07 -0.07
summary word	continu	0.10 0.01 0.08 -0.19 -0.08
summary word	contract	-0.03 -0.06 -0.06 0.00 0.01
summary word	corp	0.01 0.10 -0.01 -0.05 -0.07
summary word	cost	-0.05 -0.07 -0.06 -0.06 0.07
summary word	could	-0.10 -0.10 -0.01 0.11 -0.10
summary word	country	-0.07 -0.05 0.14 -0.03 -0.18
summary word	crack	-0.04 -0.02 -0.08 -0.07 0.08
summary word	crackdown	-0.07 0.02 0.07 0.01 -0.14
summary word	crisi	-0.06 0.06 0.05 -0.11 0.01
summary word	cros	0.04 -0.08 -0.05 -0.06 0.02
summary word	crown	-0.06 -0.01 -0.06 0.05 -0.01
summary word	crud	-0.06 -0.04 -0.05 0.00 0.01
summary word	curb	0.01 0.00 -0.05 0.01 0.00
summary word	currency	-0.04 -0.09 -0.15 0.03 0.07
summary word	current	-0.07 -0.09 -0.05 -0.05 0.06
summary word	daily	-0.10 -0.11 0.04 -0.08 0.06
summary word	damag	0.00 -0.10 -0.13 0.04 0.00
summary word	day	0.11 0.01 -0.08 -0.19 0.05
summary word	days	-0.08 -0.01 0.05 0.02 -0.12
summary word	de	-0.05 0.00 0.03 0.01 -0.09
summary word	deadly	-0.07 0.07 0.06 -0.05 -0.11
summary word	deal	-0.08 0.06 0.05 -0.02 -0.13
summary word	death	-0.09 -0.04 0.03 0.04 -0.08
summary word	decad	-0.09 -0.13 -0.15 0.09 0.06
summary word	decisiv	-0.07 0.15 0.12 -0.11 -0.13
summary word	declar	0.07 0.13 0.04 -0.10 -0.10
summary word	deep	-0.03 -0.08 -0.08 0.02 0.07
summary word	deepen	-0.04 0.01 0.00 0.05 -0.05
summary word	defend	0.02 0.03 0.04 -0.08 -0.03
summary word	defens	-0.04 0.00 0.01 0.02 -0.07
summary word	demonstration	-0.08 0.11 0.03 0.00 -0.14
summary word	demonstrator	-0.06 -0.09 -0.06 -0.13 0.08
summary word	describ	-0.04 -0.09 -0.10 0.02 0.05
summary word	despit	-0.08 0.03 0.05 0.01 -0.09
summary word	did	0.03 -0.10 -0.10 -0.03 0.04
summary word	digital	-0.07 -0.10 -0.10 0.10 -0.09
summary word	diplomatic	-0.08 -0.09 -0.10 0.03 0.06
summary word	direct	0.00 -0.02 0.01 0.04 -0.11
summary word	disarm	0.02 -0.07 0.01 0.03 0.00
summary word	disarmament	-0.11 -0.14 -0.13 0.08 0.05
summary word	discuss	-0.10 -0.13 -0.14 -0.09 0.12
summary word	disrupt	0.02 0.04 0.06 -0.04 -0.14
summary word	disruption	-0.05 -0.04 0.02 -0.02 0.00
summary word	does	-0.06 0.08 0.06 -0.02 -0.09
summary word	dollar	-0.05 -0.09 -0.11 0.10 -0.01
summary word	down	0.02 -0.06 -0.15 0.12 -0.04
summary word	dozen	0.02 0.08 0.01 -0.06 -0.08
summary word	dron	-0.03 0.04 0.00 -0.06 -0.01
summary word	due	-0.07 0.05 0.05 -0.16 0.01
summary word	dur	-0.12 -0.12 0.02 0.13 -0.13
summary word	earlier	0.06 -0.05 -0.10 -0.08 0.03
summary word	early	-0.10 -0.02 0.02 0.04 -0.06
summary word	ease	-0.09 -0.12 -0.10 0.01 0.05
summary word	eastern	0.09 0.01 -0.07 0.03 -0.07
summary word	economic	-0.07 0.02 0.03 -0.12 0.07
summary word	economy	-0.04 -0.11 -0.10 -0.07 0.10
summary word	effect	0.04 -0.10 -0.09 -0.04 0.06
summary word	effort	-0.15 -0.18 -0.14 0.13 0.01
summary word	encourag	-0.08 -0.11 -0.09 0.00 0.06
summary word	end	-0.06 0.06 0.06 -0.10 0.03
summary word	energy	-0.07 -0.06 -0.06 0.08 -0.02
summary word	engulf	0.02 0.01 0.05 -0.01 -0.11
summary word	enough	-0.10 -0.11 -0.11 0.06 0.04
summary word	escalat	-0.12 -0.04 0.05 -0.08 0.02
summary word	escalation	-0.06 0.04 0.01 0.02 -0.09
summary word	espionag	-0.07 0.02 0.03 0.01 -0.10
summary word	evacuat	-0.05 0.08 0.03 -0.01 -0.07
summary word	evacuation	-0.05 -0.02 -0.03 0.06 -0.06
summary word	even	0.05 0.06 -0.06 -0.05 -0.07
summary word	evidenc	-0.13 0.10 0.06 -0.10 -0.09
summary word	exchang	0.04 -0.09 -0.12 0.02 0.01
summary word	execut	-0.06 0.13 0.08 -0.11 -0.09
summary word	expect	-0.03 -0.06 -0.09 0.01 0.02
summary word	export	-0.08 -0.08 0.00 0.06 -0.07
summary word	fac	-0.08 0.03 -0.03 -0.12 0.09
summary word	face	-0.06 0.00 -0.04 -0.08 0.07
summary word	facility	0.02 0.09 0.02 -0.04 -0.08
summary word	family	-0.12 -0.02 0.03 0.06 -0.10
summary word	far	-0.08 -0.13 -0.13 0.06 0.01
summary word	fear	0.03 0.00 0.05 -0.05 -0.06
summary word	fight	-0.05 -0.11 -0.11 -0.05 0.10
summary word	figur	-0.09 -0.02 0.01 0.02 -0.04
summary word	fir	0.08 0.05 -0.07 -0.06 -0.07
summary word	fire	0.04 0.04 -0.06 0.00 -0.14
summary word	first	-0.13 -0.06 -0.02 0.08 -0.07
summary word	flow	-0.04 -0.11 -0.10 0.11 -0.05
summary word	fm	0.05 0.03 0.02 -0.03 -0.07
summary word	follow	0.05 0.00 -0.08 0.00 -0.02
summary word	forc	-0.05 -0.04 0.04 -0.05 0.00
summary word	foreign	-0.12 -0.08 -0.01 0.05 -0.05
summary word	former	-0.10 -0.05 -0.07 -0.15 0.12
summary word	freight	-0.03 -0.08 -0.04 0.00 0.04
summary word	fresh	-0.06 0.01 0.05 -0.04 -0.02
summary word	friday	-0.06 -0.01 0.02 -0.02 -0.01
summary word	fuel	-0.10 -0.02 0.01 -0.04 0.02
summary word	full	-0.10 -0.06 0.00 -0.08 0.06
summary word	further	-0.09 0.06 -0.09 -0.01 -0.02
summary word	futur	-0.05 0.06 0.04 -0.03 -0.03
summary word	g7	0.00 0.06 0.06 -0.12 -0.11
summary word	gas	-0.01 0.02 0.04 -0.06 -0.02
summary word	general	-0.11 -0.13 -0.17 0.08 0.04
summary word	geopolitical	-0.05 -0.11 -0.13 -0.06 0.12
summary word	get	-0.10 0.06 0.00 0.00 -0.03
summary word	global	-0.09 -0.14 -0.15 -0.04 0.14
summary word	go	-0.08 0.00 0.06 -0.01 -0.03
summary word	goal	0.06 -0.05 -0.12 0.01 -0.02
summary word	government	-0.09 0.02 0.09 -0.14 -0.02
summary word	graham	-0.07 0.05 0.07 0.01 -0.12
summary word	group	-0.10 -0.02 0.09 -0.01 -0.16
summary word	grow	-0.12 -0.03 0.05 0.04 -0.09
summary word	halt	-0.07 0.00 0.09 -0.04 -0.12
summary word	hard	-0.08 0.06 0.07 -0.03 -0.13
summary word	hardship	-0.08 -0.07 0.02 -0.10 0.03
summary word	haven	-0.04 -0.09 -0.09 0.04 0.02
summary word	heavy	-0.02 0.04 -0.09 -0.11 0.05
summary word	help	-0.08 -0.04 0.06 -0.03 -0.08
summary word	higher	-0.04 -0.10 -0.11 0.05 -0.01
summary word	him	-0.05 0.05 -0.09 0.04 0.00
summary word	hit	0.01 0.04 0.02 -0.05 -0.07
summary word	hold	-0.05 -0.04 -0.07 0.07 -0.05
summary word	home	0.03 -0.01 -0.03 -0.06 0.03
summary word	host	-0.07 -0.10 -0.01 0.02 -0.01
summary word	hostility	-0.08 -0.14 -0.13 0.13 -0.10
summary word	hour	-0.04 -0.09 0.01 0.04 -0.07
summary word	how	-0.05 -0.10 -0.13 -0.12 0.12
summary word	href	-0.04 0.07 0.07 -0.03 -0.15
summary word	human	-0.10 -0.09 -0.01 -0.07 0.04
summary word	hundred	0.08 0.03 -0.11 -0.02 -0.07
summary word	if	-0.12 0.09 0.05 -0.05 -0.04
summary word	immediat	-0.02 0.01 0.05 -0.03 -0.10
summary word	impact	-0.01 -0.08 -0.14 -0.08 0.10
summary word	impos	-0.06 -0.05 0.05 0.01 -0.10
summary word	includ	-0.03 -0.04 0.04 0.01 -0.11
summary word	increas	-0.09 0.04 0.03 -0.06 0.03
summary word	increasingly	-0.06 -0.03 -0.03 0.05 -0.09
summary word	industry	-0.04 -0.06 -0.11 -0.01 0.05
summary word	inflation	-0.04 -0.03 -0.10 -0.03 0.06
summary word	information	-0.08 0.03 0.05 -0.07 -0.07
summary word	infrastructur	0.11 -0.04 -0.11 0.00 -0.12
summary word	intelligenc	0.06 -0.04 0.01 -0.08 -0.06
summary word	intercept	-0.01 0.05 -0.03 -0.08 -0.05
summary word	interest	-0.09 0.04 0.05 -0.11 0.02
summary word	interferenc	-0.07 0.12 0.11 -0.09 -0.13
summary word	internal	-0.07 0.06 0.07 0.01 -0.12
summary word	internet	-0.06 -0.05 0.05 0.01 -0.10
summary word	interven	-0.09 -0.03 -0.09 0.05 0.04
summary word	intervention	-0.12 -0.09 -0.05 0.05 0.02
summary word	investor	-0.11 0.02 -0.02 0.05 -0.12
summary word	is	-0.18 -0.05 0.01 0.07 -0.02
summary word	islamic	0.01 -0.02 -0.11 0.09 -0.14
summary word	issu	-0.10 0.01 0.04 -0.09 0.06
summary word	itself	0.03 0.02 0.03 -0.12 0.03
summary word	jets	0.02 -0.02 0.06 -0.11 -0.08
summary word	join	-0.09 0.02 0.05 -0.02 -0.05
summary word	joseph	-0.09 0.02 -0.09 0.03 0.02
summary word	judiciary	-0.06 0.02 0.03 -0.02 -0.07
summary word	jump	-0.04 -0.01 0.01 0.02 -0.05
summary word	june	-0.07 -0.02 0.01 -0.17 0.08
summary word	just	-0.13 -0.15 -0.13 0.10 0.06
summary word	keep	-0.07 -0.03 0.06 0.04 -0.12
summary word	key	-0.10 0.04 0.09 -0.12 -0.03
summary word	kill	-0.03 -0.01 0.08 -0.01 -0.11
summary word	larg	-0.04 0.04 -0.04 0.03 -0.04
summary word	largest	-0.06 -0.02 0.02 0.00 -0.03
summary word	last	-0.07 -0.13 -0.01 0.12 -0.13
summary word	late	-0.12 -0.06 0.06 0.06 0.01
summary word	latest	0.03 -0.07 0.01 -0.06 -0.01
summary word	launch	0.03 0.01 0.07 -0.04 -0.14
summary word	law	-0.09 -0.08 -0.03 -0.02 0.05
summary word	lead	-0.05 -0.07 -0.09 -0.10 0.09
summary word	leader	-0.04 -0.07 -0.02 0.05 -0.04
summary word	leadership	-0.09 -0.03 0.01 0.07 -0.11
summary word	least	-0.12 -0.05 0.03 0.06 -0.12
summary word	leav	-0.09 0.06 0.06 -0.11 0.00
summary word	led	-0.07 -0.03 0.03 0.05 -0.11
summary word	left	0.04 0.09 -0.12 -0.06 0.02
summary word	leniency	-0.07 0.00 0.01 0.01 -0.06
summary word	lift	-0.08 -0.13 -0.11 0.03 0.05
summary word	limit	-0.11 -0.01 0.01 0.07 -0.12
summary word	lindsey	-0.07 0.05 0.07 0.01 -0.12
summary word	liv	-0.09 -0.03 0.00 -0.06 0.05
summary word	load	-0.10 -0.02 -0.03 -0.02 0.04
summary word	lock	-0.10 -0.02 -0.04 -0.02 0.04
summary word	long	-0.10 0.01 -0.01 -0.01 0.01
summary word	look	-0.10 -0.01 0.06 0.02 -0.11
summary word	major	0.02 -0.03 -0.04 0.02 -0.05
summary word	make	0.01 0.08 0.06 -0.11 -0.12
summary word	man	-0.08 -0.01 0.01 0.02 -0.09
summary word	many	-0.10 -0.06 -0.05 -0.07 0.08
summary word	march	-0.06 -0.10 -0.09 0.11 -0.09
summary word	maritim	-0.04 -0.08 -0.08 0.04 -0.01
summary word	mark	-0.08 -0.02 0.05 -0.01 -0.08
summary word	market	-0.09 -0.15 -0.17 0.00 0.11
summary word	martyr	-0.13 -0.10 0.01 0.09 -0.08
summary word	mass	-0.07 -0.07 -0.06 -0.09 0.10
summary word	massiv	0.00 -0.12 0.06 -0.01 -0.10
summary word	may	-0.12 -0.10 -0.05 0.03 0.05
summary word	media	-0.08 -0.04 -0.05 -0.04 0.06
summary word	meet	-0.10 0.01 -0.14 0.10 -0.12
summary word	met	-0.11 -0.07 0.02 -0.03 0.04
summary word	might	-0.05 -0.07 -0.10 -0.10 0.10
summary word	military	0.06 -0.06 0.00 -0.01 -0.10
summary word	minister	-0.05 -0.09 0.05 -0.07 0.01
summary word	ministry	-0.06 -0.11 0.00 0.04 -0.01
summary word	missil	0.03 -0.05 -0.05 -0.05 0.00
summary word	monday	-0.05 0.05 0.07 -0.16 0.02
summary word	monitor	-0.03 0.02 -0.05 -0.07 0.04
summary word	month	0.04 -0.02 0.03 -0.14 -0.01
summary word	more	-0.06 -0.16 0.08 0.05 -0.11
summary word	morn	-0.01 0.03 0.04 -0.07 -0.06
summary word	most	-0.04 -0.12 -0.10 0.07 -0.01
summary word	mount	-0.04 -0.08 -0.09 0.01 0.06
summary word	mov	-0.05 -0.09 -0.12 0.07 0.02
summary word	move	-0.09 -0.13 -0.09 0.07 0.03
summary word	much	-0.02 0.01 -0.12 0.03 0.04
summary word	multipl	0.01 0.03 -0.07 0.04 -0.08
summary word	nation	0.00 -0.09 -0.13 0.11 -0.13
summary word	national	-0.11 0.05 0.04 -0.01 -0.10
summary word	nationwid	-0.09 0.06 0.10 0.02 -0.15
summary word	natural	-0.06 0.02 0.05 -0.07 -0.01
summary word	naval	-0.06 -0.10 -0.01 0.06 -0.07
summary word	near	0.03 -0.06 0.03 -0.02 -0.11
summary word	negotiation	-0.10 -0.14 -0.14 0.06 0.01
summary word	network	-0.07 0.05 0.06 -0.11 0.01
summary word	new	0.03 -0.02 -0.14 0.07 -0.06
summary word	news	-0.08 -0.10 -0.10 0.07 0.02
summary word	next	-0.10 -0.05 0.02 -0.06 0.04
summary word	night	-0.01 -0.07 -0.13 0.05 0.02
summary word	no	-0.07 0.00 0.09 -0.02 -0.12
summary word	not	-0.11 -0.02 0.05 0.01 -0.03
summary word	now	-0.10 -0.01 0.05 -0.01 -0.05
summary word	nuclear	0.01 -0.09 0.00 -0.07 0.04
summary word	offensiv	-0.11 -0.12 0.04 0.04 0.04
summary word	offer	-0.06 0.01 0.01 0.04 -0.11
summary word	official	0.00 -0.04 -0.09 0.04 -0.03
summary word	oil	-0.07 -0.01 -0.11 0.06 0.03
summary word	once	0.01 0.05 -0.10 -0.14 0.05
summary word	one	-0.10 0.03 -0.03 -0.09 0.06
summary word	ongo	-0.08 0.02 -0.05 0.02 0.00
summary word	only	0.00 0.08 0.08 -0.11 -0.12
summary word	open	-0.06 -0.07 -0.05 0.08 -0.08
summary word	operat	-0.06 0.03 0.03 -0.01 -0.11
summary word	operation	0.00 0.00 0.06 -0.11 -0.06
summary word	operativ	-0.12 0.06 0.02 0.01 -0.10
summary word	order	0.02 0.05 0.02 -0.05 -0.09
summary word	other	-0.12 -0.14 -0.04 0.14 -0.09
summary word	out	-0.12 -0.01 0.03 0.03 -0.05
summary word	over	0.01 0.03 0.07 0.05 -0.18
summary word	overnight	-0.07 -0.04 0.01 0.00 -0.01
summary word	p	-0.05 0.06 0.07 -0.04 -0.11
summary word	pdt	-0.03 0.03 0.07 -0.08 -0.10
summary word	peac	-0.12 -0.11 0.02 0.12 -0.15
summary word	peaceful	-0.07 0.04 -0.03 -0.07 0.02
summary word	peopl	0.03 -0.04 0.08 -0.09 -0.06
summary word	percent	-0.07 -0.10 -0.08 0.08 -0.05
summary word	personnel	-0.12 0.04 0.08 -0.05 -0.09
summary word	phas	-0.13 -0.15 -0.13 0.07 0.06
summary word	plan	-0.09 -0.16 0.00 0.11 -0.09
summary word	pledg	-0.07 -0.05 0.01 0.02 -0.03
summary word	pm	-0.03 -0.04 0.05 0.02 -0.13
summary word	policy	-0.07 -0.13 -0.11 0.03 0.08
summary word	political	-0.07 0.06 0.03 -0.09 0.02
summary word	port	-0.09 0.06 0.07 -0.03 -0.11
summary word	possibility	-0.03 -0.11 -0.09 0.10 -0.09
summary word	possibl	-0.09 -0.08 -0.07 0.02 0.05
summary word	post	-0.06 0.02 0.05 -0.04 -0.05
summary word	potential	-0.06 -0.05 0.01 0.01 -0.01
summary word	power	-0.11 -0.10 -0.05 0.00 0.11
summary word	powerful	0.03 -0.05 -0.07 -0.06 0.03
summary word	preemptiv	-0.08 0.00 0.07 -0.02 -0.08
summary word	premium	-0.03 -0.06 -0.10 0.01 0.03
summary word	prepar	-0.11 0.00 -0.03 0.00 0.01
summary word	president	-0.06 0.03 -0.01 0.05 -0.08
summary word	pressur	-0.10 -0.04 -0.04 -0.01 0.05
summary word	pric	-0.05 -0.11 -0.13 0.03 0.08
summary word	prim	-0.04 -0.12 0.00 -0.04 0.05
summary word	princ	-0.06 -0.01 -0.06 0.05 -0.01
summary word	produc	-0.05 -0.08 -0.09 0.02 0.04
summary word	production	-0.07 0.06 0.06 -0.09 -0.08
summary word	program	-0.02 -0.07 0.02 -0.11 0.05
summary word	promis	0.03 0.08 0.07 -0.10 -0.12
summary word	prompt	-0.06 -0.04 0.04 0.05 -0.13
summary word	protect	-0.07 0.03 0.05 -0.04 -0.04
summary word	protest	-0.15 0.03 0.06 -0.03 -0.05
summary word	protester	-0.14 0.16 0.15 -0.15 -0.11
summary word	push	-0.13 -0.13 -0.03 0.05 0.01
summary word	question	-0.03 -0.02 0.00 -0.02 0.01
summary word	r	-0.09 -0.04 -0.04 -0.16 0.10
summary word	rais	-0.06 0.03 0.05 -0.01 -0.09
summary word	rat	-0.04 -0.09 -0.10 0.04 0.04
summary word	reach	0.04 -0.03 -0.15 0.04 -0.09
summary word	react	0.07 -0.07 -0.09 -0.06 0.06
summary word	read	-0.09 0.00 0.04 -0.03 -0.03
summary word	ready	-0.08 -0.07 0.08 0.00 -0.13
summary word	recent	-0.10 -0.17 -0.15 0.05 0.01
summary word	regard	-0.12 -0.07 0.05 -0.02 -0.02
summary word	regim	-0.13 -0.06 -0.05 0.02 0.01
summary word	region	-0.08 0.03 0.07 0.00 -0.13
summary word	regional	-0.06 -0.09 -0.15 0.04 0.04
summary word	reiterat	-0.07 -0.06 -0.08 0.09 -0.09
summary word	reject	0.04 -0.03 0.05 -0.09 -0.11
summary word	remain	0.03 -0.09 0.02 -0.07 0.01
summary word	renew	-0.11 0.01 0.10 0.01 -0.14
summary word	rep	-0.08 -0.11 -0.15 -0.14 0.15
summary word	report	-0.04 0.03 -0.02 -0.06 0.03
summary word	reportedly	-0.13 0.11 0.08 -0.01 -0.14
summary word	republican	-0.07 -0.11 -0.10 0.02 0.07
summary word	rescu	-0.07 0.04 -0.03 -0.04 0.02
summary word	resident	-0.11 -0.01 0.09 -0.13 -0.04
summary word	respond	-0.06 0.08 0.04 -0.10 0.02
summary word	respons	0.12 -0.02 -0.04 -0.03 -0.17
summary word	responsibl	0.02 -0.05 -0.10 0.06 0.01
summary word	result	-0.01 -0.11 -0.12 -0.02 0.11
summary word	retaliat	-0.10 -0.04 0.06 0.00 -0.03
summary word	retaliation	0.13 0.05 0.01 -0.14 -0.16
summary word	retaliatory	0.02 -0.07 -0.17 -0.06 0.09
summary word	retir	-0.06 -0.11 -0.10 -0.10 0.10
summary word	revolution	0.02 0.04 -0.10 0.02 -0.07
summary word	rhetoric	-0.09 0.01 -0.02 -0.06 0.03
summary word	right	-0.08 0.08 0.02 -0.09 0.03
summary word	ris	-0.09 -0.05 -0.08 -0.01 0.09
summary word	rise	-0.07 -0.09 -0.10 -0.04 0.08
summary word	risk	-0.03 -0.05 -0.10 0.02 0.03
summary word	rose	-0.10 -0.15 -0.13 0.11 -0.01
summary word	round	-0.13 -0.15 -0.08 0.05 0.00
summary word	rt	-0.09 0.00 0.04 -0.03 -0.03
summary word	s	-0.09 0.03 0.05 -0.10 -0.01
summary word	said	-0.07 -0.03 0.02 -0.01 -0.03
summary word	saturday	0.00 0.00 0.03 0.02 -0.13
summary word	say	-0.01 -0.01 0.03 0.03 -0.10
summary word	says	0.10 -0.07 -0.10 -0.02 0.00
summary word	scal	-0.04 0.05 -0.10 -0.08 0.07
summary word	scientist	0.02 0.09 0.03 -0.09 -0.08
summary word	second	-0.09 -0.11 -0.08 0.05 0.00
summary word	secretary	0.00 -0.06 0.03 -0.05 -0.03
summary word	security	0.03 0.11 0.10 -0.12 -0.11
summary word	see	-0.07 -0.11 -0.11 -0.02 0.09
summary word	seek	-0.09 -0.10 0.05 0.02 -0.07
summary word	sen	-0.07 0.08 0.08 -0.10 -0.10
summary word	senior	-0.03 -0.14 -0.15 0.07 0.04
summary word	sent	0.05 -0.09 -0.10 -0.02 0.02
summary word	set	-0.09 0.03 0.04 -0.01 -0.08
summary word	seven	-0.11 -0.02 0.03 0.03 -0.10
summary word	sever	-0.04 0.01 0.06 -0.01 -0.09
summary word	several	0.02 -0.12 -0.04 0.05 -0.04
summary word	ship	-0.06 -0.10 -0.05 0.03 0.06
summary word	shipp	-0.09 -0.06 0.03 0.03 -0.09
summary word	shoot	-0.07 0.07 0.04 -0.11 0.03
summary word	should	-0.07 -0.08 -0.06 0.05 0.00
summary word	show	-0.03 -0.03 -0.01 0.01 0.01
summary word	sign	-0.09 0.00 0.03 0.04 -0.11
summary word	signal	-0.04 0.07 -0.03 0.04 -0.06
summary word	sinc	-0.11 -0.13 0.01 0.08 -0.05
summary word	sit	-0.12 0.00 0.02 0.02 0.03
summary word	site	-0.05 0.05 0.06 -0.09 -0.10
summary word	six	-0.09 -0.12 -0.14 0.14 -0.13
summary word	skip	-0.03 0.04 0.09 -0.03 -0.14
summary word	soar	-0.04 -0.03 -0.03 0.08 -0.09
summary word	social	-0.06 -0.06 -0.09 0.01 0.08
summary word	soldier	0.02 -0.09 0.06 -0.04 -0.12
summary word	some	-0.05 -0.09 -0.12 0.07 0.03
summary word	sound	-0.03 0.02 -0.07 -0.08 0.05
summary word	sourc	0.02 0.04 -0.09 -0.02 -0.03
summary word	south	-0.02 -0.10 -0.10 0.05 0.05
summary word	southern	0.11 0.08 -0.01 -0.11 -0.08
summary word	spark	-0.02 -0.01 -0.04 0.05 -0.03
summary word	speak	-0.01 0.00 -0.16 0.00 0.05
summary word	speculation	-0.08 0.10 0.09 -0.07 -0.11
summary word	spread	-0.05 0.04 -0.02 0.08 -0.10
summary word	spy	-0.09 0.04 0.08 -0.05 -0.12
summary word	stability	-0.06 -0.07 -0.02 0.08 -0.10
summary word	stand	-0.08 -0.12 -0.05 -0.10 0.09
summary word	start	0.03 -0.01 -0.08 0.00 0.01
summary word	stat	0.06 -0.07 0.03 -0.08 -0.05
summary word	statement	-0.10 -0.01 0.07 -0.11 0.05
summary word	stay	-0.04 0.04 0.00 -0.03 0.00
summary word	still	-0.04 -0.04 -0.09 0.03 0.02
summary word	stock	-0.09 -0.11 -0.04 0.11 -0.13
summary word	strategist	-0.04 -0.09 -0.09 0.07 0.00
summary word	street	-0.11 -0.08 -0.06 0.10 -0.10
summary word	strik	-0.14 -0.05 0.15 0.02 -0.18
summary word	struck	0.06 0.01 -0.04 -0.12 0.03
summary word	summit	-0.01 0.06 0.04 -0.12 -0.09
summary word	sunday	-0.08 -0.07 0.03 0.05 -0.06
summary word	supply	0.00 0.02 0.02 0.00 -0.04
summary word	support	-0.05 0.06 0.07 -0.09 -0.03
summary word	suppress	-0.05 -0.07 -0.05 0.05 0.01
summary word	surg	-0.06 0.09 0.04 -0.05 -0.02
summary word	sustain	-0.07 -0.10 -0.05 0.01 0.04
summary word	system	-0.05 0.03 0.07 -0.08 -0.10
summary word	tak	-0.07 0.09 0.05 -0.10 -0.01
summary word	take	-0.07 0.04 0.02 0.04 -0.11
summary word	talk	0.03 -0.14 -0.14 0.02 0.02
summary word	tanker	-0.04 -0.10 -0.10 0.10 -0.08
summary word	target	0.02 0.11 0.05 -0.03 -0.23
summary word	tell	0.05 -0.11 -0.11 0.08 -0.12
summary word	tension	-0.08 -0.04 -0.04 -0.02 0.05
summary word	territory	0.06 0.08 -0.02 -0.14 -0.15
summary word	terror	0.06 -0.01 -0.03 -0.02 -0.03
summary word	th	-0.06 0.10 0.08 -0.09 -0.09
summary word	their	-0.13 -0.09 -0.03 0.09 -0.06
summary word	them	-0.05 -0.10 -0.09 0.06 0.04
summary word	ther	-0.05 0.06 0.03 -0.06 -0.07
summary word	they	-0.10 0.00 -0.04 -0.13 0.10
summary word	though	-0.08 -0.10 -0.07 -0.02 0.06
summary word	thre	-0.03 -0.12 -0.03 0.01 0.06
summary word	threat	-0.11 -0.06 0.00 0.01 0.01
summary word	threaten	-0.04 -0.01 0.02 -0.04 0.00
summary word	through	-0.13 -0.19 -0.16 0.13 0.04
summary word	thursday	0.03 -0.02 0.03 0.00 -0.15
summary word	tim	-0.05 0.03 0.01 0.00 -0.04
summary word	time	-0.06 -0.08 -0.05 0.09 -0.11
summary word	told	-0.13 -0.10 0.02 0.05 -0.08
summary word	toll	-0.11 -0.03 0.06 0.02 -0.08
summary word	top	0.01 0.06 0.02 -0.01 -0.08
summary word	toward	0.06 0.07 -0.01 -0.09 -0.11
summary word	trad	-0.11 -0.10 0.00 -0.01 0.03
summary word	trader	-0.05 -0.14 -0.11 0.14 -0.14
summary word	travel	-0.06 -0.09 -0.09 0.04 0.04
summary word	trigger	-0.05 0.03 -0.06 -0.14 0.11
summary word	turn	-0.05 -0.05 -0.02 0.06 -0.09
summary word	two	0.02 -0.02 -0.02 0.09 -0.21
summary word	unrest	-0.11 0.09 0.12 -0.06 -0.19
summary word	up	-0.08 0.05 -0.02 0.06 -0.08
summary word	upward	-0.02 -0.06 -0.08 -0.09 0.09
summary word	urg	-0.09 0.00 0.01 0.08 -0.11
summary word	us	-0.10 -0.07 -0.08 0.03 0.05
summary word	very	-0.11 -0.05 0.05 -0.11 0.03
summary word	vessel	-0.05 -0.13 -0.12 0.13 -0.12
summary word	violenc	-0.10 0.05 -0.01 0.05 -0.15
summary word	violent	-0.06 0.10 0.08 -0.08 -0.11
summary word	violently	-0.05 0.00 -0.04 0.05 -0.03
summary word	visit	-0.01 0.00 0.00 -0.04 0.01
summary word	vow	-0.04 0.02 -0.03 -0.08 0.06
summary word	want	-0.08 -0.10 -0.09 0.02 0.02
summary word	war	-0.09 -0.11 -0.06 -0.09 0.12
summary word	warn	-0.02 0.09 0.10 -0.04 -0.15
summary word	warning	-0.01 -0.02 0.02 -0.02 -0.03
summary word	wav	0.01 0.04 0.00 -0.10 -0.01
summary word	we	-0.07 -0.04 0.07 -0.07 -0.04
summary word	weapon	-0.09 0.01 -0.08 0.04 0.00
summary word	wednesday	0.00 0.02 -0.04 0.01 -0.08
summary word	week	-0.13 -0.15 -0.07 0.07 -0.01
summary word	weigh	-0.08 0.08 0.09 -0.12 -0.09
summary word	well	-0.11 -0.12 -0.09 0.03 0.04
summary word	western	-0.06 0.02 -0.09 -0.03 0.02
summary word	what	-0.04 0.04 -0.08 -0.16 0.08
summary word	which	-0.09 -0.08 -0.03 0.12 -0.11
summary word	whil	-0.01 -0.08 -0.04 0.01 0.01
summary word	who	0.01 -0.06 -0.02 0.04 -0.07
summary word	wider	-0.04 -0.04 -0.10 0.07 0.00
summary word	will	0.09 0.06 -0.02 -0.04 -0.08
summary word	within	-0.08 0.06 0.08 -0.15 0.04
summary word	without	-0.14 0.06 0.04 -0.09 0.01
summary word	work	0.06 0.05 -0.12 0.00 -0.07
summary word	world	-0.08 -0.06 0.02 0.05 -0.10
summary word	would	-0.14 0.05 -0.05 -0.13 0.11
summary word	wound	0.03 -0.11 -0.02 0.03 -0.03
summary word	year	0.01 0.01 -0.08 -0.16 0.10
summary word	yet	-0.05 -0.01 -0.04 -0.04 0.05
thing	airline	0.05 -0.03 -0.09 0.03 -0.07
thing	airspace	-0.10 -0.13 0.08 -0.02 -0.04
thing	bank	-0.10 -0.13 -0.11 0.07 0.02
thing	base	0.03 0.04 0.04 -0.10 -0.12
thing	diplomats	-0.14 -0.13 0.06 0.04 -0.12
thing	embassy	-0.08 0.05 0.05 -0.05 -0.10
thing	fighter	-0.05 0.03 0.01 -0.11 -0.01
thing	gas works	-0.11 0.01 0.09 -0.03 -0.23
thing	home	0.02 -0.16 -0.16 0.10 -0.03
thing	hospital	-0.19 0.09 -0.17 0.03 -0.15
thing	internet	-0.12 -0.09 0.09 -0.11 -0.01
thing	nuclear site	0.03 -0.15 -0.02 0.04 -0.07
thing	oil price	-0.10 0.06 0.04 -0.01 -0.11
thing	oil trade	-0.07 0.08 0.04 0.01 -0.14
thing	police	0.04 0.00 0.03 -0.07 -0.10
thing	port	-0.11 -0.01 0.00 0.05 -0.05
thing	power plant	-0.07 0.04 -0.02 0.05 -0.18
thing	refinery	-0.01 0.08 0.08 -0.10 -0.21
thing	school	0.00 -0.19 -0.05 0.11 -0.18
thing	ship	-0.21 0.03 0.01 0.05 -0.11
thing	stock exchange	-0.10 0.02 0.04 -0.03 -0.04
thing	strait	-0.04 -0.01 0.06 -0.03 -0.09
thing	treaty	-0.14 -0.01 0.03 -0.02 -0.01
thing	warship	0.10 0.02 -0.14 -0.14 -0.12
thing	worship	-0.13 -0.12 0.05 0.05 -0.07
title	alarm	-0.17 0.03 0.09 -0.06 -0.07
title	brief	-0.03 -0.06 0.04 -0.01 -0.05
title	casualty	0.06 0.05 -0.05 -0.07 -0.10
title	chief	-0.05 -0.06 0.06 -0.01 -0.07
title	civilian	-0.06 -0.04 0.07 -0.03 -0.06
title	closure	0.04 -0.02 0.04 -0.11 -0.06
title	contact	-0.16 -0.07 0.08 0.05 -0.13
title	culture	-0.10 -0.01 -0.14 0.00 0.05
title	cyber	-0.17 -0.10 0.06 0.03 -0.15
title	decision	-0.08 -0.09 0.00 0.03 0.02
title	domestic	-0.05 -0.01 -0.13 0.03 -0.01
title	elsewhere	-0.09 -0.09 0.04 0.05 -0.12
title	everyday	-0.07 -0.18 -0.02 0.01 0.04
title	execution	-0.13 0.01 0.11 -0.06 -0.15
title	force	-0.09 0.00 -0.05 0.03 0.02
title	gaza	0.04 0.04 -0.06 -0.02 -0.07
title	market	-0.12 -0.07 0.10 -0.05 -0.01
title	mass	0.18 0.04 -0.10 -0.19 -0.08
title	modal	-0.17 -0.04 -0.03 0.05 0.00
title	negotiation	-0.03 0.00 -0.06 0.02 -0.04
title	network	-0.13 -0.10 0.06 0.00 -0.05
title	nuclear	-0.07 -0.09 0.13 -0.07 -0.08
title	oil	-0.12 0.03 0.06 -0.02 -0.08
title	opinion	-0.17 -0.07 -0.18 0.04 0.10
title	pact	-0.09 -0.04 0.10 -0.11 -0.11
title	reaction	-0.09 -0.03 -0.05 0.10 -0.08
title	resolve	0.09 0.02 0.02 -0.09 -0.14
title	sanction	-0.12 -0.05 0.05 -0.07 0.02
title	settled	0.10 0.06 -0.04 -0.08 -0.10
title	shipping	0.07 0.05 0.08 -0.08 -0.21
title	shock	-0.06 0.07 0.05 -0.05 -0.06
title	sport	-0.16 -0.17 -0.04 0.04 0.08
title	spy	-0.14 -0.16 0.01 0.04 -0.01
title	strike	0.00 0.02 0.02 -0.06 -0.05
title	syria	-0.15 -0.09 -0.11 0.08 0.05
title	threat	-0.03 -0.04 -0.03 0.04 -0.01
title	toll	-0.16 -0.11 0.14 -0.12 -0.08
title	truce	0.07 0.02 -0.07 -0.04 -0.08
title	unreal	-0.05 -0.08 0.06 0.00 -0.03
title	unrest	-0.15 0.01 0.06 -0.01 -0.06
title	weapon	0.04 0.17 0.00 -0.17 -0.18
title names	ally	-0.11 0.02 -0.10 0.04 -0.06
title names	both sides	-0.01 -0.05 -0.05 0.03 -0.01
title names	both sides and ally	-0.11 0.03 -0.11 0.00 0.04
title names	both sides and usa	-0.01 -0.06 0.02 -0.03 0.01
title names	no party	-0.23 -0.08 0.01 0.00 0.05
title names	one side	-0.09 0.01 0.03 -0.01 -0.03
title names	one side and ally	-0.07 0.05 -0.02 -0.04 -0.05
title names	one side and usa	-0.05 -0.06 -0.01 0.00 0.02
title names	usa	-0.23 -0.15 -0.08 0.08 0.04
title names a capital of	side	0.00 0.00 -0.06 0.07 -0.10
title names a force of	ally	-0.13 0.05 0.00 -0.04 -0.05
title names a force of	side	0.04 0.16 0.01 -0.11 -0.20
title names a kin of	side	-0.12 -0.08 0.14 -0.15 -0.11
title names a leader of	side	-0.12 -0.15 0.13 0.06 -0.12
title names a people of	side	0.06 0.04 -0.04 0.04 -0.18
title names a place of	side	-0.05 0.12 -0.01 0.02 -0.22
title names a service of	side	-0.09 0.00 -0.02 -0.17 0.11
title names a state of	side	-0.03 -0.11 -0.05 0.00 0.08
title names a state of	usa	-0.06 -0.09 -0.01 0.02 0.04
title naming ally	force	-0.10 0.00 -0.10 0.05 -0.05
title naming both sides	alarm	-0.09 0.01 -0.05 0.05 -0.07
title naming both sides	brief	-0.13 -0.04 0.10 0.03 -0.13
title naming both sides	casualty	0.05 -0.01 -0.10 -0.03 -0.08
title naming both sides	chief	-0.04 -0.05 0.01 -0.04 0.02
title naming both sides	civilian	0.06 -0.14 0.01 -0.01 -0.13
title naming both sides	closure	-0.11 -0.15 0.05 -0.07 0.05
title naming both sides	contact	-0.07 -0.01 0.04 -0.02 -0.06
title naming both sides	cyber	-0.12 -0.11 -0.02 0.06 -0.06
title naming both sides	decision	-0.16 -0.13 0.05 -0.07 0.04
title naming both sides	execution	-0.11 0.02 0.08 -0.03 -0.13
title naming both sides	force	-0.03 0.01 -0.08 0.02 0.00
title naming both sides	gaza	0.07 -0.11 -0.10 0.05 -0.10
title naming both sides	market	-0.12 -0.08 0.00 -0.03 0.07
title naming both sides	mass	0.10 0.00 0.03 -0.18 -0.12
title naming both sides	modal	-0.09 0.03 -0.13 -0.02 0.05
title naming both sides	negotiation	-0.06 0.05 -0.12 0.07 -0.07
title naming both sides	nuclear	-0.07 -0.08 0.03 -0.02 0.01
title naming both sides	oil	-0.03 0.07 0.04 -0.05 -0.13
title naming both sides	opinion	-0.14 -0.15 -0.02 0.02 0.07
title naming both sides	reaction	-0.16 0.05 -0.12 0.05 0.00
title naming both sides	resolve	-0.04 0.06 0.10 -0.18 -0.10
title naming both sides	settled	0.05 0.05 -0.11 -0.01 -0.14
title naming both sides	shipping	-0.06 -0.10 -0.08 0.09 -0.05
title naming both sides	shock	-0.02 0.08 0.05 -0.06 -0.21
title naming both sides	sport	-0.12 -0.12 0.01 0.10 -0.11
title naming both sides	spy	-0.08 -0.09 0.05 -0.02 -0.07
title naming both sides	strike	0.02 -0.04 -0.03 -0.01 -0.02
title naming both sides	threat	-0.03 -0.02 -0.04 0.06 -0.05
title naming both sides	truce	-0.05 0.07 -0.07 0.02 -0.08
title naming both sides	unreal	-0.08 -0.04 0.02 -0.02 0.01
title naming both sides	unrest	-0.09 -0.07 -0.02 -0.02 0.03
title naming both sides	weapon	0.01 0.03 0.04 -0.06 -0.06
title naming both sides and usa	alarm	-0.10 -0.08 0.13 -0.14 -0.12
title naming both sides and usa	brief	-0.09 -0.03 -0.09 -0.02 0.10
title naming both sides and usa	casualty	0.11 0.06 -0.10 -0.10 -0.07
title naming both sides and usa	chief	-0.03 0.03 0.07 -0.07 -0.07
title naming both sides and usa	civilian	-0.09 0.02 -0.01 0.00 -0.08
title naming both sides and usa	contact	-0.10 0.06 0.03 -0.09 0.01
title naming both sides and usa	decision	-0.11 -0.01 -0.08 0.00 0.07
title naming both sides and usa	force	0.00 0.00 -0.08 -0.05 0.05
title naming both sides and usa	market	-0.04 0.00 -0.01 0.03 -0.10
title naming both sides and usa	mass	0.07 0.02 -0.17 0.04 -0.19
title naming both sides and usa	negotiation	-0.17 0.04 0.06 -0.10 -0.01
title naming both sides and usa	nuclear	0.08 0.10 -0.10 -0.08 -0.06
title naming both sides and usa	oil	-0.08 0.03 0.06 -0.06 -0.09
title naming both sides and usa	opinion	-0.06 -0.10 -0.10 0.00 0.07
title naming both sides and usa	reaction	0.07 -0.04 0.02 -0.04 -0.21
title naming both sides and usa	resolve	0.07 -0.12 -0.14 -0.01 0.02
title naming both sides and usa	settled	0.07 0.13 -0.10 -0.07 -0.05
title naming both sides and usa	shock	0.01 0.07 0.03 -0.07 -0.08
title naming both sides and usa	spy	-0.10 -0.07 -0.01 -0.01 0.03
title naming both sides and usa	strike	0.03 0.00 0.05 -0.05 -0.10
title naming both sides and usa	threat	0.02 0.01 0.01 -0.07 -0.04
title naming both sides and usa	truce	-0.07 0.05 0.01 -0.07 -0.02
title naming both sides and usa	unreal	0.05 0.06 0.02 -0.07 -0.10
title naming both sides and usa	unrest	-0.10 -0.03 0.03 0.02 -0.09
title naming both sides and usa	weapon	0.00 0.08 -0.07 -0.10 -0.10
title naming no party	civilian	-0.01 0.03 -0.02 -0.08 0.02
title naming no party	closure	-0.11 -0.13 -0.04 -0.02 0.08
title naming no party	contact	-0.13 -0.08 0.03 -0.03 -0.01
title naming no party	decision	-0.06 0.04 0.00 0.01 -0.11
title naming no party	force	-0.08 0.01 -0.06 0.05 -0.02
title naming no party	market	-0.09 0.01 0.06 -0.05 -0.02
title naming no party	mass	-0.09 -0.09 0.00 -0.08 0.06
title naming no party	modal	-0.04 -0.02 0.07 -0.01 -0.12
title naming no party	negotiation	-0.11 -0.14 -0.11 0.13 -0.12
title naming no party	oil	-0.07 0.00 -0.01 -0.07 0.07
title naming no party	opinion	-0.03 -0.06 -0.01 0.04 -0.03
title naming no party	shipping	-0.19 -0.07 0.04 0.04 -0.12
title naming no party	shock	-0.06 -0.05 -0.07 -0.06 0.11
title naming no party	strike	-0.10 0.01 0.02 -0.06 0.01
title naming no party	threat	-0.05 -0.13 -0.15 0.00 0.11
title naming no party	truce	-0.10 -0.13 -0.10 0.12 -0.11
title naming no party	unreal	-0.08 -0.07 0.01 0.06 -0.07
title naming no party	weapon	-0.03 0.03 -0.12 -0.15 0.06
title naming one side	alarm	-0.06 0.03 -0.04 0.00 -0.03
title naming one side	brief	0.09 -0.05 -0.14 0.02 -0.11
title naming one side	casualty	0.07 0.02 0.04 -0.14 -0.17
title naming one side	chief	0.03 -0.10 -0.01 0.03 -0.07
title naming one side	civilian	-0.02 0.00 0.02 -0.02 -0.08
title naming one side	closure	-0.11 0.02 0.04 0.00 -0.17
title naming one side	contact	-0.17 -0.04 0.18 -0.09 -0.12
title naming one side	cyber	-0.08 -0.04 0.06 0.00 -0.11
title naming one side	decision	-0.22 -0.16 -0.02 0.03 0.07
title naming one side	domestic	0.04 0.09 -0.04 -0.03 -0.19
title naming one side	everyday	-0.18 -0.16 -0.03 0.03 0.03
title naming one side	force	-0.06 0.01 -0.01 -0.05 0.03
title naming one side	gaza	-0.09 0.01 0.00 -0.03 0.00
title naming one side	market	0.00 -0.18 0.04 0.00 -0.04
title naming one side	mass	0.04 0.03 -0.01 -0.13 -0.07
title naming one side	modal	-0.06 -0.07 -0.11 -0.04 0.09
title naming one side	negotiation	0.00 -0.01 -0.10 0.00 0.02
title naming one side	network	-0.10 -0.11 0.07 0.04 -0.11
title naming one side	nuclear	-0.18 -0.10 0.12 -0.03 -0.07
title naming one side	oil	-0.05 0.01 -0.01 0.02 -0.06
title naming one side	opinion	-0.05 0.04 -0.14 -0.06 0.01
title naming one side	reaction	-0.14 -0.12 -0.02 0.09 -0.07
title naming one side	resolve	0.07 -0.11 0.01 0.01 -0.13
title naming one side	sanction	-0.11 -0.11 0.03 -0.01 -0.01
title naming one side	settled	-0.09 -0.07 0.04 -0.03 -0.01
title naming one side	shipping	0.11 0.04 -0.08 -0.09 -0.13
title naming one side	shock	-0.07 0.03 0.08 -0.01 -0.18
title naming one side	spy	-0.09 -0.11 0.03 0.02 -0.04
title naming one side	strike	-0.04 0.03 0.05 -0.08 -0.06
title naming one side	syria	-0.12 -0.14 -0.11 0.13 -0.04
title naming one side	threat	-0.18 -0.06 -0.06 0.14 -0.10
title naming one side	truce	0.02 0.03 -0.06 -0.04 -0.01
title naming one side	unreal	-0.22 -0.12 -0.10 0.14 0.01
title naming one side	weapon	0.04 0.12 -0.05 -0.21 -0.23
title naming one side and ally	casualty	0.03 0.00 -0.01 -0.12 -0.09
title naming one side and ally	contact	0.02 -0.03 -0.10 0.06 -0.05
title naming one side and ally	everyday	-0.11 0.06 -0.03 -0.10 0.06
title naming one side and ally	force	-0.04 0.05 0.00 -0.02 -0.08
title naming one side and ally	gaza	0.04 0.07 0.02 -0.12 -0.09
title naming one side and ally	strike	-0.04 0.04 0.05 -0.10 -0.12
title naming one side and ally	unreal	-0.04 -0.05 0.10 -0.15 -0.02
title naming one side and ally	weapon	-0.05 0.07 0.08 -0.13 -0.09
title naming one side and usa	alarm	-0.07 0.03 0.06 -0.04 -0.07
title naming one side and usa	brief	-0.07 0.01 0.06 -0.04 -0.03
title naming one side and usa	casualty	-0.11 0.00 -0.02 0.04 0.01
title naming one side and usa	chief	-0.09 0.00 0.05 -0.04 0.00
title naming one side and usa	civilian	-0.14 -0.08 0.05 0.00 -0.04
title naming one side and usa	closure	0.11 0.11 0.00 -0.11 -0.18
title naming one side and usa	contact	-0.08 -0.18 -0.08 0.15 -0.10
title naming one side and usa	decision	0.07 -0.04 -0.04 0.02 -0.05
title naming one side and usa	domestic	-0.15 -0.15 -0.12 0.00 0.10
title naming one side and usa	everyday	-0.04 -0.04 0.00 0.05 -0.13
title naming one side and usa	force	-0.07 -0.05 0.03 -0.02 -0.01
title naming one side and usa	market	-0.15 0.04 0.06 -0.06 -0.01
title naming one side and usa	mass	0.12 0.04 -0.18 -0.16 -0.02
title naming one side and usa	modal	-0.15 -0.07 -0.02 0.11 -0.10
title naming one side and usa	negotiation	0.03 0.00 0.00 -0.01 -0.09
title naming one side and usa	network	-0.08 0.00 0.02 -0.04 0.01
title naming one side and usa	nuclear	0.00 -0.01 0.05 -0.03 -0.09
title naming one side and usa	oil	-0.19 -0.12 0.01 0.04 -0.02
title naming one side and usa	opinion	-0.12 -0.16 -0.19 0.05 0.10
title naming one side and usa	reaction	-0.09 -0.10 -0.03 0.08 -0.05
title naming one side and usa	resolve	0.07 0.04 -0.06 -0.03 -0.08
title naming one side and usa	sanction	-0.12 -0.02 0.03 -0.12 0.03
title naming one side and usa	settled	0.06 0.03 -0.08 -0.06 -0.04
title naming one side and usa	shipping	0.06 0.06 0.13 -0.17 -0.19
title naming one side and usa	shock	-0.14 -0.06 -0.01 0.04 -0.03
title naming one side and usa	spy	-0.07 -0.10 -0.10 0.04 0.06
title naming one side and usa	strike	-0.01 -0.01 -0.05 0.00 -0.01
title naming one side and usa	threat	-0.02 0.00 0.04 -0.10 0.02
title naming one side and usa	truce	0.09 -0.02 -0.03 -0.08 -0.08
title naming one side and usa	unreal	0.00 0.01 0.10 -0.07 -0.08
title naming one side and usa	unrest	-0.13 0.11 0.11 -0.06 -0.09
title naming one side and usa	weapon	0.00 0.03 -0.02 -0.02 -0.08
title naming usa	casualty	-0.03 -0.17 -0.14 0.07 0.01
title naming usa	chief	-0.11 -0.12 -0.08 0.17 -0.19
title naming usa	civilian	-0.10 -0.12 -0.12 0.02 0.07
title naming usa	contact	-0.07 0.02 -0.08 0.03 -0.08
title naming usa	decision	-0.15 -0.12 -0.03 0.08 -0.05
title naming usa	domestic	-0.05 -0.06 0.01 0.08 -0.11
title naming usa	force	-0.10 -0.23 -0.01 0.09 -0.04
title naming usa	market	-0.07 -0.02 0.02 0.03 -0.05
title naming usa	mass	-0.09 -0.11 -0.08 -0.03 0.06
title naming usa	modal	-0.04 -0.06 -0.09 -0.11 0.09
title naming usa	negotiation	-0.13 -0.12 -0.02 0.02 0.01
title naming usa	oil	-0.06 -0.07 0.08 0.05 -0.15
title naming usa	reaction	-0.05 -0.08 0.05 0.06 -0.07
title naming usa	shipping	-0.09 0.05 0.03 -0.06 -0.05
title naming usa	shock	-0.04 0.03 0.05 -0.15 0.03
title naming usa	strike	-0.09 0.01 -0.20 -0.05 0.10
title naming usa	threat	-0.10 -0.15 -0.13 0.14 -0.08
title naming usa	truce	-0.12 -0.11 -0.01 0.00 0.03
title naming usa	unreal	-0.10 -0.14 -0.17 -0.03 0.13
title naming usa	weapon	-0.04 0.00 0.03 0.03 -0.14
title place	gulf state	0.07 0.05 -0.08 -0.02 -0.16
title place	land of an ally	-0.08 0.12 -0.11 -0.08 -0.01
title place	neighbour	-0.18 -0.02 0.02 0.00 -0.01
title place	region	-0.12 -0.21 0.00 0.05 0.02
title place	strait or sea	0.07 0.04 0.01 -0.05 -0.10
title place	third country	0.00 -0.11 -0.01 0.08 -0.13
title place	usa	-0.05 -0.10 0.01 0.01 0.04
told as	accusation	-0.11 -0.15 -0.14 0.13 -0.04
told as	cancelled	-0.12 -0.13 -0.05 0.09 -0.05
told as	comment	-0.15 -0.17 -0.08 -0.04 0.13
told as	denial	-0.16 -0.17 0.00 0.06 0.01
told as	done	-0.02 0.01 -0.03 -0.04 0.01
told as	memory	-0.13 -0.14 -0.17 0.08 0.09
told as	offer	-0.11 -0.14 -0.13 0.13 -0.07
told as	plan	-0.04 -0.10 0.01 0.02 -0.01
told as	reaction	-0.22 -0.18 -0.06 0.08 0.05
told as	rejection	-0.14 -0.01 0.06 0.05 -0.14
told as	threat	-0.10 -0.02 0.07 -0.03 -0.03
type by rules	cyber	-0.20 -0.16 0.07 0.03 -0.09
type by rules	diplomatic	-0.13 -0.10 0.01 0.07 0.00
type by rules	economic	-0.24 -0.16 0.06 0.04 -0.02
type by rules	humanitarian	-0.27 -0.04 0.08 0.05 -0.05
type by rules	intelligence	-0.22 -0.16 0.04 0.03 -0.03
type by rules	military	0.05 0.05 -0.11 -0.11 0.04
type by rules	other	-0.05 -0.11 -0.24 0.01 0.11
urgency by rules	critical:	0.16 -0.04 -0.21 -0.07 -0.05
urgency by rules	critical: # or more dead in the title	0.13 -0.10 0.00 -0.10 -0.19
urgency by rules	critical: American soldiers killed	0.14 -0.12 -0.14 -0.15 -0.12
urgency by rules	critical: casualties	0.12 -0.13 -0.12 -0.09 -0.10
urgency by rules	critical: killed	0.10 -0.09 -0.03 -0.02 -0.15
urgency by rules	critical: side strikes side	0.21 0.03 -0.16 -0.21 -0.16
urgency by rules	critical: side strikes usa	-0.03 0.10 -0.06 -0.13 -0.10
urgency by rules	critical: somebody strikes side	-0.09 0.02 -0.19 -0.18 0.13
urgency by rules	critical: usa strikes side	-0.06 -0.02 -0.16 0.08 -0.01
urgency by rules	high:	-0.15 -0.05 0.10 -0.07 -0.05
urgency by rules	high: an overview of armed acts	-0.01 -0.05 0.01 -0.03 -0.04
urgency by rules	high: closure	-0.16 0.00 0.11 -0.07 -0.13
urgency by rules	high: cyber	-0.13 -0.02 0.11 -0.10 -0.12
urgency by rules	high: decision	-0.11 -0.13 0.01 0.00 0.03
urgency by rules	high: execution	-0.13 -0.02 0.08 -0.03 -0.14
urgency by rules	high: network	-0.11 -0.13 0.02 0.07 -0.10
urgency by rules	high: resolve	-0.12 -0.11 -0.03 0.12 -0.14
urgency by rules	high: tells of deployment	-0.14 -0.14 -0.08 0.04 0.07
urgency by rules	high: tells of enrichment	-0.10 0.01 0.11 -0.11 -0.11
urgency by rules	high: tells of evacuation	-0.12 0.01 0.10 -0.09 -0.14
urgency by rules	high: threat	-0.13 -0.01 0.02 0.03 0.00
urgency by rules	high: truce	-0.07 -0.06 -0.05 0.06 -0.02
urgency by rules	high: what an armed act left	-0.05 0.01 -0.08 0.02 0.01
urgency by rules	low: asks a question	-0.24 -0.28 -0.32 -0.06 0.26
urgency by rules	low: speaks in the manner of comment	-0.16 -0.06 -0.19 0.01 0.11
urgency by rules	medium: an ordinary development or a reaction	-0.18 -0.21 -0.06 0.10 0.08
urgency by rules	medium: an overview	-0.14 -0.02 0.05 0.02 -0.05
urgency by rules	medium: speaks of what may be	-0.11 0.02 0.03 0.01 -0.05
urgency by rules	medium: the death of one by name	-0.15 -0.01 -0.03 0.10 -0.10
urgency by rules	urgent:	-0.16 -0.03 0.00 0.00 0.00
urgency by rules	urgent: an alarm	-0.08 0.09 -0.07 -0.16 -0.02
urgency by rules	urgent: an armed act	-0.04 0.14 -0.04 -0.05 -0.11
urgency by rules	urgent: tells of closure	-0.09 -0.09 0.06 0.02 -0.13
urgency by rules	urgent: tells of strike	-0.07 0.00 -0.03 0.06 -0.06
voice	army	0.06 0.06 0.02 -0.13 -0.08
voice	business	-0.21 -0.07 0.02 0.05 0.03
voice	essay	-0.26 -0.26 -0.22 0.03 0.27
voice	media	-0.12 -0.02 -0.11 -0.05 0.11
voice	partisan	-0.27 -0.27 -0.06 0.11 0.06
voice	people	-0.14 -0.03 -0.06 0.07 0.02
voice	quarrel	-0.23 -0.22 -0.20 0.03 0.14
voice	says	0.02 0.00 0.05 -0.03 -0.12
voice	statecraft	-0.12 -0.04 0.05 -0.01 -0.02
voice	travel	-0.22 -0.11 0.04 0.07 -0.03
voice	witnessed	0.02 0.16 -0.10 -0.17 -0.18
voice beside the head clause	army	0.03 0.06 -0.06 -0.06 -0.05
voice beside the head clause	business	-0.03 0.02 -0.06 -0.09 0.09
voice beside the head clause	essay	-0.25 -0.17 -0.12 -0.01 0.18
voice beside the head clause	media	-0.12 0.03 0.01 0.00 -0.04
voice beside the head clause	partisan	-0.19 -0.20 -0.08 -0.04 0.15
voice beside the head clause	people	-0.15 -0.04 -0.01 0.09 -0.06
voice beside the head clause	quarrel	-0.16 -0.22 -0.17 0.02 0.12
voice beside the head clause	says	0.07 0.04 0.00 -0.04 -0.12
voice beside the head clause	statecraft	0.00 0.01 0.01 -0.04 -0.05
voice beside the head clause	travel	-0.08 -0.13 0.05 -0.09 0.03
voice beside the head clause	witnessed	0.06 0.02 -0.19 -0.01 -0.04
voice in the head clause	army	0.05 0.02 0.06 -0.10 -0.10
voice in the head clause	business	-0.24 -0.11 0.04 0.08 -0.01
voice in the head clause	essay	-0.16 -0.25 -0.20 0.03 0.19
voice in the head clause	media	-0.10 -0.03 -0.14 -0.08 0.13
voice in the head clause	partisan	-0.21 -0.22 -0.04 0.13 -0.03
voice in the head clause	people	-0.08 -0.01 -0.08 0.01 0.06
voice in the head clause	quarrel	-0.17 -0.12 -0.13 0.01 0.09
voice in the head clause	says	-0.03 -0.02 0.07 -0.01 -0.10
voice in the head clause	statecraft	-0.20 -0.09 0.06 0.01 0.00
voice in the head clause	travel	-0.20 -0.09 0.02 0.09 -0.05
voice in the head clause	witnessed	-0.01 0.17 0.01 -0.27 -0.24
voice in the head clause, naming ally	says	-0.11 -0.14 -0.11 0.11 0.00
voice in the head clause, naming both sides	army	0.08 0.05 -0.21 -0.05 -0.07
voice in the head clause, naming both sides	business	-0.19 -0.06 -0.03 0.08 -0.01
voice in the head clause, naming both sides	essay	-0.14 -0.17 -0.14 0.00 0.12
voice in the head clause, naming both sides	media	-0.11 -0.11 -0.09 0.08 0.03
voice in the head clause, naming both sides	people	-0.12 -0.16 -0.10 0.00 0.11
voice in the head clause, naming both sides	says	0.05 0.01 -0.04 0.03 -0.13
voice in the head clause, naming both sides	statecraft	-0.13 -0.06 0.08 -0.09 0.03
voice in the head clause, naming both sides	travel	-0.06 -0.11 -0.10 0.10 -0.02
voice in the head clause, naming both sides	witnessed	0.01 0.06 -0.02 -0.12 -0.14
voice in the head clause, naming both sides and usa	army	0.06 0.02 -0.03 -0.13 0.00
voice in the head clause, naming both sides and usa	business	-0.15 -0.08 0.07 0.01 -0.17
voice in the head clause, naming both sides and usa	essay	-0.10 -0.11 -0.14 0.03 0.06
voice in the head clause, naming both sides and usa	partisan	-0.08 -0.09 -0.07 0.09 -0.07
voice in the head clause, naming both sides and usa	people	0.03 0.01 -0.07 0.03 -0.17
voice in the head clause, naming both sides and usa	says	-0.05 0.04 0.11 -0.12 -0.07
voice in the head clause, naming both sides and usa	statecraft	-0.13 0.02 0.06 -0.01 -0.10
voice in the head clause, naming no party	army	-0.08 0.00 0.07 0.01 -0.14
voice in the head clause, naming no party	business	-0.10 -0.03 0.00 -0.01 0.02
voice in the head clause, naming no party	essay	-0.05 0.01 0.01 -0.02 -0.03
voice in the head clause, naming no party	media	-0.08 0.02 0.01 -0.02 -0.02
voice in the head clause, naming no party	people	0.02 0.06 -0.09 -0.05 -0.04
voice in the head clause, naming no party	says	-0.13 -0.08 0.09 -0.09 0.03
voice in the head clause, naming no party	statecraft	-0.14 -0.05 0.05 -0.03 -0.03
voice in the head clause, naming one side	army	0.04 0.11 0.00 -0.16 -0.10
voice in the head clause, naming one side	business	-0.10 -0.15 0.04 0.01 -0.02
voice in the head clause, naming one side	essay	-0.04 -0.15 -0.19 -0.05 0.13
voice in the head clause, naming one side	media	-0.12 0.07 0.00 -0.11 0.00
voice in the head clause, naming one side	partisan	-0.04 -0.08 0.01 0.08 -0.08
voice in the head clause, naming one side	people	-0.01 -0.06 -0.20 0.02 0.08
voice in the head clause, naming one side	says	-0.17 -0.03 0.01 0.04 -0.04
voice in the head clause, naming one side	statecraft	-0.19 -0.09 -0.03 0.08 -0.01
voice in the head clause, naming one side	travel	-0.13 -0.21 0.02 0.09 -0.06
voice in the head clause, naming one side	witnessed	-0.01 0.13 -0.02 -0.18 -0.15
voice in the head clause, naming one side and ally	says	-0.15 -0.05 -0.01 0.06 -0.13
voice in the head clause, naming one side and ally	statecraft	0.03 -0.01 -0.10 -0.12 0.08
voice in the head clause, naming one side and usa	army	0.02 -0.08 0.05 -0.10 0.00
voice in the head clause, naming one side and usa	business	-0.19 -0.01 -0.02 0.03 -0.01
voice in the head clause, naming one side and usa	essay	-0.15 -0.14 -0.09 0.09 0.01
voice in the head clause, naming one side and usa	media	0.02 -0.19 -0.13 -0.03 0.11
voice in the head clause, naming one side and usa	partisan	-0.17 -0.15 -0.02 0.05 0.01
voice in the head clause, naming one side and usa	people	-0.21 0.00 0.07 -0.03 -0.03
voice in the head clause, naming one side and usa	quarrel	-0.15 -0.18 -0.11 -0.01 0.11
voice in the head clause, naming one side and usa	says	-0.01 -0.07 0.04 -0.04 -0.06
voice in the head clause, naming one side and usa	statecraft	-0.10 -0.07 0.01 0.02 -0.01
voice in the head clause, naming usa	army	-0.09 -0.18 -0.01 0.11 -0.06
voice in the head clause, naming usa	business	-0.07 -0.01 0.01 -0.04 0.03
voice in the head clause, naming usa	essay	-0.04 -0.05 -0.07 -0.10 0.09
voice in the head clause, naming usa	media	-0.12 -0.17 -0.13 0.02 0.05
voice in the head clause, naming usa	partisan	-0.09 -0.10 0.05 0.06 -0.05
voice in the head clause, naming usa	people	-0.09 0.01 0.01 -0.04 0.01
voice in the head clause, naming usa	quarrel	-0.06 -0.09 0.01 0.07 -0.06
voice in the head clause, naming usa	says	-0.08 0.03 -0.14 0.00 0.01
voice in the head clause, naming usa	statecraft	-0.08 -0.11 -0.10 0.05 0.00
voices in order	army	0.06 0.03 0.00 -0.08 -0.10
voices in order	army > essay	-0.12 -0.13 -0.15 -0.09 0.14
voices in order	army > partisan	-0.05 -0.07 -0.04 0.10 -0.11
voices in order	army > people	-0.08 -0.07 -0.05 0.04 0.02
voices in order	army > says	0.03 0.03 0.01 -0.03 -0.11
voices in order	army > says > business	-0.10 0.19 0.09 -0.09 -0.11
voices in order	army > statecraft	-0.03 0.03 0.00 -0.02 -0.04
voices in order	business	-0.14 -0.07 0.04 0.06 -0.06
voices in order	business > essay	-0.07 -0.14 -0.13 0.05 0.05
voices in order	business > people	-0.02 -0.02 -0.06 0.07 -0.13
voices in order	business > says	-0.11 -0.01 0.07 -0.09 0.06
voices in order	business > statecraft	-0.11 -0.03 0.00 0.01 -0.02
voices in order	essay	-0.18 -0.27 -0.12 0.06 0.16
voices in order	essay > army	-0.07 -0.10 -0.10 -0.03 0.09
voices in order	essay > business	-0.08 -0.11 -0.14 -0.10 0.13
voices in order	essay > media	-0.03 -0.06 -0.05 0.10 -0.01
voices in order	essay > people	-0.09 -0.09 -0.04 0.02 0.01
voices in order	essay > says	-0.10 -0.08 -0.13 0.00 0.07
voices in order	essay > statecraft	-0.07 -0.06 -0.05 -0.14 0.11
voices in order	media	-0.04 -0.04 -0.08 -0.01 0.05
voices in order	media > people	0.03 0.07 -0.06 0.02 -0.13
voices in order	media > quarrel	-0.08 -0.10 -0.12 -0.10 0.12
voices in order	media > says	-0.12 -0.14 -0.09 0.11 -0.06
voices in order	none	0.08 0.04 -0.11 -0.06 -0.02
voices in order	partisan	-0.16 -0.14 0.03 -0.05 0.05
voices in order	partisan > army	-0.10 -0.10 -0.12 0.03 0.07
voices in order	partisan > quarrel	-0.08 -0.11 -0.05 0.12 -0.09
voices in order	partisan > says	-0.11 -0.06 0.03 0.06 -0.09
voices in order	partisan > statecraft	-0.06 -0.08 -0.06 0.10 -0.14
voices in order	people	-0.10 -0.15 0.04 0.07 -0.03
voices in order	people > says	0.08 -0.02 0.09 -0.13 -0.17
voices in order	people > statecraft	-0.09 -0.12 -0.07 -0.01 0.04
voices in order	quarrel	-0.08 -0.12 -0.13 0.08 0.02
voices in order	says	0.03 -0.10 0.04 0.01 -0.16
voices in order	says > army	0.07 0.05 0.07 -0.18 -0.16
voices in order	says > business	-0.12 0.03 -0.04 0.06 -0.16
voices in order	says > essay	-0.05 -0.07 0.00 0.04 -0.02
voices in order	says > media	-0.12 -0.13 -0.14 0.00 0.10
voices in order	says > people	-0.08 0.08 0.01 -0.05 -0.07
voices in order	says > quarrel	-0.10 -0.10 -0.11 -0.10 0.11
voices in order	says > statecraft	-0.21 0.05 0.10 -0.08 -0.04
voices in order	says > statecraft > business	-0.05 0.13 0.02 -0.03 -0.08
voices in order	statecraft	-0.18 -0.10 0.08 0.00 -0.01
voices in order	statecraft > army	-0.08 -0.06 0.00 0.03 -0.08
voices in order	statecraft > business	-0.11 -0.10 -0.06 0.01 0.04
voices in order	statecraft > essay	-0.06 -0.08 -0.12 0.05 0.01
voices in order	statecraft > says	0.12 -0.06 -0.05 0.00 -0.12
voices in order	statecraft > says > business	-0.05 0.04 0.01 0.00 -0.08
voices in order	statecraft > says > essay	-0.06 0.05 0.05 0.01 -0.13
voices in order	statecraft > says > people	-0.06 -0.01 0.02 0.01 -0.08
voices in order	travel	-0.16 -0.06 0.13 -0.07 -0.08
voices in order	travel > people	-0.06 -0.11 -0.10 0.12 -0.11
voices in order	witnessed	-0.03 0.12 0.02 -0.10 -0.20
word	!	0.05 -0.02 -0.09 -0.08 0.04
word	?	-0.23 -0.24 -0.16 0.07 0.11
word	[ally]	-0.13 0.05 0.00 -0.04 -0.05
word	[number]	0.03 -0.02 0.13 -0.07 -0.19
word	[place]	-0.02 0.02 -0.03 0.08 -0.17
word	[region]	-0.01 -0.06 0.02 -0.02 -0.02
word	[side]	-0.04 -0.03 -0.02 0.02 0.01
word	[usa]	-0.06 -0.09 -0.01 0.02 0.04
word	abduct	-0.01 0.10 -0.10 -0.04 -0.14
word	ability	-0.12 -0.11 0.01 0.05 0.03
word	about	-0.06 -0.19 -0.16 0.12 0.01
word	accus	-0.13 -0.13 -0.14 0.16 -0.10
word	acros	0.04 -0.05 0.07 -0.05 -0.23
word	act	-0.18 -0.15 -0.18 0.10 0.11
word	action	-0.13 -0.10 0.01 0.10 -0.11
word	activist	-0.07 -0.11 -0.09 -0.01 0.09
word	acts	-0.06 -0.10 -0.08 0.06 0.00
word	addres	-0.22 0.00 0.03 -0.08 0.05
word	admin	-0.09 -0.09 -0.10 -0.10 0.11
word	after	-0.07 0.05 -0.03 0.05 -0.09
word	again	-0.01 0.04 0.06 -0.05 -0.14
word	against	0.07 -0.13 -0.07 0.00 -0.02
word	agent	-0.17 -0.10 0.04 0.04 -0.13
word	aggression	-0.13 -0.13 -0.12 0.13 -0.10
word	agre	0.09 0.03 -0.02 -0.07 -0.20
word	ahead	-0.04 0.07 -0.08 -0.05 0.01
word	ai	-0.13 -0.13 -0.14 -0.11 0.15
word	air	-0.01 0.03 -0.06 -0.04 -0.01
word	aircraft	-0.10 0.09 0.04 -0.10 -0.12
word	airspac	-0.10 -0.13 0.08 -0.02 -0.04
word	airstrik	0.04 -0.15 -0.02 0.05 -0.09
word	al	-0.02 0.05 -0.04 -0.06 -0.05
word	alarm	0.09 0.06 -0.09 -0.03 -0.11
word	alert	-0.09 0.11 -0.08 0.01 -0.15
word	ali	0.07 -0.10 -0.13 0.04 -0.12
word	all	0.02 -0.10 0.02 -0.04 -0.03
word	alleg	-0.09 0.01 -0.12 0.07 -0.13
word	allow	-0.09 -0.11 -0.12 0.08 0.00
word	ally	-0.15 -0.13 -0.03 -0.08 0.15
word	alon	-0.09 -0.10 -0.12 0.10 0.00
word	already	-0.09 -0.11 -0.10 0.01 0.03
word	amid	-0.05 0.00 -0.01 0.04 -0.09
word	among	-0.05 0.05 -0.12 0.00 -0.04
word	analysi	-0.07 -0.07 -0.09 -0.04 0.07
word	analyst	-0.07 -0.12 -0.13 0.00 0.09
word	announc	0.10 0.11 -0.05 -0.20 -0.08
word	announcement	-0.12 -0.12 -0.10 0.07 0.03
word	another	0.02 0.04 -0.06 0.05 -0.11
word	anti	-0.10 0.03 0.00 0.01 -0.13
word	any	0.03 -0.04 0.05 -0.01 -0.15
word	aoun	-0.11 -0.15 -0.14 0.12 0.01
word	arab	0.04 -0.08 -0.06 0.10 -0.15
word	arm	0.06 -0.12 -0.08 0.06 -0.10
word	arms	-0.10 0.09 0.07 -0.09 -0.10
word	army	0.01 -0.07 -0.03 0.05 -0.12
word	around	0.01 0.02 -0.12 0.08 -0.12
word	arriv	-0.11 -0.06 0.04 -0.02 -0.02
word	asia	-0.04 -0.06 0.00 0.02 -0.05
word	asian	-0.08 -0.08 -0.06 0.03 0.02
word	ask	-0.17 -0.06 0.07 -0.01 -0.04
word	asks	-0.09 0.11 0.10 0.01 -0.12
word	assault	0.07 0.08 -0.12 0.02 -0.11
word	asset	0.09 -0.06 -0.09 0.02 -0.15
word	attack	0.06 0.01 -0.09 -0.03 -0.03
word	attempt	-0.11 -0.14 -0.14 0.12 -0.03
word	back	0.00 0.04 -0.08 -0.03 0.01
word	balanc	-0.12 -0.12 -0.09 0.12 0.10
word	ballistic	0.11 -0.06 -0.18 -0.13 -0.01
word	bank	-0.05 -0.09 -0.13 0.10 -0.05
word	bannon	-0.07 -0.12 -0.12 -0.10 0.12
word	bas	0.05 0.05 -0.09 -0.07 -0.01
word	base	0.00 0.01 -0.11 0.04 -0.16
word	becom	-0.10 -0.11 -0.12 -0.08 0.12
word	befor	0.01 -0.01 -0.16 0.05 0.01
word	begin	-0.02 -0.18 -0.14 0.15 -0.15
word	begun	0.10 0.10 -0.10 -0.11 -0.10
word	below	-0.09 0.02 0.06 -0.05 -0.06
word	between	0.06 -0.17 -0.18 -0.07 0.04
word	beyond	-0.03 -0.05 0.07 -0.04 -0.14
word	big	-0.09 -0.14 -0.14 0.03 0.07
word	bigger	-0.01 0.03 -0.10 0.06 -0.07
word	bitcoin	-0.07 -0.17 -0.19 0.14 -0.03
word	blam	-0.14 -0.16 -0.03 0.09 -0.08
word	blast	0.04 -0.04 0.08 -0.10 -0.12
word	block	0.09 -0.12 0.04 -0.11 -0.04
word	blockad	-0.16 -0.05 0.03 0.02 -0.07
word	bloomberg	-0.08 -0.12 -0.10 0.02 0.09
word	blow	-0.10 0.06 0.03 0.01 -0.09
word	bomb	0.03 -0.23 -0.05 -0.04 0.10
word	bombardment	0.01 -0.13 0.07 -0.11 0.00
word	brac	-0.07 -0.14 -0.18 0.15 -0.05
word	breach	-0.06 0.07 0.05 -0.02 -0.09
word	break	-0.01 0.02 0.08 -0.13 -0.05
word	bridg	-0.12 0.01 0.06 0.01 -0.12
word	brief	-0.12 -0.13 -0.16 -0.13 0.16
word	bring	-0.10 -0.13 -0.16 0.09 0.04
word	build	-0.12 -0.13 -0.04 0.07 0.00
word	burn	-0.09 -0.04 0.01 0.05 -0.10
word	call	-0.04 -0.13 0.04 0.05 -0.11
word	can	-0.14 -0.12 -0.03 0.00 0.04
word	can't	-0.09 -0.03 -0.03 -0.01 0.03
word	canadian	-0.07 -0.14 -0.11 0.05 0.04
word	captur	-0.11 -0.05 -0.11 -0.09 0.10
word	cargo	-0.07 0.07 0.07 -0.10 -0.11
word	carlson	-0.09 -0.11 -0.10 0.02 0.02
word	carry	-0.14 0.10 -0.02 0.04 -0.13
word	casualty	-0.04 -0.05 -0.07 0.10 -0.13
word	caus	0.05 0.03 -0.11 -0.01 -0.11
word	ceas	-0.01 0.03 -0.06 0.03 -0.07
word	ceasefir	0.03 0.02 -0.07 -0.04 -0.04
word	celebrat	-0.15 -0.14 -0.02 0.13 -0.03
word	chang	-0.11 -0.10 -0.10 0.03 0.04
word	chao	-0.07 -0.10 -0.15 0.10 0.07
word	charg	-0.11 -0.11 -0.05 0.09 -0.10
word	chemical	-0.06 -0.07 -0.13 -0.04 0.07
word	chief	0.04 -0.14 -0.08 0.11 -0.11
word	chok	-0.06 0.06 0.09 -0.05 -0.14
word	citizen	-0.07 -0.07 0.00 0.09 -0.14
word	city	0.01 -0.10 -0.07 0.11 -0.13
word	civilian	-0.12 -0.15 -0.13 0.09 0.04
word	civilization	0.01 -0.09 -0.16 0.12 -0.09
word	claim	-0.03 -0.03 0.04 0.06 -0.21
word	clash	-0.08 -0.11 -0.13 -0.12 0.12
word	clear	-0.10 -0.11 -0.16 -0.01 0.11
word	clos	-0.18 0.02 0.01 -0.02 0.00
word	closur	-0.09 -0.14 0.00 -0.04 0.07
word	cnn	-0.03 0.09 -0.12 -0.03 -0.07
word	com	0.06 -0.09 0.01 -0.07 -0.09
word	combat	0.16 0.08 -0.18 -0.13 -0.20
word	come	-0.01 0.03 0.02 0.00 -0.07
word	commander	0.00 0.07 0.00 -0.15 0.02
word	complet	-0.14 -0.05 0.13 -0.10 -0.12
word	concern	-0.06 -0.11 0.02 0.04 -0.04
word	condemn	-0.13 -0.15 -0.09 0.04 0.04
word	condemnation	-0.10 -0.12 -0.09 0.09 0.03
word	conferenc	0.07 -0.02 0.04 -0.08 -0.10
word	confirm	0.14 0.06 -0.01 -0.21 -0.18
word	conflict	-0.05 0.00 -0.04 -0.02 0.05
word	confront	-0.08 -0.09 -0.11 0.08 -0.04
word	continu	-0.18 -0.02 0.14 0.00 -0.17
word	control	-0.12 0.05 0.12 -0.14 -0.13
word	cost	-0.10 -0.13 -0.17 0.03 0.06
word	could	-0.10 0.00 -0.10 0.00 0.05
word	country	-0.17 0.01 0.06 0.00 -0.08
word	cover	-0.10 -0.13 -0.16 0.08 0.04
word	crackdown	-0.10 -0.01 0.00 -0.11 0.04
word	crash	0.03 -0.02 -0.10 0.02 -0.10
word	crisi	-0.09 0.00 0.10 -0.06 -0.12
word	crud	-0.08 0.01 0.07 -0.02 -0.12
word	crush	0.06 -0.05 0.00 -0.10 -0.08
word	crypto	-0.10 -0.13 -0.09 0.02 0.06
word	cut	-0.07 0.06 0.03 -0.05 -0.12
word	cuts	-0.07 -0.01 0.09 -0.13 0.00
word	damag	-0.04 -0.05 0.01 0.05 -0.09
word	day	0.04 0.05 -0.01 -0.08 -0.13
word	daybreak	-0.06 -0.07 -0.06 0.08 0.05
word	days	-0.18 -0.08 0.02 0.02 0.06
word	de	-0.05 -0.12 -0.13 0.11 -0.06
word	dead	0.10 0.00 -0.07 -0.21 -0.02
word	deadlin	-0.03 0.00 0.01 0.00 -0.05
word	deadly	-0.11 -0.07 0.01 0.05 -0.15
word	deal	-0.05 -0.07 -0.04 0.00 0.03
word	death	-0.13 -0.12 0.03 -0.13 0.10
word	decad	-0.07 -0.08 -0.10 -0.02 0.08
word	declar	0.08 0.12 -0.01 -0.05 -0.12
word	defenc	-0.12 0.01 -0.10 0.03 0.01
word	defend	-0.14 -0.07 0.01 0.09 -0.15
word	defens	-0.16 0.06 -0.04 -0.02 -0.01
word	delay	-0.07 -0.09 -0.10 0.01 0.05
word	dem	-0.07 -0.08 -0.02 0.06 -0.03
word	demand	-0.11 0.00 0.02 -0.01 -0.02
word	democrat	-0.07 -0.09 0.03 0.06 -0.07
word	deny	-0.10 -0.04 0.01 0.02 -0.06
word	deputy	-0.08 -0.09 -0.11 0.02 0.06
word	derail	-0.10 -0.11 -0.14 -0.13 0.14
word	despit	-0.12 -0.14 -0.15 0.11 -0.02
word	destroy	-0.07 0.10 0.02 -0.11 -0.03
word	destruction	0.05 -0.05 -0.13 -0.01 -0.01
word	detail	-0.09 -0.08 -0.11 0.02 0.06
word	determin	-0.09 -0.09 -0.07 0.03 0.01
word	devastat	-0.10 0.05 -0.08 -0.10 0.08
word	did	-0.07 -0.10 -0.03 0.10 -0.08
word	die	0.06 -0.12 -0.12 0.04 -0.03
word	diplomatic	-0.09 -0.11 -0.12 0.11 -0.06
word	disarm	-0.04 -0.12 -0.09 0.09 0.01
word	disarmament	-0.06 -0.07 -0.06 0.05 0.00
word	dismiss	-0.08 -0.01 0.04 0.06 -0.12
word	disrupt	-0.09 -0.09 0.12 -0.11 -0.07
word	disruption	-0.09 -0.10 -0.03 -0.03 0.05
word	do	-0.13 -0.04 0.05 0.04 -0.08
word	does	-0.10 -0.08 0.03 -0.11 0.06
word	dollar	-0.13 -0.08 0.00 0.04 -0.03
word	don't	-0.13 -0.09 0.02 -0.04 0.05
word	doubl	0.06 0.00 -0.01 -0.03 -0.11
word	down	-0.08 0.01 0.05 0.01 -0.13
word	dozen	0.10 -0.04 -0.13 -0.14 -0.15
word	driv	-0.05 0.05 0.04 -0.06 0.01
word	dron	0.05 0.02 0.01 0.00 -0.24
word	drop	-0.07 -0.12 -0.14 0.13 -0.04
word	due	-0.07 0.03 0.09 -0.04 -0.10
word	dur	-0.11 0.14 0.07 -0.05 -0.23
word	early	-0.08 0.02 0.05 -0.03 -0.07
word	economic	-0.05 -0.12 -0.12 0.04 0.08
word	economy	-0.06 -0.14 -0.17 -0.04 0.13
word	effort	-0.12 -0.12 0.01 0.05 -0.10
word	embassy	-0.05 -0.06 0.00 0.05 -0.04
word	emerg	-0.09 -0.11 -0.11 -0.08 0.10
word	emergency	-0.08 0.08 0.05 -0.05 -0.17
word	end	0.07 0.01 -0.03 -0.02 -0.08
word	ends	-0.06 -0.10 -0.12 0.00 0.08
word	enemy	-0.07 0.03 0.01 -0.01 -0.02
word	energy	-0.03 0.05 0.05 -0.14 0.04
word	enrichment	-0.10 -0.03 0.12 -0.14 -0.11
word	enter	-0.12 0.08 -0.03 -0.07 -0.03
word	escalat	-0.08 0.00 -0.04 -0.02 0.04
word	escalation	-0.10 0.00 -0.06 0.09 -0.06
word	evacuat	0.02 0.05 0.01 -0.11 -0.08
word	evacuation	-0.08 0.05 0.06 -0.06 -0.10
word	even	-0.13 -0.14 -0.08 0.09 0.01
word	ex	-0.08 -0.11 -0.15 -0.07 0.11
word	exchang	-0.09 0.00 0.02 -0.02 -0.01
word	execut	-0.13 0.01 0.11 -0.06 -0.15
word	exit	-0.11 -0.14 -0.08 0.10 -0.03
word	expect	-0.13 -0.13 -0.03 0.00 0.04
word	expert	-0.09 -0.10 -0.11 -0.01 0.08
word	explain	-0.05 -0.08 -0.06 0.04 0.05
word	explainer	-0.08 -0.07 -0.07 0.13 0.02
word	explosion	0.05 -0.02 -0.06 0.00 -0.15
word	export	-0.08 0.06 0.13 -0.09 -0.16
word	extremely	-0.11 -0.08 -0.02 0.06 -0.12
word	fac	0.03 -0.11 -0.09 0.01 0.02
word	face	-0.12 -0.13 0.04 -0.11 0.09
word	facility	-0.13 0.09 0.08 -0.19 0.00
word	fail	-0.08 -0.08 0.08 -0.04 -0.06
word	fall	-0.10 -0.14 -0.02 0.11 -0.16
word	far	-0.12 -0.05 0.05 -0.01 -0.02
word	fear	0.03 -0.08 -0.11 0.07 -0.07
word	field	-0.08 0.03 -0.01 -0.02 -0.01
word	fifth	-0.05 0.02 0.00 -0.01 -0.08
word	fight	-0.03 -0.01 -0.11 0.01 0.05
word	fighter	-0.12 0.08 -0.02 -0.02 -0.11
word	find	-0.07 -0.09 0.01 0.10 -0.16
word	finish	-0.06 -0.01 0.00 -0.11 0.06
word	fir	-0.04 0.06 -0.03 -0.16 0.03
word	fire	-0.14 0.11 -0.03 -0.04 -0.10
word	first	0.06 0.00 -0.02 0.02 -0.16
word	five	-0.12 0.03 -0.12 -0.14 0.07
word	flee	-0.07 0.04 0.08 -0.07 -0.11
word	flight	-0.15 -0.19 0.05 0.04 -0.02
word	fm	-0.07 -0.04 0.01 0.03 -0.08
word	focu	-0.03 -0.09 -0.12 0.06 0.05
word	follow	0.05 0.08 0.05 -0.03 -0.16
word	forc	0.09 -0.10 0.01 0.00 -0.13
word	foreign	-0.06 -0.07 -0.01 0.11 -0.15
word	former	-0.08 -0.05 -0.08 -0.03 0.08
word	four	-0.09 0.00 0.04 0.07 -0.10
word	fox	-0.11 0.03 -0.14 -0.14 0.11
word	fresh	-0.05 0.06 0.04 0.01 -0.15
word	fuel	-0.10 -0.13 -0.04 0.08 -0.05
word	full	-0.12 -0.11 -0.14 0.10 0.02
word	further	0.00 0.00 -0.04 0.06 -0.12
word	futur	-0.05 0.01 0.03 -0.03 -0.02
word	g	-0.14 -0.01 0.07 0.02 -0.15
word	g7	-0.04 0.03 0.11 -0.16 -0.15
word	gabbard	-0.04 -0.05 0.14 0.09 -0.11
word	gas	-0.15 0.03 0.07 -0.04 -0.08
word	general	-0.05 0.02 -0.02 0.01 -0.03
word	genocidal	-0.07 -0.08 -0.07 -0.01 0.04
word	giv	-0.12 -0.01 0.07 -0.15 0.02
word	global	-0.06 -0.10 -0.12 0.02 0.06
word	go	0.01 -0.15 -0.06 -0.07 0.09
word	goal	-0.11 -0.08 0.03 -0.09 0.06
word	goes	0.01 -0.09 -0.12 -0.09 0.08
word	gold	0.01 0.00 -0.12 0.03 -0.03
word	gop	-0.05 -0.08 -0.02 0.01 0.02
word	government	0.00 -0.04 0.00 -0.15 0.06
word	graham	-0.07 0.02 0.04 -0.04 -0.01
word	ground	0.13 -0.08 -0.17 -0.13 0.03
word	group	-0.09 0.01 0.05 -0.01 -0.11
word	grow	-0.03 -0.12 -0.09 0.06 0.02
word	hacker	-0.11 -0.07 0.09 -0.02 -0.12
word	half	-0.10 -0.07 0.09 -0.11 -0.08
word	halt	-0.13 -0.13 0.04 0.01 -0.01
word	hama	0.03 0.06 0.05 0.03 -0.11
word	hand	-0.13 -0.08 -0.04 0.09 -0.10
word	happen	-0.08 -0.03 0.05 -0.07 -0.02
word	hard	-0.13 -0.01 0.06 -0.01 -0.07
word	haven	-0.07 -0.15 -0.14 0.11 -0.03
word	head	0.06 -0.12 -0.10 -0.10 0.05
word	heard	0.12 -0.11 -0.08 -0.10 -0.08
word	helicopter	-0.14 -0.15 0.09 0.02 -0.13
word	help	-0.13 0.03 0.00 0.00 -0.04
word	high	-0.04 0.04 -0.11 0.00 0.01
word	higher	-0.06 -0.02 0.09 0.02 -0.12
word	him	-0.15 -0.16 0.04 0.03 0.04
word	historic	-0.08 -0.09 -0.10 -0.08 0.10
word	hit	0.06 0.17 -0.07 -0.09 -0.12
word	hits	0.02 0.12 -0.04 -0.10 -0.20
word	hold	-0.17 -0.15 -0.18 0.17 -0.05
word	home	-0.14 -0.17 -0.17 0.00 0.13
word	hop	-0.06 -0.12 -0.13 0.11 0.05
word	hope	-0.09 0.04 -0.11 0.06 -0.16
word	hospital	0.03 0.07 -0.16 0.00 -0.14
word	host	0.09 -0.07 -0.07 -0.15 0.04
word	hour	0.07 0.01 0.07 -0.15 -0.10
word	hous	-0.11 0.03 -0.05 0.02 0.02
word	how	-0.11 -0.08 0.00 -0.03 0.03
word	human	-0.10 -0.12 -0.11 0.04 0.04
word	hundred	0.09 -0.04 -0.09 -0.10 -0.09
word	hurt	0.00 0.00 0.06 -0.01 -0.13
word	i	-0.06 -0.08 -0.09 0.04 0.04
word	if	-0.04 -0.01 0.09 -0.06 -0.06
word	illegal	-0.09 -0.11 0.03 0.13 -0.18
word	imag	-0.19 -0.10 -0.11 0.16 0.01
word	imminent	0.06 0.05 0.00 -0.02 -0.09
word	impact	-0.17 0.03 -0.15 0.02 0.08
word	impos	-0.05 0.09 0.09 -0.11 -0.08
word	includ	-0.11 0.08 0.14 -0.14 -0.14
word	increas	-0.05 -0.09 -0.11 0.01 0.04
word	inflation	-0.03 -0.10 -0.13 -0.09 0.12
word	insight	-0.03 -0.06 -0.11 -0.09 0.10
word	insist	-0.10 -0.03 -0.05 0.03 0.01
word	insufficient	-0.11 -0.14 -0.11 0.11 -0.02
word	intelligenc	0.00 -0.07 -0.08 0.07 -0.10
word	intensify	-0.04 0.07 0.00 -0.06 -0.10
word	intercept	-0.11 0.10 0.05 -0.13 -0.13
word	internet	-0.13 -0.10 0.06 0.00 -0.05
word	interven	-0.08 0.07 0.05 0.03 -0.17
word	intervention	-0.08 -0.02 0.08 -0.06 -0.02
word	interview	-0.03 0.04 -0.08 0.07 -0.13
word	invasion	0.05 -0.07 -0.10 -0.14 0.05
word	involv	0.09 0.11 0.03 -0.13 -0.12
word	is	-0.27 -0.12 -0.07 -0.04 0.21
word	issu	-0.12 0.00 0.15 -0.09 -0.17
word	jazeera	-0.02 0.05 -0.04 -0.06 -0.05
word	jesu	-0.14 -0.15 -0.18 -0.15 0.18
word	jet	-0.09 0.06 -0.16 0.04 -0.10
word	jets	-0.01 0.06 -0.05 -0.10 -0.09
word	jimmy	-0.09 -0.11 -0.10 -0.05 0.10
word	job	-0.04 0.10 0.08 0.01 -0.09
word	joe	-0.07 -0.08 0.01 0.10 -0.11
word	john	-0.06 -0.07 0.08 0.12 -0.15
word	join	-0.06 -0.09 0.05 0.06 -0.15
word	joint	-0.03 0.03 0.07 -0.05 -0.09
word	journalist	-0.13 0.04 -0.09 0.04 -0.06
word	jump	-0.04 0.05 0.02 -0.06 -0.01
word	just	-0.06 -0.15 -0.08 -0.11 0.16
word	keep	-0.12 0.06 0.09 -0.09 -0.07
word	kent	-0.07 -0.08 0.01 0.10 -0.11
word	key	-0.12 -0.06 -0.12 0.04 0.08
word	kill	0.09 0.09 -0.08 -0.10 -0.12
word	kimmel	-0.09 -0.11 -0.10 -0.05 0.10
word	know	-0.01 -0.02 0.03 -0.02 -0.05
word	land	-0.10 0.11 -0.06 -0.11 -0.10
word	last	-0.12 -0.01 -0.09 0.06 -0.01
word	latest	0.02 -0.07 -0.11 -0.09 0.12
word	launch	0.15 0.00 -0.17 -0.03 -0.15
word	lead	-0.11 -0.15 -0.08 0.06 0.06
word	leader	-0.03 -0.18 0.03 0.01 -0.02
word	leadership	0.02 -0.04 -0.08 -0.04 0.04
word	least	0.09 -0.01 -0.13 -0.02 -0.10
word	leav	-0.16 0.07 0.15 -0.20 -0.12
word	like	-0.10 -0.08 -0.01 -0.07 0.07
word	limit	0.06 -0.13 -0.09 0.08 -0.11
word	lindsey	-0.04 -0.06 -0.08 0.00 0.03
word	line	-0.05 -0.08 0.09 0.05 -0.09
word	link	-0.14 -0.11 0.01 0.10 -0.16
word	littl	-0.10 -0.11 -0.13 0.00 0.08
word	live	0.09 0.06 -0.05 -0.11 -0.09
word	lng	-0.11 -0.10 0.09 -0.01 -0.17
word	load	-0.09 0.06 0.09 -0.02 -0.17
word	lock	-0.04 0.11 0.05 -0.09 -0.14
word	long	-0.13 0.04 0.02 -0.03 -0.01
word	look	-0.10 -0.13 -0.13 0.06 0.02
word	loom	-0.14 -0.21 -0.21 0.04 0.12
word	loss	-0.10 -0.12 -0.07 0.13 -0.14
word	low	-0.07 -0.01 -0.05 -0.12 0.10
word	maga	-0.13 -0.13 -0.13 0.05 0.05
word	majeur	-0.09 0.10 0.12 -0.12 -0.12
word	major	0.09 0.01 -0.11 -0.01 -0.11
word	mak	-0.12 0.04 -0.15 -0.03 0.06
word	make	-0.13 -0.14 -0.06 0.07 0.01
word	man	-0.14 0.09 0.08 -0.12 -0.10
word	many	-0.10 -0.10 -0.10 -0.02 0.07
word	market	-0.03 -0.06 -0.05 0.03 -0.01
word	martyr	-0.13 0.05 0.03 0.02 -0.11
word	massi	-0.04 -0.09 -0.07 0.05 0.00
word	massiv	0.13 0.02 -0.16 -0.20 -0.01
word	may	-0.14 -0.08 -0.01 0.00 0.04
word	mean	-0.10 -0.14 -0.14 -0.03 0.12
word	media	0.05 0.06 -0.01 -0.05 -0.14
word	mediat	-0.10 0.06 0.11 -0.09 -0.13
word	meet	-0.08 0.02 0.04 -0.01 -0.08
word	might	-0.05 -0.10 -0.09 0.05 0.02
word	military	-0.03 0.00 -0.01 0.07 -0.12
word	million	-0.14 0.00 0.03 -0.03 -0.01
word	minister	-0.11 -0.04 0.09 0.03 -0.13
word	miscalculation	-0.09 -0.10 -0.13 -0.12 0.12
word	miss	0.16 -0.01 -0.19 -0.15 -0.13
word	missil	0.03 0.08 -0.03 -0.09 -0.12
word	mission	-0.10 0.05 -0.13 -0.13 0.07
word	mock	-0.08 -0.10 0.04 0.02 -0.04
word	moment	0.02 0.03 -0.19 -0.01 -0.03
word	month	-0.08 -0.06 -0.06 0.11 -0.14
word	more	0.03 0.05 -0.03 -0.13 0.00
word	most	0.05 -0.04 -0.06 0.05 -0.08
word	mount	-0.08 0.01 -0.08 0.00 0.03
word	mov	-0.10 -0.11 0.00 0.01 0.03
word	move	-0.06 -0.07 -0.08 -0.02 0.05
word	much	-0.05 0.00 -0.17 -0.08 0.14
word	municipal	0.04 0.12 -0.05 -0.13 -0.12
word	nam	-0.11 -0.07 0.09 0.03 -0.12
word	nation	-0.17 0.00 0.10 -0.01 -0.16
word	national	-0.09 -0.12 -0.16 0.01 0.11
word	near	-0.15 0.01 0.00 0.03 -0.07
word	need	0.03 0.04 0.01 0.02 -0.11
word	negotiat	-0.12 0.09 0.10 -0.11 -0.05
word	negotiation	-0.14 -0.16 -0.02 0.04 0.02
word	negotiator	-0.11 -0.13 -0.14 0.13 0.11
word	network	-0.14 -0.09 0.04 0.03 -0.06
word	new	0.00 -0.04 0.06 -0.13 0.02
word	news	-0.06 0.05 -0.15 -0.14 0.07
word	next	-0.13 -0.12 -0.01 0.09 -0.04
word	no	-0.17 -0.14 -0.04 0.00 0.09
word	not	-0.11 -0.01 -0.08 0.01 0.05
word	noth	-0.12 -0.12 -0.14 0.14 -0.10
word	now	0.01 -0.09 -0.03 -0.04 0.03
word	nuclear	0.01 -0.10 -0.01 0.01 -0.04
word	objectiv	-0.11 -0.07 -0.05 0.07 -0.03
word	off	0.09 -0.02 -0.14 -0.02 -0.06
word	offer	-0.12 -0.09 0.01 0.11 -0.14
word	official	-0.20 -0.15 -0.01 0.12 -0.08
word	oil	-0.07 0.07 -0.03 -0.03 0.01
word	once	-0.06 -0.07 -0.03 -0.10 0.08
word	one	-0.04 -0.01 -0.10 0.04 0.01
word	ongo	0.08 0.04 -0.13 -0.06 -0.02
word	only	-0.07 0.04 0.02 0.02 -0.06
word	open	0.10 0.06 -0.01 -0.11 -0.09
word	operation	0.20 0.10 -0.20 -0.18 -0.15
word	option	-0.10 -0.06 0.02 -0.07 0.06
word	order	-0.02 -0.03 0.12 -0.05 -0.19
word	other	0.02 -0.05 -0.10 0.02 0.00
word	out	-0.17 -0.09 0.09 -0.08 -0.01
word	over	-0.09 0.07 -0.11 0.01 0.00
word	own	-0.10 -0.13 -0.17 0.02 0.06
word	p	-0.06 -0.10 -0.07 0.11 -0.12
word	palestinian	-0.10 0.04 0.09 0.05 -0.11
word	part	0.03 0.05 0.01 -0.09 -0.12
word	pass	-0.10 0.03 0.06 -0.04 -0.12
word	past	0.02 0.02 -0.07 0.06 -0.09
word	paus	0.05 -0.08 -0.13 -0.13 0.08
word	pay	-0.09 0.20 0.09 -0.09 -0.13
word	peac	0.01 0.05 -0.16 0.05 -0.05
word	peaceful	-0.04 0.03 -0.01 0.06 -0.12
word	peopl	0.12 0.03 -0.02 -0.19 -0.16
word	percent	-0.07 0.04 0.12 -0.12 -0.23
word	persist	-0.09 -0.03 0.03 0.02 -0.13
word	phas	-0.10 -0.13 -0.11 0.00 0.07
word	phon	-0.10 -0.03 -0.03 0.08 -0.10
word	pilot	-0.10 0.00 0.05 -0.10 -0.02
word	plac	-0.06 -0.07 -0.01 0.05 -0.06
word	plan	0.07 -0.11 0.01 -0.01 -0.13
word	plann	-0.11 -0.13 0.06 -0.01 -0.05
word	plant	-0.15 -0.11 0.11 -0.02 -0.15
word	play	-0.13 -0.12 -0.04 0.02 0.03
word	pledg	-0.04 -0.08 -0.06 0.00 0.03
word	plot	-0.07 -0.01 0.00 -0.01 -0.01
word	plung	-0.12 0.01 0.09 -0.05 -0.17
word	plus	0.01 -0.13 -0.11 0.03 0.03
word	pm	0.00 -0.11 -0.14 0.13 -0.15
word	podcast	-0.07 -0.09 -0.07 0.09 0.06
word	point	0.05 -0.04 -0.19 0.01 0.09
word	polic	0.04 0.00 0.03 -0.07 -0.10
word	policy	-0.06 -0.07 -0.10 0.08 -0.07
word	polymarket	-0.09 -0.13 -0.14 0.04 0.05
word	port	-0.09 -0.06 -0.01 -0.08 0.06
word	possibl	-0.08 -0.08 -0.12 0.12 -0.09
word	post	0.03 -0.14 -0.13 0.02 0.03
word	potential	-0.08 -0.05 -0.01 -0.01 0.03
word	pound	-0.11 -0.01 -0.13 0.07 -0.10
word	power	-0.17 -0.19 0.01 0.07 0.02
word	predict	-0.08 -0.08 -0.11 -0.05 0.09
word	prepar	-0.01 0.03 0.07 -0.01 -0.14
word	president	-0.14 0.04 0.02 -0.10 0.01
word	pressur	-0.15 -0.20 -0.19 0.01 0.10
word	pric	-0.07 0.02 0.07 -0.05 -0.05
word	prim	-0.06 -0.03 0.04 -0.03 0.00
word	primetim	-0.09 0.02 0.01 0.02 -0.05
word	problem	-0.07 -0.01 -0.02 -0.13 0.07
word	program	0.01 0.04 0.01 -0.10 0.02
word	progres	-0.10 -0.11 -0.10 0.01 0.07
word	promis	-0.06 -0.11 0.08 0.04 -0.14
word	protest	-0.17 -0.02 0.03 -0.01 -0.04
word	protester	-0.09 0.03 0.03 -0.01 -0.06
word	public	-0.10 -0.12 -0.12 0.12 -0.02
word	pull	-0.10 0.08 -0.12 -0.13 0.04
word	pursu	-0.09 0.00 -0.02 0.02 -0.02
word	push	-0.13 -0.16 -0.18 0.07 0.05
word	put	0.04 0.05 0.04 -0.12 -0.05
word	question	-0.11 -0.15 -0.14 0.15 -0.05
word	quickly	-0.11 -0.08 -0.05 0.08 -0.04
word	rag	-0.11 0.02 0.06 0.02 -0.09
word	raid	0.04 -0.08 -0.12 0.05 -0.12
word	rais	-0.05 -0.09 0.05 0.02 -0.03
word	ramp	-0.10 -0.07 0.03 0.00 -0.03
word	rat	-0.08 -0.07 -0.05 0.08 -0.12
word	rattl	-0.03 0.05 -0.06 -0.09 0.04
word	reach	-0.03 0.09 -0.13 -0.05 -0.13
word	react	-0.14 -0.09 -0.05 0.08 -0.03
word	ready	-0.13 0.01 0.17 -0.14 -0.19
word	recent	-0.10 -0.09 -0.02 0.03 0.01
word	reckles	-0.09 -0.06 -0.09 0.10 -0.02
word	record	-0.07 -0.01 0.07 -0.05 -0.10
word	red	-0.06 -0.08 0.07 -0.11 0.01
word	refinery	0.03 0.07 -0.02 -0.03 -0.16
word	refus	-0.11 -0.12 -0.08 0.02 0.05
word	regim	-0.07 -0.01 0.08 -0.06 -0.02
word	region	0.00 -0.11 0.01 -0.05 0.02
word	regional	-0.10 -0.13 0.02 0.09 -0.10
word	releas	-0.12 0.02 -0.09 0.04 -0.02
word	remain	-0.15 -0.18 -0.16 0.13 0.01
word	remov	0.02 -0.09 0.04 -0.02 -0.13
word	renew	-0.08 -0.03 0.02 -0.06 0.04
word	reopen	0.00 0.07 0.10 -0.09 -0.16
word	rep	-0.06 -0.07 -0.12 -0.11 0.11
word	report	-0.05 0.07 -0.01 0.12 -0.31
word	reportedly	0.04 0.01 -0.03 0.01 -0.12
word	reporter	-0.06 0.04 0.05 -0.01 -0.09
word	republican	-0.09 -0.10 -0.10 0.01 0.04
word	request	-0.11 0.15 0.14 -0.14 -0.10
word	rescu	-0.05 0.10 0.03 -0.13 -0.07
word	resolution	-0.07 0.15 0.12 -0.14 -0.10
word	respond	0.06 -0.04 -0.06 0.00 -0.04
word	respons	0.04 -0.05 -0.01 -0.16 0.04
word	restraint	-0.03 0.02 -0.01 -0.01 -0.06
word	retaliat	0.08 0.04 -0.12 -0.16 -0.14
word	retaliation	0.05 -0.06 0.04 -0.08 -0.07
word	retaliatory	-0.08 -0.11 -0.13 0.08 0.05
word	retreat	0.06 0.02 -0.11 0.04 -0.14
word	return	-0.08 0.03 0.04 -0.03 -0.03
word	reveal	-0.07 -0.09 -0.10 0.07 -0.03
word	right	-0.06 -0.09 -0.13 0.01 0.08
word	ris	-0.12 0.04 0.00 -0.02 -0.02
word	rise	-0.04 0.03 -0.04 -0.01 0.00
word	risk	-0.09 -0.13 -0.02 0.05 0.02
word	rock	-0.01 0.06 0.03 -0.13 -0.13
word	rocket	-0.14 0.03 -0.05 0.04 -0.09
word	roil	-0.04 0.02 0.02 0.00 -0.07
word	round	-0.13 -0.14 -0.14 0.09 0.05
word	rout	-0.11 -0.11 0.03 -0.16 0.09
word	rubbl	0.01 0.09 -0.09 -0.12 -0.12
word	rush	0.03 -0.13 -0.12 0.11 -0.13
word	s	-0.08 -0.12 -0.05 0.09 -0.10
word	said	-0.06 0.08 0.03 -0.03 -0.15
word	sanction	-0.15 -0.04 0.02 -0.04 0.03
word	satellit	-0.16 -0.15 -0.11 0.18 -0.14
word	say	-0.01 -0.04 0.02 -0.06 0.02
word	says	-0.04 -0.02 0.01 0.04 -0.07
word	scal	-0.14 -0.08 0.07 0.03 -0.12
word	school	0.01 -0.17 -0.03 0.08 -0.15
word	scrambl	-0.08 -0.03 0.07 -0.11 -0.01
word	second	0.01 0.09 -0.05 0.03 -0.16
word	secretary	-0.05 0.04 0.06 -0.08 -0.04
word	security	-0.10 -0.06 0.08 -0.02 -0.11
word	seek	-0.09 -0.05 0.00 -0.03 0.03
word	seen	-0.07 0.12 -0.04 -0.05 -0.15
word	seiz	-0.08 0.05 -0.12 0.01 -0.08
word	senat	-0.08 0.00 0.08 -0.17 0.00
word	send	-0.18 -0.08 0.13 -0.07 -0.08
word	senior	0.08 0.07 -0.11 -0.10 -0.07
word	set	-0.10 -0.07 0.00 0.03 -0.01
word	shar	-0.06 0.01 0.03 -0.04 0.00
word	sharply	-0.09 -0.04 0.09 0.05 -0.13
word	shelter	-0.03 -0.03 -0.13 0.02 -0.01
word	shift	-0.08 -0.06 -0.04 -0.06 0.07
word	ship	0.08 -0.07 -0.05 0.00 -0.16
word	shipment	-0.09 -0.01 0.08 -0.03 -0.13
word	shipp	-0.11 -0.02 0.09 -0.02 -0.15
word	shock	0.00 -0.09 -0.06 -0.11 0.09
word	shoot	-0.13 -0.11 0.06 0.04 -0.11
word	shortag	-0.10 -0.12 -0.01 0.11 -0.14
word	shot	-0.07 0.04 0.05 -0.10 -0.09
word	show	-0.07 -0.12 -0.01 0.08 -0.01
word	shut	-0.07 -0.03 0.12 -0.08 -0.15
word	sid	0.06 0.04 -0.09 0.03 -0.11
word	sign	-0.07 -0.17 -0.03 0.04 0.04
word	signal	-0.10 0.11 0.12 -0.15 -0.03
word	sinc	0.04 -0.13 -0.05 0.05 -0.11
word	sink	0.12 0.01 -0.14 -0.06 -0.16
word	siren	-0.06 0.05 0.09 -0.06 -0.06
word	sit	0.08 -0.05 -0.11 0.02 -0.13
word	site	0.01 0.11 0.06 -0.16 -0.16
word	six	0.03 -0.01 -0.06 -0.08 -0.02
word	slam	-0.09 0.00 -0.13 -0.08 0.10
word	slid	-0.12 -0.09 -0.01 0.06 -0.14
word	smok	0.05 0.11 -0.08 -0.12 -0.11
word	soar	-0.03 -0.06 -0.06 0.12 -0.13
word	soldier	-0.02 -0.14 -0.04 -0.14 0.10
word	some	-0.10 -0.09 -0.01 0.00 0.05
word	soon	-0.08 0.04 0.07 -0.10 -0.03
word	sound	-0.08 0.04 0.03 0.01 -0.08
word	sourc	-0.15 0.04 -0.03 0.04 -0.03
word	south	-0.01 -0.01 -0.10 0.05 -0.05
word	spark	-0.13 -0.14 -0.15 0.08 0.02
word	speak	-0.12 -0.12 -0.12 0.12 0.01
word	speech	-0.11 -0.14 -0.18 -0.10 0.15
word	spik	-0.07 0.06 0.03 -0.05 -0.02
word	spread	-0.01 -0.01 0.01 0.03 -0.13
word	spy	-0.17 -0.04 0.13 -0.06 -0.19
word	squar	0.04 -0.10 -0.13 -0.11 0.09
word	stanc	-0.06 0.06 0.07 0.05 -0.14
word	stand	-0.09 -0.12 -0.07 0.14 -0.14
word	start	-0.11 -0.06 0.02 0.09 -0.09
word	stat	0.10 0.05 -0.17 -0.13 0.00
word	statement	-0.16 -0.05 0.07 0.06 -0.19
word	station	-0.10 -0.05 0.00 0.03 -0.01
word	stay	-0.11 -0.11 0.00 -0.04 0.05
word	step	-0.03 0.06 -0.13 -0.03 0.02
word	still	-0.09 -0.05 -0.03 0.08 -0.10
word	stock	-0.12 -0.04 0.06 0.07 -0.31
word	stop	0.04 0.03 0.03 -0.15 0.00
word	strategic	0.06 0.07 -0.12 -0.08 -0.11
word	street	-0.05 0.05 0.02 0.00 -0.12
word	strik	0.02 0.02 0.06 -0.07 -0.11
word	struck	-0.03 0.11 -0.11 -0.07 -0.12
word	stunn	-0.02 0.07 -0.10 0.04 -0.12
word	submarin	0.14 -0.06 -0.16 -0.13 -0.12
word	succes	0.00 -0.09 -0.12 0.10 -0.11
word	suggest	-0.09 -0.11 -0.11 0.06 0.02
word	summit	0.03 0.08 0.03 -0.08 -0.10
word	supply	-0.09 -0.11 0.10 -0.04 -0.07
word	support	-0.08 -0.12 -0.07 0.03 0.03
word	surg	0.01 -0.01 0.09 -0.15 -0.02
word	surpris	-0.13 -0.12 -0.03 0.07 -0.04
word	surrender	-0.01 0.12 0.05 -0.07 -0.09
word	suspect	-0.10 0.06 -0.14 0.07 -0.13
word	suspend	0.08 -0.06 0.04 -0.10 -0.21
word	taco	-0.10 -0.11 -0.11 -0.09 0.11
word	tak	-0.18 -0.10 0.03 -0.01 0.02
word	take	0.05 -0.10 -0.16 -0.09 0.11
word	takeaway	-0.06 -0.06 -0.08 -0.01 0.05
word	taken	-0.11 -0.03 -0.02 -0.03 0.05
word	talk	-0.20 -0.03 0.02 -0.08 0.10
word	tanker	-0.13 -0.01 -0.03 0.06 -0.05
word	target	0.08 0.06 -0.11 -0.08 -0.05
word	tell	-0.17 -0.02 0.08 0.00 -0.06
word	ten	0.11 -0.06 -0.10 -0.09 -0.11
word	tension	-0.15 -0.01 0.03 -0.07 0.04
word	term	-0.10 -0.11 -0.06 0.08 -0.05
word	terrify	-0.07 -0.04 -0.10 -0.12 0.09
word	territory	-0.08 -0.10 -0.09 0.00 0.06
word	terrorist	-0.10 -0.10 -0.05 0.04 -0.01
word	test	-0.09 -0.13 -0.14 -0.02 0.11
word	their	0.02 -0.04 -0.14 0.00 0.05
word	them	-0.01 -0.05 -0.07 -0.01 0.04
word	they	-0.17 -0.14 0.01 -0.03 0.08
word	thousand	-0.07 0.09 0.08 -0.14 -0.12
word	thre	0.01 0.00 0.03 0.03 -0.15
word	threat	0.05 0.00 -0.08 -0.02 0.02
word	threaten	-0.20 -0.10 0.03 0.07 -0.04
word	through	-0.14 -0.11 -0.22 0.19 -0.07
word	time	-0.12 0.04 0.03 -0.06 -0.01
word	today	-0.04 -0.04 -0.02 0.03 -0.01
word	told	-0.12 -0.09 0.00 -0.04 0.05
word	toll	-0.14 -0.10 0.11 -0.09 -0.03
word	tonight	0.04 0.02 -0.05 -0.01 -0.06
word	too	-0.14 -0.09 0.07 0.03 -0.08
word	top	-0.01 -0.08 0.04 0.05 -0.11
word	total	-0.12 -0.01 0.07 -0.04 -0.04
word	toward	0.01 -0.03 -0.09 -0.08 0.07
word	trad	-0.09 -0.12 0.06 -0.05 0.02
word	trader	-0.10 -0.09 -0.03 -0.04 0.05
word	travel	-0.06 -0.13 -0.13 0.12 -0.06
word	trigger	-0.11 -0.14 0.01 -0.05 0.08
word	troop	-0.10 -0.16 0.02 -0.15 0.10
word	truc	0.00 -0.04 0.03 -0.02 -0.10
word	tucker	-0.09 -0.11 -0.10 0.02 0.02
word	turn	-0.11 -0.05 0.03 0.06 -0.16
word	two	0.00 0.14 -0.04 -0.12 -0.09
word	uncertainty	-0.09 -0.12 -0.13 0.05 0.02
word	under	0.01 -0.15 -0.04 0.01 0.04
word	unit	-0.07 -0.12 -0.14 0.10 -0.03
word	unlikely	-0.10 -0.13 -0.17 -0.05 0.13
word	unrest	-0.09 0.07 0.06 -0.01 -0.15
word	until	-0.14 -0.05 0.02 0.06 -0.13
word	up	-0.07 0.03 0.04 0.04 -0.13
word	updat	0.06 0.01 0.03 -0.10 -0.08
word	uranium	-0.09 0.02 0.14 -0.14 -0.15
word	urg	0.07 -0.04 -0.02 -0.01 -0.11
word	urge	-0.08 0.03 0.05 -0.01 -0.12
word	vast	0.04 0.02 -0.01 0.06 -0.12
word	very	-0.07 0.12 0.10 -0.12 -0.10
word	victory	-0.13 -0.05 0.05 0.00 -0.04
word	video	0.01 0.06 -0.06 -0.15 0.04
word	violenc	-0.10 0.02 -0.03 0.04 -0.10
word	violent	-0.06 0.14 0.09 -0.09 -0.12
word	visit	-0.09 -0.12 -0.12 0.13 -0.09
word	vow	0.05 -0.02 0.08 -0.14 -0.15
word	vows	0.01 0.04 0.05 -0.09 -0.18
word	want	-0.14 -0.04 0.00 0.00 0.01
word	war	-0.12 -0.06 -0.04 0.03 0.03
word	warn	-0.06 -0.07 -0.01 -0.01 0.01
word	warning	-0.07 0.02 -0.11 0.00 0.04
word	wars	-0.10 -0.12 -0.07 0.14 -0.14
word	warship	0.06 -0.04 -0.02 -0.10 0.00
word	watch	-0.03 0.07 -0.01 -0.10 -0.04
word	water	-0.10 0.07 0.07 -0.15 -0.05
word	wav	0.08 -0.05 -0.10 -0.08 -0.09
word	wave	0.12 -0.01 -0.13 -0.10 -0.10
word	way	0.01 0.05 -0.01 -0.03 -0.13
word	we	-0.19 -0.13 0.05 0.01 0.00
word	we'r	0.05 0.14 0.07 -0.13 -0.13
word	weapon	0.05 0.05 -0.08 -0.07 -0.06
word	week	0.08 -0.07 -0.09 -0.10 0.05
word	weigh	-0.12 0.12 0.10 -0.10 -0.09
word	western	-0.06 0.06 -0.07 0.03 -0.10
word	what	-0.05 -0.17 -0.11 0.05 0.05
word	when	-0.09 -0.08 -0.01 -0.09 0.06
word	wher	-0.09 -0.04 0.03 -0.12 0.05
word	whether	-0.14 -0.08 0.08 -0.05 -0.03
word	which	-0.06 0.05 -0.06 0.01 -0.04
word	whil	-0.11 -0.02 0.00 -0.05 0.05
word	who	-0.17 -0.18 -0.02 0.09 0.04
word	whol	0.03 -0.05 -0.13 0.10 -0.13
word	why	-0.15 -0.16 -0.11 0.10 0.02
word	wider	-0.05 0.02 -0.10 0.03 0.02
word	will	-0.13 -0.09 0.09 -0.03 -0.03
word	women	-0.12 -0.02 -0.08 -0.07 0.09
word	won't	-0.15 -0.15 -0.04 -0.09 0.13
word	word	-0.07 -0.09 -0.10 0.07 -0.02
word	work	-0.10 0.02 -0.17 0.09 -0.05
word	worker	0.02 0.14 -0.04 -0.16 -0.14
word	world	-0.15 -0.18 -0.05 0.12 -0.02
word	worry	-0.08 -0.09 -0.05 0.01 0.05
word	would	-0.07 0.01 0.09 0.04 -0.16
word	wound	0.05 0.01 -0.08 -0.11 -0.08
word	year	-0.14 -0.16 0.03 0.03 0.01
word	yet	-0.03 0.05 -0.13 -0.15 0.08
word	yield	-0.03 0.11 0.00 0.01 -0.09
word	you	0.01 0.01 0.07 0.01 -0.12
word	your	0.02 -0.03 -0.02 -0.14 0.03
words: ,	[ally]	-0.08 0.02 -0.06 -0.11 0.06
words: ,	[place]	0.04 -0.06 -0.03 -0.04 0.03
words: ,	[region]	-0.11 -0.13 -0.14 0.07 0.01
words: ,	[side]	-0.07 0.03 0.05 -0.06 -0.06
words: ,	[usa]	0.01 0.06 -0.11 0.02 -0.08
words: ,	and	-0.12 -0.16 -0.18 0.00 0.13
words: ,	as	0.12 -0.09 -0.10 0.01 -0.15
words: ,	but	-0.12 0.01 0.08 0.00 -0.09
words: ,	call	-0.12 -0.08 0.08 0.00 -0.05
words: ,	more	0.06 0.01 -0.01 -0.11 -0.04
words: ,	oil	0.02 0.05 -0.04 -0.04 -0.04
words: ,	says	-0.15 -0.05 -0.08 0.05 0.03
words: ,	sourc	-0.09 -0.08 -0.01 0.08 -0.10
words: ,	stock	-0.08 -0.10 0.00 0.06 -0.14
words: ,	the	0.00 -0.08 0.02 -0.12 0.05
words: ,	top	0.04 0.02 0.05 -0.08 -0.12
words: ,	worker	0.04 0.12 -0.05 -0.13 -0.12
words: -	live	0.06 -0.05 0.02 -0.08 -0.05
words: .	the	-0.07 0.06 0.01 -0.12 0.03
words: :	[place]	-0.05 0.02 -0.10 -0.11 0.08
words: :	[region]	0.02 -0.12 -0.13 0.00 0.05
words: :	[side]	0.04 -0.03 0.05 -0.09 -0.11
words: :	[usa]	0.01 0.06 0.06 -0.07 -0.06
words: :	a	-0.08 -0.12 -0.14 -0.14 0.14
words: :	expert	-0.07 -0.07 -0.08 0.05 0.04
words: :	he	-0.08 -0.11 -0.14 0.02 0.07
words: :	live	-0.04 0.05 0.01 -0.06 -0.09
words: :	market	-0.06 -0.11 -0.11 0.10 -0.06
words: :	report	0.02 -0.14 0.00 0.11 -0.21
words: :	the	-0.11 -0.12 -0.10 0.04 0.01
words: :	we	-0.11 -0.10 -0.06 0.12 -0.16
words: :	what	-0.14 -0.12 0.02 -0.09 0.05
words: :	why	-0.11 -0.10 0.00 0.09 -0.06
words: ;	[side]	0.06 0.00 -0.10 0.04 -0.09
words: [ally]	,	-0.06 -0.04 -0.13 -0.06 0.09
words: [ally]	and	0.06 0.06 -0.01 -0.09 -0.07
words: [ally]	disarmament	-0.12 -0.14 -0.13 0.08 0.05
words: [ally]	target	-0.04 0.06 0.08 -0.08 -0.07
words: [number]	,	-0.12 0.08 -0.02 0.00 -0.05
words: [number]	[side]	0.04 -0.03 -0.03 0.01 -0.08
words: [number]	days	-0.14 -0.15 0.00 0.04 0.03
words: [number]	dollar	-0.11 -0.02 0.06 0.04 -0.23
words: [number]	early	-0.08 -0.01 0.02 0.02 -0.08
words: [number]	million	-0.07 0.00 0.08 -0.15 0.04
words: [number]	of	-0.05 -0.07 -0.08 -0.03 0.08
words: [number]	peopl	0.12 -0.04 -0.13 -0.13 -0.11
words: [number]	percent	-0.07 0.04 0.12 -0.12 -0.23
words: [number]	week	0.10 0.16 -0.10 -0.11 -0.11
words: [number]	year	-0.12 -0.13 0.04 0.02 0.00
words: [place]	,	0.00 -0.02 0.03 -0.10 -0.01
words: [place]	:	-0.02 -0.01 -0.02 0.04 -0.09
words: [place]	[place]	-0.05 0.05 -0.06 0.00 -0.04
words: [place]	[side]	0.07 0.10 -0.11 -0.07 -0.10
words: [place]	after	0.04 0.05 -0.11 0.03 -0.09
words: [place]	and	0.14 0.05 0.03 -0.18 -0.14
words: [place]	aoun	-0.09 -0.11 -0.08 0.08 0.02
words: [place]	arm	-0.08 -0.10 0.01 0.06 -0.04
words: [place]	army	-0.09 -0.12 -0.12 0.11 -0.02
words: [place]	as	-0.02 -0.01 0.06 -0.03 -0.18
words: [place]	call	-0.07 -0.10 -0.07 0.07 -0.01
words: [place]	condemn	-0.08 -0.11 -0.12 0.11 -0.02
words: [place]	gas	-0.12 -0.01 0.00 0.02 -0.06
words: [place]	has	-0.06 -0.11 -0.06 -0.04 0.06
words: [place]	is	-0.05 -0.09 -0.05 0.02 0.03
words: [place]	leader	-0.09 -0.11 -0.14 0.08 0.01
words: [place]	negotiator	-0.11 -0.13 -0.14 0.13 0.11
words: [place]	on	-0.09 -0.04 0.03 -0.08 0.04
words: [place]	pm	-0.10 -0.13 -0.10 0.14 -0.14
words: [place]	says	-0.15 -0.06 -0.05 0.11 -0.09
words: [place]	speak	-0.10 -0.10 -0.11 0.08 0.04
words: [place]	threaten	-0.12 -0.14 -0.11 0.13 -0.04
words: [place]	to	-0.07 0.05 -0.10 0.09 -0.10
words: [place]	too	-0.10 -0.12 -0.04 0.10 0.01
words: [place]	urg	-0.05 -0.10 -0.07 0.05 0.11
words: [place]	warn	-0.02 -0.06 -0.10 0.06 0.02
words: [region]	,	0.02 -0.13 -0.06 0.02 0.01
words: [region]	.	-0.06 -0.08 -0.14 0.08 -0.03
words: [region]	:	-0.04 0.03 -0.10 -0.13 0.08
words: [region]	amid	-0.12 -0.02 0.08 0.00 -0.14
words: [region]	as	-0.10 0.03 0.06 -0.02 -0.08
words: [region]	blockad	-0.11 -0.10 -0.07 0.09 -0.04
words: [region]	conflict	-0.08 -0.11 -0.02 -0.01 0.04
words: [region]	crisi	-0.07 -0.03 0.03 0.02 -0.08
words: [region]	disruption	-0.07 -0.04 0.04 0.01 -0.12
words: [region]	gas	-0.06 -0.06 0.10 -0.02 -0.12
words: [region]	leader	-0.07 -0.09 -0.11 0.04 0.05
words: [region]	oil	0.01 0.03 -0.13 -0.03 0.03
words: [region]	tension	-0.04 -0.04 -0.06 0.00 0.05
words: [side]	,	0.06 0.04 0.04 -0.21 -0.03
words: [side]	-	-0.03 -0.10 -0.12 0.05 0.04
words: [side]	.	-0.01 0.07 -0.08 -0.07 0.00
words: [side]	:	-0.23 -0.03 0.06 -0.06 0.03
words: [side]	;	0.06 0.13 0.05 -0.14 -0.13
words: [side]	?	-0.16 -0.16 -0.16 0.05 0.08
words: [side]	[place]	-0.12 0.03 -0.01 -0.05 0.05
words: [side]	[side]	-0.09 -0.06 0.00 -0.01 0.01
words: [side]	[usa]	-0.09 0.00 -0.07 0.06 -0.05
words: [side]	addres	-0.12 -0.08 -0.05 -0.04 0.07
words: [side]	after	-0.04 0.06 -0.20 0.02 -0.04
words: [side]	against	-0.07 0.02 0.02 0.01 -0.09
words: [side]	agent	-0.11 -0.07 -0.01 0.07 -0.09
words: [side]	aggression	-0.09 -0.09 -0.10 0.09 0.01
words: [side]	agre	0.05 0.11 -0.01 -0.11 -0.09
words: [side]	air	-0.07 0.07 -0.06 -0.03 0.00
words: [side]	airstrik	-0.11 -0.13 0.00 0.07 -0.02
words: [side]	amid	0.04 -0.04 0.06 -0.05 -0.13
words: [side]	and	0.09 0.06 -0.04 -0.05 -0.11
words: [side]	are	0.01 0.01 0.07 -0.10 -0.11
words: [side]	army	0.03 -0.04 0.05 -0.10 -0.09
words: [side]	as	-0.01 0.04 0.11 -0.06 -0.33
words: [side]	attack	-0.07 -0.04 -0.02 0.04 0.00
words: [side]	back	-0.11 0.00 0.08 -0.06 -0.09
words: [side]	ballistic	0.03 0.05 -0.09 -0.10 -0.04
words: [side]	bomb	0.08 -0.11 -0.17 0.04 0.00
words: [side]	call	-0.09 -0.12 -0.09 0.10 -0.06
words: [side]	ceasefir	-0.06 -0.20 -0.04 0.04 0.04
words: [side]	claim	0.03 -0.11 0.05 0.00 -0.09
words: [side]	confirm	0.09 0.06 -0.12 -0.08 -0.07
words: [side]	conflict	-0.01 0.00 -0.02 -0.07 0.03
words: [side]	could	-0.05 -0.08 -0.12 0.01 0.04
words: [side]	crisi	-0.06 0.01 0.04 -0.02 -0.04
words: [side]	deadlin	-0.12 -0.05 -0.03 -0.01 0.03
words: [side]	defens	-0.13 0.04 -0.13 0.06 -0.07
words: [side]	dron	-0.03 0.01 0.07 -0.10 -0.11
words: [side]	economy	-0.07 -0.11 -0.15 -0.14 0.14
words: [side]	evacuation	-0.07 0.03 0.04 -0.03 -0.08
words: [side]	execut	-0.10 0.02 0.06 -0.02 -0.12
words: [side]	fir	-0.05 0.02 -0.10 -0.07 0.06
words: [side]	fm	-0.07 -0.04 0.01 0.03 -0.08
words: [side]	for	-0.11 -0.09 0.10 -0.08 -0.12
words: [side]	gas	-0.05 0.01 0.03 -0.02 -0.10
words: [side]	has	0.00 -0.08 0.06 -0.11 0.01
words: [side]	hits	-0.01 0.16 -0.11 -0.20 -0.12
words: [side]	if	0.05 0.04 0.01 0.00 -0.13
words: [side]	in	-0.04 -0.12 0.01 0.09 -0.17
words: [side]	intercept	-0.06 0.07 0.01 -0.07 -0.10
words: [side]	is	-0.16 -0.17 -0.09 0.04 0.09
words: [side]	jets	-0.01 0.06 -0.05 -0.10 -0.09
words: [side]	kill	0.02 0.00 -0.08 -0.04 0.00
words: [side]	latest	0.03 -0.02 0.00 -0.11 0.01
words: [side]	launch	0.14 0.01 -0.06 -0.14 -0.23
words: [side]	leader	-0.13 -0.09 0.04 0.00 0.03
words: [side]	military	-0.13 0.04 0.00 0.01 -0.04
words: [side]	minister	-0.06 -0.01 0.02 0.05 -0.10
words: [side]	missil	-0.01 0.00 0.06 -0.05 -0.09
words: [side]	nuclear	-0.02 -0.08 -0.06 0.03 0.02
words: [side]	of	-0.06 -0.03 -0.07 0.06 0.00
words: [side]	official	-0.11 -0.04 0.11 -0.01 -0.08
words: [side]	oil	-0.04 0.10 0.05 -0.14 -0.16
words: [side]	on	-0.08 -0.05 0.10 0.00 -0.14
words: [side]	podcast	-0.04 -0.06 -0.05 0.03 0.04
words: [side]	port	-0.09 -0.06 -0.01 -0.08 0.06
words: [side]	protest	-0.12 -0.09 0.00 -0.04 0.02
words: [side]	protester	-0.08 -0.05 -0.05 -0.02 0.04
words: [side]	respond	0.06 0.08 0.03 -0.14 -0.06
words: [side]	retaliat	0.08 0.04 -0.12 -0.16 -0.14
words: [side]	retaliation	0.11 -0.05 -0.16 -0.06 -0.04
words: [side]	says	0.06 -0.10 0.04 -0.02 -0.12
words: [side]	seiz	-0.06 0.06 -0.11 0.01 -0.14
words: [side]	ship	0.13 -0.14 -0.13 -0.11 -0.08
words: [side]	speech	-0.08 -0.09 -0.10 0.03 0.03
words: [side]	spy	-0.10 -0.03 0.08 -0.05 -0.09
words: [side]	start	-0.07 0.02 0.02 -0.07 0.03
words: [side]	stat	0.11 -0.09 -0.02 -0.13 -0.08
words: [side]	strik	0.04 -0.05 -0.05 -0.07 0.02
words: [side]	talk	-0.11 -0.04 0.03 -0.02 -0.02
words: [side]	target	0.01 0.07 -0.12 -0.11 0.05
words: [side]	tension	-0.11 -0.05 0.05 -0.10 0.04
words: [side]	that	-0.11 -0.06 -0.11 0.12 -0.10
words: [side]	threat	-0.12 -0.06 -0.09 -0.02 0.08
words: [side]	threaten	-0.07 -0.02 0.07 -0.08 -0.08
words: [side]	to	0.02 -0.12 0.04 -0.07 -0.04
words: [side]	top	-0.02 -0.05 -0.07 0.05 -0.03
words: [side]	vows	-0.03 0.05 0.01 -0.02 -0.09
words: [side]	war	-0.21 -0.21 -0.07 0.08 0.05
words: [side]	warn	-0.15 -0.02 0.06 0.06 -0.19
words: [side]	warship	0.08 0.02 0.03 -0.15 -0.13
words: [side]	will	-0.11 -0.06 0.10 -0.03 -0.11
words: [side]	with	0.10 -0.01 -0.10 -0.11 -0.11
words: [side]	won't	-0.09 -0.10 0.01 -0.12 0.07
words: [usa]	,	-0.13 -0.19 0.01 0.08 -0.03
words: [usa]	:	-0.04 -0.01 0.00 0.06 -0.12
words: [usa]	[region]	-0.10 -0.14 -0.16 0.09 0.04
words: [usa]	[side]	-0.22 -0.09 -0.18 0.08 0.14
words: [usa]	admin	-0.09 -0.09 -0.10 -0.10 0.11
words: [usa]	after	-0.07 0.05 0.05 -0.01 -0.07
words: [usa]	agre	0.01 -0.06 0.02 0.00 -0.12
words: [usa]	and	0.00 -0.16 0.01 -0.02 0.00
words: [usa]	announc	0.13 0.11 -0.07 -0.17 -0.06
words: [usa]	as	-0.13 -0.18 -0.07 0.02 0.08
words: [usa]	attack	-0.14 0.04 0.04 0.00 -0.03
words: [usa]	back	0.06 0.11 0.00 -0.14 0.02
words: [usa]	bas	-0.04 0.05 -0.03 -0.03 0.01
words: [usa]	base	0.13 -0.05 -0.13 -0.16 -0.11
words: [usa]	blockad	-0.09 0.09 0.03 -0.05 0.00
words: [usa]	call	0.05 0.08 0.04 -0.08 -0.09
words: [usa]	can	-0.10 -0.04 0.06 0.01 -0.06
words: [usa]	ceasefir	-0.17 -0.15 -0.13 0.12 -0.04
words: [usa]	claim	-0.16 -0.06 0.05 0.03 -0.15
words: [usa]	clos	-0.11 -0.09 0.07 -0.01 -0.12
words: [usa]	confirm	0.09 0.01 0.05 -0.15 -0.15
words: [usa]	declar	0.09 0.08 -0.10 0.04 -0.18
words: [usa]	fac	-0.07 -0.09 -0.11 0.06 0.01
words: [usa]	for	-0.12 -0.08 0.03 -0.02 0.01
words: [usa]	has	0.07 0.00 -0.08 -0.13 0.05
words: [usa]	have	-0.08 -0.10 -0.09 0.09 -0.06
words: [usa]	in	-0.11 0.07 0.04 -0.01 -0.03
words: [usa]	intervention	-0.06 -0.02 -0.02 0.00 0.01
words: [usa]	is	-0.16 -0.10 0.02 0.09 -0.09
words: [usa]	issu	-0.09 0.01 0.10 -0.06 -0.12
words: [usa]	kill	0.12 -0.08 -0.11 -0.13 -0.10
words: [usa]	launch	0.07 -0.17 -0.15 0.02 -0.03
words: [usa]	leav	-0.08 -0.06 -0.01 -0.08 0.03
words: [usa]	of	-0.12 -0.12 0.05 0.04 -0.09
words: [usa]	official	-0.11 -0.07 -0.04 0.08 -0.08
words: [usa]	on	-0.10 -0.11 -0.16 0.04 0.02
words: [usa]	over	-0.07 -0.01 0.05 -0.06 0.02
words: [usa]	post	-0.08 -0.11 -0.08 0.01 0.04
words: [usa]	ready	-0.06 0.08 0.03 0.00 -0.12
words: [usa]	respons	-0.10 -0.11 0.06 -0.12 0.04
words: [usa]	said	-0.08 0.00 0.09 -0.01 -0.11
words: [usa]	says	-0.01 0.08 0.04 -0.04 -0.17
words: [usa]	send	-0.13 0.05 0.13 -0.11 -0.14
words: [usa]	signal	-0.05 0.16 0.12 -0.12 -0.12
words: [usa]	speech	-0.08 -0.10 -0.11 -0.12 0.13
words: [usa]	strik	-0.10 0.04 -0.06 0.06 -0.15
words: [usa]	submarin	0.11 -0.08 -0.13 -0.10 -0.08
words: [usa]	suspend	0.13 0.04 -0.17 -0.11 -0.10
words: [usa]	tell	-0.16 -0.07 0.17 -0.06 -0.17
words: [usa]	threat	-0.12 -0.07 -0.05 0.11 -0.09
words: [usa]	threaten	-0.16 0.04 -0.03 0.03 0.00
words: [usa]	to	-0.16 -0.08 0.06 0.07 -0.15
words: [usa]	urg	0.09 0.09 0.07 -0.16 -0.16
words: [usa]	vows	-0.01 0.07 0.09 -0.10 -0.14
words: [usa]	war	-0.13 0.06 0.04 -0.10 0.00
words: [usa]	warn	-0.02 0.08 0.06 -0.06 -0.07
words: [usa]	weigh	-0.12 0.17 0.11 -0.12 -0.12
words: [usa]	will	-0.14 0.06 -0.01 0.00 0.01
words: [usa]	with	-0.10 -0.11 -0.10 0.04 0.09
words: a	new	-0.06 -0.07 -0.09 -0.04 0.07
words: a	war	-0.04 -0.04 -0.05 0.07 -0.01
words: about	[side]	-0.13 -0.12 -0.16 0.15 -0.08
words: about	the	-0.09 -0.03 0.01 -0.12 0.08
words: accus	[usa]	-0.08 -0.10 -0.09 0.10 -0.06
words: acros	[side]	-0.02 -0.02 0.09 -0.07 -0.15
words: acros	the	-0.06 -0.10 0.05 0.01 -0.10
words: addres	:	-0.12 -0.04 -0.03 -0.04 0.06
words: after	[place]	0.00 -0.01 0.07 -0.07 -0.06
words: after	[side]	-0.02 -0.02 -0.13 0.10 -0.05
words: after	[usa]	-0.08 0.06 0.00 -0.02 -0.06
words: after	attack	-0.10 -0.10 0.08 -0.07 -0.01
words: after	strik	0.06 -0.01 0.04 -0.16 -0.07
words: against	[side]	0.10 -0.02 -0.08 -0.05 -0.06
words: against	[usa]	-0.08 -0.08 -0.11 -0.03 0.08
words: agre	to	0.10 0.03 -0.05 -0.08 -0.15
words: ahead	of	-0.04 0.07 -0.08 -0.05 0.01
words: air	defenc	-0.06 -0.04 -0.09 -0.09 0.07
words: air	raid	0.02 0.00 -0.04 -0.10 -0.07
words: air	strik	-0.03 0.06 0.06 -0.14 -0.11
words: al	jazeera	-0.02 0.05 -0.04 -0.06 -0.05
words: all	in	-0.07 -0.07 -0.14 0.01 0.06
words: all	out	-0.03 -0.03 0.08 -0.07 -0.11
words: amid	[side]	-0.13 0.00 -0.01 0.04 -0.02
words: amid	[usa]	-0.11 -0.06 0.03 0.00 -0.01
words: amid	grow	-0.09 -0.10 -0.10 0.10 -0.02
words: and	[place]	0.08 0.06 0.03 -0.15 -0.07
words: and	[region]	-0.06 -0.12 -0.14 0.11 0.02
words: and	[side]	0.11 0.01 -0.04 -0.13 -0.01
words: and	[usa]	0.03 -0.12 -0.02 0.07 -0.12
words: and	gas	0.05 0.02 -0.07 -0.09 0.07
words: and	hama	0.06 0.06 -0.01 -0.09 -0.07
words: and	hits	-0.12 0.03 0.06 -0.03 -0.11
words: and	load	-0.07 0.09 0.04 0.02 -0.14
words: and	ongo	0.11 0.13 -0.09 -0.11 -0.12
words: and	the	0.00 -0.13 -0.17 -0.14 0.12
words: and	why	-0.03 -0.03 -0.05 0.07 0.00
words: announc	massiv	0.12 0.14 -0.12 -0.12 -0.13
words: are	[usa]	-0.04 -0.05 -0.06 -0.06 0.06
words: are	the	-0.04 -0.04 -0.06 0.07 0.01
words: arm	forc	0.07 -0.09 -0.16 0.02 -0.02
words: army	chief	0.00 -0.11 -0.02 0.08 -0.09
words: army	says	0.05 -0.06 -0.09 0.01 -0.08
words: arriv	in	-0.09 -0.02 0.05 0.00 -0.10
words: as	[place]	-0.10 -0.13 -0.14 0.15 -0.06
words: as	[region]	0.03 -0.02 0.01 -0.07 -0.02
words: as	[side]	0.00 -0.07 0.14 -0.05 -0.17
words: as	[usa]	-0.02 -0.03 0.00 0.10 -0.26
words: as	a	-0.08 -0.01 0.04 0.00 -0.05
words: as	conflict	-0.03 0.07 0.01 -0.01 -0.13
words: as	he	-0.05 -0.06 0.01 -0.07 0.04
words: as	it	0.09 -0.12 -0.02 0.00 -0.11
words: as	missil	0.07 -0.04 -0.03 -0.09 -0.09
words: as	oil	0.02 0.06 -0.16 0.08 -0.09
words: as	protest	-0.09 0.10 0.03 0.01 -0.15
words: as	tension	-0.09 0.08 0.11 -0.13 -0.13
words: as	war	-0.01 0.04 0.07 -0.03 -0.12
words: assault	on	0.07 0.05 -0.08 -0.06 -0.06
words: at	[side]	-0.06 0.04 -0.02 0.01 0.01
words: at	[usa]	-0.14 0.08 -0.08 -0.04 0.04
words: at	least	0.09 -0.01 -0.13 -0.02 -0.10
words: attack	,	-0.06 0.05 -0.02 0.02 -0.12
words: attack	:	0.07 -0.04 -0.09 0.05 -0.13
words: attack	?	-0.10 -0.10 -0.10 -0.07 0.11
words: attack	[side]	0.00 -0.11 0.06 -0.13 0.00
words: attack	[usa]	0.07 -0.10 -0.04 0.04 -0.12
words: attack	against	0.10 -0.10 -0.11 -0.06 -0.10
words: attack	in	0.05 0.08 -0.09 -0.15 -0.13
words: attack	on	-0.07 -0.16 0.01 0.04 0.06
words: attempt	to	-0.11 -0.14 -0.14 0.12 -0.03
words: back	at	-0.05 -0.08 -0.07 -0.02 0.07
words: back	down	-0.12 -0.08 0.00 0.03 -0.03
words: back	with	0.03 -0.04 -0.06 0.01 -0.07
words: balanc	of	-0.12 -0.12 -0.09 0.12 0.10
words: ballistic	missil	0.11 -0.06 -0.18 -0.13 -0.01
words: base	in	0.10 -0.10 -0.11 0.01 -0.11
words: be	target	-0.10 -0.06 -0.01 0.03 0.00
words: below	[number]	-0.09 0.02 0.06 -0.05 -0.06
words: between	[place]	0.08 -0.07 -0.10 -0.12 0.00
words: between	[side]	0.01 -0.09 -0.11 0.01 0.01
words: between	the	-0.11 -0.11 -0.11 -0.06 0.10
words: blam	[usa]	-0.07 -0.10 -0.10 0.09 -0.01
words: block	in	0.11 -0.11 -0.11 -0.10 -0.09
words: bloomberg	daybreak	-0.06 -0.07 -0.06 0.08 0.05
words: bomb	[side]	0.01 -0.14 -0.12 -0.02 0.09
words: brac	for	-0.06 -0.13 -0.16 0.13 -0.04
words: break	:	0.02 0.04 0.07 -0.15 -0.13
words: by	[place]	-0.04 -0.08 0.03 0.06 -0.06
words: by	[side]	-0.21 -0.06 -0.07 0.12 -0.03
words: by	[usa]	-0.16 -0.13 -0.04 0.06 0.02
words: call	for	-0.14 -0.04 0.03 0.03 -0.09
words: call	on	0.05 -0.02 -0.03 0.00 -0.11
words: can	[side]	-0.08 -0.08 -0.12 -0.09 0.11
words: canadian	in	-0.06 -0.10 -0.07 0.08 -0.01
words: ceas	fire	-0.01 0.03 -0.06 0.03 -0.07
words: ceasefir	,	-0.01 0.00 -0.01 0.03 -0.13
words: ceasefir	as	0.00 -0.07 -0.09 0.10 -0.11
words: ceasefir	between	0.10 -0.03 -0.12 -0.12 -0.08
words: ceasefir	deal	0.02 -0.08 -0.08 -0.03 0.07
words: ceasefir	with	0.07 -0.04 -0.16 0.00 0.00
words: claim	[side]	-0.14 -0.05 0.09 -0.05 -0.02
words: claim	it	0.02 -0.07 0.10 -0.07 -0.13
words: clos	to	-0.12 -0.05 0.03 0.04 -0.10
words: combat	operation	0.17 0.04 -0.17 -0.12 -0.18
words: come	to	-0.04 0.00 0.02 0.03 -0.08
words: condemn	[side]	-0.13 -0.12 -0.03 0.01 0.03
words: condemn	[usa]	-0.05 -0.09 -0.10 0.11 -0.13
words: conflict	,	-0.05 -0.10 -0.11 0.03 0.07
words: conflict	threaten	-0.05 -0.09 -0.13 -0.02 0.06
words: could	be	-0.06 -0.04 -0.09 0.03 0.01
words: cut	off	-0.02 0.08 -0.03 -0.04 -0.10
words: day	[number]	-0.06 -0.07 -0.09 0.05 0.05
words: day	ceasefir	0.11 -0.01 -0.10 -0.10 -0.12
words: dead	,	0.07 -0.10 0.04 -0.11 -0.11
words: dead	after	0.08 -0.01 -0.12 -0.11 -0.11
words: deadlin	loom	-0.11 -0.13 -0.14 0.06 0.04
words: deal	,	-0.10 -0.07 0.04 0.09 -0.10
words: deal	to	-0.10 0.06 0.11 -0.11 -0.11
words: deal	with	0.04 0.02 -0.12 0.03 -0.04
words: defens	official	-0.11 -0.13 -0.13 0.09 0.02
words: destroy	[side]	-0.13 0.07 -0.11 -0.02 0.05
words: did	not	-0.06 -0.09 -0.02 0.07 -0.09
words: dollar	as	-0.09 0.05 0.04 -0.01 -0.13
words: dollar	million	-0.08 -0.09 0.01 0.06 -0.16
words: down	,	-0.08 0.03 0.04 -0.08 -0.03
words: dozen	kill	0.00 0.02 -0.02 -0.04 -0.07
words: dron	hits	0.04 -0.04 0.00 -0.08 -0.08
words: dron	strik	0.01 0.02 -0.13 0.06 -0.10
words: due	to	-0.07 0.03 0.09 -0.04 -0.10
words: dur	[side]	-0.12 0.06 0.03 0.00 -0.14
words: early	as	-0.05 0.08 0.03 0.00 -0.06
words: even	as	-0.06 -0.11 -0.12 0.06 0.05
words: exchang	threat	-0.06 0.09 0.12 -0.10 -0.15
words: explainer	:	-0.08 -0.07 -0.07 0.13 0.02
words: explosion	heard	0.12 -0.14 -0.09 -0.09 -0.07
words: explosion	in	-0.07 -0.05 -0.08 0.06 -0.09
words: fail	to	-0.05 -0.01 0.04 0.00 -0.07
words: fighter	jet	-0.08 0.07 -0.13 0.01 -0.09
words: fir	missil	-0.07 0.08 0.09 -0.09 -0.08
words: first	time	-0.10 0.05 0.07 -0.09 -0.08
words: follow	[side]	-0.09 -0.01 0.01 0.07 -0.10
words: for	[number]	-0.12 -0.06 0.09 -0.05 -0.09
words: for	[place]	-0.08 -0.11 -0.13 0.08 0.02
words: for	[region]	-0.07 0.07 0.06 -0.02 -0.14
words: for	[side]	-0.04 -0.15 0.03 0.02 -0.02
words: for	[usa]	-0.14 0.04 0.02 -0.12 0.06
words: for	a	-0.13 -0.07 0.05 0.05 -0.12
words: for	ceasefir	-0.13 0.08 0.04 -0.08 -0.12
words: for	first	-0.07 0.08 0.02 -0.04 -0.13
words: for	him	-0.10 -0.11 -0.12 -0.01 0.10
words: for	market	-0.02 -0.04 -0.09 -0.12 0.10
words: for	the	-0.12 -0.15 0.03 -0.10 0.06
words: for	war	-0.08 0.12 0.11 -0.14 -0.07
words: forc	majeur	-0.09 0.10 0.12 -0.12 -0.12
words: former	[side]	-0.07 -0.09 -0.12 -0.12 0.12
words: from	[side]	-0.07 -0.03 -0.18 0.10 -0.03
words: from	[usa]	-0.05 -0.07 -0.05 0.00 0.03
words: from	the	-0.11 0.06 0.02 -0.06 -0.05
words: g	[number]	-0.14 -0.01 0.07 0.02 -0.15
words: gas	facility	0.01 0.05 0.03 -0.11 -0.11
words: gas	field	-0.06 0.03 -0.01 0.00 -0.08
words: gas	pric	-0.06 0.04 0.03 -0.03 -0.02
words: go	to	0.06 0.02 -0.01 -0.11 -0.02
words: hama	target	0.07 0.06 0.01 -0.09 -0.07
words: happen	on	-0.06 -0.07 -0.09 0.05 0.05
words: has	been	0.03 -0.13 -0.15 0.02 0.03
words: has	taken	-0.09 0.01 0.01 0.02 -0.08
words: have	to	-0.08 0.14 0.07 -0.06 -0.11
words: help	[side]	-0.08 -0.10 -0.06 0.11 -0.11
words: hit	[side]	-0.07 0.01 -0.04 -0.02 0.03
words: hit	by	-0.10 0.13 -0.04 -0.13 -0.10
words: hits	[place]	-0.11 0.06 -0.09 0.01 -0.10
words: hits	[side]	-0.08 0.09 0.06 -0.12 -0.10
words: hits	[usa]	-0.08 -0.05 -0.05 0.06 0.01
words: hits	back	0.00 0.10 -0.06 -0.06 -0.12
words: how	[side]	-0.10 -0.10 -0.10 -0.05 0.08
words: how	the	-0.03 -0.06 -0.07 0.00 0.03
words: hundred	of	0.09 -0.04 -0.09 -0.10 -0.09
words: if	[side]	-0.10 -0.03 0.02 -0.02 0.00
words: if	[usa]	-0.15 -0.09 0.03 -0.16 0.06
words: imag	show	-0.15 -0.13 -0.08 0.16 -0.13
words: imminent	threat	0.06 0.07 0.01 -0.01 -0.12
words: in	[ally]	-0.10 0.01 -0.06 0.04 -0.06
words: in	[place]	0.04 0.04 -0.08 -0.01 -0.08
words: in	[region]	-0.04 0.03 -0.02 -0.08 0.04
words: in	[side]	0.16 -0.06 -0.17 -0.08 0.00
words: in	[usa]	0.00 -0.06 -0.12 0.06 -0.06
words: in	a	0.00 0.07 -0.10 0.01 -0.11
words: in	full	-0.11 -0.08 -0.08 0.06 0.03
words: in	on	-0.07 -0.10 -0.11 -0.07 0.10
words: in	plac	-0.06 -0.07 -0.01 0.05 -0.06
words: in	respons	0.06 0.02 -0.07 -0.05 -0.04
words: in	south	0.00 -0.07 -0.08 0.07 0.01
words: in	the	-0.19 -0.09 -0.02 -0.03 0.07
words: insight	:	-0.03 -0.06 -0.11 -0.09 0.10
words: intercept	[side]	-0.09 0.08 0.07 -0.07 -0.09
words: interven	if	-0.06 0.02 -0.01 0.08 -0.10
words: interven	in	-0.04 0.08 0.05 0.00 -0.09
words: is	[side]	-0.06 -0.09 -0.09 0.01 0.06
words: is	a	-0.10 -0.08 -0.10 -0.04 0.11
words: is	happen	-0.08 -0.03 0.05 -0.07 -0.02
words: is	lock	-0.05 0.09 0.02 0.00 -0.10
words: is	not	-0.08 -0.10 -0.11 0.04 0.04
words: is	the	-0.05 -0.05 -0.04 0.07 -0.05
words: it	had	0.03 0.09 -0.09 -0.12 -0.07
words: it	has	0.08 -0.16 0.00 -0.04 0.00
words: it	was	-0.10 -0.12 -0.11 0.12 -0.08
words: it	will	-0.08 0.02 0.06 -0.13 -0.01
words: jimmy	kimmel	-0.09 -0.11 -0.10 -0.05 0.10
words: joe	kent	-0.07 -0.08 0.01 0.10 -0.11
words: jump	as	-0.03 0.04 0.04 -0.11 0.01
words: key	[side]	-0.11 -0.10 0.08 0.01 -0.12
words: kill	[number]	-0.02 0.06 -0.11 0.00 -0.12
words: kill	as	0.11 -0.11 -0.12 -0.11 -0.09
words: kill	by	-0.07 -0.03 0.03 0.04 -0.04
words: kill	in	0.17 -0.10 -0.22 -0.02 -0.20
words: kill	protester	-0.06 -0.02 0.03 0.07 -0.12
words: kill	two	-0.13 0.14 0.01 -0.15 -0.11
words: know	about	0.06 0.04 -0.07 -0.01 -0.07
words: know	so	-0.10 -0.01 0.07 -0.10 -0.04
words: latest	:	0.08 0.01 0.00 -0.11 -0.12
words: launch	attack	0.11 -0.11 -0.09 -0.10 -0.10
words: launch	major	0.02 -0.02 -0.08 0.02 -0.08
words: launch	massiv	0.08 -0.05 -0.08 -0.08 -0.08
words: launch	missil	-0.04 0.08 -0.02 -0.07 -0.06
words: launch	strik	0.01 -0.10 0.02 0.04 -0.17
words: leader	of	-0.10 -0.08 0.08 0.00 -0.13
words: leader	to	0.07 0.07 -0.12 -0.03 -0.07
words: least	[number]	0.09 -0.12 -0.13 0.01 -0.08
words: leav	g	-0.09 0.03 0.07 -0.03 -0.12
words: leav	g7	-0.07 0.03 0.12 -0.11 -0.13
words: lindsey	graham	-0.04 -0.06 -0.08 0.00 0.03
words: live	:	0.07 -0.09 -0.14 -0.02 0.00
words: live	updat	0.05 0.01 0.02 -0.11 -0.11
words: load	to	-0.05 0.08 0.03 0.00 -0.08
words: lock	and	-0.07 0.09 0.04 0.02 -0.14
words: long	term	-0.08 -0.06 0.00 0.05 -0.08
words: long	to	-0.07 0.14 0.07 -0.06 -0.11
words: look	like	-0.05 -0.05 -0.06 -0.06 0.07
words: major	combat	0.17 0.04 -0.17 -0.12 -0.18
words: market	brac	-0.07 -0.14 -0.13 0.11 -0.01
words: massiv	[usa]	0.08 0.06 -0.08 -0.08 -0.07
words: massiv	and	0.11 0.13 -0.09 -0.11 -0.12
words: mean	for	-0.09 -0.11 -0.13 -0.01 0.09
words: million	on	-0.04 0.05 -0.13 0.05 -0.11
words: minister	says	-0.06 -0.01 0.02 0.05 -0.10
words: missil	at	-0.06 0.06 -0.03 -0.06 0.02
words: missil	attack	0.09 0.05 -0.10 -0.17 -0.12
words: missil	from	-0.08 0.07 -0.07 -0.06 -0.05
words: missil	hits	-0.01 0.05 -0.01 -0.12 -0.08
words: missil	strik	-0.07 -0.09 0.07 0.02 -0.09
words: moment	[side]	-0.09 0.08 -0.06 0.02 -0.11
words: more	than	0.03 -0.07 0.00 -0.12 0.03
words: need	to	0.06 0.02 -0.14 0.01 -0.06
words: new	[usa]	-0.10 -0.04 0.12 -0.08 -0.14
words: new	attack	0.00 0.09 -0.01 -0.05 -0.08
words: nuclear	deal	-0.11 -0.03 -0.05 0.03 0.02
words: nuclear	program	0.01 0.04 0.01 -0.10 0.02
words: nuclear	sit	0.05 -0.12 -0.18 0.07 -0.09
words: nuclear	site	0.07 0.05 -0.02 -0.07 -0.10
words: of	[place]	0.00 -0.03 -0.02 -0.08 0.05
words: of	[side]	0.06 -0.08 0.10 -0.06 -0.13
words: of	[usa]	-0.12 0.02 -0.07 0.08 -0.09
words: of	a	-0.03 -0.01 -0.10 0.02 0.01
words: of	dron	0.07 -0.08 -0.12 0.04 -0.09
words: of	his	-0.08 -0.05 0.04 -0.07 0.04
words: of	its	0.03 -0.07 -0.03 -0.09 0.03
words: of	missil	0.02 -0.12 -0.12 0.01 0.06
words: of	power	-0.12 -0.12 -0.09 0.12 0.10
words: of	talk	-0.07 -0.09 -0.10 -0.01 0.08
words: of	the	-0.15 0.10 -0.05 -0.04 0.00
words: of	war	-0.08 0.03 0.05 0.07 -0.14
words: off	[place]	0.14 -0.06 -0.18 -0.11 -0.12
words: official	exchang	-0.06 0.09 0.12 -0.10 -0.15
words: official	says	-0.10 -0.07 -0.03 0.05 -0.02
words: official	warn	-0.11 -0.12 -0.10 0.08 0.01
words: oil	and	-0.07 0.05 -0.07 -0.10 0.06
words: oil	fall	-0.05 -0.11 -0.14 0.13 0.00
words: oil	jump	0.02 0.07 -0.05 -0.04 0.02
words: oil	market	-0.08 -0.05 -0.01 0.04 -0.11
words: oil	pric	-0.05 -0.01 0.04 -0.03 -0.05
words: oil	refinery	0.01 0.09 -0.09 -0.09 -0.07
words: oil	ris	-0.05 -0.01 -0.01 0.05 -0.10
words: oil	surg	-0.04 0.02 0.04 -0.14 0.02
words: on	[place]	-0.03 -0.12 0.02 0.05 -0.01
words: on	[region]	-0.11 -0.02 0.04 -0.09 0.04
words: on	[side]	-0.18 -0.18 0.02 0.02 0.13
words: on	[usa]	0.03 -0.16 -0.01 0.03 -0.06
words: on	a	-0.17 -0.14 -0.01 -0.07 0.07
words: on	day	-0.06 -0.08 -0.09 0.05 0.05
words: on	nuclear	0.04 -0.09 -0.12 0.08 -0.10
words: on	the	0.00 0.12 -0.01 -0.20 -0.04
words: on	war	-0.10 -0.13 -0.15 0.06 0.02
words: operation	against	0.10 0.15 -0.09 -0.11 -0.12
words: operation	in	0.15 0.14 -0.15 -0.19 -0.16
words: out	of	-0.11 -0.12 0.04 -0.11 0.04
words: out	war	-0.03 -0.03 0.08 -0.07 -0.11
words: over	[number]	0.09 -0.11 -0.07 0.01 -0.13
words: over	[place]	-0.07 0.01 -0.06 0.04 -0.07
words: over	[region]	-0.02 0.05 0.03 -0.15 0.03
words: over	[side]	-0.17 0.13 -0.19 -0.06 0.05
words: over	[usa]	-0.09 -0.06 0.01 0.02 -0.01
words: over	protest	-0.06 0.09 0.04 -0.01 -0.15
words: over	threat	-0.07 0.04 0.01 0.03 -0.11
words: over	your	0.02 -0.03 -0.02 -0.14 0.03
words: p	[number]	-0.06 -0.08 -0.03 0.06 -0.07
words: part	of	0.04 0.06 0.00 -0.09 -0.12
words: pay	the	-0.08 0.17 0.08 -0.07 -0.12
words: peac	deal	-0.08 -0.13 -0.11 0.10 0.03
words: peac	talk	-0.12 0.06 -0.07 0.01 -0.11
words: peaceful	protester	-0.04 0.03 -0.01 0.06 -0.12
words: peopl	in	-0.12 0.11 -0.08 -0.09 -0.09
words: percent	after	-0.07 0.12 0.12 -0.12 -0.15
words: percent	as	-0.05 -0.07 0.01 0.02 -0.10
words: percent	on	-0.04 0.09 0.05 -0.04 -0.10
words: plan	for	-0.12 -0.13 0.06 0.08 -0.09
words: plan	to	0.10 0.11 -0.13 -0.12 -0.06
words: power	plant	-0.12 -0.13 0.05 0.05 -0.12
words: prepar	for	-0.01 0.04 0.06 -0.04 -0.12
words: pric	jump	-0.03 0.07 0.09 -0.14 -0.01
words: pric	plung	-0.09 0.04 0.05 -0.03 -0.12
words: pric	soar	0.05 0.04 -0.03 0.03 -0.09
words: pric	surg	-0.03 0.08 0.06 -0.15 0.00
words: prim	minister	-0.06 -0.03 0.04 -0.03 0.00
words: protest	and	-0.06 0.01 -0.03 0.01 0.00
words: protest	in	-0.07 0.08 0.10 -0.07 -0.15
words: react	to	-0.14 -0.09 -0.05 0.08 -0.03
words: ready	to	-0.08 0.15 0.12 -0.11 -0.15
words: region	and	-0.06 0.03 0.06 -0.07 -0.04
words: reopen	[region]	0.00 0.12 0.13 -0.17 -0.15
words: report	says	-0.09 -0.11 0.00 0.07 -0.08
words: rescu	if	-0.06 0.03 0.03 0.05 -0.11
words: rescu	protester	-0.07 0.04 0.08 -0.05 -0.10
words: respond	to	0.04 -0.01 -0.09 0.04 -0.06
words: respons	to	0.02 0.01 0.04 -0.06 -0.05
words: return	to	-0.04 0.04 0.01 0.03 -0.08
words: risk	of	-0.04 -0.10 -0.12 0.08 0.04
words: round	of	-0.03 -0.05 -0.04 0.00 0.02
words: s	p	-0.06 -0.08 -0.03 0.06 -0.07
words: said	it	0.03 0.08 -0.08 -0.07 -0.10
words: sanction	on	-0.10 -0.02 0.12 -0.11 -0.13
words: satellit	imag	-0.16 -0.15 -0.11 0.18 -0.14
words: says	[place]	-0.09 -0.10 0.04 0.03 -0.13
words: says	[side]	-0.11 -0.03 0.01 0.07 -0.09
words: says	[usa]	-0.04 -0.06 0.00 -0.01 0.02
words: says	he	-0.02 -0.06 -0.11 0.03 0.03
words: says	it	0.04 -0.08 -0.01 0.00 -0.07
words: scal	of	-0.14 -0.08 0.07 0.03 -0.12
words: set	to	-0.07 0.10 0.05 -0.06 -0.05
words: shelter	in	-0.06 -0.10 -0.07 0.08 -0.01
words: ship	in	-0.11 0.10 0.02 -0.09 -0.09
words: shot	down	-0.06 -0.01 0.06 -0.06 -0.08
words: show	[side]	-0.13 -0.13 -0.05 0.09 0.05
words: show	restraint	-0.05 0.02 0.05 -0.06 -0.03
words: sign	of	-0.14 -0.11 -0.02 0.04 0.05
words: sink	,	-0.04 0.04 -0.02 0.00 -0.05
words: sink	[side]	0.13 -0.08 -0.15 -0.12 -0.10
words: siren	sound	-0.08 0.05 0.09 -0.06 -0.05
words: sit	,	0.08 0.01 -0.10 -0.07 -0.07
words: slam	[usa]	-0.08 -0.10 -0.10 -0.03 0.07
words: so	far	-0.10 -0.01 0.07 -0.10 -0.04
words: sound	acros	-0.07 0.04 0.07 -0.05 -0.04
words: sourc	say	-0.08 -0.07 0.00 0.05 -0.07
words: speech	on	-0.06 -0.07 -0.09 -0.10 0.10
words: spy	for	-0.10 0.04 0.09 -0.10 -0.10
words: start	to	-0.07 -0.10 -0.06 0.12 -0.12
words: stat	media	0.07 0.10 -0.13 -0.08 -0.15
words: statement	on	-0.11 -0.10 -0.11 0.12 -0.10
words: stock	futur	-0.03 -0.03 -0.01 0.04 -0.08
words: stock	market	-0.11 -0.09 0.00 0.10 -0.19
words: strik	,	0.08 -0.07 -0.12 -0.12 0.02
words: strik	:	-0.10 0.03 0.02 -0.06 -0.02
words: strik	[ally]	0.06 0.06 -0.02 -0.11 -0.07
words: strik	[side]	0.02 -0.05 0.03 -0.07 -0.03
words: strik	acros	0.06 -0.01 -0.11 -0.01 -0.03
words: strik	after	0.09 -0.09 -0.12 -0.04 -0.06
words: strik	against	0.07 0.12 -0.02 -0.03 -0.15
words: strik	in	-0.02 0.10 0.03 -0.14 -0.12
words: strik	kill	0.04 0.12 -0.07 -0.16 -0.13
words: strik	on	0.00 -0.15 0.06 0.05 -0.10
words: submarin	sink	0.10 -0.07 -0.12 -0.09 -0.07
words: supply	concern	-0.03 -0.08 -0.12 0.06 -0.01
words: support	[usa]	-0.05 -0.09 -0.05 0.02 0.00
words: support	for	-0.06 -0.09 -0.07 0.02 0.02
words: surg	as	-0.05 0.02 0.11 -0.11 -0.11
words: take	over	0.09 0.02 -0.05 -0.17 0.01
words: taken	too	-0.05 0.13 0.02 -0.03 -0.08
words: target	in	0.12 0.01 -0.11 -0.03 -0.18
words: tell	[usa]	-0.07 0.00 0.01 0.01 -0.02
words: tension	rise	-0.06 -0.02 0.02 -0.11 0.04
words: tension	spik	-0.05 0.08 0.03 0.00 -0.06
words: terrorist	agent	-0.10 -0.09 -0.04 0.06 -0.06
words: than	[number]	0.04 -0.04 0.05 -0.07 -0.14
words: that	[side]	0.02 -0.09 -0.12 0.14 -0.16
words: that	[usa]	-0.03 0.10 0.04 -0.07 -0.09
words: the	[place]	-0.07 0.06 0.10 -0.04 -0.13
words: the	[region]	-0.16 -0.15 0.02 -0.02 0.03
words: the	[side]	-0.12 0.03 -0.26 -0.17 0.20
words: the	[usa]	-0.07 -0.15 -0.06 0.02 0.06
words: the	country	-0.10 0.02 -0.08 -0.01 0.04
words: the	first	-0.10 -0.13 0.05 -0.10 0.01
words: the	ground	0.09 0.07 -0.12 -0.08 -0.03
words: the	latest	0.03 -0.13 -0.10 0.01 0.03
words: the	nation	-0.09 0.02 0.02 0.03 -0.08
words: the	president	-0.05 0.10 0.09 -0.04 -0.12
words: the	pric	-0.08 0.17 0.08 -0.07 -0.12
words: the	region	-0.07 -0.06 -0.10 0.03 0.07
words: the	war	0.02 0.00 -0.04 -0.05 0.02
words: the	way	-0.07 0.08 0.01 -0.12 -0.12
words: the	world	-0.08 -0.10 0.04 -0.11 0.05
words: their	rescu	-0.04 0.00 0.02 0.03 -0.08
words: they	are	-0.08 -0.08 -0.12 0.01 0.05
words: this	war	-0.07 -0.07 -0.08 0.03 0.04
words: threat	:	-0.10 -0.11 -0.10 0.11 -0.07
words: threat	against	-0.10 -0.11 -0.11 0.04 0.02
words: threat	over	-0.06 0.04 0.03 0.00 -0.12
words: threat	to	-0.12 -0.03 -0.06 -0.02 0.05
words: threaten	[place]	-0.13 -0.16 -0.14 0.15 -0.03
words: threaten	[side]	-0.06 0.09 0.04 0.04 -0.14
words: threaten	[usa]	-0.11 0.02 0.15 -0.14 -0.17
words: threaten	to	-0.11 -0.01 0.09 -0.06 -0.06
words: time	in	-0.06 0.03 0.07 -0.05 -0.07
words: to	[number]	0.09 0.00 -0.04 -0.07 -0.15
words: to	[place]	-0.14 -0.05 0.00 0.01 0.00
words: to	[region]	0.05 0.09 0.06 -0.16 -0.13
words: to	[side]	-0.01 -0.01 0.03 -0.02 -0.08
words: to	[usa]	-0.02 -0.03 -0.09 0.06 -0.03
words: to	attack	0.10 0.05 -0.16 -0.10 -0.02
words: to	destroy	0.02 -0.07 -0.13 -0.02 0.07
words: to	end	0.05 0.02 -0.12 -0.10 0.07
words: to	escalat	-0.05 -0.10 -0.10 -0.07 0.09
words: to	help	-0.11 0.08 0.09 -0.15 0.00
words: to	hit	-0.09 -0.08 -0.02 -0.01 0.02
words: to	host	-0.06 -0.08 0.07 -0.01 -0.10
words: to	interven	-0.07 0.07 0.06 -0.04 -0.13
words: to	know	0.05 0.02 -0.09 0.07 -0.12
words: to	leav	-0.07 0.07 0.07 -0.15 -0.13
words: to	meet	-0.06 -0.04 0.03 0.01 -0.07
words: to	negotiat	-0.07 0.14 0.07 -0.06 -0.11
words: to	pay	-0.09 0.17 0.09 -0.08 -0.13
words: to	reopen	0.01 0.11 0.08 -0.14 -0.13
words: to	rescu	-0.07 0.05 0.02 0.06 -0.12
words: to	respond	0.04 -0.08 -0.12 0.04 0.04
words: to	shelter	-0.05 -0.14 -0.12 0.05 0.05
words: to	stop	0.05 0.03 -0.01 -0.12 0.01
words: to	strik	0.01 -0.05 -0.04 -0.03 0.05
words: to	take	0.09 -0.05 -0.16 -0.17 0.07
words: to	talk	-0.07 -0.10 -0.11 -0.03 0.08
words: to	the	0.04 0.03 0.05 -0.07 -0.14
words: to	their	-0.04 0.00 0.02 0.03 -0.08
words: to	war	-0.07 -0.10 -0.11 0.02 0.03
words: too	long	-0.09 0.18 0.10 -0.09 -0.13
words: top	[side]	-0.05 0.11 0.11 -0.10 -0.14
words: tucker	carlson	-0.09 -0.11 -0.10 0.02 0.02
words: two	[side]	0.01 0.04 -0.05 -0.10 -0.09
words: two	week	0.08 -0.08 -0.09 -0.02 -0.04
words: up	[usa]	-0.11 -0.11 -0.11 0.11 -0.10
words: urg	[side]	0.09 -0.03 -0.02 -0.06 -0.11
words: vows	to	0.08 -0.01 -0.10 0.02 -0.10
words: war	,	0.00 0.00 -0.19 0.00 0.02
words: war	:	-0.11 -0.12 0.02 0.00 0.02
words: war	?	-0.06 -0.08 -0.03 0.07 -0.05
words: war	addres	-0.11 0.04 0.04 -0.13 0.03
words: war	chok	-0.06 0.06 0.09 -0.05 -0.14
words: war	has	-0.08 -0.08 -0.10 -0.02 0.06
words: war	in	-0.09 -0.13 -0.18 0.10 -0.02
words: war	is	-0.12 -0.05 -0.06 -0.14 0.12
words: war	on	-0.14 0.01 0.08 -0.16 0.06
words: war	to	-0.07 -0.09 -0.12 -0.04 0.09
words: war	with	-0.13 -0.04 0.05 0.01 -0.05
words: warn	,	-0.09 -0.05 0.09 0.00 -0.15
words: warn	[side]	-0.05 0.00 -0.08 0.05 -0.01
words: warn	[usa]	-0.07 -0.04 -0.04 -0.09 0.09
words: warn	of	0.03 -0.10 0.00 -0.02 0.00
words: warn	to	-0.09 -0.03 -0.04 -0.04 0.05
words: watch	:	0.01 0.09 -0.13 -0.05 -0.12
words: wav	of	0.08 -0.05 -0.10 -0.08 -0.09
words: wave	of	0.11 -0.04 -0.11 -0.10 -0.10
words: way	,	0.04 0.10 -0.09 -0.13 -0.11
words: we	are	-0.08 -0.08 -0.13 0.05 0.05
words: we	know	-0.12 -0.04 0.05 -0.10 0.00
words: we	will	-0.08 0.03 0.04 0.03 -0.10
words: week	[side]	0.05 -0.01 -0.03 -0.10 0.02
words: week	ceasefir	0.06 0.06 -0.05 -0.06 -0.09
words: what	is	-0.05 -0.09 -0.08 0.09 0.03
words: what	the	-0.09 -0.10 -0.11 -0.04 0.09
words: what	we	-0.10 -0.06 0.01 -0.05 0.03
words: whether	[side]	-0.14 -0.08 0.08 -0.05 -0.03
words: whol	civilization	0.03 -0.05 -0.13 0.10 -0.13
words: why	[side]	-0.10 -0.10 -0.07 0.00 0.08
words: why	are	-0.03 -0.03 -0.04 0.10 -0.02
words: will	be	-0.07 -0.03 -0.01 -0.05 0.04
words: will	come	-0.06 -0.03 0.00 -0.06 0.05
words: will	have	-0.07 0.09 -0.01 -0.04 0.01
words: will	interven	-0.05 0.05 -0.03 0.08 -0.09
words: will	not	-0.13 -0.07 -0.01 0.09 -0.14
words: with	[place]	-0.06 -0.11 -0.13 0.11 -0.04
words: with	[side]	0.05 -0.06 -0.09 0.01 -0.02
words: with	[usa]	-0.14 -0.16 -0.18 0.04 0.06
words: with	missil	0.06 0.04 -0.09 -0.05 -0.05
words: with	the	-0.12 -0.11 -0.12 0.07 0.10
words: worker	in	-0.06 0.10 -0.01 -0.11 -0.10
words: your	government	0.02 -0.03 -0.02 -0.14 0.03
words: |	video	0.06 0.01 -0.08 -0.02 -0.01
words: —	and	-0.11 -0.06 0.05 -0.03 -0.03
`,
};
