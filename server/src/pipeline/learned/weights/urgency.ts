/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.06 -0.01 -0.11 0.00 -0.22
act	ally strikes unnamed	0.04 0.08 -0.06 -0.03 -0.23
act	ally strikes usa	-0.14 0.01 -0.13 0.10 0.00
act	side strikes ally	0.00 0.02 0.03 -0.06 -0.15
act	side strikes side	-0.02 0.09 0.04 -0.11 -0.08
act	side strikes unnamed	0.03 0.06 0.00 -0.05 -0.08
act	side strikes usa	0.04 0.10 -0.05 -0.15 -0.06
act	unnamed strikes ally	0.03 0.00 -0.07 -0.05 0.02
act	unnamed strikes side	0.05 0.04 -0.03 -0.02 -0.10
act	unnamed strikes unnamed	0.06 0.04 -0.02 -0.12 -0.03
act	unnamed strikes usa	-0.01 -0.01 -0.06 0.02 -0.04
act	usa strikes side	0.05 0.02 -0.04 -0.03 -0.10
act	usa strikes unnamed	-0.03 0.01 -0.06 -0.01 0.03
act done	ally strikes side	0.08 0.01 -0.10 -0.03 -0.22
act done	ally strikes unnamed	0.05 0.07 -0.02 -0.08 -0.26
act done	by any	0.04 0.04 -0.05 -0.05 -0.04
act done	in a circumstance	-0.07 -0.01 0.02 -0.07 0.04
act done	in the head clause	0.05 0.05 -0.08 -0.04 -0.06
act done	side strikes ally	0.02 0.04 0.01 -0.10 -0.12
act done	side strikes side	0.04 0.07 -0.03 -0.11 -0.06
act done	side strikes unnamed	0.05 0.08 -0.01 -0.06 -0.11
act done	side strikes usa	0.06 0.12 -0.14 -0.15 -0.05
act done	unnamed strikes ally	0.04 -0.01 -0.02 -0.03 -0.03
act done	unnamed strikes side	0.05 0.03 -0.08 -0.01 -0.06
act done	unnamed strikes unnamed	0.02 0.07 0.00 -0.11 -0.04
act done	unnamed strikes usa	-0.01 0.00 -0.04 0.00 -0.05
act done	usa strikes side	0.06 0.03 -0.12 -0.03 -0.07
act done	usa strikes unnamed	-0.04 -0.08 -0.05 0.02 0.07
act not done	ally strikes side	-0.15 0.00 0.01 0.03 -0.04
act not done	ally strikes unnamed	-0.06 0.02 -0.08 0.05 -0.03
act not done	by any	-0.03 0.01 0.07 -0.02 -0.13
act not done	in a circumstance	-0.12 0.01 -0.02 0.04 -0.06
act not done	in the head clause	0.03 -0.02 0.11 -0.08 -0.14
act not done	side strikes ally	-0.15 -0.05 0.00 0.05 -0.11
act not done	side strikes side	-0.32 0.03 0.15 -0.08 -0.07
act not done	side strikes unnamed	0.00 -0.08 0.06 -0.04 0.00
act not done	side strikes usa	-0.01 -0.15 0.13 -0.07 -0.06
act not done	unnamed strikes side	-0.02 0.03 0.05 -0.02 -0.18
act not done	unnamed strikes unnamed	0.12 -0.01 -0.06 -0.04 -0.08
act not done	unnamed strikes usa	-0.13 -0.05 -0.07 0.06 0.03
act not done	usa strikes side	0.01 -0.13 0.05 0.00 -0.07
act not done	usa strikes unnamed	-0.01 0.09 -0.06 -0.04 -0.07
after beginning with ally	army	0.04 0.07 -0.07 -0.22 0.00
after beginning with ally	says	-0.12 0.03 -0.01 0.02 -0.19
after beginning with ally	statecraft	0.02 -0.17 -0.12 0.01 0.07
after beginning with army	army	0.00 0.12 0.02 -0.10 -0.06
after beginning with army	says	-0.13 -0.13 -0.06 0.11 -0.12
after beginning with army	statecraft	-0.08 -0.13 -0.08 0.13 -0.12
after beginning with business	army	-0.10 -0.11 0.08 -0.08 -0.02
after beginning with business	business	-0.05 -0.13 0.04 -0.01 -0.02
after beginning with business	essay	-0.03 -0.04 -0.03 -0.05 0.06
after beginning with business	people	-0.04 -0.13 -0.09 0.10 -0.04
after beginning with business	says	-0.18 0.04 0.02 -0.06 0.05
after beginning with business	statecraft	-0.31 -0.25 -0.04 0.07 -0.01
after beginning with essay	business	-0.07 -0.15 -0.10 0.01 0.03
after beginning with essay	essay	-0.07 -0.16 -0.16 0.05 0.03
after beginning with essay	media	-0.05 -0.09 -0.01 0.05 -0.03
after beginning with essay	people	-0.11 -0.13 -0.02 0.11 -0.09
after beginning with essay	says	-0.16 -0.02 -0.03 -0.10 0.08
after beginning with essay	statecraft	-0.08 -0.16 -0.20 -0.01 0.11
after beginning with media	army	-0.12 -0.06 -0.05 0.01 0.01
after beginning with media	business	-0.03 -0.06 -0.09 0.01 0.03
after beginning with media	essay	-0.04 -0.07 -0.09 0.00 0.06
after beginning with media	media	-0.03 0.10 0.02 -0.05 -0.11
after beginning with media	quarrel	-0.06 -0.06 -0.07 0.02 0.03
after beginning with media	says	-0.03 0.05 0.04 -0.02 -0.03
after beginning with media	statecraft	-0.08 -0.09 0.00 -0.06 0.04
after beginning with media	witnessed	-0.03 0.01 -0.10 -0.12 0.07
after beginning with other	army	0.04 -0.03 0.10 -0.13 -0.07
after beginning with other	business	-0.24 -0.15 -0.08 0.02 0.07
after beginning with other	essay	-0.15 -0.18 0.02 0.02 -0.02
after beginning with other	media	-0.10 -0.03 0.03 0.01 -0.02
after beginning with other	partisan	-0.05 -0.13 -0.14 0.02 0.02
after beginning with other	people	-0.10 -0.07 0.04 -0.03 0.04
after beginning with other	quarrel	-0.13 0.04 0.08 0.04 -0.13
after beginning with other	says	-0.07 0.01 0.14 -0.03 -0.18
after beginning with other	statecraft	-0.19 -0.19 -0.07 0.05 0.09
after beginning with other	travel	-0.13 -0.04 0.02 0.02 -0.03
after beginning with other	witnessed	-0.09 -0.07 0.03 0.08 -0.08
after beginning with partisan	army	-0.06 -0.10 -0.17 -0.05 0.12
after beginning with partisan	essay	-0.06 -0.07 -0.05 -0.02 0.04
after beginning with partisan	partisan	-0.07 -0.09 0.05 0.11 -0.11
after beginning with partisan	quarrel	-0.05 -0.08 0.03 0.04 -0.03
after beginning with partisan	says	-0.10 -0.12 -0.12 -0.02 0.07
after beginning with partisan	statecraft	-0.13 -0.15 -0.10 0.02 0.01
after beginning with people	business	-0.06 -0.08 -0.05 0.02 0.00
after beginning with people	people	-0.10 -0.02 -0.24 -0.07 0.14
after beginning with people	says	-0.12 -0.14 -0.09 0.13 0.10
after beginning with quarrel	army	-0.10 -0.11 0.02 0.09 -0.05
after beginning with quarrel	quarrel	-0.05 0.00 -0.07 0.08 -0.10
after beginning with says	business	-0.13 -0.07 -0.07 0.01 0.06
after beginning with says	essay	-0.10 0.02 -0.01 -0.03 0.04
after beginning with says	people	-0.06 -0.13 -0.12 0.00 0.09
after beginning with says	says	-0.26 -0.18 0.11 0.01 -0.09
after beginning with says	statecraft	0.01 -0.07 -0.02 -0.05 0.04
after beginning with side	army	0.04 -0.12 -0.02 -0.03 0.03
after beginning with side	business	0.05 0.07 -0.07 -0.09 -0.01
after beginning with side	essay	-0.20 -0.06 0.00 -0.05 0.05
after beginning with side	media	-0.21 -0.05 -0.05 0.06 -0.01
after beginning with side	partisan	-0.14 -0.14 -0.12 0.08 -0.02
after beginning with side	people	-0.04 0.03 -0.05 0.00 -0.05
after beginning with side	quarrel	-0.10 0.06 0.04 -0.24 0.06
after beginning with side	says	0.08 0.07 0.10 -0.14 -0.29
after beginning with side	statecraft	-0.07 -0.02 -0.02 -0.01 0.02
after beginning with side	travel	0.04 -0.04 0.06 -0.07 -0.23
after beginning with side	witnessed	-0.11 0.06 -0.06 -0.03 -0.09
after beginning with statecraft	army	-0.15 -0.14 0.07 -0.10 0.05
after beginning with statecraft	business	-0.11 -0.06 0.02 0.04 -0.04
after beginning with statecraft	people	-0.04 -0.10 -0.05 -0.04 0.07
after beginning with statecraft	says	-0.04 -0.03 0.05 -0.01 -0.14
after beginning with statecraft	statecraft	-0.09 -0.07 0.04 -0.02 -0.05
after beginning with travel	travel	-0.15 -0.03 -0.06 -0.03 0.05
after beginning with usa	army	0.03 0.08 0.01 -0.07 -0.10
after beginning with usa	business	-0.26 0.04 -0.04 0.03 -0.05
after beginning with usa	essay	-0.22 -0.07 -0.02 0.02 0.03
after beginning with usa	media	-0.27 -0.21 -0.05 -0.01 0.08
after beginning with usa	partisan	-0.16 -0.09 -0.02 -0.03 0.05
after beginning with usa	people	-0.18 -0.02 -0.01 -0.03 0.04
after beginning with usa	quarrel	-0.21 -0.29 -0.12 0.12 0.02
after beginning with usa	says	-0.04 -0.04 0.02 0.08 -0.20
after beginning with usa	statecraft	0.08 0.09 0.05 -0.12 -0.15
after beginning with usa	travel	-0.13 -0.04 -0.19 0.07 0.06
after beginning with usa	witnessed	-0.13 0.03 0.00 -0.08 0.01
after beginning with witnessed	army	0.06 -0.10 -0.09 0.05 -0.05
after beginning with witnessed	business	-0.03 -0.04 0.07 -0.08 -0.14
after beginning with witnessed	witnessed	0.07 0.01 -0.08 0.01 -0.18
arms	air	0.06 0.05 -0.08 -0.01 -0.11
arms	gun	-0.01 0.05 -0.07 -0.05 0.01
arms	mine	-0.03 0.04 -0.16 -0.01 -0.01
arms	torpedo	0.00 -0.20 -0.19 0.07 0.10
begins with	ally	-0.04 0.04 0.02 -0.04 -0.10
begins with	army	-0.25 -0.09 -0.04 0.06 0.04
begins with	business	-0.11 -0.17 0.00 0.05 0.02
begins with	essay	-0.06 -0.14 -0.29 0.03 0.11
begins with	media	-0.22 -0.02 -0.19 -0.01 0.10
begins with	other	-0.18 -0.13 -0.11 0.09 0.08
begins with	partisan	-0.23 -0.26 -0.15 0.07 0.05
begins with	people	-0.11 -0.11 -0.14 0.05 0.06
begins with	quarrel	-0.13 -0.04 -0.05 0.06 -0.02
begins with	says	-0.06 -0.14 -0.11 0.02 0.13
begins with	side	-0.01 0.03 -0.01 -0.07 -0.04
begins with	statecraft	-0.14 -0.05 0.03 0.04 -0.08
begins with	travel	-0.04 -0.05 -0.03 0.01 0.01
begins with	usa	0.00 -0.01 0.07 -0.06 -0.10
begins with	witnessed	0.05 0.08 0.04 -0.10 -0.25
begins with ally	army	0.08 0.14 -0.06 -0.21 0.01
begins with ally	says	-0.13 0.04 0.02 -0.02 -0.22
begins with ally	statecraft	-0.20 -0.16 -0.02 0.03 0.02
begins with army	army	-0.24 -0.08 -0.03 0.06 0.02
begins with army	business	-0.05 -0.12 0.05 -0.04 -0.01
begins with army	says	0.02 0.03 -0.21 0.04 0.01
begins with army	statecraft	-0.05 -0.09 -0.06 -0.02 0.05
begins with army	witnessed	-0.03 -0.06 -0.12 0.07 0.06
begins with business	army	-0.06 -0.10 -0.12 0.10 0.00
begins with business	business	-0.10 -0.16 0.01 0.06 -0.01
begins with business	essay	-0.05 -0.07 -0.20 -0.05 0.15
begins with business	partisan	-0.03 -0.05 -0.05 0.00 0.01
begins with business	people	-0.07 -0.09 0.01 0.06 -0.13
begins with business	says	-0.19 -0.09 0.07 -0.19 0.13
begins with business	statecraft	-0.14 0.00 -0.02 -0.02 0.02
begins with essay	army	-0.11 -0.13 -0.08 -0.02 0.05
begins with essay	business	-0.08 -0.17 -0.10 0.05 0.00
begins with essay	essay	-0.09 -0.11 -0.26 0.05 0.08
begins with essay	media	-0.05 -0.10 -0.04 0.04 -0.02
begins with essay	partisan	-0.05 -0.06 -0.07 -0.10 0.10
begins with essay	people	-0.12 -0.18 -0.14 0.03 0.04
begins with essay	says	-0.15 -0.18 -0.21 -0.14 0.19
begins with essay	statecraft	-0.06 0.03 -0.04 -0.10 0.07
begins with essay	witnessed	-0.11 -0.13 -0.12 0.04 0.04
begins with media	army	-0.11 -0.07 -0.06 -0.01 0.04
begins with media	business	-0.04 -0.07 -0.10 -0.05 0.07
begins with media	essay	-0.06 -0.08 -0.09 0.03 0.06
begins with media	media	-0.20 -0.03 -0.18 -0.02 0.11
begins with media	partisan	-0.07 -0.08 -0.12 -0.09 0.11
begins with media	people	0.02 0.07 -0.10 -0.05 -0.03
begins with media	quarrel	-0.07 -0.09 -0.11 0.04 0.03
begins with media	says	-0.16 -0.19 -0.17 0.12 0.03
begins with media	statecraft	-0.15 -0.11 0.02 -0.14 0.11
begins with media	witnessed	-0.07 -0.04 -0.11 -0.01 0.09
begins with other	army	-0.11 -0.06 0.02 -0.02 0.01
begins with other	business	-0.16 -0.11 -0.07 0.06 0.00
begins with other	essay	-0.16 -0.12 -0.12 0.05 0.03
begins with other	media	0.04 -0.01 -0.03 -0.06 -0.02
begins with other	partisan	-0.15 -0.16 -0.10 0.06 0.00
begins with other	people	-0.07 -0.10 -0.01 0.00 0.02
begins with other	quarrel	-0.09 0.03 -0.15 -0.15 0.11
begins with other	says	-0.11 0.07 -0.04 -0.08 0.03
begins with other	statecraft	-0.20 -0.22 0.01 0.05 0.01
begins with other	travel	-0.14 -0.08 0.01 0.03 -0.01
begins with other	witnessed	0.04 0.15 0.06 -0.21 -0.26
begins with partisan	army	-0.09 -0.02 0.00 -0.03 0.02
begins with partisan	business	-0.06 -0.09 -0.06 0.03 0.00
begins with partisan	essay	-0.06 -0.09 -0.10 -0.07 0.08
begins with partisan	media	-0.09 -0.10 -0.09 -0.07 0.08
begins with partisan	partisan	-0.21 -0.24 -0.07 0.08 0.01
begins with partisan	people	-0.02 -0.07 0.04 0.03 -0.05
begins with partisan	quarrel	-0.06 -0.11 -0.07 0.00 0.03
begins with partisan	says	-0.11 -0.10 -0.15 0.04 0.04
begins with partisan	statecraft	-0.06 -0.12 0.00 0.09 -0.08
begins with people	army	-0.12 -0.03 -0.06 0.08 -0.10
begins with people	business	-0.10 -0.02 0.08 -0.04 -0.10
begins with people	people	-0.10 -0.10 -0.15 0.03 0.07
begins with people	statecraft	-0.12 -0.13 -0.01 0.00 0.02
begins with people	witnessed	0.04 0.11 0.00 -0.11 -0.20
begins with quarrel	army	0.01 0.08 0.03 -0.05 -0.08
begins with quarrel	media	-0.05 -0.08 -0.13 -0.04 0.08
begins with quarrel	partisan	-0.03 -0.08 -0.07 0.04 -0.01
begins with quarrel	quarrel	-0.09 -0.01 -0.11 0.09 -0.06
begins with quarrel	statecraft	-0.06 -0.07 -0.05 -0.07 0.06
begins with says	army	-0.12 -0.11 0.08 -0.12 0.05
begins with says	business	-0.19 -0.08 0.09 -0.10 0.00
begins with says	essay	-0.09 0.01 0.00 0.05 -0.08
begins with says	media	-0.07 -0.10 -0.15 0.08 0.00
begins with says	people	-0.02 0.03 -0.17 -0.04 0.07
begins with says	says	-0.07 -0.13 -0.08 0.04 0.07
begins with says	statecraft	0.01 0.01 0.00 -0.02 -0.05
begins with says	travel	-0.04 -0.09 -0.14 0.03 0.04
begins with side	army	0.00 0.02 0.02 -0.01 -0.17
begins with side	business	-0.05 0.05 -0.02 -0.06 -0.01
begins with side	essay	-0.22 -0.11 0.05 -0.07 0.05
begins with side	media	-0.20 -0.07 -0.03 0.03 0.04
begins with side	partisan	-0.18 -0.14 0.02 -0.07 0.07
begins with side	people	0.00 0.02 0.01 -0.06 -0.05
begins with side	quarrel	-0.13 -0.04 0.02 -0.06 0.05
begins with side	says	0.04 0.04 0.08 -0.04 -0.30
begins with side	statecraft	-0.20 -0.02 0.04 -0.01 -0.03
begins with side	travel	0.03 -0.08 0.07 -0.10 -0.05
begins with side	witnessed	0.05 0.02 -0.08 -0.03 -0.07
begins with statecraft	army	-0.16 -0.17 0.10 -0.13 0.04
begins with statecraft	business	-0.07 -0.17 -0.22 0.17 0.19
begins with statecraft	essay	-0.08 0.12 0.13 -0.06 -0.16
begins with statecraft	media	-0.07 -0.10 -0.10 0.10 -0.03
begins with statecraft	partisan	-0.05 0.06 0.06 -0.07 -0.03
begins with statecraft	people	-0.06 -0.14 -0.13 0.04 0.05
begins with statecraft	says	-0.25 -0.18 0.00 0.08 -0.07
begins with statecraft	statecraft	-0.20 -0.04 0.04 0.03 -0.08
begins with statecraft	travel	-0.06 -0.10 -0.13 0.11 0.12
begins with travel	business	-0.06 -0.16 -0.16 0.01 0.08
begins with travel	people	-0.10 0.03 -0.07 -0.02 -0.01
begins with travel	travel	-0.04 -0.05 -0.02 0.04 -0.05
begins with usa	army	0.05 -0.02 -0.03 -0.02 -0.04
begins with usa	business	-0.13 0.06 0.02 -0.04 -0.05
begins with usa	essay	-0.22 0.04 0.10 -0.01 -0.09
begins with usa	media	-0.04 -0.18 -0.06 -0.03 0.06
begins with usa	partisan	-0.22 -0.01 0.01 -0.02 0.01
begins with usa	people	-0.22 0.01 0.05 -0.05 -0.03
begins with usa	quarrel	-0.25 -0.23 -0.09 0.09 0.04
begins with usa	says	-0.02 -0.02 0.03 0.04 -0.16
begins with usa	statecraft	0.04 0.05 -0.07 -0.01 -0.06
begins with usa	travel	-0.15 0.04 -0.15 0.09 -0.14
begins with usa	witnessed	-0.21 -0.03 -0.02 0.01 0.03
begins with witnessed	army	0.03 -0.05 -0.03 0.04 -0.07
begins with witnessed	business	-0.03 -0.05 0.08 -0.10 -0.16
begins with witnessed	people	-0.05 -0.11 -0.14 0.11 -0.01
begins with witnessed	witnessed	0.05 0.07 0.04 -0.10 -0.25
beside the head clause	alarm	0.02 0.11 0.03 -0.20 -0.03
beside the head clause	brief	0.04 0.03 -0.04 -0.06 -0.04
beside the head clause	casualty	0.12 0.10 -0.04 -0.15 -0.13
beside the head clause	chief	0.01 0.11 -0.02 -0.01 -0.14
beside the head clause	civilian	0.02 0.05 -0.05 -0.08 -0.03
beside the head clause	closure	0.02 -0.03 -0.01 -0.01 -0.07
beside the head clause	contact	0.00 0.12 0.07 -0.12 -0.10
beside the head clause	cyber	0.00 -0.05 0.01 0.05 -0.15
beside the head clause	decision	-0.01 0.01 -0.07 0.00 -0.02
beside the head clause	domestic	0.02 -0.02 0.09 -0.07 -0.09
beside the head clause	elsewhere	-0.18 -0.04 -0.02 -0.05 0.07
beside the head clause	everyday	-0.02 -0.11 -0.12 0.09 0.02
beside the head clause	force	0.05 -0.01 0.00 0.00 -0.08
beside the head clause	gaza	0.07 0.00 -0.22 -0.13 0.10
beside the head clause	market	0.02 -0.11 0.00 0.02 -0.02
beside the head clause	mass	0.06 0.00 -0.07 -0.08 0.03
beside the head clause	memory	-0.07 0.03 -0.01 -0.13 0.08
beside the head clause	modal	-0.08 0.04 0.04 -0.03 -0.04
beside the head clause	negotiation	-0.01 0.01 -0.05 -0.03 0.02
beside the head clause	network	-0.10 -0.10 -0.03 0.11 -0.11
beside the head clause	nuclear	0.09 0.00 -0.08 -0.04 0.00
beside the head clause	oil	0.04 0.09 -0.01 -0.07 -0.07
beside the head clause	opinion	-0.05 -0.05 -0.06 -0.11 0.09
beside the head clause	pact	-0.13 -0.06 -0.05 -0.01 0.09
beside the head clause	reaction	0.09 0.07 -0.05 -0.07 -0.07
beside the head clause	resolve	0.08 -0.03 -0.04 -0.06 -0.04
beside the head clause	sanction	-0.12 -0.02 0.02 0.05 -0.12
beside the head clause	settled	0.00 0.00 0.00 -0.01 -0.08
beside the head clause	shipping	0.07 0.09 0.08 -0.11 -0.18
beside the head clause	shock	-0.04 0.04 0.02 0.00 -0.12
beside the head clause	sport	-0.16 -0.03 0.07 -0.04 0.02
beside the head clause	spy	-0.01 0.06 0.08 -0.02 -0.18
beside the head clause	strike	-0.02 0.10 0.04 -0.06 -0.14
beside the head clause	syria	-0.13 -0.14 -0.09 0.12 -0.05
beside the head clause	threat	0.04 0.02 0.00 -0.01 -0.11
beside the head clause	toll	-0.09 0.07 0.04 -0.16 -0.01
beside the head clause	truce	-0.03 0.05 0.05 -0.04 -0.14
beside the head clause	unreal	0.13 0.00 0.00 -0.09 -0.05
beside the head clause	unrest	0.01 0.19 0.09 -0.06 -0.30
beside the head clause	weapon	-0.02 0.00 -0.03 -0.04 0.00
bias	1	-0.13 -0.10 -0.04 0.08 0.05
both name	ally	-0.17 -0.06 -0.08 0.01 0.06
both name	both sides	0.02 -0.05 -0.01 0.00 -0.04
both name	both sides and ally	-0.05 0.01 -0.09 -0.04 0.05
both name	both sides and usa	-0.08 -0.07 -0.10 0.02 0.11
both name	both sides and usa and ally	-0.03 0.02 0.07 -0.01 -0.25
both name	no party	-0.26 -0.08 0.03 0.02 -0.01
both name	one side	-0.16 0.02 -0.05 0.02 0.04
both name	one side and ally	-0.09 0.01 0.00 -0.03 -0.01
both name	one side and usa	-0.04 -0.09 0.03 -0.03 0.00
both name	one side and usa and ally	0.04 -0.12 0.06 -0.02 -0.09
both name	usa	-0.30 -0.13 -0.10 0.07 0.09
both name	usa and ally	-0.14 -0.10 0.01 0.02 -0.02
event	accident	-0.06 -0.05 -0.21 0.06 0.09
event	appointment	-0.10 0.03 0.06 0.01 -0.15
event	arrest	0.03 -0.09 0.02 0.03 -0.15
event	arrival	0.04 0.05 0.01 -0.09 -0.04
event	blockade	-0.18 0.07 0.04 -0.14 0.02
event	call	-0.15 0.02 -0.02 0.01 -0.01
event	censure	-0.03 0.05 0.08 -0.09 0.01
event	charge	-0.12 -0.03 0.01 0.04 -0.08
event	closure	-0.22 -0.15 0.08 0.02 -0.07
event	deal	-0.05 0.06 0.05 -0.02 -0.15
event	departure	-0.15 0.04 -0.06 -0.01 0.02
event	deployment	-0.03 0.00 0.09 -0.04 -0.12
event	downing	-0.22 -0.14 0.12 0.04 -0.05
event	enrichment	-0.14 0.02 0.10 -0.06 -0.08
event	evacuation	-0.16 0.01 0.00 0.05 -0.08
event	execution	-0.08 0.08 0.09 -0.07 -0.10
event	exit	-0.14 -0.02 0.05 -0.02 -0.06
event	fall	-0.06 0.08 0.07 -0.02 -0.17
event	fee	-0.24 -0.08 0.12 -0.05 -0.18
event	flights	-0.12 -0.14 0.01 0.05 -0.03
event	funeral	-0.13 -0.09 -0.02 0.10 -0.09
event	hack	-0.18 -0.01 0.00 0.10 -0.18
event	halt	0.10 -0.05 -0.04 -0.09 0.02
event	incursion	-0.22 -0.03 0.07 -0.11 0.02
event	inspection	-0.23 0.00 0.13 -0.03 -0.16
event	listing	-0.13 -0.01 -0.09 0.06 -0.12
event	order	-0.13 0.08 0.08 -0.05 -0.10
event	release	-0.17 0.04 -0.05 -0.06 0.07
event	relief	-0.24 -0.03 0.05 0.01 -0.08
event	reopening	0.09 -0.02 0.01 -0.08 -0.07
event	rescue	-0.09 0.06 0.05 0.00 -0.12
event	resumption	-0.09 0.07 -0.09 0.06 -0.14
event	rise	-0.13 0.01 0.06 -0.01 -0.13
event	sanction	-0.11 0.02 -0.02 0.00 0.03
event	seizure	-0.05 0.06 -0.06 -0.06 0.03
event	spying	-0.19 -0.14 0.09 0.03 -0.18
event	strike	-0.02 -0.07 -0.01 0.07 -0.08
event	talks	-0.17 0.05 -0.06 0.04 -0.03
event	test	-0.10 -0.15 -0.03 0.00 0.07
event	truce	-0.04 0.03 0.05 -0.09 -0.10
event	visit	-0.13 -0.13 -0.03 0.07 -0.02
first word	:	-0.18 -0.08 0.06 0.03 -0.11
first word	[ally]	-0.02 -0.01 0.07 0.01 -0.19
first word	[number]	0.00 0.09 -0.10 0.00 -0.10
first word	[place]	-0.28 -0.14 0.05 0.16 -0.11
first word	[region]	-0.28 -0.05 0.01 0.10 -0.12
first word	[side]	0.03 0.11 0.06 -0.05 -0.28
first word	[usa]	0.02 -0.03 0.12 -0.02 -0.22
first word	a	-0.24 -0.10 -0.08 -0.05 0.14
first word	after	-0.19 -0.21 -0.12 0.10 0.10
first word	aftermath	-0.20 -0.11 -0.16 0.17 -0.17
first word	agreement	0.12 0.14 0.12 -0.20 -0.20
first word	air	-0.05 0.15 -0.05 -0.09 -0.20
first word	al	0.01 0.05 -0.09 -0.03 -0.01
first word	all	-0.15 -0.11 0.11 -0.15 0.01
first word	amid	-0.09 -0.11 -0.12 -0.05 0.10
first word	an	-0.13 -0.11 0.04 -0.01 0.05
first word	analysi	-0.11 -0.11 -0.15 0.01 0.08
first word	analyst	-0.11 -0.16 -0.14 -0.07 0.10
first word	anand	-0.13 -0.12 -0.09 0.16 -0.15
first word	announc	-0.05 0.04 0.08 -0.04 -0.21
first word	anti	0.04 0.09 0.03 -0.07 -0.17
first word	arab	-0.07 -0.08 -0.10 -0.02 0.06
first word	are	-0.12 -0.15 -0.19 -0.10 0.15
first word	as	-0.25 -0.08 -0.25 -0.05 0.18
first word	asia	-0.18 0.00 0.09 0.03 -0.25
first word	asian	-0.07 -0.11 -0.03 0.09 -0.17
first word	at	0.15 0.01 -0.25 -0.07 -0.06
first word	attack	0.07 -0.07 0.05 -0.16 -0.01
first word	bannon	-0.04 -0.09 -0.10 0.09 0.05
first word	barrag	-0.11 0.08 0.01 -0.04 -0.13
first word	bbc	-0.13 -0.17 -0.10 0.07 0.10
first word	between	-0.17 -0.03 -0.19 -0.02 0.06
first word	bill	-0.12 -0.11 -0.12 -0.11 0.12
first word	bitcoin	-0.10 -0.32 -0.30 0.24 -0.03
first word	bloomberg	-0.09 0.02 0.03 -0.14 0.03
first word	body	-0.11 0.01 -0.08 0.05 -0.09
first word	break	0.05 0.04 0.10 -0.25 -0.25
first word	brent	-0.12 0.13 0.17 -0.16 -0.16
first word	brit	-0.10 -0.09 -0.14 -0.03 0.09
first word	can	-0.09 -0.13 -0.19 -0.13 0.16
first word	can't	-0.08 -0.06 -0.05 0.06 -0.04
first word	ceasefir	0.05 0.05 -0.01 -0.02 -0.09
first word	chri	-0.06 -0.07 -0.10 -0.08 0.09
first word	christian	-0.10 -0.09 -0.11 -0.09 0.11
first word	citizen	-0.10 -0.11 -0.13 -0.11 0.12
first word	cnn	-0.05 0.07 -0.14 -0.03 -0.01
first word	commander	-0.18 -0.01 0.08 -0.08 -0.02
first word	conservativ	-0.08 -0.09 -0.04 0.01 0.02
first word	cost	-0.16 -0.17 -0.19 -0.10 0.13
first word	could	-0.11 -0.09 -0.12 -0.07 0.09
first word	court	-0.13 -0.10 0.06 0.01 -0.04
first word	crud	-0.08 0.06 0.04 -0.05 -0.02
first word	crypto	-0.10 -0.10 -0.12 0.06 0.03
first word	daily	0.07 -0.08 0.01 -0.16 0.03
first word	deadly	0.10 0.11 -0.09 -0.08 -0.15
first word	deal	-0.14 0.01 0.00 0.01 -0.02
first word	death	-0.04 -0.15 0.10 0.02 -0.05
first word	debri	-0.03 0.05 0.06 -0.10 -0.05
first word	delegation	-0.11 -0.14 -0.13 0.14 -0.07
first word	dem	-0.05 -0.06 -0.06 -0.02 0.03
first word	democrat	-0.02 -0.03 0.12 0.10 -0.12
first word	despit	-0.01 0.01 -0.15 -0.02 0.05
first word	destroy	-0.13 -0.14 -0.10 0.11 0.00
first word	did	-0.10 -0.12 -0.14 -0.12 0.16
first word	displac	-0.17 -0.19 -0.20 0.11 0.08
first word	dollar	-0.04 -0.16 -0.15 0.11 -0.01
first word	don't	-0.09 -0.06 -0.03 -0.03 0.04
first word	dozen	0.06 -0.04 -0.04 0.04 -0.20
first word	dron	0.09 0.11 -0.17 -0.12 -0.29
first word	editor	-0.09 0.08 -0.05 -0.02 -0.12
first word	energy	-0.15 -0.20 -0.01 -0.02 0.06
first word	even	-0.09 -0.13 -0.05 0.10 -0.09
first word	ex	-0.05 -0.08 -0.12 -0.05 0.09
first word	expert	-0.09 -0.12 0.02 0.05 -0.04
first word	explainer	-0.10 -0.09 -0.10 0.00 0.05
first word	explosion	0.08 -0.05 0.07 -0.19 -0.19
first word	factbox	0.04 0.05 0.03 -0.02 -0.10
first word	family	-0.08 0.01 -0.14 0.05 -0.14
first word	farsnew	-0.10 -0.12 -0.09 0.12 -0.09
first word	fbi	-0.11 -0.05 0.05 0.00 -0.10
first word	fcc	-0.08 -0.09 -0.07 0.08 -0.04
first word	fire	0.18 0.17 -0.21 -0.16 -0.05
first word	first	0.08 -0.05 -0.25 0.09 -0.17
first word	five	-0.10 0.13 -0.02 -0.18 0.01
first word	flight	-0.08 -0.11 0.06 0.02 -0.05
first word	for	-0.12 -0.11 0.01 0.00 0.00
first word	former	-0.18 -0.16 0.03 -0.12 0.06
first word	four	-0.03 0.03 0.05 -0.02 -0.12
first word	fox	-0.18 -0.11 -0.21 -0.06 0.16
first word	fresh	-0.09 0.09 -0.09 0.01 -0.11
first word	from	-0.31 -0.19 -0.11 0.05 0.17
first word	fuel	0.06 0.06 -0.15 -0.05 0.03
first word	funeral	-0.08 -0.08 0.07 0.08 -0.09
first word	fury	-0.09 -0.11 0.07 0.07 -0.14
first word	g7	-0.12 -0.10 -0.03 0.12 -0.08
first word	gas	-0.07 0.15 0.09 -0.04 -0.17
first word	general	-0.11 0.03 -0.11 -0.06 0.07
first word	global	-0.14 -0.06 0.09 0.01 -0.08
first word	gold	-0.07 -0.07 -0.04 0.06 -0.11
first word	gop	-0.05 -0.09 -0.02 0.03 -0.01
first word	graham	-0.08 0.16 0.10 -0.12 -0.12
first word	hama	-0.22 -0.21 -0.09 0.22 -0.09
first word	has	-0.10 -0.13 -0.13 -0.05 0.12
first word	he	-0.13 -0.13 -0.10 -0.02 0.09
first word	hits	-0.16 -0.08 0.08 0.03 -0.15
first word	hospital	0.07 0.03 -0.13 -0.11 -0.12
first word	hous	-0.06 -0.07 -0.06 -0.07 0.07
first word	how	-0.22 -0.26 -0.17 0.05 0.03
first word	huge	0.06 0.10 -0.04 -0.11 -0.09
first word	hundred	-0.16 -0.04 -0.14 0.08 0.02
first word	i	-0.11 -0.02 0.02 0.05 -0.08
first word	iea	-0.12 0.13 0.16 -0.11 -0.19
first word	if	-0.18 -0.15 -0.25 0.01 0.19
first word	imf	-0.07 -0.08 -0.01 0.11 -0.12
first word	in	-0.39 -0.09 0.04 0.07 -0.03
first word	inflation	-0.16 0.02 0.04 0.03 -0.19
first word	insid	-0.15 -0.18 -0.18 -0.06 0.14
first word	insight	-0.11 -0.08 -0.12 -0.17 0.18
first word	intercept	0.14 0.04 0.08 -0.11 -0.08
first word	international	-0.12 -0.10 0.00 0.12 -0.09
first word	investor	-0.07 -0.13 -0.14 0.09 -0.01
first word	is	-0.07 -0.11 -0.15 0.06 0.03
first word	it	-0.01 -0.06 -0.18 -0.09 0.13
first word	jimmy	-0.06 -0.09 -0.10 0.01 0.07
first word	joe	-0.05 -0.05 -0.06 -0.09 0.09
first word	john	-0.15 -0.15 -0.16 0.03 0.06
first word	jon	-0.09 -0.08 -0.09 0.06 0.02
first word	journalist	0.03 0.03 -0.09 -0.04 0.02
first word	just	-0.04 0.08 0.09 -0.05 -0.17
first word	karolin	-0.12 -0.13 -0.13 0.05 0.09
first word	keir	-0.03 -0.05 0.03 0.04 -0.05
first word	key	-0.03 -0.04 -0.03 -0.01 0.03
first word	kill	-0.14 0.04 -0.19 0.05 0.00
first word	larg	-0.12 -0.11 -0.08 0.12 0.02
first word	launch	-0.03 0.13 0.03 -0.08 -0.24
first word	lindsey	-0.03 0.04 0.03 -0.11 0.04
first word	live	0.02 -0.07 -0.11 -0.01 0.05
first word	lng	-0.11 -0.16 -0.17 0.17 -0.13
first word	maga	-0.09 -0.08 -0.14 0.03 0.04
first word	major	0.07 0.06 0.01 -0.09 -0.11
first word	marin	-0.11 -0.14 -0.13 0.04 0.06
first word	mark	-0.07 -0.09 -0.09 -0.10 0.10
first word	market	0.09 0.03 -0.01 -0.08 -0.04
first word	massiv	-0.03 0.13 -0.04 -0.13 -0.14
first word	may	-0.09 -0.13 -0.13 -0.12 0.13
first word	mediator	-0.16 0.05 0.14 -0.07 -0.16
first word	missil	-0.04 0.04 -0.18 -0.27 0.11
first word	moment	0.03 0.01 -0.09 -0.04 -0.03
first word	more	0.00 -0.05 0.13 -0.05 -0.22
first word	morn	-0.13 -0.09 0.03 -0.06 0.02
first word	multipl	0.13 0.09 -0.15 -0.16 -0.14
first word	my	-0.15 -0.14 -0.05 0.04 0.03
first word	national	-0.08 -0.10 -0.09 0.08 -0.05
first word	new	-0.16 -0.05 0.05 0.10 -0.16
first word	no	-0.22 -0.12 0.04 -0.14 0.09
first word	not	-0.13 -0.10 -0.29 -0.04 0.16
first word	now	-0.05 -0.02 0.03 0.01 -0.06
first word	nowher	-0.08 -0.11 -0.11 0.02 0.06
first word	oil	-0.17 -0.04 0.02 -0.01 0.01
first word	on	-0.25 -0.17 -0.04 0.02 0.09
first word	one	-0.14 0.01 -0.20 0.08 -0.02
first word	opinion	-0.10 -0.11 -0.12 0.05 0.04
first word	oscar	-0.05 -0.09 0.06 0.07 -0.07
first word	over	0.08 0.00 0.03 -0.04 -0.12
first word	panic	-0.06 -0.15 -0.09 0.15 -0.17
first word	photo	-0.10 -0.11 0.04 0.02 -0.01
first word	plant	-0.11 -0.10 -0.04 0.06 -0.05
first word	polic	-0.09 -0.11 -0.04 0.09 -0.06
first word	poll	-0.10 -0.09 -0.15 -0.12 0.13
first word	polymarket	-0.12 -0.11 -0.13 -0.07 0.12
first word	pres	-0.08 -0.14 -0.12 0.07 0.05
first word	president	-0.05 -0.06 -0.06 0.01 0.02
first word	pric	-0.06 0.04 0.07 -0.03 -0.04
first word	pro	-0.09 -0.11 -0.09 -0.13 0.12
first word	projectil	0.08 0.03 -0.04 -0.12 -0.14
first word	protest	-0.12 -0.08 0.01 0.01 0.01
first word	qatarenergy	-0.08 0.19 0.09 -0.11 -0.11
first word	read	-0.09 -0.02 0.04 0.04 -0.13
first word	reev	-0.05 -0.08 -0.05 0.00 0.02
first word	regional	-0.05 -0.08 -0.12 0.10 -0.08
first word	report	-0.08 0.09 -0.11 0.05 -0.22
first word	reporter	-0.08 -0.10 -0.12 -0.03 0.10
first word	republican	-0.11 -0.10 -0.14 -0.07 0.11
first word	rescu	0.13 0.09 -0.12 0.00 -0.15
first word	retir	-0.04 -0.08 -0.09 -0.04 0.07
first word	s	-0.06 -0.11 -0.12 0.13 -0.12
first word	sanction	-0.10 -0.10 0.02 0.02 -0.11
first word	satellit	-0.14 -0.13 0.02 0.13 -0.07
first word	school	-0.13 -0.15 0.03 -0.03 0.07
first word	second	0.09 0.08 -0.01 -0.16 -0.06
first word	senat	-0.05 -0.07 -0.02 0.09 -0.07
first word	senior	-0.15 -0.01 0.09 0.03 -0.14
first word	several	-0.09 0.15 -0.09 -0.16 -0.15
first word	ship	-0.09 -0.05 0.07 -0.03 -0.15
first word	shipp	-0.15 -0.10 0.11 -0.02 -0.21
first word	shock	0.06 -0.10 -0.11 -0.03 0.00
first word	siren	0.10 0.18 0.13 -0.16 -0.46
first word	six	0.06 0.08 -0.04 -0.11 -0.14
first word	smok	0.23 0.16 -0.11 -0.19 -0.14
first word	stat	-0.11 0.03 -0.13 0.02 0.04
first word	stephen	-0.09 -0.08 -0.12 0.04 0.03
first word	stev	-0.07 -0.08 -0.12 -0.11 0.14
first word	stock	-0.07 -0.02 0.06 0.01 -0.19
first word	strategic	0.05 0.02 -0.11 -0.04 0.02
first word	strik	-0.15 -0.02 -0.19 -0.04 0.09
first word	suspect	-0.05 -0.13 -0.11 0.10 0.00
first word	talk	-0.28 -0.13 -0.02 -0.04 0.07
first word	tanker	0.02 0.05 -0.08 0.02 -0.14
first word	ten	0.13 0.05 -0.14 -0.13 -0.13
first word	that	-0.07 -0.09 -0.10 -0.06 0.08
first word	the	-0.09 -0.12 0.00 -0.16 0.17
first word	ther	-0.15 -0.21 -0.17 0.02 0.07
first word	thes	-0.15 -0.13 -0.16 0.00 0.14
first word	they	-0.12 -0.12 0.02 0.05 -0.03
first word	this	0.04 -0.03 -0.19 -0.02 0.05
first word	thousand	-0.10 -0.08 0.04 0.06 -0.15
first word	thre	-0.01 0.13 0.02 -0.19 -0.08
first word	to	0.11 0.03 -0.20 -0.14 0.10
first word	top	-0.14 -0.05 -0.22 0.12 -0.02
first word	tucker	-0.05 -0.08 -0.05 0.03 -0.01
first word	two	-0.04 0.16 -0.13 0.02 -0.30
first word	u	-0.02 0.08 -0.06 0.05 -0.14
first word	vice	-0.08 0.11 0.04 0.02 -0.14
first word	video	-0.12 0.13 -0.01 -0.06 -0.10
first word	war	0.04 -0.10 -0.10 -0.03 0.03
first word	warn	-0.04 0.02 -0.21 0.14 -0.18
first word	watch	0.05 0.10 -0.28 -0.20 0.09
first word	we	0.00 -0.08 0.11 -0.04 -0.08
first word	we'r	0.04 -0.01 0.02 -0.11 -0.02
first word	we'v	-0.10 -0.02 0.02 -0.14 0.08
first word	what	0.00 -0.05 -0.29 -0.01 0.05
first word	wher	-0.10 -0.12 -0.13 -0.07 0.11
first word	whil	-0.10 -0.08 0.02 -0.12 0.04
first word	who	-0.14 -0.18 -0.01 0.03 0.01
first word	why	-0.12 -0.20 -0.21 -0.02 0.10
first word	will	-0.11 -0.04 0.00 -0.01 0.01
first word	with	-0.20 -0.21 -0.19 0.19 -0.07
first word	world	-0.10 -0.13 -0.06 0.13 -0.13
first word	you	-0.09 -0.05 0.04 0.05 -0.13
form	a question	-0.35 -0.29 -0.24 0.04 0.18
form	a sentence	-0.24 -0.35 -0.08 0.12 0.13
form	bar	-0.02 -0.14 -0.02 -0.08 0.08
form	begins with a quote	-0.12 -0.15 -0.11 -0.03 0.16
form	colon	-0.16 -0.12 0.03 0.02 0.06
form	ends with a quote	-0.05 -0.18 -0.04 -0.02 0.09
form	ends with on	-0.02 0.01 -0.09 0.00 0.00
form	exclamation	-0.01 -0.05 0.00 -0.03 -0.02
form	label	0.08 0.15 0.02 -0.21 -0.11
form	label at the end	-0.05 -0.25 -0.06 -0.05 0.15
form	question	-0.35 -0.29 -0.24 0.04 0.18
form	quotes	-0.04 -0.11 -0.06 0.03 0.04
form	signed	-0.08 -0.14 -0.13 -0.09 0.12
head clause	alarm	-0.18 -0.05 0.11 -0.02 -0.04
head clause	brief	0.02 0.04 0.03 -0.07 -0.09
head clause	casualty	0.00 -0.01 0.07 -0.07 -0.11
head clause	chief	-0.14 -0.19 0.02 0.03 0.06
head clause	civilian	-0.10 -0.11 0.05 0.03 -0.04
head clause	closure	0.06 0.06 0.01 -0.11 -0.09
head clause	contact	0.00 -0.09 -0.01 0.04 -0.11
head clause	culture	-0.17 -0.06 -0.28 -0.03 0.13
head clause	cyber	-0.26 -0.14 0.09 0.01 -0.10
head clause	decision	0.02 -0.14 0.01 -0.02 -0.01
head clause	domestic	-0.18 -0.02 -0.19 0.00 0.07
head clause	drill	-0.12 -0.04 -0.16 0.04 0.04
head clause	elsewhere	-0.21 -0.05 -0.06 0.07 -0.02
head clause	everyday	-0.12 -0.12 0.00 0.00 0.04
head clause	execution	-0.14 0.00 0.10 -0.05 -0.17
head clause	force	-0.12 -0.04 -0.01 0.00 0.05
head clause	gaza	-0.10 0.02 -0.07 0.07 -0.09
head clause	market	-0.16 -0.04 0.05 -0.01 -0.01
head clause	mass	0.16 0.04 0.00 -0.16 -0.16
head clause	memory	-0.16 -0.16 -0.15 0.08 0.02
head clause	modal	-0.35 -0.19 -0.07 0.02 0.08
head clause	negotiation	0.01 -0.06 -0.02 -0.04 -0.01
head clause	network	-0.15 -0.10 0.07 -0.01 -0.04
head clause	nuclear	0.00 -0.15 0.09 -0.01 -0.11
head clause	oil	-0.18 -0.02 0.05 -0.01 -0.05
head clause	opinion	-0.19 -0.05 -0.08 0.08 -0.02
head clause	pact	-0.21 -0.07 0.04 0.03 -0.06
head clause	reaction	-0.23 -0.24 0.01 0.10 -0.01
head clause	resolve	-0.01 -0.13 0.07 0.00 -0.06
head clause	sanction	-0.31 -0.06 0.05 -0.03 -0.02
head clause	settled	0.25 0.06 -0.06 -0.19 -0.22
head clause	shipping	-0.02 0.05 -0.03 -0.01 -0.05
head clause	shock	-0.21 0.11 0.14 -0.10 -0.13
head clause	sport	-0.25 -0.21 -0.09 0.02 0.13
head clause	spy	-0.21 -0.03 -0.06 0.08 -0.02
head clause	strike	0.02 0.00 -0.03 -0.05 -0.01
head clause	syria	-0.20 -0.21 -0.23 0.10 0.09
head clause	threat	-0.14 -0.04 -0.02 0.00 0.05
head clause	toll	-0.02 -0.19 0.09 -0.01 -0.07
head clause	truce	0.03 -0.04 -0.01 -0.07 -0.04
head clause	unreal	-0.18 -0.15 0.09 0.01 0.01
head clause	unrest	-0.32 -0.19 -0.14 0.10 0.08
head clause	weapon	0.06 0.10 -0.07 -0.07 -0.11
head event	accident	-0.11 -0.10 -0.11 -0.11 0.12
head event	accusation	-0.24 -0.24 -0.12 0.02 0.07
head event	apology	-0.17 -0.14 0.10 -0.03 0.00
head event	appointment	-0.31 -0.13 0.11 -0.02 -0.02
head event	arrest	-0.32 -0.13 -0.25 0.16 0.03
head event	arrival	-0.02 0.07 -0.16 -0.04 0.03
head event	ban	-0.21 -0.11 0.15 -0.12 -0.03
head event	blackout	-0.14 -0.10 0.12 -0.10 -0.05
head event	blockade	-0.09 0.02 -0.09 -0.01 0.09
head event	call	-0.17 -0.14 -0.08 0.08 0.02
head event	cancelled	0.01 -0.08 0.06 -0.04 -0.07
head event	charge	-0.18 -0.23 -0.02 0.11 -0.10
head event	closure	-0.10 0.11 0.03 -0.11 -0.10
head event	comment	-0.08 -0.04 -0.09 -0.10 0.08
head event	deal	0.15 0.04 -0.02 -0.11 -0.23
head event	denial	-0.31 -0.16 -0.02 0.09 0.04
head event	departure	-0.17 -0.06 0.02 -0.08 0.06
head event	deployment	-0.09 -0.12 0.09 -0.05 -0.01
head event	downing	-0.06 0.14 -0.09 -0.15 -0.03
head event	drill	-0.13 -0.13 -0.14 0.10 -0.02
head event	emergency	-0.10 0.10 0.06 -0.06 -0.08
head event	enrichment	-0.18 -0.06 0.04 0.03 -0.10
head event	evacuation	-0.24 -0.09 0.01 0.02 0.00
head event	execution	-0.12 -0.02 0.05 -0.02 -0.12
head event	exit	-0.30 -0.27 -0.08 0.11 0.00
head event	expulsion	-0.09 0.00 0.08 -0.02 -0.21
head event	fall	-0.13 -0.09 0.06 0.02 -0.21
head event	fee	-0.17 -0.13 0.06 0.02 -0.16
head event	flights	-0.10 -0.15 0.01 0.12 -0.11
head event	funeral	-0.19 -0.19 -0.06 0.19 -0.11
head event	hack	-0.20 -0.12 0.10 0.00 -0.10
head event	halt	0.10 -0.06 0.15 -0.15 -0.35
head event	incursion	0.04 -0.11 0.02 -0.03 -0.05
head event	inspection	-0.18 0.00 0.05 -0.01 -0.09
head event	joining	0.07 0.03 -0.23 -0.09 -0.10
head event	listing	-0.01 0.06 -0.15 -0.01 -0.09
head event	memory	-0.20 -0.21 -0.16 0.05 0.11
head event	mourning	-0.19 -0.18 0.07 0.09 -0.17
head event	none	-0.14 -0.12 -0.14 0.02 0.13
head event	offer	-0.22 -0.02 0.03 0.05 -0.12
head event	order	0.07 -0.04 0.08 -0.20 -0.09
head event	plan	-0.12 -0.11 -0.02 0.03 0.03
head event	reaction	-0.39 -0.25 -0.09 0.11 0.08
head event	rejection	-0.26 0.03 0.08 0.01 -0.14
head event	release	-0.12 0.09 0.06 -0.03 -0.16
head event	relief	-0.29 -0.20 0.05 0.04 -0.17
head event	reopening	-0.36 -0.32 -0.05 0.11 0.01
head event	rescue	-0.08 0.09 0.07 -0.14 -0.11
head event	resumption	-0.26 -0.12 -0.16 0.18 -0.04
head event	rise	-0.18 -0.08 0.02 0.05 -0.06
head event	sanction	-0.29 -0.20 0.00 0.06 -0.04
head event	seizure	-0.16 0.10 -0.18 -0.05 0.01
head event	snapback	-0.06 0.07 0.00 -0.12 -0.04
head event	spying	-0.18 -0.19 -0.03 0.11 -0.09
head event	strike	0.06 0.10 -0.15 -0.09 -0.03
head event	talks	-0.20 -0.31 -0.03 0.09 0.00
head event	test	-0.12 -0.16 -0.15 0.06 0.03
head event	threat	-0.17 -0.03 0.04 -0.01 -0.02
head event	truce	0.12 -0.06 -0.14 -0.06 0.03
head event	visit	-0.30 -0.16 -0.10 0.04 0.12
head event	wish	-0.31 -0.28 -0.05 0.11 -0.03
head event, told as accusation	accusation	-0.24 -0.24 -0.12 0.02 0.07
head event, told as cancelled	cancelled	0.01 -0.08 0.06 -0.04 -0.07
head event, told as comment	comment	-0.08 -0.04 -0.09 -0.10 0.08
head event, told as denial	denial	-0.31 -0.16 -0.02 0.09 0.04
head event, told as done	accident	-0.11 -0.10 -0.11 -0.11 0.12
head event, told as done	apology	-0.17 -0.14 0.10 -0.03 0.00
head event, told as done	appointment	-0.31 -0.13 0.11 -0.02 -0.02
head event, told as done	arrest	-0.32 -0.13 -0.25 0.16 0.03
head event, told as done	arrival	-0.02 0.07 -0.16 -0.04 0.03
head event, told as done	ban	-0.21 -0.11 0.15 -0.12 -0.03
head event, told as done	blackout	-0.14 -0.10 0.12 -0.10 -0.05
head event, told as done	blockade	-0.09 0.02 -0.09 -0.01 0.09
head event, told as done	call	-0.17 -0.14 -0.08 0.08 0.02
head event, told as done	charge	-0.18 -0.23 -0.02 0.11 -0.10
head event, told as done	closure	-0.10 0.11 0.03 -0.11 -0.10
head event, told as done	deal	0.15 0.04 -0.02 -0.11 -0.23
head event, told as done	departure	-0.17 -0.06 0.02 -0.08 0.06
head event, told as done	deployment	-0.09 -0.12 0.09 -0.05 -0.01
head event, told as done	downing	-0.06 0.14 -0.09 -0.15 -0.03
head event, told as done	emergency	-0.10 0.10 0.06 -0.06 -0.08
head event, told as done	enrichment	-0.18 -0.06 0.04 0.03 -0.10
head event, told as done	evacuation	-0.24 -0.09 0.01 0.02 0.00
head event, told as done	execution	-0.12 -0.02 0.05 -0.02 -0.12
head event, told as done	exit	-0.30 -0.27 -0.08 0.11 0.00
head event, told as done	expulsion	-0.09 0.00 0.08 -0.02 -0.21
head event, told as done	fall	-0.13 -0.09 0.06 0.02 -0.21
head event, told as done	fee	-0.17 -0.13 0.06 0.02 -0.16
head event, told as done	flights	-0.10 -0.15 0.01 0.12 -0.11
head event, told as done	funeral	-0.19 -0.19 -0.06 0.19 -0.11
head event, told as done	hack	-0.20 -0.12 0.10 0.00 -0.10
head event, told as done	halt	0.10 -0.06 0.15 -0.15 -0.35
head event, told as done	incursion	0.04 -0.11 0.02 -0.03 -0.05
head event, told as done	inspection	-0.18 0.00 0.05 -0.01 -0.09
head event, told as done	joining	0.07 0.03 -0.23 -0.09 -0.10
head event, told as done	listing	-0.01 0.06 -0.15 -0.01 -0.09
head event, told as done	mourning	-0.19 -0.18 0.07 0.09 -0.17
head event, told as done	none	-0.14 -0.12 -0.14 0.02 0.13
head event, told as done	order	0.07 -0.04 0.08 -0.20 -0.09
head event, told as done	release	-0.12 0.09 0.06 -0.03 -0.16
head event, told as done	relief	-0.29 -0.20 0.05 0.04 -0.17
head event, told as done	reopening	-0.36 -0.32 -0.05 0.11 0.01
head event, told as done	rescue	-0.08 0.09 0.07 -0.14 -0.11
head event, told as done	resumption	-0.26 -0.12 -0.16 0.18 -0.04
head event, told as done	rise	-0.18 -0.08 0.02 0.05 -0.06
head event, told as done	sanction	-0.29 -0.20 0.00 0.06 -0.04
head event, told as done	seizure	-0.16 0.10 -0.18 -0.05 0.01
head event, told as done	snapback	-0.06 0.07 0.00 -0.12 -0.04
head event, told as done	spying	-0.18 -0.19 -0.03 0.11 -0.09
head event, told as done	strike	0.06 0.10 -0.15 -0.09 -0.03
head event, told as done	talks	-0.20 -0.31 -0.03 0.09 0.00
head event, told as done	test	-0.12 -0.16 -0.15 0.06 0.03
head event, told as done	truce	0.12 -0.06 -0.14 -0.06 0.03
head event, told as done	visit	-0.30 -0.16 -0.10 0.04 0.12
head event, told as drill	drill	-0.13 -0.13 -0.14 0.10 -0.02
head event, told as memory	memory	-0.20 -0.21 -0.16 0.05 0.11
head event, told as offer	offer	-0.22 -0.02 0.03 0.05 -0.12
head event, told as plan	plan	-0.12 -0.11 -0.02 0.03 0.03
head event, told as reaction	reaction	-0.39 -0.25 -0.09 0.11 0.08
head event, told as rejection	rejection	-0.26 0.03 0.08 0.01 -0.14
head event, told as threat	threat	-0.17 -0.03 0.04 -0.01 -0.02
head event, told as wish	wish	-0.31 -0.28 -0.05 0.11 -0.03
length	long	-0.14 -0.13 -0.04 0.05 0.11
length	short	-0.14 0.02 -0.06 0.09 -0.07
length	usual	-0.06 0.01 0.02 -0.01 -0.05
length	very long	-0.01 -0.15 -0.07 0.03 0.07
level by rules	critical	0.28 -0.06 -0.13 -0.16 -0.13
level by rules	high	-0.25 -0.07 0.07 0.06 -0.03
level by rules	low	-0.33 -0.22 -0.26 -0.04 0.22
level by rules	medium	-0.23 -0.13 -0.03 0.11 0.03
level by rules	urgent	-0.14 0.08 -0.03 0.01 -0.03
person	aide	-0.07 0.04 -0.01 -0.13 0.04
person	chief of staff	-0.03 -0.23 0.05 0.07 -0.16
person	defence minister	-0.18 -0.18 -0.03 0.06 0.05
person	far right minister	-0.17 -0.14 -0.15 0.14 0.00
person	foreign minister	-0.31 -0.18 0.01 0.08 -0.07
person	former premier	-0.16 -0.12 -0.09 -0.07 0.14
person	guards chief	0.05 -0.01 0.07 -0.11 -0.10
person	hezbollah leader	0.07 -0.14 -0.06 0.05 -0.06
person	hezbollah second	-0.20 -0.13 -0.02 0.02 0.08
person	intelligence chief	-0.11 0.09 -0.15 -0.02 -0.03
person	journalist	-0.11 -0.15 -0.09 0.14 -0.11
person	kushner	-0.25 0.12 0.11 -0.09 -0.07
person	leaders	-0.07 0.03 -0.02 0.00 -0.02
person	mojtaba	-0.25 -0.02 0.10 0.03 -0.18
person	navy chief	-0.12 0.15 -0.11 -0.15 -0.13
person	nuclear scientist	-0.02 -0.14 0.00 0.09 -0.09
person	police chief	-0.09 0.02 -0.07 0.03 -0.10
person	president	0.00 -0.07 0.02 0.12 -0.26
person	prime minister	-0.19 -0.27 0.01 -0.01 0.16
person	secretary of state	-0.34 -0.23 -0.33 0.27 0.06
person	security chief	-0.32 0.00 -0.28 0.08 0.10
person	soldier	0.04 0.02 -0.10 0.04 -0.10
person	speaker	0.08 -0.14 -0.07 0.01 -0.06
person	spokesman	0.07 0.01 -0.20 0.06 -0.13
person	supreme leader	-0.08 -0.24 0.14 -0.04 -0.02
person	vice president	-0.11 -0.17 -0.02 0.07 -0.05
phase	begin	0.25 -0.02 0.02 -0.20 -0.17
phase	break	0.02 0.02 -0.07 0.04 -0.07
phase	end	-0.17 -0.03 0.01 0.00 -0.02
phase	extend	-0.06 0.07 0.04 -0.06 -0.06
relevance by rules	not relevant: neither side in the title or the first sentence	-0.25 -0.13 -0.22 0.12 0.10
relevance by rules	not relevant: no party in the title	-0.14 0.00 0.01 0.00 -0.03
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.36 -0.19 -0.20 0.10 0.12
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.13 -0.32 -0.09 0.03 0.10
relevance by rules	not relevant: the summary is about	-0.20 -0.20 0.06 0.11 -0.03
relevance by rules	not relevant: the summary is about home affairs	-0.10 -0.14 -0.14 -0.02 0.07
relevance by rules	not relevant: the title is about	-0.15 -0.09 -0.11 0.03 0.09
relevance by rules	not relevant: the title is about culture	-0.20 -0.16 -0.14 -0.03 0.13
relevance by rules	not relevant: the title is about everyday	-0.13 -0.20 -0.02 0.06 0.03
relevance by rules	not relevant: the title is about home affairs	-0.09 0.00 -0.09 0.06 -0.07
relevance by rules	not relevant: the title is about memory	-0.17 -0.15 -0.12 0.05 0.07
relevance by rules	not relevant: the title is about sport	-0.29 -0.19 0.00 -0.01 0.10
relevance by rules	relevant: a side and the strait in the title	-0.04 0.07 0.03 -0.11 0.04
relevance by rules	relevant: about the Gulf or the Red Sea	-0.04 0.12 0.04 -0.15 -0.21
relevance by rules	relevant: and in the title	-0.11 0.10 0.01 -0.10 -0.04
relevance by rules	relevant: and war in the title	-0.10 -0.13 0.02 0.02 0.02
relevance by rules	relevant: between opposed parties in the title	0.05 0.11 0.02 -0.11 -0.13
relevance by rules	relevant: bombs where an armed ally sits	-0.13 -0.08 -0.19 -0.03 0.12
relevance by rules	relevant: forces of the United States under fire	0.06 0.07 -0.11 -0.15 -0.12
relevance by rules	relevant: forces or war where the confrontation is	-0.19 -0.04 0.08 0.01 -0.09
relevance by rules	relevant: in a state of the Gulf	-0.01 0.04 0.09 -0.13 -0.10
relevance by rules	relevant: in a town of a side	0.06 0.04 -0.19 0.00 -0.16
relevance by rules	relevant: in the land of an ally	0.06 -0.06 -0.08 0.02 -0.04
relevance by rules	relevant: in the region	-0.12 -0.14 -0.12 0.07 0.09
relevance by rules	relevant: in the title	-0.11 -0.03 0.02 0.00 0.03
relevance by rules	relevant: in the title, both sides in the first sentence	-0.14 0.03 -0.02 -0.03 0.02
relevance by rules	relevant: in the title, the opponent in the first sentence	0.00 -0.08 0.04 -0.02 -0.07
relevance by rules	relevant: insurance of ships where the confrontation is	-0.09 0.06 0.12 -0.08 -0.15
relevance by rules	relevant: of a side, killed or named	-0.02 -0.05 0.05 -0.12 0.02
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.10 -0.13 -0.29 -0.03 0.04
relevance by rules	relevant: opposed parties and in the title	-0.09 -0.11 0.02 0.06 -0.01
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	-0.06 -0.06 0.01 -0.01 0.01
relevance by rules	relevant: sent away	-0.15 -0.08 0.13 -0.14 -0.12
relevance by rules	relevant: skies closed where the confrontation is	-0.15 -0.10 0.09 -0.04 -0.11
relevance by rules	relevant: the forces of a side where an ally sits	-0.01 0.07 -0.07 -0.08 -0.07
relevance by rules	relevant: the title names both sides	-0.01 -0.01 -0.05 -0.01 -0.01
relevance by rules	relevant: the war by name in the title	-0.19 -0.11 -0.03 0.09 -0.04
relevance by rules	relevant: traces of arms in a town of a side	0.08 0.17 -0.13 -0.16 -0.17
relevance by rules	relevant: trade that stands still where the confrontation is	-0.28 -0.11 -0.01 0.06 -0.04
relevance by rules	relevant: trade under fire where the confrontation is	0.07 0.08 0.06 -0.15 -0.28
relevance by rules	relevant: two parties and in the title	0.07 -0.04 0.06 -0.13 -0.04
relevance by rules	relevant: upon a side	-0.16 -0.16 0.03 0.05 0.07
relevance by rules	relevant: where forces of the United States are	-0.17 0.07 0.04 -0.08 -0.19
relevance by rules	relevant: with the land of an ally	-0.23 -0.08 -0.02 0.02 0.00
relevance by rules	relevant: without another state's name	-0.11 -0.02 -0.01 0.04 -0.10
sign	comment	-0.13 -0.36 -0.47 0.06 0.25
sign	explosions reported	0.13 0.10 -0.12 -0.19 -0.06
sign	leader killed	0.06 0.06 -0.15 -0.06 0.01
sign	nuclear sites struck	0.07 -0.05 -0.10 0.05 -0.14
sign	operations begun	0.26 0.09 -0.20 -0.27 -0.20
sign	states struck	0.17 0.17 -0.10 -0.20 -0.23
sign	strikes suspended	0.25 -0.17 -0.06 -0.07 -0.29
sign	truce agreed	0.14 0.03 -0.11 -0.09 -0.10
sign	war	-0.06 -0.10 -0.09 0.01 0.05
sign	war of a state	-0.04 -0.03 -0.06 0.02 0.01
sign	war of the region	-0.09 -0.12 -0.03 0.06 -0.03
state	calm	0.20 0.02 0.16 -0.29 -0.23
state	crisis	-0.09 -0.09 -0.11 0.11 -0.02
state	war	-0.29 -0.09 -0.03 0.06 0.11
summary	alarm	0.00 -0.12 -0.04 0.07 0.04
summary	brief	0.05 -0.07 0.02 -0.07 -0.05
summary	casualty	0.03 -0.03 0.09 -0.05 -0.16
summary	chief	-0.05 -0.02 -0.06 0.03 0.01
summary	civilian	-0.02 -0.15 0.05 -0.05 0.02
summary	closure	0.03 0.00 0.02 -0.06 -0.06
summary	contact	0.09 -0.09 -0.03 -0.03 -0.03
summary	culture	-0.15 -0.09 -0.19 0.13 -0.01
summary	cyber	-0.13 -0.01 -0.01 0.00 0.00
summary	decision	-0.16 -0.24 -0.02 0.02 0.10
summary	domestic	0.05 -0.09 -0.02 -0.07 0.00
summary	drill	-0.07 -0.01 -0.07 0.09 -0.11
summary	elsewhere	-0.19 -0.19 -0.03 0.11 -0.02
summary	everyday	-0.14 0.03 0.02 -0.03 -0.08
summary	execution	-0.11 -0.02 0.05 -0.03 -0.09
summary	force	0.06 -0.02 0.00 -0.05 -0.04
summary	gaza	-0.08 -0.23 -0.06 0.05 0.12
summary	market	-0.11 -0.06 -0.10 0.05 0.03
summary	mass	0.12 -0.10 -0.01 -0.10 -0.01
summary	memory	-0.14 -0.09 -0.21 0.13 0.01
summary	modal	-0.18 -0.07 -0.05 -0.02 0.08
summary	negotiation	-0.10 -0.01 0.08 -0.04 -0.05
summary	network	-0.07 -0.04 0.04 0.01 -0.06
summary	nuclear	0.00 -0.07 -0.01 -0.10 0.07
summary	oil	-0.10 0.03 -0.02 0.01 -0.03
summary	opinion	-0.23 -0.25 -0.24 -0.04 0.22
summary	pact	-0.16 0.00 -0.05 0.01 0.04
summary	reaction	-0.10 -0.04 0.05 -0.04 0.00
summary	resolve	0.11 -0.04 0.11 -0.14 -0.14
summary	sanction	-0.08 0.10 0.08 -0.17 0.05
summary	settled	-0.05 0.10 0.03 -0.04 -0.13
summary	shipping	0.04 0.03 0.02 -0.09 -0.05
summary	shock	-0.14 0.08 0.09 -0.02 -0.16
summary	sport	-0.01 -0.03 -0.02 -0.07 0.05
summary	spy	-0.06 -0.03 -0.02 0.08 -0.13
summary	strike	-0.01 0.02 0.00 -0.05 -0.05
summary	syria	-0.11 -0.10 0.08 -0.11 0.02
summary	threat	-0.05 0.00 -0.02 -0.06 0.03
summary	toll	-0.12 -0.10 0.04 0.07 -0.09
summary	truce	-0.01 -0.05 -0.11 0.01 0.05
summary	unreal	0.04 -0.04 -0.13 0.06 0.00
summary	unrest	-0.29 0.20 0.14 -0.13 -0.06
summary	weapon	-0.01 -0.10 -0.10 0.05 0.03
summary is	missing	-0.08 -0.06 -0.04 0.03 0.00
summary is	there	-0.10 -0.13 -0.07 0.08 0.06
summary names	ally	-0.11 0.06 -0.03 -0.03 -0.02
summary names	both sides	0.02 -0.08 -0.04 0.00 -0.01
summary names	both sides and ally	-0.11 0.05 -0.03 -0.08 0.01
summary names	both sides and usa	-0.12 -0.16 0.05 -0.03 0.06
summary names	both sides and usa and ally	-0.06 0.05 -0.06 0.04 -0.12
summary names	no party	-0.10 -0.04 -0.06 0.02 0.05
summary names	one side	-0.14 -0.14 -0.08 0.11 0.05
summary names	one side and ally	-0.11 -0.08 -0.04 0.11 -0.07
summary names	one side and usa	-0.01 0.02 -0.02 -0.01 -0.03
summary names	one side and usa and ally	-0.14 0.06 0.09 -0.06 -0.24
summary names	usa	-0.02 -0.09 -0.04 0.05 -0.03
summary place	gulf state	-0.08 0.02 0.07 0.00 -0.19
summary place	land of an ally	0.03 0.08 -0.05 -0.07 -0.03
summary place	neighbour	-0.13 0.03 -0.01 0.04 -0.08
summary place	region	-0.01 -0.04 -0.01 -0.07 0.05
summary place	strait or sea	0.01 0.02 -0.02 0.01 -0.13
summary place	third country	-0.37 -0.29 -0.14 0.10 0.13
summary place	usa	-0.04 -0.06 0.02 0.02 -0.02
summary word	?	-0.20 -0.16 -0.10 -0.03 0.13
summary word	[ally]	-0.17 0.02 -0.01 0.05 -0.12
summary word	[number]	0.02 0.08 0.01 -0.08 -0.12
summary word	[place]	-0.06 -0.04 -0.02 -0.01 0.02
summary word	[region]	0.03 -0.07 0.02 -0.03 -0.02
summary word	[side]	-0.08 -0.17 -0.03 0.08 0.03
summary word	[usa]	-0.07 -0.07 0.01 0.02 0.01
summary word	abba	-0.08 0.09 0.09 -0.05 -0.12
summary word	ability	-0.09 -0.09 -0.11 0.10 0.01
summary word	about	-0.05 -0.23 -0.17 0.08 0.10
summary word	abov	-0.04 -0.04 -0.06 0.03 0.05
summary word	accept	-0.06 0.00 -0.01 -0.03 0.04
summary word	accord	-0.04 -0.06 0.03 0.00 -0.02
summary word	accus	-0.11 0.06 -0.01 -0.05 -0.01
summary word	achiev	0.05 0.05 0.00 -0.10 0.02
summary word	acros	-0.07 -0.01 0.02 -0.01 -0.06
summary word	act	0.01 0.04 0.02 -0.16 0.03
summary word	action	-0.13 0.07 0.10 -0.06 -0.04
summary word	activity	-0.04 0.04 0.10 -0.14 -0.11
summary word	add	-0.12 -0.01 0.00 -0.01 0.01
summary word	addres	-0.08 0.07 0.03 -0.05 0.01
summary word	address	-0.05 0.00 0.07 -0.12 0.01
summary word	administration	-0.10 -0.02 -0.03 0.07 -0.10
summary word	advanc	-0.15 -0.12 0.00 -0.01 0.04
summary word	advancement	-0.10 -0.08 -0.11 0.10 0.04
summary word	adversary	-0.03 0.03 -0.02 0.01 -0.03
summary word	affair	-0.12 -0.02 0.04 -0.12 0.06
summary word	affirm	-0.13 -0.05 0.08 0.00 -0.13
summary word	africa	-0.10 -0.13 -0.11 0.03 0.04
summary word	after	-0.03 -0.01 0.02 0.06 -0.20
summary word	afternoon	-0.05 -0.08 -0.09 0.09 -0.08
summary word	again	0.04 0.10 0.02 -0.15 0.02
summary word	against	-0.03 -0.06 0.05 -0.09 0.02
summary word	agency	-0.09 -0.07 0.04 0.01 -0.05
summary word	agenda	-0.08 0.07 0.05 -0.10 0.04
summary word	agent	-0.11 -0.09 0.05 -0.01 -0.07
summary word	aggression	-0.15 -0.06 -0.05 -0.04 0.12
summary word	agre	0.06 0.05 -0.04 -0.03 -0.04
summary word	agreement	0.11 -0.08 -0.05 -0.04 -0.03
summary word	ahead	-0.15 -0.07 0.05 0.05 -0.19
summary word	aid	-0.07 0.15 0.06 -0.03 -0.09
summary word	aim	-0.13 -0.01 0.02 -0.08 0.06
summary word	air	0.01 0.04 -0.13 -0.04 0.02
summary word	aircraft	-0.08 -0.03 0.03 0.02 -0.11
summary word	airlin	-0.07 -0.11 -0.09 0.11 -0.09
summary word	airport	0.07 0.10 -0.16 -0.04 -0.17
summary word	airspac	-0.07 -0.01 0.00 0.02 -0.04
summary word	airstrik	0.02 -0.15 -0.09 0.08 -0.03
summary word	al	-0.09 -0.01 -0.02 -0.04 0.06
summary word	alert	0.10 0.17 0.01 -0.03 -0.15
summary word	ali	-0.01 0.07 0.09 -0.09 -0.21
summary word	all	-0.10 0.04 0.00 -0.06 0.01
summary word	allianc	-0.13 -0.14 -0.12 -0.08 0.11
summary word	allow	0.03 0.06 -0.01 -0.02 -0.10
summary word	ally	-0.05 -0.11 -0.14 0.11 0.02
summary word	almost	-0.03 -0.01 -0.13 0.07 -0.01
summary word	along	-0.09 -0.11 -0.11 0.10 0.05
summary word	already	-0.13 -0.10 -0.12 0.11 -0.05
summary word	also	-0.14 0.04 0.09 -0.12 0.00
summary word	ambassador	-0.14 -0.03 0.07 -0.14 0.04
summary word	ambition	-0.04 -0.05 -0.11 0.01 0.07
summary word	amid	-0.18 0.08 0.17 -0.08 -0.22
summary word	amidst	-0.08 -0.02 0.08 -0.06 -0.05
summary word	amir	0.06 -0.06 -0.01 -0.02 -0.07
summary word	among	-0.09 -0.09 0.03 0.03 -0.05
summary word	analysi	-0.08 -0.05 -0.10 0.06 0.07
summary word	analyst	0.05 -0.13 -0.21 -0.11 0.15
summary word	announc	-0.08 0.11 0.07 -0.12 -0.07
summary word	announcement	-0.20 -0.17 -0.01 0.16 -0.13
summary word	another	-0.06 0.01 -0.07 -0.04 0.05
summary word	anti	-0.14 0.13 0.15 -0.16 -0.13
summary word	anticipat	-0.09 -0.11 -0.11 0.10 -0.07
summary word	any	-0.15 -0.07 -0.03 -0.03 0.05
summary word	aoun	0.08 0.04 -0.08 -0.04 -0.08
summary word	apos	-0.06 0.03 -0.02 -0.01 0.02
summary word	appear	-0.18 -0.04 -0.02 0.00 0.04
summary word	approach	0.08 0.05 0.04 -0.06 -0.09
summary word	approval	-0.10 0.03 0.01 0.02 -0.09
summary word	approximately	-0.08 0.02 -0.04 0.05 0.02
summary word	april	-0.01 -0.14 0.01 0.08 -0.17
summary word	arab	0.04 -0.11 -0.14 0.02 0.05
summary word	arabiya	-0.09 -0.02 -0.04 0.05 -0.02
summary word	area	-0.05 0.01 -0.05 0.01 -0.02
summary word	argu	-0.08 -0.07 -0.09 0.01 0.05
summary word	arm	-0.13 -0.14 -0.11 0.14 -0.11
summary word	army	-0.01 0.00 0.00 0.03 -0.14
summary word	around	-0.14 -0.19 -0.01 0.02 -0.02
summary word	arrang	-0.08 -0.08 -0.09 0.09 -0.08
summary word	arrest	-0.11 -0.07 0.07 -0.07 -0.03
summary word	arriv	-0.09 -0.01 0.03 0.00 -0.06
summary word	articl	-0.20 -0.13 0.02 0.00 0.00
summary word	artillery	-0.11 -0.02 -0.08 -0.03 0.05
summary word	asia	-0.13 -0.02 0.08 0.02 -0.15
summary word	asian	-0.08 -0.18 -0.12 0.08 -0.03
summary word	assassination	-0.05 0.06 -0.14 -0.02 -0.01
summary word	assault	0.06 0.09 -0.05 -0.20 0.09
summary word	assess	-0.06 0.05 0.09 -0.05 -0.14
summary word	asset	-0.13 0.00 0.07 -0.10 0.02
summary word	atomic	0.07 0.08 -0.03 -0.07 -0.10
summary word	attack	0.17 0.11 -0.08 -0.14 -0.11
summary word	attempt	0.00 0.05 -0.01 -0.10 0.01
summary word	authority	-0.12 -0.09 -0.02 -0.02 0.09
summary word	authoriz	-0.08 0.02 0.06 0.02 -0.13
summary word	avoid	-0.08 -0.10 -0.01 0.12 -0.15
summary word	back	-0.04 -0.11 -0.08 0.02 0.05
summary word	backdrop	-0.08 -0.09 -0.10 0.03 0.02
summary word	balanc	-0.09 -0.13 -0.11 0.02 0.08
summary word	ballistic	0.04 -0.16 -0.04 0.00 0.00
summary word	bank	-0.08 -0.14 -0.08 0.07 0.00
summary word	bannon	-0.04 -0.08 -0.08 -0.03 0.07
summary word	barrag	0.05 0.04 0.03 -0.11 -0.10
summary word	barrel	-0.07 0.05 0.01 -0.04 0.03
summary word	bas	-0.02 0.04 0.03 -0.07 -0.01
summary word	base	0.00 0.03 -0.09 0.02 -0.10
summary word	bbc	-0.06 -0.08 -0.07 0.05 0.01
summary word	becaus	-0.08 0.00 -0.04 0.00 0.01
summary word	becom	-0.03 0.06 0.08 -0.05 -0.09
summary word	befor	-0.15 -0.04 -0.13 0.16 -0.09
summary word	began	-0.11 -0.09 -0.03 -0.03 0.06
summary word	begin	-0.19 0.02 0.06 -0.07 0.02
summary word	beginn	0.07 0.02 -0.14 -0.04 0.01
summary word	begun	0.03 -0.03 0.06 -0.05 -0.09
summary word	believ	-0.13 -0.11 -0.06 -0.03 0.10
summary word	better	-0.07 0.05 0.02 0.08 -0.12
summary word	between	0.04 -0.21 -0.18 0.03 0.13
summary word	beyond	0.00 0.12 -0.03 -0.10 -0.03
summary word	biggest	-0.08 0.04 0.09 -0.09 -0.10
summary word	blackout	-0.08 -0.05 0.04 0.00 -0.03
summary word	block	-0.07 -0.10 -0.10 0.08 -0.01
summary word	blockad	0.05 0.08 0.08 -0.12 -0.17
summary word	bloomberg	0.06 0.09 -0.05 -0.09 -0.14
summary word	bomb	-0.10 -0.22 -0.03 0.01 0.10
summary word	bombard	-0.05 0.10 0.08 -0.14 -0.11
summary word	bombardment	-0.02 0.01 0.02 -0.05 -0.02
summary word	boost	-0.06 0.04 -0.07 0.01 -0.09
summary word	border	0.04 0.04 0.00 -0.05 -0.10
summary word	bostick	-0.05 -0.11 -0.11 -0.12 0.13
summary word	both	-0.12 -0.04 -0.18 0.15 -0.06
summary word	br	-0.12 0.14 0.12 -0.11 -0.13
summary word	brac	-0.05 -0.15 -0.16 0.13 -0.04
summary word	breach	-0.07 0.04 0.00 0.04 -0.07
summary word	break	-0.12 -0.01 0.14 -0.10 -0.04
summary word	breakthrough	-0.11 -0.07 -0.04 0.03 0.01
summary word	brent	-0.03 -0.14 -0.15 0.12 0.05
summary word	brief	0.03 -0.07 -0.10 -0.05 0.06
summary word	bring	-0.09 -0.08 -0.04 0.00 0.04
summary word	broader	0.00 0.06 0.01 0.01 -0.11
summary word	broker	-0.08 -0.05 0.01 0.04 -0.07
summary word	brought	-0.02 0.05 0.06 -0.05 -0.08
summary word	build	-0.09 -0.12 -0.16 0.10 0.02
summary word	bullish	-0.04 -0.01 0.01 0.10 -0.16
summary word	busines	-0.08 -0.09 -0.04 -0.13 0.13
summary word	buyer	-0.03 0.04 0.05 0.00 -0.12
summary word	call	0.01 -0.01 0.04 -0.03 -0.09
summary word	came	-0.18 0.03 0.05 0.01 -0.19
summary word	camera	-0.05 -0.07 -0.06 0.06 0.03
summary word	campaign	-0.20 0.03 0.02 -0.05 -0.03
summary word	can	0.02 -0.05 -0.15 -0.08 0.10
summary word	capability	0.05 -0.02 -0.14 -0.13 0.09
summary word	capacity	-0.13 -0.13 0.01 0.03 -0.08
summary word	capital	-0.03 0.00 0.01 -0.11 0.03
summary word	captur	-0.03 0.01 -0.06 0.01 -0.03
summary word	carrier	-0.11 0.06 0.06 -0.03 -0.07
summary word	carry	-0.07 0.03 0.03 0.02 -0.11
summary word	casualty	0.08 -0.07 0.04 -0.12 -0.10
summary word	caught	-0.05 0.09 0.01 -0.10 -0.02
summary word	caus	0.04 0.04 -0.14 -0.11 0.10
summary word	cautiou	-0.09 -0.04 0.05 0.03 -0.14
summary word	ceas	0.05 0.04 -0.12 -0.02 0.02
summary word	ceasefir	-0.03 -0.07 -0.10 0.01 0.05
summary word	center	-0.08 0.02 0.05 -0.10 0.01
summary word	centr	-0.03 0.03 0.04 -0.13 0.06
summary word	central	0.00 -0.08 -0.18 -0.10 0.13
summary word	chain	-0.03 -0.07 0.02 0.11 -0.11
summary word	challeng	-0.03 -0.07 -0.09 -0.08 0.07
summary word	chanc	-0.08 -0.05 0.00 0.01 0.01
summary word	chang	-0.11 -0.04 -0.14 -0.10 0.12
summary word	char	0.01 0.01 0.02 -0.01 -0.08
summary word	charg	-0.16 -0.15 -0.05 0.13 -0.10
summary word	chemical	-0.08 0.03 0.02 -0.02 -0.06
summary word	chief	-0.06 0.04 0.00 0.05 -0.12
summary word	cit	-0.07 0.01 0.06 -0.09 0.00
summary word	citizen	0.03 -0.14 -0.12 0.08 -0.10
summary word	city	-0.10 -0.07 0.06 0.09 -0.14
summary word	civil	-0.04 0.05 -0.02 -0.04 -0.06
summary word	civilian	0.02 0.01 -0.04 -0.16 0.06
summary word	claim	-0.04 0.05 0.04 -0.20 0.08
summary word	clash	-0.18 -0.04 -0.02 -0.02 0.03
summary word	clear	0.00 -0.16 -0.03 0.09 -0.15
summary word	climb	-0.06 0.04 -0.04 0.07 -0.11
summary word	clos	-0.15 0.00 -0.03 0.03 -0.04
summary word	closur	-0.05 0.02 -0.11 0.04 -0.01
summary word	cloud	0.05 0.05 -0.09 0.06 -0.10
summary word	co	-0.08 -0.10 -0.09 -0.06 0.08
summary word	coast	0.07 0.06 0.02 -0.07 -0.07
summary word	collaps	-0.07 0.09 0.05 0.02 -0.09
summary word	com	-0.11 0.04 -0.01 0.03 -0.12
summary word	come	0.10 0.13 -0.03 -0.12 -0.05
summary word	commander	0.04 -0.03 -0.04 0.01 -0.07
summary word	commenc	-0.07 0.07 0.01 0.00 -0.08
summary word	comment	-0.05 0.03 0.04 0.04 -0.14
summary word	committ	-0.02 0.05 0.01 -0.04 0.00
summary word	commodity	-0.08 -0.12 -0.12 -0.07 0.12
summary word	company	-0.06 -0.10 0.03 0.00 -0.07
summary word	complet	0.05 -0.06 0.03 -0.02 -0.14
summary word	complex	-0.06 -0.08 -0.07 -0.02 0.05
summary word	concern	-0.03 -0.04 0.00 0.03 -0.06
summary word	conclud	-0.10 -0.11 -0.13 0.12 -0.04
summary word	condemn	-0.22 -0.05 -0.17 0.06 0.05
summary word	condition	-0.11 0.07 0.06 -0.08 0.01
summary word	conduct	-0.08 -0.14 -0.03 0.08 -0.02
summary word	conferenc	-0.09 -0.06 0.04 -0.05 0.03
summary word	confirm	0.03 0.08 0.07 -0.11 -0.12
summary word	conflict	-0.01 0.01 -0.06 0.01 -0.04
summary word	confrontation	-0.10 -0.08 0.03 0.03 -0.10
summary word	consequenc	-0.11 0.06 0.10 -0.13 -0.03
summary word	consider	-0.07 0.03 -0.10 0.06 -0.05
summary word	contain	-0.11 -0.10 -0.09 0.07 -0.01
summary word	continu	0.11 0.10 0.03 -0.15 -0.08
summary word	contract	-0.05 -0.08 -0.10 0.03 0.00
summary word	control	-0.08 0.01 0.08 -0.06 -0.09
summary word	cooperation	-0.11 -0.01 -0.06 0.07 -0.03
summary word	corp	0.05 0.06 -0.08 -0.01 -0.11
summary word	cost	-0.26 -0.06 -0.11 -0.05 0.13
summary word	could	-0.18 -0.07 -0.01 -0.01 0.03
summary word	country	-0.06 -0.09 0.17 -0.09 -0.08
summary word	court	0.02 -0.17 0.00 -0.09 0.05
summary word	crack	-0.03 0.01 -0.04 -0.09 0.06
summary word	crackdown	-0.10 -0.01 0.07 0.05 -0.16
summary word	crim	-0.13 -0.17 -0.18 0.04 0.05
summary word	crisi	0.05 0.06 0.02 -0.12 -0.03
summary word	critical	0.03 -0.08 -0.04 0.05 -0.11
summary word	criticism	-0.09 -0.08 -0.10 0.09 -0.06
summary word	cros	0.05 -0.08 -0.08 -0.07 0.04
summary word	cross	0.05 -0.11 -0.11 0.02 0.02
summary word	crown	-0.07 -0.03 -0.09 0.08 0.01
summary word	crucial	-0.05 -0.13 -0.09 0.07 0.00
summary word	crud	-0.11 -0.08 -0.03 0.00 0.02
summary word	curb	0.04 -0.02 -0.05 0.03 -0.03
summary word	currency	-0.05 -0.16 -0.14 0.06 0.04
summary word	current	-0.08 -0.14 -0.11 -0.06 0.08
summary word	cut	-0.09 -0.08 0.01 -0.07 0.02
summary word	cuts	-0.03 0.01 -0.02 -0.14 0.10
summary word	cyber	-0.09 -0.06 0.01 0.06 -0.11
summary word	daily	-0.14 -0.13 0.00 -0.01 0.05
summary word	damag	0.08 -0.03 -0.01 -0.08 -0.06
summary word	data	-0.10 -0.02 -0.01 -0.01 0.01
summary word	david	-0.05 -0.08 -0.08 -0.09 0.09
summary word	day	0.10 0.11 -0.03 -0.11 -0.13
summary word	days	-0.18 0.06 0.12 -0.09 -0.08
summary word	dc	-0.11 0.05 -0.01 -0.02 0.01
summary word	de	-0.10 0.03 0.08 -0.05 -0.14
summary word	deadly	0.02 0.02 0.09 -0.10 -0.09
summary word	deal	-0.07 0.05 -0.02 -0.03 0.00
summary word	death	-0.08 0.07 0.01 -0.04 -0.09
summary word	decad	0.05 -0.09 -0.13 -0.08 0.10
summary word	decid	-0.16 -0.03 -0.01 -0.02 0.04
summary word	decision	-0.10 -0.18 -0.10 0.11 0.01
summary word	decisiv	0.02 0.08 0.11 -0.12 -0.13
summary word	declar	0.03 0.03 0.08 -0.02 -0.14
summary word	declin	-0.13 -0.02 -0.03 0.02 -0.02
summary word	decreas	-0.10 -0.11 0.03 0.01 -0.12
summary word	deep	-0.01 -0.04 -0.09 0.03 0.07
summary word	deepen	-0.12 0.10 0.15 -0.16 -0.07
summary word	defenc	-0.04 -0.02 0.07 0.06 -0.14
summary word	defend	0.04 0.00 0.06 -0.13 0.02
summary word	defens	-0.01 -0.04 0.03 -0.02 -0.04
summary word	delay	-0.05 -0.07 -0.04 0.00 0.01
summary word	delegation	-0.23 -0.10 -0.03 0.08 -0.07
summary word	deliver	-0.06 -0.04 -0.08 -0.05 0.07
summary word	demand	-0.12 0.15 0.12 -0.12 -0.07
summary word	demonstration	-0.09 0.16 0.05 -0.03 -0.16
summary word	demonstrator	-0.06 0.03 -0.06 -0.13 0.08
summary word	deny	-0.08 0.05 0.03 -0.02 -0.05
summary word	depart	-0.07 0.11 0.05 -0.05 -0.08
summary word	department	-0.08 -0.05 0.01 -0.04 0.05
summary word	deploy	0.04 -0.08 -0.12 0.04 -0.09
summary word	describ	-0.11 -0.11 -0.14 0.08 0.07
summary word	despit	-0.20 0.05 0.03 0.02 -0.13
summary word	destroy	-0.21 0.08 -0.13 -0.04 0.04
summary word	destruction	-0.06 0.02 -0.08 0.06 -0.06
summary word	detail	-0.08 -0.11 -0.11 0.02 0.08
summary word	determin	-0.08 -0.11 -0.11 0.12 -0.03
summary word	develop	0.05 -0.09 -0.12 0.03 0.01
summary word	development	-0.08 -0.14 -0.12 0.00 0.05
summary word	devic	-0.05 -0.07 -0.06 0.06 0.03
summary word	did	0.04 -0.09 -0.12 0.02 0.01
summary word	didn't	-0.09 0.06 0.12 -0.08 -0.16
summary word	died	-0.13 -0.11 0.04 0.07 -0.10
summary word	digital	-0.10 -0.13 -0.13 0.03 0.03
summary word	diplomacy	0.01 0.11 0.02 -0.06 -0.05
summary word	diplomat	-0.01 0.06 -0.03 -0.13 0.06
summary word	diplomatic	-0.14 -0.05 0.09 -0.08 -0.04
summary word	direct	0.08 0.06 -0.07 0.03 -0.08
summary word	directly	-0.04 0.10 0.08 -0.12 -0.03
summary word	director	-0.08 0.05 0.04 0.01 -0.08
summary word	disarm	0.01 0.01 0.04 -0.06 -0.07
summary word	disarmament	-0.16 -0.20 -0.17 0.06 0.10
summary word	discus	-0.06 0.03 0.01 -0.07 0.02
summary word	discuss	-0.15 -0.16 -0.20 -0.04 0.15
summary word	discussion	-0.09 -0.10 -0.10 -0.02 0.06
summary word	disput	-0.11 -0.04 0.07 0.03 -0.15
summary word	disrupt	-0.02 -0.11 -0.02 0.04 -0.07
summary word	disruption	-0.08 -0.10 0.00 0.04 -0.04
summary word	divert	-0.08 -0.13 -0.11 0.03 0.05
summary word	do	0.04 -0.07 -0.06 -0.06 0.07
summary word	does	-0.08 0.06 0.05 0.04 -0.15
summary word	dollar	-0.09 -0.02 -0.04 0.06 -0.03
summary word	domestic	-0.13 -0.13 -0.01 0.00 0.02
summary word	don't	-0.06 0.05 0.05 -0.10 0.02
summary word	down	-0.03 -0.10 -0.15 0.15 -0.07
summary word	dozen	0.11 -0.10 -0.07 -0.18 0.08
summary word	dramatic	0.05 0.10 0.01 -0.02 -0.12
summary word	driven	-0.09 0.07 0.10 -0.03 -0.15
summary word	dron	0.03 -0.01 -0.06 0.00 -0.02
summary word	dropp	-0.10 -0.09 -0.14 0.12 -0.09
summary word	drov	-0.06 -0.11 -0.09 0.09 -0.04
summary word	due	0.02 0.06 -0.04 -0.09 -0.01
summary word	dur	-0.16 -0.12 -0.02 0.15 -0.10
summary word	each	-0.05 0.04 -0.09 0.03 -0.04
summary word	earlier	0.01 -0.03 0.01 -0.05 -0.02
summary word	early	-0.06 -0.02 0.00 -0.02 0.00
summary word	eas	0.03 0.03 -0.16 0.08 0.05
summary word	ease	-0.14 -0.12 -0.08 -0.01 0.09
summary word	east	-0.07 -0.11 -0.04 0.03 -0.01
summary word	eastern	0.09 0.00 -0.13 0.06 -0.05
summary word	economic	0.04 0.04 -0.03 -0.11 0.06
summary word	economy	-0.05 -0.19 -0.10 -0.12 0.14
summary word	edition	-0.09 -0.11 -0.13 -0.05 0.12
summary word	effect	0.10 -0.13 -0.15 0.03 -0.05
summary word	effectiv	-0.09 -0.14 0.03 -0.05 0.01
summary word	effort	-0.17 -0.21 -0.09 0.17 0.02
summary word	eliminat	-0.17 0.03 -0.10 0.01 0.03
summary word	elsewher	-0.05 -0.12 -0.11 0.11 -0.02
summary word	email	-0.05 0.01 0.04 -0.08 0.03
summary word	embassy	-0.14 -0.10 -0.09 -0.03 0.09
summary word	embolden	-0.08 -0.10 -0.10 -0.08 0.09
summary word	emerg	-0.09 -0.04 0.01 0.03 -0.04
summary word	emergency	0.08 0.01 -0.03 0.00 -0.13
summary word	emmanuel	-0.08 -0.13 -0.08 -0.05 0.08
summary word	emphasiz	-0.08 -0.01 0.06 0.02 -0.13
summary word	encourag	-0.15 -0.09 0.00 -0.06 0.02
summary word	end	-0.20 0.03 0.00 -0.03 0.03
summary word	enemy	0.08 0.02 -0.01 -0.02 -0.14
summary word	energy	-0.09 0.00 0.06 -0.03 -0.08
summary word	engag	-0.14 -0.03 0.04 -0.12 0.08
summary word	engagement	-0.11 0.02 0.02 -0.06 0.02
summary word	engulf	0.05 -0.05 0.04 -0.04 -0.09
summary word	enough	-0.15 -0.12 -0.01 0.02 0.01
summary word	enrich	-0.14 0.08 -0.01 -0.03 0.02
summary word	enrichment	-0.10 -0.02 0.05 -0.01 -0.06
summary word	ensur	-0.07 0.04 0.06 -0.04 -0.12
summary word	enter	0.00 0.09 0.16 -0.24 -0.07
summary word	envoy	-0.08 0.04 0.03 -0.07 0.02
summary word	equity	-0.06 -0.10 -0.12 0.02 0.06
summary word	escalat	-0.06 0.05 0.07 -0.11 -0.02
summary word	escalation	-0.01 0.06 0.02 -0.04 -0.08
summary word	espionag	-0.09 0.00 0.05 -0.01 -0.11
summary word	evacuat	-0.10 -0.05 -0.03 0.01 0.02
summary word	evacuation	-0.06 0.02 -0.07 0.07 -0.01
summary word	even	0.07 -0.05 -0.10 -0.08 0.04
summary word	event	-0.13 -0.12 -0.05 0.05 -0.01
summary word	ever	0.04 0.12 -0.02 -0.03 -0.11
summary word	every	-0.05 -0.06 0.01 0.08 -0.13
summary word	everyth	-0.09 -0.09 0.01 0.06 -0.11
summary word	evidenc	-0.13 0.10 0.07 -0.11 -0.10
summary word	examin	-0.10 -0.11 -0.13 -0.13 0.14
summary word	exchang	0.03 0.06 -0.11 -0.03 -0.01
summary word	execut	-0.09 0.01 0.06 -0.06 -0.08
summary word	exit	-0.12 -0.08 0.06 -0.01 -0.04
summary word	expand	0.07 0.12 -0.11 -0.05 -0.16
summary word	expect	-0.09 -0.09 -0.16 0.00 0.07
summary word	expert	-0.13 -0.12 -0.08 0.06 0.02
summary word	expir	-0.07 0.02 -0.05 0.04 -0.04
summary word	explor	-0.10 -0.05 0.07 -0.05 -0.09
summary word	explosion	0.00 0.03 0.04 -0.24 0.02
summary word	export	-0.15 -0.09 0.06 0.01 -0.05
summary word	exporter	-0.01 0.01 0.07 -0.15 0.04
summary word	expos	-0.07 -0.09 -0.10 0.06 0.06
summary word	express	-0.11 -0.08 0.00 0.01 -0.01
summary word	extend	0.10 0.10 -0.08 -0.14 -0.07
summary word	f	-0.01 0.00 -0.06 -0.08 0.05
summary word	fac	-0.11 -0.07 -0.05 -0.07 0.09
summary word	face	0.07 0.09 -0.11 -0.09 -0.01
summary word	facility	0.08 -0.03 -0.06 -0.03 0.01
summary word	fail	-0.10 -0.02 0.05 -0.02 -0.03
summary word	failur	-0.10 0.02 0.11 -0.08 -0.13
summary word	fallout	-0.09 0.01 0.02 0.04 -0.09
summary word	familiar	-0.14 -0.04 0.02 0.03 -0.13
summary word	family	-0.13 -0.03 0.00 0.09 -0.14
summary word	far	-0.12 -0.13 -0.01 -0.04 0.06
summary word	father	-0.13 -0.09 0.06 -0.02 -0.04
summary word	fear	0.02 0.07 0.01 -0.01 -0.12
summary word	federal	-0.04 -0.11 -0.08 0.05 0.00
summary word	feedstock	-0.07 -0.07 -0.07 0.08 -0.06
summary word	fees	-0.09 0.06 0.03 -0.03 -0.05
summary word	fell	-0.10 -0.14 -0.13 0.12 -0.02
summary word	fellow	-0.06 -0.08 -0.12 -0.05 0.08
summary word	fertilizer	-0.05 -0.13 -0.12 0.00 0.04
summary word	few	-0.03 -0.11 -0.13 0.01 0.10
summary word	field	0.07 0.11 -0.12 -0.09 -0.11
summary word	fifth	-0.02 -0.01 -0.16 0.09 -0.08
summary word	fight	-0.04 -0.01 -0.14 0.06 0.01
summary word	figur	-0.10 -0.04 0.00 0.03 -0.04
summary word	film	-0.12 -0.04 -0.12 0.11 -0.16
summary word	financial	-0.06 0.01 -0.04 -0.05 0.04
summary word	find	0.03 0.03 0.00 -0.14 0.07
summary word	fir	0.09 0.10 -0.04 -0.13 -0.09
summary word	fire	0.05 0.07 -0.19 0.03 -0.07
summary word	firm	-0.13 0.03 0.02 -0.09 0.04
summary word	firmly	-0.10 -0.02 -0.03 0.05 -0.08
summary word	first	0.02 0.05 0.04 -0.11 -0.01
summary word	five	-0.13 -0.02 -0.07 0.02 0.01
summary word	fled	0.00 0.04 -0.13 -0.12 0.06
summary word	flow	-0.08 -0.17 -0.08 0.08 0.01
summary word	fluctuat	-0.05 -0.09 0.14 0.12 -0.15
summary word	fm	0.06 0.04 0.01 -0.04 -0.06
summary word	focus	-0.07 -0.08 -0.08 0.11 0.01
summary word	follow	-0.03 -0.13 0.04 0.04 -0.06
summary word	food	-0.05 -0.08 -0.07 0.04 -0.02
summary word	forc	-0.07 -0.07 0.00 0.02 -0.01
summary word	forecast	-0.05 -0.09 -0.09 0.01 0.03
summary word	foreign	-0.14 -0.05 -0.02 0.01 0.01
summary word	former	-0.10 0.02 -0.01 -0.15 0.06
summary word	found	-0.07 -0.04 0.04 -0.06 0.02
summary word	four	-0.07 -0.04 0.09 -0.05 -0.10
summary word	fox	-0.10 -0.12 -0.11 0.02 0.06
summary word	fragil	-0.18 -0.07 0.07 -0.07 0.01
summary word	free	-0.05 0.02 0.07 -0.04 -0.01
summary word	freedom	-0.11 -0.09 -0.03 0.04 0.00
summary word	freight	-0.05 -0.06 0.01 -0.11 0.11
summary word	fresh	-0.06 0.08 0.04 -0.09 -0.07
summary word	friday	0.02 -0.05 -0.07 -0.03 0.04
summary word	front	-0.13 -0.13 -0.14 0.10 0.07
summary word	fu	-0.02 -0.09 -0.09 -0.10 0.10
summary word	fuel	0.03 0.07 0.05 -0.12 -0.02
summary word	full	-0.18 -0.15 -0.02 -0.04 0.07
summary word	fund	-0.08 0.01 0.03 0.02 -0.08
summary word	further	-0.07 0.11 0.01 -0.09 -0.09
summary word	futur	-0.05 0.10 0.06 0.02 -0.15
summary word	g7	0.03 0.07 0.06 -0.15 -0.04
summary word	gain	-0.11 -0.13 -0.03 0.06 -0.05
summary word	gas	-0.15 0.02 0.04 -0.08 0.01
summary word	gather	-0.07 0.00 0.04 -0.01 -0.05
summary word	general	-0.11 -0.19 -0.21 0.14 0.00
summary word	geopolitical	-0.04 -0.15 -0.13 -0.04 0.10
summary word	get	-0.10 0.06 0.05 -0.02 -0.05
summary word	gett	-0.09 -0.01 0.01 0.00 -0.03
summary word	giorgia	-0.11 -0.02 0.01 0.01 -0.06
summary word	giv	-0.06 0.05 0.01 0.02 -0.07
summary word	given	-0.02 -0.08 -0.13 0.02 0.05
summary word	global	-0.10 -0.08 -0.07 -0.12 0.18
summary word	globally	-0.09 -0.04 0.02 -0.06 0.03
summary word	glycol	-0.09 -0.10 -0.14 0.03 0.07
summary word	go	-0.12 -0.04 0.01 -0.08 0.07
summary word	goal	0.01 0.00 0.03 -0.05 -0.08
summary word	gold	-0.08 -0.13 -0.08 0.07 0.01
summary word	good	-0.17 0.05 0.07 -0.15 0.05
summary word	government	-0.14 -0.03 0.07 -0.08 0.00
summary word	graham	-0.07 0.13 0.08 0.01 -0.14
summary word	green	-0.07 -0.11 -0.10 -0.02 0.06
summary word	ground	-0.15 0.03 -0.11 -0.10 0.06
summary word	group	-0.16 -0.01 0.07 -0.05 -0.03
summary word	grow	-0.14 0.05 0.08 -0.05 -0.14
summary word	growth	-0.06 -0.11 -0.05 0.03 0.00
summary word	guard	0.06 0.02 -0.11 -0.02 -0.11
summary word	guardian	-0.07 -0.09 -0.10 0.04 0.04
summary word	guidelin	-0.15 -0.14 0.03 0.06 -0.15
summary word	hack	-0.13 0.02 -0.04 -0.03 0.03
summary word	halt	0.00 0.09 0.10 -0.15 -0.04
summary word	hama	-0.14 -0.10 -0.12 0.11 0.03
summary word	hand	-0.06 0.01 -0.05 0.06 -0.06
summary word	hard	-0.09 0.05 0.08 -0.06 -0.12
summary word	hardship	-0.07 -0.01 0.00 0.00 -0.01
summary word	hav	-0.04 0.05 0.07 -0.01 -0.10
summary word	haven	-0.05 -0.11 -0.05 0.04 -0.01
summary word	head	0.01 0.04 0.02 -0.03 -0.13
summary word	health	-0.01 -0.10 0.07 -0.11 0.02
summary word	heavy	-0.04 -0.03 0.00 -0.15 0.07
summary word	heighten	0.01 0.05 -0.03 -0.11 0.02
summary word	held	-0.14 0.01 -0.02 -0.03 0.04
summary word	help	-0.10 0.11 0.08 -0.13 0.03
summary word	here	-0.16 -0.15 -0.10 -0.03 0.13
summary word	high	-0.16 0.06 0.05 -0.06 -0.01
summary word	higher	0.03 -0.11 -0.16 -0.04 0.05
summary word	highest	-0.06 0.00 0.00 0.02 -0.08
summary word	highlight	-0.08 -0.09 -0.09 0.04 0.06
summary word	hik	-0.03 -0.06 -0.09 0.01 0.02
summary word	him	-0.06 0.02 -0.10 0.08 -0.04
summary word	historic	-0.10 -0.13 -0.01 -0.02 0.04
summary word	hit	0.02 0.03 0.09 -0.12 -0.08
summary word	hits	-0.04 0.06 -0.14 -0.07 0.05
summary word	hitt	0.08 0.13 0.08 -0.10 -0.08
summary word	hold	-0.01 0.00 0.01 -0.02 -0.11
summary word	hom	-0.09 -0.15 -0.14 -0.05 0.12
summary word	home	-0.21 -0.15 -0.10 -0.01 0.12
summary word	honor	-0.05 -0.09 -0.12 0.09 -0.05
summary word	hop	-0.09 0.01 0.03 -0.09 0.04
summary word	hope	-0.08 -0.14 -0.12 0.06 0.07
summary word	hospital	0.08 -0.07 0.04 -0.14 -0.17
summary word	host	-0.12 -0.04 -0.02 0.05 -0.05
summary word	hostility	-0.07 -0.01 -0.12 0.10 -0.08
summary word	hour	-0.07 -0.22 -0.12 0.12 0.02
summary word	how	-0.11 -0.15 -0.19 0.01 0.09
summary word	href	-0.01 0.10 0.09 -0.08 -0.16
summary word	human	-0.12 -0.13 -0.02 -0.10 0.06
summary word	hundred	0.07 -0.10 -0.17 0.07 -0.05
summary word	icis	-0.10 -0.04 -0.01 -0.04 0.02
summary word	if	-0.13 0.05 -0.03 -0.08 0.07
summary word	imag	-0.10 -0.08 -0.11 0.11 -0.07
summary word	imf	-0.05 -0.07 -0.03 -0.06 0.05
summary word	immediat	-0.01 0.01 0.05 -0.02 -0.13
summary word	impact	-0.03 -0.14 -0.02 -0.15 0.15
summary word	implement	0.08 0.07 -0.11 -0.05 -0.05
summary word	import	-0.05 -0.09 -0.06 0.10 -0.11
summary word	impos	0.05 -0.06 -0.01 0.00 -0.12
summary word	impossibl	-0.04 -0.09 -0.09 0.06 0.01
summary word	improv	-0.08 0.07 0.07 -0.11 0.02
summary word	incident	0.00 -0.03 0.00 0.07 -0.10
summary word	includ	0.04 -0.02 -0.02 -0.06 -0.03
summary word	increas	-0.13 0.01 0.02 -0.06 0.05
summary word	increasingly	-0.11 -0.11 -0.01 0.10 -0.18
summary word	indicat	-0.10 -0.11 -0.10 0.05 0.00
summary word	industry	-0.04 -0.08 0.01 -0.04 0.03
summary word	infiltration	0.14 0.19 0.07 -0.26 -0.13
summary word	inflam	-0.08 -0.11 -0.02 0.09 -0.10
summary word	inflation	-0.10 -0.07 -0.06 -0.08 0.10
summary word	information	-0.10 -0.07 -0.01 -0.10 0.06
summary word	infrastructur	0.09 0.07 -0.02 -0.06 -0.19
summary word	initial	0.07 0.04 -0.12 -0.02 -0.05
summary word	injur	0.07 -0.12 0.06 -0.09 -0.13
summary word	injury	-0.14 -0.02 -0.01 0.06 -0.14
summary word	insist	-0.09 0.13 0.09 -0.05 -0.16
summary word	institut	-0.09 -0.09 -0.10 0.00 0.05
summary word	insuranc	-0.05 0.01 0.04 -0.04 -0.01
summary word	intelligenc	0.04 -0.03 0.00 -0.02 -0.02
summary word	intens	0.00 0.05 0.07 -0.13 -0.13
summary word	intensify	-0.13 -0.01 0.01 0.06 -0.12
summary word	intercept	-0.03 0.00 -0.01 -0.02 -0.06
summary word	interceptor	-0.04 -0.04 -0.06 0.05 -0.03
summary word	interest	-0.09 -0.04 0.02 -0.01 -0.01
summary word	interferenc	-0.08 0.14 0.14 -0.14 -0.15
summary word	internal	-0.06 0.08 0.09 -0.03 -0.13
summary word	international	0.06 -0.14 0.00 -0.01 0.00
summary word	internet	-0.07 -0.04 0.04 0.01 -0.06
summary word	intersection	-0.06 -0.07 -0.08 0.03 0.08
summary word	interven	-0.13 0.07 -0.07 0.03 0.01
summary word	intervention	-0.17 -0.08 -0.04 0.01 0.03
summary word	interview	-0.06 0.01 -0.03 0.04 -0.07
summary word	inventory	-0.06 -0.11 -0.11 0.04 0.01
summary word	investor	-0.16 -0.10 -0.13 0.14 -0.03
summary word	involv	-0.13 -0.03 0.12 -0.05 -0.15
summary word	involvement	-0.07 0.03 0.06 -0.13 0.01
summary word	is	-0.20 -0.06 -0.09 -0.01 0.15
summary word	islamic	0.06 -0.04 -0.15 0.13 -0.20
summary word	issu	-0.13 0.13 0.08 -0.15 0.02
summary word	itself	0.04 0.02 0.01 -0.15 0.08
summary word	jet	-0.10 -0.03 0.09 -0.01 -0.10
summary word	jets	0.03 -0.02 0.07 -0.10 -0.08
summary word	jewish	-0.06 -0.06 -0.11 0.01 0.02
summary word	join	-0.09 0.07 0.07 -0.03 -0.13
summary word	joseph	0.05 0.03 -0.11 -0.07 -0.02
summary word	journalist	-0.07 0.02 -0.08 0.08 -0.10
summary word	judiciary	-0.06 0.05 0.08 -0.08 -0.08
summary word	jump	-0.05 0.09 0.02 -0.01 -0.04
summary word	jun	-0.11 -0.11 0.03 0.07 -0.13
summary word	june	-0.03 -0.02 -0.03 -0.11 0.07
summary word	just	-0.12 -0.11 -0.11 0.04 0.06
summary word	keep	-0.12 0.01 -0.01 -0.04 0.02
summary word	keir	-0.03 0.03 0.05 -0.06 0.00
summary word	key	0.05 0.08 0.07 -0.09 -0.12
summary word	kill	0.01 -0.12 0.06 0.02 -0.11
summary word	know	-0.11 -0.04 0.02 0.04 -0.12
summary word	lack	0.06 -0.06 -0.10 0.03 -0.10
summary word	laid	-0.09 -0.04 -0.02 0.03 -0.02
summary word	land	-0.10 -0.10 -0.11 0.10 -0.08
summary word	larg	-0.08 -0.09 -0.10 0.07 0.02
summary word	largest	-0.11 0.01 0.01 -0.02 0.03
summary word	last	-0.04 -0.14 -0.01 0.04 -0.02
summary word	late	-0.01 0.04 0.00 -0.03 -0.03
summary word	latest	0.02 0.05 -0.07 -0.04 -0.03
summary word	launch	-0.05 0.05 0.04 0.01 -0.15
summary word	launcher	-0.20 -0.16 0.01 0.12 -0.03
summary word	law	0.03 -0.08 0.02 -0.04 0.01
summary word	lead	-0.14 -0.12 -0.03 -0.09 0.13
summary word	leader	0.02 0.03 -0.04 0.00 -0.03
summary word	leadership	-0.12 0.05 0.00 0.03 -0.08
summary word	least	-0.14 -0.05 0.00 0.03 -0.02
summary word	leav	-0.11 0.01 0.06 -0.06 -0.01
summary word	led	-0.09 -0.16 -0.12 0.05 0.05
summary word	left	-0.10 0.04 -0.04 -0.04 0.02
summary word	legal	-0.09 -0.10 0.03 0.05 -0.10
summary word	leniency	-0.07 0.03 0.07 -0.07 -0.08
summary word	less	-0.12 -0.14 -0.07 0.02 0.02
summary word	level	0.04 0.02 -0.01 -0.01 -0.11
summary word	life	-0.10 -0.08 -0.11 -0.06 0.10
summary word	lift	-0.11 -0.02 -0.02 -0.03 0.06
summary word	light	-0.06 0.00 0.01 -0.03 0.01
summary word	like	-0.09 -0.03 0.08 -0.11 0.00
summary word	likely	0.03 0.02 -0.10 -0.08 0.08
summary word	limit	-0.08 -0.04 0.06 -0.05 -0.03
summary word	lin	-0.11 -0.05 0.02 -0.03 0.04
summary word	lindsey	-0.07 0.13 0.08 0.01 -0.14
summary word	linger	-0.10 -0.01 0.11 -0.08 -0.12
summary word	link	0.02 -0.14 0.03 0.00 -0.13
summary word	liv	-0.28 -0.04 -0.04 -0.06 0.08
summary word	live	0.07 -0.03 -0.10 -0.07 0.02
summary word	lng	-0.11 -0.08 -0.03 0.00 0.05
summary word	load	-0.12 0.03 -0.04 -0.06 0.04
summary word	location	0.03 -0.05 0.02 -0.02 -0.11
summary word	lock	-0.11 0.05 -0.05 -0.07 0.05
summary word	logistical	-0.08 0.01 0.08 -0.03 -0.12
summary word	long	-0.01 -0.02 -0.04 0.01 -0.01
summary word	longer	-0.05 0.04 -0.01 0.00 0.00
summary word	look	-0.15 -0.10 -0.03 0.05 -0.01
summary word	loss	0.02 0.01 -0.07 -0.03 0.03
summary word	low	-0.05 0.02 0.03 -0.04 -0.02
summary word	lower	-0.02 -0.10 -0.13 0.07 0.07
summary word	made	-0.18 -0.17 0.01 0.02 -0.04
summary word	main	-0.09 0.03 -0.02 -0.09 0.05
summary word	maintain	-0.07 -0.01 -0.04 0.07 -0.05
summary word	majeur	-0.05 0.06 -0.03 0.05 -0.09
summary word	major	-0.04 -0.10 -0.04 0.03 0.00
summary word	majority	-0.10 0.06 0.03 -0.07 -0.01
summary word	mak	-0.08 -0.08 0.02 -0.06 0.03
summary word	make	-0.03 0.08 0.04 -0.06 -0.10
summary word	man	-0.11 -0.08 0.02 0.03 -0.12
summary word	many	0.01 -0.07 -0.02 -0.13 0.08
summary word	march	-0.22 -0.09 0.13 -0.02 -0.18
summary word	marin	-0.07 -0.11 -0.11 0.12 -0.06
summary word	maritim	-0.03 0.00 0.06 -0.07 -0.07
summary word	mark	-0.14 0.08 0.13 -0.10 -0.11
summary word	market	-0.12 -0.08 -0.09 -0.04 0.10
summary word	martyr	-0.14 -0.13 -0.06 0.12 -0.04
summary word	mass	-0.07 -0.09 -0.04 -0.10 0.10
summary word	massiv	0.07 -0.09 0.02 -0.04 -0.13
summary word	matter	-0.09 0.02 0.03 0.03 -0.15
summary word	maximum	-0.06 0.06 0.06 -0.06 -0.06
summary word	may	-0.10 -0.05 -0.03 0.07 -0.07
summary word	mean	0.07 0.06 -0.08 -0.04 -0.10
summary word	media	0.00 -0.11 0.03 -0.10 0.05
summary word	mediat	-0.16 -0.10 -0.05 0.07 -0.03
summary word	mediation	-0.15 -0.09 0.02 0.09 -0.18
summary word	mediator	-0.10 0.09 0.05 -0.05 -0.04
summary word	meet	0.10 -0.06 -0.05 -0.02 -0.10
summary word	meg	-0.09 -0.10 -0.14 0.03 0.07
summary word	member	-0.11 0.05 -0.12 0.03 0.02
summary word	memorandum	-0.09 -0.09 -0.11 0.10 -0.03
summary word	met	-0.12 0.02 -0.04 0.00 0.02
summary word	methanol	-0.05 -0.13 -0.11 0.10 -0.07
summary word	middl	-0.03 -0.12 -0.11 0.09 0.01
summary word	might	-0.10 -0.09 0.04 -0.14 0.09
summary word	militant	-0.04 0.00 -0.04 0.03 -0.05
summary word	military	0.13 -0.06 0.00 -0.05 -0.11
summary word	million	-0.09 0.00 0.11 -0.17 0.05
summary word	min	-0.18 -0.10 0.06 0.02 -0.13
summary word	minister	0.01 -0.08 -0.01 -0.01 -0.02
summary word	ministry	-0.01 -0.12 0.01 0.05 -0.04
summary word	missil	0.07 -0.10 -0.11 -0.02 0.02
summary word	mna	-0.11 -0.15 -0.11 0.13 -0.08
summary word	mohammad	-0.10 -0.11 -0.10 0.09 0.02
summary word	moment	-0.08 0.02 0.01 0.08 -0.12
summary word	monday	0.04 0.06 0.00 -0.09 -0.05
summary word	money	-0.08 -0.08 -0.09 -0.03 0.09
summary word	monitor	-0.02 0.03 -0.13 -0.06 0.06
summary word	monoethylen	-0.09 -0.10 -0.14 0.03 0.07
summary word	month	0.08 -0.02 0.05 -0.12 -0.12
summary word	more	0.00 -0.09 0.05 0.00 -0.09
summary word	morn	-0.04 0.07 0.04 -0.13 0.01
summary word	most	-0.08 -0.20 -0.10 0.07 0.05
summary word	mount	-0.04 -0.07 0.01 0.02 -0.03
summary word	mov	-0.05 -0.07 -0.02 0.02 0.01
summary word	move	-0.12 -0.06 0.05 -0.07 0.04
summary word	movement	-0.07 -0.10 0.04 0.06 -0.10
summary word	much	-0.07 -0.02 -0.08 0.03 0.05
summary word	multipl	0.01 0.06 -0.11 -0.07 0.05
summary word	must	0.00 0.07 0.07 -0.11 -0.08
summary word	name	-0.13 -0.10 -0.03 0.07 -0.06
summary word	naphtha	-0.05 0.07 0.08 -0.01 -0.10
summary word	nation	-0.04 -0.03 -0.12 0.08 -0.03
summary word	national	-0.10 0.04 -0.07 0.00 0.01
summary word	nationwid	-0.10 0.08 0.11 -0.02 -0.15
summary word	natural	-0.14 -0.08 0.04 -0.02 0.00
summary word	naval	-0.15 -0.13 0.07 0.02 -0.12
summary word	near	0.05 0.08 0.03 -0.12 -0.14
summary word	nearly	-0.03 -0.05 0.03 -0.01 -0.02
summary word	need	-0.11 -0.12 -0.08 0.07 0.03
summary word	negotiat	-0.10 -0.17 -0.15 0.10 0.00
summary word	negotiation	-0.23 0.00 0.01 -0.03 0.00
summary word	negotiator	-0.07 0.10 0.10 -0.04 -0.16
summary word	network	-0.08 0.05 0.04 -0.10 0.04
summary word	never	0.05 -0.05 -0.12 0.03 -0.01
summary word	new	0.00 -0.02 -0.01 0.01 -0.07
summary word	news	-0.04 -0.06 -0.11 0.04 0.04
summary word	newsletter	-0.06 0.04 0.04 -0.12 0.05
summary word	next	-0.13 0.03 0.04 -0.02 -0.04
summary word	night	0.03 -0.07 -0.18 0.04 0.01
summary word	no	-0.09 0.10 0.09 -0.05 -0.20
summary word	non	-0.07 -0.10 -0.04 0.06 0.00
summary word	nor	-0.07 -0.07 -0.09 -0.11 0.10
summary word	north	0.09 -0.15 -0.11 -0.08 0.02
summary word	northern	-0.10 -0.08 -0.11 0.10 -0.02
summary word	not	-0.18 -0.25 0.03 0.06 0.01
summary word	noth	0.01 0.07 -0.09 -0.04 -0.02
summary word	now	-0.07 -0.13 0.05 -0.12 0.07
summary word	nuclear	0.01 -0.11 0.00 -0.05 0.03
summary word	number	-0.08 -0.11 -0.11 -0.01 0.06
summary word	objectiv	-0.07 -0.11 -0.11 -0.07 0.09
summary word	observ	-0.10 -0.09 0.05 -0.01 0.02
summary word	occupy	0.08 -0.02 -0.12 0.00 -0.10
summary word	off	-0.01 0.02 -0.03 -0.03 0.01
summary word	offensiv	-0.12 -0.08 0.05 -0.06 0.03
summary word	offer	-0.14 -0.11 -0.04 0.08 -0.06
summary word	official	-0.03 0.00 -0.03 0.01 -0.05
summary word	oil	-0.06 0.02 -0.04 0.02 -0.03
summary word	old	0.05 -0.03 -0.02 -0.01 -0.12
summary word	once	0.06 0.08 -0.19 -0.09 0.05
summary word	one	-0.08 0.04 -0.11 -0.08 0.11
summary word	ongo	-0.19 0.01 0.01 -0.09 0.07
summary word	only	-0.02 -0.08 0.05 -0.05 -0.03
summary word	open	-0.05 0.04 0.00 0.03 -0.14
summary word	operat	-0.05 0.00 0.04 -0.01 -0.09
summary word	operation	0.08 0.00 0.04 -0.11 -0.06
summary word	operativ	-0.08 0.06 0.00 -0.01 -0.09
summary word	opportunity	-0.07 -0.04 0.03 0.05 -0.12
summary word	oppos	-0.11 -0.15 -0.18 -0.02 0.10
summary word	option	-0.08 -0.04 -0.03 0.03 0.04
summary word	order	0.01 0.13 -0.03 -0.01 -0.06
summary word	organisation	-0.11 -0.10 0.07 -0.13 0.09
summary word	organization	0.02 0.03 0.01 -0.01 -0.07
summary word	other	-0.07 -0.06 -0.12 0.14 -0.06
summary word	our	0.06 0.04 0.00 -0.03 -0.05
summary word	out	-0.13 -0.02 0.04 0.05 -0.11
summary word	outbreak	-0.03 0.07 0.06 -0.06 -0.06
summary word	outlook	-0.05 -0.11 -0.10 0.11 -0.11
summary word	output	-0.05 0.08 0.07 -0.10 -0.02
summary word	over	-0.04 0.03 0.09 0.02 -0.18
summary word	overnight	-0.01 -0.01 -0.02 0.01 0.01
summary word	own	-0.12 -0.05 -0.03 0.05 -0.04
summary word	owner	0.06 0.00 -0.10 -0.03 0.03
summary word	p	-0.05 0.07 0.10 -0.12 -0.05
summary word	palestinian	-0.08 -0.08 -0.07 -0.06 0.07
summary word	parliament	-0.10 -0.02 0.07 -0.02 -0.09
summary word	part	-0.15 -0.04 0.05 -0.04 0.01
summary word	participant	-0.02 -0.09 -0.08 0.05 -0.04
summary word	particularly	-0.07 -0.11 -0.11 -0.14 0.13
summary word	partner	-0.09 -0.14 -0.14 0.02 0.11
summary word	party	-0.14 0.00 0.01 -0.10 0.07
summary word	pass	-0.14 -0.13 0.04 0.05 -0.07
summary word	passag	-0.13 -0.07 0.10 -0.03 -0.14
summary word	past	0.04 0.10 0.07 -0.10 -0.12
summary word	path	-0.02 -0.06 -0.04 0.03 -0.01
summary word	patienc	-0.06 0.00 0.03 -0.05 0.01
summary word	paus	-0.11 -0.11 -0.09 -0.03 0.10
summary word	pdt	-0.08 0.03 0.04 -0.05 -0.05
summary word	peac	-0.23 0.04 0.11 -0.05 -0.08
summary word	peaceful	-0.12 0.06 -0.01 -0.06 0.00
summary word	peopl	0.01 -0.09 0.07 -0.09 -0.01
summary word	percent	-0.09 0.00 0.03 0.03 -0.13
summary word	permanent	0.08 0.09 -0.08 -0.07 -0.10
summary word	personnel	-0.13 -0.02 0.03 0.02 -0.09
summary word	petrochemical	-0.09 0.08 0.04 -0.01 -0.09
summary word	phas	-0.20 -0.22 -0.21 0.08 0.08
summary word	phon	-0.11 -0.04 0.07 0.01 -0.15
summary word	pictur	-0.06 0.07 0.06 -0.12 0.04
summary word	piec	-0.09 -0.11 -0.10 0.14 -0.10
summary word	pilot	-0.07 -0.04 -0.03 0.07 -0.08
summary word	plac	-0.07 0.00 -0.02 0.04 -0.05
summary word	plan	-0.16 -0.10 0.04 0.11 -0.19
summary word	plann	-0.06 0.01 0.03 0.03 -0.08
summary word	plant	-0.18 -0.14 -0.01 0.05 0.05
summary word	platt	-0.06 -0.03 0.07 -0.08 0.00
summary word	play	-0.06 -0.06 -0.06 0.07 -0.06
summary word	player	-0.09 -0.09 -0.03 -0.07 0.09
summary word	pledg	-0.07 -0.05 0.02 0.03 -0.05
summary word	plung	-0.06 0.04 0.02 0.02 -0.13
summary word	pm	-0.09 -0.01 -0.01 0.05 -0.07
summary word	point	-0.02 0.05 -0.14 -0.08 0.05
summary word	polic	-0.08 -0.06 0.08 -0.01 -0.09
summary word	policy	-0.09 -0.14 -0.14 0.01 0.09
summary word	politic	-0.07 -0.10 -0.15 -0.09 0.14
summary word	political	-0.08 0.09 0.02 -0.05 0.00
summary word	poll	-0.08 -0.07 -0.12 -0.03 0.05
summary word	polyethylen	-0.05 -0.11 -0.12 0.09 -0.03
summary word	port	0.04 -0.08 0.07 -0.07 -0.14
summary word	position	-0.05 -0.11 -0.09 0.09 -0.05
summary word	possibility	-0.10 -0.08 -0.08 0.06 0.05
summary word	possibl	-0.02 0.09 0.01 -0.04 -0.02
summary word	post	-0.11 0.05 0.03 -0.03 -0.06
summary word	potential	-0.01 -0.03 -0.11 0.03 0.03
summary word	potentially	-0.09 -0.02 0.09 -0.09 -0.03
summary word	pound	0.03 -0.05 0.06 -0.13 -0.01
summary word	power	-0.11 -0.11 -0.12 -0.15 0.19
summary word	powerful	0.05 -0.12 -0.10 -0.11 0.08
summary word	precondition	-0.08 0.03 0.03 0.00 -0.12
summary word	preemptiv	-0.10 -0.04 0.03 -0.12 0.03
summary word	premium	-0.03 -0.10 -0.09 -0.08 0.09
summary word	prepar	-0.19 0.00 -0.08 0.07 -0.02
summary word	pres	-0.12 -0.09 0.03 0.08 -0.09
summary word	present	0.07 -0.11 -0.06 -0.03 -0.03
summary word	president	-0.01 0.08 0.00 0.02 -0.13
summary word	press	-0.08 -0.08 -0.06 0.08 -0.09
summary word	pressur	-0.07 0.06 0.09 -0.07 -0.06
summary word	prevent	-0.07 0.13 0.08 -0.09 -0.08
summary word	previously	-0.07 -0.11 -0.15 0.05 0.04
summary word	pric	0.01 -0.01 -0.11 0.01 0.04
summary word	prim	0.03 -0.09 -0.04 0.01 -0.01
summary word	princ	-0.07 -0.03 -0.09 0.08 0.01
summary word	privat	-0.07 -0.08 -0.12 0.01 0.04
summary word	problem	-0.08 -0.10 -0.10 0.04 0.06
summary word	produc	-0.03 0.01 -0.05 0.07 -0.11
summary word	producer	-0.02 0.05 0.06 -0.04 -0.10
summary word	product	-0.12 -0.10 -0.03 0.10 -0.14
summary word	production	-0.10 -0.05 0.10 -0.04 -0.13
summary word	program	-0.01 -0.03 0.07 -0.18 0.03
summary word	progres	-0.15 -0.04 0.04 0.00 -0.12
summary word	prolong	-0.06 -0.10 -0.09 -0.01 0.04
summary word	promis	0.00 0.01 0.08 -0.07 -0.15
summary word	prompt	-0.12 -0.07 0.07 0.01 -0.04
summary word	proposal	-0.10 0.07 0.04 -0.09 -0.16
summary word	prospect	-0.07 -0.13 0.02 -0.01 0.00
summary word	protect	-0.09 -0.02 0.09 -0.03 -0.10
summary word	protest	-0.27 0.05 0.09 -0.07 -0.04
summary word	protester	-0.23 0.31 0.18 -0.19 -0.16
summary word	provid	-0.10 0.05 -0.03 -0.06 0.05
summary word	prowes	-0.08 -0.11 -0.02 0.09 -0.10
summary word	proxy	-0.12 0.00 -0.14 0.02 0.03
summary word	public	-0.14 -0.14 -0.04 0.07 0.04
summary word	push	-0.02 -0.14 -0.11 0.11 -0.04
summary word	put	-0.11 -0.06 0.00 -0.04 0.03
summary word	putt	-0.04 -0.10 -0.12 -0.01 0.07
summary word	question	-0.09 -0.12 -0.11 0.03 0.05
summary word	r	-0.07 0.04 -0.03 -0.15 0.08
summary word	rac	-0.08 0.01 0.05 -0.01 -0.10
summary word	radar	-0.11 -0.04 0.10 -0.05 -0.11
summary word	rais	0.05 0.00 0.06 -0.05 -0.09
summary word	rally	-0.07 -0.03 -0.03 0.09 -0.15
summary word	rang	-0.02 -0.03 -0.14 -0.12 0.13
summary word	rapid	0.05 0.05 -0.09 0.05 -0.10
summary word	rare	-0.10 0.09 0.09 -0.08 -0.12
summary word	rat	-0.06 -0.04 0.07 -0.03 -0.05
summary word	rate	-0.03 -0.09 -0.09 -0.08 0.09
summary word	reach	0.00 -0.13 -0.13 0.08 0.01
summary word	react	0.07 -0.07 -0.12 0.00 0.07
summary word	read	-0.19 -0.11 0.03 -0.02 0.01
summary word	readines	-0.09 0.17 0.08 -0.07 -0.11
summary word	ready	-0.10 0.05 0.05 0.02 -0.14
summary word	real	-0.08 -0.11 -0.11 0.04 0.08
summary word	reason	-0.08 -0.10 -0.10 -0.04 0.10
summary word	recent	-0.13 -0.21 -0.26 0.08 0.09
summary word	record	-0.09 -0.08 -0.08 0.01 0.05
summary word	recover	-0.11 -0.09 0.01 0.05 -0.08
summary word	recurrent	-0.05 -0.07 -0.06 0.06 0.03
summary word	red	-0.11 0.10 0.11 -0.15 0.02
summary word	reduc	-0.13 -0.11 -0.01 0.01 0.04
summary word	reel	0.03 -0.10 -0.07 0.01 0.04
summary word	refin	-0.03 0.02 -0.02 0.02 -0.04
summary word	refinery	0.06 0.03 -0.05 0.01 -0.09
summary word	reflect	-0.13 0.09 0.06 -0.05 -0.11
summary word	refus	-0.06 -0.08 -0.02 0.10 -0.12
summary word	regard	-0.11 -0.06 0.01 0.03 -0.06
summary word	regim	-0.16 -0.06 -0.10 0.00 0.08
summary word	region	0.00 0.12 0.07 -0.06 -0.21
summary word	regional	-0.07 -0.03 -0.05 0.03 0.03
summary word	reiterat	-0.09 -0.06 -0.09 0.10 -0.09
summary word	reject	-0.02 0.00 0.11 -0.04 -0.22
summary word	relat	-0.04 -0.09 -0.09 -0.10 0.10
summary word	relation	-0.10 -0.04 -0.03 -0.04 0.05
summary word	releas	-0.11 -0.09 0.05 0.01 -0.04
summary word	remain	-0.01 -0.20 0.02 -0.05 0.05
summary word	remark	-0.12 -0.11 -0.13 0.13 -0.12
summary word	renew	-0.17 0.05 0.10 -0.01 -0.13
summary word	renown	-0.08 -0.11 -0.02 0.09 -0.10
summary word	reopen	0.08 0.03 -0.17 -0.08 0.09
summary word	rep	-0.05 -0.10 -0.15 -0.13 0.14
summary word	repercussion	-0.05 -0.10 -0.11 -0.01 0.06
summary word	replac	-0.06 -0.10 -0.06 0.07 -0.04
summary word	report	-0.06 0.02 0.04 0.02 -0.15
summary word	reportedly	-0.18 0.09 0.10 -0.03 -0.14
summary word	reporter	-0.12 -0.05 -0.02 0.06 -0.08
summary word	representativ	-0.11 0.05 -0.14 0.04 -0.02
summary word	republican	-0.07 -0.01 -0.03 0.00 -0.01
summary word	rescu	-0.09 0.08 0.00 -0.13 0.01
summary word	reserv	-0.03 -0.10 -0.09 -0.01 0.05
summary word	resident	-0.03 -0.11 0.10 -0.04 -0.08
summary word	resilienc	-0.07 -0.10 -0.07 0.06 -0.03
summary word	resolution	-0.09 0.00 0.06 0.03 -0.14
summary word	respond	-0.10 0.01 0.00 -0.05 0.04
summary word	respons	0.08 -0.08 -0.02 -0.03 -0.05
summary word	responsibl	0.04 -0.10 -0.10 0.08 -0.11
summary word	restart	-0.14 -0.09 0.06 0.07 -0.08
summary word	restriction	-0.09 -0.03 -0.08 0.10 -0.10
summary word	result	0.00 -0.02 -0.12 -0.08 0.11
summary word	resum	-0.08 0.03 0.01 0.01 -0.10
summary word	retaliat	-0.14 -0.11 0.07 0.10 -0.15
summary word	retaliation	0.14 0.05 0.01 -0.16 -0.16
summary word	retaliatory	0.08 0.01 -0.14 -0.13 0.06
summary word	retir	-0.04 -0.09 -0.09 -0.11 0.10
summary word	return	-0.16 0.04 -0.01 -0.04 0.05
summary word	reuter	-0.10 -0.08 0.03 0.02 -0.09
summary word	reveal	-0.11 -0.01 0.12 -0.10 -0.10
summary word	revolution	0.06 0.00 -0.15 0.07 -0.14
summary word	reward	-0.08 -0.03 -0.07 -0.09 0.09
summary word	rhetoric	-0.13 0.11 0.06 -0.10 -0.03
summary word	rich	0.01 0.09 -0.06 -0.13 -0.11
summary word	right	-0.10 0.02 -0.02 0.01 0.01
summary word	rippl	-0.05 -0.13 -0.11 0.13 -0.09
summary word	ris	-0.09 0.00 -0.01 -0.07 0.07
summary word	rise	-0.05 -0.09 -0.11 -0.02 0.07
summary word	risk	0.01 0.00 -0.13 0.00 0.03
summary word	risky	-0.07 -0.10 -0.10 -0.02 0.06
summary word	rival	-0.07 0.04 -0.09 -0.02 0.05
summary word	rocket	-0.10 0.03 -0.17 0.05 -0.15
summary word	role	-0.03 -0.08 -0.09 -0.02 0.05
summary word	romain	-0.05 -0.11 -0.11 -0.12 0.13
summary word	rose	-0.12 -0.18 -0.12 0.13 -0.03
summary word	round	-0.22 -0.17 -0.20 0.19 -0.04
summary word	rt	-0.19 -0.11 0.03 -0.02 0.01
summary word	runn	0.06 0.07 -0.13 0.01 -0.01
summary word	s	-0.09 0.07 0.04 -0.10 0.04
summary word	safety	-0.13 -0.13 -0.12 0.11 0.03
summary word	said	-0.04 0.04 0.05 -0.01 -0.13
summary word	sal	-0.04 0.06 0.03 -0.02 -0.06
summary word	salvo	0.08 -0.08 0.03 -0.13 -0.10
summary word	same	-0.14 -0.08 0.00 0.07 -0.06
summary word	sanction	-0.21 0.08 0.09 -0.14 0.03
summary word	saturday	0.07 0.05 0.05 -0.07 -0.13
summary word	say	-0.02 -0.10 0.02 0.08 -0.14
summary word	says	-0.10 -0.19 0.02 0.13 -0.13
summary word	scal	-0.06 -0.02 -0.16 -0.05 0.09
summary word	scarlet	-0.02 -0.09 -0.09 -0.10 0.10
summary word	schedul	-0.10 0.00 -0.02 0.08 -0.12
summary word	scientist	-0.08 -0.02 0.12 -0.10 -0.11
summary word	second	-0.17 -0.16 -0.07 0.05 0.02
summary word	secretary	-0.03 -0.09 0.05 -0.01 -0.05
summary word	secur	-0.02 -0.01 -0.09 -0.05 0.06
summary word	security	-0.01 0.07 0.07 -0.07 -0.10
summary word	see	-0.07 -0.16 -0.15 0.03 0.07
summary word	seek	-0.17 -0.19 -0.06 0.09 -0.01
summary word	seem	-0.09 0.05 0.06 -0.04 -0.09
summary word	seen	0.00 0.16 0.11 -0.11 -0.12
summary word	seiz	-0.14 -0.15 0.04 0.05 -0.17
summary word	self	0.03 0.01 -0.12 -0.01 0.00
summary word	sen	-0.08 0.16 0.10 -0.12 -0.12
summary word	senat	-0.11 0.04 0.06 -0.04 -0.07
summary word	send	-0.09 -0.05 0.01 0.00 -0.01
summary word	senior	-0.03 -0.08 -0.14 0.05 0.05
summary word	sent	0.06 -0.12 -0.13 -0.03 0.05
summary word	serv	-0.09 0.01 -0.13 0.04 -0.07
summary word	servic	-0.04 0.11 -0.01 0.01 -0.10
summary word	sery	-0.04 -0.09 -0.09 0.01 0.05
summary word	session	-0.08 0.04 0.04 -0.05 -0.02
summary word	set	-0.01 0.14 0.08 -0.12 -0.02
summary word	settlement	-0.04 -0.04 -0.04 -0.02 0.02
summary word	seven	0.03 -0.02 -0.02 0.02 -0.15
summary word	sever	-0.07 0.02 0.03 -0.03 -0.03
summary word	several	0.01 -0.15 -0.11 0.11 -0.06
summary word	severely	-0.12 -0.10 0.08 -0.11 0.01
summary word	seyy	-0.10 -0.02 0.05 0.02 -0.10
summary word	shar	-0.05 -0.04 -0.02 0.05 -0.04
summary word	sharp	-0.10 0.01 0.01 -0.07 0.02
summary word	sharply	-0.09 0.00 0.07 -0.10 -0.01
summary word	shelter	0.06 -0.18 -0.02 -0.07 0.06
summary word	shift	-0.11 -0.12 -0.10 0.07 0.01
summary word	ship	0.04 -0.05 -0.14 0.02 0.04
summary word	shipment	-0.04 0.05 0.03 -0.02 -0.06
summary word	shipp	-0.07 0.02 0.00 0.03 -0.09
summary word	shock	-0.07 -0.12 -0.09 0.02 0.02
summary word	shoot	-0.08 0.08 0.03 -0.08 0.01
summary word	short	-0.04 -0.04 -0.11 0.09 0.00
summary word	shortag	-0.06 -0.12 -0.08 0.09 -0.09
summary word	shot	0.01 -0.07 -0.02 0.05 -0.12
summary word	should	-0.08 -0.14 -0.04 -0.01 0.04
summary word	show	-0.10 -0.07 -0.05 0.09 -0.05
summary word	shutdown	-0.06 0.01 -0.08 0.01 0.04
summary word	sid	0.00 -0.01 -0.09 -0.01 0.03
summary word	side	-0.07 -0.06 -0.05 0.08 -0.06
summary word	sign	-0.06 0.07 -0.02 0.02 -0.14
summary word	signal	-0.10 0.03 -0.11 0.12 -0.13
summary word	significant	-0.06 -0.08 -0.09 0.05 -0.01
summary word	significantly	-0.10 0.04 0.06 -0.02 -0.11
summary word	sinc	-0.14 -0.07 0.05 0.01 -0.04
summary word	siren	-0.13 -0.07 0.02 0.04 0.03
summary word	sit	-0.13 0.06 0.07 -0.07 0.02
summary word	site	-0.06 0.05 0.08 -0.11 -0.08
summary word	situation	-0.03 -0.10 -0.12 -0.12 0.12
summary word	six	0.04 -0.01 -0.11 0.03 -0.05
summary word	sixth	0.06 0.06 -0.12 -0.01 -0.08
summary word	skip	-0.05 0.04 0.03 -0.04 -0.06
summary word	slain	0.03 0.02 -0.02 -0.06 0.02
summary word	slow	-0.08 -0.12 -0.05 0.03 0.01
summary word	slump	-0.07 -0.04 -0.05 0.04 0.00
summary word	smok	0.06 -0.07 -0.12 -0.13 0.06
summary word	soar	-0.07 0.08 0.11 -0.07 -0.13
summary word	social	-0.09 -0.09 -0.12 -0.08 0.12
summary word	soldier	0.04 -0.02 -0.10 0.05 -0.06
summary word	some	-0.15 -0.05 -0.07 0.07 -0.02
summary word	sought	-0.07 -0.10 -0.08 0.12 -0.13
summary word	sound	-0.15 -0.10 0.02 0.05 0.09
summary word	sourc	0.04 0.08 -0.02 -0.01 -0.22
summary word	south	0.03 -0.12 -0.17 0.03 0.05
summary word	southern	0.16 0.04 0.00 -0.08 -0.07
summary word	sovereignty	0.01 -0.11 0.04 0.00 -0.06
summary word	spark	-0.03 -0.03 -0.02 0.04 -0.02
summary word	speak	0.00 -0.03 -0.20 -0.06 0.14
summary word	speaker	-0.10 -0.02 0.07 -0.02 -0.09
summary word	speculation	0.00 0.09 0.08 -0.12 -0.12
summary word	spik	-0.07 -0.07 -0.02 0.11 -0.15
summary word	spill	-0.01 -0.02 -0.11 -0.03 0.04
summary word	spokesperson	0.05 -0.08 -0.02 -0.04 -0.06
summary word	spokeswoman	-0.10 0.04 0.10 -0.10 -0.10
summary word	spot	-0.11 0.00 -0.01 0.05 -0.12
summary word	spread	-0.08 0.00 -0.06 0.09 -0.09
summary word	spy	-0.10 0.03 0.08 -0.07 -0.10
summary word	stabilis	-0.09 -0.08 0.03 -0.08 0.04
summary word	stability	-0.04 -0.08 0.01 0.08 -0.11
summary word	stabl	-0.06 -0.09 -0.11 -0.06 0.08
summary word	staff	-0.07 0.11 0.11 -0.12 -0.11
summary word	stak	-0.08 -0.11 -0.11 -0.11 0.11
summary word	stall	-0.04 0.01 0.06 -0.01 -0.11
summary word	stanc	-0.02 -0.07 -0.06 0.04 0.00
summary word	stand	-0.14 -0.09 0.01 -0.14 0.09
summary word	standoff	-0.03 0.13 0.07 -0.11 -0.07
summary word	standstill	-0.12 -0.09 0.02 0.06 -0.11
summary word	start	-0.06 -0.09 0.01 -0.03 0.03
summary word	stat	0.06 0.01 0.05 -0.09 -0.08
summary word	statement	-0.13 0.03 0.02 -0.09 0.06
summary word	statu	-0.14 -0.03 0.05 -0.01 -0.13
summary word	stay	-0.05 0.02 -0.02 -0.05 0.04
summary word	steady	-0.11 -0.14 -0.18 -0.02 0.09
summary word	stemm	-0.05 -0.09 -0.02 0.05 -0.04
summary word	step	-0.02 0.03 -0.17 0.03 -0.03
summary word	stev	-0.10 -0.13 -0.10 0.03 0.06
summary word	still	-0.12 -0.14 -0.20 0.08 0.09
summary word	stock	-0.12 -0.14 -0.01 0.11 -0.17
summary word	stockpil	-0.08 0.05 0.00 -0.08 0.07
summary word	stok	0.07 0.05 0.01 -0.05 -0.11
summary word	stop	-0.08 0.07 0.06 0.02 -0.08
summary word	storag	-0.09 -0.10 0.03 -0.08 0.05
summary word	strain	0.04 -0.11 -0.12 0.09 -0.09
summary word	strait	0.01 -0.04 -0.12 0.02 0.08
summary word	strand	-0.13 -0.14 -0.05 0.06 0.05
summary word	strategic	-0.11 -0.12 0.02 -0.11 0.04
summary word	strategist	-0.05 -0.11 -0.10 0.08 0.01
summary word	street	-0.09 -0.06 -0.04 0.09 -0.10
summary word	stress	-0.13 -0.11 -0.05 0.08 -0.05
summary word	strik	-0.03 -0.02 0.10 -0.03 -0.15
summary word	strong	-0.07 -0.06 0.05 0.02 -0.13
summary word	strongly	-0.08 -0.11 -0.10 -0.04 0.07
summary word	struck	0.01 0.04 -0.05 -0.08 0.04
summary word	struggl	-0.09 -0.12 0.05 -0.05 0.00
summary word	succes	-0.16 -0.16 -0.13 0.02 0.07
summary word	such	-0.07 -0.09 -0.11 0.04 0.03
summary word	sufficient	-0.11 -0.11 -0.09 0.07 0.12
summary word	suggest	-0.10 -0.03 -0.11 0.03 0.08
summary word	summit	0.03 0.09 0.03 -0.16 -0.12
summary word	sunday	-0.04 -0.02 -0.06 0.10 -0.12
summary word	supply	-0.03 0.05 0.09 -0.01 -0.11
summary word	support	-0.10 -0.02 0.01 0.00 -0.01
summary word	suppress	-0.05 -0.03 -0.06 0.04 0.05
summary word	surg	-0.04 0.09 0.09 -0.09 -0.10
summary word	surpris	-0.13 -0.07 0.01 -0.11 0.08
summary word	surrender	-0.09 0.07 0.05 -0.07 0.00
summary word	survivor	-0.11 -0.13 0.06 0.00 -0.13
summary word	suspend	-0.14 0.10 0.04 -0.01 -0.11
summary word	sustain	-0.05 -0.06 -0.12 0.04 0.05
summary word	swift	-0.08 0.00 -0.11 0.02 0.03
summary word	system	-0.09 0.08 0.07 -0.13 -0.10
summary word	tak	-0.04 0.13 0.08 -0.13 -0.06
summary word	take	-0.10 0.02 0.00 0.06 -0.09
summary word	taken	-0.12 -0.13 -0.10 -0.02 0.06
summary word	talk	0.02 0.03 0.10 -0.10 -0.09
summary word	tanker	-0.07 -0.05 0.02 0.07 -0.19
summary word	tapp	-0.05 -0.07 -0.06 0.06 0.03
summary word	target	0.01 0.03 0.02 0.03 -0.20
summary word	tariff	-0.05 0.04 0.03 0.01 -0.15
summary word	team	-0.08 0.04 -0.11 0.08 -0.04
summary word	television	0.01 0.00 -0.08 -0.04 0.05
summary word	tell	0.06 -0.08 0.01 0.00 -0.10
summary word	temporary	-0.12 -0.09 -0.01 -0.01 0.06
summary word	ten	0.12 0.10 -0.03 -0.17 -0.17
summary word	tens	-0.12 -0.10 -0.04 0.01 0.06
summary word	tension	-0.14 -0.04 0.05 -0.12 0.07
summary word	term	-0.16 -0.10 -0.05 0.01 0.02
summary word	territory	0.06 0.10 -0.02 -0.11 -0.18
summary word	terror	0.08 0.00 -0.01 -0.06 0.01
summary word	terrorist	-0.05 0.08 -0.14 -0.08 0.01
summary word	test	0.05 -0.08 -0.12 -0.09 0.08
summary word	th	-0.08 -0.01 0.06 -0.01 -0.07
summary word	their	-0.09 -0.07 -0.06 0.00 0.05
summary word	them	-0.05 -0.08 -0.04 -0.08 0.08
summary word	ther	-0.08 -0.01 -0.08 0.08 -0.04
summary word	they	0.01 -0.06 -0.02 -0.14 0.11
summary word	third	-0.02 0.07 0.03 -0.08 -0.07
summary word	thos	0.06 0.06 0.06 -0.11 -0.09
summary word	though	-0.16 -0.19 0.02 0.02 -0.01
summary word	thousand	-0.18 0.01 -0.07 0.05 -0.05
summary word	thre	0.05 0.02 -0.04 -0.03 -0.04
summary word	threat	-0.13 -0.12 -0.04 0.03 0.04
summary word	threaten	-0.08 0.02 -0.09 0.02 0.05
summary word	through	-0.20 -0.18 -0.12 0.11 0.07
summary word	throughout	-0.06 0.08 0.04 -0.09 0.04
summary word	thursday	0.02 -0.02 0.02 0.02 -0.13
summary word	ties	-0.12 -0.10 -0.02 0.08 -0.11
summary word	tighter	-0.06 -0.09 -0.10 0.01 0.03
summary word	tim	0.00 0.01 0.02 -0.07 0.00
summary word	time	-0.11 -0.01 0.05 0.02 -0.15
summary word	together	-0.13 -0.01 0.04 -0.03 -0.05
summary word	told	-0.18 -0.21 -0.07 0.04 0.07
summary word	toll	-0.11 -0.02 0.01 0.02 -0.03
summary word	tonn	-0.13 -0.14 -0.07 0.10 -0.07
summary word	took	0.04 -0.05 -0.15 0.05 -0.09
summary word	top	-0.06 0.14 0.09 -0.09 -0.14
summary word	toward	0.04 -0.04 0.01 -0.14 0.02
summary word	town	-0.10 0.01 0.01 0.02 -0.11
summary word	track	-0.11 0.04 -0.06 0.03 -0.14
summary word	trad	-0.13 -0.13 -0.03 0.05 0.00
summary word	trader	-0.08 -0.18 -0.11 0.12 -0.07
summary word	traffic	-0.06 -0.02 0.01 -0.03 -0.04
summary word	transit	-0.12 -0.06 0.06 -0.03 -0.08
summary word	travel	-0.07 -0.13 -0.14 0.11 -0.01
summary word	trigger	-0.07 0.03 0.00 -0.14 0.11
summary word	troop	0.06 -0.08 -0.07 0.05 -0.09
summary word	truc	0.02 -0.09 0.01 0.00 -0.06
summary word	try	0.00 0.03 -0.08 0.03 -0.05
summary word	ttf	-0.06 -0.10 -0.06 0.02 0.00
summary word	tucker	-0.08 -0.10 -0.11 -0.14 0.12
summary word	tuesday	-0.13 0.03 0.09 -0.11 -0.03
summary word	turmoil	0.07 0.05 -0.14 -0.11 0.06
summary word	turn	0.04 -0.11 -0.04 0.08 -0.18
summary word	tv	0.03 -0.01 0.01 -0.01 -0.10
summary word	two	0.07 0.08 -0.01 0.00 -0.24
summary word	uncertainty	-0.14 -0.12 -0.08 0.09 -0.04
summary word	unconditional	-0.10 -0.01 0.00 -0.03 0.03
summary word	under	0.04 -0.03 0.04 -0.06 -0.05
summary word	underground	-0.11 -0.10 -0.09 0.10 -0.09
summary word	understand	-0.11 -0.05 0.00 0.06 -0.09
summary word	unfold	0.04 0.04 -0.13 -0.13 0.08
summary word	unit	0.04 -0.10 -0.02 -0.01 0.02
summary word	unles	-0.14 0.09 0.06 0.00 -0.15
summary word	unrest	-0.14 0.10 0.13 -0.09 -0.19
summary word	until	-0.06 0.09 0.05 -0.07 -0.11
summary word	up	-0.05 0.08 0.01 0.03 -0.14
summary word	updat	0.08 -0.10 -0.07 0.03 -0.06
summary word	upward	-0.04 -0.01 0.01 -0.13 0.08
summary word	uranium	-0.01 0.00 -0.01 -0.14 0.09
summary word	urg	-0.09 -0.03 0.07 0.02 -0.16
summary word	us	0.04 -0.06 -0.04 -0.10 0.05
summary word	use	-0.03 -0.02 -0.09 0.09 -0.10
summary word	used	-0.06 0.04 -0.02 -0.03 -0.03
summary word	valu	-0.07 -0.12 -0.11 0.09 -0.06
summary word	vast	0.06 0.04 -0.07 0.04 -0.12
summary word	verg	0.02 0.09 0.06 -0.11 -0.11
summary word	very	-0.15 0.04 0.06 -0.06 -0.02
summary word	vessel	-0.01 -0.09 0.01 0.03 -0.13
summary word	via	-0.05 -0.08 -0.08 0.01 0.04
summary word	vice	-0.14 0.07 0.00 -0.04 0.01
summary word	view	0.02 0.02 -0.06 0.00 -0.04
summary word	villag	-0.07 0.08 0.05 -0.11 -0.10
summary word	violation	-0.09 -0.10 -0.15 0.01 0.08
summary word	violenc	-0.11 0.11 0.03 0.02 -0.15
summary word	violent	-0.07 0.05 0.10 -0.08 -0.13
summary word	violently	-0.07 0.06 -0.05 0.04 0.02
summary word	visit	-0.26 -0.08 -0.04 -0.02 0.10
summary word	vital	-0.12 -0.12 -0.15 0.06 0.01
summary word	vladimir	-0.06 -0.06 -0.09 0.09 -0.07
summary word	volatility	-0.04 -0.12 -0.13 -0.12 0.13
summary word	vow	-0.03 0.05 -0.04 -0.08 0.06
summary word	waiver	-0.05 0.12 0.08 -0.07 -0.09
summary word	wake	-0.08 0.02 0.03 -0.09 0.03
summary word	want	-0.11 -0.13 -0.15 0.03 0.02
summary word	war	-0.26 -0.22 0.01 -0.03 0.12
summary word	warn	0.01 0.10 0.07 -0.04 -0.18
summary word	warning	-0.02 0.04 0.03 -0.01 -0.05
summary word	warplan	-0.17 -0.04 0.04 -0.02 -0.02
summary word	warship	-0.10 0.08 0.12 -0.11 -0.12
summary word	watch	-0.04 0.04 -0.01 0.04 -0.08
summary word	watchdog	0.05 0.12 0.05 -0.13 -0.11
summary word	waterway	-0.09 -0.11 0.03 0.03 -0.09
summary word	wav	0.01 -0.07 0.02 -0.03 -0.04
summary word	wave	0.13 0.02 -0.11 -0.18 0.00
summary word	way	-0.06 -0.06 0.08 -0.08 -0.02
summary word	we	-0.10 -0.04 0.02 -0.01 -0.03
summary word	weaken	-0.06 -0.10 -0.13 -0.06 0.08
summary word	weapon	-0.23 -0.02 -0.07 0.06 0.03
summary word	wear	-0.06 0.02 0.06 -0.10 0.01
summary word	wednesday	-0.09 -0.04 -0.10 0.03 0.04
summary word	week	-0.04 -0.08 -0.09 0.00 0.05
summary word	weekend	0.01 -0.08 -0.14 0.06 -0.01
summary word	weigh	-0.11 0.04 -0.06 0.04 -0.03
summary word	well	-0.14 -0.07 0.07 -0.02 -0.03
summary word	west	-0.03 0.10 0.07 -0.07 -0.08
summary word	western	-0.10 -0.01 -0.01 0.00 -0.03
summary word	what	-0.01 0.02 -0.02 -0.20 0.10
summary word	whatever	0.06 -0.04 -0.11 -0.12 0.07
summary word	when	-0.12 -0.09 -0.01 -0.07 0.07
summary word	wher	0.03 -0.09 -0.07 0.00 0.01
summary word	whether	-0.22 -0.08 0.02 -0.07 0.05
summary word	which	-0.17 -0.14 0.05 0.04 -0.05
summary word	whil	0.02 -0.13 0.07 -0.06 -0.02
summary word	who	0.03 0.05 -0.02 -0.04 -0.08
summary word	whol	-0.03 0.06 -0.12 -0.09 0.08
summary word	wider	0.02 0.03 -0.11 0.02 -0.03
summary word	widespread	-0.08 -0.10 0.06 0.06 -0.12
summary word	will	0.05 -0.01 0.04 -0.06 -0.08
summary word	withdraw	-0.16 -0.16 -0.15 0.10 0.03
summary word	withdrawal	-0.09 -0.11 -0.12 0.13 -0.10
summary word	within	-0.18 -0.06 -0.01 -0.04 0.08
summary word	without	-0.16 0.00 -0.01 -0.06 0.06
summary word	won	-0.09 -0.09 -0.12 0.05 -0.03
summary word	won't	-0.10 0.04 -0.02 0.03 -0.05
summary word	word	-0.07 0.02 -0.07 -0.03 0.05
summary word	work	0.04 0.01 -0.09 -0.04 0.04
summary word	worker	0.03 -0.08 0.00 -0.12 0.06
summary word	world	-0.03 0.00 -0.05 -0.05 0.04
summary word	worry	-0.05 -0.10 -0.08 0.03 0.00
summary word	would	-0.23 0.05 -0.03 -0.11 0.10
summary word	wound	-0.05 0.09 0.05 -0.10 -0.20
summary word	year	0.00 -0.05 -0.03 -0.10 0.11
summary word	yet	-0.04 -0.01 -0.03 -0.04 0.04
summary word	yield	-0.07 0.06 0.03 -0.08 0.01
summary word	you	-0.13 -0.02 0.02 -0.04 0.00
thing	air defences	0.08 0.09 0.03 -0.07 -0.18
thing	airline	0.08 -0.09 -0.22 0.12 -0.10
thing	airport	0.07 0.05 -0.10 -0.12 -0.06
thing	airspace	-0.10 -0.07 0.13 -0.10 -0.09
thing	bank	-0.19 -0.20 -0.21 0.10 0.06
thing	base	0.13 0.12 -0.06 -0.15 -0.17
thing	boats	-0.13 -0.05 0.07 -0.18 0.06
thing	bridge	-0.12 0.05 -0.06 0.02 -0.03
thing	broadcaster	-0.14 0.09 -0.05 -0.04 -0.04
thing	carrier	-0.13 -0.06 -0.09 0.16 -0.09
thing	diplomats	-0.12 -0.17 -0.04 0.03 0.04
thing	embassy	-0.14 0.27 -0.04 -0.19 -0.18
thing	fighter	0.09 0.19 -0.13 -0.11 -0.18
thing	funeral	0.00 -0.17 -0.16 0.14 -0.06
thing	gas works	-0.21 -0.11 0.08 -0.03 0.01
thing	home	0.00 0.11 -0.10 -0.10 -0.04
thing	hospital	-0.02 0.01 -0.06 0.03 -0.09
thing	hotel	-0.10 0.12 -0.03 -0.15 0.03
thing	internet	-0.15 -0.10 0.07 -0.01 -0.04
thing	market	0.11 -0.16 -0.25 -0.04 0.05
thing	mine	-0.12 0.09 0.01 -0.05 -0.18
thing	missile site	-0.09 -0.10 -0.19 0.13 -0.03
thing	nuclear site	0.12 -0.14 -0.04 -0.05 -0.06
thing	nuclear weapon	0.00 0.04 0.01 0.02 -0.17
thing	oil depot	0.04 0.21 -0.02 -0.21 -0.27
thing	oil price	-0.23 0.02 0.06 0.00 -0.11
thing	oil trade	-0.15 -0.02 0.07 -0.03 -0.15
thing	oilfield	0.00 0.14 0.02 -0.12 -0.12
thing	petrol stations	-0.05 0.05 0.05 -0.05 -0.01
thing	pipeline	-0.12 -0.12 0.01 0.01 0.00
thing	police	0.00 0.08 0.02 -0.03 -0.21
thing	port	0.00 0.05 0.06 -0.09 -0.10
thing	power plant	-0.24 0.01 0.14 -0.04 -0.21
thing	prison	-0.07 -0.14 -0.15 0.16 -0.15
thing	refinery	0.09 0.02 0.11 -0.14 -0.29
thing	school	-0.03 -0.16 -0.11 0.12 -0.04
thing	ship	-0.07 0.20 -0.03 -0.04 -0.26
thing	stock exchange	-0.19 0.00 0.07 -0.07 0.00
thing	strait	0.00 0.03 0.01 -0.06 -0.03
thing	treaty	-0.17 0.00 -0.04 -0.03 0.07
thing	university	-0.14 0.01 -0.19 0.06 0.00
thing	warship	0.13 0.00 -0.04 -0.13 -0.07
thing	water	-0.14 0.06 0.07 -0.08 -0.09
thing	worship	-0.21 -0.13 0.01 0.19 -0.25
title	alarm	-0.09 0.01 0.11 -0.09 -0.05
title	brief	0.05 0.05 -0.01 -0.08 -0.10
title	casualty	0.07 0.06 0.05 -0.13 -0.16
title	chief	-0.10 -0.09 0.00 0.02 0.00
title	civilian	-0.04 -0.08 0.03 0.00 -0.04
title	closure	0.06 0.04 -0.01 -0.09 -0.08
title	contact	0.00 0.00 0.04 -0.02 -0.14
title	culture	-0.18 -0.06 -0.15 -0.04 0.12
title	cyber	-0.12 -0.14 0.09 0.04 -0.15
title	decision	0.02 -0.08 -0.02 0.00 0.00
title	domestic	-0.11 -0.03 -0.07 -0.02 0.02
title	drill	-0.13 0.00 -0.17 0.02 0.02
title	elsewhere	-0.26 -0.07 -0.06 0.04 0.03
title	everyday	-0.09 -0.12 -0.05 0.03 0.04
title	execution	-0.15 -0.02 0.11 -0.05 -0.19
title	force	-0.07 -0.03 0.00 0.00 0.01
title	gaza	-0.02 0.03 -0.18 0.02 0.00
title	market	-0.09 -0.08 0.05 0.00 -0.02
title	mass	0.17 0.03 -0.03 -0.16 -0.12
title	memory	-0.17 -0.15 -0.12 0.05 0.07
title	modal	-0.23 -0.08 -0.02 0.02 0.05
title	negotiation	0.00 -0.03 -0.03 -0.04 0.00
title	network	-0.18 -0.14 0.04 0.08 -0.08
title	nuclear	0.05 -0.15 0.05 -0.03 -0.09
title	oil	-0.07 0.06 0.04 -0.04 -0.08
title	opinion	-0.14 -0.06 -0.09 0.02 0.04
title	pact	-0.24 -0.12 0.01 0.02 0.03
title	reaction	-0.08 -0.07 -0.03 0.05 -0.03
title	resolve	0.05 -0.10 0.03 -0.03 -0.06
title	sanction	-0.31 -0.06 0.07 0.02 -0.07
title	settled	0.24 0.06 -0.05 -0.16 -0.22
title	shipping	0.04 0.08 0.02 -0.06 -0.12
title	shock	-0.17 0.14 0.13 -0.08 -0.18
title	sport	-0.29 -0.20 -0.02 -0.01 0.12
title	spy	-0.16 -0.01 -0.02 0.07 -0.08
title	strike	0.00 0.03 0.02 -0.05 -0.07
title	syria	-0.23 -0.24 -0.24 0.14 0.08
title	threat	-0.05 -0.01 -0.02 0.02 -0.02
title	toll	-0.05 -0.08 0.11 -0.09 -0.04
title	truce	0.03 -0.01 0.01 -0.06 -0.11
title	unreal	-0.03 -0.11 0.07 -0.03 -0.02
title	unrest	-0.10 -0.02 -0.04 0.06 -0.05
title	weapon	0.05 0.09 -0.06 -0.08 -0.10
title names	ally	-0.25 -0.07 -0.05 0.04 0.04
title names	both sides	0.00 -0.02 -0.02 -0.02 -0.02
title names	both sides and ally	-0.02 0.01 -0.01 -0.07 0.00
title names	both sides and usa	-0.06 -0.03 -0.06 0.03 0.02
title names	both sides and usa and ally	0.06 0.07 0.03 -0.12 -0.18
title names	no party	-0.24 -0.11 -0.04 0.04 0.07
title names	one side	-0.14 -0.06 -0.04 0.07 0.02
title names	one side and ally	-0.09 0.05 0.02 -0.07 -0.06
title names	one side and usa	-0.08 -0.08 0.03 -0.01 0.01
title names	one side and usa and ally	0.05 -0.08 -0.07 0.07 -0.07
title names	usa	-0.22 -0.14 -0.03 0.06 0.04
title names	usa and ally	-0.21 -0.18 -0.02 0.02 0.05
title names a capital of	side	-0.03 0.10 -0.07 -0.02 -0.09
title names a force of	ally	-0.05 0.02 0.01 -0.06 -0.04
title names a force of	side	0.06 0.06 0.04 -0.01 -0.30
title names a kin of	side	-0.27 -0.27 0.05 0.10 0.04
title names a leader of	side	-0.13 -0.27 0.09 0.09 -0.05
title names a people of	side	-0.05 0.01 -0.01 0.08 -0.11
title names a place of	side	0.03 0.20 -0.02 -0.08 -0.29
title names a politician of	side	-0.23 -0.19 -0.07 -0.02 0.15
title names a service of	side	-0.18 -0.03 -0.08 -0.12 0.14
title names a state of	side	-0.09 -0.11 -0.02 0.02 0.08
title names a state of	usa	-0.09 -0.10 0.00 0.03 0.03
title naming ally	casualty	0.12 0.09 -0.02 -0.12 -0.08
title naming ally	decision	-0.11 -0.05 -0.12 0.03 0.04
title naming ally	domestic	0.14 0.06 0.07 -0.10 -0.04
title naming ally	force	-0.14 -0.03 -0.03 0.02 0.00
title naming ally	gaza	0.08 0.10 0.09 -0.19 -0.13
title naming ally	market	-0.09 -0.11 -0.10 0.09 -0.07
title naming ally	modal	-0.05 -0.08 -0.04 0.09 -0.08
title naming ally	negotiation	-0.09 -0.07 0.09 -0.02 -0.15
title naming ally	opinion	-0.04 -0.08 0.02 -0.01 0.00
title naming ally	settled	-0.06 0.01 0.05 -0.01 -0.17
title naming ally	shipping	-0.06 -0.09 0.03 -0.03 0.01
title naming ally	strike	-0.14 -0.07 -0.03 0.04 0.04
title naming ally	threat	-0.14 -0.14 0.05 0.01 0.02
title naming ally	truce	-0.10 -0.08 0.11 0.03 -0.13
title naming ally	unreal	-0.14 -0.15 0.09 0.01 -0.02
title naming ally	weapon	-0.09 -0.07 -0.14 0.04 0.07
title naming both sides	alarm	-0.12 0.06 -0.20 0.07 -0.14
title naming both sides	brief	-0.13 -0.07 0.16 -0.04 -0.15
title naming both sides	casualty	-0.01 0.10 0.04 -0.20 -0.12
title naming both sides	chief	-0.08 0.12 0.01 -0.05 -0.10
title naming both sides	civilian	0.06 0.00 -0.06 -0.04 -0.06
title naming both sides	closure	-0.04 0.02 0.02 -0.13 0.02
title naming both sides	contact	-0.21 -0.01 0.03 0.05 -0.12
title naming both sides	cyber	-0.20 -0.18 0.03 0.05 -0.02
title naming both sides	decision	-0.10 -0.04 0.01 -0.08 0.06
title naming both sides	domestic	-0.22 -0.08 0.02 -0.02 0.03
title naming both sides	elsewhere	-0.12 0.13 0.00 -0.14 -0.14
title naming both sides	everyday	0.00 -0.03 0.02 0.03 -0.18
title naming both sides	execution	-0.10 0.09 0.10 -0.08 -0.14
title naming both sides	force	-0.10 -0.03 0.02 0.04 -0.04
title naming both sides	gaza	0.04 -0.02 -0.18 0.05 -0.06
title naming both sides	market	-0.04 -0.03 -0.05 -0.03 0.06
title naming both sides	mass	0.07 0.02 -0.07 -0.13 -0.01
title naming both sides	modal	-0.08 0.05 0.03 -0.02 -0.05
title naming both sides	negotiation	-0.06 -0.07 -0.22 0.11 0.06
title naming both sides	nuclear	0.12 -0.20 -0.13 0.01 0.00
title naming both sides	oil	-0.01 0.04 -0.04 0.00 -0.09
title naming both sides	opinion	-0.16 -0.14 0.00 0.00 0.04
title naming both sides	pact	-0.09 -0.06 -0.01 -0.07 0.07
title naming both sides	reaction	-0.09 0.06 -0.11 0.02 0.00
title naming both sides	resolve	-0.07 0.06 0.09 -0.13 -0.06
title naming both sides	settled	-0.04 0.00 -0.04 0.07 -0.13
title naming both sides	shipping	0.03 0.14 -0.05 -0.13 -0.14
title naming both sides	shock	0.00 0.00 0.08 -0.06 -0.14
title naming both sides	sport	-0.11 -0.11 0.00 0.10 -0.15
title naming both sides	spy	-0.16 -0.07 -0.02 0.09 -0.14
title naming both sides	strike	0.03 0.01 0.01 -0.12 -0.01
title naming both sides	threat	-0.07 -0.08 -0.06 0.09 0.01
title naming both sides	toll	0.00 0.10 0.06 -0.12 -0.12
title naming both sides	truce	-0.04 -0.13 -0.25 0.13 0.08
title naming both sides	unreal	-0.10 -0.06 0.08 -0.05 -0.01
title naming both sides	unrest	0.03 0.01 -0.09 -0.06 0.02
title naming both sides	weapon	0.01 -0.01 0.02 0.03 -0.11
title naming both sides and ally	chief	-0.20 -0.16 0.04 0.09 -0.20
title naming both sides and ally	decision	0.01 0.00 0.01 -0.14 0.03
title naming both sides and ally	force	0.01 0.04 0.05 -0.16 -0.02
title naming both sides and ally	negotiation	0.01 0.03 -0.01 -0.03 -0.18
title naming both sides and ally	reaction	0.02 -0.05 -0.13 0.07 -0.09
title naming both sides and ally	resolve	-0.13 -0.05 0.03 0.04 -0.08
title naming both sides and ally	strike	0.01 0.03 0.02 -0.05 -0.20
title naming both sides and ally	truce	0.01 0.03 -0.01 -0.03 -0.18
title naming both sides and ally	unreal	-0.05 0.03 -0.01 -0.01 -0.13
title naming both sides and ally	weapon	-0.14 0.13 0.01 -0.14 -0.09
title naming both sides and usa	alarm	-0.12 -0.03 0.15 -0.10 -0.18
title naming both sides and usa	brief	-0.10 0.03 -0.11 -0.10 0.10
title naming both sides and usa	casualty	-0.01 -0.09 0.07 -0.03 -0.05
title naming both sides and usa	chief	-0.06 -0.05 0.04 0.00 -0.04
title naming both sides and usa	civilian	-0.20 -0.03 0.16 -0.03 -0.26
title naming both sides and usa	closure	-0.07 0.01 0.04 0.00 -0.17
title naming both sides and usa	contact	0.03 0.05 -0.09 0.01 -0.04
title naming both sides and usa	culture	-0.10 -0.12 -0.12 -0.15 0.14
title naming both sides and usa	decision	0.07 0.07 -0.05 -0.08 -0.04
title naming both sides and usa	domestic	0.00 -0.01 -0.02 -0.13 0.07
title naming both sides and usa	elsewhere	-0.07 -0.11 -0.03 0.02 0.01
title naming both sides and usa	everyday	0.03 0.08 -0.11 0.02 -0.10
title naming both sides and usa	force	0.04 0.08 -0.03 -0.10 -0.03
title naming both sides and usa	gaza	-0.11 -0.13 -0.10 0.13 -0.05
title naming both sides and usa	market	-0.09 -0.12 0.08 0.03 -0.24
title naming both sides and usa	mass	-0.01 0.08 -0.04 -0.02 -0.12
title naming both sides and usa	modal	-0.17 -0.12 0.00 -0.04 0.07
title naming both sides and usa	negotiation	-0.11 0.02 -0.02 -0.06 0.03
title naming both sides and usa	nuclear	0.09 -0.03 -0.08 -0.08 0.02
title naming both sides and usa	oil	0.00 0.07 0.03 -0.04 -0.20
title naming both sides and usa	opinion	-0.08 -0.01 -0.24 0.07 0.03
title naming both sides and usa	reaction	0.07 0.02 0.11 -0.09 -0.22
title naming both sides and usa	resolve	0.13 -0.06 0.01 -0.17 -0.05
title naming both sides and usa	settled	0.07 0.06 -0.16 -0.03 -0.02
title naming both sides and usa	shipping	-0.02 0.04 0.07 -0.09 -0.13
title naming both sides and usa	shock	-0.12 0.03 0.06 0.00 -0.15
title naming both sides and usa	sport	-0.10 0.05 -0.11 -0.01 -0.01
title naming both sides and usa	spy	-0.17 -0.18 -0.13 0.02 0.11
title naming both sides and usa	strike	-0.05 0.07 0.06 -0.05 -0.12
title naming both sides and usa	threat	0.04 -0.06 -0.02 -0.04 0.00
title naming both sides and usa	toll	-0.11 -0.11 0.06 -0.02 0.01
title naming both sides and usa	truce	-0.12 0.07 -0.03 -0.01 -0.01
title naming both sides and usa	unreal	0.03 -0.01 0.01 -0.01 -0.08
title naming both sides and usa	unrest	-0.15 -0.03 -0.07 0.10 -0.09
title naming both sides and usa	weapon	-0.01 0.02 0.02 0.04 -0.24
title naming both sides and usa and ally	closure	0.16 0.10 -0.11 -0.12 -0.10
title naming both sides and usa and ally	decision	0.05 0.00 -0.03 0.01 -0.12
title naming both sides and usa and ally	force	0.04 -0.01 0.01 -0.03 -0.16
title naming both sides and usa and ally	modal	0.12 0.03 0.00 -0.08 -0.05
title naming both sides and usa and ally	negotiation	0.12 0.12 -0.09 -0.06 -0.17
title naming both sides and usa and ally	strike	0.04 0.07 -0.08 -0.03 -0.18
title naming both sides and usa and ally	threat	0.04 0.00 0.09 -0.12 -0.10
title naming both sides and usa and ally	truce	0.07 0.04 -0.03 -0.12 -0.13
title naming both sides and usa and ally	unreal	0.03 0.02 0.07 -0.10 -0.14
title naming no party	alarm	-0.01 0.01 -0.14 0.01 0.04
title naming no party	brief	-0.04 0.02 -0.13 0.01 -0.01
title naming no party	casualty	-0.03 0.10 0.05 -0.16 -0.12
title naming no party	chief	-0.07 -0.01 -0.09 0.03 0.02
title naming no party	civilian	-0.03 -0.04 -0.11 -0.07 0.12
title naming no party	closure	-0.03 -0.03 0.03 -0.07 0.02
title naming no party	contact	-0.05 -0.07 0.01 -0.06 0.02
title naming no party	culture	-0.06 -0.09 -0.14 -0.03 0.10
title naming no party	decision	-0.09 -0.05 -0.05 0.04 -0.02
title naming no party	domestic	0.06 0.06 -0.12 -0.06 0.01
title naming no party	elsewhere	-0.07 -0.12 -0.07 0.05 -0.01
title naming no party	everyday	-0.16 -0.22 -0.02 0.10 -0.08
title naming no party	force	-0.11 -0.15 0.01 -0.01 0.06
title naming no party	market	-0.19 -0.03 0.09 -0.04 -0.05
title naming no party	mass	-0.24 -0.10 0.05 -0.04 0.06
title naming no party	modal	-0.08 -0.19 -0.10 0.01 0.07
title naming no party	negotiation	-0.07 -0.11 -0.02 -0.02 0.03
title naming no party	nuclear	0.05 0.00 -0.02 -0.12 0.02
title naming no party	oil	-0.09 -0.04 0.04 -0.04 -0.02
title naming no party	opinion	-0.02 0.00 -0.02 0.00 -0.02
title naming no party	reaction	-0.14 -0.04 0.05 -0.05 0.01
title naming no party	sanction	-0.05 -0.03 -0.01 0.01 0.02
title naming no party	settled	-0.06 -0.07 0.04 0.03 -0.17
title naming no party	shipping	-0.22 -0.07 -0.08 0.08 0.00
title naming no party	shock	-0.18 0.04 0.06 -0.09 0.00
title naming no party	spy	0.27 0.17 -0.11 -0.25 -0.08
title naming no party	strike	-0.02 0.04 0.01 -0.04 -0.06
title naming no party	syria	-0.11 -0.13 -0.11 0.12 -0.06
title naming no party	threat	-0.10 -0.04 -0.13 0.05 0.06
title naming no party	toll	0.06 -0.08 -0.15 -0.02 0.02
title naming no party	truce	-0.05 -0.09 0.00 0.03 -0.05
title naming no party	unreal	-0.13 -0.04 -0.12 0.07 0.03
title naming no party	unrest	-0.04 -0.19 -0.16 0.07 0.01
title naming no party	weapon	-0.10 0.02 -0.04 -0.07 0.04
title naming one side	alarm	0.03 0.05 0.06 -0.12 -0.06
title naming one side	brief	0.14 0.00 -0.05 -0.09 -0.10
title naming one side	casualty	0.14 -0.03 -0.04 -0.13 -0.04
title naming one side	chief	-0.03 -0.18 0.04 -0.02 0.02
title naming one side	civilian	0.06 0.02 -0.06 -0.01 -0.08
title naming one side	closure	-0.15 0.03 0.04 -0.07 -0.07
title naming one side	contact	-0.29 -0.16 0.02 0.06 0.01
title naming one side	culture	-0.13 -0.04 0.03 -0.02 0.01
title naming one side	cyber	-0.03 -0.03 0.05 0.02 -0.21
title naming one side	decision	-0.06 -0.15 -0.01 0.03 0.01
title naming one side	domestic	0.05 0.05 -0.07 -0.01 -0.06
title naming one side	elsewhere	-0.17 -0.14 -0.13 0.01 0.06
title naming one side	everyday	-0.08 -0.15 -0.09 0.02 0.10
title naming one side	force	-0.06 -0.06 0.01 -0.02 0.02
title naming one side	gaza	-0.16 0.00 -0.13 0.01 0.06
title naming one side	market	-0.01 -0.16 0.06 -0.03 -0.04
title naming one side	mass	0.13 -0.04 -0.02 -0.11 -0.06
title naming one side	memory	-0.13 -0.12 -0.11 0.10 -0.01
title naming one side	modal	-0.25 -0.24 -0.06 0.00 0.08
title naming one side	negotiation	-0.08 -0.06 -0.10 0.02 0.06
title naming one side	network	-0.12 -0.11 0.06 0.02 -0.08
title naming one side	nuclear	0.00 -0.02 -0.02 -0.02 -0.03
title naming one side	oil	-0.01 -0.02 0.03 -0.07 0.01
title naming one side	opinion	-0.07 0.06 0.07 -0.11 -0.04
title naming one side	pact	-0.16 -0.16 -0.21 0.18 0.01
title naming one side	reaction	-0.09 -0.23 0.00 0.08 0.02
title naming one side	resolve	-0.11 -0.24 -0.04 0.10 0.10
title naming one side	sanction	-0.20 -0.10 -0.04 0.08 -0.10
title naming one side	settled	-0.02 -0.10 0.04 0.03 -0.09
title naming one side	shipping	0.05 -0.02 0.04 -0.07 -0.08
title naming one side	shock	-0.17 0.11 0.08 -0.02 -0.22
title naming one side	sport	-0.10 -0.14 -0.16 0.00 0.12
title naming one side	spy	-0.05 -0.02 0.04 0.01 -0.04
title naming one side	strike	-0.02 0.02 0.04 -0.09 -0.03
title naming one side	syria	-0.16 -0.21 -0.23 0.14 0.05
title naming one side	threat	-0.25 -0.07 0.05 0.06 -0.09
title naming one side	toll	-0.10 -0.07 0.16 -0.16 -0.21
title naming one side	truce	-0.03 -0.06 -0.01 -0.03 0.01
title naming one side	unreal	-0.23 -0.23 -0.04 0.09 0.06
title naming one side	unrest	-0.12 -0.07 -0.24 -0.04 0.10
title naming one side	weapon	0.08 0.05 -0.12 -0.14 0.01
title naming one side and ally	alarm	-0.08 0.01 0.02 0.00 -0.13
title naming one side and ally	casualty	0.06 0.04 -0.10 -0.04 -0.19
title naming one side and ally	chief	-0.09 -0.16 0.01 0.03 0.06
title naming one side and ally	civilian	-0.09 -0.10 -0.01 0.09 -0.10
title naming one side and ally	contact	-0.11 -0.11 0.03 0.03 -0.02
title naming one side and ally	decision	-0.03 -0.02 0.09 -0.03 -0.20
title naming one side and ally	everyday	0.06 0.04 -0.04 -0.11 0.04
title naming one side and ally	force	-0.04 0.08 -0.02 -0.04 -0.15
title naming one side and ally	gaza	0.02 0.05 -0.02 -0.04 -0.13
title naming one side and ally	mass	0.03 -0.02 0.10 -0.15 -0.15
title naming one side and ally	modal	0.01 -0.02 -0.13 0.03 0.00
title naming one side and ally	negotiation	0.01 -0.01 -0.04 -0.11 0.08
title naming one side and ally	reaction	-0.02 -0.05 -0.04 0.04 -0.02
title naming one side and ally	settled	-0.01 -0.01 -0.02 0.01 -0.11
title naming one side and ally	spy	0.10 0.10 -0.07 -0.10 -0.08
title naming one side and ally	strike	-0.06 0.02 0.08 -0.02 -0.19
title naming one side and ally	threat	-0.09 0.01 -0.01 0.02 -0.18
title naming one side and ally	truce	0.03 -0.03 -0.06 -0.09 0.08
title naming one side and ally	unreal	0.01 -0.03 0.03 -0.08 -0.01
title naming one side and ally	weapon	-0.18 0.04 0.00 0.00 -0.10
title naming one side and usa	alarm	-0.16 -0.11 0.09 -0.07 0.00
title naming one side and usa	brief	-0.11 0.08 0.02 -0.04 -0.09
title naming one side and usa	casualty	-0.24 0.01 0.00 0.12 -0.10
title naming one side and usa	chief	-0.03 -0.11 -0.05 0.02 0.03
title naming one side and usa	civilian	-0.29 -0.20 -0.04 0.14 -0.03
title naming one side and usa	closure	0.10 0.06 -0.08 0.01 -0.13
title naming one side and usa	contact	0.06 0.05 -0.02 0.00 -0.17
title naming one side and usa	culture	-0.11 -0.01 -0.16 0.05 0.00
title naming one side and usa	cyber	-0.07 0.02 0.09 -0.06 -0.08
title naming one side and usa	decision	0.07 0.00 -0.04 -0.01 -0.05
title naming one side and usa	domestic	-0.29 -0.28 -0.08 0.03 0.08
title naming one side and usa	elsewhere	-0.17 -0.14 0.01 0.00 0.02
title naming one side and usa	everyday	-0.10 -0.02 0.05 -0.07 0.01
title naming one side and usa	execution	-0.12 -0.14 -0.01 0.08 -0.10
title naming one side and usa	force	-0.04 -0.09 -0.01 0.02 -0.02
title naming one side and usa	gaza	0.02 0.05 -0.02 -0.05 -0.07
title naming one side and usa	market	-0.07 0.00 -0.11 0.06 0.01
title naming one side and usa	mass	0.09 0.08 -0.06 -0.10 -0.11
title naming one side and usa	memory	-0.14 -0.16 -0.12 -0.02 0.07
title naming one side and usa	modal	-0.14 -0.05 0.01 0.06 -0.08
title naming one side and usa	negotiation	0.03 0.01 0.03 -0.04 -0.11
title naming one side and usa	network	-0.06 0.04 -0.01 -0.04 0.03
title naming one side and usa	nuclear	-0.40 -0.02 0.17 -0.03 -0.14
title naming one side and usa	oil	-0.09 0.03 -0.01 0.02 -0.07
title naming one side and usa	opinion	-0.06 -0.13 -0.17 0.10 0.03
title naming one side and usa	pact	-0.15 -0.03 0.05 -0.08 0.05
title naming one side and usa	reaction	-0.08 -0.06 -0.02 0.01 0.01
title naming one side and usa	resolve	0.13 0.01 -0.13 0.02 -0.12
title naming one side and usa	sanction	-0.28 0.05 0.10 -0.03 -0.08
title naming one side and usa	settled	0.22 0.14 -0.07 -0.23 -0.13
title naming one side and usa	shipping	0.06 0.16 0.01 -0.09 -0.23
title naming one side and usa	shock	-0.20 0.06 0.04 -0.03 -0.08
title naming one side and usa	sport	-0.22 -0.07 0.04 -0.08 0.07
title naming one side and usa	spy	-0.19 -0.03 -0.07 0.08 -0.06
title naming one side and usa	strike	-0.05 -0.03 -0.03 0.05 -0.03
title naming one side and usa	threat	-0.04 0.15 0.03 -0.16 0.02
title naming one side and usa	toll	-0.24 -0.11 -0.04 0.02 0.06
title naming one side and usa	truce	0.00 0.09 0.10 -0.11 -0.18
title naming one side and usa	unreal	0.05 0.10 0.11 -0.13 -0.09
title naming one side and usa	unrest	-0.25 0.08 0.12 0.01 -0.16
title naming one side and usa	weapon	-0.04 0.05 -0.04 -0.01 -0.07
title naming one side and usa and ally	casualty	0.02 -0.03 -0.12 0.07 0.02
title naming one side and usa and ally	contact	-0.10 -0.04 0.00 0.02 -0.03
title naming one side and usa and ally	decision	0.08 -0.07 0.08 -0.15 -0.12
title naming one side and usa and ally	force	0.08 0.02 0.02 -0.12 -0.13
title naming one side and usa and ally	negotiation	0.04 -0.06 -0.07 0.06 -0.15
title naming one side and usa and ally	reaction	-0.10 -0.02 0.04 0.02 -0.09
title naming one side and usa and ally	settled	0.04 0.02 -0.10 0.00 -0.04
title naming one side and usa and ally	strike	0.03 -0.06 -0.07 0.04 0.01
title naming one side and usa and ally	threat	-0.20 -0.08 0.11 0.00 -0.14
title naming one side and usa and ally	truce	0.01 -0.05 -0.14 0.09 -0.07
title naming one side and usa and ally	unreal	-0.20 -0.08 0.07 0.02 -0.12
title naming usa	alarm	-0.09 0.06 0.07 -0.04 -0.10
title naming usa	brief	0.06 -0.08 -0.04 0.03 -0.12
title naming usa	casualty	-0.03 -0.07 0.03 -0.02 -0.03
title naming usa	chief	-0.18 -0.11 -0.19 0.08 0.03
title naming usa	civilian	-0.14 -0.13 -0.01 -0.10 0.12
title naming usa	closure	-0.26 -0.13 -0.02 0.05 -0.02
title naming usa	contact	0.02 0.15 0.12 -0.17 -0.15
title naming usa	decision	-0.31 -0.22 -0.10 0.03 0.06
title naming usa	domestic	-0.05 0.09 0.05 0.04 -0.17
title naming usa	everyday	-0.09 -0.14 -0.14 0.05 0.09
title naming usa	force	-0.13 -0.09 0.03 -0.02 -0.02
title naming usa	market	-0.12 -0.10 0.00 0.00 0.01
title naming usa	mass	-0.15 -0.06 0.09 -0.07 -0.04
title naming usa	modal	-0.10 0.04 -0.03 -0.07 0.06
title naming usa	negotiation	-0.03 -0.07 -0.10 0.02 0.06
title naming usa	oil	-0.07 -0.03 -0.05 0.03 0.00
title naming usa	opinion	-0.12 -0.20 -0.17 0.01 0.08
title naming usa	reaction	-0.12 -0.24 -0.19 0.13 0.00
title naming usa	resolve	-0.11 -0.05 0.01 -0.02 0.02
title naming usa	sanction	-0.08 -0.08 -0.03 0.04 0.03
title naming usa	settled	0.03 -0.13 0.04 -0.05 -0.12
title naming usa	shipping	-0.15 -0.09 0.06 -0.04 0.00
title naming usa	shock	-0.06 0.03 -0.01 -0.05 0.01
title naming usa	spy	-0.06 0.04 0.03 0.01 -0.06
title naming usa	strike	-0.08 -0.06 -0.10 0.02 0.08
title naming usa	threat	-0.03 -0.11 -0.12 0.10 -0.03
title naming usa	truce	0.00 0.01 -0.02 -0.08 0.02
title naming usa	unreal	-0.03 -0.13 -0.05 -0.05 0.09
title naming usa	weapon	0.00 0.05 -0.09 -0.09 0.04
title place	gulf state	0.12 0.12 -0.03 -0.07 -0.24
title place	land of an ally	-0.02 0.17 -0.04 -0.10 -0.12
title place	neighbour	-0.08 0.04 0.17 -0.07 -0.23
title place	region	-0.08 -0.17 -0.03 0.08 -0.01
title place	strait or sea	0.02 0.07 0.00 -0.03 -0.11
title place	third country	-0.16 -0.31 0.00 0.19 -0.07
title place	usa	-0.08 -0.08 0.03 0.01 0.00
told as	accusation	-0.24 -0.24 -0.12 0.02 0.07
told as	cancelled	0.01 -0.08 0.06 -0.04 -0.07
told as	comment	-0.08 -0.04 -0.09 -0.10 0.08
told as	denial	-0.31 -0.16 -0.02 0.09 0.04
told as	done	-0.04 -0.03 -0.05 0.01 0.02
told as	drill	-0.13 -0.13 -0.14 0.10 -0.02
told as	memory	-0.20 -0.21 -0.16 0.05 0.11
told as	offer	-0.22 -0.02 0.03 0.05 -0.12
told as	plan	-0.12 -0.11 -0.02 0.03 0.03
told as	reaction	-0.39 -0.25 -0.09 0.11 0.08
told as	rejection	-0.26 0.03 0.08 0.01 -0.14
told as	threat	-0.17 -0.03 0.04 -0.01 -0.02
told as	wish	-0.31 -0.28 -0.05 0.11 -0.03
type by rules	cyber	-0.29 -0.22 0.11 0.03 -0.12
type by rules	diplomatic	-0.10 -0.16 -0.02 0.02 0.07
type by rules	economic	-0.42 -0.12 -0.02 0.13 -0.04
type by rules	humanitarian	-0.25 -0.14 0.06 0.12 -0.08
type by rules	intelligence	-0.30 -0.13 0.00 0.07 -0.04
type by rules	military	0.02 0.05 -0.12 -0.09 0.05
type by rules	other	-0.16 -0.13 -0.02 0.00 0.06
urgency by rules	critical:	0.18 0.04 -0.12 -0.11 -0.22
urgency by rules	critical: # or more dead in the title	0.27 -0.35 0.10 -0.12 -0.40
urgency by rules	critical: ,	-0.14 -0.06 0.06 0.04 -0.08
urgency by rules	critical: American soldiers killed	0.04 -0.11 0.01 0.01 -0.10
urgency by rules	critical: casualties	0.13 -0.07 -0.07 -0.06 -0.23
urgency by rules	critical: killed	0.05 0.08 -0.20 -0.07 0.03
urgency by rules	critical: side strikes side	0.07 0.06 -0.06 -0.07 -0.18
urgency by rules	critical: side strikes usa	-0.09 0.03 0.00 -0.07 0.01
urgency by rules	critical: somebody strikes side	-0.16 -0.01 -0.19 0.02 0.10
urgency by rules	critical: somebody strikes usa	-0.20 0.01 0.01 -0.17 0.10
urgency by rules	critical: usa strikes side	-0.05 -0.03 -0.04 0.01 0.01
urgency by rules	high:	-0.25 -0.01 0.13 -0.08 -0.10
urgency by rules	high: an overview of armed acts	0.07 0.07 -0.04 -0.15 -0.09
urgency by rules	high: closure	-0.07 0.09 -0.04 -0.04 -0.02
urgency by rules	high: cyber	-0.21 -0.10 0.12 -0.10 -0.03
urgency by rules	high: decision	-0.04 -0.16 -0.01 0.00 0.03
urgency by rules	high: execution	-0.13 -0.02 0.08 -0.03 -0.17
urgency by rules	high: network	-0.13 -0.16 0.01 0.13 -0.17
urgency by rules	high: reports deal	-0.13 -0.05 0.16 -0.08 -0.24
urgency by rules	high: reports deployment	-0.22 -0.19 -0.08 0.07 0.06
urgency by rules	high: reports enrichment	-0.20 0.04 0.06 -0.03 -0.06
urgency by rules	high: reports evacuation	-0.20 -0.07 0.06 -0.01 -0.04
urgency by rules	high: reports exit	-0.11 -0.18 -0.05 -0.04 0.09
urgency by rules	high: reports fee	-0.16 -0.11 0.08 -0.02 -0.13
urgency by rules	high: reports halt	-0.16 0.02 0.12 -0.11 -0.18
urgency by rules	high: reports listing	0.01 0.07 -0.14 -0.03 -0.11
urgency by rules	high: reports order	-0.13 0.11 0.13 -0.13 -0.14
urgency by rules	high: reports relief	-0.12 -0.15 -0.06 0.09 -0.04
urgency by rules	high: reports reopening	-0.13 -0.18 -0.16 0.16 0.10
urgency by rules	high: reports rescue	0.02 0.08 0.04 -0.17 -0.05
urgency by rules	high: reports test	-0.10 -0.10 -0.09 0.01 0.03
urgency by rules	high: reports truce	0.13 0.08 -0.15 -0.07 -0.12
urgency by rules	high: resolve	-0.33 -0.12 0.03 0.00 0.04
urgency by rules	high: sanction	-0.11 -0.10 0.00 -0.07 0.06
urgency by rules	high: threat	-0.26 -0.07 0.03 0.06 -0.01
urgency by rules	high: toll	-0.22 -0.17 0.05 -0.02 0.01
urgency by rules	high: truce	-0.25 -0.06 -0.05 0.13 -0.05
urgency by rules	high: what an armed act left	-0.05 0.05 -0.30 0.07 0.05
urgency by rules	low: asks a question	-0.40 -0.33 -0.30 -0.04 0.25
urgency by rules	low: speaks in the manner of comment	-0.14 -0.05 -0.10 -0.01 0.05
urgency by rules	medium: a drill	-0.15 -0.15 -0.15 0.07 0.07
urgency by rules	medium: an ordinary development or a reaction	-0.20 -0.10 -0.05 0.08 0.04
urgency by rules	medium: an overview	-0.10 -0.07 0.05 0.01 -0.04
urgency by rules	medium: speaks of what may be	-0.14 -0.05 -0.02 0.06 -0.03
urgency by rules	medium: the death of one by name	-0.18 -0.08 -0.09 0.16 -0.15
urgency by rules	urgent:	-0.13 -0.05 0.02 0.01 -0.03
urgency by rules	urgent: an alarm	-0.05 0.10 0.01 -0.08 -0.16
urgency by rules	urgent: an armed act	-0.08 0.07 -0.06 -0.01 -0.01
urgency by rules	urgent: casualties	-0.09 -0.03 0.02 -0.02 -0.01
urgency by rules	urgent: reports closure	-0.05 -0.30 0.07 0.07 -0.12
urgency by rules	urgent: reports downing	-0.13 0.05 0.06 -0.21 0.00
urgency by rules	urgent: reports incursion	0.03 -0.15 0.06 -0.01 -0.12
urgency by rules	urgent: reports seizure	-0.07 0.03 -0.07 -0.17 0.09
urgency by rules	urgent: reports strike	-0.12 -0.04 -0.12 0.08 0.03
voice	army	0.03 0.01 0.03 -0.08 -0.08
voice	business	-0.13 -0.04 0.01 0.03 0.02
voice	essay	-0.23 -0.22 -0.16 0.02 0.20
voice	media	-0.13 -0.12 -0.14 -0.04 0.15
voice	partisan	-0.38 -0.37 -0.10 0.07 0.11
voice	people	-0.18 -0.06 -0.04 0.04 0.05
voice	quarrel	-0.34 -0.18 -0.14 0.02 0.15
voice	says	0.02 0.01 0.03 -0.03 -0.12
voice	statecraft	-0.03 -0.05 -0.01 0.02 -0.03
voice	travel	-0.07 -0.14 0.05 0.04 -0.06
voice	witnessed	0.02 0.10 -0.04 -0.09 -0.18
voice beside the head clause	army	0.09 0.01 0.04 -0.09 -0.14
voice beside the head clause	business	0.02 0.04 -0.05 -0.08 0.05
voice beside the head clause	essay	-0.11 -0.14 -0.14 -0.06 0.18
voice beside the head clause	media	-0.23 -0.03 0.05 0.00 -0.04
voice beside the head clause	partisan	-0.24 -0.17 -0.09 0.01 0.10
voice beside the head clause	people	-0.12 -0.01 0.00 0.03 -0.05
voice beside the head clause	quarrel	-0.22 -0.14 -0.08 -0.04 0.14
voice beside the head clause	says	0.05 0.02 0.02 -0.03 -0.15
voice beside the head clause	statecraft	0.08 -0.05 -0.03 -0.04 -0.03
voice beside the head clause	travel	-0.22 -0.08 0.10 -0.05 -0.01
voice beside the head clause	witnessed	-0.04 -0.04 -0.05 0.06 -0.03
voice in the head clause	army	-0.02 -0.02 0.02 -0.03 -0.06
voice in the head clause	business	-0.17 -0.08 0.02 0.05 0.00
voice in the head clause	essay	-0.23 -0.20 -0.09 0.05 0.10
voice in the head clause	media	-0.08 -0.12 -0.24 -0.05 0.18
voice in the head clause	partisan	-0.31 -0.34 -0.08 0.07 0.06
voice in the head clause	people	-0.14 -0.08 -0.05 0.02 0.08
voice in the head clause	quarrel	-0.27 -0.12 -0.14 0.05 0.07
voice in the head clause	says	-0.02 0.00 0.03 -0.01 -0.08
voice in the head clause	statecraft	-0.13 -0.04 0.00 0.03 -0.02
voice in the head clause	travel	-0.03 -0.11 -0.01 0.07 -0.06
voice in the head clause	witnessed	0.06 0.13 -0.02 -0.16 -0.21
voice in the head clause, naming ally	army	-0.10 -0.08 0.04 0.05 -0.08
voice in the head clause, naming ally	essay	-0.07 -0.11 -0.05 0.09 -0.06
voice in the head clause, naming ally	says	-0.13 -0.03 0.02 0.03 -0.22
voice in the head clause, naming both sides	army	-0.01 -0.04 0.03 0.02 -0.08
voice in the head clause, naming both sides	business	-0.14 0.01 -0.09 0.04 0.02
voice in the head clause, naming both sides	essay	-0.21 -0.25 -0.06 0.06 0.05
voice in the head clause, naming both sides	media	-0.12 -0.03 -0.12 0.02 0.05
voice in the head clause, naming both sides	partisan	-0.07 -0.12 -0.08 -0.04 0.06
voice in the head clause, naming both sides	people	-0.06 -0.09 -0.16 0.02 0.11
voice in the head clause, naming both sides	says	0.11 0.06 -0.02 -0.10 -0.16
voice in the head clause, naming both sides	statecraft	-0.18 0.01 0.12 -0.12 -0.02
voice in the head clause, naming both sides	travel	-0.17 0.00 -0.15 0.12 -0.01
voice in the head clause, naming both sides	witnessed	0.01 0.01 -0.01 -0.02 -0.16
voice in the head clause, naming both sides and ally	army	0.01 -0.12 -0.15 0.03 0.04
voice in the head clause, naming both sides and usa	army	-0.03 -0.07 -0.11 0.04 0.04
voice in the head clause, naming both sides and usa	business	-0.17 0.00 0.08 0.01 -0.30
voice in the head clause, naming both sides and usa	essay	-0.16 -0.19 0.09 0.01 -0.03
voice in the head clause, naming both sides and usa	media	-0.08 -0.06 0.00 -0.11 0.05
voice in the head clause, naming both sides and usa	partisan	-0.08 -0.12 -0.06 0.07 -0.05
voice in the head clause, naming both sides and usa	people	-0.01 -0.01 -0.02 0.06 -0.20
voice in the head clause, naming both sides and usa	quarrel	-0.07 -0.16 -0.14 0.09 0.01
voice in the head clause, naming both sides and usa	says	-0.13 -0.09 0.12 -0.04 -0.04
voice in the head clause, naming both sides and usa	statecraft	-0.13 0.07 -0.04 -0.05 0.02
voice in the head clause, naming both sides and usa	travel	0.03 -0.06 0.08 -0.16 -0.13
voice in the head clause, naming both sides and usa	witnessed	0.02 0.04 -0.18 0.02 -0.12
voice in the head clause, naming both sides and usa and ally	essay	-0.11 -0.11 0.00 0.05 0.04
voice in the head clause, naming both sides and usa and ally	says	0.10 0.07 -0.06 -0.14 0.05
voice in the head clause, naming both sides and usa and ally	statecraft	-0.13 -0.09 -0.03 0.06 -0.08
voice in the head clause, naming no party	army	-0.07 -0.04 0.06 -0.02 -0.04
voice in the head clause, naming no party	business	-0.10 -0.23 0.04 0.01 0.01
voice in the head clause, naming no party	essay	-0.10 -0.10 -0.10 0.00 0.05
voice in the head clause, naming no party	media	-0.06 0.04 0.00 0.02 -0.08
voice in the head clause, naming no party	partisan	-0.04 -0.08 -0.02 0.01 0.00
voice in the head clause, naming no party	people	-0.08 0.00 -0.04 -0.12 0.12
voice in the head clause, naming no party	says	-0.25 -0.07 -0.04 0.06 -0.01
voice in the head clause, naming no party	statecraft	-0.08 -0.15 0.02 -0.01 -0.01
voice in the head clause, naming no party	travel	-0.12 -0.05 -0.11 0.02 0.07
voice in the head clause, naming no party	witnessed	0.10 0.03 -0.02 -0.03 -0.26
voice in the head clause, naming one side	army	-0.08 0.05 0.06 -0.04 -0.15
voice in the head clause, naming one side	business	-0.01 -0.11 0.11 -0.02 -0.09
voice in the head clause, naming one side	essay	-0.03 -0.12 -0.02 0.00 0.03
voice in the head clause, naming one side	media	-0.19 0.02 -0.12 -0.04 0.06
voice in the head clause, naming one side	partisan	-0.16 -0.21 -0.06 0.03 0.04
voice in the head clause, naming one side	people	-0.03 -0.04 -0.16 -0.01 0.07
voice in the head clause, naming one side	quarrel	-0.08 -0.14 -0.15 -0.03 0.11
voice in the head clause, naming one side	says	-0.09 -0.04 0.09 -0.03 -0.08
voice in the head clause, naming one side	statecraft	-0.17 -0.03 -0.02 0.06 -0.04
voice in the head clause, naming one side	travel	0.03 -0.11 0.04 0.04 -0.12
voice in the head clause, naming one side	witnessed	0.11 0.17 0.04 -0.20 -0.24
voice in the head clause, naming one side and ally	army	0.00 0.04 -0.07 -0.03 -0.08
voice in the head clause, naming one side and ally	business	0.04 -0.03 -0.16 0.01 0.06
voice in the head clause, naming one side and ally	essay	0.06 0.06 -0.09 -0.14 0.02
voice in the head clause, naming one side and ally	people	-0.01 -0.03 -0.12 0.09 -0.09
voice in the head clause, naming one side and ally	says	-0.06 0.04 -0.03 0.02 -0.26
voice in the head clause, naming one side and ally	statecraft	0.00 -0.06 0.05 -0.07 -0.02
voice in the head clause, naming one side and ally	witnessed	0.09 0.08 0.16 -0.15 -0.11
voice in the head clause, naming one side and usa	army	0.01 -0.06 -0.09 -0.02 0.08
voice in the head clause, naming one side and usa	business	-0.17 0.00 -0.10 0.01 0.09
voice in the head clause, naming one side and usa	essay	-0.29 -0.01 -0.14 0.02 0.07
voice in the head clause, naming one side and usa	media	0.04 -0.22 -0.15 -0.07 0.13
voice in the head clause, naming one side and usa	partisan	-0.25 -0.18 -0.03 -0.01 0.08
voice in the head clause, naming one side and usa	people	-0.32 -0.16 0.09 0.01 -0.02
voice in the head clause, naming one side and usa	quarrel	-0.24 -0.11 -0.10 0.04 0.07
voice in the head clause, naming one side and usa	says	-0.02 -0.07 -0.03 0.00 -0.01
voice in the head clause, naming one side and usa	statecraft	-0.03 -0.04 -0.03 -0.01 0.01
voice in the head clause, naming one side and usa	travel	-0.14 -0.02 0.02 0.04 -0.09
voice in the head clause, naming one side and usa	witnessed	-0.07 -0.11 0.04 0.00 0.05
voice in the head clause, naming one side and usa and ally	says	-0.15 0.00 -0.17 0.12 0.00
voice in the head clause, naming one side and usa and ally	statecraft	-0.20 -0.09 0.04 0.03 -0.12
voice in the head clause, naming usa	army	-0.07 -0.09 0.11 -0.01 -0.07
voice in the head clause, naming usa	business	-0.05 -0.02 -0.09 0.02 0.03
voice in the head clause, naming usa	essay	-0.13 -0.10 0.03 -0.06 0.03
voice in the head clause, naming usa	media	-0.18 -0.26 -0.26 -0.02 0.17
voice in the head clause, naming usa	partisan	-0.07 -0.14 -0.05 0.15 -0.12
voice in the head clause, naming usa	people	-0.06 0.00 0.05 -0.04 -0.07
voice in the head clause, naming usa	quarrel	-0.12 -0.05 0.01 -0.01 -0.03
voice in the head clause, naming usa	says	-0.13 -0.02 -0.09 0.00 0.08
voice in the head clause, naming usa	statecraft	-0.06 -0.16 -0.18 0.12 0.03
voice in the head clause, naming usa	witnessed	0.03 0.10 -0.17 -0.01 -0.18
voices in order	army	0.05 -0.09 -0.07 0.07 -0.08
voices in order	army > business	-0.04 0.04 0.05 -0.16 0.05
voices in order	army > essay	0.03 -0.02 -0.24 -0.06 0.07
voices in order	army > media	-0.13 -0.06 0.05 -0.23 0.11
voices in order	army > partisan	-0.08 -0.11 0.01 0.06 -0.06
voices in order	army > people	-0.20 -0.04 0.05 -0.10 0.06
voices in order	army > people > essay	-0.03 -0.07 -0.05 0.04 -0.03
voices in order	army > people > witnessed	-0.03 0.01 -0.05 0.05 -0.10
voices in order	army > quarrel	-0.06 -0.04 0.05 -0.16 0.04
voices in order	army > says	-0.03 0.12 0.03 -0.05 -0.22
voices in order	army > says > business	-0.04 0.12 0.14 -0.18 -0.15
voices in order	army > says > essay	0.03 0.08 -0.15 -0.03 0.00
voices in order	army > says > people	-0.15 -0.20 0.06 0.01 -0.08
voices in order	army > says > statecraft	-0.18 -0.01 -0.03 0.01 0.02
voices in order	army > statecraft	0.06 -0.03 -0.06 -0.05 -0.01
voices in order	army > witnessed	0.11 -0.15 -0.24 0.10 0.00
voices in order	army > witnessed > people	-0.15 0.08 0.09 -0.12 -0.08
voices in order	army > witnessed > says	-0.03 -0.03 -0.09 0.04 0.06
voices in order	business	-0.06 -0.03 0.00 0.06 -0.07
voices in order	business > army	0.02 0.07 0.01 -0.04 -0.04
voices in order	business > essay	-0.09 -0.04 -0.14 0.08 0.00
voices in order	business > essay > people	-0.05 -0.07 -0.12 -0.12 0.12
voices in order	business > essay > says	-0.02 -0.11 -0.16 0.07 0.08
voices in order	business > people	-0.10 -0.08 -0.11 0.12 -0.08
voices in order	business > people > essay	-0.03 0.04 0.02 -0.13 0.06
voices in order	business > people > statecraft	-0.08 0.03 0.07 -0.05 -0.15
voices in order	business > says	-0.16 -0.12 0.03 0.04 -0.03
voices in order	business > says > army	0.03 0.06 0.01 -0.10 -0.13
voices in order	business > says > essay	-0.09 0.02 -0.01 -0.13 0.11
voices in order	business > says > partisan	-0.05 0.07 0.05 -0.02 -0.12
voices in order	business > says > people	-0.06 0.07 -0.01 0.02 -0.06
voices in order	business > says > statecraft	-0.18 -0.17 -0.09 0.12 -0.03
voices in order	business > statecraft	-0.26 -0.03 -0.02 -0.02 0.04
voices in order	business > statecraft > essay	-0.09 0.05 0.03 -0.05 0.01
voices in order	business > statecraft > says	-0.10 0.02 -0.07 0.00 0.05
voices in order	business > travel	-0.04 0.08 0.04 -0.07 -0.01
voices in order	business > witnessed	0.06 0.01 -0.15 -0.15 0.05
voices in order	essay	-0.12 -0.21 -0.16 0.04 0.11
voices in order	essay > army	-0.12 -0.02 -0.11 -0.14 0.15
voices in order	essay > business	-0.12 -0.16 -0.03 -0.05 0.07
voices in order	essay > business > statecraft	-0.08 -0.13 -0.10 0.11 -0.10
voices in order	essay > media	-0.05 -0.09 -0.01 0.07 -0.05
voices in order	essay > partisan	-0.05 -0.09 -0.01 0.04 -0.03
voices in order	essay > people	-0.11 -0.02 0.09 0.00 -0.08
voices in order	essay > says	-0.25 -0.12 0.00 0.02 0.02
voices in order	essay > says > business	-0.05 -0.10 -0.08 0.00 0.01
voices in order	essay > says > statecraft	-0.13 -0.12 -0.10 -0.07 0.10
voices in order	essay > statecraft	-0.12 0.03 -0.03 -0.14 0.10
voices in order	essay > statecraft > says	-0.11 -0.04 0.02 -0.08 0.04
voices in order	essay > witnessed > people	-0.11 -0.12 -0.09 0.05 0.02
voices in order	media	-0.05 -0.04 -0.09 0.02 0.03
voices in order	media > army	-0.10 -0.15 -0.17 -0.01 0.10
voices in order	media > business	-0.05 -0.09 -0.12 -0.11 0.11
voices in order	media > essay	-0.04 -0.05 -0.02 0.04 -0.03
voices in order	media > essay > says	-0.05 -0.05 -0.07 0.06 0.03
voices in order	media > partisan	-0.06 -0.06 -0.08 0.03 0.02
voices in order	media > people	0.04 0.07 -0.10 0.07 -0.18
voices in order	media > quarrel	-0.08 -0.09 -0.12 -0.04 0.09
voices in order	media > quarrel > statecraft	-0.05 -0.05 -0.09 0.12 -0.08
voices in order	media > says	-0.07 0.03 -0.13 0.08 -0.08
voices in order	media > says > essay	-0.03 -0.06 -0.07 0.00 0.04
voices in order	media > statecraft	-0.13 -0.03 0.08 -0.10 0.01
voices in order	media > witnessed	-0.06 -0.03 -0.10 -0.06 0.08
voices in order	none	-0.04 -0.01 -0.04 -0.04 0.04
voices in order	partisan	-0.23 -0.24 -0.09 -0.07 0.15
voices in order	partisan > army	-0.12 -0.02 0.04 -0.05 0.00
voices in order	partisan > business	-0.09 -0.10 0.02 0.12 -0.12
voices in order	partisan > essay	-0.09 -0.10 -0.03 0.05 -0.04
voices in order	partisan > media	-0.06 -0.07 -0.01 0.01 0.00
voices in order	partisan > media > says	-0.05 -0.08 -0.10 -0.09 0.09
voices in order	partisan > people > statecraft	-0.02 -0.07 0.01 -0.06 0.06
voices in order	partisan > quarrel	-0.06 -0.11 -0.08 0.06 -0.02
voices in order	partisan > quarrel > says	-0.08 -0.08 -0.11 -0.14 0.14
voices in order	partisan > quarrel > statecraft	-0.04 -0.08 -0.11 -0.06 0.10
voices in order	partisan > says	-0.16 -0.16 -0.04 0.10 -0.03
voices in order	partisan > says > army	-0.09 0.03 -0.01 0.01 -0.03
voices in order	partisan > says > essay	-0.06 -0.06 -0.01 -0.05 0.05
voices in order	partisan > says > media	-0.06 -0.07 -0.04 0.06 -0.04
voices in order	partisan > statecraft	-0.05 -0.12 -0.12 0.07 -0.03
voices in order	partisan > statecraft > says	-0.03 -0.04 0.03 0.07 -0.08
voices in order	people	-0.13 -0.04 -0.08 0.06 0.03
voices in order	people > army	-0.13 -0.14 -0.05 0.11 -0.11
voices in order	people > business	-0.13 -0.08 0.09 0.00 -0.12
voices in order	people > essay	-0.12 -0.03 -0.16 -0.03 0.10
voices in order	people > media	-0.14 -0.13 -0.08 0.06 0.10
voices in order	people > quarrel	-0.05 -0.12 -0.11 0.07 0.06
voices in order	people > says	0.06 -0.19 0.04 -0.09 0.05
voices in order	people > statecraft	-0.08 0.01 -0.06 0.07 -0.09
voices in order	people > statecraft > says	-0.05 -0.08 0.02 -0.06 0.01
voices in order	people > witnessed	0.01 0.08 0.00 -0.12 -0.04
voices in order	quarrel	-0.18 -0.03 -0.21 -0.02 0.14
voices in order	quarrel > army	-0.03 0.06 0.04 0.05 -0.21
voices in order	quarrel > business	-0.08 0.09 0.06 -0.13 0.01
voices in order	quarrel > business > says	-0.06 -0.07 -0.04 0.06 -0.05
voices in order	quarrel > media	-0.08 -0.08 -0.12 0.06 0.00
voices in order	quarrel > partisan	-0.06 -0.10 0.09 0.09 -0.09
voices in order	quarrel > statecraft	-0.11 -0.13 -0.15 0.01 0.08
voices in order	says	0.00 -0.05 -0.03 0.05 -0.13
voices in order	says > army	-0.04 0.10 0.08 -0.11 -0.14
voices in order	says > army > business	0.00 0.12 -0.04 -0.15 -0.12
voices in order	says > army > essay	-0.11 -0.07 -0.10 0.10 -0.07
voices in order	says > army > people	-0.15 -0.13 0.09 -0.01 -0.12
voices in order	says > army > statecraft	0.03 0.00 -0.12 -0.01 0.07
voices in order	says > business	-0.15 -0.01 0.10 -0.04 -0.13
voices in order	says > business > essay	-0.07 -0.06 -0.01 0.02 -0.02
voices in order	says > business > people	-0.08 -0.02 -0.11 -0.12 0.10
voices in order	says > business > statecraft	0.12 0.09 -0.14 -0.12 -0.07
voices in order	says > essay	-0.20 0.02 0.08 -0.05 -0.05
voices in order	says > essay > business	-0.09 0.07 0.07 -0.08 -0.03
voices in order	says > essay > statecraft	-0.13 -0.10 -0.07 -0.01 0.07
voices in order	says > media	0.03 -0.15 -0.10 -0.03 0.08
voices in order	says > media > statecraft	-0.08 0.03 0.06 -0.02 -0.13
voices in order	says > partisan	-0.16 -0.08 -0.05 0.02 0.02
voices in order	says > people	0.05 0.10 -0.05 -0.14 0.00
voices in order	says > quarrel	-0.08 -0.11 -0.11 -0.07 0.09
voices in order	says > statecraft	-0.01 0.01 0.06 -0.05 -0.12
voices in order	says > statecraft > army	-0.11 0.06 0.00 0.02 -0.05
voices in order	says > statecraft > business	-0.16 0.10 0.13 -0.14 -0.14
voices in order	says > statecraft > essay	-0.11 -0.09 -0.08 0.14 -0.13
voices in order	says > statecraft > witnessed	-0.09 -0.07 -0.15 0.11 0.03
voices in order	says > travel	-0.08 -0.11 0.02 0.06 -0.11
voices in order	says > witnessed	0.02 0.06 0.03 -0.18 -0.14
voices in order	says > witnessed > people	0.01 0.07 0.05 -0.12 -0.10
voices in order	statecraft	-0.11 -0.03 0.03 -0.01 -0.06
voices in order	statecraft > army	-0.07 -0.04 0.11 -0.03 -0.15
voices in order	statecraft > business	-0.20 0.01 0.00 0.04 -0.08
voices in order	statecraft > essay	-0.14 -0.10 -0.08 -0.01 0.07
voices in order	statecraft > essay > says	-0.14 -0.02 0.02 -0.06 0.03
voices in order	statecraft > media	-0.08 -0.05 0.00 -0.10 0.08
voices in order	statecraft > partisan	-0.12 -0.12 -0.14 -0.08 0.11
voices in order	statecraft > people	-0.14 -0.18 -0.07 0.05 0.03
voices in order	statecraft > quarrel	-0.15 -0.14 -0.11 0.08 0.01
voices in order	statecraft > says	0.10 -0.16 -0.03 0.01 -0.12
voices in order	statecraft > says > army	0.03 0.01 -0.03 0.00 -0.04
voices in order	statecraft > says > business	-0.14 -0.05 -0.08 0.05 0.02
voices in order	statecraft > says > essay	0.04 0.11 0.05 -0.03 -0.19
voices in order	statecraft > says > media	-0.12 -0.09 0.05 0.10 -0.11
voices in order	statecraft > says > people	-0.05 0.01 0.01 0.00 -0.02
voices in order	statecraft > witnessed	-0.01 0.05 -0.16 0.02 -0.10
voices in order	travel	-0.01 -0.12 0.10 -0.01 -0.09
voices in order	travel > business	0.02 0.04 -0.03 -0.06 0.03
voices in order	travel > people	-0.08 0.02 -0.06 0.09 -0.13
voices in order	witnessed	-0.05 0.09 -0.04 -0.06 -0.17
voices in order	witnessed > army	-0.04 -0.03 0.07 -0.13 -0.11
voices in order	witnessed > business	-0.06 -0.05 0.06 -0.12 0.03
voices in order	witnessed > people	-0.12 0.03 0.08 -0.05 -0.26
voices in order	witnessed > says	-0.10 0.06 -0.19 -0.07 0.03
voices in order	witnessed > statecraft	-0.13 0.00 0.03 0.01 -0.10
word	!	-0.01 -0.05 0.00 -0.03 -0.02
word	?	-0.35 -0.29 -0.24 0.04 0.18
word	[ally]	-0.05 0.02 0.01 -0.06 -0.04
word	[number]	0.07 -0.03 0.22 -0.12 -0.29
word	[place]	-0.02 0.10 0.05 0.01 -0.25
word	[region]	-0.05 -0.02 0.01 0.00 -0.06
word	[side]	-0.08 -0.05 -0.03 0.05 0.01
word	[usa]	-0.09 -0.10 0.00 0.03 0.03
word	abandon	-0.07 0.05 0.07 -0.05 -0.08
word	abby	-0.09 -0.09 -0.10 -0.02 0.09
word	abc	-0.07 -0.08 -0.11 0.00 0.05
word	abduct	0.03 0.10 -0.06 -0.07 -0.12
word	ability	-0.13 -0.10 0.03 0.03 -0.04
word	ablaz	0.04 -0.03 -0.10 0.02 -0.05
word	able	-0.05 0.06 0.01 -0.11 0.00
word	about	-0.12 -0.19 -0.28 0.02 0.20
word	abov	-0.10 -0.02 -0.07 0.08 -0.03
word	abroad	-0.08 0.03 0.01 -0.11 0.06
word	abruptly	-0.11 -0.04 -0.01 0.09 -0.14
word	accelerat	-0.05 -0.12 -0.12 0.07 0.04
word	accept	-0.16 0.05 0.03 0.00 -0.07
word	acceptabl	-0.09 -0.08 -0.04 0.11 -0.12
word	accident	-0.12 0.03 -0.19 0.00 0.00
word	accord	0.13 0.03 -0.01 -0.08 -0.12
word	account	-0.12 -0.11 -0.02 0.08 -0.07
word	accus	-0.29 -0.13 -0.13 0.13 0.00
word	achiev	-0.13 -0.11 -0.03 -0.01 0.08
word	acros	0.11 0.06 0.02 -0.13 -0.25
word	act	-0.23 -0.14 -0.14 0.12 0.10
word	action	-0.07 -0.20 -0.13 0.10 0.07
word	activ	-0.15 -0.03 -0.15 0.12 -0.15
word	activat	-0.10 0.05 -0.11 0.02 -0.11
word	activist	-0.15 -0.13 -0.15 -0.01 0.12
word	activity	-0.12 -0.13 0.05 -0.08 0.04
word	acts	-0.04 -0.12 -0.13 0.11 -0.01
word	adapt	-0.03 -0.05 -0.09 -0.14 0.12
word	add	0.00 0.08 0.02 -0.04 -0.14
word	additional	-0.09 0.07 0.07 -0.05 -0.11
word	addres	-0.22 -0.09 -0.03 -0.03 0.06
word	address	-0.06 0.07 0.10 -0.07 -0.10
word	adds	-0.13 -0.13 -0.04 -0.02 0.04
word	admin	-0.17 -0.09 0.04 -0.07 0.03
word	administration	-0.22 -0.17 -0.02 0.08 -0.03
word	admit	-0.18 -0.10 -0.01 0.13 -0.07
word	advanc	-0.11 0.08 -0.04 0.05 -0.21
word	advantag	-0.09 -0.07 -0.10 -0.15 0.13
word	adversary	-0.05 -0.08 -0.12 0.03 0.08
word	adviser	-0.07 0.04 -0.13 0.10 -0.13
word	advisor	-0.08 -0.10 -0.10 0.00 0.08
word	advocat	-0.11 -0.09 0.04 -0.13 0.07
word	affect	-0.10 -0.10 0.05 -0.02 -0.02
word	affordabl	-0.08 -0.08 0.16 0.10 -0.12
word	afraid	-0.07 0.01 -0.11 -0.01 0.07
word	africa	-0.13 -0.15 -0.12 -0.03 0.08
word	after	0.03 0.01 -0.03 0.02 -0.08
word	aftermath	-0.22 -0.15 -0.16 0.19 -0.02
word	again	0.00 0.19 -0.04 -0.11 -0.12
word	against	0.09 -0.23 -0.03 0.08 -0.08
word	age	-0.12 -0.12 -0.13 0.03 0.07
word	agency	0.06 0.06 0.04 -0.08 -0.16
word	agent	-0.18 -0.15 0.05 0.07 -0.15
word	aggression	-0.24 -0.20 -0.01 0.19 -0.02
word	agre	0.04 0.03 0.04 -0.13 -0.10
word	agreement	0.16 -0.09 0.06 -0.16 -0.09
word	ahead	0.00 0.02 -0.17 0.10 -0.02
word	ai	-0.23 -0.23 -0.24 0.02 0.16
word	aid	-0.18 -0.18 -0.21 0.12 0.05
word	aim	-0.06 -0.13 -0.14 0.02 0.08
word	air	0.03 0.03 -0.03 0.00 -0.18
word	airbas	0.06 -0.02 -0.04 0.05 -0.18
word	aircraft	-0.19 0.05 -0.02 0.04 -0.13
word	airlin	-0.14 -0.18 -0.02 0.12 -0.06
word	airman	-0.19 0.00 0.03 0.01 -0.06
word	airport	0.08 0.00 -0.06 -0.03 -0.14
word	airspac	-0.11 -0.07 0.15 -0.10 -0.13
word	airstrik	0.03 -0.13 -0.05 0.06 -0.03
word	al	-0.11 0.03 -0.07 0.00 -0.02
word	alarm	-0.16 -0.01 -0.01 0.11 -0.15
word	alert	-0.15 0.03 -0.02 0.04 -0.11
word	alex	-0.07 -0.09 -0.13 -0.14 0.13
word	ali	-0.03 0.03 -0.14 0.00 0.00
word	aliv	-0.05 0.09 0.07 -0.12 -0.03
word	all	0.10 -0.06 0.03 -0.04 -0.09
word	alleg	-0.08 0.01 -0.10 0.06 -0.06
word	allow	-0.20 -0.12 0.03 0.11 -0.14
word	ally	-0.23 -0.19 -0.06 0.03 0.09
word	almost	-0.13 -0.15 0.03 -0.01 -0.03
word	alon	-0.13 -0.15 -0.17 0.12 0.05
word	along	-0.05 -0.04 -0.11 0.07 0.01
word	alongsid	-0.16 -0.12 0.04 -0.15 0.10
word	already	0.01 0.00 -0.02 -0.03 -0.04
word	also	0.04 0.08 -0.04 -0.16 0.06
word	alternativ	-0.07 -0.11 -0.06 -0.03 0.10
word	aluminium	-0.09 0.06 0.04 -0.02 -0.14
word	alway	-0.09 -0.12 -0.09 -0.07 0.10
word	amal	-0.06 -0.02 -0.09 0.00 0.02
word	amaz	-0.07 -0.11 -0.12 0.09 -0.01
word	amb	-0.07 -0.11 -0.13 -0.10 0.11
word	ambassador	-0.22 -0.20 0.00 0.06 -0.03
word	ambition	-0.10 -0.04 -0.09 -0.02 0.05
word	ambulanc	-0.14 -0.14 -0.09 0.16 -0.12
word	amid	-0.08 0.00 0.02 0.03 -0.09
word	among	0.00 0.03 -0.11 -0.05 0.02
word	amount	-0.16 -0.14 0.06 0.09 -0.10
word	analysi	-0.21 -0.24 -0.20 0.08 0.04
word	analyst	-0.12 -0.20 -0.30 -0.07 0.21
word	anand	-0.16 -0.16 0.05 0.14 -0.16
word	anchor	0.02 0.08 -0.02 -0.11 -0.04
word	angel	-0.11 -0.12 0.00 0.09 -0.04
word	anger	-0.09 -0.14 -0.10 0.09 -0.04
word	angry	-0.10 -0.12 -0.11 0.06 0.01
word	ann	-0.08 -0.07 -0.12 -0.11 0.11
word	announc	0.00 0.05 0.07 -0.16 -0.13
word	announcement	-0.15 -0.02 -0.05 0.03 0.01
word	another	-0.10 0.02 -0.12 0.02 0.01
word	answer	-0.08 -0.22 -0.22 -0.05 0.18
word	anti	-0.05 0.07 -0.08 -0.03 -0.04
word	anticipat	-0.07 -0.08 0.03 0.11 -0.12
word	anxiety	-0.07 -0.12 -0.08 0.12 -0.11
word	any	0.00 -0.14 0.10 -0.04 -0.06
word	anyon	-0.12 -0.12 -0.11 -0.06 0.10
word	anyth	-0.08 -0.10 -0.11 0.01 0.04
word	aoun	-0.15 -0.18 -0.15 0.16 -0.08
word	ap	-0.03 -0.08 0.01 0.08 -0.08
word	apach	-0.02 0.01 0.08 -0.21 -0.05
word	apart	-0.08 0.00 -0.13 -0.03 0.08
word	apartment	0.10 0.03 -0.16 -0.05 -0.18
word	apologis	-0.16 -0.11 0.08 0.01 -0.14
word	apologiz	-0.13 -0.11 0.03 0.00 0.04
word	appeal	-0.13 -0.07 0.06 0.05 -0.16
word	appear	-0.20 -0.18 0.01 0.15 -0.06
word	appoint	-0.04 0.08 0.05 -0.12 -0.16
word	approach	-0.20 -0.09 0.04 0.00 -0.03
word	approv	0.03 0.08 -0.02 0.04 -0.17
word	april	-0.16 -0.14 0.05 0.11 -0.09
word	arab	0.06 -0.12 -0.11 0.06 -0.09
word	arabiya	-0.13 -0.09 0.01 0.03 -0.10
word	aramco	0.10 0.09 -0.14 0.05 -0.10
word	area	-0.02 0.13 0.07 -0.19 -0.08
word	arm	0.07 -0.13 -0.12 0.00 0.03
word	arms	-0.13 0.05 0.07 -0.01 -0.14
word	army	0.00 -0.03 -0.04 0.04 -0.17
word	around	0.06 -0.02 -0.12 0.04 -0.05
word	arrangement	-0.15 -0.13 0.08 -0.02 -0.11
word	arrest	-0.20 -0.21 -0.03 0.21 -0.21
word	arriv	-0.24 -0.03 0.03 0.03 -0.11
word	asia	-0.09 -0.11 0.02 0.07 -0.11
word	asian	-0.15 -0.20 -0.08 0.17 -0.11
word	ask	-0.26 -0.17 0.07 0.06 -0.06
word	asks	-0.22 -0.14 -0.02 0.05 -0.02
word	assassinat	0.01 0.02 -0.18 -0.04 0.03
word	assassination	-0.09 0.12 -0.18 -0.08 -0.04
word	assault	0.10 0.10 -0.05 -0.06 -0.15
word	asses	-0.04 -0.08 -0.06 0.05 0.02
word	assessment	-0.10 -0.14 -0.07 0.08 -0.05
word	asset	0.09 -0.12 0.02 0.03 -0.18
word	assur	-0.11 -0.09 0.06 0.01 -0.10
word	assuranc	-0.10 -0.10 -0.15 0.06 0.03
word	asymmetric	-0.07 -0.06 -0.10 0.00 0.06
word	atomic	-0.07 0.08 0.01 -0.08 0.02
word	attack	0.09 0.05 -0.04 -0.08 -0.09
word	attempt	-0.07 0.07 -0.24 0.00 0.00
word	attend	-0.16 -0.08 0.03 0.02 -0.04
word	authority	-0.17 0.04 -0.12 0.14 -0.20
word	authoriz	-0.14 0.10 0.13 -0.14 -0.09
word	availabl	-0.16 0.02 0.07 -0.03 -0.13
word	avoid	-0.18 -0.08 -0.05 -0.10 0.13
word	away	-0.18 -0.05 0.10 -0.05 -0.05
word	axio	-0.13 -0.06 0.07 -0.04 -0.10
word	axis	-0.06 -0.07 -0.12 -0.06 0.09
word	b	-0.04 0.10 0.05 -0.07 -0.16
word	back	-0.01 -0.07 -0.11 0.03 0.05
word	backfir	-0.03 -0.06 -0.11 -0.11 0.11
word	backlash	-0.06 0.02 -0.07 -0.01 -0.02
word	bad	-0.11 -0.09 0.00 -0.05 0.07
word	baier	-0.05 -0.01 0.07 -0.12 0.01
word	balanc	-0.10 -0.12 -0.13 0.10 0.08
word	ballistic	0.05 -0.03 -0.08 0.03 -0.15
word	ban	-0.15 -0.12 0.11 -0.12 0.01
word	bank	-0.19 -0.16 -0.01 0.09 0.00
word	bannon	-0.09 -0.10 -0.16 -0.02 0.13
word	bare	-0.08 -0.09 -0.14 0.09 -0.02
word	barrag	0.06 0.01 -0.12 -0.08 -0.03
word	barrel	-0.15 0.08 0.07 -0.08 -0.03
word	bas	-0.02 0.02 0.07 -0.12 -0.02
word	base	0.08 0.11 -0.09 -0.09 -0.14
word	bash	-0.13 -0.13 -0.13 0.07 -0.04
word	batter	-0.13 -0.12 0.02 -0.09 0.11
word	battl	0.03 0.06 -0.14 -0.23 0.08
word	battlefield	-0.13 0.00 -0.04 -0.07 0.05
word	bbc	-0.19 -0.09 -0.07 0.06 0.06
word	becaus	-0.02 -0.15 -0.04 -0.04 0.06
word	becom	-0.16 -0.22 -0.14 -0.04 0.17
word	beef	-0.08 -0.11 -0.10 0.08 -0.06
word	befor	-0.05 0.09 -0.26 0.07 0.03
word	began	0.08 -0.08 -0.07 -0.03 -0.05
word	begg	-0.18 -0.13 -0.02 0.12 -0.17
word	begin	-0.05 -0.05 0.03 0.05 -0.21
word	beginn	-0.09 -0.10 -0.12 0.10 -0.07
word	begs	-0.08 -0.06 -0.05 -0.01 0.02
word	begun	0.11 0.07 -0.06 -0.07 -0.14
word	behind	-0.08 -0.14 -0.19 0.04 0.06
word	believ	0.05 -0.13 -0.04 -0.08 0.07
word	below	-0.15 -0.03 0.00 0.05 -0.09
word	benchmark	-0.05 -0.04 0.04 0.07 -0.15
word	benefit	-0.05 -0.12 -0.15 -0.10 0.11
word	best	-0.10 -0.03 0.02 -0.10 0.06
word	bet	-0.07 -0.11 -0.15 -0.13 0.14
word	bets	-0.13 -0.17 -0.17 0.10 0.01
word	better	-0.16 -0.10 -0.03 -0.11 0.12
word	between	0.01 0.04 0.03 -0.10 -0.07
word	beyond	-0.02 0.02 0.00 -0.03 -0.03
word	bid	-0.13 0.01 0.07 -0.02 -0.10
word	big	-0.02 -0.13 -0.04 -0.04 0.07
word	bigger	-0.09 -0.01 0.02 -0.08 0.05
word	biggest	-0.15 0.05 -0.06 -0.03 0.03
word	bill	-0.12 -0.15 -0.09 0.06 -0.01
word	billion	-0.21 -0.07 0.09 -0.07 -0.02
word	bit	-0.10 -0.11 -0.07 -0.01 0.04
word	bitcoin	-0.11 -0.30 -0.28 0.22 0.00
word	bl	-0.08 0.19 0.15 -0.16 -0.14
word	black	-0.11 -0.01 -0.16 0.06 -0.01
word	blackmail	-0.11 -0.10 0.04 -0.13 0.07
word	blackout	-0.07 -0.08 -0.13 0.02 0.01
word	blam	-0.03 -0.05 -0.04 -0.04 0.06
word	blank	0.01 0.06 -0.11 0.01 -0.07
word	blast	-0.02 0.04 0.06 -0.03 -0.12
word	blaz	0.11 0.11 0.02 -0.13 -0.12
word	blew	0.08 0.10 -0.16 -0.06 -0.04
word	blitz	-0.13 -0.05 -0.14 -0.02 0.09
word	block	0.03 -0.13 0.07 -0.05 -0.05
word	blockad	-0.20 0.03 0.05 -0.07 0.00
word	blood	-0.12 -0.08 -0.02 0.03 0.00
word	bloody	0.06 -0.11 -0.15 -0.04 0.05
word	bloomberg	-0.10 0.00 0.02 -0.15 0.07
word	blow	-0.18 0.14 0.06 -0.10 -0.11
word	blown	-0.17 -0.06 0.05 0.04 -0.07
word	bluff	-0.10 -0.09 -0.11 -0.06 0.10
word	blunt	-0.13 -0.07 0.08 0.03 -0.13
word	board	0.02 0.08 -0.05 -0.08 0.04
word	boast	-0.14 -0.13 -0.16 -0.12 0.16
word	boat	-0.07 0.08 0.02 -0.17 0.02
word	body	-0.09 0.05 -0.17 0.05 -0.08
word	bomb	0.00 -0.04 -0.02 -0.08 0.04
word	bombardment	-0.05 -0.08 -0.06 0.00 0.08
word	bomber	0.00 -0.10 0.10 -0.14 -0.03
word	bond	-0.11 -0.10 -0.11 0.12 -0.08
word	boom	-0.14 -0.14 -0.13 -0.09 0.10
word	boost	-0.08 -0.18 -0.19 0.08 0.03
word	boot	-0.14 -0.04 0.01 0.02 -0.02
word	border	0.03 -0.02 0.03 -0.01 -0.10
word	boss	-0.08 -0.03 0.04 -0.04 0.01
word	both	0.07 0.03 -0.09 -0.25 0.09
word	bound	-0.09 -0.14 -0.10 0.08 -0.03
word	bounty	-0.11 0.08 0.09 -0.08 -0.08
word	box	-0.04 0.09 -0.13 -0.20 0.08
word	boy	-0.10 -0.10 -0.13 -0.11 0.12
word	bpd	-0.08 -0.05 -0.04 0.09 -0.10
word	br	-0.18 -0.13 0.04 -0.05 0.09
word	brac	-0.10 -0.15 -0.06 0.13 -0.04
word	bragg	-0.04 0.00 -0.13 -0.15 0.12
word	brand	-0.16 -0.13 -0.12 0.14 -0.15
word	breach	0.07 0.03 0.01 -0.07 -0.15
word	break	0.02 0.03 0.05 -0.17 -0.01
word	breakthrough	-0.22 -0.20 0.00 0.09 -0.09
word	brendan	-0.05 -0.04 0.08 0.09 -0.12
word	brent	-0.14 0.06 0.04 -0.04 -0.04
word	bret	-0.05 -0.01 0.07 -0.12 0.01
word	bridg	-0.02 0.01 -0.02 0.03 -0.08
word	brief	0.02 -0.17 -0.24 0.01 0.06
word	bring	-0.17 -0.17 -0.05 0.01 0.08
word	brink	-0.12 -0.01 -0.13 0.05 -0.02
word	brit	-0.15 -0.17 -0.17 0.04 0.09
word	broad	0.04 -0.09 -0.12 0.09 -0.01
word	broadcast	-0.01 0.00 -0.04 0.07 -0.10
word	broadcaster	-0.10 0.05 -0.10 -0.10 0.08
word	broader	-0.04 0.02 0.09 -0.02 -0.13
word	broker	0.04 0.02 -0.04 -0.04 -0.02
word	brother	-0.16 -0.16 -0.15 0.18 -0.16
word	brought	-0.09 -0.12 -0.13 0.06 0.03
word	brutal	-0.12 -0.12 -0.08 0.07 -0.01
word	budget	-0.13 -0.11 -0.06 0.12 -0.04
word	buffer	-0.13 -0.16 0.00 0.04 -0.06
word	build	-0.06 0.14 -0.06 -0.12 -0.01
word	building	0.06 0.04 -0.15 -0.04 -0.14
word	built	-0.12 -0.12 -0.14 0.02 0.10
word	bunker	-0.08 0.08 0.05 -0.04 -0.13
word	burn	-0.13 0.09 -0.03 -0.05 -0.05
word	bury	-0.23 -0.20 -0.02 0.21 -0.11
word	busines	-0.08 -0.11 0.02 0.08 -0.07
word	bust	-0.04 -0.01 -0.10 0.10 -0.12
word	buy	-0.13 -0.15 -0.02 0.05 -0.04
word	buyer	-0.10 -0.14 -0.10 0.11 -0.04
word	bypas	-0.14 -0.14 0.01 0.09 0.00
word	cabinet	-0.08 -0.07 -0.08 0.05 -0.01
word	california	-0.12 -0.12 -0.12 0.03 0.03
word	call	-0.08 -0.24 0.02 0.07 -0.03
word	calm	-0.14 -0.03 -0.06 -0.14 0.14
word	came	-0.11 -0.11 0.07 -0.09 -0.03
word	camera	-0.09 -0.12 0.03 0.05 -0.09
word	campaign	-0.02 -0.13 0.00 0.09 -0.08
word	can	-0.30 -0.18 0.04 -0.08 0.10
word	can't	-0.21 -0.17 -0.12 0.02 0.10
word	canadian	-0.06 -0.14 -0.08 0.04 0.01
word	cancel	0.08 -0.07 -0.02 0.01 -0.10
word	cancell	0.05 -0.09 -0.03 -0.03 -0.06
word	capability	-0.17 0.04 -0.18 -0.03 0.10
word	capacity	-0.16 -0.14 -0.03 0.08 0.01
word	capital	-0.01 0.00 -0.21 -0.03 0.08
word	caps	-0.04 -0.06 0.01 0.08 -0.08
word	captur	-0.12 0.06 -0.14 -0.17 0.10
word	car	-0.10 0.05 0.06 0.03 -0.15
word	card	-0.22 -0.16 -0.04 0.06 0.01
word	care	-0.12 0.03 0.10 -0.09 -0.07
word	careful	-0.04 0.09 0.09 -0.05 -0.11
word	cargo	0.13 0.12 -0.05 -0.06 -0.19
word	carlson	-0.15 -0.18 -0.16 0.03 0.05
word	carr	-0.05 -0.04 0.08 0.09 -0.12
word	carrier	-0.11 -0.09 -0.09 0.14 -0.02
word	carry	-0.13 0.11 -0.08 -0.09 0.03
word	case	-0.16 -0.14 0.04 0.11 -0.07
word	cash	-0.10 -0.02 0.03 0.04 -0.12
word	cast	-0.08 0.03 -0.03 -0.13 0.08
word	casualty	-0.03 -0.13 0.01 0.10 -0.18
word	catastroph	-0.13 -0.10 -0.10 0.17 -0.16
word	catastrophic	-0.14 -0.15 -0.08 -0.19 0.18
word	catch	-0.01 -0.02 -0.13 -0.13 0.11
word	caught	-0.05 0.01 -0.16 -0.10 0.10
word	caus	0.04 -0.01 -0.03 0.10 -0.23
word	caution	-0.13 -0.10 0.02 0.07 -0.12
word	cautiou	-0.21 -0.18 0.05 0.07 -0.17
word	ceas	0.06 -0.08 -0.06 -0.05 0.06
word	ceasefir	-0.03 -0.04 -0.07 -0.02 0.02
word	celebrat	-0.20 -0.22 -0.08 0.12 0.07
word	celebration	-0.13 -0.16 -0.11 0.15 -0.13
word	cell	-0.15 -0.18 -0.04 -0.03 0.11
word	center	-0.14 -0.08 -0.04 0.09 -0.01
word	centr	-0.08 0.10 -0.04 -0.07 -0.12
word	central	0.05 0.02 -0.12 -0.01 -0.16
word	ceo	-0.10 0.02 0.04 0.03 -0.18
word	ceremony	-0.15 -0.13 -0.02 0.09 -0.12
word	chain	-0.10 -0.08 0.02 0.00 -0.03
word	chair	-0.05 -0.12 -0.13 -0.01 0.07
word	chairman	-0.09 -0.09 0.05 -0.06 0.03
word	challeng	-0.04 0.03 -0.17 -0.10 0.09
word	chanc	-0.11 -0.10 0.01 -0.09 0.09
word	chang	-0.19 -0.21 -0.24 -0.01 0.16
word	channel	-0.13 -0.14 0.06 -0.02 0.00
word	chao	-0.21 -0.16 -0.07 0.07 0.06
word	charg	-0.25 -0.22 0.05 0.07 -0.14
word	check	-0.11 -0.11 -0.11 0.05 0.01
word	chemical	-0.09 0.06 0.07 -0.16 0.04
word	chief	0.01 0.04 -0.16 0.11 -0.18
word	child	-0.16 -0.03 -0.16 0.07 -0.02
word	children	-0.19 -0.24 -0.04 0.11 0.08
word	chill	-0.07 -0.08 0.13 -0.08 -0.11
word	choic	-0.10 -0.14 -0.10 0.05 0.01
word	chok	-0.14 -0.04 0.04 0.04 -0.12
word	choos	-0.09 0.11 0.11 -0.16 -0.08
word	chosen	-0.15 -0.08 0.10 -0.07 -0.06
word	chri	-0.12 -0.14 0.02 -0.07 0.07
word	christian	-0.17 -0.09 -0.09 0.01 0.08
word	cia	-0.05 -0.10 0.06 0.14 -0.14
word	cit	-0.18 -0.10 0.07 0.09 -0.18
word	citizen	-0.14 -0.13 -0.02 -0.01 0.04
word	city	-0.06 0.03 0.00 0.10 -0.21
word	civil	-0.17 0.11 0.01 -0.14 -0.08
word	civilian	-0.07 -0.17 0.02 0.07 -0.02
word	civilisation	0.05 0.00 -0.12 0.00 0.02
word	civilization	0.02 -0.07 -0.09 0.09 -0.07
word	claim	-0.04 0.06 -0.07 0.00 -0.03
word	clash	-0.25 -0.09 -0.02 -0.06 0.14
word	clean	-0.08 -0.01 0.03 0.02 -0.09
word	clear	-0.23 -0.26 -0.07 0.07 0.07
word	cleric	-0.10 0.01 -0.02 -0.14 0.07
word	climat	-0.04 -0.08 -0.08 -0.01 0.04
word	climb	-0.13 -0.13 -0.12 0.17 -0.08
word	clip	-0.10 -0.11 -0.13 -0.10 0.12
word	clos	-0.23 0.14 0.03 -0.07 -0.14
word	closer	-0.16 0.09 0.05 -0.07 -0.12
word	closest	-0.08 -0.08 -0.09 -0.08 0.09
word	closur	-0.23 -0.02 -0.11 0.02 0.11
word	cloud	-0.10 -0.08 -0.03 -0.14 0.13
word	cluster	-0.17 0.05 -0.01 0.04 -0.18
word	cnbc	-0.08 -0.10 -0.04 0.10 -0.10
word	cnn	-0.14 0.03 -0.13 -0.02 0.03
word	co	-0.05 -0.06 -0.10 -0.03 0.07
word	coast	-0.05 0.03 0.08 -0.05 -0.27
word	collaps	-0.21 -0.03 0.01 0.02 -0.04
word	collin	-0.11 -0.11 -0.09 0.06 0.05
word	column	0.06 0.10 -0.05 -0.05 -0.12
word	com	-0.07 -0.08 0.21 -0.18 -0.10
word	combat	0.19 0.12 -0.22 -0.13 -0.21
word	come	-0.05 0.02 0.02 0.00 -0.05
word	command	-0.15 0.03 0.04 -0.03 -0.09
word	commander	-0.01 -0.03 -0.02 -0.04 -0.01
word	commando	-0.10 -0.06 0.08 0.01 -0.07
word	comment	-0.06 0.00 -0.03 -0.04 0.00
word	commercial	-0.15 -0.14 -0.01 0.13 -0.15
word	commitment	0.05 -0.09 0.01 -0.10 -0.04
word	committ	-0.12 -0.12 -0.14 -0.04 0.11
word	committe	-0.09 0.10 0.08 -0.15 0.05
word	community	-0.14 -0.13 -0.17 0.01 0.13
word	company	-0.16 -0.09 0.10 -0.02 -0.05
word	compar	-0.07 -0.08 -0.08 0.07 -0.04
word	complain	-0.06 -0.07 -0.07 0.08 -0.07
word	complet	0.09 0.01 -0.04 -0.08 -0.10
word	completely	-0.12 -0.02 0.02 -0.03 -0.03
word	complex	0.01 0.07 -0.13 -0.11 0.06
word	complicat	-0.16 -0.17 -0.19 -0.07 0.18
word	comply	-0.11 0.03 0.07 -0.01 -0.09
word	compound	0.04 0.02 -0.13 0.01 -0.15
word	compromis	-0.09 -0.10 -0.12 -0.03 0.07
word	concern	0.03 -0.04 0.03 0.03 -0.13
word	conclud	-0.16 -0.16 -0.09 0.13 -0.04
word	condemn	-0.09 -0.14 -0.13 0.16 -0.07
word	condemnation	-0.11 -0.11 -0.11 0.11 0.03
word	condition	-0.09 0.06 0.09 -0.15 -0.11
word	conduct	0.11 0.06 -0.15 -0.15 -0.12
word	conferenc	0.08 -0.08 0.01 -0.08 0.00
word	confirm	0.24 0.03 0.07 -0.22 -0.40
word	conflict	-0.03 -0.07 -0.02 0.03 0.01
word	confront	-0.14 -0.06 -0.05 -0.06 0.11
word	confusion	-0.08 -0.12 -0.11 0.08 -0.01
word	congressman	-0.11 -0.10 -0.11 0.07 -0.01
word	consensu	-0.05 0.08 0.06 -0.11 -0.09
word	consequenc	-0.08 0.01 0.06 -0.06 0.00
word	conservativ	-0.09 -0.11 -0.09 -0.02 0.06
word	consider	-0.17 0.03 0.08 0.00 -0.18
word	constraint	-0.03 -0.11 -0.09 0.13 -0.12
word	constructiv	0.03 -0.10 -0.11 0.10 -0.06
word	consulat	-0.04 0.04 0.00 -0.02 -0.11
word	consumer	-0.12 -0.12 0.01 0.13 -0.13
word	container	-0.10 0.13 0.09 -0.11 -0.11
word	continu	-0.12 0.18 0.08 -0.10 -0.22
word	contract	-0.09 0.06 0.06 -0.02 -0.08
word	contradict	-0.18 -0.14 0.04 -0.02 0.04
word	control	-0.13 0.05 0.15 -0.14 -0.21
word	conversation	0.07 -0.02 0.01 -0.10 -0.11
word	convict	-0.05 0.09 0.07 -0.03 -0.11
word	convinc	-0.06 -0.11 -0.15 -0.09 0.12
word	cook	-0.06 -0.09 -0.10 -0.12 0.11
word	coordinat	-0.12 -0.12 0.02 -0.03 0.04
word	corner	-0.07 0.03 -0.14 -0.17 0.12
word	correct	-0.10 -0.10 -0.08 0.06 0.03
word	cost	-0.05 -0.28 -0.11 0.10 -0.04
word	could	-0.22 0.06 -0.02 -0.02 0.01
word	coulter	-0.08 -0.07 -0.12 -0.11 0.11
word	counter	0.05 -0.03 0.06 -0.02 -0.09
word	counterpart	-0.08 -0.16 -0.13 0.11 -0.06
word	counterterrorism	-0.13 -0.15 -0.05 0.16 -0.15
word	country	-0.18 -0.05 0.16 0.05 -0.20
word	coupl	-0.12 0.05 -0.10 -0.04 0.04
word	cours	-0.13 -0.09 0.07 0.05 -0.17
word	court	0.00 -0.02 -0.04 0.01 -0.04
word	cover	-0.02 0.03 -0.20 -0.01 0.05
word	coverag	-0.18 -0.19 -0.21 -0.08 0.18
word	covert	-0.11 -0.13 -0.12 0.12 -0.05
word	cpac	-0.07 -0.09 -0.11 -0.04 0.09
word	crackdown	-0.13 -0.01 -0.02 -0.03 0.03
word	crash	0.05 0.10 -0.02 -0.10 -0.15
word	crazy	-0.15 -0.07 0.02 0.05 -0.05
word	creat	-0.10 -0.13 -0.17 -0.05 0.14
word	credit	-0.04 -0.07 -0.06 0.01 0.03
word	crew	-0.15 0.06 0.09 -0.04 -0.21
word	crim	-0.17 0.04 -0.09 -0.05 0.04
word	crippl	-0.17 -0.18 -0.06 0.04 0.09
word	crisi	-0.25 -0.25 0.06 0.02 -0.03
word	critic	-0.19 -0.17 -0.21 0.08 0.09
word	critical	0.03 0.06 0.01 -0.07 -0.06
word	criticis	-0.19 0.06 -0.13 0.03 -0.02
word	criticism	-0.11 -0.10 -0.08 0.09 -0.04
word	criticiz	-0.06 -0.09 -0.07 0.01 0.03
word	cros	-0.07 -0.09 0.03 0.03 -0.10
word	cross	-0.19 0.01 0.02 0.01 -0.11
word	crossing	-0.13 -0.17 0.02 0.09 -0.10
word	crucial	-0.16 -0.15 0.01 0.04 -0.03
word	crud	-0.14 -0.06 0.02 0.02 -0.08
word	cruis	-0.13 -0.15 -0.10 0.10 0.05
word	crunch	-0.04 -0.09 -0.10 0.10 -0.10
word	crush	0.06 0.03 0.09 -0.14 -0.20
word	crypto	-0.17 -0.20 -0.17 0.04 0.11
word	cup	-0.07 -0.11 -0.15 -0.05 0.10
word	curb	-0.10 0.05 0.00 0.03 -0.16
word	current	-0.12 -0.01 -0.16 -0.14 0.14
word	cut	-0.14 0.00 0.07 0.05 -0.19
word	cuts	-0.16 -0.04 0.11 0.01 -0.17
word	cutt	-0.05 -0.07 -0.04 -0.05 0.06
word	cyber	-0.11 -0.09 -0.07 0.11 -0.07
word	cyberattack	-0.14 -0.12 0.13 0.00 -0.14
word	d	-0.08 0.01 -0.18 -0.18 0.14
word	dad	-0.09 -0.10 -0.13 0.08 -0.03
word	daily	0.02 -0.02 0.00 -0.04 -0.03
word	damag	0.10 0.04 -0.04 0.02 -0.34
word	danger	-0.04 0.05 -0.13 -0.10 0.07
word	dangerou	0.04 -0.15 -0.15 0.12 -0.11
word	dar	-0.05 -0.05 -0.02 0.11 -0.11
word	dark	-0.02 0.02 -0.09 -0.08 0.03
word	darknes	-0.05 -0.09 -0.13 -0.12 0.12
word	data	-0.15 -0.17 -0.13 0.16 -0.06
word	date	-0.10 -0.12 -0.03 -0.02 0.08
word	daughter	-0.08 -0.09 -0.03 0.08 -0.07
word	david	-0.10 -0.13 -0.15 -0.14 0.14
word	dawn	-0.11 -0.06 0.12 -0.14 -0.04
word	day	0.09 0.09 -0.11 -0.12 -0.03
word	daybreak	-0.07 0.03 0.00 -0.09 0.01
word	days	-0.10 0.00 0.14 -0.09 -0.09
word	dc	0.08 0.05 0.02 -0.02 -0.12
word	de	-0.14 0.06 0.03 0.01 -0.21
word	dead	0.19 0.01 0.04 -0.37 -0.03
word	deadlin	0.02 -0.05 0.00 0.05 -0.15
word	deadly	-0.29 -0.02 -0.03 0.07 -0.05
word	deal	0.14 0.00 -0.04 -0.05 -0.09
word	dealt	0.06 -0.02 0.00 -0.09 0.00
word	death	-0.08 -0.11 0.05 -0.18 0.11
word	debat	-0.02 0.03 -0.13 -0.04 0.01
word	debri	-0.03 0.14 0.17 -0.19 -0.14
word	decad	-0.14 -0.08 -0.02 -0.09 0.08
word	decid	-0.16 0.00 0.15 -0.17 -0.11
word	decimat	-0.09 -0.10 -0.13 0.10 -0.02
word	decision	-0.23 -0.03 0.09 -0.03 -0.08
word	declar	0.12 0.12 0.03 -0.15 -0.06
word	declin	-0.14 -0.16 -0.22 0.07 0.05
word	decry	-0.07 0.01 -0.07 0.02 -0.03
word	deep	0.06 0.06 0.00 -0.16 -0.02
word	deepen	-0.24 -0.05 -0.05 0.03 0.03
word	deeper	-0.07 0.07 -0.02 -0.17 0.03
word	deeply	-0.07 -0.12 -0.09 0.09 -0.02
word	defeat	-0.18 -0.13 -0.02 0.00 0.07
word	defenc	0.06 -0.01 -0.07 -0.01 -0.10
word	defend	-0.25 -0.05 0.04 0.03 -0.03
word	defens	-0.19 0.12 0.05 -0.09 -0.11
word	defensiv	-0.12 -0.09 0.07 -0.07 0.01
word	defianc	-0.16 -0.06 0.06 0.04 -0.03
word	defiant	-0.17 -0.12 0.04 0.05 -0.12
word	defy	-0.03 0.06 -0.13 -0.15 0.11
word	degrad	-0.09 0.04 -0.15 -0.10 0.05
word	delay	-0.17 -0.02 -0.09 0.10 -0.06
word	delegation	-0.27 -0.09 -0.08 0.11 -0.03
word	deliver	-0.19 -0.07 0.07 -0.17 0.01
word	dem	-0.07 -0.08 -0.07 -0.02 0.04
word	demand	-0.28 -0.09 0.06 -0.08 0.05
word	democrat	-0.11 -0.16 -0.06 0.11 -0.08
word	dems	-0.06 -0.08 -0.05 -0.01 0.04
word	denounc	-0.11 -0.15 -0.13 0.14 -0.12
word	deny	-0.11 -0.06 -0.01 0.03 0.00
word	depart	-0.07 0.06 0.07 -0.06 -0.09
word	department	-0.09 -0.11 -0.14 0.14 -0.09
word	departur	-0.11 -0.01 0.02 0.06 -0.14
word	depend	-0.06 -0.08 -0.10 -0.11 0.11
word	dependent	-0.06 -0.08 -0.06 0.11 -0.08
word	deploy	-0.15 0.01 0.04 -0.02 -0.09
word	deployment	-0.07 -0.09 -0.19 0.06 0.07
word	depot	0.13 0.16 -0.13 -0.14 -0.18
word	deputy	-0.09 -0.14 -0.15 0.10 0.01
word	derail	-0.13 -0.15 -0.17 -0.05 0.13
word	derivativ	-0.04 0.03 -0.01 0.03 -0.04
word	desalination	-0.10 0.12 -0.01 -0.18 0.02
word	describ	-0.22 -0.21 -0.18 0.14 0.06
word	desperat	-0.09 -0.11 -0.16 0.03 0.04
word	despit	-0.33 -0.02 -0.14 0.10 -0.01
word	destabiliz	0.05 0.07 0.02 -0.13 -0.05
word	destroy	-0.25 0.00 -0.02 0.07 -0.02
word	destroyer	0.08 0.07 0.00 -0.12 -0.10
word	destruction	0.05 0.14 -0.16 -0.11 -0.01
word	detail	-0.18 -0.23 -0.05 0.05 0.02
word	detain	-0.11 -0.17 -0.03 0.10 -0.05
word	determin	-0.14 -0.16 -0.12 0.06 0.00
word	devastat	-0.15 -0.05 -0.04 0.01 0.06
word	devastation	0.05 0.06 -0.13 0.07 -0.13
word	dialogu	-0.14 -0.16 -0.16 0.16 -0.02
word	dictat	-0.13 0.02 0.07 -0.10 -0.02
word	did	0.00 -0.17 -0.23 0.08 0.04
word	didn't	-0.18 -0.02 -0.12 0.06 -0.01
word	die	0.11 -0.15 -0.11 0.04 -0.05
word	dies	-0.01 -0.20 0.08 0.08 -0.16
word	diesel	-0.13 0.07 0.10 -0.07 -0.14
word	difficult	-0.10 -0.11 -0.16 -0.08 0.13
word	digital	-0.02 -0.04 -0.08 -0.02 0.05
word	digitally	0.14 0.15 -0.16 -0.12 -0.10
word	dilemma	-0.09 -0.09 -0.15 -0.13 0.14
word	dilut	-0.13 0.04 0.17 -0.01 -0.11
word	diplomacy	-0.20 -0.10 -0.03 0.02 0.01
word	diplomat	0.03 -0.05 -0.05 -0.03 0.02
word	diplomatic	-0.12 -0.03 -0.24 0.10 0.03
word	dips	-0.06 -0.01 0.00 -0.01 0.00
word	direct	-0.22 -0.07 0.11 -0.04 -0.08
word	directly	-0.04 0.09 -0.12 0.04 -0.17
word	director	-0.12 0.07 0.05 0.00 -0.12
word	disabl	0.16 0.14 -0.13 -0.14 -0.14
word	disappoint	-0.13 -0.13 -0.13 0.05 0.05
word	disarm	-0.04 -0.12 -0.16 0.13 0.01
word	disarmament	-0.06 -0.05 -0.01 0.01 -0.01
word	disaster	-0.06 -0.09 -0.11 0.02 0.02
word	discus	-0.16 -0.17 -0.14 0.12 -0.01
word	discuss	-0.14 -0.16 -0.13 0.14 -0.07
word	disfigur	-0.15 -0.12 0.04 0.07 -0.17
word	dismantl	0.03 -0.05 -0.02 -0.17 0.05
word	dismiss	-0.07 -0.08 0.06 0.09 -0.11
word	displac	-0.23 -0.22 -0.03 0.04 0.07
word	displacement	0.05 0.02 -0.21 0.07 -0.12
word	disput	-0.17 -0.08 0.09 0.01 -0.07
word	disregard	-0.09 -0.10 -0.08 0.03 0.06
word	disrupt	-0.14 -0.10 0.13 -0.05 -0.09
word	disruption	-0.14 -0.15 -0.07 0.01 0.05
word	district	0.02 0.12 -0.11 -0.14 -0.13
word	diverg	-0.10 -0.12 -0.10 -0.04 0.07
word	divert	0.05 0.06 -0.15 0.01 -0.04
word	divid	-0.06 -0.11 -0.10 0.06 -0.01
word	do	-0.23 -0.13 -0.01 0.05 -0.02
word	does	-0.17 -0.16 -0.02 0.00 0.05
word	doesn't	-0.25 -0.16 -0.02 0.08 -0.04
word	dollar	-0.19 -0.04 0.10 -0.04 -0.09
word	dollarsb	-0.07 -0.12 -0.12 0.13 -0.12
word	dollarsbn	-0.19 0.05 0.13 -0.04 -0.19
word	dollarsm	-0.16 -0.17 -0.13 0.08 0.03
word	domestic	-0.15 -0.10 0.05 -0.05 0.01
word	dominat	-0.10 -0.12 -0.12 -0.02 0.09
word	don't	-0.23 -0.22 -0.12 -0.02 0.15
word	done	-0.09 -0.07 -0.11 -0.02 0.09
word	doocy	-0.08 -0.09 -0.08 -0.02 0.06
word	door	-0.11 -0.14 -0.13 0.11 -0.01
word	doubl	0.05 -0.07 0.02 -0.07 0.02
word	doubt	-0.01 0.06 -0.01 -0.13 0.05
word	dow	-0.05 0.03 0.03 -0.06 0.02
word	down	0.01 -0.01 0.05 -0.01 -0.13
word	downplay	-0.08 -0.11 -0.13 0.10 0.00
word	dozen	0.14 -0.18 -0.09 0.03 0.02
word	draft	-0.20 0.08 0.15 -0.24 0.02
word	drag	-0.17 -0.09 0.05 0.03 -0.04
word	dramatic	0.08 -0.01 0.02 -0.10 -0.04
word	draw	0.03 0.06 -0.10 0.04 -0.07
word	dream	-0.10 -0.09 -0.13 -0.09 0.10
word	driv	-0.16 -0.10 0.07 0.01 -0.07
word	driven	-0.07 -0.03 0.00 -0.07 0.06
word	driver	-0.11 -0.06 -0.12 -0.06 0.08
word	dron	0.13 0.01 -0.02 0.02 -0.21
word	drop	-0.15 -0.06 -0.03 0.09 -0.11
word	dropp	-0.16 -0.12 -0.06 0.07 0.03
word	due	-0.24 -0.19 0.09 0.06 -0.08
word	dur	-0.12 -0.01 -0.01 0.07 -0.09
word	duration	-0.15 -0.08 -0.03 -0.02 0.05
word	duty	0.04 -0.17 -0.16 -0.11 0.13
word	e	-0.16 -0.15 0.01 0.09 0.03
word	each	0.05 0.03 -0.04 -0.11 0.00
word	early	-0.18 0.04 0.04 0.02 -0.08
word	earth	-0.07 0.02 0.06 0.02 -0.09
word	eas	-0.11 -0.09 -0.01 0.05 -0.06
word	ease	-0.14 -0.12 -0.13 0.12 -0.02
word	easier	-0.06 -0.07 -0.10 0.01 0.03
word	east	-0.14 0.05 0.06 -0.08 -0.07
word	easter	-0.18 -0.16 0.07 0.02 -0.05
word	easy	0.05 0.04 -0.08 0.07 -0.10
word	echo	-0.04 0.05 -0.09 -0.07 0.05
word	economic	-0.11 -0.21 -0.02 0.07 0.00
word	economist	-0.10 -0.14 -0.15 -0.16 0.17
word	economy	-0.11 -0.21 -0.19 0.01 0.12
word	ed	-0.10 -0.10 -0.09 0.05 0.00
word	edg	-0.08 -0.11 -0.08 0.10 -0.07
word	edge	-0.17 -0.07 -0.06 0.01 0.04
word	edition	-0.08 -0.10 -0.10 0.04 0.09
word	editor	-0.09 0.08 -0.05 -0.02 -0.12
word	effect	0.14 0.00 -0.15 -0.01 -0.07
word	effort	-0.12 0.02 0.01 0.04 -0.18
word	eight	-0.18 0.02 -0.18 0.11 -0.07
word	election	-0.11 -0.12 -0.14 -0.14 0.14
word	electronic	-0.10 -0.04 0.07 -0.02 -0.10
word	elementary	0.02 -0.03 -0.16 0.00 0.03
word	eli	-0.08 -0.08 -0.10 0.01 0.06
word	eliminat	0.03 0.09 -0.04 -0.03 -0.23
word	elon	-0.09 -0.10 -0.10 0.05 0.03
word	else	0.02 0.05 -0.02 -0.13 0.01
word	email	-0.08 -0.10 -0.13 0.13 -0.06
word	embarrass	-0.06 -0.08 -0.11 -0.13 0.12
word	embassy	-0.05 -0.01 -0.03 0.02 -0.03
word	emerg	-0.15 -0.15 -0.01 -0.04 0.07
word	emergency	0.00 0.15 0.06 -0.11 -0.25
word	empty	-0.14 -0.14 -0.08 0.12 -0.10
word	encourag	-0.15 -0.16 -0.03 0.07 -0.02
word	end	0.14 -0.03 0.00 -0.02 -0.14
word	endgam	-0.13 -0.14 -0.16 -0.07 0.16
word	endles	-0.08 -0.14 -0.03 -0.03 0.06
word	ends	0.04 -0.01 -0.11 -0.06 0.04
word	enemy	-0.27 0.01 0.04 -0.02 -0.05
word	energy	0.06 0.09 0.03 -0.07 -0.10
word	engag	-0.16 0.02 -0.07 0.07 -0.09
word	engin	-0.01 0.08 -0.01 -0.11 -0.10
word	engineer	-0.06 -0.04 -0.11 0.02 -0.03
word	enough	-0.15 -0.10 0.02 0.10 -0.14
word	enrich	-0.21 -0.03 0.07 0.02 -0.13
word	enrichment	0.00 -0.07 0.00 -0.09 0.09
word	ensur	-0.17 -0.17 -0.20 0.06 0.08
word	enter	0.01 0.12 -0.14 -0.04 -0.08
word	entir	-0.21 0.01 0.04 0.02 -0.15
word	entranc	-0.12 -0.04 -0.12 0.09 -0.03
word	envoy	-0.23 -0.09 -0.04 0.03 0.03
word	epstein	-0.08 -0.10 -0.12 -0.09 0.11
word	equity	-0.10 -0.13 -0.10 0.10 -0.04
word	era	-0.11 -0.10 0.05 0.00 -0.03
word	erupt	0.07 0.03 -0.18 -0.01 -0.01
word	escalat	-0.12 0.19 0.02 -0.19 -0.03
word	escalation	-0.14 -0.01 0.05 -0.03 -0.03
word	escap	-0.06 -0.12 -0.09 0.01 0.03
word	escort	-0.07 -0.01 0.06 0.00 -0.14
word	essential	-0.10 -0.12 -0.09 0.04 0.02
word	establish	-0.10 -0.07 0.04 -0.10 0.05
word	estimat	-0.11 -0.14 -0.11 0.13 -0.11
word	ether	-0.07 -0.11 -0.11 0.10 -0.04
word	evacuat	0.00 0.06 -0.02 -0.03 -0.08
word	evacuation	-0.01 0.05 0.09 -0.11 -0.20
word	evad	0.04 -0.03 -0.10 0.09 -0.05
word	eve	-0.07 0.12 0.08 -0.09 -0.07
word	even	-0.18 -0.13 -0.11 0.07 0.03
word	event	-0.19 -0.19 -0.12 0.05 0.10
word	ever	-0.18 -0.17 0.02 0.02 -0.01
word	every	-0.13 -0.04 -0.02 0.08 -0.07
word	everyon	-0.10 -0.12 -0.12 -0.06 0.12
word	everyth	-0.13 -0.12 -0.18 -0.06 0.15
word	evidenc	-0.13 -0.09 0.07 -0.05 0.03
word	ex	-0.12 -0.04 -0.23 -0.10 0.17
word	exampl	0.06 -0.06 -0.08 -0.07 -0.03
word	except	-0.09 0.04 0.12 -0.13 -0.09
word	exchang	-0.16 0.17 0.07 -0.13 -0.10
word	exclud	-0.15 -0.16 0.02 0.08 -0.13
word	exclusiv	-0.11 -0.12 -0.12 0.02 0.05
word	execut	-0.14 0.00 0.12 -0.08 -0.16
word	exil	-0.13 -0.14 0.04 0.08 -0.04
word	existential	-0.06 -0.05 0.05 -0.09 0.02
word	exit	-0.15 -0.23 -0.15 0.14 0.03
word	expand	0.02 0.12 0.05 -0.12 -0.18
word	expect	-0.22 -0.18 -0.05 0.09 -0.03
word	expectation	-0.13 -0.13 -0.14 0.09 0.01
word	expert	-0.02 -0.09 -0.03 0.01 -0.03
word	expir	-0.14 -0.06 -0.02 0.06 -0.12
word	explain	-0.06 -0.17 -0.16 0.03 0.07
word	explainer	-0.11 -0.10 -0.12 0.02 0.04
word	explanation	-0.07 -0.07 -0.11 -0.11 0.11
word	expletiv	-0.13 0.04 0.11 -0.05 -0.14
word	explod	-0.14 0.05 -0.09 -0.15 0.08
word	explosion	0.07 -0.07 -0.02 -0.03 -0.02
word	explosiv	-0.10 -0.08 0.02 0.09 -0.05
word	export	-0.09 0.05 0.09 -0.05 -0.14
word	exporter	-0.09 -0.12 -0.11 0.13 -0.12
word	expos	-0.15 -0.16 -0.21 -0.05 0.18
word	expres	-0.08 -0.10 -0.05 0.03 -0.01
word	express	-0.13 -0.10 -0.01 -0.01 0.06
word	expulsion	-0.11 0.06 -0.02 0.00 -0.13
word	extend	-0.24 0.05 0.10 -0.04 -0.18
word	extension	-0.18 0.04 0.11 0.01 -0.17
word	extent	-0.11 -0.11 -0.06 0.13 -0.11
word	extraordinary	-0.06 0.00 -0.01 -0.13 0.10
word	extrem	-0.04 -0.05 -0.05 0.04 -0.01
word	extremely	-0.11 -0.06 -0.01 0.04 -0.14
word	eyes	-0.14 -0.10 0.11 -0.11 0.03
word	f	-0.14 0.03 0.05 -0.02 -0.13
word	fac	0.03 -0.30 -0.20 0.08 0.06
word	face	-0.26 -0.28 -0.12 0.06 0.10
word	facility	-0.07 0.13 0.11 -0.13 -0.17
word	factbox	0.04 0.05 0.03 -0.02 -0.10
word	factory	0.11 0.03 -0.10 -0.16 -0.11
word	fail	-0.24 0.01 0.08 -0.13 0.05
word	failur	-0.16 -0.15 -0.18 0.02 0.12
word	fair	-0.04 0.02 -0.15 0.02 0.02
word	fake	-0.16 -0.14 -0.12 -0.02 0.12
word	fall	-0.14 -0.06 -0.13 0.12 -0.01
word	fallout	-0.16 0.02 0.03 0.05 -0.09
word	fals	-0.10 -0.11 -0.10 0.14 -0.12
word	family	-0.26 -0.24 -0.11 0.01 0.21
word	far	-0.18 -0.20 -0.04 0.03 0.07
word	farsnew	-0.10 -0.12 -0.09 0.12 -0.09
word	fast	-0.12 -0.11 -0.01 0.14 -0.16
word	fate	-0.09 -0.16 -0.19 0.11 -0.04
word	father	-0.09 -0.02 0.11 -0.14 0.02
word	fbi	-0.17 -0.12 0.11 0.03 -0.16
word	fcc	-0.09 -0.11 -0.13 -0.03 0.08
word	fear	0.04 0.04 -0.04 -0.02 -0.05
word	fed	-0.23 -0.13 0.04 0.03 -0.07
word	federal	-0.10 -0.10 -0.02 0.09 -0.03
word	fee	-0.14 -0.10 0.07 -0.02 -0.11
word	feedstock	-0.06 -0.18 -0.18 0.18 -0.13
word	feel	-0.16 -0.17 -0.13 0.10 -0.01
word	fees	-0.24 -0.17 0.12 -0.05 -0.14
word	fellow	-0.09 -0.11 -0.06 0.03 0.03
word	fertilizer	-0.08 -0.13 -0.14 -0.09 0.11
word	fetterman	-0.06 -0.08 -0.01 -0.01 0.02
word	few	-0.14 -0.05 0.10 0.06 -0.14
word	field	-0.17 -0.03 0.06 -0.03 0.01
word	fierc	-0.10 0.01 -0.08 0.03 0.02
word	fifth	0.05 0.05 -0.06 0.04 -0.17
word	fight	-0.07 0.11 -0.08 -0.09 0.04
word	fighter	-0.08 0.05 0.02 -0.06 -0.05
word	fil	-0.08 -0.09 -0.11 -0.09 0.10
word	file	-0.09 -0.10 -0.02 0.10 -0.09
word	fill	0.06 0.08 0.03 -0.12 -0.05
word	film	-0.09 -0.12 -0.11 -0.08 0.11
word	final	-0.20 0.04 0.15 -0.08 -0.10
word	finaliz	-0.13 -0.11 -0.12 0.12 -0.03
word	finally	-0.14 -0.13 -0.16 -0.10 0.13
word	financial	-0.06 0.04 -0.14 0.10 -0.13
word	find	-0.09 -0.04 -0.05 0.06 -0.06
word	fine	-0.04 0.04 0.02 -0.04 -0.05
word	finish	-0.07 -0.03 -0.04 -0.01 0.03
word	fir	0.05 0.12 -0.11 -0.12 -0.12
word	fire	0.01 0.28 -0.06 -0.23 -0.14
word	firepower	-0.13 -0.12 0.11 -0.06 -0.15
word	firm	-0.11 -0.09 0.01 0.03 -0.05
word	first	0.11 -0.01 -0.07 0.03 -0.11
word	fit	-0.07 0.06 0.08 0.02 -0.11
word	five	-0.13 0.16 0.07 -0.20 -0.01
word	fix	-0.03 -0.09 -0.14 -0.06 0.10
word	flag	0.05 -0.14 -0.15 -0.08 0.09
word	flagg	0.09 0.12 -0.14 -0.08 -0.15
word	flam	-0.02 0.10 -0.03 -0.18 -0.01
word	flar	0.05 -0.09 -0.10 0.06 -0.17
word	fled	-0.07 -0.04 -0.15 -0.14 0.11
word	flee	-0.09 -0.09 0.01 0.02 0.01
word	fleet	0.03 -0.09 -0.11 0.06 0.07
word	flight	-0.21 -0.14 0.04 0.08 -0.04
word	float	-0.11 -0.08 0.03 -0.15 0.12
word	flow	-0.08 -0.08 -0.18 0.16 -0.07
word	fly	-0.11 0.06 -0.02 0.01 -0.08
word	fm	-0.28 -0.21 0.03 0.08 -0.15
word	fmr	-0.11 0.04 -0.13 -0.15 0.11
word	focu	-0.13 -0.12 -0.03 0.00 0.02
word	focus	-0.12 -0.10 -0.11 0.09 0.01
word	follow	0.03 -0.08 0.08 0.01 -0.17
word	food	-0.08 -0.14 -0.18 0.06 0.02
word	fool	-0.11 -0.15 -0.14 0.09 0.00
word	footag	0.02 0.16 -0.05 -0.05 -0.13
word	forc	0.11 0.00 -0.12 0.01 -0.08
word	forecast	-0.08 -0.09 -0.08 0.14 -0.12
word	foreign	0.00 -0.08 0.04 0.02 -0.11
word	form	-0.12 -0.13 -0.14 0.09 0.03
word	former	-0.16 0.01 -0.03 -0.09 0.06
word	forward	-0.09 0.01 0.00 -0.07 0.06
word	found	-0.13 -0.02 -0.22 0.00 0.06
word	four	-0.14 0.10 0.03 0.00 -0.24
word	fourth	-0.08 0.07 -0.11 0.05 -0.12
word	fox	-0.18 -0.01 -0.09 -0.10 0.10
word	fractur	-0.11 -0.16 0.12 -0.11 0.02
word	fragil	-0.20 -0.21 -0.10 -0.03 0.13
word	fram	-0.12 -0.11 0.04 0.08 -0.13
word	framework	0.08 0.04 -0.01 -0.03 -0.13
word	frantic	0.03 0.10 0.09 -0.11 -0.14
word	freak	-0.08 -0.12 -0.16 -0.10 0.13
word	free	-0.17 -0.09 -0.03 0.01 0.04
word	freedom	-0.08 -0.11 -0.08 0.05 0.00
word	freight	-0.06 -0.09 -0.07 0.05 0.01
word	fresh	-0.18 0.21 0.00 -0.08 -0.28
word	friday	0.13 -0.11 0.04 -0.08 -0.10
word	friend	-0.14 -0.16 -0.19 -0.13 0.17
word	frigat	0.05 -0.05 -0.12 0.02 -0.14
word	front	0.08 0.01 -0.11 -0.04 -0.09
word	frozen	-0.17 0.03 0.08 -0.06 -0.12
word	ftse	-0.06 -0.11 -0.14 0.14 -0.02
word	fuel	-0.18 -0.03 -0.06 0.11 -0.08
word	full	-0.12 -0.20 -0.01 0.06 -0.01
word	fully	-0.17 -0.13 0.00 0.04 0.00
word	fun	-0.12 -0.04 0.12 -0.13 -0.05
word	fund	-0.18 -0.12 0.09 -0.05 -0.06
word	fundamental	-0.12 -0.05 0.04 -0.08 0.04
word	funeral	0.00 -0.17 -0.16 0.14 -0.06
word	furiou	-0.09 -0.01 -0.02 0.07 -0.08
word	further	-0.04 0.07 -0.02 -0.01 -0.07
word	fury	-0.11 -0.17 0.09 0.04 -0.07
word	futur	-0.14 -0.11 0.10 -0.09 0.00
word	fy27	-0.09 -0.10 -0.10 0.11 -0.12
word	g	-0.14 0.07 0.06 -0.02 -0.18
word	g7	-0.18 -0.05 0.07 -0.02 -0.09
word	gabbard	-0.09 -0.11 -0.06 0.11 -0.09
word	gain	-0.12 -0.13 -0.08 0.01 0.08
word	gam	-0.12 -0.05 -0.03 0.07 -0.05
word	gambl	-0.09 -0.10 -0.13 0.01 0.08
word	game	-0.13 -0.07 -0.01 -0.20 0.16
word	gaps	-0.13 -0.12 -0.09 0.13 -0.11
word	gas	-0.24 -0.07 0.03 -0.06 0.06
word	gasolin	-0.10 0.05 0.04 -0.03 -0.06
word	gather	-0.11 -0.04 -0.16 0.11 -0.15
word	gave	-0.09 -0.02 -0.13 0.00 0.08
word	gen	0.06 0.00 -0.12 -0.11 0.05
word	general	-0.11 0.01 -0.11 0.00 0.06
word	genocid	-0.06 -0.10 -0.11 0.04 0.03
word	genocidal	-0.13 -0.10 0.01 0.01 0.00
word	geopolitic	-0.07 -0.12 -0.11 -0.07 0.08
word	geopolitical	-0.10 -0.10 -0.13 -0.03 0.09
word	get	-0.20 -0.08 -0.03 0.03 0.03
word	gets	-0.12 0.03 0.03 -0.11 0.02
word	gett	0.06 0.02 -0.05 -0.10 0.04
word	giant	-0.08 0.09 0.12 -0.19 -0.06
word	girl	0.02 -0.12 -0.02 -0.01 0.01
word	giv	-0.22 0.03 0.14 -0.16 -0.03
word	give	-0.12 0.01 0.09 -0.09 -0.03
word	given	-0.09 -0.10 0.04 0.06 -0.04
word	global	-0.20 -0.19 0.01 0.00 0.04
word	globally	-0.08 -0.09 0.03 0.02 -0.03
word	go	0.00 -0.13 0.06 -0.17 0.07
word	goal	-0.12 -0.08 -0.05 0.07 0.00
word	god	-0.08 -0.13 -0.18 -0.04 0.13
word	goes	0.06 0.10 -0.27 -0.23 0.12
word	gold	0.02 -0.03 -0.07 0.05 -0.06
word	golden	-0.08 -0.10 -0.12 -0.04 0.09
word	goldman	-0.13 -0.13 -0.13 -0.03 0.08
word	gonna	-0.11 0.02 0.01 0.01 -0.04
word	good	0.03 -0.16 -0.15 0.06 0.12
word	gop	-0.07 -0.14 -0.17 -0.04 0.10
word	got	-0.15 -0.12 0.08 -0.09 0.00
word	government	-0.03 -0.06 -0.08 -0.08 0.11
word	govt	-0.12 -0.11 0.06 0.05 -0.15
word	graham	-0.09 0.05 0.05 0.01 -0.07
word	great	-0.07 -0.14 0.03 -0.02 0.01
word	greater	-0.13 -0.12 -0.16 -0.15 0.15
word	green	-0.16 -0.14 -0.08 0.14 -0.01
word	greet	-0.10 -0.13 -0.11 0.09 -0.01
word	grid	-0.10 0.03 0.08 -0.09 -0.09
word	grill	-0.05 -0.07 -0.05 0.01 0.00
word	grim	-0.11 -0.12 0.02 0.01 -0.03
word	grip	-0.08 -0.10 0.05 0.04 -0.12
word	grocery	-0.05 -0.06 -0.04 0.04 -0.04
word	grok	-0.12 -0.12 -0.04 0.07 0.00
word	ground	0.07 0.00 0.09 -0.19 -0.06
word	group	-0.13 -0.10 -0.09 0.02 0.07
word	grow	-0.02 -0.08 0.00 0.02 -0.04
word	growth	-0.08 -0.10 -0.02 0.04 -0.04
word	guarante	-0.11 -0.12 -0.12 0.07 -0.01
word	guard	-0.20 -0.12 0.08 0.06 -0.04
word	guest	-0.11 -0.11 -0.15 -0.14 0.14
word	guid	-0.11 -0.12 -0.10 0.13 -0.12
word	guidelin	-0.23 -0.15 -0.03 0.20 -0.22
word	gun	-0.04 0.01 -0.11 0.04 0.01
word	gunboat	0.10 0.07 -0.03 -0.09 -0.09
word	gunfir	0.06 0.15 -0.08 -0.15 -0.14
word	hack	-0.02 -0.08 -0.12 0.06 0.03
word	hacker	-0.11 0.00 0.12 -0.04 -0.14
word	hail	-0.10 -0.10 -0.03 0.04 -0.02
word	half	-0.09 -0.08 0.10 -0.02 -0.10
word	hall	0.05 -0.09 -0.04 0.07 -0.09
word	halt	0.12 -0.12 0.03 -0.07 -0.15
word	hama	-0.22 -0.13 -0.11 0.19 -0.10
word	hammer	-0.10 0.09 -0.14 -0.14 0.05
word	hand	-0.23 -0.11 -0.05 0.01 0.04
word	happen	-0.23 -0.21 0.05 0.12 -0.10
word	happy	-0.10 -0.11 -0.14 0.02 0.11
word	harbor	-0.09 -0.09 -0.01 0.14 -0.13
word	hard	-0.29 -0.18 0.11 0.03 -0.04
word	hav	-0.07 -0.09 -0.08 0.03 0.02
word	haven	-0.11 -0.18 -0.16 0.11 0.02
word	haven't	-0.08 -0.09 -0.06 0.13 -0.13
word	hawk	-0.10 -0.15 -0.13 -0.03 0.13
word	hay	-0.05 -0.06 -0.11 -0.12 0.12
word	he'll	-0.17 -0.03 0.11 -0.14 0.00
word	head	0.01 -0.05 -0.02 0.05 -0.09
word	headquarter	-0.06 0.16 -0.12 -0.20 -0.13
word	health	0.03 -0.11 -0.12 0.05 0.03
word	healthcar	0.04 -0.11 0.09 -0.13 -0.12
word	hear	-0.06 0.01 0.10 -0.13 -0.01
word	heard	0.13 0.04 -0.08 -0.19 -0.15
word	heart	-0.11 -0.07 -0.12 0.00 0.11
word	heat	-0.09 -0.07 0.02 -0.05 0.03
word	heavy	-0.19 0.09 0.08 -0.03 -0.14
word	hedg	-0.03 -0.10 -0.08 0.12 -0.12
word	held	0.03 -0.19 -0.11 0.15 -0.15
word	helicopter	0.15 -0.05 0.06 -0.19 -0.33
word	hell	-0.06 -0.08 0.15 -0.21 0.00
word	help	-0.29 -0.09 0.00 0.11 -0.05
word	here	-0.14 -0.15 -0.05 -0.16 0.12
word	hid	-0.12 -0.19 -0.15 0.13 -0.08
word	hidden	0.01 0.06 -0.14 -0.03 -0.04
word	high	-0.11 0.01 0.00 -0.03 -0.01
word	higher	-0.08 -0.15 -0.01 0.09 -0.09
word	highest	-0.11 0.08 0.00 0.05 -0.15
word	highlight	-0.11 -0.12 -0.14 -0.06 0.09
word	highly	-0.02 0.10 -0.12 0.03 -0.11
word	hik	-0.04 -0.07 -0.07 -0.02 0.03
word	hike	-0.13 -0.16 -0.16 0.17 -0.10
word	him	-0.21 -0.16 0.02 0.01 0.05
word	hint	-0.08 0.08 0.04 -0.06 0.00
word	historic	-0.28 -0.09 0.03 0.00 -0.03
word	history	-0.15 0.03 -0.04 -0.06 0.05
word	hit	0.15 0.20 0.00 -0.18 -0.30
word	hits	-0.03 0.15 -0.04 -0.18 -0.03
word	hitt	-0.01 0.06 -0.10 -0.03 0.00
word	hold	-0.13 -0.23 0.03 0.10 -0.15
word	hole	0.11 0.16 -0.12 -0.18 -0.15
word	holiday	-0.06 -0.09 -0.03 0.07 -0.06
word	hom	-0.02 0.12 -0.16 -0.02 -0.11
word	home	-0.26 -0.16 -0.05 0.00 0.09
word	honcho	-0.03 -0.04 -0.05 0.01 0.01
word	honor	-0.03 -0.08 -0.11 -0.09 0.10
word	hop	-0.25 -0.09 -0.20 0.18 0.04
word	hope	-0.12 0.00 -0.22 0.05 0.02
word	hospital	0.04 0.09 -0.05 -0.09 -0.14
word	host	0.11 0.01 0.01 -0.11 -0.05
word	hostil	-0.20 -0.05 -0.01 0.08 -0.05
word	hostility	0.06 -0.11 -0.14 0.03 -0.09
word	hotel	-0.06 0.15 -0.13 -0.21 0.05
word	hour	0.01 0.03 0.04 -0.09 -0.02
word	hous	-0.15 0.00 -0.05 0.07 -0.08
word	how	-0.26 -0.31 -0.10 0.07 0.05
word	hub	-0.12 -0.05 0.10 -0.15 0.01
word	huge	-0.10 0.08 -0.14 -0.08 0.08
word	human	-0.11 -0.14 -0.11 0.02 0.04
word	humanity	-0.12 -0.12 -0.12 0.09 -0.04
word	hundred	0.07 -0.11 -0.03 0.06 -0.11
word	hunt	-0.12 0.10 0.09 -0.14 -0.06
word	hurdl	-0.13 -0.13 0.01 0.02 0.00
word	hurt	0.03 0.09 -0.04 -0.08 -0.13
word	hype	-0.06 -0.08 -0.09 -0.06 0.08
word	hyperliquid	-0.07 0.01 0.06 -0.13 0.04
word	i	-0.17 -0.10 -0.05 0.07 0.00
word	i'm	-0.09 -0.08 -0.10 -0.07 0.09
word	icis	-0.09 -0.13 -0.11 -0.04 0.08
word	idea	-0.16 -0.17 -0.20 0.04 0.07
word	identify	-0.19 -0.20 -0.06 0.17 -0.13
word	iea	-0.12 0.02 0.07 0.00 -0.21
word	if	-0.21 -0.18 0.21 -0.16 0.01
word	ignit	-0.08 -0.09 -0.10 0.00 0.08
word	ignor	0.03 0.01 0.04 -0.04 -0.02
word	iii	-0.07 -0.12 -0.06 0.13 -0.13
word	illegal	-0.06 -0.13 -0.08 0.15 -0.12
word	imag	-0.24 -0.21 -0.12 0.17 0.03
word	imf	-0.13 -0.12 -0.06 0.13 -0.09
word	immediat	0.05 0.06 -0.04 -0.06 -0.10
word	immediately	-0.09 0.12 0.13 -0.24 -0.06
word	imminent	0.05 -0.18 -0.07 -0.01 0.03
word	impact	-0.22 -0.05 -0.13 0.04 0.05
word	implementation	0.04 0.07 -0.11 0.02 -0.12
word	implication	-0.05 -0.09 -0.09 -0.05 0.07
word	import	-0.08 -0.11 -0.16 -0.06 0.09
word	importanc	-0.09 -0.09 -0.09 -0.02 0.04
word	important	-0.11 -0.06 0.04 0.05 -0.08
word	impos	-0.17 -0.08 0.10 -0.07 -0.12
word	inch	-0.11 -0.11 -0.09 0.12 -0.09
word	incident	-0.04 0.07 -0.02 -0.04 -0.18
word	includ	0.06 -0.03 0.08 -0.08 -0.21
word	increas	-0.02 -0.13 0.00 0.04 -0.04
word	increasingly	-0.10 -0.15 -0.14 0.04 0.07
word	independent	-0.09 -0.10 -0.12 0.05 0.05
word	indicat	-0.12 -0.05 -0.04 0.05 0.03
word	industrial	0.03 0.03 -0.04 -0.15 -0.01
word	industry	-0.13 -0.13 0.03 0.06 -0.08
word	infiltration	0.19 0.09 0.02 -0.08 -0.29
word	inflation	-0.13 -0.07 -0.02 -0.02 0.02
word	influenc	-0.11 -0.14 -0.14 0.04 0.04
word	influencer	-0.09 -0.09 -0.21 -0.17 0.18
word	inform	-0.08 0.02 0.11 -0.08 -0.12
word	infrastructur	-0.15 0.08 -0.02 -0.27 0.09
word	injur	-0.08 0.16 -0.03 -0.09 -0.27
word	injury	-0.17 -0.05 -0.04 0.07 0.01
word	insid	-0.16 -0.04 -0.02 -0.16 0.14
word	insider	-0.11 -0.16 -0.07 -0.02 0.09
word	insight	-0.11 -0.08 -0.12 -0.17 0.18
word	insist	-0.22 -0.03 -0.10 0.15 -0.09
word	inspect	-0.15 0.04 0.02 -0.02 -0.10
word	inspection	-0.19 0.05 0.16 -0.12 -0.14
word	inspector	-0.21 -0.02 0.06 0.01 -0.14
word	insufficient	-0.16 -0.16 -0.14 0.14 0.06
word	insuranc	-0.10 -0.01 0.07 -0.04 -0.12
word	insurer	-0.13 0.06 0.09 -0.05 -0.16
word	integrity	-0.11 -0.07 -0.03 -0.02 0.04
word	intel	-0.20 -0.04 -0.21 0.14 -0.08
word	intelligenc	0.01 0.06 -0.18 0.04 -0.01
word	intend	-0.06 -0.07 -0.10 -0.11 0.11
word	intens	0.03 0.08 -0.09 -0.16 -0.16
word	intensify	-0.01 0.17 -0.07 -0.08 -0.16
word	intercept	-0.07 0.09 0.02 -0.06 -0.23
word	interception	-0.09 -0.11 -0.15 0.11 0.07
word	interceptor	-0.14 0.00 -0.06 -0.10 0.06
word	interest	-0.18 -0.15 -0.05 0.02 0.02
word	interim	0.05 0.11 0.04 -0.12 -0.09
word	interior	-0.08 -0.10 -0.07 0.06 0.06
word	international	-0.12 -0.09 -0.08 0.14 -0.06
word	internet	-0.16 -0.12 0.05 0.04 -0.05
word	interven	-0.12 0.10 0.05 0.02 -0.15
word	intervention	-0.13 0.06 0.18 -0.10 -0.11
word	interview	0.05 0.09 0.06 0.00 -0.16
word	invad	-0.09 -0.10 -0.12 0.07 -0.02
word	invasion	-0.05 0.00 0.08 -0.25 0.01
word	investigat	-0.16 -0.14 -0.20 0.11 -0.02
word	investigation	-0.13 -0.16 -0.12 0.13 -0.04
word	investigator	-0.08 -0.08 -0.12 0.11 -0.09
word	investor	-0.05 -0.16 -0.02 0.06 -0.04
word	invit	0.03 0.18 0.07 -0.13 -0.13
word	invok	-0.12 -0.11 -0.13 0.03 0.07
word	involv	0.07 -0.03 0.04 -0.13 -0.01
word	involvement	-0.12 -0.01 0.02 0.03 -0.13
word	is	-0.22 -0.25 -0.13 0.01 0.24
word	islamic	0.06 -0.10 -0.14 0.00 0.04
word	island	-0.03 -0.02 0.05 0.02 -0.11
word	isn't	-0.15 -0.13 -0.10 0.02 0.10
word	issu	-0.14 -0.14 0.20 -0.12 -0.10
word	itself	-0.11 -0.06 -0.09 0.11 -0.10
word	jail	-0.08 -0.13 -0.14 0.14 -0.13
word	jake	-0.10 -0.08 0.01 -0.10 0.04
word	jazeera	-0.09 0.02 -0.19 0.05 -0.03
word	jeffry	-0.08 -0.07 -0.05 0.01 -0.01
word	jenning	-0.10 -0.09 -0.12 -0.09 0.11
word	jesu	-0.18 -0.21 -0.17 -0.01 0.13
word	jet	-0.10 0.06 -0.02 -0.01 -0.07
word	jets	-0.06 0.15 0.07 -0.18 -0.13
word	jewish	-0.13 -0.10 -0.14 -0.03 0.13
word	jimmy	-0.06 -0.10 -0.12 -0.08 0.11
word	jitter	-0.06 -0.09 -0.01 0.11 -0.13
word	job	-0.13 0.02 0.03 0.00 -0.04
word	jobs	-0.09 -0.10 -0.13 -0.12 0.13
word	joe	-0.16 -0.18 -0.16 0.05 0.02
word	john	-0.16 -0.18 -0.16 0.02 0.08
word	join	0.06 -0.10 0.05 -0.05 -0.09
word	joint	0.02 -0.06 0.06 -0.05 -0.05
word	jok	-0.11 -0.12 -0.12 -0.08 0.11
word	joke	-0.08 -0.10 -0.10 -0.07 0.08
word	jolt	-0.06 -0.05 0.06 -0.10 0.02
word	jon	-0.12 -0.11 -0.18 -0.05 0.12
word	jonathan	-0.11 -0.11 -0.13 -0.01 0.10
word	journalist	-0.17 0.02 -0.11 0.07 -0.09
word	judg	-0.13 -0.11 0.02 0.11 -0.13
word	july	-0.11 -0.10 -0.12 0.06 0.03
word	jump	-0.05 0.06 0.00 -0.02 -0.04
word	june	0.07 -0.13 -0.21 -0.14 0.11
word	just	-0.09 -0.04 -0.02 -0.18 0.16
word	justification	-0.10 -0.11 -0.16 -0.13 0.14
word	justify	-0.11 -0.11 -0.09 0.02 0.01
word	k	-0.06 0.05 -0.17 0.05 -0.07
word	kaitlan	-0.11 -0.11 -0.09 0.06 0.05
word	karl	-0.10 -0.12 -0.14 -0.03 0.12
word	karolin	-0.19 -0.13 -0.03 -0.02 0.10
word	kash	-0.12 -0.10 -0.04 0.05 -0.01
word	keep	-0.29 -0.09 -0.11 0.05 0.08
word	keir	-0.11 -0.13 0.05 0.02 -0.02
word	kelly	-0.05 -0.06 -0.10 -0.09 0.10
word	kent	-0.11 -0.13 0.00 0.10 -0.08
word	kept	-0.10 -0.13 -0.11 0.15 -0.13
word	kerry	-0.10 -0.09 -0.13 -0.12 0.12
word	key	-0.08 -0.02 -0.12 -0.03 0.11
word	khalil	-0.17 -0.12 0.07 0.04 -0.05
word	kick	-0.16 0.03 0.12 -0.08 -0.12
word	kill	0.09 0.00 -0.02 -0.06 -0.06
word	kimmel	-0.07 -0.10 -0.14 -0.01 0.10
word	king	-0.05 0.03 -0.09 0.04 -0.14
word	kittleson	-0.05 0.03 -0.12 0.05 -0.10
word	knew	-0.10 -0.12 -0.11 0.06 0.05
word	knock	-0.14 -0.10 0.07 -0.09 0.03
word	know	0.02 0.08 -0.01 -0.16 -0.01
word	korea	-0.06 -0.11 -0.13 -0.01 0.07
word	kurd	-0.18 -0.19 -0.06 0.06 0.07
word	kurdish	-0.11 0.10 -0.10 -0.07 0.04
word	la	-0.10 -0.15 -0.17 -0.01 0.13
word	lab	-0.10 -0.12 -0.15 0.06 0.05
word	lack	-0.11 -0.10 -0.14 0.10 -0.03
word	laden	-0.13 -0.07 0.02 0.04 -0.12
word	laid	0.00 0.07 -0.13 -0.01 -0.06
word	lake	-0.12 0.02 0.08 -0.12 0.03
word	land	-0.15 0.08 -0.04 0.03 -0.14
word	larg	-0.17 0.01 0.00 0.00 0.02
word	largely	-0.08 -0.11 -0.11 0.06 0.02
word	largest	-0.14 0.01 0.04 -0.15 0.06
word	lash	-0.14 0.02 -0.08 0.01 0.00
word	last	-0.20 -0.10 -0.01 0.08 -0.04
word	late	-0.10 -0.02 -0.03 0.05 -0.01
word	latest	0.01 0.04 -0.05 -0.06 0.01
word	launch	0.15 0.12 0.04 -0.17 -0.33
word	launcher	-0.20 -0.12 -0.09 0.17 -0.19
word	law	-0.15 -0.17 -0.05 0.07 -0.02
word	lawmaker	-0.07 -0.02 0.01 -0.02 0.00
word	lay	-0.11 0.06 -0.08 0.07 -0.15
word	lays	-0.12 -0.04 0.09 -0.01 -0.09
word	lead	-0.17 -0.14 0.03 0.01 0.00
word	leader	-0.06 0.06 0.00 0.01 -0.07
word	leadership	-0.07 -0.11 -0.12 -0.01 0.10
word	leaf	-0.11 -0.02 0.02 0.03 -0.10
word	leak	-0.04 0.04 0.04 0.08 -0.21
word	learn	-0.09 -0.13 -0.14 -0.10 0.12
word	least	0.20 0.07 -0.23 -0.10 -0.15
word	leav	-0.30 0.01 0.13 -0.17 -0.03
word	led	-0.13 -0.07 -0.07 -0.03 0.10
word	left	-0.14 -0.07 -0.24 0.14 0.03
word	legal	-0.16 -0.19 -0.19 0.12 0.00
word	legitimat	-0.08 0.07 0.09 -0.09 -0.10
word	less	-0.08 0.05 -0.10 -0.05 0.01
word	lesson	-0.08 -0.08 -0.09 -0.04 0.06
word	let	-0.16 -0.15 0.00 -0.03 0.09
word	level	-0.06 -0.05 0.05 0.00 -0.13
word	leverag	-0.15 -0.14 -0.14 -0.02 0.14
word	licens	-0.05 0.00 0.03 0.04 -0.09
word	lies	-0.10 -0.12 0.02 -0.15 0.10
word	life	-0.18 -0.18 -0.05 0.01 0.09
word	lifelin	-0.04 -0.10 -0.07 0.11 -0.08
word	lift	-0.30 -0.20 0.01 0.03 -0.02
word	like	-0.02 -0.21 -0.11 -0.11 0.22
word	likely	-0.12 -0.12 -0.08 0.03 0.04
word	limit	0.04 -0.20 0.01 -0.03 0.02
word	lin	-0.19 -0.12 -0.03 0.05 0.02
word	lindsey	-0.07 -0.04 -0.03 0.03 -0.02
word	line	-0.13 -0.15 -0.04 0.04 0.02
word	linger	-0.06 -0.08 -0.07 0.11 -0.12
word	link	-0.27 -0.23 0.08 0.12 -0.19
word	list	-0.14 -0.06 0.06 -0.18 0.08
word	listen	0.03 0.03 -0.08 -0.09 0.06
word	littl	-0.19 -0.17 -0.27 0.00 0.18
word	liv	-0.04 0.00 -0.08 -0.08 0.07
word	live	0.16 0.11 -0.01 -0.17 -0.23
word	lng	-0.24 -0.21 -0.05 0.08 -0.02
word	load	-0.19 -0.06 0.08 0.01 -0.09
word	lock	-0.01 0.12 0.08 -0.05 -0.17
word	logistic	-0.07 -0.12 -0.15 0.05 0.01
word	long	-0.26 0.00 0.05 0.01 -0.07
word	longer	0.09 0.11 -0.08 -0.07 -0.02
word	look	-0.17 -0.18 -0.17 0.07 0.05
word	loom	-0.19 -0.04 -0.13 -0.01 0.11
word	los	-0.14 -0.12 0.04 -0.02 0.02
word	lose	-0.10 -0.12 -0.09 0.13 -0.09
word	loser	-0.10 -0.10 -0.05 -0.11 0.12
word	loss	-0.12 -0.14 -0.03 0.06 -0.01
word	lost	-0.20 -0.16 -0.03 0.02 0.07
word	lot	-0.09 -0.06 0.02 -0.08 0.05
word	lov	-0.10 -0.12 -0.08 0.09 -0.02
word	love	-0.05 -0.11 -0.14 -0.12 0.13
word	low	-0.17 -0.19 -0.07 0.03 0.06
word	lower	-0.13 -0.01 -0.09 0.12 -0.09
word	lpg	-0.07 -0.10 -0.06 0.10 -0.10
word	lure	-0.10 -0.12 -0.07 0.09 -0.01
word	ly	-0.11 -0.11 -0.12 0.04 0.08
word	machin	-0.06 0.04 -0.16 -0.09 0.12
word	made	-0.20 -0.15 -0.14 0.10 0.01
word	maga	-0.12 -0.15 -0.27 -0.07 0.18
word	maher	-0.13 -0.13 -0.18 -0.16 0.17
word	main	-0.20 0.01 -0.13 0.08 0.00
word	maintain	-0.14 0.08 0.10 -0.11 -0.06
word	majeur	-0.13 0.01 0.13 -0.13 -0.09
word	major	0.16 0.01 -0.10 -0.07 -0.14
word	majority	-0.14 -0.13 -0.10 0.10 -0.04
word	mak	-0.16 0.00 -0.01 0.02 -0.05
word	make	-0.22 -0.19 -0.03 0.07 -0.02
word	mall	0.04 -0.09 -0.14 -0.12 0.10
word	man	-0.13 0.05 0.04 -0.08 -0.04
word	manag	-0.09 -0.15 -0.12 0.14 -0.05
word	manu	-0.11 -0.11 -0.14 -0.13 0.13
word	many	-0.09 0.00 -0.12 -0.02 0.08
word	map	-0.17 -0.16 -0.22 0.01 0.16
word	mapp	-0.09 -0.11 -0.11 0.03 0.07
word	marathon	-0.14 -0.03 0.11 0.01 -0.14
word	march	-0.14 -0.06 0.04 0.02 -0.09
word	margin	-0.09 -0.14 -0.12 0.04 0.08
word	marin	0.00 0.09 -0.02 -0.11 -0.02
word	marina	0.06 -0.06 0.01 -0.09 -0.08
word	maritim	-0.03 0.07 0.04 -0.08 -0.16
word	marjori	-0.04 -0.04 -0.06 -0.05 0.06
word	mark	-0.04 0.04 0.04 -0.05 0.00
word	market	0.00 -0.19 -0.06 -0.06 0.13
word	martyr	-0.14 -0.03 -0.09 0.11 -0.06
word	mass	-0.06 0.01 0.05 -0.01 -0.15
word	massacr	-0.11 -0.12 -0.08 0.05 0.02
word	massi	-0.03 -0.08 -0.06 0.06 -0.02
word	massiv	0.13 0.10 -0.08 -0.24 -0.06
word	matter	-0.11 -0.13 -0.17 0.00 0.09
word	may	-0.34 -0.25 -0.13 0.04 0.16
word	mayb	-0.12 -0.11 0.05 -0.02 -0.02
word	me	-0.06 -0.12 -0.10 0.03 0.00
word	mean	-0.11 -0.15 -0.08 -0.05 0.11
word	meaningles	-0.14 -0.12 0.09 -0.01 -0.05
word	meant	-0.10 -0.08 0.02 0.06 -0.13
word	measur	-0.12 0.07 0.12 -0.09 -0.08
word	mechanism	-0.17 -0.16 0.03 0.07 -0.12
word	media	-0.01 0.01 0.01 -0.03 -0.08
word	mediat	-0.18 -0.03 0.08 0.00 -0.17
word	mediation	-0.15 0.03 0.04 -0.01 -0.16
word	mediator	-0.16 -0.09 0.08 -0.04 -0.01
word	medic	0.05 -0.12 -0.01 0.06 -0.14
word	medical	-0.14 0.10 0.12 -0.18 -0.14
word	meet	-0.25 -0.02 -0.02 0.07 -0.09
word	meg	-0.09 -0.10 -0.14 0.03 0.07
word	megyn	-0.04 -0.05 -0.08 -0.04 0.06
word	member	-0.12 -0.10 0.15 -0.05 -0.12
word	memorandum	-0.02 -0.01 0.09 -0.08 -0.12
word	messag	-0.21 -0.12 -0.03 -0.02 0.07
word	met	-0.10 -0.11 -0.02 0.13 -0.13
word	methanol	-0.05 -0.10 -0.05 0.08 -0.06
word	michigan	-0.14 -0.14 -0.11 0.12 0.01
word	middl	-0.16 -0.13 -0.11 0.11 -0.02
word	midterm	-0.04 -0.08 -0.12 -0.10 0.12
word	might	-0.11 -0.01 -0.04 -0.06 0.07
word	mike	-0.11 -0.10 -0.12 0.00 0.06
word	mil	-0.09 0.07 -0.11 -0.13 0.09
word	miliband	-0.04 -0.07 -0.06 0.00 0.01
word	militant	-0.02 -0.01 -0.15 -0.01 0.04
word	military	-0.12 -0.06 0.01 0.03 0.00
word	militia	-0.05 0.10 -0.13 -0.02 -0.09
word	million	-0.16 -0.03 -0.01 0.04 -0.05
word	min	-0.19 -0.05 0.00 0.01 -0.11
word	mind	-0.10 -0.11 -0.13 0.05 0.05
word	mine	-0.03 0.13 -0.06 -0.12 -0.06
word	minister	-0.14 -0.03 0.03 0.10 -0.19
word	ministry	0.06 -0.04 0.06 -0.09 -0.18
word	minut	-0.21 -0.10 -0.24 0.07 0.10
word	miraculou	-0.12 -0.12 0.13 -0.13 -0.12
word	miscalculation	-0.08 -0.10 -0.14 -0.13 0.13
word	mislead	-0.10 -0.09 -0.07 0.13 -0.11
word	miss	0.14 -0.03 0.04 -0.11 -0.15
word	missil	0.01 0.00 -0.13 -0.02 0.06
word	mission	-0.16 0.01 -0.10 -0.06 0.12
word	mistak	-0.13 -0.14 -0.13 -0.11 0.13
word	mix	-0.11 -0.06 0.00 -0.08 0.08
word	mn	-0.09 0.12 0.10 -0.16 -0.16
word	mock	-0.11 0.02 -0.09 -0.03 0.05
word	mohammad	0.05 0.06 -0.16 -0.19 0.09
word	moment	0.07 0.07 -0.16 -0.06 -0.08
word	mona	-0.15 -0.14 0.10 0.02 -0.13
word	monday	-0.03 0.07 0.13 -0.12 -0.15
word	money	-0.14 -0.08 -0.02 -0.07 0.07
word	monitor	-0.04 0.11 -0.18 -0.06 -0.04
word	month	-0.21 0.02 0.05 0.08 -0.22
word	more	0.04 0.04 0.04 -0.15 -0.06
word	morn	-0.11 -0.12 -0.01 0.03 -0.03
word	mortgag	-0.12 0.06 0.06 -0.10 -0.05
word	mosqu	-0.10 0.05 -0.11 0.04 -0.13
word	most	0.07 -0.05 -0.01 -0.07 0.00
word	mostly	-0.13 -0.16 0.00 0.10 0.02
word	mother	-0.09 -0.11 -0.05 0.02 0.04
word	mou	0.15 0.05 -0.01 -0.10 -0.21
word	mount	-0.02 -0.10 0.05 0.05 -0.10
word	mountain	-0.12 0.01 -0.02 -0.04 0.01
word	mourn	-0.19 -0.19 0.07 0.11 -0.20
word	mov	-0.19 -0.11 0.08 -0.08 0.00
word	move	-0.09 0.01 -0.01 -0.04 0.01
word	mp	-0.11 -0.14 -0.12 0.02 0.05
word	mr	-0.14 -0.12 -0.03 0.09 -0.03
word	ms	-0.03 0.04 -0.24 -0.11 0.10
word	much	-0.07 -0.04 -0.08 -0.08 0.13
word	mull	-0.13 0.08 0.13 -0.11 -0.14
word	mullah	0.06 -0.12 0.08 -0.15 -0.03
word	multi	-0.08 -0.11 0.03 -0.05 0.05
word	multipl	0.13 0.18 -0.21 -0.25 -0.21
word	municipal	0.18 0.13 -0.13 -0.15 -0.11
word	munition	-0.11 0.03 -0.09 0.00 0.00
word	musk	-0.15 -0.15 -0.14 0.06 0.08
word	muslim	-0.06 -0.11 -0.11 -0.02 0.07
word	must	-0.11 -0.16 -0.07 0.04 0.07
word	mut	-0.06 -0.09 -0.12 0.12 -0.07
word	my	-0.17 -0.16 -0.04 0.08 -0.03
word	mysteriou	-0.09 -0.08 0.06 0.01 -0.11
word	mystery	-0.09 -0.12 -0.12 0.12 -0.10
word	nam	-0.24 -0.17 0.10 0.08 -0.14
word	name	-0.09 -0.12 -0.18 -0.07 0.15
word	narrativ	-0.11 -0.10 -0.11 -0.07 0.10
word	narrow	-0.09 -0.14 -0.15 -0.02 0.12
word	nasdaq	-0.04 -0.05 -0.07 0.08 -0.04
word	nation	-0.04 -0.09 0.09 0.00 -0.13
word	national	-0.03 -0.11 -0.07 0.04 0.05
word	nationwid	-0.12 0.07 0.06 -0.11 -0.10
word	natural	-0.06 -0.03 0.02 0.02 -0.07
word	naval	-0.04 0.00 0.00 0.01 -0.05
word	navy	-0.23 -0.22 -0.01 0.13 -0.08
word	nbc	-0.03 -0.04 -0.04 0.11 -0.08
word	near	-0.27 0.15 0.17 -0.12 -0.26
word	nearly	-0.08 -0.07 0.09 -0.01 -0.05
word	need	-0.05 -0.13 -0.14 -0.01 0.10
word	negotiat	-0.01 0.03 -0.12 -0.09 0.11
word	negotiation	-0.09 -0.04 -0.06 -0.05 0.10
word	negotiator	-0.27 -0.13 -0.05 0.07 -0.02
word	neighbor	-0.08 0.00 0.02 -0.06 0.02
word	neighbour	0.00 -0.14 0.11 -0.04 -0.19
word	neither	-0.14 -0.05 0.03 -0.12 0.07
word	nerv	-0.10 -0.12 -0.11 0.05 0.04
word	net	-0.12 -0.15 -0.15 0.01 0.08
word	network	-0.16 -0.15 -0.02 0.01 0.02
word	neutral	-0.16 -0.07 0.03 -0.01 -0.01
word	neutrality	-0.05 -0.07 0.00 0.09 -0.11
word	never	-0.17 -0.15 -0.11 -0.05 0.16
word	new	-0.01 0.05 0.06 -0.12 -0.02
word	news	-0.06 -0.05 -0.04 -0.04 0.07
word	next	-0.24 0.04 0.06 0.00 -0.09
word	night	0.00 0.05 0.10 -0.11 -0.15
word	nine	0.08 -0.11 -0.14 0.02 -0.06
word	no	-0.41 -0.08 -0.10 0.07 0.08
word	nobel	-0.12 -0.12 -0.15 -0.13 0.15
word	nobody	-0.10 -0.09 -0.03 0.07 -0.03
word	non	-0.16 -0.10 0.10 -0.02 -0.12
word	none	-0.12 -0.11 -0.12 0.05 0.05
word	nor	-0.14 -0.05 0.03 -0.12 0.07
word	north	-0.14 -0.07 -0.19 0.00 0.11
word	northern	-0.14 0.02 -0.06 -0.05 0.07
word	not	-0.45 -0.36 -0.09 0.15 0.18
word	noth	-0.17 -0.17 -0.19 0.07 0.09
word	notic	0.04 0.09 -0.08 -0.09 0.02
word	now	0.10 -0.02 -0.06 -0.14 0.04
word	nowher	-0.11 -0.14 -0.17 -0.01 0.13
word	nuclear	0.09 -0.22 -0.10 0.04 0.00
word	nuk	-0.16 -0.11 0.04 0.04 -0.11
word	nuke	-0.09 0.01 0.01 -0.12 0.07
word	number	-0.14 -0.12 -0.11 0.00 0.09
word	ny	-0.08 0.04 -0.05 0.02 0.00
word	nyt	-0.12 0.03 0.04 -0.06 -0.03
word	obama	-0.07 -0.07 -0.15 -0.08 0.11
word	objectiv	-0.14 0.01 -0.05 -0.07 0.06
word	oblig	-0.03 -0.06 0.02 0.05 -0.09
word	obligation	-0.07 -0.09 0.03 0.02 -0.07
word	obliterat	0.02 0.18 -0.08 -0.12 -0.25
word	obliteration	-0.05 -0.03 0.05 -0.05 -0.12
word	obstacl	-0.13 -0.14 -0.15 -0.05 0.10
word	occupation	-0.17 -0.16 0.02 0.03 -0.04
word	occupy	-0.11 -0.05 0.00 0.04 -0.06
word	odds	-0.12 -0.12 -0.12 0.07 -0.01
word	off	0.08 0.09 0.01 -0.24 0.00
word	offensiv	-0.12 -0.04 0.10 -0.15 -0.04
word	offer	-0.16 0.00 -0.01 0.03 -0.05
word	offic	-0.03 0.05 0.03 -0.03 -0.05
word	officer	-0.01 -0.05 0.08 0.00 -0.14
word	official	-0.05 0.10 0.08 -0.05 -0.14
word	often	-0.11 -0.10 -0.13 -0.08 0.11
word	oh	-0.03 -0.07 -0.10 -0.11 0.10
word	oil	-0.03 0.10 0.00 -0.05 -0.04
word	oils	-0.05 -0.11 -0.11 -0.02 0.04
word	old	0.01 0.03 -0.16 -0.06 0.07
word	oliver	-0.08 -0.07 -0.10 -0.05 0.07
word	once	-0.12 -0.01 -0.06 -0.08 0.10
word	one	-0.09 0.13 0.10 -0.19 -0.09
word	ones	-0.13 -0.12 -0.10 0.04 0.04
word	ongo	0.04 -0.09 -0.22 0.05 0.06
word	onlin	-0.11 -0.11 -0.12 -0.06 0.11
word	only	-0.22 -0.06 -0.24 0.07 0.08
word	op	-0.07 -0.10 -0.12 0.08 0.00
word	open	0.10 0.07 0.07 -0.08 -0.21
word	operat	-0.07 0.04 0.02 0.03 -0.15
word	operation	0.18 -0.13 -0.05 -0.06 -0.08
word	operational	0.09 0.17 -0.14 -0.17 -0.16
word	operativ	0.11 0.04 -0.10 -0.12 0.07
word	opinion	-0.12 -0.15 -0.17 -0.01 0.10
word	opportunity	-0.14 -0.13 -0.11 0.04 0.11
word	oppos	-0.15 -0.16 -0.15 0.05 0.02
word	opposition	-0.09 -0.11 -0.13 -0.04 0.11
word	optimism	-0.09 -0.10 -0.08 0.11 -0.14
word	option	-0.22 -0.10 -0.12 0.08 0.08
word	order	0.07 -0.11 0.17 -0.20 -0.12
word	oscar	-0.05 -0.09 0.06 0.07 -0.07
word	other	0.03 -0.02 -0.16 -0.08 0.11
word	our	-0.15 0.00 -0.09 -0.06 0.07
word	out	-0.32 -0.16 0.09 -0.01 -0.02
word	outcom	-0.03 -0.03 -0.10 -0.08 0.08
word	outlet	-0.09 -0.09 -0.12 -0.08 0.11
word	outlin	-0.14 -0.04 0.14 -0.13 -0.10
word	outlook	-0.04 -0.13 -0.18 -0.11 0.13
word	output	-0.21 -0.04 0.15 -0.09 -0.20
word	outrag	-0.08 -0.12 -0.09 0.06 -0.01
word	outrageou	-0.07 -0.09 0.00 0.09 -0.10
word	outsid	-0.17 -0.18 -0.16 0.12 -0.01
word	over	-0.04 0.03 -0.02 0.04 -0.09
word	overhead	-0.06 0.10 -0.02 0.03 -0.13
word	overlook	-0.05 -0.10 -0.11 -0.11 0.11
word	overnight	0.06 0.15 -0.17 -0.18 -0.20
word	overshadow	-0.09 -0.03 0.05 0.03 -0.12
word	overwhelm	-0.15 -0.03 0.14 -0.10 -0.15
word	own	-0.02 -0.11 -0.21 -0.07 0.17
word	owner	0.07 0.02 0.01 0.05 -0.09
word	p	-0.06 -0.08 -0.09 0.11 -0.07
word	pact	-0.14 -0.10 0.05 -0.03 -0.03
word	page	-0.09 -0.10 -0.09 0.09 -0.09
word	pain	-0.07 -0.09 -0.10 -0.06 0.09
word	palac	0.05 0.08 -0.11 -0.14 0.03
word	palestinian	-0.07 0.10 0.04 0.00 -0.13
word	pandemic	-0.10 -0.06 0.02 -0.05 0.03
word	panel	-0.14 -0.14 -0.14 0.07 0.08
word	panic	-0.05 -0.03 0.05 0.06 -0.14
word	panick	-0.05 -0.09 -0.07 0.07 -0.02
word	parad	-0.06 0.04 -0.12 -0.05 0.02
word	paramedic	-0.01 -0.06 -0.20 -0.03 0.08
word	park	-0.06 0.05 0.05 -0.14 0.00
word	parliament	-0.11 -0.05 0.06 0.06 -0.13
word	part	-0.04 0.02 0.00 0.06 -0.15
word	participat	-0.03 -0.08 -0.09 0.08 -0.09
word	participation	-0.07 0.15 0.12 -0.13 -0.12
word	partner	-0.08 -0.13 -0.11 0.07 -0.03
word	party	-0.13 -0.10 -0.01 0.01 -0.01
word	pass	0.02 -0.08 0.01 0.03 -0.14
word	passag	-0.19 -0.23 -0.04 0.14 -0.12
word	passenger	-0.11 -0.05 0.04 -0.06 0.02
word	past	-0.03 0.06 -0.03 -0.01 -0.04
word	patel	-0.12 -0.10 -0.04 0.05 -0.01
word	path	-0.22 -0.16 0.01 0.14 -0.17
word	patient	-0.09 0.14 -0.13 -0.11 -0.13
word	pattern	-0.03 0.03 -0.07 -0.10 0.05
word	paus	0.16 -0.09 -0.17 -0.06 -0.01
word	pay	-0.20 -0.04 0.03 0.02 -0.04
word	peac	0.01 0.09 0.01 -0.07 -0.04
word	peaceful	-0.09 0.04 0.01 0.03 -0.11
word	peacekeeper	0.05 0.14 -0.03 -0.15 -0.20
word	peacemaker	-0.07 -0.09 -0.03 -0.01 0.03
word	pearl	-0.09 -0.09 -0.01 0.14 -0.13
word	pedro	-0.05 -0.07 -0.02 0.08 -0.11
word	peer	-0.07 -0.10 -0.11 0.05 0.04
word	peopl	0.09 -0.13 -0.02 -0.08 0.05
word	per	-0.11 0.06 0.02 -0.01 -0.06
word	percent	-0.17 0.01 0.13 -0.09 -0.18
word	period	0.00 -0.04 0.03 -0.04 -0.13
word	permanent	0.01 -0.08 -0.14 0.15 -0.16
word	persian	-0.12 -0.14 -0.14 -0.08 0.11
word	persist	-0.13 -0.14 0.04 0.06 -0.08
word	person	-0.13 0.03 -0.15 -0.02 0.11
word	personnel	-0.08 0.02 -0.13 0.07 -0.11
word	peter	-0.09 -0.08 -0.11 -0.11 0.12
word	petrochemical	0.03 0.00 0.09 -0.11 -0.14
word	petrol	-0.07 0.05 0.07 -0.01 -0.07
word	petroleum	-0.11 -0.05 0.11 -0.11 -0.03
word	phas	-0.17 -0.16 -0.24 0.09 0.10
word	phillip	-0.09 -0.10 -0.12 0.06 0.08
word	phon	-0.18 -0.06 -0.01 0.08 -0.08
word	photo	-0.15 -0.03 -0.11 0.10 -0.05
word	pick	-0.10 0.01 -0.17 0.10 -0.03
word	pictur	-0.16 -0.13 -0.17 -0.05 0.14
word	pilot	-0.15 -0.01 0.10 -0.13 0.01
word	pipelin	-0.14 -0.14 -0.02 -0.03 0.07
word	plac	-0.06 -0.09 0.00 -0.01 0.02
word	plan	0.03 0.06 -0.01 0.01 -0.20
word	plann	0.07 -0.02 -0.05 0.04 -0.15
word	plant	0.14 0.01 -0.03 -0.10 -0.15
word	play	-0.24 -0.18 -0.04 -0.01 0.09
word	playbook	-0.09 -0.13 -0.09 -0.03 0.06
word	player	0.06 0.03 -0.08 0.05 -0.08
word	pleas	-0.07 -0.03 -0.11 0.02 0.04
word	pledg	-0.11 -0.16 -0.05 0.07 -0.02
word	plot	-0.11 -0.05 0.08 -0.07 -0.04
word	plug	-0.09 -0.04 -0.03 -0.13 0.10
word	plummet	-0.02 -0.12 0.13 -0.06 -0.16
word	plung	-0.22 0.03 0.16 -0.15 -0.10
word	plus	0.04 -0.14 -0.13 0.05 0.01
word	pm	-0.11 -0.19 -0.02 0.16 -0.14
word	podcast	-0.09 -0.18 -0.18 0.00 0.14
word	point	-0.06 -0.04 0.01 -0.09 0.10
word	pois	-0.15 0.01 -0.11 0.00 0.08
word	polic	-0.01 0.07 -0.04 0.02 -0.20
word	policy	-0.20 -0.21 -0.14 0.09 -0.01
word	politic	-0.06 -0.12 -0.14 -0.05 0.11
word	political	-0.12 -0.10 -0.24 -0.01 0.13
word	politician	-0.13 -0.14 -0.14 0.13 -0.02
word	poll	-0.15 -0.15 -0.19 -0.07 0.12
word	polymarket	-0.10 -0.16 -0.19 0.03 0.07
word	poor	-0.12 -0.14 -0.14 0.10 0.03
word	popular	-0.11 -0.11 -0.15 -0.06 0.11
word	port	0.04 0.13 0.06 -0.20 -0.10
word	pos	-0.10 -0.06 0.02 0.06 -0.10
word	pose	-0.09 -0.12 -0.13 -0.10 0.11
word	position	-0.14 -0.12 -0.03 -0.13 0.12
word	possibility	-0.07 -0.09 -0.10 -0.02 0.06
word	possibl	-0.06 -0.20 -0.02 0.08 -0.06
word	post	0.02 -0.14 0.01 0.04 -0.05
word	postpon	0.06 -0.15 -0.01 -0.01 -0.05
word	potential	-0.09 -0.02 -0.14 0.10 0.00
word	potentially	-0.07 -0.10 0.03 0.05 -0.05
word	pound	-0.06 0.05 -0.06 0.01 -0.09
word	powell	-0.13 -0.13 0.00 0.05 -0.06
word	power	-0.03 0.02 -0.02 0.05 -0.09
word	powerful	0.00 0.09 -0.15 -0.04 -0.09
word	prais	-0.09 -0.11 -0.13 -0.10 0.13
word	pray	-0.08 -0.13 -0.12 -0.01 0.07
word	pre	0.07 -0.14 -0.16 0.06 -0.06
word	predicament	-0.07 -0.12 -0.11 -0.13 0.12
word	predict	-0.06 -0.09 -0.08 0.05 -0.01
word	prediction	-0.06 -0.10 -0.15 -0.08 0.10
word	preemptiv	-0.09 -0.08 -0.07 -0.07 0.06
word	premium	-0.06 -0.02 0.02 -0.01 -0.04
word	prep	0.11 -0.08 0.03 -0.17 -0.13
word	prepar	-0.02 -0.02 0.09 -0.01 -0.23
word	preparation	-0.12 -0.05 0.09 0.02 -0.11
word	pres	-0.14 -0.01 -0.04 -0.04 0.05
word	presenc	-0.12 -0.12 0.02 0.00 0.00
word	present	-0.15 -0.16 -0.14 0.02 0.08
word	president	-0.31 -0.07 -0.11 -0.09 0.16
word	press	-0.13 -0.07 -0.01 -0.07 0.08
word	presser	-0.08 -0.11 -0.10 0.03 0.04
word	pressur	-0.03 -0.13 -0.31 0.06 0.08
word	pretty	-0.12 -0.06 -0.06 0.10 -0.08
word	prevent	-0.13 -0.04 -0.20 0.12 -0.09
word	pric	-0.08 -0.11 0.01 0.04 -0.07
word	prid	-0.15 -0.14 -0.16 0.06 0.04
word	prim	-0.11 -0.14 0.00 0.01 0.02
word	primetim	-0.09 0.02 0.02 0.00 -0.04
word	princ	-0.08 -0.06 -0.04 -0.16 0.11
word	prior	-0.12 -0.12 -0.11 0.05 0.07
word	privat	-0.08 -0.02 0.05 0.04 -0.06
word	priz	-0.09 -0.10 -0.13 -0.09 0.11
word	pro	-0.05 -0.01 -0.17 -0.02 0.07
word	prob	-0.18 -0.19 -0.18 0.13 0.04
word	problem	-0.18 -0.15 -0.09 -0.09 0.17
word	proces	-0.12 0.04 0.08 -0.06 -0.13
word	produc	-0.16 0.05 0.07 -0.03 -0.12
word	producer	-0.09 0.00 0.05 -0.06 0.00
word	product	-0.08 -0.07 0.04 0.02 -0.14
word	production	-0.22 -0.08 0.17 -0.06 -0.18
word	profit	-0.14 -0.12 -0.13 0.09 0.01
word	program	0.04 -0.08 -0.07 0.02 -0.02
word	programm	-0.17 -0.18 -0.20 0.01 0.12
word	progres	-0.26 -0.02 0.02 0.03 -0.09
word	project	-0.17 -0.12 -0.11 0.01 0.06
word	projectil	0.10 0.15 -0.04 -0.26 -0.12
word	prolong	-0.10 -0.07 -0.11 -0.01 0.08
word	promis	-0.15 -0.05 0.13 -0.10 -0.05
word	prompt	-0.05 0.00 -0.01 0.02 -0.06
word	proof	-0.12 -0.10 -0.14 0.03 0.06
word	propaganda	-0.15 -0.17 -0.18 -0.22 0.21
word	proportional	0.09 -0.10 -0.13 0.01 -0.14
word	propos	-0.15 0.06 0.13 -0.14 -0.10
word	proposal	-0.23 0.05 0.09 -0.05 -0.05
word	protect	-0.07 0.00 0.03 0.03 -0.14
word	protection	-0.15 -0.12 0.06 0.02 -0.01
word	protest	-0.05 -0.01 0.02 0.07 -0.16
word	protester	-0.20 0.09 0.00 -0.06 -0.03
word	prov	-0.13 -0.15 -0.14 -0.03 0.13
word	provid	-0.13 0.06 0.15 -0.11 -0.11
word	proxy	-0.17 -0.17 0.02 -0.11 0.11
word	public	-0.18 -0.15 -0.10 0.12 -0.03
word	pull	-0.07 0.10 0.03 -0.16 -0.01
word	pummel	-0.01 0.01 0.08 -0.16 -0.02
word	pump	-0.12 -0.11 -0.10 -0.10 0.10
word	punch	-0.08 0.03 0.04 0.01 -0.08
word	pundit	-0.06 -0.10 -0.10 -0.10 0.10
word	pursu	-0.10 0.02 0.00 0.00 -0.04
word	push	-0.14 -0.06 -0.04 0.00 0.04
word	put	0.01 -0.10 -0.08 0.05 -0.01
word	puts	-0.20 -0.18 -0.10 0.09 0.10
word	putt	-0.10 0.07 0.04 0.01 -0.08
word	qatarenergy	-0.08 0.22 0.11 -0.12 -0.13
word	quarter	-0.12 -0.01 -0.04 -0.04 0.07
word	question	-0.25 -0.15 -0.24 0.05 0.14
word	quick	-0.08 -0.11 -0.10 -0.09 0.10
word	quickly	-0.08 -0.02 0.02 0.04 -0.07
word	quietly	-0.10 -0.11 -0.05 0.03 -0.02
word	quit	-0.10 0.06 0.08 -0.08 0.00
word	rac	-0.04 -0.15 -0.18 0.15 -0.17
word	race	-0.15 -0.05 -0.17 0.06 0.06
word	radar	0.07 0.03 -0.08 0.03 -0.13
word	rag	0.00 0.12 0.10 -0.08 -0.20
word	rage	0.04 0.07 0.07 -0.09 -0.09
word	raid	0.03 -0.08 -0.07 0.11 -0.17
word	rain	0.02 -0.15 -0.12 0.08 0.09
word	rais	-0.13 -0.07 -0.01 0.08 -0.04
word	rally	-0.01 -0.04 -0.13 0.10 -0.06
word	rambl	-0.07 -0.08 -0.04 0.06 -0.05
word	ramp	-0.13 0.09 -0.02 -0.07 0.00
word	rang	-0.15 -0.04 -0.03 -0.18 0.15
word	rant	-0.18 -0.10 -0.09 -0.20 0.17
word	rare	-0.14 0.00 0.04 -0.09 0.02
word	rat	-0.18 -0.14 -0.03 0.07 -0.07
word	rate	-0.01 -0.15 -0.17 0.12 -0.04
word	ration	-0.09 -0.11 0.07 0.08 -0.08
word	rational	-0.06 -0.09 -0.08 -0.08 0.09
word	rattl	-0.07 0.04 -0.13 -0.13 0.12
word	ravag	0.06 -0.10 -0.10 0.08 -0.13
word	raze	0.06 0.00 -0.13 -0.07 0.08
word	re	0.06 -0.03 -0.07 0.03 0.00
word	reach	0.08 -0.02 -0.06 -0.09 -0.03
word	react	-0.14 -0.07 -0.15 0.08 0.01
word	reaction	-0.10 -0.12 -0.13 -0.03 0.09
word	read	-0.10 -0.05 0.04 0.10 -0.19
word	readines	-0.11 -0.13 0.01 0.04 0.07
word	ready	0.00 0.04 0.08 -0.05 -0.19
word	reaffirm	-0.09 -0.08 -0.11 0.11 -0.14
word	real	-0.09 -0.09 -0.12 -0.14 0.16
word	reality	-0.16 -0.16 -0.04 -0.09 0.11
word	really	-0.16 -0.18 -0.24 0.04 0.14
word	reason	-0.10 -0.12 -0.02 -0.02 0.06
word	reassur	-0.15 -0.11 -0.11 0.06 0.05
word	rebound	-0.06 -0.14 -0.18 0.18 -0.13
word	rebuk	-0.05 -0.07 -0.02 0.01 0.00
word	receipt	-0.10 -0.11 -0.10 0.10 0.07
word	receiv	-0.11 -0.01 -0.18 0.04 0.04
word	recent	-0.12 -0.15 0.01 0.00 0.03
word	recession	-0.07 -0.08 -0.03 0.11 -0.13
word	reckles	-0.13 -0.10 -0.11 0.13 -0.02
word	record	-0.14 0.08 0.11 -0.04 -0.21
word	recount	-0.15 -0.16 -0.01 -0.05 0.15
word	recover	-0.05 0.05 -0.08 -0.02 -0.02
word	recovery	-0.13 -0.12 -0.12 0.09 -0.02
word	red	-0.16 0.03 0.01 -0.04 0.01
word	reduc	-0.10 -0.10 0.03 -0.03 0.02
word	reel	-0.11 -0.01 -0.19 0.07 0.05
word	reev	-0.08 -0.12 -0.10 0.10 -0.07
word	refiner	-0.12 -0.07 0.08 -0.03 -0.13
word	refinery	0.08 0.02 0.02 -0.06 -0.22
word	refuel	-0.09 0.00 -0.01 0.01 -0.08
word	refuell	-0.05 0.01 0.02 -0.03 -0.12
word	refug	-0.08 -0.14 -0.06 0.09 -0.02
word	refuge	-0.10 -0.14 0.01 -0.04 0.04
word	refus	-0.12 -0.07 -0.05 0.03 0.02
word	refusal	-0.12 -0.02 -0.01 0.05 -0.09
word	regim	-0.02 0.01 0.03 -0.17 0.07
word	region	-0.04 -0.04 0.03 -0.10 0.03
word	regional	-0.16 -0.08 -0.02 0.13 -0.12
word	reignit	0.04 -0.09 -0.15 -0.12 0.06
word	reimpos	0.08 0.11 -0.02 -0.14 -0.13
word	reiterat	-0.13 -0.14 -0.13 0.10 -0.08
word	reject	-0.19 0.10 0.03 -0.06 -0.10
word	relation	-0.15 -0.04 -0.04 0.02 0.01
word	relationship	-0.12 -0.11 -0.02 0.05 -0.02
word	relativ	-0.12 0.03 -0.10 0.08 -0.12
word	releas	-0.19 0.11 0.05 -0.06 -0.09
word	relief	-0.18 -0.22 -0.18 0.17 -0.03
word	religiou	-0.08 0.04 -0.09 -0.11 0.05
word	rely	-0.11 -0.12 -0.13 0.02 0.05
word	remain	-0.16 -0.22 -0.23 0.26 0.01
word	remark	-0.17 -0.19 -0.13 0.02 0.08
word	remov	0.01 -0.14 -0.03 0.12 -0.18
word	renew	0.01 0.06 0.02 -0.13 0.01
word	reopen	0.08 -0.07 -0.02 0.02 -0.13
word	rep	-0.05 -0.08 -0.14 -0.13 0.12
word	repair	-0.10 -0.11 -0.14 0.13 -0.13
word	repatriat	-0.14 -0.13 -0.10 0.12 0.04
word	repatriation	-0.14 -0.15 -0.14 0.17 -0.10
word	repeat	-0.02 0.04 0.00 -0.15 0.08
word	repell	0.10 0.13 -0.10 -0.14 -0.13
word	replac	-0.08 -0.10 -0.12 0.08 -0.04
word	reply	-0.10 0.03 0.00 0.03 -0.05
word	report	-0.10 0.11 0.10 0.03 -0.32
word	reportedly	0.07 -0.01 0.11 -0.05 -0.24
word	reporter	-0.12 -0.04 -0.09 -0.03 0.07
word	repression	-0.10 -0.04 -0.12 0.04 0.01
word	republican	-0.16 -0.19 -0.11 0.11 -0.04
word	request	-0.20 -0.06 0.14 -0.07 -0.16
word	rescu	-0.13 0.08 0.09 -0.15 -0.09
word	rescuer	0.08 0.15 -0.17 -0.09 -0.18
word	reserv	-0.17 -0.04 0.13 -0.05 -0.17
word	reshap	-0.03 -0.06 -0.05 -0.02 0.02
word	resident	-0.20 -0.05 -0.04 0.01 0.05
word	residential	0.04 0.13 0.04 -0.19 -0.04
word	resign	-0.14 -0.17 -0.03 0.18 -0.16
word	resilienc	-0.12 -0.12 -0.14 0.15 -0.12
word	resistanc	-0.08 -0.08 -0.10 -0.12 0.11
word	resolution	0.03 0.05 0.13 -0.05 -0.20
word	resourc	-0.10 -0.10 -0.14 -0.13 0.14
word	respect	-0.07 -0.12 -0.15 -0.07 0.12
word	respond	0.04 0.00 -0.03 -0.04 -0.02
word	respons	0.10 -0.08 -0.03 -0.09 0.02
word	responsibility	0.04 -0.01 -0.20 0.07 -0.13
word	responsibl	-0.17 -0.04 -0.02 0.09 -0.12
word	restart	-0.13 -0.13 -0.01 0.13 -0.11
word	restor	-0.13 -0.16 -0.18 0.03 0.07
word	restraint	-0.01 0.00 0.01 -0.01 -0.08
word	restriction	0.03 0.04 -0.17 0.05 -0.13
word	resum	-0.20 -0.02 -0.04 0.11 -0.15
word	retaliat	0.00 -0.05 0.07 -0.03 -0.10
word	retaliation	0.03 -0.04 -0.01 -0.05 -0.02
word	retaliatory	0.03 -0.14 -0.06 -0.03 0.10
word	retir	-0.05 -0.11 -0.13 -0.06 0.10
word	retreat	0.05 -0.07 -0.07 0.01 -0.04
word	return	-0.27 -0.26 -0.09 0.16 0.03
word	reut	-0.13 -0.13 -0.13 0.05 0.00
word	reuter	-0.09 -0.09 0.08 0.06 -0.16
word	reveal	-0.13 -0.19 0.01 0.03 0.06
word	reveng	0.07 0.09 0.00 -0.18 -0.16
word	revenu	-0.08 -0.12 -0.13 0.15 -0.11
word	revers	-0.14 -0.04 0.01 0.07 -0.14
word	review	-0.14 -0.13 0.00 0.08 -0.15
word	reviv	-0.05 -0.13 -0.14 -0.01 0.08
word	revok	-0.12 -0.14 -0.10 0.16 -0.18
word	revolt	-0.06 -0.11 -0.10 0.07 -0.02
word	reward	0.04 0.05 0.02 -0.01 -0.05
word	rhetoric	-0.09 -0.01 -0.06 -0.02 0.02
word	ridicul	-0.05 -0.08 -0.11 0.01 0.06
word	ridiculou	-0.09 -0.09 0.03 -0.08 0.06
word	rift	-0.10 -0.11 -0.08 -0.03 0.06
word	right	-0.18 -0.17 -0.18 0.04 0.12
word	rips	-0.06 0.00 -0.15 -0.04 0.10
word	ris	-0.18 0.04 -0.11 0.08 -0.09
word	rise	0.00 -0.04 -0.14 0.12 -0.02
word	risk	-0.09 -0.28 -0.14 0.01 0.15
word	risky	-0.11 -0.12 0.06 -0.10 0.00
word	rival	-0.12 -0.12 -0.09 0.06 -0.04
word	road	-0.01 0.08 -0.04 -0.12 0.03
word	roadmap	-0.20 -0.03 0.14 -0.11 -0.13
word	roast	-0.09 -0.11 -0.09 -0.03 0.06
word	rock	0.03 0.18 -0.01 -0.26 -0.20
word	rocket	-0.22 -0.05 0.16 -0.02 -0.11
word	roil	-0.07 -0.05 0.04 -0.05 0.01
word	role	-0.13 -0.15 -0.19 0.03 0.07
word	roll	0.03 0.08 -0.04 0.00 -0.11
word	room	-0.11 -0.02 -0.04 0.07 -0.10
word	rose	-0.04 -0.09 -0.09 0.10 -0.13
word	roulett	-0.05 -0.09 -0.08 -0.02 0.05
word	round	-0.19 -0.05 -0.11 0.10 0.01
word	rout	-0.11 -0.11 0.06 -0.08 0.05
word	royal	-0.07 -0.09 -0.03 -0.01 0.05
word	rs	-0.13 -0.13 -0.13 0.05 0.00
word	rubbl	0.04 0.12 -0.18 -0.05 -0.22
word	ruin	0.00 0.06 -0.12 -0.15 0.06
word	rul	0.01 -0.14 -0.06 -0.03 0.09
word	run	-0.01 0.06 -0.04 -0.07 0.00
word	rundown	-0.09 0.08 -0.05 -0.02 -0.12
word	runn	-0.11 0.09 0.10 -0.13 -0.06
word	rush	0.03 -0.05 -0.08 0.07 -0.06
word	s	-0.14 -0.17 -0.16 0.14 -0.01
word	safe	-0.08 -0.01 -0.07 0.02 -0.02
word	safeguard	-0.09 -0.10 -0.01 0.10 -0.08
word	safety	-0.16 -0.10 0.06 0.05 -0.10
word	said	-0.06 0.22 0.01 -0.09 -0.21
word	sail	-0.08 -0.12 -0.13 0.12 0.09
word	sailor	-0.22 -0.13 -0.04 0.12 -0.01
word	sal	-0.13 -0.12 -0.02 0.05 -0.12
word	salut	-0.12 -0.13 -0.10 0.10 0.01
word	salvo	0.03 -0.03 -0.11 -0.13 0.06
word	same	-0.17 -0.08 -0.17 0.01 0.08
word	sanchez	-0.09 -0.09 -0.05 -0.01 0.04
word	sanction	-0.32 -0.06 0.09 0.01 -0.06
word	satellit	-0.21 -0.21 -0.08 0.20 -0.08
word	saturday	-0.05 0.06 0.01 -0.06 -0.08
word	sav	-0.18 -0.01 -0.20 0.00 0.13
word	save	0.01 0.05 -0.11 -0.14 0.07
word	say	0.04 -0.12 0.02 -0.02 0.00
word	says	0.02 -0.02 0.00 0.05 -0.12
word	scal	-0.04 -0.02 0.06 -0.08 -0.02
word	scen	-0.08 0.02 0.03 -0.04 -0.03
word	scenario	-0.08 -0.15 -0.18 0.01 0.07
word	sceptical	-0.13 -0.14 -0.11 -0.04 0.08
word	schedul	0.02 -0.19 -0.07 0.11 -0.18
word	schem	-0.10 -0.10 -0.16 0.12 -0.07
word	school	-0.01 -0.15 -0.01 0.10 -0.11
word	scientist	-0.05 -0.04 0.00 0.10 -0.17
word	scott	-0.10 -0.09 -0.12 -0.09 0.11
word	scrambl	-0.14 -0.15 0.00 0.03 -0.01
word	scrap	-0.11 -0.09 -0.07 0.00 0.03
word	sea	-0.15 -0.01 0.12 -0.10 -0.07
word	seafarer	-0.08 0.02 -0.03 0.05 -0.13
word	seal	-0.02 0.00 -0.10 0.08 -0.07
word	search	0.02 0.03 -0.04 -0.01 -0.08
word	seat	-0.08 -0.09 -0.05 0.01 0.02
word	second	0.03 0.17 0.00 -0.08 -0.26
word	secret	-0.14 -0.05 -0.20 -0.01 0.11
word	secretary	-0.18 -0.19 0.03 0.01 -0.01
word	sector	0.02 0.09 -0.03 -0.08 -0.10
word	secur	-0.15 -0.12 0.01 -0.01 0.02
word	security	-0.18 -0.09 -0.11 0.13 -0.02
word	see	-0.11 -0.09 -0.04 0.08 -0.05
word	seek	-0.25 -0.19 -0.07 0.05 0.03
word	seem	-0.12 -0.09 -0.05 0.06 0.00
word	seen	-0.15 0.14 -0.15 -0.02 -0.03
word	sees	0.02 -0.10 0.00 0.08 -0.09
word	seiz	-0.14 0.03 -0.10 0.01 -0.01
word	seizur	0.02 0.03 -0.02 0.00 -0.08
word	select	-0.07 0.04 0.04 -0.14 0.06
word	self	-0.06 0.03 -0.11 0.05 -0.08
word	sell	-0.05 -0.15 -0.02 -0.19 0.15
word	senat	-0.16 0.01 0.08 0.06 -0.15
word	senator	-0.08 -0.12 -0.12 -0.02 0.05
word	send	-0.01 -0.07 0.11 -0.13 -0.07
word	senior	0.03 0.13 0.01 -0.07 -0.24
word	sens	-0.07 -0.11 -0.13 0.13 -0.14
word	sent	0.06 0.00 -0.11 0.09 -0.21
word	sentiment	-0.05 -0.12 -0.13 0.07 0.06
word	separat	-0.09 0.00 0.02 -0.15 0.04
word	seriou	-0.07 0.10 -0.01 -0.15 -0.01
word	seriously	-0.15 0.06 0.10 -0.16 -0.18
word	serv	-0.10 0.11 -0.13 -0.04 0.01
word	servic	-0.24 -0.08 0.10 0.02 -0.13
word	session	-0.17 0.07 0.08 -0.03 -0.16
word	set	-0.02 -0.09 0.03 0.09 -0.23
word	sets	-0.03 0.04 0.05 0.05 -0.15
word	settl	-0.04 -0.14 0.02 -0.07 0.06
word	settlement	0.02 0.03 0.08 -0.15 -0.15
word	seven	-0.11 0.07 -0.16 -0.18 0.11
word	seventh	-0.15 -0.12 0.10 0.00 -0.13
word	sever	-0.15 -0.10 0.08 0.05 -0.23
word	several	-0.17 0.07 0.06 -0.09 -0.10
word	severely	-0.14 0.08 0.09 -0.16 -0.14
word	shadow	-0.14 -0.14 -0.14 0.09 0.03
word	shah	0.01 0.00 0.05 -0.06 -0.05
word	shak	-0.17 -0.02 -0.09 0.03 0.02
word	shaky	-0.12 -0.15 -0.14 0.17 -0.14
word	shap	-0.10 -0.10 -0.16 0.01 0.10
word	shapiro	-0.05 -0.07 -0.10 -0.11 0.11
word	shar	-0.09 0.03 0.02 -0.13 0.05
word	sharply	-0.06 -0.06 0.08 0.04 -0.11
word	shatter	-0.16 -0.10 -0.17 0.03 0.08
word	shell	-0.16 -0.03 -0.11 0.10 -0.22
word	shelly	-0.05 0.03 -0.12 0.05 -0.10
word	shelter	-0.02 0.04 -0.05 -0.02 -0.11
word	shield	-0.08 -0.09 -0.10 -0.07 0.09
word	shift	-0.13 -0.01 -0.06 -0.06 0.07
word	ship	0.04 0.07 0.03 -0.05 -0.20
word	shipment	-0.12 -0.11 0.14 -0.10 -0.17
word	shipp	-0.26 -0.16 0.12 0.00 -0.14
word	shipper	-0.16 -0.16 -0.15 0.16 -0.12
word	shock	-0.03 -0.18 0.03 -0.03 0.02
word	shockwav	-0.11 -0.11 -0.12 0.11 -0.04
word	shoot	-0.18 0.01 0.03 -0.07 0.02
word	shor	-0.08 0.00 0.04 -0.02 -0.09
word	short	-0.15 -0.13 -0.06 0.11 -0.08
word	shortag	-0.19 -0.16 -0.07 0.11 -0.03
word	shot	-0.07 -0.04 0.05 0.01 -0.05
word	should	-0.14 -0.14 0.05 0.06 -0.08
word	shouldn't	-0.12 -0.11 0.05 0.07 -0.14
word	show	-0.10 -0.02 -0.14 0.13 -0.07
word	shrapnel	-0.07 0.04 0.06 -0.14 -0.13
word	shut	-0.13 -0.03 0.16 -0.07 -0.28
word	shutdown	-0.09 -0.10 0.10 -0.10 -0.01
word	sick	-0.04 -0.11 -0.11 0.09 -0.04
word	sid	0.12 -0.09 -0.19 0.08 -0.14
word	side	-0.13 -0.13 -0.10 0.04 0.06
word	sidelin	-0.11 -0.14 0.00 -0.12 0.08
word	sight	-0.11 -0.02 -0.07 0.12 -0.10
word	sign	0.27 0.13 -0.04 -0.22 -0.24
word	signal	-0.28 -0.06 0.06 -0.09 0.10
word	significant	-0.10 -0.13 -0.15 0.00 0.08
word	significantly	-0.10 -0.04 0.07 0.02 -0.10
word	silenc	-0.10 -0.09 0.00 0.01 0.02
word	simmer	0.02 0.04 -0.04 0.03 -0.11
word	sinc	0.06 0.01 0.08 -0.01 -0.29
word	sink	0.15 0.02 -0.14 -0.15 -0.06
word	siren	-0.01 0.06 -0.02 -0.12 -0.02
word	sit	0.09 -0.10 -0.05 -0.02 -0.02
word	site	0.03 0.12 0.01 -0.14 -0.12
word	situation	-0.08 -0.04 -0.10 0.08 0.02
word	six	-0.08 -0.10 0.00 0.10 -0.19
word	sixth	0.01 0.03 0.05 -0.10 -0.10
word	sky	-0.09 0.01 0.00 -0.06 0.02
word	slain	-0.13 -0.13 0.06 0.05 -0.10
word	slam	-0.07 0.10 0.00 -0.14 0.07
word	sleeper	-0.10 -0.08 -0.13 -0.14 0.13
word	sleev	-0.04 -0.06 -0.01 0.06 -0.05
word	slid	-0.15 -0.06 -0.03 0.07 -0.13
word	slip	-0.06 -0.07 -0.14 0.10 -0.01
word	slow	-0.09 0.02 -0.14 0.12 -0.12
word	slump	-0.03 0.13 0.15 -0.11 -0.14
word	small	-0.04 -0.05 -0.15 0.07 0.04
word	smash	-0.10 -0.11 0.06 0.04 -0.08
word	smil	-0.09 -0.11 -0.12 -0.12 0.13
word	smith	-0.10 -0.09 -0.11 -0.12 0.11
word	smok	-0.04 0.21 -0.01 -0.26 -0.17
word	snapshot	-0.08 -0.16 -0.08 0.15 -0.16
word	soar	-0.12 0.05 0.11 -0.04 -0.17
word	social	0.04 -0.05 0.06 -0.12 -0.01
word	soil	-0.14 -0.12 0.04 0.06 -0.11
word	soldier	-0.10 -0.01 -0.06 0.01 0.04
word	soleimani	-0.11 -0.13 -0.10 0.02 0.03
word	solution	-0.10 -0.11 -0.09 0.10 -0.10
word	solv	-0.06 -0.07 -0.10 -0.07 0.08
word	some	-0.19 -0.10 -0.02 0.06 0.01
word	someth	0.03 0.03 -0.09 -0.13 0.09
word	son	-0.13 -0.13 0.06 -0.11 0.05
word	soon	-0.23 -0.10 -0.07 0.10 -0.02
word	sought	-0.08 -0.14 -0.13 0.09 -0.03
word	sound	-0.03 0.05 -0.02 -0.07 -0.04
word	sour	-0.16 0.12 -0.03 -0.12 -0.14
word	sourc	-0.13 0.05 0.02 0.02 -0.16
word	south	-0.15 0.12 -0.10 0.00 -0.11
word	southeast	-0.09 -0.13 0.06 -0.04 0.00
word	southern	-0.09 0.12 0.06 -0.16 -0.15
word	sovereignty	-0.14 -0.13 -0.16 0.08 0.08
word	spac	-0.05 0.07 0.05 -0.15 -0.03
word	spar	-0.08 -0.09 -0.12 0.12 -0.08
word	spark	-0.10 -0.16 -0.10 0.08 0.05
word	spat	-0.10 -0.09 -0.10 0.05 0.03
word	speak	-0.20 -0.13 -0.03 0.09 -0.02
word	speaker	0.04 -0.05 -0.09 0.04 -0.11
word	special	0.04 -0.01 -0.03 0.06 -0.19
word	specific	-0.08 0.12 0.12 -0.15 -0.10
word	speech	-0.16 -0.09 -0.09 -0.14 0.16
word	spend	-0.04 -0.10 -0.14 -0.11 0.13
word	spik	-0.12 -0.01 0.06 -0.04 -0.05
word	spill	0.08 -0.05 -0.10 -0.02 -0.14
word	spiral	-0.07 0.03 -0.02 0.05 -0.12
word	split	-0.09 0.01 -0.05 -0.05 0.06
word	spokesman	0.08 0.03 -0.17 0.01 -0.14
word	spot	-0.01 0.08 0.06 -0.08 -0.10
word	spott	-0.13 -0.15 0.05 0.08 -0.11
word	spox	-0.07 -0.09 -0.12 0.07 0.06
word	spread	-0.01 0.05 -0.03 -0.02 -0.05
word	spy	-0.21 -0.11 0.07 0.02 -0.19
word	squar	0.05 -0.11 -0.15 -0.09 0.08
word	squeez	-0.16 -0.14 0.00 0.08 -0.03
word	stability	-0.13 -0.12 -0.13 0.15 -0.11
word	stabiliz	-0.12 -0.15 -0.12 0.06 0.01
word	staff	0.04 0.03 0.09 -0.14 -0.20
word	stag	-0.25 -0.07 0.13 0.01 -0.12
word	stagger	-0.07 -0.08 0.00 0.10 -0.08
word	stak	-0.16 -0.05 0.00 -0.05 0.05
word	stall	-0.16 -0.13 0.02 0.04 -0.07
word	stanc	-0.10 0.03 0.06 -0.01 -0.05
word	stand	0.03 -0.06 -0.12 0.13 -0.11
word	standard	-0.06 -0.08 -0.05 0.09 -0.08
word	standoff	-0.05 -0.02 -0.19 0.10 0.01
word	standstill	-0.11 -0.07 0.08 -0.03 -0.13
word	star	-0.11 -0.14 -0.15 -0.01 0.10
word	stark	-0.10 0.01 0.11 -0.09 -0.13
word	starlink	-0.11 -0.11 -0.11 0.12 -0.11
word	start	-0.08 -0.06 0.01 0.00 0.00
word	stat	0.14 -0.06 -0.06 -0.04 -0.03
word	statement	-0.15 0.01 0.09 0.03 -0.21
word	station	-0.02 0.10 -0.03 -0.08 -0.02
word	statu	-0.16 -0.25 -0.11 0.14 -0.03
word	stay	-0.04 -0.24 -0.07 -0.01 0.10
word	steady	-0.08 -0.14 -0.12 0.14 -0.11
word	stealth	0.04 0.05 -0.05 -0.13 0.05
word	step	-0.14 -0.05 -0.10 0.10 -0.04
word	stephen	-0.09 -0.08 -0.12 0.04 0.03
word	stev	-0.07 -0.08 -0.12 -0.11 0.14
word	stewart	-0.09 -0.08 -0.09 0.06 0.02
word	stick	-0.11 -0.15 -0.17 -0.03 0.10
word	still	-0.31 -0.30 -0.15 0.08 0.17
word	stock	-0.16 -0.06 0.09 0.04 -0.23
word	stockpil	-0.16 -0.15 -0.04 0.14 -0.17
word	stok	-0.11 0.05 0.07 -0.04 -0.11
word	ston	-0.11 -0.07 0.03 0.09 -0.12
word	stop	0.03 -0.15 0.07 -0.10 -0.01
word	stopp	-0.04 -0.04 -0.17 -0.02 0.08
word	stor	-0.10 0.10 0.06 -0.06 -0.08
word	storag	0.00 0.11 -0.02 -0.09 -0.01
word	storm	-0.12 -0.14 -0.13 0.05 0.01
word	story	-0.09 -0.10 -0.12 0.03 0.06
word	straight	-0.13 0.04 -0.12 -0.04 0.04
word	strain	0.03 0.03 -0.07 -0.04 -0.01
word	strait	-0.08 0.07 0.11 -0.12 -0.10
word	strand	-0.21 -0.22 0.03 0.04 -0.02
word	strang	-0.12 -0.04 0.02 0.07 -0.13
word	strategic	0.04 -0.01 -0.07 -0.25 0.13
word	strategy	-0.15 -0.18 -0.23 0.02 0.10
word	street	-0.15 0.02 0.03 0.07 -0.22
word	strengthen	-0.06 -0.11 -0.15 -0.09 0.10
word	stres	-0.08 -0.10 -0.07 -0.07 0.08
word	strik	0.05 0.15 0.01 -0.12 -0.20
word	strong	-0.11 -0.05 0.06 -0.08 0.01
word	stronger	-0.12 -0.11 -0.11 0.03 0.04
word	strongly	-0.10 -0.11 -0.12 0.09 0.05
word	struck	0.11 0.11 -0.21 -0.14 -0.13
word	struggl	-0.12 -0.14 -0.13 0.08 -0.01
word	stuck	-0.11 -0.10 -0.13 -0.11 0.13
word	student	-0.06 -0.11 -0.11 0.03 0.04
word	stunn	-0.01 0.07 -0.09 0.04 -0.11
word	stupid	-0.08 -0.09 -0.12 0.06 -0.04
word	styl	-0.10 -0.09 -0.06 0.02 0.03
word	submarin	0.17 -0.06 -0.17 -0.10 -0.17
word	submit	0.02 -0.04 0.03 -0.04 -0.15
word	succe	-0.08 -0.08 0.06 -0.14 0.03
word	succes	-0.01 -0.10 -0.08 0.01 0.03
word	successor	-0.15 -0.02 0.08 -0.04 -0.04
word	suffer	-0.19 -0.16 -0.03 0.06 0.05
word	suggest	-0.24 -0.24 -0.08 0.04 0.09
word	suicid	-0.01 -0.12 0.06 -0.14 0.06
word	summary	-0.05 -0.11 0.05 0.12 -0.13
word	summer	-0.10 -0.11 -0.14 0.03 0.08
word	summit	-0.08 0.02 0.00 0.02 -0.09
word	summon	-0.17 -0.19 -0.15 0.17 0.00
word	sunday	-0.08 0.10 0.22 -0.28 -0.17
word	sunk	-0.16 -0.04 -0.16 0.09 0.02
word	supply	-0.12 -0.05 0.10 0.00 -0.13
word	support	-0.25 -0.27 -0.10 0.13 0.03
word	supporter	-0.04 -0.09 -0.08 0.11 -0.10
word	suprem	-0.07 0.12 -0.04 -0.16 -0.03
word	sure	-0.06 -0.09 -0.09 -0.10 0.10
word	surg	-0.01 0.01 0.14 -0.11 -0.13
word	surpris	-0.14 -0.08 -0.02 0.05 -0.03
word	surrender	-0.01 0.07 0.10 -0.09 -0.12
word	survey	-0.11 -0.12 -0.05 0.15 -0.11
word	surviv	0.00 0.06 -0.18 -0.15 0.10
word	survival	-0.10 -0.13 -0.15 -0.08 0.13
word	survivor	-0.02 0.09 -0.03 -0.10 -0.06
word	suspect	-0.11 0.08 -0.02 0.00 -0.17
word	suspend	0.05 -0.15 0.11 -0.08 -0.27
word	suspicion	-0.11 -0.14 -0.14 0.14 -0.12
word	sustain	-0.06 -0.05 -0.13 0.07 0.02
word	swift	-0.09 -0.10 -0.02 -0.02 0.03
word	swing	-0.06 -0.11 -0.03 0.00 0.00
word	swirl	-0.12 -0.13 0.04 0.02 -0.05
word	symbolic	0.06 0.08 -0.14 -0.10 0.01
word	system	0.06 -0.16 -0.17 0.08 0.05
word	tabl	-0.16 -0.07 0.08 -0.14 0.04
word	taco	-0.07 -0.09 -0.13 -0.10 0.12
word	tactic	-0.16 0.03 -0.13 0.01 0.06
word	tak	-0.10 -0.07 0.02 0.05 -0.06
word	take	0.05 -0.10 0.03 -0.13 0.05
word	takeaway	-0.10 -0.12 -0.14 -0.14 0.14
word	taken	-0.18 -0.02 0.09 -0.08 -0.03
word	talk	-0.24 -0.03 0.04 -0.01 0.01
word	tame	-0.08 0.04 0.05 -0.10 -0.02
word	tank	-0.06 0.10 0.02 0.00 -0.19
word	tanker	0.04 0.10 -0.13 0.06 -0.17
word	tap	-0.16 -0.10 -0.14 0.08 0.03
word	tapper	-0.11 -0.08 0.03 -0.11 0.03
word	target	0.07 0.12 0.07 -0.20 -0.21
word	tariff	-0.08 -0.13 -0.16 0.12 0.02
word	tasnim	0.07 0.10 0.04 -0.11 -0.11
word	taunt	-0.11 0.02 0.02 -0.02 -0.03
word	tax	-0.16 -0.19 -0.17 -0.01 0.05
word	taylor	-0.04 -0.04 -0.06 -0.05 0.06
word	team	-0.13 -0.14 -0.20 0.05 0.10
word	tear	-0.12 -0.12 -0.10 0.10 0.10
word	technical	-0.16 -0.13 -0.03 0.14 0.01
word	teenager	-0.15 0.04 -0.13 0.05 -0.05
word	tell	-0.30 -0.11 0.07 0.12 -0.12
word	temporary	-0.09 -0.04 0.02 0.03 -0.12
word	ten	0.18 0.03 -0.21 -0.19 -0.06
word	tens	-0.13 -0.11 -0.06 -0.02 0.07
word	tension	-0.18 -0.03 0.00 -0.05 0.06
word	term	-0.18 -0.02 0.10 0.02 -0.18
word	terminal	-0.18 0.01 -0.02 0.06 -0.09
word	terrify	-0.11 -0.04 -0.15 -0.09 0.11
word	territorial	-0.11 -0.07 -0.03 -0.02 0.04
word	territory	0.06 0.02 -0.20 -0.02 -0.01
word	terror	-0.08 -0.10 -0.01 -0.03 0.07
word	terrorism	-0.09 0.00 -0.01 -0.05 0.04
word	terrorist	-0.04 -0.03 -0.16 0.13 -0.21
word	test	-0.06 -0.15 -0.27 -0.04 0.20
word	text	-0.02 0.05 0.16 -0.11 -0.25
word	th	0.05 -0.02 -0.16 -0.07 0.07
word	thank	-0.20 -0.11 -0.01 0.08 -0.04
word	their	-0.04 -0.22 -0.14 0.01 0.17
word	them	-0.02 -0.10 0.00 -0.04 0.02
word	then	-0.16 -0.13 -0.05 -0.03 0.10
word	theory	-0.13 -0.13 0.04 -0.14 0.07
word	ther	-0.23 -0.10 0.08 0.01 -0.02
word	thes	-0.18 -0.18 -0.19 0.13 0.08
word	they	-0.13 -0.17 0.07 0.01 -0.01
word	they'll	-0.08 -0.06 -0.02 -0.03 0.04
word	they'r	0.00 -0.10 0.09 -0.02 -0.09
word	thing	-0.10 -0.13 -0.14 0.00 0.08
word	think	-0.16 -0.19 -0.21 0.14 0.01
word	third	0.00 0.17 -0.07 -0.08 -0.18
word	thos	-0.08 -0.09 -0.12 0.05 0.01
word	though	0.07 0.07 0.05 -0.06 -0.11
word	thought	-0.13 -0.15 -0.17 0.05 0.04
word	thousand	-0.36 -0.18 0.03 0.20 -0.14
word	thre	0.02 0.07 0.07 -0.08 -0.17
word	threat	0.07 -0.08 -0.08 0.00 0.03
word	threaten	-0.27 -0.01 0.11 -0.08 -0.04
word	through	-0.22 -0.10 -0.14 0.16 -0.03
word	throw	-0.10 -0.13 -0.11 0.11 -0.07
word	thursday	-0.10 0.05 0.06 -0.02 -0.13
word	thwart	0.02 0.06 -0.13 -0.13 0.06
word	tied	-0.19 -0.15 0.07 0.10 -0.22
word	ties	-0.15 -0.16 -0.17 0.02 0.09
word	tight	-0.16 -0.11 -0.02 0.10 -0.09
word	tighten	-0.17 -0.14 0.01 0.12 -0.15
word	tiktok	-0.11 -0.09 0.10 -0.13 -0.04
word	tim	-0.30 -0.07 0.09 -0.01 -0.11
word	time	-0.03 -0.03 0.00 0.04 -0.07
word	timelin	-0.11 -0.12 0.02 -0.08 0.05
word	today	-0.25 -0.15 0.15 -0.06 0.03
word	told	-0.16 -0.18 -0.08 0.02 0.10
word	toll	-0.05 -0.04 0.09 -0.03 -0.10
word	tomorrow	-0.17 -0.08 0.07 0.00 -0.13
word	tonight	0.07 0.02 0.04 -0.09 -0.14
word	too	-0.21 -0.09 0.13 -0.01 -0.13
word	took	0.03 0.13 -0.06 -0.14 -0.03
word	tool	-0.17 -0.14 0.02 0.01 0.04
word	top	-0.04 0.08 0.00 0.01 -0.12
word	topic	-0.12 -0.13 -0.10 0.09 0.08
word	toppl	0.07 -0.09 -0.13 -0.01 0.04
word	tops	-0.05 0.02 -0.02 0.02 -0.04
word	torch	-0.11 -0.10 -0.14 0.01 0.03
word	torn	-0.15 -0.13 -0.14 0.04 0.06
word	toronto	-0.11 -0.11 -0.11 0.08 0.03
word	torpedo	0.06 -0.20 -0.21 0.05 0.09
word	total	-0.20 -0.16 0.09 0.04 -0.05
word	totally	-0.16 -0.06 0.02 0.06 -0.06
word	tough	-0.16 -0.16 -0.20 -0.12 0.18
word	tourist	-0.04 0.02 0.03 -0.10 0.02
word	tout	-0.15 -0.10 0.09 -0.04 -0.02
word	toward	0.01 0.06 -0.02 -0.04 -0.08
word	tower	-0.07 0.09 0.14 -0.12 -0.10
word	town	-0.18 0.13 -0.18 0.02 -0.08
word	toxic	-0.06 -0.09 0.03 -0.03 0.02
word	track	-0.12 -0.13 -0.08 0.04 0.06
word	tracker	-0.11 -0.15 -0.15 0.00 0.07
word	trad	0.02 0.12 -0.06 -0.08 -0.02
word	trader	-0.17 -0.19 -0.11 0.11 -0.01
word	traffic	-0.14 -0.06 0.03 0.05 -0.10
word	traffick	-0.12 -0.11 0.01 0.12 -0.15
word	train	0.05 0.00 -0.14 -0.03 0.04
word	transfer	-0.12 -0.13 -0.17 0.08 0.05
word	transit	-0.18 -0.01 0.10 -0.02 -0.23
word	trap	-0.11 -0.14 -0.17 -0.07 0.13
word	trapp	-0.16 -0.23 -0.20 0.17 -0.04
word	trash	-0.04 -0.05 -0.07 -0.09 0.08
word	trauma	-0.10 -0.10 0.04 -0.15 0.09
word	travel	-0.12 -0.19 -0.07 0.12 -0.08
word	treasury	-0.11 -0.14 -0.14 -0.06 0.09
word	treat	-0.11 0.03 -0.10 0.06 -0.04
word	trigger	-0.18 -0.20 0.04 -0.06 0.09
word	trillion	-0.10 -0.09 -0.10 -0.05 0.06
word	trip	-0.19 0.15 0.14 -0.17 -0.06
word	tripl	-0.17 -0.07 -0.19 0.16 -0.17
word	troll	-0.10 -0.14 -0.17 -0.16 0.16
word	troop	-0.05 0.02 0.06 -0.10 -0.06
word	troubl	-0.10 -0.02 -0.02 0.01 0.01
word	truc	0.01 0.04 -0.06 0.06 -0.27
word	trust	-0.08 -0.10 -0.10 -0.08 0.09
word	truth	-0.04 -0.06 0.02 0.07 -0.07
word	try	-0.13 0.00 -0.15 -0.06 0.11
word	ttf	-0.06 -0.10 -0.06 0.02 0.00
word	tucker	-0.13 -0.16 -0.14 0.03 0.03
word	tuesday	-0.06 0.04 0.06 -0.09 -0.07
word	tulsi	-0.07 -0.08 -0.05 -0.03 0.04
word	tumbl	0.01 0.08 0.15 -0.16 -0.20
word	turmoil	-0.08 -0.09 -0.08 0.10 -0.10
word	turn	-0.19 -0.07 0.06 -0.02 -0.04
word	turtl	-0.20 -0.20 0.07 0.13 -0.13
word	tv	-0.06 -0.14 0.07 0.06 -0.12
word	two	0.02 0.28 -0.03 -0.21 -0.16
word	u	-0.07 0.04 -0.18 -0.03 0.04
word	ufc	-0.14 -0.07 -0.07 -0.16 0.14
word	ukmto	0.04 0.04 -0.02 0.03 -0.12
word	ultimatum	-0.10 0.07 0.05 -0.07 -0.06
word	unacceptabl	-0.11 -0.08 -0.05 0.09 -0.02
word	unanswer	-0.14 -0.12 0.05 -0.18 0.09
word	unauthoriz	-0.04 -0.01 0.07 0.06 -0.14
word	uncertain	-0.13 -0.11 -0.07 0.03 0.03
word	uncertainty	-0.25 -0.25 -0.05 0.08 -0.01
word	unchang	-0.16 -0.18 -0.19 0.01 0.15
word	unclear	-0.11 -0.08 0.02 0.08 -0.11
word	unconditional	-0.22 0.14 0.13 -0.16 -0.08
word	undecid	-0.12 -0.12 -0.13 0.13 0.02
word	under	-0.05 -0.23 -0.10 0.03 0.13
word	underground	-0.14 -0.08 -0.13 0.01 0.12
word	undermin	-0.14 -0.13 -0.15 0.01 0.11
word	understand	0.03 0.06 0.03 -0.07 -0.16
word	underway	0.12 -0.05 0.11 -0.25 -0.15
word	unfair	-0.14 -0.15 -0.05 0.11 -0.10
word	unfreez	-0.11 0.09 0.06 0.00 -0.11
word	unhing	-0.09 -0.12 -0.10 0.09 -0.04
word	unify	-0.13 -0.09 0.05 -0.03 0.00
word	unit	-0.15 -0.11 -0.06 0.10 0.01
word	unity	-0.10 -0.13 -0.10 0.11 -0.07
word	university	-0.14 -0.05 -0.18 0.08 0.02
word	unjustify	-0.12 -0.06 0.06 0.00 -0.05
word	unknown	-0.03 0.03 -0.09 0.05 -0.09
word	unleash	-0.07 -0.13 0.12 -0.11 0.00
word	unles	-0.01 -0.10 0.06 0.00 -0.10
word	unlikely	-0.11 -0.19 -0.21 -0.09 0.18
word	unprecedent	-0.17 -0.05 0.04 0.03 0.04
word	unpredictabl	-0.05 -0.09 -0.06 0.05 -0.01
word	unrest	-0.11 0.12 0.06 -0.02 -0.17
word	until	-0.16 0.10 0.02 0.00 -0.15
word	up	-0.03 -0.03 -0.02 0.10 -0.13
word	updat	0.12 0.07 0.05 -0.13 -0.27
word	upend	-0.05 -0.11 -0.13 0.14 -0.12
word	upon	0.01 0.07 0.05 -0.09 -0.09
word	upper	-0.08 -0.08 -0.08 0.06 0.02
word	ups	-0.05 -0.08 -0.09 0.00 0.03
word	upward	-0.06 -0.10 -0.07 0.04 -0.03
word	uranium	-0.12 -0.04 0.10 -0.03 -0.10
word	urg	0.04 -0.08 -0.08 0.04 -0.02
word	urge	-0.09 0.02 0.03 0.01 -0.12
word	urgent	-0.03 -0.05 0.02 0.08 -0.10
word	us	-0.20 -0.15 0.07 -0.01 0.00
word	use	-0.23 -0.18 0.12 -0.05 -0.02
word	used	-0.14 0.01 -0.17 0.09 -0.02
word	uses	-0.12 -0.03 -0.12 0.02 0.03
word	valu	-0.06 -0.06 0.06 0.06 -0.12
word	vast	0.01 0.07 -0.13 0.02 -0.06
word	vehicl	-0.07 -0.02 0.06 -0.04 -0.03
word	versaill	0.14 -0.02 -0.16 -0.05 -0.14
word	very	0.04 0.00 0.03 0.03 -0.20
word	vessel	0.21 0.21 -0.16 -0.11 -0.26
word	via	-0.07 -0.07 0.03 0.02 -0.13
word	vice	-0.08 0.07 0.02 0.00 -0.04
word	victim	-0.11 -0.12 -0.08 0.11 -0.04
word	victory	-0.04 -0.23 -0.15 0.06 0.07
word	video	-0.01 0.20 -0.17 -0.18 0.03
word	vietnam	-0.09 -0.10 -0.15 0.04 0.04
word	view	-0.09 -0.13 -0.22 0.04 0.13
word	vigilant	-0.14 -0.15 -0.13 0.14 -0.04
word	villag	0.00 -0.02 0.08 -0.02 -0.20
word	violat	-0.16 -0.03 -0.04 0.09 -0.13
word	violation	0.00 0.01 -0.08 0.07 -0.16
word	violenc	-0.14 -0.05 -0.02 0.01 0.01
word	violent	0.02 -0.06 -0.01 0.04 -0.17
word	visit	-0.30 -0.17 -0.15 0.08 0.12
word	vital	-0.13 -0.12 -0.10 -0.08 0.10
word	voic	-0.02 0.06 -0.18 -0.04 0.03
word	volatil	-0.05 -0.09 -0.08 0.12 -0.05
word	volatility	-0.10 -0.17 -0.16 0.10 0.02
word	vot	-0.06 0.09 0.02 -0.17 0.02
word	vote	-0.14 -0.02 0.07 0.03 -0.14
word	voter	-0.03 -0.04 -0.09 -0.08 0.09
word	vow	0.06 -0.03 0.02 -0.06 -0.08
word	vows	-0.01 0.06 0.04 -0.07 -0.13
word	voyag	-0.11 -0.11 -0.17 0.05 0.07
word	vp	0.00 0.09 0.11 -0.07 -0.16
word	vulnerability	-0.13 -0.13 -0.16 0.02 0.10
word	vulnerabl	-0.12 -0.13 -0.13 -0.07 0.13
word	wait	-0.07 -0.20 -0.12 -0.01 0.13
word	waiver	-0.12 0.03 0.03 -0.02 -0.14
word	wake	-0.08 -0.08 0.00 -0.09 0.10
word	walk	-0.10 -0.12 -0.07 -0.03 0.07
word	want	-0.27 -0.13 -0.09 0.07 0.05
word	war	-0.05 -0.09 -0.09 0.01 0.05
word	warfar	-0.15 -0.14 0.02 -0.12 0.09
word	warn	-0.13 -0.03 -0.05 0.03 0.01
word	warning	-0.01 -0.01 0.01 -0.03 0.00
word	warplan	-0.15 0.08 0.04 -0.02 -0.15
word	wars	-0.11 -0.21 -0.19 0.08 0.02
word	warship	0.09 0.00 0.05 -0.15 -0.04
word	wartim	-0.08 -0.10 -0.02 0.02 0.01
word	wasn't	0.04 0.06 -0.12 0.05 -0.14
word	watch	0.03 0.09 -0.19 -0.16 0.07
word	watchdog	-0.06 0.08 0.12 -0.18 -0.15
word	water	-0.08 0.07 -0.03 0.00 -0.06
word	waterway	-0.16 0.04 0.00 -0.15 0.06
word	wav	0.09 -0.14 -0.15 -0.10 0.04
word	wave	0.21 -0.01 -0.04 -0.34 -0.17
word	waver	-0.12 -0.08 -0.01 0.02 -0.05
word	way	0.01 0.01 -0.10 0.04 -0.01
word	we	-0.07 0.02 0.02 0.04 -0.09
word	we'll	-0.15 -0.10 0.08 -0.12 0.01
word	we'r	0.02 -0.03 0.07 -0.15 -0.01
word	we'v	-0.14 -0.12 -0.02 0.00 0.03
word	weak	-0.03 -0.08 -0.10 -0.05 0.07
word	weaken	-0.12 -0.15 -0.13 0.03 0.04
word	weapon	-0.07 -0.02 -0.02 0.06 -0.12
word	weather	-0.09 -0.12 -0.07 -0.01 0.03
word	wednesday	0.01 -0.04 0.07 0.05 -0.19
word	week	0.04 0.02 0.07 -0.07 -0.16
word	weekend	-0.19 -0.16 -0.04 0.09 -0.06
word	weekly	-0.06 0.02 0.05 -0.03 -0.04
word	weigh	-0.22 0.04 0.05 0.03 -0.14
word	welcom	-0.21 -0.20 -0.16 0.26 -0.23
word	welker	-0.04 -0.06 -0.07 -0.01 0.03
word	well	0.09 -0.08 -0.17 -0.04 0.08
word	went	0.00 -0.07 0.03 -0.04 -0.04
word	west	-0.22 -0.12 0.08 -0.11 0.06
word	western	-0.06 0.06 -0.01 -0.01 -0.12
word	wh	-0.11 -0.13 -0.13 -0.01 0.09
word	what	-0.05 -0.10 -0.22 -0.01 0.10
word	when	-0.22 -0.24 -0.20 0.00 0.20
word	wher	-0.14 0.01 0.05 -0.13 0.03
word	whether	-0.19 -0.06 0.01 0.04 -0.05
word	which	0.05 0.06 -0.26 -0.04 0.05
word	whil	-0.30 -0.13 0.03 -0.03 0.08
word	whin	-0.11 -0.13 -0.10 0.06 0.02
word	whit	-0.11 -0.12 -0.12 0.00 0.08
word	who	-0.29 -0.25 -0.02 -0.04 0.19
word	whol	0.01 -0.08 -0.13 0.11 -0.03
word	whos	-0.13 -0.13 -0.08 0.05 0.03
word	why	-0.20 -0.26 -0.14 0.01 0.11
word	widen	0.08 -0.05 0.13 -0.11 -0.22
word	wider	-0.05 0.06 -0.03 -0.01 -0.01
word	wife	-0.13 -0.15 -0.17 -0.01 0.11
word	wild	-0.10 0.16 0.12 -0.11 -0.12
word	wildly	-0.12 -0.11 -0.15 -0.02 0.11
word	will	-0.13 -0.14 0.14 -0.05 -0.05
word	win	-0.19 -0.20 -0.23 -0.02 0.15
word	wind	-0.19 0.10 0.12 -0.08 -0.14
word	winn	-0.11 -0.12 -0.14 -0.06 0.10
word	winner	-0.15 -0.14 -0.15 -0.13 0.14
word	wins	-0.16 -0.14 -0.13 0.12 0.00
word	wip	-0.11 -0.06 0.05 0.00 -0.10
word	wipe	-0.08 0.09 -0.09 0.02 -0.12
word	wish	-0.07 -0.08 -0.12 -0.03 0.07
word	withdraw	-0.27 -0.15 0.04 0.02 -0.05
word	withdrawal	-0.13 0.00 0.02 -0.01 -0.07
word	within	-0.21 0.03 0.15 -0.03 -0.20
word	without	-0.15 0.06 0.12 -0.23 0.02
word	wizz	-0.11 -0.11 -0.13 0.12 -0.07
word	woes	-0.10 -0.13 -0.08 0.09 -0.07
word	woman	0.05 -0.07 -0.14 -0.05 0.06
word	women	-0.12 -0.04 0.06 -0.09 0.06
word	won	-0.08 -0.02 -0.23 -0.08 0.10
word	won't	-0.26 -0.23 -0.02 0.01 0.11
word	word	-0.10 -0.12 -0.14 0.07 0.01
word	work	-0.17 -0.03 -0.16 0.05 0.06
word	worker	0.07 0.19 0.01 -0.17 -0.24
word	world	-0.19 -0.23 -0.12 0.13 0.06
word	worry	-0.18 -0.20 -0.05 0.11 0.02
word	wors	-0.11 -0.10 0.05 0.06 -0.09
word	worst	-0.11 -0.05 -0.13 0.09 -0.02
word	would	0.00 0.02 0.07 -0.06 -0.04
word	wouldn't	-0.13 -0.14 -0.13 0.07 0.08
word	wound	-0.10 0.13 0.09 -0.12 -0.32
word	wrap	-0.13 -0.05 -0.07 0.12 -0.15
word	wrapp	-0.08 -0.11 -0.11 0.02 0.04
word	wreck	-0.10 -0.11 -0.13 0.00 0.08
word	wright	-0.16 -0.19 -0.03 0.04 0.00
word	written	-0.12 -0.14 -0.13 0.13 -0.12
word	wrong	-0.16 -0.12 -0.15 0.07 0.00
word	wsj	-0.12 -0.01 0.06 -0.10 0.02
word	wti	-0.09 0.01 0.06 -0.02 -0.13
word	xiv	-0.12 -0.14 -0.09 0.04 -0.01
word	year	-0.10 -0.17 -0.11 0.06 0.08
word	yellow	-0.11 -0.13 -0.07 0.08 -0.07
word	yet	0.00 0.04 -0.04 -0.17 0.02
word	yield	-0.08 0.05 -0.01 0.00 -0.03
word	yingst	-0.01 0.10 -0.05 -0.12 -0.06
word	you	0.00 -0.03 0.05 0.03 -0.10
word	you'r	-0.10 -0.10 -0.14 0.10 -0.03
word	your	-0.06 -0.13 -0.08 0.04 0.04
word	zelensky	-0.14 -0.13 -0.09 0.14 -0.09
word	zero	0.08 0.00 -0.08 -0.04 0.05
word	zone	-0.11 0.00 0.02 0.09 -0.19
word	خبرگزاری	-0.09 -0.06 -0.04 0.09 -0.09
word	فارس	-0.09 -0.06 -0.04 0.09 -0.09
words: !	!	-0.12 -0.11 -0.13 0.09 -0.02
words: !	[usa]	0.08 0.07 0.08 -0.08 -0.15
words: ,	,	-0.17 -0.07 0.08 0.00 -0.08
words: ,	:	-0.07 -0.06 -0.15 0.09 -0.02
words: ,	[ally]	0.03 0.08 -0.03 -0.21 0.06
words: ,	[number]	0.07 -0.10 -0.12 0.13 -0.10
words: ,	[place]	0.04 -0.13 -0.05 0.06 -0.05
words: ,	[region]	-0.19 -0.24 -0.18 0.16 0.06
words: ,	[side]	-0.01 -0.02 -0.06 -0.07 0.08
words: ,	[usa]	0.07 0.11 0.00 -0.09 -0.15
words: ,	a	-0.08 0.03 -0.12 -0.07 0.10
words: ,	accus	-0.07 0.10 -0.09 -0.08 -0.11
words: ,	after	0.00 0.00 -0.08 0.06 -0.21
words: ,	agreement	-0.25 -0.06 -0.01 0.04 -0.02
words: ,	air	0.04 0.05 0.05 -0.11 -0.14
words: ,	airlin	-0.07 -0.10 0.06 -0.03 -0.01
words: ,	analyst	-0.07 -0.08 -0.09 0.04 0.02
words: ,	and	-0.06 -0.13 -0.23 0.04 0.10
words: ,	announc	-0.17 0.09 0.12 -0.12 -0.19
words: ,	army	0.05 0.01 -0.07 -0.13 -0.13
words: ,	as	0.17 0.02 -0.08 -0.02 -0.22
words: ,	at	0.06 -0.09 -0.11 0.05 -0.07
words: ,	attack	0.07 -0.16 -0.19 0.02 0.05
words: ,	but	-0.08 -0.15 -0.04 -0.09 0.14
words: ,	call	-0.11 -0.05 0.06 0.00 -0.07
words: ,	cit	-0.14 -0.01 0.10 -0.01 -0.11
words: ,	claim	0.02 0.05 0.10 -0.14 -0.12
words: ,	commander	-0.12 0.00 -0.10 0.09 0.09
words: ,	contradict	-0.15 -0.05 0.13 -0.06 -0.10
words: ,	cost	-0.15 -0.13 -0.12 0.13 -0.11
words: ,	despit	-0.13 -0.10 0.07 -0.11 0.05
words: ,	destroy	-0.06 0.06 -0.08 -0.16 0.04
words: ,	diplomacy	-0.12 -0.12 -0.10 0.00 0.03
words: ,	dozen	-0.02 -0.04 0.08 -0.12 -0.16
words: ,	dron	-0.02 0.03 -0.05 0.01 -0.16
words: ,	east	-0.13 0.06 0.04 -0.09 -0.11
words: ,	ether	-0.07 -0.11 -0.11 0.10 -0.04
words: ,	even	-0.01 0.06 0.00 -0.10 0.03
words: ,	expert	-0.17 -0.16 -0.22 -0.07 0.18
words: ,	fear	-0.10 -0.10 -0.12 0.08 0.02
words: ,	fed	-0.18 0.00 0.05 0.03 -0.15
words: ,	fir	-0.06 0.13 -0.06 -0.13 -0.12
words: ,	fire	-0.03 -0.02 -0.08 0.06 -0.08
words: ,	first	-0.09 0.12 0.10 -0.05 -0.12
words: ,	former	-0.07 -0.12 -0.13 0.07 0.02
words: ,	from	-0.17 0.05 -0.06 -0.01 0.05
words: ,	gas	-0.04 -0.09 -0.10 0.08 -0.01
words: ,	hits	-0.13 -0.04 0.09 0.01 -0.15
words: ,	hospital	0.05 0.07 -0.07 -0.13 -0.12
words: ,	hour	-0.03 0.02 -0.13 0.04 -0.08
words: ,	i	-0.09 0.07 0.07 -0.05 -0.08
words: ,	if	-0.15 -0.07 0.01 -0.10 0.06
words: ,	import	-0.03 -0.07 -0.07 -0.04 0.04
words: ,	in	-0.14 -0.18 -0.02 0.17 -0.06
words: ,	includ	0.08 -0.09 -0.04 0.00 -0.09
words: ,	is	0.04 0.02 -0.10 -0.09 0.04
words: ,	it	-0.13 -0.12 -0.18 -0.13 0.17
words: ,	kill	0.11 -0.12 -0.07 0.06 -0.21
words: ,	launch	-0.12 -0.06 0.12 -0.13 -0.13
words: ,	leav	-0.11 -0.13 0.01 0.01 0.00
words: ,	major	-0.03 -0.01 -0.15 0.11 -0.13
words: ,	may	-0.19 -0.10 0.04 -0.06 0.05
words: ,	military	-0.15 0.05 0.03 0.00 -0.20
words: ,	missil	0.03 -0.10 -0.15 0.03 0.07
words: ,	more	0.08 0.10 0.03 -0.07 -0.26
words: ,	new	-0.15 -0.15 -0.05 0.11 -0.08
words: ,	no	-0.07 -0.09 -0.15 0.01 0.07
words: ,	not	-0.25 -0.16 -0.31 0.09 0.18
words: ,	nuclear	0.01 0.04 0.09 -0.14 -0.10
words: ,	official	0.03 0.08 0.01 -0.11 -0.19
words: ,	oil	0.04 0.00 -0.07 0.01 -0.02
words: ,	on	0.02 -0.04 -0.06 0.05 -0.03
words: ,	one	-0.01 -0.01 0.00 -0.20 0.08
words: ,	open	-0.17 -0.14 0.14 0.09 -0.05
words: ,	or	-0.05 -0.03 -0.01 -0.04 0.04
words: ,	pm	-0.12 -0.12 -0.14 0.08 -0.04
words: ,	polic	0.03 0.05 0.03 -0.10 -0.09
words: ,	push	-0.07 0.05 0.07 -0.03 -0.09
words: ,	rais	-0.07 0.08 0.09 -0.06 -0.16
words: ,	relief	-0.12 -0.12 -0.09 0.13 -0.14
words: ,	reopen	0.01 0.13 0.06 -0.13 -0.08
words: ,	report	0.05 -0.14 0.06 -0.04 -0.11
words: ,	retaliat	-0.17 -0.07 0.06 0.04 -0.11
words: ,	sanction	-0.06 0.12 0.08 -0.09 -0.09
words: ,	satellit	-0.13 -0.11 -0.05 0.12 -0.08
words: ,	say	-0.01 0.04 -0.04 -0.04 0.02
words: ,	says	-0.16 -0.09 -0.11 0.06 0.07
words: ,	send	0.05 -0.03 -0.06 -0.03 -0.01
words: ,	senior	0.05 -0.10 -0.17 0.08 -0.02
words: ,	shot	0.06 0.14 -0.10 -0.14 -0.11
words: ,	sign	0.12 0.17 -0.11 -0.17 -0.14
words: ,	so	-0.06 -0.05 -0.14 -0.06 0.10
words: ,	sourc	-0.10 0.00 0.06 -0.02 -0.18
words: ,	stat	-0.20 -0.12 0.10 0.06 -0.12
words: ,	stock	-0.09 0.00 -0.05 0.08 -0.17
words: ,	talk	-0.19 0.00 -0.18 0.00 0.11
words: ,	tasnim	0.07 0.10 0.04 -0.11 -0.11
words: ,	the	0.04 -0.14 -0.07 -0.02 0.05
words: ,	then	-0.07 0.03 -0.12 0.01 0.01
words: ,	they	-0.09 -0.11 -0.12 -0.09 0.11
words: ,	this	-0.10 -0.10 -0.10 -0.09 0.10
words: ,	thre	-0.16 -0.05 -0.04 0.12 -0.14
words: ,	threaten	-0.14 -0.07 0.05 -0.11 0.03
words: ,	to	-0.10 -0.26 0.03 0.00 0.06
words: ,	top	0.05 0.02 0.06 -0.12 -0.12
words: ,	troop	-0.13 -0.12 0.06 -0.11 0.08
words: ,	two	0.05 0.09 -0.03 -0.05 -0.16
words: ,	ukmto	0.10 0.08 0.09 -0.12 -0.11
words: ,	uncertainty	-0.07 -0.11 -0.07 0.11 -0.11
words: ,	vows	0.08 0.16 -0.16 -0.16 -0.12
words: ,	war	-0.14 -0.12 0.09 0.04 -0.04
words: ,	warn	-0.04 -0.10 -0.06 0.11 -0.12
words: ,	was	0.05 0.02 -0.16 0.02 -0.04
words: ,	water	-0.04 0.04 -0.13 -0.14 0.09
words: ,	weapon	-0.11 -0.04 -0.13 0.12 -0.10
words: ,	which	0.07 0.08 -0.19 -0.08 0.01
words: ,	whil	-0.10 0.03 0.02 0.04 -0.12
words: ,	who	-0.09 0.01 0.03 -0.11 0.01
words: ,	will	-0.11 -0.02 0.06 -0.06 0.02
words: ,	with	-0.01 -0.19 -0.14 0.14 -0.02
words: ,	worker	0.18 0.13 -0.13 -0.15 -0.11
words: ,	wound	-0.14 0.15 -0.11 -0.11 -0.08
words: -	after	0.01 -0.13 -0.04 -0.13 0.12
words: -	analysi	-0.08 -0.12 -0.13 -0.05 0.10
words: -	and	-0.09 0.02 -0.08 -0.04 0.06
words: -	as	0.01 -0.10 -0.03 0.09 -0.09
words: -	but	-0.10 -0.08 -0.01 -0.14 0.10
words: -	live	0.11 -0.05 -0.02 -0.04 -0.17
words: -	opinion	-0.07 -0.11 -0.12 -0.04 0.10
words: -	report	-0.27 -0.09 0.03 0.11 -0.20
words: -	say	-0.11 -0.07 0.09 -0.11 0.03
words: -	the	0.01 -0.02 -0.06 -0.08 0.06
words: -	what	-0.01 0.05 -0.14 0.04 -0.03
words: -	whil	-0.09 -0.03 0.11 -0.13 -0.07
words: -	خبرگزاری	-0.09 -0.06 -0.04 0.09 -0.09
words: .	,	-0.21 -0.19 -0.02 0.11 -0.01
words: .	.	-0.11 -0.01 -0.08 0.01 0.02
words: .	[number]	-0.11 -0.09 -0.02 -0.03 0.06
words: .	[place]	-0.12 -0.09 -0.12 0.06 0.05
words: .	[region]	-0.13 -0.11 0.06 0.08 -0.14
words: .	[side]	-0.10 0.05 0.07 -0.21 0.07
words: .	[usa]	-0.09 0.00 -0.02 0.01 -0.02
words: .	a	-0.03 0.04 0.02 -0.14 0.03
words: .	after	-0.11 -0.08 -0.06 0.04 0.02
words: .	and	-0.12 -0.12 0.03 0.00 -0.02
words: .	as	-0.03 -0.05 -0.08 0.05 0.00
words: .	but	-0.14 -0.11 -0.05 -0.05 0.08
words: .	cost	-0.09 -0.09 -0.11 -0.10 0.11
words: .	he	0.04 0.00 -0.10 -0.01 0.05
words: .	here	-0.10 -0.11 -0.15 -0.10 0.13
words: .	in	-0.18 -0.02 -0.01 0.02 0.02
words: .	it	-0.15 -0.04 0.02 -0.20 0.11
words: .	k	-0.03 0.07 -0.10 -0.04 -0.04
words: .	not	-0.12 -0.06 0.11 -0.09 -0.07
words: .	now	-0.13 -0.13 -0.14 0.00 0.11
words: .	on	-0.03 0.04 -0.06 0.09 -0.13
words: .	plus	-0.07 -0.07 -0.09 -0.05 0.07
words: .	rs	-0.13 -0.13 -0.13 0.05 0.00
words: .	s	-0.13 -0.12 -0.12 -0.01 0.08
words: .	says	-0.13 0.05 -0.02 -0.03 0.00
words: .	some	-0.12 -0.10 0.01 -0.15 0.13
words: .	the	-0.13 0.04 -0.04 -0.08 0.08
words: .	then	-0.09 -0.12 -0.12 -0.14 0.13
words: .	to	-0.15 -0.14 0.06 -0.08 0.03
words: .	what	-0.03 -0.06 -0.05 0.04 -0.01
words: .	whil	-0.04 -0.08 -0.08 0.03 0.01
words: .	with	-0.09 -0.01 -0.16 -0.04 0.08
words: .	yet	-0.05 -0.05 -0.10 -0.07 0.08
words: :	,	0.06 -0.03 0.01 0.03 -0.24
words: :	.	-0.12 0.01 -0.10 0.12 -0.17
words: :	[ally]	-0.21 -0.15 -0.14 0.13 0.07
words: :	[number]	-0.05 0.10 -0.09 0.01 -0.10
words: :	[place]	-0.07 -0.05 -0.13 0.11 -0.06
words: :	[region]	0.04 -0.24 -0.18 -0.12 0.19
words: :	[side]	-0.16 -0.10 0.10 0.04 -0.08
words: :	[usa]	0.10 0.02 0.11 -0.05 -0.25
words: :	a	0.01 -0.21 -0.27 -0.14 0.20
words: :	after	-0.07 0.14 -0.24 -0.07 0.00
words: :	agreement	0.05 0.06 0.03 -0.07 -0.08
words: :	air	0.06 -0.02 -0.17 -0.01 -0.12
words: :	all	-0.05 -0.01 -0.17 0.01 0.07
words: :	analysi	-0.10 -0.13 -0.18 -0.01 0.09
words: :	analyst	-0.11 -0.12 -0.14 -0.18 0.17
words: :	announc	-0.07 -0.11 0.07 0.09 -0.06
words: :	as	-0.07 -0.10 -0.13 -0.07 0.08
words: :	attack	-0.02 0.07 0.01 -0.02 -0.13
words: :	bbc	-0.07 0.07 -0.10 -0.14 0.04
words: :	can	-0.08 -0.10 -0.12 -0.04 0.10
words: :	ceasefir	-0.15 -0.13 0.08 0.04 -0.17
words: :	clash	-0.15 -0.02 0.05 0.02 -0.10
words: :	cnn	-0.01 0.03 -0.09 0.05 -0.08
words: :	commander	0.05 0.02 -0.14 0.04 -0.14
words: :	destroy	-0.15 -0.04 0.04 0.07 -0.19
words: :	don't	-0.08 0.04 0.04 -0.09 -0.01
words: :	dron	-0.13 0.06 -0.11 0.00 -0.11
words: :	evacuat	-0.04 -0.05 -0.20 0.07 0.10
words: :	ex	-0.07 -0.09 -0.11 -0.12 0.12
words: :	expert	0.04 -0.18 -0.27 -0.14 0.10
words: :	explosion	-0.05 0.17 0.01 -0.21 -0.20
words: :	foreign	0.09 0.06 -0.09 -0.03 -0.09
words: :	from	-0.20 0.01 -0.05 -0.01 0.06
words: :	global	-0.07 -0.13 -0.14 0.03 0.02
words: :	gop	-0.03 -0.05 -0.10 -0.12 0.11
words: :	he	-0.09 -0.14 -0.17 -0.02 0.11
words: :	hits	0.01 0.12 -0.20 -0.11 -0.04
words: :	how	-0.15 -0.20 -0.17 0.08 -0.02
words: :	i	-0.14 -0.08 0.01 -0.11 0.08
words: :	if	-0.23 -0.08 0.12 -0.10 -0.03
words: :	in	-0.12 -0.04 0.11 -0.02 -0.09
words: :	insid	-0.08 -0.14 -0.09 0.03 0.06
words: :	intercept	0.20 0.09 0.02 -0.17 -0.12
words: :	it	-0.11 -0.08 -0.15 -0.17 0.17
words: :	kill	-0.20 -0.09 0.12 -0.04 0.00
words: :	latest	-0.20 -0.17 -0.20 -0.16 0.18
words: :	launch	0.01 -0.03 0.16 -0.16 -0.31
words: :	live	-0.06 0.12 0.00 -0.03 -0.21
words: :	maga	-0.07 -0.09 -0.15 -0.16 0.16
words: :	market	-0.08 -0.04 0.01 0.09 -0.17
words: :	may	-0.14 -0.03 0.03 -0.01 -0.04
words: :	media	-0.15 0.08 -0.17 0.05 -0.13
words: :	military	-0.10 -0.07 -0.12 0.02 0.09
words: :	missil	-0.03 -0.05 -0.12 0.02 0.05
words: :	more	-0.06 0.03 0.10 -0.14 -0.14
words: :	new	0.06 -0.08 0.05 -0.15 -0.01
words: :	no	-0.10 -0.14 -0.14 -0.01 0.07
words: :	nobody	-0.11 0.04 0.04 -0.12 0.01
words: :	not	-0.29 -0.18 -0.02 0.11 0.03
words: :	official	-0.11 -0.08 0.04 0.10 -0.12
words: :	oil	-0.14 -0.17 -0.09 0.09 -0.03
words: :	on	0.05 -0.16 -0.19 0.21 -0.23
words: :	our	0.02 0.05 -0.17 -0.04 -0.02
words: :	president	-0.05 -0.07 -0.06 0.04 -0.01
words: :	red	-0.07 0.11 0.11 -0.15 -0.04
words: :	report	-0.06 -0.08 0.13 -0.03 -0.10
words: :	siren	-0.02 0.08 -0.13 -0.04 -0.15
words: :	sourc	-0.04 0.02 -0.10 -0.03 0.03
words: :	stat	0.06 0.10 -0.17 -0.07 -0.14
words: :	strik	-0.15 0.06 -0.02 0.05 -0.18
words: :	talk	-0.21 -0.10 0.02 0.02 -0.07
words: :	the	-0.21 -0.18 0.00 -0.05 0.09
words: :	they'r	-0.07 -0.07 -0.02 0.08 -0.08
words: :	this	-0.10 -0.12 -0.11 0.01 0.03
words: :	to	-0.26 -0.09 0.06 0.10 -0.26
words: :	two	-0.08 -0.05 0.06 -0.02 -0.11
words: :	updat	-0.05 0.02 0.10 -0.06 -0.18
words: :	war	-0.22 -0.14 0.09 0.10 -0.16
words: :	wave	0.15 0.02 -0.19 -0.21 -0.20
words: :	we	-0.12 0.01 -0.03 0.11 -0.16
words: :	what	-0.17 -0.04 -0.02 -0.20 0.10
words: :	when	-0.09 -0.12 -0.13 -0.15 0.13
words: :	who	-0.10 -0.10 0.05 -0.09 0.00
words: :	why	-0.14 -0.15 -0.12 0.03 0.02
words: :	will	-0.13 -0.12 -0.10 -0.12 0.12
words: :	with	-0.10 0.05 -0.21 0.11 -0.20
words: :	world	-0.05 -0.09 -0.05 0.11 -0.12
words: :	wound	-0.15 0.12 -0.02 -0.11 -0.22
words: :	wsj	-0.13 0.00 0.04 -0.14 0.03
words: :	you	-0.08 -0.10 -0.15 -0.09 0.13
words: ;	[number]	0.03 0.05 -0.05 -0.04 -0.03
words: ;	[place]	0.05 0.11 -0.04 -0.07 -0.13
words: ;	[side]	0.14 0.15 -0.05 -0.19 -0.30
words: ;	[usa]	0.03 0.14 0.06 -0.21 -0.19
words: ?	-	-0.09 -0.09 -0.10 0.13 -0.05
words: ?	:	-0.06 -0.07 0.11 0.10 -0.11
words: ?	[side]	-0.11 -0.13 0.07 0.03 -0.08
words: ?	[usa]	-0.02 -0.07 -0.10 0.05 0.01
words: ?	here	-0.06 -0.09 -0.07 0.13 0.03
words: [ally]	,	-0.09 -0.14 -0.09 0.01 0.17
words: [ally]	.	-0.01 0.09 0.01 -0.08 -0.07
words: [ally]	:	-0.18 -0.06 0.07 0.06 -0.20
words: [ally]	[side]	-0.14 -0.12 0.00 -0.10 0.09
words: [ally]	agre	0.15 0.01 -0.18 -0.15 -0.14
words: [ally]	and	-0.11 0.07 -0.16 0.03 -0.06
words: [ally]	announc	-0.11 -0.01 -0.15 0.08 -0.03
words: [ally]	attack	-0.09 0.03 0.05 -0.01 -0.19
words: [ally]	ceasefir	-0.15 -0.14 -0.13 0.12 0.02
words: [ally]	chief	-0.09 -0.11 -0.06 0.13 -0.11
words: [ally]	claim	-0.05 0.16 0.06 -0.19 -0.14
words: [ally]	commander	-0.15 -0.04 -0.14 0.01 0.06
words: [ally]	disarmament	-0.18 -0.16 -0.02 0.04 0.02
words: [ally]	dron	-0.03 -0.02 -0.09 0.01 0.03
words: [ally]	enter	0.04 0.02 -0.13 -0.06 -0.09
words: [ally]	in	-0.23 -0.05 0.12 -0.09 -0.05
words: [ally]	join	0.08 -0.04 -0.16 -0.12 -0.04
words: [ally]	launch	0.00 -0.15 0.10 0.06 -0.16
words: [ally]	leader	0.07 -0.10 0.01 -0.01 -0.13
words: [ally]	official	-0.14 0.09 -0.14 0.01 -0.08
words: [ally]	operativ	0.14 0.06 -0.08 -0.08 -0.10
words: [ally]	rocket	0.01 0.13 0.07 -0.20 -0.16
words: [ally]	says	0.07 0.11 -0.05 -0.11 -0.16
words: [ally]	strik	-0.10 0.06 -0.06 -0.02 -0.11
words: [ally]	target	0.07 0.05 -0.14 -0.15 -0.11
words: [ally]	terrorist	-0.10 0.07 -0.12 -0.02 -0.06
words: [ally]	threaten	-0.15 -0.08 0.13 -0.12 0.01
words: [ally]	to	-0.10 0.07 0.06 -0.15 0.03
words: [ally]	vow	-0.14 -0.10 0.13 -0.11 -0.14
words: [number]	,	-0.04 -0.14 -0.05 0.08 0.06
words: [number]	.	-0.17 -0.16 0.07 0.03 0.02
words: [number]	:	-0.03 -0.04 0.01 -0.16 0.10
words: [number]	[ally]	0.01 0.07 0.08 -0.25 -0.22
words: [number]	[number]	-0.25 -0.13 -0.06 0.07 0.08
words: [number]	[place]	-0.11 0.00 0.04 0.05 -0.15
words: [number]	[side]	-0.05 -0.06 -0.10 0.16 -0.10
words: [number]	[usa]	-0.25 0.12 0.06 -0.15 -0.09
words: [number]	after	0.06 0.03 0.01 -0.14 -0.15
words: [number]	as	0.00 -0.09 0.08 -0.11 0.00
words: [number]	attack	-0.19 0.02 0.08 -0.06 -0.11
words: [number]	ballistic	-0.02 -0.08 0.07 0.01 -0.17
words: [number]	confirm	-0.11 0.03 0.00 -0.03 -0.09
words: [number]	cost	-0.14 0.09 0.13 -0.09 -0.13
words: [number]	country	-0.13 -0.13 0.02 0.04 -0.11
words: [number]	day	0.10 0.00 0.00 -0.06 -0.25
words: [number]	days	0.01 0.04 -0.09 -0.07 0.05
words: [number]	dead	0.18 -0.08 0.03 -0.24 -0.21
words: [number]	dollar	-0.17 0.01 0.10 0.00 -0.18
words: [number]	dollarsb	-0.07 -0.12 -0.12 0.13 -0.12
words: [number]	dollarsbn	-0.19 0.05 0.13 -0.04 -0.19
words: [number]	dollarsm	-0.16 -0.17 -0.13 0.08 0.03
words: [number]	dron	0.07 0.04 -0.15 -0.03 -0.07
words: [number]	early	-0.08 0.05 0.03 0.01 -0.10
words: [number]	fighter	-0.02 0.06 0.08 -0.14 -0.14
words: [number]	from	-0.11 -0.10 -0.14 0.05 0.04
words: [number]	hour	-0.30 -0.09 0.09 -0.04 -0.02
words: [number]	in	0.05 0.05 -0.02 -0.22 -0.05
words: [number]	jet	0.00 0.04 -0.15 -0.11 0.08
words: [number]	kill	0.15 -0.10 0.02 -0.14 -0.20
words: [number]	launcher	-0.09 -0.03 -0.16 0.07 -0.10
words: [number]	medic	0.07 -0.10 0.01 -0.11 -0.10
words: [number]	mil	-0.10 0.05 -0.11 -0.12 0.09
words: [number]	million	-0.13 -0.11 -0.04 -0.02 0.07
words: [number]	minut	-0.13 -0.10 -0.15 -0.02 0.13
words: [number]	miss	0.05 -0.03 -0.02 -0.04 -0.06
words: [number]	missil	-0.05 0.16 -0.16 -0.05 -0.24
words: [number]	not	-0.03 0.09 -0.13 -0.04 0.01
words: [number]	of	-0.10 -0.09 -0.21 0.13 0.05
words: [number]	oil	-0.11 -0.13 -0.13 0.03 0.09
words: [number]	peopl	0.11 -0.19 0.05 -0.06 -0.20
words: [number]	percent	-0.17 0.02 0.13 -0.09 -0.19
words: [number]	point	-0.04 -0.05 0.09 -0.04 -0.10
words: [number]	rocket	-0.15 0.14 -0.11 -0.13 -0.11
words: [number]	ship	-0.24 -0.11 -0.05 0.09 0.01
words: [number]	soldier	-0.08 -0.03 0.01 0.01 -0.09
words: [number]	strik	0.01 -0.10 0.05 -0.06 -0.09
words: [number]	target	0.02 0.05 -0.13 -0.11 -0.08
words: [number]	th	0.06 0.01 -0.09 -0.07 0.04
words: [number]	to	-0.07 0.12 0.09 -0.16 -0.07
words: [number]	vessel	-0.14 -0.17 -0.17 0.15 0.09
words: [number]	war	-0.04 0.03 0.05 -0.04 -0.06
words: [number]	week	0.06 0.04 0.10 -0.10 -0.21
words: [number]	with	-0.13 0.03 -0.18 0.01 0.03
words: [number]	wound	0.05 0.07 -0.02 -0.26 -0.22
words: [number]	year	-0.05 -0.08 -0.06 0.04 0.04
words: [number]	–	0.08 -0.03 -0.13 -0.12 0.00
words: [place]	,	-0.08 0.04 0.03 -0.05 -0.11
words: [place]	-	0.00 -0.02 0.07 -0.10 -0.06
words: [place]	.	-0.02 -0.08 0.01 -0.06 0.05
words: [place]	:	-0.03 0.00 0.00 0.03 -0.12
words: [place]	;	-0.12 0.13 0.09 -0.16 -0.17
words: [place]	?	-0.13 -0.12 -0.15 0.05 0.07
words: [place]	[ally]	-0.19 -0.03 0.07 -0.08 -0.02
words: [place]	[number]	0.10 -0.03 -0.11 -0.11 -0.10
words: [place]	[place]	0.03 0.15 -0.01 -0.13 -0.12
words: [place]	[region]	-0.05 0.01 -0.03 -0.02 0.03
words: [place]	[side]	0.01 0.02 -0.16 -0.04 0.07
words: [place]	[usa]	0.02 -0.04 -0.15 0.04 0.04
words: [place]	a	-0.10 -0.11 -0.12 -0.02 0.07
words: [place]	accus	-0.14 -0.16 0.13 0.15 -0.08
words: [place]	after	0.02 -0.02 -0.12 0.05 -0.02
words: [place]	again	0.00 0.08 0.16 -0.12 -0.11
words: [place]	agre	0.02 0.00 -0.12 0.09 -0.07
words: [place]	agreement	-0.14 0.00 0.08 -0.11 0.03
words: [place]	ahead	0.09 0.01 -0.09 0.02 0.00
words: [place]	air	-0.01 0.02 -0.12 -0.07 0.06
words: [place]	airbas	-0.16 0.00 0.04 0.01 -0.10
words: [place]	aircraft	-0.10 -0.10 -0.06 0.10 -0.11
words: [place]	airport	0.03 0.06 0.02 -0.17 -0.17
words: [place]	ally	-0.15 -0.14 0.05 0.06 -0.17
words: [place]	ambassador	-0.16 -0.18 -0.19 0.10 0.04
words: [place]	amid	-0.10 0.06 -0.12 0.06 -0.17
words: [place]	and	0.12 0.08 0.00 -0.14 -0.09
words: [place]	announc	-0.07 0.10 0.11 -0.11 -0.18
words: [place]	aoun	-0.14 -0.16 -0.13 0.15 -0.09
words: [place]	apartment	-0.04 0.11 -0.11 -0.04 -0.16
words: [place]	are	-0.12 -0.09 -0.12 0.09 0.01
words: [place]	arm	-0.07 -0.10 0.00 0.05 -0.04
words: [place]	army	-0.09 -0.14 -0.14 0.11 0.09
words: [place]	as	0.11 0.08 0.06 -0.16 -0.26
words: [place]	attack	0.04 0.07 -0.01 -0.12 -0.10
words: [place]	back	-0.12 -0.15 -0.12 0.15 -0.16
words: [place]	bas	-0.14 -0.07 0.14 -0.08 -0.17
words: [place]	base	-0.04 -0.02 0.06 -0.12 0.01
words: [place]	befor	-0.12 0.08 -0.09 -0.01 -0.12
words: [place]	blam	0.09 0.09 -0.17 -0.18 -0.16
words: [place]	border	-0.09 0.07 0.05 -0.04 -0.16
words: [place]	but	-0.13 -0.01 0.08 0.02 -0.10
words: [place]	call	-0.10 0.02 0.00 0.01 -0.13
words: [place]	capital	0.11 0.07 -0.16 -0.05 -0.09
words: [place]	ceasefir	-0.23 -0.03 0.01 -0.09 0.09
words: [place]	chief	-0.16 -0.18 -0.12 0.06 0.08
words: [place]	claim	-0.14 -0.15 0.03 0.04 -0.10
words: [place]	clos	-0.02 0.08 0.02 -0.10 -0.14
words: [place]	coast	0.01 0.05 0.01 -0.08 -0.16
words: [place]	condemn	-0.11 -0.17 -0.16 0.17 -0.09
words: [place]	confirm	0.04 -0.12 0.09 -0.05 -0.10
words: [place]	conflict	0.02 -0.03 -0.12 0.08 0.05
words: [place]	continu	0.04 0.12 -0.09 -0.12 -0.03
words: [place]	could	-0.07 -0.10 -0.10 -0.13 0.12
words: [place]	crew	0.17 0.15 -0.11 -0.16 -0.15
words: [place]	crud	-0.08 -0.08 -0.02 0.03 0.01
words: [place]	cuts	-0.08 0.09 0.11 -0.10 -0.15
words: [place]	death	0.06 -0.09 0.01 -0.10 -0.12
words: [place]	declar	-0.16 -0.08 0.12 -0.09 -0.15
words: [place]	defenc	0.03 0.06 0.04 -0.16 0.00
words: [place]	demand	-0.09 -0.12 -0.13 0.13 -0.12
words: [place]	deny	-0.14 -0.15 -0.12 0.12 0.13
words: [place]	despit	-0.06 0.19 0.00 -0.11 -0.27
words: [place]	did	-0.06 -0.09 -0.04 0.01 0.03
words: [place]	due	-0.16 -0.14 -0.19 0.16 0.02
words: [place]	dur	-0.03 -0.05 -0.11 0.06 -0.02
words: [place]	economy	-0.11 -0.11 -0.13 0.00 0.06
words: [place]	energy	-0.04 0.08 0.06 -0.14 0.08
words: [place]	evacuat	-0.13 -0.11 0.02 0.03 -0.08
words: [place]	fac	0.05 -0.09 0.01 0.01 -0.11
words: [place]	family	-0.15 -0.16 -0.15 0.02 0.14
words: [place]	fight	-0.17 -0.14 0.05 0.03 -0.15
words: [place]	fm	-0.14 -0.14 0.05 0.03 -0.07
words: [place]	follow	0.03 0.12 -0.17 -0.04 -0.15
words: [place]	for	-0.28 -0.20 -0.08 0.15 -0.07
words: [place]	foreign	-0.11 -0.05 0.00 0.02 -0.06
words: [place]	from	0.01 -0.10 0.02 0.06 -0.17
words: [place]	fuel	-0.11 -0.09 0.05 0.08 -0.08
words: [place]	gas	-0.16 -0.03 0.02 0.04 -0.15
words: [place]	halt	-0.10 -0.14 -0.05 0.10 -0.06
words: [place]	has	-0.13 -0.16 0.01 -0.01 0.04
words: [place]	have	-0.15 -0.12 -0.19 0.13 0.00
words: [place]	help	-0.10 -0.15 0.02 -0.07 0.09
words: [place]	hit	0.06 0.00 0.04 -0.18 -0.15
words: [place]	hospital	-0.14 0.02 0.11 -0.15 -0.13
words: [place]	host	-0.14 -0.07 -0.01 0.08 -0.13
words: [place]	hotel	0.03 0.07 -0.10 -0.13 0.03
words: [place]	if	-0.10 -0.11 -0.07 0.10 -0.02
words: [place]	in	-0.04 0.00 0.03 -0.01 -0.09
words: [place]	inflation	-0.08 -0.09 -0.07 0.08 -0.05
words: [place]	inspector	-0.17 -0.04 0.06 0.00 -0.12
words: [place]	interior	-0.08 -0.10 -0.07 0.06 0.06
words: [place]	is	-0.16 -0.03 -0.14 0.09 -0.03
words: [place]	issu	-0.10 -0.14 0.06 -0.01 -0.09
words: [place]	journalist	-0.01 0.09 0.09 -0.07 -0.12
words: [place]	kill	0.01 0.10 0.06 -0.27 -0.27
words: [place]	latest	-0.08 0.01 -0.21 0.02 0.03
words: [place]	leader	-0.08 -0.12 -0.16 0.13 -0.01
words: [place]	lng	-0.10 -0.08 0.06 -0.15 0.09
words: [place]	lpg	-0.07 -0.10 -0.06 0.10 -0.10
words: [place]	may	-0.12 -0.14 0.01 -0.02 0.01
words: [place]	meet	-0.09 -0.16 -0.14 0.15 -0.05
words: [place]	military	-0.03 0.05 -0.01 -0.03 -0.06
words: [place]	minister	-0.13 0.03 -0.06 0.02 -0.04
words: [place]	mountain	-0.12 0.02 0.04 -0.07 -0.01
words: [place]	must	-0.09 -0.09 -0.12 0.12 -0.10
words: [place]	negotiation	-0.07 -0.10 -0.11 0.04 0.06
words: [place]	negotiator	-0.13 -0.19 -0.17 0.17 0.12
words: [place]	not	-0.14 -0.14 0.07 -0.04 0.00
words: [place]	oblig	-0.03 -0.06 -0.03 0.05 -0.05
words: [place]	of	-0.14 -0.13 -0.10 0.09 -0.01
words: [place]	offer	-0.12 -0.14 -0.05 0.01 0.06
words: [place]	official	-0.15 -0.03 0.07 -0.07 0.00
words: [place]	oil	0.12 0.08 0.05 -0.11 -0.08
words: [place]	on	0.02 0.07 -0.04 -0.09 -0.02
words: [place]	over	-0.18 0.01 0.07 0.04 -0.17
words: [place]	own	-0.13 -0.15 -0.10 0.00 0.08
words: [place]	peacekeeper	0.05 0.14 -0.03 -0.15 -0.20
words: [place]	play	-0.15 -0.15 -0.15 0.01 0.09
words: [place]	pm	-0.13 -0.14 0.06 0.06 -0.14
words: [place]	polic	0.03 0.03 -0.18 0.03 -0.06
words: [place]	port	0.14 0.18 -0.18 -0.13 -0.19
words: [place]	postpon	0.07 -0.10 -0.13 0.05 -0.09
words: [place]	power	-0.09 0.09 -0.03 -0.04 -0.06
words: [place]	prepar	0.03 0.01 0.05 -0.07 -0.10
words: [place]	president	-0.16 -0.14 -0.19 0.12 0.04
words: [place]	prim	-0.09 -0.09 -0.11 0.13 -0.13
words: [place]	push	-0.19 -0.12 0.01 0.10 -0.11
words: [place]	puts	-0.12 -0.11 -0.14 0.02 0.09
words: [place]	refiner	-0.10 -0.08 0.02 0.02 -0.09
words: [place]	refinery	-0.09 -0.08 -0.03 0.09 -0.10
words: [place]	refus	-0.04 0.10 0.05 -0.05 -0.08
words: [place]	reject	-0.09 -0.11 -0.12 0.12 -0.05
words: [place]	report	0.06 0.06 -0.12 -0.02 -0.12
words: [place]	resident	-0.09 0.04 0.07 -0.15 0.03
words: [place]	role	-0.11 -0.10 -0.09 -0.05 0.08
words: [place]	roulett	-0.05 -0.09 -0.08 -0.02 0.05
words: [place]	sailor	-0.03 0.06 0.03 -0.10 -0.17
words: [place]	sanction	0.03 0.11 0.07 -0.10 -0.10
words: [place]	says	0.04 -0.03 -0.01 0.03 -0.37
words: [place]	seafarer	-0.04 0.06 0.07 -0.15 -0.14
words: [place]	seek	-0.06 -0.12 -0.15 -0.07 0.11
words: [place]	sees	-0.08 -0.11 -0.10 0.10 0.00
words: [place]	send	-0.08 0.00 0.06 -0.05 -0.08
words: [place]	ship	-0.13 -0.14 -0.01 0.05 0.03
words: [place]	shipp	-0.10 -0.13 0.01 0.03 -0.03
words: [place]	shoot	-0.03 0.11 -0.07 -0.12 -0.10
words: [place]	should	-0.13 -0.11 0.02 0.03 -0.06
words: [place]	shut	-0.06 0.00 0.08 -0.06 -0.07
words: [place]	slam	-0.12 -0.10 0.01 0.07 -0.13
words: [place]	soldier	0.03 0.17 -0.16 -0.17 -0.16
words: [place]	speak	-0.10 -0.06 0.09 -0.05 -0.01
words: [place]	stall	-0.03 -0.06 -0.03 0.05 -0.05
words: [place]	stat	0.11 -0.02 -0.05 -0.05 -0.08
words: [place]	stock	-0.10 -0.04 -0.05 0.07 -0.03
words: [place]	strik	-0.23 -0.07 0.05 0.04 -0.03
words: [place]	strongly	-0.10 -0.11 -0.12 0.09 0.05
words: [place]	suspend	-0.17 -0.04 0.06 -0.03 -0.11
words: [place]	talk	-0.12 -0.02 -0.10 0.02 0.07
words: [place]	tanker	-0.19 -0.24 -0.12 0.10 0.07
words: [place]	target	0.10 0.14 -0.08 -0.14 -0.12
words: [place]	tell	-0.04 -0.08 -0.02 0.06 -0.07
words: [place]	that	-0.12 -0.13 -0.02 0.01 0.09
words: [place]	threaten	-0.21 -0.20 -0.06 0.17 -0.01
words: [place]	to	-0.13 0.04 0.05 0.00 -0.14
words: [place]	too	-0.10 -0.12 -0.13 0.11 0.03
words: [place]	tourist	-0.02 0.07 -0.06 -0.07 0.00
words: [place]	trad	-0.09 0.01 -0.14 -0.12 0.10
words: [place]	truc	0.04 0.02 0.04 -0.12 -0.08
words: [place]	turtl	-0.15 -0.15 0.04 0.11 -0.08
words: [place]	urg	-0.07 -0.02 -0.23 0.13 0.16
words: [place]	villag	0.02 -0.07 0.06 -0.01 -0.16
words: [place]	visit	-0.20 -0.08 0.02 0.02 -0.09
words: [place]	war	-0.13 0.01 -0.15 -0.05 0.06
words: [place]	warn	-0.01 0.03 -0.05 0.08 -0.15
words: [place]	was	-0.04 0.01 -0.08 -0.13 0.09
words: [place]	water	0.04 -0.01 -0.07 0.05 0.05
words: [place]	welcom	-0.14 -0.13 -0.10 0.12 -0.09
words: [place]	will	-0.19 -0.17 0.10 -0.05 -0.01
words: [place]	with	0.06 -0.07 -0.17 0.13 -0.19
words: [place]	without	-0.03 0.06 0.02 -0.14 0.04
words: [place]	xiv	-0.12 -0.14 -0.09 0.04 -0.01
words: [place]	|	-0.13 0.01 0.05 -0.03 -0.07
words: [place]	—	-0.13 0.06 -0.04 -0.07 0.03
words: [region]	,	0.00 0.15 -0.10 -0.11 0.01
words: [region]	-	0.08 -0.14 -0.01 -0.03 -0.05
words: [region]	.	-0.21 -0.09 0.06 -0.01 -0.04
words: [region]	:	-0.14 0.04 -0.02 -0.11 0.05
words: [region]	?	-0.09 -0.16 -0.17 -0.01 0.08
words: [region]	[region]	-0.17 -0.06 -0.16 0.18 -0.15
words: [region]	[side]	-0.06 -0.06 -0.06 0.07 -0.12
words: [region]	after	0.06 0.11 0.00 -0.09 -0.22
words: [region]	again	0.24 0.16 -0.15 -0.16 -0.14
words: [region]	ally	-0.17 -0.09 0.08 0.02 -0.12
words: [region]	amid	-0.12 -0.01 0.04 0.06 -0.17
words: [region]	and	-0.11 0.01 0.11 -0.14 0.00
words: [region]	are	-0.14 -0.14 0.04 -0.03 -0.03
words: [region]	as	-0.01 0.04 0.08 -0.05 -0.24
words: [region]	attack	-0.08 0.10 -0.10 -0.11 -0.05
words: [region]	blockad	-0.16 -0.07 -0.03 0.00 0.09
words: [region]	by	-0.12 -0.13 0.06 -0.13 0.05
words: [region]	ceasefir	-0.11 -0.14 -0.14 0.04 0.06
words: [region]	clos	0.10 0.17 -0.15 -0.08 -0.18
words: [region]	closur	-0.18 -0.05 -0.15 0.05 0.08
words: [region]	conflict	-0.13 -0.07 0.03 -0.01 -0.01
words: [region]	could	-0.07 -0.12 -0.13 -0.03 0.09
words: [region]	country	-0.10 0.02 0.12 -0.14 -0.02
words: [region]	crisi	-0.13 -0.08 0.02 -0.02 0.00
words: [region]	deadlin	-0.13 -0.08 0.14 -0.12 -0.12
words: [region]	despit	-0.09 -0.02 -0.02 0.07 -0.09
words: [region]	disruption	-0.11 -0.08 0.03 -0.06 0.02
words: [region]	energy	0.12 0.08 0.06 -0.11 -0.09
words: [region]	follow	-0.02 0.02 0.01 -0.11 -0.07
words: [region]	for	-0.16 -0.15 -0.01 0.07 -0.13
words: [region]	from	-0.10 -0.15 -0.18 -0.04 0.11
words: [region]	gas	-0.07 -0.03 0.10 -0.04 -0.12
words: [region]	have	-0.05 -0.05 0.08 0.03 -0.03
words: [region]	if	-0.19 -0.14 0.08 0.00 -0.15
words: [region]	in	-0.03 -0.02 -0.17 0.06 -0.01
words: [region]	infiltration	0.15 0.11 -0.07 -0.14 -0.11
words: [region]	is	-0.14 -0.05 -0.02 0.00 0.03
words: [region]	leader	-0.13 -0.18 -0.19 0.11 0.06
words: [region]	may	-0.12 -0.17 -0.16 0.11 -0.01
words: [region]	mission	-0.12 -0.14 -0.15 0.15 -0.02
words: [region]	nation	-0.11 -0.04 -0.03 -0.01 0.04
words: [region]	not	-0.13 -0.13 -0.01 0.00 0.03
words: [region]	oil	-0.03 0.02 -0.02 -0.12 0.09
words: [region]	on	0.02 0.00 -0.14 -0.04 0.05
words: [region]	open	0.13 -0.10 -0.08 -0.07 -0.14
words: [region]	over	0.03 0.15 -0.07 -0.19 -0.17
words: [region]	passag	-0.10 -0.11 0.00 0.04 -0.10
words: [region]	port	-0.11 -0.12 -0.13 0.13 -0.06
words: [region]	region	-0.12 0.05 -0.01 0.03 -0.04
words: [region]	remain	-0.04 0.05 -0.05 0.00 -0.06
words: [region]	reopen	-0.01 -0.18 -0.01 0.09 -0.18
words: [region]	risk	-0.03 -0.01 -0.04 0.03 -0.02
words: [region]	ship	-0.14 -0.16 -0.15 0.17 -0.07
words: [region]	shipp	-0.07 0.08 0.02 0.00 -0.09
words: [region]	sinc	-0.13 -0.02 -0.16 0.10 -0.13
words: [region]	stay	-0.09 -0.05 0.03 -0.05 -0.01
words: [region]	still	-0.07 -0.12 -0.12 0.12 -0.09
words: [region]	stock	-0.06 -0.02 -0.03 0.07 -0.13
words: [region]	supply	-0.08 -0.06 0.00 0.05 -0.11
words: [region]	tension	-0.11 -0.15 -0.14 0.06 0.06
words: [region]	that	0.09 0.05 -0.09 -0.12 -0.08
words: [region]	threat	-0.09 0.02 0.08 -0.03 -0.14
words: [region]	tim	-0.24 -0.03 0.08 -0.03 -0.19
words: [region]	to	-0.04 -0.17 -0.04 0.05 -0.02
words: [region]	toll	-0.10 0.01 0.02 0.01 -0.06
words: [region]	traffic	-0.04 0.01 -0.13 0.04 0.00
words: [region]	transit	-0.16 -0.10 0.03 0.06 -0.15
words: [region]	ultimatum	-0.11 -0.11 -0.04 0.07 -0.11
words: [region]	war	0.00 -0.13 -0.11 0.04 0.00
words: [region]	will	0.01 -0.07 0.09 -0.07 -0.12
words: [region]	with	-0.22 -0.04 0.05 -0.09 0.02
words: [region]	—	-0.09 0.04 -0.07 0.07 -0.09
words: [side]	,	0.10 0.00 -0.03 -0.07 -0.08
words: [side]	-	0.01 -0.03 0.02 -0.08 0.03
words: [side]	.	-0.13 -0.05 0.06 -0.13 0.09
words: [side]	:	-0.25 -0.19 0.13 0.15 -0.13
words: [side]	;	0.05 0.00 0.05 -0.13 -0.03
words: [side]	?	-0.16 -0.22 -0.08 -0.02 0.11
words: [side]	[ally]	-0.22 0.03 -0.07 -0.01 0.04
words: [side]	[number]	-0.20 -0.04 0.12 -0.02 -0.11
words: [side]	[place]	-0.01 -0.01 -0.05 -0.10 0.09
words: [side]	[region]	-0.14 -0.09 0.04 0.01 0.00
words: [side]	[side]	-0.05 -0.01 0.01 -0.01 -0.09
words: [side]	[usa]	0.08 -0.01 -0.05 -0.06 -0.01
words: [side]	a	-0.12 -0.12 -0.11 0.09 -0.08
words: [side]	accord	-0.20 -0.08 0.06 0.03 -0.12
words: [side]	accus	-0.13 -0.10 0.01 0.06 -0.13
words: [side]	addres	-0.10 -0.03 -0.01 -0.07 0.07
words: [side]	advanc	0.12 0.12 -0.09 -0.12 -0.11
words: [side]	after	0.08 0.05 -0.03 -0.06 -0.14
words: [side]	again	-0.13 0.12 0.08 -0.16 -0.15
words: [side]	against	-0.10 0.01 -0.05 0.01 0.03
words: [side]	agent	-0.13 -0.12 -0.01 0.10 -0.11
words: [side]	aggression	-0.12 -0.12 -0.12 0.11 0.06
words: [side]	agre	0.00 0.02 0.06 -0.09 -0.20
words: [side]	agreement	0.05 -0.12 -0.09 -0.07 0.07
words: [side]	air	0.02 0.04 -0.15 -0.04 -0.03
words: [side]	airport	-0.16 0.03 -0.01 0.01 -0.04
words: [side]	airstrik	-0.08 0.00 -0.02 0.04 -0.10
words: [side]	ali	0.02 -0.20 -0.11 0.06 0.04
words: [side]	all	-0.11 -0.13 -0.12 0.08 0.01
words: [side]	ambassador	-0.16 -0.07 0.07 -0.05 -0.06
words: [side]	amid	0.11 0.04 0.02 -0.19 0.00
words: [side]	and	0.12 0.10 -0.02 -0.15 -0.06
words: [side]	announc	-0.03 -0.03 0.06 -0.07 -0.04
words: [side]	apologis	-0.14 -0.08 0.07 -0.01 -0.12
words: [side]	appear	-0.14 -0.07 0.00 -0.01 0.05
words: [side]	are	-0.06 -0.09 0.09 -0.12 0.02
words: [side]	arm	0.06 -0.02 -0.11 0.04 -0.12
words: [side]	army	0.08 -0.05 0.03 -0.06 -0.14
words: [side]	as	0.06 0.06 0.09 -0.04 -0.34
words: [side]	assault	-0.09 0.08 -0.10 0.08 -0.14
words: [side]	at	-0.11 -0.12 -0.16 -0.09 0.17
words: [side]	attack	-0.12 -0.01 0.09 -0.04 -0.02
words: [side]	authority	-0.14 -0.01 -0.11 0.12 -0.11
words: [side]	back	0.03 -0.05 -0.07 0.00 -0.01
words: [side]	ballistic	-0.01 -0.04 -0.06 0.06 -0.05
words: [side]	bas	-0.13 0.07 -0.04 0.02 -0.12
words: [side]	believ	-0.14 -0.11 -0.15 -0.07 0.08
words: [side]	blockad	-0.22 0.02 0.03 -0.14 0.04
words: [side]	bomb	0.07 0.03 -0.18 -0.05 0.03
words: [side]	bombardment	-0.14 0.05 0.03 -0.16 0.03
words: [side]	brac	-0.12 -0.04 0.04 -0.02 -0.02
words: [side]	break	-0.09 -0.06 -0.02 0.03 -0.07
words: [side]	bridg	-0.14 -0.11 -0.07 0.11 -0.04
words: [side]	brief	-0.07 -0.08 -0.10 0.13 -0.12
words: [side]	bury	-0.11 -0.08 0.06 0.08 -0.07
words: [side]	but	-0.08 0.04 -0.01 -0.19 0.09
words: [side]	by	-0.07 -0.11 -0.11 0.13 -0.13
words: [side]	call	-0.18 -0.16 -0.05 0.15 -0.10
words: [side]	campaign	-0.11 -0.02 0.03 -0.04 -0.02
words: [side]	can	-0.14 -0.07 0.00 0.04 -0.05
words: [side]	cargo	0.04 0.08 -0.01 -0.11 -0.09
words: [side]	ceasefir	-0.18 -0.18 -0.12 0.10 0.10
words: [side]	charg	-0.08 -0.10 -0.11 0.06 0.05
words: [side]	chief	0.07 0.02 0.00 -0.03 -0.15
words: [side]	city	0.02 0.07 0.07 -0.03 -0.18
words: [side]	claim	-0.02 0.08 -0.07 0.00 -0.09
words: [side]	clash	-0.13 -0.12 -0.12 -0.01 0.08
words: [side]	clos	0.01 0.14 -0.04 -0.14 -0.06
words: [side]	collaps	-0.12 0.11 0.12 -0.12 -0.11
words: [side]	com	0.08 0.11 0.05 -0.13 -0.12
words: [side]	commander	-0.22 0.00 0.01 0.01 -0.02
words: [side]	condemn	-0.12 -0.11 0.06 0.04 -0.13
words: [side]	confirm	0.19 0.09 -0.17 -0.14 -0.16
words: [side]	conflict	-0.10 -0.09 -0.06 0.06 0.02
words: [side]	continu	0.00 0.18 -0.07 -0.32 0.04
words: [side]	could	-0.13 -0.07 -0.05 0.03 0.03
words: [side]	counterpart	-0.06 -0.10 -0.08 0.08 -0.07
words: [side]	coverag	-0.08 -0.09 -0.13 -0.11 0.12
words: [side]	crisi	-0.09 -0.10 -0.07 0.12 -0.14
words: [side]	crud	-0.06 -0.02 -0.02 0.02 -0.04
words: [side]	crypto	-0.07 -0.03 0.06 -0.04 -0.06
words: [side]	cuts	-0.11 -0.02 0.13 -0.14 -0.13
words: [side]	damag	-0.14 -0.06 0.11 0.02 -0.11
words: [side]	de	0.03 0.08 -0.06 0.00 -0.14
words: [side]	deadlin	-0.13 -0.13 -0.11 0.09 0.01
words: [side]	deal	0.10 -0.03 -0.06 -0.06 -0.03
words: [side]	death	-0.10 -0.10 -0.04 -0.11 0.10
words: [side]	decision	-0.14 -0.11 0.10 0.00 -0.14
words: [side]	declar	0.06 0.08 0.08 -0.18 -0.14
words: [side]	defenc	-0.07 0.03 -0.07 0.06 -0.08
words: [side]	defens	-0.07 0.08 -0.08 0.00 -0.09
words: [side]	delegation	-0.22 -0.15 -0.02 0.01 0.03
words: [side]	demand	-0.14 -0.07 0.07 -0.04 0.05
words: [side]	deny	-0.05 0.02 0.03 -0.02 -0.12
words: [side]	deputy	-0.07 -0.12 -0.12 0.12 0.01
words: [side]	describ	-0.13 -0.12 -0.10 0.11 -0.05
words: [side]	desperat	-0.06 -0.08 -0.09 -0.08 0.09
words: [side]	destroy	-0.08 0.02 0.12 -0.02 -0.19
words: [side]	destruction	-0.09 -0.01 -0.04 0.08 -0.10
words: [side]	did	-0.07 0.02 -0.09 0.08 -0.11
words: [side]	didn't	-0.12 -0.07 -0.01 0.05 -0.07
words: [side]	do	-0.14 -0.14 -0.14 0.02 0.13
words: [side]	doesn't	-0.15 -0.07 0.10 -0.04 -0.12
words: [side]	down	0.00 0.06 -0.01 -0.12 -0.09
words: [side]	driv	-0.11 0.09 0.10 -0.06 -0.12
words: [side]	dron	0.05 -0.02 0.00 -0.04 -0.03
words: [side]	dur	-0.08 -0.06 -0.08 0.09 -0.05
words: [side]	economy	-0.11 -0.12 -0.13 -0.13 0.13
words: [side]	eliminat	-0.07 -0.02 -0.05 0.05 -0.08
words: [side]	embassy	-0.10 -0.14 -0.10 0.01 0.08
words: [side]	energy	0.09 0.09 -0.01 -0.20 -0.20
words: [side]	enrich	-0.11 0.12 0.11 -0.15 -0.02
words: [side]	enter	0.00 0.09 -0.11 0.02 -0.11
words: [side]	envoy	-0.12 -0.13 -0.14 0.13 0.02
words: [side]	escalat	-0.11 0.08 0.05 -0.12 -0.06
words: [side]	escalation	-0.11 -0.11 0.09 -0.06 -0.14
words: [side]	evacuation	-0.09 0.02 0.10 -0.09 -0.11
words: [side]	exchang	-0.11 0.11 0.00 -0.05 -0.17
words: [side]	execut	-0.09 0.07 0.08 -0.06 -0.13
words: [side]	expand	-0.12 0.07 0.00 -0.13 0.03
words: [side]	explosion	-0.08 -0.05 0.10 0.06 -0.01
words: [side]	extremely	-0.07 -0.01 -0.02 0.03 -0.07
words: [side]	fac	0.06 -0.09 0.02 -0.02 -0.05
words: [side]	fail	-0.12 0.06 0.12 -0.18 -0.08
words: [side]	fear	-0.14 -0.16 -0.04 -0.01 0.04
words: [side]	fight	-0.03 0.11 0.00 -0.12 -0.07
words: [side]	fighter	-0.03 -0.03 -0.03 -0.08 0.06
words: [side]	fir	0.03 0.12 -0.22 -0.15 -0.09
words: [side]	fire	0.03 0.16 -0.04 -0.12 -0.17
words: [side]	flagg	0.11 0.10 -0.07 -0.14 -0.10
words: [side]	fm	-0.19 -0.08 0.06 0.01 -0.10
words: [side]	follow	-0.17 -0.04 -0.15 0.11 0.02
words: [side]	for	-0.22 -0.02 0.00 0.05 -0.08
words: [side]	forc	0.02 0.09 -0.32 0.05 -0.09
words: [side]	foreign	-0.19 0.03 0.07 -0.04 -0.15
words: [side]	from	-0.18 -0.15 -0.23 0.11 0.15
words: [side]	fund	-0.14 -0.05 0.14 -0.14 -0.13
words: [side]	gas	-0.06 -0.07 0.02 0.04 -0.11
words: [side]	general	0.02 0.04 0.00 0.01 -0.14
words: [side]	girl	-0.06 -0.08 -0.09 0.10 -0.10
words: [side]	ground	-0.14 -0.05 0.05 -0.11 0.03
words: [side]	guidelin	-0.12 -0.15 -0.14 0.13 -0.12
words: [side]	gunboat	0.10 0.07 -0.03 -0.09 -0.09
words: [side]	gunfir	-0.04 0.08 0.04 -0.11 -0.10
words: [side]	hacker	-0.09 -0.01 0.10 -0.02 -0.13
words: [side]	had	0.03 0.08 0.03 -0.02 -0.13
words: [side]	halt	-0.17 -0.11 0.09 0.00 -0.10
words: [side]	has	0.00 -0.13 -0.10 -0.04 0.11
words: [side]	have	0.13 -0.12 -0.19 0.01 0.00
words: [side]	hawk	-0.09 -0.12 -0.09 0.01 0.06
words: [side]	head	-0.07 0.05 -0.01 -0.02 -0.04
words: [side]	hit	-0.02 0.12 0.05 -0.25 -0.07
words: [side]	hits	-0.02 0.25 -0.15 -0.30 -0.11
words: [side]	hold	-0.15 -0.07 0.12 -0.03 -0.12
words: [side]	hospital	-0.08 -0.04 -0.14 0.08 -0.10
words: [side]	if	-0.01 -0.07 0.12 -0.02 -0.21
words: [side]	in	-0.01 0.01 -0.06 0.05 -0.10
words: [side]	infiltration	0.30 0.14 0.18 -0.25 -0.18
words: [side]	infrastructur	-0.06 0.05 -0.10 -0.14 0.06
words: [side]	insist	-0.09 -0.09 -0.07 0.09 -0.02
words: [side]	intel	-0.10 0.04 -0.12 0.03 -0.08
words: [side]	intelligenc	-0.09 0.05 -0.13 0.00 -0.08
words: [side]	intensify	0.07 0.10 -0.14 -0.10 -0.15
words: [side]	intercept	0.04 0.09 0.09 -0.15 -0.13
words: [side]	invasion	-0.09 -0.03 0.02 -0.13 0.05
words: [side]	is	-0.35 -0.31 -0.06 0.12 0.07
words: [side]	isn't	-0.08 -0.05 -0.05 0.04 0.02
words: [side]	issu	-0.17 -0.08 0.18 -0.16 -0.21
words: [side]	it	-0.09 0.04 -0.06 0.08 -0.14
words: [side]	jets	-0.01 0.12 -0.01 -0.05 -0.13
words: [side]	keep	-0.04 0.03 -0.07 -0.05 0.04
words: [side]	kill	-0.04 0.04 -0.06 -0.14 0.10
words: [side]	kurd	-0.11 -0.12 0.02 0.01 -0.02
words: [side]	largest	-0.14 -0.06 -0.15 -0.09 0.12
words: [side]	latest	0.02 -0.18 0.02 -0.01 -0.03
words: [side]	launch	0.12 0.04 -0.02 -0.12 -0.24
words: [side]	leader	-0.07 -0.03 0.02 -0.09 0.06
words: [side]	leadership	-0.20 -0.19 -0.08 0.04 0.08
words: [side]	leav	-0.11 0.06 0.04 -0.06 -0.14
words: [side]	link	-0.20 -0.21 -0.08 0.13 0.04
words: [side]	live	0.12 -0.05 -0.03 -0.12 -0.11
words: [side]	man	-0.10 -0.10 0.00 0.07 -0.12
words: [side]	may	-0.18 -0.17 -0.15 0.10 0.04
words: [side]	media	-0.09 0.01 0.08 -0.02 -0.15
words: [side]	meet	-0.12 -0.09 -0.11 0.10 -0.05
words: [side]	memorandum	-0.03 -0.06 0.07 -0.07 -0.06
words: [side]	military	-0.07 0.08 -0.01 -0.01 -0.10
words: [side]	minister	-0.18 -0.14 0.00 0.11 -0.11
words: [side]	missil	-0.06 -0.09 0.05 0.04 0.00
words: [side]	mission	-0.08 -0.09 -0.14 0.12 -0.09
words: [side]	mou	0.02 -0.08 0.00 0.00 -0.08
words: [side]	mourn	-0.11 -0.10 0.11 -0.09 -0.10
words: [side]	mov	-0.09 -0.03 0.03 -0.10 0.04
words: [side]	mullah	-0.12 -0.09 0.05 -0.10 0.02
words: [side]	must	-0.12 -0.12 -0.18 0.02 0.11
words: [side]	nam	-0.18 -0.06 0.16 -0.04 -0.20
words: [side]	near	-0.04 0.04 0.03 -0.04 -0.14
words: [side]	need	-0.09 -0.12 -0.13 0.05 0.08
words: [side]	negotiation	-0.15 -0.16 -0.12 0.01 0.10
words: [side]	negotiator	-0.22 -0.20 -0.13 0.05 0.05
words: [side]	new	-0.16 0.09 0.00 -0.02 -0.04
words: [side]	next	-0.04 -0.08 -0.12 -0.07 0.10
words: [side]	not	-0.19 -0.09 0.01 0.11 -0.10
words: [side]	nuclear	0.09 -0.16 -0.13 0.06 -0.06
words: [side]	of	-0.22 -0.13 -0.13 0.16 -0.01
words: [side]	off	-0.13 -0.07 0.08 -0.02 -0.09
words: [side]	offer	0.01 0.10 -0.05 -0.16 0.05
words: [side]	official	-0.26 -0.07 0.00 0.07 -0.01
words: [side]	oil	-0.07 0.00 0.07 -0.03 -0.10
words: [side]	on	-0.18 -0.11 0.06 0.17 -0.12
words: [side]	open	-0.08 0.09 -0.08 -0.03 -0.13
words: [side]	operation	-0.09 0.01 -0.02 -0.09 0.07
words: [side]	option	-0.14 -0.14 0.02 0.01 0.01
words: [side]	order	-0.02 -0.04 0.16 -0.18 -0.25
words: [side]	over	-0.11 0.01 0.09 -0.01 -0.12
words: [side]	pact	-0.13 -0.09 0.06 -0.04 -0.02
words: [side]	peac	-0.09 -0.04 0.07 0.00 -0.09
words: [side]	phon	-0.11 -0.11 -0.09 0.11 -0.09
words: [side]	plan	-0.19 -0.06 -0.07 0.09 -0.02
words: [side]	podcast	-0.04 -0.10 -0.09 0.00 0.07
words: [side]	political	-0.11 -0.11 -0.12 -0.01 0.09
words: [side]	port	0.01 -0.06 0.15 -0.22 0.01
words: [side]	post	-0.16 -0.14 -0.14 -0.03 0.10
words: [side]	pound	-0.05 0.14 -0.10 -0.14 -0.15
words: [side]	power	-0.26 -0.15 0.15 -0.13 -0.03
words: [side]	prepar	-0.20 -0.15 -0.10 0.09 0.03
words: [side]	proposal	-0.14 -0.07 -0.06 -0.01 0.06
words: [side]	protest	-0.16 -0.12 0.04 -0.03 -0.01
words: [side]	protester	-0.10 -0.06 -0.04 0.01 0.01
words: [side]	pummel	0.03 0.03 0.07 -0.11 -0.13
words: [side]	push	-0.01 0.04 -0.16 0.02 -0.01
words: [side]	rag	-0.15 0.03 -0.10 0.11 -0.11
words: [side]	ramp	-0.03 0.10 0.03 -0.12 -0.12
words: [side]	reach	0.07 0.06 -0.09 -0.15 0.06
words: [side]	red	-0.07 -0.05 -0.01 0.05 -0.09
words: [side]	regim	-0.14 0.10 0.07 -0.06 -0.11
words: [side]	reimpos	0.14 0.11 -0.10 -0.12 -0.11
words: [side]	reject	-0.16 0.10 0.17 -0.20 -0.17
words: [side]	releas	-0.03 0.08 -0.03 -0.03 -0.12
words: [side]	remain	-0.10 -0.10 -0.09 -0.07 0.09
words: [side]	reopen	-0.11 -0.11 -0.11 -0.10 0.11
words: [side]	report	-0.07 0.05 0.04 0.00 -0.10
words: [side]	reportedly	0.06 -0.15 -0.01 0.09 -0.17
words: [side]	rescu	-0.01 0.03 -0.10 -0.06 0.08
words: [side]	respond	0.06 0.11 -0.06 -0.21 0.03
words: [side]	resum	-0.10 0.04 -0.15 0.03 -0.08
words: [side]	retaliat	0.04 0.03 -0.28 0.03 -0.04
words: [side]	retaliation	0.14 -0.16 -0.05 -0.06 -0.08
words: [side]	retaliatory	0.05 -0.04 -0.18 -0.03 0.03
words: [side]	rhetoric	-0.08 -0.11 -0.10 0.05 -0.02
words: [side]	rise	-0.11 0.04 -0.11 -0.12 0.09
words: [side]	said	-0.01 0.06 -0.08 0.02 -0.11
words: [side]	sailor	-0.16 -0.17 -0.11 0.17 -0.10
words: [side]	sanction	-0.14 -0.01 0.03 0.01 -0.12
words: [side]	say	0.11 -0.08 -0.06 -0.05 -0.18
words: [side]	says	-0.01 -0.01 0.04 0.01 -0.22
words: [side]	school	-0.20 -0.19 0.09 0.12 -0.12
words: [side]	security	-0.22 0.21 -0.02 -0.08 -0.19
words: [side]	seek	-0.08 -0.10 0.00 0.04 -0.08
words: [side]	seiz	-0.04 0.07 -0.03 -0.01 -0.20
words: [side]	send	0.07 0.06 -0.16 -0.08 0.00
words: [side]	set	-0.09 -0.08 0.03 0.02 -0.09
words: [side]	sets	-0.05 0.00 0.11 0.11 -0.13
words: [side]	shelter	-0.07 0.18 0.00 -0.17 -0.20
words: [side]	ship	0.15 0.12 -0.15 -0.16 -0.16
words: [side]	shipp	-0.11 -0.07 0.09 -0.13 0.04
words: [side]	shoot	-0.07 -0.02 -0.05 -0.01 0.02
words: [side]	shot	-0.06 0.06 0.03 -0.20 -0.17
words: [side]	show	-0.13 -0.02 0.05 0.04 -0.15
words: [side]	shut	0.07 0.09 -0.01 -0.13 -0.10
words: [side]	sign	0.19 0.24 -0.21 -0.15 -0.17
words: [side]	signal	-0.15 -0.01 -0.06 0.07 -0.05
words: [side]	siren	0.02 -0.07 -0.05 0.05 0.00
words: [side]	sit	0.05 -0.02 0.09 -0.12 -0.12
words: [side]	soldier	0.02 -0.08 -0.11 0.05 0.00
words: [side]	son	-0.12 -0.04 0.05 -0.01 -0.11
words: [side]	sought	-0.03 -0.06 -0.03 0.05 -0.05
words: [side]	sourc	0.02 -0.05 -0.12 0.07 0.00
words: [side]	speech	-0.07 -0.09 -0.11 0.01 0.04
words: [side]	spread	0.02 0.09 0.04 -0.04 -0.14
words: [side]	spy	-0.13 0.02 0.04 -0.02 -0.13
words: [side]	standoff	-0.04 -0.12 -0.08 0.07 0.01
words: [side]	start	-0.13 -0.05 0.04 0.00 -0.02
words: [side]	stat	0.11 0.02 0.01 -0.14 -0.17
words: [side]	step	-0.01 0.01 -0.03 -0.02 0.01
words: [side]	strait	0.02 0.03 -0.11 0.01 -0.10
words: [side]	strik	0.10 0.03 -0.07 -0.13 -0.01
words: [side]	struck	0.03 0.03 -0.14 -0.02 -0.09
words: [side]	successor	0.02 0.12 0.07 -0.15 -0.14
words: [side]	support	-0.03 -0.06 -0.08 -0.11 0.10
words: [side]	suspect	-0.14 -0.03 -0.08 0.09 0.00
words: [side]	tak	-0.14 -0.07 0.06 0.07 -0.13
words: [side]	talk	-0.51 -0.10 0.03 -0.08 0.10
words: [side]	tanker	-0.11 -0.05 -0.18 0.11 0.12
words: [side]	target	-0.01 0.06 0.04 -0.08 -0.10
words: [side]	tell	-0.02 0.06 -0.01 -0.17 0.05
words: [side]	tension	-0.13 0.00 0.05 -0.16 0.08
words: [side]	that	-0.02 0.03 -0.04 0.09 -0.16
words: [side]	thousand	-0.11 -0.12 -0.07 0.13 -0.16
words: [side]	threat	0.03 -0.10 -0.13 -0.01 0.09
words: [side]	threaten	-0.20 0.03 0.17 -0.22 -0.04
words: [side]	to	0.02 -0.23 0.06 0.00 -0.04
words: [side]	top	0.02 -0.01 0.04 -0.05 -0.03
words: [side]	town	-0.12 -0.01 -0.13 0.09 -0.13
words: [side]	trad	0.06 0.14 -0.05 -0.22 -0.14
words: [side]	troop	-0.14 0.04 0.00 0.01 -0.23
words: [side]	try	-0.07 -0.01 0.02 -0.01 0.00
words: [side]	two	-0.16 -0.13 0.06 0.06 -0.12
words: [side]	underground	-0.10 -0.01 -0.07 -0.11 0.07
words: [side]	unleash	0.03 -0.11 0.06 0.01 -0.15
words: [side]	uranium	-0.10 -0.02 0.15 -0.18 -0.11
words: [side]	very	-0.20 -0.04 0.06 0.01 -0.14
words: [side]	vessel	0.05 0.00 -0.04 0.02 -0.01
words: [side]	victory	-0.08 -0.08 0.00 0.05 -0.04
words: [side]	violat	-0.08 -0.09 0.06 0.03 -0.08
words: [side]	visit	0.05 0.08 -0.23 -0.02 0.06
words: [side]	vows	-0.05 0.02 0.00 0.03 -0.14
words: [side]	want	-0.19 0.02 -0.04 0.07 -0.08
words: [side]	war	-0.09 -0.08 -0.04 0.04 -0.01
words: [side]	warn	-0.34 -0.12 0.12 0.00 -0.14
words: [side]	warship	0.10 0.03 -0.02 -0.11 -0.08
words: [side]	was	0.00 -0.18 -0.10 0.07 0.04
words: [side]	weapon	-0.16 -0.01 0.12 -0.17 0.03
words: [side]	were	-0.14 -0.14 -0.15 0.11 0.06
words: [side]	will	-0.32 -0.10 0.10 0.03 -0.10
words: [side]	with	0.10 0.02 -0.23 -0.02 -0.02
words: [side]	withdraw	-0.16 -0.16 -0.20 0.12 0.01
words: [side]	withdrawal	-0.07 0.04 -0.13 0.03 -0.07
words: [side]	woman	-0.06 0.03 -0.06 0.04 -0.13
words: [side]	won	-0.10 -0.08 -0.12 -0.05 0.06
words: [side]	won't	-0.10 -0.10 -0.01 -0.06 0.07
words: [side]	would	-0.08 -0.15 -0.20 0.09 0.02
words: [side]	wound	-0.17 0.01 -0.01 0.06 -0.14
words: [side]	|	-0.08 -0.04 0.04 -0.10 0.08
words: [side]	–	-0.14 -0.09 0.02 0.02 -0.04
words: [side]	—	-0.20 -0.20 -0.09 0.11 0.04
words: [usa]	,	0.03 -0.06 -0.06 0.03 -0.03
words: [usa]	-	-0.13 -0.08 0.01 0.05 -0.01
words: [usa]	.	-0.18 -0.14 -0.13 -0.01 0.14
words: [usa]	:	-0.03 -0.22 0.05 0.14 -0.16
words: [usa]	?	-0.13 -0.13 -0.07 0.12 -0.08
words: [usa]	[number]	0.02 -0.04 0.04 -0.18 0.07
words: [usa]	[place]	-0.20 0.02 -0.08 0.01 0.05
words: [usa]	[region]	-0.22 -0.26 -0.25 0.12 0.10
words: [usa]	[side]	-0.04 -0.02 -0.08 -0.03 0.06
words: [usa]	[usa]	-0.07 -0.08 0.11 -0.02 -0.12
words: [usa]	accus	-0.15 -0.03 -0.09 0.07 -0.03
words: [usa]	achiev	-0.11 -0.11 -0.11 0.04 0.07
words: [usa]	action	-0.08 0.01 0.06 -0.01 -0.07
words: [usa]	admin	-0.15 -0.07 0.07 -0.04 -0.02
words: [usa]	administration	-0.22 -0.17 -0.01 0.07 -0.01
words: [usa]	admit	-0.12 0.02 -0.04 -0.06 0.05
words: [usa]	after	-0.14 -0.10 0.00 0.00 0.01
words: [usa]	again	-0.08 -0.04 -0.13 0.01 0.04
words: [usa]	agre	0.02 -0.10 -0.10 0.03 0.01
words: [usa]	agreement	0.01 0.02 0.07 0.01 -0.26
words: [usa]	air	-0.11 0.06 0.07 -0.15 -0.11
words: [usa]	aircraft	-0.13 0.01 -0.03 -0.03 0.02
words: [usa]	airman	-0.21 -0.10 0.09 -0.04 -0.02
words: [usa]	allow	-0.10 0.00 0.09 -0.05 -0.10
words: [usa]	ally	-0.08 -0.16 -0.22 -0.04 0.13
words: [usa]	amid	-0.11 -0.06 -0.01 -0.04 0.02
words: [usa]	and	0.15 -0.09 -0.08 0.01 -0.12
words: [usa]	announc	0.09 0.09 -0.09 -0.08 -0.04
words: [usa]	announcement	-0.08 -0.09 -0.12 0.07 0.02
words: [usa]	army	-0.08 0.09 -0.05 -0.05 -0.15
words: [usa]	arriv	-0.16 0.05 0.02 0.02 -0.13
words: [usa]	as	-0.19 -0.18 0.00 -0.02 0.08
words: [usa]	ask	-0.06 -0.07 -0.12 0.10 -0.09
words: [usa]	asks	-0.12 -0.07 0.01 0.02 -0.07
words: [usa]	asset	0.12 -0.06 -0.13 0.01 -0.16
words: [usa]	at	-0.13 -0.04 -0.03 -0.04 0.05
words: [usa]	attack	-0.10 -0.10 -0.26 0.20 0.03
words: [usa]	authoriz	-0.12 0.01 0.12 -0.11 -0.13
words: [usa]	back	0.07 0.11 -0.01 -0.13 0.00
words: [usa]	bas	0.01 0.08 -0.12 -0.04 -0.04
words: [usa]	base	0.15 0.06 -0.11 -0.23 -0.18
words: [usa]	begin	0.00 -0.12 -0.02 0.04 -0.03
words: [usa]	blam	-0.17 -0.18 0.07 -0.03 0.01
words: [usa]	blast	-0.09 -0.06 -0.11 0.07 0.07
words: [usa]	block	-0.10 -0.06 0.05 -0.12 0.03
words: [usa]	blockad	-0.16 0.02 -0.17 0.12 0.02
words: [usa]	bluff	-0.10 -0.09 -0.11 -0.06 0.10
words: [usa]	bomb	-0.02 -0.03 -0.19 0.06 0.08
words: [usa]	bomber	0.03 -0.10 0.03 -0.10 0.02
words: [usa]	broker	0.05 0.00 -0.12 0.05 -0.13
words: [usa]	call	0.04 0.06 0.13 -0.12 -0.12
words: [usa]	can	-0.16 0.07 0.12 -0.09 -0.04
words: [usa]	cancel	-0.15 0.00 0.04 0.02 -0.10
words: [usa]	caus	-0.12 -0.12 0.08 0.10 -0.10
words: [usa]	ceasefir	-0.24 -0.02 -0.11 0.11 -0.06
words: [usa]	chief	-0.09 -0.03 0.03 0.09 -0.12
words: [usa]	claim	-0.15 0.05 0.01 0.03 -0.11
words: [usa]	clear	-0.14 0.11 0.13 -0.14 -0.11
words: [usa]	clos	-0.12 -0.11 0.06 0.01 -0.06
words: [usa]	commander	-0.07 -0.09 -0.13 0.12 -0.09
words: [usa]	comment	-0.08 -0.11 -0.01 0.06 -0.07
words: [usa]	company	-0.11 0.04 0.10 -0.01 -0.13
words: [usa]	conclud	-0.10 -0.08 0.02 0.01 -0.01
words: [usa]	condemn	-0.07 -0.03 0.02 0.02 -0.08
words: [usa]	confirm	0.08 -0.04 0.10 -0.12 -0.23
words: [usa]	confront	-0.06 -0.07 -0.14 0.00 0.06
words: [usa]	consulat	-0.04 0.04 0.00 -0.02 -0.11
words: [usa]	contradict	-0.11 -0.12 -0.14 -0.05 0.11
words: [usa]	could	-0.13 0.12 0.06 -0.06 -0.06
words: [usa]	criticis	-0.19 0.07 -0.15 -0.08 0.06
words: [usa]	crud	-0.07 0.00 -0.01 0.02 -0.07
words: [usa]	deadlin	-0.19 0.06 -0.16 0.10 -0.15
words: [usa]	deal	-0.03 -0.09 -0.14 0.06 0.03
words: [usa]	declar	0.12 0.10 -0.13 0.01 -0.07
words: [usa]	defend	-0.16 -0.08 0.10 -0.04 -0.14
words: [usa]	defens	-0.01 0.06 0.05 -0.11 -0.03
words: [usa]	delay	-0.14 -0.15 0.07 0.00 -0.14
words: [usa]	delegation	-0.12 0.04 0.00 0.03 -0.11
words: [usa]	demand	-0.18 0.07 0.03 -0.15 0.07
words: [usa]	democrat	-0.05 -0.06 -0.03 0.09 -0.10
words: [usa]	deny	-0.11 -0.12 -0.12 0.13 -0.05
words: [usa]	destroy	-0.11 -0.12 -0.08 0.03 0.06
words: [usa]	did	-0.14 -0.12 -0.13 0.11 -0.03
words: [usa]	didn't	-0.15 -0.14 -0.14 0.03 0.03
words: [usa]	diplomat	-0.05 0.02 -0.11 0.00 -0.05
words: [usa]	does	-0.09 -0.15 -0.15 0.01 0.10
words: [usa]	doesn't	-0.08 -0.07 -0.03 0.06 -0.06
words: [usa]	drop	-0.16 0.01 0.07 -0.17 0.01
words: [usa]	eas	-0.08 -0.04 0.06 -0.02 -0.06
words: [usa]	energy	-0.06 -0.10 -0.12 0.02 0.05
words: [usa]	envoy	-0.12 0.02 0.04 -0.02 -0.09
words: [usa]	escalat	-0.08 0.01 -0.11 0.01 0.05
words: [usa]	expect	-0.12 -0.15 -0.15 0.15 -0.05
words: [usa]	extend	-0.19 0.04 0.19 -0.18 -0.18
words: [usa]	f	0.02 0.10 -0.11 -0.17 0.02
words: [usa]	fac	-0.14 -0.16 -0.19 0.08 0.06
words: [usa]	fighter	-0.02 0.05 -0.03 -0.08 -0.01
words: [usa]	fir	-0.13 -0.12 -0.12 0.14 -0.10
words: [usa]	first	-0.08 -0.11 -0.10 0.03 0.05
words: [usa]	for	-0.15 -0.12 0.07 -0.07 0.04
words: [usa]	from	-0.23 -0.19 0.10 0.07 -0.11
words: [usa]	gas	-0.09 -0.01 0.05 -0.02 -0.14
words: [usa]	genocidal	-0.07 -0.07 -0.08 -0.10 0.09
words: [usa]	gets	-0.16 -0.02 0.07 -0.03 -0.05
words: [usa]	giv	-0.18 0.06 0.15 -0.10 -0.18
words: [usa]	goes	-0.16 -0.13 -0.10 -0.18 0.16
words: [usa]	ground	-0.09 0.05 0.09 -0.15 -0.16
words: [usa]	had	-0.11 -0.05 -0.08 0.09 -0.10
words: [usa]	has	0.06 -0.19 -0.11 -0.09 0.13
words: [usa]	have	0.03 -0.07 -0.01 0.03 -0.09
words: [usa]	head	-0.14 -0.03 0.09 -0.05 -0.11
words: [usa]	helicopter	0.08 0.05 -0.02 -0.08 -0.19
words: [usa]	help	-0.11 0.09 -0.15 0.01 -0.05
words: [usa]	hit	-0.18 0.05 -0.19 -0.02 0.03
words: [usa]	hits	0.08 -0.06 0.06 -0.17 -0.10
words: [usa]	hold	-0.14 -0.09 -0.13 0.04 0.10
words: [usa]	hop	-0.11 -0.09 -0.06 0.05 0.00
words: [usa]	identify	-0.16 -0.18 -0.03 0.14 -0.11
words: [usa]	if	-0.09 -0.04 -0.02 -0.05 0.04
words: [usa]	ignor	-0.06 -0.09 -0.09 -0.11 0.11
words: [usa]	in	-0.10 0.15 -0.03 -0.04 -0.03
words: [usa]	inflation	-0.04 0.05 0.04 -0.07 0.01
words: [usa]	insist	-0.14 0.02 0.01 0.04 -0.13
words: [usa]	intel	-0.12 -0.12 -0.11 0.12 -0.09
words: [usa]	intelligenc	-0.07 -0.13 -0.11 0.11 0.03
words: [usa]	intercept	0.07 0.08 0.02 -0.11 -0.10
words: [usa]	intervention	-0.10 0.02 0.07 0.00 -0.05
words: [usa]	into	-0.12 -0.14 -0.09 0.06 -0.01
words: [usa]	invok	-0.11 -0.10 -0.12 0.07 0.04
words: [usa]	is	-0.30 -0.07 -0.06 -0.05 0.10
words: [usa]	issu	-0.10 -0.03 0.18 -0.16 -0.19
words: [usa]	jet	0.04 0.14 -0.15 -0.14 -0.14
words: [usa]	jets	-0.05 0.04 0.03 -0.14 -0.03
words: [usa]	just	-0.10 -0.11 -0.12 -0.10 0.12
words: [usa]	keep	-0.09 -0.11 -0.12 0.08 -0.02
words: [usa]	kill	0.10 -0.09 -0.20 0.02 -0.12
words: [usa]	lash	-0.08 -0.09 -0.13 -0.01 0.09
words: [usa]	latest	-0.11 -0.12 -0.12 0.06 0.03
words: [usa]	launch	0.13 0.02 -0.08 -0.08 -0.22
words: [usa]	lawmaker	-0.09 0.06 0.03 -0.07 0.01
words: [usa]	lays	-0.11 0.11 0.11 -0.16 -0.07
words: [usa]	lead	-0.14 0.09 0.10 -0.15 -0.03
words: [usa]	leav	-0.09 -0.12 -0.04 -0.03 0.06
words: [usa]	led	-0.10 -0.12 -0.15 0.03 0.07
words: [usa]	lift	-0.16 -0.05 0.16 -0.15 -0.17
words: [usa]	made	-0.11 -0.11 -0.12 -0.05 0.09
words: [usa]	mak	-0.10 -0.07 0.06 0.11 -0.17
words: [usa]	market	-0.09 -0.14 -0.11 0.14 -0.09
words: [usa]	may	-0.11 -0.10 -0.04 0.09 -0.03
words: [usa]	meet	-0.11 -0.14 -0.15 0.14 0.06
words: [usa]	military	-0.13 0.03 -0.03 -0.16 0.08
words: [usa]	missil	-0.15 -0.10 0.04 0.12 -0.19
words: [usa]	must	-0.20 -0.18 0.06 -0.04 0.06
words: [usa]	national	-0.09 -0.07 0.05 -0.05 0.00
words: [usa]	naval	-0.07 -0.02 -0.15 0.12 -0.04
words: [usa]	need	-0.10 -0.09 -0.12 -0.13 0.14
words: [usa]	not	-0.17 -0.08 0.02 0.02 -0.02
words: [usa]	of	-0.13 0.02 0.05 -0.02 -0.09
words: [usa]	official	0.08 0.07 0.00 -0.10 -0.12
words: [usa]	oil	-0.14 -0.09 -0.02 0.05 -0.10
words: [usa]	on	-0.07 -0.15 -0.03 0.05 -0.02
words: [usa]	operation	-0.12 -0.11 -0.16 0.00 0.10
words: [usa]	option	-0.08 -0.12 -0.14 -0.08 0.13
words: [usa]	order	0.11 0.09 -0.06 -0.10 -0.16
words: [usa]	out	-0.10 -0.02 0.05 -0.09 0.00
words: [usa]	over	-0.12 -0.15 0.00 -0.03 0.08
words: [usa]	peac	0.01 0.02 0.04 -0.13 -0.01
words: [usa]	peopl	-0.07 -0.07 -0.10 -0.07 0.09
words: [usa]	phon	-0.11 0.02 0.03 0.01 -0.09
words: [usa]	pilot	-0.17 -0.15 0.14 -0.02 -0.08
words: [usa]	plan	-0.13 0.05 -0.24 0.09 -0.09
words: [usa]	play	-0.14 -0.12 -0.01 0.09 -0.11
words: [usa]	politician	-0.10 -0.10 -0.06 0.12 -0.13
words: [usa]	post	-0.14 -0.08 0.08 0.00 -0.03
words: [usa]	postpon	-0.16 -0.09 0.12 -0.16 0.02
words: [usa]	prepar	-0.07 0.06 -0.03 0.02 -0.13
words: [usa]	pressur	0.03 -0.15 -0.18 -0.01 0.08
words: [usa]	promis	-0.16 -0.16 0.16 -0.16 -0.09
words: [usa]	proposal	-0.12 -0.04 -0.01 0.02 -0.01
words: [usa]	protest	0.06 0.08 0.01 -0.07 -0.12
words: [usa]	public	-0.15 -0.15 -0.09 0.05 -0.02
words: [usa]	push	-0.17 -0.07 -0.01 0.05 -0.05
words: [usa]	ready	-0.12 0.14 0.09 -0.07 -0.14
words: [usa]	refuel	0.05 0.06 0.00 -0.09 -0.10
words: [usa]	refuell	-0.01 0.04 0.06 -0.15 -0.14
words: [usa]	reject	-0.14 -0.01 -0.03 0.04 -0.04
words: [usa]	releas	-0.04 0.07 0.08 -0.12 -0.13
words: [usa]	remain	-0.18 -0.17 -0.16 0.18 -0.03
words: [usa]	remark	-0.09 -0.11 -0.08 0.07 0.04
words: [usa]	renew	-0.15 0.09 0.13 -0.16 -0.16
words: [usa]	reportedly	-0.17 -0.05 0.09 0.02 -0.15
words: [usa]	rescu	-0.06 0.03 -0.03 -0.08 0.05
words: [usa]	respons	-0.05 0.03 -0.01 -0.12 0.01
words: [usa]	responsibl	-0.14 -0.12 0.01 0.07 -0.05
words: [usa]	retaliat	-0.12 -0.08 0.01 0.06 -0.13
words: [usa]	reveal	0.04 0.09 0.03 -0.16 -0.03
words: [usa]	said	-0.04 0.06 0.09 0.03 -0.27
words: [usa]	sanction	-0.14 -0.10 0.05 -0.01 -0.12
words: [usa]	says	0.09 0.09 0.10 -0.07 -0.34
words: [usa]	security	-0.14 -0.13 0.07 -0.04 -0.08
words: [usa]	seek	-0.13 -0.07 0.00 0.00 0.00
words: [usa]	sees	-0.09 0.05 0.07 -0.12 0.00
words: [usa]	seiz	0.04 0.03 0.04 -0.14 -0.15
words: [usa]	senat	-0.14 0.09 0.10 -0.04 -0.11
words: [usa]	send	-0.22 0.02 0.08 -0.11 0.00
words: [usa]	servic	-0.17 0.06 0.12 -0.16 -0.17
words: [usa]	set	-0.08 0.09 0.03 0.02 -0.11
words: [usa]	shift	-0.05 0.02 -0.19 -0.14 0.09
words: [usa]	ship	-0.04 0.00 0.09 -0.07 -0.11
words: [usa]	sign	0.18 0.12 -0.25 -0.07 -0.18
words: [usa]	signal	-0.14 0.06 0.01 0.00 -0.07
words: [usa]	sink	0.13 0.03 -0.13 -0.14 -0.11
words: [usa]	soldier	-0.22 -0.04 -0.02 -0.05 0.10
words: [usa]	special	0.00 0.00 -0.05 0.08 -0.16
words: [usa]	speech	-0.08 -0.02 0.00 -0.14 0.09
words: [usa]	staff	0.02 0.04 -0.03 -0.04 -0.06
words: [usa]	stock	-0.04 -0.08 -0.06 0.11 -0.12
words: [usa]	strik	-0.06 0.15 0.02 -0.07 -0.27
words: [usa]	submarin	0.12 -0.11 -0.11 -0.03 -0.13
words: [usa]	suggest	-0.17 -0.10 -0.02 0.04 -0.03
words: [usa]	summon	-0.14 -0.13 -0.10 0.12 -0.01
words: [usa]	suspend	0.13 0.06 -0.10 -0.15 -0.13
words: [usa]	tak	-0.17 0.01 0.04 -0.01 -0.06
words: [usa]	talk	-0.04 -0.14 -0.17 0.16 0.03
words: [usa]	target	0.05 0.00 -0.09 -0.05 -0.04
words: [usa]	tell	-0.27 -0.03 0.14 -0.01 -0.16
words: [usa]	thank	-0.14 -0.12 -0.14 0.05 -0.02
words: [usa]	threat	-0.22 0.01 -0.09 0.06 0.00
words: [usa]	threaten	-0.20 0.16 0.15 -0.06 -0.22
words: [usa]	to	-0.16 -0.11 0.22 -0.08 -0.15
words: [usa]	told	-0.09 -0.10 -0.06 -0.16 0.12
words: [usa]	torpedo	-0.13 -0.12 -0.08 0.13 -0.10
words: [usa]	troop	0.05 0.01 -0.11 0.00 0.01
words: [usa]	under	-0.12 -0.13 -0.14 0.01 0.07
words: [usa]	unleash	-0.13 0.02 0.10 -0.14 -0.13
words: [usa]	urg	0.10 0.00 0.11 -0.16 -0.20
words: [usa]	visit	-0.20 -0.06 0.00 -0.03 0.05
words: [usa]	vows	-0.01 -0.11 0.07 -0.07 -0.04
words: [usa]	vp	0.04 0.05 0.05 -0.08 -0.14
words: [usa]	waiver	-0.09 -0.16 -0.15 0.15 -0.02
words: [usa]	want	-0.09 -0.09 -0.14 0.06 0.08
words: [usa]	war	-0.03 0.10 0.08 -0.09 -0.13
words: [usa]	warn	-0.02 0.20 0.06 -0.15 -0.08
words: [usa]	warship	-0.14 -0.13 0.03 -0.14 0.06
words: [usa]	was	-0.15 -0.13 0.01 0.02 0.03
words: [usa]	weigh	-0.21 0.07 0.10 -0.01 -0.21
words: [usa]	will	-0.03 0.08 0.00 -0.04 -0.02
words: [usa]	with	-0.13 0.02 -0.17 0.03 0.08
words: [usa]	won't	-0.13 -0.09 -0.03 0.02 0.03
words: [usa]	wound	0.09 -0.01 -0.02 -0.17 -0.13
words: a	[number]	-0.10 -0.03 -0.20 0.06 0.03
words: a	[place]	-0.11 -0.05 -0.17 0.04 0.07
words: a	[region]	0.05 -0.08 -0.11 -0.12 0.08
words: a	[usa]	-0.08 -0.02 -0.23 -0.11 0.16
words: a	barrel	-0.13 0.09 0.07 -0.07 -0.09
words: a	big	-0.16 -0.15 -0.13 0.04 0.07
words: a	ceas	-0.05 0.01 -0.04 -0.01 0.04
words: a	ceasefir	-0.15 -0.09 0.02 0.03 -0.03
words: a	complet	-0.10 -0.08 -0.10 0.03 0.06
words: a	conflict	-0.03 -0.06 -0.09 -0.01 0.04
words: a	critical	-0.11 -0.11 0.09 -0.07 -0.09
words: a	day	-0.08 0.01 -0.03 -0.06 0.05
words: a	deal	-0.18 0.00 -0.04 -0.10 0.10
words: a	diplomatic	-0.12 -0.16 -0.10 -0.03 0.09
words: a	dozen	0.00 0.07 -0.01 -0.06 -0.12
words: a	fifth	0.03 0.02 -0.13 0.05 -0.07
words: a	global	-0.02 -0.04 -0.07 -0.01 0.01
words: a	hole	0.00 0.09 -0.06 -0.11 -0.10
words: a	key	-0.04 0.02 -0.06 -0.04 0.04
words: a	littl	-0.12 -0.12 -0.10 0.05 -0.02
words: a	lot	-0.12 -0.08 0.02 -0.08 0.06
words: a	massiv	-0.01 -0.09 -0.13 0.01 0.07
words: a	military	0.00 0.04 0.03 -0.14 0.05
words: a	missil	-0.12 -0.05 0.00 -0.01 0.04
words: a	month	-0.10 -0.06 0.06 0.04 -0.09
words: a	new	-0.19 -0.18 -0.03 0.00 0.09
words: a	nuclear	-0.08 -0.11 -0.12 0.12 0.02
words: a	possibl	-0.04 -0.06 -0.12 0.11 -0.08
words: a	second	0.07 0.02 -0.06 -0.01 -0.10
words: a	ship	-0.07 0.00 0.06 -0.09 0.03
words: a	standstill	-0.11 -0.07 0.08 -0.03 -0.13
words: a	strategic	-0.10 -0.11 -0.12 -0.09 0.10
words: a	two	-0.09 -0.01 -0.09 0.08 -0.07
words: a	victory	-0.13 -0.13 -0.16 -0.11 0.13
words: a	volatil	-0.04 -0.03 -0.05 0.02 0.00
words: a	war	-0.16 -0.19 -0.22 0.06 0.06
words: a	warship	-0.07 -0.08 0.00 0.10 -0.13
words: a	wave	-0.13 0.02 0.03 0.01 0.00
words: a	way	-0.08 -0.17 -0.16 0.03 0.04
words: a	week	-0.08 -0.06 0.02 0.01 -0.04
words: a	wider	-0.08 -0.09 -0.08 0.03 -0.01
words: a	world	-0.09 -0.08 -0.10 -0.12 0.12
words: a	year	-0.11 -0.13 -0.06 0.13 -0.13
words: abby	phillip	-0.09 -0.09 -0.10 -0.02 0.09
words: abduct	[usa]	-0.02 -0.02 -0.01 0.05 -0.06
words: ability	to	-0.10 -0.09 -0.01 0.06 -0.03
words: able	to	-0.05 0.06 0.01 -0.11 0.00
words: about	[place]	-0.15 -0.11 -0.18 -0.18 0.18
words: about	[side]	-0.22 -0.06 -0.09 0.08 -0.03
words: about	[usa]	-0.16 -0.15 -0.16 -0.07 0.13
words: about	it	-0.11 -0.12 -0.11 0.08 -0.02
words: about	the	-0.18 -0.19 -0.03 -0.20 0.17
words: about	to	-0.09 -0.13 -0.13 0.09 0.09
words: abov	[number]	-0.09 0.02 -0.03 0.04 -0.03
words: accord	,	0.05 -0.06 -0.11 0.01 -0.07
words: accord	to	0.06 0.01 0.02 -0.07 -0.12
words: accus	[place]	-0.10 -0.10 -0.02 0.00 0.04
words: accus	[side]	-0.21 -0.08 -0.07 0.09 0.00
words: accus	[usa]	-0.12 0.01 -0.04 0.06 -0.11
words: accus	of	-0.10 -0.07 -0.07 0.03 0.02
words: acros	[place]	0.07 0.00 -0.02 -0.20 -0.20
words: acros	[region]	0.07 0.01 -0.05 -0.06 -0.19
words: acros	[side]	0.03 0.04 0.12 -0.19 -0.28
words: acros	the	-0.10 0.01 0.01 -0.02 -0.02
words: act	like	-0.11 -0.11 -0.10 0.04 0.04
words: action	against	-0.14 -0.07 0.04 -0.03 0.02
words: action	in	-0.09 -0.12 -0.07 -0.11 0.12
words: add	to	-0.12 0.08 0.02 -0.01 -0.13
words: addres	:	-0.12 -0.01 -0.01 -0.07 0.05
words: admit	to	-0.07 0.01 -0.06 0.09 -0.08
words: afraid	to	-0.07 0.01 -0.11 -0.01 0.08
words: after	[ally]	-0.11 0.03 -0.12 0.05 -0.13
words: after	[number]	0.01 -0.02 -0.11 0.01 0.03
words: after	[place]	-0.15 -0.16 0.02 0.07 -0.06
words: after	[region]	-0.08 -0.07 -0.01 -0.03 0.03
words: after	[side]	-0.13 -0.03 0.06 0.04 -0.07
words: after	[usa]	-0.02 0.02 -0.05 -0.01 -0.01
words: after	a	-0.14 0.02 0.01 0.03 -0.09
words: after	agreement	-0.15 0.00 0.09 -0.06 -0.14
words: after	attack	-0.09 -0.06 -0.04 0.08 -0.04
words: after	be	-0.08 0.09 -0.11 -0.06 -0.02
words: after	blow	-0.10 -0.04 0.01 0.06 -0.07
words: after	ceasefir	-0.08 0.02 0.02 -0.05 0.02
words: after	deadly	-0.02 0.04 0.00 -0.07 -0.01
words: after	down	0.12 -0.09 -0.14 -0.13 -0.10
words: after	dron	-0.10 -0.09 0.03 0.06 -0.17
words: after	evacuation	0.17 0.09 -0.07 -0.10 -0.12
words: after	explosion	-0.11 -0.16 -0.16 0.16 -0.12
words: after	first	0.08 -0.08 -0.13 -0.02 -0.09
words: after	hits	-0.13 -0.04 0.06 -0.11 0.03
words: after	kill	0.05 -0.11 -0.13 0.07 -0.10
words: after	launch	0.23 0.09 0.00 -0.13 -0.12
words: after	major	-0.03 -0.08 -0.03 0.10 -0.12
words: after	meet	-0.10 -0.13 -0.13 0.14 -0.09
words: after	missil	0.12 0.16 -0.14 -0.12 -0.19
words: after	peac	-0.15 -0.07 0.01 0.07 -0.12
words: after	president	-0.13 -0.14 0.05 0.01 -0.03
words: after	report	0.05 0.01 -0.16 -0.02 -0.03
words: after	siren	-0.10 -0.04 0.07 -0.07 -0.10
words: after	strik	0.03 0.02 0.02 -0.05 -0.12
words: after	talk	0.05 -0.08 -0.15 0.11 -0.15
words: after	the	-0.13 -0.01 -0.03 -0.06 0.08
words: after	to	-0.01 0.06 -0.04 -0.12 -0.05
words: after	vow	0.04 -0.05 -0.04 -0.11 0.04
words: after	war	-0.19 -0.20 -0.18 0.05 0.04
words: after	week	0.04 0.03 0.04 -0.04 -0.12
words: aftermath	of	-0.20 -0.13 -0.16 0.17 -0.01
words: again	,	0.09 0.02 -0.15 -0.14 0.05
words: again	as	0.08 0.19 -0.13 -0.11 -0.23
words: against	[ally]	-0.06 -0.18 0.16 -0.03 -0.17
words: against	[place]	-0.09 -0.09 -0.09 0.07 0.01
words: against	[side]	0.16 -0.07 -0.02 -0.12 -0.07
words: against	[usa]	-0.23 -0.12 -0.05 0.08 0.02
words: against	the	-0.12 -0.02 0.02 0.01 -0.03
words: against	time	-0.12 -0.13 -0.13 0.13 -0.04
words: aggression	on	-0.09 -0.05 -0.11 0.09 -0.04
words: agre	on	-0.18 0.07 -0.01 -0.10 0.05
words: agre	to	0.05 -0.01 0.05 -0.09 -0.26
words: agreement	,	0.05 -0.10 -0.14 0.02 0.03
words: agreement	.	-0.15 -0.06 0.06 -0.01 -0.05
words: agreement	[side]	-0.19 -0.07 0.08 0.02 -0.23
words: agreement	[usa]	-0.16 -0.02 0.03 -0.04 0.00
words: agreement	between	0.00 0.15 0.21 -0.24 -0.22
words: agreement	ceasefir	0.06 0.18 0.09 -0.18 -0.21
words: agreement	in	-0.10 0.06 0.05 -0.06 -0.08
words: agreement	is	-0.14 -0.06 0.04 0.00 -0.14
words: agreement	may	-0.18 0.08 0.00 -0.05 0.02
words: agreement	to	0.01 -0.02 0.06 -0.01 -0.23
words: agreement	with	0.04 -0.03 -0.03 -0.04 0.00
words: ahead	of	0.00 0.03 -0.15 0.10 -0.09
words: ai	tool	-0.13 -0.11 -0.08 0.14 -0.15
words: aim	at	-0.02 -0.09 -0.16 0.05 0.01
words: air	[place]	0.07 -0.02 -0.03 -0.11 -0.07
words: air	attack	-0.08 0.06 0.09 -0.20 -0.18
words: air	base	-0.15 0.05 -0.08 0.04 -0.09
words: air	defenc	0.03 0.01 -0.07 -0.06 -0.02
words: air	defens	-0.01 0.02 0.08 -0.07 -0.17
words: air	forc	0.01 -0.08 -0.21 0.11 -0.05
words: air	raid	0.02 0.04 -0.10 -0.14 -0.08
words: air	strik	-0.07 -0.01 0.05 0.00 -0.09
words: aircraft	carrier	-0.10 -0.08 -0.07 0.12 -0.02
words: airlin	to	-0.08 -0.09 -0.09 0.10 -0.09
words: airman	from	-0.12 -0.12 0.07 0.05 -0.12
words: airman	in	0.04 0.07 -0.12 -0.11 0.04
words: airman	shot	-0.12 -0.06 0.12 -0.11 -0.12
words: airman	trapp	-0.09 -0.10 -0.06 0.07 -0.06
words: airman	was	-0.09 -0.08 0.07 -0.09 -0.03
words: airport	as	-0.10 0.04 -0.07 0.03 -0.07
words: airport	in	0.11 -0.04 -0.15 -0.16 -0.14
words: airstrik	,	-0.17 -0.15 0.12 0.00 -0.09
words: airstrik	in	0.06 0.05 -0.11 -0.18 -0.01
words: airstrik	on	-0.12 -0.17 -0.13 0.11 0.05
words: al	arabiya	-0.13 -0.09 0.01 0.03 -0.10
words: al	jazeera	-0.09 0.02 -0.19 0.05 -0.03
words: alarm	as	-0.14 -0.14 0.09 -0.03 -0.09
words: alert	in	-0.16 -0.03 -0.07 0.07 -0.14
words: alex	jon	-0.07 -0.09 -0.13 -0.14 0.13
words: ali	[side]	-0.02 0.03 -0.13 -0.03 0.03
words: all	clear	-0.12 -0.16 -0.15 0.15 -0.04
words: all	front	0.15 0.02 -0.09 -0.09 -0.16
words: all	in	-0.06 -0.05 -0.11 -0.01 0.04
words: all	of	0.04 -0.11 -0.16 0.08 -0.02
words: all	out	0.03 -0.05 0.07 -0.06 -0.11
words: all	over	-0.13 -0.11 -0.08 -0.02 0.04
words: all	party	-0.07 -0.10 -0.08 0.06 0.02
words: all	ship	-0.12 -0.07 0.09 -0.06 -0.07
words: all	the	-0.13 -0.12 -0.12 0.09 0.02
words: alleg	[side]	-0.06 0.02 -0.11 0.01 -0.02
words: allow	[place]	-0.13 -0.10 -0.05 0.07 -0.05
words: allow	[usa]	-0.09 0.05 0.12 -0.17 -0.12
words: allow	more	-0.11 -0.10 0.02 0.06 -0.12
words: ally	as	-0.13 -0.09 0.03 0.06 -0.10
words: ally	to	-0.09 -0.12 -0.08 0.01 0.04
words: already	won	-0.10 -0.12 -0.11 0.03 0.03
words: amal	khalil	-0.06 -0.02 -0.09 0.00 0.02
words: ambassador	over	-0.13 -0.12 -0.10 0.12 -0.03
words: ambassador	to	-0.11 -0.13 -0.14 0.13 0.06
words: amid	[region]	-0.16 -0.04 -0.10 0.09 -0.01
words: amid	[side]	-0.22 0.03 0.04 0.00 -0.05
words: amid	[usa]	-0.17 -0.04 0.07 -0.04 -0.01
words: amid	escalat	0.03 0.02 -0.17 -0.04 0.05
words: amid	fear	0.06 -0.13 -0.17 0.11 -0.09
words: amid	grow	-0.09 -0.09 -0.01 0.07 -0.08
words: amid	hop	-0.09 -0.10 -0.10 0.11 -0.06
words: amid	ongo	-0.17 -0.17 -0.15 0.00 0.12
words: amid	protest	-0.02 0.08 0.10 -0.12 -0.10
words: amid	the	-0.09 -0.09 -0.11 -0.10 0.11
words: amid	war	-0.13 -0.01 0.00 0.02 -0.05
words: among	the	0.05 -0.04 -0.12 -0.13 0.06
words: amount	of	-0.05 0.11 0.06 -0.10 0.00
words: amount	to	-0.15 -0.14 0.01 0.09 -0.08
words: an	[side]	-0.07 -0.04 -0.10 0.05 0.03
words: an	agreement	-0.10 -0.04 -0.07 0.04 0.02
words: an	end	-0.11 -0.10 0.07 0.07 -0.16
words: an	unlikely	-0.06 -0.06 -0.09 -0.13 0.11
words: analysi	:	-0.09 -0.09 -0.12 0.03 0.06
words: analysi	show	-0.12 -0.14 0.20 0.13 -0.13
words: analyst	said	-0.03 -0.09 -0.08 0.01 0.01
words: analyst	say	-0.07 -0.09 -0.09 0.05 0.00
words: analyst	warn	-0.07 -0.11 -0.11 -0.12 0.11
words: and	[ally]	0.09 0.12 -0.01 -0.24 -0.18
words: and	[number]	0.07 -0.10 -0.04 -0.04 0.04
words: and	[place]	0.05 0.01 -0.01 -0.06 -0.04
words: and	[region]	0.07 0.06 -0.08 -0.05 -0.04
words: and	[side]	0.19 0.05 -0.10 -0.08 -0.08
words: and	[usa]	0.04 -0.14 0.00 0.00 -0.01
words: and	a	-0.17 -0.08 -0.19 0.02 0.06
words: and	air	-0.18 -0.17 0.09 0.03 0.07
words: and	ally	-0.08 0.00 0.05 -0.07 0.01
words: and	asset	-0.09 -0.03 0.00 0.04 -0.09
words: and	claim	0.05 -0.09 -0.05 -0.04 0.05
words: and	damag	0.05 -0.04 0.02 -0.05 -0.11
words: and	degrad	-0.08 -0.08 -0.10 -0.04 0.08
words: and	dismantl	0.04 0.00 0.02 -0.15 -0.11
words: and	dron	-0.07 -0.09 0.02 0.06 0.00
words: and	energy	-0.08 -0.02 -0.04 -0.02 0.07
words: and	gas	-0.01 0.01 -0.11 -0.06 0.11
words: and	halt	-0.07 -0.08 -0.03 0.07 0.00
words: and	hama	0.09 0.06 -0.01 -0.09 -0.07
words: and	has	-0.04 -0.08 -0.02 0.00 0.02
words: and	his	-0.05 -0.07 -0.10 0.04 -0.01
words: and	hits	-0.06 0.03 0.07 0.00 -0.15
words: and	how	-0.04 -0.06 -0.09 0.07 0.00
words: and	it	-0.10 -0.10 -0.13 -0.10 0.12
words: and	its	-0.07 -0.08 -0.02 0.00 0.04
words: and	kill	-0.10 0.00 0.07 -0.03 -0.07
words: and	leav	-0.07 -0.12 -0.11 -0.13 0.12
words: and	load	-0.09 0.14 0.08 -0.05 -0.17
words: and	missil	0.02 -0.14 0.01 -0.16 0.09
words: and	more	-0.07 0.06 0.02 0.08 -0.11
words: and	nuclear	0.06 -0.07 -0.12 0.04 -0.10
words: and	oil	0.01 0.04 0.00 -0.04 -0.06
words: and	ongo	0.11 0.13 -0.12 -0.12 -0.12
words: and	other	-0.02 -0.01 -0.08 -0.01 0.05
words: and	power	-0.12 -0.09 0.03 0.06 -0.12
words: and	reopen	0.10 0.08 -0.04 -0.12 -0.11
words: and	rescu	0.18 0.15 -0.16 -0.14 -0.12
words: and	says	-0.14 -0.04 -0.06 0.09 -0.09
words: and	seiz	0.02 0.08 -0.01 -0.12 -0.10
words: and	shar	-0.13 -0.01 0.12 -0.07 -0.12
words: and	ship	-0.07 -0.11 -0.08 0.01 0.01
words: and	stock	-0.05 0.12 0.09 -0.05 -0.14
words: and	tell	-0.02 0.08 -0.08 0.01 -0.11
words: and	the	0.00 -0.24 -0.25 -0.04 0.15
words: and	threaten	0.17 0.15 -0.01 -0.19 -0.20
words: and	vows	0.04 -0.09 0.03 -0.07 -0.09
words: and	warn	0.06 0.11 -0.03 -0.14 -0.10
words: and	what	-0.11 -0.14 0.04 0.05 -0.06
words: and	wher	-0.04 -0.05 -0.08 -0.01 0.04
words: and	why	-0.03 -0.05 -0.09 -0.03 0.06
words: and	will	-0.12 0.11 0.10 -0.09 -0.10
words: ann	coulter	-0.08 -0.07 -0.12 -0.11 0.11
words: announc	,	0.00 -0.11 -0.20 0.09 0.08
words: announc	:	-0.02 0.02 -0.06 0.02 -0.16
words: announc	[number]	-0.02 -0.01 0.11 -0.14 -0.15
words: announc	[place]	0.03 0.06 0.03 -0.07 -0.14
words: announc	[region]	-0.23 -0.09 0.10 -0.01 -0.10
words: announc	[side]	-0.25 -0.18 0.10 0.06 0.10
words: announc	[usa]	0.00 -0.03 -0.13 0.10 0.02
words: announc	a	0.00 -0.13 -0.01 -0.14 0.04
words: announc	blockad	-0.12 -0.09 0.10 -0.09 -0.06
words: announc	ceasefir	-0.10 0.03 0.05 -0.09 0.05
words: announc	closur	-0.11 0.12 -0.12 -0.11 -0.08
words: announc	in	-0.13 0.10 -0.15 0.00 -0.08
words: announc	kill	-0.18 -0.15 0.15 0.18 -0.07
words: announc	massiv	0.14 0.18 -0.15 -0.13 -0.13
words: announc	to	0.01 -0.04 0.03 -0.02 -0.18
words: announc	two	0.03 0.00 -0.02 0.02 -0.10
words: announc	with	0.02 0.11 0.02 -0.15 -0.12
words: another	round	-0.04 -0.09 -0.05 0.01 0.01
words: anti	war	-0.10 -0.15 -0.08 -0.02 0.08
words: any	[side]	-0.12 0.02 0.10 0.01 -0.10
words: any	other	-0.08 -0.08 -0.12 -0.06 0.09
words: apach	helicopter	-0.15 -0.14 0.15 -0.15 -0.13
words: apartment	block	0.11 -0.03 -0.10 -0.11 -0.12
words: apologis	for	-0.16 -0.09 0.05 0.00 -0.11
words: apologiz	for	-0.13 -0.11 0.03 0.00 0.04
words: appear	to	-0.19 -0.18 -0.03 0.15 -0.01
words: april	[number]	-0.13 -0.12 0.05 0.09 -0.13
words: arab	country	-0.11 -0.11 -0.13 0.08 -0.02
words: are	[side]	-0.13 -0.14 -0.16 -0.03 0.13
words: are	[usa]	-0.11 -0.12 -0.13 -0.11 0.13
words: are	a	0.04 -0.11 -0.15 0.05 0.05
words: are	attack	0.05 0.00 -0.04 0.02 -0.05
words: are	be	-0.13 -0.14 -0.15 0.05 0.07
words: are	gett	-0.10 -0.09 -0.10 0.06 -0.01
words: are	kill	-0.09 -0.05 -0.02 -0.10 0.08
words: are	on	-0.15 0.03 0.12 -0.09 -0.12
words: are	ready	0.00 0.06 -0.01 -0.13 -0.02
words: are	start	-0.10 -0.11 -0.13 0.02 0.04
words: are	still	-0.09 -0.10 -0.10 0.03 0.06
words: are	the	-0.09 -0.17 -0.22 -0.05 0.16
words: area	,	0.00 0.01 0.06 -0.12 -0.12
words: area	in	-0.10 0.14 0.14 -0.14 -0.16
words: arm	[side]	-0.07 -0.12 0.05 0.08 -0.09
words: arm	forc	0.09 -0.05 -0.15 -0.01 -0.03
words: arm	group	-0.05 -0.08 -0.04 0.07 -0.05
words: arms	traffick	-0.08 -0.11 0.08 0.07 -0.10
words: army	chief	0.00 -0.14 -0.05 0.07 -0.07
words: army	says	0.08 0.03 -0.19 -0.01 -0.16
words: around	[region]	0.10 -0.08 -0.10 -0.08 -0.05
words: around	the	-0.07 -0.02 -0.14 -0.15 0.11
words: arrest	for	-0.07 -0.09 -0.05 0.09 -0.09
words: arrest	in	-0.10 -0.09 -0.08 0.12 -0.09
words: arriv	in	-0.21 0.00 0.00 0.06 -0.19
words: as	[ally]	0.11 0.01 -0.13 -0.04 -0.19
words: as	[number]	-0.03 -0.16 -0.04 0.13 -0.16
words: as	[place]	-0.08 0.01 -0.03 0.10 -0.19
words: as	[region]	-0.01 -0.15 0.04 0.04 -0.10
words: as	[side]	0.08 0.06 0.01 -0.02 -0.24
words: as	[usa]	0.04 0.14 -0.02 -0.04 -0.23
words: as	a	-0.17 -0.17 -0.14 0.06 0.06
words: as	an	-0.09 -0.07 -0.09 -0.10 0.09
words: as	attack	-0.05 0.04 0.04 -0.09 -0.02
words: as	bomb	-0.04 0.07 -0.01 -0.12 -0.01
words: as	ceasefir	-0.18 0.09 0.03 -0.02 -0.17
words: as	conflict	0.08 -0.03 0.03 -0.04 -0.10
words: as	crud	-0.10 -0.12 -0.04 0.07 -0.04
words: as	expert	-0.12 -0.01 0.10 -0.04 -0.12
words: as	fuel	-0.14 -0.13 -0.14 0.11 0.00
words: as	ground	-0.05 0.14 -0.14 -0.12 -0.13
words: as	he	0.02 -0.11 0.02 -0.07 0.00
words: as	investor	-0.08 -0.11 -0.05 0.12 -0.14
words: as	it	0.06 -0.03 0.00 0.00 -0.11
words: as	its	-0.10 -0.10 -0.05 -0.02 0.04
words: as	leader	-0.01 0.04 -0.10 0.08 -0.13
words: as	long	-0.18 -0.11 -0.01 0.07 -0.10
words: as	major	-0.16 0.02 0.02 -0.09 0.04
words: as	military	-0.11 -0.10 -0.12 0.08 0.02
words: as	missil	0.03 -0.04 -0.11 0.04 -0.14
words: as	new	0.06 -0.03 0.06 -0.08 -0.12
words: as	oil	-0.08 0.10 0.06 -0.08 -0.06
words: as	part	-0.13 0.02 0.05 -0.04 -0.07
words: as	peac	-0.03 0.00 0.06 -0.03 -0.14
words: as	president	-0.09 -0.11 -0.11 -0.09 0.10
words: as	pric	-0.08 0.08 0.07 -0.05 -0.10
words: as	protest	-0.11 0.18 0.04 -0.01 -0.15
words: as	she	-0.01 0.05 -0.10 -0.15 0.04
words: as	strik	-0.22 -0.20 0.13 -0.05 -0.06
words: as	talk	-0.12 -0.07 0.07 -0.06 0.00
words: as	tension	-0.04 0.08 0.15 -0.19 -0.18
words: as	the	-0.03 -0.03 0.07 -0.12 0.01
words: as	they	-0.16 -0.18 -0.06 0.04 0.08
words: as	thousand	-0.11 -0.06 -0.05 0.08 -0.06
words: as	trader	-0.08 -0.18 -0.09 0.15 -0.08
words: as	troop	-0.09 0.11 0.07 -0.10 -0.08
words: as	war	0.07 0.06 0.04 -0.07 -0.13
words: as	well	0.05 -0.07 -0.09 -0.12 0.06
words: asia	:	-0.03 -0.09 -0.08 0.06 0.05
words: asia	market	-0.13 0.02 0.07 0.03 -0.19
words: asian	lng	-0.04 -0.10 -0.11 0.05 0.06
words: asian	stock	-0.08 0.06 0.04 -0.04 -0.01
words: ask	for	-0.09 0.03 0.07 -0.06 -0.01
words: asks	[usa]	-0.15 -0.07 -0.07 0.06 -0.02
words: assault	on	0.09 0.11 -0.11 -0.18 -0.09
words: asset	,	-0.09 0.07 0.08 -0.14 0.05
words: asymmetric	warfar	-0.07 -0.06 -0.10 0.00 0.06
words: at	[number]	0.02 -0.07 -0.19 0.09 0.01
words: at	[place]	0.10 -0.12 0.00 0.06 -0.21
words: at	[side]	0.04 0.03 -0.01 -0.01 -0.15
words: at	[usa]	-0.20 0.06 -0.03 -0.13 0.07
words: at	a	-0.16 -0.11 -0.04 -0.04 0.08
words: at	all	-0.06 -0.10 -0.12 0.10 -0.07
words: at	end	0.02 0.05 -0.11 0.07 -0.09
words: at	g7	-0.15 -0.06 0.04 0.01 -0.13
words: at	historic	-0.09 -0.10 -0.09 0.09 -0.09
words: at	home	-0.17 -0.18 -0.13 0.14 -0.09
words: at	least	0.20 0.07 -0.21 -0.08 -0.24
words: at	risk	-0.16 -0.13 0.00 -0.01 0.09
words: at	sea	-0.10 0.16 0.14 -0.14 -0.13
words: at	the	0.00 -0.19 -0.18 0.11 0.07
words: at	ufc	-0.09 -0.12 -0.15 -0.09 0.12
words: at	us	-0.11 -0.08 0.00 0.08 -0.10
words: at	war	-0.13 -0.13 -0.14 0.02 0.05
words: attack	,	-0.02 0.04 0.02 -0.01 -0.17
words: attack	-	-0.13 -0.16 0.00 0.07 0.07
words: attack	.	-0.11 -0.10 0.06 0.01 -0.01
words: attack	:	0.01 -0.08 0.01 0.10 -0.15
words: attack	?	-0.17 -0.24 -0.22 0.05 0.13
words: attack	[ally]	-0.03 0.00 0.00 -0.15 0.04
words: attack	[number]	-0.20 -0.04 0.07 0.05 -0.13
words: attack	[place]	0.03 -0.01 0.05 -0.01 -0.25
words: attack	[region]	0.09 0.09 -0.11 -0.05 -0.11
words: attack	[side]	-0.02 -0.08 0.06 -0.20 0.09
words: attack	[usa]	0.11 -0.06 -0.05 -0.03 -0.18
words: attack	acros	-0.01 0.12 -0.09 -0.08 -0.20
words: attack	after	0.04 -0.20 0.06 -0.04 -0.02
words: attack	against	0.11 -0.14 0.05 -0.09 -0.13
words: attack	amid	-0.06 0.04 -0.16 -0.03 0.03
words: attack	and	-0.20 0.06 -0.14 -0.04 0.04
words: attack	as	-0.10 0.09 -0.08 0.01 -0.18
words: attack	by	0.06 0.13 -0.21 -0.07 -0.08
words: attack	continu	0.07 0.08 -0.18 -0.06 -0.17
words: attack	dron	-0.03 0.10 -0.15 0.01 -0.10
words: attack	for	0.07 0.09 -0.11 -0.13 -0.11
words: attack	from	-0.08 0.13 0.03 -0.14 -0.20
words: attack	have	-0.17 -0.16 0.13 -0.15 0.09
words: attack	hit	0.07 0.11 -0.07 -0.11 -0.10
words: attack	hits	0.06 0.15 -0.06 -0.17 -0.15
words: attack	in	0.11 0.10 -0.07 -0.09 -0.29
words: attack	kill	0.02 0.06 -0.16 -0.17 0.03
words: attack	leav	-0.09 0.12 -0.11 -0.12 -0.10
words: attack	missil	0.10 -0.04 0.01 -0.24 -0.09
words: attack	near	0.01 0.04 0.05 -0.08 -0.12
words: attack	off	-0.02 0.06 -0.06 -0.05 -0.07
words: attack	on	-0.10 -0.06 -0.06 0.09 0.02
words: attack	sinc	0.12 0.01 -0.14 -0.15 -0.08
words: attack	strik	-0.07 0.08 0.08 -0.12 -0.11
words: attack	target	0.05 0.10 -0.16 -0.15 -0.14
words: attack	that	-0.14 0.01 0.07 -0.05 -0.12
words: attack	to	0.13 0.09 -0.06 -0.11 -0.21
words: attack	with	0.06 0.01 -0.10 0.00 -0.12
words: attack	—	-0.09 -0.14 -0.13 0.01 0.10
words: attempt	to	-0.07 -0.05 -0.20 0.09 0.00
words: authoriz	[side]	-0.12 0.01 0.12 -0.11 -0.13
words: away	from	-0.16 -0.11 0.06 0.05 -0.15
words: back	,	0.02 0.11 -0.11 -0.07 -0.02
words: back	[ally]	0.07 -0.01 -0.09 -0.09 -0.10
words: back	[side]	-0.06 -0.07 -0.08 0.01 0.06
words: back	[usa]	-0.18 -0.18 -0.12 0.11 -0.07
words: back	after	-0.08 -0.06 0.06 -0.04 0.00
words: back	against	-0.12 -0.10 -0.12 0.06 0.03
words: back	as	-0.08 -0.15 -0.12 0.11 -0.05
words: back	at	-0.07 -0.11 -0.11 0.08 0.05
words: back	down	-0.10 -0.02 -0.05 0.08 -0.08
words: back	from	-0.09 -0.12 -0.10 0.08 0.02
words: back	his	-0.13 -0.06 0.06 -0.08 0.02
words: back	home	-0.04 -0.06 -0.05 0.03 -0.01
words: back	in	-0.10 -0.11 -0.09 0.05 0.06
words: back	off	0.08 -0.05 -0.04 -0.13 0.00
words: back	on	-0.13 -0.05 0.02 -0.09 0.07
words: back	the	-0.07 -0.06 -0.03 0.08 -0.12
words: back	to	-0.19 -0.12 0.07 0.00 -0.06
words: back	with	0.08 -0.08 -0.08 0.04 -0.11
words: balanc	of	-0.09 -0.12 -0.11 0.06 0.09
words: ballistic	missil	0.05 -0.03 -0.08 0.03 -0.15
words: ban	on	-0.13 -0.10 0.10 -0.17 0.06
words: bank	of	-0.11 -0.08 -0.15 -0.02 0.08
words: barrag	of	-0.07 0.00 -0.09 -0.03 0.07
words: barrel	as	-0.11 0.15 0.11 -0.12 -0.10
words: barrel	of	-0.10 -0.13 -0.14 0.04 0.06
words: bas	,	0.07 0.05 -0.05 -0.14 -0.09
words: bas	acros	-0.06 0.06 -0.08 0.03 -0.10
words: bas	for	-0.14 -0.08 0.11 -0.14 0.02
words: bas	in	0.02 -0.02 -0.09 -0.12 0.07
words: base	as	0.09 0.08 -0.16 -0.15 -0.11
words: base	from	-0.09 0.08 0.01 -0.06 -0.12
words: base	in	0.13 0.02 -0.21 -0.07 -0.11
words: base	oils	-0.05 -0.11 -0.11 -0.02 0.04
words: base	on	0.06 -0.12 0.06 -0.11 -0.04
words: batter	and	-0.11 -0.11 -0.14 -0.05 0.11
words: bbc	visit	-0.10 -0.13 -0.14 0.09 0.05
words: be	a	-0.06 -0.12 -0.13 0.05 0.01
words: be	able	-0.05 0.06 0.01 -0.11 0.00
words: be	bomb	-0.14 -0.08 0.02 -0.09 0.05
words: be	hit	-0.08 0.05 0.07 -0.12 -0.11
words: be	hold	-0.09 -0.03 -0.12 0.10 -0.08
words: be	in	-0.04 0.05 0.01 -0.01 -0.15
words: be	includ	0.05 0.06 -0.11 -0.01 -0.10
words: be	no	-0.07 0.10 0.00 -0.11 0.04
words: be	releas	-0.10 -0.03 -0.06 0.07 -0.03
words: be	sign	-0.43 0.05 0.28 -0.16 -0.24
words: be	taken	-0.05 0.07 0.04 -0.13 0.00
words: be	target	-0.12 -0.09 -0.04 0.08 -0.04
words: be	the	-0.05 -0.04 -0.08 0.04 -0.02
words: be	ther	-0.09 0.10 0.10 -0.05 -0.12
words: be	very	-0.09 0.07 0.14 -0.13 -0.11
words: becaus	of	-0.11 -0.12 -0.08 0.12 -0.08
words: been	at	-0.08 -0.08 -0.06 0.05 -0.03
words: been	kill	0.01 0.02 0.01 -0.14 -0.12
words: been	rescu	-0.13 -0.09 0.11 -0.10 -0.12
words: been	sign	0.14 0.14 -0.15 -0.12 -0.11
words: befor	[place]	0.03 0.08 -0.04 -0.10 -0.08
words: befor	[side]	-0.15 -0.19 -0.17 0.06 0.06
words: befor	[usa]	-0.11 0.08 -0.12 0.05 -0.13
words: befor	talk	-0.07 0.01 0.09 -0.07 -0.10
words: befor	the	-0.17 -0.15 -0.12 0.03 0.05
words: begin	in	-0.07 0.19 0.17 -0.18 -0.19
words: believ	[side]	0.07 -0.08 -0.05 -0.14 0.07
words: below	[number]	-0.15 -0.03 0.00 0.05 -0.09
words: bet	on	-0.09 -0.12 -0.11 -0.09 0.10
words: bets	on	-0.10 -0.09 0.04 0.14 -0.17
words: better	stop	-0.11 0.15 0.11 -0.12 -0.11
words: between	[ally]	-0.13 -0.11 0.03 0.07 -0.11
words: between	[place]	0.07 0.06 -0.17 -0.08 -0.07
words: between	[side]	0.00 0.07 -0.01 -0.11 -0.01
words: between	[usa]	-0.08 0.05 0.13 -0.06 -0.17
words: between	the	-0.24 -0.10 -0.02 0.04 -0.02
words: bid	to	-0.10 0.12 0.06 -0.21 -0.02
words: big	one	-0.09 0.01 0.15 -0.12 -0.16
words: big	question	-0.09 -0.08 -0.09 -0.06 0.08
words: bill	:	-0.09 -0.11 -0.13 0.15 -0.15
words: bill	maher	-0.11 -0.11 -0.13 -0.11 0.12
words: bitcoin	,	-0.07 -0.11 -0.11 0.10 -0.04
words: bitcoin	hold	-0.08 -0.11 -0.09 0.08 0.07
words: bitcoin	rally	-0.06 -0.09 0.06 0.03 -0.06
words: bitcoin	slip	-0.11 -0.13 -0.13 0.12 0.00
words: black	box	-0.02 0.10 -0.02 -0.13 -0.10
words: black	rain	-0.12 -0.16 -0.11 0.12 0.03
words: blam	[side]	0.02 -0.04 0.03 0.02 -0.24
words: blam	[usa]	-0.06 -0.09 -0.12 0.13 -0.11
words: blam	for	-0.10 -0.11 -0.12 -0.07 0.10
words: blast	[side]	-0.12 -0.05 0.04 0.00 -0.07
words: blast	[usa]	-0.07 -0.09 -0.07 0.08 -0.06
words: blast	near	0.17 0.12 -0.13 -0.13 -0.11
words: blew	a	0.04 0.09 -0.08 -0.10 -0.09
words: block	[region]	-0.14 -0.04 -0.03 0.02 0.08
words: block	[side]	-0.08 0.03 0.12 -0.12 -0.10
words: block	in	0.12 -0.11 -0.13 -0.11 -0.12
words: blockad	,	-0.22 -0.19 0.13 -0.06 -0.06
words: blockad	-	-0.12 -0.13 -0.14 0.01 0.13
words: blockad	:	0.07 0.12 0.06 -0.16 -0.12
words: blockad	[region]	-0.07 0.08 0.01 -0.06 -0.13
words: blockad	[side]	-0.03 0.11 0.09 -0.20 -0.07
words: blockad	after	-0.14 -0.09 0.06 0.02 -0.08
words: blockad	in	-0.13 0.03 -0.04 -0.03 0.02
words: blockad	of	-0.03 -0.08 -0.01 0.02 -0.03
words: blockad	on	-0.17 -0.18 0.09 0.00 -0.11
words: blockad	the	-0.10 0.04 0.13 -0.12 -0.13
words: bloomberg	daybreak	-0.07 0.03 0.00 -0.09 0.01
words: blow	to	-0.06 0.05 0.03 0.00 -0.11
words: blow	up	-0.08 0.08 -0.06 -0.04 -0.01
words: body	says	0.09 0.07 -0.11 -0.03 -0.13
words: bomb	[place]	0.05 0.04 0.05 -0.22 -0.22
words: bomb	[side]	-0.08 -0.10 -0.18 -0.09 0.23
words: bomb	and	0.01 0.02 -0.13 -0.03 0.01
words: bomb	are	-0.10 -0.10 -0.13 -0.07 0.11
words: bomb	campaign	0.01 0.02 -0.04 0.04 -0.15
words: bomb	if	-0.15 -0.08 0.14 -0.11 -0.13
words: bomb	in	0.11 -0.06 -0.02 -0.11 -0.08
words: bomb	nuclear	-0.21 -0.15 0.06 0.01 0.00
words: bomb	of	-0.01 -0.11 0.00 0.06 -0.05
words: bomb	on	-0.13 0.06 -0.05 0.01 -0.12
words: bomb	shelter	-0.04 -0.02 -0.07 -0.11 0.07
words: boot	on	-0.14 -0.04 0.01 0.02 -0.02
words: both	sid	0.10 -0.03 -0.13 -0.14 -0.07
words: bounty	on	-0.11 0.09 0.09 -0.06 -0.12
words: box	found	-0.02 0.10 -0.02 -0.13 -0.10
words: br	down	-0.03 -0.08 -0.13 -0.05 0.12
words: brac	for	-0.09 -0.15 -0.04 0.11 -0.04
words: bragg	about	-0.08 -0.11 -0.10 -0.13 0.13
words: breach	of	0.03 0.08 0.02 -0.15 -0.10
words: break	:	0.05 0.04 0.10 -0.25 -0.25
words: break	down	-0.08 -0.07 -0.10 -0.09 0.10
words: break	out	0.07 0.06 -0.04 -0.02 -0.10
words: break	silenc	-0.10 -0.09 0.00 0.00 0.02
words: breakthrough	as	-0.14 -0.11 0.06 0.03 -0.10
words: brendan	carr	-0.05 -0.04 0.08 0.09 -0.12
words: brent	crud	-0.06 -0.16 -0.11 0.07 0.07
words: brent	surg	-0.10 0.15 0.12 -0.12 -0.13
words: bret	baier	-0.05 -0.01 0.07 -0.12 0.01
words: bridg	and	-0.12 -0.09 0.03 0.06 -0.12
words: bridg	in	0.05 0.11 0.00 -0.15 -0.15
words: brief	june	0.07 -0.09 -0.16 -0.12 0.05
words: build	in	0.17 0.13 0.12 -0.15 -0.15
words: burn	after	0.01 0.13 -0.11 -0.12 -0.12
words: but	[ally]	-0.01 0.04 -0.15 -0.12 0.07
words: but	[place]	-0.14 -0.11 0.02 -0.02 0.05
words: but	[region]	-0.10 -0.01 0.04 -0.07 0.02
words: but	[side]	0.01 -0.06 -0.06 -0.11 0.10
words: but	[usa]	-0.13 -0.01 0.18 -0.20 -0.09
words: but	can	-0.08 -0.07 -0.05 0.08 -0.02
words: but	could	-0.07 0.06 0.07 -0.01 -0.08
words: but	fear	-0.09 -0.12 -0.12 -0.01 0.08
words: but	it	-0.09 -0.11 -0.13 -0.05 0.09
words: but	not	-0.12 -0.11 0.08 0.00 -0.07
words: but	remain	-0.09 -0.11 -0.07 0.12 -0.12
words: but	the	-0.11 -0.04 -0.10 -0.18 0.17
words: but	they	-0.09 -0.10 -0.04 0.11 -0.07
words: but	will	-0.11 0.05 0.04 -0.04 -0.05
words: by	[ally]	-0.15 0.01 -0.13 0.03 0.05
words: by	[number]	-0.12 0.01 0.14 -0.08 -0.14
words: by	[place]	-0.03 -0.07 0.05 0.06 -0.07
words: by	[side]	0.02 0.00 -0.18 0.14 -0.18
words: by	[usa]	-0.28 -0.11 0.06 0.03 -0.02
words: by	dron	-0.09 0.16 -0.01 -0.18 -0.17
words: by	missil	0.10 0.01 -0.15 -0.14 -0.13
words: by	the	-0.17 -0.16 -0.22 0.00 0.12
words: by	war	-0.12 -0.13 -0.12 0.02 0.03
words: call	[side]	-0.16 -0.14 -0.18 0.10 0.05
words: call	[usa]	-0.14 -0.11 -0.03 0.05 0.03
words: call	for	-0.10 -0.05 0.05 -0.05 0.01
words: call	it	-0.12 -0.07 0.07 -0.01 -0.02
words: call	off	-0.06 0.06 -0.07 0.03 0.01
words: call	on	0.07 0.05 0.09 -0.04 -0.23
words: call	to	-0.01 -0.07 -0.06 0.00 0.05
words: call	with	-0.14 -0.06 0.00 -0.07 0.05
words: camera	to	-0.05 -0.07 -0.06 0.07 -0.09
words: campaign	against	0.05 0.00 -0.05 -0.05 -0.13
words: can	[side]	-0.06 -0.08 -0.12 0.01 0.05
words: can	it	-0.08 -0.07 -0.09 0.11 0.05
words: can	still	-0.12 -0.07 -0.01 -0.14 0.10
words: can	the	-0.09 -0.08 -0.13 -0.08 0.11
words: can	turn	-0.09 -0.10 -0.09 0.09 -0.09
words: can't	kill	-0.10 -0.08 -0.07 0.11 -0.11
words: canadian	in	-0.04 -0.09 -0.01 0.05 -0.06
words: cancel	[usa]	-0.13 0.17 0.11 -0.11 -0.11
words: captur	[side]	-0.01 0.11 0.05 -0.13 -0.15
words: captur	the	-0.07 -0.11 -0.13 -0.10 0.13
words: car	in	-0.08 0.10 0.10 -0.06 -0.12
words: care	about	-0.12 0.03 0.10 -0.09 -0.07
words: cargo	ship	0.17 0.13 -0.10 -0.15 -0.12
words: cargo	vessel	0.06 0.05 -0.05 -0.03 -0.10
words: carlson	claim	-0.05 -0.09 -0.03 0.09 -0.08
words: carry	[side]	0.00 0.01 0.05 -0.13 -0.15
words: carry	on	-0.05 -0.09 -0.09 0.01 0.04
words: case	for	-0.10 -0.04 0.05 -0.16 0.00
words: case	scenario	-0.06 -0.10 -0.09 0.06 -0.01
words: cast	doubt	0.01 0.07 0.02 -0.08 -0.14
words: caus	by	-0.03 0.02 -0.13 0.12 -0.15
words: ceas	fire	0.01 -0.04 -0.04 -0.04 0.05
words: ceasefir	,	-0.16 -0.11 0.04 -0.10 0.12
words: ceasefir	-	-0.14 -0.11 0.00 0.09 -0.09
words: ceasefir	:	0.05 -0.08 -0.11 0.02 0.00
words: ceasefir	?	-0.12 -0.14 -0.09 -0.03 0.07
words: ceasefir	[number]	-0.17 0.00 -0.21 -0.12 0.14
words: ceasefir	[place]	-0.13 -0.13 0.03 0.06 -0.16
words: ceasefir	after	0.07 -0.11 -0.16 -0.05 0.06
words: ceasefir	and	-0.11 0.07 0.05 -0.14 -0.01
words: ceasefir	announcement	-0.03 0.01 -0.13 0.12 -0.18
words: ceasefir	as	0.00 -0.05 0.02 0.05 -0.19
words: ceasefir	at	0.06 -0.04 -0.01 -0.12 -0.04
words: ceasefir	begin	0.07 -0.04 -0.10 -0.01 -0.12
words: ceasefir	between	0.12 0.02 -0.07 -0.05 -0.22
words: ceasefir	deadlin	-0.15 -0.13 -0.03 0.06 -0.02
words: ceasefir	deal	0.12 -0.05 -0.09 -0.07 0.04
words: ceasefir	extension	-0.17 0.05 0.08 0.04 -0.17
words: ceasefir	hold	-0.09 0.17 0.16 -0.16 -0.17
words: ceasefir	hop	-0.09 -0.13 -0.09 0.11 -0.09
words: ceasefir	in	-0.14 -0.06 0.03 -0.09 0.07
words: ceasefir	on	-0.17 -0.18 -0.21 0.15 0.02
words: ceasefir	plan	-0.13 0.13 0.13 -0.14 -0.12
words: ceasefir	talk	0.01 -0.01 0.01 -0.01 -0.14
words: ceasefir	to	-0.10 0.01 0.03 -0.05 0.06
words: ceasefir	violation	0.06 0.09 -0.16 -0.13 -0.15
words: ceasefir	with	-0.01 0.01 -0.03 -0.02 -0.01
words: ceasefir	–	0.02 -0.01 -0.10 -0.01 0.00
words: central	[place]	-0.10 0.11 -0.05 -0.11 -0.12
words: ceo	says	-0.12 -0.11 0.03 0.03 -0.15
words: challeng	[usa]	-0.09 -0.11 -0.11 0.00 0.05
words: chanc	for	-0.10 0.06 0.05 -0.11 0.03
words: chanc	of	-0.08 -0.10 -0.03 -0.12 0.08
words: chang	in	-0.06 -0.08 -0.07 0.08 -0.06
words: chao	in	-0.01 -0.03 -0.08 0.02 0.00
words: charg	with	-0.14 -0.19 -0.21 0.16 -0.06
words: chief	,	0.08 0.04 -0.13 -0.17 -0.14
words: chief	[side]	-0.10 0.11 0.05 -0.14 -0.09
words: chief	ali	-0.12 0.13 0.08 -0.15 -0.13
words: chief	kill	0.00 -0.02 -0.14 0.03 -0.12
words: chief	of	0.06 -0.08 -0.12 0.05 -0.11
words: chief	says	-0.13 -0.14 -0.13 0.14 -0.06
words: chief	tell	-0.05 -0.09 -0.07 0.04 -0.03
words: chief	warn	-0.09 0.01 -0.01 0.02 -0.07
words: chill	warn	-0.04 -0.04 0.03 0.00 -0.02
words: chok	[region]	-0.08 -0.05 0.01 0.05 -0.12
words: chri	hay	-0.05 -0.05 -0.07 -0.06 0.07
words: chri	wright	-0.11 -0.12 0.07 -0.02 -0.14
words: christian	quarter	-0.14 0.01 -0.01 0.03 -0.11
words: citizen	messag	-0.10 -0.11 -0.13 -0.11 0.12
words: city	of	-0.15 0.04 -0.02 0.08 -0.18
words: claim	[place]	-0.10 -0.01 -0.19 0.03 0.05
words: claim	[region]	0.09 0.16 -0.14 -0.17 -0.11
words: claim	[side]	0.00 -0.15 0.08 -0.02 -0.07
words: claim	[usa]	-0.16 -0.08 -0.06 0.09 0.00
words: claim	about	-0.14 -0.13 -0.14 0.10 0.00
words: claim	attack	-0.06 0.13 -0.06 -0.15 -0.13
words: claim	it	0.00 0.01 0.11 -0.05 -0.20
words: claim	new	-0.09 0.03 0.04 -0.09 -0.06
words: claim	of	-0.18 -0.21 -0.08 0.05 0.07
words: claim	responsibility	0.06 0.07 -0.10 -0.01 -0.06
words: claim	that	-0.11 0.05 0.06 0.05 -0.13
words: claim	to	0.01 0.11 0.06 -0.23 -0.03
words: claim	victory	0.04 -0.10 -0.14 0.10 -0.06
words: clash	over	-0.04 -0.06 -0.06 -0.09 0.07
words: clash	with	-0.10 -0.09 -0.15 0.02 0.07
words: clean	out	-0.08 0.01 0.04 0.04 -0.15
words: clear	[region]	-0.13 -0.10 0.02 0.03 -0.10
words: clear	min	-0.09 -0.03 0.04 -0.06 -0.06
words: clos	,	-0.15 -0.14 0.02 0.11 -0.08
words: clos	?	0.07 0.07 -0.10 -0.06 -0.09
words: clos	[region]	-0.02 0.15 -0.07 -0.09 -0.14
words: clos	again	0.20 0.13 -0.13 -0.14 -0.11
words: clos	airspac	-0.06 0.03 0.10 -0.15 -0.13
words: clos	the	-0.10 -0.12 0.03 -0.10 0.06
words: clos	to	-0.18 0.00 0.09 -0.02 -0.12
words: closur	of	-0.17 0.05 -0.21 0.03 0.07
words: cnn	host	-0.04 -0.06 -0.09 -0.07 0.07
words: cnn	jake	-0.05 -0.09 -0.07 -0.04 0.07
words: cnn	over	-0.10 -0.10 -0.06 0.05 -0.03
words: co	host	-0.05 -0.06 -0.10 -0.03 0.07
words: coast	:	0.10 0.13 -0.09 -0.14 -0.11
words: com	:	-0.10 -0.03 0.10 -0.13 -0.06
words: com	after	-0.13 -0.04 0.13 -0.07 -0.14
words: com	days	-0.12 0.14 0.14 -0.15 -0.14
words: com	into	0.06 -0.10 0.04 -0.05 -0.12
words: com	under	-0.01 0.11 -0.12 -0.05 -0.16
words: combat	operation	0.20 0.01 -0.16 -0.15 -0.19
words: come	to	-0.05 0.08 -0.06 0.08 -0.08
words: command	center	-0.10 0.02 -0.08 0.05 -0.08
words: commander	,	0.01 -0.13 0.01 0.07 -0.09
words: commander	:	-0.09 -0.07 -0.12 0.04 0.03
words: commander	[ally]	-0.14 -0.01 -0.13 0.07 -0.15
words: commander	[place]	-0.16 0.06 0.11 -0.08 -0.14
words: commander	[side]	0.01 -0.01 0.09 -0.08 -0.11
words: commander	[usa]	0.08 0.08 -0.13 -0.03 -0.12
words: commander	commander	-0.13 0.06 0.12 -0.14 -0.13
words: commander	in	-0.09 -0.08 -0.14 0.05 0.06
words: commander	says	-0.12 -0.13 -0.14 0.05 0.05
words: commander	to	-0.13 0.09 0.13 -0.14 -0.14
words: comment	on	0.02 0.04 -0.13 0.05 -0.07
words: commercial	flight	-0.10 -0.11 -0.04 0.11 -0.10
words: committ	war	-0.11 -0.11 -0.09 -0.04 0.07
words: complet	,	0.13 0.11 -0.15 -0.03 -0.13
words: complet	ceasefir	-0.12 -0.13 -0.11 0.12 -0.02
words: completely	clos	0.01 0.05 0.02 -0.10 -0.13
words: complicat	[usa]	-0.07 -0.09 -0.12 -0.16 0.14
words: comply	with	-0.11 0.03 0.07 -0.01 -0.09
words: concern	about	-0.09 0.02 0.06 0.04 -0.17
words: conclud	in	-0.11 -0.08 0.04 -0.03 0.06
words: condemn	[side]	-0.13 -0.18 -0.06 0.02 0.04
words: condemn	[usa]	-0.08 -0.12 -0.09 0.16 -0.16
words: condemn	aggression	-0.12 -0.12 -0.05 0.11 0.02
words: condemn	attack	-0.09 -0.13 -0.11 0.10 -0.02
words: confirm	[usa]	0.12 0.06 -0.05 -0.11 -0.13
words: confirm	dead	-0.13 -0.03 0.09 -0.09 -0.10
words: confirm	it	0.11 0.10 -0.14 -0.13 -0.11
words: conflict	,	-0.11 -0.19 -0.06 -0.06 0.17
words: conflict	.	-0.10 -0.10 -0.07 0.03 0.03
words: conflict	:	-0.02 0.03 -0.20 -0.08 0.07
words: conflict	;	0.03 0.05 -0.12 0.08 -0.09
words: conflict	?	-0.07 -0.09 -0.15 0.13 -0.11
words: conflict	continu	-0.07 -0.02 0.05 -0.03 -0.04
words: conflict	could	0.07 0.09 0.04 -0.09 -0.10
words: conflict	deepen	-0.06 -0.10 -0.11 -0.01 0.05
words: conflict	disrupt	-0.09 0.06 0.09 -0.05 -0.13
words: conflict	enter	-0.04 0.12 -0.06 -0.09 -0.14
words: conflict	escalat	0.04 -0.06 0.00 -0.04 0.00
words: conflict	in	-0.12 -0.15 -0.21 -0.14 0.19
words: conflict	main	-0.12 -0.13 -0.10 0.09 0.08
words: conflict	may	-0.05 -0.07 -0.14 0.01 0.06
words: conflict	rag	0.06 -0.08 0.05 -0.04 -0.10
words: conflict	threaten	-0.08 -0.16 -0.15 -0.08 0.11
words: conflict	to	-0.11 -0.07 0.02 0.01 -0.03
words: conflict	widen	0.02 0.07 -0.04 0.00 -0.12
words: conflict	with	-0.15 -0.04 0.09 -0.13 0.01
words: confront	[side]	-0.09 -0.01 -0.17 -0.05 0.07
words: consulat	in	0.07 0.10 0.05 -0.14 -0.10
words: continu	,	-0.17 0.05 0.07 -0.07 -0.10
words: continu	at	-0.09 0.04 -0.12 0.08 0.04
words: continu	attack	-0.07 0.09 -0.05 -0.14 0.02
words: continu	for	-0.12 -0.11 0.03 0.06 -0.06
words: continu	strik	0.06 0.12 -0.07 -0.14 -0.13
words: continu	to	-0.08 0.06 0.02 -0.14 0.00
words: contradict	[side]	-0.15 -0.05 0.13 -0.06 -0.10
words: control	of	-0.08 0.04 0.05 -0.06 -0.10
words: cost	,	-0.04 -0.06 0.00 0.02 -0.02
words: cost	of	-0.02 -0.23 -0.05 -0.02 0.04
words: could	[side]	-0.10 -0.08 -0.09 -0.09 0.10
words: could	be	-0.13 -0.07 -0.16 -0.02 0.11
words: could	hit	-0.12 -0.09 0.00 0.02 0.02
words: could	it	-0.04 -0.06 -0.09 0.04 0.04
words: could	last	-0.05 0.08 0.08 -0.13 -0.04
words: could	make	-0.09 -0.11 -0.06 0.12 -0.12
words: could	send	-0.07 0.00 0.01 -0.05 0.02
words: could	take	-0.10 -0.12 -0.07 0.14 -0.13
words: could	the	-0.03 -0.04 -0.08 0.13 -0.13
words: could	trigger	-0.03 -0.06 -0.05 0.05 -0.03
words: country	,	0.00 -0.03 -0.04 -0.09 0.08
words: country	are	-0.06 -0.09 0.13 0.14 -0.14
words: country	is	-0.15 -0.05 -0.03 -0.12 0.10
words: country	would	0.03 0.09 0.01 -0.03 -0.09
words: court	at	-0.17 -0.17 -0.15 0.11 -0.05
words: cover	[usa]	-0.07 -0.07 -0.12 0.00 0.07
words: cover	for	-0.15 -0.20 -0.11 0.02 0.07
words: cover	up	-0.10 -0.10 -0.07 0.13 -0.10
words: crackdown	on	-0.04 -0.08 -0.03 -0.05 0.05
words: crash	in	0.03 0.11 0.05 -0.14 -0.21
words: crew	member	-0.17 -0.09 0.17 -0.03 -0.21
words: crim	in	-0.13 0.00 0.03 -0.08 0.02
words: crisi	:	-0.13 -0.11 -0.15 -0.15 0.16
words: crisi	deepen	-0.13 -0.12 0.05 -0.04 0.01
words: crisi	drag	-0.08 0.11 0.10 -0.08 -0.12
words: criticis	[side]	-0.18 0.06 -0.12 0.02 -0.02
words: cros	[region]	-0.14 -0.17 0.02 0.03 -0.02
words: cross	[region]	-0.15 -0.18 0.06 0.01 -0.13
words: crucial	peac	-0.11 -0.07 -0.05 0.04 -0.06
words: crud	futur	-0.04 0.18 0.14 -0.15 -0.12
words: crud	oil	-0.10 0.07 0.04 -0.03 -0.09
words: crud	pric	-0.08 -0.05 0.00 -0.03 0.01
words: crud	production	-0.05 0.03 0.00 0.00 -0.04
words: crud	surg	-0.05 -0.08 -0.02 0.00 0.05
words: crush	respons	0.08 0.03 0.00 -0.12 -0.11
words: cut	[place]	-0.11 -0.10 0.06 0.06 -0.13
words: cut	off	0.03 0.06 -0.12 0.02 -0.04
words: cuts	oil	-0.08 0.12 0.10 -0.09 -0.14
words: d	.	-0.10 -0.10 -0.13 -0.13 0.13
words: daily	brief	0.07 -0.10 -0.17 -0.13 0.07
words: daily	rundown	-0.09 0.08 -0.05 -0.02 -0.12
words: damag	,	0.01 -0.02 0.03 0.07 -0.10
words: damag	at	0.08 0.02 -0.11 -0.06 -0.10
words: damag	by	-0.01 0.06 -0.08 -0.10 0.01
words: damag	in	-0.15 0.15 0.02 -0.06 -0.26
words: damag	to	0.08 -0.03 -0.11 0.05 -0.11
words: day	[number]	0.03 0.01 -0.17 -0.02 0.06
words: day	after	0.10 0.02 -0.16 -0.06 -0.01
words: day	as	-0.04 0.07 0.08 -0.14 -0.12
words: day	ceasefir	0.14 -0.02 -0.20 -0.03 -0.21
words: day	of	-0.01 0.07 -0.10 -0.07 0.02
words: day	period	0.04 0.01 -0.04 -0.02 -0.03
words: day	with	0.10 0.08 -0.10 -0.08 -0.06
words: daybreak	[region]	-0.08 0.06 0.04 -0.11 -0.06
words: daybreak	asia	-0.03 -0.09 -0.08 0.06 0.05
words: days	,	-0.11 -0.01 0.09 0.00 -0.10
words: days	:	-0.11 -0.11 0.07 0.05 -0.07
words: days	of	-0.15 -0.05 -0.02 -0.10 0.09
words: de	escalation	-0.10 -0.10 -0.04 0.10 -0.13
words: dead	,	0.02 -0.07 0.08 -0.16 -0.05
words: dead	after	0.06 0.04 0.00 -0.15 -0.16
words: dead	as	0.09 0.10 -0.11 -0.12 -0.11
words: dead	in	-0.05 0.00 0.09 -0.14 -0.13
words: deadlin	,	-0.10 -0.07 0.06 0.00 -0.12
words: deadlin	for	-0.13 -0.02 0.09 -0.13 0.00
words: deadlin	loom	-0.19 -0.03 -0.01 -0.01 0.03
words: deadlin	near	-0.11 -0.11 -0.14 0.13 -0.08
words: deadlin	of	-0.08 -0.05 0.05 0.00 -0.08
words: deadly	[side]	-0.08 -0.05 -0.01 0.03 -0.03
words: deadly	[usa]	0.00 0.05 0.01 -0.05 -0.11
words: deadly	attack	-0.12 0.09 -0.10 -0.01 -0.09
words: deadly	dron	-0.14 -0.06 0.06 0.05 -0.16
words: deadly	protest	-0.13 -0.11 0.05 0.04 -0.12
words: deadly	strik	-0.10 0.06 -0.08 0.05 -0.15
words: deal	,	0.05 -0.07 -0.03 -0.09 0.00
words: deal	-	-0.04 -0.04 -0.19 0.06 0.02
words: deal	.	-0.05 -0.08 -0.06 0.06 -0.04
words: deal	:	0.08 0.01 0.04 -0.16 -0.04
words: deal	;	0.06 0.06 -0.13 -0.02 -0.11
words: deal	?	-0.11 -0.11 -0.11 -0.03 0.08
words: deal	after	-0.14 -0.16 0.00 0.08 -0.03
words: deal	announc	0.09 0.18 -0.10 -0.11 -0.10
words: deal	as	-0.23 0.01 0.16 -0.10 -0.12
words: deal	clos	-0.16 -0.12 0.11 -0.03 -0.12
words: deal	could	-0.13 0.00 0.03 -0.03 -0.01
words: deal	has	0.06 0.10 0.00 -0.12 -0.09
words: deal	in	-0.02 0.09 0.06 -0.05 -0.17
words: deal	includ	-0.17 0.03 0.17 -0.18 -0.16
words: deal	is	0.01 0.05 -0.07 -0.12 0.04
words: deal	near	-0.15 -0.16 0.04 0.05 -0.08
words: deal	reach	0.14 0.04 -0.13 -0.09 -0.10
words: deal	sign	-0.14 -0.04 0.07 -0.05 -0.10
words: deal	tak	-0.05 0.03 -0.05 0.07 -0.09
words: deal	text	-0.15 -0.08 0.07 0.03 -0.10
words: deal	to	0.01 0.15 0.11 -0.15 -0.22
words: deal	with	0.07 0.03 0.02 -0.08 -0.05
words: deal	within	-0.14 -0.07 0.08 -0.01 -0.10
words: death	of	-0.14 -0.11 0.02 0.00 0.02
words: death	toll	-0.03 0.01 0.09 -0.21 -0.06
words: debri	from	0.04 0.06 0.04 -0.12 -0.08
words: decid	on	-0.14 -0.03 0.15 -0.14 -0.14
words: decision	,	-0.10 -0.06 0.08 -0.03 -0.12
words: declar	[side]	-0.20 0.03 0.02 0.02 -0.05
words: declar	[usa]	-0.16 -0.04 0.05 -0.11 0.05
words: declar	forc	-0.09 0.09 0.09 -0.09 -0.10
words: declar	victory	-0.14 -0.14 -0.12 -0.13 0.13
words: declin	to	-0.09 -0.08 -0.13 0.10 -0.07
words: deep	insid	-0.14 -0.14 0.11 -0.13 -0.09
words: defenc	chief	-0.04 -0.06 -0.05 -0.01 0.03
words: defenc	intercept	0.14 0.08 0.02 -0.11 -0.10
words: defend	[side]	-0.16 -0.11 0.02 0.01 -0.04
words: defens	minister	-0.08 0.05 0.04 -0.18 -0.15
words: defens	official	-0.09 -0.13 -0.13 0.08 0.03
words: defens	strik	-0.18 0.15 -0.14 -0.14 -0.11
words: defens	system	-0.12 0.03 0.03 -0.10 0.01
words: delegation	,	-0.13 -0.13 -0.13 0.12 0.12
words: delegation	[side]	-0.11 -0.14 -0.13 0.14 -0.09
words: delegation	arriv	-0.12 0.06 0.08 -0.07 -0.09
words: delegation	leav	-0.11 -0.02 0.03 0.00 -0.08
words: delegation	to	-0.13 -0.07 -0.05 0.10 -0.13
words: demand	[side]	-0.11 -0.03 0.08 -0.17 0.10
words: demand	to	-0.06 -0.11 -0.14 0.04 0.04
words: demand	unconditional	-0.11 0.11 0.09 -0.19 -0.03
words: deny	[usa]	-0.15 0.07 0.12 -0.10 -0.05
words: depend	on	-0.06 -0.08 -0.10 -0.11 0.11
words: desalination	plant	-0.10 0.12 -0.01 -0.18 0.02
words: despit	[side]	-0.20 -0.20 -0.20 -0.02 0.15
words: despit	[usa]	-0.15 0.01 0.00 0.00 -0.05
words: despit	ceasefir	-0.05 0.13 -0.08 -0.07 -0.09
words: despit	deal	-0.10 0.02 0.05 -0.02 -0.10
words: despit	ongo	-0.11 -0.11 -0.02 0.05 0.02
words: despit	report	-0.04 0.06 -0.10 -0.14 0.05
words: despit	the	-0.05 -0.06 -0.08 -0.10 0.10
words: destroy	,	-0.20 -0.17 0.10 0.03 0.07
words: destroy	[number]	-0.07 0.10 0.09 -0.16 -0.12
words: destroy	[place]	0.00 0.03 -0.09 0.00 -0.07
words: destroy	[side]	-0.13 0.06 -0.15 0.10 -0.05
words: destroy	in	-0.01 0.17 -0.07 -0.18 -0.16
words: destruction	of	-0.11 -0.13 -0.13 0.10 -0.04
words: detail	of	-0.15 -0.15 0.03 0.01 -0.05
words: determin	to	-0.11 -0.11 -0.11 -0.09 0.10
words: did	[side]	-0.11 -0.11 -0.14 0.10 0.04
words: did	[usa]	-0.06 -0.09 -0.13 -0.13 0.13
words: did	not	-0.06 -0.02 -0.04 0.11 -0.19
words: dies	from	0.04 -0.12 0.07 -0.01 -0.14
words: direct	talk	-0.11 0.00 0.05 -0.09 0.03
words: displac	[place]	-0.14 -0.18 -0.19 0.09 0.07
words: displac	family	-0.12 -0.14 -0.13 0.04 0.06
words: displac	in	-0.12 -0.12 0.10 -0.05 -0.13
words: disput	[usa]	-0.10 -0.10 -0.07 0.13 -0.10
words: disrupt	global	-0.08 -0.03 0.03 0.00 -0.05
words: disrupt	supply	-0.10 0.05 0.05 -0.01 -0.15
words: disruption	in	-0.05 -0.03 -0.02 -0.12 0.08
words: divid	over	-0.05 -0.09 -0.03 0.07 -0.04
words: do	it	-0.10 -0.11 -0.14 -0.02 0.06
words: do	littl	-0.02 -0.03 -0.08 -0.09 0.09
words: do	not	-0.07 -0.01 -0.05 0.06 -0.06
words: do	we	-0.09 -0.14 0.05 -0.15 0.06
words: do	with	-0.05 -0.07 -0.05 0.14 -0.14
words: does	[usa]	-0.02 -0.04 -0.06 -0.05 0.05
words: does	it	-0.05 0.03 0.04 -0.03 -0.09
words: does	not	-0.15 -0.12 -0.05 0.04 0.02
words: dollar	a	-0.15 0.10 0.12 -0.09 -0.14
words: dollar	after	-0.09 -0.02 0.01 0.02 -0.06
words: dollar	amid	-0.07 0.12 0.05 -0.06 -0.04
words: dollar	as	-0.21 0.05 0.07 -0.01 -0.21
words: dollar	billion	-0.18 -0.09 -0.02 0.01 0.00
words: dollar	million	-0.08 -0.09 0.08 0.00 -0.19
words: dollar	per	-0.04 0.09 0.04 -0.02 -0.12
words: dollar	reward	0.04 0.06 0.00 -0.12 0.01
words: dollarsbn	in	-0.10 -0.05 0.06 -0.04 -0.07
words: domestic	protest	-0.10 -0.07 0.02 -0.04 0.04
words: don't	have	-0.08 -0.08 -0.13 -0.13 0.13
words: don't	need	-0.10 -0.13 -0.10 0.10 -0.08
words: don't	want	-0.10 -0.11 -0.02 0.06 0.00
words: doubl	tap	-0.10 0.01 -0.10 -0.04 0.04
words: doubt	on	0.01 0.07 0.02 -0.08 -0.14
words: down	,	-0.14 -0.03 0.11 0.00 -0.10
words: down	:	0.05 0.09 0.03 -0.05 -0.13
words: down	[side]	-0.11 -0.05 -0.01 0.11 -0.11
words: down	[usa]	-0.09 0.00 0.03 -0.18 0.05
words: down	apach	0.02 0.10 -0.06 -0.13 -0.12
words: down	as	-0.10 -0.02 -0.02 0.06 -0.10
words: down	by	0.00 0.06 0.04 -0.13 -0.10
words: down	dron	-0.06 0.00 -0.15 0.02 -0.08
words: down	f	0.02 0.00 0.04 -0.15 -0.03
words: down	in	-0.02 0.13 0.14 -0.18 -0.29
words: down	jet	-0.14 -0.11 -0.04 0.09 0.00
words: down	of	0.10 -0.06 -0.06 -0.05 -0.15
words: down	on	-0.11 -0.08 0.09 0.05 -0.11
words: down	over	-0.20 -0.08 0.06 0.05 -0.04
words: down	pilot	0.05 -0.02 -0.12 -0.12 0.10
words: down	the	0.06 -0.07 -0.10 -0.10 0.07
words: down	two	0.09 0.10 -0.14 -0.18 -0.11
words: dozen	dead	0.14 -0.12 -0.14 -0.13 -0.14
words: dozen	kill	0.03 0.03 -0.12 -0.13 -0.09
words: dozen	of	0.11 -0.23 -0.04 0.05 0.01
words: draft	[usa]	-0.19 0.03 0.12 -0.18 0.01
words: drag	on	-0.18 -0.04 0.06 0.04 -0.18
words: driv	up	-0.10 -0.01 0.04 0.02 -0.11
words: dron	,	-0.02 0.01 -0.13 -0.02 0.03
words: dron	.	-0.04 -0.10 0.02 0.05 -0.04
words: dron	:	-0.09 0.02 0.00 0.08 -0.10
words: dron	and	0.06 -0.19 0.00 0.01 0.07
words: dron	at	0.06 -0.01 -0.08 -0.08 -0.03
words: dron	attack	-0.01 -0.06 0.10 -0.06 -0.09
words: dron	boat	0.07 0.08 0.06 -0.14 -0.11
words: dron	from	0.08 0.11 0.01 -0.13 -0.10
words: dron	hit	0.10 -0.08 -0.16 -0.09 0.00
words: dron	hits	0.07 0.06 -0.04 -0.16 -0.14
words: dron	in	0.03 0.01 -0.15 0.03 -0.08
words: dron	infiltration	-0.05 -0.01 -0.04 0.03 -0.16
words: dron	interception	0.03 -0.04 -0.07 0.05 -0.03
words: dron	launch	-0.11 0.03 -0.13 0.03 -0.09
words: dron	on	0.10 -0.14 -0.01 -0.10 -0.10
words: dron	strik	-0.10 0.09 -0.14 0.02 -0.07
words: dron	target	0.05 0.05 0.03 -0.19 -0.16
words: dron	threat	-0.08 -0.11 0.00 0.10 -0.08
words: dron	to	-0.09 -0.09 -0.03 0.01 0.06
words: drop	as	-0.10 -0.15 -0.13 0.12 0.07
words: drop	on	-0.04 -0.08 -0.13 0.10 0.02
words: due	to	-0.24 -0.19 0.09 0.06 -0.08
words: dur	[number]	0.07 0.08 0.04 -0.18 -0.12
words: dur	[side]	-0.19 0.01 0.06 0.02 -0.15
words: dur	[usa]	-0.18 -0.13 0.09 0.00 0.03
words: dur	live	0.06 0.09 0.18 -0.01 -0.17
words: dur	the	-0.06 -0.11 -0.10 0.08 0.00
words: dur	war	-0.09 0.02 -0.17 0.01 -0.01
words: each	other	0.06 0.04 -0.04 -0.11 -0.04
words: early	as	-0.05 0.09 0.01 0.01 -0.08
words: early	hurdl	-0.13 -0.11 0.03 0.04 -0.10
words: easter	messag	-0.12 -0.07 0.11 -0.13 -0.07
words: economic	risk	-0.03 -0.05 -0.05 -0.02 0.03
words: economic	shock	-0.13 -0.12 -0.15 0.12 -0.09
words: edition	[number]	-0.08 -0.10 -0.10 0.04 0.09
words: editor	daily	-0.09 0.08 -0.05 -0.02 -0.12
words: effect	of	0.03 0.02 -0.05 0.06 -0.07
words: effort	to	-0.11 -0.14 -0.14 0.12 -0.03
words: elementary	school	0.02 -0.03 -0.16 0.00 0.03
words: eli	lake	-0.08 -0.08 -0.10 0.01 0.06
words: elon	musk	-0.09 -0.10 -0.10 0.05 0.03
words: embassy	in	-0.06 -0.08 0.06 -0.01 -0.06
words: emerg	as	-0.11 -0.10 -0.15 -0.06 0.10
words: emergency	oil	-0.09 0.08 0.09 -0.09 -0.10
words: end	?	-0.05 -0.05 -0.09 -0.09 0.09
words: end	[side]	-0.24 0.00 0.06 -0.22 0.09
words: end	[usa]	0.13 0.12 -0.17 -0.17 -0.07
words: end	a	-0.10 -0.09 -0.11 0.00 0.07
words: end	in	-0.15 -0.16 -0.12 0.11 0.01
words: end	of	0.04 -0.16 -0.13 0.17 -0.18
words: end	the	0.09 0.04 -0.15 0.00 -0.03
words: end	to	0.00 0.06 0.05 -0.04 -0.15
words: end	war	-0.08 0.01 0.13 -0.08 -0.11
words: end	without	-0.10 -0.02 -0.01 -0.10 0.06
words: endles	war	-0.07 -0.09 -0.09 0.03 0.02
words: enemy	:	-0.11 -0.03 0.08 -0.10 0.01
words: energy	,	-0.11 -0.11 0.00 -0.06 0.07
words: energy	and	-0.09 -0.11 -0.05 0.08 -0.05
words: energy	as	0.05 0.05 0.02 -0.02 -0.13
words: energy	company	-0.05 -0.11 -0.07 0.04 -0.03
words: energy	cost	-0.03 -0.08 -0.10 0.10 -0.05
words: energy	crisi	-0.13 -0.10 0.07 -0.01 -0.13
words: energy	export	-0.05 0.11 0.10 -0.07 -0.14
words: energy	facility	0.09 0.11 0.07 -0.13 -0.14
words: energy	infrastructur	-0.02 0.00 0.06 -0.14 -0.03
words: energy	market	-0.12 -0.07 0.05 -0.10 0.04
words: energy	pric	-0.14 -0.18 -0.22 0.07 0.08
words: energy	secretary	-0.14 -0.13 0.03 -0.06 0.02
words: energy	shock	-0.09 0.04 0.06 0.06 -0.13
words: energy	sit	0.03 -0.01 0.09 -0.10 -0.12
words: energy	supply	-0.02 0.10 0.14 -0.10 -0.15
words: enrich	uranium	-0.19 -0.02 0.05 0.04 -0.13
words: enter	[side]	0.05 0.06 -0.13 -0.07 -0.10
words: enter	second	-0.01 0.10 -0.01 -0.06 -0.14
words: enter	third	-0.09 -0.08 -0.02 0.08 -0.10
words: envoy	,	-0.15 -0.07 -0.03 -0.08 0.09
words: envoy	says	-0.12 -0.11 -0.15 0.13 0.11
words: epstein	fil	-0.08 -0.09 -0.11 -0.09 0.10
words: escalat	,	-0.05 0.12 -0.12 -0.10 0.00
words: escalat	[region]	-0.03 -0.01 -0.02 -0.13 0.10
words: escalat	attack	-0.15 -0.02 0.07 0.01 -0.14
words: escalat	war	0.04 0.07 -0.09 -0.10 -0.04
words: escalation	,	-0.09 0.04 0.14 -0.14 -0.14
words: escalation	in	-0.11 -0.07 -0.04 -0.01 0.05
words: ether	,	-0.07 -0.11 -0.11 0.10 -0.04
words: evacuat	[side]	-0.05 -0.09 -0.04 0.03 0.02
words: evacuation	of	-0.14 -0.07 0.05 -0.03 -0.06
words: evacuation	order	-0.19 0.01 0.09 -0.07 -0.19
words: evacuation	warn	0.00 0.07 0.08 -0.14 -0.11
words: eve	of	-0.07 0.12 0.08 -0.09 -0.07
words: even	after	-0.04 -0.02 0.02 -0.07 0.05
words: even	as	-0.08 -0.03 -0.14 0.06 0.05
words: even	if	-0.09 -0.10 -0.14 -0.11 0.14
words: ex	[usa]	-0.07 -0.08 -0.12 -0.10 0.11
words: exampl	of	0.06 -0.06 -0.08 -0.07 -0.03
words: exchang	threat	-0.09 0.04 0.15 -0.13 -0.15
words: exclusiv	:	-0.09 -0.10 -0.11 0.05 0.01
words: expand	[place]	-0.13 0.03 -0.11 0.08 -0.15
words: expand	to	-0.16 0.13 -0.15 -0.11 -0.09
words: expect	[usa]	-0.13 0.06 0.07 -0.09 0.00
words: expect	to	-0.04 -0.07 0.01 0.10 -0.12
words: expert	fear	-0.03 0.03 -0.13 -0.11 0.03
words: expert	say	-0.12 -0.14 -0.16 0.01 0.10
words: expert	warn	-0.16 -0.07 0.06 0.01 -0.09
words: explainer	:	-0.10 -0.09 -0.10 0.00 0.05
words: explod	in	-0.12 0.09 -0.07 -0.13 0.04
words: explosion	,	-0.11 0.08 -0.06 -0.01 -0.06
words: explosion	dron	-0.07 0.18 0.01 -0.18 -0.16
words: explosion	heard	0.13 -0.06 -0.12 -0.14 -0.09
words: explosion	hits	-0.10 0.11 0.00 -0.11 -0.10
words: explosion	in	0.12 -0.07 -0.11 -0.05 -0.19
words: export	terminal	-0.06 0.05 0.04 -0.12 -0.12
words: expulsion	order	-0.11 0.06 -0.02 0.00 -0.13
words: extend	[side]	-0.17 -0.06 0.12 -0.03 -0.19
words: extend	ceasefir	-0.13 0.11 0.11 -0.11 -0.10
words: extend	gain	-0.05 -0.10 -0.08 0.07 -0.01
words: extremely	hard	-0.08 -0.01 0.03 -0.01 -0.11
words: f	[number]	-0.07 0.04 -0.05 0.00 -0.06
words: fac	a	-0.03 -0.09 -0.05 -0.01 0.02
words: face	of	-0.11 -0.11 -0.12 0.05 0.06
words: facility	,	0.06 0.06 -0.13 -0.03 -0.18
words: facility	after	-0.08 0.14 -0.06 -0.11 -0.11
words: facility	hit	0.08 -0.01 0.01 -0.11 -0.08
words: facility	in	0.07 0.07 0.02 -0.08 -0.01
words: facility	is	-0.12 -0.14 -0.01 0.07 0.07
words: factbox	:	0.04 0.05 0.03 -0.02 -0.10
words: fail	:	-0.09 -0.05 -0.04 0.01 0.01
words: fail	to	-0.14 0.01 0.14 -0.04 -0.17
words: failur	to	-0.14 -0.13 -0.14 0.01 0.09
words: fall	,	-0.07 0.00 0.03 0.03 -0.13
words: fall	after	-0.09 0.04 0.04 -0.02 -0.09
words: fall	and	-0.04 -0.08 -0.10 0.06 0.05
words: fall	apart	-0.05 0.02 -0.11 -0.05 0.07
words: fall	as	-0.09 -0.16 -0.17 0.14 0.03
words: fall	in	-0.08 -0.10 -0.05 0.10 -0.09
words: fall	more	-0.08 0.02 -0.07 0.04 0.08
words: fall	on	-0.02 0.02 -0.07 -0.02 -0.01
words: fallout	from	-0.04 0.12 0.10 0.00 -0.09
words: family	of	-0.13 -0.03 -0.11 0.03 0.02
words: farsnew	|	-0.10 -0.12 -0.09 0.12 -0.09
words: fbi	warn	-0.10 -0.05 0.00 0.07 -0.11
words: fcc	chair	-0.08 -0.10 -0.12 -0.01 0.06
words: fear	[side]	-0.08 -0.09 -0.07 0.05 -0.02
words: fear	[usa]	-0.07 -0.11 -0.13 0.09 0.00
words: fear	it	0.02 0.05 -0.08 0.05 -0.12
words: fear	of	-0.05 0.03 0.00 0.02 -0.10
words: fed	hold	-0.14 0.01 0.04 -0.01 -0.10
words: fees	in	-0.11 -0.06 0.08 -0.07 -0.04
words: fees	to	-0.12 -0.07 -0.02 0.03 0.02
words: field	attack	-0.06 -0.09 -0.09 0.06 0.07
words: fifth	round	-0.07 0.03 -0.16 0.08 -0.11
words: fight	,	0.02 -0.09 -0.09 0.04 -0.02
words: fight	and	-0.09 -0.04 0.09 -0.02 -0.13
words: fight	for	-0.11 -0.12 -0.11 0.07 0.01
words: fight	in	0.05 0.12 -0.02 -0.18 -0.03
words: fight	on	-0.06 0.01 -0.11 0.00 0.01
words: fight	with	-0.10 0.05 -0.06 -0.05 0.02
words: fighter	jet	-0.01 0.04 -0.01 -0.12 -0.01
words: fighter	jets	-0.08 -0.06 0.07 -0.11 0.02
words: final	deal	-0.16 -0.05 0.13 -0.10 -0.09
words: final	decision	-0.15 -0.15 -0.08 0.11 -0.10
words: final	stag	-0.18 0.06 0.14 -0.17 -0.15
words: final	text	-0.17 -0.11 0.16 -0.14 -0.12
words: find	[side]	-0.08 -0.06 0.06 -0.05 -0.01
words: find	a	-0.10 -0.13 -0.11 0.03 0.01
words: finish	the	-0.06 0.02 0.02 -0.13 0.09
words: fir	at	0.07 0.01 -0.07 -0.18 -0.17
words: fir	ballistic	-0.09 0.07 -0.07 -0.12 0.04
words: fir	hundred	0.11 -0.10 -0.13 -0.11 -0.08
words: fir	missil	-0.14 0.08 -0.10 0.06 -0.14
words: fir	on	0.10 0.20 -0.12 -0.22 -0.21
words: fire	,	-0.14 -0.04 -0.04 0.07 -0.04
words: fire	.	0.06 0.02 -0.11 0.02 -0.11
words: fire	after	-0.05 -0.05 0.05 -0.15 0.04
words: fire	and	-0.09 0.05 -0.02 -0.04 -0.02
words: fire	as	-0.03 0.01 -0.02 -0.14 0.04
words: fire	at	0.06 0.08 -0.14 -0.02 -0.12
words: fire	for	-0.08 0.08 -0.07 -0.14 0.02
words: fire	in	-0.04 0.08 -0.02 -0.07 -0.04
words: fire	kill	0.07 0.12 -0.07 -0.13 -0.14
words: fire	on	0.15 0.11 0.00 -0.13 -0.14
words: fire	rag	0.14 0.14 -0.15 -0.14 -0.14
words: first	[usa]	0.10 -0.10 -0.14 -0.16 0.08
words: first	attack	0.09 0.04 -0.11 -0.15 -0.11
words: first	round	-0.14 -0.02 0.05 -0.01 -0.06
words: first	time	0.03 0.00 0.04 -0.01 -0.19
words: five	,	-0.12 0.07 0.10 -0.08 -0.15
words: five	[side]	-0.08 0.08 0.02 -0.01 -0.13
words: five	days	-0.10 -0.10 0.06 -0.07 0.04
words: five	kill	-0.13 0.12 0.02 -0.13 -0.12
words: flagg	ship	0.09 0.09 -0.08 -0.11 -0.09
words: flar	up	0.07 -0.13 -0.10 0.04 -0.12
words: flee	[place]	-0.08 -0.13 -0.13 0.13 -0.12
words: flee	[region]	0.07 0.07 0.02 -0.08 -0.13
words: flee	[side]	-0.13 -0.13 -0.16 0.04 0.11
words: flight	amid	0.04 0.06 -0.13 0.00 -0.08
words: flight	as	-0.05 0.04 0.04 -0.05 -0.09
words: flight	to	-0.06 -0.10 -0.10 0.12 -0.08
words: fly	in	-0.10 -0.10 0.03 -0.04 0.03
words: fm	says	-0.14 -0.16 -0.17 0.16 0.13
words: fm	tell	-0.08 -0.06 0.06 -0.03 -0.07
words: focu	on	-0.11 -0.02 0.05 -0.11 0.03
words: follow	[region]	-0.07 -0.03 0.08 -0.06 -0.11
words: follow	[side]	-0.19 -0.14 -0.04 0.14 -0.02
words: follow	[usa]	0.02 0.05 -0.05 -0.03 -0.15
words: footag	of	-0.02 0.09 -0.04 0.03 -0.07
words: footag	show	0.03 0.13 -0.03 -0.12 -0.06
words: for	?	-0.06 -0.07 0.14 0.09 -0.11
words: for	[number]	-0.01 -0.11 0.10 -0.16 0.00
words: for	[place]	-0.02 -0.18 0.02 0.08 -0.09
words: for	[region]	-0.21 0.03 0.02 -0.03 -0.02
words: for	[side]	-0.23 -0.42 0.01 0.04 0.15
words: for	[usa]	-0.24 -0.04 -0.07 -0.08 0.15
words: for	a	-0.05 -0.02 -0.03 0.03 -0.06
words: for	an	0.04 0.00 -0.05 0.02 -0.05
words: for	attack	-0.18 -0.11 0.04 0.02 -0.09
words: for	boot	-0.04 -0.06 -0.11 -0.10 0.10
words: for	bring	-0.08 -0.09 -0.10 -0.10 0.11
words: for	ceasefir	-0.18 0.02 0.06 -0.01 -0.18
words: for	deal	-0.12 0.02 0.03 -0.09 0.05
words: for	decad	-0.10 -0.09 -0.13 -0.11 0.11
words: for	down	-0.13 -0.13 -0.15 0.04 0.08
words: for	end	-0.10 0.04 -0.05 -0.06 0.05
words: for	final	-0.16 -0.01 0.04 0.00 -0.08
words: for	first	-0.11 0.04 0.00 0.04 -0.19
words: for	five	-0.10 -0.10 0.08 -0.10 0.01
words: for	fun	-0.12 -0.03 0.13 -0.12 -0.10
words: for	help	-0.08 -0.08 -0.06 0.13 -0.12
words: for	him	-0.09 -0.11 -0.12 -0.06 0.11
words: for	his	-0.02 -0.03 0.05 0.09 -0.08
words: for	impact	-0.06 -0.13 -0.10 0.07 0.01
words: for	it	-0.09 0.02 0.11 -0.10 -0.12
words: for	market	-0.02 -0.03 -0.09 -0.10 0.09
words: for	miss	-0.19 -0.05 0.05 -0.03 0.03
words: for	more	-0.04 -0.05 -0.09 -0.07 0.11
words: for	not	-0.06 -0.11 -0.10 0.00 0.04
words: for	now	0.10 -0.07 -0.19 -0.11 0.09
words: for	oil	-0.13 -0.06 0.12 -0.16 0.02
words: for	peac	-0.01 -0.03 -0.01 0.00 -0.02
words: for	possibl	-0.15 -0.02 0.00 0.05 -0.13
words: for	protection	-0.11 -0.10 0.05 0.05 -0.08
words: for	regional	-0.12 -0.14 -0.10 0.09 -0.03
words: for	second	-0.14 0.07 0.05 -0.10 0.00
words: for	spy	-0.08 -0.02 0.09 -0.08 -0.06
words: for	strik	-0.18 -0.11 0.13 -0.03 -0.07
words: for	swift	-0.08 -0.09 0.01 0.03 -0.08
words: for	talk	-0.19 0.06 -0.01 0.02 -0.21
words: for	the	-0.18 -0.05 -0.13 0.04 0.04
words: for	their	-0.09 0.01 -0.14 -0.01 0.03
words: for	unconditional	-0.08 0.10 -0.01 -0.04 0.01
words: for	us	-0.09 0.05 0.09 -0.17 -0.04
words: for	war	-0.14 0.08 0.06 -0.02 -0.08
words: for	week	-0.10 0.05 0.01 0.03 -0.10
words: for	what	-0.07 -0.09 -0.15 -0.09 0.13
words: for	your	-0.04 0.05 0.04 -0.11 0.01
words: forc	[side]	-0.13 0.05 -0.09 0.06 -0.03
words: forc	displacement	0.06 -0.03 -0.13 0.04 -0.12
words: forc	in	-0.10 0.18 -0.16 -0.15 -0.03
words: forc	kill	0.09 -0.01 -0.13 -0.04 -0.05
words: forc	majeur	-0.13 0.01 0.13 -0.13 -0.09
words: forc	to	0.04 -0.09 -0.22 -0.02 0.05
words: foreign	minister	-0.16 -0.10 0.02 0.03 -0.09
words: foreign	ministry	0.05 0.05 0.03 -0.10 -0.16
words: former	[side]	-0.11 0.04 0.07 -0.16 -0.03
words: former	[usa]	-0.08 -0.13 -0.13 -0.02 0.10
words: found	,	-0.02 0.10 -0.02 -0.13 -0.10
words: four	[side]	-0.15 0.00 -0.17 0.07 -0.09
words: four	kill	-0.12 0.03 0.08 -0.16 -0.15
words: fourth	day	-0.07 0.08 -0.11 0.01 -0.09
words: fox	news	-0.16 -0.04 0.02 0.01 -0.01
words: fragil	[usa]	-0.09 -0.14 -0.11 0.01 0.06
words: fragil	ceasefir	-0.14 -0.04 0.03 -0.06 0.02
words: freedom	of	-0.05 -0.09 -0.05 0.09 -0.08
words: fresh	[side]	-0.12 0.10 -0.11 0.00 -0.14
words: fresh	strik	-0.05 0.05 0.07 -0.11 -0.09
words: fresh	wave	-0.16 0.11 0.04 -0.11 -0.09
words: friday	,	0.11 0.01 -0.17 -0.01 -0.13
words: friday	in	0.04 0.04 0.00 -0.04 -0.12
words: friend	in	-0.09 -0.10 -0.11 -0.12 0.12
words: from	[number]	-0.20 -0.07 0.08 0.01 -0.02
words: from	[place]	0.01 0.13 0.04 -0.16 -0.06
words: from	[region]	-0.03 -0.11 -0.12 0.16 -0.12
words: from	[side]	-0.11 0.04 -0.08 -0.03 0.05
words: from	[usa]	-0.02 -0.18 -0.03 0.18 -0.15
words: from	a	-0.07 0.01 -0.02 0.01 -0.02
words: from	attack	0.02 -0.13 0.08 -0.01 -0.16
words: from	commander	0.02 -0.11 0.03 0.03 -0.09
words: from	epstein	-0.06 -0.08 -0.10 -0.07 0.09
words: from	his	0.08 0.05 -0.13 -0.16 0.09
words: from	launch	-0.15 0.01 -0.21 0.02 0.04
words: from	military	-0.22 -0.20 -0.17 0.20 0.03
words: from	missil	-0.01 -0.06 -0.13 0.07 0.02
words: from	rubbl	0.06 0.14 -0.11 -0.15 -0.13
words: from	sanction	-0.08 -0.03 -0.07 -0.01 0.07
words: from	shelter	-0.15 0.03 -0.08 0.05 -0.15
words: from	strik	-0.17 0.08 -0.18 0.03 0.00
words: from	talk	-0.12 0.12 0.12 -0.11 -0.11
words: from	the	-0.13 0.10 -0.03 -0.04 -0.03
words: from	troop	-0.08 0.02 -0.14 0.06 -0.16
words: from	war	-0.18 -0.14 -0.06 -0.11 0.20
words: from	wound	0.07 0.14 -0.03 -0.19 -0.18
words: front	,	-0.19 -0.18 0.01 0.09 -0.09
words: front	of	-0.12 -0.11 -0.13 0.06 0.03
words: frozen	asset	-0.10 0.02 0.00 0.00 -0.02
words: frozen	fund	-0.10 0.03 0.04 -0.03 -0.08
words: ftse	[number]	-0.06 -0.11 -0.14 0.14 -0.02
words: fuel	,	-0.03 -0.05 -0.04 -0.06 0.06
words: fuel	cost	-0.11 -0.09 -0.02 0.13 -0.12
words: fuel	pric	-0.10 -0.15 -0.14 0.12 -0.07
words: fuel	protest	-0.08 -0.13 -0.07 0.02 0.05
words: fuel	shortag	-0.13 -0.08 0.03 0.05 -0.16
words: fuel	tank	0.17 0.13 -0.10 -0.14 -0.14
words: fully	open	-0.13 0.11 0.15 -0.14 -0.13
words: further	as	-0.13 -0.17 -0.05 0.09 0.00
words: further	escalation	-0.03 0.10 0.09 -0.09 -0.08
words: further	notic	0.09 0.12 -0.03 -0.12 -0.09
words: futur	surg	-0.07 0.05 -0.03 0.04 -0.08
words: g	[number]	-0.13 0.07 0.06 -0.03 -0.17
words: g7	,	-0.08 -0.16 0.05 0.03 -0.09
words: g7	early	-0.08 -0.02 0.09 -0.17 0.01
words: g7	summit	0.00 0.03 -0.03 0.01 -0.02
words: gain	from	-0.08 -0.08 -0.08 -0.08 0.08
words: gain	on	-0.05 0.00 0.02 -0.01 -0.05
words: gas	and	-0.02 0.08 0.07 -0.12 0.01
words: gas	export	-0.13 -0.10 0.10 -0.05 -0.07
words: gas	facility	-0.01 0.12 0.02 -0.15 -0.16
words: gas	field	-0.09 -0.06 0.03 0.00 0.00
words: gas	market	-0.05 -0.08 -0.13 -0.02 0.07
words: gas	pric	-0.10 0.03 0.04 -0.04 -0.01
words: gasolin	pric	-0.10 -0.15 -0.12 0.10 0.01
words: gave	[side]	-0.11 -0.08 -0.01 0.03 -0.01
words: gen	.	0.06 0.00 -0.12 -0.11 0.05
words: genocidal	threat	-0.07 0.02 0.05 -0.12 0.00
words: get	involv	-0.06 0.07 0.10 -0.05 -0.14
words: girl	school	-0.08 -0.12 -0.14 0.14 -0.14
words: giv	[side]	-0.09 -0.01 0.11 -0.11 -0.10
words: giv	[usa]	-0.07 0.06 0.07 -0.11 -0.01
words: giv	deadlin	-0.12 0.08 0.10 -0.10 -0.11
words: global	economy	-0.06 -0.14 -0.15 0.05 0.05
words: global	energy	-0.06 -0.02 -0.06 -0.10 0.09
words: global	food	-0.09 -0.11 -0.10 0.01 0.04
words: global	gas	-0.10 -0.10 -0.14 -0.13 0.14
words: global	oil	-0.07 -0.11 -0.11 0.10 -0.06
words: global	recession	-0.03 -0.06 -0.04 0.07 -0.10
words: go	in	-0.05 0.07 0.03 -0.01 -0.13
words: go	on	-0.16 -0.14 0.10 -0.17 -0.01
words: go	to	0.04 0.09 0.02 -0.15 0.00
words: goal	for	-0.03 -0.05 -0.10 0.10 -0.02
words: goal	in	-0.09 0.01 0.06 -0.11 0.02
words: goes	down	0.05 0.18 -0.19 -0.17 -0.15
words: goes	on	-0.11 -0.14 -0.12 -0.12 0.14
words: gold	pric	-0.08 0.04 0.03 -0.02 -0.10
words: good	as	-0.06 0.04 -0.10 -0.07 0.07
words: gop	lawmaker	-0.02 -0.03 -0.01 -0.01 0.01
words: gop	rep	-0.03 -0.04 -0.10 -0.11 0.11
words: gop	senator	-0.05 -0.07 0.03 0.09 -0.08
words: got	him	-0.10 0.07 0.13 -0.12 -0.13
words: great	settlement	0.00 0.03 0.12 -0.17 -0.15
words: green	card	-0.08 -0.10 -0.06 0.09 -0.10
words: ground	:	0.06 0.05 -0.10 0.06 -0.06
words: ground	attack	-0.13 -0.02 0.00 0.02 -0.08
words: ground	forc	-0.14 -0.10 -0.07 -0.08 0.09
words: ground	in	0.06 0.12 0.05 -0.18 -0.10
words: ground	invasion	0.04 0.03 0.03 -0.13 -0.18
words: ground	operation	0.02 0.01 0.05 -0.09 -0.06
words: ground	troop	-0.06 0.05 -0.12 -0.10 0.10
words: growth	forecast	-0.07 -0.07 0.12 0.10 -0.13
words: gunfir	kill	-0.04 0.08 0.04 -0.11 -0.10
words: had	been	-0.11 -0.05 0.02 0.11 -0.17
words: halt	[side]	-0.13 0.08 0.05 0.00 -0.11
words: halt	attack	0.10 -0.10 -0.06 -0.03 -0.09
words: halt	strik	0.08 -0.09 0.00 -0.14 -0.10
words: halt	to	0.00 -0.10 0.01 -0.01 -0.08
words: hama	:	-0.17 -0.16 -0.12 0.16 -0.08
words: hama	target	0.10 0.05 0.01 -0.08 -0.05
words: happen	,	-0.12 -0.12 0.07 0.08 -0.13
words: happen	?	-0.06 -0.06 -0.09 -0.02 0.04
words: happen	next	-0.04 -0.04 -0.05 0.00 0.02
words: happen	on	-0.15 -0.20 -0.21 0.12 0.08
words: hard	to	-0.10 -0.08 -0.11 -0.01 0.07
words: hard	tonight	-0.12 -0.05 0.08 -0.03 -0.09
words: has	[number]	-0.09 0.05 0.02 -0.12 0.06
words: has	[side]	-0.10 -0.12 -0.13 -0.07 0.12
words: has	[usa]	-0.07 -0.06 -0.08 0.12 -0.03
words: has	a	-0.13 -0.13 -0.16 -0.10 0.16
words: has	agre	-0.16 0.07 0.14 -0.10 -0.11
words: has	already	-0.14 -0.15 -0.14 0.12 -0.07
words: has	been	0.03 -0.19 0.00 -0.04 0.04
words: has	left	-0.10 -0.10 -0.12 -0.12 0.12
words: has	lost	-0.12 -0.02 0.00 -0.01 -0.01
words: has	no	-0.24 -0.18 -0.02 0.13 -0.17
words: has	not	0.00 0.06 0.03 -0.12 0.04
words: has	sign	0.14 0.12 -0.15 -0.13 -0.11
words: has	taken	-0.10 0.06 0.08 -0.06 -0.09
words: has	the	-0.10 -0.12 -0.12 0.12 -0.08
words: has	won	-0.08 -0.07 -0.11 -0.07 0.08
words: have	a	-0.12 -0.08 -0.02 0.07 -0.01
words: have	been	-0.03 0.02 0.00 0.00 -0.09
words: have	fled	-0.14 -0.12 -0.12 -0.12 0.13
words: have	happen	-0.14 -0.13 0.05 0.07 -0.09
words: have	kill	-0.16 -0.14 0.11 0.06 -0.09
words: have	no	-0.05 -0.01 0.05 0.01 -0.11
words: have	not	-0.08 0.13 0.12 -0.10 -0.14
words: have	to	-0.16 0.05 0.10 -0.15 -0.04
words: have	turn	-0.08 -0.07 0.07 0.10 -0.10
words: he	a	-0.03 -0.04 -0.06 0.03 -0.03
words: he	claim	-0.08 -0.12 -0.10 -0.08 0.09
words: he	could	-0.02 0.10 0.03 -0.09 0.03
words: he	found	-0.09 -0.09 -0.12 -0.12 0.12
words: he	is	-0.16 -0.06 0.04 -0.05 0.02
words: he	may	-0.12 -0.16 -0.15 0.14 -0.01
words: he	not	-0.10 -0.12 -0.12 0.06 0.05
words: he	says	-0.09 -0.07 0.08 -0.01 -0.09
words: he	told	-0.09 -0.10 -0.04 -0.06 0.08
words: he	want	-0.09 -0.02 0.07 -0.10 0.03
words: he	warn	-0.10 0.15 0.07 -0.07 -0.11
words: he	was	-0.05 -0.01 -0.06 0.03 0.02
words: he	would	-0.06 0.06 0.05 0.01 -0.12
words: head	to	-0.10 -0.02 -0.09 0.11 -0.04
words: heart	of	-0.06 0.02 -0.12 -0.17 0.12
words: held	in	-0.12 -0.12 0.06 0.06 -0.11
words: helicopter	shot	0.04 0.00 0.04 -0.13 -0.11
words: hell	after	-0.13 -0.09 -0.06 0.07 -0.02
words: hell	out	-0.10 -0.05 0.08 -0.03 -0.09
words: help	:	0.05 0.12 0.08 -0.13 -0.11
words: help	[side]	-0.16 -0.22 0.03 0.11 -0.05
words: help	[usa]	-0.11 -0.10 -0.06 0.09 -0.10
words: help	in	-0.09 -0.12 -0.09 0.06 -0.01
words: help	to	-0.08 -0.08 -0.09 0.08 0.01
words: here	how	-0.03 -0.03 -0.08 0.00 0.04
words: here	what	-0.10 -0.11 -0.16 0.01 0.09
words: hid	plac	-0.06 -0.11 -0.10 -0.04 0.05
words: high	as	-0.07 -0.13 -0.10 0.10 0.03
words: high	level	-0.16 0.03 0.07 -0.01 -0.16
words: high	on	-0.09 -0.01 0.02 0.00 -0.06
words: high	stak	-0.15 -0.04 0.02 -0.04 0.02
words: higher	as	-0.12 -0.10 -0.03 0.08 -0.12
words: highest	level	-0.10 0.11 -0.01 0.04 -0.12
words: him	:	-0.05 0.04 0.05 -0.12 -0.09
words: him	from	-0.08 -0.07 -0.11 -0.09 0.11
words: him	to	-0.12 -0.09 0.05 -0.05 0.01
words: hint	at	-0.06 0.06 0.07 -0.12 0.01
words: his	[side]	-0.13 -0.14 -0.16 -0.12 0.14
words: his	face	-0.08 -0.09 -0.11 -0.11 0.10
words: his	own	0.03 -0.13 -0.08 -0.22 0.16
words: his	war	-0.07 -0.07 0.06 0.04 -0.05
words: historic	[usa]	-0.09 -0.10 -0.11 0.08 0.01
words: historic	talk	-0.11 0.03 0.02 0.00 -0.12
words: hit	,	0.07 0.00 -0.13 -0.12 -0.11
words: hit	[number]	0.05 -0.04 0.01 0.02 -0.11
words: hit	[place]	0.00 0.16 -0.02 -0.07 -0.18
words: hit	[region]	-0.07 -0.06 -0.11 -0.05 0.08
words: hit	[side]	-0.11 0.05 0.06 -0.04 -0.07
words: hit	[usa]	0.05 -0.03 -0.12 -0.03 0.02
words: hit	again	0.03 0.00 0.02 -0.06 -0.10
words: hit	as	0.07 0.12 -0.14 -0.05 -0.15
words: hit	by	0.03 0.05 0.06 -0.05 -0.31
words: hit	in	0.07 0.16 -0.06 -0.14 -0.26
words: hit	south	0.06 -0.06 0.19 -0.08 -0.07
words: hit	the	-0.01 0.00 -0.08 -0.01 0.01
words: hit	very	-0.09 -0.04 0.05 0.00 -0.05
words: hit	with	-0.06 -0.09 -0.08 -0.05 0.08
words: hits	,	-0.14 -0.11 -0.15 -0.12 0.15
words: hits	[number]	-0.14 0.06 0.08 -0.10 -0.17
words: hits	[place]	-0.12 0.12 0.00 -0.08 -0.17
words: hits	[side]	0.05 0.01 0.00 -0.05 -0.19
words: hits	[usa]	-0.06 -0.02 -0.10 0.01 0.05
words: hits	back	0.05 0.08 -0.08 -0.02 -0.10
words: hits	from	-0.07 0.05 -0.03 0.01 -0.18
words: hits	in	-0.25 0.06 0.06 -0.08 -0.03
words: hits	on	-0.03 -0.14 -0.19 -0.04 0.14
words: hits	wound	-0.09 -0.02 0.08 -0.08 -0.12
words: hitt	[side]	0.02 0.01 -0.12 0.01 -0.06
words: hold	,	-0.12 0.16 0.15 -0.15 -0.16
words: hold	[number]	-0.08 -0.10 -0.12 0.10 0.12
words: hold	peac	-0.09 0.06 0.06 -0.11 -0.01
words: hold	rat	-0.12 -0.06 0.02 0.06 -0.14
words: hold	talk	-0.12 0.07 0.01 0.01 -0.09
words: hold	the	-0.11 -0.09 -0.11 -0.11 0.12
words: hole	in	0.13 0.14 -0.11 -0.16 -0.14
words: hom	and	0.05 0.00 0.08 -0.02 -0.04
words: hom	in	0.12 0.11 -0.05 -0.16 -0.04
words: home	:	-0.11 -0.12 -0.05 0.08 -0.04
words: home	to	-0.04 0.06 -0.08 0.00 -0.06
words: hop	[usa]	-0.15 -0.15 -0.11 0.14 -0.13
words: hop	for	-0.16 0.05 -0.06 0.07 -0.11
words: hop	of	-0.10 0.01 -0.08 0.01 0.05
words: hop	to	-0.13 -0.10 0.01 -0.02 0.03
words: hospital	,	-0.12 0.04 -0.13 0.02 -0.09
words: hospital	in	-0.04 0.10 -0.11 -0.14 0.04
words: host	[side]	-0.11 -0.03 0.02 -0.04 0.01
words: host	[usa]	0.13 0.12 0.03 -0.10 -0.20
words: hotel	in	-0.06 0.15 0.08 -0.17 -0.17
words: hour	,	-0.13 -0.06 0.03 -0.08 0.02
words: hour	-	-0.12 -0.02 0.04 0.00 -0.06
words: hour	after	-0.10 0.10 -0.12 -0.17 0.05
words: hour	befor	0.04 0.10 -0.12 0.03 -0.09
words: hour	of	0.04 0.05 -0.17 0.08 -0.11
words: hour	to	-0.11 0.17 0.09 -0.10 -0.12
words: hous	democrat	-0.08 -0.09 -0.01 -0.01 0.03
words: how	[place]	-0.07 -0.07 0.06 0.08 -0.08
words: how	[side]	-0.17 -0.21 -0.18 -0.01 0.10
words: how	[usa]	-0.12 -0.13 -0.17 -0.02 0.08
words: how	a	-0.06 -0.09 -0.09 -0.13 0.12
words: how	long	-0.04 -0.07 -0.07 -0.02 0.05
words: how	the	-0.04 -0.07 -0.10 -0.01 0.03
words: how	to	-0.11 -0.05 0.01 -0.06 0.07
words: how	war	-0.04 -0.06 -0.09 0.04 -0.02
words: how	will	-0.02 -0.03 -0.06 0.08 -0.03
words: hundred	of	0.11 -0.04 -0.01 -0.11 -0.08
words: hunt	for	-0.04 0.04 -0.02 -0.05 0.01
words: hurdl	in	-0.12 -0.13 -0.12 0.09 0.03
words: hurt	as	-0.03 0.10 -0.08 -0.11 -0.10
words: hype	video	-0.06 -0.08 -0.09 -0.06 0.08
words: i	don't	-0.08 -0.09 -0.13 -0.04 0.10
words: i	have	-0.09 -0.04 0.05 -0.11 0.00
words: i	just	0.03 0.08 -0.12 -0.12 0.02
words: i	will	-0.09 -0.05 0.04 -0.13 0.02
words: iea	to	-0.07 0.09 0.09 -0.09 -0.11
words: if	,	-0.15 -0.06 0.04 -0.06 0.06
words: if	[ally]	-0.11 -0.10 -0.16 -0.04 0.11
words: if	[place]	-0.07 0.03 0.05 -0.13 0.05
words: if	[region]	0.04 -0.04 -0.15 0.16 -0.18
words: if	[side]	-0.12 -0.06 0.13 -0.06 -0.09
words: if	[usa]	-0.31 -0.24 -0.04 -0.02 0.10
words: if	attack	-0.15 -0.08 0.07 0.04 -0.14
words: if	it	-0.11 0.12 0.11 -0.11 -0.12
words: if	no	-0.15 0.05 0.12 -0.11 -0.13
words: if	the	-0.07 -0.11 -0.10 -0.02 0.12
words: if	they	-0.10 0.14 0.15 -0.08 -0.18
words: imag	of	-0.10 0.02 -0.03 0.00 0.02
words: imag	show	-0.13 -0.12 -0.01 0.13 -0.10
words: imminent	strik	-0.14 -0.14 0.09 -0.07 -0.01
words: imminent	threat	0.05 -0.06 -0.09 0.00 0.01
words: impact	from	-0.05 -0.09 0.04 0.07 -0.08
words: impact	of	-0.11 -0.12 -0.04 0.02 0.05
words: impact	on	-0.11 -0.12 -0.15 -0.08 0.13
words: in	,	-0.13 -0.09 -0.05 0.06 0.01
words: in	:	-0.08 0.06 0.04 0.02 -0.19
words: in	[ally]	-0.10 -0.08 -0.17 0.06 0.06
words: in	[number]	-0.01 0.06 0.04 -0.13 0.04
words: in	[place]	0.05 0.14 -0.01 -0.09 -0.15
words: in	[region]	-0.07 0.19 0.07 -0.16 -0.16
words: in	[side]	0.07 0.02 -0.07 -0.06 -0.04
words: in	[usa]	-0.22 -0.10 -0.15 0.12 0.02
words: in	a	-0.10 -0.05 -0.24 -0.02 0.14
words: in	air	0.04 0.04 -0.13 -0.06 -0.18
words: in	an	-0.11 -0.08 0.07 -0.05 -0.01
words: in	announc	0.03 -0.11 -0.18 0.04 0.08
words: in	asia	-0.08 -0.11 -0.13 0.09 0.03
words: in	attack	-0.01 0.03 -0.03 0.01 -0.08
words: in	bid	-0.15 0.09 0.10 -0.20 -0.02
words: in	blockad	-0.07 0.03 -0.04 -0.06 0.05
words: in	bomb	-0.02 0.09 0.09 -0.14 -0.06
words: in	case	-0.09 -0.08 0.04 0.06 -0.13
words: in	ceasefir	-0.17 -0.15 -0.18 -0.09 0.15
words: in	com	-0.17 0.00 0.15 -0.15 -0.13
words: in	commander	-0.11 -0.11 -0.12 0.12 -0.13
words: in	dar	-0.08 -0.02 0.02 0.03 -0.05
words: in	decad	-0.11 0.01 0.06 -0.04 -0.08
words: in	dron	0.13 -0.12 -0.14 0.03 -0.09
words: in	easter	-0.11 -0.09 0.12 -0.15 -0.04
words: in	explosion	-0.09 0.03 0.06 0.02 -0.05
words: in	fight	0.01 0.15 -0.17 -0.22 0.02
words: in	final	-0.18 0.10 0.10 -0.18 -0.14
words: in	first	0.04 0.12 0.00 -0.02 -0.21
words: in	focu	-0.05 -0.12 -0.13 0.10 0.10
words: in	fresh	-0.06 0.12 -0.02 -0.14 -0.13
words: in	full	-0.10 -0.09 -0.09 0.02 0.05
words: in	guidelin	-0.14 -0.16 -0.04 0.16 -0.17
words: in	his	-0.11 -0.12 -0.15 -0.12 0.14
words: in	history	-0.11 -0.07 0.04 0.00 -0.03
words: in	in	0.16 0.11 -0.11 -0.11 -0.10
words: in	intercept	-0.12 -0.07 -0.10 0.09 -0.06
words: in	its	-0.06 -0.03 -0.01 0.01 0.00
words: in	just	-0.14 -0.05 -0.06 0.05 -0.02
words: in	la	-0.09 -0.14 -0.15 0.02 0.11
words: in	latest	0.03 0.06 0.01 -0.18 -0.04
words: in	march	-0.09 0.14 0.05 -0.02 -0.13
words: in	meet	-0.13 -0.12 -0.14 0.10 -0.03
words: in	military	-0.16 -0.10 0.07 0.08 -0.15
words: in	missil	-0.04 0.00 -0.03 -0.15 0.06
words: in	nearly	-0.11 0.05 0.01 0.05 -0.11
words: in	negotiation	-0.15 0.06 0.04 -0.08 0.02
words: in	new	0.06 -0.01 -0.19 -0.04 0.06
words: in	next	0.00 0.04 0.07 -0.08 -0.10
words: in	north	-0.10 -0.10 -0.02 0.11 -0.10
words: in	on	-0.07 -0.10 -0.06 0.01 0.02
words: in	one	-0.15 0.01 0.11 -0.02 -0.12
words: in	operation	-0.11 0.03 0.11 -0.16 -0.14
words: in	overnight	-0.11 0.14 -0.11 -0.15 -0.12
words: in	past	-0.06 -0.03 -0.01 0.07 -0.10
words: in	peac	-0.09 -0.04 -0.09 -0.07 0.11
words: in	pictur	-0.11 -0.13 -0.14 -0.13 0.15
words: in	plac	-0.05 -0.08 -0.05 0.08 -0.11
words: in	rang	-0.13 -0.12 -0.14 -0.08 0.12
words: in	recent	-0.08 -0.07 0.04 0.03 -0.08
words: in	region	-0.20 0.04 0.01 0.01 -0.15
words: in	respons	0.11 -0.10 -0.01 -0.08 -0.02
words: in	says	-0.18 -0.03 0.06 -0.01 -0.09
words: in	separat	-0.06 0.01 0.05 -0.14 -0.12
words: in	shelter	0.04 0.04 -0.16 0.03 -0.13
words: in	sight	-0.10 -0.01 -0.07 0.10 -0.08
words: in	south	0.02 0.10 -0.17 -0.02 -0.15
words: in	spy	-0.08 -0.10 -0.12 0.09 0.05
words: in	strik	0.04 0.01 -0.03 0.04 -0.25
words: in	suspect	0.06 0.08 0.06 -0.14 -0.10
words: in	talk	-0.31 0.13 0.12 -0.15 0.01
words: in	the	-0.18 -0.12 -0.04 0.07 0.00
words: in	to	-0.12 -0.04 0.09 -0.01 -0.10
words: in	two	-0.11 0.07 0.04 -0.15 0.02
words: in	visit	-0.13 -0.05 0.04 -0.02 -0.09
words: in	wake	-0.08 -0.04 0.03 -0.15 0.10
words: in	war	-0.37 -0.13 -0.01 0.04 0.06
words: in	warn	-0.07 -0.05 0.11 -0.08 -0.13
words: in	wave	0.04 0.02 -0.11 -0.13 -0.10
words: in	week	-0.08 0.13 0.00 -0.15 -0.10
words: includ	[place]	-0.01 -0.04 0.07 -0.10 -0.01
words: includ	[side]	-0.16 -0.07 -0.13 0.14 -0.09
words: includ	in	0.02 0.05 0.01 -0.02 -0.12
words: infiltration	alert	-0.05 -0.01 -0.04 0.03 -0.16
words: inflation	,	-0.04 -0.12 -0.13 0.05 0.00
words: inflation	risk	-0.05 -0.07 -0.07 0.02 0.03
words: injur	[number]	-0.08 0.14 -0.06 -0.15 -0.15
words: injur	after	-0.02 0.12 -0.13 -0.12 -0.09
words: injur	and	0.04 -0.03 -0.01 -0.05 -0.10
words: injur	as	-0.04 0.11 -0.08 -0.13 -0.11
words: injur	in	-0.13 0.14 -0.03 -0.16 -0.14
words: insid	[place]	0.03 0.06 -0.08 -0.10 0.03
words: insid	[side]	-0.11 -0.10 0.08 -0.06 0.00
words: insid	the	-0.14 -0.14 -0.14 -0.04 0.10
words: insight	:	-0.11 -0.08 -0.12 -0.17 0.18
words: insist	[place]	-0.10 -0.13 -0.09 0.12 -0.13
words: insist	[side]	-0.11 0.03 0.07 -0.05 -0.11
words: insist	[usa]	-0.15 -0.12 -0.14 -0.03 0.11
words: insist	it	-0.08 -0.12 -0.12 0.14 -0.08
words: intensify	[side]	-0.05 0.04 -0.03 0.08 -0.14
words: intensify	attack	-0.04 0.12 -0.08 -0.02 -0.09
words: intercept	,	-0.13 -0.14 -0.08 0.15 0.10
words: intercept	[side]	-0.06 0.06 0.05 -0.14 -0.02
words: intercept	dron	0.17 0.07 0.10 -0.15 -0.09
words: intercept	missil	0.08 0.07 -0.03 -0.11 -0.08
words: interest	in	-0.12 -0.07 -0.02 -0.07 0.09
words: interior	minister	-0.08 -0.10 -0.07 0.06 0.06
words: international	law	-0.11 -0.16 -0.11 0.15 -0.09
words: interven	if	-0.09 0.08 -0.04 0.07 -0.11
words: interven	in	-0.05 0.07 0.07 -0.08 -0.07
words: intervention	in	-0.04 0.01 0.04 -0.09 -0.01
words: interview	with	-0.04 0.02 0.08 0.09 -0.14
words: into	[place]	0.05 0.16 -0.13 -0.14 -0.23
words: into	[region]	-0.16 -0.08 0.08 0.04 -0.15
words: into	[side]	-0.20 -0.05 -0.04 -0.02 0.08
words: into	[usa]	-0.08 0.03 0.01 -0.17 0.08
words: into	a	-0.08 -0.11 -0.15 0.00 0.07
words: into	chao	-0.08 -0.10 -0.09 0.02 0.02
words: into	effect	0.14 0.00 -0.06 -0.13 -0.17
words: into	the	-0.12 -0.14 -0.12 0.13 -0.14
words: into	war	-0.10 -0.10 -0.15 -0.02 0.09
words: invad	[side]	-0.09 -0.10 -0.12 0.07 -0.02
words: invasion	of	0.03 -0.13 0.09 -0.14 -0.17
words: investor	on	-0.09 -0.11 0.08 0.12 -0.14
words: invit	[place]	-0.14 0.14 0.12 -0.11 -0.11
words: involv	in	0.07 0.02 0.04 -0.13 -0.04
words: involvement	in	-0.07 0.06 0.09 -0.05 -0.10
words: is	[side]	-0.07 -0.12 -0.13 0.04 0.03
words: is	[usa]	-0.06 -0.09 -0.09 0.06 0.02
words: is	a	-0.13 -0.18 -0.20 -0.04 0.18
words: is	all	-0.02 0.00 -0.12 -0.12 0.07
words: is	already	-0.10 -0.11 -0.09 0.07 -0.04
words: is	an	-0.09 -0.12 -0.10 0.03 0.04
words: is	attack	-0.11 0.01 0.04 -0.12 0.03
words: is	clos	0.04 0.02 -0.14 0.09 -0.08
words: is	com	-0.14 -0.07 0.16 -0.13 -0.15
words: is	consider	-0.12 0.12 0.11 -0.11 -0.10
words: is	destroy	-0.09 -0.09 -0.11 -0.06 0.09
words: is	fully	-0.10 -0.07 -0.01 0.07 -0.15
words: is	go	-0.09 0.04 -0.01 0.03 -0.02
words: is	happen	-0.12 -0.10 0.04 0.01 -0.04
words: is	help	-0.10 -0.10 -0.14 0.13 -0.11
words: is	in	-0.16 -0.08 0.04 -0.17 0.06
words: is	key	-0.08 -0.04 -0.12 -0.14 0.11
words: is	lock	-0.06 0.14 0.07 -0.08 -0.13
words: is	no	-0.08 -0.12 -0.04 -0.03 0.06
words: is	not	-0.23 -0.19 -0.08 0.05 0.07
words: is	on	-0.03 0.05 0.01 -0.15 0.01
words: is	only	-0.09 -0.09 -0.15 -0.01 0.12
words: is	play	-0.05 -0.08 -0.06 -0.06 0.06
words: is	prepar	-0.13 -0.04 0.13 -0.11 -0.12
words: is	pretty	-0.08 -0.07 -0.12 0.07 -0.01
words: is	ready	0.06 -0.05 -0.01 -0.06 -0.11
words: is	safe	-0.07 -0.02 -0.14 -0.04 0.06
words: is	sign	0.04 -0.05 -0.01 -0.05 -0.11
words: is	target	-0.12 -0.13 -0.13 0.10 0.03
words: is	the	-0.08 -0.09 -0.14 -0.09 0.15
words: is	unclear	-0.09 -0.01 0.01 0.04 -0.05
words: is	us	-0.05 -0.05 -0.08 -0.12 0.14
words: is	wait	-0.12 -0.11 0.00 -0.05 0.07
words: is	what	-0.07 -0.07 -0.09 -0.09 0.09
words: issu	,	-0.13 -0.07 0.00 0.04 -0.12
words: issu	chill	-0.06 0.11 0.12 -0.16 -0.13
words: issu	forc	0.04 -0.03 0.12 -0.17 -0.16
words: issu	fresh	0.03 -0.01 0.07 -0.07 -0.08
words: it	.	-0.02 -0.08 -0.14 -0.17 0.14
words: it	:	-0.14 -0.14 0.02 0.00 -0.01
words: it	a	-0.13 0.00 -0.02 -0.04 0.02
words: it	be	-0.08 -0.06 -0.10 0.11 0.06
words: it	can	-0.10 -0.12 -0.13 0.02 0.07
words: it	did	-0.08 0.00 -0.05 -0.02 0.02
words: it	down	0.02 0.06 -0.12 -0.03 -0.03
words: it	had	0.14 0.11 -0.10 -0.19 -0.12
words: it	has	0.12 -0.14 -0.02 -0.02 -0.10
words: it	hit	-0.09 0.06 -0.13 0.03 -0.10
words: it	is	0.05 -0.06 -0.10 -0.14 0.12
words: it	kill	-0.16 0.20 -0.19 -0.20 -0.18
words: it	launch	0.02 0.04 -0.06 -0.12 -0.09
words: it	may	-0.03 0.04 0.01 -0.05 0.01
words: it	mean	-0.05 0.01 0.02 -0.07 0.00
words: it	not	-0.11 -0.11 -0.12 -0.04 0.11
words: it	shot	0.13 0.06 -0.05 -0.10 -0.06
words: it	so	-0.08 -0.06 -0.10 -0.10 0.10
words: it	tak	-0.15 -0.03 0.02 0.01 -0.08
words: it	target	0.06 0.12 0.09 -0.16 -0.10
words: it	was	-0.01 0.06 -0.22 0.10 -0.07
words: it	will	-0.15 0.04 0.05 -0.03 -0.05
words: it	won't	-0.11 -0.04 -0.01 0.02 -0.08
words: it	work	-0.03 -0.04 -0.06 0.06 -0.02
words: it	would	-0.09 -0.03 0.12 -0.07 -0.12
words: its	[side]	-0.09 -0.09 -0.11 0.03 0.11
words: its	ally	-0.07 -0.06 0.06 0.02 -0.09
words: its	attack	0.02 -0.16 -0.18 0.09 0.07
words: its	chanc	-0.04 -0.04 -0.07 0.05 0.02
words: its	military	-0.04 0.00 0.03 -0.01 -0.03
words: its	neutrality	-0.03 -0.06 -0.03 0.05 -0.05
words: its	next	-0.10 0.10 0.08 -0.13 -0.03
words: its	nuclear	0.02 0.10 0.03 -0.05 -0.07
words: its	oil	-0.06 -0.12 -0.09 0.12 -0.10
words: its	own	-0.10 0.05 -0.09 0.01 -0.02
words: its	territory	0.08 -0.06 -0.09 -0.13 0.03
words: jake	tapper	-0.10 -0.08 0.01 -0.10 0.04
words: jazeera	report	0.06 0.04 -0.07 0.01 -0.14
words: jesu	statu	-0.12 -0.14 -0.03 0.13 -0.14
words: jet	crash	0.06 0.06 -0.14 -0.13 0.03
words: jet	down	0.00 -0.07 0.09 -0.08 -0.07
words: jet	fuel	-0.11 -0.17 -0.17 0.07 0.03
words: jet	shot	0.06 0.06 -0.02 -0.20 -0.02
words: jimmy	kimmel	-0.06 -0.09 -0.10 0.01 0.07
words: job	in	-0.09 -0.11 -0.12 0.07 0.11
words: joe	kent	-0.11 -0.13 0.00 0.10 -0.08
words: john	fetterman	-0.05 -0.06 0.06 0.05 -0.05
words: john	oliver	-0.08 -0.07 -0.10 -0.05 0.07
words: join	[side]	-0.14 0.04 0.11 -0.17 -0.10
words: join	attack	-0.07 -0.07 -0.04 0.06 -0.04
words: join	the	0.07 -0.04 0.10 -0.17 -0.04
words: join	war	0.10 -0.05 -0.05 -0.07 -0.14
words: jon	stewart	-0.09 -0.08 -0.09 0.06 0.02
words: journalist	kill	-0.16 -0.12 0.13 0.13 -0.12
words: jump	[number]	0.04 0.08 -0.07 0.00 -0.07
words: jump	after	-0.06 -0.11 -0.09 0.09 0.07
words: jump	as	-0.04 0.11 0.11 -0.20 0.01
words: jump	more	-0.03 0.14 0.00 -0.03 -0.05
words: jump	on	-0.06 0.05 -0.03 0.06 -0.11
words: june	[number]	0.06 -0.11 -0.18 -0.08 0.06
words: just	[number]	-0.12 -0.12 0.03 0.05 -0.14
words: just	days	-0.10 -0.10 -0.11 -0.01 0.08
words: just	for	-0.12 -0.03 0.13 -0.12 -0.10
words: just	in	-0.04 0.08 0.09 -0.05 -0.17
words: justification	for	-0.10 -0.11 -0.16 -0.13 0.14
words: k	.	-0.03 0.07 -0.10 -0.04 -0.04
words: kaitlan	collin	-0.11 -0.11 -0.09 0.06 0.05
words: karolin	[usa]	-0.19 -0.13 -0.03 -0.02 0.10
words: kash	patel	-0.12 -0.10 -0.04 0.05 -0.01
words: keep	[region]	-0.12 -0.14 -0.14 0.14 -0.04
words: keep	[side]	-0.09 -0.13 -0.13 -0.03 0.10
words: keep	bomb	-0.16 -0.12 -0.04 0.07 0.03
words: keep	the	-0.06 0.04 0.06 -0.11 0.00
words: keir	[place]	-0.11 -0.13 0.05 0.02 -0.02
words: key	[place]	-0.02 0.04 0.04 0.00 -0.11
words: key	[side]	0.00 -0.09 0.00 0.07 -0.17
words: key	oil	0.00 -0.03 0.01 0.00 -0.12
words: key	takeaway	-0.09 -0.10 -0.11 -0.14 0.13
words: key	to	-0.11 0.01 -0.11 -0.04 0.07
words: khalil	,	-0.13 -0.12 0.10 -0.15 0.03
words: kick	off	-0.15 0.06 0.13 -0.15 -0.09
words: kill	,	0.06 -0.02 -0.05 0.00 -0.11
words: kill	[ally]	0.06 0.01 -0.06 -0.15 -0.12
words: kill	[number]	0.07 -0.08 0.05 -0.04 -0.29
words: kill	[side]	-0.18 -0.01 0.04 -0.05 0.04
words: kill	[usa]	-0.15 -0.15 -0.17 -0.01 0.12
words: kill	after	-0.12 -0.14 0.18 -0.04 -0.20
words: kill	as	0.14 -0.06 -0.20 -0.19 -0.17
words: kill	at	0.13 -0.03 -0.15 -0.18 -0.13
words: kill	by	0.01 -0.06 -0.01 0.04 -0.06
words: kill	commander	0.03 -0.02 -0.02 -0.01 -0.13
words: kill	dozen	0.13 -0.11 -0.17 -0.13 -0.11
words: kill	dur	-0.10 0.03 0.05 -0.08 -0.02
words: kill	four	-0.13 0.14 -0.11 -0.14 -0.12
words: kill	in	0.01 -0.03 -0.08 0.09 -0.21
words: kill	more	0.10 -0.12 0.03 -0.13 -0.10
words: kill	of	-0.22 -0.17 -0.02 0.11 0.09
words: kill	one	-0.18 0.16 0.02 -0.16 -0.15
words: kill	protester	-0.09 0.12 -0.08 0.11 -0.13
words: kill	thre	-0.16 0.20 -0.12 -0.20 -0.18
words: kill	two	-0.16 0.21 -0.12 -0.21 -0.17
words: kill	wound	-0.06 0.01 0.07 -0.12 -0.14
words: kill	your	-0.10 -0.08 -0.07 0.11 -0.11
words: king	protest	0.05 0.09 -0.05 -0.03 -0.13
words: know	about	0.09 0.09 -0.17 -0.02 -0.11
words: know	so	-0.12 -0.16 0.03 -0.06 0.04
words: land	in	-0.10 -0.11 0.03 0.05 -0.11
words: largest	oil	-0.04 0.11 0.05 -0.12 -0.13
words: lash	out	-0.14 0.02 -0.08 0.01 0.00
words: last	[number]	-0.05 0.02 0.03 -0.15 0.02
words: last	minut	-0.10 -0.10 -0.11 0.08 -0.01
words: last	month	-0.09 -0.08 -0.04 0.06 -0.06
words: late	[side]	-0.09 -0.01 0.03 0.01 -0.10
words: late	edition	-0.06 -0.07 -0.08 0.03 0.08
words: latest	:	0.07 0.07 0.06 -0.08 -0.32
words: latest	[side]	-0.12 0.07 -0.13 -0.01 -0.05
words: latest	attack	-0.13 0.04 0.04 -0.13 -0.04
words: latest	news	-0.16 -0.15 -0.21 -0.16 0.19
words: latest	round	-0.05 -0.08 -0.08 0.03 0.01
words: launch	,	-0.11 -0.01 0.05 -0.11 0.05
words: launch	:	-0.06 0.14 -0.15 -0.06 -0.18
words: launch	[number]	-0.05 0.06 -0.13 -0.01 -0.09
words: launch	[side]	0.07 -0.04 0.01 -0.18 0.01
words: launch	a	-0.15 0.00 0.04 -0.01 0.00
words: launch	attack	0.12 0.09 -0.19 -0.24 -0.22
words: launch	fresh	-0.12 0.13 -0.05 -0.10 -0.09
words: launch	from	-0.02 0.04 0.08 -0.08 -0.13
words: launch	ground	0.11 -0.17 -0.12 -0.08 -0.01
words: launch	major	0.03 0.06 -0.13 -0.01 -0.14
words: launch	massiv	0.11 -0.12 -0.11 -0.07 -0.06
words: launch	missil	-0.05 0.02 -0.04 -0.02 -0.04
words: launch	more	-0.04 0.07 -0.06 -0.05 -0.09
words: launch	new	0.02 0.09 -0.03 -0.11 -0.12
words: launch	on	-0.16 -0.07 0.04 0.06 -0.04
words: launch	strik	0.07 -0.05 -0.02 0.00 -0.21
words: launch	to	0.00 -0.03 -0.03 0.06 -0.14
words: launch	wave	0.06 -0.01 -0.17 -0.16 -0.13
words: lay	min	-0.12 -0.14 0.06 0.01 -0.13
words: lays	out	-0.11 0.11 0.11 -0.16 -0.07
words: lead	to	-0.13 -0.03 0.00 -0.05 0.04
words: leader	,	-0.09 0.00 -0.02 -0.14 0.09
words: leader	:	-0.08 0.01 0.04 -0.01 -0.05
words: leader	and	-0.10 0.07 -0.10 -0.12 0.08
words: leader	are	-0.05 -0.08 -0.11 -0.14 0.13
words: leader	has	-0.14 0.09 0.10 -0.14 0.00
words: leader	of	-0.09 -0.04 0.08 0.01 -0.18
words: leader	to	0.05 0.04 -0.17 0.06 -0.05
words: leader	vow	0.00 0.05 -0.02 0.00 -0.11
words: leaf	with	-0.11 0.01 0.04 0.00 -0.11
words: least	[number]	0.20 0.03 -0.17 -0.08 -0.20
words: leav	[place]	-0.21 -0.09 0.08 0.04 -0.23
words: leav	[side]	-0.14 -0.02 -0.04 -0.04 0.07
words: leav	for	-0.10 -0.13 -0.12 0.12 -0.05
words: leav	g	-0.07 0.12 0.08 -0.07 -0.13
words: leav	g7	-0.08 0.00 0.14 -0.16 -0.12
words: leav	predicament	-0.07 -0.12 -0.11 -0.13 0.12
words: led	the	-0.06 0.07 -0.01 0.05 -0.12
words: led	to	-0.11 -0.11 -0.10 -0.04 0.10
words: legitimat	target	-0.08 0.07 0.09 -0.09 -0.10
words: level	talk	-0.12 -0.05 -0.05 0.08 -0.11
words: life	in	-0.10 -0.10 -0.06 0.13 -0.14
words: life	under	-0.13 -0.14 -0.14 0.01 0.10
words: lift	blockad	-0.14 -0.11 0.13 -0.13 -0.13
words: lift	sanction	-0.05 0.07 -0.02 0.02 -0.06
words: like	a	-0.12 -0.14 -0.15 -0.08 0.15
words: likely	to	-0.06 -0.13 -0.15 0.04 0.10
words: limit	,	-0.09 -0.10 0.01 -0.02 0.04
words: lindsey	graham	-0.07 -0.04 -0.03 0.03 -0.02
words: line	:	-0.03 0.00 0.05 -0.08 0.00
words: link	ship	-0.16 -0.15 0.07 0.01 0.00
words: link	to	-0.11 -0.06 0.09 -0.02 -0.09
words: littl	more	-0.10 -0.09 -0.09 0.01 0.10
words: liv	,	-0.14 -0.14 -0.17 -0.07 0.12
words: liv	[side]	-0.16 -0.14 -0.12 -0.11 0.12
words: liv	in	-0.14 0.01 0.07 -0.08 -0.03
words: liv	on	-0.14 -0.14 -0.12 0.12 0.01
words: live	:	0.10 0.00 -0.01 -0.18 0.00
words: live	report	0.05 0.08 0.12 -0.12 -0.12
words: live	updat	0.09 0.07 -0.02 -0.06 -0.29
words: lng	supply	-0.06 -0.07 -0.06 0.11 -0.15
words: lng	tanker	-0.14 -0.15 -0.14 0.14 0.06
words: load	to	-0.06 0.06 0.09 -0.07 -0.11
words: lock	and	-0.09 0.14 0.08 -0.05 -0.17
words: long	?	-0.05 -0.08 -0.09 -0.04 0.06
words: long	as	-0.18 -0.12 -0.02 0.08 -0.11
words: long	term	-0.06 -0.04 -0.02 0.03 -0.02
words: long	to	-0.09 0.19 0.14 -0.16 -0.13
words: look	for	-0.12 -0.12 -0.09 0.07 0.03
words: look	like	-0.04 -0.09 -0.07 0.08 -0.02
words: look	to	-0.07 -0.13 -0.10 0.12 -0.09
words: loom	over	-0.10 -0.14 -0.11 -0.05 0.11
words: los	angel	-0.11 -0.12 0.00 0.09 -0.04
words: lost	the	-0.10 -0.07 -0.12 -0.14 0.12
words: made	a	-0.10 -0.11 -0.06 -0.03 0.05
words: main	topic	-0.12 -0.13 -0.10 0.09 0.08
words: major	[region]	-0.11 -0.10 -0.12 -0.04 0.10
words: major	attack	-0.12 0.03 -0.09 0.05 0.02
words: major	combat	0.21 0.01 -0.22 -0.15 -0.19
words: majority	of	-0.14 -0.13 -0.10 0.10 -0.04
words: make	[side]	-0.11 -0.06 0.07 -0.12 0.02
words: make	a	-0.12 -0.07 -0.11 0.01 0.07
words: make	or	-0.10 0.00 0.00 0.03 -0.10
words: manag	[region]	-0.12 -0.13 -0.12 0.13 -0.07
words: many	of	-0.08 0.13 -0.12 -0.11 -0.11
words: march	on	-0.09 -0.06 0.01 -0.08 0.05
words: marjori	taylor	-0.04 -0.04 -0.06 -0.05 0.06
words: market	,	-0.04 -0.06 -0.02 0.05 -0.04
words: market	:	-0.04 -0.08 -0.14 -0.14 0.14
words: market	after	-0.02 -0.08 -0.13 0.01 0.08
words: market	as	-0.06 -0.14 -0.13 -0.02 0.06
words: market	brac	-0.06 -0.17 -0.16 0.10 0.03
words: market	on	-0.10 -0.16 -0.15 0.17 -0.17
words: market	plummet	0.00 -0.03 0.07 -0.10 -0.10
words: market	rally	-0.05 -0.04 0.04 -0.01 -0.13
words: market	summary	-0.05 -0.11 0.05 0.12 -0.13
words: market	trad	-0.06 -0.12 -0.03 0.08 -0.12
words: market	wrap	-0.08 0.01 0.02 0.03 -0.11
words: massiv	[usa]	0.10 0.05 -0.11 -0.10 -0.05
words: massiv	and	0.11 0.13 -0.12 -0.12 -0.12
words: may	[region]	-0.12 0.00 -0.01 -0.05 0.04
words: may	[side]	-0.10 -0.13 -0.11 0.14 -0.09
words: may	[usa]	-0.15 0.03 -0.02 -0.01 0.01
words: may	be	-0.11 -0.10 0.03 0.02 -0.05
words: may	between	-0.14 0.19 0.15 -0.15 -0.17
words: may	from	-0.08 -0.10 -0.15 0.07 0.04
words: may	have	-0.12 -0.08 0.02 0.04 -0.10
words: may	not	-0.08 0.05 0.03 -0.06 0.00
words: may	take	-0.07 -0.09 0.02 0.00 0.00
words: me	:	-0.05 -0.09 -0.12 -0.13 0.13
words: mean	for	-0.09 -0.09 -0.03 -0.11 0.09
words: meant	to	-0.10 -0.08 0.02 0.06 -0.13
words: media	,	-0.12 -0.04 0.08 -0.04 -0.09
words: media	:	-0.12 0.07 0.06 -0.01 -0.18
words: media	[side]	-0.18 -0.10 0.04 -0.03 0.05
words: media	announc	0.04 -0.02 -0.01 -0.11 -0.10
words: media	post	0.08 0.02 0.08 -0.03 -0.18
words: media	report	0.03 -0.08 0.03 -0.02 -0.12
words: media	says	0.07 0.00 0.03 -0.10 0.00
words: mediator	[place]	0.00 0.14 0.07 -0.11 -0.09
words: medic	in	0.09 -0.11 -0.15 0.04 -0.09
words: meet	[side]	-0.12 -0.15 -0.12 0.10 0.04
words: meet	[usa]	-0.08 0.04 0.03 -0.03 -0.04
words: meet	in	-0.15 0.00 0.02 0.03 -0.11
words: meet	on	-0.12 -0.10 -0.08 0.11 -0.09
words: meet	over	-0.04 -0.09 -0.07 0.05 0.04
words: meet	with	-0.21 -0.08 -0.04 0.05 0.07
words: megyn	kelly	-0.04 -0.05 -0.08 -0.04 0.06
words: member	from	-0.10 -0.06 0.12 -0.09 -0.11
words: member	injur	0.06 0.14 -0.15 -0.14 -0.10
words: member	kill	-0.14 -0.14 0.12 -0.01 -0.15
words: memorandum	of	0.04 0.07 0.06 -0.08 -0.18
words: messag	in	-0.10 -0.11 -0.13 -0.11 0.12
words: messag	on	-0.12 -0.12 -0.13 0.05 0.04
words: messag	to	-0.14 0.00 0.08 -0.13 -0.03
words: michigan	[side]	-0.13 -0.12 -0.08 0.13 -0.08
words: might	be	-0.06 0.08 0.05 -0.14 0.03
words: militant	group	0.02 -0.07 -0.12 0.01 0.04
words: military	,	-0.17 -0.17 -0.21 0.00 0.13
words: military	action	0.01 -0.06 -0.14 0.04 0.05
words: military	bas	0.04 -0.04 0.02 -0.10 0.01
words: military	base	-0.08 -0.02 -0.17 0.07 -0.03
words: military	leader	-0.11 0.16 -0.18 -0.17 -0.10
words: military	operation	-0.11 -0.22 0.02 0.11 0.05
words: military	option	-0.06 0.11 0.12 -0.04 -0.15
words: military	said	0.05 0.06 -0.02 -0.11 -0.08
words: military	says	-0.08 0.12 -0.09 -0.03 -0.13
words: military	strik	0.03 -0.01 0.01 0.00 -0.09
words: million	bpd	-0.08 -0.05 -0.04 0.09 -0.10
words: million	displac	0.06 0.07 -0.11 0.05 -0.13
words: million	in	-0.10 -0.03 0.04 0.04 -0.13
words: million	of	-0.11 -0.16 -0.15 0.07 0.06
words: million	on	-0.01 0.05 -0.14 0.02 -0.07
words: min	from	-0.08 -0.09 -0.10 0.07 -0.06
words: min	in	-0.10 0.01 0.09 -0.07 -0.15
words: mine	lay	-0.03 0.14 -0.12 -0.14 -0.14
words: minister	[side]	-0.06 0.07 0.06 -0.08 -0.13
words: minister	call	0.03 -0.07 -0.19 0.11 -0.08
words: minister	head	-0.08 -0.11 -0.15 0.13 0.12
words: minister	in	-0.07 0.04 -0.10 -0.01 0.04
words: minister	of	-0.04 -0.08 -0.03 0.05 -0.09
words: minister	says	-0.13 -0.08 0.05 0.04 -0.12
words: minister	tell	-0.11 -0.09 0.05 0.05 -0.05
words: minister	to	-0.09 -0.01 0.06 -0.04 -0.04
words: ministry	says	-0.17 -0.02 0.01 0.05 -0.06
words: minut	after	-0.11 0.00 -0.08 0.04 0.02
words: miss	[usa]	-0.12 0.01 0.15 -0.17 -0.15
words: miss	after	0.12 -0.08 -0.02 -0.10 -0.14
words: missil	,	-0.04 -0.12 -0.08 0.12 -0.05
words: missil	[ally]	-0.11 0.11 -0.04 -0.11 -0.11
words: missil	[place]	0.00 0.00 -0.11 -0.15 0.08
words: missil	[side]	0.10 -0.19 -0.01 -0.22 0.06
words: missil	and	0.03 -0.04 -0.02 0.05 -0.10
words: missil	as	0.05 -0.01 -0.10 -0.09 0.03
words: missil	at	-0.02 0.08 -0.07 -0.08 -0.03
words: missil	attack	0.05 0.07 -0.17 -0.07 -0.01
words: missil	barrag	0.08 -0.09 0.02 -0.12 -0.13
words: missil	fir	0.05 0.01 0.02 -0.17 -0.14
words: missil	from	-0.05 0.17 -0.04 -0.19 -0.28
words: missil	hit	-0.05 0.07 -0.07 0.03 -0.10
words: missil	hits	-0.15 0.06 -0.15 -0.10 0.07
words: missil	in	0.03 -0.02 -0.22 0.08 -0.23
words: missil	intercept	-0.12 -0.10 0.12 0.09 -0.06
words: missil	interception	-0.11 -0.09 -0.10 0.06 0.07
words: missil	land	-0.08 0.10 0.07 -0.12 -0.09
words: missil	launch	-0.09 0.01 -0.13 0.04 0.00
words: missil	on	-0.07 -0.18 0.11 0.09 0.00
words: missil	over	-0.09 0.09 0.15 -0.13 -0.08
words: missil	program	-0.11 -0.13 -0.13 0.13 -0.05
words: missil	strik	-0.03 -0.12 0.07 -0.03 0.03
words: missil	to	0.05 -0.14 -0.16 0.12 -0.10
words: missil	toward	0.07 -0.11 -0.13 0.04 -0.03
words: mission	-	-0.09 -0.11 -0.11 -0.08 0.09
words: mission	to	-0.06 -0.06 0.01 0.01 -0.02
words: mix	signal	-0.08 0.08 0.09 -0.12 -0.03
words: mock	[usa]	-0.07 0.06 -0.03 0.06 -0.11
words: mohammad	[side]	0.06 -0.03 -0.13 -0.16 0.10
words: moment	[side]	-0.03 0.07 -0.03 0.02 -0.18
words: moment	[usa]	0.05 0.03 -0.10 0.03 -0.13
words: moment	has	-0.08 -0.09 -0.11 -0.05 0.09
words: mona	khalil	-0.15 -0.14 0.10 0.02 -0.13
words: month	,	-0.07 -0.02 -0.18 0.05 -0.03
words: month	after	-0.06 -0.09 -0.11 0.10 -0.06
words: month	of	-0.12 -0.03 0.06 0.06 -0.15
words: more	[side]	-0.07 0.14 -0.02 -0.14 -0.14
words: more	[usa]	-0.17 -0.04 0.12 -0.09 -0.13
words: more	in	-0.11 0.04 0.05 -0.14 0.03
words: more	strik	-0.11 0.06 -0.11 0.05 -0.02
words: more	than	0.02 -0.17 0.06 -0.04 0.00
words: more	troop	-0.13 0.04 0.04 -0.14 -0.07
words: morn	joe	-0.09 -0.10 -0.13 -0.09 0.11
words: mou	,	0.07 -0.09 -0.06 0.00 -0.05
words: mou	will	-0.15 0.03 0.13 -0.13 -0.09
words: mou	with	0.00 0.04 0.00 0.07 -0.12
words: mov	through	-0.09 -0.12 -0.12 0.07 -0.01
words: mov	to	-0.16 -0.02 0.15 -0.10 -0.17
words: mr	.	-0.12 -0.08 0.03 0.01 -0.01
words: ms	now	-0.03 0.04 -0.24 -0.11 0.10
words: multipl	[side]	-0.14 0.14 -0.11 -0.13 -0.09
words: must	be	-0.10 0.10 0.11 -0.10 -0.14
words: nam	[side]	-0.08 -0.07 0.05 0.05 -0.12
words: nam	commander	-0.13 0.06 0.12 -0.14 -0.13
words: nation	in	-0.06 -0.06 0.13 0.07 -0.12
words: nation	to	-0.08 -0.02 0.02 0.02 -0.08
words: national	security	-0.10 -0.13 -0.14 0.11 -0.02
words: natural	gas	-0.12 -0.01 0.05 0.04 -0.09
words: naval	blockad	0.02 -0.05 -0.03 -0.01 0.02
words: near	[number]	-0.10 0.10 0.03 -0.04 -0.13
words: near	[place]	0.17 0.13 -0.03 -0.12 -0.19
words: near	[region]	0.00 0.09 0.05 -0.16 -0.25
words: near	[side]	-0.18 0.12 0.09 -0.05 -0.14
words: near	[usa]	0.10 0.07 -0.08 -0.02 -0.12
words: near	a	-0.08 -0.11 -0.13 -0.02 0.07
words: near	the	-0.08 -0.09 0.06 -0.08 0.03
words: nearly	[number]	-0.06 -0.08 0.09 -0.01 -0.02
words: need	[place]	-0.09 -0.08 0.00 0.09 -0.11
words: need	for	-0.10 -0.09 -0.05 -0.01 0.05
words: need	to	0.03 0.00 -0.23 -0.05 0.07
words: negotiat	,	-0.09 0.10 0.02 0.04 -0.14
words: negotiat	with	0.06 0.08 -0.14 -0.11 0.02
words: negotiation	between	-0.10 -0.04 0.00 -0.08 0.05
words: negotiation	in	-0.12 0.11 0.10 -0.15 0.00
words: negotiation	to	0.07 0.10 -0.01 -0.10 -0.04
words: negotiation	with	-0.16 -0.07 0.05 -0.03 -0.04
words: negotiator	in	-0.13 -0.17 -0.15 0.16 -0.02
words: neutral	in	-0.14 -0.13 -0.06 0.13 -0.13
words: neutrality	.	-0.03 -0.06 -0.03 0.05 -0.05
words: new	[side]	-0.23 0.03 0.10 -0.06 -0.10
words: new	[usa]	-0.16 -0.09 0.12 -0.05 -0.17
words: new	attack	-0.05 0.12 -0.03 -0.17 0.02
words: new	ceasefir	-0.08 0.11 0.02 -0.14 -0.14
words: new	front	-0.08 0.06 -0.16 -0.12 0.04
words: new	leader	-0.09 0.04 0.01 -0.03 -0.03
words: new	leaf	-0.11 -0.02 0.02 0.03 -0.10
words: new	phas	-0.16 -0.14 -0.18 0.03 0.10
words: new	poll	-0.08 -0.08 -0.06 0.07 -0.06
words: new	strik	0.02 0.14 0.05 -0.20 -0.19
words: new	threat	-0.13 0.03 0.13 -0.04 -0.17
words: new	war	-0.13 -0.13 -0.14 -0.11 0.13
words: new	wave	0.14 0.01 -0.13 -0.18 -0.09
words: new	year	-0.14 -0.16 -0.18 0.02 0.06
words: next	?	-0.04 -0.05 -0.09 0.03 0.00
words: next	[side]	-0.02 0.06 -0.14 -0.12 0.07
words: next	step	-0.11 -0.12 -0.01 0.06 -0.10
words: next	week	-0.09 -0.11 -0.06 0.07 0.02
words: night	,	-0.09 0.03 0.12 -0.09 -0.13
words: no	[side]	-0.12 0.05 0.03 0.02 -0.13
words: no	card	-0.14 -0.14 -0.07 0.02 0.05
words: no	ceasefir	-0.14 -0.06 0.06 -0.16 0.10
words: no	deal	-0.18 0.09 0.14 -0.12 -0.10
words: no	final	-0.15 -0.18 -0.06 0.11 -0.10
words: no	hid	-0.06 -0.11 -0.10 -0.04 0.05
words: no	idea	-0.12 -0.12 -0.14 0.09 -0.03
words: no	king	0.05 0.09 -0.05 -0.03 -0.13
words: no	longer	0.01 0.04 -0.11 -0.01 0.01
words: no	new	-0.12 -0.14 -0.14 0.10 0.03
words: no	restriction	-0.08 -0.14 -0.12 0.13 -0.09
words: no	sign	-0.06 0.06 0.06 -0.12 -0.01
words: no	to	-0.04 -0.07 0.10 0.11 -0.14
words: nobel	priz	-0.09 -0.10 -0.13 -0.09 0.11
words: none	of	-0.12 -0.11 -0.12 0.05 0.05
words: not	,	-0.20 -0.18 -0.23 -0.10 0.17
words: not	.	-0.12 -0.05 0.09 -0.22 0.07
words: not	:	-0.15 -0.14 -0.19 0.03 0.08
words: not	[ally]	-0.11 0.07 0.12 -0.07 -0.15
words: not	[place]	-0.15 -0.13 -0.20 0.01 0.13
words: not	[side]	-0.14 -0.14 -0.02 0.03 0.05
words: not	[usa]	-0.12 -0.02 0.00 0.03 -0.05
words: not	a	-0.13 -0.15 -0.17 0.05 0.07
words: not	after	-0.02 0.06 -0.14 -0.03 0.03
words: not	be	-0.04 0.06 -0.04 -0.03 0.00
words: not	destroy	-0.07 -0.07 -0.06 0.03 0.04
words: not	go	0.04 -0.09 0.06 -0.22 0.06
words: not	have	-0.10 -0.12 -0.10 0.12 -0.08
words: not	in	-0.01 0.06 -0.20 -0.02 0.02
words: not	join	-0.08 -0.08 -0.11 0.10 0.01
words: not	missil	-0.12 -0.15 -0.06 0.15 0.14
words: not	on	-0.14 -0.08 -0.20 0.13 -0.06
words: not	open	-0.12 -0.02 0.08 -0.06 -0.10
words: not	part	-0.12 -0.06 0.02 0.01 -0.05
words: not	reopen	-0.06 0.02 0.04 -0.03 -0.11
words: not	seek	-0.07 0.02 -0.06 0.06 -0.05
words: not	the	-0.13 -0.14 -0.13 0.09 0.03
words: not	to	-0.14 0.00 0.00 -0.07 0.08
words: not	withdraw	-0.09 -0.12 0.09 -0.08 -0.09
words: not	yet	-0.14 -0.09 0.08 -0.13 0.02
words: now	he	-0.08 -0.08 -0.08 0.05 0.02
words: nuclear	,	0.06 -0.16 -0.21 0.08 0.02
words: nuclear	deal	-0.14 -0.07 -0.13 0.05 0.07
words: nuclear	facility	-0.02 -0.06 -0.03 -0.01 0.05
words: nuclear	inspection	-0.17 0.05 0.14 -0.10 -0.12
words: nuclear	plant	-0.03 0.05 -0.04 -0.04 -0.09
words: nuclear	program	0.06 -0.08 -0.05 0.01 -0.05
words: nuclear	programm	-0.14 -0.15 -0.15 0.12 0.02
words: nuclear	scientist	0.00 -0.07 -0.06 0.09 -0.13
words: nuclear	sit	0.06 -0.18 -0.11 0.04 -0.02
words: nuclear	site	0.09 0.01 -0.01 -0.13 -0.08
words: nuclear	weapon	0.03 0.03 -0.07 0.06 -0.14
words: objectiv	in	-0.07 -0.09 -0.11 -0.09 0.10
words: oblig	,	-0.03 -0.06 -0.03 0.05 -0.05
words: obliterat	[side]	0.04 0.04 0.00 -0.06 -0.15
words: odds	of	-0.10 -0.10 -0.10 0.01 0.05
words: of	[ally]	0.05 0.01 -0.15 0.02 -0.09
words: of	[number]	-0.05 -0.10 0.09 0.01 -0.16
words: of	[place]	-0.11 -0.09 0.04 -0.07 0.08
words: of	[region]	0.03 0.03 -0.05 -0.03 0.02
words: of	[side]	0.00 -0.11 0.05 0.03 -0.10
words: of	[usa]	-0.17 -0.14 0.06 0.04 -0.01
words: of	a	-0.11 -0.08 -0.11 0.06 0.04
words: of	action	-0.10 -0.08 -0.03 0.10 -0.10
words: of	all	-0.08 -0.06 0.00 -0.02 0.04
words: of	attack	-0.22 0.13 -0.06 -0.07 -0.02
words: of	ballistic	0.11 -0.11 -0.10 -0.08 -0.08
words: of	be	-0.10 -0.11 -0.14 -0.11 0.14
words: of	breakthrough	-0.14 -0.17 -0.04 0.11 -0.12
words: of	catastrophic	-0.10 -0.08 0.01 -0.14 0.11
words: of	ceasefir	-0.16 -0.07 0.04 0.05 -0.11
words: of	conflict	0.03 0.09 0.05 -0.14 0.01
words: of	deal	-0.17 -0.05 0.11 -0.05 -0.13
words: of	destruction	-0.10 -0.16 -0.16 -0.14 0.15
words: of	dollar	-0.13 0.06 0.10 -0.07 -0.14
words: of	down	0.01 0.05 -0.13 0.01 0.01
words: of	dron	0.08 -0.04 -0.17 -0.03 -0.04
words: of	emergency	-0.12 0.12 0.10 -0.15 -0.15
words: of	fight	0.05 -0.08 -0.02 0.00 -0.12
words: of	global	-0.10 -0.10 -0.12 0.04 0.05
words: of	ground	-0.02 0.10 0.06 -0.12 -0.11
words: of	high	-0.12 -0.05 -0.05 0.10 -0.13
words: of	his	0.02 -0.06 -0.14 -0.18 0.15
words: of	imminent	-0.14 -0.13 0.10 -0.09 -0.04
words: of	its	0.03 -0.06 -0.17 0.00 0.10
words: of	jesu	-0.10 -0.12 -0.08 0.09 -0.01
words: of	liv	-0.01 -0.20 -0.02 -0.07 0.07
words: of	military	0.07 0.07 -0.12 -0.13 -0.04
words: of	missil	0.11 -0.23 -0.14 0.08 0.02
words: of	mou	0.05 0.05 0.02 -0.15 -0.12
words: of	new	-0.14 0.09 0.13 -0.16 -0.16
words: of	nuclear	-0.09 0.00 -0.06 0.03 0.00
words: of	oil	-0.17 -0.19 -0.21 0.05 0.09
words: of	peac	-0.23 -0.01 -0.09 0.10 -0.04
words: of	peopl	0.03 -0.08 -0.09 0.01 0.01
words: of	possibl	-0.15 -0.06 -0.11 0.05 0.02
words: of	power	-0.10 -0.12 -0.06 0.04 0.08
words: of	second	-0.12 -0.12 0.06 0.04 -0.04
words: of	security	-0.09 -0.11 -0.13 0.13 -0.09
words: of	ship	-0.14 -0.14 -0.03 -0.03 0.06
words: of	smok	-0.06 0.10 0.06 -0.11 -0.08
words: of	stat	-0.05 -0.10 -0.08 0.02 0.03
words: of	strik	-0.06 0.06 -0.06 0.03 -0.06
words: of	talk	-0.10 -0.04 -0.11 0.05 0.05
words: of	target	-0.15 -0.07 -0.07 0.04 0.03
words: of	the	-0.25 0.01 0.00 -0.10 0.08
words: of	their	-0.11 -0.08 0.01 -0.12 0.08
words: of	them	-0.07 -0.09 -0.09 -0.09 0.09
words: of	thousand	-0.14 -0.09 0.09 -0.09 0.00
words: of	troop	-0.10 0.12 0.10 -0.08 -0.10
words: of	two	0.02 -0.03 0.08 -0.13 0.00
words: of	understand	0.04 0.07 0.06 -0.08 -0.18
words: of	war	-0.01 -0.01 -0.18 0.06 0.00
words: off	[place]	0.17 0.14 -0.02 -0.26 -0.28
words: off	[side]	-0.08 0.14 -0.08 -0.13 -0.13
words: off	in	-0.14 0.04 0.14 -0.13 -0.13
words: off	ramp	-0.17 -0.12 -0.01 -0.02 0.02
words: off	the	-0.09 -0.01 0.01 -0.03 -0.02
words: offensiv	against	-0.08 -0.01 0.08 -0.12 -0.11
words: offer	.	-0.06 -0.11 -0.08 0.04 -0.01
words: offer	[number]	0.01 0.06 -0.02 -0.11 0.05
words: offer	to	-0.12 -0.13 -0.02 0.00 0.04
words: official	accus	-0.07 -0.09 -0.06 0.11 -0.09
words: official	call	-0.14 -0.14 -0.13 0.06 0.02
words: official	claim	0.01 -0.07 0.06 -0.07 -0.09
words: official	confirm	0.05 0.11 0.01 -0.14 -0.12
words: official	exchang	-0.05 0.02 0.12 -0.11 -0.12
words: official	have	-0.03 0.05 0.02 -0.10 0.03
words: official	in	-0.08 -0.06 -0.11 -0.07 0.09
words: official	meet	-0.11 0.01 0.09 -0.06 -0.11
words: official	prepar	-0.11 0.15 0.09 -0.11 -0.07
words: official	said	-0.07 0.07 0.05 -0.05 -0.14
words: official	say	0.00 0.03 -0.05 0.01 -0.18
words: official	says	-0.03 -0.09 0.06 -0.14 0.06
words: official	to	0.05 0.10 -0.08 -0.03 -0.16
words: official	warn	-0.09 -0.11 -0.10 0.07 0.02
words: oil	,	0.06 0.07 0.04 -0.07 -0.10
words: oil	[side]	-0.12 -0.15 -0.12 0.06 0.07
words: oil	and	-0.09 0.01 -0.08 -0.06 0.09
words: oil	as	0.04 0.02 -0.09 0.00 0.00
words: oil	at	-0.10 0.08 0.06 -0.04 -0.12
words: oil	climb	-0.10 -0.16 -0.14 0.14 0.12
words: oil	could	-0.04 0.02 -0.03 0.05 -0.05
words: oil	crisi	-0.10 -0.05 0.10 -0.08 -0.07
words: oil	depot	0.16 0.13 -0.11 -0.12 -0.16
words: oil	dips	-0.06 -0.01 0.00 -0.01 0.00
words: oil	drop	-0.06 -0.15 -0.17 0.15 0.11
words: oil	export	0.06 0.06 -0.07 -0.07 0.03
words: oil	extend	-0.05 -0.12 -0.13 0.10 -0.02
words: oil	facility	-0.05 0.04 0.00 0.02 -0.15
words: oil	fall	-0.06 -0.17 -0.15 0.15 0.10
words: oil	field	-0.06 0.04 0.01 -0.03 -0.10
words: oil	flow	-0.08 -0.15 -0.15 0.15 -0.06
words: oil	from	-0.15 -0.14 -0.07 -0.01 0.08
words: oil	hits	-0.12 -0.09 0.03 0.03 -0.04
words: oil	in	-0.05 0.00 0.08 -0.01 -0.29
words: oil	jump	0.05 0.10 -0.07 -0.03 0.03
words: oil	market	-0.11 -0.16 -0.09 -0.02 0.09
words: oil	out	-0.10 -0.12 -0.10 0.04 0.01
words: oil	output	-0.17 -0.10 0.00 0.09 -0.13
words: oil	pipelin	-0.10 -0.13 -0.15 0.04 0.06
words: oil	pric	-0.02 -0.05 0.01 0.05 -0.13
words: oil	producer	-0.05 0.06 0.05 -0.09 0.02
words: oil	product	-0.05 -0.14 -0.12 0.11 -0.08
words: oil	production	-0.12 -0.02 0.13 -0.11 -0.15
words: oil	refinery	0.08 0.05 -0.15 -0.09 -0.11
words: oil	reserv	-0.08 0.00 0.02 -0.02 -0.02
words: oil	ris	-0.09 -0.10 -0.07 0.08 -0.04
words: oil	sanction	-0.08 0.22 0.12 -0.14 -0.11
words: oil	shock	-0.14 -0.14 -0.08 0.02 0.06
words: oil	slid	-0.11 -0.08 0.06 -0.04 -0.03
words: oil	spik	-0.03 -0.05 -0.02 -0.16 0.10
words: oil	supply	-0.07 0.01 0.04 -0.01 -0.09
words: oil	surg	-0.04 0.04 0.15 -0.23 -0.06
words: oil	tanker	0.23 0.21 -0.10 -0.16 -0.09
words: oil	terminal	0.00 -0.04 -0.05 0.06 -0.03
words: oil	tops	-0.08 0.07 0.11 -0.11 -0.10
words: oil	trad	-0.13 -0.13 -0.11 0.05 0.01
words: oil	trader	-0.11 -0.12 -0.12 0.11 -0.06
words: oil	tumbl	-0.12 -0.04 0.14 -0.12 -0.13
words: oil	waiver	-0.07 0.10 0.11 -0.11 -0.11
words: on	,	-0.05 0.04 -0.12 0.06 -0.11
words: on	[ally]	-0.24 -0.08 0.03 0.03 -0.03
words: on	[number]	-0.21 -0.08 0.07 0.06 -0.07
words: on	[place]	0.05 0.03 0.02 -0.05 -0.11
words: on	[region]	-0.01 -0.10 0.02 0.00 -0.01
words: on	[side]	-0.17 -0.11 -0.03 0.01 0.13
words: on	[usa]	-0.06 -0.04 0.00 0.05 -0.06
words: on	a	-0.19 -0.05 -0.08 -0.09 0.13
words: on	air	-0.04 0.10 -0.05 -0.13 -0.04
words: on	all	0.13 0.05 -0.02 -0.11 -0.18
words: on	ceasefir	-0.10 0.09 -0.23 -0.02 0.02
words: on	day	-0.14 -0.02 -0.24 0.03 0.09
words: on	deal	-0.17 0.05 -0.06 0.06 -0.11
words: on	dron	0.01 -0.07 0.05 0.04 0.02
words: on	edge	-0.13 -0.08 -0.07 0.04 0.01
words: on	energy	-0.13 -0.11 0.02 0.07 -0.19
words: on	fire	0.02 0.02 0.07 -0.13 -0.01
words: on	fox	-0.09 -0.09 -0.10 -0.09 0.10
words: on	friday	0.10 -0.09 -0.04 0.03 -0.19
words: on	his	0.03 0.01 -0.15 0.03 0.03
words: on	hits	-0.13 -0.09 -0.11 0.11 -0.13
words: on	hold	0.08 -0.06 -0.01 -0.03 -0.12
words: on	hop	-0.08 -0.12 -0.10 0.12 -0.11
words: on	hyperliquid	-0.07 0.01 0.06 -0.13 0.04
words: on	in	-0.15 -0.11 -0.03 0.01 0.04
words: on	its	-0.02 0.09 -0.03 0.06 -0.13
words: on	key	-0.13 -0.08 0.04 0.05 -0.11
words: on	latest	-0.12 -0.12 -0.13 0.09 -0.02
words: on	market	0.04 -0.09 -0.14 -0.12 0.11
words: on	missil	-0.15 -0.03 -0.11 0.01 0.06
words: on	monday	-0.02 0.06 0.08 -0.06 -0.12
words: on	neighbour	0.04 -0.11 0.00 -0.01 -0.09
words: on	new	-0.13 -0.09 -0.03 0.01 0.05
words: on	nuclear	0.05 0.07 -0.17 -0.02 -0.09
words: on	oil	0.11 0.10 0.00 -0.06 -0.18
words: on	plan	0.05 0.04 0.05 -0.05 -0.09
words: on	polymarket	-0.05 -0.11 -0.09 0.12 -0.10
words: on	reopen	-0.13 -0.03 0.06 -0.02 -0.13
words: on	report	-0.04 0.00 0.01 0.00 -0.03
words: on	saturday	-0.09 0.04 0.06 -0.06 -0.11
words: on	ship	-0.10 0.03 -0.02 0.01 -0.10
words: on	sign	-0.07 -0.08 -0.13 0.11 0.04
words: on	social	-0.17 -0.12 -0.09 -0.06 0.14
words: on	strik	-0.05 0.06 0.03 -0.03 -0.14
words: on	sunday	-0.04 0.11 0.08 -0.14 -0.13
words: on	supply	-0.02 0.17 0.12 -0.13 -0.10
words: on	talk	-0.15 -0.05 -0.03 0.09 -0.20
words: on	tanker	-0.05 -0.05 0.16 -0.19 -0.20
words: on	the	-0.08 -0.02 0.08 -0.12 0.01
words: on	thursday	0.07 0.05 -0.08 0.05 -0.11
words: on	to	-0.14 -0.11 -0.06 0.16 -0.12
words: on	troop	0.09 0.00 -0.07 0.03 0.01
words: on	tuesday	0.01 -0.01 -0.06 0.04 -0.13
words: on	war	-0.14 -0.10 -0.05 0.06 -0.03
words: on	wednesday	0.04 0.03 0.03 0.01 -0.15
words: on	what	-0.03 -0.06 0.06 0.10 -0.13
words: one	,	-0.14 0.02 -0.08 -0.11 0.10
words: one	in	-0.09 0.12 0.04 -0.14 -0.13
words: one	is	-0.10 0.00 0.13 -0.09 -0.14
words: one	kill	-0.11 0.14 -0.11 -0.13 -0.11
words: one	month	-0.05 0.08 0.05 -0.08 -0.06
words: one	night	-0.11 0.18 0.10 -0.09 -0.11
words: one	of	-0.09 0.02 0.09 -0.01 -0.15
words: one	week	0.01 0.04 -0.15 -0.13 0.03
words: ongo	[side]	-0.10 -0.11 -0.12 0.05 0.05
words: ongo	conflict	-0.12 -0.01 -0.12 0.08 -0.11
words: only	way	-0.03 -0.04 -0.06 -0.12 0.10
words: open	[region]	-0.25 -0.17 0.14 -0.06 -0.01
words: open	as	0.07 -0.03 -0.04 0.01 -0.12
words: open	in	-0.10 0.10 0.08 -0.08 -0.09
words: open	the	-0.02 -0.02 0.14 -0.23 -0.04
words: open	to	-0.24 -0.13 0.01 0.09 -0.15
words: operat	in	0.00 0.06 -0.03 0.00 -0.10
words: operation	,	0.02 0.02 -0.14 0.01 -0.14
words: operation	[side]	0.04 -0.07 -0.13 -0.06 0.04
words: operation	[usa]	-0.18 0.00 0.05 -0.12 0.00
words: operation	after	-0.07 -0.03 -0.15 0.10 0.05
words: operation	against	0.13 0.12 -0.16 -0.15 -0.15
words: operation	in	0.18 0.13 0.00 -0.23 -0.24
words: operation	on	0.08 -0.05 -0.13 0.00 -0.12
words: operation	to	-0.20 -0.10 0.05 0.08 -0.14
words: opinion	:	-0.09 -0.10 -0.12 -0.01 0.07
words: opportunity	to	-0.14 -0.11 -0.01 -0.03 0.11
words: option	,	-0.09 -0.13 -0.01 0.07 -0.07
words: option	as	-0.07 0.08 0.11 -0.06 -0.13
words: option	for	-0.10 -0.13 -0.14 0.07 0.02
words: option	in	-0.11 -0.13 -0.17 -0.12 0.15
words: or	[usa]	-0.11 0.08 0.10 -0.09 -0.10
words: or	break	-0.10 0.00 0.00 0.03 -0.10
words: or	face	-0.12 -0.08 0.13 -0.09 -0.12
words: order	[usa]	0.06 0.13 -0.01 -0.10 -0.11
words: order	evacuation	-0.13 0.06 0.06 -0.10 -0.12
words: order	for	-0.15 -0.14 0.15 -0.14 -0.16
words: other	nation	-0.13 0.05 -0.07 0.00 -0.03
words: our	president	-0.05 -0.06 -0.07 -0.03 0.06
words: out	:	-0.08 0.08 0.00 -0.12 0.08
words: out	[side]	-0.11 0.00 -0.02 -0.07 0.05
words: out	after	-0.08 -0.11 -0.12 0.10 -0.03
words: out	as	-0.08 0.00 0.05 -0.09 0.02
words: out	at	-0.16 -0.16 0.01 0.02 0.01
words: out	in	-0.09 0.15 0.09 -0.08 -0.10
words: out	of	-0.27 -0.25 0.04 0.02 0.01
words: out	on	0.07 0.05 -0.07 0.02 -0.10
words: out	very	-0.14 -0.06 -0.10 -0.02 0.04
words: out	war	0.03 -0.05 0.07 -0.06 -0.11
words: outlook	:	-0.04 -0.08 -0.11 -0.07 0.09
words: outlook	for	-0.11 -0.11 -0.13 -0.01 0.04
words: outrag	over	-0.05 -0.07 0.05 0.06 -0.07
words: over	[number]	0.01 -0.03 0.12 -0.09 -0.18
words: over	[place]	0.05 -0.08 0.04 0.05 -0.21
words: over	[region]	-0.17 0.06 0.03 -0.03 -0.12
words: over	[side]	-0.20 0.06 -0.06 0.06 -0.06
words: over	[usa]	-0.05 0.06 -0.13 -0.02 0.03
words: over	a	-0.09 -0.10 -0.14 0.07 0.01
words: over	attack	-0.09 -0.14 -0.14 0.10 0.03
words: over	deadly	-0.07 0.07 0.00 -0.05 -0.11
words: over	fear	-0.04 -0.10 -0.11 0.02 0.04
words: over	in	-0.04 0.10 -0.10 -0.10 -0.05
words: over	its	-0.02 0.06 -0.03 -0.11 0.07
words: over	new	-0.08 0.09 0.10 -0.09 -0.11
words: over	protest	-0.07 0.07 0.06 -0.04 -0.12
words: over	report	-0.09 -0.10 -0.07 -0.04 0.07
words: over	the	-0.06 -0.02 -0.07 0.00 0.06
words: over	threat	0.01 -0.03 0.00 0.04 -0.18
words: over	two	-0.10 0.06 0.04 -0.01 -0.13
words: over	war	-0.08 -0.09 -0.02 0.00 0.01
words: over	your	0.06 -0.01 0.00 -0.13 0.02
words: overnight	[usa]	-0.13 0.13 -0.14 -0.14 -0.11
words: overshadow	by	-0.09 -0.03 0.05 0.03 -0.12
words: p	[number]	-0.05 -0.06 -0.05 0.07 -0.04
words: page	at	-0.09 -0.10 -0.09 0.09 -0.09
words: paramedic	kill	-0.14 -0.04 -0.07 0.08 -0.10
words: part	in	-0.12 -0.12 -0.09 0.11 -0.06
words: part	of	-0.02 0.05 0.01 0.01 -0.14
words: pass	[region]	-0.14 -0.15 -0.13 0.14 0.07
words: pass	through	-0.26 -0.21 0.03 0.07 -0.06
words: passag	through	-0.12 -0.15 -0.10 0.11 -0.04
words: past	[number]	-0.15 -0.02 0.01 0.01 -0.04
words: past	month	-0.02 0.02 0.05 0.02 -0.10
words: path	to	-0.15 -0.06 0.04 0.09 -0.16
words: paus	attack	0.10 -0.10 -0.14 0.02 -0.08
words: pay	for	-0.12 0.01 0.03 -0.04 0.01
words: pay	the	-0.10 0.21 0.14 -0.05 -0.12
words: peac	,	-0.11 -0.05 -0.02 -0.11 0.10
words: peac	accord	0.10 0.03 -0.13 -0.04 -0.11
words: peac	deal	-0.07 0.04 0.02 0.01 -0.12
words: peac	framework	0.10 0.11 -0.06 -0.10 -0.10
words: peac	plan	0.02 -0.05 -0.02 -0.04 0.01
words: peac	talk	-0.37 0.05 0.11 -0.03 -0.14
words: peac	to	-0.13 -0.14 -0.10 -0.10 0.11
words: peaceful	protester	-0.05 0.08 0.03 0.00 -0.12
words: peacekeeper	kill	0.15 0.16 -0.14 -0.17 -0.15
words: pearl	harbor	-0.09 -0.09 -0.01 0.14 -0.13
words: pedro	sanchez	-0.05 -0.07 -0.02 0.08 -0.11
words: peopl	in	-0.01 0.07 -0.06 -0.03 -0.21
words: peopl	kill	-0.03 -0.13 0.11 -0.14 -0.11
words: peopl	to	-0.12 -0.11 -0.11 0.03 0.08
words: per	barrel	-0.04 0.09 0.04 -0.02 -0.12
words: percent	,	-0.05 0.00 0.01 0.00 -0.04
words: percent	after	-0.13 -0.04 -0.04 0.00 0.07
words: percent	as	-0.08 0.03 0.02 0.00 -0.13
words: percent	in	-0.05 0.03 -0.01 0.03 -0.09
words: percent	of	-0.11 0.03 0.04 -0.11 0.04
words: percent	on	-0.05 0.18 0.14 -0.16 -0.14
words: persian	new	-0.11 -0.12 -0.12 -0.04 0.08
words: petrol	station	-0.04 0.06 0.04 -0.11 0.04
words: phas	in	-0.13 -0.12 -0.11 -0.12 0.13
words: phas	of	-0.07 -0.11 -0.17 0.16 -0.13
words: phon	call	-0.15 -0.06 -0.01 0.09 -0.11
words: photo	show	-0.12 -0.14 0.07 0.04 -0.03
words: pilot	down	-0.13 -0.14 0.07 0.05 -0.09
words: pilot	in	-0.10 -0.12 0.02 -0.07 0.04
words: plac	in	-0.12 -0.02 -0.02 -0.01 0.03
words: plac	on	0.01 0.01 -0.11 -0.05 0.05
words: plan	as	-0.11 0.02 0.10 -0.10 -0.07
words: plan	crash	0.07 0.07 -0.02 -0.10 -0.19
words: plan	damag	0.04 0.14 -0.13 -0.14 -0.11
words: plan	for	-0.15 -0.03 0.04 0.00 -0.06
words: plan	in	0.03 0.07 0.05 -0.01 -0.11
words: plan	to	0.08 -0.06 -0.04 -0.07 0.01
words: plant	,	-0.07 0.02 0.07 -0.11 -0.09
words: plant	for	0.05 -0.02 0.01 -0.11 -0.11
words: plant	if	-0.13 0.13 0.00 0.01 -0.06
words: plant	in	-0.15 0.08 0.09 -0.08 -0.13
words: plant	statu	-0.11 -0.10 -0.04 0.06 -0.05
words: plant	unles	-0.13 -0.04 -0.05 0.07 0.00
words: play	down	-0.12 -0.10 0.01 0.04 0.02
words: pledg	to	-0.10 -0.10 -0.05 0.08 -0.09
words: plung	after	-0.12 -0.09 0.07 -0.01 -0.04
words: plung	as	-0.07 0.15 0.08 -0.08 -0.12
words: plus	.	-0.08 -0.07 -0.10 -0.02 0.06
words: pm	:	0.05 0.07 -0.08 0.00 -0.11
words: pm	[place]	-0.03 0.04 0.05 -0.06 -0.02
words: pm	says	-0.10 -0.11 0.01 0.11 -0.11
words: point	[usa]	-0.15 -0.07 0.12 -0.10 -0.11
words: point	as	-0.08 0.09 0.09 -0.04 -0.15
words: point	in	-0.10 -0.13 0.00 -0.15 0.10
words: point	peac	0.03 0.00 -0.05 -0.03 0.03
words: point	plan	-0.04 0.00 -0.11 0.02 0.06
words: point	to	-0.10 -0.10 -0.13 0.05 0.07
words: pois	to	-0.15 -0.13 -0.08 0.01 0.08
words: polic	say	0.05 0.08 -0.13 -0.13 -0.11
words: poll	find	-0.12 -0.11 -0.14 0.01 0.03
words: port	after	0.05 -0.01 0.02 -0.13 -0.16
words: port	and	0.10 0.07 -0.03 -0.15 0.03
words: port	blockad	-0.10 -0.12 -0.03 0.07 -0.13
words: possibility	of	-0.07 -0.09 -0.10 -0.02 0.06
words: possibl	[side]	-0.13 -0.05 0.11 -0.03 -0.07
words: possibl	[usa]	-0.14 -0.13 -0.15 0.04 0.08
words: possibl	strik	-0.16 0.21 0.15 -0.18 -0.13
words: post	war	-0.15 -0.15 -0.10 -0.01 0.04
words: potential	[usa]	-0.06 0.01 0.03 -0.02 -0.04
words: pound	[side]	-0.15 0.07 -0.10 -0.02 -0.01
words: power	:	-0.06 -0.09 -0.08 0.06 0.05
words: power	plant	0.07 -0.01 0.00 -0.06 -0.09
words: powerful	ally	-0.04 -0.05 -0.06 0.09 -0.06
words: prais	[place]	-0.08 -0.11 0.06 0.04 -0.04
words: prais	[usa]	-0.02 -0.07 0.01 0.00 0.01
words: predicament	unchang	-0.07 -0.12 -0.11 -0.13 0.12
words: prediction	market	-0.05 -0.06 -0.10 -0.13 0.12
words: prepar	for	-0.06 0.02 0.04 -0.01 -0.15
words: prepar	to	0.02 0.01 0.10 -0.08 -0.16
words: preparation	for	-0.11 -0.03 0.10 -0.02 -0.09
words: pres	.	-0.10 -0.15 -0.13 0.10 0.01
words: pres	conferenc	-0.13 0.02 0.04 -0.06 0.01
words: presenc	in	-0.09 -0.06 0.05 -0.08 0.03
words: president	[usa]	-0.08 0.11 0.04 0.02 -0.14
words: president	is	-0.07 -0.11 -0.14 -0.08 0.10
words: president	said	-0.10 -0.04 0.06 0.04 -0.12
words: president	says	0.04 0.07 -0.19 -0.07 0.04
words: president	to	-0.14 -0.12 -0.07 0.04 0.07
words: press	[usa]	-0.04 -0.05 -0.09 -0.11 0.10
words: press	on	-0.13 -0.04 0.01 0.05 -0.13
words: pressur	on	0.13 0.09 0.00 -0.11 -0.01
words: pressur	to	-0.13 -0.13 -0.04 0.12 -0.13
words: prevent	[side]	-0.12 -0.12 -0.08 0.13 -0.13
words: pric	.	-0.05 -0.11 -0.07 0.07 -0.02
words: pric	:	-0.07 -0.10 -0.11 0.00 0.06
words: pric	?	-0.02 -0.11 -0.13 -0.09 0.10
words: pric	amid	-0.04 -0.10 -0.12 -0.07 0.10
words: pric	could	-0.08 -0.13 -0.19 0.13 -0.03
words: pric	fall	-0.11 -0.20 -0.21 0.18 0.14
words: pric	in	-0.08 -0.05 -0.10 0.08 0.03
words: pric	increas	-0.06 -0.09 -0.11 0.12 -0.11
words: pric	jump	-0.06 0.03 0.16 -0.17 -0.04
words: pric	of	-0.11 -0.08 0.01 -0.04 0.04
words: pric	plung	-0.16 0.16 0.09 -0.09 -0.14
words: pric	ris	-0.09 -0.12 -0.14 0.04 0.04
words: pric	rise	-0.18 -0.29 -0.24 0.26 -0.07
words: pric	shock	-0.07 0.01 0.04 0.02 -0.09
words: pric	soar	-0.06 0.08 0.07 -0.12 -0.01
words: pric	spik	-0.09 0.02 0.06 -0.01 -0.13
words: pric	surg	-0.07 0.06 0.09 -0.11 -0.02
words: pric	to	-0.11 -0.05 0.02 0.05 -0.13
words: pric	up	-0.05 -0.12 -0.08 0.07 -0.03
words: pric	will	-0.08 -0.12 -0.09 0.05 0.01
words: prim	minister	-0.11 -0.14 0.00 0.01 0.02
words: prior	to	-0.12 -0.12 -0.11 0.05 0.07
words: pro	[side]	-0.02 0.00 -0.15 0.01 0.02
words: problem	:	-0.12 -0.10 -0.12 0.06 0.02
words: production	as	-0.11 0.12 0.14 -0.11 -0.16
words: production	of	-0.09 -0.08 -0.11 0.08 0.03
words: progres	in	-0.18 -0.10 -0.01 0.09 -0.20
words: promis	to	-0.13 -0.05 0.08 -0.04 -0.04
words: proof	of	-0.11 -0.10 -0.12 0.07 0.02
words: proposal	ceasefir	-0.12 -0.11 -0.01 -0.02 0.05
words: proposal	to	-0.10 -0.05 -0.03 0.05 -0.04
words: protect	[place]	-0.08 -0.03 0.03 0.02 -0.11
words: protest	,	-0.05 0.16 -0.01 -0.12 -0.18
words: protest	against	-0.12 -0.12 0.08 0.05 -0.11
words: protest	and	-0.05 0.03 0.02 0.01 -0.03
words: protest	in	-0.17 -0.12 0.06 0.08 -0.20
words: protest	turn	-0.11 -0.06 -0.04 0.07 -0.06
words: pull	back	-0.09 -0.14 -0.12 0.07 0.01
words: pull	from	0.08 0.14 -0.13 -0.14 -0.12
words: pummel	[side]	0.08 0.04 0.00 -0.10 -0.09
words: push	[usa]	-0.13 -0.10 0.02 -0.14 0.10
words: push	back	-0.14 -0.13 -0.17 0.04 0.06
words: push	for	0.00 -0.16 -0.06 0.05 -0.04
words: push	to	-0.11 -0.05 0.12 -0.10 -0.04
words: push	up	-0.06 -0.10 -0.12 -0.03 0.09
words: put	up	0.07 -0.01 -0.13 0.08 -0.13
words: putt	boot	-0.10 0.10 0.07 0.06 -0.12
words: question	:	-0.06 -0.08 -0.11 -0.09 0.10
words: question	[usa]	-0.10 -0.09 -0.10 -0.02 0.07
words: question	about	-0.17 -0.03 -0.08 0.05 -0.01
words: rac	to	-0.03 -0.14 -0.10 0.11 -0.14
words: race	to	-0.07 -0.11 -0.11 -0.04 0.07
words: rag	at	0.05 0.07 0.08 0.00 -0.11
words: rag	in	0.09 0.12 0.03 -0.14 -0.15
words: rag	on	0.05 -0.13 -0.19 0.12 -0.12
words: raid	on	0.08 -0.13 -0.12 0.06 0.00
words: rain	down	0.03 -0.09 -0.06 0.06 -0.13
words: rais	risk	-0.05 -0.14 -0.16 -0.03 0.14
words: rally	as	-0.06 -0.16 -0.14 0.15 -0.14
words: rally	in	-0.08 -0.10 -0.03 0.13 -0.12
words: ramp	up	-0.06 0.12 -0.02 -0.10 -0.02
words: rang	of	-0.11 -0.12 -0.14 -0.08 0.12
words: rat	,	-0.12 -0.01 0.02 0.02 -0.09
words: re	open	0.07 -0.01 -0.08 0.03 0.02
words: reach	,	0.10 0.16 -0.06 -0.13 -0.11
words: reach	[number]	-0.16 -0.04 -0.02 0.03 0.06
words: reach	[place]	-0.11 -0.12 -0.14 0.00 0.11
words: reach	[side]	0.05 0.10 0.07 -0.13 -0.10
words: reach	a	0.11 0.16 -0.04 -0.13 -0.13
words: reach	deal	0.01 0.06 -0.05 -0.03 0.01
words: reach	final	-0.14 0.05 0.06 -0.09 -0.11
words: reach	peac	0.01 -0.13 -0.01 0.05 -0.15
words: react	to	-0.11 -0.13 -0.11 0.11 -0.06
words: reaction	to	-0.10 -0.12 -0.13 -0.03 0.09
words: ready	for	0.04 -0.08 0.06 -0.02 -0.19
words: ready	to	-0.11 0.10 0.00 -0.03 -0.06
words: recent	days	-0.11 -0.07 0.04 0.01 -0.05
words: record	high	-0.09 0.07 0.05 -0.04 -0.08
words: red	lin	-0.17 -0.12 -0.04 0.05 0.01
words: reev	warn	-0.07 -0.09 -0.11 0.11 -0.10
words: refinery	hit	0.06 0.09 0.00 -0.12 -0.11
words: refinery	shut	-0.10 -0.18 0.14 -0.10 -0.09
words: refuel	plan	0.00 0.02 -0.03 0.00 -0.07
words: refuell	plan	-0.05 0.01 0.02 -0.03 -0.12
words: refug	in	-0.07 -0.13 -0.05 0.11 -0.10
words: refus	to	-0.08 -0.05 -0.08 0.02 0.04
words: refusal	to	-0.12 -0.02 -0.01 0.05 -0.09
words: regim	chang	-0.11 -0.14 -0.18 -0.03 0.14
words: region	.	-0.08 -0.09 -0.12 0.04 0.07
words: region	and	-0.05 -0.03 0.02 -0.05 0.00
words: regional	conflict	-0.09 -0.10 -0.10 0.07 0.00
words: reimpos	restriction	0.14 0.11 -0.10 -0.12 -0.11
words: reject	[side]	-0.08 -0.01 -0.04 0.06 -0.09
words: reject	[usa]	-0.17 -0.09 0.04 -0.01 -0.06
words: reject	claim	-0.10 -0.12 -0.11 0.10 0.02
words: relation	with	-0.14 0.00 0.00 0.01 -0.03
words: relativ	of	-0.09 -0.11 -0.07 0.10 -0.10
words: releas	[number]	-0.10 0.12 0.11 -0.12 -0.12
words: releas	of	-0.09 -0.02 0.05 -0.03 -0.05
words: releas	video	0.15 0.16 -0.14 -0.18 -0.14
words: relief	as	-0.12 -0.12 -0.06 0.13 -0.08
words: rely	on	-0.11 -0.12 -0.13 0.02 0.05
words: remain	at	-0.12 -0.09 0.05 -0.02 -0.02
words: remain	clos	0.03 0.07 -0.15 0.03 -0.13
words: remain	in	-0.02 0.01 -0.01 0.00 -0.03
words: renew	[side]	-0.04 -0.01 0.06 -0.03 -0.10
words: reopen	,	-0.12 -0.13 0.01 0.03 -0.07
words: reopen	-	-0.12 -0.11 -0.02 0.03 0.03
words: reopen	[region]	0.05 0.00 0.06 -0.09 -0.23
words: reopen	of	0.10 -0.01 -0.06 -0.11 -0.10
words: reopen	the	-0.19 0.05 0.01 -0.06 -0.02
words: reopen	until	-0.07 0.10 0.11 -0.11 -0.11
words: rep	.	-0.03 -0.05 -0.10 -0.11 0.10
words: repeat	strik	0.03 0.05 0.03 -0.13 -0.11
words: report	:	-0.07 0.12 -0.14 0.04 -0.22
words: report	[side]	-0.09 -0.01 -0.10 0.08 -0.07
words: report	[usa]	-0.13 -0.16 -0.15 0.09 0.01
words: report	from	0.10 0.15 -0.02 -0.10 -0.19
words: report	he	-0.11 -0.13 -0.13 -0.06 0.11
words: report	in	0.01 0.13 -0.10 -0.07 -0.11
words: report	of	-0.12 0.02 0.11 -0.06 -0.17
words: report	on	-0.15 -0.16 -0.02 0.00 0.04
words: report	say	0.05 -0.05 0.07 -0.12 -0.10
words: report	says	-0.01 -0.10 0.05 -0.01 -0.10
words: reporter	in	-0.04 -0.01 0.06 -0.11 -0.01
words: rescu	,	0.00 0.04 -0.03 -0.08 0.02
words: rescu	[side]	-0.07 -0.07 -0.08 -0.02 0.04
words: rescu	[usa]	-0.09 -0.11 0.05 0.03 -0.12
words: rescu	airman	-0.12 -0.11 0.07 0.01 -0.03
words: rescu	effort	-0.12 -0.17 0.12 -0.08 -0.08
words: rescu	if	-0.07 0.10 -0.11 0.10 -0.12
words: rescu	of	-0.14 -0.18 -0.01 0.08 0.02
words: rescu	operation	-0.08 0.04 -0.02 -0.06 0.03
words: rescu	protester	-0.07 0.05 0.07 -0.06 -0.09
words: rescu	second	-0.05 -0.01 0.06 -0.04 -0.16
words: residential	area	0.00 0.10 0.03 -0.16 -0.02
words: resign	over	-0.12 -0.13 -0.05 0.12 -0.10
words: respond	to	0.05 0.02 -0.09 0.05 -0.06
words: respons	to	0.05 -0.10 0.01 -0.04 0.00
words: responsibility	for	-0.08 -0.02 -0.15 0.10 0.00
words: responsibl	for	-0.14 -0.02 0.04 0.04 -0.14
words: restriction	on	-0.07 0.02 -0.15 0.07 -0.12
words: resum	operation	-0.16 -0.17 -0.04 0.13 0.01
words: retaliat	after	0.04 0.08 -0.04 -0.17 -0.11
words: retaliat	to	0.02 -0.07 0.03 -0.18 0.03
words: retaliation	.	-0.02 -0.11 -0.11 0.00 0.06
words: retaliation	for	-0.06 0.01 -0.13 0.08 -0.13
words: retaliatory	attack	0.02 -0.11 -0.15 -0.13 0.10
words: retaliatory	strik	-0.07 -0.04 -0.18 0.05 0.04
words: retreat	from	0.09 0.04 -0.10 0.01 -0.12
words: return	of	-0.09 -0.03 0.05 0.02 -0.10
words: return	to	-0.17 -0.15 -0.09 0.09 0.07
words: reut	.	-0.13 -0.13 -0.13 0.05 0.00
words: reveal	the	-0.04 -0.03 -0.03 0.02 0.01
words: revers	cours	-0.13 -0.03 0.02 0.05 -0.11
words: right	to	-0.07 -0.11 0.02 -0.02 0.01
words: rips	[usa]	-0.09 -0.13 -0.13 -0.10 0.11
words: ris	as	0.02 -0.11 -0.02 0.09 -0.13
words: ris	from	0.13 0.11 -0.12 -0.11 -0.09
words: rise	,	-0.07 -0.12 -0.12 0.04 0.06
words: rise	[number]	-0.05 0.06 0.05 -0.03 -0.08
words: rise	after	-0.12 -0.08 0.00 0.00 0.05
words: rise	amid	0.04 -0.06 -0.11 0.11 -0.11
words: rise	as	-0.14 -0.20 -0.15 0.15 0.02
words: rise	in	-0.02 0.02 0.06 -0.06 -0.15
words: rise	to	-0.07 0.07 0.06 -0.05 -0.14
words: risk	and	-0.08 -0.12 -0.10 -0.06 0.09
words: risk	for	-0.07 -0.02 0.04 -0.11 0.05
words: risk	from	-0.08 -0.04 -0.05 -0.09 0.09
words: risk	of	0.03 -0.07 -0.18 0.03 0.06
words: roast	[usa]	-0.04 -0.05 -0.07 -0.06 0.06
words: rock	by	0.06 0.03 -0.04 -0.15 -0.06
words: rocket	fire	-0.11 -0.07 0.11 -0.13 -0.16
words: rocket	in	-0.13 0.00 0.07 0.05 -0.11
words: rocket	launch	0.07 0.05 0.03 -0.09 -0.08
words: rocket	to	-0.11 -0.07 0.08 0.03 -0.09
words: role	in	-0.16 -0.17 -0.09 0.09 -0.02
words: round	in	-0.11 -0.11 -0.12 0.01 0.07
words: round	of	-0.15 -0.02 -0.05 0.10 -0.10
words: royal	navy	-0.07 -0.09 -0.03 -0.01 0.05
words: rs	[number]	-0.13 -0.13 -0.13 0.05 0.00
words: rubbl	after	0.09 0.08 -0.15 -0.05 -0.11
words: rundown	:	-0.09 0.08 -0.05 -0.02 -0.12
words: runn	out	-0.11 0.14 0.12 -0.15 -0.08
words: rush	to	-0.03 0.02 0.01 -0.05 -0.03
words: s	[side]	-0.06 -0.12 -0.09 0.13 -0.14
words: s	p	-0.05 -0.06 -0.05 0.07 -0.04
words: safe	:	-0.06 -0.04 -0.14 0.01 0.05
words: safe	haven	-0.10 -0.14 -0.08 0.07 0.00
words: said	,	-0.11 0.03 0.06 -0.06 0.01
words: said	.	-0.03 0.09 0.04 -0.03 -0.15
words: said	[side]	-0.10 -0.06 0.01 0.06 -0.07
words: said	he	0.06 0.04 -0.13 0.03 0.02
words: said	it	-0.04 0.13 -0.01 -0.05 -0.21
words: said	that	0.09 0.09 -0.07 -0.06 -0.11
words: said	the	-0.06 0.01 0.00 0.01 -0.06
words: said	to	-0.14 -0.01 -0.11 0.08 -0.04
words: sailor	kill	-0.13 -0.06 -0.14 0.09 -0.07
words: sailor	strand	-0.06 -0.11 -0.10 -0.04 0.05
words: sanction	,	-0.13 -0.06 -0.03 0.05 -0.05
words: sanction	[side]	-0.10 -0.04 0.06 -0.03 -0.11
words: sanction	on	-0.12 0.19 0.11 -0.10 -0.19
words: sanction	ship	-0.07 -0.13 -0.13 0.12 0.00
words: satellit	imag	-0.21 -0.20 -0.06 0.20 -0.12
words: say	[usa]	-0.18 0.06 -0.17 0.01 -0.02
words: say	it	-0.10 0.04 -0.11 -0.09 0.08
words: say	no	-0.04 -0.07 0.10 0.11 -0.14
words: say	the	-0.13 -0.13 -0.12 0.10 -0.08
words: say	they	0.03 -0.06 0.05 -0.04 -0.10
words: say	they'r	0.02 -0.07 0.09 -0.12 -0.13
words: say	we	-0.08 -0.08 0.01 0.07 -0.04
words: says	,	0.09 0.02 -0.13 -0.04 -0.10
words: says	:	-0.33 -0.16 0.04 0.00 0.03
words: says	[ally]	0.04 0.00 -0.10 0.03 0.07
words: says	[number]	0.07 0.05 -0.08 -0.02 -0.12
words: says	[place]	-0.11 -0.11 0.06 0.05 -0.23
words: says	[region]	-0.02 0.05 -0.09 0.04 -0.10
words: says	[side]	-0.14 -0.04 -0.05 0.16 -0.14
words: says	[usa]	0.04 -0.03 0.06 -0.08 -0.05
words: says	agreement	0.06 0.02 -0.01 -0.06 -0.14
words: says	as	0.10 -0.04 -0.13 -0.06 -0.08
words: says	at	-0.17 0.15 -0.10 -0.11 -0.09
words: says	ceasefir	-0.15 -0.14 -0.04 0.14 -0.11
words: says	deal	0.07 0.13 0.05 -0.17 -0.15
words: says	final	0.05 0.10 0.03 -0.10 -0.09
words: says	four	-0.13 0.04 -0.13 0.04 0.04
words: says	he	-0.07 -0.06 -0.02 0.05 -0.05
words: says	if	-0.14 -0.05 -0.03 -0.12 0.10
words: says	in	-0.21 0.07 -0.05 0.01 -0.12
words: says	it	0.07 0.19 0.00 -0.16 -0.22
words: says	its	-0.16 0.02 -0.10 0.06 0.06
words: says	mediation	-0.13 0.00 0.07 -0.05 -0.04
words: says	mou	-0.16 -0.10 0.15 -0.14 -0.11
words: says	no	-0.22 -0.01 -0.05 0.08 -0.08
words: says	not	-0.08 -0.10 -0.12 0.10 0.12
words: says	nuclear	0.01 -0.13 -0.18 0.08 0.07
words: says	peac	-0.19 0.05 0.13 -0.15 -0.13
words: says	strik	0.00 -0.12 0.08 -0.11 -0.13
words: says	struck	0.06 0.02 -0.13 -0.13 -0.12
words: says	talk	-0.13 -0.04 -0.01 0.03 -0.01
words: says	the	-0.11 -0.10 -0.12 -0.14 0.13
words: says	ther	-0.12 -0.09 0.00 -0.01 0.05
words: says	to	0.03 -0.07 0.00 -0.02 -0.11
words: says	two	0.06 0.12 0.02 -0.17 -0.12
words: says	war	0.07 0.08 -0.22 -0.02 -0.02
words: says	will	-0.23 -0.14 0.08 0.04 -0.13
words: says	with	-0.20 0.14 0.13 -0.12 -0.11
words: scal	of	-0.18 -0.14 0.06 -0.05 0.01
words: scen	of	-0.08 0.01 -0.08 -0.01 0.02
words: school	,	-0.13 -0.15 -0.12 0.10 -0.01
words: school	in	0.12 0.07 -0.16 -0.09 -0.18
words: school	strik	-0.09 -0.09 0.05 -0.05 0.03
words: scott	jenning	-0.10 -0.09 -0.12 -0.09 0.11
words: scrambl	for	-0.07 -0.02 0.05 -0.01 -0.07
words: scrambl	to	-0.08 -0.12 -0.07 -0.01 0.05
words: sea	min	0.10 0.10 -0.12 -0.14 0.00
words: search	for	-0.08 0.05 -0.12 0.00 -0.01
words: second	[usa]	0.04 0.12 0.03 -0.15 -0.17
words: second	round	0.00 0.00 -0.07 0.02 -0.01
words: second	time	-0.11 0.04 0.06 0.01 -0.12
words: secret	[side]	-0.10 -0.05 -0.10 -0.01 0.07
words: secretary	[usa]	-0.11 -0.01 0.10 -0.03 -0.12
words: secretary	chri	-0.11 -0.12 0.07 -0.02 -0.14
words: secretary	of	-0.06 -0.10 -0.08 -0.01 0.04
words: secur	[region]	-0.10 -0.03 0.02 -0.08 0.04
words: security	camera	-0.05 -0.07 -0.06 0.06 0.03
words: security	chief	-0.19 0.14 -0.12 -0.05 -0.18
words: security	in	-0.10 -0.12 -0.15 0.08 0.00
words: security	meet	-0.13 -0.19 -0.01 0.06 -0.06
words: security	official	-0.09 0.11 0.04 -0.10 -0.08
words: seek	to	-0.16 -0.12 -0.12 -0.01 0.11
words: seem	to	-0.11 -0.08 -0.03 0.06 -0.05
words: seen	as	-0.12 0.06 -0.05 -0.10 0.08
words: seen	in	-0.08 0.06 -0.02 -0.01 -0.15
words: seiz	[side]	0.11 0.15 -0.07 -0.20 -0.16
words: seiz	on	-0.03 -0.04 -0.09 -0.06 0.07
words: seiz	ship	-0.07 -0.06 -0.05 0.06 0.04
words: seizur	of	0.02 0.03 0.04 -0.04 -0.11
words: self	defens	-0.19 0.13 0.00 -0.16 -0.05
words: senat	republican	-0.04 -0.06 0.00 0.07 -0.06
words: send	[number]	-0.11 0.15 0.14 -0.14 -0.12
words: send	in	-0.08 0.00 0.06 -0.09 -0.03
words: send	mix	-0.08 0.06 0.03 -0.08 0.01
words: send	oil	0.05 -0.06 0.00 -0.03 -0.13
words: send	pric	-0.12 0.04 0.03 0.01 -0.10
words: send	ship	-0.13 -0.15 -0.07 0.05 0.07
words: send	warship	-0.16 0.07 0.15 -0.14 -0.15
words: senior	[side]	-0.08 0.00 0.00 0.03 -0.12
words: senior	[usa]	0.03 0.05 0.01 -0.02 -0.13
words: seriously	wound	-0.05 0.08 0.03 -0.13 -0.13
words: serv	as	-0.10 0.10 -0.11 -0.12 0.04
words: servic	member	-0.18 0.01 0.13 -0.08 -0.20
words: set	for	0.04 0.15 0.06 -0.05 -0.17
words: set	to	-0.26 -0.08 0.02 0.09 -0.14
words: seven	of	-0.07 0.04 -0.02 -0.02 -0.06
words: seventh	[usa]	-0.15 -0.12 0.10 0.00 -0.13
words: several	[side]	-0.06 0.01 -0.02 0.04 -0.12
words: shadow	fleet	-0.08 -0.06 -0.09 0.09 0.03
words: shadow	of	-0.12 -0.14 -0.12 0.05 0.00
words: she	fac	-0.06 -0.10 -0.06 0.03 0.00
words: shelly	kittleson	-0.05 0.03 -0.12 0.05 -0.10
words: shelter	from	0.07 0.05 0.07 -0.15 -0.12
words: shelter	in	-0.05 -0.07 -0.15 0.11 -0.07
words: shift	[side]	-0.09 -0.08 -0.12 -0.10 0.11
words: ship	,	-0.06 0.09 -0.03 -0.05 -0.07
words: ship	:	-0.13 -0.14 -0.03 -0.03 0.05
words: ship	after	-0.11 0.02 -0.01 0.01 -0.10
words: ship	are	-0.09 -0.07 0.01 0.00 -0.03
words: ship	attack	-0.04 -0.02 -0.14 0.09 -0.05
words: ship	carry	0.03 -0.02 -0.01 0.02 -0.04
words: ship	crossing	-0.11 -0.14 0.04 0.05 -0.13
words: ship	from	0.02 -0.06 0.02 0.00 -0.15
words: ship	in	-0.10 -0.01 0.01 -0.09 0.04
words: ship	near	0.14 0.07 -0.06 -0.10 -0.09
words: ship	off	0.11 -0.08 -0.12 -0.09 -0.06
words: ship	pass	-0.13 -0.17 -0.14 0.11 0.08
words: ship	seiz	-0.13 -0.18 -0.13 0.12 0.12
words: ship	through	-0.15 -0.10 0.07 -0.04 -0.02
words: ship	to	-0.14 -0.01 -0.05 0.04 -0.01
words: ship	traffic	-0.12 -0.12 0.13 -0.06 -0.12
words: ship	transit	-0.14 -0.12 0.03 0.02 -0.10
words: ship	try	0.13 0.10 -0.01 -0.16 -0.15
words: ship	with	-0.06 0.08 -0.01 -0.04 -0.14
words: shipp	in	-0.10 -0.13 0.04 -0.03 -0.04
words: shock	,	-0.08 -0.09 -0.14 0.06 0.08
words: shoot	down	-0.07 0.12 -0.02 -0.26 0.02
words: shot	down	-0.05 -0.06 0.07 0.02 -0.10
words: should	be	-0.08 -0.03 0.05 0.07 -0.12
words: should	not	-0.11 -0.15 -0.11 0.04 0.00
words: show	[side]	-0.14 -0.08 -0.05 0.08 0.01
words: show	[usa]	0.05 0.01 -0.10 0.05 -0.12
words: show	no	-0.10 -0.07 0.01 -0.16 0.10
words: show	restraint	-0.04 0.03 0.05 -0.06 -0.04
words: shut	[region]	0.09 0.10 -0.14 -0.10 -0.07
words: shut	down	-0.08 -0.05 0.10 -0.07 -0.14
words: sign	[side]	0.14 0.13 -0.15 -0.14 -0.14
words: sign	[usa]	0.12 0.12 -0.04 -0.17 -0.07
words: sign	agreement	0.10 0.13 -0.13 -0.09 -0.08
words: sign	by	0.12 0.01 -0.07 -0.13 -0.11
words: sign	ceremony	-0.15 -0.13 -0.02 0.09 -0.12
words: sign	deal	0.13 0.07 -0.13 -0.02 -0.16
words: sign	mou	0.15 0.08 -0.12 -0.16 -0.12
words: sign	of	-0.18 -0.01 -0.03 0.05 0.02
words: sign	on	-0.26 0.06 0.11 -0.08 -0.06
words: sign	set	0.09 0.15 -0.11 -0.10 -0.09
words: sign	sunday	-0.20 -0.15 0.19 -0.05 -0.13
words: sign	today	-0.18 -0.10 0.15 -0.09 -0.12
words: signal	:	-0.09 -0.09 -0.14 0.05 0.06
words: silenc	on	-0.10 -0.09 0.00 0.01 0.02
words: sinc	[number]	-0.15 -0.01 0.05 -0.01 -0.12
words: sinc	[side]	-0.12 0.03 0.00 0.01 -0.03
words: sinc	start	-0.17 0.08 0.00 0.03 -0.10
words: sinc	the	0.07 -0.03 0.04 0.02 -0.19
words: sink	,	-0.02 0.05 0.00 -0.02 -0.07
words: sink	[side]	0.16 0.03 -0.20 -0.19 -0.14
words: siren	sound	-0.01 0.05 -0.01 -0.12 -0.03
words: sit	,	0.01 -0.02 0.00 0.00 -0.07
words: sit	hit	0.06 0.12 -0.09 -0.09 -0.08
words: sit	in	0.10 0.03 -0.16 -0.14 -0.05
words: site	,	0.07 0.04 -0.14 -0.03 -0.08
words: site	in	-0.13 0.10 -0.12 -0.01 -0.01
words: site	of	-0.13 -0.13 0.07 0.03 0.05
words: six	[usa]	0.01 0.00 -0.17 0.03 -0.13
words: six	crew	-0.11 -0.13 0.05 0.04 -0.06
words: slain	[side]	-0.13 -0.13 0.04 0.09 -0.14
words: slam	[usa]	-0.08 -0.13 -0.14 -0.03 0.09
words: smok	ris	0.14 0.07 0.00 -0.13 -0.10
words: smok	rise	0.15 0.11 -0.08 -0.12 -0.10
words: smok	seen	-0.05 0.13 -0.03 -0.13 -0.10
words: snapshot	-	-0.05 -0.11 0.05 0.12 -0.13
words: so	far	-0.13 -0.18 0.00 0.01 0.04
words: so	hard	-0.09 -0.07 -0.13 0.06 -0.02
words: so	long	-0.05 -0.07 -0.07 0.09 -0.10
words: soar	[number]	-0.12 -0.03 0.12 -0.06 -0.14
words: soar	as	-0.03 0.03 0.04 -0.02 -0.07
words: soar	on	-0.04 0.00 0.00 -0.04 0.03
words: social	media	0.04 -0.05 0.06 -0.12 -0.01
words: soldier	as	0.10 -0.02 -0.11 -0.11 -0.11
words: soldier	in	-0.14 0.05 -0.14 -0.06 0.10
words: soldier	kill	-0.25 0.03 -0.14 0.08 -0.06
words: soldier	wound	-0.02 0.03 0.02 -0.04 -0.12
words: son	as	-0.12 -0.04 0.05 -0.01 -0.11
words: son	of	-0.08 -0.06 0.10 -0.06 -0.13
words: soon	,	-0.15 0.00 0.03 0.02 -0.08
words: soon	as	-0.14 0.00 0.03 0.02 -0.08
words: sought	refug	-0.04 -0.10 -0.02 0.05 -0.03
words: sought	to	-0.10 -0.08 -0.09 0.13 -0.12
words: sound	[side]	0.18 0.14 -0.01 -0.17 -0.14
words: sound	acros	-0.12 0.06 0.10 -0.05 -0.03
words: sound	from	0.09 0.12 0.12 -0.23 -0.21
words: sound	in	0.11 0.13 0.13 -0.12 -0.45
words: sound	infiltration	0.15 0.14 0.07 -0.17 -0.13
words: sound	of	-0.04 -0.02 0.01 0.08 -0.15
words: sound	on	0.17 0.01 0.17 -0.17 -0.10
words: sourc	say	-0.09 0.00 0.05 -0.03 -0.16
words: south	,	-0.13 0.06 0.00 0.00 -0.07
words: south	[place]	0.06 -0.06 0.19 -0.08 -0.07
words: southeast	asia	-0.09 -0.13 0.06 -0.04 0.00
words: spark	fire	0.02 0.07 -0.12 -0.01 -0.11
words: spark	panic	0.01 0.04 0.05 -0.05 -0.13
words: speak	to	-0.07 -0.09 -0.13 -0.09 0.11
words: speak	with	-0.13 0.06 0.06 -0.04 -0.10
words: special	forc	0.04 0.00 -0.04 0.02 -0.16
words: speech	:	-0.07 -0.11 -0.11 0.00 0.03
words: speech	on	-0.09 0.03 0.02 -0.12 0.06
words: spik	as	-0.07 0.16 0.13 -0.13 -0.13
words: spik	in	-0.07 -0.04 0.02 0.03 -0.10
words: spiral	,	-0.02 -0.05 -0.09 0.06 -0.03
words: spot	pric	-0.05 0.06 0.04 0.01 -0.11
words: spread	to	0.01 0.08 -0.10 -0.05 -0.10
words: spy	for	-0.17 -0.05 0.00 0.05 -0.11
words: stak	negotiation	-0.10 -0.05 0.03 0.01 -0.11
words: stall	over	-0.04 -0.02 0.05 -0.03 -0.10
words: stand	by	-0.04 -0.06 0.13 0.11 -0.11
words: stark	warn	-0.09 -0.03 0.07 -0.03 -0.10
words: start	of	-0.18 0.10 0.07 -0.02 -0.13
words: start	on	0.04 0.04 -0.04 -0.06 -0.06
words: start	the	-0.11 -0.06 -0.08 -0.11 0.11
words: start	to	-0.13 -0.14 -0.01 0.00 0.02
words: start	war	-0.14 -0.11 -0.14 0.07 -0.03
words: stat	media	0.13 0.12 -0.09 -0.11 -0.24
words: stat	of	-0.14 0.08 0.00 -0.10 0.05
words: stat	tv	-0.01 -0.16 0.05 0.07 -0.07
words: statement	on	-0.11 -0.10 -0.13 0.09 0.00
words: statu	:	-0.11 -0.10 -0.04 0.06 -0.05
words: statu	in	-0.12 -0.14 -0.03 0.13 -0.14
words: stay	in	0.04 -0.16 -0.09 0.08 -0.14
words: stay	neutral	-0.07 0.02 0.04 -0.14 0.09
words: stay	out	-0.08 -0.09 -0.09 0.07 -0.01
words: step	down	-0.11 -0.11 0.01 0.02 -0.02
words: step	in	-0.10 -0.15 -0.12 0.11 -0.04
words: step	up	-0.01 0.01 -0.02 0.04 -0.08
words: stick	point	-0.11 -0.15 -0.15 0.02 0.06
words: stock	fall	-0.06 0.02 0.04 -0.03 -0.05
words: stock	futur	-0.05 -0.11 -0.04 0.07 -0.06
words: stock	market	-0.15 -0.06 0.13 -0.04 -0.14
words: stock	rise	-0.07 -0.12 -0.10 0.07 0.13
words: stock	sink	-0.01 0.04 -0.02 -0.01 -0.07
words: stock	surg	-0.10 -0.09 0.03 -0.02 -0.07
words: stok	fear	-0.10 0.15 0.12 -0.12 -0.12
words: stop	[side]	-0.12 -0.06 0.03 -0.01 -0.01
words: stop	attack	-0.12 -0.04 0.04 0.03 -0.10
words: stop	now	-0.11 0.15 0.11 -0.12 -0.11
words: stop	them	0.07 0.01 -0.12 0.03 -0.02
words: stopp	[side]	-0.08 -0.07 -0.09 0.12 0.05
words: straight	up	-0.08 -0.07 -0.09 -0.01 0.04
words: strait	,	0.03 0.05 -0.02 0.04 -0.12
words: strait	authority	0.02 0.03 -0.11 0.01 -0.10
words: strait	of	-0.16 0.05 0.04 -0.17 0.08
words: strait	or	-0.13 0.08 0.11 -0.10 -0.11
words: strand	in	-0.12 -0.12 -0.19 0.05 0.06
words: strand	near	-0.10 -0.16 -0.16 0.08 -0.01
words: street	as	-0.08 0.08 0.05 -0.12 -0.11
words: street	of	0.04 0.07 -0.01 -0.06 -0.12
words: strik	,	0.04 -0.05 -0.01 0.00 -0.05
words: strik	.	-0.07 -0.07 -0.14 -0.16 0.13
words: strik	:	-0.11 0.02 0.10 -0.13 -0.05
words: strik	[ally]	-0.07 0.08 -0.07 -0.02 -0.16
words: strik	[number]	-0.07 0.10 -0.01 -0.10 -0.21
words: strik	[place]	-0.07 0.20 -0.08 -0.19 -0.08
words: strik	[region]	0.03 0.11 -0.15 -0.14 0.02
words: strik	[side]	0.11 0.02 -0.06 -0.14 -0.04
words: strik	[usa]	0.05 0.05 -0.13 -0.05 -0.13
words: strik	acros	0.08 0.01 -0.20 -0.07 -0.02
words: strik	after	0.13 -0.09 -0.08 -0.02 -0.12
words: strik	against	0.13 -0.03 -0.16 -0.02 -0.09
words: strik	and	-0.18 -0.06 0.10 -0.05 -0.03
words: strik	as	0.00 0.09 -0.12 -0.07 -0.02
words: strik	at	-0.07 0.02 -0.15 0.02 0.02
words: strik	continu	-0.21 0.05 0.10 -0.11 -0.20
words: strik	could	-0.03 -0.09 -0.11 0.01 0.05
words: strik	destroy	-0.13 0.13 -0.07 -0.12 -0.08
words: strik	escalat	-0.06 0.13 -0.17 -0.07 -0.18
words: strik	for	-0.15 0.00 -0.16 -0.14 0.13
words: strik	hit	-0.07 0.17 0.01 -0.25 -0.05
words: strik	hits	-0.03 0.15 -0.07 -0.20 -0.18
words: strik	if	0.05 -0.03 -0.02 -0.08 -0.10
words: strik	in	-0.16 0.00 0.04 0.07 -0.19
words: strik	kill	0.18 0.09 -0.12 -0.21 -0.28
words: strik	may	-0.07 -0.10 -0.12 -0.11 0.12
words: strik	missil	-0.14 -0.10 0.12 -0.01 -0.12
words: strik	near	-0.08 -0.02 0.14 0.04 -0.07
words: strik	on	0.09 0.01 0.09 -0.11 -0.21
words: strik	pound	-0.09 0.07 0.07 -0.15 -0.15
words: strik	report	0.04 0.11 0.10 -0.14 -0.13
words: strik	target	0.02 0.10 -0.11 -0.15 -0.15
words: strik	to	-0.21 -0.22 0.08 0.08 0.05
words: strik	with	-0.16 0.13 0.15 -0.16 -0.15
words: strongly	condemn	-0.10 -0.11 -0.12 0.09 0.05
words: struck	by	-0.11 0.09 -0.07 -0.16 0.03
words: struck	in	0.05 -0.02 -0.16 0.01 -0.15
words: stuck	in	-0.11 -0.09 -0.10 -0.06 0.09
words: submarin	sink	0.11 -0.10 -0.12 -0.09 -0.06
words: suggest	[side]	-0.15 -0.14 -0.15 0.10 0.03
words: suicid	dron	-0.01 -0.12 0.06 -0.14 0.06
words: summon	[place]	-0.14 -0.13 -0.10 0.12 -0.01
words: sunday	,	-0.21 -0.11 0.15 0.03 -0.08
words: sunday	-	-0.18 -0.16 0.12 -0.07 -0.08
words: sunk	by	-0.13 -0.12 -0.11 0.08 0.02
words: supply	.	-0.03 -0.06 0.04 -0.07 0.02
words: supply	chain	-0.09 -0.03 0.04 -0.03 -0.03
words: supply	concern	-0.06 -0.14 -0.11 0.00 0.05
words: supply	disruption	-0.07 0.00 -0.05 0.09 -0.15
words: supply	of	-0.09 -0.12 0.06 0.06 -0.06
words: supply	risk	-0.02 0.12 0.10 -0.03 -0.11
words: support	[side]	-0.10 -0.13 -0.13 0.10 0.07
words: support	[usa]	-0.04 -0.08 -0.09 0.02 0.02
words: support	for	-0.17 -0.17 0.03 0.08 -0.05
words: surg	,	0.08 -0.05 0.00 -0.02 -0.10
words: surg	[number]	-0.05 0.20 0.13 -0.15 -0.15
words: surg	abov	-0.07 0.10 -0.01 -0.01 -0.04
words: surg	after	-0.03 -0.14 0.05 -0.01 -0.10
words: surg	amid	-0.07 -0.03 -0.03 0.05 -0.12
words: surg	as	-0.06 0.02 0.14 -0.10 -0.17
words: surg	in	-0.09 -0.09 -0.03 0.09 -0.12
words: surg	more	-0.03 0.16 0.09 -0.10 -0.10
words: surg	past	-0.08 0.14 0.02 -0.13 0.03
words: surg	to	-0.07 0.18 0.15 -0.16 -0.13
words: surg	toward	-0.07 0.13 0.03 -0.05 -0.06
words: surrender	from	-0.07 0.13 0.10 -0.13 -0.03
words: surrender	to	-0.09 0.17 0.12 -0.13 -0.12
words: surviv	the	-0.11 -0.13 -0.10 -0.11 0.11
words: survivor	from	0.01 0.04 -0.07 0.01 -0.10
words: suspect	[side]	-0.08 0.04 0.04 -0.09 -0.06
words: suspend	[side]	0.11 -0.06 -0.10 -0.06 -0.09
words: suspend	flight	-0.10 -0.13 -0.01 0.06 -0.02
words: tak	effect	0.03 -0.08 -0.06 0.03 -0.12
words: take	[side]	-0.17 -0.10 0.11 -0.15 0.03
words: take	over	0.12 0.00 -0.04 -0.17 -0.01
words: take	plac	0.00 0.16 0.06 -0.08 -0.11
words: take	to	-0.10 -0.03 0.04 -0.04 -0.04
words: takeaway	from	-0.08 -0.10 -0.13 -0.12 0.13
words: taken	out	-0.09 0.15 0.09 -0.08 -0.10
words: taken	too	-0.07 0.16 0.10 -0.13 -0.10
words: talk	,	-0.24 0.01 -0.06 -0.07 0.13
words: talk	-	-0.02 0.06 -0.06 0.03 -0.16
words: talk	.	-0.07 -0.12 -0.12 -0.01 0.07
words: talk	:	-0.19 -0.11 -0.05 0.01 0.04
words: talk	;	0.03 0.09 0.03 -0.13 -0.13
words: talk	?	-0.08 -0.09 -0.11 -0.05 0.08
words: talk	[place]	-0.12 -0.13 -0.16 0.16 -0.02
words: talk	[side]	-0.14 -0.15 -0.15 0.03 0.07
words: talk	[usa]	-0.10 -0.12 -0.18 0.12 -0.01
words: talk	about	-0.07 -0.09 -0.11 -0.05 0.09
words: talk	after	-0.21 0.03 0.18 -0.13 -0.18
words: talk	and	-0.07 -0.07 -0.04 -0.14 0.12
words: talk	as	-0.23 -0.07 0.18 -0.14 -0.11
words: talk	begin	-0.07 0.03 0.05 -0.02 -0.12
words: talk	between	-0.21 0.07 0.02 -0.04 -0.06
words: talk	collaps	-0.09 -0.10 0.03 -0.03 0.00
words: talk	conclud	-0.15 -0.13 -0.13 0.13 -0.01
words: talk	continu	-0.19 -0.16 -0.18 0.17 -0.07
words: talk	could	-0.06 -0.12 -0.09 -0.01 0.04
words: talk	end	-0.20 -0.14 -0.04 0.03 0.06
words: talk	fail	-0.20 0.06 0.10 -0.12 -0.02
words: talk	for	-0.09 -0.09 -0.09 0.08 -0.04
words: talk	go	0.07 0.07 -0.11 0.09 -0.13
words: talk	in	-0.09 0.06 0.09 -0.14 0.01
words: talk	may	0.07 0.03 -0.14 0.08 -0.08
words: talk	of	-0.09 -0.13 0.12 -0.16 0.01
words: talk	on	-0.16 0.08 0.00 -0.04 -0.03
words: talk	set	-0.13 0.01 0.03 0.02 -0.13
words: talk	stall	-0.09 -0.08 0.05 0.00 -0.04
words: talk	talk	0.03 0.06 -0.16 0.04 -0.09
words: talk	to	-0.25 -0.12 0.03 0.07 -0.20
words: talk	war	0.07 0.05 -0.18 -0.11 0.08
words: talk	with	-0.02 -0.09 0.06 -0.01 -0.11
words: talk	|	-0.09 -0.13 -0.16 0.14 0.10
words: tanker	attack	-0.11 -0.14 -0.11 0.06 0.07
words: tanker	carry	0.10 0.11 0.01 -0.14 -0.13
words: tanker	exit	-0.11 -0.16 -0.14 0.15 0.17
words: tanker	hit	0.16 0.06 0.05 -0.17 -0.15
words: tanker	in	0.21 0.13 -0.10 -0.10 -0.17
words: tanker	off	-0.03 0.00 0.10 -0.14 -0.13
words: tanker	pass	-0.12 -0.13 -0.13 0.13 0.09
words: tanker	rat	-0.09 -0.13 -0.06 0.07 0.03
words: tanker	strand	-0.10 -0.11 0.10 -0.06 -0.11
words: tanker	struck	0.14 0.11 -0.06 -0.13 -0.12
words: tap	strik	-0.12 -0.04 -0.14 -0.01 0.07
words: target	[place]	-0.07 0.15 0.07 -0.23 -0.17
words: target	[region]	0.04 -0.01 -0.19 -0.02 0.04
words: target	[side]	0.12 -0.01 -0.04 -0.04 -0.21
words: target	[usa]	-0.04 -0.08 0.09 -0.08 -0.06
words: target	acros	0.03 -0.03 0.04 -0.12 -0.11
words: target	in	0.13 0.09 -0.09 -0.20 -0.09
words: target	journalist	-0.11 -0.14 0.12 0.13 -0.05
words: target	on	-0.09 0.07 -0.16 -0.15 0.04
words: tasnim	report	0.07 0.10 0.04 -0.11 -0.11
words: taylor	green	-0.04 -0.04 -0.06 -0.05 0.06
words: tell	[place]	-0.09 -0.09 -0.09 0.12 -0.10
words: tell	[side]	-0.21 -0.01 0.13 -0.03 -0.19
words: tell	[usa]	-0.16 0.05 0.03 0.01 -0.12
words: tell	al	-0.13 -0.13 0.00 0.08 -0.04
words: tell	bbc	-0.12 -0.11 0.01 0.08 -0.05
words: tell	post	0.04 0.00 -0.12 -0.04 0.07
words: tell	us	-0.07 -0.09 -0.02 0.00 0.03
words: ten	day	0.11 0.05 -0.11 -0.11 -0.11
words: tens	of	-0.13 -0.08 0.00 -0.09 0.07
words: tension	,	-0.07 -0.11 -0.03 -0.01 0.06
words: tension	:	0.04 0.02 -0.06 0.02 -0.06
words: tension	build	-0.05 0.00 0.03 -0.15 0.05
words: tension	escalat	-0.06 -0.05 0.02 -0.05 0.02
words: tension	rise	-0.06 0.01 0.02 -0.08 0.02
words: tension	spik	-0.05 0.10 0.08 -0.11 -0.07
words: territorial	integrity	-0.11 -0.07 -0.03 -0.02 0.04
words: territory	,	0.07 -0.03 -0.10 -0.06 -0.16
words: terrorist	agent	-0.09 -0.10 -0.04 0.05 -0.03
words: terrorist	in	0.10 0.16 -0.11 -0.18 -0.14
words: text	of	0.05 0.11 0.14 -0.24 -0.22
words: than	[number]	0.03 -0.11 0.09 0.00 -0.22
words: than	[place]	-0.04 -0.09 -0.10 0.01 0.06
words: than	[usa]	-0.12 -0.12 -0.02 -0.09 0.08
words: than	a	-0.05 0.03 -0.04 -0.01 -0.12
words: thank	[place]	-0.14 -0.13 -0.13 0.13 -0.13
words: thank	to	-0.12 0.02 0.06 -0.06 -0.01
words: that	[side]	-0.02 -0.23 -0.21 0.20 -0.06
words: that	[usa]	0.02 0.04 -0.02 -0.08 0.02
words: that	a	-0.01 0.03 0.07 -0.05 -0.07
words: that	could	-0.12 -0.11 -0.05 -0.12 0.09
words: that	he	-0.10 0.01 0.08 -0.09 -0.01
words: that	help	-0.08 -0.08 -0.03 0.10 -0.04
words: that	it	-0.11 0.03 -0.17 0.04 0.07
words: that	kill	-0.17 -0.19 0.03 0.10 0.00
words: that	the	-0.05 0.03 -0.04 -0.01 -0.02
words: that	would	-0.05 -0.06 -0.12 -0.04 0.06
words: the	[ally]	0.06 0.08 -0.04 -0.11 -0.05
words: the	[number]	0.02 -0.06 0.07 -0.24 0.01
words: the	[place]	-0.02 -0.05 0.01 -0.05 0.02
words: the	[region]	-0.17 -0.16 -0.08 -0.10 0.21
words: the	[side]	-0.15 -0.17 -0.29 -0.07 0.24
words: the	[usa]	-0.16 -0.41 -0.03 -0.03 0.20
words: the	air	-0.14 -0.04 -0.09 0.14 -0.16
words: the	attack	0.00 0.00 -0.17 0.04 -0.04
words: the	battlefield	-0.02 0.04 -0.15 -0.16 0.05
words: the	best	-0.08 0.04 0.04 -0.09 0.03
words: the	big	-0.08 0.01 0.12 -0.10 -0.14
words: the	brink	-0.10 -0.11 -0.13 0.07 0.03
words: the	card	-0.13 -0.13 -0.09 0.09 -0.02
words: the	ceasefir	-0.20 -0.19 0.01 -0.01 0.04
words: the	city	0.01 0.05 0.13 0.03 -0.10
words: the	com	-0.12 0.00 0.14 -0.15 -0.13
words: the	conflict	-0.11 -0.09 0.02 0.01 -0.02
words: the	country	-0.17 0.05 -0.18 0.03 0.07
words: the	current	-0.08 -0.08 -0.09 -0.11 0.11
words: the	deal	0.06 0.05 -0.11 -0.04 0.00
words: the	death	-0.10 0.00 0.03 0.02 -0.06
words: the	economic	-0.05 -0.08 0.00 0.01 -0.01
words: the	end	-0.11 -0.14 -0.10 0.06 -0.01
words: the	energy	0.00 0.08 -0.12 -0.08 0.02
words: the	f	-0.14 0.07 0.10 -0.08 -0.08
words: the	fight	0.05 0.03 -0.09 -0.08 0.07
words: the	first	0.02 -0.17 -0.04 -0.01 0.04
words: the	gas	-0.07 -0.07 -0.10 -0.03 0.08
words: the	global	-0.06 -0.09 -0.11 0.01 0.07
words: the	government	-0.09 -0.08 -0.11 0.05 0.07
words: the	ground	0.07 0.04 -0.02 -0.07 -0.04
words: the	heart	-0.09 -0.10 -0.13 0.03 0.11
words: the	hell	-0.10 -0.05 0.08 -0.03 -0.09
words: the	job	-0.06 0.02 0.02 -0.13 0.09
words: the	key	-0.08 -0.10 -0.09 0.07 -0.05
words: the	kill	-0.13 -0.11 -0.13 0.00 0.10
words: the	largest	-0.05 0.09 -0.09 0.00 -0.10
words: the	latest	0.03 -0.07 -0.05 -0.04 0.05
words: the	line	-0.06 -0.06 -0.11 -0.12 0.11
words: the	long	-0.08 0.05 0.05 -0.05 0.00
words: the	main	-0.09 -0.10 -0.12 -0.12 0.13
words: the	military	0.01 0.02 0.05 -0.06 -0.02
words: the	most	0.05 0.04 0.01 -0.07 -0.10
words: the	move	-0.07 -0.11 0.01 0.10 -0.12
words: the	nation	-0.08 0.03 0.04 0.05 -0.12
words: the	national	0.01 -0.02 -0.06 -0.08 0.06
words: the	oil	-0.15 -0.04 0.08 -0.11 0.02
words: the	page	-0.09 -0.10 -0.09 0.09 -0.09
words: the	president	-0.13 -0.04 0.04 -0.10 0.04
words: the	pric	-0.13 0.11 0.11 -0.13 -0.05
words: the	public	-0.08 -0.05 0.07 0.01 -0.15
words: the	region	-0.11 -0.09 -0.03 0.02 0.06
words: the	rescu	-0.09 0.04 0.06 -0.06 -0.11
words: the	right	-0.09 -0.09 -0.11 0.03 0.02
words: the	rubbl	0.09 0.09 -0.05 -0.04 -0.14
words: the	sailor	-0.06 -0.11 -0.10 -0.04 0.05
words: the	same	-0.15 -0.15 -0.13 0.04 0.07
words: the	sky	-0.07 0.05 0.01 -0.18 0.07
words: the	start	-0.08 -0.06 0.05 -0.09 0.05
words: the	strait	-0.15 0.08 0.04 -0.12 0.01
words: the	street	-0.04 0.10 -0.09 -0.03 -0.13
words: the	trigger	-0.12 -0.07 0.08 -0.12 0.01
words: the	truth	-0.04 -0.06 0.06 0.08 -0.09
words: the	two	-0.11 0.04 -0.18 0.11 -0.09
words: the	war	0.01 0.10 -0.15 -0.04 0.03
words: the	way	-0.03 0.09 -0.01 -0.04 -0.15
words: the	west	-0.06 -0.08 -0.09 -0.05 0.07
words: the	world	-0.10 -0.13 -0.06 -0.04 0.11
words: the	worst	-0.09 -0.02 -0.06 0.00 0.02
words: their	own	-0.09 -0.09 -0.13 0.12 -0.03
words: their	rescu	-0.05 0.08 -0.06 0.08 -0.08
words: ther	is	-0.15 -0.12 -0.01 -0.02 0.03
words: ther	no	-0.12 -0.10 0.03 0.00 0.03
words: ther	was	0.05 0.02 -0.13 -0.01 0.02
words: ther	will	-0.07 0.10 0.00 -0.11 0.04
words: they	are	-0.16 -0.10 -0.03 -0.02 0.07
words: they	can	-0.04 -0.05 -0.11 -0.02 0.07
words: they	have	0.04 0.06 0.05 -0.08 -0.16
words: they	want	-0.10 -0.11 -0.08 0.08 -0.03
words: they	were	-0.06 -0.12 -0.06 0.13 -0.12
words: they	will	-0.08 -0.07 0.00 0.08 -0.10
words: think	[side]	-0.09 -0.09 -0.13 -0.10 0.11
words: third	day	0.00 0.06 -0.02 -0.04 -0.06
words: this	is	-0.08 -0.14 -0.16 -0.05 0.14
words: this	war	-0.10 -0.11 -0.16 -0.09 0.12
words: this	week	-0.03 0.04 -0.22 -0.07 0.12
words: this	weekend	-0.13 -0.13 0.01 0.07 -0.10
words: thos	who	-0.05 -0.07 -0.09 0.00 0.04
words: though	[side]	0.07 0.07 0.05 -0.06 -0.11
words: thousand	of	-0.19 -0.02 0.12 -0.04 -0.08
words: thre	,	-0.14 0.09 -0.01 -0.05 -0.13
words: thre	[ally]	0.04 0.03 -0.07 0.01 -0.10
words: thre	[place]	-0.08 0.06 0.10 -0.17 -0.17
words: thre	[side]	-0.02 -0.12 0.04 0.03 -0.04
words: thre	in	0.06 0.02 0.06 -0.17 -0.14
words: threat	,	-0.15 0.03 -0.02 0.01 -0.01
words: threat	:	-0.16 -0.17 -0.15 0.13 -0.02
words: threat	;	-0.06 0.11 0.07 -0.14 0.02
words: threat	against	-0.16 -0.11 -0.01 0.03 -0.02
words: threat	as	-0.08 -0.04 0.11 -0.13 -0.08
words: threat	in	-0.12 -0.16 -0.16 0.07 0.11
words: threat	keep	-0.10 -0.08 0.02 0.01 -0.13
words: threat	of	0.08 0.06 -0.01 0.01 -0.18
words: threat	on	-0.10 0.03 0.04 0.05 -0.14
words: threat	over	-0.12 0.06 0.00 -0.10 0.09
words: threat	rais	-0.08 -0.13 -0.12 -0.03 0.08
words: threat	to	-0.04 -0.05 -0.09 0.05 0.02
words: threaten	:	-0.10 -0.08 -0.04 0.07 -0.09
words: threaten	[place]	-0.14 -0.18 -0.11 0.17 -0.13
words: threaten	[side]	-0.20 -0.05 0.07 -0.02 -0.06
words: threaten	[usa]	-0.01 0.07 0.02 -0.01 -0.20
words: threaten	a	-0.06 -0.12 -0.14 0.04 0.06
words: threaten	its	-0.03 -0.06 -0.03 0.05 -0.05
words: threaten	new	-0.15 -0.05 0.00 -0.04 0.02
words: threaten	to	-0.20 0.08 0.17 -0.17 -0.14
words: through	[place]	-0.08 0.02 -0.13 0.09 -0.14
words: through	[region]	-0.32 -0.38 -0.08 0.20 -0.08
words: through	the	0.02 0.04 -0.15 -0.03 0.03
words: thursday	,	-0.10 0.03 0.07 0.05 -0.12
words: tied	to	-0.16 -0.12 0.03 0.10 -0.20
words: ties	with	-0.09 -0.08 -0.11 0.01 0.07
words: time	,	-0.11 -0.06 0.05 0.00 -0.02
words: time	as	-0.01 0.04 0.01 0.00 -0.14
words: time	for	-0.04 -0.07 -0.10 0.09 -0.07
words: time	in	-0.09 -0.02 0.07 0.01 -0.11
words: time	is	-0.09 0.12 0.09 -0.11 -0.09
words: time	sinc	0.06 -0.11 -0.01 0.01 -0.12
words: time	to	-0.06 -0.12 -0.20 0.07 0.06
words: to	,	-0.18 -0.03 0.01 0.01 -0.03
words: to	[ally]	-0.16 0.01 -0.03 -0.02 0.03
words: to	[number]	0.03 -0.08 -0.13 0.17 -0.17
words: to	[place]	-0.15 -0.07 0.01 0.08 -0.13
words: to	[region]	0.06 0.02 0.12 -0.08 -0.21
words: to	[side]	0.02 -0.07 0.13 -0.07 -0.12
words: to	[usa]	0.05 0.05 -0.08 -0.02 -0.02
words: to	a	-0.05 0.03 -0.16 -0.04 0.06
words: to	accept	-0.10 0.10 0.11 -0.04 -0.14
words: to	act	-0.14 -0.14 -0.12 0.06 0.04
words: to	advanc	-0.11 -0.12 -0.12 0.12 -0.07
words: to	agre	-0.04 0.06 -0.13 -0.14 0.08
words: to	agreement	-0.29 -0.14 0.07 -0.02 -0.02
words: to	all	-0.15 0.11 0.16 -0.18 -0.16
words: to	any	-0.20 -0.09 0.09 0.02 -0.17
words: to	asia	-0.06 -0.10 -0.11 0.04 0.02
words: to	attack	0.14 -0.15 -0.12 -0.06 0.01
words: to	avoid	-0.12 -0.10 0.04 -0.01 0.03
words: to	back	-0.16 -0.11 -0.10 0.06 0.04
words: to	be	-0.24 -0.06 0.17 -0.06 -0.05
words: to	begin	-0.08 0.11 0.08 -0.11 -0.19
words: to	blockad	-0.19 -0.09 0.13 -0.06 -0.16
words: to	blow	-0.05 0.03 0.01 0.01 -0.12
words: to	blunt	-0.10 -0.09 0.08 0.04 -0.13
words: to	bomb	-0.24 -0.21 0.01 0.07 0.06
words: to	br	-0.11 0.02 0.09 -0.09 -0.07
words: to	break	-0.09 -0.08 -0.11 -0.13 0.12
words: to	buy	-0.09 -0.03 0.04 0.02 -0.11
words: to	calm	-0.12 -0.10 -0.07 -0.02 0.09
words: to	captur	-0.10 -0.13 0.02 -0.01 0.01
words: to	ceasefir	0.01 -0.12 -0.26 -0.12 0.19
words: to	charg	-0.12 -0.14 0.08 -0.05 -0.08
words: to	clos	-0.10 -0.03 0.04 -0.13 0.05
words: to	come	-0.05 0.03 0.05 -0.09 -0.06
words: to	completely	-0.15 -0.14 0.13 -0.10 -0.14
words: to	confront	-0.13 -0.14 0.05 0.08 -0.03
words: to	continu	-0.17 -0.18 -0.10 0.12 -0.05
words: to	cost	0.07 -0.10 -0.14 0.01 -0.03
words: to	counter	-0.08 0.05 0.08 -0.03 -0.06
words: to	cros	-0.02 -0.01 0.04 -0.04 -0.09
words: to	curb	-0.12 -0.05 0.04 0.00 -0.13
words: to	cut	-0.10 -0.08 -0.02 0.08 -0.10
words: to	deal	-0.16 0.00 0.12 -0.12 -0.03
words: to	decid	-0.15 0.03 0.16 -0.16 -0.16
words: to	defend	-0.10 -0.08 -0.02 0.05 -0.02
words: to	destroy	-0.04 -0.14 0.01 -0.01 0.08
words: to	discus	-0.12 -0.13 -0.12 0.11 -0.07
words: to	disrupt	-0.09 -0.10 -0.14 -0.13 0.14
words: to	do	-0.08 -0.05 0.02 0.04 -0.05
words: to	dron	-0.12 -0.03 -0.06 0.06 -0.12
words: to	ease	-0.10 -0.12 -0.11 0.12 -0.01
words: to	end	0.09 0.03 -0.01 -0.08 -0.09
words: to	enemy	-0.14 -0.02 0.03 -0.01 -0.03
words: to	ensur	-0.13 -0.14 -0.12 0.02 0.04
words: to	escalat	-0.08 -0.12 0.00 -0.07 0.06
words: to	establish	-0.10 -0.07 0.04 -0.10 0.05
words: to	expand	-0.17 -0.09 0.13 -0.11 -0.16
words: to	extend	-0.11 0.02 0.03 -0.01 -0.12
words: to	fall	-0.08 -0.10 -0.12 -0.01 0.07
words: to	fight	-0.05 0.05 0.01 -0.09 0.03
words: to	find	0.06 0.04 -0.05 -0.05 0.02
words: to	five	-0.11 0.09 0.04 0.00 -0.17
words: to	flee	0.03 0.05 -0.04 -0.13 0.07
words: to	full	-0.11 -0.01 0.02 0.03 -0.10
words: to	fund	-0.07 -0.10 -0.07 0.05 -0.02
words: to	get	-0.09 -0.04 -0.19 0.07 0.01
words: to	give	-0.10 0.12 0.07 -0.12 0.02
words: to	global	-0.11 -0.11 -0.12 -0.04 0.10
words: to	go	-0.10 0.01 0.00 -0.01 -0.03
words: to	hack	0.04 0.07 -0.15 -0.05 -0.11
words: to	halt	0.12 0.00 0.00 -0.09 -0.18
words: to	have	-0.13 0.02 -0.12 -0.02 0.08
words: to	help	-0.19 0.01 0.18 -0.09 -0.13
words: to	highest	-0.08 0.14 0.11 -0.12 -0.09
words: to	hit	-0.07 0.07 -0.02 -0.10 0.02
words: to	hold	-0.23 -0.15 -0.07 0.10 -0.03
words: to	host	-0.16 0.03 0.12 -0.01 -0.22
words: to	inspect	-0.12 0.08 0.06 -0.06 -0.07
words: to	interven	-0.09 0.08 0.07 -0.05 -0.12
words: to	its	-0.12 -0.05 0.08 -0.14 0.03
words: to	join	0.03 -0.07 -0.10 0.02 0.00
words: to	keep	-0.19 -0.19 -0.16 0.17 -0.05
words: to	kill	-0.21 -0.16 0.06 -0.10 0.07
words: to	know	0.04 0.00 -0.12 0.03 -0.04
words: to	last	-0.11 0.00 0.11 -0.09 -0.10
words: to	launch	-0.19 0.13 0.01 -0.18 0.06
words: to	leav	-0.09 0.00 0.03 -0.06 -0.02
words: to	lose	-0.10 -0.10 -0.10 0.06 -0.01
words: to	lure	-0.10 -0.12 -0.07 0.09 -0.01
words: to	make	-0.17 -0.10 0.06 0.03 -0.07
words: to	manag	-0.12 -0.13 -0.12 0.13 -0.07
words: to	meet	-0.10 -0.14 -0.03 0.07 -0.02
words: to	move	-0.04 -0.06 -0.09 -0.02 0.05
words: to	negotiat	-0.16 0.03 -0.03 0.00 0.01
words: to	nuclear	-0.11 0.07 0.13 -0.13 -0.06
words: to	obliterat	0.06 -0.08 -0.01 0.00 -0.09
words: to	open	0.01 -0.13 -0.05 -0.05 0.09
words: to	pass	0.01 0.00 0.05 -0.04 -0.12
words: to	pay	-0.16 0.16 0.07 -0.04 -0.08
words: to	peac	-0.13 -0.02 0.01 -0.05 0.02
words: to	play	-0.12 -0.02 -0.02 -0.08 0.08
words: to	pres	-0.03 -0.07 -0.01 0.03 -0.03
words: to	prevent	-0.13 -0.14 -0.08 0.11 -0.08
words: to	proposal	-0.13 -0.04 0.01 -0.13 0.05
words: to	protect	-0.07 0.00 0.03 0.03 -0.14
words: to	protest	-0.11 -0.15 -0.11 0.13 0.01
words: to	pursu	-0.08 -0.09 -0.06 0.04 -0.02
words: to	push	-0.06 -0.08 -0.02 0.05 -0.04
words: to	ramp	0.04 0.04 -0.13 0.03 -0.07
words: to	re	-0.13 -0.10 -0.03 0.05 0.05
words: to	reach	-0.25 -0.07 0.07 0.11 -0.16
words: to	record	-0.09 0.04 0.10 -0.06 -0.13
words: to	regim	-0.08 -0.08 -0.10 -0.05 0.08
words: to	releas	-0.13 0.00 0.10 -0.11 -0.01
words: to	remain	-0.11 -0.12 -0.10 0.10 -0.01
words: to	remov	-0.06 0.00 0.06 0.07 -0.18
words: to	reopen	0.02 0.02 0.03 -0.03 -0.23
words: to	rescu	-0.09 0.04 -0.03 0.03 -0.06
words: to	respond	0.05 -0.15 -0.14 0.09 0.04
words: to	restor	-0.10 -0.11 -0.12 -0.07 0.11
words: to	resum	-0.13 -0.05 0.11 -0.07 -0.10
words: to	retaliat	0.05 0.01 -0.03 -0.16 0.05
words: to	return	-0.05 -0.04 -0.01 0.03 -0.12
words: to	ris	-0.09 0.05 -0.11 0.08 -0.10
words: to	rise	0.08 -0.08 -0.09 -0.02 0.00
words: to	sanction	-0.10 -0.02 -0.04 0.05 -0.02
words: to	save	0.01 0.05 -0.11 -0.14 0.07
words: to	secur	-0.09 -0.11 -0.11 -0.08 0.11
words: to	see	-0.05 -0.07 -0.13 -0.08 0.09
words: to	seiz	-0.15 -0.13 -0.05 0.13 -0.10
words: to	sell	-0.10 -0.11 -0.11 -0.11 0.11
words: to	send	-0.20 -0.16 0.04 0.04 -0.15
words: to	set	-0.10 -0.13 0.05 0.05 -0.06
words: to	shelter	-0.03 -0.15 0.06 -0.06 0.00
words: to	ship	0.05 -0.09 -0.01 -0.05 -0.07
words: to	show	-0.13 0.01 -0.01 0.04 -0.17
words: to	sign	-0.27 -0.13 0.14 -0.02 -0.12
words: to	soar	-0.06 0.03 -0.05 0.06 -0.06
words: to	stabiliz	-0.11 -0.13 -0.14 0.02 0.04
words: to	start	-0.15 0.00 0.01 0.05 -0.11
words: to	stay	0.03 -0.16 -0.05 0.02 -0.03
words: to	step	-0.09 -0.11 -0.03 -0.02 0.03
words: to	stop	0.05 -0.14 0.07 -0.01 -0.14
words: to	strik	-0.02 0.06 -0.03 -0.03 -0.04
words: to	succe	-0.08 -0.07 0.06 -0.14 0.03
words: to	support	-0.07 -0.07 0.04 0.03 -0.03
words: to	suspend	-0.09 -0.12 0.00 0.05 -0.11
words: to	take	0.11 0.02 -0.05 -0.14 0.03
words: to	talk	-0.23 -0.05 0.00 0.04 -0.04
words: to	target	-0.15 -0.05 0.10 -0.02 -0.11
words: to	that	-0.12 -0.07 0.02 -0.08 0.06
words: to	the	-0.08 0.03 -0.03 -0.04 0.01
words: to	their	-0.06 0.12 0.01 -0.01 -0.11
words: to	travel	-0.09 -0.12 -0.13 0.01 0.06
words: to	turn	-0.13 0.02 0.04 -0.01 -0.08
words: to	two	-0.03 -0.11 -0.10 0.10 -0.02
words: to	undermin	-0.11 -0.11 -0.10 0.01 0.09
words: to	unleash	-0.07 -0.06 -0.03 -0.12 0.08
words: to	use	-0.11 -0.07 0.10 -0.13 -0.04
words: to	visit	-0.13 0.00 0.00 0.02 -0.12
words: to	vote	-0.13 -0.04 0.03 0.04 -0.10
words: to	war	-0.23 -0.26 -0.19 0.04 0.06
words: today	:	-0.05 -0.04 -0.06 -0.02 0.06
words: today	as	-0.14 -0.08 0.11 -0.09 -0.13
words: toll	free	-0.13 0.00 -0.01 0.02 0.01
words: toll	in	-0.11 -0.07 0.06 0.03 -0.07
words: toll	of	0.02 0.01 0.06 -0.03 -0.09
words: toll	on	-0.10 0.10 0.00 -0.01 -0.01
words: tonight	,	-0.12 -0.05 0.08 -0.03 -0.09
words: too	long	-0.12 0.18 0.14 -0.13 -0.15
words: top	[number]	-0.03 0.03 0.07 -0.03 -0.10
words: top	[side]	-0.17 0.18 -0.02 -0.04 -0.19
words: top	[usa]	-0.12 -0.18 -0.17 0.01 0.08
words: top	military	-0.02 0.08 -0.12 -0.13 0.03
words: topic	in	-0.12 -0.13 -0.10 0.09 0.08
words: tops	[number]	-0.03 0.06 -0.05 0.04 -0.01
words: torpedo	,	-0.11 -0.09 -0.09 0.03 0.05
words: toward	[side]	0.09 0.05 -0.15 -0.13 -0.10
words: town	near	-0.16 0.17 -0.04 -0.16 -0.14
words: trad	attack	0.10 0.02 -0.14 -0.17 -0.15
words: trad	flow	-0.06 -0.12 -0.12 0.12 -0.08
words: trader	are	-0.06 -0.07 -0.03 0.09 -0.09
words: traffic	in	-0.05 -0.01 0.10 -0.11 -0.10
words: traffic	through	-0.06 -0.11 -0.10 0.11 -0.10
words: transit	[region]	-0.04 0.03 0.08 -0.05 -0.17
words: trapp	in	-0.11 -0.17 -0.12 0.16 -0.10
words: travel	to	-0.08 -0.11 -0.15 0.07 0.03
words: trigger	a	-0.03 -0.04 -0.09 -0.01 0.02
words: trip	for	-0.12 0.16 0.13 -0.12 -0.12
words: trip	to	-0.14 0.05 0.06 -0.14 0.04
words: troll	[usa]	-0.13 -0.15 -0.14 -0.15 0.15
words: troop	advanc	0.04 0.10 -0.10 -0.10 -0.08
words: troop	deployment	-0.06 -0.04 -0.15 -0.05 0.10
words: troop	in	-0.04 0.02 -0.04 -0.13 0.10
words: troop	into	0.08 0.05 -0.16 -0.07 -0.04
words: troop	to	-0.14 0.13 0.14 -0.12 -0.13
words: truc	with	-0.09 -0.03 0.01 0.05 -0.10
words: try	to	-0.12 0.01 -0.14 -0.05 0.10
words: tucker	carlson	-0.12 -0.15 -0.10 0.05 0.00
words: tulsi	gabbard	-0.07 -0.08 -0.05 -0.03 0.04
words: tumbl	as	-0.12 0.10 0.10 -0.08 -0.13
words: turn	into	-0.06 0.08 0.07 -0.09 -0.02
words: turn	on	-0.12 -0.12 -0.13 -0.11 0.14
words: turn	over	-0.09 0.04 0.07 -0.04 -0.10
words: turn	the	-0.09 -0.10 -0.09 0.08 -0.02
words: turn	to	-0.01 -0.04 0.00 0.08 -0.12
words: tv	says	0.05 -0.06 -0.01 -0.05 -0.05
words: two	,	-0.09 0.02 0.01 0.03 -0.06
words: two	[place]	0.11 0.10 -0.19 -0.06 -0.10
words: two	[side]	0.03 0.13 -0.18 -0.07 -0.15
words: two	[usa]	-0.15 -0.12 0.06 -0.02 -0.01
words: two	day	-0.13 0.01 0.05 0.03 -0.14
words: two	dron	0.06 0.16 0.03 -0.19 -0.16
words: two	in	-0.06 0.14 -0.08 -0.14 -0.15
words: two	kill	-0.06 0.12 -0.04 -0.14 -0.13
words: two	month	-0.12 -0.02 0.07 -0.10 0.02
words: two	oil	0.04 0.01 -0.14 0.06 -0.08
words: two	peopl	-0.09 0.08 0.01 -0.09 -0.08
words: two	ship	-0.08 -0.09 -0.13 0.13 -0.02
words: two	week	0.07 -0.12 0.00 -0.08 -0.08
words: u	.	-0.12 -0.01 -0.14 0.03 0.02
words: ufc	fight	-0.09 0.06 0.06 -0.05 -0.05
words: uncertainty	over	-0.15 -0.11 -0.02 0.03 0.03
words: unconditional	surrender	-0.22 0.14 0.13 -0.16 -0.08
words: under	[side]	-0.03 -0.21 -0.10 0.14 0.05
words: under	[usa]	-0.07 0.00 0.05 0.04 -0.10
words: under	attack	-0.01 0.02 -0.04 -0.11 0.03
words: under	dron	-0.11 -0.06 -0.10 0.06 0.01
words: under	fire	-0.10 -0.08 -0.08 -0.05 0.12
words: under	pressur	-0.04 -0.10 -0.08 0.01 0.05
words: under	strain	0.04 -0.06 -0.11 -0.02 0.02
words: under	the	0.00 0.03 -0.07 -0.02 -0.02
words: under	threat	0.04 -0.10 0.04 -0.02 -0.06
words: underway	,	0.10 -0.12 -0.14 -0.06 -0.01
words: unfreez	[side]	-0.11 0.09 0.06 0.00 -0.11
words: unleash	hell	-0.08 0.00 0.09 -0.08 -0.10
words: unles	attack	0.04 -0.08 0.02 -0.03 -0.04
words: unlikely	to	-0.06 -0.11 -0.10 0.01 0.07
words: until	[place]	-0.07 0.10 0.11 -0.11 -0.11
words: until	[side]	-0.11 0.04 0.07 -0.06 -0.08
words: until	further	0.09 0.12 -0.03 -0.12 -0.09
words: up	,	0.06 0.02 -0.09 0.00 -0.14
words: up	[usa]	-0.09 -0.12 0.00 0.10 -0.14
words: up	attack	0.04 0.13 0.06 -0.20 -0.11
words: up	for	0.06 0.05 -0.09 0.01 -0.02
words: up	in	-0.16 -0.13 0.00 -0.01 0.04
words: up	on	-0.06 -0.11 -0.06 0.09 -0.10
words: up	pressur	0.03 0.05 -0.09 -0.06 0.04
words: up	the	-0.05 -0.08 0.01 0.05 -0.09
words: up	to	-0.10 -0.13 -0.05 0.08 0.00
words: up	with	0.07 0.08 -0.08 -0.03 -0.10
words: updat	:	0.03 0.02 -0.04 -0.01 -0.09
words: updat	on	-0.10 0.07 0.09 -0.15 -0.04
words: upper	hand	-0.08 -0.08 -0.08 0.06 0.02
words: upward	pressur	-0.05 -0.07 -0.03 -0.02 0.02
words: uranium	[side]	-0.12 -0.04 -0.05 0.09 -0.16
words: uranium	enrichment	-0.09 -0.01 -0.02 -0.06 0.08
words: urg	[side]	0.10 0.00 0.04 -0.14 -0.11
words: urg	[usa]	-0.18 -0.13 -0.12 0.12 -0.01
words: us	about	-0.07 -0.08 -0.07 -0.09 0.09
words: use	[place]	-0.12 -0.05 0.14 -0.13 -0.15
words: use	of	-0.11 -0.08 -0.11 0.13 -0.13
words: used	by	-0.07 0.04 0.13 0.05 -0.13
words: very	complet	-0.15 -0.15 -0.14 0.15 -0.11
words: very	good	0.08 0.09 -0.07 -0.07 -0.08
words: very	hard	-0.21 -0.03 0.11 -0.10 -0.06
words: very	soon	-0.07 0.06 0.03 0.05 -0.11
words: very	well	0.06 -0.01 -0.12 -0.03 0.06
words: vessel	after	0.02 0.00 -0.08 0.04 -0.02
words: vessel	attack	0.07 0.09 -0.13 -0.06 -0.15
words: vessel	in	0.00 0.03 -0.05 0.01 -0.12
words: vessel	near	0.15 0.08 -0.04 -0.11 -0.10
words: vice	president	-0.08 0.07 0.02 0.00 -0.04
words: victory	for	-0.09 -0.11 0.04 -0.08 0.05
words: victory	over	-0.13 -0.10 -0.07 0.10 -0.11
words: video	:	-0.13 0.03 -0.02 0.01 -0.04
words: video	of	0.00 0.06 -0.03 -0.10 -0.02
words: video	receipt	-0.10 -0.11 -0.10 0.10 0.07
words: video	show	0.11 0.22 -0.09 -0.18 -0.27
words: villag	in	0.04 -0.07 -0.13 0.04 -0.07
words: violat	international	-0.10 -0.12 -0.13 0.06 0.06
words: violation	of	-0.13 -0.12 0.02 0.10 -0.08
words: visit	,	-0.08 -0.09 -0.06 0.02 0.13
words: visit	[place]	-0.20 -0.14 -0.07 0.00 0.08
words: visit	[region]	-0.09 -0.11 -0.11 0.01 0.06
words: visit	[side]	-0.09 -0.10 -0.11 0.05 0.05
words: visit	[usa]	-0.15 0.04 0.03 -0.03 0.01
words: visit	to	-0.17 -0.07 -0.07 0.01 0.05
words: vote	on	-0.13 -0.04 0.03 0.04 -0.10
words: vow	to	-0.04 -0.01 -0.01 0.00 -0.02
words: vows	[usa]	-0.03 0.05 -0.02 -0.08 -0.07
words: vows	retaliation	-0.06 0.08 0.01 -0.12 -0.09
words: vows	to	0.07 -0.10 -0.01 0.03 -0.23
words: vp	[usa]	0.00 0.10 0.11 -0.13 -0.16
words: wait	for	-0.13 -0.15 -0.02 0.00 0.09
words: wait	to	-0.11 -0.12 -0.08 0.07 0.02
words: waiver	issu	-0.07 0.10 0.11 -0.11 -0.11
words: wake	of	-0.08 -0.07 0.02 -0.07 0.06
words: want	ceasefir	-0.11 0.02 0.04 -0.02 -0.06
words: want	to	-0.16 -0.08 -0.12 0.05 0.05
words: war	,	-0.01 0.01 -0.11 -0.01 0.02
words: war	-	-0.20 -0.14 0.10 -0.02 -0.11
words: war	.	-0.20 -0.11 -0.08 -0.12 0.14
words: war	:	-0.14 -0.26 -0.06 -0.03 0.12
words: war	?	-0.12 -0.18 -0.09 0.05 -0.02
words: war	[number]	-0.14 -0.13 0.03 -0.02 0.11
words: war	[side]	-0.18 -0.13 0.03 -0.21 0.14
words: war	[usa]	-0.12 -0.11 -0.04 0.07 -0.04
words: war	addres	-0.12 0.05 0.05 -0.10 -0.01
words: war	after	0.04 -0.10 -0.14 -0.05 0.10
words: war	against	-0.14 -0.10 -0.05 0.01 0.04
words: war	amid	-0.08 0.02 0.06 -0.05 -0.05
words: war	and	0.06 -0.14 -0.15 0.00 0.06
words: war	as	-0.20 -0.15 0.05 -0.02 -0.01
words: war	began	0.06 -0.03 -0.04 -0.03 -0.05
words: war	between	-0.10 -0.07 0.04 0.02 -0.07
words: war	by	-0.11 -0.11 -0.14 -0.14 0.15
words: war	ceasefir	0.02 0.04 -0.15 0.06 -0.18
words: war	chief	-0.05 -0.08 -0.13 0.01 0.06
words: war	chok	-0.07 0.18 0.14 -0.13 -0.13
words: war	continu	-0.14 -0.14 -0.13 0.14 -0.09
words: war	cost	-0.04 -0.05 0.14 0.11 -0.12
words: war	could	-0.08 0.05 0.02 0.00 -0.03
words: war	coverag	-0.06 -0.08 -0.09 0.00 0.03
words: war	crim	-0.20 -0.14 -0.08 -0.04 0.08
words: war	day	0.07 -0.04 -0.09 -0.03 0.02
words: war	deal	-0.12 -0.17 0.03 0.07 -0.12
words: war	disrupt	-0.10 -0.11 -0.15 0.15 -0.13
words: war	drag	-0.15 -0.06 0.06 0.06 -0.13
words: war	driv	-0.05 -0.12 -0.15 0.14 -0.11
words: war	economic	-0.12 -0.13 -0.13 0.08 -0.04
words: war	ends	-0.12 -0.13 -0.14 0.02 0.03
words: war	energy	-0.12 0.05 0.06 0.04 -0.16
words: war	enter	-0.05 -0.04 -0.09 0.07 -0.06
words: war	escalat	-0.09 0.08 -0.07 0.02 -0.14
words: war	escalation	-0.05 -0.08 0.05 0.02 -0.02
words: war	expand	-0.15 0.09 -0.10 -0.12 0.03
words: war	fallout	-0.13 0.00 -0.11 0.01 0.01
words: war	from	0.06 -0.02 -0.14 -0.03 0.00
words: war	fuel	-0.12 -0.14 -0.11 0.13 -0.12
words: war	goal	-0.12 -0.11 -0.10 0.02 0.07
words: war	has	-0.18 -0.17 -0.17 0.11 0.01
words: war	hits	-0.09 -0.11 -0.12 0.07 0.00
words: war	hype	-0.06 -0.08 -0.09 -0.06 0.08
words: war	impact	-0.06 0.03 0.03 -0.05 -0.04
words: war	in	0.03 0.06 -0.07 -0.06 0.01
words: war	is	-0.19 -0.07 -0.05 -0.04 0.05
words: war	latest	0.00 0.08 0.07 -0.04 -0.33
words: war	live	0.03 0.05 0.06 -0.11 -0.23
words: war	may	-0.02 -0.04 -0.07 -0.01 0.03
words: war	not	-0.12 -0.08 -0.01 -0.13 0.09
words: war	objectiv	-0.12 0.04 0.05 -0.03 -0.09
words: war	of	-0.13 -0.12 -0.15 -0.11 0.13
words: war	oil	-0.10 -0.14 -0.14 0.05 0.02
words: war	on	0.04 0.08 -0.03 -0.02 -0.12
words: war	over	-0.04 0.10 -0.10 -0.10 -0.05
words: war	plan	-0.11 -0.13 -0.06 0.13 -0.13
words: war	power	-0.08 0.03 0.09 0.08 -0.17
words: war	pressur	-0.07 -0.06 0.10 0.04 -0.06
words: war	pric	-0.09 0.06 0.06 -0.02 -0.13
words: war	protest	-0.09 -0.12 0.05 0.12 -0.13
words: war	push	-0.07 0.06 0.05 -0.05 0.00
words: war	rag	-0.10 -0.01 0.03 0.04 -0.08
words: war	rais	-0.10 -0.11 -0.12 -0.02 0.05
words: war	risk	-0.11 0.05 0.05 0.00 -0.13
words: war	send	-0.18 -0.01 0.07 -0.02 -0.13
words: war	spiral	-0.08 0.05 -0.09 0.06 -0.13
words: war	squeez	-0.09 -0.12 0.04 -0.11 0.04
words: war	strategy	-0.09 -0.09 -0.06 0.05 -0.04
words: war	threat	-0.05 -0.10 -0.08 0.12 -0.13
words: war	threaten	-0.13 -0.16 -0.17 0.06 0.08
words: war	to	-0.16 -0.18 -0.23 0.09 0.05
words: war	trigger	-0.08 0.04 0.05 -0.01 -0.12
words: war	updat	-0.11 -0.11 -0.10 0.05 0.01
words: war	will	0.05 0.10 0.00 -0.07 -0.05
words: war	with	-0.04 -0.04 0.05 0.00 -0.05
words: war	zone	0.05 0.09 -0.08 0.01 -0.15
words: war	–	-0.08 -0.08 -0.11 0.07 -0.05
words: war	—	-0.14 -0.06 -0.03 -0.16 0.10
words: warn	,	-0.10 -0.11 0.09 -0.02 -0.14
words: warn	:	-0.12 -0.08 -0.01 0.05 -0.12
words: warn	[place]	-0.10 0.10 0.06 -0.05 -0.16
words: warn	[region]	-0.15 0.02 0.02 0.03 -0.09
words: warn	[side]	-0.03 0.07 -0.02 0.05 -0.14
words: warn	[usa]	-0.12 -0.07 -0.21 0.01 0.16
words: warn	after	-0.07 -0.06 -0.17 0.09 0.06
words: warn	against	-0.16 -0.18 -0.01 0.07 -0.04
words: warn	attack	0.09 0.11 -0.07 -0.15 -0.12
words: warn	it	-0.10 0.11 0.14 -0.14 -0.13
words: warn	of	0.01 -0.09 -0.05 -0.01 0.04
words: warn	oil	-0.04 0.02 -0.02 0.04 -0.07
words: warn	on	-0.10 -0.13 -0.14 0.07 0.01
words: warn	over	-0.13 -0.10 0.05 0.04 -0.16
words: warn	spark	0.08 0.07 -0.03 -0.05 -0.12
words: warn	that	0.06 0.08 0.06 -0.09 -0.16
words: warn	to	-0.08 -0.04 0.00 -0.07 0.03
words: warn	war	-0.09 0.06 0.02 0.00 -0.08
words: warship	in	0.03 0.13 -0.10 -0.20 -0.05
words: warship	sunk	-0.13 -0.12 -0.11 0.08 0.02
words: warship	to	0.02 0.10 0.04 -0.19 -0.01
words: was	a	-0.19 -0.17 -0.16 0.11 0.03
words: was	kill	0.06 -0.03 -0.14 -0.17 0.06
words: was	no	0.05 0.03 -0.10 -0.07 0.07
words: was	not	0.06 0.04 -0.01 0.00 -0.11
words: was	rescu	-0.09 -0.08 0.07 -0.09 -0.03
words: was	set	-0.09 0.00 0.08 -0.05 -0.08
words: was	shot	-0.11 -0.08 -0.01 0.10 -0.06
words: was	the	0.08 0.01 -0.15 -0.07 0.03
words: watch	:	0.06 0.11 -0.17 -0.11 -0.11
words: water	facility	-0.09 -0.07 0.06 -0.13 0.05
words: wav	of	0.09 -0.14 -0.15 -0.10 0.04
words: wave	from	0.09 0.03 -0.03 -0.24 -0.22
words: wave	of	0.11 0.01 0.00 -0.21 -0.09
words: wave	ten	0.12 -0.09 -0.14 -0.13 -0.12
words: way	,	0.06 0.11 -0.10 -0.13 -0.10
words: way	out	-0.12 -0.09 -0.13 0.07 0.02
words: way	to	-0.11 -0.08 -0.17 -0.07 0.12
words: we	are	-0.11 -0.12 -0.08 0.02 0.04
words: we	do	-0.09 0.02 0.09 0.06 -0.12
words: we	don't	-0.14 -0.14 -0.13 0.08 -0.02
words: we	got	-0.10 0.07 0.13 -0.12 -0.13
words: we	have	-0.13 -0.08 -0.01 0.07 -0.07
words: we	know	-0.01 0.08 0.00 -0.16 -0.04
words: we	will	-0.09 0.03 0.03 0.03 -0.09
words: we'r	go	-0.09 0.06 0.09 -0.05 -0.10
words: we'r	not	0.07 0.08 -0.08 -0.10 -0.02
words: we'v	already	-0.10 -0.12 -0.11 0.03 0.03
words: weapon	,	-0.13 -0.08 0.04 0.02 -0.08
words: weapon	nuclear	-0.15 0.01 -0.06 -0.04 0.06
words: week	,	0.05 -0.03 0.03 -0.06 -0.05
words: week	[side]	0.05 -0.06 0.02 -0.15 0.03
words: week	after	-0.10 -0.12 -0.10 0.06 0.01
words: week	as	-0.14 -0.14 0.04 0.05 -0.09
words: week	ceasefir	0.09 0.08 -0.13 -0.01 -0.05
words: week	in	-0.06 -0.11 -0.09 0.01 0.03
words: week	into	-0.07 -0.08 -0.11 -0.10 0.10
words: week	of	0.01 0.02 0.03 -0.03 -0.11
words: week	with	-0.08 -0.11 -0.11 0.06 0.02
words: weigh	[side]	-0.18 -0.07 0.11 -0.04 -0.16
words: weigh	option	0.04 0.05 -0.15 0.06 -0.09
words: welcom	[side]	-0.10 -0.11 0.03 0.07 -0.09
words: welcom	[usa]	-0.20 -0.21 -0.16 0.20 -0.18
words: west	coast	-0.12 -0.08 0.10 -0.02 -0.18
words: what	[side]	-0.07 -0.08 -0.07 -0.02 0.07
words: what	[usa]	-0.14 -0.15 -0.14 -0.01 0.08
words: what	a	-0.12 -0.11 -0.11 0.00 0.07
words: what	are	-0.10 -0.16 -0.11 0.02 0.08
words: what	did	-0.03 -0.03 0.15 0.10 -0.11
words: what	do	-0.11 -0.14 0.04 -0.12 0.05
words: what	does	-0.07 -0.03 0.05 0.03 -0.12
words: what	happen	-0.15 -0.15 -0.18 -0.06 0.14
words: what	he	-0.07 -0.07 -0.03 -0.01 0.04
words: what	is	-0.08 -0.17 -0.17 0.12 0.06
words: what	it	0.05 -0.13 -0.20 -0.04 0.11
words: what	next	-0.13 -0.17 0.02 -0.08 0.05
words: what	the	-0.17 -0.17 -0.22 -0.15 0.19
words: what	to	-0.12 -0.03 -0.03 0.08 -0.07
words: what	we	0.00 0.07 0.02 -0.17 -0.04
words: what	will	-0.05 -0.06 -0.07 -0.04 0.05
words: when	[usa]	-0.12 -0.11 -0.14 0.04 0.09
words: when	ask	-0.10 -0.11 -0.10 0.00 0.08
words: when	the	-0.09 -0.10 -0.10 -0.11 0.12
words: wher	[usa]	-0.11 0.04 0.05 -0.08 -0.01
words: wher	is	-0.03 -0.05 -0.07 -0.01 0.04
words: wher	the	-0.08 0.01 0.08 -0.13 0.00
words: whether	[side]	-0.15 -0.02 0.05 -0.02 -0.05
words: whether	[usa]	-0.12 -0.10 -0.15 0.09 0.00
words: whil	[place]	-0.03 -0.06 -0.03 0.05 -0.05
words: whil	[side]	-0.12 -0.13 -0.04 0.08 -0.01
words: whil	[usa]	-0.13 0.02 0.08 -0.15 -0.02
words: who	are	-0.12 -0.10 -0.13 -0.14 0.15
words: who	have	-0.12 -0.11 -0.12 -0.12 0.12
words: who	is	-0.04 0.00 0.01 -0.04 -0.01
words: who	says	-0.12 -0.12 0.09 -0.13 0.04
words: who	was	-0.07 -0.06 0.05 -0.14 0.03
words: who	were	-0.09 -0.12 -0.02 0.10 -0.09
words: whol	civilization	0.04 -0.03 -0.14 0.12 -0.13
words: why	[place]	-0.05 -0.07 -0.09 -0.07 0.08
words: why	[side]	-0.12 -0.13 -0.14 -0.07 0.12
words: why	[usa]	-0.06 -0.08 -0.10 0.11 -0.10
words: why	a	-0.08 -0.10 -0.13 -0.13 0.13
words: why	are	-0.02 -0.04 -0.06 0.07 -0.01
words: why	did	-0.06 -0.06 -0.05 0.02 0.00
words: why	has	-0.05 -0.05 -0.08 0.13 -0.04
words: why	historic	-0.02 -0.06 -0.08 -0.09 0.09
words: why	is	-0.03 -0.05 -0.07 0.22 -0.13
words: why	oil	-0.04 -0.08 -0.01 0.03 -0.03
words: why	the	-0.09 -0.09 -0.13 -0.07 0.11
words: wider	war	0.01 0.06 0.03 -0.05 -0.04
words: will	[place]	-0.04 -0.04 0.04 0.02 -0.01
words: will	[side]	-0.12 -0.11 -0.17 0.01 0.07
words: will	attack	-0.04 0.10 -0.01 -0.13 -0.11
words: will	be	-0.18 -0.08 0.03 -0.10 0.08
words: will	come	-0.06 0.07 -0.08 -0.01 0.05
words: will	continu	-0.15 0.09 0.09 -0.11 0.01
words: will	defend	-0.10 -0.06 -0.07 0.09 -0.08
words: will	end	0.04 0.06 0.08 -0.04 -0.12
words: will	have	-0.12 0.16 0.09 -0.12 -0.06
words: will	hit	-0.16 0.03 0.10 -0.09 -0.11
words: will	interven	-0.07 0.07 -0.04 0.07 -0.10
words: will	it	-0.07 -0.07 -0.11 0.01 0.05
words: will	keep	-0.17 -0.13 -0.04 0.14 -0.06
words: will	leav	-0.13 0.13 0.06 -0.12 -0.09
words: will	never	-0.12 -0.06 -0.06 0.10 -0.06
words: will	not	-0.24 -0.14 0.07 0.02 -0.11
words: will	remain	0.04 -0.07 -0.11 0.09 -0.13
words: will	respond	-0.08 0.01 0.04 -0.02 -0.04
words: will	send	-0.13 0.07 0.01 -0.12 0.04
words: will	start	-0.16 0.01 0.12 -0.08 -0.11
words: will	support	-0.10 -0.11 -0.11 0.11 -0.06
words: will	take	-0.11 -0.08 0.00 -0.08 0.09
words: will	the	-0.06 -0.12 -0.18 0.01 0.11
words: will	to	-0.11 -0.02 -0.01 0.00 -0.02
words: wind	down	-0.19 0.10 0.13 -0.09 -0.14
words: winn	the	-0.06 -0.06 -0.09 -0.01 0.04
words: wipe	out	-0.08 0.09 -0.09 0.02 -0.12
words: with	[ally]	-0.20 -0.11 0.02 -0.04 0.07
words: with	[number]	0.01 0.04 0.01 -0.16 0.00
words: with	[place]	-0.02 -0.06 -0.01 0.04 -0.09
words: with	[region]	-0.02 -0.12 -0.16 0.14 -0.08
words: with	[side]	0.02 -0.12 -0.02 0.06 -0.09
words: with	[usa]	-0.12 -0.05 -0.02 -0.01 0.01
words: with	a	-0.10 -0.10 0.01 -0.03 0.02
words: with	attack	0.01 0.08 -0.13 -0.03 -0.13
words: with	barrag	-0.02 -0.10 0.04 0.06 0.00
words: with	ceasefir	-0.11 0.09 -0.07 0.00 -0.10
words: with	dron	0.06 0.14 -0.09 -0.23 -0.01
words: with	in	-0.09 -0.11 -0.06 0.09 -0.08
words: with	littl	-0.13 -0.10 -0.12 0.09 0.01
words: with	missil	0.10 0.09 -0.18 -0.20 -0.18
words: with	more	-0.11 -0.04 0.04 -0.10 0.06
words: with	new	0.02 -0.14 0.09 -0.16 0.02
words: with	no	-0.11 0.02 -0.09 0.06 -0.08
words: with	the	-0.17 -0.05 0.00 0.05 -0.04
words: withdraw	from	-0.18 -0.20 -0.05 0.07 0.00
words: withdrawal	from	-0.11 -0.14 0.04 -0.01 -0.08
words: within	[number]	-0.14 0.15 0.06 -0.05 -0.13
words: within	a	-0.09 -0.07 0.05 0.04 -0.09
words: within	two	-0.12 0.05 0.12 -0.07 -0.17
words: within	week	-0.05 0.12 0.09 -0.10 -0.05
words: without	a	-0.12 -0.06 -0.01 -0.09 0.06
words: without	deal	-0.11 -0.03 -0.05 -0.08 0.07
words: wizz	air	-0.11 -0.11 -0.13 0.12 -0.07
words: woman	arrest	-0.09 -0.08 -0.02 0.08 -0.09
words: won	,	-0.08 -0.10 -0.12 -0.12 0.12
words: won	[region]	-0.10 -0.08 -0.12 -0.05 0.06
words: won	war	-0.08 -0.07 -0.11 -0.07 0.08
words: won't	be	-0.17 -0.12 0.08 -0.11 0.06
words: won't	surrender	-0.10 -0.04 -0.03 0.03 -0.02
words: work	in	-0.08 -0.10 -0.08 0.11 -0.16
words: work	on	-0.06 0.04 0.01 0.01 -0.11
words: work	out	-0.14 -0.06 -0.10 -0.02 0.04
words: worker	in	0.07 0.11 -0.11 -0.06 -0.13
words: world	cup	-0.11 -0.12 -0.14 0.00 0.06
words: world	is	-0.09 -0.09 -0.11 -0.05 0.09
words: world	leader	-0.05 -0.09 -0.08 0.06 -0.01
words: world	react	-0.08 -0.12 -0.11 0.14 -0.18
words: world	war	-0.09 -0.11 -0.08 0.11 -0.10
words: worry	about	-0.14 -0.12 0.06 -0.06 0.05
words: worst	case	-0.06 -0.10 -0.05 0.11 -0.06
words: would	be	-0.13 -0.13 -0.16 -0.04 0.13
words: would	have	-0.09 -0.14 -0.07 0.08 -0.05
words: would	not	-0.07 -0.12 -0.01 -0.04 0.04
words: would	threaten	-0.05 -0.08 -0.09 0.09 -0.10
words: wound	,	-0.10 -0.01 0.09 -0.13 -0.14
words: wound	[number]	-0.20 -0.07 0.15 -0.13 -0.17
words: wound	[place]	-0.02 0.16 -0.18 -0.22 -0.07
words: wound	[side]	-0.12 0.01 -0.18 0.06 -0.05
words: wound	after	0.03 0.02 0.00 -0.19 -0.17
words: wound	in	0.01 0.10 -0.01 -0.09 -0.27
words: year	,	-0.11 0.01 0.00 -0.11 0.06
words: year	.	-0.08 -0.08 -0.13 0.09 0.02
words: year	old	0.03 0.01 -0.16 -0.05 0.04
words: year	to	-0.11 -0.13 -0.13 0.10 -0.05
words: yellow	line	-0.11 -0.13 -0.07 0.08 -0.07
words: you	can't	-0.07 -0.07 -0.08 0.11 -0.11
words: your	government	0.06 -0.01 0.00 -0.13 0.02
words: your	money	-0.04 0.05 0.04 -0.11 0.01
words: your	way	-0.10 -0.08 -0.07 0.11 -0.11
words: zone	in	-0.09 0.05 0.09 -0.05 -0.12
words: |	[region]	-0.24 -0.03 0.08 -0.03 -0.19
words: |	[side]	-0.09 -0.08 -0.09 0.07 0.03
words: |	balanc	-0.08 -0.10 -0.10 0.04 0.09
words: |	video	0.06 -0.08 -0.16 -0.01 0.04
words: خبرگزاری	فارس	-0.09 -0.06 -0.04 0.09 -0.09
words: –	[usa]	0.03 0.01 -0.08 0.09 -0.11
words: –	and	-0.09 -0.11 -0.12 -0.09 0.11
words: –	despit	-0.11 -0.08 -0.08 -0.05 0.08
words: –	what	-0.04 0.08 0.08 -0.07 -0.08
words: —	and	-0.20 -0.19 -0.15 -0.14 0.20
words: —	but	-0.12 -0.11 -0.13 0.04 0.04
`,
};
