/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.06 -0.01 -0.13 0.00 -0.20
act	ally strikes unnamed	0.06 0.06 -0.06 -0.02 -0.21
act	side strikes ally	0.03 0.06 0.04 -0.12 -0.27
act	side strikes side	-0.04 0.05 0.04 -0.09 -0.03
act	side strikes unnamed	0.04 0.05 0.00 -0.05 -0.08
act	side strikes usa	0.08 0.11 -0.06 -0.13 -0.10
act	unnamed strikes ally	0.01 0.04 -0.04 -0.05 -0.03
act	unnamed strikes side	0.05 0.03 0.00 -0.03 -0.10
act	unnamed strikes unnamed	0.05 0.03 0.01 -0.13 -0.04
act	unnamed strikes usa	0.00 0.01 -0.16 0.03 0.00
act	usa strikes side	0.05 -0.02 -0.06 0.00 -0.08
act	usa strikes unnamed	0.00 0.06 -0.06 -0.06 0.01
act done	ally strikes side	0.07 -0.03 -0.15 0.01 -0.19
act done	ally strikes unnamed	0.06 0.04 -0.02 -0.07 -0.23
act done	by any	0.04 0.03 -0.04 -0.05 -0.05
act done	in a circumstance	-0.06 -0.02 0.03 -0.05 0.01
act done	in the head clause	0.05 0.04 -0.08 -0.05 -0.06
act done	side strikes ally	0.05 0.06 -0.01 -0.10 -0.25
act done	side strikes side	0.02 0.05 -0.01 -0.12 -0.03
act done	side strikes unnamed	0.06 0.05 0.00 -0.05 -0.12
act done	side strikes usa	0.09 0.12 -0.11 -0.16 -0.08
act done	unnamed strikes ally	0.01 0.00 0.00 -0.04 -0.02
act done	unnamed strikes side	0.05 0.01 -0.05 -0.02 -0.05
act done	unnamed strikes unnamed	0.03 0.06 0.01 -0.11 -0.05
act done	unnamed strikes usa	0.00 0.02 -0.15 0.01 -0.01
act done	usa strikes side	0.05 -0.01 -0.14 0.02 -0.05
act done	usa strikes unnamed	-0.01 -0.04 -0.05 -0.02 0.04
act not done	ally strikes side	-0.11 0.14 0.16 -0.14 -0.10
act not done	ally strikes unnamed	-0.03 0.03 -0.08 0.04 -0.05
act not done	by any	-0.03 0.03 0.07 -0.05 -0.10
act not done	in a circumstance	-0.07 0.02 -0.01 -0.01 -0.04
act not done	in the head clause	0.01 0.00 0.10 -0.07 -0.13
act not done	side strikes ally	-0.10 0.00 0.05 -0.09 -0.09
act not done	side strikes side	-0.32 -0.01 0.14 -0.04 -0.03
act not done	side strikes unnamed	0.00 -0.06 0.03 -0.05 0.02
act not done	side strikes usa	0.02 -0.09 0.06 -0.02 -0.09
act not done	unnamed strikes side	-0.01 0.03 0.08 -0.05 -0.17
act not done	unnamed strikes unnamed	0.09 -0.02 -0.03 -0.06 -0.04
act not done	unnamed strikes usa	-0.12 -0.01 -0.06 0.03 0.02
act not done	usa strikes side	0.04 -0.13 0.02 0.00 -0.07
act not done	usa strikes unnamed	-0.01 0.09 -0.05 -0.05 -0.06
after beginning with ally	army	0.06 -0.05 -0.04 -0.16 0.05
after beginning with ally	says	-0.13 0.02 0.02 0.00 -0.17
after beginning with ally	statecraft	-0.22 -0.16 -0.06 -0.01 0.07
after beginning with army	army	0.02 0.08 -0.01 -0.04 -0.04
after beginning with army	says	-0.12 -0.11 -0.07 0.11 -0.14
after beginning with army	statecraft	-0.09 -0.14 -0.08 0.13 -0.12
after beginning with business	army	-0.10 -0.10 0.07 -0.09 -0.01
after beginning with business	business	-0.05 -0.11 0.04 -0.02 -0.02
after beginning with business	essay	-0.03 -0.03 -0.03 -0.05 0.05
after beginning with business	people	-0.04 -0.13 -0.09 0.10 -0.04
after beginning with business	says	-0.18 0.05 0.05 -0.08 0.03
after beginning with business	statecraft	-0.26 -0.22 -0.09 0.09 -0.02
after beginning with essay	business	-0.06 -0.14 -0.10 0.01 0.03
after beginning with essay	essay	-0.05 -0.14 -0.15 0.04 0.02
after beginning with essay	media	-0.04 -0.09 -0.01 0.05 -0.03
after beginning with essay	people	-0.11 -0.13 -0.02 0.11 -0.08
after beginning with essay	says	-0.09 -0.13 -0.13 -0.06 0.10
after beginning with essay	statecraft	-0.06 -0.14 -0.19 -0.02 0.11
after beginning with media	army	-0.10 -0.01 -0.04 -0.04 0.04
after beginning with media	business	-0.04 -0.06 -0.08 0.00 0.03
after beginning with media	essay	-0.05 -0.08 -0.09 -0.01 0.07
after beginning with media	media	0.00 0.07 0.00 -0.02 -0.09
after beginning with media	quarrel	-0.06 -0.06 -0.07 0.01 0.04
after beginning with media	says	-0.04 0.06 0.05 -0.02 -0.04
after beginning with media	statecraft	-0.08 -0.10 0.00 -0.05 0.05
after beginning with media	witnessed	-0.06 -0.01 -0.10 -0.08 0.07
after beginning with other	army	0.03 -0.02 0.07 -0.09 -0.07
after beginning with other	business	-0.25 -0.18 -0.07 0.03 0.06
after beginning with other	essay	-0.12 -0.16 0.01 0.00 0.00
after beginning with other	media	-0.10 -0.02 0.04 0.01 -0.04
after beginning with other	partisan	-0.05 -0.12 -0.14 0.03 0.02
after beginning with other	people	-0.10 -0.10 0.01 0.00 0.06
after beginning with other	quarrel	-0.13 0.04 0.08 0.03 -0.13
after beginning with other	says	-0.01 0.06 0.06 0.00 -0.17
after beginning with other	statecraft	-0.14 -0.17 -0.04 0.00 0.09
after beginning with other	travel	-0.11 -0.06 -0.02 0.04 -0.01
after beginning with other	witnessed	-0.05 0.02 -0.07 0.03 -0.03
after beginning with partisan	army	-0.07 -0.11 -0.17 -0.05 0.12
after beginning with partisan	essay	-0.06 -0.07 -0.06 -0.02 0.03
after beginning with partisan	partisan	-0.07 -0.09 0.04 0.12 -0.12
after beginning with partisan	quarrel	-0.05 -0.08 0.03 0.03 -0.02
after beginning with partisan	says	-0.11 -0.12 -0.12 -0.02 0.06
after beginning with partisan	statecraft	-0.12 -0.16 -0.09 0.02 0.01
after beginning with people	business	-0.06 -0.07 -0.05 0.02 0.00
after beginning with people	people	-0.01 0.02 -0.22 -0.17 0.16
after beginning with people	says	-0.11 -0.14 -0.08 0.13 0.11
after beginning with quarrel	army	-0.08 -0.09 0.01 0.07 -0.06
after beginning with quarrel	quarrel	-0.07 -0.07 -0.06 0.10 -0.07
after beginning with says	business	-0.09 -0.06 -0.14 0.03 0.07
after beginning with says	essay	-0.09 0.02 0.00 -0.05 0.05
after beginning with says	people	-0.05 -0.11 -0.11 -0.05 0.11
after beginning with says	says	-0.23 -0.18 0.09 0.01 -0.06
after beginning with says	statecraft	0.01 -0.08 -0.01 -0.06 0.04
after beginning with side	army	-0.01 -0.09 0.00 -0.03 0.02
after beginning with side	business	0.05 0.05 -0.04 -0.10 0.00
after beginning with side	essay	-0.17 -0.04 0.00 -0.07 0.05
after beginning with side	media	-0.19 -0.06 -0.04 0.05 0.00
after beginning with side	partisan	-0.10 -0.12 -0.10 0.07 -0.02
after beginning with side	people	-0.03 0.01 -0.05 0.04 -0.09
after beginning with side	quarrel	-0.12 0.05 0.02 -0.21 0.09
after beginning with side	says	0.09 0.07 0.11 -0.17 -0.28
after beginning with side	statecraft	-0.08 -0.04 -0.01 -0.02 0.02
after beginning with side	travel	-0.01 0.00 0.08 -0.09 -0.22
after beginning with side	witnessed	-0.09 0.04 -0.04 -0.03 -0.07
after beginning with statecraft	army	-0.13 -0.09 0.04 -0.09 0.05
after beginning with statecraft	business	-0.07 -0.03 -0.01 0.04 -0.04
after beginning with statecraft	says	-0.01 0.01 0.03 -0.02 -0.11
after beginning with statecraft	statecraft	-0.04 -0.06 0.01 0.00 -0.05
after beginning with travel	travel	-0.12 -0.03 -0.05 -0.03 0.04
after beginning with usa	army	0.07 0.09 0.02 -0.10 -0.12
after beginning with usa	business	-0.27 0.06 -0.05 0.03 -0.04
after beginning with usa	essay	-0.21 -0.17 -0.02 0.03 0.03
after beginning with usa	media	-0.27 -0.18 -0.05 0.00 0.06
after beginning with usa	partisan	-0.16 -0.09 -0.02 -0.03 0.05
after beginning with usa	people	-0.18 -0.02 -0.08 -0.01 0.07
after beginning with usa	quarrel	-0.19 -0.27 -0.15 0.14 0.00
after beginning with usa	says	-0.01 -0.01 0.04 0.06 -0.25
after beginning with usa	statecraft	0.00 0.08 0.07 -0.10 -0.11
after beginning with usa	travel	-0.12 -0.03 -0.19 0.06 0.05
after beginning with usa	witnessed	-0.14 -0.01 0.00 -0.04 0.02
after beginning with witnessed	army	0.06 -0.09 -0.11 0.04 -0.09
after beginning with witnessed	business	0.01 -0.02 0.06 -0.10 -0.12
after beginning with witnessed	witnessed	0.10 0.02 -0.05 -0.01 -0.18
arms	air	0.07 0.04 -0.09 0.01 -0.14
arms	gun	-0.01 0.05 -0.08 -0.04 0.02
arms	mine	-0.09 0.01 -0.14 0.01 0.02
arms	torpedo	0.02 -0.16 -0.14 0.08 0.03
begins with	ally	-0.02 0.01 0.05 -0.05 -0.09
begins with	army	-0.23 -0.11 -0.04 0.07 0.04
begins with	business	-0.11 -0.16 0.00 0.05 0.02
begins with	essay	-0.10 -0.11 -0.30 0.04 0.11
begins with	media	-0.21 -0.01 -0.18 -0.02 0.10
begins with	other	-0.17 -0.16 -0.12 0.11 0.08
begins with	partisan	-0.23 -0.27 -0.16 0.07 0.05
begins with	people	-0.08 -0.07 -0.11 0.03 0.02
begins with	quarrel	-0.14 -0.06 -0.04 0.06 -0.01
begins with	says	-0.09 -0.10 -0.11 0.03 0.11
begins with	side	-0.01 0.04 0.00 -0.09 -0.04
begins with	statecraft	-0.08 -0.02 0.02 0.04 -0.11
begins with	travel	-0.02 -0.11 -0.02 0.02 0.02
begins with	usa	-0.01 -0.02 0.07 -0.05 -0.10
begins with	witnessed	0.04 0.09 0.04 -0.13 -0.23
begins with ally	army	0.05 0.09 -0.06 -0.15 0.04
begins with ally	says	-0.16 0.01 0.05 0.00 -0.20
begins with ally	statecraft	-0.17 -0.12 0.00 0.00 0.02
begins with army	army	-0.23 -0.11 -0.04 0.07 0.04
begins with army	business	-0.03 0.01 0.06 -0.10 -0.01
begins with army	says	0.02 0.02 -0.20 0.04 0.01
begins with army	statecraft	-0.06 -0.10 -0.07 -0.01 0.04
begins with business	army	-0.05 -0.09 -0.11 0.09 0.00
begins with business	business	-0.10 -0.15 0.00 0.07 -0.01
begins with business	essay	-0.05 -0.08 -0.20 -0.04 0.15
begins with business	partisan	-0.03 -0.06 -0.05 0.01 0.01
begins with business	people	-0.07 -0.06 0.02 0.05 -0.13
begins with business	says	-0.17 -0.05 0.06 -0.21 0.13
begins with business	statecraft	-0.13 -0.01 -0.02 -0.01 0.02
begins with essay	army	-0.08 -0.12 -0.13 -0.09 0.11
begins with essay	business	-0.07 -0.17 -0.09 0.05 0.00
begins with essay	essay	-0.09 -0.09 -0.28 0.05 0.08
begins with essay	media	-0.04 -0.10 -0.05 0.04 -0.02
begins with essay	partisan	-0.05 -0.06 -0.07 -0.10 0.10
begins with essay	people	-0.12 -0.17 -0.13 0.02 0.04
begins with essay	says	-0.14 -0.18 -0.21 -0.13 0.18
begins with essay	statecraft	-0.06 0.03 -0.03 -0.11 0.07
begins with essay	witnessed	-0.09 -0.11 -0.10 0.04 0.02
begins with media	army	-0.09 -0.03 -0.05 -0.07 0.07
begins with media	business	-0.04 -0.07 -0.10 -0.06 0.08
begins with media	essay	-0.06 -0.09 -0.09 0.04 0.05
begins with media	media	-0.20 -0.02 -0.17 -0.01 0.10
begins with media	partisan	-0.08 -0.09 -0.12 -0.10 0.12
begins with media	people	-0.01 0.04 -0.13 -0.03 -0.01
begins with media	quarrel	-0.07 -0.09 -0.11 0.03 0.03
begins with media	says	-0.15 -0.20 -0.18 0.10 0.04
begins with media	statecraft	-0.15 -0.12 0.01 -0.14 0.12
begins with media	witnessed	-0.06 0.01 -0.09 -0.05 0.05
begins with other	army	-0.10 -0.10 0.02 -0.01 0.01
begins with other	business	-0.16 -0.09 -0.07 0.06 -0.01
begins with other	essay	-0.14 -0.19 -0.12 0.05 0.04
begins with other	media	0.04 0.00 -0.02 -0.08 -0.02
begins with other	partisan	-0.11 -0.16 -0.09 0.04 0.00
begins with other	people	-0.06 -0.10 0.00 -0.02 0.02
begins with other	quarrel	-0.10 0.04 -0.14 -0.15 0.11
begins with other	says	-0.14 0.08 -0.03 -0.08 0.03
begins with other	statecraft	-0.32 -0.17 0.04 0.01 0.01
begins with other	travel	-0.07 -0.03 -0.18 0.08 -0.02
begins with other	witnessed	0.03 0.18 0.01 -0.16 -0.21
begins with partisan	army	-0.10 -0.03 0.00 -0.03 0.02
begins with partisan	business	-0.07 -0.09 -0.06 0.05 0.00
begins with partisan	essay	-0.05 -0.09 -0.11 -0.06 0.07
begins with partisan	media	-0.09 -0.10 -0.09 -0.07 0.08
begins with partisan	partisan	-0.21 -0.24 -0.07 0.08 0.02
begins with partisan	people	-0.02 -0.07 0.02 0.07 -0.07
begins with partisan	quarrel	-0.06 -0.11 -0.05 0.00 0.03
begins with partisan	says	-0.12 -0.12 -0.15 0.04 0.05
begins with partisan	statecraft	-0.06 -0.12 -0.02 0.10 -0.09
begins with people	army	-0.11 -0.02 -0.09 0.08 -0.10
begins with people	business	-0.11 0.00 0.08 -0.04 -0.10
begins with people	people	-0.06 -0.05 -0.12 0.01 0.03
begins with people	statecraft	-0.12 -0.14 -0.03 0.00 0.01
begins with people	witnessed	-0.03 0.07 0.01 -0.07 -0.18
begins with quarrel	army	-0.02 0.07 0.04 -0.03 -0.08
begins with quarrel	media	-0.06 -0.08 -0.13 -0.06 0.09
begins with quarrel	partisan	-0.03 -0.08 -0.07 0.04 0.00
begins with quarrel	quarrel	-0.10 -0.04 -0.09 0.09 -0.04
begins with quarrel	statecraft	-0.05 -0.07 -0.06 -0.06 0.06
begins with says	business	-0.18 -0.05 0.07 -0.10 0.01
begins with says	essay	-0.09 0.02 0.01 0.04 -0.07
begins with says	media	-0.07 -0.10 -0.15 0.08 0.01
begins with says	people	-0.02 0.04 -0.17 -0.07 0.08
begins with says	says	-0.11 -0.09 -0.08 0.05 0.05
begins with says	statecraft	0.02 0.07 0.01 -0.04 -0.05
begins with says	travel	-0.04 -0.10 -0.12 0.01 0.05
begins with side	army	-0.05 0.05 0.02 -0.01 -0.17
begins with side	business	-0.05 0.03 0.00 -0.07 0.00
begins with side	essay	-0.23 -0.11 0.04 -0.05 0.04
begins with side	media	-0.19 -0.06 -0.03 0.04 0.01
begins with side	partisan	-0.19 -0.15 0.01 -0.06 0.07
begins with side	people	0.01 0.00 -0.01 -0.04 -0.03
begins with side	quarrel	-0.12 -0.03 -0.01 -0.05 0.06
begins with side	says	0.03 0.00 0.07 -0.01 -0.25
begins with side	statecraft	-0.24 0.00 0.04 -0.01 -0.05
begins with side	travel	-0.01 -0.06 0.10 -0.11 -0.04
begins with side	witnessed	0.07 0.01 -0.05 -0.07 -0.04
begins with statecraft	army	-0.14 -0.14 0.08 -0.12 0.05
begins with statecraft	business	-0.08 -0.18 -0.20 0.16 0.18
begins with statecraft	essay	-0.08 0.12 0.13 -0.05 -0.17
begins with statecraft	media	-0.08 -0.11 -0.11 0.10 0.00
begins with statecraft	partisan	-0.06 0.05 0.06 -0.07 -0.03
begins with statecraft	people	-0.06 -0.15 -0.12 0.02 0.06
begins with statecraft	says	-0.21 -0.17 -0.03 0.08 -0.07
begins with statecraft	statecraft	-0.12 -0.02 0.03 0.03 -0.09
begins with statecraft	travel	-0.07 -0.11 -0.11 0.10 0.11
begins with travel	business	-0.06 -0.16 -0.16 0.01 0.09
begins with travel	travel	-0.02 -0.10 -0.01 0.06 -0.04
begins with usa	army	0.07 0.00 0.01 -0.05 -0.08
begins with usa	business	-0.13 0.05 0.03 -0.03 -0.06
begins with usa	essay	-0.21 0.03 0.10 -0.01 -0.08
begins with usa	media	-0.03 -0.17 -0.06 -0.03 0.06
begins with usa	partisan	-0.22 -0.02 0.00 -0.01 0.01
begins with usa	people	-0.25 -0.02 0.03 -0.03 0.00
begins with usa	quarrel	-0.21 -0.29 -0.16 0.11 0.03
begins with usa	says	0.01 -0.03 0.04 0.02 -0.19
begins with usa	statecraft	-0.01 -0.02 -0.07 0.04 -0.03
begins with usa	travel	-0.13 0.05 -0.15 0.08 -0.15
begins with usa	witnessed	-0.18 -0.09 -0.03 0.05 0.05
begins with witnessed	business	0.01 -0.04 0.07 -0.11 -0.14
begins with witnessed	witnessed	0.05 0.09 0.04 -0.12 -0.23
beside the head clause	alarm	0.01 0.10 -0.04 -0.16 0.02
beside the head clause	brief	0.03 0.04 -0.04 -0.05 -0.07
beside the head clause	casualty	0.12 0.08 0.01 -0.18 -0.14
beside the head clause	chief	0.01 0.06 -0.01 0.00 -0.11
beside the head clause	civilian	0.04 0.05 -0.06 -0.04 -0.07
beside the head clause	closure	0.03 -0.03 -0.04 -0.01 -0.04
beside the head clause	contact	-0.10 0.09 0.10 -0.10 -0.07
beside the head clause	cyber	0.03 -0.02 0.00 -0.02 -0.13
beside the head clause	decision	-0.05 0.01 -0.05 0.00 -0.01
beside the head clause	domestic	0.03 -0.04 0.08 -0.06 -0.09
beside the head clause	elsewhere	-0.17 -0.03 -0.01 -0.05 0.06
beside the head clause	everyday	0.02 -0.10 -0.11 0.10 -0.06
beside the head clause	force	0.02 -0.02 0.01 -0.01 -0.06
beside the head clause	gaza	0.10 0.04 -0.22 -0.20 0.10
beside the head clause	market	0.02 -0.09 0.00 0.02 -0.04
beside the head clause	mass	0.06 0.02 -0.07 -0.07 -0.02
beside the head clause	memory	-0.07 0.03 0.01 -0.14 0.08
beside the head clause	modal	-0.06 -0.01 0.03 -0.02 -0.03
beside the head clause	negotiation	0.02 -0.01 -0.07 -0.03 0.03
beside the head clause	network	-0.06 -0.04 -0.02 0.07 -0.10
beside the head clause	nuclear	0.01 -0.04 -0.06 -0.02 0.02
beside the head clause	oil	0.05 0.11 -0.01 -0.08 -0.07
beside the head clause	opinion	-0.15 -0.07 -0.05 -0.12 0.11
beside the head clause	pact	-0.13 -0.07 -0.05 0.00 0.09
beside the head clause	reaction	0.09 0.06 -0.06 -0.05 -0.07
beside the head clause	resolve	0.09 -0.03 -0.04 -0.06 -0.07
beside the head clause	sanction	-0.10 -0.01 0.04 0.03 -0.13
beside the head clause	settled	0.01 0.01 -0.01 -0.03 -0.04
beside the head clause	shipping	0.10 0.11 0.05 -0.12 -0.13
beside the head clause	shock	-0.02 0.03 -0.03 0.03 -0.09
beside the head clause	sport	-0.15 0.00 0.03 -0.04 0.03
beside the head clause	spy	-0.03 0.03 0.08 0.00 -0.19
beside the head clause	strike	-0.04 0.06 0.05 -0.04 -0.13
beside the head clause	threat	0.06 -0.01 0.00 -0.02 -0.08
beside the head clause	toll	-0.05 0.00 0.06 -0.15 -0.02
beside the head clause	truce	0.02 0.02 0.04 -0.04 -0.11
beside the head clause	unreal	0.05 0.01 0.04 -0.10 -0.04
beside the head clause	unrest	0.01 0.15 0.10 -0.05 -0.28
beside the head clause	weapon	0.01 -0.01 0.01 -0.05 -0.04
bias	1	-0.13 -0.09 -0.04 0.08 0.05
both name	ally	-0.16 -0.04 -0.15 0.03 0.05
both name	both sides	0.01 -0.05 -0.01 0.01 -0.06
both name	both sides and ally	-0.03 0.00 -0.10 -0.07 0.08
both name	both sides and usa	-0.09 -0.09 -0.09 0.02 0.11
both name	both sides and usa and ally	0.00 0.02 0.04 -0.01 -0.20
both name	no party	-0.27 -0.05 0.04 0.00 -0.01
both name	one side	-0.17 0.02 -0.04 0.03 0.03
both name	one side and ally	-0.16 -0.02 0.01 0.01 -0.01
both name	one side and usa	-0.03 -0.08 0.02 -0.03 0.00
both name	one side and usa and ally	0.04 -0.08 0.07 -0.06 -0.06
both name	usa	-0.28 -0.16 -0.11 0.07 0.09
both name	usa and ally	-0.14 -0.08 0.00 0.02 -0.03
event	accident	-0.02 0.00 -0.19 0.01 0.09
event	appointment	-0.09 0.06 0.07 0.00 -0.15
event	arrest	0.00 -0.05 0.02 0.04 -0.15
event	arrival	-0.08 0.00 0.05 -0.06 -0.01
event	blockade	-0.10 0.10 0.03 -0.15 0.01
event	call	-0.15 0.01 -0.02 0.01 0.01
event	censure	-0.03 0.05 0.08 -0.09 0.00
event	charge	-0.11 0.02 0.03 0.01 -0.09
event	closure	-0.19 -0.12 0.08 0.00 -0.07
event	deal	0.03 0.10 0.00 -0.06 -0.12
event	departure	-0.14 0.04 -0.04 -0.03 0.02
event	deployment	-0.01 0.01 0.08 -0.05 -0.12
event	downing	-0.17 -0.13 0.07 0.03 -0.01
event	enrichment	-0.11 0.16 0.14 -0.13 -0.11
event	evacuation	-0.13 -0.10 -0.01 0.07 0.02
event	execution	-0.08 0.07 0.09 -0.06 -0.11
event	exit	-0.12 0.01 0.05 -0.02 -0.05
event	fall	-0.05 0.09 0.07 -0.03 -0.17
event	fee	-0.17 0.01 0.05 -0.02 -0.12
event	flights	-0.12 -0.15 0.00 0.05 -0.04
event	funeral	-0.13 -0.09 -0.02 0.10 -0.08
event	hack	-0.17 0.03 -0.03 0.10 -0.17
event	halt	0.11 -0.03 -0.08 -0.07 0.03
event	incursion	-0.18 -0.08 0.01 -0.08 0.06
event	inspection	-0.17 -0.19 0.09 -0.01 -0.13
event	listing	-0.13 -0.01 -0.07 0.05 -0.12
event	order	-0.12 0.09 0.09 -0.06 -0.09
event	release	-0.12 0.06 -0.07 -0.04 0.05
event	relief	-0.19 0.03 0.08 0.00 -0.19
event	reopening	0.05 0.01 0.04 -0.08 -0.08
event	rescue	-0.18 -0.04 0.05 0.03 -0.08
event	resumption	-0.10 0.07 -0.08 0.07 -0.16
event	rise	-0.08 0.05 0.06 -0.05 -0.11
event	sanction	-0.07 0.05 -0.02 -0.02 0.03
event	seizure	0.00 0.10 -0.12 -0.03 -0.01
event	spying	-0.19 -0.15 0.08 0.05 -0.20
event	strike	-0.03 -0.09 -0.01 0.06 -0.05
event	talks	-0.11 0.01 -0.04 0.04 -0.03
event	test	-0.06 -0.13 0.01 -0.09 0.08
event	truce	0.00 0.08 0.05 -0.11 -0.16
event	visit	-0.06 -0.07 -0.03 0.04 -0.01
first word	:	-0.17 -0.08 0.06 0.03 -0.11
first word	[ally]	0.00 -0.11 0.08 0.03 -0.17
first word	[number]	-0.03 0.06 -0.12 0.03 -0.06
first word	[place]	-0.32 -0.13 0.04 0.15 -0.10
first word	[region]	-0.28 -0.08 0.01 0.11 -0.11
first word	[side]	0.02 0.11 0.06 -0.04 -0.27
first word	[usa]	0.02 -0.03 0.14 -0.03 -0.22
first word	a	-0.22 -0.10 -0.06 -0.08 0.15
first word	after	-0.19 -0.21 -0.11 0.09 0.11
first word	aftermath	-0.17 -0.03 -0.17 0.10 -0.19
first word	agreement	0.13 0.14 0.10 -0.18 -0.19
first word	air	-0.12 0.09 -0.06 -0.03 -0.17
first word	al	-0.02 0.05 -0.10 -0.04 0.00
first word	amid	-0.05 -0.06 -0.10 -0.15 0.13
first word	an	-0.04 -0.08 0.07 -0.13 -0.01
first word	analysi	-0.08 -0.10 -0.15 0.01 0.08
first word	analyst	-0.09 -0.16 -0.14 -0.05 0.08
first word	anand	-0.12 -0.12 -0.06 0.16 -0.15
first word	announc	-0.04 0.04 0.08 -0.05 -0.21
first word	anti	0.02 0.09 0.03 -0.06 -0.17
first word	arab	-0.08 -0.08 -0.11 -0.02 0.07
first word	are	-0.11 -0.14 -0.18 -0.08 0.14
first word	as	-0.24 -0.25 -0.24 -0.03 0.18
first word	asia	-0.17 0.00 0.08 0.04 -0.25
first word	asian	-0.07 -0.13 -0.03 0.10 -0.17
first word	at	0.13 0.02 -0.22 -0.09 -0.03
first word	attack	0.07 -0.06 -0.01 -0.13 0.02
first word	bannon	-0.05 -0.10 -0.10 0.08 0.06
first word	barrag	-0.10 0.07 0.04 -0.03 -0.12
first word	bbc	-0.11 -0.15 -0.08 0.10 0.06
first word	between	-0.17 -0.05 -0.19 -0.01 0.06
first word	bill	-0.12 -0.11 -0.12 -0.11 0.12
first word	bitcoin	-0.10 -0.31 -0.30 0.24 -0.03
first word	bloomberg	-0.08 0.02 0.04 -0.14 0.02
first word	break	0.03 0.07 0.11 -0.27 -0.23
first word	brent	-0.12 0.12 0.17 -0.16 -0.16
first word	brit	-0.11 -0.10 -0.14 -0.04 0.09
first word	can	-0.09 -0.14 -0.19 -0.13 0.16
first word	can't	-0.09 -0.07 -0.06 0.06 -0.03
first word	ceasefir	0.07 0.04 0.00 -0.03 -0.09
first word	chri	-0.06 -0.07 -0.10 -0.07 0.08
first word	christian	-0.10 -0.09 -0.11 -0.09 0.11
first word	citizen	-0.11 -0.11 -0.13 -0.11 0.12
first word	cnn	-0.06 0.06 -0.12 -0.04 0.00
first word	commander	-0.17 0.00 0.08 -0.08 -0.02
first word	conservativ	-0.09 -0.09 -0.04 0.00 0.03
first word	cost	-0.16 -0.17 -0.19 -0.10 0.13
first word	could	-0.10 -0.10 -0.12 -0.07 0.09
first word	court	-0.14 -0.11 0.06 0.00 -0.04
first word	crud	-0.08 0.04 0.03 -0.04 -0.03
first word	crypto	-0.10 -0.11 -0.12 0.07 0.03
first word	daily	0.06 -0.01 0.03 -0.14 0.00
first word	deal	-0.14 0.00 -0.01 0.01 -0.03
first word	death	-0.02 -0.13 0.07 0.01 -0.04
first word	debri	-0.03 0.05 0.05 -0.09 -0.05
first word	delegation	-0.11 -0.14 -0.13 0.14 -0.07
first word	dem	-0.05 -0.06 -0.06 -0.02 0.04
first word	democrat	-0.02 -0.03 0.12 0.10 -0.12
first word	despit	-0.11 -0.15 -0.13 0.00 0.05
first word	destroy	-0.13 -0.13 -0.10 0.10 0.00
first word	did	-0.07 -0.12 -0.13 -0.13 0.14
first word	displac	-0.16 -0.16 -0.19 0.07 0.10
first word	dollar	-0.04 -0.16 -0.15 0.10 0.00
first word	don't	-0.08 -0.06 -0.04 -0.03 0.04
first word	dozen	0.06 -0.02 -0.03 0.01 -0.20
first word	dron	0.11 0.14 -0.15 -0.29 -0.26
first word	editor	-0.09 0.09 -0.03 -0.03 -0.12
first word	energy	-0.15 -0.20 -0.03 -0.01 0.05
first word	even	-0.10 -0.13 -0.06 0.10 -0.08
first word	ex	-0.04 -0.08 -0.12 -0.05 0.08
first word	expert	-0.08 -0.12 0.00 0.05 -0.04
first word	explainer	-0.09 -0.09 -0.10 0.00 0.05
first word	explosion	0.07 -0.02 0.06 -0.21 -0.19
first word	factbox	-0.05 0.02 0.05 0.00 -0.07
first word	family	-0.06 0.04 -0.12 0.01 -0.11
first word	farsnew	-0.09 -0.12 -0.09 0.12 -0.09
first word	fbi	-0.11 -0.07 0.05 0.01 -0.10
first word	fcc	-0.05 -0.06 -0.02 0.10 -0.13
first word	fire	0.07 0.08 -0.17 -0.08 0.01
first word	first	0.07 -0.13 -0.22 0.10 -0.16
first word	five	-0.10 0.09 0.00 -0.16 0.04
first word	flight	-0.08 -0.10 0.05 0.00 -0.05
first word	for	-0.10 -0.14 0.03 -0.05 0.02
first word	former	-0.14 -0.16 0.00 -0.10 0.07
first word	fox	-0.14 -0.16 -0.21 -0.08 0.17
first word	from	-0.31 -0.18 -0.09 0.05 0.15
first word	fuel	0.06 0.06 -0.15 -0.06 0.03
first word	funeral	-0.08 -0.08 0.08 0.07 -0.07
first word	fury	-0.09 -0.10 0.07 0.06 -0.14
first word	g7	-0.13 -0.15 -0.11 0.13 -0.08
first word	gas	-0.07 0.14 0.09 -0.03 -0.18
first word	global	-0.13 0.00 0.10 -0.05 -0.09
first word	gold	-0.07 -0.07 -0.04 0.07 -0.11
first word	gop	-0.05 -0.09 -0.02 0.04 -0.01
first word	graham	-0.07 0.15 0.10 -0.12 -0.12
first word	hama	-0.22 -0.20 -0.09 0.21 -0.09
first word	has	-0.09 -0.10 -0.11 -0.05 0.10
first word	he	-0.10 -0.10 -0.10 -0.08 0.10
first word	hits	-0.16 -0.08 0.07 0.02 -0.15
first word	hospital	0.07 0.03 -0.12 -0.10 -0.12
first word	hous	-0.05 -0.07 -0.06 -0.07 0.07
first word	how	-0.19 -0.25 -0.15 0.06 0.03
first word	i	-0.11 -0.02 0.02 0.04 -0.07
first word	iea	-0.12 0.11 0.16 -0.10 -0.19
first word	if	-0.17 -0.16 -0.25 0.02 0.18
first word	imf	-0.07 -0.08 -0.01 0.10 -0.12
first word	in	-0.37 -0.06 0.02 0.06 -0.03
first word	inflation	-0.16 0.03 0.04 0.03 -0.19
first word	insid	-0.08 -0.10 -0.10 0.00 0.04
first word	insight	-0.11 -0.09 -0.12 -0.17 0.18
first word	intercept	0.13 0.05 0.07 -0.11 -0.09
first word	investor	-0.07 -0.13 -0.13 0.08 -0.01
first word	is	-0.07 -0.11 -0.14 0.05 0.04
first word	it	0.00 -0.07 -0.19 -0.09 0.14
first word	jimmy	-0.06 -0.09 -0.10 -0.01 0.07
first word	joe	-0.05 -0.05 -0.06 -0.09 0.09
first word	john	-0.15 -0.16 -0.17 0.02 0.07
first word	jon	-0.09 -0.09 -0.10 0.05 0.02
first word	journalist	0.03 0.04 -0.06 -0.02 -0.06
first word	just	0.01 0.12 0.07 -0.04 -0.17
first word	karolin	-0.13 -0.13 -0.13 0.03 0.10
first word	keir	-0.03 -0.05 0.04 0.05 -0.06
first word	key	-0.04 -0.03 -0.01 -0.02 0.02
first word	kill	-0.15 0.03 -0.17 0.04 0.01
first word	launch	-0.03 0.14 0.03 -0.09 -0.24
first word	lindsey	-0.03 0.04 0.03 -0.11 0.04
first word	live	-0.09 -0.08 -0.09 0.00 0.06
first word	lng	-0.11 -0.16 -0.18 0.17 -0.14
first word	maga	-0.10 -0.09 -0.14 0.03 0.04
first word	marin	-0.11 -0.14 -0.13 0.04 0.06
first word	mark	-0.07 -0.09 -0.08 -0.09 0.09
first word	market	0.09 0.07 0.00 -0.08 -0.04
first word	massiv	-0.04 0.10 0.02 -0.10 -0.12
first word	may	-0.10 -0.13 -0.13 -0.12 0.13
first word	mediator	-0.15 0.04 0.12 -0.07 -0.15
first word	missil	-0.04 0.06 -0.15 -0.25 0.08
first word	moment	0.02 -0.02 -0.09 -0.01 -0.01
first word	more	0.01 -0.01 0.09 -0.07 -0.18
first word	morn	-0.11 -0.03 0.05 -0.04 -0.05
first word	multipl	0.12 0.09 -0.13 -0.16 -0.14
first word	my	-0.13 -0.13 -0.04 0.03 0.01
first word	national	-0.07 -0.11 -0.08 0.07 -0.04
first word	new	-0.16 -0.02 0.05 0.07 -0.13
first word	no	-0.23 -0.13 0.04 -0.14 0.09
first word	not	-0.15 -0.19 -0.29 -0.02 0.18
first word	now	-0.05 -0.02 0.03 0.01 -0.05
first word	oil	-0.16 -0.04 -0.01 0.01 0.01
first word	on	-0.25 -0.17 -0.04 0.02 0.09
first word	one	-0.09 0.07 -0.17 0.01 -0.04
first word	opinion	-0.08 -0.11 -0.13 0.08 0.01
first word	oscar	-0.05 -0.09 0.04 0.06 -0.06
first word	over	0.07 -0.06 0.04 -0.05 -0.11
first word	panic	-0.07 -0.15 -0.10 0.15 -0.17
first word	polic	-0.09 -0.11 -0.02 0.09 -0.07
first word	poll	-0.10 -0.09 -0.15 -0.12 0.12
first word	polymarket	-0.11 -0.11 -0.13 -0.07 0.12
first word	pres	-0.08 -0.14 -0.13 0.08 0.05
first word	president	-0.06 -0.07 -0.07 0.00 0.03
first word	pric	-0.06 0.06 0.07 -0.02 -0.04
first word	pro	-0.10 -0.10 -0.09 -0.13 0.13
first word	projectil	0.07 0.04 -0.04 -0.12 -0.13
first word	protest	-0.08 -0.06 0.01 -0.04 0.02
first word	qatarenergy	-0.08 0.19 0.10 -0.11 -0.12
first word	read	-0.08 -0.02 0.04 0.03 -0.13
first word	reev	-0.06 -0.09 -0.05 0.01 0.01
first word	regional	-0.04 -0.08 -0.12 0.10 -0.08
first word	report	-0.11 0.04 -0.02 0.04 -0.17
first word	reporter	-0.08 -0.10 -0.12 -0.03 0.09
first word	republican	-0.11 -0.10 -0.14 -0.06 0.10
first word	retir	-0.04 -0.08 -0.09 -0.05 0.07
first word	s	-0.06 -0.11 -0.12 0.13 -0.12
first word	sanction	-0.10 -0.07 0.04 -0.01 -0.12
first word	satellit	-0.12 -0.11 0.00 0.11 -0.07
first word	school	-0.13 -0.15 0.02 -0.03 0.07
first word	second	0.08 0.04 -0.13 -0.12 0.00
first word	senat	-0.05 -0.07 -0.04 0.10 -0.07
first word	senior	-0.12 0.00 0.05 0.05 -0.14
first word	several	-0.09 0.13 -0.08 -0.12 -0.12
first word	ship	-0.11 0.02 -0.02 0.02 -0.11
first word	shipp	-0.12 -0.08 0.05 0.04 -0.18
first word	shock	0.06 -0.05 -0.12 -0.04 0.00
first word	siren	0.11 0.18 0.13 -0.19 -0.41
first word	six	0.06 0.08 -0.16 -0.08 -0.12
first word	smok	0.22 0.15 -0.12 -0.18 -0.14
first word	stat	-0.11 0.04 -0.13 0.01 0.04
first word	stephen	-0.09 -0.08 -0.13 0.03 0.04
first word	stev	-0.07 -0.08 -0.12 -0.10 0.14
first word	stock	-0.08 -0.03 0.06 0.01 -0.18
first word	strategic	0.05 0.02 -0.11 -0.04 0.01
first word	strik	-0.15 -0.02 -0.17 -0.05 0.09
first word	suspect	-0.05 -0.13 -0.11 0.10 0.01
first word	talk	-0.31 -0.15 -0.01 -0.05 0.07
first word	tanker	-0.01 0.02 -0.02 0.00 -0.12
first word	ten	0.12 -0.01 -0.11 -0.12 -0.13
first word	that	-0.07 -0.09 -0.11 -0.06 0.08
first word	the	-0.09 -0.10 0.01 -0.17 0.16
first word	ther	-0.14 -0.20 -0.17 0.02 0.06
first word	thes	-0.15 -0.12 -0.15 -0.10 0.14
first word	they	-0.12 -0.12 0.02 0.06 -0.03
first word	this	-0.08 -0.13 -0.16 0.00 0.06
first word	thousand	-0.12 -0.09 0.04 0.05 -0.15
first word	thre	0.03 0.18 -0.07 -0.20 -0.13
first word	to	0.11 0.03 -0.19 -0.17 0.11
first word	top	-0.12 -0.01 -0.18 0.09 -0.02
first word	tucker	-0.06 -0.09 -0.06 0.02 0.01
first word	two	-0.07 0.12 -0.08 0.03 -0.25
first word	u	-0.06 0.07 -0.07 0.05 -0.13
first word	vice	-0.08 0.11 0.04 0.02 -0.14
first word	video	-0.21 0.02 -0.03 0.02 -0.03
first word	war	0.00 -0.21 -0.07 0.00 0.03
first word	warn	-0.04 0.01 -0.21 0.15 -0.17
first word	watch	0.05 0.07 -0.28 -0.20 0.10
first word	we	-0.15 -0.07 0.14 -0.04 -0.10
first word	we'v	-0.05 -0.07 -0.11 -0.11 0.10
first word	what	-0.03 -0.05 -0.26 -0.01 0.06
first word	wher	-0.09 -0.11 -0.13 -0.07 0.10
first word	who	-0.12 -0.16 -0.19 0.08 0.03
first word	why	-0.11 -0.19 -0.20 -0.03 0.11
first word	will	-0.11 -0.05 0.03 -0.02 0.00
first word	with	-0.18 -0.21 -0.18 0.21 -0.14
first word	world	-0.08 -0.10 -0.05 0.11 -0.13
first word	you	-0.08 -0.04 0.04 0.04 -0.12
form	a question	-0.31 -0.25 -0.24 0.04 0.17
form	a sentence	-0.19 -0.26 -0.06 0.08 0.10
form	bar	0.00 -0.08 -0.06 -0.08 0.08
form	begins with a quote	-0.12 -0.10 -0.08 -0.04 0.13
form	colon	-0.21 -0.11 0.05 0.03 0.04
form	ends with a quote	-0.09 -0.15 0.00 -0.01 0.06
form	ends with on	-0.05 0.00 -0.08 0.01 0.00
form	exclamation	0.02 -0.10 0.00 -0.06 0.00
form	label	0.04 0.07 0.02 -0.15 -0.05
form	label at the end	-0.06 -0.25 -0.06 -0.03 0.12
form	question	-0.31 -0.25 -0.24 0.04 0.17
form	quotes	-0.05 -0.12 -0.06 0.04 0.04
form	signed	-0.08 -0.14 -0.13 -0.09 0.12
head clause	alarm	-0.16 -0.07 0.11 -0.01 -0.06
head clause	brief	0.00 0.01 0.01 -0.05 -0.05
head clause	casualty	0.01 0.00 0.00 -0.03 -0.09
head clause	chief	-0.14 -0.18 0.01 0.04 0.05
head clause	civilian	-0.11 -0.10 0.05 0.01 -0.02
head clause	closure	0.03 0.02 0.03 -0.07 -0.11
head clause	contact	0.01 -0.06 -0.01 0.03 -0.12
head clause	culture	-0.18 -0.10 -0.28 -0.03 0.14
head clause	cyber	-0.25 -0.13 0.08 0.01 -0.09
head clause	decision	0.03 -0.15 0.01 -0.01 0.00
head clause	domestic	-0.17 -0.02 -0.18 -0.01 0.07
head clause	drill	-0.12 -0.04 -0.17 0.04 0.03
head clause	elsewhere	-0.21 -0.03 -0.07 0.06 -0.01
head clause	everyday	-0.12 -0.12 0.01 -0.01 0.02
head clause	execution	-0.14 0.00 0.10 -0.05 -0.17
head clause	force	-0.11 -0.03 -0.01 -0.01 0.04
head clause	gaza	-0.25 0.00 -0.04 0.10 -0.08
head clause	market	-0.16 -0.03 0.06 -0.03 -0.01
head clause	mass	0.17 0.03 -0.02 -0.16 -0.13
head clause	memory	-0.14 -0.14 -0.16 0.08 0.02
head clause	modal	-0.32 -0.16 -0.07 0.03 0.07
head clause	negotiation	-0.03 -0.06 -0.01 -0.03 -0.01
head clause	network	-0.15 -0.10 0.07 -0.01 -0.04
head clause	nuclear	0.02 -0.15 0.09 -0.02 -0.11
head clause	oil	-0.21 -0.06 0.05 0.00 -0.04
head clause	opinion	-0.17 -0.05 -0.07 0.08 -0.03
head clause	pact	-0.19 -0.03 0.07 0.00 -0.07
head clause	reaction	-0.18 -0.20 -0.01 0.09 0.00
head clause	resolve	0.02 -0.11 0.07 -0.01 -0.09
head clause	sanction	-0.30 -0.06 0.06 -0.03 -0.02
head clause	settled	0.21 0.05 -0.04 -0.16 -0.20
head clause	shipping	-0.01 0.05 -0.03 0.00 -0.06
head clause	shock	-0.24 0.04 0.16 -0.08 -0.12
head clause	sport	-0.23 -0.18 -0.06 0.00 0.12
head clause	spy	-0.18 -0.05 -0.04 0.07 -0.01
head clause	strike	0.03 0.02 -0.05 -0.07 -0.01
head clause	syria	-0.19 -0.20 -0.23 0.10 0.09
head clause	threat	-0.13 -0.04 0.00 0.00 0.02
head clause	toll	-0.07 -0.14 0.07 0.00 -0.03
head clause	truce	0.05 -0.02 -0.02 -0.07 -0.05
head clause	unreal	-0.16 -0.12 0.08 0.01 0.01
head clause	unrest	-0.32 -0.17 -0.14 0.09 0.08
head clause	weapon	0.06 0.13 -0.08 -0.09 -0.14
head event	accident	-0.11 -0.10 -0.11 -0.12 0.12
head event	accusation	-0.21 -0.20 -0.11 0.01 0.07
head event	apology	-0.15 -0.14 0.07 0.00 0.03
head event	appointment	-0.30 -0.11 0.11 -0.03 -0.01
head event	arrest	-0.27 -0.07 -0.24 0.12 0.02
head event	arrival	-0.03 0.08 -0.12 -0.07 0.02
head event	ban	-0.14 -0.04 0.08 -0.07 0.00
head event	blackout	-0.14 -0.10 0.12 -0.09 -0.05
head event	blockade	-0.07 0.03 -0.08 -0.02 0.08
head event	call	-0.17 -0.14 -0.08 0.08 0.03
head event	cancelled	-0.05 -0.09 0.07 -0.01 -0.08
head event	charge	-0.16 -0.21 -0.15 0.16 -0.09
head event	closure	-0.07 0.08 0.04 -0.12 -0.06
head event	comment	-0.17 -0.08 -0.07 -0.07 0.10
head event	deal	0.14 0.01 -0.05 -0.09 -0.16
head event	denial	-0.28 -0.12 -0.05 0.10 0.03
head event	departure	-0.15 -0.02 0.03 -0.11 0.07
head event	deployment	-0.26 -0.15 0.08 -0.02 -0.01
head event	downing	-0.04 0.14 -0.09 -0.12 -0.05
head event	drill	-0.13 -0.13 -0.14 0.10 -0.03
head event	emergency	-0.11 0.08 0.06 -0.06 -0.09
head event	enrichment	-0.17 -0.04 0.05 0.02 -0.11
head event	evacuation	-0.21 -0.05 0.04 -0.01 -0.02
head event	execution	-0.12 -0.02 0.05 -0.02 -0.12
head event	exit	-0.29 -0.23 -0.05 0.08 -0.01
head event	expulsion	-0.16 -0.10 0.06 0.04 -0.17
head event	fall	-0.13 -0.06 0.08 0.00 -0.22
head event	fee	-0.16 -0.15 0.06 0.03 -0.17
head event	flights	-0.07 -0.15 0.01 0.08 -0.10
head event	funeral	-0.19 -0.19 -0.06 0.19 -0.10
head event	hack	-0.20 -0.12 0.11 0.00 -0.10
head event	halt	0.06 -0.06 0.18 -0.15 -0.34
head event	incursion	-0.01 -0.08 0.04 -0.03 -0.04
head event	inspection	-0.17 -0.01 0.05 -0.01 -0.10
head event	joining	0.10 -0.11 -0.17 -0.12 -0.02
head event	listing	0.11 0.10 -0.10 -0.10 -0.10
head event	memory	-0.20 -0.21 -0.16 0.06 0.11
head event	mourning	-0.15 -0.15 0.04 0.08 -0.15
head event	none	-0.15 -0.13 -0.12 0.02 0.13
head event	offer	-0.18 -0.05 -0.02 0.08 -0.09
head event	order	0.03 0.00 0.10 -0.14 -0.17
head event	plan	-0.10 -0.12 -0.02 0.03 0.03
head event	reaction	-0.34 -0.22 -0.09 0.10 0.06
head event	rejection	-0.24 0.02 0.06 0.02 -0.13
head event	release	-0.07 0.09 0.06 -0.03 -0.14
head event	relief	-0.23 -0.15 0.01 0.05 -0.13
head event	reopening	-0.31 -0.28 -0.07 0.10 0.01
head event	rescue	-0.13 0.07 0.04 -0.09 -0.09
head event	resumption	-0.19 -0.02 -0.08 0.08 -0.09
head event	rise	-0.18 -0.03 0.02 0.04 -0.07
head event	sanction	-0.29 -0.20 -0.01 0.06 -0.04
head event	seizure	-0.10 0.12 -0.16 -0.12 0.00
head event	spying	-0.18 -0.18 -0.04 0.11 -0.11
head event	strike	0.08 0.09 -0.17 -0.08 -0.03
head event	talks	-0.15 -0.27 -0.04 0.08 -0.01
head event	test	-0.11 -0.14 -0.13 0.09 -0.01
head event	threat	-0.14 0.00 0.05 -0.02 -0.03
head event	truce	0.09 -0.08 -0.13 -0.04 0.05
head event	visit	-0.29 -0.15 -0.10 0.03 0.11
head event	wish	-0.26 -0.21 -0.04 0.09 -0.04
head event, told as accusation	accusation	-0.21 -0.20 -0.11 0.01 0.07
head event, told as cancelled	cancelled	-0.05 -0.09 0.07 -0.01 -0.08
head event, told as comment	comment	-0.17 -0.08 -0.07 -0.07 0.10
head event, told as denial	denial	-0.28 -0.12 -0.05 0.10 0.03
head event, told as done	accident	-0.11 -0.10 -0.11 -0.12 0.12
head event, told as done	apology	-0.15 -0.14 0.07 0.00 0.03
head event, told as done	appointment	-0.30 -0.11 0.11 -0.03 -0.01
head event, told as done	arrest	-0.27 -0.07 -0.24 0.12 0.02
head event, told as done	arrival	-0.03 0.08 -0.12 -0.07 0.02
head event, told as done	ban	-0.14 -0.04 0.08 -0.07 0.00
head event, told as done	blackout	-0.14 -0.10 0.12 -0.09 -0.05
head event, told as done	blockade	-0.07 0.03 -0.08 -0.02 0.08
head event, told as done	call	-0.17 -0.14 -0.08 0.08 0.03
head event, told as done	charge	-0.16 -0.21 -0.15 0.16 -0.09
head event, told as done	closure	-0.07 0.08 0.04 -0.12 -0.06
head event, told as done	deal	0.14 0.01 -0.05 -0.09 -0.16
head event, told as done	departure	-0.15 -0.02 0.03 -0.11 0.07
head event, told as done	deployment	-0.26 -0.15 0.08 -0.02 -0.01
head event, told as done	downing	-0.04 0.14 -0.09 -0.12 -0.05
head event, told as done	emergency	-0.11 0.08 0.06 -0.06 -0.09
head event, told as done	enrichment	-0.17 -0.04 0.05 0.02 -0.11
head event, told as done	evacuation	-0.21 -0.05 0.04 -0.01 -0.02
head event, told as done	execution	-0.12 -0.02 0.05 -0.02 -0.12
head event, told as done	exit	-0.29 -0.23 -0.05 0.08 -0.01
head event, told as done	expulsion	-0.16 -0.10 0.06 0.04 -0.17
head event, told as done	fall	-0.13 -0.06 0.08 0.00 -0.22
head event, told as done	fee	-0.16 -0.15 0.06 0.03 -0.17
head event, told as done	flights	-0.07 -0.15 0.01 0.08 -0.10
head event, told as done	funeral	-0.19 -0.19 -0.06 0.19 -0.10
head event, told as done	hack	-0.20 -0.12 0.11 0.00 -0.10
head event, told as done	halt	0.06 -0.06 0.18 -0.15 -0.34
head event, told as done	incursion	-0.01 -0.08 0.04 -0.03 -0.04
head event, told as done	inspection	-0.17 -0.01 0.05 -0.01 -0.10
head event, told as done	joining	0.10 -0.11 -0.17 -0.12 -0.02
head event, told as done	listing	0.11 0.10 -0.10 -0.10 -0.10
head event, told as done	mourning	-0.15 -0.15 0.04 0.08 -0.15
head event, told as done	none	-0.15 -0.13 -0.12 0.02 0.13
head event, told as done	order	0.03 0.00 0.10 -0.14 -0.17
head event, told as done	release	-0.07 0.09 0.06 -0.03 -0.14
head event, told as done	relief	-0.23 -0.15 0.01 0.05 -0.13
head event, told as done	reopening	-0.31 -0.28 -0.07 0.10 0.01
head event, told as done	rescue	-0.13 0.07 0.04 -0.09 -0.09
head event, told as done	resumption	-0.19 -0.02 -0.08 0.08 -0.09
head event, told as done	rise	-0.18 -0.03 0.02 0.04 -0.07
head event, told as done	sanction	-0.29 -0.20 -0.01 0.06 -0.04
head event, told as done	seizure	-0.10 0.12 -0.16 -0.12 0.00
head event, told as done	spying	-0.18 -0.18 -0.04 0.11 -0.11
head event, told as done	strike	0.08 0.09 -0.17 -0.08 -0.03
head event, told as done	talks	-0.15 -0.27 -0.04 0.08 -0.01
head event, told as done	test	-0.11 -0.14 -0.13 0.09 -0.01
head event, told as done	truce	0.09 -0.08 -0.13 -0.04 0.05
head event, told as done	visit	-0.29 -0.15 -0.10 0.03 0.11
head event, told as drill	drill	-0.13 -0.13 -0.14 0.10 -0.03
head event, told as memory	memory	-0.20 -0.21 -0.16 0.06 0.11
head event, told as offer	offer	-0.18 -0.05 -0.02 0.08 -0.09
head event, told as plan	plan	-0.10 -0.12 -0.02 0.03 0.03
head event, told as reaction	reaction	-0.34 -0.22 -0.09 0.10 0.06
head event, told as rejection	rejection	-0.24 0.02 0.06 0.02 -0.13
head event, told as threat	threat	-0.14 0.00 0.05 -0.02 -0.03
head event, told as wish	wish	-0.26 -0.21 -0.04 0.09 -0.04
length	long	-0.15 -0.15 -0.04 0.05 0.12
length	short	-0.12 0.02 -0.06 0.09 -0.07
length	usual	-0.07 0.01 0.03 -0.01 -0.05
length	very long	0.03 -0.10 -0.07 0.02 0.02
level by rules	critical	0.30 -0.04 -0.13 -0.17 -0.20
level by rules	high	-0.28 -0.08 0.08 0.06 -0.02
level by rules	low	-0.39 -0.25 -0.27 -0.03 0.24
level by rules	medium	-0.23 -0.15 -0.02 0.11 0.03
level by rules	urgent	-0.13 0.10 -0.05 0.01 -0.05
person	aide	-0.08 0.04 0.01 -0.14 0.04
person	chief of staff	0.00 -0.22 0.02 0.08 -0.15
person	defence minister	-0.23 -0.17 -0.05 0.09 0.03
person	far right minister	-0.14 -0.12 -0.13 0.15 -0.12
person	foreign minister	-0.28 -0.15 0.02 0.07 -0.08
person	former premier	-0.13 -0.11 -0.07 -0.14 0.14
person	guards chief	0.05 0.01 0.06 -0.12 -0.11
person	hezbollah leader	0.07 -0.13 -0.04 0.03 -0.06
person	hezbollah second	-0.19 -0.11 -0.03 0.01 0.08
person	intelligence chief	-0.08 0.06 -0.14 -0.01 -0.02
person	journalist	-0.12 -0.15 -0.10 0.14 -0.11
person	kushner	-0.26 0.12 0.11 -0.09 -0.07
person	leaders	-0.06 0.01 0.00 -0.01 -0.01
person	mojtaba	-0.22 0.02 0.08 0.03 -0.15
person	nuclear scientist	-0.03 -0.14 0.02 0.07 -0.08
person	police chief	-0.12 0.05 -0.08 0.02 -0.10
person	president	0.01 -0.06 0.01 0.12 -0.25
person	prime minister	-0.21 -0.24 -0.02 -0.01 0.16
person	secretary of state	-0.32 -0.11 -0.32 0.22 0.05
person	security chief	-0.30 -0.02 -0.25 0.11 0.07
person	speaker	0.06 -0.13 -0.02 -0.01 -0.06
person	spokesman	0.06 0.05 -0.17 0.03 -0.11
person	supreme leader	-0.05 -0.16 0.12 -0.05 -0.05
person	vice president	-0.10 -0.13 -0.01 0.04 -0.04
phase	begin	0.22 -0.02 0.01 -0.17 -0.14
phase	break	0.04 -0.03 -0.03 0.05 -0.10
phase	end	-0.21 -0.08 0.03 0.01 -0.02
phase	extend	-0.22 0.08 0.05 -0.05 -0.07
relevance by rules	not relevant: neither side in the title or the first sentence	-0.30 -0.21 -0.19 0.15 0.09
relevance by rules	not relevant: no party in the title	-0.14 0.01 0.02 -0.02 -0.02
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.32 -0.20 -0.21 0.10 0.14
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.10 -0.40 -0.09 0.01 0.11
relevance by rules	not relevant: the summary is about	-0.20 -0.20 0.05 0.12 -0.03
relevance by rules	not relevant: the summary is about home affairs	-0.09 -0.13 -0.14 -0.02 0.07
relevance by rules	not relevant: the title is about	-0.28 -0.09 -0.10 0.03 0.10
relevance by rules	not relevant: the title is about culture	-0.21 -0.22 -0.13 -0.02 0.14
relevance by rules	not relevant: the title is about everyday	-0.13 -0.18 0.02 0.01 0.04
relevance by rules	not relevant: the title is about home affairs	-0.09 -0.01 -0.10 0.07 -0.06
relevance by rules	not relevant: the title is about memory	-0.15 -0.13 -0.12 0.03 0.07
relevance by rules	not relevant: the title is about sport	-0.27 -0.16 -0.01 -0.03 0.10
relevance by rules	relevant: a side and the strait in the title	-0.03 0.07 0.01 -0.11 0.03
relevance by rules	relevant: about the Gulf or the Red Sea	-0.04 0.11 0.06 -0.22 -0.19
relevance by rules	relevant: and in the title	-0.04 0.09 0.03 -0.16 -0.02
relevance by rules	relevant: and war in the title	-0.03 0.01 -0.03 -0.04 0.03
relevance by rules	relevant: between opposed parties in the title	0.06 0.12 0.01 -0.10 -0.16
relevance by rules	relevant: bombs where an armed ally sits	-0.18 -0.16 -0.16 0.01 0.14
relevance by rules	relevant: forces of the United States under fire	0.05 0.07 -0.07 -0.15 -0.12
relevance by rules	relevant: forces or war where the confrontation is	-0.20 -0.02 0.11 0.00 -0.11
relevance by rules	relevant: in a state of the Gulf	0.02 0.01 0.05 -0.10 -0.06
relevance by rules	relevant: in a town of a side	0.06 0.05 -0.18 -0.01 -0.17
relevance by rules	relevant: in the land of an ally	0.09 0.04 -0.08 -0.05 -0.07
relevance by rules	relevant: in the region	-0.10 -0.10 -0.09 0.03 0.08
relevance by rules	relevant: in the title	-0.13 -0.02 0.02 0.02 -0.01
relevance by rules	relevant: in the title, both sides in the first sentence	-0.15 0.02 -0.01 -0.02 0.01
relevance by rules	relevant: in the title, the opponent in the first sentence	0.02 -0.08 0.04 -0.02 -0.08
relevance by rules	relevant: insurance of ships where the confrontation is	-0.09 0.07 0.12 -0.09 -0.15
relevance by rules	relevant: of a side, killed or named	-0.02 -0.07 0.07 -0.12 0.02
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.10 -0.14 -0.30 -0.03 0.04
relevance by rules	relevant: opposed parties and in the title	-0.08 -0.09 0.01 0.06 -0.02
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	-0.06 -0.06 0.01 -0.01 0.01
relevance by rules	relevant: sent away	-0.12 0.05 0.11 -0.11 -0.07
relevance by rules	relevant: skies closed where the confrontation is	-0.11 -0.05 0.04 0.00 -0.09
relevance by rules	relevant: the forces of a side where an ally sits	-0.04 0.06 -0.04 -0.08 -0.06
relevance by rules	relevant: the title names both sides	-0.02 -0.02 -0.03 0.00 -0.01
relevance by rules	relevant: the war by name in the title	-0.18 -0.19 -0.02 0.09 -0.03
relevance by rules	relevant: traces of arms in a town of a side	0.03 0.14 -0.14 -0.12 -0.14
relevance by rules	relevant: trade that stands still where the confrontation is	-0.23 -0.06 -0.03 0.06 -0.05
relevance by rules	relevant: trade under fire where the confrontation is	0.06 0.06 0.01 -0.10 -0.26
relevance by rules	relevant: two parties and in the title	0.02 -0.04 0.06 -0.11 -0.02
relevance by rules	relevant: where forces of the United States are	-0.06 0.17 -0.05 -0.15 -0.19
relevance by rules	relevant: with the land of an ally	-0.22 -0.05 -0.01 0.00 0.00
relevance by rules	relevant: without another state's name	-0.11 -0.03 0.00 0.04 -0.11
sign	comment	-0.20 -0.33 -0.50 0.05 0.27
sign	explosions reported	0.12 0.09 -0.10 -0.17 -0.11
sign	leader killed	0.08 0.06 -0.10 -0.07 -0.04
sign	nuclear sites struck	0.06 0.03 -0.09 0.00 -0.14
sign	operations begun	0.26 0.08 -0.20 -0.26 -0.19
sign	states struck	0.15 0.16 -0.07 -0.19 -0.24
sign	strikes suspended	0.22 -0.10 -0.07 -0.06 -0.25
sign	truce agreed	0.14 0.05 -0.10 -0.10 -0.15
sign	war	-0.04 -0.11 -0.08 0.01 0.05
sign	war of a state	-0.01 -0.03 -0.08 0.02 0.01
sign	war of the region	-0.25 -0.14 -0.03 0.08 -0.02
state	calm	0.20 0.04 0.16 -0.30 -0.23
state	crisis	-0.15 -0.12 -0.11 0.13 0.01
state	war	-0.24 -0.07 -0.04 0.06 0.09
summary	alarm	-0.01 -0.16 -0.01 0.06 0.06
summary	brief	0.05 -0.07 0.01 -0.06 -0.05
summary	casualty	0.04 -0.02 0.06 -0.05 -0.14
summary	chief	-0.09 -0.02 -0.05 0.03 0.02
summary	civilian	-0.03 -0.14 0.02 -0.04 0.04
summary	closure	0.02 -0.03 0.00 -0.03 -0.04
summary	contact	0.09 -0.10 -0.03 -0.03 -0.03
summary	culture	-0.15 -0.09 -0.18 0.13 -0.02
summary	cyber	-0.13 0.00 -0.01 -0.01 -0.01
summary	decision	-0.14 -0.25 -0.02 0.02 0.09
summary	domestic	0.05 -0.10 -0.03 -0.06 0.00
summary	drill	-0.08 -0.01 -0.03 0.09 -0.11
summary	elsewhere	-0.17 -0.17 -0.02 0.09 -0.03
summary	everyday	-0.12 0.02 0.00 0.01 -0.10
summary	execution	-0.11 -0.02 0.05 -0.03 -0.09
summary	force	0.07 -0.02 0.01 -0.06 -0.04
summary	gaza	-0.07 -0.24 -0.05 0.05 0.12
summary	market	-0.11 -0.09 -0.09 0.05 0.04
summary	mass	0.13 -0.07 -0.04 -0.11 -0.01
summary	memory	-0.15 -0.09 -0.21 0.12 0.01
summary	modal	-0.16 -0.05 -0.04 -0.02 0.06
summary	negotiation	-0.08 -0.01 0.08 -0.05 -0.05
summary	network	-0.08 -0.05 0.05 0.02 -0.07
summary	nuclear	0.01 -0.10 -0.01 -0.10 0.07
summary	oil	-0.10 0.00 -0.04 0.03 -0.01
summary	opinion	-0.22 -0.27 -0.24 -0.04 0.22
summary	pact	-0.15 -0.01 -0.05 0.01 0.03
summary	reaction	-0.08 -0.01 0.06 -0.07 0.00
summary	resolve	0.11 -0.04 0.11 -0.15 -0.13
summary	sanction	-0.12 0.08 0.08 -0.16 0.05
summary	settled	-0.06 0.09 0.02 -0.02 -0.13
summary	shipping	0.04 0.02 0.03 -0.08 -0.06
summary	shock	-0.14 0.07 0.11 -0.02 -0.15
summary	sport	-0.01 -0.02 -0.01 -0.09 0.04
summary	spy	-0.07 -0.01 -0.01 0.06 -0.13
summary	strike	0.00 0.04 -0.01 -0.06 -0.04
summary	syria	-0.10 -0.08 0.07 -0.10 0.01
summary	threat	-0.04 0.02 -0.02 -0.05 0.00
summary	toll	-0.11 -0.09 0.04 0.06 -0.09
summary	truce	0.00 -0.04 -0.12 0.01 0.05
summary	unreal	0.06 -0.02 -0.13 0.05 -0.01
summary	unrest	-0.29 0.17 0.13 -0.12 -0.05
summary	weapon	-0.01 -0.08 -0.09 0.02 0.03
summary is	missing	-0.09 -0.05 -0.04 0.03 0.00
summary is	there	-0.09 -0.12 -0.08 0.07 0.06
summary names	ally	-0.09 0.08 -0.06 -0.03 -0.02
summary names	both sides	0.03 -0.09 -0.03 -0.01 -0.01
summary names	both sides and ally	-0.08 0.08 -0.11 -0.13 0.04
summary names	both sides and usa	-0.11 -0.11 0.04 -0.02 0.04
summary names	both sides and usa and ally	-0.11 0.07 -0.08 0.03 -0.09
summary names	no party	-0.11 -0.04 -0.05 0.02 0.05
summary names	one side	-0.11 -0.12 -0.09 0.09 0.05
summary names	one side and ally	-0.08 -0.09 -0.06 0.12 -0.07
summary names	one side and usa	-0.03 -0.02 -0.01 -0.01 -0.03
summary names	one side and usa and ally	-0.15 0.07 0.08 -0.05 -0.24
summary names	usa	-0.02 -0.08 -0.03 0.04 -0.03
summary place	gulf state	-0.02 0.06 0.07 -0.02 -0.19
summary place	land of an ally	0.03 0.10 -0.06 -0.08 -0.04
summary place	neighbour	-0.11 0.03 -0.01 0.04 -0.09
summary place	region	-0.01 -0.07 -0.03 -0.06 0.06
summary place	strait or sea	0.01 0.02 -0.01 0.00 -0.12
summary place	third country	-0.36 -0.26 -0.16 0.10 0.12
summary place	usa	-0.05 -0.05 0.02 0.03 -0.03
summary word	?	-0.19 -0.16 -0.10 -0.02 0.13
summary word	[ally]	-0.14 0.04 -0.05 0.06 -0.11
summary word	[number]	0.04 0.10 0.00 -0.11 -0.12
summary word	[place]	-0.04 0.00 -0.03 -0.03 0.01
summary word	[region]	0.03 -0.07 0.01 -0.04 -0.02
summary word	[side]	-0.07 -0.16 -0.03 0.08 0.02
summary word	[usa]	-0.08 -0.07 0.02 0.03 0.00
summary word	abba	-0.08 0.08 0.09 -0.05 -0.13
summary word	ability	-0.10 -0.10 -0.10 0.09 0.00
summary word	about	-0.06 -0.23 -0.15 0.08 0.09
summary word	abov	-0.04 -0.05 -0.06 0.03 0.05
summary word	accept	-0.07 0.00 -0.01 -0.02 0.04
summary word	accord	-0.03 -0.05 0.01 0.02 -0.01
summary word	accus	-0.16 0.05 -0.01 -0.04 -0.01
summary word	achiev	0.06 0.03 0.01 -0.11 0.01
summary word	acros	-0.09 -0.02 0.02 0.00 -0.06
summary word	act	0.01 0.02 0.01 -0.15 0.04
summary word	action	-0.13 0.06 0.10 -0.07 -0.03
summary word	add	-0.16 -0.05 0.01 0.00 0.01
summary word	addres	-0.08 0.05 0.05 -0.05 0.00
summary word	administration	-0.11 0.00 -0.02 0.06 -0.09
summary word	advanc	-0.12 -0.07 0.04 -0.08 0.03
summary word	adversary	-0.03 0.02 -0.01 0.01 -0.03
summary word	affair	-0.12 -0.03 0.04 -0.11 0.06
summary word	affirm	-0.09 0.06 0.08 -0.04 -0.12
summary word	africa	-0.11 -0.13 -0.11 0.04 0.03
summary word	after	-0.04 -0.03 0.03 0.08 -0.21
summary word	afternoon	-0.06 -0.09 -0.08 0.09 -0.09
summary word	again	0.01 0.10 0.02 -0.16 0.02
summary word	against	-0.02 -0.05 0.02 -0.08 0.02
summary word	agency	-0.09 -0.05 0.01 0.04 -0.02
summary word	agenda	-0.07 0.07 0.04 -0.10 0.04
summary word	agent	-0.11 -0.08 0.04 -0.01 -0.07
summary word	aggression	-0.15 -0.07 -0.02 -0.04 0.12
summary word	agre	0.02 0.00 0.01 -0.04 -0.02
summary word	agreement	0.13 -0.07 -0.07 -0.04 -0.04
summary word	ahead	-0.15 -0.06 0.05 0.05 -0.19
summary word	aid	-0.07 0.15 0.07 -0.04 -0.09
summary word	aim	-0.10 0.01 -0.03 -0.06 0.07
summary word	air	0.01 0.00 -0.12 -0.02 0.03
summary word	aircraft	-0.10 -0.04 0.04 0.02 -0.11
summary word	airlin	-0.07 -0.12 -0.09 0.11 -0.10
summary word	airport	0.06 0.10 -0.16 -0.04 -0.17
summary word	airspac	-0.03 0.05 0.08 -0.09 -0.07
summary word	airstrik	0.02 -0.14 -0.17 0.11 0.00
summary word	al	-0.05 0.00 0.00 -0.06 0.05
summary word	alert	0.09 0.14 0.01 -0.02 -0.14
summary word	ali	-0.03 0.03 0.10 -0.07 -0.19
summary word	all	-0.13 -0.03 0.01 -0.07 0.04
summary word	allianc	-0.13 -0.14 -0.12 -0.07 0.10
summary word	allow	0.07 0.05 -0.06 0.01 -0.07
summary word	ally	-0.06 -0.14 -0.13 0.10 0.02
summary word	almost	-0.04 0.03 -0.09 0.03 -0.02
summary word	along	-0.10 -0.11 -0.08 0.09 0.05
summary word	already	-0.10 -0.07 -0.07 0.08 -0.06
summary word	also	-0.14 0.04 0.07 -0.10 0.01
summary word	ambassador	-0.12 0.01 0.08 -0.16 0.04
summary word	ambition	-0.04 -0.05 -0.10 -0.01 0.07
summary word	amid	-0.17 0.09 0.18 -0.08 -0.23
summary word	amir	0.05 -0.05 0.00 -0.03 -0.07
summary word	among	-0.08 -0.10 0.04 0.02 -0.05
summary word	analysi	-0.08 -0.05 -0.10 0.06 0.07
summary word	analyst	0.04 -0.13 -0.20 -0.12 0.15
summary word	announc	-0.08 0.11 0.07 -0.12 -0.07
summary word	announcement	-0.19 -0.18 -0.01 0.15 -0.13
summary word	another	-0.06 0.02 -0.05 -0.06 0.05
summary word	anti	-0.14 0.10 0.15 -0.15 -0.13
summary word	anticipat	-0.09 -0.11 -0.11 0.09 -0.07
summary word	any	-0.15 -0.08 -0.02 -0.03 0.05
summary word	aoun	0.03 0.01 -0.04 0.00 -0.05
summary word	apos	-0.06 0.03 -0.02 0.01 0.02
summary word	appear	-0.15 -0.02 -0.01 -0.01 0.01
summary word	approach	0.08 0.04 0.03 -0.05 -0.09
summary word	approval	-0.10 0.03 0.01 0.02 -0.09
summary word	approximately	-0.08 0.01 -0.03 0.04 0.00
summary word	april	0.00 -0.15 -0.07 0.13 -0.16
summary word	arab	0.03 -0.11 -0.14 0.03 0.05
summary word	arabiya	-0.10 -0.08 -0.04 0.06 -0.03
summary word	area	-0.08 -0.02 -0.01 0.03 -0.02
summary word	argu	-0.07 -0.08 -0.11 0.03 0.05
summary word	arm	-0.11 -0.12 -0.07 0.12 -0.11
summary word	army	0.00 0.02 0.00 0.01 -0.13
summary word	around	-0.10 -0.16 -0.06 0.07 -0.01
summary word	arrang	-0.08 -0.09 -0.09 0.09 -0.08
summary word	arrest	-0.12 -0.09 0.08 -0.07 -0.04
summary word	articl	-0.14 -0.01 0.03 -0.01 -0.03
summary word	artillery	-0.11 -0.01 -0.10 -0.03 0.05
summary word	asia	-0.12 0.02 0.07 0.01 -0.13
summary word	asian	-0.07 -0.16 -0.13 0.07 -0.02
summary word	assault	0.06 0.09 -0.04 -0.20 0.09
summary word	assess	-0.06 0.06 0.09 -0.05 -0.14
summary word	asset	-0.09 -0.02 0.04 -0.09 0.04
summary word	atomic	0.07 0.08 -0.02 -0.08 -0.10
summary word	attack	0.18 0.13 -0.09 -0.16 -0.11
summary word	attempt	-0.09 0.01 0.08 -0.04 -0.07
summary word	authority	-0.12 -0.09 -0.01 -0.02 0.08
summary word	avoid	-0.08 -0.11 0.00 0.12 -0.15
summary word	back	-0.03 -0.07 -0.09 0.00 0.06
summary word	backdrop	-0.09 -0.10 -0.09 0.03 0.02
summary word	balanc	-0.09 -0.12 -0.11 0.01 0.08
summary word	ballistic	0.04 -0.15 -0.04 0.00 -0.01
summary word	bank	-0.08 -0.15 -0.09 0.06 0.01
summary word	bannon	-0.05 -0.09 -0.09 -0.04 0.08
summary word	barrag	0.05 0.03 0.04 -0.11 -0.09
summary word	barrel	-0.07 0.03 0.02 -0.04 0.03
summary word	bas	-0.01 0.03 0.03 -0.06 -0.01
summary word	base	0.00 0.03 -0.16 0.05 -0.09
summary word	bbc	-0.06 -0.09 -0.07 0.05 0.01
summary word	becaus	-0.09 -0.02 -0.04 0.00 0.01
summary word	becom	-0.03 0.06 0.08 -0.05 -0.09
summary word	befor	-0.12 0.03 -0.13 0.14 -0.11
summary word	began	-0.12 -0.10 -0.03 -0.03 0.06
summary word	begin	-0.17 -0.01 0.04 -0.06 0.03
summary word	beginn	0.07 0.02 -0.13 -0.05 0.01
summary word	begun	0.03 -0.02 0.06 -0.05 -0.10
summary word	believ	-0.11 -0.06 -0.04 -0.09 0.10
summary word	better	-0.07 0.04 0.01 0.08 -0.12
summary word	between	0.05 -0.19 -0.18 0.02 0.12
summary word	beyond	-0.01 0.11 -0.03 -0.08 -0.04
summary word	biggest	-0.07 0.03 0.09 -0.08 -0.10
summary word	blackout	-0.08 -0.06 0.04 0.00 -0.04
summary word	block	-0.06 -0.09 -0.09 0.07 -0.02
summary word	blockad	0.04 0.06 0.09 -0.11 -0.17
summary word	bloomberg	0.06 0.08 -0.05 -0.09 -0.13
summary word	bomb	-0.09 -0.20 -0.08 -0.01 0.12
summary word	bombard	-0.05 0.09 0.08 -0.13 -0.11
summary word	bombardment	0.03 0.06 0.03 -0.03 -0.14
summary word	boost	-0.07 0.04 -0.05 0.01 -0.08
summary word	border	0.05 0.03 -0.01 -0.05 -0.11
summary word	bostick	-0.05 -0.11 -0.11 -0.13 0.13
summary word	both	-0.11 -0.03 -0.24 0.16 -0.05
summary word	br	-0.11 0.15 0.11 -0.10 -0.13
summary word	brac	-0.05 -0.15 -0.16 0.12 -0.04
summary word	breach	-0.07 0.04 0.00 0.03 -0.07
summary word	break	-0.12 -0.01 0.13 -0.10 -0.04
summary word	breakthrough	-0.11 -0.08 -0.03 0.02 0.01
summary word	brent	-0.03 -0.15 -0.15 0.12 0.04
summary word	bring	-0.08 -0.08 -0.04 0.00 0.04
summary word	broader	0.01 0.06 0.00 0.01 -0.11
summary word	broker	-0.07 -0.04 0.00 0.05 -0.08
summary word	brought	-0.02 0.05 0.06 -0.05 -0.08
summary word	build	-0.09 -0.09 -0.12 0.07 0.03
summary word	bullish	-0.04 -0.01 0.02 0.09 -0.16
summary word	busines	-0.08 -0.09 -0.04 -0.14 0.13
summary word	buyer	-0.04 0.04 0.05 0.01 -0.13
summary word	call	0.03 -0.02 0.06 -0.03 -0.12
summary word	came	-0.14 0.04 0.05 -0.01 -0.18
summary word	camera	-0.05 -0.07 -0.06 0.06 0.04
summary word	campaign	-0.12 0.04 -0.06 -0.01 0.00
summary word	can	0.03 -0.01 -0.15 -0.10 0.09
summary word	capability	0.06 0.01 -0.12 -0.12 0.02
summary word	capital	-0.01 0.03 -0.05 -0.08 0.04
summary word	captur	-0.05 0.01 -0.07 0.03 -0.04
summary word	carrier	-0.12 0.04 0.05 -0.02 -0.09
summary word	carry	-0.07 0.03 0.04 0.01 -0.10
summary word	casualty	0.08 -0.07 -0.08 -0.04 -0.04
summary word	caught	-0.09 0.08 0.03 -0.08 -0.01
summary word	caus	-0.04 -0.11 -0.11 -0.09 0.11
summary word	ceas	0.03 0.04 -0.11 -0.02 0.03
summary word	ceasefir	-0.04 -0.08 -0.08 0.01 0.03
summary word	center	-0.08 0.02 0.05 -0.09 0.00
summary word	centr	-0.04 0.03 0.03 -0.13 0.05
summary word	central	-0.01 -0.08 -0.18 -0.10 0.13
summary word	chain	-0.03 -0.08 -0.01 0.10 -0.10
summary word	challeng	-0.03 -0.06 -0.09 -0.07 0.07
summary word	chanc	-0.08 -0.06 0.00 0.01 0.01
summary word	chang	-0.12 -0.04 -0.14 -0.09 0.12
summary word	char	0.01 0.00 0.02 -0.01 -0.07
summary word	charg	-0.16 -0.15 -0.05 0.13 -0.08
summary word	chemical	-0.08 0.03 0.03 -0.03 -0.06
summary word	chief	-0.06 0.01 -0.01 0.05 -0.11
summary word	cit	-0.06 0.00 -0.01 -0.03 0.02
summary word	citizen	0.03 -0.15 -0.10 0.07 -0.08
summary word	city	-0.12 -0.08 0.06 0.10 -0.14
summary word	civil	-0.04 0.04 0.04 -0.04 -0.07
summary word	civilian	0.00 -0.01 -0.02 -0.14 0.05
summary word	claim	-0.03 0.06 0.03 -0.17 0.06
summary word	clash	-0.18 -0.03 -0.01 -0.02 0.02
summary word	clear	0.04 -0.12 0.00 0.04 -0.16
summary word	climb	-0.07 0.04 -0.04 0.07 -0.11
summary word	clos	-0.17 0.01 -0.02 0.01 -0.02
summary word	closur	-0.14 -0.12 -0.16 0.11 0.03
summary word	co	-0.08 -0.11 -0.09 -0.06 0.09
summary word	coast	0.07 0.07 0.01 -0.07 -0.08
summary word	collaps	-0.07 0.09 0.05 0.02 -0.09
summary word	com	-0.19 -0.03 0.01 0.06 -0.12
summary word	come	0.10 0.11 -0.03 -0.12 -0.05
summary word	commander	0.03 -0.08 -0.04 0.03 -0.06
summary word	commenc	-0.08 0.06 0.03 0.00 -0.10
summary word	comment	-0.06 0.02 0.04 0.03 -0.13
summary word	committ	-0.02 0.05 0.01 -0.03 0.00
summary word	commodity	-0.08 -0.12 -0.13 -0.06 0.12
summary word	company	-0.05 -0.13 -0.05 0.08 -0.06
summary word	complet	0.05 -0.06 0.03 -0.04 -0.14
summary word	complex	-0.06 -0.08 -0.06 -0.02 0.05
summary word	concern	0.00 -0.01 0.01 0.00 -0.06
summary word	conclud	-0.09 -0.10 -0.13 0.12 -0.05
summary word	condemn	-0.19 -0.03 -0.13 0.03 0.05
summary word	condition	-0.11 0.06 0.06 -0.08 0.01
summary word	conduct	-0.08 -0.15 -0.02 0.08 -0.01
summary word	conferenc	-0.05 0.00 0.03 -0.11 0.04
summary word	conflict	0.00 0.01 -0.05 0.02 -0.05
summary word	confrontation	-0.10 -0.09 0.03 0.04 -0.10
summary word	consequenc	-0.11 0.06 0.10 -0.13 -0.02
summary word	consider	-0.07 0.03 -0.10 0.06 -0.05
summary word	continu	0.11 0.07 0.02 -0.14 -0.07
summary word	contract	-0.05 -0.10 -0.10 0.04 -0.01
summary word	cooperation	-0.10 -0.01 -0.04 0.05 -0.04
summary word	corp	0.05 0.06 -0.07 -0.02 -0.11
summary word	cost	-0.25 -0.06 -0.10 -0.05 0.13
summary word	could	-0.18 -0.09 -0.01 0.00 0.02
summary word	country	-0.07 -0.04 0.16 -0.11 -0.06
summary word	court	0.02 -0.17 0.01 -0.09 0.05
summary word	crack	-0.03 0.00 -0.05 -0.08 0.06
summary word	crackdown	-0.10 -0.01 0.07 0.05 -0.15
summary word	crim	-0.14 -0.18 -0.18 0.03 0.05
summary word	crisi	0.04 0.06 0.00 -0.11 -0.04
summary word	critical	0.03 -0.06 -0.13 0.09 -0.11
summary word	criticism	-0.10 -0.09 -0.08 0.09 -0.08
summary word	cros	0.06 -0.08 -0.09 -0.07 0.04
summary word	cross	0.04 -0.10 -0.10 0.02 0.02
summary word	crown	-0.07 -0.05 -0.10 0.09 0.00
summary word	crucial	-0.06 -0.13 -0.09 0.07 0.00
summary word	crud	-0.11 -0.06 -0.02 -0.02 0.02
summary word	curb	0.04 -0.02 -0.06 0.03 -0.03
summary word	currency	-0.05 -0.15 -0.15 0.06 0.04
summary word	current	-0.08 -0.13 -0.11 -0.05 0.08
summary word	cut	-0.10 -0.08 0.01 -0.07 0.03
summary word	cuts	-0.03 0.02 -0.02 -0.14 0.10
summary word	cyber	-0.08 -0.06 0.02 0.06 -0.11
summary word	daily	-0.10 -0.13 0.02 -0.02 0.02
summary word	damag	0.07 -0.07 0.00 -0.05 -0.06
summary word	data	-0.10 -0.02 -0.01 0.00 0.00
summary word	david	-0.05 -0.08 -0.08 -0.09 0.09
summary word	day	0.11 0.13 -0.03 -0.14 -0.11
summary word	days	-0.15 0.01 0.12 -0.09 -0.07
summary word	dc	-0.11 0.05 0.01 -0.03 0.01
summary word	de	-0.08 -0.04 0.06 0.00 -0.11
summary word	deadly	0.01 0.01 0.10 -0.10 -0.11
summary word	deal	-0.17 0.05 0.02 -0.06 0.00
summary word	death	-0.08 0.05 0.04 -0.04 -0.08
summary word	decad	-0.01 -0.11 -0.09 -0.06 0.11
summary word	decid	-0.16 -0.04 -0.02 -0.01 0.04
summary word	decision	-0.10 -0.17 -0.10 0.12 0.02
summary word	decisiv	0.02 0.06 0.11 -0.12 -0.14
summary word	declar	0.04 0.03 0.08 -0.02 -0.16
summary word	declin	-0.13 -0.03 -0.04 0.03 -0.03
summary word	deep	-0.02 -0.04 -0.09 0.03 0.07
summary word	deepen	-0.12 0.11 0.15 -0.15 -0.07
summary word	defenc	-0.03 -0.01 0.07 0.05 -0.14
summary word	defend	0.04 0.04 0.07 -0.14 0.02
summary word	defens	0.00 0.00 0.04 -0.06 -0.05
summary word	delay	-0.05 -0.07 -0.05 0.00 0.01
summary word	delegation	-0.24 -0.12 -0.03 0.08 -0.07
summary word	deliver	-0.07 -0.07 -0.09 -0.05 0.08
summary word	demand	-0.12 0.15 0.11 -0.11 -0.08
summary word	demonstration	-0.10 0.13 0.05 -0.03 -0.16
summary word	demonstrator	-0.07 0.02 -0.05 -0.13 0.08
summary word	deny	-0.04 0.00 0.02 -0.02 -0.06
summary word	depart	-0.08 0.10 0.06 -0.05 -0.09
summary word	department	-0.06 0.04 0.03 -0.09 0.05
summary word	deploy	0.04 -0.10 -0.12 0.05 -0.08
summary word	describ	-0.06 -0.10 -0.13 0.04 0.07
summary word	despit	-0.19 0.02 0.07 0.04 -0.18
summary word	destroy	-0.20 0.09 -0.12 -0.06 0.06
summary word	destruction	-0.07 0.03 -0.10 0.05 -0.06
summary word	detail	-0.08 -0.11 -0.11 0.02 0.08
summary word	determin	-0.08 -0.11 -0.11 0.12 -0.04
summary word	develop	0.06 -0.07 -0.13 0.01 -0.01
summary word	development	-0.08 -0.14 -0.12 -0.01 0.05
summary word	devic	-0.05 -0.07 -0.06 0.06 0.04
summary word	did	0.04 -0.07 -0.12 0.00 0.01
summary word	didn't	-0.09 0.06 0.12 -0.08 -0.16
summary word	digital	-0.09 -0.13 -0.13 0.03 0.03
summary word	diplomacy	0.02 0.11 0.02 -0.06 -0.05
summary word	diplomatic	-0.12 0.01 0.07 -0.08 -0.04
summary word	direct	0.00 -0.01 -0.05 0.06 -0.06
summary word	directly	-0.05 0.10 0.09 -0.13 -0.02
summary word	director	-0.08 0.05 0.05 0.00 -0.09
summary word	disarm	0.01 0.00 0.06 -0.07 -0.07
summary word	disarmament	-0.15 -0.19 -0.17 0.05 0.10
summary word	discus	-0.05 0.05 0.02 -0.09 0.01
summary word	discuss	-0.11 -0.16 -0.19 -0.05 0.14
summary word	discussion	-0.08 -0.10 -0.10 -0.02 0.06
summary word	disput	-0.11 -0.05 0.08 0.04 -0.16
summary word	disrupt	0.00 -0.07 -0.06 0.06 -0.06
summary word	disruption	-0.07 -0.08 0.01 0.03 -0.04
summary word	do	0.04 -0.10 -0.06 -0.06 0.07
summary word	does	-0.08 0.07 0.05 0.05 -0.15
summary word	dollar	-0.06 -0.04 -0.06 0.07 -0.02
summary word	domestic	-0.13 -0.10 -0.01 0.00 0.01
summary word	don't	-0.06 0.05 0.05 -0.10 0.01
summary word	down	0.00 -0.02 -0.16 0.10 -0.06
summary word	dozen	0.12 -0.07 -0.16 -0.19 0.09
summary word	dramatic	0.05 0.10 0.01 -0.02 -0.12
summary word	driven	-0.09 0.09 0.09 -0.03 -0.14
summary word	dron	0.04 0.03 -0.05 -0.05 -0.02
summary word	dropp	-0.11 -0.10 -0.13 0.13 -0.09
summary word	drov	-0.05 -0.11 -0.08 0.08 -0.04
summary word	due	0.03 0.07 -0.09 -0.07 -0.01
summary word	dur	-0.11 -0.06 -0.04 0.15 -0.15
summary word	each	-0.02 0.03 -0.08 0.03 -0.04
summary word	earlier	0.00 -0.05 0.01 -0.04 -0.01
summary word	early	-0.04 -0.01 0.01 -0.06 0.02
summary word	eas	0.03 0.02 -0.17 0.10 0.05
summary word	ease	-0.11 -0.03 -0.07 0.01 0.05
summary word	eastern	0.09 0.01 -0.11 0.04 -0.05
summary word	economic	0.03 0.00 -0.02 -0.11 0.06
summary word	economy	-0.05 -0.17 -0.10 -0.11 0.13
summary word	edition	-0.08 -0.11 -0.14 -0.06 0.13
summary word	effect	0.10 -0.10 -0.14 0.01 -0.04
summary word	effort	-0.16 -0.22 -0.19 0.16 0.03
summary word	eliminat	-0.18 0.03 -0.10 0.01 0.03
summary word	elsewher	-0.05 -0.13 -0.11 0.11 -0.02
summary word	email	-0.05 0.00 0.04 -0.08 0.03
summary word	embassy	-0.15 -0.10 -0.09 -0.02 0.09
summary word	embolden	-0.09 -0.10 -0.09 -0.09 0.10
summary word	emerg	-0.09 -0.05 0.02 0.02 -0.04
summary word	emergency	0.08 -0.02 -0.02 0.00 -0.14
summary word	emmanuel	-0.09 -0.14 -0.09 -0.04 0.08
summary word	emphasiz	-0.08 -0.01 0.04 0.03 -0.12
summary word	encourag	-0.15 -0.10 0.01 -0.08 0.02
summary word	end	-0.14 0.00 -0.02 -0.03 0.04
summary word	enemy	0.08 0.02 -0.04 -0.02 -0.12
summary word	energy	-0.07 0.02 0.02 0.00 -0.07
summary word	engag	-0.13 -0.03 0.00 -0.10 0.08
summary word	engagement	-0.11 0.02 0.01 -0.06 0.02
summary word	engulf	0.05 -0.06 0.04 -0.04 -0.09
summary word	enough	-0.14 -0.11 -0.01 0.01 0.02
summary word	enrich	-0.15 0.06 -0.02 -0.02 0.01
summary word	enrichment	-0.10 -0.02 0.05 -0.02 -0.06
summary word	ensur	-0.07 0.03 0.06 -0.04 -0.12
summary word	enter	0.00 0.08 0.14 -0.23 -0.06
summary word	envoy	-0.08 0.02 0.03 -0.07 0.02
summary word	equity	-0.07 -0.11 -0.13 0.02 0.07
summary word	escalat	-0.05 0.04 0.08 -0.11 -0.01
summary word	escalation	-0.01 0.06 0.03 -0.04 -0.08
summary word	espionag	-0.08 0.01 0.04 0.00 -0.12
summary word	evacuat	-0.09 -0.04 -0.01 0.00 0.02
summary word	evacuation	-0.05 0.02 -0.06 0.06 -0.02
summary word	even	0.07 -0.05 -0.10 -0.08 0.04
summary word	event	-0.05 -0.05 -0.04 0.02 0.01
summary word	ever	0.01 0.07 -0.01 0.00 -0.09
summary word	every	-0.06 -0.07 0.00 0.08 -0.13
summary word	everyth	-0.09 -0.09 0.00 0.06 -0.11
summary word	evidenc	-0.13 0.09 0.07 -0.10 -0.11
summary word	exchang	0.04 0.07 -0.11 -0.03 -0.03
summary word	execut	-0.09 0.02 0.06 -0.05 -0.08
summary word	exit	-0.11 -0.03 0.10 -0.07 -0.08
summary word	expand	0.04 0.09 -0.09 -0.02 -0.13
summary word	expect	-0.14 -0.17 -0.15 0.02 0.08
summary word	expert	-0.10 -0.12 -0.09 0.04 0.02
summary word	expir	-0.07 0.02 -0.04 0.04 -0.05
summary word	explosion	0.04 0.08 -0.02 -0.23 0.03
summary word	export	-0.12 -0.08 0.06 0.00 -0.06
summary word	expos	-0.07 -0.09 -0.09 0.05 0.07
summary word	express	-0.11 -0.06 0.00 -0.01 0.02
summary word	extend	0.05 0.06 -0.01 -0.08 -0.06
summary word	f	-0.02 0.01 -0.06 -0.09 0.05
summary word	fac	-0.08 -0.02 -0.06 -0.10 0.10
summary word	face	0.04 0.03 -0.10 -0.04 0.03
summary word	facility	0.07 0.02 -0.05 -0.05 0.00
summary word	fail	-0.09 -0.01 0.04 -0.02 -0.03
summary word	failur	-0.11 0.05 0.11 -0.08 -0.13
summary word	fallout	-0.09 0.00 0.01 0.04 -0.09
summary word	familiar	-0.13 -0.02 0.03 0.02 -0.14
summary word	family	-0.13 -0.01 0.01 0.07 -0.11
summary word	far	-0.12 -0.13 -0.01 -0.04 0.06
summary word	father	-0.10 -0.09 -0.04 0.03 0.01
summary word	fear	0.02 0.08 0.01 -0.03 -0.11
summary word	federal	-0.04 -0.11 -0.08 0.05 0.00
summary word	feedstock	-0.07 -0.10 -0.05 0.07 -0.07
summary word	fees	-0.10 0.02 0.04 -0.03 -0.05
summary word	fell	-0.10 -0.14 -0.11 0.11 -0.02
summary word	fellow	-0.06 -0.09 -0.13 -0.04 0.07
summary word	fertilizer	-0.04 -0.13 -0.13 0.00 0.04
summary word	few	-0.02 -0.08 -0.10 -0.03 0.10
summary word	field	0.09 0.11 -0.11 -0.09 -0.11
summary word	fifth	-0.12 -0.13 -0.13 0.12 0.00
summary word	fight	-0.02 0.00 -0.13 0.04 0.01
summary word	figur	-0.09 -0.03 0.00 0.03 -0.05
summary word	film	-0.12 -0.04 -0.12 0.12 -0.16
summary word	financial	-0.06 -0.01 -0.04 -0.05 0.04
summary word	find	0.03 0.02 0.00 -0.14 0.07
summary word	fir	0.08 0.09 -0.03 -0.11 -0.09
summary word	fire	0.05 0.08 -0.17 0.05 -0.12
summary word	firm	-0.13 0.03 0.02 -0.09 0.04
summary word	firmly	-0.10 -0.03 -0.03 0.05 -0.09
summary word	first	-0.03 0.07 0.07 -0.09 -0.04
summary word	five	-0.13 -0.03 -0.06 0.01 0.02
summary word	fled	-0.02 0.04 -0.12 -0.12 0.06
summary word	flow	-0.07 -0.13 -0.04 0.05 0.00
summary word	fluctuat	-0.04 -0.08 0.13 0.12 -0.15
summary word	fm	0.06 0.03 0.03 -0.05 -0.06
summary word	focus	-0.07 -0.08 -0.08 0.11 0.01
summary word	follow	-0.01 -0.11 -0.05 0.06 -0.03
summary word	food	-0.05 -0.08 -0.05 0.03 -0.02
summary word	forc	-0.05 -0.11 -0.01 0.02 0.00
summary word	forecast	-0.06 -0.10 -0.10 0.02 0.02
summary word	foreign	-0.14 -0.05 -0.01 0.00 0.00
summary word	former	-0.11 0.01 -0.01 -0.15 0.07
summary word	found	-0.07 -0.05 0.04 -0.05 0.02
summary word	four	-0.07 -0.06 0.10 -0.06 -0.10
summary word	fox	-0.11 -0.13 -0.11 0.03 0.05
summary word	fragil	-0.14 0.07 0.05 -0.05 -0.04
summary word	free	-0.06 -0.01 0.07 -0.03 -0.01
summary word	freedom	-0.11 -0.09 -0.04 0.04 0.00
summary word	freight	-0.05 -0.04 0.01 -0.12 0.11
summary word	fresh	-0.01 0.09 0.01 -0.07 -0.07
summary word	friday	0.01 -0.06 -0.06 -0.02 0.04
summary word	front	-0.10 -0.11 -0.13 0.10 0.04
summary word	fu	-0.02 -0.09 -0.09 -0.10 0.10
summary word	fuel	0.03 0.09 0.05 -0.13 -0.03
summary word	full	-0.12 -0.06 -0.02 -0.04 0.05
summary word	fund	-0.05 -0.02 0.01 0.03 -0.07
summary word	further	-0.05 0.12 0.02 -0.14 -0.08
summary word	futur	-0.05 0.09 0.07 0.01 -0.15
summary word	g7	0.02 0.06 0.05 -0.14 -0.05
summary word	gain	-0.11 -0.11 -0.04 0.07 -0.06
summary word	gas	-0.09 0.05 0.02 -0.09 0.01
summary word	gather	-0.07 -0.01 0.05 -0.01 -0.05
summary word	general	-0.11 -0.16 -0.20 0.12 0.02
summary word	geopolitical	-0.04 -0.15 -0.13 -0.04 0.10
summary word	get	-0.10 0.06 0.05 -0.01 -0.06
summary word	gett	-0.09 -0.01 0.02 -0.01 -0.03
summary word	giorgia	-0.11 -0.02 0.02 0.00 -0.05
summary word	giv	-0.06 0.02 0.01 0.02 -0.07
summary word	given	-0.02 -0.08 -0.12 0.01 0.05
summary word	global	-0.10 -0.16 -0.07 -0.11 0.17
summary word	glycol	-0.03 -0.08 -0.10 -0.02 0.06
summary word	go	-0.12 -0.05 0.00 -0.08 0.08
summary word	goal	0.01 0.01 0.03 -0.06 -0.08
summary word	gold	-0.08 -0.13 -0.09 0.07 0.01
summary word	good	-0.17 0.05 0.06 -0.15 0.06
summary word	government	-0.14 -0.04 0.07 -0.08 0.00
summary word	graham	-0.07 0.12 0.08 0.00 -0.14
summary word	green	-0.07 -0.11 -0.09 -0.01 0.06
summary word	ground	-0.14 0.02 -0.09 -0.10 0.06
summary word	group	-0.09 0.01 0.05 -0.06 -0.03
summary word	grow	-0.15 0.04 0.10 -0.05 -0.15
summary word	growth	-0.07 -0.12 -0.05 0.03 0.00
summary word	guard	0.06 0.01 -0.12 0.00 -0.12
summary word	guardian	-0.07 -0.09 -0.09 0.03 0.04
summary word	guidelin	-0.16 -0.13 0.03 0.06 -0.15
summary word	hack	-0.13 0.02 -0.05 -0.02 0.03
summary word	halt	0.01 0.09 0.11 -0.16 -0.05
summary word	hama	-0.14 -0.10 -0.10 0.11 0.03
summary word	hand	-0.06 -0.04 -0.04 0.06 -0.06
summary word	hard	-0.09 0.02 0.09 -0.06 -0.12
summary word	hardship	-0.08 -0.02 0.01 -0.01 -0.02
summary word	hav	-0.05 0.05 0.07 -0.01 -0.10
summary word	haven	-0.05 -0.09 -0.06 0.04 0.00
summary word	head	-0.01 0.03 0.02 -0.02 -0.13
summary word	health	0.02 -0.09 0.05 -0.14 0.02
summary word	heavy	0.00 0.03 -0.10 -0.09 0.04
summary word	heighten	0.01 0.05 -0.03 -0.11 0.02
summary word	held	-0.11 -0.02 -0.03 -0.02 0.03
summary word	help	-0.10 0.10 0.08 -0.13 0.03
summary word	here	-0.10 -0.13 -0.14 -0.13 0.14
summary word	high	-0.17 0.05 0.05 -0.04 -0.02
summary word	higher	0.02 -0.13 -0.15 -0.04 0.05
summary word	highest	-0.06 0.01 0.00 0.02 -0.07
summary word	highlight	-0.07 -0.08 -0.09 0.05 0.04
summary word	hik	-0.03 -0.06 -0.08 0.00 0.02
summary word	him	-0.06 0.01 -0.09 0.08 -0.04
summary word	historic	-0.08 -0.10 -0.10 -0.01 0.04
summary word	hit	0.03 -0.01 0.10 -0.07 -0.14
summary word	hits	-0.06 0.06 -0.13 -0.07 0.06
summary word	hitt	0.08 0.12 0.08 -0.10 -0.09
summary word	hold	-0.16 -0.05 0.03 -0.01 -0.05
summary word	hom	-0.08 -0.12 -0.13 -0.12 0.13
summary word	home	-0.19 -0.14 -0.21 0.00 0.13
summary word	honor	-0.05 -0.09 -0.13 0.09 -0.05
summary word	hop	-0.09 0.01 0.03 -0.09 0.03
summary word	hospital	0.08 -0.07 0.00 -0.13 -0.15
summary word	host	-0.12 -0.04 -0.02 0.05 -0.05
summary word	hostility	-0.07 -0.02 -0.11 0.10 -0.07
summary word	hour	-0.07 -0.22 -0.10 0.11 0.01
summary word	how	-0.11 -0.14 -0.19 0.00 0.10
summary word	href	-0.02 0.09 0.08 -0.07 -0.15
summary word	human	-0.13 -0.15 -0.02 -0.10 0.06
summary word	hundred	0.07 -0.10 -0.17 0.07 -0.05
summary word	icis	-0.07 0.01 0.00 -0.07 0.05
summary word	if	-0.11 0.03 -0.02 -0.07 0.06
summary word	imf	-0.06 -0.08 -0.04 -0.05 0.05
summary word	immediat	-0.01 -0.01 0.05 -0.02 -0.13
summary word	impact	0.00 -0.13 -0.19 -0.14 0.15
summary word	implement	0.08 0.09 -0.10 -0.06 -0.06
summary word	import	-0.05 -0.09 -0.05 0.09 -0.11
summary word	impos	0.05 0.01 0.01 -0.06 -0.13
summary word	improv	-0.08 0.07 0.07 -0.11 0.01
summary word	includ	0.04 -0.02 0.02 -0.05 -0.10
summary word	increas	-0.13 0.02 0.03 -0.07 0.05
summary word	increasingly	-0.11 -0.09 -0.01 0.10 -0.18
summary word	indicat	-0.08 -0.11 -0.13 0.04 -0.01
summary word	industry	-0.04 -0.07 0.00 -0.04 0.04
summary word	infiltration	0.14 0.16 0.03 -0.25 -0.13
summary word	inflam	-0.07 -0.10 -0.01 0.10 -0.10
summary word	inflation	-0.10 -0.07 -0.06 -0.08 0.10
summary word	information	-0.11 -0.08 -0.01 -0.09 0.06
summary word	infrastructur	0.08 0.05 -0.06 -0.03 -0.17
summary word	initial	0.07 0.03 -0.12 -0.02 -0.06
summary word	injur	0.09 -0.09 -0.02 -0.09 -0.10
summary word	injury	-0.13 -0.03 -0.10 0.09 -0.13
summary word	insist	-0.09 0.11 0.09 -0.06 -0.16
summary word	institut	-0.09 -0.09 -0.11 0.01 0.04
summary word	insuranc	-0.05 0.02 0.05 -0.05 -0.01
summary word	intelligenc	0.04 -0.01 -0.01 -0.03 -0.04
summary word	intens	0.05 0.07 0.01 -0.09 -0.11
summary word	intensify	-0.13 -0.04 0.01 0.06 -0.12
summary word	intercept	-0.04 -0.02 -0.01 -0.01 -0.05
summary word	interceptor	-0.06 -0.02 -0.06 0.04 -0.03
summary word	interest	-0.07 0.01 0.05 -0.04 -0.01
summary word	interferenc	-0.08 0.13 0.13 -0.13 -0.14
summary word	internal	-0.06 0.07 0.09 -0.02 -0.12
summary word	international	0.06 -0.14 -0.07 0.02 0.00
summary word	internet	-0.08 -0.05 0.05 0.02 -0.07
summary word	intersection	-0.06 -0.07 -0.08 0.03 0.08
summary word	interven	-0.14 0.04 -0.06 0.03 0.01
summary word	intervention	-0.18 -0.08 -0.04 0.01 0.03
summary word	interview	-0.06 0.01 -0.04 0.06 -0.07
summary word	investor	-0.15 -0.09 -0.14 0.13 -0.03
summary word	involv	-0.14 -0.05 0.12 -0.05 -0.15
summary word	involvement	-0.07 0.04 0.06 -0.13 0.02
summary word	is	-0.21 -0.07 -0.10 -0.01 0.15
summary word	islamic	0.06 -0.04 -0.15 0.12 -0.19
summary word	issu	-0.15 0.11 0.09 -0.15 0.02
summary word	itself	0.04 -0.02 0.02 -0.15 0.08
summary word	jet	-0.06 0.12 0.10 -0.09 -0.11
summary word	jets	0.03 -0.02 0.07 -0.10 -0.08
summary word	jewish	-0.05 -0.05 -0.10 0.01 0.02
summary word	join	-0.09 0.07 0.07 -0.04 -0.12
summary word	joseph	-0.05 0.01 -0.03 -0.04 0.07
summary word	journalist	-0.08 0.00 -0.09 0.09 -0.09
summary word	judiciary	-0.06 0.06 0.07 -0.08 -0.08
summary word	jump	-0.05 0.09 0.03 -0.01 -0.05
summary word	jun	-0.09 -0.08 0.03 0.05 -0.11
summary word	june	-0.04 -0.03 -0.04 -0.10 0.08
summary word	just	-0.13 -0.14 -0.14 0.05 0.08
summary word	keep	-0.12 0.00 0.00 -0.04 0.02
summary word	keir	-0.03 0.03 0.05 -0.06 0.00
summary word	key	0.04 0.08 0.08 -0.10 -0.13
summary word	kill	0.04 -0.11 0.02 0.02 -0.08
summary word	know	-0.10 -0.05 0.02 0.04 -0.12
summary word	lack	0.06 -0.06 -0.09 0.04 -0.10
summary word	land	-0.10 -0.11 -0.11 0.10 -0.07
summary word	larg	-0.06 -0.04 -0.09 0.02 0.03
summary word	largest	-0.11 0.00 0.04 -0.04 0.02
summary word	last	-0.05 -0.13 -0.01 0.05 -0.03
summary word	late	-0.02 -0.03 0.02 0.01 -0.01
summary word	latest	0.02 0.04 -0.06 -0.04 -0.02
summary word	launch	-0.04 0.05 0.03 0.01 -0.15
summary word	launcher	-0.20 -0.14 0.03 0.14 -0.16
summary word	law	0.03 -0.09 0.02 -0.03 0.00
summary word	lead	-0.15 -0.11 -0.01 -0.10 0.12
summary word	leader	-0.01 -0.01 -0.03 0.02 -0.02
summary word	leadership	-0.12 0.05 0.01 0.03 -0.07
summary word	least	-0.14 -0.06 0.01 0.03 -0.03
summary word	leav	-0.11 0.00 0.06 -0.06 0.00
summary word	led	-0.09 -0.15 -0.11 0.04 0.05
summary word	left	-0.07 0.08 -0.06 -0.09 0.03
summary word	legal	-0.11 -0.10 0.03 0.06 -0.11
summary word	leniency	-0.06 0.02 0.06 -0.06 -0.07
summary word	less	-0.13 -0.14 -0.07 0.02 0.03
summary word	level	-0.10 -0.03 0.03 0.03 -0.09
summary word	lift	-0.09 -0.02 -0.01 -0.04 0.06
summary word	light	-0.07 -0.01 0.02 -0.04 0.01
summary word	like	-0.09 -0.04 0.08 -0.11 0.00
summary word	likely	0.03 0.02 -0.09 -0.09 0.08
summary word	limit	-0.08 0.00 0.07 -0.08 -0.02
summary word	lin	-0.11 -0.05 0.02 -0.04 0.04
summary word	lindsey	-0.07 0.12 0.08 0.00 -0.14
summary word	linger	-0.11 -0.03 0.11 -0.07 -0.13
summary word	link	0.04 -0.07 -0.11 0.08 -0.10
summary word	liv	-0.28 -0.04 -0.04 -0.06 0.08
summary word	live	0.06 -0.02 -0.12 -0.05 0.02
summary word	lng	-0.06 0.00 -0.05 -0.05 0.07
summary word	load	-0.12 0.01 -0.03 -0.07 0.04
summary word	location	0.04 0.00 0.05 -0.11 -0.10
summary word	lock	-0.12 0.02 -0.04 -0.08 0.05
summary word	logistical	-0.08 0.01 0.08 -0.03 -0.11
summary word	long	-0.01 -0.02 -0.04 0.02 -0.01
summary word	longer	-0.05 0.04 -0.01 0.01 -0.01
summary word	look	-0.15 -0.10 -0.02 0.05 -0.01
summary word	loss	-0.04 0.03 -0.07 -0.03 0.03
summary word	low	-0.06 0.01 0.03 -0.02 -0.03
summary word	lower	-0.02 -0.11 -0.13 0.07 0.07
summary word	made	-0.16 -0.16 -0.04 0.07 -0.03
summary word	main	-0.08 0.02 -0.01 -0.09 0.05
summary word	maintain	-0.07 -0.01 -0.05 0.07 -0.05
summary word	majeur	-0.05 0.04 -0.01 0.03 -0.09
summary word	major	-0.03 -0.08 -0.03 0.01 0.00
summary word	majority	-0.09 0.06 0.03 -0.07 -0.02
summary word	mak	-0.08 -0.08 0.02 -0.06 0.03
summary word	make	-0.01 0.09 0.07 -0.09 -0.10
summary word	man	-0.09 -0.02 0.04 -0.02 -0.08
summary word	many	0.00 -0.06 0.01 -0.14 0.08
summary word	march	-0.11 0.07 0.10 -0.04 -0.16
summary word	marin	-0.08 -0.12 -0.11 0.12 -0.07
summary word	maritim	-0.06 -0.11 0.03 0.00 -0.06
summary word	mark	-0.13 0.07 0.13 -0.10 -0.11
summary word	market	-0.11 -0.04 -0.08 -0.06 0.10
summary word	martyr	-0.14 -0.14 -0.04 0.12 -0.03
summary word	mass	-0.07 -0.09 -0.04 -0.09 0.10
summary word	massiv	0.07 -0.09 0.02 -0.06 -0.12
summary word	matter	-0.09 0.02 0.04 0.02 -0.16
summary word	maximum	-0.07 0.07 0.06 -0.06 -0.06
summary word	may	-0.09 -0.04 -0.02 0.05 -0.07
summary word	mean	0.07 0.01 -0.07 -0.04 -0.10
summary word	media	0.00 -0.19 0.02 -0.07 0.07
summary word	mediat	-0.16 -0.11 -0.06 0.08 -0.03
summary word	mediation	-0.15 -0.09 0.02 0.09 -0.18
summary word	mediator	-0.09 0.08 0.05 -0.06 -0.06
summary word	meet	0.06 -0.06 -0.02 -0.01 -0.09
summary word	meg	-0.03 -0.08 -0.10 -0.02 0.06
summary word	member	-0.11 0.05 -0.11 0.02 0.01
summary word	memorandum	-0.09 -0.10 -0.12 0.10 -0.01
summary word	met	-0.11 0.04 -0.03 -0.02 0.02
summary word	methanol	-0.05 -0.12 -0.10 0.10 -0.07
summary word	middl	-0.03 -0.11 -0.10 0.07 0.02
summary word	might	-0.07 0.05 0.05 -0.13 0.04
summary word	militant	0.09 0.02 -0.04 -0.01 -0.05
summary word	military	0.13 -0.06 0.01 -0.06 -0.11
summary word	million	-0.09 -0.02 0.11 -0.16 0.04
summary word	min	-0.15 -0.08 0.11 -0.09 -0.15
summary word	minister	-0.04 -0.09 0.01 0.00 -0.03
summary word	ministry	0.03 -0.12 -0.04 0.04 -0.05
summary word	missil	0.07 -0.10 -0.11 -0.01 0.01
summary word	mna	-0.11 -0.15 -0.12 0.12 -0.02
summary word	mohammad	-0.09 -0.10 -0.07 0.07 0.02
summary word	moment	-0.08 0.00 0.01 0.08 -0.12
summary word	monday	0.04 0.08 0.03 -0.13 -0.06
summary word	monitor	-0.02 0.03 -0.12 -0.06 0.06
summary word	monoethylen	-0.03 -0.08 -0.10 -0.02 0.06
summary word	month	0.07 -0.02 0.07 -0.14 -0.12
summary word	more	0.00 -0.10 0.05 0.01 -0.08
summary word	morn	-0.03 0.07 0.03 -0.12 0.01
summary word	most	-0.08 -0.19 -0.10 0.07 0.04
summary word	mount	-0.04 -0.06 0.00 0.02 -0.02
summary word	mov	-0.06 -0.07 -0.02 0.02 0.01
summary word	move	-0.10 -0.06 0.04 -0.07 0.04
summary word	movement	-0.07 -0.10 0.05 0.06 -0.11
summary word	much	-0.07 -0.02 -0.09 0.03 0.05
summary word	multipl	0.00 0.07 -0.11 -0.07 0.05
summary word	must	0.02 0.07 0.03 -0.09 -0.06
summary word	naphtha	-0.05 0.05 0.08 0.00 -0.10
summary word	nation	-0.03 0.00 -0.19 0.10 -0.04
summary word	national	-0.10 0.04 -0.08 0.00 0.01
summary word	nationwid	-0.11 0.08 0.11 -0.02 -0.15
summary word	natural	-0.10 -0.06 0.02 -0.03 0.00
summary word	naval	-0.12 -0.11 0.10 -0.05 -0.13
summary word	near	0.05 0.06 0.04 -0.11 -0.13
summary word	nearly	-0.03 0.00 0.03 -0.01 -0.02
summary word	need	-0.11 -0.13 -0.08 0.07 0.03
summary word	negotiat	-0.09 -0.18 -0.16 0.11 0.00
summary word	negotiation	-0.20 0.02 0.01 -0.02 -0.02
summary word	negotiator	-0.08 0.09 0.10 -0.04 -0.16
summary word	network	-0.08 0.06 0.04 -0.10 0.03
summary word	never	0.05 -0.06 -0.14 0.04 -0.02
summary word	new	0.02 0.01 -0.06 0.02 -0.07
summary word	news	-0.04 -0.05 -0.13 0.03 0.05
summary word	newsletter	-0.06 0.04 0.03 -0.12 0.05
summary word	next	-0.13 0.03 0.05 -0.03 -0.04
summary word	night	0.01 -0.05 -0.16 0.03 0.02
summary word	no	-0.09 0.10 0.10 -0.06 -0.18
summary word	non	-0.07 -0.10 -0.04 0.06 0.00
summary word	nor	-0.08 -0.09 -0.09 -0.10 0.10
summary word	north	0.09 -0.16 -0.11 -0.08 0.02
summary word	northern	-0.09 -0.11 -0.07 0.11 -0.09
summary word	not	-0.18 -0.27 0.03 0.06 0.01
summary word	noth	0.01 0.07 -0.10 -0.04 -0.03
summary word	now	-0.07 -0.13 0.06 -0.14 0.07
summary word	nuclear	0.01 -0.13 0.01 -0.05 0.03
summary word	objectiv	-0.07 -0.11 -0.11 -0.07 0.09
summary word	occupy	0.08 0.06 -0.12 -0.05 -0.08
summary word	off	-0.02 0.02 -0.02 -0.04 0.01
summary word	offensiv	-0.09 -0.09 0.03 -0.04 0.04
summary word	offer	-0.14 -0.11 -0.04 0.08 -0.06
summary word	official	-0.03 0.02 -0.05 0.01 -0.04
summary word	oil	-0.09 -0.05 -0.06 0.06 0.00
summary word	old	0.05 0.05 -0.01 -0.08 -0.09
summary word	once	0.05 0.08 -0.16 -0.13 0.05
summary word	one	-0.02 0.07 -0.16 -0.10 0.11
summary word	ongo	-0.16 0.00 -0.04 -0.04 0.07
summary word	only	-0.01 -0.03 0.02 -0.04 -0.02
summary word	open	-0.03 0.03 0.00 0.03 -0.14
summary word	operat	-0.06 0.02 0.04 -0.02 -0.10
summary word	operation	0.08 -0.02 0.03 -0.10 -0.06
summary word	operativ	-0.09 0.06 0.01 -0.01 -0.09
summary word	opportunity	-0.06 -0.01 0.01 0.07 -0.12
summary word	oppos	-0.10 -0.15 -0.18 -0.02 0.09
summary word	option	-0.07 0.04 0.10 -0.10 -0.02
summary word	order	0.02 0.11 -0.04 0.00 -0.06
summary word	organisation	-0.11 -0.09 0.05 -0.12 0.09
summary word	other	-0.07 -0.08 -0.10 0.13 -0.06
summary word	our	0.07 0.02 0.00 -0.03 -0.05
summary word	out	-0.14 -0.02 0.04 0.05 -0.10
summary word	outbreak	-0.03 0.06 0.06 -0.05 -0.06
summary word	outlook	-0.05 -0.11 -0.10 0.11 -0.10
summary word	output	-0.04 0.10 0.06 -0.10 -0.02
summary word	over	0.00 0.06 0.09 0.02 -0.20
summary word	overnight	-0.01 -0.05 0.01 -0.01 0.01
summary word	own	-0.10 0.02 -0.01 0.04 -0.05
summary word	p	-0.06 0.06 0.09 -0.11 -0.04
summary word	palestinian	-0.06 -0.08 -0.06 -0.06 0.07
summary word	parliament	-0.08 0.02 0.08 -0.05 -0.10
summary word	part	-0.10 -0.01 0.02 -0.05 0.01
summary word	participant	-0.02 -0.10 -0.10 0.06 -0.04
summary word	particularly	-0.07 -0.11 -0.11 -0.14 0.13
summary word	partner	-0.03 -0.10 -0.11 -0.05 0.10
summary word	party	-0.14 -0.01 0.01 -0.09 0.07
summary word	pass	-0.09 -0.05 0.06 -0.02 -0.09
summary word	past	0.04 0.11 0.03 -0.04 -0.12
summary word	path	-0.02 -0.05 -0.05 0.03 -0.01
summary word	patienc	-0.05 -0.01 0.04 -0.05 0.00
summary word	paus	-0.05 -0.08 -0.08 -0.11 0.11
summary word	pdt	-0.07 0.02 0.04 -0.04 -0.05
summary word	peac	-0.20 0.05 0.09 -0.04 -0.07
summary word	peaceful	-0.12 0.04 -0.01 -0.05 0.00
summary word	peopl	0.04 -0.05 0.06 -0.12 0.00
summary word	percent	-0.09 0.00 0.02 0.04 -0.14
summary word	permanent	0.08 0.10 -0.07 -0.07 -0.10
summary word	personnel	-0.12 0.06 0.04 0.00 -0.11
summary word	petrochemical	-0.08 0.12 0.04 -0.02 -0.09
summary word	phas	-0.19 -0.22 -0.20 0.07 0.08
summary word	phon	-0.11 -0.05 0.07 0.00 -0.14
summary word	pictur	-0.06 0.07 0.05 -0.11 0.04
summary word	piec	-0.08 -0.10 -0.10 0.14 -0.09
summary word	plac	-0.10 0.00 0.01 0.01 -0.05
summary word	plan	-0.16 -0.13 0.04 0.11 -0.20
summary word	plann	-0.07 0.01 0.01 0.03 -0.07
summary word	plant	-0.09 -0.08 -0.12 0.00 0.07
summary word	platt	-0.06 -0.04 0.07 -0.08 0.00
summary word	play	-0.06 -0.07 -0.08 0.08 -0.06
summary word	player	-0.10 -0.10 -0.03 -0.07 0.09
summary word	pledg	-0.08 -0.05 0.02 0.04 -0.05
summary word	plung	-0.06 0.04 0.01 0.03 -0.12
summary word	pm	-0.08 0.00 -0.02 0.04 -0.06
summary word	point	-0.02 0.06 -0.10 -0.12 0.04
summary word	polic	-0.08 -0.06 0.07 0.00 -0.09
summary word	policy	-0.09 -0.14 -0.14 0.01 0.09
summary word	politic	-0.07 -0.10 -0.15 -0.10 0.15
summary word	political	-0.08 0.08 0.02 -0.05 0.00
summary word	poll	-0.07 -0.06 -0.12 -0.03 0.04
summary word	polyethylen	-0.05 -0.11 -0.12 0.09 -0.03
summary word	port	0.03 -0.07 0.05 -0.05 -0.13
summary word	position	-0.05 -0.11 -0.08 0.09 -0.05
summary word	possibility	-0.09 -0.07 -0.07 0.04 0.05
summary word	possibl	-0.01 0.08 0.01 -0.03 -0.02
summary word	post	-0.10 0.06 0.03 -0.02 -0.08
summary word	potential	-0.10 -0.15 -0.10 0.05 0.03
summary word	pound	0.04 0.02 0.00 -0.10 0.02
summary word	power	-0.10 -0.12 -0.13 -0.15 0.19
summary word	powerful	0.05 -0.13 -0.09 -0.10 0.08
summary word	precondition	-0.08 0.02 0.03 0.00 -0.13
summary word	preemptiv	-0.11 -0.08 0.02 -0.11 0.03
summary word	premium	-0.03 -0.09 -0.09 -0.07 0.09
summary word	prepar	-0.18 0.01 -0.07 0.06 -0.02
summary word	present	0.07 -0.12 -0.06 -0.02 -0.04
summary word	president	-0.07 0.10 0.01 0.03 -0.13
summary word	press	-0.08 -0.07 -0.06 0.08 -0.08
summary word	pressur	-0.10 0.04 0.11 -0.06 -0.05
summary word	prevent	-0.07 0.12 0.08 -0.09 -0.07
summary word	previously	-0.06 -0.11 -0.15 0.05 0.04
summary word	pric	0.00 -0.07 -0.11 0.03 0.04
summary word	prim	-0.03 -0.11 -0.02 0.03 -0.02
summary word	princ	-0.07 -0.05 -0.10 0.09 0.00
summary word	privat	-0.07 -0.08 -0.11 0.01 0.04
summary word	problem	-0.08 -0.10 -0.10 0.02 0.06
summary word	produc	-0.03 0.01 -0.04 0.07 -0.12
summary word	producer	-0.09 -0.03 0.09 -0.01 -0.09
summary word	product	-0.05 -0.01 -0.01 0.09 -0.13
summary word	production	-0.05 0.02 0.06 -0.04 -0.11
summary word	program	-0.01 -0.05 0.07 -0.17 0.04
summary word	progres	-0.15 -0.08 0.04 0.01 -0.13
summary word	prolong	-0.05 -0.10 -0.08 -0.01 0.05
summary word	promis	0.03 0.04 0.08 -0.12 -0.13
summary word	prompt	-0.12 -0.08 0.07 0.02 -0.04
summary word	proposal	-0.10 0.07 0.05 -0.09 -0.16
summary word	prospect	-0.05 -0.10 -0.08 0.02 0.04
summary word	protect	-0.09 0.00 0.10 -0.05 -0.10
summary word	protest	-0.27 0.03 0.08 -0.06 -0.03
summary word	protester	-0.24 0.27 0.19 -0.20 -0.16
summary word	provid	-0.09 0.06 -0.13 -0.04 0.06
summary word	prowes	-0.07 -0.10 -0.01 0.10 -0.10
summary word	proxy	-0.10 0.05 -0.12 -0.02 0.02
summary word	public	-0.06 -0.14 -0.12 0.08 -0.01
summary word	push	-0.02 -0.14 -0.10 0.10 -0.05
summary word	put	-0.12 -0.08 0.00 -0.04 0.04
summary word	putt	-0.04 -0.10 -0.11 -0.01 0.06
summary word	question	-0.09 -0.11 -0.10 0.02 0.06
summary word	r	-0.07 0.03 -0.04 -0.15 0.08
summary word	rac	-0.08 0.01 0.04 0.00 -0.10
summary word	radar	-0.11 -0.05 0.10 -0.04 -0.11
summary word	rais	0.05 -0.02 0.06 -0.05 -0.08
summary word	rally	-0.07 -0.04 -0.02 0.08 -0.14
summary word	rang	-0.05 -0.11 -0.14 -0.11 0.13
summary word	rare	-0.10 0.09 0.10 -0.09 -0.12
summary word	rat	-0.06 -0.02 0.07 -0.04 -0.06
summary word	rate	-0.03 -0.08 -0.09 -0.08 0.09
summary word	reach	0.03 -0.14 -0.18 0.10 0.00
summary word	react	0.07 -0.08 -0.12 0.00 0.07
summary word	read	-0.13 0.02 0.05 -0.03 -0.03
summary word	readines	-0.09 0.16 0.07 -0.07 -0.11
summary word	ready	-0.09 0.02 0.05 0.02 -0.15
summary word	real	-0.09 -0.11 -0.10 0.05 0.07
summary word	reason	-0.09 -0.09 -0.10 -0.04 0.09
summary word	recent	-0.13 -0.22 -0.25 0.07 0.09
summary word	record	-0.07 -0.04 -0.04 -0.02 0.04
summary word	recurrent	-0.05 -0.07 -0.06 0.06 0.04
summary word	red	-0.11 0.12 0.10 -0.15 0.02
summary word	reduc	-0.08 -0.14 -0.12 0.01 0.04
summary word	reel	0.02 -0.09 -0.07 0.00 0.05
summary word	refin	-0.03 0.01 -0.02 0.03 -0.04
summary word	refinery	0.05 0.03 -0.04 0.01 -0.09
summary word	reflect	-0.11 0.08 0.07 -0.06 -0.11
summary word	refus	-0.07 -0.09 -0.01 0.11 -0.13
summary word	regard	-0.12 -0.06 0.01 0.04 -0.06
summary word	regim	-0.17 -0.07 -0.09 0.00 0.08
summary word	region	0.00 0.12 0.07 -0.07 -0.21
summary word	regional	-0.01 -0.04 -0.10 0.02 0.03
summary word	reiterat	-0.10 -0.07 -0.07 0.09 -0.08
summary word	reject	-0.01 -0.02 0.12 -0.04 -0.22
summary word	relat	-0.04 -0.09 -0.10 -0.11 0.10
summary word	relation	-0.09 -0.08 -0.01 -0.05 0.05
summary word	releas	-0.10 -0.06 0.06 -0.01 -0.05
summary word	remain	0.00 -0.15 -0.02 -0.04 0.04
summary word	remark	-0.12 -0.11 -0.13 0.13 -0.12
summary word	renew	-0.16 0.06 0.10 -0.02 -0.12
summary word	renown	-0.07 -0.10 -0.01 0.10 -0.10
summary word	reopen	0.08 -0.06 -0.15 -0.05 0.09
summary word	rep	-0.05 -0.10 -0.15 -0.13 0.15
summary word	repercussion	-0.06 -0.10 -0.12 0.00 0.06
summary word	replac	-0.06 -0.10 -0.05 0.06 -0.05
summary word	report	0.00 0.09 0.01 -0.04 -0.13
summary word	reportedly	-0.17 0.05 0.10 -0.03 -0.15
summary word	reporter	-0.12 -0.04 -0.03 0.07 -0.08
summary word	representativ	-0.10 0.05 -0.14 0.03 -0.02
summary word	republican	-0.07 0.00 -0.02 0.00 -0.01
summary word	rescu	-0.10 0.09 -0.01 -0.13 0.02
summary word	reserv	-0.03 -0.09 -0.10 -0.01 0.05
summary word	resident	-0.01 -0.10 0.07 0.00 -0.08
summary word	resilienc	-0.07 -0.10 -0.05 0.05 -0.03
summary word	resolution	-0.10 -0.02 0.05 0.04 -0.14
summary word	respond	-0.11 0.00 0.00 -0.05 0.04
summary word	respons	0.07 -0.12 -0.02 -0.02 -0.05
summary word	responsibl	0.04 -0.09 -0.10 0.07 -0.13
summary word	restriction	-0.11 -0.12 -0.06 0.13 -0.07
summary word	result	-0.01 -0.02 -0.11 -0.08 0.11
summary word	resum	-0.09 0.00 0.01 0.02 -0.11
summary word	retaliat	-0.14 -0.12 0.08 0.10 -0.15
summary word	retaliation	0.14 0.04 0.01 -0.17 -0.16
summary word	retaliatory	0.08 0.00 -0.14 -0.14 0.06
summary word	retir	-0.05 -0.10 -0.09 -0.11 0.10
summary word	return	-0.15 0.03 -0.09 -0.01 0.06
summary word	revolution	0.06 0.00 -0.15 0.07 -0.13
summary word	reward	-0.08 -0.04 -0.07 -0.09 0.09
summary word	rhetoric	-0.13 0.09 0.06 -0.10 -0.03
summary word	rich	0.03 0.08 -0.05 -0.12 -0.11
summary word	right	-0.10 0.01 -0.01 0.00 0.00
summary word	rippl	-0.05 -0.13 -0.11 0.13 -0.09
summary word	ris	-0.09 0.00 0.00 -0.08 0.07
summary word	rise	-0.06 -0.10 -0.11 -0.02 0.08
summary word	risk	0.01 0.01 -0.12 0.00 0.03
summary word	risky	-0.08 -0.11 -0.11 -0.02 0.06
summary word	rival	-0.04 0.03 -0.09 -0.02 0.05
summary word	rocket	-0.11 0.00 -0.11 0.06 -0.13
summary word	role	-0.03 -0.08 -0.09 -0.01 0.06
summary word	romain	-0.05 -0.11 -0.11 -0.13 0.13
summary word	rose	-0.12 -0.16 -0.12 0.12 -0.03
summary word	round	-0.23 -0.28 -0.18 0.19 -0.05
summary word	rt	-0.13 0.02 0.05 -0.03 -0.03
summary word	runn	0.06 0.07 -0.13 0.01 -0.01
summary word	s	-0.08 0.05 0.03 -0.09 0.03
summary word	safety	-0.14 -0.12 -0.11 0.11 0.02
summary word	said	-0.06 0.05 0.03 0.01 -0.11
summary word	sal	-0.04 0.06 0.02 -0.02 -0.06
summary word	salvo	0.07 -0.08 0.04 -0.13 -0.09
summary word	same	-0.11 -0.03 0.03 0.04 -0.06
summary word	sanction	-0.21 0.09 0.09 -0.14 0.02
summary word	saturday	0.07 0.03 0.06 -0.07 -0.12
summary word	say	-0.03 -0.11 0.02 0.10 -0.15
summary word	says	-0.06 -0.18 0.01 0.12 -0.14
summary word	scal	-0.06 -0.04 -0.16 -0.03 0.09
summary word	scarlet	-0.02 -0.09 -0.09 -0.10 0.10
summary word	schedul	-0.11 0.00 -0.01 0.08 -0.12
summary word	scientist	-0.08 -0.02 0.12 -0.10 -0.11
summary word	second	-0.17 -0.17 -0.06 0.04 0.02
summary word	secretary	-0.01 -0.02 0.05 -0.05 -0.04
summary word	security	0.00 0.07 0.06 -0.06 -0.10
summary word	see	-0.08 -0.16 -0.15 0.01 0.08
summary word	seek	-0.14 -0.15 -0.06 0.08 -0.01
summary word	seem	-0.09 0.06 0.06 -0.05 -0.09
summary word	seen	-0.08 0.14 0.12 -0.11 -0.12
summary word	seiz	-0.14 -0.13 0.02 0.07 -0.15
summary word	self	0.03 0.01 -0.11 -0.01 -0.01
summary word	sen	-0.07 0.15 0.10 -0.12 -0.12
summary word	senat	-0.11 0.04 0.06 -0.05 -0.06
summary word	send	-0.09 -0.04 0.02 0.00 -0.01
summary word	senior	-0.03 -0.09 -0.13 0.05 0.05
summary word	sent	0.05 -0.12 -0.12 -0.05 0.06
summary word	servic	-0.10 0.04 -0.03 0.04 -0.11
summary word	sery	-0.04 -0.10 -0.09 0.01 0.05
summary word	session	-0.07 0.05 0.04 -0.05 -0.03
summary word	set	-0.13 0.11 0.08 -0.10 -0.01
summary word	settlement	-0.04 -0.05 -0.05 0.00 0.01
summary word	seven	0.03 0.00 -0.02 0.02 -0.15
summary word	sever	-0.09 -0.07 -0.02 0.03 0.01
summary word	several	0.02 -0.13 -0.08 0.09 -0.07
summary word	seyy	-0.10 -0.03 0.04 0.03 -0.09
summary word	shar	-0.06 -0.03 -0.02 0.05 -0.03
summary word	sharp	-0.10 0.01 0.01 -0.09 0.03
summary word	sharply	-0.06 0.02 0.03 -0.08 0.01
summary word	shelter	0.05 -0.18 -0.01 -0.06 0.07
summary word	shift	-0.08 -0.11 -0.04 0.08 -0.06
summary word	ship	0.05 0.01 -0.16 0.03 0.00
summary word	shipment	-0.04 0.03 0.04 -0.02 -0.08
summary word	shipp	-0.12 -0.07 0.03 0.03 -0.08
summary word	shock	-0.07 -0.12 -0.09 0.02 0.02
summary word	shoot	-0.08 0.07 0.03 -0.08 0.01
summary word	short	-0.03 -0.04 -0.09 0.07 0.01
summary word	shortag	-0.07 -0.11 -0.03 0.08 -0.09
summary word	shot	0.03 -0.01 0.00 0.01 -0.13
summary word	should	-0.08 -0.16 -0.04 -0.01 0.04
summary word	show	-0.11 -0.08 -0.05 0.09 -0.06
summary word	shutdown	-0.07 -0.02 -0.06 0.00 0.03
summary word	sid	0.01 -0.02 -0.09 0.00 0.03
summary word	side	-0.07 -0.07 -0.05 0.08 -0.06
summary word	sign	-0.06 0.07 -0.02 0.02 -0.14
summary word	signal	-0.09 0.04 -0.10 0.11 -0.13
summary word	significant	-0.06 -0.09 -0.09 0.05 -0.01
summary word	significantly	-0.05 0.04 0.03 0.01 -0.09
summary word	sinc	-0.08 -0.04 0.02 0.01 -0.04
summary word	siren	-0.14 -0.11 0.04 0.07 0.04
summary word	sit	-0.13 0.00 0.09 -0.05 0.03
summary word	site	-0.04 0.04 0.08 -0.11 -0.09
summary word	situation	-0.04 -0.10 -0.11 -0.12 0.13
summary word	six	0.03 -0.01 -0.13 0.10 -0.14
summary word	sixth	0.06 0.06 -0.11 -0.02 -0.08
summary word	skip	-0.05 0.03 0.03 -0.04 -0.06
summary word	slain	0.03 0.01 -0.01 -0.07 0.02
summary word	slow	-0.08 -0.12 -0.04 0.03 0.01
summary word	slump	-0.07 -0.02 -0.06 0.04 0.00
summary word	soar	-0.07 0.09 0.10 -0.07 -0.13
summary word	social	-0.10 -0.09 -0.12 -0.07 0.12
summary word	soldier	0.04 -0.01 -0.07 0.03 -0.06
summary word	some	-0.15 -0.04 -0.07 0.07 -0.01
summary word	sought	-0.08 -0.10 -0.07 0.12 -0.13
summary word	sound	-0.16 -0.11 0.02 0.06 0.09
summary word	sourc	0.05 0.08 -0.05 0.00 -0.20
summary word	south	0.03 -0.12 -0.16 0.02 0.05
summary word	southern	0.19 0.06 -0.02 -0.10 -0.07
summary word	sovereignty	0.02 -0.07 0.04 -0.03 -0.07
summary word	spark	-0.04 -0.03 -0.02 0.04 -0.01
summary word	speak	-0.01 -0.03 -0.20 -0.06 0.14
summary word	speaker	-0.08 0.02 0.08 -0.05 -0.10
summary word	speculation	-0.01 0.09 0.08 -0.12 -0.13
summary word	spik	-0.07 -0.08 -0.02 0.11 -0.16
summary word	spill	-0.09 -0.12 -0.10 0.00 0.04
summary word	spokesperson	0.05 -0.11 0.00 -0.04 -0.07
summary word	spokeswoman	-0.10 0.04 0.09 -0.10 -0.09
summary word	spot	-0.09 0.00 -0.05 0.08 -0.10
summary word	spread	-0.07 0.01 -0.04 0.07 -0.08
summary word	spy	-0.10 0.03 0.08 -0.06 -0.10
summary word	stabilis	-0.08 0.03 0.03 -0.10 0.04
summary word	stability	-0.04 -0.08 0.00 0.07 -0.10
summary word	stabl	-0.05 -0.09 -0.11 -0.06 0.08
summary word	staff	-0.08 0.10 0.11 -0.11 -0.12
summary word	stak	-0.07 -0.10 -0.12 -0.12 0.12
summary word	stall	-0.05 0.02 0.07 -0.02 -0.12
summary word	stanc	-0.03 -0.07 -0.05 0.03 0.00
summary word	stand	-0.14 -0.05 0.01 -0.14 0.08
summary word	standoff	-0.03 0.13 0.07 -0.10 -0.07
summary word	standstill	-0.09 -0.03 0.04 0.01 -0.11
summary word	start	-0.02 0.02 -0.01 -0.07 0.05
summary word	stat	0.07 -0.05 0.02 -0.06 -0.05
summary word	statement	-0.13 0.03 0.03 -0.09 0.05
summary word	statu	-0.09 0.10 0.09 -0.08 -0.13
summary word	stay	-0.05 0.02 -0.02 -0.04 0.03
summary word	steady	-0.08 -0.14 -0.15 0.02 0.05
summary word	stemm	-0.05 -0.09 -0.04 0.05 -0.04
summary word	step	-0.02 0.03 -0.15 0.03 -0.04
summary word	still	-0.12 -0.14 -0.19 0.10 0.09
summary word	stock	-0.12 -0.12 -0.01 0.11 -0.16
summary word	stockpil	-0.08 0.05 0.00 -0.09 0.07
summary word	stok	0.07 0.04 0.01 -0.04 -0.10
summary word	stop	-0.08 0.07 0.06 0.01 -0.08
summary word	strait	-0.09 -0.14 -0.10 0.04 0.07
summary word	strand	-0.12 -0.12 -0.15 0.10 0.06
summary word	strategic	-0.12 -0.08 0.03 -0.11 0.03
summary word	strategist	-0.05 -0.11 -0.10 0.08 0.01
summary word	street	-0.09 -0.07 -0.04 0.10 -0.10
summary word	stress	-0.12 -0.11 -0.11 0.09 -0.04
summary word	strik	-0.04 -0.03 0.11 -0.02 -0.16
summary word	strong	-0.06 -0.04 0.05 0.01 -0.12
summary word	strongly	-0.09 -0.12 -0.11 -0.04 0.06
summary word	struck	0.01 0.02 -0.15 -0.01 0.02
summary word	succes	-0.14 -0.13 -0.11 0.03 0.04
summary word	such	-0.07 -0.09 -0.11 0.04 0.03
summary word	sufficient	-0.10 -0.11 -0.08 0.07 0.12
summary word	suggest	-0.10 -0.04 -0.11 0.03 0.07
summary word	summit	0.03 0.09 0.03 -0.15 -0.12
summary word	sunday	-0.05 0.01 -0.04 0.08 -0.12
summary word	supply	-0.02 0.06 0.10 -0.02 -0.12
summary word	support	-0.10 -0.03 0.01 0.00 0.00
summary word	suppress	-0.05 -0.02 -0.05 0.04 0.04
summary word	surg	-0.07 0.13 0.09 -0.07 -0.08
summary word	surpris	-0.12 -0.06 0.01 -0.10 0.07
summary word	surrender	-0.08 0.07 0.05 -0.06 0.01
summary word	suspend	-0.13 0.09 0.04 -0.02 -0.11
summary word	sustain	-0.11 -0.12 -0.08 0.05 0.06
summary word	swift	-0.09 -0.05 -0.10 0.02 0.03
summary word	system	-0.08 0.09 0.07 -0.16 -0.11
summary word	tak	-0.07 0.09 0.08 -0.12 -0.05
summary word	take	-0.10 -0.01 -0.01 0.06 -0.09
summary word	talk	0.04 0.04 0.08 -0.09 -0.08
summary word	tanker	-0.05 0.00 0.00 0.06 -0.17
summary word	tapp	-0.05 -0.07 -0.06 0.06 0.04
summary word	target	0.01 0.06 0.03 0.03 -0.23
summary word	tariff	-0.05 0.04 0.02 0.02 -0.14
summary word	team	-0.07 0.05 -0.12 0.08 -0.04
summary word	television	-0.01 0.00 -0.07 -0.05 0.05
summary word	tell	0.05 -0.10 0.01 0.01 -0.09
summary word	temporary	-0.10 -0.07 -0.08 0.02 0.06
summary word	ten	0.11 0.08 -0.01 -0.16 -0.16
summary word	tens	-0.09 -0.07 -0.01 0.06 -0.05
summary word	tension	-0.08 0.06 0.02 -0.11 0.03
summary word	term	-0.17 -0.11 -0.05 0.02 0.01
summary word	territory	0.06 0.11 -0.01 -0.15 -0.17
summary word	terror	0.08 0.00 -0.01 -0.06 0.00
summary word	terrorist	-0.08 0.08 -0.13 -0.08 0.01
summary word	test	0.04 -0.09 -0.12 -0.08 0.07
summary word	th	-0.08 -0.02 0.06 -0.01 -0.07
summary word	their	-0.07 -0.07 -0.09 0.01 0.05
summary word	them	-0.06 -0.09 -0.04 -0.08 0.08
summary word	ther	-0.09 0.01 -0.09 0.11 -0.09
summary word	they	0.01 -0.06 -0.01 -0.18 0.12
summary word	third	-0.02 0.07 0.04 -0.09 -0.07
summary word	thos	0.07 0.06 0.05 -0.11 -0.08
summary word	though	-0.09 -0.12 -0.10 0.03 0.03
summary word	thousand	-0.18 0.01 -0.06 0.07 -0.15
summary word	thre	0.05 0.00 -0.02 -0.03 -0.03
summary word	threat	-0.11 -0.11 -0.02 0.03 0.02
summary word	threaten	-0.07 0.02 -0.10 0.02 0.05
summary word	through	-0.20 -0.28 -0.14 0.10 0.09
summary word	throughout	-0.06 0.06 0.05 -0.09 0.04
summary word	thursday	0.03 0.00 -0.01 0.03 -0.12
summary word	ties	-0.11 -0.10 -0.02 0.08 -0.11
summary word	tighter	-0.06 -0.09 -0.10 0.02 0.03
summary word	tim	0.00 0.05 0.03 -0.06 -0.04
summary word	time	-0.08 0.00 0.00 0.05 -0.13
summary word	together	-0.14 -0.04 0.03 -0.01 -0.05
summary word	told	-0.17 -0.20 -0.05 0.00 0.08
summary word	toll	-0.12 -0.03 0.01 0.02 -0.03
summary word	took	0.02 -0.05 -0.12 0.06 -0.10
summary word	top	-0.07 0.14 0.08 -0.08 -0.13
summary word	toward	0.04 -0.04 0.01 -0.14 0.02
summary word	town	-0.06 0.00 -0.01 0.03 -0.11
summary word	track	-0.10 0.05 -0.06 0.03 -0.15
summary word	trad	-0.12 -0.12 -0.03 0.05 0.00
summary word	trader	-0.08 -0.17 -0.10 0.12 -0.07
summary word	traffic	-0.14 -0.16 -0.02 0.04 -0.03
summary word	transit	-0.08 0.06 0.09 -0.08 -0.09
summary word	travel	-0.06 -0.13 -0.13 0.10 -0.01
summary word	trigger	-0.07 0.03 0.00 -0.14 0.11
summary word	troop	0.06 -0.08 -0.07 0.05 -0.08
summary word	truc	0.05 -0.03 -0.05 -0.03 -0.02
summary word	try	-0.07 0.00 -0.08 0.06 -0.03
summary word	tuesday	-0.19 -0.07 0.05 -0.05 0.01
summary word	turmoil	0.07 0.06 -0.14 -0.11 0.06
summary word	turn	0.03 -0.13 -0.09 0.13 -0.18
summary word	tv	0.03 0.00 0.01 -0.01 -0.10
summary word	two	0.06 0.07 0.00 0.00 -0.23
summary word	uncertainty	-0.15 -0.12 -0.06 0.09 -0.04
summary word	unconditional	-0.09 -0.02 0.00 -0.03 0.04
summary word	under	0.00 -0.02 0.09 -0.07 -0.06
summary word	understand	-0.11 -0.09 -0.02 0.07 -0.07
summary word	unfold	0.03 0.05 -0.13 -0.13 0.07
summary word	unit	0.03 -0.08 -0.02 -0.01 0.02
summary word	unles	-0.14 0.09 0.06 0.00 -0.16
summary word	unrest	-0.14 0.08 0.14 -0.08 -0.19
summary word	until	-0.07 0.10 0.06 -0.07 -0.11
summary word	up	-0.11 0.08 0.02 0.04 -0.14
summary word	updat	0.07 -0.10 -0.09 0.04 -0.06
summary word	upward	-0.04 0.00 0.01 -0.13 0.08
summary word	uranium	-0.01 -0.02 -0.01 -0.12 0.08
summary word	urg	-0.09 -0.03 0.06 0.04 -0.15
summary word	us	0.04 -0.04 -0.09 -0.05 0.06
summary word	valu	-0.07 -0.12 -0.11 0.10 -0.06
summary word	vast	0.06 0.04 -0.07 0.04 -0.12
summary word	verg	0.02 0.10 0.06 -0.12 -0.12
summary word	very	-0.15 0.00 0.06 -0.06 -0.03
summary word	vessel	-0.07 -0.18 -0.07 0.11 -0.12
summary word	via	-0.05 -0.08 -0.07 0.00 0.05
summary word	vice	-0.13 0.06 0.00 -0.04 0.01
summary word	view	-0.09 -0.11 -0.11 0.05 -0.01
summary word	violation	0.04 0.00 -0.14 -0.07 0.09
summary word	violenc	-0.11 0.09 0.03 0.02 -0.14
summary word	violent	-0.07 0.07 0.10 -0.08 -0.13
summary word	violently	-0.07 0.05 -0.05 0.04 0.01
summary word	visit	-0.26 -0.09 -0.04 -0.01 0.10
summary word	vital	-0.08 -0.12 -0.14 0.03 0.01
summary word	vladimir	-0.07 -0.06 -0.09 0.09 -0.07
summary word	volatility	-0.05 -0.11 -0.13 -0.12 0.13
summary word	vow	-0.03 0.06 -0.04 -0.08 0.06
summary word	waiver	-0.05 0.12 0.09 -0.07 -0.09
summary word	wake	-0.08 0.01 0.03 -0.08 0.03
summary word	want	-0.11 -0.14 -0.14 0.02 0.03
summary word	war	-0.24 -0.23 0.00 -0.02 0.12
summary word	warn	0.00 0.09 0.06 -0.02 -0.17
summary word	warning	-0.02 0.04 0.03 -0.01 -0.05
summary word	warplan	-0.17 -0.06 0.05 -0.01 0.00
summary word	warship	-0.11 0.05 0.12 -0.11 -0.12
summary word	watch	-0.04 0.04 -0.02 0.06 -0.08
summary word	watchdog	0.04 0.12 0.06 -0.13 -0.12
summary word	waterway	-0.10 -0.10 0.03 0.03 -0.10
summary word	wav	0.01 -0.08 0.03 -0.02 -0.04
summary word	wave	0.13 0.01 -0.11 -0.18 0.01
summary word	way	-0.06 -0.07 0.08 -0.09 -0.02
summary word	we	-0.09 -0.05 0.03 -0.01 -0.04
summary word	weaken	-0.06 -0.09 -0.13 -0.06 0.07
summary word	weapon	-0.22 0.00 -0.07 0.04 0.03
summary word	wear	-0.06 0.01 0.07 -0.10 0.01
summary word	wednesday	-0.11 -0.04 -0.11 0.03 0.04
summary word	week	-0.03 -0.11 -0.06 -0.01 0.04
summary word	weekend	0.00 -0.06 -0.14 0.06 -0.01
summary word	weigh	-0.11 0.03 -0.07 0.04 -0.03
summary word	well	-0.14 -0.07 0.07 -0.02 -0.04
summary word	west	-0.03 0.10 0.07 -0.07 -0.08
summary word	western	-0.09 0.02 -0.12 0.05 -0.02
summary word	what	-0.02 0.04 -0.01 -0.24 0.10
summary word	whatever	0.06 -0.10 -0.11 -0.12 0.07
summary word	when	-0.13 -0.10 -0.02 -0.06 0.07
summary word	wher	0.04 -0.05 -0.03 -0.04 0.00
summary word	whether	-0.22 -0.07 0.02 -0.07 0.06
summary word	which	-0.13 -0.09 0.06 0.02 -0.04
summary word	whil	0.00 -0.14 0.04 -0.04 0.00
summary word	who	0.03 -0.07 -0.01 0.00 -0.05
summary word	whol	-0.03 0.05 -0.11 -0.09 0.07
summary word	wider	0.01 0.03 -0.11 0.01 -0.03
summary word	widespread	-0.08 -0.04 0.06 0.06 -0.13
summary word	will	0.07 0.05 0.04 -0.07 -0.08
summary word	withdraw	-0.15 -0.14 -0.14 0.06 0.06
summary word	withdrawal	-0.08 -0.10 -0.10 0.11 -0.10
summary word	within	-0.17 -0.04 -0.02 -0.05 0.09
summary word	without	-0.15 0.02 0.03 -0.10 0.05
summary word	won	-0.08 -0.08 -0.13 0.05 -0.02
summary word	won't	-0.10 0.03 -0.04 0.04 -0.04
summary word	word	-0.07 0.02 -0.07 -0.02 0.05
summary word	work	0.03 0.00 -0.10 -0.03 0.05
summary word	worker	0.02 -0.09 0.02 -0.14 0.06
summary word	world	-0.06 -0.03 -0.02 -0.05 0.05
summary word	worry	-0.05 -0.10 -0.08 0.03 0.00
summary word	would	-0.23 0.04 -0.04 -0.10 0.10
summary word	wound	-0.04 0.10 0.06 -0.11 -0.21
summary word	year	0.00 0.00 0.01 -0.19 0.11
summary word	yet	-0.04 -0.03 -0.01 -0.05 0.04
summary word	yield	-0.07 0.06 0.04 -0.10 0.02
summary word	you	-0.13 -0.02 0.02 -0.03 0.00
thing	air defences	0.09 0.11 -0.13 -0.11 -0.14
thing	airline	0.08 -0.07 -0.20 0.10 -0.10
thing	airport	0.05 0.06 -0.11 -0.12 -0.04
thing	airspace	-0.09 -0.12 0.10 -0.05 -0.06
thing	bank	-0.16 -0.19 -0.21 0.10 0.06
thing	base	0.12 0.12 -0.06 -0.15 -0.16
thing	boats	-0.04 0.04 0.03 -0.16 0.03
thing	bridge	-0.14 0.05 0.01 0.05 -0.15
thing	carrier	-0.10 0.02 -0.07 0.15 -0.19
thing	diplomats	-0.30 -0.12 -0.04 0.03 0.04
thing	embassy	-0.12 0.20 0.02 -0.18 -0.12
thing	fighter	0.08 0.17 -0.05 -0.12 -0.23
thing	funeral	0.00 -0.17 -0.15 0.14 -0.04
thing	gas works	-0.21 -0.12 0.08 -0.03 0.02
thing	home	0.00 0.05 -0.06 -0.04 -0.06
thing	hospital	-0.06 0.05 -0.13 0.06 -0.11
thing	hotel	-0.12 0.13 -0.02 -0.14 -0.01
thing	internet	-0.15 -0.10 0.07 -0.01 -0.04
thing	market	0.10 -0.15 -0.26 -0.03 0.05
thing	mine	-0.12 0.10 0.01 -0.11 -0.13
thing	missile site	-0.07 -0.07 -0.17 0.13 -0.17
thing	nuclear site	0.11 -0.09 -0.04 -0.09 -0.06
thing	nuclear weapon	0.04 0.01 -0.03 0.05 -0.16
thing	oil depot	0.07 0.25 -0.10 -0.24 -0.25
thing	oil price	-0.21 0.06 0.07 -0.01 -0.12
thing	oil trade	-0.15 -0.01 0.09 -0.05 -0.17
thing	oilfield	-0.03 0.12 0.02 -0.11 -0.11
thing	petrol stations	-0.09 -0.07 0.06 -0.05 0.02
thing	pipeline	-0.08 -0.12 -0.13 0.06 0.05
thing	police	0.00 0.01 -0.02 0.03 -0.17
thing	port	0.00 0.03 0.05 -0.07 -0.07
thing	power plant	-0.22 -0.02 0.10 0.01 -0.18
thing	prison	-0.08 -0.14 -0.14 0.15 -0.14
thing	refinery	0.09 0.03 0.12 -0.17 -0.28
thing	school	-0.04 -0.08 -0.06 0.10 -0.11
thing	ship	-0.09 0.20 -0.04 -0.02 -0.25
thing	stock exchange	-0.17 0.03 0.06 -0.08 0.00
thing	strait	-0.01 0.00 0.04 -0.06 -0.03
thing	treaty	-0.16 0.00 -0.04 -0.02 0.06
thing	university	-0.12 -0.01 -0.19 0.02 0.04
thing	warship	0.12 -0.03 -0.06 -0.09 -0.06
thing	water	-0.16 0.02 0.08 -0.03 -0.14
thing	worship	-0.19 -0.12 0.02 0.17 -0.24
title	alarm	-0.10 -0.01 0.09 -0.06 -0.04
title	brief	0.03 0.04 -0.01 -0.07 -0.08
title	casualty	0.08 0.05 0.01 -0.10 -0.15
title	chief	-0.10 -0.11 0.00 0.03 0.00
title	civilian	-0.03 -0.06 0.03 -0.01 -0.05
title	closure	0.05 0.01 0.00 -0.06 -0.07
title	contact	-0.02 0.00 0.04 -0.01 -0.13
title	culture	-0.19 -0.10 -0.14 -0.04 0.13
title	cyber	-0.08 -0.12 0.08 0.01 -0.12
title	decision	0.01 -0.09 -0.02 0.00 0.01
title	domestic	-0.09 -0.03 -0.08 -0.03 0.03
title	drill	-0.13 0.00 -0.17 0.02 0.02
title	elsewhere	-0.25 -0.05 -0.06 0.03 0.03
title	everyday	-0.07 -0.11 -0.03 0.03 0.00
title	execution	-0.14 -0.01 0.10 -0.04 -0.18
title	force	-0.07 -0.02 0.00 -0.01 0.02
title	gaza	-0.06 0.03 -0.17 0.02 0.01
title	market	-0.10 -0.07 0.06 -0.01 -0.03
title	mass	0.18 0.03 -0.04 -0.16 -0.12
title	memory	-0.15 -0.13 -0.12 0.03 0.07
title	modal	-0.20 -0.11 -0.02 0.02 0.05
title	negotiation	-0.01 -0.04 -0.03 -0.03 0.01
title	network	-0.16 -0.11 0.04 0.05 -0.08
title	nuclear	0.02 -0.15 0.06 -0.02 -0.07
title	oil	-0.08 0.05 0.04 -0.03 -0.07
title	opinion	-0.21 -0.07 -0.08 0.01 0.05
title	pact	-0.23 -0.10 0.03 0.00 0.03
title	reaction	-0.06 -0.05 -0.04 0.06 -0.03
title	resolve	0.07 -0.08 0.04 -0.04 -0.11
title	sanction	-0.28 -0.04 0.08 0.00 -0.07
title	settled	0.21 0.05 -0.04 -0.14 -0.18
title	shipping	0.07 0.09 0.00 -0.07 -0.10
title	shock	-0.16 0.07 0.13 -0.05 -0.15
title	sport	-0.28 -0.16 -0.03 -0.03 0.12
title	spy	-0.14 -0.05 0.00 0.07 -0.07
title	strike	0.01 0.03 0.01 -0.05 -0.07
title	syria	-0.19 -0.21 -0.25 0.11 0.09
title	threat	-0.03 -0.03 0.00 0.02 -0.03
title	toll	-0.08 -0.11 0.10 -0.07 -0.02
title	truce	0.08 -0.02 0.00 -0.07 -0.11
title	unreal	-0.07 -0.09 0.09 -0.04 -0.01
title	unrest	-0.10 -0.02 -0.04 0.06 -0.04
title	weapon	0.07 0.12 -0.04 -0.11 -0.14
title names	ally	-0.23 -0.04 -0.08 0.04 0.02
title names	both sides	-0.01 -0.01 -0.02 -0.01 -0.03
title names	both sides and ally	-0.01 -0.01 0.01 -0.10 0.02
title names	both sides and usa	-0.08 -0.06 -0.05 0.03 0.03
title names	both sides and usa and ally	0.06 0.05 0.03 -0.12 -0.13
title names	no party	-0.23 -0.08 -0.03 0.01 0.07
title names	one side	-0.14 -0.06 -0.04 0.07 0.02
title names	one side and ally	-0.15 0.03 0.01 -0.03 -0.04
title names	one side and usa	-0.06 -0.07 0.02 -0.02 0.01
title names	one side and usa and ally	0.05 -0.05 -0.02 0.01 -0.07
title names	usa	-0.21 -0.16 -0.03 0.07 0.03
title names	usa and ally	-0.20 -0.15 0.00 0.00 0.04
title names a capital of	side	-0.05 0.08 -0.07 -0.03 -0.03
title names a force of	ally	-0.07 0.01 0.02 -0.05 -0.02
title names a force of	side	0.07 0.03 0.06 0.00 -0.30
title names a kin of	side	-0.24 -0.25 0.06 0.08 0.01
title names a leader of	side	-0.13 -0.23 0.08 0.08 -0.07
title names a people of	side	-0.04 -0.01 -0.02 0.08 -0.11
title names a place of	side	0.02 0.19 -0.03 -0.09 -0.23
title names a politician of	side	-0.21 -0.17 -0.04 -0.11 0.15
title names a service of	side	-0.15 -0.05 -0.10 -0.11 0.14
title names a state of	side	-0.11 -0.11 -0.04 0.04 0.07
title names a state of	usa	-0.08 -0.10 0.00 0.02 0.03
title naming ally	casualty	0.13 0.10 0.05 -0.14 -0.09
title naming ally	decision	-0.11 -0.05 -0.09 0.02 0.04
title naming ally	domestic	0.15 0.07 0.05 -0.12 -0.03
title naming ally	force	-0.12 0.00 -0.23 0.03 0.01
title naming ally	gaza	0.09 0.11 0.04 -0.17 -0.13
title naming ally	market	-0.08 -0.11 -0.10 0.10 -0.08
title naming ally	modal	-0.05 -0.08 -0.03 0.09 -0.08
title naming ally	negotiation	-0.10 -0.07 0.09 -0.02 -0.15
title naming ally	opinion	-0.04 -0.07 0.02 0.00 0.00
title naming ally	settled	-0.02 0.05 -0.09 -0.01 -0.16
title naming ally	shipping	-0.07 0.00 -0.07 0.00 0.02
title naming ally	strike	-0.15 -0.07 -0.01 0.04 0.04
title naming ally	threat	-0.12 -0.12 0.01 0.03 0.04
title naming ally	truce	-0.11 -0.08 0.11 0.02 -0.13
title naming ally	unreal	-0.12 -0.13 0.06 0.02 0.00
title naming ally	weapon	-0.10 -0.11 -0.08 0.07 0.09
title naming both sides	alarm	-0.13 0.05 -0.20 0.09 -0.13
title naming both sides	brief	-0.10 0.00 0.13 -0.03 -0.14
title naming both sides	casualty	0.00 0.09 0.08 -0.20 -0.23
title naming both sides	chief	-0.07 0.09 0.02 -0.05 -0.09
title naming both sides	civilian	0.07 -0.06 -0.01 -0.01 -0.11
title naming both sides	closure	-0.14 0.00 0.00 -0.05 0.05
title naming both sides	contact	-0.16 0.09 -0.03 0.03 -0.09
title naming both sides	cyber	-0.19 -0.16 0.02 0.01 0.02
title naming both sides	decision	-0.17 -0.05 0.01 -0.07 0.08
title naming both sides	domestic	-0.22 -0.08 0.03 -0.01 0.03
title naming both sides	elsewhere	-0.13 0.13 0.00 -0.13 -0.14
title naming both sides	everyday	0.01 -0.03 -0.04 0.04 -0.13
title naming both sides	execution	-0.11 0.08 0.10 -0.09 -0.13
title naming both sides	force	-0.12 -0.02 0.01 0.04 -0.03
title naming both sides	gaza	0.05 -0.02 -0.19 0.04 -0.06
title naming both sides	market	-0.04 -0.02 -0.04 -0.05 0.06
title naming both sides	mass	0.08 0.03 -0.05 -0.17 -0.03
title naming both sides	modal	-0.07 0.05 0.03 -0.02 -0.05
title naming both sides	negotiation	-0.06 -0.07 -0.28 0.11 0.07
title naming both sides	nuclear	0.11 -0.22 -0.12 0.01 0.01
title naming both sides	oil	-0.02 0.05 -0.03 -0.01 -0.09
title naming both sides	opinion	-0.12 -0.11 0.00 -0.04 0.06
title naming both sides	pact	-0.08 -0.07 -0.01 -0.07 0.07
title naming both sides	reaction	-0.07 0.02 -0.13 0.06 -0.02
title naming both sides	resolve	-0.07 0.03 0.12 -0.11 -0.08
title naming both sides	settled	-0.05 0.00 -0.02 0.05 -0.14
title naming both sides	shipping	-0.02 0.12 -0.08 -0.06 -0.10
title naming both sides	shock	0.00 0.03 0.06 -0.07 -0.13
title naming both sides	sport	-0.12 -0.11 0.00 0.10 -0.14
title naming both sides	spy	-0.14 -0.07 -0.02 0.09 -0.14
title naming both sides	strike	0.01 0.02 0.00 -0.12 0.00
title naming both sides	threat	-0.04 -0.05 -0.05 0.09 -0.05
title naming both sides	toll	0.03 0.03 0.09 -0.12 -0.13
title naming both sides	truce	-0.05 -0.13 -0.24 0.12 0.08
title naming both sides	unreal	-0.09 -0.04 0.06 -0.05 0.00
title naming both sides	unrest	0.03 0.01 -0.09 -0.06 0.02
title naming both sides	weapon	0.03 -0.02 0.03 0.01 -0.10
title naming both sides and ally	chief	-0.17 -0.13 0.01 0.08 -0.19
title naming both sides and ally	decision	0.01 0.05 -0.02 -0.15 0.02
title naming both sides and ally	force	0.00 0.02 0.04 -0.14 0.00
title naming both sides and ally	negotiation	0.00 -0.02 0.01 -0.01 -0.15
title naming both sides and ally	reaction	0.02 -0.06 -0.12 0.07 -0.10
title naming both sides and ally	strike	0.02 0.05 0.06 -0.12 -0.21
title naming both sides and ally	truce	0.00 -0.02 0.01 -0.01 -0.15
title naming both sides and ally	weapon	-0.16 0.14 0.00 -0.14 -0.09
title naming both sides and usa	alarm	-0.12 0.00 0.15 -0.12 -0.18
title naming both sides and usa	brief	-0.09 0.03 -0.09 -0.09 0.09
title naming both sides and usa	casualty	0.02 -0.04 0.07 -0.05 -0.10
title naming both sides and usa	chief	0.00 -0.04 0.04 -0.01 -0.07
title naming both sides and usa	civilian	-0.17 0.03 0.14 -0.06 -0.23
title naming both sides and usa	closure	-0.08 -0.11 0.01 0.06 -0.14
title naming both sides and usa	contact	-0.15 -0.03 -0.06 0.05 0.01
title naming both sides and usa	culture	-0.09 -0.11 -0.12 -0.15 0.14
title naming both sides and usa	decision	0.00 0.10 -0.02 -0.07 -0.03
title naming both sides and usa	domestic	0.02 -0.12 -0.02 -0.14 0.09
title naming both sides and usa	elsewhere	-0.07 -0.10 -0.04 0.02 0.00
title naming both sides and usa	force	0.05 0.09 -0.03 -0.12 -0.02
title naming both sides and usa	market	-0.06 -0.08 0.05 0.03 -0.23
title naming both sides and usa	mass	0.03 0.08 -0.11 -0.01 -0.09
title naming both sides and usa	modal	-0.16 -0.08 0.00 -0.05 0.06
title naming both sides and usa	negotiation	-0.07 -0.01 -0.04 -0.02 0.02
title naming both sides and usa	nuclear	0.04 -0.05 -0.07 -0.04 0.02
title naming both sides and usa	oil	-0.03 0.03 0.03 -0.02 -0.18
title naming both sides and usa	opinion	-0.08 0.00 -0.23 0.07 0.02
title naming both sides and usa	reaction	0.10 0.02 0.09 -0.09 -0.21
title naming both sides and usa	resolve	0.12 -0.10 0.01 -0.16 -0.04
title naming both sides and usa	settled	0.05 0.00 -0.09 0.01 -0.06
title naming both sides and usa	shipping	-0.12 -0.09 0.10 -0.05 -0.11
title naming both sides and usa	shock	-0.12 0.05 0.05 0.00 -0.16
title naming both sides and usa	sport	-0.10 0.06 -0.10 0.00 -0.03
title naming both sides and usa	spy	-0.15 -0.14 -0.12 -0.01 0.11
title naming both sides and usa	strike	-0.05 0.02 0.07 -0.04 -0.09
title naming both sides and usa	threat	0.06 0.00 0.00 -0.08 -0.04
title naming both sides and usa	toll	-0.10 -0.08 0.05 -0.02 -0.01
title naming both sides and usa	truce	-0.08 0.05 0.01 0.00 -0.08
title naming both sides and usa	unreal	0.03 0.05 0.01 -0.05 -0.07
title naming both sides and usa	unrest	-0.11 0.01 -0.06 0.06 -0.08
title naming both sides and usa	weapon	-0.08 0.08 0.00 0.02 -0.18
title naming both sides and usa and ally	decision	0.05 -0.04 -0.02 0.02 -0.12
title naming both sides and usa and ally	force	0.05 0.01 0.03 -0.09 -0.13
title naming both sides and usa and ally	negotiation	0.07 0.10 -0.06 -0.01 -0.13
title naming both sides and usa and ally	strike	0.08 0.05 -0.15 -0.02 -0.10
title naming both sides and usa and ally	unreal	-0.14 0.09 0.09 -0.07 -0.13
title naming no party	alarm	0.02 0.01 -0.19 0.01 0.06
title naming no party	casualty	-0.14 0.09 0.02 -0.10 -0.07
title naming no party	chief	-0.12 -0.12 -0.09 0.05 0.02
title naming no party	civilian	-0.15 -0.05 -0.11 -0.09 0.16
title naming no party	closure	-0.04 -0.03 0.06 -0.08 0.01
title naming no party	contact	-0.02 0.00 -0.02 -0.08 0.02
title naming no party	culture	-0.06 -0.09 -0.14 -0.04 0.10
title naming no party	decision	-0.08 -0.05 -0.06 0.04 0.00
title naming no party	domestic	0.05 0.06 -0.12 -0.06 0.01
title naming no party	elsewhere	-0.08 -0.13 -0.08 0.06 -0.02
title naming no party	everyday	-0.16 -0.20 -0.01 0.07 -0.06
title naming no party	force	-0.10 -0.14 0.01 0.00 0.04
title naming no party	market	-0.16 0.02 0.09 -0.05 -0.05
title naming no party	mass	-0.22 -0.08 0.04 -0.08 0.08
title naming no party	modal	-0.09 -0.19 -0.10 0.01 0.07
title naming no party	negotiation	-0.03 -0.05 -0.02 -0.05 0.02
title naming no party	nuclear	0.05 -0.03 -0.02 -0.12 0.02
title naming no party	oil	-0.14 -0.12 0.03 -0.03 0.00
title naming no party	opinion	-0.05 -0.13 -0.01 0.02 -0.02
title naming no party	reaction	-0.10 -0.01 -0.02 -0.01 0.01
title naming no party	sanction	-0.06 -0.04 -0.01 0.02 0.01
title naming no party	settled	-0.03 -0.05 -0.01 0.04 -0.13
title naming no party	shipping	-0.26 -0.10 -0.06 0.08 -0.01
title naming no party	shock	-0.14 0.12 0.07 -0.12 0.01
title naming no party	spy	0.24 0.17 -0.08 -0.27 -0.07
title naming no party	strike	-0.04 0.05 0.01 -0.06 -0.04
title naming no party	threat	-0.11 -0.05 -0.12 0.04 0.07
title naming no party	truce	-0.01 -0.02 -0.01 -0.01 -0.06
title naming no party	unreal	-0.13 -0.06 -0.11 0.08 0.01
title naming no party	unrest	-0.05 -0.19 -0.17 0.08 0.00
title naming no party	weapon	-0.04 0.09 -0.01 -0.16 0.01
title naming one side	alarm	0.01 0.01 0.08 -0.09 -0.07
title naming one side	brief	0.11 -0.04 -0.03 -0.08 -0.07
title naming one side	casualty	0.14 -0.06 -0.05 -0.13 0.01
title naming one side	chief	-0.06 -0.19 0.03 0.00 0.02
title naming one side	civilian	0.06 0.03 -0.05 0.01 -0.12
title naming one side	closure	-0.21 -0.02 0.03 -0.01 -0.04
title naming one side	contact	-0.21 -0.13 0.01 0.05 0.00
title naming one side	culture	-0.14 -0.14 0.03 0.00 0.02
title naming one side	cyber	-0.01 0.00 0.03 0.03 -0.20
title naming one side	decision	-0.05 -0.17 0.01 0.02 0.00
title naming one side	domestic	0.05 0.06 -0.07 -0.01 -0.07
title naming one side	elsewhere	-0.15 -0.19 -0.11 0.00 0.05
title naming one side	everyday	-0.07 -0.15 -0.11 0.03 0.08
title naming one side	force	-0.05 -0.11 0.02 -0.01 0.02
title naming one side	gaza	-0.15 -0.05 -0.11 0.02 0.07
title naming one side	market	0.00 -0.12 0.06 -0.03 -0.04
title naming one side	mass	0.07 -0.02 0.01 -0.10 -0.06
title naming one side	memory	-0.11 -0.10 -0.11 0.07 0.03
title naming one side	modal	-0.23 -0.21 -0.05 0.00 0.07
title naming one side	negotiation	-0.04 -0.04 -0.10 0.00 0.07
title naming one side	network	-0.12 -0.12 0.06 0.02 -0.08
title naming one side	nuclear	-0.13 -0.02 0.02 -0.01 -0.02
title naming one side	oil	-0.01 0.00 0.03 -0.07 0.00
title naming one side	opinion	-0.07 0.05 0.08 -0.11 -0.04
title naming one side	pact	-0.14 -0.18 -0.20 0.16 0.00
title naming one side	reaction	-0.05 -0.17 -0.07 0.07 0.03
title naming one side	resolve	-0.07 -0.26 -0.07 0.11 0.07
title naming one side	sanction	-0.17 -0.05 0.00 0.03 -0.12
title naming one side	settled	0.01 -0.10 0.05 0.00 -0.10
title naming one side	shipping	0.07 -0.02 0.01 -0.05 -0.07
title naming one side	shock	-0.20 -0.05 0.07 0.05 -0.18
title naming one side	sport	-0.11 -0.14 -0.17 0.00 0.12
title naming one side	spy	-0.06 -0.03 0.04 0.01 -0.03
title naming one side	strike	-0.04 0.01 0.03 -0.07 -0.02
title naming one side	syria	-0.16 -0.21 -0.23 0.14 0.06
title naming one side	threat	-0.31 -0.14 0.06 0.07 -0.08
title naming one side	toll	-0.07 -0.06 0.12 -0.14 -0.16
title naming one side	truce	-0.01 -0.06 -0.01 -0.04 0.01
title naming one side	unreal	-0.23 -0.22 -0.06 0.08 0.08
title naming one side	unrest	-0.23 -0.27 -0.25 -0.01 0.13
title naming one side	weapon	0.06 0.06 -0.08 -0.11 -0.04
title naming one side and ally	alarm	-0.02 0.00 -0.07 0.05 -0.10
title naming one side and ally	casualty	0.06 0.05 -0.06 -0.10 -0.19
title naming one side and ally	chief	-0.03 -0.14 -0.02 0.01 0.06
title naming one side and ally	civilian	-0.04 -0.05 -0.10 0.08 -0.06
title naming one side and ally	contact	-0.05 -0.11 0.02 0.03 -0.02
title naming one side and ally	decision	-0.17 -0.06 0.08 0.01 -0.13
title naming one side and ally	everyday	0.01 0.07 -0.07 -0.13 0.03
title naming one side and ally	force	-0.06 0.05 -0.02 -0.03 -0.10
title naming one side and ally	gaza	0.04 0.08 -0.05 -0.07 -0.13
title naming one side and ally	mass	0.03 -0.05 0.08 -0.13 -0.12
title naming one side and ally	negotiation	-0.06 0.00 -0.05 -0.09 0.10
title naming one side and ally	reaction	0.00 -0.03 -0.05 0.02 -0.02
title naming one side and ally	settled	-0.03 0.01 -0.04 0.02 -0.07
title naming one side and ally	spy	0.08 0.00 -0.07 -0.01 0.02
title naming one side and ally	strike	-0.02 0.03 0.07 -0.02 -0.28
title naming one side and ally	threat	-0.10 -0.09 -0.01 0.06 -0.14
title naming one side and ally	truce	-0.04 -0.02 -0.22 -0.02 0.12
title naming one side and ally	unreal	-0.11 -0.03 0.07 -0.07 -0.03
title naming one side and ally	weapon	-0.10 0.01 0.01 0.02 -0.15
title naming one side and usa	alarm	-0.14 -0.09 0.07 -0.06 0.00
title naming one side and usa	brief	-0.16 0.07 0.02 -0.03 -0.10
title naming one side and usa	casualty	-0.26 0.03 -0.01 0.13 -0.10
title naming one side and usa	chief	-0.09 -0.10 -0.03 0.03 0.03
title naming one side and usa	civilian	-0.25 -0.25 -0.04 0.12 0.00
title naming one side and usa	closure	0.13 0.08 -0.06 -0.04 -0.15
title naming one side and usa	contact	0.04 0.02 0.01 0.01 -0.17
title naming one side and usa	culture	-0.12 -0.01 -0.16 0.04 0.01
title naming one side and usa	cyber	-0.07 -0.03 0.10 -0.07 -0.09
title naming one side and usa	decision	0.11 -0.01 -0.05 0.00 -0.06
title naming one side and usa	domestic	-0.25 -0.26 -0.10 0.01 0.09
title naming one side and usa	elsewhere	-0.17 -0.15 0.01 -0.01 0.03
title naming one side and usa	everyday	-0.08 -0.01 0.08 -0.05 -0.07
title naming one side and usa	force	-0.05 -0.03 -0.01 0.00 -0.03
title naming one side and usa	gaza	-0.13 0.05 -0.01 -0.03 -0.04
title naming one side and usa	market	-0.09 -0.02 -0.09 0.07 0.00
title naming one side and usa	mass	0.14 0.02 -0.04 -0.09 -0.14
title naming one side and usa	memory	-0.14 -0.16 -0.14 0.00 0.06
title naming one side and usa	modal	-0.10 -0.02 0.00 0.06 -0.09
title naming one side and usa	negotiation	0.00 0.00 0.03 -0.02 -0.10
title naming one side and usa	network	-0.07 0.02 -0.01 -0.03 0.03
title naming one side and usa	nuclear	-0.30 -0.01 0.15 -0.04 -0.14
title naming one side and usa	oil	-0.08 0.07 0.01 -0.02 -0.08
title naming one side and usa	opinion	-0.21 -0.16 -0.15 0.11 0.04
title naming one side and usa	pact	-0.16 -0.05 0.05 -0.06 0.04
title naming one side and usa	reaction	-0.12 -0.05 0.00 -0.01 0.01
title naming one side and usa	resolve	0.14 0.05 -0.15 0.03 -0.20
title naming one side and usa	sanction	-0.28 0.01 0.09 -0.01 -0.08
title naming one side and usa	settled	0.19 0.11 -0.05 -0.23 -0.07
title naming one side and usa	shipping	0.08 0.16 0.02 -0.13 -0.19
title naming one side and usa	shock	-0.21 0.02 0.03 -0.01 -0.06
title naming one side and usa	sport	-0.21 -0.03 0.01 -0.07 0.06
title naming one side and usa	spy	-0.13 -0.02 -0.04 0.05 -0.07
title naming one side and usa	strike	-0.01 -0.03 -0.02 0.04 -0.05
title naming one side and usa	threat	-0.02 0.14 0.04 -0.16 0.01
title naming one side and usa	toll	-0.21 -0.13 -0.06 0.02 0.07
title naming one side and usa	truce	0.04 0.10 0.08 -0.13 -0.17
title naming one side and usa	unreal	0.02 0.11 0.13 -0.13 -0.09
title naming one side and usa	unrest	-0.26 0.05 0.13 0.01 -0.16
title naming one side and usa	weapon	0.01 0.06 -0.05 -0.04 -0.08
title naming one side and usa and ally	contact	-0.10 -0.05 -0.01 0.03 -0.05
title naming one side and usa and ally	decision	0.08 -0.04 0.06 -0.14 -0.12
title naming one side and usa and ally	force	0.09 0.02 0.01 -0.11 -0.14
title naming one side and usa and ally	negotiation	0.02 -0.04 -0.02 0.02 -0.13
title naming one side and usa and ally	reaction	-0.11 -0.04 0.03 0.05 -0.10
title naming one side and usa and ally	settled	0.06 -0.01 -0.12 0.00 -0.07
title naming one side and usa and ally	strike	0.05 -0.04 -0.06 0.00 0.00
title naming one side and usa and ally	threat	-0.15 0.03 0.09 -0.03 -0.15
title naming one side and usa and ally	truce	0.06 -0.04 -0.14 0.06 -0.08
title naming one side and usa and ally	unreal	-0.15 -0.02 0.06 0.00 -0.13
title naming usa	alarm	-0.10 0.07 0.06 -0.03 -0.10
title naming usa	brief	0.06 -0.06 -0.04 0.02 -0.12
title naming usa	casualty	0.00 -0.09 -0.11 0.05 0.00
title naming usa	chief	-0.19 -0.21 -0.20 0.10 0.04
title naming usa	civilian	-0.09 -0.06 0.01 -0.07 0.06
title naming usa	closure	-0.26 -0.10 -0.05 0.08 -0.02
title naming usa	contact	0.03 0.16 0.13 -0.18 -0.16
title naming usa	decision	-0.31 -0.29 -0.09 0.03 0.06
title naming usa	domestic	-0.12 0.06 0.11 0.08 -0.17
title naming usa	everyday	-0.11 -0.17 -0.05 0.05 0.05
title naming usa	force	-0.11 -0.09 0.02 -0.01 0.00
title naming usa	market	-0.12 -0.05 0.01 -0.02 0.02
title naming usa	mass	-0.11 -0.05 0.04 -0.01 -0.03
title naming usa	modal	-0.09 0.04 -0.04 -0.06 0.05
title naming usa	negotiation	-0.02 -0.19 -0.07 0.03 0.04
title naming usa	oil	-0.12 -0.11 -0.12 0.11 0.01
title naming usa	opinion	-0.09 -0.17 -0.18 -0.02 0.11
title naming usa	reaction	-0.13 -0.24 -0.16 0.13 0.00
title naming usa	resolve	-0.13 -0.05 0.01 -0.03 0.02
title naming usa	sanction	-0.09 -0.08 -0.04 0.05 0.02
title naming usa	settled	0.04 -0.04 0.01 -0.05 -0.12
title naming usa	shipping	-0.10 0.00 0.04 -0.06 -0.01
title naming usa	shock	-0.10 0.00 0.01 -0.02 0.00
title naming usa	spy	-0.06 0.04 0.03 0.01 -0.05
title naming usa	strike	-0.06 0.00 -0.16 0.03 0.04
title naming usa	threat	-0.04 -0.19 -0.11 0.09 -0.01
title naming usa	truce	0.01 -0.09 0.00 -0.06 0.02
title naming usa	unreal	-0.04 -0.08 -0.05 -0.05 0.08
title naming usa	weapon	0.01 0.06 -0.07 -0.07 0.00
title place	gulf state	0.16 0.13 -0.01 -0.09 -0.30
title place	land of an ally	-0.06 0.12 -0.04 -0.07 -0.08
title place	neighbour	-0.09 0.01 0.15 -0.04 -0.20
title place	region	-0.09 -0.19 -0.03 0.08 0.00
title place	strait or sea	0.04 0.07 -0.01 -0.03 -0.10
title place	third country	-0.12 -0.29 0.00 0.16 -0.08
title place	usa	-0.08 -0.09 0.03 0.00 0.01
told as	accusation	-0.21 -0.20 -0.11 0.01 0.07
told as	cancelled	-0.05 -0.09 0.07 -0.01 -0.08
told as	comment	-0.17 -0.08 -0.07 -0.07 0.10
told as	denial	-0.28 -0.12 -0.05 0.10 0.03
told as	done	-0.04 -0.03 -0.04 0.01 0.02
told as	drill	-0.13 -0.13 -0.14 0.10 -0.03
told as	memory	-0.20 -0.21 -0.16 0.06 0.11
told as	offer	-0.18 -0.05 -0.02 0.08 -0.09
told as	plan	-0.10 -0.12 -0.02 0.03 0.03
told as	reaction	-0.34 -0.22 -0.09 0.10 0.06
told as	rejection	-0.24 0.02 0.06 0.02 -0.13
told as	threat	-0.14 0.00 0.05 -0.02 -0.03
told as	wish	-0.26 -0.21 -0.04 0.09 -0.04
type by rules	cyber	-0.28 -0.22 0.10 0.04 -0.12
type by rules	diplomatic	-0.11 -0.16 -0.03 0.04 0.07
type by rules	economic	-0.39 -0.12 0.00 0.12 -0.05
type by rules	humanitarian	-0.18 -0.09 0.01 0.10 -0.07
type by rules	intelligence	-0.30 -0.12 0.00 0.06 -0.03
type by rules	military	0.02 0.04 -0.10 -0.10 0.05
type by rules	other	-0.15 -0.09 -0.05 0.01 0.05
urgency by rules	critical:	0.22 -0.03 -0.13 -0.10 -0.28
urgency by rules	critical: # or more dead in the title	0.25 -0.26 0.08 -0.17 -0.39
urgency by rules	critical: ,	-0.14 -0.06 0.05 0.04 -0.08
urgency by rules	critical: American soldiers killed	0.07 -0.09 -0.02 -0.01 -0.17
urgency by rules	critical: casualties	0.10 -0.16 -0.02 -0.03 -0.20
urgency by rules	critical: killed	0.09 0.05 -0.16 -0.05 -0.06
urgency by rules	critical: side strikes side	0.10 0.07 -0.09 -0.10 -0.17
urgency by rules	critical: side strikes usa	-0.07 0.04 0.02 -0.09 -0.01
urgency by rules	critical: somebody strikes side	-0.12 0.02 -0.29 0.01 0.10
urgency by rules	critical: somebody strikes usa	-0.17 0.05 -0.11 -0.12 0.11
urgency by rules	critical: usa strikes side	-0.06 -0.01 0.00 0.00 -0.04
urgency by rules	high:	-0.23 0.09 0.15 -0.11 -0.11
urgency by rules	high: an overview of armed acts	0.04 0.05 -0.04 -0.10 -0.08
urgency by rules	high: closure	-0.17 0.02 0.01 -0.02 -0.01
urgency by rules	high: cyber	-0.20 -0.07 0.10 -0.09 -0.02
urgency by rules	high: decision	-0.06 -0.17 -0.03 0.01 0.04
urgency by rules	high: execution	-0.14 -0.02 0.08 -0.03 -0.17
urgency by rules	high: network	-0.13 -0.17 0.00 0.13 -0.18
urgency by rules	high: reports deal	-0.27 -0.07 0.17 -0.05 -0.17
urgency by rules	high: reports deployment	-0.20 -0.18 -0.08 0.06 0.06
urgency by rules	high: reports enrichment	-0.19 0.01 0.05 -0.02 -0.06
urgency by rules	high: reports evacuation	-0.19 -0.06 0.06 -0.02 -0.04
urgency by rules	high: reports exit	-0.11 -0.18 -0.05 -0.04 0.09
urgency by rules	high: reports fee	-0.16 -0.12 0.08 -0.01 -0.14
urgency by rules	high: reports halt	-0.15 0.02 0.16 -0.15 -0.16
urgency by rules	high: reports order	-0.13 0.11 0.13 -0.13 -0.14
urgency by rules	high: reports relief	-0.10 -0.14 -0.16 0.15 0.05
urgency by rules	high: reports reopening	-0.08 -0.13 -0.13 0.11 0.08
urgency by rules	high: reports rescue	0.04 0.10 0.03 -0.17 -0.05
urgency by rules	high: reports test	-0.10 -0.11 -0.09 0.01 0.04
urgency by rules	high: resolve	-0.31 -0.10 0.03 0.01 0.03
urgency by rules	high: sanction	-0.12 -0.09 0.01 -0.08 0.06
urgency by rules	high: threat	-0.20 -0.05 0.02 0.06 -0.02
urgency by rules	high: toll	-0.17 -0.14 -0.02 0.00 0.05
urgency by rules	high: truce	-0.25 -0.08 -0.06 0.12 -0.04
urgency by rules	high: what an armed act left	-0.04 0.04 -0.27 0.08 0.03
urgency by rules	low: asks a question	-0.38 -0.37 -0.35 -0.03 0.26
urgency by rules	low: speaks in the manner of comment	-0.21 -0.06 -0.08 -0.01 0.06
urgency by rules	medium: a drill	-0.15 -0.15 -0.15 0.07 0.06
urgency by rules	medium: an ordinary development or a reaction	-0.20 -0.13 -0.03 0.08 0.04
urgency by rules	medium: an overview	-0.07 -0.06 0.03 0.01 -0.04
urgency by rules	medium: speaks of what may be	-0.16 -0.07 -0.04 0.08 0.00
urgency by rules	medium: the death of one by name	-0.18 -0.05 -0.06 0.14 -0.15
urgency by rules	urgent:	-0.10 0.00 -0.01 0.00 -0.04
urgency by rules	urgent: an alarm	-0.04 0.10 0.02 -0.09 -0.18
urgency by rules	urgent: an armed act	-0.09 0.08 -0.04 -0.02 -0.03
urgency by rules	urgent: casualties	-0.05 -0.05 -0.02 0.02 0.01
urgency by rules	urgent: reports closure	-0.01 -0.23 0.05 0.03 -0.08
urgency by rules	urgent: reports downing	-0.12 -0.02 0.04 -0.12 0.01
urgency by rules	urgent: reports incursion	-0.16 -0.12 0.09 0.00 -0.11
urgency by rules	urgent: reports seizure	0.01 0.08 -0.16 -0.16 0.05
urgency by rules	urgent: reports strike	-0.07 -0.03 -0.17 0.07 0.04
voice	army	0.01 0.00 0.03 -0.08 -0.07
voice	business	-0.12 -0.06 0.01 0.03 0.02
voice	essay	-0.26 -0.23 -0.15 0.02 0.20
voice	media	-0.11 -0.11 -0.12 -0.07 0.16
voice	partisan	-0.35 -0.35 -0.10 0.06 0.11
voice	people	-0.14 -0.04 -0.04 0.04 0.02
voice	quarrel	-0.31 -0.17 -0.16 0.02 0.14
voice	says	0.03 0.03 0.02 -0.02 -0.12
voice	statecraft	-0.03 -0.02 0.00 0.00 -0.03
voice	travel	-0.09 -0.13 0.05 0.05 -0.05
voice	witnessed	0.02 0.11 -0.04 -0.11 -0.18
voice beside the head clause	army	0.09 0.00 0.03 -0.07 -0.12
voice beside the head clause	business	0.02 0.00 -0.04 -0.08 0.06
voice beside the head clause	essay	-0.17 -0.16 -0.13 -0.04 0.18
voice beside the head clause	media	-0.22 -0.03 0.08 -0.08 0.00
voice beside the head clause	partisan	-0.21 -0.14 -0.09 -0.01 0.11
voice beside the head clause	people	-0.09 0.02 0.00 0.04 -0.10
voice beside the head clause	quarrel	-0.20 -0.13 -0.07 -0.06 0.14
voice beside the head clause	says	0.06 0.07 0.00 -0.04 -0.15
voice beside the head clause	statecraft	0.11 -0.01 -0.03 -0.08 -0.03
voice beside the head clause	travel	-0.22 -0.07 0.12 -0.07 0.00
voice beside the head clause	witnessed	-0.06 -0.01 -0.04 0.05 -0.05
voice in the head clause	army	-0.04 -0.02 0.04 -0.03 -0.06
voice in the head clause	business	-0.16 -0.08 0.02 0.06 -0.01
voice in the head clause	essay	-0.22 -0.20 -0.09 0.04 0.10
voice in the head clause	media	-0.07 -0.11 -0.23 -0.04 0.17
voice in the head clause	partisan	-0.30 -0.33 -0.09 0.07 0.06
voice in the head clause	people	-0.12 -0.08 -0.05 0.01 0.08
voice in the head clause	quarrel	-0.24 -0.11 -0.18 0.06 0.07
voice in the head clause	says	-0.02 -0.01 0.03 0.00 -0.09
voice in the head clause	statecraft	-0.16 -0.03 0.01 0.04 -0.02
voice in the head clause	travel	-0.05 -0.11 -0.03 0.09 -0.06
voice in the head clause	witnessed	0.07 0.13 -0.02 -0.18 -0.19
voice in the head clause, naming ally	army	-0.08 -0.06 -0.06 0.07 -0.05
voice in the head clause, naming ally	essay	-0.07 -0.11 -0.04 0.08 -0.06
voice in the head clause, naming ally	says	-0.11 -0.05 0.00 0.06 -0.20
voice in the head clause, naming both sides	army	-0.04 -0.03 0.04 0.04 -0.12
voice in the head clause, naming both sides	business	-0.14 0.02 -0.08 0.02 0.02
voice in the head clause, naming both sides	essay	-0.17 -0.22 -0.05 0.05 0.03
voice in the head clause, naming both sides	media	-0.11 -0.01 -0.08 0.05 -0.01
voice in the head clause, naming both sides	partisan	-0.06 -0.11 -0.09 -0.04 0.06
voice in the head clause, naming both sides	people	-0.05 -0.07 -0.15 0.02 0.10
voice in the head clause, naming both sides	says	0.09 0.01 -0.01 -0.05 -0.11
voice in the head clause, naming both sides	statecraft	-0.14 0.04 0.10 -0.13 0.00
voice in the head clause, naming both sides	travel	-0.15 -0.01 -0.15 0.11 0.01
voice in the head clause, naming both sides	witnessed	0.01 0.00 -0.01 0.00 -0.15
voice in the head clause, naming both sides and ally	army	0.02 -0.12 -0.15 0.03 0.03
voice in the head clause, naming both sides and usa	army	-0.03 -0.04 -0.15 0.02 0.06
voice in the head clause, naming both sides and usa	business	-0.18 0.00 0.07 0.01 -0.28
voice in the head clause, naming both sides and usa	essay	-0.13 -0.13 0.09 -0.03 -0.02
voice in the head clause, naming both sides and usa	media	-0.08 -0.05 -0.01 -0.11 0.06
voice in the head clause, naming both sides and usa	partisan	-0.08 -0.11 -0.05 0.07 -0.05
voice in the head clause, naming both sides and usa	people	0.03 0.05 -0.06 0.04 -0.24
voice in the head clause, naming both sides and usa	quarrel	-0.07 -0.15 -0.13 0.09 0.00
voice in the head clause, naming both sides and usa	says	-0.09 -0.01 0.10 -0.05 -0.09
voice in the head clause, naming both sides and usa	statecraft	-0.07 -0.02 -0.03 -0.01 0.00
voice in the head clause, naming both sides and usa	travel	-0.09 0.05 0.10 -0.15 -0.13
voice in the head clause, naming both sides and usa	witnessed	-0.02 0.03 -0.17 0.04 -0.13
voice in the head clause, naming both sides and usa and ally	says	0.04 0.06 -0.10 -0.12 0.07
voice in the head clause, naming both sides and usa and ally	statecraft	-0.11 -0.05 -0.03 0.06 -0.09
voice in the head clause, naming no party	army	-0.09 -0.09 0.02 0.03 -0.02
voice in the head clause, naming no party	business	-0.07 -0.17 0.03 0.00 0.01
voice in the head clause, naming no party	essay	-0.08 -0.10 -0.11 0.01 0.04
voice in the head clause, naming no party	media	-0.07 0.03 -0.01 0.04 -0.08
voice in the head clause, naming no party	partisan	-0.04 -0.08 -0.02 0.01 0.00
voice in the head clause, naming no party	people	-0.04 0.02 -0.03 -0.17 0.12
voice in the head clause, naming no party	says	-0.20 -0.04 -0.03 0.03 0.00
voice in the head clause, naming no party	statecraft	-0.04 -0.08 -0.01 -0.02 -0.01
voice in the head clause, naming no party	travel	-0.08 -0.05 -0.16 0.03 0.08
voice in the head clause, naming no party	witnessed	0.07 0.03 0.00 -0.03 -0.26
voice in the head clause, naming one side	army	-0.09 0.05 0.07 -0.06 -0.12
voice in the head clause, naming one side	business	-0.01 -0.09 0.10 -0.02 -0.09
voice in the head clause, naming one side	essay	-0.06 -0.16 -0.03 0.01 0.04
voice in the head clause, naming one side	media	-0.17 0.04 -0.12 -0.05 0.05
voice in the head clause, naming one side	partisan	-0.13 -0.20 -0.07 0.02 0.04
voice in the head clause, naming one side	people	-0.03 -0.07 -0.12 0.01 0.07
voice in the head clause, naming one side	quarrel	-0.08 -0.15 -0.14 -0.04 0.11
voice in the head clause, naming one side	says	-0.09 -0.06 0.08 0.00 -0.09
voice in the head clause, naming one side	statecraft	-0.16 -0.01 -0.02 0.05 -0.04
voice in the head clause, naming one side	travel	0.04 -0.16 0.04 0.05 -0.10
voice in the head clause, naming one side	witnessed	0.12 0.18 0.03 -0.22 -0.24
voice in the head clause, naming one side and ally	army	-0.17 0.01 -0.08 0.04 -0.04
voice in the head clause, naming one side and ally	essay	0.02 0.04 -0.11 -0.11 0.04
voice in the head clause, naming one side and ally	people	-0.02 -0.03 -0.12 0.08 -0.09
voice in the head clause, naming one side and ally	says	-0.10 0.01 -0.03 0.05 -0.21
voice in the head clause, naming one side and ally	statecraft	-0.07 -0.05 0.05 -0.06 -0.01
voice in the head clause, naming one side and ally	witnessed	0.11 0.12 0.12 -0.15 -0.11
voice in the head clause, naming one side and usa	army	0.03 -0.01 -0.05 -0.07 0.04
voice in the head clause, naming one side and usa	business	-0.16 -0.02 -0.09 0.01 0.08
voice in the head clause, naming one side and usa	essay	-0.24 -0.04 -0.13 0.04 0.06
voice in the head clause, naming one side and usa	media	0.04 -0.30 -0.15 -0.04 0.13
voice in the head clause, naming one side and usa	partisan	-0.25 -0.21 -0.04 -0.01 0.08
voice in the head clause, naming one side and usa	people	-0.34 -0.19 0.07 0.04 -0.02
voice in the head clause, naming one side and usa	quarrel	-0.22 -0.08 -0.09 0.04 0.05
voice in the head clause, naming one side and usa	says	-0.01 -0.04 -0.02 -0.03 -0.02
voice in the head clause, naming one side and usa	statecraft	-0.11 -0.04 -0.02 0.01 0.02
voice in the head clause, naming one side and usa	travel	-0.13 0.00 -0.01 0.04 -0.08
voice in the head clause, naming one side and usa	witnessed	-0.04 -0.09 0.02 -0.06 0.07
voice in the head clause, naming one side and usa and ally	says	-0.13 -0.13 -0.16 0.15 -0.02
voice in the head clause, naming one side and usa and ally	statecraft	-0.17 -0.06 0.05 0.01 -0.12
voice in the head clause, naming usa	army	-0.06 -0.13 0.10 -0.01 -0.06
voice in the head clause, naming usa	business	-0.16 -0.19 -0.06 0.03 0.04
voice in the head clause, naming usa	essay	-0.10 -0.03 0.03 -0.07 0.03
voice in the head clause, naming usa	media	-0.17 -0.23 -0.23 -0.04 0.16
voice in the head clause, naming usa	partisan	-0.08 -0.14 -0.04 0.14 -0.11
voice in the head clause, naming usa	people	-0.12 -0.03 0.05 -0.03 -0.03
voice in the head clause, naming usa	quarrel	-0.09 -0.01 -0.11 0.02 0.00
voice in the head clause, naming usa	says	-0.11 -0.09 -0.08 0.01 0.10
voice in the head clause, naming usa	statecraft	-0.03 -0.23 -0.17 0.10 0.03
voice in the head clause, naming usa	witnessed	-0.04 0.08 -0.15 0.01 -0.18
voices in order	army	0.04 -0.12 -0.05 0.07 -0.07
voices in order	army > business	-0.09 0.03 0.10 -0.18 0.02
voices in order	army > essay	-0.07 -0.01 -0.25 -0.09 0.12
voices in order	army > media	-0.11 -0.04 0.05 -0.21 0.09
voices in order	army > partisan	-0.08 -0.12 0.01 0.05 -0.05
voices in order	army > people	-0.18 -0.04 0.09 -0.11 0.03
voices in order	army > people > essay	-0.03 -0.07 -0.07 0.06 -0.04
voices in order	army > says	-0.06 0.11 0.04 -0.05 -0.18
voices in order	army > says > business	-0.03 0.11 0.13 -0.17 -0.14
voices in order	army > says > essay	0.02 0.07 -0.14 -0.03 0.00
voices in order	army > says > people	-0.15 -0.14 0.05 0.00 -0.08
voices in order	army > says > statecraft	-0.10 0.02 -0.10 0.03 0.03
voices in order	army > statecraft	0.06 -0.03 -0.09 -0.03 0.00
voices in order	army > witnessed	0.11 -0.09 -0.21 0.06 -0.07
voices in order	army > witnessed > people	-0.15 0.06 0.09 -0.12 -0.07
voices in order	army > witnessed > says	0.00 0.00 -0.08 0.02 0.01
voices in order	business	-0.06 -0.03 0.00 0.06 -0.07
voices in order	business > army	0.04 0.07 0.02 -0.05 -0.04
voices in order	business > essay	-0.12 -0.17 -0.14 0.10 0.01
voices in order	business > essay > people	-0.05 -0.07 -0.13 -0.13 0.13
voices in order	business > essay > says	-0.02 -0.12 -0.15 0.08 0.07
voices in order	business > people	-0.09 -0.06 -0.11 0.10 -0.07
voices in order	business > people > essay	-0.03 0.03 0.02 -0.13 0.06
voices in order	business > people > statecraft	-0.07 0.04 0.07 -0.06 -0.14
voices in order	business > says	-0.17 -0.16 0.03 0.05 -0.01
voices in order	business > says > army	0.04 0.06 0.00 -0.10 -0.13
voices in order	business > says > essay	-0.08 0.01 -0.01 -0.13 0.11
voices in order	business > says > partisan	-0.05 0.06 0.05 -0.01 -0.13
voices in order	business > says > people	-0.06 0.05 -0.01 0.01 -0.06
voices in order	business > says > statecraft	-0.18 -0.16 -0.11 0.13 -0.04
voices in order	business > statecraft	-0.19 0.03 -0.04 -0.01 0.02
voices in order	business > statecraft > essay	-0.06 0.06 0.02 -0.04 0.01
voices in order	business > statecraft > says	-0.10 0.01 -0.06 0.00 0.05
voices in order	business > travel	-0.09 0.04 0.05 -0.07 -0.01
voices in order	business > witnessed	0.06 -0.01 -0.14 -0.14 0.06
voices in order	essay	-0.19 -0.19 -0.14 0.04 0.11
voices in order	essay > army	-0.12 -0.09 -0.10 -0.18 0.17
voices in order	essay > business	-0.12 -0.15 -0.03 -0.05 0.07
voices in order	essay > business > statecraft	-0.08 -0.13 -0.10 0.11 -0.10
voices in order	essay > media	-0.04 -0.09 -0.01 0.07 -0.05
voices in order	essay > partisan	-0.05 -0.09 -0.02 0.04 -0.03
voices in order	essay > people	-0.09 -0.02 0.09 -0.01 -0.08
voices in order	essay > says	-0.16 -0.09 -0.03 -0.04 0.04
voices in order	essay > says > business	-0.04 -0.10 -0.07 0.00 0.01
voices in order	essay > says > statecraft	-0.12 -0.11 -0.10 -0.08 0.10
voices in order	essay > statecraft	-0.11 0.03 -0.02 -0.15 0.09
voices in order	essay > statecraft > says	-0.10 -0.04 0.01 -0.07 0.03
voices in order	media	-0.04 -0.03 -0.07 -0.01 0.03
voices in order	media > army	-0.08 -0.12 -0.13 -0.01 0.06
voices in order	media > business	-0.05 -0.09 -0.12 -0.11 0.11
voices in order	media > essay	-0.04 -0.05 -0.02 0.05 -0.03
voices in order	media > essay > says	-0.05 -0.05 -0.07 0.08 0.01
voices in order	media > partisan	-0.06 -0.06 -0.09 0.02 0.03
voices in order	media > people	-0.01 0.04 -0.10 0.09 -0.16
voices in order	media > quarrel	-0.09 -0.09 -0.12 -0.06 0.10
voices in order	media > quarrel > statecraft	-0.06 -0.05 -0.09 0.13 -0.09
voices in order	media > says	-0.13 -0.02 -0.13 0.11 -0.06
voices in order	media > says > essay	-0.03 -0.07 -0.08 -0.01 0.05
voices in order	media > statecraft	-0.13 -0.03 0.07 -0.09 0.01
voices in order	media > witnessed	-0.05 0.03 -0.08 -0.06 0.04
voices in order	none	-0.02 -0.03 -0.06 -0.02 0.04
voices in order	partisan	-0.23 -0.24 -0.09 -0.06 0.14
voices in order	partisan > army	-0.12 -0.03 0.04 -0.05 0.00
voices in order	partisan > essay	-0.08 -0.09 -0.03 0.06 -0.04
voices in order	partisan > media	-0.06 -0.07 -0.01 0.01 0.00
voices in order	partisan > media > says	-0.05 -0.07 -0.10 -0.08 0.09
voices in order	partisan > people > statecraft	-0.02 -0.07 -0.01 -0.05 0.05
voices in order	partisan > quarrel	-0.06 -0.11 -0.08 0.04 -0.01
voices in order	partisan > quarrel > says	-0.09 -0.08 -0.11 -0.14 0.14
voices in order	partisan > quarrel > statecraft	-0.04 -0.09 -0.11 -0.07 0.09
voices in order	partisan > says	-0.13 -0.15 -0.03 0.07 -0.03
voices in order	partisan > says > army	-0.09 0.02 -0.01 0.01 -0.03
voices in order	partisan > says > essay	-0.06 -0.07 -0.02 -0.04 0.04
voices in order	partisan > says > media	-0.07 -0.08 -0.06 0.07 -0.05
voices in order	partisan > statecraft	-0.05 -0.12 -0.14 0.08 -0.04
voices in order	partisan > statecraft > says	-0.03 -0.05 0.04 0.07 -0.08
voices in order	people	-0.10 0.00 -0.08 0.04 0.00
voices in order	people > army	-0.13 -0.14 -0.06 0.11 -0.11
voices in order	people > business	-0.14 -0.08 0.08 0.01 -0.12
voices in order	people > essay	-0.09 -0.11 -0.15 0.00 0.09
voices in order	people > media	-0.09 -0.09 -0.06 -0.02 0.10
voices in order	people > quarrel	-0.06 -0.12 -0.10 0.06 0.06
voices in order	people > says	0.07 -0.19 0.01 -0.06 0.06
voices in order	people > statecraft	-0.07 0.00 -0.05 0.07 -0.09
voices in order	people > statecraft > says	-0.05 -0.11 0.03 -0.08 0.02
voices in order	people > witnessed	-0.04 0.07 0.04 -0.11 -0.07
voices in order	quarrel	-0.19 -0.02 -0.19 -0.02 0.13
voices in order	quarrel > army	-0.03 0.06 0.10 0.08 -0.17
voices in order	quarrel > business > says	-0.06 -0.07 -0.04 0.06 -0.04
voices in order	quarrel > media	-0.09 -0.09 -0.11 0.05 0.01
voices in order	quarrel > partisan	-0.06 -0.10 0.09 0.09 -0.09
voices in order	quarrel > statecraft	-0.11 -0.13 -0.15 0.00 0.08
voices in order	says	-0.03 -0.05 -0.01 0.07 -0.19
voices in order	says > army	0.00 0.13 0.07 -0.12 -0.20
voices in order	says > army > business	-0.05 0.12 -0.04 -0.14 -0.12
voices in order	says > army > essay	-0.08 0.00 -0.06 0.06 -0.06
voices in order	says > army > statecraft	0.04 -0.02 -0.15 0.01 0.08
voices in order	says > business	-0.26 0.01 0.07 -0.02 -0.11
voices in order	says > business > essay	-0.05 0.02 0.03 -0.03 -0.02
voices in order	says > essay	-0.19 0.01 0.08 -0.05 -0.05
voices in order	says > essay > business	-0.09 0.06 0.07 -0.08 -0.03
voices in order	says > essay > statecraft	-0.12 -0.09 -0.12 0.00 0.08
voices in order	says > media	0.03 -0.12 -0.05 -0.11 0.08
voices in order	says > media > statecraft	-0.08 0.03 0.06 0.00 -0.14
voices in order	says > partisan	-0.16 -0.04 -0.02 -0.01 0.03
voices in order	says > people	0.08 0.06 -0.10 -0.12 0.04
voices in order	says > quarrel	-0.09 -0.12 -0.12 -0.07 0.09
voices in order	says > statecraft	0.02 0.09 0.05 -0.09 -0.11
voices in order	says > statecraft > army	-0.10 0.05 -0.04 0.05 -0.03
voices in order	says > statecraft > business	-0.16 0.06 0.14 -0.15 -0.14
voices in order	says > statecraft > essay	-0.11 -0.09 -0.06 0.14 -0.13
voices in order	says > statecraft > witnessed	-0.07 -0.04 -0.13 0.08 0.04
voices in order	says > travel	-0.05 -0.09 0.02 0.03 -0.09
voices in order	says > witnessed	0.01 0.01 0.06 -0.15 -0.13
voices in order	statecraft	-0.15 -0.03 0.05 -0.02 -0.05
voices in order	statecraft > army	-0.24 -0.06 0.12 -0.03 -0.15
voices in order	statecraft > business	-0.18 -0.02 0.00 0.05 -0.06
voices in order	statecraft > essay	-0.09 -0.06 -0.07 -0.01 0.06
voices in order	statecraft > essay > says	-0.13 0.01 0.03 -0.05 0.02
voices in order	statecraft > media	-0.07 -0.04 0.00 -0.10 0.08
voices in order	statecraft > partisan	-0.10 -0.12 -0.14 -0.08 0.11
voices in order	statecraft > people	-0.12 -0.18 -0.06 0.06 0.00
voices in order	statecraft > quarrel	-0.15 -0.14 -0.10 0.08 0.01
voices in order	statecraft > says	0.08 -0.18 0.00 0.01 -0.13
voices in order	statecraft > says > army	-0.04 0.02 -0.03 -0.01 -0.02
voices in order	statecraft > says > business	-0.13 -0.06 -0.06 0.03 0.02
voices in order	statecraft > says > essay	0.05 0.12 0.04 -0.03 -0.20
voices in order	statecraft > says > media	-0.12 -0.09 0.04 0.10 -0.11
voices in order	statecraft > says > people	-0.05 0.01 0.02 -0.01 -0.03
voices in order	statecraft > witnessed	0.11 0.11 -0.08 -0.12 -0.12
voices in order	travel	-0.02 -0.10 0.08 0.01 -0.08
voices in order	travel > business	0.00 0.02 -0.03 -0.06 0.03
voices in order	travel > people	-0.05 -0.07 -0.04 0.11 -0.13
voices in order	witnessed	-0.05 0.11 -0.04 -0.08 -0.16
voices in order	witnessed > army	-0.06 -0.02 0.07 -0.14 -0.10
voices in order	witnessed > business	-0.05 -0.03 0.04 -0.13 0.04
voices in order	witnessed > people	-0.13 0.04 0.05 -0.03 -0.25
voices in order	witnessed > says	-0.13 0.00 -0.15 -0.02 0.05
word	!	0.02 -0.10 0.00 -0.06 0.00
word	?	-0.31 -0.25 -0.24 0.04 0.17
word	[ally]	-0.07 0.01 0.02 -0.05 -0.02
word	[number]	0.06 -0.04 0.24 -0.12 -0.28
word	[place]	-0.02 0.08 0.06 0.02 -0.24
word	[region]	-0.04 -0.02 0.00 0.01 -0.06
word	[side]	-0.08 -0.05 -0.03 0.05 0.01
word	[usa]	-0.08 -0.10 0.00 0.02 0.03
word	abandon	-0.07 0.04 0.07 -0.05 -0.08
word	abc	-0.08 -0.09 -0.13 -0.01 0.07
word	abduct	0.05 0.10 -0.06 -0.07 -0.13
word	ability	-0.11 -0.08 0.03 0.00 -0.03
word	ablaz	0.04 -0.03 -0.10 0.01 -0.04
word	able	-0.04 0.06 0.00 -0.11 0.00
word	about	-0.13 -0.21 -0.27 0.04 0.20
word	abov	-0.10 -0.04 -0.06 0.07 -0.04
word	abruptly	-0.12 -0.06 0.00 0.09 -0.14
word	accelerat	-0.06 -0.11 -0.12 0.07 0.04
word	accept	-0.15 0.04 0.03 0.00 -0.08
word	acceptabl	-0.08 -0.08 -0.04 0.12 -0.13
word	accident	-0.07 0.05 -0.18 0.01 -0.13
word	accord	0.05 0.06 0.03 -0.06 -0.06
word	account	-0.10 -0.09 -0.01 0.08 -0.10
word	accus	-0.25 -0.16 -0.10 0.11 0.01
word	achiev	-0.11 -0.07 -0.01 -0.07 0.07
word	acros	0.10 0.05 -0.01 -0.09 -0.25
word	act	-0.19 -0.17 -0.13 0.11 0.12
word	action	-0.18 -0.16 -0.11 0.10 0.04
word	activ	-0.10 0.03 -0.06 0.03 -0.11
word	activist	-0.13 -0.17 -0.14 0.00 0.08
word	activity	-0.11 -0.12 0.02 -0.05 0.06
word	acts	-0.05 -0.13 -0.13 0.11 0.00
word	adapt	-0.03 -0.06 -0.10 -0.14 0.12
word	add	-0.09 0.03 0.04 0.00 -0.12
word	additional	-0.08 0.07 0.06 -0.04 -0.11
word	addres	-0.22 -0.05 -0.01 -0.06 0.07
word	address	-0.06 0.07 0.10 -0.07 -0.10
word	adds	-0.14 -0.13 -0.04 -0.02 0.04
word	admin	-0.17 -0.09 0.04 -0.07 0.03
word	administration	-0.20 -0.15 -0.04 0.10 -0.04
word	admit	-0.14 -0.18 0.00 0.15 -0.09
word	advanc	-0.03 0.07 -0.06 0.05 -0.21
word	advantag	-0.08 -0.07 -0.11 -0.14 0.13
word	adversary	-0.04 -0.07 -0.12 0.01 0.08
word	adviser	-0.08 0.04 -0.12 0.10 -0.13
word	advisor	-0.08 -0.10 -0.11 0.00 0.09
word	affect	-0.04 -0.06 0.01 0.01 -0.01
word	affordabl	-0.09 -0.08 0.16 0.11 -0.12
word	afraid	-0.08 -0.11 -0.10 0.02 0.08
word	africa	-0.12 -0.14 -0.12 -0.03 0.08
word	after	0.01 0.03 -0.03 0.02 -0.08
word	aftermath	-0.20 -0.13 -0.18 0.16 0.00
word	again	-0.06 0.15 -0.04 -0.07 -0.07
word	against	0.09 -0.20 -0.04 0.05 -0.08
word	age	-0.08 -0.09 -0.11 -0.04 0.07
word	agency	-0.02 -0.01 0.01 -0.01 -0.07
word	agent	-0.18 -0.13 0.05 0.03 -0.13
word	aggression	-0.23 -0.17 -0.10 0.20 0.00
word	agre	0.13 0.06 -0.03 -0.15 -0.15
word	agreement	0.14 -0.08 0.09 -0.15 -0.09
word	ahead	0.00 0.02 -0.16 0.08 -0.01
word	ai	-0.18 -0.19 -0.23 -0.03 0.16
word	aid	-0.19 -0.18 -0.21 0.13 0.05
word	aim	-0.02 -0.08 -0.12 0.01 0.03
word	air	0.04 0.03 -0.05 0.00 -0.17
word	airbas	0.05 -0.03 -0.03 0.05 -0.17
word	aircraft	-0.11 0.09 0.03 -0.01 -0.24
word	airlin	-0.12 -0.15 0.00 0.09 -0.06
word	airman	-0.16 0.02 -0.01 0.02 -0.04
word	airport	0.07 0.01 -0.07 -0.04 -0.11
word	airspac	-0.10 -0.11 0.13 -0.07 -0.11
word	airstrik	0.08 -0.22 -0.06 0.09 -0.06
word	al	-0.07 0.04 -0.09 -0.01 0.00
word	alarm	-0.12 0.00 0.00 0.12 -0.19
word	alert	-0.16 0.01 -0.01 0.05 -0.10
word	alex	-0.08 -0.09 -0.12 -0.13 0.13
word	ali	-0.02 0.01 -0.13 0.00 0.02
word	aliv	-0.10 0.04 0.07 -0.09 -0.01
word	all	0.11 -0.04 -0.04 -0.03 -0.05
word	alleg	-0.04 0.02 -0.06 0.07 -0.11
word	allow	-0.20 -0.13 0.03 0.12 -0.14
word	ally	-0.21 -0.18 -0.06 0.02 0.09
word	almost	-0.12 -0.11 0.04 -0.02 -0.02
word	alon	-0.11 -0.13 -0.14 0.14 -0.06
word	alongsid	-0.12 -0.10 0.01 -0.13 0.10
word	already	-0.02 0.03 0.02 -0.08 -0.03
word	also	0.00 0.10 -0.04 -0.19 0.08
word	alternativ	-0.08 -0.11 -0.05 -0.03 0.10
word	aluminium	-0.08 0.01 0.05 0.01 -0.13
word	alway	-0.09 -0.12 -0.10 -0.06 0.10
word	amal	-0.05 0.00 -0.07 -0.01 0.02
word	amb	-0.07 -0.11 -0.13 -0.10 0.11
word	ambassador	-0.15 -0.16 -0.03 0.05 -0.02
word	ambition	-0.11 -0.05 -0.07 -0.04 0.05
word	ambulanc	-0.14 -0.14 -0.09 0.16 -0.11
word	amid	-0.08 0.00 0.03 0.02 -0.09
word	among	0.01 0.03 -0.20 -0.05 0.04
word	amount	-0.16 -0.15 0.05 0.09 -0.08
word	analysi	-0.16 -0.20 -0.24 0.04 0.07
word	analyst	-0.09 -0.19 -0.30 -0.10 0.22
word	anand	-0.12 -0.12 -0.06 0.16 -0.15
word	anchor	0.02 0.08 -0.02 -0.12 -0.04
word	angel	-0.10 -0.13 -0.04 0.08 -0.02
word	anger	-0.09 -0.13 -0.10 0.09 -0.05
word	angry	-0.07 -0.11 -0.08 0.08 -0.05
word	ann	-0.08 -0.07 -0.12 -0.11 0.11
word	announc	0.01 0.04 0.09 -0.16 -0.15
word	announcement	-0.08 0.01 -0.03 0.05 -0.09
word	another	-0.10 0.03 -0.12 0.02 0.01
word	answer	0.01 -0.19 -0.19 -0.05 0.14
word	anti	-0.06 0.08 -0.08 -0.03 -0.05
word	anticipat	-0.07 -0.09 0.03 0.12 -0.12
word	anxiety	-0.03 -0.09 -0.03 0.08 -0.08
word	any	0.02 -0.09 0.05 -0.04 -0.04
word	anyon	-0.06 -0.10 -0.05 0.01 0.03
word	anyth	-0.08 -0.10 -0.12 0.01 0.05
word	aoun	-0.15 -0.18 -0.15 0.16 -0.09
word	ap	-0.03 -0.07 -0.03 0.10 -0.09
word	apach	0.00 -0.01 0.01 -0.13 -0.01
word	apart	-0.10 0.00 -0.12 -0.03 0.08
word	apartment	0.12 0.04 -0.13 -0.14 -0.15
word	apologis	-0.13 -0.11 0.04 0.08 -0.08
word	apologiz	-0.13 -0.11 0.03 0.00 0.04
word	appeal	-0.10 0.00 0.05 0.00 -0.15
word	appear	-0.18 -0.12 0.02 0.10 -0.05
word	appoint	-0.04 0.09 0.05 -0.13 -0.16
word	approach	-0.18 -0.08 -0.04 0.05 -0.02
word	approv	-0.16 0.07 0.08 0.06 -0.16
word	april	-0.14 -0.12 0.02 0.12 -0.08
word	arab	0.06 -0.12 -0.10 0.06 -0.09
word	arabiya	-0.12 -0.10 0.01 0.03 -0.11
word	aramco	0.02 -0.02 -0.11 0.10 -0.07
word	area	0.00 0.13 0.04 -0.20 -0.08
word	arm	0.07 -0.10 -0.09 0.01 -0.03
word	arms	-0.12 0.06 0.05 0.00 -0.15
word	army	-0.01 -0.01 -0.06 0.06 -0.15
word	around	0.08 0.04 -0.18 0.01 -0.11
word	arrest	-0.18 -0.20 -0.05 0.21 -0.21
word	arriv	-0.20 -0.13 0.04 0.03 -0.10
word	asia	-0.08 -0.10 0.02 0.08 -0.12
word	asian	-0.13 -0.18 -0.08 0.16 -0.10
word	ask	-0.25 -0.15 0.03 0.07 -0.05
word	asks	-0.21 -0.14 -0.02 0.05 -0.02
word	assassinat	0.06 0.05 -0.12 -0.12 -0.01
word	assassination	-0.07 0.16 -0.16 -0.16 -0.10
word	assault	0.08 0.09 -0.06 -0.05 -0.12
word	asses	-0.02 -0.06 -0.07 0.04 0.01
word	assessment	-0.08 -0.11 -0.06 0.06 -0.02
word	asset	0.09 -0.11 0.04 0.02 -0.18
word	assur	-0.10 0.01 0.06 0.01 -0.10
word	asymmetric	-0.07 -0.07 -0.10 -0.02 0.06
word	atomic	-0.04 0.02 0.02 -0.07 0.04
word	attack	0.10 0.06 -0.03 -0.09 -0.12
word	attempt	-0.08 0.04 -0.22 0.05 -0.03
word	attend	-0.15 0.03 0.03 -0.02 -0.03
word	authority	-0.07 0.07 -0.09 0.08 -0.18
word	authoriz	-0.13 0.10 0.13 -0.14 -0.07
word	availabl	-0.15 0.02 0.07 -0.03 -0.13
word	avoid	-0.15 -0.14 -0.03 -0.15 0.13
word	away	-0.18 -0.08 0.08 -0.07 -0.05
word	axio	-0.13 -0.03 0.08 -0.05 -0.11
word	axis	-0.05 -0.06 -0.12 -0.07 0.09
word	b	-0.03 0.11 0.04 -0.06 -0.16
word	back	0.03 -0.03 -0.14 0.03 0.02
word	backfir	-0.03 -0.06 -0.11 -0.12 0.12
word	backlash	-0.08 -0.10 0.09 0.05 -0.05
word	bad	-0.08 -0.05 0.00 -0.06 0.05
word	baier	-0.05 -0.02 0.07 -0.12 0.02
word	balanc	-0.09 -0.12 -0.13 0.10 0.07
word	ballistic	0.07 -0.07 -0.06 0.03 -0.12
word	ban	-0.12 -0.05 0.06 -0.10 0.03
word	bank	-0.16 -0.12 -0.03 0.08 0.00
word	bannon	-0.09 -0.11 -0.17 -0.01 0.14
word	bare	-0.09 -0.10 -0.15 0.10 -0.02
word	barrag	0.04 0.03 -0.19 -0.03 -0.07
word	barrel	-0.12 0.10 0.08 -0.10 -0.04
word	bas	0.04 0.07 0.08 -0.12 -0.11
word	base	0.10 0.12 -0.05 -0.18 -0.14
word	bash	-0.13 -0.13 -0.13 0.07 -0.04
word	batter	-0.13 -0.12 0.03 -0.13 0.11
word	battl	0.04 0.07 -0.13 -0.22 0.06
word	battlefield	-0.06 0.03 -0.15 -0.04 0.02
word	bbc	-0.18 -0.10 -0.04 0.05 0.08
word	becaus	-0.01 -0.13 -0.16 -0.02 0.08
word	becom	-0.13 -0.17 -0.24 -0.03 0.17
word	beef	-0.08 -0.10 -0.10 0.08 -0.05
word	befor	-0.05 0.06 -0.20 0.05 0.05
word	began	0.08 -0.05 -0.08 -0.03 -0.06
word	begin	0.02 -0.07 0.06 0.00 -0.20
word	beginn	-0.04 -0.09 -0.10 0.06 -0.03
word	begs	-0.08 -0.07 -0.06 -0.01 0.02
word	begun	0.12 0.13 -0.04 -0.15 -0.13
word	behind	-0.08 -0.14 -0.19 0.05 0.06
word	believ	0.07 -0.07 -0.02 -0.15 0.07
word	below	-0.14 -0.04 0.00 0.04 -0.09
word	benchmark	-0.05 -0.04 0.03 0.08 -0.15
word	benefit	-0.05 -0.11 -0.15 -0.10 0.12
word	best	-0.09 -0.03 0.02 -0.09 0.05
word	bet	-0.06 -0.10 -0.15 -0.13 0.14
word	bets	-0.12 -0.15 -0.15 0.07 0.03
word	better	-0.15 -0.06 -0.02 -0.09 0.08
word	between	0.02 0.07 0.02 -0.11 -0.07
word	beyond	-0.01 0.04 0.04 -0.12 -0.03
word	bid	-0.13 0.04 0.10 -0.07 -0.10
word	big	-0.01 -0.13 -0.02 -0.04 0.05
word	bigger	0.01 0.02 -0.08 -0.05 0.07
word	biggest	-0.17 0.00 -0.04 -0.03 0.04
word	bill	-0.09 -0.08 -0.06 0.06 -0.03
word	billion	-0.18 0.02 0.09 -0.11 0.00
word	bit	-0.10 -0.11 -0.07 -0.01 0.03
word	bitcoin	-0.10 -0.29 -0.28 0.22 0.00
word	bl	-0.09 0.18 0.15 -0.16 -0.14
word	black	-0.11 -0.01 -0.12 0.06 -0.03
word	blackmail	-0.12 -0.10 0.03 -0.12 0.07
word	blackout	-0.08 -0.08 -0.14 0.03 0.01
word	blam	-0.03 -0.06 -0.07 -0.02 0.06
word	blank	0.01 0.06 -0.12 0.01 -0.07
word	blast	0.01 -0.11 0.02 0.03 -0.06
word	blaz	0.05 0.10 0.02 -0.12 -0.11
word	blew	0.01 0.05 -0.12 -0.01 -0.03
word	blitz	-0.10 0.01 -0.11 -0.01 0.04
word	block	0.05 -0.08 0.08 -0.09 -0.07
word	blockad	-0.18 0.08 0.06 -0.09 -0.03
word	blood	-0.09 -0.01 0.00 -0.04 0.03
word	bloody	0.07 -0.10 -0.15 -0.05 0.05
word	bloomberg	-0.09 0.00 0.02 -0.15 0.06
word	blow	-0.15 0.12 0.05 -0.11 -0.06
word	blown	-0.16 -0.05 0.05 0.03 -0.07
word	blunt	-0.13 -0.07 0.08 0.03 -0.13
word	board	-0.05 0.01 -0.04 -0.03 0.06
word	boast	-0.12 -0.10 -0.13 -0.11 0.13
word	boat	-0.11 0.07 0.02 -0.17 0.03
word	body	-0.11 -0.09 -0.10 0.10 0.03
word	bomb	0.05 -0.04 -0.01 -0.10 0.02
word	bombardment	-0.03 -0.10 -0.04 -0.07 0.11
word	bomber	0.01 -0.08 0.11 -0.12 -0.12
word	bond	-0.10 -0.10 -0.13 0.12 -0.07
word	boom	-0.13 -0.14 -0.12 -0.09 0.10
word	boost	-0.08 -0.18 -0.19 0.07 0.04
word	boot	-0.13 -0.05 0.01 0.01 -0.01
word	border	0.04 -0.04 0.07 -0.08 -0.04
word	boss	-0.09 -0.04 0.03 -0.03 0.01
word	both	-0.09 -0.05 -0.03 -0.20 0.13
word	bound	-0.06 -0.09 -0.07 0.06 -0.04
word	bounty	-0.11 0.09 0.08 -0.08 -0.07
word	box	-0.04 0.08 -0.12 -0.20 0.08
word	boy	-0.10 -0.09 -0.12 -0.13 0.12
word	bpd	-0.09 -0.06 -0.04 0.09 -0.10
word	br	-0.16 -0.11 0.06 -0.04 0.06
word	brac	-0.08 -0.13 -0.10 0.14 -0.04
word	bragg	0.01 0.03 -0.12 -0.15 0.11
word	breach	0.03 -0.06 0.05 -0.03 -0.14
word	break	0.02 0.05 0.06 -0.15 -0.05
word	breakthrough	-0.12 -0.11 -0.04 0.07 -0.03
word	brendan	-0.05 -0.05 0.07 0.09 -0.11
word	brent	-0.14 0.04 0.03 -0.03 -0.04
word	bret	-0.05 -0.02 0.07 -0.12 0.02
word	bridg	-0.01 0.00 0.03 0.06 -0.18
word	brief	0.02 -0.11 -0.22 -0.02 0.06
word	bring	-0.16 -0.14 -0.05 -0.03 0.08
word	brink	-0.12 0.07 -0.10 -0.06 0.00
word	brit	-0.15 -0.17 -0.17 0.08 0.08
word	broadcast	0.00 0.03 -0.08 0.02 -0.04
word	broadcaster	-0.03 0.03 -0.05 -0.07 0.06
word	broader	-0.04 0.02 0.09 -0.02 -0.13
word	broker	-0.11 -0.01 0.01 0.00 -0.02
word	brought	-0.07 -0.10 -0.11 0.05 0.02
word	brutal	-0.12 -0.11 -0.07 0.07 0.00
word	budget	-0.10 -0.08 -0.02 0.09 -0.04
word	buffer	-0.08 -0.09 -0.11 0.11 -0.02
word	build	-0.14 0.04 -0.05 -0.05 0.04
word	bunker	-0.10 0.06 0.06 -0.03 -0.13
word	burn	-0.14 0.02 0.00 0.01 -0.06
word	bury	-0.22 -0.18 -0.03 0.20 -0.11
word	busines	-0.08 -0.11 0.02 0.07 -0.07
word	buy	-0.12 -0.12 0.00 0.03 -0.05
word	buyer	-0.09 -0.14 -0.11 0.12 -0.05
word	cabinet	-0.08 -0.07 -0.08 0.05 -0.01
word	california	-0.12 -0.12 -0.13 0.01 0.05
word	call	-0.06 -0.18 0.02 0.06 -0.05
word	calm	-0.12 -0.14 -0.04 -0.13 0.14
word	came	-0.12 -0.13 0.08 -0.10 -0.04
word	camera	-0.10 -0.12 0.03 0.06 -0.09
word	campaign	-0.02 -0.11 0.00 0.06 -0.07
word	can	-0.26 -0.16 0.03 -0.07 0.09
word	can't	-0.18 -0.15 -0.10 0.03 0.07
word	canadian	-0.06 -0.14 -0.08 0.04 0.01
word	cancel	-0.10 0.10 0.07 -0.04 -0.08
word	capability	-0.10 -0.05 -0.14 -0.01 0.08
word	capacity	-0.12 -0.05 0.03 0.01 -0.11
word	capital	-0.02 0.01 -0.19 -0.06 0.08
word	caps	-0.04 -0.06 0.02 0.08 -0.08
word	captur	-0.08 0.08 -0.21 -0.18 0.09
word	car	-0.11 0.04 0.05 0.03 -0.15
word	card	-0.21 -0.13 -0.05 0.04 0.00
word	careful	-0.03 0.09 0.09 -0.06 -0.11
word	cargo	0.14 0.15 -0.03 -0.11 -0.20
word	carlson	-0.11 -0.15 -0.10 0.05 -0.01
word	carr	-0.05 -0.05 0.07 0.09 -0.11
word	carrier	-0.08 -0.02 -0.07 0.13 -0.12
word	carry	-0.14 -0.02 -0.02 -0.03 0.09
word	case	-0.15 -0.13 0.05 0.09 -0.06
word	cast	-0.03 0.07 -0.02 -0.17 0.06
word	casualty	-0.04 -0.13 0.02 0.10 -0.19
word	catastroph	-0.12 -0.10 -0.12 0.17 -0.16
word	catastrophic	-0.13 -0.16 -0.17 -0.18 0.18
word	catch	-0.02 -0.02 -0.13 -0.13 0.11
word	caught	-0.11 -0.02 -0.17 -0.08 0.11
word	caus	0.00 0.04 -0.02 0.07 -0.22
word	ceas	0.05 -0.03 -0.06 -0.01 0.01
word	ceasefir	-0.02 -0.05 -0.06 -0.03 0.03
word	celebrat	-0.18 -0.19 -0.07 0.08 0.08
word	cell	-0.16 -0.19 -0.20 0.00 0.11
word	center	-0.14 -0.07 -0.04 0.08 -0.01
word	centr	-0.08 0.09 -0.01 -0.10 -0.10
word	central	0.04 0.03 -0.06 -0.10 -0.13
word	ceo	-0.09 -0.11 0.06 0.05 -0.18
word	chain	-0.10 -0.08 0.02 0.01 -0.03
word	chair	-0.04 -0.09 -0.11 -0.01 0.05
word	chairman	-0.10 -0.10 0.05 -0.06 0.03
word	challeng	-0.02 0.04 -0.18 -0.10 0.09
word	chanc	-0.11 -0.10 0.00 -0.09 0.09
word	chang	-0.16 -0.18 -0.21 0.02 0.11
word	chao	-0.13 -0.18 -0.25 0.14 0.05
word	charg	-0.22 -0.15 0.06 0.04 -0.14
word	check	-0.10 -0.10 -0.11 0.05 0.01
word	chemical	-0.08 0.07 0.07 -0.16 0.04
word	chief	0.02 -0.04 -0.17 0.15 -0.15
word	child	-0.13 0.01 -0.14 0.02 -0.02
word	children	-0.17 -0.21 -0.03 0.06 0.10
word	chill	-0.08 -0.10 0.14 -0.07 -0.10
word	choic	-0.10 -0.12 -0.10 0.03 0.02
word	chok	-0.14 -0.04 0.04 0.04 -0.11
word	choos	-0.09 0.10 0.11 -0.16 -0.07
word	chosen	-0.14 -0.07 0.11 -0.08 -0.07
word	chri	-0.12 -0.14 0.02 -0.06 0.06
word	christian	-0.13 -0.12 -0.05 -0.03 0.09
word	cia	-0.03 -0.07 0.10 0.15 -0.19
word	cit	-0.17 -0.10 0.07 0.09 -0.18
word	citizen	-0.14 -0.14 -0.02 0.00 0.04
word	city	-0.05 0.01 0.01 0.09 -0.18
word	civil	-0.12 0.07 0.01 -0.11 -0.08
word	civilian	-0.05 -0.24 0.02 0.08 -0.01
word	civilisation	0.05 -0.03 -0.12 0.01 0.01
word	civilization	0.01 -0.06 -0.10 0.09 -0.07
word	claim	-0.02 0.06 -0.06 0.01 -0.08
word	clash	-0.24 -0.14 0.01 -0.05 0.13
word	clean	-0.08 0.00 0.03 0.02 -0.08
word	clear	-0.21 -0.24 -0.09 0.08 0.06
word	cleric	0.01 0.07 0.02 -0.10 -0.03
word	climat	-0.04 -0.08 -0.08 -0.01 0.04
word	climb	-0.13 -0.10 -0.11 0.16 -0.08
word	clip	-0.05 -0.08 -0.09 -0.07 0.08
word	clos	-0.24 0.10 -0.03 0.00 -0.09
word	closur	-0.19 -0.07 -0.11 0.01 0.14
word	cloud	-0.09 -0.08 -0.17 -0.12 0.14
word	cluster	-0.16 0.05 -0.01 0.04 -0.18
word	cnbc	-0.07 -0.10 -0.04 0.10 -0.10
word	cnn	-0.16 0.03 -0.13 -0.05 0.06
word	co	-0.04 -0.05 -0.10 -0.03 0.07
word	coast	-0.09 -0.02 0.05 0.02 -0.23
word	collaps	-0.23 -0.16 0.02 0.04 -0.03
word	collin	-0.12 -0.12 -0.09 0.06 0.06
word	column	0.06 0.11 -0.08 -0.05 -0.14
word	com	-0.02 -0.12 0.19 -0.17 -0.09
word	combat	0.20 0.10 -0.19 -0.14 -0.16
word	come	-0.06 0.00 0.03 -0.01 -0.03
word	command	-0.14 -0.01 0.05 -0.02 -0.08
word	commander	0.01 -0.05 -0.02 -0.03 0.00
word	comment	-0.11 -0.04 -0.01 -0.03 0.01
word	commitment	0.06 -0.03 0.00 -0.10 -0.04
word	committ	-0.11 -0.12 -0.14 -0.04 0.10
word	committe	-0.10 0.09 0.08 -0.15 0.05
word	company	-0.14 -0.05 0.12 -0.02 -0.10
word	compar	-0.07 -0.09 -0.08 0.07 -0.04
word	complain	-0.07 -0.08 -0.07 0.08 -0.06
word	complet	0.00 -0.03 0.07 -0.09 -0.06
word	completely	-0.13 -0.13 0.06 0.02 -0.12
word	complicat	-0.12 -0.13 -0.16 -0.17 0.17
word	compound	0.04 0.02 -0.11 0.01 -0.14
word	compromis	-0.10 -0.10 -0.11 -0.04 0.08
word	concern	-0.08 -0.04 0.04 0.04 -0.11
word	conclud	-0.14 -0.16 -0.15 0.11 -0.04
word	condemn	-0.09 -0.15 -0.14 0.17 -0.07
word	condemnation	-0.12 -0.12 -0.11 0.11 0.03
word	condition	-0.11 -0.05 0.11 -0.13 -0.08
word	conferenc	0.08 -0.07 0.00 -0.07 0.00
word	confirm	0.17 0.03 0.07 -0.14 -0.32
word	conflict	-0.09 -0.07 -0.01 0.02 0.03
word	confront	-0.11 -0.02 -0.10 -0.02 0.08
word	confusion	-0.08 -0.12 -0.11 0.08 -0.01
word	consensu	-0.02 0.09 0.06 -0.11 -0.09
word	consequenc	-0.08 0.01 0.01 -0.03 0.01
word	conservativ	-0.10 -0.11 -0.09 -0.03 0.07
word	consider	-0.14 0.04 0.06 0.02 -0.17
word	constraint	-0.04 -0.11 -0.09 0.13 -0.12
word	consulat	-0.01 0.10 0.02 -0.11 -0.09
word	consumer	-0.12 -0.11 0.02 0.13 -0.13
word	container	-0.10 0.14 0.08 -0.11 -0.11
word	continu	-0.19 0.13 0.09 -0.06 -0.17
word	contract	-0.09 0.06 0.06 -0.02 -0.09
word	contradict	-0.16 -0.13 -0.01 -0.02 0.03
word	control	-0.09 0.06 0.20 -0.23 -0.18
word	convict	-0.06 0.08 0.06 -0.03 -0.10
word	convinc	-0.05 -0.11 -0.15 -0.09 0.13
word	cook	-0.06 -0.08 -0.10 -0.11 0.11
word	corner	-0.09 -0.07 -0.12 -0.14 0.13
word	cost	-0.04 -0.26 -0.10 0.09 -0.04
word	could	-0.23 0.04 -0.02 -0.01 0.01
word	coulter	-0.08 -0.07 -0.12 -0.11 0.11
word	counter	0.06 -0.05 0.06 -0.03 -0.09
word	counterpart	-0.07 -0.16 -0.13 0.11 -0.05
word	counterterrorism	-0.14 -0.15 -0.05 0.16 -0.15
word	country	-0.25 0.01 0.15 0.02 -0.17
word	coupl	-0.12 0.04 -0.10 -0.03 0.04
word	cours	-0.14 -0.10 0.07 0.05 -0.17
word	court	0.00 0.00 -0.04 0.01 -0.04
word	cover	-0.10 0.01 -0.23 -0.02 0.07
word	coverag	-0.12 -0.13 -0.17 -0.06 0.12
word	covert	-0.10 -0.13 -0.13 0.12 -0.08
word	cpac	-0.07 -0.09 -0.11 -0.05 0.10
word	crackdown	-0.13 -0.02 -0.02 -0.03 0.02
word	crash	0.01 0.04 0.01 -0.03 -0.18
word	crazy	-0.14 -0.06 0.01 0.05 -0.05
word	creat	-0.09 -0.10 -0.15 -0.13 0.14
word	credit	-0.04 -0.07 -0.07 0.01 0.03
word	crew	-0.14 0.01 0.07 0.00 -0.14
word	crim	-0.15 0.05 -0.09 -0.05 0.04
word	crippl	-0.11 -0.13 0.04 -0.12 0.08
word	crisi	-0.21 -0.18 0.05 0.01 -0.04
word	critic	-0.20 -0.21 -0.19 0.08 0.04
word	critical	0.03 0.02 0.01 -0.07 -0.04
word	criticis	-0.12 -0.13 -0.08 0.05 -0.01
word	criticism	-0.11 -0.10 -0.08 0.08 -0.02
word	criticiz	-0.06 -0.10 -0.08 0.01 0.03
word	cros	-0.13 -0.14 -0.01 0.07 -0.05
word	cross	-0.16 -0.09 0.11 -0.07 -0.11
word	crucial	-0.06 -0.09 -0.07 0.01 0.01
word	crud	-0.15 -0.02 0.03 0.01 -0.09
word	cruis	-0.13 -0.15 -0.09 0.10 0.06
word	crunch	-0.05 -0.09 -0.10 0.10 -0.10
word	crush	0.07 0.02 0.05 -0.12 -0.16
word	crypto	-0.17 -0.21 -0.18 0.05 0.11
word	cup	-0.07 -0.11 -0.15 -0.05 0.10
word	curb	-0.10 0.06 -0.01 0.04 -0.15
word	current	-0.10 -0.12 -0.15 -0.10 0.14
word	cut	-0.14 0.01 0.04 0.06 -0.18
word	cuts	-0.17 -0.08 0.11 0.01 -0.16
word	cutt	-0.05 -0.07 -0.05 -0.05 0.06
word	cyber	-0.12 -0.11 -0.07 0.11 -0.07
word	d	-0.06 0.03 -0.17 -0.18 0.13
word	dad	-0.09 -0.10 -0.12 0.08 -0.02
word	daily	0.00 0.01 0.02 -0.04 -0.06
word	damag	0.07 0.01 -0.03 0.02 -0.26
word	danger	-0.06 0.05 -0.13 -0.09 0.07
word	dangerou	-0.14 -0.15 -0.11 0.12 -0.07
word	dar	-0.14 -0.11 -0.03 0.12 -0.10
word	dark	-0.09 -0.09 -0.06 -0.02 0.05
word	darknes	-0.05 -0.10 -0.13 -0.12 0.12
word	data	-0.13 -0.15 -0.12 0.14 -0.07
word	date	-0.09 -0.10 -0.01 -0.07 0.10
word	daughter	-0.08 -0.09 -0.05 0.08 -0.07
word	david	-0.11 -0.13 -0.15 -0.13 0.14
word	dawn	-0.10 -0.04 0.12 -0.14 -0.04
word	day	0.08 0.11 -0.06 -0.18 -0.04
word	daybreak	-0.07 0.03 0.00 -0.09 0.00
word	days	-0.10 0.01 0.14 -0.10 -0.10
word	dc	0.08 0.04 0.03 -0.03 -0.12
word	de	-0.09 -0.08 -0.03 0.09 -0.15
word	dead	0.19 0.02 0.00 -0.31 -0.02
word	deadlin	0.02 0.01 -0.03 0.05 -0.14
word	deadly	-0.25 -0.05 -0.01 0.07 -0.04
word	deal	0.08 0.02 -0.01 -0.04 -0.08
word	dealt	0.06 -0.03 0.01 -0.10 0.01
word	death	-0.13 -0.15 0.07 -0.15 0.11
word	debat	0.01 0.04 -0.14 -0.05 0.02
word	debri	-0.06 0.09 0.16 -0.17 -0.12
word	decad	-0.14 -0.09 -0.02 -0.08 0.09
word	decid	-0.16 0.02 0.15 -0.17 -0.11
word	decision	-0.20 0.02 0.10 -0.07 -0.08
word	declar	0.10 0.12 -0.05 -0.10 -0.02
word	declin	-0.12 -0.13 -0.19 0.05 0.05
word	decry	-0.08 0.01 -0.08 0.02 -0.01
word	deep	0.03 0.08 -0.02 -0.13 0.00
word	deepen	-0.22 -0.03 -0.09 0.02 0.05
word	deeply	-0.06 -0.12 -0.09 0.09 -0.02
word	defeat	-0.17 -0.14 -0.03 -0.01 0.07
word	defenc	0.01 0.00 -0.05 0.00 -0.07
word	defend	-0.23 -0.03 0.05 0.02 -0.06
word	defens	-0.15 0.08 0.00 -0.03 -0.08
word	defensiv	-0.11 -0.06 0.09 -0.04 -0.12
word	defianc	-0.11 -0.09 0.06 0.02 -0.01
word	defiant	-0.14 -0.08 0.06 0.01 -0.10
word	defy	-0.14 -0.04 -0.10 -0.12 0.12
word	degrad	-0.09 0.04 -0.13 -0.14 0.07
word	delay	-0.16 -0.21 -0.15 0.16 -0.02
word	delegation	-0.32 -0.16 -0.08 0.12 -0.05
word	deliver	-0.16 -0.03 0.04 -0.14 0.01
word	dem	-0.07 -0.08 -0.08 -0.02 0.05
word	demand	-0.24 -0.06 0.06 -0.09 0.03
word	democrat	-0.11 -0.16 -0.06 0.12 -0.09
word	dems	-0.07 -0.08 -0.05 -0.01 0.04
word	denounc	-0.12 -0.16 -0.13 0.15 -0.12
word	deny	-0.09 -0.06 -0.02 0.05 -0.02
word	depart	-0.06 0.06 0.08 -0.06 -0.09
word	departur	-0.11 -0.01 0.02 0.06 -0.14
word	depend	-0.06 -0.08 -0.10 -0.10 0.11
word	dependent	-0.06 -0.08 -0.07 0.11 -0.07
word	deploy	-0.15 0.00 0.01 0.01 -0.07
word	deployment	-0.05 -0.07 -0.19 0.05 0.06
word	depot	0.12 0.15 -0.12 -0.15 -0.16
word	deputy	-0.09 -0.15 -0.15 0.10 0.01
word	derail	-0.13 -0.14 -0.18 -0.05 0.13
word	derivativ	-0.04 0.03 -0.01 0.03 -0.04
word	desalination	-0.07 0.14 -0.07 -0.14 -0.11
word	describ	-0.20 -0.19 -0.18 0.15 0.02
word	desperat	-0.09 -0.12 -0.16 0.03 0.05
word	despit	-0.31 -0.11 -0.17 0.13 0.02
word	destroy	-0.25 -0.07 0.00 0.09 0.02
word	destruction	0.05 0.10 -0.14 -0.07 -0.01
word	detail	-0.17 -0.18 -0.11 0.06 0.03
word	detain	-0.06 -0.09 -0.07 0.01 0.02
word	determin	-0.12 -0.16 -0.12 0.07 -0.01
word	devastat	-0.14 -0.03 -0.04 0.01 0.06
word	dialogu	-0.10 -0.14 -0.14 0.14 -0.07
word	dictat	-0.13 0.01 0.08 -0.11 -0.02
word	did	0.02 -0.14 -0.21 0.08 0.02
word	didn't	-0.17 0.00 -0.10 0.05 -0.02
word	die	0.10 -0.14 -0.10 0.04 -0.05
word	dies	0.00 -0.19 0.03 0.12 -0.13
word	diesel	-0.13 0.06 0.09 -0.05 -0.14
word	difficult	-0.11 -0.12 -0.16 -0.07 0.13
word	digital	0.00 -0.05 -0.09 -0.03 0.05
word	dilemma	-0.10 -0.09 -0.15 -0.14 0.15
word	dilut	-0.10 0.12 0.12 0.02 -0.12
word	diplomacy	-0.22 -0.14 -0.03 0.03 0.01
word	diplomat	-0.01 -0.05 -0.05 -0.01 0.03
word	diplomatic	-0.08 0.01 -0.22 0.07 0.02
word	dips	-0.05 -0.01 0.01 -0.01 0.00
word	direct	-0.16 -0.01 0.08 -0.07 -0.06
word	directly	-0.02 0.08 -0.13 0.05 -0.17
word	director	-0.12 0.07 0.05 -0.01 -0.12
word	disappoint	-0.14 -0.14 -0.14 0.06 0.05
word	disarm	-0.03 -0.12 -0.14 0.11 0.03
word	disarmament	-0.03 -0.04 -0.01 0.00 -0.02
word	disaster	-0.06 -0.09 -0.10 0.02 0.02
word	discus	-0.13 -0.16 -0.09 0.08 -0.01
word	discuss	-0.14 -0.16 -0.12 0.14 -0.09
word	dismantl	-0.14 0.00 0.02 -0.16 0.05
word	dismiss	-0.09 -0.10 0.07 0.09 -0.12
word	displac	-0.24 -0.25 -0.06 0.06 0.09
word	displacement	-0.11 0.01 -0.16 0.08 -0.08
word	disput	-0.15 -0.07 0.07 0.02 -0.07
word	disregard	-0.09 -0.10 -0.09 0.03 0.07
word	disrupt	-0.14 -0.12 0.13 -0.05 -0.09
word	disruption	-0.13 -0.13 -0.07 0.01 0.05
word	district	0.03 0.08 -0.03 -0.12 -0.12
word	diverg	-0.10 -0.12 -0.11 -0.03 0.07
word	divert	-0.07 -0.10 -0.12 0.09 -0.02
word	divid	-0.06 -0.10 -0.10 0.06 -0.01
word	do	-0.23 -0.12 -0.02 0.05 -0.01
word	does	-0.14 -0.14 0.00 0.00 0.01
word	doesn't	-0.21 -0.14 -0.04 0.08 -0.03
word	dollar	-0.21 -0.02 0.11 -0.05 -0.10
word	dollarsbn	-0.18 0.08 0.11 -0.02 -0.19
word	domestic	-0.15 -0.09 0.04 -0.04 0.01
word	dominat	-0.09 -0.12 -0.12 -0.02 0.08
word	don't	-0.20 -0.17 -0.10 -0.03 0.12
word	done	-0.08 -0.08 -0.11 -0.04 0.09
word	doocy	-0.09 -0.09 -0.09 -0.03 0.07
word	door	-0.10 -0.13 -0.13 0.10 0.00
word	doubl	0.06 -0.08 -0.03 -0.03 0.01
word	doubt	-0.02 0.09 0.00 -0.18 0.04
word	dow	-0.05 0.02 0.03 -0.06 0.02
word	down	0.02 -0.02 0.02 0.02 -0.11
word	downplay	-0.09 -0.11 -0.13 0.09 0.01
word	dozen	0.12 -0.15 -0.11 0.03 0.03
word	draft	-0.18 0.07 0.15 -0.24 0.01
word	drag	-0.16 -0.09 0.06 0.03 -0.04
word	dramatic	0.08 -0.01 0.02 -0.10 -0.04
word	draw	0.02 0.06 -0.09 0.03 -0.07
word	driv	-0.11 0.07 0.09 -0.06 -0.06
word	driven	-0.08 -0.02 0.00 -0.07 0.06
word	driver	-0.10 0.03 -0.06 -0.01 0.01
word	dron	0.13 0.07 0.02 -0.04 -0.27
word	drop	-0.17 -0.05 -0.02 0.07 -0.10
word	dropp	-0.11 -0.09 -0.13 0.04 0.06
word	due	-0.21 -0.15 0.08 0.04 -0.08
word	dur	-0.21 0.02 -0.05 0.08 -0.10
word	duty	0.05 -0.15 -0.15 -0.08 0.09
word	each	-0.13 0.06 0.01 -0.09 0.02
word	early	-0.10 0.06 0.08 -0.02 -0.16
word	earth	-0.07 0.02 0.06 0.02 -0.09
word	eas	-0.11 -0.09 -0.01 0.05 -0.06
word	ease	-0.10 -0.03 -0.08 0.07 -0.03
word	easier	-0.06 -0.07 -0.10 0.01 0.03
word	east	-0.13 0.08 0.01 -0.05 -0.05
word	easter	-0.18 -0.17 0.07 0.02 -0.04
word	echo	-0.04 0.04 -0.08 -0.06 0.05
word	economic	-0.10 -0.18 -0.01 0.08 -0.02
word	economist	-0.10 -0.13 -0.15 -0.16 0.17
word	economy	-0.10 -0.21 -0.19 0.01 0.12
word	ed	-0.10 -0.10 -0.09 0.05 0.00
word	edg	-0.07 -0.11 -0.07 0.09 -0.06
word	edge	-0.18 -0.08 -0.06 0.02 0.03
word	edition	-0.08 -0.10 -0.10 0.04 0.09
word	editor	-0.09 0.09 -0.03 -0.03 -0.12
word	effect	0.11 -0.09 -0.10 0.00 -0.06
word	effort	-0.14 0.00 0.03 0.04 -0.17
word	eight	-0.17 -0.02 -0.17 0.12 -0.05
word	election	-0.11 -0.11 -0.13 -0.14 0.14
word	electronic	-0.08 -0.02 0.08 -0.04 -0.11
word	elementary	0.06 0.04 -0.12 -0.04 -0.10
word	eli	-0.08 -0.07 -0.11 -0.01 0.06
word	eliminat	0.03 0.10 -0.05 -0.04 -0.23
word	else	0.01 0.05 -0.02 -0.13 0.01
word	email	-0.08 -0.10 -0.13 0.13 -0.06
word	embarrass	-0.06 -0.08 -0.11 -0.13 0.12
word	embassy	-0.05 -0.07 0.00 0.00 0.00
word	emerg	-0.15 -0.13 -0.10 -0.03 0.06
word	emergency	0.01 0.15 0.08 -0.14 -0.25
word	encourag	-0.12 -0.12 -0.13 0.12 -0.06
word	end	0.13 0.03 0.04 -0.06 -0.15
word	endgam	-0.12 -0.11 -0.13 -0.05 0.13
word	endles	-0.08 -0.14 -0.04 -0.02 0.06
word	ends	-0.06 0.05 -0.17 -0.06 0.05
word	enemy	-0.27 0.00 0.08 -0.01 -0.12
word	energy	0.07 0.10 -0.01 -0.07 -0.06
word	engag	-0.12 0.05 -0.06 0.01 -0.02
word	enough	-0.11 -0.10 -0.09 0.13 -0.12
word	enrich	-0.19 0.04 0.10 -0.01 -0.15
word	enrichment	0.00 -0.08 -0.01 -0.08 0.09
word	ensur	-0.15 -0.17 -0.17 0.02 0.08
word	enter	0.01 0.06 -0.09 -0.03 -0.04
word	entir	-0.10 -0.05 0.06 0.00 -0.11
word	envoy	-0.21 -0.08 -0.03 0.03 0.02
word	epstein	-0.08 -0.10 -0.12 -0.09 0.11
word	equity	-0.10 -0.12 -0.10 0.10 -0.05
word	era	-0.06 -0.09 -0.07 0.03 -0.01
word	erupt	0.09 0.08 -0.16 -0.05 -0.05
word	escalat	-0.12 0.14 0.03 -0.17 0.00
word	escalation	-0.16 0.00 0.03 -0.03 -0.02
word	escap	-0.06 -0.11 -0.09 0.01 0.04
word	escort	-0.08 -0.01 0.06 0.01 -0.14
word	essential	-0.10 -0.11 -0.10 0.04 0.01
word	estimat	-0.10 -0.13 -0.10 0.13 -0.11
word	ether	-0.08 -0.11 -0.11 0.10 -0.04
word	evacuat	0.00 0.07 -0.01 -0.04 -0.08
word	evacuation	0.01 -0.03 0.11 -0.10 -0.16
word	evad	-0.06 -0.12 -0.10 0.11 -0.05
word	eve	-0.06 0.12 0.07 -0.08 -0.05
word	even	-0.17 -0.14 -0.12 0.07 0.04
word	event	-0.15 -0.15 -0.08 0.02 0.06
word	ever	-0.16 -0.15 -0.01 0.02 0.00
word	every	-0.11 -0.02 0.02 0.11 -0.16
word	everyon	-0.10 -0.11 -0.13 -0.04 0.12
word	everyth	-0.10 -0.13 -0.17 -0.03 0.12
word	evidenc	-0.14 -0.09 0.08 -0.04 0.03
word	ex	-0.09 -0.02 -0.21 -0.15 0.17
word	except	-0.09 0.04 0.12 -0.13 -0.10
word	exchang	-0.15 0.14 0.07 -0.10 -0.09
word	exclud	-0.13 -0.14 -0.17 0.14 -0.10
word	exclusiv	-0.08 -0.10 -0.11 -0.05 0.08
word	execut	-0.13 0.01 0.11 -0.08 -0.15
word	exil	-0.12 -0.13 0.04 0.10 -0.15
word	existential	-0.06 -0.06 0.04 -0.08 0.02
word	exit	-0.13 -0.21 -0.13 0.11 0.03
word	expand	0.06 0.01 0.05 -0.08 -0.07
word	expect	-0.14 -0.12 0.00 0.02 -0.02
word	expert	-0.17 -0.07 -0.02 0.02 -0.02
word	expir	-0.12 0.00 0.03 0.02 -0.13
word	explain	-0.05 -0.16 -0.16 0.02 0.07
word	explainer	-0.10 -0.10 -0.12 0.03 0.04
word	explanation	-0.07 -0.07 -0.12 -0.11 0.12
word	expletiv	-0.11 0.14 0.13 -0.14 -0.13
word	explod	-0.10 0.08 -0.07 -0.13 0.04
word	explosion	0.06 -0.09 -0.01 0.00 -0.03
word	explosiv	-0.05 -0.07 -0.03 0.14 -0.14
word	export	-0.03 0.08 0.08 -0.05 -0.14
word	exporter	-0.09 -0.12 -0.11 0.13 -0.13
word	expos	-0.11 -0.14 -0.19 -0.03 0.15
word	express	-0.11 -0.07 0.03 0.01 -0.03
word	expulsion	-0.05 0.06 -0.01 -0.02 -0.13
word	extend	-0.19 0.07 0.07 -0.03 -0.17
word	extension	-0.16 -0.05 0.09 0.05 -0.14
word	extraordinary	-0.07 -0.01 -0.02 -0.13 0.10
word	extrem	-0.04 -0.05 -0.05 0.05 -0.01
word	extremely	-0.12 -0.08 -0.02 0.06 -0.15
word	eyes	-0.11 -0.10 0.08 -0.08 0.05
word	f	-0.08 0.07 0.04 -0.06 -0.16
word	fac	0.04 -0.25 -0.19 0.08 0.02
word	face	-0.25 -0.25 -0.11 0.06 0.07
word	facility	-0.14 0.09 0.12 -0.11 -0.08
word	factbox	-0.05 0.02 0.05 0.00 -0.07
word	factory	0.06 0.05 -0.03 -0.13 -0.09
word	fail	-0.22 -0.12 0.10 -0.08 0.03
word	failur	-0.09 -0.12 -0.12 0.01 0.06
word	fair	-0.03 0.02 -0.15 0.01 0.02
word	fake	-0.12 -0.11 -0.15 0.00 0.08
word	fall	-0.16 -0.10 -0.12 0.16 -0.05
word	fallout	-0.17 -0.07 0.03 0.06 -0.08
word	family	-0.23 -0.18 -0.10 -0.04 0.22
word	far	-0.14 -0.14 -0.01 -0.02 0.04
word	farsnew	-0.09 -0.12 -0.09 0.12 -0.09
word	fast	-0.13 -0.12 0.00 0.13 -0.15
word	fate	-0.09 -0.16 -0.19 0.10 -0.03
word	father	-0.08 -0.05 0.09 -0.13 0.03
word	fbi	-0.18 -0.12 0.11 0.03 -0.14
word	fcc	-0.07 -0.09 -0.12 -0.03 0.07
word	fear	0.04 0.04 -0.03 -0.05 -0.03
word	fed	-0.22 -0.14 0.04 0.03 -0.07
word	federal	-0.10 -0.09 -0.02 0.07 -0.02
word	fee	-0.14 -0.10 0.08 -0.03 -0.12
word	feedstock	-0.06 -0.18 -0.18 0.18 -0.14
word	feel	-0.14 -0.15 -0.13 0.11 -0.03
word	fees	-0.18 -0.08 0.10 -0.05 -0.12
word	fellow	-0.09 -0.10 -0.04 0.00 0.04
word	fertilizer	-0.07 -0.14 -0.15 -0.09 0.11
word	fetterman	-0.06 -0.08 -0.01 -0.02 0.02
word	few	-0.08 0.07 0.11 -0.05 -0.12
word	field	-0.16 -0.02 0.03 -0.01 0.01
word	fifth	0.04 -0.02 -0.05 0.09 -0.14
word	fight	-0.09 0.14 -0.13 -0.10 0.05
word	fighter	-0.07 0.07 -0.01 -0.01 -0.13
word	fil	-0.07 -0.09 -0.12 -0.09 0.11
word	file	-0.09 -0.10 -0.03 0.10 -0.09
word	fill	0.06 0.06 0.02 -0.10 -0.05
word	final	-0.08 0.03 0.07 -0.02 -0.11
word	finaliz	-0.12 -0.11 -0.12 0.12 -0.04
word	finally	-0.13 -0.12 -0.16 -0.10 0.13
word	financial	-0.08 0.05 -0.07 0.08 -0.12
word	find	-0.17 -0.20 -0.02 0.08 -0.02
word	fine	-0.13 -0.10 0.07 -0.02 -0.05
word	finish	-0.06 -0.05 -0.04 -0.02 0.04
word	fir	0.03 0.07 -0.04 -0.10 -0.11
word	fire	0.04 0.27 -0.03 -0.24 -0.17
word	firepower	-0.13 -0.11 0.11 -0.07 -0.14
word	firm	-0.11 -0.10 0.00 0.04 -0.06
word	first	0.12 -0.07 -0.05 0.03 -0.11
word	fit	-0.08 0.06 0.08 0.01 -0.10
word	five	-0.23 0.10 0.10 -0.15 -0.03
word	fix	-0.03 -0.09 -0.13 -0.07 0.10
word	flag	-0.09 -0.11 -0.11 -0.06 0.09
word	flagg	0.11 0.13 -0.11 -0.12 -0.17
word	flam	-0.05 0.06 -0.01 -0.15 0.01
word	flar	-0.12 -0.08 -0.05 0.12 -0.14
word	flee	-0.15 -0.13 0.03 0.03 0.01
word	fleet	0.05 -0.07 -0.10 0.07 0.01
word	flight	-0.18 -0.20 0.04 0.10 -0.07
word	float	-0.12 -0.07 0.03 -0.15 0.11
word	flow	-0.04 -0.03 -0.27 0.15 -0.07
word	fly	-0.10 0.06 0.01 -0.01 -0.08
word	fm	-0.25 -0.17 -0.03 0.11 -0.15
word	fmr	-0.10 0.05 -0.14 -0.15 0.11
word	focu	-0.13 -0.13 -0.02 -0.01 0.02
word	follow	0.04 -0.04 0.02 0.02 -0.13
word	food	-0.08 -0.14 -0.18 0.06 0.03
word	fool	-0.10 -0.15 -0.15 0.08 0.00
word	footag	0.03 0.15 -0.07 -0.03 -0.13
word	forc	0.08 -0.02 -0.09 0.00 -0.05
word	forecast	-0.08 -0.09 -0.09 0.14 -0.12
word	foreign	0.01 -0.03 0.02 0.03 -0.15
word	form	-0.11 -0.12 -0.14 0.09 0.02
word	former	-0.12 0.01 -0.06 -0.08 0.07
word	forward	-0.04 -0.08 -0.07 -0.06 0.07
word	found	-0.09 0.05 -0.18 -0.09 0.08
word	four	-0.12 0.14 0.02 0.00 -0.22
word	fourth	-0.07 0.06 -0.11 0.06 -0.13
word	fox	-0.17 -0.07 -0.09 -0.09 0.13
word	fragil	-0.18 -0.18 -0.09 0.01 0.09
word	fram	-0.09 -0.10 -0.08 0.10 -0.10
word	framework	0.07 0.02 -0.02 -0.02 -0.12
word	frantic	-0.13 0.12 0.12 -0.10 -0.14
word	freak	-0.09 -0.12 -0.16 -0.10 0.13
word	free	-0.17 -0.10 -0.02 0.01 0.03
word	freedom	-0.08 -0.11 -0.08 0.05 0.00
word	freight	-0.06 -0.10 -0.08 0.05 0.01
word	fresh	-0.16 0.16 0.00 -0.03 -0.22
word	friday	0.04 -0.10 0.09 -0.07 -0.07
word	friend	-0.12 -0.12 -0.15 -0.11 0.14
word	frigat	0.04 -0.04 -0.12 0.02 -0.14
word	front	0.07 -0.07 -0.11 -0.02 -0.06
word	frozen	-0.17 0.07 0.12 -0.11 -0.15
word	ftse	-0.06 -0.11 -0.14 0.14 -0.02
word	fuel	-0.11 0.06 -0.07 0.10 -0.12
word	full	-0.07 -0.17 -0.10 0.09 0.01
word	fully	-0.09 0.00 -0.03 -0.02 0.05
word	fun	-0.13 -0.06 0.12 -0.12 -0.06
word	fund	-0.14 -0.13 0.06 -0.03 -0.04
word	fundamental	-0.07 0.04 0.06 -0.07 -0.02
word	funeral	0.00 -0.17 -0.15 0.14 -0.04
word	furiou	-0.13 -0.16 0.00 0.07 -0.04
word	further	-0.05 0.06 -0.01 0.00 -0.08
word	fury	-0.10 -0.11 0.10 0.01 -0.13
word	futur	-0.14 -0.11 0.10 -0.09 0.00
word	g	-0.13 0.07 0.06 -0.03 -0.17
word	g7	-0.12 -0.01 0.07 -0.04 -0.09
word	gabbard	-0.10 -0.11 -0.06 0.10 -0.09
word	gain	-0.12 -0.13 -0.08 0.01 0.08
word	gam	-0.11 -0.05 -0.04 0.06 -0.04
word	gambl	-0.09 -0.10 -0.13 0.00 0.08
word	game	-0.10 0.00 0.01 -0.17 0.12
word	gaps	-0.11 -0.11 -0.09 0.12 -0.11
word	gas	-0.22 -0.07 0.01 -0.05 0.07
word	gasolin	-0.11 0.07 0.05 -0.04 -0.07
word	gave	-0.11 -0.03 -0.13 0.01 0.08
word	gen	0.06 0.02 -0.12 -0.12 0.06
word	general	-0.09 -0.03 -0.10 0.01 0.06
word	genocid	-0.06 -0.10 -0.11 0.04 0.03
word	genocidal	-0.13 -0.10 0.00 0.00 0.01
word	geopolitic	-0.07 -0.12 -0.11 -0.06 0.08
word	geopolitical	-0.06 -0.09 -0.09 -0.09 0.09
word	get	-0.16 -0.06 -0.07 0.02 0.05
word	gets	-0.19 -0.10 0.01 -0.04 0.06
word	gett	0.06 0.02 -0.05 -0.11 0.04
word	giant	0.00 0.11 0.08 -0.19 -0.05
word	girl	0.02 -0.19 -0.05 0.04 0.00
word	giv	-0.23 -0.02 0.12 -0.15 -0.01
word	give	-0.09 -0.01 0.06 -0.06 -0.02
word	given	-0.08 -0.10 0.03 0.04 -0.03
word	global	-0.22 -0.16 0.01 -0.03 0.04
word	globally	-0.09 -0.09 0.04 0.00 -0.02
word	go	0.03 -0.08 0.01 -0.14 0.06
word	goal	-0.12 -0.09 -0.06 0.08 -0.01
word	god	-0.08 -0.13 -0.18 -0.06 0.13
word	goes	0.01 0.02 -0.19 -0.17 0.13
word	gold	0.02 -0.03 -0.08 0.06 -0.06
word	golden	-0.08 -0.10 -0.12 -0.04 0.09
word	goldman	-0.13 -0.12 -0.12 -0.04 0.07
word	gonna	-0.11 -0.02 0.02 0.01 -0.03
word	good	0.05 -0.12 -0.19 0.08 0.09
word	gop	-0.07 -0.14 -0.17 -0.03 0.09
word	got	-0.12 0.02 0.12 -0.05 -0.14
word	government	0.01 -0.13 -0.06 -0.10 0.11
word	govt	-0.09 -0.11 0.06 0.00 -0.13
word	graham	-0.09 0.04 0.05 0.02 -0.08
word	great	-0.18 -0.10 0.05 0.01 -0.04
word	greater	-0.10 -0.10 -0.13 -0.12 0.12
word	green	-0.12 -0.16 -0.18 0.14 -0.01
word	grill	-0.05 -0.06 -0.04 0.01 0.00
word	grim	-0.05 -0.09 -0.09 0.03 0.00
word	grocery	-0.04 -0.05 -0.05 0.05 -0.04
word	ground	0.06 -0.06 0.07 -0.15 -0.02
word	group	-0.11 -0.06 -0.11 0.05 0.02
word	grow	-0.02 -0.09 0.01 0.01 -0.03
word	growth	-0.08 -0.10 -0.02 0.05 -0.04
word	guarante	-0.10 -0.12 -0.13 0.07 -0.01
word	guard	-0.21 -0.12 0.08 0.07 -0.04
word	guest	-0.12 -0.12 -0.15 -0.14 0.14
word	guidelin	-0.23 -0.15 -0.03 0.20 -0.22
word	gunboat	0.08 0.08 -0.03 -0.10 -0.10
word	gunfir	0.02 0.12 -0.07 -0.13 -0.11
word	hack	-0.01 -0.10 -0.13 0.07 0.04
word	hacker	-0.11 -0.01 0.12 -0.04 -0.14
word	hail	-0.10 -0.11 0.00 0.03 -0.02
word	half	-0.09 -0.08 0.10 -0.02 -0.10
word	hall	0.05 -0.09 -0.04 0.07 -0.09
word	halt	0.04 -0.17 0.07 -0.03 -0.12
word	hama	-0.21 -0.13 -0.12 0.19 -0.10
word	hand	-0.21 -0.12 -0.08 0.03 0.03
word	happen	-0.19 -0.17 0.02 0.13 -0.11
word	happy	-0.08 -0.10 -0.14 0.03 0.08
word	hard	-0.25 -0.15 0.10 -0.01 -0.01
word	hav	-0.08 -0.09 -0.06 0.03 0.01
word	haven	-0.09 -0.20 -0.16 0.14 -0.04
word	haven't	-0.07 -0.09 -0.06 0.12 -0.12
word	hawk	-0.08 -0.13 -0.11 -0.02 0.09
word	hay	-0.05 -0.05 -0.10 -0.11 0.11
word	he'll	-0.16 0.01 0.14 -0.12 -0.13
word	head	0.01 -0.15 -0.01 0.06 -0.09
word	headquarter	-0.06 0.12 -0.08 -0.14 -0.09
word	health	0.03 -0.10 -0.13 0.05 0.03
word	healthcar	0.04 -0.09 0.05 -0.11 -0.07
word	hear	-0.05 0.01 0.10 -0.13 -0.01
word	heard	0.12 -0.05 -0.07 -0.16 -0.12
word	heart	-0.12 -0.14 -0.13 0.01 0.13
word	heat	-0.10 -0.07 0.01 -0.03 0.02
word	heavy	-0.20 0.06 0.08 -0.01 -0.11
word	hedg	-0.03 -0.09 -0.07 0.11 -0.12
word	held	-0.16 -0.19 -0.14 0.21 -0.12
word	helicopter	0.10 -0.12 0.03 -0.05 -0.20
word	hell	-0.23 -0.03 0.16 -0.17 -0.05
word	help	-0.25 -0.05 0.03 0.09 -0.08
word	here	-0.07 -0.04 -0.01 -0.16 0.06
word	hid	-0.12 -0.18 -0.14 0.13 -0.08
word	hidden	0.02 0.06 -0.13 -0.04 -0.03
word	high	-0.10 0.02 -0.02 -0.03 0.00
word	higher	-0.08 -0.15 -0.01 0.09 -0.10
word	highest	-0.10 0.05 0.00 0.04 -0.15
word	highly	0.05 0.07 -0.09 0.04 -0.11
word	hik	-0.04 -0.07 -0.08 -0.03 0.04
word	hike	-0.13 -0.16 -0.16 0.17 -0.11
word	him	-0.18 -0.22 0.04 -0.03 0.06
word	hint	-0.08 0.08 0.04 -0.07 0.00
word	historic	-0.22 -0.13 0.00 0.02 -0.05
word	history	-0.12 -0.08 -0.02 -0.02 0.04
word	hit	0.08 0.20 0.02 -0.19 -0.22
word	hits	-0.03 0.11 -0.03 -0.18 0.01
word	hitt	0.03 0.11 -0.07 -0.10 -0.10
word	hold	-0.14 -0.24 0.05 0.08 -0.15
word	hole	0.05 0.12 -0.08 -0.13 -0.12
word	holiday	-0.07 -0.10 -0.03 0.07 -0.06
word	hom	0.00 0.07 -0.16 0.00 -0.03
word	home	-0.23 -0.11 -0.07 0.01 0.06
word	honcho	-0.03 -0.04 -0.05 0.00 0.02
word	honor	-0.04 -0.09 -0.12 -0.08 0.10
word	hop	-0.23 -0.08 -0.19 0.16 0.04
word	hope	-0.08 0.02 -0.21 0.01 0.03
word	hospital	0.05 0.10 -0.14 -0.08 -0.11
word	host	0.11 -0.05 0.01 -0.10 -0.03
word	hostil	-0.16 0.04 0.00 0.03 -0.06
word	hostility	0.04 -0.13 -0.14 0.05 -0.08
word	hotel	-0.08 0.14 -0.11 -0.18 0.03
word	hour	0.02 0.07 0.05 -0.08 -0.06
word	hous	-0.15 0.01 -0.05 0.07 -0.08
word	how	-0.21 -0.29 -0.09 0.05 0.05
word	hub	-0.13 -0.04 0.10 -0.14 0.01
word	huge	-0.14 0.05 -0.13 -0.06 0.08
word	human	-0.11 -0.14 -0.12 0.02 0.05
word	humanity	-0.11 -0.12 -0.11 0.08 -0.04
word	hundred	0.10 -0.05 -0.19 0.03 -0.17
word	hunt	-0.12 0.03 0.09 -0.10 -0.04
word	hurt	0.02 0.08 -0.01 -0.09 -0.12
word	hype	-0.06 -0.07 -0.09 -0.06 0.07
word	hyperliquid	-0.05 0.05 0.04 -0.12 0.05
word	i	-0.16 -0.10 -0.04 0.06 -0.01
word	i'm	-0.04 -0.05 -0.08 -0.07 0.07
word	idea	-0.13 -0.17 -0.18 -0.01 0.09
word	identify	-0.14 -0.17 -0.16 0.16 -0.04
word	iea	-0.13 0.00 0.07 0.00 -0.21
word	if	-0.25 -0.15 0.20 -0.16 0.00
word	ignit	-0.08 -0.09 -0.10 -0.01 0.09
word	ignor	0.03 0.01 0.04 -0.05 -0.01
word	iii	-0.07 -0.12 -0.06 0.13 -0.13
word	illegal	-0.07 -0.13 -0.08 0.14 -0.12
word	imag	-0.21 -0.16 -0.14 0.17 -0.02
word	imf	-0.13 -0.11 -0.06 0.13 -0.10
word	immediately	-0.07 0.12 0.11 -0.23 -0.05
word	imminent	0.04 -0.16 -0.09 -0.01 0.04
word	impact	-0.22 -0.03 -0.13 0.02 0.07
word	implication	-0.05 -0.09 -0.09 -0.08 0.08
word	import	-0.08 -0.11 -0.16 -0.06 0.09
word	importanc	-0.08 -0.09 -0.09 -0.03 0.05
word	important	-0.10 -0.01 0.06 0.05 -0.12
word	impos	-0.15 -0.01 0.14 -0.13 -0.13
word	inch	-0.11 -0.11 -0.10 0.12 -0.09
word	incident	-0.02 0.08 -0.16 -0.01 -0.17
word	includ	0.02 -0.04 0.11 -0.06 -0.20
word	increas	0.01 -0.08 -0.06 0.06 -0.03
word	increasingly	-0.11 -0.14 -0.13 0.03 0.07
word	independent	-0.09 -0.11 -0.11 0.04 0.05
word	indicat	-0.09 0.00 -0.04 0.01 0.03
word	industrial	0.04 0.02 0.02 -0.13 -0.16
word	industry	-0.14 -0.13 0.02 0.06 -0.07
word	infiltration	0.13 0.06 -0.02 -0.05 -0.25
word	inflation	-0.13 -0.06 -0.03 -0.01 0.02
word	influenc	-0.09 -0.11 -0.13 0.02 0.03
word	influencer	-0.05 -0.07 -0.18 -0.15 0.15
word	inform	-0.08 0.02 0.11 -0.09 -0.11
word	infrastructur	-0.09 0.09 -0.15 -0.19 0.10
word	injur	-0.02 0.10 -0.06 -0.07 -0.14
word	injury	-0.15 -0.03 -0.15 0.06 0.06
word	insid	-0.12 -0.02 -0.05 -0.10 0.09
word	insider	-0.08 -0.15 -0.20 0.00 0.11
word	insight	-0.11 -0.09 -0.12 -0.17 0.18
word	insist	-0.17 -0.04 -0.09 0.13 -0.08
word	inspect	-0.15 0.04 0.03 -0.03 -0.10
word	inspector	-0.22 -0.05 0.05 0.02 -0.14
word	insufficient	-0.14 -0.15 -0.14 0.13 0.07
word	insuranc	-0.08 0.10 0.13 -0.10 -0.14
word	insurer	-0.13 0.04 0.09 -0.04 -0.16
word	integrity	-0.12 -0.08 -0.04 -0.01 0.04
word	intel	-0.18 -0.05 -0.21 0.17 -0.14
word	intelligenc	0.00 0.07 -0.15 0.02 -0.02
word	intend	-0.06 -0.07 -0.10 -0.12 0.11
word	intens	0.03 0.09 -0.10 -0.17 -0.17
word	intensify	0.02 0.19 -0.09 -0.07 -0.22
word	intercept	-0.09 0.05 0.02 -0.03 -0.17
word	interception	-0.04 -0.07 -0.10 0.04 0.07
word	interceptor	-0.14 -0.02 -0.06 -0.09 0.07
word	interest	-0.18 -0.15 -0.05 0.02 0.02
word	interior	-0.08 -0.10 -0.05 0.04 0.05
word	international	-0.09 -0.04 -0.07 0.12 -0.07
word	internet	-0.14 -0.08 0.05 -0.01 -0.05
word	interven	-0.12 0.08 0.06 0.02 -0.15
word	intervention	-0.09 0.06 0.15 -0.09 -0.10
word	interview	0.01 0.06 0.05 0.04 -0.15
word	invad	-0.09 -0.09 -0.12 0.07 -0.02
word	invasion	-0.01 -0.06 0.03 -0.21 0.08
word	investigat	-0.15 -0.14 -0.20 0.11 -0.02
word	investigation	-0.12 -0.14 -0.08 0.15 -0.17
word	investigator	-0.09 -0.09 -0.12 0.11 -0.07
word	investor	-0.05 -0.16 -0.02 0.06 -0.04
word	invit	0.05 0.17 0.05 -0.13 -0.12
word	invok	-0.10 -0.09 -0.11 -0.01 0.08
word	involv	0.07 0.03 0.04 -0.13 -0.04
word	involvement	-0.11 -0.01 0.02 0.03 -0.13
word	is	-0.33 -0.26 -0.13 0.03 0.25
word	islamic	0.06 -0.11 -0.13 0.01 0.04
word	island	-0.02 0.00 0.05 0.03 -0.12
word	isn't	-0.15 -0.13 -0.09 0.01 0.10
word	issu	-0.29 -0.11 0.20 -0.10 -0.13
word	itself	-0.11 -0.08 -0.08 0.10 -0.09
word	jail	-0.07 -0.12 -0.13 0.14 -0.13
word	jake	-0.11 -0.08 0.00 -0.09 0.04
word	jazeera	-0.02 0.06 -0.16 0.00 -0.03
word	jeffry	-0.08 -0.07 -0.05 0.01 -0.01
word	jenning	-0.10 -0.09 -0.12 -0.09 0.11
word	jesu	-0.17 -0.19 -0.17 -0.04 0.14
word	jet	-0.04 0.06 -0.04 0.00 -0.08
word	jets	-0.06 0.16 0.06 -0.13 -0.13
word	jewish	-0.12 -0.10 -0.13 -0.03 0.14
word	jimmy	-0.07 -0.10 -0.11 -0.09 0.11
word	jitter	-0.06 -0.09 -0.02 0.10 -0.13
word	job	-0.14 0.00 0.03 0.00 -0.04
word	jobs	-0.09 -0.11 -0.14 -0.11 0.12
word	joe	-0.13 -0.17 -0.13 0.07 -0.01
word	john	-0.15 -0.18 -0.16 0.01 0.09
word	join	0.04 -0.15 0.08 -0.02 -0.13
word	joint	0.02 -0.06 0.06 -0.05 -0.05
word	jok	-0.10 -0.12 -0.12 -0.08 0.11
word	joke	-0.09 -0.11 -0.11 -0.05 0.08
word	jolt	-0.06 -0.04 0.06 -0.10 0.03
word	jon	-0.12 -0.11 -0.18 -0.04 0.12
word	journalist	-0.16 0.06 -0.08 0.05 -0.13
word	judg	-0.13 -0.12 0.03 0.11 -0.14
word	july	-0.11 -0.09 -0.13 0.05 0.04
word	jump	-0.05 0.08 0.00 -0.02 -0.04
word	june	0.06 -0.07 -0.17 -0.16 0.10
word	just	-0.07 0.02 -0.02 -0.20 0.14
word	justification	-0.11 -0.11 -0.16 -0.13 0.14
word	justify	-0.10 -0.10 -0.09 0.02 0.01
word	k	-0.09 0.05 -0.17 0.05 -0.06
word	kaitlan	-0.12 -0.12 -0.09 0.06 0.06
word	karl	-0.08 -0.11 -0.11 -0.12 0.12
word	karolin	-0.16 -0.14 -0.15 0.01 0.14
word	kash	-0.12 -0.10 -0.04 0.05 0.00
word	keep	-0.25 -0.06 -0.05 -0.03 0.09
word	keir	-0.07 -0.13 0.05 0.00 -0.02
word	kelly	-0.05 -0.06 -0.10 -0.09 0.09
word	kent	-0.10 -0.13 -0.01 0.09 -0.08
word	kept	-0.11 -0.13 -0.10 0.15 -0.13
word	kerry	-0.10 -0.09 -0.13 -0.13 0.13
word	key	-0.08 -0.07 -0.14 0.00 0.11
word	khalil	-0.12 -0.07 -0.11 0.07 -0.01
word	kick	-0.14 0.10 0.10 -0.07 -0.09
word	kill	0.10 0.01 -0.02 -0.05 -0.11
word	kimmel	-0.07 -0.10 -0.13 -0.01 0.10
word	king	-0.06 0.02 -0.09 0.04 -0.13
word	kittleson	-0.05 0.02 -0.12 0.06 -0.10
word	knock	-0.13 -0.07 0.08 -0.06 -0.02
word	know	0.00 0.03 0.00 -0.12 0.02
word	korea	-0.06 -0.11 -0.13 -0.01 0.08
word	kurd	-0.13 -0.16 -0.18 0.09 0.06
word	kurdish	-0.11 0.06 -0.08 -0.05 0.06
word	la	-0.08 -0.14 -0.18 -0.01 0.13
word	lack	-0.07 -0.08 -0.11 0.06 -0.02
word	lake	-0.12 0.01 0.08 -0.12 0.03
word	land	-0.11 0.10 -0.05 0.00 -0.13
word	larg	-0.14 0.05 -0.03 0.03 -0.01
word	largely	-0.08 -0.11 -0.11 0.06 0.01
word	largest	-0.13 0.01 0.04 -0.16 0.06
word	lash	-0.15 0.03 -0.17 0.02 0.01
word	last	-0.22 -0.12 0.00 0.08 -0.03
word	late	-0.10 -0.12 -0.02 0.06 0.00
word	latest	0.04 0.05 -0.06 -0.10 0.03
word	launch	0.15 0.07 0.04 -0.14 -0.28
word	launcher	-0.21 -0.11 -0.12 0.15 -0.15
word	law	-0.14 -0.16 -0.06 0.06 -0.02
word	lawmaker	-0.07 -0.02 0.01 -0.02 0.01
word	lay	-0.17 0.01 -0.02 0.08 -0.13
word	lays	-0.13 -0.05 0.09 0.00 -0.09
word	lead	-0.16 -0.14 0.02 0.02 0.01
word	leader	-0.02 0.02 0.04 0.01 -0.10
word	leadership	-0.02 -0.06 -0.19 -0.04 0.09
word	leaf	-0.11 -0.03 0.02 0.03 -0.11
word	leak	-0.07 0.02 0.05 0.08 -0.22
word	learn	-0.11 -0.13 -0.14 -0.10 0.12
word	least	0.20 0.02 -0.17 -0.09 -0.12
word	leav	-0.24 0.05 0.13 -0.22 -0.03
word	led	-0.11 -0.03 -0.06 -0.02 0.07
word	left	-0.10 -0.08 -0.22 0.12 0.05
word	legal	-0.14 -0.17 -0.18 0.09 0.02
word	legitimat	-0.08 0.06 0.08 -0.08 -0.09
word	less	-0.08 0.05 -0.10 -0.05 0.01
word	lesson	-0.06 -0.07 -0.09 -0.02 0.05
word	let	-0.13 -0.13 0.03 -0.11 0.09
word	level	-0.03 -0.07 0.04 0.00 -0.13
word	leverag	-0.09 -0.13 -0.11 -0.10 0.12
word	licens	-0.06 0.00 0.03 0.04 -0.08
word	lies	-0.07 -0.06 -0.13 -0.11 0.12
word	life	-0.14 -0.13 -0.05 0.02 0.06
word	lifelin	-0.04 -0.09 -0.06 0.11 -0.08
word	lift	-0.24 -0.16 -0.03 0.07 -0.06
word	like	0.02 -0.16 -0.16 -0.17 0.21
word	likely	-0.12 -0.13 -0.07 0.03 0.04
word	limit	0.05 -0.17 0.02 -0.09 0.03
word	lin	-0.19 -0.11 -0.02 0.02 0.03
word	lindsey	-0.07 -0.05 -0.03 0.03 -0.03
word	line	-0.11 -0.10 0.02 0.00 0.02
word	linger	-0.07 -0.09 -0.06 0.11 -0.13
word	link	-0.24 -0.19 0.08 0.11 -0.20
word	list	-0.15 -0.06 0.06 -0.18 0.09
word	littl	-0.16 -0.20 -0.25 -0.07 0.18
word	liv	-0.02 0.00 -0.07 -0.08 0.06
word	live	0.17 0.10 -0.02 -0.19 -0.16
word	lng	-0.20 -0.18 -0.04 0.07 -0.03
word	load	-0.18 -0.01 0.10 -0.03 -0.09
word	lock	0.00 0.12 0.09 -0.05 -0.17
word	long	-0.24 -0.10 0.04 0.03 -0.05
word	longer	0.10 0.12 -0.07 -0.06 -0.04
word	look	-0.15 -0.18 -0.20 0.07 0.05
word	loom	-0.19 -0.03 -0.18 -0.01 0.12
word	los	-0.12 -0.12 0.02 -0.04 0.03
word	lose	-0.09 -0.10 -0.01 0.10 -0.09
word	loss	-0.11 -0.11 -0.02 0.03 0.00
word	lost	-0.13 -0.06 0.03 -0.03 0.02
word	lot	-0.11 -0.03 0.02 -0.09 0.05
word	love	-0.06 -0.11 -0.14 -0.13 0.13
word	low	-0.11 -0.11 -0.12 0.00 0.08
word	lower	-0.11 -0.01 -0.13 0.13 -0.07
word	ly	-0.10 -0.11 -0.12 0.04 0.08
word	made	-0.20 -0.16 -0.12 0.11 -0.04
word	maga	-0.12 -0.15 -0.27 -0.07 0.18
word	maher	-0.13 -0.12 -0.18 -0.16 0.17
word	main	-0.20 0.00 -0.13 0.07 0.01
word	maintain	-0.11 0.03 0.10 -0.10 -0.05
word	majeur	-0.13 0.01 0.13 -0.13 -0.10
word	major	0.13 0.02 -0.09 -0.07 -0.10
word	majority	-0.14 -0.13 -0.12 0.09 -0.03
word	mak	-0.16 0.02 0.00 0.01 -0.04
word	make	-0.19 -0.15 -0.04 0.05 -0.01
word	mall	0.04 -0.09 -0.14 -0.12 0.10
word	man	-0.14 0.03 0.07 -0.04 -0.13
word	manag	-0.08 -0.15 -0.11 0.13 -0.07
word	manu	-0.11 -0.12 -0.13 -0.13 0.13
word	many	-0.08 -0.04 -0.08 -0.06 0.11
word	map	-0.15 -0.14 -0.20 0.03 0.14
word	mapp	-0.10 -0.11 -0.10 0.03 0.07
word	marathon	-0.14 0.03 0.10 0.01 -0.15
word	march	-0.11 -0.01 -0.01 0.02 -0.04
word	margin	-0.09 -0.14 -0.12 0.04 0.08
word	marin	-0.09 -0.04 0.01 -0.04 0.01
word	marina	0.07 -0.06 0.02 -0.09 -0.08
word	maritim	-0.01 0.03 -0.02 0.02 -0.11
word	marjori	-0.04 -0.04 -0.06 -0.06 0.06
word	mark	-0.04 0.05 0.04 -0.05 -0.01
word	market	-0.01 -0.17 -0.07 -0.05 0.13
word	martyr	-0.12 0.00 -0.07 0.09 -0.05
word	mass	-0.08 -0.11 0.06 0.03 -0.11
word	massi	-0.04 -0.08 -0.06 0.05 -0.01
word	massiv	0.15 0.05 -0.06 -0.26 -0.05
word	matter	-0.07 -0.12 -0.14 0.03 0.05
word	may	-0.34 -0.26 -0.14 0.04 0.16
word	me	-0.06 -0.12 -0.08 0.03 -0.01
word	mean	-0.10 -0.13 -0.08 -0.06 0.11
word	meant	-0.10 -0.08 0.02 0.06 -0.12
word	measur	-0.11 0.07 0.11 -0.08 -0.09
word	mechanism	-0.17 -0.15 -0.02 0.09 -0.10
word	media	-0.03 0.02 0.00 -0.03 -0.09
word	mediat	-0.17 -0.04 0.09 -0.01 -0.18
word	mediation	-0.14 0.03 0.05 -0.02 -0.17
word	mediator	-0.21 -0.06 0.06 -0.03 -0.08
word	medic	0.09 -0.08 -0.16 0.05 -0.13
word	medical	-0.12 0.08 0.09 -0.15 -0.11
word	meet	-0.21 -0.01 -0.03 0.07 -0.10
word	meg	-0.03 -0.08 -0.10 -0.02 0.06
word	megyn	-0.05 -0.06 -0.08 -0.04 0.06
word	member	-0.21 -0.03 0.11 -0.03 -0.15
word	memorandum	-0.06 -0.07 0.07 -0.03 -0.08
word	messag	-0.16 -0.09 -0.01 -0.04 0.05
word	met	-0.10 -0.11 -0.03 0.13 -0.13
word	methanol	-0.05 -0.10 -0.06 0.08 -0.06
word	michigan	-0.13 -0.13 -0.08 0.12 -0.06
word	middl	-0.16 -0.13 -0.12 0.11 -0.02
word	midterm	-0.04 -0.08 -0.12 -0.11 0.12
word	might	-0.11 -0.02 -0.03 -0.07 0.07
word	mil	-0.05 -0.01 -0.11 -0.12 0.11
word	miliband	-0.05 -0.08 -0.06 0.00 0.01
word	militant	0.01 -0.10 -0.12 0.02 0.06
word	military	-0.13 -0.04 0.00 0.04 -0.02
word	million	-0.16 -0.01 0.01 0.04 -0.08
word	min	-0.12 0.02 0.04 -0.08 -0.08
word	mind	-0.08 -0.09 -0.11 -0.01 0.06
word	mine	-0.05 0.12 -0.03 -0.17 -0.05
word	minister	-0.21 -0.03 0.05 0.09 -0.17
word	ministry	0.07 0.06 0.01 -0.11 -0.18
word	minut	-0.15 -0.04 -0.21 0.09 0.04
word	miscalculation	-0.09 -0.12 -0.14 -0.13 0.14
word	mislead	-0.03 -0.05 0.06 0.10 -0.11
word	miss	0.16 -0.07 0.03 -0.11 -0.12
word	missil	0.01 0.02 -0.12 -0.02 0.04
word	mission	-0.16 -0.02 -0.14 -0.03 0.12
word	mistak	-0.14 -0.14 -0.13 -0.10 0.12
word	mix	-0.11 -0.06 -0.01 -0.09 0.08
word	mn	-0.08 0.11 0.10 -0.16 -0.15
word	mock	-0.12 0.01 -0.09 -0.02 0.05
word	mohammad	0.05 0.06 -0.15 -0.19 0.09
word	moment	0.06 0.07 -0.19 -0.09 -0.03
word	monday	-0.15 0.04 0.16 -0.11 -0.15
word	money	-0.14 -0.07 -0.01 -0.07 0.07
word	monitor	-0.11 0.07 -0.16 -0.01 -0.02
word	month	-0.15 0.00 0.07 0.09 -0.23
word	more	0.05 0.07 0.06 -0.16 -0.11
word	morn	-0.08 -0.09 0.00 0.06 -0.10
word	mortgag	-0.10 0.07 0.06 -0.09 -0.05
word	mosqu	-0.11 0.06 -0.12 0.03 -0.13
word	most	0.06 -0.09 0.01 -0.08 0.03
word	mostly	-0.10 -0.14 -0.12 0.10 0.04
word	mother	-0.09 -0.11 -0.07 0.01 0.05
word	mou	0.13 0.06 -0.10 -0.02 -0.16
word	mount	-0.01 -0.05 0.06 0.02 -0.09
word	mountain	-0.08 0.04 -0.01 -0.09 0.04
word	mourn	-0.15 -0.15 0.04 0.08 -0.15
word	mov	-0.18 -0.10 0.07 -0.07 0.00
word	move	-0.10 0.01 -0.01 -0.05 0.01
word	mp	-0.11 -0.13 -0.12 0.03 0.04
word	mr	-0.14 -0.08 -0.01 0.12 -0.14
word	ms	-0.09 -0.02 -0.24 -0.07 0.13
word	much	-0.07 -0.03 -0.07 -0.07 0.11
word	mull	-0.14 0.05 0.14 -0.11 -0.15
word	mullah	0.06 -0.10 0.07 -0.15 -0.03
word	multi	-0.09 -0.11 0.03 -0.05 0.06
word	multipl	0.14 0.08 -0.15 -0.20 -0.16
word	municipal	0.18 0.14 -0.13 -0.15 -0.12
word	munition	-0.09 0.04 -0.13 -0.11 0.06
word	muslim	-0.05 -0.08 -0.06 -0.06 0.08
word	must	-0.06 -0.16 -0.12 0.03 0.08
word	mut	-0.07 -0.10 -0.12 0.13 -0.08
word	my	-0.15 -0.15 -0.05 0.07 -0.03
word	mysteriou	-0.09 -0.08 0.06 0.01 -0.11
word	mystery	-0.09 -0.12 -0.13 0.12 -0.09
word	nam	-0.23 -0.15 0.09 0.08 -0.13
word	name	-0.08 -0.13 -0.16 -0.14 0.15
word	narrow	-0.04 -0.11 -0.13 0.01 0.09
word	nasdaq	-0.03 -0.07 -0.07 0.08 -0.04
word	nation	-0.03 -0.04 0.13 -0.04 -0.16
word	national	0.02 -0.05 -0.09 0.04 -0.01
word	nationwid	-0.12 0.07 0.06 -0.10 -0.10
word	natural	-0.06 -0.03 0.02 0.03 -0.07
word	naval	-0.04 0.04 0.00 -0.03 -0.02
word	navy	-0.21 -0.19 -0.06 0.14 -0.08
word	nbc	-0.03 -0.04 -0.04 0.11 -0.07
word	near	-0.22 0.08 0.15 -0.09 -0.18
word	nearly	-0.05 -0.03 0.07 -0.02 -0.06
word	need	-0.01 -0.13 -0.16 -0.03 0.10
word	negotiat	0.02 0.00 -0.14 -0.08 0.11
word	negotiation	-0.29 -0.03 -0.08 -0.02 0.11
word	negotiator	-0.25 -0.14 -0.05 0.07 -0.03
word	neighbor	-0.06 -0.01 0.02 -0.06 0.02
word	neighbour	-0.13 -0.11 0.13 -0.03 -0.16
word	neither	-0.13 -0.04 0.03 -0.13 0.07
word	nerv	-0.10 -0.11 -0.10 0.04 0.04
word	net	-0.12 -0.15 -0.16 0.01 0.07
word	network	-0.15 -0.12 -0.01 0.04 -0.03
word	neutral	-0.16 -0.06 0.04 -0.02 -0.02
word	neutrality	-0.06 -0.09 -0.03 0.09 -0.11
word	never	-0.12 -0.12 -0.12 -0.05 0.14
word	new	-0.02 0.04 0.03 -0.11 0.02
word	news	-0.05 -0.03 -0.11 -0.05 0.11
word	next	-0.16 0.07 0.01 0.01 -0.08
word	night	0.02 0.03 0.11 -0.11 -0.15
word	no	-0.29 0.01 -0.08 0.02 0.05
word	nobel	-0.12 -0.12 -0.15 -0.14 0.15
word	nobody	-0.10 -0.10 -0.03 0.07 -0.02
word	non	-0.13 -0.08 0.07 -0.05 -0.07
word	nor	-0.13 -0.04 0.03 -0.13 0.07
word	north	-0.17 -0.14 -0.16 0.03 0.12
word	northern	-0.05 0.08 -0.15 -0.08 0.05
word	not	-0.41 -0.33 -0.11 0.14 0.17
word	noth	-0.13 -0.13 -0.16 0.06 0.06
word	notic	0.00 0.08 -0.06 -0.09 0.03
word	now	0.05 -0.06 -0.03 -0.10 0.04
word	nowher	-0.09 -0.09 -0.13 0.03 0.08
word	nuclear	0.06 -0.19 -0.10 0.04 0.01
word	nuk	-0.13 -0.06 0.01 0.06 -0.11
word	nuke	-0.09 0.00 0.01 -0.13 0.07
word	ny	-0.10 0.04 -0.05 0.01 0.00
word	nyt	-0.09 0.11 0.08 -0.13 -0.04
word	obama	-0.07 -0.07 -0.15 -0.08 0.10
word	objectiv	-0.20 -0.11 -0.04 -0.06 0.09
word	oblig	-0.03 -0.07 0.00 0.06 -0.09
word	obliterat	0.04 0.14 -0.09 -0.07 -0.21
word	obliteration	-0.03 -0.03 0.05 -0.03 -0.12
word	occupation	-0.16 -0.15 0.02 0.04 -0.05
word	occupy	-0.08 -0.02 0.04 0.00 -0.08
word	odds	-0.12 -0.12 -0.12 0.07 -0.01
word	off	0.09 0.05 -0.02 -0.18 0.00
word	offensiv	-0.11 -0.15 0.08 -0.08 0.02
word	offer	-0.20 -0.18 0.01 0.05 -0.03
word	offic	-0.13 0.01 0.03 0.00 -0.06
word	officer	0.03 0.08 0.02 -0.18 -0.12
word	official	-0.17 0.03 0.10 0.01 -0.12
word	often	-0.12 -0.11 -0.13 -0.09 0.12
word	oh	-0.03 -0.07 -0.10 -0.11 0.10
word	oil	-0.05 0.05 -0.01 -0.02 -0.03
word	oils	-0.05 -0.10 -0.11 -0.01 0.04
word	old	0.01 -0.05 -0.16 0.00 0.08
word	oliver	-0.10 -0.08 -0.11 -0.05 0.07
word	once	-0.01 0.05 -0.09 -0.16 0.09
word	one	-0.08 0.08 0.11 -0.20 -0.06
word	ongo	0.06 -0.06 -0.26 0.04 0.06
word	onlin	-0.05 -0.07 -0.09 -0.06 0.07
word	only	-0.19 -0.04 -0.24 0.05 0.09
word	op	-0.07 -0.09 -0.12 0.08 0.00
word	open	0.01 0.03 0.10 -0.05 -0.17
word	operat	-0.02 0.06 -0.03 0.05 -0.15
word	operation	0.16 -0.16 -0.04 -0.02 -0.10
word	operativ	0.08 0.02 -0.09 -0.11 0.08
word	opinion	-0.10 -0.14 -0.17 0.02 0.08
word	opportunity	-0.11 -0.13 -0.10 -0.01 0.09
word	oppos	-0.15 -0.16 -0.15 0.05 0.02
word	opposition	-0.08 -0.11 -0.13 -0.04 0.11
word	option	-0.19 -0.08 -0.11 0.09 0.05
word	order	0.01 -0.05 0.19 -0.16 -0.19
word	oscar	-0.05 -0.09 0.04 0.06 -0.06
word	other	-0.05 0.00 -0.17 -0.07 0.13
word	our	-0.07 0.04 -0.08 -0.10 0.06
word	out	-0.28 -0.19 0.08 0.03 -0.05
word	outcom	-0.03 -0.03 -0.09 -0.08 0.08
word	outlet	-0.10 -0.10 -0.11 -0.09 0.11
word	outlook	-0.04 -0.13 -0.17 -0.11 0.13
word	output	-0.17 0.04 0.12 -0.07 -0.19
word	outrag	-0.09 -0.12 -0.08 0.06 -0.02
word	outrageou	-0.07 -0.08 0.04 0.09 -0.10
word	outsid	-0.15 -0.15 -0.15 0.10 -0.01
word	over	-0.02 0.04 -0.04 0.03 -0.07
word	overhead	-0.08 0.09 -0.01 0.04 -0.13
word	overlook	-0.05 -0.10 -0.12 -0.11 0.11
word	overnight	0.06 0.16 -0.17 -0.19 -0.20
word	overshadow	-0.09 -0.03 0.05 0.03 -0.12
word	own	-0.02 -0.10 -0.21 -0.06 0.16
word	owner	-0.03 -0.08 0.04 0.09 -0.09
word	p	-0.06 -0.09 -0.09 0.11 -0.07
word	pact	-0.13 -0.08 0.05 -0.02 -0.04
word	page	-0.08 -0.10 -0.09 0.09 -0.08
word	pain	-0.08 -0.10 -0.10 -0.06 0.09
word	palestinian	-0.04 0.09 0.04 0.00 -0.11
word	panel	-0.14 -0.14 -0.14 0.07 0.08
word	panic	-0.09 -0.09 0.04 0.08 -0.11
word	panick	-0.05 -0.09 -0.07 0.06 -0.01
word	parad	-0.02 0.06 -0.09 -0.10 0.03
word	paramedic	-0.15 0.02 -0.15 -0.04 0.06
word	parliament	-0.11 -0.06 0.06 0.05 -0.13
word	part	-0.01 0.03 0.01 0.04 -0.16
word	participat	-0.03 -0.08 -0.07 0.07 -0.08
word	participation	-0.08 0.14 0.12 -0.13 -0.12
word	partner	-0.08 -0.13 -0.11 0.07 -0.03
word	party	-0.13 -0.12 0.01 0.01 -0.01
word	pass	0.03 -0.08 0.09 -0.06 -0.18
word	passag	-0.16 -0.19 -0.03 0.11 -0.10
word	passenger	-0.10 -0.11 0.05 -0.06 0.02
word	past	0.01 0.09 -0.02 -0.04 -0.04
word	patel	-0.12 -0.10 -0.04 0.05 0.00
word	path	-0.20 -0.11 0.02 0.13 -0.22
word	patient	-0.09 0.13 -0.09 -0.11 -0.13
word	pattern	-0.03 0.03 -0.07 -0.09 0.05
word	paus	0.14 -0.08 -0.21 -0.03 0.02
word	pay	-0.20 -0.05 0.02 0.02 -0.03
word	peac	-0.03 0.07 0.00 -0.05 -0.01
word	peaceful	-0.09 0.05 0.01 0.03 -0.11
word	peacekeeper	0.13 0.16 -0.12 -0.18 -0.16
word	peacemaker	-0.06 -0.08 -0.01 -0.02 0.03
word	pedro	-0.06 -0.07 -0.02 0.08 -0.11
word	peer	-0.06 -0.10 -0.12 0.05 0.03
word	peopl	0.12 -0.13 -0.06 -0.10 0.06
word	per	-0.11 0.05 0.01 0.00 -0.05
word	percent	-0.15 0.05 0.12 -0.09 -0.18
word	period	-0.13 -0.06 0.11 -0.08 -0.13
word	permanent	-0.13 -0.15 -0.13 0.17 -0.15
word	persian	-0.12 -0.13 -0.14 -0.08 0.11
word	persist	-0.13 -0.14 0.04 0.06 -0.08
word	person	-0.06 -0.12 -0.15 -0.01 0.12
word	personnel	-0.08 0.01 -0.13 0.07 -0.10
word	peter	-0.09 -0.08 -0.12 -0.10 0.12
word	petrochemical	0.03 0.01 0.08 -0.11 -0.14
word	petrol	-0.11 -0.02 0.07 -0.01 -0.05
word	petroleum	-0.08 0.09 0.07 -0.10 0.03
word	phas	-0.14 -0.15 -0.24 0.09 0.09
word	phillip	-0.08 -0.08 -0.12 0.04 0.06
word	phon	-0.18 -0.05 0.00 0.09 -0.13
word	photo	-0.14 -0.17 -0.13 0.11 -0.01
word	pick	-0.07 -0.12 -0.15 0.14 -0.09
word	pictur	-0.11 -0.10 -0.16 -0.02 0.12
word	pilot	-0.17 -0.04 0.11 -0.14 0.02
word	pipelin	-0.11 -0.15 -0.15 0.01 0.09
word	plac	-0.09 -0.05 0.04 -0.03 -0.02
word	plan	0.04 0.04 0.01 0.03 -0.22
word	plann	0.05 -0.04 -0.05 0.06 -0.14
word	plant	0.12 0.02 0.01 -0.16 -0.14
word	play	-0.20 -0.15 -0.07 0.01 0.06
word	playbook	-0.10 -0.13 -0.10 -0.03 0.07
word	player	-0.07 -0.09 -0.01 0.07 -0.07
word	pledg	-0.10 -0.15 -0.10 0.10 -0.02
word	plot	-0.08 0.02 0.09 -0.12 -0.03
word	plug	-0.08 -0.03 -0.03 -0.13 0.10
word	plummet	-0.11 -0.07 0.15 -0.06 -0.16
word	plung	-0.18 0.19 0.17 -0.18 -0.10
word	plus	0.02 -0.15 -0.13 0.04 0.03
word	pm	-0.10 -0.17 -0.01 0.14 -0.14
word	podcast	-0.07 -0.16 -0.18 0.01 0.13
word	point	-0.01 -0.02 -0.01 -0.11 0.11
word	pois	-0.07 -0.14 -0.14 0.01 0.08
word	polic	-0.01 0.00 -0.07 0.08 -0.16
word	policy	-0.16 -0.19 -0.12 0.08 -0.03
word	politic	-0.06 -0.11 -0.15 -0.04 0.11
word	political	-0.10 -0.16 -0.22 0.00 0.11
word	politician	-0.13 -0.12 -0.11 0.11 -0.03
word	poll	-0.14 -0.14 -0.19 -0.07 0.12
word	polymarket	-0.09 -0.16 -0.18 0.03 0.07
word	poor	-0.14 -0.15 -0.15 0.11 0.03
word	popular	-0.11 -0.12 -0.13 -0.02 0.08
word	port	0.04 0.12 0.03 -0.17 -0.06
word	pos	-0.10 -0.04 0.02 0.05 -0.09
word	pose	-0.08 -0.11 -0.13 -0.09 0.11
word	position	-0.08 -0.13 -0.11 -0.07 0.10
word	possibility	-0.06 -0.09 -0.10 -0.01 0.06
word	possibl	-0.27 -0.16 0.00 0.07 -0.04
word	post	0.01 -0.14 0.01 0.05 -0.05
word	postpon	0.07 -0.08 -0.05 -0.02 -0.02
word	potential	-0.17 -0.04 -0.13 0.10 0.01
word	potentially	-0.07 -0.10 0.03 0.04 -0.04
word	pound	-0.04 0.03 -0.06 0.00 -0.05
word	powell	-0.13 -0.12 0.00 0.05 -0.06
word	power	-0.10 0.00 -0.01 0.08 -0.07
word	powerful	-0.05 -0.06 -0.07 0.08 -0.02
word	prais	-0.09 -0.11 -0.12 -0.11 0.14
word	pray	-0.08 -0.12 -0.12 -0.02 0.07
word	pre	0.07 -0.14 -0.16 0.05 -0.06
word	predicament	-0.08 -0.11 -0.11 -0.13 0.12
word	predict	-0.07 -0.10 -0.09 0.05 0.00
word	prediction	-0.06 -0.10 -0.15 -0.08 0.10
word	preemptiv	-0.09 -0.10 -0.06 -0.05 0.06
word	premium	-0.06 -0.01 0.02 -0.01 -0.04
word	prep	0.11 -0.08 0.03 -0.17 -0.13
word	prepar	-0.06 0.05 0.12 -0.04 -0.22
word	preparation	-0.10 0.02 0.05 0.03 -0.11
word	pres	-0.14 -0.01 -0.04 -0.03 0.04
word	presenc	-0.10 -0.06 0.04 0.03 -0.16
word	present	-0.13 -0.15 -0.14 -0.02 0.08
word	president	-0.25 -0.03 -0.12 -0.11 0.16
word	press	-0.10 -0.04 0.00 -0.11 0.09
word	presser	-0.08 -0.11 -0.10 0.01 0.05
word	pressur	-0.21 -0.17 -0.28 0.07 0.09
word	pretty	-0.11 -0.06 -0.06 0.10 -0.08
word	prevent	-0.18 -0.19 -0.17 0.16 -0.06
word	pric	-0.07 -0.06 0.00 0.04 -0.07
word	prim	-0.08 -0.12 0.00 -0.01 0.03
word	primetim	-0.10 0.01 0.02 -0.01 -0.04
word	princ	-0.07 -0.07 -0.05 -0.16 0.11
word	prior	-0.13 -0.12 -0.12 0.05 0.07
word	privat	-0.08 -0.02 0.05 0.04 -0.06
word	priz	-0.09 -0.10 -0.13 -0.10 0.11
word	pro	-0.05 0.01 -0.16 -0.03 0.06
word	prob	-0.13 -0.16 -0.16 0.08 0.04
word	problem	-0.15 -0.11 -0.05 -0.07 0.13
word	produc	-0.13 0.11 0.08 -0.06 -0.12
word	producer	-0.09 0.01 0.05 -0.05 -0.01
word	product	-0.08 -0.06 0.04 0.02 -0.14
word	production	-0.19 -0.01 0.16 -0.06 -0.19
word	profit	-0.12 -0.09 -0.09 0.03 0.03
word	program	0.01 -0.04 -0.01 -0.01 -0.02
word	programm	-0.17 -0.18 -0.19 0.01 0.12
word	progres	-0.24 -0.03 0.00 0.05 -0.09
word	project	-0.15 -0.07 -0.09 0.03 0.03
word	projectil	0.09 0.13 -0.01 -0.22 -0.23
word	prolong	-0.09 -0.03 -0.09 -0.05 0.09
word	promis	-0.11 -0.05 0.12 -0.05 -0.09
word	prompt	-0.07 0.00 -0.02 0.03 -0.05
word	proof	-0.08 -0.08 -0.14 -0.01 0.08
word	propaganda	-0.13 -0.13 -0.16 -0.19 0.18
word	propos	-0.11 0.13 0.10 -0.11 -0.08
word	proposal	-0.31 -0.07 0.08 -0.06 -0.03
word	protect	-0.07 0.01 0.03 0.02 -0.13
word	protection	-0.11 -0.08 0.01 0.01 0.01
word	protest	-0.04 0.03 0.02 0.04 -0.16
word	protester	-0.20 0.07 0.01 -0.06 -0.03
word	prov	-0.09 -0.12 -0.13 -0.10 0.11
word	provid	-0.14 0.05 0.14 -0.11 -0.11
word	proxy	-0.15 -0.13 -0.12 -0.06 0.10
word	public	-0.16 -0.15 -0.10 0.11 -0.03
word	pull	-0.08 0.09 0.03 -0.17 0.00
word	pummel	-0.02 -0.10 0.08 -0.14 0.02
word	pump	-0.12 -0.11 -0.09 -0.09 0.10
word	punch	-0.07 0.02 0.03 0.01 -0.08
word	pundit	-0.06 -0.10 -0.10 -0.11 0.11
word	pursu	-0.07 0.01 -0.10 0.04 -0.03
word	push	-0.06 -0.02 -0.02 -0.05 0.03
word	put	0.04 -0.01 -0.03 0.08 -0.15
word	puts	-0.14 -0.11 -0.08 0.04 0.06
word	putt	-0.11 0.07 0.05 0.00 -0.08
word	qatarenergy	-0.08 0.22 0.11 -0.13 -0.13
word	quarter	-0.07 -0.06 0.01 -0.12 0.08
word	question	-0.21 -0.22 -0.21 0.05 0.09
word	quick	-0.08 -0.11 -0.10 -0.08 0.10
word	quickly	-0.09 -0.03 0.02 0.04 -0.06
word	quietly	-0.08 -0.11 -0.05 0.03 -0.01
word	quit	-0.10 0.05 0.07 -0.08 0.01
word	rac	0.00 -0.12 -0.17 0.14 -0.17
word	race	-0.03 0.04 -0.11 -0.04 0.03
word	radar	0.07 0.03 -0.10 -0.04 -0.09
word	rag	-0.15 0.10 0.12 -0.04 -0.18
word	rage	0.02 0.07 0.07 -0.08 -0.09
word	raid	0.04 -0.11 0.01 0.06 -0.13
word	rain	0.03 -0.13 -0.12 0.04 0.10
word	rais	-0.11 -0.19 0.00 0.08 -0.02
word	rally	-0.12 -0.21 -0.13 0.15 -0.04
word	rambl	-0.07 -0.07 -0.04 0.06 -0.05
word	ramp	-0.17 -0.01 -0.01 -0.04 0.03
word	rang	-0.10 -0.15 -0.01 -0.15 0.14
word	rant	-0.17 -0.08 -0.07 -0.18 0.15
word	rare	-0.13 0.00 0.05 -0.10 0.02
word	rat	-0.17 -0.11 0.00 0.04 -0.08
word	rate	-0.01 -0.14 -0.17 0.12 -0.04
word	ration	-0.08 -0.10 0.07 0.08 -0.08
word	rational	-0.06 -0.09 -0.08 -0.09 0.09
word	rattl	-0.06 0.04 -0.14 -0.13 0.12
word	ravag	0.06 -0.08 -0.10 0.08 -0.13
word	raze	0.06 0.01 -0.13 -0.06 0.08
word	re	0.07 0.07 -0.11 -0.02 0.04
word	reach	-0.01 -0.02 -0.06 -0.04 0.02
word	react	-0.14 -0.08 -0.14 0.08 0.00
word	reaction	-0.10 -0.12 -0.13 -0.04 0.09
word	read	-0.09 -0.05 0.04 0.09 -0.18
word	readines	-0.11 -0.11 -0.01 0.05 0.08
word	ready	-0.17 0.05 0.11 -0.05 -0.19
word	reaffirm	-0.09 -0.09 -0.11 0.10 -0.13
word	real	-0.08 -0.11 -0.18 -0.13 0.17
word	reality	-0.10 -0.13 -0.13 -0.06 0.11
word	really	-0.14 -0.14 -0.23 0.01 0.14
word	rebound	-0.07 -0.15 -0.18 0.17 -0.12
word	rebuk	-0.06 -0.07 -0.03 0.01 0.00
word	receiv	-0.12 -0.14 -0.13 0.00 0.07
word	recent	-0.11 -0.14 0.02 0.02 -0.02
word	recession	-0.06 -0.08 -0.04 0.12 -0.13
word	reckles	-0.12 -0.08 -0.11 0.11 0.03
word	record	-0.14 0.07 0.11 -0.04 -0.21
word	recount	-0.14 -0.14 -0.18 -0.03 0.16
word	recovery	-0.12 -0.12 -0.11 0.09 -0.02
word	red	-0.17 -0.05 0.02 -0.05 0.03
word	reduc	-0.11 -0.11 0.04 -0.03 0.02
word	reel	-0.10 -0.12 -0.16 0.11 0.06
word	reev	-0.08 -0.13 -0.11 0.11 -0.08
word	refiner	-0.10 0.05 0.10 -0.09 -0.12
word	refinery	0.07 0.01 0.01 -0.03 -0.21
word	refuel	-0.11 -0.02 0.10 -0.12 -0.09
word	refug	-0.07 -0.11 -0.06 0.04 0.02
word	refuge	-0.10 -0.14 0.00 -0.05 0.05
word	refus	-0.13 -0.14 -0.10 0.05 0.04
word	refusal	-0.12 -0.05 0.00 0.04 -0.09
word	regim	0.01 0.00 -0.01 -0.16 0.10
word	region	-0.03 -0.08 0.02 -0.09 0.05
word	regional	-0.16 -0.07 -0.01 0.12 -0.12
word	reignit	-0.11 -0.12 -0.14 -0.11 0.12
word	reimpos	0.09 0.07 0.03 -0.11 -0.11
word	reiterat	-0.13 -0.15 -0.14 0.11 -0.09
word	reject	-0.14 0.12 0.02 -0.07 -0.10
word	relation	-0.14 -0.04 -0.04 0.02 -0.01
word	relationship	-0.11 -0.11 -0.02 0.05 -0.02
word	relativ	-0.10 -0.11 -0.09 0.11 -0.10
word	releas	-0.11 0.11 0.03 -0.06 -0.10
word	relief	-0.15 -0.17 -0.13 0.12 -0.03
word	religiou	-0.07 -0.07 -0.10 -0.07 0.09
word	rely	-0.10 -0.10 -0.12 0.07 0.01
word	remain	-0.15 -0.12 -0.16 0.20 -0.05
word	remark	-0.15 -0.17 -0.11 0.03 0.05
word	remov	0.05 -0.09 0.03 0.06 -0.20
word	renew	-0.14 0.06 0.08 -0.11 -0.01
word	reopen	0.08 -0.08 -0.02 0.02 -0.13
word	rep	-0.05 -0.08 -0.14 -0.14 0.13
word	repatriation	-0.12 -0.12 -0.10 0.13 -0.10
word	repeat	0.01 0.07 0.00 -0.20 0.08
word	replac	-0.08 -0.10 -0.12 0.07 -0.04
word	reply	-0.10 0.01 0.00 0.03 -0.05
word	report	-0.08 0.09 0.11 0.05 -0.35
word	reportedly	0.05 0.04 0.10 -0.07 -0.22
word	reporter	-0.10 -0.03 -0.08 -0.03 0.05
word	republican	-0.16 -0.18 -0.12 0.11 -0.04
word	request	-0.18 -0.05 0.10 -0.03 -0.14
word	rescu	-0.19 0.03 0.08 -0.10 -0.06
word	rescuer	0.07 0.10 -0.16 -0.03 -0.14
word	reserv	-0.10 0.05 0.11 -0.06 -0.12
word	reshap	-0.03 -0.06 -0.04 -0.01 0.02
word	resident	-0.12 0.03 -0.07 0.02 -0.03
word	residential	0.02 0.15 0.10 -0.16 -0.16
word	resign	-0.15 -0.17 -0.02 0.18 -0.16
word	resilienc	-0.12 -0.13 -0.15 0.15 -0.10
word	resistanc	-0.07 -0.08 -0.10 -0.12 0.11
word	resolution	0.03 0.05 0.12 -0.04 -0.20
word	resourc	-0.10 -0.10 -0.14 -0.13 0.14
word	respect	-0.05 -0.09 -0.09 -0.06 0.08
word	respond	0.08 0.00 -0.11 0.00 0.00
word	respons	0.09 0.01 -0.06 -0.14 0.03
word	responsibility	0.05 -0.02 -0.20 0.07 -0.09
word	responsibl	-0.13 -0.11 0.06 0.06 -0.14
word	restor	-0.12 -0.16 -0.18 0.03 0.07
word	restraint	-0.01 0.00 0.01 -0.01 -0.08
word	restriction	0.02 -0.01 -0.15 0.09 -0.13
word	resum	-0.14 0.06 -0.02 0.04 -0.18
word	retaliat	0.02 -0.06 0.10 -0.06 -0.14
word	retaliation	0.02 -0.04 0.00 -0.03 -0.04
word	retaliatory	0.05 -0.17 0.00 0.00 0.03
word	retir	-0.06 -0.11 -0.13 -0.09 0.11
word	retreat	0.06 -0.09 -0.08 0.01 -0.04
word	return	-0.23 -0.21 -0.13 0.18 -0.02
word	reut	-0.12 -0.13 -0.14 0.05 0.00
word	reuter	-0.08 -0.08 0.09 0.05 -0.16
word	reveal	-0.08 -0.18 0.03 -0.02 0.05
word	reveng	0.06 0.09 0.00 -0.18 -0.16
word	revenu	-0.06 -0.10 -0.09 0.12 -0.11
word	revers	-0.14 -0.06 0.00 0.08 -0.14
word	review	-0.15 -0.14 0.00 0.09 -0.15
word	reviv	-0.05 -0.12 -0.13 0.00 0.07
word	revok	-0.11 -0.14 -0.11 0.16 -0.18
word	revolt	-0.06 -0.11 -0.10 0.06 -0.01
word	reward	-0.10 0.03 0.08 0.00 -0.05
word	rhetoric	-0.10 -0.02 -0.06 -0.03 0.04
word	ridicul	-0.05 -0.08 -0.11 0.00 0.06
word	ridiculou	-0.10 -0.11 0.04 -0.09 0.06
word	rift	-0.10 -0.11 -0.07 -0.03 0.06
word	right	-0.13 -0.16 -0.22 0.05 0.10
word	rips	-0.11 -0.16 -0.15 -0.01 0.11
word	ris	-0.16 0.05 -0.17 0.10 -0.07
word	rise	-0.01 -0.08 -0.13 0.12 -0.02
word	risk	-0.07 -0.25 -0.13 0.00 0.14
word	rival	-0.12 -0.13 -0.11 0.07 -0.05
word	road	-0.04 0.08 -0.03 -0.12 0.03
word	roadmap	-0.19 -0.01 0.14 -0.12 -0.14
word	roast	-0.09 -0.10 -0.09 -0.03 0.06
word	rock	0.02 0.09 0.01 -0.18 -0.13
word	rocket	-0.21 -0.07 0.12 0.03 -0.12
word	roil	-0.06 -0.03 0.04 -0.06 0.01
word	role	-0.10 -0.19 -0.17 0.06 0.04
word	roll	0.03 0.08 -0.05 0.00 -0.11
word	room	-0.10 -0.01 -0.05 0.08 -0.09
word	rose	-0.04 -0.10 -0.10 0.11 -0.12
word	roulett	-0.05 -0.08 -0.08 -0.03 0.05
word	round	-0.18 -0.05 -0.10 0.09 0.00
word	rout	-0.11 -0.10 0.06 -0.08 0.05
word	royal	-0.07 -0.10 -0.04 0.01 0.05
word	rs	-0.12 -0.13 -0.14 0.05 0.00
word	rubbl	0.04 0.12 -0.18 -0.07 -0.20
word	ruin	0.00 0.07 -0.13 -0.15 0.06
word	rul	0.03 -0.12 -0.04 -0.04 0.04
word	run	-0.03 0.06 -0.04 -0.08 0.01
word	rundown	-0.09 0.09 -0.03 -0.03 -0.12
word	runn	-0.10 0.10 0.10 -0.13 -0.06
word	rush	0.04 -0.05 -0.07 0.08 -0.14
word	s	-0.11 -0.19 -0.15 0.15 -0.05
word	safe	-0.07 0.03 -0.10 0.10 -0.16
word	safeguard	-0.09 -0.10 -0.02 0.09 -0.08
word	safety	-0.17 -0.12 0.06 0.06 -0.10
word	said	-0.09 0.17 0.04 -0.09 -0.17
word	sailor	-0.17 -0.07 -0.18 0.11 0.00
word	sal	-0.12 -0.11 -0.02 0.05 -0.12
word	salvo	0.03 -0.02 -0.12 -0.13 0.05
word	same	-0.11 -0.12 -0.14 -0.12 0.13
word	sanchez	-0.08 -0.09 -0.05 -0.01 0.04
word	sanction	-0.29 -0.04 0.10 -0.01 -0.07
word	satellit	-0.18 -0.17 -0.13 0.18 -0.09
word	saturday	-0.02 0.06 0.02 -0.06 -0.08
word	sav	-0.11 -0.11 -0.13 0.00 0.09
word	say	0.01 -0.06 0.03 -0.06 0.01
word	says	0.02 -0.02 -0.03 0.05 -0.09
word	scal	-0.05 -0.11 0.09 -0.03 -0.06
word	scen	-0.06 0.03 -0.10 -0.02 -0.01
word	scenario	-0.06 -0.12 -0.16 0.04 0.03
word	sceptical	-0.13 -0.13 -0.10 -0.05 0.08
word	schedul	-0.18 -0.19 -0.05 0.15 -0.17
word	schem	-0.11 -0.11 -0.18 0.13 -0.06
word	school	-0.04 -0.09 -0.02 0.09 -0.13
word	scientist	-0.05 -0.03 0.00 0.10 -0.16
word	scott	-0.10 -0.09 -0.12 -0.09 0.11
word	scrambl	-0.11 -0.12 0.00 -0.01 0.01
word	scrap	-0.11 -0.09 -0.07 -0.01 0.04
word	sea	-0.11 0.00 0.09 -0.08 -0.04
word	seafarer	-0.05 -0.05 -0.13 0.13 -0.10
word	search	0.02 0.04 -0.06 -0.01 -0.07
word	seat	-0.08 -0.08 -0.05 0.02 0.00
word	second	0.05 0.16 -0.04 -0.06 -0.21
word	secret	-0.11 -0.01 -0.19 0.00 0.08
word	secretary	-0.19 -0.19 0.02 0.02 -0.01
word	sector	0.02 0.09 -0.03 -0.08 -0.10
word	secur	-0.11 -0.09 -0.01 -0.03 0.05
word	security	-0.18 -0.10 -0.12 0.13 -0.01
word	see	-0.11 -0.13 -0.01 0.02 -0.02
word	seek	-0.24 -0.19 -0.07 0.05 0.02
word	seem	-0.12 -0.10 -0.05 0.06 0.00
word	seen	-0.16 0.12 -0.15 -0.02 -0.02
word	sees	0.02 -0.10 0.00 0.09 -0.10
word	seiz	-0.08 0.08 -0.10 -0.04 -0.05
word	seizur	0.03 0.06 0.00 -0.05 -0.08
word	select	-0.08 0.00 0.05 -0.14 0.06
word	self	-0.18 -0.02 -0.17 0.10 -0.02
word	sell	-0.05 -0.13 -0.02 -0.20 0.15
word	senat	-0.16 0.01 0.09 0.06 -0.15
word	senator	-0.08 -0.13 -0.11 -0.02 0.05
word	send	-0.07 -0.10 0.14 -0.14 -0.05
word	senior	0.07 0.19 -0.02 -0.11 -0.24
word	sens	-0.07 -0.08 -0.11 0.10 -0.11
word	sent	0.07 -0.01 -0.11 0.08 -0.20
word	sentiment	-0.05 -0.11 -0.14 0.07 0.06
word	separat	-0.02 0.07 -0.11 -0.12 0.05
word	seriou	-0.09 0.09 0.00 -0.15 0.00
word	seriously	-0.06 0.10 -0.08 -0.11 -0.10
word	serv	-0.13 0.06 -0.06 0.02 -0.02
word	servic	-0.18 -0.02 0.08 -0.03 -0.10
word	session	-0.15 0.10 0.08 -0.04 -0.16
word	set	-0.18 -0.04 0.10 0.06 -0.22
word	sets	-0.03 0.04 0.05 0.05 -0.14
word	settl	-0.04 -0.14 0.01 -0.07 0.06
word	settlement	-0.14 -0.08 0.10 -0.09 -0.10
word	seven	-0.11 0.08 -0.17 -0.19 0.11
word	sever	-0.12 -0.06 0.07 0.04 -0.20
word	several	-0.13 0.03 0.04 -0.05 -0.07
word	severely	-0.14 0.09 0.05 -0.14 -0.12
word	shadow	-0.14 -0.14 -0.14 0.09 0.03
word	shak	-0.15 -0.11 -0.08 0.05 0.04
word	shaky	-0.13 -0.16 -0.14 0.17 -0.14
word	shap	-0.10 -0.10 -0.16 0.00 0.11
word	shapiro	-0.05 -0.07 -0.10 -0.11 0.11
word	shar	-0.01 0.11 0.01 -0.15 0.02
word	sharply	-0.07 -0.07 0.08 0.03 -0.11
word	shatter	-0.12 -0.13 -0.12 0.07 0.05
word	shell	-0.12 0.04 -0.09 0.05 -0.19
word	shelly	-0.05 0.02 -0.12 0.06 -0.10
word	shelter	-0.02 0.05 -0.04 -0.02 -0.14
word	shield	-0.08 -0.08 -0.10 -0.07 0.09
word	shift	-0.15 -0.14 -0.04 -0.04 0.09
word	ship	0.03 0.05 0.00 -0.01 -0.17
word	shipment	-0.13 -0.10 0.13 -0.09 -0.16
word	shipp	-0.24 -0.18 0.02 0.06 -0.10
word	shock	-0.03 -0.17 0.03 -0.03 0.01
word	shockwav	-0.11 -0.11 -0.11 0.10 -0.03
word	shoot	-0.16 0.03 0.08 -0.08 -0.09
word	shor	-0.08 -0.01 0.04 -0.02 -0.11
word	short	-0.13 -0.12 -0.11 0.13 -0.08
word	shortag	-0.16 -0.12 -0.06 0.06 -0.02
word	shot	-0.11 -0.03 0.06 0.00 -0.09
word	should	-0.11 -0.10 0.07 0.06 -0.10
word	show	-0.07 -0.03 -0.11 0.09 -0.04
word	shrapnel	-0.09 0.04 0.06 -0.14 -0.13
word	shut	-0.12 0.00 0.14 -0.07 -0.27
word	shutdown	-0.10 -0.10 0.10 -0.10 -0.01
word	sick	-0.05 -0.10 -0.11 0.08 -0.02
word	sid	0.06 -0.08 -0.19 0.12 -0.11
word	side	-0.14 -0.13 -0.09 0.04 0.06
word	sidelin	-0.11 -0.10 0.00 -0.13 0.08
word	sight	-0.09 -0.03 -0.08 0.12 -0.11
word	sign	0.21 0.07 -0.07 -0.13 -0.15
word	signal	-0.21 0.02 0.03 -0.10 0.08
word	significant	-0.10 -0.13 -0.15 0.00 0.08
word	significantly	-0.11 -0.05 0.08 0.02 -0.11
word	silenc	-0.07 -0.01 0.02 0.02 -0.11
word	simmer	0.00 0.04 -0.03 0.03 -0.11
word	sinc	0.06 -0.01 0.07 0.00 -0.26
word	sink	0.13 0.03 -0.11 -0.12 -0.07
word	siren	0.01 0.07 0.01 -0.12 -0.05
word	sit	0.07 -0.07 -0.03 -0.01 -0.09
word	site	0.05 0.10 0.01 -0.12 -0.16
word	situation	-0.08 -0.05 -0.10 0.08 0.01
word	six	-0.07 -0.02 -0.08 0.09 -0.14
word	sky	-0.10 0.01 0.01 -0.04 0.00
word	slain	-0.13 -0.12 0.06 0.05 -0.09
word	slam	-0.07 0.10 -0.02 -0.14 0.08
word	sleeper	-0.08 -0.08 -0.12 -0.14 0.13
word	sleev	-0.04 -0.06 -0.02 0.06 -0.06
word	slid	-0.15 -0.08 -0.06 0.10 -0.13
word	slip	-0.07 -0.04 -0.15 0.10 -0.01
word	slow	-0.14 -0.16 -0.11 0.13 -0.06
word	slump	-0.03 0.09 0.16 -0.11 -0.14
word	small	-0.08 -0.10 -0.14 0.08 0.04
word	smash	-0.11 -0.11 0.06 0.05 -0.08
word	smil	-0.09 -0.11 -0.12 -0.13 0.13
word	smith	-0.11 -0.10 -0.11 -0.12 0.12
word	smok	-0.06 0.19 -0.01 -0.22 -0.16
word	snapshot	-0.08 -0.16 -0.08 0.15 -0.15
word	soar	-0.10 0.05 0.11 -0.04 -0.18
word	social	0.06 0.08 0.07 -0.16 -0.04
word	soil	-0.12 -0.11 0.04 0.02 -0.06
word	soldier	-0.03 0.00 -0.05 -0.03 0.03
word	soleimani	-0.12 -0.13 -0.12 0.03 0.03
word	solution	-0.09 -0.11 -0.07 0.09 -0.10
word	solv	-0.06 -0.07 -0.10 -0.07 0.08
word	some	-0.15 -0.06 -0.03 0.06 0.00
word	someth	0.02 0.03 -0.09 -0.13 0.10
word	son	-0.13 -0.13 0.06 -0.10 0.06
word	soon	-0.21 -0.09 -0.05 0.08 -0.03
word	sought	-0.07 -0.14 -0.14 0.09 -0.03
word	sound	-0.01 0.04 -0.01 -0.07 -0.04
word	sourc	-0.15 0.10 0.05 -0.03 -0.17
word	south	-0.15 0.04 -0.07 0.06 -0.06
word	southeast	-0.09 -0.13 0.06 -0.04 0.00
word	southern	-0.08 0.14 0.02 -0.15 -0.14
word	spac	-0.05 0.07 0.05 -0.16 -0.03
word	spar	-0.08 -0.09 -0.11 0.11 -0.07
word	spark	-0.05 -0.10 -0.06 0.04 0.01
word	spat	-0.10 -0.09 -0.10 0.05 0.02
word	speak	-0.17 -0.12 -0.02 0.11 -0.07
word	speaker	-0.12 -0.11 -0.02 0.06 -0.08
word	special	0.02 -0.09 0.02 0.08 -0.18
word	specific	-0.08 0.11 0.12 -0.15 -0.10
word	speech	-0.15 -0.09 -0.08 -0.14 0.16
word	spend	-0.03 -0.08 -0.12 -0.10 0.11
word	spik	-0.09 0.11 0.08 -0.09 -0.04
word	spill	0.07 -0.14 -0.11 0.00 -0.13
word	spiral	-0.06 0.04 -0.02 0.04 -0.12
word	split	-0.09 0.00 -0.04 -0.06 0.07
word	spokesman	0.07 0.07 -0.13 -0.04 -0.12
word	spot	0.01 0.08 0.02 -0.05 -0.07
word	spox	-0.07 -0.09 -0.12 0.07 0.06
word	spread	-0.02 0.06 0.00 -0.04 -0.05
word	spy	-0.21 -0.11 0.06 0.03 -0.19
word	squar	0.05 -0.11 -0.14 -0.09 0.08
word	squeez	-0.13 -0.10 0.02 0.03 -0.02
word	stability	-0.12 -0.13 -0.11 0.15 -0.12
word	stabiliz	-0.12 -0.15 -0.13 0.07 0.00
word	staff	0.04 -0.01 0.07 -0.09 -0.18
word	stag	-0.12 0.04 -0.16 0.06 -0.05
word	stagger	-0.09 -0.09 -0.01 0.10 -0.08
word	stak	-0.14 -0.01 -0.05 -0.02 0.05
word	stall	-0.15 -0.13 -0.01 0.07 -0.08
word	stanc	-0.09 0.03 0.06 -0.01 -0.05
word	stand	0.03 -0.05 -0.12 0.12 -0.11
word	standard	-0.06 -0.08 -0.05 0.08 -0.07
word	standoff	-0.07 -0.20 -0.18 0.12 0.03
word	standstill	-0.09 -0.03 0.04 0.01 -0.11
word	star	-0.08 -0.10 -0.10 0.05 0.04
word	stark	-0.10 -0.01 0.11 -0.09 -0.12
word	starlink	-0.11 -0.12 -0.12 0.12 -0.11
word	start	-0.07 -0.09 -0.01 0.03 0.00
word	stat	0.13 -0.04 -0.07 -0.06 -0.01
word	statement	-0.16 0.00 0.10 0.03 -0.21
word	station	-0.02 -0.03 -0.02 -0.03 0.03
word	statu	-0.11 -0.21 -0.17 0.13 -0.03
word	stay	-0.27 -0.22 -0.05 0.01 0.09
word	steady	-0.08 -0.14 -0.12 0.14 -0.12
word	stealth	0.04 0.05 -0.06 -0.13 0.06
word	step	-0.08 -0.01 -0.18 0.10 -0.04
word	stephen	-0.09 -0.08 -0.13 0.03 0.04
word	stev	-0.07 -0.08 -0.12 -0.10 0.14
word	stewart	-0.09 -0.09 -0.10 0.05 0.02
word	stick	-0.11 -0.16 -0.17 -0.03 0.10
word	still	-0.29 -0.29 -0.12 0.05 0.16
word	stock	-0.17 -0.06 0.09 0.03 -0.23
word	stockpil	-0.15 -0.11 0.00 0.12 -0.18
word	stok	-0.11 0.05 0.06 -0.04 -0.12
word	stop	0.01 -0.10 0.06 -0.12 0.02
word	stopp	-0.08 -0.10 -0.16 -0.01 0.08
word	stor	-0.09 0.09 0.07 -0.07 -0.09
word	storag	-0.06 0.11 0.03 -0.13 0.03
word	storm	-0.11 -0.12 -0.08 0.06 -0.02
word	story	-0.09 -0.10 -0.13 0.03 0.06
word	straight	-0.14 0.04 -0.13 -0.05 0.03
word	strain	-0.15 -0.09 -0.03 0.00 0.01
word	strait	-0.24 0.05 0.14 -0.13 -0.08
word	strand	-0.21 -0.22 0.05 0.02 -0.03
word	strang	-0.12 -0.04 0.01 0.07 -0.13
word	strategic	0.03 0.06 -0.12 -0.24 0.14
word	strategy	-0.10 -0.14 -0.19 0.01 0.08
word	street	-0.13 0.00 0.03 0.08 -0.23
word	strengthen	-0.05 -0.10 -0.14 -0.09 0.10
word	stres	-0.08 -0.10 -0.08 -0.07 0.09
word	strik	0.03 0.14 0.04 -0.11 -0.22
word	strong	-0.02 0.00 0.02 -0.06 0.01
word	stronger	-0.11 -0.11 -0.11 0.03 0.03
word	strongly	-0.11 -0.13 -0.10 0.09 0.03
word	struck	0.10 0.11 -0.16 -0.19 -0.08
word	struggl	-0.10 -0.14 -0.14 0.08 -0.01
word	stuck	-0.07 -0.07 -0.10 -0.10 0.11
word	student	-0.06 -0.12 -0.12 0.02 0.05
word	stunn	-0.02 0.07 -0.07 0.04 -0.10
word	stupid	-0.09 -0.09 -0.12 0.07 -0.04
word	styl	-0.11 -0.10 -0.09 0.02 0.04
word	submarin	0.16 -0.05 -0.17 -0.10 -0.17
word	succe	-0.08 -0.08 0.07 -0.14 0.03
word	succes	-0.02 -0.08 -0.05 -0.01 0.04
word	successor	-0.15 -0.06 0.11 -0.10 -0.01
word	suffer	-0.13 -0.11 -0.14 0.02 0.09
word	suggest	-0.23 -0.21 -0.06 0.03 0.06
word	suicid	-0.13 -0.11 0.06 -0.09 0.07
word	summary	-0.06 -0.11 0.05 0.12 -0.13
word	summer	-0.06 -0.09 -0.11 -0.05 0.10
word	summit	-0.05 0.04 0.02 -0.01 -0.10
word	sunday	-0.03 0.04 0.20 -0.25 -0.14
word	sunk	-0.16 -0.02 -0.16 0.10 -0.02
word	supply	-0.10 -0.01 0.09 0.00 -0.13
word	support	-0.22 -0.26 -0.16 0.14 0.03
word	supporter	-0.04 -0.09 -0.08 0.10 -0.09
word	suprem	-0.09 0.07 -0.06 -0.12 0.05
word	sure	-0.07 -0.10 -0.10 -0.10 0.10
word	surg	-0.01 0.00 0.13 -0.09 -0.13
word	surpris	-0.15 -0.13 -0.03 0.06 -0.02
word	surrender	0.01 0.01 0.12 -0.12 -0.10
word	survey	-0.11 -0.11 -0.02 0.15 -0.12
word	surviv	0.00 0.06 -0.18 -0.14 0.10
word	survival	-0.07 -0.13 -0.15 -0.06 0.12
word	survivor	0.03 0.13 -0.19 -0.06 -0.19
word	suspect	-0.12 0.07 0.00 -0.01 -0.16
word	suspend	0.08 -0.05 0.09 -0.12 -0.28
word	sustain	-0.11 -0.08 -0.09 0.09 0.01
word	swift	-0.09 -0.11 -0.02 -0.02 0.03
word	swing	-0.06 -0.12 -0.03 0.00 0.00
word	symbolic	0.07 0.08 -0.14 -0.10 0.00
word	system	0.02 -0.11 -0.26 0.07 0.06
word	tabl	-0.16 -0.07 0.08 -0.14 0.04
word	taco	-0.08 -0.10 -0.13 -0.11 0.12
word	tactic	-0.12 -0.13 -0.11 0.03 0.06
word	tak	-0.12 -0.12 0.01 0.07 -0.03
word	take	0.06 -0.07 -0.02 -0.11 0.07
word	takeaway	-0.09 -0.11 -0.14 -0.13 0.14
word	taken	-0.14 0.04 0.06 -0.08 -0.04
word	talk	-0.16 -0.06 0.03 0.00 -0.01
word	tame	-0.07 0.05 0.05 -0.09 -0.02
word	tank	-0.01 0.07 0.03 0.01 -0.18
word	tanker	0.01 0.10 -0.12 0.08 -0.20
word	tap	-0.12 -0.12 -0.08 0.13 -0.08
word	tapper	-0.12 -0.09 0.03 -0.10 0.03
word	target	0.06 0.13 0.09 -0.22 -0.21
word	tariff	-0.07 -0.14 -0.17 0.13 0.01
word	taunt	-0.10 0.05 0.03 -0.06 -0.01
word	tax	-0.16 -0.19 -0.16 -0.01 0.05
word	taylor	-0.04 -0.04 -0.06 -0.06 0.06
word	team	-0.13 -0.14 -0.19 0.06 0.09
word	tell	-0.29 -0.09 0.09 0.08 -0.11
word	temporary	-0.06 0.01 -0.05 0.07 -0.12
word	ten	0.17 -0.01 -0.20 -0.18 -0.05
word	tens	-0.12 -0.11 -0.04 0.01 0.02
word	tension	-0.19 -0.12 0.00 -0.03 0.06
word	term	-0.14 0.02 0.08 0.03 -0.17
word	terminal	0.08 0.14 -0.09 -0.14 -0.13
word	terrify	-0.06 -0.02 -0.15 -0.05 0.09
word	territorial	-0.12 -0.08 -0.04 -0.01 0.04
word	territory	0.07 0.00 -0.15 -0.08 -0.01
word	terror	-0.02 -0.07 0.01 0.00 -0.01
word	terrorism	-0.10 -0.01 -0.02 -0.04 0.04
word	terrorist	-0.02 -0.02 -0.13 0.11 -0.20
word	test	-0.12 -0.09 -0.24 -0.08 0.19
word	text	0.02 0.09 0.08 -0.08 -0.17
word	th	0.05 -0.03 -0.16 -0.06 0.07
word	thank	-0.20 -0.11 -0.01 0.08 -0.04
word	their	-0.04 -0.19 -0.16 0.01 0.16
word	them	0.01 -0.07 0.00 -0.04 0.00
word	then	-0.15 -0.07 -0.04 -0.03 0.08
word	theory	-0.08 -0.09 -0.11 -0.11 0.12
word	ther	-0.19 -0.07 0.07 0.01 -0.05
word	thes	-0.18 -0.18 -0.19 0.11 0.09
word	they	-0.24 -0.20 0.08 0.00 0.01
word	they'll	-0.08 -0.05 -0.02 -0.04 0.04
word	they'r	-0.08 0.01 0.08 -0.01 -0.08
word	thing	-0.10 -0.12 -0.15 -0.01 0.08
word	think	-0.14 -0.17 -0.19 0.16 -0.02
word	third	-0.07 0.11 -0.03 0.00 -0.17
word	thos	-0.08 -0.10 -0.12 0.04 0.03
word	though	0.07 0.06 0.06 -0.06 -0.11
word	thought	-0.12 -0.15 -0.18 0.05 0.03
word	thousand	-0.32 -0.12 0.01 0.21 -0.21
word	thre	0.05 0.13 -0.08 -0.03 -0.16
word	threat	0.07 -0.19 -0.08 0.00 0.04
word	threaten	-0.34 -0.04 0.12 -0.07 -0.04
word	through	-0.18 -0.03 -0.12 0.11 -0.04
word	throw	-0.10 -0.13 -0.11 0.11 -0.08
word	thursday	0.07 0.05 -0.08 0.03 -0.11
word	thwart	0.02 0.06 -0.13 -0.12 0.06
word	tied	-0.14 -0.10 0.07 0.06 -0.21
word	ties	-0.14 -0.15 -0.15 0.04 0.07
word	tight	-0.14 -0.10 0.00 0.06 -0.07
word	tighten	-0.14 -0.09 0.01 0.10 -0.15
word	tiktok	-0.12 -0.08 0.10 -0.13 -0.04
word	tim	-0.21 0.01 0.02 0.00 -0.08
word	time	-0.01 0.01 0.01 -0.02 -0.04
word	timelin	-0.10 -0.08 0.02 -0.09 0.04
word	today	-0.13 -0.06 0.09 -0.10 0.05
word	told	-0.14 -0.18 -0.07 0.04 0.07
word	toll	-0.07 -0.08 0.08 -0.02 -0.06
word	tomorrow	-0.10 -0.09 0.03 0.06 -0.11
word	tonight	0.09 0.09 -0.04 -0.07 -0.13
word	too	-0.20 -0.09 0.12 -0.01 -0.13
word	took	0.01 0.13 -0.06 -0.14 -0.02
word	tool	-0.11 -0.09 -0.14 -0.02 0.10
word	top	-0.02 0.08 0.02 0.00 -0.13
word	topic	-0.11 -0.12 -0.09 0.09 0.05
word	toppl	0.07 -0.10 -0.13 -0.01 0.05
word	tops	-0.03 0.05 -0.05 0.04 -0.02
word	torch	-0.11 -0.10 -0.13 0.01 0.03
word	torpedo	0.07 -0.17 -0.18 0.05 0.02
word	total	-0.16 -0.11 0.06 0.07 -0.13
word	totally	-0.11 0.02 0.05 -0.03 -0.09
word	tough	-0.13 -0.18 -0.19 -0.10 0.16
word	tourist	-0.06 0.02 0.03 -0.12 0.04
word	tout	-0.13 -0.05 0.08 -0.04 -0.03
word	toward	0.01 0.03 0.00 -0.03 -0.08
word	tower	-0.07 0.09 0.15 -0.12 -0.10
word	town	-0.13 0.11 -0.14 0.00 -0.05
word	toxic	-0.06 -0.09 0.03 -0.03 0.02
word	track	-0.11 -0.10 -0.03 -0.02 0.06
word	trad	0.01 0.06 -0.07 -0.05 0.01
word	trader	-0.16 -0.18 -0.10 0.09 0.00
word	traffic	-0.14 -0.09 -0.03 0.09 -0.08
word	traffick	-0.12 -0.10 -0.05 0.11 -0.13
word	train	0.04 0.03 -0.14 -0.03 0.04
word	transit	-0.19 -0.10 0.14 -0.06 -0.21
word	trap	-0.11 -0.14 -0.17 -0.07 0.13
word	trapp	-0.12 -0.16 -0.14 0.18 -0.15
word	trash	-0.04 -0.05 -0.07 -0.10 0.09
word	travel	-0.13 -0.19 -0.06 0.12 -0.08
word	treasury	-0.11 -0.14 -0.14 -0.06 0.09
word	trigger	-0.15 -0.18 0.03 -0.05 0.07
word	trillion	-0.10 -0.09 -0.10 -0.05 0.06
word	trip	-0.17 0.15 0.13 -0.16 -0.07
word	tripl	-0.18 -0.05 -0.14 0.14 -0.16
word	troll	-0.10 -0.14 -0.16 -0.16 0.16
word	troop	-0.11 -0.04 0.07 -0.06 -0.04
word	troubl	-0.10 -0.06 -0.01 0.01 0.00
word	truc	0.02 0.03 -0.06 0.05 -0.23
word	trust	-0.07 -0.10 -0.10 -0.07 0.08
word	truth	-0.05 -0.06 0.01 0.07 -0.06
word	try	-0.14 -0.05 -0.19 -0.03 0.12
word	tucker	-0.12 -0.16 -0.15 0.03 0.02
word	tuesday	-0.14 -0.09 0.08 -0.03 -0.04
word	tulsi	-0.07 -0.07 -0.05 -0.04 0.04
word	tumbl	0.02 0.14 0.12 -0.14 -0.19
word	turmoil	-0.09 -0.09 -0.07 0.10 -0.10
word	turn	-0.15 -0.01 0.02 0.00 -0.06
word	turtl	-0.16 -0.17 -0.10 0.17 -0.07
word	tv	-0.03 -0.15 0.08 0.03 -0.12
word	two	0.01 0.25 0.00 -0.20 -0.15
word	u	-0.03 0.07 -0.17 -0.02 0.01
word	ufc	-0.13 -0.07 -0.06 -0.16 0.13
word	ukmto	0.02 0.01 -0.04 0.05 -0.10
word	ultimatum	-0.05 0.08 0.05 -0.11 -0.04
word	unanswer	-0.12 -0.10 0.02 -0.15 0.09
word	unauthoriz	-0.04 0.00 0.07 0.05 -0.14
word	uncertain	-0.13 -0.11 -0.06 0.02 0.04
word	uncertainty	-0.20 -0.19 -0.11 0.08 0.00
word	unchang	-0.16 -0.18 -0.19 0.01 0.15
word	unclear	-0.10 -0.07 0.01 0.08 -0.10
word	unconditional	-0.24 0.14 0.12 -0.15 -0.06
word	under	-0.04 -0.28 -0.07 0.05 0.08
word	underground	-0.10 -0.03 -0.11 0.03 0.07
word	undermin	-0.12 -0.14 -0.10 0.01 0.07
word	understand	-0.04 0.00 0.04 -0.02 -0.12
word	underway	0.11 -0.13 0.12 -0.22 -0.12
word	unhing	-0.09 -0.12 -0.10 0.09 -0.03
word	unit	-0.09 -0.07 -0.01 0.05 -0.04
word	unity	-0.09 -0.13 -0.11 0.10 -0.06
word	university	-0.11 -0.11 -0.17 0.06 0.06
word	unleash	-0.22 -0.21 0.12 -0.14 0.05
word	unles	-0.18 -0.09 0.14 -0.03 -0.11
word	unlikely	-0.10 -0.17 -0.21 -0.14 0.19
word	unpredictabl	-0.05 -0.09 -0.06 0.05 -0.01
word	unrest	-0.11 0.12 0.06 -0.02 -0.17
word	until	-0.12 0.09 -0.01 0.00 -0.14
word	up	-0.08 -0.06 -0.01 0.10 -0.11
word	updat	0.09 0.11 0.04 -0.13 -0.23
word	upend	-0.05 -0.12 -0.13 0.15 -0.12
word	upon	0.02 0.07 0.06 -0.11 -0.10
word	upper	-0.07 -0.09 -0.08 0.06 0.02
word	ups	-0.05 -0.09 -0.08 0.00 0.03
word	upward	-0.06 -0.10 -0.06 0.04 -0.03
word	uranium	-0.24 0.07 0.11 -0.06 -0.10
word	urg	0.07 -0.06 -0.09 0.02 -0.02
word	urge	-0.09 0.01 0.03 0.02 -0.13
word	urgent	-0.03 -0.06 0.02 0.09 -0.11
word	us	-0.18 -0.15 0.07 0.00 0.00
word	use	-0.21 -0.15 0.13 -0.05 -0.08
word	used	-0.10 0.04 -0.17 0.06 0.01
word	uses	-0.13 -0.02 -0.12 0.03 0.02
word	valu	-0.07 -0.06 0.05 0.07 -0.10
word	vast	0.01 0.07 -0.13 0.02 -0.06
word	vehicl	-0.05 0.01 0.07 -0.13 -0.01
word	very	0.06 0.03 0.03 0.01 -0.18
word	vessel	0.17 0.19 -0.21 -0.09 -0.20
word	via	-0.08 -0.08 0.02 0.03 -0.13
word	vice	-0.07 0.06 0.00 0.01 -0.04
word	victim	-0.11 -0.13 -0.07 0.11 -0.03
word	victory	-0.21 -0.20 -0.09 0.04 0.05
word	video	-0.03 0.17 -0.14 -0.18 0.07
word	vietnam	-0.10 -0.10 -0.15 0.03 0.05
word	view	-0.10 -0.14 -0.22 0.04 0.13
word	villag	0.03 -0.03 0.05 0.01 -0.18
word	violat	-0.16 -0.06 -0.01 0.09 -0.12
word	violation	0.01 -0.01 -0.04 0.08 -0.16
word	violenc	-0.14 -0.06 -0.02 0.01 0.01
word	violent	-0.12 -0.01 0.08 0.03 -0.15
word	visit	-0.27 -0.13 -0.14 0.05 0.12
word	vital	-0.13 -0.10 -0.11 -0.08 0.10
word	voic	0.00 0.06 -0.18 -0.04 0.03
word	volatil	-0.05 -0.09 -0.09 0.12 -0.05
word	volatility	-0.10 -0.17 -0.15 0.10 0.02
word	vot	-0.07 0.10 0.02 -0.17 0.02
word	vote	-0.14 -0.02 0.07 0.04 -0.14
word	voter	-0.03 -0.05 -0.08 -0.09 0.09
word	vow	0.02 0.02 0.01 -0.04 -0.07
word	vows	0.03 0.11 0.03 -0.09 -0.27
word	voyag	-0.09 -0.10 -0.15 0.08 0.03
word	vp	-0.15 0.05 0.12 -0.04 -0.14
word	vulnerabl	-0.09 -0.13 -0.11 -0.05 0.10
word	wait	-0.06 -0.17 -0.10 0.02 0.10
word	waiver	-0.12 0.03 0.06 -0.03 -0.16
word	wake	-0.08 -0.09 -0.14 -0.06 0.11
word	walk	-0.09 -0.11 -0.06 -0.03 0.08
word	want	-0.27 -0.10 -0.08 0.06 0.04
word	war	-0.04 -0.10 -0.08 0.01 0.04
word	warfar	-0.07 -0.07 -0.10 -0.02 0.06
word	warn	-0.10 -0.02 -0.04 0.01 0.00
word	warning	-0.01 0.00 0.00 -0.03 0.01
word	warplan	-0.16 0.07 0.04 -0.03 -0.14
word	wars	-0.10 -0.21 -0.20 0.09 0.02
word	warship	0.06 0.02 0.04 -0.15 -0.02
word	wartim	-0.07 -0.09 -0.03 0.02 0.00
word	wasn't	0.04 0.06 -0.11 0.04 -0.14
word	watch	0.03 0.06 -0.18 -0.16 0.08
word	watchdog	-0.04 0.08 0.11 -0.18 -0.15
word	water	-0.14 0.03 0.00 0.03 -0.07
word	waterway	-0.14 0.03 -0.06 -0.11 0.06
word	wav	0.10 -0.12 -0.11 -0.07 -0.09
word	wave	0.19 0.01 -0.07 -0.28 -0.18
word	waver	-0.12 -0.08 -0.02 0.02 -0.05
word	way	0.01 0.00 -0.15 0.06 0.01
word	we	-0.23 -0.03 0.04 0.04 -0.06
word	we'll	-0.13 -0.08 0.08 -0.12 0.01
word	we'r	0.05 0.06 0.08 -0.15 -0.06
word	we'v	-0.10 -0.11 -0.12 0.01 0.04
word	weak	-0.03 -0.08 -0.11 -0.05 0.08
word	weaken	-0.11 -0.14 -0.13 0.04 0.03
word	weapon	-0.04 -0.04 -0.04 0.07 -0.12
word	weather	-0.08 -0.11 -0.08 -0.01 0.03
word	wednesday	0.00 0.00 0.08 -0.01 -0.17
word	week	0.04 -0.06 0.09 -0.08 -0.14
word	weekend	-0.15 -0.15 -0.09 0.11 -0.05
word	weekly	-0.06 0.01 0.05 -0.03 -0.04
word	weigh	-0.21 0.06 0.05 0.01 -0.13
word	welcom	-0.22 -0.25 -0.13 0.25 -0.24
word	welker	-0.05 -0.05 -0.07 -0.02 0.04
word	well	0.09 -0.05 -0.16 -0.03 0.06
word	went	0.00 -0.04 0.03 -0.05 -0.03
word	west	-0.17 -0.12 0.06 -0.08 0.04
word	western	-0.03 0.08 -0.13 0.02 -0.12
word	wh	-0.10 -0.12 -0.13 -0.01 0.09
word	what	-0.07 -0.19 -0.20 0.01 0.12
word	when	-0.16 -0.19 -0.16 -0.08 0.18
word	wher	-0.10 0.07 0.08 -0.20 0.02
word	whether	-0.19 -0.08 0.02 0.03 -0.05
word	which	-0.04 0.03 -0.21 0.01 0.04
word	whil	-0.24 -0.02 0.05 -0.04 0.00
word	whin	-0.12 -0.13 -0.10 0.06 0.00
word	whit	-0.11 -0.12 -0.12 0.00 0.08
word	who	-0.25 -0.27 -0.05 -0.03 0.20
word	whol	0.02 -0.07 -0.13 0.10 -0.04
word	why	-0.18 -0.24 -0.11 0.02 0.08
word	widen	-0.01 0.00 0.14 -0.10 -0.21
word	wider	-0.05 0.05 -0.03 0.00 -0.01
word	wife	-0.12 -0.11 -0.14 -0.08 0.13
word	wild	-0.09 0.15 0.13 -0.12 -0.12
word	wildly	-0.10 -0.09 -0.12 0.01 0.07
word	will	-0.07 -0.13 0.08 -0.03 -0.03
word	win	-0.19 -0.19 -0.22 -0.02 0.14
word	wind	-0.16 0.13 0.10 -0.06 -0.13
word	winn	-0.12 -0.12 -0.14 -0.05 0.10
word	winner	-0.15 -0.14 -0.15 -0.13 0.14
word	wins	-0.15 -0.14 -0.11 0.09 0.01
word	wipe	-0.08 0.09 -0.10 0.01 -0.11
word	wish	-0.07 -0.08 -0.12 -0.03 0.07
word	withdraw	-0.26 -0.13 0.03 0.02 -0.05
word	withdrawal	-0.10 0.04 -0.09 0.02 -0.06
word	within	-0.20 0.05 0.13 -0.04 -0.20
word	without	-0.16 0.10 0.10 -0.20 0.02
word	woes	-0.10 -0.12 -0.10 0.09 -0.07
word	woman	0.06 -0.03 -0.15 -0.04 0.01
word	women	-0.11 -0.05 0.06 -0.11 0.07
word	won	-0.16 -0.19 -0.21 -0.06 0.11
word	won't	-0.24 -0.21 0.01 -0.03 0.11
word	word	-0.11 -0.12 -0.15 0.07 0.02
word	work	-0.15 -0.03 -0.24 0.06 0.07
word	worker	0.08 0.21 -0.17 -0.15 -0.23
word	world	-0.20 -0.27 -0.12 0.14 0.07
word	worry	-0.17 -0.20 -0.05 0.10 0.02
word	wors	-0.11 -0.11 0.06 0.06 -0.08
word	worst	-0.10 -0.04 -0.14 0.08 -0.01
word	would	0.01 0.01 0.05 -0.04 -0.04
word	wound	-0.11 0.12 0.08 -0.10 -0.26
word	wrap	-0.12 -0.05 -0.08 0.12 -0.16
word	wrapp	-0.09 -0.11 -0.11 0.02 0.05
word	wreck	-0.10 -0.11 -0.13 0.00 0.08
word	wright	-0.17 -0.19 -0.04 0.05 -0.01
word	wrong	-0.13 -0.13 -0.13 0.03 0.01
word	wsj	-0.11 0.00 0.03 -0.10 0.05
word	wti	-0.09 0.00 0.05 -0.02 -0.13
word	xiv	-0.13 -0.13 -0.06 0.04 -0.02
word	year	-0.08 -0.22 -0.09 0.06 0.08
word	yellow	-0.09 -0.12 -0.09 0.08 -0.07
word	yet	0.00 0.05 -0.20 -0.13 0.05
word	yield	-0.08 0.04 0.00 0.00 -0.03
word	you	0.01 0.00 0.05 0.03 -0.12
word	you'r	-0.05 -0.08 -0.11 0.05 -0.02
word	your	0.02 -0.12 -0.07 0.03 0.00
word	zelensky	-0.09 -0.13 -0.09 0.13 -0.12
word	zero	0.08 0.00 -0.08 -0.04 0.05
word	zone	-0.08 0.01 0.02 0.10 -0.18
word	خبرگزاری	-0.09 -0.06 -0.04 0.09 -0.09
word	فارس	-0.09 -0.06 -0.04 0.09 -0.09
words: !	!	-0.12 -0.10 -0.13 0.08 -0.02
words: !	[usa]	0.08 0.07 0.08 -0.08 -0.16
words: ,	,	-0.16 -0.06 0.08 0.00 -0.08
words: ,	:	-0.07 -0.06 -0.15 0.09 -0.02
words: ,	[ally]	0.02 0.03 -0.04 -0.19 0.09
words: ,	[number]	0.08 -0.14 -0.10 0.12 -0.10
words: ,	[place]	0.06 -0.12 -0.02 0.03 -0.05
words: ,	[region]	-0.30 -0.21 -0.17 0.15 0.06
words: ,	[side]	-0.06 -0.06 -0.02 -0.07 0.10
words: ,	[usa]	0.09 0.05 -0.01 -0.05 -0.14
words: ,	a	-0.11 -0.09 -0.11 -0.07 0.16
words: ,	after	-0.15 0.03 -0.07 0.08 -0.21
words: ,	agreement	-0.27 -0.05 -0.02 0.04 -0.02
words: ,	air	0.07 0.05 0.03 -0.16 -0.12
words: ,	airlin	-0.07 -0.08 0.06 -0.04 0.00
words: ,	analyst	-0.02 -0.04 -0.10 -0.05 0.07
words: ,	and	-0.17 -0.17 -0.19 0.05 0.11
words: ,	announc	-0.16 0.09 0.12 -0.12 -0.19
words: ,	as	0.18 -0.04 -0.12 -0.02 -0.19
words: ,	at	0.05 -0.06 -0.11 0.05 -0.08
words: ,	attack	0.06 -0.17 -0.19 0.02 0.05
words: ,	but	-0.20 -0.18 -0.05 -0.07 0.12
words: ,	call	-0.12 -0.09 0.03 0.06 -0.03
words: ,	cit	-0.13 -0.07 0.10 -0.01 -0.12
words: ,	commander	-0.12 0.00 -0.10 0.10 0.09
words: ,	cost	-0.15 -0.13 -0.13 0.13 -0.12
words: ,	despit	-0.10 -0.08 0.04 -0.10 0.06
words: ,	destroy	-0.07 0.05 -0.10 -0.14 0.05
words: ,	diplomacy	-0.11 -0.12 -0.10 0.00 0.02
words: ,	dozen	0.00 -0.02 0.05 -0.11 -0.15
words: ,	dron	-0.17 0.07 0.01 0.02 -0.11
words: ,	east	-0.13 0.07 0.04 -0.10 -0.12
words: ,	ether	-0.08 -0.11 -0.11 0.10 -0.04
words: ,	even	0.01 0.06 -0.01 -0.10 0.03
words: ,	expert	-0.14 -0.15 -0.21 -0.06 0.17
words: ,	fear	-0.10 -0.10 -0.13 0.08 0.02
words: ,	fed	-0.18 0.00 0.04 0.04 -0.15
words: ,	first	-0.09 0.10 0.10 -0.05 -0.12
words: ,	former	-0.06 -0.13 -0.12 0.07 0.02
words: ,	from	-0.16 0.05 -0.07 0.00 0.04
words: ,	gas	-0.04 -0.08 -0.09 0.07 -0.03
words: ,	hits	-0.14 -0.08 0.10 0.03 -0.10
words: ,	hospital	0.04 0.08 -0.07 -0.13 -0.12
words: ,	i	-0.08 0.07 0.08 -0.06 -0.07
words: ,	if	-0.14 -0.07 0.01 -0.09 0.06
words: ,	import	-0.03 -0.08 -0.08 -0.03 0.04
words: ,	in	-0.12 -0.17 -0.02 0.17 -0.07
words: ,	includ	0.05 -0.08 -0.04 0.03 -0.08
words: ,	it	-0.13 -0.12 -0.19 -0.14 0.18
words: ,	kill	0.11 -0.13 -0.06 0.05 -0.15
words: ,	leav	-0.06 -0.08 0.03 -0.12 0.03
words: ,	may	-0.16 -0.09 0.00 -0.04 0.07
words: ,	military	-0.09 0.11 -0.21 0.03 -0.16
words: ,	missil	0.02 -0.11 -0.15 0.03 0.08
words: ,	more	0.09 0.09 0.01 -0.06 -0.25
words: ,	new	-0.13 -0.12 -0.07 0.10 -0.08
words: ,	no	-0.04 -0.05 -0.14 -0.02 0.07
words: ,	not	-0.22 -0.12 -0.29 0.08 0.15
words: ,	nuclear	0.03 0.04 0.09 -0.14 -0.11
words: ,	official	-0.19 0.05 0.08 -0.07 -0.15
words: ,	oil	0.05 -0.01 -0.06 0.00 -0.02
words: ,	on	0.01 -0.08 -0.06 0.08 -0.03
words: ,	one	-0.02 0.00 -0.01 -0.20 0.09
words: ,	or	-0.05 -0.03 -0.02 -0.03 0.04
words: ,	pm	-0.12 -0.12 -0.12 0.09 -0.06
words: ,	polic	0.03 0.05 0.03 -0.10 -0.10
words: ,	push	-0.07 0.05 0.07 -0.03 -0.09
words: ,	rais	-0.02 0.05 0.09 -0.04 -0.15
words: ,	relief	-0.13 -0.13 -0.07 0.13 -0.15
words: ,	reopen	0.03 0.14 0.05 -0.14 -0.09
words: ,	report	0.07 -0.12 0.00 0.00 -0.10
words: ,	retaliat	-0.14 -0.04 0.10 -0.07 -0.11
words: ,	sanction	-0.06 0.11 0.07 -0.08 -0.08
words: ,	say	-0.02 0.05 -0.03 -0.04 0.02
words: ,	says	-0.40 -0.10 -0.12 0.08 0.09
words: ,	send	0.05 -0.05 -0.05 -0.05 0.00
words: ,	shot	0.11 0.13 -0.12 -0.14 -0.10
words: ,	sourc	-0.05 0.03 0.07 -0.05 -0.21
words: ,	stat	-0.11 -0.06 0.04 0.05 -0.05
words: ,	stock	-0.08 0.01 -0.05 0.07 -0.16
words: ,	talk	-0.18 0.00 -0.17 0.00 0.10
words: ,	the	0.04 -0.11 -0.05 -0.06 0.06
words: ,	then	-0.06 0.04 -0.13 0.00 0.01
words: ,	this	-0.10 -0.10 -0.11 -0.10 0.11
words: ,	thre	-0.17 -0.05 -0.02 0.12 -0.14
words: ,	threaten	-0.13 -0.09 0.05 -0.12 0.03
words: ,	to	-0.08 -0.25 0.02 -0.01 0.05
words: ,	top	0.04 0.05 0.05 -0.13 -0.12
words: ,	troop	-0.12 -0.11 0.05 -0.12 0.08
words: ,	two	0.05 0.06 -0.02 -0.03 -0.15
words: ,	uncertainty	-0.07 -0.11 -0.07 0.11 -0.11
words: ,	vows	0.07 0.14 -0.14 -0.14 -0.11
words: ,	war	-0.09 -0.08 0.04 0.05 -0.04
words: ,	warn	-0.01 0.00 -0.07 0.09 -0.11
words: ,	was	0.04 -0.02 -0.14 0.03 -0.02
words: ,	weapon	-0.10 -0.03 -0.13 0.11 -0.11
words: ,	which	0.00 0.05 -0.17 -0.05 0.04
words: ,	whil	-0.07 0.04 -0.02 0.01 -0.05
words: ,	who	-0.10 -0.09 0.05 -0.08 0.03
words: ,	will	-0.06 0.05 0.01 -0.07 0.03
words: ,	with	0.00 -0.18 -0.14 0.14 -0.03
words: ,	worker	0.18 0.14 -0.13 -0.15 -0.12
words: ,	wound	-0.14 0.15 -0.12 -0.12 -0.07
words: -	after	-0.08 -0.13 0.01 -0.10 0.10
words: -	analysi	-0.07 -0.10 -0.13 -0.04 0.09
words: -	and	-0.09 0.02 -0.12 -0.01 0.07
words: -	as	0.00 -0.16 0.00 0.11 -0.13
words: -	but	-0.10 -0.07 0.00 -0.14 0.10
words: -	live	0.09 -0.03 -0.08 0.01 -0.14
words: -	opinion	-0.06 -0.10 -0.12 -0.03 0.09
words: -	report	-0.21 -0.10 0.05 0.06 -0.17
words: -	say	-0.10 -0.08 0.09 -0.11 0.03
words: -	the	0.06 0.04 -0.10 -0.07 0.00
words: -	what	-0.04 -0.06 -0.12 0.06 -0.02
words: -	whil	-0.05 0.10 0.08 -0.11 -0.07
words: -	خبرگزاری	-0.09 -0.06 -0.04 0.09 -0.09
words: .	,	-0.21 -0.19 -0.02 0.11 -0.02
words: .	.	-0.10 -0.01 -0.10 0.00 0.03
words: .	[number]	-0.11 -0.09 -0.03 -0.03 0.07
words: .	[place]	-0.12 -0.09 -0.11 0.05 0.05
words: .	[region]	-0.14 -0.12 0.06 0.08 -0.14
words: .	[side]	-0.08 0.06 0.07 -0.22 0.06
words: .	[usa]	-0.09 -0.02 -0.02 0.01 -0.01
words: .	a	-0.06 0.05 0.04 -0.09 0.01
words: .	and	-0.10 -0.09 -0.01 0.02 -0.02
words: .	as	-0.06 -0.04 -0.04 0.01 0.00
words: .	but	-0.13 -0.12 -0.06 -0.06 0.09
words: .	cost	-0.09 -0.09 -0.11 -0.10 0.10
words: .	here	-0.08 -0.10 -0.13 -0.07 0.10
words: .	in	-0.18 -0.02 -0.01 0.01 0.03
words: .	it	-0.15 0.02 0.01 -0.19 0.10
words: .	k	-0.07 0.06 -0.10 -0.04 -0.03
words: .	not	-0.12 -0.05 0.12 -0.09 -0.07
words: .	now	-0.12 -0.13 -0.14 0.01 0.11
words: .	on	-0.10 0.02 -0.08 0.12 -0.13
words: .	plus	-0.08 -0.08 -0.10 -0.06 0.08
words: .	rs	-0.12 -0.13 -0.14 0.05 0.00
words: .	s	-0.12 -0.13 -0.09 0.00 0.05
words: .	says	-0.15 0.04 -0.01 -0.03 0.00
words: .	the	-0.13 0.04 -0.02 -0.11 0.09
words: .	to	-0.15 -0.14 0.07 -0.08 0.03
words: .	what	-0.03 -0.07 -0.04 0.05 -0.02
words: .	whil	-0.04 -0.09 -0.09 0.04 0.00
words: .	with	-0.10 0.00 -0.16 -0.06 0.09
words: .	yet	-0.05 -0.06 -0.10 -0.08 0.09
words: :	,	0.06 -0.03 0.00 0.03 -0.23
words: :	.	-0.12 0.01 -0.10 0.12 -0.17
words: :	[ally]	-0.20 -0.14 -0.14 0.12 0.06
words: :	[number]	-0.04 0.10 -0.12 0.01 -0.08
words: :	[place]	-0.03 -0.04 -0.10 0.08 -0.05
words: :	[region]	0.00 -0.23 -0.20 -0.11 0.18
words: :	[side]	-0.13 -0.09 0.12 0.01 -0.10
words: :	[usa]	0.03 -0.03 0.13 -0.03 -0.19
words: :	a	-0.09 -0.19 -0.25 -0.15 0.20
words: :	after	-0.06 0.14 -0.23 -0.07 -0.01
words: :	agreement	0.06 0.07 0.03 -0.07 -0.09
words: :	air	0.06 -0.02 -0.18 -0.01 -0.11
words: :	all	-0.04 -0.01 -0.17 0.01 0.06
words: :	analysi	-0.07 -0.11 -0.18 0.02 0.07
words: :	analyst	-0.10 -0.11 -0.14 -0.17 0.16
words: :	announc	-0.06 -0.09 0.06 0.08 -0.07
words: :	as	-0.06 -0.10 -0.13 -0.07 0.08
words: :	attack	-0.02 0.08 0.01 -0.03 -0.13
words: :	bbc	-0.06 0.07 -0.10 -0.13 0.04
words: :	can	-0.05 -0.07 -0.10 -0.02 0.04
words: :	ceasefir	-0.15 -0.10 0.10 0.00 -0.15
words: :	clash	-0.15 -0.02 0.05 0.01 -0.10
words: :	cnn	0.01 0.05 -0.13 -0.01 -0.03
words: :	commander	0.05 0.03 -0.14 0.06 -0.12
words: :	destroy	-0.15 -0.04 0.04 0.06 -0.20
words: :	don't	-0.07 0.04 0.05 -0.11 -0.01
words: :	dron	-0.12 0.05 -0.11 0.00 -0.11
words: :	evacuat	-0.05 -0.06 -0.20 0.07 0.10
words: :	ex	-0.07 -0.09 -0.11 -0.11 0.12
words: :	expert	-0.09 -0.17 -0.25 -0.07 0.18
words: :	explosion	-0.04 0.16 0.09 -0.21 -0.19
words: :	from	-0.19 0.01 -0.03 -0.01 0.03
words: :	global	-0.07 -0.14 -0.14 0.03 0.02
words: :	gop	-0.04 -0.06 -0.10 -0.12 0.11
words: :	he	-0.09 -0.13 -0.18 -0.02 0.12
words: :	hits	0.02 0.13 -0.21 -0.12 -0.04
words: :	how	-0.14 -0.20 -0.17 0.08 -0.01
words: :	i	-0.11 0.00 0.03 -0.09 0.04
words: :	if	-0.22 -0.10 0.12 -0.10 -0.02
words: :	in	-0.12 -0.02 0.12 -0.04 -0.10
words: :	intercept	0.21 0.09 -0.03 -0.16 -0.11
words: :	it	-0.11 -0.08 -0.15 -0.17 0.17
words: :	kill	-0.20 -0.09 0.13 -0.07 0.01
words: :	latest	-0.20 -0.17 -0.20 -0.16 0.18
words: :	launch	0.01 -0.02 0.16 -0.17 -0.29
words: :	live	-0.05 0.13 0.04 -0.11 -0.20
words: :	maga	-0.06 -0.09 -0.16 -0.16 0.16
words: :	market	-0.08 -0.03 0.01 0.09 -0.17
words: :	may	-0.15 -0.02 0.02 0.00 -0.04
words: :	media	-0.14 0.08 -0.15 0.04 -0.13
words: :	military	-0.09 -0.07 -0.12 0.02 0.09
words: :	missil	-0.02 -0.06 -0.08 0.04 0.03
words: :	more	-0.06 0.02 0.10 -0.14 -0.13
words: :	no	-0.10 -0.15 -0.15 0.00 0.07
words: :	nobody	-0.10 0.04 0.04 -0.12 0.01
words: :	not	-0.28 -0.17 -0.03 0.11 0.03
words: :	official	-0.12 -0.09 0.05 0.09 -0.11
words: :	oil	-0.15 -0.16 -0.09 0.09 -0.03
words: :	on	0.05 -0.16 -0.19 0.21 -0.23
words: :	our	0.03 0.05 -0.18 -0.05 -0.01
words: :	president	-0.05 -0.07 -0.06 0.06 -0.03
words: :	red	-0.08 0.11 0.11 -0.15 -0.04
words: :	report	-0.08 -0.05 0.10 0.01 -0.12
words: :	siren	-0.02 0.08 -0.14 -0.03 -0.14
words: :	sourc	-0.04 0.05 -0.12 -0.04 0.02
words: :	stat	0.06 0.10 -0.17 -0.06 -0.13
words: :	strik	-0.15 0.06 -0.01 0.04 -0.17
words: :	talk	-0.21 -0.10 0.02 0.02 -0.07
words: :	the	-0.20 -0.15 0.01 -0.06 0.07
words: :	they'r	-0.07 -0.08 -0.05 0.09 -0.08
words: :	this	-0.09 -0.12 -0.11 0.01 0.03
words: :	to	-0.26 -0.09 0.06 0.10 -0.25
words: :	updat	-0.01 0.08 0.08 -0.07 -0.18
words: :	war	-0.21 -0.13 0.09 0.10 -0.16
words: :	wave	0.15 0.01 -0.19 -0.20 -0.19
words: :	we	-0.08 0.02 -0.02 0.09 -0.15
words: :	what	-0.16 -0.12 -0.04 -0.17 0.14
words: :	why	-0.15 -0.15 -0.12 0.04 0.02
words: :	will	-0.11 -0.11 -0.09 -0.12 0.11
words: :	with	-0.08 0.06 -0.21 0.10 -0.20
words: :	world	-0.05 -0.09 -0.04 0.10 -0.12
words: :	wound	-0.15 0.13 0.00 -0.13 -0.23
words: :	wsj	-0.10 -0.01 0.00 -0.13 0.07
words: :	you	-0.09 -0.12 -0.16 -0.11 0.15
words: ;	[place]	0.09 0.08 0.00 -0.06 -0.12
words: ;	[side]	0.14 0.08 -0.02 -0.14 -0.25
words: ;	[usa]	-0.11 0.11 0.13 -0.16 -0.15
words: ?	-	-0.07 -0.08 -0.10 0.11 -0.04
words: ?	:	-0.05 -0.07 0.11 0.10 -0.11
words: ?	[side]	-0.12 -0.12 0.07 0.03 -0.09
words: ?	[usa]	-0.02 -0.07 -0.10 0.05 0.02
words: ?	here	-0.02 -0.02 -0.03 0.10 -0.03
words: [ally]	,	-0.05 -0.12 -0.09 0.00 0.15
words: [ally]	.	0.01 0.09 -0.01 -0.07 -0.07
words: [ally]	:	-0.18 -0.05 0.07 0.05 -0.19
words: [ally]	[side]	-0.14 -0.10 0.00 -0.10 0.09
words: [ally]	and	0.01 0.03 -0.13 0.03 -0.06
words: [ally]	announc	-0.11 0.02 -0.16 0.06 -0.06
words: [ally]	attack	-0.09 0.05 0.04 -0.02 -0.19
words: [ally]	ceasefir	-0.15 -0.14 -0.13 0.11 0.01
words: [ally]	chief	-0.08 -0.10 -0.02 0.12 -0.11
words: [ally]	claim	-0.09 0.14 -0.04 -0.15 -0.10
words: [ally]	commander	-0.14 -0.01 -0.15 0.00 0.06
words: [ally]	disarmament	-0.16 -0.15 -0.02 0.04 0.02
words: [ally]	dron	0.07 0.09 0.08 -0.13 -0.08
words: [ally]	in	-0.13 -0.02 0.09 -0.10 -0.04
words: [ally]	join	0.09 -0.09 -0.14 -0.10 -0.04
words: [ally]	launch	0.00 -0.12 0.08 0.05 -0.16
words: [ally]	leader	0.06 -0.09 0.02 -0.02 -0.12
words: [ally]	rocket	0.14 0.05 0.07 -0.10 -0.09
words: [ally]	says	-0.02 0.05 0.02 -0.04 -0.09
words: [ally]	strik	-0.04 0.05 -0.07 -0.03 -0.09
words: [ally]	target	0.08 0.03 -0.13 -0.13 -0.10
words: [ally]	threaten	-0.14 -0.08 0.12 -0.11 0.01
words: [ally]	to	-0.10 0.08 0.06 -0.16 0.03
words: [number]	,	-0.07 -0.10 -0.05 0.07 0.06
words: [number]	.	-0.17 -0.16 0.08 0.02 0.02
words: [number]	:	-0.03 0.04 -0.02 -0.21 0.13
words: [number]	[ally]	0.02 0.05 0.10 -0.22 -0.21
words: [number]	[number]	-0.24 -0.13 -0.07 0.07 0.08
words: [number]	[place]	-0.07 0.02 0.00 0.09 -0.14
words: [number]	[side]	-0.03 -0.06 -0.10 0.15 -0.10
words: [number]	[usa]	-0.19 0.16 -0.03 -0.10 -0.11
words: [number]	after	-0.05 0.05 0.08 -0.12 -0.12
words: [number]	as	0.00 -0.08 0.08 -0.12 -0.02
words: [number]	ballistic	-0.02 -0.06 0.06 0.00 -0.17
words: [number]	cost	-0.14 0.09 0.13 -0.09 -0.13
words: [number]	country	-0.12 -0.14 0.01 0.05 -0.11
words: [number]	day	0.08 0.05 0.04 -0.10 -0.20
words: [number]	days	-0.02 -0.01 -0.07 -0.05 0.07
words: [number]	dead	0.16 -0.15 0.02 -0.22 -0.24
words: [number]	dollar	-0.21 0.02 0.11 0.00 -0.21
words: [number]	dollarsbn	-0.18 0.08 0.11 -0.02 -0.19
words: [number]	dron	0.07 0.00 -0.16 -0.02 -0.06
words: [number]	early	-0.09 0.03 0.03 0.02 -0.11
words: [number]	fighter	-0.03 0.07 0.02 -0.10 -0.10
words: [number]	from	-0.11 -0.10 -0.14 0.05 0.05
words: [number]	hour	-0.27 -0.10 0.05 0.01 -0.03
words: [number]	in	0.10 -0.09 0.02 -0.16 0.00
words: [number]	kill	0.06 -0.15 0.10 -0.05 -0.17
words: [number]	launcher	-0.09 -0.02 -0.17 0.06 -0.09
words: [number]	million	-0.11 -0.08 -0.02 -0.04 0.07
words: [number]	minut	-0.10 -0.07 -0.13 0.00 0.10
words: [number]	missil	-0.05 0.15 -0.16 -0.04 -0.23
words: [number]	not	-0.02 0.09 -0.13 -0.04 0.00
words: [number]	of	-0.15 -0.18 -0.19 0.18 0.04
words: [number]	oil	-0.10 -0.13 -0.12 0.03 0.09
words: [number]	peopl	0.13 -0.13 0.01 -0.11 -0.20
words: [number]	percent	-0.15 0.05 0.13 -0.09 -0.20
words: [number]	point	-0.01 -0.04 0.09 -0.06 -0.10
words: [number]	rocket	-0.12 0.11 0.02 -0.11 -0.09
words: [number]	ship	-0.23 -0.19 -0.01 0.06 -0.01
words: [number]	soldier	-0.09 -0.04 0.03 0.01 -0.10
words: [number]	strik	0.00 -0.10 0.05 -0.07 -0.08
words: [number]	th	0.06 0.00 -0.09 -0.06 0.03
words: [number]	to	-0.04 0.14 0.11 -0.17 -0.15
words: [number]	war	-0.06 0.03 0.05 -0.04 -0.06
words: [number]	week	0.06 0.07 0.10 -0.10 -0.21
words: [number]	with	-0.12 0.02 -0.17 0.02 0.03
words: [number]	wound	0.05 0.06 -0.01 -0.27 -0.22
words: [number]	year	-0.05 -0.16 -0.06 0.08 0.03
words: [number]	–	0.05 -0.01 -0.13 -0.11 0.04
words: [place]	,	-0.05 0.06 0.02 -0.06 -0.12
words: [place]	-	0.00 -0.04 0.11 -0.18 -0.04
words: [place]	.	-0.02 -0.08 -0.01 -0.05 0.06
words: [place]	:	-0.02 0.01 -0.01 0.02 -0.11
words: [place]	;	-0.11 0.13 0.08 -0.16 -0.16
words: [place]	?	-0.11 -0.13 -0.14 0.04 0.03
words: [place]	[ally]	-0.17 -0.13 0.08 -0.07 -0.01
words: [place]	[number]	0.11 -0.02 -0.12 -0.12 -0.11
words: [place]	[place]	0.05 0.09 -0.04 -0.07 -0.09
words: [place]	[region]	-0.09 0.03 -0.03 -0.02 0.01
words: [place]	[side]	0.02 0.04 -0.18 -0.05 0.07
words: [place]	[usa]	0.02 -0.04 -0.15 0.04 0.04
words: [place]	a	-0.09 -0.11 -0.13 -0.02 0.07
words: [place]	accus	-0.14 -0.16 0.14 0.14 -0.05
words: [place]	after	0.02 0.04 -0.14 0.02 -0.02
words: [place]	again	0.04 0.11 0.14 -0.13 -0.12
words: [place]	agre	0.02 -0.01 -0.12 0.09 -0.08
words: [place]	agreement	-0.15 0.02 0.08 -0.11 0.02
words: [place]	ahead	0.09 0.02 -0.10 0.02 -0.02
words: [place]	air	-0.04 0.01 -0.10 -0.09 0.06
words: [place]	airbas	-0.17 -0.01 0.04 0.02 -0.10
words: [place]	airport	0.05 0.04 -0.03 -0.16 -0.13
words: [place]	ally	-0.12 -0.12 0.06 0.02 -0.15
words: [place]	ambassador	-0.10 -0.16 -0.17 0.05 0.04
words: [place]	amid	-0.07 0.11 -0.10 -0.02 -0.13
words: [place]	and	0.13 0.07 0.03 -0.14 -0.13
words: [place]	announc	-0.04 0.12 0.08 -0.10 -0.17
words: [place]	aoun	-0.13 -0.17 -0.13 0.15 -0.09
words: [place]	are	-0.06 0.02 -0.10 0.06 -0.02
words: [place]	arm	-0.07 -0.09 0.00 0.06 -0.05
words: [place]	army	-0.05 -0.12 -0.14 0.11 0.05
words: [place]	as	0.10 -0.03 0.12 -0.09 -0.31
words: [place]	attack	-0.04 0.04 0.03 -0.09 -0.05
words: [place]	back	-0.12 -0.15 -0.11 0.15 -0.16
words: [place]	bas	-0.14 -0.07 0.14 -0.08 -0.16
words: [place]	base	0.00 -0.06 0.09 -0.22 0.03
words: [place]	blam	0.09 0.07 -0.15 -0.18 -0.15
words: [place]	border	-0.07 0.10 0.09 -0.16 -0.15
words: [place]	call	-0.09 0.00 0.01 0.01 -0.13
words: [place]	ceasefir	-0.23 -0.09 0.05 -0.08 0.07
words: [place]	chief	-0.17 -0.19 -0.11 0.08 0.04
words: [place]	claim	-0.13 -0.14 0.04 0.02 -0.10
words: [place]	clos	-0.02 0.06 0.03 -0.05 -0.12
words: [place]	coast	0.00 0.04 -0.09 0.00 -0.11
words: [place]	condemn	-0.12 -0.18 -0.15 0.17 -0.07
words: [place]	conflict	-0.11 -0.12 -0.09 0.09 0.05
words: [place]	continu	-0.09 0.04 -0.10 -0.03 0.02
words: [place]	could	-0.06 -0.10 -0.11 -0.12 0.11
words: [place]	cuts	-0.08 0.09 0.12 -0.11 -0.16
words: [place]	defenc	0.03 0.04 0.05 -0.14 0.00
words: [place]	demand	-0.10 -0.12 -0.12 0.12 -0.11
words: [place]	deny	-0.14 -0.16 -0.09 0.09 0.16
words: [place]	despit	-0.08 0.10 -0.09 -0.02 -0.14
words: [place]	did	-0.05 -0.09 -0.05 0.01 0.03
words: [place]	dur	-0.05 -0.06 -0.09 0.07 0.00
words: [place]	economy	-0.11 -0.11 -0.12 0.00 0.05
words: [place]	energy	-0.05 0.08 0.06 -0.14 0.07
words: [place]	fac	0.05 -0.09 0.00 0.01 -0.10
words: [place]	family	-0.12 -0.12 -0.15 -0.03 0.15
words: [place]	fight	-0.14 -0.10 0.00 0.05 -0.14
words: [place]	fm	-0.09 -0.09 0.05 0.00 -0.12
words: [place]	follow	0.05 0.11 -0.16 -0.03 -0.13
words: [place]	for	-0.29 -0.21 -0.07 0.14 -0.08
words: [place]	foreign	-0.10 -0.07 -0.01 0.03 -0.08
words: [place]	from	0.01 -0.07 0.05 0.02 -0.18
words: [place]	gas	-0.15 -0.03 0.01 0.04 -0.09
words: [place]	has	-0.12 -0.15 0.01 0.01 0.01
words: [place]	have	-0.13 -0.13 -0.17 0.16 -0.14
words: [place]	help	-0.07 -0.09 0.06 -0.12 0.04
words: [place]	hit	0.06 -0.08 0.07 -0.14 -0.13
words: [place]	host	-0.13 -0.08 -0.02 0.08 -0.13
words: [place]	in	0.01 0.02 0.01 -0.02 -0.09
words: [place]	inflation	-0.08 -0.09 -0.08 0.09 -0.05
words: [place]	inspector	-0.16 -0.09 0.04 0.01 -0.11
words: [place]	interior	-0.08 -0.10 -0.05 0.04 0.05
words: [place]	is	-0.15 -0.02 -0.14 0.09 -0.02
words: [place]	issu	-0.09 -0.14 0.06 -0.01 -0.09
words: [place]	journalist	-0.02 0.09 0.11 -0.08 -0.12
words: [place]	kill	-0.02 0.10 0.04 -0.21 -0.21
words: [place]	leader	-0.08 -0.12 -0.16 0.12 0.00
words: [place]	lng	-0.11 -0.09 0.06 -0.15 0.09
words: [place]	may	-0.13 -0.13 0.01 -0.03 0.01
words: [place]	meet	-0.09 -0.17 -0.14 0.15 -0.06
words: [place]	military	-0.01 0.07 -0.02 -0.04 -0.06
words: [place]	minister	-0.13 -0.17 -0.05 0.08 -0.01
words: [place]	mountain	-0.08 0.06 0.05 -0.14 0.03
words: [place]	negotiation	-0.07 -0.11 -0.11 0.05 0.05
words: [place]	negotiator	-0.12 -0.20 -0.17 0.17 0.11
words: [place]	not	-0.15 -0.14 0.07 -0.04 0.01
words: [place]	oblig	-0.03 -0.07 -0.05 0.05 -0.05
words: [place]	of	-0.09 -0.09 -0.02 0.01 0.02
words: [place]	offer	-0.11 -0.11 -0.04 0.00 0.05
words: [place]	official	-0.13 -0.03 0.07 -0.07 -0.01
words: [place]	oil	0.09 0.10 0.02 -0.09 -0.05
words: [place]	on	0.03 0.07 -0.02 -0.10 -0.02
words: [place]	over	-0.16 -0.05 0.08 0.04 -0.17
words: [place]	own	-0.12 -0.15 -0.11 0.02 0.08
words: [place]	peacekeeper	0.13 0.16 -0.12 -0.18 -0.16
words: [place]	play	-0.15 -0.15 -0.15 0.01 0.09
words: [place]	pm	-0.20 -0.16 0.07 0.06 -0.14
words: [place]	polic	-0.10 -0.13 -0.11 0.10 -0.06
words: [place]	port	0.09 0.16 -0.16 -0.10 -0.18
words: [place]	postpon	0.06 -0.07 -0.13 0.04 -0.09
words: [place]	power	-0.12 0.05 0.00 0.01 -0.03
words: [place]	prepar	-0.10 0.11 0.07 -0.05 -0.10
words: [place]	president	-0.15 -0.14 -0.17 0.10 0.04
words: [place]	prim	-0.05 -0.07 -0.07 0.10 -0.12
words: [place]	push	-0.16 -0.05 0.05 0.01 -0.11
words: [place]	refinery	-0.16 -0.15 -0.01 0.08 -0.10
words: [place]	refus	-0.04 0.10 0.05 -0.06 -0.07
words: [place]	reject	-0.09 -0.12 -0.09 0.10 -0.02
words: [place]	role	-0.09 -0.11 -0.03 -0.01 0.02
words: [place]	roulett	-0.05 -0.08 -0.08 -0.03 0.05
words: [place]	sanction	0.03 0.10 0.06 -0.09 -0.10
words: [place]	says	0.06 -0.02 0.00 0.01 -0.36
words: [place]	seek	-0.07 -0.12 -0.15 -0.07 0.11
words: [place]	sees	-0.08 -0.10 -0.10 0.09 -0.01
words: [place]	send	-0.08 -0.01 0.05 -0.04 -0.07
words: [place]	ship	-0.13 -0.14 0.00 0.04 0.02
words: [place]	shoot	-0.02 0.11 -0.12 -0.12 -0.10
words: [place]	should	-0.13 -0.12 0.03 0.03 -0.06
words: [place]	shut	-0.05 0.00 0.09 -0.07 -0.08
words: [place]	speak	-0.10 -0.06 0.09 -0.04 0.00
words: [place]	stall	-0.03 -0.07 -0.05 0.05 -0.05
words: [place]	stat	0.07 -0.02 -0.02 -0.02 -0.07
words: [place]	stock	-0.10 -0.04 -0.04 0.06 -0.04
words: [place]	strik	-0.20 -0.03 0.07 0.02 -0.20
words: [place]	strongly	-0.11 -0.13 -0.10 0.09 0.03
words: [place]	suspend	-0.16 -0.06 0.06 -0.02 -0.12
words: [place]	talk	-0.10 -0.02 -0.09 0.01 0.06
words: [place]	tanker	-0.13 -0.20 -0.06 0.11 0.06
words: [place]	tell	-0.04 -0.08 -0.04 0.07 -0.07
words: [place]	that	-0.10 -0.11 -0.02 0.04 0.05
words: [place]	threaten	-0.15 -0.17 -0.07 0.14 -0.03
words: [place]	to	-0.07 0.05 0.04 0.01 -0.18
words: [place]	too	-0.10 -0.12 -0.14 0.11 0.04
words: [place]	tourist	-0.04 0.07 -0.07 -0.07 0.01
words: [place]	trad	-0.11 0.01 -0.15 -0.12 0.11
words: [place]	truc	0.04 0.04 0.03 -0.12 -0.09
words: [place]	urg	-0.09 -0.02 -0.22 0.14 0.14
words: [place]	villag	0.03 -0.10 0.07 0.00 -0.15
words: [place]	visit	-0.20 -0.05 0.01 0.02 -0.10
words: [place]	war	-0.10 -0.08 -0.15 -0.04 0.08
words: [place]	warn	-0.02 0.01 -0.04 0.08 -0.15
words: [place]	was	-0.04 0.03 -0.08 -0.13 0.08
words: [place]	water	0.03 0.02 -0.08 0.05 0.05
words: [place]	welcom	-0.13 -0.13 -0.11 0.13 -0.10
words: [place]	will	-0.14 -0.13 0.05 -0.03 0.00
words: [place]	with	0.05 -0.06 -0.16 0.13 -0.19
words: [place]	xiv	-0.13 -0.13 -0.06 0.04 -0.02
words: [place]	|	-0.14 -0.01 0.06 -0.03 -0.10
words: [place]	—	-0.15 0.06 -0.03 -0.07 0.02
words: [region]	,	0.00 0.09 -0.05 -0.12 0.02
words: [region]	-	0.04 -0.13 0.02 -0.04 -0.03
words: [region]	.	-0.21 -0.11 0.06 -0.01 -0.03
words: [region]	:	-0.03 0.11 -0.03 -0.12 0.00
words: [region]	?	-0.08 -0.15 -0.16 -0.01 0.07
words: [region]	[region]	-0.15 0.00 -0.13 0.16 -0.14
words: [region]	[side]	-0.04 -0.07 -0.08 0.08 -0.13
words: [region]	after	0.07 0.08 0.04 -0.12 -0.22
words: [region]	again	0.22 0.16 -0.14 -0.16 -0.15
words: [region]	ally	-0.17 -0.10 0.06 0.04 -0.12
words: [region]	amid	-0.16 -0.11 0.04 0.08 -0.15
words: [region]	and	-0.06 0.03 0.08 -0.16 0.01
words: [region]	are	-0.13 -0.10 0.04 -0.03 -0.05
words: [region]	as	0.03 0.12 0.06 -0.12 -0.24
words: [region]	attack	-0.07 0.09 -0.10 -0.11 -0.03
words: [region]	blockad	-0.20 -0.16 -0.09 0.09 0.07
words: [region]	by	-0.12 -0.13 0.06 -0.13 0.05
words: [region]	ceasefir	-0.12 -0.14 -0.14 0.06 0.05
words: [region]	clos	-0.05 0.08 -0.12 -0.01 -0.13
words: [region]	closur	-0.17 -0.22 -0.14 0.03 0.12
words: [region]	conflict	-0.12 -0.08 0.02 0.01 -0.02
words: [region]	could	-0.08 -0.12 -0.13 -0.03 0.09
words: [region]	country	-0.09 0.00 0.12 -0.14 -0.01
words: [region]	crisi	-0.12 -0.07 0.01 -0.01 0.01
words: [region]	despit	-0.06 0.06 0.00 -0.01 -0.10
words: [region]	disruption	-0.11 -0.08 0.03 -0.06 0.02
words: [region]	for	-0.17 -0.14 -0.02 0.08 -0.13
words: [region]	from	-0.10 -0.16 -0.19 -0.03 0.11
words: [region]	gas	-0.07 -0.03 0.10 -0.04 -0.12
words: [region]	have	-0.06 -0.06 0.07 0.04 -0.02
words: [region]	if	-0.12 -0.05 0.03 0.01 -0.12
words: [region]	in	-0.02 -0.03 -0.14 0.08 -0.05
words: [region]	infiltration	0.15 0.11 -0.08 -0.13 -0.11
words: [region]	is	-0.17 -0.11 0.05 -0.08 0.05
words: [region]	leader	-0.06 -0.11 -0.13 0.02 0.06
words: [region]	may	-0.12 -0.17 -0.15 0.10 0.00
words: [region]	mission	-0.07 -0.12 -0.09 0.11 -0.10
words: [region]	nation	-0.09 0.00 0.00 0.01 -0.01
words: [region]	not	-0.13 -0.14 -0.01 0.00 0.02
words: [region]	oil	-0.05 0.04 -0.02 -0.13 0.09
words: [region]	on	0.03 0.04 -0.12 -0.09 0.05
words: [region]	open	0.10 -0.15 -0.09 0.00 -0.11
words: [region]	region	-0.12 0.04 0.00 0.02 -0.04
words: [region]	remain	0.01 0.06 -0.03 -0.02 -0.07
words: [region]	reopen	0.03 -0.11 -0.07 0.11 -0.18
words: [region]	risk	-0.04 -0.01 -0.04 0.03 -0.03
words: [region]	shipp	-0.07 0.07 0.04 -0.01 -0.10
words: [region]	sinc	-0.10 -0.11 -0.13 0.13 -0.12
words: [region]	stay	-0.09 -0.07 0.03 -0.05 -0.02
words: [region]	still	-0.08 -0.12 -0.11 0.12 -0.11
words: [region]	stock	-0.06 -0.03 -0.02 0.06 -0.13
words: [region]	supply	-0.08 -0.01 0.00 0.04 -0.11
words: [region]	tension	-0.10 -0.14 -0.15 0.06 0.06
words: [region]	that	0.09 0.05 -0.08 -0.12 -0.07
words: [region]	threat	-0.09 0.03 0.08 -0.03 -0.14
words: [region]	tim	-0.15 0.04 0.03 -0.03 -0.17
words: [region]	to	-0.11 -0.16 -0.05 0.07 -0.01
words: [region]	toll	-0.11 -0.05 0.04 0.01 -0.06
words: [region]	traffic	-0.14 -0.15 -0.11 0.07 0.01
words: [region]	transit	-0.11 -0.04 0.07 -0.01 -0.12
words: [region]	war	-0.20 -0.16 -0.09 0.05 -0.01
words: [region]	will	0.04 -0.06 0.06 -0.05 -0.12
words: [region]	with	-0.22 -0.02 0.01 -0.08 0.05
words: [side]	,	0.11 0.00 -0.03 -0.07 -0.08
words: [side]	-	-0.01 0.06 0.01 -0.09 0.00
words: [side]	.	-0.11 -0.02 0.04 -0.14 0.10
words: [side]	:	-0.24 -0.17 0.12 0.13 -0.12
words: [side]	;	0.07 0.06 0.03 -0.18 -0.03
words: [side]	?	-0.16 -0.21 -0.07 -0.04 0.11
words: [side]	[ally]	-0.20 0.05 -0.13 0.00 0.04
words: [side]	[number]	-0.16 -0.03 0.11 -0.01 -0.15
words: [side]	[place]	-0.01 0.03 -0.04 -0.12 0.07
words: [side]	[region]	-0.12 -0.08 0.05 0.00 0.00
words: [side]	[side]	-0.08 -0.03 0.01 0.00 -0.06
words: [side]	[usa]	0.07 -0.02 -0.12 -0.01 0.00
words: [side]	a	-0.11 -0.12 -0.12 0.09 -0.08
words: [side]	accord	-0.16 -0.07 0.02 0.05 -0.11
words: [side]	accus	-0.10 -0.04 0.02 0.02 -0.11
words: [side]	addres	-0.10 -0.05 -0.03 -0.07 0.07
words: [side]	after	0.02 0.04 -0.05 -0.01 -0.09
words: [side]	again	-0.12 0.10 0.09 -0.15 -0.13
words: [side]	against	-0.10 0.01 -0.05 0.01 0.03
words: [side]	agent	-0.13 -0.10 -0.01 0.07 -0.07
words: [side]	aggression	-0.12 -0.13 -0.11 0.12 0.06
words: [side]	agre	0.05 0.06 0.03 -0.18 -0.14
words: [side]	agreement	0.07 -0.10 -0.10 -0.07 0.06
words: [side]	air	0.02 0.05 -0.15 -0.06 -0.01
words: [side]	airstrik	-0.08 -0.05 -0.01 0.05 -0.07
words: [side]	ali	0.04 -0.16 -0.09 0.02 0.04
words: [side]	ambassador	-0.12 -0.07 0.05 -0.02 -0.06
words: [side]	amid	0.07 -0.12 0.07 -0.15 0.05
words: [side]	and	0.03 0.13 -0.02 -0.09 -0.07
words: [side]	announc	-0.06 -0.03 0.08 -0.10 -0.03
words: [side]	appear	-0.13 -0.07 -0.01 0.00 0.04
words: [side]	are	-0.02 -0.01 0.08 -0.19 -0.01
words: [side]	arm	0.06 -0.02 -0.12 0.04 -0.12
words: [side]	army	0.03 0.02 0.01 -0.02 -0.12
words: [side]	as	0.05 0.07 0.08 -0.04 -0.33
words: [side]	assault	-0.12 0.04 -0.14 0.10 -0.12
words: [side]	at	-0.07 -0.13 -0.14 -0.08 0.15
words: [side]	attack	-0.08 0.01 0.08 -0.06 -0.03
words: [side]	authority	-0.08 -0.13 -0.10 0.11 -0.08
words: [side]	back	0.03 -0.05 -0.08 0.00 -0.01
words: [side]	ballistic	0.01 -0.07 -0.09 0.07 -0.04
words: [side]	bas	-0.12 0.05 -0.06 0.04 -0.11
words: [side]	believ	-0.12 -0.09 -0.15 -0.06 0.08
words: [side]	blockad	-0.20 0.02 0.02 -0.14 0.04
words: [side]	bomb	0.07 0.02 -0.15 -0.05 0.02
words: [side]	bombardment	-0.15 0.02 0.03 -0.15 0.04
words: [side]	brac	-0.07 -0.01 -0.01 0.00 -0.01
words: [side]	break	-0.09 -0.06 -0.02 0.02 -0.06
words: [side]	bridg	-0.12 -0.14 -0.04 0.11 -0.10
words: [side]	brief	-0.06 -0.08 -0.10 0.13 -0.12
words: [side]	bury	-0.11 -0.08 0.05 0.08 -0.07
words: [side]	but	-0.09 0.05 -0.02 -0.19 0.09
words: [side]	by	-0.07 -0.11 -0.12 0.13 -0.13
words: [side]	call	-0.15 -0.14 -0.02 0.11 -0.09
words: [side]	campaign	-0.11 -0.02 0.03 -0.05 -0.02
words: [side]	can	-0.13 -0.02 0.00 0.03 -0.05
words: [side]	cargo	0.04 0.08 -0.03 -0.10 -0.09
words: [side]	ceasefir	-0.13 -0.14 -0.15 0.08 0.10
words: [side]	charg	-0.08 -0.11 -0.09 0.06 0.04
words: [side]	chief	0.07 -0.11 0.00 0.00 -0.13
words: [side]	city	0.05 0.09 -0.02 -0.07 -0.16
words: [side]	claim	-0.06 0.01 0.02 0.03 -0.21
words: [side]	clash	-0.13 -0.12 -0.13 -0.02 0.08
words: [side]	clos	0.02 0.12 -0.10 -0.08 -0.03
words: [side]	collaps	-0.12 0.10 0.12 -0.12 -0.11
words: [side]	com	0.09 0.11 0.05 -0.14 -0.13
words: [side]	commander	-0.21 -0.02 0.01 0.01 -0.02
words: [side]	condemn	-0.13 -0.11 0.05 0.07 -0.14
words: [side]	confirm	0.13 0.02 -0.09 -0.09 -0.13
words: [side]	conflict	-0.06 -0.07 -0.09 0.06 0.01
words: [side]	continu	-0.18 0.11 0.01 -0.25 0.07
words: [side]	could	-0.12 -0.08 -0.06 0.03 0.02
words: [side]	counterpart	-0.05 -0.10 -0.08 0.08 -0.06
words: [side]	coverag	-0.07 -0.07 -0.11 -0.09 0.10
words: [side]	crisi	-0.10 -0.10 -0.06 0.11 -0.13
words: [side]	crud	-0.06 -0.04 -0.02 0.03 -0.05
words: [side]	crypto	-0.07 -0.04 0.05 -0.03 -0.05
words: [side]	cuts	-0.11 -0.01 0.13 -0.14 -0.13
words: [side]	damag	-0.14 -0.06 0.11 0.01 -0.12
words: [side]	de	-0.07 0.00 0.00 0.03 -0.11
words: [side]	deadlin	-0.14 -0.14 -0.10 0.09 0.00
words: [side]	deal	-0.03 -0.04 -0.02 -0.02 0.01
words: [side]	death	-0.10 -0.09 -0.04 -0.12 0.10
words: [side]	decision	-0.13 -0.07 0.11 -0.06 -0.12
words: [side]	defenc	-0.07 0.03 -0.06 0.06 -0.07
words: [side]	defens	-0.10 0.06 -0.07 0.01 -0.08
words: [side]	delegation	-0.22 -0.14 -0.03 0.02 0.02
words: [side]	demand	-0.10 0.06 0.07 -0.14 0.04
words: [side]	deny	-0.05 0.01 0.06 -0.03 -0.12
words: [side]	deputy	-0.07 -0.12 -0.12 0.12 -0.01
words: [side]	describ	-0.10 -0.10 -0.08 0.14 -0.14
words: [side]	desperat	-0.07 -0.08 -0.09 -0.09 0.09
words: [side]	destroy	-0.12 -0.04 0.13 0.03 -0.14
words: [side]	destruction	-0.09 0.00 -0.05 0.08 -0.10
words: [side]	did	-0.06 0.02 -0.09 0.08 -0.10
words: [side]	do	-0.14 -0.14 -0.14 0.03 0.13
words: [side]	doesn't	-0.14 -0.09 0.10 -0.04 -0.12
words: [side]	driv	-0.11 0.10 0.09 -0.05 -0.12
words: [side]	dron	0.02 -0.01 0.03 -0.01 -0.08
words: [side]	dur	-0.06 -0.10 -0.06 0.07 -0.03
words: [side]	economy	-0.10 -0.11 -0.13 -0.13 0.13
words: [side]	eliminat	-0.07 -0.01 -0.09 0.04 -0.08
words: [side]	embassy	-0.11 -0.14 -0.10 0.02 0.07
words: [side]	energy	0.10 0.12 -0.10 -0.13 -0.12
words: [side]	enrich	-0.09 0.11 0.11 -0.15 -0.03
words: [side]	envoy	-0.11 -0.13 -0.15 0.14 -0.03
words: [side]	escalat	-0.11 0.06 0.05 -0.10 -0.04
words: [side]	evacuation	-0.09 0.04 0.10 -0.10 -0.11
words: [side]	exchang	-0.09 0.05 0.00 0.00 -0.13
words: [side]	execut	-0.09 0.06 0.08 -0.06 -0.12
words: [side]	expand	-0.07 -0.01 0.00 -0.10 0.08
words: [side]	explosion	-0.07 -0.06 0.10 0.06 0.00
words: [side]	extremely	-0.07 -0.02 -0.02 0.04 -0.08
words: [side]	fac	0.06 -0.09 0.02 -0.03 -0.04
words: [side]	fail	-0.09 0.05 0.13 -0.16 -0.05
words: [side]	fear	-0.15 -0.18 -0.04 -0.01 0.04
words: [side]	fight	0.01 0.12 0.01 -0.18 -0.06
words: [side]	fir	-0.01 0.09 -0.15 -0.23 -0.01
words: [side]	fire	-0.06 0.11 -0.02 -0.05 -0.13
words: [side]	flagg	0.07 0.10 -0.06 -0.13 -0.10
words: [side]	fm	-0.15 -0.03 0.05 -0.01 -0.10
words: [side]	for	-0.22 -0.02 -0.03 0.06 -0.05
words: [side]	forc	-0.02 0.01 -0.28 0.14 -0.04
words: [side]	foreign	-0.13 0.06 0.07 -0.07 -0.16
words: [side]	from	-0.16 -0.17 -0.23 0.12 0.15
words: [side]	gas	-0.07 -0.09 0.02 0.05 -0.09
words: [side]	general	0.01 0.04 -0.01 0.02 -0.14
words: [side]	girl	-0.06 -0.09 -0.10 0.10 -0.08
words: [side]	guidelin	-0.13 -0.15 -0.14 0.14 -0.12
words: [side]	gunboat	0.08 0.08 -0.03 -0.10 -0.10
words: [side]	gunfir	-0.06 0.09 0.09 -0.12 -0.11
words: [side]	hacker	-0.09 -0.02 0.09 -0.02 -0.13
words: [side]	had	0.04 0.06 0.03 -0.01 -0.13
words: [side]	halt	-0.12 -0.09 0.04 0.02 -0.06
words: [side]	has	0.00 -0.14 -0.04 -0.08 0.12
words: [side]	have	0.01 -0.09 -0.05 0.06 -0.03
words: [side]	hawk	-0.09 -0.11 -0.09 0.01 0.06
words: [side]	head	-0.10 -0.03 0.00 0.02 -0.03
words: [side]	hit	0.00 0.14 0.00 -0.24 -0.07
words: [side]	hits	-0.03 0.24 -0.13 -0.29 -0.09
words: [side]	hold	-0.14 -0.07 0.12 -0.02 -0.13
words: [side]	if	0.01 -0.05 0.15 -0.09 -0.21
words: [side]	in	-0.04 0.00 -0.07 0.07 -0.08
words: [side]	infiltration	0.28 0.15 0.12 -0.24 -0.17
words: [side]	infrastructur	-0.04 -0.03 -0.12 -0.11 0.11
words: [side]	intelligenc	-0.09 0.05 -0.14 0.00 -0.08
words: [side]	intensify	0.07 0.11 -0.13 -0.15 -0.13
words: [side]	intercept	0.02 0.10 0.09 -0.15 -0.14
words: [side]	is	-0.30 -0.26 -0.10 0.13 0.05
words: [side]	isn't	-0.08 -0.07 -0.04 0.03 0.03
words: [side]	issu	-0.13 -0.07 0.16 -0.14 -0.19
words: [side]	it	-0.09 0.00 -0.05 0.08 -0.14
words: [side]	jets	-0.01 0.11 0.00 -0.04 -0.13
words: [side]	kill	-0.02 0.03 -0.04 -0.13 0.07
words: [side]	largest	-0.12 -0.06 -0.16 -0.09 0.12
words: [side]	latest	0.01 -0.16 0.02 0.00 -0.04
words: [side]	launch	0.11 0.04 -0.03 -0.13 -0.20
words: [side]	leader	-0.06 -0.04 0.01 -0.09 0.07
words: [side]	leadership	-0.14 -0.13 -0.15 0.02 0.07
words: [side]	leav	-0.09 0.07 0.01 -0.04 -0.14
words: [side]	link	-0.18 -0.18 -0.05 0.09 0.04
words: [side]	live	0.12 -0.04 -0.03 -0.12 -0.11
words: [side]	man	-0.07 -0.07 0.03 0.02 -0.09
words: [side]	may	-0.17 -0.15 -0.15 0.09 0.05
words: [side]	media	-0.10 0.02 0.06 -0.02 -0.13
words: [side]	meet	-0.12 -0.10 -0.11 0.11 -0.06
words: [side]	memorandum	-0.03 -0.07 0.03 -0.03 -0.02
words: [side]	military	-0.03 0.06 0.04 -0.03 -0.17
words: [side]	minister	-0.15 -0.10 0.01 0.09 -0.12
words: [side]	missil	-0.09 -0.09 0.07 0.06 -0.02
words: [side]	mission	-0.08 -0.09 -0.13 0.12 -0.10
words: [side]	mou	0.05 -0.01 -0.06 -0.01 -0.06
words: [side]	mov	-0.09 -0.04 0.04 -0.10 0.04
words: [side]	must	-0.13 -0.12 -0.18 0.02 0.11
words: [side]	nam	-0.15 0.00 0.12 -0.03 -0.19
words: [side]	negotiation	-0.14 -0.16 -0.12 0.01 0.09
words: [side]	negotiator	-0.20 -0.19 -0.14 0.06 0.05
words: [side]	new	-0.15 0.08 0.01 -0.03 -0.04
words: [side]	next	-0.05 -0.09 -0.12 -0.08 0.10
words: [side]	not	-0.18 -0.09 -0.03 0.13 -0.09
words: [side]	nuclear	0.06 -0.15 -0.10 0.06 -0.04
words: [side]	of	-0.21 -0.14 -0.12 0.16 0.00
words: [side]	off	-0.14 -0.08 0.08 -0.03 -0.07
words: [side]	official	-0.18 -0.07 0.03 0.06 -0.05
words: [side]	oil	-0.12 -0.05 0.10 -0.03 -0.10
words: [side]	on	-0.16 -0.09 0.04 0.17 -0.16
words: [side]	open	-0.05 0.09 -0.08 -0.03 -0.13
words: [side]	operation	-0.06 0.03 -0.12 -0.07 0.10
words: [side]	option	-0.11 -0.10 0.03 0.02 -0.09
words: [side]	order	-0.10 0.01 0.11 -0.09 -0.09
words: [side]	over	-0.09 0.02 0.05 0.00 -0.10
words: [side]	pact	-0.13 -0.07 0.06 -0.04 -0.03
words: [side]	peac	-0.08 -0.04 0.08 -0.01 -0.13
words: [side]	phon	-0.12 -0.12 -0.09 0.11 -0.08
words: [side]	plan	-0.14 -0.10 -0.04 0.06 -0.02
words: [side]	podcast	-0.03 -0.09 -0.09 0.00 0.07
words: [side]	political	-0.10 -0.10 -0.12 -0.01 0.08
words: [side]	port	0.02 -0.12 0.09 -0.16 0.04
words: [side]	post	-0.15 -0.14 -0.14 -0.02 0.09
words: [side]	pound	-0.06 0.13 -0.12 -0.13 -0.14
words: [side]	power	-0.22 -0.10 0.12 -0.11 -0.02
words: [side]	prepar	-0.16 -0.09 -0.03 0.02 0.02
words: [side]	proposal	-0.15 -0.07 -0.07 -0.01 0.06
words: [side]	protest	-0.16 -0.11 0.04 -0.03 -0.01
words: [side]	protester	-0.10 -0.03 -0.04 0.00 0.01
words: [side]	push	-0.12 -0.13 -0.12 0.06 0.01
words: [side]	rag	-0.11 -0.12 -0.10 0.14 -0.08
words: [side]	red	-0.07 -0.07 -0.01 0.05 -0.09
words: [side]	regim	-0.11 0.05 0.08 -0.05 -0.09
words: [side]	reject	-0.08 0.12 0.13 -0.21 -0.17
words: [side]	releas	0.02 0.09 -0.14 0.00 -0.11
words: [side]	reopen	-0.13 -0.11 -0.11 -0.09 0.11
words: [side]	report	0.00 0.11 0.05 -0.07 -0.10
words: [side]	reportedly	0.06 -0.12 -0.07 0.09 -0.15
words: [side]	rescu	-0.01 0.04 -0.08 -0.09 0.08
words: [side]	respond	0.08 0.09 -0.05 -0.21 0.04
words: [side]	retaliat	0.05 0.00 -0.26 0.04 -0.03
words: [side]	retaliation	0.13 -0.14 -0.05 -0.07 -0.06
words: [side]	rhetoric	-0.08 -0.10 -0.10 0.05 -0.02
words: [side]	rise	-0.10 0.04 -0.11 -0.12 0.09
words: [side]	said	-0.01 0.08 -0.06 -0.01 -0.12
words: [side]	sailor	-0.13 -0.14 -0.08 0.15 -0.13
words: [side]	sanction	-0.11 -0.02 -0.02 0.04 -0.09
words: [side]	say	0.04 -0.01 -0.12 0.03 -0.10
words: [side]	says	0.03 -0.02 0.02 0.00 -0.20
words: [side]	school	-0.18 -0.16 0.10 0.07 -0.10
words: [side]	security	-0.21 0.19 -0.03 -0.07 -0.16
words: [side]	seek	-0.08 -0.09 0.00 0.03 -0.08
words: [side]	seiz	-0.06 0.06 -0.03 0.00 -0.19
words: [side]	set	-0.08 -0.07 0.03 0.02 -0.09
words: [side]	sets	-0.05 0.02 0.10 0.11 -0.13
words: [side]	shelter	-0.06 0.17 -0.01 -0.15 -0.20
words: [side]	ship	0.13 0.08 -0.16 -0.11 -0.13
words: [side]	shot	0.00 0.02 0.02 -0.14 -0.11
words: [side]	show	-0.12 -0.14 0.05 0.07 -0.11
words: [side]	shut	0.07 0.09 -0.01 -0.14 -0.10
words: [side]	sign	0.14 0.19 -0.19 -0.07 -0.13
words: [side]	signal	-0.06 -0.11 -0.11 0.08 -0.02
words: [side]	siren	0.02 -0.07 -0.09 0.05 0.02
words: [side]	soldier	0.06 0.02 -0.22 0.00 -0.06
words: [side]	son	-0.11 -0.06 0.04 0.00 -0.10
words: [side]	sought	-0.03 -0.07 -0.05 0.05 -0.05
words: [side]	speech	-0.07 -0.09 -0.10 0.01 0.04
words: [side]	spread	0.01 0.09 0.04 -0.04 -0.14
words: [side]	spy	-0.12 0.02 0.03 -0.02 -0.14
words: [side]	standoff	-0.04 -0.11 -0.08 0.06 0.02
words: [side]	start	-0.11 -0.03 -0.04 0.02 0.02
words: [side]	stat	0.11 -0.11 0.03 -0.11 -0.14
words: [side]	step	0.06 0.07 -0.08 -0.12 0.03
words: [side]	strik	0.08 0.01 -0.03 -0.12 -0.02
words: [side]	struck	0.03 0.04 -0.13 -0.04 -0.11
words: [side]	support	-0.03 -0.06 -0.09 -0.11 0.10
words: [side]	suspect	-0.14 -0.03 -0.07 0.08 0.03
words: [side]	talk	-0.49 -0.20 0.03 -0.07 0.11
words: [side]	target	-0.03 -0.04 0.06 -0.02 -0.05
words: [side]	tell	-0.02 0.05 -0.01 -0.16 0.05
words: [side]	tension	-0.11 -0.02 0.04 -0.16 0.09
words: [side]	that	-0.12 -0.02 -0.03 0.11 -0.15
words: [side]	thousand	-0.13 -0.13 -0.06 0.12 -0.13
words: [side]	threat	0.03 -0.07 -0.12 -0.04 0.10
words: [side]	threaten	-0.19 0.02 0.16 -0.20 -0.03
words: [side]	to	0.02 -0.24 0.06 -0.01 -0.03
words: [side]	top	0.04 0.03 0.06 -0.06 -0.08
words: [side]	trad	0.04 0.07 -0.02 -0.16 -0.07
words: [side]	troop	-0.13 -0.01 0.01 0.04 -0.20
words: [side]	try	-0.04 0.03 0.01 0.04 -0.07
words: [side]	two	-0.15 -0.13 0.07 0.06 -0.12
words: [side]	uranium	-0.07 0.00 0.12 -0.16 -0.07
words: [side]	very	-0.15 -0.05 0.00 0.04 -0.09
words: [side]	victory	-0.08 -0.08 -0.01 0.04 -0.04
words: [side]	violat	-0.06 -0.06 0.06 0.00 -0.08
words: [side]	visit	0.05 0.07 -0.23 -0.01 0.06
words: [side]	vows	-0.01 0.07 0.02 -0.05 -0.14
words: [side]	want	-0.21 0.03 -0.04 0.07 -0.08
words: [side]	war	-0.07 -0.11 -0.04 0.03 0.00
words: [side]	warn	-0.25 -0.08 0.12 0.00 -0.28
words: [side]	warship	0.07 0.02 -0.01 -0.08 -0.07
words: [side]	was	0.08 -0.13 -0.16 0.03 0.03
words: [side]	weapon	-0.17 -0.03 0.11 -0.16 0.03
words: [side]	were	-0.13 -0.08 -0.12 0.05 0.06
words: [side]	will	-0.26 -0.08 0.10 0.00 -0.09
words: [side]	with	0.10 0.00 -0.18 -0.03 -0.03
words: [side]	withdraw	-0.15 -0.17 -0.20 0.12 0.00
words: [side]	withdrawal	-0.06 0.06 -0.11 -0.01 -0.10
words: [side]	won	-0.08 -0.07 -0.12 -0.05 0.06
words: [side]	won't	-0.11 -0.12 0.00 -0.06 0.07
words: [side]	would	-0.08 -0.15 -0.20 0.09 0.02
words: [side]	wound	-0.17 0.02 -0.01 0.05 -0.15
words: [side]	|	-0.08 -0.05 0.04 -0.10 0.08
words: [side]	–	-0.14 -0.08 0.02 0.01 -0.03
words: [side]	—	-0.10 -0.12 -0.12 0.13 -0.08
words: [usa]	,	0.00 -0.07 -0.05 0.04 -0.02
words: [usa]	-	-0.10 -0.12 -0.07 0.07 0.00
words: [usa]	.	-0.15 -0.11 -0.12 -0.05 0.14
words: [usa]	:	-0.02 -0.23 0.05 0.14 -0.16
words: [usa]	?	-0.13 -0.13 -0.08 0.12 -0.08
words: [usa]	[number]	0.02 -0.02 0.04 -0.18 0.06
words: [usa]	[place]	-0.21 0.01 -0.09 0.01 0.04
words: [usa]	[region]	-0.22 -0.26 -0.27 0.13 0.09
words: [usa]	[side]	-0.09 -0.06 -0.08 0.01 0.08
words: [usa]	[usa]	-0.04 -0.04 0.10 -0.03 -0.10
words: [usa]	accus	-0.13 -0.01 -0.08 0.05 -0.02
words: [usa]	achiev	-0.11 -0.10 -0.11 0.06 0.06
words: [usa]	action	-0.08 0.01 0.06 -0.02 -0.07
words: [usa]	admin	-0.15 -0.08 0.07 -0.04 -0.02
words: [usa]	administration	-0.20 -0.15 -0.03 0.08 -0.03
words: [usa]	after	-0.12 -0.08 -0.01 -0.02 0.01
words: [usa]	again	-0.08 -0.05 -0.12 0.01 0.04
words: [usa]	agre	0.07 -0.04 -0.08 -0.01 -0.11
words: [usa]	agreement	-0.30 0.02 0.09 0.03 -0.25
words: [usa]	air	-0.12 0.05 0.07 -0.15 -0.10
words: [usa]	airman	-0.17 -0.08 0.01 -0.05 0.04
words: [usa]	allow	-0.11 -0.05 0.09 -0.05 -0.09
words: [usa]	ally	-0.09 -0.16 -0.22 -0.04 0.13
words: [usa]	amid	-0.12 -0.06 -0.01 -0.03 0.02
words: [usa]	and	0.11 -0.19 -0.05 0.02 -0.07
words: [usa]	announc	0.10 0.06 -0.07 -0.08 -0.08
words: [usa]	announcement	-0.08 -0.09 -0.12 0.07 0.02
words: [usa]	arriv	-0.12 -0.07 0.01 0.06 -0.12
words: [usa]	as	-0.17 -0.15 -0.01 -0.04 0.09
words: [usa]	ask	-0.06 -0.07 -0.11 0.09 -0.09
words: [usa]	asks	-0.12 -0.06 0.01 0.02 -0.07
words: [usa]	asset	0.12 -0.06 -0.13 0.01 -0.15
words: [usa]	at	-0.12 -0.04 -0.04 -0.04 0.05
words: [usa]	attack	-0.07 -0.07 -0.24 0.19 -0.04
words: [usa]	authoriz	-0.11 0.05 0.12 -0.12 -0.13
words: [usa]	back	0.07 0.11 -0.01 -0.14 0.00
words: [usa]	bas	0.02 0.05 -0.11 -0.02 -0.02
words: [usa]	base	0.15 0.06 -0.09 -0.21 -0.18
words: [usa]	blam	-0.14 -0.15 0.03 0.00 0.02
words: [usa]	block	-0.10 -0.02 0.05 -0.12 0.03
words: [usa]	blockad	-0.06 0.09 -0.12 0.04 -0.02
words: [usa]	bomb	0.02 0.00 -0.16 0.04 0.05
words: [usa]	call	0.04 0.09 0.11 -0.11 -0.11
words: [usa]	can	-0.16 0.06 0.13 -0.10 -0.04
words: [usa]	cancel	-0.15 0.13 0.07 -0.04 -0.10
words: [usa]	ceasefir	-0.25 0.01 -0.08 0.08 -0.09
words: [usa]	chief	-0.09 0.00 0.01 0.09 -0.11
words: [usa]	claim	-0.32 0.02 0.02 0.05 -0.10
words: [usa]	clos	-0.12 -0.10 0.06 0.01 -0.08
words: [usa]	commander	-0.07 -0.09 -0.14 0.12 -0.09
words: [usa]	comment	-0.07 -0.13 -0.01 0.06 -0.07
words: [usa]	company	-0.12 0.06 0.09 0.00 -0.13
words: [usa]	condemn	-0.06 -0.02 0.00 0.03 -0.08
words: [usa]	confirm	0.09 -0.06 0.05 -0.08 -0.19
words: [usa]	confront	-0.06 -0.07 -0.14 -0.01 0.07
words: [usa]	consulat	-0.01 0.10 0.02 -0.11 -0.09
words: [usa]	contradict	-0.11 -0.13 -0.13 -0.05 0.11
words: [usa]	could	-0.12 0.14 0.06 -0.05 -0.07
words: [usa]	criticis	-0.12 -0.12 -0.11 -0.05 0.08
words: [usa]	crud	-0.07 0.01 -0.01 0.02 -0.07
words: [usa]	deadlin	-0.19 0.08 -0.16 0.10 -0.15
words: [usa]	deal	0.03 0.02 -0.15 -0.01 0.02
words: [usa]	declar	0.13 0.09 -0.16 0.02 -0.06
words: [usa]	defend	-0.15 -0.05 0.10 -0.05 -0.14
words: [usa]	defens	-0.06 0.07 0.04 -0.11 -0.04
words: [usa]	delegation	-0.19 0.03 0.00 0.04 -0.11
words: [usa]	demand	-0.18 0.06 0.03 -0.14 0.06
words: [usa]	democrat	-0.04 -0.06 -0.02 0.08 -0.09
words: [usa]	deny	-0.11 -0.13 -0.10 0.12 -0.05
words: [usa]	did	-0.13 -0.13 -0.12 0.11 -0.02
words: [usa]	didn't	-0.15 -0.14 -0.15 0.03 0.03
words: [usa]	does	-0.10 -0.16 -0.16 0.01 0.10
words: [usa]	drop	-0.17 0.00 0.07 -0.16 0.02
words: [usa]	eas	-0.08 -0.05 0.06 -0.01 -0.05
words: [usa]	energy	-0.06 -0.10 -0.11 0.01 0.04
words: [usa]	envoy	-0.12 0.01 0.04 -0.01 -0.10
words: [usa]	escalat	-0.08 0.01 -0.10 0.00 0.05
words: [usa]	extend	-0.16 0.09 0.17 -0.17 -0.16
words: [usa]	f	0.00 0.10 -0.10 -0.16 0.01
words: [usa]	fac	-0.13 -0.18 -0.19 0.11 0.02
words: [usa]	fighter	-0.05 0.01 -0.02 -0.02 -0.01
words: [usa]	first	-0.08 -0.10 -0.10 0.03 0.05
words: [usa]	for	-0.15 -0.13 0.07 -0.07 0.04
words: [usa]	from	-0.23 -0.19 0.10 0.07 -0.12
words: [usa]	gas	-0.09 -0.01 0.05 -0.02 -0.14
words: [usa]	genocidal	-0.08 -0.07 -0.09 -0.11 0.10
words: [usa]	gets	-0.16 -0.03 0.06 -0.03 -0.06
words: [usa]	giv	-0.19 0.09 0.15 -0.10 -0.17
words: [usa]	goes	-0.15 -0.10 -0.10 -0.20 0.15
words: [usa]	ground	-0.04 0.06 0.03 -0.12 -0.13
words: [usa]	had	-0.11 -0.07 -0.07 0.08 -0.09
words: [usa]	has	0.01 -0.21 -0.09 -0.10 0.16
words: [usa]	have	-0.09 -0.06 0.02 0.03 -0.08
words: [usa]	head	-0.14 -0.03 0.09 -0.05 -0.11
words: [usa]	helicopter	-0.10 0.05 0.01 -0.03 -0.12
words: [usa]	help	-0.11 0.09 -0.16 0.01 -0.04
words: [usa]	hit	-0.17 0.11 -0.14 -0.12 -0.04
words: [usa]	hits	0.09 -0.12 0.06 -0.15 -0.08
words: [usa]	hold	-0.15 -0.10 -0.13 0.04 0.09
words: [usa]	hop	-0.10 -0.10 -0.06 0.05 -0.01
words: [usa]	identify	-0.13 -0.16 -0.14 0.15 -0.04
words: [usa]	if	-0.09 -0.01 -0.03 -0.04 0.04
words: [usa]	ignor	-0.06 -0.08 -0.09 -0.11 0.11
words: [usa]	in	-0.09 0.08 -0.04 -0.01 -0.01
words: [usa]	inflation	-0.04 0.05 0.04 -0.07 0.01
words: [usa]	insist	-0.17 0.03 -0.02 0.04 -0.13
words: [usa]	intervention	-0.04 0.01 0.03 0.02 -0.03
words: [usa]	into	-0.10 -0.12 -0.13 0.07 0.00
words: [usa]	is	-0.24 -0.04 -0.06 -0.05 0.09
words: [usa]	issu	-0.13 -0.03 0.18 -0.14 -0.19
words: [usa]	just	-0.08 -0.10 -0.12 -0.08 0.11
words: [usa]	keep	-0.10 -0.12 -0.12 0.08 -0.01
words: [usa]	kill	0.09 -0.06 -0.16 -0.02 -0.11
words: [usa]	lash	-0.09 -0.09 -0.12 -0.02 0.10
words: [usa]	launch	0.14 -0.07 -0.07 -0.03 -0.18
words: [usa]	lawmaker	-0.09 0.06 0.02 -0.06 0.01
words: [usa]	lays	-0.11 0.11 0.11 -0.16 -0.07
words: [usa]	lead	-0.13 0.10 0.10 -0.15 -0.02
words: [usa]	leav	-0.09 -0.09 -0.05 -0.02 0.05
words: [usa]	led	-0.11 -0.13 -0.15 0.03 0.08
words: [usa]	mak	-0.10 -0.06 0.06 0.11 -0.17
words: [usa]	market	-0.09 -0.14 -0.11 0.14 -0.09
words: [usa]	may	-0.12 -0.11 -0.03 0.09 -0.03
words: [usa]	meet	-0.10 -0.13 -0.15 0.14 0.07
words: [usa]	military	-0.09 0.01 0.02 -0.11 0.03
words: [usa]	missil	-0.11 -0.10 -0.12 0.13 -0.10
words: [usa]	national	-0.10 -0.08 0.04 -0.05 0.01
words: [usa]	naval	-0.05 -0.01 -0.10 0.08 -0.05
words: [usa]	need	-0.10 -0.09 -0.13 -0.13 0.14
words: [usa]	not	-0.17 -0.07 0.02 0.02 -0.02
words: [usa]	of	-0.11 -0.03 0.08 -0.03 -0.08
words: [usa]	official	0.01 0.04 0.02 -0.06 -0.06
words: [usa]	oil	-0.14 -0.11 -0.01 0.04 -0.11
words: [usa]	on	-0.28 -0.13 0.00 0.06 -0.06
words: [usa]	operation	-0.11 -0.08 -0.13 -0.08 0.11
words: [usa]	option	-0.08 -0.12 -0.14 -0.08 0.13
words: [usa]	order	0.07 0.15 -0.03 -0.07 -0.12
words: [usa]	out	-0.11 -0.04 0.05 -0.09 0.01
words: [usa]	over	-0.10 -0.11 0.00 -0.05 0.07
words: [usa]	peac	-0.16 -0.04 0.07 -0.10 0.03
words: [usa]	peopl	-0.07 -0.08 -0.10 -0.07 0.08
words: [usa]	phon	-0.11 0.02 0.03 0.01 -0.08
words: [usa]	pilot	-0.11 -0.04 0.10 -0.09 -0.07
words: [usa]	plan	-0.07 0.04 -0.21 0.07 -0.08
words: [usa]	politician	-0.11 -0.11 -0.06 0.12 -0.14
words: [usa]	post	-0.14 -0.09 0.08 0.02 -0.03
words: [usa]	postpon	-0.12 -0.06 0.08 -0.13 0.03
words: [usa]	prepar	-0.16 0.01 -0.03 0.07 -0.11
words: [usa]	pressur	-0.13 -0.15 -0.15 0.01 0.10
words: [usa]	promis	-0.14 -0.13 0.13 -0.14 -0.04
words: [usa]	protest	0.05 0.08 0.02 -0.07 -0.12
words: [usa]	public	-0.13 -0.15 -0.09 0.05 -0.01
words: [usa]	push	-0.13 0.00 0.01 0.00 -0.04
words: [usa]	ready	-0.11 0.15 0.09 -0.07 -0.14
words: [usa]	reject	-0.11 0.04 0.02 0.00 -0.10
words: [usa]	remain	-0.15 -0.13 -0.12 0.14 -0.06
words: [usa]	remark	-0.09 -0.12 -0.08 0.06 0.05
words: [usa]	renew	-0.15 0.10 0.13 -0.17 -0.16
words: [usa]	reportedly	-0.16 -0.03 0.05 0.05 -0.15
words: [usa]	rescu	0.06 0.09 -0.08 -0.05 0.02
words: [usa]	respons	-0.09 0.00 0.02 -0.12 0.01
words: [usa]	retaliat	-0.13 -0.09 0.01 0.06 -0.12
words: [usa]	said	-0.08 -0.04 0.10 0.07 -0.26
words: [usa]	sanction	-0.14 -0.12 0.05 -0.01 -0.13
words: [usa]	says	0.11 0.08 0.09 -0.08 -0.32
words: [usa]	security	-0.13 -0.11 0.07 -0.05 -0.09
words: [usa]	seek	-0.12 -0.05 0.00 0.00 -0.01
words: [usa]	sees	-0.09 0.05 0.07 -0.12 0.00
words: [usa]	seiz	0.01 0.04 0.02 -0.12 -0.14
words: [usa]	senat	-0.14 0.09 0.11 -0.03 -0.12
words: [usa]	send	-0.22 0.02 0.08 -0.10 -0.01
words: [usa]	servic	-0.15 0.09 0.12 -0.21 -0.15
words: [usa]	set	-0.08 0.09 0.02 0.03 -0.11
words: [usa]	shift	-0.11 -0.10 -0.17 -0.10 0.14
words: [usa]	sign	0.19 0.12 -0.21 -0.14 -0.17
words: [usa]	signal	-0.14 0.05 0.01 0.01 -0.09
words: [usa]	soldier	-0.18 -0.02 -0.02 -0.09 0.11
words: [usa]	special	-0.10 -0.12 0.02 0.10 -0.15
words: [usa]	speech	-0.08 -0.02 0.00 -0.14 0.09
words: [usa]	staff	0.02 0.04 -0.02 -0.05 -0.06
words: [usa]	stock	-0.05 -0.07 -0.06 0.11 -0.13
words: [usa]	strik	-0.19 0.17 -0.16 0.01 -0.17
words: [usa]	submarin	0.11 -0.10 -0.11 -0.03 -0.12
words: [usa]	suggest	-0.15 -0.04 -0.01 0.01 -0.03
words: [usa]	suspend	0.14 0.08 -0.15 -0.12 -0.11
words: [usa]	tak	-0.16 0.02 0.05 -0.02 -0.07
words: [usa]	talk	-0.03 -0.19 -0.17 0.17 0.02
words: [usa]	target	0.07 -0.09 -0.04 -0.02 -0.02
words: [usa]	tell	-0.26 -0.04 0.13 -0.01 -0.16
words: [usa]	thank	-0.14 -0.12 -0.14 0.05 -0.02
words: [usa]	threat	-0.16 -0.11 -0.07 0.05 0.00
words: [usa]	threaten	-0.22 0.16 0.14 -0.04 -0.20
words: [usa]	to	-0.13 -0.06 0.21 -0.10 -0.14
words: [usa]	torpedo	-0.12 -0.11 -0.08 0.12 -0.09
words: [usa]	troop	0.05 0.00 -0.11 0.01 0.00
words: [usa]	under	-0.13 -0.14 -0.14 0.01 0.07
words: [usa]	urg	0.10 0.00 0.11 -0.15 -0.20
words: [usa]	visit	-0.21 -0.06 -0.01 -0.02 0.05
words: [usa]	vows	0.01 -0.06 0.08 -0.03 -0.20
words: [usa]	vp	-0.12 0.02 0.09 -0.06 -0.13
words: [usa]	waiver	-0.09 -0.17 -0.14 0.15 -0.06
words: [usa]	want	-0.10 -0.09 -0.13 0.07 0.08
words: [usa]	war	0.00 0.10 0.03 -0.06 -0.12
words: [usa]	warn	-0.03 0.17 0.04 -0.11 -0.06
words: [usa]	was	-0.13 -0.10 0.04 -0.04 0.05
words: [usa]	weigh	-0.20 0.08 0.09 -0.01 -0.20
words: [usa]	will	-0.02 0.06 -0.01 -0.03 -0.02
words: [usa]	with	-0.12 0.04 -0.18 0.03 0.06
words: [usa]	won't	-0.13 -0.09 -0.03 0.02 0.03
words: [usa]	wound	0.08 0.02 -0.16 -0.15 -0.11
words: a	[number]	-0.03 0.01 -0.15 -0.02 0.05
words: a	[place]	-0.15 -0.11 -0.13 0.04 0.09
words: a	[region]	0.05 -0.07 -0.11 -0.12 0.08
words: a	[usa]	-0.05 -0.08 -0.20 -0.08 0.15
words: a	barrel	-0.12 0.09 0.07 -0.07 -0.09
words: a	big	-0.16 -0.14 -0.13 0.04 0.07
words: a	ceasefir	-0.15 -0.08 0.03 0.02 -0.03
words: a	conflict	-0.03 -0.06 -0.08 -0.01 0.04
words: a	critical	-0.11 -0.11 0.08 -0.07 -0.08
words: a	day	-0.04 0.07 -0.03 -0.12 0.05
words: a	deal	-0.12 0.05 -0.03 -0.13 0.09
words: a	diplomatic	-0.10 -0.14 -0.11 -0.03 0.09
words: a	dozen	-0.01 0.06 -0.01 -0.04 -0.13
words: a	global	-0.02 -0.04 -0.07 0.00 0.01
words: a	hole	0.00 0.09 -0.06 -0.10 -0.09
words: a	key	-0.07 -0.03 -0.04 -0.02 0.05
words: a	littl	-0.12 -0.11 -0.10 0.05 -0.02
words: a	lot	-0.11 -0.03 0.02 -0.09 0.05
words: a	massiv	-0.03 -0.08 -0.13 0.02 0.07
words: a	military	-0.05 0.06 0.02 -0.13 0.04
words: a	missil	-0.09 -0.06 -0.04 -0.16 0.10
words: a	month	-0.11 0.02 0.07 0.08 -0.14
words: a	new	-0.15 -0.16 -0.12 0.02 0.10
words: a	nuclear	-0.08 -0.13 -0.12 0.12 0.01
words: a	possibl	-0.04 -0.06 -0.12 0.11 -0.08
words: a	second	0.06 0.03 -0.02 -0.03 -0.11
words: a	ship	-0.07 0.00 0.06 -0.09 0.02
words: a	standstill	-0.09 -0.03 0.04 0.01 -0.11
words: a	strategic	-0.09 -0.11 -0.12 -0.09 0.10
words: a	two	-0.06 0.00 -0.10 0.08 -0.06
words: a	victory	-0.11 -0.13 -0.16 -0.11 0.13
words: a	volatil	-0.03 -0.04 -0.05 0.01 0.01
words: a	war	-0.14 -0.19 -0.22 0.06 0.05
words: a	warship	-0.08 -0.10 -0.02 0.10 -0.12
words: a	wave	-0.11 0.05 0.19 0.05 -0.08
words: a	way	-0.07 -0.17 -0.16 0.02 0.05
words: a	week	-0.08 -0.06 0.02 0.01 -0.03
words: a	wider	-0.07 -0.10 -0.11 0.04 -0.02
words: a	world	-0.09 -0.09 -0.11 -0.11 0.13
words: a	year	-0.09 -0.12 -0.06 0.13 -0.13
words: abduct	[usa]	-0.01 -0.03 -0.01 0.06 -0.06
words: ability	to	-0.08 -0.07 -0.01 0.04 -0.02
words: able	to	-0.04 0.06 0.00 -0.11 0.00
words: about	[place]	-0.13 -0.11 -0.18 -0.18 0.18
words: about	[side]	-0.21 -0.08 -0.08 0.10 -0.05
words: about	[usa]	-0.14 -0.15 -0.13 -0.05 0.09
words: about	it	-0.11 -0.12 -0.11 0.07 -0.02
words: about	the	-0.13 -0.15 -0.01 -0.19 0.14
words: about	to	-0.09 -0.13 -0.13 0.09 0.10
words: abov	[number]	-0.09 -0.01 -0.02 0.02 -0.04
words: accord	to	0.05 0.04 0.01 -0.04 -0.10
words: accus	[side]	-0.20 -0.09 -0.06 0.09 0.01
words: accus	[usa]	-0.10 -0.06 -0.01 0.08 -0.10
words: accus	of	-0.10 -0.08 -0.08 0.03 0.02
words: acros	[place]	0.07 -0.01 -0.14 -0.15 -0.15
words: acros	[region]	0.07 -0.02 -0.11 -0.03 -0.15
words: acros	[side]	0.02 0.03 0.10 -0.14 -0.24
words: acros	the	-0.08 0.05 0.06 -0.07 -0.15
words: action	against	-0.11 -0.03 -0.05 0.00 0.02
words: action	in	-0.07 -0.06 -0.01 -0.10 0.07
words: add	to	-0.09 0.03 0.04 0.00 -0.12
words: addres	:	-0.13 -0.02 -0.01 -0.07 0.06
words: after	[ally]	-0.08 0.04 -0.12 0.04 -0.13
words: after	[number]	-0.14 -0.09 -0.05 0.04 0.03
words: after	[place]	-0.16 -0.17 0.02 0.08 -0.07
words: after	[region]	-0.09 -0.12 -0.01 -0.02 0.03
words: after	[side]	-0.08 -0.02 0.00 0.05 -0.07
words: after	[usa]	-0.09 -0.04 -0.06 0.03 0.03
words: after	a	-0.12 0.04 0.04 -0.02 -0.08
words: after	attack	-0.09 -0.11 0.01 0.05 -0.02
words: after	blow	-0.10 -0.03 0.00 0.06 -0.07
words: after	ceasefir	-0.08 0.00 0.04 -0.06 0.02
words: after	deadly	-0.03 0.05 -0.03 -0.07 -0.01
words: after	dron	-0.02 -0.06 0.07 -0.03 -0.16
words: after	hits	-0.13 -0.05 0.07 -0.11 0.03
words: after	kill	0.05 -0.10 -0.13 0.07 -0.10
words: after	launch	0.23 0.10 -0.04 -0.13 -0.12
words: after	major	-0.04 -0.09 -0.04 0.10 -0.12
words: after	meet	-0.11 -0.14 -0.13 0.14 -0.11
words: after	missil	0.15 0.18 -0.12 -0.21 -0.19
words: after	peac	-0.10 -0.01 0.00 0.01 -0.01
words: after	president	-0.12 -0.11 0.10 -0.04 -0.02
words: after	report	-0.09 -0.12 -0.13 0.02 0.02
words: after	siren	-0.10 -0.05 0.07 -0.05 -0.10
words: after	strik	0.05 0.06 0.07 -0.14 -0.13
words: after	talk	0.05 -0.11 -0.15 0.12 -0.16
words: after	the	-0.13 -0.01 -0.03 -0.05 0.07
words: after	to	0.02 0.04 -0.02 -0.12 -0.04
words: after	vow	0.05 -0.08 -0.03 -0.11 0.04
words: after	war	-0.17 -0.17 -0.14 0.01 0.05
words: after	week	0.04 0.02 0.04 -0.04 -0.12
words: aftermath	of	-0.18 -0.10 -0.18 0.13 0.01
words: again	as	0.03 0.13 -0.13 -0.03 -0.18
words: against	[ally]	-0.04 -0.18 0.12 0.00 -0.15
words: against	[place]	-0.09 -0.10 -0.09 0.08 0.00
words: against	[side]	0.14 -0.04 -0.01 -0.12 -0.07
words: against	[usa]	-0.20 -0.20 -0.05 0.04 0.02
words: against	the	-0.12 -0.02 0.02 0.01 -0.03
words: aggression	on	-0.09 -0.04 -0.10 0.07 -0.05
words: agre	on	-0.17 0.06 0.00 -0.12 0.03
words: agre	to	0.11 0.01 -0.04 -0.09 -0.21
words: agreement	,	0.09 -0.03 -0.13 -0.03 0.02
words: agreement	.	-0.16 -0.06 0.06 -0.02 -0.05
words: agreement	[side]	-0.18 -0.03 0.07 0.02 -0.22
words: agreement	[usa]	-0.16 -0.02 0.03 -0.04 0.00
words: agreement	between	0.02 0.18 0.21 -0.24 -0.23
words: agreement	ceasefir	0.06 0.16 0.10 -0.18 -0.21
words: agreement	in	-0.10 0.06 0.05 -0.06 -0.09
words: agreement	may	-0.19 0.09 0.00 -0.05 0.01
words: agreement	to	0.03 -0.06 0.06 0.00 -0.23
words: agreement	with	-0.02 0.00 0.01 -0.06 0.00
words: ahead	of	0.01 0.03 -0.13 0.08 -0.08
words: aim	at	0.00 -0.09 -0.15 0.04 0.01
words: air	[place]	0.07 0.00 -0.03 -0.11 -0.07
words: air	attack	-0.10 0.07 0.05 -0.18 -0.15
words: air	base	-0.14 0.06 -0.06 0.02 -0.08
words: air	defenc	0.04 -0.01 -0.09 -0.06 0.00
words: air	defens	-0.01 -0.01 0.04 -0.02 -0.14
words: air	forc	0.03 -0.11 -0.10 0.04 0.01
words: air	raid	0.02 0.03 -0.09 -0.11 -0.06
words: air	strik	-0.09 -0.01 0.07 0.02 -0.15
words: aircraft	carrier	-0.06 -0.01 -0.05 0.11 -0.11
words: airlin	to	-0.08 -0.10 -0.09 0.10 -0.09
words: airman	trapp	-0.09 -0.10 -0.06 0.06 -0.05
words: airman	was	-0.11 -0.11 0.08 -0.10 -0.04
words: airport	in	0.07 -0.01 -0.10 -0.13 -0.11
words: airstrik	,	-0.13 -0.13 0.08 0.04 -0.04
words: airstrik	in	0.06 -0.01 -0.11 -0.14 0.02
words: al	arabiya	-0.12 -0.10 0.01 0.03 -0.11
words: al	jazeera	-0.02 0.06 -0.16 0.00 -0.03
words: alarm	as	-0.14 -0.15 0.09 -0.03 -0.09
words: alert	in	-0.16 -0.03 -0.08 0.07 -0.12
words: alex	jon	-0.08 -0.09 -0.12 -0.13 0.13
words: ali	[side]	0.00 0.03 -0.11 -0.05 0.04
words: all	clear	-0.12 -0.16 -0.15 0.15 -0.05
words: all	front	0.13 0.11 -0.16 -0.09 -0.12
words: all	in	-0.05 -0.05 -0.11 -0.01 0.05
words: all	of	0.05 -0.10 -0.13 0.08 -0.10
words: all	out	0.03 -0.06 0.07 -0.07 -0.11
words: all	over	-0.12 -0.10 -0.08 -0.02 0.04
words: all	party	-0.07 -0.11 -0.08 0.06 0.01
words: all	the	-0.13 -0.12 -0.12 0.09 0.02
words: allow	[place]	-0.13 -0.10 -0.04 0.06 -0.05
words: allow	[usa]	-0.10 0.04 0.11 -0.16 -0.12
words: allow	more	-0.12 -0.13 0.02 0.06 -0.12
words: ally	to	-0.09 -0.12 -0.09 0.01 0.04
words: already	won	-0.08 -0.08 -0.11 0.02 0.03
words: amal	khalil	-0.05 0.00 -0.07 -0.01 0.02
words: ambassador	to	-0.10 -0.13 -0.14 0.12 0.05
words: amid	[region]	-0.16 -0.17 -0.07 0.08 -0.01
words: amid	[side]	-0.25 -0.01 0.03 0.04 -0.05
words: amid	[usa]	-0.16 0.00 0.08 -0.06 -0.02
words: amid	escalat	-0.11 -0.13 -0.15 0.00 0.06
words: amid	grow	-0.07 -0.07 0.00 0.05 -0.06
words: amid	hop	-0.09 -0.11 -0.10 0.11 -0.07
words: amid	ongo	-0.12 -0.11 -0.12 -0.02 0.11
words: amid	protest	-0.04 0.08 0.10 -0.12 -0.09
words: amid	the	-0.09 -0.08 -0.11 -0.10 0.11
words: amid	war	-0.13 0.00 0.00 0.02 -0.05
words: among	the	0.05 -0.02 -0.12 -0.13 0.06
words: amount	of	-0.06 0.05 0.07 -0.10 0.01
words: amount	to	-0.15 -0.15 0.01 0.10 -0.07
words: an	[side]	-0.09 -0.09 -0.05 0.05 0.06
words: an	agreement	-0.08 -0.04 -0.08 0.05 0.03
words: an	end	-0.12 -0.11 0.07 0.07 -0.16
words: an	unlikely	-0.06 -0.06 -0.09 -0.13 0.11
words: analysi	:	-0.06 -0.08 -0.12 0.03 0.06
words: analyst	said	-0.03 -0.09 -0.07 0.01 0.00
words: analyst	say	-0.03 -0.04 -0.10 0.03 0.04
words: analyst	warn	-0.07 -0.11 -0.11 -0.11 0.11
words: and	[ally]	-0.05 0.11 0.04 -0.17 -0.13
words: and	[number]	0.08 -0.09 -0.15 -0.06 0.05
words: and	[place]	0.02 -0.01 -0.04 -0.05 0.01
words: and	[region]	0.02 0.04 -0.06 -0.01 -0.04
words: and	[side]	0.15 0.07 -0.07 -0.07 -0.09
words: and	[usa]	0.03 -0.12 -0.01 0.01 -0.02
words: and	a	-0.14 -0.17 -0.15 0.01 0.04
words: and	air	-0.13 -0.13 0.06 0.04 0.02
words: and	ally	-0.08 -0.01 0.04 -0.06 0.01
words: and	asset	-0.09 -0.03 0.01 0.04 -0.09
words: and	damag	0.06 -0.05 0.02 -0.05 -0.12
words: and	dron	-0.06 -0.06 0.03 0.04 -0.03
words: and	energy	-0.07 0.00 -0.03 -0.03 0.07
words: and	gas	-0.01 0.01 -0.11 -0.06 0.11
words: and	halt	-0.06 -0.08 -0.04 0.06 0.00
words: and	hama	0.09 0.06 -0.01 -0.09 -0.06
words: and	has	-0.04 -0.09 -0.02 0.00 0.02
words: and	his	-0.05 -0.07 -0.11 0.04 -0.01
words: and	hits	-0.06 0.04 0.07 -0.01 -0.15
words: and	how	-0.04 -0.07 -0.09 0.08 0.00
words: and	it	-0.10 -0.10 -0.13 -0.11 0.13
words: and	its	-0.08 -0.09 -0.04 0.02 0.04
words: and	kill	-0.09 0.00 0.06 -0.03 -0.07
words: and	leav	-0.08 -0.11 -0.11 -0.13 0.12
words: and	load	-0.10 0.13 0.09 -0.06 -0.17
words: and	more	-0.08 0.07 0.02 0.08 -0.11
words: and	nuclear	0.06 -0.07 -0.10 0.03 -0.09
words: and	oil	0.03 0.08 -0.02 -0.04 -0.06
words: and	ongo	0.11 0.14 -0.12 -0.12 -0.11
words: and	other	0.01 -0.01 -0.20 0.02 0.06
words: and	power	-0.13 -0.09 0.02 0.07 -0.12
words: and	reopen	0.12 0.05 -0.04 -0.13 -0.12
words: and	says	-0.15 -0.09 -0.05 0.08 -0.07
words: and	seiz	-0.01 0.09 -0.02 -0.13 -0.11
words: and	shar	-0.09 0.11 0.09 -0.07 -0.12
words: and	ship	-0.06 -0.11 -0.06 0.01 0.00
words: and	stock	-0.05 0.12 0.09 -0.04 -0.15
words: and	tell	0.01 0.06 -0.09 0.02 -0.11
words: and	the	-0.01 -0.25 -0.23 -0.04 0.15
words: and	threaten	0.15 0.11 0.00 -0.16 -0.17
words: and	vows	0.04 -0.10 0.03 -0.05 -0.08
words: and	warn	0.05 0.10 -0.03 -0.13 -0.10
words: and	what	-0.10 -0.12 0.04 0.02 -0.06
words: and	wher	-0.04 -0.05 -0.08 -0.01 0.05
words: and	why	-0.03 -0.04 -0.09 -0.03 0.05
words: ann	coulter	-0.08 -0.07 -0.12 -0.11 0.11
words: announc	,	0.03 -0.10 -0.20 0.08 0.07
words: announc	:	-0.01 0.05 -0.06 0.00 -0.17
words: announc	[number]	-0.01 -0.01 0.10 -0.14 -0.15
words: announc	[place]	0.06 0.06 -0.04 -0.04 -0.10
words: announc	[region]	-0.19 -0.11 0.11 -0.04 -0.11
words: announc	[side]	-0.25 -0.17 0.09 0.05 0.10
words: announc	[usa]	-0.01 -0.05 -0.13 0.11 0.00
words: announc	blockad	-0.12 -0.11 0.11 -0.09 -0.08
words: announc	in	-0.10 0.10 -0.15 -0.01 -0.08
words: announc	kill	-0.17 -0.15 0.15 0.18 -0.07
words: announc	massiv	0.14 0.17 -0.14 -0.13 -0.13
words: announc	to	0.02 -0.03 0.03 -0.04 -0.17
words: announc	two	0.02 0.02 -0.01 0.02 -0.10
words: announc	with	-0.10 0.09 0.10 -0.13 -0.10
words: another	round	-0.04 -0.10 -0.06 0.02 0.01
words: anti	war	-0.08 -0.12 -0.08 -0.03 0.08
words: any	[side]	-0.13 -0.06 0.11 0.00 -0.10
words: any	other	-0.08 -0.09 -0.12 -0.06 0.09
words: apartment	block	0.11 -0.02 -0.10 -0.11 -0.12
words: apologiz	for	-0.13 -0.11 0.03 0.00 0.04
words: appear	to	-0.17 -0.12 -0.02 0.09 -0.01
words: april	[number]	-0.12 -0.04 -0.07 0.12 -0.11
words: arab	country	-0.11 -0.11 -0.13 0.08 -0.03
words: are	[side]	-0.11 -0.13 -0.16 -0.03 0.13
words: are	[usa]	-0.07 -0.08 -0.09 -0.10 0.10
words: are	be	-0.14 -0.14 -0.15 0.04 0.08
words: are	gett	-0.10 -0.09 -0.11 0.05 0.00
words: are	kill	-0.09 -0.04 -0.01 -0.10 0.08
words: are	ready	0.04 0.07 -0.01 -0.14 -0.02
words: are	start	-0.09 -0.11 -0.10 0.01 0.03
words: are	the	-0.09 -0.18 -0.22 -0.06 0.16
words: arm	[side]	-0.08 -0.12 0.07 0.07 -0.09
words: arm	forc	0.08 -0.03 -0.15 0.00 -0.04
words: arm	group	-0.05 -0.09 -0.05 0.06 -0.04
words: arms	traffick	-0.09 -0.12 0.07 0.09 -0.12
words: army	chief	0.00 -0.15 -0.05 0.07 -0.09
words: army	says	0.03 0.05 -0.15 0.02 -0.14
words: around	[region]	0.10 -0.08 -0.11 -0.06 -0.08
words: arriv	in	-0.17 -0.10 0.01 0.07 -0.18
words: as	[ally]	0.06 0.07 -0.17 -0.07 -0.14
words: as	[number]	0.02 -0.10 0.04 0.03 -0.12
words: as	[place]	-0.07 0.05 -0.03 0.07 -0.19
words: as	[region]	0.02 -0.08 0.03 0.02 -0.10
words: as	[side]	0.06 0.03 0.05 -0.03 -0.22
words: as	[usa]	0.01 0.04 0.01 0.00 -0.19
words: as	a	-0.14 -0.15 -0.13 0.07 0.03
words: as	an	-0.09 -0.07 -0.10 -0.10 0.10
words: as	attack	-0.09 0.03 0.05 -0.15 0.02
words: as	bomb	-0.07 0.03 0.00 -0.16 0.05
words: as	ceasefir	-0.17 0.08 0.03 -0.03 -0.14
words: as	conflict	0.02 0.02 0.03 -0.03 -0.09
words: as	fuel	-0.12 -0.14 -0.12 0.07 0.00
words: as	he	-0.05 -0.11 0.02 -0.05 0.02
words: as	investor	-0.09 -0.12 -0.05 0.13 -0.14
words: as	it	0.08 -0.13 0.01 0.00 -0.08
words: as	its	-0.10 -0.10 -0.04 -0.01 0.03
words: as	leader	0.00 0.03 -0.09 0.08 -0.13
words: as	long	-0.16 -0.10 -0.02 0.08 -0.12
words: as	military	-0.11 -0.10 -0.12 0.08 0.03
words: as	missil	0.03 -0.05 -0.11 0.04 -0.11
words: as	new	0.07 -0.04 0.04 -0.07 -0.11
words: as	oil	-0.06 0.12 0.05 -0.06 -0.11
words: as	president	-0.09 -0.11 -0.11 -0.09 0.10
words: as	pric	-0.05 0.10 0.06 -0.05 -0.09
words: as	protest	-0.12 0.15 0.04 0.00 -0.14
words: as	strik	-0.19 -0.14 0.10 -0.06 -0.03
words: as	talk	-0.11 0.04 0.03 -0.05 0.02
words: as	tension	-0.10 0.04 0.16 -0.17 -0.16
words: as	the	-0.02 -0.01 0.05 -0.10 0.01
words: as	they	-0.10 -0.16 -0.17 0.01 0.10
words: as	thousand	-0.11 -0.07 -0.05 0.07 -0.06
words: as	trader	-0.07 -0.18 -0.09 0.15 -0.09
words: as	war	0.09 0.02 0.07 -0.09 -0.13
words: asia	:	-0.03 -0.08 -0.08 0.05 0.05
words: asia	market	-0.12 0.03 0.05 0.05 -0.19
words: asian	lng	-0.05 -0.11 -0.11 0.05 0.06
words: asian	stock	-0.08 0.06 0.04 -0.05 -0.02
words: ask	for	-0.10 0.03 0.07 -0.06 0.00
words: asks	[usa]	-0.15 -0.09 -0.07 0.06 -0.02
words: assault	on	0.07 0.10 -0.13 -0.17 -0.02
words: asset	,	-0.09 0.06 0.08 -0.14 0.05
words: asymmetric	warfar	-0.07 -0.07 -0.10 -0.02 0.06
words: at	[number]	0.03 -0.07 -0.23 0.11 0.01
words: at	[place]	0.12 -0.15 -0.05 0.08 -0.16
words: at	[side]	-0.02 0.05 0.02 0.00 -0.14
words: at	[usa]	-0.16 0.13 -0.15 -0.09 0.02
words: at	a	-0.15 -0.04 -0.08 -0.06 0.09
words: at	all	-0.05 -0.10 -0.12 0.10 -0.07
words: at	end	0.03 0.05 -0.13 0.07 -0.11
words: at	g7	-0.14 -0.05 0.06 0.00 -0.14
words: at	historic	-0.08 -0.10 -0.09 0.09 -0.08
words: at	home	-0.17 -0.18 -0.13 0.14 -0.09
words: at	least	0.20 0.02 -0.15 -0.07 -0.22
words: at	risk	-0.12 -0.11 0.04 -0.13 0.08
words: at	sea	-0.10 0.16 0.14 -0.14 -0.14
words: at	the	0.01 -0.18 -0.18 0.07 0.11
words: at	ufc	-0.09 -0.12 -0.15 -0.09 0.12
words: at	us	-0.11 -0.09 0.01 0.08 -0.08
words: at	war	-0.09 -0.10 -0.11 -0.04 0.06
words: attack	,	-0.02 0.08 0.01 -0.01 -0.31
words: attack	.	-0.11 -0.08 0.06 0.01 -0.13
words: attack	:	0.01 -0.07 0.03 0.09 -0.15
words: attack	?	-0.17 -0.22 -0.22 0.04 0.12
words: attack	[ally]	0.02 0.05 -0.01 -0.11 -0.08
words: attack	[number]	-0.19 -0.06 0.09 0.05 -0.13
words: attack	[place]	0.05 0.00 0.02 -0.04 -0.18
words: attack	[side]	0.01 -0.02 0.05 -0.21 0.05
words: attack	[usa]	0.11 -0.06 -0.05 -0.02 -0.18
words: attack	acros	-0.01 0.11 -0.13 -0.15 -0.14
words: attack	after	0.02 -0.18 0.03 -0.05 0.01
words: attack	against	0.11 -0.12 0.02 -0.09 -0.13
words: attack	and	-0.16 -0.01 -0.12 -0.01 0.06
words: attack	as	-0.05 0.09 -0.04 -0.03 -0.14
words: attack	by	0.05 0.11 -0.17 -0.08 -0.05
words: attack	continu	0.06 0.06 -0.14 -0.12 -0.11
words: attack	dron	-0.03 0.12 -0.11 -0.12 -0.09
words: attack	from	-0.08 0.10 0.02 -0.11 -0.18
words: attack	have	-0.13 -0.12 0.07 -0.13 0.10
words: attack	hits	-0.02 0.11 -0.06 -0.13 -0.11
words: attack	in	0.12 0.11 -0.07 -0.13 -0.25
words: attack	kill	0.01 0.07 -0.14 -0.18 0.03
words: attack	missil	0.10 -0.05 0.01 -0.23 -0.06
words: attack	near	-0.01 0.05 0.04 -0.07 -0.12
words: attack	on	-0.09 -0.10 -0.01 0.09 0.00
words: attack	target	0.05 0.10 -0.16 -0.16 -0.14
words: attack	that	-0.14 -0.06 0.07 0.02 -0.09
words: attack	to	0.12 0.09 -0.05 -0.12 -0.20
words: attack	—	-0.10 -0.15 -0.13 0.01 0.10
words: attempt	to	-0.12 -0.07 -0.20 0.09 0.01
words: authoriz	[side]	-0.11 0.05 0.12 -0.12 -0.13
words: away	from	-0.13 -0.07 0.09 0.00 -0.15
words: back	,	0.02 0.10 -0.10 -0.08 -0.02
words: back	[ally]	0.07 0.00 -0.09 -0.08 -0.12
words: back	[side]	-0.06 -0.07 -0.08 0.01 0.06
words: back	[usa]	-0.16 -0.18 -0.12 0.11 -0.07
words: back	after	-0.08 -0.06 0.06 -0.05 0.01
words: back	against	-0.11 -0.10 -0.12 0.06 0.03
words: back	as	-0.08 -0.14 -0.12 0.10 -0.04
words: back	at	-0.06 -0.12 -0.11 0.09 0.04
words: back	down	-0.10 -0.05 -0.04 0.07 -0.07
words: back	from	-0.09 -0.12 -0.10 0.08 0.02
words: back	his	-0.13 -0.06 0.05 -0.08 0.02
words: back	home	-0.04 -0.07 -0.05 0.03 0.00
words: back	on	-0.09 -0.11 -0.15 -0.05 0.10
words: back	the	-0.09 -0.07 -0.05 0.09 -0.12
words: back	to	-0.20 -0.16 0.07 0.00 -0.07
words: back	with	0.07 -0.08 -0.08 0.03 -0.11
words: balanc	of	-0.09 -0.12 -0.11 0.06 0.09
words: ballistic	missil	0.07 -0.07 -0.06 0.03 -0.12
words: ban	on	-0.07 -0.02 0.04 -0.14 0.08
words: bank	of	-0.11 -0.09 -0.15 -0.01 0.08
words: barrag	of	-0.06 0.02 -0.05 0.02 0.02
words: barrel	as	-0.11 0.17 0.11 -0.12 -0.10
words: bas	,	0.07 0.02 -0.04 -0.11 -0.08
words: bas	acros	-0.03 0.04 -0.07 0.04 -0.10
words: bas	for	-0.14 -0.10 0.12 -0.14 0.03
words: bas	in	0.02 0.00 -0.09 -0.13 0.07
words: base	as	0.08 0.01 -0.10 -0.09 -0.06
words: base	in	0.13 0.03 -0.17 -0.09 -0.11
words: base	oils	-0.05 -0.10 -0.11 -0.01 0.04
words: bbc	visit	-0.06 -0.09 -0.12 0.03 0.08
words: be	a	-0.05 -0.12 -0.13 0.04 0.01
words: be	able	-0.04 0.06 0.00 -0.11 0.00
words: be	bomb	-0.13 -0.09 0.02 -0.09 0.05
words: be	hit	-0.04 0.04 0.07 -0.10 -0.10
words: be	in	-0.02 0.04 0.01 -0.01 -0.15
words: be	includ	0.05 0.06 -0.11 -0.01 -0.10
words: be	no	-0.08 0.07 0.01 -0.11 0.03
words: be	sign	-0.27 -0.08 0.20 -0.10 -0.21
words: be	taken	-0.06 0.06 0.04 -0.13 0.00
words: be	target	-0.12 -0.10 -0.04 0.08 -0.04
words: be	the	-0.05 -0.04 -0.08 0.03 -0.01
words: be	ther	-0.10 0.10 0.10 -0.05 -0.12
words: becaus	of	-0.10 -0.12 -0.08 0.12 -0.08
words: been	at	-0.07 -0.08 -0.07 0.05 -0.02
words: befor	[side]	-0.15 -0.20 -0.17 0.06 0.06
words: befor	[usa]	-0.13 0.07 -0.09 0.06 -0.10
words: befor	the	-0.11 -0.12 -0.10 -0.08 0.09
words: begin	in	-0.06 0.20 0.17 -0.18 -0.19
words: believ	[side]	0.07 -0.07 -0.05 -0.13 0.07
words: below	[number]	-0.14 -0.04 0.00 0.04 -0.09
words: bet	on	-0.10 -0.11 -0.11 -0.09 0.10
words: bets	on	-0.10 -0.09 0.03 0.14 -0.16
words: better	stop	-0.11 0.14 0.11 -0.12 -0.11
words: between	[place]	0.08 0.06 -0.17 -0.10 -0.09
words: between	[side]	-0.05 0.05 -0.01 -0.08 0.01
words: between	[usa]	-0.05 0.06 0.13 -0.06 -0.18
words: between	the	-0.23 -0.03 -0.01 0.02 -0.03
words: bid	to	-0.16 0.09 0.09 -0.20 -0.03
words: big	one	-0.12 -0.02 0.16 -0.12 -0.16
words: big	question	-0.09 -0.08 -0.10 -0.08 0.09
words: bill	:	-0.09 -0.11 -0.14 0.15 -0.14
words: bill	maher	-0.11 -0.10 -0.13 -0.11 0.12
words: bitcoin	,	-0.08 -0.11 -0.11 0.10 -0.04
words: bitcoin	hold	-0.09 -0.12 -0.10 0.09 0.07
words: bitcoin	rally	-0.05 -0.07 0.07 0.01 -0.05
words: bitcoin	slip	-0.11 -0.13 -0.14 0.13 0.00
words: black	box	-0.03 0.09 -0.01 -0.12 -0.10
words: black	rain	-0.12 -0.15 -0.12 0.12 0.02
words: blam	[side]	0.02 -0.06 0.00 0.05 -0.21
words: blam	[usa]	-0.07 -0.10 -0.13 0.14 -0.11
words: blam	for	-0.10 -0.11 -0.11 -0.07 0.10
words: blast	[side]	-0.12 -0.05 0.04 0.00 -0.08
words: blast	[usa]	-0.08 -0.08 -0.03 0.08 -0.06
words: block	[region]	-0.13 -0.05 -0.03 0.03 0.06
words: block	[side]	-0.09 0.06 0.12 -0.13 -0.11
words: block	in	0.12 -0.11 -0.13 -0.11 -0.12
words: blockad	,	-0.19 -0.17 0.05 0.00 -0.04
words: blockad	:	0.11 0.13 0.03 -0.14 -0.11
words: blockad	[region]	-0.06 0.07 0.02 -0.05 -0.14
words: blockad	[side]	-0.14 0.09 0.13 -0.17 -0.05
words: blockad	in	-0.10 0.05 -0.12 -0.01 0.04
words: blockad	of	-0.02 -0.06 -0.02 -0.02 0.01
words: blockad	on	-0.15 -0.16 0.07 0.01 -0.11
words: blockad	the	-0.10 0.08 0.13 -0.12 -0.13
words: bloomberg	daybreak	-0.07 0.03 0.00 -0.09 0.00
words: blow	to	0.01 0.05 -0.10 0.04 -0.08
words: blow	up	-0.11 0.08 0.00 -0.10 0.00
words: bomb	[place]	0.07 0.04 -0.09 -0.18 -0.15
words: bomb	[side]	-0.01 -0.02 -0.13 -0.11 0.15
words: bomb	are	-0.11 -0.12 -0.14 -0.08 0.12
words: bomb	campaign	0.01 0.04 -0.02 0.00 -0.13
words: bomb	if	-0.14 -0.07 0.12 -0.11 -0.14
words: bomb	in	0.10 -0.03 -0.02 -0.22 -0.05
words: bomb	nuclear	-0.20 -0.14 0.11 -0.06 -0.02
words: bomb	of	-0.02 -0.10 0.00 0.05 -0.04
words: bomb	on	-0.11 0.10 -0.01 -0.11 -0.10
words: boot	on	-0.13 -0.05 0.01 0.01 -0.01
words: bounty	on	-0.10 0.10 0.09 -0.05 -0.12
words: box	found	-0.03 0.09 -0.01 -0.12 -0.10
words: br	down	-0.02 -0.08 -0.13 -0.06 0.12
words: brac	for	-0.08 -0.12 -0.07 0.12 -0.03
words: break	:	0.03 0.07 0.11 -0.27 -0.23
words: break	down	-0.08 -0.07 -0.10 -0.10 0.11
words: brendan	carr	-0.05 -0.05 0.07 0.09 -0.11
words: brent	crud	-0.06 -0.16 -0.11 0.07 0.07
words: brent	surg	-0.10 0.14 0.11 -0.12 -0.13
words: bret	baier	-0.05 -0.02 0.07 -0.12 0.02
words: bridg	and	-0.13 -0.09 0.02 0.07 -0.12
words: brief	june	0.06 0.00 -0.12 -0.09 0.02
words: build	in	0.10 0.15 0.02 -0.16 -0.16
words: but	[region]	-0.10 -0.02 0.05 -0.08 0.02
words: but	[side]	-0.14 -0.14 -0.19 -0.04 0.13
words: but	[usa]	-0.14 -0.02 0.18 -0.20 -0.09
words: but	can	-0.07 -0.08 -0.06 0.07 -0.01
words: but	could	-0.06 0.06 0.07 -0.02 -0.07
words: but	fear	-0.08 -0.12 -0.12 -0.02 0.09
words: but	it	-0.08 -0.10 -0.13 -0.06 0.10
words: but	remain	-0.09 -0.12 -0.09 0.12 -0.13
words: but	the	-0.03 0.02 -0.08 -0.17 0.14
words: but	will	-0.11 0.05 0.04 -0.03 -0.05
words: by	[ally]	0.05 0.08 -0.02 -0.14 0.03
words: by	[number]	-0.11 0.06 0.13 -0.08 -0.14
words: by	[place]	-0.03 -0.06 0.05 0.05 -0.06
words: by	[side]	-0.05 0.02 -0.22 0.15 -0.16
words: by	[usa]	-0.22 -0.15 -0.06 0.07 0.03
words: by	dron	-0.12 0.09 0.05 -0.12 -0.14
words: by	the	-0.16 -0.15 -0.21 0.00 0.11
words: by	war	-0.12 -0.13 -0.13 0.02 0.03
words: call	[side]	-0.16 -0.14 -0.19 0.10 0.05
words: call	[usa]	-0.11 -0.05 -0.04 -0.03 0.05
words: call	for	-0.07 -0.01 0.02 -0.07 0.02
words: call	it	-0.12 -0.12 0.06 0.03 0.00
words: call	off	-0.07 0.06 -0.06 0.02 0.02
words: call	on	0.07 0.07 0.09 -0.04 -0.23
words: call	to	-0.10 -0.06 0.02 0.03 -0.01
words: call	with	-0.15 -0.08 0.01 -0.08 0.05
words: camera	to	-0.05 -0.07 -0.06 0.08 -0.08
words: campaign	against	0.05 0.00 -0.04 -0.05 -0.13
words: can	[side]	-0.06 -0.09 -0.11 -0.03 0.07
words: can	it	-0.07 -0.07 -0.10 0.10 0.06
words: can	still	-0.11 -0.07 -0.02 -0.14 0.11
words: can	the	-0.10 -0.10 -0.13 -0.04 0.11
words: can	turn	-0.08 -0.10 -0.09 0.09 -0.08
words: can't	kill	-0.11 -0.09 -0.07 0.10 -0.10
words: canadian	in	-0.05 -0.09 -0.02 0.06 -0.06
words: cancel	[usa]	-0.10 0.16 0.11 -0.11 -0.11
words: captur	the	-0.06 -0.09 -0.12 -0.09 0.11
words: car	in	-0.09 0.10 0.11 -0.06 -0.11
words: cargo	ship	0.17 0.13 -0.10 -0.15 -0.13
words: cargo	vessel	0.08 0.08 -0.03 -0.10 -0.10
words: carlson	claim	-0.06 -0.10 -0.05 0.09 -0.07
words: carry	[side]	-0.10 -0.03 0.09 -0.10 -0.13
words: carry	on	-0.06 -0.09 -0.10 0.00 0.05
words: case	for	-0.10 -0.03 0.05 -0.16 0.01
words: case	scenario	-0.06 -0.10 -0.09 0.06 -0.01
words: cast	doubt	0.01 0.10 0.04 -0.13 -0.14
words: caus	by	-0.12 -0.13 -0.11 0.15 -0.14
words: ceas	fire	0.05 -0.03 -0.06 -0.01 0.01
words: ceasefir	,	-0.11 -0.17 0.02 -0.07 0.13
words: ceasefir	-	-0.15 -0.11 0.01 0.09 -0.09
words: ceasefir	:	0.06 -0.08 -0.10 0.02 -0.01
words: ceasefir	?	-0.13 -0.15 -0.08 -0.04 0.07
words: ceasefir	[number]	-0.18 0.01 -0.22 -0.12 0.14
words: ceasefir	[place]	-0.15 -0.13 0.03 0.06 -0.15
words: ceasefir	announcement	-0.05 0.02 -0.12 0.11 -0.18
words: ceasefir	as	-0.03 -0.04 -0.02 0.10 -0.17
words: ceasefir	at	0.05 -0.06 0.00 -0.11 -0.05
words: ceasefir	between	0.11 0.03 -0.08 -0.05 -0.22
words: ceasefir	deadlin	-0.13 -0.06 0.01 0.00 -0.02
words: ceasefir	deal	0.11 -0.04 -0.05 -0.12 0.05
words: ceasefir	extension	-0.15 -0.04 0.06 0.09 -0.14
words: ceasefir	hold	-0.14 0.17 0.17 -0.17 -0.16
words: ceasefir	in	-0.09 -0.02 0.01 -0.10 0.06
words: ceasefir	on	-0.15 -0.17 -0.19 0.13 0.01
words: ceasefir	plan	-0.09 0.13 0.12 -0.12 -0.11
words: ceasefir	talk	0.02 0.05 0.02 -0.04 -0.15
words: ceasefir	to	-0.10 0.02 0.03 -0.05 0.04
words: ceasefir	violation	0.05 0.06 -0.13 -0.13 -0.13
words: ceasefir	with	0.02 0.04 -0.07 -0.02 -0.02
words: ceasefir	–	0.03 -0.02 -0.10 -0.02 0.00
words: ceo	says	-0.13 -0.07 0.04 0.03 -0.16
words: challeng	[usa]	-0.08 -0.10 -0.11 0.00 0.03
words: chanc	for	-0.09 0.06 0.05 -0.11 0.04
words: chanc	of	-0.09 -0.10 -0.04 -0.12 0.08
words: chang	in	-0.06 -0.09 -0.07 0.07 -0.05
words: chao	in	-0.04 -0.08 0.00 0.07 -0.02
words: charg	with	-0.14 -0.19 -0.18 0.15 -0.07
words: chief	,	0.09 -0.03 -0.12 -0.12 -0.09
words: chief	kill	0.00 0.00 -0.14 0.02 -0.11
words: chief	of	0.05 -0.06 -0.12 0.05 -0.11
words: chief	says	-0.13 -0.14 -0.12 0.14 -0.07
words: chief	tell	-0.06 -0.08 -0.07 0.05 -0.04
words: chief	warn	-0.09 0.01 -0.02 0.02 -0.06
words: chill	warn	-0.04 -0.05 0.03 -0.01 -0.02
words: chok	[region]	-0.08 0.00 0.01 0.04 -0.12
words: chri	hay	-0.04 -0.05 -0.07 -0.05 0.06
words: chri	wright	-0.11 -0.12 0.06 -0.01 -0.14
words: citizen	messag	-0.11 -0.11 -0.13 -0.11 0.12
words: city	of	-0.12 0.08 -0.05 0.04 -0.18
words: claim	[place]	0.00 0.04 -0.14 0.00 -0.01
words: claim	[side]	0.00 -0.05 0.14 -0.10 -0.11
words: claim	[usa]	-0.16 -0.19 -0.10 0.17 -0.06
words: claim	about	-0.14 -0.13 -0.14 0.10 0.00
words: claim	it	0.01 0.02 0.12 -0.07 -0.18
words: claim	of	-0.17 -0.20 -0.17 0.08 0.07
words: claim	that	-0.12 0.05 0.06 0.03 -0.12
words: claim	to	-0.01 0.09 0.03 -0.19 0.01
words: clash	over	-0.04 -0.06 -0.07 -0.08 0.07
words: clash	with	-0.06 -0.09 -0.10 0.03 0.03
words: clean	out	-0.08 0.02 0.04 0.04 -0.14
words: clear	min	-0.10 -0.09 0.05 -0.06 -0.08
words: clos	?	0.07 0.07 -0.09 -0.06 -0.09
words: clos	[region]	-0.05 0.16 -0.13 -0.05 -0.12
words: clos	to	-0.16 -0.06 0.07 0.01 -0.11
words: closur	of	-0.15 0.02 -0.19 0.05 0.07
words: cnn	host	-0.04 -0.06 -0.09 -0.06 0.07
words: cnn	jake	-0.06 -0.09 -0.08 -0.03 0.07
words: cnn	over	-0.10 -0.10 -0.06 0.05 -0.03
words: co	host	-0.04 -0.05 -0.10 -0.03 0.07
words: com	:	-0.10 -0.03 0.10 -0.12 -0.07
words: com	after	-0.07 0.11 0.10 -0.06 -0.13
words: com	days	-0.08 0.15 0.13 -0.14 -0.14
words: combat	operation	0.20 0.07 -0.15 -0.16 -0.19
words: come	to	-0.05 0.08 -0.05 0.06 -0.09
words: command	center	-0.10 0.03 -0.09 0.05 -0.08
words: commander	,	0.02 -0.13 0.01 0.07 -0.09
words: commander	:	-0.10 -0.07 -0.13 0.05 0.03
words: commander	[ally]	-0.11 0.00 -0.13 0.07 -0.15
words: commander	[place]	-0.16 0.08 0.10 -0.07 -0.15
words: commander	[side]	0.02 0.02 0.08 -0.08 -0.11
words: commander	[usa]	0.08 0.08 -0.13 -0.03 -0.12
words: commander	commander	-0.13 0.06 0.12 -0.14 -0.13
words: commander	in	-0.10 -0.05 -0.15 0.05 0.06
words: commander	says	-0.11 -0.12 -0.14 0.06 0.05
words: commander	to	-0.12 0.10 0.13 -0.14 -0.14
words: comment	on	-0.03 0.00 -0.11 0.06 -0.06
words: committ	war	-0.11 -0.12 -0.08 -0.04 0.06
words: complicat	[usa]	-0.08 -0.09 -0.12 -0.14 0.13
words: concern	about	-0.09 0.02 0.07 0.04 -0.17
words: condemn	[side]	-0.14 -0.19 -0.06 0.02 0.04
words: condemn	[usa]	-0.09 -0.13 -0.10 0.17 -0.16
words: condemn	aggression	-0.12 -0.12 -0.03 0.10 0.02
words: condemn	attack	-0.11 -0.14 -0.13 0.12 -0.05
words: confirm	[usa]	0.08 0.05 0.01 -0.08 -0.12
words: conflict	,	-0.06 -0.16 -0.20 -0.11 0.17
words: conflict	.	-0.10 -0.10 -0.07 0.03 0.04
words: conflict	:	-0.12 -0.14 -0.17 -0.01 0.09
words: conflict	?	-0.05 -0.08 -0.15 0.14 -0.13
words: conflict	continu	-0.07 -0.01 0.05 -0.03 -0.04
words: conflict	could	-0.04 0.06 0.05 -0.04 -0.05
words: conflict	deepen	-0.06 -0.10 -0.11 0.00 0.04
words: conflict	disrupt	-0.09 0.06 0.09 -0.05 -0.13
words: conflict	enter	-0.02 0.12 -0.07 -0.09 -0.14
words: conflict	escalat	0.04 -0.08 0.00 -0.04 0.00
words: conflict	in	-0.11 -0.15 -0.22 -0.14 0.19
words: conflict	main	-0.11 -0.12 -0.09 0.09 0.05
words: conflict	may	-0.04 -0.07 -0.13 0.00 0.06
words: conflict	threaten	-0.08 -0.16 -0.16 -0.08 0.11
words: conflict	to	-0.11 -0.07 0.02 0.01 -0.03
words: conflict	widen	0.02 0.06 -0.02 0.00 -0.12
words: conflict	with	-0.14 -0.07 0.10 -0.13 0.01
words: confront	[side]	-0.04 0.02 -0.12 0.01 -0.09
words: consulat	in	0.00 0.09 0.05 -0.13 -0.10
words: continu	,	-0.14 0.06 0.07 -0.08 -0.11
words: continu	at	-0.10 0.00 -0.08 0.07 -0.03
words: continu	to	-0.10 0.06 0.02 -0.13 0.00
words: control	of	-0.03 0.08 0.11 -0.15 -0.13
words: cost	,	-0.05 -0.06 -0.02 0.02 -0.01
words: cost	of	-0.02 -0.23 -0.05 -0.02 0.04
words: could	[side]	-0.09 -0.09 -0.10 -0.10 0.10
words: could	be	-0.11 -0.06 -0.14 -0.02 0.11
words: could	hit	-0.10 -0.07 -0.02 0.02 0.01
words: could	it	-0.04 -0.06 -0.08 0.05 0.03
words: could	last	-0.06 0.08 0.08 -0.14 -0.04
words: could	make	-0.09 -0.11 -0.09 0.12 -0.11
words: could	send	-0.07 0.00 0.00 -0.05 0.02
words: could	take	-0.09 -0.12 -0.07 0.14 -0.14
words: could	the	-0.03 -0.04 -0.08 0.13 -0.13
words: could	trigger	-0.03 -0.06 -0.06 0.05 -0.03
words: country	,	-0.11 -0.03 0.02 -0.11 0.08
words: country	are	-0.06 -0.08 0.13 0.14 -0.14
words: country	is	-0.13 -0.06 -0.03 -0.13 0.10
words: country	would	0.03 0.08 0.01 -0.04 -0.09
words: court	at	-0.17 -0.18 -0.15 0.11 -0.05
words: cover	[usa]	-0.07 -0.06 -0.11 0.02 0.05
words: cover	for	-0.12 -0.17 -0.18 0.02 0.08
words: crackdown	on	-0.05 -0.09 -0.03 -0.04 0.05
words: crash	in	-0.02 0.07 0.01 -0.05 -0.12
words: crew	member	-0.17 -0.08 0.14 0.00 -0.20
words: crim	in	-0.14 0.01 0.03 -0.08 0.02
words: crisi	:	-0.11 -0.12 -0.13 -0.13 0.13
words: crisi	deepen	-0.08 -0.04 0.01 -0.05 0.04
words: crisi	drag	-0.09 0.11 0.10 -0.08 -0.13
words: criticis	[side]	-0.12 -0.12 -0.06 0.05 -0.01
words: cros	[region]	-0.12 -0.15 -0.13 0.11 0.06
words: cross	[region]	-0.15 -0.16 0.09 -0.03 -0.15
words: crud	futur	-0.05 0.17 0.14 -0.15 -0.12
words: crud	oil	-0.10 0.06 0.04 -0.03 -0.09
words: crud	pric	-0.08 -0.04 -0.01 -0.02 0.01
words: crud	production	-0.05 0.03 0.01 -0.01 -0.05
words: crud	surg	-0.03 -0.06 -0.05 0.01 0.05
words: crush	respons	0.08 0.00 0.00 -0.12 -0.11
words: cut	off	0.03 0.06 -0.11 0.02 -0.04
words: cuts	oil	-0.09 0.12 0.11 -0.10 -0.14
words: daily	brief	0.05 -0.01 -0.13 -0.11 0.04
words: daily	rundown	-0.09 0.09 -0.03 -0.03 -0.12
words: damag	by	0.02 0.09 -0.06 -0.16 0.04
words: damag	in	-0.12 0.08 -0.10 0.02 -0.17
words: damag	to	0.07 -0.04 -0.11 0.06 -0.12
words: day	[number]	0.02 0.06 -0.24 -0.10 0.10
words: day	after	0.10 0.02 -0.16 -0.05 -0.01
words: day	ceasefir	0.13 -0.01 -0.17 -0.05 -0.16
words: day	of	-0.02 0.08 -0.10 -0.07 0.01
words: day	with	0.10 0.08 -0.10 -0.09 -0.06
words: daybreak	[region]	-0.08 0.06 0.04 -0.10 -0.06
words: daybreak	asia	-0.03 -0.08 -0.08 0.05 0.05
words: days	,	-0.01 0.08 0.09 -0.08 -0.10
words: days	:	-0.11 -0.10 0.06 0.04 -0.07
words: days	of	-0.11 -0.12 -0.16 -0.07 0.12
words: de	escalation	-0.08 -0.07 -0.02 0.07 -0.14
words: dead	,	0.04 -0.07 0.06 -0.15 -0.03
words: dead	after	0.07 0.01 -0.03 -0.12 -0.12
words: dead	in	0.00 0.03 0.05 -0.10 -0.08
words: deadlin	,	-0.10 -0.08 0.05 0.01 -0.12
words: deadlin	for	-0.13 -0.02 0.09 -0.13 0.00
words: deadlin	loom	-0.17 0.04 -0.07 -0.02 0.04
words: deadlin	near	-0.12 -0.13 -0.13 0.13 -0.12
words: deadlin	of	-0.08 -0.07 0.06 0.00 -0.08
words: deadly	[side]	-0.11 -0.08 0.01 0.05 -0.02
words: deadly	protest	-0.12 -0.08 0.07 -0.03 -0.10
words: deadly	strik	-0.14 0.00 -0.10 0.09 -0.11
words: deal	,	-0.22 -0.11 0.11 -0.09 0.00
words: deal	-	0.01 -0.03 -0.12 0.04 -0.03
words: deal	.	-0.05 -0.10 -0.07 0.07 -0.04
words: deal	:	-0.19 0.00 0.09 -0.11 0.00
words: deal	;	0.03 0.06 -0.10 0.00 -0.10
words: deal	?	-0.09 -0.10 -0.10 -0.03 0.07
words: deal	after	-0.13 -0.13 -0.02 0.08 -0.06
words: deal	as	-0.23 0.03 0.17 -0.10 -0.13
words: deal	could	-0.12 0.03 0.04 -0.04 -0.01
words: deal	in	-0.09 0.07 0.06 -0.03 -0.15
words: deal	includ	-0.13 0.02 0.11 -0.11 -0.12
words: deal	is	-0.16 -0.17 -0.04 -0.03 0.07
words: deal	reach	0.11 0.03 -0.16 -0.05 -0.08
words: deal	sign	-0.11 0.04 0.03 -0.06 -0.08
words: deal	tak	-0.13 -0.03 -0.04 0.09 -0.10
words: deal	to	0.04 0.09 0.16 -0.17 -0.28
words: deal	with	0.05 0.00 0.01 -0.01 -0.08
words: death	of	-0.14 -0.12 0.03 -0.01 0.02
words: death	toll	-0.07 -0.02 0.10 -0.16 -0.02
words: debri	from	0.04 0.04 0.02 -0.11 -0.07
words: decid	on	-0.14 -0.01 0.15 -0.14 -0.14
words: decision	,	-0.10 -0.07 0.08 -0.02 -0.12
words: declar	[side]	-0.17 0.02 -0.09 0.07 -0.03
words: declar	[usa]	-0.11 -0.02 0.02 -0.10 0.05
words: declar	forc	-0.10 0.07 0.11 -0.10 -0.11
words: declar	victory	-0.13 -0.14 -0.13 -0.13 0.13
words: declin	to	-0.09 -0.08 -0.12 0.10 -0.08
words: deep	insid	-0.11 -0.11 0.07 -0.10 -0.04
words: defenc	chief	-0.04 -0.06 -0.03 -0.01 0.03
words: defenc	intercept	0.13 0.08 0.03 -0.11 -0.10
words: defend	[side]	-0.14 -0.15 0.03 -0.02 -0.04
words: defens	minister	-0.09 0.03 0.06 -0.18 -0.13
words: defens	official	-0.09 -0.13 -0.13 0.08 0.03
words: delegation	,	-0.13 -0.12 -0.13 0.13 0.10
words: delegation	[side]	-0.11 -0.15 -0.13 0.14 -0.09
words: delegation	arriv	-0.12 0.07 0.07 -0.07 -0.10
words: delegation	leav	-0.10 -0.01 0.03 -0.01 -0.09
words: delegation	to	-0.14 -0.07 -0.05 0.10 -0.13
words: demand	[side]	-0.08 0.07 0.05 -0.17 0.10
words: demand	to	-0.06 -0.12 -0.14 0.04 0.04
words: demand	unconditional	-0.14 0.10 0.11 -0.18 -0.02
words: deny	[usa]	-0.13 0.04 0.12 -0.11 -0.06
words: depend	on	-0.06 -0.08 -0.10 -0.10 0.11
words: desalination	plant	-0.07 0.14 -0.07 -0.14 -0.11
words: despit	[side]	-0.16 -0.19 -0.18 -0.05 0.14
words: despit	[usa]	-0.14 0.01 -0.13 0.06 -0.02
words: despit	ceasefir	-0.13 0.06 -0.06 0.00 -0.03
words: despit	ongo	-0.09 -0.10 -0.12 0.07 0.04
words: despit	the	-0.04 -0.06 -0.08 -0.11 0.10
words: destroy	,	-0.19 -0.16 0.11 0.00 0.06
words: destroy	[number]	-0.05 0.10 0.08 -0.15 -0.12
words: destroy	[side]	-0.11 -0.01 -0.13 0.12 -0.04
words: destroy	in	-0.03 0.14 -0.11 -0.16 -0.14
words: destruction	of	-0.11 -0.13 -0.13 0.10 -0.03
words: detail	of	-0.12 -0.09 -0.02 0.03 -0.02
words: determin	to	-0.10 -0.11 -0.11 -0.08 0.10
words: did	[side]	-0.08 -0.11 -0.12 0.08 -0.03
words: did	[usa]	-0.06 -0.09 -0.13 -0.14 0.14
words: did	not	-0.05 -0.03 -0.02 0.11 -0.19
words: dies	from	0.04 -0.13 0.04 0.01 -0.12
words: direct	talk	-0.03 0.04 0.00 -0.06 0.04
words: displac	[place]	-0.14 -0.18 -0.20 0.10 0.06
words: displac	in	-0.12 -0.11 0.10 -0.06 -0.13
words: disput	[usa]	-0.10 -0.10 -0.06 0.13 -0.10
words: disrupt	global	-0.09 -0.04 0.03 0.01 -0.07
words: disrupt	supply	-0.09 0.05 0.05 -0.01 -0.15
words: disruption	in	-0.05 -0.03 -0.02 -0.12 0.08
words: divid	over	-0.05 -0.08 -0.03 0.06 -0.03
words: do	it	-0.10 -0.12 -0.14 -0.05 0.09
words: do	littl	-0.03 -0.04 -0.08 -0.09 0.09
words: do	not	-0.07 -0.03 -0.06 0.06 -0.05
words: do	we	-0.09 -0.12 0.05 -0.16 0.06
words: do	with	-0.05 -0.07 -0.05 0.13 -0.14
words: does	[usa]	-0.02 -0.03 -0.05 -0.06 0.05
words: does	it	-0.05 0.04 0.04 -0.04 -0.08
words: does	not	-0.15 -0.12 -0.03 0.02 0.02
words: dollar	a	-0.14 0.10 0.12 -0.09 -0.15
words: dollar	after	-0.08 -0.04 0.02 0.01 -0.07
words: dollar	amid	-0.06 0.12 0.06 -0.07 -0.04
words: dollar	as	-0.18 0.11 0.06 -0.01 -0.21
words: dollar	billion	-0.14 0.02 -0.01 -0.05 0.03
words: dollar	million	-0.09 -0.10 0.08 0.00 -0.18
words: dollar	per	-0.04 0.09 0.03 -0.01 -0.11
words: dollarsbn	in	-0.06 0.05 0.02 0.01 -0.06
words: domestic	protest	-0.10 -0.07 0.02 -0.04 0.04
words: don't	have	-0.09 -0.09 -0.14 -0.14 0.14
words: don't	need	-0.10 -0.13 -0.10 0.11 -0.09
words: don't	want	-0.07 -0.08 0.07 0.07 -0.07
words: doubt	on	0.01 0.10 0.04 -0.13 -0.14
words: down	,	-0.08 0.05 0.08 -0.03 -0.09
words: down	[side]	-0.10 -0.02 0.01 0.11 -0.16
words: down	[usa]	-0.06 0.03 0.01 -0.17 0.03
words: down	as	-0.10 0.00 -0.02 0.05 -0.11
words: down	by	-0.01 0.01 0.04 -0.09 -0.07
words: down	dron	-0.06 -0.06 -0.12 0.07 0.01
words: down	f	0.00 -0.01 0.05 -0.15 -0.03
words: down	in	-0.03 0.08 0.15 -0.13 -0.24
words: down	of	0.08 -0.03 -0.16 -0.01 -0.11
words: down	over	-0.13 -0.11 0.06 0.05 0.01
words: down	the	0.07 -0.07 -0.10 -0.10 0.08
words: down	two	0.07 0.07 -0.13 -0.16 -0.10
words: dozen	dead	0.14 -0.14 -0.14 -0.12 -0.14
words: dozen	kill	0.03 0.04 -0.11 -0.14 -0.09
words: dozen	of	0.09 -0.23 -0.02 0.05 0.01
words: draft	[usa]	-0.17 0.02 0.11 -0.17 0.01
words: drag	on	-0.18 -0.03 0.06 0.04 -0.18
words: driv	up	-0.10 0.01 0.03 0.03 -0.12
words: dron	,	-0.02 0.01 -0.14 -0.02 0.03
words: dron	.	0.01 -0.08 0.07 0.07 -0.10
words: dron	:	-0.08 0.00 0.01 0.08 -0.08
words: dron	and	0.08 -0.14 0.02 0.03 -0.11
words: dron	at	0.06 -0.01 -0.07 -0.08 -0.03
words: dron	attack	0.03 0.00 0.08 -0.12 -0.20
words: dron	from	0.13 0.12 -0.05 -0.14 -0.09
words: dron	hit	0.06 0.00 -0.03 -0.17 -0.14
words: dron	hits	0.07 0.06 -0.04 -0.15 -0.13
words: dron	in	0.04 -0.03 -0.15 0.05 -0.06
words: dron	infiltration	-0.06 -0.01 -0.08 0.03 -0.13
words: dron	launch	-0.15 -0.04 -0.16 0.07 -0.02
words: dron	on	0.10 -0.14 -0.01 -0.08 -0.08
words: dron	strik	-0.07 0.12 -0.14 -0.05 -0.03
words: dron	target	-0.09 0.07 0.05 -0.16 -0.12
words: dron	threat	-0.09 -0.11 -0.04 0.09 -0.06
words: dron	to	-0.09 -0.09 -0.02 0.01 0.06
words: drop	as	-0.11 -0.14 -0.12 0.12 0.08
words: drop	on	-0.04 -0.07 -0.13 0.10 0.01
words: due	to	-0.21 -0.15 0.08 0.04 -0.08
words: dur	[side]	-0.17 0.00 0.04 0.03 -0.11
words: dur	[usa]	-0.08 0.04 0.05 -0.11 0.05
words: dur	live	0.04 0.08 0.12 -0.12 -0.12
words: dur	the	-0.05 -0.11 -0.09 0.07 0.00
words: dur	war	-0.10 0.03 -0.17 0.02 -0.01
words: each	other	-0.11 0.08 0.02 -0.08 -0.02
words: early	as	-0.05 0.10 0.00 0.02 -0.08
words: easter	messag	-0.12 -0.07 0.10 -0.13 -0.05
words: economic	risk	-0.03 -0.06 -0.06 -0.02 0.03
words: economic	shock	-0.12 -0.10 -0.14 0.12 -0.10
words: edition	[number]	-0.08 -0.10 -0.10 0.04 0.09
words: editor	daily	-0.09 0.09 -0.03 -0.03 -0.12
words: effort	to	-0.08 -0.10 -0.12 0.09 -0.04
words: elementary	school	0.06 0.04 -0.12 -0.04 -0.10
words: eli	lake	-0.08 -0.07 -0.11 -0.01 0.06
words: embassy	in	-0.03 -0.02 0.10 -0.09 -0.09
words: emerg	as	-0.12 -0.12 -0.13 -0.06 0.07
words: emergency	oil	-0.08 0.09 0.09 -0.09 -0.09
words: end	?	-0.05 -0.06 -0.10 -0.09 0.10
words: end	[side]	-0.22 0.00 0.02 -0.19 0.11
words: end	[usa]	0.12 0.10 -0.15 -0.15 -0.06
words: end	in	-0.13 -0.13 -0.08 0.06 0.00
words: end	of	-0.08 -0.15 -0.10 0.18 -0.19
words: end	the	0.10 0.09 -0.15 -0.05 -0.02
words: end	to	-0.11 0.04 0.07 -0.03 -0.14
words: end	war	0.00 0.10 0.14 -0.15 -0.24
words: end	without	-0.10 -0.01 -0.01 -0.10 0.06
words: endles	war	-0.07 -0.08 -0.09 0.03 0.02
words: enemy	:	-0.10 -0.04 0.08 -0.11 0.01
words: energy	and	-0.09 -0.11 -0.05 0.09 -0.06
words: energy	company	-0.05 -0.11 -0.06 0.05 -0.04
words: energy	cost	-0.03 -0.09 -0.10 0.10 -0.06
words: energy	crisi	-0.11 -0.02 0.07 -0.03 -0.13
words: energy	export	-0.05 0.11 0.10 -0.07 -0.14
words: energy	facility	0.05 0.06 0.10 -0.11 -0.11
words: energy	market	-0.10 -0.02 0.00 -0.07 0.05
words: energy	pric	-0.14 -0.18 -0.22 0.07 0.08
words: energy	secretary	-0.15 -0.14 0.03 -0.06 0.02
words: energy	shock	-0.09 0.04 0.06 0.06 -0.13
words: energy	sit	0.04 0.00 0.08 -0.10 -0.12
words: energy	supply	-0.02 0.10 0.12 -0.08 -0.14
words: enrich	uranium	-0.17 0.05 0.07 0.01 -0.14
words: enter	third	-0.09 -0.07 -0.01 0.08 -0.10
words: envoy	,	-0.12 -0.06 -0.04 -0.07 0.08
words: envoy	says	-0.11 -0.11 -0.15 0.14 0.06
words: epstein	fil	-0.07 -0.09 -0.12 -0.09 0.11
words: escalat	,	-0.05 0.12 -0.12 -0.10 0.00
words: escalat	[region]	-0.03 0.02 -0.01 -0.13 0.10
words: escalat	attack	-0.15 -0.01 0.07 -0.01 -0.14
words: escalat	war	0.05 0.07 -0.09 -0.11 -0.04
words: escalation	in	-0.10 -0.08 -0.04 0.00 0.05
words: ether	,	-0.08 -0.11 -0.11 0.10 -0.04
words: evacuat	[side]	-0.05 -0.09 -0.03 0.03 0.01
words: evacuation	order	-0.12 -0.12 0.11 -0.07 -0.16
words: eve	of	-0.06 0.12 0.07 -0.08 -0.05
words: even	after	-0.04 -0.05 0.02 -0.06 0.05
words: even	as	-0.05 -0.03 -0.14 0.06 0.05
words: even	if	-0.10 -0.10 -0.14 -0.11 0.13
words: ex	[usa]	-0.07 -0.08 -0.12 -0.08 0.11
words: exchang	threat	-0.10 0.06 0.14 -0.13 -0.15
words: expect	[usa]	-0.12 0.06 0.07 -0.10 -0.01
words: expect	to	-0.04 -0.07 -0.01 0.10 -0.12
words: expert	say	-0.11 -0.14 -0.16 0.02 0.09
words: expert	warn	-0.12 0.04 0.08 -0.03 -0.09
words: explainer	:	-0.09 -0.09 -0.10 0.00 0.05
words: explod	in	-0.10 0.08 -0.07 -0.13 0.04
words: explosion	dron	-0.03 0.17 0.01 -0.18 -0.16
words: explosion	heard	0.12 -0.09 -0.10 -0.11 -0.08
words: explosion	hits	-0.12 0.11 0.06 -0.11 -0.10
words: explosion	in	0.12 -0.08 -0.10 -0.03 -0.19
words: export	terminal	0.06 0.10 -0.06 -0.11 -0.08
words: expulsion	order	-0.05 0.06 -0.01 -0.02 -0.13
words: extend	[side]	-0.14 -0.04 0.09 -0.03 -0.16
words: extend	ceasefir	-0.13 0.12 0.11 -0.11 -0.11
words: extend	gain	-0.04 -0.10 -0.07 0.06 -0.01
words: extremely	hard	-0.09 -0.02 0.02 0.00 -0.10
words: f	[number]	0.02 0.09 -0.05 -0.05 -0.09
words: fac	a	-0.03 -0.09 -0.06 -0.01 0.03
words: face	of	-0.08 -0.08 -0.09 0.05 0.02
words: facility	,	0.06 0.04 -0.14 -0.01 -0.16
words: facility	after	-0.08 0.12 -0.05 -0.10 -0.10
words: facility	in	0.09 0.09 0.03 -0.11 0.00
words: facility	is	-0.12 -0.14 -0.02 0.07 0.07
words: factbox	:	-0.05 0.02 0.05 0.00 -0.07
words: fail	to	-0.13 0.06 0.13 -0.04 -0.17
words: fall	,	-0.07 0.01 0.02 0.02 -0.13
words: fall	after	-0.10 0.03 0.05 -0.02 -0.10
words: fall	and	-0.04 -0.08 -0.11 0.07 0.06
words: fall	apart	-0.08 0.02 -0.11 -0.05 0.07
words: fall	as	-0.09 -0.16 -0.17 0.15 0.04
words: fall	in	-0.08 -0.09 -0.05 0.09 -0.08
words: fall	more	-0.08 0.00 -0.06 0.04 0.08
words: fallout	from	-0.04 0.12 0.09 0.00 -0.09
words: family	of	-0.13 -0.03 -0.09 0.02 0.04
words: farsnew	|	-0.09 -0.12 -0.09 0.12 -0.09
words: fbi	warn	-0.11 -0.07 0.00 0.07 -0.11
words: fcc	chair	-0.06 -0.08 -0.10 0.00 0.03
words: fear	[side]	-0.08 -0.09 -0.07 0.04 -0.02
words: fear	[usa]	-0.07 -0.11 -0.13 0.09 0.01
words: fear	it	0.03 0.04 -0.08 0.05 -0.12
words: fear	of	-0.04 0.02 0.07 -0.02 -0.09
words: fed	hold	-0.14 0.01 0.04 -0.01 -0.10
words: fees	in	-0.08 -0.04 0.02 -0.02 0.00
words: field	attack	-0.07 -0.09 -0.09 0.05 0.07
words: fifth	round	-0.14 -0.15 -0.15 0.15 -0.09
words: fight	for	-0.11 -0.13 -0.11 0.08 0.00
words: fight	in	0.03 0.12 0.02 -0.17 -0.04
words: fight	on	-0.05 0.02 -0.12 0.00 0.01
words: fight	with	-0.06 0.06 -0.15 -0.06 0.04
words: fighter	jet	0.01 0.06 -0.01 -0.10 -0.08
words: find	[side]	-0.08 -0.05 0.05 -0.04 -0.01
words: find	a	-0.10 -0.13 -0.11 0.03 0.01
words: finish	the	-0.05 0.02 0.02 -0.14 0.09
words: fir	at	0.06 -0.03 -0.04 -0.12 -0.12
words: fir	ballistic	-0.09 0.07 -0.09 -0.12 0.03
words: fir	hundred	0.11 -0.11 -0.12 -0.10 -0.08
words: fir	missil	-0.12 0.11 -0.09 0.02 -0.13
words: fir	on	0.05 0.12 -0.01 -0.13 -0.15
words: fire	,	-0.07 0.01 0.04 0.01 -0.14
words: fire	.	0.06 0.01 -0.09 0.02 -0.10
words: fire	and	-0.14 0.05 -0.01 -0.02 -0.02
words: fire	as	0.01 0.00 -0.09 -0.12 0.05
words: fire	at	0.00 0.05 -0.11 0.02 -0.10
words: fire	for	-0.09 0.08 -0.07 -0.14 0.03
words: fire	in	-0.05 0.10 -0.01 -0.11 -0.05
words: fire	on	0.13 0.09 -0.03 -0.11 -0.12
words: first	[usa]	0.09 -0.09 -0.13 -0.15 0.08
words: first	round	-0.14 -0.01 0.04 -0.01 -0.06
words: first	time	0.02 0.00 0.04 -0.01 -0.18
words: five	,	-0.12 0.07 0.10 -0.07 -0.15
words: five	[side]	-0.07 0.08 0.01 -0.02 -0.13
words: flagg	ship	0.09 0.08 -0.07 -0.11 -0.09
words: flee	[place]	-0.09 -0.13 -0.13 0.13 -0.11
words: flight	as	-0.05 0.06 0.04 -0.07 -0.09
words: flight	to	-0.06 -0.10 -0.10 0.12 -0.09
words: fly	in	-0.11 -0.11 0.03 -0.01 0.04
words: fm	says	-0.14 -0.14 -0.13 0.13 0.07
words: fm	tell	-0.08 -0.07 0.05 -0.02 -0.08
words: focu	on	-0.11 -0.04 0.06 -0.12 0.03
words: follow	[side]	-0.15 -0.11 -0.08 0.12 -0.02
words: follow	[usa]	-0.07 0.08 -0.01 -0.11 -0.10
words: footag	of	0.01 0.05 -0.07 0.04 -0.07
words: footag	show	0.04 0.13 -0.04 -0.11 -0.07
words: for	?	-0.05 -0.06 0.14 0.09 -0.11
words: for	[number]	-0.01 -0.06 0.11 -0.16 -0.06
words: for	[place]	-0.02 -0.14 0.04 0.08 -0.16
words: for	[region]	-0.17 0.07 0.04 -0.06 -0.03
words: for	[side]	-0.18 -0.37 -0.01 0.02 0.14
words: for	[usa]	-0.26 -0.08 -0.05 -0.09 0.15
words: for	a	-0.01 -0.04 -0.05 0.02 -0.02
words: for	an	-0.06 -0.09 -0.03 0.06 -0.04
words: for	attack	-0.14 -0.10 -0.03 0.09 0.00
words: for	boot	-0.04 -0.07 -0.11 -0.11 0.10
words: for	bring	-0.09 -0.09 -0.11 -0.10 0.11
words: for	ceasefir	-0.15 0.07 0.01 0.00 -0.18
words: for	deal	-0.06 -0.01 -0.03 -0.04 0.06
words: for	decad	-0.10 -0.10 -0.13 -0.11 0.12
words: for	down	-0.12 -0.12 -0.16 0.03 0.08
words: for	end	-0.06 0.04 -0.04 -0.05 0.01
words: for	final	-0.16 -0.03 0.05 -0.01 -0.09
words: for	first	-0.12 0.05 0.01 0.04 -0.19
words: for	fun	-0.13 -0.05 0.13 -0.12 -0.10
words: for	help	-0.09 -0.09 -0.06 0.13 -0.12
words: for	him	-0.09 -0.12 -0.13 -0.05 0.11
words: for	his	-0.02 -0.03 0.05 0.09 -0.08
words: for	impact	-0.06 -0.13 -0.10 0.06 0.01
words: for	market	-0.02 -0.03 -0.09 -0.08 0.07
words: for	miss	-0.13 -0.01 0.03 -0.10 0.05
words: for	more	-0.13 -0.13 -0.12 -0.05 0.12
words: for	not	-0.06 -0.11 -0.11 0.00 0.05
words: for	now	0.07 0.02 -0.16 -0.09 0.05
words: for	oil	-0.13 -0.05 0.12 -0.16 0.03
words: for	peac	0.01 -0.05 0.00 0.00 -0.05
words: for	possibl	-0.15 -0.03 0.01 0.04 -0.14
words: for	regional	-0.12 -0.14 -0.07 0.08 -0.04
words: for	second	-0.14 0.08 0.04 -0.12 -0.02
words: for	spy	-0.08 -0.02 0.09 -0.08 -0.06
words: for	strik	-0.18 -0.11 0.13 -0.04 -0.05
words: for	swift	-0.08 -0.10 0.02 0.02 -0.09
words: for	talk	-0.24 0.04 0.02 0.02 -0.19
words: for	the	-0.16 -0.12 -0.08 0.05 0.03
words: for	their	-0.08 0.06 -0.12 0.00 -0.02
words: for	unconditional	-0.09 0.09 -0.01 -0.03 0.01
words: for	us	-0.10 0.05 0.09 -0.17 -0.03
words: for	war	-0.14 0.07 0.05 0.00 -0.08
words: for	week	-0.09 0.05 0.02 0.02 -0.10
words: for	what	-0.07 -0.09 -0.15 -0.08 0.13
words: for	your	-0.04 0.06 0.04 -0.11 0.01
words: forc	[side]	-0.14 0.05 -0.10 0.06 -0.02
words: forc	in	-0.11 0.07 -0.12 -0.01 0.02
words: forc	kill	0.05 0.03 -0.10 -0.03 -0.05
words: forc	majeur	-0.13 0.01 0.13 -0.13 -0.10
words: forc	to	-0.08 0.01 -0.18 -0.03 0.05
words: foreign	minister	-0.12 -0.08 -0.02 0.06 -0.09
words: foreign	ministry	0.05 0.07 0.02 -0.10 -0.16
words: former	[side]	-0.06 0.04 0.04 -0.14 -0.02
words: former	[usa]	-0.08 -0.12 -0.12 -0.03 0.11
words: found	,	-0.03 0.09 -0.01 -0.12 -0.10
words: four	kill	-0.11 0.07 0.04 -0.13 -0.13
words: fourth	day	-0.05 0.07 -0.10 0.01 -0.10
words: fox	news	-0.14 -0.10 0.02 0.01 -0.01
words: fragil	ceasefir	-0.13 -0.03 0.02 -0.06 0.02
words: freedom	of	-0.05 -0.10 -0.05 0.09 -0.08
words: fresh	strik	-0.05 0.08 0.05 -0.11 -0.09
words: friday	,	0.09 -0.07 -0.15 0.04 -0.10
words: friend	in	-0.09 -0.10 -0.11 -0.13 0.12
words: from	[number]	-0.19 -0.07 0.08 0.00 -0.02
words: from	[place]	0.03 0.11 0.01 -0.13 -0.04
words: from	[region]	-0.02 -0.10 -0.13 0.16 -0.13
words: from	[side]	-0.09 0.05 -0.10 -0.04 0.06
words: from	[usa]	0.00 -0.12 -0.09 0.17 -0.16
words: from	a	-0.08 0.01 -0.04 0.01 -0.01
words: from	attack	0.02 -0.14 0.09 -0.02 -0.15
words: from	commander	0.01 -0.11 0.03 0.02 -0.08
words: from	epstein	-0.06 -0.08 -0.10 -0.08 0.09
words: from	his	0.08 0.06 -0.13 -0.16 0.09
words: from	launch	-0.17 0.01 -0.20 0.01 0.04
words: from	military	-0.23 -0.20 -0.17 0.19 0.04
words: from	missil	-0.01 -0.07 -0.13 0.07 0.02
words: from	sanction	-0.08 -0.04 -0.07 -0.01 0.07
words: from	shelter	-0.16 0.03 -0.06 0.05 -0.14
words: from	strik	-0.15 0.11 -0.17 -0.05 0.00
words: from	talk	-0.11 0.11 0.11 -0.11 -0.11
words: from	the	-0.12 0.11 -0.05 -0.05 -0.01
words: from	troop	-0.07 0.03 -0.14 0.07 -0.15
words: from	war	-0.17 -0.14 -0.07 -0.11 0.20
words: from	wound	0.08 0.14 -0.19 -0.19 -0.18
words: frozen	asset	-0.10 0.10 0.05 -0.05 -0.08
words: frozen	fund	-0.11 -0.01 0.06 -0.04 -0.08
words: ftse	[number]	-0.06 -0.11 -0.14 0.14 -0.02
words: fuel	,	-0.03 -0.06 -0.03 -0.07 0.06
words: fuel	cost	-0.11 -0.09 -0.03 0.13 -0.12
words: fuel	pric	-0.11 -0.16 -0.14 0.13 -0.08
words: fuel	protest	-0.07 -0.11 -0.07 0.02 0.06
words: fuel	shortag	-0.11 -0.03 0.03 0.02 -0.15
words: fuel	tank	0.14 0.12 -0.08 -0.13 -0.14
words: fully	open	-0.08 0.10 0.13 -0.12 -0.12
words: further	escalation	-0.03 0.09 0.09 -0.09 -0.08
words: futur	surg	-0.07 0.05 -0.04 0.04 -0.09
words: g	[number]	-0.13 0.07 0.06 -0.03 -0.18
words: g7	,	-0.07 -0.15 0.03 0.05 -0.09
words: g7	early	-0.07 -0.02 0.09 -0.16 0.01
words: g7	summit	0.03 0.05 0.00 -0.05 -0.01
words: gain	from	-0.08 -0.08 -0.09 -0.08 0.08
words: gain	on	-0.05 0.00 0.02 0.00 -0.05
words: gas	and	-0.02 0.08 0.07 -0.12 0.01
words: gas	facility	0.00 0.09 0.03 -0.14 -0.14
words: gas	field	-0.07 -0.03 -0.01 0.01 0.01
words: gas	market	-0.05 -0.08 -0.14 -0.02 0.07
words: gas	pric	-0.10 0.01 0.04 -0.05 -0.01
words: gasolin	pric	-0.10 -0.15 -0.12 0.10 0.00
words: gave	[side]	-0.12 -0.09 -0.01 0.03 0.00
words: gen	.	0.06 0.02 -0.12 -0.12 0.06
words: genocidal	threat	-0.07 0.02 0.05 -0.12 0.01
words: get	involv	-0.06 0.05 0.10 -0.05 -0.13
words: girl	school	-0.09 -0.12 -0.13 0.13 -0.12
words: giv	[side]	-0.08 0.01 0.11 -0.11 -0.10
words: giv	[usa]	-0.07 0.05 0.06 -0.11 0.00
words: giv	deadlin	-0.13 0.01 0.11 -0.10 -0.11
words: global	economy	-0.06 -0.14 -0.15 0.05 0.05
words: global	energy	-0.06 -0.03 -0.05 -0.09 0.09
words: global	food	-0.09 -0.11 -0.11 0.02 0.05
words: global	gas	-0.10 -0.10 -0.14 -0.13 0.14
words: global	oil	-0.07 -0.11 -0.12 0.10 -0.07
words: global	recession	-0.03 -0.06 -0.05 0.07 -0.10
words: go	in	-0.04 0.07 0.03 -0.02 -0.14
words: go	on	-0.11 -0.12 0.02 -0.13 0.07
words: go	to	0.05 0.06 0.04 -0.16 -0.01
words: goal	for	-0.04 -0.06 -0.12 0.10 -0.02
words: goal	in	-0.08 0.02 0.05 -0.10 0.01
words: gold	pric	-0.08 0.04 0.02 -0.01 -0.10
words: good	as	-0.07 -0.04 -0.06 -0.08 0.07
words: gop	lawmaker	-0.02 -0.03 -0.01 -0.01 0.01
words: gop	rep	-0.03 -0.04 -0.10 -0.11 0.11
words: gop	senator	-0.06 -0.07 0.03 0.09 -0.08
words: got	him	-0.10 0.06 0.14 -0.13 -0.13
words: green	card	-0.07 -0.10 -0.06 0.10 -0.10
words: ground	:	0.06 0.04 -0.10 0.06 -0.06
words: ground	forc	-0.13 -0.09 -0.08 -0.08 0.09
words: ground	in	0.06 0.08 0.05 -0.15 -0.07
words: ground	invasion	0.06 -0.15 0.01 -0.05 -0.11
words: ground	operation	-0.16 -0.05 0.09 -0.06 -0.05
words: ground	troop	-0.04 0.05 -0.13 -0.11 0.10
words: growth	forecast	-0.07 -0.06 0.12 0.10 -0.12
words: gunfir	kill	-0.06 0.09 0.09 -0.12 -0.11
words: had	been	-0.09 -0.04 0.04 0.09 -0.14
words: halt	[side]	-0.13 0.08 0.05 0.00 -0.12
words: halt	attack	0.06 -0.07 -0.04 -0.01 -0.06
words: hama	:	-0.16 -0.15 -0.14 0.15 -0.06
words: hama	target	0.12 0.05 -0.04 -0.08 -0.05
words: happen	,	-0.07 -0.10 0.11 0.13 -0.13
words: happen	?	-0.06 -0.06 -0.09 -0.04 0.06
words: happen	next	-0.04 -0.04 -0.05 0.00 0.02
words: happen	on	-0.14 -0.18 -0.21 0.12 0.05
words: hard	to	-0.09 -0.08 -0.11 -0.03 0.08
words: has	[number]	-0.10 0.03 0.01 -0.11 0.06
words: has	[side]	-0.08 -0.10 -0.10 -0.06 0.10
words: has	[usa]	-0.07 -0.06 -0.09 0.11 -0.03
words: has	a	-0.12 -0.12 -0.15 -0.12 0.16
words: has	been	0.02 -0.24 -0.01 0.02 0.02
words: has	left	-0.10 -0.10 -0.12 -0.11 0.12
words: has	lost	-0.13 -0.03 0.00 -0.01 0.00
words: has	no	-0.17 -0.04 0.05 0.04 -0.15
words: has	taken	-0.10 0.07 0.09 -0.06 -0.10
words: has	the	-0.10 -0.11 -0.11 0.12 -0.09
words: has	won	-0.07 -0.06 -0.11 -0.06 0.07
words: have	a	-0.13 -0.09 -0.02 0.07 0.00
words: have	been	-0.13 0.08 0.04 0.00 -0.16
words: have	happen	-0.10 -0.13 -0.08 0.12 -0.10
words: have	no	-0.05 -0.01 0.05 0.01 -0.11
words: have	not	-0.08 0.12 0.12 -0.10 -0.14
words: have	to	-0.13 0.18 0.12 -0.12 -0.11
words: have	turn	-0.09 -0.08 0.07 0.10 -0.10
words: he	a	-0.03 -0.04 -0.07 0.03 -0.02
words: he	claim	-0.08 -0.13 -0.10 -0.07 0.09
words: he	could	-0.02 0.10 0.02 -0.09 0.03
words: he	found	-0.09 -0.09 -0.12 -0.11 0.12
words: he	is	-0.12 0.00 0.03 -0.07 0.03
words: he	may	-0.11 -0.17 -0.16 0.15 -0.02
words: he	not	-0.10 -0.12 -0.12 0.07 0.05
words: he	told	-0.09 -0.11 -0.04 -0.06 0.08
words: he	want	-0.09 -0.03 0.07 -0.10 0.03
words: he	warn	-0.10 0.15 0.05 -0.06 -0.10
words: he	was	-0.03 0.03 -0.03 -0.12 0.05
words: he	would	-0.06 0.04 0.04 0.03 -0.12
words: head	to	-0.14 -0.06 -0.08 0.11 -0.05
words: heart	of	-0.09 -0.11 -0.13 -0.15 0.14
words: hell	after	-0.14 -0.12 -0.05 0.07 -0.04
words: hell	out	-0.10 -0.07 0.08 -0.03 -0.08
words: help	[side]	-0.16 -0.21 0.03 0.14 -0.10
words: help	[usa]	-0.11 -0.09 -0.05 0.09 -0.10
words: help	in	-0.09 -0.12 -0.09 0.06 -0.01
words: help	to	-0.09 -0.08 -0.10 0.07 0.02
words: here	how	-0.03 -0.04 -0.08 -0.03 0.05
words: here	what	-0.07 -0.09 -0.13 0.00 0.05
words: hid	plac	-0.06 -0.12 -0.10 -0.04 0.05
words: high	as	-0.07 -0.11 -0.09 0.10 0.03
words: high	level	-0.16 0.02 0.07 -0.01 -0.16
words: high	on	-0.09 -0.01 0.02 0.00 -0.05
words: high	stak	-0.13 0.01 -0.03 -0.01 0.04
words: higher	as	-0.11 -0.10 -0.02 0.08 -0.11
words: highest	level	-0.09 0.06 -0.02 0.04 -0.11
words: him	:	-0.08 -0.05 0.11 -0.12 -0.09
words: him	from	-0.08 -0.07 -0.10 -0.09 0.11
words: hint	at	-0.05 0.07 0.07 -0.13 0.01
words: his	[side]	-0.11 -0.11 -0.13 -0.07 0.11
words: his	face	-0.08 -0.09 -0.11 -0.11 0.11
words: his	own	0.03 -0.09 -0.06 -0.20 0.14
words: his	war	-0.07 -0.08 0.06 0.05 -0.05
words: historic	talk	-0.10 0.03 0.02 0.00 -0.12
words: hit	,	0.08 -0.01 -0.11 -0.12 -0.11
words: hit	[number]	-0.04 0.03 0.02 0.03 -0.11
words: hit	[place]	-0.07 0.14 -0.08 -0.04 -0.15
words: hit	[side]	-0.07 0.07 0.04 -0.08 -0.02
words: hit	[usa]	0.05 -0.02 -0.12 -0.03 0.02
words: hit	as	0.07 0.08 -0.05 -0.09 -0.08
words: hit	by	-0.04 0.04 0.04 -0.02 -0.22
words: hit	in	0.07 0.10 -0.07 -0.09 -0.18
words: hit	south	0.08 -0.02 0.18 -0.09 -0.07
words: hit	with	-0.08 -0.10 -0.09 -0.07 0.09
words: hits	,	-0.14 -0.10 -0.16 -0.12 0.15
words: hits	[number]	-0.11 0.08 0.05 -0.09 -0.16
words: hits	[place]	-0.11 0.12 -0.01 -0.08 -0.15
words: hits	[side]	0.05 -0.01 0.01 -0.03 -0.18
words: hits	[usa]	-0.07 0.00 -0.09 0.00 0.03
words: hits	back	0.05 0.07 -0.08 -0.03 -0.09
words: hits	from	-0.08 0.05 -0.02 0.01 -0.19
words: hits	in	-0.23 0.06 0.06 -0.09 -0.02
words: hits	on	-0.04 -0.14 -0.19 -0.03 0.14
words: hits	wound	-0.09 0.00 0.07 -0.11 -0.11
words: hold	,	-0.12 0.16 0.16 -0.16 -0.16
words: hold	[number]	-0.08 -0.10 -0.12 0.11 0.11
words: hold	peac	-0.10 0.05 0.06 -0.11 -0.01
words: hold	rat	-0.12 -0.06 0.02 0.06 -0.14
words: hold	talk	-0.12 0.06 0.02 0.01 -0.09
words: hold	the	-0.10 -0.09 -0.11 -0.12 0.12
words: hole	in	0.08 0.10 -0.08 -0.12 -0.11
words: home	:	-0.09 -0.10 0.08 0.09 -0.09
words: home	to	-0.03 0.06 -0.09 0.00 -0.05
words: hop	[usa]	-0.12 -0.15 -0.12 0.14 -0.14
words: hop	for	-0.15 0.05 -0.06 0.06 -0.12
words: hop	of	-0.10 0.00 -0.07 0.01 0.05
words: hop	to	-0.13 -0.10 0.01 -0.02 0.04
words: hospital	,	-0.08 0.13 -0.10 -0.13 -0.12
words: hospital	in	-0.05 0.11 -0.10 -0.15 0.04
words: host	[side]	-0.10 -0.01 0.01 -0.05 0.01
words: host	[usa]	0.12 0.17 0.05 -0.09 -0.18
words: hotel	in	-0.10 0.15 0.04 -0.16 -0.15
words: hour	,	-0.12 -0.06 0.03 -0.09 0.03
words: hour	-	-0.11 -0.03 0.05 -0.01 -0.06
words: hour	befor	0.03 0.14 -0.10 -0.01 -0.11
words: hour	of	0.03 0.05 -0.16 0.08 -0.12
words: hour	to	-0.11 0.16 0.09 -0.10 -0.12
words: hous	democrat	-0.08 -0.09 -0.01 -0.01 0.03
words: how	[place]	-0.06 -0.07 0.07 0.08 -0.08
words: how	[side]	-0.16 -0.21 -0.17 -0.02 0.10
words: how	[usa]	-0.11 -0.13 -0.17 -0.03 0.08
words: how	a	-0.06 -0.08 -0.09 -0.15 0.13
words: how	long	-0.04 -0.07 -0.07 -0.01 0.04
words: how	the	-0.04 -0.07 -0.10 -0.01 0.02
words: how	to	-0.11 -0.04 0.01 -0.05 0.05
words: how	war	-0.03 -0.05 -0.08 0.04 -0.03
words: how	will	-0.02 -0.03 -0.05 0.07 -0.03
words: hundred	of	0.11 -0.04 -0.17 -0.06 -0.14
words: hurt	as	-0.03 0.09 -0.08 -0.10 -0.09
words: hype	video	-0.06 -0.07 -0.09 -0.06 0.07
words: i	don't	-0.09 -0.10 -0.14 -0.05 0.11
words: i	have	-0.06 0.08 0.07 -0.07 -0.08
words: i	just	0.02 0.08 -0.13 -0.12 0.03
words: i	will	-0.09 -0.06 0.04 -0.14 0.03
words: iea	to	-0.07 0.09 0.09 -0.09 -0.11
words: if	,	-0.14 -0.06 0.03 -0.05 0.05
words: if	[ally]	-0.09 -0.10 -0.16 -0.04 0.11
words: if	[place]	-0.07 0.02 0.04 -0.12 0.05
words: if	[region]	0.05 -0.10 -0.14 0.15 -0.19
words: if	[side]	-0.31 -0.05 0.14 -0.05 -0.09
words: if	[usa]	-0.27 -0.21 -0.07 -0.01 0.10
words: if	attack	-0.13 -0.06 0.11 -0.05 -0.14
words: if	it	-0.11 0.05 0.11 -0.11 -0.12
words: if	the	-0.07 -0.10 -0.14 0.00 0.14
words: if	they	-0.10 0.13 0.14 -0.07 -0.18
words: imag	of	-0.11 0.01 -0.02 0.01 0.02
words: imag	show	-0.14 -0.12 -0.04 0.14 -0.11
words: imminent	strik	-0.13 -0.13 0.09 -0.07 -0.01
words: imminent	threat	0.05 -0.05 -0.11 0.00 0.02
words: impact	from	-0.05 -0.09 0.03 0.08 -0.09
words: impact	of	-0.11 -0.12 -0.03 0.02 0.04
words: impact	on	-0.11 -0.12 -0.16 -0.07 0.13
words: in	,	-0.13 -0.08 -0.07 0.07 0.00
words: in	:	-0.04 0.08 0.01 0.02 -0.19
words: in	[ally]	-0.08 -0.06 -0.18 0.05 0.06
words: in	[number]	0.01 0.05 0.03 -0.13 0.04
words: in	[place]	0.02 0.10 0.03 -0.09 -0.12
words: in	[region]	-0.06 0.19 0.06 -0.15 -0.14
words: in	[side]	0.06 -0.01 -0.08 -0.05 0.00
words: in	[usa]	-0.15 -0.19 -0.21 0.15 0.04
words: in	a	-0.04 0.01 -0.22 -0.02 0.10
words: in	air	0.03 0.05 -0.15 -0.07 -0.14
words: in	an	-0.04 0.05 0.09 -0.07 -0.10
words: in	announc	0.03 -0.10 -0.17 0.04 0.08
words: in	asia	-0.08 -0.12 -0.13 0.09 0.02
words: in	attack	-0.01 0.00 -0.02 0.02 -0.04
words: in	bid	-0.16 0.09 0.09 -0.20 -0.03
words: in	blockad	-0.08 0.04 -0.03 -0.07 0.05
words: in	bomb	-0.09 0.10 0.08 -0.11 -0.02
words: in	ceasefir	-0.16 -0.14 -0.17 -0.09 0.15
words: in	com	-0.12 0.04 0.14 -0.14 -0.13
words: in	commander	-0.11 -0.11 -0.12 0.12 -0.13
words: in	dar	-0.08 -0.02 0.03 0.01 -0.05
words: in	decad	-0.11 0.01 0.06 -0.02 -0.08
words: in	dron	0.13 -0.12 -0.14 0.03 -0.07
words: in	easter	-0.12 -0.10 0.11 -0.14 -0.03
words: in	explosion	-0.11 0.03 0.05 0.03 -0.05
words: in	fight	-0.02 0.15 -0.16 -0.22 0.01
words: in	first	0.05 0.07 0.01 -0.01 -0.19
words: in	focu	-0.05 -0.11 -0.13 0.09 0.10
words: in	full	-0.10 -0.08 -0.09 0.02 0.05
words: in	guidelin	-0.14 -0.17 -0.04 0.16 -0.17
words: in	his	-0.08 -0.09 -0.12 -0.10 0.11
words: in	history	-0.10 -0.06 0.02 0.01 -0.02
words: in	in	0.16 0.12 -0.11 -0.12 -0.10
words: in	intercept	-0.14 -0.07 -0.10 0.09 -0.06
words: in	its	-0.07 -0.05 -0.01 0.01 0.01
words: in	just	-0.14 -0.05 -0.07 0.06 -0.02
words: in	la	-0.07 -0.14 -0.15 0.02 0.11
words: in	latest	-0.02 0.06 -0.02 -0.12 -0.01
words: in	march	-0.09 0.13 0.06 -0.03 -0.14
words: in	meet	-0.15 -0.13 -0.15 0.11 -0.04
words: in	military	-0.16 -0.10 0.06 0.08 -0.14
words: in	missil	-0.05 0.00 -0.04 -0.15 0.06
words: in	nearly	-0.11 0.05 0.01 0.05 -0.11
words: in	negotiation	-0.13 0.05 0.04 -0.09 0.02
words: in	new	0.06 0.00 -0.16 0.00 -0.01
words: in	next	0.03 0.05 0.07 -0.10 -0.10
words: in	north	-0.11 -0.09 -0.02 0.10 -0.11
words: in	on	-0.07 -0.10 -0.06 0.01 0.02
words: in	one	-0.12 0.15 0.11 -0.09 -0.11
words: in	overnight	-0.10 0.14 -0.06 -0.16 -0.12
words: in	past	-0.02 0.04 -0.01 0.02 -0.09
words: in	peac	-0.10 -0.05 -0.09 -0.07 0.11
words: in	pictur	-0.10 -0.13 -0.14 -0.13 0.15
words: in	plac	-0.06 -0.09 -0.04 0.08 -0.11
words: in	recent	-0.06 -0.05 0.06 0.05 -0.16
words: in	region	-0.16 -0.07 0.02 0.03 -0.14
words: in	respons	0.12 -0.03 -0.14 -0.01 -0.06
words: in	says	-0.19 -0.04 0.06 -0.01 -0.10
words: in	shelter	0.02 0.04 -0.16 0.03 -0.13
words: in	sight	-0.08 -0.02 -0.08 0.11 -0.09
words: in	south	-0.01 -0.10 -0.13 0.11 0.01
words: in	spy	-0.08 -0.10 -0.11 0.09 0.04
words: in	strik	0.05 -0.01 -0.01 0.01 -0.18
words: in	suspect	0.01 0.02 0.07 -0.11 -0.08
words: in	talk	-0.32 0.12 0.11 -0.14 0.00
words: in	the	-0.16 -0.13 -0.04 0.05 0.01
words: in	to	-0.12 -0.05 0.09 -0.01 -0.10
words: in	two	-0.11 0.06 0.04 -0.13 0.03
words: in	visit	-0.13 -0.03 0.04 -0.01 -0.10
words: in	war	-0.39 -0.13 0.00 0.03 0.05
words: in	warn	-0.08 -0.03 0.11 -0.08 -0.12
words: in	wave	0.04 0.02 -0.11 -0.13 -0.10
words: in	week	-0.10 0.11 0.01 -0.13 -0.06
words: includ	[place]	0.01 -0.03 0.09 -0.13 -0.01
words: includ	[side]	-0.14 -0.02 -0.13 0.13 -0.10
words: includ	in	0.02 0.05 0.01 -0.02 -0.12
words: infiltration	alert	-0.06 -0.01 -0.08 0.03 -0.13
words: inflation	,	-0.04 -0.12 -0.13 0.05 0.00
words: inflation	risk	-0.05 -0.08 -0.08 0.03 0.02
words: injur	in	-0.10 0.13 -0.09 -0.14 -0.12
words: insid	[place]	0.03 0.05 -0.08 -0.11 0.04
words: insid	[side]	-0.09 -0.16 0.04 -0.03 0.02
words: insight	:	-0.11 -0.09 -0.12 -0.17 0.18
words: insist	[place]	-0.09 -0.12 -0.08 0.10 -0.06
words: insist	[side]	-0.08 0.06 0.05 -0.09 -0.06
words: insist	[usa]	-0.15 -0.11 -0.14 -0.04 0.11
words: intensify	[side]	-0.07 0.04 -0.02 0.08 -0.14
words: intensify	attack	-0.02 0.04 -0.09 0.04 0.01
words: intercept	,	-0.13 -0.14 -0.09 0.15 0.10
words: intercept	[side]	-0.06 0.07 0.02 -0.15 -0.02
words: intercept	dron	0.18 0.07 0.02 -0.14 -0.08
words: intercept	missil	0.06 0.07 -0.03 -0.11 -0.07
words: interest	in	-0.12 -0.07 -0.01 -0.08 0.08
words: interior	minister	-0.08 -0.10 -0.05 0.04 0.05
words: international	law	-0.09 -0.14 -0.12 0.15 -0.10
words: interven	if	-0.10 0.05 -0.03 0.08 -0.11
words: interven	in	-0.06 0.05 0.07 -0.07 -0.07
words: intervention	in	-0.04 0.00 0.04 -0.09 0.00
words: interview	with	-0.04 0.01 0.07 0.10 -0.14
words: into	[place]	-0.05 0.13 -0.08 -0.14 -0.13
words: into	[region]	-0.16 -0.09 0.08 0.04 -0.15
words: into	[side]	-0.16 -0.18 -0.06 -0.01 0.09
words: into	[usa]	-0.06 0.07 0.04 -0.14 0.01
words: into	a	-0.08 -0.11 -0.15 -0.01 0.07
words: into	chao	-0.09 -0.10 -0.10 0.03 0.02
words: into	the	-0.12 -0.14 -0.12 0.13 -0.14
words: into	war	-0.10 -0.10 -0.14 -0.03 0.10
words: invad	[side]	-0.09 -0.09 -0.12 0.07 -0.02
words: invasion	of	0.04 -0.12 0.07 -0.13 -0.15
words: investor	on	-0.09 -0.11 0.08 0.12 -0.14
words: invit	[place]	-0.14 0.11 0.11 -0.10 -0.10
words: involv	in	0.07 0.05 0.04 -0.13 -0.04
words: involvement	in	-0.07 0.06 0.10 -0.06 -0.10
words: is	[side]	-0.07 -0.11 -0.12 0.02 0.05
words: is	[usa]	-0.06 -0.09 -0.09 0.06 0.03
words: is	a	-0.13 -0.17 -0.20 -0.06 0.18
words: is	already	-0.10 -0.10 -0.10 0.08 -0.04
words: is	an	-0.09 -0.12 -0.11 0.03 0.05
words: is	com	-0.10 -0.01 0.14 -0.10 -0.15
words: is	consider	-0.12 0.12 0.12 -0.11 -0.11
words: is	destroy	-0.08 -0.09 -0.10 -0.08 0.09
words: is	fully	-0.05 -0.01 0.01 0.02 -0.10
words: is	go	-0.07 0.04 0.00 0.02 -0.03
words: is	happen	-0.11 -0.08 0.03 0.01 -0.05
words: is	help	-0.11 -0.10 -0.15 0.13 -0.10
words: is	in	-0.15 -0.09 0.03 -0.19 0.07
words: is	key	-0.06 -0.11 -0.13 -0.09 0.11
words: is	lock	-0.06 0.15 0.08 -0.08 -0.13
words: is	no	-0.06 -0.12 -0.07 -0.02 0.06
words: is	not	-0.22 -0.17 -0.06 0.02 0.07
words: is	on	-0.03 0.04 0.01 -0.15 0.02
words: is	only	-0.09 -0.09 -0.14 -0.02 0.12
words: is	play	-0.04 -0.07 -0.05 -0.06 0.06
words: is	pretty	-0.07 -0.07 -0.11 0.07 -0.02
words: is	ready	-0.06 0.02 0.06 -0.02 -0.10
words: is	safe	-0.02 0.03 -0.10 0.02 -0.02
words: is	the	-0.07 -0.09 -0.14 -0.09 0.15
words: is	unclear	-0.08 -0.01 0.01 0.03 -0.04
words: is	us	-0.05 -0.06 -0.09 -0.13 0.14
words: is	wait	-0.09 -0.10 0.04 0.06 -0.02
words: is	what	-0.07 -0.08 -0.09 -0.09 0.09
words: issu	,	-0.13 -0.07 0.03 0.02 -0.13
words: issu	chill	-0.07 0.10 0.13 -0.14 -0.13
words: issu	forc	-0.11 0.05 0.13 -0.15 -0.15
words: issu	fresh	0.00 0.01 0.06 -0.06 -0.08
words: it	.	0.00 -0.05 -0.12 -0.14 0.11
words: it	:	-0.12 -0.13 -0.13 0.03 0.03
words: it	a	-0.04 0.02 -0.14 -0.01 0.01
words: it	be	-0.07 -0.07 -0.10 0.10 0.06
words: it	can	-0.10 -0.12 -0.12 0.01 0.06
words: it	did	-0.08 -0.04 -0.03 -0.03 0.03
words: it	down	0.03 0.06 -0.11 -0.04 -0.02
words: it	had	0.12 0.10 -0.10 -0.15 -0.11
words: it	has	0.12 -0.12 0.01 -0.08 -0.09
words: it	hit	-0.07 0.04 -0.10 0.03 -0.10
words: it	is	0.00 -0.05 -0.06 -0.17 0.14
words: it	kill	-0.16 0.18 -0.17 -0.16 -0.15
words: it	may	-0.03 0.04 0.00 -0.05 0.02
words: it	mean	-0.04 0.02 0.02 -0.07 0.00
words: it	shot	0.11 0.09 -0.07 -0.12 -0.06
words: it	so	-0.08 -0.06 -0.09 -0.09 0.10
words: it	tak	-0.16 -0.02 0.02 0.02 -0.08
words: it	target	0.03 0.10 0.10 -0.13 -0.09
words: it	was	-0.02 0.05 -0.21 0.10 -0.07
words: it	will	-0.12 0.05 -0.01 0.01 -0.03
words: it	work	-0.03 -0.04 -0.06 0.05 -0.01
words: it	would	-0.08 -0.04 0.10 -0.04 -0.13
words: its	[side]	-0.09 -0.10 -0.12 0.04 0.11
words: its	ally	-0.08 -0.08 0.06 0.03 -0.05
words: its	attack	-0.10 -0.10 -0.11 -0.02 0.10
words: its	chanc	-0.04 -0.04 -0.08 0.03 0.03
words: its	military	-0.04 -0.01 0.02 -0.01 -0.03
words: its	neutrality	-0.03 -0.07 -0.05 0.05 -0.05
words: its	nuclear	0.02 0.09 0.04 -0.06 -0.08
words: its	oil	-0.07 -0.12 -0.08 0.11 -0.09
words: its	own	-0.09 0.05 -0.09 0.01 -0.02
words: its	territory	0.08 -0.06 -0.10 -0.12 0.02
words: jake	tapper	-0.11 -0.08 0.00 -0.09 0.04
words: jazeera	report	0.02 0.05 -0.07 -0.01 -0.13
words: jesu	statu	-0.09 -0.12 0.00 0.12 -0.14
words: jet	fuel	-0.12 -0.18 -0.17 0.08 0.03
words: jet	shot	0.02 0.01 -0.01 -0.18 0.03
words: jimmy	kimmel	-0.06 -0.09 -0.10 -0.01 0.07
words: job	in	-0.11 -0.12 -0.12 0.07 0.11
words: joe	kent	-0.10 -0.13 -0.01 0.09 -0.08
words: john	fetterman	-0.05 -0.06 0.06 0.05 -0.05
words: john	oliver	-0.10 -0.08 -0.11 -0.05 0.07
words: join	[side]	-0.11 -0.05 0.11 -0.14 -0.09
words: join	attack	-0.07 -0.07 -0.06 0.07 -0.05
words: join	the	0.06 -0.03 0.10 -0.17 -0.04
words: jon	stewart	-0.09 -0.09 -0.10 0.05 0.02
words: journalist	kill	-0.12 -0.08 0.18 0.08 -0.10
words: jump	[number]	0.04 0.07 -0.06 0.01 -0.08
words: jump	as	-0.04 0.12 0.11 -0.20 0.01
words: jump	more	-0.03 0.14 0.01 -0.03 -0.05
words: jump	on	-0.06 0.03 -0.03 0.06 -0.12
words: june	[number]	0.06 0.00 -0.12 -0.09 0.02
words: just	[number]	-0.13 -0.13 0.02 0.06 -0.14
words: just	days	-0.11 -0.10 -0.12 0.00 0.08
words: just	for	-0.13 -0.05 0.13 -0.12 -0.10
words: just	in	0.01 0.12 0.07 -0.04 -0.17
words: justification	for	-0.11 -0.11 -0.16 -0.13 0.14
words: k	.	-0.07 0.06 -0.10 -0.04 -0.03
words: kaitlan	collin	-0.12 -0.12 -0.09 0.06 0.06
words: karolin	[usa]	-0.16 -0.14 -0.15 0.01 0.14
words: kash	patel	-0.12 -0.10 -0.04 0.05 0.00
words: keep	[side]	-0.09 -0.13 -0.14 -0.03 0.10
words: keep	the	-0.07 0.04 0.06 -0.11 0.00
words: keir	[place]	-0.07 -0.13 0.05 0.00 -0.02
words: key	[side]	-0.01 -0.08 0.01 0.06 -0.17
words: key	oil	-0.01 0.00 0.01 0.00 -0.12
words: key	takeaway	-0.08 -0.09 -0.11 -0.14 0.13
words: key	to	-0.08 -0.09 -0.12 -0.04 0.09
words: kick	off	-0.12 0.15 0.11 -0.14 -0.07
words: kill	,	0.06 -0.08 -0.04 0.04 -0.11
words: kill	[number]	0.04 -0.14 0.08 0.00 -0.23
words: kill	[side]	-0.14 -0.06 0.07 -0.04 0.05
words: kill	[usa]	-0.14 -0.13 -0.14 0.03 0.09
words: kill	after	-0.09 -0.14 0.14 0.03 -0.14
words: kill	as	0.14 -0.04 -0.22 -0.20 -0.17
words: kill	at	0.12 -0.03 -0.15 -0.17 -0.11
words: kill	by	0.03 0.02 -0.02 -0.06 -0.06
words: kill	commander	0.03 -0.01 -0.02 -0.02 -0.13
words: kill	four	-0.09 0.12 -0.09 -0.13 -0.11
words: kill	in	0.04 -0.04 -0.16 0.10 -0.20
words: kill	more	0.09 -0.13 0.04 -0.13 -0.10
words: kill	of	-0.19 -0.15 0.01 0.10 0.07
words: kill	one	-0.16 0.14 -0.04 -0.14 -0.13
words: kill	protester	-0.09 0.08 -0.06 0.11 -0.13
words: kill	thre	-0.16 0.19 -0.02 -0.19 -0.18
words: kill	two	-0.18 0.20 -0.10 -0.20 -0.16
words: kill	wound	-0.06 0.01 0.07 -0.13 -0.14
words: kill	your	-0.11 -0.09 -0.07 0.10 -0.10
words: king	protest	0.03 0.08 -0.06 -0.03 -0.12
words: know	about	0.06 0.06 -0.16 -0.01 -0.07
words: know	so	-0.10 -0.14 0.04 -0.09 0.02
words: land	in	-0.01 -0.06 0.03 -0.01 -0.09
words: largest	oil	-0.05 0.10 0.05 -0.12 -0.13
words: lash	out	-0.15 0.03 -0.17 0.02 0.01
words: last	minut	-0.10 -0.10 -0.11 0.08 -0.01
words: last	month	-0.08 -0.08 -0.06 0.07 -0.07
words: late	[side]	-0.10 -0.01 0.03 0.01 -0.10
words: late	edition	-0.06 -0.07 -0.08 0.03 0.08
words: latest	:	0.11 0.09 0.07 -0.15 -0.30
words: latest	[side]	-0.12 0.07 -0.12 -0.02 -0.04
words: latest	attack	-0.13 0.04 0.03 -0.12 -0.04
words: latest	news	-0.16 -0.15 -0.21 -0.16 0.19
words: latest	round	-0.05 -0.08 -0.09 0.04 0.00
words: launch	,	-0.11 0.00 0.04 -0.11 0.05
words: launch	:	-0.06 0.14 -0.17 -0.06 -0.18
words: launch	[number]	-0.03 0.06 -0.13 -0.01 -0.08
words: launch	[side]	0.07 0.00 0.01 -0.19 0.01
words: launch	a	-0.12 0.03 0.03 -0.12 0.05
words: launch	attack	0.16 -0.02 -0.17 -0.17 -0.15
words: launch	fresh	-0.11 0.13 -0.09 -0.10 -0.08
words: launch	from	-0.03 0.02 0.11 -0.09 -0.13
words: launch	ground	0.06 -0.13 -0.07 -0.04 -0.01
words: launch	major	0.06 0.00 -0.12 0.00 -0.12
words: launch	massiv	0.11 -0.12 -0.11 -0.07 -0.06
words: launch	missil	-0.05 0.01 -0.05 -0.01 -0.04
words: launch	more	-0.05 0.08 -0.08 -0.04 -0.09
words: launch	new	0.05 0.08 -0.12 -0.08 -0.07
words: launch	on	-0.16 -0.05 0.03 0.05 -0.03
words: launch	strik	0.10 -0.12 -0.02 0.01 -0.20
words: launch	to	-0.01 -0.04 -0.02 0.06 -0.15
words: launch	wave	0.07 -0.02 -0.17 -0.16 -0.11
words: lays	out	-0.11 0.11 0.11 -0.16 -0.07
words: lead	to	-0.12 -0.03 0.00 -0.05 0.03
words: leader	,	-0.09 0.00 -0.03 -0.13 0.09
words: leader	:	-0.08 0.00 0.04 -0.02 -0.05
words: leader	and	-0.10 0.07 -0.12 -0.12 0.08
words: leader	are	-0.05 -0.08 -0.11 -0.14 0.13
words: leader	has	-0.14 0.08 0.10 -0.14 0.01
words: leader	of	-0.10 -0.07 0.08 0.01 -0.17
words: leader	to	0.04 0.04 -0.16 0.06 -0.05
words: leader	vow	0.00 0.05 -0.03 0.01 -0.10
words: leaf	with	-0.10 0.00 0.04 0.00 -0.11
words: least	[number]	0.19 0.00 -0.11 -0.09 -0.19
words: leav	[place]	-0.11 0.09 0.10 -0.07 -0.16
words: leav	[side]	-0.14 -0.01 -0.04 -0.03 0.07
words: leav	for	-0.09 -0.13 -0.12 0.12 -0.07
words: leav	g	-0.07 0.12 0.08 -0.06 -0.13
words: leav	g7	-0.07 -0.01 0.13 -0.14 -0.12
words: leav	predicament	-0.08 -0.11 -0.11 -0.13 0.12
words: led	the	-0.07 0.07 -0.01 0.05 -0.11
words: legitimat	target	-0.08 0.06 0.08 -0.08 -0.09
words: level	talk	-0.12 -0.04 -0.05 0.08 -0.11
words: lift	sanction	-0.06 0.05 -0.01 0.01 -0.06
words: like	a	-0.07 -0.11 -0.12 -0.12 0.13
words: likely	to	-0.07 -0.14 -0.14 0.04 0.10
words: lindsey	graham	-0.07 -0.05 -0.03 0.03 -0.03
words: line	:	-0.03 0.00 0.06 -0.09 0.00
words: link	ship	-0.14 -0.09 0.08 -0.01 -0.02
words: link	to	-0.11 -0.06 0.09 -0.01 -0.10
words: liv	,	-0.14 -0.14 -0.17 -0.06 0.11
words: liv	[side]	-0.16 -0.14 -0.13 -0.11 0.12
words: liv	in	-0.15 -0.02 0.07 -0.08 -0.02
words: live	:	0.12 -0.10 -0.02 -0.16 0.03
words: live	report	0.04 0.08 0.12 -0.12 -0.12
words: live	updat	0.09 0.09 -0.04 -0.08 -0.26
words: lng	supply	-0.06 -0.07 -0.05 0.10 -0.15
words: load	to	-0.07 0.05 0.09 -0.07 -0.11
words: lock	and	-0.10 0.13 0.09 -0.06 -0.17
words: long	?	-0.04 -0.08 -0.09 -0.05 0.06
words: long	as	-0.16 -0.11 -0.02 0.09 -0.12
words: long	term	-0.06 -0.04 -0.01 0.02 -0.01
words: long	to	-0.09 0.19 0.14 -0.17 -0.13
words: look	for	-0.12 -0.11 -0.09 0.06 0.03
words: look	like	-0.04 -0.08 -0.07 0.07 -0.02
words: look	to	-0.07 -0.13 -0.09 0.11 -0.09
words: loom	over	-0.09 -0.14 -0.11 -0.04 0.10
words: los	angel	-0.10 -0.13 -0.04 0.08 -0.02
words: made	a	-0.11 -0.11 -0.07 -0.03 0.05
words: main	topic	-0.11 -0.12 -0.09 0.09 0.05
words: major	combat	0.20 0.05 -0.22 -0.16 -0.19
words: majority	of	-0.14 -0.13 -0.12 0.09 -0.03
words: make	[side]	-0.08 -0.02 0.04 -0.12 0.04
words: make	a	-0.09 0.04 -0.08 -0.08 0.08
words: make	or	-0.10 0.01 0.00 0.03 -0.10
words: march	on	-0.09 -0.06 0.01 -0.07 0.05
words: marjori	taylor	-0.04 -0.04 -0.06 -0.06 0.06
words: market	,	-0.04 -0.06 -0.02 0.05 -0.04
words: market	:	-0.04 -0.09 -0.14 -0.15 0.14
words: market	after	-0.02 -0.08 -0.13 0.02 0.07
words: market	as	-0.06 -0.14 -0.13 -0.01 0.06
words: market	brac	-0.06 -0.17 -0.15 0.09 0.03
words: market	on	-0.10 -0.16 -0.16 0.18 -0.18
words: market	rally	-0.04 -0.03 0.04 -0.01 -0.13
words: market	summary	-0.06 -0.11 0.05 0.12 -0.13
words: market	wrap	-0.08 0.02 0.01 0.03 -0.11
words: massiv	[usa]	0.10 0.06 -0.10 -0.09 -0.05
words: massiv	and	0.11 0.14 -0.12 -0.12 -0.11
words: may	[region]	-0.13 0.00 0.00 -0.05 0.04
words: may	[side]	-0.11 -0.14 -0.11 0.14 -0.09
words: may	[usa]	-0.15 0.03 -0.02 0.01 0.00
words: may	be	-0.08 -0.06 0.00 0.02 -0.03
words: may	between	-0.15 0.19 0.15 -0.15 -0.17
words: may	from	-0.08 -0.10 -0.15 0.08 0.04
words: may	have	-0.12 -0.08 0.02 0.04 -0.10
words: may	not	-0.07 0.05 0.03 -0.07 0.00
words: may	take	-0.04 -0.06 -0.07 0.02 0.01
words: me	:	-0.05 -0.09 -0.11 -0.14 0.13
words: mean	for	-0.09 -0.07 -0.03 -0.13 0.09
words: meant	to	-0.10 -0.08 0.02 0.06 -0.12
words: media	,	-0.12 -0.04 0.09 -0.04 -0.10
words: media	:	-0.12 0.07 0.06 -0.02 -0.16
words: media	[side]	-0.17 -0.11 0.03 -0.02 0.05
words: media	announc	0.05 -0.02 -0.02 -0.10 -0.11
words: media	post	0.09 0.10 0.09 -0.06 -0.17
words: media	report	0.05 -0.08 -0.04 0.01 -0.01
words: media	says	-0.04 0.09 0.03 -0.10 0.02
words: medic	in	0.09 -0.11 -0.14 0.02 -0.09
words: meet	[side]	-0.14 -0.17 -0.12 0.10 0.03
words: meet	[usa]	-0.07 0.03 0.02 -0.02 -0.05
words: meet	in	-0.15 0.00 0.01 0.03 -0.11
words: meet	on	-0.12 -0.09 -0.08 0.10 -0.09
words: meet	with	-0.20 -0.10 -0.04 0.04 0.06
words: megyn	kelly	-0.05 -0.06 -0.08 -0.04 0.06
words: member	injur	-0.03 0.14 -0.12 -0.14 -0.11
words: memorandum	of	-0.01 0.04 0.07 -0.05 -0.14
words: messag	in	-0.11 -0.11 -0.13 -0.11 0.12
words: messag	on	-0.07 -0.09 -0.10 0.08 -0.07
words: messag	to	-0.14 0.00 0.08 -0.13 -0.01
words: michigan	[side]	-0.13 -0.13 -0.08 0.12 -0.06
words: might	be	-0.07 0.07 0.06 -0.14 0.02
words: militant	group	0.02 -0.09 -0.10 0.01 0.04
words: military	,	-0.17 -0.17 -0.21 0.00 0.13
words: military	action	-0.12 -0.06 -0.07 0.06 0.00
words: military	bas	0.06 -0.02 0.03 -0.08 -0.11
words: military	base	-0.06 0.03 -0.21 0.03 0.00
words: military	leader	-0.09 0.09 -0.15 -0.09 0.02
words: military	operation	-0.09 -0.22 0.03 0.12 0.01
words: military	option	-0.07 0.10 0.11 -0.05 -0.14
words: military	said	0.06 0.06 -0.03 -0.10 -0.09
words: military	says	-0.06 0.14 -0.22 -0.03 -0.12
words: military	strik	0.03 -0.02 0.02 0.00 -0.09
words: million	bpd	-0.09 -0.06 -0.04 0.09 -0.10
words: million	in	-0.10 -0.03 0.04 0.04 -0.13
words: million	of	-0.09 -0.13 -0.13 0.08 0.03
words: million	on	-0.01 0.05 -0.13 0.02 -0.07
words: min	from	-0.07 -0.09 -0.10 0.08 -0.07
words: min	in	-0.03 0.06 0.06 -0.15 -0.09
words: minister	[side]	-0.06 0.07 0.06 -0.10 -0.11
words: minister	call	-0.04 -0.08 -0.12 0.10 -0.07
words: minister	head	-0.07 -0.10 -0.14 0.12 0.12
words: minister	in	-0.08 0.05 -0.12 0.00 0.03
words: minister	of	-0.04 -0.08 -0.03 0.05 -0.08
words: minister	says	-0.11 -0.07 0.06 0.03 -0.13
words: minister	tell	-0.11 -0.09 0.03 0.06 -0.05
words: miss	[usa]	-0.13 0.16 0.14 -0.14 -0.14
words: miss	after	0.12 -0.11 -0.02 -0.08 -0.14
words: missil	,	-0.09 -0.11 -0.19 0.14 0.03
words: missil	[ally]	-0.10 0.10 0.00 -0.11 -0.11
words: missil	[place]	-0.02 -0.02 -0.11 -0.14 0.08
words: missil	[side]	0.10 -0.19 -0.01 -0.22 0.07
words: missil	and	0.02 -0.04 -0.01 0.02 -0.07
words: missil	at	-0.01 0.10 -0.10 -0.10 -0.06
words: missil	attack	0.01 0.09 -0.12 -0.04 -0.17
words: missil	barrag	0.08 -0.07 -0.06 -0.13 -0.10
words: missil	fir	0.04 -0.01 0.04 -0.14 -0.13
words: missil	from	-0.05 0.16 -0.02 -0.19 -0.26
words: missil	hit	-0.05 0.08 -0.07 -0.01 -0.04
words: missil	hits	-0.16 0.05 -0.16 -0.09 0.09
words: missil	in	0.02 -0.03 -0.21 0.09 -0.22
words: missil	intercept	-0.11 -0.13 0.04 0.11 0.09
words: missil	land	-0.07 0.10 0.08 -0.12 -0.09
words: missil	launch	-0.09 0.01 -0.12 0.04 0.00
words: missil	on	-0.08 -0.18 0.10 0.08 0.02
words: missil	over	-0.10 0.09 0.16 -0.12 -0.07
words: missil	strik	-0.01 -0.14 0.12 0.00 -0.05
words: missil	to	0.04 -0.14 -0.14 0.12 -0.08
words: missil	toward	0.07 -0.11 -0.14 0.04 -0.03
words: mission	-	-0.09 -0.12 -0.10 -0.09 0.09
words: mix	signal	-0.08 0.07 0.09 -0.12 -0.03
words: mock	[usa]	-0.08 0.05 -0.02 0.06 -0.11
words: mohammad	[side]	0.06 -0.01 -0.13 -0.16 0.10
words: moment	[side]	-0.03 0.08 -0.05 0.01 -0.18
words: month	,	-0.05 -0.10 -0.13 0.05 0.01
words: month	after	-0.07 -0.10 -0.10 0.09 -0.07
words: month	of	-0.11 -0.01 0.06 0.06 -0.15
words: more	[side]	-0.10 0.12 -0.01 -0.11 -0.12
words: more	[usa]	-0.17 -0.03 0.12 -0.08 -0.13
words: more	strik	-0.11 0.07 -0.12 0.05 -0.03
words: more	than	0.05 -0.10 0.03 -0.09 0.00
words: more	troop	-0.12 -0.06 0.08 -0.12 -0.05
words: morn	joe	-0.05 -0.07 -0.08 -0.05 0.07
words: mou	with	0.02 0.05 0.00 0.06 -0.12
words: mov	through	-0.08 -0.11 -0.11 0.06 -0.01
words: mov	to	-0.16 0.00 0.13 -0.08 -0.16
words: mr	.	-0.09 0.02 0.05 0.05 -0.12
words: ms	now	-0.09 -0.02 -0.24 -0.07 0.13
words: must	be	-0.12 0.09 0.12 -0.10 -0.15
words: nam	commander	-0.13 0.06 0.12 -0.14 -0.13
words: nation	in	-0.07 -0.07 0.12 0.07 -0.11
words: nation	to	-0.09 -0.01 0.01 0.03 -0.09
words: national	security	-0.09 -0.13 -0.13 0.10 0.00
words: natural	gas	-0.12 -0.01 0.04 0.04 -0.10
words: naval	blockad	0.02 -0.01 -0.01 -0.06 0.01
words: near	[number]	-0.08 0.05 0.07 -0.04 -0.13
words: near	[place]	0.15 0.09 0.03 -0.13 -0.13
words: near	[region]	-0.05 0.05 -0.01 -0.03 -0.19
words: near	[side]	-0.13 0.16 0.07 -0.12 -0.10
words: near	a	-0.07 -0.10 -0.13 -0.01 0.06
words: near	the	-0.09 -0.14 0.07 -0.07 0.03
words: nearly	[number]	-0.02 -0.06 0.07 -0.03 -0.03
words: need	for	-0.09 -0.09 -0.07 0.02 0.04
words: need	to	0.04 -0.07 -0.22 -0.09 0.09
words: negotiat	,	-0.08 0.10 0.03 0.03 -0.14
words: negotiat	with	0.07 0.06 -0.14 -0.10 0.02
words: negotiation	between	-0.10 -0.05 0.00 -0.08 0.05
words: negotiation	in	-0.11 0.11 0.10 -0.15 -0.01
words: negotiation	to	-0.09 0.06 0.07 -0.07 -0.04
words: negotiation	with	-0.13 -0.03 0.02 -0.01 -0.02
words: negotiator	in	-0.12 -0.17 -0.15 0.16 -0.04
words: neutral	in	-0.15 -0.13 -0.04 0.13 -0.14
words: neutrality	.	-0.03 -0.07 -0.05 0.05 -0.05
words: new	[side]	-0.18 0.04 0.07 -0.04 -0.07
words: new	[usa]	-0.13 -0.04 0.09 -0.02 -0.17
words: new	attack	-0.03 0.14 -0.07 -0.15 -0.03
words: new	front	-0.12 -0.10 -0.12 -0.08 0.10
words: new	leader	-0.10 0.04 0.01 -0.04 -0.03
words: new	leaf	-0.11 -0.03 0.02 0.03 -0.11
words: new	phas	-0.16 -0.13 -0.19 0.03 0.09
words: new	poll	-0.08 -0.07 -0.05 0.07 -0.06
words: new	strik	-0.04 0.12 0.12 -0.16 -0.16
words: new	threat	-0.12 0.04 0.12 -0.02 -0.17
words: new	war	-0.13 -0.12 -0.14 -0.09 0.12
words: new	wave	0.10 0.05 -0.11 -0.18 -0.06
words: new	year	-0.12 -0.12 -0.14 -0.04 0.09
words: next	?	-0.04 -0.05 -0.09 0.02 0.01
words: next	[side]	-0.03 0.06 -0.15 -0.12 0.08
words: night	,	-0.10 -0.01 0.12 -0.10 -0.13
words: no	card	-0.11 -0.11 -0.03 -0.02 0.05
words: no	ceasefir	-0.12 -0.04 0.04 -0.15 0.10
words: no	deal	-0.15 0.08 0.15 -0.13 -0.12
words: no	hid	-0.06 -0.12 -0.10 -0.04 0.05
words: no	idea	-0.08 -0.10 -0.13 0.05 -0.01
words: no	king	0.03 0.08 -0.06 -0.03 -0.12
words: no	longer	0.02 0.03 -0.12 -0.01 0.01
words: no	new	-0.13 -0.14 -0.14 0.09 0.03
words: no	restriction	-0.08 -0.13 -0.12 0.13 -0.09
words: no	sign	-0.04 0.06 0.04 -0.11 -0.01
words: no	to	-0.04 -0.06 0.10 0.11 -0.14
words: nobel	priz	-0.09 -0.10 -0.13 -0.10 0.11
words: not	,	-0.20 -0.18 -0.23 -0.10 0.16
words: not	.	-0.13 -0.07 0.09 -0.22 0.07
words: not	:	-0.15 -0.14 -0.19 0.02 0.08
words: not	[ally]	-0.10 0.09 0.12 -0.08 -0.15
words: not	[place]	-0.12 -0.16 -0.19 0.02 0.09
words: not	[side]	-0.13 -0.12 0.00 -0.01 0.05
words: not	[usa]	-0.12 -0.02 -0.02 0.04 -0.05
words: not	a	-0.11 -0.12 -0.15 0.06 0.03
words: not	after	-0.01 0.06 -0.14 -0.04 0.02
words: not	be	-0.01 0.07 -0.10 -0.01 -0.01
words: not	destroy	-0.07 -0.08 -0.05 0.03 0.04
words: not	go	0.06 -0.03 -0.01 -0.18 0.07
words: not	have	-0.10 -0.13 -0.08 0.12 -0.10
words: not	in	-0.01 0.07 -0.19 -0.02 0.01
words: not	join	-0.08 -0.09 -0.12 0.10 0.02
words: not	missil	-0.12 -0.15 -0.07 0.15 0.13
words: not	on	-0.14 -0.07 -0.19 0.12 -0.06
words: not	open	-0.12 0.02 0.08 -0.06 -0.11
words: not	reopen	-0.07 0.01 0.06 -0.05 -0.12
words: not	seek	-0.07 0.01 -0.05 0.05 -0.06
words: not	the	-0.13 -0.13 -0.13 0.10 0.02
words: not	to	-0.12 0.00 -0.06 -0.04 0.09
words: now	he	-0.08 -0.08 -0.09 0.05 0.03
words: nuclear	,	0.07 -0.16 -0.21 0.07 0.02
words: nuclear	deal	-0.13 -0.07 -0.14 0.06 0.06
words: nuclear	facility	-0.09 0.05 0.00 -0.04 0.05
words: nuclear	program	0.01 -0.03 -0.02 0.02 -0.05
words: nuclear	programm	-0.14 -0.15 -0.14 0.12 0.02
words: nuclear	scientist	0.01 -0.08 -0.04 0.08 -0.13
words: nuclear	sit	0.06 -0.19 -0.11 0.05 -0.01
words: nuclear	site	0.10 0.01 -0.01 -0.20 -0.07
words: nuclear	weapon	0.05 -0.01 -0.10 0.09 -0.14
words: objectiv	in	-0.07 -0.09 -0.12 -0.09 0.10
words: oblig	,	-0.03 -0.07 -0.05 0.05 -0.05
words: obliterat	[side]	0.04 0.05 -0.05 -0.05 -0.13
words: odds	of	-0.10 -0.10 -0.11 0.02 0.05
words: of	[ally]	-0.09 -0.13 -0.11 0.11 0.01
words: of	[number]	-0.03 -0.08 0.10 -0.01 -0.18
words: of	[place]	-0.07 -0.08 -0.01 -0.04 0.07
words: of	[region]	-0.01 0.00 0.00 -0.05 0.03
words: of	[side]	0.04 -0.06 0.04 0.02 -0.15
words: of	[usa]	-0.22 -0.11 0.08 0.02 -0.02
words: of	a	-0.04 -0.05 -0.13 0.03 0.04
words: of	all	-0.09 -0.08 0.02 -0.05 0.04
words: of	attack	-0.18 0.17 -0.04 -0.15 -0.10
words: of	ballistic	0.10 -0.10 -0.09 -0.08 -0.08
words: of	be	-0.11 -0.11 -0.14 -0.11 0.14
words: of	ceasefir	-0.13 -0.06 0.02 0.06 -0.10
words: of	conflict	0.03 0.09 0.05 -0.14 0.00
words: of	deal	-0.12 -0.01 0.07 -0.03 -0.11
words: of	dollar	-0.13 0.04 0.10 -0.07 -0.14
words: of	down	-0.05 0.03 -0.13 0.02 0.01
words: of	dron	0.07 -0.05 -0.17 -0.02 0.00
words: of	emergency	-0.12 0.12 0.09 -0.15 -0.14
words: of	global	-0.10 -0.10 -0.13 0.04 0.05
words: of	ground	-0.09 0.10 0.09 -0.09 -0.08
words: of	high	-0.12 -0.07 -0.06 0.11 -0.13
words: of	his	0.02 -0.09 -0.13 -0.18 0.16
words: of	imminent	-0.13 -0.13 0.10 -0.08 -0.04
words: of	its	0.04 -0.01 -0.14 -0.13 0.10
words: of	jesu	-0.06 -0.09 -0.07 0.04 0.00
words: of	liv	-0.01 -0.20 -0.01 -0.07 0.06
words: of	missil	0.13 -0.19 -0.21 0.04 -0.01
words: of	nuclear	-0.09 0.00 -0.05 0.03 0.00
words: of	oil	-0.15 -0.17 -0.19 0.01 0.09
words: of	peac	-0.17 -0.17 -0.11 0.14 -0.03
words: of	possibl	-0.15 -0.08 -0.12 0.06 0.02
words: of	power	-0.09 -0.12 -0.07 0.04 0.09
words: of	security	-0.10 -0.12 -0.13 0.14 -0.08
words: of	ship	-0.13 -0.13 -0.02 -0.04 0.07
words: of	stat	-0.05 -0.09 -0.07 0.01 0.04
words: of	strik	-0.06 0.04 -0.05 0.06 -0.09
words: of	talk	-0.06 0.01 -0.07 0.00 0.03
words: of	target	-0.13 -0.09 0.04 0.10 -0.06
words: of	the	-0.21 0.04 -0.03 -0.09 0.07
words: of	their	-0.11 -0.08 0.01 -0.15 0.09
words: of	them	-0.08 -0.10 -0.09 -0.08 0.08
words: of	troop	-0.10 0.11 0.09 -0.06 -0.10
words: of	two	0.07 0.06 0.00 -0.16 0.01
words: of	understand	-0.01 0.04 0.07 -0.05 -0.14
words: of	war	0.00 0.02 -0.17 0.06 -0.02
words: off	[place]	0.17 0.09 -0.09 -0.17 -0.21
words: off	in	-0.12 0.13 0.11 -0.11 -0.10
words: off	ramp	-0.15 -0.13 -0.01 -0.03 0.03
words: off	the	-0.11 -0.03 0.01 -0.01 -0.01
words: offer	.	-0.06 -0.11 -0.08 0.05 -0.01
words: offer	to	-0.11 -0.11 -0.01 -0.01 0.04
words: official	accus	-0.08 -0.09 -0.06 0.11 -0.08
words: official	call	-0.14 -0.15 -0.13 0.06 0.02
words: official	exchang	-0.06 0.05 0.12 -0.11 -0.12
words: official	have	-0.03 0.04 0.01 -0.08 0.03
words: official	in	-0.08 -0.07 -0.11 -0.07 0.10
words: official	meet	-0.12 0.01 0.09 -0.07 -0.11
words: official	prepar	-0.11 0.15 0.09 -0.11 -0.07
words: official	said	-0.06 0.07 0.04 -0.05 -0.13
words: official	say	-0.13 0.02 -0.01 0.03 -0.11
words: official	says	0.01 -0.05 -0.01 -0.12 0.08
words: official	to	-0.06 0.02 -0.03 0.06 -0.09
words: official	warn	-0.09 -0.11 -0.10 0.07 0.02
words: oil	,	-0.07 0.06 0.05 -0.05 -0.04
words: oil	[side]	-0.12 -0.16 -0.12 0.07 0.07
words: oil	and	-0.09 0.02 -0.08 -0.06 0.09
words: oil	as	-0.13 -0.09 -0.05 0.02 0.01
words: oil	at	-0.09 0.08 0.05 -0.03 -0.12
words: oil	climb	-0.10 -0.16 -0.14 0.14 0.12
words: oil	could	-0.04 0.03 -0.03 0.05 -0.06
words: oil	crisi	-0.10 -0.05 0.10 -0.07 -0.07
words: oil	depot	0.16 0.12 -0.06 -0.13 -0.14
words: oil	dips	-0.05 -0.01 0.01 -0.01 0.00
words: oil	drop	-0.06 -0.15 -0.17 0.14 0.10
words: oil	export	0.05 0.07 -0.06 -0.07 0.03
words: oil	extend	-0.04 -0.12 -0.12 0.10 -0.03
words: oil	facility	-0.06 0.02 0.01 0.03 -0.14
words: oil	fall	-0.06 -0.16 -0.15 0.15 0.10
words: oil	field	-0.09 0.01 0.03 -0.02 -0.09
words: oil	flow	-0.09 -0.15 -0.13 0.14 -0.07
words: oil	from	-0.15 -0.14 -0.06 -0.02 0.09
words: oil	in	-0.06 0.00 0.08 -0.02 -0.29
words: oil	jump	0.04 0.09 -0.06 -0.04 0.02
words: oil	market	-0.11 -0.13 -0.09 -0.02 0.09
words: oil	out	-0.11 -0.12 -0.10 0.04 0.01
words: oil	output	-0.16 -0.07 -0.07 0.11 -0.11
words: oil	pipelin	-0.10 -0.13 -0.14 0.04 0.05
words: oil	pric	-0.02 -0.02 0.01 0.05 -0.15
words: oil	producer	-0.05 0.05 0.04 -0.08 0.02
words: oil	product	-0.05 -0.14 -0.11 0.11 -0.08
words: oil	production	-0.09 0.10 0.11 -0.10 -0.14
words: oil	refinery	0.08 0.03 -0.14 -0.07 -0.09
words: oil	reserv	-0.06 0.00 0.01 -0.01 -0.01
words: oil	ris	-0.09 -0.10 -0.06 0.08 -0.05
words: oil	sanction	-0.08 0.22 0.12 -0.14 -0.12
words: oil	shock	-0.13 -0.14 -0.08 0.02 0.06
words: oil	spik	-0.03 -0.03 -0.03 -0.16 0.11
words: oil	supply	-0.05 0.01 0.03 -0.01 -0.08
words: oil	surg	-0.04 0.08 0.14 -0.22 -0.06
words: oil	tanker	0.12 0.12 -0.06 -0.06 -0.12
words: oil	trad	-0.12 -0.13 -0.12 0.06 0.00
words: oil	trader	-0.08 -0.09 -0.09 0.07 0.01
words: oil	waiver	-0.07 0.11 0.12 -0.12 -0.11
words: on	,	-0.11 -0.13 -0.11 0.09 -0.06
words: on	[ally]	-0.17 -0.06 0.01 0.03 -0.03
words: on	[number]	-0.19 -0.10 0.07 0.06 -0.06
words: on	[place]	0.06 0.03 0.04 -0.06 -0.10
words: on	[region]	0.00 -0.13 0.03 -0.02 0.01
words: on	[side]	-0.17 -0.15 -0.01 0.03 0.12
words: on	[usa]	-0.01 -0.06 0.00 0.03 -0.05
words: on	a	-0.20 -0.08 -0.06 -0.11 0.14
words: on	all	0.12 0.14 -0.01 -0.12 -0.15
words: on	ceasefir	-0.13 0.09 -0.22 -0.03 0.02
words: on	day	-0.12 0.01 -0.24 0.04 0.04
words: on	deal	-0.14 0.06 -0.15 0.10 -0.13
words: on	dron	0.01 -0.07 0.03 0.05 0.03
words: on	edge	-0.14 -0.08 -0.09 0.06 0.00
words: on	energy	-0.12 -0.08 0.01 0.08 -0.19
words: on	fire	0.01 0.01 0.07 -0.13 -0.01
words: on	fox	-0.10 -0.09 -0.10 -0.10 0.10
words: on	friday	0.05 -0.04 0.02 0.00 -0.17
words: on	his	-0.07 -0.14 -0.14 0.04 0.05
words: on	hits	-0.13 -0.09 -0.09 0.11 -0.13
words: on	hold	0.06 -0.07 -0.01 -0.02 -0.11
words: on	hop	-0.08 -0.13 -0.10 0.12 -0.11
words: on	hyperliquid	-0.05 0.05 0.04 -0.12 0.05
words: on	in	-0.15 -0.11 -0.03 0.01 0.04
words: on	its	-0.01 0.07 0.00 0.05 -0.13
words: on	key	-0.12 -0.07 0.04 0.04 -0.12
words: on	latest	-0.11 -0.13 -0.14 0.09 -0.02
words: on	market	0.04 -0.10 -0.14 -0.12 0.11
words: on	missil	-0.13 -0.01 -0.07 0.04 -0.07
words: on	monday	-0.14 -0.01 0.10 -0.04 -0.11
words: on	new	-0.10 -0.06 -0.01 -0.03 0.05
words: on	nuclear	0.04 0.06 -0.17 -0.01 -0.08
words: on	oil	0.07 0.06 -0.01 -0.01 -0.18
words: on	plan	0.06 0.08 0.05 -0.09 -0.10
words: on	polymarket	-0.05 -0.12 -0.08 0.12 -0.10
words: on	reopen	-0.10 0.00 0.09 -0.06 -0.14
words: on	report	-0.03 0.01 0.00 0.00 -0.02
words: on	saturday	-0.07 0.03 0.07 -0.07 -0.12
words: on	ship	-0.11 0.04 -0.03 0.02 -0.11
words: on	sign	-0.06 -0.08 -0.12 0.10 0.04
words: on	social	-0.13 -0.05 -0.05 -0.14 0.11
words: on	strik	-0.05 0.07 0.03 -0.04 -0.14
words: on	sunday	0.01 0.09 0.11 -0.15 -0.15
words: on	supply	-0.02 0.16 0.11 -0.12 -0.11
words: on	talk	-0.15 -0.05 -0.03 0.09 -0.20
words: on	tanker	0.15 0.09 0.04 -0.14 -0.14
words: on	the	-0.03 0.06 0.05 -0.09 -0.07
words: on	thursday	0.07 0.05 -0.08 0.03 -0.11
words: on	to	-0.14 -0.11 -0.07 0.16 -0.12
words: on	tuesday	-0.11 -0.12 -0.07 0.10 -0.11
words: on	war	-0.13 -0.10 -0.06 0.06 -0.02
words: on	wednesday	0.04 0.06 0.03 -0.03 -0.14
words: on	what	-0.03 -0.06 0.06 0.10 -0.13
words: one	,	-0.13 -0.01 -0.07 -0.11 0.10
words: one	is	-0.11 -0.02 0.13 -0.09 -0.14
words: one	month	-0.09 0.04 0.07 -0.05 -0.04
words: one	night	-0.12 0.15 0.11 -0.09 -0.11
words: one	of	-0.04 0.05 0.09 -0.06 -0.18
words: one	week	-0.08 -0.10 -0.13 -0.10 0.11
words: ongo	[side]	-0.10 -0.11 -0.11 0.05 0.04
words: ongo	conflict	-0.11 -0.02 -0.12 0.08 -0.12
words: only	way	-0.03 -0.05 -0.06 -0.11 0.10
words: open	[region]	-0.24 -0.14 0.14 -0.08 -0.02
words: open	as	0.07 0.00 -0.04 0.00 -0.12
words: open	in	-0.09 0.08 0.09 -0.08 -0.09
words: open	the	-0.20 0.01 0.12 -0.20 -0.03
words: open	to	-0.18 -0.10 -0.03 0.10 -0.14
words: operat	in	0.02 0.07 -0.03 0.00 -0.11
words: operation	,	0.03 0.02 -0.15 0.00 -0.13
words: operation	[side]	0.06 -0.03 -0.10 -0.05 0.00
words: operation	[usa]	-0.12 0.04 -0.05 -0.02 -0.02
words: operation	against	0.10 0.18 -0.12 -0.11 -0.11
words: operation	in	0.16 0.17 -0.01 -0.22 -0.21
words: operation	on	0.08 -0.04 -0.12 -0.01 -0.12
words: operation	to	-0.12 -0.10 0.05 0.06 -0.11
words: opinion	:	-0.07 -0.10 -0.12 0.04 0.05
words: opportunity	to	-0.12 -0.12 0.02 -0.14 0.10
words: option	,	-0.09 -0.13 -0.02 0.06 -0.06
words: option	as	-0.07 0.09 0.10 -0.06 -0.12
words: option	for	-0.06 -0.10 -0.13 0.09 -0.03
words: option	in	-0.09 -0.10 -0.14 -0.11 0.12
words: or	break	-0.10 0.01 0.00 0.03 -0.10
words: or	face	-0.12 -0.08 0.12 -0.06 -0.11
words: order	[usa]	0.06 0.10 0.00 -0.11 -0.11
words: order	for	-0.14 -0.08 0.15 -0.15 -0.15
words: other	nation	-0.12 0.04 -0.06 -0.01 -0.03
words: our	president	-0.06 -0.06 -0.08 -0.04 0.06
words: out	:	-0.07 0.08 0.00 -0.11 0.07
words: out	[side]	-0.11 0.00 -0.01 -0.07 0.05
words: out	after	-0.09 -0.11 -0.11 0.10 -0.03
words: out	as	-0.09 0.02 0.03 -0.07 0.02
words: out	at	-0.14 -0.13 -0.15 0.06 0.03
words: out	in	-0.10 0.13 0.09 -0.08 -0.10
words: out	of	-0.27 -0.24 0.06 0.01 0.00
words: out	very	-0.14 -0.10 -0.08 -0.03 0.05
words: out	war	0.03 -0.06 0.07 -0.07 -0.11
words: outlook	:	-0.05 -0.09 -0.11 -0.07 0.09
words: outlook	for	-0.10 -0.11 -0.12 -0.02 0.04
words: outrag	over	-0.06 -0.08 0.04 0.07 -0.08
words: over	[number]	0.03 -0.02 0.11 -0.09 -0.18
words: over	[place]	0.05 -0.12 0.06 0.05 -0.19
words: over	[region]	-0.11 0.12 0.02 -0.10 -0.09
words: over	[side]	-0.19 0.08 -0.11 0.07 -0.03
words: over	[usa]	-0.08 0.02 -0.09 -0.02 0.05
words: over	a	-0.09 -0.10 -0.14 0.07 0.00
words: over	deadly	-0.09 -0.01 0.04 0.01 -0.11
words: over	fear	-0.04 -0.11 -0.11 0.02 0.04
words: over	in	-0.09 0.10 -0.09 -0.10 -0.05
words: over	its	-0.01 0.02 -0.02 -0.10 0.07
words: over	new	-0.08 0.07 0.10 -0.08 -0.11
words: over	protest	-0.07 0.08 0.06 -0.05 -0.12
words: over	the	-0.06 -0.03 -0.07 0.00 0.06
words: over	threat	-0.14 -0.02 0.02 0.05 -0.17
words: over	two	-0.10 0.06 0.03 0.00 -0.13
words: over	war	-0.08 -0.09 -0.02 0.00 0.01
words: over	your	0.05 -0.02 0.00 -0.14 0.02
words: overnight	[usa]	-0.12 0.13 -0.08 -0.15 -0.12
words: overshadow	by	-0.09 -0.03 0.05 0.03 -0.12
words: p	[number]	-0.05 -0.07 -0.04 0.07 -0.05
words: page	at	-0.08 -0.10 -0.09 0.09 -0.08
words: part	in	-0.11 -0.11 -0.10 0.11 -0.06
words: part	of	0.01 0.06 0.02 -0.01 -0.15
words: pass	through	-0.20 -0.18 0.09 -0.01 -0.13
words: passag	through	-0.10 -0.12 -0.10 0.09 -0.04
words: past	[number]	-0.15 -0.02 0.01 0.01 -0.04
words: path	to	-0.15 -0.07 0.05 0.09 -0.16
words: pay	for	-0.12 0.01 0.02 -0.03 0.01
words: pay	the	-0.10 0.20 0.14 -0.05 -0.12
words: peac	,	-0.10 -0.05 -0.02 -0.11 0.10
words: peac	deal	-0.03 0.01 -0.04 0.07 -0.13
words: peac	plan	0.03 -0.04 -0.06 0.00 0.02
words: peac	talk	-0.33 0.04 0.12 -0.03 -0.14
words: peac	to	-0.11 -0.13 -0.11 -0.09 0.11
words: peaceful	protester	-0.06 0.08 0.02 0.00 -0.12
words: peacekeeper	kill	0.09 0.13 -0.07 -0.14 -0.12
words: pedro	sanchez	-0.06 -0.07 -0.02 0.08 -0.11
words: peopl	in	0.01 0.09 -0.12 -0.02 -0.20
words: peopl	kill	0.01 -0.11 0.07 -0.12 -0.10
words: peopl	to	-0.12 -0.11 -0.11 0.02 0.08
words: per	barrel	-0.04 0.09 0.03 -0.01 -0.11
words: percent	,	-0.05 -0.02 0.01 0.01 -0.05
words: percent	after	-0.14 -0.05 -0.03 0.00 0.06
words: percent	as	-0.08 0.03 0.00 0.03 -0.12
words: percent	in	-0.05 0.03 0.01 0.02 -0.10
words: percent	of	-0.10 0.04 0.04 -0.11 0.04
words: percent	on	-0.04 0.19 0.14 -0.16 -0.13
words: persian	new	-0.11 -0.11 -0.12 -0.04 0.07
words: phas	in	-0.13 -0.12 -0.11 -0.11 0.13
words: phas	of	-0.05 -0.09 -0.18 0.15 -0.14
words: phon	call	-0.16 -0.07 -0.01 0.08 -0.10
words: photo	show	-0.08 -0.10 -0.01 0.00 0.03
words: pilot	in	-0.10 -0.12 0.03 -0.07 0.04
words: plac	in	-0.11 -0.02 -0.02 -0.01 0.03
words: plac	on	-0.06 -0.12 -0.10 -0.04 0.05
words: plan	crash	0.06 0.04 -0.08 -0.04 -0.13
words: plan	for	-0.11 0.00 0.04 -0.01 -0.06
words: plan	in	0.05 0.07 0.05 0.00 -0.11
words: plan	to	0.07 -0.03 0.00 -0.08 -0.04
words: plant	,	-0.07 0.02 0.07 -0.11 -0.09
words: plant	for	0.05 -0.04 0.01 -0.12 -0.12
words: plant	if	-0.13 0.10 0.02 0.01 -0.07
words: plant	unles	-0.11 0.11 -0.01 0.05 -0.09
words: pledg	to	-0.11 -0.10 -0.06 0.09 -0.09
words: plung	after	-0.10 -0.07 0.02 0.00 -0.04
words: plung	as	-0.06 0.14 0.09 -0.08 -0.13
words: plus	.	-0.09 -0.08 -0.10 -0.04 0.08
words: pm	:	0.06 0.06 -0.09 0.01 -0.11
words: pm	[place]	-0.04 0.03 0.05 -0.06 -0.02
words: pm	says	-0.14 -0.13 0.03 0.10 -0.12
words: point	as	-0.09 0.09 0.09 -0.03 -0.15
words: point	peac	0.03 -0.02 -0.05 -0.02 0.02
words: point	plan	0.00 0.08 -0.08 -0.04 0.06
words: pois	to	-0.07 -0.14 -0.14 0.01 0.08
words: polic	say	0.04 0.04 -0.08 -0.11 -0.09
words: poll	find	-0.12 -0.10 -0.14 0.01 0.02
words: port	after	0.06 0.04 -0.03 -0.10 -0.13
words: possibility	of	-0.06 -0.09 -0.10 -0.01 0.06
words: possibl	[side]	-0.13 -0.05 0.11 -0.02 -0.08
words: possibl	strik	-0.16 0.21 0.16 -0.19 -0.14
words: post	war	-0.15 -0.14 -0.10 -0.01 0.04
words: potential	[usa]	-0.05 0.00 0.04 -0.02 -0.05
words: power	:	-0.06 -0.09 -0.09 0.05 0.05
words: power	plant	0.00 -0.06 0.03 -0.04 -0.06
words: powerful	ally	-0.04 -0.04 -0.06 0.09 -0.06
words: prais	[place]	-0.08 -0.12 0.13 0.02 -0.05
words: prais	[usa]	-0.02 -0.06 0.01 -0.01 0.01
words: predicament	unchang	-0.08 -0.11 -0.11 -0.13 0.12
words: prediction	market	-0.05 -0.07 -0.10 -0.13 0.12
words: prepar	for	-0.03 -0.03 0.04 0.01 -0.13
words: prepar	to	-0.11 0.14 0.11 -0.06 -0.16
words: pres	.	-0.10 -0.16 -0.13 0.11 0.01
words: pres	conferenc	-0.13 0.03 0.03 -0.06 0.01
words: president	[usa]	-0.08 0.11 0.04 0.02 -0.14
words: president	is	-0.07 -0.12 -0.13 -0.08 0.10
words: president	says	0.04 0.07 -0.18 -0.08 0.04
words: press	[usa]	-0.04 -0.06 -0.10 -0.11 0.10
words: press	on	-0.11 0.00 0.04 0.01 -0.12
words: pressur	on	0.06 0.05 0.04 -0.08 0.00
words: pressur	to	-0.13 -0.13 -0.06 0.12 -0.13
words: prevent	[side]	-0.12 -0.12 -0.08 0.12 -0.13
words: pric	.	-0.07 -0.11 -0.08 0.06 0.00
words: pric	:	-0.07 -0.10 -0.11 0.00 0.07
words: pric	?	-0.02 -0.10 -0.13 -0.10 0.11
words: pric	amid	-0.04 -0.10 -0.12 -0.07 0.10
words: pric	could	-0.07 -0.13 -0.19 0.13 -0.03
words: pric	fall	-0.11 -0.21 -0.21 0.19 0.14
words: pric	in	-0.09 -0.07 -0.10 0.08 0.03
words: pric	increas	-0.06 -0.10 -0.11 0.12 -0.11
words: pric	jump	-0.05 0.16 0.13 -0.16 -0.03
words: pric	of	-0.11 -0.07 0.00 -0.04 0.04
words: pric	plung	-0.12 0.10 0.09 -0.08 -0.13
words: pric	ris	-0.09 -0.13 -0.14 0.05 0.04
words: pric	rise	-0.19 -0.27 -0.22 0.25 -0.10
words: pric	shock	-0.07 0.02 0.03 0.02 -0.10
words: pric	soar	-0.04 0.09 0.06 -0.12 -0.02
words: pric	surg	-0.05 0.15 0.10 -0.14 -0.02
words: pric	to	-0.10 -0.05 0.02 0.06 -0.13
words: pric	up	-0.06 -0.12 -0.09 0.08 -0.04
words: pric	will	-0.09 -0.12 -0.09 0.06 0.00
words: prim	minister	-0.08 -0.12 0.00 -0.01 0.03
words: prior	to	-0.13 -0.12 -0.12 0.05 0.07
words: pro	[side]	-0.02 0.03 -0.14 -0.01 0.02
words: production	as	-0.11 0.11 0.15 -0.12 -0.16
words: production	of	-0.09 -0.09 -0.13 0.08 0.04
words: progres	in	-0.15 -0.11 -0.05 0.12 -0.19
words: promis	to	-0.07 0.03 -0.08 0.00 0.00
words: proposal	ceasefir	-0.13 -0.11 0.00 -0.04 0.05
words: protect	[place]	-0.08 -0.02 0.03 0.02 -0.11
words: protest	,	-0.07 0.16 0.00 -0.12 -0.17
words: protest	and	-0.06 0.02 0.02 0.00 -0.02
words: protest	in	-0.13 -0.06 0.09 0.03 -0.19
words: pull	back	-0.09 -0.15 -0.12 0.08 0.01
words: push	[usa]	-0.11 -0.06 0.06 -0.12 0.05
words: push	back	-0.12 -0.13 -0.17 0.04 0.06
words: push	for	0.01 -0.15 -0.06 0.06 -0.04
words: push	to	-0.08 0.00 0.10 -0.06 -0.04
words: push	up	-0.07 -0.11 -0.13 -0.02 0.09
words: put	up	0.07 -0.02 -0.13 0.07 -0.13
words: putt	boot	-0.10 0.10 0.07 0.05 -0.12
words: question	:	-0.07 -0.09 -0.12 -0.10 0.11
words: question	about	-0.14 -0.15 -0.03 0.08 -0.06
words: rac	to	0.02 -0.10 -0.09 0.08 -0.13
words: rag	on	-0.11 -0.14 -0.14 0.13 -0.12
words: rais	risk	-0.06 -0.14 -0.17 -0.03 0.14
words: rally	as	-0.06 -0.15 -0.14 0.15 -0.14
words: rally	in	-0.09 -0.10 -0.05 0.13 -0.12
words: ramp	up	-0.10 0.02 0.00 -0.05 0.03
words: rat	,	-0.12 -0.01 0.02 0.01 -0.09
words: re	open	0.07 -0.02 -0.08 0.02 0.01
words: reach	[number]	-0.08 -0.07 -0.06 0.03 0.06
words: reach	[side]	0.06 0.10 0.07 -0.13 -0.11
words: reach	deal	-0.15 -0.08 0.02 -0.01 0.00
words: reach	peac	-0.13 -0.15 0.00 0.08 -0.12
words: react	to	-0.12 -0.13 -0.10 0.11 -0.06
words: reaction	to	-0.10 -0.12 -0.13 -0.04 0.09
words: ready	for	-0.16 -0.03 0.10 -0.01 -0.18
words: ready	to	-0.08 0.10 0.01 -0.04 -0.06
words: recent	days	-0.10 -0.04 0.05 0.04 -0.14
words: record	high	-0.10 0.06 0.05 -0.04 -0.09
words: red	lin	-0.16 -0.10 -0.03 0.03 0.01
words: reev	warn	-0.06 -0.09 -0.11 0.11 -0.10
words: refinery	hit	0.03 0.06 0.02 -0.11 -0.09
words: refug	in	-0.04 -0.10 -0.05 0.06 -0.04
words: refus	to	-0.11 -0.12 -0.06 0.02 0.04
words: refusal	to	-0.12 -0.05 0.00 0.04 -0.09
words: regim	chang	-0.11 -0.14 -0.18 -0.04 0.14
words: region	.	-0.09 -0.10 -0.13 0.04 0.07
words: region	and	-0.05 -0.05 0.02 -0.02 0.00
words: regional	conflict	-0.09 -0.10 -0.11 0.07 0.01
words: reject	[side]	-0.09 -0.01 -0.03 0.06 -0.09
words: reject	[usa]	-0.16 -0.04 0.08 -0.06 -0.09
words: reject	claim	-0.10 -0.13 -0.09 0.09 0.03
words: relation	with	-0.14 0.00 0.01 0.01 -0.05
words: relativ	of	-0.10 -0.11 -0.09 0.11 -0.10
words: releas	of	-0.07 0.00 0.04 -0.02 -0.04
words: releas	video	0.10 0.13 -0.10 -0.15 -0.11
words: rely	on	-0.10 -0.10 -0.12 0.07 0.01
words: remain	at	-0.12 -0.09 0.05 -0.01 -0.02
words: remain	clos	0.03 0.07 -0.15 0.03 -0.13
words: remain	in	-0.16 0.05 0.04 -0.03 -0.03
words: renew	[side]	-0.11 -0.06 0.03 0.00 -0.05
words: reopen	[region]	0.06 0.03 0.06 -0.10 -0.23
words: reopen	the	-0.19 0.04 0.00 -0.05 -0.01
words: reopen	until	-0.07 0.11 0.12 -0.12 -0.11
words: rep	.	-0.03 -0.04 -0.10 -0.12 0.11
words: report	:	-0.07 0.07 -0.08 0.06 -0.18
words: report	[side]	-0.09 -0.11 -0.10 0.10 -0.06
words: report	[usa]	-0.13 -0.15 -0.15 0.08 0.01
words: report	from	0.03 0.12 -0.01 -0.08 -0.16
words: report	he	-0.11 -0.13 -0.14 -0.07 0.11
words: report	of	-0.12 0.03 0.12 -0.11 -0.16
words: report	on	-0.11 -0.11 -0.10 0.06 -0.02
words: report	say	0.05 -0.03 0.07 -0.12 -0.10
words: report	says	0.02 -0.11 0.06 -0.05 -0.11
words: reporter	in	-0.04 -0.01 0.05 -0.12 0.01
words: rescu	,	0.04 0.08 -0.13 -0.08 0.03
words: rescu	[side]	-0.07 -0.05 -0.10 -0.01 0.04
words: rescu	[usa]	-0.09 -0.13 0.05 0.03 -0.12
words: rescu	airman	-0.11 -0.11 0.05 0.01 -0.02
words: rescu	effort	-0.12 -0.13 0.12 -0.12 -0.10
words: rescu	if	-0.07 0.10 -0.10 0.09 -0.12
words: rescu	of	-0.10 -0.18 -0.04 0.07 0.01
words: rescu	operation	-0.09 0.04 0.04 -0.05 -0.02
words: rescu	protester	-0.07 0.06 0.08 -0.07 -0.09
words: rescu	second	0.01 0.03 -0.02 -0.02 -0.12
words: resign	over	-0.12 -0.13 -0.04 0.12 -0.10
words: respond	to	0.05 0.03 -0.11 0.06 -0.06
words: respons	to	0.06 0.00 -0.03 -0.08 0.00
words: responsibility	for	-0.07 -0.02 -0.15 0.09 0.08
words: responsibl	for	-0.13 -0.11 0.06 0.06 -0.14
words: restriction	on	-0.08 -0.13 -0.12 0.13 -0.09
words: retaliat	after	0.05 0.07 -0.01 -0.16 -0.10
words: retaliat	to	0.02 -0.08 0.02 -0.17 0.04
words: retaliatory	attack	0.03 -0.08 -0.13 -0.09 0.07
words: retreat	from	0.09 0.02 -0.11 0.02 -0.12
words: return	of	-0.06 -0.11 -0.06 0.08 -0.07
words: return	to	-0.10 -0.08 -0.10 0.07 0.04
words: reut	.	-0.12 -0.13 -0.14 0.05 0.00
words: reveal	the	-0.04 -0.03 -0.03 0.04 -0.02
words: revers	cours	-0.13 -0.04 0.02 0.05 -0.11
words: right	to	-0.06 -0.07 -0.09 0.01 0.03
words: rips	[usa]	-0.08 -0.12 -0.12 -0.10 0.11
words: ris	as	0.03 -0.08 -0.03 0.09 -0.13
words: ris	from	0.13 0.11 -0.13 -0.11 -0.10
words: rise	,	-0.05 -0.11 -0.12 0.03 0.06
words: rise	[number]	-0.04 0.06 0.05 -0.03 -0.09
words: rise	after	-0.13 -0.08 0.00 0.00 0.03
words: rise	amid	0.03 -0.06 -0.11 0.11 -0.10
words: rise	as	-0.14 -0.17 -0.12 0.13 -0.01
words: rise	in	-0.10 -0.13 0.07 -0.02 -0.12
words: rise	to	-0.07 0.07 0.05 -0.05 -0.13
words: risk	and	-0.08 -0.12 -0.10 -0.05 0.09
words: risk	for	-0.08 -0.03 0.04 -0.10 0.06
words: risk	from	-0.08 -0.04 -0.05 -0.09 0.09
words: risk	of	0.03 -0.04 -0.16 0.07 0.01
words: roast	[usa]	-0.05 -0.05 -0.07 -0.07 0.07
words: rock	by	0.05 -0.01 -0.02 -0.14 -0.04
words: rocket	fire	-0.06 -0.02 0.07 -0.13 -0.11
words: rocket	in	-0.14 -0.02 0.10 0.06 -0.10
words: rocket	launch	0.05 0.05 0.04 -0.08 -0.07
words: rocket	to	-0.10 -0.07 0.08 0.03 -0.09
words: role	in	-0.16 -0.17 -0.09 0.09 -0.03
words: round	in	-0.12 -0.12 -0.12 0.01 0.08
words: round	of	-0.14 -0.02 -0.03 0.10 -0.11
words: royal	navy	-0.07 -0.10 -0.04 0.01 0.05
words: rs	[number]	-0.12 -0.13 -0.14 0.05 0.00
words: rundown	:	-0.09 0.09 -0.03 -0.03 -0.12
words: runn	out	-0.10 0.14 0.12 -0.15 -0.08
words: rush	to	0.00 0.01 0.02 -0.03 -0.13
words: s	[side]	-0.06 -0.12 -0.09 0.12 -0.12
words: s	p	-0.05 -0.07 -0.04 0.07 -0.05
words: safe	:	-0.06 -0.03 -0.13 0.03 0.02
words: safe	haven	-0.08 -0.15 -0.07 0.11 -0.08
words: said	,	-0.11 0.03 0.05 -0.07 0.02
words: said	.	0.01 0.09 0.04 -0.04 -0.15
words: said	he	0.06 0.03 -0.13 0.03 0.01
words: said	it	-0.04 0.11 -0.03 -0.02 -0.21
words: said	the	-0.04 0.01 -0.01 0.01 -0.04
words: said	to	-0.08 0.08 -0.07 0.01 -0.10
words: sailor	strand	-0.06 -0.12 -0.10 -0.04 0.05
words: sanction	,	-0.14 -0.08 -0.04 0.06 -0.05
words: sanction	[side]	-0.09 0.01 0.10 -0.08 -0.12
words: sanction	on	-0.13 0.18 0.11 -0.10 -0.19
words: sanction	ship	-0.08 -0.14 -0.13 0.13 -0.01
words: satellit	imag	-0.17 -0.16 -0.11 0.18 -0.13
words: say	[usa]	-0.18 0.06 -0.17 0.02 -0.01
words: say	it	-0.10 0.03 -0.09 -0.09 0.07
words: say	no	-0.04 -0.06 0.10 0.11 -0.14
words: say	they	-0.09 -0.05 0.07 -0.03 -0.09
words: say	we	-0.07 -0.08 -0.01 0.07 -0.04
words: says	:	-0.32 -0.17 0.04 0.01 0.03
words: says	[number]	0.05 0.10 -0.22 -0.02 -0.12
words: says	[place]	-0.17 -0.14 0.07 0.06 -0.24
words: says	[region]	0.01 -0.11 -0.09 0.07 -0.08
words: says	[side]	-0.05 -0.07 -0.04 0.14 -0.18
words: says	[usa]	0.04 0.03 0.02 -0.09 -0.01
words: says	ceasefir	-0.11 -0.14 -0.14 0.14 -0.12
words: says	deal	0.04 0.05 0.07 -0.13 -0.12
words: says	he	-0.04 0.00 -0.01 0.03 -0.05
words: says	if	-0.15 -0.06 -0.03 -0.12 0.10
words: says	in	-0.17 0.02 -0.02 0.03 -0.12
words: says	it	0.07 0.16 0.04 -0.17 -0.18
words: says	its	-0.16 0.01 -0.10 0.06 0.05
words: says	mediation	-0.14 -0.01 0.08 -0.06 -0.05
words: says	no	-0.16 0.03 -0.08 0.09 -0.08
words: says	not	-0.09 -0.10 -0.11 0.09 0.11
words: says	nuclear	0.01 -0.13 -0.18 0.08 0.07
words: says	peac	-0.12 0.07 0.03 -0.08 -0.06
words: says	talk	-0.13 0.01 0.04 -0.02 -0.05
words: says	the	-0.12 -0.10 -0.12 -0.13 0.13
words: says	ther	-0.10 -0.09 -0.02 0.00 0.06
words: says	to	-0.14 0.01 0.06 -0.03 -0.12
words: says	two	-0.05 0.00 0.10 -0.13 -0.10
words: says	war	0.07 0.08 -0.22 -0.02 -0.03
words: says	will	-0.17 -0.11 -0.01 0.06 -0.13
words: says	with	-0.20 0.13 0.13 -0.12 -0.11
words: scal	of	-0.17 -0.12 0.08 -0.03 -0.04
words: scen	of	-0.08 0.01 -0.08 -0.02 0.03
words: school	,	-0.12 -0.12 -0.14 0.06 0.06
words: school	in	0.10 0.10 -0.15 -0.13 -0.15
words: scott	jenning	-0.10 -0.09 -0.12 -0.09 0.11
words: scrambl	for	-0.06 -0.03 0.05 -0.01 -0.06
words: scrambl	to	-0.08 -0.13 -0.08 0.01 0.05
words: search	for	-0.07 0.03 -0.11 0.01 -0.01
words: second	[usa]	0.08 0.13 -0.15 -0.11 -0.13
words: second	round	0.02 0.04 -0.08 0.00 -0.01
words: second	time	-0.07 0.07 0.06 0.00 -0.12
words: secretary	[usa]	-0.11 0.00 0.09 -0.03 -0.12
words: secretary	chri	-0.11 -0.12 0.06 -0.01 -0.14
words: secretary	of	-0.06 -0.10 -0.10 0.00 0.04
words: security	camera	-0.05 -0.07 -0.06 0.06 0.04
words: security	chief	-0.18 0.13 -0.13 -0.03 -0.14
words: security	in	-0.10 -0.11 -0.15 0.08 -0.01
words: security	meet	-0.12 -0.17 -0.01 0.05 -0.06
words: security	official	-0.08 0.11 0.04 -0.11 -0.08
words: seek	to	-0.15 -0.13 -0.13 0.00 0.11
words: seem	to	-0.11 -0.08 -0.04 0.07 -0.05
words: seen	as	-0.12 0.06 -0.05 -0.10 0.08
words: seen	in	-0.08 0.04 -0.03 0.00 -0.12
words: seiz	[side]	0.02 0.14 -0.08 -0.17 -0.14
words: seiz	on	-0.03 -0.05 -0.10 -0.06 0.07
words: seiz	ship	0.02 0.00 -0.01 0.01 -0.10
words: seizur	of	0.03 0.07 0.06 -0.10 -0.11
words: senat	republican	-0.04 -0.06 -0.01 0.07 -0.05
words: send	[number]	-0.09 0.15 0.13 -0.14 -0.12
words: send	in	-0.07 0.01 0.05 -0.09 -0.03
words: send	mix	-0.09 0.05 0.03 -0.08 0.02
words: send	oil	0.05 -0.05 0.01 -0.04 -0.14
words: send	pric	-0.11 0.04 0.03 0.02 -0.11
words: send	ship	-0.12 -0.15 -0.07 0.05 0.07
words: send	warship	-0.15 0.06 0.13 -0.12 -0.16
words: senior	[side]	-0.04 0.07 0.00 -0.04 -0.13
words: senior	[usa]	0.06 0.06 -0.05 0.00 -0.13
words: seriously	wound	-0.06 0.10 -0.08 -0.11 -0.10
words: servic	member	-0.13 0.04 0.09 -0.09 -0.16
words: set	for	-0.09 0.04 0.10 0.01 -0.14
words: set	to	-0.19 0.07 0.06 0.02 -0.16
words: seven	of	-0.07 0.05 -0.04 -0.03 -0.07
words: shadow	fleet	-0.09 -0.06 -0.09 0.09 0.03
words: shadow	of	-0.12 -0.14 -0.13 0.05 0.00
words: shelly	kittleson	-0.05 0.02 -0.12 0.06 -0.10
words: shelter	from	0.05 0.05 0.07 -0.15 -0.12
words: shelter	in	-0.03 -0.01 -0.13 0.06 -0.09
words: shift	[side]	-0.08 -0.07 -0.12 -0.10 0.11
words: ship	,	-0.06 0.09 -0.03 -0.05 -0.08
words: ship	:	-0.10 -0.14 -0.03 -0.04 0.05
words: ship	after	-0.13 -0.04 0.02 0.03 -0.09
words: ship	from	0.03 0.01 -0.01 -0.01 -0.13
words: ship	in	-0.10 0.04 -0.06 -0.10 0.07
words: ship	off	0.11 -0.07 -0.11 -0.10 -0.07
words: ship	pass	-0.09 -0.13 -0.11 0.04 0.05
words: ship	seiz	-0.13 -0.17 -0.13 0.13 0.11
words: ship	through	-0.16 -0.12 0.07 -0.03 -0.03
words: ship	to	-0.12 0.01 -0.09 0.07 0.00
words: ship	traffic	-0.11 -0.13 0.10 -0.05 -0.11
words: ship	try	0.06 0.04 0.06 -0.13 -0.11
words: ship	with	-0.08 0.08 0.01 -0.04 -0.14
words: shock	,	-0.08 -0.09 -0.14 0.06 0.07
words: shoot	down	-0.05 0.16 0.03 -0.21 -0.15
words: shot	down	-0.12 -0.06 0.08 0.00 -0.05
words: should	be	-0.06 -0.01 0.05 0.07 -0.12
words: should	not	-0.11 -0.16 -0.09 0.05 -0.01
words: show	[side]	-0.14 -0.07 -0.05 0.08 0.01
words: show	[usa]	0.05 0.02 -0.07 0.03 -0.12
words: show	no	-0.10 -0.06 0.02 -0.16 0.10
words: show	restraint	-0.04 0.02 0.06 -0.06 -0.04
words: shut	[region]	0.09 0.10 -0.13 -0.11 -0.07
words: shut	down	-0.07 -0.03 0.07 -0.04 -0.13
words: sign	[usa]	0.15 0.14 -0.17 -0.16 -0.07
words: sign	agreement	0.11 0.10 -0.14 -0.10 -0.09
words: sign	deal	0.13 0.07 -0.11 -0.04 -0.13
words: sign	mou	0.11 0.10 -0.12 -0.11 -0.08
words: sign	of	-0.16 0.01 -0.02 0.02 0.01
words: sign	on	-0.18 0.04 0.10 -0.08 -0.08
words: silenc	on	-0.07 -0.01 0.02 0.02 -0.11
words: sinc	[number]	-0.12 0.10 0.09 -0.06 -0.13
words: sinc	[side]	-0.11 0.05 0.00 0.00 -0.02
words: sinc	start	-0.13 0.03 0.03 0.06 -0.09
words: sinc	the	0.06 -0.01 0.04 0.02 -0.19
words: sink	,	-0.04 0.05 0.00 -0.03 -0.06
words: sink	[side]	0.14 -0.01 -0.18 -0.15 -0.10
words: siren	sound	0.01 0.06 0.01 -0.12 -0.04
words: sit	,	0.01 -0.02 -0.01 0.00 -0.07
words: sit	in	0.09 0.02 -0.15 -0.14 -0.03
words: site	,	0.06 0.05 -0.14 -0.02 -0.07
words: site	in	-0.13 0.10 -0.14 0.00 0.00
words: six	[usa]	0.02 0.00 -0.11 0.00 -0.11
words: slain	[side]	-0.13 -0.12 0.04 0.09 -0.13
words: slam	[usa]	-0.08 -0.13 -0.14 -0.03 0.09
words: smok	ris	0.13 0.09 -0.01 -0.13 -0.11
words: smok	seen	-0.06 0.12 -0.02 -0.12 -0.09
words: snapshot	-	-0.06 -0.11 0.05 0.12 -0.13
words: so	far	-0.11 -0.16 0.01 -0.01 0.03
words: so	hard	-0.08 -0.07 -0.13 0.06 -0.02
words: so	long	-0.05 -0.07 -0.06 0.08 -0.08
words: soar	[number]	-0.11 -0.04 0.12 -0.06 -0.14
words: soar	as	-0.03 0.05 0.04 -0.02 -0.08
words: soar	on	-0.04 0.00 0.00 -0.03 0.03
words: social	media	0.06 0.08 0.07 -0.16 -0.04
words: soldier	in	-0.08 -0.12 -0.12 -0.03 0.10
words: soldier	kill	-0.15 0.12 -0.21 -0.01 -0.17
words: soldier	wound	0.01 0.04 -0.12 -0.01 -0.11
words: son	as	-0.11 -0.06 0.04 0.00 -0.10
words: son	of	-0.08 -0.05 0.10 -0.06 -0.13
words: soon	,	-0.14 0.07 0.07 -0.03 -0.08
words: soon	as	-0.15 0.01 0.02 0.02 -0.09
words: sought	refug	-0.04 -0.10 -0.05 0.06 -0.04
words: sought	to	-0.09 -0.09 -0.09 0.13 -0.13
words: sound	[side]	0.18 0.13 -0.02 -0.16 -0.13
words: sound	acros	-0.11 0.06 0.10 -0.04 -0.03
words: sound	from	0.12 0.12 0.13 -0.22 -0.21
words: sound	in	0.13 0.13 0.13 -0.14 -0.41
words: sound	infiltration	0.14 0.13 0.07 -0.16 -0.13
words: sound	on	0.18 0.02 0.16 -0.17 -0.10
words: sourc	say	-0.04 0.04 0.06 -0.05 -0.19
words: south	,	-0.13 0.06 0.01 -0.02 -0.09
words: south	[place]	0.08 -0.02 0.18 -0.09 -0.07
words: southeast	asia	-0.09 -0.13 0.06 -0.04 0.00
words: spark	fire	0.10 0.13 -0.11 -0.13 -0.12
words: spark	panic	-0.03 0.03 0.04 -0.04 -0.11
words: speak	to	-0.08 -0.09 -0.13 -0.07 0.10
words: speak	with	-0.13 0.05 0.05 -0.03 -0.10
words: special	forc	0.03 -0.08 0.01 0.04 -0.15
words: speech	:	-0.07 -0.11 -0.11 0.01 0.03
words: speech	on	-0.09 0.03 0.02 -0.12 0.06
words: spik	as	-0.07 0.16 0.13 -0.12 -0.14
words: spik	in	-0.07 -0.04 0.02 0.03 -0.11
words: spiral	,	-0.02 -0.05 -0.08 0.06 -0.03
words: spot	pric	-0.05 0.06 0.03 0.02 -0.11
words: spread	to	0.01 0.08 -0.10 -0.04 -0.10
words: spy	for	-0.16 -0.05 0.00 0.05 -0.12
words: stall	over	-0.04 -0.02 0.05 -0.03 -0.10
words: stand	by	-0.05 -0.05 0.12 0.11 -0.12
words: stark	warn	-0.08 -0.05 0.06 -0.03 -0.08
words: start	of	-0.13 0.08 0.08 0.00 -0.12
words: start	the	-0.07 -0.10 -0.13 -0.11 0.12
words: start	to	-0.10 -0.12 -0.12 0.01 0.04
words: start	war	-0.13 -0.11 -0.14 0.07 -0.04
words: stat	media	0.12 0.10 -0.11 -0.07 -0.19
words: stat	of	-0.14 0.08 0.00 -0.11 0.05
words: stat	tv	0.00 -0.12 0.07 0.01 -0.10
words: statement	on	-0.11 -0.09 -0.12 0.07 0.01
words: statu	in	-0.09 -0.12 0.00 0.12 -0.14
words: stay	in	-0.13 -0.16 -0.09 0.14 -0.08
words: stay	neutral	-0.06 0.03 0.05 -0.14 0.09
words: stay	out	-0.08 -0.09 -0.09 0.08 -0.02
words: step	down	-0.11 -0.11 0.02 0.02 -0.02
words: step	in	-0.09 -0.15 -0.12 0.11 -0.05
words: step	up	0.05 0.07 -0.05 0.02 -0.09
words: stick	point	-0.11 -0.15 -0.15 0.02 0.06
words: stock	fall	-0.06 0.01 0.04 -0.02 -0.05
words: stock	futur	-0.04 -0.10 -0.04 0.07 -0.06
words: stock	market	-0.15 -0.06 0.12 -0.04 -0.13
words: stock	rise	-0.06 -0.12 -0.10 0.07 0.13
words: stock	sink	-0.03 0.04 -0.02 -0.01 -0.06
words: stock	surg	-0.11 -0.02 0.04 -0.02 -0.09
words: stok	fear	-0.09 0.14 0.11 -0.11 -0.12
words: stop	[side]	-0.09 0.02 0.06 -0.04 -0.03
words: stop	now	-0.11 0.14 0.11 -0.12 -0.11
words: stop	them	0.07 -0.01 -0.12 0.05 -0.02
words: stopp	[side]	-0.07 -0.07 -0.09 0.10 0.06
words: straight	up	-0.07 -0.07 -0.09 0.00 0.04
words: strait	,	-0.11 0.02 0.02 0.06 -0.11
words: strait	of	-0.16 0.05 0.03 -0.17 0.08
words: strait	or	-0.12 0.07 0.11 -0.09 -0.11
words: strand	in	-0.12 -0.13 -0.18 0.04 0.06
words: strand	near	-0.10 -0.16 -0.15 0.07 -0.01
words: street	of	0.03 0.07 -0.01 -0.06 -0.12
words: strik	,	0.03 -0.07 0.02 -0.01 -0.05
words: strik	:	-0.09 0.03 0.05 -0.10 -0.03
words: strik	[ally]	-0.02 0.13 0.00 -0.18 -0.16
words: strik	[number]	-0.06 0.10 -0.02 -0.11 -0.19
words: strik	[place]	-0.10 0.17 -0.10 -0.15 -0.05
words: strik	[region]	0.02 0.11 -0.16 -0.14 0.03
words: strik	[side]	0.08 -0.05 -0.01 -0.11 0.00
words: strik	[usa]	0.06 0.01 -0.11 -0.02 -0.08
words: strik	acros	0.10 -0.02 -0.16 -0.04 -0.11
words: strik	after	0.14 -0.07 -0.10 -0.09 -0.11
words: strik	against	0.12 -0.03 -0.18 -0.04 -0.05
words: strik	and	-0.12 0.03 0.12 -0.13 -0.13
words: strik	as	-0.01 0.03 -0.17 -0.02 0.03
words: strik	at	-0.03 0.03 -0.13 0.04 -0.10
words: strik	continu	-0.16 -0.07 0.10 -0.06 -0.15
words: strik	could	-0.03 -0.09 -0.12 0.00 0.06
words: strik	destroy	-0.13 0.14 -0.11 -0.13 -0.09
words: strik	escalat	-0.05 0.13 -0.16 -0.08 -0.17
words: strik	for	-0.13 0.04 -0.14 -0.13 0.10
words: strik	hit	-0.07 0.18 0.07 -0.21 -0.19
words: strik	hits	-0.03 0.12 -0.02 -0.17 -0.14
words: strik	in	-0.20 -0.04 0.07 0.10 -0.21
words: strik	kill	0.18 0.02 -0.07 -0.19 -0.24
words: strik	may	-0.07 -0.10 -0.11 -0.11 0.12
words: strik	missil	-0.14 -0.10 0.12 -0.03 -0.12
words: strik	on	0.09 0.03 0.03 -0.08 -0.19
words: strik	pound	-0.12 0.05 0.08 -0.14 -0.14
words: strik	target	-0.05 0.12 -0.08 -0.12 -0.13
words: strik	to	-0.18 -0.19 0.08 0.08 0.00
words: strik	with	-0.17 0.12 0.15 -0.16 -0.15
words: strongly	condemn	-0.11 -0.13 -0.10 0.09 0.03
words: struck	by	-0.07 0.05 -0.08 -0.13 0.05
words: struck	in	0.07 0.03 -0.11 -0.13 -0.14
words: submarin	sink	0.11 -0.08 -0.12 -0.10 -0.06
words: suggest	[side]	-0.12 -0.14 -0.13 0.12 -0.05
words: suicid	dron	-0.13 -0.11 0.06 -0.09 0.07
words: sunday	,	-0.17 -0.07 0.15 -0.03 -0.08
words: sunk	by	-0.12 -0.12 -0.08 0.10 -0.01
words: supply	.	-0.02 0.00 0.06 -0.07 -0.01
words: supply	chain	-0.09 -0.03 0.03 -0.02 -0.03
words: supply	concern	-0.05 -0.13 -0.11 0.00 0.05
words: supply	disruption	-0.07 -0.01 -0.05 0.09 -0.15
words: supply	of	-0.09 -0.12 0.05 0.06 -0.07
words: supply	risk	-0.02 0.11 0.10 -0.03 -0.11
words: support	[side]	-0.10 -0.13 -0.13 0.10 0.08
words: support	[usa]	-0.04 -0.08 -0.08 0.02 0.01
words: support	for	-0.13 -0.15 -0.05 0.11 -0.04
words: surg	,	0.08 -0.05 0.01 -0.03 -0.10
words: surg	[number]	-0.03 0.21 0.11 -0.14 -0.13
words: surg	abov	-0.07 0.09 0.00 -0.01 -0.04
words: surg	after	-0.03 -0.09 0.01 0.02 -0.07
words: surg	amid	-0.08 -0.06 -0.03 0.05 -0.13
words: surg	as	-0.05 0.07 0.14 -0.10 -0.18
words: surg	in	-0.09 -0.09 -0.03 0.09 -0.12
words: surg	more	-0.03 0.15 0.09 -0.11 -0.10
words: surg	past	-0.08 0.13 0.03 -0.13 0.03
words: surg	to	-0.08 0.17 0.15 -0.17 -0.13
words: surg	toward	-0.08 0.09 0.04 -0.05 -0.06
words: surrender	from	-0.07 0.12 0.10 -0.12 -0.03
words: surrender	to	-0.10 0.16 0.12 -0.12 -0.12
words: surviv	the	-0.11 -0.12 -0.10 -0.10 0.10
words: survivor	from	-0.01 0.04 -0.08 0.01 -0.10
words: suspect	[side]	-0.10 0.04 0.05 -0.09 -0.06
words: suspend	[side]	0.12 -0.05 -0.15 -0.01 -0.07
words: suspend	flight	-0.10 -0.13 -0.01 0.06 -0.06
words: tak	effect	0.04 -0.04 0.01 -0.04 -0.09
words: take	over	0.12 0.03 -0.04 -0.18 -0.01
words: take	plac	-0.14 0.11 0.08 -0.07 -0.12
words: take	to	-0.11 -0.07 0.05 -0.03 -0.06
words: takeaway	from	-0.07 -0.09 -0.13 -0.11 0.12
words: taken	out	-0.10 0.13 0.09 -0.08 -0.10
words: taken	too	-0.07 0.16 0.10 -0.13 -0.10
words: talk	,	-0.27 0.01 -0.08 -0.06 0.12
words: talk	-	-0.01 -0.03 -0.05 0.06 -0.13
words: talk	.	-0.06 -0.12 -0.13 0.00 0.06
words: talk	:	-0.18 -0.11 -0.05 0.01 0.03
words: talk	?	-0.07 -0.10 -0.10 -0.05 0.08
words: talk	[place]	-0.14 -0.14 -0.16 0.16 -0.02
words: talk	[side]	-0.13 -0.15 -0.15 0.03 0.06
words: talk	[usa]	-0.10 -0.11 -0.17 0.11 -0.01
words: talk	about	-0.08 -0.10 -0.11 -0.06 0.09
words: talk	after	-0.19 0.08 0.16 -0.11 -0.17
words: talk	and	-0.06 -0.07 -0.05 -0.14 0.12
words: talk	as	-0.18 0.10 0.16 -0.14 -0.15
words: talk	begin	-0.06 0.04 0.04 -0.01 -0.13
words: talk	between	-0.20 0.07 0.03 -0.04 -0.06
words: talk	collaps	-0.09 -0.11 0.04 -0.04 -0.01
words: talk	conclud	-0.12 -0.12 -0.10 0.09 -0.05
words: talk	continu	-0.15 -0.17 -0.15 0.15 -0.06
words: talk	could	-0.05 -0.13 -0.09 0.01 0.03
words: talk	end	-0.18 -0.09 0.01 -0.04 0.05
words: talk	fail	-0.19 0.05 0.10 -0.12 -0.03
words: talk	for	-0.08 -0.10 -0.10 0.08 -0.04
words: talk	go	0.07 0.07 -0.11 0.09 -0.13
words: talk	in	-0.06 0.08 0.12 -0.19 0.00
words: talk	of	-0.09 -0.02 0.12 -0.16 0.01
words: talk	on	-0.18 -0.02 0.04 -0.02 -0.03
words: talk	set	-0.13 0.02 0.03 0.02 -0.14
words: talk	stall	-0.09 -0.06 0.06 -0.01 -0.06
words: talk	talk	0.05 0.06 -0.16 0.04 -0.11
words: talk	to	-0.24 -0.07 0.03 0.06 -0.21
words: talk	war	0.07 0.04 -0.18 -0.11 0.08
words: talk	with	0.01 -0.05 0.06 -0.02 -0.13
words: talk	|	-0.08 -0.13 -0.15 0.13 0.07
words: tanker	in	0.18 0.13 -0.13 -0.06 -0.14
words: tanker	rat	-0.07 -0.08 0.00 0.01 -0.02
words: tanker	strand	-0.10 -0.10 0.11 -0.07 -0.12
words: target	[place]	-0.10 0.11 0.08 -0.20 -0.16
words: target	[region]	-0.16 0.07 -0.13 -0.10 0.07
words: target	[side]	0.06 0.02 0.01 -0.06 -0.15
words: target	[usa]	-0.04 -0.16 0.09 -0.06 -0.04
words: target	acros	0.05 0.00 -0.11 -0.07 -0.09
words: target	in	0.14 0.09 0.00 -0.15 -0.21
words: target	journalist	-0.12 -0.14 0.12 0.12 -0.02
words: taylor	green	-0.04 -0.04 -0.06 -0.06 0.06
words: tell	[place]	-0.10 -0.09 -0.10 0.12 -0.10
words: tell	[side]	-0.19 0.00 0.12 -0.06 -0.16
words: tell	[usa]	-0.11 0.06 0.04 -0.02 -0.11
words: tell	al	-0.11 -0.11 0.02 0.02 -0.08
words: tell	bbc	-0.11 -0.09 0.03 0.06 -0.05
words: tell	us	-0.07 -0.08 -0.02 -0.01 0.03
words: tens	of	-0.10 -0.06 0.02 -0.06 0.03
words: tension	,	-0.06 -0.11 -0.03 -0.02 0.06
words: tension	:	0.03 0.03 -0.07 0.01 -0.04
words: tension	build	-0.06 0.00 0.03 -0.14 0.05
words: tension	escalat	-0.06 -0.03 0.02 -0.04 0.03
words: tension	rise	-0.07 -0.08 0.03 -0.07 0.03
words: tension	spik	-0.04 0.12 0.06 -0.09 -0.07
words: territorial	integrity	-0.12 -0.08 -0.04 -0.01 0.04
words: territory	,	0.08 -0.08 -0.12 -0.05 -0.14
words: terrorist	agent	-0.09 -0.10 -0.04 0.06 -0.04
words: terrorist	in	0.05 0.14 -0.08 -0.15 -0.13
words: text	of	0.05 0.11 0.06 -0.14 -0.12
words: than	[number]	0.05 -0.08 0.04 -0.02 -0.15
words: than	[place]	-0.04 -0.09 -0.08 0.01 0.05
words: than	[usa]	-0.12 -0.12 -0.02 -0.08 0.09
words: than	a	0.01 0.08 -0.02 -0.13 -0.13
words: thank	[place]	-0.14 -0.13 -0.13 0.14 -0.14
words: thank	to	-0.12 0.03 0.05 -0.06 -0.01
words: that	[side]	0.04 -0.19 -0.18 0.20 -0.16
words: that	[usa]	-0.14 0.00 0.00 -0.06 0.03
words: that	a	-0.05 0.03 0.08 -0.04 -0.06
words: that	could	-0.11 -0.09 -0.05 -0.11 0.08
words: that	he	-0.06 0.13 0.12 -0.06 -0.13
words: that	help	-0.09 -0.08 -0.04 0.11 -0.03
words: that	it	-0.09 0.02 -0.16 0.04 0.07
words: that	kill	-0.19 -0.19 0.04 0.09 0.01
words: that	the	-0.06 0.04 -0.05 -0.01 -0.01
words: that	would	-0.04 -0.06 -0.13 -0.03 0.06
words: the	[ally]	0.00 0.02 -0.13 0.00 -0.02
words: the	[number]	0.02 -0.05 0.06 -0.24 0.01
words: the	[place]	0.01 -0.05 0.04 -0.03 -0.03
words: the	[region]	-0.15 -0.11 -0.08 -0.08 0.17
words: the	[side]	-0.13 -0.13 -0.27 -0.11 0.24
words: the	[usa]	-0.13 -0.37 -0.03 -0.05 0.19
words: the	air	-0.12 -0.02 -0.07 0.12 -0.13
words: the	attack	-0.03 0.00 -0.17 0.03 -0.03
words: the	battlefield	0.07 0.06 -0.11 -0.13 -0.01
words: the	best	-0.07 0.03 0.04 -0.09 0.03
words: the	big	-0.10 -0.02 0.13 -0.10 -0.13
words: the	brink	-0.09 -0.12 -0.10 0.01 0.06
words: the	card	-0.13 -0.13 -0.08 0.08 -0.02
words: the	ceasefir	-0.17 -0.17 -0.12 -0.01 0.06
words: the	city	0.00 0.04 0.13 0.04 -0.10
words: the	com	-0.12 -0.01 0.14 -0.16 -0.13
words: the	conflict	-0.09 0.01 0.04 -0.03 0.00
words: the	country	-0.15 0.07 -0.16 0.00 0.07
words: the	current	-0.08 -0.08 -0.10 -0.10 0.11
words: the	deal	-0.06 -0.08 -0.06 0.00 0.02
words: the	death	-0.11 0.00 0.04 0.01 -0.05
words: the	economic	-0.06 -0.07 -0.01 0.01 0.00
words: the	end	-0.10 -0.14 -0.11 0.07 -0.02
words: the	energy	0.01 0.07 -0.12 -0.08 0.02
words: the	f	-0.13 0.10 0.08 -0.07 -0.07
words: the	first	0.04 -0.14 -0.04 -0.01 0.00
words: the	gas	-0.08 -0.08 -0.11 -0.04 0.08
words: the	global	-0.06 -0.09 -0.10 0.00 0.07
words: the	government	-0.04 -0.05 -0.09 0.05 0.02
words: the	ground	0.08 0.05 -0.01 -0.05 -0.06
words: the	heart	-0.09 -0.10 -0.12 0.03 0.10
words: the	hell	-0.10 -0.07 0.08 -0.03 -0.08
words: the	job	-0.05 0.02 0.02 -0.14 0.09
words: the	key	-0.08 -0.10 -0.09 0.08 -0.05
words: the	largest	-0.05 0.10 -0.09 -0.01 -0.10
words: the	latest	0.03 -0.05 -0.04 -0.04 0.04
words: the	line	-0.06 -0.06 -0.11 -0.12 0.11
words: the	long	-0.07 0.05 0.05 -0.05 0.01
words: the	main	-0.10 -0.11 -0.11 -0.13 0.13
words: the	military	0.01 0.02 0.05 -0.07 -0.02
words: the	most	0.04 -0.02 0.01 -0.03 -0.10
words: the	move	-0.08 -0.12 0.02 0.09 -0.12
words: the	nation	-0.09 -0.01 0.02 0.06 -0.12
words: the	national	0.06 0.04 -0.10 -0.07 0.00
words: the	oil	-0.14 0.01 0.07 -0.11 0.03
words: the	page	-0.08 -0.10 -0.09 0.09 -0.08
words: the	president	-0.09 0.05 0.03 -0.13 0.05
words: the	pric	-0.13 0.09 0.11 -0.12 -0.04
words: the	public	-0.07 -0.04 0.07 0.01 -0.15
words: the	region	-0.10 -0.09 -0.16 0.05 0.08
words: the	rescu	-0.07 0.03 0.07 -0.07 -0.12
words: the	right	-0.09 -0.09 -0.10 0.04 0.01
words: the	sailor	-0.06 -0.12 -0.10 -0.04 0.05
words: the	same	-0.10 -0.11 -0.12 -0.09 0.11
words: the	sky	-0.08 0.05 0.02 -0.16 0.04
words: the	start	-0.08 -0.07 0.05 -0.08 0.05
words: the	strait	-0.16 0.07 0.04 -0.11 0.01
words: the	street	0.02 0.07 -0.09 -0.01 -0.11
words: the	truth	-0.05 -0.06 0.05 0.08 -0.09
words: the	two	-0.10 0.06 -0.17 0.09 -0.08
words: the	war	0.05 0.07 -0.14 -0.06 0.04
words: the	way	-0.03 0.08 -0.01 -0.05 -0.14
words: the	west	-0.06 -0.08 -0.09 -0.05 0.07
words: the	world	-0.12 -0.19 -0.04 -0.04 0.12
words: the	worst	-0.09 -0.01 -0.06 -0.01 0.03
words: their	own	-0.10 -0.10 -0.14 0.12 -0.02
words: their	rescu	-0.05 0.08 -0.05 0.06 -0.09
words: ther	is	-0.12 -0.10 -0.03 -0.01 0.04
words: ther	no	-0.09 -0.04 0.04 -0.07 0.04
words: ther	was	0.00 -0.01 -0.12 0.02 0.03
words: ther	will	-0.08 0.07 0.01 -0.11 0.03
words: they	are	-0.11 -0.10 -0.07 0.00 0.09
words: they	can	-0.04 -0.06 -0.12 0.00 0.06
words: they	have	-0.07 0.09 0.09 -0.04 -0.14
words: they	want	-0.10 -0.12 -0.08 0.08 -0.02
words: they	were	-0.03 -0.09 0.00 0.10 -0.12
words: they	will	-0.08 -0.09 -0.01 0.08 -0.10
words: think	[side]	-0.07 -0.09 -0.13 -0.10 0.11
words: third	day	0.01 0.06 -0.03 -0.04 -0.07
words: this	is	-0.08 -0.13 -0.17 -0.06 0.14
words: this	war	-0.09 -0.10 -0.16 -0.09 0.11
words: this	week	-0.10 -0.05 -0.20 -0.02 0.13
words: thos	who	-0.06 -0.08 -0.09 -0.01 0.05
words: though	[side]	0.07 0.06 0.06 -0.06 -0.11
words: thousand	of	-0.12 0.06 0.12 -0.09 -0.14
words: thre	,	-0.14 0.08 0.01 -0.06 -0.13
words: thre	[side]	0.00 -0.09 -0.10 0.05 0.00
words: thre	in	0.06 0.04 0.07 -0.18 -0.15
words: threat	,	-0.12 -0.08 -0.03 0.03 -0.01
words: threat	:	-0.14 -0.18 -0.15 0.12 -0.01
words: threat	;	-0.06 0.11 0.07 -0.14 0.02
words: threat	against	-0.17 -0.11 -0.02 0.03 -0.01
words: threat	as	-0.07 0.03 0.11 -0.13 -0.07
words: threat	in	-0.07 -0.12 -0.13 0.01 0.10
words: threat	keep	-0.11 -0.10 0.01 0.03 -0.15
words: threat	of	0.08 -0.03 0.01 0.04 -0.18
words: threat	over	-0.08 -0.02 0.00 -0.09 0.09
words: threat	rais	-0.09 -0.13 -0.12 -0.03 0.08
words: threat	to	-0.20 -0.09 -0.02 0.02 0.01
words: threaten	:	-0.10 -0.08 -0.04 0.07 -0.09
words: threaten	[place]	-0.14 -0.18 -0.10 0.17 -0.11
words: threaten	[side]	-0.19 -0.02 0.11 -0.01 -0.13
words: threaten	[usa]	-0.05 0.13 0.05 -0.05 -0.21
words: threaten	a	-0.06 -0.12 -0.13 0.04 0.06
words: threaten	its	-0.03 -0.07 -0.05 0.05 -0.05
words: threaten	new	-0.13 -0.07 0.00 -0.03 0.02
words: threaten	to	-0.15 0.08 0.15 -0.16 -0.12
words: through	[region]	-0.26 -0.31 -0.05 0.15 -0.11
words: through	the	0.01 0.04 -0.15 -0.03 0.02
words: tied	to	-0.10 -0.01 0.03 0.05 -0.18
words: ties	with	-0.09 -0.08 -0.10 0.00 0.08
words: time	for	-0.03 -0.07 -0.11 0.10 -0.07
words: time	in	-0.09 -0.02 0.07 0.02 -0.11
words: time	is	-0.08 0.11 0.09 -0.11 -0.09
words: time	sinc	0.06 -0.10 -0.03 0.02 -0.12
words: time	to	-0.14 -0.14 -0.18 0.00 0.06
words: to	,	-0.21 0.00 -0.03 0.03 -0.03
words: to	[ally]	-0.16 0.01 -0.01 -0.03 0.03
words: to	[number]	0.03 -0.06 -0.13 0.16 -0.18
words: to	[place]	-0.13 -0.04 0.01 0.05 -0.13
words: to	[region]	0.06 0.05 0.13 -0.09 -0.21
words: to	[side]	0.05 -0.05 0.11 -0.07 -0.13
words: to	[usa]	0.08 0.10 -0.11 0.00 -0.08
words: to	a	-0.08 -0.12 -0.09 -0.04 0.07
words: to	accept	-0.09 0.08 0.11 -0.03 -0.14
words: to	act	-0.09 -0.09 -0.10 0.00 0.05
words: to	agre	-0.02 0.06 -0.13 -0.15 0.08
words: to	agreement	-0.31 -0.11 0.07 -0.02 -0.03
words: to	all	-0.16 0.13 0.16 -0.15 -0.14
words: to	any	-0.19 -0.04 0.06 0.02 -0.15
words: to	asia	-0.06 -0.10 -0.11 0.04 0.02
words: to	attack	0.11 -0.13 -0.09 -0.02 -0.02
words: to	back	-0.13 -0.10 -0.05 0.06 -0.03
words: to	be	-0.26 -0.08 0.15 -0.05 -0.02
words: to	begin	-0.10 0.14 0.11 -0.08 -0.18
words: to	blockad	-0.17 -0.06 0.09 -0.04 -0.12
words: to	blow	-0.14 -0.03 0.07 -0.01 -0.12
words: to	blunt	-0.10 -0.09 0.07 0.04 -0.13
words: to	bomb	-0.21 -0.19 -0.07 0.04 0.07
words: to	br	-0.11 -0.01 0.09 -0.09 -0.06
words: to	calm	-0.13 -0.11 -0.08 -0.02 0.09
words: to	ceasefir	-0.03 -0.14 -0.25 -0.10 0.19
words: to	clos	-0.11 -0.01 0.05 -0.14 0.05
words: to	come	-0.05 0.03 0.04 -0.09 -0.06
words: to	continu	-0.16 -0.18 -0.10 0.12 -0.05
words: to	cost	0.07 -0.11 -0.14 0.02 -0.02
words: to	counter	-0.09 0.05 0.08 -0.04 -0.05
words: to	cros	-0.09 -0.08 -0.03 0.06 -0.03
words: to	curb	-0.11 -0.03 0.03 0.00 -0.13
words: to	cut	-0.10 -0.08 0.00 0.07 -0.11
words: to	deal	-0.11 0.17 0.15 -0.16 -0.13
words: to	decid	-0.15 0.04 0.16 -0.15 -0.15
words: to	defend	-0.06 -0.04 0.01 0.04 -0.11
words: to	destroy	-0.04 -0.14 0.01 -0.01 0.08
words: to	discus	-0.12 -0.13 -0.12 0.11 -0.06
words: to	disrupt	-0.09 -0.10 -0.14 -0.14 0.14
words: to	do	-0.08 -0.05 0.01 0.03 -0.04
words: to	dron	-0.13 -0.03 -0.06 0.06 -0.10
words: to	end	0.11 0.13 0.03 -0.18 -0.08
words: to	enemy	-0.12 0.05 0.05 0.01 -0.14
words: to	ensur	-0.13 -0.15 -0.13 0.02 0.05
words: to	escalat	-0.07 -0.11 0.00 -0.07 0.06
words: to	extend	-0.10 0.01 0.04 -0.01 -0.13
words: to	fall	-0.08 -0.10 -0.12 -0.02 0.06
words: to	fight	-0.03 0.06 0.03 -0.13 0.02
words: to	find	-0.11 -0.06 -0.02 -0.03 0.03
words: to	five	-0.10 0.09 0.04 0.00 -0.17
words: to	flee	-0.08 -0.02 0.01 -0.06 0.05
words: to	full	-0.10 -0.02 0.03 0.02 -0.11
words: to	fund	-0.08 -0.10 -0.09 0.05 -0.02
words: to	get	-0.10 -0.04 -0.19 0.07 0.02
words: to	global	-0.11 -0.12 -0.12 -0.02 0.10
words: to	go	0.00 0.06 -0.08 0.04 -0.06
words: to	hack	0.04 0.06 -0.15 -0.03 -0.13
words: to	halt	0.10 0.02 0.00 -0.06 -0.17
words: to	have	-0.11 0.02 -0.17 0.00 0.08
words: to	help	-0.20 0.00 0.18 -0.09 -0.12
words: to	hit	-0.06 0.05 -0.05 -0.07 0.05
words: to	hold	-0.18 -0.10 -0.04 0.06 -0.03
words: to	host	-0.15 0.04 0.12 0.00 -0.22
words: to	inspect	-0.11 0.07 0.07 -0.06 -0.07
words: to	interven	-0.09 0.07 0.08 -0.05 -0.12
words: to	its	-0.10 -0.06 0.07 -0.13 0.05
words: to	join	-0.12 -0.06 -0.06 0.03 0.00
words: to	keep	-0.14 -0.13 -0.07 0.08 -0.05
words: to	kill	-0.18 -0.11 0.09 -0.12 0.04
words: to	know	0.05 0.00 -0.16 0.04 -0.06
words: to	last	-0.10 0.01 0.11 -0.09 -0.10
words: to	launch	-0.18 0.16 -0.03 -0.16 0.07
words: to	leav	-0.05 0.06 0.05 -0.10 -0.11
words: to	make	-0.15 -0.02 0.05 0.01 -0.06
words: to	meet	-0.06 -0.06 0.00 0.02 -0.03
words: to	move	-0.04 -0.06 -0.10 -0.01 0.05
words: to	negotiat	-0.15 0.03 -0.03 0.00 0.02
words: to	nuclear	-0.07 -0.06 0.10 -0.10 -0.04
words: to	obliterat	0.06 -0.06 -0.06 0.02 -0.09
words: to	open	-0.19 -0.14 -0.04 -0.03 0.10
words: to	pass	-0.01 0.00 0.05 -0.03 -0.12
words: to	pay	-0.15 0.15 0.06 -0.04 -0.08
words: to	peac	-0.14 -0.13 0.02 -0.04 0.03
words: to	play	-0.10 -0.04 -0.03 -0.07 0.08
words: to	pres	-0.03 -0.06 -0.02 0.03 -0.03
words: to	prevent	-0.12 -0.14 -0.08 0.11 -0.07
words: to	proposal	-0.14 -0.05 0.01 -0.12 0.05
words: to	protect	-0.07 0.01 0.03 0.02 -0.13
words: to	pursu	-0.08 -0.09 -0.05 0.05 -0.02
words: to	push	-0.07 -0.08 -0.03 0.05 -0.04
words: to	re	-0.13 -0.12 -0.03 0.05 0.02
words: to	reach	-0.23 -0.01 0.07 0.04 -0.19
words: to	record	-0.07 0.06 0.08 -0.05 -0.12
words: to	regim	-0.07 -0.08 -0.10 -0.05 0.08
words: to	releas	-0.14 0.06 0.13 -0.10 -0.16
words: to	remov	-0.06 -0.01 0.06 0.08 -0.18
words: to	reopen	-0.02 -0.03 0.06 -0.02 -0.23
words: to	rescu	-0.15 -0.05 0.01 0.04 -0.07
words: to	respond	0.06 -0.14 -0.18 0.09 0.06
words: to	restor	-0.10 -0.11 -0.12 -0.07 0.11
words: to	resum	-0.11 -0.03 0.08 -0.03 -0.11
words: to	return	-0.05 -0.05 0.01 0.02 -0.11
words: to	rise	0.08 -0.07 -0.10 -0.01 -0.01
words: to	sanction	-0.11 -0.02 -0.04 0.05 -0.03
words: to	secur	-0.10 -0.11 -0.11 -0.08 0.12
words: to	see	-0.06 -0.08 -0.13 -0.09 0.10
words: to	seiz	-0.11 -0.14 -0.03 0.10 -0.05
words: to	sell	-0.09 -0.10 -0.11 -0.11 0.11
words: to	send	-0.17 -0.12 0.05 0.01 -0.12
words: to	set	-0.10 -0.14 0.06 0.04 -0.06
words: to	shelter	-0.04 -0.19 0.06 -0.06 0.02
words: to	ship	0.05 -0.08 -0.02 -0.04 -0.07
words: to	show	-0.14 0.05 -0.01 0.02 -0.16
words: to	sign	-0.17 -0.10 0.06 0.02 -0.09
words: to	soar	-0.07 0.02 -0.06 0.07 -0.07
words: to	stabiliz	-0.11 -0.13 -0.14 0.01 0.04
words: to	start	-0.14 0.00 0.01 0.04 -0.06
words: to	stay	-0.17 -0.15 -0.03 0.05 0.00
words: to	step	-0.10 -0.12 -0.03 -0.01 0.03
words: to	stop	0.06 -0.05 0.05 -0.05 -0.11
words: to	strik	-0.01 0.08 -0.05 -0.03 -0.04
words: to	succe	-0.08 -0.08 0.07 -0.15 0.03
words: to	support	-0.07 -0.07 0.06 0.03 -0.03
words: to	suspend	-0.10 -0.11 0.00 0.05 -0.11
words: to	take	0.11 0.03 -0.10 -0.11 0.05
words: to	talk	-0.22 -0.04 -0.01 0.04 -0.04
words: to	target	-0.15 -0.06 0.11 -0.03 -0.11
words: to	the	0.01 0.10 -0.01 -0.08 -0.04
words: to	their	-0.07 0.10 0.03 -0.03 -0.11
words: to	travel	-0.09 -0.12 -0.12 0.00 0.06
words: to	turn	-0.12 0.02 0.05 -0.02 -0.08
words: to	two	-0.03 -0.12 -0.09 0.10 -0.03
words: to	unleash	-0.06 -0.07 -0.02 -0.12 0.08
words: to	use	-0.11 -0.08 0.09 -0.12 -0.03
words: to	visit	-0.12 -0.01 -0.01 0.03 -0.12
words: to	vote	-0.12 -0.04 0.03 0.05 -0.10
words: to	war	-0.23 -0.25 -0.19 0.03 0.06
words: today	:	-0.04 -0.06 -0.05 -0.02 0.06
words: toll	free	-0.12 0.00 0.00 0.01 0.00
words: toll	in	-0.11 -0.08 0.06 0.03 -0.08
words: toll	of	0.02 0.02 0.06 -0.05 -0.08
words: toll	on	-0.11 0.09 0.00 -0.01 -0.02
words: too	long	-0.11 0.18 0.13 -0.11 -0.16
words: top	[number]	-0.03 0.02 0.07 -0.02 -0.10
words: top	[side]	-0.13 0.12 0.00 -0.01 -0.17
words: top	[usa]	-0.12 -0.16 -0.19 0.02 0.08
words: top	military	-0.02 0.09 -0.12 -0.14 0.04
words: topic	in	-0.11 -0.12 -0.09 0.09 0.05
words: tops	[number]	-0.03 0.05 -0.05 0.04 -0.02
words: toward	[side]	0.08 0.01 -0.14 -0.11 -0.09
words: trad	attack	0.10 -0.02 -0.13 -0.14 -0.13
words: trad	flow	-0.06 -0.12 -0.11 0.12 -0.08
words: trader	are	-0.06 -0.06 -0.02 0.09 -0.10
words: traffic	in	0.01 0.07 0.06 -0.09 -0.08
words: traffic	through	-0.07 -0.11 -0.09 0.11 -0.10
words: transit	[region]	-0.12 -0.09 0.09 -0.03 -0.15
words: trapp	in	-0.10 -0.15 -0.10 0.18 -0.17
words: travel	to	-0.07 -0.12 -0.15 0.06 0.03
words: trigger	a	-0.03 -0.04 -0.08 -0.01 0.02
words: trip	for	-0.10 0.16 0.13 -0.12 -0.12
words: trip	to	-0.13 0.07 0.06 -0.13 0.04
words: troll	[usa]	-0.14 -0.16 -0.14 -0.14 0.15
words: troop	deployment	-0.04 -0.03 -0.15 -0.05 0.10
words: troop	in	-0.12 -0.13 -0.02 -0.09 0.11
words: troop	to	-0.11 0.16 0.12 -0.11 -0.13
words: truc	with	-0.11 -0.09 0.02 0.06 -0.09
words: try	to	-0.13 -0.04 -0.18 -0.02 0.11
words: tucker	carlson	-0.11 -0.15 -0.10 0.05 -0.01
words: tulsi	gabbard	-0.07 -0.07 -0.05 -0.04 0.04
words: tumbl	as	-0.12 0.10 0.10 -0.07 -0.14
words: turn	into	-0.06 0.08 0.07 -0.09 -0.02
words: turn	on	-0.12 -0.12 -0.13 -0.11 0.14
words: turn	over	-0.09 0.02 0.08 -0.04 -0.10
words: turn	the	-0.08 -0.10 -0.09 0.08 -0.03
words: turn	to	-0.02 -0.04 0.00 0.08 -0.11
words: tv	says	0.05 -0.05 -0.01 -0.05 -0.06
words: two	,	-0.08 0.02 0.00 0.04 -0.05
words: two	[place]	0.06 0.09 -0.16 -0.05 -0.10
words: two	[side]	0.02 0.14 -0.17 -0.10 -0.16
words: two	day	-0.11 0.01 0.06 0.02 -0.14
words: two	dron	0.02 0.13 -0.06 -0.15 -0.11
words: two	in	-0.08 0.13 -0.08 -0.12 -0.13
words: two	month	-0.12 -0.03 0.08 -0.11 0.01
words: two	oil	0.04 0.02 -0.14 0.05 -0.10
words: two	peopl	-0.10 0.08 0.06 -0.10 -0.08
words: two	week	0.06 -0.10 0.00 -0.07 -0.09
words: u	.	-0.10 0.03 -0.13 0.04 -0.02
words: ufc	fight	-0.09 0.05 0.06 -0.05 -0.05
words: uncertainty	over	-0.11 -0.10 -0.12 0.07 0.04
words: unconditional	surrender	-0.24 0.14 0.12 -0.15 -0.06
words: under	[side]	-0.15 -0.15 -0.05 0.11 0.02
words: under	[usa]	-0.07 0.01 0.06 0.03 -0.10
words: under	fire	-0.09 -0.11 -0.06 -0.07 0.12
words: under	pressur	-0.03 -0.10 -0.09 0.02 0.05
words: under	threat	0.03 -0.08 0.04 -0.03 -0.06
words: underway	,	0.10 -0.12 -0.14 -0.06 -0.02
words: unleash	hell	-0.08 -0.04 0.10 -0.08 -0.11
words: unles	attack	-0.09 -0.07 0.07 -0.01 -0.04
words: until	[place]	-0.07 0.11 0.12 -0.12 -0.11
words: until	[side]	-0.06 0.06 -0.02 -0.04 -0.04
words: up	,	-0.06 0.02 -0.11 0.08 -0.09
words: up	[usa]	-0.09 -0.12 0.00 0.10 -0.14
words: up	attack	0.03 0.11 0.01 -0.16 -0.06
words: up	for	0.06 0.05 -0.10 0.01 -0.01
words: up	in	-0.15 -0.13 0.00 -0.01 0.04
words: up	on	-0.06 -0.11 -0.07 0.10 -0.12
words: up	the	-0.06 -0.08 0.01 0.05 -0.09
words: up	to	-0.09 -0.12 -0.06 0.08 -0.01
words: up	with	0.07 0.07 -0.09 -0.04 -0.09
words: updat	:	0.03 0.05 -0.13 0.00 -0.07
words: updat	on	-0.11 0.08 0.09 -0.14 -0.05
words: upper	hand	-0.07 -0.09 -0.08 0.06 0.02
words: upward	pressur	-0.05 -0.07 -0.04 -0.02 0.02
words: uranium	[side]	-0.12 -0.05 -0.05 0.10 -0.15
words: uranium	enrichment	-0.09 -0.02 -0.04 -0.05 0.09
words: urg	[side]	0.10 0.01 0.04 -0.14 -0.12
words: urg	[usa]	-0.18 -0.14 -0.14 0.13 -0.01
words: us	about	-0.06 -0.08 -0.07 -0.09 0.10
words: use	[place]	-0.12 -0.06 0.14 -0.13 -0.14
words: use	of	-0.12 -0.09 -0.11 0.14 -0.13
words: used	by	-0.06 0.06 0.12 0.03 -0.12
words: very	good	0.09 0.09 -0.09 -0.05 -0.06
words: very	hard	-0.17 -0.04 0.10 -0.10 -0.02
words: very	soon	-0.07 0.06 0.03 0.05 -0.10
words: very	well	0.06 -0.01 -0.12 -0.03 0.07
words: vessel	after	0.02 0.00 -0.08 0.05 -0.04
words: vice	president	-0.07 0.06 0.00 0.01 -0.04
words: victory	for	-0.10 -0.10 0.04 -0.08 0.05
words: video	:	-0.17 -0.07 -0.04 0.05 0.01
words: video	of	0.05 0.06 0.03 -0.15 -0.08
words: video	show	0.07 0.15 -0.10 -0.10 -0.21
words: villag	in	0.05 -0.07 -0.13 0.04 -0.07
words: violation	of	-0.14 -0.12 0.01 0.10 -0.09
words: visit	,	-0.08 -0.09 -0.06 0.02 0.13
words: visit	[place]	-0.19 -0.15 -0.07 0.01 0.07
words: visit	[region]	-0.09 -0.11 -0.12 0.02 0.05
words: visit	[side]	-0.03 -0.05 -0.10 -0.03 0.07
words: visit	[usa]	-0.16 0.04 0.02 -0.02 0.00
words: visit	to	-0.18 -0.09 -0.06 0.01 0.04
words: vote	on	-0.12 -0.04 0.03 0.05 -0.10
words: vow	to	-0.02 0.02 -0.07 0.02 0.00
words: vows	to	0.09 -0.01 -0.05 0.00 -0.19
words: vp	[usa]	-0.13 0.07 0.12 -0.10 -0.13
words: wait	for	-0.11 -0.15 0.00 0.03 0.06
words: wait	to	-0.09 -0.10 -0.05 0.08 -0.06
words: waiver	issu	-0.07 0.11 0.12 -0.12 -0.11
words: wake	of	-0.07 -0.08 -0.11 -0.03 0.08
words: want	ceasefir	-0.13 -0.02 0.05 -0.03 -0.07
words: want	to	-0.14 -0.04 -0.11 0.05 0.03
words: war	,	-0.11 -0.03 -0.06 0.00 0.03
words: war	-	-0.14 -0.14 0.05 0.00 -0.09
words: war	.	-0.20 -0.07 -0.08 -0.12 0.13
words: war	:	-0.07 -0.22 -0.05 -0.03 0.09
words: war	?	-0.11 -0.16 -0.08 0.06 -0.02
words: war	[number]	-0.13 -0.13 0.03 -0.04 0.11
words: war	[side]	-0.17 -0.13 0.04 -0.21 0.14
words: war	[usa]	-0.12 -0.11 -0.02 0.06 -0.03
words: war	addres	-0.13 0.05 0.06 -0.10 -0.02
words: war	after	0.06 -0.04 -0.11 -0.15 0.10
words: war	against	-0.14 -0.11 -0.05 0.02 0.02
words: war	amid	-0.08 0.01 0.05 -0.05 -0.06
words: war	and	0.04 -0.14 -0.21 0.03 0.07
words: war	as	-0.16 -0.13 -0.05 0.02 0.02
words: war	began	0.06 0.00 -0.05 -0.03 -0.06
words: war	between	-0.08 -0.10 -0.07 0.08 -0.05
words: war	by	-0.10 -0.10 -0.14 -0.13 0.14
words: war	ceasefir	0.03 0.08 -0.11 0.00 -0.16
words: war	chief	-0.07 -0.07 -0.13 -0.01 0.08
words: war	chok	-0.07 0.19 0.14 -0.13 -0.12
words: war	cost	-0.04 -0.04 0.13 0.11 -0.12
words: war	could	-0.08 0.05 0.03 0.00 -0.04
words: war	coverag	-0.07 -0.08 -0.10 -0.01 0.05
words: war	crim	-0.20 -0.13 -0.08 -0.04 0.07
words: war	day	0.07 0.05 -0.15 -0.14 0.06
words: war	disrupt	-0.10 -0.11 -0.15 0.15 -0.13
words: war	drag	-0.15 -0.05 0.06 0.06 -0.13
words: war	driv	-0.05 -0.12 -0.15 0.15 -0.12
words: war	economic	-0.12 -0.13 -0.11 0.09 -0.05
words: war	ends	-0.11 -0.13 -0.13 0.02 0.03
words: war	energy	-0.12 0.05 0.07 0.04 -0.16
words: war	enter	-0.04 0.00 -0.10 0.07 -0.07
words: war	escalation	-0.05 -0.07 0.06 0.01 -0.02
words: war	fallout	-0.14 -0.13 -0.11 0.03 0.03
words: war	from	0.06 -0.03 -0.14 -0.04 0.00
words: war	fuel	-0.11 -0.14 -0.11 0.13 -0.12
words: war	goal	-0.11 -0.10 -0.10 0.04 0.05
words: war	has	-0.15 -0.15 -0.16 0.08 0.04
words: war	hits	-0.09 -0.11 -0.12 0.07 0.00
words: war	hype	-0.06 -0.07 -0.09 -0.06 0.07
words: war	impact	-0.05 0.03 0.03 -0.04 -0.04
words: war	in	0.03 0.05 -0.06 -0.05 0.00
words: war	is	-0.19 -0.08 -0.05 -0.04 0.05
words: war	latest	0.06 0.11 0.06 -0.10 -0.32
words: war	live	0.07 0.03 0.03 -0.10 -0.18
words: war	may	-0.02 -0.04 -0.07 -0.01 0.02
words: war	objectiv	-0.13 0.04 0.05 -0.03 -0.09
words: war	of	-0.10 -0.12 -0.12 -0.08 0.10
words: war	oil	-0.10 -0.13 -0.14 0.05 0.02
words: war	on	0.01 0.03 -0.02 0.01 -0.09
words: war	over	-0.09 0.10 -0.09 -0.10 -0.05
words: war	plan	-0.11 -0.12 -0.07 0.12 -0.13
words: war	power	-0.08 0.03 0.09 0.08 -0.17
words: war	pressur	-0.07 -0.05 0.10 0.04 -0.05
words: war	pric	-0.10 0.07 0.06 -0.02 -0.13
words: war	push	-0.07 0.06 0.05 -0.05 -0.01
words: war	rag	-0.09 0.01 0.02 0.04 -0.09
words: war	rais	-0.10 -0.11 -0.14 0.00 0.05
words: war	risk	-0.11 0.05 0.05 0.00 -0.12
words: war	send	-0.18 0.02 0.07 -0.02 -0.13
words: war	spiral	-0.06 0.06 -0.10 0.06 -0.13
words: war	squeez	-0.09 -0.12 0.04 -0.11 0.04
words: war	strategy	-0.09 -0.09 -0.06 0.04 -0.04
words: war	threat	-0.06 -0.10 -0.08 0.11 -0.13
words: war	threaten	-0.12 -0.16 -0.17 0.07 0.08
words: war	to	-0.16 -0.18 -0.23 0.10 0.05
words: war	trigger	-0.08 0.05 0.05 -0.01 -0.12
words: war	updat	-0.11 -0.11 -0.10 0.05 0.00
words: war	will	0.05 0.10 0.01 -0.07 -0.06
words: war	with	-0.01 -0.09 0.08 -0.04 -0.04
words: war	zone	0.05 0.09 -0.07 0.02 -0.16
words: war	–	-0.09 -0.09 -0.10 0.07 -0.05
words: war	—	-0.11 -0.14 -0.14 -0.13 0.14
words: warn	,	-0.09 -0.12 0.07 0.00 -0.14
words: warn	:	-0.12 -0.08 -0.01 0.04 -0.10
words: warn	[place]	-0.14 0.09 0.06 -0.05 -0.15
words: warn	[region]	-0.13 0.00 0.00 0.05 -0.08
words: warn	[side]	-0.06 0.04 0.00 0.05 -0.13
words: warn	[usa]	-0.08 -0.11 -0.18 -0.05 0.17
words: warn	after	0.00 0.02 -0.14 0.03 0.06
words: warn	against	-0.16 -0.19 -0.02 0.08 -0.05
words: warn	attack	0.08 0.10 -0.07 -0.13 -0.12
words: warn	it	-0.09 0.15 0.12 -0.12 -0.12
words: warn	of	0.00 -0.05 -0.05 -0.03 0.05
words: warn	oil	-0.04 0.02 -0.02 0.04 -0.07
words: warn	on	-0.11 -0.14 -0.15 0.07 0.02
words: warn	over	-0.11 -0.08 0.08 0.00 -0.14
words: warn	that	0.06 0.08 0.06 -0.10 -0.15
words: warn	to	-0.08 0.02 0.02 -0.05 -0.02
words: warn	war	-0.09 0.06 0.01 0.00 -0.07
words: warship	in	-0.13 0.10 -0.08 -0.16 0.02
words: warship	sunk	-0.12 -0.12 -0.08 0.10 -0.01
words: warship	to	0.03 0.09 0.04 -0.19 -0.01
words: was	a	-0.10 -0.11 -0.09 0.08 -0.04
words: was	kill	0.07 0.02 -0.12 -0.17 0.04
words: was	no	0.04 0.02 -0.10 -0.07 0.07
words: was	rescu	-0.11 -0.11 0.08 -0.10 -0.04
words: was	the	0.06 -0.02 -0.16 -0.05 0.04
words: watch	:	0.06 0.09 -0.15 -0.10 -0.13
words: wav	of	0.10 -0.12 -0.11 -0.07 -0.09
words: wave	from	0.10 0.02 -0.03 -0.24 -0.21
words: wave	of	0.10 0.02 -0.03 -0.16 -0.10
words: wave	ten	0.12 -0.09 -0.15 -0.13 -0.12
words: way	,	0.07 0.10 -0.10 -0.13 -0.10
words: way	out	-0.13 -0.10 -0.14 0.06 0.03
words: way	to	-0.12 -0.06 -0.17 -0.08 0.13
words: we	are	-0.10 -0.11 -0.07 0.01 0.04
words: we	do	-0.08 0.01 0.09 0.06 -0.12
words: we	don't	-0.14 -0.15 -0.14 0.08 -0.02
words: we	got	-0.10 0.06 0.14 -0.13 -0.13
words: we	have	-0.14 -0.08 -0.02 0.07 -0.06
words: we	know	-0.10 0.03 0.01 -0.12 0.01
words: we	will	-0.09 0.02 0.02 0.03 -0.09
words: we'r	go	-0.09 0.04 0.09 -0.06 -0.10
words: we'r	not	0.07 0.06 -0.08 -0.10 -0.01
words: we'v	already	-0.08 -0.08 -0.11 0.02 0.03
words: weapon	,	-0.12 -0.08 0.05 0.02 -0.08
words: weapon	nuclear	-0.16 0.01 -0.06 -0.04 0.06
words: week	,	0.05 -0.02 0.03 -0.05 -0.06
words: week	[side]	0.04 -0.06 0.02 -0.15 0.03
words: week	after	-0.10 -0.11 -0.10 0.06 0.01
words: week	as	-0.14 -0.12 0.04 0.04 -0.09
words: week	ceasefir	0.08 0.09 -0.11 -0.02 -0.07
words: week	in	-0.05 -0.09 -0.10 0.00 0.04
words: week	into	-0.07 -0.07 -0.11 -0.10 0.10
words: week	of	0.02 0.02 0.03 -0.03 -0.11
words: week	with	-0.07 -0.11 -0.11 0.05 0.02
words: weigh	[side]	-0.18 -0.06 0.11 -0.04 -0.15
words: weigh	option	0.04 0.06 -0.15 0.06 -0.09
words: welcom	[side]	-0.08 -0.11 0.01 0.07 -0.09
words: welcom	[usa]	-0.19 -0.22 -0.16 0.21 -0.19
words: west	coast	-0.13 -0.08 0.10 -0.02 -0.18
words: what	[side]	-0.07 -0.08 -0.07 -0.03 0.07
words: what	[usa]	-0.13 -0.14 -0.14 -0.01 0.07
words: what	a	-0.12 -0.10 -0.11 -0.01 0.07
words: what	are	-0.09 -0.16 -0.11 0.01 0.09
words: what	did	-0.03 -0.04 0.15 0.10 -0.12
words: what	do	-0.10 -0.12 0.04 -0.13 0.05
words: what	does	-0.07 -0.05 0.05 0.03 -0.12
words: what	happen	-0.15 -0.13 -0.17 -0.07 0.13
words: what	he	-0.07 -0.06 -0.04 0.00 0.03
words: what	is	-0.07 -0.15 -0.17 0.13 0.05
words: what	it	0.05 -0.13 -0.20 -0.03 0.11
words: what	next	-0.12 -0.17 0.03 -0.09 0.04
words: what	the	-0.16 -0.16 -0.21 -0.14 0.18
words: what	to	-0.11 -0.15 -0.05 0.10 -0.09
words: what	we	-0.09 0.00 0.02 -0.11 0.01
words: what	will	-0.04 -0.07 -0.06 -0.04 0.05
words: when	[usa]	-0.07 -0.10 -0.10 -0.03 0.09
words: when	ask	-0.11 -0.11 -0.11 0.00 0.08
words: when	the	-0.09 -0.10 -0.11 -0.11 0.12
words: wher	[usa]	-0.11 0.04 0.04 -0.08 -0.01
words: wher	is	-0.03 -0.05 -0.07 -0.02 0.04
words: wher	the	-0.06 0.09 0.09 -0.10 -0.05
words: whether	[side]	-0.16 -0.05 0.06 -0.02 -0.04
words: whether	[usa]	-0.12 -0.10 -0.15 0.09 0.00
words: whil	[place]	-0.03 -0.07 -0.05 0.05 -0.05
words: whil	[side]	-0.11 -0.13 -0.04 0.08 -0.02
words: whil	[usa]	-0.10 0.09 0.11 -0.13 -0.09
words: who	is	-0.03 0.01 0.01 -0.04 -0.01
words: who	was	-0.06 -0.06 0.06 -0.14 0.02
words: who	were	-0.09 -0.13 0.00 0.09 -0.08
words: whol	civilization	0.03 -0.01 -0.14 0.12 -0.13
words: why	[place]	-0.04 -0.07 -0.09 -0.07 0.08
words: why	[side]	-0.11 -0.13 -0.13 -0.08 0.12
words: why	[usa]	-0.06 -0.08 -0.10 0.11 -0.11
words: why	a	-0.07 -0.10 -0.13 -0.13 0.13
words: why	are	-0.02 -0.04 -0.06 0.07 -0.01
words: why	did	-0.05 -0.07 -0.05 0.04 -0.01
words: why	has	-0.05 -0.05 -0.08 0.12 -0.04
words: why	historic	-0.02 -0.06 -0.08 -0.09 0.09
words: why	is	-0.03 -0.05 -0.06 0.23 -0.13
words: why	oil	-0.04 -0.08 -0.02 0.03 -0.03
words: why	the	-0.07 -0.08 -0.09 -0.04 0.08
words: wider	war	0.02 0.06 0.02 -0.04 -0.05
words: will	[place]	-0.04 -0.04 0.04 0.01 -0.01
words: will	[side]	-0.12 -0.12 -0.16 0.01 0.07
words: will	attack	-0.08 0.07 0.00 -0.10 -0.09
words: will	be	-0.13 -0.11 0.01 -0.08 0.09
words: will	come	-0.06 0.06 -0.07 -0.02 0.05
words: will	continu	-0.14 0.10 0.09 -0.12 0.01
words: will	defend	-0.10 -0.06 -0.06 0.08 -0.08
words: will	end	0.06 0.10 0.01 -0.01 -0.11
words: will	have	-0.12 0.15 0.08 -0.10 -0.06
words: will	hit	-0.15 -0.02 0.12 -0.11 -0.12
words: will	interven	-0.08 0.05 -0.03 0.07 -0.10
words: will	it	-0.07 -0.07 -0.11 0.01 0.05
words: will	keep	-0.14 -0.11 0.00 0.12 -0.10
words: will	never	-0.12 0.03 -0.01 0.04 -0.08
words: will	not	-0.19 -0.08 0.04 0.02 -0.09
words: will	remain	-0.11 -0.12 -0.06 0.13 -0.13
words: will	send	-0.13 0.06 0.00 -0.11 0.04
words: will	support	-0.10 -0.12 -0.11 0.11 -0.07
words: will	take	-0.09 -0.08 -0.13 -0.05 0.10
words: will	the	-0.05 -0.09 -0.18 0.00 0.10
words: will	to	-0.04 0.02 -0.13 0.04 0.05
words: wind	down	-0.16 0.13 0.10 -0.06 -0.13
words: winn	the	-0.05 -0.06 -0.08 0.00 0.03
words: wipe	out	-0.08 0.09 -0.10 0.01 -0.11
words: with	[ally]	-0.17 -0.10 -0.05 -0.02 0.09
words: with	[number]	0.01 0.07 0.02 -0.15 -0.03
words: with	[place]	0.00 -0.09 -0.01 0.04 -0.08
words: with	[region]	-0.02 -0.12 -0.16 0.15 -0.09
words: with	[side]	0.02 -0.09 -0.02 0.05 -0.09
words: with	[usa]	-0.10 -0.01 0.01 -0.04 0.01
words: with	a	-0.06 -0.09 -0.11 -0.01 0.06
words: with	attack	0.04 -0.01 -0.11 0.02 -0.10
words: with	barrag	-0.05 -0.10 0.01 0.06 0.02
words: with	ceasefir	-0.10 0.08 -0.07 0.00 -0.10
words: with	dron	0.05 0.14 -0.10 -0.22 0.00
words: with	in	-0.09 -0.10 -0.02 0.09 -0.08
words: with	missil	0.09 0.08 -0.18 -0.16 -0.13
words: with	more	-0.09 -0.04 0.05 -0.10 0.05
words: with	new	0.03 -0.13 0.06 -0.13 0.02
words: with	no	-0.11 0.02 -0.08 0.05 -0.07
words: with	the	-0.17 -0.04 0.03 0.04 -0.04
words: withdraw	from	-0.16 -0.19 -0.07 0.08 0.00
words: within	[number]	-0.15 0.15 0.08 -0.06 -0.13
words: within	a	-0.09 -0.07 0.05 0.05 -0.09
words: within	two	-0.14 0.06 0.12 -0.07 -0.17
words: within	week	-0.06 0.11 0.09 -0.09 -0.08
words: without	a	-0.11 -0.05 -0.02 -0.09 0.06
words: woman	arrest	-0.10 -0.09 -0.05 0.10 -0.09
words: won	,	-0.08 -0.09 -0.12 -0.12 0.11
words: won	[region]	-0.08 -0.07 -0.12 -0.05 0.06
words: won	war	-0.07 -0.06 -0.11 -0.06 0.07
words: won't	be	-0.15 -0.10 0.08 -0.17 0.07
words: work	in	-0.08 -0.10 -0.09 0.11 -0.16
words: work	on	0.03 0.04 -0.05 0.04 -0.10
words: work	out	-0.14 -0.10 -0.08 -0.03 0.05
words: worker	in	0.07 0.11 -0.11 -0.07 -0.13
words: world	cup	-0.11 -0.12 -0.13 0.00 0.06
words: world	leader	-0.05 -0.09 -0.08 0.06 0.00
words: world	react	-0.07 -0.12 -0.11 0.15 -0.18
words: world	war	-0.09 -0.10 -0.08 0.12 -0.11
words: worry	about	-0.13 -0.12 0.07 -0.06 0.05
words: worst	case	-0.05 -0.10 -0.06 0.10 -0.06
words: would	be	-0.14 -0.13 -0.16 -0.04 0.13
words: would	have	-0.09 -0.14 -0.07 0.09 -0.06
words: would	not	-0.03 -0.09 -0.07 -0.03 0.04
words: would	threaten	-0.05 -0.09 -0.10 0.09 -0.09
words: wound	,	-0.09 0.00 0.06 -0.09 -0.12
words: wound	[number]	-0.18 -0.14 0.15 -0.10 -0.14
words: wound	[place]	-0.05 0.17 -0.15 -0.22 -0.07
words: wound	[side]	-0.12 0.00 -0.18 0.06 -0.04
words: wound	after	0.02 0.04 0.00 -0.22 -0.18
words: wound	in	0.02 0.09 -0.04 -0.10 -0.26
words: year	,	-0.11 0.02 0.00 -0.11 0.06
words: year	old	0.03 -0.07 -0.15 0.00 0.05
words: year	to	-0.11 -0.13 -0.11 0.10 -0.05
words: yellow	line	-0.09 -0.12 -0.09 0.08 -0.07
words: you	can't	-0.07 -0.07 -0.08 0.10 -0.10
words: your	government	0.05 -0.02 0.00 -0.14 0.02
words: your	money	-0.04 0.06 0.04 -0.11 0.01
words: your	way	-0.11 -0.09 -0.07 0.10 -0.10
words: |	[region]	-0.15 0.04 0.03 -0.03 -0.17
words: |	[side]	-0.08 -0.08 -0.08 0.07 0.01
words: |	balanc	-0.08 -0.10 -0.10 0.04 0.09
words: |	video	0.06 -0.09 -0.17 -0.01 0.04
words: خبرگزاری	فارس	-0.09 -0.06 -0.04 0.09 -0.09
words: –	[usa]	0.04 -0.01 -0.09 0.08 -0.11
words: –	and	-0.08 -0.10 -0.12 -0.09 0.10
words: –	despit	-0.10 -0.08 -0.09 -0.06 0.09
words: –	what	-0.03 0.08 0.08 -0.06 -0.08
words: —	and	-0.18 -0.16 -0.12 -0.12 0.18
words: —	but	-0.08 -0.09 -0.09 -0.02 0.04
`,
};
