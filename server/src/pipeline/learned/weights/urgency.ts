/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.00 -0.05 -0.05 0.06 -0.08
act	ally strikes unnamed	-0.03 0.07 -0.04 -0.05 -0.15
act	side strikes ally	0.05 0.08 0.05 -0.19 -0.16
act	side strikes side	0.00 0.01 0.00 -0.05 -0.02
act	side strikes unnamed	0.02 -0.02 -0.02 0.01 -0.05
act	side strikes usa	0.06 0.04 -0.09 -0.02 -0.13
act	unnamed strikes ally	-0.03 0.06 -0.02 -0.02 -0.10
act	unnamed strikes side	0.04 -0.02 0.00 -0.03 -0.06
act	unnamed strikes unnamed	-0.01 0.10 0.02 -0.18 -0.03
act	unnamed strikes usa	0.10 0.05 -0.05 -0.10 -0.16
act	usa strikes side	0.07 -0.12 -0.05 0.00 -0.04
act	usa strikes unnamed	0.03 0.03 -0.10 -0.06 0.03
act done	ally strikes side	0.00 -0.05 -0.05 0.06 -0.08
act done	ally strikes unnamed	-0.03 0.07 -0.04 -0.05 -0.15
act done	by any	0.03 0.03 -0.05 -0.03 -0.05
act done	in a circumstance	-0.07 0.05 0.04 -0.05 -0.04
act done	in the head clause	0.05 0.02 -0.08 -0.02 -0.04
act done	side strikes ally	0.06 0.10 0.02 -0.18 -0.15
act done	side strikes side	0.05 0.03 -0.04 -0.10 -0.02
act done	side strikes unnamed	0.04 -0.02 0.03 0.03 -0.14
act done	side strikes usa	0.08 0.08 -0.08 -0.16 -0.08
act done	unnamed strikes ally	-0.03 0.06 -0.02 -0.02 -0.10
act done	unnamed strikes side	0.02 -0.01 -0.05 0.02 -0.05
act done	unnamed strikes unnamed	-0.04 0.09 0.03 -0.14 -0.03
act done	unnamed strikes usa	0.10 0.04 -0.08 -0.09 -0.15
act done	usa strikes side	0.08 -0.08 -0.15 0.00 -0.02
act done	usa strikes unnamed	0.05 -0.10 -0.25 0.01 0.07
act not done	by any	-0.03 0.02 0.06 -0.08 -0.03
act not done	in a circumstance	-0.02 0.01 0.01 -0.05 -0.03
act not done	in the head clause	-0.05 0.00 0.06 -0.07 -0.04
act not done	side strikes side	-0.21 -0.03 0.09 0.02 -0.05
act not done	side strikes unnamed	0.00 -0.03 -0.07 -0.06 0.10
act not done	side strikes usa	0.01 -0.13 -0.08 0.12 -0.13
act not done	unnamed strikes side	0.01 0.02 0.05 -0.14 -0.05
act not done	unnamed strikes unnamed	0.05 0.06 -0.03 -0.08 -0.07
act not done	usa strikes side	-0.01 -0.18 0.04 -0.02 -0.04
act not done	usa strikes unnamed	-0.08 0.08 0.03 -0.08 -0.08
after beginning with ally	says	-0.10 -0.08 0.09 -0.03 -0.12
after beginning with army	army	-0.07 -0.13 0.05 0.05 -0.13
after beginning with business	business	-0.07 -0.05 0.05 -0.04 -0.01
after beginning with business	says	-0.11 0.12 0.03 -0.11 0.06
after beginning with business	statecraft	-0.11 -0.03 -0.02 0.07 -0.15
after beginning with essay	business	-0.03 -0.04 -0.07 0.08 0.01
after beginning with essay	essay	-0.04 -0.04 -0.06 0.07 0.00
after beginning with essay	says	-0.08 -0.06 -0.08 -0.07 0.08
after beginning with essay	statecraft	-0.03 -0.05 -0.06 0.06 -0.03
after beginning with media	quarrel	-0.08 -0.08 -0.08 -0.03 0.07
after beginning with other	army	0.08 0.05 0.01 -0.19 -0.13
after beginning with other	business	-0.18 -0.22 -0.06 -0.08 0.14
after beginning with other	essay	-0.08 -0.11 -0.07 0.02 0.05
after beginning with other	media	-0.10 -0.01 -0.09 0.05 0.01
after beginning with other	people	0.03 -0.05 -0.05 -0.06 0.04
after beginning with other	says	0.00 -0.07 0.03 0.03 -0.08
after beginning with other	statecraft	-0.15 -0.19 0.00 0.01 0.04
after beginning with other	witnessed	0.03 -0.11 -0.05 0.07 -0.10
after beginning with partisan	army	-0.05 -0.07 -0.11 -0.12 0.12
after beginning with partisan	partisan	-0.09 -0.09 0.00 0.02 -0.01
after beginning with partisan	quarrel	-0.05 -0.06 0.06 0.10 -0.15
after beginning with people	business	-0.05 -0.07 -0.07 -0.01 0.04
after beginning with quarrel	quarrel	-0.07 0.01 0.06 0.09 -0.17
after beginning with says	says	-0.08 -0.02 0.06 -0.01 -0.11
after beginning with says	statecraft	-0.06 -0.10 -0.11 -0.10 0.11
after beginning with side	army	0.05 0.01 -0.03 -0.13 0.01
after beginning with side	business	-0.05 0.09 0.03 -0.13 -0.02
after beginning with side	essay	-0.16 -0.18 -0.09 0.00 0.12
after beginning with side	media	-0.13 -0.13 -0.04 0.05 0.02
after beginning with side	people	-0.07 -0.07 -0.15 0.13 -0.01
after beginning with side	quarrel	-0.10 0.07 0.11 -0.13 0.00
after beginning with side	says	-0.01 -0.04 0.08 -0.02 -0.17
after beginning with side	statecraft	-0.02 0.00 -0.04 -0.03 0.02
after beginning with side	travel	-0.10 -0.13 0.08 -0.02 -0.13
after beginning with side	witnessed	-0.05 0.06 0.08 -0.22 -0.19
after beginning with statecraft	says	0.03 -0.03 -0.16 0.07 -0.07
after beginning with statecraft	statecraft	-0.15 0.00 0.11 -0.12 -0.01
after beginning with usa	army	0.06 0.10 0.06 -0.06 -0.22
after beginning with usa	business	-0.16 -0.07 0.07 0.01 -0.08
after beginning with usa	essay	-0.16 -0.16 -0.07 0.06 0.06
after beginning with usa	media	-0.16 -0.13 -0.02 0.02 0.01
after beginning with usa	partisan	-0.12 -0.09 0.02 0.05 -0.04
after beginning with usa	people	-0.12 -0.01 -0.02 -0.16 0.11
after beginning with usa	quarrel	-0.09 -0.14 -0.13 0.13 -0.02
after beginning with usa	says	0.02 0.03 0.07 -0.02 -0.25
after beginning with usa	statecraft	-0.06 0.06 0.16 -0.10 -0.20
arms	air	0.06 0.03 -0.08 -0.01 -0.08
begins with	ally	-0.05 -0.05 0.11 -0.06 -0.04
begins with	army	-0.16 -0.04 0.02 0.06 -0.06
begins with	business	-0.18 -0.10 -0.02 0.09 0.00
begins with	essay	-0.08 -0.21 -0.28 0.02 0.14
begins with	media	-0.13 0.11 -0.12 -0.09 0.01
begins with	other	-0.03 -0.11 -0.16 0.05 0.07
begins with	partisan	-0.20 -0.20 -0.16 0.05 0.08
begins with	people	-0.07 -0.04 -0.05 0.01 0.02
begins with	quarrel	-0.10 -0.03 -0.11 0.03 0.03
begins with	says	-0.23 -0.14 -0.13 0.09 0.09
begins with	side	-0.04 0.02 0.02 -0.06 -0.04
begins with	statecraft	-0.09 -0.11 0.02 0.05 -0.06
begins with	travel	-0.13 0.00 0.03 0.03 -0.15
begins with	usa	0.02 -0.04 0.10 -0.10 -0.09
begins with	witnessed	0.00 0.12 0.01 -0.11 -0.22
begins with ally	says	-0.10 -0.08 0.09 -0.03 -0.12
begins with army	army	-0.16 -0.04 0.02 0.06 -0.06
begins with army	says	-0.07 0.04 -0.15 0.05 -0.03
begins with business	business	-0.18 -0.09 0.00 0.08 -0.02
begins with business	essay	-0.04 -0.09 -0.13 0.01 0.06
begins with business	people	-0.07 -0.15 -0.17 0.09 0.02
begins with business	says	-0.05 0.03 -0.01 -0.13 0.08
begins with business	statecraft	-0.05 0.07 0.06 0.01 -0.14
begins with essay	business	-0.03 -0.06 -0.08 -0.04 0.06
begins with essay	essay	-0.07 -0.20 -0.26 0.04 0.11
begins with essay	says	-0.08 -0.06 -0.10 -0.09 0.10
begins with essay	statecraft	-0.03 -0.05 -0.06 0.02 0.02
begins with media	media	-0.09 0.09 -0.12 -0.08 0.03
begins with media	quarrel	-0.08 -0.10 -0.13 -0.10 0.12
begins with media	says	-0.11 -0.15 -0.13 0.06 0.05
begins with other	army	0.02 -0.02 -0.18 0.03 -0.03
begins with other	business	-0.13 -0.24 -0.09 0.08 0.02
begins with other	essay	-0.09 -0.11 -0.08 -0.03 0.08
begins with other	media	0.02 -0.06 -0.12 -0.02 0.04
begins with other	partisan	-0.08 -0.12 0.04 0.11 -0.11
begins with other	people	0.02 -0.17 -0.03 0.03 -0.02
begins with other	quarrel	-0.09 -0.10 -0.10 -0.12 0.12
begins with other	says	-0.19 -0.09 -0.01 -0.02 0.05
begins with other	statecraft	-0.20 -0.23 -0.07 0.05 0.06
begins with other	travel	-0.08 -0.04 -0.12 0.05 0.01
begins with other	witnessed	0.01 0.10 0.00 -0.16 -0.12
begins with partisan	army	-0.09 -0.07 -0.10 -0.02 0.10
begins with partisan	essay	-0.04 -0.06 -0.08 -0.12 0.10
begins with partisan	media	-0.08 -0.09 -0.10 -0.13 0.12
begins with partisan	partisan	-0.18 -0.18 -0.08 0.08 0.02
begins with partisan	quarrel	-0.05 -0.08 0.00 0.05 -0.04
begins with partisan	says	-0.09 -0.04 -0.12 0.00 0.06
begins with partisan	statecraft	-0.04 -0.07 -0.01 0.10 -0.11
begins with people	people	-0.05 -0.02 -0.05 -0.03 0.03
begins with quarrel	partisan	-0.05 -0.09 -0.06 -0.02 0.05
begins with quarrel	quarrel	-0.09 -0.02 -0.09 0.05 -0.01
begins with says	people	-0.02 0.05 -0.14 -0.04 0.03
begins with says	says	-0.22 -0.12 -0.09 0.10 0.04
begins with says	statecraft	-0.08 -0.11 -0.11 -0.02 0.06
begins with side	army	0.02 0.07 0.06 -0.12 -0.18
begins with side	business	-0.17 0.03 0.04 -0.12 0.05
begins with side	essay	-0.14 -0.13 -0.11 -0.04 0.12
begins with side	media	-0.13 -0.12 0.00 0.03 0.01
begins with side	partisan	-0.11 -0.11 -0.08 0.03 0.05
begins with side	people	-0.01 -0.07 -0.07 0.05 0.00
begins with side	quarrel	-0.10 0.07 0.11 -0.13 0.00
begins with side	says	0.00 0.05 0.08 -0.05 -0.23
begins with side	statecraft	-0.16 0.00 0.02 -0.07 0.03
begins with side	travel	-0.11 -0.14 0.06 -0.06 0.01
begins with side	witnessed	0.05 0.03 -0.02 -0.07 -0.18
begins with statecraft	business	-0.03 -0.08 -0.12 0.10 -0.02
begins with statecraft	says	-0.09 -0.07 0.06 0.00 -0.15
begins with statecraft	statecraft	-0.21 -0.12 0.03 0.05 -0.05
begins with travel	travel	-0.13 0.00 0.03 0.03 -0.15
begins with usa	army	0.04 -0.03 0.06 -0.06 -0.08
begins with usa	business	-0.20 -0.03 0.10 0.02 -0.19
begins with usa	essay	-0.13 -0.08 -0.03 0.11 -0.07
begins with usa	media	-0.17 -0.12 0.06 0.05 -0.07
begins with usa	partisan	-0.11 0.01 0.05 0.03 -0.11
begins with usa	people	-0.17 0.06 0.05 -0.17 0.04
begins with usa	quarrel	-0.12 -0.16 -0.16 0.10 0.02
begins with usa	says	0.03 0.02 0.04 0.00 -0.22
begins with usa	statecraft	-0.07 0.05 0.05 0.00 -0.14
begins with witnessed	witnessed	0.00 0.12 0.00 -0.11 -0.21
beside the head clause	alarm	-0.08 0.02 -0.01 -0.07 0.02
beside the head clause	brief	-0.03 -0.04 0.03 -0.03 -0.03
beside the head clause	casualty	-0.01 0.05 0.09 -0.07 -0.24
beside the head clause	chief	0.12 0.11 -0.02 -0.11 -0.12
beside the head clause	civilian	0.05 -0.03 0.01 -0.08 -0.07
beside the head clause	closure	0.04 -0.02 -0.02 -0.08 0.02
beside the head clause	contact	-0.17 0.02 0.04 0.01 -0.07
beside the head clause	decision	-0.04 0.03 -0.01 -0.06 0.01
beside the head clause	domestic	0.04 -0.10 0.00 0.04 -0.07
beside the head clause	everyday	0.04 -0.02 -0.04 0.00 -0.10
beside the head clause	force	-0.01 0.05 -0.06 0.01 -0.03
beside the head clause	gaza	0.09 -0.02 -0.11 -0.10 -0.08
beside the head clause	market	-0.01 -0.01 0.06 -0.10 0.00
beside the head clause	mass	0.03 0.04 -0.10 -0.02 -0.04
beside the head clause	modal	-0.10 0.03 0.02 0.04 -0.08
beside the head clause	negotiation	-0.13 0.00 -0.03 -0.01 0.06
beside the head clause	network	-0.06 -0.05 0.00 0.05 -0.08
beside the head clause	nuclear	0.01 0.10 0.05 -0.07 -0.08
beside the head clause	oil	0.00 0.06 -0.07 -0.01 -0.04
beside the head clause	opinion	-0.08 -0.14 -0.19 0.01 0.11
beside the head clause	reaction	0.06 0.07 -0.08 -0.04 -0.04
beside the head clause	resolve	0.08 -0.01 -0.03 -0.06 -0.19
beside the head clause	sanction	0.00 -0.02 0.06 -0.06 -0.14
beside the head clause	settled	0.02 0.02 0.10 -0.13 -0.09
beside the head clause	shipping	0.13 0.07 0.07 -0.13 -0.30
beside the head clause	shock	0.01 0.09 0.02 -0.07 -0.12
beside the head clause	spy	0.04 0.06 0.09 -0.15 -0.14
beside the head clause	strike	-0.09 0.02 0.10 -0.03 -0.10
beside the head clause	threat	0.05 -0.03 0.04 -0.07 -0.05
beside the head clause	toll	-0.12 -0.05 0.10 -0.11 -0.05
beside the head clause	truce	-0.08 0.02 0.04 -0.03 -0.02
beside the head clause	unreal	0.03 -0.01 0.04 -0.08 -0.04
beside the head clause	unrest	-0.12 0.22 0.14 -0.07 -0.29
beside the head clause	weapon	-0.04 0.03 -0.01 -0.05 -0.03
bias	1	-0.09 -0.06 -0.02 0.05 0.03
both name	both sides	0.00 -0.08 0.00 0.03 -0.04
both name	both sides and ally	-0.14 0.03 -0.12 0.04 -0.03
both name	both sides and usa	-0.03 -0.10 -0.07 -0.04 0.12
both name	both sides and usa and ally	-0.11 -0.16 -0.08 0.10 -0.03
both name	no party	-0.25 -0.05 0.09 -0.01 -0.05
both name	one side	-0.13 0.04 0.00 -0.03 0.02
both name	one side and ally	-0.05 0.02 -0.11 -0.01 -0.01
both name	one side and usa	-0.03 -0.05 0.00 0.00 -0.02
both name	usa	-0.22 -0.15 -0.09 0.08 0.04
event	appointment	-0.08 -0.07 0.03 0.03 -0.07
event	charge	-0.09 0.03 0.02 0.03 -0.10
event	closure	-0.10 0.01 0.11 -0.03 -0.17
event	departure	-0.08 -0.09 0.06 0.03 -0.04
event	deployment	0.02 0.00 0.01 -0.04 -0.06
event	evacuation	-0.08 -0.03 0.04 -0.01 -0.03
event	exit	-0.11 -0.05 0.06 0.01 -0.14
event	fall	-0.04 0.05 0.04 0.01 -0.16
event	halt	-0.08 -0.14 -0.14 0.08 0.08
event	release	-0.08 0.07 -0.03 -0.12 0.03
event	reopening	-0.14 0.09 0.13 -0.11 -0.14
event	rescue	-0.10 0.01 0.01 0.00 -0.02
event	rise	-0.02 0.04 -0.02 -0.01 -0.04
event	spying	-0.19 -0.10 0.07 0.02 -0.16
event	strike	-0.06 -0.11 -0.02 0.04 0.03
event	talks	-0.13 0.02 -0.05 0.03 -0.01
event	truce	0.02 0.03 -0.02 -0.03 -0.12
event	visit	-0.02 -0.02 -0.12 0.09 -0.08
first word	[ally]	-0.03 -0.02 0.14 -0.06 -0.22
first word	[number]	-0.15 -0.18 -0.13 0.03 0.05
first word	[place]	-0.34 -0.09 -0.01 0.16 -0.11
first word	[region]	-0.19 -0.17 -0.05 0.13 -0.06
first word	[side]	-0.05 0.07 0.04 -0.04 -0.13
first word	[usa]	0.01 -0.02 0.16 -0.11 -0.16
first word	a	-0.11 -0.13 -0.06 -0.07 0.10
first word	after	-0.10 -0.13 -0.13 0.02 0.07
first word	air	0.03 0.08 0.01 -0.09 -0.11
first word	announc	-0.13 -0.05 0.07 -0.01 -0.10
first word	are	-0.06 -0.07 -0.09 -0.05 0.08
first word	asian	-0.08 -0.10 -0.04 0.09 -0.11
first word	at	0.10 -0.11 -0.13 0.00 -0.07
first word	attack	-0.12 -0.14 0.03 -0.13 0.09
first word	bitcoin	-0.07 -0.17 -0.19 0.15 -0.04
first word	bloomberg	-0.06 -0.08 -0.06 0.06 0.06
first word	break	0.04 0.05 0.06 -0.15 -0.14
first word	can	-0.09 -0.10 -0.12 -0.10 0.12
first word	ceasefir	0.09 0.06 -0.10 -0.04 -0.17
first word	citizen	-0.09 -0.11 -0.11 -0.07 0.09
first word	cnn	-0.01 0.08 -0.06 0.02 -0.15
first word	democrat	-0.03 -0.05 0.13 0.10 -0.13
first word	dollar	-0.04 -0.12 -0.15 0.09 0.00
first word	dozen	0.12 -0.07 -0.13 -0.13 -0.13
first word	dron	0.05 0.05 -0.11 -0.14 -0.13
first word	ex	-0.05 -0.07 -0.09 -0.02 0.05
first word	explainer	-0.08 -0.07 -0.07 0.14 0.00
first word	first	0.08 -0.06 -0.11 0.01 -0.12
first word	for	-0.10 -0.13 0.06 -0.04 -0.03
first word	gas	-0.06 0.03 0.06 0.00 -0.17
first word	gop	-0.03 -0.05 -0.04 -0.06 0.07
first word	graham	-0.08 0.09 0.08 -0.10 -0.11
first word	hama	-0.11 -0.11 -0.05 0.12 -0.08
first word	how	-0.06 -0.08 -0.12 0.04 0.04
first word	in	-0.16 0.00 -0.18 0.06 0.00
first word	insight	-0.04 -0.06 -0.11 -0.10 0.10
first word	is	-0.04 -0.06 -0.08 -0.01 0.04
first word	it	-0.05 -0.05 -0.08 -0.10 0.09
first word	jimmy	-0.09 -0.11 -0.10 -0.06 0.10
first word	launch	-0.06 0.08 -0.07 -0.03 -0.14
first word	oil	-0.10 0.01 0.05 -0.04 -0.01
first word	on	-0.15 -0.13 -0.13 0.07 0.07
first word	protest	-0.08 -0.06 0.02 -0.12 0.03
first word	satellit	-0.13 -0.12 -0.04 0.15 -0.13
first word	siren	0.02 0.15 0.13 -0.24 -0.20
first word	stock	-0.07 -0.03 0.01 0.04 -0.12
first word	strik	-0.11 0.08 -0.10 -0.01 -0.11
first word	suspect	-0.08 -0.13 -0.11 0.11 -0.08
first word	talk	-0.11 -0.16 -0.14 -0.01 0.07
first word	ten	0.12 -0.05 -0.10 -0.10 -0.12
first word	the	0.04 -0.16 -0.05 -0.09 0.09
first word	this	-0.06 -0.10 -0.11 -0.03 0.07
first word	thre	-0.10 0.10 -0.05 -0.03 -0.11
first word	to	0.07 0.00 -0.06 -0.02 -0.14
first word	two	-0.14 0.08 -0.08 0.01 -0.08
first word	war	-0.13 -0.17 -0.16 0.11 -0.03
first word	watch	0.01 0.09 -0.17 -0.11 -0.03
first word	we	-0.08 0.00 0.09 -0.09 -0.05
first word	what	-0.02 -0.09 -0.16 0.01 0.04
first word	who	-0.12 -0.12 -0.14 0.04 0.08
first word	why	-0.10 -0.11 -0.09 -0.04 0.10
first word	will	-0.10 -0.03 0.00 -0.01 0.03
first word	with	-0.11 -0.12 -0.09 0.10 -0.06
first word	world	-0.08 -0.10 -0.09 0.11 -0.13
form	a question	-0.24 -0.25 -0.17 0.08 0.11
form	a sentence	-0.03 -0.09 -0.08 -0.04 0.08
form	bar	-0.02 -0.12 -0.15 -0.02 0.11
form	begins with a quote	-0.06 -0.18 -0.06 -0.06 0.12
form	colon	-0.20 -0.12 0.06 0.01 0.10
form	ends with a quote	-0.09 -0.14 0.00 0.02 0.03
form	ends with on	-0.09 0.02 -0.07 -0.03 0.04
form	exclamation	0.05 -0.01 -0.10 -0.08 0.03
form	label	0.04 0.07 0.02 -0.07 -0.16
form	label at the end	0.01 -0.16 -0.09 0.04 0.00
form	question	-0.24 -0.25 -0.17 0.08 0.11
form	quotes	-0.01 -0.10 0.01 -0.01 0.00
head clause	alarm	-0.14 -0.03 0.10 -0.03 -0.05
head clause	brief	0.00 -0.04 -0.03 0.00 -0.03
head clause	casualty	0.07 0.04 -0.12 -0.09 -0.02
head clause	chief	-0.09 -0.14 0.05 0.02 -0.01
head clause	civilian	-0.17 -0.04 0.06 0.00 -0.03
head clause	closure	0.01 -0.06 0.07 -0.06 -0.11
head clause	contact	-0.12 -0.09 0.03 0.02 -0.05
head clause	culture	-0.09 -0.01 -0.15 0.00 0.06
head clause	cyber	-0.17 -0.10 0.06 0.03 -0.15
head clause	decision	-0.10 -0.22 -0.01 0.07 0.01
head clause	domestic	-0.17 0.03 -0.16 0.02 0.01
head clause	elsewhere	-0.08 -0.11 -0.08 0.10 -0.09
head clause	everyday	-0.13 -0.18 0.00 0.00 0.06
head clause	execution	-0.13 0.01 0.11 -0.08 -0.15
head clause	force	-0.13 -0.04 -0.01 0.03 0.04
head clause	gaza	-0.11 -0.01 -0.05 0.06 -0.05
head clause	market	-0.17 -0.08 0.09 -0.02 -0.03
head clause	mass	0.19 0.01 -0.06 -0.23 -0.06
head clause	modal	-0.20 -0.18 -0.12 0.02 0.11
head clause	negotiation	0.01 -0.04 -0.06 -0.03 0.01
head clause	network	-0.14 -0.12 0.07 -0.03 -0.01
head clause	nuclear	-0.07 -0.11 0.11 -0.03 -0.09
head clause	oil	-0.19 -0.04 0.08 -0.02 -0.06
head clause	opinion	-0.16 -0.03 -0.11 0.03 0.04
head clause	reaction	-0.15 -0.14 -0.01 0.13 -0.10
head clause	resolve	0.05 -0.02 0.04 -0.04 -0.10
head clause	sanction	-0.19 -0.05 0.03 -0.03 0.00
head clause	settled	0.05 -0.03 -0.03 -0.01 -0.10
head clause	shipping	-0.04 0.03 0.01 0.01 -0.10
head clause	shock	-0.12 0.02 0.05 -0.04 -0.01
head clause	sport	-0.14 -0.15 -0.02 0.03 0.06
head clause	spy	-0.18 -0.11 -0.03 0.07 -0.01
head clause	strike	0.05 0.03 -0.09 -0.06 0.00
head clause	syria	-0.14 -0.09 -0.11 0.07 0.05
head clause	threat	-0.09 -0.05 -0.07 0.08 0.02
head clause	truce	0.11 0.01 -0.13 -0.03 -0.07
head clause	unreal	-0.10 -0.11 0.01 0.05 0.02
head clause	unrest	-0.19 -0.17 -0.05 0.02 0.05
head clause	weapon	0.05 0.15 -0.04 -0.14 -0.14
head event	accusation	-0.10 -0.15 -0.13 0.13 -0.05
head event	appointment	-0.18 -0.11 0.04 -0.01 0.05
head event	arrest	-0.13 -0.11 -0.06 0.04 0.03
head event	arrival	-0.04 0.06 -0.04 -0.15 0.03
head event	blackout	-0.13 -0.11 0.08 -0.01 -0.05
head event	blockade	-0.15 0.01 -0.11 0.07 0.02
head event	call	-0.11 -0.13 -0.15 0.06 0.04
head event	cancelled	-0.12 -0.13 -0.06 0.09 -0.05
head event	charge	-0.13 -0.15 -0.15 0.14 -0.07
head event	closure	-0.19 -0.03 0.05 0.00 -0.05
head event	comment	-0.14 -0.18 -0.07 -0.04 0.12
head event	deal	0.11 0.01 -0.12 -0.04 -0.13
head event	denial	-0.15 -0.17 0.00 0.05 0.02
head event	departure	-0.08 0.04 0.07 -0.17 -0.05
head event	deployment	-0.21 -0.21 0.00 0.03 0.07
head event	downing	-0.05 0.09 0.05 -0.24 -0.06
head event	enrichment	-0.10 -0.04 0.13 -0.14 -0.13
head event	evacuation	-0.09 0.04 0.04 -0.07 -0.08
head event	execution	-0.11 0.00 0.05 -0.02 -0.12
head event	exit	-0.08 -0.08 0.03 -0.01 -0.02
head event	fall	-0.08 -0.03 0.10 -0.04 -0.19
head event	funeral	-0.12 -0.12 0.02 0.09 -0.09
head event	hack	-0.11 -0.09 0.09 0.05 -0.19
head event	halt	0.06 0.04 0.12 -0.18 -0.23
head event	incursion	0.05 -0.14 0.03 -0.11 -0.01
head event	memory	-0.13 -0.14 -0.17 0.08 0.08
head event	none	-0.17 -0.12 -0.10 0.05 0.11
head event	offer	-0.11 -0.15 -0.13 0.14 -0.11
head event	plan	-0.04 -0.13 -0.01 0.00 0.02
head event	reaction	-0.22 -0.11 -0.07 0.08 0.03
head event	rejection	-0.14 0.01 0.07 0.04 -0.14
head event	release	-0.09 -0.14 -0.11 0.07 -0.01
head event	reopening	-0.07 -0.12 -0.14 0.00 0.09
head event	rescue	-0.07 0.14 0.02 -0.17 -0.16
head event	rise	-0.12 -0.02 0.04 -0.01 -0.01
head event	sanction	-0.19 -0.05 0.04 -0.02 -0.03
head event	seizure	-0.15 0.01 -0.19 -0.02 0.06
head event	spying	-0.17 -0.16 -0.03 0.11 -0.14
head event	strike	0.10 0.09 -0.18 -0.05 -0.07
head event	talks	-0.01 -0.20 -0.04 0.01 0.01
head event	threat	-0.10 -0.04 0.06 -0.02 -0.02
head event	truce	0.09 0.00 -0.12 -0.05 -0.01
head event	visit	-0.14 -0.05 0.00 0.03 -0.10
head event, told as accusation	accusation	-0.10 -0.15 -0.13 0.13 -0.05
head event, told as cancelled	cancelled	-0.12 -0.13 -0.06 0.09 -0.05
head event, told as comment	comment	-0.14 -0.18 -0.07 -0.04 0.12
head event, told as denial	denial	-0.15 -0.17 0.00 0.05 0.02
head event, told as done	appointment	-0.18 -0.11 0.04 -0.01 0.05
head event, told as done	arrest	-0.13 -0.11 -0.06 0.04 0.03
head event, told as done	arrival	-0.04 0.06 -0.04 -0.15 0.03
head event, told as done	blackout	-0.13 -0.11 0.08 -0.01 -0.05
head event, told as done	blockade	-0.15 0.01 -0.11 0.07 0.02
head event, told as done	call	-0.11 -0.13 -0.15 0.06 0.04
head event, told as done	charge	-0.13 -0.15 -0.15 0.14 -0.07
head event, told as done	closure	-0.19 -0.03 0.05 0.00 -0.05
head event, told as done	deal	0.11 0.01 -0.12 -0.04 -0.13
head event, told as done	departure	-0.08 0.04 0.07 -0.17 -0.05
head event, told as done	deployment	-0.21 -0.21 0.00 0.03 0.07
head event, told as done	downing	-0.05 0.09 0.05 -0.24 -0.06
head event, told as done	enrichment	-0.10 -0.04 0.13 -0.14 -0.13
head event, told as done	evacuation	-0.09 0.04 0.04 -0.07 -0.08
head event, told as done	execution	-0.11 0.00 0.05 -0.02 -0.12
head event, told as done	exit	-0.08 -0.08 0.03 -0.01 -0.02
head event, told as done	fall	-0.08 -0.03 0.10 -0.04 -0.19
head event, told as done	funeral	-0.12 -0.12 0.02 0.09 -0.09
head event, told as done	hack	-0.11 -0.09 0.09 0.05 -0.19
head event, told as done	halt	0.06 0.04 0.12 -0.18 -0.23
head event, told as done	incursion	0.05 -0.14 0.03 -0.11 -0.01
head event, told as done	none	-0.17 -0.12 -0.10 0.05 0.11
head event, told as done	release	-0.09 -0.14 -0.11 0.07 -0.01
head event, told as done	reopening	-0.07 -0.12 -0.14 0.00 0.09
head event, told as done	rescue	-0.07 0.14 0.02 -0.17 -0.16
head event, told as done	rise	-0.12 -0.02 0.04 -0.01 -0.01
head event, told as done	sanction	-0.19 -0.05 0.04 -0.02 -0.03
head event, told as done	seizure	-0.15 0.01 -0.19 -0.02 0.06
head event, told as done	spying	-0.17 -0.16 -0.03 0.11 -0.14
head event, told as done	strike	0.10 0.09 -0.18 -0.05 -0.07
head event, told as done	talks	-0.01 -0.20 -0.04 0.01 0.01
head event, told as done	truce	0.09 0.00 -0.12 -0.05 -0.01
head event, told as done	visit	-0.14 -0.05 0.00 0.03 -0.10
head event, told as memory	memory	-0.13 -0.14 -0.17 0.08 0.08
head event, told as offer	offer	-0.11 -0.15 -0.13 0.14 -0.11
head event, told as plan	plan	-0.04 -0.13 -0.01 0.00 0.02
head event, told as reaction	reaction	-0.22 -0.11 -0.07 0.08 0.03
head event, told as rejection	rejection	-0.14 0.01 0.07 0.04 -0.14
head event, told as threat	threat	-0.10 -0.04 0.06 -0.02 -0.02
length	long	-0.15 -0.08 -0.02 0.03 0.09
length	short	0.00 0.01 -0.01 -0.03 -0.03
length	usual	-0.05 -0.02 0.01 0.03 -0.05
length	very long	0.06 -0.04 -0.07 -0.02 0.00
level by rules	critical	0.28 -0.05 -0.20 -0.15 -0.11
level by rules	high	-0.21 -0.07 0.13 0.02 -0.05
level by rules	low	-0.27 -0.16 -0.35 -0.04 0.27
level by rules	medium	-0.24 -0.16 -0.03 0.13 0.05
level by rules	urgent	-0.09 0.13 -0.01 -0.01 -0.11
person	chief of staff	-0.03 -0.19 0.06 0.08 -0.23
person	defence minister	-0.13 -0.22 0.04 0.07 -0.05
person	foreign minister	-0.16 -0.04 -0.04 0.07 -0.07
person	former premier	-0.08 0.00 -0.01 -0.10 0.08
person	kushner	-0.13 0.09 0.05 -0.05 -0.02
person	leaders	-0.01 0.06 -0.04 -0.02 -0.02
person	mojtaba	-0.13 -0.13 0.02 0.03 0.03
person	nuclear scientist	0.00 -0.12 0.04 0.00 -0.08
person	president	-0.13 -0.08 0.03 0.07 -0.12
person	prime minister	-0.24 -0.07 0.05 -0.04 0.08
person	secretary of state	-0.09 -0.11 -0.12 0.07 0.06
person	security chief	-0.17 -0.14 -0.12 0.15 -0.09
person	supreme leader	0.00 -0.03 0.08 -0.03 -0.16
person	vice president	-0.10 0.07 0.07 -0.09 -0.04
phase	begin	0.10 -0.07 -0.05 -0.02 -0.08
phase	break	-0.03 -0.06 0.03 0.07 -0.19
phase	end	-0.19 0.04 0.07 -0.08 -0.04
phase	extend	-0.09 0.02 0.06 -0.02 -0.03
relevance by rules	not relevant: neither side in the title or the first sentence	-0.27 -0.16 -0.12 0.10 0.08
relevance by rules	not relevant: no party in the title	-0.19 0.00 0.04 -0.02 -0.02
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.32 -0.16 -0.10 0.12 0.05
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.02 -0.20 -0.17 -0.02 0.14
relevance by rules	not relevant: the summary is about	-0.14 -0.12 0.05 0.07 -0.09
relevance by rules	not relevant: the summary is about home affairs	-0.05 -0.09 -0.11 -0.06 0.09
relevance by rules	not relevant: the title is about	-0.18 -0.12 -0.02 0.11 -0.04
relevance by rules	not relevant: the title is about culture	-0.07 -0.12 -0.14 0.03 0.08
relevance by rules	not relevant: the title is about everyday	-0.16 -0.17 0.01 -0.05 0.09
relevance by rules	not relevant: the title is about home affairs	-0.08 0.08 -0.14 -0.01 -0.03
relevance by rules	not relevant: the title is about sport	-0.16 -0.17 -0.04 0.03 0.09
relevance by rules	relevant: and war in the title	0.00 0.07 0.05 -0.15 -0.04
relevance by rules	relevant: between opposed parties in the title	0.04 0.03 -0.01 -0.05 -0.07
relevance by rules	relevant: forces or war where the confrontation is	-0.15 -0.08 0.00 0.09 -0.07
relevance by rules	relevant: in a state of the Gulf	-0.09 -0.03 0.05 0.01 -0.12
relevance by rules	relevant: in the title	-0.06 0.01 0.08 -0.02 -0.10
relevance by rules	relevant: in the title, both sides in the first sentence	-0.05 -0.04 -0.07 -0.02 0.07
relevance by rules	relevant: in the title, the opponent in the first sentence	0.02 -0.07 0.04 0.03 -0.14
relevance by rules	relevant: insurance of ships where the confrontation is	-0.08 0.07 0.09 -0.05 -0.11
relevance by rules	relevant: of a side, killed or named	0.02 -0.20 0.05 0.01 -0.04
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.02 -0.08 -0.17 0.08 -0.06
relevance by rules	relevant: opposed parties and in the title	-0.06 -0.03 0.02 0.02 -0.04
relevance by rules	relevant: the forces of a side where an ally sits	-0.06 0.07 -0.23 -0.04 0.03
relevance by rules	relevant: the title names both sides	0.00 -0.04 -0.03 -0.02 0.01
relevance by rules	relevant: the war by name in the title	-0.16 -0.10 -0.03 0.00 0.06
relevance by rules	relevant: traces of arms in a town of a side	-0.02 0.13 -0.07 -0.15 -0.13
relevance by rules	relevant: trade that stands still where the confrontation is	-0.09 -0.13 -0.08 -0.04 0.09
relevance by rules	relevant: two parties and in the title	-0.19 -0.03 0.05 -0.05 0.02
sign	comment	-0.17 -0.26 -0.29 0.06 0.20
sign	explosions reported	0.07 0.04 -0.09 -0.07 -0.10
sign	leader killed	0.10 -0.07 -0.10 0.03 -0.11
sign	nuclear sites struck	0.09 -0.07 -0.07 0.01 -0.20
sign	operations begun	0.24 0.05 -0.17 -0.16 -0.30
sign	states struck	0.16 0.08 -0.03 -0.14 -0.22
sign	strikes suspended	0.13 0.01 -0.06 -0.07 -0.20
sign	truce agreed	0.11 0.09 -0.08 -0.11 -0.05
sign	war	-0.16 -0.11 -0.07 0.06 0.04
sign	war of a state	-0.16 -0.14 -0.12 0.05 0.10
sign	war of the region	-0.11 -0.11 -0.01 0.02 0.02
state	calm	0.03 0.16 0.17 -0.24 -0.23
state	crisis	-0.34 -0.11 -0.11 0.19 0.05
state	war	-0.09 -0.05 -0.04 0.01 0.07
summary	alarm	0.01 -0.05 -0.01 -0.04 0.00
summary	brief	-0.08 -0.09 0.02 -0.05 0.05
summary	casualty	0.05 -0.06 0.07 -0.02 -0.17
summary	chief	-0.03 -0.03 -0.04 0.02 0.00
summary	civilian	0.00 -0.12 0.05 -0.04 -0.03
summary	closure	-0.18 -0.03 0.13 -0.01 -0.14
summary	contact	-0.03 -0.03 0.03 -0.03 -0.04
summary	cyber	-0.09 0.03 -0.04 0.06 -0.10
summary	decision	-0.18 -0.21 0.01 -0.01 0.07
summary	domestic	0.03 -0.04 0.02 0.00 -0.12
summary	drill	-0.08 0.02 -0.08 0.05 -0.06
summary	elsewhere	-0.14 -0.12 0.05 0.06 -0.09
summary	everyday	-0.09 -0.05 -0.03 0.07 -0.07
summary	execution	-0.09 0.05 0.07 -0.05 -0.11
summary	force	-0.01 -0.08 0.04 -0.03 -0.02
summary	gaza	0.04 -0.11 -0.09 -0.12 0.09
summary	market	-0.16 -0.08 -0.16 0.07 0.08
summary	mass	0.03 -0.07 0.01 -0.02 -0.05
summary	modal	-0.21 -0.17 -0.06 0.05 0.07
summary	negotiation	0.01 0.00 -0.06 0.02 -0.04
summary	network	-0.09 -0.10 0.01 0.04 -0.05
summary	nuclear	0.04 -0.10 -0.01 -0.15 0.06
summary	oil	-0.09 -0.02 -0.07 0.05 0.01
summary	opinion	-0.16 -0.20 -0.20 -0.08 0.18
summary	reaction	-0.02 -0.05 -0.01 -0.03 0.01
summary	resolve	0.12 0.07 0.11 -0.25 -0.10
summary	sanction	-0.04 0.03 0.02 -0.11 0.07
summary	settled	0.01 0.09 0.10 -0.11 -0.23
summary	shipping	-0.17 -0.16 -0.01 0.06 -0.05
summary	shock	-0.14 -0.03 0.09 0.00 -0.09
summary	sport	0.06 -0.07 -0.12 0.04 -0.04
summary	spy	-0.05 -0.04 -0.02 0.04 -0.07
summary	strike	-0.02 -0.02 0.05 -0.03 -0.06
summary	syria	-0.07 -0.02 0.05 -0.12 0.03
summary	threat	-0.05 0.04 0.01 -0.04 -0.02
summary	toll	-0.13 -0.08 0.02 0.05 -0.04
summary	truce	0.04 -0.04 -0.17 0.03 0.00
summary	unreal	-0.01 -0.06 -0.06 0.01 0.02
summary	unrest	-0.18 0.10 0.08 -0.07 -0.03
summary	weapon	-0.01 -0.04 -0.01 -0.07 0.03
summary is	missing	-0.05 -0.04 0.00 0.01 -0.02
summary is	there	-0.09 -0.07 -0.06 0.05 0.05
summary names	both sides	0.04 -0.17 0.00 -0.07 0.04
summary names	both sides and usa	-0.12 -0.15 -0.04 0.03 0.08
summary names	no party	-0.07 -0.02 -0.04 0.02 0.02
summary names	one side	-0.11 -0.06 -0.04 0.05 0.02
summary names	one side and ally	-0.04 -0.07 -0.09 0.09 -0.05
summary names	one side and usa	-0.05 0.07 0.08 -0.09 -0.07
summary names	usa	-0.05 -0.02 -0.02 0.07 -0.08
summary place	gulf state	-0.02 0.00 -0.14 0.13 -0.12
summary place	land of an ally	0.02 0.01 -0.06 -0.01 -0.06
summary place	neighbour	-0.20 -0.16 0.04 0.01 -0.01
summary place	region	-0.02 -0.03 -0.07 -0.01 0.04
summary place	strait or sea	-0.18 -0.12 -0.03 0.11 -0.10
summary place	third country	-0.17 -0.15 -0.08 0.11 0.01
summary place	usa	-0.11 -0.02 0.01 0.04 -0.01
summary word	?	-0.12 -0.14 -0.17 0.05 0.06
summary word	[ally]	-0.04 -0.01 -0.11 0.08 -0.08
summary word	[number]	0.06 -0.02 -0.02 -0.11 -0.01
summary word	[place]	-0.07 -0.08 -0.04 0.03 0.01
summary word	[region]	-0.03 -0.04 -0.07 0.03 0.01
summary word	[side]	-0.05 -0.12 0.01 0.01 0.04
summary word	[usa]	-0.11 -0.01 0.03 0.01 0.00
summary word	about	-0.09 -0.13 -0.12 0.04 0.07
summary word	accord	-0.10 -0.01 0.00 0.03 -0.01
summary word	accus	-0.07 0.03 -0.02 0.04 -0.09
summary word	acros	-0.03 0.02 0.01 -0.04 -0.03
summary word	act	-0.07 0.12 0.07 -0.05 -0.11
summary word	action	-0.12 0.00 0.11 0.03 -0.17
summary word	add	-0.13 -0.08 -0.05 0.07 0.01
summary word	administration	-0.09 0.00 -0.03 0.04 -0.03
summary word	adversary	-0.02 0.12 0.01 -0.08 -0.07
summary word	affair	-0.10 0.08 0.07 -0.05 -0.09
summary word	after	0.04 0.07 0.03 0.00 -0.24
summary word	again	-0.07 0.00 -0.03 -0.06 0.05
summary word	against	-0.01 0.01 0.05 -0.01 -0.09
summary word	agency	-0.10 -0.05 0.03 0.04 -0.07
summary word	agent	-0.10 -0.01 0.05 -0.02 -0.10
summary word	aggression	-0.04 0.05 0.01 -0.10 0.07
summary word	agreement	0.08 0.00 -0.13 -0.03 -0.04
summary word	aid	-0.07 0.11 0.05 -0.03 -0.06
summary word	aim	-0.10 -0.04 -0.03 -0.08 0.08
summary word	air	-0.01 0.03 -0.04 -0.05 -0.02
summary word	airstrik	-0.01 -0.05 -0.08 0.08 -0.06
summary word	al	-0.03 -0.02 0.06 -0.08 0.01
summary word	ali	0.02 0.08 0.04 -0.06 -0.11
summary word	all	-0.10 -0.10 -0.10 -0.15 0.14
summary word	ally	-0.06 -0.10 -0.10 0.03 0.06
summary word	also	-0.11 0.07 0.10 -0.12 -0.02
summary word	ambassador	-0.09 -0.05 -0.02 -0.15 0.12
summary word	amid	-0.07 0.08 0.10 -0.05 -0.19
summary word	amir	0.04 -0.01 0.00 -0.02 -0.08
summary word	analyst	0.03 -0.13 -0.18 -0.13 0.14
summary word	announc	-0.02 0.09 0.11 -0.17 -0.17
summary word	announcement	-0.17 -0.13 0.07 0.03 -0.10
summary word	another	-0.10 -0.10 0.02 -0.05 0.04
summary word	anti	-0.13 0.09 0.12 -0.13 -0.08
summary word	any	-0.10 -0.08 -0.02 -0.05 0.06
summary word	aoun	0.03 -0.02 0.00 -0.01 -0.11
summary word	apos	-0.06 -0.01 -0.01 0.02 -0.02
summary word	appear	-0.06 0.04 0.00 -0.04 0.00
summary word	april	0.00 -0.11 -0.13 0.12 -0.12
summary word	area	-0.05 0.00 0.06 0.00 -0.12
summary word	army	-0.13 0.04 0.09 -0.04 -0.13
summary word	arrest	-0.09 0.10 0.11 -0.10 -0.12
summary word	articl	-0.09 0.00 0.04 -0.02 -0.05
summary word	attack	0.10 -0.01 -0.08 -0.08 -0.01
summary word	attempt	-0.09 0.05 0.05 -0.03 -0.10
summary word	authority	-0.07 -0.04 -0.04 -0.04 0.05
summary word	avoid	-0.08 -0.09 0.05 0.05 -0.11
summary word	back	-0.12 -0.16 -0.14 0.08 0.07
summary word	ballistic	0.01 -0.01 -0.01 -0.04 -0.01
summary word	barrag	0.06 0.01 -0.11 -0.11 -0.04
summary word	bas	0.01 0.07 0.00 -0.08 0.00
summary word	base	0.00 0.01 -0.11 0.08 -0.12
summary word	befor	-0.08 0.03 -0.10 0.11 -0.09
summary word	beginn	0.08 0.05 -0.10 -0.09 -0.04
summary word	believ	-0.09 -0.02 0.03 -0.12 0.05
summary word	between	-0.03 -0.14 -0.17 0.00 0.13
summary word	beyond	0.02 0.10 -0.08 0.03 -0.04
summary word	blackout	-0.08 -0.08 -0.02 0.03 -0.02
summary word	blockad	-0.12 0.09 0.12 -0.07 -0.17
summary word	bloomberg	0.04 0.03 -0.12 -0.19 0.06
summary word	bomb	-0.08 -0.08 -0.10 -0.09 0.09
summary word	border	0.05 0.03 0.04 -0.07 -0.14
summary word	both	-0.08 0.00 -0.11 0.03 -0.01
summary word	br	-0.04 0.01 0.03 0.01 -0.06
summary word	call	0.05 -0.06 0.00 -0.02 -0.05
summary word	campaign	-0.07 -0.03 0.01 0.00 -0.04
summary word	can	0.05 0.05 -0.11 -0.08 0.01
summary word	carry	-0.07 0.05 0.00 0.03 -0.08
summary word	ceasefir	0.01 -0.09 -0.15 0.05 0.01
summary word	central	0.01 -0.04 -0.16 -0.15 0.11
summary word	char	-0.02 0.03 0.07 -0.06 -0.08
summary word	charg	-0.11 -0.12 -0.07 0.09 -0.04
summary word	chief	-0.06 0.09 0.00 0.01 -0.08
summary word	citizen	0.04 -0.12 -0.12 0.06 -0.08
summary word	city	-0.16 -0.04 0.10 0.03 -0.10
summary word	civilian	0.00 0.04 0.05 -0.09 -0.09
summary word	claim	-0.05 0.03 0.02 -0.16 0.05
summary word	clash	-0.06 0.03 0.05 -0.04 -0.09
summary word	clos	-0.15 -0.03 0.07 -0.03 -0.04
summary word	com	-0.10 -0.13 -0.12 0.08 0.04
summary word	come	0.06 0.10 0.01 -0.11 -0.02
summary word	commander	0.02 -0.14 0.02 0.01 -0.05
summary word	comment	-0.02 0.02 0.06 0.06 -0.19
summary word	complet	0.06 -0.14 0.00 -0.02 -0.08
summary word	concern	-0.07 -0.14 -0.11 0.09 -0.02
summary word	condemn	-0.18 0.00 -0.01 -0.05 0.06
summary word	conflict	-0.11 -0.01 -0.03 0.06 -0.07
summary word	consequenc	-0.08 0.06 0.10 -0.06 -0.13
summary word	consider	-0.06 -0.01 -0.03 0.05 -0.06
summary word	continu	0.12 0.04 0.06 -0.21 -0.09
summary word	contract	-0.03 -0.06 -0.08 0.01 0.01
summary word	corp	0.02 0.13 -0.01 -0.06 -0.07
summary word	cost	-0.16 -0.15 -0.13 -0.01 0.12
summary word	could	-0.10 -0.09 -0.02 0.10 -0.10
summary word	country	-0.04 -0.03 0.15 -0.06 -0.17
summary word	court	0.05 -0.04 0.06 -0.06 -0.17
summary word	crack	-0.04 -0.03 -0.08 -0.08 0.08
summary word	crackdown	-0.08 0.04 0.07 0.02 -0.14
summary word	crim	-0.07 -0.11 -0.13 -0.01 0.04
summary word	crisi	-0.06 0.07 0.05 -0.12 0.01
summary word	cros	0.05 -0.08 -0.05 -0.06 0.02
summary word	crown	-0.06 -0.01 -0.08 0.05 0.00
summary word	crud	-0.06 -0.02 -0.05 -0.01 0.02
summary word	curb	0.03 -0.01 -0.05 -0.01 0.01
summary word	currency	-0.04 -0.11 -0.15 0.03 0.07
summary word	current	-0.06 -0.10 -0.06 -0.04 0.06
summary word	daily	-0.09 -0.11 0.04 -0.10 0.06
summary word	damag	0.02 -0.12 -0.15 0.03 0.03
summary word	day	0.12 0.03 -0.08 -0.20 0.04
summary word	days	-0.08 0.00 0.06 0.00 -0.12
summary word	de	-0.04 0.01 0.03 0.01 -0.09
summary word	deadly	-0.08 0.05 0.06 -0.04 -0.11
summary word	deal	-0.06 0.07 0.06 -0.03 -0.14
summary word	death	-0.09 -0.04 0.03 0.04 -0.08
summary word	decad	-0.08 -0.13 -0.14 0.07 0.06
summary word	decisiv	-0.08 0.12 0.12 -0.11 -0.13
summary word	declar	0.07 0.12 0.05 -0.11 -0.10
summary word	deep	-0.03 -0.07 -0.09 -0.01 0.07
summary word	deepen	-0.04 0.03 0.01 0.01 -0.04
summary word	defend	0.04 0.04 0.04 -0.11 -0.02
summary word	defens	-0.04 0.01 0.01 0.01 -0.08
summary word	delegation	-0.08 0.11 0.09 -0.09 -0.08
summary word	demonstration	-0.09 0.12 0.02 0.01 -0.14
summary word	demonstrator	-0.07 -0.06 -0.07 -0.13 0.09
summary word	describ	-0.04 -0.08 -0.10 0.02 0.06
summary word	despit	-0.08 0.04 0.06 -0.01 -0.09
summary word	destroy	-0.06 0.08 -0.12 0.00 -0.14
summary word	did	0.04 -0.08 -0.12 -0.04 0.05
summary word	digital	-0.06 -0.10 -0.09 0.10 -0.09
summary word	diplomatic	-0.08 -0.09 -0.10 0.01 0.08
summary word	direct	0.00 -0.02 0.01 0.04 -0.13
summary word	disarm	0.03 -0.07 0.03 0.00 0.04
summary word	disarmament	-0.12 -0.14 -0.12 0.06 0.05
summary word	discuss	-0.10 -0.12 -0.15 -0.11 0.14
summary word	disrupt	0.02 0.04 0.06 -0.04 -0.13
summary word	disruption	-0.05 -0.04 0.02 -0.03 0.01
summary word	does	-0.05 0.07 0.06 -0.03 -0.09
summary word	dollar	-0.05 -0.08 -0.11 0.10 -0.01
summary word	domestic	-0.09 -0.07 -0.01 -0.02 0.03
summary word	down	0.02 -0.05 -0.16 0.12 -0.05
summary word	dozen	0.07 0.04 -0.02 -0.10 -0.11
summary word	dron	-0.04 0.09 0.01 -0.16 0.04
summary word	due	-0.06 0.07 0.04 -0.18 0.02
summary word	dur	-0.13 -0.12 0.03 0.13 -0.15
summary word	earlier	0.06 -0.02 -0.12 -0.08 0.03
summary word	early	-0.09 -0.01 0.00 0.03 -0.05
summary word	ease	-0.09 -0.12 -0.10 0.02 0.04
summary word	eastern	0.10 0.01 -0.06 0.02 -0.07
summary word	economic	-0.07 0.03 0.03 -0.11 0.07
summary word	economy	-0.04 -0.11 -0.09 -0.07 0.10
summary word	effect	0.05 -0.09 -0.08 -0.07 0.05
summary word	effort	-0.14 -0.19 -0.13 0.12 0.01
summary word	eliminat	-0.12 0.03 -0.03 -0.05 0.02
summary word	encourag	-0.09 -0.12 -0.10 -0.01 0.07
summary word	end	-0.05 0.08 0.05 -0.10 0.03
summary word	enemy	-0.02 -0.08 0.01 0.07 -0.16
summary word	energy	-0.07 -0.07 -0.06 0.08 -0.02
summary word	engulf	0.02 0.02 0.04 -0.01 -0.11
summary word	enough	-0.10 -0.11 -0.10 0.05 0.04
summary word	escalat	-0.12 -0.03 0.05 -0.08 0.02
summary word	escalation	-0.06 0.06 0.00 0.00 -0.08
summary word	espionag	-0.06 0.03 0.03 0.00 -0.09
summary word	evacuat	-0.08 -0.06 0.01 -0.04 0.03
summary word	evacuation	-0.04 0.00 -0.02 0.05 -0.09
summary word	even	0.06 0.07 -0.06 -0.07 -0.07
summary word	evidenc	-0.14 0.10 0.07 -0.10 -0.09
summary word	exchang	0.05 -0.07 -0.11 0.01 0.00
summary word	execut	-0.07 0.14 0.09 -0.11 -0.10
summary word	expect	-0.04 -0.07 -0.09 0.01 0.01
summary word	export	-0.08 -0.07 0.00 0.05 -0.06
summary word	fac	-0.08 0.05 -0.03 -0.11 0.08
summary word	face	-0.06 0.03 -0.04 -0.08 0.06
summary word	facility	0.02 0.10 0.02 -0.06 -0.08
summary word	family	-0.13 -0.01 0.02 0.05 -0.09
summary word	far	-0.08 -0.13 -0.13 0.06 0.01
summary word	fear	0.03 0.01 0.05 -0.07 -0.04
summary word	fight	-0.07 0.00 -0.18 -0.04 0.11
summary word	figur	-0.10 -0.02 0.01 0.01 -0.02
summary word	fir	0.09 0.05 -0.08 -0.07 -0.07
summary word	fire	0.05 0.05 -0.06 -0.03 -0.13
summary word	first	-0.13 -0.03 -0.01 0.06 -0.07
summary word	flow	-0.04 -0.11 -0.10 0.10 -0.04
summary word	fm	0.06 0.03 0.04 -0.06 -0.06
summary word	follow	0.05 0.00 -0.08 -0.01 -0.02
summary word	forc	-0.03 -0.03 0.04 -0.07 0.00
summary word	foreign	-0.11 -0.07 -0.02 0.04 -0.04
summary word	former	-0.10 -0.06 -0.06 -0.15 0.13
summary word	freight	-0.03 -0.08 -0.04 0.00 0.04
summary word	fresh	-0.06 0.02 0.05 -0.06 -0.02
summary word	friday	-0.06 0.01 0.03 -0.03 -0.01
summary word	fuel	-0.10 0.01 0.01 -0.06 0.02
summary word	full	-0.09 -0.06 0.00 -0.08 0.06
summary word	further	-0.08 0.07 -0.12 -0.02 -0.03
summary word	futur	-0.05 0.07 0.04 -0.03 -0.02
summary word	g7	0.01 0.06 0.06 -0.12 -0.11
summary word	gas	-0.01 0.02 0.04 -0.06 -0.02
summary word	general	-0.11 -0.13 -0.18 0.08 0.05
summary word	geopolitical	-0.04 -0.10 -0.13 -0.08 0.12
summary word	get	-0.10 0.06 0.01 -0.03 -0.04
summary word	global	-0.08 -0.13 -0.15 -0.05 0.14
summary word	go	-0.08 0.01 0.06 -0.01 -0.04
summary word	goal	0.07 -0.05 -0.11 0.00 -0.01
summary word	government	-0.09 0.03 0.09 -0.14 -0.02
summary word	graham	-0.07 0.07 0.07 0.01 -0.12
summary word	group	-0.07 0.00 0.10 -0.04 -0.16
summary word	grow	-0.12 -0.03 0.06 0.03 -0.09
summary word	hack	-0.08 0.03 -0.12 0.07 -0.06
summary word	halt	-0.07 0.01 0.09 -0.04 -0.11
summary word	hama	0.08 0.00 0.05 -0.05 -0.03
summary word	hard	-0.09 0.08 0.08 -0.03 -0.13
summary word	hardship	-0.08 -0.07 0.02 -0.10 0.03
summary word	haven	-0.04 -0.09 -0.10 0.05 0.01
summary word	heavy	-0.02 0.05 -0.09 -0.11 0.05
summary word	help	-0.08 -0.02 0.07 -0.05 -0.06
summary word	higher	-0.04 -0.10 -0.12 0.05 -0.01
summary word	him	-0.05 0.05 -0.10 0.04 -0.01
summary word	hit	0.02 0.05 0.02 -0.06 -0.07
summary word	hold	-0.04 -0.04 -0.06 0.07 -0.07
summary word	home	0.00 -0.01 -0.05 0.02 -0.01
summary word	host	-0.07 -0.10 -0.02 0.03 -0.01
summary word	hostility	-0.08 -0.14 -0.14 0.13 -0.10
summary word	hour	-0.03 -0.08 0.00 0.04 -0.06
summary word	how	-0.05 -0.09 -0.13 -0.12 0.12
summary word	href	-0.03 0.10 0.07 -0.05 -0.15
summary word	human	-0.11 -0.07 0.00 -0.08 0.03
summary word	hundred	0.07 -0.07 -0.12 0.03 -0.05
summary word	if	-0.15 0.07 0.02 -0.07 0.00
summary word	immediat	-0.01 0.00 0.06 -0.03 -0.12
summary word	impact	0.00 -0.08 -0.14 -0.08 0.10
summary word	impos	-0.06 -0.05 0.07 -0.01 -0.10
summary word	includ	-0.02 -0.03 0.04 -0.01 -0.10
summary word	increas	-0.09 0.03 0.03 -0.07 0.03
summary word	increasingly	-0.06 -0.03 -0.04 0.06 -0.10
summary word	industry	-0.03 -0.06 -0.10 -0.02 0.05
summary word	inflation	-0.04 -0.03 -0.10 -0.02 0.06
summary word	information	-0.08 0.05 0.05 -0.06 -0.07
summary word	infrastructur	0.11 -0.02 -0.10 -0.02 -0.12
summary word	intelligenc	0.06 -0.01 0.02 -0.09 -0.06
summary word	intercept	0.00 0.05 -0.04 -0.08 -0.06
summary word	interest	-0.09 0.06 0.05 -0.11 0.02
summary word	interferenc	-0.08 0.12 0.11 -0.10 -0.13
summary word	internal	-0.06 0.07 0.07 0.00 -0.12
summary word	internet	-0.09 -0.10 0.01 0.04 -0.05
summary word	interven	-0.10 -0.02 -0.09 0.05 0.03
summary word	intervention	-0.14 -0.08 -0.05 0.05 0.02
summary word	investor	-0.11 0.03 -0.04 0.05 -0.12
summary word	is	-0.16 -0.03 0.01 0.05 -0.02
summary word	islamic	0.02 -0.01 -0.13 0.10 -0.14
summary word	issu	-0.11 0.02 0.04 -0.10 0.06
summary word	itself	0.04 0.01 0.02 -0.13 0.04
summary word	jets	0.03 0.01 0.06 -0.11 -0.09
summary word	join	-0.09 0.03 0.06 -0.03 -0.05
summary word	joseph	-0.09 0.02 -0.05 0.00 0.03
summary word	judiciary	-0.07 0.03 0.04 -0.03 -0.07
summary word	jump	-0.04 -0.01 0.01 0.01 -0.04
summary word	june	-0.05 -0.02 0.01 -0.17 0.08
summary word	just	-0.13 -0.16 -0.14 0.08 0.07
summary word	keep	-0.08 -0.05 0.06 0.03 -0.11
summary word	key	-0.10 0.05 0.09 -0.12 -0.03
summary word	kill	0.03 -0.07 0.05 0.00 -0.12
summary word	larg	-0.02 0.05 -0.05 0.03 -0.05
summary word	largest	-0.06 -0.03 0.02 0.00 -0.03
summary word	last	-0.04 -0.13 -0.04 0.12 -0.14
summary word	late	-0.10 -0.05 0.06 0.04 0.00
summary word	latest	0.04 -0.07 0.00 -0.07 -0.01
summary word	launch	0.01 -0.05 0.04 0.05 -0.16
summary word	launcher	-0.12 -0.13 0.06 0.08 -0.09
summary word	law	-0.08 -0.09 -0.03 -0.03 0.05
summary word	lead	-0.04 -0.06 -0.09 -0.12 0.09
summary word	leader	-0.02 -0.07 -0.02 0.04 -0.04
summary word	leadership	-0.10 -0.04 -0.01 0.08 -0.10
summary word	least	-0.12 -0.05 0.06 0.03 -0.12
summary word	leav	-0.08 0.07 0.05 -0.13 0.02
summary word	led	-0.07 -0.05 0.02 0.05 -0.10
summary word	left	0.04 0.09 -0.12 -0.08 0.02
summary word	leniency	-0.08 -0.02 0.01 0.02 -0.06
summary word	lift	-0.08 -0.13 -0.11 0.03 0.05
summary word	limit	-0.10 0.02 0.01 0.05 -0.12
summary word	lindsey	-0.07 0.07 0.07 0.01 -0.12
summary word	liv	-0.16 -0.13 -0.10 -0.02 0.11
summary word	load	-0.11 -0.03 -0.03 -0.03 0.04
summary word	lock	-0.11 -0.03 -0.04 -0.03 0.05
summary word	long	-0.09 0.02 -0.01 -0.04 0.01
summary word	look	-0.10 -0.02 0.06 0.01 -0.11
summary word	major	0.02 -0.01 -0.04 0.02 -0.06
summary word	make	0.01 0.08 0.06 -0.12 -0.11
summary word	man	-0.08 0.02 0.03 -0.01 -0.09
summary word	many	-0.09 -0.06 -0.04 -0.09 0.08
summary word	march	-0.05 -0.10 -0.11 0.12 -0.09
summary word	maritim	-0.04 -0.08 -0.07 0.04 -0.01
summary word	mark	-0.08 -0.02 0.04 -0.03 -0.06
summary word	market	-0.09 -0.16 -0.18 -0.01 0.12
summary word	martyr	-0.13 -0.10 -0.02 0.10 -0.07
summary word	mass	-0.07 -0.08 -0.06 -0.09 0.10
summary word	massiv	0.01 -0.11 0.06 -0.03 -0.12
summary word	may	-0.17 -0.17 0.03 0.06 -0.02
summary word	media	-0.08 -0.02 -0.03 -0.06 0.07
summary word	meet	-0.13 0.00 -0.05 0.09 -0.20
summary word	met	-0.12 -0.08 0.02 -0.03 0.04
summary word	might	-0.05 -0.07 -0.10 -0.10 0.10
summary word	military	0.05 -0.06 0.00 0.00 -0.10
summary word	minister	-0.04 -0.07 0.05 -0.09 0.02
summary word	ministry	-0.06 -0.13 -0.01 0.04 0.02
summary word	missil	0.04 -0.02 -0.05 -0.13 0.06
summary word	monday	-0.04 0.05 0.08 -0.17 0.02
summary word	monitor	-0.02 0.04 -0.05 -0.08 0.04
summary word	month	0.05 0.02 0.02 -0.15 0.00
summary word	more	-0.05 -0.14 0.09 0.02 -0.09
summary word	morn	-0.01 0.04 0.04 -0.06 -0.05
summary word	most	-0.03 -0.11 -0.10 0.05 0.01
summary word	mount	-0.04 -0.08 -0.09 0.01 0.06
summary word	mov	-0.05 -0.09 -0.12 0.06 0.03
summary word	move	-0.08 -0.13 -0.10 0.06 0.05
summary word	much	-0.02 0.02 -0.12 0.02 0.03
summary word	multipl	0.02 0.07 -0.09 0.03 -0.08
summary word	nation	0.01 -0.09 -0.14 0.10 -0.13
summary word	national	-0.11 0.05 0.04 -0.02 -0.10
summary word	nationwid	-0.10 0.06 0.10 -0.01 -0.15
summary word	natural	-0.06 0.03 0.06 -0.07 -0.01
summary word	naval	-0.06 -0.12 -0.01 0.06 -0.07
summary word	near	0.04 -0.04 0.04 -0.07 -0.11
summary word	negotiation	-0.09 -0.13 -0.14 0.06 0.01
summary word	network	-0.06 0.06 0.06 -0.12 0.02
summary word	new	0.04 0.00 -0.14 0.05 -0.06
summary word	news	-0.08 -0.09 -0.10 0.07 0.02
summary word	next	-0.10 -0.04 0.00 -0.04 0.03
summary word	night	0.00 -0.07 -0.13 0.04 0.02
summary word	no	-0.05 0.02 0.08 -0.03 -0.11
summary word	not	-0.15 -0.08 0.02 0.04 -0.01
summary word	now	-0.09 0.02 0.05 -0.02 -0.05
summary word	nuclear	0.02 -0.06 -0.02 -0.09 0.05
summary word	offensiv	-0.11 -0.13 0.03 -0.02 0.05
summary word	offer	-0.05 0.01 0.00 0.04 -0.10
summary word	official	0.01 -0.03 -0.11 0.04 -0.03
summary word	oil	-0.09 -0.04 -0.08 0.06 0.02
summary word	once	0.01 0.06 -0.12 -0.14 0.06
summary word	one	-0.10 0.04 -0.03 -0.11 0.07
summary word	ongo	-0.07 0.04 -0.05 0.01 0.00
summary word	only	0.02 0.11 0.08 -0.10 -0.13
summary word	open	-0.06 -0.06 -0.06 0.08 -0.08
summary word	operat	-0.06 0.03 0.03 -0.01 -0.12
summary word	operation	-0.02 0.02 0.08 -0.13 -0.07
summary word	operativ	-0.12 0.06 0.02 0.00 -0.10
summary word	order	0.04 0.08 0.00 -0.06 -0.09
summary word	other	-0.12 -0.14 -0.04 0.13 -0.08
summary word	out	-0.12 0.01 0.03 0.01 -0.04
summary word	over	0.02 0.04 0.07 0.02 -0.17
summary word	overnight	-0.07 -0.03 0.01 0.00 -0.01
summary word	p	-0.05 0.09 0.07 -0.06 -0.10
summary word	pdt	-0.01 0.07 0.07 -0.08 -0.10
summary word	peac	-0.12 -0.11 0.02 0.13 -0.16
summary word	peaceful	-0.09 0.03 -0.03 -0.06 0.02
summary word	peopl	0.03 -0.04 0.07 -0.09 -0.07
summary word	percent	-0.06 -0.09 -0.08 0.07 -0.05
summary word	personnel	-0.12 0.04 0.08 -0.06 -0.08
summary word	phas	-0.13 -0.16 -0.11 0.05 0.07
summary word	plan	-0.08 -0.16 0.00 0.11 -0.10
summary word	pledg	-0.07 -0.06 0.02 0.02 -0.03
summary word	pm	-0.02 0.00 0.05 0.00 -0.13
summary word	policy	-0.08 -0.14 -0.12 0.03 0.07
summary word	political	-0.08 0.07 0.03 -0.09 0.01
summary word	port	-0.09 0.04 0.07 -0.04 -0.11
summary word	possibility	-0.04 -0.12 -0.10 0.11 -0.09
summary word	possibl	-0.09 -0.07 -0.06 0.00 0.05
summary word	post	-0.04 0.05 0.05 -0.06 -0.05
summary word	potential	-0.06 -0.05 0.01 0.01 -0.01
summary word	power	-0.10 -0.09 -0.05 -0.02 0.10
summary word	powerful	0.04 -0.06 -0.07 -0.07 0.03
summary word	preemptiv	-0.09 0.01 0.08 -0.05 -0.09
summary word	premium	-0.03 -0.06 -0.11 0.01 0.03
summary word	prepar	-0.11 0.03 -0.02 -0.02 0.00
summary word	president	-0.05 0.05 -0.01 0.04 -0.08
summary word	pressur	-0.10 -0.04 -0.04 -0.01 0.04
summary word	pric	-0.04 -0.10 -0.13 0.01 0.10
summary word	prim	-0.03 -0.11 -0.01 -0.06 0.06
summary word	princ	-0.06 -0.01 -0.08 0.05 0.00
summary word	produc	-0.06 -0.09 -0.09 0.03 0.04
summary word	production	-0.03 0.06 0.07 -0.10 -0.08
summary word	program	-0.01 -0.04 0.02 -0.12 0.04
summary word	promis	0.03 0.10 0.07 -0.11 -0.12
summary word	prompt	-0.05 -0.04 0.04 0.05 -0.13
summary word	protect	-0.07 0.03 0.05 -0.03 -0.03
summary word	protest	-0.18 0.01 0.05 -0.04 -0.01
summary word	protester	-0.17 0.18 0.14 -0.15 -0.11
summary word	push	-0.12 -0.12 -0.03 0.05 0.00
summary word	question	-0.03 -0.02 0.00 -0.01 0.01
summary word	r	-0.09 -0.04 -0.04 -0.16 0.10
summary word	rais	-0.06 0.03 0.05 0.00 -0.09
summary word	rat	-0.04 -0.09 -0.09 0.03 0.04
summary word	reach	0.04 -0.02 -0.15 0.03 -0.08
summary word	react	0.07 -0.06 -0.09 -0.07 0.06
summary word	read	-0.08 0.01 0.04 -0.03 -0.04
summary word	ready	-0.07 -0.02 0.07 0.00 -0.12
summary word	recent	-0.10 -0.18 -0.15 0.05 0.02
summary word	red	-0.07 0.07 0.09 -0.08 -0.11
summary word	regard	-0.11 -0.06 0.04 -0.03 0.00
summary word	regim	-0.15 -0.06 -0.06 0.03 0.00
summary word	region	-0.07 0.03 0.07 -0.01 -0.12
summary word	regional	-0.06 -0.09 -0.14 0.05 0.03
summary word	reiterat	-0.08 -0.06 -0.08 0.10 -0.10
summary word	reject	0.03 -0.04 0.04 -0.05 -0.11
summary word	remain	0.03 -0.08 0.01 -0.08 0.01
summary word	renew	-0.11 0.00 0.10 0.00 -0.13
summary word	rep	-0.07 -0.11 -0.15 -0.15 0.16
summary word	report	-0.04 0.04 -0.01 -0.07 0.02
summary word	reportedly	-0.14 0.12 0.09 -0.02 -0.15
summary word	republican	-0.06 -0.11 -0.11 0.01 0.07
summary word	rescu	-0.09 0.03 -0.03 -0.04 0.02
summary word	resident	-0.11 0.00 0.09 -0.12 -0.04
summary word	respond	-0.05 0.08 0.04 -0.10 0.02
summary word	respons	0.13 0.01 -0.04 -0.06 -0.18
summary word	responsibl	0.04 -0.05 -0.10 0.04 0.01
summary word	result	0.00 -0.10 -0.13 -0.03 0.11
summary word	retaliat	-0.15 0.03 0.11 -0.12 -0.05
summary word	retaliation	0.14 0.08 -0.01 -0.15 -0.16
summary word	retaliatory	0.02 -0.06 -0.18 -0.07 0.10
summary word	retir	-0.06 -0.10 -0.09 -0.11 0.10
summary word	revolution	0.02 0.06 -0.11 0.02 -0.06
summary word	rhetoric	-0.10 0.03 -0.02 -0.07 0.04
summary word	right	-0.08 0.08 0.02 -0.10 0.04
summary word	ris	-0.08 -0.06 -0.09 -0.02 0.09
summary word	rise	-0.06 -0.09 -0.10 -0.05 0.08
summary word	risk	-0.03 -0.02 -0.10 0.02 0.03
summary word	rocket	-0.15 -0.09 0.04 0.10 -0.05
summary word	rose	-0.10 -0.14 -0.14 0.11 -0.01
summary word	round	-0.12 -0.15 -0.09 0.06 -0.01
summary word	rt	-0.08 0.01 0.04 -0.03 -0.04
summary word	s	-0.09 0.05 0.05 -0.10 -0.01
summary word	said	-0.04 -0.01 0.01 -0.02 -0.03
summary word	sanction	-0.10 0.05 0.02 -0.10 0.07
summary word	saturday	0.00 0.01 0.00 0.02 -0.09
summary word	say	0.00 0.01 0.04 0.02 -0.10
summary word	says	0.04 -0.17 0.01 0.06 -0.12
summary word	scal	-0.03 0.05 -0.10 -0.10 0.08
summary word	scientist	-0.06 -0.02 0.10 -0.11 -0.11
summary word	second	-0.09 -0.11 -0.08 0.05 -0.01
summary word	secretary	0.01 -0.05 0.03 -0.06 -0.03
summary word	security	0.04 0.11 0.10 -0.13 -0.11
summary word	see	-0.06 -0.11 -0.12 -0.02 0.09
summary word	seek	-0.09 -0.09 0.05 0.00 -0.08
summary word	sen	-0.08 0.09 0.08 -0.10 -0.11
summary word	senat	-0.07 -0.08 -0.11 0.00 0.04
summary word	senior	-0.02 -0.12 -0.17 0.07 0.05
summary word	sent	0.05 -0.09 -0.11 -0.04 0.03
summary word	set	-0.09 0.03 0.04 -0.01 -0.08
summary word	seven	-0.10 0.01 0.03 0.02 -0.10
summary word	sever	-0.03 0.00 0.07 0.00 -0.10
summary word	several	0.03 -0.12 -0.03 0.04 -0.04
summary word	shelter	0.03 -0.16 0.01 -0.15 0.08
summary word	ship	-0.11 -0.16 -0.08 0.03 0.08
summary word	shipp	-0.08 -0.05 0.03 0.03 -0.09
summary word	shoot	-0.09 0.06 0.03 -0.10 0.03
summary word	should	-0.06 -0.06 -0.05 0.04 0.00
summary word	show	-0.03 -0.04 -0.02 0.01 0.02
summary word	sign	-0.08 0.00 0.02 0.03 -0.10
summary word	signal	-0.05 0.06 -0.03 0.04 -0.06
summary word	sinc	-0.10 -0.13 0.02 0.05 -0.04
summary word	siren	0.06 0.05 0.06 -0.09 -0.09
summary word	sit	-0.12 0.02 0.02 0.01 0.03
summary word	site	-0.03 0.07 0.05 -0.10 -0.09
summary word	six	-0.08 -0.11 -0.13 0.13 -0.13
summary word	skip	-0.02 0.07 0.09 -0.04 -0.14
summary word	soar	-0.05 -0.04 -0.02 0.08 -0.08
summary word	social	-0.06 -0.07 -0.09 0.00 0.08
summary word	soldier	0.04 -0.13 0.02 0.00 -0.13
summary word	some	-0.04 -0.06 -0.12 0.05 0.04
summary word	sound	0.04 0.04 -0.04 -0.12 0.04
summary word	sourc	0.03 0.06 -0.08 -0.06 -0.04
summary word	south	-0.01 -0.10 -0.10 0.05 0.04
summary word	southern	0.14 0.08 0.03 -0.11 -0.09
summary word	sovereignty	-0.13 0.01 0.09 -0.03 -0.15
summary word	spark	-0.03 0.01 -0.03 0.04 -0.03
summary word	speak	0.00 0.01 -0.16 -0.02 0.04
summary word	speculation	-0.08 0.10 0.10 -0.08 -0.11
summary word	spread	-0.06 0.06 -0.02 0.07 -0.10
summary word	spy	-0.11 0.03 0.06 -0.02 -0.12
summary word	stability	-0.05 -0.08 -0.01 0.08 -0.10
summary word	stand	-0.08 -0.11 -0.06 -0.11 0.10
summary word	start	0.03 0.00 -0.09 -0.01 0.02
summary word	stat	0.07 -0.04 0.01 -0.10 -0.03
summary word	statement	-0.10 0.01 0.06 -0.11 0.05
summary word	stay	-0.04 0.04 0.00 -0.04 0.01
summary word	still	-0.03 -0.04 -0.08 0.01 0.02
summary word	stock	-0.09 -0.12 -0.05 0.12 -0.14
summary word	strategist	-0.04 -0.10 -0.10 0.07 0.01
summary word	street	-0.10 -0.08 -0.05 0.10 -0.10
summary word	strik	-0.12 -0.01 0.10 0.04 -0.18
summary word	struck	0.07 0.02 -0.04 -0.13 0.03
summary word	summit	-0.01 0.07 0.04 -0.13 -0.10
summary word	sunday	-0.07 -0.03 0.02 0.04 -0.04
summary word	supply	0.00 0.03 0.02 -0.01 -0.04
summary word	support	-0.05 0.06 0.07 -0.11 -0.02
summary word	suppress	-0.05 -0.05 -0.05 0.05 0.00
summary word	surg	-0.06 0.09 0.04 -0.06 -0.01
summary word	sustain	-0.07 -0.11 -0.06 0.01 0.05
summary word	system	-0.04 0.03 0.07 -0.10 -0.10
summary word	tak	-0.07 0.06 0.06 -0.10 -0.01
summary word	take	-0.07 0.05 0.01 0.04 -0.11
summary word	talk	0.02 -0.13 -0.02 -0.01 -0.01
summary word	tanker	-0.04 -0.09 -0.10 0.10 -0.08
summary word	target	0.03 0.13 0.05 -0.06 -0.23
summary word	tell	0.06 -0.10 -0.14 0.07 -0.12
summary word	tension	-0.08 -0.03 -0.04 -0.01 0.05
summary word	territory	0.06 0.10 -0.04 -0.14 -0.13
summary word	terror	0.08 0.00 -0.02 -0.06 0.00
summary word	terrorist	-0.11 0.02 -0.04 -0.07 0.05
summary word	th	-0.06 0.10 0.08 -0.09 -0.09
summary word	their	-0.12 -0.08 -0.04 0.08 -0.06
summary word	them	-0.06 -0.11 -0.09 0.06 0.04
summary word	ther	-0.04 0.07 0.02 -0.08 -0.05
summary word	they	-0.10 0.02 -0.03 -0.14 0.10
summary word	though	-0.08 -0.11 -0.07 -0.03 0.07
summary word	thousand	-0.10 -0.12 -0.13 0.13 -0.12
summary word	thre	-0.02 -0.11 -0.03 -0.01 0.06
summary word	threat	-0.11 -0.04 0.00 0.00 0.01
summary word	threaten	-0.03 0.07 -0.01 -0.09 0.03
summary word	through	-0.13 -0.20 -0.15 0.11 0.05
summary word	thursday	0.05 0.00 0.04 -0.02 -0.16
summary word	tim	-0.05 0.04 0.01 -0.01 -0.04
summary word	time	-0.05 -0.08 -0.07 0.10 -0.12
summary word	told	-0.12 -0.07 0.04 0.02 -0.10
summary word	toll	-0.11 -0.03 0.07 0.01 -0.08
summary word	top	-0.02 0.10 0.00 -0.01 -0.06
summary word	toward	0.06 0.08 -0.02 -0.10 -0.11
summary word	trad	-0.11 -0.09 0.00 -0.01 0.04
summary word	trader	-0.05 -0.14 -0.11 0.15 -0.14
summary word	travel	-0.06 -0.10 -0.09 0.03 0.05
summary word	trigger	-0.05 0.02 -0.07 -0.14 0.12
summary word	troop	0.06 -0.05 -0.12 0.05 -0.10
summary word	turn	-0.05 -0.07 -0.02 0.06 -0.10
summary word	two	0.04 -0.01 -0.02 0.06 -0.21
summary word	unrest	-0.12 0.11 0.13 -0.07 -0.19
summary word	up	-0.07 0.06 -0.03 0.05 -0.09
summary word	upward	-0.02 -0.07 -0.08 -0.10 0.10
summary word	urg	-0.09 0.00 0.01 0.08 -0.12
summary word	us	-0.10 -0.07 -0.08 0.03 0.06
summary word	very	-0.12 -0.05 0.04 -0.10 0.04
summary word	vessel	-0.05 -0.13 -0.12 0.13 -0.12
summary word	violenc	-0.10 0.07 0.00 0.05 -0.14
summary word	violent	-0.06 0.11 0.09 -0.08 -0.12
summary word	violently	-0.06 0.01 -0.04 0.05 -0.04
summary word	visit	-0.16 -0.14 0.01 0.04 -0.03
summary word	vow	-0.04 0.02 -0.04 -0.06 0.05
summary word	want	-0.08 -0.10 -0.08 0.02 0.02
summary word	war	-0.16 -0.24 -0.02 -0.02 0.10
summary word	warn	-0.03 0.05 0.08 0.00 -0.16
summary word	warning	-0.01 -0.01 0.02 -0.02 -0.03
summary word	wav	0.01 0.05 0.00 -0.10 0.00
summary word	we	-0.07 -0.04 0.07 -0.07 -0.03
summary word	weapon	-0.06 0.06 -0.13 0.00 -0.02
summary word	wednesday	0.01 0.04 -0.04 -0.01 -0.10
summary word	week	-0.13 -0.15 -0.07 0.08 -0.02
summary word	weigh	-0.08 0.08 0.08 -0.12 -0.09
summary word	well	-0.11 -0.12 -0.11 0.03 0.05
summary word	western	-0.07 0.02 -0.09 -0.03 0.02
summary word	what	-0.02 0.05 -0.09 -0.17 0.08
summary word	which	-0.09 -0.09 -0.03 0.11 -0.10
summary word	whil	0.00 -0.08 -0.05 0.01 0.01
summary word	who	0.02 -0.05 -0.03 0.03 -0.06
summary word	wider	-0.04 -0.04 -0.10 0.07 0.00
summary word	will	0.11 0.09 -0.02 -0.06 -0.08
summary word	within	-0.08 0.07 0.07 -0.14 0.04
summary word	without	-0.14 0.06 0.05 -0.09 0.00
summary word	work	0.06 0.06 -0.12 -0.02 -0.07
summary word	world	-0.08 -0.07 0.02 0.05 -0.09
summary word	would	-0.14 0.07 -0.05 -0.17 0.12
summary word	wound	0.04 -0.06 -0.07 0.02 -0.05
summary word	year	0.02 0.02 -0.08 -0.16 0.10
summary word	yet	-0.05 -0.03 -0.03 -0.04 0.05
thing	airline	0.05 -0.02 -0.09 0.02 -0.08
thing	airspace	-0.10 -0.12 0.07 -0.02 -0.03
thing	bank	-0.09 -0.12 -0.12 0.06 0.04
thing	base	0.04 0.06 0.02 -0.11 -0.12
thing	diplomats	-0.14 -0.12 0.06 0.04 -0.13
thing	embassy	-0.06 0.06 0.05 -0.07 -0.10
thing	fighter	-0.04 0.03 0.01 -0.12 -0.01
thing	gas works	-0.10 0.02 0.09 -0.04 -0.24
thing	home	0.04 -0.17 -0.17 0.09 -0.03
thing	hospital	-0.19 0.14 -0.21 0.00 -0.16
thing	internet	-0.14 -0.12 0.07 -0.03 -0.01
thing	missile site	-0.04 -0.22 -0.07 0.17 -0.09
thing	nuclear site	0.04 -0.11 -0.03 0.02 -0.07
thing	oil price	-0.10 0.07 0.05 -0.01 -0.13
thing	oil trade	-0.12 -0.02 -0.03 0.07 -0.13
thing	police	0.04 0.00 0.04 -0.09 -0.11
thing	port	-0.10 -0.02 0.00 0.04 -0.05
thing	power plant	-0.07 0.04 -0.03 0.05 -0.18
thing	refinery	0.00 0.09 0.09 -0.12 -0.21
thing	school	0.01 -0.19 -0.07 0.11 -0.18
thing	ship	-0.21 0.04 -0.03 0.06 -0.12
thing	stock exchange	-0.10 0.03 0.04 -0.03 -0.05
thing	strait	-0.03 -0.01 0.06 -0.04 -0.08
thing	treaty	-0.14 -0.01 0.04 -0.04 -0.02
thing	warship	0.11 0.01 -0.14 -0.15 -0.13
thing	worship	-0.12 -0.12 0.05 0.05 -0.08
title	alarm	-0.16 -0.01 0.09 -0.05 -0.03
title	brief	-0.02 -0.06 0.02 -0.01 -0.04
title	casualty	0.07 0.06 -0.03 -0.11 -0.11
title	chief	-0.01 -0.05 0.03 -0.04 -0.05
title	civilian	-0.04 -0.05 0.06 -0.04 -0.05
title	closure	0.03 -0.05 0.04 -0.10 -0.04
title	contact	-0.17 -0.06 0.05 0.03 -0.08
title	culture	-0.09 -0.01 -0.15 0.00 0.06
title	cyber	-0.17 -0.10 0.06 0.03 -0.15
title	decision	-0.10 -0.12 -0.01 0.04 0.03
title	domestic	-0.07 0.00 -0.14 0.04 -0.02
title	elsewhere	-0.11 -0.11 0.02 0.07 -0.12
title	everyday	-0.05 -0.18 -0.02 0.00 0.04
title	execution	-0.13 0.01 0.11 -0.08 -0.15
title	force	-0.11 0.00 -0.04 0.03 0.02
title	gaza	0.02 -0.01 -0.12 0.03 -0.06
title	market	-0.12 -0.06 0.11 -0.05 -0.02
title	mass	0.18 0.02 -0.09 -0.19 -0.07
title	modal	-0.21 -0.08 -0.06 0.05 0.05
title	negotiation	-0.05 -0.03 -0.07 -0.02 0.05
title	network	-0.15 -0.13 0.05 0.02 -0.04
title	nuclear	-0.05 -0.08 0.13 -0.06 -0.11
title	oil	-0.13 0.03 0.05 -0.02 -0.07
title	opinion	-0.17 -0.06 -0.19 0.04 0.10
title	pact	-0.09 -0.05 0.10 -0.11 -0.11
title	reaction	-0.09 -0.01 -0.05 0.10 -0.10
title	resolve	0.08 0.00 0.02 -0.06 -0.14
title	sanction	-0.16 -0.05 0.06 -0.04 -0.02
title	settled	0.07 0.00 0.02 -0.05 -0.13
title	shipping	0.08 0.06 0.05 -0.07 -0.21
title	shock	-0.06 0.08 0.05 -0.06 -0.06
title	sport	-0.16 -0.17 -0.04 0.03 0.09
title	spy	-0.11 -0.09 0.00 0.04 -0.03
title	strike	0.01 0.02 0.00 -0.05 -0.05
title	syria	-0.14 -0.09 -0.11 0.07 0.05
title	threat	-0.02 -0.05 -0.04 0.04 -0.01
title	toll	-0.16 -0.09 0.14 -0.14 -0.07
title	truce	0.07 0.00 -0.09 -0.03 -0.06
title	unreal	-0.04 -0.09 0.03 0.00 0.00
title	unrest	-0.18 -0.01 0.06 -0.01 -0.05
title	weapon	0.04 0.15 -0.03 -0.14 -0.12
title names	ally	-0.13 -0.02 -0.08 0.09 -0.12
title names	both sides	0.00 -0.04 -0.02 0.01 -0.02
title names	both sides and ally	-0.12 0.03 -0.12 -0.01 0.05
title names	both sides and usa	0.00 -0.06 0.00 -0.05 0.03
title names	no party	-0.26 -0.04 -0.01 0.00 0.06
title names	one side	-0.11 0.00 0.02 0.02 -0.03
title names	one side and ally	-0.09 0.04 -0.07 -0.03 -0.02
title names	one side and usa	-0.05 -0.06 -0.02 0.00 0.03
title names	one side and usa and ally	-0.09 0.06 0.03 -0.06 -0.11
title names	usa	-0.25 -0.17 -0.01 0.09 0.00
title names a capital of	side	-0.04 0.04 -0.10 0.02 -0.01
title names a force of	ally	-0.15 0.05 -0.05 -0.01 -0.04
title names a force of	side	-0.02 0.04 0.10 -0.03 -0.23
title names a kin of	side	-0.12 -0.07 0.14 -0.15 -0.12
title names a leader of	side	-0.12 -0.20 0.11 0.09 -0.13
title names a people of	side	0.01 0.01 0.00 0.06 -0.16
title names a place of	side	-0.03 0.10 -0.03 -0.02 -0.13
title names a politician of	side	-0.11 -0.07 0.01 0.02 -0.02
title names a service of	side	-0.09 0.01 -0.01 -0.17 0.11
title names a state of	side	-0.04 -0.12 -0.04 0.01 0.08
title names a state of	usa	-0.06 -0.09 -0.01 0.01 0.04
title naming ally	force	-0.10 -0.02 -0.09 0.07 -0.05
title naming ally	strike	-0.06 0.05 0.07 -0.02 -0.08
title naming both sides	alarm	-0.13 0.03 -0.13 0.09 -0.11
title naming both sides	brief	-0.13 -0.01 0.09 0.02 -0.13
title naming both sides	casualty	0.01 0.07 0.02 -0.14 -0.16
title naming both sides	chief	-0.01 -0.02 0.06 -0.12 0.00
title naming both sides	civilian	0.06 -0.07 -0.01 -0.01 -0.17
title naming both sides	closure	-0.11 -0.14 0.04 -0.06 0.05
title naming both sides	contact	-0.08 -0.05 0.00 0.01 -0.03
title naming both sides	cyber	-0.12 -0.11 -0.02 0.06 -0.06
title naming both sides	decision	-0.18 -0.07 0.04 -0.04 0.04
title naming both sides	domestic	-0.09 -0.09 -0.01 0.07 -0.09
title naming both sides	execution	-0.11 0.03 0.08 -0.05 -0.13
title naming both sides	force	-0.08 -0.02 0.00 0.04 -0.04
title naming both sides	gaza	0.06 -0.13 -0.13 0.06 -0.10
title naming both sides	market	-0.12 -0.07 -0.01 -0.03 0.07
title naming both sides	mass	0.12 -0.04 0.04 -0.17 -0.13
title naming both sides	modal	-0.11 0.00 -0.17 -0.02 0.08
title naming both sides	negotiation	-0.08 0.03 -0.15 0.05 0.02
title naming both sides	nuclear	-0.05 -0.06 0.03 -0.03 0.01
title naming both sides	oil	-0.02 0.08 0.02 -0.05 -0.12
title naming both sides	opinion	-0.13 -0.15 -0.03 0.01 0.07
title naming both sides	reaction	-0.15 0.09 -0.15 0.04 -0.02
title naming both sides	resolve	-0.04 0.04 0.10 -0.10 -0.12
title naming both sides	settled	0.01 -0.01 -0.01 0.02 -0.15
title naming both sides	shipping	-0.06 -0.10 -0.09 0.08 -0.04
title naming both sides	shock	-0.02 0.08 0.04 -0.04 -0.21
title naming both sides	sport	-0.12 -0.11 0.01 0.09 -0.11
title naming both sides	spy	-0.13 -0.09 0.02 0.04 -0.10
title naming both sides	strike	0.01 -0.03 -0.02 -0.02 -0.01
title naming both sides	threat	-0.02 0.00 -0.07 0.06 -0.05
title naming both sides	truce	-0.06 0.06 -0.11 -0.03 0.04
title naming both sides	unreal	-0.07 -0.05 -0.02 0.01 0.03
title naming both sides	unrest	-0.09 -0.07 -0.02 -0.02 0.02
title naming both sides	weapon	0.04 0.02 0.00 -0.08 -0.04
title naming both sides and usa	alarm	-0.10 -0.04 0.12 -0.14 -0.12
title naming both sides and usa	brief	-0.09 -0.03 -0.09 -0.02 0.10
title naming both sides and usa	casualty	0.06 0.03 -0.12 0.01 -0.10
title naming both sides and usa	chief	0.00 0.04 0.07 -0.09 -0.09
title naming both sides and usa	civilian	-0.09 0.03 -0.01 -0.01 -0.09
title naming both sides and usa	contact	-0.09 0.06 0.02 -0.13 0.05
title naming both sides and usa	decision	-0.11 0.01 -0.08 -0.01 0.06
title naming both sides and usa	force	-0.01 -0.02 -0.10 -0.04 0.06
title naming both sides and usa	market	-0.03 0.00 -0.01 0.03 -0.11
title naming both sides and usa	mass	0.08 0.04 -0.20 0.02 -0.10
title naming both sides and usa	modal	-0.11 -0.11 -0.14 0.00 0.05
title naming both sides and usa	negotiation	-0.19 0.02 0.05 -0.06 0.00
title naming both sides and usa	nuclear	0.09 0.11 -0.11 -0.09 -0.07
title naming both sides and usa	oil	-0.08 0.02 0.07 -0.06 -0.11
title naming both sides and usa	opinion	-0.05 -0.09 -0.10 -0.02 0.07
title naming both sides and usa	reaction	0.09 -0.02 0.02 -0.05 -0.23
title naming both sides and usa	resolve	0.08 -0.09 -0.15 -0.02 0.01
title naming both sides and usa	settled	0.08 0.14 -0.11 -0.08 -0.06
title naming both sides and usa	shock	0.01 0.08 0.03 -0.07 -0.09
title naming both sides and usa	spy	-0.10 -0.07 -0.02 -0.01 0.03
title naming both sides and usa	strike	0.04 0.00 0.03 -0.02 -0.11
title naming both sides and usa	threat	0.03 0.03 0.01 -0.09 -0.05
title naming both sides and usa	truce	-0.10 0.04 0.01 -0.01 -0.05
title naming both sides and usa	unreal	0.05 0.07 0.02 -0.11 -0.05
title naming both sides and usa	unrest	-0.10 -0.01 0.02 0.03 -0.10
title naming both sides and usa	weapon	0.01 0.09 -0.08 -0.11 -0.12
title naming no party	alarm	0.02 0.04 -0.12 -0.11 0.02
title naming no party	civilian	-0.01 0.03 -0.02 -0.09 0.02
title naming no party	closure	-0.13 -0.17 -0.07 0.04 0.07
title naming no party	contact	-0.13 -0.09 0.05 -0.02 -0.05
title naming no party	decision	-0.07 0.04 0.00 0.00 -0.09
title naming no party	domestic	0.02 0.06 -0.10 -0.03 -0.06
title naming no party	force	-0.08 0.02 -0.06 0.04 -0.01
title naming no party	market	-0.09 -0.01 0.07 -0.05 -0.03
title naming no party	mass	-0.11 0.04 0.00 -0.11 0.05
title naming no party	modal	-0.05 -0.03 0.05 -0.03 -0.03
title naming no party	negotiation	-0.13 -0.19 -0.19 0.04 0.05
title naming no party	oil	-0.07 -0.03 -0.02 -0.05 0.06
title naming no party	opinion	-0.03 -0.06 -0.01 0.04 -0.03
title naming no party	reaction	-0.09 -0.05 0.10 -0.07 -0.11
title naming no party	shipping	-0.21 -0.12 0.02 0.07 -0.12
title naming no party	shock	-0.06 -0.07 -0.06 -0.08 0.11
title naming no party	strike	-0.12 0.05 0.03 -0.06 -0.03
title naming no party	threat	-0.08 -0.17 -0.20 0.08 0.11
title naming no party	truce	-0.11 -0.14 -0.10 0.11 -0.05
title naming no party	unreal	-0.09 -0.11 -0.03 0.08 -0.03
title naming no party	weapon	-0.08 0.03 -0.11 -0.05 0.03
title naming one side	alarm	0.00 -0.01 0.02 -0.02 -0.03
title naming one side	brief	0.09 -0.06 -0.15 0.02 -0.10
title naming one side	casualty	0.10 -0.01 0.01 -0.12 -0.13
title naming one side	chief	0.04 -0.14 -0.09 0.07 -0.01
title naming one side	civilian	-0.01 -0.03 0.02 -0.01 -0.05
title naming one side	closure	-0.13 -0.07 0.07 0.03 -0.18
title naming one side	contact	-0.16 -0.03 0.07 -0.02 -0.07
title naming one side	cyber	-0.08 -0.03 0.06 0.00 -0.11
title naming one side	decision	-0.26 -0.19 -0.02 0.02 0.09
title naming one side	domestic	0.04 0.08 -0.09 -0.03 -0.19
title naming one side	everyday	-0.17 -0.16 -0.03 0.02 0.04
title naming one side	force	-0.06 -0.02 -0.01 -0.05 0.06
title naming one side	gaza	-0.12 -0.01 -0.02 0.01 0.01
title naming one side	market	0.00 -0.17 0.04 -0.01 -0.05
title naming one side	mass	0.00 0.02 -0.01 -0.10 -0.01
title naming one side	modal	-0.06 -0.08 -0.12 -0.05 0.11
title naming one side	negotiation	0.00 -0.04 -0.09 -0.04 0.07
title naming one side	network	-0.12 -0.14 0.04 0.05 -0.07
title naming one side	nuclear	-0.18 -0.12 0.11 -0.01 -0.11
title naming one side	oil	-0.04 0.03 0.00 0.00 -0.08
title naming one side	opinion	-0.04 0.05 -0.14 -0.07 0.02
title naming one side	reaction	-0.13 -0.14 0.00 0.08 -0.06
title naming one side	resolve	0.04 -0.13 0.04 0.02 -0.14
title naming one side	sanction	-0.12 -0.12 0.00 0.02 -0.02
title naming one side	settled	-0.22 -0.15 0.13 -0.01 -0.05
title naming one side	shipping	0.12 0.04 -0.09 -0.11 -0.13
title naming one side	shock	-0.06 0.06 0.09 -0.02 -0.18
title naming one side	spy	-0.02 -0.05 0.04 -0.02 -0.05
title naming one side	strike	-0.05 0.03 0.02 -0.07 -0.03
title naming one side	syria	-0.11 -0.14 -0.10 0.12 -0.03
title naming one side	threat	-0.19 -0.06 -0.05 0.08 0.00
title naming one side	truce	0.02 0.00 -0.10 -0.05 0.04
title naming one side	unreal	-0.21 -0.09 -0.10 0.09 0.04
title naming one side	unrest	-0.11 -0.14 -0.14 -0.01 0.10
title naming one side	weapon	0.02 0.10 -0.04 -0.14 -0.13
title naming one side and ally	casualty	0.05 0.00 -0.01 -0.14 -0.09
title naming one side and ally	chief	0.05 -0.05 -0.03 -0.05 0.02
title naming one side and ally	contact	0.03 -0.05 -0.11 0.00 0.04
title naming one side and ally	everyday	-0.11 0.08 0.00 -0.11 0.05
title naming one side and ally	force	0.04 0.12 -0.04 -0.08 -0.12
title naming one side and ally	gaza	0.08 0.08 0.08 -0.12 -0.09
title naming one side and ally	negotiation	-0.12 0.03 0.01 -0.14 0.06
title naming one side and ally	settled	-0.02 0.04 -0.12 0.00 -0.06
title naming one side and ally	strike	-0.03 0.04 0.06 -0.05 -0.15
title naming one side and ally	threat	-0.06 -0.02 -0.13 0.09 -0.02
title naming one side and ally	truce	-0.07 0.07 0.04 -0.10 -0.03
title naming one side and ally	unreal	-0.06 -0.09 0.01 -0.03 0.04
title naming one side and ally	weapon	-0.07 -0.02 0.15 0.03 -0.08
title naming one side and usa	alarm	-0.12 -0.10 0.06 -0.05 0.02
title naming one side and usa	brief	-0.07 0.03 0.06 -0.04 -0.04
title naming one side and usa	casualty	-0.09 0.00 -0.04 0.04 0.01
title naming one side and usa	chief	-0.09 0.02 0.06 -0.04 -0.02
title naming one side and usa	civilian	-0.14 -0.07 0.06 0.00 -0.06
title naming one side and usa	closure	0.11 0.12 0.00 -0.16 -0.09
title naming one side and usa	contact	-0.09 -0.15 -0.04 0.11 -0.09
title naming one side and usa	decision	0.07 -0.03 -0.05 0.02 -0.05
title naming one side and usa	domestic	-0.15 -0.15 -0.11 0.00 0.10
title naming one side and usa	elsewhere	-0.09 -0.09 0.03 0.05 -0.11
title naming one side and usa	everyday	-0.05 -0.04 -0.01 0.07 -0.14
title naming one side and usa	force	-0.05 -0.04 0.02 -0.03 -0.01
title naming one side and usa	market	-0.15 0.05 0.07 -0.07 -0.02
title naming one side and usa	mass	0.12 0.05 -0.18 -0.14 -0.02
title naming one side and usa	modal	-0.15 -0.11 -0.02 0.14 -0.12
title naming one side and usa	negotiation	0.02 -0.04 -0.03 0.00 -0.05
title naming one side and usa	network	-0.08 0.00 0.03 -0.05 0.01
title naming one side and usa	nuclear	-0.01 0.00 0.06 -0.01 -0.11
title naming one side and usa	oil	-0.22 -0.17 0.00 0.04 0.01
title naming one side and usa	opinion	-0.12 -0.16 -0.20 0.05 0.09
title naming one side and usa	reaction	-0.09 -0.12 -0.03 0.08 -0.06
title naming one side and usa	resolve	0.07 0.03 -0.09 0.00 -0.08
title naming one side and usa	sanction	-0.19 -0.02 0.05 -0.04 -0.02
title naming one side and usa	settled	0.07 0.06 -0.08 -0.07 -0.05
title naming one side and usa	shipping	0.06 0.09 0.09 -0.13 -0.20
title naming one side and usa	shock	-0.14 -0.03 -0.01 0.04 -0.04
title naming one side and usa	spy	-0.07 -0.11 -0.09 0.03 0.06
title naming one side and usa	strike	0.00 -0.03 -0.06 0.01 0.00
title naming one side and usa	threat	-0.02 0.01 0.07 -0.11 0.00
title naming one side and usa	truce	0.10 -0.05 -0.02 -0.07 -0.09
title naming one side and usa	unreal	0.00 0.00 0.12 -0.07 -0.10
title naming one side and usa	unrest	-0.15 0.13 0.12 -0.07 -0.11
title naming one side and usa	weapon	-0.01 0.05 -0.07 -0.03 -0.03
title naming one side and usa and ally	force	-0.09 0.06 0.03 -0.06 -0.11
title naming usa	casualty	-0.02 -0.16 -0.16 0.07 0.02
title naming usa	chief	-0.10 -0.12 -0.10 0.16 -0.18
title naming usa	civilian	-0.09 -0.12 -0.14 0.01 0.08
title naming usa	contact	-0.07 0.03 0.04 -0.03 -0.11
title naming usa	decision	-0.15 -0.12 -0.04 0.08 -0.05
title naming usa	domestic	-0.05 -0.06 -0.01 0.08 -0.10
title naming usa	force	-0.10 -0.24 -0.04 0.11 -0.05
title naming usa	market	-0.07 -0.01 0.02 0.02 -0.05
title naming usa	mass	-0.09 -0.11 -0.09 -0.03 0.07
title naming usa	modal	-0.06 -0.09 -0.09 -0.02 0.06
title naming usa	negotiation	-0.13 -0.08 0.04 0.00 -0.04
title naming usa	oil	-0.07 -0.07 0.07 0.05 -0.15
title naming usa	reaction	-0.04 -0.07 0.07 0.05 -0.06
title naming usa	shipping	-0.09 0.05 0.04 -0.07 -0.05
title naming usa	shock	-0.04 0.04 0.05 -0.15 0.03
title naming usa	strike	-0.10 -0.02 -0.06 -0.02 0.07
title naming usa	threat	-0.12 -0.17 -0.16 0.16 -0.08
title naming usa	truce	-0.13 -0.12 -0.02 0.03 -0.01
title naming usa	unreal	-0.11 -0.18 -0.20 0.03 0.12
title naming usa	weapon	-0.03 0.00 0.03 0.02 -0.14
title place	gulf state	0.09 0.05 -0.09 -0.01 -0.18
title place	land of an ally	-0.09 0.15 -0.12 -0.07 -0.05
title place	neighbour	-0.18 0.01 0.06 -0.04 -0.03
title place	region	-0.09 -0.18 -0.01 0.05 0.01
title place	strait or sea	0.07 0.01 0.02 -0.03 -0.12
title place	third country	0.01 -0.13 -0.02 0.10 -0.14
title place	usa	-0.05 -0.12 0.01 0.01 0.05
told as	accusation	-0.10 -0.15 -0.13 0.13 -0.05
told as	cancelled	-0.12 -0.13 -0.06 0.09 -0.05
told as	comment	-0.14 -0.18 -0.07 -0.04 0.12
told as	denial	-0.15 -0.17 0.00 0.05 0.02
told as	done	-0.03 0.01 -0.02 -0.03 0.00
told as	memory	-0.13 -0.14 -0.17 0.08 0.08
told as	offer	-0.11 -0.15 -0.13 0.14 -0.11
told as	plan	-0.04 -0.13 -0.01 0.00 0.02
told as	reaction	-0.22 -0.11 -0.07 0.08 0.03
told as	rejection	-0.14 0.01 0.07 0.04 -0.14
told as	threat	-0.10 -0.04 0.06 -0.02 -0.02
type by rules	cyber	-0.21 -0.17 0.07 0.06 -0.12
type by rules	diplomatic	-0.13 -0.12 -0.02 0.06 0.04
type by rules	economic	-0.26 -0.18 0.07 0.03 -0.02
type by rules	humanitarian	-0.29 -0.10 0.07 0.08 -0.04
type by rules	intelligence	-0.23 -0.20 0.02 0.05 -0.03
type by rules	military	0.04 0.07 -0.10 -0.11 0.02
type by rules	other	-0.06 -0.11 -0.16 0.05 0.04
urgency by rules	critical:	0.19 -0.05 -0.15 -0.10 -0.10
urgency by rules	critical: # or more dead in the title	0.11 -0.14 0.07 -0.13 -0.24
urgency by rules	critical: American soldiers killed	0.15 -0.13 -0.14 -0.16 -0.12
urgency by rules	critical: casualties	0.09 -0.15 -0.14 0.05 -0.14
urgency by rules	critical: killed	0.13 -0.08 -0.05 -0.06 -0.16
urgency by rules	critical: side strikes side	0.17 0.06 -0.15 -0.16 -0.15
urgency by rules	critical: side strikes usa	-0.02 0.11 -0.08 -0.15 -0.12
urgency by rules	critical: somebody strikes side	-0.16 -0.03 -0.25 -0.01 0.13
urgency by rules	critical: usa strikes side	-0.06 -0.01 -0.16 0.08 -0.01
urgency by rules	high:	-0.16 -0.05 0.09 -0.05 -0.05
urgency by rules	high: an overview of armed acts	0.01 -0.06 0.00 -0.05 -0.03
urgency by rules	high: closure	-0.17 0.06 0.07 -0.09 -0.08
urgency by rules	high: cyber	-0.13 -0.04 0.11 -0.10 -0.12
urgency by rules	high: decision	-0.11 -0.13 0.01 -0.01 0.03
urgency by rules	high: execution	-0.13 -0.01 0.09 -0.05 -0.14
urgency by rules	high: network	-0.12 -0.15 0.02 0.10 -0.14
urgency by rules	high: resolve	-0.15 -0.14 0.00 0.11 -0.18
urgency by rules	high: tells of deployment	-0.14 -0.15 -0.08 0.03 0.07
urgency by rules	high: tells of enrichment	-0.10 -0.01 0.12 -0.11 -0.11
urgency by rules	high: tells of evacuation	-0.14 -0.02 0.07 -0.01 -0.18
urgency by rules	high: threat	-0.13 -0.03 0.01 0.03 0.00
urgency by rules	high: truce	-0.07 -0.03 -0.05 0.06 -0.04
urgency by rules	high: what an armed act left	-0.04 0.02 -0.11 0.01 0.01
urgency by rules	low: asks a question	-0.25 -0.31 -0.33 -0.06 0.26
urgency by rules	low: speaks in the manner of comment	-0.16 -0.05 -0.19 0.00 0.11
urgency by rules	medium: an ordinary development or a reaction	-0.20 -0.17 -0.04 0.09 0.06
urgency by rules	medium: an overview	-0.15 -0.02 0.04 0.02 -0.05
urgency by rules	medium: speaks of what may be	-0.13 -0.02 0.00 0.03 -0.01
urgency by rules	medium: the death of one by name	-0.16 0.00 -0.07 0.10 -0.11
urgency by rules	urgent:	-0.19 -0.04 0.03 -0.04 0.02
urgency by rules	urgent: an alarm	-0.02 0.05 0.04 -0.09 -0.09
urgency by rules	urgent: an armed act	-0.07 0.12 -0.06 -0.01 -0.08
urgency by rules	urgent: casualties	0.04 0.01 -0.03 -0.19 0.02
urgency by rules	urgent: tells of closure	-0.09 -0.09 0.05 0.02 -0.13
urgency by rules	urgent: tells of strike	-0.02 0.03 -0.10 0.07 -0.10
voice	army	0.05 0.06 0.04 -0.12 -0.11
voice	business	-0.21 -0.07 0.02 0.05 0.04
voice	essay	-0.25 -0.25 -0.22 0.03 0.26
voice	media	-0.11 -0.02 -0.11 -0.05 0.11
voice	partisan	-0.28 -0.30 -0.08 0.11 0.06
voice	people	-0.15 -0.04 -0.07 0.08 0.03
voice	quarrel	-0.23 -0.22 -0.20 0.02 0.15
voice	says	0.01 -0.02 0.05 -0.01 -0.12
voice	statecraft	-0.11 -0.03 0.04 0.01 -0.02
voice	travel	-0.21 -0.11 0.03 0.05 -0.01
voice	witnessed	0.02 0.14 -0.05 -0.15 -0.17
voice beside the head clause	army	0.06 0.04 -0.05 -0.07 -0.06
voice beside the head clause	business	-0.03 0.01 -0.05 -0.09 0.08
voice beside the head clause	essay	-0.24 -0.14 -0.13 -0.03 0.19
voice beside the head clause	media	-0.12 0.03 0.01 -0.02 -0.04
voice beside the head clause	partisan	-0.19 -0.21 -0.08 -0.03 0.14
voice beside the head clause	people	-0.16 -0.03 -0.01 0.09 -0.07
voice beside the head clause	quarrel	-0.15 -0.21 -0.17 0.02 0.13
voice beside the head clause	says	0.06 0.00 0.01 -0.03 -0.12
voice beside the head clause	statecraft	0.03 0.02 -0.01 -0.04 -0.04
voice beside the head clause	travel	-0.09 -0.14 0.05 -0.13 0.08
voice beside the head clause	witnessed	0.05 0.01 -0.08 -0.01 -0.06
voice in the head clause	army	0.02 0.03 0.08 -0.09 -0.12
voice in the head clause	business	-0.25 -0.10 0.03 0.07 0.00
voice in the head clause	essay	-0.15 -0.26 -0.19 0.04 0.17
voice in the head clause	media	-0.09 -0.03 -0.15 -0.08 0.12
voice in the head clause	partisan	-0.22 -0.24 -0.05 0.13 -0.02
voice in the head clause	people	-0.08 -0.04 -0.08 0.02 0.06
voice in the head clause	quarrel	-0.16 -0.12 -0.13 0.01 0.09
voice in the head clause	says	-0.04 -0.02 0.06 0.01 -0.10
voice in the head clause	statecraft	-0.21 -0.07 0.05 0.03 0.00
voice in the head clause	travel	-0.19 -0.09 0.01 0.09 -0.06
voice in the head clause	witnessed	0.00 0.15 -0.01 -0.18 -0.18
voice in the head clause, naming ally	says	-0.12 -0.14 -0.10 0.11 0.03
voice in the head clause, naming both sides	army	0.01 -0.02 0.04 0.00 -0.13
voice in the head clause, naming both sides	business	-0.18 -0.04 -0.06 0.08 0.00
voice in the head clause, naming both sides	essay	-0.14 -0.17 -0.16 0.01 0.12
voice in the head clause, naming both sides	media	-0.11 -0.12 -0.10 0.08 0.04
voice in the head clause, naming both sides	people	-0.13 -0.18 -0.14 0.03 0.10
voice in the head clause, naming both sides	says	0.06 0.06 -0.07 0.01 -0.13
voice in the head clause, naming both sides	statecraft	-0.11 0.03 0.08 -0.11 0.00
voice in the head clause, naming both sides	travel	-0.07 -0.12 -0.11 0.11 -0.04
voice in the head clause, naming both sides	witnessed	0.00 0.08 -0.08 -0.13 -0.14
voice in the head clause, naming both sides and usa	army	0.03 -0.08 -0.07 -0.04 0.04
voice in the head clause, naming both sides and usa	business	-0.15 -0.09 0.07 0.02 -0.18
voice in the head clause, naming both sides and usa	essay	-0.10 -0.11 -0.13 0.04 0.05
voice in the head clause, naming both sides and usa	partisan	-0.08 -0.09 -0.07 0.08 -0.06
voice in the head clause, naming both sides and usa	people	0.04 0.02 -0.08 0.03 -0.19
voice in the head clause, naming both sides and usa	says	-0.03 0.06 0.10 -0.14 -0.07
voice in the head clause, naming both sides and usa	statecraft	-0.13 0.02 0.06 -0.03 -0.06
voice in the head clause, naming no party	army	-0.07 0.00 0.05 0.03 -0.14
voice in the head clause, naming no party	business	-0.10 -0.06 0.01 -0.01 0.01
voice in the head clause, naming no party	essay	-0.05 0.02 0.02 -0.01 -0.06
voice in the head clause, naming no party	media	-0.08 0.03 0.03 -0.03 -0.03
voice in the head clause, naming no party	people	0.02 0.06 -0.08 -0.04 -0.05
voice in the head clause, naming no party	says	-0.14 -0.10 0.03 -0.01 0.02
voice in the head clause, naming no party	statecraft	-0.17 -0.14 0.04 -0.05 0.02
voice in the head clause, naming one side	army	-0.02 0.09 0.06 -0.16 -0.12
voice in the head clause, naming one side	business	-0.10 -0.13 0.05 0.00 -0.02
voice in the head clause, naming one side	essay	-0.03 -0.14 -0.17 -0.04 0.12
voice in the head clause, naming one side	media	-0.12 0.07 -0.01 -0.09 -0.01
voice in the head clause, naming one side	partisan	-0.06 -0.12 -0.02 0.09 -0.06
voice in the head clause, naming one side	people	-0.02 -0.11 -0.17 0.03 0.11
voice in the head clause, naming one side	says	-0.28 -0.10 0.06 0.06 -0.04
voice in the head clause, naming one side	statecraft	-0.18 -0.08 -0.03 0.09 -0.04
voice in the head clause, naming one side	travel	-0.12 -0.20 0.02 0.09 -0.06
voice in the head clause, naming one side	witnessed	0.04 0.11 0.00 -0.12 -0.25
voice in the head clause, naming one side and ally	army	-0.04 0.06 -0.02 -0.04 -0.12
voice in the head clause, naming one side and ally	says	-0.12 0.00 0.01 0.03 -0.15
voice in the head clause, naming one side and ally	statecraft	-0.04 -0.06 0.07 -0.11 0.01
voice in the head clause, naming one side and usa	army	0.04 -0.04 0.02 -0.09 -0.01
voice in the head clause, naming one side and usa	business	-0.20 -0.02 -0.04 0.03 0.01
voice in the head clause, naming one side and usa	essay	-0.15 -0.14 -0.09 0.10 0.01
voice in the head clause, naming one side and usa	media	0.02 -0.19 -0.13 -0.04 0.11
voice in the head clause, naming one side and usa	partisan	-0.17 -0.15 -0.02 0.06 0.01
voice in the head clause, naming one side and usa	people	-0.21 0.02 0.09 -0.04 -0.05
voice in the head clause, naming one side and usa	quarrel	-0.15 -0.18 -0.12 0.00 0.11
voice in the head clause, naming one side and usa	says	0.00 -0.06 0.04 -0.05 -0.06
voice in the head clause, naming one side and usa	statecraft	-0.10 -0.09 -0.01 0.01 0.01
voice in the head clause, naming one side and usa	witnessed	-0.13 -0.05 0.04 -0.06 0.05
voice in the head clause, naming usa	army	-0.08 -0.19 -0.03 0.11 -0.05
voice in the head clause, naming usa	business	-0.07 0.00 0.01 -0.04 0.03
voice in the head clause, naming usa	essay	-0.04 -0.05 -0.07 -0.12 0.09
voice in the head clause, naming usa	media	-0.12 -0.18 -0.14 0.03 0.05
voice in the head clause, naming usa	partisan	-0.09 -0.11 0.03 0.06 -0.04
voice in the head clause, naming usa	people	-0.09 0.01 0.00 -0.05 0.02
voice in the head clause, naming usa	quarrel	-0.07 -0.10 0.00 0.07 -0.06
voice in the head clause, naming usa	says	-0.09 0.03 -0.19 0.05 0.02
voice in the head clause, naming usa	statecraft	-0.11 -0.15 -0.16 0.09 0.00
voices in order	army	0.05 0.01 -0.04 -0.01 -0.12
voices in order	army > essay	-0.12 -0.14 -0.15 -0.13 0.15
voices in order	army > partisan	-0.05 -0.07 -0.05 0.09 -0.10
voices in order	army > people	-0.12 -0.07 0.01 0.00 0.02
voices in order	army > says	0.02 0.05 0.04 -0.08 -0.13
voices in order	army > says > business	-0.09 0.18 0.09 -0.10 -0.11
voices in order	army > statecraft	-0.10 -0.04 -0.02 -0.02 0.00
voices in order	business	-0.13 -0.07 0.03 0.06 -0.05
voices in order	business > essay	-0.07 -0.13 -0.13 0.05 0.04
voices in order	business > people	-0.02 -0.02 -0.05 0.06 -0.13
voices in order	business > says	-0.10 -0.03 0.05 -0.08 0.06
voices in order	business > statecraft	-0.12 0.00 0.02 -0.02 -0.01
voices in order	essay	-0.17 -0.27 -0.13 0.02 0.16
voices in order	essay > army	-0.06 -0.10 -0.11 -0.05 0.09
voices in order	essay > business	-0.08 -0.11 -0.15 -0.10 0.13
voices in order	essay > media	-0.03 -0.06 -0.06 0.07 0.01
voices in order	essay > people	-0.09 -0.09 -0.04 0.02 0.00
voices in order	essay > says	-0.10 -0.08 -0.13 -0.01 0.08
voices in order	essay > statecraft	-0.07 -0.06 -0.05 -0.02 0.06
voices in order	media	-0.03 -0.04 -0.08 0.01 0.03
voices in order	media > people	0.03 0.07 -0.06 0.02 -0.13
voices in order	media > quarrel	-0.08 -0.10 -0.13 -0.10 0.12
voices in order	media > says	-0.13 -0.14 -0.10 0.12 -0.06
voices in order	media > statecraft	-0.06 0.02 0.07 -0.13 0.01
voices in order	none	0.06 0.03 -0.09 -0.05 -0.02
voices in order	partisan	-0.16 -0.14 0.02 -0.06 0.06
voices in order	partisan > army	-0.09 -0.10 -0.12 0.03 0.08
voices in order	partisan > quarrel	-0.07 -0.11 -0.05 0.12 -0.09
voices in order	partisan > says	-0.11 -0.08 0.02 0.06 -0.08
voices in order	partisan > statecraft	-0.05 -0.08 -0.05 0.09 -0.13
voices in order	people	-0.09 -0.15 -0.02 0.10 -0.02
voices in order	people > says	0.08 -0.02 0.07 -0.13 -0.06
voices in order	people > statecraft	-0.09 -0.11 -0.05 -0.01 0.03
voices in order	quarrel	-0.08 -0.13 -0.13 0.08 0.02
voices in order	says	0.01 -0.15 0.07 0.03 -0.19
voices in order	says > army	0.06 0.07 0.09 -0.22 -0.19
voices in order	says > business	-0.14 0.03 -0.04 0.05 -0.09
voices in order	says > essay	-0.05 -0.06 0.00 0.01 -0.01
voices in order	says > media	-0.12 -0.13 -0.14 0.00 0.10
voices in order	says > people	-0.09 0.09 -0.02 -0.02 -0.07
voices in order	says > quarrel	-0.10 -0.11 -0.12 -0.09 0.11
voices in order	says > statecraft	-0.07 0.04 0.10 -0.13 0.00
voices in order	says > statecraft > business	-0.06 0.12 0.03 -0.02 -0.08
voices in order	statecraft	-0.19 -0.07 0.05 -0.02 0.02
voices in order	statecraft > army	-0.09 0.00 0.06 -0.01 -0.13
voices in order	statecraft > business	-0.10 -0.09 -0.05 0.01 0.04
voices in order	statecraft > essay	-0.06 -0.08 -0.11 0.06 -0.01
voices in order	statecraft > says	0.12 -0.07 -0.10 0.04 -0.13
voices in order	statecraft > says > business	-0.05 0.04 0.02 0.00 -0.10
voices in order	statecraft > says > essay	-0.05 0.05 0.05 0.01 -0.14
voices in order	statecraft > says > people	-0.06 -0.01 0.01 0.02 -0.07
voices in order	travel	-0.15 -0.05 0.12 -0.10 -0.03
voices in order	travel > people	-0.06 -0.10 -0.09 0.13 -0.13
voices in order	witnessed	0.00 0.11 -0.06 -0.10 -0.13
word	!	0.05 -0.01 -0.10 -0.08 0.03
word	?	-0.24 -0.25 -0.17 0.08 0.11
word	[ally]	-0.15 0.05 -0.05 -0.01 -0.04
word	[number]	-0.01 -0.04 0.12 -0.04 -0.16
word	[place]	-0.01 0.07 -0.02 0.05 -0.19
word	[region]	0.00 -0.08 0.01 0.00 -0.04
word	[side]	-0.04 -0.03 -0.02 0.02 0.01
word	[usa]	-0.06 -0.09 -0.01 0.01 0.04
word	abduct	0.02 0.10 -0.12 -0.04 -0.13
word	ability	-0.12 -0.11 -0.02 0.06 0.04
word	about	-0.06 -0.19 -0.16 0.12 0.00
word	accus	-0.12 -0.13 -0.14 0.16 -0.11
word	acros	0.04 -0.02 0.07 -0.07 -0.24
word	act	-0.17 -0.15 -0.18 0.10 0.12
word	action	-0.13 -0.10 0.00 0.10 -0.10
word	activist	-0.08 -0.11 -0.09 -0.01 0.09
word	acts	-0.06 -0.10 -0.07 0.05 0.01
word	addres	-0.22 -0.01 0.02 -0.07 0.06
word	admin	-0.09 -0.09 -0.09 -0.09 0.10
word	after	-0.06 0.04 -0.02 0.05 -0.08
word	again	-0.01 0.04 0.05 -0.05 -0.14
word	against	0.09 -0.12 -0.08 -0.03 -0.01
word	agent	-0.17 -0.09 0.06 0.01 -0.12
word	aggression	-0.19 -0.20 -0.17 0.19 -0.11
word	agre	0.10 0.06 -0.03 -0.08 -0.20
word	agreement	0.03 -0.06 -0.11 -0.17 0.15
word	ahead	-0.02 0.09 -0.09 -0.07 0.00
word	ai	-0.12 -0.13 -0.14 -0.12 0.15
word	air	0.01 0.07 -0.11 -0.07 -0.03
word	aircraft	-0.10 0.09 0.03 -0.10 -0.12
word	airspac	-0.10 -0.12 0.07 -0.02 -0.03
word	airstrik	0.04 -0.15 -0.02 0.05 -0.09
word	al	-0.02 0.05 -0.05 -0.09 -0.03
word	alarm	0.08 0.06 -0.09 -0.04 -0.11
word	alert	-0.06 0.11 -0.09 0.01 -0.16
word	ali	0.09 -0.09 -0.15 0.03 -0.11
word	all	0.03 -0.09 0.02 -0.05 -0.03
word	alleg	-0.09 0.01 -0.11 0.07 -0.12
word	allow	-0.09 -0.11 -0.11 0.08 -0.02
word	ally	-0.15 -0.12 -0.02 -0.09 0.14
word	alon	-0.09 -0.10 -0.11 0.09 0.00
word	already	-0.09 -0.12 -0.11 0.01 0.03
word	amid	-0.04 0.02 0.00 0.02 -0.10
word	among	-0.03 0.06 -0.12 -0.01 -0.05
word	analysi	-0.07 -0.08 -0.09 -0.06 0.09
word	analyst	-0.07 -0.12 -0.13 0.00 0.09
word	announc	0.05 0.00 0.05 -0.11 -0.15
word	announcement	-0.12 -0.11 -0.09 0.06 0.01
word	another	0.02 0.05 -0.05 0.04 -0.12
word	anti	-0.10 0.03 0.00 0.01 -0.13
word	any	0.04 -0.02 0.05 -0.03 -0.15
word	aoun	-0.10 -0.14 -0.12 0.10 0.02
word	arab	0.04 -0.08 -0.03 0.09 -0.15
word	arm	0.07 -0.11 -0.08 0.05 -0.09
word	arms	-0.10 0.09 0.06 -0.10 -0.10
word	army	0.02 -0.05 -0.05 0.04 -0.15
word	around	0.02 0.03 -0.13 0.07 -0.12
word	arriv	-0.10 -0.05 0.02 -0.01 -0.02
word	asia	-0.04 -0.06 0.00 0.02 -0.04
word	asian	-0.08 -0.08 -0.05 0.03 0.02
word	ask	-0.17 -0.06 0.06 0.00 -0.04
word	asks	-0.09 0.11 0.10 0.01 -0.12
word	assault	0.09 0.10 -0.12 0.02 -0.12
word	asset	0.09 -0.05 -0.09 0.01 -0.15
word	attack	0.03 -0.01 -0.04 0.00 -0.06
word	attempt	-0.11 -0.14 -0.13 0.11 -0.04
word	back	0.00 0.05 -0.07 -0.03 0.00
word	balanc	-0.11 -0.12 -0.09 0.11 0.09
word	ballistic	0.10 -0.10 -0.04 -0.08 -0.05
word	bank	-0.05 -0.09 -0.14 0.10 -0.05
word	bannon	-0.07 -0.13 -0.13 -0.10 0.13
word	barrag	-0.06 0.07 0.00 -0.08 0.02
word	bas	0.05 0.06 -0.11 -0.08 -0.01
word	base	0.02 0.02 -0.13 0.02 -0.17
word	becom	-0.10 -0.11 -0.12 -0.09 0.12
word	befor	0.01 0.00 -0.16 0.04 0.01
word	begin	-0.01 -0.18 -0.16 0.15 -0.16
word	begun	0.11 0.07 -0.11 -0.11 -0.10
word	below	-0.08 0.06 0.07 -0.06 -0.07
word	between	0.06 -0.02 -0.23 -0.11 0.08
word	beyond	-0.03 -0.04 0.07 -0.05 -0.14
word	big	-0.09 -0.13 -0.16 0.03 0.07
word	bigger	-0.01 0.03 -0.10 0.05 -0.05
word	bitcoin	-0.07 -0.17 -0.19 0.15 -0.04
word	blam	-0.14 -0.16 -0.01 0.07 -0.08
word	blast	0.05 -0.04 0.08 -0.11 -0.14
word	block	0.10 -0.13 0.03 -0.12 -0.05
word	blockad	-0.19 0.03 0.01 -0.02 -0.03
word	bloomberg	-0.07 -0.12 -0.10 0.03 0.09
word	blow	-0.10 0.07 0.04 0.00 -0.11
word	bomb	0.04 -0.22 -0.05 -0.06 0.09
word	bombardment	0.02 -0.13 0.06 -0.11 -0.01
word	brac	-0.07 -0.12 -0.18 0.15 -0.06
word	breach	-0.06 0.07 0.05 -0.02 -0.09
word	break	0.01 0.02 0.07 -0.13 -0.05
word	bridg	-0.10 0.02 0.05 0.00 -0.12
word	brief	-0.12 -0.12 -0.16 -0.15 0.16
word	bring	-0.10 -0.12 -0.16 0.08 0.04
word	build	-0.12 -0.12 -0.05 0.06 0.01
word	burn	-0.07 -0.03 0.02 0.04 -0.11
word	call	-0.03 -0.12 0.04 0.05 -0.12
word	can	-0.14 -0.13 -0.02 0.00 0.03
word	can't	-0.09 -0.04 -0.03 -0.01 0.04
word	canadian	-0.06 -0.12 -0.11 0.05 0.02
word	captur	-0.11 -0.05 -0.10 -0.10 0.10
word	cargo	-0.05 0.07 0.08 -0.12 -0.11
word	carlson	-0.09 -0.12 -0.11 0.02 0.02
word	carry	-0.13 0.10 -0.04 0.04 -0.12
word	casualty	-0.02 -0.06 -0.08 0.09 -0.13
word	caus	0.05 0.05 -0.11 -0.02 -0.11
word	ceas	0.00 0.03 -0.06 0.03 -0.09
word	ceasefir	0.03 -0.02 -0.08 -0.03 -0.02
word	celebrat	-0.15 -0.14 -0.03 0.13 -0.03
word	chang	-0.11 -0.10 -0.10 0.03 0.04
word	chao	-0.07 -0.11 -0.16 0.10 0.07
word	charg	-0.16 -0.16 -0.07 0.13 -0.10
word	chemical	-0.06 -0.07 -0.14 -0.04 0.07
word	chief	0.05 -0.13 -0.11 0.10 -0.09
word	chok	-0.06 0.07 0.09 -0.05 -0.14
word	citizen	-0.09 -0.13 -0.04 0.03 0.01
word	city	0.01 -0.09 -0.07 0.10 -0.13
word	civilian	-0.16 -0.16 -0.01 0.05 0.04
word	civilization	0.01 -0.10 -0.16 0.13 -0.10
word	claim	-0.02 0.00 0.03 0.05 -0.22
word	clash	-0.15 -0.01 0.02 -0.16 0.08
word	clear	-0.10 -0.11 -0.16 -0.03 0.12
word	clos	-0.21 -0.06 0.04 0.02 -0.02
word	closur	-0.09 -0.13 -0.01 -0.04 0.07
word	cnn	-0.02 0.09 -0.12 -0.03 -0.07
word	com	0.07 -0.09 0.01 -0.07 -0.10
word	combat	0.17 0.09 -0.19 -0.14 -0.20
word	come	0.00 0.04 0.02 0.02 -0.10
word	commander	0.03 0.03 0.05 -0.19 -0.02
word	complet	-0.14 -0.03 0.13 -0.11 -0.12
word	concern	-0.06 -0.11 0.02 0.03 -0.04
word	condemn	-0.16 -0.09 -0.13 0.06 0.02
word	condemnation	-0.11 -0.14 -0.10 0.09 0.03
word	conferenc	0.08 -0.02 0.04 -0.09 -0.10
word	confirm	0.15 0.08 -0.03 -0.22 -0.18
word	conflict	-0.04 0.01 -0.05 -0.02 0.05
word	confront	-0.08 -0.08 -0.14 0.08 -0.03
word	continu	-0.17 -0.01 0.15 -0.02 -0.18
word	control	-0.10 0.06 0.12 -0.14 -0.13
word	cost	-0.16 -0.16 -0.10 0.00 0.08
word	could	-0.09 0.03 -0.08 0.01 0.02
word	country	-0.17 0.02 0.07 -0.02 -0.10
word	court	-0.11 -0.12 -0.09 0.08 -0.05
word	cover	-0.10 -0.13 -0.16 0.07 0.05
word	crackdown	-0.11 0.01 0.01 -0.14 0.03
word	crash	0.04 -0.01 -0.11 0.01 -0.10
word	crisi	-0.09 -0.01 0.10 -0.06 -0.12
word	crud	-0.08 0.01 0.08 -0.02 -0.12
word	crush	0.07 0.00 -0.02 -0.11 -0.10
word	crypto	-0.08 -0.12 -0.10 0.02 0.07
word	cut	-0.07 0.06 0.04 -0.06 -0.12
word	cuts	-0.07 0.00 0.09 -0.14 0.00
word	damag	-0.01 -0.04 0.00 0.03 -0.11
word	day	0.05 0.06 -0.01 -0.10 -0.14
word	daybreak	-0.06 -0.07 -0.06 0.08 0.05
word	days	-0.18 -0.07 0.01 0.01 0.06
word	de	-0.05 -0.11 -0.13 0.11 -0.07
word	dead	0.12 0.00 -0.08 -0.22 -0.02
word	deadlin	-0.03 0.01 0.02 0.00 -0.07
word	deadly	-0.11 -0.07 0.02 0.04 -0.15
word	deal	-0.04 -0.06 -0.02 0.01 -0.01
word	death	-0.12 -0.11 0.02 -0.12 0.10
word	decad	-0.07 -0.08 -0.10 -0.01 0.08
word	declar	0.08 0.11 -0.01 -0.05 -0.12
word	defenc	-0.12 0.07 -0.11 0.01 -0.02
word	defend	-0.13 -0.07 0.01 0.08 -0.14
word	defens	-0.16 0.06 -0.04 -0.04 0.00
word	delay	-0.06 -0.09 -0.10 0.00 0.06
word	delegation	-0.11 -0.15 -0.16 0.16 -0.05
word	dem	-0.06 -0.08 -0.02 0.05 -0.03
word	demand	-0.11 -0.02 0.04 -0.02 -0.02
word	democrat	-0.07 -0.09 0.04 0.07 -0.07
word	deny	-0.11 -0.04 0.01 0.02 -0.07
word	deploy	-0.12 -0.09 -0.03 0.09 -0.06
word	deputy	-0.07 -0.10 -0.12 0.03 0.06
word	derail	-0.09 -0.11 -0.13 -0.13 0.14
word	despit	-0.12 -0.15 -0.15 0.11 -0.02
word	destroy	-0.15 0.05 0.04 -0.04 -0.02
word	destruction	0.05 -0.05 -0.13 0.00 -0.01
word	detail	-0.09 -0.08 -0.11 0.02 0.06
word	determin	-0.08 -0.09 -0.05 0.03 0.00
word	devastat	-0.10 0.06 -0.09 -0.12 0.09
word	did	-0.06 -0.10 -0.01 0.10 -0.09
word	die	0.06 -0.13 -0.13 0.05 -0.04
word	diplomatic	-0.09 -0.11 -0.12 0.12 -0.09
word	disarm	-0.02 -0.12 -0.08 0.08 0.03
word	disarmament	-0.02 -0.06 -0.04 0.02 0.01
word	dismiss	-0.09 -0.02 0.04 0.06 -0.11
word	disrupt	-0.09 -0.10 0.13 -0.11 -0.09
word	disruption	-0.09 -0.11 -0.03 -0.03 0.06
word	do	-0.13 -0.03 0.06 0.02 -0.08
word	does	-0.10 -0.07 0.03 -0.12 0.06
word	dollar	-0.13 -0.08 0.00 0.03 -0.04
word	domestic	-0.10 -0.09 0.05 -0.06 0.02
word	don't	-0.12 -0.09 0.01 -0.05 0.06
word	doubl	0.06 0.00 0.00 -0.03 -0.11
word	down	-0.08 0.03 0.04 0.02 -0.14
word	dozen	0.10 -0.17 -0.09 0.02 0.03
word	driv	-0.06 0.05 0.04 -0.05 0.00
word	dron	0.06 0.07 -0.03 0.00 -0.28
word	drop	-0.06 -0.12 -0.14 0.13 -0.05
word	due	-0.06 0.03 0.08 -0.05 -0.08
word	dur	-0.11 0.15 0.06 -0.05 -0.24
word	early	-0.07 0.03 0.05 -0.04 -0.09
word	economic	-0.05 -0.12 -0.11 0.04 0.07
word	economy	-0.06 -0.14 -0.16 -0.03 0.12
word	effort	-0.11 -0.12 0.02 0.05 -0.12
word	eliminat	0.03 0.04 -0.02 -0.01 -0.18
word	embassy	-0.04 -0.04 0.01 0.03 -0.04
word	emerg	-0.09 -0.11 -0.11 -0.08 0.10
word	emergency	-0.08 0.10 0.04 -0.07 -0.18
word	end	0.08 0.02 -0.02 -0.02 -0.08
word	ends	-0.05 -0.10 -0.12 0.00 0.08
word	enemy	-0.12 -0.07 0.05 0.02 -0.09
word	energy	-0.02 0.05 0.05 -0.15 0.03
word	enrichment	-0.10 -0.02 0.12 -0.15 -0.11
word	enter	-0.11 0.09 -0.03 -0.09 -0.03
word	escalat	-0.08 0.01 -0.03 -0.03 0.04
word	escalation	-0.09 0.01 -0.07 0.09 -0.07
word	evacuat	-0.05 -0.01 -0.10 0.02 0.02
word	evacuation	-0.08 0.07 0.07 -0.08 -0.12
word	even	-0.13 -0.14 -0.07 0.09 0.01
word	ex	-0.08 -0.11 -0.15 -0.08 0.12
word	exchang	-0.09 0.01 0.01 -0.03 0.01
word	execut	-0.13 0.01 0.11 -0.08 -0.15
word	exit	-0.10 -0.13 -0.08 0.10 -0.04
word	expect	-0.13 -0.14 -0.02 0.00 0.04
word	expert	-0.10 -0.10 -0.11 -0.03 0.10
word	explain	-0.05 -0.07 -0.06 0.04 0.05
word	explainer	-0.08 -0.07 -0.07 0.14 0.00
word	explosion	0.05 -0.03 -0.10 0.03 -0.15
word	export	-0.08 0.08 0.13 -0.09 -0.16
word	extremely	-0.11 -0.08 -0.02 0.07 -0.14
word	fac	0.03 -0.10 -0.10 0.00 0.03
word	face	-0.13 -0.13 0.03 -0.12 0.09
word	facility	-0.13 0.10 0.07 -0.20 0.01
word	fail	-0.09 -0.07 0.08 -0.04 -0.08
word	fall	-0.09 -0.13 -0.01 0.11 -0.19
word	far	-0.11 -0.04 0.04 -0.02 -0.02
word	fear	0.04 -0.06 -0.09 0.06 -0.09
word	field	-0.07 0.03 -0.01 -0.02 -0.01
word	fifth	-0.05 0.02 0.00 -0.01 -0.09
word	fight	-0.06 -0.06 -0.06 -0.03 0.08
word	fighter	-0.11 0.09 -0.03 -0.03 -0.12
word	find	-0.06 -0.08 0.01 0.10 -0.15
word	finish	-0.06 -0.01 0.00 -0.11 0.06
word	fir	-0.03 0.09 -0.05 -0.17 0.00
word	fire	-0.13 0.13 -0.04 -0.07 -0.12
word	first	0.07 0.00 -0.01 0.01 -0.17
word	five	-0.11 0.02 -0.14 -0.13 0.07
word	flee	-0.08 0.05 0.08 -0.08 -0.10
word	fleet	0.03 -0.05 -0.09 0.07 -0.05
word	flight	-0.14 -0.18 0.04 0.04 -0.03
word	fm	-0.06 -0.02 0.01 0.02 -0.06
word	focu	-0.03 -0.08 -0.12 0.05 0.05
word	follow	0.04 0.08 0.05 -0.03 -0.16
word	forc	0.11 -0.07 0.00 -0.01 -0.14
word	foreign	-0.06 -0.07 0.00 0.10 -0.16
word	former	-0.08 -0.05 -0.08 -0.04 0.09
word	four	-0.13 -0.03 0.05 0.10 -0.16
word	fox	-0.11 0.04 -0.15 -0.15 0.11
word	fresh	-0.02 0.05 0.05 -0.01 -0.15
word	fuel	-0.10 -0.11 -0.02 0.06 -0.06
word	full	-0.12 -0.11 -0.14 0.09 0.03
word	further	0.00 0.01 -0.04 0.06 -0.13
word	futur	-0.05 0.01 0.03 -0.03 -0.02
word	g	-0.13 0.01 0.07 0.02 -0.15
word	g7	-0.04 0.03 0.12 -0.17 -0.17
word	gabbard	-0.04 -0.05 0.14 0.09 -0.11
word	gas	-0.14 0.04 0.06 -0.04 -0.09
word	general	-0.05 0.03 -0.03 0.01 -0.03
word	genocidal	-0.07 -0.08 -0.07 -0.02 0.04
word	giv	-0.12 -0.03 0.08 -0.16 0.02
word	global	-0.06 -0.11 -0.12 0.02 0.06
word	go	0.01 -0.15 -0.05 -0.09 0.09
word	goal	-0.10 -0.07 0.03 -0.12 0.07
word	goes	0.03 -0.11 -0.13 -0.11 0.08
word	gold	0.01 0.01 -0.13 0.03 -0.04
word	gop	-0.04 -0.08 -0.02 0.01 0.02
word	government	0.01 -0.05 0.01 -0.15 0.05
word	graham	-0.07 0.03 0.04 -0.05 -0.01
word	ground	0.12 -0.11 -0.07 -0.15 0.00
word	group	-0.07 0.01 0.05 -0.02 -0.11
word	grow	0.00 -0.12 -0.09 0.05 0.01
word	guidelin	-0.15 -0.11 -0.18 0.16 -0.11
word	hacker	-0.11 -0.07 0.09 -0.02 -0.13
word	half	-0.10 -0.10 0.09 -0.12 -0.07
word	halt	-0.13 -0.12 0.04 0.01 -0.01
word	hama	-0.08 -0.03 -0.03 0.09 -0.11
word	hand	-0.14 -0.09 -0.05 0.10 -0.12
word	happen	-0.08 -0.01 0.05 -0.08 -0.01
word	hard	-0.13 -0.01 0.06 -0.02 -0.08
word	haven	-0.07 -0.16 -0.16 0.12 -0.02
word	head	0.06 -0.12 -0.11 -0.13 0.06
word	heard	0.13 -0.12 -0.08 -0.11 -0.08
word	helicopter	-0.15 -0.15 0.10 0.02 -0.12
word	help	-0.12 0.03 -0.01 -0.01 -0.02
word	high	-0.04 0.04 -0.11 0.00 0.01
word	higher	-0.06 -0.01 0.09 0.02 -0.12
word	him	-0.15 -0.16 0.04 0.03 0.03
word	historic	-0.07 -0.09 -0.07 -0.05 0.07
word	hit	0.07 0.18 -0.06 -0.11 -0.13
word	hits	-0.10 0.06 -0.05 -0.09 0.04
word	hold	-0.17 -0.15 -0.17 0.18 -0.08
word	home	-0.16 -0.18 -0.19 0.05 0.10
word	hop	-0.05 -0.12 -0.13 0.11 0.01
word	hope	-0.08 0.04 -0.11 0.06 -0.17
word	hospital	0.03 0.13 -0.19 -0.04 -0.16
word	host	0.10 -0.07 -0.05 -0.14 0.03
word	hour	0.07 0.01 0.06 -0.15 -0.11
word	hous	-0.11 0.03 -0.05 0.02 0.01
word	how	-0.11 -0.07 0.00 -0.04 0.03
word	human	-0.10 -0.13 -0.11 0.05 0.04
word	hundred	0.09 -0.02 -0.10 -0.11 -0.11
word	hurt	0.02 0.01 0.05 -0.04 -0.14
word	i	-0.06 -0.08 -0.08 0.05 0.04
word	if	-0.04 -0.04 0.04 -0.07 0.01
word	illegal	-0.08 -0.11 0.01 0.13 -0.18
word	imag	-0.19 -0.10 -0.12 0.16 0.00
word	imminent	0.05 0.05 0.00 -0.03 -0.09
word	impact	-0.16 0.02 -0.16 0.01 0.08
word	impos	-0.04 0.09 0.10 -0.11 -0.08
word	includ	-0.10 0.09 0.15 -0.15 -0.14
word	increas	-0.04 -0.09 -0.11 0.01 0.04
word	infiltration	0.19 0.14 -0.01 -0.18 -0.14
word	inflation	-0.03 -0.10 -0.13 -0.08 0.12
word	insight	-0.04 -0.06 -0.11 -0.10 0.10
word	insist	-0.10 -0.03 -0.04 0.03 0.01
word	insufficient	-0.12 -0.14 -0.11 0.11 0.02
word	intelligenc	0.00 -0.06 -0.06 0.05 -0.08
word	intensify	0.00 0.07 -0.01 -0.07 -0.11
word	intercept	-0.09 0.13 0.04 -0.18 -0.17
word	internet	-0.15 -0.13 0.05 0.02 -0.04
word	interven	-0.10 0.07 0.05 0.02 -0.17
word	intervention	-0.08 -0.02 0.08 -0.05 -0.02
word	interview	-0.02 0.04 -0.08 0.07 -0.13
word	invasion	0.05 -0.06 -0.11 -0.14 0.05
word	involv	0.09 0.13 0.03 -0.13 -0.12
word	is	-0.27 -0.11 -0.07 -0.06 0.21
word	issu	-0.11 -0.01 0.15 -0.10 -0.17
word	jazeera	-0.02 0.05 -0.05 -0.09 -0.03
word	jesu	-0.14 -0.14 -0.18 -0.16 0.18
word	jet	-0.08 0.07 -0.15 0.04 -0.12
word	jets	-0.02 0.10 -0.11 -0.13 -0.11
word	jimmy	-0.09 -0.11 -0.10 -0.06 0.10
word	job	-0.04 0.09 0.08 0.00 -0.09
word	joe	-0.07 -0.08 0.00 0.10 -0.11
word	john	-0.07 -0.07 0.07 0.12 -0.15
word	join	-0.06 -0.07 0.06 0.03 -0.16
word	joint	-0.02 0.04 0.06 -0.07 -0.09
word	journalist	-0.13 0.05 -0.12 0.04 -0.05
word	jump	-0.05 0.06 0.01 -0.06 -0.01
word	just	-0.05 -0.14 -0.07 -0.12 0.16
word	keep	-0.11 0.06 0.09 -0.09 -0.07
word	kent	-0.07 -0.08 0.00 0.10 -0.11
word	key	-0.11 -0.05 -0.14 0.03 0.09
word	kill	0.10 0.03 0.00 -0.08 -0.17
word	kimmel	-0.09 -0.11 -0.10 -0.06 0.10
word	know	-0.01 -0.02 0.01 -0.02 -0.04
word	land	-0.10 0.11 -0.07 -0.11 -0.10
word	last	-0.09 -0.01 -0.08 0.06 -0.02
word	latest	0.04 -0.07 -0.12 -0.11 0.11
word	launch	0.16 0.01 -0.09 -0.06 -0.19
word	launcher	-0.16 -0.17 0.00 0.17 -0.06
word	lead	-0.10 -0.15 -0.08 0.07 0.04
word	leader	-0.01 -0.17 0.02 0.00 -0.02
word	leadership	0.03 -0.04 -0.09 -0.06 0.04
word	least	0.10 -0.01 -0.14 -0.02 -0.10
word	leav	-0.15 0.07 0.16 -0.21 -0.13
word	like	-0.10 -0.08 0.00 -0.08 0.07
word	limit	0.07 -0.12 -0.10 0.07 -0.10
word	lin	-0.11 -0.05 0.06 -0.02 -0.11
word	lindsey	-0.04 -0.05 -0.08 -0.01 0.03
word	line	-0.05 -0.06 0.09 0.03 -0.08
word	link	-0.14 -0.12 0.02 0.09 -0.16
word	littl	-0.10 -0.11 -0.14 0.01 0.07
word	liv	-0.12 0.04 -0.03 -0.06 0.03
word	live	0.09 0.07 -0.05 -0.12 -0.11
word	lng	-0.11 -0.10 0.09 -0.02 -0.18
word	load	-0.09 0.08 0.10 -0.04 -0.17
word	lock	-0.02 0.11 0.06 -0.10 -0.14
word	long	-0.13 0.02 0.03 -0.03 -0.02
word	look	-0.10 -0.12 -0.14 0.07 0.02
word	loom	-0.14 -0.21 -0.21 0.05 0.11
word	loss	-0.09 -0.12 -0.08 0.13 -0.14
word	low	-0.08 -0.03 -0.05 -0.12 0.10
word	maga	-0.12 -0.12 -0.15 0.04 0.06
word	majeur	-0.09 0.04 0.12 -0.12 -0.12
word	major	0.10 0.03 -0.12 -0.02 -0.11
word	mak	-0.12 0.04 -0.16 -0.04 0.08
word	make	-0.12 -0.14 -0.07 0.07 0.01
word	man	-0.13 0.10 0.08 -0.13 -0.09
word	many	-0.10 -0.10 -0.10 -0.04 0.07
word	market	-0.02 -0.05 -0.05 0.03 -0.01
word	martyr	-0.12 0.05 0.02 0.03 -0.12
word	massi	-0.04 -0.09 -0.06 0.03 0.01
word	massiv	0.14 0.04 -0.18 -0.21 0.00
word	may	-0.19 -0.17 -0.10 -0.01 0.14
word	mean	-0.11 -0.15 -0.15 -0.04 0.12
word	media	-0.11 -0.02 0.07 0.01 -0.08
word	mediat	-0.11 0.03 0.11 -0.07 -0.16
word	meet	-0.08 0.02 -0.02 0.05 -0.11
word	messag	-0.09 -0.11 -0.11 -0.07 0.09
word	might	-0.05 -0.10 -0.09 0.05 0.02
word	military	-0.05 0.01 -0.03 0.06 -0.11
word	million	-0.13 0.01 0.04 -0.05 -0.01
word	minister	-0.11 -0.03 0.08 0.03 -0.13
word	miscalculation	-0.09 -0.10 -0.13 -0.11 0.12
word	miss	0.17 -0.01 -0.19 -0.16 -0.13
word	missil	0.02 0.04 -0.05 -0.07 -0.01
word	mission	-0.10 0.05 -0.12 -0.13 0.07
word	mock	-0.08 -0.09 0.04 0.02 -0.05
word	moment	0.02 0.05 -0.19 -0.02 -0.04
word	month	-0.07 -0.05 -0.03 0.09 -0.14
word	more	0.05 0.07 -0.03 -0.16 -0.02
word	most	0.05 -0.03 -0.06 0.04 -0.08
word	mount	-0.09 -0.01 -0.09 0.00 0.03
word	mov	-0.10 -0.11 0.00 0.00 0.03
word	move	-0.06 -0.07 -0.08 -0.04 0.06
word	much	-0.04 0.01 -0.17 -0.08 0.14
word	municipal	0.11 0.12 -0.10 -0.14 -0.11
word	nam	-0.17 -0.06 0.13 0.00 -0.16
word	nation	-0.17 -0.01 0.11 -0.01 -0.16
word	national	-0.09 -0.13 -0.17 0.02 0.11
word	near	-0.15 0.02 0.00 0.03 -0.07
word	need	0.04 0.05 -0.01 0.03 -0.11
word	negotiat	-0.12 0.10 0.10 -0.09 -0.06
word	negotiation	-0.14 -0.16 -0.01 0.03 0.01
word	negotiator	-0.11 -0.14 -0.13 0.14 -0.07
word	network	-0.14 -0.10 0.04 0.03 -0.06
word	new	0.01 -0.02 0.05 -0.14 0.02
word	news	-0.05 0.05 -0.14 -0.14 0.07
word	next	-0.12 -0.12 -0.02 0.09 -0.04
word	no	-0.16 -0.13 -0.05 0.00 0.09
word	not	-0.17 -0.05 -0.07 0.05 0.04
word	noth	-0.12 -0.12 -0.14 0.14 -0.10
word	now	0.01 -0.08 -0.04 -0.04 0.03
word	nuclear	0.03 -0.08 -0.03 0.01 -0.05
word	objectiv	-0.11 -0.07 -0.05 0.06 -0.02
word	off	0.10 -0.02 -0.14 -0.04 -0.06
word	offer	-0.13 -0.10 0.01 0.12 -0.14
word	official	-0.20 -0.14 0.00 0.10 -0.09
word	oil	-0.08 0.06 -0.05 -0.01 0.02
word	once	-0.05 -0.07 -0.02 -0.10 0.07
word	one	-0.04 -0.01 -0.10 0.03 0.01
word	ongo	0.08 0.06 -0.14 -0.05 -0.02
word	only	-0.04 0.05 0.01 0.01 -0.06
word	open	0.10 0.07 -0.01 -0.11 -0.10
word	operation	0.18 0.02 -0.16 -0.11 -0.11
word	option	-0.10 -0.05 0.02 -0.09 0.06
word	order	0.00 -0.02 0.12 -0.05 -0.19
word	other	0.03 -0.04 -0.13 0.02 0.01
word	out	-0.16 -0.07 0.08 -0.11 0.00
word	over	-0.06 0.09 -0.11 -0.01 0.01
word	own	-0.10 -0.13 -0.17 0.03 0.05
word	p	-0.05 -0.09 -0.07 0.10 -0.11
word	palestinian	-0.10 0.07 0.09 0.03 -0.11
word	part	0.04 0.05 0.00 -0.10 -0.12
word	pass	-0.10 0.02 0.08 -0.06 -0.13
word	past	0.02 0.03 -0.06 0.05 -0.11
word	paus	0.06 -0.06 -0.14 -0.14 0.08
word	pay	-0.09 0.20 0.09 -0.08 -0.14
word	peac	0.01 0.05 -0.15 0.05 -0.09
word	peaceful	-0.05 0.04 -0.02 0.06 -0.11
word	peopl	0.13 0.05 -0.04 -0.21 -0.17
word	percent	-0.07 0.05 0.12 -0.13 -0.24
word	persist	-0.09 -0.02 0.05 0.02 -0.14
word	phas	-0.10 -0.13 -0.12 -0.01 0.08
word	phon	-0.10 -0.03 -0.03 0.08 -0.10
word	pilot	-0.11 0.01 0.06 -0.11 -0.03
word	plac	-0.05 -0.05 -0.02 0.04 -0.04
word	plan	0.09 -0.10 0.01 -0.03 -0.14
word	plann	-0.10 -0.13 0.06 -0.01 -0.06
word	plant	-0.15 -0.11 0.11 -0.02 -0.16
word	play	-0.12 -0.11 -0.05 0.01 0.04
word	pledg	-0.04 -0.07 -0.03 0.00 0.02
word	plot	-0.07 -0.01 0.01 -0.03 0.00
word	plung	-0.12 0.03 0.09 -0.05 -0.17
word	plus	0.02 -0.13 -0.11 0.03 0.03
word	pm	0.01 -0.10 -0.14 0.14 -0.19
word	podcast	-0.07 -0.09 -0.07 0.09 0.06
word	point	0.05 -0.04 -0.19 0.01 0.08
word	polic	0.04 0.00 0.04 -0.09 -0.11
word	policy	-0.06 -0.07 -0.11 0.09 -0.08
word	polymarket	-0.09 -0.14 -0.14 0.04 0.05
word	port	-0.08 -0.07 0.00 -0.08 0.06
word	possibl	-0.08 -0.08 -0.11 0.12 -0.11
word	post	0.03 -0.15 -0.14 0.03 0.02
word	potential	-0.08 -0.05 0.00 -0.01 0.01
word	pound	-0.10 0.00 -0.12 0.06 -0.11
word	power	-0.16 -0.19 0.01 0.06 0.02
word	predict	-0.08 -0.08 -0.10 -0.05 0.08
word	prepar	0.00 0.03 0.07 -0.02 -0.15
word	president	-0.14 0.04 0.03 -0.11 0.01
word	pressur	-0.16 -0.20 -0.20 0.00 0.11
word	pric	-0.07 0.03 0.07 -0.05 -0.07
word	prim	-0.06 -0.03 0.03 -0.02 -0.01
word	primetim	-0.09 0.01 0.01 0.02 -0.05
word	problem	-0.08 -0.01 -0.01 -0.14 0.07
word	program	0.01 0.04 0.01 -0.11 0.02
word	programm	-0.12 -0.13 -0.16 -0.13 0.14
word	progres	-0.10 -0.12 -0.10 0.01 0.07
word	promis	-0.06 -0.11 0.07 0.04 -0.14
word	proposal	-0.14 0.00 0.00 -0.05 0.04
word	protest	-0.20 -0.05 0.03 -0.01 -0.02
word	protester	-0.11 0.03 0.03 -0.02 -0.06
word	public	-0.10 -0.12 -0.13 0.12 -0.01
word	pull	-0.10 0.09 -0.13 -0.14 0.04
word	pursu	-0.09 0.01 -0.01 0.03 -0.04
word	push	-0.13 -0.16 -0.19 0.08 0.05
word	put	0.04 0.05 0.03 -0.11 -0.04
word	question	-0.11 -0.16 -0.15 0.16 -0.05
word	quickly	-0.10 -0.08 -0.06 0.08 -0.04
word	rag	-0.11 0.03 0.06 0.01 -0.08
word	raid	0.05 -0.08 -0.13 0.04 -0.13
word	rais	-0.05 -0.09 0.05 0.01 -0.03
word	ramp	-0.10 -0.07 0.03 0.00 -0.02
word	rat	-0.08 -0.09 -0.04 0.08 -0.13
word	rattl	-0.02 0.05 -0.06 -0.09 0.03
word	reach	-0.03 0.09 -0.15 -0.04 -0.13
word	react	-0.14 -0.10 -0.05 0.08 -0.03
word	ready	-0.12 0.04 0.17 -0.15 -0.19
word	recent	-0.10 -0.10 -0.01 0.03 0.02
word	reckles	-0.09 -0.04 -0.10 0.10 -0.02
word	record	-0.07 0.02 0.08 -0.06 -0.11
word	red	-0.09 -0.09 0.04 -0.04 -0.01
word	refinery	0.04 0.08 -0.02 -0.05 -0.16
word	refus	-0.10 -0.11 -0.09 0.02 0.05
word	regim	-0.07 0.00 0.08 -0.04 -0.04
word	region	0.01 -0.11 0.02 -0.07 0.02
word	regional	-0.09 -0.13 0.02 0.08 -0.11
word	reject	-0.05 -0.10 -0.08 0.06 0.10
word	releas	-0.12 0.01 -0.11 0.05 -0.02
word	remain	-0.15 -0.18 -0.16 0.13 0.00
word	remov	0.02 -0.09 0.05 -0.02 -0.15
word	renew	-0.08 -0.04 0.02 -0.05 0.02
word	reopen	0.00 0.04 0.07 -0.09 -0.07
word	rep	-0.06 -0.08 -0.12 -0.12 0.11
word	report	-0.03 0.09 -0.01 0.09 -0.31
word	reportedly	0.06 0.01 -0.04 0.00 -0.12
word	reporter	-0.06 0.04 0.05 -0.01 -0.09
word	republican	-0.10 -0.11 -0.10 0.01 0.04
word	request	-0.12 0.15 0.14 -0.14 -0.11
word	rescu	-0.04 0.11 0.03 -0.14 -0.07
word	resolution	-0.07 0.15 0.13 -0.14 -0.10
word	respond	0.07 -0.04 -0.09 0.00 -0.02
word	respons	0.05 -0.02 -0.02 -0.18 0.04
word	restraint	-0.03 0.02 0.00 -0.02 -0.05
word	retaliat	0.05 0.00 -0.04 -0.01 -0.16
word	retaliation	0.06 -0.05 0.04 -0.11 -0.06
word	retaliatory	-0.06 -0.11 -0.13 0.06 0.05
word	retreat	0.06 0.03 -0.12 0.05 -0.15
word	return	-0.08 0.02 0.04 -0.01 -0.04
word	reveal	-0.07 -0.09 -0.09 0.06 -0.01
word	right	-0.06 -0.09 -0.13 0.00 0.08
word	ris	-0.12 0.03 0.00 -0.02 -0.02
word	rise	-0.02 0.03 -0.06 0.00 0.00
word	risk	-0.08 -0.14 -0.02 0.05 0.01
word	rock	0.00 0.07 0.02 -0.14 -0.14
word	rocket	-0.20 -0.01 0.02 0.10 -0.14
word	roil	-0.04 0.02 0.03 -0.01 -0.08
word	round	-0.13 -0.14 -0.13 0.12 0.01
word	rout	-0.10 -0.12 0.03 -0.15 0.09
word	rubbl	0.02 0.09 -0.10 -0.12 -0.13
word	rush	0.04 -0.13 -0.13 0.10 -0.11
word	s	-0.08 -0.11 -0.04 0.09 -0.08
word	said	-0.05 0.09 0.02 -0.03 -0.16
word	sanction	-0.19 -0.05 0.04 -0.02 -0.02
word	satellit	-0.16 -0.16 -0.12 0.19 -0.16
word	say	0.00 -0.02 0.02 -0.07 0.01
word	says	-0.04 -0.03 -0.01 0.05 -0.04
word	scal	-0.14 -0.07 0.07 0.01 -0.12
word	school	0.02 -0.16 -0.05 0.07 -0.15
word	scientist	0.04 -0.09 0.01 0.01 -0.11
word	scrambl	-0.08 -0.03 0.07 -0.12 0.00
word	second	0.02 0.09 -0.05 0.03 -0.17
word	secretary	-0.05 0.03 0.06 -0.08 -0.04
word	security	-0.10 -0.06 0.09 -0.03 -0.11
word	seek	-0.08 -0.04 0.00 -0.03 0.03
word	seen	-0.07 0.12 -0.03 -0.05 -0.15
word	seiz	-0.08 0.05 -0.14 0.02 -0.09
word	senat	-0.10 -0.03 0.08 -0.09 -0.02
word	send	-0.18 -0.09 0.14 -0.08 -0.09
word	senior	0.07 0.08 -0.12 -0.11 -0.06
word	set	-0.10 -0.07 0.01 0.03 -0.03
word	shadow	-0.09 -0.08 -0.10 0.11 -0.05
word	shar	-0.06 0.01 0.03 -0.04 0.00
word	sharply	-0.08 -0.04 0.08 0.05 -0.13
word	shelter	-0.06 -0.09 0.02 0.02 -0.04
word	shift	-0.08 -0.06 -0.05 -0.06 0.07
word	ship	0.09 -0.01 -0.10 0.04 -0.18
word	shipment	-0.09 -0.03 0.09 -0.04 -0.13
word	shipp	-0.11 -0.03 0.09 -0.03 -0.15
word	shock	0.00 -0.08 -0.06 -0.11 0.09
word	shoot	-0.13 -0.12 0.06 0.04 -0.11
word	shortag	-0.10 -0.10 0.01 0.10 -0.16
word	shot	-0.07 0.05 0.04 -0.11 -0.10
word	show	-0.07 -0.10 -0.01 0.07 -0.01
word	shut	-0.07 0.00 0.12 -0.07 -0.15
word	sid	0.06 0.04 -0.08 0.03 -0.12
word	sign	-0.07 -0.15 -0.05 0.03 0.05
word	signal	-0.10 0.11 0.12 -0.15 -0.04
word	sinc	0.04 -0.14 -0.05 0.05 -0.12
word	sink	0.12 0.01 -0.15 -0.07 -0.16
word	siren	-0.03 0.03 0.01 -0.07 -0.04
word	sit	0.08 -0.08 -0.13 0.06 -0.13
word	site	0.04 0.12 0.05 -0.17 -0.16
word	six	0.04 -0.01 -0.06 -0.09 -0.03
word	slam	-0.09 0.00 -0.14 -0.09 0.10
word	slid	-0.13 -0.09 -0.01 0.06 -0.14
word	smok	0.06 0.11 -0.09 -0.12 -0.11
word	soar	-0.02 -0.06 -0.05 0.12 -0.14
word	soldier	0.01 -0.17 -0.10 0.03 0.04
word	some	-0.10 -0.08 0.00 -0.01 0.05
word	soon	-0.09 0.03 0.06 -0.09 -0.02
word	sound	-0.03 0.03 -0.02 -0.04 -0.04
word	sourc	-0.14 0.05 -0.03 0.03 -0.03
word	south	0.03 0.01 -0.09 0.02 -0.04
word	spark	-0.12 -0.14 -0.15 0.08 0.01
word	speak	-0.12 -0.12 -0.10 0.10 0.01
word	speech	-0.11 -0.14 -0.19 -0.10 0.16
word	spik	-0.06 0.06 0.03 -0.05 -0.01
word	spread	-0.02 0.01 0.01 0.02 -0.13
word	spy	-0.21 -0.12 0.07 0.03 -0.20
word	squar	0.05 -0.10 -0.14 -0.11 0.09
word	stanc	-0.06 0.06 0.07 0.06 -0.14
word	stand	-0.09 -0.12 -0.09 0.15 -0.14
word	start	-0.10 -0.04 0.02 0.08 -0.08
word	stat	0.11 0.08 -0.21 -0.15 0.00
word	statement	-0.16 -0.06 0.07 0.07 -0.20
word	station	-0.10 -0.02 -0.01 0.03 -0.02
word	stay	-0.10 -0.09 0.01 -0.06 0.05
word	step	-0.04 0.06 -0.13 -0.03 0.03
word	still	-0.09 -0.05 -0.02 0.07 -0.10
word	stock	-0.12 -0.03 0.05 0.08 -0.32
word	stop	0.05 0.04 0.03 -0.15 0.00
word	strategic	0.06 0.07 -0.11 -0.08 -0.12
word	street	-0.05 0.06 0.03 0.00 -0.13
word	strik	0.02 0.04 0.06 -0.08 -0.14
word	struck	0.01 0.11 -0.13 -0.09 -0.12
word	stunn	-0.01 0.07 -0.10 0.03 -0.12
word	submarin	0.15 -0.06 -0.16 -0.15 -0.12
word	succes	0.00 -0.06 -0.13 0.10 -0.10
word	suggest	-0.09 -0.11 -0.11 0.07 0.01
word	summit	0.03 0.08 0.03 -0.08 -0.10
word	supply	-0.08 -0.11 0.10 -0.05 -0.07
word	support	-0.08 -0.12 -0.07 0.04 0.02
word	surg	0.01 -0.02 0.10 -0.15 -0.03
word	surpris	-0.12 -0.11 -0.05 0.06 -0.02
word	surrender	-0.01 0.13 0.06 -0.08 -0.10
word	suspect	-0.10 0.06 -0.12 0.05 -0.13
word	suspend	0.08 -0.05 0.05 -0.09 -0.21
word	taco	-0.10 -0.11 -0.11 -0.10 0.11
word	tak	-0.17 -0.09 0.04 -0.03 0.03
word	take	0.06 -0.09 -0.15 -0.08 0.10
word	takeaway	-0.06 -0.06 -0.09 -0.05 0.08
word	taken	-0.11 -0.03 -0.01 -0.03 0.04
word	talk	-0.24 -0.06 0.00 -0.11 0.14
word	tanker	-0.14 -0.02 -0.02 0.05 -0.05
word	target	0.10 0.08 -0.10 -0.11 -0.07
word	tell	-0.17 0.00 0.07 -0.01 -0.06
word	ten	0.12 -0.05 -0.10 -0.10 -0.12
word	tension	-0.15 0.00 0.03 -0.09 0.04
word	term	-0.10 -0.11 -0.06 0.08 -0.04
word	terrify	-0.08 -0.03 -0.11 -0.13 0.09
word	territory	-0.07 -0.10 -0.08 0.00 0.05
word	terrorist	-0.13 -0.05 -0.07 0.07 -0.05
word	test	-0.08 -0.14 -0.14 -0.01 0.11
word	their	0.03 -0.04 -0.15 -0.01 0.06
word	them	0.01 -0.04 -0.08 -0.01 0.03
word	they	-0.17 -0.14 0.01 -0.04 0.08
word	thousand	-0.13 0.04 0.05 0.00 -0.12
word	thre	0.01 0.08 0.04 -0.01 -0.21
word	threat	0.05 0.01 -0.07 -0.03 0.01
word	threaten	-0.22 -0.13 -0.01 0.06 0.02
word	through	-0.14 -0.10 -0.21 0.18 -0.10
word	time	-0.12 0.04 0.03 -0.07 -0.01
word	today	-0.04 -0.04 -0.02 0.01 0.01
word	told	-0.12 -0.10 0.00 -0.04 0.04
word	toll	-0.13 -0.09 0.11 -0.11 -0.03
word	tonight	0.04 0.01 -0.05 0.01 -0.07
word	too	-0.13 -0.08 0.07 0.03 -0.08
word	top	0.01 -0.09 0.00 0.05 -0.09
word	total	-0.12 -0.02 0.07 -0.03 -0.04
word	toward	0.02 -0.03 -0.09 -0.08 0.07
word	trad	-0.09 -0.11 0.07 -0.06 0.01
word	trader	-0.10 -0.08 -0.02 -0.05 0.06
word	travel	-0.06 -0.13 -0.12 0.13 -0.10
word	trigger	-0.10 -0.14 0.00 -0.05 0.07
word	troop	-0.07 -0.10 0.06 -0.21 0.06
word	truc	0.02 0.01 0.01 -0.04 -0.12
word	tucker	-0.09 -0.12 -0.11 0.02 0.02
word	turn	-0.11 -0.05 0.03 0.06 -0.16
word	two	0.01 0.15 -0.09 -0.10 -0.11
word	uncertainty	-0.09 -0.12 -0.12 0.06 0.01
word	under	0.02 -0.15 -0.05 0.00 0.04
word	unit	-0.07 -0.11 -0.14 0.10 -0.03
word	unlikely	-0.10 -0.12 -0.16 -0.04 0.12
word	unrest	-0.09 0.07 0.06 0.00 -0.16
word	until	-0.14 -0.05 0.02 0.05 -0.14
word	up	-0.05 0.04 0.03 0.03 -0.13
word	updat	0.07 0.00 0.03 -0.10 -0.07
word	uranium	-0.09 0.02 0.13 -0.09 -0.16
word	urg	0.08 -0.05 -0.02 -0.01 -0.12
word	urge	-0.09 0.02 0.05 0.00 -0.14
word	vast	0.04 0.02 -0.01 0.06 -0.12
word	very	-0.08 0.12 0.11 -0.12 -0.10
word	victory	-0.13 -0.05 0.05 0.01 -0.04
word	video	0.02 0.07 -0.07 -0.16 0.04
word	violenc	-0.10 0.02 -0.02 0.04 -0.10
word	violent	-0.06 0.13 0.08 -0.08 -0.12
word	visit	-0.15 -0.08 -0.06 0.10 -0.13
word	vow	0.06 0.03 0.08 -0.15 -0.14
word	vows	0.01 0.05 0.06 -0.10 -0.20
word	want	-0.13 -0.02 0.00 -0.02 0.02
word	war	-0.15 -0.10 -0.05 0.05 0.04
word	warn	-0.05 -0.09 -0.01 0.02 -0.01
word	warning	-0.06 0.04 -0.10 -0.03 0.05
word	wars	-0.10 -0.12 -0.08 0.14 -0.14
word	warship	0.06 0.04 -0.06 -0.12 -0.01
word	watch	-0.02 0.08 -0.02 -0.12 -0.03
word	water	-0.10 0.07 0.07 -0.15 -0.05
word	wav	0.09 -0.06 -0.10 -0.07 -0.10
word	wave	0.11 -0.06 -0.01 -0.16 -0.18
word	way	0.01 0.06 -0.01 -0.04 -0.15
word	we	-0.19 -0.12 0.04 0.01 0.01
word	we'r	0.05 0.13 0.06 -0.13 -0.12
word	weapon	0.03 -0.07 -0.13 0.08 -0.07
word	week	0.08 -0.05 -0.09 -0.10 0.03
word	weigh	-0.13 0.13 0.11 -0.11 -0.10
word	western	-0.06 0.06 -0.08 0.03 -0.11
word	what	-0.04 -0.17 -0.12 0.04 0.05
word	when	-0.09 -0.07 -0.01 -0.08 0.05
word	wher	-0.09 -0.03 0.03 -0.13 0.05
word	whether	-0.15 -0.06 0.07 -0.05 -0.02
word	which	-0.04 0.07 -0.09 0.00 -0.04
word	whil	-0.11 -0.03 -0.01 -0.05 0.05
word	who	-0.16 -0.18 -0.03 0.09 0.05
word	whol	0.03 -0.06 -0.13 0.11 -0.14
word	why	-0.16 -0.16 -0.11 0.09 0.03
word	wider	-0.04 0.02 -0.08 0.02 0.01
word	will	-0.12 -0.08 0.09 -0.04 -0.03
word	women	-0.12 0.01 -0.08 -0.08 0.09
word	won't	-0.15 -0.15 -0.05 -0.10 0.13
word	word	-0.07 -0.09 -0.10 0.07 -0.02
word	work	-0.08 0.03 -0.17 0.09 -0.06
word	worker	0.02 0.14 -0.08 -0.17 -0.14
word	world	-0.15 -0.19 -0.04 0.12 -0.03
word	worry	-0.08 -0.09 -0.05 0.00 0.05
word	would	-0.07 0.01 0.09 0.05 -0.18
word	wound	-0.10 0.10 0.05 -0.32 -0.05
word	year	-0.13 -0.16 0.03 0.02 0.00
word	yet	-0.01 0.05 -0.12 -0.16 0.09
word	yield	-0.03 0.11 -0.01 0.02 -0.11
word	you	0.02 0.03 0.05 0.01 -0.11
word	your	0.03 -0.03 -0.03 -0.13 0.03
words: ,	,	-0.15 -0.06 0.04 0.04 -0.02
words: ,	[ally]	-0.07 0.03 -0.06 -0.12 0.06
words: ,	[number]	-0.12 -0.15 -0.03 0.12 -0.09
words: ,	[place]	0.05 -0.06 -0.12 0.00 0.05
words: ,	[region]	-0.11 -0.14 -0.14 0.07 0.01
words: ,	[side]	-0.16 -0.10 0.05 0.05 -0.02
words: ,	[usa]	0.00 0.08 -0.04 -0.01 -0.14
words: ,	after	-0.07 -0.13 -0.11 0.12 -0.08
words: ,	and	-0.12 -0.16 -0.18 0.00 0.13
words: ,	announc	-0.09 0.09 0.05 -0.13 -0.12
words: ,	as	0.13 -0.08 -0.10 0.00 -0.16
words: ,	but	-0.12 0.03 0.09 -0.01 -0.09
words: ,	call	-0.12 -0.08 0.08 -0.01 -0.05
words: ,	commander	-0.09 -0.04 -0.08 0.08 0.02
words: ,	destroy	-0.10 0.03 -0.10 -0.12 0.05
words: ,	dozen	-0.06 -0.01 0.07 -0.09 -0.11
words: ,	from	-0.16 0.01 -0.08 0.12 -0.12
words: ,	in	-0.18 -0.09 -0.05 0.13 -0.05
words: ,	kill	0.05 -0.12 -0.19 0.09 -0.06
words: ,	may	-0.11 -0.05 0.02 -0.02 0.01
words: ,	military	-0.08 0.10 -0.13 -0.02 -0.11
words: ,	more	0.07 0.03 -0.01 -0.16 -0.05
words: ,	not	-0.15 -0.03 -0.17 0.11 -0.09
words: ,	oil	0.01 0.04 -0.07 -0.04 0.01
words: ,	says	-0.25 -0.04 -0.06 0.03 0.07
words: ,	sourc	-0.08 -0.08 -0.01 0.07 -0.10
words: ,	stock	-0.08 -0.09 0.00 0.06 -0.14
words: ,	the	0.01 -0.07 0.02 -0.13 0.06
words: ,	thre	-0.11 0.06 -0.05 0.05 -0.10
words: ,	to	-0.15 -0.16 -0.10 0.12 0.02
words: ,	top	0.05 0.02 0.02 -0.07 -0.11
words: ,	troop	-0.09 -0.09 0.01 -0.04 0.06
words: ,	worker	0.11 0.12 -0.10 -0.14 -0.11
words: -	live	0.06 -0.06 0.02 -0.08 -0.06
words: .	,	-0.09 -0.14 0.01 0.08 -0.13
words: .	.	-0.02 0.06 -0.16 -0.14 0.08
words: .	[side]	0.02 0.06 -0.04 -0.14 0.07
words: .	[usa]	0.00 0.01 0.01 0.05 -0.13
words: .	in	-0.06 0.04 -0.14 -0.08 0.04
words: .	says	-0.11 -0.05 0.00 0.00 0.00
words: .	the	-0.06 0.07 -0.02 -0.14 0.03
words: :	,	-0.10 -0.07 0.05 0.04 -0.16
words: :	[ally]	-0.12 -0.15 -0.17 0.09 0.08
words: :	[number]	0.05 0.04 -0.20 -0.02 -0.18
words: :	[place]	-0.05 0.03 -0.11 -0.03 0.03
words: :	[region]	0.03 -0.13 -0.13 0.00 0.05
words: :	[side]	-0.14 -0.08 0.14 -0.03 -0.08
words: :	[usa]	0.00 0.05 0.06 -0.07 -0.05
words: :	a	-0.08 -0.12 -0.14 -0.14 0.15
words: :	after	-0.01 0.09 -0.16 -0.05 -0.04
words: :	destroy	-0.12 0.02 -0.11 0.05 -0.17
words: :	evacuat	-0.12 -0.15 -0.17 0.10 0.09
words: :	expert	-0.08 -0.08 -0.09 0.04 0.04
words: :	from	-0.17 -0.18 -0.06 0.10 0.09
words: :	he	-0.08 -0.11 -0.14 0.03 0.06
words: :	hits	-0.03 0.04 -0.17 -0.02 -0.01
words: :	in	-0.06 -0.10 -0.01 0.04 0.04
words: :	intercept	0.16 0.06 -0.10 -0.08 -0.06
words: :	kill	-0.12 0.06 0.08 -0.19 -0.17
words: :	launch	0.12 -0.08 -0.15 -0.16 -0.16
words: :	live	-0.05 0.05 0.02 -0.07 -0.09
words: :	market	-0.06 -0.11 -0.11 0.10 -0.04
words: :	missil	-0.18 -0.10 -0.12 0.06 0.10
words: :	not	-0.14 -0.14 0.04 0.01 0.00
words: :	on	0.07 -0.01 -0.09 0.04 -0.14
words: :	report	0.03 -0.13 0.00 0.10 -0.20
words: :	strik	-0.12 0.05 -0.12 0.06 -0.13
words: :	talk	-0.11 -0.05 0.01 -0.02 0.00
words: :	the	-0.11 -0.12 -0.11 0.04 0.02
words: :	to	-0.07 0.09 0.08 -0.11 -0.18
words: :	war	-0.11 -0.06 0.08 0.06 -0.19
words: :	we	-0.11 -0.10 -0.08 0.12 -0.16
words: :	what	-0.14 -0.13 0.01 -0.12 0.07
words: :	why	-0.11 -0.10 0.01 0.09 -0.05
words: :	wound	-0.14 0.11 0.00 -0.18 -0.18
words: ;	[side]	0.06 0.02 -0.11 0.04 -0.09
words: [ally]	,	0.01 0.05 -0.15 -0.12 0.09
words: [ally]	and	0.08 0.06 0.05 -0.09 -0.08
words: [ally]	disarmament	-0.13 -0.15 -0.13 0.07 0.05
words: [ally]	target	0.00 0.06 0.11 -0.09 -0.08
words: [number]	,	-0.19 -0.03 0.00 0.09 -0.01
words: [number]	:	-0.10 -0.08 -0.03 -0.12 0.11
words: [number]	[number]	-0.16 -0.14 -0.16 0.08 0.13
words: [number]	[side]	0.04 -0.10 0.01 0.01 -0.10
words: [number]	ballistic	0.03 -0.11 0.06 -0.13 -0.13
words: [number]	cost	-0.08 0.07 0.09 -0.07 -0.07
words: [number]	days	-0.14 -0.14 -0.01 0.03 0.04
words: [number]	dollar	-0.11 -0.01 0.06 0.04 -0.24
words: [number]	early	-0.07 0.01 0.02 0.02 -0.08
words: [number]	in	-0.02 -0.01 0.06 -0.14 -0.12
words: [number]	million	-0.07 0.02 0.08 -0.15 0.05
words: [number]	of	-0.05 -0.06 -0.08 -0.07 0.08
words: [number]	peopl	0.13 -0.04 -0.14 -0.13 -0.11
words: [number]	percent	-0.07 0.05 0.12 -0.13 -0.24
words: [number]	ship	-0.10 -0.01 -0.01 0.03 -0.06
words: [number]	to	-0.14 0.00 0.11 -0.13 -0.12
words: [number]	week	0.10 0.16 -0.11 -0.11 -0.11
words: [number]	wound	-0.01 0.07 -0.01 -0.17 -0.17
words: [number]	year	-0.11 -0.13 0.04 0.02 -0.01
words: [place]	,	0.00 0.00 0.01 -0.07 -0.05
words: [place]	:	-0.03 -0.03 -0.07 0.15 -0.17
words: [place]	[place]	-0.04 0.02 -0.05 0.02 -0.04
words: [place]	[side]	0.06 0.06 -0.13 -0.14 0.05
words: [place]	[usa]	-0.04 -0.09 -0.09 0.02 0.03
words: [place]	after	0.04 0.06 -0.11 0.02 -0.10
words: [place]	and	0.15 0.06 0.02 -0.18 -0.16
words: [place]	aoun	-0.08 -0.09 -0.08 0.07 0.02
words: [place]	arm	-0.08 -0.11 0.00 0.06 -0.04
words: [place]	army	-0.07 -0.13 -0.12 0.12 -0.07
words: [place]	as	0.00 -0.01 0.08 -0.05 -0.20
words: [place]	call	-0.07 -0.12 -0.06 0.07 -0.01
words: [place]	condemn	-0.09 -0.15 -0.13 0.14 -0.08
words: [place]	gas	-0.11 -0.01 0.00 0.02 -0.07
words: [place]	has	-0.06 -0.10 -0.05 -0.03 0.05
words: [place]	in	0.06 -0.09 0.02 -0.10 -0.01
words: [place]	is	-0.05 -0.10 -0.07 0.03 0.02
words: [place]	leader	-0.09 -0.11 -0.12 0.09 -0.01
words: [place]	meet	-0.05 -0.12 -0.12 0.13 -0.07
words: [place]	negotiator	-0.11 -0.14 -0.13 0.14 -0.07
words: [place]	on	-0.11 0.12 0.07 -0.19 -0.03
words: [place]	pm	-0.10 -0.13 -0.08 0.16 -0.18
words: [place]	says	-0.14 -0.05 -0.04 0.09 -0.10
words: [place]	speak	-0.10 -0.10 -0.10 0.07 0.05
words: [place]	threaten	-0.11 -0.14 -0.10 0.12 -0.03
words: [place]	to	-0.07 0.04 -0.10 0.10 -0.14
words: [place]	too	-0.09 -0.11 -0.03 0.09 0.02
words: [place]	urg	-0.05 -0.11 -0.07 0.06 0.11
words: [place]	visit	-0.09 0.01 -0.02 0.03 0.01
words: [place]	warn	-0.02 -0.05 -0.09 0.05 0.01
words: [place]	with	0.07 0.00 -0.10 -0.10 -0.05
words: [region]	,	0.01 -0.16 -0.07 0.03 0.02
words: [region]	.	-0.06 -0.09 -0.14 0.07 -0.02
words: [region]	:	-0.02 0.04 -0.10 -0.14 0.08
words: [region]	after	-0.08 0.05 0.09 -0.12 -0.11
words: [region]	amid	-0.12 -0.01 0.08 -0.01 -0.15
words: [region]	as	-0.10 0.05 0.06 -0.03 -0.09
words: [region]	blockad	-0.11 -0.11 -0.05 0.08 -0.05
words: [region]	conflict	-0.08 -0.12 -0.01 -0.01 0.03
words: [region]	crisi	-0.07 -0.03 0.03 0.01 -0.07
words: [region]	disruption	-0.07 -0.05 0.04 0.01 -0.11
words: [region]	gas	-0.06 -0.05 0.10 -0.02 -0.13
words: [region]	leader	-0.06 -0.08 -0.09 0.02 0.04
words: [region]	oil	0.01 0.04 -0.13 -0.04 0.03
words: [region]	tension	-0.04 -0.04 -0.06 -0.01 0.06
words: [side]	,	0.02 -0.04 -0.05 -0.07 0.03
words: [side]	-	-0.03 -0.10 -0.12 0.05 0.03
words: [side]	.	-0.08 0.06 -0.01 -0.01 -0.05
words: [side]	:	-0.24 -0.09 0.13 0.01 -0.04
words: [side]	;	0.07 0.14 0.03 -0.14 -0.13
words: [side]	?	-0.16 -0.17 -0.17 0.01 0.12
words: [side]	[ally]	-0.07 0.04 -0.11 -0.06 0.02
words: [side]	[number]	-0.12 -0.02 0.09 -0.05 -0.18
words: [side]	[place]	-0.12 0.03 -0.05 0.02 0.02
words: [side]	[side]	-0.17 -0.06 0.04 0.04 -0.05
words: [side]	[usa]	-0.15 -0.04 -0.04 0.06 -0.01
words: [side]	addres	-0.12 -0.09 -0.06 -0.03 0.08
words: [side]	after	-0.01 0.02 -0.08 0.01 -0.03
words: [side]	against	-0.07 0.02 0.02 0.00 -0.08
words: [side]	agent	-0.10 -0.05 0.02 0.03 -0.07
words: [side]	aggression	-0.09 -0.09 -0.08 0.08 0.01
words: [side]	agre	0.05 0.11 -0.01 -0.11 -0.09
words: [side]	air	-0.05 0.11 -0.11 -0.07 -0.04
words: [side]	airstrik	-0.11 -0.13 0.00 0.07 -0.02
words: [side]	amid	0.04 -0.05 0.06 -0.06 -0.14
words: [side]	and	0.11 0.07 -0.04 -0.05 -0.14
words: [side]	announc	-0.16 0.01 0.11 -0.10 -0.12
words: [side]	are	0.02 0.07 0.07 -0.09 -0.12
words: [side]	army	0.04 -0.03 0.05 -0.11 -0.09
words: [side]	as	0.00 0.06 0.11 -0.07 -0.34
words: [side]	attack	-0.10 -0.04 0.05 0.04 -0.04
words: [side]	back	-0.12 -0.02 0.08 -0.05 -0.09
words: [side]	ballistic	0.03 0.06 -0.11 -0.09 -0.05
words: [side]	bomb	0.09 -0.11 -0.18 0.03 -0.01
words: [side]	call	-0.10 -0.13 -0.09 0.11 -0.07
words: [side]	ceasefir	-0.05 -0.17 -0.03 0.05 0.00
words: [side]	charg	-0.09 -0.11 -0.11 0.09 -0.01
words: [side]	claim	0.03 -0.11 0.05 -0.02 -0.08
words: [side]	commander	-0.11 0.01 0.10 -0.09 -0.10
words: [side]	confirm	0.10 0.07 -0.13 -0.09 -0.07
words: [side]	conflict	0.00 0.00 -0.03 -0.07 0.03
words: [side]	could	-0.05 -0.07 -0.12 0.02 0.02
words: [side]	crisi	-0.06 0.01 0.04 -0.02 -0.05
words: [side]	deadlin	-0.12 -0.05 -0.02 -0.01 0.03
words: [side]	defens	-0.12 0.05 -0.14 0.05 -0.08
words: [side]	destroy	-0.12 -0.07 0.10 0.05 -0.10
words: [side]	dron	0.00 0.02 0.05 -0.13 -0.12
words: [side]	economy	-0.07 -0.11 -0.15 -0.13 0.14
words: [side]	evacuation	-0.07 0.05 0.05 -0.03 -0.09
words: [side]	execut	-0.10 0.02 0.07 -0.03 -0.12
words: [side]	fir	-0.04 0.04 -0.12 -0.09 0.04
words: [side]	fm	-0.06 -0.02 0.01 0.02 -0.06
words: [side]	for	-0.12 -0.09 0.10 -0.08 -0.12
words: [side]	from	0.03 -0.18 -0.17 0.04 0.09
words: [side]	gas	-0.04 0.02 0.02 -0.02 -0.10
words: [side]	has	0.03 -0.06 0.05 -0.13 0.00
words: [side]	hits	0.00 0.17 -0.12 -0.21 -0.14
words: [side]	if	0.05 0.05 0.01 0.00 -0.13
words: [side]	in	-0.15 -0.13 0.01 0.12 -0.07
words: [side]	infiltration	0.13 0.09 -0.01 -0.11 -0.09
words: [side]	intercept	-0.06 0.08 0.02 -0.09 -0.11
words: [side]	is	-0.16 -0.16 -0.09 0.03 0.09
words: [side]	jets	0.00 0.08 -0.08 -0.12 -0.11
words: [side]	kill	0.04 0.02 -0.12 -0.07 0.01
words: [side]	latest	0.04 0.01 0.00 -0.13 0.01
words: [side]	launch	0.12 0.01 -0.02 -0.14 -0.26
words: [side]	leader	-0.13 -0.08 0.03 0.00 0.04
words: [side]	media	-0.13 -0.04 0.09 0.00 -0.06
words: [side]	military	-0.14 0.04 0.02 -0.03 -0.04
words: [side]	minister	-0.05 -0.01 0.01 0.04 -0.09
words: [side]	missil	0.01 0.01 0.02 -0.08 -0.04
words: [side]	nam	-0.14 -0.04 0.12 -0.01 -0.15
words: [side]	not	-0.10 0.00 -0.04 0.04 -0.03
words: [side]	nuclear	-0.02 -0.08 -0.09 0.04 0.02
words: [side]	of	-0.07 -0.04 -0.07 0.07 -0.03
words: [side]	official	-0.11 -0.03 0.11 -0.01 -0.08
words: [side]	oil	-0.02 0.11 0.05 -0.15 -0.16
words: [side]	on	-0.02 -0.07 0.10 0.03 -0.15
words: [side]	podcast	-0.03 -0.06 -0.05 0.04 0.04
words: [side]	port	-0.08 -0.07 0.00 -0.08 0.06
words: [side]	protest	-0.13 -0.08 0.01 -0.05 0.01
words: [side]	protester	-0.08 -0.06 -0.05 -0.03 0.04
words: [side]	respond	0.06 0.09 0.02 -0.14 -0.05
words: [side]	retaliat	0.07 0.02 -0.19 0.00 -0.15
words: [side]	retaliation	0.11 -0.04 -0.16 -0.07 -0.04
words: [side]	says	0.05 -0.14 0.03 0.02 -0.10
words: [side]	seiz	-0.05 0.07 -0.11 0.00 -0.14
words: [side]	ship	0.14 -0.14 -0.14 -0.11 -0.08
words: [side]	speech	-0.08 -0.09 -0.11 0.02 0.04
words: [side]	spy	-0.12 -0.06 0.06 -0.01 -0.11
words: [side]	start	-0.07 0.04 0.02 -0.07 0.03
words: [side]	stat	0.11 -0.06 -0.05 -0.15 -0.08
words: [side]	strik	0.04 -0.01 -0.07 -0.08 0.01
words: [side]	talk	-0.13 -0.08 -0.01 -0.06 0.06
words: [side]	target	0.02 0.08 -0.13 -0.12 0.05
words: [side]	tension	-0.11 -0.04 0.04 -0.10 0.04
words: [side]	that	-0.12 -0.05 -0.11 0.12 -0.10
words: [side]	threat	-0.14 -0.06 -0.09 -0.01 0.08
words: [side]	threaten	-0.08 -0.06 0.00 -0.02 0.04
words: [side]	to	-0.02 -0.23 0.02 0.00 0.04
words: [side]	top	0.00 -0.06 -0.10 0.05 -0.01
words: [side]	visit	0.04 -0.01 -0.14 0.09 -0.01
words: [side]	vows	-0.02 0.06 0.01 -0.03 -0.12
words: [side]	war	-0.21 -0.22 -0.07 0.08 0.06
words: [side]	warn	-0.17 -0.06 0.07 0.08 -0.22
words: [side]	warship	0.08 0.02 0.03 -0.15 -0.13
words: [side]	will	-0.10 -0.03 0.10 -0.07 -0.11
words: [side]	with	0.11 0.01 -0.11 -0.14 -0.12
words: [side]	won't	-0.09 -0.11 0.01 -0.13 0.07
words: [usa]	,	-0.15 -0.06 0.05 0.04 -0.12
words: [usa]	.	-0.11 -0.11 -0.14 -0.02 0.12
words: [usa]	:	-0.06 -0.02 0.05 0.05 -0.18
words: [usa]	?	-0.09 -0.09 -0.01 0.09 -0.08
words: [usa]	[region]	-0.09 -0.14 -0.16 0.09 0.03
words: [usa]	[side]	-0.22 -0.05 -0.15 0.07 0.11
words: [usa]	[usa]	-0.10 0.10 0.09 -0.07 -0.13
words: [usa]	admin	-0.09 -0.09 -0.09 -0.09 0.10
words: [usa]	after	-0.07 0.06 0.06 -0.02 -0.07
words: [usa]	agre	0.01 -0.04 0.01 -0.01 -0.12
words: [usa]	and	0.03 -0.15 -0.01 -0.03 0.00
words: [usa]	announc	0.14 0.17 -0.11 -0.11 -0.06
words: [usa]	as	-0.14 -0.19 -0.07 0.04 0.07
words: [usa]	attack	-0.14 0.03 0.03 0.01 -0.04
words: [usa]	back	0.06 0.11 0.01 -0.14 0.00
words: [usa]	bas	-0.03 0.05 -0.03 -0.04 0.01
words: [usa]	base	0.13 -0.05 -0.13 -0.17 -0.11
words: [usa]	blockad	-0.12 -0.08 -0.05 0.00 0.06
words: [usa]	call	0.05 0.11 0.05 -0.09 -0.10
words: [usa]	can	-0.10 -0.06 0.06 0.00 -0.06
words: [usa]	ceasefir	-0.19 -0.16 -0.14 0.15 -0.07
words: [usa]	claim	-0.16 -0.06 0.05 0.03 -0.16
words: [usa]	clos	-0.11 -0.07 0.07 -0.01 -0.12
words: [usa]	confirm	0.09 0.02 0.05 -0.16 -0.15
words: [usa]	declar	0.09 0.08 -0.10 0.03 -0.18
words: [usa]	fac	-0.07 -0.09 -0.12 0.05 0.03
words: [usa]	for	-0.12 -0.07 0.03 -0.01 0.00
words: [usa]	from	-0.08 -0.07 0.04 0.05 -0.14
words: [usa]	has	0.07 -0.03 -0.08 -0.14 0.05
words: [usa]	have	-0.08 -0.10 -0.10 0.09 -0.06
words: [usa]	in	-0.15 0.03 0.07 -0.02 -0.02
words: [usa]	intervention	-0.07 -0.03 -0.01 0.00 0.01
words: [usa]	is	-0.16 -0.10 0.03 0.08 -0.09
words: [usa]	issu	-0.09 0.02 0.10 -0.06 -0.12
words: [usa]	kill	0.12 -0.09 -0.11 -0.13 -0.10
words: [usa]	launch	0.08 -0.17 -0.16 0.01 -0.04
words: [usa]	leav	-0.08 -0.06 0.00 -0.08 0.03
words: [usa]	may	-0.06 -0.01 0.05 0.00 -0.11
words: [usa]	not	-0.06 -0.06 -0.03 0.03 0.03
words: [usa]	of	-0.11 -0.10 0.05 0.01 -0.09
words: [usa]	official	-0.11 -0.06 -0.03 0.07 -0.08
words: [usa]	on	-0.09 -0.11 -0.16 0.03 0.03
words: [usa]	over	-0.07 0.00 0.05 -0.07 0.03
words: [usa]	post	-0.08 -0.11 -0.10 0.01 0.04
words: [usa]	ready	-0.06 0.07 0.03 0.01 -0.12
words: [usa]	respons	-0.10 -0.11 0.07 -0.13 0.04
words: [usa]	said	-0.07 0.00 0.09 0.00 -0.11
words: [usa]	sanction	-0.10 -0.11 -0.01 0.06 -0.13
words: [usa]	says	0.00 0.08 0.05 -0.06 -0.17
words: [usa]	send	-0.14 0.02 0.14 -0.11 -0.14
words: [usa]	signal	-0.05 0.16 0.12 -0.12 -0.12
words: [usa]	speech	-0.09 -0.11 -0.12 -0.13 0.13
words: [usa]	strik	-0.11 0.05 -0.04 0.06 -0.16
words: [usa]	submarin	0.11 -0.07 -0.12 -0.10 -0.09
words: [usa]	suspend	0.13 0.05 -0.16 -0.11 -0.10
words: [usa]	talk	-0.08 -0.01 0.06 -0.01 -0.12
words: [usa]	tell	-0.16 -0.06 0.16 -0.05 -0.17
words: [usa]	threat	-0.12 -0.05 -0.05 0.10 -0.09
words: [usa]	threaten	-0.17 0.03 -0.02 0.03 0.00
words: [usa]	to	-0.19 -0.09 0.07 0.03 -0.10
words: [usa]	urg	0.10 0.11 0.06 -0.17 -0.16
words: [usa]	visit	-0.09 0.04 0.05 -0.04 -0.07
words: [usa]	vows	-0.01 0.07 0.09 -0.10 -0.14
words: [usa]	war	-0.13 0.07 0.04 -0.09 -0.01
words: [usa]	warn	-0.03 0.05 0.02 0.00 -0.08
words: [usa]	weigh	-0.12 0.16 0.12 -0.13 -0.12
words: [usa]	will	-0.15 0.07 0.00 0.00 0.00
words: [usa]	with	-0.10 -0.11 -0.11 0.04 0.09
words: a	new	-0.06 -0.07 -0.09 -0.04 0.07
words: a	war	-0.04 -0.04 -0.05 0.05 0.00
words: about	[side]	-0.13 -0.13 -0.16 0.16 -0.08
words: about	the	-0.08 -0.03 0.01 -0.11 0.06
words: accus	[usa]	-0.08 -0.10 -0.09 0.10 -0.07
words: acros	[side]	-0.03 0.00 0.08 -0.06 -0.16
words: acros	the	-0.06 -0.09 0.06 -0.01 -0.10
words: addres	:	-0.12 -0.04 -0.05 -0.03 0.07
words: after	[number]	-0.10 -0.14 -0.16 0.07 0.08
words: after	[place]	0.00 -0.02 0.07 -0.07 -0.07
words: after	[side]	-0.05 -0.01 -0.03 0.08 -0.09
words: after	[usa]	-0.08 0.03 -0.02 -0.02 -0.02
words: after	attack	-0.12 -0.13 0.06 -0.01 0.01
words: after	dron	0.05 0.00 -0.11 0.05 -0.10
words: after	hits	-0.12 -0.07 0.09 -0.04 -0.10
words: after	launch	0.18 0.08 -0.06 -0.09 -0.10
words: after	missil	0.01 0.12 -0.06 -0.12 -0.14
words: after	strik	0.07 -0.03 0.04 -0.16 -0.07
words: against	[side]	0.11 -0.01 -0.09 -0.05 -0.06
words: against	[usa]	-0.08 -0.09 -0.12 -0.05 0.09
words: aggression	on	-0.12 -0.12 -0.09 0.11 -0.01
words: agre	to	0.11 0.07 -0.06 -0.09 -0.16
words: ahead	of	-0.02 0.09 -0.09 -0.07 0.00
words: air	defenc	-0.08 0.03 -0.14 -0.14 0.06
words: air	raid	0.03 0.01 -0.07 -0.12 -0.07
words: air	strik	-0.02 0.07 0.06 -0.15 -0.11
words: al	jazeera	-0.02 0.05 -0.05 -0.09 -0.03
words: alert	in	-0.05 0.10 0.06 -0.12 -0.10
words: all	in	-0.07 -0.07 -0.14 0.01 0.06
words: all	out	-0.02 -0.02 0.08 -0.08 -0.12
words: amid	[side]	-0.13 0.01 -0.03 0.03 -0.02
words: amid	[usa]	-0.11 -0.06 0.04 -0.01 -0.01
words: amid	grow	-0.09 -0.10 -0.09 0.10 -0.04
words: and	[place]	0.08 0.07 0.03 -0.16 -0.07
words: and	[region]	-0.06 -0.12 -0.14 0.11 0.02
words: and	[side]	0.13 0.02 -0.06 -0.12 -0.04
words: and	[usa]	0.04 -0.10 -0.02 0.08 -0.14
words: and	gas	0.05 0.02 -0.07 -0.10 0.07
words: and	hama	0.08 0.06 0.05 -0.09 -0.08
words: and	hits	-0.11 0.04 0.07 -0.04 -0.12
words: and	load	-0.08 0.10 0.04 0.00 -0.14
words: and	ongo	0.10 0.14 -0.10 -0.12 -0.11
words: and	the	0.01 -0.13 -0.18 -0.16 0.13
words: and	why	-0.03 -0.03 -0.05 0.09 -0.01
words: announc	[number]	-0.14 -0.06 0.12 -0.09 -0.11
words: announc	[side]	-0.11 -0.07 0.07 0.03 -0.02
words: announc	[usa]	-0.12 0.00 -0.04 0.05 0.06
words: announc	massiv	0.13 0.14 -0.13 -0.13 -0.13
words: are	[usa]	-0.04 -0.04 -0.06 -0.07 0.06
words: are	the	-0.04 -0.04 -0.06 0.09 0.00
words: arm	forc	0.07 -0.07 -0.17 0.00 0.00
words: army	chief	0.00 -0.10 -0.03 0.08 -0.12
words: army	says	0.06 -0.06 -0.08 -0.01 -0.09
words: arriv	in	-0.09 -0.02 0.04 0.01 -0.10
words: as	[place]	-0.09 -0.14 -0.14 0.15 -0.09
words: as	[region]	0.05 -0.02 0.01 -0.10 -0.01
words: as	[side]	0.02 -0.07 0.13 -0.06 -0.19
words: as	[usa]	-0.01 -0.02 0.00 0.10 -0.28
words: as	a	-0.08 -0.02 0.05 0.00 -0.06
words: as	conflict	-0.02 0.08 0.00 -0.02 -0.12
words: as	he	-0.04 -0.04 0.01 -0.08 0.04
words: as	it	0.10 -0.12 -0.01 -0.01 -0.12
words: as	missil	0.07 -0.03 -0.05 -0.10 -0.11
words: as	oil	0.03 0.06 -0.15 0.08 -0.11
words: as	protest	-0.09 0.13 0.04 0.00 -0.15
words: as	tension	-0.10 0.08 0.11 -0.13 -0.13
words: as	war	-0.02 0.06 0.07 -0.02 -0.12
words: assault	on	0.08 0.05 -0.09 -0.07 -0.07
words: at	[side]	-0.05 0.06 -0.03 0.00 -0.03
words: at	[usa]	-0.14 0.08 -0.09 -0.05 0.05
words: at	home	-0.11 -0.12 -0.09 0.08 -0.05
words: at	least	0.10 -0.01 -0.14 -0.02 -0.10
words: attack	,	-0.14 -0.02 0.05 0.06 -0.17
words: attack	:	0.06 0.04 -0.11 0.03 -0.14
words: attack	?	-0.10 -0.10 -0.10 -0.10 0.11
words: attack	[side]	0.01 -0.09 0.05 -0.14 0.00
words: attack	[usa]	0.08 -0.09 -0.06 0.04 -0.12
words: attack	against	0.10 -0.11 -0.11 -0.07 -0.10
words: attack	in	0.08 0.09 -0.15 -0.19 -0.15
words: attack	on	-0.10 -0.20 0.07 0.05 0.05
words: attack	to	-0.01 0.05 -0.10 0.00 -0.11
words: attempt	to	-0.11 -0.14 -0.13 0.11 -0.04
words: back	at	-0.05 -0.08 -0.07 -0.02 0.07
words: back	down	-0.12 -0.10 -0.01 0.04 -0.03
words: back	with	0.05 -0.03 -0.06 0.00 -0.08
words: balanc	of	-0.11 -0.12 -0.09 0.11 0.09
words: ballistic	missil	0.10 -0.10 -0.04 -0.08 -0.05
words: base	in	0.11 -0.10 -0.12 0.00 -0.12
words: be	target	-0.09 -0.05 0.01 0.03 -0.02
words: below	[number]	-0.08 0.06 0.07 -0.06 -0.07
words: between	[place]	0.08 0.06 -0.08 -0.14 -0.07
words: between	[side]	0.01 -0.07 -0.14 -0.01 0.04
words: between	[usa]	-0.08 -0.11 -0.09 0.03 0.01
words: between	the	-0.11 -0.11 -0.10 -0.05 0.09
words: blam	[usa]	-0.07 -0.10 -0.10 0.09 -0.01
words: block	in	0.12 -0.12 -0.13 -0.11 -0.12
words: bloomberg	daybreak	-0.06 -0.07 -0.06 0.08 0.05
words: bomb	[side]	0.02 -0.14 -0.12 -0.02 0.08
words: brac	for	-0.06 -0.11 -0.16 0.13 -0.04
words: break	:	0.04 0.05 0.06 -0.15 -0.14
words: by	[place]	-0.04 -0.07 0.04 0.03 -0.03
words: by	[side]	-0.21 -0.04 -0.07 0.11 -0.02
words: by	[usa]	-0.16 -0.13 -0.05 0.06 0.02
words: call	for	-0.13 -0.02 0.04 0.02 -0.11
words: call	on	0.05 -0.02 -0.04 0.01 -0.12
words: can	[side]	-0.08 -0.09 -0.11 -0.10 0.11
words: canadian	in	-0.05 -0.09 -0.08 0.07 0.02
words: ceas	fire	0.00 0.03 -0.06 0.03 -0.09
words: ceasefir	,	-0.02 -0.03 0.00 0.05 -0.17
words: ceasefir	?	-0.07 -0.09 0.01 -0.03 0.04
words: ceasefir	[number]	-0.09 -0.11 -0.11 -0.07 0.09
words: ceasefir	as	0.00 -0.04 -0.09 0.10 -0.11
words: ceasefir	between	0.10 0.07 -0.11 -0.15 -0.12
words: ceasefir	deal	0.02 -0.07 -0.07 -0.02 0.06
words: ceasefir	in	-0.10 0.06 -0.11 -0.03 -0.01
words: ceasefir	with	0.08 -0.02 -0.16 0.00 -0.01
words: charg	with	-0.15 -0.18 -0.18 0.16 -0.09
words: citizen	messag	-0.09 -0.11 -0.11 -0.07 0.09
words: claim	[side]	-0.14 -0.04 0.09 -0.05 -0.03
words: claim	it	0.02 -0.06 0.10 -0.06 -0.13
words: clos	[region]	-0.04 0.06 -0.15 0.05 -0.05
words: clos	to	-0.12 -0.03 0.03 0.04 -0.09
words: combat	operation	0.17 0.06 -0.18 -0.12 -0.17
words: come	to	-0.05 0.00 0.01 0.05 -0.08
words: commander	,	0.00 -0.06 -0.02 0.02 -0.04
words: commander	[place]	-0.09 0.07 0.08 -0.06 -0.10
words: commander	[side]	0.02 -0.03 0.07 -0.14 -0.14
words: commander	commander	-0.15 -0.03 0.11 -0.09 -0.12
words: commander	to	-0.13 -0.01 0.09 -0.08 -0.10
words: condemn	[side]	-0.12 -0.15 -0.03 0.01 0.04
words: condemn	[usa]	-0.05 -0.10 -0.10 0.11 -0.13
words: condemn	aggression	-0.11 -0.12 -0.09 0.11 -0.01
words: conflict	,	-0.05 -0.10 -0.10 0.02 0.07
words: conflict	threaten	-0.05 -0.09 -0.12 -0.02 0.05
words: cost	of	-0.13 -0.10 -0.01 -0.05 0.06
words: could	be	-0.06 -0.03 -0.08 0.05 -0.02
words: court	at	-0.11 -0.12 -0.09 0.08 -0.05
words: cut	off	0.00 0.08 -0.02 -0.05 -0.10
words: day	[number]	-0.05 -0.06 -0.09 0.03 0.06
words: day	ceasefir	0.12 0.00 -0.10 -0.11 -0.12
words: dead	,	0.08 -0.08 0.03 -0.12 -0.11
words: dead	after	0.08 -0.02 -0.12 -0.11 -0.12
words: deadlin	loom	-0.11 -0.13 -0.13 0.06 0.04
words: deal	,	-0.09 -0.06 0.04 0.09 -0.11
words: deal	to	-0.10 0.08 0.12 -0.11 -0.12
words: deal	with	0.04 0.03 -0.12 0.02 -0.03
words: defens	official	-0.10 -0.12 -0.13 0.08 0.02
words: destroy	,	-0.15 -0.10 0.11 0.04 -0.12
words: destroy	[side]	-0.12 0.06 -0.10 -0.04 0.05
words: did	not	-0.06 -0.09 -0.01 0.07 -0.08
words: dollar	as	-0.09 0.06 0.04 0.00 -0.14
words: dollar	million	-0.08 -0.09 0.01 0.06 -0.17
words: down	,	-0.08 0.04 0.04 -0.10 -0.03
words: dozen	kill	0.00 0.03 -0.04 -0.07 -0.08
words: dron	hits	0.04 0.00 0.00 -0.12 -0.11
words: dron	in	-0.08 0.13 0.00 -0.13 -0.11
words: dron	infiltration	0.15 0.00 0.13 -0.11 -0.08
words: dron	strik	0.02 0.05 -0.13 0.02 -0.11
words: due	to	-0.06 0.03 0.08 -0.05 -0.08
words: dur	[side]	-0.12 0.08 0.02 -0.01 -0.15
words: early	as	-0.05 0.09 0.03 0.00 -0.06
words: enemy	:	-0.10 -0.05 0.08 -0.03 -0.10
words: even	as	-0.06 -0.11 -0.12 0.05 0.05
words: exchang	threat	-0.06 0.08 0.10 -0.08 -0.13
words: explainer	:	-0.08 -0.07 -0.07 0.14 0.00
words: explosion	heard	0.12 -0.14 -0.10 -0.10 -0.07
words: explosion	in	-0.08 -0.04 -0.10 0.06 -0.08
words: fail	to	-0.05 -0.01 0.04 0.00 -0.08
words: fight	in	-0.12 -0.06 0.04 -0.07 0.02
words: fighter	jet	-0.08 0.07 -0.13 0.00 -0.10
words: fir	missil	-0.07 0.10 0.08 -0.10 -0.11
words: first	time	-0.10 0.06 0.07 -0.09 -0.10
words: follow	[side]	-0.10 0.00 0.01 0.07 -0.10
words: for	[number]	-0.12 -0.07 0.08 -0.04 -0.09
words: for	[place]	-0.07 -0.12 -0.13 0.07 0.03
words: for	[region]	-0.08 0.06 0.06 -0.01 -0.15
words: for	[side]	-0.06 -0.18 0.02 0.06 -0.04
words: for	[usa]	-0.14 0.04 0.02 -0.11 0.06
words: for	a	-0.13 -0.07 0.06 0.06 -0.12
words: for	ceasefir	-0.12 0.08 0.05 -0.07 -0.15
words: for	first	-0.07 0.08 0.03 -0.05 -0.14
words: for	him	-0.10 -0.11 -0.12 0.01 0.09
words: for	market	-0.02 -0.04 -0.09 -0.12 0.10
words: for	the	-0.12 -0.14 0.03 -0.11 0.06
words: for	war	-0.08 0.12 0.11 -0.14 -0.07
words: forc	majeur	-0.09 0.04 0.12 -0.12 -0.12
words: former	[side]	-0.07 -0.09 -0.13 -0.12 0.12
words: from	[place]	-0.10 0.11 -0.08 -0.08 -0.04
words: from	[side]	-0.04 -0.12 -0.06 0.09 0.03
words: from	[usa]	-0.09 -0.14 -0.12 0.08 -0.01
words: from	military	-0.12 -0.14 -0.12 0.13 -0.07
words: from	missil	0.04 -0.01 -0.11 0.03 -0.12
words: from	sanction	-0.09 -0.05 -0.05 -0.01 0.06
words: from	strik	-0.14 0.10 -0.16 -0.12 0.02
words: from	the	-0.10 0.05 0.02 -0.06 -0.04
words: from	war	-0.09 -0.12 -0.14 -0.15 0.14
words: g	[number]	-0.13 0.01 0.07 0.02 -0.15
words: gas	facility	0.02 0.06 0.03 -0.11 -0.11
words: gas	field	-0.05 0.04 -0.01 0.00 -0.08
words: gas	pric	-0.06 0.04 0.03 -0.03 -0.02
words: go	to	0.06 0.03 0.00 -0.11 -0.02
words: hama	target	0.09 0.06 0.06 -0.09 -0.07
words: happen	on	-0.05 -0.06 -0.09 0.03 0.06
words: has	been	0.05 -0.12 -0.15 0.01 0.03
words: has	taken	-0.10 0.00 0.02 0.02 -0.08
words: have	to	-0.08 0.14 0.07 -0.05 -0.12
words: help	[side]	-0.08 -0.10 -0.08 0.11 -0.11
words: hit	[side]	-0.05 0.01 -0.04 -0.02 0.03
words: hit	by	-0.11 0.13 -0.02 -0.14 -0.11
words: hits	[place]	-0.09 0.07 -0.10 0.00 -0.12
words: hits	[side]	-0.09 0.12 0.05 -0.14 -0.14
words: hits	[usa]	-0.08 -0.05 -0.05 0.06 -0.01
words: hits	back	0.01 0.10 -0.07 -0.08 -0.13
words: hits	in	-0.27 0.02 0.08 -0.02 -0.06
words: hits	on	-0.07 -0.13 -0.20 -0.01 0.13
words: how	[side]	-0.10 -0.10 -0.10 -0.05 0.08
words: how	the	-0.03 -0.05 -0.06 -0.01 0.03
words: hundred	of	0.09 -0.02 -0.10 -0.11 -0.11
words: if	[side]	-0.11 -0.02 0.03 -0.02 -0.01
words: if	[usa]	-0.18 -0.16 -0.03 -0.05 0.08
words: imag	show	-0.14 -0.13 -0.08 0.15 -0.12
words: imminent	threat	0.06 0.07 0.01 -0.02 -0.12
words: in	,	-0.12 -0.09 0.03 0.06 -0.06
words: in	[ally]	-0.08 0.00 -0.06 0.04 -0.05
words: in	[number]	-0.05 0.05 0.03 -0.13 0.03
words: in	[place]	0.03 0.02 -0.04 -0.01 -0.07
words: in	[region]	-0.03 0.05 -0.04 -0.08 0.04
words: in	[side]	0.13 0.01 -0.13 -0.04 -0.06
words: in	[usa]	0.01 -0.04 -0.08 0.08 -0.12
words: in	a	0.00 0.07 -0.11 0.01 -0.11
words: in	attack	0.04 -0.12 -0.16 0.10 -0.11
words: in	ceasefir	-0.14 -0.15 -0.17 -0.09 0.15
words: in	full	-0.10 -0.09 -0.10 0.05 0.04
words: in	on	-0.07 -0.10 -0.11 -0.07 0.10
words: in	plac	-0.05 -0.05 -0.02 0.04 -0.04
words: in	respons	0.06 0.04 -0.08 -0.06 -0.03
words: in	says	-0.10 0.05 0.09 -0.03 -0.16
words: in	south	0.02 -0.07 -0.07 0.06 0.01
words: in	strik	0.09 -0.12 0.07 -0.10 -0.10
words: in	talk	-0.10 -0.06 -0.06 -0.07 0.08
words: in	the	-0.19 -0.09 -0.02 -0.04 0.09
words: in	war	-0.16 -0.11 0.03 0.01 0.01
words: infiltration	alert	0.15 0.00 0.13 -0.11 -0.08
words: insight	:	-0.04 -0.06 -0.11 -0.10 0.10
words: intercept	[side]	-0.09 0.10 -0.05 -0.08 -0.10
words: interven	if	-0.08 0.02 -0.01 0.07 -0.10
words: interven	in	-0.05 0.10 0.03 -0.01 -0.09
words: is	[side]	-0.06 -0.08 -0.09 -0.01 0.07
words: is	a	-0.10 -0.08 -0.11 -0.04 0.11
words: is	happen	-0.08 -0.01 0.05 -0.08 -0.01
words: is	lock	-0.05 0.08 0.03 0.00 -0.10
words: is	not	-0.08 -0.10 -0.12 0.04 0.04
words: is	the	-0.05 -0.06 -0.04 0.06 -0.03
words: it	had	0.04 0.10 -0.10 -0.14 -0.07
words: it	has	0.09 -0.17 -0.01 -0.05 0.02
words: it	was	-0.11 -0.12 -0.11 0.13 -0.10
words: it	will	-0.08 0.02 0.07 -0.13 -0.02
words: jimmy	kimmel	-0.09 -0.11 -0.10 -0.06 0.10
words: joe	kent	-0.07 -0.08 0.00 0.10 -0.11
words: jump	as	-0.03 0.04 0.05 -0.12 0.01
words: key	[side]	-0.10 -0.10 0.07 0.02 -0.12
words: kill	[number]	-0.02 0.03 0.00 -0.03 -0.14
words: kill	[side]	-0.02 0.01 -0.13 0.04 -0.09
words: kill	after	-0.15 -0.09 0.08 0.06 -0.12
words: kill	as	0.12 -0.12 -0.13 -0.12 -0.12
words: kill	by	-0.06 -0.03 0.00 0.04 -0.02
words: kill	commander	-0.01 0.05 0.01 -0.07 -0.09
words: kill	in	0.17 -0.11 -0.27 0.02 -0.24
words: kill	protester	-0.08 0.01 0.00 0.08 -0.12
words: kill	two	-0.13 0.16 -0.06 -0.16 -0.11
words: know	about	0.06 0.05 -0.08 0.00 -0.07
words: know	so	-0.10 -0.02 0.07 -0.09 -0.03
words: latest	:	0.09 0.02 -0.01 -0.12 -0.14
words: launch	attack	0.12 -0.11 -0.11 -0.10 -0.10
words: launch	from	0.15 0.08 0.07 -0.11 -0.11
words: launch	major	0.02 0.00 -0.09 0.02 -0.09
words: launch	massiv	0.09 -0.06 -0.09 -0.09 -0.09
words: launch	missil	0.03 0.02 -0.03 -0.17 -0.03
words: launch	strik	0.02 -0.11 0.01 0.04 -0.17
words: launch	wave	0.05 0.00 -0.16 -0.13 -0.11
words: leader	of	-0.10 -0.09 0.07 0.01 -0.13
words: leader	to	0.07 0.09 -0.13 -0.04 -0.08
words: least	[number]	0.10 -0.11 -0.13 0.00 -0.07
words: leav	g	-0.08 0.05 0.07 -0.03 -0.11
words: leav	g7	-0.07 0.02 0.13 -0.13 -0.15
words: lindsey	graham	-0.04 -0.05 -0.08 -0.01 0.03
words: liv	,	-0.07 -0.12 -0.16 -0.05 0.11
words: live	:	0.07 -0.07 -0.15 -0.03 0.00
words: live	updat	0.05 0.00 0.02 -0.11 -0.11
words: load	to	-0.05 0.07 0.03 0.00 -0.08
words: lock	and	-0.08 0.10 0.04 0.00 -0.14
words: long	term	-0.08 -0.06 0.00 0.05 -0.08
words: long	to	-0.07 0.15 0.07 -0.05 -0.12
words: look	like	-0.05 -0.06 -0.06 -0.03 0.05
words: major	combat	0.17 0.06 -0.18 -0.12 -0.17
words: market	brac	-0.07 -0.14 -0.13 0.11 0.00
words: massiv	[usa]	0.09 0.08 -0.09 -0.09 -0.08
words: massiv	and	0.10 0.14 -0.10 -0.12 -0.11
words: mean	for	-0.09 -0.12 -0.13 -0.01 0.10
words: media	:	-0.13 0.00 0.09 -0.03 -0.04
words: media	[side]	-0.16 -0.13 0.06 0.10 -0.10
words: messag	in	-0.09 -0.11 -0.11 -0.07 0.09
words: military	operation	-0.16 -0.07 0.05 0.05 -0.04
words: million	on	-0.04 0.05 -0.14 0.05 -0.10
words: minister	says	-0.05 -0.01 0.01 0.04 -0.09
words: missil	,	-0.04 -0.04 -0.16 0.09 -0.04
words: missil	at	-0.06 0.09 -0.05 -0.07 -0.01
words: missil	attack	0.09 0.09 -0.11 -0.20 -0.15
words: missil	from	0.06 0.04 -0.01 -0.16 -0.20
words: missil	hits	-0.21 -0.03 -0.08 0.00 0.12
words: missil	in	0.15 -0.03 -0.15 -0.15 -0.14
words: missil	on	0.02 -0.09 0.09 -0.10 -0.15
words: missil	strik	0.00 -0.12 0.05 0.01 -0.11
words: moment	[side]	-0.10 0.09 -0.07 0.02 -0.12
words: more	than	0.05 -0.07 -0.01 -0.12 0.03
words: nam	commander	-0.15 -0.03 0.11 -0.09 -0.12
words: need	to	0.06 0.03 -0.15 0.00 -0.05
words: new	[usa]	-0.11 -0.03 0.12 -0.08 -0.15
words: new	attack	-0.01 0.09 -0.01 -0.06 -0.08
words: not	,	-0.07 -0.10 -0.11 -0.07 0.09
words: not	.	-0.08 -0.11 0.06 -0.15 0.05
words: not	in	-0.08 0.00 -0.08 0.09 -0.13
words: not	to	-0.10 -0.11 -0.11 0.01 0.09
words: nuclear	deal	-0.12 -0.04 -0.04 0.02 0.01
words: nuclear	program	0.01 0.04 0.01 -0.11 0.02
words: nuclear	sit	0.05 -0.10 -0.19 0.06 -0.08
words: nuclear	site	0.09 0.07 -0.04 -0.08 -0.11
words: of	[place]	0.01 -0.02 -0.04 -0.10 0.06
words: of	[side]	0.08 -0.07 0.10 -0.09 -0.13
words: of	[usa]	-0.11 0.02 -0.07 0.09 -0.10
words: of	a	-0.02 -0.02 -0.09 0.01 0.01
words: of	dron	0.07 -0.06 -0.11 0.02 -0.12
words: of	his	-0.09 -0.04 0.04 -0.07 0.03
words: of	its	0.04 -0.07 -0.05 -0.09 0.04
words: of	liv	-0.13 -0.11 -0.02 -0.03 0.05
words: of	missil	0.03 -0.11 -0.12 0.01 0.05
words: of	power	-0.11 -0.12 -0.09 0.11 0.09
words: of	talk	-0.06 -0.09 -0.10 0.02 0.06
words: of	the	-0.13 0.10 -0.06 -0.05 -0.01
words: of	war	-0.07 0.03 0.06 0.06 -0.14
words: off	[place]	0.15 -0.06 -0.20 -0.12 -0.12
words: official	exchang	-0.06 0.08 0.10 -0.08 -0.13
words: official	says	-0.10 -0.07 -0.01 0.05 -0.03
words: official	warn	-0.10 -0.12 -0.09 0.07 0.01
words: oil	and	-0.06 0.06 -0.08 -0.11 0.06
words: oil	fall	-0.04 -0.11 -0.14 0.13 -0.02
words: oil	jump	0.02 0.08 -0.05 -0.05 0.01
words: oil	market	-0.08 -0.06 -0.02 0.05 -0.12
words: oil	pric	-0.05 0.00 0.04 -0.02 -0.07
words: oil	refinery	0.03 0.09 -0.09 -0.10 -0.08
words: oil	ris	-0.04 -0.01 -0.01 0.05 -0.10
words: oil	surg	-0.04 -0.01 0.05 -0.14 0.02
words: on	[place]	-0.02 -0.11 0.00 0.01 0.00
words: on	[region]	-0.10 -0.02 0.05 -0.10 0.04
words: on	[side]	-0.23 -0.18 0.05 0.02 0.15
words: on	[usa]	0.04 -0.18 -0.01 0.05 -0.07
words: on	a	-0.18 -0.14 -0.01 -0.07 0.07
words: on	day	-0.06 -0.08 -0.10 0.04 0.05
words: on	nuclear	0.04 -0.09 -0.12 0.07 -0.10
words: on	the	0.01 0.12 -0.01 -0.20 -0.05
words: on	war	-0.10 -0.15 -0.17 0.04 0.05
words: operation	against	0.10 0.16 -0.10 -0.11 -0.11
words: operation	in	0.15 0.14 -0.16 -0.19 -0.16
words: out	of	-0.11 -0.13 0.05 -0.12 0.05
words: out	war	-0.02 -0.02 0.08 -0.08 -0.12
words: over	[number]	0.10 -0.11 -0.08 0.01 -0.13
words: over	[place]	-0.05 0.01 -0.08 0.04 -0.07
words: over	[region]	-0.01 0.07 0.03 -0.15 0.02
words: over	[side]	-0.18 0.14 -0.19 -0.07 0.06
words: over	[usa]	-0.09 -0.04 0.01 0.02 -0.01
words: over	protest	-0.07 0.08 0.04 -0.01 -0.14
words: over	threat	-0.07 0.04 0.02 0.02 -0.11
words: over	your	0.03 -0.03 -0.03 -0.13 0.03
words: p	[number]	-0.05 -0.08 -0.03 0.06 -0.06
words: part	of	0.05 0.07 -0.01 -0.10 -0.13
words: pay	the	-0.08 0.17 0.07 -0.06 -0.13
words: peac	deal	-0.08 -0.13 -0.10 0.10 0.00
words: peac	talk	-0.12 0.06 -0.08 0.03 -0.12
words: peaceful	protester	-0.05 0.04 -0.02 0.06 -0.11
words: peopl	in	-0.12 0.12 -0.09 -0.11 -0.10
words: percent	after	-0.07 0.11 0.12 -0.11 -0.15
words: percent	as	-0.05 -0.07 0.02 0.01 -0.11
words: percent	on	-0.04 0.11 0.05 -0.04 -0.11
words: plan	for	-0.11 -0.12 0.05 0.05 -0.09
words: plan	to	0.10 0.10 -0.13 -0.12 -0.07
words: power	plant	-0.12 -0.13 0.04 0.05 -0.12
words: prepar	for	0.00 0.05 0.07 -0.04 -0.12
words: pric	jump	-0.04 0.07 0.09 -0.15 0.00
words: pric	plung	-0.09 0.06 0.05 -0.03 -0.13
words: pric	soar	0.05 0.03 -0.03 0.03 -0.08
words: pric	surg	-0.03 0.07 0.06 -0.15 0.00
words: prim	minister	-0.06 -0.03 0.03 -0.02 -0.01
words: protest	and	-0.06 0.02 -0.02 0.01 -0.01
words: protest	in	-0.07 0.08 0.10 -0.07 -0.14
words: react	to	-0.14 -0.10 -0.05 0.08 -0.03
words: ready	to	-0.08 0.14 0.12 -0.11 -0.15
words: region	and	-0.06 0.03 0.07 -0.08 -0.04
words: reopen	[region]	0.00 0.10 0.10 -0.11 -0.16
words: report	says	-0.09 -0.11 0.00 0.08 -0.10
words: rescu	if	-0.07 0.02 0.02 0.07 -0.11
words: rescu	protester	-0.08 0.04 0.09 -0.07 -0.11
words: respond	to	0.05 0.00 -0.10 0.04 -0.06
words: respons	to	0.02 0.03 0.04 -0.08 -0.05
words: return	to	-0.04 0.03 0.01 0.04 -0.10
words: risk	of	-0.04 -0.10 -0.12 0.08 0.03
words: round	of	-0.03 -0.05 -0.03 0.03 0.00
words: s	p	-0.05 -0.08 -0.03 0.06 -0.06
words: said	it	0.04 0.10 -0.09 -0.09 -0.11
words: sanction	,	-0.12 -0.16 -0.13 0.15 -0.03
words: sanction	on	-0.12 0.01 0.12 -0.08 -0.17
words: satellit	imag	-0.16 -0.16 -0.12 0.19 -0.16
words: says	:	-0.21 -0.15 0.03 0.07 -0.07
words: says	[place]	-0.09 -0.13 0.04 0.05 -0.12
words: says	[side]	-0.09 0.00 0.01 0.05 -0.10
words: says	[usa]	-0.03 -0.07 0.00 -0.01 0.01
words: says	he	-0.02 -0.06 -0.11 0.03 0.02
words: says	if	-0.07 -0.12 -0.10 -0.11 0.11
words: says	in	-0.12 -0.10 -0.10 0.12 -0.06
words: says	it	0.05 -0.07 -0.01 -0.01 -0.07
words: says	to	-0.12 0.00 0.06 -0.02 -0.13
words: says	with	-0.15 0.12 0.11 -0.10 -0.10
words: scal	of	-0.14 -0.07 0.07 0.01 -0.12
words: set	to	-0.07 0.10 0.06 -0.06 -0.05
words: shadow	fleet	-0.09 -0.06 -0.08 0.09 -0.04
words: shelter	from	0.02 0.05 0.05 -0.12 -0.12
words: shelter	in	-0.05 -0.09 -0.08 0.07 0.02
words: ship	in	-0.09 0.10 0.03 -0.12 -0.09
words: shot	down	-0.07 0.00 0.06 -0.08 -0.09
words: show	[side]	-0.13 -0.13 -0.06 0.08 0.05
words: show	restraint	-0.05 0.01 0.05 -0.06 -0.02
words: sign	of	-0.14 -0.10 -0.04 0.04 0.06
words: sink	,	-0.04 0.04 -0.02 0.00 -0.05
words: sink	[side]	0.14 -0.09 -0.15 -0.12 -0.10
words: siren	sound	-0.03 0.03 0.00 -0.08 -0.03
words: sit	,	0.07 0.03 -0.10 -0.07 -0.07
words: slam	[usa]	-0.09 -0.12 -0.11 -0.04 0.08
words: so	far	-0.10 -0.02 0.07 -0.09 -0.03
words: sound	acros	-0.10 0.07 0.06 -0.05 -0.04
words: sound	in	0.16 0.19 0.15 -0.29 -0.24
words: sourc	say	-0.08 -0.06 0.00 0.04 -0.08
words: speech	on	-0.07 -0.08 -0.09 -0.09 0.10
words: spy	for	-0.16 -0.11 -0.01 0.08 -0.12
words: start	to	-0.06 -0.09 -0.08 0.12 -0.12
words: stat	media	0.08 0.10 -0.15 -0.10 -0.15
words: statement	on	-0.11 -0.10 -0.12 0.13 -0.10
words: stock	futur	-0.03 -0.02 -0.02 0.05 -0.08
words: stock	market	-0.11 -0.09 0.00 0.09 -0.19
words: strik	,	0.08 -0.07 -0.15 0.01 0.02
words: strik	:	-0.10 0.04 0.02 -0.08 -0.02
words: strik	[ally]	0.09 0.05 0.04 -0.10 -0.07
words: strik	[side]	0.05 -0.06 0.01 -0.08 -0.03
words: strik	acros	0.06 0.00 -0.11 -0.02 -0.05
words: strik	after	0.09 -0.09 -0.11 -0.05 -0.07
words: strik	against	0.08 0.11 -0.02 -0.04 -0.15
words: strik	destroy	-0.11 0.13 -0.06 -0.13 -0.10
words: strik	in	-0.15 0.03 -0.01 0.06 -0.17
words: strik	kill	0.06 0.11 -0.01 -0.18 -0.13
words: strik	on	0.01 -0.05 0.03 0.01 -0.13
words: submarin	sink	0.10 -0.07 -0.12 -0.09 -0.07
words: supply	concern	-0.03 -0.08 -0.13 0.05 0.00
words: support	[usa]	-0.05 -0.08 -0.06 0.03 0.00
words: support	for	-0.05 -0.08 -0.07 0.02 0.02
words: surg	as	-0.05 0.02 0.12 -0.12 -0.12
words: take	over	0.09 0.03 -0.06 -0.17 0.01
words: taken	too	-0.06 0.12 0.03 -0.02 -0.08
words: talk	between	-0.10 -0.13 -0.14 -0.05 0.09
words: talk	with	-0.19 -0.12 0.01 0.05 -0.06
words: target	in	0.13 0.01 -0.08 -0.05 -0.19
words: tell	[usa]	-0.07 0.00 0.02 0.00 -0.03
words: tension	rise	-0.05 0.00 0.01 -0.11 0.04
words: tension	spik	-0.05 0.09 0.03 0.00 -0.06
words: terrorist	agent	-0.10 -0.09 -0.04 0.06 -0.06
words: than	[number]	0.05 -0.04 0.04 -0.08 -0.14
words: that	[side]	0.04 -0.07 -0.13 0.13 -0.17
words: that	[usa]	-0.03 0.10 0.05 -0.07 -0.09
words: the	[place]	-0.07 0.06 0.10 -0.03 -0.13
words: the	[region]	-0.17 -0.17 0.02 -0.03 0.04
words: the	[side]	-0.10 0.04 -0.28 -0.17 0.19
words: the	[usa]	-0.07 -0.15 -0.06 0.03 0.05
words: the	country	-0.11 0.04 -0.08 0.00 0.03
words: the	first	-0.10 -0.13 0.05 -0.10 0.00
words: the	ground	0.09 0.07 -0.13 -0.08 -0.03
words: the	latest	0.04 -0.14 -0.12 0.00 0.02
words: the	nation	-0.09 0.02 0.02 0.03 -0.08
words: the	president	-0.05 0.10 0.09 -0.04 -0.12
words: the	pric	-0.08 0.17 0.07 -0.06 -0.13
words: the	region	-0.07 -0.07 -0.10 0.05 0.07
words: the	war	0.02 0.01 -0.04 -0.06 0.02
words: the	way	-0.07 0.09 0.01 -0.14 -0.13
words: the	world	-0.08 -0.11 0.05 -0.11 0.04
words: their	rescu	-0.05 0.00 0.01 0.05 -0.08
words: they	are	-0.08 -0.09 -0.13 0.01 0.05
words: this	war	-0.07 -0.08 -0.08 0.04 0.04
words: thre	,	-0.08 0.07 -0.08 -0.02 -0.09
words: threat	:	-0.10 -0.11 -0.10 0.11 -0.07
words: threat	against	-0.11 -0.12 -0.11 0.04 0.02
words: threat	over	-0.06 0.04 0.02 0.00 -0.11
words: threat	to	-0.13 -0.04 -0.04 -0.02 0.04
words: threaten	[place]	-0.12 -0.15 -0.13 0.14 -0.02
words: threaten	[side]	-0.06 0.09 0.04 0.04 -0.15
words: threaten	[usa]	-0.12 0.05 0.16 -0.14 -0.17
words: threaten	to	-0.11 0.01 0.08 -0.05 -0.06
words: time	in	-0.05 0.03 0.07 -0.06 -0.08
words: to	[number]	0.09 -0.03 -0.08 -0.02 -0.08
words: to	[place]	-0.20 -0.07 0.04 0.00 -0.03
words: to	[region]	0.05 0.10 0.07 -0.17 -0.13
words: to	[side]	-0.03 -0.04 0.02 0.05 -0.11
words: to	[usa]	-0.01 -0.03 -0.12 0.06 -0.01
words: to	attack	0.10 0.06 -0.16 -0.10 -0.03
words: to	ceasefir	-0.15 -0.12 -0.14 -0.14 0.16
words: to	destroy	0.02 -0.06 -0.13 -0.02 0.07
words: to	end	0.05 0.02 -0.12 -0.10 0.07
words: to	escalat	-0.05 -0.10 -0.10 -0.05 0.08
words: to	help	-0.11 0.09 0.09 -0.15 0.00
words: to	hit	-0.09 -0.09 -0.01 -0.01 0.02
words: to	host	-0.06 -0.08 0.08 0.00 -0.13
words: to	interven	-0.08 0.07 0.06 -0.03 -0.13
words: to	kill	-0.13 -0.05 0.11 -0.10 -0.10
words: to	know	0.05 0.03 -0.12 0.06 -0.12
words: to	leav	-0.06 0.07 0.06 -0.15 -0.13
words: to	meet	-0.06 -0.05 0.03 0.02 -0.09
words: to	negotiat	-0.07 0.15 0.07 -0.05 -0.12
words: to	pay	-0.09 0.17 0.09 -0.08 -0.13
words: to	reopen	0.01 0.13 0.10 -0.16 -0.14
words: to	rescu	-0.07 0.04 0.03 0.04 -0.12
words: to	respond	0.06 -0.10 -0.14 0.03 0.05
words: to	sanction	-0.10 0.02 -0.01 0.03 -0.08
words: to	shelter	-0.07 -0.17 0.04 -0.02 0.02
words: to	stop	0.06 0.04 -0.02 -0.13 0.01
words: to	strik	0.01 -0.06 -0.07 0.01 0.04
words: to	take	0.09 -0.03 -0.16 -0.17 0.07
words: to	talk	-0.10 -0.09 -0.01 -0.08 0.08
words: to	the	0.05 0.04 0.04 -0.07 -0.14
words: to	their	-0.05 0.00 0.01 0.05 -0.08
words: to	two	-0.12 -0.12 0.03 0.10 -0.05
words: to	war	-0.06 -0.09 -0.10 0.00 0.04
words: too	long	-0.09 0.18 0.10 -0.09 -0.14
words: top	[side]	-0.06 0.10 0.10 -0.08 -0.12
words: tucker	carlson	-0.09 -0.12 -0.11 0.02 0.02
words: two	[side]	0.02 0.04 -0.07 -0.09 -0.10
words: two	week	0.09 -0.07 -0.09 -0.02 -0.05
words: up	[usa]	-0.10 -0.11 -0.09 0.11 -0.11
words: urg	[side]	0.10 -0.04 -0.02 -0.06 -0.12
words: visit	[usa]	-0.11 0.06 0.03 -0.03 -0.03
words: visit	to	-0.06 0.06 0.07 -0.06 -0.08
words: vows	to	0.09 0.00 -0.10 0.01 -0.11
words: war	,	-0.01 -0.02 -0.22 0.03 0.02
words: war	:	-0.13 -0.15 -0.02 0.04 0.01
words: war	?	-0.07 -0.09 -0.05 0.01 0.00
words: war	addres	-0.11 0.04 0.04 -0.13 0.04
words: war	chok	-0.06 0.07 0.09 -0.05 -0.14
words: war	has	-0.07 -0.08 -0.09 -0.02 0.06
words: war	in	-0.14 0.04 0.00 0.06 -0.12
words: war	is	-0.12 -0.05 -0.05 -0.15 0.12
words: war	on	-0.16 -0.08 0.06 -0.06 0.04
words: war	to	-0.07 -0.10 -0.13 0.00 0.05
words: war	with	-0.12 -0.02 0.05 0.00 -0.04
words: warn	,	-0.09 -0.07 0.10 0.01 -0.18
words: warn	[side]	-0.04 0.03 -0.07 0.03 -0.01
words: warn	[usa]	-0.07 -0.03 -0.02 -0.10 0.08
words: warn	of	0.04 -0.09 0.01 -0.04 -0.01
words: warn	to	-0.11 -0.01 -0.04 -0.05 0.05
words: watch	:	0.02 0.10 -0.14 -0.07 -0.12
words: wav	of	0.09 -0.06 -0.10 -0.07 -0.10
words: wave	from	-0.01 -0.03 0.06 -0.13 -0.13
words: wave	of	0.11 -0.03 -0.12 -0.10 -0.10
words: way	,	0.04 0.10 -0.10 -0.13 -0.11
words: we	are	-0.07 -0.09 -0.13 0.06 0.05
words: we	know	-0.12 -0.05 0.04 -0.09 0.00
words: we	will	-0.09 0.02 0.04 0.03 -0.10
words: week	[side]	0.05 0.02 -0.03 -0.11 0.02
words: week	ceasefir	0.07 0.08 -0.06 -0.06 -0.11
words: what	is	-0.05 -0.08 -0.09 0.07 0.04
words: what	the	-0.10 -0.10 -0.11 -0.05 0.09
words: what	we	-0.10 -0.07 0.00 -0.02 0.03
words: whether	[side]	-0.15 -0.06 0.07 -0.05 -0.02
words: whol	civilization	0.03 -0.06 -0.13 0.11 -0.14
words: why	[side]	-0.10 -0.10 -0.07 -0.02 0.08
words: why	are	-0.03 -0.03 -0.04 0.11 -0.03
words: will	be	-0.07 -0.03 0.00 -0.05 0.03
words: will	come	-0.06 -0.03 -0.01 -0.02 0.03
words: will	have	-0.08 0.08 0.00 -0.03 0.01
words: will	interven	-0.06 0.04 -0.02 0.07 -0.09
words: will	not	-0.11 -0.06 -0.02 0.08 -0.12
words: with	[place]	-0.06 -0.13 -0.11 0.12 -0.08
words: with	[side]	0.04 -0.13 -0.06 0.08 -0.06
words: with	[usa]	-0.18 -0.15 -0.14 -0.03 0.12
words: with	ceasefir	-0.10 -0.05 -0.07 0.10 -0.13
words: with	missil	0.07 0.04 -0.09 -0.06 -0.06
words: with	the	-0.11 -0.10 -0.13 -0.02 0.11
words: worker	in	-0.06 0.11 -0.05 -0.12 -0.09
words: wound	after	-0.10 0.03 0.05 -0.13 -0.14
words: your	government	0.03 -0.03 -0.03 -0.13 0.03
words: |	video	0.06 0.01 -0.08 -0.02 -0.01
words: —	and	-0.11 -0.05 0.05 -0.03 -0.04
`,
};
