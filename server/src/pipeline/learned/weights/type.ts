/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const typeWeights = {
  classes: 'military diplomatic intelligence economic humanitarian cyber other',
  rows: `
act	ally strikes side	0.03 0.03 -0.14 -0.07 -0.13 -0.05 -0.13
act	ally strikes unnamed	0.16 -0.18 -0.15 -0.09 0.03 -0.08 -0.14
act	side strikes ally	0.20 -0.20 -0.15 -0.09 -0.17 -0.05 -0.16
act	side strikes side	0.05 -0.08 -0.10 -0.02 0.03 -0.10 -0.01
act	side strikes unnamed	-0.01 0.03 -0.04 -0.05 -0.03 0.00 -0.05
act	side strikes usa	0.04 -0.06 0.06 -0.01 -0.15 -0.08 -0.18
act	unnamed strikes ally	0.09 0.00 -0.15 -0.06 -0.15 -0.05 -0.11
act	unnamed strikes side	0.05 -0.05 -0.05 -0.01 0.00 -0.06 -0.07
act	unnamed strikes unnamed	0.02 0.04 -0.15 -0.09 -0.02 -0.13 -0.01
act	unnamed strikes usa	0.03 0.02 -0.10 -0.15 -0.23 0.04 -0.07
act	usa strikes side	0.08 -0.09 -0.01 -0.04 -0.18 -0.14 -0.03
act	usa strikes unnamed	0.00 -0.09 -0.02 -0.09 0.09 -0.13 -0.04
act done	ally strikes side	0.03 0.03 -0.14 -0.07 -0.13 -0.05 -0.13
act done	ally strikes unnamed	0.14 -0.17 -0.14 -0.08 0.03 -0.08 -0.13
act done	by any	0.08 -0.05 -0.06 -0.07 -0.04 -0.01 -0.04
act done	in a circumstance	0.06 -0.13 -0.11 -0.09 -0.01 0.02 -0.01
act done	in the head clause	0.06 -0.02 -0.04 -0.05 -0.04 -0.02 -0.04
act done	side strikes ally	0.19 -0.18 -0.14 -0.08 -0.15 -0.05 -0.15
act done	side strikes side	0.09 -0.06 -0.13 -0.08 0.01 -0.11 -0.01
act done	side strikes unnamed	0.02 -0.02 -0.02 -0.02 -0.04 0.02 -0.09
act done	side strikes usa	0.08 -0.08 0.01 -0.05 -0.12 -0.08 -0.16
act done	unnamed strikes ally	0.07 0.01 -0.15 -0.06 -0.14 -0.06 -0.11
act done	unnamed strikes side	0.05 -0.05 -0.03 -0.01 0.00 -0.04 -0.11
act done	unnamed strikes unnamed	0.02 0.08 -0.15 -0.10 -0.04 -0.15 -0.06
act done	unnamed strikes usa	0.04 -0.02 -0.09 -0.14 -0.22 0.04 -0.06
act done	usa strikes side	0.08 -0.14 0.00 -0.08 -0.12 -0.14 0.00
act done	usa strikes unnamed	-0.04 -0.14 -0.01 -0.03 0.05 -0.14 0.03
act not done	by any	-0.02 0.00 -0.08 -0.01 0.05 -0.13 -0.05
act not done	in a circumstance	-0.12 -0.01 -0.11 0.01 0.00 -0.10 0.07
act not done	in the head clause	0.05 0.01 -0.02 -0.05 0.07 -0.14 -0.17
act not done	side strikes ally	0.11 -0.11 -0.10 -0.06 -0.09 -0.03 -0.08
act not done	side strikes side	-0.14 -0.12 -0.01 0.10 0.09 -0.03 -0.02
act not done	side strikes unnamed	-0.03 0.05 -0.10 -0.12 0.01 -0.18 0.02
act not done	side strikes usa	-0.08 0.02 0.05 0.02 -0.14 -0.06 -0.10
act not done	unnamed strikes side	0.03 -0.04 -0.18 -0.03 -0.03 -0.19 0.02
act not done	unnamed strikes unnamed	0.01 0.00 -0.09 -0.07 -0.03 -0.06 0.03
act not done	usa strikes side	0.04 0.02 -0.12 0.02 -0.23 -0.11 -0.07
act not done	usa strikes unnamed	0.04 -0.02 -0.02 -0.15 0.10 -0.09 -0.11
after beginning with ally	says	-0.09 0.11 -0.11 -0.08 -0.12 -0.09 -0.13
after beginning with army	army	0.01 0.00 -0.10 0.03 -0.16 -0.09 -0.14
after beginning with business	business	-0.06 -0.06 -0.07 0.07 -0.12 -0.08 -0.03
after beginning with business	people	-0.09 -0.08 -0.05 0.08 -0.05 -0.03 -0.07
after beginning with business	says	-0.07 -0.06 -0.14 0.13 -0.13 -0.08 -0.21
after beginning with business	statecraft	-0.10 -0.13 -0.05 0.12 -0.06 -0.04 -0.07
after beginning with essay	business	-0.08 -0.15 -0.11 0.04 0.04 -0.08 0.01
after beginning with essay	essay	0.11 -0.09 -0.19 0.02 -0.17 -0.12 -0.04
after beginning with essay	says	-0.03 0.06 -0.15 -0.10 0.04 -0.11 -0.01
after beginning with essay	statecraft	-0.17 0.08 0.05 -0.09 -0.12 -0.07 -0.03
after beginning with media	media	0.04 0.02 -0.09 -0.09 -0.12 -0.08 0.04
after beginning with media	quarrel	-0.08 -0.09 -0.11 -0.07 -0.09 -0.11 0.09
after beginning with media	says	-0.03 -0.03 0.10 -0.10 -0.14 -0.13 0.05
after beginning with media	witnessed	-0.13 -0.10 -0.10 -0.06 0.03 -0.09 0.13
after beginning with other	army	-0.02 -0.02 0.03 -0.06 -0.24 -0.10 0.00
after beginning with other	business	-0.08 0.04 -0.23 0.08 -0.15 -0.01 -0.10
after beginning with other	essay	0.05 -0.09 0.04 -0.01 -0.10 -0.07 -0.01
after beginning with other	media	-0.02 -0.05 -0.14 -0.10 0.06 0.01 0.04
after beginning with other	partisan	-0.01 -0.06 0.07 -0.07 -0.14 -0.08 0.02
after beginning with other	people	0.04 0.11 -0.16 -0.07 -0.14 -0.06 -0.15
after beginning with other	quarrel	-0.09 0.05 -0.07 -0.06 -0.08 -0.04 -0.01
after beginning with other	says	-0.05 0.09 -0.12 -0.21 0.03 -0.16 -0.06
after beginning with other	statecraft	-0.08 0.02 -0.06 -0.02 0.04 -0.11 0.02
after beginning with other	travel	-0.10 -0.10 -0.05 -0.08 0.08 -0.06 0.04
after beginning with other	witnessed	0.02 -0.11 -0.09 -0.07 -0.17 -0.07 0.07
after beginning with partisan	army	-0.03 0.02 -0.15 -0.05 -0.07 -0.07 0.01
after beginning with partisan	partisan	-0.08 -0.13 0.06 -0.07 -0.07 -0.04 0.08
after beginning with partisan	quarrel	-0.05 0.00 -0.13 -0.05 -0.06 -0.05 0.04
after beginning with people	business	-0.09 -0.09 -0.06 0.07 0.04 -0.14 -0.11
after beginning with quarrel	quarrel	-0.05 0.01 -0.11 -0.06 -0.08 -0.06 0.04
after beginning with says	business	0.07 -0.12 0.07 -0.01 -0.10 -0.12 -0.08
after beginning with says	says	-0.08 -0.04 -0.12 0.02 0.06 -0.12 -0.12
after beginning with says	statecraft	-0.09 -0.07 -0.11 -0.11 -0.10 -0.10 0.08
after beginning with side	army	0.00 0.02 0.05 -0.04 -0.21 -0.13 -0.06
after beginning with side	business	-0.05 -0.07 -0.06 0.12 -0.07 0.05 -0.32
after beginning with side	essay	-0.06 0.05 -0.07 0.02 -0.28 -0.03 0.05
after beginning with side	media	-0.17 -0.05 -0.01 0.02 0.05 0.07 -0.01
after beginning with side	people	-0.05 -0.09 -0.03 -0.27 0.05 -0.18 0.09
after beginning with side	quarrel	-0.12 0.09 -0.13 -0.13 -0.13 -0.12 0.06
after beginning with side	says	0.08 0.05 -0.16 -0.18 -0.04 -0.02 -0.12
after beginning with side	statecraft	0.04 0.12 -0.08 -0.26 -0.17 -0.15 -0.16
after beginning with side	travel	-0.04 -0.13 -0.10 0.12 -0.01 -0.14 -0.14
after beginning with side	witnessed	0.18 -0.05 -0.15 -0.14 -0.16 -0.08 -0.18
after beginning with statecraft	army	0.04 -0.15 -0.12 0.05 -0.12 -0.12 0.06
after beginning with statecraft	says	-0.17 0.15 -0.11 -0.13 0.05 -0.06 -0.15
after beginning with statecraft	statecraft	-0.01 0.07 -0.13 -0.17 -0.19 -0.08 0.02
after beginning with usa	army	0.19 -0.05 -0.13 -0.23 -0.03 -0.12 -0.12
after beginning with usa	business	0.02 -0.01 -0.27 0.00 -0.21 -0.21 -0.04
after beginning with usa	essay	-0.07 0.11 -0.28 -0.02 -0.02 -0.12 -0.05
after beginning with usa	media	-0.09 -0.11 -0.08 0.01 0.03 -0.17 0.08
after beginning with usa	partisan	-0.13 -0.05 -0.21 -0.11 -0.12 -0.10 0.16
after beginning with usa	people	-0.06 -0.01 0.01 -0.01 -0.22 -0.12 0.05
after beginning with usa	quarrel	-0.15 0.04 -0.17 0.02 -0.13 -0.11 0.00
after beginning with usa	says	0.02 0.03 -0.07 0.00 -0.08 -0.02 -0.12
after beginning with usa	statecraft	0.05 0.04 -0.22 -0.15 0.03 -0.09 -0.09
after beginning with witnessed	witnessed	0.07 -0.07 -0.05 -0.04 -0.10 -0.03 -0.07
arms	air	0.16 -0.20 0.07 -0.08 -0.05 -0.12 -0.17
arms	gun	-0.05 -0.09 -0.13 -0.13 -0.12 -0.14 0.11
begins with	ally	-0.02 0.04 -0.25 -0.12 0.00 -0.14 -0.01
begins with	army	0.00 0.08 -0.20 0.00 -0.05 -0.12 -0.16
begins with	business	-0.16 -0.22 -0.13 0.27 -0.23 -0.13 -0.14
begins with	essay	0.05 0.00 -0.05 -0.14 0.06 -0.20 0.00
begins with	media	0.00 -0.20 -0.12 -0.25 -0.10 0.00 0.19
begins with	other	0.00 -0.05 0.02 -0.10 0.09 -0.11 0.03
begins with	partisan	-0.13 -0.14 0.04 -0.14 -0.20 -0.12 0.18
begins with	people	-0.08 -0.07 -0.24 -0.05 0.13 -0.08 -0.03
begins with	quarrel	-0.11 -0.04 -0.17 -0.14 -0.16 -0.13 0.11
begins with	says	-0.11 0.03 -0.05 -0.03 -0.01 0.02 -0.05
begins with	side	0.05 -0.02 0.04 -0.08 -0.09 -0.01 -0.03
begins with	statecraft	-0.07 0.11 -0.22 -0.06 -0.02 -0.14 -0.12
begins with	travel	-0.12 0.00 -0.11 0.10 -0.04 -0.11 -0.02
begins with	usa	0.01 0.10 -0.11 -0.12 -0.19 -0.07 -0.04
begins with	witnessed	0.13 -0.21 -0.12 -0.04 -0.09 -0.10 -0.10
begins with ally	says	-0.09 0.11 -0.11 -0.08 -0.12 -0.09 -0.13
begins with army	army	0.00 0.08 -0.20 0.00 -0.05 -0.12 -0.16
begins with army	says	0.09 0.00 -0.07 -0.10 -0.10 -0.05 -0.07
begins with business	business	-0.16 -0.21 -0.11 0.27 -0.22 -0.13 -0.17
begins with business	essay	-0.08 -0.10 -0.07 0.11 -0.08 -0.04 -0.13
begins with business	people	-0.09 0.05 -0.04 0.01 -0.09 -0.03 -0.06
begins with business	says	0.05 0.00 -0.10 0.03 -0.10 -0.11 -0.12
begins with business	statecraft	-0.06 0.04 -0.03 -0.01 -0.03 -0.03 -0.07
begins with essay	business	-0.17 -0.21 -0.17 0.06 0.08 -0.12 -0.02
begins with essay	essay	0.07 0.00 -0.04 -0.10 0.03 -0.19 -0.06
begins with essay	media	-0.10 -0.05 -0.12 -0.09 -0.13 -0.10 0.11
begins with essay	says	-0.09 0.00 -0.19 -0.14 0.01 -0.14 0.08
begins with essay	statecraft	-0.04 0.03 0.04 -0.12 -0.14 -0.07 0.00
begins with media	essay	0.01 -0.08 -0.10 -0.06 -0.10 -0.12 0.07
begins with media	media	0.02 -0.16 -0.11 -0.24 -0.09 0.01 0.14
begins with media	quarrel	-0.08 -0.06 -0.11 -0.09 -0.10 -0.12 0.09
begins with media	says	0.00 -0.09 0.09 -0.09 -0.13 -0.13 0.07
begins with media	statecraft	-0.08 -0.04 -0.06 -0.08 -0.09 -0.06 0.08
begins with media	witnessed	-0.11 -0.08 -0.08 -0.04 0.05 -0.08 0.11
begins with other	army	-0.03 -0.07 0.08 -0.18 -0.08 -0.11 0.01
begins with other	business	-0.05 0.00 0.03 0.05 -0.08 -0.13 -0.05
begins with other	essay	-0.13 -0.11 0.06 0.01 -0.16 -0.10 0.13
begins with other	media	0.07 -0.06 -0.02 -0.14 0.08 -0.17 -0.06
begins with other	partisan	-0.13 -0.01 0.01 -0.10 -0.16 -0.10 0.08
begins with other	people	0.01 0.01 0.01 -0.11 0.02 -0.07 -0.05
begins with other	quarrel	-0.11 -0.10 -0.12 -0.08 -0.10 -0.08 0.11
begins with other	says	0.05 -0.16 0.00 -0.03 -0.07 -0.18 0.08
begins with other	statecraft	-0.09 0.09 -0.12 -0.01 -0.08 -0.11 -0.02
begins with other	travel	-0.03 0.01 -0.09 -0.11 0.07 -0.07 -0.03
begins with other	witnessed	0.17 -0.15 -0.13 -0.11 -0.10 -0.11 -0.17
begins with partisan	army	-0.05 0.02 -0.17 -0.07 -0.08 -0.09 0.03
begins with partisan	essay	-0.09 -0.10 -0.12 -0.07 -0.07 -0.05 0.10
begins with partisan	media	-0.06 -0.08 -0.09 -0.05 -0.06 -0.05 0.07
begins with partisan	partisan	-0.10 -0.14 0.04 -0.11 -0.19 -0.11 0.16
begins with partisan	quarrel	-0.06 -0.03 0.05 -0.05 -0.05 -0.04 0.02
begins with partisan	says	-0.01 -0.07 0.06 -0.13 -0.11 -0.08 0.08
begins with partisan	statecraft	-0.09 -0.03 -0.14 -0.07 -0.06 -0.06 0.05
begins with people	people	-0.05 -0.10 -0.22 -0.03 0.10 -0.07 -0.02
begins with quarrel	partisan	-0.06 0.01 -0.09 -0.07 -0.06 -0.05 0.05
begins with quarrel	quarrel	-0.11 -0.04 -0.17 -0.13 -0.15 -0.13 0.12
begins with says	people	0.00 0.00 -0.12 -0.09 0.07 -0.08 -0.13
begins with says	says	-0.10 0.05 -0.03 -0.04 0.00 0.02 -0.11
begins with says	statecraft	0.03 -0.06 -0.10 -0.11 -0.10 -0.08 0.08
begins with side	army	0.10 -0.08 -0.02 -0.10 -0.08 -0.06 -0.12
begins with side	business	-0.04 -0.10 0.02 0.05 -0.05 0.06 -0.26
begins with side	essay	-0.05 0.00 0.05 -0.02 -0.09 -0.01 -0.02
begins with side	media	-0.16 -0.10 0.01 0.03 0.06 0.07 0.00
begins with side	partisan	-0.10 0.11 -0.15 0.09 -0.10 -0.09 -0.02
begins with side	people	-0.05 -0.04 -0.02 -0.22 0.05 -0.19 0.06
begins with side	quarrel	-0.09 0.12 -0.12 -0.12 -0.10 -0.09 0.00
begins with side	says	0.04 0.09 -0.06 -0.21 -0.04 -0.04 -0.29
begins with side	statecraft	-0.08 0.15 -0.05 -0.25 -0.14 -0.02 -0.13
begins with side	travel	-0.05 -0.15 -0.12 0.14 -0.03 0.04 -0.15
begins with side	witnessed	0.20 -0.14 -0.15 -0.13 -0.06 -0.11 -0.17
begins with statecraft	army	0.04 -0.15 -0.12 0.05 -0.12 -0.12 0.06
begins with statecraft	business	-0.09 -0.12 -0.06 0.12 -0.09 -0.05 -0.08
begins with statecraft	says	-0.19 0.03 -0.13 -0.07 0.05 -0.09 -0.01
begins with statecraft	statecraft	-0.06 0.09 -0.22 -0.05 -0.02 -0.14 -0.11
begins with travel	travel	-0.12 0.00 -0.11 0.10 -0.04 -0.11 -0.02
begins with usa	army	0.19 -0.10 -0.30 -0.19 -0.05 -0.13 -0.06
begins with usa	business	0.01 -0.02 -0.32 0.00 -0.23 -0.01 -0.03
begins with usa	essay	-0.04 0.02 -0.26 0.02 -0.15 -0.10 0.03
begins with usa	media	-0.16 0.02 -0.05 0.01 0.03 -0.16 0.00
begins with usa	partisan	-0.07 -0.11 -0.17 -0.09 -0.09 -0.08 0.13
begins with usa	people	-0.02 0.00 0.01 -0.05 -0.09 -0.12 0.01
begins with usa	quarrel	-0.17 0.00 -0.20 0.01 0.02 -0.13 0.03
begins with usa	says	0.00 0.06 -0.11 0.02 -0.07 -0.02 -0.15
begins with usa	statecraft	0.06 -0.06 -0.05 0.02 -0.07 -0.11 -0.08
begins with usa	witnessed	-0.08 0.08 -0.09 -0.12 -0.10 -0.09 0.05
begins with witnessed	witnessed	0.12 -0.21 -0.12 -0.04 -0.09 -0.10 -0.10
beside the head clause	alarm	0.04 -0.02 -0.11 -0.04 -0.03 -0.07 -0.03
beside the head clause	brief	0.06 -0.05 -0.10 0.02 -0.17 -0.06 -0.08
beside the head clause	casualty	0.04 0.06 -0.07 -0.15 -0.09 -0.13 -0.05
beside the head clause	chief	0.09 -0.12 -0.02 -0.22 0.07 -0.09 -0.08
beside the head clause	civilian	0.03 -0.03 -0.22 -0.04 -0.04 -0.14 -0.02
beside the head clause	closure	-0.05 -0.03 -0.16 0.08 0.03 0.03 -0.13
beside the head clause	contact	0.00 0.06 0.00 -0.16 0.03 -0.12 -0.18
beside the head clause	decision	0.02 -0.07 -0.02 -0.05 -0.15 -0.13 0.10
beside the head clause	domestic	0.03 -0.02 -0.01 -0.09 -0.19 -0.09 0.03
beside the head clause	elsewhere	-0.07 0.05 0.04 -0.10 -0.08 -0.08 -0.10
beside the head clause	everyday	-0.11 -0.13 0.06 -0.11 -0.04 0.05 0.13
beside the head clause	force	-0.07 -0.03 -0.02 0.01 -0.01 -0.14 0.02
beside the head clause	gaza	0.04 0.01 -0.09 -0.09 -0.13 -0.07 -0.14
beside the head clause	market	-0.08 -0.07 -0.15 0.14 -0.14 -0.11 -0.10
beside the head clause	mass	0.05 -0.07 0.04 -0.01 0.02 -0.11 -0.25
beside the head clause	modal	0.02 -0.02 0.02 -0.03 -0.16 -0.08 -0.04
beside the head clause	negotiation	-0.04 0.03 -0.20 0.06 -0.06 -0.11 -0.06
beside the head clause	network	-0.04 0.04 -0.10 -0.07 -0.10 0.04 -0.07
beside the head clause	nuclear	0.06 -0.14 0.12 -0.11 -0.17 -0.10 -0.20
beside the head clause	oil	-0.02 0.01 -0.15 0.04 -0.22 -0.12 -0.12
beside the head clause	opinion	0.03 0.02 -0.20 0.05 -0.21 0.03 -0.06
beside the head clause	pact	0.09 -0.09 -0.10 -0.05 -0.09 -0.09 -0.09
beside the head clause	reaction	0.02 -0.02 -0.06 -0.05 -0.14 -0.10 0.03
beside the head clause	resolve	0.00 0.04 -0.17 -0.03 -0.01 -0.08 -0.18
beside the head clause	sanction	-0.09 -0.04 0.07 0.06 -0.12 -0.12 -0.12
beside the head clause	settled	0.08 -0.03 -0.13 -0.08 -0.03 -0.09 -0.03
beside the head clause	shipping	0.06 -0.03 -0.17 0.08 -0.21 -0.12 -0.23
beside the head clause	shock	-0.01 0.01 -0.09 0.00 -0.11 -0.07 -0.05
beside the head clause	spy	-0.08 -0.10 0.05 -0.12 0.03 -0.13 -0.18
beside the head clause	strike	-0.10 -0.01 -0.12 0.03 0.03 -0.01 -0.04
beside the head clause	threat	0.00 0.05 -0.26 -0.05 0.01 -0.14 -0.05
beside the head clause	toll	0.06 -0.07 -0.11 -0.12 -0.02 -0.11 -0.15
beside the head clause	truce	0.00 -0.01 -0.19 -0.02 -0.02 -0.12 -0.02
beside the head clause	unreal	0.03 0.06 -0.10 -0.08 -0.07 -0.07 -0.06
beside the head clause	unrest	0.19 -0.04 0.02 -0.06 -0.19 -0.09 -0.31
beside the head clause	weapon	-0.08 0.02 -0.01 -0.14 0.10 -0.16 0.02
bias	1	0.00 -0.03 -0.03 -0.02 -0.04 -0.06 0.03
both name	ally	0.13 -0.14 -0.11 -0.07 -0.15 -0.07 -0.11
both name	both sides	-0.01 -0.09 0.06 -0.08 -0.06 0.00 -0.01
both name	both sides and ally	0.09 -0.07 0.05 -0.07 -0.19 -0.09 -0.17
both name	both sides and usa	-0.02 0.11 -0.10 -0.12 -0.04 -0.15 0.02
both name	both sides and usa and ally	0.10 0.01 -0.12 -0.12 -0.14 -0.07 -0.08
both name	no party	-0.02 0.03 -0.17 0.04 -0.07 -0.19 -0.04
both name	one side	0.00 -0.09 -0.15 0.04 0.08 -0.06 -0.02
both name	one side and ally	0.08 -0.05 0.00 -0.25 -0.05 -0.15 0.00
both name	one side and usa	-0.04 0.04 -0.05 -0.04 -0.07 -0.06 0.00
both name	one side and usa and ally	-0.04 0.09 -0.16 -0.12 -0.14 -0.10 -0.16
both name	usa	-0.09 -0.07 -0.05 -0.01 -0.08 -0.18 0.08
event	accident	-0.02 0.04 -0.12 -0.12 0.05 -0.09 -0.11
event	appointment	0.08 -0.17 0.02 -0.11 -0.15 -0.14 -0.04
event	arrest	0.05 -0.12 -0.11 -0.11 0.01 -0.13 -0.12
event	call	-0.10 0.11 -0.06 -0.09 -0.09 -0.07 -0.10
event	charge	-0.07 0.04 0.02 -0.06 -0.09 -0.09 -0.09
event	closure	-0.17 -0.04 0.04 0.04 0.00 0.04 0.03
event	departure	-0.12 -0.09 0.07 -0.07 0.06 -0.07 0.06
event	deployment	0.12 -0.11 -0.21 -0.07 0.05 -0.12 -0.05
event	downing	0.05 0.03 -0.11 -0.10 -0.11 -0.09 -0.12
event	evacuation	-0.05 -0.04 0.01 -0.09 0.10 -0.07 -0.11
event	exit	-0.14 0.14 -0.12 -0.11 -0.11 -0.10 -0.13
event	fall	-0.08 0.01 -0.03 0.04 -0.06 -0.03 -0.08
event	flights	-0.08 -0.10 -0.06 0.11 -0.12 -0.07 0.06
event	hack	-0.12 -0.13 -0.16 -0.13 -0.13 0.14 -0.11
event	halt	-0.05 0.06 -0.11 0.04 -0.12 -0.07 -0.09
event	listing	0.12 -0.10 -0.13 -0.10 -0.12 -0.11 -0.13
event	release	-0.05 0.07 -0.09 -0.04 -0.08 -0.08 0.04
event	reopening	-0.04 0.06 -0.09 -0.17 -0.11 -0.06 0.03
event	rescue	0.09 0.04 -0.09 -0.10 -0.13 -0.05 -0.17
event	rise	-0.04 -0.08 -0.08 0.13 -0.03 -0.07 -0.13
event	spying	-0.16 -0.16 0.12 -0.13 -0.16 0.02 -0.16
event	strike	-0.01 0.09 -0.02 -0.15 -0.05 -0.01 -0.05
event	talks	-0.10 0.12 -0.07 -0.01 -0.20 -0.07 -0.08
event	truce	0.02 0.07 -0.14 -0.17 -0.21 -0.10 -0.06
event	visit	-0.07 0.02 0.03 -0.12 0.05 -0.09 -0.15
first word	[ally]	0.00 0.12 -0.22 -0.17 -0.22 -0.13 -0.23
first word	[number]	-0.10 -0.16 0.08 0.04 0.01 -0.15 0.03
first word	[place]	-0.19 0.29 -0.26 -0.06 0.03 -0.19 -0.27
first word	[region]	-0.25 0.11 -0.18 0.10 -0.21 -0.13 -0.13
first word	[side]	0.09 -0.04 0.00 -0.06 -0.09 0.02 -0.09
first word	[usa]	0.03 0.09 -0.08 -0.14 -0.16 -0.12 -0.04
first word	a	-0.18 0.04 -0.15 -0.13 0.00 -0.12 0.08
first word	after	-0.12 0.01 -0.18 -0.14 0.03 -0.13 0.04
first word	air	-0.01 -0.16 -0.15 -0.14 0.04 -0.14 -0.19
first word	announc	-0.05 0.12 -0.11 -0.11 -0.15 -0.14 -0.13
first word	are	-0.15 0.00 0.06 -0.12 -0.12 -0.08 0.12
first word	asia	-0.10 -0.11 -0.05 0.11 -0.10 -0.05 -0.09
first word	asian	-0.08 -0.07 -0.04 0.07 -0.06 -0.07 -0.05
first word	at	0.12 -0.13 -0.11 -0.02 -0.14 -0.10 -0.11
first word	attack	-0.08 -0.04 -0.12 0.06 0.03 -0.13 0.06
first word	barrag	-0.01 0.04 -0.08 -0.10 -0.08 -0.06 -0.09
first word	bitcoin	-0.15 -0.14 -0.12 0.16 -0.10 -0.10 -0.16
first word	bloomberg	-0.02 0.06 -0.12 -0.07 0.03 -0.09 -0.02
first word	break	0.03 0.06 0.08 -0.13 -0.21 -0.13 -0.20
first word	brent	-0.07 -0.07 -0.05 0.08 -0.07 -0.07 -0.07
first word	can	0.08 0.01 -0.17 -0.01 -0.13 -0.16 -0.11
first word	ceasefir	0.01 0.08 -0.12 -0.14 -0.15 -0.13 -0.16
first word	citizen	-0.12 -0.13 -0.09 0.07 0.09 0.02 -0.11
first word	cnn	0.06 -0.10 0.05 -0.10 -0.16 -0.14 0.04
first word	could	-0.14 -0.10 -0.09 0.07 0.07 -0.06 -0.02
first word	court	0.00 -0.13 -0.12 0.07 -0.12 -0.10 0.01
first word	death	-0.05 -0.08 -0.09 -0.05 0.08 -0.06 -0.09
first word	democrat	-0.06 -0.09 0.06 0.04 -0.06 -0.05 0.00
first word	dollar	-0.07 -0.08 -0.06 0.08 -0.07 -0.07 -0.09
first word	dozen	0.16 -0.12 -0.13 -0.11 -0.16 -0.10 -0.13
first word	dron	0.19 -0.17 -0.17 -0.13 -0.16 -0.11 -0.16
first word	ex	-0.01 -0.07 0.06 -0.09 -0.06 -0.09 0.05
first word	explainer	0.12 -0.13 -0.13 -0.09 -0.10 -0.07 -0.11
first word	explosion	0.01 -0.15 -0.11 0.06 -0.20 -0.09 -0.02
first word	first	0.05 -0.07 -0.09 -0.05 -0.06 -0.07 0.04
first word	for	0.06 0.06 -0.13 -0.12 -0.09 -0.08 -0.05
first word	fox	0.08 -0.11 -0.11 -0.09 -0.13 -0.11 -0.01
first word	from	-0.12 -0.13 0.07 -0.13 0.06 -0.13 0.07
first word	gas	-0.07 0.06 -0.04 -0.02 -0.05 -0.04 -0.08
first word	gop	-0.05 0.06 -0.07 -0.05 -0.04 -0.03 0.00
first word	graham	0.12 0.04 -0.10 -0.05 -0.06 -0.05 -0.12
first word	hama	-0.11 0.12 -0.09 -0.10 -0.14 -0.09 -0.10
first word	hospital	0.13 -0.09 -0.08 -0.08 -0.14 -0.11 -0.09
first word	how	0.04 0.05 -0.07 0.05 -0.23 -0.12 -0.13
first word	in	-0.03 0.07 0.03 -0.04 -0.04 -0.18 -0.08
first word	insight	-0.09 -0.08 -0.06 0.09 -0.06 -0.03 -0.09
first word	investor	-0.10 -0.10 -0.11 0.10 -0.07 -0.12 -0.09
first word	is	0.04 0.00 -0.16 -0.03 -0.17 -0.11 0.03
first word	it	-0.09 -0.12 0.03 -0.08 0.04 -0.06 0.07
first word	jimmy	-0.10 -0.08 -0.11 -0.07 -0.10 -0.07 0.10
first word	john	-0.11 -0.12 0.06 -0.08 -0.11 -0.10 0.10
first word	journalist	-0.03 -0.10 -0.11 -0.06 0.10 -0.12 -0.06
first word	key	0.04 0.03 0.01 -0.05 -0.11 -0.08 -0.12
first word	launch	0.13 -0.12 -0.12 -0.12 -0.14 -0.12 -0.13
first word	market	0.09 -0.09 -0.10 -0.08 -0.12 -0.11 -0.10
first word	massiv	0.13 -0.11 -0.12 -0.09 -0.11 -0.10 -0.13
first word	missil	-0.06 -0.16 -0.13 0.06 -0.07 -0.11 0.00
first word	new	0.00 -0.11 -0.12 0.06 -0.12 -0.12 -0.13
first word	oil	-0.03 -0.09 -0.08 0.09 -0.10 -0.07 -0.13
first word	on	-0.03 -0.08 -0.16 -0.02 0.04 -0.13 0.06
first word	protest	-0.07 0.01 -0.12 -0.09 -0.12 -0.12 0.04
first word	report	0.00 -0.07 0.05 -0.14 -0.13 -0.13 -0.17
first word	satellit	0.07 -0.12 0.08 -0.11 0.01 -0.12 -0.12
first word	shipp	-0.04 -0.08 -0.07 0.09 -0.08 -0.08 -0.07
first word	siren	0.18 -0.08 -0.10 -0.10 -0.28 -0.07 -0.06
first word	six	0.11 -0.11 -0.11 -0.09 -0.09 -0.07 -0.09
first word	stock	-0.11 0.05 -0.06 0.07 -0.06 -0.06 -0.10
first word	strik	0.02 0.03 -0.14 -0.08 0.04 -0.10 -0.12
first word	suspect	-0.12 -0.09 0.09 0.05 -0.09 -0.11 0.06
first word	talk	-0.17 0.00 -0.08 -0.12 -0.10 -0.08 0.09
first word	tanker	0.04 -0.09 0.08 -0.02 -0.08 -0.08 -0.07
first word	ten	0.07 0.05 -0.08 -0.05 -0.11 -0.06 -0.12
first word	the	0.00 0.00 -0.23 -0.06 0.02 -0.12 0.02
first word	this	-0.03 -0.01 0.03 -0.06 -0.09 -0.06 0.05
first word	thousand	-0.11 -0.08 0.01 -0.08 0.02 0.06 -0.09
first word	thre	0.07 -0.12 -0.17 -0.08 -0.06 -0.09 0.03
first word	to	-0.01 0.11 -0.19 -0.12 -0.17 -0.07 -0.15
first word	two	0.18 -0.13 -0.13 -0.12 -0.15 -0.14 -0.15
first word	video	-0.01 -0.14 -0.17 -0.15 0.04 -0.12 0.06
first word	war	0.12 0.01 -0.19 -0.07 -0.06 -0.14 -0.12
first word	watch	0.03 0.02 -0.21 -0.12 -0.16 -0.14 0.05
first word	we	0.09 0.00 -0.11 -0.10 0.04 -0.07 -0.19
first word	what	0.00 0.03 -0.16 -0.11 0.04 -0.15 -0.02
first word	who	-0.11 -0.17 0.10 -0.09 -0.14 -0.11 0.13
first word	why	0.08 0.06 -0.21 -0.15 0.06 -0.12 -0.01
first word	will	0.05 0.08 -0.11 -0.09 -0.11 -0.05 -0.11
first word	with	0.07 -0.07 -0.14 0.06 0.05 -0.12 -0.08
first word	world	-0.09 0.10 -0.10 -0.07 -0.13 -0.07 -0.14
form	a question	0.01 0.01 -0.05 -0.03 -0.04 -0.06 0.02
form	a sentence	-0.08 0.05 0.06 0.02 -0.08 -0.10 -0.05
form	bar	-0.09 0.00 -0.16 0.07 -0.18 -0.09 0.06
form	begins with a quote	-0.07 -0.07 -0.26 -0.19 0.15 -0.18 0.06
form	colon	-0.10 0.01 0.03 -0.11 0.07 -0.11 0.06
form	ends with a quote	-0.14 0.03 -0.22 -0.09 -0.18 -0.15 0.14
form	ends with on	0.07 -0.06 -0.33 0.10 -0.28 -0.10 -0.03
form	exclamation	-0.06 -0.06 -0.14 0.00 -0.15 -0.09 0.08
form	label	0.04 -0.04 0.03 -0.01 -0.15 -0.16 -0.04
form	label at the end	-0.08 -0.02 0.09 -0.23 -0.09 0.02 0.04
form	question	0.01 0.01 -0.05 -0.03 -0.04 -0.06 0.02
form	quotes	-0.03 0.04 -0.15 -0.34 0.01 -0.17 0.11
head clause	alarm	0.02 -0.07 -0.16 0.02 0.08 -0.04 -0.08
head clause	brief	0.03 0.04 -0.12 -0.12 0.02 -0.05 -0.17
head clause	casualty	0.03 -0.17 -0.02 -0.08 0.13 -0.13 -0.01
head clause	chief	-0.09 0.07 0.06 -0.18 -0.36 -0.10 0.10
head clause	civilian	-0.12 -0.10 -0.05 -0.16 0.25 -0.03 -0.11
head clause	closure	-0.11 0.03 -0.20 0.09 0.03 -0.05 -0.20
head clause	contact	-0.13 0.19 0.01 -0.24 -0.02 -0.15 -0.10
head clause	culture	-0.09 -0.15 -0.13 -0.12 0.08 -0.12 0.11
head clause	cyber	-0.22 -0.20 -0.04 -0.13 -0.21 0.23 -0.19
head clause	decision	-0.04 -0.01 -0.03 0.01 0.01 -0.12 0.00
head clause	domestic	-0.06 -0.09 -0.01 0.02 -0.10 -0.16 0.06
head clause	drill	0.06 -0.15 -0.14 -0.13 -0.14 -0.14 0.05
head clause	elsewhere	-0.03 -0.06 -0.16 0.12 -0.16 -0.10 -0.14
head clause	everyday	-0.02 -0.09 -0.03 0.10 0.00 -0.20 -0.13
head clause	execution	-0.11 -0.10 0.11 -0.10 0.04 -0.17 -0.12
head clause	force	0.03 -0.02 -0.02 -0.01 -0.08 -0.08 0.01
head clause	gaza	-0.06 0.05 -0.16 -0.15 0.02 -0.09 -0.01
head clause	market	-0.09 -0.11 -0.11 0.18 -0.07 -0.05 -0.19
head clause	mass	0.08 -0.14 -0.03 -0.11 -0.05 0.00 0.02
head clause	modal	-0.02 -0.08 0.02 0.07 -0.03 -0.12 -0.05
head clause	negotiation	-0.11 0.12 -0.20 -0.06 -0.14 -0.13 0.00
head clause	network	-0.13 -0.08 -0.12 -0.10 -0.03 0.11 -0.05
head clause	nuclear	-0.11 0.17 0.10 -0.17 -0.27 -0.20 -0.17
head clause	oil	-0.15 -0.04 -0.15 0.18 -0.10 -0.15 -0.21
head clause	opinion	-0.04 0.03 -0.04 -0.10 -0.01 -0.05 0.06
head clause	pact	-0.09 0.10 0.01 -0.11 -0.09 -0.10 -0.10
head clause	reaction	-0.08 0.13 -0.07 -0.07 -0.06 -0.15 -0.07
head clause	resolve	-0.06 0.15 -0.03 -0.13 -0.27 0.02 -0.05
head clause	sanction	-0.19 -0.08 -0.12 0.14 -0.18 0.05 -0.08
head clause	settled	-0.11 0.09 -0.10 -0.03 0.03 0.04 -0.07
head clause	shipping	0.09 -0.09 -0.18 0.09 -0.09 -0.12 -0.22
head clause	shock	-0.06 -0.06 -0.08 0.10 -0.07 -0.07 -0.08
head clause	sport	-0.11 -0.10 0.03 -0.12 0.11 -0.15 0.01
head clause	spy	-0.25 -0.22 0.29 -0.24 -0.31 -0.02 -0.09
head clause	strike	0.11 -0.05 -0.02 -0.14 -0.05 -0.04 -0.01
head clause	syria	-0.14 0.12 -0.12 -0.08 -0.05 -0.10 0.00
head clause	threat	-0.02 0.01 -0.01 0.00 -0.06 -0.01 -0.03
head clause	toll	-0.12 -0.07 -0.10 0.07 0.08 -0.09 -0.11
head clause	truce	-0.12 0.08 -0.18 -0.09 -0.08 -0.14 -0.01
head clause	unreal	0.00 -0.01 0.02 -0.02 -0.11 -0.06 0.03
head clause	unrest	-0.24 0.10 -0.11 -0.22 0.01 -0.13 0.09
head clause	weapon	0.30 -0.24 0.03 -0.18 -0.14 -0.13 -0.28
head event	accusation	-0.02 -0.04 0.04 0.00 -0.13 -0.09 0.04
head event	appointment	-0.10 -0.13 -0.20 -0.11 -0.01 -0.13 0.15
head event	arrest	-0.07 0.01 0.01 -0.07 -0.17 -0.18 -0.01
head event	arrival	0.12 -0.05 -0.15 -0.13 -0.03 -0.13 -0.01
head event	blackout	-0.13 -0.06 -0.11 -0.12 -0.11 0.10 -0.03
head event	blockade	0.09 -0.11 -0.15 -0.04 0.05 -0.17 -0.16
head event	call	-0.13 -0.06 0.07 -0.09 -0.11 -0.12 0.03
head event	cancelled	-0.15 -0.01 -0.18 0.03 -0.01 -0.15 0.06
head event	charge	-0.11 -0.10 0.11 -0.09 -0.11 -0.16 -0.10
head event	closure	-0.06 -0.05 -0.21 0.10 -0.06 -0.22 0.00
head event	comment	0.11 0.03 -0.09 -0.19 -0.17 -0.15 -0.04
head event	deal	-0.18 0.13 -0.15 -0.21 -0.19 -0.16 -0.01
head event	denial	-0.01 0.02 0.06 -0.14 -0.01 -0.11 -0.14
head event	departure	0.04 0.04 -0.14 -0.02 -0.17 -0.09 -0.19
head event	deployment	-0.04 0.08 -0.20 -0.01 -0.20 -0.15 -0.02
head event	downing	0.13 -0.11 -0.19 -0.08 -0.12 -0.12 -0.04
head event	enrichment	-0.14 0.15 -0.04 -0.10 -0.13 -0.14 -0.11
head event	evacuation	-0.02 -0.13 -0.18 -0.07 0.18 -0.03 -0.26
head event	execution	-0.09 -0.08 0.07 -0.08 0.06 -0.14 -0.10
head event	exit	-0.11 -0.03 -0.07 -0.06 0.08 -0.05 0.03
head event	fall	-0.11 0.00 -0.05 0.06 -0.06 -0.05 -0.10
head event	funeral	-0.07 -0.16 -0.15 -0.10 0.08 -0.13 0.03
head event	hack	-0.18 -0.17 0.06 -0.13 -0.18 0.16 -0.12
head event	halt	-0.22 0.06 -0.15 0.14 -0.02 -0.14 -0.16
head event	incursion	0.12 0.05 -0.16 -0.11 -0.14 -0.13 -0.15
head event	memory	-0.07 -0.04 0.03 0.00 0.00 -0.12 0.08
head event	none	-0.02 -0.01 -0.12 -0.05 -0.12 -0.15 0.12
head event	offer	0.01 -0.01 -0.11 0.04 -0.10 -0.08 -0.10
head event	order	0.05 -0.01 -0.10 -0.07 -0.09 -0.08 -0.12
head event	plan	0.03 -0.05 -0.03 0.04 -0.01 -0.13 -0.03
head event	reaction	-0.18 0.10 -0.05 -0.05 -0.03 -0.02 0.03
head event	rejection	-0.14 0.07 0.06 -0.11 -0.13 -0.09 0.00
head event	release	-0.12 -0.14 -0.13 0.07 0.09 -0.12 -0.02
head event	reopening	0.11 -0.11 -0.07 -0.03 -0.08 -0.09 -0.08
head event	rescue	0.08 -0.05 -0.17 -0.14 0.05 -0.13 -0.20
head event	rise	-0.13 -0.02 -0.07 0.06 -0.08 -0.07 -0.03
head event	sanction	-0.19 -0.06 -0.11 0.13 -0.18 0.05 -0.09
head event	seizure	0.00 -0.19 0.01 0.05 -0.11 0.03 -0.07
head event	spying	-0.19 -0.04 0.15 -0.14 -0.18 -0.20 -0.17
head event	strike	0.15 -0.16 -0.05 -0.14 0.00 -0.13 0.03
head event	talks	0.07 0.04 -0.27 -0.08 -0.32 -0.13 -0.03
head event	threat	-0.08 0.10 -0.04 -0.08 -0.11 -0.03 -0.03
head event	truce	-0.19 0.06 -0.16 -0.04 -0.04 -0.14 0.03
head event	visit	-0.04 0.11 -0.16 -0.11 0.00 -0.06 -0.17
head event, told as accusation	accusation	-0.02 -0.04 0.04 0.00 -0.13 -0.09 0.04
head event, told as cancelled	cancelled	-0.15 -0.01 -0.18 0.03 -0.01 -0.15 0.06
head event, told as comment	comment	0.11 0.03 -0.09 -0.19 -0.17 -0.15 -0.04
head event, told as denial	denial	-0.01 0.02 0.06 -0.14 -0.01 -0.11 -0.14
head event, told as done	appointment	-0.10 -0.13 -0.20 -0.11 -0.01 -0.13 0.15
head event, told as done	arrest	-0.07 0.01 0.01 -0.07 -0.17 -0.18 -0.01
head event, told as done	arrival	0.12 -0.05 -0.15 -0.13 -0.03 -0.13 -0.01
head event, told as done	blackout	-0.13 -0.06 -0.11 -0.12 -0.11 0.10 -0.03
head event, told as done	blockade	0.09 -0.11 -0.15 -0.04 0.05 -0.17 -0.16
head event, told as done	call	-0.13 -0.06 0.07 -0.09 -0.11 -0.12 0.03
head event, told as done	charge	-0.11 -0.10 0.11 -0.09 -0.11 -0.16 -0.10
head event, told as done	closure	-0.06 -0.05 -0.21 0.10 -0.06 -0.22 0.00
head event, told as done	deal	-0.18 0.13 -0.15 -0.21 -0.19 -0.16 -0.01
head event, told as done	departure	0.04 0.04 -0.14 -0.02 -0.17 -0.09 -0.19
head event, told as done	deployment	-0.04 0.08 -0.20 -0.01 -0.20 -0.15 -0.02
head event, told as done	downing	0.13 -0.11 -0.19 -0.08 -0.12 -0.12 -0.04
head event, told as done	enrichment	-0.14 0.15 -0.04 -0.10 -0.13 -0.14 -0.11
head event, told as done	evacuation	-0.02 -0.13 -0.18 -0.07 0.18 -0.03 -0.26
head event, told as done	execution	-0.09 -0.08 0.07 -0.08 0.06 -0.14 -0.10
head event, told as done	exit	-0.11 -0.03 -0.07 -0.06 0.08 -0.05 0.03
head event, told as done	fall	-0.11 0.00 -0.05 0.06 -0.06 -0.05 -0.10
head event, told as done	funeral	-0.07 -0.16 -0.15 -0.10 0.08 -0.13 0.03
head event, told as done	hack	-0.18 -0.17 0.06 -0.13 -0.18 0.16 -0.12
head event, told as done	halt	-0.22 0.06 -0.15 0.14 -0.02 -0.14 -0.16
head event, told as done	incursion	0.12 0.05 -0.16 -0.11 -0.14 -0.13 -0.15
head event, told as done	none	-0.02 -0.01 -0.12 -0.05 -0.12 -0.15 0.12
head event, told as done	order	0.05 -0.01 -0.10 -0.07 -0.09 -0.08 -0.12
head event, told as done	release	-0.12 -0.14 -0.13 0.07 0.09 -0.12 -0.02
head event, told as done	reopening	0.11 -0.11 -0.07 -0.03 -0.08 -0.09 -0.08
head event, told as done	rescue	0.08 -0.05 -0.17 -0.14 0.05 -0.13 -0.20
head event, told as done	rise	-0.13 -0.02 -0.07 0.06 -0.08 -0.07 -0.03
head event, told as done	sanction	-0.19 -0.06 -0.11 0.13 -0.18 0.05 -0.09
head event, told as done	seizure	0.00 -0.19 0.01 0.05 -0.11 0.03 -0.07
head event, told as done	spying	-0.19 -0.04 0.15 -0.14 -0.18 -0.20 -0.17
head event, told as done	strike	0.15 -0.16 -0.05 -0.14 0.00 -0.13 0.03
head event, told as done	talks	0.07 0.04 -0.27 -0.08 -0.32 -0.13 -0.03
head event, told as done	truce	-0.19 0.06 -0.16 -0.04 -0.04 -0.14 0.03
head event, told as done	visit	-0.04 0.11 -0.16 -0.11 0.00 -0.06 -0.17
head event, told as memory	memory	-0.07 -0.04 0.03 0.00 0.00 -0.12 0.08
head event, told as offer	offer	0.01 -0.01 -0.11 0.04 -0.10 -0.08 -0.10
head event, told as plan	plan	0.03 -0.05 -0.03 0.04 -0.01 -0.13 -0.03
head event, told as reaction	reaction	-0.18 0.10 -0.05 -0.05 -0.03 -0.02 0.03
head event, told as rejection	rejection	-0.14 0.07 0.06 -0.11 -0.13 -0.09 0.00
head event, told as threat	threat	-0.08 0.10 -0.04 -0.08 -0.11 -0.03 -0.03
length	long	-0.11 -0.07 0.05 -0.03 0.07 -0.07 0.10
length	short	0.07 0.00 -0.09 0.06 -0.14 -0.28 -0.01
length	usual	0.10 0.04 -0.14 -0.02 -0.11 -0.03 -0.12
length	very long	-0.05 -0.05 0.05 -0.05 -0.10 -0.07 0.08
level by rules	critical	0.12 -0.07 0.01 -0.21 -0.11 -0.11 0.03
level by rules	high	-0.07 -0.08 -0.09 0.05 0.03 0.05 -0.04
level by rules	low	-0.02 0.01 -0.07 0.01 -0.07 -0.08 0.04
level by rules	medium	-0.10 0.09 0.07 -0.08 -0.02 -0.18 0.01
level by rules	urgent	0.03 -0.05 -0.10 0.03 -0.03 -0.12 0.00
person	chief of staff	0.21 -0.13 -0.22 -0.14 0.03 -0.09 -0.27
person	defence minister	-0.01 -0.10 -0.02 -0.20 -0.06 -0.18 0.11
person	foreign minister	-0.10 0.14 -0.16 -0.03 -0.16 -0.09 -0.16
person	former premier	-0.11 0.03 -0.01 -0.06 -0.09 -0.09 0.10
person	guards chief	0.13 -0.12 -0.14 -0.07 -0.12 -0.10 0.02
person	kushner	-0.08 0.10 -0.03 -0.07 -0.07 -0.02 -0.09
person	leaders	-0.07 -0.07 0.01 0.04 0.03 -0.10 -0.22
person	mojtaba	-0.16 -0.01 -0.02 -0.10 -0.17 -0.15 0.16
person	nuclear scientist	-0.08 0.09 -0.15 -0.05 -0.03 -0.06 -0.13
person	president	-0.09 0.15 -0.23 -0.07 -0.20 -0.20 -0.11
person	prime minister	-0.01 0.03 -0.05 -0.16 -0.27 -0.15 0.06
person	secretary of state	-0.13 0.09 0.07 -0.09 -0.08 -0.07 0.00
person	security chief	-0.13 -0.16 -0.18 -0.13 0.11 -0.13 0.14
person	supreme leader	-0.07 0.02 0.07 -0.19 -0.31 -0.18 0.06
person	vice president	-0.20 0.08 0.05 -0.16 -0.17 -0.10 0.04
phase	begin	-0.09 0.10 -0.24 0.00 0.01 -0.01 -0.06
phase	break	-0.09 -0.07 0.05 -0.18 0.12 0.03 0.00
phase	end	-0.06 0.05 -0.12 -0.01 -0.03 -0.18 -0.01
phase	extend	0.06 0.02 -0.20 0.02 -0.19 -0.15 -0.15
relevance by rules	not relevant: neither side in the title or the first sentence	-0.10 -0.11 -0.02 0.05 -0.23 -0.16 0.12
relevance by rules	not relevant: no party in the title	-0.04 -0.07 -0.10 0.06 0.03 -0.18 0.01
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.10 -0.01 -0.16 -0.14 0.01 -0.12 0.18
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.02 0.02 -0.16 -0.08 -0.15 -0.27 0.06
relevance by rules	not relevant: the summary is about	-0.05 0.06 -0.14 0.06 0.00 -0.13 -0.16
relevance by rules	not relevant: the summary is about home affairs	-0.01 -0.05 0.03 0.02 -0.10 -0.12 -0.01
relevance by rules	not relevant: the title is about	-0.21 0.16 0.00 0.00 -0.01 -0.10 -0.14
relevance by rules	not relevant: the title is about culture	-0.13 -0.14 -0.12 -0.10 0.05 -0.11 0.13
relevance by rules	not relevant: the title is about everyday	-0.06 -0.04 -0.32 0.09 0.01 -0.19 -0.06
relevance by rules	not relevant: the title is about home affairs	-0.09 -0.09 -0.04 -0.01 0.08 -0.15 0.00
relevance by rules	not relevant: the title is about sport	-0.13 -0.06 0.03 -0.13 0.11 -0.15 0.06
relevance by rules	relevant: about the Gulf or the Red Sea	0.09 -0.08 -0.08 -0.08 -0.08 -0.05 -0.10
relevance by rules	relevant: and war in the title	-0.04 -0.21 -0.11 0.10 -0.17 -0.11 -0.13
relevance by rules	relevant: between opposed parties in the title	0.12 -0.17 0.05 -0.03 -0.20 -0.11 -0.04
relevance by rules	relevant: bombs where an armed ally sits	-0.01 -0.13 -0.11 -0.10 0.09 -0.08 -0.11
relevance by rules	relevant: forces of the United States under fire	0.10 -0.09 -0.12 -0.08 -0.08 -0.08 -0.09
relevance by rules	relevant: forces or war where the confrontation is	-0.05 -0.07 -0.15 0.06 -0.01 -0.12 -0.02
relevance by rules	relevant: in a state of the Gulf	-0.02 -0.02 -0.10 0.00 -0.20 -0.10 0.07
relevance by rules	relevant: in a town of a side	0.13 -0.09 -0.12 -0.12 -0.07 -0.12 -0.11
relevance by rules	relevant: in the region	0.07 -0.14 -0.10 -0.14 0.00 -0.11 -0.11
relevance by rules	relevant: in the title	0.05 0.04 -0.01 0.00 -0.08 0.02 -0.17
relevance by rules	relevant: in the title, both sides in the first sentence	-0.08 -0.07 -0.05 0.05 -0.06 -0.06 0.09
relevance by rules	relevant: in the title, the opponent in the first sentence	0.08 -0.03 -0.09 -0.10 -0.22 -0.03 -0.06
relevance by rules	relevant: insurance of ships where the confrontation is	0.03 -0.10 -0.06 0.08 -0.05 -0.06 -0.07
relevance by rules	relevant: of a side, killed or named	-0.05 -0.11 -0.07 -0.12 -0.20 -0.14 0.15
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.04 -0.09 -0.21 -0.04 0.01 0.00 0.04
relevance by rules	relevant: opposed parties and in the title	-0.08 0.08 -0.05 -0.02 -0.05 -0.03 -0.03
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	0.01 -0.08 0.07 -0.08 -0.09 -0.05 0.02
relevance by rules	relevant: the forces of a side where an ally sits	0.11 -0.42 -0.38 -0.32 0.12 -0.24 -0.01
relevance by rules	relevant: the title names both sides	0.03 0.03 0.04 -0.11 -0.07 -0.03 -0.08
relevance by rules	relevant: the war by name in the title	-0.19 0.07 -0.31 0.13 0.02 -0.19 -0.12
relevance by rules	relevant: traces of arms in a town of a side	0.12 -0.14 -0.14 -0.12 0.00 -0.15 -0.15
relevance by rules	relevant: trade that stands still where the confrontation is	-0.10 -0.12 -0.05 0.03 -0.09 -0.06 0.05
relevance by rules	relevant: trade under fire where the confrontation is	0.11 -0.02 -0.10 -0.12 -0.15 -0.11 -0.14
relevance by rules	relevant: two parties and in the title	-0.12 0.06 -0.24 -0.15 0.05 -0.11 0.04
relevance by rules	relevant: where forces of the United States are	0.15 -0.12 -0.13 -0.10 0.00 -0.09 -0.14
relevance by rules	relevant: with the land of an ally	0.01 -0.06 -0.14 -0.14 0.03 -0.14 -0.15
sign	comment	0.05 0.06 -0.14 -0.11 0.01 -0.22 0.01
sign	explosions reported	0.12 -0.10 -0.14 -0.16 -0.09 -0.10 0.02
sign	leader killed	-0.01 -0.06 0.02 -0.11 -0.04 -0.12 0.04
sign	nuclear sites struck	-0.10 -0.01 0.08 0.02 -0.13 -0.07 -0.10
sign	operations begun	0.13 -0.07 -0.20 0.04 -0.11 -0.11 -0.19
sign	states struck	0.19 -0.17 -0.23 0.05 -0.03 -0.05 -0.25
sign	strikes suspended	-0.11 0.17 -0.13 -0.15 -0.01 -0.09 -0.08
sign	truce agreed	-0.16 0.05 -0.07 -0.05 -0.17 -0.07 0.02
sign	war	-0.08 -0.05 -0.04 -0.04 0.00 -0.16 0.10
sign	war of a state	-0.06 -0.07 -0.04 0.09 -0.04 -0.04 -0.02
sign	war of the region	-0.15 0.04 -0.16 0.04 -0.03 -0.13 -0.05
state	calm	0.10 0.23 -0.04 -0.17 -0.40 0.08 -0.44
state	crisis	-0.05 -0.02 -0.09 0.07 -0.03 -0.09 -0.01
state	war	-0.01 -0.09 -0.02 -0.07 0.00 -0.14 0.11
summary	alarm	-0.09 -0.01 -0.10 -0.01 0.11 -0.08 -0.07
summary	brief	-0.14 0.02 -0.06 0.07 0.06 -0.06 -0.08
summary	casualty	-0.11 0.07 -0.23 -0.18 0.09 -0.09 -0.01
summary	chief	0.06 0.11 -0.05 -0.21 -0.17 -0.07 -0.05
summary	civilian	-0.19 0.01 -0.08 -0.11 0.14 -0.03 0.05
summary	closure	-0.03 -0.08 -0.04 0.11 -0.08 -0.16 -0.07
summary	contact	-0.03 0.09 -0.08 -0.23 -0.05 -0.12 0.03
summary	culture	-0.03 -0.13 -0.12 -0.11 -0.03 -0.11 0.11
summary	cyber	-0.04 -0.12 0.08 -0.07 -0.12 0.12 -0.12
summary	decision	0.01 -0.07 -0.07 -0.01 0.00 -0.14 0.05
summary	domestic	-0.01 -0.09 -0.03 0.05 -0.19 -0.16 0.03
summary	drill	0.11 -0.11 -0.07 0.06 -0.06 -0.05 -0.06
summary	elsewhere	-0.09 0.08 -0.16 0.11 0.01 -0.09 -0.14
summary	everyday	-0.02 -0.17 0.02 0.07 -0.04 -0.13 0.00
summary	execution	-0.10 -0.07 0.09 -0.08 -0.11 -0.11 -0.07
summary	force	0.01 0.01 -0.02 -0.03 -0.06 -0.03 -0.04
summary	gaza	0.04 -0.01 -0.12 -0.15 -0.18 -0.10 0.10
summary	market	-0.15 -0.17 -0.04 0.18 -0.16 -0.05 0.03
summary	mass	0.01 -0.13 0.00 -0.03 0.00 0.02 -0.01
summary	memory	-0.06 0.02 -0.10 -0.08 0.00 -0.11 0.03
summary	modal	0.04 0.03 -0.21 -0.03 -0.09 -0.09 -0.08
summary	negotiation	-0.04 0.06 0.00 -0.22 -0.15 -0.08 0.06
summary	network	-0.14 0.04 -0.09 -0.05 0.01 0.09 -0.11
summary	nuclear	0.00 0.00 0.03 -0.07 -0.02 -0.10 0.00
summary	oil	-0.06 -0.14 -0.12 0.15 -0.16 -0.03 -0.11
summary	opinion	0.00 -0.06 0.02 -0.03 -0.24 -0.12 0.05
summary	reaction	-0.05 0.15 -0.07 -0.06 -0.21 -0.03 -0.18
summary	resolve	0.02 0.13 -0.25 -0.13 -0.26 -0.14 -0.08
summary	sanction	-0.10 -0.05 -0.02 0.07 -0.09 -0.16 -0.03
summary	settled	0.11 -0.08 -0.12 -0.11 -0.06 0.02 -0.05
summary	shipping	0.07 -0.07 -0.04 -0.01 -0.05 0.00 -0.19
summary	shock	-0.10 0.00 -0.09 0.12 -0.09 -0.06 -0.15
summary	sport	-0.11 0.04 -0.14 -0.09 0.05 -0.08 0.07
summary	spy	-0.16 -0.14 0.17 -0.14 -0.22 0.10 -0.10
summary	strike	0.08 0.00 -0.07 -0.09 -0.02 -0.08 -0.08
summary	syria	0.03 0.05 -0.13 -0.06 -0.12 -0.08 -0.12
summary	threat	0.11 -0.04 -0.13 0.00 -0.15 -0.12 -0.04
summary	toll	-0.15 0.02 -0.08 0.06 -0.01 0.03 -0.01
summary	truce	0.03 -0.03 0.00 -0.14 -0.23 -0.07 -0.01
summary	unreal	0.03 0.02 -0.11 0.06 -0.02 -0.11 -0.13
summary	unrest	-0.01 0.09 0.01 -0.06 -0.08 -0.11 -0.17
summary	weapon	0.06 -0.10 -0.03 -0.15 0.04 -0.12 0.05
summary is	missing	-0.02 -0.05 -0.01 -0.04 -0.02 -0.09 0.02
summary is	there	0.01 0.00 -0.07 0.01 -0.06 -0.05 -0.02
summary names	both sides	-0.03 0.00 0.00 -0.10 -0.15 0.03 0.02
summary names	both sides and usa	-0.07 0.05 -0.15 -0.04 -0.05 -0.13 0.08
summary names	both sides and usa and ally	0.06 0.00 -0.09 -0.09 -0.10 -0.06 -0.13
summary names	no party	0.03 -0.03 -0.04 -0.03 -0.03 -0.09 0.02
summary names	one side	-0.06 -0.08 0.04 0.06 0.08 -0.19 -0.02
summary names	one side and ally	0.10 -0.08 -0.23 -0.17 -0.10 -0.12 0.04
summary names	one side and usa	-0.03 0.04 -0.09 -0.05 0.02 -0.03 -0.06
summary names	usa	0.03 -0.02 -0.19 0.07 -0.20 0.00 -0.13
summary place	gulf state	-0.08 0.16 -0.17 -0.12 -0.19 -0.12 -0.18
summary place	land of an ally	0.12 -0.03 -0.04 -0.31 -0.21 -0.10 0.00
summary place	neighbour	-0.06 0.09 -0.20 -0.17 -0.03 -0.12 0.00
summary place	region	0.01 -0.01 -0.15 0.03 -0.09 -0.05 -0.04
summary place	strait or sea	0.05 -0.04 -0.14 0.05 -0.16 -0.11 -0.20
summary place	third country	-0.17 0.02 -0.06 0.08 0.00 -0.09 0.00
summary place	usa	-0.02 0.06 -0.16 -0.03 -0.05 -0.05 0.01
summary word	?	-0.13 0.04 0.02 0.00 -0.16 -0.15 0.06
summary word	[ally]	0.15 -0.09 -0.23 -0.18 -0.13 -0.10 0.00
summary word	[number]	0.16 -0.16 -0.04 0.00 -0.15 -0.05 0.03
summary word	[place]	-0.05 0.08 -0.02 -0.06 -0.11 -0.11 0.00
summary word	[region]	0.03 0.00 -0.16 0.03 -0.11 -0.06 -0.09
summary word	[side]	-0.05 -0.01 -0.02 -0.04 -0.03 -0.03 0.04
summary word	[usa]	-0.03 0.07 -0.16 -0.02 -0.05 -0.05 -0.01
summary word	about	-0.18 0.05 -0.13 -0.02 -0.17 0.05 0.06
summary word	accord	-0.04 0.08 -0.02 -0.08 0.00 0.00 -0.13
summary word	accus	-0.05 -0.01 0.00 -0.09 -0.11 -0.07 0.01
summary word	acros	-0.02 0.03 -0.19 -0.07 -0.05 -0.12 -0.02
summary word	act	-0.12 0.04 -0.12 -0.10 -0.13 -0.11 0.03
summary word	action	-0.14 0.08 -0.01 0.01 -0.10 -0.08 -0.09
summary word	add	0.00 0.03 -0.05 -0.12 0.00 -0.04 -0.09
summary word	administration	0.03 -0.03 -0.12 -0.13 0.06 -0.11 0.01
summary word	advanc	0.03 -0.01 -0.14 0.06 -0.08 -0.05 -0.11
summary word	adversary	-0.02 0.00 -0.12 -0.06 -0.05 0.07 -0.09
summary word	affair	-0.06 0.10 -0.05 -0.07 -0.08 -0.07 -0.12
summary word	after	-0.01 0.00 -0.21 0.14 -0.11 -0.12 -0.20
summary word	again	-0.01 -0.04 0.02 -0.05 -0.06 -0.06 0.05
summary word	against	-0.02 0.01 -0.01 -0.08 -0.08 -0.12 0.03
summary word	agency	-0.10 -0.06 0.03 -0.05 0.07 -0.09 -0.10
summary word	agent	-0.10 0.04 0.01 -0.06 -0.08 -0.09 -0.09
summary word	aggression	-0.09 -0.06 -0.15 -0.12 -0.17 -0.12 0.07
summary word	agreement	0.02 -0.07 -0.11 -0.11 -0.11 -0.05 0.07
summary word	aid	-0.02 -0.02 0.05 -0.10 -0.09 -0.08 0.04
summary word	aim	-0.02 -0.13 0.06 0.03 -0.09 -0.05 -0.13
summary word	air	0.06 -0.16 -0.16 0.02 -0.17 -0.09 0.10
summary word	airstrik	0.00 -0.01 -0.14 -0.01 -0.04 0.01 0.00
summary word	al	-0.08 -0.03 -0.08 -0.07 -0.10 -0.06 0.05
summary word	alert	0.09 -0.09 -0.07 -0.07 -0.10 -0.06 -0.09
summary word	ali	-0.12 0.10 -0.01 -0.07 -0.15 -0.09 -0.01
summary word	all	-0.02 -0.02 -0.10 -0.01 0.04 -0.07 -0.02
summary word	allow	-0.04 0.09 -0.08 -0.02 -0.04 -0.03 -0.06
summary word	ally	-0.01 -0.13 0.06 -0.08 -0.10 -0.05 0.07
summary word	also	-0.03 0.08 -0.10 -0.03 -0.10 -0.05 -0.14
summary word	ambassador	-0.07 0.05 -0.09 -0.05 -0.10 -0.06 0.04
summary word	amid	0.04 -0.14 -0.01 0.07 -0.20 -0.11 -0.02
summary word	amir	-0.05 0.07 -0.08 -0.06 -0.10 -0.05 -0.11
summary word	analyst	0.05 0.06 -0.18 -0.14 -0.15 -0.09 -0.13
summary word	announc	-0.02 -0.03 -0.18 -0.06 -0.03 0.02 -0.01
summary word	announcement	0.03 0.04 -0.15 -0.08 -0.11 -0.10 -0.12
summary word	another	-0.06 0.04 0.00 -0.07 -0.09 -0.05 0.03
summary word	anti	-0.01 0.12 -0.13 -0.09 -0.12 -0.10 -0.07
summary word	any	-0.01 0.02 -0.12 0.03 -0.13 -0.06 -0.05
summary word	aoun	0.03 0.02 -0.07 -0.07 -0.06 -0.03 -0.08
summary word	apos	0.08 -0.02 -0.08 -0.07 -0.08 -0.08 -0.05
summary word	appear	-0.05 -0.03 0.03 -0.14 -0.03 0.02 0.00
summary word	april	-0.08 0.05 -0.10 -0.11 -0.06 -0.04 0.01
summary word	area	0.04 -0.08 -0.14 -0.12 0.02 -0.11 0.03
summary word	army	0.01 0.06 -0.12 -0.11 -0.09 -0.08 -0.12
summary word	arrest	-0.08 0.09 0.00 -0.06 -0.09 -0.10 -0.12
summary word	articl	-0.15 -0.07 -0.12 -0.11 -0.09 -0.09 0.08
summary word	assault	0.07 0.01 -0.11 -0.06 -0.11 -0.05 0.03
summary word	atomic	0.10 -0.07 -0.01 -0.04 -0.10 -0.06 -0.13
summary word	attack	0.12 -0.01 0.02 -0.13 -0.17 -0.06 -0.12
summary word	attempt	-0.02 0.07 -0.07 -0.05 -0.05 -0.05 -0.07
summary word	authority	-0.05 0.02 0.00 -0.07 -0.14 0.04 -0.02
summary word	avoid	0.03 0.05 -0.11 -0.10 -0.09 -0.07 -0.12
summary word	back	-0.04 0.00 -0.18 0.02 0.06 -0.09 -0.22
summary word	ballistic	-0.02 -0.02 0.02 -0.05 0.02 -0.07 0.03
summary word	barrag	0.04 -0.09 -0.09 0.01 -0.03 -0.05 0.02
summary word	bas	-0.08 0.05 -0.11 -0.09 -0.13 -0.09 0.02
summary word	base	-0.07 0.08 0.01 -0.08 -0.20 -0.14 -0.17
summary word	befor	-0.14 0.06 -0.12 0.03 0.03 -0.08 -0.04
summary word	beginn	0.00 -0.08 -0.10 -0.10 -0.11 -0.11 0.04
summary word	believ	-0.02 0.03 -0.13 -0.09 -0.08 -0.04 0.09
summary word	between	-0.02 -0.07 -0.11 -0.02 -0.04 0.02 0.10
summary word	beyond	0.03 0.03 -0.04 -0.02 -0.06 -0.01 -0.08
summary word	biggest	-0.05 0.07 -0.10 -0.04 -0.08 -0.05 -0.09
summary word	blackout	-0.10 0.01 -0.07 -0.03 0.04 0.07 -0.12
summary word	blockad	-0.07 0.04 -0.12 0.02 -0.15 -0.13 0.00
summary word	bloomberg	0.24 -0.03 -0.32 -0.13 -0.11 -0.18 -0.14
summary word	bomb	-0.01 -0.06 -0.13 -0.07 0.05 -0.05 0.06
summary word	boost	0.01 -0.10 -0.09 0.09 -0.08 -0.05 -0.09
summary word	border	-0.08 0.09 0.00 -0.06 0.03 -0.06 -0.14
summary word	both	-0.03 -0.01 -0.13 0.05 -0.13 -0.08 0.01
summary word	br	0.06 -0.04 -0.06 -0.06 -0.05 -0.04 -0.07
summary word	brac	-0.05 -0.04 -0.02 0.05 -0.04 -0.04 -0.03
summary word	broader	0.00 -0.02 -0.06 0.07 -0.12 -0.08 -0.12
summary word	call	0.02 0.09 -0.17 0.00 -0.11 -0.09 -0.17
summary word	came	0.04 -0.03 -0.03 -0.04 -0.05 -0.02 -0.06
summary word	campaign	-0.04 -0.15 0.06 -0.09 -0.12 0.08 0.02
summary word	can	0.02 0.05 -0.08 -0.08 -0.08 -0.04 -0.07
summary word	capability	0.10 -0.12 -0.11 -0.08 -0.10 -0.10 -0.03
summary word	carry	-0.10 0.03 0.05 0.04 -0.05 -0.06 -0.08
summary word	ceas	0.03 0.00 -0.06 -0.06 -0.05 -0.03 -0.08
summary word	ceasefir	0.00 -0.02 0.01 -0.13 -0.23 -0.08 0.01
summary word	central	0.06 -0.13 -0.15 0.04 -0.15 -0.14 0.00
summary word	chang	-0.08 0.04 -0.11 -0.11 -0.12 -0.11 0.06
summary word	char	-0.05 -0.10 0.00 -0.08 -0.19 0.01 0.06
summary word	charg	-0.11 -0.06 0.10 -0.09 -0.11 -0.14 -0.11
summary word	chief	0.00 -0.03 -0.12 0.00 -0.10 -0.06 0.02
summary word	citizen	0.06 -0.11 -0.12 -0.10 0.02 -0.10 0.06
summary word	city	-0.10 0.07 -0.14 -0.12 0.04 -0.11 0.03
summary word	civilian	-0.06 -0.03 -0.15 -0.12 -0.19 -0.12 0.09
summary word	claim	0.02 -0.06 0.01 -0.15 -0.16 0.01 0.03
summary word	clash	-0.05 0.06 -0.09 0.01 -0.09 -0.04 -0.12
summary word	clear	-0.01 0.02 -0.07 0.02 -0.07 -0.07 -0.09
summary word	clos	0.05 -0.07 -0.05 0.03 -0.02 -0.15 -0.14
summary word	closur	0.06 -0.08 -0.06 0.00 -0.10 -0.07 -0.07
summary word	com	-0.11 0.04 -0.10 0.00 -0.09 -0.06 0.03
summary word	come	0.18 -0.14 -0.11 -0.10 -0.11 -0.08 -0.04
summary word	commander	-0.08 0.12 -0.16 -0.08 -0.01 -0.07 -0.08
summary word	comment	-0.06 -0.06 -0.02 -0.03 -0.19 -0.11 0.06
summary word	complet	0.07 0.07 -0.15 -0.08 -0.13 -0.10 -0.16
summary word	concern	-0.14 0.05 -0.11 0.08 -0.11 -0.07 -0.16
summary word	condemn	-0.04 0.10 -0.11 -0.10 -0.14 -0.06 -0.17
summary word	conflict	-0.05 -0.04 -0.07 0.06 -0.17 0.07 -0.15
summary word	confrontation	-0.01 -0.12 0.05 -0.12 -0.14 -0.11 0.06
summary word	consequenc	0.08 -0.03 -0.11 -0.09 -0.08 -0.07 -0.14
summary word	consider	-0.03 0.01 -0.10 -0.05 0.03 -0.08 0.04
summary word	continu	-0.01 0.07 -0.12 -0.04 -0.08 -0.07 -0.11
summary word	contract	-0.05 0.08 -0.02 -0.07 -0.03 -0.02 -0.06
summary word	corp	0.05 -0.01 -0.09 -0.06 -0.10 -0.07 -0.09
summary word	cost	-0.07 -0.13 -0.15 0.11 -0.01 0.02 -0.12
summary word	could	0.04 0.01 -0.12 0.02 -0.11 -0.07 -0.20
summary word	country	-0.01 0.08 -0.05 -0.10 -0.03 -0.13 -0.10
summary word	court	-0.01 0.07 -0.01 -0.12 -0.15 -0.15 -0.07
summary word	crack	-0.07 -0.09 -0.05 0.02 -0.03 -0.05 0.06
summary word	crackdown	0.00 0.08 -0.10 -0.09 -0.10 -0.06 -0.09
summary word	crim	-0.11 0.00 -0.09 -0.06 -0.08 -0.05 0.04
summary word	crisi	0.05 0.05 -0.07 -0.05 -0.06 -0.08 -0.11
summary word	critical	0.10 -0.16 -0.12 -0.12 -0.10 -0.08 0.05
summary word	cros	0.02 0.03 -0.03 0.00 -0.05 -0.03 -0.11
summary word	crown	-0.12 0.10 -0.08 -0.07 -0.05 -0.08 -0.07
summary word	crud	-0.14 -0.14 -0.05 0.15 -0.07 -0.04 -0.14
summary word	curb	-0.05 -0.03 0.07 0.06 -0.10 -0.04 -0.09
summary word	currency	-0.10 -0.04 0.01 0.05 -0.06 -0.06 0.04
summary word	current	0.07 -0.10 -0.09 -0.12 -0.12 -0.05 0.09
summary word	daily	-0.07 -0.09 0.05 -0.06 -0.05 -0.07 0.10
summary word	damag	0.12 -0.12 -0.16 0.06 -0.03 -0.10 -0.05
summary word	day	-0.02 -0.04 -0.13 -0.11 -0.15 -0.08 0.07
summary word	days	-0.02 0.01 -0.13 0.04 0.04 -0.08 -0.17
summary word	de	0.02 0.04 -0.06 -0.10 -0.05 -0.04 -0.08
summary word	deadly	0.13 -0.09 -0.11 -0.06 -0.12 -0.04 -0.12
summary word	deal	0.00 0.08 -0.08 -0.07 0.07 -0.06 -0.05
summary word	death	0.09 -0.10 -0.10 -0.06 0.02 -0.05 -0.14
summary word	decad	-0.07 -0.06 0.06 -0.06 -0.11 0.07 -0.04
summary word	decision	0.03 0.01 -0.08 0.02 -0.08 -0.04 -0.11
summary word	decisiv	-0.04 0.08 0.00 -0.09 -0.10 -0.09 -0.14
summary word	declar	0.07 -0.13 -0.06 0.04 -0.07 -0.06 -0.09
summary word	declin	0.04 -0.04 -0.06 -0.04 -0.07 -0.06 0.02
summary word	deep	-0.09 0.04 -0.10 -0.10 -0.10 -0.07 0.05
summary word	deepen	-0.12 0.03 -0.04 0.05 -0.05 -0.04 -0.09
summary word	defenc	0.07 -0.02 -0.06 -0.09 -0.11 -0.06 -0.08
summary word	defend	0.07 -0.02 0.03 -0.09 -0.12 -0.11 -0.02
summary word	defens	0.08 -0.04 -0.15 -0.07 -0.03 -0.08 -0.06
summary word	delegation	-0.10 0.10 -0.08 -0.09 -0.09 -0.08 -0.11
summary word	demand	-0.09 0.04 -0.04 0.04 -0.08 -0.05 -0.11
summary word	demonstration	0.05 0.06 -0.11 -0.10 -0.08 -0.09 -0.16
summary word	demonstrator	0.13 -0.14 -0.06 -0.08 -0.07 -0.05 -0.11
summary word	describ	-0.09 -0.03 0.07 -0.08 -0.06 -0.06 0.06
summary word	despit	0.06 0.01 -0.13 -0.08 -0.14 -0.09 -0.14
summary word	destroy	-0.01 0.01 -0.18 -0.03 0.07 -0.12 -0.10
summary word	did	0.03 0.07 -0.11 -0.08 0.03 -0.08 -0.12
summary word	digital	-0.09 -0.06 0.08 -0.05 -0.08 0.08 -0.10
summary word	diplomacy	-0.11 0.11 -0.04 -0.07 -0.06 -0.05 -0.13
summary word	diplomatic	-0.11 -0.01 0.05 -0.08 -0.09 -0.08 0.09
summary word	direct	0.02 0.05 -0.10 -0.05 -0.09 -0.05 -0.11
summary word	disarm	0.10 -0.06 -0.08 -0.06 -0.07 -0.05 -0.08
summary word	disarmament	-0.15 0.15 -0.12 -0.08 -0.08 -0.09 -0.11
summary word	discus	0.06 0.02 -0.09 -0.07 -0.12 -0.08 -0.09
summary word	discuss	0.04 0.07 -0.16 -0.13 -0.16 -0.13 0.01
summary word	disrupt	-0.06 -0.11 -0.09 0.10 -0.11 -0.08 -0.11
summary word	disruption	-0.02 -0.12 -0.04 0.07 -0.07 -0.04 -0.01
summary word	do	0.09 -0.07 -0.09 -0.06 -0.07 -0.08 -0.13
summary word	does	0.08 0.05 -0.06 -0.08 -0.05 -0.04 -0.07
summary word	dollar	-0.08 0.03 0.05 -0.01 -0.06 0.01 -0.08
summary word	domestic	-0.12 -0.11 0.04 0.09 0.02 -0.14 -0.06
summary word	down	-0.03 0.02 0.03 -0.15 -0.11 -0.09 -0.01
summary word	dozen	-0.08 -0.01 -0.01 -0.11 -0.16 0.01 0.01
summary word	dron	0.17 -0.16 -0.16 -0.12 0.02 -0.10 -0.01
summary word	due	0.05 -0.03 -0.07 0.00 -0.04 -0.04 -0.10
summary word	dur	0.08 -0.10 0.04 -0.14 0.10 -0.10 -0.09
summary word	earlier	0.07 -0.04 -0.12 -0.05 -0.13 -0.08 -0.01
summary word	early	0.05 -0.02 -0.18 0.02 -0.08 -0.14 -0.02
summary word	ease	-0.07 -0.02 0.01 -0.05 -0.06 -0.06 0.05
summary word	eastern	0.03 -0.08 -0.06 0.06 -0.04 -0.02 -0.08
summary word	economic	-0.01 -0.01 0.03 -0.05 -0.10 -0.07 -0.06
summary word	economy	-0.13 -0.01 -0.10 -0.03 -0.11 -0.06 0.07
summary word	effect	-0.02 0.07 -0.10 0.00 -0.14 -0.10 -0.03
summary word	effort	-0.10 0.11 -0.17 0.02 -0.11 -0.10 -0.04
summary word	eliminat	0.17 -0.15 0.04 -0.13 -0.17 -0.11 -0.19
summary word	emergency	0.11 -0.10 -0.09 -0.09 -0.11 -0.08 -0.12
summary word	emphasiz	0.11 -0.04 -0.07 -0.07 -0.06 -0.08 -0.09
summary word	encourag	0.11 -0.04 -0.09 -0.09 -0.08 -0.07 -0.14
summary word	end	-0.04 0.00 0.06 -0.03 -0.07 -0.03 -0.12
summary word	enemy	-0.12 0.09 -0.16 -0.04 -0.17 -0.15 0.06
summary word	energy	0.01 -0.12 -0.06 0.04 -0.08 -0.07 -0.13
summary word	engulf	-0.02 0.05 -0.06 -0.04 -0.06 -0.03 -0.10
summary word	enough	-0.03 0.07 -0.11 -0.11 -0.08 -0.10 -0.08
summary word	enter	0.04 -0.01 -0.09 -0.09 -0.10 -0.09 -0.12
summary word	escalat	0.00 0.03 -0.13 0.00 -0.16 -0.11 -0.04
summary word	escalation	0.07 -0.02 -0.15 0.05 -0.14 -0.09 -0.22
summary word	espionag	-0.10 -0.09 0.07 -0.05 -0.08 0.08 -0.10
summary word	evacuat	-0.11 0.02 -0.06 -0.10 0.10 -0.05 0.02
summary word	evacuation	-0.02 -0.03 -0.07 0.06 -0.07 -0.06 -0.13
summary word	even	0.12 -0.07 -0.05 -0.08 -0.06 -0.05 0.02
summary word	ever	0.01 0.05 -0.06 -0.06 -0.06 -0.04 -0.10
summary word	evidenc	-0.02 0.07 -0.05 -0.04 -0.08 -0.04 -0.10
summary word	exchang	0.08 -0.06 0.01 -0.09 -0.13 0.00 -0.02
summary word	execut	-0.05 -0.05 0.06 -0.05 -0.07 -0.08 -0.06
summary word	expect	0.03 0.04 -0.10 0.03 -0.08 -0.07 -0.11
summary word	expert	-0.02 -0.03 -0.10 0.04 -0.12 -0.07 0.01
summary word	export	-0.12 -0.05 -0.09 0.13 -0.14 -0.08 -0.11
summary word	fac	0.05 -0.06 -0.11 0.02 -0.05 -0.04 0.02
summary word	face	-0.02 -0.13 -0.12 0.06 -0.10 -0.09 0.04
summary word	facility	0.11 -0.20 -0.19 -0.01 -0.17 -0.11 -0.02
summary word	family	-0.09 0.03 0.01 -0.08 0.03 0.02 -0.15
summary word	far	0.01 -0.09 -0.13 0.03 -0.13 0.02 0.00
summary word	fear	0.00 -0.06 -0.15 0.06 -0.14 -0.07 -0.03
summary word	fell	0.04 -0.11 -0.07 0.05 -0.05 -0.05 -0.09
summary word	field	0.10 -0.13 -0.08 -0.09 -0.08 -0.10 -0.09
summary word	fight	-0.07 -0.05 -0.14 0.02 0.02 -0.09 0.03
summary word	figur	0.04 -0.10 0.02 -0.08 0.06 0.02 -0.01
summary word	fir	0.04 -0.01 -0.18 -0.07 -0.18 -0.08 0.05
summary word	fire	0.05 -0.02 -0.15 -0.04 -0.13 -0.06 -0.16
summary word	firm	-0.09 0.08 -0.06 0.00 -0.07 -0.09 -0.11
summary word	first	-0.20 0.11 0.01 -0.15 -0.04 0.00 -0.01
summary word	flow	-0.06 -0.10 -0.04 0.04 -0.05 -0.04 0.05
summary word	fm	0.07 -0.10 -0.05 0.09 -0.04 -0.02 -0.06
summary word	follow	-0.14 -0.14 -0.15 0.06 -0.17 0.01 0.13
summary word	forc	0.12 -0.09 -0.02 -0.11 -0.20 0.05 -0.08
summary word	foreign	-0.08 0.06 -0.03 -0.08 0.01 -0.09 -0.04
summary word	former	0.04 0.00 -0.01 -0.11 -0.15 0.00 -0.01
summary word	freedom	-0.02 0.06 -0.10 -0.07 -0.08 -0.08 -0.08
summary word	freight	-0.04 -0.04 -0.02 0.04 -0.02 -0.02 -0.03
summary word	fresh	0.02 0.01 -0.06 0.00 -0.07 -0.05 -0.11
summary word	friday	-0.07 -0.04 0.00 -0.09 -0.01 -0.01 0.06
summary word	fuel	0.02 -0.08 0.00 -0.01 -0.14 -0.10 0.03
summary word	full	-0.02 -0.05 -0.10 -0.14 -0.10 -0.08 0.12
summary word	further	0.09 -0.06 -0.07 -0.03 -0.09 -0.10 -0.08
summary word	futur	-0.11 -0.06 -0.04 0.03 -0.06 -0.03 0.03
summary word	g7	0.07 -0.01 -0.05 -0.08 -0.06 -0.03 -0.09
summary word	gain	-0.08 -0.05 -0.04 0.06 -0.04 -0.04 -0.05
summary word	gas	0.04 -0.19 -0.10 0.05 -0.12 -0.10 -0.16
summary word	gather	-0.06 0.03 -0.12 -0.10 -0.08 0.07 -0.11
summary word	general	0.09 -0.07 -0.14 -0.09 0.02 -0.08 -0.05
summary word	geopolitical	-0.10 -0.04 -0.04 -0.05 -0.06 -0.05 0.11
summary word	get	0.01 0.07 -0.10 -0.07 -0.12 -0.06 -0.03
summary word	gett	0.01 -0.02 -0.11 -0.10 -0.09 -0.08 0.00
summary word	global	-0.09 -0.07 -0.16 0.04 -0.14 0.02 0.01
summary word	go	0.10 -0.08 -0.12 -0.09 -0.11 -0.11 -0.01
summary word	goal	-0.08 0.08 -0.11 -0.05 -0.09 -0.06 0.04
summary word	good	0.07 -0.02 -0.12 -0.02 -0.11 -0.10 -0.13
summary word	government	-0.02 0.11 -0.05 -0.12 -0.13 -0.08 -0.05
summary word	graham	0.07 0.06 -0.10 -0.03 -0.06 -0.03 -0.08
summary word	group	-0.04 0.06 0.00 -0.11 -0.11 0.00 -0.16
summary word	grow	-0.05 -0.01 -0.09 -0.08 0.08 -0.07 -0.12
summary word	guard	0.11 -0.08 -0.09 -0.06 -0.10 -0.07 -0.13
summary word	hack	-0.08 -0.09 0.07 -0.05 -0.10 0.08 -0.09
summary word	halt	-0.10 -0.11 -0.07 0.10 -0.09 -0.08 -0.07
summary word	hama	0.03 -0.01 -0.04 -0.03 -0.04 -0.02 -0.06
summary word	hard	-0.13 0.09 -0.08 0.02 -0.09 -0.07 -0.09
summary word	hardship	-0.06 0.00 0.02 -0.07 -0.08 -0.09 0.02
summary word	haven	-0.07 -0.09 -0.04 0.08 -0.06 -0.05 -0.08
summary word	heavy	0.11 0.05 -0.10 -0.09 -0.08 -0.10 -0.10
summary word	heighten	0.03 0.04 -0.06 -0.04 -0.04 -0.04 -0.10
summary word	help	0.01 0.01 -0.08 0.02 -0.08 -0.05 -0.07
summary word	high	-0.10 -0.01 -0.08 -0.06 -0.05 -0.05 0.04
summary word	higher	-0.08 0.03 -0.04 0.02 -0.03 -0.06 -0.08
summary word	him	0.09 -0.11 -0.09 -0.07 -0.06 -0.05 0.05
summary word	hit	-0.02 -0.04 -0.13 0.00 0.08 -0.08 -0.17
summary word	hits	0.07 0.02 -0.12 -0.11 -0.15 -0.09 -0.04
summary word	hold	-0.12 0.05 -0.08 -0.09 0.05 -0.06 0.01
summary word	home	-0.06 -0.11 0.02 -0.08 0.06 -0.08 0.07
summary word	hospital	-0.02 -0.13 -0.10 -0.08 0.03 -0.06 -0.17
summary word	host	-0.10 0.09 -0.08 -0.08 -0.07 -0.06 -0.09
summary word	hostility	0.01 -0.15 -0.06 0.09 0.06 -0.05 -0.14
summary word	hour	-0.07 -0.15 -0.17 0.02 0.11 -0.14 0.08
summary word	how	0.03 -0.19 0.04 -0.07 -0.13 -0.10 0.10
summary word	href	-0.01 -0.02 0.03 -0.07 -0.07 0.02 -0.15
summary word	human	-0.14 0.14 -0.12 -0.08 -0.11 -0.09 -0.13
summary word	hundred	-0.04 -0.14 -0.11 -0.06 0.07 -0.08 0.08
summary word	if	0.16 -0.08 -0.18 -0.16 -0.02 0.00 -0.13
summary word	immediat	-0.07 0.02 -0.09 0.04 -0.09 -0.06 -0.10
summary word	impact	-0.11 -0.11 0.03 0.08 -0.10 -0.09 0.03
summary word	impos	-0.12 0.07 -0.07 -0.05 -0.10 0.04 -0.05
summary word	includ	0.03 -0.09 -0.13 -0.06 0.06 -0.07 -0.04
summary word	increas	0.03 -0.03 -0.02 -0.04 -0.10 0.05 -0.11
summary word	increasingly	-0.10 -0.03 -0.06 -0.05 -0.04 -0.05 0.07
summary word	industry	0.06 -0.08 -0.05 0.02 -0.05 -0.04 -0.07
summary word	inflation	-0.08 -0.05 -0.09 0.09 -0.10 -0.09 -0.03
summary word	information	0.04 -0.09 0.03 -0.07 -0.08 -0.09 -0.07
summary word	infrastructur	0.11 -0.09 -0.10 -0.07 -0.14 -0.10 0.01
summary word	injur	-0.04 0.04 -0.08 -0.06 -0.02 -0.07 -0.08
summary word	intelligenc	-0.02 -0.10 -0.03 -0.07 -0.10 0.05 -0.11
summary word	intercept	0.03 -0.06 -0.08 -0.04 -0.10 -0.04 0.05
summary word	interest	0.01 -0.04 -0.10 0.05 -0.08 -0.11 -0.10
summary word	interferenc	0.04 0.01 -0.06 -0.05 -0.05 -0.03 -0.11
summary word	internal	-0.07 0.01 0.07 -0.06 -0.06 -0.06 0.02
summary word	international	0.02 0.06 -0.09 -0.07 -0.11 -0.07 -0.13
summary word	internet	-0.14 0.04 -0.09 -0.05 0.01 0.09 -0.11
summary word	interven	0.12 -0.06 -0.15 -0.15 -0.12 -0.10 -0.10
summary word	intervention	-0.12 0.10 -0.15 -0.15 -0.10 -0.14 0.07
summary word	investor	-0.15 -0.12 -0.09 0.16 -0.14 -0.12 -0.14
summary word	involv	0.11 -0.10 -0.07 -0.09 -0.08 -0.06 -0.10
summary word	involvement	0.11 -0.09 -0.07 -0.07 -0.09 -0.03 -0.09
summary word	is	-0.05 0.07 -0.05 -0.05 -0.12 0.07 -0.12
summary word	islamic	0.02 -0.02 -0.12 -0.10 -0.13 -0.08 0.02
summary word	issu	0.01 0.06 -0.15 -0.14 -0.13 -0.09 -0.10
summary word	itself	0.04 0.01 -0.12 -0.06 -0.10 -0.09 0.02
summary word	jets	0.06 -0.06 -0.06 -0.05 -0.06 -0.05 -0.06
summary word	join	-0.05 0.00 0.00 -0.05 0.04 -0.08 0.01
summary word	joseph	0.00 0.02 -0.07 -0.03 -0.04 -0.03 -0.04
summary word	judiciary	-0.09 0.05 0.02 -0.07 -0.08 -0.07 -0.10
summary word	jump	-0.08 -0.08 -0.03 0.09 -0.05 -0.03 -0.09
summary word	june	0.05 -0.10 -0.06 0.05 -0.18 -0.09 0.02
summary word	just	-0.05 0.04 -0.14 0.08 -0.13 -0.10 -0.19
summary word	keep	0.07 -0.08 -0.10 0.03 -0.10 -0.05 -0.11
summary word	keir	-0.05 0.06 -0.05 -0.08 -0.04 -0.03 0.02
summary word	key	-0.02 -0.10 0.04 0.03 -0.08 -0.05 -0.06
summary word	kill	-0.07 0.07 -0.20 -0.18 0.07 -0.09 -0.07
summary word	larg	-0.04 -0.11 -0.09 -0.01 -0.10 -0.08 0.05
summary word	largest	0.03 -0.09 -0.10 0.00 -0.11 0.07 -0.02
summary word	last	-0.08 -0.08 -0.11 0.05 0.03 -0.08 0.00
summary word	late	0.06 0.02 -0.12 -0.09 0.04 -0.10 -0.04
summary word	latest	-0.03 -0.01 0.02 -0.03 -0.06 0.02 -0.06
summary word	launch	0.05 -0.08 -0.05 0.00 -0.23 -0.13 0.06
summary word	launcher	0.09 -0.07 -0.10 -0.05 -0.10 -0.04 -0.09
summary word	law	-0.07 0.01 -0.10 -0.04 0.06 -0.07 0.00
summary word	lead	0.06 -0.02 -0.06 -0.04 -0.08 -0.03 0.08
summary word	leader	-0.17 0.18 -0.15 -0.13 -0.18 -0.08 -0.02
summary word	leadership	0.06 -0.08 -0.07 0.03 0.03 -0.03 -0.12
summary word	least	-0.14 0.09 -0.01 -0.09 0.01 -0.10 -0.14
summary word	leav	-0.12 0.02 -0.07 -0.08 0.04 -0.06 0.02
summary word	led	0.04 0.03 -0.11 -0.07 -0.12 0.07 -0.14
summary word	left	0.03 -0.13 -0.14 -0.11 0.01 -0.11 0.09
summary word	leniency	-0.06 0.09 -0.09 -0.07 -0.08 -0.04 -0.11
summary word	lift	0.05 0.07 -0.09 -0.01 -0.08 -0.09 -0.11
summary word	like	0.09 -0.11 -0.11 -0.09 -0.11 -0.07 0.01
summary word	likely	0.12 -0.07 -0.15 -0.12 -0.11 -0.12 -0.01
summary word	limit	0.02 0.00 -0.11 0.03 0.05 -0.11 -0.12
summary word	lindsey	0.07 0.06 -0.10 -0.03 -0.06 -0.03 -0.08
summary word	liv	-0.10 -0.11 0.01 0.08 -0.01 0.02 -0.03
summary word	load	0.00 0.05 -0.12 -0.13 -0.08 -0.13 0.02
summary word	lock	0.01 0.03 -0.12 -0.13 -0.08 -0.13 0.03
summary word	long	-0.04 -0.01 0.01 -0.06 -0.18 0.06 -0.01
summary word	look	0.05 -0.06 -0.09 0.04 -0.08 -0.05 -0.12
summary word	major	-0.10 -0.07 -0.05 0.10 0.02 -0.09 0.04
summary word	make	0.02 0.09 -0.07 -0.06 0.08 -0.06 -0.08
summary word	man	-0.09 -0.06 0.08 -0.08 -0.10 -0.10 -0.06
summary word	many	-0.07 -0.08 -0.08 -0.06 0.11 -0.07 0.02
summary word	march	-0.10 0.06 -0.09 0.03 -0.07 -0.08 -0.09
summary word	maritim	0.04 -0.09 -0.08 -0.02 -0.08 0.07 -0.07
summary word	mark	-0.02 0.00 0.00 -0.11 -0.10 -0.08 0.02
summary word	market	-0.02 -0.22 -0.09 0.05 0.00 -0.09 0.05
summary word	martyr	-0.13 0.03 -0.11 -0.07 0.03 -0.09 0.01
summary word	mass	-0.09 -0.04 0.03 -0.04 -0.10 -0.09 0.05
summary word	massiv	-0.03 0.07 -0.14 -0.06 -0.15 -0.08 -0.17
summary word	matter	-0.06 0.08 -0.06 -0.04 -0.06 -0.04 -0.09
summary word	may	-0.07 0.09 -0.16 0.02 -0.05 -0.07 -0.17
summary word	media	-0.07 0.03 0.03 -0.09 -0.10 -0.07 0.03
summary word	meet	-0.05 0.13 -0.11 -0.12 -0.15 -0.07 -0.22
summary word	met	0.07 -0.02 -0.12 -0.06 -0.09 -0.10 -0.03
summary word	might	0.08 -0.10 -0.09 -0.12 -0.09 -0.06 0.09
summary word	military	0.00 0.04 -0.03 -0.10 -0.08 -0.09 0.00
summary word	minister	-0.02 0.08 0.00 -0.13 -0.13 -0.01 -0.09
summary word	ministry	-0.08 0.07 -0.11 0.04 -0.08 -0.05 -0.08
summary word	missil	-0.03 -0.03 -0.07 -0.08 0.04 -0.13 0.09
summary word	monday	0.02 -0.03 -0.09 0.05 -0.04 -0.10 -0.14
summary word	monitor	0.03 -0.04 -0.05 0.02 -0.09 -0.05 -0.08
summary word	month	0.06 -0.08 -0.02 -0.09 -0.12 -0.09 0.01
summary word	more	-0.04 0.06 -0.19 -0.09 0.02 -0.08 -0.11
summary word	morn	0.07 -0.04 -0.01 -0.13 -0.16 -0.09 0.02
summary word	most	0.03 -0.07 -0.17 -0.01 -0.01 -0.11 0.04
summary word	mount	-0.10 -0.02 -0.11 0.04 -0.11 -0.08 0.03
summary word	mov	-0.08 -0.09 0.07 0.03 -0.05 0.02 -0.08
summary word	move	-0.12 0.08 -0.07 -0.03 -0.11 -0.06 0.02
summary word	much	0.06 -0.10 0.00 -0.05 -0.10 -0.07 0.07
summary word	multipl	-0.02 -0.07 -0.06 0.06 -0.06 -0.03 -0.06
summary word	nation	-0.13 0.02 0.04 0.04 -0.11 0.07 -0.14
summary word	national	0.00 0.07 -0.12 -0.09 0.02 -0.08 -0.16
summary word	nationwid	-0.02 0.08 -0.12 -0.09 -0.11 -0.05 -0.15
summary word	natural	-0.12 -0.11 -0.06 0.12 -0.08 -0.07 -0.10
summary word	naval	0.00 0.03 -0.06 -0.04 -0.06 0.08 -0.06
summary word	near	0.07 -0.11 -0.02 0.00 -0.02 -0.08 -0.14
summary word	negotiation	-0.18 0.03 0.04 -0.14 -0.14 -0.06 0.06
summary word	network	0.02 0.04 0.01 -0.08 -0.07 -0.09 -0.05
summary word	never	-0.07 0.08 -0.11 -0.03 -0.08 -0.04 0.06
summary word	new	0.00 -0.11 0.02 -0.08 -0.17 0.02 0.04
summary word	news	-0.03 0.03 -0.12 0.04 0.03 -0.09 -0.22
summary word	next	0.06 -0.07 -0.11 -0.08 0.07 -0.08 -0.06
summary word	night	0.15 -0.05 -0.15 -0.10 0.03 -0.12 -0.18
summary word	no	0.15 -0.08 -0.04 -0.05 -0.13 -0.09 -0.17
summary word	non	0.05 0.00 -0.05 -0.06 -0.07 -0.04 -0.09
summary word	not	0.02 0.08 -0.20 -0.08 0.00 -0.15 -0.18
summary word	now	0.08 0.10 -0.18 -0.13 -0.15 -0.12 -0.09
summary word	nuclear	0.03 0.02 -0.03 -0.05 -0.14 -0.11 -0.01
summary word	offensiv	0.02 0.02 -0.11 -0.06 -0.07 -0.07 -0.09
summary word	offer	-0.09 0.05 -0.07 0.01 -0.06 -0.05 -0.08
summary word	official	0.01 0.16 -0.23 -0.18 -0.19 -0.10 -0.24
summary word	oil	-0.09 -0.10 -0.12 0.12 -0.15 -0.02 -0.03
summary word	old	-0.07 0.04 0.01 -0.04 -0.03 -0.05 -0.07
summary word	once	-0.04 -0.09 0.01 -0.08 0.05 -0.09 0.09
summary word	one	0.05 -0.02 -0.02 -0.01 -0.12 -0.09 -0.03
summary word	ongo	-0.17 -0.03 -0.13 -0.05 -0.16 -0.09 0.11
summary word	only	0.11 -0.05 -0.13 -0.07 -0.11 -0.07 -0.13
summary word	open	0.01 0.00 -0.08 0.00 -0.05 -0.05 -0.10
summary word	operat	0.00 -0.10 0.04 -0.04 0.01 0.05 -0.09
summary word	operation	0.05 -0.09 0.02 -0.04 -0.15 -0.11 -0.11
summary word	operativ	0.08 -0.11 0.00 -0.04 -0.08 -0.05 -0.08
summary word	order	0.00 0.06 -0.11 -0.05 -0.07 -0.03 -0.12
summary word	other	-0.08 -0.02 -0.14 0.07 0.00 0.06 -0.07
summary word	out	-0.15 0.13 0.02 0.05 -0.14 -0.08 -0.15
summary word	over	-0.03 0.04 -0.04 -0.07 -0.22 0.07 -0.09
summary word	overnight	0.05 -0.08 -0.10 0.03 -0.12 -0.07 -0.06
summary word	p	0.01 -0.02 0.02 -0.06 -0.15 0.02 -0.19
summary word	part	-0.01 0.02 -0.12 -0.08 -0.13 -0.08 0.01
summary word	past	-0.01 0.00 0.01 -0.04 -0.04 -0.05 -0.05
summary word	pdt	-0.02 -0.08 -0.19 -0.07 -0.15 -0.10 0.05
summary word	peac	0.05 0.02 -0.09 0.00 -0.12 -0.07 -0.15
summary word	peaceful	0.05 -0.07 -0.07 -0.08 -0.09 -0.07 0.01
summary word	peopl	-0.04 0.11 -0.05 -0.07 -0.11 -0.10 -0.17
summary word	percent	-0.10 0.06 -0.07 -0.06 -0.08 0.04 0.04
summary word	personnel	0.07 -0.10 -0.07 -0.09 0.07 -0.07 -0.08
summary word	phas	-0.15 0.15 -0.14 -0.09 -0.11 -0.10 -0.13
summary word	pictur	-0.08 -0.01 0.05 -0.06 -0.07 0.04 -0.09
summary word	plan	0.05 -0.02 -0.16 0.02 -0.14 -0.11 -0.11
summary word	pledg	0.09 -0.09 -0.05 0.01 -0.08 -0.04 -0.11
summary word	pm	-0.07 0.03 -0.03 -0.07 -0.17 -0.11 0.04
summary word	point	0.04 -0.11 -0.10 0.02 -0.07 -0.06 -0.02
summary word	policy	-0.02 0.00 -0.11 -0.11 -0.12 -0.10 0.06
summary word	political	0.06 0.04 -0.04 -0.10 -0.11 0.03 -0.14
summary word	port	-0.01 0.11 -0.05 -0.08 -0.05 -0.03 -0.08
summary word	possibility	0.04 -0.07 -0.07 0.02 -0.08 -0.06 -0.11
summary word	possibl	-0.10 0.13 -0.11 -0.09 -0.08 -0.07 -0.15
summary word	post	-0.05 -0.13 0.07 -0.12 -0.06 0.01 0.05
summary word	potential	0.08 -0.17 -0.12 0.08 -0.12 -0.08 -0.16
summary word	power	0.08 -0.02 -0.12 -0.07 -0.13 -0.09 0.00
summary word	powerful	0.02 0.04 -0.10 -0.04 -0.10 -0.07 -0.07
summary word	preemptiv	-0.08 -0.02 -0.08 -0.11 -0.05 -0.03 0.04
summary word	premium	-0.03 -0.03 -0.02 0.03 -0.02 -0.01 -0.03
summary word	prepar	-0.02 -0.03 0.04 0.04 -0.10 -0.12 -0.04
summary word	president	-0.03 0.15 -0.14 -0.13 -0.04 -0.08 -0.17
summary word	pressur	0.04 0.02 -0.07 0.00 -0.08 -0.05 -0.13
summary word	pric	-0.21 -0.09 -0.08 0.10 -0.11 -0.06 0.05
summary word	prim	-0.01 0.11 -0.15 -0.13 -0.12 -0.07 -0.04
summary word	princ	-0.12 0.10 -0.08 -0.07 -0.05 -0.08 -0.07
summary word	produc	0.06 -0.02 -0.13 0.00 -0.10 0.07 -0.12
summary word	producer	-0.07 -0.08 -0.04 0.07 -0.04 -0.04 -0.06
summary word	product	-0.08 -0.09 -0.05 0.07 -0.06 -0.04 -0.06
summary word	production	-0.05 -0.09 -0.06 0.07 -0.07 -0.06 -0.06
summary word	program	-0.08 0.09 0.01 -0.03 -0.06 -0.07 -0.01
summary word	promis	0.05 0.02 -0.10 -0.05 -0.09 -0.07 -0.13
summary word	prompt	0.11 -0.11 -0.12 0.06 -0.14 -0.07 -0.12
summary word	protect	0.04 -0.03 0.00 -0.08 -0.08 0.04 0.04
summary word	protest	-0.08 0.07 0.01 -0.04 -0.03 -0.12 -0.05
summary word	protester	0.06 0.12 -0.17 -0.18 -0.17 -0.09 -0.22
summary word	push	-0.15 0.14 -0.11 0.02 -0.09 -0.08 -0.16
summary word	question	-0.12 0.06 -0.03 0.01 -0.05 -0.03 0.06
summary word	r	-0.03 0.13 -0.13 -0.10 -0.09 -0.08 -0.06
summary word	rais	0.03 -0.13 -0.07 0.03 -0.08 -0.03 0.02
summary word	rally	-0.03 -0.04 -0.02 0.03 -0.02 -0.03 -0.03
summary word	rat	-0.05 -0.04 -0.02 0.05 -0.02 -0.02 -0.04
summary word	reach	-0.02 0.05 -0.09 -0.09 -0.09 0.03 -0.07
summary word	react	0.07 -0.03 -0.08 -0.03 -0.07 -0.05 -0.11
summary word	read	-0.13 -0.05 -0.10 -0.10 -0.08 -0.09 0.07
summary word	readines	-0.13 0.12 -0.06 -0.09 -0.06 -0.05 -0.10
summary word	ready	0.01 -0.05 0.04 -0.08 -0.11 -0.07 -0.12
summary word	recent	-0.08 -0.07 -0.12 0.07 -0.15 -0.09 0.00
summary word	red	0.00 0.06 -0.08 -0.07 -0.09 -0.08 -0.10
summary word	reduc	0.08 -0.10 -0.08 -0.06 -0.09 -0.06 -0.07
summary word	refin	-0.08 -0.09 -0.05 0.07 -0.06 -0.04 -0.06
summary word	regard	0.12 -0.09 -0.11 -0.11 0.03 -0.12 -0.05
summary word	regim	-0.08 0.02 -0.18 -0.14 0.00 -0.10 0.06
summary word	region	-0.01 0.04 -0.14 0.02 -0.13 0.03 -0.22
summary word	regional	-0.03 -0.03 0.07 0.03 -0.04 -0.02 -0.10
summary word	reiterat	-0.03 0.04 -0.09 -0.06 -0.07 -0.05 0.01
summary word	reject	-0.02 0.06 -0.07 -0.07 -0.11 -0.07 -0.11
summary word	remain	-0.06 -0.04 -0.13 -0.06 0.09 -0.11 0.02
summary word	renew	0.00 0.11 -0.11 -0.09 -0.10 -0.08 -0.09
summary word	rep	-0.12 0.13 -0.13 -0.10 -0.09 -0.10 0.06
summary word	repercussion	0.02 -0.02 -0.06 0.01 -0.06 -0.03 -0.09
summary word	report	0.09 0.03 -0.17 -0.09 -0.16 -0.10 -0.20
summary word	reportedly	-0.02 0.10 -0.10 -0.03 -0.11 -0.07 -0.13
summary word	republican	-0.09 -0.04 -0.08 -0.05 -0.08 -0.05 0.09
summary word	rescu	0.10 -0.12 -0.06 -0.09 -0.08 -0.06 0.01
summary word	resident	-0.06 0.03 -0.11 -0.07 0.06 -0.06 -0.11
summary word	respond	0.09 -0.06 -0.09 -0.06 -0.08 -0.06 -0.11
summary word	respons	0.01 0.00 0.01 -0.13 -0.15 -0.11 -0.01
summary word	responsibl	-0.05 0.05 -0.07 0.06 -0.06 -0.04 -0.07
summary word	restriction	0.01 -0.01 -0.10 -0.06 -0.12 0.04 -0.04
summary word	result	-0.03 -0.07 -0.01 -0.02 0.03 -0.09 -0.04
summary word	retaliat	0.03 0.06 -0.10 -0.08 -0.10 -0.07 -0.12
summary word	retaliation	0.06 -0.07 -0.10 0.00 -0.11 -0.07 0.01
summary word	retaliatory	0.00 0.08 -0.13 -0.07 -0.14 -0.08 -0.02
summary word	retir	0.05 -0.05 -0.11 -0.05 -0.09 -0.06 0.04
summary word	return	-0.06 -0.09 -0.02 -0.08 0.07 -0.09 0.07
summary word	revolution	0.03 0.04 -0.08 -0.06 -0.11 -0.07 -0.10
summary word	rhetoric	-0.03 0.08 -0.09 -0.06 -0.03 -0.04 -0.10
summary word	rich	0.06 -0.11 -0.11 0.07 -0.12 -0.11 -0.12
summary word	right	-0.17 0.16 -0.03 -0.07 -0.13 -0.08 -0.04
summary word	ris	0.02 -0.07 -0.11 0.12 -0.06 -0.06 -0.16
summary word	rise	-0.12 -0.10 0.04 0.05 -0.08 -0.10 0.07
summary word	risk	0.03 -0.09 -0.03 0.03 -0.09 -0.07 0.01
summary word	rocket	0.07 -0.10 -0.10 -0.06 -0.11 -0.04 0.03
summary word	rose	0.04 -0.13 -0.11 0.08 -0.11 -0.11 -0.03
summary word	round	-0.15 0.13 -0.08 -0.07 -0.08 -0.05 -0.12
summary word	rt	-0.13 -0.05 -0.10 -0.10 -0.08 -0.09 0.07
summary word	s	0.02 -0.01 0.02 -0.03 -0.11 0.01 -0.08
summary word	said	0.08 0.03 -0.02 -0.03 0.00 -0.03 -0.24
summary word	salvo	0.07 -0.06 -0.09 -0.03 -0.03 -0.03 -0.08
summary word	sanction	-0.12 -0.05 -0.02 0.07 -0.10 -0.16 -0.03
summary word	saturday	0.06 0.10 -0.16 -0.14 -0.18 -0.14 -0.14
summary word	say	-0.12 0.12 0.00 -0.06 -0.14 -0.07 -0.04
summary word	says	-0.08 0.12 -0.09 0.02 -0.10 -0.04 -0.07
summary word	scal	0.07 -0.15 -0.11 -0.13 -0.12 -0.09 0.08
summary word	scientist	-0.10 0.12 -0.10 -0.06 -0.14 -0.05 -0.13
summary word	second	-0.11 0.11 -0.06 -0.06 -0.04 -0.02 -0.08
summary word	secretary	0.06 0.03 -0.12 -0.11 -0.14 -0.10 -0.02
summary word	security	-0.05 0.02 -0.02 -0.09 -0.10 0.05 -0.02
summary word	see	-0.14 0.02 0.03 -0.10 -0.08 -0.08 0.09
summary word	seek	0.03 0.03 -0.10 -0.04 -0.04 -0.01 -0.08
summary word	sen	0.12 0.04 -0.10 -0.05 -0.06 -0.05 -0.12
summary word	senat	0.00 -0.11 -0.06 -0.05 -0.07 -0.04 0.10
summary word	senior	-0.03 0.07 -0.16 -0.12 0.02 -0.07 0.01
summary word	sent	0.03 -0.08 -0.08 0.05 -0.08 -0.07 -0.09
summary word	set	-0.11 0.12 -0.13 -0.07 -0.09 -0.06 -0.11
summary word	seven	-0.06 0.08 -0.06 -0.06 -0.11 -0.05 -0.10
summary word	sever	-0.11 0.08 -0.03 0.02 -0.07 -0.03 -0.08
summary word	several	-0.05 0.04 -0.13 -0.12 0.08 -0.09 -0.01
summary word	shar	0.03 -0.12 -0.10 -0.04 -0.09 -0.09 0.04
summary word	shelter	-0.05 -0.13 -0.11 -0.13 0.11 -0.10 0.01
summary word	ship	0.06 -0.10 0.02 -0.09 0.03 -0.10 -0.08
summary word	shipp	0.04 -0.01 -0.06 -0.02 -0.06 -0.08 -0.08
summary word	shoot	0.12 -0.10 -0.11 -0.10 -0.09 -0.10 -0.11
summary word	shot	0.05 -0.03 -0.06 -0.07 -0.08 -0.04 -0.10
summary word	should	0.02 -0.05 -0.09 0.05 -0.09 -0.05 -0.06
summary word	show	-0.03 0.06 -0.10 -0.03 -0.09 -0.03 -0.09
summary word	sid	-0.02 0.02 -0.06 0.02 -0.08 -0.04 -0.10
summary word	sign	0.14 -0.13 -0.03 -0.08 -0.02 -0.10 -0.04
summary word	signal	0.02 -0.01 -0.09 -0.02 0.02 0.07 -0.14
summary word	significant	-0.06 -0.07 -0.04 0.08 -0.05 -0.04 -0.09
summary word	sinc	-0.01 -0.09 -0.03 -0.01 -0.16 0.02 0.06
summary word	siren	0.07 -0.04 -0.05 -0.03 -0.13 -0.03 -0.07
summary word	sit	0.06 -0.02 -0.12 -0.02 -0.01 -0.07 -0.07
summary word	site	0.09 -0.11 0.02 -0.03 -0.05 -0.05 -0.08
summary word	six	-0.07 -0.11 0.06 -0.10 -0.11 -0.09 0.08
summary word	skip	-0.04 -0.11 0.00 -0.07 -0.18 -0.11 0.07
summary word	soar	0.04 -0.02 -0.03 0.00 -0.05 -0.02 -0.05
summary word	social	-0.03 -0.06 0.05 -0.06 -0.06 -0.08 0.06
summary word	soldier	0.03 -0.03 -0.11 -0.10 0.05 -0.07 -0.15
summary word	some	0.00 -0.14 -0.16 0.02 0.04 -0.11 0.01
summary word	sound	0.02 -0.10 -0.11 -0.06 -0.15 -0.05 0.05
summary word	sourc	0.22 -0.01 -0.17 -0.14 -0.10 -0.18 -0.14
summary word	south	-0.03 -0.05 0.05 -0.08 -0.08 -0.10 0.07
summary word	southern	0.08 -0.08 -0.06 -0.04 -0.06 -0.03 -0.08
summary word	sovereignty	-0.04 0.09 -0.11 -0.09 -0.11 -0.11 -0.12
summary word	spark	-0.05 0.11 -0.12 0.00 -0.08 -0.04 -0.09
summary word	speak	-0.04 0.03 -0.09 -0.06 -0.08 -0.04 0.05
summary word	speculation	0.00 0.00 -0.10 -0.02 0.05 -0.07 -0.12
summary word	spot	-0.08 0.03 -0.02 0.03 -0.03 -0.01 -0.06
summary word	spread	0.01 0.04 -0.09 -0.05 -0.06 -0.04 -0.10
summary word	spy	-0.12 -0.10 0.12 -0.09 -0.12 -0.13 -0.10
summary word	stability	-0.10 0.05 0.03 -0.06 -0.09 -0.07 0.01
summary word	stand	-0.12 0.10 -0.09 0.01 -0.09 -0.03 -0.11
summary word	start	0.03 -0.07 -0.06 0.06 0.03 -0.07 -0.10
summary word	stat	0.01 0.11 -0.18 -0.10 -0.16 -0.12 -0.12
summary word	statement	0.12 0.01 -0.11 -0.09 -0.11 -0.09 -0.13
summary word	stay	-0.02 -0.11 0.03 -0.13 0.04 0.03 0.07
summary word	still	0.00 -0.12 0.06 -0.10 -0.06 -0.04 0.09
summary word	stock	-0.05 -0.06 -0.08 0.05 0.02 -0.07 -0.15
summary word	stockpil	0.05 -0.13 0.05 0.00 -0.05 -0.05 0.04
summary word	stok	0.03 -0.03 -0.06 -0.01 -0.06 -0.07 -0.11
summary word	strategist	-0.11 -0.09 -0.04 0.07 -0.07 -0.04 0.06
summary word	street	-0.07 0.06 -0.14 -0.06 0.06 -0.11 -0.08
summary word	stress	0.10 -0.05 -0.09 -0.10 -0.11 -0.09 -0.11
summary word	strik	0.02 0.00 -0.24 0.07 -0.04 -0.12 -0.10
summary word	struck	0.09 -0.09 -0.13 -0.06 -0.14 -0.08 0.04
summary word	summit	0.00 0.04 -0.05 -0.09 -0.07 -0.04 -0.10
summary word	sunday	0.07 -0.14 -0.11 -0.09 0.06 -0.09 -0.14
summary word	supply	-0.05 -0.19 -0.05 0.15 -0.09 -0.05 -0.16
summary word	support	-0.02 0.04 -0.10 0.04 -0.11 -0.07 -0.16
summary word	suppress	-0.08 0.05 -0.06 -0.06 -0.03 -0.04 0.02
summary word	surg	-0.09 -0.10 -0.07 0.10 -0.08 -0.07 -0.09
summary word	sustain	0.03 0.00 -0.07 -0.11 -0.06 -0.04 0.06
summary word	system	0.07 -0.06 -0.09 -0.03 -0.09 -0.05 -0.08
summary word	tak	0.03 -0.04 -0.06 -0.07 -0.06 -0.03 0.00
summary word	take	0.06 -0.01 -0.01 -0.06 -0.07 -0.08 -0.11
summary word	talk	-0.21 0.15 -0.17 -0.06 -0.18 -0.07 -0.03
summary word	tanker	-0.06 -0.05 -0.02 0.05 -0.03 -0.03 -0.04
summary word	target	0.01 -0.01 0.03 -0.06 -0.18 -0.09 0.00
summary word	tell	-0.08 0.08 -0.07 -0.06 0.04 -0.05 -0.03
summary word	tension	0.09 -0.06 -0.09 -0.05 -0.11 -0.05 0.01
summary word	territory	0.06 0.04 -0.10 -0.09 -0.12 -0.07 -0.16
summary word	terror	0.04 0.00 -0.05 -0.04 -0.05 -0.01 -0.06
summary word	terrorist	0.06 0.02 0.02 -0.10 -0.13 -0.10 -0.15
summary word	th	-0.08 0.05 0.00 -0.06 -0.08 -0.07 0.02
summary word	their	-0.05 0.07 0.00 -0.15 -0.17 0.05 -0.09
summary word	them	-0.02 -0.10 -0.06 0.05 -0.08 -0.07 0.05
summary word	ther	0.07 -0.03 0.01 -0.13 0.01 -0.07 -0.01
summary word	they	-0.09 0.10 -0.04 -0.13 -0.14 0.01 -0.13
summary word	though	0.01 0.03 -0.11 -0.01 -0.10 -0.08 -0.09
summary word	thousand	-0.03 -0.05 0.09 -0.11 -0.10 -0.11 -0.12
summary word	thre	-0.03 0.00 -0.12 -0.06 0.06 -0.09 -0.04
summary word	threat	-0.01 0.07 -0.16 -0.03 -0.16 -0.09 0.00
summary word	threaten	0.11 0.05 -0.15 -0.15 -0.12 -0.12 -0.04
summary word	through	-0.03 -0.04 0.01 0.03 -0.15 -0.13 -0.01
summary word	thursday	0.03 0.01 -0.11 0.04 -0.12 -0.08 -0.15
summary word	tighter	-0.08 -0.08 -0.03 0.09 -0.04 -0.03 -0.09
summary word	tim	-0.09 0.00 0.04 -0.06 -0.02 0.02 -0.08
summary word	time	-0.13 0.10 -0.13 0.04 -0.12 0.06 -0.16
summary word	told	-0.10 0.10 -0.09 0.06 -0.09 -0.05 -0.13
summary word	toll	-0.10 0.10 -0.06 0.03 0.01 -0.06 -0.12
summary word	top	0.12 -0.07 -0.14 -0.10 -0.11 -0.09 -0.14
summary word	toward	-0.08 0.10 -0.10 -0.11 -0.10 -0.11 -0.16
summary word	trad	-0.08 0.05 -0.14 0.04 -0.15 0.01 -0.06
summary word	trader	-0.09 0.00 -0.04 0.06 -0.05 -0.05 -0.09
summary word	travel	-0.09 -0.10 -0.06 0.06 0.06 -0.06 0.02
summary word	trigger	-0.14 -0.03 0.03 0.00 -0.08 -0.07 0.04
summary word	troop	0.00 0.03 -0.12 -0.07 -0.11 -0.05 -0.12
summary word	truc	0.10 -0.08 -0.06 -0.04 -0.05 -0.03 -0.08
summary word	try	-0.06 0.09 -0.11 -0.08 -0.10 -0.07 -0.15
summary word	tuesday	-0.11 0.05 -0.06 0.05 -0.08 -0.05 -0.11
summary word	turn	-0.01 0.00 -0.06 0.02 -0.08 -0.04 -0.10
summary word	two	-0.03 -0.04 0.01 -0.02 -0.04 0.08 -0.05
summary word	uncertainty	-0.11 0.07 -0.05 0.04 -0.07 -0.03 -0.10
summary word	under	0.05 -0.08 -0.08 0.01 -0.08 -0.05 -0.07
summary word	unfold	0.11 -0.10 -0.09 -0.07 -0.09 -0.11 0.06
summary word	unrest	0.01 0.09 0.02 -0.11 -0.15 -0.12 -0.16
summary word	up	0.03 0.02 0.00 -0.03 -0.04 -0.13 -0.20
summary word	upward	-0.04 -0.07 -0.02 -0.08 -0.02 -0.02 0.09
summary word	uranium	0.10 -0.15 0.00 -0.04 -0.07 -0.05 0.04
summary word	urg	-0.09 0.04 0.03 -0.05 0.03 0.02 -0.10
summary word	us	-0.12 0.10 0.04 -0.12 -0.10 -0.02 0.05
summary word	valu	-0.08 -0.08 -0.06 0.08 -0.05 -0.05 -0.08
summary word	verg	0.01 0.00 -0.10 -0.07 0.06 -0.08 -0.12
summary word	very	-0.14 0.14 -0.10 -0.09 -0.09 -0.08 -0.13
summary word	vessel	0.02 -0.09 -0.06 0.00 -0.07 0.07 -0.07
summary word	violation	0.01 0.02 -0.05 -0.04 -0.07 -0.03 -0.10
summary word	violenc	0.15 -0.01 -0.15 -0.09 -0.11 -0.07 -0.17
summary word	violent	-0.10 0.11 -0.06 -0.06 -0.08 -0.04 -0.12
summary word	violently	0.09 -0.05 -0.07 -0.08 -0.05 -0.04 -0.03
summary word	visit	-0.07 0.06 -0.21 -0.02 -0.01 -0.11 0.02
summary word	vow	-0.04 0.03 -0.06 -0.09 -0.08 -0.04 0.06
summary word	want	-0.14 0.09 -0.12 0.03 -0.09 -0.09 -0.12
summary word	war	-0.04 -0.08 -0.07 0.02 0.03 -0.13 0.07
summary word	warn	-0.04 -0.05 -0.06 0.12 -0.07 -0.12 -0.05
summary word	warning	0.11 -0.07 -0.13 -0.11 -0.13 -0.06 -0.17
summary word	watchdog	0.12 -0.12 0.00 -0.04 -0.08 -0.06 -0.11
summary word	wav	0.05 -0.06 0.02 -0.01 -0.08 -0.03 -0.05
summary word	wave	0.04 0.03 -0.07 0.00 -0.09 -0.04 -0.10
summary word	we	0.03 -0.06 0.04 -0.06 -0.07 -0.07 0.02
summary word	weapon	0.10 -0.06 -0.14 -0.09 -0.12 -0.07 0.03
summary word	wednesday	0.08 -0.15 -0.06 0.05 0.02 -0.08 -0.12
summary word	week	-0.04 -0.08 0.03 0.04 -0.01 -0.06 -0.02
summary word	weekend	0.06 -0.02 -0.11 -0.07 -0.07 -0.07 -0.08
summary word	weigh	0.08 -0.15 -0.08 0.09 -0.09 -0.08 -0.11
summary word	well	-0.07 0.04 -0.13 -0.11 0.08 -0.10 -0.07
summary word	western	-0.05 0.02 0.01 -0.07 -0.09 -0.10 0.02
summary word	what	0.12 -0.10 0.00 -0.13 -0.01 -0.11 0.02
summary word	when	0.00 -0.13 -0.07 0.06 -0.08 -0.06 0.07
summary word	wher	0.00 0.06 -0.07 -0.06 -0.12 -0.06 -0.08
summary word	whether	0.06 -0.03 -0.09 -0.02 -0.08 -0.06 -0.12
summary word	which	0.08 -0.09 0.03 -0.08 -0.15 0.02 -0.01
summary word	whil	0.00 0.04 -0.02 -0.12 -0.01 -0.08 -0.04
summary word	who	-0.06 -0.06 0.07 -0.08 0.04 -0.09 0.03
summary word	wider	-0.01 -0.08 -0.04 0.07 -0.04 -0.04 -0.04
summary word	will	0.15 -0.02 -0.16 -0.04 -0.02 -0.09 -0.22
summary word	within	-0.03 -0.13 0.05 -0.02 0.06 -0.10 0.06
summary word	without	-0.09 -0.10 -0.15 -0.08 0.05 -0.10 0.08
summary word	work	-0.04 0.06 -0.11 -0.10 -0.10 -0.09 -0.14
summary word	world	-0.10 -0.02 0.03 -0.03 0.01 0.09 -0.17
summary word	would	0.02 -0.05 -0.13 -0.14 0.06 -0.08 0.10
summary word	wound	-0.06 -0.01 -0.10 -0.05 0.07 -0.04 -0.09
summary word	year	-0.03 -0.05 -0.01 -0.04 -0.14 -0.10 0.03
summary word	yet	-0.02 0.02 -0.06 0.00 -0.06 -0.03 -0.01
thing	airline	-0.02 -0.08 -0.08 -0.07 -0.01 -0.07 0.12
thing	airport	0.00 0.03 -0.12 0.06 -0.19 -0.12 -0.13
thing	airspace	-0.05 -0.03 -0.14 0.09 0.00 -0.14 -0.16
thing	bank	-0.13 -0.15 0.02 -0.06 0.03 0.09 -0.04
thing	base	0.13 -0.09 0.04 -0.18 -0.24 -0.09 -0.22
thing	diplomats	-0.16 0.16 -0.13 -0.12 -0.14 -0.08 -0.15
thing	embassy	0.08 -0.12 0.06 -0.08 0.01 -0.06 -0.17
thing	fighter	0.12 -0.01 -0.23 -0.10 -0.10 -0.09 -0.13
thing	funeral	-0.08 -0.10 -0.10 -0.04 -0.14 -0.08 0.10
thing	gas works	-0.10 0.07 -0.21 0.07 -0.24 -0.17 -0.10
thing	home	0.04 -0.16 0.11 -0.15 -0.24 0.04 -0.02
thing	hospital	0.00 -0.21 -0.22 -0.15 0.16 -0.21 -0.22
thing	hotel	0.13 -0.06 -0.12 -0.12 -0.13 -0.10 -0.13
thing	internet	-0.13 -0.08 -0.12 -0.10 -0.03 0.11 -0.05
thing	market	0.13 -0.12 -0.11 -0.11 -0.15 -0.10 -0.13
thing	mine	0.06 0.04 -0.13 -0.13 -0.12 -0.12 -0.13
thing	missile site	0.06 0.02 -0.13 -0.10 -0.14 -0.06 -0.15
thing	nuclear site	0.03 0.00 0.01 -0.09 -0.22 -0.13 -0.02
thing	nuclear weapon	-0.02 -0.07 0.04 -0.03 -0.07 -0.02 -0.09
thing	oil depot	0.15 -0.16 -0.11 -0.15 -0.14 -0.13 -0.12
thing	oil price	-0.05 -0.13 -0.10 0.15 -0.12 -0.07 -0.08
thing	oil trade	-0.12 -0.14 -0.15 0.09 0.04 -0.18 -0.16
thing	oilfield	0.10 0.00 -0.11 -0.11 -0.11 -0.09 -0.13
thing	police	0.07 -0.06 0.05 -0.09 -0.16 -0.10 -0.16
thing	port	-0.05 0.07 -0.16 0.01 -0.16 -0.16 -0.01
thing	power plant	-0.03 -0.09 -0.15 -0.02 0.12 -0.14 -0.01
thing	refinery	0.07 -0.20 -0.13 0.06 -0.21 -0.13 -0.15
thing	school	-0.04 -0.02 -0.22 -0.15 0.12 -0.18 -0.10
thing	ship	0.05 -0.18 -0.14 0.14 -0.12 -0.09 -0.33
thing	stock exchange	-0.04 -0.01 -0.14 0.04 -0.06 -0.11 -0.03
thing	strait	-0.07 0.04 -0.23 0.13 -0.14 -0.18 -0.17
thing	treaty	-0.16 0.10 -0.15 -0.13 -0.10 -0.12 0.01
thing	warship	0.12 -0.12 -0.14 -0.07 -0.12 -0.08 -0.10
thing	water	0.04 -0.15 -0.16 -0.13 -0.17 0.09 -0.13
thing	worship	-0.14 0.00 0.03 -0.14 -0.20 -0.18 0.12
title	alarm	0.02 -0.07 -0.16 0.01 0.08 -0.05 -0.08
title	brief	0.07 0.01 -0.14 -0.01 -0.04 -0.06 -0.18
title	casualty	0.05 -0.07 -0.03 -0.13 0.08 -0.13 -0.03
title	chief	-0.01 0.02 0.06 -0.25 -0.12 -0.11 0.06
title	civilian	-0.09 -0.10 -0.08 -0.14 0.23 -0.05 -0.10
title	closure	-0.11 0.00 -0.21 0.12 0.05 0.00 -0.24
title	contact	-0.12 0.20 0.03 -0.28 0.01 -0.15 -0.15
title	culture	-0.09 -0.15 -0.13 -0.12 0.08 -0.12 0.11
title	cyber	-0.17 -0.22 -0.05 -0.14 -0.22 0.23 -0.20
title	decision	-0.01 -0.03 -0.01 -0.01 -0.04 -0.13 0.05
title	domestic	-0.03 -0.09 -0.01 0.00 -0.14 -0.15 0.07
title	drill	0.08 -0.16 -0.15 -0.15 -0.15 -0.15 0.03
title	elsewhere	-0.08 0.02 0.02 0.11 -0.15 -0.11 -0.18
title	everyday	-0.04 -0.13 0.05 0.08 0.01 -0.03 -0.05
title	execution	-0.11 -0.10 0.11 -0.10 0.04 -0.17 -0.12
title	force	0.00 -0.03 -0.02 0.00 -0.07 -0.10 0.03
title	gaza	-0.04 0.06 -0.16 -0.16 0.01 -0.09 -0.02
title	market	-0.12 -0.12 -0.13 0.23 -0.09 -0.07 -0.21
title	mass	0.10 -0.14 0.00 -0.07 -0.02 -0.02 -0.05
title	modal	0.00 -0.07 0.04 0.06 -0.06 -0.11 -0.06
title	negotiation	-0.10 0.11 -0.22 -0.02 -0.13 -0.12 -0.03
title	network	-0.13 -0.02 -0.15 -0.11 -0.05 0.13 -0.06
title	nuclear	-0.04 0.09 0.18 -0.21 -0.31 -0.20 -0.24
title	oil	-0.13 -0.02 -0.17 0.18 -0.14 -0.15 -0.22
title	opinion	-0.02 0.03 -0.08 -0.01 -0.07 -0.02 0.02
title	pact	0.01 0.04 -0.01 -0.11 -0.13 -0.13 -0.14
title	reaction	-0.06 0.11 -0.08 -0.07 -0.09 -0.14 -0.04
title	resolve	-0.06 0.16 -0.04 -0.12 -0.17 0.01 -0.10
title	sanction	-0.21 -0.09 0.02 0.15 -0.21 0.04 -0.11
title	settled	-0.07 0.07 -0.12 -0.05 0.02 0.03 -0.06
title	shipping	0.12 -0.09 -0.20 0.12 -0.17 -0.14 -0.29
title	shock	-0.05 -0.03 -0.10 0.08 -0.10 -0.08 -0.08
title	sport	-0.13 -0.06 0.03 -0.13 0.11 -0.15 0.06
title	spy	-0.27 -0.23 0.31 -0.25 -0.15 -0.02 -0.12
title	strike	0.06 -0.04 -0.07 -0.05 -0.02 -0.03 -0.03
title	syria	-0.14 0.12 -0.12 -0.08 -0.05 -0.10 0.00
title	threat	-0.01 0.03 -0.07 0.00 -0.02 -0.03 -0.04
title	toll	-0.02 -0.09 -0.15 0.05 0.07 -0.13 -0.19
title	truce	-0.08 0.06 -0.21 -0.08 -0.06 -0.14 -0.02
title	unreal	0.03 0.03 -0.01 -0.05 -0.12 -0.06 0.00
title	unrest	-0.08 0.05 -0.05 -0.19 -0.03 -0.11 0.00
title	weapon	0.19 -0.13 0.03 -0.21 0.00 -0.14 -0.17
title names	ally	0.04 0.00 -0.17 -0.13 0.04 -0.11 -0.15
title names	both sides	-0.01 -0.05 0.06 -0.07 -0.04 0.00 -0.05
title names	both sides and ally	0.12 -0.07 -0.15 -0.05 -0.14 -0.07 -0.11
title names	both sides and usa	0.03 0.12 -0.04 -0.17 -0.06 -0.15 -0.08
title names	both sides and usa and ally	0.11 0.01 -0.08 -0.06 -0.09 -0.06 -0.07
title names	no party	0.00 -0.07 -0.20 0.09 -0.08 -0.20 0.01
title names	one side	-0.02 -0.04 -0.15 0.01 0.06 -0.04 0.00
title names	one side and ally	0.05 -0.06 0.06 -0.22 -0.16 -0.14 0.00
title names	one side and usa	-0.05 0.03 -0.05 -0.04 -0.04 -0.06 0.03
title names	one side and usa and ally	-0.06 0.10 -0.17 -0.13 -0.14 -0.10 -0.10
title names	usa	-0.11 -0.09 -0.06 0.03 -0.10 -0.17 0.13
title names a capital of	side	-0.13 0.11 -0.26 -0.06 0.09 -0.07 0.03
title names a force of	ally	0.07 -0.01 0.02 -0.22 -0.11 -0.14 -0.07
title names a force of	side	0.16 -0.13 0.01 -0.13 0.01 -0.15 -0.22
title names a kin of	side	-0.19 -0.09 0.05 -0.16 0.07 0.12 -0.03
title names a leader of	side	-0.06 0.15 -0.02 -0.33 -0.35 -0.23 0.07
title names a people of	side	0.01 -0.16 0.02 -0.08 0.19 -0.01 -0.12
title names a place of	side	0.13 -0.09 -0.05 -0.11 0.08 -0.14 -0.11
title names a politician of	side	-0.08 0.05 -0.03 0.05 -0.11 -0.11 0.00
title names a service of	side	-0.16 -0.12 0.15 -0.12 -0.15 -0.17 0.01
title names a state of	side	-0.03 0.03 0.04 -0.02 -0.14 -0.06 0.03
title names a state of	usa	-0.05 0.07 -0.06 -0.07 -0.08 -0.09 0.04
title naming ally	casualty	0.09 -0.10 -0.07 -0.04 -0.12 -0.03 -0.06
title naming ally	decision	0.11 -0.11 -0.10 -0.06 -0.12 -0.06 -0.11
title naming ally	force	0.08 0.05 -0.14 -0.10 -0.16 -0.10 -0.14
title naming ally	strike	0.14 -0.14 -0.12 -0.08 -0.16 -0.07 -0.12
title naming both sides	alarm	-0.03 -0.10 0.01 0.05 -0.07 -0.08 0.08
title naming both sides	brief	0.11 -0.09 -0.11 -0.07 -0.11 -0.04 -0.10
title naming both sides	casualty	0.08 -0.05 -0.21 -0.16 0.15 -0.12 -0.14
title naming both sides	chief	-0.03 0.11 -0.01 -0.18 -0.31 -0.17 -0.03
title naming both sides	civilian	-0.08 -0.05 -0.03 -0.12 0.09 -0.15 0.01
title naming both sides	closure	-0.06 -0.15 -0.13 0.07 0.03 -0.13 -0.04
title naming both sides	contact	-0.05 -0.04 0.08 -0.06 -0.15 -0.09 -0.14
title naming both sides	cyber	-0.04 -0.13 -0.10 -0.10 -0.15 0.13 -0.13
title naming both sides	decision	0.01 -0.03 0.02 -0.18 -0.07 -0.18 0.08
title naming both sides	domestic	-0.04 -0.14 0.10 -0.09 -0.17 -0.15 -0.02
title naming both sides	elsewhere	0.11 -0.08 -0.13 -0.12 -0.13 -0.12 -0.14
title naming both sides	everyday	0.02 -0.12 0.04 -0.09 -0.01 0.06 0.02
title naming both sides	execution	-0.09 -0.09 0.08 -0.08 0.06 -0.14 -0.11
title naming both sides	force	0.01 -0.06 0.04 -0.07 -0.06 -0.01 -0.06
title naming both sides	gaza	-0.01 0.03 -0.14 -0.12 -0.21 -0.12 0.03
title naming both sides	market	-0.04 -0.10 -0.14 0.06 -0.06 0.00 -0.08
title naming both sides	mass	0.04 -0.15 0.02 -0.07 0.01 -0.02 -0.06
title naming both sides	modal	-0.04 0.00 0.06 -0.13 0.04 -0.08 -0.11
title naming both sides	negotiation	-0.04 0.11 -0.18 -0.20 -0.21 -0.16 -0.03
title naming both sides	nuclear	0.08 -0.02 0.03 -0.11 -0.16 -0.11 -0.11
title naming both sides	oil	0.01 -0.06 -0.15 0.06 -0.17 -0.13 -0.12
title naming both sides	opinion	0.07 -0.17 -0.10 -0.06 0.04 -0.13 0.01
title naming both sides	reaction	-0.04 0.04 -0.02 -0.16 0.01 -0.17 -0.02
title naming both sides	resolve	-0.06 0.09 0.01 -0.03 -0.21 -0.16 -0.01
title naming both sides	settled	0.00 0.05 -0.16 0.00 -0.02 -0.16 -0.20
title naming both sides	shipping	0.10 -0.14 -0.10 -0.01 -0.12 0.05 0.02
title naming both sides	shock	-0.01 -0.07 -0.08 0.06 -0.09 -0.07 -0.11
title naming both sides	sport	-0.05 -0.10 0.06 -0.09 0.05 -0.12 -0.04
title naming both sides	spy	-0.20 -0.25 0.21 -0.20 -0.22 -0.02 -0.20
title naming both sides	strike	0.02 -0.10 -0.05 -0.01 -0.03 -0.03 0.03
title naming both sides	threat	-0.08 -0.01 0.06 0.06 -0.24 0.03 -0.10
title naming both sides	toll	0.11 -0.10 -0.10 -0.09 -0.12 -0.07 -0.11
title naming both sides	truce	-0.09 0.07 -0.14 -0.14 -0.15 -0.13 0.00
title naming both sides	unreal	-0.02 0.01 0.06 -0.12 -0.06 0.02 -0.06
title naming both sides	unrest	-0.05 -0.04 -0.02 -0.13 -0.21 -0.15 0.08
title naming both sides	weapon	-0.01 -0.05 0.04 -0.14 0.05 -0.13 -0.08
title naming both sides and ally	strike	0.09 -0.11 -0.10 -0.04 -0.08 -0.05 -0.07
title naming both sides and usa	alarm	-0.05 -0.09 -0.11 0.06 0.08 -0.11 -0.15
title naming both sides and usa	brief	0.09 -0.06 -0.07 0.02 -0.14 -0.04 -0.15
title naming both sides and usa	casualty	-0.07 -0.03 0.06 -0.09 -0.04 -0.05 -0.01
title naming both sides and usa	chief	-0.07 0.02 0.04 -0.05 -0.03 -0.06 -0.01
title naming both sides and usa	civilian	-0.06 -0.11 -0.14 -0.10 0.14 -0.10 -0.21
title naming both sides and usa	contact	0.03 -0.04 -0.03 -0.13 -0.02 -0.10 -0.02
title naming both sides and usa	decision	0.15 -0.04 -0.07 -0.20 -0.22 -0.07 -0.01
title naming both sides and usa	force	0.10 0.02 -0.15 -0.13 -0.24 -0.08 0.01
title naming both sides and usa	market	-0.02 -0.08 -0.14 0.11 -0.04 -0.12 -0.16
title naming both sides and usa	mass	-0.01 0.03 0.00 -0.06 -0.01 -0.06 -0.13
title naming both sides and usa	modal	0.04 -0.02 -0.18 -0.12 -0.13 -0.12 0.02
title naming both sides and usa	negotiation	-0.05 0.04 -0.15 -0.15 -0.19 -0.06 0.00
title naming both sides and usa	nuclear	0.01 -0.05 0.04 -0.03 -0.11 -0.02 -0.11
title naming both sides and usa	oil	-0.20 0.10 -0.13 0.03 -0.12 -0.06 -0.12
title naming both sides and usa	opinion	0.07 -0.10 -0.17 -0.13 -0.17 -0.10 0.04
title naming both sides and usa	reaction	0.02 0.07 -0.24 -0.09 0.03 -0.10 -0.34
title naming both sides and usa	resolve	0.03 0.01 -0.10 -0.08 0.00 -0.06 -0.14
title naming both sides and usa	settled	0.00 0.04 -0.05 -0.05 0.01 -0.02 -0.12
title naming both sides and usa	shock	-0.10 0.03 -0.04 0.06 -0.06 -0.04 -0.06
title naming both sides and usa	spy	-0.15 0.03 0.05 -0.09 -0.13 -0.13 -0.07
title naming both sides and usa	strike	-0.02 0.05 0.00 -0.12 -0.01 -0.13 -0.10
title naming both sides and usa	threat	-0.05 0.13 -0.14 -0.05 -0.16 -0.06 -0.10
title naming both sides and usa	truce	-0.05 0.05 -0.13 -0.10 -0.12 -0.03 0.00
title naming both sides and usa	unreal	0.01 0.03 -0.02 -0.11 -0.26 -0.09 -0.02
title naming both sides and usa	unrest	0.00 -0.07 -0.21 0.02 -0.17 -0.10 0.01
title naming both sides and usa	weapon	-0.02 0.03 -0.10 0.05 -0.12 -0.03 -0.12
title naming both sides and usa and ally	strike	0.11 -0.12 -0.07 -0.07 -0.08 -0.03 -0.09
title naming no party	alarm	0.08 -0.17 -0.13 -0.15 0.00 -0.12 -0.05
title naming no party	casualty	-0.01 -0.14 -0.08 0.06 -0.14 -0.07 0.03
title naming no party	civilian	0.09 -0.15 -0.11 -0.12 -0.03 -0.11 -0.03
title naming no party	closure	-0.18 -0.02 -0.08 0.07 -0.15 -0.10 0.01
title naming no party	contact	0.03 0.05 -0.16 -0.13 0.00 -0.11 -0.12
title naming no party	decision	0.05 -0.07 -0.16 0.04 -0.05 -0.12 -0.05
title naming no party	domestic	0.06 -0.12 -0.10 -0.01 -0.11 -0.07 -0.03
title naming no party	everyday	-0.07 -0.08 -0.05 0.07 -0.07 -0.06 -0.06
title naming no party	force	-0.03 -0.05 -0.17 -0.01 0.03 -0.12 0.03
title naming no party	market	-0.22 -0.02 -0.09 0.14 -0.12 -0.08 0.00
title naming no party	mass	-0.09 0.01 -0.12 0.06 -0.14 -0.11 0.01
title naming no party	modal	0.01 0.02 -0.08 0.00 -0.12 -0.04 -0.05
title naming no party	negotiation	-0.14 0.06 -0.14 -0.19 0.02 -0.13 0.03
title naming no party	oil	0.08 -0.06 -0.07 -0.10 -0.14 -0.07 0.10
title naming no party	opinion	-0.11 -0.10 0.07 -0.01 -0.07 -0.04 0.06
title naming no party	reaction	-0.09 0.03 -0.11 0.07 -0.16 -0.11 -0.15
title naming no party	shipping	0.02 0.03 -0.14 0.03 -0.22 -0.15 -0.10
title naming no party	shock	-0.09 -0.12 -0.05 -0.04 -0.06 -0.05 0.10
title naming no party	strike	0.06 -0.13 -0.15 0.00 -0.03 -0.10 0.01
title naming no party	threat	-0.21 -0.06 -0.14 0.02 0.03 -0.15 0.06
title naming no party	truce	-0.12 0.04 -0.12 -0.13 0.04 -0.12 0.02
title naming no party	unreal	-0.09 0.06 -0.13 0.02 0.03 -0.09 -0.14
title naming no party	weapon	0.12 -0.21 -0.16 -0.03 -0.09 -0.10 -0.05
title naming one side	alarm	0.13 -0.21 -0.16 -0.01 0.00 0.00 -0.11
title naming one side	brief	0.01 0.07 -0.10 -0.17 -0.13 -0.08 -0.04
title naming one side	casualty	0.05 -0.09 -0.18 -0.19 0.07 -0.18 0.05
title naming one side	chief	0.02 -0.14 0.01 -0.09 -0.11 -0.06 0.13
title naming one side	civilian	-0.01 -0.32 -0.31 -0.09 0.15 -0.04 -0.09
title naming one side	closure	-0.23 0.04 -0.16 0.12 0.09 -0.21 -0.12
title naming one side	contact	-0.12 0.19 -0.19 -0.15 0.01 -0.18 -0.15
title naming one side	cyber	-0.13 -0.13 0.07 -0.13 -0.12 0.14 -0.12
title naming one side	decision	-0.18 0.05 -0.16 0.08 0.02 -0.09 -0.01
title naming one side	domestic	-0.04 0.00 -0.24 0.07 0.00 -0.13 -0.09
title naming one side	everyday	-0.04 -0.23 -0.01 0.05 0.05 -0.21 0.02
title naming one side	force	-0.06 0.02 -0.48 0.08 0.03 -0.22 -0.04
title naming one side	gaza	-0.08 0.07 -0.10 -0.12 0.05 -0.08 -0.08
title naming one side	market	-0.06 -0.06 -0.06 0.06 0.00 -0.16 -0.06
title naming one side	mass	0.06 -0.12 -0.02 -0.08 0.01 0.02 -0.07
title naming one side	modal	0.07 -0.09 -0.15 0.06 -0.06 -0.13 -0.03
title naming one side	negotiation	0.01 -0.04 -0.21 0.08 -0.05 -0.11 -0.03
title naming one side	network	-0.13 -0.12 -0.12 -0.08 -0.03 0.14 -0.12
title naming one side	nuclear	-0.13 0.17 0.05 -0.13 -0.23 -0.19 -0.12
title naming one side	oil	-0.10 -0.04 -0.15 0.12 -0.03 -0.13 -0.23
title naming one side	opinion	-0.04 0.02 0.01 -0.01 -0.26 0.04 0.01
title naming one side	reaction	-0.07 0.08 -0.15 0.05 -0.21 -0.10 -0.18
title naming one side	resolve	-0.09 0.14 -0.20 -0.17 -0.18 0.02 -0.17
title naming one side	sanction	-0.15 0.01 -0.01 0.07 -0.14 -0.06 -0.15
title naming one side	settled	-0.12 0.06 -0.11 -0.01 0.02 0.02 -0.04
title naming one side	shipping	-0.02 -0.08 -0.21 0.11 -0.06 -0.19 -0.21
title naming one side	shock	0.02 -0.12 -0.09 0.07 -0.05 -0.08 -0.14
title naming one side	sport	-0.11 -0.02 -0.12 -0.06 0.10 -0.08 -0.01
title naming one side	spy	-0.09 -0.17 0.13 -0.14 -0.03 -0.17 -0.03
title naming one side	strike	0.02 -0.04 -0.14 -0.02 0.03 -0.01 -0.08
title naming one side	syria	-0.14 0.12 -0.10 -0.11 -0.02 -0.11 -0.11
title naming one side	threat	0.01 -0.03 -0.16 -0.06 -0.04 0.00 -0.01
title naming one side	toll	-0.06 -0.12 -0.11 -0.10 0.09 -0.12 -0.11
title naming one side	truce	0.03 -0.09 -0.17 0.02 0.02 -0.08 0.01
title naming one side	unreal	-0.02 0.02 -0.07 0.00 -0.07 -0.04 -0.03
title naming one side	unrest	-0.14 -0.02 0.07 -0.09 0.03 -0.14 0.11
title naming one side	weapon	0.18 -0.06 -0.10 -0.23 -0.02 -0.14 -0.16
title naming one side and ally	casualty	0.10 -0.15 -0.16 -0.04 0.05 -0.05 -0.12
title naming one side and ally	chief	-0.04 -0.03 0.05 -0.09 -0.14 -0.10 -0.06
title naming one side and ally	contact	-0.08 0.03 0.04 -0.06 -0.09 -0.06 0.01
title naming one side and ally	everyday	-0.07 0.08 -0.10 -0.05 -0.09 -0.05 -0.07
title naming one side and ally	force	0.00 -0.02 0.00 -0.11 -0.19 -0.09 -0.03
title naming one side and ally	gaza	0.10 -0.11 -0.06 -0.03 -0.05 -0.02 -0.06
title naming one side and ally	negotiation	-0.02 -0.03 -0.17 -0.14 -0.16 -0.11 0.10
title naming one side and ally	settled	-0.02 0.04 -0.09 -0.06 -0.10 -0.06 -0.09
title naming one side and ally	spy	0.01 -0.08 0.05 -0.03 -0.06 -0.03 -0.04
title naming one side and ally	strike	0.11 -0.01 -0.24 -0.12 -0.04 -0.07 -0.25
title naming one side and ally	threat	0.12 -0.12 -0.13 -0.08 0.07 -0.11 -0.10
title naming one side and ally	truce	0.03 0.02 -0.12 -0.11 -0.14 -0.11 -0.07
title naming one side and ally	unreal	0.05 -0.01 -0.19 -0.11 0.00 -0.09 -0.07
title naming one side and ally	weapon	0.16 -0.15 -0.10 -0.06 -0.11 -0.04 -0.12
title naming one side and usa	alarm	-0.17 0.15 -0.07 -0.05 0.09 -0.07 0.00
title naming one side and usa	brief	-0.05 0.01 -0.08 0.02 0.07 -0.04 -0.16
title naming one side and usa	casualty	-0.04 0.02 -0.02 0.00 -0.10 -0.09 -0.03
title naming one side and usa	chief	-0.01 0.01 -0.05 -0.25 -0.07 -0.09 0.01
title naming one side and usa	civilian	-0.15 0.11 0.04 -0.01 -0.08 0.03 -0.11
title naming one side and usa	closure	0.07 0.04 -0.18 -0.05 -0.26 0.03 -0.21
title naming one side and usa	contact	-0.11 0.11 -0.01 -0.18 0.03 -0.10 -0.07
title naming one side and usa	decision	0.02 -0.04 0.04 -0.06 -0.04 -0.09 0.00
title naming one side and usa	domestic	-0.13 -0.04 -0.25 -0.10 -0.18 -0.09 0.13
title naming one side and usa	elsewhere	-0.13 0.06 -0.11 0.09 -0.12 -0.06 -0.12
title naming one side and usa	everyday	0.01 0.02 0.04 -0.02 -0.15 -0.09 -0.17
title naming one side and usa	force	0.00 -0.02 0.04 -0.06 -0.15 -0.11 -0.01
title naming one side and usa	market	0.01 -0.04 -0.05 0.12 -0.17 -0.12 -0.22
title naming one side and usa	mass	0.16 -0.10 -0.12 -0.09 -0.25 -0.13 -0.07
title naming one side and usa	modal	-0.06 -0.04 0.03 0.09 -0.20 -0.09 -0.03
title naming one side and usa	negotiation	-0.12 0.11 -0.12 0.02 -0.11 -0.10 -0.08
title naming one side and usa	network	-0.04 0.04 -0.10 -0.11 -0.11 -0.16 0.00
title naming one side and usa	nuclear	-0.04 -0.05 0.10 -0.17 -0.14 -0.11 -0.17
title naming one side and usa	oil	-0.12 -0.01 -0.12 0.16 -0.18 -0.18 -0.28
title naming one side and usa	opinion	-0.09 0.11 -0.28 0.00 -0.05 -0.17 -0.05
title naming one side and usa	pact	0.11 -0.11 -0.13 -0.11 -0.09 -0.08 -0.11
title naming one side and usa	reaction	0.02 -0.01 -0.06 -0.05 -0.14 -0.12 0.02
title naming one side and usa	resolve	0.05 0.03 -0.18 -0.03 -0.03 -0.13 -0.09
title naming one side and usa	sanction	-0.17 -0.13 0.02 0.12 -0.16 0.06 -0.07
title naming one side and usa	settled	-0.04 0.00 -0.06 -0.04 -0.01 0.03 0.00
title naming one side and usa	shipping	0.07 -0.07 -0.11 0.08 -0.07 -0.19 -0.27
title naming one side and usa	shock	-0.11 0.04 -0.08 0.03 -0.07 -0.05 -0.11
title naming one side and usa	spy	-0.11 -0.03 0.08 -0.10 -0.10 -0.13 0.04
title naming one side and usa	strike	0.02 -0.04 -0.01 -0.05 -0.09 -0.06 -0.01
title naming one side and usa	threat	0.03 0.04 -0.18 -0.11 0.05 -0.15 -0.04
title naming one side and usa	toll	-0.13 -0.02 -0.07 0.10 -0.10 -0.08 -0.07
title naming one side and usa	truce	-0.09 0.06 -0.10 -0.04 -0.08 -0.13 -0.03
title naming one side and usa	unreal	0.10 -0.01 -0.09 -0.08 -0.13 -0.12 -0.02
title naming one side and usa	unrest	0.01 0.12 -0.23 -0.22 0.00 -0.09 -0.10
title naming one side and usa	weapon	0.13 -0.12 0.00 -0.10 -0.01 -0.14 -0.10
title naming one side and usa and ally	force	-0.01 0.05 -0.13 -0.11 -0.10 -0.09 -0.06
title naming one side and usa and ally	strike	-0.03 0.07 -0.13 -0.11 -0.12 -0.10 -0.14
title naming usa	casualty	0.05 -0.03 0.02 -0.15 -0.01 -0.08 -0.02
title naming usa	chief	-0.03 0.06 -0.01 -0.01 0.06 -0.05 -0.08
title naming usa	civilian	-0.09 -0.09 -0.12 -0.08 0.04 -0.09 0.06
title naming usa	contact	0.03 0.06 -0.15 -0.10 -0.14 -0.06 -0.16
title naming usa	decision	-0.02 -0.11 -0.10 0.04 -0.06 -0.14 0.07
title naming usa	domestic	0.04 -0.02 -0.10 -0.06 -0.08 -0.04 0.02
title naming usa	force	-0.01 -0.10 -0.03 0.01 -0.14 -0.15 0.06
title naming usa	market	-0.07 -0.02 -0.07 0.07 -0.08 -0.05 -0.08
title naming usa	mass	-0.07 -0.12 -0.18 0.05 -0.13 -0.07 0.09
title naming usa	modal	0.07 -0.14 -0.06 -0.06 -0.07 -0.03 0.03
title naming usa	negotiation	-0.14 0.02 -0.10 -0.09 -0.11 -0.07 0.03
title naming usa	oil	-0.13 0.00 -0.07 0.10 -0.09 -0.04 -0.12
title naming usa	reaction	-0.12 0.08 -0.01 -0.11 -0.15 -0.06 0.05
title naming usa	shipping	0.05 0.01 -0.16 -0.12 -0.08 -0.10 -0.10
title naming usa	shock	0.02 -0.11 -0.05 0.05 -0.06 -0.03 -0.09
title naming usa	strike	-0.09 0.03 -0.28 -0.12 -0.09 -0.13 0.10
title naming usa	threat	-0.07 -0.15 0.03 0.13 -0.19 -0.13 0.08
title naming usa	truce	-0.12 -0.02 -0.08 -0.07 -0.10 -0.06 0.05
title naming usa	unreal	-0.13 -0.14 -0.04 0.07 -0.11 -0.11 0.17
title naming usa	weapon	0.02 -0.18 0.07 -0.12 -0.16 -0.10 -0.01
title place	gulf state	0.12 0.13 -0.28 -0.12 -0.19 -0.15 -0.24
title place	land of an ally	0.14 -0.09 -0.08 -0.23 0.15 -0.21 -0.20
title place	neighbour	-0.09 0.18 -0.21 0.00 -0.04 -0.15 -0.14
title place	region	-0.10 0.08 -0.26 0.10 -0.04 -0.16 -0.10
title place	strait or sea	0.02 0.05 -0.28 0.15 -0.27 -0.20 -0.27
title place	third country	-0.16 0.20 -0.06 0.07 -0.05 -0.17 -0.23
title place	usa	-0.05 0.09 -0.06 -0.08 -0.05 -0.10 0.03
told as	accusation	-0.02 -0.04 0.04 0.00 -0.13 -0.09 0.04
told as	cancelled	-0.15 -0.01 -0.18 0.03 -0.01 -0.15 0.06
told as	comment	0.11 0.03 -0.09 -0.19 -0.17 -0.15 -0.04
told as	denial	-0.01 0.02 0.06 -0.14 -0.01 -0.11 -0.14
told as	done	0.03 -0.09 -0.04 -0.01 -0.03 -0.06 0.03
told as	memory	-0.07 -0.04 0.03 0.00 0.00 -0.12 0.08
told as	offer	0.01 -0.01 -0.11 0.04 -0.10 -0.08 -0.10
told as	plan	0.03 -0.05 -0.03 0.04 -0.01 -0.13 -0.03
told as	reaction	-0.18 0.10 -0.05 -0.05 -0.03 -0.02 0.03
told as	rejection	-0.14 0.07 0.06 -0.11 -0.13 -0.09 0.00
told as	threat	-0.08 0.10 -0.04 -0.08 -0.11 -0.03 -0.03
type by rules	cyber	-0.21 -0.24 -0.08 -0.17 -0.24 0.27 -0.12
type by rules	diplomatic	-0.17 0.21 -0.05 -0.12 -0.09 -0.20 0.02
type by rules	economic	-0.14 -0.25 -0.21 0.32 -0.15 -0.11 -0.13
type by rules	humanitarian	-0.09 -0.13 -0.25 -0.16 0.23 -0.07 -0.12
type by rules	intelligence	-0.32 -0.20 0.28 -0.22 -0.13 -0.01 -0.12
type by rules	military	0.18 -0.07 -0.10 -0.13 -0.07 -0.18 0.07
type by rules	other	0.04 0.01 -0.16 -0.19 0.05 -0.22 0.07
urgency by rules	critical:	-0.08 0.10 0.02 -0.22 -0.26 -0.09 0.00
urgency by rules	critical: # or more dead in the title	0.19 -0.05 -0.22 -0.13 -0.08 -0.13 -0.25
urgency by rules	critical: American soldiers killed	0.15 -0.15 -0.16 -0.06 -0.11 -0.04 -0.13
urgency by rules	critical: casualties	0.09 -0.11 -0.16 -0.15 -0.11 -0.14 0.06
urgency by rules	critical: killed	0.00 0.00 -0.02 -0.07 -0.24 -0.12 0.03
urgency by rules	critical: side strikes side	0.05 -0.12 -0.31 -0.03 0.05 -0.04 -0.01
urgency by rules	critical: side strikes usa	-0.06 -0.08 0.06 0.04 -0.15 -0.04 -0.12
urgency by rules	critical: somebody strikes side	0.03 -0.12 -0.01 -0.19 -0.07 -0.20 0.05
urgency by rules	critical: somebody strikes usa	-0.01 0.02 -0.13 -0.07 -0.11 -0.06 0.02
urgency by rules	critical: usa strikes side	0.03 -0.08 0.03 -0.14 -0.18 -0.11 -0.01
urgency by rules	high:	-0.20 -0.04 -0.11 0.12 -0.16 -0.15 -0.03
urgency by rules	high: an overview of armed acts	0.11 -0.15 -0.11 0.03 -0.01 -0.05 -0.21
urgency by rules	high: closure	-0.02 0.03 -0.14 -0.04 0.05 -0.18 -0.20
urgency by rules	high: cyber	-0.16 -0.12 -0.06 -0.10 -0.16 0.17 -0.15
urgency by rules	high: decision	-0.01 -0.04 0.02 -0.03 -0.05 -0.11 0.04
urgency by rules	high: execution	-0.10 -0.10 0.10 -0.10 0.05 -0.16 -0.12
urgency by rules	high: network	-0.13 -0.02 -0.14 -0.10 -0.12 0.13 -0.11
urgency by rules	high: reports deployment	-0.13 0.04 -0.14 0.04 -0.13 -0.14 0.03
urgency by rules	high: reports enrichment	-0.13 0.13 -0.14 -0.10 -0.12 -0.12 -0.09
urgency by rules	high: reports evacuation	0.04 -0.13 -0.15 -0.19 0.13 -0.21 -0.19
urgency by rules	high: reports rescue	0.11 -0.11 -0.10 -0.10 -0.01 -0.08 -0.09
urgency by rules	high: resolve	-0.15 0.16 -0.19 -0.15 -0.18 0.03 -0.17
urgency by rules	high: threat	0.00 -0.04 -0.09 0.05 -0.03 -0.03 -0.01
urgency by rules	high: truce	-0.02 -0.02 -0.17 -0.01 -0.04 -0.15 0.01
urgency by rules	high: what an armed act left	0.03 -0.11 -0.23 -0.05 0.06 -0.19 -0.01
urgency by rules	low: asks a question	-0.03 -0.02 -0.02 0.01 0.01 -0.21 0.05
urgency by rules	low: speaks in the manner of comment	0.00 0.03 -0.08 -0.01 -0.15 -0.01 0.02
urgency by rules	medium: a drill	0.02 -0.13 -0.13 -0.12 -0.12 -0.13 0.07
urgency by rules	medium: an ordinary development or a reaction	-0.07 0.06 0.08 -0.08 -0.04 -0.18 0.01
urgency by rules	medium: an overview	-0.08 0.15 -0.10 -0.16 -0.13 -0.06 -0.08
urgency by rules	medium: speaks of what may be	-0.10 0.04 -0.02 0.04 -0.19 -0.09 0.05
urgency by rules	medium: the death of one by name	-0.05 -0.13 -0.17 -0.10 0.13 -0.15 -0.11
urgency by rules	urgent:	-0.07 -0.18 -0.16 0.16 -0.04 0.03 -0.10
urgency by rules	urgent: an alarm	0.14 -0.13 -0.16 -0.14 -0.02 -0.11 -0.04
urgency by rules	urgent: an armed act	0.02 0.00 -0.09 -0.02 -0.03 -0.12 0.00
urgency by rules	urgent: casualties	-0.04 -0.04 -0.21 -0.15 0.10 -0.12 -0.03
urgency by rules	urgent: reports closure	-0.15 0.03 -0.12 0.02 -0.16 -0.13 0.09
urgency by rules	urgent: reports downing	-0.05 0.04 -0.11 -0.09 -0.09 -0.11 0.02
urgency by rules	urgent: reports strike	0.02 -0.02 -0.01 0.00 -0.06 -0.23 -0.03
voice	army	0.20 -0.10 0.00 -0.19 -0.17 -0.12 -0.05
voice	business	-0.19 -0.20 -0.12 0.33 -0.19 -0.03 -0.22
voice	essay	-0.09 -0.04 -0.03 0.01 -0.04 -0.07 0.12
voice	media	-0.06 -0.15 -0.09 -0.20 -0.01 0.08 0.19
voice	partisan	-0.25 -0.11 -0.02 -0.23 -0.31 -0.13 0.31
voice	people	-0.04 -0.08 -0.02 -0.08 0.13 -0.15 0.00
voice	quarrel	-0.29 -0.06 -0.11 -0.10 -0.04 -0.02 0.23
voice	says	0.01 0.05 -0.05 -0.05 -0.02 -0.02 -0.07
voice	statecraft	-0.09 0.12 -0.07 -0.05 -0.03 -0.11 -0.01
voice	travel	-0.21 -0.10 -0.23 0.17 0.10 -0.02 -0.07
voice	witnessed	0.13 -0.16 -0.17 -0.13 0.01 -0.11 -0.04
voice beside the head clause	army	0.10 0.03 -0.01 -0.13 -0.14 -0.12 -0.08
voice beside the head clause	business	-0.03 -0.05 -0.19 0.15 -0.39 -0.01 -0.12
voice beside the head clause	essay	-0.13 -0.03 -0.08 0.04 -0.04 -0.03 0.10
voice beside the head clause	media	-0.01 0.01 -0.21 -0.15 -0.20 0.03 0.06
voice beside the head clause	partisan	-0.11 -0.06 -0.26 -0.20 -0.21 -0.13 0.22
voice beside the head clause	people	0.03 -0.04 -0.07 0.01 0.02 -0.14 -0.07
voice beside the head clause	quarrel	-0.16 -0.08 -0.22 -0.01 -0.01 0.03 0.14
voice beside the head clause	says	0.01 0.01 -0.07 0.00 -0.02 -0.14 -0.04
voice beside the head clause	statecraft	-0.03 0.02 -0.28 -0.01 0.06 -0.12 0.00
voice beside the head clause	travel	-0.14 -0.19 -0.17 0.14 0.04 -0.13 0.00
voice beside the head clause	witnessed	0.01 -0.02 -0.13 -0.10 0.01 -0.09 0.01
voice in the head clause	army	0.17 -0.14 0.00 -0.14 -0.14 -0.12 -0.03
voice in the head clause	business	-0.19 -0.21 -0.10 0.28 -0.11 -0.04 -0.20
voice in the head clause	essay	-0.04 -0.02 0.00 -0.04 -0.03 -0.09 0.07
voice in the head clause	media	-0.07 -0.18 -0.05 -0.17 0.02 0.05 0.18
voice in the head clause	partisan	-0.22 -0.09 0.02 -0.14 -0.26 -0.12 0.22
voice in the head clause	people	-0.07 -0.08 -0.01 -0.14 0.13 -0.15 0.04
voice in the head clause	quarrel	-0.24 -0.01 -0.05 -0.15 -0.11 -0.15 0.17
voice in the head clause	says	-0.02 0.06 -0.07 -0.10 -0.03 -0.02 -0.10
voice in the head clause	statecraft	-0.09 0.12 -0.03 -0.06 -0.12 -0.10 -0.04
voice in the head clause	travel	-0.15 -0.03 -0.19 0.09 0.08 -0.01 -0.13
voice in the head clause	witnessed	0.15 -0.20 -0.17 -0.10 0.00 -0.11 -0.06
voice in the head clause, naming ally	says	-0.08 0.10 -0.10 -0.09 -0.10 -0.09 -0.11
voice in the head clause, naming both sides	army	0.00 -0.01 0.00 -0.11 -0.08 0.03 -0.04
voice in the head clause, naming both sides	business	-0.10 -0.14 -0.04 0.12 -0.14 0.00 -0.19
voice in the head clause, naming both sides	essay	0.04 -0.08 0.00 -0.05 0.02 -0.16 -0.06
voice in the head clause, naming both sides	media	0.04 -0.10 -0.12 -0.05 -0.01 -0.08 0.08
voice in the head clause, naming both sides	partisan	-0.10 -0.05 0.00 -0.06 -0.09 -0.09 0.10
voice in the head clause, naming both sides	people	-0.05 0.01 -0.01 -0.12 -0.11 -0.11 0.07
voice in the head clause, naming both sides	says	-0.01 0.05 0.02 -0.13 -0.28 0.01 -0.17
voice in the head clause, naming both sides	statecraft	0.00 0.00 -0.02 -0.11 -0.05 -0.13 0.03
voice in the head clause, naming both sides	travel	-0.02 -0.14 -0.07 0.08 -0.12 -0.07 0.06
voice in the head clause, naming both sides	witnessed	0.12 -0.08 -0.15 -0.09 -0.22 -0.09 -0.02
voice in the head clause, naming both sides and usa	army	0.07 -0.02 -0.20 -0.14 -0.14 -0.10 -0.03
voice in the head clause, naming both sides and usa	business	-0.09 0.07 -0.21 0.02 -0.20 -0.16 -0.22
voice in the head clause, naming both sides and usa	essay	0.06 0.02 -0.20 -0.11 -0.19 -0.08 -0.04
voice in the head clause, naming both sides and usa	partisan	-0.11 0.01 0.07 -0.06 -0.08 -0.07 0.04
voice in the head clause, naming both sides and usa	people	-0.06 0.00 -0.26 -0.04 0.09 -0.11 -0.07
voice in the head clause, naming both sides and usa	says	0.00 -0.03 0.06 -0.15 0.05 -0.12 -0.09
voice in the head clause, naming both sides and usa	statecraft	-0.06 0.05 -0.17 -0.10 0.02 -0.07 -0.04
voice in the head clause, naming both sides and usa	witnessed	-0.09 -0.08 -0.08 -0.06 0.10 -0.08 -0.12
voice in the head clause, naming no party	army	0.02 0.00 -0.11 0.02 -0.15 -0.09 -0.15
voice in the head clause, naming no party	business	-0.10 -0.12 -0.11 0.09 -0.04 -0.11 0.07
voice in the head clause, naming no party	essay	-0.11 0.02 -0.07 0.01 -0.09 -0.04 -0.01
voice in the head clause, naming no party	media	0.01 0.03 0.06 -0.11 0.00 -0.10 -0.08
voice in the head clause, naming no party	people	0.10 -0.16 -0.07 -0.05 -0.06 -0.07 -0.02
voice in the head clause, naming no party	says	-0.06 -0.04 -0.14 -0.01 0.10 -0.13 -0.12
voice in the head clause, naming no party	statecraft	0.00 0.07 -0.16 -0.23 -0.02 -0.12 -0.01
voice in the head clause, naming no party	travel	-0.06 -0.12 -0.07 -0.10 0.09 -0.07 0.04
voice in the head clause, naming no party	witnessed	-0.01 -0.12 -0.08 0.06 -0.15 -0.06 0.02
voice in the head clause, naming one side	army	0.10 -0.09 -0.15 -0.06 -0.04 -0.20 -0.04
voice in the head clause, naming one side	business	-0.08 -0.19 -0.07 0.13 0.02 -0.02 -0.18
voice in the head clause, naming one side	essay	-0.03 -0.06 0.01 -0.09 -0.01 -0.04 0.09
voice in the head clause, naming one side	media	0.00 -0.25 -0.07 -0.10 -0.02 0.07 0.05
voice in the head clause, naming one side	partisan	-0.11 0.08 -0.16 0.01 -0.15 -0.07 0.03
voice in the head clause, naming one side	people	-0.08 -0.19 -0.10 -0.08 0.15 -0.14 0.01
voice in the head clause, naming one side	says	-0.05 0.07 -0.18 -0.04 -0.01 0.01 -0.10
voice in the head clause, naming one side	statecraft	-0.07 0.10 -0.03 0.02 -0.19 -0.04 -0.12
voice in the head clause, naming one side	travel	-0.13 0.06 -0.15 0.06 0.05 0.03 -0.19
voice in the head clause, naming one side	witnessed	0.18 -0.22 -0.15 -0.20 -0.01 -0.12 -0.14
voice in the head clause, naming one side and ally	army	0.03 -0.19 0.05 -0.08 -0.15 -0.09 -0.17
voice in the head clause, naming one side and ally	says	-0.01 0.06 -0.20 -0.12 -0.03 -0.11 -0.20
voice in the head clause, naming one side and ally	statecraft	-0.09 -0.05 -0.11 -0.08 -0.10 -0.06 0.12
voice in the head clause, naming one side and usa	army	0.14 -0.11 -0.10 -0.20 -0.11 -0.13 0.01
voice in the head clause, naming one side and usa	business	-0.06 -0.12 -0.02 0.16 -0.24 -0.05 -0.06
voice in the head clause, naming one side and usa	essay	-0.10 0.01 -0.09 0.06 -0.23 -0.11 0.03
voice in the head clause, naming one side and usa	media	-0.08 -0.11 0.00 -0.06 -0.02 -0.04 0.11
voice in the head clause, naming one side and usa	partisan	-0.08 -0.17 -0.08 -0.15 -0.18 -0.09 0.18
voice in the head clause, naming one side and usa	people	-0.10 0.03 0.04 -0.10 0.03 -0.12 0.00
voice in the head clause, naming one side and usa	quarrel	-0.20 -0.06 -0.01 -0.10 -0.03 -0.16 0.15
voice in the head clause, naming one side and usa	says	0.06 0.03 -0.07 -0.12 -0.15 -0.04 -0.03
voice in the head clause, naming one side and usa	statecraft	-0.02 0.05 -0.08 -0.09 -0.11 -0.09 -0.04
voice in the head clause, naming one side and usa	witnessed	-0.05 0.02 -0.12 -0.10 -0.17 -0.08 0.06
voice in the head clause, naming usa	army	-0.01 -0.02 0.05 -0.17 0.00 -0.09 0.00
voice in the head clause, naming usa	business	-0.10 -0.06 -0.11 0.13 -0.12 -0.07 -0.12
voice in the head clause, naming usa	essay	0.02 -0.07 -0.06 -0.03 -0.04 -0.03 -0.01
voice in the head clause, naming usa	media	-0.15 0.00 -0.19 -0.17 0.07 -0.17 0.06
voice in the head clause, naming usa	partisan	-0.12 -0.01 0.03 -0.09 -0.08 -0.06 0.07
voice in the head clause, naming usa	people	0.06 -0.05 -0.16 -0.13 0.04 -0.09 -0.02
voice in the head clause, naming usa	quarrel	-0.12 0.09 -0.14 -0.10 -0.13 -0.07 0.01
voice in the head clause, naming usa	says	-0.05 -0.14 -0.22 0.08 -0.06 -0.14 0.07
voice in the head clause, naming usa	statecraft	-0.12 -0.02 -0.02 0.06 0.02 -0.12 -0.01
voice in the head clause, naming usa	witnessed	0.13 -0.12 -0.09 -0.09 -0.10 -0.05 -0.14
voices in order	army	0.09 -0.02 0.03 -0.14 -0.18 -0.09 -0.07
voices in order	army > business	0.07 -0.12 -0.12 -0.04 -0.07 -0.08 -0.06
voices in order	army > essay	0.07 -0.07 -0.16 -0.11 -0.08 -0.08 -0.03
voices in order	army > partisan	-0.07 0.01 -0.15 -0.09 -0.09 -0.07 0.10
voices in order	army > people	-0.01 0.05 -0.19 -0.14 -0.01 -0.09 -0.03
voices in order	army > says	0.14 -0.05 -0.04 -0.23 -0.15 -0.14 -0.12
voices in order	army > says > business	0.10 -0.09 -0.12 -0.03 -0.08 -0.11 -0.05
voices in order	army > statecraft	-0.05 0.00 0.04 0.06 -0.13 -0.06 -0.12
voices in order	army > witnessed	0.09 -0.08 -0.07 -0.08 -0.09 -0.06 -0.10
voices in order	business	-0.13 -0.15 -0.14 0.20 -0.17 -0.05 -0.15
voices in order	business > essay	-0.05 -0.19 0.01 0.12 0.02 -0.08 -0.20
voices in order	business > people	-0.10 -0.16 -0.11 0.14 -0.15 -0.08 -0.13
voices in order	business > says	-0.11 0.07 -0.15 0.11 -0.21 -0.11 -0.23
voices in order	business > statecraft	0.08 -0.04 -0.10 0.05 -0.12 -0.10 -0.17
voices in order	essay	0.04 -0.05 -0.06 -0.22 -0.02 -0.21 0.14
voices in order	essay > army	0.08 -0.09 -0.08 -0.11 -0.08 -0.06 0.00
voices in order	essay > business	-0.22 -0.26 -0.21 0.14 0.06 -0.15 -0.08
voices in order	essay > media	-0.10 0.09 -0.11 -0.10 -0.13 -0.09 0.02
voices in order	essay > people	-0.11 0.06 -0.10 -0.11 -0.13 -0.08 0.02
voices in order	essay > says	-0.02 0.07 0.01 -0.16 -0.01 -0.13 -0.07
voices in order	essay > statecraft	-0.06 0.05 0.06 -0.13 -0.14 0.02 -0.04
voices in order	media	0.03 -0.14 -0.24 -0.08 0.05 0.09 -0.01
voices in order	media > people	0.09 -0.12 -0.11 -0.08 -0.01 -0.14 0.04
voices in order	media > quarrel	-0.08 -0.06 -0.11 -0.09 -0.10 -0.12 0.09
voices in order	media > says	-0.08 -0.15 0.09 -0.14 -0.17 -0.12 0.14
voices in order	media > statecraft	-0.08 0.05 -0.06 -0.08 -0.09 -0.07 0.02
voices in order	media > witnessed	-0.11 -0.08 -0.08 -0.04 0.05 -0.08 0.11
voices in order	none	0.09 0.00 0.05 -0.22 0.03 -0.07 -0.05
voices in order	partisan	-0.20 0.01 -0.27 -0.14 -0.19 -0.13 0.17
voices in order	partisan > army	-0.06 -0.02 -0.18 -0.07 -0.08 -0.10 0.06
voices in order	partisan > quarrel	-0.09 -0.01 0.03 -0.10 -0.13 -0.07 0.06
voices in order	partisan > says	0.05 -0.06 0.06 -0.04 -0.17 -0.08 0.02
voices in order	partisan > statecraft	0.00 -0.05 -0.14 -0.06 -0.12 -0.06 0.05
voices in order	people	0.03 -0.13 0.00 -0.19 -0.05 -0.17 0.10
voices in order	people > quarrel	-0.11 0.07 -0.12 -0.09 0.07 -0.08 -0.12
voices in order	people > says	0.05 0.07 -0.18 -0.10 -0.05 -0.10 -0.16
voices in order	people > statecraft	-0.19 -0.05 -0.15 -0.13 0.11 -0.10 0.05
voices in order	people > witnessed	-0.04 -0.11 -0.10 -0.07 0.11 -0.10 -0.15
voices in order	quarrel	-0.12 0.03 -0.19 -0.16 -0.15 -0.14 0.08
voices in order	quarrel > media	-0.08 0.03 -0.10 -0.07 -0.10 -0.09 0.02
voices in order	says	-0.05 0.15 -0.06 -0.07 -0.06 -0.02 -0.17
voices in order	says > army	0.01 0.08 -0.22 -0.20 0.06 -0.11 -0.16
voices in order	says > business	-0.04 -0.01 -0.01 -0.03 -0.25 0.06 0.03
voices in order	says > essay	-0.05 -0.04 -0.06 -0.15 -0.14 -0.10 0.07
voices in order	says > media	-0.06 -0.12 0.06 -0.09 0.04 0.03 0.00
voices in order	says > people	0.11 -0.01 -0.14 -0.04 0.04 -0.08 -0.25
voices in order	says > quarrel	-0.12 -0.12 -0.12 -0.11 0.06 -0.11 0.09
voices in order	says > statecraft	-0.06 0.07 -0.19 -0.03 -0.23 -0.11 -0.06
voices in order	says > statecraft > army	-0.06 0.09 -0.08 -0.11 -0.09 -0.04 -0.11
voices in order	says > statecraft > business	-0.08 0.07 -0.04 -0.08 -0.03 -0.03 -0.06
voices in order	says > witnessed	0.02 0.03 -0.07 -0.09 -0.09 -0.08 -0.08
voices in order	statecraft	-0.02 0.13 -0.35 -0.20 -0.11 -0.15 -0.02
voices in order	statecraft > army	0.02 0.00 -0.14 0.04 -0.15 -0.11 -0.16
voices in order	statecraft > business	-0.11 0.10 -0.12 -0.04 -0.12 -0.14 -0.02
voices in order	statecraft > essay	-0.14 0.09 -0.10 -0.09 -0.09 -0.05 0.08
voices in order	statecraft > says	0.02 0.03 -0.25 0.05 0.00 -0.13 -0.20
voices in order	statecraft > says > army	0.06 -0.03 -0.12 -0.10 -0.10 -0.06 -0.02
voices in order	statecraft > says > business	-0.10 -0.10 -0.07 0.12 -0.08 -0.06 -0.11
voices in order	statecraft > says > essay	-0.11 0.11 -0.13 -0.09 -0.08 -0.05 -0.07
voices in order	statecraft > says > people	0.02 -0.12 0.02 -0.07 0.07 -0.07 -0.16
voices in order	travel	-0.14 -0.06 -0.17 0.20 0.00 -0.18 -0.12
voices in order	travel > people	-0.09 0.04 -0.07 -0.07 0.09 -0.07 -0.10
voices in order	witnessed	0.18 -0.17 -0.15 -0.18 -0.19 -0.11 0.00
voices in order	witnessed > business	-0.04 -0.11 -0.12 0.06 -0.14 -0.10 0.05
voices in order	witnessed > people	0.04 -0.05 -0.10 -0.07 0.00 -0.10 -0.09
word	!	-0.06 -0.06 -0.14 0.00 -0.15 -0.09 0.08
word	?	0.01 0.01 -0.05 -0.03 -0.04 -0.06 0.02
word	[ally]	0.07 -0.01 0.02 -0.22 -0.11 -0.14 -0.07
word	[number]	0.01 -0.10 -0.03 0.10 0.04 -0.02 -0.17
word	[place]	-0.01 0.21 -0.14 -0.06 0.05 -0.18 -0.24
word	[region]	-0.07 0.08 -0.31 0.19 -0.15 -0.19 -0.20
word	[side]	0.01 0.00 -0.01 -0.05 -0.02 -0.04 -0.01
word	[usa]	-0.05 0.07 -0.06 -0.07 -0.08 -0.09 0.04
word	abduct	0.05 -0.11 -0.13 -0.10 0.11 -0.10 -0.14
word	ability	0.02 0.01 0.04 -0.05 -0.09 -0.08 -0.08
word	ablaz	-0.07 -0.08 -0.02 -0.07 0.07 -0.03 -0.04
word	about	-0.18 0.08 0.04 -0.09 -0.36 -0.19 0.05
word	accident	0.00 -0.09 -0.15 -0.12 0.09 0.07 0.04
word	accus	-0.13 0.00 0.02 -0.12 0.03 -0.10 0.03
word	acros	-0.04 -0.22 -0.19 0.01 0.01 0.08 0.01
word	act	-0.15 0.11 -0.21 0.05 -0.16 -0.18 -0.03
word	action	-0.07 0.09 0.02 -0.17 -0.16 -0.15 -0.05
word	activist	-0.14 0.03 -0.11 -0.08 -0.09 -0.11 0.07
word	acts	-0.04 0.06 -0.10 -0.07 -0.13 -0.05 0.02
word	addres	-0.25 -0.05 -0.27 -0.20 -0.23 -0.17 0.18
word	admin	-0.08 -0.11 -0.14 -0.08 -0.08 -0.07 0.11
word	after	-0.09 0.00 -0.26 0.06 0.03 -0.09 0.02
word	again	0.05 -0.04 -0.12 0.06 -0.15 -0.12 -0.18
word	against	0.00 0.01 -0.12 -0.07 -0.32 -0.15 0.01
word	agency	-0.13 0.04 -0.10 0.06 0.00 -0.13 -0.11
word	agent	-0.15 0.02 0.10 -0.12 -0.13 -0.18 -0.15
word	aggression	-0.21 0.19 -0.19 -0.14 -0.19 -0.17 0.00
word	agre	-0.16 0.09 -0.10 -0.01 -0.15 -0.11 -0.05
word	agreement	-0.10 0.16 -0.19 -0.07 -0.18 -0.12 -0.01
word	ahead	0.07 -0.19 -0.05 -0.02 -0.06 -0.15 0.07
word	ai	-0.15 -0.13 -0.17 -0.12 -0.15 -0.14 0.17
word	aim	-0.14 0.06 -0.11 0.06 -0.10 -0.10 -0.11
word	air	0.07 -0.20 -0.05 -0.06 0.01 -0.13 0.08
word	aircraft	0.08 -0.14 -0.13 -0.12 0.05 -0.11 -0.14
word	airman	0.18 -0.14 -0.14 -0.12 -0.16 -0.12 -0.18
word	airport	-0.02 0.03 -0.10 -0.16 -0.01 -0.11 -0.13
word	airspac	-0.05 -0.03 -0.14 0.09 0.00 -0.14 -0.16
word	airstrik	-0.01 0.02 -0.16 0.02 -0.03 -0.10 0.00
word	al	0.01 0.05 -0.08 -0.09 0.02 -0.08 -0.12
word	alarm	-0.01 -0.10 -0.12 0.04 0.02 -0.10 -0.12
word	alert	0.05 0.00 -0.12 -0.12 0.00 -0.09 0.01
word	ali	-0.07 -0.15 0.13 -0.10 -0.16 -0.13 -0.05
word	all	0.09 -0.08 -0.26 -0.07 -0.05 -0.14 0.01
word	alleg	-0.02 -0.11 0.10 -0.11 -0.15 -0.16 -0.06
word	allow	-0.01 -0.06 0.04 0.03 -0.15 -0.12 0.00
word	ally	-0.11 0.08 -0.19 -0.18 -0.19 -0.10 0.10
word	alon	0.00 0.00 -0.02 -0.11 -0.11 -0.11 0.04
word	already	0.09 -0.13 -0.19 -0.14 -0.14 -0.11 0.08
word	also	0.06 -0.13 -0.12 -0.06 -0.13 -0.06 0.04
word	amb	-0.05 0.09 -0.09 -0.06 -0.10 -0.08 -0.07
word	amid	0.02 -0.16 -0.11 -0.05 -0.01 -0.02 0.06
word	among	0.09 -0.09 -0.12 -0.06 -0.04 -0.06 0.00
word	analysi	-0.01 0.07 -0.15 -0.12 -0.13 -0.10 -0.03
word	analyst	-0.13 -0.17 0.03 0.03 -0.07 0.03 0.11
word	angry	-0.12 0.04 -0.14 -0.10 -0.11 -0.11 0.04
word	announc	0.00 -0.02 -0.11 -0.04 0.07 0.02 -0.09
word	announcement	-0.05 -0.04 -0.09 -0.12 -0.02 -0.11 0.07
word	another	0.08 -0.06 -0.03 0.03 -0.18 -0.09 -0.10
word	anti	0.01 -0.03 0.04 0.01 -0.17 -0.14 -0.19
word	any	-0.04 0.07 -0.16 -0.16 0.03 -0.13 -0.05
word	aoun	-0.14 0.13 -0.10 -0.10 -0.09 -0.05 -0.10
word	apach	0.02 0.04 -0.13 -0.11 -0.10 -0.13 -0.05
word	apartment	0.11 -0.08 -0.10 -0.08 -0.12 -0.11 -0.10
word	appear	0.02 0.03 -0.10 -0.11 -0.11 -0.08 -0.14
word	arab	-0.06 0.06 -0.12 -0.09 0.05 -0.12 -0.10
word	area	0.10 -0.07 -0.11 -0.03 -0.12 -0.05 -0.08
word	arm	0.06 0.03 -0.14 -0.13 0.03 -0.10 -0.16
word	arms	0.11 -0.09 -0.05 -0.15 -0.10 -0.12 -0.10
word	army	0.09 0.07 -0.20 -0.14 -0.16 -0.08 -0.17
word	around	0.06 0.00 -0.12 0.00 0.03 -0.09 -0.17
word	arriv	0.06 -0.08 -0.10 -0.10 0.02 -0.07 -0.03
word	asia	-0.09 0.02 -0.07 0.09 0.02 -0.05 -0.05
word	asian	-0.11 -0.13 -0.11 0.11 0.01 -0.10 -0.06
word	ask	-0.13 -0.03 -0.17 0.04 -0.11 -0.10 0.07
word	asks	0.00 0.05 -0.14 0.05 -0.11 -0.10 -0.08
word	assassination	0.06 -0.19 0.10 -0.13 -0.17 -0.16 0.02
word	assault	0.04 0.04 -0.12 -0.06 -0.08 -0.06 0.01
word	asset	0.03 -0.13 0.05 0.02 -0.14 -0.15 -0.10
word	attack	0.01 0.06 -0.11 -0.08 -0.04 -0.16 -0.03
word	attempt	0.01 0.05 0.03 -0.13 -0.17 -0.18 -0.18
word	authority	-0.02 0.02 -0.12 0.05 -0.12 -0.13 -0.13
word	back	-0.10 0.10 0.04 -0.13 -0.06 -0.14 -0.02
word	balanc	-0.06 0.16 -0.09 -0.05 -0.13 -0.08 0.03
word	ballistic	0.14 -0.13 -0.27 0.00 -0.25 -0.14 -0.04
word	bank	0.06 -0.13 0.00 -0.09 0.05 0.00 -0.02
word	bannon	-0.13 0.11 -0.09 -0.09 -0.12 -0.11 0.12
word	barrag	0.03 0.05 -0.12 -0.11 -0.16 -0.07 -0.04
word	bas	0.11 -0.03 -0.15 0.00 -0.14 -0.05 -0.19
word	base	0.06 -0.05 0.06 -0.14 -0.21 -0.10 -0.24
word	battl	0.07 -0.03 -0.10 -0.09 -0.10 -0.06 -0.08
word	bbc	0.07 -0.10 -0.12 -0.09 0.03 -0.13 -0.13
word	becom	-0.07 -0.12 -0.11 -0.06 0.07 -0.07 0.09
word	befor	0.11 -0.06 0.02 -0.09 -0.16 -0.08 -0.07
word	began	0.05 0.06 -0.15 -0.06 -0.08 -0.07 -0.11
word	begin	0.03 -0.09 -0.15 -0.01 -0.21 -0.10 0.06
word	begun	-0.02 0.09 -0.07 -0.05 -0.06 -0.06 -0.12
word	believ	-0.10 0.02 0.05 -0.07 -0.11 -0.09 0.02
word	below	-0.04 -0.06 -0.03 0.06 -0.02 -0.03 -0.05
word	between	0.03 0.04 -0.22 -0.21 -0.24 -0.14 0.03
word	beyond	-0.04 0.00 -0.13 0.07 0.03 -0.13 -0.16
word	bid	-0.12 0.08 -0.14 -0.12 -0.16 -0.13 0.05
word	big	0.18 -0.14 -0.17 0.03 -0.17 -0.12 -0.10
word	bigger	0.03 -0.05 -0.06 0.04 -0.07 -0.03 -0.08
word	biggest	-0.01 0.00 -0.10 -0.04 -0.08 -0.09 0.04
word	bill	-0.12 0.10 -0.09 -0.06 -0.06 -0.06 0.03
word	bitcoin	-0.15 -0.14 -0.12 0.16 -0.10 -0.10 -0.16
word	black	-0.05 0.03 -0.10 -0.10 0.06 -0.07 0.02
word	blam	0.05 0.00 0.00 -0.02 -0.17 -0.12 -0.03
word	blast	0.02 -0.15 -0.13 -0.10 0.02 -0.13 0.06
word	block	0.09 0.03 -0.07 -0.08 -0.14 -0.04 0.04
word	blockad	0.05 0.00 -0.15 -0.04 0.03 -0.17 -0.20
word	bloomberg	-0.03 0.06 -0.12 -0.03 0.02 -0.09 -0.01
word	blow	0.08 -0.01 -0.11 -0.07 -0.12 -0.06 -0.15
word	blown	-0.05 -0.10 -0.10 -0.08 -0.09 -0.08 0.07
word	blunt	-0.11 -0.03 -0.11 0.10 -0.10 -0.12 -0.10
word	board	-0.06 0.10 -0.13 -0.07 -0.10 -0.11 -0.11
word	boat	0.09 -0.09 -0.14 -0.09 -0.10 -0.11 -0.07
word	bomb	0.09 -0.02 -0.34 -0.19 0.06 -0.21 -0.05
word	bombardment	0.09 -0.13 -0.11 -0.07 0.00 -0.11 -0.11
word	border	0.12 -0.10 -0.13 -0.09 -0.12 -0.13 -0.11
word	box	0.02 0.04 -0.08 -0.10 -0.09 -0.06 0.04
word	brac	-0.14 -0.19 -0.16 0.11 0.10 -0.12 -0.04
word	breach	0.02 -0.09 0.08 -0.05 0.06 0.03 -0.10
word	break	-0.01 -0.04 0.06 -0.15 -0.01 0.02 -0.04
word	brent	-0.07 -0.07 -0.05 0.08 -0.07 -0.07 -0.07
word	bridg	0.00 -0.01 -0.11 -0.11 0.01 -0.11 0.04
word	brief	-0.14 -0.13 -0.16 -0.11 -0.12 -0.09 0.15
word	bring	-0.13 -0.13 -0.15 0.02 0.03 -0.10 0.09
word	brit	-0.10 -0.08 -0.07 -0.08 0.11 -0.08 -0.09
word	build	0.13 -0.08 -0.14 -0.07 -0.16 -0.11 -0.15
word	burn	0.03 0.00 -0.20 -0.12 -0.17 -0.17 0.04
word	bury	-0.05 -0.11 -0.12 -0.09 0.10 -0.11 -0.12
word	call	-0.02 -0.02 -0.03 -0.17 -0.03 -0.14 0.03
word	campaign	0.11 -0.11 -0.11 -0.10 0.03 -0.12 -0.16
word	can	0.06 0.06 -0.05 -0.12 -0.19 -0.17 -0.06
word	can't	-0.10 0.06 -0.19 0.03 -0.15 -0.13 0.02
word	canadian	-0.11 -0.07 -0.10 -0.09 0.09 -0.09 0.03
word	capability	0.12 -0.14 0.03 -0.08 -0.11 -0.06 -0.11
word	capital	-0.08 -0.14 -0.09 0.03 -0.13 0.08 0.05
word	captur	0.14 -0.15 -0.01 -0.14 -0.12 -0.20 0.01
word	cargo	0.07 -0.09 -0.06 -0.02 -0.09 -0.06 -0.06
word	carlson	-0.10 -0.12 0.07 -0.07 -0.10 -0.08 0.10
word	carry	0.11 -0.11 -0.15 0.01 -0.08 -0.13 -0.11
word	case	0.01 0.12 -0.14 -0.12 -0.13 -0.13 -0.13
word	casualty	0.04 -0.04 0.04 -0.09 -0.11 -0.06 -0.02
word	caught	-0.08 0.04 -0.14 -0.12 -0.12 -0.14 0.05
word	caus	0.01 -0.23 -0.19 -0.13 0.11 -0.17 -0.18
word	ceas	0.08 -0.10 -0.07 -0.11 0.06 -0.06 -0.11
word	ceasefir	-0.16 0.05 -0.20 -0.06 -0.09 -0.15 0.04
word	celebrat	-0.17 -0.17 0.05 -0.12 -0.14 -0.12 0.15
word	center	0.09 -0.10 -0.12 -0.05 0.03 -0.08 -0.04
word	central	0.09 -0.11 -0.11 0.03 -0.11 -0.11 -0.11
word	chanc	-0.03 0.04 -0.12 -0.07 -0.07 -0.07 0.00
word	chang	-0.13 -0.02 0.04 -0.11 -0.12 -0.10 0.10
word	chao	-0.11 -0.13 -0.06 0.02 0.07 -0.06 0.06
word	charg	-0.13 -0.12 0.14 -0.11 -0.14 -0.18 -0.13
word	chemical	-0.09 -0.09 -0.09 0.10 -0.09 -0.07 -0.09
word	chief	0.15 -0.09 -0.19 -0.11 0.05 -0.06 -0.12
word	children	-0.12 -0.08 -0.10 -0.07 0.16 -0.07 -0.14
word	chok	-0.09 -0.09 -0.06 0.06 -0.09 -0.04 0.04
word	citizen	-0.06 -0.11 -0.12 0.02 0.12 -0.01 -0.18
word	city	-0.02 0.00 -0.23 -0.14 0.11 -0.19 -0.19
word	civil	0.05 -0.12 0.06 -0.14 -0.14 -0.11 0.09
word	civilian	-0.03 0.00 -0.17 -0.12 0.05 -0.10 -0.01
word	civilization	-0.16 -0.09 -0.15 -0.11 -0.12 -0.11 0.13
word	claim	-0.05 0.09 0.06 -0.18 -0.28 0.02 -0.13
word	clash	-0.15 0.03 -0.19 0.06 -0.16 0.07 0.04
word	clear	0.09 -0.17 -0.04 -0.03 -0.01 0.07 -0.05
word	climb	-0.05 0.08 -0.08 -0.10 0.00 -0.11 -0.09
word	clos	-0.13 -0.15 -0.15 0.15 0.08 0.03 -0.05
word	closur	-0.10 -0.13 -0.10 0.08 0.00 -0.11 0.00
word	cluster	-0.02 -0.12 -0.12 -0.11 0.06 -0.13 -0.13
word	cnn	0.11 -0.16 0.05 -0.13 -0.22 -0.16 0.07
word	com	-0.03 0.11 -0.20 -0.09 -0.20 -0.14 -0.02
word	combat	0.08 0.05 -0.19 -0.15 -0.17 -0.12 -0.10
word	come	-0.01 0.10 -0.06 -0.06 -0.07 -0.02 -0.07
word	command	0.04 -0.15 0.06 -0.10 -0.14 -0.10 0.02
word	commander	-0.01 -0.05 -0.02 -0.03 -0.07 -0.14 -0.03
word	comment	-0.07 0.09 -0.13 -0.12 -0.12 -0.14 -0.12
word	complet	0.05 -0.08 -0.16 0.04 -0.15 -0.14 0.01
word	concern	-0.05 -0.09 0.04 0.09 -0.02 -0.09 -0.01
word	condemn	-0.14 0.17 -0.21 -0.10 -0.14 -0.11 -0.06
word	condemnation	-0.11 0.11 -0.11 -0.08 -0.10 -0.10 -0.12
word	conferenc	-0.03 0.07 -0.04 -0.04 -0.06 -0.03 0.04
word	confirm	0.13 0.07 -0.21 -0.10 -0.19 -0.08 -0.23
word	conflict	-0.03 0.01 -0.18 0.05 0.00 -0.02 -0.18
word	confront	0.06 -0.10 -0.13 -0.09 0.07 -0.11 -0.02
word	consider	-0.02 0.04 -0.11 -0.05 -0.11 -0.04 0.05
word	consulat	0.05 -0.03 -0.13 0.05 -0.10 -0.06 -0.07
word	continu	0.12 0.04 -0.10 -0.22 -0.08 0.00 -0.18
word	control	0.09 -0.12 -0.16 0.02 -0.15 -0.13 0.04
word	cost	-0.10 -0.06 -0.17 0.04 -0.02 0.06 0.02
word	could	0.00 -0.06 -0.15 0.12 -0.04 -0.11 -0.08
word	country	-0.11 0.06 -0.05 0.00 -0.16 0.01 0.00
word	court	0.05 -0.14 -0.15 0.04 -0.15 -0.12 0.06
word	cover	0.06 -0.17 0.12 -0.05 -0.18 -0.15 -0.15
word	crackdown	-0.02 0.09 -0.14 -0.10 -0.12 -0.08 -0.13
word	crash	0.01 0.05 -0.10 -0.08 -0.15 -0.03 -0.02
word	crew	0.09 -0.15 -0.17 -0.16 0.05 -0.17 -0.17
word	crisi	-0.06 0.00 -0.09 0.07 -0.14 -0.09 -0.11
word	criticism	-0.10 0.06 -0.12 -0.10 -0.11 -0.08 0.03
word	crud	-0.01 -0.18 -0.08 0.10 -0.08 -0.06 -0.12
word	crush	0.00 0.02 -0.10 -0.05 -0.11 -0.08 -0.10
word	crypto	-0.14 -0.14 0.04 0.05 -0.16 0.11 -0.13
word	cut	-0.02 0.01 -0.15 -0.09 0.05 0.03 -0.13
word	cuts	-0.04 -0.13 -0.09 0.06 -0.09 0.04 -0.11
word	daily	0.07 -0.14 -0.09 0.00 -0.11 -0.11 0.00
word	damag	0.10 -0.04 -0.04 -0.14 -0.05 -0.18 -0.24
word	day	0.09 -0.15 -0.22 -0.06 -0.06 -0.13 0.02
word	daybreak	-0.06 0.07 -0.10 -0.06 0.05 -0.07 -0.01
word	days	-0.22 0.05 0.00 0.00 0.13 -0.12 -0.08
word	de	-0.05 0.13 -0.05 -0.14 -0.07 -0.06 -0.06
word	dead	0.24 -0.13 -0.18 -0.16 -0.18 -0.14 -0.24
word	deadlin	-0.03 -0.05 -0.18 -0.15 0.09 -0.18 0.00
word	deadly	-0.07 -0.03 0.03 -0.16 0.05 -0.16 -0.23
word	deal	0.06 0.02 -0.16 0.04 -0.24 -0.10 -0.10
word	death	0.01 -0.09 0.04 -0.10 0.01 -0.10 0.00
word	debri	0.08 -0.06 -0.06 -0.03 -0.13 -0.04 -0.06
word	decad	-0.03 0.01 0.06 0.00 -0.13 -0.10 0.02
word	decid	0.12 -0.12 -0.10 -0.10 -0.08 -0.09 -0.11
word	decision	0.02 0.00 -0.15 -0.17 -0.16 -0.12 -0.03
word	declar	0.12 -0.06 -0.17 0.10 -0.17 -0.10 -0.18
word	deepen	-0.03 0.02 -0.13 0.06 -0.14 -0.11 -0.11
word	defenc	0.09 -0.02 0.00 -0.15 -0.09 -0.12 -0.08
word	defend	0.13 0.03 -0.02 -0.13 -0.16 -0.16 -0.15
word	defens	0.16 -0.17 0.05 -0.13 -0.23 -0.17 -0.07
word	delay	-0.01 -0.14 -0.12 0.02 0.06 -0.10 0.06
word	delegation	-0.13 0.14 -0.14 -0.04 -0.12 -0.08 -0.15
word	dem	-0.06 -0.09 -0.11 -0.05 -0.05 -0.04 0.09
word	demand	-0.14 0.03 0.01 -0.15 -0.13 0.03 0.06
word	democrat	-0.11 -0.14 0.04 0.02 -0.08 -0.06 0.09
word	denounc	0.01 0.04 -0.13 -0.09 -0.12 -0.12 -0.13
word	deny	0.11 -0.01 -0.09 -0.10 -0.12 -0.11 -0.11
word	deploy	0.00 -0.13 0.06 -0.07 -0.11 -0.09 0.00
word	deputy	0.01 0.08 -0.12 -0.08 -0.12 -0.10 -0.09
word	derail	-0.15 -0.01 -0.12 0.11 -0.14 -0.11 -0.05
word	despit	-0.17 -0.12 -0.03 -0.04 -0.02 -0.14 0.14
word	destroy	-0.03 -0.13 0.09 -0.14 0.11 -0.01 -0.05
word	destruction	0.15 0.01 -0.20 -0.12 0.00 -0.17 -0.20
word	detail	-0.11 0.05 -0.15 -0.12 -0.14 -0.11 0.12
word	determin	-0.06 -0.02 0.05 -0.08 -0.09 -0.07 0.04
word	devastat	-0.16 -0.11 -0.10 -0.11 0.11 -0.09 0.01
word	did	-0.03 0.02 0.03 -0.16 -0.20 -0.08 -0.06
word	didn't	-0.02 -0.03 -0.15 0.06 -0.09 -0.09 -0.03
word	die	-0.08 0.08 -0.14 -0.07 -0.11 -0.06 -0.01
word	difficult	0.01 0.07 -0.11 -0.10 -0.06 -0.04 -0.11
word	diplomacy	-0.14 0.12 0.03 -0.14 -0.16 -0.12 -0.08
word	diplomatic	-0.11 0.11 -0.11 0.02 -0.09 -0.08 -0.11
word	direct	0.10 -0.10 -0.09 -0.14 -0.13 -0.09 0.00
word	disarm	-0.01 0.06 -0.10 -0.08 -0.10 -0.09 -0.11
word	disarmament	-0.11 0.14 -0.15 -0.09 -0.10 -0.08 -0.17
word	dismiss	-0.09 -0.02 0.06 -0.10 -0.06 -0.05 0.03
word	displac	-0.18 -0.15 -0.10 -0.14 0.17 -0.14 -0.13
word	disrupt	-0.11 -0.18 -0.09 0.09 0.04 -0.10 0.01
word	disruption	-0.13 -0.13 -0.09 0.07 -0.11 -0.08 0.01
word	do	-0.12 0.10 0.00 -0.15 0.08 -0.10 -0.13
word	does	0.03 -0.03 -0.18 -0.12 -0.14 -0.07 0.03
word	dollar	-0.03 -0.09 -0.02 0.02 -0.16 0.01 -0.02
word	domestic	-0.10 -0.01 -0.12 0.03 0.03 -0.10 0.02
word	don't	-0.17 0.09 -0.14 -0.07 0.04 -0.10 0.07
word	doubl	0.00 0.08 -0.11 -0.05 -0.11 -0.09 -0.11
word	down	0.13 0.01 -0.24 -0.13 -0.29 -0.11 -0.09
word	dozen	-0.01 -0.13 0.03 -0.01 0.00 -0.17 -0.02
word	draft	-0.12 -0.06 -0.08 0.04 -0.06 -0.05 0.05
word	driv	-0.11 -0.10 -0.09 0.10 -0.07 -0.09 -0.10
word	dron	0.14 -0.06 0.09 -0.17 -0.15 -0.14 -0.26
word	drop	-0.06 0.00 -0.12 0.09 -0.14 -0.08 -0.09
word	due	-0.13 0.04 -0.12 -0.05 0.04 -0.07 0.04
word	dur	-0.03 0.00 0.00 -0.15 0.09 -0.16 -0.08
word	each	0.04 -0.13 -0.10 -0.15 -0.11 -0.14 0.05
word	early	0.07 0.00 -0.11 -0.08 -0.01 -0.09 -0.18
word	eas	-0.12 0.02 0.07 0.02 -0.10 -0.10 -0.11
word	easter	-0.02 0.07 -0.11 -0.12 -0.12 -0.12 0.04
word	economic	0.00 -0.08 0.01 0.07 -0.17 -0.12 -0.07
word	economy	-0.12 -0.18 -0.18 0.19 -0.15 -0.13 -0.17
word	edge	-0.12 -0.07 -0.10 0.04 -0.11 -0.13 0.06
word	effect	0.03 0.05 -0.05 -0.01 -0.06 -0.06 -0.11
word	effort	-0.04 0.16 -0.16 -0.13 -0.14 -0.08 -0.13
word	eliminat	0.21 -0.17 -0.19 -0.13 -0.16 -0.12 -0.22
word	embassy	-0.02 -0.07 0.07 -0.04 -0.06 -0.05 -0.10
word	emerg	-0.13 0.13 -0.10 -0.12 -0.13 -0.10 -0.01
word	emergency	0.07 -0.05 -0.13 -0.09 -0.01 -0.07 -0.17
word	end	-0.11 0.09 -0.24 -0.17 0.00 -0.12 -0.01
word	ends	-0.01 0.07 -0.14 0.00 -0.13 -0.10 -0.05
word	enemy	-0.01 0.09 -0.12 -0.14 -0.14 -0.10 -0.02
word	energy	0.05 -0.08 -0.14 0.04 -0.23 -0.11 -0.07
word	enrichment	-0.03 -0.02 0.09 -0.04 -0.11 -0.09 -0.13
word	enter	0.07 -0.09 -0.14 -0.08 0.08 -0.13 -0.10
word	envoy	-0.10 0.10 -0.07 -0.07 -0.10 -0.03 -0.11
word	erupt	0.08 -0.03 -0.10 -0.06 -0.12 -0.08 0.01
word	escalat	0.16 -0.06 -0.18 -0.11 0.01 -0.13 -0.08
word	escalation	0.00 0.12 -0.15 -0.09 -0.17 -0.08 -0.11
word	evacuat	0.11 0.05 -0.04 -0.13 -0.11 -0.11 -0.15
word	evacuation	0.07 0.05 -0.13 -0.06 0.00 -0.11 -0.18
word	even	-0.10 0.00 0.03 -0.05 -0.14 -0.07 0.09
word	ever	0.06 -0.03 -0.12 -0.07 -0.10 -0.08 -0.08
word	every	-0.05 0.07 -0.07 -0.08 -0.09 -0.03 -0.12
word	ex	0.12 -0.17 0.02 -0.11 -0.14 -0.15 0.10
word	exchang	0.00 0.06 -0.16 0.06 -0.18 0.05 -0.20
word	execut	-0.11 -0.10 0.11 -0.10 0.04 -0.17 -0.12
word	exit	-0.15 0.03 -0.09 0.00 0.07 -0.07 0.00
word	expect	-0.18 0.05 -0.15 -0.11 0.07 -0.15 0.06
word	expert	-0.03 -0.05 -0.19 0.07 -0.15 -0.14 -0.01
word	explain	0.04 0.06 -0.12 -0.10 -0.13 -0.09 -0.01
word	explainer	0.12 -0.13 -0.13 -0.09 -0.10 -0.07 -0.11
word	explosion	-0.01 -0.03 -0.13 0.02 -0.09 -0.10 0.03
word	export	-0.03 -0.17 -0.13 0.11 -0.15 -0.10 -0.14
word	extend	0.03 0.07 -0.13 -0.18 -0.13 -0.12 -0.13
word	extremely	-0.06 -0.06 -0.11 0.06 -0.11 -0.11 -0.02
word	f	0.17 -0.08 -0.19 -0.02 -0.18 -0.17 -0.21
word	fac	-0.05 -0.02 -0.15 0.02 -0.14 -0.08 0.01
word	face	-0.15 0.06 -0.11 -0.08 0.02 -0.13 -0.04
word	facility	0.07 -0.19 -0.22 -0.13 0.04 -0.21 -0.02
word	fail	-0.13 0.13 0.00 -0.12 -0.14 -0.07 -0.06
word	fall	-0.05 -0.01 -0.12 0.06 0.02 -0.09 -0.18
word	family	-0.14 -0.09 -0.12 -0.07 0.09 -0.11 0.09
word	far	0.12 -0.10 0.03 -0.08 -0.12 -0.05 -0.11
word	fear	0.02 0.06 -0.18 -0.08 -0.02 -0.08 -0.06
word	fed	0.15 -0.19 -0.17 0.03 -0.16 -0.10 -0.18
word	fetterman	-0.06 -0.08 -0.12 -0.06 -0.06 -0.05 0.08
word	few	-0.01 0.03 0.06 -0.09 -0.09 -0.06 -0.13
word	field	-0.01 0.16 -0.22 -0.15 -0.16 -0.15 -0.18
word	fifth	0.03 -0.04 -0.09 0.05 -0.10 -0.07 -0.09
word	fight	0.20 -0.14 -0.24 -0.12 -0.06 -0.15 -0.12
word	fighter	0.01 -0.03 -0.19 -0.01 0.01 -0.09 -0.04
word	final	0.08 -0.06 -0.08 -0.13 -0.10 -0.09 -0.13
word	find	-0.15 -0.04 0.08 -0.11 0.02 0.01 0.07
word	finish	-0.05 -0.05 -0.05 0.01 -0.07 -0.03 0.06
word	fir	0.17 -0.08 -0.23 -0.12 -0.22 -0.10 -0.02
word	fire	0.22 -0.18 -0.23 -0.04 -0.03 -0.15 -0.14
word	first	0.01 -0.04 -0.05 -0.05 -0.05 -0.08 0.02
word	five	0.07 -0.15 -0.12 0.00 -0.02 -0.09 -0.01
word	flee	-0.10 -0.08 0.01 -0.06 0.11 -0.09 -0.11
word	fleet	-0.01 -0.11 -0.12 0.08 -0.11 -0.14 -0.10
word	flight	-0.17 -0.14 -0.16 0.15 0.11 0.02 -0.13
word	fly	-0.03 -0.14 -0.15 0.05 0.06 -0.14 -0.14
word	fm	-0.03 0.05 -0.08 -0.04 -0.05 -0.04 -0.09
word	fmr	-0.08 0.11 -0.10 -0.06 -0.11 -0.09 -0.09
word	focu	-0.08 -0.07 -0.07 0.02 -0.07 -0.04 0.04
word	follow	-0.04 -0.09 -0.21 0.12 -0.21 -0.14 -0.01
word	food	-0.11 -0.12 -0.09 0.02 0.13 -0.07 -0.09
word	footag	0.11 -0.10 -0.12 -0.07 -0.11 -0.10 -0.10
word	forc	0.11 -0.06 -0.24 -0.05 -0.29 -0.14 0.01
word	foreign	0.01 0.03 -0.12 0.01 -0.12 -0.07 -0.01
word	former	0.07 -0.07 -0.10 -0.11 -0.15 0.02 0.04
word	found	-0.02 0.01 -0.11 -0.10 0.03 -0.07 0.01
word	four	-0.07 -0.07 0.06 -0.16 0.08 -0.13 -0.05
word	fox	0.04 -0.17 -0.16 -0.10 -0.17 -0.11 0.08
word	free	-0.12 -0.03 -0.09 0.07 -0.10 -0.11 0.06
word	fresh	0.08 -0.02 -0.12 0.06 -0.14 -0.08 -0.13
word	friday	-0.04 0.05 -0.10 -0.09 -0.11 -0.10 -0.11
word	fuel	-0.19 -0.18 -0.01 0.18 -0.18 -0.11 -0.11
word	full	0.05 0.10 -0.14 -0.11 -0.11 -0.07 -0.08
word	fund	-0.12 -0.11 -0.11 0.10 -0.10 -0.06 0.04
word	funeral	-0.08 -0.10 -0.10 -0.04 -0.14 -0.08 0.10
word	further	-0.09 -0.02 -0.13 0.09 -0.13 -0.08 -0.16
word	futur	-0.13 -0.13 -0.06 0.07 -0.10 -0.05 0.02
word	g	-0.09 0.14 -0.09 -0.12 -0.15 -0.07 -0.18
word	g7	0.05 -0.05 -0.09 -0.10 0.09 -0.08 -0.16
word	gabbard	-0.07 -0.11 0.15 -0.07 -0.06 -0.07 -0.05
word	gaps	-0.11 0.05 -0.10 -0.10 -0.12 -0.09 0.03
word	gas	-0.05 0.09 -0.20 0.01 -0.26 -0.18 -0.18
word	general	0.03 -0.03 -0.11 -0.04 -0.09 -0.05 0.06
word	genocidal	-0.12 -0.11 -0.14 -0.11 -0.11 -0.10 0.12
word	get	-0.13 0.00 -0.13 0.01 0.02 -0.10 0.07
word	gett	-0.03 -0.08 -0.10 -0.07 -0.10 -0.07 0.06
word	giant	0.05 -0.16 -0.11 -0.07 -0.13 0.05 -0.12
word	girl	0.10 -0.10 -0.11 -0.04 0.04 -0.04 -0.13
word	giv	0.03 0.09 -0.13 -0.10 -0.12 -0.08 -0.08
word	global	-0.14 -0.02 -0.15 0.10 0.02 -0.09 -0.06
word	go	-0.05 0.00 -0.17 -0.12 0.02 0.02 -0.02
word	goal	-0.04 -0.01 -0.13 -0.06 -0.09 -0.06 0.06
word	goes	0.03 -0.06 -0.20 -0.12 -0.14 -0.12 0.03
word	gold	-0.14 -0.11 -0.08 0.04 0.06 -0.06 0.01
word	gonna	0.01 0.03 -0.11 -0.07 -0.09 -0.07 -0.03
word	gop	-0.08 0.09 -0.10 -0.07 -0.10 -0.04 0.02
word	government	-0.07 0.07 -0.12 -0.06 -0.17 -0.06 0.04
word	graham	0.09 0.03 -0.14 -0.05 -0.07 -0.04 -0.06
word	ground	0.18 -0.14 -0.17 -0.11 -0.17 -0.13 0.00
word	group	0.00 -0.01 -0.21 -0.05 0.01 -0.16 0.01
word	grow	-0.04 -0.13 0.07 -0.01 -0.20 -0.10 0.09
word	guard	0.04 0.03 -0.18 -0.16 -0.17 -0.16 -0.16
word	guidelin	0.04 -0.16 -0.18 -0.17 0.13 -0.18 -0.11
word	hacker	-0.12 -0.12 0.02 -0.12 -0.13 0.13 -0.12
word	half	-0.03 0.02 -0.13 -0.12 0.05 -0.13 -0.10
word	halt	-0.16 0.02 -0.12 0.06 0.06 -0.11 -0.04
word	hama	-0.07 0.12 -0.10 -0.11 -0.17 -0.08 -0.11
word	hand	-0.16 0.13 -0.14 -0.11 -0.13 -0.12 -0.04
word	happen	0.12 -0.11 -0.16 -0.14 -0.16 -0.11 -0.07
word	hard	0.06 -0.04 -0.16 0.07 -0.16 -0.13 -0.17
word	haven	-0.11 -0.11 -0.08 0.12 -0.12 -0.09 -0.13
word	head	0.11 -0.07 -0.12 -0.07 -0.13 -0.08 0.00
word	headquarter	0.11 -0.12 -0.12 -0.03 -0.10 -0.04 -0.09
word	heard	0.02 0.04 -0.07 -0.05 -0.13 -0.06 -0.14
word	heavy	0.01 -0.12 -0.16 -0.12 0.07 -0.14 -0.14
word	helicopter	-0.10 0.13 -0.15 -0.12 -0.10 -0.15 -0.13
word	hell	0.10 0.00 -0.09 -0.11 -0.08 -0.10 -0.14
word	help	-0.15 0.10 0.04 -0.09 0.05 -0.12 -0.05
word	high	-0.05 0.00 -0.17 0.03 0.01 -0.12 -0.03
word	higher	-0.01 -0.13 -0.09 0.10 -0.06 -0.06 -0.10
word	him	-0.10 -0.07 0.01 -0.08 -0.16 0.02 0.13
word	hint	-0.08 -0.02 -0.09 -0.07 -0.09 -0.04 0.06
word	historic	-0.14 0.07 -0.06 0.05 -0.10 -0.06 -0.09
word	history	-0.03 -0.11 -0.11 -0.10 -0.11 -0.10 0.11
word	hit	0.17 -0.25 -0.27 0.01 0.05 -0.01 -0.34
word	hits	0.11 -0.04 -0.37 -0.08 -0.09 -0.14 -0.02
word	hold	0.00 -0.05 -0.01 0.02 -0.15 -0.12 -0.02
word	home	-0.08 -0.21 -0.19 0.03 0.12 0.04 -0.01
word	hop	0.03 -0.08 -0.06 -0.06 0.03 -0.07 -0.13
word	hope	0.01 0.01 -0.12 -0.10 0.05 -0.12 -0.11
word	hospital	0.10 -0.19 -0.19 -0.13 0.07 -0.18 -0.18
word	host	0.07 -0.05 -0.15 -0.12 -0.13 -0.13 0.02
word	hotel	0.13 -0.06 -0.12 -0.12 -0.13 -0.10 -0.13
word	hour	0.01 0.04 -0.15 0.02 -0.24 -0.12 -0.07
word	hous	0.05 -0.12 0.06 -0.11 -0.19 -0.14 0.01
word	how	-0.01 0.02 0.08 -0.01 -0.12 -0.13 -0.06
word	hub	-0.10 -0.12 -0.10 0.11 -0.11 -0.10 -0.10
word	huge	0.12 -0.13 -0.08 -0.07 -0.12 -0.09 -0.11
word	human	-0.13 -0.09 -0.12 -0.11 0.10 -0.12 0.07
word	hundred	0.09 -0.09 -0.11 -0.05 -0.11 -0.09 -0.06
word	hurt	-0.01 -0.02 -0.13 0.04 0.03 -0.11 -0.10
word	i	-0.14 -0.01 -0.12 0.03 0.02 -0.08 0.07
word	if	-0.06 -0.03 -0.08 0.03 -0.25 -0.11 0.06
word	illegal	-0.09 0.07 -0.12 -0.07 0.04 -0.05 0.01
word	imag	0.07 -0.18 0.09 -0.17 0.02 -0.17 -0.15
word	imminent	0.11 -0.15 0.06 -0.02 -0.11 -0.08 -0.05
word	impact	-0.05 -0.18 -0.20 0.14 -0.21 -0.14 -0.09
word	impos	0.08 -0.13 -0.09 0.02 -0.12 -0.09 -0.12
word	includ	0.00 0.09 -0.19 -0.14 -0.16 -0.14 -0.18
word	increas	-0.06 -0.15 0.08 0.02 -0.13 -0.07 0.06
word	industrial	-0.02 -0.15 -0.11 0.04 -0.13 -0.16 0.04
word	infiltration	0.15 -0.06 -0.14 -0.09 -0.16 -0.07 -0.14
word	inflation	-0.07 -0.07 -0.06 0.08 -0.06 -0.06 -0.07
word	infrastructur	0.11 -0.13 -0.13 -0.09 -0.12 -0.10 0.09
word	injur	0.02 -0.21 -0.19 0.03 -0.21 -0.13 0.02
word	injury	-0.04 -0.13 0.07 -0.13 0.03 -0.11 0.03
word	insid	-0.07 -0.12 0.03 -0.10 0.03 -0.11 0.04
word	insight	-0.09 -0.08 -0.06 0.09 -0.06 -0.03 -0.09
word	insist	0.06 -0.14 0.02 -0.13 -0.13 -0.06 0.11
word	insufficient	-0.08 0.09 -0.12 -0.06 -0.08 -0.09 -0.11
word	insuranc	0.03 -0.10 -0.06 0.07 -0.05 -0.06 -0.07
word	intelligenc	-0.07 -0.12 0.14 -0.09 -0.11 -0.10 -0.12
word	intensify	0.10 -0.05 -0.11 -0.03 -0.15 -0.08 -0.14
word	intercept	0.11 -0.13 -0.11 -0.02 -0.21 -0.08 -0.03
word	interest	0.00 0.08 -0.13 -0.12 -0.13 -0.10 -0.11
word	internet	-0.13 -0.02 -0.15 -0.11 -0.05 0.13 -0.06
word	interven	0.07 -0.01 -0.10 -0.12 -0.10 -0.07 -0.03
word	intervention	0.03 0.03 -0.15 -0.15 -0.15 -0.08 -0.03
word	interview	-0.02 0.03 0.11 -0.12 -0.13 0.02 -0.08
word	invasion	0.05 -0.13 -0.14 -0.09 0.10 -0.12 -0.12
word	investor	-0.11 -0.12 -0.09 0.13 -0.08 -0.07 -0.11
word	involv	0.09 -0.05 -0.10 0.06 -0.10 -0.05 -0.13
word	is	-0.01 -0.02 0.01 -0.20 -0.06 -0.18 0.10
word	issu	-0.02 0.15 -0.21 0.02 -0.23 -0.17 -0.20
word	jazeera	0.01 0.05 -0.08 -0.09 0.02 -0.08 -0.12
word	jesu	-0.19 -0.15 -0.20 -0.13 -0.18 -0.15 0.20
word	jet	0.05 -0.04 -0.20 0.04 -0.19 -0.13 -0.06
word	jets	-0.03 -0.13 -0.13 0.04 0.05 -0.06 -0.10
word	jimmy	-0.10 -0.08 -0.11 -0.07 -0.10 -0.07 0.10
word	job	-0.02 -0.04 0.09 0.01 -0.04 -0.03 -0.07
word	joe	-0.10 -0.11 0.10 -0.07 -0.09 -0.08 0.08
word	john	-0.12 -0.13 0.04 -0.09 -0.11 -0.09 0.11
word	join	-0.03 0.08 -0.16 -0.12 -0.01 -0.09 -0.11
word	joint	0.10 0.01 -0.11 -0.13 -0.12 -0.08 -0.15
word	jon	-0.11 -0.12 -0.12 0.08 -0.12 -0.09 0.02
word	journalist	-0.06 -0.17 -0.21 -0.15 0.15 -0.18 -0.01
word	jump	0.02 -0.12 -0.05 0.02 -0.05 -0.05 0.03
word	just	-0.13 -0.04 -0.20 0.00 0.01 -0.14 0.11
word	keep	0.02 -0.04 -0.19 0.05 -0.03 -0.17 -0.03
word	kent	-0.10 -0.11 0.10 -0.07 -0.09 -0.08 0.08
word	key	-0.07 0.12 -0.01 -0.02 -0.23 -0.12 -0.11
word	kill	0.04 -0.01 0.01 -0.24 0.08 -0.11 -0.11
word	kimmel	-0.10 -0.08 -0.11 -0.07 -0.10 -0.07 0.10
word	know	0.05 0.06 -0.19 -0.17 -0.22 -0.11 -0.09
word	land	0.16 -0.05 -0.17 -0.11 -0.17 -0.12 -0.17
word	larg	-0.06 -0.03 -0.12 -0.09 0.02 -0.11 0.05
word	largest	0.08 -0.12 -0.13 0.01 -0.14 0.06 -0.13
word	last	0.09 -0.03 -0.16 0.01 -0.19 -0.13 -0.02
word	latest	0.07 -0.04 -0.21 0.00 -0.26 -0.12 0.00
word	launch	0.20 -0.23 -0.05 -0.02 0.02 -0.14 -0.20
word	launcher	0.11 -0.10 -0.10 -0.08 -0.11 -0.05 -0.11
word	lay	0.11 -0.13 -0.14 -0.09 -0.12 -0.12 -0.05
word	lead	-0.13 0.06 0.05 0.02 -0.19 -0.14 0.06
word	leader	-0.18 0.16 -0.25 -0.11 -0.13 -0.13 0.04
word	leadership	-0.02 -0.08 0.06 -0.10 -0.13 -0.09 0.05
word	least	0.15 -0.17 -0.17 -0.04 -0.22 -0.12 -0.06
word	leav	-0.12 0.13 -0.01 -0.02 -0.02 -0.12 -0.07
word	left	0.10 -0.12 -0.07 0.05 -0.10 -0.06 -0.10
word	legal	-0.15 0.15 -0.17 -0.13 -0.14 -0.13 -0.08
word	level	-0.07 -0.10 -0.09 0.09 -0.12 -0.10 -0.10
word	life	-0.12 -0.13 -0.13 -0.11 0.12 -0.13 -0.03
word	like	0.11 -0.11 -0.18 -0.13 -0.19 -0.12 0.03
word	likely	-0.02 -0.09 0.07 -0.01 -0.12 -0.07 -0.01
word	limit	-0.01 0.02 0.02 0.02 0.02 -0.18 -0.16
word	lin	-0.10 0.07 -0.11 0.03 -0.09 -0.11 -0.10
word	lindsey	0.01 0.00 -0.11 -0.05 -0.06 -0.03 0.01
word	line	-0.04 -0.01 -0.09 0.05 -0.11 -0.05 0.01
word	link	-0.04 -0.04 0.06 -0.05 -0.16 -0.18 -0.04
word	littl	-0.12 0.13 -0.12 -0.09 -0.14 -0.09 -0.08
word	liv	-0.06 -0.04 -0.16 -0.03 0.08 0.08 -0.04
word	live	0.06 -0.01 -0.18 0.07 -0.18 -0.09 -0.22
word	lng	-0.03 -0.17 -0.11 0.11 -0.13 -0.10 -0.12
word	load	0.13 -0.06 -0.10 -0.11 -0.10 -0.08 -0.14
word	lock	0.15 -0.13 -0.14 -0.10 -0.13 -0.09 -0.13
word	long	0.08 -0.06 -0.01 0.03 -0.15 -0.07 -0.08
word	look	0.08 -0.03 -0.18 -0.07 -0.15 -0.10 -0.03
word	loom	-0.02 -0.13 -0.16 -0.02 0.07 -0.12 0.06
word	loss	-0.02 -0.12 0.04 0.09 -0.12 -0.09 -0.14
word	low	-0.09 -0.09 -0.12 0.00 -0.09 -0.09 0.08
word	lower	-0.03 -0.16 -0.12 0.10 -0.15 -0.15 -0.13
word	maga	-0.08 -0.13 -0.14 -0.10 -0.11 -0.08 0.13
word	majeur	-0.10 -0.11 -0.07 0.10 -0.08 -0.09 -0.08
word	major	-0.01 0.13 -0.25 -0.06 -0.27 -0.18 -0.10
word	mak	-0.05 -0.01 -0.20 -0.16 -0.15 -0.15 0.11
word	make	-0.12 -0.07 0.04 0.03 -0.12 -0.13 0.13
word	man	-0.03 -0.06 0.03 -0.09 -0.13 -0.12 0.03
word	many	0.04 0.00 -0.16 -0.13 0.10 -0.13 -0.03
word	market	-0.08 -0.12 -0.18 0.14 -0.12 -0.15 -0.01
word	martyr	-0.08 -0.05 -0.13 -0.12 0.00 -0.12 0.04
word	massi	-0.06 0.10 -0.10 -0.10 -0.11 -0.07 0.04
word	massiv	0.06 -0.13 -0.23 0.04 -0.10 -0.15 0.01
word	may	0.03 -0.08 0.07 -0.04 -0.29 -0.11 0.02
word	mean	0.00 -0.20 0.02 0.08 0.02 -0.10 -0.04
word	media	0.10 -0.21 0.07 -0.12 0.07 -0.19 -0.11
word	mediat	-0.10 0.10 -0.07 -0.09 -0.07 -0.07 -0.10
word	medic	-0.06 -0.11 -0.13 -0.09 0.12 -0.14 -0.09
word	meet	0.11 -0.02 -0.08 -0.14 -0.21 -0.08 -0.03
word	member	0.04 -0.17 -0.14 -0.16 -0.15 0.08 -0.10
word	messag	-0.05 -0.06 -0.14 0.06 0.08 0.01 -0.07
word	might	-0.06 0.09 -0.04 -0.07 -0.08 -0.07 0.02
word	military	-0.06 -0.01 0.02 0.03 -0.09 -0.11 0.00
word	million	-0.10 -0.11 -0.06 -0.12 0.11 0.00 0.06
word	min	0.08 -0.01 -0.11 -0.13 -0.12 -0.08 -0.08
word	minister	-0.15 0.12 0.01 -0.07 -0.18 0.00 -0.14
word	minut	0.08 -0.09 -0.08 0.06 -0.11 -0.09 -0.09
word	miscalculation	0.10 -0.10 -0.13 -0.11 -0.09 -0.11 0.06
word	miss	0.19 -0.09 -0.16 -0.17 -0.09 -0.13 -0.17
word	missil	0.09 -0.10 -0.01 -0.09 -0.01 -0.13 -0.08
word	mission	0.11 -0.13 -0.13 -0.09 -0.13 -0.09 0.04
word	mix	-0.09 -0.07 -0.10 -0.06 -0.11 -0.08 0.10
word	mock	-0.09 0.08 -0.11 -0.08 -0.08 -0.07 -0.04
word	moment	0.07 -0.06 -0.21 -0.14 -0.21 -0.14 0.10
word	month	-0.11 -0.08 0.07 -0.04 0.06 -0.09 -0.01
word	more	0.16 -0.05 -0.32 -0.12 0.04 -0.16 -0.13
word	mosqu	-0.03 -0.15 -0.13 -0.11 -0.16 -0.12 0.10
word	most	0.04 -0.10 0.07 -0.06 -0.09 -0.05 -0.04
word	mount	-0.11 0.06 -0.09 0.00 -0.08 -0.07 -0.10
word	mov	-0.12 0.09 -0.11 0.00 -0.12 -0.12 -0.11
word	move	0.08 0.02 -0.10 -0.11 -0.07 -0.08 -0.03
word	mr	0.06 0.00 -0.06 0.05 -0.05 -0.06 -0.09
word	much	0.02 0.02 -0.11 -0.14 0.02 -0.06 0.08
word	mull	0.04 -0.03 -0.10 0.02 -0.11 -0.08 -0.10
word	multi	0.03 -0.12 -0.11 -0.11 -0.09 -0.07 0.04
word	multipl	0.14 -0.10 -0.13 -0.11 -0.11 -0.15 -0.16
word	municipal	0.02 -0.13 -0.14 -0.12 0.16 -0.10 -0.12
word	must	0.11 -0.06 -0.14 -0.09 -0.10 -0.10 0.01
word	my	-0.11 -0.11 -0.08 -0.09 0.03 -0.09 0.10
word	nam	-0.05 0.03 -0.22 -0.11 0.00 -0.13 0.05
word	nation	-0.06 0.11 -0.18 -0.17 -0.17 -0.10 -0.03
word	national	-0.01 -0.07 -0.12 -0.17 0.03 -0.12 0.06
word	nationwid	-0.05 -0.02 -0.09 -0.09 -0.09 0.05 -0.10
word	naval	0.05 0.02 -0.16 0.06 -0.13 -0.08 -0.14
word	near	0.16 -0.03 -0.23 -0.04 -0.14 -0.14 -0.12
word	nearly	0.03 -0.11 -0.10 0.00 0.02 -0.08 0.05
word	need	0.06 0.01 -0.16 -0.14 -0.15 -0.13 0.03
word	negotiat	-0.10 0.14 -0.06 -0.14 -0.07 -0.04 -0.15
word	negotiation	-0.16 -0.06 -0.11 -0.15 -0.13 -0.06 0.10
word	negotiator	0.02 0.01 -0.05 -0.13 -0.11 -0.06 -0.13
word	network	-0.17 -0.11 -0.01 0.09 -0.16 -0.16 0.11
word	never	-0.06 -0.05 -0.12 -0.06 0.05 -0.09 0.02
word	new	0.02 0.03 -0.07 -0.15 -0.17 -0.03 0.06
word	news	-0.01 -0.14 -0.13 0.09 -0.16 -0.14 0.04
word	next	0.05 -0.07 -0.24 -0.10 -0.02 -0.15 0.08
word	night	0.11 -0.10 -0.14 -0.06 -0.03 -0.10 -0.13
word	no	-0.01 0.02 -0.20 -0.07 -0.27 0.01 0.06
word	north	-0.05 -0.14 0.06 -0.12 -0.16 -0.12 0.05
word	not	-0.02 0.06 -0.05 -0.10 0.02 -0.10 -0.05
word	noth	-0.12 0.05 -0.12 -0.10 -0.09 -0.06 0.04
word	now	0.07 0.08 -0.20 -0.15 -0.18 -0.14 -0.11
word	nuclear	-0.04 0.02 0.08 -0.06 -0.21 -0.14 -0.04
word	objectiv	0.04 -0.01 0.01 -0.12 -0.12 -0.11 -0.01
word	obliterat	-0.02 0.06 -0.10 -0.07 -0.08 -0.04 -0.12
word	off	0.04 0.00 -0.27 0.04 -0.13 -0.17 -0.05
word	offer	-0.03 0.08 -0.15 0.02 -0.12 -0.09 -0.14
word	official	-0.04 0.04 0.11 -0.22 -0.17 -0.16 -0.10
word	oil	-0.06 -0.04 -0.12 0.07 -0.08 -0.13 -0.12
word	old	-0.07 0.02 -0.06 -0.07 0.05 -0.08 0.03
word	once	0.02 0.02 -0.09 -0.05 -0.12 -0.06 0.03
word	one	0.16 -0.04 -0.26 -0.03 -0.21 -0.11 -0.11
word	ongo	-0.06 -0.11 -0.21 -0.17 0.02 -0.14 0.10
word	only	-0.02 -0.08 0.09 -0.10 -0.02 -0.13 -0.09
word	open	0.00 0.02 -0.13 -0.08 -0.17 -0.11 0.01
word	operation	0.14 -0.07 -0.02 -0.08 -0.18 -0.17 -0.10
word	option	0.12 -0.05 -0.14 -0.13 -0.15 -0.11 -0.18
word	order	0.10 0.04 -0.24 -0.02 -0.15 -0.15 -0.15
word	other	0.11 -0.18 -0.21 0.00 -0.20 -0.11 -0.01
word	our	-0.10 -0.05 -0.12 -0.10 -0.11 -0.09 0.11
word	out	-0.07 0.00 -0.27 -0.10 0.07 -0.02 0.02
word	over	-0.03 -0.02 0.01 -0.06 -0.12 -0.09 0.06
word	overhead	0.03 -0.13 -0.14 -0.08 0.08 -0.11 -0.15
word	overnight	0.15 -0.11 -0.18 -0.07 -0.16 -0.11 -0.16
word	own	-0.07 -0.02 -0.19 0.02 -0.14 -0.13 0.07
word	p	-0.07 -0.07 -0.07 0.08 -0.07 -0.06 -0.09
word	palestinian	-0.06 -0.08 -0.12 -0.08 0.03 -0.07 0.05
word	panic	-0.05 -0.10 0.05 -0.10 0.06 -0.13 -0.07
word	parad	0.00 -0.12 -0.10 -0.11 -0.12 -0.11 0.05
word	paramedic	0.01 -0.08 -0.10 -0.06 0.05 -0.08 -0.09
word	part	0.08 0.08 -0.08 -0.09 0.00 -0.08 -0.19
word	pass	0.04 0.02 -0.13 -0.12 0.05 -0.13 -0.10
word	past	-0.14 -0.08 -0.01 0.06 -0.13 -0.11 0.03
word	path	0.14 -0.14 -0.12 -0.10 -0.12 -0.10 -0.14
word	paus	-0.14 0.03 -0.15 0.05 -0.15 -0.13 0.00
word	pay	0.08 0.05 -0.14 -0.13 -0.10 -0.11 -0.12
word	peac	-0.07 0.14 -0.13 -0.13 -0.18 -0.07 -0.15
word	peaceful	0.07 -0.05 -0.06 -0.06 -0.05 -0.05 -0.09
word	peopl	-0.03 -0.03 -0.18 -0.12 0.11 -0.12 -0.07
word	percent	-0.04 -0.04 -0.10 0.09 -0.11 -0.07 -0.12
word	persist	-0.03 0.07 -0.10 0.00 -0.13 -0.07 -0.15
word	personnel	0.00 0.06 -0.14 -0.11 -0.15 -0.11 -0.11
word	petrochemical	0.05 -0.09 -0.10 0.04 -0.12 -0.12 -0.10
word	phas	0.08 -0.01 -0.10 -0.08 -0.12 -0.11 0.06
word	phon	-0.10 -0.04 0.09 -0.08 -0.09 0.03 -0.12
word	pictur	0.01 -0.03 -0.16 -0.13 -0.14 -0.15 0.05
word	pilot	0.05 -0.16 -0.01 -0.13 -0.17 -0.12 0.04
word	plac	-0.08 -0.01 -0.07 -0.07 0.08 -0.06 -0.13
word	plan	0.09 -0.10 0.01 -0.10 -0.13 -0.08 0.03
word	plann	-0.07 0.01 0.06 -0.11 0.06 -0.09 -0.02
word	plant	0.00 -0.01 -0.20 -0.16 0.06 0.03 -0.04
word	play	-0.15 0.10 -0.18 -0.16 -0.15 -0.09 -0.02
word	pledg	-0.03 -0.02 -0.05 0.00 -0.06 -0.03 0.06
word	plot	-0.08 -0.05 0.06 -0.06 -0.07 -0.09 0.00
word	plung	-0.07 -0.13 -0.03 0.13 -0.04 -0.03 -0.09
word	plus	-0.09 -0.10 -0.14 0.05 -0.14 -0.11 0.06
word	pm	-0.09 0.12 -0.11 -0.11 -0.05 -0.09 -0.06
word	podcast	-0.06 0.09 -0.11 -0.07 0.04 -0.09 -0.02
word	point	0.05 0.05 -0.21 -0.09 -0.16 -0.12 -0.03
word	polic	0.07 -0.06 0.05 -0.09 -0.16 -0.10 -0.16
word	policy	0.06 -0.11 0.07 -0.01 -0.11 -0.08 -0.02
word	political	-0.10 -0.04 -0.13 -0.08 -0.08 -0.07 0.11
word	politician	-0.10 -0.16 -0.12 -0.11 -0.13 -0.12 0.15
word	polymarket	-0.11 -0.10 0.15 0.08 -0.11 -0.13 0.13
word	port	0.08 -0.07 -0.12 0.03 -0.13 -0.13 -0.12
word	possibl	-0.03 0.01 -0.02 -0.09 0.03 -0.10 -0.02
word	post	-0.06 -0.07 0.03 -0.13 -0.19 -0.12 0.11
word	postpon	-0.12 0.04 -0.11 -0.12 -0.13 -0.09 0.04
word	potential	0.06 0.01 -0.11 -0.09 0.03 -0.10 -0.14
word	pound	0.04 0.00 -0.18 0.03 -0.20 -0.15 -0.19
word	power	-0.02 0.06 -0.22 -0.17 0.05 -0.17 0.07
word	prais	-0.11 -0.01 -0.13 -0.07 0.01 -0.06 0.07
word	predict	-0.09 -0.02 -0.10 0.01 -0.10 -0.09 0.08
word	prediction	-0.12 -0.12 -0.13 0.04 -0.11 -0.11 0.04
word	preemptiv	-0.07 -0.03 -0.06 -0.10 -0.06 -0.03 0.05
word	prep	0.11 -0.11 -0.10 -0.09 -0.08 -0.07 -0.09
word	prepar	0.18 -0.03 -0.18 -0.06 -0.17 -0.09 -0.20
word	president	0.00 -0.09 -0.08 -0.17 -0.10 -0.09 0.11
word	pressur	-0.15 0.06 -0.17 0.10 -0.21 -0.09 -0.09
word	pretty	-0.04 -0.08 -0.13 0.02 -0.10 -0.12 0.05
word	pric	-0.20 0.04 -0.07 0.09 -0.10 -0.05 -0.06
word	prim	-0.07 0.09 -0.16 -0.09 -0.12 -0.07 -0.04
word	primetim	-0.13 0.09 -0.13 -0.07 -0.08 -0.12 -0.05
word	prob	-0.12 0.03 0.04 -0.09 0.06 -0.12 0.02
word	problem	-0.14 0.12 -0.13 -0.13 -0.15 -0.11 -0.01
word	program	-0.11 0.04 0.05 -0.09 -0.13 -0.06 -0.01
word	programm	-0.02 0.00 0.02 -0.16 -0.14 -0.15 -0.02
word	progres	-0.05 -0.03 -0.10 0.06 -0.10 -0.10 0.02
word	projectil	0.12 -0.10 -0.12 -0.11 -0.12 -0.12 -0.12
word	promis	-0.06 0.07 -0.12 -0.09 -0.08 -0.08 0.02
word	prompt	-0.08 -0.04 -0.14 -0.11 -0.10 -0.11 0.06
word	propaganda	-0.14 -0.12 0.04 -0.11 -0.14 0.08 0.13
word	proposal	-0.12 0.13 -0.10 -0.05 -0.09 -0.07 -0.12
word	protest	-0.06 0.01 0.00 -0.14 -0.07 -0.14 0.06
word	protester	0.08 0.07 -0.10 -0.13 -0.13 -0.05 -0.20
word	public	-0.12 0.05 -0.11 -0.10 -0.12 0.06 -0.10
word	pull	-0.08 -0.10 -0.14 -0.08 0.06 -0.12 0.07
word	pursu	-0.03 -0.03 -0.13 -0.08 -0.07 -0.07 0.07
word	push	-0.14 0.11 -0.11 -0.01 -0.20 -0.09 0.03
word	put	0.05 0.04 -0.10 -0.10 -0.12 0.04 -0.14
word	question	-0.17 0.12 0.04 -0.06 -0.17 -0.10 0.01
word	quickly	0.09 -0.09 0.05 -0.02 -0.12 -0.11 0.00
word	rag	0.02 -0.05 0.05 0.04 -0.13 -0.08 -0.03
word	raid	0.11 -0.12 -0.15 -0.08 -0.02 -0.11 -0.15
word	rain	-0.11 -0.08 -0.12 -0.06 0.07 -0.10 0.06
word	rais	-0.14 0.07 -0.13 0.09 -0.15 -0.08 -0.10
word	ramp	0.08 -0.06 -0.13 0.02 -0.15 -0.11 -0.18
word	rat	0.05 -0.13 -0.11 0.09 -0.09 -0.06 -0.12
word	rattl	0.01 0.02 -0.06 -0.04 -0.07 -0.06 -0.02
word	reach	0.12 -0.01 -0.12 -0.12 -0.15 -0.12 -0.15
word	react	-0.06 0.01 -0.14 -0.11 0.01 -0.11 0.05
word	ready	0.10 0.06 -0.12 -0.14 -0.12 -0.07 -0.16
word	real	-0.01 -0.12 -0.13 0.05 -0.13 -0.12 0.03
word	recent	0.12 0.06 -0.06 -0.10 -0.11 -0.08 -0.07
word	reckles	-0.11 0.12 -0.09 -0.09 -0.12 -0.06 -0.10
word	record	-0.08 0.01 -0.06 0.07 -0.06 -0.06 -0.07
word	red	-0.05 0.06 -0.11 -0.07 -0.11 -0.11 -0.01
word	refinery	0.05 -0.17 -0.10 0.04 -0.17 -0.08 -0.12
word	refuel	0.10 -0.10 -0.10 -0.10 -0.08 -0.06 -0.10
word	refus	-0.13 0.00 0.05 -0.10 -0.14 -0.12 0.08
word	regim	-0.03 -0.06 -0.16 -0.09 0.00 -0.09 0.08
word	region	0.07 0.03 -0.22 -0.13 -0.22 -0.16 -0.03
word	regional	0.00 0.06 -0.15 -0.04 -0.21 -0.15 0.01
word	reject	-0.12 0.13 -0.10 -0.11 -0.08 -0.04 -0.13
word	releas	-0.04 -0.14 -0.14 -0.02 0.08 -0.12 -0.02
word	remain	-0.04 0.08 -0.19 -0.04 -0.19 -0.17 0.05
word	remov	-0.05 -0.06 -0.05 -0.03 -0.06 -0.03 0.10
word	renew	0.02 -0.01 -0.17 0.06 -0.13 -0.12 -0.19
word	reopen	-0.11 0.12 -0.09 -0.06 -0.13 -0.09 -0.06
word	rep	-0.10 0.06 -0.11 -0.08 -0.10 -0.08 0.08
word	repeat	-0.04 0.07 -0.10 -0.08 -0.06 -0.07 -0.07
word	report	0.05 -0.04 0.16 -0.14 -0.34 0.00 -0.22
word	reportedly	0.04 0.04 0.03 -0.13 -0.15 -0.13 -0.10
word	reporter	-0.07 0.07 -0.14 -0.10 0.04 -0.10 -0.02
word	republican	-0.12 -0.13 -0.17 -0.08 -0.10 -0.09 0.14
word	request	0.07 0.02 -0.12 -0.09 -0.06 -0.09 -0.14
word	rescu	0.17 -0.03 -0.20 -0.17 0.01 -0.10 -0.27
word	resolution	-0.10 0.11 -0.10 -0.11 -0.11 -0.08 -0.08
word	respond	0.07 -0.07 -0.15 -0.07 -0.04 -0.11 0.06
word	respons	0.06 0.05 -0.22 -0.07 -0.24 -0.14 -0.07
word	restraint	-0.10 0.08 -0.11 0.01 -0.12 -0.06 -0.08
word	resum	0.06 -0.14 -0.12 0.04 -0.12 -0.13 -0.11
word	retaliat	-0.04 0.07 0.04 0.03 -0.18 -0.11 -0.11
word	retaliation	-0.03 0.03 -0.21 -0.10 -0.05 -0.14 0.01
word	retaliatory	-0.08 0.07 -0.14 -0.13 -0.12 0.05 -0.15
word	retreat	-0.14 0.05 -0.12 0.02 -0.12 -0.11 -0.05
word	return	-0.10 -0.02 -0.13 -0.01 0.03 -0.13 0.00
word	reveal	-0.06 -0.06 0.04 -0.12 -0.09 -0.10 0.10
word	right	-0.11 -0.07 -0.11 0.06 0.10 -0.06 -0.04
word	ris	0.05 -0.18 -0.16 0.08 -0.05 -0.14 -0.11
word	rise	-0.03 0.08 -0.13 -0.08 -0.01 -0.08 0.01
word	risk	-0.10 -0.01 -0.01 0.10 -0.26 -0.14 -0.02
word	rock	0.10 -0.04 -0.11 -0.06 -0.15 -0.08 -0.15
word	rocket	0.12 -0.16 -0.16 -0.08 -0.05 -0.08 -0.08
word	roil	-0.06 0.00 0.00 0.02 -0.04 -0.04 -0.05
word	role	-0.11 0.04 -0.09 -0.01 -0.08 -0.05 0.02
word	round	-0.09 0.05 -0.10 -0.08 -0.13 -0.06 0.07
word	rout	-0.10 -0.06 -0.11 0.10 0.03 -0.09 -0.11
word	rubbl	-0.12 -0.09 -0.10 -0.08 0.13 -0.10 -0.15
word	rush	-0.02 -0.11 0.03 0.06 -0.14 -0.11 0.04
word	s	-0.02 -0.14 0.00 0.07 -0.14 -0.11 -0.06
word	safe	-0.05 -0.19 -0.16 0.04 0.10 -0.13 -0.15
word	said	0.02 -0.03 0.01 -0.10 0.06 -0.05 -0.15
word	sailor	0.05 -0.04 -0.12 -0.13 0.07 -0.11 -0.13
word	salvo	0.11 -0.14 -0.12 -0.01 -0.15 -0.11 -0.01
word	sanction	-0.21 -0.11 0.02 0.16 -0.20 0.05 -0.11
word	satellit	0.09 -0.18 0.10 -0.17 -0.02 -0.17 -0.20
word	say	0.02 0.04 -0.03 -0.14 -0.05 -0.09 -0.04
word	says	0.02 0.10 -0.08 -0.08 -0.08 -0.17 -0.10
word	scal	0.11 -0.11 -0.11 -0.07 0.03 -0.08 -0.10
word	scen	0.02 -0.13 -0.15 -0.10 0.03 -0.14 0.02
word	school	-0.02 0.00 -0.22 -0.12 0.07 -0.16 -0.06
word	scientist	-0.11 0.07 0.03 -0.05 0.05 -0.06 -0.19
word	scrambl	-0.09 -0.01 -0.06 0.04 -0.07 -0.06 0.04
word	search	0.12 -0.13 -0.14 -0.12 -0.16 -0.14 -0.06
word	second	0.11 0.05 -0.19 -0.13 0.07 -0.12 -0.18
word	secretary	0.06 0.01 -0.07 -0.07 -0.08 -0.05 -0.05
word	security	-0.15 0.09 -0.03 -0.01 -0.19 0.06 -0.08
word	see	-0.08 -0.10 -0.13 0.04 -0.08 -0.05 0.06
word	seek	-0.13 0.12 -0.15 -0.13 0.04 -0.09 -0.14
word	seen	0.09 0.04 -0.19 -0.16 -0.21 -0.19 -0.08
word	sees	-0.10 0.01 -0.10 0.08 -0.07 -0.05 -0.09
word	seiz	-0.10 -0.11 0.07 0.08 -0.01 -0.18 -0.10
word	self	-0.05 0.05 -0.14 -0.07 -0.11 -0.09 0.03
word	senat	-0.11 0.04 -0.12 -0.08 -0.08 -0.08 0.07
word	senator	-0.05 -0.07 -0.14 -0.08 -0.08 -0.06 0.07
word	send	-0.03 0.02 -0.17 0.06 -0.01 -0.08 -0.07
word	senior	0.13 -0.11 -0.12 -0.05 -0.12 -0.05 -0.14
word	seriou	0.10 -0.01 -0.12 -0.13 -0.13 -0.11 -0.13
word	servic	-0.01 -0.14 0.02 -0.12 -0.14 0.07 -0.14
word	set	-0.03 -0.10 0.10 -0.11 0.03 -0.06 -0.06
word	several	-0.01 -0.13 -0.12 0.05 -0.14 -0.08 -0.01
word	shadow	-0.10 -0.03 -0.12 0.08 -0.09 -0.14 -0.08
word	shar	0.04 -0.13 0.07 -0.12 -0.09 -0.13 0.09
word	sharply	-0.09 0.01 -0.10 -0.01 -0.09 -0.07 0.04
word	shelter	0.03 -0.10 -0.15 -0.13 0.04 -0.15 -0.06
word	shift	0.00 -0.03 -0.10 -0.04 -0.14 -0.07 0.05
word	ship	0.11 -0.15 -0.07 -0.01 0.01 -0.03 -0.24
word	shipment	-0.10 -0.10 -0.09 0.10 -0.11 -0.09 -0.09
word	shipp	-0.08 -0.07 -0.11 0.15 -0.17 -0.16 -0.15
word	shock	-0.15 -0.06 -0.18 0.12 0.07 -0.15 -0.03
word	shoot	-0.03 0.12 -0.17 -0.15 -0.15 -0.14 -0.14
word	shortag	-0.11 -0.13 -0.10 0.08 0.05 -0.09 -0.10
word	shot	0.01 -0.05 -0.11 0.01 -0.18 -0.06 0.01
word	should	-0.11 0.02 -0.10 -0.07 0.06 -0.07 -0.06
word	show	0.04 -0.09 0.05 -0.07 -0.12 0.01 -0.04
word	shrapnel	0.11 -0.08 -0.10 -0.09 -0.13 -0.10 -0.11
word	shut	-0.08 0.03 -0.05 0.07 -0.08 -0.08 -0.11
word	sid	0.07 0.03 -0.11 0.01 -0.14 -0.10 -0.18
word	sign	-0.12 0.10 -0.06 -0.05 -0.03 0.03 -0.03
word	signal	-0.09 0.01 -0.17 0.04 -0.12 -0.10 0.03
word	sinc	0.11 -0.05 -0.15 -0.03 -0.18 0.04 -0.18
word	sink	0.03 -0.15 -0.11 0.07 -0.14 -0.09 -0.13
word	siren	0.04 -0.03 -0.11 -0.11 -0.08 -0.07 0.03
word	sit	0.03 0.02 -0.16 0.03 -0.14 -0.08 -0.10
word	site	0.08 -0.17 0.04 -0.17 -0.21 -0.12 0.06
word	six	0.18 -0.06 -0.18 -0.11 -0.15 -0.09 -0.18
word	slam	0.04 -0.02 -0.15 -0.14 -0.14 -0.13 0.02
word	slid	-0.11 -0.11 -0.10 0.11 -0.08 -0.11 -0.09
word	smash	-0.13 -0.12 -0.13 -0.06 -0.12 -0.11 0.11
word	smok	0.13 -0.11 -0.10 -0.11 -0.15 -0.11 -0.13
word	soar	-0.12 -0.11 -0.04 0.13 -0.09 -0.06 -0.08
word	soldier	-0.12 -0.20 -0.24 -0.17 -0.09 -0.12 0.18
word	some	-0.14 -0.02 -0.13 0.03 0.05 -0.10 0.03
word	son	-0.15 0.02 -0.15 -0.08 -0.12 -0.12 0.14
word	soon	0.13 -0.01 -0.12 -0.08 -0.10 -0.05 -0.12
word	sound	0.03 -0.04 -0.11 -0.02 -0.07 -0.08 0.03
word	sourc	0.02 0.01 0.02 -0.04 -0.15 -0.08 0.03
word	south	-0.01 0.00 -0.11 -0.09 0.04 -0.08 -0.14
word	spark	-0.04 -0.08 0.01 -0.05 0.00 -0.15 0.05
word	speak	-0.11 0.05 0.01 0.02 0.05 -0.09 -0.12
word	special	0.13 -0.12 -0.09 -0.08 -0.09 -0.04 -0.13
word	speech	-0.21 0.00 -0.20 0.03 -0.18 -0.17 0.08
word	spik	-0.11 0.00 -0.08 0.08 -0.10 -0.07 -0.11
word	spread	0.09 -0.03 0.07 -0.02 -0.10 0.00 -0.13
word	spy	-0.21 -0.20 0.17 -0.19 -0.06 -0.02 -0.21
word	squar	-0.05 0.05 -0.15 -0.07 -0.13 -0.12 0.10
word	staff	0.10 -0.11 -0.06 -0.04 -0.11 -0.03 -0.11
word	stanc	-0.10 0.09 -0.14 -0.08 -0.10 -0.09 -0.03
word	stand	-0.06 -0.10 0.09 0.01 0.05 -0.09 -0.13
word	start	0.02 -0.07 -0.01 0.06 -0.22 -0.17 -0.04
word	stat	0.03 -0.07 -0.25 -0.01 0.01 -0.14 0.02
word	statement	0.00 0.03 0.05 -0.02 -0.17 -0.12 -0.07
word	station	-0.06 -0.11 -0.13 -0.09 0.09 0.04 0.00
word	statu	-0.14 -0.13 -0.12 0.03 -0.14 -0.11 0.10
word	stay	-0.07 -0.04 -0.16 -0.01 0.02 -0.09 0.07
word	step	0.08 0.04 -0.12 -0.09 -0.13 -0.12 -0.09
word	still	0.06 -0.11 -0.11 0.07 -0.14 -0.09 -0.02
word	stock	-0.12 -0.04 -0.13 0.12 -0.04 -0.10 -0.20
word	stockpil	-0.06 0.03 -0.12 0.04 -0.09 -0.11 -0.08
word	stok	-0.09 0.09 -0.08 -0.01 -0.08 -0.03 -0.10
word	stop	0.07 0.04 -0.16 -0.13 -0.17 -0.07 -0.07
word	strait	-0.04 -0.11 -0.08 0.07 -0.09 -0.09 -0.09
word	strategic	0.04 0.06 -0.17 -0.14 -0.16 -0.14 -0.09
word	strategy	0.08 0.04 -0.12 -0.11 -0.09 -0.08 -0.12
word	street	0.02 0.03 -0.10 -0.05 0.00 -0.08 -0.08
word	strik	0.09 -0.01 -0.01 -0.05 -0.01 -0.07 -0.17
word	struck	0.16 -0.21 -0.19 0.00 -0.19 0.05 -0.16
word	stunn	0.03 -0.08 -0.15 -0.08 -0.13 -0.07 0.06
word	submarin	0.11 -0.12 -0.11 -0.07 -0.13 -0.06 -0.09
word	succes	0.08 -0.02 -0.14 -0.12 -0.13 -0.11 -0.08
word	successor	0.01 -0.16 -0.13 -0.10 -0.13 -0.12 0.10
word	suggest	-0.12 -0.11 0.08 -0.06 -0.11 -0.08 0.11
word	summit	0.08 -0.07 -0.05 -0.04 -0.05 -0.03 -0.08
word	sunday	-0.02 0.04 -0.11 -0.10 0.08 -0.06 -0.10
word	supply	-0.11 -0.22 -0.08 0.15 0.01 -0.07 -0.15
word	support	-0.13 0.07 0.03 -0.13 -0.16 -0.11 0.08
word	surg	-0.03 -0.12 -0.05 0.07 -0.06 -0.04 -0.09
word	surpris	-0.01 0.08 -0.01 -0.13 -0.17 -0.14 -0.04
word	surrender	0.02 0.06 -0.09 -0.08 -0.11 -0.05 -0.15
word	surviv	0.02 -0.12 -0.12 0.02 -0.12 -0.12 0.05
word	survivor	-0.10 0.04 -0.10 -0.07 0.07 -0.09 -0.13
word	suspect	-0.06 -0.14 0.07 0.03 -0.15 0.04 -0.07
word	suspend	-0.13 0.02 -0.13 0.15 -0.06 -0.11 -0.11
word	system	0.01 -0.05 -0.08 -0.06 -0.09 -0.06 0.07
word	taco	-0.10 -0.10 -0.10 -0.09 -0.10 -0.11 0.10
word	tak	-0.07 0.10 -0.03 -0.19 -0.19 -0.15 0.00
word	take	0.04 0.00 0.06 0.00 -0.20 -0.07 -0.10
word	takeaway	-0.14 0.14 -0.13 -0.14 -0.12 -0.12 -0.13
word	taken	-0.13 0.05 -0.10 -0.09 -0.10 -0.06 0.07
word	talk	-0.12 0.09 -0.20 0.04 -0.32 -0.10 -0.01
word	tanker	-0.04 -0.12 -0.04 0.14 -0.22 -0.20 -0.20
word	target	0.17 -0.31 0.09 -0.21 -0.13 0.04 -0.08
word	tell	-0.03 0.08 -0.22 -0.16 0.05 -0.15 -0.04
word	ten	0.10 0.00 -0.09 -0.06 -0.12 -0.06 -0.13
word	tension	0.03 0.01 -0.17 -0.03 -0.08 -0.12 0.00
word	term	0.03 -0.11 -0.13 0.10 -0.10 -0.07 -0.13
word	terrify	-0.03 -0.03 -0.09 -0.08 -0.01 -0.06 0.08
word	territory	-0.10 0.09 -0.10 -0.04 -0.11 -0.06 0.01
word	terrorist	-0.03 0.03 0.00 -0.13 -0.17 -0.18 0.05
word	test	0.07 -0.16 -0.14 -0.02 -0.13 -0.11 0.00
word	th	-0.11 -0.02 -0.12 -0.09 -0.10 -0.09 0.09
word	their	-0.12 -0.04 -0.21 -0.02 0.08 -0.16 0.10
word	them	0.08 -0.08 -0.15 0.01 -0.14 -0.11 -0.07
word	then	0.06 -0.09 -0.11 -0.09 -0.10 -0.09 0.05
word	ther	-0.10 0.08 -0.12 -0.10 -0.11 -0.10 0.06
word	thes	-0.18 0.03 -0.14 -0.10 0.12 -0.12 0.06
word	they	-0.06 0.04 -0.05 -0.05 -0.08 -0.01 0.04
word	thing	-0.04 0.05 -0.11 0.07 -0.09 -0.10 -0.12
word	thousand	-0.03 -0.18 0.01 -0.14 0.09 0.03 -0.15
word	thre	0.05 -0.17 0.08 0.08 -0.03 -0.18 -0.09
word	threat	-0.08 0.07 -0.09 -0.10 -0.13 -0.16 0.02
word	threaten	-0.08 0.05 -0.08 0.05 -0.31 -0.17 -0.01
word	through	-0.01 -0.14 -0.17 0.11 -0.17 -0.15 -0.09
word	ties	-0.12 0.04 0.07 -0.14 -0.15 -0.12 0.08
word	tim	-0.10 -0.07 0.08 -0.11 -0.09 -0.06 0.09
word	time	-0.02 0.03 -0.10 -0.09 -0.22 -0.11 0.05
word	today	0.01 -0.12 -0.04 0.06 -0.09 -0.04 -0.05
word	told	-0.10 -0.01 -0.16 -0.02 -0.11 -0.08 0.09
word	toll	-0.13 -0.07 -0.14 0.05 0.11 -0.13 -0.07
word	tonight	-0.08 0.02 -0.13 -0.11 -0.15 -0.09 0.06
word	too	-0.09 0.09 -0.11 -0.13 -0.13 -0.07 -0.05
word	top	-0.13 0.12 0.03 0.00 -0.16 -0.09 -0.06
word	torpedo	-0.03 0.05 -0.13 -0.07 -0.09 -0.08 -0.10
word	total	-0.03 0.08 -0.10 -0.06 -0.09 -0.07 -0.03
word	toward	-0.05 -0.07 0.04 -0.09 -0.10 -0.07 0.03
word	town	0.08 -0.13 -0.17 -0.10 -0.05 -0.10 0.02
word	trad	0.07 0.01 -0.17 -0.03 -0.17 -0.12 -0.02
word	trader	-0.14 -0.15 0.01 0.15 -0.15 -0.14 -0.13
word	train	0.09 -0.07 -0.08 -0.07 -0.10 -0.08 -0.08
word	travel	-0.10 -0.10 -0.07 -0.01 0.08 -0.08 -0.11
word	trigger	-0.10 -0.15 -0.15 0.05 -0.02 -0.10 0.07
word	tripl	-0.08 -0.10 -0.11 0.02 0.10 -0.10 -0.12
word	troop	0.01 0.07 -0.24 -0.17 -0.07 -0.11 -0.03
word	truc	0.02 0.01 -0.06 0.00 -0.11 -0.06 -0.13
word	try	-0.15 -0.01 -0.20 0.01 0.07 -0.15 0.00
word	tucker	-0.10 -0.12 0.07 -0.07 -0.10 -0.08 0.10
word	turn	0.02 -0.05 -0.14 0.03 -0.14 -0.10 -0.01
word	two	0.18 -0.19 -0.17 -0.05 -0.02 -0.14 0.00
word	u	0.01 -0.07 -0.12 0.04 -0.10 -0.09 0.04
word	uncertainty	-0.12 -0.10 -0.09 0.01 0.01 -0.10 0.06
word	unconditional	0.03 0.03 -0.09 -0.07 -0.10 -0.06 -0.14
word	under	0.01 -0.13 -0.04 0.07 0.05 -0.17 -0.17
word	undermin	-0.12 0.12 -0.10 -0.11 -0.11 -0.09 -0.11
word	underway	0.05 0.09 -0.13 -0.08 -0.09 -0.06 -0.12
word	unit	-0.02 -0.03 -0.15 0.02 -0.16 -0.10 0.06
word	unleash	-0.07 -0.02 -0.18 0.01 -0.13 -0.18 0.08
word	unlikely	-0.13 -0.16 -0.13 0.09 0.07 -0.08 0.07
word	unrest	0.08 -0.02 -0.12 -0.07 -0.09 -0.05 -0.17
word	until	0.05 -0.18 -0.13 -0.07 0.10 -0.09 0.03
word	up	0.05 -0.03 -0.12 0.07 -0.09 -0.12 -0.13
word	updat	0.12 -0.07 -0.22 -0.06 -0.24 -0.12 -0.01
word	uranium	0.00 0.03 0.10 -0.15 -0.17 -0.15 -0.17
word	urg	0.06 -0.06 -0.18 0.02 0.03 -0.07 -0.06
word	urge	-0.08 -0.01 -0.09 0.06 -0.07 -0.04 -0.07
word	us	-0.02 0.00 -0.17 0.03 -0.16 -0.11 0.00
word	used	0.00 -0.11 0.04 -0.11 -0.11 0.03 0.05
word	vast	-0.02 -0.11 -0.11 -0.06 -0.10 -0.06 0.09
word	very	-0.03 0.10 -0.09 -0.09 -0.12 -0.07 -0.12
word	vessel	0.08 -0.17 -0.14 0.06 -0.08 -0.13 -0.15
word	victory	-0.12 0.05 0.09 -0.10 -0.11 -0.06 0.02
word	video	0.08 -0.24 -0.13 -0.22 -0.09 -0.18 0.13
word	villag	0.14 -0.11 -0.12 -0.11 -0.11 -0.12 -0.10
word	violenc	-0.07 0.04 -0.16 -0.13 -0.13 -0.15 0.03
word	violent	-0.06 0.00 -0.10 -0.12 -0.11 -0.07 0.04
word	visit	-0.08 0.14 0.01 -0.15 -0.20 -0.07 -0.19
word	vow	-0.01 0.10 -0.17 -0.09 -0.16 -0.13 -0.15
word	vows	0.06 0.01 -0.17 -0.07 0.01 -0.12 -0.24
word	wait	0.04 0.07 -0.13 -0.04 -0.10 -0.07 -0.04
word	want	0.06 -0.09 -0.12 -0.12 0.04 -0.07 0.05
word	war	-0.06 -0.05 -0.03 -0.03 -0.05 -0.16 0.10
word	warn	-0.09 -0.05 0.02 0.06 0.01 0.04 -0.04
word	warning	0.05 -0.13 0.03 -0.13 -0.15 -0.14 0.10
word	wars	-0.14 0.09 -0.17 -0.11 0.05 -0.11 0.11
word	warship	0.04 -0.05 -0.20 -0.03 -0.19 -0.13 -0.01
word	watch	-0.05 0.01 -0.26 -0.11 -0.15 -0.16 0.09
word	water	0.04 -0.18 -0.18 -0.16 0.08 0.08 -0.14
word	wav	0.10 -0.08 -0.11 -0.06 -0.10 -0.11 -0.11
word	wave	0.23 -0.18 -0.26 -0.08 -0.27 -0.09 -0.20
word	way	-0.04 0.13 -0.22 0.02 -0.19 -0.12 -0.18
word	we	0.05 0.01 -0.25 -0.07 0.06 -0.14 -0.16
word	we'r	0.08 0.07 -0.12 -0.08 -0.12 -0.08 -0.15
word	weapon	0.03 -0.07 0.02 -0.09 -0.14 -0.07 -0.01
word	wednesday	0.06 -0.06 -0.13 0.06 -0.11 -0.10 -0.08
word	week	0.15 -0.10 -0.04 -0.10 -0.28 -0.15 -0.01
word	weekend	-0.10 -0.04 -0.08 -0.07 -0.07 -0.05 0.07
word	weigh	0.17 -0.09 -0.20 -0.04 -0.18 -0.12 -0.19
word	western	0.01 0.02 0.04 -0.09 -0.12 -0.11 -0.10
word	what	0.07 0.01 -0.26 -0.02 0.02 -0.16 -0.09
word	when	-0.02 -0.10 0.00 -0.03 -0.16 -0.12 0.07
word	wher	0.09 0.03 -0.15 -0.03 -0.16 -0.10 -0.04
word	whether	0.04 0.01 -0.16 -0.10 -0.14 -0.12 -0.15
word	which	-0.02 0.12 -0.16 -0.09 -0.10 -0.07 -0.14
word	whil	0.05 -0.07 -0.18 -0.08 -0.18 -0.13 0.03
word	who	-0.23 -0.25 0.10 -0.14 0.11 -0.11 0.16
word	whol	-0.12 -0.08 -0.11 -0.08 -0.08 -0.10 0.10
word	why	-0.01 0.03 -0.01 -0.09 0.03 -0.15 -0.02
word	widen	0.11 -0.12 -0.11 -0.04 -0.12 -0.09 -0.11
word	wider	0.03 0.15 -0.14 -0.15 -0.18 -0.08 -0.11
word	will	-0.04 0.16 -0.22 -0.15 -0.05 -0.12 -0.07
word	wipe	0.04 -0.08 -0.15 -0.10 -0.10 -0.10 0.06
word	within	0.11 -0.10 -0.16 -0.14 -0.18 0.06 -0.18
word	woman	0.03 -0.11 -0.09 -0.08 0.05 -0.08 -0.14
word	women	-0.04 -0.06 -0.13 -0.06 0.08 -0.08 -0.01
word	won't	-0.20 0.08 0.00 0.04 -0.21 -0.14 0.01
word	word	-0.09 -0.02 -0.14 -0.08 -0.08 -0.07 0.06
word	work	0.04 -0.03 0.00 0.04 -0.20 -0.16 -0.05
word	worker	-0.02 -0.13 -0.14 -0.12 0.15 -0.10 -0.14
word	world	-0.07 0.09 -0.06 -0.02 -0.24 0.05 -0.15
word	worry	-0.11 -0.12 0.06 0.02 0.04 -0.07 -0.11
word	would	-0.04 -0.01 0.04 -0.01 -0.20 -0.08 0.01
word	wound	-0.02 -0.21 -0.32 -0.17 0.19 -0.11 -0.29
word	wrap	-0.06 0.04 -0.04 0.00 -0.03 -0.05 -0.06
word	wsj	-0.06 -0.03 0.09 -0.11 -0.09 -0.08 -0.12
word	year	-0.07 -0.13 0.08 -0.09 0.02 -0.13 0.08
word	yet	0.06 -0.15 -0.17 0.06 0.00 -0.12 -0.02
word	yield	-0.10 0.03 -0.05 0.05 -0.03 -0.02 -0.07
word	you	-0.02 0.07 0.04 -0.11 -0.14 -0.11 -0.04
word	your	-0.05 0.09 -0.14 -0.09 -0.17 -0.08 -0.06
words: ,	,	-0.01 -0.14 -0.19 0.07 -0.04 0.02 -0.18
words: ,	[ally]	-0.03 -0.07 -0.14 -0.08 0.05 -0.09 0.05
words: ,	[number]	0.01 -0.09 0.00 -0.03 -0.02 -0.20 -0.03
words: ,	[place]	-0.02 0.12 -0.01 -0.04 -0.20 -0.16 -0.09
words: ,	[region]	0.01 0.08 -0.15 -0.08 -0.16 -0.09 -0.05
words: ,	[side]	-0.03 0.00 0.01 -0.03 0.02 -0.18 -0.05
words: ,	[usa]	0.10 -0.05 -0.26 0.00 0.01 0.01 -0.08
words: ,	a	0.01 -0.05 -0.05 0.05 -0.04 -0.01 -0.06
words: ,	after	-0.11 -0.04 -0.10 -0.10 -0.08 -0.05 0.07
words: ,	air	-0.03 -0.06 -0.04 -0.09 -0.06 -0.03 0.14
words: ,	and	-0.04 -0.13 -0.24 -0.02 0.03 -0.15 0.08
words: ,	announc	-0.10 -0.06 -0.08 0.03 0.05 0.06 -0.12
words: ,	as	0.04 -0.05 -0.02 -0.06 -0.01 -0.05 -0.03
words: ,	but	-0.07 0.06 0.04 -0.03 -0.14 -0.07 -0.14
words: ,	call	-0.09 0.03 -0.14 -0.08 -0.13 -0.11 0.02
words: ,	commander	-0.08 0.08 -0.04 -0.05 -0.08 -0.03 -0.07
words: ,	destroy	-0.07 -0.08 -0.13 0.05 0.05 -0.09 0.05
words: ,	dozen	0.03 -0.09 -0.15 -0.06 0.00 -0.10 -0.11
words: ,	expert	0.10 0.02 -0.09 -0.09 -0.08 -0.08 -0.08
words: ,	fed	0.14 -0.14 -0.14 -0.14 -0.13 -0.10 -0.14
words: ,	from	-0.11 -0.06 -0.09 0.05 -0.07 -0.14 0.11
words: ,	in	-0.15 0.00 0.08 -0.18 0.11 -0.01 0.02
words: ,	includ	-0.02 0.05 -0.14 -0.08 -0.12 -0.10 -0.11
words: ,	kill	-0.13 0.09 -0.19 -0.09 -0.02 -0.13 0.01
words: ,	may	0.05 -0.12 0.04 0.04 -0.10 -0.11 -0.10
words: ,	military	0.13 -0.10 -0.15 -0.08 -0.11 -0.08 0.03
words: ,	more	0.23 -0.04 -0.30 -0.13 -0.11 -0.17 -0.16
words: ,	not	-0.01 0.04 -0.17 0.02 -0.16 0.07 -0.12
words: ,	official	0.07 0.01 -0.09 -0.09 -0.08 -0.05 -0.12
words: ,	oil	-0.08 -0.01 -0.10 0.06 -0.12 -0.09 -0.02
words: ,	on	0.00 -0.11 0.06 -0.11 -0.14 -0.10 0.06
words: ,	polic	0.07 -0.09 0.02 -0.04 -0.11 -0.06 -0.11
words: ,	report	-0.11 -0.04 0.05 0.06 -0.07 0.03 -0.07
words: ,	says	-0.18 -0.01 -0.02 0.02 -0.15 -0.16 0.13
words: ,	sourc	0.00 0.03 0.05 -0.03 -0.12 -0.07 0.00
words: ,	stock	0.03 -0.13 -0.08 0.03 -0.09 -0.10 -0.08
words: ,	talk	-0.02 -0.10 -0.08 0.08 -0.11 -0.08 -0.10
words: ,	the	0.01 -0.05 -0.20 -0.01 -0.16 -0.11 0.05
words: ,	thre	0.06 -0.09 0.09 -0.07 -0.12 -0.09 -0.12
words: ,	to	-0.21 -0.12 0.00 0.19 -0.10 -0.16 -0.08
words: ,	top	-0.02 0.05 -0.10 -0.04 -0.05 -0.05 -0.08
words: ,	troop	-0.02 0.07 -0.09 -0.08 -0.13 -0.06 0.00
words: ,	two	-0.08 -0.07 -0.07 -0.10 0.11 -0.07 -0.05
words: ,	which	0.03 0.05 -0.12 -0.07 -0.07 -0.04 -0.09
words: ,	worker	0.02 -0.13 -0.14 -0.12 0.16 -0.10 -0.12
words: ,	wound	-0.01 -0.09 -0.14 -0.07 0.03 -0.08 -0.11
words: -	as	0.12 -0.11 -0.11 -0.04 -0.13 -0.06 -0.05
words: -	live	0.03 -0.08 -0.04 0.04 -0.09 -0.03 -0.11
words: -	report	0.07 -0.01 -0.11 -0.10 -0.08 -0.07 -0.09
words: -	the	0.00 0.06 -0.15 -0.14 -0.16 -0.10 -0.01
words: .	,	0.03 -0.05 -0.13 0.07 -0.13 -0.11 0.01
words: .	.	-0.03 -0.08 -0.19 -0.15 0.01 -0.14 0.10
words: .	[place]	-0.07 -0.05 -0.10 -0.09 -0.10 -0.11 0.07
words: .	[side]	0.05 -0.14 0.01 0.04 0.04 -0.08 -0.05
words: .	[usa]	0.13 -0.01 -0.14 -0.09 -0.15 -0.13 -0.06
words: .	but	0.06 0.04 -0.13 -0.14 -0.09 -0.08 -0.12
words: .	in	0.05 -0.08 0.01 -0.11 0.01 0.06 0.01
words: .	says	0.08 0.01 -0.13 -0.08 -0.13 -0.14 0.03
words: .	the	-0.06 -0.15 -0.17 0.07 0.08 -0.10 -0.15
words: :	,	-0.03 -0.17 0.02 -0.03 0.04 -0.15 0.05
words: :	[ally]	-0.02 -0.01 -0.17 -0.10 -0.03 -0.13 0.05
words: :	[number]	0.08 -0.19 -0.01 0.01 -0.07 -0.13 -0.19
words: :	[place]	-0.01 0.02 -0.16 -0.04 0.03 -0.09 -0.10
words: :	[region]	0.00 -0.02 -0.08 -0.02 -0.08 -0.04 -0.01
words: :	[side]	0.08 0.00 0.01 -0.24 0.10 -0.11 -0.22
words: :	[usa]	-0.05 0.19 -0.32 -0.30 -0.18 -0.18 -0.01
words: :	a	-0.11 0.01 -0.10 0.04 -0.13 -0.08 0.07
words: :	after	-0.04 -0.13 -0.15 0.05 0.10 -0.10 -0.12
words: :	destroy	-0.14 0.04 0.06 -0.09 0.07 -0.11 -0.14
words: :	evacuat	0.00 0.05 0.01 -0.08 -0.01 -0.11 -0.07
words: :	expert	-0.07 -0.09 -0.15 0.03 -0.12 -0.12 0.08
words: :	from	-0.08 -0.06 0.09 -0.05 -0.05 -0.12 0.02
words: :	he	-0.12 -0.04 -0.12 -0.07 -0.08 -0.06 0.09
words: :	hits	0.01 -0.14 -0.22 -0.17 0.05 -0.15 0.03
words: :	how	-0.04 -0.06 0.05 -0.01 -0.13 -0.10 0.01
words: :	if	-0.10 0.02 -0.10 -0.10 -0.09 -0.05 0.06
words: :	in	-0.20 0.00 0.12 0.03 0.05 -0.15 -0.06
words: :	intercept	0.05 -0.03 -0.05 -0.04 -0.08 -0.03 -0.04
words: :	kill	-0.06 -0.10 -0.16 -0.12 0.12 -0.10 -0.15
words: :	launch	0.14 -0.06 -0.20 -0.07 -0.17 -0.07 -0.09
words: :	live	0.09 -0.07 -0.08 0.01 -0.11 -0.05 -0.11
words: :	market	-0.09 -0.02 -0.07 0.06 -0.08 -0.06 -0.08
words: :	missil	0.10 -0.10 -0.17 -0.10 -0.05 -0.08 -0.14
words: :	not	0.07 0.00 -0.12 -0.15 0.06 -0.16 -0.15
words: :	on	-0.09 0.05 -0.11 0.05 -0.14 -0.08 -0.02
words: :	report	-0.04 -0.08 0.14 -0.18 -0.20 0.03 -0.13
words: :	stat	0.12 -0.10 -0.12 -0.08 0.04 -0.11 -0.09
words: :	strik	0.09 -0.10 -0.13 0.04 -0.13 -0.11 -0.12
words: :	talk	-0.04 0.00 -0.10 -0.13 -0.11 -0.09 0.03
words: :	the	-0.05 -0.16 0.08 -0.13 -0.19 -0.11 0.08
words: :	to	0.02 -0.03 -0.17 -0.12 0.06 -0.14 -0.05
words: :	war	-0.18 0.08 -0.16 -0.15 -0.15 -0.14 0.09
words: :	we	-0.06 0.01 -0.15 0.03 0.04 -0.12 -0.16
words: :	what	0.09 -0.11 -0.25 0.09 -0.02 -0.12 -0.16
words: :	why	0.02 0.04 0.06 -0.14 0.05 -0.09 -0.16
words: :	wound	0.05 -0.12 -0.19 -0.13 0.08 -0.13 -0.16
words: ;	[side]	0.03 0.00 -0.16 -0.13 -0.16 -0.12 0.03
words: [ally]	,	0.06 -0.06 -0.14 -0.08 -0.12 -0.08 0.04
words: [ally]	and	0.01 0.01 -0.10 -0.07 -0.09 -0.05 -0.10
words: [ally]	disarmament	-0.11 0.13 -0.13 -0.10 -0.10 -0.08 -0.14
words: [ally]	launch	0.07 -0.14 -0.14 -0.10 0.07 -0.09 -0.13
words: [ally]	target	0.07 -0.07 -0.06 -0.03 -0.04 -0.03 -0.06
words: [number]	,	-0.03 -0.19 -0.02 0.09 -0.01 -0.16 0.02
words: [number]	:	-0.11 0.09 -0.11 0.05 -0.11 -0.14 -0.04
words: [number]	[number]	-0.13 -0.15 -0.20 0.09 0.10 -0.04 0.05
words: [number]	[side]	-0.01 -0.07 -0.04 0.02 -0.04 -0.12 0.02
words: [number]	as	-0.02 -0.10 -0.10 -0.10 0.06 -0.09 -0.12
words: [number]	ballistic	0.12 -0.07 -0.14 -0.08 -0.11 -0.10 -0.09
words: [number]	cost	-0.08 -0.10 -0.06 -0.06 0.05 0.12 -0.07
words: [number]	day	-0.12 0.08 -0.08 -0.11 -0.12 -0.09 0.03
words: [number]	days	-0.18 -0.05 -0.19 0.05 0.08 -0.15 -0.02
words: [number]	dead	0.15 -0.18 -0.17 -0.15 -0.05 -0.17 -0.19
words: [number]	dollar	0.03 -0.03 0.06 -0.03 -0.12 -0.13 0.00
words: [number]	early	-0.09 0.08 -0.05 -0.07 -0.07 -0.05 -0.09
words: [number]	hour	-0.13 0.01 -0.10 0.05 -0.12 -0.09 0.02
words: [number]	in	0.08 -0.08 -0.13 -0.05 -0.01 -0.10 -0.07
words: [number]	kill	0.10 -0.06 -0.10 -0.05 -0.01 -0.05 -0.09
words: [number]	million	-0.12 -0.10 -0.13 -0.09 0.05 0.03 0.05
words: [number]	missil	-0.02 -0.08 0.05 -0.07 -0.12 -0.07 -0.09
words: [number]	of	0.04 -0.09 -0.13 -0.11 -0.13 -0.09 0.00
words: [number]	peopl	0.01 0.01 -0.14 -0.10 0.03 -0.09 -0.11
words: [number]	percent	-0.04 -0.04 -0.10 0.09 -0.11 -0.07 -0.12
words: [number]	point	-0.07 0.12 -0.08 -0.11 -0.09 -0.05 -0.14
words: [number]	ship	0.04 -0.10 -0.09 0.05 -0.08 -0.13 -0.08
words: [number]	to	-0.02 0.07 -0.13 0.01 -0.16 -0.15 -0.12
words: [number]	week	0.07 0.07 -0.11 -0.13 -0.13 -0.10 -0.19
words: [number]	wound	-0.03 -0.12 -0.19 -0.10 0.12 -0.10 -0.15
words: [number]	year	-0.01 0.01 -0.01 0.02 0.03 -0.08 -0.14
words: [place]	,	-0.01 0.16 -0.32 -0.25 -0.12 -0.13 -0.08
words: [place]	.	0.09 0.05 -0.07 -0.06 -0.08 -0.03 -0.09
words: [place]	:	-0.03 0.10 -0.02 -0.07 -0.08 -0.16 -0.07
words: [place]	[place]	0.10 -0.05 -0.21 -0.05 -0.22 -0.16 0.01
words: [place]	[side]	-0.04 0.06 -0.17 -0.15 -0.16 -0.10 0.01
words: [place]	[usa]	0.00 -0.03 -0.11 0.01 -0.10 -0.04 0.02
words: [place]	after	0.03 -0.04 -0.15 -0.14 0.02 -0.11 -0.15
words: [place]	airport	0.14 -0.13 -0.08 -0.14 -0.11 -0.09 -0.11
words: [place]	amid	0.01 -0.05 -0.08 -0.10 0.04 -0.08 -0.09
words: [place]	and	0.10 0.09 -0.17 -0.21 -0.25 -0.09 -0.25
words: [place]	aoun	-0.10 0.10 -0.05 -0.09 -0.08 -0.05 -0.07
words: [place]	arm	0.09 -0.14 -0.09 -0.12 0.06 -0.09 -0.08
words: [place]	army	-0.11 0.11 -0.08 -0.09 -0.10 -0.05 -0.10
words: [place]	as	0.05 -0.01 -0.15 -0.17 0.11 -0.11 -0.21
words: [place]	attack	-0.01 0.05 -0.10 -0.13 0.01 -0.09 -0.13
words: [place]	base	0.07 0.01 -0.11 -0.11 -0.10 -0.08 -0.11
words: [place]	blam	0.12 -0.12 -0.10 -0.09 -0.09 -0.05 -0.10
words: [place]	call	-0.09 0.07 -0.10 -0.08 0.04 -0.08 -0.10
words: [place]	condemn	0.01 0.07 -0.07 -0.09 -0.12 -0.07 -0.12
words: [place]	did	-0.04 -0.04 -0.13 -0.06 -0.11 -0.05 0.04
words: [place]	for	-0.11 0.07 -0.10 0.04 -0.10 -0.06 -0.10
words: [place]	gas	-0.09 0.05 -0.12 0.07 -0.11 -0.14 -0.10
words: [place]	has	-0.05 0.01 -0.06 -0.04 0.09 -0.06 -0.14
words: [place]	hit	-0.02 -0.13 -0.12 -0.11 0.06 -0.11 -0.12
words: [place]	in	0.10 -0.01 -0.21 -0.01 -0.24 -0.16 -0.05
words: [place]	is	-0.14 0.10 0.04 -0.03 -0.13 -0.06 -0.08
words: [place]	kill	0.08 -0.10 -0.14 -0.12 -0.02 -0.09 -0.16
words: [place]	leader	-0.09 0.03 -0.06 0.02 -0.07 -0.05 0.04
words: [place]	meet	-0.11 0.11 -0.07 -0.08 -0.09 -0.04 -0.10
words: [place]	military	-0.07 0.09 -0.09 -0.06 -0.09 -0.04 -0.09
words: [place]	negotiator	-0.14 0.12 -0.04 -0.11 -0.11 -0.06 -0.10
words: [place]	oil	0.08 -0.11 -0.08 -0.01 -0.11 -0.05 -0.05
words: [place]	on	0.00 -0.03 -0.18 -0.03 -0.01 -0.14 -0.03
words: [place]	over	-0.09 0.03 -0.07 -0.09 0.09 -0.08 -0.10
words: [place]	pm	-0.07 0.11 -0.12 -0.10 -0.18 -0.10 -0.03
words: [place]	president	-0.12 0.12 -0.10 -0.10 -0.11 -0.06 -0.10
words: [place]	says	0.02 0.07 -0.20 -0.12 -0.05 -0.14 -0.21
words: [place]	speak	-0.14 0.06 -0.11 0.04 0.07 -0.09 -0.11
words: [place]	talk	0.05 -0.02 -0.09 -0.14 -0.13 -0.07 -0.14
words: [place]	threaten	-0.13 0.13 -0.10 -0.10 -0.13 -0.10 -0.10
words: [place]	to	-0.07 -0.02 -0.16 -0.06 0.08 -0.11 0.03
words: [place]	too	-0.11 0.11 -0.07 -0.08 -0.11 -0.09 -0.08
words: [place]	urg	0.00 -0.04 -0.12 -0.08 0.06 -0.06 -0.13
words: [place]	villag	0.11 -0.08 -0.10 -0.07 -0.06 -0.08 -0.07
words: [place]	visit	-0.09 0.09 -0.07 -0.09 -0.09 -0.04 -0.08
words: [place]	warn	-0.04 0.05 -0.07 0.01 -0.10 -0.04 -0.09
words: [place]	with	0.08 -0.09 -0.06 -0.04 -0.10 -0.04 -0.04
words: [region]	,	-0.10 0.10 -0.15 0.03 -0.16 -0.08 -0.17
words: [region]	-	0.01 0.00 -0.07 0.01 -0.05 -0.06 -0.07
words: [region]	.	-0.07 0.03 -0.11 0.07 -0.10 -0.07 -0.11
words: [region]	:	0.05 -0.05 -0.10 -0.12 0.07 -0.09 -0.05
words: [region]	after	0.09 -0.01 -0.10 0.00 -0.15 -0.10 -0.11
words: [region]	amid	0.12 -0.15 -0.11 -0.01 -0.11 -0.10 -0.14
words: [region]	and	0.04 -0.15 -0.12 0.02 0.03 -0.12 0.03
words: [region]	as	0.10 -0.14 -0.11 0.04 -0.13 -0.10 -0.10
words: [region]	blockad	0.00 -0.06 -0.08 -0.08 0.06 -0.09 -0.07
words: [region]	conflict	-0.18 -0.13 -0.12 0.11 0.02 -0.10 -0.01
words: [region]	crisi	-0.12 0.03 -0.06 0.04 -0.08 -0.06 -0.09
words: [region]	disruption	-0.09 -0.10 -0.06 0.09 -0.07 -0.05 -0.06
words: [region]	gas	-0.08 -0.08 -0.03 0.08 -0.07 -0.04 -0.04
words: [region]	in	-0.13 -0.11 -0.08 0.08 0.05 -0.06 0.02
words: [region]	leader	-0.08 0.09 -0.07 0.02 -0.06 -0.06 -0.12
words: [region]	oil	0.11 -0.15 -0.06 -0.11 -0.11 -0.06 0.02
words: [region]	tension	0.07 -0.09 -0.04 -0.04 -0.05 -0.06 0.05
words: [region]	will	0.05 0.01 -0.06 -0.13 -0.07 -0.05 -0.04
words: [side]	,	-0.06 0.06 0.02 -0.08 -0.06 -0.11 0.05
words: [side]	-	0.00 -0.02 -0.10 -0.06 -0.12 -0.06 0.06
words: [side]	.	0.04 -0.17 0.01 0.05 -0.03 0.03 -0.01
words: [side]	:	-0.12 0.11 -0.12 0.03 -0.01 -0.11 -0.03
words: [side]	;	-0.04 0.08 -0.07 0.00 -0.11 -0.04 -0.12
words: [side]	?	-0.02 -0.04 0.01 -0.02 -0.26 -0.14 0.09
words: [side]	[ally]	-0.02 0.01 0.11 -0.11 -0.15 -0.11 -0.18
words: [side]	[number]	-0.11 -0.11 -0.01 -0.11 0.14 -0.10 -0.14
words: [side]	[place]	0.02 0.05 -0.17 -0.19 -0.02 -0.12 -0.20
words: [side]	[side]	0.06 -0.10 0.07 -0.06 -0.02 -0.05 -0.06
words: [side]	[usa]	0.06 -0.10 0.03 -0.01 -0.15 -0.14 0.00
words: [side]	addres	-0.13 -0.06 -0.15 -0.12 -0.13 -0.13 0.10
words: [side]	after	-0.01 0.04 -0.27 -0.08 0.05 -0.15 -0.07
words: [side]	against	-0.12 0.00 0.04 -0.07 -0.08 -0.08 -0.09
words: [side]	agent	-0.07 -0.08 0.08 -0.07 -0.08 -0.11 -0.08
words: [side]	aggression	-0.11 0.06 -0.12 -0.08 -0.11 -0.12 0.06
words: [side]	agre	-0.10 0.08 -0.06 0.00 -0.06 -0.09 -0.12
words: [side]	air	0.12 -0.11 -0.02 -0.09 -0.07 -0.14 -0.04
words: [side]	airstrik	0.00 -0.04 -0.15 0.00 0.01 -0.09 0.01
words: [side]	amid	-0.08 -0.09 0.01 -0.11 0.06 0.03 0.02
words: [side]	and	0.12 0.10 -0.26 -0.13 -0.11 -0.19 -0.20
words: [side]	announc	-0.04 0.01 -0.16 0.08 -0.04 -0.13 0.02
words: [side]	are	0.12 -0.12 -0.11 -0.06 -0.10 -0.09 -0.11
words: [side]	army	0.11 0.00 -0.08 -0.09 -0.10 -0.06 -0.11
words: [side]	as	-0.02 0.05 -0.29 -0.20 0.09 -0.03 -0.18
words: [side]	attack	0.04 0.01 -0.42 0.04 -0.10 -0.13 -0.04
words: [side]	back	0.07 0.11 -0.15 -0.11 -0.13 -0.11 -0.15
words: [side]	ballistic	0.07 -0.09 -0.11 -0.07 -0.11 -0.09 -0.01
words: [side]	bomb	0.02 0.07 -0.19 0.03 -0.23 -0.12 -0.07
words: [side]	call	-0.03 -0.05 -0.13 -0.05 0.04 -0.07 0.02
words: [side]	ceasefir	-0.14 -0.05 -0.01 -0.01 -0.20 -0.10 0.08
words: [side]	charg	-0.07 -0.07 0.07 -0.06 -0.08 -0.11 -0.07
words: [side]	chief	0.10 -0.10 -0.11 -0.02 -0.08 -0.04 -0.11
words: [side]	city	0.05 -0.13 -0.15 -0.07 0.03 -0.14 -0.10
words: [side]	claim	-0.08 -0.04 0.08 0.05 -0.12 0.03 -0.15
words: [side]	clash	-0.11 -0.01 -0.12 -0.08 -0.11 -0.13 0.09
words: [side]	clos	-0.13 -0.13 -0.09 0.05 -0.13 -0.13 0.08
words: [side]	commander	0.02 -0.14 -0.14 0.05 -0.12 -0.11 0.07
words: [side]	condemn	-0.08 0.09 -0.07 -0.08 -0.07 -0.02 -0.09
words: [side]	confirm	0.00 0.06 -0.07 -0.02 -0.07 -0.02 -0.07
words: [side]	conflict	0.03 -0.03 -0.10 0.07 -0.12 0.01 -0.27
words: [side]	continu	0.02 0.03 -0.14 -0.16 -0.08 -0.15 -0.17
words: [side]	could	-0.02 -0.13 -0.14 0.08 -0.13 -0.11 0.01
words: [side]	crisi	-0.09 -0.03 -0.07 0.06 -0.09 -0.07 -0.01
words: [side]	deadlin	-0.12 0.00 -0.09 -0.11 -0.13 -0.13 0.04
words: [side]	deal	0.01 -0.02 -0.12 0.08 -0.14 -0.09 -0.15
words: [side]	decision	0.11 -0.11 -0.10 -0.11 -0.11 -0.09 -0.11
words: [side]	defens	0.08 -0.15 0.08 -0.09 -0.15 -0.15 -0.12
words: [side]	delegation	-0.08 0.10 -0.11 0.00 -0.10 -0.09 -0.13
words: [side]	deny	0.10 -0.07 -0.13 -0.10 -0.09 -0.09 -0.13
words: [side]	destroy	-0.10 -0.11 -0.13 -0.10 0.09 0.03 -0.13
words: [side]	dron	-0.10 0.02 0.02 0.00 0.02 -0.18 -0.20
words: [side]	economy	0.01 -0.14 -0.14 0.09 -0.12 -0.15 -0.10
words: [side]	energy	0.05 -0.01 -0.08 -0.08 -0.06 -0.05 -0.07
words: [side]	evacuation	-0.07 0.05 -0.09 -0.04 0.11 -0.09 -0.14
words: [side]	exchang	0.05 -0.10 -0.10 0.05 -0.09 -0.10 -0.11
words: [side]	execut	-0.08 -0.09 0.07 -0.07 0.06 -0.12 -0.10
words: [side]	fir	0.05 0.00 -0.16 -0.07 -0.16 -0.10 0.06
words: [side]	fm	-0.03 0.05 -0.08 -0.04 -0.05 -0.04 -0.09
words: [side]	for	-0.03 0.11 0.01 -0.09 -0.16 -0.12 -0.13
words: [side]	forc	0.11 -0.07 -0.09 -0.12 -0.13 -0.06 -0.16
words: [side]	from	-0.11 -0.12 0.05 -0.03 0.04 -0.13 0.06
words: [side]	gas	-0.10 0.08 -0.16 0.02 -0.15 -0.15 -0.15
words: [side]	halt	-0.09 -0.09 -0.07 0.05 0.03 -0.09 -0.06
words: [side]	has	-0.05 -0.02 0.03 -0.14 -0.18 -0.12 0.07
words: [side]	have	0.02 -0.13 -0.10 -0.06 -0.08 -0.06 0.05
words: [side]	hit	0.07 -0.08 -0.10 -0.12 -0.13 0.06 -0.14
words: [side]	hits	0.18 -0.10 -0.16 -0.08 -0.19 -0.14 -0.15
words: [side]	if	0.05 -0.05 -0.14 0.04 -0.09 -0.10 -0.02
words: [side]	in	0.07 -0.06 -0.02 0.05 -0.04 -0.20 -0.19
words: [side]	infiltration	0.09 -0.05 -0.10 -0.06 -0.10 -0.07 -0.09
words: [side]	intercept	0.03 -0.06 -0.07 -0.05 -0.11 -0.07 0.06
words: [side]	is	0.06 0.07 -0.28 -0.16 -0.24 -0.19 -0.02
words: [side]	jets	-0.04 -0.13 -0.12 0.04 0.05 -0.06 -0.10
words: [side]	kill	-0.02 -0.13 0.06 -0.15 0.09 -0.09 -0.24
words: [side]	latest	0.13 0.00 -0.15 -0.10 -0.13 -0.11 -0.16
words: [side]	launch	0.08 -0.23 0.02 0.06 -0.13 -0.10 -0.09
words: [side]	leader	-0.10 0.08 -0.19 -0.09 -0.13 -0.12 0.00
words: [side]	media	0.09 -0.22 0.10 -0.08 0.04 -0.21 -0.20
words: [side]	military	-0.05 0.06 -0.20 0.01 0.01 -0.12 -0.02
words: [side]	minister	-0.09 0.04 0.03 -0.04 -0.06 -0.08 -0.09
words: [side]	missil	-0.01 -0.01 -0.14 -0.11 0.06 -0.13 -0.05
words: [side]	nam	-0.02 0.05 -0.21 -0.10 -0.16 -0.13 0.04
words: [side]	not	-0.10 0.05 0.06 -0.14 -0.05 -0.14 0.03
words: [side]	nuclear	-0.08 -0.04 0.08 0.03 -0.16 -0.08 0.02
words: [side]	of	-0.01 0.05 -0.11 -0.07 -0.07 -0.04 -0.11
words: [side]	official	-0.06 0.13 -0.23 -0.12 -0.16 -0.11 -0.14
words: [side]	oil	-0.07 0.06 -0.18 -0.04 0.02 -0.19 -0.19
words: [side]	on	-0.06 0.00 -0.26 0.03 0.09 -0.17 -0.16
words: [side]	operation	0.05 -0.09 -0.10 -0.09 -0.13 -0.08 0.07
words: [side]	over	0.07 -0.01 -0.08 -0.06 -0.10 -0.06 -0.10
words: [side]	peac	-0.09 0.09 -0.03 -0.08 -0.05 -0.03 -0.07
words: [side]	podcast	0.00 -0.01 -0.08 -0.04 0.01 -0.06 0.04
words: [side]	port	-0.06 0.01 -0.10 0.07 -0.10 -0.10 -0.08
words: [side]	pound	0.14 -0.14 -0.11 -0.12 -0.14 -0.14 -0.11
words: [side]	proposal	-0.07 0.08 -0.07 -0.01 -0.07 -0.04 -0.08
words: [side]	protest	-0.12 0.11 -0.06 -0.12 -0.17 -0.12 0.03
words: [side]	protester	-0.04 0.08 -0.12 -0.09 -0.12 -0.05 -0.16
words: [side]	regim	0.03 0.02 -0.07 -0.06 -0.06 -0.03 -0.03
words: [side]	respond	0.01 0.01 -0.11 -0.04 0.02 -0.08 0.01
words: [side]	retaliat	0.00 0.01 0.04 0.04 -0.17 -0.11 -0.10
words: [side]	retaliation	0.09 0.01 -0.14 -0.09 -0.02 -0.13 -0.19
words: [side]	said	0.06 -0.07 -0.02 -0.02 0.03 0.00 -0.09
words: [side]	says	0.10 0.08 -0.23 -0.20 -0.25 -0.20 -0.16
words: [side]	security	0.08 0.01 -0.12 -0.03 -0.08 -0.08 -0.10
words: [side]	seiz	-0.18 -0.18 0.07 0.13 0.00 -0.18 0.00
words: [side]	ship	0.07 -0.16 -0.12 -0.12 0.03 -0.08 -0.11
words: [side]	soldier	-0.08 -0.17 -0.17 -0.15 -0.23 -0.12 0.12
words: [side]	speech	-0.12 0.03 -0.12 0.05 -0.10 -0.11 0.03
words: [side]	spy	-0.12 -0.12 0.13 -0.10 -0.13 -0.16 -0.11
words: [side]	start	0.04 0.00 -0.13 -0.11 -0.12 -0.12 0.04
words: [side]	stat	0.07 0.01 -0.11 -0.02 -0.10 -0.03 -0.12
words: [side]	strik	0.05 -0.02 -0.06 -0.03 0.03 -0.21 -0.06
words: [side]	struck	0.08 -0.08 -0.09 -0.05 -0.11 0.07 -0.10
words: [side]	talk	-0.23 0.15 -0.15 -0.18 -0.15 -0.07 -0.03
words: [side]	target	0.03 -0.01 0.01 -0.11 -0.03 -0.13 -0.17
words: [side]	tension	0.09 -0.01 -0.10 -0.06 -0.09 -0.07 -0.06
words: [side]	that	-0.06 -0.02 0.06 -0.07 -0.09 -0.11 0.05
words: [side]	threat	-0.10 -0.15 -0.16 0.05 -0.12 -0.16 0.13
words: [side]	threaten	0.04 -0.14 0.04 -0.09 -0.14 -0.11 0.10
words: [side]	to	-0.19 0.08 -0.09 -0.11 0.02 -0.08 0.09
words: [side]	top	-0.02 0.08 -0.12 -0.04 -0.07 -0.06 0.01
words: [side]	trad	0.14 -0.12 -0.13 -0.12 -0.12 -0.10 0.02
words: [side]	troop	0.02 0.03 -0.13 -0.12 -0.14 -0.12 -0.14
words: [side]	visit	0.00 0.06 -0.08 -0.07 -0.08 -0.03 -0.09
words: [side]	vows	0.03 -0.02 -0.16 -0.04 0.03 -0.12 -0.18
words: [side]	want	0.10 -0.03 -0.07 -0.10 -0.10 -0.06 -0.12
words: [side]	war	-0.12 -0.06 -0.04 0.10 -0.11 -0.12 0.05
words: [side]	warn	-0.06 0.05 -0.01 0.02 0.06 -0.17 -0.14
words: [side]	warship	0.05 -0.10 -0.11 0.05 -0.10 -0.04 -0.12
words: [side]	were	-0.09 -0.03 -0.08 -0.10 -0.06 -0.02 0.05
words: [side]	will	-0.02 0.08 -0.16 -0.10 -0.15 -0.10 -0.15
words: [side]	with	0.06 0.03 -0.11 -0.16 -0.19 -0.13 -0.08
words: [side]	won't	-0.08 0.07 -0.11 -0.10 -0.10 -0.08 0.11
words: [side]	|	-0.08 0.08 -0.10 -0.06 -0.13 -0.07 0.09
words: [usa]	,	-0.03 0.05 -0.14 0.00 -0.07 -0.02 -0.11
words: [usa]	.	-0.09 0.02 -0.11 0.01 -0.12 -0.06 0.11
words: [usa]	:	-0.13 0.13 0.03 -0.07 -0.07 -0.15 -0.08
words: [usa]	?	-0.12 -0.12 0.07 0.06 -0.11 -0.11 0.13
words: [usa]	[place]	0.02 0.00 -0.14 -0.10 -0.11 -0.09 0.00
words: [usa]	[region]	-0.04 -0.06 -0.09 0.02 -0.12 -0.11 0.04
words: [usa]	[side]	-0.03 -0.04 -0.15 0.05 0.06 -0.17 -0.02
words: [usa]	[usa]	0.06 0.08 -0.14 -0.12 -0.10 -0.05 -0.16
words: [usa]	action	0.05 0.02 -0.11 -0.08 -0.09 -0.08 -0.14
words: [usa]	admin	-0.08 -0.11 -0.14 -0.08 -0.08 -0.07 0.11
words: [usa]	after	0.07 -0.02 -0.10 -0.03 -0.08 -0.06 0.01
words: [usa]	agre	-0.06 -0.03 -0.09 0.00 -0.10 -0.08 0.01
words: [usa]	and	-0.11 0.00 0.01 -0.08 -0.17 -0.13 0.07
words: [usa]	announc	0.09 -0.12 -0.14 0.00 0.02 0.02 -0.07
words: [usa]	as	-0.06 0.02 0.03 -0.14 -0.14 -0.10 0.00
words: [usa]	attack	-0.04 -0.06 -0.01 -0.10 0.09 -0.10 -0.03
words: [usa]	back	0.00 0.04 -0.09 0.08 -0.09 -0.08 -0.12
words: [usa]	bas	0.04 -0.01 -0.10 0.01 -0.06 -0.04 -0.14
words: [usa]	base	0.13 -0.13 -0.15 -0.10 -0.12 -0.09 -0.12
words: [usa]	blam	0.06 0.01 -0.16 -0.10 -0.12 -0.10 -0.02
words: [usa]	blockad	0.04 -0.03 -0.13 0.05 -0.13 -0.14 -0.11
words: [usa]	bomb	0.12 -0.13 -0.16 -0.10 0.05 -0.10 -0.11
words: [usa]	call	0.05 0.07 -0.10 -0.03 -0.04 -0.06 -0.15
words: [usa]	can	-0.01 -0.01 0.06 -0.10 -0.08 -0.07 -0.01
words: [usa]	ceasefir	-0.16 0.02 -0.13 0.02 -0.16 -0.12 0.07
words: [usa]	claim	0.04 0.08 -0.21 -0.15 -0.15 -0.17 -0.16
words: [usa]	clos	-0.06 0.08 -0.13 0.04 -0.10 -0.11 -0.12
words: [usa]	confirm	0.09 0.11 -0.14 -0.08 -0.14 -0.08 -0.19
words: [usa]	consulat	0.05 -0.03 -0.13 0.05 -0.10 -0.06 -0.07
words: [usa]	deadlin	-0.05 -0.11 -0.12 -0.11 0.11 -0.11 -0.05
words: [usa]	declar	0.11 0.04 -0.12 0.03 -0.10 -0.04 -0.19
words: [usa]	drop	0.06 0.07 -0.13 -0.13 -0.11 -0.11 -0.05
words: [usa]	f	0.08 -0.11 -0.11 0.04 -0.10 -0.11 -0.11
words: [usa]	fac	-0.02 -0.07 -0.11 -0.07 -0.05 -0.07 0.07
words: [usa]	fighter	-0.05 0.06 -0.15 -0.12 -0.12 -0.10 0.02
words: [usa]	for	-0.02 0.03 -0.14 -0.10 -0.08 -0.07 0.02
words: [usa]	from	-0.10 0.06 -0.13 -0.01 -0.09 -0.10 0.00
words: [usa]	genocidal	-0.11 -0.09 -0.12 -0.10 -0.11 -0.10 0.11
words: [usa]	has	0.09 -0.13 -0.18 -0.16 -0.17 -0.13 0.09
words: [usa]	have	-0.12 0.00 -0.14 -0.08 -0.09 -0.08 0.08
words: [usa]	help	0.03 -0.13 -0.12 0.04 -0.07 -0.04 0.01
words: [usa]	in	-0.03 0.01 -0.05 -0.06 -0.03 -0.16 0.01
words: [usa]	intervention	0.03 -0.06 -0.11 -0.09 -0.09 -0.07 0.02
words: [usa]	is	0.12 -0.01 -0.05 -0.16 -0.16 -0.08 -0.03
words: [usa]	issu	-0.02 0.11 -0.10 -0.08 -0.10 -0.08 -0.10
words: [usa]	kill	0.12 -0.13 -0.14 -0.06 -0.09 -0.05 -0.10
words: [usa]	launch	0.08 -0.13 -0.20 -0.12 0.04 -0.11 -0.01
words: [usa]	leav	-0.14 0.12 -0.11 -0.10 -0.09 -0.07 -0.10
words: [usa]	may	-0.12 0.12 -0.17 -0.10 -0.11 -0.10 0.05
words: [usa]	not	0.03 -0.08 -0.08 -0.03 -0.05 -0.03 0.04
words: [usa]	of	-0.05 0.06 0.04 -0.09 -0.11 -0.09 -0.10
words: [usa]	official	0.06 -0.06 0.03 -0.15 -0.01 -0.12 -0.02
words: [usa]	oil	-0.08 -0.07 -0.04 0.08 -0.04 -0.04 -0.08
words: [usa]	on	-0.18 0.13 0.05 -0.14 -0.12 -0.12 -0.03
words: [usa]	over	-0.08 0.08 -0.14 -0.07 -0.08 -0.09 0.01
words: [usa]	pilot	-0.04 -0.09 0.04 -0.08 -0.10 -0.09 0.09
words: [usa]	plan	0.05 -0.04 -0.13 -0.10 -0.11 -0.09 -0.01
words: [usa]	post	-0.03 -0.02 0.07 -0.11 -0.15 -0.10 0.04
words: [usa]	pressur	-0.03 0.10 -0.09 -0.10 -0.10 -0.09 -0.09
words: [usa]	protest	0.01 -0.05 -0.10 0.05 -0.11 -0.10 -0.13
words: [usa]	ready	0.04 -0.01 -0.08 -0.08 -0.09 -0.05 -0.12
words: [usa]	renew	0.04 -0.05 -0.16 0.07 -0.11 -0.14 -0.16
words: [usa]	rescu	0.03 0.04 -0.09 -0.07 -0.09 -0.07 -0.11
words: [usa]	respons	-0.14 0.10 -0.09 -0.10 -0.09 -0.09 0.00
words: [usa]	said	-0.09 0.08 -0.14 -0.12 0.08 -0.07 -0.10
words: [usa]	sanction	-0.03 -0.10 -0.15 0.08 -0.09 -0.15 -0.10
words: [usa]	says	0.04 0.11 -0.21 -0.03 -0.07 -0.09 -0.21
words: [usa]	send	0.07 0.02 -0.13 -0.13 -0.10 -0.11 -0.12
words: [usa]	servic	0.00 -0.12 -0.12 -0.11 -0.11 0.08 -0.13
words: [usa]	signal	0.08 -0.11 -0.06 0.01 -0.05 -0.04 -0.07
words: [usa]	soldier	-0.06 -0.08 -0.13 -0.04 -0.08 -0.06 0.08
words: [usa]	speech	-0.15 -0.07 -0.14 0.04 -0.14 -0.13 0.07
words: [usa]	strik	-0.07 -0.05 0.08 0.05 -0.01 -0.15 -0.08
words: [usa]	submarin	0.08 -0.09 -0.10 -0.05 -0.06 -0.06 -0.06
words: [usa]	suspend	-0.02 0.07 -0.13 0.04 -0.14 -0.13 -0.14
words: [usa]	talk	0.09 -0.03 -0.06 -0.07 -0.08 -0.05 -0.16
words: [usa]	tell	0.04 0.09 -0.19 -0.05 -0.18 -0.18 -0.12
words: [usa]	threat	-0.03 -0.02 -0.19 -0.05 0.01 -0.12 0.03
words: [usa]	threaten	-0.01 0.03 -0.21 0.04 -0.18 -0.14 -0.04
words: [usa]	to	-0.09 0.06 -0.22 -0.04 -0.19 -0.10 0.05
words: [usa]	troop	-0.09 0.08 -0.08 -0.05 -0.09 -0.04 0.04
words: [usa]	urg	0.10 0.00 -0.14 0.05 -0.14 -0.07 -0.18
words: [usa]	visit	-0.11 0.12 -0.11 -0.09 -0.11 -0.04 -0.12
words: [usa]	vows	0.01 0.09 -0.10 -0.11 -0.12 -0.07 -0.15
words: [usa]	war	0.06 -0.17 -0.23 -0.05 0.08 -0.09 -0.05
words: [usa]	warn	-0.06 -0.03 0.04 0.08 -0.20 -0.13 -0.03
words: [usa]	weigh	0.18 -0.09 -0.19 -0.14 -0.17 -0.11 -0.20
words: [usa]	will	0.01 0.02 -0.12 -0.09 -0.14 -0.08 0.04
words: [usa]	with	-0.12 0.02 0.05 -0.08 -0.10 0.07 0.06
words: a	ceasefir	-0.10 0.08 -0.09 0.04 -0.10 -0.07 -0.13
words: a	key	0.05 -0.06 -0.08 0.03 -0.03 -0.03 -0.10
words: a	massiv	-0.12 -0.13 -0.12 -0.11 0.02 -0.11 0.10
words: a	new	-0.04 -0.05 0.04 -0.11 -0.09 -0.10 0.01
words: a	two	-0.02 0.03 -0.04 0.01 -0.07 -0.03 -0.09
words: a	war	0.00 0.03 -0.13 -0.12 -0.14 -0.09 -0.02
words: about	[side]	-0.21 0.14 0.09 -0.15 -0.18 -0.15 0.00
words: about	the	0.11 -0.10 -0.15 -0.08 -0.16 -0.07 -0.01
words: accus	[usa]	-0.05 0.06 0.04 -0.09 -0.10 -0.08 -0.09
words: acros	[place]	0.12 -0.07 -0.09 -0.08 -0.12 -0.10 -0.11
words: acros	[region]	0.07 -0.10 -0.08 0.00 -0.09 -0.09 -0.10
words: acros	[side]	-0.06 -0.10 -0.16 -0.08 0.04 0.06 -0.06
words: acros	the	-0.09 -0.09 -0.07 0.05 0.05 0.04 -0.03
words: action	in	0.02 -0.03 -0.13 -0.09 -0.10 -0.09 0.02
words: addres	:	-0.12 -0.06 -0.14 -0.12 -0.12 -0.10 0.10
words: after	[number]	-0.10 0.00 -0.14 -0.13 0.05 0.04 0.04
words: after	[place]	-0.09 0.11 -0.09 -0.10 -0.09 -0.04 -0.14
words: after	[side]	-0.14 0.03 -0.10 0.11 0.04 -0.14 -0.08
words: after	[usa]	-0.04 -0.16 -0.11 0.10 0.08 -0.10 -0.05
words: after	attack	-0.15 0.08 -0.15 0.04 -0.19 -0.12 0.03
words: after	ceasefir	-0.07 -0.10 -0.09 -0.10 0.06 -0.10 0.06
words: after	dron	0.07 0.06 -0.09 -0.11 -0.12 -0.11 -0.09
words: after	hits	-0.08 -0.09 -0.09 -0.08 0.10 -0.07 -0.08
words: after	launch	0.10 -0.08 -0.10 -0.07 0.05 -0.07 -0.09
words: after	missil	0.08 -0.09 -0.13 -0.07 -0.02 -0.09 -0.12
words: after	president	-0.06 -0.04 -0.11 -0.06 -0.06 -0.02 0.06
words: after	strik	0.13 -0.06 -0.11 -0.06 -0.16 -0.06 -0.06
words: again	as	0.12 -0.13 -0.10 0.04 -0.12 -0.12 -0.13
words: against	[side]	0.06 -0.06 -0.09 -0.12 -0.29 -0.16 -0.01
words: against	[usa]	-0.12 -0.10 -0.13 -0.07 -0.08 -0.05 0.11
words: aggression	on	-0.11 0.12 -0.07 -0.09 -0.10 -0.07 -0.10
words: agre	to	-0.13 0.08 -0.10 -0.06 -0.13 -0.12 -0.03
words: agreement	with	-0.10 0.08 -0.10 0.07 -0.09 -0.06 -0.09
words: ahead	of	0.07 -0.19 -0.05 -0.02 -0.06 -0.15 0.07
words: air	[place]	-0.03 -0.06 -0.04 -0.09 -0.06 -0.03 0.14
words: air	attack	0.10 -0.10 -0.11 -0.06 -0.03 -0.11 -0.09
words: air	base	-0.01 -0.10 0.08 -0.06 -0.11 -0.07 -0.08
words: air	defenc	0.10 -0.16 -0.18 -0.10 -0.04 -0.11 0.00
words: air	raid	-0.06 -0.04 -0.07 -0.02 0.08 -0.04 -0.05
words: air	strik	0.01 -0.03 -0.18 0.00 0.04 -0.08 -0.21
words: al	jazeera	0.01 0.05 -0.08 -0.09 0.02 -0.08 -0.12
words: alert	in	0.10 -0.08 -0.10 -0.08 -0.10 -0.09 -0.09
words: ali	[side]	0.04 -0.13 0.10 -0.04 -0.13 -0.11 -0.16
words: all	in	-0.12 -0.07 -0.13 -0.05 -0.07 -0.05 0.09
words: all	out	0.10 -0.12 -0.09 -0.05 -0.08 -0.05 -0.10
words: amid	[side]	-0.08 -0.02 -0.19 -0.01 0.00 -0.10 0.02
words: amid	[usa]	0.06 -0.13 -0.10 0.02 0.02 -0.08 -0.13
words: amid	grow	0.11 -0.13 -0.08 -0.06 -0.09 -0.06 -0.09
words: amid	ongo	-0.12 -0.03 -0.12 -0.11 0.06 -0.10 0.04
words: amid	protest	0.05 -0.03 0.03 -0.05 -0.07 -0.10 -0.08
words: and	[ally]	0.10 -0.12 -0.11 -0.06 -0.10 -0.07 -0.07
words: and	[number]	0.10 -0.08 -0.10 -0.08 -0.10 -0.03 -0.07
words: and	[place]	0.01 0.09 -0.20 -0.07 -0.09 -0.11 -0.17
words: and	[region]	-0.14 0.05 -0.11 0.09 0.05 -0.08 -0.17
words: and	[side]	0.07 0.04 -0.13 -0.11 -0.21 -0.16 -0.04
words: and	[usa]	-0.16 0.10 0.02 -0.09 -0.19 -0.10 0.03
words: and	dron	0.06 0.00 -0.11 -0.07 -0.08 -0.10 -0.05
words: and	gas	0.09 -0.01 -0.07 -0.10 -0.10 -0.07 -0.09
words: and	hama	0.07 -0.07 -0.05 -0.03 -0.04 -0.02 -0.05
words: and	hits	-0.01 0.02 -0.09 0.07 -0.08 -0.07 -0.08
words: and	load	0.11 -0.08 -0.09 -0.11 -0.08 -0.08 -0.13
words: and	more	0.00 0.03 -0.12 -0.07 -0.12 -0.09 0.02
words: and	nuclear	0.10 0.02 -0.12 -0.09 -0.09 -0.09 -0.12
words: and	ongo	0.10 -0.08 -0.08 -0.06 0.01 -0.06 -0.14
words: and	other	0.12 -0.14 -0.14 -0.07 -0.10 -0.04 -0.11
words: and	the	0.13 -0.14 -0.22 -0.09 -0.20 -0.16 0.00
words: and	threaten	0.10 -0.13 -0.07 -0.01 -0.06 -0.04 -0.09
words: and	why	-0.03 -0.16 0.06 0.07 -0.12 -0.07 -0.02
words: announc	[number]	-0.05 0.11 -0.13 -0.11 -0.17 -0.14 -0.13
words: announc	[side]	-0.12 0.05 -0.05 0.00 0.05 -0.03 -0.11
words: announc	[usa]	-0.07 0.07 -0.02 -0.05 -0.05 -0.02 -0.06
words: announc	kill	-0.08 -0.11 -0.09 -0.06 0.10 -0.05 -0.08
words: announc	massiv	0.12 -0.07 -0.10 -0.07 -0.12 -0.07 -0.16
words: appear	to	0.02 0.03 -0.10 -0.11 -0.11 -0.08 -0.14
words: are	[usa]	-0.12 0.14 -0.09 -0.10 -0.09 -0.06 -0.13
words: are	the	-0.06 0.03 0.04 -0.09 -0.12 -0.06 0.07
words: arm	forc	0.06 0.03 -0.11 -0.09 -0.12 -0.07 -0.11
words: army	chief	-0.10 0.11 -0.08 -0.08 -0.09 -0.03 -0.10
words: army	says	0.07 0.01 -0.12 -0.08 -0.12 -0.06 -0.12
words: arriv	in	0.04 -0.04 -0.07 -0.07 0.04 -0.04 -0.11
words: as	[place]	-0.04 0.01 -0.11 -0.05 0.05 -0.08 -0.01
words: as	[region]	0.05 -0.17 -0.07 -0.04 0.04 -0.07 -0.14
words: as	[side]	0.08 -0.08 -0.26 -0.03 0.06 -0.16 -0.08
words: as	[usa]	-0.03 -0.13 0.00 0.08 0.05 -0.11 -0.12
words: as	a	-0.05 0.17 -0.17 -0.13 -0.16 -0.11 -0.07
words: as	bomb	0.01 -0.10 -0.10 -0.06 0.00 -0.10 0.03
words: as	ceasefir	0.06 -0.06 -0.09 -0.02 -0.11 -0.09 -0.11
words: as	conflict	0.02 -0.13 -0.11 0.07 -0.10 -0.09 -0.12
words: as	he	0.08 -0.03 -0.17 -0.14 -0.13 -0.10 -0.03
words: as	it	-0.05 0.01 0.04 -0.03 -0.11 -0.08 -0.08
words: as	missil	0.08 -0.05 -0.08 -0.03 0.02 -0.09 -0.09
words: as	new	0.00 -0.12 -0.08 -0.06 -0.09 -0.09 0.05
words: as	oil	0.00 -0.04 -0.07 0.05 -0.10 -0.07 -0.07
words: as	protest	0.03 0.07 -0.01 -0.11 -0.13 -0.08 -0.16
words: as	strik	-0.10 0.05 -0.13 -0.15 -0.14 0.07 -0.15
words: as	tension	0.08 -0.04 -0.12 -0.11 0.06 -0.11 -0.13
words: as	war	-0.08 0.03 -0.09 -0.11 0.08 -0.06 -0.06
words: asks	[usa]	-0.11 0.09 -0.12 -0.08 -0.10 -0.08 -0.07
words: assault	on	0.13 -0.07 -0.09 -0.07 -0.13 -0.08 -0.13
words: at	[place]	-0.10 0.08 -0.11 0.03 -0.13 -0.07 0.04
words: at	[side]	0.06 0.02 -0.14 -0.12 -0.25 -0.15 -0.01
words: at	[usa]	0.00 -0.06 -0.19 -0.01 -0.15 -0.12 0.08
words: at	home	-0.02 -0.12 -0.12 0.05 -0.14 -0.10 0.08
words: at	least	0.17 -0.16 -0.16 -0.03 -0.21 -0.11 -0.15
words: attack	,	0.10 -0.03 -0.24 0.03 -0.09 -0.15 -0.25
words: attack	:	-0.02 0.02 -0.14 -0.11 0.03 -0.10 -0.03
words: attack	?	-0.07 -0.01 -0.12 -0.08 -0.13 -0.09 0.07
words: attack	[side]	0.07 -0.06 -0.20 -0.03 -0.22 -0.09 0.01
words: attack	[usa]	0.00 0.01 -0.13 0.03 -0.12 -0.04 -0.14
words: attack	against	0.14 -0.10 -0.14 -0.07 -0.14 -0.09 -0.17
words: attack	and	-0.04 0.02 -0.11 0.04 -0.09 -0.10 -0.09
words: attack	as	0.12 -0.12 -0.13 -0.10 -0.10 -0.06 -0.13
words: attack	in	-0.02 -0.03 -0.14 0.03 0.01 -0.08 -0.10
words: attack	kill	0.14 -0.12 -0.12 -0.11 -0.14 -0.11 -0.13
words: attack	near	0.05 0.04 -0.07 -0.12 -0.11 -0.09 -0.10
words: attack	on	-0.13 0.10 -0.03 -0.02 -0.09 -0.07 0.05
words: attack	to	0.07 0.00 -0.03 -0.11 -0.05 -0.02 -0.09
words: attempt	to	-0.05 0.07 0.04 -0.12 -0.13 -0.14 -0.14
words: back	,	0.07 0.03 -0.12 0.01 -0.11 -0.08 -0.14
words: back	at	-0.04 0.08 -0.12 -0.12 -0.13 -0.07 0.03
words: back	down	-0.07 0.06 -0.11 -0.08 -0.11 -0.08 -0.02
words: back	with	-0.06 0.01 -0.08 0.08 -0.06 -0.03 -0.03
words: balanc	of	-0.06 0.16 -0.09 -0.05 -0.13 -0.08 0.03
words: ballistic	missil	0.14 -0.13 -0.27 0.00 -0.25 -0.14 -0.04
words: base	in	0.04 -0.12 0.05 -0.08 -0.13 -0.06 -0.13
words: be	hit	0.13 -0.11 -0.09 -0.06 -0.10 -0.09 -0.10
words: be	target	-0.07 -0.06 0.07 -0.07 0.03 -0.09 0.04
words: befor	[usa]	0.09 -0.07 -0.06 -0.08 -0.10 -0.04 -0.11
words: below	[number]	-0.04 -0.06 -0.03 0.06 -0.02 -0.03 -0.05
words: between	[place]	0.07 -0.01 -0.08 -0.10 -0.11 -0.09 -0.12
words: between	[side]	0.00 0.07 -0.19 -0.14 -0.19 -0.14 0.03
words: between	[usa]	-0.09 0.01 -0.05 -0.10 -0.07 -0.03 0.03
words: between	the	-0.14 0.04 -0.10 -0.07 -0.08 -0.04 0.03
words: big	one	0.13 -0.13 -0.09 -0.09 -0.11 -0.06 -0.12
words: black	box	0.02 0.04 -0.08 -0.10 -0.09 -0.06 0.04
words: blam	[side]	0.08 -0.03 0.03 -0.09 -0.13 -0.10 -0.06
words: blam	[usa]	0.03 0.05 -0.11 -0.07 -0.06 -0.09 -0.08
words: block	in	0.12 -0.08 -0.10 -0.06 -0.12 -0.07 -0.10
words: bloomberg	daybreak	-0.06 0.07 -0.10 -0.06 0.05 -0.07 -0.01
words: blow	up	0.07 0.05 -0.10 -0.08 -0.11 -0.08 -0.11
words: bomb	[place]	0.01 0.04 -0.12 -0.11 -0.13 -0.09 -0.14
words: bomb	[side]	0.04 0.00 -0.18 -0.12 0.06 -0.12 -0.04
words: bomb	in	0.15 0.01 -0.17 -0.15 -0.01 -0.16 -0.16
words: box	found	0.02 0.04 -0.08 -0.10 -0.09 -0.06 0.04
words: brac	for	-0.12 -0.17 -0.14 0.11 0.06 -0.11 -0.02
words: break	:	0.03 0.06 0.08 -0.13 -0.21 -0.13 -0.20
words: by	[place]	-0.06 0.04 -0.08 -0.05 -0.11 -0.03 0.04
words: by	[side]	-0.11 -0.04 -0.31 0.03 0.11 -0.18 -0.03
words: by	[usa]	-0.14 0.14 -0.15 0.03 -0.16 -0.15 -0.13
words: call	for	-0.01 0.02 -0.19 -0.10 0.04 -0.08 -0.03
words: call	it	-0.02 -0.05 -0.14 -0.08 -0.11 -0.12 0.05
words: call	on	0.07 -0.01 -0.14 -0.11 -0.15 -0.10 0.01
words: can	[side]	0.11 -0.08 -0.15 0.01 -0.12 -0.14 -0.09
words: can't	kill	-0.09 0.11 -0.10 -0.10 -0.10 -0.09 -0.13
words: canadian	in	-0.07 -0.03 -0.07 -0.06 0.08 -0.06 -0.12
words: ceas	fire	0.08 -0.10 -0.07 -0.11 0.06 -0.06 -0.11
words: ceasefir	,	0.04 -0.04 -0.10 0.05 0.02 -0.10 -0.17
words: ceasefir	?	0.01 -0.04 -0.07 -0.12 -0.12 -0.07 0.05
words: ceasefir	[number]	-0.12 -0.13 -0.09 0.07 0.09 0.02 -0.11
words: ceasefir	announcement	-0.03 -0.01 -0.07 -0.11 0.00 -0.08 0.05
words: ceasefir	as	-0.09 -0.02 -0.06 -0.10 -0.09 -0.04 0.05
words: ceasefir	between	0.05 0.03 -0.10 -0.11 -0.12 -0.11 -0.14
words: ceasefir	deal	-0.13 0.02 -0.07 0.01 -0.09 -0.07 0.03
words: ceasefir	in	0.04 0.00 -0.11 -0.13 -0.15 -0.12 0.03
words: ceasefir	with	-0.18 -0.06 -0.14 -0.11 -0.17 -0.14 0.12
words: charg	with	-0.12 -0.12 0.13 -0.11 -0.14 -0.18 -0.12
words: chief	,	0.13 -0.13 -0.11 -0.07 -0.10 -0.11 -0.12
words: citizen	messag	-0.12 -0.13 -0.09 0.07 0.09 0.02 -0.11
words: city	of	0.03 -0.13 -0.13 -0.08 0.06 -0.10 -0.08
words: claim	[side]	-0.14 -0.02 0.05 -0.12 -0.13 0.03 0.04
words: claim	it	0.11 -0.10 0.04 -0.01 -0.11 -0.10 -0.09
words: clash	with	-0.08 -0.10 -0.10 -0.11 -0.10 -0.08 0.09
words: clos	[region]	0.01 -0.13 -0.13 0.14 -0.17 -0.16 -0.14
words: clos	to	0.02 0.06 0.01 -0.04 -0.08 -0.12 -0.07
words: combat	operation	0.06 0.09 -0.16 -0.11 -0.14 -0.11 -0.25
words: come	to	-0.04 0.07 -0.05 -0.04 -0.05 -0.02 -0.05
words: commander	,	-0.10 0.02 0.06 -0.11 0.03 -0.09 -0.14
words: commander	[place]	-0.08 0.08 -0.05 -0.05 -0.05 -0.02 -0.09
words: commander	[side]	0.07 0.00 -0.18 -0.11 -0.15 -0.12 -0.01
words: commander	commander	0.11 -0.15 -0.16 -0.10 -0.13 -0.10 0.07
words: commander	to	0.11 -0.13 -0.14 -0.09 -0.12 -0.09 0.05
words: concern	about	0.02 -0.16 0.05 0.05 -0.12 -0.09 -0.01
words: condemn	[side]	-0.07 0.13 -0.12 -0.12 -0.17 -0.09 -0.15
words: condemn	[usa]	-0.07 -0.01 -0.14 -0.07 -0.10 -0.07 0.06
words: condemn	aggression	-0.10 0.10 -0.07 -0.07 -0.09 -0.07 -0.09
words: conflict	,	-0.06 0.05 -0.10 0.03 -0.08 -0.07 -0.01
words: conflict	enter	0.03 -0.08 -0.09 0.05 0.07 -0.09 -0.10
words: conflict	threaten	-0.07 -0.08 -0.03 0.07 -0.04 -0.04 -0.06
words: conflict	widen	0.09 -0.09 -0.10 -0.04 -0.10 -0.09 -0.09
words: continu	,	0.11 -0.02 -0.11 -0.10 -0.11 -0.10 -0.11
words: continu	to	0.08 -0.07 -0.10 -0.11 -0.02 -0.09 -0.13
words: cost	of	-0.05 -0.02 -0.13 0.00 0.01 0.09 -0.03
words: could	be	-0.11 0.03 -0.08 0.08 -0.06 -0.04 -0.03
words: court	at	-0.02 -0.12 -0.12 0.05 -0.14 -0.10 0.08
words: cut	off	-0.06 0.05 -0.13 -0.09 0.07 -0.14 -0.10
words: damag	to	0.11 -0.09 -0.12 -0.05 -0.11 -0.07 -0.11
words: day	[number]	0.08 -0.12 -0.14 -0.13 -0.15 -0.09 -0.02
words: day	after	0.08 -0.10 -0.04 -0.03 -0.10 -0.02 -0.06
words: day	ceasefir	-0.02 0.10 -0.05 -0.10 -0.10 -0.07 -0.13
words: days	,	0.09 0.04 0.04 -0.07 -0.10 -0.04 -0.08
words: days	of	-0.12 -0.12 -0.10 -0.10 0.09 -0.07 0.09
words: dead	,	-0.01 -0.08 -0.08 -0.04 0.04 -0.05 -0.11
words: dead	after	0.13 -0.12 -0.11 -0.11 -0.13 -0.09 -0.11
words: deadlin	loom	-0.15 -0.14 -0.13 -0.07 0.11 -0.13 0.09
words: deal	,	-0.14 0.11 -0.07 -0.11 -0.11 -0.10 -0.10
words: deal	to	0.08 -0.08 -0.05 -0.03 -0.05 -0.06 -0.09
words: deal	with	0.04 0.00 -0.08 0.04 -0.10 -0.07 -0.15
words: death	toll	0.00 -0.02 -0.11 -0.10 0.04 -0.11 -0.13
words: declar	[side]	0.05 0.05 -0.06 -0.04 -0.04 -0.02 -0.10
words: declar	[usa]	0.05 -0.08 -0.10 -0.10 -0.10 -0.10 0.03
words: defens	official	-0.13 -0.12 0.09 -0.12 -0.12 -0.15 -0.03
words: demand	[side]	-0.08 -0.03 0.02 -0.10 -0.10 -0.12 0.05
words: destroy	,	-0.04 -0.13 0.10 -0.07 0.02 -0.09 -0.14
words: destroy	[side]	-0.01 -0.14 0.03 0.01 -0.18 -0.13 0.05
words: did	not	-0.10 0.08 0.05 -0.11 -0.16 -0.07 -0.17
words: direct	talk	0.00 -0.06 -0.03 -0.07 -0.05 -0.02 0.05
words: dollar	as	-0.08 -0.09 -0.05 0.09 -0.07 -0.05 -0.08
words: dollar	million	-0.12 0.05 0.10 -0.02 -0.10 -0.13 0.06
words: down	,	-0.03 -0.03 -0.08 0.00 -0.11 -0.05 0.10
words: down	in	0.14 -0.12 -0.13 -0.10 -0.12 -0.11 -0.14
words: down	two	0.11 -0.10 -0.05 -0.09 -0.10 -0.02 -0.10
words: dozen	dead	0.15 -0.10 -0.10 -0.09 -0.14 -0.12 -0.11
words: dozen	kill	-0.04 0.04 -0.09 -0.04 0.03 -0.05 -0.08
words: dozen	of	0.15 -0.12 -0.14 -0.10 -0.12 -0.10 -0.14
words: dron	,	0.13 -0.11 -0.16 -0.09 -0.12 -0.09 -0.11
words: dron	and	0.08 -0.07 -0.10 -0.05 -0.08 -0.07 -0.08
words: dron	attack	-0.08 0.05 0.06 -0.14 -0.16 -0.13 -0.15
words: dron	hits	0.02 0.00 -0.10 0.05 -0.09 -0.04 -0.06
words: dron	in	0.12 -0.10 -0.13 -0.07 -0.13 -0.07 -0.08
words: dron	infiltration	0.09 -0.04 -0.07 -0.05 -0.09 -0.04 -0.08
words: dron	strik	0.10 0.01 -0.17 -0.16 -0.02 -0.12 -0.14
words: dron	target	0.10 -0.12 -0.09 -0.06 -0.12 -0.06 -0.06
words: due	to	-0.13 0.04 -0.12 -0.05 0.04 -0.07 0.04
words: dur	[side]	-0.11 0.05 -0.18 -0.12 0.09 -0.13 -0.06
words: dur	live	0.03 -0.08 -0.10 -0.05 -0.01 -0.09 0.00
words: each	other	0.04 -0.13 -0.10 -0.15 -0.11 -0.14 0.05
words: early	as	-0.06 0.05 -0.03 -0.04 -0.04 -0.03 -0.05
words: enemy	:	-0.15 0.10 -0.09 -0.09 -0.11 -0.07 -0.02
words: escalat	,	0.16 -0.16 -0.14 -0.15 -0.15 -0.10 0.05
words: even	as	-0.01 -0.08 -0.07 -0.04 -0.05 -0.04 0.09
words: exchang	threat	-0.15 0.11 -0.07 -0.05 -0.04 -0.05 -0.09
words: explainer	:	0.12 -0.13 -0.13 -0.09 -0.10 -0.07 -0.11
words: explosion	heard	0.00 0.05 -0.06 -0.04 -0.11 -0.04 -0.12
words: explosion	in	-0.03 -0.13 -0.07 -0.08 -0.03 -0.05 0.07
words: f	[number]	0.15 -0.17 -0.17 0.00 -0.17 -0.15 -0.17
words: fail	to	-0.10 0.05 0.05 -0.08 -0.08 -0.04 -0.01
words: fear	of	0.01 -0.06 -0.04 0.01 -0.05 -0.03 0.00
words: fed	hold	0.10 -0.10 -0.11 -0.10 -0.09 -0.05 -0.09
words: fight	in	0.12 -0.04 -0.14 -0.10 -0.11 -0.12 0.01
words: fighter	jet	-0.01 0.01 -0.18 0.01 -0.15 -0.11 -0.01
words: fir	missil	0.12 -0.11 -0.12 -0.09 -0.12 -0.05 -0.08
words: fire	in	0.12 -0.11 -0.09 -0.08 -0.14 -0.10 -0.10
words: first	[usa]	0.02 0.06 -0.10 -0.08 -0.09 -0.07 -0.02
words: first	time	0.01 -0.02 -0.01 0.00 -0.15 -0.07 0.00
words: follow	[side]	-0.10 -0.05 -0.14 0.07 -0.13 -0.12 0.06
words: footag	show	0.07 -0.06 -0.14 -0.03 -0.09 -0.05 -0.06
words: for	[number]	0.07 -0.15 -0.16 0.11 -0.15 -0.12 -0.13
words: for	[place]	0.04 0.01 -0.12 0.02 -0.01 -0.09 -0.13
words: for	[region]	0.08 0.03 -0.12 -0.12 -0.12 -0.11 -0.14
words: for	[side]	-0.13 -0.16 0.19 -0.07 -0.01 -0.26 0.02
words: for	[usa]	-0.02 0.05 -0.17 -0.16 -0.02 -0.14 0.06
words: for	a	-0.11 0.10 -0.09 -0.03 -0.14 -0.07 -0.06
words: for	ceasefir	0.05 0.01 -0.08 -0.11 -0.13 -0.11 -0.01
words: for	first	0.03 0.01 0.04 0.03 -0.09 -0.05 -0.12
words: for	him	-0.07 -0.11 -0.11 -0.09 -0.10 -0.08 0.11
words: for	market	-0.10 -0.09 -0.04 -0.02 -0.04 -0.03 0.10
words: for	peac	-0.06 0.06 -0.05 -0.04 -0.03 -0.02 -0.07
words: for	strik	-0.02 0.09 -0.18 -0.07 -0.16 -0.14 -0.19
words: for	the	0.02 -0.01 -0.21 0.00 -0.18 -0.11 0.04
words: for	war	0.14 -0.02 -0.13 -0.05 -0.10 -0.07 -0.07
words: forc	in	0.12 -0.09 -0.09 -0.07 -0.12 -0.08 0.07
words: forc	majeur	-0.10 -0.11 -0.07 0.10 -0.08 -0.09 -0.08
words: former	[side]	0.01 0.01 -0.18 -0.09 -0.11 -0.11 0.05
words: found	,	0.02 0.04 -0.08 -0.10 -0.09 -0.06 0.04
words: fresh	strik	0.05 -0.06 -0.05 -0.02 -0.06 -0.02 -0.03
words: from	[place]	0.13 -0.07 -0.19 -0.17 -0.22 -0.16 0.02
words: from	[region]	-0.09 -0.08 -0.13 0.06 -0.14 -0.13 0.03
words: from	[side]	-0.03 0.00 0.04 -0.01 -0.09 -0.23 -0.12
words: from	[usa]	0.07 -0.03 0.03 -0.14 -0.11 -0.10 0.03
words: from	a	-0.08 0.09 -0.12 -0.08 -0.10 -0.05 -0.11
words: from	military	-0.03 0.00 0.12 -0.12 -0.08 -0.10 0.08
words: from	missil	0.00 -0.09 0.04 -0.08 -0.15 -0.10 -0.11
words: from	sanction	-0.10 0.01 -0.11 0.01 -0.06 -0.14 0.05
words: from	strik	0.06 -0.08 0.02 -0.05 -0.11 -0.10 0.11
words: from	the	0.09 -0.02 -0.16 0.02 -0.19 -0.12 -0.17
words: from	war	-0.15 -0.04 -0.15 0.02 0.11 -0.13 0.03
words: fuel	pric	-0.08 -0.10 -0.05 0.08 -0.08 -0.03 -0.07
words: g	[number]	-0.09 0.14 -0.09 -0.12 -0.15 -0.07 -0.18
words: g7	early	0.03 -0.02 -0.08 -0.08 0.05 -0.08 -0.13
words: gas	facility	0.10 -0.16 -0.12 -0.02 -0.14 -0.13 -0.09
words: gas	field	-0.03 0.14 -0.19 -0.14 -0.15 -0.16 -0.15
words: gas	pric	-0.12 0.00 -0.07 0.08 -0.08 -0.06 -0.03
words: global	economy	-0.10 -0.09 -0.07 0.10 -0.05 -0.04 -0.09
words: go	to	0.08 0.05 -0.11 -0.07 -0.14 -0.07 -0.12
words: ground	in	0.05 -0.01 -0.09 -0.04 -0.09 -0.06 0.00
words: had	been	-0.09 0.07 0.06 -0.09 -0.09 -0.05 -0.12
words: hama	target	0.07 -0.08 -0.05 -0.02 -0.04 -0.02 -0.04
words: happen	on	0.09 -0.13 -0.15 -0.14 -0.15 -0.09 -0.03
words: has	a	-0.06 0.03 -0.12 -0.10 -0.10 -0.12 0.06
words: has	been	0.00 0.00 0.03 -0.10 0.03 -0.11 -0.10
words: has	taken	-0.09 0.09 -0.07 -0.09 -0.06 -0.04 -0.08
words: have	been	0.02 -0.10 -0.06 -0.05 0.03 -0.05 -0.08
words: have	to	-0.11 0.11 -0.08 -0.10 -0.06 -0.08 -0.09
words: help	[side]	-0.13 -0.07 0.07 -0.09 0.06 -0.08 0.00
words: hit	,	0.10 -0.08 -0.07 -0.10 -0.09 -0.09 -0.07
words: hit	[side]	-0.07 -0.11 -0.09 0.06 0.06 -0.08 -0.11
words: hit	by	-0.03 -0.21 -0.20 0.03 0.10 -0.15 -0.20
words: hit	in	0.13 -0.09 -0.11 -0.07 -0.14 -0.09 -0.02
words: hits	[place]	0.07 -0.14 -0.12 0.07 -0.15 -0.13 -0.10
words: hits	[side]	0.11 -0.18 -0.18 -0.04 -0.02 -0.13 -0.16
words: hits	[usa]	-0.15 0.05 -0.14 0.07 -0.12 -0.11 0.07
words: hits	back	0.00 0.04 -0.15 -0.05 -0.16 -0.09 0.00
words: hits	in	0.13 -0.20 -0.28 -0.20 -0.01 -0.13 -0.18
words: hits	on	0.08 -0.07 -0.17 -0.06 -0.04 -0.07 -0.12
words: hospital	in	0.08 -0.09 -0.11 -0.08 0.04 -0.11 -0.11
words: hotel	in	0.13 -0.12 -0.12 -0.11 -0.13 -0.10 -0.12
words: hour	befor	0.10 0.00 -0.07 -0.08 -0.11 -0.05 -0.15
words: how	[side]	0.02 -0.14 0.02 -0.12 0.03 -0.11 0.00
words: how	[usa]	-0.12 0.03 -0.13 0.06 -0.09 -0.06 -0.01
words: how	the	0.01 -0.10 -0.09 0.05 -0.10 -0.06 -0.01
words: hundred	of	0.09 -0.09 -0.11 -0.05 -0.11 -0.09 -0.06
words: hurt	as	0.11 -0.10 -0.08 -0.09 -0.12 -0.06 -0.10
words: if	[region]	0.05 0.04 -0.07 -0.03 -0.05 -0.06 -0.07
words: if	[side]	0.01 -0.04 0.00 0.03 -0.14 -0.06 -0.11
words: if	[usa]	-0.16 0.03 -0.18 -0.08 -0.16 -0.14 0.09
words: if	attack	0.06 -0.04 -0.08 -0.06 -0.07 -0.04 -0.08
words: imag	show	0.00 -0.13 0.08 -0.12 0.03 -0.13 -0.12
words: imminent	threat	0.09 -0.10 0.06 -0.07 -0.05 -0.05 -0.12
words: in	,	-0.11 0.12 -0.13 -0.11 -0.09 -0.07 0.01
words: in	:	0.06 -0.10 -0.07 -0.08 0.03 -0.08 -0.11
words: in	[ally]	0.05 -0.01 -0.09 -0.05 -0.08 -0.06 -0.08
words: in	[number]	-0.11 0.05 0.06 -0.08 -0.08 0.06 -0.11
words: in	[place]	0.07 -0.11 -0.01 -0.05 0.16 -0.18 -0.21
words: in	[region]	0.01 -0.11 -0.24 0.10 -0.04 -0.19 -0.18
words: in	[side]	0.17 -0.31 -0.08 -0.20 0.08 -0.06 0.06
words: in	[usa]	-0.11 0.14 0.01 -0.16 -0.18 -0.10 -0.08
words: in	a	-0.03 0.08 -0.12 -0.06 -0.09 -0.09 0.01
words: in	air	0.11 -0.09 -0.12 -0.06 -0.10 -0.09 -0.12
words: in	attack	-0.09 0.07 -0.21 -0.11 -0.10 -0.12 0.08
words: in	ceasefir	-0.06 -0.18 -0.14 0.04 0.10 -0.02 -0.02
words: in	full	0.05 0.02 -0.09 -0.08 -0.06 -0.04 0.02
words: in	north	-0.10 -0.10 0.08 -0.07 -0.12 -0.07 0.06
words: in	on	-0.11 -0.13 0.03 0.02 -0.11 0.06 0.08
words: in	pictur	0.09 -0.01 -0.13 -0.11 -0.14 -0.12 -0.13
words: in	plac	-0.08 -0.01 -0.07 -0.07 0.08 -0.06 -0.13
words: in	respons	0.00 0.02 -0.14 0.06 -0.15 -0.10 -0.03
words: in	says	0.08 0.08 -0.09 -0.13 -0.12 -0.11 -0.09
words: in	south	0.06 -0.01 -0.07 -0.06 -0.07 -0.07 -0.08
words: in	strik	0.11 -0.14 -0.15 -0.05 0.02 -0.08 -0.14
words: in	talk	-0.05 -0.09 -0.11 -0.10 -0.09 -0.07 0.13
words: in	the	-0.05 0.09 0.00 0.01 -0.32 -0.15 -0.04
words: in	war	-0.10 -0.09 -0.15 0.00 -0.06 -0.11 0.11
words: infiltration	alert	0.09 -0.04 -0.07 -0.05 -0.09 -0.04 -0.08
words: insight	:	-0.09 -0.08 -0.06 0.09 -0.06 -0.03 -0.09
words: intercept	[side]	0.01 -0.05 -0.06 -0.05 -0.11 -0.06 0.04
words: intercept	dron	0.06 -0.04 -0.05 -0.05 -0.08 -0.04 -0.05
words: interven	if	0.11 -0.07 -0.06 -0.08 -0.06 -0.05 -0.08
words: interven	in	0.11 -0.08 -0.06 -0.06 -0.04 -0.06 -0.08
words: intervention	in	0.03 -0.05 -0.11 -0.11 -0.09 -0.08 0.02
words: into	[side]	-0.08 -0.09 0.07 -0.07 -0.09 -0.07 0.09
words: involv	in	0.06 0.02 -0.10 0.06 -0.10 -0.05 -0.13
words: is	[side]	-0.03 -0.13 -0.04 -0.04 -0.18 -0.12 0.13
words: is	a	-0.06 -0.08 -0.16 -0.10 -0.11 -0.12 0.10
words: is	happen	0.11 -0.10 -0.16 -0.14 -0.16 -0.12 -0.06
words: is	key	-0.03 -0.13 -0.07 0.07 -0.06 -0.04 0.07
words: is	lock	0.12 -0.12 -0.07 -0.07 -0.06 -0.05 -0.09
words: is	not	-0.01 -0.11 0.03 -0.09 -0.13 -0.10 0.07
words: is	the	-0.02 0.07 0.04 -0.08 -0.14 -0.07 -0.09
words: it	had	0.08 -0.09 -0.10 -0.02 0.02 -0.03 -0.08
words: it	has	0.08 -0.06 -0.13 0.02 -0.13 -0.11 -0.01
words: it	is	0.12 -0.13 -0.13 0.07 -0.11 -0.12 -0.12
words: it	was	-0.05 0.00 0.10 -0.08 -0.12 -0.08 0.01
words: it	will	-0.03 0.06 -0.14 -0.09 -0.12 -0.09 -0.01
words: jimmy	kimmel	-0.10 -0.08 -0.11 -0.07 -0.10 -0.07 0.10
words: joe	kent	-0.10 -0.11 0.10 -0.07 -0.09 -0.08 0.08
words: jump	as	-0.03 -0.03 -0.02 0.03 -0.03 -0.02 -0.03
words: key	[side]	-0.06 0.07 0.06 -0.11 -0.13 -0.10 -0.17
words: kill	[number]	-0.01 0.02 -0.18 -0.09 0.09 -0.10 -0.14
words: kill	[side]	-0.10 -0.13 -0.15 -0.10 0.09 -0.11 0.06
words: kill	after	-0.10 0.07 -0.14 -0.08 0.06 -0.09 -0.13
words: kill	as	0.15 -0.11 -0.09 -0.09 -0.15 -0.06 -0.12
words: kill	at	0.10 -0.06 -0.11 -0.03 -0.12 -0.05 -0.07
words: kill	by	0.08 -0.13 -0.19 -0.09 0.04 -0.10 -0.06
words: kill	commander	0.07 -0.15 -0.12 -0.06 -0.12 -0.06 0.03
words: kill	in	0.10 -0.24 -0.07 -0.13 0.06 -0.11 -0.06
words: kill	more	-0.08 -0.09 -0.10 -0.04 0.09 -0.06 -0.11
words: kill	of	-0.03 0.05 -0.11 -0.06 -0.11 -0.09 -0.10
words: kill	protester	0.04 0.02 -0.05 -0.07 -0.06 -0.03 -0.09
words: kill	thre	0.14 -0.14 -0.12 -0.13 -0.15 -0.11 -0.11
words: kill	two	0.16 -0.13 -0.12 -0.10 -0.18 -0.07 -0.09
words: kill	your	-0.09 0.11 -0.10 -0.10 -0.10 -0.09 -0.13
words: know	about	0.02 0.06 -0.10 -0.10 -0.12 -0.07 -0.13
words: know	so	0.10 -0.11 -0.07 -0.07 -0.11 -0.06 -0.10
words: land	in	0.06 0.01 -0.06 -0.06 -0.10 -0.05 -0.08
words: latest	:	0.14 0.02 -0.14 -0.13 -0.16 -0.05 -0.21
words: latest	attack	0.09 0.03 -0.09 -0.07 -0.10 -0.08 -0.12
words: launch	a	-0.09 -0.01 -0.10 -0.10 -0.10 -0.02 0.06
words: launch	attack	0.04 0.04 -0.09 -0.05 -0.12 -0.07 -0.10
words: launch	fresh	0.11 -0.10 -0.08 -0.08 -0.08 -0.02 -0.10
words: launch	from	0.10 -0.09 -0.09 -0.07 -0.13 -0.08 -0.10
words: launch	major	0.06 0.10 -0.13 -0.08 -0.11 -0.06 -0.15
words: launch	massiv	0.12 -0.09 -0.11 -0.06 -0.13 -0.10 -0.11
words: launch	missil	0.00 -0.13 0.04 -0.11 0.00 -0.08 -0.06
words: launch	strik	-0.03 -0.19 -0.12 0.09 0.07 -0.06 -0.20
words: launch	wave	0.13 -0.06 -0.19 -0.05 -0.12 -0.08 -0.08
words: lead	to	-0.12 -0.03 -0.12 0.06 -0.12 -0.12 0.07
words: leader	,	-0.11 -0.03 -0.12 -0.06 -0.08 -0.06 0.09
words: leader	of	-0.15 0.08 -0.10 -0.09 0.07 -0.07 -0.09
words: leader	to	-0.10 0.09 -0.01 -0.05 -0.03 -0.02 -0.07
words: least	[number]	0.15 -0.14 -0.13 -0.02 -0.18 -0.12 -0.13
words: leav	g	-0.13 0.11 -0.06 -0.09 -0.10 -0.05 -0.12
words: leav	g7	-0.06 0.06 -0.06 -0.07 0.05 -0.06 -0.12
words: lindsey	graham	0.01 0.00 -0.11 -0.05 -0.06 -0.03 0.01
words: liv	,	-0.03 -0.07 -0.12 0.05 0.02 -0.19 0.00
words: live	:	-0.08 0.09 -0.15 0.05 -0.17 -0.09 -0.17
words: live	report	0.03 -0.08 -0.10 -0.05 -0.01 -0.09 0.00
words: live	updat	0.07 -0.09 -0.07 0.05 -0.15 -0.04 -0.16
words: load	to	0.07 -0.06 -0.08 -0.07 -0.06 -0.07 -0.08
words: lock	and	0.11 -0.08 -0.09 -0.11 -0.08 -0.08 -0.13
words: long	term	-0.11 -0.03 -0.06 0.08 -0.06 -0.04 -0.08
words: long	to	-0.10 0.09 -0.06 -0.10 -0.03 -0.03 -0.08
words: look	like	0.13 -0.11 -0.11 -0.11 -0.12 -0.08 -0.13
words: major	combat	0.06 0.09 -0.16 -0.11 -0.14 -0.11 -0.25
words: market	brac	-0.08 -0.10 -0.09 0.08 -0.13 -0.06 0.00
words: market	wrap	-0.06 0.04 -0.04 0.00 -0.03 -0.05 -0.06
words: massiv	[usa]	0.07 -0.05 -0.09 -0.04 -0.10 -0.02 -0.10
words: massiv	and	0.10 -0.08 -0.08 -0.06 0.01 -0.06 -0.14
words: mean	for	-0.01 -0.17 0.04 0.09 0.04 -0.08 -0.12
words: media	:	0.16 -0.31 0.03 -0.06 0.08 -0.22 -0.21
words: media	[side]	-0.06 0.04 0.05 -0.09 -0.10 -0.09 0.01
words: media	says	-0.01 -0.04 -0.09 0.01 0.07 -0.06 -0.09
words: messag	in	-0.12 -0.13 -0.09 0.07 0.09 0.02 -0.11
words: military	operation	-0.04 -0.03 0.05 -0.02 0.03 -0.10 0.02
words: military	says	0.08 -0.09 -0.05 -0.06 -0.11 -0.03 -0.05
words: military	strik	-0.08 0.05 -0.07 0.05 -0.09 -0.04 -0.12
words: million	on	-0.10 -0.04 0.09 0.03 0.06 -0.11 0.05
words: minister	says	-0.09 0.04 0.03 -0.04 -0.06 -0.08 -0.09
words: missil	,	-0.05 -0.10 0.05 -0.10 0.03 -0.10 -0.12
words: missil	and	0.06 -0.06 -0.11 0.00 -0.09 -0.10 -0.07
words: missil	at	0.04 0.05 -0.14 -0.07 -0.15 -0.07 -0.06
words: missil	attack	0.19 -0.17 -0.19 -0.11 -0.06 -0.08 -0.18
words: missil	from	0.21 -0.13 -0.24 -0.13 -0.04 -0.10 -0.17
words: missil	hit	0.11 -0.09 -0.10 -0.07 -0.02 -0.11 -0.12
words: missil	hits	0.02 -0.07 -0.35 -0.17 -0.03 -0.09 0.02
words: missil	in	0.14 -0.09 -0.15 -0.09 -0.15 -0.05 -0.11
words: missil	land	0.08 -0.07 -0.11 -0.04 -0.10 -0.05 -0.07
words: missil	launch	0.05 -0.07 -0.05 -0.02 -0.08 -0.02 -0.05
words: missil	on	0.01 -0.11 -0.13 -0.09 0.06 -0.09 -0.11
words: missil	strik	-0.13 0.08 -0.18 -0.01 -0.02 -0.11 0.05
words: moment	[side]	-0.07 0.01 -0.12 -0.10 -0.06 -0.09 0.06
words: more	than	-0.09 0.02 -0.08 -0.10 0.09 -0.06 -0.03
words: nam	commander	0.11 -0.15 -0.16 -0.10 -0.13 -0.10 0.07
words: near	[region]	0.05 0.04 -0.11 -0.17 -0.13 -0.08 -0.14
words: near	[side]	0.13 -0.09 -0.11 -0.09 -0.14 -0.08 -0.11
words: nearly	[number]	0.08 -0.10 -0.09 0.01 -0.10 -0.08 -0.10
words: need	to	-0.02 -0.01 -0.10 -0.10 -0.11 -0.09 0.08
words: new	[side]	0.07 0.09 -0.13 -0.08 -0.09 -0.10 -0.13
words: new	[usa]	0.00 -0.04 -0.16 0.04 -0.13 -0.14 -0.14
words: new	attack	0.07 -0.01 -0.09 -0.05 -0.10 -0.09 -0.08
words: new	leader	-0.05 -0.08 -0.14 -0.10 -0.14 -0.12 0.12
words: new	strik	0.08 0.06 -0.14 -0.10 -0.10 -0.07 -0.10
words: new	wave	0.10 -0.10 -0.08 -0.07 -0.10 -0.08 -0.10
words: not	,	-0.07 -0.04 -0.11 0.08 -0.09 -0.11 0.01
words: not	.	-0.16 -0.06 -0.14 0.05 0.06 -0.13 0.00
words: not	destroy	-0.05 -0.11 0.06 -0.10 -0.09 -0.10 -0.01
words: not	in	0.16 -0.17 -0.15 -0.13 0.01 -0.13 -0.02
words: not	to	-0.03 -0.12 -0.16 -0.07 -0.15 0.07 0.14
words: nuclear	,	0.00 -0.04 -0.11 0.09 -0.07 -0.07 -0.09
words: nuclear	deal	-0.15 0.03 -0.15 -0.11 -0.05 -0.06 0.04
words: nuclear	program	-0.10 0.03 0.05 -0.09 -0.12 -0.06 -0.01
words: nuclear	programm	0.02 -0.07 0.03 -0.10 -0.10 -0.11 -0.05
words: nuclear	scientist	-0.03 -0.07 0.04 -0.02 -0.06 -0.03 -0.11
words: nuclear	sit	-0.01 0.04 -0.15 0.03 -0.09 -0.07 -0.06
words: nuclear	site	0.08 -0.08 -0.18 -0.07 -0.13 -0.05 0.02
words: nuclear	weapon	-0.02 -0.07 0.04 -0.03 -0.07 -0.02 -0.09
words: of	[number]	-0.09 0.08 -0.09 -0.09 0.04 -0.08 -0.12
words: of	[place]	0.04 -0.11 -0.22 -0.13 0.03 -0.15 0.06
words: of	[side]	0.02 -0.04 -0.10 -0.19 0.07 0.03 -0.13
words: of	[usa]	-0.05 0.01 -0.13 -0.12 -0.02 0.02 -0.03
words: of	a	-0.06 0.06 -0.11 -0.10 -0.10 -0.08 0.01
words: of	attack	0.14 -0.14 -0.12 -0.09 0.01 -0.12 -0.11
words: of	ballistic	0.11 -0.08 -0.10 -0.07 -0.10 -0.09 -0.12
words: of	dron	0.10 -0.08 -0.11 -0.07 -0.11 -0.07 -0.09
words: of	his	-0.09 -0.03 -0.08 -0.07 -0.05 -0.05 0.07
words: of	its	-0.06 0.06 -0.12 -0.07 -0.11 -0.12 0.05
words: of	liv	-0.05 -0.01 -0.14 -0.01 0.00 0.08 0.00
words: of	missil	-0.01 0.07 -0.12 -0.03 -0.10 -0.07 0.05
words: of	power	-0.06 0.16 -0.09 -0.05 -0.13 -0.08 0.03
words: of	strik	-0.04 -0.15 -0.13 -0.13 0.02 -0.13 0.06
words: of	talk	-0.08 0.08 -0.04 -0.11 -0.08 -0.03 0.04
words: of	the	0.03 0.00 -0.22 -0.04 0.05 -0.11 -0.06
words: of	two	0.04 -0.10 -0.09 -0.07 -0.09 -0.09 0.05
words: of	war	-0.01 0.02 -0.14 -0.08 -0.17 -0.05 0.03
words: off	[place]	0.15 -0.02 -0.17 -0.16 -0.17 -0.11 -0.12
words: official	exchang	-0.15 0.11 -0.07 -0.05 -0.04 -0.05 -0.09
words: official	say	0.12 -0.08 -0.11 -0.07 -0.06 -0.05 0.02
words: official	says	0.00 0.01 0.03 -0.09 -0.13 -0.11 0.05
words: official	warn	-0.03 -0.15 0.09 -0.12 -0.12 -0.15 -0.03
words: oil	and	0.05 0.04 -0.09 -0.04 -0.13 -0.07 -0.12
words: oil	export	0.02 -0.11 -0.09 0.03 -0.07 -0.08 -0.08
words: oil	fall	-0.07 0.06 -0.05 0.00 -0.07 -0.05 -0.07
words: oil	jump	0.06 -0.11 -0.07 0.03 -0.07 -0.06 -0.10
words: oil	market	-0.09 -0.07 -0.05 0.08 -0.10 -0.04 -0.06
words: oil	pric	-0.09 -0.02 -0.04 0.04 -0.07 -0.04 0.02
words: oil	refinery	0.09 -0.08 -0.09 -0.04 -0.13 -0.06 -0.09
words: oil	ris	-0.07 -0.06 -0.07 0.07 -0.05 -0.06 -0.05
words: oil	spik	-0.04 -0.06 -0.02 0.04 -0.02 -0.03 -0.04
words: oil	supply	0.02 -0.11 -0.07 0.05 -0.08 -0.07 -0.06
words: oil	surg	0.06 -0.04 -0.02 -0.02 -0.03 -0.03 -0.03
words: on	[place]	0.00 0.01 -0.26 0.07 -0.19 -0.17 -0.09
words: on	[region]	-0.08 0.09 -0.13 -0.08 -0.09 -0.10 0.07
words: on	[side]	-0.05 0.12 -0.15 0.06 -0.21 -0.16 -0.03
words: on	[usa]	0.01 0.00 0.05 0.05 -0.25 0.01 -0.13
words: on	a	-0.02 -0.12 0.04 0.02 0.03 -0.14 0.03
words: on	day	0.11 -0.16 -0.13 -0.14 -0.16 -0.09 -0.02
words: on	its	-0.01 0.04 -0.04 -0.02 -0.04 -0.02 -0.07
words: on	nuclear	0.01 0.06 -0.10 -0.06 -0.06 -0.04 -0.08
words: on	the	0.01 0.03 -0.21 -0.08 0.02 -0.14 -0.09
words: on	war	-0.12 -0.08 0.05 0.02 -0.15 -0.14 0.03
words: ongo	conflict	-0.05 0.07 -0.12 -0.11 0.05 -0.10 -0.03
words: operation	against	0.11 -0.07 -0.08 -0.06 -0.10 -0.06 -0.14
words: operation	in	0.10 -0.01 -0.15 0.00 -0.11 -0.13 -0.19
words: out	of	-0.12 0.08 -0.15 -0.09 0.08 -0.14 -0.06
words: out	war	0.10 -0.12 -0.09 -0.05 -0.08 -0.05 -0.10
words: over	[number]	-0.05 -0.11 0.07 0.03 0.04 -0.09 0.01
words: over	[place]	0.09 0.00 -0.15 -0.10 -0.15 -0.09 -0.13
words: over	[region]	0.13 -0.14 -0.10 0.05 -0.11 -0.09 -0.08
words: over	[side]	-0.06 0.08 -0.31 0.04 -0.20 0.00 0.00
words: over	[usa]	-0.01 -0.13 -0.19 -0.06 0.00 -0.15 0.09
words: over	protest	-0.02 0.06 -0.08 -0.05 -0.05 -0.04 -0.11
words: over	threat	0.00 -0.07 -0.09 -0.07 -0.07 -0.06 0.07
words: over	your	0.06 -0.06 -0.11 -0.07 -0.14 -0.05 0.01
words: p	[number]	-0.07 -0.07 -0.07 0.08 -0.06 -0.06 -0.08
words: part	of	0.11 -0.01 -0.10 -0.06 0.02 -0.07 -0.15
words: past	[number]	-0.10 -0.10 -0.08 0.10 -0.09 -0.07 -0.09
words: pay	the	-0.12 0.11 -0.08 -0.10 -0.06 -0.08 -0.10
words: peac	deal	0.01 -0.04 -0.08 -0.02 -0.12 -0.06 -0.05
words: peac	talk	-0.12 0.18 -0.11 -0.17 -0.14 -0.09 -0.19
words: peaceful	protester	0.07 -0.05 -0.06 -0.06 -0.05 -0.05 -0.09
words: peopl	in	0.02 -0.12 -0.09 -0.06 0.09 -0.09 -0.09
words: percent	after	-0.01 -0.01 -0.07 0.06 -0.08 -0.05 -0.10
words: percent	as	-0.06 -0.11 -0.03 0.08 -0.03 -0.03 -0.05
words: percent	on	-0.04 0.05 -0.02 -0.02 -0.02 -0.02 -0.03
words: plan	for	0.03 -0.10 -0.12 -0.07 -0.09 -0.05 0.04
words: plan	to	-0.04 0.10 -0.08 -0.11 -0.10 -0.08 0.00
words: plung	as	-0.04 -0.07 -0.03 0.06 -0.04 -0.03 -0.04
words: polic	say	0.11 -0.10 -0.09 -0.08 -0.10 -0.06 -0.10
words: possibl	strik	0.10 -0.10 -0.11 -0.10 -0.09 -0.05 -0.09
words: power	plant	-0.11 0.04 -0.11 -0.11 0.11 -0.10 -0.01
words: prepar	for	0.18 0.01 -0.15 -0.11 -0.15 -0.08 -0.16
words: pric	jump	-0.04 -0.05 -0.02 -0.06 -0.03 -0.03 0.07
words: pric	plung	-0.06 -0.09 -0.02 0.09 -0.02 -0.02 -0.07
words: pric	rise	-0.06 0.05 -0.04 0.00 -0.06 -0.06 -0.06
words: pric	soar	-0.09 -0.06 -0.02 0.11 -0.03 -0.02 -0.04
words: pric	surg	-0.04 -0.06 -0.03 0.04 -0.03 -0.03 -0.04
words: prim	minister	-0.07 0.09 -0.16 -0.09 -0.12 -0.07 -0.04
words: protest	,	0.11 -0.05 -0.16 -0.11 -0.15 -0.08 -0.14
words: protest	and	0.05 -0.09 -0.11 -0.09 -0.10 -0.09 0.05
words: protest	in	-0.06 -0.03 -0.16 -0.07 -0.12 -0.09 0.09
words: push	for	-0.09 0.09 -0.05 -0.09 -0.08 -0.05 -0.09
words: ramp	up	0.08 -0.13 -0.09 0.04 -0.10 -0.05 -0.12
words: react	to	-0.07 0.01 -0.15 -0.11 0.01 -0.11 0.05
words: ready	to	0.03 0.09 -0.07 -0.12 -0.10 -0.07 -0.12
words: refus	to	-0.12 0.00 0.05 -0.10 -0.14 -0.12 0.08
words: region	and	0.02 0.03 -0.11 0.04 -0.10 -0.11 -0.04
words: reopen	[region]	-0.16 0.15 -0.05 -0.14 -0.10 -0.06 -0.03
words: report	:	0.13 -0.07 -0.17 -0.11 -0.12 -0.12 -0.16
words: report	says	-0.15 0.10 -0.13 0.01 -0.11 -0.10 -0.10
words: rescu	if	-0.13 0.12 -0.05 -0.05 -0.06 -0.03 -0.07
words: rescu	protester	0.06 0.00 -0.08 -0.08 -0.08 -0.09 -0.07
words: respond	to	-0.06 -0.01 -0.12 -0.09 -0.14 -0.10 0.08
words: respons	to	-0.03 0.05 -0.17 0.06 -0.16 -0.13 -0.04
words: return	to	-0.09 0.03 -0.04 -0.03 0.03 -0.04 -0.11
words: risk	of	-0.01 0.02 -0.07 0.05 -0.12 -0.03 -0.05
words: round	of	0.01 -0.01 -0.05 -0.05 -0.08 -0.02 0.05
words: s	p	-0.07 -0.07 -0.07 0.08 -0.06 -0.06 -0.08
words: safe	:	-0.08 -0.13 -0.13 -0.13 0.13 -0.12 -0.12
words: said	it	0.08 -0.08 -0.12 -0.02 0.01 -0.03 -0.10
words: sanction	,	-0.02 -0.11 0.05 0.05 -0.07 0.00 -0.07
words: sanction	on	-0.14 -0.14 -0.16 0.15 -0.11 -0.20 -0.13
words: satellit	imag	0.06 -0.17 0.10 -0.16 0.00 -0.16 -0.17
words: says	:	-0.10 0.06 -0.22 -0.13 -0.11 -0.15 0.08
words: says	[place]	-0.04 0.12 -0.14 -0.07 -0.15 -0.07 -0.14
words: says	[region]	-0.12 -0.02 -0.07 0.09 -0.10 -0.08 -0.11
words: says	[side]	0.00 0.16 -0.17 -0.06 -0.11 -0.14 -0.32
words: says	[usa]	-0.06 0.03 -0.25 -0.07 -0.18 -0.09 0.06
words: says	he	-0.10 -0.09 0.06 -0.08 -0.09 -0.08 0.11
words: says	if	0.09 0.03 -0.07 -0.03 -0.09 -0.10 -0.09
words: says	in	0.07 -0.03 -0.09 -0.10 -0.10 -0.11 -0.12
words: says	it	0.10 -0.09 -0.16 -0.14 -0.17 -0.09 -0.02
words: says	no	0.01 -0.04 -0.10 0.09 -0.10 -0.08 -0.09
words: says	to	0.06 -0.03 -0.09 0.02 -0.10 -0.11 -0.11
words: says	war	0.14 0.05 -0.07 -0.09 -0.10 -0.06 -0.10
words: says	with	-0.09 -0.01 -0.05 0.04 -0.07 -0.08 -0.09
words: scal	of	0.11 -0.11 -0.11 -0.07 0.03 -0.08 -0.10
words: scen	of	0.10 -0.10 -0.13 -0.07 0.05 -0.12 -0.13
words: school	in	0.09 -0.07 -0.12 -0.05 -0.04 -0.10 -0.13
words: search	for	0.11 -0.11 -0.13 -0.12 -0.14 -0.13 -0.05
words: servic	member	0.00 -0.12 -0.12 -0.11 -0.11 0.08 -0.13
words: set	to	-0.01 -0.02 0.01 -0.03 -0.08 -0.05 0.01
words: shadow	fleet	-0.09 -0.09 -0.11 0.09 -0.07 -0.13 -0.08
words: shelter	from	0.05 -0.09 -0.09 -0.08 0.00 -0.12 -0.04
words: shelter	in	-0.07 -0.03 -0.07 -0.06 0.08 -0.06 -0.12
words: ship	in	0.10 -0.09 -0.11 -0.09 -0.11 -0.10 -0.09
words: ship	to	-0.08 -0.10 -0.08 0.09 -0.09 -0.12 -0.07
words: shoot	down	0.06 0.06 -0.13 -0.11 -0.10 -0.12 -0.11
words: shot	down	0.00 -0.04 -0.11 0.02 -0.17 -0.06 0.01
words: show	[side]	-0.05 0.03 0.04 -0.09 -0.05 -0.10 0.05
words: show	restraint	0.00 0.04 -0.08 -0.05 -0.07 -0.04 0.00
words: sign	of	-0.04 -0.02 -0.01 0.01 -0.15 0.05 0.00
words: sink	,	-0.07 -0.05 -0.05 0.09 -0.06 -0.04 -0.05
words: sink	[side]	0.07 -0.07 -0.07 -0.05 -0.06 -0.03 -0.08
words: siren	sound	0.04 -0.03 -0.11 -0.12 -0.07 -0.08 0.03
words: sit	,	-0.04 0.02 -0.02 0.06 -0.03 -0.02 -0.08
words: sit	in	0.11 0.01 -0.13 -0.11 -0.09 -0.10 -0.12
words: site	,	0.01 -0.12 0.03 -0.05 -0.10 -0.04 0.06
words: site	in	-0.02 -0.11 -0.11 -0.11 -0.13 -0.10 0.06
words: slam	[usa]	0.03 0.01 -0.12 -0.12 -0.12 -0.12 -0.01
words: so	far	0.10 -0.11 -0.07 -0.07 -0.11 -0.06 -0.10
words: soldier	kill	0.14 -0.11 -0.08 -0.10 -0.15 -0.04 -0.12
words: sound	acros	-0.04 -0.02 -0.02 -0.03 -0.08 -0.03 0.09
words: sound	in	0.26 -0.11 -0.10 -0.12 -0.27 -0.07 -0.22
words: sourc	say	0.02 0.06 -0.10 0.00 -0.12 -0.06 -0.11
words: south	,	-0.05 0.03 -0.08 -0.08 0.05 -0.09 -0.11
words: spark	panic	-0.01 -0.08 0.07 -0.09 -0.05 -0.11 -0.02
words: special	forc	0.13 -0.12 -0.09 -0.08 -0.09 -0.04 -0.13
words: speech	on	-0.13 0.04 -0.13 0.06 -0.10 -0.11 -0.13
words: spik	in	-0.08 -0.07 -0.07 0.08 -0.08 -0.06 -0.07
words: spy	for	-0.14 -0.13 0.15 -0.13 -0.16 -0.20 -0.15
words: start	to	-0.07 -0.03 -0.10 0.11 -0.12 -0.09 -0.10
words: stat	media	0.09 -0.02 -0.15 -0.09 0.05 -0.07 -0.14
words: statement	on	0.06 0.00 -0.14 -0.09 -0.08 -0.09 -0.02
words: stock	fall	-0.06 -0.08 -0.03 0.07 -0.04 -0.03 -0.05
words: stock	futur	-0.03 -0.05 -0.02 0.04 -0.03 -0.02 -0.03
words: stock	market	-0.10 -0.14 -0.14 0.14 0.00 -0.15 -0.17
words: stop	them	0.07 -0.05 -0.09 -0.07 -0.08 -0.04 -0.09
words: strik	,	0.04 -0.23 0.03 -0.07 0.01 -0.07 0.03
words: strik	:	-0.11 0.03 0.01 0.05 0.07 -0.13 -0.09
words: strik	[ally]	0.14 -0.14 -0.11 -0.08 -0.10 -0.03 -0.12
words: strik	[place]	0.20 -0.17 -0.17 -0.15 -0.17 -0.14 -0.15
words: strik	[side]	0.06 -0.08 -0.20 0.06 -0.13 -0.09 -0.02
words: strik	[usa]	0.11 -0.12 -0.08 -0.05 -0.08 -0.03 -0.09
words: strik	acros	0.03 -0.08 -0.07 0.04 -0.10 -0.04 -0.06
words: strik	after	0.07 -0.04 -0.13 -0.09 -0.14 -0.07 -0.13
words: strik	against	-0.02 -0.09 -0.22 -0.08 -0.14 -0.10 0.07
words: strik	as	-0.01 -0.08 -0.11 0.08 -0.13 -0.07 0.02
words: strik	destroy	0.10 -0.08 -0.14 -0.06 -0.10 -0.11 -0.08
words: strik	escalat	0.11 -0.16 -0.16 -0.01 -0.16 -0.16 -0.17
words: strik	hit	0.12 -0.10 -0.11 -0.07 -0.14 -0.12 -0.10
words: strik	hits	0.11 -0.07 -0.10 -0.09 -0.13 -0.10 -0.08
words: strik	in	0.02 0.05 -0.23 -0.01 -0.01 -0.16 -0.19
words: strik	kill	0.06 -0.02 -0.19 -0.08 -0.03 -0.11 -0.16
words: strik	on	-0.04 0.09 -0.05 0.00 -0.02 -0.18 -0.12
words: strik	with	0.02 0.09 -0.13 -0.11 -0.08 -0.09 -0.11
words: struck	in	0.14 -0.10 -0.09 -0.09 -0.13 -0.11 -0.11
words: submarin	sink	0.05 -0.06 -0.05 -0.04 -0.05 -0.01 -0.06
words: supply	concern	-0.05 -0.09 -0.02 0.07 -0.05 -0.02 -0.04
words: support	[side]	0.02 0.07 -0.01 -0.10 -0.08 -0.09 -0.09
words: support	[usa]	-0.07 0.02 0.07 -0.06 -0.07 -0.05 -0.04
words: support	for	-0.13 0.01 -0.14 -0.07 -0.13 -0.09 0.12
words: surg	as	0.06 -0.06 -0.02 -0.02 -0.02 -0.02 -0.03
words: suspect	[side]	-0.05 -0.09 0.02 -0.08 -0.09 0.05 -0.11
words: take	over	0.09 -0.01 -0.15 -0.09 -0.17 -0.07 -0.02
words: taken	too	-0.08 0.07 -0.04 -0.08 -0.03 -0.03 -0.06
words: talk	,	0.07 -0.12 -0.11 0.07 -0.14 -0.13 -0.12
words: talk	between	-0.14 0.04 -0.04 -0.10 -0.07 -0.05 0.02
words: talk	with	-0.21 0.08 -0.13 0.00 -0.14 -0.09 0.03
words: tanker	in	-0.09 -0.15 -0.15 0.10 -0.13 -0.16 -0.11
words: tanker	rat	-0.08 -0.08 -0.04 0.08 -0.04 -0.04 -0.05
words: target	[place]	0.11 -0.12 -0.12 -0.08 -0.12 -0.09 -0.09
words: target	[side]	0.03 -0.05 0.01 -0.04 -0.10 -0.06 -0.06
words: target	acros	0.14 -0.10 -0.12 -0.11 -0.13 -0.15 -0.14
words: target	in	0.07 -0.15 -0.16 -0.10 0.02 0.05 -0.18
words: tell	[side]	-0.07 0.13 -0.13 -0.11 -0.12 -0.14 -0.11
words: tell	[usa]	-0.11 0.07 -0.09 -0.11 -0.11 -0.07 0.09
words: tension	escalat	0.06 -0.11 -0.05 -0.10 -0.07 -0.04 0.07
words: tension	rise	-0.02 0.02 -0.07 -0.07 0.07 -0.05 0.00
words: tension	spik	-0.06 0.05 -0.03 -0.04 -0.04 -0.03 -0.05
words: terrorist	agent	-0.10 0.12 -0.14 -0.08 -0.09 -0.11 -0.11
words: than	[number]	-0.08 -0.03 -0.07 -0.05 0.10 -0.05 -0.11
words: that	[side]	-0.08 0.04 0.09 -0.14 -0.16 -0.10 -0.09
words: that	[usa]	0.05 -0.01 -0.06 -0.03 -0.06 -0.04 -0.11
words: that	it	-0.01 0.03 0.08 -0.07 -0.06 -0.09 -0.07
words: that	kill	0.09 -0.10 -0.12 -0.04 0.03 -0.04 -0.12
words: that	the	-0.08 0.09 -0.14 -0.10 -0.12 -0.04 -0.04
words: the	[place]	-0.05 0.10 -0.10 -0.10 -0.06 -0.04 -0.04
words: the	[region]	0.05 0.02 -0.09 0.05 -0.08 -0.13 -0.13
words: the	[side]	-0.03 0.04 -0.13 0.01 -0.39 -0.20 0.05
words: the	[usa]	0.01 -0.01 0.06 -0.04 -0.09 -0.12 -0.08
words: the	air	-0.03 -0.09 -0.09 -0.06 -0.12 -0.06 0.08
words: the	attack	0.01 -0.13 0.07 -0.11 0.03 -0.04 -0.16
words: the	country	-0.01 -0.04 -0.06 -0.07 -0.10 0.03 0.08
words: the	first	-0.01 -0.05 -0.15 -0.10 -0.13 -0.09 0.06
words: the	ground	0.08 -0.06 -0.09 -0.04 -0.10 -0.06 0.00
words: the	latest	-0.01 -0.02 -0.11 0.03 -0.17 -0.10 0.02
words: the	military	-0.03 -0.12 -0.10 0.05 -0.09 -0.03 0.07
words: the	nation	-0.06 -0.01 -0.11 -0.10 -0.10 -0.08 0.07
words: the	national	0.00 0.06 -0.15 -0.14 -0.16 -0.10 -0.01
words: the	president	0.02 0.06 -0.10 -0.07 -0.05 -0.03 -0.06
words: the	pric	-0.12 0.11 -0.08 -0.10 -0.06 -0.08 -0.10
words: the	region	-0.03 0.02 -0.12 -0.10 -0.10 -0.09 0.07
words: the	two	-0.06 0.08 -0.07 -0.06 -0.09 -0.03 -0.08
words: the	war	0.02 0.01 -0.31 -0.12 -0.26 -0.17 0.04
words: the	way	-0.05 0.09 -0.11 -0.03 -0.10 -0.07 -0.15
words: the	world	0.05 -0.15 -0.11 0.02 -0.12 -0.06 -0.02
words: their	own	-0.10 -0.01 -0.12 0.06 -0.08 -0.10 0.00
words: their	rescu	-0.04 0.07 -0.05 -0.04 -0.05 -0.02 -0.05
words: they	are	-0.09 0.01 -0.12 -0.08 -0.06 -0.06 0.04
words: this	war	-0.07 -0.02 -0.14 -0.12 -0.15 -0.11 0.12
words: thousand	of	0.00 -0.12 -0.15 -0.09 0.05 0.06 -0.13
words: thre	,	0.07 -0.13 -0.09 0.06 -0.11 -0.10 -0.10
words: threat	:	-0.13 0.00 0.08 -0.10 -0.12 -0.09 0.01
words: threat	against	-0.03 -0.04 -0.14 -0.10 -0.10 -0.13 0.06
words: threat	over	-0.15 0.12 -0.07 -0.05 -0.04 -0.04 -0.09
words: threat	to	-0.01 -0.02 -0.18 -0.14 -0.13 -0.11 0.08
words: threaten	[place]	-0.15 0.14 -0.10 -0.11 -0.14 -0.12 -0.11
words: threaten	[side]	0.07 0.06 -0.11 -0.09 -0.10 -0.08 -0.16
words: threaten	[usa]	0.07 0.05 -0.15 -0.13 -0.12 -0.14 -0.18
words: threaten	to	-0.05 0.02 -0.18 0.01 -0.15 -0.16 0.02
words: through	[region]	-0.05 -0.16 -0.12 0.12 -0.14 -0.13 -0.12
words: time	in	0.01 0.11 0.05 -0.07 -0.09 -0.04 -0.13
words: to	[number]	-0.10 -0.04 -0.18 0.10 -0.02 0.00 -0.03
words: to	[place]	-0.14 0.03 -0.05 0.05 0.04 -0.11 -0.02
words: to	[region]	0.06 0.03 -0.07 -0.17 -0.11 -0.06 -0.14
words: to	[side]	-0.07 0.02 -0.05 -0.04 -0.03 0.00 0.03
words: to	[usa]	0.03 -0.09 -0.23 0.09 -0.20 -0.09 0.02
words: to	a	-0.11 0.13 -0.09 -0.10 -0.10 -0.07 -0.14
words: to	attack	0.09 -0.03 -0.11 -0.08 -0.15 -0.07 -0.05
words: to	be	0.01 -0.02 -0.14 0.02 -0.16 -0.12 -0.04
words: to	ceasefir	-0.13 -0.03 -0.11 -0.12 -0.14 -0.10 0.13
words: to	come	0.07 -0.08 -0.02 -0.02 -0.04 -0.02 -0.09
words: to	decid	0.12 -0.12 -0.10 -0.10 -0.08 -0.09 -0.11
words: to	destroy	0.09 -0.07 -0.17 -0.08 -0.13 -0.10 0.04
words: to	end	-0.16 0.12 -0.14 -0.13 -0.13 -0.09 -0.03
words: to	escalat	0.07 -0.07 -0.09 -0.09 -0.12 -0.08 0.03
words: to	fight	0.16 0.02 -0.13 -0.08 -0.13 -0.12 -0.12
words: to	get	-0.10 0.04 -0.09 -0.10 0.04 -0.09 0.00
words: to	help	-0.01 0.08 -0.11 -0.12 -0.12 -0.09 0.01
words: to	hit	-0.01 -0.01 -0.12 0.04 -0.11 -0.12 -0.12
words: to	hold	-0.09 0.02 -0.08 -0.07 -0.09 -0.07 0.05
words: to	host	-0.10 0.09 -0.04 -0.07 -0.07 -0.04 -0.10
words: to	interven	0.02 0.07 -0.11 -0.10 -0.09 -0.09 -0.15
words: to	kill	-0.12 -0.01 -0.13 -0.05 -0.14 -0.11 0.11
words: to	know	0.01 0.11 -0.11 -0.08 -0.09 -0.08 -0.04
words: to	launch	-0.09 0.04 -0.06 0.03 0.06 -0.05 -0.10
words: to	leav	0.01 0.07 -0.09 -0.05 0.01 -0.07 -0.14
words: to	meet	-0.10 0.08 0.04 -0.05 -0.07 -0.04 -0.08
words: to	negotiat	-0.10 0.09 -0.06 -0.10 -0.03 -0.03 -0.08
words: to	pay	0.04 0.05 -0.11 -0.12 -0.06 -0.10 -0.06
words: to	reopen	-0.02 0.04 -0.03 -0.02 -0.05 -0.03 -0.06
words: to	rescu	0.16 -0.11 -0.12 -0.11 -0.12 -0.06 -0.16
words: to	respond	0.09 -0.08 -0.10 -0.05 -0.07 -0.06 -0.09
words: to	sanction	-0.09 -0.10 -0.10 0.10 -0.08 -0.16 -0.09
words: to	shelter	-0.02 -0.07 -0.12 -0.10 0.05 -0.09 -0.03
words: to	show	0.00 0.08 -0.12 -0.09 -0.11 -0.10 -0.11
words: to	stop	0.04 -0.02 -0.08 -0.06 -0.10 -0.04 0.02
words: to	strik	-0.05 -0.02 0.07 -0.13 -0.15 -0.12 0.00
words: to	take	-0.02 0.09 -0.16 -0.10 -0.18 -0.08 -0.01
words: to	talk	-0.12 -0.11 -0.12 0.11 -0.12 -0.10 0.06
words: to	the	0.14 -0.10 -0.14 -0.01 -0.13 -0.11 -0.17
words: to	their	-0.04 0.07 -0.05 -0.04 -0.05 -0.02 -0.05
words: to	two	0.03 -0.12 -0.07 0.01 -0.10 -0.08 0.06
words: to	war	-0.13 0.03 0.01 0.00 -0.10 -0.12 -0.01
words: toll	of	-0.09 -0.12 -0.11 -0.11 0.08 -0.10 -0.02
words: too	long	0.06 0.03 -0.10 -0.12 -0.06 -0.03 -0.10
words: top	[side]	-0.03 0.08 -0.11 -0.05 -0.05 -0.06 -0.10
words: top	military	0.09 -0.11 -0.12 -0.02 -0.08 -0.03 -0.09
words: trad	attack	0.15 -0.13 -0.11 -0.15 -0.11 -0.15 -0.13
words: try	to	-0.15 -0.01 -0.20 0.01 0.07 -0.15 0.00
words: tucker	carlson	-0.10 -0.12 0.07 -0.07 -0.10 -0.08 0.10
words: turn	to	-0.08 0.02 -0.07 0.06 -0.08 -0.04 -0.08
words: two	[place]	0.14 -0.12 -0.10 -0.09 -0.02 -0.07 -0.11
words: two	[side]	0.15 -0.13 -0.10 -0.10 -0.14 -0.06 -0.12
words: two	in	0.09 -0.06 -0.09 -0.11 -0.11 -0.08 -0.09
words: two	week	0.04 -0.02 -0.21 -0.13 -0.22 -0.17 0.02
words: u	.	0.05 -0.06 -0.12 -0.08 -0.07 -0.08 0.04
words: unconditional	surrender	0.03 0.03 -0.09 -0.07 -0.10 -0.06 -0.14
words: up	[usa]	-0.09 0.07 -0.12 -0.09 -0.09 -0.07 -0.02
words: up	attack	0.11 -0.12 -0.11 -0.06 -0.11 -0.09 -0.10
words: up	to	-0.12 0.00 -0.11 0.06 0.03 -0.09 -0.12
words: updat	:	0.01 0.02 -0.05 -0.07 -0.08 -0.02 -0.08
words: urg	[side]	0.11 0.06 -0.13 -0.10 -0.16 -0.08 -0.18
words: very	hard	-0.01 0.04 -0.05 -0.07 -0.08 -0.07 -0.06
words: video	:	0.01 -0.12 -0.15 -0.14 0.03 -0.11 0.03
words: video	show	0.09 -0.10 -0.13 -0.11 0.01 -0.12 -0.04
words: visit	[place]	-0.11 0.11 -0.09 -0.10 -0.10 -0.08 -0.09
words: visit	[usa]	-0.08 0.10 -0.06 -0.07 -0.07 -0.02 -0.09
words: visit	to	-0.07 0.08 -0.07 -0.05 -0.06 -0.02 -0.07
words: vow	to	-0.02 0.05 -0.12 -0.09 -0.12 -0.14 -0.13
words: vows	to	0.12 -0.14 -0.09 -0.12 0.04 -0.06 -0.16
words: war	,	0.00 -0.21 -0.22 -0.02 -0.12 -0.10 0.09
words: war	.	0.09 0.03 -0.08 -0.13 -0.10 -0.08 -0.03
words: war	:	0.07 0.00 -0.17 -0.04 -0.12 -0.18 -0.02
words: war	?	-0.17 0.12 -0.19 0.00 -0.16 -0.10 -0.03
words: war	addres	-0.12 -0.06 -0.13 -0.12 -0.11 -0.09 0.10
words: war	against	0.12 -0.03 -0.11 -0.05 -0.09 -0.07 -0.10
words: war	chok	-0.06 -0.06 -0.04 0.07 -0.06 -0.03 -0.07
words: war	has	-0.14 -0.15 -0.13 0.09 -0.14 -0.11 0.07
words: war	in	-0.18 -0.13 -0.04 -0.06 0.07 -0.12 0.08
words: war	is	-0.21 -0.02 -0.18 -0.16 -0.15 -0.11 0.19
words: war	latest	0.11 -0.03 -0.11 -0.08 -0.11 -0.02 -0.14
words: war	on	0.11 -0.02 -0.26 -0.07 -0.01 -0.17 -0.10
words: war	to	-0.08 -0.11 -0.13 -0.07 -0.09 -0.07 0.10
words: war	with	0.02 -0.09 0.09 -0.03 -0.22 -0.17 -0.04
words: warn	,	-0.20 0.09 -0.10 0.01 0.09 -0.08 -0.16
words: warn	[side]	0.00 0.03 0.09 -0.15 -0.18 -0.14 -0.10
words: warn	[usa]	0.02 -0.08 -0.16 -0.12 -0.13 -0.12 0.09
words: warn	of	-0.13 -0.06 0.05 -0.07 -0.22 0.03 0.05
words: warn	over	-0.13 0.13 -0.10 0.00 -0.11 -0.10 -0.10
words: warn	to	-0.04 0.03 -0.10 -0.09 -0.09 -0.11 0.03
words: watch	:	0.06 -0.09 -0.19 -0.09 -0.16 -0.13 0.07
words: wav	of	0.10 -0.08 -0.11 -0.06 -0.10 -0.11 -0.11
words: wave	from	0.14 -0.07 -0.20 -0.07 -0.15 -0.10 -0.10
words: wave	of	0.16 -0.14 -0.12 -0.09 -0.15 -0.08 -0.14
words: way	,	0.10 -0.06 -0.10 0.02 -0.08 -0.06 -0.12
words: way	out	-0.09 0.11 -0.10 -0.10 -0.10 -0.09 -0.13
words: we	are	0.04 -0.11 -0.12 0.05 -0.12 -0.09 0.00
words: we	know	0.09 0.01 -0.10 -0.11 -0.17 -0.07 -0.15
words: we	will	0.00 0.01 -0.09 -0.10 0.06 -0.07 -0.11
words: week	,	0.04 0.00 0.04 -0.10 -0.10 -0.05 -0.07
words: week	[side]	0.04 -0.03 -0.09 -0.04 -0.09 -0.13 -0.01
words: week	ceasefir	-0.16 0.03 -0.08 -0.01 -0.09 -0.07 0.00
words: weigh	[side]	0.10 -0.04 -0.12 -0.08 -0.13 -0.09 -0.12
words: what	are	0.00 -0.04 -0.08 -0.07 0.05 -0.07 -0.09
words: what	is	0.09 -0.15 -0.13 -0.12 -0.16 -0.07 0.03
words: what	the	0.01 -0.16 -0.15 0.09 -0.14 -0.11 -0.08
words: what	we	0.08 0.02 -0.10 -0.11 -0.16 -0.07 -0.15
words: whether	[side]	0.11 -0.12 -0.12 -0.05 -0.08 -0.06 -0.10
words: whol	civilization	-0.12 -0.08 -0.11 -0.08 -0.08 -0.10 0.10
words: why	[side]	0.03 -0.09 -0.15 -0.11 -0.02 -0.10 0.11
words: why	are	-0.04 0.14 -0.13 -0.09 -0.11 -0.06 -0.06
words: wider	war	0.04 0.06 -0.10 -0.09 -0.11 -0.06 -0.06
words: will	[side]	0.07 0.03 0.04 -0.10 -0.14 -0.12 -0.12
words: will	be	0.06 -0.12 -0.10 0.01 -0.13 -0.06 0.04
words: will	come	-0.09 0.09 -0.04 -0.07 -0.07 -0.04 -0.07
words: will	have	-0.11 0.08 -0.07 -0.04 -0.07 -0.07 -0.08
words: will	interven	0.09 -0.05 -0.05 -0.08 -0.05 -0.04 -0.07
words: will	it	-0.11 0.12 -0.08 -0.11 -0.11 -0.06 -0.11
words: will	not	-0.07 0.11 -0.14 -0.09 -0.14 -0.10 -0.02
words: wipe	out	0.04 -0.08 -0.15 -0.10 -0.10 -0.10 0.06
words: with	[place]	0.03 0.05 -0.10 -0.04 -0.08 -0.05 -0.09
words: with	[side]	-0.19 0.11 -0.04 -0.04 -0.11 0.02 0.01
words: with	[usa]	-0.17 -0.08 -0.02 0.00 0.01 -0.13 0.05
words: with	ceasefir	-0.12 0.01 -0.09 0.07 0.05 -0.09 -0.15
words: with	missil	-0.04 0.01 -0.11 0.05 -0.07 -0.07 -0.07
words: with	the	-0.04 0.14 -0.15 -0.11 -0.11 -0.09 -0.03
words: within	two	0.15 -0.14 -0.12 -0.14 -0.13 -0.10 -0.15
words: worker	in	0.05 -0.11 -0.12 -0.09 0.12 -0.08 -0.10
words: would	be	-0.10 -0.01 0.06 -0.10 -0.13 -0.08 0.11
words: wound	after	0.06 -0.09 -0.14 -0.09 0.02 -0.09 -0.12
words: wound	in	0.08 -0.08 -0.11 -0.07 0.04 -0.07 -0.12
words: your	government	0.06 -0.06 -0.11 -0.07 -0.14 -0.05 0.01
words: your	way	-0.09 0.11 -0.10 -0.10 -0.10 -0.09 -0.13
words: |	video	0.00 -0.06 -0.14 -0.10 -0.09 -0.07 0.06
words: —	and	-0.12 0.03 -0.15 0.03 -0.10 -0.10 0.08
`,
};
