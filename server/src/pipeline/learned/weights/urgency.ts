/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.05 -0.05 -0.11 0.02 -0.12
act	ally strikes unnamed	-0.01 0.11 -0.02 -0.11 -0.20
act	side strikes ally	0.02 0.08 0.08 -0.26 -0.23
act	side strikes side	-0.03 0.01 0.00 -0.03 -0.02
act	side strikes unnamed	0.01 0.04 0.00 -0.04 -0.06
act	side strikes usa	0.09 0.03 -0.11 -0.03 -0.12
act	unnamed strikes ally	0.00 0.10 -0.12 -0.04 -0.12
act	unnamed strikes side	0.04 0.02 0.00 -0.02 -0.10
act	unnamed strikes unnamed	-0.01 0.06 0.03 -0.15 -0.02
act	unnamed strikes usa	0.06 0.02 -0.04 -0.02 -0.14
act	usa strikes side	0.03 -0.02 -0.03 -0.01 -0.08
act	usa strikes unnamed	0.05 -0.01 -0.14 -0.05 0.07
act done	ally strikes side	0.05 -0.05 -0.11 0.02 -0.12
act done	ally strikes unnamed	0.01 0.13 -0.13 -0.10 -0.17
act done	by any	0.03 0.04 -0.05 -0.04 -0.05
act done	in a circumstance	-0.07 0.02 -0.01 -0.03 0.00
act done	in the head clause	0.05 0.04 -0.07 -0.04 -0.05
act done	side strikes ally	0.05 0.09 0.03 -0.23 -0.21
act done	side strikes side	0.03 0.02 -0.03 -0.07 -0.03
act done	side strikes unnamed	0.03 0.06 0.02 -0.06 -0.10
act done	side strikes usa	0.10 0.05 -0.13 -0.10 -0.07
act done	unnamed strikes ally	-0.01 0.06 -0.01 -0.01 -0.12
act done	unnamed strikes side	0.04 0.03 -0.05 -0.01 -0.08
act done	unnamed strikes unnamed	-0.03 0.07 0.03 -0.09 -0.05
act done	unnamed strikes usa	0.07 0.02 -0.05 -0.02 -0.14
act done	usa strikes side	0.05 0.01 -0.15 0.01 -0.06
act done	usa strikes unnamed	0.04 -0.12 -0.18 0.02 0.09
act not done	by any	-0.07 -0.03 0.07 -0.02 -0.04
act not done	in a circumstance	-0.06 -0.04 0.02 -0.01 0.00
act not done	in the head clause	-0.05 -0.01 0.07 -0.02 -0.09
act not done	side strikes ally	-0.10 -0.03 0.08 -0.11 -0.10
act not done	side strikes side	-0.23 0.00 0.07 0.00 -0.01
act not done	side strikes unnamed	-0.04 -0.06 0.00 0.01 0.04
act not done	side strikes usa	0.02 -0.13 -0.02 0.10 -0.15
act not done	unnamed strikes side	-0.03 -0.01 0.08 -0.05 -0.10
act not done	unnamed strikes unnamed	0.04 0.03 -0.03 -0.11 0.01
act not done	usa strikes side	-0.01 -0.21 0.07 -0.01 -0.07
act not done	usa strikes unnamed	0.02 0.06 -0.07 -0.07 -0.02
after beginning with ally	says	-0.13 -0.11 0.07 0.03 -0.12
after beginning with army	army	-0.02 0.01 0.04 0.02 -0.14
after beginning with business	business	-0.10 -0.04 0.07 -0.07 0.01
after beginning with business	people	-0.03 -0.04 0.03 0.02 -0.09
after beginning with business	says	-0.11 0.12 0.03 -0.09 0.03
after beginning with business	statecraft	-0.15 -0.11 -0.06 0.10 -0.11
after beginning with essay	business	-0.04 -0.07 -0.10 -0.06 0.08
after beginning with essay	essay	-0.04 -0.05 -0.08 0.05 0.02
after beginning with essay	says	-0.07 -0.07 -0.08 -0.08 0.09
after beginning with essay	statecraft	-0.03 -0.06 -0.07 0.05 -0.02
after beginning with media	media	0.00 0.07 0.03 -0.15 -0.01
after beginning with media	quarrel	-0.07 -0.08 -0.07 -0.03 0.07
after beginning with media	says	-0.10 0.00 -0.04 0.04 -0.04
after beginning with media	witnessed	-0.06 -0.02 -0.09 -0.03 0.07
after beginning with other	army	0.05 0.04 0.04 -0.10 -0.11
after beginning with other	business	-0.21 -0.24 -0.07 -0.04 0.13
after beginning with other	essay	-0.07 -0.10 -0.05 0.01 0.04
after beginning with other	media	-0.10 -0.03 -0.09 0.05 0.02
after beginning with other	partisan	-0.05 -0.08 0.00 0.08 -0.08
after beginning with other	people	-0.04 -0.02 0.03 -0.03 -0.02
after beginning with other	quarrel	-0.08 -0.06 0.04 0.01 -0.02
after beginning with other	says	-0.02 -0.07 0.09 0.03 -0.13
after beginning with other	statecraft	-0.19 -0.15 0.06 -0.03 0.03
after beginning with other	travel	-0.04 -0.11 -0.15 0.08 0.04
after beginning with other	witnessed	-0.01 -0.03 -0.01 0.05 -0.12
after beginning with partisan	army	-0.04 -0.08 -0.12 -0.15 0.14
after beginning with partisan	partisan	-0.09 -0.09 0.00 0.06 -0.05
after beginning with partisan	quarrel	-0.05 -0.07 0.02 0.06 -0.06
after beginning with people	business	-0.05 -0.07 -0.07 0.00 0.03
after beginning with quarrel	quarrel	-0.06 -0.01 0.06 0.09 -0.17
after beginning with says	business	-0.01 -0.03 -0.10 -0.03 0.08
after beginning with says	says	-0.08 -0.03 0.06 -0.01 -0.12
after beginning with says	statecraft	-0.06 -0.12 -0.11 -0.09 0.11
after beginning with side	army	0.05 -0.01 -0.04 -0.12 0.02
after beginning with side	business	0.04 0.05 0.01 -0.11 -0.04
after beginning with side	essay	-0.16 -0.21 -0.10 -0.01 0.14
after beginning with side	media	-0.13 -0.13 -0.03 0.05 0.02
after beginning with side	people	-0.08 0.01 -0.10 0.09 -0.06
after beginning with side	quarrel	-0.13 -0.05 0.08 -0.15 0.06
after beginning with side	says	0.02 0.01 0.07 -0.07 -0.17
after beginning with side	statecraft	-0.01 0.01 -0.03 -0.03 0.00
after beginning with side	travel	-0.09 -0.03 0.08 -0.05 -0.15
after beginning with side	witnessed	-0.11 0.04 0.06 -0.16 -0.05
after beginning with statecraft	army	-0.10 0.01 0.06 -0.14 0.05
after beginning with statecraft	says	0.02 -0.03 -0.04 0.02 -0.12
after beginning with statecraft	statecraft	-0.15 0.00 0.07 -0.06 -0.03
after beginning with usa	army	0.10 0.13 0.04 -0.10 -0.25
after beginning with usa	business	-0.20 0.08 -0.05 0.01 -0.05
after beginning with usa	essay	-0.15 -0.18 -0.07 0.06 0.06
after beginning with usa	media	-0.20 -0.13 0.01 0.01 0.00
after beginning with usa	partisan	-0.13 -0.13 -0.01 0.03 0.02
after beginning with usa	people	-0.17 -0.04 -0.03 -0.03 0.07
after beginning with usa	quarrel	-0.12 -0.15 -0.13 0.10 0.01
after beginning with usa	says	0.03 0.00 0.04 0.02 -0.26
after beginning with usa	statecraft	-0.03 0.05 0.10 -0.07 -0.17
after beginning with witnessed	witnessed	0.10 0.00 0.09 -0.10 -0.07
arms	air	0.05 0.04 -0.07 -0.01 -0.09
arms	gun	-0.08 0.00 -0.12 0.01 0.05
begins with	ally	0.01 -0.09 0.11 -0.07 -0.07
begins with	army	-0.10 0.01 0.03 0.01 -0.08
begins with	business	-0.13 -0.14 0.00 0.07 -0.01
begins with	essay	-0.09 -0.12 -0.28 0.05 0.08
begins with	media	-0.16 0.05 -0.18 -0.07 0.08
begins with	other	-0.08 -0.11 -0.14 0.05 0.09
begins with	partisan	-0.20 -0.20 -0.17 0.03 0.10
begins with	people	-0.03 -0.07 -0.13 0.02 0.05
begins with	quarrel	-0.09 -0.08 -0.12 0.07 0.00
begins with	says	-0.23 -0.12 -0.13 0.09 0.09
begins with	side	-0.03 0.02 -0.01 -0.06 -0.02
begins with	statecraft	-0.11 -0.13 0.02 0.04 -0.04
begins with	travel	-0.12 -0.04 0.02 0.06 -0.12
begins with	usa	0.00 -0.02 0.11 -0.09 -0.12
begins with	witnessed	-0.01 0.08 0.01 -0.09 -0.26
begins with ally	says	-0.13 -0.11 0.07 0.03 -0.12
begins with army	army	-0.10 0.01 0.03 0.01 -0.08
begins with army	says	-0.01 0.04 -0.14 0.04 -0.03
begins with business	business	-0.12 -0.13 0.02 0.06 -0.03
begins with business	essay	-0.04 -0.09 -0.15 -0.02 0.09
begins with business	people	-0.07 -0.17 -0.19 0.08 0.05
begins with business	says	-0.06 0.04 -0.01 -0.13 0.08
begins with business	statecraft	-0.06 0.06 0.05 0.02 -0.14
begins with essay	business	-0.05 -0.08 -0.10 0.00 0.03
begins with essay	essay	-0.08 -0.11 -0.26 0.06 0.06
begins with essay	media	-0.03 -0.06 -0.06 0.00 0.04
begins with essay	says	-0.08 -0.08 -0.11 -0.11 0.12
begins with essay	statecraft	0.00 0.05 -0.08 -0.04 -0.01
begins with media	essay	-0.08 -0.10 -0.09 -0.03 0.09
begins with media	media	-0.14 0.04 -0.15 -0.07 0.07
begins with media	quarrel	-0.07 -0.08 -0.12 -0.09 0.11
begins with media	says	-0.09 -0.15 -0.13 0.08 0.03
begins with media	statecraft	-0.07 -0.06 0.04 -0.10 0.04
begins with media	witnessed	-0.05 0.02 -0.07 0.00 0.02
begins with other	army	-0.03 -0.12 -0.24 0.11 0.01
begins with other	business	-0.11 -0.15 -0.09 0.07 0.02
begins with other	essay	-0.09 -0.12 -0.10 -0.04 0.10
begins with other	media	0.02 -0.03 -0.03 -0.04 0.00
begins with other	partisan	-0.08 -0.13 -0.01 0.08 -0.05
begins with other	people	-0.02 -0.03 -0.01 0.03 -0.07
begins with other	quarrel	-0.08 -0.09 -0.11 -0.11 0.11
begins with other	says	-0.22 0.01 0.03 -0.10 0.04
begins with other	statecraft	-0.26 -0.25 0.00 0.04 0.05
begins with other	travel	0.00 -0.02 -0.12 0.03 0.00
begins with other	witnessed	-0.01 0.13 -0.06 -0.09 -0.17
begins with partisan	army	-0.09 -0.08 -0.12 -0.03 0.10
begins with partisan	essay	-0.04 -0.07 -0.09 -0.13 0.11
begins with partisan	media	-0.07 -0.07 -0.09 -0.13 0.12
begins with partisan	partisan	-0.18 -0.18 -0.10 0.05 0.05
begins with partisan	quarrel	-0.05 -0.07 0.00 0.00 0.00
begins with partisan	says	-0.09 -0.03 -0.12 0.01 0.05
begins with partisan	statecraft	-0.04 -0.06 -0.01 0.10 -0.11
begins with people	people	-0.01 -0.04 -0.13 -0.02 0.06
begins with quarrel	partisan	-0.05 -0.09 -0.06 0.00 0.03
begins with quarrel	quarrel	-0.09 -0.07 -0.09 0.09 -0.04
begins with says	people	-0.03 0.04 -0.13 -0.03 0.04
begins with says	says	-0.22 -0.10 -0.09 0.09 0.03
begins with says	statecraft	-0.09 -0.12 -0.11 -0.02 0.06
begins with side	army	0.00 0.06 0.06 -0.11 -0.13
begins with side	business	-0.07 0.00 0.05 -0.11 0.03
begins with side	essay	-0.17 -0.18 -0.05 -0.08 0.15
begins with side	media	-0.13 -0.12 0.01 0.02 0.02
begins with side	partisan	-0.12 -0.12 -0.11 0.06 0.05
begins with side	people	-0.03 -0.07 0.01 0.00 -0.01
begins with side	quarrel	-0.07 0.03 0.11 -0.13 -0.01
begins with side	says	0.04 0.05 0.10 -0.09 -0.29
begins with side	statecraft	-0.21 0.01 0.06 -0.07 -0.02
begins with side	travel	-0.10 -0.04 0.06 -0.09 0.00
begins with side	witnessed	0.05 0.01 0.03 -0.22 -0.04
begins with statecraft	army	-0.10 0.01 0.06 -0.14 0.05
begins with statecraft	business	-0.04 -0.08 -0.10 0.07 0.01
begins with statecraft	says	-0.10 -0.10 0.02 0.00 -0.03
begins with statecraft	statecraft	-0.24 -0.13 0.03 0.04 -0.03
begins with travel	travel	-0.12 -0.04 0.02 0.06 -0.12
begins with usa	army	0.06 0.03 0.05 -0.09 -0.12
begins with usa	business	-0.23 0.07 0.04 0.01 -0.15
begins with usa	essay	-0.11 -0.08 -0.04 0.10 -0.06
begins with usa	media	-0.19 -0.14 0.04 0.04 -0.03
begins with usa	partisan	-0.12 -0.02 0.05 0.03 -0.08
begins with usa	people	-0.22 0.00 0.03 -0.06 0.03
begins with usa	quarrel	-0.15 -0.17 -0.17 0.08 0.04
begins with usa	says	0.05 -0.01 0.02 0.04 -0.25
begins with usa	statecraft	-0.02 0.00 0.01 0.02 -0.13
begins with usa	witnessed	-0.14 -0.10 0.06 -0.06 0.06
begins with witnessed	witnessed	-0.01 0.08 0.01 -0.08 -0.26
beside the head clause	alarm	-0.04 0.09 -0.03 -0.11 0.00
beside the head clause	brief	-0.02 0.01 0.04 -0.07 -0.06
beside the head clause	casualty	0.07 0.11 0.04 -0.14 -0.30
beside the head clause	chief	0.07 0.12 0.00 -0.08 -0.15
beside the head clause	civilian	0.05 0.03 -0.01 -0.06 -0.12
beside the head clause	closure	0.03 -0.02 -0.04 -0.02 -0.01
beside the head clause	contact	-0.17 0.05 0.02 -0.01 -0.04
beside the head clause	decision	0.00 0.05 -0.05 -0.10 0.04
beside the head clause	domestic	-0.02 -0.04 0.06 0.01 -0.12
beside the head clause	elsewhere	-0.12 -0.01 0.04 0.02 -0.09
beside the head clause	everyday	0.01 -0.15 -0.10 0.08 -0.01
beside the head clause	force	0.05 -0.05 -0.01 -0.03 -0.01
beside the head clause	gaza	0.09 -0.07 -0.15 -0.13 0.06
beside the head clause	market	0.01 -0.09 0.03 -0.08 0.06
beside the head clause	mass	0.03 0.06 -0.15 0.01 -0.05
beside the head clause	modal	-0.14 -0.01 -0.01 0.07 -0.05
beside the head clause	negotiation	-0.05 0.05 -0.09 -0.02 0.04
beside the head clause	network	-0.06 -0.03 0.00 0.05 -0.09
beside the head clause	nuclear	0.03 0.02 0.07 -0.01 -0.15
beside the head clause	oil	0.03 0.06 -0.10 0.01 -0.08
beside the head clause	opinion	-0.09 -0.17 -0.23 -0.03 0.16
beside the head clause	pact	-0.13 -0.06 0.05 0.04 -0.07
beside the head clause	reaction	0.09 0.08 -0.11 -0.05 -0.02
beside the head clause	resolve	0.07 -0.03 0.03 -0.10 -0.23
beside the head clause	sanction	-0.08 -0.07 0.05 0.02 -0.13
beside the head clause	settled	0.09 0.02 0.02 -0.13 -0.09
beside the head clause	shipping	0.12 0.10 0.07 -0.12 -0.33
beside the head clause	shock	0.00 0.05 0.02 -0.03 -0.13
beside the head clause	spy	-0.01 0.01 0.09 -0.02 -0.17
beside the head clause	strike	-0.08 0.01 0.08 0.00 -0.12
beside the head clause	threat	0.01 -0.01 0.06 -0.06 -0.08
beside the head clause	toll	-0.16 0.05 0.08 -0.11 -0.05
beside the head clause	truce	-0.02 0.04 0.04 -0.09 -0.04
beside the head clause	unreal	0.02 0.00 0.05 -0.13 0.01
beside the head clause	unrest	0.02 0.20 0.09 -0.10 -0.33
beside the head clause	weapon	-0.04 -0.01 0.02 -0.01 -0.06
bias	1	-0.10 -0.07 -0.02 0.05 0.03
both name	ally	-0.04 0.01 0.02 -0.16 0.05
both name	both sides	0.00 -0.06 -0.02 0.01 -0.02
both name	both sides and ally	-0.18 0.02 -0.01 0.03 -0.05
both name	both sides and usa	-0.05 -0.08 -0.06 -0.01 0.09
both name	both sides and usa and ally	-0.06 -0.01 -0.09 0.01 0.00
both name	no party	-0.24 -0.04 0.09 0.00 -0.06
both name	one side	-0.14 0.02 0.01 0.00 0.01
both name	one side and ally	-0.07 0.01 -0.08 0.00 -0.02
both name	one side and usa	-0.04 -0.05 0.00 -0.01 -0.01
both name	one side and usa and ally	0.05 0.01 -0.04 -0.01 -0.15
both name	usa	-0.23 -0.15 -0.11 0.07 0.08
event	accident	0.06 0.08 -0.10 -0.10 0.00
event	appointment	-0.10 0.04 0.03 -0.01 -0.11
event	arrest	-0.15 -0.06 -0.13 0.09 -0.09
event	call	-0.08 0.04 0.00 0.00 -0.04
event	charge	-0.08 0.03 0.01 0.03 -0.10
event	closure	-0.08 -0.02 0.11 -0.03 -0.17
event	departure	-0.07 -0.09 0.06 0.04 -0.05
event	deployment	0.01 -0.05 0.00 0.03 -0.07
event	downing	-0.11 -0.13 0.09 0.02 -0.13
event	evacuation	-0.09 -0.04 0.04 -0.01 -0.03
event	exit	-0.11 -0.02 0.07 -0.01 -0.13
event	fall	-0.05 0.06 0.02 0.01 -0.16
event	flights	-0.06 -0.07 0.02 0.04 -0.10
event	hack	-0.10 -0.09 0.02 0.01 -0.05
event	halt	0.05 -0.08 -0.17 0.03 0.07
event	listing	-0.09 0.00 -0.08 0.04 -0.10
event	release	-0.07 0.07 -0.04 -0.13 0.04
event	reopening	0.01 0.04 0.09 -0.16 -0.02
event	rescue	-0.14 0.03 0.05 -0.03 -0.04
event	rise	-0.08 0.00 0.00 0.02 -0.05
event	spying	-0.19 -0.12 0.07 0.04 -0.19
event	strike	-0.07 -0.11 0.00 0.04 0.02
event	talks	-0.17 -0.04 -0.06 0.08 -0.02
event	truce	0.05 0.06 -0.06 -0.03 -0.13
event	visit	-0.03 -0.05 -0.13 0.06 0.01
first word	[ally]	0.03 -0.06 0.14 -0.06 -0.24
first word	[number]	-0.02 -0.08 -0.15 0.01 0.03
first word	[place]	-0.28 -0.06 -0.02 0.17 -0.14
first word	[region]	-0.23 -0.22 -0.04 0.12 -0.02
first word	[side]	-0.01 0.06 0.03 -0.04 -0.14
first word	[usa]	0.00 -0.02 0.16 -0.10 -0.17
first word	a	-0.14 -0.15 -0.08 -0.04 0.12
first word	after	-0.12 -0.14 -0.17 -0.01 0.11
first word	air	-0.12 0.04 -0.01 0.01 -0.15
first word	announc	-0.13 -0.07 0.07 0.00 -0.10
first word	are	-0.05 -0.08 -0.09 -0.05 0.07
first word	asia	-0.07 0.15 0.13 -0.10 -0.16
first word	asian	-0.09 -0.12 -0.04 0.08 -0.11
first word	at	0.11 0.00 -0.16 -0.05 -0.11
first word	attack	-0.11 -0.15 0.03 -0.13 0.09
first word	barrag	-0.11 0.03 0.00 0.00 -0.08
first word	bitcoin	-0.08 -0.17 -0.19 0.15 -0.03
first word	bloomberg	-0.07 0.01 -0.09 -0.07 0.05
first word	break	0.02 0.05 0.09 -0.23 -0.21
first word	brent	-0.08 0.10 0.13 -0.13 -0.12
first word	can	-0.09 -0.08 -0.12 -0.10 0.11
first word	ceasefir	0.10 0.06 -0.12 -0.04 -0.17
first word	citizen	-0.10 -0.11 -0.13 -0.07 0.10
first word	cnn	-0.08 0.05 -0.12 0.02 -0.06
first word	could	-0.02 -0.03 -0.04 0.04 -0.02
first word	court	-0.10 -0.06 0.05 -0.04 -0.02
first word	death	-0.02 -0.08 0.09 -0.09 -0.09
first word	democrat	-0.03 -0.04 0.13 0.12 -0.15
first word	dollar	-0.05 -0.13 -0.13 0.09 -0.01
first word	dozen	0.06 -0.08 0.03 -0.16 -0.13
first word	dron	0.06 0.10 -0.10 -0.20 -0.19
first word	ex	-0.05 -0.07 -0.08 0.00 0.04
first word	explainer	-0.08 -0.06 -0.08 0.05 0.06
first word	explosion	0.04 -0.01 0.06 -0.15 -0.13
first word	first	0.08 -0.08 -0.11 0.02 -0.12
first word	for	-0.10 -0.13 0.06 -0.04 -0.03
first word	fox	-0.07 -0.11 -0.12 -0.05 0.11
first word	from	-0.13 -0.10 -0.12 0.01 0.09
first word	gas	-0.07 0.09 0.06 -0.01 -0.16
first word	gop	-0.03 -0.05 -0.03 -0.03 0.04
first word	graham	-0.08 0.12 0.09 -0.10 -0.11
first word	hama	-0.11 -0.12 -0.06 0.12 -0.08
first word	hospital	0.05 0.04 -0.11 -0.12 -0.12
first word	how	-0.09 -0.10 -0.10 0.03 0.01
first word	in	-0.18 -0.01 -0.20 0.04 0.03
first word	insight	-0.04 -0.08 -0.12 -0.09 0.10
first word	investor	-0.10 -0.14 -0.10 0.01 0.03
first word	is	-0.04 -0.05 -0.07 -0.04 0.05
first word	it	-0.12 -0.05 -0.09 0.01 0.07
first word	jimmy	-0.08 -0.10 -0.10 -0.05 0.09
first word	john	-0.09 -0.11 -0.07 0.08 -0.04
first word	journalist	0.00 0.02 -0.07 0.02 -0.10
first word	key	-0.03 -0.01 0.00 -0.05 0.02
first word	launch	-0.07 0.08 -0.10 -0.03 -0.14
first word	market	0.08 0.01 -0.13 -0.14 0.05
first word	massiv	-0.03 0.09 -0.03 -0.09 -0.11
first word	missil	-0.15 0.10 -0.05 -0.18 0.02
first word	new	-0.11 -0.06 0.06 0.04 -0.10
first word	oil	-0.13 -0.02 0.02 -0.03 0.02
first word	on	-0.17 -0.12 0.01 0.03 0.04
first word	protest	-0.08 -0.05 0.03 -0.12 0.03
first word	report	-0.10 0.08 -0.11 0.03 -0.15
first word	satellit	-0.11 -0.11 0.01 0.13 -0.11
first word	shipp	-0.09 -0.06 0.01 0.04 -0.09
first word	siren	0.04 0.15 0.14 -0.25 -0.22
first word	six	0.05 0.06 -0.13 -0.13 -0.09
first word	stock	-0.07 -0.05 0.03 0.04 -0.12
first word	strik	-0.10 0.07 -0.12 0.01 -0.11
first word	suspect	-0.07 -0.14 -0.13 0.12 -0.05
first word	talk	-0.13 -0.16 -0.14 -0.01 0.07
first word	tanker	0.01 0.05 0.00 -0.05 -0.12
first word	ten	0.12 -0.02 -0.10 -0.10 -0.12
first word	the	-0.05 -0.04 0.05 -0.19 0.08
first word	this	-0.05 -0.10 -0.11 -0.01 0.07
first word	thousand	-0.09 -0.11 0.02 0.04 -0.06
first word	thre	-0.02 0.12 -0.08 -0.10 -0.15
first word	to	0.08 -0.04 -0.06 -0.02 -0.13
first word	two	-0.12 0.07 0.02 -0.05 -0.14
first word	video	-0.17 -0.04 0.02 0.02 0.01
first word	war	-0.14 -0.19 -0.18 0.09 0.00
first word	watch	0.02 0.08 -0.18 -0.07 -0.07
first word	we	-0.10 -0.01 0.12 -0.12 -0.05
first word	what	-0.03 -0.13 -0.16 0.04 0.03
first word	who	-0.12 -0.10 -0.12 0.03 0.07
first word	why	-0.10 -0.12 -0.10 -0.05 0.10
first word	will	-0.11 -0.07 -0.01 -0.04 0.07
first word	with	-0.10 -0.12 -0.10 0.11 -0.08
first word	world	-0.07 -0.11 -0.10 0.11 -0.15
form	a question	-0.26 -0.30 -0.19 0.07 0.13
form	a sentence	-0.17 -0.20 -0.06 0.03 0.13
form	bar	-0.02 -0.16 -0.19 0.03 0.10
form	begins with a quote	-0.11 -0.09 -0.01 0.00 0.06
form	colon	-0.19 -0.12 0.06 0.01 0.08
form	ends with a quote	-0.14 -0.13 -0.01 -0.03 0.10
form	ends with on	-0.09 0.02 -0.05 -0.04 0.04
form	exclamation	0.05 -0.02 -0.11 -0.08 0.04
form	label	0.04 0.03 0.06 -0.07 -0.18
form	label at the end	-0.03 -0.18 -0.04 0.04 -0.01
form	question	-0.26 -0.30 -0.19 0.07 0.13
form	quotes	-0.03 -0.12 -0.02 -0.02 0.05
head clause	alarm	-0.16 -0.04 0.11 -0.03 -0.04
head clause	brief	0.03 -0.09 -0.06 0.00 -0.03
head clause	casualty	0.04 0.00 -0.06 -0.02 -0.06
head clause	chief	-0.10 -0.12 0.06 0.02 -0.01
head clause	civilian	-0.15 -0.11 0.06 0.03 0.00
head clause	closure	0.03 -0.06 0.07 -0.08 -0.10
head clause	contact	-0.09 -0.08 0.02 0.03 -0.07
head clause	culture	-0.10 0.01 -0.16 0.00 0.05
head clause	cyber	-0.20 -0.12 0.09 0.02 -0.17
head clause	decision	-0.07 -0.19 0.00 0.06 -0.01
head clause	domestic	-0.14 0.02 -0.15 0.00 0.04
head clause	drill	-0.11 -0.05 -0.15 0.05 0.03
head clause	elsewhere	-0.13 0.07 0.00 0.00 -0.15
head clause	everyday	-0.18 -0.11 -0.03 0.02 0.05
head clause	execution	-0.13 0.04 0.12 -0.09 -0.16
head clause	force	-0.14 0.02 -0.04 0.03 0.02
head clause	gaza	-0.14 0.03 -0.07 0.05 -0.06
head clause	market	-0.12 0.00 0.08 -0.03 -0.06
head clause	mass	0.16 -0.02 -0.02 -0.18 -0.06
head clause	modal	-0.21 -0.22 -0.17 0.03 0.13
head clause	negotiation	-0.01 -0.05 -0.04 -0.02 0.00
head clause	network	-0.13 -0.11 0.06 -0.03 0.00
head clause	nuclear	0.05 -0.21 0.06 -0.03 -0.08
head clause	oil	-0.20 -0.04 0.08 -0.02 -0.06
head clause	opinion	-0.15 0.00 -0.10 0.05 -0.01
head clause	pact	-0.11 -0.08 0.08 -0.14 0.03
head clause	reaction	-0.16 -0.17 0.00 0.12 -0.07
head clause	resolve	0.04 -0.09 0.04 -0.02 -0.07
head clause	sanction	-0.20 -0.06 0.03 -0.02 0.01
head clause	settled	0.05 -0.01 0.02 -0.06 -0.14
head clause	shipping	-0.02 0.07 0.00 -0.01 -0.12
head clause	shock	-0.18 -0.04 0.08 -0.01 -0.06
head clause	sport	-0.17 -0.18 -0.02 0.07 0.05
head clause	spy	-0.21 -0.15 -0.06 0.06 0.04
head clause	strike	0.03 0.03 -0.08 -0.07 0.01
head clause	syria	-0.15 -0.12 -0.16 0.10 0.05
head clause	threat	-0.11 -0.07 -0.06 0.08 0.02
head clause	toll	-0.04 -0.11 0.08 -0.01 -0.09
head clause	truce	0.08 -0.02 -0.08 -0.03 -0.06
head clause	unreal	-0.11 -0.13 0.03 0.07 -0.01
head clause	unrest	-0.25 -0.10 -0.06 0.02 0.07
head clause	weapon	0.07 0.13 -0.09 -0.12 -0.12
head event	accusation	-0.12 -0.19 -0.15 0.09 0.00
head event	appointment	-0.17 -0.12 0.06 -0.03 0.04
head event	arrest	-0.16 -0.04 -0.10 0.01 0.06
head event	arrival	-0.03 0.06 -0.10 -0.06 0.00
head event	blackout	-0.12 -0.10 0.07 -0.01 -0.05
head event	blockade	-0.14 0.00 -0.10 0.06 0.02
head event	call	-0.12 -0.13 -0.15 0.07 0.04
head event	cancelled	-0.15 -0.17 -0.01 0.07 -0.05
head event	charge	-0.13 -0.14 -0.14 0.13 -0.08
head event	closure	-0.19 -0.02 0.05 -0.01 -0.05
head event	comment	-0.14 -0.20 -0.08 -0.06 0.14
head event	deal	0.13 0.00 -0.05 -0.09 -0.17
head event	denial	-0.17 -0.18 -0.02 0.07 0.01
head event	departure	-0.08 0.04 0.06 -0.19 -0.02
head event	deployment	-0.21 -0.22 0.00 0.02 0.08
head event	downing	-0.05 0.11 0.00 -0.30 0.00
head event	enrichment	-0.11 -0.03 0.12 -0.10 -0.15
head event	evacuation	-0.15 -0.02 0.04 0.00 -0.07
head event	execution	-0.11 0.02 0.07 -0.03 -0.13
head event	exit	-0.08 -0.10 0.02 0.01 -0.03
head event	fall	-0.10 -0.09 0.09 -0.02 -0.19
head event	funeral	-0.15 -0.14 0.02 0.12 -0.07
head event	hack	-0.13 -0.10 0.10 0.04 -0.19
head event	halt	0.05 -0.08 0.12 -0.12 -0.25
head event	incursion	0.02 -0.17 0.07 0.01 -0.09
head event	memory	-0.12 -0.14 -0.17 0.11 0.05
head event	none	-0.20 -0.12 -0.12 0.05 0.13
head event	offer	-0.13 -0.14 -0.04 0.11 -0.12
head event	order	0.07 0.13 0.00 -0.12 -0.12
head event	plan	-0.10 -0.13 0.04 0.00 0.00
head event	reaction	-0.24 -0.15 -0.09 0.09 0.05
head event	rejection	-0.17 -0.06 0.04 0.04 -0.06
head event	release	-0.11 -0.16 -0.13 0.10 0.00
head event	reopening	-0.07 -0.13 -0.13 -0.01 0.09
head event	rescue	-0.09 0.14 0.00 -0.08 -0.22
head event	rise	-0.14 -0.06 0.03 0.02 -0.03
head event	sanction	-0.22 -0.09 0.01 0.02 -0.03
head event	seizure	-0.16 0.08 -0.22 -0.03 0.00
head event	spying	-0.17 -0.16 -0.02 0.10 -0.14
head event	strike	0.10 0.11 -0.17 -0.08 -0.06
head event	talks	0.02 -0.24 -0.04 0.00 0.01
head event	threat	-0.10 -0.01 0.05 -0.02 -0.02
head event	truce	0.07 -0.05 -0.06 -0.05 -0.01
head event	visit	-0.18 -0.07 0.00 0.04 -0.11
head event, told as accusation	accusation	-0.12 -0.19 -0.15 0.09 0.00
head event, told as cancelled	cancelled	-0.15 -0.17 -0.01 0.07 -0.05
head event, told as comment	comment	-0.14 -0.20 -0.08 -0.06 0.14
head event, told as denial	denial	-0.17 -0.18 -0.02 0.07 0.01
head event, told as done	appointment	-0.17 -0.12 0.06 -0.03 0.04
head event, told as done	arrest	-0.16 -0.04 -0.10 0.01 0.06
head event, told as done	arrival	-0.03 0.06 -0.10 -0.06 0.00
head event, told as done	blackout	-0.12 -0.10 0.07 -0.01 -0.05
head event, told as done	blockade	-0.14 0.00 -0.10 0.06 0.02
head event, told as done	call	-0.12 -0.13 -0.15 0.07 0.04
head event, told as done	charge	-0.13 -0.14 -0.14 0.13 -0.08
head event, told as done	closure	-0.19 -0.02 0.05 -0.01 -0.05
head event, told as done	deal	0.13 0.00 -0.05 -0.09 -0.17
head event, told as done	departure	-0.08 0.04 0.06 -0.19 -0.02
head event, told as done	deployment	-0.21 -0.22 0.00 0.02 0.08
head event, told as done	downing	-0.05 0.11 0.00 -0.30 0.00
head event, told as done	enrichment	-0.11 -0.03 0.12 -0.10 -0.15
head event, told as done	evacuation	-0.15 -0.02 0.04 0.00 -0.07
head event, told as done	execution	-0.11 0.02 0.07 -0.03 -0.13
head event, told as done	exit	-0.08 -0.10 0.02 0.01 -0.03
head event, told as done	fall	-0.10 -0.09 0.09 -0.02 -0.19
head event, told as done	funeral	-0.15 -0.14 0.02 0.12 -0.07
head event, told as done	hack	-0.13 -0.10 0.10 0.04 -0.19
head event, told as done	halt	0.05 -0.08 0.12 -0.12 -0.25
head event, told as done	incursion	0.02 -0.17 0.07 0.01 -0.09
head event, told as done	none	-0.20 -0.12 -0.12 0.05 0.13
head event, told as done	order	0.07 0.13 0.00 -0.12 -0.12
head event, told as done	release	-0.11 -0.16 -0.13 0.10 0.00
head event, told as done	reopening	-0.07 -0.13 -0.13 -0.01 0.09
head event, told as done	rescue	-0.09 0.14 0.00 -0.08 -0.22
head event, told as done	rise	-0.14 -0.06 0.03 0.02 -0.03
head event, told as done	sanction	-0.22 -0.09 0.01 0.02 -0.03
head event, told as done	seizure	-0.16 0.08 -0.22 -0.03 0.00
head event, told as done	spying	-0.17 -0.16 -0.02 0.10 -0.14
head event, told as done	strike	0.10 0.11 -0.17 -0.08 -0.06
head event, told as done	talks	0.02 -0.24 -0.04 0.00 0.01
head event, told as done	truce	0.07 -0.05 -0.06 -0.05 -0.01
head event, told as done	visit	-0.18 -0.07 0.00 0.04 -0.11
head event, told as memory	memory	-0.12 -0.14 -0.17 0.11 0.05
head event, told as offer	offer	-0.13 -0.14 -0.04 0.11 -0.12
head event, told as plan	plan	-0.10 -0.13 0.04 0.00 0.00
head event, told as reaction	reaction	-0.24 -0.15 -0.09 0.09 0.05
head event, told as rejection	rejection	-0.17 -0.06 0.04 0.04 -0.06
head event, told as threat	threat	-0.10 -0.01 0.05 -0.02 -0.02
length	long	-0.18 -0.11 0.01 0.03 0.10
length	short	0.01 0.00 -0.01 -0.02 -0.03
length	usual	-0.02 0.00 -0.02 0.02 -0.07
length	very long	-0.02 -0.07 -0.07 0.02 0.03
level by rules	critical	0.30 0.00 -0.19 -0.18 -0.17
level by rules	high	-0.25 -0.10 0.13 0.04 -0.04
level by rules	low	-0.33 -0.20 -0.33 -0.03 0.27
level by rules	medium	-0.25 -0.19 -0.02 0.13 0.05
level by rules	urgent	-0.12 0.13 -0.02 -0.02 -0.07
person	chief of staff	-0.01 -0.20 0.06 0.09 -0.22
person	defence minister	-0.14 -0.11 0.04 0.05 -0.03
person	foreign minister	-0.18 -0.02 -0.05 0.07 -0.07
person	former premier	-0.09 -0.04 -0.02 -0.10 0.09
person	guards chief	0.05 -0.08 -0.01 -0.14 0.03
person	kushner	-0.14 0.11 0.06 -0.07 -0.03
person	leaders	-0.06 -0.03 0.01 0.07 -0.07
person	mojtaba	-0.16 -0.06 0.00 0.07 0.01
person	nuclear scientist	0.01 -0.13 0.05 -0.01 -0.07
person	president	0.02 0.02 0.03 -0.02 -0.10
person	prime minister	-0.23 -0.12 0.09 -0.06 0.08
person	secretary of state	-0.09 -0.10 -0.13 0.07 0.05
person	security chief	-0.23 -0.02 -0.13 0.14 -0.09
person	supreme leader	0.04 -0.11 0.08 -0.06 -0.09
person	vice president	-0.21 -0.15 0.03 0.04 -0.01
phase	begin	0.11 -0.10 -0.07 -0.02 -0.04
phase	break	0.02 0.00 0.02 0.00 -0.15
phase	end	-0.23 -0.04 0.07 -0.01 -0.04
phase	extend	-0.18 0.10 0.08 -0.08 -0.07
relevance by rules	not relevant: neither side in the title or the first sentence	-0.28 -0.21 -0.12 0.10 0.09
relevance by rules	not relevant: no party in the title	-0.20 0.03 0.05 -0.04 -0.02
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.36 -0.18 -0.09 0.10 0.09
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.03 -0.24 -0.13 -0.03 0.14
relevance by rules	not relevant: the summary is about	-0.15 -0.12 0.05 0.07 -0.09
relevance by rules	not relevant: the summary is about home affairs	-0.06 -0.09 -0.11 -0.08 0.09
relevance by rules	not relevant: the title is about	-0.18 -0.13 0.01 0.11 -0.05
relevance by rules	not relevant: the title is about culture	-0.10 -0.12 -0.14 0.05 0.06
relevance by rules	not relevant: the title is about everyday	-0.23 -0.19 -0.02 0.03 0.09
relevance by rules	not relevant: the title is about home affairs	-0.02 0.05 -0.09 0.01 -0.05
relevance by rules	not relevant: the title is about sport	-0.17 -0.19 -0.04 0.07 0.07
relevance by rules	relevant: about the Gulf or the Red Sea	0.03 0.08 0.04 -0.11 -0.10
relevance by rules	relevant: and war in the title	-0.03 0.04 0.07 -0.15 -0.03
relevance by rules	relevant: between opposed parties in the title	0.05 0.05 0.00 -0.05 -0.13
relevance by rules	relevant: bombs where an armed ally sits	-0.05 -0.06 -0.13 -0.17 0.11
relevance by rules	relevant: forces of the United States under fire	0.04 0.06 -0.10 -0.14 -0.12
relevance by rules	relevant: forces or war where the confrontation is	-0.16 -0.12 -0.01 0.09 -0.04
relevance by rules	relevant: in a state of the Gulf	-0.09 -0.06 0.07 0.03 -0.15
relevance by rules	relevant: in a town of a side	0.07 0.08 -0.14 -0.13 -0.13
relevance by rules	relevant: in the region	-0.02 0.02 -0.03 0.02 -0.15
relevance by rules	relevant: in the title	-0.07 0.03 0.07 -0.02 -0.11
relevance by rules	relevant: in the title, both sides in the first sentence	-0.06 -0.05 -0.09 0.00 0.07
relevance by rules	relevant: in the title, the opponent in the first sentence	0.05 -0.09 0.02 0.03 -0.14
relevance by rules	relevant: insurance of ships where the confrontation is	-0.08 0.00 0.09 -0.05 -0.10
relevance by rules	relevant: of a side, killed or named	0.00 -0.10 0.06 -0.01 -0.07
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.01 -0.09 -0.18 0.05 -0.02
relevance by rules	relevant: opposed parties and in the title	-0.07 -0.05 0.02 0.01 -0.02
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	-0.07 -0.03 0.03 0.01 -0.02
relevance by rules	relevant: the forces of a side where an ally sits	-0.05 0.03 -0.15 -0.04 0.06
relevance by rules	relevant: the title names both sides	-0.01 -0.02 -0.04 -0.01 0.01
relevance by rules	relevant: the war by name in the title	-0.22 -0.17 -0.04 0.05 0.03
relevance by rules	relevant: traces of arms in a town of a side	-0.04 0.15 -0.08 -0.17 -0.14
relevance by rules	relevant: trade that stands still where the confrontation is	-0.13 -0.18 -0.12 0.02 0.10
relevance by rules	relevant: trade under fire where the confrontation is	0.03 0.10 0.00 -0.10 -0.14
relevance by rules	relevant: two parties and in the title	-0.22 -0.10 0.03 -0.03 0.05
relevance by rules	relevant: where forces of the United States are	-0.05 0.15 -0.11 -0.15 -0.15
relevance by rules	relevant: with the land of an ally	-0.12 -0.03 0.07 -0.02 -0.13
sign	comment	-0.18 -0.30 -0.29 0.07 0.20
sign	explosions reported	0.08 0.08 -0.12 -0.12 -0.12
sign	leader killed	0.09 -0.01 -0.09 0.01 -0.13
sign	nuclear sites struck	0.04 -0.07 -0.10 0.07 -0.14
sign	operations begun	0.25 0.03 -0.16 -0.20 -0.23
sign	states struck	0.17 0.14 -0.04 -0.22 -0.26
sign	strikes suspended	0.16 -0.05 -0.11 -0.03 -0.22
sign	truce agreed	0.12 0.01 -0.08 -0.10 -0.06
sign	war	-0.10 -0.12 -0.10 0.05 0.06
sign	war of a state	-0.08 -0.08 -0.11 0.06 0.05
sign	war of the region	-0.13 -0.18 -0.04 0.08 0.00
state	calm	0.10 0.08 0.18 -0.27 -0.22
state	crisis	-0.26 -0.11 -0.12 0.20 0.05
state	war	-0.14 -0.03 -0.03 0.01 0.07
summary	alarm	0.03 -0.05 -0.01 -0.05 0.00
summary	brief	-0.01 -0.06 0.04 -0.11 0.03
summary	casualty	0.07 -0.04 0.05 -0.06 -0.11
summary	chief	0.00 0.02 -0.05 0.02 -0.03
summary	civilian	-0.03 -0.15 0.04 -0.05 0.02
summary	closure	-0.21 -0.08 0.14 -0.01 -0.14
summary	contact	0.00 -0.03 0.02 -0.04 -0.04
summary	culture	-0.10 -0.14 -0.12 0.13 -0.10
summary	cyber	-0.10 0.02 -0.04 0.07 -0.10
summary	decision	-0.20 -0.16 0.02 -0.03 0.07
summary	domestic	0.03 -0.04 0.03 0.01 -0.13
summary	drill	-0.09 0.02 -0.08 0.05 -0.06
summary	elsewhere	-0.14 -0.13 0.04 0.08 -0.09
summary	everyday	-0.04 0.05 -0.03 -0.01 -0.10
summary	execution	-0.09 0.03 0.08 -0.06 -0.11
summary	force	0.01 -0.09 0.03 -0.03 -0.02
summary	gaza	0.04 -0.14 -0.10 -0.14 0.12
summary	market	-0.16 -0.08 -0.15 0.07 0.08
summary	mass	0.02 -0.05 -0.01 -0.03 -0.03
summary	memory	-0.12 -0.11 -0.11 0.12 -0.08
summary	modal	-0.24 -0.15 -0.01 0.03 0.03
summary	negotiation	-0.01 -0.01 -0.03 0.01 -0.04
summary	network	-0.08 -0.09 0.01 0.05 -0.06
summary	nuclear	0.06 -0.09 0.01 -0.15 0.03
summary	oil	-0.06 0.02 -0.08 0.04 -0.02
summary	opinion	-0.20 -0.22 -0.22 -0.05 0.20
summary	reaction	-0.03 -0.01 -0.01 -0.03 0.00
summary	resolve	0.14 0.05 0.11 -0.25 -0.13
summary	sanction	-0.03 0.04 0.03 -0.12 0.07
summary	settled	-0.02 0.05 0.09 -0.05 -0.25
summary	shipping	-0.19 -0.17 0.03 0.04 -0.06
summary	shock	-0.13 0.02 0.08 -0.02 -0.09
summary	sport	0.03 -0.01 -0.10 0.04 -0.06
summary	spy	-0.08 -0.01 -0.02 0.07 -0.11
summary	strike	-0.03 0.02 0.03 -0.04 -0.06
summary	syria	-0.08 -0.05 0.06 -0.12 0.03
summary	threat	-0.03 0.02 -0.01 -0.07 0.01
summary	toll	-0.12 -0.09 0.02 0.06 -0.05
summary	truce	0.04 -0.04 -0.17 0.04 -0.01
summary	unreal	0.02 -0.03 -0.07 0.00 0.00
summary	unrest	-0.23 0.11 0.08 -0.07 -0.03
summary	weapon	-0.02 -0.07 -0.05 0.00 0.01
summary is	missing	-0.05 -0.06 -0.02 0.02 -0.01
summary is	there	-0.10 -0.06 -0.06 0.06 0.03
summary names	both sides	0.02 -0.12 -0.02 -0.04 0.03
summary names	both sides and usa	-0.13 -0.12 -0.01 0.00 0.07
summary names	both sides and usa and ally	-0.12 -0.12 -0.06 0.05 -0.01
summary names	no party	-0.07 -0.03 -0.04 0.02 0.02
summary names	one side	-0.12 -0.06 -0.05 0.05 0.04
summary names	one side and ally	-0.05 -0.08 -0.10 0.11 -0.05
summary names	one side and usa	-0.07 0.03 0.07 -0.06 -0.07
summary names	usa	-0.03 -0.04 -0.01 0.06 -0.07
summary place	gulf state	-0.12 0.04 -0.07 0.06 -0.09
summary place	land of an ally	0.03 0.03 -0.09 -0.02 -0.06
summary place	neighbour	-0.24 -0.19 0.04 0.01 -0.01
summary place	region	0.00 -0.06 -0.06 -0.03 0.04
summary place	strait or sea	-0.19 -0.04 -0.02 0.10 -0.13
summary place	third country	-0.20 -0.16 -0.05 0.07 0.04
summary place	usa	-0.10 -0.04 0.03 0.03 -0.01
summary word	?	-0.12 -0.14 -0.17 0.06 0.05
summary word	[ally]	-0.04 0.01 -0.13 0.08 -0.07
summary word	[number]	0.04 0.02 0.01 -0.07 -0.10
summary word	[place]	-0.04 -0.05 -0.07 0.01 0.04
summary word	[region]	-0.02 -0.10 -0.06 0.04 0.01
summary word	[side]	-0.07 -0.12 -0.01 0.02 0.05
summary word	[usa]	-0.12 -0.04 0.04 0.01 0.01
summary word	about	-0.07 -0.18 -0.05 0.06 0.05
summary word	accord	-0.02 -0.03 0.02 -0.02 0.00
summary word	accus	-0.13 0.05 0.01 -0.01 -0.13
summary word	acros	-0.08 -0.05 -0.02 0.01 0.01
summary word	act	0.01 0.00 0.00 -0.11 0.01
summary word	action	-0.16 0.05 0.11 -0.01 -0.12
summary word	add	-0.13 -0.08 -0.05 0.07 0.01
summary word	administration	-0.09 0.01 -0.03 0.04 -0.04
summary word	advanc	-0.11 -0.11 0.05 -0.07 0.02
summary word	adversary	-0.02 0.01 0.00 0.02 -0.10
summary word	affair	-0.10 0.06 0.08 -0.04 -0.10
summary word	after	0.02 0.07 0.02 0.01 -0.24
summary word	again	-0.07 -0.01 -0.04 -0.05 0.05
summary word	against	-0.03 -0.03 0.06 -0.06 -0.03
summary word	agency	-0.09 -0.06 0.04 0.03 -0.07
summary word	agent	-0.09 -0.04 0.06 -0.02 -0.09
summary word	aggression	-0.13 0.00 -0.06 -0.12 0.14
summary word	agreement	0.07 0.00 -0.08 -0.02 -0.04
summary word	aid	-0.07 0.12 0.06 -0.04 -0.06
summary word	aim	-0.08 -0.04 -0.02 -0.09 0.08
summary word	air	0.01 0.01 -0.03 -0.05 -0.01
summary word	airstrik	0.02 -0.07 -0.10 0.05 -0.03
summary word	al	-0.04 0.00 0.05 -0.08 0.01
summary word	alert	0.06 -0.06 0.09 0.00 -0.07
summary word	ali	-0.01 0.03 0.00 -0.02 -0.11
summary word	all	-0.12 -0.05 -0.09 -0.15 0.14
summary word	allow	0.06 0.00 -0.13 0.05 -0.01
summary word	ally	-0.06 -0.10 -0.10 0.02 0.06
summary word	also	-0.12 0.05 0.10 -0.16 0.02
summary word	ambassador	-0.09 -0.06 -0.02 -0.15 0.12
summary word	amid	-0.13 0.08 0.11 -0.01 -0.24
summary word	amir	0.05 -0.06 0.00 -0.03 -0.09
summary word	analyst	0.04 -0.13 -0.18 -0.16 0.16
summary word	announc	-0.08 0.08 0.10 -0.11 -0.18
summary word	announcement	-0.17 -0.14 0.08 0.03 -0.11
summary word	another	-0.10 -0.11 0.02 -0.03 0.04
summary word	anti	-0.14 0.05 0.12 -0.12 -0.08
summary word	any	-0.10 -0.10 -0.03 -0.06 0.07
summary word	aoun	0.03 0.00 -0.01 -0.01 -0.10
summary word	apos	-0.06 0.03 -0.01 0.02 -0.03
summary word	appear	-0.12 -0.03 -0.01 0.00 0.02
summary word	april	0.01 -0.14 -0.13 0.11 -0.10
summary word	area	-0.06 -0.06 0.00 0.04 -0.02
summary word	army	-0.13 0.04 0.07 -0.02 -0.13
summary word	arrest	-0.09 0.07 0.10 -0.08 -0.13
summary word	articl	-0.10 -0.01 0.04 -0.01 -0.06
summary word	assault	0.07 0.07 -0.13 -0.10 0.01
summary word	atomic	0.09 0.15 -0.01 -0.15 -0.13
summary word	attack	0.10 0.05 -0.08 -0.10 -0.04
summary word	attempt	-0.09 0.03 0.06 -0.02 -0.09
summary word	authority	-0.12 -0.08 -0.03 0.04 0.04
summary word	avoid	-0.07 -0.09 0.05 0.05 -0.10
summary word	back	-0.02 -0.08 -0.11 0.04 0.04
summary word	ballistic	0.05 -0.10 -0.02 -0.06 0.00
summary word	barrag	0.06 0.02 -0.10 -0.12 -0.03
summary word	bas	0.01 0.00 -0.04 -0.07 0.04
summary word	base	0.01 0.00 -0.10 0.07 -0.11
summary word	befor	-0.09 0.02 -0.07 0.10 -0.09
summary word	beginn	0.07 0.01 -0.13 -0.02 -0.03
summary word	believ	-0.10 -0.01 0.02 -0.12 0.06
summary word	between	0.00 -0.13 -0.11 -0.02 0.10
summary word	beyond	0.06 0.10 -0.10 -0.07 -0.08
summary word	biggest	-0.08 0.02 0.08 -0.09 -0.11
summary word	blackout	-0.08 -0.08 -0.02 0.04 -0.02
summary word	blockad	-0.14 0.11 0.14 -0.10 -0.18
summary word	bloomberg	0.03 0.08 -0.03 -0.12 -0.10
summary word	bomb	-0.02 -0.13 -0.16 0.01 0.08
summary word	boost	-0.08 0.04 -0.09 0.04 -0.08
summary word	border	0.05 0.01 0.05 -0.07 -0.13
summary word	both	-0.08 0.02 -0.12 0.02 -0.02
summary word	br	-0.07 0.11 0.06 -0.04 -0.09
summary word	brac	-0.04 -0.11 -0.10 0.11 -0.08
summary word	broader	0.02 0.07 0.02 -0.04 -0.11
summary word	call	0.04 -0.06 0.01 -0.02 -0.06
summary word	came	-0.06 0.05 -0.01 -0.01 -0.08
summary word	campaign	-0.11 0.05 -0.03 -0.05 0.01
summary word	can	0.05 0.05 -0.11 -0.09 0.02
summary word	capability	0.06 0.01 -0.11 -0.11 0.02
summary word	carry	-0.07 0.06 0.03 0.00 -0.08
summary word	ceas	0.03 0.03 -0.05 0.03 -0.09
summary word	ceasefir	0.02 -0.09 -0.15 0.04 0.01
summary word	central	-0.01 -0.10 -0.18 -0.16 0.15
summary word	chang	-0.12 -0.02 -0.06 0.04 0.08
summary word	char	0.01 0.00 0.02 0.01 -0.09
summary word	charg	-0.11 -0.13 -0.06 0.09 -0.05
summary word	chief	-0.05 0.08 -0.01 0.02 -0.10
summary word	citizen	0.04 -0.13 -0.10 0.06 -0.08
summary word	city	-0.14 -0.08 0.06 0.08 -0.10
summary word	civilian	0.02 0.01 -0.02 -0.18 0.05
summary word	claim	-0.05 0.03 0.03 -0.16 0.04
summary word	clash	-0.06 0.03 0.05 -0.04 -0.10
summary word	clear	0.06 -0.09 0.02 -0.03 -0.09
summary word	clos	-0.16 -0.06 0.05 -0.01 -0.02
summary word	closur	-0.08 -0.08 -0.12 0.11 -0.07
summary word	com	-0.14 -0.08 -0.04 0.05 -0.02
summary word	come	0.06 0.10 0.01 -0.12 -0.02
summary word	commander	0.03 -0.16 0.03 0.00 -0.04
summary word	comment	-0.06 0.01 0.02 0.07 -0.13
summary word	complet	0.05 -0.05 0.00 -0.02 -0.10
summary word	concern	-0.02 -0.14 -0.03 0.06 -0.04
summary word	condemn	-0.19 0.00 -0.01 -0.02 0.04
summary word	conflict	-0.02 -0.02 -0.07 0.09 -0.10
summary word	confrontation	-0.10 -0.10 0.03 0.05 -0.10
summary word	consequenc	-0.11 0.04 0.08 -0.10 -0.01
summary word	consider	-0.06 0.04 -0.04 0.04 -0.11
summary word	continu	0.12 0.04 0.06 -0.22 -0.08
summary word	contract	-0.03 -0.08 -0.09 0.00 0.03
summary word	corp	0.06 0.06 -0.03 -0.08 -0.10
summary word	cost	-0.17 -0.13 -0.09 -0.04 0.12
summary word	could	-0.15 -0.05 0.05 0.07 -0.16
summary word	country	-0.06 -0.04 0.14 -0.08 -0.09
summary word	court	0.05 -0.02 0.07 -0.07 -0.17
summary word	crack	-0.04 -0.03 -0.07 -0.07 0.08
summary word	crackdown	-0.08 0.03 0.07 0.02 -0.14
summary word	crim	-0.07 -0.13 -0.13 0.00 0.03
summary word	crisi	-0.01 0.08 0.07 -0.16 -0.05
summary word	critical	0.03 -0.07 -0.10 0.07 -0.13
summary word	cros	0.05 -0.08 -0.06 -0.08 0.03
summary word	crown	-0.07 -0.02 -0.08 0.06 -0.02
summary word	crud	-0.07 -0.03 -0.05 0.00 0.01
summary word	curb	0.04 -0.01 -0.05 0.00 0.01
summary word	currency	-0.05 -0.11 -0.15 0.04 0.06
summary word	current	-0.06 -0.09 -0.06 -0.04 0.05
summary word	daily	-0.09 -0.11 0.04 -0.08 0.05
summary word	damag	0.06 -0.02 -0.18 -0.04 0.04
summary word	day	0.13 0.11 -0.07 -0.22 -0.01
summary word	days	-0.08 -0.03 0.07 0.00 -0.10
summary word	de	-0.05 0.01 0.03 0.00 -0.09
summary word	deadly	0.02 -0.01 0.05 -0.08 -0.12
summary word	deal	-0.12 0.05 0.08 -0.02 -0.15
summary word	death	-0.08 0.03 0.03 0.00 -0.12
summary word	decad	-0.08 -0.13 -0.14 0.08 0.06
summary word	decision	-0.09 -0.12 -0.02 0.04 -0.02
summary word	decisiv	0.02 0.05 0.12 -0.12 -0.16
summary word	declar	0.06 0.11 0.05 -0.12 -0.10
summary word	declin	-0.06 -0.06 -0.08 0.01 0.05
summary word	deep	-0.03 -0.07 -0.09 -0.03 0.08
summary word	deepen	-0.08 0.08 0.06 -0.04 -0.07
summary word	defenc	-0.09 0.05 0.11 -0.03 -0.11
summary word	defend	0.03 0.02 0.06 -0.10 -0.03
summary word	defens	0.01 0.00 0.01 -0.02 -0.09
summary word	delegation	-0.10 0.08 0.09 -0.13 0.03
summary word	demand	-0.03 0.04 -0.03 0.04 -0.06
summary word	demonstration	-0.09 0.11 0.03 0.00 -0.15
summary word	demonstrator	-0.07 -0.03 -0.06 -0.13 0.08
summary word	describ	-0.04 -0.07 -0.10 -0.01 0.06
summary word	despit	-0.08 0.06 0.07 -0.04 -0.10
summary word	destroy	-0.06 0.09 -0.11 -0.02 -0.16
summary word	did	0.05 -0.10 -0.12 -0.04 0.05
summary word	digital	-0.07 -0.11 -0.09 0.11 -0.09
summary word	diplomacy	0.02 0.09 -0.03 -0.02 -0.08
summary word	diplomatic	-0.07 -0.09 -0.10 0.01 0.08
summary word	direct	0.01 0.03 0.01 0.03 -0.13
summary word	disarm	0.03 -0.06 -0.01 0.02 0.02
summary word	disarmament	-0.13 -0.14 -0.12 0.07 0.05
summary word	discus	-0.04 0.05 -0.01 -0.08 -0.02
summary word	discuss	-0.10 -0.14 -0.17 -0.09 0.13
summary word	disrupt	0.01 0.04 0.05 -0.02 -0.15
summary word	disruption	-0.06 -0.07 0.03 -0.01 0.00
summary word	do	0.05 -0.11 -0.10 0.03 -0.06
summary word	does	-0.06 0.07 0.06 -0.03 -0.09
summary word	dollar	-0.05 -0.10 -0.11 0.10 -0.01
summary word	domestic	-0.10 -0.08 0.00 -0.04 0.04
summary word	down	0.01 -0.05 -0.13 0.12 -0.07
summary word	dozen	0.09 -0.03 -0.07 -0.14 0.00
summary word	dron	-0.06 0.07 0.01 -0.10 0.02
summary word	due	-0.07 0.07 0.04 -0.19 0.03
summary word	dur	-0.08 -0.14 -0.06 0.14 -0.09
summary word	earlier	0.03 -0.07 -0.06 -0.03 0.02
summary word	early	-0.10 -0.03 -0.01 0.00 0.02
summary word	ease	-0.10 -0.13 -0.11 0.02 0.04
summary word	eastern	0.10 0.00 -0.08 0.03 -0.07
summary word	economic	-0.07 -0.02 0.03 -0.11 0.07
summary word	economy	-0.04 -0.13 -0.09 -0.08 0.10
summary word	effect	0.07 -0.08 -0.11 -0.05 0.05
summary word	effort	-0.15 -0.19 -0.13 0.11 0.02
summary word	eliminat	-0.16 0.07 -0.08 -0.01 0.02
summary word	emergency	0.08 0.04 -0.08 0.01 -0.10
summary word	emphasiz	-0.09 -0.03 0.02 0.02 -0.09
summary word	encourag	-0.13 -0.13 -0.04 -0.05 0.05
summary word	end	-0.05 0.06 0.05 -0.08 0.01
summary word	enemy	-0.05 -0.12 -0.01 0.06 -0.02
summary word	energy	-0.05 0.01 -0.04 0.05 -0.07
summary word	engulf	0.06 -0.06 0.03 -0.01 -0.12
summary word	enough	-0.11 -0.11 -0.10 0.06 0.03
summary word	enter	0.02 0.08 0.03 -0.10 -0.11
summary word	escalat	-0.02 0.01 0.02 -0.06 -0.03
summary word	escalation	0.00 0.06 0.03 -0.02 -0.12
summary word	espionag	-0.07 -0.01 0.04 0.00 -0.09
summary word	evacuat	-0.09 -0.05 0.01 -0.05 0.03
summary word	evacuation	-0.04 0.01 -0.02 0.04 -0.08
summary word	even	0.06 0.09 -0.08 -0.06 -0.07
summary word	ever	0.02 0.04 0.03 -0.04 -0.11
summary word	evidenc	-0.13 0.10 0.06 -0.10 -0.09
summary word	exchang	0.05 0.07 -0.12 -0.04 -0.03
summary word	execut	-0.07 0.15 0.09 -0.12 -0.10
summary word	expect	-0.05 -0.07 -0.09 -0.01 0.04
summary word	expert	-0.06 -0.05 0.00 0.07 -0.04
summary word	export	-0.09 -0.10 0.02 0.04 -0.05
summary word	fac	-0.08 0.04 -0.03 -0.12 0.08
summary word	face	-0.06 0.03 -0.03 -0.10 0.06
summary word	facility	0.05 0.08 -0.03 -0.10 0.00
summary word	family	-0.12 -0.02 0.03 0.05 -0.10
summary word	far	-0.12 -0.16 -0.14 0.06 0.06
summary word	fear	0.01 0.09 0.04 -0.09 -0.08
summary word	fell	-0.06 -0.08 -0.09 0.08 0.02
summary word	field	0.11 0.11 -0.12 -0.11 -0.11
summary word	fight	-0.01 -0.04 -0.19 -0.04 0.11
summary word	figur	-0.10 -0.03 0.01 0.01 -0.03
summary word	fir	0.08 0.09 -0.03 -0.12 -0.09
summary word	fire	0.05 0.10 -0.08 -0.05 -0.17
summary word	firm	-0.04 0.04 0.03 0.01 -0.07
summary word	first	-0.05 -0.02 0.00 0.00 -0.05
summary word	flow	-0.05 -0.07 0.01 0.04 -0.06
summary word	fm	0.06 0.04 0.03 -0.05 -0.07
summary word	follow	-0.03 -0.13 -0.09 0.04 0.06
summary word	forc	-0.03 -0.05 0.06 -0.09 0.00
summary word	foreign	-0.11 -0.08 -0.02 0.05 -0.05
summary word	former	-0.07 0.03 -0.07 -0.19 0.10
summary word	freedom	-0.09 -0.10 -0.07 0.03 0.05
summary word	freight	-0.04 -0.08 -0.04 -0.01 0.05
summary word	fresh	-0.03 0.08 -0.02 -0.09 -0.04
summary word	friday	-0.02 -0.05 -0.02 -0.05 0.05
summary word	fuel	0.03 0.06 -0.04 -0.09 0.01
summary word	full	-0.10 -0.07 0.00 -0.07 0.06
summary word	further	-0.04 0.09 -0.14 -0.03 -0.06
summary word	futur	-0.05 0.08 0.05 -0.06 0.00
summary word	g7	0.01 0.05 0.06 -0.12 -0.11
summary word	gain	-0.04 -0.02 -0.02 0.05 -0.09
summary word	gas	-0.06 0.05 0.01 -0.05 -0.05
summary word	gather	-0.08 -0.04 0.03 0.03 -0.09
summary word	general	-0.11 -0.14 -0.17 0.07 0.06
summary word	geopolitical	-0.04 -0.11 -0.13 -0.11 0.13
summary word	get	-0.09 0.05 -0.01 -0.01 -0.03
summary word	gett	-0.10 -0.03 0.03 -0.02 -0.01
summary word	global	-0.09 -0.16 -0.12 -0.04 0.14
summary word	go	-0.12 -0.05 0.02 -0.01 0.03
summary word	goal	0.04 0.00 -0.09 0.00 -0.02
summary word	good	-0.15 0.04 0.06 -0.16 0.02
summary word	government	-0.11 0.00 0.10 -0.16 0.01
summary word	graham	-0.07 0.09 0.07 0.02 -0.13
summary word	group	-0.06 -0.01 0.10 -0.03 -0.15
summary word	grow	-0.11 -0.03 0.06 0.03 -0.09
summary word	guard	0.07 0.03 -0.10 -0.07 -0.09
summary word	hack	-0.10 0.03 -0.12 0.07 -0.06
summary word	halt	-0.08 -0.02 0.11 -0.09 -0.09
summary word	hama	0.08 0.00 0.04 -0.04 -0.04
summary word	hard	-0.09 0.03 0.07 -0.02 -0.12
summary word	hardship	-0.09 -0.04 0.02 -0.09 0.03
summary word	haven	-0.04 -0.10 -0.09 0.06 0.00
summary word	heavy	-0.03 0.04 -0.09 -0.10 0.05
summary word	heighten	0.00 0.04 -0.01 -0.08 -0.01
summary word	help	-0.07 0.04 0.06 -0.05 -0.06
summary word	high	-0.11 0.01 0.09 -0.04 -0.11
summary word	higher	-0.07 -0.12 -0.11 0.06 -0.03
summary word	him	-0.05 0.05 -0.10 0.04 -0.01
summary word	hit	-0.02 -0.04 0.06 -0.01 -0.10
summary word	hits	-0.01 -0.03 0.00 -0.02 -0.01
summary word	hold	-0.10 -0.11 -0.12 0.04 0.02
summary word	home	0.01 -0.02 -0.06 0.03 -0.02
summary word	hospital	0.08 -0.06 0.01 -0.14 -0.14
summary word	host	-0.07 -0.10 -0.03 0.02 0.00
summary word	hostility	-0.08 0.00 -0.16 0.11 -0.11
summary word	hour	-0.06 -0.17 -0.05 0.05 0.03
summary word	how	-0.13 -0.14 -0.16 -0.04 0.11
summary word	href	-0.04 0.08 0.07 -0.03 -0.16
summary word	human	-0.11 -0.15 0.00 -0.10 0.04
summary word	hundred	0.08 -0.08 -0.14 0.03 -0.05
summary word	if	-0.18 0.09 0.02 -0.08 0.00
summary word	immediat	-0.01 0.00 0.05 -0.02 -0.13
summary word	impact	-0.01 -0.10 -0.15 -0.04 0.08
summary word	impos	-0.05 -0.04 0.06 0.00 -0.10
summary word	includ	0.01 -0.02 0.03 -0.03 -0.11
summary word	increas	-0.10 0.01 0.04 -0.07 0.03
summary word	increasingly	-0.07 -0.03 -0.04 0.06 -0.09
summary word	industry	-0.04 -0.07 -0.12 -0.02 0.05
summary word	inflation	-0.09 -0.10 -0.14 -0.04 0.11
summary word	information	-0.08 0.05 0.06 -0.07 -0.07
summary word	infrastructur	0.10 0.02 -0.12 0.00 -0.16
summary word	injur	0.09 -0.10 -0.01 -0.10 -0.11
summary word	intelligenc	0.04 0.00 -0.01 -0.03 -0.10
summary word	intercept	0.00 0.05 -0.01 -0.09 -0.07
summary word	interest	-0.08 0.04 0.04 -0.12 0.03
summary word	interferenc	-0.08 0.11 0.11 -0.09 -0.13
summary word	internal	-0.06 0.06 0.07 0.00 -0.12
summary word	international	0.07 -0.13 -0.12 -0.07 0.07
summary word	internet	-0.08 -0.09 0.01 0.05 -0.06
summary word	interven	-0.12 -0.03 -0.09 0.05 0.03
summary word	intervention	-0.14 -0.07 -0.06 0.06 0.01
summary word	investor	-0.13 -0.05 -0.09 0.08 -0.02
summary word	involv	-0.08 0.06 0.08 -0.02 -0.12
summary word	involvement	-0.04 0.03 0.04 -0.10 0.01
summary word	is	-0.17 -0.02 -0.01 0.05 0.00
summary word	islamic	0.06 -0.04 -0.14 0.09 -0.16
summary word	issu	-0.13 0.07 0.00 -0.09 0.06
summary word	itself	0.04 -0.01 0.03 -0.12 0.03
summary word	jets	0.03 0.01 0.06 -0.10 -0.08
summary word	join	-0.05 0.06 0.03 -0.03 -0.08
summary word	joseph	-0.10 0.03 -0.07 0.00 0.04
summary word	judiciary	-0.07 0.00 0.05 -0.03 -0.09
summary word	jump	-0.04 -0.03 -0.01 0.03 -0.04
summary word	june	-0.04 -0.05 -0.02 -0.09 0.07
summary word	just	-0.13 -0.15 -0.10 0.09 0.05
summary word	keep	-0.11 0.01 0.07 0.02 -0.11
summary word	keir	-0.03 -0.03 -0.04 -0.03 0.04
summary word	key	0.01 0.05 0.07 -0.07 -0.08
summary word	kill	0.04 -0.05 0.06 -0.02 -0.13
summary word	larg	-0.05 -0.01 -0.07 0.00 0.04
summary word	largest	-0.10 0.03 0.01 0.00 -0.03
summary word	last	-0.04 -0.19 -0.07 0.13 -0.05
summary word	late	-0.04 -0.05 0.04 0.03 -0.02
summary word	latest	0.02 0.03 0.00 -0.11 -0.02
summary word	launch	0.03 0.01 0.00 -0.01 -0.09
summary word	launcher	-0.13 -0.13 0.06 0.08 -0.08
summary word	law	0.03 -0.11 -0.07 -0.03 0.04
summary word	lead	-0.05 -0.06 -0.09 -0.13 0.10
summary word	leader	-0.01 -0.06 -0.04 0.04 -0.03
summary word	leadership	-0.13 0.05 0.02 0.04 -0.12
summary word	least	-0.11 -0.06 0.07 0.03 -0.12
summary word	leav	-0.07 0.08 0.05 -0.12 0.01
summary word	led	-0.08 -0.11 0.01 0.02 -0.01
summary word	left	-0.01 0.07 -0.14 -0.10 0.08
summary word	leniency	-0.08 -0.05 0.02 0.02 -0.08
summary word	lift	-0.09 -0.14 -0.13 0.05 0.05
summary word	like	-0.09 -0.01 0.08 -0.12 -0.02
summary word	likely	0.04 0.03 -0.10 -0.07 0.02
summary word	limit	-0.09 0.02 0.02 0.04 -0.12
summary word	lindsey	-0.07 0.09 0.07 0.02 -0.13
summary word	liv	-0.17 -0.11 -0.07 -0.04 0.11
summary word	load	-0.11 -0.02 -0.03 -0.04 0.04
summary word	lock	-0.11 0.00 -0.04 -0.05 0.05
summary word	long	0.00 0.01 -0.04 0.00 -0.02
summary word	look	-0.10 0.06 0.10 -0.06 -0.13
summary word	major	-0.03 -0.09 -0.03 0.02 0.01
summary word	make	0.02 0.07 0.06 -0.12 -0.10
summary word	man	-0.08 0.00 0.03 -0.01 -0.08
summary word	many	0.01 -0.10 -0.06 -0.10 0.08
summary word	march	-0.07 -0.13 -0.13 0.14 -0.13
summary word	maritim	-0.04 -0.11 -0.10 0.06 -0.01
summary word	mark	-0.08 -0.03 0.05 -0.03 -0.06
summary word	market	-0.07 -0.02 -0.19 0.00 0.09
summary word	martyr	-0.14 -0.13 -0.04 0.12 -0.05
summary word	mass	-0.06 -0.09 -0.06 -0.10 0.10
summary word	massiv	0.06 -0.09 0.04 -0.08 -0.13
summary word	matter	-0.09 0.05 0.02 0.01 -0.09
summary word	may	-0.18 -0.17 0.03 0.06 -0.01
summary word	media	-0.08 -0.02 -0.02 -0.07 0.07
summary word	meet	-0.02 0.01 -0.05 0.07 -0.21
summary word	met	-0.07 0.03 -0.03 -0.04 0.01
summary word	might	-0.08 0.03 0.03 -0.15 0.08
summary word	military	0.05 -0.04 0.00 -0.03 -0.06
summary word	minister	-0.05 -0.09 0.05 -0.06 0.00
summary word	ministry	-0.07 -0.14 0.01 0.05 -0.03
summary word	missil	0.04 -0.10 -0.09 -0.04 0.04
summary word	monday	-0.01 0.07 0.07 -0.14 -0.02
summary word	monitor	-0.04 0.03 -0.05 -0.09 0.05
summary word	month	0.08 -0.01 0.01 -0.17 0.00
summary word	more	-0.05 -0.15 0.11 0.01 -0.09
summary word	morn	-0.03 0.06 0.04 -0.10 -0.02
summary word	most	-0.07 -0.14 -0.14 0.08 0.05
summary word	mount	-0.04 -0.09 -0.09 0.00 0.06
summary word	mov	-0.06 -0.09 -0.11 0.05 0.03
summary word	move	-0.09 -0.14 -0.10 0.03 0.07
summary word	much	-0.08 -0.02 -0.07 -0.03 0.08
summary word	multipl	0.01 0.07 -0.07 0.00 -0.05
summary word	nation	-0.01 0.01 -0.13 0.09 -0.14
summary word	national	-0.06 0.08 -0.01 -0.06 -0.04
summary word	nationwid	-0.09 0.07 0.09 0.00 -0.14
summary word	natural	-0.07 -0.02 0.06 -0.08 0.00
summary word	naval	-0.06 -0.06 0.03 0.02 -0.10
summary word	near	0.05 0.01 0.02 -0.09 -0.12
summary word	negotiation	-0.12 -0.06 -0.04 0.02 0.00
summary word	network	-0.06 0.05 0.06 -0.13 0.03
summary word	never	0.05 -0.02 -0.14 0.01 0.00
summary word	new	0.04 0.00 -0.14 0.04 -0.06
summary word	news	-0.03 -0.06 -0.12 0.03 0.05
summary word	next	-0.11 -0.04 -0.01 -0.02 0.03
summary word	night	0.02 -0.04 -0.16 0.03 0.01
summary word	no	-0.08 0.07 0.06 -0.04 -0.16
summary word	non	-0.07 -0.09 -0.02 0.07 -0.04
summary word	not	-0.14 -0.12 0.03 0.07 -0.04
summary word	now	-0.05 -0.11 0.03 -0.05 0.02
summary word	nuclear	0.03 -0.08 0.02 -0.12 0.03
summary word	offensiv	-0.10 -0.13 0.02 0.00 0.05
summary word	offer	-0.05 0.00 0.01 0.04 -0.11
summary word	official	-0.03 0.02 -0.12 0.04 -0.05
summary word	oil	-0.07 -0.05 -0.07 0.07 -0.01
summary word	old	-0.07 0.08 0.06 -0.05 -0.04
summary word	once	0.06 0.08 -0.12 -0.16 0.05
summary word	one	-0.08 0.03 -0.03 -0.12 0.07
summary word	ongo	-0.13 -0.01 -0.01 0.00 0.00
summary word	only	0.02 0.09 0.07 -0.10 -0.13
summary word	open	-0.01 0.03 -0.08 0.06 -0.10
summary word	operat	-0.05 0.01 0.03 -0.01 -0.11
summary word	operation	-0.05 0.04 0.08 -0.05 -0.11
summary word	operativ	-0.11 0.07 0.03 -0.02 -0.10
summary word	order	0.03 0.10 0.04 -0.09 -0.12
summary word	other	-0.06 -0.08 -0.09 0.15 -0.11
summary word	out	-0.11 0.01 0.05 0.00 -0.04
summary word	over	0.02 0.02 0.09 0.03 -0.20
summary word	overnight	-0.05 -0.03 0.02 0.00 -0.02
summary word	p	-0.06 0.07 0.08 -0.05 -0.11
summary word	part	-0.10 -0.01 0.02 -0.01 -0.02
summary word	past	0.06 0.09 0.00 -0.08 -0.06
summary word	pdt	-0.08 0.02 0.04 -0.03 -0.05
summary word	peac	-0.12 -0.05 0.05 0.09 -0.18
summary word	peaceful	-0.09 0.04 -0.02 -0.10 0.02
summary word	peopl	0.03 -0.01 0.06 -0.09 -0.07
summary word	percent	-0.07 -0.09 -0.04 0.07 -0.07
summary word	personnel	-0.12 0.03 0.08 -0.05 -0.08
summary word	phas	-0.14 -0.16 -0.11 0.06 0.06
summary word	pictur	-0.06 0.08 0.05 -0.11 0.02
summary word	plan	-0.09 -0.12 0.06 0.07 -0.14
summary word	pledg	-0.06 -0.02 0.02 0.02 -0.04
summary word	pm	-0.08 0.01 0.02 0.03 -0.07
summary word	point	0.00 0.06 -0.10 -0.14 0.05
summary word	policy	-0.08 -0.13 -0.12 0.03 0.07
summary word	political	-0.08 0.04 0.02 -0.09 0.02
summary word	port	-0.10 0.00 0.06 -0.02 -0.11
summary word	possibility	-0.06 -0.13 -0.10 0.06 0.01
summary word	possibl	0.03 0.01 -0.09 -0.04 0.03
summary word	post	-0.11 0.04 0.03 -0.02 -0.05
summary word	potential	-0.08 -0.11 0.00 0.01 0.01
summary word	power	-0.10 -0.09 -0.05 -0.02 0.10
summary word	powerful	0.05 -0.12 -0.07 -0.09 0.04
summary word	preemptiv	-0.10 -0.08 0.04 -0.09 0.02
summary word	premium	-0.03 -0.07 -0.11 -0.01 0.05
summary word	prepar	-0.12 0.01 -0.04 0.01 0.00
summary word	president	-0.04 0.07 -0.01 0.03 -0.09
summary word	pressur	-0.08 -0.04 -0.04 -0.02 0.05
summary word	pric	-0.06 -0.14 -0.16 0.06 0.07
summary word	prim	-0.04 -0.12 0.01 -0.05 0.04
summary word	princ	-0.07 -0.02 -0.08 0.06 -0.02
summary word	produc	-0.05 -0.10 -0.09 0.04 0.03
summary word	producer	-0.07 -0.04 0.04 -0.02 0.00
summary word	product	-0.04 -0.09 -0.08 0.08 -0.03
summary word	production	-0.03 0.04 0.11 -0.13 -0.10
summary word	program	-0.01 -0.10 0.06 -0.11 0.01
summary word	promis	0.03 0.06 0.06 -0.11 -0.13
summary word	prompt	-0.11 -0.11 0.04 0.09 -0.13
summary word	protect	-0.08 0.02 0.05 -0.03 -0.03
summary word	protest	-0.21 -0.01 0.04 -0.04 -0.01
summary word	protester	-0.18 0.20 0.15 -0.15 -0.13
summary word	push	-0.01 -0.09 -0.05 0.04 -0.03
summary word	question	-0.03 -0.04 0.00 0.05 -0.03
summary word	r	-0.09 -0.01 -0.03 -0.15 0.09
summary word	rais	0.05 0.01 0.04 -0.02 -0.16
summary word	rally	-0.03 -0.07 -0.08 0.08 -0.07
summary word	rat	-0.04 -0.09 -0.09 0.01 0.05
summary word	reach	0.04 -0.09 -0.15 0.05 -0.10
summary word	react	0.08 -0.07 -0.09 -0.10 0.06
summary word	read	-0.09 0.01 0.04 -0.03 -0.04
summary word	readines	-0.09 0.16 0.07 -0.07 -0.10
summary word	ready	-0.08 -0.01 0.08 -0.01 -0.12
summary word	recent	-0.13 -0.20 -0.17 0.04 0.05
summary word	red	-0.07 0.08 0.09 -0.09 -0.11
summary word	reduc	-0.07 -0.11 -0.09 -0.05 0.07
summary word	refin	-0.04 -0.09 -0.08 0.08 -0.03
summary word	regard	-0.11 -0.05 0.05 -0.03 -0.01
summary word	regim	-0.18 -0.06 -0.09 0.02 0.05
summary word	region	-0.08 0.11 0.11 -0.08 -0.19
summary word	regional	0.02 -0.03 -0.16 0.03 -0.01
summary word	reiterat	-0.09 -0.07 -0.08 0.10 -0.09
summary word	reject	0.03 -0.05 0.03 -0.03 -0.11
summary word	remain	0.03 -0.12 -0.03 -0.02 0.02
summary word	renew	-0.11 0.00 0.09 0.00 -0.13
summary word	rep	-0.07 -0.11 -0.15 -0.14 0.15
summary word	repercussion	-0.06 -0.10 -0.09 0.01 0.04
summary word	report	-0.07 0.12 -0.02 -0.13 -0.02
summary word	reportedly	-0.13 0.11 0.09 -0.01 -0.14
summary word	republican	-0.06 -0.11 -0.10 0.02 0.06
summary word	rescu	-0.09 0.05 -0.02 -0.08 0.02
summary word	resident	0.00 -0.07 0.08 -0.13 -0.04
summary word	respond	-0.06 0.08 0.03 -0.10 0.03
summary word	respons	0.08 -0.08 -0.05 -0.04 -0.03
summary word	responsibl	0.05 -0.10 -0.08 0.03 0.02
summary word	restriction	-0.11 -0.12 -0.04 0.12 -0.10
summary word	result	0.01 -0.04 -0.12 -0.06 0.10
summary word	retaliat	-0.14 0.00 0.11 -0.11 -0.05
summary word	retaliation	0.14 0.02 -0.02 -0.14 -0.16
summary word	retaliatory	0.09 -0.04 -0.21 -0.09 0.07
summary word	retir	-0.06 -0.11 -0.10 -0.12 0.11
summary word	return	-0.07 0.07 -0.03 -0.11 0.06
summary word	revolution	0.07 0.01 -0.13 0.00 -0.10
summary word	rhetoric	-0.09 0.03 -0.02 -0.10 0.04
summary word	rich	0.03 0.09 -0.07 -0.13 -0.12
summary word	right	-0.09 0.05 0.03 -0.10 0.03
summary word	ris	-0.08 -0.02 -0.04 -0.02 0.06
summary word	rise	-0.06 -0.09 -0.10 -0.07 0.09
summary word	risk	0.03 0.00 -0.15 0.00 0.02
summary word	rocket	-0.14 -0.08 0.00 0.10 -0.06
summary word	rose	-0.10 -0.15 -0.14 0.12 -0.03
summary word	round	-0.16 -0.16 -0.03 0.05 -0.02
summary word	rt	-0.09 0.01 0.04 -0.03 -0.04
summary word	s	-0.09 0.09 0.06 -0.11 -0.02
summary word	said	-0.03 -0.02 0.03 -0.02 -0.05
summary word	salvo	0.07 -0.09 0.03 -0.13 -0.09
summary word	sanction	-0.11 0.04 0.03 -0.11 0.07
summary word	saturday	0.03 -0.04 -0.02 0.02 -0.11
summary word	say	-0.01 -0.08 0.03 0.06 -0.11
summary word	says	0.03 -0.20 0.01 0.08 -0.12
summary word	scal	-0.06 0.02 -0.11 -0.11 0.10
summary word	scientist	-0.06 -0.03 0.11 -0.11 -0.11
summary word	second	-0.09 -0.12 -0.13 0.08 -0.02
summary word	secretary	0.01 -0.03 0.03 -0.06 -0.04
summary word	security	0.01 0.11 0.10 -0.13 -0.13
summary word	see	-0.06 -0.11 -0.12 -0.04 0.10
summary word	seek	-0.09 -0.10 0.04 0.02 -0.09
summary word	sen	-0.08 0.12 0.09 -0.10 -0.11
summary word	senat	-0.08 -0.09 -0.10 0.02 0.02
summary word	senior	-0.02 -0.09 -0.15 0.05 0.05
summary word	sent	0.06 -0.10 -0.10 -0.05 0.03
summary word	set	-0.08 0.03 0.04 -0.02 -0.08
summary word	seven	-0.01 -0.05 0.02 0.02 -0.09
summary word	sever	-0.03 0.04 0.05 -0.01 -0.08
summary word	several	0.03 -0.11 -0.02 0.03 -0.04
summary word	shar	-0.05 -0.02 0.00 -0.04 0.02
summary word	shelter	0.04 -0.19 -0.02 -0.05 0.08
summary word	ship	-0.12 -0.18 -0.09 0.06 0.08
summary word	shipp	-0.10 -0.02 0.07 -0.01 -0.11
summary word	shoot	-0.09 0.04 0.04 -0.10 0.02
summary word	shot	0.06 -0.05 0.05 -0.09 -0.10
summary word	should	-0.07 -0.11 -0.04 0.05 -0.01
summary word	show	-0.11 -0.09 -0.03 0.08 0.01
summary word	sid	0.03 0.00 -0.06 -0.05 0.01
summary word	sign	-0.08 0.03 0.02 0.01 -0.13
summary word	signal	-0.07 0.06 -0.03 0.03 -0.11
summary word	significant	-0.07 -0.09 -0.09 0.04 0.01
summary word	sinc	-0.10 -0.14 0.02 0.03 -0.02
summary word	siren	0.03 0.05 0.05 -0.09 -0.09
summary word	sit	-0.12 -0.02 0.07 0.00 0.01
summary word	site	-0.05 0.06 0.07 -0.11 -0.09
summary word	six	-0.12 -0.11 -0.12 0.15 -0.12
summary word	skip	-0.06 0.02 0.04 0.00 -0.09
summary word	soar	-0.05 0.03 -0.04 0.07 -0.08
summary word	social	-0.05 -0.05 -0.09 -0.02 0.08
summary word	soldier	0.06 -0.09 0.02 -0.01 -0.14
summary word	some	-0.15 -0.05 -0.16 0.08 0.06
summary word	sound	0.02 0.05 -0.04 -0.13 0.05
summary word	sourc	0.02 0.09 0.00 -0.04 -0.21
summary word	south	0.00 -0.09 -0.10 0.05 0.04
summary word	southern	0.16 0.06 0.02 -0.10 -0.07
summary word	sovereignty	-0.13 0.01 0.10 -0.02 -0.15
summary word	spark	-0.02 -0.04 -0.03 0.04 -0.01
summary word	speak	-0.01 -0.01 -0.17 0.02 0.06
summary word	speculation	0.00 0.08 0.04 -0.08 -0.12
summary word	spot	-0.07 -0.10 -0.11 0.00 0.05
summary word	spread	-0.06 0.06 -0.03 0.07 -0.09
summary word	spy	-0.11 0.01 0.06 -0.03 -0.12
summary word	stability	-0.05 -0.08 -0.03 0.08 -0.10
summary word	stand	-0.08 -0.10 -0.06 -0.12 0.10
summary word	start	0.02 0.01 -0.09 -0.01 0.03
summary word	stat	0.07 -0.07 -0.01 -0.05 -0.04
summary word	statement	-0.12 0.05 0.05 -0.11 0.05
summary word	stay	-0.05 0.00 -0.03 -0.06 0.05
summary word	still	-0.08 -0.09 -0.11 -0.01 0.07
summary word	stock	-0.10 -0.12 -0.02 0.11 -0.14
summary word	stockpil	-0.07 0.03 0.00 -0.03 0.02
summary word	stok	0.04 0.05 0.00 -0.05 -0.09
summary word	strategist	-0.05 -0.11 -0.09 0.08 0.01
summary word	street	-0.09 -0.06 -0.05 0.09 -0.09
summary word	stress	-0.09 -0.09 -0.10 0.10 -0.08
summary word	strik	-0.13 -0.05 0.13 0.03 -0.17
summary word	struck	0.02 0.01 -0.08 -0.02 -0.02
summary word	summit	-0.01 0.07 0.04 -0.12 -0.09
summary word	sunday	-0.05 0.01 -0.04 0.06 -0.10
summary word	supply	-0.01 -0.01 -0.02 0.03 -0.04
summary word	support	-0.08 0.00 0.05 -0.13 0.04
summary word	suppress	-0.05 -0.03 -0.05 0.05 0.01
summary word	surg	-0.06 0.11 0.07 -0.10 -0.01
summary word	sustain	-0.07 -0.11 -0.06 -0.01 0.05
summary word	system	-0.05 0.04 0.07 -0.11 -0.10
summary word	tak	-0.07 0.08 0.06 -0.09 -0.02
summary word	take	-0.07 0.05 0.01 0.04 -0.11
summary word	talk	0.01 -0.06 -0.01 -0.02 -0.02
summary word	tanker	-0.04 -0.10 -0.08 0.09 -0.06
summary word	target	0.01 0.05 0.02 0.03 -0.22
summary word	tell	0.05 -0.11 -0.13 0.08 -0.12
summary word	tension	-0.09 -0.02 -0.01 -0.07 0.06
summary word	territory	0.07 0.08 -0.03 -0.12 -0.15
summary word	terror	0.09 0.00 -0.03 -0.06 0.02
summary word	terrorist	-0.10 0.05 -0.04 -0.10 0.04
summary word	th	-0.09 -0.04 0.07 -0.11 0.01
summary word	their	-0.06 -0.05 -0.10 0.08 -0.02
summary word	them	-0.05 -0.13 -0.09 0.06 0.05
summary word	ther	-0.07 0.04 0.00 -0.02 -0.04
summary word	they	-0.14 -0.04 -0.05 -0.17 0.14
summary word	though	-0.09 -0.11 -0.07 -0.02 0.06
summary word	thousand	-0.11 -0.11 -0.10 0.12 -0.12
summary word	thre	0.00 -0.13 -0.03 0.00 0.06
summary word	threat	-0.11 -0.08 -0.02 0.03 0.02
summary word	threaten	0.02 0.09 -0.02 -0.10 0.01
summary word	through	-0.14 -0.20 -0.17 0.13 0.06
summary word	thursday	0.04 -0.07 0.00 -0.02 -0.06
summary word	tighter	-0.08 -0.10 -0.11 0.04 0.01
summary word	tim	0.00 0.03 -0.02 -0.05 0.00
summary word	time	-0.09 -0.13 -0.13 0.13 -0.08
summary word	told	-0.13 -0.11 0.04 0.03 -0.10
summary word	toll	-0.09 -0.03 0.06 0.01 -0.08
summary word	top	-0.07 0.12 -0.01 -0.05 -0.08
summary word	toward	0.05 -0.03 -0.06 -0.11 0.02
summary word	trad	-0.09 -0.09 -0.02 0.00 0.04
summary word	trader	-0.06 -0.14 -0.11 0.14 -0.13
summary word	travel	-0.06 -0.10 -0.09 0.03 0.05
summary word	trigger	-0.08 -0.08 -0.07 -0.06 0.10
summary word	troop	0.06 -0.10 -0.13 0.09 -0.08
summary word	truc	0.05 0.05 -0.06 -0.05 -0.02
summary word	try	-0.09 0.02 -0.07 -0.01 0.04
summary word	tuesday	-0.07 -0.03 0.03 0.02 -0.10
summary word	turn	-0.05 -0.07 -0.01 0.06 -0.10
summary word	two	0.03 -0.04 -0.03 0.04 -0.13
summary word	uncertainty	-0.11 -0.03 0.02 -0.06 0.05
summary word	under	0.02 -0.10 0.02 -0.12 0.03
summary word	unfold	0.03 0.05 -0.13 -0.14 0.08
summary word	unrest	-0.13 0.05 0.12 -0.05 -0.19
summary word	up	-0.09 0.09 -0.04 0.06 -0.10
summary word	upward	-0.03 -0.07 -0.08 -0.12 0.11
summary word	uranium	0.03 0.10 0.00 -0.14 0.02
summary word	urg	-0.09 -0.02 0.00 0.08 -0.11
summary word	us	-0.10 -0.06 -0.07 0.01 0.06
summary word	valu	-0.07 -0.09 -0.08 0.08 -0.06
summary word	verg	0.01 0.10 0.05 -0.11 -0.12
summary word	very	-0.14 -0.03 0.06 -0.06 -0.02
summary word	vessel	-0.05 -0.15 -0.12 0.13 -0.10
summary word	violation	-0.01 0.01 -0.08 -0.07 0.08
summary word	violenc	-0.10 0.07 0.00 0.04 -0.14
summary word	violent	-0.06 0.08 0.09 -0.08 -0.11
summary word	violently	-0.06 0.03 -0.04 0.04 -0.03
summary word	visit	-0.16 -0.14 0.01 0.03 0.00
summary word	vow	-0.04 0.04 -0.05 -0.07 0.06
summary word	want	-0.07 -0.11 -0.08 0.03 0.01
summary word	war	-0.17 -0.16 -0.01 -0.04 0.09
summary word	warn	-0.01 0.01 0.09 -0.03 -0.13
summary word	warning	-0.02 0.00 0.02 -0.02 -0.03
summary word	watchdog	0.05 0.12 0.03 -0.13 -0.11
summary word	wav	0.00 -0.07 0.03 -0.03 -0.04
summary word	wave	0.01 0.04 -0.03 -0.11 0.03
summary word	we	-0.06 -0.02 0.07 -0.08 -0.04
summary word	weapon	-0.07 0.05 -0.14 0.01 -0.02
summary word	wednesday	-0.12 -0.04 -0.11 0.05 0.02
summary word	week	-0.16 -0.12 -0.08 0.07 -0.01
summary word	weekend	0.02 0.01 -0.05 -0.03 -0.01
summary word	weigh	-0.08 0.07 0.10 -0.12 -0.08
summary word	well	-0.14 -0.08 0.02 0.01 -0.02
summary word	western	-0.07 0.01 -0.08 -0.01 0.00
summary word	what	0.00 0.03 -0.03 -0.18 0.07
summary word	when	-0.11 -0.09 -0.03 -0.06 0.07
summary word	wher	0.04 -0.05 -0.10 0.02 -0.03
summary word	whether	-0.12 0.01 0.05 -0.03 -0.05
summary word	which	-0.14 -0.11 -0.04 0.12 -0.05
summary word	whil	0.00 -0.12 -0.01 -0.01 0.01
summary word	who	0.02 -0.05 -0.03 0.03 -0.05
summary word	wider	-0.04 0.00 -0.05 0.05 -0.04
summary word	will	0.08 0.02 -0.03 -0.07 -0.02
summary word	within	-0.10 0.08 0.06 -0.12 0.02
summary word	without	-0.15 0.04 0.00 -0.12 0.06
summary word	work	0.04 0.01 -0.14 -0.04 0.03
summary word	world	-0.03 -0.05 0.05 0.02 -0.13
summary word	would	-0.16 0.03 -0.06 -0.10 0.11
summary word	wound	0.05 -0.03 -0.06 -0.01 -0.07
summary word	year	0.00 -0.05 -0.11 -0.12 0.13
summary word	yet	-0.05 -0.04 -0.02 -0.05 0.05
thing	airline	0.06 0.03 -0.10 -0.03 -0.09
thing	airport	-0.03 -0.01 -0.04 -0.04 0.06
thing	airspace	-0.07 -0.10 0.08 -0.04 -0.03
thing	bank	-0.11 -0.15 -0.15 0.10 0.03
thing	base	0.07 0.06 -0.02 -0.11 -0.15
thing	diplomats	-0.18 -0.16 0.00 0.07 -0.04
thing	embassy	-0.09 0.15 0.04 -0.14 -0.13
thing	fighter	0.01 0.11 -0.01 -0.17 -0.09
thing	funeral	0.03 -0.11 -0.13 0.08 0.00
thing	gas works	-0.12 -0.05 0.12 -0.02 -0.23
thing	home	0.01 0.01 -0.16 0.02 -0.07
thing	hospital	-0.08 0.08 -0.25 0.02 -0.08
thing	hotel	-0.08 0.13 -0.07 -0.16 0.02
thing	internet	-0.13 -0.11 0.06 -0.03 0.00
thing	market	0.13 -0.08 -0.14 -0.13 -0.13
thing	mine	-0.14 0.08 0.05 -0.13 -0.12
thing	missile site	-0.06 -0.17 -0.12 0.16 -0.11
thing	nuclear site	0.09 -0.12 -0.06 -0.04 -0.03
thing	nuclear weapon	0.06 0.05 -0.12 0.04 0.00
thing	oil depot	-0.05 0.14 -0.08 -0.14 -0.14
thing	oil price	-0.13 0.06 0.06 0.01 -0.14
thing	oil trade	-0.09 -0.02 -0.07 0.07 -0.04
thing	oilfield	-0.04 0.10 0.05 -0.16 -0.16
thing	police	0.02 0.07 0.02 -0.12 -0.14
thing	port	-0.13 -0.03 -0.03 0.03 -0.01
thing	power plant	-0.08 -0.01 0.00 0.06 -0.17
thing	refinery	0.06 0.04 0.09 -0.17 -0.23
thing	school	0.00 -0.08 -0.08 0.06 -0.06
thing	ship	-0.22 0.10 -0.05 0.03 -0.16
thing	stock exchange	-0.12 0.04 0.04 -0.03 -0.05
thing	strait	-0.03 -0.05 0.06 -0.02 -0.10
thing	treaty	-0.16 0.03 0.06 -0.07 -0.01
thing	warship	0.12 -0.01 -0.14 -0.15 -0.13
thing	water	-0.12 0.01 0.13 -0.17 -0.15
thing	worship	-0.16 -0.10 0.01 0.13 -0.19
title	alarm	-0.16 0.00 0.09 -0.06 -0.04
title	brief	0.01 -0.03 0.02 -0.04 -0.06
title	casualty	0.07 0.05 -0.02 -0.07 -0.17
title	chief	-0.04 -0.03 0.05 -0.02 -0.07
title	civilian	-0.06 -0.08 0.05 0.00 -0.04
title	closure	0.05 -0.06 0.02 -0.08 -0.05
title	contact	-0.13 -0.04 0.03 0.04 -0.08
title	culture	-0.10 0.01 -0.16 0.00 0.05
title	cyber	-0.21 -0.15 0.11 0.01 -0.19
title	decision	-0.05 -0.09 -0.01 0.01 0.03
title	domestic	-0.11 0.00 -0.07 0.01 -0.01
title	drill	-0.12 -0.03 -0.14 0.03 0.01
title	elsewhere	-0.17 0.05 0.03 0.02 -0.18
title	everyday	-0.11 -0.18 -0.08 0.06 0.04
title	execution	-0.13 0.04 0.12 -0.09 -0.16
title	force	-0.08 0.00 -0.04 0.01 0.02
title	gaza	0.00 0.02 -0.17 -0.01 0.01
title	market	-0.08 -0.05 0.09 -0.06 -0.03
title	mass	0.15 0.01 -0.07 -0.13 -0.07
title	modal	-0.24 -0.15 -0.12 0.07 0.08
title	negotiation	-0.03 0.00 -0.08 -0.03 0.03
title	network	-0.14 -0.11 0.05 0.02 -0.04
title	nuclear	0.06 -0.20 0.09 -0.04 -0.15
title	oil	-0.10 0.03 0.03 0.00 -0.09
title	opinion	-0.18 -0.04 -0.21 0.04 0.08
title	pact	-0.16 -0.11 0.09 -0.01 -0.01
title	reaction	-0.07 -0.03 -0.06 0.09 -0.07
title	resolve	0.07 -0.06 0.06 -0.06 -0.12
title	sanction	-0.20 -0.09 0.05 -0.01 -0.01
title	settled	0.10 0.01 0.04 -0.10 -0.16
title	shipping	0.09 0.10 0.04 -0.08 -0.25
title	shock	-0.10 0.02 0.08 -0.02 -0.11
title	sport	-0.17 -0.19 -0.04 0.07 0.07
title	spy	-0.16 -0.14 -0.02 0.06 0.00
title	strike	0.00 0.02 0.00 -0.04 -0.04
title	syria	-0.15 -0.12 -0.16 0.10 0.05
title	threat	-0.06 -0.06 -0.02 0.05 -0.02
title	toll	-0.10 -0.05 0.11 -0.06 -0.08
title	truce	0.07 -0.01 -0.05 -0.06 -0.07
title	unreal	-0.06 -0.10 0.05 -0.01 0.01
title	unrest	-0.08 0.03 0.02 -0.03 -0.04
title	weapon	0.05 0.12 -0.04 -0.10 -0.13
title names	ally	-0.13 -0.07 -0.09 0.09 -0.01
title names	both sides	0.00 -0.04 -0.04 0.00 0.00
title names	both sides and ally	-0.17 0.00 0.01 -0.03 0.02
title names	both sides and usa	-0.03 -0.01 -0.01 -0.02 0.01
title names	both sides and usa and ally	0.04 0.08 0.00 -0.16 0.00
title names	no party	-0.25 -0.04 -0.01 0.01 0.05
title names	one side	-0.11 -0.02 0.02 0.03 -0.03
title names	one side and ally	-0.12 0.04 -0.04 -0.03 -0.03
title names	one side and usa	-0.06 -0.07 0.00 -0.01 0.03
title names	one side and usa and ally	0.03 -0.02 -0.06 0.03 -0.15
title names	usa	-0.25 -0.17 -0.02 0.07 0.03
title names a capital of	side	-0.11 0.01 -0.09 0.05 0.03
title names a force of	ally	-0.12 0.02 -0.04 -0.01 -0.04
title names a force of	side	0.01 -0.01 0.11 -0.02 -0.21
title names a kin of	side	-0.16 -0.16 0.11 -0.02 0.01
title names a leader of	side	-0.09 -0.15 0.12 0.05 -0.12
title names a people of	side	-0.02 0.01 0.02 0.09 -0.20
title names a place of	side	0.00 0.13 -0.06 -0.05 -0.13
title names a politician of	side	-0.16 -0.13 0.05 -0.03 0.04
title names a service of	side	-0.15 -0.11 -0.03 -0.11 0.12
title names a state of	side	-0.06 -0.10 -0.05 0.01 0.10
title names a state of	usa	-0.07 -0.07 -0.01 0.01 0.04
title naming ally	casualty	0.07 0.08 0.14 -0.13 -0.08
title naming ally	decision	-0.10 -0.05 -0.05 0.00 0.05
title naming ally	force	-0.12 -0.07 -0.11 0.06 0.03
title naming ally	strike	-0.07 -0.02 0.03 -0.04 0.03
title naming both sides	alarm	-0.13 0.02 -0.12 0.09 -0.10
title naming both sides	brief	-0.08 0.02 0.09 0.01 -0.13
title naming both sides	casualty	0.01 0.08 0.03 -0.15 -0.18
title naming both sides	chief	-0.05 0.07 0.05 -0.13 -0.03
title naming both sides	civilian	0.07 -0.06 -0.01 0.00 -0.22
title naming both sides	closure	-0.14 -0.03 0.01 -0.02 0.04
title naming both sides	contact	-0.07 0.02 -0.01 0.01 -0.06
title naming both sides	cyber	-0.15 -0.12 0.02 0.05 -0.09
title naming both sides	decision	-0.12 -0.07 0.02 -0.04 0.06
title naming both sides	domestic	-0.18 -0.04 0.07 -0.01 0.00
title naming both sides	elsewhere	-0.13 0.12 -0.09 -0.12 -0.12
title naming both sides	everyday	0.01 -0.03 -0.13 0.03 -0.04
title naming both sides	execution	-0.11 0.05 0.10 -0.07 -0.14
title naming both sides	force	-0.07 0.00 0.02 0.01 -0.06
title naming both sides	gaza	0.04 -0.02 -0.15 0.02 -0.03
title naming both sides	market	-0.05 -0.04 -0.02 -0.06 0.05
title naming both sides	mass	0.12 -0.03 0.01 -0.15 -0.09
title naming both sides	modal	-0.09 -0.01 -0.15 0.00 0.05
title naming both sides	negotiation	-0.09 0.07 -0.09 0.00 0.00
title naming both sides	nuclear	0.10 -0.17 -0.02 -0.05 -0.05
title naming both sides	oil	-0.03 0.09 0.03 -0.06 -0.15
title naming both sides	opinion	-0.13 -0.17 -0.02 0.03 0.03
title naming both sides	reaction	-0.04 0.06 -0.16 0.01 0.02
title naming both sides	resolve	-0.07 0.00 0.11 -0.09 -0.04
title naming both sides	settled	-0.02 0.03 -0.03 0.02 -0.17
title naming both sides	shipping	-0.02 0.05 -0.03 -0.01 -0.08
title naming both sides	shock	-0.01 0.07 0.09 -0.09 -0.23
title naming both sides	sport	-0.12 -0.11 0.01 0.09 -0.11
title naming both sides	spy	-0.16 -0.13 0.02 0.07 -0.12
title naming both sides	strike	0.01 0.00 -0.05 -0.05 0.01
title naming both sides	threat	-0.05 0.00 -0.06 0.08 -0.05
title naming both sides	toll	0.03 0.10 0.08 -0.12 -0.13
title naming both sides	truce	-0.06 0.05 -0.13 -0.01 0.05
title naming both sides	unreal	-0.05 0.03 -0.02 -0.05 0.02
title naming both sides	unrest	0.03 0.01 -0.08 -0.12 0.06
title naming both sides	weapon	0.05 -0.04 0.01 0.02 -0.08
title naming both sides and ally	strike	-0.15 0.04 0.07 -0.14 -0.13
title naming both sides and usa	alarm	-0.10 0.00 0.15 -0.18 -0.16
title naming both sides and usa	brief	-0.11 -0.02 -0.10 -0.01 0.10
title naming both sides and usa	casualty	0.06 0.00 -0.14 0.07 -0.12
title naming both sides and usa	chief	0.04 0.00 0.04 -0.05 -0.09
title naming both sides and usa	civilian	-0.09 0.01 0.03 0.00 -0.15
title naming both sides and usa	contact	-0.09 0.03 0.05 -0.14 0.04
title naming both sides and usa	decision	-0.07 0.08 -0.06 -0.08 0.04
title naming both sides and usa	force	0.00 0.09 -0.04 -0.14 0.01
title naming both sides and usa	market	-0.05 -0.08 0.04 0.05 -0.18
title naming both sides and usa	mass	0.02 -0.02 -0.05 0.03 -0.08
title naming both sides and usa	modal	-0.12 -0.14 -0.17 -0.02 0.09
title naming both sides and usa	negotiation	-0.23 0.02 0.00 0.01 0.02
title naming both sides and usa	nuclear	0.09 0.08 -0.14 0.01 -0.03
title naming both sides and usa	oil	-0.06 -0.03 0.07 -0.04 -0.11
title naming both sides and usa	opinion	-0.05 0.04 -0.11 -0.08 0.01
title naming both sides and usa	reaction	0.11 -0.01 0.07 -0.09 -0.28
title naming both sides and usa	resolve	0.12 -0.13 -0.16 -0.02 0.01
title naming both sides and usa	settled	0.03 0.05 -0.11 0.01 -0.09
title naming both sides and usa	shock	0.02 0.06 0.04 -0.08 -0.07
title naming both sides and usa	spy	-0.15 -0.14 -0.08 0.01 0.10
title naming both sides and usa	strike	0.01 0.02 0.02 -0.03 -0.08
title naming both sides and usa	threat	0.03 -0.06 -0.03 -0.02 -0.02
title naming both sides and usa	truce	-0.11 0.01 0.00 0.04 -0.05
title naming both sides and usa	unreal	0.02 0.01 0.06 -0.14 -0.02
title naming both sides and usa	unrest	-0.08 0.04 -0.04 0.05 -0.18
title naming both sides and usa	weapon	-0.02 0.10 0.01 -0.17 -0.16
title naming both sides and usa and ally	strike	0.08 0.10 0.06 -0.12 -0.12
title naming no party	alarm	-0.02 0.05 -0.10 -0.06 0.03
title naming no party	casualty	0.05 0.00 0.04 -0.13 -0.12
title naming no party	civilian	-0.03 0.04 -0.06 -0.08 0.04
title naming no party	closure	-0.17 -0.23 -0.06 0.04 0.07
title naming no party	contact	-0.07 0.03 0.05 -0.03 -0.08
title naming no party	decision	-0.10 0.03 -0.01 0.01 -0.09
title naming no party	domestic	0.02 0.06 -0.10 -0.04 -0.07
title naming no party	everyday	-0.09 -0.04 -0.04 0.02 0.02
title naming no party	force	-0.08 0.00 -0.08 0.07 -0.03
title naming no party	market	-0.13 -0.08 0.07 -0.06 -0.01
title naming no party	mass	-0.16 0.00 -0.02 -0.07 0.08
title naming no party	modal	-0.05 -0.05 0.02 -0.02 -0.01
title naming no party	negotiation	-0.11 -0.13 -0.10 0.01 0.07
title naming no party	oil	-0.08 -0.02 0.01 -0.07 0.04
title naming no party	opinion	-0.03 -0.06 0.00 0.05 -0.03
title naming no party	reaction	-0.12 -0.12 0.07 0.00 -0.14
title naming no party	shipping	-0.20 -0.01 0.00 0.05 -0.13
title naming no party	shock	-0.07 -0.01 -0.06 -0.09 0.12
title naming no party	strike	-0.07 0.03 0.03 -0.06 -0.02
title naming no party	threat	-0.14 -0.20 -0.13 0.07 0.08
title naming no party	truce	-0.08 -0.10 -0.04 0.05 0.00
title naming no party	unreal	-0.10 -0.14 -0.06 0.08 0.00
title naming no party	weapon	-0.03 0.05 -0.03 -0.12 0.04
title naming one side	alarm	-0.02 -0.01 0.03 -0.02 -0.05
title naming one side	brief	0.11 -0.09 -0.05 -0.01 -0.11
title naming one side	casualty	0.16 -0.03 0.00 -0.17 -0.11
title naming one side	chief	0.01 -0.10 -0.04 0.03 0.00
title naming one side	civilian	-0.03 -0.05 0.02 0.02 -0.05
title naming one side	closure	-0.16 -0.07 0.04 0.05 -0.19
title naming one side	contact	-0.07 -0.06 0.08 -0.01 -0.09
title naming one side	cyber	-0.11 -0.05 0.08 0.00 -0.12
title naming one side	decision	-0.33 -0.18 0.01 0.03 0.07
title naming one side	domestic	0.06 0.06 -0.13 -0.01 -0.16
title naming one side	everyday	-0.23 -0.12 -0.02 0.06 0.03
title naming one side	force	-0.05 -0.09 -0.02 -0.01 0.06
title naming one side	gaza	-0.10 -0.01 -0.04 0.00 0.01
title naming one side	market	0.03 -0.18 0.00 0.02 -0.03
title naming one side	mass	0.03 0.00 -0.03 -0.06 -0.05
title naming one side	modal	-0.12 -0.15 -0.16 0.02 0.09
title naming one side	negotiation	0.03 -0.05 -0.05 -0.06 0.05
title naming one side	network	-0.12 -0.13 0.04 0.05 -0.07
title naming one side	nuclear	-0.08 -0.11 0.09 -0.01 -0.10
title naming one side	oil	0.00 0.00 -0.04 0.02 -0.07
title naming one side	opinion	-0.05 0.04 -0.17 -0.10 0.07
title naming one side	reaction	-0.15 -0.07 -0.01 0.07 -0.08
title naming one side	resolve	0.02 -0.16 0.07 0.04 -0.19
title naming one side	sanction	-0.13 -0.10 -0.05 0.06 0.00
title naming one side	settled	-0.01 -0.15 0.11 -0.05 -0.07
title naming one side	shipping	0.13 0.01 -0.04 -0.07 -0.19
title naming one side	shock	-0.11 -0.03 0.10 0.05 -0.21
title naming one side	sport	-0.10 -0.11 -0.07 0.03 0.07
title naming one side	spy	-0.01 -0.02 0.05 -0.04 -0.04
title naming one side	strike	-0.06 0.01 0.03 -0.03 -0.05
title naming one side	syria	-0.11 -0.16 -0.16 0.15 -0.01
title naming one side	threat	-0.22 -0.09 -0.02 0.07 0.00
title naming one side	toll	-0.20 -0.05 0.14 -0.14 -0.14
title naming one side	truce	0.06 -0.03 -0.04 -0.09 0.02
title naming one side	unreal	-0.30 -0.16 -0.07 0.11 0.04
title naming one side	unrest	-0.13 -0.15 -0.14 -0.01 0.10
title naming one side	weapon	0.01 0.10 -0.08 -0.12 -0.10
title naming one side and ally	casualty	0.02 0.04 0.01 -0.20 -0.15
title naming one side and ally	chief	0.00 -0.13 0.05 0.01 0.00
title naming one side and ally	contact	0.04 -0.06 -0.12 0.01 0.04
title naming one side and ally	everyday	-0.08 0.04 0.02 -0.10 0.05
title naming one side and ally	force	-0.03 0.10 -0.04 -0.04 -0.15
title naming one side and ally	gaza	0.08 0.07 0.06 -0.11 -0.08
title naming one side and ally	negotiation	-0.09 0.03 -0.02 -0.15 0.09
title naming one side and ally	settled	-0.09 -0.01 0.00 0.02 -0.06
title naming one side and ally	spy	0.05 0.00 -0.01 -0.02 0.01
title naming one side and ally	strike	-0.04 0.05 0.05 -0.06 -0.19
title naming one side and ally	threat	-0.05 -0.03 -0.13 0.09 -0.01
title naming one side and ally	truce	-0.10 0.04 -0.11 -0.11 0.06
title naming one side and ally	unreal	-0.06 -0.02 0.00 -0.02 0.01
title naming one side and ally	weapon	-0.06 -0.04 0.06 0.01 -0.13
title naming one side and usa	alarm	-0.11 -0.10 0.05 -0.05 0.03
title naming one side and usa	brief	-0.09 0.04 0.05 -0.04 -0.07
title naming one side and usa	casualty	-0.18 -0.04 -0.03 0.15 -0.05
title naming one side and usa	chief	-0.08 -0.04 0.05 0.00 -0.04
title naming one side and usa	civilian	-0.18 -0.14 0.04 0.02 0.00
title naming one side and usa	closure	0.14 0.10 0.01 -0.18 -0.12
title naming one side and usa	contact	-0.08 -0.12 -0.08 0.10 -0.04
title naming one side and usa	decision	0.10 -0.03 -0.05 -0.01 -0.05
title naming one side and usa	domestic	-0.18 -0.17 -0.07 -0.03 0.11
title naming one side and usa	elsewhere	-0.11 -0.09 0.06 0.03 -0.13
title naming one side and usa	everyday	-0.07 -0.13 -0.05 0.09 -0.05
title naming one side and usa	force	-0.03 -0.03 0.00 -0.04 -0.01
title naming one side and usa	market	-0.14 0.09 0.03 -0.06 -0.04
title naming one side and usa	mass	0.08 0.06 -0.08 -0.14 -0.04
title naming one side and usa	modal	-0.18 -0.14 -0.05 0.13 -0.07
title naming one side and usa	negotiation	0.03 0.00 -0.04 0.00 -0.07
title naming one side and usa	network	-0.08 0.02 0.02 -0.05 0.01
title naming one side and usa	nuclear	-0.08 -0.06 0.08 0.01 -0.12
title naming one side and usa	oil	-0.23 -0.09 -0.02 0.04 0.01
title naming one side and usa	opinion	-0.15 -0.20 -0.22 0.08 0.08
title naming one side and usa	pact	-0.14 -0.10 0.01 0.03 0.02
title naming one side and usa	reaction	-0.11 -0.08 -0.03 0.07 -0.04
title naming one side and usa	resolve	0.10 0.04 -0.11 -0.02 -0.11
title naming one side and usa	sanction	-0.20 -0.08 0.07 -0.03 -0.01
title naming one side and usa	settled	0.09 0.07 -0.04 -0.13 -0.07
title naming one side and usa	shipping	0.06 0.14 0.07 -0.14 -0.21
title naming one side and usa	shock	-0.18 -0.09 -0.02 0.08 -0.05
title naming one side and usa	spy	-0.10 -0.13 -0.09 0.06 0.04
title naming one side and usa	strike	-0.01 -0.05 -0.03 0.03 -0.02
title naming one side and usa	threat	-0.04 0.06 0.08 -0.14 -0.02
title naming one side and usa	toll	-0.09 0.02 -0.05 0.06 0.00
title naming one side and usa	truce	0.08 0.04 0.02 -0.11 -0.12
title naming one side and usa	unreal	0.02 -0.02 0.11 -0.08 -0.10
title naming one side and usa	unrest	-0.19 0.07 0.11 -0.05 -0.11
title naming one side and usa	weapon	0.01 0.07 -0.15 -0.03 -0.02
title naming one side and usa and ally	force	0.05 0.03 0.00 -0.09 -0.13
title naming one side and usa and ally	strike	0.05 0.02 -0.02 -0.04 -0.13
title naming usa	casualty	-0.04 -0.02 -0.03 -0.01 -0.01
title naming usa	chief	-0.09 -0.12 -0.09 0.16 -0.18
title naming usa	civilian	-0.08 -0.12 -0.13 -0.02 0.09
title naming usa	contact	-0.05 0.08 0.04 -0.06 -0.15
title naming usa	decision	-0.15 -0.17 -0.05 0.10 -0.05
title naming usa	domestic	-0.09 0.06 -0.06 0.06 -0.14
title naming usa	force	-0.12 -0.20 -0.04 0.09 0.00
title naming usa	market	-0.08 0.00 0.04 -0.01 -0.05
title naming usa	mass	-0.08 -0.12 -0.11 0.01 0.05
title naming usa	modal	-0.06 -0.08 -0.09 -0.01 0.06
title naming usa	negotiation	-0.13 -0.06 0.03 0.01 -0.04
title naming usa	oil	-0.08 -0.11 -0.01 0.12 -0.17
title naming usa	reaction	-0.09 -0.17 -0.07 0.09 0.01
title naming usa	shipping	-0.12 0.02 0.04 -0.05 -0.04
title naming usa	shock	-0.09 -0.06 0.04 -0.06 0.02
title naming usa	strike	-0.10 0.00 -0.08 -0.05 0.08
title naming usa	threat	-0.18 -0.19 -0.10 0.18 -0.10
title naming usa	truce	-0.13 -0.10 -0.03 0.04 0.00
title naming usa	unreal	-0.10 -0.18 -0.22 0.03 0.12
title naming usa	weapon	0.01 -0.05 0.02 0.01 -0.04
title place	gulf state	0.16 0.10 -0.11 -0.09 -0.23
title place	land of an ally	-0.07 0.10 -0.06 -0.05 -0.07
title place	neighbour	-0.21 -0.04 0.07 0.00 -0.05
title place	region	-0.06 -0.17 -0.02 0.04 0.02
title place	strait or sea	0.07 0.03 -0.01 -0.03 -0.14
title place	third country	-0.01 -0.12 -0.05 0.12 -0.13
title place	usa	-0.06 -0.09 0.01 0.00 0.03
told as	accusation	-0.12 -0.19 -0.15 0.09 0.00
told as	cancelled	-0.15 -0.17 -0.01 0.07 -0.05
told as	comment	-0.14 -0.20 -0.08 -0.06 0.14
told as	denial	-0.17 -0.18 -0.02 0.07 0.01
told as	done	-0.03 0.00 -0.03 -0.02 0.01
told as	memory	-0.12 -0.14 -0.17 0.11 0.05
told as	offer	-0.13 -0.14 -0.04 0.11 -0.12
told as	plan	-0.10 -0.13 0.04 0.00 0.00
told as	reaction	-0.24 -0.15 -0.09 0.09 0.05
told as	rejection	-0.17 -0.06 0.04 0.04 -0.06
told as	threat	-0.10 -0.01 0.05 -0.02 -0.02
type by rules	cyber	-0.24 -0.20 0.11 0.04 -0.15
type by rules	diplomatic	-0.12 -0.16 -0.02 0.05 0.06
type by rules	economic	-0.32 -0.11 0.05 0.04 -0.04
type by rules	humanitarian	-0.15 -0.15 0.04 0.07 0.00
type by rules	intelligence	-0.26 -0.24 0.01 0.09 -0.02
type by rules	military	0.03 0.07 -0.10 -0.11 0.02
type by rules	other	-0.08 -0.15 -0.14 0.06 0.04
urgency by rules	critical:	0.22 -0.04 -0.10 -0.15 -0.19
urgency by rules	critical: # or more dead in the title	0.22 -0.17 0.01 -0.14 -0.27
urgency by rules	critical: American soldiers killed	0.11 -0.06 -0.18 -0.03 -0.13
urgency by rules	critical: casualties	0.11 -0.12 -0.18 0.01 -0.16
urgency by rules	critical: killed	0.10 0.01 -0.09 -0.07 -0.16
urgency by rules	critical: side strikes side	0.13 0.05 -0.09 -0.13 -0.15
urgency by rules	critical: side strikes usa	-0.03 0.07 -0.08 -0.02 -0.12
urgency by rules	critical: somebody strikes side	-0.17 0.00 -0.25 0.00 0.12
urgency by rules	critical: somebody strikes usa	-0.10 0.06 -0.06 -0.03 -0.01
urgency by rules	critical: usa strikes side	-0.04 0.03 -0.09 0.01 -0.02
urgency by rules	high:	-0.18 -0.04 0.08 -0.05 -0.05
urgency by rules	high: an overview of armed acts	0.01 0.02 -0.02 -0.10 -0.04
urgency by rules	high: closure	-0.21 0.01 0.07 -0.04 -0.08
urgency by rules	high: cyber	-0.15 -0.07 0.12 -0.11 -0.13
urgency by rules	high: decision	-0.11 -0.15 0.02 -0.02 0.04
urgency by rules	high: execution	-0.13 0.02 0.10 -0.06 -0.15
urgency by rules	high: network	-0.11 -0.14 0.02 0.10 -0.15
urgency by rules	high: reports deployment	-0.14 -0.16 -0.08 0.04 0.06
urgency by rules	high: reports enrichment	-0.11 0.03 0.12 -0.12 -0.11
urgency by rules	high: reports evacuation	-0.15 -0.01 0.08 -0.01 -0.25
urgency by rules	high: reports rescue	0.06 0.09 0.04 -0.14 -0.11
urgency by rules	high: resolve	-0.17 -0.15 0.04 0.10 -0.20
urgency by rules	high: threat	-0.17 -0.07 0.03 0.05 -0.01
urgency by rules	high: truce	-0.10 -0.07 -0.06 0.08 -0.01
urgency by rules	high: what an armed act left	-0.03 -0.01 -0.17 0.04 0.04
urgency by rules	low: asks a question	-0.31 -0.39 -0.27 -0.04 0.27
urgency by rules	low: speaks in the manner of comment	-0.17 -0.03 -0.21 0.01 0.09
urgency by rules	medium: a drill	-0.14 -0.14 -0.14 0.08 0.05
urgency by rules	medium: an ordinary development or a reaction	-0.21 -0.18 -0.03 0.09 0.06
urgency by rules	medium: an overview	-0.18 -0.15 0.08 0.03 -0.05
urgency by rules	medium: speaks of what may be	-0.14 -0.07 -0.04 0.07 0.00
urgency by rules	medium: the death of one by name	-0.16 -0.03 -0.06 0.11 -0.14
urgency by rules	urgent:	-0.19 0.01 0.02 -0.07 0.00
urgency by rules	urgent: an alarm	-0.03 0.08 0.08 -0.16 -0.10
urgency by rules	urgent: an armed act	-0.11 0.10 -0.04 -0.01 -0.05
urgency by rules	urgent: casualties	0.02 0.00 -0.02 -0.09 0.01
urgency by rules	urgent: reports closure	-0.11 -0.13 0.04 0.06 -0.15
urgency by rules	urgent: reports downing	-0.13 -0.14 0.08 -0.08 0.01
urgency by rules	urgent: reports strike	0.01 0.02 -0.17 0.07 -0.06
voice	army	0.03 0.04 0.05 -0.11 -0.10
voice	business	-0.16 -0.06 0.01 0.04 0.03
voice	essay	-0.27 -0.26 -0.23 0.02 0.27
voice	media	-0.13 -0.03 -0.12 -0.06 0.12
voice	partisan	-0.28 -0.34 -0.11 0.09 0.10
voice	people	-0.12 -0.02 -0.06 0.07 0.00
voice	quarrel	-0.24 -0.29 -0.22 0.03 0.16
voice	says	0.00 0.01 0.05 -0.02 -0.13
voice	statecraft	-0.08 -0.01 0.03 0.00 -0.03
voice	travel	-0.20 -0.15 0.02 0.06 0.02
voice	witnessed	0.01 0.09 -0.01 -0.11 -0.17
voice beside the head clause	army	0.04 0.00 0.00 -0.06 -0.06
voice beside the head clause	business	-0.01 0.01 -0.09 -0.05 0.08
voice beside the head clause	essay	-0.25 -0.19 -0.15 -0.03 0.21
voice beside the head clause	media	-0.16 0.04 0.01 -0.03 -0.03
voice beside the head clause	partisan	-0.19 -0.23 -0.11 -0.03 0.16
voice beside the head clause	people	-0.08 0.04 -0.01 0.03 -0.12
voice beside the head clause	quarrel	-0.17 -0.21 -0.19 0.00 0.15
voice beside the head clause	says	-0.01 0.03 0.02 -0.03 -0.11
voice beside the head clause	statecraft	0.05 0.05 -0.04 -0.05 -0.04
voice beside the head clause	travel	-0.13 -0.18 0.02 -0.05 0.12
voice beside the head clause	witnessed	0.04 -0.01 -0.06 0.01 -0.07
voice in the head clause	army	0.01 0.02 0.07 -0.08 -0.11
voice in the head clause	business	-0.19 -0.09 0.04 0.05 -0.01
voice in the head clause	essay	-0.17 -0.22 -0.19 0.03 0.17
voice in the head clause	media	-0.10 -0.05 -0.15 -0.08 0.14
voice in the head clause	partisan	-0.22 -0.26 -0.07 0.11 0.02
voice in the head clause	people	-0.11 -0.06 -0.07 0.05 0.06
voice in the head clause	quarrel	-0.17 -0.19 -0.13 0.02 0.09
voice in the head clause	says	0.00 0.00 0.05 -0.01 -0.13
voice in the head clause	statecraft	-0.19 -0.06 0.07 0.02 -0.01
voice in the head clause	travel	-0.16 -0.08 0.01 0.08 -0.06
voice in the head clause	witnessed	-0.01 0.11 0.01 -0.15 -0.16
voice in the head clause, naming ally	says	-0.13 -0.15 -0.10 0.12 -0.01
voice in the head clause, naming both sides	army	0.01 0.00 0.05 -0.06 -0.06
voice in the head clause, naming both sides	business	-0.17 -0.02 -0.04 0.05 0.00
voice in the head clause, naming both sides	essay	-0.18 -0.21 -0.03 0.04 0.06
voice in the head clause, naming both sides	media	-0.11 0.00 -0.07 0.02 0.01
voice in the head clause, naming both sides	partisan	-0.06 -0.09 -0.08 -0.10 0.10
voice in the head clause, naming both sides	people	-0.15 0.00 -0.12 0.00 0.07
voice in the head clause, naming both sides	says	0.12 0.00 -0.08 -0.01 -0.16
voice in the head clause, naming both sides	statecraft	-0.13 0.03 0.13 -0.14 -0.03
voice in the head clause, naming both sides	travel	-0.06 -0.12 -0.10 0.10 -0.01
voice in the head clause, naming both sides	witnessed	0.00 0.09 -0.04 -0.16 -0.17
voice in the head clause, naming both sides and usa	army	-0.03 0.00 -0.13 -0.01 0.05
voice in the head clause, naming both sides and usa	business	-0.19 -0.03 0.08 0.02 -0.23
voice in the head clause, naming both sides and usa	essay	-0.09 -0.12 -0.14 0.04 0.05
voice in the head clause, naming both sides and usa	partisan	-0.07 -0.10 -0.06 0.09 -0.07
voice in the head clause, naming both sides and usa	people	0.02 0.01 -0.14 0.10 -0.26
voice in the head clause, naming both sides and usa	says	-0.02 0.06 0.09 -0.12 -0.08
voice in the head clause, naming both sides and usa	statecraft	-0.12 0.03 0.02 -0.01 -0.05
voice in the head clause, naming both sides and usa	witnessed	-0.04 0.01 -0.12 0.01 -0.12
voice in the head clause, naming no party	army	-0.03 0.02 0.04 0.02 -0.14
voice in the head clause, naming no party	business	-0.12 -0.12 0.07 -0.05 0.01
voice in the head clause, naming no party	essay	-0.05 0.02 0.00 -0.03 0.01
voice in the head clause, naming no party	media	-0.07 0.04 0.02 -0.02 -0.05
voice in the head clause, naming no party	people	0.02 0.06 -0.04 -0.11 0.00
voice in the head clause, naming no party	says	-0.14 -0.11 0.03 0.00 0.02
voice in the head clause, naming no party	statecraft	-0.16 -0.10 0.02 -0.04 0.02
voice in the head clause, naming no party	travel	-0.02 -0.04 -0.14 -0.01 0.06
voice in the head clause, naming no party	witnessed	0.04 -0.02 0.06 -0.12 -0.11
voice in the head clause, naming one side	army	-0.04 0.08 0.08 -0.13 -0.13
voice in the head clause, naming one side	business	0.01 -0.16 0.01 0.04 -0.05
voice in the head clause, naming one side	essay	-0.03 -0.06 -0.19 -0.05 0.11
voice in the head clause, naming one side	media	-0.10 0.07 -0.05 -0.09 0.01
voice in the head clause, naming one side	partisan	-0.07 -0.13 -0.05 0.03 0.02
voice in the head clause, naming one side	people	0.00 -0.15 -0.10 0.00 0.12
voice in the head clause, naming one side	says	-0.29 -0.06 0.06 0.01 0.00
voice in the head clause, naming one side	statecraft	-0.23 -0.06 0.00 0.09 -0.07
voice in the head clause, naming one side	travel	-0.10 -0.10 0.01 0.09 -0.06
voice in the head clause, naming one side	witnessed	0.04 0.11 0.02 -0.14 -0.17
voice in the head clause, naming one side and ally	army	-0.11 0.02 0.00 0.01 -0.16
voice in the head clause, naming one side and ally	says	-0.17 -0.02 0.00 0.06 -0.15
voice in the head clause, naming one side and ally	statecraft	-0.04 -0.07 0.07 -0.10 0.01
voice in the head clause, naming one side and usa	army	0.04 -0.06 0.01 -0.07 0.00
voice in the head clause, naming one side and usa	business	-0.25 0.03 -0.04 0.00 0.03
voice in the head clause, naming one side and usa	essay	-0.15 -0.16 -0.10 0.08 0.03
voice in the head clause, naming one side and usa	media	0.00 -0.28 -0.11 0.00 0.11
voice in the head clause, naming one side and usa	partisan	-0.17 -0.16 -0.04 0.04 0.03
voice in the head clause, naming one side and usa	people	-0.28 -0.09 0.07 0.03 -0.04
voice in the head clause, naming one side and usa	quarrel	-0.16 -0.20 -0.12 -0.03 0.13
voice in the head clause, naming one side and usa	says	0.00 0.00 0.04 -0.05 -0.10
voice in the head clause, naming one side and usa	statecraft	-0.07 -0.12 -0.01 0.00 0.02
voice in the head clause, naming one side and usa	witnessed	-0.17 -0.05 -0.01 0.02 0.06
voice in the head clause, naming usa	army	-0.07 -0.12 -0.04 0.12 -0.08
voice in the head clause, naming usa	business	-0.09 -0.02 0.00 -0.02 0.02
voice in the head clause, naming usa	essay	-0.03 -0.05 -0.07 -0.12 0.09
voice in the head clause, naming usa	media	-0.14 -0.18 -0.16 0.01 0.10
voice in the head clause, naming usa	partisan	-0.08 -0.11 0.04 0.10 -0.09
voice in the head clause, naming usa	people	-0.10 -0.04 0.01 -0.01 0.02
voice in the head clause, naming usa	quarrel	-0.08 -0.13 0.00 0.12 -0.09
voice in the head clause, naming usa	says	-0.09 0.01 -0.21 0.06 0.03
voice in the head clause, naming usa	statecraft	-0.10 -0.15 -0.16 0.10 0.00
voice in the head clause, naming usa	witnessed	-0.08 0.03 -0.06 0.00 -0.11
voices in order	army	0.04 -0.04 -0.01 -0.01 -0.09
voices in order	army > business	-0.09 0.06 0.05 -0.05 -0.10
voices in order	army > essay	-0.10 -0.13 -0.14 -0.11 0.14
voices in order	army > partisan	-0.07 -0.11 -0.12 0.01 0.03
voices in order	army > people	-0.14 -0.05 0.08 -0.03 -0.03
voices in order	army > says	0.01 0.11 0.03 -0.12 -0.16
voices in order	army > says > business	-0.10 0.14 0.10 -0.10 -0.11
voices in order	army > statecraft	0.03 -0.02 -0.09 -0.03 -0.02
voices in order	army > witnessed	0.11 -0.15 -0.13 0.06 -0.10
voices in order	business	-0.07 -0.03 0.01 0.04 -0.06
voices in order	business > essay	-0.10 -0.15 -0.18 0.02 0.09
voices in order	business > people	-0.05 -0.03 -0.07 0.10 -0.17
voices in order	business > says	-0.11 -0.05 0.02 -0.02 0.04
voices in order	business > statecraft	-0.11 0.04 0.01 -0.03 -0.03
voices in order	essay	-0.17 -0.31 -0.13 0.02 0.15
voices in order	essay > army	-0.06 -0.09 -0.10 -0.04 0.08
voices in order	essay > business	-0.09 -0.13 -0.15 -0.04 0.10
voices in order	essay > media	-0.03 -0.06 -0.05 0.08 0.01
voices in order	essay > people	-0.11 -0.09 -0.07 0.02 0.02
voices in order	essay > says	-0.10 -0.10 -0.13 0.00 0.08
voices in order	essay > statecraft	-0.05 0.04 -0.06 -0.07 0.04
voices in order	media	-0.03 -0.01 -0.09 0.02 0.01
voices in order	media > people	0.03 0.08 -0.06 0.00 -0.12
voices in order	media > quarrel	-0.07 -0.08 -0.12 -0.09 0.11
voices in order	media > says	-0.13 -0.05 -0.16 0.07 0.00
voices in order	media > statecraft	-0.07 0.03 0.08 -0.13 -0.01
voices in order	media > witnessed	-0.05 0.02 -0.07 0.00 0.02
voices in order	none	0.03 0.00 -0.06 -0.03 -0.01
voices in order	partisan	-0.16 -0.17 0.01 -0.06 0.08
voices in order	partisan > army	-0.09 -0.11 -0.13 0.02 0.08
voices in order	partisan > quarrel	-0.07 -0.11 -0.05 0.08 -0.06
voices in order	partisan > says	-0.12 -0.08 0.02 0.08 -0.09
voices in order	partisan > statecraft	-0.05 -0.09 -0.05 0.09 -0.13
voices in order	people	-0.10 0.04 -0.03 0.03 -0.06
voices in order	people > quarrel	-0.08 -0.13 -0.09 0.09 0.04
voices in order	people > says	0.08 -0.11 0.09 -0.13 -0.06
voices in order	people > statecraft	-0.09 -0.11 -0.07 0.03 -0.01
voices in order	people > witnessed	-0.11 0.06 0.01 -0.02 -0.15
voices in order	quarrel	-0.09 -0.16 -0.16 0.04 0.08
voices in order	quarrel > media	-0.10 -0.09 -0.10 0.03 0.03
voices in order	says	0.00 -0.12 0.02 0.07 -0.16
voices in order	says > army	0.01 0.02 0.11 -0.11 -0.22
voices in order	says > business	-0.13 0.04 -0.02 0.03 -0.10
voices in order	says > essay	-0.10 -0.10 -0.07 -0.01 0.06
voices in order	says > media	-0.14 -0.15 0.00 0.01 0.07
voices in order	says > people	0.04 0.06 -0.06 -0.06 -0.07
voices in order	says > quarrel	-0.10 -0.12 -0.12 -0.09 0.11
voices in order	says > statecraft	-0.04 0.07 0.09 -0.14 -0.02
voices in order	says > statecraft > army	-0.09 0.06 -0.01 0.01 -0.04
voices in order	says > statecraft > business	-0.07 0.12 0.05 -0.04 -0.10
voices in order	says > witnessed	0.01 -0.05 0.07 -0.10 -0.10
voices in order	statecraft	-0.13 -0.05 0.01 0.00 0.01
voices in order	statecraft > army	-0.13 -0.04 0.11 -0.04 -0.17
voices in order	statecraft > business	-0.13 -0.11 0.03 -0.04 0.02
voices in order	statecraft > essay	-0.05 -0.09 -0.14 0.03 0.04
voices in order	statecraft > says	0.10 -0.15 0.00 0.03 -0.18
voices in order	statecraft > says > army	0.06 0.04 -0.10 -0.05 0.03
voices in order	statecraft > says > business	-0.06 0.04 0.04 -0.02 -0.10
voices in order	statecraft > says > essay	-0.05 0.05 0.04 0.02 -0.13
voices in order	statecraft > says > people	-0.05 -0.01 0.01 0.01 -0.07
voices in order	travel	-0.14 -0.09 0.09 -0.01 -0.03
voices in order	travel > people	-0.05 -0.09 -0.09 0.13 -0.13
voices in order	witnessed	-0.02 0.15 -0.04 -0.15 -0.15
voices in order	witnessed > business	-0.13 -0.07 0.04 -0.03 0.06
voices in order	witnessed > people	-0.13 -0.12 0.08 0.02 -0.10
word	!	0.05 -0.02 -0.11 -0.08 0.04
word	?	-0.26 -0.30 -0.19 0.07 0.13
word	[ally]	-0.12 0.02 -0.04 -0.01 -0.04
word	[number]	0.04 -0.12 0.12 -0.02 -0.15
word	[place]	0.00 0.07 0.00 0.03 -0.21
word	[region]	0.01 -0.04 -0.01 0.00 -0.06
word	[side]	-0.05 -0.04 -0.02 0.03 0.01
word	[usa]	-0.07 -0.07 -0.01 0.01 0.04
word	abduct	0.02 0.10 -0.13 -0.05 -0.13
word	ability	-0.11 -0.11 -0.01 0.05 0.04
word	ablaz	0.02 -0.07 -0.08 0.08 0.00
word	about	-0.11 -0.29 -0.12 0.12 0.06
word	accident	-0.07 0.01 -0.16 0.05 -0.16
word	accus	-0.13 -0.15 -0.15 0.11 -0.02
word	acros	0.09 -0.03 0.03 -0.06 -0.28
word	act	-0.17 -0.15 -0.18 0.10 0.11
word	action	-0.14 -0.10 0.02 0.10 -0.13
word	activist	-0.08 -0.13 -0.09 -0.01 0.08
word	acts	-0.05 -0.10 -0.07 0.04 0.00
word	addres	-0.22 -0.01 0.02 -0.08 0.07
word	admin	-0.08 -0.08 -0.09 -0.06 0.08
word	after	-0.03 0.03 -0.06 0.02 -0.02
word	again	-0.04 0.15 0.00 -0.15 -0.20
word	against	0.07 -0.11 -0.07 -0.02 0.01
word	agency	-0.13 -0.12 0.05 0.03 -0.11
word	agent	-0.16 -0.09 0.07 0.00 -0.12
word	aggression	-0.20 -0.22 -0.19 0.21 0.01
word	agre	0.10 0.04 0.02 -0.12 -0.23
word	agreement	0.05 -0.05 -0.09 -0.18 0.14
word	ahead	-0.05 0.07 -0.13 0.00 -0.01
word	ai	-0.12 -0.14 -0.16 -0.14 0.16
word	aim	-0.12 -0.09 -0.07 0.01 0.03
word	air	0.03 0.03 -0.13 -0.03 -0.07
word	aircraft	-0.12 0.10 0.04 -0.14 -0.15
word	airman	-0.11 0.07 0.04 -0.07 -0.04
word	airport	-0.06 -0.04 -0.06 0.07 -0.07
word	airspac	-0.07 -0.10 0.08 -0.04 -0.03
word	airstrik	0.06 -0.22 -0.03 0.09 -0.12
word	al	0.00 0.06 -0.05 -0.09 -0.05
word	alarm	-0.05 0.02 -0.12 0.05 -0.13
word	alert	-0.06 0.10 -0.10 0.01 -0.15
word	ali	0.05 -0.03 -0.15 0.02 -0.12
word	all	0.01 0.01 -0.01 -0.03 -0.05
word	alleg	-0.07 0.02 -0.11 0.05 -0.12
word	allow	-0.15 -0.13 -0.03 0.12 -0.06
word	ally	-0.15 -0.15 -0.03 -0.05 0.14
word	alon	-0.09 -0.10 -0.11 0.10 0.00
word	already	-0.09 -0.12 -0.11 0.01 0.04
word	also	0.00 0.06 -0.03 -0.18 0.08
word	amb	-0.07 -0.11 -0.12 -0.11 0.11
word	amid	-0.06 0.03 -0.04 0.00 -0.03
word	among	-0.07 0.05 -0.13 0.02 -0.05
word	analysi	-0.06 -0.08 -0.09 0.01 0.05
word	analyst	-0.09 -0.14 -0.14 -0.01 0.11
word	angry	-0.08 -0.12 -0.11 0.09 -0.05
word	announc	-0.02 0.00 0.07 -0.11 -0.13
word	announcement	-0.07 -0.02 -0.12 0.05 0.01
word	another	-0.10 0.01 0.00 -0.01 -0.02
word	anti	-0.09 0.06 -0.02 0.01 -0.18
word	any	0.06 -0.05 0.02 -0.06 -0.06
word	aoun	-0.10 -0.13 -0.15 0.11 0.04
word	apach	0.01 -0.12 0.05 -0.12 0.00
word	apartment	0.08 0.00 -0.15 -0.11 -0.11
word	appear	-0.13 -0.06 0.06 -0.02 0.00
word	arab	0.05 -0.09 -0.05 0.09 -0.15
word	area	0.03 0.08 -0.02 -0.14 -0.11
word	arm	0.08 -0.13 -0.08 0.06 -0.11
word	arms	-0.08 0.09 0.06 -0.10 -0.09
word	army	0.03 0.01 -0.04 -0.01 -0.20
word	around	0.01 0.08 -0.12 0.03 -0.16
word	arriv	-0.11 -0.07 0.02 -0.02 0.01
word	asia	-0.04 -0.01 0.06 -0.04 -0.07
word	asian	-0.09 -0.11 -0.06 0.06 -0.01
word	ask	-0.16 -0.05 0.06 0.01 -0.05
word	asks	-0.10 0.08 0.08 0.02 -0.11
word	assassination	-0.06 0.11 -0.14 -0.17 0.00
word	assault	0.09 0.10 -0.16 -0.02 -0.13
word	asset	0.10 -0.07 -0.09 0.01 -0.15
word	attack	0.00 0.03 -0.05 -0.02 -0.04
word	attempt	-0.08 0.02 -0.16 0.07 -0.11
word	authority	-0.06 0.05 0.01 -0.03 -0.12
word	back	0.00 0.00 -0.11 0.00 0.03
word	balanc	-0.10 -0.11 -0.08 0.11 0.09
word	ballistic	0.11 -0.01 -0.04 -0.15 -0.11
word	bank	-0.14 -0.12 -0.04 0.07 0.04
word	bannon	-0.09 -0.11 -0.15 -0.08 0.14
word	barrag	0.00 0.02 -0.11 -0.04 0.01
word	bas	0.07 0.05 -0.15 -0.03 -0.03
word	base	0.03 0.07 -0.14 -0.04 -0.14
word	battl	0.06 0.06 0.00 -0.14 -0.10
word	bbc	-0.10 0.05 -0.08 -0.15 0.04
word	becom	-0.08 -0.11 -0.12 -0.10 0.12
word	befor	0.01 0.05 -0.19 0.04 -0.02
word	began	0.10 -0.10 -0.15 -0.01 -0.12
word	begin	0.06 -0.08 -0.19 0.08 -0.22
word	begun	0.11 0.05 -0.11 -0.11 -0.10
word	believ	0.07 -0.08 0.02 -0.10 -0.02
word	below	-0.09 0.06 0.05 -0.04 -0.05
word	between	0.00 0.01 -0.17 -0.04 0.04
word	beyond	0.00 0.03 0.07 -0.08 -0.16
word	bid	-0.08 -0.10 0.00 -0.01 0.03
word	big	-0.02 -0.18 0.01 -0.05 0.05
word	bigger	-0.01 0.03 -0.10 0.04 -0.03
word	biggest	-0.06 -0.12 -0.15 0.04 0.06
word	bill	-0.05 -0.03 0.00 -0.15 0.09
word	bitcoin	-0.08 -0.17 -0.19 0.15 -0.03
word	black	-0.09 0.01 -0.07 0.03 -0.08
word	blam	-0.16 0.00 -0.03 0.03 -0.04
word	blast	0.04 -0.05 0.07 -0.13 -0.03
word	block	0.10 -0.13 0.03 -0.10 -0.05
word	blockad	-0.23 0.01 0.05 -0.03 -0.05
word	bloomberg	-0.09 -0.01 -0.12 -0.07 0.09
word	blow	-0.13 0.10 0.08 -0.05 -0.15
word	blown	-0.12 -0.10 -0.07 0.04 0.08
word	blunt	-0.11 -0.08 0.09 -0.02 -0.13
word	board	-0.11 0.00 -0.01 -0.03 0.04
word	boat	-0.09 0.07 0.06 -0.13 -0.09
word	bomb	0.11 -0.09 -0.06 -0.07 0.00
word	bombardment	0.02 -0.12 0.05 -0.10 -0.01
word	border	-0.11 0.01 0.02 0.03 -0.12
word	box	-0.01 0.08 -0.05 -0.11 -0.08
word	brac	-0.05 -0.20 -0.17 0.17 -0.03
word	breach	-0.07 0.07 0.05 -0.01 -0.09
word	break	0.01 0.05 0.11 -0.20 -0.14
word	brent	-0.08 0.10 0.13 -0.13 -0.12
word	bridg	-0.12 0.00 0.06 0.00 -0.12
word	brief	-0.12 -0.12 -0.16 -0.15 0.16
word	bring	-0.12 -0.14 -0.18 0.07 0.08
word	brit	-0.08 -0.09 -0.04 0.09 -0.09
word	build	-0.12 -0.03 -0.05 0.03 0.01
word	burn	-0.11 0.05 -0.05 -0.02 0.01
word	bury	-0.14 -0.13 -0.11 0.14 -0.05
word	call	-0.04 -0.13 0.04 0.04 -0.09
word	campaign	-0.05 -0.08 0.10 -0.03 -0.15
word	can	-0.19 -0.16 0.01 -0.03 0.07
word	can't	-0.17 -0.16 -0.08 0.07 0.07
word	canadian	-0.07 -0.13 -0.12 0.05 0.03
word	capability	-0.03 0.01 -0.10 -0.13 0.07
word	capital	-0.10 -0.10 -0.10 -0.01 0.09
word	captur	-0.12 0.10 -0.14 -0.19 0.03
word	cargo	-0.05 0.08 0.08 -0.11 -0.10
word	carlson	-0.09 -0.11 -0.10 0.04 0.00
word	carry	-0.12 0.08 -0.01 0.03 -0.12
word	case	-0.13 -0.09 0.08 0.09 -0.12
word	casualty	-0.02 -0.04 -0.09 0.09 -0.13
word	caught	-0.11 -0.02 -0.14 -0.14 0.10
word	caus	0.03 0.04 -0.18 0.05 -0.17
word	ceas	0.06 -0.01 -0.09 0.03 -0.10
word	ceasefir	-0.01 -0.02 -0.05 -0.03 -0.01
word	celebrat	-0.18 -0.19 -0.15 0.15 0.06
word	center	-0.12 -0.09 -0.11 0.04 0.07
word	central	0.06 0.00 -0.09 -0.03 -0.14
word	chanc	-0.08 -0.07 0.00 -0.07 0.05
word	chang	-0.13 -0.13 -0.13 0.04 0.07
word	chao	-0.10 -0.13 -0.18 0.13 0.06
word	charg	-0.15 -0.15 -0.06 0.12 -0.12
word	chemical	-0.06 -0.10 -0.13 -0.05 0.07
word	chief	0.03 0.03 -0.14 0.05 -0.10
word	children	-0.14 -0.16 0.04 0.04 0.05
word	chok	-0.10 -0.06 0.09 -0.07 -0.02
word	citizen	-0.09 -0.11 -0.04 0.02 0.01
word	city	-0.06 0.00 0.04 0.07 -0.20
word	civil	-0.05 0.11 -0.13 -0.13 -0.01
word	civilian	-0.10 -0.21 -0.03 0.11 0.01
word	civilization	0.02 -0.09 -0.17 0.13 -0.11
word	claim	-0.06 -0.02 0.01 0.08 -0.18
word	clash	-0.15 -0.06 0.01 -0.08 0.07
word	clear	-0.11 -0.14 -0.19 0.04 0.11
word	climb	-0.11 -0.05 -0.03 0.06 -0.09
word	clos	-0.21 -0.01 0.02 0.02 -0.06
word	closur	-0.09 -0.14 0.00 -0.05 0.08
word	cluster	-0.17 0.01 0.00 0.06 -0.15
word	cnn	-0.11 0.06 -0.03 -0.02 -0.06
word	com	0.00 -0.16 0.11 -0.04 -0.09
word	combat	0.19 0.07 -0.21 -0.16 -0.12
word	come	-0.05 0.06 0.07 -0.02 -0.13
word	command	-0.13 -0.06 0.06 -0.01 -0.04
word	commander	-0.01 0.01 0.05 -0.14 -0.02
word	comment	-0.12 -0.05 0.08 0.03 -0.12
word	complet	-0.18 -0.03 0.08 -0.14 0.00
word	concern	-0.10 -0.15 0.02 0.06 -0.05
word	condemn	-0.17 -0.11 -0.09 0.10 -0.02
word	condemnation	-0.10 -0.14 -0.10 0.08 0.03
word	conferenc	0.08 -0.05 0.04 -0.09 -0.08
word	confirm	0.15 0.01 0.04 -0.25 -0.21
word	conflict	-0.02 0.01 -0.02 -0.01 0.00
word	confront	-0.07 -0.08 -0.12 0.08 -0.04
word	consider	-0.08 0.03 0.05 0.01 -0.14
word	consulat	-0.03 0.09 0.04 -0.11 -0.09
word	continu	-0.25 0.14 0.17 -0.10 -0.24
word	control	-0.10 0.03 0.12 -0.17 -0.05
word	cost	-0.16 -0.14 -0.05 -0.02 0.07
word	could	-0.12 0.00 -0.09 -0.02 0.07
word	country	-0.21 0.01 0.06 -0.01 -0.04
word	court	-0.15 0.02 0.02 0.05 -0.09
word	cover	-0.11 -0.07 -0.19 0.03 0.08
word	crackdown	-0.11 0.04 0.01 -0.15 0.03
word	crash	0.01 -0.09 0.02 0.04 -0.15
word	crew	-0.11 0.03 0.03 0.00 -0.19
word	crisi	-0.11 -0.07 0.09 -0.02 -0.15
word	criticism	-0.11 -0.11 -0.07 0.03 0.04
word	crud	-0.09 -0.01 0.08 -0.03 -0.11
word	crush	0.07 0.01 -0.04 -0.11 -0.09
word	crypto	-0.10 -0.14 -0.13 0.05 0.07
word	cut	-0.13 0.00 0.06 0.02 -0.14
word	cuts	-0.07 -0.03 0.08 -0.13 0.01
word	daily	-0.08 0.06 -0.10 0.00 -0.06
word	damag	0.06 -0.04 -0.01 -0.01 -0.25
word	day	0.08 0.07 -0.06 -0.16 -0.06
word	daybreak	-0.07 0.03 -0.07 -0.05 0.02
word	days	-0.17 -0.03 -0.01 0.00 0.07
word	de	-0.06 -0.12 -0.13 0.11 -0.06
word	dead	0.20 0.00 -0.11 -0.31 -0.06
word	deadlin	-0.05 0.00 0.05 -0.03 -0.07
word	deadly	-0.21 -0.06 -0.02 0.10 -0.16
word	deal	-0.03 0.06 -0.01 -0.03 -0.06
word	death	-0.08 -0.07 0.08 -0.19 0.06
word	debri	-0.08 0.07 0.14 -0.12 -0.07
word	decad	-0.06 -0.08 -0.12 0.05 0.03
word	decid	-0.12 0.09 0.12 -0.11 -0.12
word	decision	-0.16 0.01 0.15 -0.17 -0.14
word	declar	0.07 0.10 0.03 -0.07 -0.17
word	deepen	-0.11 0.04 -0.12 0.07 -0.15
word	defenc	0.00 -0.02 -0.05 0.00 -0.03
word	defend	-0.19 -0.05 -0.06 0.07 -0.01
word	defens	-0.21 0.11 -0.05 -0.02 -0.05
word	delay	-0.11 -0.11 -0.01 -0.03 0.04
word	delegation	-0.15 -0.16 -0.16 0.12 0.02
word	dem	-0.06 -0.06 0.00 0.06 -0.05
word	demand	-0.10 -0.02 0.02 -0.06 0.05
word	democrat	-0.08 -0.11 -0.01 0.07 -0.06
word	denounc	-0.11 -0.15 -0.08 0.13 -0.13
word	deny	0.03 0.01 -0.03 -0.02 -0.07
word	deploy	-0.12 -0.09 -0.04 0.10 -0.05
word	deputy	-0.07 -0.11 -0.12 0.03 0.06
word	derail	-0.09 -0.12 -0.12 -0.14 0.14
word	despit	-0.17 -0.18 -0.20 0.11 0.07
word	destroy	-0.19 0.01 0.02 -0.01 0.05
word	destruction	0.05 0.08 -0.15 -0.04 -0.03
word	detail	-0.13 -0.13 -0.15 0.05 0.09
word	determin	-0.09 -0.08 -0.05 0.04 -0.01
word	devastat	-0.10 0.07 -0.09 -0.12 0.09
word	did	0.02 -0.15 -0.14 0.09 -0.04
word	didn't	-0.07 0.05 -0.08 0.07 -0.09
word	die	0.08 -0.13 -0.13 0.05 -0.04
word	difficult	-0.08 -0.07 -0.08 0.01 0.04
word	diplomacy	-0.10 -0.12 -0.13 0.04 0.04
word	diplomatic	-0.09 -0.13 -0.14 0.11 0.01
word	direct	-0.04 0.08 0.04 -0.08 -0.04
word	disarm	-0.02 -0.11 -0.08 0.09 0.02
word	disarmament	-0.02 -0.07 -0.05 0.04 0.00
word	dismiss	-0.10 -0.09 0.05 0.07 -0.12
word	displac	-0.17 -0.17 -0.01 0.07 0.02
word	disrupt	-0.09 -0.04 0.13 -0.13 -0.08
word	disruption	-0.09 -0.11 -0.03 -0.04 0.07
word	do	-0.13 -0.07 0.04 0.02 -0.04
word	does	-0.10 -0.07 0.02 -0.13 0.08
word	dollar	-0.14 -0.11 0.02 0.03 -0.05
word	domestic	-0.12 -0.10 0.05 -0.05 0.02
word	don't	-0.12 -0.10 -0.01 -0.09 0.09
word	doubl	0.06 -0.04 -0.01 -0.04 -0.05
word	down	0.00 0.00 -0.02 0.04 -0.12
word	dozen	0.11 -0.20 -0.05 -0.01 0.02
word	draft	-0.04 0.02 0.00 -0.11 0.06
word	driv	-0.06 0.02 0.04 -0.07 0.02
word	dron	0.09 0.09 0.02 -0.08 -0.35
word	drop	-0.17 -0.06 -0.02 0.08 -0.05
word	due	-0.08 0.03 0.09 -0.08 -0.04
word	dur	-0.17 0.05 0.05 -0.02 -0.11
word	each	-0.05 0.07 -0.10 0.00 -0.13
word	early	-0.12 0.06 0.04 -0.06 -0.05
word	eas	-0.11 -0.10 -0.11 0.12 0.03
word	easter	-0.15 -0.14 0.11 0.02 -0.16
word	economic	-0.07 -0.15 -0.04 0.02 0.06
word	economy	-0.06 -0.14 -0.16 -0.05 0.13
word	edge	-0.08 -0.03 -0.04 -0.03 0.04
word	effect	0.10 -0.05 -0.12 -0.02 -0.14
word	effort	-0.13 -0.07 0.06 0.03 -0.17
word	eliminat	0.02 0.05 -0.06 0.01 -0.19
word	embassy	-0.01 -0.03 0.01 0.01 -0.04
word	emerg	-0.09 -0.11 -0.12 -0.08 0.10
word	emergency	-0.08 0.10 0.04 -0.06 -0.19
word	end	0.13 -0.01 -0.08 0.04 -0.16
word	ends	-0.02 0.04 -0.12 -0.07 0.03
word	enemy	-0.13 -0.07 0.03 -0.02 -0.01
word	energy	0.02 0.08 0.06 -0.14 -0.01
word	enrichment	-0.01 -0.07 0.07 -0.05 -0.11
word	enter	-0.10 0.07 -0.06 -0.02 -0.05
word	envoy	-0.12 -0.06 -0.03 0.01 0.04
word	erupt	0.08 0.07 -0.11 -0.12 0.00
word	escalat	-0.07 0.12 -0.03 -0.09 -0.05
word	escalation	-0.12 0.05 -0.07 0.06 -0.10
word	evacuat	-0.03 0.04 -0.06 -0.05 0.00
word	evacuation	-0.08 0.03 0.12 -0.14 -0.14
word	even	-0.12 -0.14 -0.07 0.08 0.01
word	ever	-0.13 -0.13 0.06 -0.04 0.00
word	every	-0.11 -0.03 0.02 0.07 -0.12
word	ex	-0.09 -0.04 -0.19 -0.11 0.14
word	exchang	-0.17 0.13 0.03 -0.08 -0.05
word	execut	-0.13 0.04 0.12 -0.09 -0.16
word	exit	-0.10 -0.13 -0.09 0.10 -0.03
word	expect	-0.12 -0.13 -0.01 -0.01 0.04
word	expert	-0.12 -0.12 -0.14 0.01 0.10
word	explain	-0.04 -0.07 -0.06 0.04 0.04
word	explainer	-0.08 -0.06 -0.08 0.05 0.06
word	explosion	0.03 0.01 0.01 -0.04 -0.22
word	export	-0.05 0.06 0.10 -0.13 -0.10
word	extend	-0.11 0.12 0.11 -0.19 -0.07
word	extremely	-0.10 -0.08 -0.04 0.08 -0.12
word	f	-0.13 0.10 0.03 -0.08 -0.14
word	fac	0.04 -0.12 -0.09 0.01 0.02
word	face	-0.15 -0.16 -0.01 0.03 0.04
word	facility	-0.15 0.06 0.08 -0.13 -0.01
word	fail	-0.12 -0.14 0.08 -0.04 0.01
word	fall	-0.12 -0.05 -0.03 0.09 -0.11
word	family	-0.14 -0.14 -0.01 0.05 0.06
word	far	-0.12 -0.11 0.04 -0.04 0.01
word	fear	0.03 0.02 -0.09 0.02 -0.10
word	fed	-0.19 -0.01 0.09 -0.05 -0.08
word	fetterman	-0.04 -0.06 0.02 0.02 -0.02
word	few	-0.10 0.05 0.11 -0.04 -0.13
word	field	-0.14 0.00 0.06 -0.04 -0.04
word	fifth	-0.03 0.02 0.01 -0.02 -0.08
word	fight	-0.04 0.08 -0.14 -0.06 0.05
word	fighter	-0.11 0.06 -0.05 -0.01 -0.05
word	final	-0.16 0.08 0.13 -0.14 -0.14
word	find	-0.08 -0.12 0.01 0.07 -0.05
word	finish	-0.05 -0.02 0.00 -0.12 0.06
word	fir	-0.03 0.08 -0.03 -0.14 -0.01
word	fire	-0.01 0.16 0.03 -0.18 -0.19
word	first	0.10 -0.06 -0.03 0.00 -0.14
word	five	-0.10 0.04 -0.15 -0.04 0.03
word	flee	-0.12 -0.07 0.01 0.06 -0.10
word	fleet	0.03 -0.03 -0.08 0.05 -0.04
word	flight	-0.14 -0.14 0.05 0.03 -0.03
word	fly	-0.08 0.06 -0.02 0.00 -0.07
word	fm	-0.07 -0.03 0.01 0.02 -0.07
word	fmr	-0.07 -0.10 -0.12 -0.11 0.11
word	focu	-0.08 -0.10 -0.12 0.00 0.09
word	follow	-0.01 0.02 0.04 0.02 -0.20
word	food	-0.06 -0.08 -0.11 -0.03 0.05
word	footag	0.01 0.12 -0.01 -0.13 -0.12
word	forc	0.10 -0.06 -0.01 -0.01 -0.12
word	foreign	-0.06 -0.12 0.05 0.09 -0.18
word	former	-0.03 0.04 -0.09 -0.08 0.04
word	found	-0.08 0.05 -0.09 0.00 -0.12
word	four	-0.12 0.06 0.01 0.07 -0.19
word	fox	-0.12 -0.04 -0.18 -0.14 0.14
word	free	-0.09 -0.03 -0.08 0.02 0.07
word	fresh	-0.15 0.15 0.00 -0.04 -0.18
word	friday	-0.03 -0.02 0.06 -0.11 -0.11
word	fuel	-0.14 -0.05 0.00 0.10 -0.12
word	full	-0.02 -0.07 -0.17 0.08 -0.02
word	fund	-0.06 -0.10 -0.10 -0.01 0.07
word	funeral	0.03 -0.11 -0.13 0.08 0.00
word	further	-0.05 -0.08 -0.05 0.09 -0.13
word	futur	-0.05 0.01 0.04 -0.06 0.01
word	g	-0.13 0.04 0.05 0.00 -0.15
word	g7	-0.04 0.02 0.10 -0.19 -0.09
word	gabbard	-0.05 -0.05 0.14 0.12 -0.14
word	gaps	-0.11 -0.11 -0.02 0.13 -0.13
word	gas	-0.14 0.03 0.05 -0.03 -0.08
word	general	-0.04 0.02 -0.04 0.01 -0.02
word	genocidal	-0.09 -0.09 -0.09 -0.03 0.06
word	get	-0.16 -0.12 -0.04 0.00 0.07
word	gett	0.06 0.05 -0.11 -0.11 0.05
word	giant	-0.01 0.11 0.06 -0.15 -0.14
word	girl	0.05 -0.09 -0.12 0.04 -0.08
word	giv	-0.12 -0.01 0.07 -0.15 0.02
word	global	-0.09 -0.15 -0.15 0.03 0.08
word	go	0.02 -0.13 -0.02 -0.10 0.06
word	goal	-0.09 -0.05 0.03 -0.12 0.06
word	goes	0.02 0.03 -0.19 -0.18 0.10
word	gold	0.01 -0.01 -0.13 0.04 -0.03
word	gonna	-0.10 -0.04 0.04 -0.06 0.00
word	gop	-0.04 -0.08 -0.03 0.00 0.02
word	government	0.03 -0.07 0.02 -0.18 0.06
word	graham	-0.07 0.05 0.04 -0.03 -0.02
word	ground	0.10 -0.05 0.02 -0.21 -0.06
word	group	-0.14 0.04 0.02 -0.05 -0.03
word	grow	-0.04 -0.13 -0.02 0.07 -0.03
word	guard	-0.19 -0.10 0.10 0.00 0.00
word	guidelin	-0.15 -0.11 -0.17 0.16 -0.11
word	hacker	-0.10 -0.06 0.07 0.01 -0.12
word	half	-0.09 -0.04 0.10 -0.12 -0.08
word	halt	-0.01 -0.18 -0.05 0.09 -0.02
word	hama	-0.09 -0.05 -0.06 0.10 -0.11
word	hand	-0.15 -0.10 -0.06 0.08 -0.06
word	happen	-0.12 -0.10 0.02 0.02 -0.04
word	hard	-0.16 -0.05 0.10 -0.04 -0.11
word	haven	-0.08 -0.17 -0.15 0.13 -0.04
word	head	0.06 -0.11 -0.13 -0.01 0.04
word	headquarter	-0.08 0.12 -0.02 -0.15 -0.09
word	heard	0.12 -0.07 -0.09 -0.13 -0.11
word	heavy	-0.14 -0.01 0.05 0.04 -0.13
word	helicopter	0.01 -0.17 0.07 0.00 -0.16
word	hell	-0.07 0.07 0.05 -0.07 -0.03
word	help	-0.20 -0.01 -0.04 0.06 -0.01
word	high	-0.06 0.02 -0.12 -0.01 0.04
word	higher	-0.06 -0.04 0.09 0.01 -0.11
word	him	-0.15 -0.18 0.05 -0.03 0.06
word	hint	-0.06 0.07 0.01 -0.12 0.06
word	historic	-0.08 -0.08 -0.07 -0.05 0.07
word	history	-0.12 -0.12 -0.12 0.02 0.09
word	hit	0.10 0.12 -0.03 -0.11 -0.19
word	hits	-0.08 0.10 -0.06 -0.16 0.04
word	hold	-0.21 -0.16 -0.04 0.17 -0.10
word	home	-0.19 -0.19 -0.12 0.04 0.11
word	hop	-0.10 0.02 -0.16 0.03 0.05
word	hope	-0.08 0.04 -0.12 0.06 -0.16
word	hospital	0.03 0.09 -0.24 -0.05 -0.06
word	host	0.10 -0.07 -0.06 -0.14 0.01
word	hotel	-0.08 0.13 -0.07 -0.16 0.02
word	hour	0.03 0.10 0.03 -0.13 -0.04
word	hous	-0.12 0.12 -0.04 -0.02 -0.04
word	how	-0.14 -0.10 -0.01 0.00 0.02
word	hub	-0.12 -0.03 0.07 -0.11 0.01
word	huge	-0.09 0.11 0.05 -0.12 -0.10
word	human	-0.10 -0.13 -0.11 0.06 0.03
word	hundred	0.11 -0.04 -0.11 -0.13 -0.12
word	hurt	0.02 0.04 0.03 -0.05 -0.14
word	i	-0.11 -0.14 -0.10 0.04 0.08
word	if	-0.07 -0.11 0.03 -0.06 0.06
word	illegal	-0.08 -0.11 -0.01 0.14 -0.20
word	imag	-0.19 -0.11 -0.10 0.16 0.01
word	imminent	0.06 -0.05 0.01 0.00 -0.11
word	impact	-0.17 0.00 -0.17 0.06 0.06
word	impos	-0.05 0.06 0.10 -0.13 -0.07
word	includ	-0.02 -0.10 0.13 -0.04 -0.20
word	increas	0.04 -0.05 -0.18 0.06 -0.04
word	industrial	0.02 -0.03 0.04 -0.13 -0.14
word	infiltration	0.20 0.16 -0.03 -0.19 -0.15
word	inflation	-0.04 -0.11 -0.14 -0.09 0.13
word	infrastructur	-0.09 0.02 -0.13 -0.15 0.11
word	injur	-0.06 0.10 0.00 -0.10 -0.21
word	injury	-0.11 0.00 -0.14 0.00 0.07
word	insid	-0.11 -0.15 -0.13 0.08 0.02
word	insight	-0.04 -0.08 -0.12 -0.09 0.10
word	insist	-0.09 0.04 -0.10 -0.01 0.03
word	insufficient	-0.13 -0.14 -0.10 0.11 0.03
word	insuranc	-0.08 0.05 0.09 -0.05 -0.11
word	intelligenc	-0.04 -0.10 -0.12 0.11 -0.07
word	intensify	0.00 0.12 -0.06 -0.08 -0.15
word	intercept	-0.07 0.17 0.03 -0.23 -0.21
word	interest	-0.09 -0.06 0.10 0.03 -0.12
word	internet	-0.14 -0.11 0.05 0.02 -0.04
word	interven	-0.11 0.06 0.06 0.01 -0.17
word	intervention	-0.07 0.00 0.12 -0.06 -0.07
word	interview	-0.01 0.05 -0.10 0.06 -0.13
word	invasion	0.04 -0.07 0.00 -0.17 0.04
word	investor	-0.03 -0.09 0.05 -0.04 -0.02
word	involv	0.09 0.09 -0.01 -0.15 -0.02
word	is	-0.30 -0.22 -0.05 -0.01 0.23
word	issu	-0.18 -0.07 0.09 0.01 -0.19
word	jazeera	0.00 0.06 -0.05 -0.09 -0.05
word	jesu	-0.16 -0.19 -0.18 -0.03 0.14
word	jet	-0.09 0.02 -0.19 0.05 -0.03
word	jets	-0.05 0.13 -0.04 -0.01 -0.13
word	jimmy	-0.08 -0.10 -0.10 -0.05 0.09
word	job	-0.04 0.08 0.09 0.01 -0.09
word	joe	-0.06 -0.08 -0.01 0.04 -0.03
word	john	-0.09 -0.10 -0.04 0.10 -0.08
word	join	-0.08 -0.13 0.11 0.01 -0.19
word	joint	0.01 0.01 0.07 -0.07 -0.09
word	jon	-0.09 -0.09 -0.08 -0.01 0.07
word	journalist	-0.13 0.03 -0.12 0.05 -0.08
word	jump	-0.05 0.07 -0.01 -0.06 0.01
word	just	-0.03 -0.12 -0.10 -0.12 0.16
word	keep	-0.16 0.01 0.06 -0.06 -0.03
word	kent	-0.06 -0.08 -0.01 0.04 -0.03
word	key	-0.09 -0.09 -0.15 0.02 0.12
word	kill	0.09 0.00 0.00 -0.02 -0.17
word	kimmel	-0.08 -0.10 -0.10 -0.05 0.09
word	know	0.00 -0.03 0.02 -0.04 -0.03
word	land	-0.11 0.10 -0.01 -0.04 -0.18
word	larg	-0.12 0.08 -0.12 -0.01 0.04
word	largest	-0.12 0.04 -0.11 -0.14 0.10
word	last	-0.15 -0.07 -0.14 0.08 0.03
word	latest	0.03 0.05 -0.07 -0.14 0.05
word	launch	0.20 0.00 -0.03 -0.14 -0.21
word	launcher	-0.17 -0.17 -0.05 0.17 -0.07
word	lay	-0.13 0.02 -0.12 0.09 -0.14
word	lead	-0.11 -0.16 -0.10 0.07 0.10
word	leader	-0.05 -0.04 0.01 -0.01 -0.02
word	leadership	0.04 -0.10 -0.12 -0.08 0.07
word	least	0.15 0.01 -0.21 -0.11 -0.03
word	leav	-0.14 0.02 0.17 -0.24 -0.13
word	left	0.06 0.04 -0.09 -0.03 0.02
word	legal	-0.10 -0.12 -0.08 0.14 -0.15
word	level	0.03 -0.05 0.02 0.01 -0.12
word	life	-0.10 -0.11 -0.14 0.06 0.03
word	like	-0.10 -0.09 -0.02 -0.09 0.09
word	likely	-0.10 -0.05 0.00 0.00 0.00
word	limit	0.07 -0.18 -0.10 0.09 -0.11
word	lin	-0.11 -0.04 0.06 -0.02 -0.11
word	lindsey	-0.04 -0.05 -0.07 0.01 0.01
word	line	-0.04 -0.03 0.09 0.04 -0.09
word	link	-0.16 -0.13 0.01 0.12 -0.17
word	littl	-0.12 -0.16 -0.18 0.06 0.07
word	liv	-0.14 0.03 -0.04 -0.03 0.01
word	live	0.12 0.08 -0.06 -0.15 -0.18
word	lng	-0.13 -0.10 0.08 -0.01 -0.17
word	load	-0.10 0.10 0.09 -0.03 -0.17
word	lock	-0.02 0.11 0.05 -0.10 -0.14
word	long	-0.14 -0.02 0.04 -0.01 -0.04
word	look	-0.10 -0.13 -0.14 0.08 0.00
word	loom	-0.13 -0.18 -0.15 0.02 0.10
word	loss	-0.09 -0.12 -0.08 0.14 -0.15
word	low	-0.07 -0.01 -0.04 -0.12 0.09
word	lower	-0.11 0.03 -0.11 0.12 -0.15
word	maga	-0.12 -0.13 -0.14 0.05 0.05
word	majeur	-0.09 0.07 0.12 -0.12 -0.11
word	major	0.13 0.02 -0.15 -0.02 -0.12
word	mak	-0.10 0.04 -0.16 -0.06 0.09
word	make	-0.12 -0.15 -0.07 0.07 0.01
word	man	-0.13 0.10 0.08 -0.13 -0.08
word	many	-0.04 0.01 -0.12 -0.06 0.07
word	market	0.00 -0.11 -0.06 0.01 0.03
word	martyr	-0.13 0.02 -0.01 0.06 -0.09
word	massi	-0.04 -0.09 -0.06 0.04 0.00
word	massiv	0.14 0.04 -0.06 -0.26 -0.04
word	may	-0.22 -0.23 -0.17 0.04 0.15
word	mean	-0.10 -0.14 -0.15 -0.04 0.13
word	media	-0.05 -0.03 0.06 -0.02 -0.07
word	mediat	-0.10 0.03 0.10 -0.06 -0.15
word	medic	-0.13 -0.06 -0.12 0.11 -0.10
word	meet	-0.10 0.01 -0.04 0.07 -0.10
word	member	-0.17 0.04 0.04 -0.05 -0.06
word	messag	-0.12 -0.04 -0.01 -0.10 0.07
word	might	-0.04 -0.10 -0.09 0.03 0.03
word	military	-0.07 0.01 0.00 0.03 -0.07
word	million	-0.14 0.00 0.02 -0.01 -0.04
word	min	-0.13 -0.01 0.04 -0.13 0.00
word	minister	-0.13 0.00 0.07 0.05 -0.15
word	minut	-0.10 0.04 -0.08 0.09 -0.10
word	miscalculation	-0.09 -0.11 -0.13 -0.09 0.11
word	miss	0.16 -0.05 -0.14 -0.12 -0.05
word	missil	0.00 0.02 -0.07 -0.02 0.00
word	mission	-0.13 0.00 -0.12 -0.01 0.06
word	mix	-0.07 -0.03 0.01 -0.08 0.06
word	mock	-0.08 -0.07 0.03 -0.02 0.01
word	moment	0.05 0.05 -0.19 -0.03 -0.07
word	month	-0.11 -0.10 -0.05 0.11 -0.13
word	more	0.06 0.06 0.06 -0.13 -0.15
word	mosqu	-0.12 0.05 -0.09 0.04 -0.13
word	most	0.09 -0.12 -0.11 0.08 -0.10
word	mount	-0.09 -0.05 -0.08 -0.01 0.04
word	mov	-0.11 -0.10 0.01 -0.02 0.04
word	move	-0.04 0.03 -0.11 -0.07 0.03
word	mr	-0.07 -0.01 -0.01 0.07 -0.09
word	much	-0.04 0.00 -0.18 -0.12 0.16
word	mull	-0.12 0.06 0.11 -0.12 -0.10
word	multi	-0.09 -0.11 0.04 -0.01 0.03
word	multipl	0.13 0.05 -0.15 -0.16 -0.15
word	municipal	0.09 0.13 -0.12 -0.15 -0.12
word	must	-0.10 -0.08 -0.04 0.01 0.05
word	my	-0.11 -0.11 -0.09 0.03 0.02
word	nam	-0.19 -0.14 0.14 0.04 -0.18
word	nation	-0.19 -0.05 0.09 0.02 -0.16
word	national	0.01 -0.08 -0.07 -0.02 0.07
word	nationwid	-0.12 0.07 0.06 -0.10 -0.11
word	naval	-0.17 0.12 0.03 0.00 -0.13
word	near	-0.13 0.09 0.04 -0.03 -0.11
word	nearly	0.01 -0.05 0.09 -0.14 -0.09
word	need	0.00 -0.03 -0.02 0.02 -0.04
word	negotiat	0.04 0.12 -0.02 -0.18 -0.01
word	negotiation	-0.16 -0.19 -0.03 0.02 0.06
word	negotiator	-0.15 -0.12 -0.07 0.13 -0.10
word	network	-0.15 -0.12 0.03 0.00 0.01
word	never	-0.09 -0.11 -0.14 -0.03 0.09
word	new	-0.01 0.05 0.04 -0.12 0.00
word	news	0.00 0.02 -0.18 -0.04 0.06
word	next	-0.15 0.07 -0.01 0.02 -0.08
word	night	0.04 0.00 0.06 -0.14 -0.05
word	no	-0.20 0.04 -0.04 -0.01 0.04
word	north	-0.13 -0.12 -0.07 0.08 0.05
word	not	-0.17 -0.07 -0.09 0.01 0.10
word	noth	-0.11 -0.12 -0.15 0.15 -0.10
word	now	0.02 -0.06 -0.01 -0.06 0.01
word	nuclear	0.08 -0.16 -0.11 0.04 -0.03
word	objectiv	-0.12 -0.08 -0.04 0.04 -0.02
word	obliterat	0.06 0.06 -0.09 -0.13 -0.11
word	off	0.10 0.00 -0.17 -0.10 0.03
word	offer	-0.14 -0.10 0.04 0.10 -0.15
word	official	-0.27 -0.03 0.02 0.05 -0.06
word	oil	-0.06 0.04 -0.08 0.01 0.01
word	old	0.01 -0.06 -0.14 0.08 0.03
word	once	0.00 0.04 -0.04 -0.14 0.06
word	one	-0.11 -0.01 0.08 -0.05 -0.06
word	ongo	0.07 -0.02 -0.23 -0.06 0.08
word	only	-0.15 -0.05 -0.09 0.06 0.02
word	open	0.08 -0.06 -0.02 -0.02 -0.11
word	operation	0.18 0.00 -0.08 -0.11 -0.15
word	option	-0.12 0.01 0.04 -0.14 0.03
word	order	0.05 0.04 0.12 -0.16 -0.25
word	other	0.00 0.01 -0.08 -0.10 0.08
word	our	-0.09 -0.09 -0.14 0.00 0.09
word	out	-0.19 -0.10 0.04 -0.02 0.03
word	over	-0.06 0.03 -0.08 0.02 -0.01
word	overhead	-0.11 0.08 -0.01 0.05 -0.12
word	overnight	0.03 0.14 -0.10 -0.17 -0.14
word	own	-0.13 -0.14 -0.09 0.02 0.07
word	p	-0.06 -0.09 -0.06 0.09 -0.10
word	palestinian	-0.08 0.08 0.10 0.01 -0.10
word	panic	-0.08 -0.04 0.05 0.04 -0.15
word	parad	0.02 0.06 -0.08 -0.14 0.04
word	paramedic	-0.14 0.04 -0.08 0.01 -0.03
word	part	0.03 0.07 -0.03 -0.04 -0.16
word	pass	-0.10 0.05 0.10 -0.09 -0.12
word	past	-0.01 -0.11 -0.12 0.07 0.01
word	path	-0.16 -0.06 0.07 0.02 -0.14
word	paus	0.03 -0.12 -0.17 -0.16 0.13
word	pay	-0.13 0.14 0.08 -0.11 -0.05
word	peac	-0.01 0.04 -0.06 0.01 -0.04
word	peaceful	-0.06 0.08 -0.01 0.03 -0.12
word	peopl	0.14 -0.07 -0.05 -0.10 -0.02
word	percent	-0.13 0.01 0.11 -0.07 -0.20
word	persist	-0.12 -0.09 0.11 -0.02 -0.16
word	personnel	-0.09 -0.01 -0.11 0.08 -0.10
word	petrochemical	0.02 0.02 0.09 -0.15 -0.12
word	phas	-0.11 -0.14 -0.12 -0.01 0.08
word	phon	-0.11 -0.03 -0.03 0.08 -0.10
word	pictur	-0.12 -0.10 -0.14 0.02 0.10
word	pilot	-0.11 0.01 0.04 -0.09 0.00
word	plac	-0.05 -0.06 -0.01 0.05 -0.06
word	plan	0.10 -0.03 -0.01 -0.01 -0.19
word	plann	0.05 -0.02 -0.04 -0.05 -0.09
word	plant	0.09 -0.04 0.02 -0.09 -0.20
word	play	-0.13 -0.09 -0.06 0.02 0.03
word	pledg	-0.03 -0.07 -0.04 -0.01 0.03
word	plot	-0.06 -0.02 0.00 -0.01 -0.01
word	plung	-0.13 0.06 0.11 -0.08 -0.19
word	plus	0.04 -0.15 -0.12 0.05 0.02
word	pm	-0.05 -0.12 0.02 0.10 -0.23
word	podcast	-0.07 -0.13 -0.10 0.02 0.09
word	point	0.04 -0.04 -0.15 0.01 0.06
word	polic	0.02 0.07 0.02 -0.12 -0.14
word	policy	-0.06 -0.07 -0.09 0.08 -0.07
word	political	-0.06 -0.08 -0.10 -0.08 0.10
word	politician	-0.15 -0.13 -0.12 0.11 0.00
word	polymarket	-0.09 -0.14 -0.15 0.05 0.05
word	port	-0.05 0.07 -0.04 -0.14 0.04
word	possibl	-0.19 -0.10 0.06 0.02 -0.08
word	post	0.00 -0.10 -0.07 0.00 0.04
word	postpon	0.05 -0.03 -0.14 0.06 -0.13
word	potential	-0.10 -0.05 0.03 -0.03 -0.01
word	pound	-0.03 0.02 -0.03 0.00 -0.07
word	power	-0.05 -0.07 -0.03 0.04 0.00
word	prais	-0.08 -0.11 -0.11 -0.09 0.12
word	predict	-0.07 -0.09 -0.10 -0.03 0.08
word	prediction	-0.07 -0.08 -0.10 -0.12 0.11
word	preemptiv	-0.09 -0.09 -0.04 -0.06 0.05
word	prep	0.11 -0.08 -0.04 -0.15 -0.10
word	prepar	-0.05 0.03 0.17 -0.10 -0.24
word	president	-0.12 0.06 -0.01 -0.10 0.02
word	pressur	-0.19 -0.26 -0.23 0.02 0.11
word	pretty	-0.10 -0.09 -0.04 0.10 -0.12
word	pric	-0.10 0.00 0.06 -0.01 -0.08
word	prim	-0.07 -0.06 0.04 -0.03 -0.01
word	primetim	-0.09 0.01 0.00 0.01 -0.03
word	prob	-0.11 -0.13 -0.15 0.02 0.10
word	problem	-0.14 -0.11 -0.02 0.02 0.04
word	program	-0.01 -0.01 0.00 -0.04 0.01
word	programm	-0.15 -0.13 -0.16 -0.08 0.14
word	progres	-0.10 -0.12 -0.10 0.01 0.07
word	projectil	0.06 0.04 -0.05 -0.12 -0.13
word	promis	-0.08 0.00 0.05 0.05 -0.15
word	prompt	-0.07 -0.04 0.02 0.05 -0.15
word	propaganda	-0.12 -0.14 -0.14 -0.15 0.15
word	proposal	-0.16 -0.08 -0.04 0.01 0.04
word	protest	-0.06 0.02 -0.01 0.01 -0.07
word	protester	-0.13 0.11 0.04 -0.06 -0.06
word	public	-0.10 -0.11 -0.13 0.12 -0.01
word	pull	-0.11 0.07 -0.15 -0.15 0.08
word	pursu	-0.08 0.02 0.00 0.02 -0.03
word	push	-0.01 -0.15 -0.21 0.05 0.05
word	put	0.03 0.09 0.05 -0.13 -0.06
word	question	-0.15 -0.15 -0.15 0.18 -0.05
word	quickly	-0.09 -0.05 -0.05 0.07 -0.03
word	rag	-0.16 0.07 0.08 -0.04 -0.07
word	raid	0.04 -0.12 -0.16 0.11 -0.11
word	rain	0.02 -0.14 -0.11 0.06 0.08
word	rais	-0.07 -0.16 0.02 0.12 -0.05
word	ramp	-0.13 0.03 0.07 -0.06 -0.05
word	rat	-0.14 -0.04 -0.01 0.06 -0.13
word	rattl	-0.05 0.05 -0.06 -0.08 0.04
word	reach	-0.02 0.10 -0.17 -0.05 -0.15
word	react	-0.13 -0.03 -0.05 0.08 -0.05
word	ready	-0.13 0.07 0.18 -0.17 -0.19
word	real	-0.08 -0.10 -0.12 -0.10 0.12
word	recent	-0.09 -0.10 0.00 0.02 0.03
word	reckles	-0.11 -0.07 -0.10 0.11 -0.01
word	record	-0.08 0.06 0.07 -0.07 -0.10
word	red	-0.09 -0.07 0.04 -0.02 -0.03
word	refinery	0.05 0.04 -0.01 -0.08 -0.16
word	refuel	-0.14 -0.02 0.11 -0.12 -0.10
word	refus	-0.14 -0.16 -0.15 0.06 0.07
word	regim	-0.12 -0.02 0.03 -0.12 0.08
word	region	0.05 -0.14 0.04 -0.08 0.01
word	regional	-0.13 -0.01 0.00 0.08 -0.17
word	reject	-0.08 -0.13 -0.12 0.11 0.09
word	releas	-0.11 0.02 -0.10 0.03 -0.02
word	remain	-0.05 -0.17 -0.21 0.17 0.00
word	remov	0.04 -0.11 0.04 0.01 -0.15
word	renew	-0.15 0.05 0.03 -0.08 0.00
word	reopen	0.05 -0.05 0.01 -0.03 -0.08
word	rep	-0.06 -0.08 -0.12 -0.10 0.10
word	repeat	-0.01 0.05 0.08 -0.13 -0.11
word	report	-0.09 0.12 0.06 0.06 -0.36
word	reportedly	0.07 0.07 -0.04 -0.06 -0.16
word	reporter	-0.03 0.04 0.05 0.00 -0.10
word	republican	-0.10 -0.12 -0.13 0.00 0.06
word	request	-0.13 0.09 0.14 -0.14 -0.11
word	rescu	-0.14 0.13 0.06 -0.11 -0.17
word	resolution	0.04 0.12 0.12 -0.17 -0.12
word	respond	0.08 -0.07 -0.08 0.00 -0.03
word	respons	0.07 -0.04 -0.06 -0.13 0.05
word	restraint	-0.03 -0.01 0.01 -0.01 -0.06
word	resum	-0.10 0.08 -0.14 0.01 -0.11
word	retaliat	0.05 -0.04 0.02 0.00 -0.19
word	retaliation	0.03 -0.06 0.04 -0.12 -0.01
word	retaliatory	0.00 -0.14 -0.03 0.02 0.03
word	retreat	0.06 0.03 -0.12 0.06 -0.15
word	return	-0.13 -0.10 -0.03 -0.03 0.07
word	reveal	-0.01 -0.18 -0.16 0.11 0.00
word	right	-0.06 -0.09 -0.14 0.02 0.08
word	ris	-0.20 0.04 -0.03 0.03 -0.04
word	rise	-0.01 -0.03 -0.11 0.05 0.03
word	risk	-0.07 -0.21 -0.04 0.06 0.05
word	rock	0.02 0.06 -0.02 -0.14 -0.14
word	rocket	-0.20 -0.02 0.05 0.07 -0.19
word	roil	-0.04 -0.01 0.03 0.00 -0.08
word	role	-0.07 -0.11 -0.14 -0.02 0.09
word	round	-0.15 -0.16 -0.03 0.10 0.00
word	rout	-0.10 -0.12 0.02 -0.15 0.09
word	rubbl	-0.02 0.05 -0.14 0.03 -0.16
word	rush	0.04 -0.14 -0.13 0.10 -0.11
word	s	-0.10 -0.14 -0.06 0.13 -0.14
word	safe	-0.05 0.05 -0.17 0.05 -0.07
word	said	-0.09 0.13 -0.03 0.02 -0.19
word	sailor	-0.14 0.03 -0.10 0.02 -0.09
word	salvo	0.03 0.00 -0.07 -0.13 -0.02
word	sanction	-0.22 -0.10 0.03 0.01 -0.01
word	satellit	-0.18 -0.17 -0.11 0.17 -0.09
word	say	-0.04 -0.02 0.05 -0.06 -0.02
word	says	0.01 -0.03 -0.02 0.03 -0.03
word	scal	-0.13 -0.07 0.08 -0.01 -0.12
word	scen	-0.13 -0.07 -0.10 0.05 0.04
word	school	0.01 -0.06 -0.07 0.03 -0.04
word	scientist	-0.03 -0.07 0.01 0.09 -0.15
word	scrambl	-0.08 -0.06 0.07 -0.12 -0.01
word	search	0.01 -0.03 -0.07 0.00 0.02
word	second	-0.03 0.11 -0.16 0.03 -0.22
word	secretary	-0.05 -0.01 0.07 -0.09 -0.04
word	security	-0.25 -0.04 0.03 -0.01 0.05
word	see	-0.06 -0.07 -0.05 0.03 -0.01
word	seek	-0.10 -0.05 0.02 0.03 -0.05
word	seen	-0.13 0.12 -0.06 -0.11 -0.02
word	sees	0.04 -0.06 0.04 0.05 -0.14
word	seiz	-0.11 0.06 -0.14 0.02 -0.11
word	self	-0.15 0.02 -0.14 0.02 0.03
word	senat	-0.11 -0.04 0.07 -0.09 -0.01
word	senator	-0.07 -0.10 -0.13 -0.15 0.14
word	send	-0.19 -0.12 0.14 -0.05 -0.10
word	senior	0.04 0.09 0.00 -0.17 -0.12
word	seriou	-0.02 0.06 -0.09 -0.16 0.09
word	servic	-0.12 0.08 0.08 -0.17 -0.14
word	set	-0.13 -0.09 0.01 0.05 -0.03
word	several	-0.10 -0.01 0.05 0.03 -0.15
word	shadow	-0.10 -0.08 -0.08 0.09 -0.05
word	shar	0.02 0.07 -0.02 -0.07 -0.01
word	sharply	-0.08 -0.05 0.07 0.05 -0.12
word	shelter	0.05 -0.08 0.02 -0.02 -0.06
word	shift	-0.08 -0.06 -0.04 -0.08 0.08
word	ship	0.07 0.03 -0.11 0.03 -0.17
word	shipment	-0.08 -0.04 0.09 -0.06 -0.11
word	shipp	-0.16 -0.10 0.08 0.00 -0.16
word	shock	0.00 -0.15 0.03 -0.04 0.01
word	shoot	-0.11 0.06 0.04 -0.01 -0.20
word	shortag	-0.12 -0.10 0.03 0.08 -0.15
word	shot	-0.07 0.02 0.05 -0.17 0.02
word	should	-0.05 -0.07 -0.01 0.11 -0.10
word	show	-0.06 -0.01 -0.03 0.03 -0.03
word	shrapnel	-0.07 0.11 -0.08 -0.12 -0.11
word	shut	-0.07 -0.04 0.12 -0.08 -0.15
word	sid	0.05 -0.06 -0.11 0.13 -0.18
word	sign	0.02 -0.07 -0.05 -0.03 0.01
word	signal	-0.13 0.13 0.13 -0.16 -0.04
word	sinc	0.06 -0.11 0.03 0.06 -0.19
word	sink	0.13 -0.03 -0.14 -0.06 -0.15
word	siren	-0.01 0.03 0.00 -0.07 -0.04
word	sit	0.07 -0.07 -0.16 0.05 -0.09
word	site	0.04 0.09 -0.02 -0.09 -0.08
word	six	-0.03 0.03 0.01 -0.03 -0.09
word	slam	-0.06 0.01 -0.13 -0.09 0.10
word	slid	-0.14 -0.08 -0.01 0.06 -0.13
word	smash	-0.13 -0.11 0.06 0.06 -0.14
word	smok	-0.06 0.14 -0.09 -0.15 -0.11
word	soar	-0.03 -0.08 -0.05 0.12 -0.12
word	soldier	0.00 0.01 -0.13 0.00 0.03
word	some	-0.10 -0.12 -0.04 0.00 0.08
word	son	-0.13 -0.16 0.08 -0.15 0.06
word	soon	-0.10 0.02 0.08 -0.12 -0.04
word	sound	-0.02 0.02 -0.04 -0.04 -0.04
word	sourc	-0.15 0.02 0.02 0.02 -0.05
word	south	-0.08 -0.04 0.02 0.03 -0.07
word	spark	-0.02 -0.09 -0.05 0.07 -0.06
word	speak	-0.14 -0.12 -0.13 0.14 0.01
word	special	0.00 -0.10 -0.01 0.08 -0.11
word	speech	-0.11 -0.10 -0.10 -0.12 0.14
word	spik	-0.07 0.11 0.08 -0.07 -0.05
word	spread	-0.01 0.00 0.02 0.02 -0.13
word	spy	-0.21 -0.13 0.07 0.04 -0.22
word	squar	0.05 -0.12 -0.15 -0.10 0.09
word	staff	0.06 0.02 0.03 -0.14 -0.10
word	stanc	-0.10 0.00 0.03 0.02 -0.05
word	stand	0.03 -0.01 -0.12 0.13 -0.16
word	start	-0.19 -0.16 -0.04 0.12 0.00
word	stat	0.13 0.01 -0.24 -0.10 0.03
word	statement	-0.16 -0.06 0.08 0.06 -0.21
word	station	-0.01 -0.01 -0.03 0.01 -0.01
word	statu	-0.09 -0.15 -0.08 0.11 -0.04
word	stay	-0.11 -0.09 0.00 -0.11 0.10
word	step	-0.08 0.02 -0.15 0.05 0.00
word	still	-0.20 -0.16 0.07 0.07 -0.07
word	stock	-0.14 -0.06 0.04 0.08 -0.20
word	stockpil	-0.09 -0.10 -0.03 0.10 -0.15
word	stok	-0.10 0.01 0.06 -0.03 -0.13
word	stop	0.02 -0.07 -0.02 -0.09 0.07
word	strait	-0.11 0.06 -0.10 0.02 -0.10
word	strategic	0.06 0.06 -0.15 -0.10 -0.03
word	strategy	-0.08 -0.09 -0.11 0.04 0.03
word	street	-0.03 0.05 0.02 0.00 -0.13
word	strik	0.02 0.08 0.05 -0.07 -0.18
word	struck	0.04 0.09 -0.18 -0.12 -0.07
word	stunn	0.00 0.07 -0.11 0.03 -0.13
word	submarin	0.16 -0.07 -0.17 -0.15 -0.12
word	succes	-0.01 -0.04 -0.03 0.06 -0.13
word	successor	-0.10 -0.04 0.07 -0.12 0.03
word	suggest	-0.08 -0.12 -0.13 0.09 -0.01
word	summit	0.03 0.07 0.03 -0.08 -0.10
word	sunday	-0.04 -0.05 0.13 -0.13 -0.12
word	supply	-0.09 -0.04 0.12 -0.07 -0.08
word	support	-0.12 -0.16 -0.13 0.12 0.00
word	surg	0.01 -0.02 0.13 -0.13 -0.08
word	surpris	-0.12 -0.13 -0.05 0.09 -0.04
word	surrender	-0.01 0.06 0.11 -0.12 -0.14
word	surviv	0.04 0.06 -0.12 -0.10 0.02
word	survivor	-0.07 0.10 -0.12 -0.04 -0.13
word	suspect	-0.14 0.08 0.00 0.02 -0.16
word	suspend	0.09 -0.05 0.07 -0.13 -0.22
word	system	-0.10 -0.05 -0.09 0.05 0.09
word	taco	-0.09 -0.11 -0.12 -0.10 0.11
word	tak	-0.16 -0.08 0.03 0.00 0.02
word	take	0.07 -0.05 -0.15 -0.05 0.06
word	takeaway	-0.06 -0.07 -0.08 -0.04 0.07
word	taken	-0.10 0.05 -0.04 -0.07 0.02
word	talk	-0.12 -0.04 -0.03 -0.09 0.12
word	tanker	-0.09 0.00 -0.02 0.02 -0.06
word	target	0.05 0.12 0.00 -0.17 -0.12
word	tell	-0.19 0.02 0.07 0.00 -0.09
word	ten	0.11 0.06 -0.11 -0.12 -0.13
word	tension	-0.17 -0.06 0.00 -0.04 0.05
word	term	-0.10 -0.11 -0.05 0.08 -0.04
word	terrify	-0.07 -0.02 -0.11 -0.13 0.09
word	territory	-0.07 -0.12 -0.08 0.02 0.04
word	terrorist	-0.16 -0.05 -0.08 0.09 -0.08
word	test	-0.10 -0.17 -0.16 -0.01 0.11
word	th	-0.10 -0.10 -0.13 -0.11 0.12
word	their	0.01 -0.10 -0.11 0.05 0.05
word	them	0.00 -0.07 -0.05 0.00 0.01
word	then	-0.10 0.00 -0.01 -0.11 0.05
word	ther	-0.09 -0.10 -0.13 0.02 0.09
word	thes	-0.18 -0.17 -0.17 0.13 0.07
word	they	-0.15 -0.09 0.01 -0.05 0.07
word	thing	-0.06 -0.10 -0.11 -0.09 0.11
word	thousand	-0.15 0.02 0.06 0.01 -0.12
word	thre	0.04 0.11 0.02 -0.05 -0.25
word	threat	0.06 -0.06 -0.06 0.00 -0.01
word	threaten	-0.22 -0.09 -0.01 0.05 0.01
word	through	-0.18 -0.17 -0.26 0.24 -0.13
word	ties	-0.11 -0.13 -0.08 0.15 -0.11
word	tim	-0.10 -0.11 -0.12 0.10 -0.02
word	time	0.00 0.00 0.01 -0.05 -0.03
word	today	-0.08 -0.08 0.03 0.00 0.01
word	told	-0.11 -0.12 0.00 -0.04 0.05
word	toll	-0.08 -0.06 0.08 -0.01 -0.07
word	tonight	0.04 0.04 -0.04 -0.01 -0.07
word	too	-0.13 -0.09 0.07 0.03 -0.10
word	top	-0.02 0.00 -0.01 0.04 -0.09
word	torpedo	0.10 -0.11 -0.14 0.01 -0.10
word	total	-0.11 -0.04 0.06 -0.02 -0.05
word	toward	0.00 -0.09 -0.11 0.00 0.07
word	town	-0.11 0.09 -0.09 -0.06 0.00
word	trad	0.01 0.02 0.04 -0.13 -0.01
word	trader	-0.13 -0.13 -0.06 0.02 0.05
word	train	0.03 0.04 -0.09 -0.08 -0.08
word	travel	-0.06 -0.12 -0.11 0.12 -0.10
word	trigger	-0.13 -0.17 0.00 -0.04 0.10
word	tripl	-0.16 -0.05 -0.13 0.12 -0.09
word	troop	-0.06 -0.14 0.03 -0.07 0.05
word	truc	-0.03 0.00 0.00 0.03 -0.12
word	try	-0.10 -0.05 -0.16 0.05 0.06
word	tucker	-0.09 -0.11 -0.10 0.04 0.00
word	turn	-0.08 0.02 0.01 0.04 -0.17
word	two	-0.04 0.16 0.01 -0.13 -0.12
word	u	-0.01 0.10 -0.11 -0.09 -0.06
word	uncertainty	-0.09 -0.13 -0.13 0.06 0.02
word	unconditional	-0.15 0.13 0.12 -0.11 -0.13
word	under	-0.02 -0.18 -0.11 0.09 0.02
word	undermin	-0.10 -0.14 -0.12 0.12 0.10
word	underway	0.09 -0.15 0.01 -0.10 -0.06
word	unit	-0.09 -0.14 -0.16 0.08 0.04
word	unleash	-0.13 -0.12 0.06 -0.18 0.07
word	unlikely	-0.11 -0.15 -0.18 -0.06 0.14
word	unrest	-0.10 0.07 0.05 0.00 -0.16
word	until	-0.13 0.03 0.00 0.04 -0.13
word	up	-0.04 -0.02 0.03 0.03 -0.09
word	updat	0.06 0.08 0.00 -0.17 -0.07
word	uranium	-0.13 0.02 0.14 -0.07 -0.19
word	urg	0.09 0.00 -0.04 -0.06 -0.03
word	urge	-0.10 0.02 0.05 0.01 -0.15
word	us	-0.14 -0.14 -0.01 0.04 0.06
word	used	-0.12 -0.12 -0.13 0.02 0.07
word	vast	0.03 0.02 0.02 0.07 -0.13
word	very	0.05 0.04 0.04 -0.14 -0.11
word	vessel	0.06 0.16 -0.12 -0.12 -0.18
word	victory	-0.11 -0.07 0.05 0.02 -0.05
word	video	-0.01 0.11 -0.08 -0.17 0.05
word	villag	0.02 0.05 0.01 -0.07 -0.12
word	violenc	-0.14 -0.07 -0.05 0.01 0.03
word	violent	-0.10 0.00 0.08 0.01 -0.14
word	visit	-0.20 -0.11 -0.07 0.10 -0.06
word	vow	0.00 0.04 0.07 -0.15 -0.14
word	vows	0.02 0.09 0.04 -0.11 -0.22
word	wait	-0.02 -0.08 -0.15 -0.04 0.10
word	want	-0.17 -0.06 -0.04 0.06 0.05
word	war	-0.09 -0.11 -0.09 0.04 0.05
word	warn	-0.05 -0.09 -0.03 0.01 0.01
word	warning	-0.06 -0.02 -0.12 0.04 0.05
word	wars	-0.09 -0.13 -0.09 0.12 -0.09
word	warship	0.07 0.01 -0.09 -0.09 0.04
word	watch	0.00 0.07 -0.04 -0.09 -0.06
word	water	-0.11 0.04 0.10 -0.16 -0.05
word	wav	0.10 -0.10 -0.10 -0.07 -0.10
word	wave	0.09 0.01 0.03 -0.22 -0.24
word	way	0.01 -0.02 -0.07 0.10 -0.16
word	we	-0.18 -0.14 0.05 0.03 -0.03
word	we'r	0.06 0.12 0.09 -0.16 -0.15
word	weapon	0.02 -0.04 -0.15 0.09 -0.06
word	wednesday	-0.12 -0.08 0.10 0.01 -0.11
word	week	0.07 -0.05 0.00 -0.12 -0.03
word	weekend	-0.06 -0.07 -0.07 -0.04 0.06
word	weigh	-0.16 0.08 0.15 -0.13 -0.20
word	western	-0.04 0.06 -0.07 0.04 -0.11
word	what	-0.05 -0.26 -0.15 0.09 0.04
word	when	-0.11 -0.12 -0.02 -0.12 0.10
word	wher	-0.07 0.07 0.04 -0.16 0.02
word	whether	-0.16 -0.08 0.08 0.01 -0.08
word	which	-0.02 0.05 -0.13 0.01 -0.02
word	whil	-0.20 0.01 0.08 -0.10 0.02
word	who	-0.20 -0.23 0.02 0.09 0.05
word	whol	0.04 -0.05 -0.14 0.11 -0.13
word	why	-0.17 -0.19 -0.13 0.09 0.04
word	widen	-0.01 -0.08 0.07 0.02 -0.14
word	wider	-0.05 0.04 -0.02 -0.03 0.02
word	will	-0.15 -0.11 0.07 0.00 0.00
word	wipe	-0.09 0.09 -0.09 -0.01 -0.07
word	within	-0.15 0.01 0.16 -0.10 -0.18
word	woman	0.07 -0.02 -0.12 -0.14 0.04
word	women	-0.15 -0.06 0.05 -0.09 0.08
word	won't	-0.17 -0.21 -0.04 -0.03 0.10
word	word	-0.07 -0.08 -0.09 0.07 -0.03
word	work	-0.10 0.02 -0.18 0.02 0.04
word	worker	0.06 0.15 -0.10 -0.18 -0.14
word	world	-0.16 -0.20 -0.04 0.13 0.02
word	worry	-0.12 -0.13 0.05 -0.02 0.04
word	would	-0.10 -0.07 0.09 0.00 -0.09
word	wound	-0.14 0.13 0.08 -0.37 -0.06
word	wrap	-0.05 -0.09 -0.08 0.09 -0.08
word	wsj	-0.12 0.02 0.01 -0.11 0.06
word	year	-0.08 -0.17 0.01 0.00 0.05
word	yet	0.00 0.05 -0.16 -0.18 0.06
word	yield	-0.04 0.11 0.00 0.03 -0.13
word	you	0.01 -0.03 0.03 0.05 -0.13
word	your	0.01 -0.14 -0.05 0.03 0.00
words: ,	,	-0.15 -0.07 0.04 0.04 -0.02
words: ,	[ally]	-0.14 -0.06 -0.13 -0.04 0.10
words: ,	[number]	0.10 -0.08 -0.10 0.07 -0.15
words: ,	[place]	0.08 -0.12 -0.09 0.03 -0.01
words: ,	[region]	-0.16 -0.18 -0.03 0.09 -0.03
words: ,	[side]	-0.09 -0.04 0.03 -0.01 -0.01
words: ,	[usa]	-0.02 0.01 0.06 -0.03 -0.15
words: ,	a	0.05 0.02 -0.10 -0.11 0.09
words: ,	after	-0.08 -0.13 -0.11 0.13 -0.08
words: ,	air	0.07 0.00 -0.05 -0.10 -0.07
words: ,	and	-0.12 -0.05 -0.17 -0.01 0.11
words: ,	announc	-0.14 0.07 0.04 -0.01 -0.13
words: ,	as	0.15 -0.05 -0.11 -0.01 -0.17
words: ,	but	-0.13 -0.03 0.08 0.02 -0.09
words: ,	call	-0.12 -0.09 0.07 0.02 -0.07
words: ,	commander	-0.10 -0.03 -0.08 0.08 0.03
words: ,	destroy	-0.10 0.01 -0.08 -0.12 0.05
words: ,	dozen	0.00 -0.03 0.05 -0.12 -0.14
words: ,	expert	-0.10 -0.09 -0.09 -0.07 0.09
words: ,	fed	-0.17 0.07 0.06 0.00 -0.14
words: ,	from	-0.16 0.00 -0.08 0.12 -0.11
words: ,	in	-0.19 -0.11 -0.05 0.14 -0.05
words: ,	includ	0.03 -0.10 0.02 0.02 -0.10
words: ,	kill	0.08 -0.16 -0.06 0.06 -0.10
words: ,	may	-0.10 -0.06 0.01 -0.02 0.02
words: ,	military	-0.07 0.10 -0.13 0.00 -0.11
words: ,	more	0.05 0.09 0.05 -0.10 -0.24
words: ,	not	-0.14 0.02 -0.17 0.07 0.00
words: ,	official	-0.14 0.10 -0.13 -0.04 -0.12
words: ,	oil	0.04 0.00 -0.11 0.01 0.00
words: ,	on	-0.09 0.00 -0.07 0.08 -0.10
words: ,	polic	0.04 0.05 0.00 -0.10 -0.09
words: ,	report	-0.08 -0.11 -0.11 0.12 -0.09
words: ,	says	-0.30 -0.04 -0.06 0.02 0.10
words: ,	sourc	-0.10 -0.14 0.04 0.05 -0.12
words: ,	stock	-0.09 0.02 -0.06 0.08 -0.16
words: ,	talk	-0.07 0.04 -0.13 0.00 0.04
words: ,	the	0.04 -0.07 0.00 -0.10 0.02
words: ,	thre	-0.08 0.05 -0.01 0.05 -0.11
words: ,	to	-0.16 -0.17 -0.09 0.13 0.01
words: ,	top	0.06 -0.05 0.04 -0.08 -0.10
words: ,	troop	-0.10 -0.10 0.01 -0.08 0.07
words: ,	two	-0.05 -0.04 0.04 0.01 -0.04
words: ,	which	0.00 0.06 -0.13 -0.03 -0.01
words: ,	worker	0.09 0.13 -0.12 -0.15 -0.12
words: ,	wound	-0.14 0.15 -0.09 -0.11 -0.08
words: -	as	0.02 -0.14 -0.10 0.11 -0.12
words: -	live	0.08 0.00 -0.02 -0.13 -0.12
words: -	report	-0.13 -0.05 0.14 -0.13 -0.09
words: -	the	0.06 0.06 -0.18 -0.05 0.00
words: .	,	-0.09 -0.14 0.02 0.08 -0.14
words: .	.	-0.07 0.02 -0.15 -0.06 0.07
words: .	[place]	-0.09 -0.03 -0.09 -0.08 0.08
words: .	[side]	-0.10 0.08 0.06 -0.18 0.04
words: .	[usa]	0.02 -0.03 0.00 0.05 -0.10
words: .	but	-0.10 -0.04 0.01 -0.04 0.01
words: .	in	-0.09 0.01 -0.15 0.00 0.03
words: .	says	-0.14 0.05 0.02 -0.03 -0.03
words: .	the	-0.13 0.02 -0.04 -0.03 0.06
words: :	,	-0.11 -0.08 0.05 0.05 -0.16
words: :	[ally]	-0.12 -0.14 -0.18 0.09 0.08
words: :	[number]	0.02 0.02 -0.01 -0.01 -0.21
words: :	[place]	-0.07 0.05 0.00 -0.06 -0.01
words: :	[region]	0.05 -0.15 -0.14 0.00 0.05
words: :	[side]	-0.16 -0.04 0.13 -0.02 -0.08
words: :	[usa]	0.03 -0.06 0.03 -0.02 -0.07
words: :	a	-0.07 -0.12 -0.14 -0.15 0.15
words: :	after	-0.04 0.10 -0.15 -0.06 -0.04
words: :	destroy	-0.13 0.02 -0.11 0.05 -0.17
words: :	evacuat	-0.11 -0.15 -0.18 0.10 0.10
words: :	expert	-0.07 -0.09 -0.10 0.06 0.04
words: :	from	-0.17 -0.18 -0.06 0.10 0.08
words: :	he	-0.07 -0.10 -0.14 0.02 0.07
words: :	hits	-0.03 0.05 -0.17 -0.03 -0.01
words: :	how	-0.09 -0.09 -0.11 0.06 -0.01
words: :	if	-0.11 -0.08 0.01 -0.01 0.03
words: :	in	-0.05 -0.11 0.00 0.05 0.03
words: :	intercept	0.15 0.05 -0.09 -0.08 -0.06
words: :	kill	-0.11 0.06 0.07 -0.20 -0.17
words: :	launch	0.12 -0.09 -0.16 -0.17 -0.16
words: :	live	-0.15 0.08 0.07 -0.11 -0.13
words: :	market	-0.06 -0.12 -0.10 0.11 -0.09
words: :	missil	-0.17 -0.09 -0.10 0.05 0.10
words: :	not	-0.15 -0.13 0.05 0.02 -0.02
words: :	on	0.08 -0.03 -0.11 0.05 -0.14
words: :	report	-0.03 -0.16 0.05 0.11 -0.22
words: :	stat	0.06 0.08 -0.12 -0.12 -0.11
words: :	strik	-0.12 0.04 -0.13 0.06 -0.12
words: :	talk	-0.12 -0.07 0.01 -0.01 0.00
words: :	the	-0.15 -0.14 0.04 0.01 0.02
words: :	to	-0.07 0.09 0.08 -0.11 -0.19
words: :	war	-0.12 -0.06 0.08 0.05 -0.18
words: :	we	-0.10 -0.08 -0.09 0.13 -0.18
words: :	what	-0.13 -0.16 0.01 -0.08 0.07
words: :	why	-0.13 -0.12 -0.03 0.10 -0.03
words: :	wound	-0.14 0.12 -0.01 -0.18 -0.18
words: ;	[side]	0.11 0.04 -0.17 -0.02 -0.15
words: [ally]	,	-0.03 0.02 -0.03 -0.12 0.07
words: [ally]	and	0.02 0.02 -0.06 0.00 -0.10
words: [ally]	disarmament	-0.14 -0.16 -0.14 0.09 0.04
words: [ally]	launch	0.03 -0.14 0.05 0.04 -0.14
words: [ally]	target	0.02 0.05 0.10 -0.07 -0.07
words: [number]	,	-0.07 -0.06 -0.02 0.11 -0.04
words: [number]	:	-0.10 -0.08 -0.02 -0.13 0.12
words: [number]	[number]	-0.17 -0.14 -0.18 0.09 0.14
words: [number]	[side]	0.05 -0.12 0.01 0.01 -0.09
words: [number]	as	0.02 -0.07 0.07 -0.10 -0.09
words: [number]	ballistic	0.03 -0.12 0.06 -0.11 -0.13
words: [number]	cost	-0.07 0.09 0.09 -0.08 -0.07
words: [number]	day	0.09 0.04 -0.05 -0.07 -0.11
words: [number]	days	-0.14 -0.14 -0.02 0.02 0.07
words: [number]	dead	0.18 -0.12 -0.10 -0.20 -0.21
words: [number]	dollar	-0.12 -0.03 0.07 0.04 -0.26
words: [number]	early	-0.07 0.03 0.02 0.02 -0.08
words: [number]	hour	-0.10 -0.13 -0.12 0.04 0.08
words: [number]	in	-0.02 0.00 0.05 -0.13 -0.11
words: [number]	kill	0.09 -0.11 0.06 -0.12 -0.11
words: [number]	million	-0.11 -0.07 0.06 -0.07 0.01
words: [number]	missil	0.00 0.03 -0.13 0.03 -0.07
words: [number]	of	-0.05 -0.07 -0.08 -0.03 0.07
words: [number]	peopl	0.14 -0.05 -0.04 -0.17 -0.13
words: [number]	percent	-0.13 0.01 0.11 -0.07 -0.20
words: [number]	point	0.07 -0.07 -0.12 0.07 -0.11
words: [number]	ship	-0.10 -0.04 -0.01 0.03 -0.05
words: [number]	to	-0.15 0.01 0.12 -0.13 -0.12
words: [number]	week	0.08 -0.03 -0.05 0.01 -0.16
words: [number]	wound	-0.02 0.09 -0.02 -0.19 -0.18
words: [number]	year	-0.04 -0.11 0.04 0.02 -0.03
words: [place]	,	-0.02 0.01 0.05 -0.08 -0.09
words: [place]	.	0.01 0.14 0.12 -0.14 -0.10
words: [place]	:	0.00 -0.06 -0.09 0.16 -0.18
words: [place]	[place]	0.01 0.10 0.00 -0.14 -0.14
words: [place]	[side]	0.08 0.06 -0.16 -0.15 0.04
words: [place]	[usa]	-0.08 0.04 -0.11 -0.02 0.01
words: [place]	after	-0.02 0.05 -0.17 0.06 -0.15
words: [place]	airport	0.02 0.08 -0.01 -0.13 -0.11
words: [place]	amid	-0.10 0.06 -0.11 0.03 -0.12
words: [place]	and	0.16 0.01 0.02 -0.18 -0.09
words: [place]	aoun	-0.08 -0.10 -0.10 0.07 0.05
words: [place]	arm	-0.08 -0.10 0.02 0.06 -0.05
words: [place]	army	-0.07 -0.13 -0.15 0.14 -0.07
words: [place]	as	0.05 -0.02 0.03 -0.05 -0.22
words: [place]	attack	-0.13 -0.04 0.07 0.00 -0.15
words: [place]	base	-0.12 0.05 -0.09 -0.12 0.05
words: [place]	blam	-0.02 0.13 0.00 -0.15 -0.11
words: [place]	call	-0.07 -0.12 -0.06 0.07 -0.02
words: [place]	condemn	-0.09 -0.16 -0.14 0.15 -0.07
words: [place]	did	-0.07 -0.10 -0.08 0.03 0.04
words: [place]	for	-0.12 -0.12 -0.11 0.12 -0.06
words: [place]	gas	-0.12 -0.03 -0.01 0.04 -0.05
words: [place]	has	-0.07 -0.11 -0.03 -0.02 0.05
words: [place]	hit	0.06 -0.06 0.07 -0.16 -0.13
words: [place]	in	0.07 0.10 0.00 -0.17 -0.04
words: [place]	is	-0.10 -0.12 -0.06 0.08 0.01
words: [place]	kill	-0.01 0.06 0.05 -0.19 -0.17
words: [place]	leader	-0.08 -0.10 -0.12 0.08 -0.01
words: [place]	meet	-0.06 -0.11 -0.12 0.13 -0.07
words: [place]	military	-0.01 0.02 -0.11 0.02 -0.08
words: [place]	negotiator	-0.11 -0.14 -0.14 0.14 -0.03
words: [place]	oil	0.07 0.09 -0.09 -0.15 0.06
words: [place]	on	-0.15 0.07 0.07 -0.19 0.05
words: [place]	over	-0.08 -0.04 -0.03 0.07 -0.07
words: [place]	pm	-0.19 -0.17 0.06 0.11 -0.21
words: [place]	president	-0.09 -0.12 -0.14 0.11 0.02
words: [place]	says	-0.02 0.00 -0.06 0.04 -0.12
words: [place]	speak	-0.10 -0.10 -0.10 0.08 0.05
words: [place]	talk	-0.06 0.00 0.02 -0.04 -0.02
words: [place]	threaten	-0.10 -0.14 -0.12 0.13 -0.02
words: [place]	to	-0.11 0.03 -0.12 0.11 -0.07
words: [place]	too	-0.09 -0.12 -0.07 0.10 0.02
words: [place]	urg	-0.05 0.02 -0.06 0.01 -0.02
words: [place]	villag	0.02 -0.08 0.03 -0.01 -0.08
words: [place]	visit	-0.13 -0.04 -0.03 0.04 0.00
words: [place]	warn	-0.02 -0.05 -0.09 0.05 0.00
words: [place]	with	0.08 -0.02 -0.11 -0.09 -0.05
words: [region]	,	0.00 -0.09 -0.08 0.02 0.04
words: [region]	-	0.04 -0.09 0.05 -0.09 -0.09
words: [region]	.	-0.11 -0.11 -0.16 0.06 0.04
words: [region]	:	-0.01 0.10 -0.12 -0.18 0.04
words: [region]	after	-0.06 0.10 0.05 -0.15 -0.13
words: [region]	amid	-0.11 -0.02 0.09 -0.01 -0.16
words: [region]	and	-0.09 0.01 0.07 -0.16 -0.01
words: [region]	as	0.02 0.05 0.05 -0.12 -0.13
words: [region]	blockad	-0.13 -0.15 -0.07 0.11 -0.03
words: [region]	conflict	-0.10 -0.15 -0.01 0.02 0.01
words: [region]	crisi	-0.08 -0.08 0.02 0.06 -0.11
words: [region]	disruption	-0.07 -0.06 0.04 0.00 -0.09
words: [region]	gas	-0.07 -0.05 0.09 -0.02 -0.13
words: [region]	in	-0.11 -0.12 -0.14 0.14 -0.07
words: [region]	leader	-0.06 -0.08 -0.09 0.02 0.04
words: [region]	oil	0.01 0.03 -0.13 -0.04 0.05
words: [region]	tension	-0.05 -0.04 -0.06 -0.05 0.07
words: [region]	will	0.05 0.06 0.03 -0.13 -0.09
words: [side]	,	0.10 -0.05 -0.07 -0.05 -0.04
words: [side]	-	-0.06 0.03 -0.11 0.02 0.03
words: [side]	.	-0.16 0.04 -0.01 0.01 -0.01
words: [side]	:	-0.24 -0.08 0.11 0.01 -0.02
words: [side]	;	0.09 0.08 0.00 -0.14 -0.13
words: [side]	?	-0.15 -0.15 -0.18 -0.01 0.13
words: [side]	[ally]	-0.15 -0.02 -0.19 0.01 0.06
words: [side]	[number]	-0.04 -0.02 0.08 -0.06 -0.20
words: [side]	[place]	-0.03 0.01 0.05 -0.06 -0.11
words: [side]	[side]	-0.11 0.04 0.00 -0.01 -0.07
words: [side]	[usa]	-0.13 0.07 -0.11 0.03 -0.04
words: [side]	addres	-0.11 -0.07 -0.06 -0.03 0.07
words: [side]	after	0.03 0.05 -0.11 -0.02 -0.05
words: [side]	against	-0.06 0.03 0.02 0.00 -0.09
words: [side]	agent	-0.10 -0.04 0.03 0.02 -0.07
words: [side]	aggression	-0.12 -0.13 -0.11 0.11 0.07
words: [side]	agre	0.08 0.11 -0.01 -0.14 -0.13
words: [side]	air	-0.02 0.11 -0.11 -0.11 -0.03
words: [side]	airstrik	-0.08 -0.16 0.03 0.06 -0.04
words: [side]	amid	0.04 -0.10 0.08 -0.14 0.04
words: [side]	and	0.07 0.15 -0.10 -0.03 -0.17
words: [side]	announc	-0.21 -0.01 0.12 -0.08 -0.12
words: [side]	are	0.02 0.02 0.08 -0.10 -0.12
words: [side]	army	0.04 -0.07 0.10 -0.14 -0.11
words: [side]	as	0.02 0.09 0.13 -0.06 -0.36
words: [side]	attack	-0.06 0.00 0.01 -0.02 -0.01
words: [side]	back	-0.15 0.06 0.05 -0.11 0.01
words: [side]	ballistic	0.04 0.04 -0.10 -0.09 -0.06
words: [side]	bomb	0.10 -0.02 -0.09 -0.07 -0.06
words: [side]	call	-0.10 -0.13 -0.11 0.12 -0.09
words: [side]	ceasefir	-0.03 -0.20 -0.03 0.06 -0.01
words: [side]	charg	-0.09 -0.10 -0.10 0.09 -0.02
words: [side]	chief	0.08 -0.12 -0.13 0.02 -0.08
words: [side]	city	0.04 0.08 -0.04 -0.06 -0.15
words: [side]	claim	0.01 -0.07 0.02 0.03 -0.12
words: [side]	clash	-0.11 -0.10 -0.11 0.01 0.06
words: [side]	clos	0.03 0.10 -0.16 -0.02 -0.14
words: [side]	commander	-0.15 0.06 0.08 -0.10 -0.10
words: [side]	condemn	-0.08 0.02 0.06 -0.05 -0.06
words: [side]	confirm	0.11 0.00 -0.13 -0.08 -0.07
words: [side]	conflict	0.00 0.03 -0.01 -0.07 0.00
words: [side]	continu	-0.17 0.11 0.01 -0.17 0.01
words: [side]	could	-0.05 -0.08 -0.13 0.01 0.04
words: [side]	crisi	-0.06 0.01 0.03 -0.01 -0.06
words: [side]	deadlin	-0.12 -0.06 -0.06 0.02 0.03
words: [side]	deal	-0.14 -0.02 -0.02 0.09 -0.17
words: [side]	decision	-0.14 -0.09 0.14 -0.13 -0.12
words: [side]	defens	-0.11 0.04 -0.14 0.05 -0.06
words: [side]	delegation	-0.10 -0.11 -0.10 0.01 0.06
words: [side]	deny	0.05 0.05 0.03 -0.11 -0.14
words: [side]	destroy	-0.12 -0.08 0.10 0.05 -0.10
words: [side]	dron	-0.02 -0.01 0.06 -0.02 -0.17
words: [side]	economy	-0.09 -0.11 -0.14 -0.14 0.14
words: [side]	energy	0.03 0.09 -0.01 -0.06 -0.08
words: [side]	evacuation	-0.09 -0.03 0.09 -0.07 -0.10
words: [side]	exchang	-0.08 0.04 -0.08 0.04 -0.09
words: [side]	execut	-0.10 0.04 0.08 -0.04 -0.13
words: [side]	fir	0.00 0.02 -0.14 -0.13 0.02
words: [side]	fm	-0.07 -0.03 0.01 0.02 -0.07
words: [side]	for	-0.17 -0.02 0.03 0.02 -0.09
words: [side]	forc	-0.09 0.12 -0.07 -0.13 -0.11
words: [side]	from	0.02 -0.12 -0.20 0.00 0.13
words: [side]	gas	-0.07 -0.06 0.01 0.04 -0.08
words: [side]	halt	-0.10 -0.08 0.05 0.01 -0.06
words: [side]	has	0.00 -0.18 -0.01 -0.12 0.13
words: [side]	have	0.04 0.04 -0.10 -0.13 0.04
words: [side]	hit	0.02 0.07 0.02 -0.15 -0.12
words: [side]	hits	0.00 0.21 -0.13 -0.24 -0.18
words: [side]	if	0.03 -0.07 0.08 -0.01 -0.16
words: [side]	in	-0.07 -0.08 0.00 0.10 -0.10
words: [side]	infiltration	0.15 0.10 0.00 -0.11 -0.10
words: [side]	intercept	-0.03 0.09 -0.01 -0.10 -0.12
words: [side]	is	-0.23 -0.20 -0.14 0.10 0.10
words: [side]	jets	0.00 0.09 -0.03 0.00 -0.12
words: [side]	kill	-0.03 -0.03 -0.16 0.01 0.08
words: [side]	latest	0.00 -0.15 0.06 -0.01 -0.09
words: [side]	launch	0.11 -0.01 0.01 -0.18 -0.16
words: [side]	leader	-0.15 0.00 0.01 -0.02 0.06
words: [side]	media	-0.12 -0.04 0.09 0.00 -0.06
words: [side]	military	-0.14 0.05 0.07 -0.08 -0.08
words: [side]	minister	-0.06 -0.03 0.00 0.05 -0.09
words: [side]	missil	-0.04 -0.05 0.04 0.03 -0.04
words: [side]	nam	-0.15 -0.07 0.14 -0.02 -0.16
words: [side]	not	-0.06 0.03 -0.07 0.03 -0.05
words: [side]	nuclear	0.04 -0.13 -0.15 0.07 -0.01
words: [side]	of	-0.08 -0.06 -0.10 0.09 -0.05
words: [side]	official	-0.15 -0.04 0.06 -0.02 0.01
words: [side]	oil	-0.07 0.05 0.01 -0.05 -0.06
words: [side]	on	-0.03 -0.07 0.09 0.04 -0.14
words: [side]	operation	-0.03 0.03 -0.08 -0.05 0.04
words: [side]	over	-0.03 0.04 0.03 0.00 -0.12
words: [side]	peac	-0.16 -0.13 0.07 -0.02 -0.08
words: [side]	podcast	-0.04 -0.09 -0.06 0.02 0.06
words: [side]	port	-0.09 -0.09 0.00 -0.06 0.06
words: [side]	pound	-0.12 0.14 -0.12 -0.13 -0.13
words: [side]	proposal	-0.12 -0.06 -0.04 -0.02 0.06
words: [side]	protest	-0.13 -0.11 0.02 -0.05 0.02
words: [side]	protester	-0.08 -0.02 -0.05 -0.04 0.04
words: [side]	regim	-0.08 0.04 0.00 0.06 -0.10
words: [side]	respond	0.07 0.07 0.03 -0.15 -0.06
words: [side]	retaliat	0.07 0.00 -0.20 0.02 -0.17
words: [side]	retaliation	0.14 -0.11 -0.17 -0.07 -0.05
words: [side]	said	0.09 0.06 -0.06 -0.10 -0.07
words: [side]	says	0.09 -0.06 0.03 -0.04 -0.16
words: [side]	security	-0.16 0.15 0.03 -0.11 -0.09
words: [side]	seiz	-0.05 0.06 -0.09 0.00 -0.14
words: [side]	ship	0.13 -0.03 -0.17 -0.09 -0.13
words: [side]	soldier	0.09 -0.08 -0.15 0.00 -0.02
words: [side]	speech	-0.08 -0.09 -0.11 0.03 0.03
words: [side]	spy	-0.12 -0.07 0.05 0.00 -0.11
words: [side]	start	-0.10 -0.03 -0.01 -0.01 0.03
words: [side]	stat	0.12 -0.11 -0.04 -0.14 -0.08
words: [side]	strik	0.02 -0.03 0.01 -0.09 -0.02
words: [side]	struck	-0.10 0.06 -0.06 0.03 -0.07
words: [side]	talk	-0.18 -0.14 -0.07 0.01 0.05
words: [side]	target	-0.06 0.00 0.03 -0.02 -0.02
words: [side]	tension	-0.11 -0.06 0.02 -0.12 0.06
words: [side]	that	-0.11 -0.03 -0.10 0.11 -0.09
words: [side]	threat	-0.14 -0.06 -0.09 -0.01 0.07
words: [side]	threaten	-0.07 -0.05 -0.01 -0.02 0.05
words: [side]	to	-0.04 -0.29 0.01 0.03 0.07
words: [side]	top	0.03 -0.10 -0.11 0.05 -0.01
words: [side]	trad	0.05 0.03 0.02 -0.22 -0.07
words: [side]	troop	-0.09 0.04 0.03 -0.01 -0.14
words: [side]	visit	0.04 0.00 -0.13 0.08 -0.04
words: [side]	vows	-0.02 0.09 0.00 -0.04 -0.15
words: [side]	want	-0.13 0.06 -0.02 0.01 -0.10
words: [side]	war	-0.13 -0.20 -0.09 0.11 0.01
words: [side]	warn	-0.17 -0.08 0.08 0.05 -0.20
words: [side]	warship	0.09 -0.02 0.03 -0.15 -0.13
words: [side]	were	-0.12 -0.02 -0.09 0.04 0.05
words: [side]	will	-0.14 -0.04 0.13 -0.11 -0.14
words: [side]	with	0.12 -0.09 -0.16 0.00 -0.11
words: [side]	won't	-0.09 -0.12 0.01 -0.13 0.08
words: [side]	|	-0.09 -0.10 -0.09 -0.02 0.11
words: [usa]	,	-0.08 -0.06 0.02 0.05 -0.10
words: [usa]	.	-0.10 -0.12 -0.13 -0.01 0.12
words: [usa]	:	-0.10 -0.10 0.01 0.09 -0.06
words: [usa]	?	-0.09 -0.09 0.00 0.09 -0.08
words: [usa]	[place]	-0.11 0.08 0.05 -0.03 -0.09
words: [usa]	[region]	-0.10 -0.16 -0.18 0.11 0.03
words: [usa]	[side]	-0.17 -0.06 -0.11 0.06 0.09
words: [usa]	[usa]	-0.12 0.07 0.09 -0.08 -0.05
words: [usa]	action	-0.07 0.03 0.07 -0.03 -0.10
words: [usa]	admin	-0.08 -0.08 -0.09 -0.06 0.08
words: [usa]	after	-0.08 0.02 0.07 -0.11 0.04
words: [usa]	agre	0.02 -0.05 -0.02 0.01 -0.10
words: [usa]	and	0.07 -0.21 -0.02 -0.04 0.01
words: [usa]	announc	0.12 0.14 -0.09 -0.13 -0.08
words: [usa]	as	-0.15 -0.17 -0.09 0.08 0.07
words: [usa]	attack	-0.20 0.05 -0.03 0.06 -0.03
words: [usa]	back	0.06 0.08 0.01 -0.13 -0.01
words: [usa]	bas	0.00 0.02 -0.04 -0.04 0.01
words: [usa]	base	0.13 0.02 -0.13 -0.17 -0.14
words: [usa]	blam	-0.14 -0.14 0.04 0.00 0.00
words: [usa]	blockad	-0.12 -0.06 -0.01 -0.03 0.05
words: [usa]	bomb	0.02 0.01 -0.12 -0.01 0.04
words: [usa]	call	0.05 0.10 0.04 -0.10 -0.10
words: [usa]	can	-0.09 -0.09 0.06 0.02 -0.07
words: [usa]	ceasefir	-0.19 -0.06 -0.15 0.13 -0.07
words: [usa]	claim	-0.20 0.01 0.01 0.05 -0.19
words: [usa]	clos	-0.12 -0.09 0.08 -0.01 -0.11
words: [usa]	confirm	0.09 -0.04 0.07 -0.18 -0.16
words: [usa]	consulat	-0.03 0.09 0.04 -0.11 -0.09
words: [usa]	deadlin	-0.13 0.04 -0.12 0.09 -0.10
words: [usa]	declar	0.09 0.10 -0.07 0.01 -0.19
words: [usa]	drop	-0.19 0.01 0.09 -0.17 -0.02
words: [usa]	f	-0.08 0.08 -0.09 -0.12 0.01
words: [usa]	fac	-0.06 -0.08 -0.11 0.06 0.01
words: [usa]	fighter	-0.10 0.00 -0.12 0.02 0.02
words: [usa]	for	-0.13 -0.10 -0.01 0.00 0.03
words: [usa]	from	-0.08 -0.08 0.05 0.05 -0.13
words: [usa]	genocidal	-0.08 -0.08 -0.10 -0.14 0.12
words: [usa]	has	0.03 -0.12 -0.01 -0.21 0.08
words: [usa]	have	-0.07 -0.11 -0.09 0.10 -0.07
words: [usa]	help	-0.12 0.07 -0.14 0.01 -0.01
words: [usa]	in	-0.17 0.10 0.04 -0.02 -0.05
words: [usa]	intervention	-0.05 -0.02 0.01 0.01 -0.01
words: [usa]	is	-0.16 -0.08 0.03 0.06 -0.08
words: [usa]	issu	-0.09 0.03 0.10 -0.07 -0.12
words: [usa]	kill	0.09 -0.14 -0.14 0.02 -0.09
words: [usa]	launch	0.12 -0.21 -0.17 0.01 -0.06
words: [usa]	leav	-0.08 -0.06 -0.01 -0.09 0.04
words: [usa]	may	-0.10 -0.07 0.03 0.01 -0.01
words: [usa]	not	-0.05 -0.05 -0.03 0.02 0.02
words: [usa]	of	-0.10 -0.11 0.05 0.03 -0.13
words: [usa]	official	-0.14 -0.08 0.06 0.04 -0.11
words: [usa]	oil	-0.08 -0.11 -0.06 0.10 -0.10
words: [usa]	on	-0.12 -0.16 -0.18 0.08 0.03
words: [usa]	over	-0.09 -0.05 0.04 -0.07 0.06
words: [usa]	pilot	-0.10 -0.13 0.02 -0.05 0.05
words: [usa]	plan	-0.04 0.03 -0.11 -0.01 -0.06
words: [usa]	post	-0.11 -0.07 0.01 0.00 -0.01
words: [usa]	pressur	-0.13 -0.14 -0.14 0.01 0.11
words: [usa]	protest	0.02 0.07 -0.03 -0.01 -0.12
words: [usa]	ready	-0.06 0.10 0.03 -0.01 -0.12
words: [usa]	renew	-0.15 0.09 0.13 -0.17 -0.17
words: [usa]	rescu	0.05 0.08 -0.05 -0.12 0.02
words: [usa]	respons	-0.10 -0.10 0.06 -0.11 0.04
words: [usa]	said	-0.08 -0.03 0.06 0.05 -0.13
words: [usa]	sanction	-0.10 -0.11 0.01 0.03 -0.11
words: [usa]	says	0.06 0.05 0.03 -0.06 -0.19
words: [usa]	send	-0.16 0.05 0.15 -0.13 -0.16
words: [usa]	servic	-0.11 0.08 0.04 -0.14 -0.11
words: [usa]	signal	-0.06 0.13 0.12 -0.12 -0.12
words: [usa]	soldier	-0.13 0.02 -0.12 -0.15 0.12
words: [usa]	speech	-0.09 -0.04 -0.01 -0.16 0.11
words: [usa]	strik	-0.17 0.06 -0.12 0.09 -0.19
words: [usa]	submarin	0.11 -0.08 -0.12 -0.10 -0.08
words: [usa]	suspend	0.14 0.06 -0.17 -0.10 -0.10
words: [usa]	talk	-0.08 -0.10 0.06 0.02 -0.16
words: [usa]	tell	-0.19 -0.04 0.17 -0.03 -0.22
words: [usa]	threat	-0.12 -0.06 -0.06 0.11 -0.09
words: [usa]	threaten	-0.17 0.03 -0.03 0.03 0.00
words: [usa]	to	-0.03 -0.07 0.06 0.00 -0.10
words: [usa]	troop	0.03 -0.14 -0.14 0.05 0.05
words: [usa]	urg	0.11 0.03 0.07 -0.18 -0.17
words: [usa]	visit	-0.10 0.05 0.05 -0.04 -0.07
words: [usa]	vows	0.02 0.00 0.08 -0.10 -0.13
words: [usa]	war	-0.10 0.13 0.00 -0.14 -0.03
words: [usa]	warn	-0.01 0.07 0.02 -0.01 -0.07
words: [usa]	weigh	-0.15 0.09 0.17 -0.19 -0.20
words: [usa]	will	-0.17 0.01 -0.05 0.01 0.05
words: [usa]	with	-0.09 -0.11 -0.11 0.04 0.08
words: a	ceasefir	-0.12 -0.02 0.08 0.02 -0.08
words: a	key	-0.08 -0.05 -0.07 -0.06 0.10
words: a	massiv	-0.02 -0.10 -0.11 -0.03 0.07
words: a	new	-0.10 -0.10 -0.11 0.03 0.06
words: a	two	-0.10 0.01 -0.08 0.08 -0.11
words: a	war	-0.05 -0.07 -0.07 0.07 0.02
words: about	[side]	-0.19 -0.17 -0.05 0.18 -0.11
words: about	the	-0.12 -0.05 0.07 -0.17 0.06
words: accus	[usa]	-0.08 -0.11 -0.09 0.11 -0.12
words: acros	[place]	0.08 -0.04 -0.12 -0.11 -0.10
words: acros	[region]	0.09 -0.04 -0.11 -0.01 -0.12
words: acros	[side]	-0.01 0.02 0.09 -0.12 -0.19
words: acros	the	-0.07 -0.07 0.06 0.00 -0.11
words: action	in	-0.07 -0.07 0.05 -0.03 -0.04
words: addres	:	-0.12 -0.03 -0.05 -0.03 0.06
words: after	[number]	-0.10 -0.14 -0.16 0.06 0.08
words: after	[place]	-0.04 -0.08 0.00 0.04 -0.08
words: after	[side]	-0.08 -0.05 -0.07 0.11 -0.02
words: after	[usa]	-0.09 -0.01 0.02 -0.03 0.00
words: after	attack	-0.12 -0.13 0.07 -0.01 0.00
words: after	ceasefir	-0.11 0.02 -0.07 0.02 0.04
words: after	dron	0.03 -0.03 0.01 0.02 -0.10
words: after	hits	-0.12 -0.06 0.08 -0.05 -0.10
words: after	launch	0.17 0.08 -0.02 -0.10 -0.10
words: after	missil	-0.03 0.13 -0.09 -0.14 -0.15
words: after	president	-0.09 -0.11 0.06 -0.04 0.00
words: after	strik	0.03 0.00 0.00 -0.06 -0.05
words: again	as	-0.04 0.12 -0.10 -0.13 -0.12
words: against	[side]	0.09 -0.05 -0.06 -0.06 -0.02
words: against	[usa]	-0.08 -0.10 -0.12 -0.03 0.08
words: aggression	on	-0.12 -0.12 -0.11 0.12 -0.01
words: agre	to	0.09 0.04 -0.05 -0.08 -0.14
words: agreement	with	-0.12 -0.06 -0.03 -0.06 0.07
words: ahead	of	-0.05 0.07 -0.13 0.00 -0.01
words: air	[place]	0.07 0.00 -0.05 -0.10 -0.07
words: air	attack	-0.06 0.11 0.03 -0.14 -0.10
words: air	base	-0.12 0.03 -0.03 0.04 -0.07
words: air	defenc	0.04 -0.07 -0.17 -0.03 0.05
words: air	raid	0.02 0.01 -0.06 -0.11 -0.06
words: air	strik	-0.04 0.06 0.04 -0.07 -0.16
words: al	jazeera	0.00 0.06 -0.05 -0.09 -0.05
words: alert	in	-0.06 0.11 0.06 -0.12 -0.10
words: ali	[side]	0.07 0.04 -0.14 -0.16 -0.08
words: all	in	-0.06 -0.07 -0.13 0.02 0.05
words: all	out	0.02 -0.09 0.08 -0.08 -0.12
words: amid	[side]	-0.16 0.06 -0.05 -0.06 0.06
words: amid	[usa]	-0.12 -0.08 0.08 -0.04 -0.02
words: amid	grow	-0.08 -0.10 -0.12 0.10 -0.04
words: amid	ongo	-0.13 -0.12 -0.12 -0.02 0.11
words: amid	protest	-0.04 0.06 0.09 -0.11 -0.09
words: and	[ally]	-0.02 0.13 -0.10 -0.14 -0.11
words: and	[number]	0.05 -0.06 -0.10 -0.10 0.04
words: and	[place]	0.07 0.04 0.01 -0.10 -0.08
words: and	[region]	0.02 -0.09 -0.09 0.02 0.03
words: and	[side]	0.12 0.05 -0.09 -0.09 -0.05
words: and	[usa]	0.05 -0.13 -0.02 0.06 -0.11
words: and	dron	-0.09 0.09 0.02 -0.10 -0.10
words: and	gas	0.04 0.02 -0.06 -0.10 0.07
words: and	hama	0.09 0.05 0.06 -0.09 -0.07
words: and	hits	-0.08 0.03 0.07 -0.04 -0.13
words: and	load	-0.08 0.11 0.04 0.01 -0.14
words: and	more	-0.11 0.07 0.03 0.06 -0.11
words: and	nuclear	0.05 -0.07 -0.11 0.03 -0.10
words: and	ongo	0.12 0.10 -0.12 -0.12 -0.12
words: and	other	0.05 -0.02 -0.09 -0.13 0.06
words: and	the	0.01 -0.18 -0.20 -0.19 0.17
words: and	threaten	0.11 0.09 -0.04 -0.14 -0.11
words: and	why	-0.03 -0.03 -0.05 0.11 -0.03
words: announc	[number]	-0.15 -0.06 0.13 -0.10 -0.11
words: announc	[side]	-0.12 -0.08 0.07 0.03 -0.01
words: announc	[usa]	-0.13 0.01 -0.04 0.04 0.04
words: announc	kill	-0.15 -0.14 0.14 0.16 -0.08
words: announc	massiv	0.14 0.17 -0.14 -0.14 -0.14
words: appear	to	-0.13 -0.06 0.06 -0.02 0.00
words: are	[usa]	-0.04 -0.05 -0.05 -0.08 0.07
words: are	the	-0.03 -0.04 -0.06 0.11 -0.02
words: arm	forc	0.09 -0.10 -0.16 0.00 -0.01
words: army	chief	0.01 -0.11 -0.04 0.10 -0.12
words: army	says	0.05 0.03 -0.13 -0.04 -0.13
words: arriv	in	-0.10 -0.04 0.04 0.01 -0.09
words: as	[place]	-0.14 -0.10 0.00 0.09 -0.13
words: as	[region]	0.06 0.00 0.02 -0.14 0.01
words: as	[side]	0.06 0.00 0.12 -0.08 -0.24
words: as	[usa]	0.03 0.04 -0.04 0.07 -0.27
words: as	a	-0.10 -0.07 -0.01 -0.03 0.04
words: as	bomb	-0.06 0.04 0.02 -0.16 0.03
words: as	ceasefir	-0.13 0.09 0.04 -0.07 -0.15
words: as	conflict	0.02 0.03 0.00 -0.01 -0.12
words: as	he	-0.06 -0.06 0.04 -0.08 0.02
words: as	it	0.09 -0.13 0.00 0.00 -0.10
words: as	missil	0.06 -0.02 -0.04 -0.11 -0.10
words: as	new	0.07 0.00 0.04 -0.12 -0.10
words: as	oil	-0.02 0.05 -0.10 0.08 -0.14
words: as	protest	-0.11 0.10 0.03 0.01 -0.14
words: as	strik	-0.14 -0.07 0.14 -0.16 -0.15
words: as	tension	-0.10 0.07 0.12 -0.14 -0.14
words: as	war	-0.02 -0.04 0.07 0.01 -0.14
words: asks	[usa]	-0.08 0.02 0.04 0.06 -0.09
words: assault	on	0.06 0.10 -0.13 -0.14 -0.11
words: at	[place]	0.00 -0.10 0.03 0.06 -0.06
words: at	[side]	-0.04 0.08 -0.02 0.00 -0.09
words: at	[usa]	-0.15 0.11 -0.14 -0.10 0.03
words: at	home	-0.11 -0.12 -0.11 0.09 -0.05
words: at	least	0.15 0.01 -0.19 -0.09 -0.14
words: attack	,	-0.02 0.09 0.01 -0.03 -0.27
words: attack	:	0.04 -0.02 0.06 0.00 -0.18
words: attack	?	-0.09 -0.10 -0.10 -0.06 0.10
words: attack	[side]	-0.02 -0.02 0.05 -0.18 0.03
words: attack	[usa]	0.12 -0.14 -0.08 0.01 -0.14
words: attack	against	0.11 0.00 -0.13 -0.13 -0.15
words: attack	and	-0.13 0.01 -0.11 -0.04 0.06
words: attack	as	0.03 0.11 0.02 -0.13 -0.11
words: attack	in	0.09 0.04 -0.02 -0.15 -0.18
words: attack	kill	0.04 0.06 -0.08 -0.13 -0.13
words: attack	near	0.07 0.06 -0.11 -0.02 -0.07
words: attack	on	-0.12 -0.12 0.09 0.03 0.02
words: attack	to	-0.01 0.04 -0.11 0.01 -0.11
words: attempt	to	-0.10 -0.14 -0.13 0.12 -0.04
words: back	,	0.01 0.09 -0.11 -0.16 0.04
words: back	at	-0.07 -0.11 -0.09 0.04 0.06
words: back	down	-0.11 -0.09 -0.02 0.06 -0.05
words: back	with	0.06 -0.07 -0.06 0.00 -0.08
words: balanc	of	-0.10 -0.11 -0.08 0.11 0.09
words: ballistic	missil	0.11 -0.01 -0.04 -0.15 -0.11
words: base	in	0.12 -0.14 -0.11 -0.01 -0.01
words: be	hit	-0.06 0.08 0.02 -0.12 -0.09
words: be	target	-0.08 -0.06 -0.02 0.03 0.00
words: befor	[usa]	-0.10 0.07 -0.08 0.02 -0.09
words: below	[number]	-0.09 0.06 0.05 -0.04 -0.05
words: between	[place]	0.08 0.07 -0.10 -0.14 -0.06
words: between	[side]	-0.08 0.02 -0.05 0.02 -0.02
words: between	[usa]	-0.14 -0.03 -0.15 0.03 0.05
words: between	the	-0.11 -0.11 -0.10 -0.04 0.09
words: big	one	-0.13 -0.10 0.13 -0.12 -0.13
words: black	box	-0.01 0.08 -0.05 -0.11 -0.08
words: blam	[side]	-0.14 0.02 0.06 -0.04 -0.16
words: blam	[usa]	-0.07 -0.11 -0.10 0.11 -0.09
words: block	in	0.12 -0.11 -0.13 -0.12 -0.12
words: bloomberg	daybreak	-0.07 0.03 -0.07 -0.05 0.02
words: blow	up	-0.07 0.09 -0.06 -0.01 -0.12
words: bomb	[place]	0.07 0.05 -0.11 -0.17 -0.15
words: bomb	[side]	0.03 0.02 -0.15 -0.15 0.08
words: bomb	in	0.09 -0.15 0.03 -0.22 -0.01
words: box	found	-0.01 0.08 -0.05 -0.11 -0.08
words: brac	for	-0.04 -0.19 -0.14 0.15 -0.02
words: break	:	0.02 0.05 0.09 -0.23 -0.21
words: by	[place]	-0.04 -0.07 0.05 0.04 -0.04
words: by	[side]	-0.06 -0.11 -0.09 0.15 -0.08
words: by	[usa]	-0.17 -0.17 -0.06 0.07 0.05
words: call	for	-0.17 0.01 0.07 0.00 -0.15
words: call	it	-0.11 -0.13 0.06 -0.05 0.05
words: call	on	0.06 -0.03 -0.05 0.02 -0.14
words: can	[side]	-0.07 -0.07 -0.10 -0.08 0.09
words: can't	kill	-0.11 -0.10 -0.09 0.11 -0.09
words: canadian	in	-0.05 -0.10 -0.09 0.08 0.01
words: ceas	fire	0.06 -0.01 -0.09 0.03 -0.10
words: ceasefir	,	-0.05 -0.09 0.05 0.04 -0.17
words: ceasefir	?	-0.07 -0.07 0.00 -0.02 0.03
words: ceasefir	[number]	-0.10 -0.11 -0.13 -0.07 0.10
words: ceasefir	announcement	-0.06 -0.01 -0.08 0.08 -0.13
words: ceasefir	as	-0.01 -0.04 -0.10 0.10 -0.11
words: ceasefir	between	0.10 0.07 -0.13 -0.15 -0.12
words: ceasefir	deal	0.02 -0.09 -0.09 0.00 0.07
words: ceasefir	in	-0.11 0.06 -0.13 -0.02 -0.01
words: ceasefir	with	0.08 -0.02 -0.17 0.02 -0.02
words: charg	with	-0.15 -0.16 -0.17 0.15 -0.11
words: chief	,	0.09 -0.01 -0.12 -0.12 -0.09
words: citizen	messag	-0.10 -0.11 -0.13 -0.07 0.10
words: city	of	-0.07 0.05 0.08 0.02 -0.13
words: claim	[side]	-0.16 -0.09 0.05 -0.04 0.05
words: claim	it	-0.02 0.02 0.11 -0.09 -0.15
words: clash	with	-0.02 -0.07 -0.04 0.01 0.03
words: clos	[region]	0.01 0.13 -0.11 -0.07 -0.14
words: clos	to	-0.12 -0.06 0.04 0.04 -0.11
words: combat	operation	0.19 0.04 -0.20 -0.13 -0.19
words: come	to	-0.05 0.08 0.00 0.01 -0.07
words: commander	,	-0.03 -0.14 0.02 0.08 -0.06
words: commander	[place]	-0.10 0.08 0.08 -0.06 -0.09
words: commander	[side]	0.03 -0.02 0.07 -0.14 -0.14
words: commander	commander	-0.14 -0.01 0.10 -0.09 -0.11
words: commander	to	-0.12 0.01 0.09 -0.09 -0.10
words: concern	about	-0.10 -0.09 0.02 0.08 -0.13
words: condemn	[side]	-0.12 -0.15 -0.05 0.03 0.02
words: condemn	[usa]	-0.05 -0.10 -0.11 0.12 -0.13
words: condemn	aggression	-0.11 -0.12 -0.12 0.11 -0.01
words: conflict	,	-0.05 -0.13 -0.15 0.06 0.07
words: conflict	enter	-0.02 0.12 -0.09 -0.13 -0.11
words: conflict	threaten	-0.06 -0.10 -0.12 -0.03 0.06
words: conflict	widen	0.00 -0.05 0.01 0.03 -0.11
words: continu	,	-0.05 0.08 0.05 -0.14 -0.12
words: continu	to	-0.13 -0.03 0.08 -0.05 -0.11
words: cost	of	-0.14 -0.11 -0.01 -0.04 0.06
words: could	be	-0.05 -0.01 -0.09 0.04 -0.01
words: court	at	-0.11 -0.12 -0.11 0.09 -0.05
words: cut	off	0.02 0.08 -0.03 -0.06 -0.10
words: damag	to	0.09 -0.01 -0.10 -0.01 -0.10
words: day	[number]	-0.06 -0.07 -0.10 0.04 0.06
words: day	after	0.10 -0.01 -0.12 -0.08 -0.05
words: day	ceasefir	0.13 0.04 -0.13 -0.13 -0.13
words: days	,	0.01 0.03 -0.04 0.00 -0.01
words: days	of	-0.09 -0.10 -0.12 -0.14 0.13
words: dead	,	0.06 -0.07 0.03 -0.12 -0.10
words: dead	after	0.06 0.00 0.00 -0.13 -0.13
words: deadlin	loom	-0.10 -0.06 -0.05 0.02 0.02
words: deal	,	-0.14 -0.09 0.10 0.05 -0.11
words: deal	to	-0.15 -0.01 0.16 -0.13 -0.13
words: deal	with	0.02 0.02 -0.04 -0.01 -0.02
words: death	toll	-0.04 -0.03 0.10 -0.12 -0.12
words: declar	[side]	-0.11 0.02 -0.02 0.05 -0.09
words: declar	[usa]	-0.09 -0.03 0.05 -0.10 0.02
words: defens	official	-0.09 -0.12 -0.13 0.07 0.03
words: demand	[side]	-0.08 -0.02 0.00 -0.16 0.12
words: destroy	,	-0.16 -0.11 0.12 0.04 -0.11
words: destroy	[side]	-0.14 0.01 -0.11 0.05 0.01
words: did	not	-0.07 -0.11 -0.03 0.10 -0.12
words: direct	talk	-0.01 0.01 -0.12 0.01 0.03
words: dollar	as	-0.11 0.09 0.08 -0.05 -0.16
words: dollar	million	-0.08 -0.10 0.01 0.06 -0.16
words: down	,	-0.08 0.03 0.04 -0.10 -0.03
words: down	in	-0.02 0.09 0.09 -0.13 -0.13
words: down	two	0.06 0.06 -0.13 -0.12 -0.11
words: dozen	dead	0.14 -0.11 -0.15 -0.13 -0.13
words: dozen	kill	0.01 0.03 -0.06 -0.11 -0.08
words: dozen	of	0.07 -0.15 0.05 -0.13 -0.13
words: dron	,	-0.12 0.03 -0.14 0.03 -0.05
words: dron	and	0.08 -0.14 -0.13 0.06 -0.09
words: dron	attack	0.05 -0.08 0.03 0.01 -0.09
words: dron	hits	0.05 -0.04 0.01 -0.11 -0.09
words: dron	in	-0.08 0.12 -0.02 -0.13 -0.11
words: dron	infiltration	0.14 0.01 0.13 -0.11 -0.08
words: dron	strik	-0.02 0.14 -0.18 -0.02 -0.17
words: dron	target	-0.05 0.10 -0.03 -0.12 -0.10
words: due	to	-0.08 0.03 0.09 -0.08 -0.04
words: dur	[side]	-0.17 -0.01 0.06 0.02 -0.19
words: dur	live	0.03 0.06 0.12 -0.11 -0.09
words: each	other	-0.05 0.07 -0.10 0.00 -0.13
words: early	as	-0.05 0.10 0.02 0.00 -0.05
words: enemy	:	-0.11 -0.05 0.06 -0.09 0.01
words: escalat	,	-0.04 0.12 -0.07 -0.20 0.01
words: even	as	-0.07 -0.12 -0.12 0.05 0.05
words: exchang	threat	-0.05 0.04 0.11 -0.10 -0.12
words: explainer	:	-0.08 -0.06 -0.08 0.05 0.06
words: explosion	heard	0.12 -0.08 -0.10 -0.11 -0.09
words: explosion	in	-0.02 -0.02 -0.15 0.04 -0.09
words: f	[number]	-0.03 0.12 -0.16 -0.04 -0.08
words: fail	to	-0.05 0.01 0.05 0.01 -0.10
words: fear	of	-0.03 0.01 0.02 -0.02 -0.02
words: fed	hold	-0.12 0.18 0.11 -0.13 -0.10
words: fight	in	-0.12 -0.08 0.04 -0.07 0.02
words: fighter	jet	-0.05 0.06 -0.12 -0.03 -0.03
words: fir	missil	-0.09 0.11 -0.04 0.02 -0.14
words: fire	in	-0.08 0.10 0.03 -0.12 -0.11
words: first	[usa]	0.08 -0.08 -0.12 -0.14 0.06
words: first	time	0.03 0.00 0.06 -0.07 -0.12
words: follow	[side]	-0.12 -0.09 -0.02 0.11 -0.11
words: footag	show	0.03 0.11 -0.02 -0.10 -0.07
words: for	[number]	-0.18 -0.14 0.13 -0.09 -0.13
words: for	[place]	-0.10 -0.14 0.00 -0.01 0.04
words: for	[region]	-0.11 0.08 0.06 -0.04 -0.17
words: for	[side]	-0.12 -0.29 0.01 0.00 0.11
words: for	[usa]	-0.15 0.00 -0.04 -0.13 0.13
words: for	a	0.00 -0.08 -0.01 0.02 -0.06
words: for	ceasefir	-0.12 0.08 0.03 -0.06 -0.15
words: for	first	-0.09 0.09 0.04 -0.05 -0.14
words: for	him	-0.09 -0.12 -0.12 0.03 0.09
words: for	market	-0.02 -0.04 -0.08 -0.11 0.09
words: for	peac	0.05 -0.05 -0.09 0.01 -0.03
words: for	strik	-0.14 -0.14 0.11 0.02 -0.14
words: for	the	-0.15 -0.17 0.04 -0.06 0.06
words: for	war	-0.08 0.11 0.12 -0.14 -0.08
words: forc	in	-0.09 0.07 -0.07 -0.11 0.05
words: forc	majeur	-0.09 0.07 0.12 -0.12 -0.11
words: former	[side]	0.00 0.05 -0.13 -0.15 0.06
words: found	,	-0.01 0.08 -0.05 -0.11 -0.08
words: fresh	strik	-0.07 0.07 0.09 -0.08 -0.05
words: from	[place]	-0.11 0.14 -0.02 -0.12 -0.07
words: from	[region]	-0.08 -0.03 -0.13 0.04 0.01
words: from	[side]	-0.04 -0.08 -0.08 0.08 0.02
words: from	[usa]	-0.13 -0.15 -0.16 0.13 0.00
words: from	a	-0.08 0.00 -0.06 0.00 0.03
words: from	military	-0.11 -0.14 -0.12 0.13 -0.06
words: from	missil	0.05 -0.02 -0.10 0.03 -0.11
words: from	sanction	-0.09 -0.05 -0.05 -0.02 0.06
words: from	strik	-0.14 0.11 -0.16 -0.14 0.02
words: from	the	-0.14 0.06 0.03 -0.10 0.03
words: from	war	-0.10 -0.13 -0.16 -0.18 0.17
words: fuel	pric	-0.05 -0.09 -0.08 0.13 -0.13
words: g	[number]	-0.13 0.04 0.05 0.00 -0.15
words: g7	early	-0.06 -0.04 0.06 -0.16 0.00
words: gas	facility	0.01 0.07 0.03 -0.14 -0.12
words: gas	field	-0.03 0.04 -0.01 -0.01 -0.11
words: gas	pric	-0.06 0.05 0.04 -0.06 0.00
words: global	economy	-0.02 -0.07 -0.08 -0.08 0.08
words: go	to	0.06 0.04 0.03 -0.13 -0.06
words: ground	in	0.06 0.06 -0.06 -0.09 -0.03
words: had	been	-0.11 -0.12 -0.10 0.13 -0.11
words: hama	target	0.09 0.05 0.04 -0.08 -0.06
words: happen	on	-0.10 -0.12 -0.11 0.07 0.02
words: has	a	-0.10 -0.11 -0.14 -0.05 0.14
words: has	been	0.05 -0.16 -0.16 0.02 0.04
words: has	taken	-0.11 0.00 0.03 0.02 -0.09
words: have	been	-0.11 0.07 -0.11 0.06 -0.12
words: have	to	-0.09 0.15 0.08 -0.06 -0.12
words: help	[side]	-0.12 -0.11 -0.08 0.13 -0.12
words: hit	,	0.08 -0.06 -0.10 -0.11 -0.10
words: hit	[side]	0.02 -0.05 -0.05 -0.03 0.04
words: hit	by	-0.06 0.01 0.03 0.02 -0.19
words: hit	in	0.05 0.00 -0.13 0.02 -0.15
words: hits	[place]	-0.12 0.09 -0.11 -0.02 -0.13
words: hits	[side]	-0.11 0.16 0.04 -0.18 -0.18
words: hits	[usa]	-0.08 -0.08 -0.03 0.05 0.02
words: hits	back	0.03 0.05 -0.08 -0.07 0.00
words: hits	in	-0.26 0.04 0.07 -0.03 -0.07
words: hits	on	-0.04 -0.14 -0.20 -0.02 0.14
words: hospital	in	-0.04 0.10 -0.10 -0.16 0.04
words: hotel	in	-0.07 0.13 -0.01 -0.15 -0.13
words: hour	befor	0.06 0.14 -0.07 -0.13 -0.14
words: how	[side]	-0.11 -0.11 -0.11 0.02 0.02
words: how	[usa]	-0.03 -0.04 -0.07 0.04 0.02
words: how	the	-0.02 -0.05 -0.06 -0.02 0.03
words: hundred	of	0.11 -0.04 -0.11 -0.13 -0.12
words: hurt	as	-0.02 0.11 -0.11 -0.11 -0.09
words: if	[region]	0.08 -0.11 -0.13 0.05 -0.10
words: if	[side]	-0.17 0.00 -0.03 -0.01 0.05
words: if	[usa]	-0.18 -0.15 -0.05 -0.04 0.08
words: if	attack	-0.09 -0.05 0.07 0.03 -0.10
words: imag	show	-0.13 -0.12 -0.05 0.14 -0.11
words: imminent	threat	0.06 0.06 0.01 -0.02 -0.12
words: in	,	-0.12 -0.09 0.01 0.07 -0.10
words: in	:	-0.08 -0.05 0.06 0.03 -0.13
words: in	[ally]	-0.06 -0.01 -0.08 0.05 -0.06
words: in	[number]	-0.05 0.07 0.04 -0.13 0.02
words: in	[place]	-0.01 0.01 -0.03 0.05 -0.11
words: in	[region]	-0.04 0.09 0.01 -0.15 0.01
words: in	[side]	0.08 0.04 -0.08 -0.07 -0.06
words: in	[usa]	0.02 -0.12 -0.08 0.06 -0.05
words: in	a	0.01 0.06 -0.11 0.04 -0.12
words: in	air	0.04 0.01 -0.11 -0.13 -0.10
words: in	attack	-0.01 -0.02 -0.16 0.10 -0.12
words: in	ceasefir	-0.15 -0.14 -0.18 -0.08 0.15
words: in	full	-0.11 -0.09 -0.10 0.06 0.04
words: in	north	-0.11 -0.09 -0.02 0.10 -0.09
words: in	on	-0.07 -0.09 -0.10 -0.06 0.08
words: in	pictur	-0.09 -0.10 -0.10 -0.11 0.12
words: in	plac	-0.05 -0.06 -0.01 0.05 -0.06
words: in	respons	0.10 -0.02 -0.11 -0.08 -0.01
words: in	says	-0.10 0.04 0.08 -0.02 -0.17
words: in	south	0.02 -0.06 -0.08 0.06 0.03
words: in	strik	0.09 -0.09 0.01 -0.01 -0.13
words: in	talk	-0.11 -0.09 -0.06 -0.07 0.09
words: in	the	-0.10 -0.15 -0.04 -0.05 0.12
words: in	war	-0.17 -0.12 0.03 0.03 0.01
words: infiltration	alert	0.14 0.01 0.13 -0.11 -0.08
words: insight	:	-0.04 -0.08 -0.12 -0.09 0.10
words: intercept	[side]	-0.07 0.09 -0.03 -0.09 -0.11
words: intercept	dron	0.13 0.01 -0.01 -0.08 -0.07
words: interven	if	-0.09 0.03 0.02 0.03 -0.10
words: interven	in	-0.04 0.08 0.03 0.01 -0.09
words: intervention	in	-0.05 -0.02 0.03 -0.08 0.02
words: into	[side]	-0.13 -0.13 0.03 0.02 0.00
words: involv	in	0.09 0.09 -0.01 -0.15 -0.02
words: is	[side]	-0.06 -0.07 -0.09 -0.03 0.07
words: is	a	-0.10 -0.10 -0.13 -0.03 0.12
words: is	happen	-0.08 -0.02 0.05 -0.08 -0.02
words: is	key	-0.07 -0.11 -0.11 -0.11 0.11
words: is	lock	-0.05 0.11 0.03 -0.02 -0.10
words: is	not	-0.08 -0.13 -0.15 0.05 0.05
words: is	the	-0.05 -0.06 -0.05 0.06 -0.04
words: it	had	0.08 0.08 -0.09 -0.13 -0.08
words: it	has	0.08 -0.17 0.00 -0.04 0.01
words: it	is	0.02 -0.03 -0.14 -0.11 0.10
words: it	was	-0.14 0.08 -0.12 0.08 -0.13
words: it	will	-0.07 0.09 0.04 -0.18 -0.01
words: jimmy	kimmel	-0.08 -0.10 -0.10 -0.05 0.09
words: joe	kent	-0.06 -0.08 -0.01 0.04 -0.03
words: jump	as	-0.03 0.06 0.04 -0.13 0.03
words: key	[side]	0.00 -0.11 0.05 0.03 -0.15
words: kill	[number]	-0.06 -0.03 0.04 0.03 -0.15
words: kill	[side]	-0.04 0.03 -0.15 0.04 -0.08
words: kill	after	-0.15 -0.07 0.06 0.06 -0.12
words: kill	as	0.13 -0.07 -0.19 -0.16 -0.15
words: kill	at	0.06 0.01 -0.07 -0.12 -0.07
words: kill	by	0.01 -0.05 -0.02 -0.01 -0.02
words: kill	commander	0.00 0.05 0.00 -0.08 -0.08
words: kill	in	0.10 -0.02 -0.31 0.03 -0.09
words: kill	more	0.07 -0.12 0.05 -0.13 -0.09
words: kill	of	-0.12 -0.10 0.05 -0.03 0.06
words: kill	protester	-0.09 0.09 0.01 0.02 -0.12
words: kill	thre	-0.05 0.13 -0.02 -0.15 -0.12
words: kill	two	-0.14 0.18 -0.10 -0.18 -0.12
words: kill	your	-0.11 -0.10 -0.09 0.11 -0.09
words: know	about	0.06 0.05 -0.09 -0.02 -0.06
words: know	so	-0.09 -0.07 0.07 -0.07 -0.03
words: land	in	-0.01 -0.05 0.05 -0.02 -0.08
words: latest	:	0.12 0.10 0.01 -0.22 -0.22
words: latest	attack	-0.12 0.04 0.03 -0.13 -0.02
words: launch	a	-0.10 0.03 0.05 -0.12 0.03
words: launch	attack	0.14 -0.15 -0.12 -0.09 -0.10
words: launch	fresh	-0.11 0.14 -0.09 -0.11 -0.10
words: launch	from	0.17 0.09 0.04 -0.11 -0.11
words: launch	major	0.03 -0.01 -0.10 0.02 -0.11
words: launch	massiv	0.10 -0.07 -0.10 -0.09 -0.09
words: launch	missil	0.03 0.02 -0.03 -0.18 -0.02
words: launch	strik	0.06 -0.17 -0.01 0.03 -0.18
words: launch	wave	0.05 -0.01 -0.15 -0.13 -0.10
words: lead	to	-0.08 -0.08 -0.10 -0.12 0.11
words: leader	,	-0.09 -0.05 -0.07 -0.04 0.08
words: leader	of	-0.09 -0.08 0.07 0.00 -0.12
words: leader	to	0.07 0.08 -0.13 -0.04 -0.04
words: least	[number]	0.14 -0.03 -0.19 -0.07 -0.13
words: leav	g	-0.08 0.06 0.07 -0.04 -0.12
words: leav	g7	-0.07 -0.01 0.12 -0.14 -0.13
words: lindsey	graham	-0.04 -0.05 -0.07 0.01 0.01
words: liv	,	-0.09 -0.12 -0.16 -0.04 0.10
words: live	:	0.11 -0.11 -0.18 -0.03 -0.02
words: live	report	0.03 0.06 0.12 -0.11 -0.09
words: live	updat	0.06 0.03 0.02 -0.13 -0.19
words: load	to	-0.05 0.07 0.03 -0.01 -0.08
words: lock	and	-0.08 0.11 0.04 0.01 -0.14
words: long	term	-0.08 -0.05 0.01 0.03 -0.06
words: long	to	-0.09 0.15 0.09 -0.06 -0.13
words: look	like	-0.05 -0.05 -0.06 -0.03 0.05
words: major	combat	0.19 0.04 -0.20 -0.13 -0.19
words: market	brac	-0.07 -0.14 -0.14 0.10 0.04
words: market	wrap	-0.05 -0.09 -0.08 0.09 -0.08
words: massiv	[usa]	0.09 0.13 -0.09 -0.12 -0.08
words: massiv	and	0.12 0.10 -0.12 -0.12 -0.12
words: mean	for	-0.09 -0.10 -0.13 -0.02 0.10
words: media	:	-0.12 0.00 0.09 -0.04 -0.04
words: media	[side]	-0.15 -0.13 0.05 0.10 -0.08
words: media	says	0.09 0.05 -0.06 -0.07 -0.02
words: messag	in	-0.10 -0.11 -0.13 -0.07 0.10
words: military	operation	-0.16 -0.07 0.06 0.04 -0.05
words: military	says	0.02 0.11 -0.11 -0.13 -0.08
words: military	strik	0.04 -0.10 0.06 0.00 -0.13
words: million	on	-0.04 0.03 -0.14 0.06 -0.09
words: minister	says	-0.06 -0.03 0.00 0.05 -0.09
words: missil	,	-0.05 -0.04 -0.15 0.09 -0.03
words: missil	and	-0.06 0.10 -0.07 -0.10 -0.10
words: missil	at	-0.04 0.09 -0.10 -0.06 -0.01
words: missil	attack	0.02 -0.01 -0.14 0.04 -0.15
words: missil	from	0.05 0.04 0.01 -0.17 -0.20
words: missil	hit	-0.01 0.05 -0.08 0.01 -0.12
words: missil	hits	-0.19 -0.03 -0.08 -0.02 0.12
words: missil	in	0.11 -0.05 -0.16 0.00 -0.14
words: missil	land	-0.07 0.09 0.03 -0.11 -0.08
words: missil	launch	0.06 0.06 -0.03 -0.09 -0.07
words: missil	on	0.01 -0.09 0.09 -0.10 -0.14
words: missil	strik	-0.01 -0.09 0.05 0.03 -0.15
words: moment	[side]	-0.09 0.05 -0.08 0.05 -0.13
words: more	than	0.07 -0.14 0.00 -0.09 0.03
words: nam	commander	-0.14 -0.01 0.10 -0.09 -0.11
words: near	[region]	-0.12 0.05 -0.01 -0.04 -0.10
words: near	[side]	-0.05 0.10 0.00 -0.11 -0.10
words: nearly	[number]	0.02 -0.10 0.09 -0.10 -0.10
words: need	to	0.06 0.03 -0.15 0.00 -0.05
words: new	[side]	-0.01 0.05 0.07 -0.09 -0.09
words: new	[usa]	-0.10 -0.03 0.11 -0.07 -0.14
words: new	attack	-0.02 0.11 0.00 -0.08 -0.09
words: new	leader	-0.11 -0.01 -0.01 -0.12 0.09
words: new	strik	0.00 0.11 0.10 -0.14 -0.13
words: new	wave	0.10 0.04 -0.12 -0.12 -0.11
words: not	,	-0.08 -0.10 -0.10 -0.07 0.09
words: not	.	-0.08 -0.09 0.06 -0.15 0.05
words: not	destroy	-0.09 -0.09 -0.07 0.07 0.00
words: not	in	-0.06 -0.01 -0.08 0.10 -0.13
words: not	to	-0.07 -0.04 -0.14 -0.02 0.09
words: nuclear	,	0.10 -0.11 -0.14 -0.01 -0.11
words: nuclear	deal	-0.13 -0.04 -0.04 0.01 0.03
words: nuclear	program	-0.01 0.01 0.02 -0.07 0.02
words: nuclear	programm	-0.11 -0.09 -0.10 0.02 0.06
words: nuclear	scientist	-0.02 -0.10 -0.10 0.09 -0.12
words: nuclear	sit	0.05 -0.18 -0.22 0.08 -0.04
words: nuclear	site	0.07 0.04 -0.09 -0.15 -0.02
words: nuclear	weapon	0.06 0.05 -0.12 0.04 0.00
words: of	[number]	0.02 -0.09 0.12 -0.13 -0.13
words: of	[place]	0.01 -0.03 -0.04 -0.12 0.09
words: of	[side]	0.07 0.00 0.09 -0.08 -0.16
words: of	[usa]	-0.20 -0.03 0.06 0.05 -0.10
words: of	a	-0.01 -0.02 -0.09 0.00 0.02
words: of	attack	-0.15 0.17 -0.10 -0.16 -0.14
words: of	ballistic	0.09 -0.09 -0.09 -0.08 -0.09
words: of	dron	0.08 -0.08 -0.11 0.02 -0.11
words: of	his	-0.10 -0.07 0.05 -0.06 0.02
words: of	its	0.05 -0.06 -0.06 -0.06 0.02
words: of	liv	-0.15 -0.12 -0.03 -0.02 0.04
words: of	missil	0.06 -0.13 -0.13 -0.03 0.04
words: of	power	-0.10 -0.11 -0.08 0.11 0.09
words: of	strik	-0.04 0.05 -0.13 -0.01 -0.01
words: of	talk	-0.06 -0.10 -0.11 -0.01 0.08
words: of	the	-0.16 0.12 -0.07 -0.06 0.01
words: of	two	-0.08 -0.11 0.02 -0.10 0.07
words: of	war	0.03 0.05 -0.08 0.00 -0.11
words: off	[place]	0.16 0.03 -0.23 -0.16 -0.14
words: official	exchang	-0.05 0.04 0.11 -0.10 -0.12
words: official	say	-0.10 0.06 -0.11 0.02 -0.10
words: official	says	-0.13 -0.09 -0.10 0.02 0.05
words: official	warn	-0.09 -0.12 -0.10 0.07 0.02
words: oil	and	-0.06 0.05 -0.09 -0.15 0.10
words: oil	export	0.02 0.07 -0.11 -0.12 0.03
words: oil	fall	-0.05 -0.11 -0.13 0.13 -0.01
words: oil	jump	0.04 0.09 -0.06 -0.08 0.03
words: oil	market	-0.08 -0.07 -0.01 0.05 -0.10
words: oil	pric	-0.07 0.00 0.02 -0.01 -0.06
words: oil	refinery	0.05 0.04 -0.10 -0.15 -0.11
words: oil	ris	-0.05 -0.02 0.01 0.03 -0.09
words: oil	spik	-0.03 0.07 0.05 -0.13 0.04
words: oil	supply	0.00 0.00 -0.09 0.06 -0.07
words: oil	surg	-0.05 0.00 0.09 -0.17 0.00
words: on	[place]	-0.02 0.00 -0.01 -0.07 -0.01
words: on	[region]	-0.02 -0.04 0.05 -0.12 0.03
words: on	[side]	-0.21 -0.14 0.05 -0.01 0.13
words: on	[usa]	0.04 -0.14 0.00 0.04 -0.06
words: on	a	-0.20 -0.08 -0.02 -0.09 0.11
words: on	day	-0.06 -0.08 -0.10 0.04 0.06
words: on	its	0.01 0.08 0.03 -0.12 -0.07
words: on	nuclear	0.04 -0.08 -0.10 0.06 -0.09
words: on	the	-0.05 0.04 -0.02 -0.02 -0.05
words: on	war	-0.10 -0.15 -0.17 0.05 0.04
words: ongo	conflict	-0.13 0.00 -0.10 0.05 -0.10
words: operation	against	0.11 0.17 -0.12 -0.11 -0.12
words: operation	in	0.16 0.14 -0.10 -0.21 -0.18
words: out	of	-0.17 -0.17 0.01 0.04 0.01
words: out	war	0.02 -0.09 0.08 -0.08 -0.12
words: over	[number]	0.01 -0.04 0.02 0.01 -0.13
words: over	[place]	0.05 -0.08 0.01 -0.01 -0.13
words: over	[region]	-0.09 0.10 0.03 -0.17 0.01
words: over	[side]	-0.15 0.08 -0.15 0.01 0.02
words: over	[usa]	-0.10 -0.09 -0.01 0.08 -0.07
words: over	protest	-0.06 0.06 0.05 -0.02 -0.13
words: over	threat	-0.06 0.06 0.01 0.01 -0.09
words: over	your	0.05 -0.07 -0.02 -0.15 0.03
words: p	[number]	-0.06 -0.08 -0.02 0.06 -0.06
words: part	of	0.05 0.09 -0.03 -0.09 -0.16
words: past	[number]	-0.11 -0.13 -0.14 0.14 -0.08
words: pay	the	-0.09 0.17 0.09 -0.07 -0.14
words: peac	deal	-0.04 0.03 0.00 -0.01 -0.10
words: peac	talk	-0.15 0.02 -0.03 0.08 -0.06
words: peaceful	protester	-0.06 0.08 -0.01 0.03 -0.12
words: peopl	in	-0.13 0.12 -0.14 0.00 -0.14
words: percent	after	-0.13 -0.03 0.06 0.00 -0.10
words: percent	as	-0.06 -0.09 0.03 0.01 -0.12
words: percent	on	-0.04 0.12 0.04 -0.04 -0.09
words: plan	for	-0.11 -0.13 0.05 0.05 -0.09
words: plan	to	0.12 0.13 -0.14 -0.14 -0.09
words: plung	as	-0.06 0.05 0.04 -0.02 -0.10
words: polic	say	0.05 0.03 -0.12 -0.10 -0.08
words: possibl	strik	-0.11 0.15 0.10 -0.12 -0.10
words: power	plant	0.04 -0.09 -0.02 0.01 -0.14
words: prepar	for	-0.02 -0.01 0.12 -0.08 -0.17
words: pric	jump	-0.04 0.10 0.09 -0.16 0.01
words: pric	plung	-0.09 0.05 0.05 -0.03 -0.11
words: pric	rise	-0.09 -0.13 -0.13 0.14 -0.08
words: pric	soar	0.05 0.02 -0.01 0.02 -0.08
words: pric	surg	-0.04 0.10 0.09 -0.19 0.00
words: prim	minister	-0.07 -0.06 0.04 -0.03 -0.01
words: protest	,	-0.10 0.14 0.00 -0.09 -0.17
words: protest	and	-0.07 0.01 -0.01 0.00 -0.01
words: protest	in	-0.13 -0.07 0.08 0.02 -0.15
words: push	for	0.04 -0.05 -0.10 0.02 -0.11
words: ramp	up	-0.10 0.05 0.04 -0.01 -0.12
words: react	to	-0.13 -0.11 -0.05 0.08 -0.04
words: ready	to	-0.11 0.15 0.14 -0.14 -0.16
words: refus	to	-0.12 -0.13 -0.13 0.02 0.07
words: region	and	-0.06 0.00 0.06 -0.08 -0.02
words: reopen	[region]	0.08 0.04 0.03 -0.09 -0.17
words: report	:	-0.04 0.14 -0.12 -0.05 -0.15
words: report	says	-0.10 -0.13 -0.02 0.09 -0.10
words: rescu	if	-0.07 0.08 0.03 -0.03 -0.10
words: rescu	protester	-0.08 0.06 0.08 -0.06 -0.10
words: respond	to	0.06 0.00 -0.10 0.04 -0.07
words: respons	to	0.07 -0.03 -0.04 -0.03 -0.03
words: return	to	-0.07 -0.07 -0.04 0.02 0.04
words: risk	of	0.03 -0.05 -0.16 0.04 0.02
words: round	of	-0.10 -0.09 0.04 0.00 -0.01
words: s	p	-0.06 -0.08 -0.02 0.06 -0.06
words: safe	:	-0.07 -0.03 -0.15 0.05 0.02
words: said	it	-0.01 0.10 -0.09 -0.08 -0.12
words: sanction	,	-0.13 -0.17 -0.12 0.13 -0.01
words: sanction	on	-0.11 0.02 0.13 -0.10 -0.16
words: satellit	imag	-0.16 -0.16 -0.09 0.18 -0.16
words: says	:	-0.23 -0.18 0.04 0.08 -0.07
words: says	[place]	-0.10 -0.14 0.04 0.05 -0.12
words: says	[region]	-0.11 -0.14 -0.13 0.13 0.13
words: says	[side]	-0.11 0.00 0.02 0.05 -0.11
words: says	[usa]	0.04 -0.01 -0.01 -0.05 0.00
words: says	he	-0.01 -0.07 -0.12 0.05 0.02
words: says	if	-0.08 -0.10 -0.10 -0.10 0.11
words: says	in	-0.13 -0.13 -0.11 0.13 -0.08
words: says	it	0.09 0.07 -0.08 -0.13 -0.07
words: says	no	-0.07 0.05 -0.03 0.02 -0.08
words: says	to	-0.13 0.01 0.06 -0.02 -0.13
words: says	war	-0.08 0.08 -0.10 -0.11 0.04
words: says	with	-0.15 0.12 0.12 -0.12 -0.10
words: scal	of	-0.13 -0.07 0.08 -0.01 -0.12
words: scen	of	-0.12 -0.04 -0.10 0.01 0.06
words: school	in	0.11 0.07 -0.12 -0.14 -0.12
words: search	for	-0.15 -0.10 -0.05 0.03 0.03
words: servic	member	-0.11 0.08 0.04 -0.14 -0.11
words: set	to	-0.10 0.13 0.07 -0.08 -0.06
words: shadow	fleet	-0.09 -0.06 -0.06 0.07 -0.02
words: shelter	from	0.06 0.04 0.05 -0.14 -0.12
words: shelter	in	-0.05 -0.10 -0.09 0.08 0.01
words: ship	in	-0.13 0.07 0.01 -0.12 0.02
words: ship	to	-0.12 -0.14 -0.05 0.06 0.00
words: shoot	down	-0.05 0.09 0.07 -0.16 -0.16
words: shot	down	-0.06 -0.02 0.05 -0.15 0.03
words: show	[side]	-0.11 -0.13 -0.05 0.07 0.06
words: show	restraint	-0.05 0.00 0.05 -0.06 -0.03
words: sign	of	-0.14 -0.06 -0.04 0.03 0.06
words: sink	,	-0.03 0.04 -0.01 -0.01 -0.04
words: sink	[side]	0.14 -0.13 -0.15 -0.12 -0.09
words: siren	sound	-0.01 0.03 -0.01 -0.08 -0.04
words: sit	,	0.02 -0.03 -0.11 0.03 -0.07
words: sit	in	0.09 0.04 -0.13 -0.14 -0.11
words: site	,	0.04 0.08 -0.13 -0.03 -0.09
words: site	in	-0.12 -0.04 -0.10 0.10 0.05
words: slam	[usa]	-0.08 -0.10 -0.10 -0.04 0.08
words: so	far	-0.09 -0.07 0.07 -0.07 -0.03
words: soldier	kill	-0.09 0.13 -0.09 -0.14 -0.12
words: sound	acros	-0.08 0.05 0.07 -0.04 -0.03
words: sound	in	0.19 0.22 0.13 -0.31 -0.26
words: sourc	say	-0.10 -0.12 0.05 0.02 -0.11
words: south	,	-0.10 -0.03 0.04 0.00 -0.08
words: spark	panic	-0.04 0.00 0.05 -0.04 -0.10
words: special	forc	0.00 -0.10 -0.01 0.08 -0.11
words: speech	on	-0.07 0.01 0.02 -0.13 0.07
words: spik	in	-0.05 0.01 0.04 0.03 -0.13
words: spy	for	-0.16 -0.09 0.01 0.07 -0.14
words: start	to	-0.07 -0.10 -0.07 0.11 -0.11
words: stat	media	0.12 0.07 -0.17 -0.12 -0.15
words: statement	on	-0.11 -0.11 -0.13 0.13 -0.11
words: stock	fall	-0.04 0.05 0.03 -0.01 -0.11
words: stock	futur	-0.03 -0.02 0.00 0.02 -0.07
words: stock	market	-0.13 -0.14 -0.01 0.08 -0.07
words: stop	them	0.06 0.00 -0.10 -0.09 0.04
words: strik	,	0.07 -0.01 0.01 -0.16 -0.01
words: strik	:	-0.09 0.04 0.02 -0.09 -0.01
words: strik	[ally]	0.06 0.03 0.05 -0.15 -0.14
words: strik	[place]	-0.01 0.15 -0.04 -0.19 -0.15
words: strik	[side]	0.06 -0.02 0.01 -0.15 -0.03
words: strik	[usa]	0.06 0.06 -0.11 -0.13 -0.08
words: strik	acros	0.06 -0.02 -0.11 -0.01 -0.02
words: strik	after	0.13 -0.05 -0.08 -0.11 -0.13
words: strik	against	0.09 -0.02 -0.10 -0.03 -0.07
words: strik	as	0.03 0.08 -0.11 -0.15 0.03
words: strik	destroy	-0.13 0.14 -0.09 -0.13 -0.10
words: strik	escalat	-0.04 0.12 -0.07 -0.08 -0.16
words: strik	hit	-0.04 0.09 0.01 -0.12 -0.09
words: strik	hits	0.04 0.03 -0.07 -0.12 -0.09
words: strik	in	-0.14 -0.03 -0.01 0.11 -0.20
words: strik	kill	0.09 0.03 -0.02 -0.09 -0.16
words: strik	on	0.02 -0.03 0.05 -0.02 -0.14
words: strik	with	-0.14 0.10 0.10 -0.11 -0.13
words: struck	in	0.08 0.02 -0.12 -0.12 -0.12
words: submarin	sink	0.10 -0.09 -0.12 -0.08 -0.07
words: supply	concern	-0.04 -0.10 -0.11 0.01 0.03
words: support	[side]	-0.08 -0.09 -0.08 0.08 -0.04
words: support	[usa]	-0.05 -0.08 -0.05 0.04 -0.02
words: support	for	-0.10 -0.11 -0.09 0.07 0.00
words: surg	as	-0.06 0.00 0.13 -0.14 -0.10
words: suspect	[side]	-0.10 0.03 0.05 -0.07 -0.07
words: take	over	0.10 -0.02 -0.05 -0.18 0.01
words: taken	too	-0.07 0.12 0.05 -0.04 -0.10
words: talk	,	-0.16 0.04 -0.02 -0.05 0.01
words: talk	between	-0.11 -0.13 -0.14 -0.07 0.11
words: talk	with	-0.01 -0.11 -0.04 0.02 -0.04
words: tanker	in	0.13 0.13 -0.11 -0.14 -0.12
words: tanker	rat	-0.07 -0.07 -0.02 0.03 -0.02
words: target	[place]	-0.08 0.12 -0.05 -0.13 -0.12
words: target	[side]	0.03 0.03 0.01 -0.08 -0.08
words: target	acros	0.04 0.02 -0.13 -0.08 -0.10
words: target	in	0.13 -0.02 0.01 -0.09 -0.19
words: tell	[side]	-0.11 0.00 0.07 -0.02 -0.09
words: tell	[usa]	-0.08 0.05 -0.02 -0.01 -0.04
words: tension	escalat	-0.08 -0.01 0.05 -0.13 0.04
words: tension	rise	-0.06 -0.02 0.00 -0.14 0.06
words: tension	spik	-0.05 0.10 0.02 0.00 -0.05
words: terrorist	agent	-0.09 -0.10 -0.03 0.05 -0.06
words: than	[number]	0.07 -0.12 0.04 -0.04 -0.17
words: that	[side]	0.05 -0.15 -0.14 0.14 -0.16
words: that	[usa]	-0.03 0.12 0.05 -0.09 -0.10
words: that	it	-0.10 0.00 -0.08 0.06 0.00
words: that	kill	-0.12 -0.12 -0.12 0.12 -0.05
words: that	the	-0.09 0.00 0.04 0.04 -0.15
words: the	[place]	-0.05 0.07 0.10 -0.05 -0.13
words: the	[region]	-0.09 -0.19 0.02 -0.02 0.05
words: the	[side]	-0.14 -0.04 -0.22 -0.16 0.22
words: the	[usa]	-0.04 -0.30 -0.10 0.05 0.11
words: the	air	-0.12 0.00 -0.05 0.07 -0.09
words: the	attack	-0.02 -0.02 -0.11 0.05 -0.11
words: the	country	-0.14 0.07 -0.10 -0.06 0.07
words: the	first	0.04 -0.15 0.02 -0.05 -0.03
words: the	ground	0.09 0.09 -0.10 -0.10 -0.04
words: the	latest	0.03 -0.09 0.00 -0.02 -0.01
words: the	military	-0.04 -0.04 0.05 -0.04 -0.02
words: the	nation	-0.08 0.03 0.00 0.04 -0.07
words: the	national	0.06 0.06 -0.18 -0.05 0.00
words: the	president	-0.04 0.10 0.08 -0.04 -0.11
words: the	pric	-0.09 0.17 0.09 -0.07 -0.14
words: the	region	-0.05 -0.06 -0.09 0.08 0.05
words: the	two	-0.11 0.05 -0.05 -0.01 0.01
words: the	war	0.05 0.04 -0.09 -0.09 0.04
words: the	way	-0.05 0.06 -0.01 -0.04 -0.10
words: the	world	-0.07 -0.10 0.05 -0.11 0.04
words: their	own	-0.06 -0.11 -0.13 0.14 -0.15
words: their	rescu	-0.05 0.08 0.00 0.01 -0.07
words: they	are	-0.07 -0.08 -0.13 -0.01 0.07
words: this	war	-0.07 -0.08 -0.08 0.01 0.05
words: thousand	of	-0.05 0.09 0.07 -0.14 -0.11
words: thre	,	-0.06 0.08 -0.10 -0.02 -0.08
words: threat	:	-0.09 -0.10 -0.10 0.12 -0.08
words: threat	against	-0.15 -0.14 0.00 0.03 -0.01
words: threat	over	-0.06 0.01 0.03 0.00 -0.09
words: threat	to	-0.12 -0.05 0.00 -0.02 0.02
words: threaten	[place]	-0.11 -0.16 -0.15 0.15 -0.01
words: threaten	[side]	-0.13 -0.01 0.10 0.02 -0.18
words: threaten	[usa]	-0.13 0.09 0.16 -0.15 -0.18
words: threaten	to	-0.06 0.05 0.04 -0.07 -0.07
words: through	[region]	-0.16 -0.20 -0.18 0.18 -0.06
words: time	in	-0.08 0.05 0.08 -0.07 -0.07
words: to	[number]	0.06 0.00 -0.04 -0.04 -0.09
words: to	[place]	-0.24 -0.19 0.02 0.07 -0.04
words: to	[region]	0.05 0.10 0.06 -0.16 -0.12
words: to	[side]	-0.01 -0.08 0.01 0.07 -0.12
words: to	[usa]	-0.02 -0.04 -0.15 0.08 0.00
words: to	a	-0.07 -0.08 -0.07 -0.04 0.08
words: to	attack	0.11 0.03 -0.16 -0.10 -0.03
words: to	be	-0.20 -0.14 0.03 0.08 -0.04
words: to	ceasefir	-0.15 -0.12 -0.15 -0.12 0.16
words: to	come	-0.05 0.04 0.05 -0.08 -0.11
words: to	decid	-0.12 0.09 0.12 -0.11 -0.12
words: to	destroy	-0.02 -0.10 -0.15 -0.02 0.11
words: to	end	0.13 0.09 -0.17 -0.15 0.00
words: to	escalat	-0.04 -0.09 -0.10 -0.04 0.07
words: to	fight	-0.04 0.10 0.05 -0.12 -0.12
words: to	get	-0.10 -0.11 -0.13 0.05 0.03
words: to	help	-0.13 0.08 0.11 -0.17 0.00
words: to	hit	-0.08 0.08 -0.07 -0.05 0.01
words: to	hold	-0.12 -0.10 -0.11 0.11 -0.04
words: to	host	-0.07 -0.07 0.07 0.00 -0.14
words: to	interven	-0.09 0.06 0.07 -0.03 -0.14
words: to	kill	-0.12 -0.03 0.09 -0.09 -0.09
words: to	know	0.05 0.03 -0.12 0.06 -0.12
words: to	launch	-0.10 0.09 0.01 -0.01 -0.11
words: to	leav	-0.05 0.08 0.06 -0.17 -0.14
words: to	meet	-0.06 -0.02 0.03 0.01 -0.09
words: to	negotiat	-0.09 0.15 0.09 -0.06 -0.13
words: to	pay	-0.10 0.18 0.10 -0.09 -0.14
words: to	reopen	0.01 0.06 0.05 -0.07 -0.14
words: to	rescu	-0.15 -0.06 0.06 0.06 -0.17
words: to	respond	0.06 -0.11 -0.14 0.04 0.05
words: to	sanction	-0.10 0.02 0.00 0.02 -0.07
words: to	shelter	-0.04 -0.17 0.03 -0.01 0.01
words: to	show	-0.14 0.09 0.06 -0.05 -0.14
words: to	stop	0.06 0.07 -0.02 -0.14 0.01
words: to	strik	0.00 0.01 -0.08 0.00 0.03
words: to	take	0.10 0.00 -0.18 -0.11 0.06
words: to	talk	-0.11 -0.08 -0.01 -0.08 0.07
words: to	the	0.05 0.04 0.06 -0.04 -0.19
words: to	their	-0.05 0.08 0.00 0.01 -0.07
words: to	two	-0.12 -0.12 -0.01 0.10 -0.01
words: to	war	-0.07 -0.10 -0.10 0.01 0.03
words: toll	of	0.02 -0.04 -0.01 -0.01 -0.03
words: too	long	-0.10 0.19 0.11 -0.10 -0.15
words: top	[side]	-0.09 0.10 0.10 -0.12 -0.13
words: top	military	-0.02 0.04 -0.11 -0.06 0.04
words: trad	attack	0.10 0.01 -0.14 -0.14 -0.13
words: try	to	-0.10 -0.05 -0.16 0.05 0.06
words: tucker	carlson	-0.09 -0.11 -0.10 0.04 0.00
words: turn	to	-0.08 -0.08 -0.10 0.11 -0.08
words: two	[place]	0.07 0.09 -0.14 -0.06 -0.09
words: two	[side]	0.03 0.09 -0.13 -0.15 -0.12
words: two	in	-0.11 0.10 -0.08 -0.09 -0.09
words: two	week	0.07 -0.08 0.01 -0.04 -0.12
words: u	.	-0.08 0.06 -0.04 -0.05 -0.02
words: unconditional	surrender	-0.15 0.13 0.12 -0.11 -0.13
words: up	[usa]	-0.10 -0.11 -0.11 0.12 -0.12
words: up	attack	0.00 0.11 0.01 -0.14 -0.13
words: up	to	-0.06 -0.11 0.00 0.03 0.02
words: updat	:	0.04 -0.08 -0.04 0.03 -0.08
words: urg	[side]	0.11 -0.08 -0.01 -0.08 -0.13
words: very	hard	-0.11 -0.05 0.09 -0.08 -0.07
words: video	:	-0.14 -0.15 0.01 0.05 0.03
words: video	show	0.05 0.14 -0.09 -0.16 -0.15
words: visit	[place]	-0.13 -0.13 -0.13 0.06 0.05
words: visit	[usa]	-0.11 0.07 0.04 -0.03 -0.04
words: visit	to	-0.06 0.06 0.07 -0.06 -0.10
words: vow	to	-0.01 0.06 0.04 -0.11 -0.11
words: vows	to	0.09 0.07 -0.05 -0.07 -0.16
words: war	,	-0.01 0.03 -0.23 0.04 -0.05
words: war	.	-0.07 -0.10 -0.14 -0.13 0.13
words: war	:	-0.15 -0.20 -0.03 0.03 0.04
words: war	?	-0.07 -0.09 -0.04 0.02 0.00
words: war	addres	-0.12 0.04 0.04 -0.14 0.05
words: war	against	-0.07 -0.10 -0.11 -0.08 0.09
words: war	chok	-0.08 0.09 0.10 -0.06 -0.14
words: war	has	-0.08 -0.09 -0.09 -0.04 0.07
words: war	in	-0.02 0.04 -0.05 0.05 -0.08
words: war	is	-0.14 -0.06 -0.04 -0.16 0.12
words: war	latest	0.06 0.13 -0.14 -0.17 -0.14
words: war	on	-0.18 -0.09 0.07 -0.05 0.02
words: war	to	-0.07 -0.11 -0.13 0.02 0.04
words: war	with	-0.16 -0.07 0.03 -0.02 0.00
words: warn	,	-0.08 -0.06 0.09 0.01 -0.15
words: warn	[side]	-0.02 0.03 -0.07 0.03 -0.01
words: warn	[usa]	-0.07 -0.02 -0.03 -0.10 0.08
words: warn	of	0.04 -0.15 -0.01 -0.06 0.04
words: warn	over	-0.08 -0.02 0.04 0.01 -0.10
words: warn	to	-0.10 -0.01 -0.04 -0.05 0.05
words: watch	:	0.03 0.09 -0.16 -0.04 -0.19
words: wav	of	0.10 -0.10 -0.10 -0.07 -0.10
words: wave	from	-0.01 -0.04 0.06 -0.12 -0.13
words: wave	of	0.04 0.09 0.00 -0.17 -0.18
words: way	,	0.06 0.09 -0.10 -0.14 -0.09
words: way	out	-0.11 -0.10 -0.09 0.11 -0.09
words: we	are	-0.07 -0.11 -0.15 0.09 0.03
words: we	know	-0.11 -0.09 0.04 -0.10 0.01
words: we	will	-0.08 0.03 0.03 0.03 -0.09
words: week	,	0.06 -0.09 -0.01 -0.13 -0.03
words: week	[side]	0.05 -0.06 0.02 -0.13 0.01
words: week	ceasefir	0.06 0.08 -0.08 -0.03 -0.07
words: weigh	[side]	-0.15 -0.06 0.14 -0.12 -0.14
words: what	are	-0.07 -0.08 -0.05 0.02 0.03
words: what	is	-0.05 -0.08 -0.08 0.07 0.04
words: what	the	-0.10 -0.10 -0.11 -0.04 0.09
words: what	we	-0.09 -0.10 0.00 -0.04 0.04
words: whether	[side]	-0.13 -0.07 0.07 -0.06 -0.02
words: whol	civilization	0.04 -0.05 -0.14 0.11 -0.13
words: why	[side]	-0.10 -0.11 -0.08 -0.03 0.09
words: why	are	-0.02 -0.03 -0.03 0.11 -0.04
words: wider	war	0.00 0.06 0.03 -0.12 0.02
words: will	[side]	-0.11 -0.10 -0.12 -0.10 0.11
words: will	be	-0.09 -0.11 0.03 -0.07 0.03
words: will	come	-0.06 0.05 -0.01 -0.06 0.04
words: will	have	-0.09 0.09 0.01 -0.07 0.02
words: will	interven	-0.07 0.04 0.00 0.03 -0.09
words: will	it	-0.05 -0.06 -0.09 -0.08 0.08
words: will	not	-0.12 -0.08 -0.03 0.05 -0.02
words: wipe	out	-0.09 0.09 -0.09 -0.01 -0.07
words: with	[place]	0.04 -0.11 -0.13 0.11 -0.07
words: with	[side]	0.09 -0.15 -0.09 0.02 0.00
words: with	[usa]	-0.21 -0.06 -0.12 -0.03 0.12
words: with	ceasefir	-0.10 -0.01 -0.02 0.07 -0.13
words: with	missil	0.02 0.06 -0.10 -0.09 -0.09
words: with	the	-0.14 -0.07 -0.11 0.04 0.09
words: within	two	-0.11 0.08 0.14 -0.16 -0.15
words: worker	in	-0.05 0.12 -0.08 -0.13 -0.10
words: would	be	-0.11 -0.08 0.04 -0.01 -0.01
words: wound	after	-0.10 0.04 0.04 -0.15 -0.15
words: wound	in	-0.12 0.08 0.06 -0.15 -0.14
words: your	government	0.05 -0.07 -0.02 -0.15 0.03
words: your	way	-0.11 -0.10 -0.09 0.11 -0.09
words: |	video	0.06 0.01 -0.09 -0.02 -0.01
words: —	and	-0.14 -0.09 0.03 -0.04 0.05
`,
};
