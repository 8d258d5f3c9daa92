/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const typeWeights = {
  classes: 'military diplomatic intelligence economic humanitarian cyber other',
  rows: `
act	ally strikes side	0.03 0.02 -0.12 -0.07 -0.13 -0.05 -0.11
act	ally strikes unnamed	0.13 -0.16 -0.14 -0.09 0.04 -0.09 -0.12
act	side strikes ally	0.16 -0.16 -0.11 -0.08 -0.12 -0.04 -0.13
act	side strikes side	0.09 -0.05 -0.14 -0.01 0.03 -0.07 -0.11
act	side strikes unnamed	-0.05 0.03 -0.01 -0.03 -0.02 -0.03 -0.03
act	side strikes usa	0.03 0.01 0.02 -0.01 -0.11 -0.07 -0.20
act	unnamed strikes ally	0.07 0.01 -0.12 -0.07 -0.13 -0.05 -0.11
act	unnamed strikes side	0.02 -0.05 -0.05 -0.03 -0.01 -0.05 -0.02
act	unnamed strikes unnamed	0.03 0.00 -0.09 -0.06 0.00 -0.11 -0.01
act	unnamed strikes usa	0.11 -0.04 0.00 -0.13 -0.15 -0.09 -0.07
act	usa strikes side	0.00 -0.02 -0.17 0.00 -0.15 -0.12 0.01
act	usa strikes unnamed	0.04 -0.09 -0.23 -0.15 0.08 -0.11 -0.01
act done	ally strikes side	0.03 0.02 -0.12 -0.07 -0.13 -0.05 -0.11
act done	ally strikes unnamed	0.13 -0.16 -0.14 -0.09 0.04 -0.09 -0.12
act done	by any	0.08 -0.04 -0.08 -0.06 -0.03 -0.04 -0.03
act done	in a circumstance	0.06 -0.15 -0.07 -0.08 0.00 0.03 -0.03
act done	in the head clause	0.06 0.00 -0.07 -0.05 -0.04 -0.07 -0.02
act done	side strikes ally	0.16 -0.16 -0.11 -0.08 -0.13 -0.05 -0.13
act done	side strikes side	0.13 -0.03 -0.15 -0.08 0.00 -0.08 -0.10
act done	side strikes unnamed	-0.03 0.00 0.01 -0.02 -0.02 -0.01 -0.07
act done	side strikes usa	0.12 0.00 -0.15 -0.05 -0.07 -0.07 -0.20
act done	unnamed strikes ally	0.07 0.01 -0.12 -0.07 -0.13 -0.05 -0.11
act done	unnamed strikes side	-0.01 -0.04 -0.04 0.00 0.02 -0.02 -0.06
act done	unnamed strikes unnamed	0.02 0.03 -0.09 -0.07 -0.03 -0.12 -0.04
act done	unnamed strikes usa	0.11 -0.05 0.00 -0.13 -0.15 -0.10 -0.06
act done	usa strikes side	0.04 -0.08 -0.25 -0.01 -0.10 -0.12 0.02
act done	usa strikes unnamed	-0.06 -0.12 -0.20 -0.11 0.07 -0.12 0.07
act not done	by any	0.02 -0.03 -0.06 -0.01 0.02 -0.12 -0.04
act not done	in a circumstance	-0.06 0.00 -0.25 0.01 -0.02 -0.09 0.03
act not done	in the head clause	0.05 -0.04 0.03 -0.03 0.04 -0.13 -0.11
act not done	side strikes side	-0.11 -0.10 -0.06 0.10 0.09 -0.02 -0.07
act not done	side strikes unnamed	-0.01 0.01 -0.06 -0.08 0.01 -0.15 0.03
act not done	side strikes usa	-0.11 0.02 0.05 0.03 -0.15 -0.07 -0.06
act not done	unnamed strikes side	0.08 -0.05 -0.09 -0.10 -0.15 -0.17 0.04
act not done	unnamed strikes unnamed	0.03 0.01 -0.09 -0.09 -0.01 -0.06 0.01
act not done	usa strikes side	-0.07 0.05 -0.06 0.02 -0.20 -0.11 -0.03
act not done	usa strikes unnamed	0.14 -0.05 -0.17 -0.11 0.06 -0.08 -0.12
after beginning with ally	says	-0.11 0.12 -0.08 -0.07 -0.09 -0.07 -0.11
after beginning with army	army	-0.02 0.00 -0.10 0.05 -0.14 -0.10 -0.13
after beginning with business	business	-0.04 -0.07 -0.08 0.07 -0.11 -0.08 -0.03
after beginning with business	says	-0.05 -0.05 -0.14 0.12 -0.12 -0.09 -0.20
after beginning with business	statecraft	-0.08 -0.14 -0.05 0.13 -0.06 -0.05 -0.08
after beginning with essay	business	-0.07 -0.14 -0.07 0.08 0.05 -0.05 -0.08
after beginning with essay	essay	0.12 -0.07 -0.13 -0.02 -0.12 -0.09 -0.15
after beginning with essay	says	-0.04 0.06 -0.14 -0.10 0.04 -0.11 -0.04
after beginning with essay	statecraft	-0.17 0.10 0.05 -0.08 -0.11 -0.06 -0.06
after beginning with media	quarrel	-0.08 -0.10 -0.11 -0.08 -0.10 -0.10 0.10
after beginning with other	army	0.13 -0.07 -0.11 0.02 -0.14 -0.04 -0.16
after beginning with other	business	-0.05 0.00 -0.21 0.07 -0.10 -0.01 -0.07
after beginning with other	essay	0.04 -0.09 0.06 -0.01 -0.10 -0.07 0.00
after beginning with other	media	0.02 -0.05 -0.16 -0.11 0.06 0.00 0.02
after beginning with other	people	-0.02 0.10 -0.10 -0.04 -0.11 -0.05 -0.08
after beginning with other	says	-0.07 0.11 -0.09 -0.19 -0.06 -0.13 -0.03
after beginning with other	statecraft	-0.17 0.06 -0.06 -0.02 0.03 -0.12 0.01
after beginning with other	witnessed	-0.02 -0.10 -0.08 -0.06 -0.14 -0.07 0.08
after beginning with partisan	army	-0.02 0.02 -0.12 -0.05 -0.07 -0.07 0.00
after beginning with partisan	partisan	-0.09 -0.13 0.06 -0.08 -0.07 -0.05 0.09
after beginning with partisan	quarrel	-0.05 0.00 -0.11 -0.05 -0.06 -0.05 0.03
after beginning with people	business	-0.09 -0.08 -0.06 0.07 0.04 -0.14 -0.11
after beginning with quarrel	quarrel	-0.05 -0.02 -0.09 -0.07 -0.09 -0.06 0.06
after beginning with says	says	-0.08 0.02 -0.11 -0.06 0.06 -0.11 -0.09
after beginning with says	statecraft	-0.09 -0.07 -0.11 -0.10 -0.10 -0.11 0.09
after beginning with side	army	0.02 0.00 0.02 -0.05 -0.16 -0.12 -0.03
after beginning with side	business	-0.02 -0.15 -0.13 0.11 -0.14 0.07 -0.24
after beginning with side	essay	-0.07 0.03 -0.05 0.03 -0.26 -0.02 0.06
after beginning with side	media	-0.18 -0.06 -0.03 0.02 0.04 0.07 0.03
after beginning with side	people	-0.04 -0.09 -0.02 -0.24 0.08 -0.16 0.06
after beginning with side	quarrel	-0.09 0.11 -0.12 -0.11 -0.10 -0.10 0.01
after beginning with side	says	0.01 0.07 -0.09 -0.09 -0.04 -0.01 -0.09
after beginning with side	statecraft	0.01 0.09 -0.06 -0.20 -0.11 -0.11 -0.08
after beginning with side	travel	-0.09 -0.11 -0.08 0.12 0.02 -0.12 -0.11
after beginning with side	witnessed	0.19 -0.13 -0.14 -0.11 -0.15 -0.08 -0.15
after beginning with statecraft	says	-0.13 0.13 -0.11 -0.12 0.05 -0.06 -0.13
after beginning with statecraft	statecraft	0.01 0.05 -0.13 -0.15 -0.18 -0.09 0.03
after beginning with usa	army	0.24 -0.14 -0.11 -0.23 -0.03 -0.11 -0.09
after beginning with usa	business	-0.04 0.00 -0.20 0.05 -0.16 -0.17 -0.05
after beginning with usa	essay	-0.03 0.07 -0.24 -0.02 -0.02 -0.11 -0.04
after beginning with usa	media	-0.14 -0.11 -0.06 0.01 0.02 -0.17 0.10
after beginning with usa	partisan	-0.10 -0.04 -0.18 -0.10 -0.13 -0.10 0.13
after beginning with usa	people	0.00 0.01 -0.15 0.00 -0.14 -0.09 0.03
after beginning with usa	quarrel	-0.13 0.04 -0.15 0.03 -0.12 -0.11 -0.02
after beginning with usa	says	0.09 0.02 -0.19 -0.03 -0.08 -0.02 -0.10
after beginning with usa	statecraft	0.01 0.08 -0.16 -0.12 0.03 -0.09 -0.08
arms	air	0.15 -0.22 0.06 -0.07 -0.08 -0.11 -0.08
begins with	ally	-0.07 0.05 -0.21 -0.12 0.02 -0.13 0.01
begins with	army	-0.07 0.10 -0.19 0.03 -0.04 -0.13 -0.12
begins with	business	-0.15 -0.21 -0.12 0.26 -0.20 -0.13 -0.14
begins with	essay	0.06 0.02 -0.09 -0.17 0.01 -0.19 0.03
begins with	media	0.03 -0.14 -0.07 -0.22 -0.12 0.01 0.12
begins with	other	0.04 -0.04 0.02 -0.08 0.02 -0.07 0.03
begins with	partisan	-0.12 -0.13 0.05 -0.13 -0.19 -0.13 0.17
begins with	people	-0.13 -0.08 -0.21 -0.02 0.14 -0.07 -0.01
begins with	quarrel	-0.07 -0.03 -0.15 -0.13 -0.14 -0.11 0.09
begins with	says	-0.12 0.04 -0.05 -0.07 0.01 0.03 -0.03
begins with	side	0.04 -0.04 0.05 -0.09 -0.03 -0.02 -0.04
begins with	statecraft	-0.08 0.11 -0.20 -0.05 -0.01 -0.14 -0.14
begins with	travel	-0.09 -0.16 -0.09 0.10 0.03 -0.11 0.01
begins with	usa	0.00 0.11 -0.15 -0.09 -0.12 -0.11 -0.03
begins with	witnessed	0.16 -0.14 -0.10 -0.13 -0.11 -0.08 -0.09
begins with ally	says	-0.11 0.12 -0.08 -0.07 -0.09 -0.07 -0.11
begins with army	army	-0.07 0.10 -0.19 0.03 -0.04 -0.13 -0.12
begins with army	says	0.09 -0.01 -0.07 -0.10 -0.11 -0.06 -0.08
begins with business	business	-0.16 -0.19 -0.11 0.26 -0.18 -0.12 -0.17
begins with business	essay	-0.07 -0.10 -0.07 0.11 -0.08 -0.04 -0.13
begins with business	people	-0.09 0.04 -0.05 0.02 -0.10 -0.04 -0.07
begins with business	says	0.05 -0.02 -0.10 0.04 -0.11 -0.12 -0.12
begins with business	statecraft	-0.05 0.03 -0.03 0.00 -0.03 -0.03 -0.09
begins with essay	business	-0.13 -0.17 -0.13 0.04 0.09 -0.11 -0.05
begins with essay	essay	0.08 0.02 -0.07 -0.13 -0.04 -0.17 -0.03
begins with essay	says	-0.06 0.06 -0.16 -0.11 0.03 -0.11 0.01
begins with essay	statecraft	-0.20 0.07 0.05 -0.11 -0.12 -0.06 0.01
begins with media	media	0.05 -0.14 -0.07 -0.22 -0.11 0.02 0.11
begins with media	quarrel	-0.09 -0.06 -0.13 -0.10 -0.11 -0.12 0.09
begins with media	says	0.00 -0.12 0.08 -0.10 -0.15 -0.15 0.10
begins with other	army	0.09 -0.09 0.06 -0.13 -0.02 -0.05 -0.09
begins with other	business	-0.06 -0.06 0.03 0.09 -0.06 -0.13 -0.04
begins with other	essay	-0.12 -0.10 0.07 0.02 -0.14 -0.10 0.10
begins with other	media	0.05 -0.06 -0.02 -0.15 0.10 -0.16 -0.04
begins with other	partisan	-0.12 0.00 0.03 -0.10 -0.14 -0.10 0.07
begins with other	people	-0.09 0.01 0.02 -0.11 0.08 -0.07 -0.01
begins with other	quarrel	-0.11 -0.11 -0.13 -0.09 -0.11 -0.09 0.12
begins with other	says	-0.08 -0.12 0.03 -0.01 -0.01 -0.11 0.09
begins with other	statecraft	-0.14 0.10 -0.10 -0.01 -0.06 -0.11 -0.01
begins with other	travel	-0.05 0.00 -0.11 -0.11 0.08 -0.09 -0.02
begins with other	witnessed	0.13 -0.14 -0.12 -0.09 -0.04 -0.10 -0.14
begins with partisan	army	-0.03 0.01 -0.15 -0.07 -0.09 -0.08 0.03
begins with partisan	essay	-0.07 -0.09 -0.11 -0.06 -0.05 -0.06 0.08
begins with partisan	media	-0.07 -0.08 -0.10 -0.05 -0.06 -0.05 0.08
begins with partisan	partisan	-0.10 -0.13 0.05 -0.10 -0.18 -0.12 0.16
begins with partisan	quarrel	-0.07 0.00 0.05 -0.06 -0.06 -0.05 0.01
begins with partisan	says	0.00 -0.06 0.07 -0.13 -0.12 -0.09 0.07
begins with partisan	statecraft	-0.08 -0.03 -0.11 -0.07 -0.07 -0.05 0.05
begins with people	people	-0.11 -0.07 -0.20 0.00 0.10 -0.05 -0.01
begins with quarrel	partisan	-0.06 0.00 -0.09 -0.08 -0.07 -0.05 0.06
begins with quarrel	quarrel	-0.07 -0.04 -0.15 -0.12 -0.13 -0.10 0.09
begins with says	people	0.02 -0.02 -0.10 -0.09 0.06 -0.09 -0.13
begins with says	says	-0.10 0.06 -0.04 -0.09 0.02 0.03 -0.09
begins with says	statecraft	0.02 -0.04 -0.10 -0.11 -0.11 -0.09 0.08
begins with side	army	0.11 -0.07 -0.06 -0.23 -0.04 -0.05 -0.07
begins with side	business	-0.08 -0.03 -0.01 0.06 -0.16 0.08 -0.21
begins with side	essay	0.00 -0.04 0.02 -0.01 -0.04 0.00 -0.01
begins with side	media	-0.17 -0.11 -0.01 0.02 0.04 0.07 0.04
begins with side	partisan	-0.10 0.10 -0.15 0.10 -0.11 -0.08 -0.01
begins with side	people	-0.02 -0.07 -0.01 -0.21 0.04 -0.18 0.06
begins with side	quarrel	-0.09 0.11 -0.12 -0.11 -0.10 -0.10 0.01
begins with side	says	0.03 0.08 -0.03 -0.14 -0.03 -0.03 -0.28
begins with side	statecraft	-0.02 0.08 -0.02 -0.19 -0.10 -0.01 -0.10
begins with side	travel	-0.10 -0.13 -0.12 0.14 0.00 0.04 -0.14
begins with side	witnessed	0.18 -0.11 -0.15 -0.10 -0.05 -0.10 -0.16
begins with statecraft	business	-0.08 -0.12 -0.07 0.12 -0.10 -0.06 -0.08
begins with statecraft	says	-0.16 0.05 -0.11 -0.04 0.05 -0.08 -0.10
begins with statecraft	statecraft	-0.07 0.10 -0.20 -0.04 0.00 -0.14 -0.12
begins with travel	travel	-0.09 -0.16 -0.09 0.10 0.03 -0.11 0.01
begins with usa	army	0.19 -0.15 -0.22 -0.19 -0.05 -0.13 -0.03
begins with usa	business	-0.03 0.01 -0.24 0.01 -0.19 0.00 -0.05
begins with usa	essay	-0.03 0.02 -0.20 0.01 -0.16 -0.10 0.02
begins with usa	media	-0.12 0.02 -0.04 0.01 0.02 -0.16 -0.04
begins with usa	partisan	-0.05 -0.10 -0.15 -0.09 -0.09 -0.08 0.13
begins with usa	people	0.08 0.03 -0.12 -0.03 -0.01 -0.08 -0.10
begins with usa	quarrel	-0.16 -0.01 -0.17 0.02 0.02 -0.13 0.01
begins with usa	says	0.04 0.03 -0.16 -0.01 -0.08 -0.02 -0.11
begins with usa	statecraft	0.09 -0.04 -0.21 0.00 -0.08 -0.10 -0.05
begins with witnessed	witnessed	0.16 -0.14 -0.10 -0.13 -0.11 -0.09 -0.09
beside the head clause	alarm	-0.02 -0.02 -0.09 -0.03 0.03 -0.06 0.00
beside the head clause	brief	0.03 0.02 -0.10 -0.03 -0.14 -0.07 -0.04
beside the head clause	casualty	-0.03 0.06 -0.23 -0.07 0.02 -0.11 -0.03
beside the head clause	chief	0.09 0.01 -0.20 -0.17 0.03 -0.09 -0.07
beside the head clause	civilian	0.02 -0.01 -0.18 -0.01 -0.03 -0.13 -0.05
beside the head clause	closure	-0.07 -0.05 -0.12 0.10 0.02 0.03 -0.10
beside the head clause	contact	0.01 0.07 0.02 -0.15 0.02 -0.11 -0.26
beside the head clause	decision	0.02 -0.03 -0.05 -0.07 -0.07 -0.13 0.06
beside the head clause	domestic	-0.09 0.01 0.00 -0.08 -0.13 -0.07 0.07
beside the head clause	everyday	-0.05 -0.14 0.06 -0.09 -0.14 -0.07 0.08
beside the head clause	force	-0.04 -0.07 -0.03 0.03 0.00 -0.14 0.00
beside the head clause	gaza	0.12 -0.11 -0.07 -0.05 -0.12 -0.04 -0.09
beside the head clause	market	-0.04 -0.08 -0.13 0.12 -0.12 -0.09 -0.08
beside the head clause	mass	0.00 -0.03 0.01 0.00 0.07 -0.10 -0.19
beside the head clause	modal	0.05 0.01 -0.04 -0.01 -0.15 -0.07 -0.08
beside the head clause	negotiation	-0.12 0.05 -0.19 0.06 -0.06 -0.11 -0.01
beside the head clause	network	-0.03 0.03 -0.10 -0.07 -0.11 0.03 -0.03
beside the head clause	nuclear	0.11 -0.09 0.07 -0.05 -0.15 -0.08 -0.16
beside the head clause	oil	0.02 -0.07 -0.10 0.06 -0.16 -0.10 -0.07
beside the head clause	opinion	0.00 0.01 -0.17 0.02 -0.18 0.03 0.00
beside the head clause	reaction	-0.03 0.01 -0.03 -0.05 -0.09 -0.09 0.02
beside the head clause	resolve	0.00 0.03 -0.13 -0.02 0.00 -0.06 -0.16
beside the head clause	sanction	-0.04 -0.01 -0.09 0.05 -0.11 -0.12 -0.10
beside the head clause	settled	0.11 -0.14 -0.10 -0.01 0.00 -0.07 0.00
beside the head clause	shipping	0.06 -0.07 -0.15 0.09 -0.16 -0.13 -0.19
beside the head clause	shock	0.03 -0.07 -0.09 0.03 -0.10 -0.07 -0.02
beside the head clause	spy	-0.02 -0.06 -0.13 -0.10 0.04 -0.10 -0.12
beside the head clause	strike	-0.04 -0.03 -0.15 0.00 -0.01 0.00 -0.05
beside the head clause	threat	-0.02 0.05 -0.23 -0.04 0.03 -0.13 -0.04
beside the head clause	toll	0.03 -0.09 -0.11 -0.12 0.03 -0.10 -0.13
beside the head clause	truce	-0.11 0.07 -0.18 -0.08 -0.02 -0.11 0.03
beside the head clause	unreal	0.03 0.10 -0.13 -0.04 -0.07 -0.06 -0.11
beside the head clause	unrest	0.16 -0.02 0.02 -0.15 -0.16 -0.08 -0.26
beside the head clause	weapon	-0.04 -0.02 0.00 -0.12 0.11 -0.15 -0.02
bias	1	0.00 -0.02 -0.03 -0.02 -0.04 -0.06 0.02
both name	both sides	-0.02 -0.08 0.09 -0.07 -0.09 0.00 -0.01
both name	both sides and ally	0.09 -0.08 0.05 -0.08 -0.18 -0.09 -0.16
both name	both sides and usa	-0.01 0.09 -0.14 -0.12 -0.03 -0.13 0.05
both name	both sides and usa and ally	0.02 0.10 -0.10 -0.11 -0.12 -0.08 -0.07
both name	no party	-0.02 0.05 -0.15 -0.02 -0.04 -0.19 -0.01
both name	one side	0.03 -0.08 -0.15 0.05 0.08 -0.05 -0.06
both name	one side and ally	0.08 -0.05 -0.06 -0.23 -0.03 -0.14 0.03
both name	one side and usa	-0.04 0.05 -0.05 -0.02 -0.08 -0.07 0.00
both name	usa	-0.10 -0.07 -0.03 0.00 -0.07 -0.17 0.07
event	appointment	0.06 -0.16 0.03 -0.11 -0.13 -0.13 -0.02
event	charge	-0.07 0.03 0.02 -0.07 -0.09 -0.07 -0.05
event	closure	-0.15 -0.05 0.02 0.04 0.00 0.04 0.03
event	departure	-0.11 -0.10 0.07 -0.08 0.06 -0.08 0.07
event	deployment	0.11 -0.13 -0.18 -0.05 0.06 -0.12 -0.05
event	evacuation	-0.04 -0.04 0.01 -0.09 0.10 -0.07 -0.11
event	exit	-0.14 0.14 -0.12 -0.12 -0.12 -0.11 -0.14
event	fall	-0.06 0.01 -0.04 0.04 -0.06 -0.03 -0.07
event	halt	0.04 -0.05 -0.10 0.05 -0.11 -0.07 -0.08
event	release	-0.05 0.08 -0.10 -0.02 -0.10 -0.10 0.04
event	reopening	-0.02 0.12 -0.07 -0.16 -0.11 -0.06 -0.05
event	rescue	0.02 0.09 -0.07 -0.08 -0.10 -0.05 -0.12
event	rise	-0.01 -0.10 -0.08 0.12 -0.09 -0.07 -0.14
event	spying	-0.14 -0.14 0.15 -0.11 -0.15 -0.15 -0.14
event	strike	-0.02 0.07 -0.02 -0.10 -0.06 -0.03 -0.03
event	talks	-0.02 0.06 -0.06 -0.01 -0.19 -0.07 -0.08
event	truce	0.01 0.08 -0.14 -0.16 -0.19 -0.10 -0.07
event	visit	-0.03 -0.08 0.03 -0.10 0.05 -0.09 -0.12
first word	[ally]	-0.06 0.14 -0.18 -0.15 -0.19 -0.12 -0.20
first word	[number]	-0.09 -0.18 0.07 0.03 0.02 -0.16 0.05
first word	[place]	-0.21 0.28 -0.22 -0.06 0.03 -0.17 -0.25
first word	[region]	-0.25 0.08 -0.16 0.12 -0.20 -0.11 -0.12
first word	[side]	0.08 -0.06 0.00 -0.08 -0.02 0.01 -0.06
first word	[usa]	-0.01 0.10 -0.13 -0.12 -0.11 -0.10 -0.02
first word	a	-0.15 0.02 -0.12 -0.09 0.02 -0.10 0.05
first word	after	-0.13 0.05 -0.16 -0.11 0.05 -0.10 -0.06
first word	air	0.11 -0.11 -0.10 -0.10 -0.11 -0.11 -0.12
first word	announc	-0.05 0.11 -0.12 -0.11 -0.15 -0.15 -0.12
first word	are	-0.13 -0.01 0.06 -0.12 -0.12 -0.09 0.11
first word	asian	-0.08 -0.07 -0.05 0.08 -0.07 -0.08 -0.06
first word	at	0.06 -0.11 -0.09 0.04 -0.12 -0.09 -0.07
first word	attack	-0.08 -0.06 -0.11 0.06 0.02 -0.12 0.07
first word	bitcoin	-0.14 -0.14 -0.13 0.16 -0.11 -0.10 -0.16
first word	bloomberg	0.00 0.03 -0.12 -0.06 0.03 -0.08 -0.02
first word	break	0.09 0.00 0.06 -0.08 -0.13 -0.09 -0.14
first word	can	0.08 0.03 -0.17 -0.02 -0.13 -0.16 -0.13
first word	ceasefir	0.00 0.10 -0.12 -0.15 -0.15 -0.14 -0.17
first word	citizen	-0.12 -0.12 -0.09 0.07 0.08 0.01 -0.11
first word	cnn	0.06 -0.03 0.09 -0.06 -0.11 -0.09 -0.04
first word	democrat	-0.07 -0.10 0.05 0.05 -0.07 -0.06 0.01
first word	dollar	-0.07 -0.09 -0.07 0.08 -0.07 -0.07 -0.08
first word	dozen	0.14 -0.10 -0.10 -0.11 -0.15 -0.12 -0.12
first word	dron	0.13 -0.11 -0.14 -0.12 -0.13 -0.11 -0.12
first word	ex	0.00 -0.09 0.05 -0.09 -0.06 -0.11 0.06
first word	explainer	0.11 -0.11 -0.11 -0.08 -0.08 -0.07 -0.11
first word	first	0.06 -0.07 -0.08 -0.05 -0.08 -0.07 0.03
first word	for	0.07 0.06 -0.14 -0.13 -0.10 -0.09 -0.05
first word	gas	-0.07 0.05 -0.04 -0.01 -0.06 -0.05 -0.09
first word	gop	-0.05 0.05 -0.09 -0.05 -0.04 -0.03 0.00
first word	graham	0.10 0.04 -0.09 -0.06 -0.07 -0.05 -0.11
first word	hama	-0.11 0.12 -0.08 -0.10 -0.13 -0.08 -0.09
first word	how	0.04 0.01 -0.04 0.04 -0.20 -0.12 -0.08
first word	in	-0.04 0.09 0.02 -0.03 -0.03 -0.18 -0.17
first word	insight	-0.06 -0.07 -0.04 0.08 -0.04 -0.02 -0.07
first word	is	0.03 0.00 -0.17 -0.02 -0.15 -0.12 0.02
first word	it	-0.07 -0.11 0.06 -0.08 -0.09 -0.05 0.09
first word	jimmy	-0.10 -0.09 -0.10 -0.08 -0.11 -0.08 0.11
first word	launch	0.13 -0.12 -0.12 -0.13 -0.14 -0.12 -0.13
first word	oil	-0.01 -0.08 -0.08 0.08 -0.09 -0.07 -0.15
first word	on	-0.12 0.00 -0.16 -0.02 0.04 -0.13 0.07
first word	protest	-0.09 -0.01 -0.12 -0.10 -0.12 -0.12 0.05
first word	satellit	0.08 -0.13 0.08 -0.12 0.06 -0.12 -0.13
first word	siren	0.19 -0.09 -0.09 -0.09 -0.26 -0.07 -0.07
first word	stock	-0.09 0.04 -0.06 0.05 -0.08 -0.06 -0.11
first word	strik	0.04 0.00 -0.12 -0.10 0.04 -0.10 -0.13
first word	suspect	-0.11 -0.10 0.10 0.02 -0.10 -0.09 0.05
first word	talk	-0.17 0.01 -0.09 -0.13 -0.11 -0.08 0.09
first word	ten	0.07 0.06 -0.08 -0.06 -0.10 -0.07 -0.12
first word	the	-0.07 -0.13 -0.16 0.00 0.05 -0.10 0.10
first word	this	-0.02 -0.02 0.02 -0.07 -0.08 -0.06 0.05
first word	thre	0.01 -0.11 -0.13 -0.07 -0.04 -0.08 0.06
first word	to	-0.01 0.11 -0.17 -0.12 -0.18 -0.07 -0.14
first word	two	0.14 -0.10 -0.11 -0.11 -0.11 -0.11 -0.11
first word	war	0.13 0.00 -0.19 -0.08 -0.03 -0.15 -0.11
first word	watch	0.00 0.06 -0.16 -0.11 -0.12 -0.14 0.03
first word	we	0.00 0.07 -0.09 -0.08 0.05 -0.06 -0.15
first word	what	0.01 0.02 -0.11 -0.09 0.01 -0.13 0.01
first word	who	-0.09 -0.18 0.10 -0.09 -0.15 -0.11 0.12
first word	why	0.06 0.04 -0.19 -0.14 0.06 -0.12 0.02
first word	will	0.06 0.08 -0.09 -0.09 -0.09 -0.04 -0.10
first word	with	0.07 -0.07 -0.15 0.05 0.05 -0.12 -0.08
first word	world	-0.08 0.10 -0.08 -0.07 -0.13 -0.06 -0.13
form	a question	-0.01 0.02 -0.03 -0.03 -0.06 -0.06 0.04
form	a sentence	-0.06 0.06 -0.03 0.05 -0.11 -0.11 -0.03
form	bar	-0.02 -0.02 -0.15 0.01 -0.16 -0.08 0.07
form	begins with a quote	-0.08 -0.09 -0.19 -0.14 0.04 -0.16 0.17
form	colon	-0.05 0.02 0.02 -0.10 0.02 -0.15 0.05
form	ends with a quote	-0.09 0.07 -0.17 -0.08 -0.16 -0.14 0.06
form	ends with on	0.07 -0.06 -0.33 0.11 -0.27 -0.10 -0.04
form	exclamation	-0.03 -0.01 -0.13 0.01 -0.13 -0.09 0.03
form	label	0.07 -0.02 -0.01 0.01 -0.21 -0.16 -0.06
form	label at the end	-0.03 -0.05 0.11 -0.21 -0.07 -0.14 0.04
form	question	-0.01 0.02 -0.03 -0.03 -0.06 -0.06 0.04
form	quotes	0.03 0.01 -0.10 -0.28 -0.04 -0.14 0.09
head clause	alarm	0.01 -0.04 -0.14 0.04 0.05 -0.03 -0.05
head clause	brief	0.05 0.02 -0.11 -0.10 0.03 -0.05 -0.16
head clause	casualty	0.06 -0.20 -0.04 -0.21 0.14 -0.12 0.02
head clause	chief	-0.05 0.07 0.00 -0.15 -0.31 -0.09 0.09
head clause	civilian	-0.12 -0.09 -0.04 -0.13 0.24 -0.02 -0.11
head clause	closure	-0.07 0.01 -0.20 0.09 0.01 -0.05 -0.19
head clause	contact	-0.14 0.17 0.02 -0.19 -0.04 -0.14 -0.07
head clause	culture	-0.07 -0.13 -0.12 -0.09 0.10 -0.11 0.09
head clause	cyber	-0.19 -0.19 -0.02 -0.13 -0.19 0.21 -0.17
head clause	decision	-0.03 -0.02 0.00 0.00 -0.04 -0.11 0.03
head clause	domestic	-0.08 -0.06 0.00 -0.02 -0.06 -0.14 0.07
head clause	elsewhere	-0.12 -0.02 -0.13 0.13 -0.13 -0.07 -0.12
head clause	everyday	-0.05 -0.08 -0.02 0.11 -0.08 -0.18 -0.08
head clause	execution	-0.11 -0.11 0.11 -0.10 0.04 -0.13 -0.12
head clause	force	0.00 0.00 -0.04 -0.01 -0.07 -0.06 0.01
head clause	gaza	-0.08 0.06 -0.15 -0.14 0.03 -0.09 -0.01
head clause	market	-0.19 -0.07 -0.08 0.19 -0.05 -0.04 -0.18
head clause	mass	0.12 -0.15 -0.03 -0.14 -0.13 0.01 0.02
head clause	modal	0.00 -0.08 0.05 0.05 -0.11 -0.12 -0.05
head clause	negotiation	-0.07 0.09 -0.17 -0.07 -0.12 -0.12 0.01
head clause	network	-0.14 -0.07 -0.12 -0.10 -0.03 0.11 -0.04
head clause	nuclear	-0.09 0.18 0.05 -0.15 -0.25 -0.17 -0.15
head clause	oil	-0.13 -0.03 -0.12 0.17 -0.20 -0.13 -0.17
head clause	opinion	-0.02 0.01 -0.03 -0.08 -0.04 -0.04 0.06
head clause	reaction	-0.07 0.13 -0.09 -0.09 -0.03 -0.13 -0.07
head clause	resolve	0.01 0.13 -0.02 -0.15 -0.25 -0.15 -0.10
head clause	sanction	-0.18 -0.13 -0.07 0.15 -0.18 0.06 -0.08
head clause	settled	-0.11 0.08 -0.09 -0.03 0.03 0.04 -0.06
head clause	shipping	0.11 -0.05 -0.15 0.03 -0.12 -0.10 -0.18
head clause	shock	-0.07 -0.05 -0.08 0.09 -0.08 -0.07 -0.05
head clause	sport	-0.06 -0.10 0.03 -0.12 0.06 -0.13 0.03
head clause	spy	-0.22 -0.17 0.27 -0.21 -0.30 -0.19 -0.05
head clause	strike	0.08 -0.03 -0.02 -0.09 -0.05 -0.10 0.01
head clause	syria	-0.11 0.12 -0.11 -0.07 -0.16 -0.08 0.01
head clause	threat	-0.02 0.02 -0.01 -0.03 -0.04 0.00 -0.03
head clause	truce	-0.08 0.02 -0.16 -0.06 -0.07 -0.13 0.00
head clause	unreal	-0.01 -0.05 0.02 -0.01 -0.08 -0.05 0.06
head clause	unrest	-0.21 0.14 -0.08 -0.19 -0.06 -0.11 0.06
head clause	weapon	0.27 -0.21 0.01 -0.16 -0.11 -0.11 -0.21
head event	accusation	0.00 -0.04 0.07 0.02 -0.12 -0.07 0.01
head event	appointment	-0.08 -0.13 -0.18 -0.11 0.00 -0.12 0.14
head event	arrest	-0.04 -0.11 0.03 -0.04 -0.13 -0.13 0.02
head event	arrival	0.09 -0.02 -0.14 -0.11 0.00 -0.12 0.03
head event	blackout	-0.13 -0.06 -0.12 -0.13 -0.12 0.11 -0.03
head event	blockade	0.09 -0.10 -0.13 -0.03 0.05 -0.16 -0.17
head event	call	-0.13 -0.06 0.07 -0.10 -0.11 -0.11 0.03
head event	cancelled	-0.11 0.05 -0.15 0.00 0.02 -0.12 0.01
head event	charge	-0.11 -0.10 0.11 -0.09 -0.11 -0.11 -0.10
head event	closure	-0.05 -0.05 -0.20 0.11 -0.03 -0.20 -0.07
head event	comment	0.09 0.05 -0.07 -0.18 -0.15 -0.15 -0.05
head event	deal	-0.13 0.12 -0.16 -0.20 -0.19 -0.16 -0.02
head event	denial	0.05 0.03 -0.02 -0.14 0.00 -0.11 -0.12
head event	departure	-0.01 0.09 -0.13 0.00 -0.18 -0.08 -0.17
head event	deployment	-0.01 0.06 -0.21 0.01 -0.22 -0.16 -0.03
head event	downing	0.10 -0.09 -0.16 -0.08 -0.06 -0.11 -0.01
head event	enrichment	-0.13 0.15 -0.02 -0.11 -0.14 -0.14 -0.12
head event	evacuation	0.01 -0.08 -0.16 -0.02 0.13 -0.01 -0.20
head event	execution	-0.09 -0.08 0.07 -0.08 0.06 -0.10 -0.10
head event	exit	-0.09 -0.03 -0.07 -0.07 0.08 -0.06 0.02
head event	fall	-0.09 0.01 -0.06 0.05 -0.06 -0.05 -0.10
head event	funeral	-0.11 -0.15 -0.13 -0.10 0.09 -0.12 0.03
head event	hack	-0.17 -0.16 0.07 -0.13 -0.16 0.15 -0.12
head event	halt	-0.15 0.03 -0.15 0.14 -0.16 -0.13 -0.15
head event	incursion	0.05 0.11 -0.12 -0.10 -0.13 -0.11 -0.10
head event	memory	-0.07 -0.04 0.03 -0.05 -0.02 -0.11 0.09
head event	none	0.01 -0.02 -0.11 -0.08 -0.12 -0.14 0.12
head event	offer	-0.12 0.03 -0.09 0.05 -0.09 -0.08 -0.06
head event	plan	-0.01 -0.03 -0.02 0.01 0.03 -0.13 0.00
head event	reaction	-0.15 0.09 -0.13 -0.03 0.00 -0.02 0.00
head event	rejection	-0.13 0.08 0.07 -0.09 -0.10 -0.04 -0.11
head event	release	-0.08 -0.14 -0.14 0.00 0.09 -0.12 0.00
head event	reopening	0.10 -0.11 -0.08 -0.03 -0.09 -0.10 -0.09
head event	rescue	0.06 -0.13 -0.12 -0.12 0.10 -0.11 -0.14
head event	rise	-0.07 -0.09 -0.07 0.08 -0.07 -0.07 -0.01
head event	sanction	-0.17 -0.13 -0.06 0.14 -0.18 0.06 -0.08
head event	seizure	-0.06 -0.15 0.07 0.04 -0.04 -0.19 -0.01
head event	spying	-0.19 -0.05 0.16 -0.14 -0.18 -0.16 -0.17
head event	strike	0.14 -0.10 -0.07 -0.14 0.01 -0.14 0.02
head event	talks	0.08 0.03 -0.26 -0.07 -0.32 -0.12 -0.03
head event	threat	-0.09 0.10 -0.04 -0.06 -0.11 -0.02 -0.04
head event	truce	-0.12 -0.03 -0.14 -0.01 -0.03 -0.14 0.06
head event	visit	-0.03 0.11 -0.15 -0.09 0.00 -0.05 -0.17
head event, told as accusation	accusation	0.00 -0.04 0.07 0.02 -0.12 -0.07 0.01
head event, told as cancelled	cancelled	-0.11 0.05 -0.15 0.00 0.02 -0.12 0.01
head event, told as comment	comment	0.09 0.05 -0.07 -0.18 -0.15 -0.15 -0.05
head event, told as denial	denial	0.05 0.03 -0.02 -0.14 0.00 -0.11 -0.12
head event, told as done	appointment	-0.08 -0.13 -0.18 -0.11 0.00 -0.12 0.14
head event, told as done	arrest	-0.04 -0.11 0.03 -0.04 -0.13 -0.13 0.02
head event, told as done	arrival	0.09 -0.02 -0.14 -0.11 0.00 -0.12 0.03
head event, told as done	blackout	-0.13 -0.06 -0.12 -0.13 -0.12 0.11 -0.03
head event, told as done	blockade	0.09 -0.10 -0.13 -0.03 0.05 -0.16 -0.17
head event, told as done	call	-0.13 -0.06 0.07 -0.10 -0.11 -0.11 0.03
head event, told as done	charge	-0.11 -0.10 0.11 -0.09 -0.11 -0.11 -0.10
head event, told as done	closure	-0.05 -0.05 -0.20 0.11 -0.03 -0.20 -0.07
head event, told as done	deal	-0.13 0.12 -0.16 -0.20 -0.19 -0.16 -0.02
head event, told as done	departure	-0.01 0.09 -0.13 0.00 -0.18 -0.08 -0.17
head event, told as done	deployment	-0.01 0.06 -0.21 0.01 -0.22 -0.16 -0.03
head event, told as done	downing	0.10 -0.09 -0.16 -0.08 -0.06 -0.11 -0.01
head event, told as done	enrichment	-0.13 0.15 -0.02 -0.11 -0.14 -0.14 -0.12
head event, told as done	evacuation	0.01 -0.08 -0.16 -0.02 0.13 -0.01 -0.20
head event, told as done	execution	-0.09 -0.08 0.07 -0.08 0.06 -0.10 -0.10
head event, told as done	exit	-0.09 -0.03 -0.07 -0.07 0.08 -0.06 0.02
head event, told as done	fall	-0.09 0.01 -0.06 0.05 -0.06 -0.05 -0.10
head event, told as done	funeral	-0.11 -0.15 -0.13 -0.10 0.09 -0.12 0.03
head event, told as done	hack	-0.17 -0.16 0.07 -0.13 -0.16 0.15 -0.12
head event, told as done	halt	-0.15 0.03 -0.15 0.14 -0.16 -0.13 -0.15
head event, told as done	incursion	0.05 0.11 -0.12 -0.10 -0.13 -0.11 -0.10
head event, told as done	none	0.01 -0.02 -0.11 -0.08 -0.12 -0.14 0.12
head event, told as done	release	-0.08 -0.14 -0.14 0.00 0.09 -0.12 0.00
head event, told as done	reopening	0.10 -0.11 -0.08 -0.03 -0.09 -0.10 -0.09
head event, told as done	rescue	0.06 -0.13 -0.12 -0.12 0.10 -0.11 -0.14
head event, told as done	rise	-0.07 -0.09 -0.07 0.08 -0.07 -0.07 -0.01
head event, told as done	sanction	-0.17 -0.13 -0.06 0.14 -0.18 0.06 -0.08
head event, told as done	seizure	-0.06 -0.15 0.07 0.04 -0.04 -0.19 -0.01
head event, told as done	spying	-0.19 -0.05 0.16 -0.14 -0.18 -0.16 -0.17
head event, told as done	strike	0.14 -0.10 -0.07 -0.14 0.01 -0.14 0.02
head event, told as done	talks	0.08 0.03 -0.26 -0.07 -0.32 -0.12 -0.03
head event, told as done	truce	-0.12 -0.03 -0.14 -0.01 -0.03 -0.14 0.06
head event, told as done	visit	-0.03 0.11 -0.15 -0.09 0.00 -0.05 -0.17
head event, told as memory	memory	-0.07 -0.04 0.03 -0.05 -0.02 -0.11 0.09
head event, told as offer	offer	-0.12 0.03 -0.09 0.05 -0.09 -0.08 -0.06
head event, told as plan	plan	-0.01 -0.03 -0.02 0.01 0.03 -0.13 0.00
head event, told as reaction	reaction	-0.15 0.09 -0.13 -0.03 0.00 -0.02 0.00
head event, told as rejection	rejection	-0.13 0.08 0.07 -0.09 -0.10 -0.04 -0.11
head event, told as threat	threat	-0.09 0.10 -0.04 -0.06 -0.11 -0.02 -0.04
length	long	-0.11 -0.05 0.03 -0.07 0.08 -0.08 0.13
length	short	0.08 -0.01 -0.10 0.05 -0.14 -0.25 0.00
length	usual	0.10 0.02 -0.08 0.00 -0.11 -0.03 -0.14
length	very long	-0.03 -0.03 0.02 -0.03 -0.07 -0.08 0.04
level by rules	critical	0.12 -0.12 -0.02 -0.14 -0.10 -0.08 0.05
level by rules	high	-0.06 -0.07 -0.08 0.03 0.00 0.04 -0.03
level by rules	low	0.01 -0.02 -0.07 -0.01 -0.09 -0.06 0.07
level by rules	medium	-0.10 0.08 0.08 -0.07 -0.01 -0.16 0.00
level by rules	urgent	0.02 0.00 -0.10 0.04 -0.03 -0.12 -0.05
person	chief of staff	0.21 -0.12 -0.20 -0.15 0.02 -0.10 -0.25
person	defence minister	0.00 -0.10 -0.01 -0.20 -0.08 -0.16 0.10
person	foreign minister	-0.11 0.16 -0.17 -0.04 -0.17 -0.08 -0.17
person	former premier	-0.10 0.03 0.00 -0.07 -0.09 -0.09 0.08
person	kushner	-0.09 0.11 -0.03 -0.07 -0.08 -0.02 -0.09
person	leaders	0.01 -0.06 -0.15 0.05 -0.14 -0.10 -0.18
person	mojtaba	-0.15 0.03 0.01 -0.10 -0.14 -0.13 0.14
person	nuclear scientist	-0.08 0.09 -0.13 -0.06 -0.03 -0.07 -0.10
person	president	-0.16 0.10 -0.16 0.00 -0.15 -0.14 -0.05
person	prime minister	-0.04 0.07 -0.21 -0.16 -0.24 -0.14 0.09
person	secretary of state	-0.13 0.08 0.07 -0.10 -0.09 -0.07 0.01
person	security chief	-0.14 -0.15 -0.13 -0.12 0.13 -0.12 0.15
person	supreme leader	-0.06 0.01 0.09 -0.18 -0.31 -0.17 0.05
person	vice president	-0.14 -0.04 0.06 -0.13 -0.10 -0.08 0.06
phase	begin	-0.06 0.08 -0.19 0.00 0.01 -0.01 -0.08
phase	break	-0.11 -0.09 -0.02 -0.17 0.14 0.04 0.01
phase	end	-0.07 0.02 -0.09 -0.03 0.02 -0.15 0.00
phase	extend	-0.06 0.02 -0.13 0.05 -0.12 -0.12 -0.07
relevance by rules	not relevant: neither side in the title or the first sentence	-0.11 -0.09 0.01 0.01 -0.19 -0.15 0.11
relevance by rules	not relevant: no party in the title	-0.06 -0.07 -0.12 0.06 0.03 -0.17 0.03
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.08 -0.02 -0.15 -0.09 0.02 -0.10 0.12
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.06 0.00 -0.10 -0.09 -0.11 -0.23 0.08
relevance by rules	not relevant: the summary is about	-0.04 0.06 -0.14 0.05 -0.01 -0.13 -0.14
relevance by rules	not relevant: the summary is about home affairs	-0.02 -0.06 0.04 0.03 -0.10 -0.11 0.00
relevance by rules	not relevant: the title is about	-0.19 0.13 0.01 -0.01 0.00 -0.10 -0.14
relevance by rules	not relevant: the title is about culture	-0.12 -0.11 -0.11 -0.07 0.07 -0.10 0.11
relevance by rules	not relevant: the title is about everyday	-0.04 -0.06 -0.30 0.11 -0.06 -0.19 -0.05
relevance by rules	not relevant: the title is about home affairs	-0.09 -0.04 -0.03 -0.15 0.06 -0.13 0.07
relevance by rules	not relevant: the title is about sport	-0.09 -0.08 0.03 -0.12 0.06 -0.13 0.08
relevance by rules	relevant: and war in the title	-0.03 -0.22 -0.13 0.10 -0.16 -0.10 -0.14
relevance by rules	relevant: between opposed parties in the title	0.08 -0.11 -0.04 0.02 -0.15 -0.09 0.00
relevance by rules	relevant: forces or war where the confrontation is	-0.01 -0.06 -0.15 0.01 0.01 -0.11 -0.01
relevance by rules	relevant: in a state of the Gulf	0.07 -0.15 -0.09 -0.12 -0.16 -0.08 0.05
relevance by rules	relevant: in the title	0.06 0.01 -0.01 -0.01 -0.07 0.02 -0.15
relevance by rules	relevant: in the title, both sides in the first sentence	-0.07 -0.06 -0.06 0.04 -0.06 -0.06 0.08
relevance by rules	relevant: in the title, the opponent in the first sentence	0.08 -0.05 -0.06 -0.09 -0.24 -0.03 -0.03
relevance by rules	relevant: insurance of ships where the confrontation is	0.03 -0.11 -0.08 0.10 -0.07 -0.07 -0.08
relevance by rules	relevant: of a side, killed or named	-0.05 -0.07 -0.03 -0.11 -0.19 -0.13 0.15
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.04 -0.08 -0.20 -0.02 0.01 0.00 0.02
relevance by rules	relevant: opposed parties and in the title	-0.04 0.06 -0.03 -0.02 -0.03 -0.04 -0.05
relevance by rules	relevant: the forces of a side where an ally sits	0.18 -0.32 -0.30 -0.25 0.12 -0.21 -0.10
relevance by rules	relevant: the title names both sides	0.03 0.02 0.06 -0.11 -0.09 -0.03 -0.07
relevance by rules	relevant: the war by name in the title	-0.16 0.07 -0.29 0.10 0.03 -0.18 -0.14
relevance by rules	relevant: traces of arms in a town of a side	0.09 -0.12 -0.13 -0.10 0.04 -0.14 -0.13
relevance by rules	relevant: trade that stands still where the confrontation is	-0.12 -0.11 -0.05 0.00 -0.08 -0.05 0.06
relevance by rules	relevant: two parties and in the title	-0.18 0.11 -0.20 -0.14 0.04 -0.09 -0.02
sign	comment	0.07 0.04 -0.10 -0.14 0.00 -0.20 0.03
sign	explosions reported	0.08 -0.08 -0.12 -0.14 -0.06 -0.09 0.04
sign	leader killed	-0.04 -0.04 0.02 -0.11 -0.05 -0.11 0.08
sign	nuclear sites struck	-0.04 0.07 -0.13 0.02 -0.10 -0.06 -0.03
sign	operations begun	0.15 -0.10 -0.17 0.04 -0.10 -0.11 -0.33
sign	states struck	0.15 -0.16 -0.20 0.08 -0.01 -0.05 -0.21
sign	strikes suspended	0.04 0.16 -0.11 -0.18 -0.14 -0.06 -0.08
sign	truce agreed	-0.19 0.04 -0.07 -0.03 -0.11 -0.06 0.01
sign	war	-0.07 -0.05 -0.03 -0.03 -0.01 -0.15 0.10
sign	war of a state	-0.13 -0.04 -0.05 0.07 -0.03 -0.04 0.03
sign	war of the region	-0.11 0.00 -0.15 0.04 -0.02 -0.12 -0.03
state	calm	0.12 0.19 -0.05 -0.15 -0.34 0.08 -0.41
state	crisis	-0.04 -0.07 -0.07 0.04 0.03 -0.08 0.02
state	war	-0.03 -0.04 -0.01 -0.05 -0.02 -0.16 0.10
summary	alarm	-0.07 -0.03 -0.10 -0.01 0.10 -0.08 -0.03
summary	brief	-0.13 0.01 -0.06 0.05 0.07 -0.07 -0.08
summary	casualty	-0.09 0.08 -0.17 -0.14 0.11 -0.07 -0.10
summary	chief	0.07 0.09 -0.04 -0.21 -0.15 -0.07 -0.03
summary	civilian	-0.14 0.05 -0.05 -0.09 0.12 -0.02 -0.07
summary	closure	-0.05 -0.06 -0.04 0.11 -0.06 -0.15 -0.08
summary	contact	-0.02 0.08 -0.07 -0.23 -0.06 -0.10 0.04
summary	cyber	-0.04 -0.13 0.06 -0.08 -0.13 0.12 -0.12
summary	decision	0.02 -0.11 -0.07 -0.01 -0.01 -0.13 0.08
summary	domestic	-0.04 -0.08 -0.02 0.05 -0.19 -0.14 0.05
summary	drill	0.10 -0.11 -0.08 0.07 -0.07 -0.06 -0.07
summary	elsewhere	-0.08 0.07 -0.16 0.09 0.01 -0.09 -0.14
summary	everyday	-0.06 -0.11 0.04 0.09 -0.12 -0.09 -0.13
summary	execution	-0.10 -0.07 0.09 -0.07 -0.10 -0.09 -0.06
summary	force	0.01 0.03 -0.03 -0.03 -0.06 -0.03 -0.06
summary	gaza	0.08 -0.04 -0.11 -0.14 -0.18 -0.09 0.10
summary	market	-0.18 -0.16 -0.04 0.18 -0.16 -0.05 0.05
summary	mass	0.03 -0.11 -0.01 -0.02 0.02 0.03 -0.08
summary	modal	0.05 0.01 -0.21 -0.02 -0.09 -0.09 -0.05
summary	negotiation	-0.05 0.07 0.00 -0.22 -0.14 -0.08 0.05
summary	network	-0.14 0.03 -0.10 -0.06 0.01 0.08 -0.08
summary	nuclear	0.02 -0.03 0.02 -0.07 -0.02 -0.09 0.05
summary	oil	-0.15 -0.10 -0.11 0.17 -0.15 -0.02 -0.10
summary	opinion	-0.03 -0.06 0.02 -0.02 -0.23 -0.11 0.06
summary	reaction	-0.03 0.12 -0.06 -0.06 -0.20 -0.03 -0.13
summary	resolve	0.00 0.12 -0.25 -0.14 -0.24 -0.13 -0.04
summary	sanction	-0.10 -0.04 -0.01 0.06 -0.10 -0.15 -0.04
summary	settled	0.11 -0.04 -0.09 -0.09 -0.01 0.02 -0.11
summary	shipping	0.07 -0.06 -0.05 0.00 -0.06 0.00 -0.19
summary	shock	-0.11 0.00 -0.09 0.12 -0.08 -0.06 -0.13
summary	sport	-0.10 0.03 -0.14 -0.09 0.05 -0.09 0.07
summary	spy	-0.15 -0.13 0.18 -0.13 -0.21 0.06 -0.06
summary	strike	0.09 0.03 -0.06 -0.07 -0.02 -0.07 -0.15
summary	syria	0.04 0.04 -0.13 -0.06 -0.13 -0.08 -0.12
summary	threat	0.10 -0.02 -0.12 0.02 -0.14 -0.10 -0.08
summary	toll	-0.14 -0.02 -0.09 0.06 0.01 0.02 0.02
summary	truce	0.00 -0.02 0.00 -0.11 -0.21 -0.07 0.00
summary	unreal	0.02 0.01 -0.10 0.05 -0.02 -0.10 -0.08
summary	unrest	0.01 0.07 0.01 -0.06 -0.09 -0.10 -0.12
summary	weapon	0.08 -0.11 -0.02 -0.15 0.06 -0.11 0.04
summary is	missing	0.02 -0.05 -0.02 -0.05 -0.02 -0.07 0.01
summary is	there	-0.02 0.01 -0.05 0.03 -0.05 -0.07 -0.01
summary names	both sides	0.02 0.01 0.02 -0.07 -0.12 0.00 -0.07
summary names	both sides and usa	-0.09 0.07 -0.14 -0.03 -0.07 -0.12 0.07
summary names	no party	0.02 -0.03 -0.04 -0.03 -0.03 -0.08 0.04
summary names	one side	-0.07 -0.06 0.04 0.06 0.06 -0.17 -0.04
summary names	one side and ally	0.11 -0.07 -0.21 -0.16 -0.11 -0.11 0.03
summary names	one side and usa	0.00 0.01 -0.09 -0.07 0.01 -0.03 -0.03
summary names	usa	0.04 -0.02 -0.18 0.07 -0.20 0.00 -0.13
summary place	gulf state	-0.09 0.16 -0.17 -0.12 -0.18 -0.11 -0.14
summary place	land of an ally	0.08 0.00 -0.04 -0.30 -0.18 -0.09 0.01
summary place	neighbour	-0.03 0.11 -0.19 -0.17 -0.02 -0.10 -0.06
summary place	region	0.02 -0.05 -0.15 0.06 -0.09 -0.04 -0.04
summary place	strait or sea	-0.03 0.00 -0.15 0.12 -0.17 -0.12 -0.18
summary place	third country	-0.14 -0.01 -0.07 0.08 0.00 -0.08 0.02
summary place	usa	-0.02 0.07 -0.14 -0.04 -0.07 -0.05 0.02
summary word	?	-0.14 0.05 0.01 -0.01 -0.17 -0.14 0.06
summary word	[ally]	0.12 -0.06 -0.21 -0.18 -0.13 -0.10 0.01
summary word	[number]	0.10 -0.15 -0.04 0.04 -0.10 -0.03 0.04
summary word	[place]	-0.05 0.10 -0.02 -0.05 -0.09 -0.10 -0.01
summary word	[region]	0.02 -0.02 -0.16 0.07 -0.11 -0.06 -0.08
summary word	[side]	-0.03 0.01 0.00 -0.03 -0.04 -0.06 0.00
summary word	[usa]	-0.02 0.07 -0.14 -0.03 -0.07 -0.05 0.01
summary word	about	-0.11 0.02 -0.02 -0.03 -0.11 -0.01 0.05
summary word	accord	-0.01 0.10 0.01 -0.08 -0.12 0.00 -0.12
summary word	accus	-0.12 0.01 0.00 -0.07 -0.09 -0.07 0.02
summary word	acros	-0.01 0.10 -0.15 -0.03 -0.01 -0.08 -0.20
summary word	act	-0.13 0.12 -0.08 -0.07 -0.07 -0.08 -0.09
summary word	action	-0.12 0.04 -0.01 0.02 -0.09 -0.06 -0.05
summary word	add	0.00 0.02 -0.06 -0.13 0.02 -0.05 -0.09
summary word	administration	0.05 -0.04 -0.12 -0.13 0.06 -0.11 0.02
summary word	adversary	0.01 0.02 -0.05 -0.04 -0.02 -0.02 -0.04
summary word	affair	-0.01 0.09 -0.06 -0.08 -0.08 -0.08 -0.12
summary word	after	-0.03 0.02 -0.19 0.13 -0.17 -0.10 -0.19
summary word	again	-0.01 -0.04 0.02 -0.06 -0.06 -0.05 0.05
summary word	against	0.04 0.03 0.01 -0.08 -0.06 -0.10 -0.04
summary word	agency	-0.10 -0.06 0.03 -0.05 0.07 -0.06 -0.08
summary word	agent	-0.10 0.03 0.02 -0.06 -0.08 -0.08 -0.09
summary word	aggression	-0.09 0.10 -0.04 -0.06 -0.10 -0.02 -0.09
summary word	agreement	0.07 -0.09 -0.09 -0.09 -0.08 -0.05 0.07
summary word	aid	-0.02 -0.01 0.04 -0.11 -0.09 -0.08 0.05
summary word	aim	-0.04 -0.12 0.06 0.03 -0.08 -0.05 -0.13
summary word	air	0.08 -0.17 -0.18 0.00 -0.18 -0.10 0.09
summary word	airstrik	-0.02 0.01 -0.08 -0.02 -0.03 0.01 -0.02
summary word	al	-0.08 -0.03 -0.08 -0.07 -0.10 -0.06 0.06
summary word	ali	-0.08 0.10 0.00 -0.07 -0.11 -0.06 -0.15
summary word	all	-0.02 -0.02 -0.10 -0.01 0.04 -0.06 -0.04
summary word	ally	0.01 -0.14 0.05 -0.08 -0.11 -0.06 0.08
summary word	also	0.00 0.02 -0.08 0.03 -0.09 -0.05 -0.11
summary word	ambassador	-0.06 0.06 -0.10 -0.06 -0.11 -0.07 0.03
summary word	amid	0.02 -0.09 0.00 0.08 -0.13 -0.09 -0.19
summary word	amir	-0.04 0.06 -0.08 -0.06 -0.10 -0.05 -0.09
summary word	analyst	0.03 0.08 -0.16 -0.15 -0.15 -0.09 -0.13
summary word	announc	-0.05 0.05 -0.16 -0.04 0.00 0.02 -0.10
summary word	announcement	0.02 0.04 -0.14 -0.09 -0.10 -0.09 -0.11
summary word	another	-0.05 0.03 0.00 -0.08 -0.09 -0.06 0.04
summary word	anti	0.01 0.11 -0.13 -0.09 -0.13 -0.10 -0.06
summary word	any	0.02 0.01 -0.12 0.03 -0.14 -0.07 -0.06
summary word	aoun	0.02 0.04 -0.07 -0.07 -0.07 -0.03 -0.10
summary word	apos	0.07 -0.01 -0.08 -0.07 -0.07 -0.08 -0.04
summary word	appear	-0.05 -0.01 0.03 -0.12 -0.07 0.02 -0.03
summary word	april	-0.07 0.04 -0.10 -0.12 -0.07 -0.04 0.01
summary word	area	0.09 -0.05 -0.11 -0.11 0.05 -0.09 -0.10
summary word	army	0.03 0.05 -0.12 -0.12 -0.10 -0.08 -0.12
summary word	arrest	-0.08 0.09 0.01 -0.07 -0.09 -0.10 -0.11
summary word	articl	-0.15 -0.06 -0.13 -0.12 -0.10 -0.09 0.08
summary word	attack	0.11 -0.01 0.03 -0.11 -0.16 -0.06 -0.14
summary word	attempt	-0.01 0.05 -0.07 -0.06 -0.06 -0.05 -0.07
summary word	authority	-0.08 0.02 0.01 -0.07 -0.12 0.03 0.03
summary word	avoid	0.01 0.06 -0.11 -0.09 -0.09 -0.07 -0.10
summary word	back	-0.08 0.01 -0.15 0.01 0.06 -0.09 -0.19
summary word	ballistic	-0.01 -0.04 0.02 -0.06 0.03 -0.07 0.03
summary word	barrag	0.10 -0.09 -0.10 -0.01 -0.09 -0.06 -0.01
summary word	bas	-0.03 0.09 -0.07 -0.08 -0.08 -0.06 -0.11
summary word	base	-0.06 0.06 0.01 -0.08 -0.20 -0.14 -0.16
summary word	befor	-0.10 0.05 -0.13 0.02 0.02 -0.08 -0.05
summary word	beginn	0.07 -0.02 -0.08 -0.10 -0.09 -0.09 -0.11
summary word	believ	0.01 0.01 -0.13 -0.09 -0.09 -0.05 0.06
summary word	between	-0.01 -0.05 -0.13 -0.02 -0.03 0.02 0.07
summary word	beyond	0.01 0.03 -0.01 -0.02 -0.03 -0.01 -0.05
summary word	blackout	-0.10 0.00 -0.07 -0.03 0.04 0.07 -0.11
summary word	blockad	-0.07 0.05 -0.13 0.02 -0.16 -0.13 -0.01
summary word	bloomberg	0.06 0.02 -0.23 -0.05 -0.03 -0.14 0.04
summary word	bomb	-0.04 -0.06 -0.11 -0.08 0.06 -0.06 0.14
summary word	border	-0.05 0.05 0.00 -0.06 0.03 -0.05 -0.12
summary word	both	-0.03 -0.02 -0.13 0.05 -0.12 -0.09 0.01
summary word	br	0.04 -0.01 -0.03 -0.04 -0.04 -0.03 -0.04
summary word	call	0.02 0.08 -0.15 0.00 -0.12 -0.08 -0.15
summary word	campaign	-0.04 -0.11 0.06 -0.07 -0.09 0.08 -0.09
summary word	can	0.03 0.05 -0.09 -0.08 -0.09 -0.05 -0.09
summary word	carry	-0.09 0.04 0.04 0.03 -0.05 -0.05 -0.08
summary word	ceasefir	-0.04 0.01 0.01 -0.11 -0.22 -0.07 0.01
summary word	central	0.03 -0.14 -0.14 0.04 -0.13 -0.10 0.07
summary word	char	0.05 -0.05 -0.08 -0.06 -0.09 0.01 0.00
summary word	charg	-0.11 -0.06 0.10 -0.09 -0.11 -0.10 -0.11
summary word	chief	0.00 -0.04 -0.11 0.01 -0.10 -0.06 0.03
summary word	citizen	0.08 -0.12 -0.13 -0.10 0.00 -0.10 0.08
summary word	city	-0.08 0.07 -0.14 -0.12 0.07 -0.11 -0.03
summary word	civilian	-0.04 0.06 -0.09 -0.05 -0.12 -0.04 -0.03
summary word	claim	0.02 -0.06 0.02 -0.15 -0.16 0.01 0.03
summary word	clash	-0.06 0.07 -0.08 0.01 -0.09 -0.04 -0.12
summary word	clos	0.06 -0.07 -0.05 0.03 -0.02 -0.15 -0.15
summary word	com	-0.07 -0.04 -0.09 0.01 -0.10 -0.07 0.04
summary word	come	0.18 -0.14 -0.09 -0.10 -0.11 -0.08 -0.03
summary word	commander	-0.08 0.12 -0.15 -0.09 -0.02 -0.07 -0.06
summary word	comment	-0.01 0.04 -0.11 0.01 -0.06 -0.05 -0.08
summary word	complet	0.07 0.07 -0.13 -0.08 -0.12 -0.10 -0.14
summary word	concern	-0.11 0.03 -0.11 0.08 -0.11 -0.08 -0.15
summary word	condemn	-0.05 0.10 -0.11 -0.11 -0.14 -0.05 -0.14
summary word	conflict	-0.02 -0.03 -0.02 0.05 -0.15 0.03 -0.13
summary word	consequenc	0.02 0.04 -0.09 -0.08 -0.07 -0.07 -0.11
summary word	consider	-0.11 0.00 -0.09 0.00 0.08 -0.07 0.06
summary word	continu	-0.01 0.07 -0.12 -0.03 -0.09 -0.06 -0.10
summary word	contract	-0.05 0.08 -0.03 -0.06 -0.03 -0.02 -0.07
summary word	corp	0.03 -0.01 -0.06 -0.05 -0.05 -0.03 -0.06
summary word	cost	-0.06 -0.12 -0.15 0.11 -0.02 0.02 -0.13
summary word	could	0.04 -0.02 -0.11 0.04 -0.10 -0.07 -0.15
summary word	country	0.02 0.09 -0.05 -0.08 0.00 -0.11 -0.22
summary word	court	-0.03 0.07 -0.01 -0.12 -0.15 -0.13 -0.05
summary word	crack	-0.07 -0.10 -0.06 0.02 -0.03 -0.05 0.06
summary word	crackdown	-0.02 0.08 -0.10 -0.09 -0.09 -0.06 -0.07
summary word	crim	-0.11 0.00 -0.10 -0.07 -0.09 -0.06 0.04
summary word	crisi	0.00 0.03 -0.06 0.00 -0.07 -0.06 -0.09
summary word	cros	0.02 0.03 -0.04 0.00 -0.05 -0.04 -0.10
summary word	crown	-0.12 0.10 -0.08 -0.06 -0.06 -0.07 -0.07
summary word	crud	-0.12 -0.13 -0.06 0.14 -0.07 -0.05 -0.13
summary word	curb	-0.05 -0.02 0.07 0.06 -0.11 -0.04 -0.09
summary word	currency	-0.10 -0.04 0.01 0.05 -0.06 -0.06 0.03
summary word	current	0.06 -0.09 -0.10 -0.12 -0.13 -0.06 0.10
summary word	daily	-0.07 -0.10 0.04 -0.07 -0.06 -0.06 0.11
summary word	damag	0.08 -0.06 -0.13 0.07 -0.14 -0.09 -0.06
summary word	day	-0.05 0.00 -0.10 -0.10 -0.12 -0.06 0.05
summary word	days	0.00 0.00 -0.13 0.02 0.04 -0.08 -0.16
summary word	de	0.01 0.05 -0.07 -0.10 -0.06 -0.04 -0.09
summary word	deadly	0.10 -0.08 -0.08 -0.06 -0.06 -0.04 -0.10
summary word	deal	0.04 0.05 -0.09 -0.07 0.07 -0.07 -0.05
summary word	death	0.06 -0.10 -0.07 -0.05 0.05 -0.04 -0.11
summary word	decad	-0.07 -0.08 0.03 -0.07 -0.11 0.07 0.00
summary word	decisiv	-0.08 0.09 0.01 -0.09 -0.08 -0.07 -0.11
summary word	declar	0.06 -0.12 -0.07 0.05 -0.06 -0.08 -0.09
summary word	deep	-0.09 0.03 -0.10 -0.10 -0.10 -0.07 0.05
summary word	deepen	-0.08 0.01 -0.05 0.05 -0.06 -0.04 -0.05
summary word	defend	0.07 -0.03 0.02 -0.10 -0.12 -0.10 0.00
summary word	defens	0.07 -0.04 -0.14 -0.07 0.00 -0.08 -0.04
summary word	delegation	-0.07 0.08 -0.05 -0.07 -0.07 -0.04 -0.08
summary word	demonstration	0.07 0.05 -0.10 -0.09 -0.09 -0.08 -0.15
summary word	demonstrator	0.12 -0.12 -0.06 -0.08 -0.07 -0.04 -0.10
summary word	describ	-0.09 -0.03 0.06 -0.08 -0.06 -0.06 0.07
summary word	despit	0.04 0.03 -0.12 -0.08 -0.13 -0.10 -0.13
summary word	destroy	-0.01 0.00 -0.15 -0.02 0.07 -0.10 -0.09
summary word	did	0.04 0.06 -0.11 -0.08 0.02 -0.08 -0.12
summary word	digital	-0.09 -0.06 0.05 -0.06 -0.08 0.08 -0.10
summary word	diplomatic	-0.11 0.01 0.04 -0.08 -0.09 -0.07 0.08
summary word	direct	0.01 0.06 -0.10 -0.06 -0.08 -0.05 -0.10
summary word	disarm	0.11 -0.07 -0.07 -0.06 -0.06 -0.05 -0.08
summary word	disarmament	-0.15 0.14 -0.11 -0.09 -0.08 -0.09 -0.12
summary word	discuss	0.04 0.07 -0.17 -0.14 -0.16 -0.13 0.01
summary word	disrupt	-0.05 -0.11 -0.09 0.08 -0.10 -0.09 -0.09
summary word	disruption	-0.03 -0.11 -0.05 0.08 -0.07 -0.04 -0.02
summary word	does	0.08 0.04 -0.07 -0.08 -0.06 -0.05 -0.07
summary word	dollar	-0.08 0.03 0.05 -0.01 -0.05 0.01 -0.09
summary word	domestic	-0.12 -0.11 0.03 0.09 0.01 -0.14 -0.05
summary word	down	-0.10 0.07 0.03 -0.14 -0.11 -0.08 0.01
summary word	dozen	-0.06 0.02 0.02 -0.09 -0.12 0.02 -0.13
summary word	dron	0.15 -0.15 -0.13 -0.12 0.02 -0.09 0.01
summary word	due	0.07 -0.05 -0.08 0.00 -0.06 -0.04 -0.11
summary word	dur	0.10 -0.09 0.05 -0.14 0.08 -0.09 -0.14
summary word	earlier	0.08 -0.06 -0.11 -0.04 -0.11 -0.08 0.01
summary word	early	0.11 0.00 -0.15 0.03 -0.07 -0.12 -0.19
summary word	ease	-0.07 -0.02 0.02 -0.05 -0.06 -0.05 0.04
summary word	eastern	0.05 -0.08 -0.04 0.02 -0.04 -0.02 -0.03
summary word	economic	0.02 -0.03 0.04 -0.06 -0.10 -0.06 -0.07
summary word	economy	-0.13 -0.03 -0.11 -0.02 -0.12 -0.06 0.07
summary word	effect	-0.09 0.07 -0.08 0.04 -0.10 -0.08 -0.01
summary word	effort	-0.09 0.11 -0.16 0.00 -0.11 -0.10 -0.03
summary word	eliminat	0.12 -0.09 0.05 -0.12 -0.16 -0.10 -0.15
summary word	encourag	0.11 -0.06 -0.08 -0.07 -0.08 -0.06 -0.10
summary word	end	-0.05 0.00 0.06 -0.04 -0.07 -0.04 -0.11
summary word	enemy	-0.08 0.04 -0.13 -0.01 -0.16 -0.12 0.07
summary word	energy	-0.01 -0.08 -0.05 0.05 -0.06 -0.05 -0.09
summary word	engulf	-0.03 0.05 -0.07 -0.04 -0.06 -0.04 -0.10
summary word	enough	-0.03 0.07 -0.10 -0.11 -0.08 -0.09 -0.08
summary word	escalat	-0.02 0.05 -0.14 0.00 -0.15 -0.11 -0.02
summary word	escalation	0.02 0.03 -0.14 0.04 -0.11 -0.09 -0.20
summary word	espionag	-0.10 -0.10 0.07 -0.06 -0.08 0.08 -0.10
summary word	evacuat	-0.10 0.00 -0.07 -0.11 0.09 -0.05 0.03
summary word	evacuation	0.03 -0.04 -0.07 0.07 -0.07 -0.07 -0.13
summary word	even	0.11 -0.05 -0.06 -0.08 -0.06 -0.05 0.00
summary word	evidenc	-0.01 0.06 -0.05 -0.05 -0.09 -0.04 -0.09
summary word	exchang	0.04 -0.04 0.02 -0.09 -0.11 0.01 0.00
summary word	execut	-0.05 -0.05 0.06 -0.05 -0.07 -0.06 -0.06
summary word	expect	0.04 0.03 -0.10 0.03 -0.08 -0.07 -0.11
summary word	export	-0.12 -0.05 -0.10 0.13 -0.14 -0.08 -0.11
summary word	fac	0.06 -0.08 -0.11 0.02 -0.05 -0.04 0.02
summary word	face	-0.02 -0.14 -0.12 0.06 -0.10 -0.09 0.05
summary word	facility	0.12 -0.17 -0.10 -0.01 -0.12 -0.09 -0.14
summary word	family	-0.08 0.02 0.01 -0.09 0.02 0.02 -0.13
summary word	far	-0.10 -0.09 -0.08 0.03 -0.10 0.03 0.08
summary word	fear	-0.03 -0.05 -0.13 0.06 -0.13 -0.06 -0.01
summary word	fight	-0.06 -0.05 -0.14 0.02 0.01 -0.09 0.03
summary word	figur	0.06 -0.11 0.02 -0.08 0.06 0.03 -0.03
summary word	fir	0.05 -0.04 -0.16 -0.06 -0.14 -0.08 0.06
summary word	fire	0.02 0.00 -0.09 -0.02 -0.07 -0.04 -0.12
summary word	first	-0.19 0.11 0.01 -0.12 -0.10 0.01 -0.02
summary word	flow	-0.03 -0.08 -0.04 0.03 -0.04 -0.04 0.05
summary word	fm	0.07 -0.10 -0.05 0.08 -0.05 -0.02 -0.06
summary word	follow	-0.05 -0.13 -0.10 0.06 -0.12 0.01 0.05
summary word	forc	0.12 -0.08 -0.02 -0.10 -0.18 0.05 -0.07
summary word	foreign	-0.08 0.08 -0.03 -0.08 0.01 -0.08 -0.04
summary word	former	-0.03 0.01 0.00 -0.11 -0.15 0.00 0.06
summary word	freight	-0.04 -0.04 -0.03 0.04 -0.02 -0.02 -0.03
summary word	fresh	-0.02 0.07 -0.05 0.00 -0.05 -0.04 -0.10
summary word	friday	0.02 -0.01 0.03 -0.05 -0.02 0.00 -0.09
summary word	fuel	-0.04 -0.06 0.01 0.00 -0.14 -0.08 0.04
summary word	full	-0.05 -0.04 -0.12 -0.14 -0.12 -0.09 0.12
summary word	further	0.08 -0.07 -0.09 0.01 -0.10 -0.08 -0.08
summary word	futur	-0.11 -0.08 -0.04 0.04 -0.05 -0.03 0.03
summary word	g7	0.07 -0.01 -0.05 -0.08 -0.07 -0.03 -0.09
summary word	gas	-0.08 -0.15 -0.08 0.12 -0.08 -0.08 -0.12
summary word	general	0.09 -0.08 -0.14 -0.10 0.02 -0.08 -0.04
summary word	geopolitical	-0.10 -0.06 -0.05 -0.04 -0.07 -0.05 0.11
summary word	get	0.03 0.05 -0.11 -0.06 -0.12 -0.06 -0.04
summary word	global	-0.06 -0.05 -0.10 0.05 -0.13 -0.08 0.02
summary word	go	0.07 -0.09 -0.09 -0.06 -0.08 -0.07 0.04
summary word	goal	-0.08 0.08 -0.10 -0.05 -0.08 -0.06 0.04
summary word	government	0.03 0.07 -0.05 -0.10 -0.12 -0.07 -0.04
summary word	graham	0.06 0.05 -0.09 -0.03 -0.06 -0.04 -0.07
summary word	group	-0.03 0.05 0.00 -0.11 -0.11 0.00 -0.16
summary word	grow	-0.05 -0.04 -0.10 -0.08 0.09 -0.07 -0.11
summary word	hack	-0.07 -0.09 0.05 -0.05 -0.12 0.08 -0.09
summary word	halt	-0.11 -0.12 -0.09 0.11 -0.09 -0.09 -0.08
summary word	hama	0.04 -0.02 -0.04 -0.03 -0.04 -0.02 -0.05
summary word	hard	-0.13 0.09 -0.09 0.03 -0.10 -0.07 -0.10
summary word	hardship	-0.06 0.00 0.02 -0.06 -0.08 -0.08 0.01
summary word	haven	-0.07 -0.09 -0.05 0.09 -0.07 -0.06 -0.08
summary word	heavy	0.12 0.04 -0.10 -0.09 -0.10 -0.10 -0.11
summary word	help	0.02 0.02 -0.09 0.01 -0.08 -0.05 -0.08
summary word	higher	-0.06 0.05 -0.04 0.00 -0.04 -0.04 -0.06
summary word	him	0.08 -0.11 -0.08 -0.07 -0.06 -0.06 0.06
summary word	hit	-0.01 -0.01 -0.11 -0.01 0.05 -0.08 -0.12
summary word	hold	-0.10 0.09 -0.02 -0.03 -0.03 -0.01 -0.07
summary word	home	-0.06 -0.11 0.02 -0.08 0.06 -0.07 0.07
summary word	host	-0.10 0.10 -0.08 -0.08 -0.06 -0.06 -0.09
summary word	hostility	-0.07 -0.14 -0.07 0.09 0.06 -0.05 -0.12
summary word	hour	-0.04 -0.14 -0.15 0.04 0.12 -0.12 0.01
summary word	how	0.05 -0.18 0.00 -0.05 -0.10 -0.06 0.14
summary word	href	-0.02 -0.03 0.04 -0.08 -0.06 0.03 -0.14
summary word	human	-0.13 0.13 -0.13 -0.08 -0.11 -0.08 -0.13
summary word	hundred	-0.03 -0.14 -0.12 -0.07 0.08 -0.09 0.07
summary word	if	0.14 -0.06 -0.16 -0.16 -0.02 -0.01 -0.11
summary word	immediat	-0.08 0.02 -0.09 0.05 -0.09 -0.07 -0.10
summary word	impact	-0.09 -0.11 0.02 0.07 -0.11 -0.08 0.03
summary word	impos	-0.11 0.06 -0.07 -0.05 -0.10 0.04 -0.02
summary word	includ	0.06 -0.10 -0.13 -0.06 0.05 -0.07 -0.04
summary word	increas	0.04 -0.06 -0.01 -0.04 -0.11 0.04 -0.07
summary word	increasingly	-0.11 -0.03 -0.07 -0.05 -0.05 -0.05 0.07
summary word	industry	0.06 -0.09 -0.07 0.03 -0.06 -0.05 -0.08
summary word	inflation	-0.02 -0.05 -0.09 0.05 -0.08 -0.07 -0.01
summary word	information	0.05 -0.09 0.03 -0.07 -0.08 -0.07 -0.06
summary word	infrastructur	0.02 -0.05 -0.10 0.02 -0.12 -0.08 0.05
summary word	intelligenc	0.01 -0.06 0.03 -0.03 -0.07 -0.06 -0.05
summary word	intercept	0.03 -0.07 -0.08 -0.04 -0.09 -0.04 0.05
summary word	interest	0.02 -0.02 -0.11 0.04 -0.08 -0.10 -0.09
summary word	interferenc	0.04 0.01 -0.07 -0.05 -0.05 -0.04 -0.10
summary word	internal	-0.04 0.00 0.06 -0.07 -0.06 -0.07 0.03
summary word	internet	-0.14 0.03 -0.10 -0.06 0.01 0.08 -0.08
summary word	interven	0.12 -0.06 -0.15 -0.15 -0.12 -0.09 -0.07
summary word	intervention	-0.11 0.11 -0.16 -0.15 -0.10 -0.13 0.07
summary word	investor	-0.08 -0.13 -0.09 0.13 -0.14 -0.11 -0.13
summary word	is	-0.01 0.03 0.00 -0.03 -0.11 0.02 -0.09
summary word	islamic	-0.02 -0.03 -0.11 -0.09 -0.11 -0.06 0.05
summary word	issu	0.01 0.04 -0.13 -0.13 -0.12 -0.09 -0.05
summary word	itself	0.03 0.00 -0.13 -0.07 -0.11 -0.09 0.04
summary word	jets	0.08 -0.08 -0.08 -0.06 -0.08 -0.05 -0.06
summary word	join	-0.08 -0.03 0.00 -0.04 0.04 -0.07 0.02
summary word	joseph	0.00 0.02 -0.07 -0.03 -0.05 -0.03 -0.05
summary word	judiciary	-0.09 0.04 0.02 -0.07 -0.08 -0.05 -0.09
summary word	jump	-0.07 -0.08 -0.04 0.08 -0.04 -0.03 -0.09
summary word	june	0.13 -0.08 -0.04 0.05 -0.13 -0.08 -0.10
summary word	just	-0.01 0.00 -0.13 0.06 -0.13 -0.09 -0.17
summary word	keep	0.02 -0.04 -0.07 0.05 -0.05 -0.03 -0.08
summary word	key	0.01 -0.14 0.00 0.03 -0.06 -0.04 -0.01
summary word	kill	-0.08 0.06 -0.17 -0.18 0.09 -0.09 -0.05
summary word	larg	0.04 -0.08 -0.04 0.02 -0.05 -0.04 -0.07
summary word	largest	0.06 -0.15 -0.11 0.01 -0.10 0.06 -0.03
summary word	last	-0.02 -0.05 -0.11 0.04 0.03 -0.08 -0.11
summary word	late	0.04 0.01 -0.10 -0.09 0.05 -0.08 -0.01
summary word	latest	-0.08 0.00 0.02 -0.03 -0.10 0.02 -0.04
summary word	launch	0.03 -0.05 -0.03 0.04 -0.18 -0.10 0.01
summary word	launcher	0.10 -0.09 -0.11 -0.06 -0.10 -0.05 -0.11
summary word	law	-0.09 0.01 -0.10 -0.04 0.08 -0.05 0.00
summary word	lead	0.07 -0.01 -0.08 -0.04 -0.09 -0.03 0.03
summary word	leader	-0.11 0.16 -0.13 -0.12 -0.16 -0.07 -0.06
summary word	leadership	-0.01 -0.03 -0.04 0.03 0.04 -0.02 -0.08
summary word	least	-0.13 0.08 -0.01 -0.09 0.03 -0.09 -0.13
summary word	leav	-0.11 0.02 -0.07 -0.09 0.04 -0.06 0.00
summary word	led	-0.02 0.08 -0.10 -0.07 -0.10 0.07 -0.10
summary word	left	0.08 -0.12 -0.13 -0.09 0.04 -0.09 0.06
summary word	leniency	-0.07 0.09 -0.09 -0.07 -0.07 -0.04 -0.10
summary word	lift	0.05 0.07 -0.10 -0.01 -0.08 -0.09 -0.11
summary word	limit	0.03 -0.02 -0.11 0.02 0.05 -0.10 -0.11
summary word	lindsey	0.06 0.05 -0.09 -0.03 -0.06 -0.04 -0.07
summary word	liv	-0.07 -0.11 -0.01 0.08 -0.02 0.02 -0.04
summary word	load	-0.01 0.06 -0.11 -0.13 -0.08 -0.12 0.02
summary word	lock	0.01 0.05 -0.11 -0.13 -0.08 -0.12 0.03
summary word	long	-0.01 0.01 -0.01 -0.05 -0.13 0.06 -0.14
summary word	look	-0.02 -0.02 -0.09 0.06 -0.07 -0.05 -0.09
summary word	major	-0.05 -0.08 -0.04 0.09 0.02 -0.08 -0.02
summary word	make	0.05 0.06 -0.08 -0.06 0.08 -0.07 -0.09
summary word	man	-0.09 -0.06 0.08 -0.07 -0.10 -0.08 -0.04
summary word	many	-0.08 -0.07 -0.09 -0.07 0.11 -0.08 0.03
summary word	march	-0.09 0.06 -0.10 0.03 -0.08 -0.08 -0.09
summary word	maritim	0.04 -0.10 -0.10 -0.01 -0.08 0.07 -0.09
summary word	mark	0.00 -0.03 0.00 -0.10 -0.10 -0.07 0.03
summary word	market	-0.10 -0.21 -0.09 0.10 0.00 -0.08 0.05
summary word	martyr	-0.09 0.05 -0.09 -0.06 0.06 -0.06 -0.11
summary word	mass	-0.09 -0.04 0.04 -0.04 -0.10 -0.09 0.06
summary word	massiv	-0.03 0.06 -0.12 -0.06 -0.12 -0.09 -0.13
summary word	may	-0.07 0.10 -0.15 0.03 -0.06 -0.07 -0.17
summary word	media	-0.06 0.02 0.03 -0.09 -0.11 -0.06 0.03
summary word	meet	-0.03 0.11 -0.11 -0.12 -0.16 -0.06 -0.21
summary word	met	0.08 -0.02 -0.10 -0.05 -0.08 -0.08 -0.02
summary word	might	0.10 -0.12 -0.09 -0.14 -0.10 -0.07 0.08
summary word	military	0.05 0.04 -0.02 -0.07 -0.06 -0.07 -0.09
summary word	minister	-0.02 0.06 0.00 -0.13 -0.12 -0.01 -0.03
summary word	ministry	-0.08 0.07 -0.11 0.04 -0.07 -0.05 -0.08
summary word	missil	0.00 -0.05 -0.05 -0.09 0.07 -0.12 0.08
summary word	monday	-0.01 -0.01 -0.08 0.05 -0.04 -0.09 -0.11
summary word	monitor	0.04 -0.05 -0.06 0.02 -0.08 -0.05 -0.09
summary word	month	0.05 -0.08 -0.01 -0.08 -0.10 -0.07 0.02
summary word	more	-0.05 0.06 -0.18 -0.09 0.03 -0.09 -0.09
summary word	morn	0.07 -0.01 0.01 -0.12 -0.13 -0.07 -0.01
summary word	most	0.00 -0.05 -0.16 -0.01 0.03 -0.10 0.04
summary word	mount	-0.10 -0.03 -0.11 0.04 -0.11 -0.08 0.04
summary word	mov	-0.07 -0.08 0.06 0.03 -0.05 0.03 -0.07
summary word	move	-0.10 0.05 -0.07 -0.02 -0.10 -0.07 0.06
summary word	much	0.02 -0.09 0.02 -0.04 -0.06 -0.04 0.10
summary word	multipl	-0.03 -0.08 -0.06 0.06 -0.07 -0.04 -0.06
summary word	nation	-0.15 0.02 0.02 0.04 -0.11 0.07 -0.12
summary word	national	0.02 0.07 -0.11 -0.07 0.03 -0.06 -0.13
summary word	nationwid	0.00 0.06 -0.11 -0.09 -0.11 -0.05 -0.15
summary word	natural	-0.12 -0.12 -0.07 0.12 -0.07 -0.07 -0.10
summary word	naval	0.01 0.04 -0.07 -0.06 -0.06 0.08 -0.06
summary word	near	0.04 -0.08 -0.01 0.00 -0.07 -0.04 -0.09
summary word	negotiation	-0.13 0.01 0.04 -0.13 -0.13 -0.08 0.03
summary word	network	0.03 0.04 0.01 -0.09 -0.07 -0.09 -0.06
summary word	new	-0.01 -0.10 0.01 -0.09 -0.17 0.02 0.05
summary word	news	-0.03 0.03 -0.09 -0.01 0.04 -0.06 -0.18
summary word	next	0.03 -0.05 -0.09 -0.07 0.07 -0.06 -0.03
summary word	night	0.13 -0.03 -0.14 -0.11 0.03 -0.10 -0.16
summary word	no	0.11 -0.04 -0.01 -0.07 -0.12 -0.08 -0.14
summary word	not	0.01 0.07 -0.17 -0.08 0.01 -0.14 -0.16
summary word	now	0.04 0.07 -0.16 -0.10 -0.11 -0.09 -0.05
summary word	nuclear	0.04 0.02 -0.04 -0.04 -0.11 -0.09 0.00
summary word	offensiv	0.03 0.01 -0.10 -0.06 -0.07 -0.07 -0.09
summary word	offer	-0.08 0.05 -0.07 0.01 -0.06 -0.05 -0.07
summary word	official	-0.01 0.16 -0.22 -0.17 -0.18 -0.09 -0.20
summary word	oil	-0.14 -0.05 -0.12 0.11 -0.14 -0.01 -0.02
summary word	once	-0.04 -0.09 0.01 -0.09 0.05 -0.09 0.09
summary word	one	0.06 -0.04 -0.04 0.00 -0.13 -0.10 -0.02
summary word	ongo	-0.08 0.04 -0.12 -0.02 -0.12 -0.07 0.03
summary word	only	0.12 -0.08 -0.13 -0.08 -0.12 -0.06 -0.13
summary word	open	-0.06 0.04 -0.06 0.02 -0.03 -0.02 -0.06
summary word	operat	0.01 -0.11 0.04 -0.04 0.01 0.05 -0.09
summary word	operation	0.11 -0.10 -0.10 -0.04 -0.13 -0.11 -0.06
summary word	operativ	0.07 -0.10 0.00 -0.05 -0.08 -0.04 -0.08
summary word	order	0.05 0.01 -0.11 -0.04 -0.08 -0.04 -0.10
summary word	other	-0.07 0.00 -0.11 0.08 0.01 -0.08 -0.05
summary word	out	-0.14 0.13 0.01 0.04 -0.15 -0.07 -0.14
summary word	over	-0.03 0.00 -0.06 -0.07 -0.21 0.07 -0.03
summary word	overnight	0.06 -0.09 -0.10 0.02 -0.11 -0.07 -0.05
summary word	p	0.01 -0.03 0.02 -0.06 -0.15 0.02 -0.16
summary word	pdt	0.06 0.00 -0.08 -0.04 -0.04 -0.04 -0.10
summary word	peac	0.06 0.05 -0.10 -0.04 -0.12 -0.07 -0.14
summary word	peaceful	0.03 -0.05 -0.06 -0.08 -0.08 -0.07 0.02
summary word	peopl	-0.01 0.09 -0.05 -0.07 -0.12 -0.09 -0.14
summary word	percent	-0.09 0.04 -0.06 -0.08 -0.08 0.04 0.06
summary word	personnel	0.06 -0.10 -0.09 -0.10 0.07 -0.07 -0.09
summary word	phas	-0.14 0.15 -0.13 -0.10 -0.11 -0.10 -0.13
summary word	plan	0.00 0.01 -0.14 0.02 -0.13 -0.11 -0.06
summary word	pledg	0.07 -0.07 -0.06 0.01 -0.08 -0.05 -0.11
summary word	pm	-0.05 0.07 0.00 -0.05 -0.07 -0.05 -0.11
summary word	policy	-0.04 0.02 -0.11 -0.11 -0.11 -0.10 0.06
summary word	political	0.06 0.02 -0.04 -0.10 -0.11 0.03 -0.11
summary word	port	-0.01 0.11 -0.04 -0.08 -0.05 -0.02 -0.08
summary word	possibility	-0.06 0.04 -0.05 0.02 -0.07 -0.06 -0.07
summary word	possibl	-0.09 0.10 -0.10 -0.08 -0.06 -0.06 -0.11
summary word	post	0.04 -0.09 0.05 -0.09 -0.09 0.01 -0.02
summary word	potential	0.07 -0.16 -0.10 0.08 -0.10 -0.08 -0.15
summary word	power	0.08 -0.02 -0.12 -0.08 -0.13 -0.09 0.00
summary word	powerful	0.04 0.03 -0.11 -0.05 -0.11 -0.08 -0.09
summary word	preemptiv	-0.03 0.05 -0.07 -0.08 -0.03 -0.04 -0.09
summary word	premium	-0.03 -0.03 -0.02 0.03 -0.02 -0.01 -0.03
summary word	prepar	0.01 -0.04 0.03 0.03 -0.12 -0.12 -0.04
summary word	president	-0.01 0.14 -0.10 -0.15 -0.03 -0.07 -0.16
summary word	pressur	0.03 0.03 -0.07 0.00 -0.08 -0.05 -0.14
summary word	pric	-0.18 -0.09 -0.09 0.09 -0.10 -0.06 0.05
summary word	prim	0.00 0.09 -0.14 -0.12 -0.10 -0.07 0.02
summary word	princ	-0.12 0.10 -0.08 -0.06 -0.06 -0.07 -0.07
summary word	produc	0.06 -0.04 -0.13 0.00 -0.09 0.06 -0.12
summary word	production	-0.04 -0.10 -0.07 0.08 -0.07 -0.07 -0.06
summary word	program	-0.06 0.05 0.03 -0.04 -0.06 -0.06 0.03
summary word	promis	0.01 0.06 -0.11 -0.06 -0.09 -0.06 -0.12
summary word	prompt	0.09 -0.11 -0.11 0.07 -0.13 -0.07 -0.14
summary word	protect	0.06 -0.05 0.01 -0.08 -0.09 0.04 0.03
summary word	protest	-0.06 0.05 0.01 -0.04 -0.05 -0.11 -0.03
summary word	protester	0.06 0.11 -0.15 -0.17 -0.16 -0.08 -0.19
summary word	push	-0.13 0.12 -0.10 0.01 -0.08 -0.08 -0.13
summary word	question	-0.11 0.05 -0.03 -0.01 -0.04 -0.03 0.06
summary word	r	-0.06 0.13 -0.13 -0.10 -0.10 -0.09 -0.04
summary word	rais	0.02 -0.13 -0.04 0.02 -0.05 -0.02 0.04
summary word	rat	-0.04 -0.04 -0.02 0.05 -0.02 -0.02 -0.04
summary word	reach	0.00 0.02 -0.09 -0.09 -0.10 0.02 -0.02
summary word	react	0.07 -0.05 -0.08 -0.03 -0.08 -0.05 -0.10
summary word	read	-0.13 -0.04 -0.11 -0.11 -0.09 -0.09 0.07
summary word	ready	0.02 -0.06 0.04 -0.07 -0.11 -0.07 -0.09
summary word	recent	-0.02 -0.02 -0.08 0.08 -0.11 -0.05 -0.13
summary word	red	0.00 0.06 -0.08 -0.06 -0.09 -0.08 -0.09
summary word	regard	0.12 -0.09 -0.11 -0.11 0.03 -0.12 -0.02
summary word	regim	-0.03 0.06 -0.14 -0.11 -0.13 -0.08 -0.01
summary word	region	-0.03 0.02 -0.12 0.03 -0.11 0.03 -0.17
summary word	regional	-0.01 -0.09 0.07 0.03 -0.04 -0.02 -0.08
summary word	reiterat	-0.03 0.04 -0.09 -0.07 -0.07 -0.06 0.02
summary word	reject	-0.04 0.07 -0.08 -0.08 -0.12 -0.07 -0.12
summary word	remain	-0.12 -0.02 -0.12 -0.04 0.10 -0.09 0.02
summary word	renew	-0.01 0.11 -0.11 -0.10 -0.10 -0.08 -0.09
summary word	rep	-0.13 0.12 -0.14 -0.11 -0.10 -0.11 0.08
summary word	report	0.02 0.07 -0.12 -0.09 -0.14 -0.08 -0.14
summary word	reportedly	-0.03 0.09 -0.10 -0.01 -0.12 -0.07 -0.12
summary word	republican	-0.09 -0.05 -0.09 -0.06 -0.08 -0.06 0.10
summary word	rescu	0.09 -0.11 -0.05 -0.09 -0.08 -0.06 0.01
summary word	resident	-0.08 0.02 -0.10 -0.07 0.06 -0.07 -0.03
summary word	respond	0.09 -0.06 -0.09 -0.07 -0.08 -0.06 -0.11
summary word	respons	0.10 0.01 0.00 -0.13 -0.12 -0.08 -0.17
summary word	responsibl	-0.04 0.02 -0.07 0.07 -0.07 -0.05 -0.08
summary word	result	-0.06 -0.08 -0.01 -0.01 0.03 -0.07 -0.01
summary word	retaliat	0.02 0.07 -0.10 -0.08 -0.11 -0.07 -0.12
summary word	retaliation	0.07 -0.08 -0.11 0.00 -0.11 -0.07 0.01
summary word	retaliatory	-0.03 0.07 -0.12 -0.07 -0.10 -0.09 0.02
summary word	retir	0.06 -0.06 -0.10 -0.05 -0.10 -0.06 0.02
summary word	revolution	-0.01 0.03 -0.06 -0.05 -0.08 -0.04 -0.08
summary word	rhetoric	-0.01 0.07 -0.08 -0.06 -0.03 -0.04 -0.09
summary word	right	-0.16 0.14 -0.04 -0.08 -0.13 -0.08 0.00
summary word	ris	0.04 -0.10 -0.11 0.12 -0.06 -0.06 -0.15
summary word	rise	-0.12 -0.11 0.03 0.05 -0.08 -0.09 0.07
summary word	risk	0.03 -0.09 -0.03 0.03 -0.07 -0.07 0.02
summary word	rocket	0.07 -0.10 -0.11 -0.06 -0.11 -0.04 0.02
summary word	rose	0.04 -0.13 -0.11 0.08 -0.11 -0.11 0.00
summary word	round	-0.14 0.12 -0.08 -0.07 -0.08 -0.05 -0.10
summary word	rt	-0.13 -0.04 -0.11 -0.11 -0.09 -0.09 0.07
summary word	s	0.00 -0.01 0.02 -0.04 -0.11 0.02 -0.07
summary word	said	0.09 0.02 -0.02 -0.04 -0.01 -0.04 -0.22
summary word	sanction	-0.12 -0.04 -0.01 0.06 -0.10 -0.16 -0.04
summary word	saturday	0.05 0.10 -0.17 -0.15 -0.16 -0.14 -0.11
summary word	say	-0.11 0.11 0.01 -0.07 -0.12 -0.07 -0.02
summary word	says	-0.08 0.13 -0.09 0.02 -0.10 -0.05 -0.08
summary word	scal	0.11 -0.12 -0.09 -0.11 -0.10 -0.07 0.09
summary word	scientist	-0.11 0.11 -0.08 -0.06 -0.15 -0.04 -0.06
summary word	second	-0.10 0.11 -0.06 -0.08 -0.05 -0.02 -0.09
summary word	secretary	0.05 0.04 -0.12 -0.11 -0.14 -0.10 0.00
summary word	security	-0.05 0.03 0.03 -0.09 -0.08 -0.07 0.00
summary word	see	-0.13 0.00 0.02 -0.10 -0.08 -0.07 0.10
summary word	seek	0.03 0.03 -0.09 -0.04 -0.04 -0.02 -0.07
summary word	sen	0.10 0.04 -0.09 -0.06 -0.07 -0.05 -0.11
summary word	senat	0.00 -0.11 -0.06 -0.06 -0.08 -0.05 0.10
summary word	senior	-0.02 0.07 -0.16 -0.12 0.02 -0.08 0.00
summary word	sent	0.04 -0.08 -0.09 0.05 -0.09 -0.06 -0.08
summary word	set	-0.10 0.11 -0.12 -0.07 -0.09 -0.06 -0.11
summary word	seven	-0.09 0.09 -0.05 -0.06 -0.06 -0.05 -0.11
summary word	sever	-0.10 0.07 -0.04 0.02 -0.07 -0.03 -0.08
summary word	several	-0.06 0.03 -0.13 -0.12 0.08 -0.09 0.00
summary word	shelter	-0.10 -0.11 -0.10 -0.11 0.12 -0.09 0.06
summary word	ship	0.05 -0.08 0.01 -0.09 0.02 -0.10 -0.08
summary word	shipp	0.04 -0.01 -0.07 -0.02 -0.06 -0.09 -0.08
summary word	shoot	0.11 -0.10 -0.09 -0.10 -0.09 -0.09 -0.10
summary word	should	0.04 -0.07 -0.09 0.05 -0.10 -0.06 -0.05
summary word	show	-0.06 0.06 -0.09 -0.03 -0.04 -0.03 -0.06
summary word	sign	0.12 -0.12 -0.01 -0.08 -0.01 -0.10 0.02
summary word	signal	0.05 -0.04 -0.07 -0.06 0.04 0.07 -0.08
summary word	sinc	0.02 -0.11 -0.04 -0.01 -0.16 0.01 0.07
summary word	siren	0.07 -0.05 -0.04 -0.03 -0.13 -0.03 -0.07
summary word	sit	0.04 -0.01 -0.09 -0.03 -0.02 -0.07 -0.04
summary word	site	0.10 -0.12 0.05 -0.04 -0.06 -0.06 -0.08
summary word	six	-0.02 -0.09 0.06 -0.09 -0.08 -0.05 0.04
summary word	skip	0.03 0.03 -0.08 -0.03 -0.05 -0.04 -0.05
summary word	soar	0.05 -0.04 -0.02 0.00 -0.04 -0.01 -0.05
summary word	social	-0.03 -0.07 0.04 -0.07 -0.06 -0.07 0.06
summary word	soldier	0.03 -0.03 -0.11 -0.11 0.05 -0.08 -0.13
summary word	some	0.00 -0.10 -0.09 0.03 0.01 -0.09 0.02
summary word	sound	0.03 -0.10 -0.11 -0.07 -0.15 -0.04 0.06
summary word	sourc	0.04 0.03 -0.09 -0.08 -0.01 -0.14 0.02
summary word	south	-0.01 -0.07 0.04 -0.08 -0.08 -0.09 0.07
summary word	southern	0.09 -0.09 -0.07 -0.06 -0.06 -0.03 -0.08
summary word	sovereignty	-0.05 0.10 -0.12 -0.09 -0.11 -0.10 -0.12
summary word	spark	-0.02 0.08 -0.11 -0.01 -0.08 -0.04 -0.09
summary word	speak	-0.02 0.02 -0.09 -0.06 -0.08 -0.04 0.05
summary word	speculation	-0.02 0.00 -0.09 -0.01 0.05 -0.05 -0.11
summary word	spread	0.02 0.04 -0.07 -0.05 -0.07 -0.04 -0.11
summary word	spy	-0.12 -0.11 0.12 -0.09 -0.12 -0.11 -0.09
summary word	stability	-0.10 0.05 0.03 -0.06 -0.08 -0.07 0.02
summary word	stand	-0.12 0.09 -0.08 0.02 -0.09 -0.03 -0.10
summary word	start	0.03 -0.07 -0.05 0.05 0.03 -0.07 -0.10
summary word	stat	-0.03 0.14 -0.18 -0.09 -0.15 -0.11 -0.10
summary word	statement	0.09 0.03 -0.11 -0.09 -0.11 -0.08 -0.13
summary word	stay	0.02 -0.09 0.04 -0.11 -0.05 0.03 0.05
summary word	still	0.02 -0.11 0.05 -0.09 -0.06 -0.05 0.06
summary word	stock	-0.04 -0.06 -0.08 0.05 0.02 -0.07 -0.14
summary word	strategist	-0.11 -0.10 -0.04 0.07 -0.05 -0.04 0.06
summary word	street	-0.08 0.04 -0.14 -0.06 0.07 -0.10 -0.09
summary word	strik	0.04 0.01 -0.20 0.07 -0.11 -0.11 -0.10
summary word	struck	0.05 -0.05 -0.11 -0.08 -0.11 -0.07 0.07
summary word	summit	0.00 0.04 -0.05 -0.10 -0.09 -0.04 -0.10
summary word	sunday	-0.10 -0.02 -0.05 -0.05 0.09 -0.04 -0.07
summary word	supply	-0.04 -0.16 -0.05 0.13 -0.08 -0.05 -0.15
summary word	support	0.05 -0.05 -0.09 0.07 -0.09 -0.07 -0.13
summary word	suppress	-0.07 0.05 -0.05 -0.06 -0.04 -0.04 0.02
summary word	surg	-0.09 -0.10 -0.08 0.10 -0.08 -0.07 -0.09
summary word	sustain	0.03 0.00 -0.07 -0.11 -0.07 -0.05 0.06
summary word	system	0.08 -0.07 -0.10 -0.04 -0.08 -0.05 -0.09
summary word	tak	0.04 -0.05 -0.06 -0.08 -0.06 -0.03 0.01
summary word	take	0.05 -0.01 0.00 -0.07 -0.08 -0.08 -0.11
summary word	talk	-0.23 0.17 -0.18 -0.09 -0.19 -0.07 -0.04
summary word	tanker	-0.05 -0.06 -0.03 0.05 -0.03 -0.03 -0.05
summary word	target	0.06 0.02 -0.01 -0.06 -0.15 -0.08 -0.04
summary word	tell	-0.04 0.07 -0.08 -0.06 0.02 -0.05 -0.02
summary word	tension	0.09 -0.07 -0.09 -0.08 -0.09 -0.05 0.03
summary word	territory	0.09 -0.03 -0.11 -0.10 -0.12 -0.07 -0.13
summary word	terror	0.04 0.00 -0.04 -0.04 -0.05 -0.01 -0.06
summary word	terrorist	0.06 0.01 0.04 -0.10 -0.11 -0.09 -0.13
summary word	th	-0.04 0.07 0.00 -0.04 -0.06 -0.05 -0.10
summary word	their	-0.04 0.02 0.00 -0.13 -0.14 0.05 -0.02
summary word	them	-0.01 -0.11 -0.06 0.05 -0.08 -0.07 0.05
summary word	ther	0.12 -0.12 0.02 -0.13 0.01 -0.09 -0.01
summary word	they	-0.04 0.05 -0.03 -0.10 -0.11 0.02 -0.09
summary word	though	0.01 0.02 -0.11 0.00 -0.10 -0.08 -0.08
summary word	thousand	-0.02 -0.04 0.09 -0.11 -0.10 -0.09 -0.11
summary word	thre	-0.02 -0.06 -0.12 -0.07 0.07 -0.08 -0.01
summary word	threat	-0.03 0.08 -0.16 -0.01 -0.15 -0.09 0.02
summary word	threaten	0.08 0.06 -0.14 -0.16 -0.13 -0.11 -0.03
summary word	through	-0.05 -0.03 0.00 0.04 -0.12 -0.11 0.00
summary word	thursday	0.07 0.05 -0.09 -0.07 -0.11 -0.05 -0.15
summary word	tim	-0.09 0.01 0.04 -0.04 -0.07 0.03 -0.15
summary word	time	-0.08 0.06 -0.08 0.05 -0.08 -0.08 -0.11
summary word	told	-0.10 0.09 -0.08 0.07 -0.09 -0.05 -0.13
summary word	toll	-0.10 0.07 -0.08 0.05 0.03 -0.07 -0.11
summary word	top	0.09 -0.04 -0.11 -0.09 -0.11 -0.08 -0.10
summary word	toward	0.01 0.06 -0.04 -0.06 -0.06 -0.05 -0.13
summary word	trad	-0.08 0.05 -0.15 0.03 -0.14 0.01 -0.06
summary word	trader	-0.09 0.00 -0.04 0.06 -0.05 -0.05 -0.09
summary word	travel	-0.08 -0.10 -0.07 0.05 0.07 -0.06 0.01
summary word	trigger	-0.12 -0.04 0.04 -0.04 -0.09 -0.07 0.05
summary word	troop	-0.09 0.11 -0.10 -0.07 -0.09 -0.04 -0.12
summary word	turn	-0.01 0.00 -0.05 0.02 -0.08 -0.04 -0.09
summary word	two	-0.07 -0.04 0.03 -0.03 0.02 0.08 -0.14
summary word	unrest	0.04 0.06 0.01 -0.11 -0.15 -0.12 -0.14
summary word	up	0.02 0.02 0.00 -0.02 -0.04 -0.12 -0.20
summary word	upward	-0.04 -0.06 -0.02 -0.08 -0.02 -0.02 0.09
summary word	urg	-0.08 0.02 0.04 -0.06 0.04 0.02 -0.11
summary word	us	-0.12 0.10 0.04 -0.12 -0.10 -0.01 0.05
summary word	very	-0.10 0.11 -0.10 -0.08 -0.09 -0.09 -0.10
summary word	vessel	0.02 -0.10 -0.07 0.01 -0.07 0.07 -0.08
summary word	violenc	0.15 -0.01 -0.15 -0.09 -0.11 -0.07 -0.16
summary word	violent	-0.10 0.11 -0.06 -0.06 -0.07 -0.04 -0.11
summary word	violently	0.08 -0.04 -0.06 -0.08 -0.05 -0.04 -0.02
summary word	visit	-0.06 0.05 -0.18 -0.03 -0.01 -0.09 0.02
summary word	vow	-0.02 0.04 -0.07 -0.09 -0.09 -0.04 0.05
summary word	want	-0.12 0.08 -0.11 0.03 -0.09 -0.09 -0.09
summary word	war	-0.03 -0.11 -0.07 0.02 0.01 -0.12 0.10
summary word	warn	-0.01 -0.05 -0.06 0.12 -0.06 -0.10 -0.12
summary word	warning	0.08 -0.04 -0.09 -0.08 -0.10 -0.03 -0.14
summary word	wav	0.02 -0.06 0.04 -0.01 -0.06 -0.03 0.02
summary word	we	0.04 -0.07 0.03 -0.07 -0.07 -0.06 0.03
summary word	weapon	0.11 -0.04 -0.14 -0.10 -0.13 -0.07 0.02
summary word	wednesday	0.07 -0.11 -0.04 0.02 0.03 -0.05 -0.06
summary word	week	-0.03 -0.06 0.04 0.03 -0.11 -0.05 -0.02
summary word	weigh	0.13 -0.16 -0.10 0.07 -0.11 -0.09 -0.12
summary word	well	-0.09 0.02 -0.12 -0.11 0.08 -0.10 0.00
summary word	western	-0.06 0.02 0.01 -0.07 -0.09 -0.08 0.03
summary word	what	0.10 -0.08 -0.01 -0.12 -0.01 -0.10 0.06
summary word	which	0.05 -0.06 0.04 -0.09 -0.12 0.02 0.02
summary word	whil	0.02 -0.02 -0.02 -0.10 0.00 -0.07 0.03
summary word	who	-0.03 -0.09 0.06 -0.08 0.03 -0.10 0.03
summary word	wider	-0.03 -0.06 -0.04 0.06 -0.04 -0.03 -0.01
summary word	will	0.11 0.02 -0.12 -0.05 -0.01 -0.06 -0.17
summary word	within	-0.10 -0.11 0.05 -0.08 0.07 -0.10 0.07
summary word	without	-0.06 -0.09 -0.12 -0.06 0.05 -0.08 0.05
summary word	work	0.04 -0.02 -0.06 -0.05 -0.08 -0.03 -0.12
summary word	world	-0.09 -0.01 0.01 -0.01 -0.12 0.09 -0.15
summary word	would	0.03 -0.07 -0.12 -0.14 0.07 -0.07 0.09
summary word	wound	-0.07 -0.02 -0.10 -0.05 0.08 -0.05 -0.08
summary word	year	0.04 -0.16 0.00 -0.04 -0.12 -0.06 0.07
summary word	yet	-0.02 0.03 -0.06 0.00 -0.07 -0.03 -0.03
thing	airline	-0.08 -0.07 -0.06 -0.01 0.00 -0.04 0.12
thing	airspace	-0.05 -0.03 -0.13 0.08 0.01 -0.13 -0.15
thing	bank	-0.13 -0.14 0.00 -0.07 0.03 0.09 -0.06
thing	base	0.14 -0.06 -0.01 -0.15 -0.22 -0.08 -0.14
thing	diplomats	-0.14 0.14 -0.11 -0.11 -0.13 -0.09 -0.14
thing	embassy	0.00 -0.09 0.07 -0.08 0.02 -0.06 -0.12
thing	fighter	0.05 0.00 -0.17 -0.08 -0.05 -0.07 -0.04
thing	gas works	0.00 0.05 -0.20 0.01 -0.20 -0.17 -0.21
thing	home	-0.03 -0.15 0.12 -0.14 -0.21 0.05 0.01
thing	hospital	0.03 -0.19 -0.19 -0.13 0.14 -0.18 -0.16
thing	internet	-0.14 -0.07 -0.12 -0.10 -0.03 0.11 -0.04
thing	missile site	0.06 0.02 -0.13 -0.09 -0.14 -0.05 -0.15
thing	nuclear site	0.01 -0.02 0.04 -0.07 -0.19 -0.11 -0.01
thing	oil price	-0.02 -0.12 -0.10 0.13 -0.11 -0.08 -0.08
thing	oil trade	-0.13 -0.08 -0.10 0.13 -0.10 -0.16 -0.12
thing	police	0.03 -0.04 0.05 -0.07 -0.13 -0.09 -0.12
thing	port	-0.04 0.08 -0.15 0.02 -0.14 -0.11 -0.13
thing	power plant	0.02 -0.11 -0.15 -0.06 0.12 -0.14 0.00
thing	refinery	0.04 -0.19 -0.11 0.08 -0.16 -0.11 -0.13
thing	school	-0.11 0.00 -0.19 -0.15 0.15 -0.17 -0.12
thing	ship	0.06 -0.15 -0.10 0.11 -0.25 -0.05 -0.25
thing	stock exchange	-0.08 -0.01 -0.13 0.05 -0.06 -0.10 -0.02
thing	strait	-0.01 0.04 -0.22 0.06 -0.10 -0.17 -0.14
thing	treaty	-0.15 0.10 -0.14 -0.13 -0.11 -0.13 0.00
thing	warship	0.13 -0.12 -0.12 -0.08 -0.14 -0.07 -0.10
thing	worship	-0.10 0.05 -0.15 -0.07 -0.13 -0.11 0.07
title	alarm	0.00 -0.04 -0.14 0.03 0.06 -0.04 -0.05
title	brief	0.06 0.03 -0.13 -0.08 -0.02 -0.06 -0.14
title	casualty	0.03 -0.08 -0.10 -0.18 0.13 -0.12 0.01
title	chief	0.00 0.07 -0.03 -0.21 -0.16 -0.10 0.05
title	civilian	-0.09 -0.08 -0.06 -0.10 0.22 -0.04 -0.12
title	closure	-0.10 -0.02 -0.20 0.14 0.02 0.00 -0.21
title	contact	-0.12 0.18 0.05 -0.24 -0.01 -0.14 -0.13
title	culture	-0.07 -0.13 -0.12 -0.09 0.10 -0.11 0.09
title	cyber	-0.19 -0.19 -0.02 -0.13 -0.19 0.21 -0.17
title	decision	0.00 -0.03 0.00 -0.02 -0.06 -0.12 0.06
title	domestic	-0.09 -0.06 0.00 -0.05 -0.08 -0.13 0.10
title	elsewhere	-0.15 0.00 0.04 0.12 -0.13 -0.08 -0.15
title	everyday	-0.05 -0.12 0.06 0.09 -0.10 -0.14 -0.03
title	execution	-0.11 -0.11 0.11 -0.10 0.04 -0.13 -0.12
title	force	-0.01 -0.02 -0.03 0.01 -0.05 -0.09 0.02
title	gaza	-0.04 0.05 -0.15 -0.14 0.02 -0.08 -0.01
title	market	-0.19 -0.09 -0.10 0.22 -0.07 -0.05 -0.19
title	mass	0.11 -0.13 -0.01 -0.08 -0.05 0.00 -0.05
title	modal	0.04 -0.05 0.04 0.05 -0.15 -0.11 -0.09
title	negotiation	-0.12 0.10 -0.19 -0.03 -0.12 -0.12 0.01
title	network	-0.13 -0.03 -0.16 -0.12 -0.06 0.13 -0.04
title	nuclear	-0.03 0.14 0.11 -0.16 -0.28 -0.17 -0.20
title	oil	-0.10 -0.06 -0.13 0.18 -0.21 -0.13 -0.17
title	opinion	-0.02 0.01 -0.06 -0.02 -0.09 -0.01 0.06
title	pact	-0.11 0.09 0.04 -0.02 -0.10 -0.11 -0.10
title	reaction	-0.07 0.13 -0.09 -0.09 -0.05 -0.12 -0.04
title	resolve	0.00 0.14 -0.03 -0.14 -0.13 -0.15 -0.15
title	sanction	-0.18 -0.12 -0.09 0.16 -0.20 0.05 -0.10
title	settled	-0.06 0.03 -0.10 -0.03 0.04 0.03 -0.04
title	shipping	0.13 -0.08 -0.17 0.07 -0.16 -0.12 -0.24
title	shock	-0.02 -0.09 -0.10 0.09 -0.11 -0.08 -0.04
title	sport	-0.09 -0.08 0.03 -0.12 0.06 -0.13 0.08
title	spy	-0.22 -0.18 0.27 -0.22 -0.13 -0.19 -0.07
title	strike	0.06 -0.04 -0.08 -0.03 -0.04 -0.05 -0.02
title	syria	-0.11 0.12 -0.11 -0.07 -0.16 -0.08 0.01
title	threat	-0.03 0.03 -0.06 -0.02 0.00 -0.02 -0.03
title	toll	-0.04 -0.03 -0.12 -0.01 0.08 -0.12 -0.14
title	truce	-0.12 0.05 -0.19 -0.08 -0.05 -0.13 0.01
title	unreal	0.02 0.01 -0.01 -0.03 -0.09 -0.05 0.00
title	unrest	-0.04 0.10 -0.03 -0.22 -0.10 -0.09 -0.04
title	weapon	0.21 -0.15 0.02 -0.19 0.00 -0.12 -0.17
title names	ally	0.02 0.00 -0.15 -0.13 0.05 -0.11 -0.12
title names	both sides	-0.02 -0.05 0.09 -0.07 -0.08 -0.01 -0.04
title names	both sides and ally	0.11 -0.06 -0.14 -0.05 -0.13 -0.08 -0.10
title names	both sides and usa	0.05 0.10 -0.07 -0.17 -0.04 -0.12 -0.06
title names	no party	0.01 -0.06 -0.19 0.05 -0.05 -0.19 0.01
title names	one side	0.00 -0.04 -0.14 0.02 0.05 -0.03 -0.03
title names	one side and ally	0.05 -0.06 0.02 -0.20 -0.13 -0.13 0.03
title names	one side and usa	-0.07 0.05 -0.05 -0.02 -0.04 -0.07 0.02
title names	one side and usa and ally	-0.04 0.06 -0.10 -0.10 -0.10 -0.10 -0.04
title names	usa	-0.12 -0.09 -0.04 0.03 -0.09 -0.17 0.12
title names a capital of	side	-0.03 0.06 -0.23 -0.04 0.03 -0.06 -0.01
title names a force of	ally	0.07 -0.02 -0.01 -0.21 -0.07 -0.14 -0.03
title names a force of	side	0.12 -0.12 0.03 -0.17 0.01 -0.14 -0.14
title names a kin of	side	-0.07 -0.02 -0.06 -0.12 -0.13 0.10 -0.12
title names a leader of	side	-0.07 0.16 -0.06 -0.28 -0.32 -0.20 0.08
title names a people of	side	0.05 -0.16 0.02 -0.07 0.16 -0.01 -0.14
title names a place of	side	0.12 -0.11 -0.03 -0.10 0.09 -0.11 -0.12
title names a politician of	side	-0.07 0.07 -0.01 0.06 -0.10 -0.08 -0.08
title names a service of	side	-0.12 -0.07 0.07 -0.10 -0.12 -0.11 0.12
title names a state of	side	-0.05 0.04 0.04 -0.02 -0.11 -0.05 0.02
title names a state of	usa	-0.06 0.08 -0.06 -0.05 -0.07 -0.09 0.04
title naming ally	force	0.05 0.05 -0.12 -0.10 -0.13 -0.10 -0.12
title naming ally	strike	0.10 -0.12 -0.07 -0.07 -0.11 -0.05 -0.08
title naming both sides	alarm	-0.03 -0.10 -0.02 0.03 -0.06 -0.08 0.08
title naming both sides	brief	0.11 -0.11 -0.10 -0.08 -0.10 -0.06 -0.10
title naming both sides	casualty	0.08 -0.11 -0.13 -0.17 0.17 -0.12 -0.11
title naming both sides	chief	-0.04 0.12 -0.06 -0.17 -0.28 -0.17 0.01
title naming both sides	civilian	-0.11 -0.05 -0.02 -0.13 0.08 -0.15 0.05
title naming both sides	closure	-0.07 -0.12 -0.12 0.04 0.05 -0.12 -0.05
title naming both sides	contact	-0.09 -0.02 0.08 -0.06 -0.13 -0.07 -0.13
title naming both sides	cyber	-0.12 -0.11 -0.10 -0.10 -0.13 0.13 -0.11
title naming both sides	decision	0.02 -0.01 -0.02 -0.16 -0.10 -0.18 0.09
title naming both sides	domestic	-0.10 -0.10 0.11 -0.07 -0.12 -0.11 -0.10
title naming both sides	execution	-0.09 -0.09 0.08 -0.08 0.05 -0.11 -0.11
title naming both sides	force	-0.04 -0.04 0.03 -0.03 -0.05 0.00 -0.03
title naming both sides	gaza	-0.04 0.02 -0.10 -0.08 -0.17 -0.08 0.05
title naming both sides	market	-0.09 -0.07 -0.12 0.07 -0.04 0.01 -0.07
title naming both sides	mass	0.06 -0.11 0.01 -0.07 -0.01 -0.01 -0.09
title naming both sides	modal	0.02 0.02 0.03 -0.11 -0.14 -0.07 -0.07
title naming both sides	negotiation	-0.09 0.10 -0.15 -0.16 -0.15 -0.14 0.02
title naming both sides	nuclear	0.09 -0.01 0.03 -0.10 -0.14 -0.10 -0.09
title naming both sides	oil	0.02 -0.06 -0.13 0.06 -0.13 -0.11 -0.12
title naming both sides	opinion	0.09 -0.15 -0.08 -0.05 0.00 -0.13 0.02
title naming both sides	reaction	-0.02 0.05 -0.07 -0.17 0.02 -0.17 -0.02
title naming both sides	resolve	-0.02 0.09 0.01 -0.06 -0.19 -0.13 -0.13
title naming both sides	settled	-0.06 0.07 -0.15 0.03 -0.02 -0.15 -0.19
title naming both sides	shipping	0.09 -0.13 -0.11 -0.03 -0.09 0.05 0.02
title naming both sides	shock	0.02 -0.07 -0.09 0.05 -0.09 -0.08 -0.13
title naming both sides	sport	-0.03 -0.11 0.06 -0.09 0.05 -0.11 -0.05
title naming both sides	spy	-0.18 -0.22 0.20 -0.17 -0.21 -0.18 -0.16
title naming both sides	strike	-0.01 -0.09 0.01 0.02 -0.05 -0.06 0.03
title naming both sides	threat	-0.05 0.01 0.05 -0.01 -0.23 0.03 -0.09
title naming both sides	truce	-0.07 0.04 -0.13 -0.12 -0.13 -0.13 0.03
title naming both sides	unreal	0.01 -0.03 0.04 -0.13 -0.05 0.02 -0.03
title naming both sides	unrest	-0.09 0.01 -0.01 -0.10 -0.15 -0.13 0.05
title naming both sides	weapon	0.02 -0.03 0.05 -0.12 0.00 -0.12 -0.14
title naming both sides and usa	alarm	-0.04 -0.04 -0.10 0.06 0.04 -0.11 -0.12
title naming both sides and usa	brief	0.11 -0.09 -0.06 0.01 -0.12 -0.04 -0.14
title naming both sides and usa	casualty	-0.03 -0.05 0.05 -0.08 -0.03 -0.05 0.02
title naming both sides and usa	chief	-0.04 0.04 0.02 -0.06 -0.03 -0.06 -0.02
title naming both sides and usa	civilian	-0.07 -0.09 -0.10 -0.09 0.13 -0.09 -0.15
title naming both sides and usa	contact	0.07 -0.04 -0.01 -0.13 -0.18 -0.09 -0.03
title naming both sides and usa	decision	0.08 0.01 -0.04 -0.17 -0.17 -0.06 0.00
title naming both sides and usa	force	0.06 0.04 -0.09 -0.20 -0.21 -0.08 0.03
title naming both sides and usa	market	-0.07 -0.03 -0.07 0.09 0.01 -0.07 -0.12
title naming both sides and usa	mass	0.04 0.03 -0.13 -0.05 -0.08 -0.06 -0.07
title naming both sides and usa	modal	0.01 -0.01 -0.15 -0.10 -0.11 -0.10 0.05
title naming both sides and usa	negotiation	-0.01 0.01 -0.12 -0.12 -0.16 -0.06 -0.01
title naming both sides and usa	nuclear	0.07 -0.02 -0.03 -0.03 -0.09 -0.01 -0.07
title naming both sides and usa	oil	-0.18 0.09 -0.10 0.02 -0.13 -0.07 -0.14
title naming both sides and usa	opinion	0.04 -0.09 -0.13 -0.11 -0.14 -0.07 0.05
title naming both sides and usa	reaction	-0.08 0.10 -0.18 -0.06 0.04 -0.07 -0.29
title naming both sides and usa	resolve	0.03 0.00 -0.08 -0.09 0.00 -0.05 -0.14
title naming both sides and usa	settled	0.02 -0.01 -0.02 -0.03 0.02 -0.01 -0.09
title naming both sides and usa	shock	-0.08 0.02 -0.04 0.05 -0.07 -0.04 -0.06
title naming both sides and usa	spy	-0.10 0.11 -0.15 -0.06 -0.08 -0.07 -0.01
title naming both sides and usa	strike	0.01 0.07 -0.04 -0.10 0.01 -0.11 -0.16
title naming both sides and usa	threat	0.08 0.06 -0.11 -0.06 -0.14 -0.06 -0.25
title naming both sides and usa	truce	-0.04 0.04 -0.12 -0.09 -0.13 -0.04 -0.01
title naming both sides and usa	unreal	0.06 0.03 -0.08 -0.11 -0.24 -0.09 -0.03
title naming both sides and usa	unrest	0.01 0.06 -0.15 -0.08 -0.10 -0.05 -0.04
title naming both sides and usa	weapon	0.03 -0.03 -0.04 0.04 -0.09 -0.02 -0.10
title naming no party	alarm	0.05 -0.08 -0.10 -0.07 -0.03 -0.07 0.02
title naming no party	civilian	0.02 -0.06 -0.10 -0.05 0.01 -0.07 0.02
title naming no party	closure	-0.18 -0.02 -0.09 0.07 -0.14 -0.11 0.01
title naming no party	contact	0.00 0.03 -0.14 -0.08 0.04 -0.11 -0.09
title naming no party	decision	0.09 -0.02 -0.14 0.00 -0.18 -0.11 -0.03
title naming no party	domestic	0.05 -0.13 -0.10 0.01 -0.10 -0.07 -0.03
title naming no party	force	0.00 -0.10 -0.15 0.01 0.00 -0.11 0.05
title naming no party	market	-0.21 -0.02 -0.09 0.11 -0.10 -0.08 0.00
title naming no party	mass	-0.03 -0.10 -0.08 0.00 -0.08 -0.08 0.05
title naming no party	modal	0.01 0.01 -0.08 0.00 -0.12 -0.05 -0.05
title naming no party	negotiation	-0.17 0.08 -0.14 -0.19 -0.01 -0.13 0.03
title naming no party	oil	0.06 -0.06 -0.09 -0.09 -0.12 -0.09 0.10
title naming no party	opinion	-0.11 -0.10 0.07 -0.01 -0.06 -0.05 0.06
title naming no party	reaction	0.00 0.02 -0.06 0.02 -0.10 -0.07 -0.10
title naming no party	shipping	-0.06 0.02 -0.14 0.06 -0.22 -0.14 -0.08
title naming no party	shock	-0.10 -0.11 -0.05 -0.03 -0.06 -0.06 0.10
title naming no party	strike	0.11 -0.26 -0.16 -0.04 -0.01 -0.08 0.02
title naming no party	threat	-0.15 -0.05 -0.09 0.00 0.05 -0.11 0.02
title naming no party	truce	-0.16 0.05 -0.11 -0.13 0.02 -0.11 0.03
title naming no party	unreal	-0.07 0.05 -0.13 0.01 0.03 -0.09 -0.13
title naming no party	weapon	0.09 -0.16 -0.14 -0.12 0.01 -0.08 0.01
title naming one side	alarm	0.10 -0.18 -0.13 0.00 0.01 0.01 -0.09
title naming one side	brief	-0.05 0.09 -0.10 -0.09 -0.11 -0.08 -0.02
title naming one side	casualty	0.02 -0.07 -0.12 -0.11 0.06 -0.16 0.03
title naming one side	chief	0.03 -0.15 0.04 -0.05 -0.29 -0.04 0.13
title naming one side	civilian	0.05 -0.28 -0.28 -0.07 0.14 -0.03 -0.20
title naming one side	closure	-0.19 0.03 -0.15 0.13 0.04 -0.19 -0.08
title naming one side	contact	-0.11 0.17 -0.15 -0.13 0.00 -0.16 -0.11
title naming one side	cyber	-0.10 -0.12 0.08 -0.11 -0.11 0.12 -0.10
title naming one side	decision	-0.16 0.05 -0.14 0.05 0.04 -0.08 -0.01
title naming one side	domestic	0.01 0.02 -0.22 0.02 0.05 -0.12 -0.09
title naming one side	everyday	-0.02 -0.22 0.00 0.06 -0.01 -0.20 0.02
title naming one side	force	-0.03 0.03 -0.44 0.04 0.08 -0.21 -0.08
title naming one side	gaza	-0.08 0.07 -0.11 -0.12 0.05 -0.08 -0.09
title naming one side	market	-0.15 -0.05 -0.04 0.10 0.02 -0.15 -0.11
title naming one side	mass	0.01 -0.12 0.02 -0.03 0.01 0.03 -0.04
title naming one side	modal	0.03 -0.07 -0.13 0.05 -0.03 -0.15 -0.01
title naming one side	negotiation	-0.05 -0.04 -0.22 0.09 -0.02 -0.11 0.00
title naming one side	network	-0.13 -0.12 -0.12 -0.09 -0.04 0.14 -0.10
title naming one side	nuclear	-0.12 0.15 0.07 -0.10 -0.23 -0.17 -0.13
title naming one side	oil	-0.08 -0.11 -0.13 0.15 -0.20 -0.10 -0.19
title naming one side	opinion	-0.07 0.01 0.01 0.00 -0.23 0.04 0.02
title naming one side	reaction	-0.17 0.13 -0.11 0.03 -0.18 -0.10 -0.15
title naming one side	resolve	-0.04 0.11 -0.16 -0.15 -0.16 -0.15 -0.09
title naming one side	sanction	-0.13 -0.06 0.03 0.10 -0.14 -0.03 -0.13
title naming one side	settled	-0.10 0.04 -0.10 0.00 0.03 0.01 -0.02
title naming one side	shipping	0.04 -0.07 -0.15 0.03 -0.01 -0.16 -0.14
title naming one side	shock	0.04 -0.09 -0.07 0.05 -0.09 -0.06 -0.09
title naming one side	spy	-0.09 -0.18 0.13 -0.14 -0.02 -0.14 -0.04
title naming one side	strike	0.04 -0.04 -0.18 -0.01 -0.01 -0.01 -0.08
title naming one side	syria	-0.12 0.12 -0.09 -0.10 -0.12 -0.09 -0.09
title naming one side	threat	-0.05 -0.01 -0.17 -0.06 -0.02 0.00 0.03
title naming one side	truce	0.00 -0.10 -0.18 0.03 0.04 -0.08 0.03
title naming one side	unreal	-0.05 0.02 -0.04 0.02 -0.07 -0.03 -0.02
title naming one side	unrest	-0.14 -0.03 0.07 -0.08 0.01 -0.13 0.14
title naming one side	weapon	0.19 -0.11 -0.22 -0.13 0.00 -0.11 -0.10
title naming one side and ally	casualty	0.02 -0.10 -0.09 -0.03 0.07 -0.04 -0.07
title naming one side and ally	chief	0.01 0.02 -0.13 -0.07 -0.12 -0.08 -0.02
title naming one side and ally	contact	-0.08 0.03 0.04 -0.07 -0.10 -0.06 -0.01
title naming one side and ally	everyday	-0.05 0.07 -0.11 -0.07 -0.10 -0.06 -0.10
title naming one side and ally	force	0.05 -0.02 -0.19 -0.11 -0.15 -0.08 0.00
title naming one side and ally	gaza	0.12 -0.12 -0.06 -0.03 -0.06 -0.02 -0.07
title naming one side and ally	negotiation	-0.02 -0.07 -0.14 -0.12 -0.15 -0.10 0.12
title naming one side and ally	settled	-0.01 0.04 -0.07 -0.06 -0.10 -0.06 -0.09
title naming one side and ally	strike	0.09 0.00 -0.20 -0.13 -0.03 -0.08 -0.22
title naming one side and ally	threat	0.12 -0.12 -0.12 -0.08 0.06 -0.11 -0.10
title naming one side and ally	truce	0.05 -0.03 -0.09 -0.08 -0.11 -0.07 -0.04
title naming one side and ally	unreal	0.02 -0.01 -0.15 -0.11 0.03 -0.09 -0.04
title naming one side and ally	weapon	0.15 -0.13 -0.11 -0.06 -0.12 -0.04 -0.12
title naming one side and usa	alarm	-0.12 0.11 -0.08 -0.05 0.06 -0.07 -0.01
title naming one side and usa	brief	-0.07 0.06 -0.07 -0.09 0.07 -0.03 -0.13
title naming one side and usa	casualty	-0.06 0.07 -0.14 -0.06 -0.04 -0.05 0.01
title naming one side and usa	chief	-0.03 0.08 -0.21 -0.21 -0.06 -0.07 -0.02
title naming one side and usa	civilian	-0.17 0.11 0.04 -0.01 -0.07 0.03 -0.15
title naming one side and usa	closure	0.08 0.02 -0.13 -0.01 -0.23 0.03 -0.20
title naming one side and usa	contact	-0.12 0.11 0.00 -0.17 0.03 -0.09 -0.07
title naming one side and usa	decision	0.03 -0.08 0.07 -0.02 -0.10 -0.08 0.00
title naming one side and usa	domestic	-0.16 -0.04 -0.21 -0.08 -0.17 -0.10 0.13
title naming one side and usa	elsewhere	-0.12 0.01 -0.10 0.10 -0.11 -0.06 -0.11
title naming one side and usa	everyday	0.01 0.01 0.04 -0.02 -0.14 -0.09 -0.14
title naming one side and usa	force	-0.01 -0.03 0.05 0.00 -0.21 -0.09 -0.01
title naming one side and usa	market	-0.01 -0.04 -0.01 0.12 -0.16 -0.10 -0.16
title naming one side and usa	mass	0.15 -0.05 -0.05 -0.09 -0.21 -0.12 -0.11
title naming one side and usa	modal	0.00 -0.02 0.05 0.07 -0.18 -0.06 -0.12
title naming one side and usa	negotiation	-0.12 0.13 -0.10 -0.04 -0.11 -0.09 -0.07
title naming one side and usa	network	-0.03 0.04 -0.11 -0.11 -0.12 -0.16 0.00
title naming one side and usa	nuclear	-0.01 0.05 0.04 -0.15 -0.12 -0.08 -0.12
title naming one side and usa	oil	-0.08 -0.05 -0.08 0.16 -0.13 -0.15 -0.22
title naming one side and usa	opinion	-0.09 0.10 -0.24 -0.03 -0.02 -0.14 -0.01
title naming one side and usa	reaction	0.01 0.00 -0.03 -0.03 -0.12 -0.11 0.01
title naming one side and usa	resolve	0.03 0.02 -0.15 -0.03 -0.03 -0.09 -0.06
title naming one side and usa	sanction	-0.14 -0.09 -0.19 0.12 -0.16 0.06 -0.06
title naming one side and usa	settled	-0.03 -0.04 -0.04 -0.03 0.00 0.04 0.01
title naming one side and usa	shipping	0.05 -0.03 -0.07 0.08 -0.20 -0.17 -0.23
title naming one side and usa	shock	-0.10 -0.01 -0.07 0.11 -0.05 -0.04 -0.08
title naming one side and usa	spy	-0.07 0.03 0.02 -0.09 -0.09 -0.11 0.05
title naming one side and usa	strike	0.02 -0.02 -0.07 -0.05 -0.05 -0.10 0.01
title naming one side and usa	threat	-0.02 0.06 -0.15 -0.08 0.04 -0.13 -0.02
title naming one side and usa	truce	-0.19 0.09 -0.08 -0.07 -0.07 -0.11 -0.01
title naming one side and usa	unreal	0.07 -0.01 -0.04 -0.03 -0.11 -0.11 -0.02
title naming one side and usa	unrest	0.08 0.11 -0.16 -0.19 -0.09 -0.08 -0.12
title naming one side and usa	weapon	0.08 -0.10 0.02 -0.07 0.01 -0.15 -0.08
title naming one side and usa and ally	force	-0.04 0.06 -0.10 -0.10 -0.10 -0.10 -0.04
title naming usa	casualty	-0.01 -0.11 0.05 -0.08 0.04 -0.06 0.02
title naming usa	chief	0.00 0.05 0.00 -0.01 0.05 -0.06 -0.08
title naming usa	civilian	-0.05 -0.10 -0.10 -0.08 0.03 -0.08 0.05
title naming usa	contact	-0.02 0.08 -0.13 -0.09 -0.12 -0.07 -0.10
title naming usa	decision	0.02 -0.10 -0.09 0.04 -0.06 -0.13 0.04
title naming usa	domestic	-0.08 0.01 -0.10 -0.05 -0.05 -0.04 0.04
title naming usa	force	-0.04 -0.08 -0.01 0.03 -0.11 -0.13 0.04
title naming usa	market	-0.04 -0.02 -0.08 0.07 -0.09 -0.06 -0.09
title naming usa	mass	-0.07 -0.13 -0.17 0.03 -0.13 -0.08 0.09
title naming usa	modal	0.06 -0.13 -0.06 -0.06 -0.08 -0.04 0.02
title naming usa	negotiation	-0.14 0.04 -0.10 -0.10 -0.13 -0.07 0.01
title naming usa	oil	-0.10 0.02 -0.04 0.06 -0.07 -0.03 -0.11
title naming usa	reaction	0.00 0.02 0.00 -0.09 -0.12 -0.05 0.04
title naming usa	shipping	0.10 -0.06 -0.17 -0.10 -0.10 -0.12 -0.10
title naming usa	shock	-0.03 -0.04 -0.03 0.04 -0.02 -0.02 -0.05
title naming usa	strike	-0.09 0.00 -0.23 -0.09 -0.07 -0.13 0.11
title naming usa	threat	-0.12 -0.16 0.03 0.13 -0.20 -0.14 0.11
title naming usa	truce	-0.11 -0.01 -0.08 -0.07 -0.11 -0.06 0.04
title naming usa	unreal	-0.11 -0.12 -0.03 0.06 -0.10 -0.11 0.14
title naming usa	weapon	0.06 -0.17 0.07 -0.13 -0.16 -0.11 -0.12
title place	gulf state	0.07 0.11 -0.23 -0.11 -0.11 -0.14 -0.20
title place	land of an ally	0.19 -0.08 -0.08 -0.18 0.06 -0.19 -0.17
title place	neighbour	-0.07 0.16 -0.18 -0.05 0.02 -0.13 -0.19
title place	region	-0.10 0.10 -0.21 0.06 -0.02 -0.14 -0.11
title place	strait or sea	0.05 0.03 -0.28 0.12 -0.21 -0.19 -0.22
title place	third country	-0.14 0.18 -0.10 0.07 -0.04 -0.17 -0.26
title place	usa	-0.07 0.09 -0.07 -0.06 -0.03 -0.11 0.04
told as	accusation	0.00 -0.04 0.07 0.02 -0.12 -0.07 0.01
told as	cancelled	-0.11 0.05 -0.15 0.00 0.02 -0.12 0.01
told as	comment	0.09 0.05 -0.07 -0.18 -0.15 -0.15 -0.05
told as	denial	0.05 0.03 -0.02 -0.14 0.00 -0.11 -0.12
told as	done	0.03 -0.10 -0.02 -0.01 -0.03 -0.07 0.03
told as	memory	-0.07 -0.04 0.03 -0.05 -0.02 -0.11 0.09
told as	offer	-0.12 0.03 -0.09 0.05 -0.09 -0.08 -0.06
told as	plan	-0.01 -0.03 -0.02 0.01 0.03 -0.13 0.00
told as	reaction	-0.15 0.09 -0.13 -0.03 0.00 -0.02 0.00
told as	rejection	-0.13 0.08 0.07 -0.09 -0.10 -0.04 -0.11
told as	threat	-0.09 0.10 -0.04 -0.06 -0.11 -0.02 -0.04
type by rules	cyber	-0.23 -0.22 -0.06 -0.17 -0.23 0.25 -0.08
type by rules	diplomatic	-0.15 0.18 -0.03 -0.11 -0.06 -0.17 0.02
type by rules	economic	-0.15 -0.22 -0.15 0.29 -0.11 -0.08 -0.12
type by rules	humanitarian	-0.11 -0.10 -0.25 -0.13 0.24 -0.06 -0.13
type by rules	intelligence	-0.30 -0.18 0.26 -0.21 -0.11 -0.21 -0.10
type by rules	military	0.19 -0.03 -0.10 -0.11 -0.12 -0.14 0.04
type by rules	other	0.00 -0.04 -0.13 -0.15 0.07 -0.20 0.13
urgency by rules	critical:	-0.04 0.03 0.03 -0.16 -0.23 -0.08 0.03
urgency by rules	critical: # or more dead in the title	0.15 -0.17 -0.22 -0.11 0.06 -0.13 -0.20
urgency by rules	critical: American soldiers killed	0.12 -0.10 -0.09 -0.06 -0.11 -0.03 -0.13
urgency by rules	critical: casualties	0.03 -0.10 -0.13 -0.11 -0.09 -0.13 0.06
urgency by rules	critical: killed	0.01 0.00 0.05 -0.07 -0.25 -0.11 -0.02
urgency by rules	critical: side strikes side	0.11 -0.10 -0.25 -0.02 -0.04 -0.02 -0.03
urgency by rules	critical: side strikes usa	0.07 -0.07 -0.07 0.03 -0.14 -0.03 -0.09
urgency by rules	critical: somebody strikes side	0.03 -0.20 0.00 -0.18 -0.04 -0.15 0.07
urgency by rules	critical: usa strikes side	-0.02 -0.03 -0.16 -0.12 -0.16 -0.10 0.06
urgency by rules	high:	-0.16 -0.11 -0.08 0.15 -0.15 -0.13 -0.02
urgency by rules	high: an overview of armed acts	0.14 -0.14 -0.10 -0.03 0.01 -0.06 -0.18
urgency by rules	high: closure	0.00 0.02 -0.13 -0.01 0.01 -0.17 -0.19
urgency by rules	high: cyber	-0.14 -0.12 -0.04 -0.11 -0.14 0.15 -0.13
urgency by rules	high: decision	-0.01 -0.02 0.01 -0.03 -0.12 -0.10 0.06
urgency by rules	high: execution	-0.11 -0.10 0.10 -0.09 0.05 -0.13 -0.12
urgency by rules	high: network	-0.14 -0.03 -0.14 -0.11 -0.13 0.13 -0.09
urgency by rules	high: resolve	-0.13 0.17 -0.17 -0.14 -0.17 -0.14 -0.13
urgency by rules	high: tells of deployment	-0.15 0.02 -0.14 0.07 -0.14 -0.15 0.04
urgency by rules	high: tells of enrichment	-0.13 0.13 -0.13 -0.10 -0.12 -0.12 -0.10
urgency by rules	high: tells of evacuation	-0.07 -0.10 -0.13 -0.13 0.18 -0.18 -0.14
urgency by rules	high: threat	-0.03 -0.02 -0.08 0.03 -0.01 -0.02 0.00
urgency by rules	high: truce	0.00 -0.05 -0.15 0.00 -0.04 -0.14 0.01
urgency by rules	high: what an armed act left	0.08 -0.06 -0.19 -0.05 -0.02 -0.15 -0.02
urgency by rules	low: asks a question	0.00 -0.04 -0.05 -0.01 0.01 -0.20 0.06
urgency by rules	low: speaks in the manner of comment	0.01 0.02 -0.06 -0.02 -0.27 -0.01 0.05
urgency by rules	medium: an ordinary development or a reaction	-0.09 0.06 0.09 -0.08 -0.02 -0.16 0.02
urgency by rules	medium: an overview	-0.11 0.14 -0.10 -0.10 -0.11 -0.06 -0.06
urgency by rules	medium: speaks of what may be	-0.08 0.01 0.01 0.06 -0.15 -0.06 0.00
urgency by rules	medium: the death of one by name	-0.05 -0.09 -0.13 -0.10 0.13 -0.12 0.00
urgency by rules	urgent:	-0.14 -0.14 -0.16 0.16 -0.03 0.03 -0.07
urgency by rules	urgent: an alarm	0.15 -0.16 -0.16 -0.13 -0.01 -0.10 -0.05
urgency by rules	urgent: an armed act	0.00 0.05 -0.12 0.00 -0.03 -0.17 -0.01
urgency by rules	urgent: casualties	-0.01 0.00 -0.18 -0.11 0.07 -0.10 -0.15
urgency by rules	urgent: tells of closure	-0.11 0.04 -0.09 0.05 -0.13 -0.09 0.04
urgency by rules	urgent: tells of strike	0.05 -0.01 0.04 -0.07 -0.03 -0.18 -0.09
voice	army	0.23 -0.13 -0.03 -0.18 -0.10 -0.11 -0.06
voice	business	-0.17 -0.20 -0.11 0.31 -0.18 -0.01 -0.21
voice	essay	-0.05 -0.04 -0.05 0.00 -0.06 -0.07 0.11
voice	media	-0.06 -0.13 -0.06 -0.19 0.02 0.09 0.16
voice	partisan	-0.20 -0.11 0.00 -0.22 -0.29 -0.13 0.29
voice	people	-0.04 -0.07 -0.03 -0.10 0.15 -0.14 -0.01
voice	quarrel	-0.25 -0.09 -0.09 -0.08 -0.01 -0.02 0.21
voice	says	0.00 0.07 -0.10 -0.06 -0.02 -0.01 -0.07
voice	statecraft	-0.10 0.11 -0.09 -0.04 0.00 -0.10 -0.01
voice	travel	-0.21 -0.16 -0.21 0.18 0.12 -0.02 -0.15
voice	witnessed	0.15 -0.12 -0.16 -0.18 -0.01 -0.11 -0.02
voice beside the head clause	army	0.13 -0.05 0.01 -0.09 -0.10 -0.11 -0.08
voice beside the head clause	business	0.04 -0.10 -0.13 0.11 -0.33 0.01 -0.07
voice beside the head clause	essay	-0.13 -0.02 -0.04 0.03 -0.02 -0.03 0.09
voice beside the head clause	media	-0.04 0.03 -0.18 -0.13 -0.17 0.03 0.05
voice beside the head clause	partisan	-0.06 -0.05 -0.23 -0.20 -0.20 -0.13 0.19
voice beside the head clause	people	0.01 -0.04 -0.04 -0.04 0.05 -0.13 -0.06
voice beside the head clause	quarrel	-0.14 -0.11 -0.19 0.00 0.01 0.03 0.13
voice beside the head clause	says	0.03 0.05 -0.26 -0.01 -0.05 -0.13 -0.05
voice beside the head clause	statecraft	-0.08 0.00 -0.23 0.03 0.07 -0.12 0.01
voice beside the head clause	travel	-0.13 -0.13 -0.13 0.16 0.00 -0.10 -0.14
voice beside the head clause	witnessed	-0.01 -0.02 -0.13 -0.09 0.02 -0.10 0.03
voice in the head clause	army	0.18 -0.12 -0.04 -0.15 -0.08 -0.11 -0.05
voice in the head clause	business	-0.20 -0.18 -0.10 0.28 -0.10 -0.02 -0.21
voice in the head clause	essay	0.01 -0.03 -0.04 -0.04 -0.09 -0.08 0.07
voice in the head clause	media	-0.05 -0.17 -0.03 -0.16 0.04 0.06 0.15
voice in the head clause	partisan	-0.20 -0.10 0.04 -0.13 -0.25 -0.12 0.21
voice in the head clause	people	-0.06 -0.07 -0.04 -0.12 0.15 -0.14 0.02
voice in the head clause	quarrel	-0.20 -0.04 -0.05 -0.12 -0.08 -0.15 0.16
voice in the head clause	says	-0.04 0.05 -0.05 -0.10 -0.01 -0.01 -0.09
voice in the head clause	statecraft	-0.08 0.12 -0.06 -0.07 -0.09 -0.09 -0.04
voice in the head clause	travel	-0.16 -0.11 -0.19 0.09 0.12 -0.01 -0.10
voice in the head clause	witnessed	0.17 -0.15 -0.16 -0.17 -0.04 -0.11 -0.05
voice in the head clause, naming ally	says	-0.07 0.10 -0.10 -0.09 -0.10 -0.10 -0.10
voice in the head clause, naming both sides	army	0.00 0.01 0.01 -0.10 -0.09 0.03 -0.08
voice in the head clause, naming both sides	business	-0.14 -0.13 -0.10 0.14 -0.10 0.02 -0.15
voice in the head clause, naming both sides	essay	0.13 -0.29 -0.26 -0.02 -0.05 -0.14 0.02
voice in the head clause, naming both sides	media	0.02 -0.11 -0.11 -0.05 0.03 -0.07 0.11
voice in the head clause, naming both sides	people	-0.12 0.00 -0.01 -0.12 -0.08 -0.11 0.09
voice in the head clause, naming both sides	says	0.01 0.02 0.04 -0.16 -0.27 0.02 -0.18
voice in the head clause, naming both sides	statecraft	-0.01 -0.02 -0.01 -0.10 -0.02 -0.10 0.05
voice in the head clause, naming both sides	travel	-0.01 -0.13 -0.07 0.06 -0.13 -0.07 0.07
voice in the head clause, naming both sides	witnessed	0.08 -0.08 -0.14 -0.08 -0.19 -0.08 0.01
voice in the head clause, naming both sides and usa	army	0.07 -0.08 -0.14 -0.12 -0.11 -0.09 0.02
voice in the head clause, naming both sides and usa	business	-0.18 0.11 -0.14 -0.01 -0.15 -0.10 -0.17
voice in the head clause, naming both sides and usa	essay	0.06 0.02 -0.18 -0.11 -0.17 -0.08 -0.05
voice in the head clause, naming both sides and usa	partisan	-0.10 -0.01 0.07 -0.06 -0.09 -0.08 0.05
voice in the head clause, naming both sides and usa	people	-0.01 -0.03 -0.19 -0.01 0.09 -0.09 -0.20
voice in the head clause, naming both sides and usa	says	0.01 -0.03 0.05 -0.12 0.05 -0.10 -0.07
voice in the head clause, naming both sides and usa	statecraft	0.01 0.01 -0.14 -0.10 0.02 -0.07 -0.06
voice in the head clause, naming no party	army	0.00 0.00 -0.11 0.05 -0.15 -0.10 -0.15
voice in the head clause, naming no party	business	-0.05 -0.23 -0.12 0.08 -0.03 -0.11 0.04
voice in the head clause, naming no party	essay	-0.11 0.02 -0.06 0.02 -0.08 -0.04 0.00
voice in the head clause, naming no party	media	0.02 0.02 0.05 -0.12 0.01 -0.11 -0.08
voice in the head clause, naming no party	people	0.04 -0.11 -0.06 -0.03 0.00 -0.06 0.01
voice in the head clause, naming no party	says	-0.05 -0.02 -0.15 -0.04 0.10 -0.14 -0.11
voice in the head clause, naming no party	statecraft	0.00 0.07 -0.17 -0.21 -0.01 -0.12 -0.02
voice in the head clause, naming one side	army	0.10 -0.06 -0.11 -0.10 0.04 -0.18 -0.12
voice in the head clause, naming one side	business	-0.09 -0.14 -0.06 0.15 0.00 -0.01 -0.22
voice in the head clause, naming one side	essay	-0.04 -0.05 0.04 -0.09 -0.02 -0.03 0.09
voice in the head clause, naming one side	media	-0.03 -0.23 -0.05 -0.09 -0.03 0.09 0.04
voice in the head clause, naming one side	partisan	-0.11 0.09 -0.14 0.03 -0.14 -0.07 -0.01
voice in the head clause, naming one side	people	-0.06 -0.17 -0.10 -0.07 0.12 -0.13 0.01
voice in the head clause, naming one side	says	-0.08 0.08 -0.16 0.00 0.02 0.03 -0.21
voice in the head clause, naming one side	statecraft	-0.12 0.08 0.00 0.03 -0.14 -0.03 -0.06
voice in the head clause, naming one side	travel	-0.17 0.02 -0.14 0.07 0.10 0.03 -0.18
voice in the head clause, naming one side	witnessed	0.18 -0.17 -0.14 -0.15 -0.05 -0.11 -0.09
voice in the head clause, naming one side and ally	army	0.13 -0.13 -0.11 -0.06 -0.10 -0.07 -0.12
voice in the head clause, naming one side and ally	says	-0.03 0.08 -0.17 -0.12 -0.01 -0.11 -0.19
voice in the head clause, naming one side and ally	statecraft	-0.07 -0.05 -0.11 -0.09 -0.12 -0.07 0.12
voice in the head clause, naming one side and usa	army	0.17 -0.11 -0.30 -0.18 -0.11 -0.12 0.00
voice in the head clause, naming one side and usa	business	-0.05 -0.12 0.01 0.16 -0.20 -0.04 -0.08
voice in the head clause, naming one side and usa	essay	-0.06 0.02 -0.06 0.04 -0.20 -0.10 -0.01
voice in the head clause, naming one side and usa	media	-0.06 -0.10 0.02 -0.06 -0.03 -0.04 0.10
voice in the head clause, naming one side and usa	partisan	-0.05 -0.18 -0.07 -0.15 -0.17 -0.09 0.18
voice in the head clause, naming one side and usa	people	-0.06 0.07 0.00 -0.09 0.05 -0.10 -0.05
voice in the head clause, naming one side and usa	quarrel	-0.19 -0.07 -0.01 -0.08 -0.03 -0.16 0.14
voice in the head clause, naming one side and usa	says	0.02 0.04 -0.03 -0.13 -0.13 -0.03 0.01
voice in the head clause, naming one side and usa	statecraft	0.01 0.11 -0.19 -0.17 -0.12 -0.08 -0.06
voice in the head clause, naming one side and usa	witnessed	-0.04 0.04 -0.07 -0.08 -0.14 -0.07 0.04
voice in the head clause, naming usa	army	-0.02 -0.02 0.06 -0.17 -0.02 -0.09 0.02
voice in the head clause, naming usa	business	-0.05 -0.04 -0.11 0.10 -0.11 -0.07 -0.11
voice in the head clause, naming usa	essay	0.02 -0.08 -0.06 -0.02 -0.05 -0.03 -0.01
voice in the head clause, naming usa	media	-0.13 0.02 -0.18 -0.16 0.07 -0.16 0.00
voice in the head clause, naming usa	partisan	-0.13 -0.02 0.02 -0.10 -0.09 -0.06 0.08
voice in the head clause, naming usa	people	0.09 -0.07 -0.14 -0.13 0.02 -0.10 -0.02
voice in the head clause, naming usa	quarrel	-0.09 0.05 -0.15 -0.09 -0.12 -0.08 0.04
voice in the head clause, naming usa	says	0.00 -0.15 -0.21 0.08 -0.09 -0.14 0.07
voice in the head clause, naming usa	statecraft	-0.11 -0.02 -0.02 0.06 0.01 -0.13 -0.03
voices in order	army	0.15 -0.06 0.01 -0.21 -0.12 -0.07 -0.10
voices in order	army > essay	0.06 -0.09 -0.14 -0.12 -0.09 -0.08 0.00
voices in order	army > partisan	-0.03 0.03 -0.12 -0.07 -0.06 -0.04 0.03
voices in order	army > people	-0.06 0.02 -0.13 -0.10 0.06 -0.07 0.01
voices in order	army > says	0.14 -0.02 -0.23 -0.23 -0.15 -0.14 -0.08
voices in order	army > says > business	0.11 -0.09 -0.10 -0.03 -0.09 -0.12 -0.09
voices in order	army > statecraft	0.01 -0.10 0.03 0.07 -0.14 -0.06 -0.09
voices in order	business	-0.15 -0.20 -0.10 0.24 -0.21 -0.03 -0.14
voices in order	business > essay	-0.04 -0.13 -0.08 0.08 0.03 -0.06 -0.16
voices in order	business > people	-0.04 -0.14 -0.06 0.09 -0.12 -0.04 -0.09
voices in order	business > says	-0.11 0.10 -0.13 0.07 -0.17 -0.09 -0.22
voices in order	business > statecraft	0.05 -0.02 -0.10 0.06 -0.11 -0.09 -0.17
voices in order	essay	0.07 -0.09 -0.09 -0.19 -0.04 -0.19 0.14
voices in order	essay > army	0.08 -0.08 -0.09 -0.11 -0.09 -0.07 0.01
voices in order	essay > business	-0.18 -0.24 -0.18 0.13 0.06 -0.15 -0.12
voices in order	essay > media	-0.10 0.09 -0.12 -0.10 -0.13 -0.10 0.03
voices in order	essay > people	-0.14 0.06 -0.10 -0.10 -0.12 -0.09 0.03
voices in order	essay > says	-0.07 0.05 0.02 -0.15 0.01 -0.13 -0.03
voices in order	essay > statecraft	-0.19 0.07 0.07 -0.12 -0.13 0.03 -0.03
voices in order	media	0.00 -0.14 -0.21 -0.07 0.07 0.09 -0.02
voices in order	media > people	0.09 -0.12 -0.12 -0.08 0.00 -0.15 0.06
voices in order	media > quarrel	-0.09 -0.06 -0.13 -0.10 -0.11 -0.12 0.09
voices in order	media > says	-0.15 -0.13 0.10 -0.12 -0.15 -0.12 0.12
voices in order	media > statecraft	-0.10 0.06 -0.08 -0.08 -0.11 -0.09 0.03
voices in order	none	0.09 0.04 0.08 -0.24 0.00 -0.14 -0.06
voices in order	partisan	-0.19 0.00 -0.25 -0.15 -0.18 -0.14 0.16
voices in order	partisan > army	-0.06 -0.03 -0.16 -0.07 -0.09 -0.10 0.06
voices in order	partisan > quarrel	-0.10 -0.01 0.03 -0.11 -0.12 -0.07 0.07
voices in order	partisan > says	0.06 -0.06 0.07 -0.03 -0.16 -0.09 0.00
voices in order	partisan > statecraft	0.00 -0.06 -0.11 -0.07 -0.11 -0.06 0.06
voices in order	people	-0.03 -0.07 0.02 -0.15 -0.03 -0.15 0.09
voices in order	people > says	0.03 0.05 -0.16 -0.08 -0.01 -0.10 -0.15
voices in order	people > statecraft	-0.16 -0.04 -0.13 -0.12 0.11 -0.10 -0.03
voices in order	quarrel	-0.10 0.03 -0.15 -0.12 -0.12 -0.12 0.05
voices in order	says	-0.06 0.16 -0.15 -0.03 -0.15 0.00 -0.16
voices in order	says > army	-0.05 0.10 -0.20 -0.15 0.05 -0.11 -0.13
voices in order	says > business	-0.09 0.04 0.01 -0.10 -0.20 0.06 0.04
voices in order	says > essay	0.00 0.03 -0.02 -0.14 -0.12 -0.10 0.00
voices in order	says > media	-0.11 -0.12 0.05 -0.10 0.04 0.04 0.02
voices in order	says > people	0.10 0.00 -0.07 -0.04 0.03 -0.08 -0.23
voices in order	says > quarrel	-0.12 -0.12 -0.12 -0.11 0.05 -0.11 0.09
voices in order	says > statecraft	0.00 0.08 -0.17 -0.22 -0.22 -0.10 -0.05
voices in order	says > statecraft > business	-0.08 0.07 -0.04 -0.08 -0.03 -0.03 -0.06
voices in order	statecraft	-0.05 0.14 -0.30 -0.17 -0.14 -0.13 0.00
voices in order	statecraft > army	-0.14 0.05 -0.09 0.05 -0.10 -0.10 -0.11
voices in order	statecraft > business	-0.08 0.06 -0.09 -0.03 -0.10 -0.10 0.01
voices in order	statecraft > essay	-0.12 0.07 -0.08 -0.09 -0.10 -0.05 0.08
voices in order	statecraft > says	-0.02 0.02 -0.19 0.06 0.02 -0.12 -0.16
voices in order	statecraft > says > business	-0.10 -0.11 -0.07 0.13 -0.08 -0.07 -0.11
voices in order	statecraft > says > essay	-0.11 0.11 -0.11 -0.09 -0.08 -0.06 -0.08
voices in order	statecraft > says > people	0.01 -0.12 0.03 -0.07 0.06 -0.07 -0.15
voices in order	travel	-0.13 -0.23 -0.16 0.20 0.00 -0.17 -0.07
voices in order	travel > people	-0.09 0.04 -0.07 -0.08 0.09 -0.08 -0.10
voices in order	witnessed	0.16 -0.18 -0.14 -0.15 -0.17 -0.10 0.01
word	!	-0.03 -0.01 -0.13 0.01 -0.13 -0.09 0.03
word	?	-0.01 0.02 -0.03 -0.03 -0.06 -0.06 0.04
word	[ally]	0.07 -0.02 -0.01 -0.21 -0.07 -0.14 -0.03
word	[number]	-0.01 -0.11 -0.03 0.11 0.07 -0.01 -0.19
word	[place]	0.00 0.22 -0.13 -0.07 0.03 -0.16 -0.25
word	[region]	-0.05 0.08 -0.27 0.14 -0.09 -0.17 -0.17
word	[side]	0.01 0.01 -0.01 -0.04 -0.03 -0.04 -0.01
word	[usa]	-0.06 0.08 -0.06 -0.05 -0.07 -0.09 0.04
word	abduct	0.05 -0.11 -0.13 -0.10 0.11 -0.10 -0.12
word	ability	0.03 -0.02 0.06 -0.05 -0.09 -0.08 -0.08
word	about	-0.15 0.09 -0.02 -0.05 -0.29 -0.16 0.00
word	accus	-0.11 -0.01 0.03 -0.11 0.03 -0.09 0.00
word	acros	-0.06 -0.20 -0.17 0.02 0.03 0.09 -0.05
word	act	-0.14 0.10 -0.21 0.04 -0.16 -0.18 -0.03
word	action	-0.12 0.09 0.03 -0.13 -0.15 -0.14 -0.02
word	activist	-0.14 0.02 -0.11 -0.08 -0.10 -0.11 0.07
word	acts	-0.04 0.04 -0.10 -0.07 -0.11 -0.05 0.04
word	addres	-0.20 -0.05 -0.24 -0.20 -0.22 -0.16 0.17
word	admin	-0.08 -0.10 -0.13 -0.08 -0.09 -0.07 0.11
word	after	-0.06 -0.03 -0.21 0.03 0.07 -0.08 0.00
word	again	-0.12 0.09 -0.09 0.04 -0.08 -0.06 -0.11
word	against	0.01 0.06 -0.08 -0.15 -0.27 -0.13 -0.02
word	agent	-0.15 0.01 0.11 -0.12 -0.13 -0.15 -0.14
word	aggression	-0.18 0.19 -0.15 -0.14 -0.18 -0.12 -0.17
word	agre	-0.09 0.08 -0.10 -0.02 -0.16 -0.12 -0.05
word	agreement	-0.08 0.13 -0.17 -0.07 -0.16 -0.13 0.01
word	ahead	0.07 -0.17 -0.01 0.02 -0.01 -0.10 0.06
word	ai	-0.13 -0.11 -0.14 -0.10 -0.14 -0.13 0.15
word	air	0.06 -0.18 -0.03 -0.03 -0.06 -0.11 0.13
word	aircraft	0.07 -0.13 -0.13 -0.11 0.04 -0.12 -0.12
word	airspac	-0.05 -0.03 -0.13 0.08 0.01 -0.13 -0.15
word	airstrik	-0.01 -0.01 -0.14 0.02 -0.02 -0.09 0.02
word	al	0.00 0.05 -0.08 -0.08 0.03 -0.09 -0.12
word	alarm	0.07 -0.08 -0.10 0.03 -0.11 -0.09 -0.10
word	alert	0.07 -0.03 -0.12 -0.12 -0.01 -0.10 0.00
word	ali	-0.09 -0.15 0.14 -0.09 -0.14 -0.12 -0.05
word	all	-0.03 -0.04 -0.20 -0.05 -0.02 -0.09 0.05
word	alleg	-0.04 -0.12 0.09 -0.11 -0.10 -0.15 -0.05
word	allow	-0.09 0.03 0.07 -0.08 -0.08 -0.07 0.03
word	ally	-0.07 0.02 -0.16 -0.17 -0.18 -0.10 0.11
word	alon	0.02 -0.02 -0.03 -0.11 -0.10 -0.11 0.04
word	already	0.09 -0.10 -0.18 -0.14 -0.13 -0.11 0.04
word	amid	0.09 -0.14 -0.10 0.01 -0.05 -0.02 -0.06
word	among	0.06 -0.09 -0.09 -0.06 -0.03 -0.07 0.02
word	analysi	-0.01 0.07 -0.14 -0.12 -0.12 -0.10 -0.03
word	analyst	-0.10 -0.16 0.04 0.03 -0.05 0.03 0.07
word	announc	-0.01 -0.03 -0.09 -0.03 0.07 0.02 -0.07
word	announcement	-0.11 -0.02 -0.09 -0.12 -0.02 -0.12 0.08
word	another	0.01 -0.03 -0.02 0.04 -0.12 -0.05 -0.07
word	anti	-0.01 0.02 0.04 -0.12 -0.14 -0.12 -0.12
word	any	-0.02 0.09 -0.15 -0.16 0.03 -0.13 -0.14
word	aoun	-0.13 0.13 -0.10 -0.11 -0.09 -0.05 -0.10
word	arab	-0.06 0.05 -0.13 -0.09 0.06 -0.11 -0.11
word	arm	0.06 0.02 -0.14 -0.13 0.02 -0.11 -0.14
word	arms	0.12 -0.09 -0.03 -0.15 -0.12 -0.13 -0.10
word	army	0.01 0.10 -0.16 -0.12 -0.18 -0.06 -0.13
word	around	0.01 0.00 -0.09 0.00 0.07 -0.07 -0.14
word	arriv	0.07 -0.09 -0.10 -0.09 0.02 -0.07 -0.04
word	asia	-0.03 0.03 -0.08 0.07 0.01 -0.06 -0.06
word	asian	-0.10 -0.09 -0.10 0.07 0.04 -0.09 0.01
word	ask	-0.13 -0.03 -0.15 0.04 -0.12 -0.10 0.07
word	asks	0.02 0.06 -0.12 0.06 -0.10 -0.11 -0.12
word	assault	-0.02 0.03 -0.07 -0.05 0.01 -0.03 0.03
word	asset	0.05 -0.12 0.05 -0.10 -0.13 -0.12 -0.09
word	attack	0.02 0.10 -0.25 -0.09 -0.09 -0.11 -0.02
word	attempt	-0.04 0.07 0.04 -0.12 -0.13 -0.14 -0.14
word	back	0.02 0.05 -0.03 -0.14 -0.04 -0.14 -0.02
word	balanc	-0.04 0.16 -0.10 -0.06 -0.13 -0.08 0.04
word	ballistic	0.09 -0.09 -0.25 0.02 -0.22 -0.13 0.02
word	bank	-0.09 -0.10 0.03 -0.07 0.05 0.00 0.02
word	bannon	-0.14 0.14 -0.10 -0.08 -0.11 -0.11 0.08
word	barrag	0.05 0.04 -0.11 -0.07 -0.13 -0.08 0.01
word	bas	0.09 -0.05 -0.10 0.01 -0.08 -0.04 -0.15
word	base	0.02 -0.18 0.07 -0.09 -0.19 -0.09 -0.16
word	becom	-0.07 -0.12 -0.11 -0.06 0.07 -0.07 0.08
word	befor	0.00 0.02 0.03 -0.06 -0.12 -0.06 -0.04
word	begin	0.01 -0.16 -0.15 0.00 -0.17 -0.11 0.07
word	begun	-0.01 0.08 -0.07 -0.05 -0.06 -0.06 -0.12
word	below	-0.04 -0.07 -0.04 0.07 -0.03 -0.03 -0.06
word	between	0.05 0.02 -0.20 -0.17 -0.21 -0.12 0.01
word	beyond	-0.03 -0.02 -0.13 0.07 0.02 -0.14 -0.14
word	big	0.03 -0.04 -0.11 0.06 -0.11 -0.08 0.00
word	bigger	0.02 -0.05 -0.06 0.04 -0.08 -0.04 -0.09
word	bitcoin	-0.14 -0.14 -0.13 0.16 -0.11 -0.10 -0.16
word	blam	-0.03 0.04 0.03 0.00 -0.13 -0.13 -0.05
word	blast	0.08 -0.14 -0.10 -0.09 0.03 -0.10 0.00
word	block	0.09 0.03 -0.08 -0.09 -0.16 -0.05 0.02
word	blockad	0.06 -0.05 -0.12 -0.02 0.03 -0.17 -0.19
word	bloomberg	0.00 0.02 -0.12 -0.03 0.02 -0.08 0.00
word	blow	0.03 0.07 -0.08 -0.06 -0.10 -0.05 -0.11
word	bomb	-0.06 0.03 -0.22 -0.03 0.06 -0.17 -0.02
word	bombardment	0.07 -0.13 -0.11 -0.08 0.04 -0.12 -0.11
word	brac	-0.11 -0.18 -0.16 0.06 0.10 -0.10 -0.02
word	breach	0.03 -0.10 0.09 -0.06 0.05 0.03 -0.10
word	break	0.00 -0.11 -0.02 -0.14 0.01 0.03 0.04
word	bridg	0.02 -0.04 -0.11 -0.11 0.00 -0.10 0.04
word	brief	-0.14 -0.14 -0.15 -0.12 -0.13 -0.09 0.16
word	bring	-0.11 -0.11 -0.11 0.02 0.03 -0.08 0.05
word	build	0.12 -0.08 -0.14 -0.06 -0.14 -0.11 -0.14
word	burn	0.03 0.06 -0.13 -0.10 -0.13 -0.12 -0.11
word	call	-0.05 0.03 -0.02 -0.15 -0.03 -0.12 0.00
word	can	0.02 0.05 -0.03 -0.08 -0.17 -0.17 -0.05
word	can't	0.05 -0.04 -0.14 0.04 -0.08 -0.10 -0.03
word	canadian	-0.10 -0.08 -0.11 -0.09 0.08 -0.10 0.04
word	captur	-0.01 -0.11 0.02 -0.09 -0.02 -0.09 0.08
word	cargo	0.07 -0.10 -0.07 -0.03 -0.10 -0.06 -0.08
word	carlson	-0.10 -0.13 0.07 -0.08 -0.11 -0.08 0.10
word	carry	0.11 -0.08 -0.14 0.00 -0.10 -0.12 -0.11
word	casualty	0.02 -0.03 0.05 -0.08 -0.11 -0.06 -0.01
word	caus	0.10 -0.16 -0.12 -0.08 0.04 -0.10 -0.10
word	ceas	0.06 -0.09 -0.08 -0.11 0.07 -0.07 -0.12
word	ceasefir	-0.18 0.06 -0.18 -0.07 -0.09 -0.14 0.05
word	celebrat	-0.11 -0.12 -0.11 -0.09 -0.13 -0.08 0.13
word	chang	-0.11 -0.08 0.06 -0.08 -0.09 -0.09 0.12
word	chao	-0.09 -0.10 -0.06 0.05 0.04 -0.06 0.08
word	charg	-0.13 -0.12 0.13 -0.11 -0.14 -0.13 -0.13
word	chemical	-0.09 -0.10 -0.10 0.10 -0.09 -0.07 -0.10
word	chief	0.10 -0.05 -0.11 -0.12 0.06 -0.04 -0.10
word	chok	-0.08 -0.07 -0.05 0.08 -0.06 -0.04 -0.08
word	citizen	-0.06 -0.10 -0.12 0.01 0.12 -0.02 -0.17
word	city	0.01 -0.14 -0.17 -0.10 0.11 -0.13 -0.11
word	civilian	0.00 -0.01 -0.15 -0.11 -0.02 -0.10 0.03
word	civilization	-0.14 -0.09 -0.13 -0.12 -0.13 -0.10 0.12
word	claim	-0.06 0.13 0.01 -0.15 -0.24 0.03 -0.18
word	clash	-0.12 0.00 -0.17 0.07 -0.14 0.07 -0.01
word	clear	0.06 -0.14 0.01 0.00 -0.12 0.07 -0.04
word	clos	-0.16 -0.12 -0.13 0.17 0.07 0.04 -0.11
word	closur	-0.08 -0.12 -0.10 0.08 -0.01 -0.10 0.00
word	cnn	0.08 -0.14 0.08 -0.11 -0.18 -0.14 0.10
word	com	-0.10 0.15 -0.16 -0.08 -0.16 -0.15 -0.12
word	combat	0.11 0.03 -0.17 -0.13 -0.17 -0.12 -0.25
word	come	-0.06 0.11 -0.04 -0.06 -0.06 -0.02 -0.03
word	commander	0.02 -0.03 -0.24 -0.03 -0.06 -0.14 0.03
word	complet	0.13 -0.06 -0.13 0.07 -0.13 -0.12 -0.15
word	concern	-0.14 -0.11 0.05 0.09 0.01 -0.09 0.01
word	condemn	-0.08 0.11 -0.17 -0.07 -0.12 -0.09 -0.04
word	condemnation	-0.10 0.11 -0.10 -0.08 -0.10 -0.09 -0.11
word	conferenc	-0.02 0.06 -0.07 -0.05 -0.08 -0.04 0.03
word	confirm	0.14 0.03 -0.17 -0.09 -0.18 -0.09 -0.21
word	conflict	-0.03 -0.03 -0.15 0.07 -0.01 -0.01 -0.17
word	confront	0.07 -0.10 -0.13 -0.09 0.07 -0.11 -0.04
word	continu	0.00 0.08 -0.04 -0.17 0.00 0.02 -0.15
word	control	0.11 -0.11 -0.14 0.06 -0.13 -0.12 -0.02
word	cost	-0.08 -0.05 -0.16 0.03 -0.03 0.06 0.00
word	could	-0.01 -0.04 -0.13 0.10 -0.02 -0.11 -0.09
word	country	-0.10 0.11 -0.04 -0.05 -0.19 0.01 -0.08
word	court	-0.03 -0.12 -0.13 0.05 -0.14 -0.10 0.08
word	cover	0.07 -0.14 0.10 -0.01 -0.13 -0.11 -0.09
word	crackdown	-0.02 0.08 -0.13 -0.10 -0.12 -0.07 -0.12
word	crash	-0.01 0.05 -0.10 -0.06 -0.14 -0.03 0.01
word	crisi	-0.06 -0.01 -0.11 0.08 -0.16 -0.10 -0.11
word	crud	0.00 -0.16 -0.08 0.09 -0.07 -0.07 -0.11
word	crush	0.01 0.01 -0.10 -0.05 -0.11 -0.08 -0.11
word	crypto	-0.14 -0.13 0.02 0.03 -0.16 0.12 -0.14
word	cut	-0.09 0.04 -0.14 -0.10 0.06 0.04 -0.12
word	cuts	-0.03 -0.14 -0.10 0.05 -0.10 0.04 -0.12
word	damag	0.05 0.04 0.01 -0.08 -0.17 -0.14 -0.15
word	day	0.15 -0.13 -0.19 -0.04 -0.22 -0.11 -0.02
word	daybreak	-0.07 0.07 -0.10 -0.05 0.05 -0.07 -0.03
word	days	-0.22 0.04 0.02 0.00 0.13 -0.13 -0.11
word	de	-0.05 0.13 -0.06 -0.14 -0.07 -0.07 -0.07
word	dead	0.14 -0.10 -0.13 -0.12 -0.06 -0.12 -0.21
word	deadlin	-0.06 -0.03 -0.16 -0.17 0.09 -0.15 -0.01
word	deadly	-0.01 0.01 0.03 -0.11 -0.14 -0.11 -0.16
word	deal	0.01 0.09 -0.12 0.01 -0.18 -0.08 -0.10
word	death	-0.08 -0.06 0.06 -0.07 0.03 -0.09 0.05
word	decad	-0.03 0.01 0.06 -0.09 -0.11 -0.09 0.03
word	declar	0.06 0.01 -0.12 0.08 -0.10 -0.06 -0.14
word	defenc	0.07 -0.05 0.00 -0.14 -0.05 -0.12 -0.06
word	defend	0.00 0.07 0.00 -0.12 -0.13 -0.14 -0.08
word	defens	0.08 -0.14 0.06 -0.12 -0.19 -0.15 0.00
word	delay	-0.10 -0.13 -0.12 0.02 0.06 -0.10 0.08
word	delegation	-0.11 0.13 -0.13 0.01 -0.11 -0.05 -0.13
word	dem	-0.07 -0.10 -0.12 -0.06 -0.06 -0.05 0.10
word	demand	-0.11 0.03 -0.15 -0.14 -0.14 0.03 0.09
word	democrat	-0.11 -0.14 0.04 0.02 -0.09 -0.07 0.09
word	deny	0.05 0.04 -0.01 -0.09 -0.10 -0.08 -0.10
word	deploy	0.00 -0.14 0.06 -0.05 -0.12 -0.07 -0.01
word	deputy	0.00 0.08 -0.12 -0.07 -0.13 -0.10 -0.07
word	derail	-0.15 -0.02 -0.12 0.12 -0.14 -0.11 -0.07
word	despit	-0.15 -0.07 -0.02 -0.02 0.01 -0.12 0.10
word	destroy	-0.01 -0.11 0.05 -0.15 0.10 0.00 -0.03
word	destruction	0.10 0.02 -0.18 -0.12 0.08 -0.14 -0.16
word	detail	-0.10 0.07 -0.11 -0.09 -0.10 -0.10 0.05
word	determin	-0.04 -0.01 0.05 -0.09 -0.10 -0.08 0.02
word	devastat	-0.16 -0.12 -0.11 -0.11 0.11 -0.10 0.02
word	did	0.00 0.11 -0.13 -0.14 -0.16 -0.07 -0.15
word	die	-0.06 0.05 -0.13 -0.08 -0.13 -0.06 0.01
word	diplomatic	-0.10 0.10 -0.12 0.02 -0.09 -0.08 -0.09
word	disarm	0.02 0.05 -0.10 -0.08 -0.10 -0.10 -0.11
word	disarmament	-0.09 0.12 -0.14 -0.09 -0.11 -0.08 -0.16
word	dismiss	-0.08 -0.04 0.06 -0.10 -0.08 -0.06 0.05
word	disrupt	-0.13 -0.15 -0.09 0.10 0.05 -0.10 -0.01
word	disruption	-0.14 -0.13 -0.11 0.09 -0.12 -0.09 0.00
word	do	-0.10 0.08 0.02 -0.12 0.04 -0.09 -0.08
word	does	0.05 -0.10 -0.13 -0.09 -0.10 -0.07 0.07
word	dollar	-0.01 -0.11 -0.03 0.02 -0.16 0.01 -0.05
word	domestic	-0.10 -0.02 -0.12 0.04 0.03 -0.10 0.08
word	don't	-0.16 0.10 -0.13 -0.07 0.05 -0.10 0.05
word	doubl	-0.01 0.09 -0.12 -0.03 -0.10 -0.10 -0.12
word	down	0.09 0.06 -0.17 -0.11 -0.22 -0.09 -0.08
word	dozen	-0.05 -0.15 0.03 -0.02 0.05 -0.18 -0.02
word	driv	-0.09 -0.10 -0.10 0.10 -0.07 -0.10 -0.11
word	dron	0.14 -0.08 0.05 -0.10 -0.17 -0.12 -0.21
word	drop	-0.08 -0.08 -0.08 0.09 -0.09 -0.06 -0.08
word	due	-0.11 0.03 -0.11 -0.04 0.04 -0.08 0.02
word	dur	0.06 -0.03 0.02 -0.12 0.04 -0.14 -0.12
word	early	0.03 0.05 -0.10 -0.08 -0.01 -0.09 -0.16
word	economic	-0.10 -0.02 0.02 0.04 -0.13 -0.08 0.00
word	economy	-0.10 -0.17 -0.17 0.18 -0.14 -0.14 -0.16
word	effort	-0.10 0.16 -0.14 -0.11 -0.12 -0.08 -0.10
word	eliminat	0.19 -0.15 -0.17 -0.14 -0.16 -0.12 -0.21
word	embassy	-0.03 -0.08 0.07 -0.04 -0.05 -0.04 -0.08
word	emerg	-0.13 0.13 -0.10 -0.11 -0.13 -0.10 0.01
word	emergency	0.04 -0.02 -0.12 -0.08 0.00 -0.08 -0.15
word	end	-0.12 0.02 -0.22 -0.11 0.01 -0.11 0.04
word	ends	-0.10 0.08 -0.13 0.02 -0.09 -0.09 0.01
word	enemy	0.00 0.10 -0.11 -0.13 -0.13 -0.11 -0.07
word	energy	0.03 -0.04 -0.12 0.02 -0.20 -0.10 -0.04
word	enrichment	-0.02 0.03 0.10 -0.05 -0.10 -0.09 -0.11
word	enter	0.04 -0.07 -0.14 -0.07 0.08 -0.13 -0.06
word	escalat	0.09 -0.02 -0.16 -0.11 0.02 -0.13 -0.03
word	escalation	-0.01 0.11 -0.11 -0.09 -0.13 -0.08 -0.08
word	evacuat	0.07 0.06 -0.06 -0.09 -0.05 -0.10 -0.13
word	evacuation	0.06 0.03 -0.08 -0.04 0.03 -0.08 -0.14
word	even	-0.09 0.00 0.03 -0.05 -0.15 -0.08 0.09
word	ex	0.05 -0.15 0.05 -0.09 -0.09 -0.10 0.13
word	exchang	-0.16 0.09 -0.12 0.07 -0.13 0.06 -0.14
word	execut	-0.11 -0.11 0.11 -0.10 0.04 -0.13 -0.12
word	exit	-0.13 0.03 -0.10 0.00 0.06 -0.07 -0.02
word	expect	-0.18 0.04 -0.16 -0.11 0.07 -0.15 0.05
word	expert	-0.06 0.03 -0.18 0.04 -0.13 -0.12 -0.01
word	explain	0.04 0.06 -0.11 -0.10 -0.12 -0.10 -0.02
word	explainer	0.11 -0.11 -0.11 -0.08 -0.08 -0.07 -0.11
word	explosion	-0.04 0.00 -0.11 -0.10 -0.03 -0.09 0.04
word	export	-0.07 -0.11 -0.08 0.10 -0.11 -0.09 -0.08
word	extremely	0.01 -0.07 -0.10 0.05 -0.12 -0.10 -0.04
word	fac	-0.03 -0.04 -0.15 0.04 -0.16 -0.08 0.01
word	face	-0.12 0.03 -0.10 -0.01 -0.10 -0.10 0.02
word	facility	0.10 -0.16 -0.17 -0.10 0.01 -0.16 -0.02
word	fail	-0.06 0.08 0.03 -0.10 -0.11 -0.05 -0.03
word	fall	-0.14 0.01 -0.10 0.07 0.06 -0.09 -0.14
word	far	0.09 -0.10 0.06 -0.08 -0.12 -0.05 -0.11
word	fear	0.02 0.06 -0.15 -0.06 -0.15 -0.08 -0.04
word	field	-0.07 0.17 -0.19 -0.12 -0.17 -0.14 -0.19
word	fifth	0.02 -0.03 -0.10 0.06 -0.09 -0.07 -0.09
word	fight	0.18 -0.18 -0.22 -0.12 -0.05 -0.14 -0.08
word	fighter	0.03 -0.03 -0.14 -0.02 0.03 -0.07 -0.12
word	find	-0.14 -0.02 0.08 -0.10 -0.10 0.01 0.08
word	finish	-0.04 -0.07 -0.04 0.01 -0.07 -0.03 0.06
word	fir	0.11 -0.05 -0.19 -0.09 -0.17 -0.09 0.04
word	fire	0.14 -0.14 -0.18 0.00 0.00 -0.13 -0.09
word	first	0.07 -0.06 -0.02 -0.04 -0.02 -0.08 -0.03
word	five	0.05 -0.14 -0.11 -0.08 0.00 -0.08 0.02
word	flee	0.00 -0.04 0.01 -0.03 0.01 -0.06 -0.08
word	fleet	-0.02 -0.11 -0.10 0.08 -0.10 -0.14 -0.10
word	flight	-0.18 -0.12 -0.16 0.14 0.11 0.02 -0.11
word	fm	-0.03 0.05 -0.08 -0.05 -0.06 -0.05 -0.09
word	focu	-0.03 -0.03 -0.02 0.03 -0.02 -0.02 -0.03
word	follow	0.08 -0.07 -0.15 0.09 -0.15 -0.10 -0.11
word	forc	0.00 0.00 -0.21 -0.03 -0.26 -0.15 0.03
word	foreign	-0.08 0.05 -0.10 0.01 -0.10 -0.05 0.01
word	former	0.02 -0.06 -0.06 -0.11 -0.14 0.02 0.10
word	four	-0.14 -0.07 0.07 -0.15 0.12 -0.12 -0.03
word	fox	0.11 -0.15 -0.16 -0.10 -0.15 -0.13 0.03
word	fresh	-0.03 0.01 -0.11 0.07 -0.10 -0.07 -0.11
word	fuel	-0.18 -0.15 0.00 0.15 -0.15 -0.09 -0.07
word	full	0.08 0.06 -0.12 -0.11 -0.11 -0.07 -0.04
word	further	-0.09 -0.03 -0.10 0.09 -0.09 -0.08 -0.15
word	futur	-0.11 -0.10 -0.05 0.01 -0.09 -0.04 0.06
word	g	-0.14 0.15 -0.09 -0.12 -0.15 -0.07 -0.17
word	g7	0.02 -0.02 -0.08 -0.09 0.09 -0.07 -0.16
word	gabbard	-0.07 -0.12 0.15 -0.08 -0.07 -0.08 -0.04
word	gas	-0.03 0.08 -0.17 -0.02 -0.22 -0.15 -0.19
word	general	0.04 -0.04 -0.10 -0.05 -0.10 -0.05 0.06
word	genocidal	-0.09 -0.07 -0.11 -0.09 -0.08 -0.07 0.09
word	giv	0.04 0.06 -0.13 -0.11 -0.13 -0.09 -0.07
word	global	-0.09 -0.03 -0.11 0.10 0.04 -0.07 -0.13
word	go	-0.09 -0.02 -0.16 -0.12 0.04 0.02 0.01
word	goal	-0.03 -0.05 -0.13 -0.06 -0.10 -0.06 0.08
word	goes	0.06 0.04 -0.13 -0.10 -0.10 -0.09 0.00
word	gold	-0.11 -0.12 -0.09 0.03 0.06 -0.08 -0.01
word	gop	-0.07 0.11 -0.10 -0.06 -0.08 -0.04 0.00
word	government	-0.07 0.05 -0.10 -0.06 -0.17 -0.06 0.06
word	graham	0.08 0.02 -0.13 -0.05 -0.08 -0.04 -0.05
word	ground	0.11 -0.07 -0.15 -0.10 -0.17 -0.13 0.06
word	group	-0.01 0.01 -0.16 -0.01 0.02 -0.15 -0.04
word	grow	0.00 -0.12 0.08 0.03 -0.18 -0.09 0.05
word	guidelin	0.04 -0.16 -0.18 -0.16 0.13 -0.18 -0.10
word	hacker	-0.12 -0.13 0.00 -0.13 -0.14 0.14 -0.12
word	half	-0.04 0.02 -0.13 -0.13 0.05 -0.13 -0.13
word	halt	-0.03 -0.05 -0.11 0.08 -0.07 -0.10 -0.03
word	hama	-0.06 0.11 -0.10 -0.11 -0.16 -0.06 -0.11
word	hand	-0.14 0.09 -0.11 -0.09 -0.09 -0.10 0.06
word	happen	0.13 -0.12 -0.14 -0.13 -0.14 -0.10 -0.09
word	hard	0.04 -0.03 -0.14 0.07 -0.13 -0.12 -0.16
word	haven	-0.11 -0.11 -0.08 0.13 -0.12 -0.10 -0.12
word	head	0.12 -0.11 -0.12 -0.07 -0.13 -0.08 -0.02
word	heard	0.01 0.04 -0.07 -0.05 -0.11 -0.06 -0.12
word	helicopter	-0.09 0.12 -0.14 -0.13 -0.11 -0.13 -0.13
word	help	-0.13 0.06 -0.10 -0.14 0.08 -0.11 0.02
word	high	-0.10 0.01 -0.16 0.04 0.02 -0.12 -0.02
word	higher	0.00 -0.13 -0.09 0.10 -0.06 -0.06 -0.09
word	him	-0.15 -0.04 0.02 -0.08 -0.16 0.03 0.14
word	historic	-0.14 0.08 -0.08 0.05 -0.11 -0.07 -0.10
word	hit	0.20 -0.15 -0.19 0.02 -0.01 -0.14 -0.23
word	hits	0.10 -0.06 -0.34 -0.01 -0.05 -0.12 -0.05
word	hold	-0.01 -0.02 0.02 0.04 -0.14 -0.12 -0.14
word	home	-0.11 -0.19 -0.19 0.03 0.12 -0.13 0.02
word	hop	-0.06 0.03 -0.03 0.02 -0.04 -0.02 -0.05
word	hope	0.02 0.02 -0.12 -0.10 0.05 -0.13 -0.12
word	hospital	0.07 -0.17 -0.17 -0.12 0.08 -0.16 -0.12
word	host	0.08 -0.06 -0.15 -0.13 -0.15 -0.12 0.03
word	hour	0.03 0.12 -0.11 -0.09 -0.14 -0.12 -0.12
word	hous	-0.08 -0.10 0.06 -0.08 -0.09 -0.08 0.05
word	how	0.03 0.01 0.02 -0.03 -0.06 -0.12 -0.04
word	human	-0.13 -0.09 -0.12 -0.11 0.10 -0.12 0.08
word	hundred	0.10 -0.10 -0.12 -0.06 -0.12 -0.09 -0.06
word	hurt	0.01 -0.03 -0.13 0.05 0.03 -0.12 -0.11
word	i	-0.11 -0.01 -0.06 0.05 -0.08 -0.05 0.06
word	if	-0.04 0.03 -0.22 0.03 -0.23 -0.12 -0.02
word	illegal	-0.09 0.05 -0.11 -0.08 0.04 -0.05 0.02
word	imag	0.06 -0.19 0.09 -0.17 0.08 -0.17 -0.15
word	imminent	0.09 -0.11 0.06 -0.09 -0.07 -0.07 -0.03
word	impact	0.01 -0.15 -0.18 0.10 -0.18 -0.12 -0.07
word	impos	0.08 -0.12 -0.08 0.02 -0.11 -0.10 -0.12
word	includ	0.03 0.08 -0.13 -0.11 -0.12 -0.09 -0.14
word	increas	-0.11 -0.13 0.08 0.01 -0.08 -0.08 0.07
word	infiltration	0.15 -0.07 -0.13 -0.08 -0.15 -0.05 -0.15
word	inflation	-0.06 -0.08 -0.07 0.08 -0.08 -0.07 -0.08
word	insight	-0.06 -0.07 -0.04 0.08 -0.04 -0.02 -0.07
word	insist	0.05 -0.09 0.03 -0.09 -0.09 -0.06 0.10
word	insufficient	-0.09 0.10 -0.11 -0.07 -0.08 -0.09 -0.11
word	intelligenc	0.01 -0.07 0.08 -0.08 -0.10 -0.08 -0.09
word	intensify	0.05 -0.01 -0.09 -0.04 -0.11 -0.07 -0.10
word	intercept	0.10 -0.13 -0.10 -0.04 -0.18 -0.08 -0.01
word	internet	-0.13 -0.03 -0.16 -0.12 -0.06 0.13 -0.04
word	interven	0.06 0.00 -0.08 -0.12 -0.10 -0.07 -0.02
word	intervention	-0.01 0.03 -0.14 -0.13 -0.15 -0.07 0.03
word	interview	-0.03 0.03 0.11 -0.12 -0.13 0.02 -0.08
word	invasion	0.01 -0.13 -0.12 -0.10 0.10 -0.12 -0.10
word	involv	0.10 -0.08 -0.09 0.06 -0.11 -0.06 -0.13
word	is	0.03 0.02 -0.11 -0.19 -0.22 -0.15 0.12
word	issu	-0.08 0.11 -0.17 0.08 -0.16 -0.12 -0.17
word	jazeera	0.00 0.05 -0.08 -0.08 0.03 -0.09 -0.12
word	jesu	-0.15 -0.12 -0.15 -0.10 -0.14 -0.11 0.16
word	jet	0.02 -0.03 -0.14 0.05 -0.14 -0.08 -0.11
word	jets	0.08 -0.12 -0.14 0.04 -0.14 -0.05 -0.09
word	jimmy	-0.10 -0.09 -0.10 -0.08 -0.11 -0.08 0.11
word	job	-0.01 -0.05 0.08 0.01 -0.04 -0.03 -0.07
word	joe	-0.11 -0.09 0.11 -0.07 -0.09 -0.08 0.06
word	john	-0.08 -0.11 0.05 -0.08 -0.09 -0.08 0.08
word	join	-0.17 0.15 -0.13 -0.11 0.00 -0.09 -0.08
word	joint	0.10 0.00 -0.11 -0.13 -0.13 -0.08 -0.15
word	journalist	-0.11 -0.16 -0.20 -0.15 0.15 -0.18 0.04
word	jump	0.01 -0.11 -0.05 0.02 -0.05 -0.05 0.03
word	just	-0.12 0.02 -0.18 -0.08 0.02 -0.13 0.11
word	keep	-0.02 -0.01 -0.16 0.07 -0.11 -0.16 0.01
word	kent	-0.11 -0.09 0.11 -0.07 -0.09 -0.08 0.06
word	key	-0.03 0.12 -0.11 -0.07 -0.20 -0.11 -0.09
word	kill	0.07 -0.07 -0.07 -0.21 0.09 -0.10 -0.04
word	kimmel	-0.10 -0.09 -0.10 -0.08 -0.11 -0.08 0.11
word	know	0.06 0.05 -0.17 -0.16 -0.21 -0.10 -0.08
word	land	0.10 -0.10 -0.14 -0.07 -0.11 -0.09 -0.09
word	last	0.07 -0.01 -0.14 0.04 -0.17 -0.13 -0.06
word	latest	0.02 -0.01 -0.17 0.02 -0.19 -0.11 0.02
word	launch	0.17 -0.23 -0.04 -0.02 0.04 -0.13 -0.21
word	launcher	0.11 -0.11 -0.10 -0.08 -0.11 -0.05 -0.11
word	lead	-0.13 0.11 0.06 0.04 -0.17 -0.12 0.03
word	leader	-0.17 0.19 -0.19 -0.09 -0.08 -0.11 -0.03
word	leadership	-0.05 -0.07 0.06 -0.08 -0.12 -0.09 0.07
word	least	0.10 -0.13 -0.13 0.02 -0.16 -0.09 -0.11
word	leav	-0.03 0.11 -0.01 -0.17 -0.01 -0.12 -0.10
word	like	0.13 -0.09 -0.15 -0.12 -0.16 -0.11 -0.02
word	limit	0.09 0.05 0.02 -0.07 0.03 -0.15 -0.16
word	lin	-0.11 0.07 -0.11 0.04 -0.09 -0.10 -0.09
word	lindsey	0.02 -0.03 -0.11 -0.05 -0.06 -0.04 0.02
word	line	-0.05 0.01 -0.09 0.05 -0.11 -0.06 0.01
word	link	0.04 -0.05 0.06 -0.02 -0.16 -0.15 -0.15
word	littl	-0.03 0.11 -0.08 -0.08 -0.11 -0.07 -0.12
word	liv	0.00 -0.02 -0.14 -0.03 0.02 0.07 -0.03
word	live	0.05 0.00 -0.17 0.04 -0.14 -0.10 -0.16
word	lng	-0.04 -0.18 -0.13 0.13 -0.12 -0.11 -0.12
word	load	0.13 -0.06 -0.09 -0.12 -0.10 -0.08 -0.14
word	lock	0.16 -0.14 -0.13 -0.11 -0.12 -0.09 -0.13
word	long	0.05 -0.06 0.02 0.06 -0.13 -0.07 -0.08
word	look	0.08 -0.03 -0.18 -0.07 -0.14 -0.10 -0.02
word	loom	-0.01 -0.13 -0.17 -0.04 0.06 -0.12 0.07
word	loss	-0.02 -0.12 0.04 0.09 -0.12 -0.09 -0.14
word	low	-0.09 -0.10 -0.12 0.00 -0.10 -0.09 0.09
word	maga	-0.09 -0.13 -0.14 -0.10 -0.10 -0.07 0.13
word	majeur	-0.11 -0.11 -0.08 0.11 -0.08 -0.09 -0.09
word	major	0.00 0.08 -0.21 -0.02 -0.24 -0.15 -0.06
word	mak	0.00 -0.02 -0.19 -0.14 -0.15 -0.15 0.08
word	make	-0.09 -0.08 0.06 -0.01 -0.13 -0.11 0.13
word	man	-0.01 -0.07 0.03 -0.09 -0.14 -0.09 0.03
word	many	-0.05 -0.01 -0.16 -0.13 0.11 -0.14 -0.02
word	market	-0.05 -0.13 -0.15 0.14 -0.08 -0.12 -0.05
word	martyr	-0.01 -0.01 -0.11 -0.10 0.05 -0.09 -0.14
word	massi	-0.07 0.09 -0.11 -0.10 -0.10 -0.08 0.05
word	massiv	0.09 -0.16 -0.17 0.06 -0.07 -0.15 -0.04
word	may	0.05 -0.08 0.09 -0.04 -0.26 -0.11 -0.02
word	mean	0.00 -0.20 0.03 0.07 0.02 -0.09 -0.04
word	media	0.08 -0.19 0.07 -0.11 0.08 -0.17 -0.09
word	mediat	-0.10 0.11 -0.08 -0.10 -0.08 -0.08 -0.11
word	meet	0.13 -0.04 -0.06 -0.14 -0.21 -0.08 -0.03
word	messag	-0.12 -0.12 -0.09 0.07 0.08 0.01 -0.11
word	might	-0.06 0.09 0.00 -0.07 -0.09 -0.07 0.01
word	military	-0.10 0.00 0.03 0.04 -0.06 -0.11 -0.01
word	million	-0.08 -0.09 -0.06 -0.12 0.05 0.02 0.09
word	minister	-0.16 0.12 0.01 -0.09 -0.17 0.00 -0.14
word	miscalculation	0.09 -0.11 -0.14 -0.11 -0.10 -0.12 0.09
word	miss	0.14 -0.14 -0.10 -0.11 -0.06 -0.09 -0.09
word	missil	0.08 -0.10 0.01 -0.12 0.01 -0.11 -0.08
word	mission	0.09 -0.14 -0.13 -0.09 -0.12 -0.10 0.05
word	mock	-0.10 0.09 -0.10 -0.09 -0.08 -0.06 -0.07
word	moment	0.07 -0.04 -0.18 -0.12 -0.18 -0.12 0.07
word	month	-0.05 -0.05 0.01 -0.02 0.06 -0.09 0.01
word	more	0.01 0.03 -0.23 -0.07 -0.01 -0.13 0.03
word	most	0.02 -0.09 0.07 -0.05 -0.09 -0.06 -0.02
word	mount	-0.11 0.06 -0.09 0.00 -0.09 -0.06 -0.09
word	mov	-0.13 0.10 -0.11 -0.01 -0.12 -0.12 -0.11
word	move	0.03 0.01 -0.10 -0.05 -0.05 -0.04 -0.01
word	much	0.02 -0.03 -0.11 -0.12 0.03 -0.07 0.09
word	municipal	0.04 -0.13 -0.14 -0.10 0.15 -0.09 -0.11
word	nam	-0.03 0.03 -0.18 -0.09 0.02 -0.12 0.01
word	nation	0.00 0.09 -0.15 -0.16 -0.17 -0.11 -0.04
word	national	-0.14 -0.07 -0.08 -0.10 0.06 -0.10 0.08
word	near	0.05 -0.02 -0.16 0.05 -0.05 -0.13 -0.07
word	need	0.05 0.01 -0.14 -0.14 -0.15 -0.13 0.03
word	negotiat	-0.13 0.14 -0.06 -0.12 -0.07 -0.04 -0.14
word	negotiation	-0.09 0.02 -0.10 -0.14 -0.13 -0.07 0.04
word	negotiator	-0.13 0.12 -0.05 -0.11 -0.11 -0.06 -0.11
word	network	-0.15 -0.10 0.00 0.10 -0.15 -0.15 0.08
word	new	0.03 0.06 -0.33 -0.14 -0.15 -0.04 0.07
word	news	0.00 -0.12 -0.15 0.05 -0.06 -0.13 0.07
word	next	-0.05 -0.06 -0.21 -0.06 0.07 -0.14 0.09
word	no	-0.07 0.02 -0.14 -0.05 -0.24 0.02 0.09
word	not	-0.02 0.06 -0.12 -0.05 0.03 -0.09 -0.08
word	noth	-0.12 0.05 -0.12 -0.10 -0.10 -0.06 0.04
word	now	0.01 0.11 -0.20 -0.12 -0.17 -0.13 -0.07
word	nuclear	-0.02 0.06 -0.07 -0.02 -0.18 -0.10 0.01
word	objectiv	0.05 -0.01 0.01 -0.12 -0.13 -0.11 -0.01
word	off	0.02 0.05 -0.21 -0.06 -0.04 -0.13 -0.06
word	offer	-0.14 0.12 -0.13 0.03 -0.11 -0.09 -0.14
word	official	-0.10 0.07 0.11 -0.20 -0.14 -0.15 -0.08
word	oil	0.02 -0.10 -0.08 0.06 -0.15 -0.11 -0.06
word	once	0.00 0.04 -0.10 -0.05 -0.10 -0.07 0.04
word	one	0.03 0.06 -0.21 -0.01 -0.12 -0.09 -0.06
word	ongo	0.02 -0.03 -0.15 -0.12 -0.06 -0.09 0.02
word	only	-0.01 -0.02 0.06 -0.07 0.03 -0.08 -0.04
word	open	0.09 0.04 -0.12 -0.05 -0.13 -0.09 -0.12
word	operation	0.16 -0.06 -0.09 -0.08 -0.13 -0.16 -0.11
word	option	0.03 0.11 -0.11 -0.10 -0.11 -0.08 -0.12
word	order	0.14 0.01 -0.20 -0.09 -0.13 -0.10 -0.11
word	other	0.13 -0.04 -0.15 -0.02 -0.12 -0.07 -0.13
word	out	-0.06 -0.09 -0.22 -0.05 0.09 0.00 0.03
word	over	0.06 -0.04 0.04 -0.10 -0.21 -0.07 0.00
word	own	-0.15 0.04 -0.17 -0.09 -0.11 -0.11 0.08
word	p	-0.07 -0.07 -0.07 0.08 -0.07 -0.07 -0.08
word	palestinian	-0.05 -0.08 -0.12 -0.08 0.03 -0.08 0.04
word	part	0.12 0.00 -0.03 -0.09 0.03 -0.09 -0.16
word	pass	0.03 0.03 -0.13 -0.13 0.05 -0.13 -0.10
word	past	-0.04 -0.03 0.01 0.02 -0.06 -0.06 -0.09
word	paus	-0.10 0.04 -0.10 0.06 -0.13 -0.10 -0.11
word	pay	0.05 0.05 -0.10 -0.13 -0.07 -0.10 -0.09
word	peac	-0.02 0.12 -0.11 -0.06 -0.14 -0.06 -0.17
word	peaceful	0.05 -0.02 -0.04 -0.06 -0.05 -0.04 -0.07
word	peopl	0.10 -0.11 -0.14 -0.09 0.05 -0.09 -0.16
word	percent	-0.03 -0.05 -0.10 0.09 -0.10 -0.07 -0.13
word	persist	-0.12 0.09 -0.08 0.02 -0.10 -0.07 -0.11
word	phas	0.08 -0.02 -0.10 -0.08 -0.11 -0.11 0.06
word	phon	-0.11 -0.05 0.09 -0.09 -0.09 0.03 -0.12
word	pilot	0.03 -0.09 0.03 -0.09 -0.10 -0.08 0.04
word	plac	-0.07 -0.02 -0.07 -0.07 0.08 -0.06 -0.11
word	plan	0.00 -0.08 0.02 -0.09 -0.11 -0.08 0.09
word	plann	0.01 -0.12 0.07 -0.09 0.06 -0.09 0.02
word	plant	-0.12 0.00 -0.16 -0.15 0.08 0.04 -0.02
word	play	-0.15 0.10 -0.18 -0.16 -0.15 -0.09 -0.03
word	pledg	-0.02 -0.02 -0.05 0.01 -0.06 -0.04 0.06
word	plot	-0.08 -0.04 0.06 -0.06 -0.06 -0.07 -0.02
word	plung	-0.07 -0.13 -0.03 0.13 -0.04 -0.03 -0.10
word	plus	-0.08 -0.13 -0.14 0.05 -0.14 -0.10 0.07
word	pm	-0.14 0.12 -0.11 -0.07 -0.04 -0.09 -0.04
word	podcast	0.01 0.05 -0.13 -0.07 0.02 -0.09 -0.03
word	point	-0.14 0.01 -0.14 -0.10 -0.12 -0.09 0.06
word	polic	0.03 -0.04 0.05 -0.07 -0.13 -0.09 -0.12
word	policy	0.05 -0.10 0.07 -0.01 -0.11 -0.09 -0.03
word	polymarket	-0.10 -0.10 0.15 0.06 -0.11 -0.13 0.10
word	port	-0.04 -0.01 -0.09 0.06 -0.10 -0.10 -0.07
word	possibl	-0.06 -0.01 0.01 -0.06 0.04 -0.10 -0.02
word	post	-0.12 -0.02 0.07 -0.12 -0.17 -0.10 0.10
word	potential	0.06 0.00 -0.11 -0.09 0.03 -0.10 -0.13
word	pound	0.04 -0.09 -0.11 0.05 -0.15 -0.10 -0.13
word	power	0.00 0.03 -0.22 -0.16 0.04 -0.17 0.09
word	predict	-0.09 -0.03 -0.09 0.01 -0.10 -0.09 0.08
word	prepar	0.12 0.04 -0.13 -0.02 -0.12 -0.07 -0.13
word	president	-0.01 -0.09 -0.03 -0.14 -0.06 -0.06 0.10
word	pressur	-0.11 0.05 -0.15 0.13 -0.17 -0.09 -0.15
word	pric	-0.18 0.02 -0.06 0.08 -0.09 -0.05 -0.06
word	prim	-0.06 0.09 -0.14 -0.09 -0.11 -0.08 -0.05
word	primetim	-0.12 0.09 -0.12 -0.07 -0.08 -0.12 -0.07
word	problem	-0.07 0.06 -0.12 -0.12 -0.11 -0.10 0.06
word	program	-0.06 0.07 0.00 -0.09 -0.11 -0.05 0.04
word	programm	0.05 0.09 -0.17 -0.16 -0.13 -0.14 -0.01
word	progres	-0.05 -0.03 -0.11 0.07 -0.10 -0.10 0.01
word	promis	-0.08 0.07 -0.10 -0.09 -0.07 -0.07 0.04
word	proposal	-0.13 0.14 -0.10 -0.10 -0.11 -0.08 -0.14
word	protest	-0.06 0.04 0.01 -0.20 -0.05 -0.12 0.02
word	protester	0.08 0.06 -0.07 -0.12 -0.12 -0.05 -0.18
word	public	-0.12 0.06 -0.12 -0.11 -0.11 0.06 -0.10
word	pull	-0.07 -0.09 -0.11 -0.07 0.09 -0.11 -0.04
word	pursu	0.00 -0.05 -0.12 -0.08 -0.08 -0.07 0.07
word	push	-0.14 0.11 -0.11 0.00 -0.18 -0.09 0.03
word	put	0.03 0.06 -0.10 -0.10 -0.11 0.04 -0.14
word	question	-0.16 0.10 0.04 -0.06 -0.16 -0.10 0.02
word	quickly	0.08 -0.12 0.05 -0.01 -0.12 -0.11 0.01
word	rag	0.05 -0.06 0.05 0.06 -0.12 -0.08 -0.09
word	raid	0.09 -0.11 -0.12 -0.08 -0.01 -0.12 -0.13
word	rais	-0.09 0.04 -0.10 0.06 -0.12 -0.05 -0.05
word	ramp	0.01 0.02 -0.11 0.04 -0.12 -0.10 -0.13
word	rat	-0.09 -0.10 -0.07 0.10 -0.08 -0.06 -0.07
word	rattl	0.03 0.02 -0.07 -0.06 -0.07 -0.06 -0.03
word	reach	0.10 -0.02 -0.11 -0.10 -0.14 -0.11 -0.15
word	react	-0.06 0.01 -0.14 -0.12 0.01 -0.11 0.05
word	ready	0.06 0.08 -0.09 -0.14 -0.12 -0.07 -0.14
word	recent	0.12 0.05 -0.03 -0.11 -0.11 -0.08 -0.07
word	reckles	-0.11 0.10 -0.09 -0.07 -0.09 -0.06 -0.08
word	record	-0.10 0.02 -0.06 0.06 -0.07 -0.06 -0.07
word	red	-0.07 0.07 -0.12 -0.08 -0.12 -0.11 0.01
word	refinery	0.05 -0.18 -0.10 0.05 -0.15 -0.08 -0.11
word	refus	-0.07 -0.09 0.06 -0.07 -0.09 -0.10 0.06
word	regim	0.08 -0.01 -0.10 -0.06 -0.13 -0.06 -0.02
word	region	0.04 0.06 -0.21 -0.12 -0.21 -0.14 -0.01
word	regional	-0.02 0.09 -0.10 0.01 -0.15 -0.10 -0.11
word	reject	-0.09 0.09 -0.09 -0.06 -0.07 -0.03 -0.10
word	releas	-0.04 -0.14 -0.14 -0.01 0.08 -0.12 -0.01
word	remain	-0.02 0.01 -0.16 0.02 -0.16 -0.14 0.06
word	remov	-0.02 -0.07 -0.08 -0.04 -0.08 -0.04 0.10
word	renew	-0.12 0.02 -0.13 0.07 -0.11 -0.11 -0.16
word	reopen	-0.16 0.11 -0.07 -0.04 -0.12 -0.09 -0.05
word	rep	-0.11 0.02 -0.12 -0.08 -0.10 -0.09 0.10
word	report	-0.01 -0.01 0.14 -0.11 -0.19 -0.10 -0.14
word	reportedly	-0.05 0.05 0.07 -0.12 -0.07 -0.13 -0.06
word	reporter	-0.07 0.05 -0.14 -0.11 0.05 -0.11 0.00
word	republican	-0.10 -0.12 -0.15 -0.08 -0.09 -0.08 0.12
word	request	0.07 0.00 -0.12 -0.09 -0.07 -0.09 -0.13
word	rescu	0.09 -0.05 -0.12 -0.13 0.05 -0.09 -0.17
word	resolution	-0.09 0.10 -0.10 -0.11 -0.09 -0.08 -0.07
word	respond	0.09 -0.08 -0.16 -0.07 -0.06 -0.11 0.06
word	respons	0.02 0.08 -0.20 -0.08 -0.21 -0.13 -0.03
word	restraint	-0.07 0.08 -0.11 -0.01 -0.11 -0.06 -0.08
word	retaliat	-0.03 0.05 0.04 0.02 -0.18 -0.08 -0.08
word	retaliation	0.03 0.02 -0.19 -0.10 -0.04 -0.10 -0.05
word	retaliatory	-0.08 0.10 -0.12 -0.09 -0.10 -0.09 -0.10
word	retreat	-0.14 0.04 -0.13 0.02 -0.13 -0.11 -0.04
word	return	0.04 0.04 -0.09 0.04 -0.11 -0.09 -0.12
word	reveal	0.01 -0.10 0.06 -0.09 0.04 -0.08 0.05
word	right	-0.11 -0.06 -0.11 0.05 0.10 -0.07 -0.03
word	ris	0.10 -0.16 -0.13 0.02 -0.14 -0.10 -0.06
word	rise	0.07 0.05 -0.11 -0.10 0.01 -0.08 -0.12
word	risk	-0.09 -0.15 0.01 0.12 -0.21 -0.14 0.04
word	rock	0.11 -0.06 -0.11 -0.06 -0.15 -0.08 -0.16
word	rocket	0.11 -0.12 -0.16 -0.08 -0.05 -0.09 -0.05
word	roil	-0.05 -0.01 0.00 0.02 -0.04 -0.03 -0.05
word	round	-0.12 0.07 -0.10 -0.08 -0.12 -0.06 0.07
word	rout	-0.09 -0.04 -0.10 0.09 0.03 -0.10 -0.12
word	rubbl	-0.05 -0.08 -0.10 -0.07 0.09 -0.10 -0.12
word	rush	0.00 -0.11 0.03 0.06 -0.14 -0.11 0.03
word	s	-0.10 -0.10 0.02 0.08 -0.10 -0.09 0.01
word	said	0.06 -0.06 -0.12 -0.07 0.07 -0.03 -0.11
word	sanction	-0.18 -0.15 -0.08 0.17 -0.19 0.05 -0.09
word	satellit	0.04 -0.17 0.10 -0.16 0.07 -0.16 -0.16
word	say	0.01 0.05 0.00 -0.10 -0.20 -0.08 0.01
word	says	0.04 0.11 -0.08 -0.11 -0.06 -0.15 -0.11
word	scal	0.10 -0.11 -0.12 -0.08 0.06 -0.08 -0.10
word	school	-0.08 0.02 -0.18 -0.11 0.11 -0.14 -0.08
word	scientist	-0.04 0.08 -0.13 -0.04 -0.13 -0.04 -0.12
word	scrambl	-0.09 -0.01 -0.08 0.02 -0.09 -0.08 0.05
word	second	0.10 0.08 -0.13 -0.08 0.04 -0.10 -0.13
word	secretary	0.05 0.02 -0.07 -0.07 -0.08 -0.05 -0.04
word	security	0.03 0.04 -0.08 -0.05 -0.07 -0.05 -0.10
word	seek	-0.08 0.13 -0.13 -0.12 -0.10 -0.08 -0.09
word	seen	0.12 0.01 -0.14 -0.12 -0.16 -0.16 -0.16
word	seiz	-0.07 -0.11 0.07 0.06 -0.03 -0.16 -0.09
word	senat	-0.05 0.03 -0.13 -0.09 -0.10 -0.09 0.05
word	send	0.04 -0.07 -0.15 0.08 -0.01 -0.10 -0.07
word	senior	0.09 -0.08 -0.04 -0.03 -0.07 -0.03 -0.09
word	set	-0.02 -0.06 0.06 -0.09 0.02 -0.06 -0.03
word	shadow	-0.10 -0.03 -0.11 0.08 -0.09 -0.14 -0.09
word	shar	-0.09 -0.12 0.07 -0.08 -0.08 -0.10 0.09
word	sharply	-0.09 0.00 -0.09 -0.01 -0.09 -0.06 0.04
word	shelter	0.03 -0.10 -0.16 -0.13 0.05 -0.15 -0.03
word	shift	-0.01 -0.01 -0.10 -0.02 -0.13 -0.07 0.04
word	ship	0.16 -0.13 -0.04 -0.08 -0.02 0.00 -0.18
word	shipment	-0.10 -0.11 -0.10 0.11 -0.10 -0.10 -0.10
word	shipp	-0.03 -0.03 -0.06 0.10 -0.14 -0.14 -0.14
word	shock	-0.11 -0.03 -0.12 0.02 0.09 -0.09 0.01
word	shoot	-0.09 0.13 -0.11 -0.12 -0.12 -0.11 -0.07
word	shortag	-0.12 -0.13 -0.11 0.09 0.05 -0.10 -0.11
word	shot	0.03 0.01 -0.07 0.03 -0.12 -0.05 -0.10
word	show	-0.01 -0.09 0.05 -0.03 -0.08 0.01 -0.02
word	shut	-0.09 0.03 -0.06 0.07 -0.09 -0.09 -0.11
word	sid	0.05 0.02 -0.07 0.04 -0.09 -0.05 -0.12
word	sign	-0.10 0.05 -0.03 -0.03 -0.02 0.03 -0.01
word	signal	-0.06 -0.01 -0.16 0.05 -0.12 -0.11 0.01
word	sinc	-0.02 0.03 -0.12 -0.01 -0.12 0.05 -0.10
word	sink	0.06 -0.16 -0.12 0.06 -0.15 -0.08 -0.14
word	siren	0.05 -0.04 -0.10 -0.10 -0.07 -0.07 0.02
word	sit	0.03 -0.01 -0.11 0.05 -0.10 -0.06 -0.09
word	site	0.09 -0.13 0.07 -0.07 -0.15 -0.08 0.02
word	six	0.12 -0.01 -0.10 -0.06 -0.10 -0.06 -0.12
word	slam	0.04 -0.01 -0.16 -0.14 -0.16 -0.13 0.02
word	slid	-0.10 -0.11 -0.09 0.11 -0.08 -0.10 -0.10
word	smok	0.11 -0.09 -0.09 -0.09 -0.11 -0.10 -0.11
word	soar	-0.10 -0.13 -0.05 0.13 -0.09 -0.06 -0.09
word	soldier	-0.09 -0.15 -0.18 -0.11 0.02 -0.10 0.12
word	some	-0.11 -0.02 -0.12 0.03 0.06 -0.10 -0.13
word	soon	0.12 0.02 -0.09 -0.06 -0.08 -0.04 -0.10
word	sound	0.05 -0.05 -0.10 -0.04 -0.07 -0.07 0.02
word	sourc	-0.04 0.01 0.03 -0.04 -0.15 -0.08 0.05
word	south	0.07 0.00 -0.10 -0.09 -0.10 -0.08 -0.12
word	spark	-0.02 -0.03 0.04 -0.01 -0.14 -0.11 0.01
word	speak	-0.09 0.03 0.00 0.02 0.05 -0.10 -0.11
word	speech	-0.21 0.01 -0.21 0.04 -0.18 -0.18 0.07
word	spik	-0.10 0.00 -0.09 0.08 -0.10 -0.08 -0.10
word	spread	0.07 -0.02 0.07 -0.03 -0.09 0.01 -0.13
word	spy	-0.20 -0.20 0.19 -0.18 -0.05 -0.20 -0.20
word	squar	-0.03 0.06 -0.13 -0.08 -0.13 -0.12 0.08
word	stanc	-0.08 0.04 -0.10 -0.07 -0.06 -0.05 0.03
word	stand	-0.14 -0.10 0.09 0.02 0.05 -0.11 -0.09
word	start	-0.09 -0.04 -0.15 0.09 -0.17 -0.12 0.01
word	stat	0.09 -0.07 -0.23 -0.14 0.03 -0.13 -0.01
word	statement	-0.01 0.05 0.05 -0.14 -0.18 -0.13 -0.04
word	station	-0.10 -0.11 -0.12 -0.09 0.10 0.04 0.06
word	stay	-0.05 -0.02 -0.12 0.02 -0.11 -0.09 0.05
word	step	0.08 0.06 -0.13 -0.09 -0.12 -0.13 -0.09
word	still	-0.09 -0.03 -0.06 0.09 -0.07 -0.08 -0.08
word	stock	-0.12 -0.04 -0.12 0.11 -0.03 -0.09 -0.19
word	stop	0.04 0.04 -0.10 -0.11 -0.12 -0.06 -0.02
word	strategic	0.07 -0.01 -0.15 -0.12 -0.13 -0.12 -0.05
word	street	0.03 0.02 -0.10 -0.06 0.01 -0.09 -0.06
word	strik	0.07 -0.02 -0.04 0.01 -0.05 -0.04 -0.14
word	struck	0.16 -0.19 -0.15 -0.08 -0.13 0.07 -0.13
word	stunn	0.04 -0.10 -0.14 -0.08 -0.13 -0.08 0.06
word	submarin	0.11 -0.12 -0.09 -0.07 -0.13 -0.05 -0.09
word	succes	0.04 0.01 -0.13 -0.10 -0.12 -0.11 -0.03
word	suggest	-0.12 -0.10 0.08 -0.09 -0.12 -0.09 0.11
word	summit	0.08 -0.07 -0.04 -0.04 -0.05 -0.03 -0.09
word	supply	-0.10 -0.21 -0.09 0.15 0.00 -0.07 -0.16
word	support	-0.07 -0.05 0.04 -0.10 -0.14 -0.09 0.10
word	surg	-0.01 -0.11 -0.05 0.06 -0.05 -0.05 -0.09
word	surpris	-0.01 0.06 -0.01 -0.14 -0.18 -0.14 -0.02
word	surrender	-0.12 0.16 -0.04 -0.05 -0.05 -0.02 -0.12
word	suspect	-0.01 -0.12 0.09 0.01 -0.13 -0.09 -0.02
word	suspend	-0.11 0.01 -0.14 0.14 -0.04 -0.11 -0.10
word	taco	-0.10 -0.10 -0.09 -0.10 -0.11 -0.11 0.11
word	tak	-0.04 0.06 -0.03 -0.15 -0.17 -0.14 0.01
word	take	0.03 -0.04 0.08 0.00 -0.19 -0.08 -0.07
word	takeaway	-0.14 0.14 -0.12 -0.13 -0.11 -0.12 -0.14
word	taken	-0.11 0.00 -0.08 -0.09 -0.07 -0.05 0.07
word	talk	-0.11 0.04 -0.20 0.05 -0.30 -0.10 0.02
word	tanker	-0.05 -0.13 -0.04 0.14 -0.19 -0.18 -0.19
word	target	0.15 -0.24 0.10 -0.19 -0.04 0.00 -0.07
word	tell	-0.12 0.07 -0.18 -0.14 0.07 -0.15 0.03
word	ten	0.07 0.06 -0.08 -0.06 -0.10 -0.07 -0.12
word	tension	0.12 0.03 -0.15 -0.12 -0.05 -0.11 -0.08
word	term	0.02 -0.12 -0.13 0.12 -0.11 -0.08 -0.14
word	terrify	-0.03 -0.05 -0.09 -0.08 0.00 -0.06 0.08
word	territory	-0.11 0.09 -0.10 -0.04 -0.10 -0.07 0.01
word	terrorist	0.03 0.03 0.02 -0.13 -0.14 -0.15 -0.04
word	test	-0.04 -0.13 -0.11 0.01 -0.11 -0.08 0.10
word	their	-0.05 -0.05 -0.16 -0.13 0.08 -0.11 0.10
word	them	0.05 -0.03 -0.10 -0.11 -0.11 -0.08 0.00
word	they	-0.07 0.02 -0.04 -0.05 -0.06 0.00 0.06
word	thousand	0.05 -0.16 0.03 -0.13 0.09 -0.15 -0.14
word	thre	0.08 -0.16 0.09 0.05 -0.12 -0.17 -0.04
word	threat	-0.05 0.05 -0.09 -0.15 -0.13 -0.14 0.06
word	threaten	-0.07 0.03 -0.08 0.06 -0.29 -0.15 0.01
word	through	0.12 -0.08 -0.13 -0.01 -0.13 -0.11 -0.06
word	time	0.02 0.04 -0.07 -0.08 -0.20 -0.10 0.01
word	today	-0.07 -0.08 -0.05 0.07 -0.08 -0.04 -0.06
word	told	-0.09 -0.05 -0.14 -0.03 -0.12 -0.08 0.09
word	toll	-0.17 0.03 -0.10 -0.01 0.09 -0.11 -0.01
word	tonight	-0.09 0.01 -0.14 -0.11 -0.16 -0.10 0.07
word	too	-0.07 0.08 -0.10 -0.13 -0.12 -0.06 -0.04
word	top	-0.12 0.10 0.03 -0.02 -0.16 -0.09 -0.06
word	total	-0.03 0.06 -0.10 -0.07 -0.09 -0.07 -0.01
word	toward	0.05 -0.01 -0.10 -0.08 -0.09 -0.06 0.04
word	trad	-0.13 0.07 -0.10 0.03 -0.11 -0.07 -0.06
word	trader	-0.10 -0.14 0.03 0.13 -0.13 -0.12 -0.13
word	travel	-0.10 -0.10 -0.08 -0.01 0.08 -0.09 -0.11
word	trigger	-0.02 -0.16 -0.12 0.06 -0.01 -0.09 0.02
word	troop	0.05 0.02 -0.20 -0.15 -0.03 -0.10 -0.01
word	truc	0.04 -0.02 -0.06 0.00 -0.12 -0.07 -0.12
word	tucker	-0.10 -0.13 0.07 -0.08 -0.11 -0.08 0.10
word	turn	0.07 -0.13 -0.14 0.01 -0.13 -0.10 0.00
word	two	0.16 -0.13 -0.12 -0.07 0.04 -0.13 -0.02
word	uncertainty	-0.11 -0.10 -0.10 0.01 -0.01 -0.11 0.06
word	under	0.14 -0.08 0.00 0.03 -0.18 -0.14 -0.13
word	unit	0.01 0.00 -0.14 0.02 -0.14 -0.08 0.00
word	unlikely	-0.11 -0.15 -0.11 0.10 0.07 -0.08 0.05
word	unrest	0.07 -0.02 -0.12 -0.07 -0.08 -0.05 -0.15
word	until	0.05 -0.17 -0.13 -0.06 0.10 -0.09 0.03
word	up	0.07 -0.02 -0.08 0.05 -0.24 -0.11 -0.13
word	updat	0.09 0.05 -0.19 -0.10 -0.16 -0.09 -0.10
word	uranium	-0.06 0.10 0.08 -0.12 -0.15 -0.14 -0.14
word	urg	0.05 -0.01 -0.12 0.03 0.03 -0.07 -0.21
word	urge	-0.09 -0.02 -0.09 0.06 -0.07 -0.05 -0.08
word	vast	0.00 -0.12 -0.11 -0.07 -0.09 -0.07 0.09
word	very	0.05 0.07 -0.07 -0.07 -0.09 -0.07 -0.09
word	victory	-0.13 0.07 0.08 -0.10 -0.12 -0.08 0.02
word	video	-0.04 -0.17 -0.05 -0.17 -0.03 -0.13 0.14
word	violenc	0.01 0.06 -0.14 -0.09 -0.09 -0.10 -0.12
word	violent	0.01 0.03 -0.06 -0.06 -0.07 -0.03 -0.09
word	visit	-0.05 0.12 0.02 -0.13 -0.19 -0.05 -0.19
word	vow	-0.01 0.10 -0.15 -0.10 -0.14 -0.12 -0.15
word	vows	0.04 0.04 -0.16 -0.08 0.01 -0.13 -0.23
word	want	0.03 -0.04 -0.06 -0.10 0.07 -0.06 0.00
word	war	-0.05 -0.04 -0.03 -0.03 -0.07 -0.15 0.10
word	warn	-0.07 -0.05 0.02 0.07 0.01 0.05 -0.08
word	warning	0.00 -0.13 0.03 -0.10 -0.12 -0.11 0.11
word	wars	-0.12 0.05 -0.15 -0.08 0.07 -0.10 0.08
word	warship	0.13 -0.17 -0.13 0.00 -0.15 -0.07 -0.15
word	watch	-0.09 0.04 -0.23 -0.10 -0.10 -0.17 0.07
word	water	0.01 -0.17 -0.17 -0.15 0.09 0.10 -0.15
word	wav	0.10 -0.09 -0.11 -0.07 -0.09 -0.10 -0.10
word	wave	0.17 -0.11 -0.24 -0.06 -0.22 -0.08 -0.15
word	way	-0.02 0.07 -0.16 -0.07 -0.13 -0.09 -0.06
word	we	0.04 0.04 -0.21 -0.19 0.03 -0.12 -0.10
word	we'r	0.04 0.08 -0.10 -0.08 -0.11 -0.08 -0.13
word	weapon	0.06 -0.03 -0.11 -0.09 -0.12 -0.07 0.03
word	week	0.04 -0.03 0.01 -0.16 -0.23 -0.12 0.06
word	weigh	0.09 0.04 -0.13 -0.09 -0.10 -0.06 -0.11
word	western	0.01 0.01 0.04 -0.09 -0.12 -0.11 -0.10
word	what	0.07 -0.01 -0.21 -0.01 -0.01 -0.14 -0.05
word	when	0.01 -0.07 -0.19 -0.01 -0.16 -0.11 0.07
word	wher	0.04 0.04 -0.13 -0.10 -0.13 -0.10 0.00
word	whether	0.10 -0.12 -0.12 -0.05 -0.07 -0.04 -0.09
word	which	0.01 0.09 -0.14 -0.07 -0.08 -0.08 -0.13
word	whil	0.05 -0.10 -0.14 -0.04 -0.13 -0.10 0.04
word	who	-0.16 -0.24 0.11 -0.11 0.09 -0.09 0.10
word	whol	-0.11 -0.08 -0.10 -0.08 -0.10 -0.10 0.10
word	why	-0.01 0.02 0.01 -0.07 0.04 -0.15 -0.04
word	wider	0.08 0.08 -0.10 -0.09 -0.15 -0.07 -0.07
word	will	-0.02 0.15 -0.19 -0.10 -0.08 -0.11 -0.09
word	women	0.05 -0.07 -0.13 -0.07 0.03 -0.09 0.02
word	won't	-0.16 0.00 0.01 0.04 -0.18 -0.13 0.05
word	word	-0.09 -0.02 -0.14 -0.08 -0.08 -0.07 0.06
word	work	0.01 -0.01 0.01 0.04 -0.19 -0.15 -0.08
word	worker	-0.01 -0.14 -0.15 -0.11 0.15 -0.11 -0.13
word	world	-0.10 0.10 -0.07 -0.01 -0.22 0.05 -0.14
word	worry	-0.08 -0.10 -0.08 0.02 0.06 -0.06 -0.08
word	would	0.03 -0.04 0.02 0.01 -0.14 -0.06 -0.02
word	wound	-0.05 -0.21 -0.29 -0.17 0.20 -0.11 -0.26
word	year	0.00 -0.11 0.09 -0.10 0.04 -0.13 0.02
word	yet	0.03 -0.14 -0.17 0.08 0.01 -0.12 -0.02
word	yield	-0.09 0.02 -0.04 0.05 -0.03 -0.02 -0.07
word	you	0.00 0.05 0.04 -0.12 -0.13 -0.10 -0.03
word	your	0.06 -0.08 -0.08 -0.08 -0.14 -0.06 0.03
words: ,	,	0.00 -0.13 -0.19 0.07 -0.07 0.01 -0.18
words: ,	[ally]	-0.08 -0.12 -0.09 -0.05 0.08 -0.05 0.07
words: ,	[number]	-0.20 -0.12 0.01 0.05 0.07 -0.17 0.00
words: ,	[place]	-0.05 0.08 0.01 -0.05 -0.11 -0.13 -0.04
words: ,	[region]	-0.03 0.09 -0.15 -0.09 -0.15 -0.09 -0.04
words: ,	[side]	-0.06 0.01 -0.01 0.01 0.04 -0.16 -0.04
words: ,	[usa]	0.08 -0.06 -0.19 -0.01 0.01 0.01 -0.04
words: ,	after	-0.12 -0.03 -0.11 -0.11 -0.10 -0.06 0.07
words: ,	and	-0.08 -0.13 -0.23 -0.01 0.05 -0.14 0.09
words: ,	announc	-0.09 -0.10 -0.06 0.03 0.05 0.06 -0.09
words: ,	as	0.04 -0.05 -0.01 -0.07 0.00 -0.05 -0.05
words: ,	but	-0.02 0.10 -0.11 -0.02 -0.13 -0.07 -0.13
words: ,	call	-0.04 0.02 -0.14 -0.09 -0.12 -0.11 0.02
words: ,	commander	-0.09 0.09 -0.04 -0.07 -0.09 -0.03 -0.08
words: ,	destroy	-0.04 -0.10 -0.14 0.02 0.05 -0.09 0.05
words: ,	dozen	-0.07 -0.08 -0.13 -0.05 0.10 -0.07 -0.09
words: ,	from	-0.10 -0.05 -0.10 0.04 -0.07 -0.14 0.09
words: ,	in	-0.13 0.00 0.08 -0.19 0.10 -0.02 0.01
words: ,	kill	-0.11 0.06 -0.15 -0.09 -0.03 -0.12 0.02
words: ,	may	0.05 -0.12 0.03 0.04 -0.12 -0.10 -0.11
words: ,	military	0.14 -0.10 -0.14 -0.08 -0.12 -0.09 0.02
words: ,	more	0.00 0.05 -0.18 -0.05 -0.01 -0.11 0.04
words: ,	not	-0.01 -0.11 -0.14 0.02 -0.05 0.06 0.01
words: ,	oil	-0.03 -0.07 -0.08 0.05 -0.08 -0.08 0.00
words: ,	says	-0.13 0.06 -0.22 0.04 -0.15 -0.15 0.09
words: ,	sourc	-0.11 0.04 0.05 -0.02 -0.09 -0.05 0.01
words: ,	stock	-0.06 -0.10 -0.07 0.09 -0.07 -0.08 -0.08
words: ,	the	-0.02 -0.04 -0.18 -0.01 -0.15 -0.10 0.06
words: ,	thre	0.06 -0.10 0.08 -0.09 -0.13 -0.10 -0.12
words: ,	to	-0.19 -0.09 0.02 0.16 -0.05 -0.15 -0.07
words: ,	top	0.01 0.03 -0.10 -0.04 -0.06 -0.04 -0.07
words: ,	troop	0.00 0.07 -0.10 -0.08 -0.15 -0.07 -0.05
words: ,	worker	0.04 -0.13 -0.14 -0.10 0.15 -0.09 -0.11
words: -	live	0.01 0.01 -0.02 -0.03 -0.04 -0.01 -0.04
words: .	,	0.03 -0.05 -0.13 0.07 -0.13 -0.11 0.02
words: .	.	-0.03 -0.09 -0.18 -0.14 -0.02 -0.13 0.12
words: .	[side]	0.06 -0.16 0.01 0.05 0.04 -0.09 -0.04
words: .	[usa]	0.16 -0.08 -0.12 -0.09 -0.14 -0.12 -0.04
words: .	in	0.08 -0.08 0.04 -0.11 0.03 -0.09 -0.01
words: .	says	0.03 0.03 -0.08 -0.07 -0.12 -0.13 0.04
words: .	the	0.02 -0.15 -0.13 0.03 0.06 -0.08 -0.12
words: :	,	-0.02 -0.16 0.02 -0.03 0.03 -0.15 0.05
words: :	[ally]	-0.02 -0.01 -0.16 -0.11 -0.04 -0.13 0.05
words: :	[number]	0.13 -0.13 -0.01 -0.12 -0.06 -0.10 -0.15
words: :	[place]	-0.02 0.01 -0.11 -0.03 0.04 -0.05 -0.04
words: :	[region]	0.03 -0.04 -0.06 -0.01 -0.09 -0.04 -0.01
words: :	[side]	0.10 0.03 0.03 -0.22 -0.01 -0.09 -0.20
words: :	[usa]	0.02 0.16 -0.23 -0.26 -0.10 -0.13 -0.06
words: :	a	-0.10 -0.01 -0.11 0.05 -0.13 -0.08 0.07
words: :	after	-0.05 -0.13 -0.14 0.05 0.11 -0.10 -0.11
words: :	destroy	-0.13 0.04 0.06 -0.10 0.07 -0.10 -0.15
words: :	evacuat	0.01 0.05 -0.04 -0.09 0.00 -0.12 -0.07
words: :	expert	-0.04 -0.02 -0.14 -0.12 -0.10 -0.09 0.11
words: :	from	-0.08 -0.05 0.09 -0.04 -0.04 -0.10 0.02
words: :	he	-0.11 -0.06 -0.12 -0.08 -0.09 -0.07 0.09
words: :	hits	0.01 -0.15 -0.21 -0.17 0.04 -0.13 0.03
words: :	in	-0.18 -0.01 0.12 0.02 0.04 -0.14 -0.06
words: :	intercept	0.06 -0.03 -0.05 -0.04 -0.09 -0.03 -0.04
words: :	kill	-0.07 -0.10 -0.15 -0.11 0.13 -0.08 -0.14
words: :	launch	0.14 -0.06 -0.20 -0.07 -0.16 -0.06 -0.09
words: :	live	0.01 -0.02 -0.06 0.06 -0.05 -0.05 -0.08
words: :	market	-0.08 -0.02 -0.07 0.06 -0.09 -0.05 -0.08
words: :	missil	0.09 -0.08 -0.15 -0.09 -0.05 -0.06 -0.13
words: :	not	0.07 0.01 -0.13 -0.16 0.06 -0.16 -0.15
words: :	on	-0.07 0.04 -0.11 0.05 -0.13 -0.08 0.00
words: :	report	-0.03 -0.07 0.15 -0.16 -0.18 -0.14 -0.10
words: :	strik	0.09 -0.11 -0.13 0.04 -0.12 -0.10 -0.12
words: :	talk	-0.03 0.01 -0.09 -0.14 -0.11 -0.09 0.02
words: :	the	0.03 -0.15 0.03 -0.11 -0.16 -0.09 0.09
words: :	to	0.02 -0.02 -0.17 -0.12 0.06 -0.14 -0.05
words: :	war	-0.19 0.08 -0.16 -0.15 -0.14 -0.14 0.09
words: :	we	-0.01 0.03 -0.13 -0.11 0.05 -0.10 -0.13
words: :	what	0.12 -0.27 -0.24 0.09 -0.01 -0.11 -0.16
words: :	why	0.00 0.03 0.06 -0.13 0.05 -0.09 -0.14
words: :	wound	0.03 -0.12 -0.19 -0.13 0.11 -0.13 -0.15
words: ;	[side]	0.04 -0.07 -0.11 -0.08 -0.09 -0.07 0.06
words: [ally]	,	0.05 -0.04 -0.13 -0.09 -0.12 -0.08 0.04
words: [ally]	and	0.08 -0.08 -0.06 -0.03 -0.05 -0.02 -0.06
words: [ally]	disarmament	-0.10 0.12 -0.12 -0.10 -0.10 -0.09 -0.13
words: [ally]	target	0.08 -0.09 -0.06 -0.03 -0.05 -0.03 -0.07
words: [number]	,	-0.03 -0.19 -0.02 0.09 -0.01 -0.16 0.02
words: [number]	:	-0.11 0.10 -0.11 0.04 -0.11 -0.14 -0.05
words: [number]	[number]	-0.17 -0.13 -0.18 0.09 0.10 -0.04 0.04
words: [number]	[side]	-0.01 -0.06 -0.04 0.02 -0.05 -0.11 0.01
words: [number]	ballistic	0.12 -0.08 -0.15 -0.09 -0.12 -0.09 -0.10
words: [number]	cost	-0.08 -0.09 -0.06 -0.07 0.05 0.12 -0.08
words: [number]	days	-0.17 -0.04 -0.17 0.05 0.08 -0.15 -0.09
words: [number]	dollar	0.05 -0.04 0.06 -0.04 -0.13 -0.13 -0.04
words: [number]	early	-0.08 0.08 -0.05 -0.07 -0.08 -0.05 -0.09
words: [number]	in	0.05 -0.08 -0.14 -0.06 0.02 -0.11 -0.08
words: [number]	million	-0.09 -0.08 -0.12 -0.08 -0.10 0.05 0.07
words: [number]	of	0.06 -0.08 -0.13 -0.11 -0.11 -0.08 -0.02
words: [number]	peopl	0.05 -0.13 -0.12 -0.09 0.06 -0.08 -0.10
words: [number]	percent	-0.03 -0.05 -0.10 0.09 -0.10 -0.07 -0.13
words: [number]	ship	0.04 -0.10 -0.09 0.05 -0.09 -0.13 -0.09
words: [number]	to	0.05 0.06 -0.14 -0.03 -0.16 -0.15 -0.11
words: [number]	week	-0.08 0.13 -0.07 -0.08 -0.07 -0.07 -0.15
words: [number]	wound	-0.05 -0.13 -0.19 -0.10 0.13 -0.09 -0.14
words: [number]	year	0.01 0.00 0.01 0.00 0.04 -0.08 -0.12
words: [place]	,	0.04 0.09 -0.29 -0.20 -0.15 -0.12 -0.04
words: [place]	:	0.00 0.10 -0.02 -0.05 -0.17 -0.14 -0.14
words: [place]	[place]	0.03 0.05 -0.11 -0.11 -0.13 -0.08 -0.04
words: [place]	[side]	-0.04 0.05 -0.15 -0.14 -0.16 -0.09 0.01
words: [place]	[usa]	-0.08 0.01 -0.06 0.01 -0.07 -0.03 0.05
words: [place]	after	0.06 0.01 -0.11 -0.09 -0.12 -0.08 -0.08
words: [place]	and	0.11 0.09 -0.16 -0.20 -0.25 -0.09 -0.24
words: [place]	aoun	-0.09 0.09 -0.05 -0.10 -0.06 -0.04 -0.06
words: [place]	arm	0.08 -0.13 -0.10 -0.12 0.06 -0.09 -0.06
words: [place]	army	-0.11 0.11 -0.07 -0.09 -0.10 -0.05 -0.10
words: [place]	as	0.05 0.01 -0.13 -0.14 0.09 -0.12 -0.18
words: [place]	call	-0.08 0.06 -0.10 -0.08 0.04 -0.08 -0.09
words: [place]	condemn	0.02 0.07 -0.07 -0.10 -0.13 -0.07 -0.11
words: [place]	gas	-0.02 0.03 -0.12 0.03 -0.12 -0.14 -0.10
words: [place]	has	-0.06 0.01 -0.04 -0.05 0.09 -0.07 -0.14
words: [place]	in	-0.04 0.04 -0.17 0.02 -0.16 -0.11 0.02
words: [place]	is	-0.12 0.10 -0.12 -0.01 -0.12 -0.05 -0.07
words: [place]	leader	-0.09 0.02 -0.06 0.03 -0.08 -0.05 0.05
words: [place]	meet	-0.12 0.11 -0.07 -0.09 -0.10 -0.05 -0.10
words: [place]	negotiator	-0.13 0.12 -0.05 -0.11 -0.11 -0.06 -0.11
words: [place]	on	0.06 -0.01 -0.17 -0.02 -0.20 -0.14 -0.02
words: [place]	pm	-0.13 0.11 -0.11 -0.06 -0.15 -0.10 -0.01
words: [place]	says	-0.04 0.08 -0.16 -0.10 0.00 -0.14 -0.20
words: [place]	speak	-0.13 0.05 -0.12 0.04 0.07 -0.10 -0.12
words: [place]	threaten	-0.12 0.12 -0.09 -0.10 -0.12 -0.09 -0.09
words: [place]	to	-0.01 -0.04 -0.13 -0.05 0.11 -0.10 -0.01
words: [place]	too	-0.10 0.10 -0.06 -0.08 -0.10 -0.07 -0.08
words: [place]	urg	-0.07 -0.02 -0.09 -0.07 0.07 -0.07 -0.11
words: [place]	visit	-0.07 0.07 -0.05 -0.06 -0.07 -0.03 -0.08
words: [place]	warn	-0.04 0.04 -0.08 0.02 -0.10 -0.05 -0.09
words: [place]	with	0.09 -0.10 -0.06 -0.05 -0.10 -0.03 -0.05
words: [region]	,	-0.10 0.07 -0.14 0.06 -0.15 -0.09 -0.17
words: [region]	.	-0.02 0.04 -0.09 0.01 -0.07 -0.04 -0.10
words: [region]	:	0.00 -0.04 -0.09 -0.08 0.07 -0.07 -0.03
words: [region]	after	0.09 0.05 -0.07 -0.08 -0.12 -0.06 -0.09
words: [region]	amid	0.13 -0.15 -0.12 0.00 -0.12 -0.11 -0.15
words: [region]	as	0.11 -0.12 -0.10 0.01 -0.10 -0.08 -0.10
words: [region]	blockad	0.00 -0.12 -0.08 -0.02 0.06 -0.08 -0.07
words: [region]	conflict	-0.16 -0.12 -0.11 0.08 0.03 -0.09 0.00
words: [region]	crisi	-0.10 0.03 -0.06 0.04 -0.09 -0.06 -0.09
words: [region]	disruption	-0.10 -0.11 -0.08 0.10 -0.09 -0.07 -0.07
words: [region]	gas	-0.08 -0.08 -0.03 0.08 -0.07 -0.05 -0.04
words: [region]	leader	-0.08 0.08 -0.06 0.03 -0.07 -0.06 -0.11
words: [region]	oil	0.10 -0.15 -0.07 -0.11 -0.10 -0.07 0.00
words: [region]	tension	0.07 -0.09 -0.05 -0.03 -0.06 -0.06 0.05
words: [side]	,	-0.10 0.01 0.01 -0.05 -0.04 -0.09 0.12
words: [side]	-	0.00 -0.05 -0.09 -0.06 -0.11 -0.07 0.07
words: [side]	.	0.05 -0.16 -0.06 0.05 -0.03 0.03 0.00
words: [side]	:	-0.08 0.11 -0.11 0.01 0.00 -0.10 -0.08
words: [side]	;	-0.03 0.07 -0.08 0.00 -0.11 -0.05 -0.12
words: [side]	?	-0.08 0.00 0.01 -0.02 -0.26 -0.14 0.09
words: [side]	[ally]	0.06 -0.14 0.11 -0.08 -0.12 -0.08 -0.13
words: [side]	[number]	-0.14 -0.10 -0.01 -0.11 0.14 -0.08 -0.12
words: [side]	[place]	-0.07 0.11 -0.10 -0.11 -0.09 -0.06 -0.11
words: [side]	[side]	0.02 -0.07 0.07 -0.08 0.00 -0.03 -0.05
words: [side]	[usa]	0.02 -0.07 0.03 -0.01 -0.14 -0.16 0.01
words: [side]	addres	-0.13 -0.07 -0.14 -0.12 -0.13 -0.13 0.10
words: [side]	after	-0.04 0.01 -0.23 -0.09 0.08 -0.14 -0.02
words: [side]	against	-0.12 0.00 0.04 -0.07 -0.07 -0.07 -0.09
words: [side]	agent	-0.08 -0.08 0.08 -0.07 -0.08 -0.09 -0.08
words: [side]	aggression	-0.08 0.08 -0.06 -0.07 -0.08 -0.07 -0.06
words: [side]	agre	-0.08 0.07 -0.07 0.00 -0.07 -0.10 -0.11
words: [side]	air	0.11 -0.11 -0.01 -0.10 -0.06 -0.12 -0.04
words: [side]	airstrik	-0.01 -0.01 -0.13 0.00 0.02 -0.09 0.02
words: [side]	amid	-0.02 -0.12 0.02 -0.09 0.04 0.03 -0.04
words: [side]	and	0.10 0.07 -0.20 -0.06 -0.27 -0.16 -0.13
words: [side]	announc	-0.03 0.02 -0.15 0.06 -0.06 -0.13 0.01
words: [side]	are	0.12 -0.12 -0.12 -0.07 -0.10 -0.08 -0.10
words: [side]	army	0.09 0.01 -0.06 -0.05 -0.06 -0.03 -0.09
words: [side]	as	-0.02 0.05 -0.25 -0.19 0.05 -0.03 -0.13
words: [side]	attack	0.03 0.02 -0.30 0.01 -0.09 -0.08 -0.05
words: [side]	back	0.05 0.11 -0.12 -0.08 -0.08 -0.09 -0.11
words: [side]	ballistic	0.06 -0.10 -0.11 -0.07 -0.11 -0.09 0.01
words: [side]	bomb	0.06 0.02 -0.15 0.01 -0.19 -0.11 -0.03
words: [side]	call	-0.03 -0.05 -0.13 -0.05 0.04 -0.07 0.03
words: [side]	ceasefir	-0.24 -0.04 -0.01 0.03 -0.20 -0.10 0.08
words: [side]	charg	-0.07 -0.06 0.07 -0.06 -0.08 -0.08 -0.07
words: [side]	claim	-0.04 -0.01 0.02 0.07 -0.09 0.03 -0.10
words: [side]	commander	-0.01 -0.14 -0.12 0.05 -0.13 -0.12 0.10
words: [side]	confirm	0.03 0.04 -0.07 -0.03 -0.09 -0.03 -0.08
words: [side]	conflict	-0.03 0.02 -0.09 0.08 -0.09 0.02 -0.25
words: [side]	could	0.01 -0.12 -0.10 0.09 -0.10 -0.08 -0.10
words: [side]	crisi	-0.08 -0.03 -0.08 0.05 -0.09 -0.08 -0.01
words: [side]	deadlin	-0.12 0.00 -0.11 -0.12 -0.14 -0.14 0.04
words: [side]	defens	0.09 -0.15 0.08 -0.09 -0.15 -0.15 -0.11
words: [side]	destroy	-0.08 -0.11 -0.12 -0.10 0.08 0.03 -0.13
words: [side]	dron	-0.04 -0.11 -0.15 0.05 0.04 -0.12 -0.13
words: [side]	economy	0.02 -0.13 -0.14 0.08 -0.11 -0.15 -0.10
words: [side]	evacuation	0.01 0.02 -0.07 -0.03 0.08 -0.06 -0.13
words: [side]	execut	-0.09 -0.09 0.07 -0.07 0.06 -0.10 -0.10
words: [side]	fir	0.03 0.00 -0.14 -0.06 -0.15 -0.09 0.07
words: [side]	fm	-0.03 0.05 -0.08 -0.05 -0.06 -0.05 -0.09
words: [side]	for	-0.08 0.05 0.05 -0.03 -0.10 -0.11 -0.04
words: [side]	from	-0.09 -0.08 0.06 -0.02 0.05 -0.09 -0.03
words: [side]	gas	-0.04 0.09 -0.13 -0.06 -0.12 -0.13 -0.13
words: [side]	has	0.07 -0.05 0.07 -0.11 -0.13 -0.08 -0.06
words: [side]	hits	0.16 -0.10 -0.16 -0.01 -0.19 -0.12 -0.15
words: [side]	if	-0.01 -0.03 -0.09 0.04 -0.08 -0.09 -0.01
words: [side]	in	0.04 -0.05 -0.01 0.05 -0.04 -0.18 -0.16
words: [side]	infiltration	0.09 -0.05 -0.09 -0.06 -0.09 -0.06 -0.09
words: [side]	intercept	0.00 -0.07 -0.08 -0.04 -0.09 -0.07 0.07
words: [side]	is	0.03 0.13 -0.18 -0.14 -0.15 -0.13 -0.13
words: [side]	jets	0.07 -0.11 -0.12 0.04 -0.12 -0.05 -0.09
words: [side]	kill	0.15 -0.09 -0.15 -0.08 0.04 -0.07 -0.18
words: [side]	latest	0.10 0.08 -0.11 -0.08 -0.10 -0.09 -0.12
words: [side]	launch	0.06 -0.21 0.03 0.05 -0.09 -0.09 -0.24
words: [side]	leader	-0.12 0.14 -0.12 -0.08 -0.11 -0.10 -0.07
words: [side]	media	0.09 -0.21 0.10 -0.08 0.05 -0.17 -0.18
words: [side]	military	-0.05 0.07 -0.17 -0.11 0.01 -0.12 0.00
words: [side]	minister	-0.10 0.04 0.03 -0.05 -0.06 -0.08 -0.09
words: [side]	missil	0.02 0.00 -0.12 -0.10 0.06 -0.11 -0.11
words: [side]	nam	0.02 0.06 -0.18 -0.09 -0.15 -0.12 -0.01
words: [side]	not	-0.11 0.06 0.06 -0.14 -0.05 -0.14 0.05
words: [side]	nuclear	-0.06 0.02 -0.05 0.04 -0.13 -0.08 0.06
words: [side]	of	-0.02 0.06 -0.12 -0.07 -0.07 -0.04 -0.10
words: [side]	official	-0.10 0.14 -0.18 -0.11 -0.13 -0.07 -0.13
words: [side]	oil	-0.02 0.08 -0.11 -0.03 -0.11 -0.13 -0.13
words: [side]	on	-0.04 0.02 -0.22 0.04 0.05 -0.14 -0.15
words: [side]	podcast	0.04 -0.01 -0.09 -0.04 -0.02 -0.06 0.01
words: [side]	port	-0.04 -0.01 -0.09 0.06 -0.10 -0.10 -0.07
words: [side]	protest	-0.11 0.09 -0.07 -0.12 -0.17 -0.12 0.05
words: [side]	protester	-0.04 0.08 -0.10 -0.08 -0.11 -0.04 -0.15
words: [side]	respond	0.05 0.00 -0.12 -0.04 0.00 -0.09 0.01
words: [side]	retaliat	0.02 -0.04 0.04 0.02 -0.17 -0.08 -0.08
words: [side]	retaliation	0.10 -0.01 -0.14 -0.10 -0.03 -0.10 -0.19
words: [side]	says	0.13 0.03 -0.15 -0.15 -0.21 -0.18 -0.13
words: [side]	seiz	-0.15 -0.17 0.06 0.10 -0.02 -0.16 0.01
words: [side]	ship	0.09 -0.10 -0.07 -0.07 -0.12 -0.05 -0.06
words: [side]	speech	-0.11 0.03 -0.13 0.05 -0.11 -0.11 0.03
words: [side]	spy	-0.12 -0.12 0.13 -0.10 -0.13 -0.13 -0.12
words: [side]	start	-0.01 0.00 -0.11 -0.09 -0.09 -0.10 0.05
words: [side]	stat	0.08 -0.02 -0.10 -0.02 -0.10 -0.04 -0.13
words: [side]	strik	0.06 -0.02 -0.06 -0.02 -0.04 -0.16 -0.02
words: [side]	talk	-0.19 0.13 -0.14 -0.18 -0.14 -0.08 -0.05
words: [side]	target	0.07 0.01 -0.10 -0.10 0.02 -0.10 -0.11
words: [side]	tension	0.13 -0.03 -0.11 -0.12 -0.11 -0.08 -0.13
words: [side]	that	-0.07 -0.01 0.05 -0.08 -0.10 -0.10 0.05
words: [side]	threat	-0.10 -0.13 -0.18 0.04 -0.12 -0.17 0.12
words: [side]	threaten	0.04 -0.14 0.04 -0.10 -0.15 -0.11 0.10
words: [side]	to	-0.16 0.05 -0.07 -0.09 0.04 -0.08 0.07
words: [side]	top	-0.02 0.07 -0.11 -0.04 -0.08 -0.06 0.01
words: [side]	visit	0.00 0.07 -0.08 -0.07 -0.07 -0.03 -0.09
words: [side]	vows	-0.04 0.05 -0.15 -0.05 0.03 -0.12 -0.15
words: [side]	war	-0.15 -0.06 -0.05 0.07 -0.04 -0.12 0.08
words: [side]	warn	-0.05 0.06 -0.03 0.02 0.05 -0.17 -0.13
words: [side]	warship	0.04 -0.11 -0.08 0.05 -0.11 -0.04 -0.11
words: [side]	will	-0.05 0.11 -0.15 -0.10 -0.13 -0.11 -0.13
words: [side]	with	0.17 -0.13 -0.07 -0.13 -0.15 -0.09 -0.05
words: [side]	won't	-0.08 0.07 -0.11 -0.10 -0.10 -0.09 0.10
words: [usa]	,	-0.07 0.06 -0.08 -0.02 -0.05 -0.01 -0.06
words: [usa]	.	-0.08 0.03 -0.11 0.00 -0.14 -0.07 0.09
words: [usa]	:	-0.10 0.15 0.04 -0.15 -0.07 -0.11 -0.21
words: [usa]	?	-0.12 -0.12 0.08 0.06 -0.11 -0.11 0.12
words: [usa]	[region]	-0.05 -0.05 -0.10 0.04 -0.12 -0.11 0.04
words: [usa]	[side]	-0.05 -0.08 -0.09 0.06 0.07 -0.14 0.01
words: [usa]	[usa]	0.03 0.09 -0.09 -0.09 -0.10 -0.05 -0.16
words: [usa]	admin	-0.08 -0.10 -0.13 -0.08 -0.09 -0.07 0.11
words: [usa]	after	0.06 0.02 -0.08 -0.04 -0.07 -0.06 -0.08
words: [usa]	agre	-0.02 -0.03 -0.08 0.00 -0.11 -0.08 0.00
words: [usa]	and	-0.06 0.03 0.02 -0.03 -0.14 -0.13 -0.03
words: [usa]	announc	0.05 -0.10 -0.08 0.01 0.03 0.03 -0.06
words: [usa]	as	0.01 0.02 -0.15 -0.14 -0.14 -0.10 0.02
words: [usa]	attack	0.01 -0.05 -0.15 -0.07 0.05 -0.09 -0.01
words: [usa]	back	0.01 0.05 -0.10 0.09 -0.10 -0.09 -0.13
words: [usa]	bas	0.05 -0.04 -0.08 0.02 -0.07 -0.04 -0.14
words: [usa]	base	0.13 -0.13 -0.12 -0.08 -0.11 -0.06 -0.12
words: [usa]	blockad	0.05 -0.03 -0.11 0.04 -0.14 -0.15 -0.12
words: [usa]	call	0.09 0.07 -0.09 -0.03 -0.05 -0.07 -0.14
words: [usa]	can	0.01 -0.02 0.06 -0.10 -0.08 -0.07 -0.01
words: [usa]	ceasefir	-0.12 0.07 -0.14 -0.14 -0.16 -0.11 0.05
words: [usa]	claim	-0.03 0.12 -0.16 -0.14 -0.13 -0.15 -0.11
words: [usa]	clos	0.00 0.06 -0.10 0.05 -0.11 -0.10 -0.12
words: [usa]	confirm	0.11 0.07 -0.11 -0.08 -0.14 -0.09 -0.18
words: [usa]	declar	0.09 0.04 -0.10 0.03 -0.07 -0.04 -0.17
words: [usa]	fac	-0.02 -0.08 -0.11 -0.07 -0.05 -0.07 0.07
words: [usa]	for	0.03 0.03 -0.11 -0.08 -0.09 -0.06 -0.02
words: [usa]	from	-0.10 0.06 -0.12 -0.01 -0.10 -0.10 0.00
words: [usa]	has	0.00 -0.04 -0.09 -0.10 -0.11 -0.09 0.05
words: [usa]	have	-0.11 -0.01 -0.14 -0.08 -0.08 -0.08 0.08
words: [usa]	in	-0.08 -0.03 0.00 -0.05 0.00 -0.14 0.05
words: [usa]	intervention	0.02 -0.08 -0.11 -0.09 -0.10 -0.06 0.04
words: [usa]	is	0.11 0.00 -0.01 -0.15 -0.16 -0.08 -0.04
words: [usa]	issu	0.00 0.09 -0.10 -0.08 -0.11 -0.09 -0.10
words: [usa]	kill	0.10 -0.09 -0.08 -0.05 -0.09 -0.03 -0.11
words: [usa]	launch	0.08 -0.14 -0.16 -0.12 0.04 -0.11 0.00
words: [usa]	leav	-0.12 0.11 -0.11 -0.09 -0.09 -0.07 -0.08
words: [usa]	may	-0.06 0.14 -0.13 -0.09 -0.08 -0.06 -0.04
words: [usa]	not	0.01 -0.08 -0.05 -0.04 -0.06 -0.03 0.04
words: [usa]	of	-0.03 0.05 0.04 -0.10 -0.11 -0.08 -0.07
words: [usa]	official	0.00 -0.02 0.03 -0.14 0.01 -0.12 0.00
words: [usa]	on	-0.16 0.11 0.05 -0.12 -0.13 -0.10 -0.05
words: [usa]	over	-0.04 0.09 -0.13 -0.08 -0.08 -0.09 -0.10
words: [usa]	post	-0.14 -0.01 0.08 -0.10 -0.14 -0.10 0.08
words: [usa]	ready	0.04 -0.01 -0.06 -0.08 -0.08 -0.05 -0.11
words: [usa]	respons	-0.11 0.08 -0.09 -0.10 -0.10 -0.09 0.01
words: [usa]	said	-0.03 0.02 -0.08 -0.09 0.08 -0.04 -0.07
words: [usa]	sanction	-0.03 -0.09 -0.13 0.08 -0.09 -0.15 -0.11
words: [usa]	says	0.06 0.12 -0.13 -0.12 -0.07 -0.08 -0.18
words: [usa]	send	0.08 0.00 -0.12 -0.11 -0.10 -0.11 -0.12
words: [usa]	signal	0.08 -0.10 -0.06 0.02 -0.05 -0.04 -0.08
words: [usa]	speech	-0.15 -0.06 -0.14 0.04 -0.14 -0.13 0.06
words: [usa]	strik	-0.02 0.00 -0.04 0.06 0.01 -0.12 -0.15
words: [usa]	submarin	0.09 -0.09 -0.09 -0.07 -0.08 -0.05 -0.07
words: [usa]	suspend	0.03 0.07 -0.14 0.04 -0.14 -0.12 -0.15
words: [usa]	talk	0.09 -0.04 -0.05 -0.06 -0.09 -0.06 -0.14
words: [usa]	tell	0.00 0.09 -0.14 -0.03 -0.15 -0.18 -0.07
words: [usa]	threat	-0.02 -0.02 -0.19 -0.08 0.00 -0.12 0.05
words: [usa]	threaten	0.02 0.02 -0.21 0.03 -0.18 -0.13 -0.04
words: [usa]	to	-0.14 0.08 -0.19 -0.03 -0.17 -0.09 0.05
words: [usa]	urg	0.10 -0.02 -0.11 0.05 -0.15 -0.07 -0.16
words: [usa]	visit	-0.11 0.12 -0.10 -0.09 -0.11 -0.04 -0.12
words: [usa]	vows	0.08 0.04 -0.07 -0.11 -0.12 -0.06 -0.15
words: [usa]	war	0.02 -0.11 -0.18 -0.04 0.03 -0.10 0.03
words: [usa]	warn	-0.06 -0.04 0.04 0.08 -0.19 -0.13 -0.02
words: [usa]	weigh	0.09 0.04 -0.13 -0.07 -0.10 -0.06 -0.12
words: [usa]	will	0.09 -0.05 -0.08 -0.01 -0.13 -0.07 0.00
words: [usa]	with	-0.12 0.00 0.05 -0.09 -0.11 0.07 0.07
words: a	new	0.03 0.01 -0.13 -0.10 -0.09 -0.11 0.03
words: a	war	-0.01 0.04 -0.12 -0.11 -0.13 -0.09 -0.03
words: about	[side]	-0.16 0.10 0.03 -0.14 -0.12 -0.12 0.03
words: about	the	0.03 -0.05 -0.10 -0.04 -0.13 -0.06 0.02
words: accus	[usa]	-0.04 0.05 0.04 -0.09 -0.10 -0.07 -0.07
words: acros	[side]	-0.08 -0.09 -0.15 -0.07 0.02 0.06 -0.02
words: acros	the	-0.08 -0.10 -0.07 0.05 0.04 0.03 0.01
words: addres	:	-0.14 -0.06 -0.13 -0.12 -0.12 -0.10 0.10
words: after	[number]	-0.08 0.02 -0.13 -0.13 0.05 0.03 0.01
words: after	[place]	-0.01 0.07 -0.07 -0.06 -0.06 -0.04 -0.11
words: after	[side]	-0.06 0.01 -0.07 0.07 0.05 -0.11 -0.16
words: after	[usa]	-0.03 -0.16 -0.07 0.11 0.06 -0.10 -0.06
words: after	attack	-0.15 0.08 -0.14 0.04 -0.18 -0.13 0.04
words: after	dron	0.02 0.07 -0.08 -0.10 -0.11 -0.10 -0.08
words: after	hits	-0.06 -0.09 -0.09 -0.09 0.10 -0.07 -0.09
words: after	launch	0.10 -0.08 -0.10 -0.08 0.06 -0.07 -0.08
words: after	missil	0.07 -0.09 -0.12 -0.07 0.00 -0.09 -0.12
words: after	strik	0.10 -0.03 -0.09 -0.05 -0.15 -0.07 -0.04
words: against	[side]	0.10 0.00 -0.05 -0.12 -0.25 -0.14 -0.11
words: against	[usa]	-0.11 -0.10 -0.12 -0.07 -0.07 -0.05 0.10
words: aggression	on	-0.11 0.11 -0.07 -0.09 -0.11 -0.06 -0.09
words: agre	to	-0.07 0.09 -0.10 -0.07 -0.15 -0.12 -0.04
words: ahead	of	0.07 -0.17 -0.01 0.02 -0.01 -0.10 0.06
words: air	defenc	0.05 -0.13 -0.16 -0.08 0.00 -0.10 0.03
words: air	raid	-0.01 -0.06 -0.09 -0.04 0.06 -0.05 -0.08
words: air	strik	0.09 -0.01 -0.08 0.00 -0.03 -0.04 -0.14
words: al	jazeera	0.00 0.05 -0.08 -0.08 0.03 -0.09 -0.12
words: alert	in	0.10 -0.07 -0.10 -0.08 -0.10 -0.08 -0.10
words: all	in	-0.10 -0.10 -0.11 -0.06 -0.08 -0.05 0.10
words: all	out	0.10 -0.12 -0.10 -0.06 -0.06 -0.04 -0.09
words: amid	[side]	-0.07 -0.04 -0.15 0.02 0.00 -0.09 0.00
words: amid	[usa]	0.09 -0.12 -0.10 0.03 -0.10 -0.08 -0.12
words: amid	grow	0.11 -0.13 -0.09 -0.07 -0.10 -0.06 -0.08
words: and	[place]	0.06 0.04 -0.18 -0.04 -0.22 -0.09 -0.15
words: and	[region]	-0.09 -0.11 -0.09 0.11 0.06 -0.08 -0.12
words: and	[side]	0.04 0.09 -0.05 -0.05 -0.14 -0.13 -0.13
words: and	[usa]	-0.12 0.09 0.03 -0.09 -0.17 -0.09 -0.02
words: and	gas	0.10 -0.02 -0.06 -0.10 -0.09 -0.07 -0.09
words: and	hama	0.08 -0.08 -0.06 -0.03 -0.05 -0.02 -0.06
words: and	hits	0.01 0.02 -0.09 0.06 -0.09 -0.07 -0.08
words: and	load	0.12 -0.08 -0.08 -0.10 -0.08 -0.07 -0.12
words: and	ongo	0.10 -0.10 -0.06 -0.06 0.01 -0.07 -0.14
words: and	the	0.13 -0.12 -0.19 -0.17 -0.19 -0.14 0.02
words: and	why	-0.03 -0.15 0.06 0.07 -0.11 -0.07 -0.03
words: announc	[number]	-0.04 0.11 -0.13 -0.11 -0.18 -0.14 -0.12
words: announc	[side]	-0.11 0.05 -0.04 -0.01 0.04 -0.04 -0.10
words: announc	[usa]	-0.07 0.08 -0.02 -0.06 -0.06 -0.03 -0.07
words: announc	massiv	0.11 -0.08 -0.07 -0.07 -0.12 -0.07 -0.15
words: are	[usa]	-0.10 0.14 -0.10 -0.10 -0.09 -0.07 -0.15
words: are	the	-0.06 0.00 0.05 -0.09 -0.12 -0.07 0.10
words: arm	forc	0.06 0.03 -0.12 -0.09 -0.14 -0.08 -0.08
words: army	chief	-0.09 0.11 -0.07 -0.09 -0.10 -0.04 -0.11
words: army	says	0.04 0.04 -0.10 -0.07 -0.12 -0.06 -0.09
words: arriv	in	0.05 -0.05 -0.07 -0.07 0.04 -0.05 -0.12
words: as	[place]	0.01 -0.01 -0.11 -0.04 0.04 -0.09 0.01
words: as	[region]	0.01 -0.16 -0.08 0.00 0.04 -0.08 -0.13
words: as	[side]	0.09 -0.12 -0.24 -0.02 0.05 -0.16 -0.06
words: as	[usa]	-0.04 -0.11 -0.06 0.08 0.07 -0.12 -0.09
words: as	a	0.01 0.16 -0.13 -0.09 -0.10 -0.05 -0.08
words: as	conflict	0.06 -0.12 -0.11 0.06 -0.12 -0.11 -0.13
words: as	he	0.04 0.01 -0.15 -0.12 -0.13 -0.09 0.00
words: as	it	-0.02 -0.01 0.03 -0.05 -0.11 -0.08 -0.08
words: as	missil	0.08 -0.06 -0.08 -0.04 0.02 -0.09 -0.10
words: as	oil	0.03 -0.04 -0.07 0.04 -0.10 -0.08 -0.08
words: as	protest	0.05 0.04 -0.01 -0.11 -0.13 -0.08 -0.16
words: as	tension	0.05 0.03 -0.12 -0.10 0.05 -0.10 -0.12
words: as	war	0.00 0.05 -0.07 -0.09 0.02 -0.05 -0.04
words: assault	on	0.05 -0.04 -0.02 -0.03 -0.06 -0.01 -0.07
words: at	[side]	0.08 -0.08 -0.09 -0.11 -0.21 -0.14 0.05
words: at	[usa]	-0.03 0.02 -0.14 0.00 -0.11 -0.10 0.01
words: at	home	-0.03 -0.12 -0.13 0.05 -0.14 -0.10 0.08
words: at	least	0.10 -0.13 -0.13 0.02 -0.16 -0.09 -0.11
words: attack	,	-0.07 0.07 -0.12 0.01 0.01 -0.08 -0.14
words: attack	:	-0.06 0.04 -0.13 -0.07 -0.03 -0.08 0.03
words: attack	?	-0.03 -0.02 -0.12 -0.09 -0.12 -0.09 0.05
words: attack	[side]	0.12 -0.06 -0.13 -0.03 -0.18 -0.08 -0.05
words: attack	[usa]	-0.03 0.01 -0.10 0.03 -0.10 -0.04 -0.11
words: attack	against	0.10 -0.06 -0.12 -0.06 -0.13 -0.09 -0.12
words: attack	in	0.03 -0.03 -0.12 -0.07 0.03 -0.07 -0.07
words: attack	on	-0.11 0.11 -0.10 -0.03 -0.10 -0.06 0.03
words: attack	to	0.07 0.00 -0.03 -0.11 -0.05 -0.02 -0.09
words: attempt	to	-0.04 0.07 0.04 -0.12 -0.13 -0.14 -0.14
words: back	at	0.03 0.04 -0.12 -0.13 -0.12 -0.08 0.03
words: back	down	-0.08 0.05 -0.11 -0.08 -0.12 -0.08 0.01
words: back	with	-0.07 0.01 -0.06 0.08 -0.07 -0.03 0.02
words: balanc	of	-0.04 0.16 -0.10 -0.06 -0.13 -0.08 0.04
words: ballistic	missil	0.09 -0.09 -0.25 0.02 -0.22 -0.13 0.02
words: base	in	0.06 -0.13 0.05 -0.08 -0.14 -0.06 -0.14
words: be	target	-0.05 -0.08 0.07 -0.08 0.02 -0.09 0.02
words: below	[number]	-0.04 -0.07 -0.04 0.07 -0.03 -0.03 -0.06
words: between	[place]	0.07 0.01 -0.09 -0.12 -0.11 -0.10 -0.13
words: between	[side]	0.01 0.03 -0.18 -0.11 -0.16 -0.12 0.05
words: between	[usa]	-0.09 0.08 -0.06 -0.07 -0.05 -0.04 -0.09
words: between	the	-0.13 0.04 -0.09 -0.07 -0.08 -0.04 0.02
words: blam	[usa]	0.03 0.04 -0.11 -0.07 -0.07 -0.09 -0.05
words: block	in	0.12 -0.07 -0.09 -0.06 -0.13 -0.08 -0.11
words: bloomberg	daybreak	-0.07 0.07 -0.10 -0.05 0.05 -0.07 -0.03
words: bomb	[side]	0.04 0.01 -0.12 -0.11 0.07 -0.11 -0.12
words: brac	for	-0.09 -0.15 -0.13 0.07 0.06 -0.10 0.00
words: break	:	0.09 0.00 0.06 -0.08 -0.13 -0.09 -0.14
words: by	[place]	-0.07 0.02 -0.08 -0.06 -0.09 -0.03 0.06
words: by	[side]	-0.10 -0.08 -0.23 -0.09 0.11 -0.13 0.05
words: by	[usa]	-0.14 0.16 -0.11 -0.05 -0.16 -0.14 -0.11
words: call	for	-0.11 0.07 -0.16 -0.09 0.04 -0.08 -0.01
words: call	on	0.05 -0.01 -0.14 -0.11 -0.15 -0.10 0.01
words: can	[side]	0.11 -0.07 -0.16 0.00 -0.12 -0.14 -0.11
words: canadian	in	-0.07 -0.04 -0.07 -0.06 0.08 -0.06 -0.10
words: ceas	fire	0.06 -0.09 -0.08 -0.11 0.07 -0.07 -0.12
words: ceasefir	,	-0.01 -0.01 -0.10 0.05 0.04 -0.09 -0.17
words: ceasefir	?	-0.01 0.00 -0.09 -0.12 -0.12 -0.08 0.03
words: ceasefir	[number]	-0.12 -0.12 -0.09 0.07 0.08 0.01 -0.11
words: ceasefir	as	-0.09 0.02 -0.07 -0.11 -0.10 -0.05 0.03
words: ceasefir	between	0.05 0.05 -0.11 -0.12 -0.13 -0.12 -0.15
words: ceasefir	deal	-0.12 0.06 -0.07 0.01 -0.11 -0.07 -0.02
words: ceasefir	in	0.03 0.03 -0.11 -0.14 -0.15 -0.13 0.01
words: ceasefir	with	-0.17 -0.05 -0.15 -0.11 -0.18 -0.13 0.11
words: charg	with	-0.12 -0.12 0.13 -0.11 -0.14 -0.13 -0.13
words: citizen	messag	-0.12 -0.12 -0.09 0.07 0.08 0.01 -0.11
words: claim	[side]	-0.10 0.01 0.06 -0.09 -0.09 0.04 -0.06
words: claim	it	0.10 -0.11 0.03 0.00 -0.11 -0.11 -0.04
words: clos	[region]	-0.12 -0.09 -0.09 0.14 -0.13 -0.13 -0.10
words: clos	to	0.02 0.04 0.00 -0.04 -0.05 -0.12 -0.05
words: combat	operation	0.08 0.05 -0.14 -0.12 -0.15 -0.11 -0.24
words: come	to	-0.04 0.07 -0.02 -0.04 -0.06 -0.02 -0.05
words: commander	,	-0.05 0.05 -0.10 -0.11 0.04 -0.07 -0.07
words: commander	[place]	-0.09 0.10 -0.05 -0.07 -0.06 -0.02 -0.10
words: commander	[side]	0.06 0.00 -0.17 -0.11 -0.16 -0.12 0.02
words: commander	commander	0.10 -0.15 -0.15 -0.09 -0.14 -0.10 0.10
words: commander	to	0.11 -0.14 -0.13 -0.08 -0.13 -0.09 0.08
words: condemn	[side]	-0.07 0.13 -0.11 -0.13 -0.18 -0.08 -0.14
words: condemn	[usa]	-0.07 -0.01 -0.12 -0.07 -0.10 -0.07 0.06
words: condemn	aggression	-0.09 0.10 -0.06 -0.08 -0.10 -0.06 -0.08
words: conflict	,	0.00 0.06 -0.08 -0.05 -0.07 -0.06 -0.05
words: conflict	threaten	-0.07 -0.08 -0.04 0.08 -0.05 -0.04 -0.07
words: cost	of	-0.03 -0.01 -0.13 -0.01 0.01 0.09 -0.03
words: could	be	-0.11 0.03 -0.08 0.08 -0.07 -0.04 -0.03
words: court	at	-0.03 -0.12 -0.13 0.05 -0.14 -0.10 0.08
words: cut	off	-0.07 0.04 -0.12 -0.08 0.07 -0.14 -0.10
words: day	[number]	0.10 -0.11 -0.14 -0.13 -0.13 -0.08 -0.05
words: day	ceasefir	0.02 0.09 -0.06 -0.07 -0.07 -0.06 -0.12
words: dead	,	0.01 -0.09 -0.09 -0.06 0.04 -0.07 -0.11
words: dead	after	0.13 -0.11 -0.09 -0.10 -0.13 -0.10 -0.13
words: deadlin	loom	-0.14 -0.14 -0.14 -0.12 0.11 -0.14 0.10
words: deal	,	-0.12 0.10 -0.07 -0.10 -0.11 -0.08 -0.09
words: deal	to	0.08 -0.10 -0.05 0.00 -0.06 -0.07 -0.09
words: deal	with	-0.07 0.07 -0.07 0.05 -0.07 -0.05 -0.13
words: defens	official	-0.10 -0.12 0.09 -0.11 -0.12 -0.15 -0.03
words: destroy	,	-0.05 -0.11 0.10 -0.07 0.00 -0.09 -0.13
words: destroy	[side]	0.02 -0.11 -0.14 0.02 -0.14 -0.10 0.08
words: did	not	-0.07 0.12 -0.11 -0.10 -0.14 -0.05 -0.15
words: dollar	as	-0.07 -0.08 -0.07 0.09 -0.06 -0.05 -0.08
words: dollar	million	-0.11 0.04 0.10 -0.03 -0.10 -0.13 0.04
words: down	,	0.03 -0.03 -0.09 -0.04 -0.12 -0.05 0.07
words: dozen	kill	-0.03 0.03 -0.09 -0.05 0.02 -0.05 -0.08
words: dron	hits	0.05 0.01 -0.11 0.03 -0.11 -0.05 -0.08
words: dron	in	0.13 -0.11 -0.13 -0.08 -0.14 -0.07 -0.09
words: dron	infiltration	0.09 -0.04 -0.06 -0.05 -0.09 -0.03 -0.09
words: dron	strik	0.04 0.06 -0.10 -0.11 -0.14 -0.10 -0.08
words: due	to	-0.11 0.03 -0.11 -0.04 0.04 -0.08 0.02
words: dur	[side]	-0.12 0.07 -0.13 -0.10 0.06 -0.12 -0.03
words: early	as	-0.06 0.05 -0.03 -0.04 -0.05 -0.03 -0.05
words: enemy	:	-0.13 0.12 -0.07 -0.08 -0.10 -0.07 -0.10
words: even	as	-0.02 -0.08 -0.06 -0.03 -0.05 -0.04 0.08
words: exchang	threat	-0.13 0.10 -0.07 -0.05 -0.04 -0.04 -0.08
words: explainer	:	0.11 -0.11 -0.11 -0.08 -0.08 -0.07 -0.11
words: explosion	heard	-0.02 0.05 -0.06 -0.03 -0.10 -0.04 -0.10
words: explosion	in	-0.08 -0.11 -0.07 -0.07 0.00 -0.06 0.07
words: fail	to	-0.10 0.06 0.05 -0.07 -0.09 -0.04 -0.01
words: fight	in	0.11 -0.04 -0.14 -0.10 -0.11 -0.12 0.01
words: fighter	jet	0.03 0.00 -0.14 0.00 -0.13 -0.08 -0.09
words: fir	missil	0.08 -0.07 -0.09 -0.05 -0.08 -0.04 -0.08
words: first	time	0.05 0.00 0.01 0.00 -0.13 -0.06 -0.08
words: follow	[side]	-0.10 -0.04 -0.10 0.07 -0.09 -0.09 -0.10
words: for	[number]	0.02 -0.12 -0.13 0.11 -0.13 -0.11 -0.11
words: for	[place]	0.03 -0.04 -0.09 0.03 -0.12 -0.06 -0.08
words: for	[region]	0.01 0.10 -0.13 -0.08 -0.11 -0.12 -0.13
words: for	[side]	-0.07 -0.20 0.18 -0.09 0.00 -0.18 0.01
words: for	[usa]	-0.06 0.10 -0.14 -0.14 0.02 -0.12 0.05
words: for	a	-0.06 0.09 -0.08 -0.01 -0.12 -0.06 -0.14
words: for	ceasefir	0.05 0.04 -0.09 -0.12 -0.14 -0.11 -0.03
words: for	first	0.04 0.00 0.04 0.03 -0.10 -0.05 -0.12
words: for	him	-0.08 -0.11 -0.10 -0.09 -0.11 -0.09 0.11
words: for	market	-0.09 -0.09 -0.05 -0.01 -0.05 -0.03 0.10
words: for	the	0.06 0.02 -0.17 -0.12 -0.17 -0.09 0.02
words: for	war	0.14 -0.02 -0.12 -0.05 -0.09 -0.08 -0.08
words: forc	majeur	-0.11 -0.11 -0.08 0.11 -0.08 -0.09 -0.09
words: former	[side]	-0.12 0.08 -0.15 -0.08 -0.10 -0.09 0.13
words: from	[place]	0.08 -0.05 -0.17 -0.16 -0.22 -0.16 0.04
words: from	[side]	-0.07 -0.04 0.05 0.00 -0.05 -0.17 -0.05
words: from	[usa]	0.06 -0.02 0.02 -0.14 -0.11 -0.11 0.03
words: from	military	-0.03 0.01 0.11 -0.12 -0.10 -0.08 0.06
words: from	missil	0.01 -0.09 0.04 -0.09 -0.15 -0.09 -0.11
words: from	sanction	-0.10 0.02 -0.11 0.01 -0.07 -0.14 0.04
words: from	strik	0.06 -0.10 0.00 -0.06 -0.11 -0.10 0.10
words: from	the	0.10 -0.06 -0.13 0.00 -0.15 -0.10 -0.12
words: from	war	-0.14 -0.02 -0.14 0.03 0.10 -0.11 0.00
words: g	[number]	-0.14 0.15 -0.09 -0.12 -0.15 -0.07 -0.17
words: gas	facility	0.12 -0.16 -0.11 -0.07 -0.12 -0.12 -0.09
words: gas	field	-0.05 0.13 -0.16 -0.12 -0.14 -0.14 -0.17
words: gas	pric	-0.11 -0.02 -0.07 0.09 -0.08 -0.06 -0.04
words: go	to	0.05 0.05 -0.09 -0.07 -0.12 -0.07 -0.10
words: hama	target	0.08 -0.09 -0.05 -0.03 -0.05 -0.01 -0.05
words: happen	on	0.10 -0.11 -0.14 -0.13 -0.13 -0.08 -0.05
words: has	been	0.03 -0.14 0.05 -0.10 0.04 -0.12 -0.06
words: has	taken	-0.10 0.10 -0.06 -0.09 -0.06 -0.04 -0.08
words: have	to	-0.11 0.11 -0.07 -0.09 -0.07 -0.08 -0.09
words: help	[side]	-0.10 -0.05 -0.05 -0.07 0.06 -0.08 0.02
words: hit	[side]	-0.05 -0.12 -0.08 0.06 0.06 -0.07 -0.11
words: hit	by	0.13 -0.12 -0.12 -0.08 -0.05 -0.10 -0.11
words: hits	[place]	0.06 -0.14 -0.11 0.07 -0.12 -0.12 -0.08
words: hits	[side]	0.05 -0.14 -0.16 0.02 -0.01 -0.10 -0.11
words: hits	[usa]	-0.12 0.05 -0.12 0.05 -0.11 -0.10 0.05
words: hits	back	0.10 0.01 -0.14 -0.06 -0.15 -0.09 -0.15
words: hits	in	0.12 -0.20 -0.26 -0.19 0.00 -0.10 -0.16
words: hits	on	0.08 -0.07 -0.15 -0.07 -0.03 -0.06 -0.12
words: how	[side]	0.07 -0.13 -0.15 -0.11 0.04 -0.11 0.02
words: how	the	0.00 -0.12 -0.10 0.06 -0.11 -0.07 -0.03
words: hundred	of	0.10 -0.10 -0.12 -0.06 -0.12 -0.09 -0.06
words: if	[side]	-0.01 0.02 -0.05 0.05 -0.11 -0.05 -0.14
words: if	[usa]	-0.14 0.03 -0.16 -0.08 -0.17 -0.15 0.08
words: imag	show	0.00 -0.13 0.08 -0.12 0.06 -0.13 -0.13
words: imminent	threat	0.10 -0.11 0.06 -0.07 -0.05 -0.06 -0.12
words: in	,	-0.12 0.12 -0.12 -0.10 -0.10 -0.05 0.05
words: in	[ally]	0.05 0.00 -0.09 -0.06 -0.09 -0.06 -0.08
words: in	[number]	-0.12 0.05 0.06 -0.08 -0.08 0.06 -0.11
words: in	[place]	0.12 -0.06 0.02 -0.03 0.04 -0.17 -0.24
words: in	[region]	0.02 -0.13 -0.24 0.09 -0.03 -0.18 -0.15
words: in	[side]	0.10 -0.23 -0.04 -0.16 0.08 -0.05 0.08
words: in	[usa]	-0.06 0.09 0.04 -0.15 -0.16 -0.07 -0.05
words: in	a	0.01 0.07 -0.11 -0.11 -0.10 -0.09 0.03
words: in	attack	-0.07 0.04 -0.15 -0.11 -0.12 -0.11 0.07
words: in	ceasefir	-0.05 -0.17 -0.14 0.03 0.09 -0.02 -0.02
words: in	full	0.06 0.02 -0.08 -0.09 -0.07 -0.04 0.02
words: in	on	-0.11 -0.14 0.03 0.02 -0.12 0.06 0.09
words: in	plac	-0.07 -0.02 -0.07 -0.07 0.08 -0.06 -0.11
words: in	respons	-0.05 0.03 -0.12 0.06 -0.14 -0.09 -0.01
words: in	says	0.07 0.10 -0.09 -0.13 -0.13 -0.11 -0.10
words: in	south	0.08 -0.02 -0.06 -0.06 -0.07 -0.07 -0.08
words: in	strik	0.07 -0.10 -0.11 -0.04 0.03 -0.07 -0.12
words: in	talk	-0.05 -0.07 -0.10 -0.10 -0.10 -0.07 0.12
words: in	the	0.02 0.06 0.01 -0.02 -0.27 -0.14 -0.07
words: in	war	-0.08 -0.16 -0.15 0.01 -0.06 -0.11 0.12
words: infiltration	alert	0.09 -0.04 -0.06 -0.05 -0.09 -0.03 -0.09
words: insight	:	-0.06 -0.07 -0.04 0.08 -0.04 -0.02 -0.07
words: intercept	[side]	-0.01 -0.06 -0.07 -0.05 -0.11 -0.06 0.06
words: interven	if	0.10 -0.05 -0.03 -0.08 -0.06 -0.05 -0.08
words: interven	in	0.12 -0.09 -0.05 -0.05 -0.04 -0.06 -0.07
words: is	[side]	-0.03 -0.13 -0.04 -0.03 -0.17 -0.13 0.13
words: is	a	-0.04 -0.09 -0.12 -0.10 -0.09 -0.12 0.09
words: is	happen	0.13 -0.12 -0.14 -0.13 -0.14 -0.10 -0.09
words: is	lock	0.10 -0.10 -0.05 -0.07 -0.06 -0.05 -0.09
words: is	not	0.06 -0.11 0.05 -0.08 -0.09 -0.07 0.01
words: is	the	-0.01 0.06 0.05 -0.08 -0.11 -0.07 -0.10
words: it	had	0.09 -0.10 -0.09 -0.03 0.02 -0.03 -0.09
words: it	has	0.08 -0.06 -0.13 0.03 -0.13 -0.11 -0.01
words: it	was	-0.11 0.04 0.09 -0.09 -0.11 -0.09 0.05
words: it	will	-0.10 0.07 -0.12 -0.11 -0.10 -0.10 -0.01
words: jimmy	kimmel	-0.10 -0.09 -0.10 -0.08 -0.11 -0.08 0.11
words: joe	kent	-0.11 -0.09 0.11 -0.07 -0.09 -0.08 0.06
words: jump	as	-0.03 -0.03 -0.02 0.03 -0.02 -0.02 -0.03
words: key	[side]	-0.04 0.08 0.04 -0.11 -0.11 -0.09 -0.13
words: kill	[number]	0.08 -0.12 -0.15 -0.09 0.09 -0.10 -0.13
words: kill	[side]	-0.10 -0.12 -0.12 -0.11 0.08 -0.11 0.07
words: kill	after	-0.10 0.07 -0.13 -0.08 0.07 -0.08 -0.13
words: kill	as	0.12 -0.07 -0.08 -0.07 -0.13 -0.07 -0.10
words: kill	by	0.05 -0.12 -0.17 -0.07 0.05 -0.08 -0.04
words: kill	commander	0.08 -0.15 -0.10 -0.06 -0.13 -0.06 0.03
words: kill	in	0.09 -0.22 0.00 -0.13 0.05 -0.11 0.00
words: kill	protester	0.03 0.03 -0.02 -0.07 -0.07 -0.03 -0.09
words: kill	two	0.15 -0.14 -0.10 -0.06 -0.14 -0.06 -0.10
words: know	about	0.02 0.06 -0.09 -0.09 -0.12 -0.06 -0.13
words: know	so	0.11 -0.12 -0.08 -0.08 -0.12 -0.06 -0.10
words: latest	:	0.12 -0.01 -0.11 -0.08 -0.12 -0.06 -0.11
words: launch	attack	0.06 0.01 -0.10 -0.05 -0.12 -0.07 -0.10
words: launch	from	0.09 -0.09 -0.09 -0.07 -0.12 -0.08 -0.10
words: launch	major	0.04 0.10 -0.12 -0.08 -0.11 -0.06 -0.14
words: launch	massiv	0.11 -0.09 -0.09 -0.07 -0.12 -0.09 -0.09
words: launch	missil	0.00 -0.13 0.04 -0.11 0.01 -0.07 -0.05
words: launch	strik	-0.02 -0.20 -0.10 0.08 0.07 -0.06 -0.17
words: launch	wave	0.13 -0.07 -0.19 -0.06 -0.13 -0.07 -0.08
words: leader	of	-0.15 0.07 -0.09 -0.08 0.06 -0.07 -0.07
words: leader	to	-0.10 0.10 -0.01 -0.06 -0.03 -0.02 -0.09
words: least	[number]	0.06 -0.11 -0.09 0.04 -0.12 -0.09 -0.07
words: leav	g	-0.12 0.11 -0.06 -0.09 -0.12 -0.05 -0.11
words: leav	g7	0.00 0.03 -0.07 -0.08 0.04 -0.06 -0.13
words: lindsey	graham	0.02 -0.03 -0.11 -0.05 -0.06 -0.04 0.02
words: liv	,	-0.02 -0.06 -0.12 0.05 0.02 -0.19 -0.01
words: live	:	-0.03 0.05 -0.14 0.05 -0.16 -0.09 -0.15
words: live	updat	0.04 -0.03 -0.04 0.03 -0.06 -0.03 -0.09
words: load	to	0.08 -0.06 -0.07 -0.07 -0.06 -0.07 -0.08
words: lock	and	0.12 -0.08 -0.08 -0.10 -0.08 -0.07 -0.12
words: long	term	-0.10 -0.05 -0.05 0.09 -0.06 -0.05 -0.08
words: long	to	-0.10 0.10 -0.05 -0.09 -0.04 -0.03 -0.08
words: look	like	0.12 -0.09 -0.11 -0.11 -0.11 -0.08 -0.12
words: major	combat	0.08 0.05 -0.14 -0.12 -0.15 -0.11 -0.24
words: market	brac	-0.04 -0.12 -0.10 0.09 -0.15 -0.08 -0.03
words: massiv	[usa]	0.05 -0.04 -0.03 -0.04 -0.09 -0.01 -0.08
words: massiv	and	0.10 -0.10 -0.06 -0.06 0.01 -0.07 -0.14
words: mean	for	-0.02 -0.17 0.05 0.08 0.04 -0.08 -0.10
words: media	:	0.16 -0.30 0.02 -0.06 0.08 -0.18 -0.19
words: media	[side]	-0.07 0.05 0.05 -0.10 -0.09 -0.10 0.03
words: messag	in	-0.12 -0.12 -0.09 0.07 0.08 0.01 -0.11
words: military	operation	-0.04 -0.03 0.04 -0.02 0.02 -0.10 0.03
words: million	on	-0.06 -0.09 0.09 0.00 0.06 -0.10 0.03
words: minister	says	-0.10 0.04 0.03 -0.05 -0.06 -0.08 -0.09
words: missil	,	-0.04 -0.10 0.05 -0.11 0.03 -0.10 -0.12
words: missil	at	0.08 0.02 -0.13 -0.06 -0.14 -0.07 -0.03
words: missil	attack	0.14 -0.15 -0.14 -0.09 -0.02 -0.07 -0.14
words: missil	from	0.20 -0.13 -0.24 -0.12 -0.02 -0.08 -0.15
words: missil	hits	0.02 -0.09 -0.32 -0.16 -0.01 -0.08 0.02
words: missil	in	0.13 -0.09 -0.15 -0.09 -0.13 -0.06 -0.10
words: missil	on	0.01 -0.11 -0.12 -0.10 0.06 -0.09 -0.11
words: missil	strik	-0.14 0.09 -0.13 0.01 0.06 -0.06 0.02
words: moment	[side]	-0.02 0.04 -0.11 -0.04 -0.04 -0.08 -0.01
words: more	than	-0.03 0.04 -0.07 -0.09 0.05 -0.05 -0.03
words: nam	commander	0.10 -0.15 -0.15 -0.09 -0.14 -0.10 0.10
words: need	to	-0.02 0.01 -0.10 -0.10 -0.10 -0.09 0.08
words: new	[usa]	0.01 -0.05 -0.15 0.04 -0.13 -0.14 -0.14
words: new	attack	0.05 0.01 -0.05 -0.06 -0.08 -0.06 -0.07
words: not	,	-0.09 0.00 -0.11 0.08 -0.10 -0.11 -0.01
words: not	.	-0.16 -0.06 -0.15 0.05 0.06 -0.14 0.00
words: not	in	0.16 -0.17 -0.15 -0.13 0.00 -0.13 -0.02
words: not	to	-0.06 -0.07 -0.11 -0.04 -0.11 0.07 0.13
words: nuclear	deal	-0.12 0.02 -0.11 -0.09 -0.06 -0.05 0.03
words: nuclear	program	-0.06 0.07 0.00 -0.09 -0.11 -0.05 0.04
words: nuclear	sit	0.00 0.02 -0.10 0.04 -0.08 -0.05 -0.06
words: nuclear	site	-0.01 -0.02 -0.07 -0.04 -0.07 -0.03 0.07
words: of	[place]	0.10 -0.09 -0.21 -0.09 0.03 -0.15 -0.01
words: of	[side]	-0.04 -0.14 -0.08 -0.15 0.09 0.05 -0.03
words: of	[usa]	-0.03 0.04 -0.05 -0.08 -0.03 -0.12 -0.02
words: of	a	-0.05 0.06 -0.10 -0.09 -0.10 -0.08 0.01
words: of	dron	0.11 -0.10 -0.12 -0.08 -0.13 -0.08 -0.10
words: of	his	-0.09 -0.01 -0.08 -0.07 -0.06 -0.05 0.06
words: of	its	-0.06 0.05 -0.12 -0.08 -0.12 -0.12 0.07
words: of	liv	-0.04 0.00 -0.14 -0.02 -0.01 0.08 0.00
words: of	missil	-0.02 0.08 -0.11 -0.03 -0.09 -0.06 0.07
words: of	power	-0.04 0.16 -0.10 -0.06 -0.13 -0.08 0.04
words: of	talk	-0.06 0.08 -0.04 -0.11 -0.08 -0.03 0.03
words: of	the	0.03 0.00 -0.20 -0.02 0.05 -0.11 -0.07
words: of	war	-0.03 0.06 -0.09 -0.06 -0.11 -0.04 0.02
words: off	[place]	0.10 -0.01 -0.14 -0.10 -0.16 -0.08 -0.11
words: official	exchang	-0.13 0.10 -0.07 -0.05 -0.04 -0.04 -0.08
words: official	says	-0.11 0.04 0.06 -0.08 -0.10 -0.08 0.05
words: official	warn	-0.02 -0.15 0.09 -0.11 -0.12 -0.15 -0.04
words: oil	and	0.07 -0.05 -0.09 0.00 -0.12 -0.08 -0.11
words: oil	fall	-0.08 0.06 -0.06 0.01 -0.07 -0.06 -0.07
words: oil	jump	0.04 -0.10 -0.07 0.04 -0.06 -0.07 -0.11
words: oil	market	-0.09 -0.09 -0.05 0.09 -0.10 -0.05 -0.06
words: oil	pric	-0.09 -0.03 -0.04 0.04 -0.06 -0.04 0.01
words: oil	refinery	0.07 -0.09 -0.10 0.00 -0.10 -0.07 -0.07
words: oil	ris	-0.07 -0.06 -0.08 0.07 -0.05 -0.07 -0.06
words: oil	surg	0.06 -0.03 -0.02 -0.02 -0.02 -0.03 -0.03
words: on	[place]	-0.10 0.03 -0.21 0.07 -0.10 -0.15 -0.06
words: on	[region]	-0.11 0.09 -0.11 -0.06 -0.07 -0.10 0.06
words: on	[side]	-0.06 0.08 -0.18 0.08 -0.16 -0.15 -0.01
words: on	[usa]	0.04 -0.01 -0.03 0.05 -0.22 0.01 -0.10
words: on	a	0.04 -0.12 0.05 0.03 -0.13 -0.13 0.05
words: on	day	0.12 -0.15 -0.13 -0.13 -0.13 -0.08 -0.06
words: on	nuclear	0.01 0.07 -0.10 -0.07 -0.06 -0.04 -0.09
words: on	the	0.05 0.03 -0.21 -0.05 -0.07 -0.15 -0.07
words: on	war	-0.12 -0.08 0.05 0.01 -0.15 -0.13 0.04
words: operation	against	0.11 -0.09 -0.07 -0.06 -0.10 -0.07 -0.13
words: operation	in	0.09 -0.02 -0.12 -0.02 -0.11 -0.13 -0.19
words: out	of	-0.06 -0.03 -0.13 -0.08 0.07 -0.14 0.01
words: out	war	0.10 -0.12 -0.10 -0.06 -0.06 -0.04 -0.09
words: over	[number]	0.02 -0.10 0.08 0.01 -0.09 -0.08 0.02
words: over	[place]	0.04 0.02 -0.12 -0.08 -0.12 -0.09 -0.07
words: over	[region]	0.12 -0.15 -0.10 0.07 -0.11 -0.09 -0.08
words: over	[side]	0.07 0.07 -0.24 0.00 -0.24 0.02 -0.15
words: over	[usa]	-0.08 -0.10 -0.17 -0.01 0.02 -0.15 0.10
words: over	protest	-0.01 0.04 -0.07 -0.05 -0.05 -0.03 -0.09
words: over	threat	0.00 -0.07 -0.09 -0.07 -0.07 -0.06 0.07
words: over	your	0.06 -0.08 -0.08 -0.08 -0.14 -0.06 0.03
words: p	[number]	-0.07 -0.07 -0.07 0.08 -0.06 -0.07 -0.07
words: part	of	0.11 -0.05 -0.10 -0.07 0.04 -0.09 -0.13
words: pay	the	-0.11 0.11 -0.08 -0.10 -0.07 -0.07 -0.10
words: peac	deal	-0.12 0.05 -0.08 0.04 -0.09 -0.05 0.02
words: peac	talk	0.04 0.06 -0.08 -0.12 -0.10 -0.09 -0.13
words: peaceful	protester	0.05 -0.02 -0.04 -0.06 -0.05 -0.04 -0.07
words: peopl	in	-0.01 -0.10 -0.08 -0.05 0.11 -0.08 -0.07
words: percent	after	-0.09 0.02 -0.04 0.06 -0.06 -0.06 -0.09
words: percent	as	-0.05 -0.10 -0.04 0.07 -0.03 -0.03 -0.05
words: percent	on	-0.04 0.05 -0.02 -0.01 -0.02 -0.02 -0.04
words: plan	for	0.02 -0.12 -0.12 -0.08 -0.10 -0.06 0.05
words: plan	to	0.00 0.09 -0.09 -0.11 -0.10 -0.08 0.01
words: power	plant	-0.06 -0.01 -0.10 -0.11 0.11 -0.10 0.00
words: prepar	for	0.13 0.06 -0.12 -0.09 -0.11 -0.06 -0.12
words: pric	jump	-0.04 -0.05 -0.02 -0.06 -0.03 -0.03 0.07
words: pric	plung	-0.04 -0.09 -0.02 0.09 -0.02 -0.02 -0.09
words: pric	soar	-0.06 -0.08 -0.02 0.10 -0.04 -0.02 -0.05
words: pric	surg	-0.04 -0.06 -0.03 0.04 -0.03 -0.03 -0.04
words: prim	minister	-0.06 0.09 -0.14 -0.09 -0.11 -0.08 -0.05
words: protest	and	0.05 -0.10 -0.12 -0.09 -0.10 -0.09 0.06
words: protest	in	0.04 -0.03 -0.15 -0.06 -0.11 -0.09 0.05
words: react	to	-0.06 0.01 -0.14 -0.12 0.01 -0.11 0.05
words: ready	to	-0.03 0.11 -0.07 -0.12 -0.10 -0.07 -0.11
words: region	and	0.07 0.02 -0.13 0.01 -0.12 -0.11 -0.06
words: reopen	[region]	-0.14 0.14 -0.06 -0.13 -0.10 -0.07 -0.02
words: report	says	-0.13 0.07 -0.10 0.01 -0.10 -0.10 -0.10
words: rescu	if	-0.13 0.12 -0.02 -0.05 -0.07 -0.03 -0.07
words: rescu	protester	0.08 -0.02 -0.08 -0.08 -0.08 -0.09 -0.07
words: respond	to	-0.02 -0.02 -0.13 -0.09 -0.14 -0.09 0.09
words: respons	to	-0.08 0.07 -0.16 0.04 -0.15 -0.12 -0.02
words: return	to	-0.05 0.06 -0.04 -0.02 -0.08 -0.02 -0.08
words: risk	of	-0.06 0.01 -0.05 0.06 -0.09 -0.03 -0.03
words: round	of	-0.05 0.02 -0.03 -0.05 -0.05 -0.02 0.05
words: s	p	-0.07 -0.07 -0.07 0.08 -0.06 -0.07 -0.07
words: said	it	0.09 -0.09 -0.10 -0.03 0.02 -0.03 -0.10
words: sanction	,	-0.02 -0.09 0.05 0.05 -0.08 0.00 -0.09
words: sanction	on	-0.15 -0.14 -0.14 0.15 -0.12 -0.20 -0.14
words: satellit	imag	0.04 -0.17 0.10 -0.16 0.07 -0.16 -0.16
words: says	:	-0.08 0.07 -0.20 -0.13 -0.13 -0.14 0.07
words: says	[place]	-0.04 0.11 -0.12 -0.04 -0.15 -0.07 -0.12
words: says	[side]	-0.03 0.15 -0.09 -0.04 -0.05 -0.12 -0.30
words: says	[usa]	-0.03 0.01 -0.21 -0.05 -0.17 -0.08 0.06
words: says	he	-0.10 -0.10 0.06 -0.08 -0.11 -0.08 0.12
words: says	if	0.09 0.03 -0.07 -0.03 -0.10 -0.11 -0.09
words: says	in	0.07 -0.03 -0.10 -0.11 -0.11 -0.11 -0.12
words: says	it	0.05 0.01 -0.09 -0.09 -0.10 -0.07 -0.10
words: says	to	0.06 -0.02 -0.08 0.00 -0.11 -0.11 -0.12
words: says	with	-0.09 0.02 -0.04 0.04 -0.08 -0.08 -0.09
words: scal	of	0.10 -0.11 -0.12 -0.08 0.06 -0.08 -0.10
words: set	to	-0.08 0.02 0.01 -0.01 -0.07 -0.04 0.01
words: shadow	fleet	-0.09 -0.09 -0.09 0.09 -0.08 -0.14 -0.08
words: shelter	from	0.06 -0.10 -0.10 -0.08 0.02 -0.12 -0.04
words: shelter	in	-0.07 -0.04 -0.07 -0.06 0.08 -0.06 -0.10
words: ship	in	0.09 -0.08 -0.07 -0.09 -0.10 -0.09 -0.06
words: shot	down	-0.01 0.04 -0.06 0.04 -0.10 -0.05 -0.09
words: show	[side]	-0.05 0.01 0.03 -0.10 -0.02 -0.10 0.05
words: show	restraint	-0.01 0.05 -0.09 -0.06 -0.08 -0.04 -0.01
words: sign	of	-0.03 -0.02 0.01 0.01 -0.16 0.05 -0.01
words: sink	,	-0.03 -0.07 -0.05 0.07 -0.08 -0.05 -0.07
words: sink	[side]	0.08 -0.08 -0.05 -0.06 -0.08 -0.02 -0.08
words: siren	sound	0.06 -0.05 -0.10 -0.11 -0.07 -0.07 0.02
words: sit	,	-0.01 -0.07 -0.02 0.06 -0.02 -0.02 -0.05
words: slam	[usa]	0.03 0.03 -0.13 -0.12 -0.12 -0.13 -0.02
words: so	far	0.11 -0.12 -0.08 -0.08 -0.12 -0.06 -0.10
words: sound	acros	-0.04 -0.03 -0.02 -0.03 -0.08 -0.03 0.08
words: sound	in	0.26 -0.10 -0.09 -0.11 -0.25 -0.06 -0.22
words: sourc	say	-0.09 0.07 -0.07 0.01 -0.08 -0.03 -0.10
words: speech	on	-0.13 0.04 -0.13 0.06 -0.10 -0.12 -0.14
words: spy	for	-0.14 -0.13 0.15 -0.13 -0.16 -0.13 -0.15
words: start	to	-0.08 -0.04 -0.11 0.12 -0.13 -0.10 -0.10
words: stat	media	0.09 -0.04 -0.15 -0.09 0.06 -0.07 -0.14
words: statement	on	0.06 0.01 -0.13 -0.09 -0.09 -0.09 -0.04
words: stock	futur	-0.03 -0.05 -0.02 0.04 -0.03 -0.03 -0.05
words: stock	market	-0.05 -0.15 -0.13 0.11 0.00 -0.13 -0.15
words: strik	,	0.00 -0.12 0.04 0.00 -0.12 -0.04 0.02
words: strik	:	-0.11 0.03 0.00 0.04 0.07 -0.11 -0.08
words: strik	[ally]	0.09 -0.09 -0.05 -0.03 -0.04 -0.01 -0.06
words: strik	[side]	0.02 -0.07 -0.17 0.07 -0.09 -0.09 0.00
words: strik	acros	0.05 -0.10 -0.08 0.04 -0.12 -0.04 -0.06
words: strik	after	0.11 -0.12 -0.08 -0.04 -0.07 -0.03 -0.06
words: strik	against	0.03 -0.02 -0.14 -0.06 -0.12 -0.07 -0.03
words: strik	destroy	0.10 -0.10 -0.14 -0.07 -0.11 -0.11 -0.08
words: strik	in	0.08 0.03 -0.20 -0.02 -0.18 -0.15 -0.14
words: strik	kill	0.09 -0.01 -0.15 -0.07 -0.20 -0.06 -0.11
words: strik	on	-0.09 0.09 -0.20 0.02 0.00 -0.15 -0.06
words: submarin	sink	0.05 -0.06 -0.04 -0.04 -0.06 -0.01 -0.05
words: supply	concern	-0.05 -0.10 -0.03 0.08 -0.05 -0.02 -0.05
words: support	[usa]	-0.07 0.01 0.07 -0.07 -0.08 -0.07 -0.01
words: support	for	-0.11 -0.08 -0.13 -0.06 -0.10 -0.08 0.13
words: surg	as	0.06 -0.06 -0.02 -0.02 -0.02 -0.03 -0.04
words: take	over	0.08 -0.03 -0.12 -0.10 -0.17 -0.07 0.00
words: taken	too	-0.08 0.07 -0.04 -0.08 -0.03 -0.03 -0.06
words: talk	between	-0.14 0.05 -0.05 -0.11 -0.08 -0.06 0.01
words: talk	with	-0.16 0.02 -0.12 0.00 -0.14 -0.09 0.05
words: target	in	0.14 -0.16 -0.12 -0.10 0.04 -0.10 -0.17
words: tell	[usa]	-0.13 0.09 -0.10 -0.11 -0.12 -0.08 0.08
words: tension	rise	0.06 -0.01 -0.09 -0.08 0.06 -0.06 -0.05
words: tension	spik	-0.06 0.05 -0.03 -0.04 -0.05 -0.03 -0.05
words: terrorist	agent	-0.10 0.11 -0.13 -0.08 -0.08 -0.10 -0.10
words: than	[number]	-0.02 0.01 -0.06 -0.04 0.05 -0.04 -0.10
words: that	[side]	-0.04 0.01 0.09 -0.14 -0.17 -0.11 -0.09
words: that	[usa]	0.02 0.02 -0.05 -0.04 -0.06 -0.05 -0.10
words: the	[place]	-0.05 0.10 -0.09 -0.10 -0.07 -0.04 -0.03
words: the	[region]	0.05 0.01 -0.08 0.05 -0.06 -0.13 -0.10
words: the	[side]	-0.06 0.01 -0.10 -0.02 -0.33 -0.19 0.10
words: the	[usa]	0.04 0.00 0.01 -0.01 -0.07 -0.10 -0.08
words: the	country	-0.04 -0.03 -0.05 -0.07 -0.09 0.03 0.10
words: the	first	0.02 -0.01 -0.11 -0.08 -0.09 -0.06 0.00
words: the	ground	0.09 -0.05 -0.09 -0.04 -0.10 -0.06 0.00
words: the	latest	0.01 -0.07 -0.10 0.04 -0.15 -0.09 0.02
words: the	nation	-0.01 -0.03 -0.09 -0.11 -0.10 -0.07 0.06
words: the	president	0.03 0.06 -0.07 -0.07 -0.06 -0.03 -0.07
words: the	pric	-0.11 0.11 -0.08 -0.10 -0.07 -0.07 -0.10
words: the	region	-0.05 -0.01 -0.12 -0.10 -0.11 -0.09 0.09
words: the	war	0.06 0.03 -0.24 -0.08 -0.19 -0.14 -0.04
words: the	way	0.01 0.04 -0.12 -0.03 -0.10 -0.08 -0.14
words: the	world	0.04 -0.14 -0.10 0.03 -0.12 -0.06 -0.02
words: their	rescu	-0.04 0.07 -0.02 -0.04 -0.06 -0.02 -0.05
words: they	are	-0.08 0.00 -0.10 -0.07 -0.07 -0.06 0.04
words: this	war	-0.08 -0.01 -0.14 -0.12 -0.13 -0.11 0.11
words: thre	,	0.07 -0.12 -0.09 0.06 -0.12 -0.11 -0.11
words: threat	:	-0.13 0.01 0.07 -0.10 -0.11 -0.09 0.00
words: threat	against	-0.10 -0.07 -0.11 -0.09 -0.10 -0.11 0.10
words: threat	over	-0.14 0.10 -0.06 -0.04 -0.04 -0.03 -0.08
words: threat	to	-0.02 -0.05 -0.15 -0.12 -0.11 -0.09 0.10
words: threaten	[place]	-0.13 0.13 -0.10 -0.12 -0.13 -0.10 -0.10
words: threaten	[side]	0.06 0.03 -0.08 -0.07 -0.06 -0.05 -0.13
words: threaten	[usa]	0.08 0.03 -0.15 -0.13 -0.13 -0.14 -0.17
words: threaten	to	-0.09 0.04 -0.18 0.03 -0.16 -0.15 0.02
words: time	in	0.02 0.11 0.05 -0.08 -0.09 -0.04 -0.13
words: to	[number]	-0.13 -0.01 -0.15 0.09 -0.06 0.00 -0.03
words: to	[place]	-0.04 0.01 -0.05 0.02 0.04 -0.09 -0.13
words: to	[region]	0.08 0.02 -0.08 -0.16 -0.12 -0.07 -0.14
words: to	[side]	-0.06 0.00 -0.05 -0.03 -0.07 0.01 0.04
words: to	[usa]	-0.11 -0.07 -0.20 0.09 -0.18 -0.10 0.04
words: to	attack	0.11 -0.04 -0.11 -0.09 -0.14 -0.08 -0.05
words: to	ceasefir	-0.13 -0.01 -0.12 -0.13 -0.16 -0.11 0.12
words: to	destroy	0.07 -0.05 -0.13 -0.08 -0.12 -0.10 0.04
words: to	end	-0.13 0.05 -0.13 -0.10 -0.10 -0.07 0.03
words: to	escalat	0.09 -0.09 -0.11 -0.09 -0.12 -0.09 0.04
words: to	help	-0.10 0.11 -0.09 -0.12 -0.11 -0.09 0.02
words: to	hit	-0.14 0.01 -0.10 0.07 -0.09 -0.10 -0.12
words: to	host	-0.09 0.09 -0.05 -0.07 -0.08 -0.05 -0.10
words: to	interven	0.02 0.07 -0.10 -0.10 -0.09 -0.08 -0.14
words: to	kill	-0.11 -0.01 -0.13 -0.06 -0.16 -0.12 0.10
words: to	know	0.02 0.09 -0.10 -0.08 -0.09 -0.08 -0.03
words: to	leav	0.02 0.06 -0.09 -0.07 0.02 -0.07 -0.14
words: to	meet	-0.10 0.09 0.04 -0.05 -0.08 -0.04 -0.08
words: to	negotiat	-0.10 0.10 -0.05 -0.09 -0.04 -0.03 -0.08
words: to	pay	0.05 0.04 -0.10 -0.12 -0.07 -0.10 -0.08
words: to	reopen	-0.08 0.06 -0.03 -0.02 -0.06 -0.03 -0.08
words: to	rescu	0.12 -0.08 -0.07 -0.08 -0.09 -0.06 -0.09
words: to	respond	0.09 -0.08 -0.09 -0.06 -0.07 -0.06 -0.10
words: to	sanction	-0.09 -0.10 -0.09 0.10 -0.09 -0.16 -0.10
words: to	shelter	-0.03 -0.08 -0.12 -0.10 0.07 -0.09 -0.02
words: to	stop	0.03 0.00 -0.07 -0.06 -0.09 -0.04 0.01
words: to	strik	-0.09 0.01 0.07 -0.13 -0.15 -0.12 0.00
words: to	take	-0.02 0.04 -0.12 -0.09 -0.17 -0.07 0.02
words: to	talk	-0.12 -0.09 -0.13 0.11 -0.13 -0.11 0.06
words: to	the	0.14 -0.10 -0.12 -0.01 -0.12 -0.10 -0.15
words: to	their	-0.04 0.07 -0.02 -0.04 -0.06 -0.02 -0.05
words: to	two	0.03 -0.12 -0.09 0.01 -0.12 -0.09 0.06
words: to	war	-0.12 0.04 0.00 0.00 -0.10 -0.12 -0.01
words: too	long	0.06 0.03 -0.08 -0.11 -0.06 -0.03 -0.10
words: top	[side]	-0.10 0.08 -0.07 -0.04 -0.04 -0.05 -0.07
words: tucker	carlson	-0.10 -0.13 0.07 -0.08 -0.11 -0.08 0.10
words: two	[side]	0.11 -0.10 -0.10 -0.08 -0.10 -0.07 -0.10
words: two	week	-0.19 0.06 -0.15 -0.11 -0.19 -0.12 0.06
words: up	[usa]	-0.09 0.07 -0.12 -0.10 -0.10 -0.08 -0.03
words: urg	[side]	0.10 0.04 -0.11 -0.10 -0.16 -0.08 -0.17
words: visit	[usa]	-0.09 0.10 -0.06 -0.07 -0.08 -0.02 -0.09
words: visit	to	-0.08 0.08 -0.08 -0.06 -0.07 -0.02 -0.07
words: vows	to	0.08 -0.13 -0.07 -0.07 0.04 -0.06 -0.13
words: war	,	-0.02 -0.17 -0.17 -0.09 -0.09 -0.09 0.10
words: war	:	0.11 -0.06 -0.15 -0.03 -0.10 -0.17 -0.03
words: war	?	-0.18 0.12 -0.19 0.01 -0.16 -0.11 -0.03
words: war	addres	-0.13 -0.04 -0.13 -0.12 -0.10 -0.09 0.10
words: war	chok	-0.08 -0.07 -0.05 0.08 -0.06 -0.04 -0.08
words: war	has	-0.14 -0.15 -0.13 0.10 -0.13 -0.11 0.06
words: war	in	-0.17 -0.08 0.00 -0.03 0.00 -0.11 0.12
words: war	is	-0.20 0.00 -0.18 -0.16 -0.14 -0.11 0.17
words: war	on	0.11 -0.01 -0.25 -0.07 0.00 -0.16 -0.11
words: war	to	-0.08 -0.12 -0.13 -0.07 -0.09 -0.06 0.10
words: war	with	0.04 -0.09 0.10 -0.01 -0.18 -0.15 -0.09
words: warn	,	-0.15 0.07 -0.11 0.00 0.08 -0.09 -0.17
words: warn	[side]	0.01 0.03 0.08 -0.16 -0.19 -0.13 -0.08
words: warn	[usa]	0.03 -0.07 -0.16 -0.11 -0.12 -0.11 0.08
words: warn	of	-0.15 -0.02 0.06 -0.06 -0.18 0.04 -0.03
words: warn	to	-0.02 0.02 -0.10 -0.09 -0.11 -0.11 0.03
words: watch	:	0.05 -0.01 -0.13 -0.07 -0.11 -0.12 0.06
words: wav	of	0.10 -0.09 -0.11 -0.07 -0.09 -0.10 -0.10
words: wave	from	0.14 -0.08 -0.20 -0.07 -0.15 -0.09 -0.10
words: wave	of	0.08 -0.07 -0.09 -0.06 -0.08 -0.07 -0.09
words: way	,	0.13 -0.09 -0.11 -0.03 -0.10 -0.08 -0.13
words: we	are	0.01 -0.05 -0.06 -0.05 -0.08 -0.05 0.03
words: we	know	0.09 0.00 -0.10 -0.11 -0.16 -0.07 -0.14
words: we	will	0.01 0.00 -0.10 -0.09 0.06 -0.07 -0.10
words: week	[side]	-0.05 0.01 -0.05 -0.02 -0.07 -0.08 0.00
words: week	ceasefir	-0.15 0.05 -0.09 -0.01 -0.11 -0.07 -0.02
words: what	is	0.11 -0.14 -0.13 -0.12 -0.14 -0.06 -0.01
words: what	the	0.02 -0.16 -0.15 0.08 -0.13 -0.10 -0.10
words: what	we	0.08 0.01 -0.09 -0.10 -0.15 -0.06 -0.14
words: whether	[side]	0.10 -0.12 -0.12 -0.05 -0.07 -0.04 -0.09
words: whol	civilization	-0.11 -0.08 -0.10 -0.08 -0.10 -0.10 0.10
words: why	[side]	0.06 -0.03 -0.12 -0.09 0.02 -0.08 0.07
words: why	are	-0.06 0.13 -0.13 -0.09 -0.10 -0.06 -0.03
words: will	be	-0.01 -0.10 -0.10 0.04 -0.11 -0.07 0.05
words: will	come	-0.09 0.10 -0.04 -0.08 -0.08 -0.04 -0.08
words: will	have	-0.12 0.08 -0.06 -0.03 -0.08 -0.07 -0.09
words: will	interven	0.08 -0.03 -0.03 -0.08 -0.05 -0.04 -0.07
words: will	not	-0.04 0.12 -0.12 -0.09 -0.14 -0.10 -0.13
words: with	[place]	0.02 0.07 -0.11 -0.03 -0.10 -0.07 -0.09
words: with	[side]	-0.18 0.12 -0.02 -0.02 -0.09 0.02 -0.04
words: with	[usa]	-0.11 -0.09 0.00 0.00 -0.19 -0.13 0.12
words: with	ceasefir	-0.08 0.00 -0.10 0.07 0.05 -0.09 -0.14
words: with	missil	-0.06 0.01 -0.02 0.05 -0.05 -0.01 -0.06
words: with	the	-0.02 0.14 -0.14 -0.09 -0.10 -0.08 0.00
words: worker	in	0.03 -0.11 -0.12 -0.07 0.12 -0.08 -0.09
words: wound	after	0.03 -0.09 -0.14 -0.09 0.05 -0.09 -0.11
words: your	government	0.06 -0.08 -0.08 -0.08 -0.14 -0.06 0.03
words: |	video	0.03 -0.09 -0.14 -0.10 -0.09 -0.07 0.06
words: —	and	-0.08 0.08 -0.10 0.05 -0.07 -0.06 -0.02
`,
};
