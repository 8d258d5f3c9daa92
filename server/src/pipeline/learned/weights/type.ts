/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const typeWeights = {
  classes: 'military diplomatic intelligence economic humanitarian cyber other',
  rows: `
act	ally strikes side	0.01 0.08 -0.26 -0.16 -0.29 -0.09 -0.08
act	ally strikes unnamed	0.10 -0.02 -0.21 -0.15 -0.09 -0.07 -0.09
act	ally strikes usa	-0.04 0.06 -0.09 -0.06 -0.10 -0.03 -0.08
act	side strikes ally	0.06 -0.07 -0.27 -0.08 0.02 -0.09 -0.04
act	side strikes side	0.12 -0.12 -0.09 0.02 -0.03 -0.14 -0.08
act	side strikes unnamed	0.00 0.00 -0.10 -0.07 -0.01 -0.02 -0.02
act	side strikes usa	0.03 -0.11 0.11 -0.08 -0.07 -0.05 -0.14
act	unnamed strikes ally	0.01 0.04 -0.22 0.04 -0.23 -0.11 -0.06
act	unnamed strikes side	0.03 -0.04 -0.01 -0.02 -0.01 -0.03 -0.10
act	unnamed strikes unnamed	0.03 -0.05 -0.04 -0.06 -0.02 -0.01 0.00
act	unnamed strikes usa	0.05 -0.09 0.03 -0.26 -0.02 0.01 -0.02
act	usa strikes side	0.08 -0.06 -0.09 -0.04 -0.08 -0.15 -0.05
act	usa strikes unnamed	-0.05 -0.01 0.03 -0.16 0.05 -0.22 -0.01
act done	ally strikes side	0.02 0.05 -0.25 -0.15 -0.27 -0.10 -0.07
act done	ally strikes unnamed	0.12 -0.06 -0.21 -0.17 -0.07 -0.07 -0.09
act done	by any	0.03 -0.04 -0.05 -0.07 -0.05 -0.01 0.01
act done	in a circumstance	-0.05 -0.03 -0.16 -0.14 -0.06 -0.01 0.11
act done	in the head clause	0.04 -0.04 -0.03 -0.04 -0.03 -0.02 -0.03
act done	side strikes ally	0.09 -0.16 -0.24 -0.07 0.04 -0.09 -0.02
act done	side strikes side	0.16 -0.09 -0.08 -0.07 -0.05 -0.14 -0.08
act done	side strikes unnamed	0.03 -0.03 -0.12 -0.03 -0.06 0.00 -0.04
act done	side strikes usa	0.06 -0.15 0.09 -0.10 -0.04 -0.24 -0.12
act done	unnamed strikes ally	0.02 0.05 -0.20 -0.08 -0.23 -0.09 -0.05
act done	unnamed strikes side	0.02 -0.08 0.00 0.01 -0.01 0.00 -0.09
act done	unnamed strikes unnamed	0.01 0.00 -0.11 -0.11 -0.01 -0.03 -0.03
act done	unnamed strikes usa	0.09 -0.14 -0.04 -0.24 0.01 0.01 -0.02
act done	usa strikes side	0.08 -0.10 -0.08 -0.08 -0.04 -0.12 -0.01
act done	usa strikes unnamed	-0.15 -0.04 0.06 -0.04 -0.03 -0.22 0.09
act not done	ally strikes side	-0.02 0.05 -0.09 -0.08 -0.13 -0.05 -0.15
act not done	ally strikes unnamed	0.01 0.03 -0.08 -0.08 -0.11 -0.08 -0.02
act not done	by any	0.03 -0.01 -0.04 -0.03 0.08 -0.11 -0.15
act not done	in a circumstance	-0.03 -0.04 -0.13 -0.08 0.05 -0.15 0.01
act not done	in the head clause	0.04 0.00 0.02 0.02 0.06 -0.06 -0.24
act not done	side strikes ally	-0.05 0.08 -0.14 -0.11 -0.13 -0.10 -0.15
act not done	side strikes side	-0.11 -0.13 -0.03 0.13 0.08 -0.04 -0.06
act not done	side strikes unnamed	-0.03 -0.01 -0.03 -0.13 0.07 -0.06 0.01
act not done	side strikes usa	-0.07 0.03 0.06 -0.03 -0.27 0.03 -0.07
act not done	unnamed strikes side	0.02 0.04 -0.10 -0.08 -0.01 -0.27 -0.06
act not done	unnamed strikes unnamed	0.08 -0.03 0.02 0.00 -0.13 -0.12 -0.05
act not done	unnamed strikes usa	-0.07 0.04 0.06 -0.13 -0.19 -0.10 -0.04
act not done	usa strikes side	0.04 0.01 -0.15 0.03 -0.11 -0.17 -0.11
act not done	usa strikes unnamed	0.14 -0.01 -0.08 -0.20 0.09 -0.17 -0.17
after beginning with ally	army	-0.03 0.01 -0.16 -0.07 0.04 -0.07 -0.02
after beginning with ally	says	0.04 0.03 -0.22 -0.19 -0.09 -0.11 -0.21
after beginning with ally	statecraft	-0.11 -0.12 0.06 -0.01 -0.21 -0.10 0.12
after beginning with army	army	0.06 -0.11 -0.20 0.02 -0.07 -0.10 -0.04
after beginning with army	says	0.06 0.01 -0.18 -0.15 -0.16 -0.13 -0.01
after beginning with army	statecraft	-0.01 0.07 -0.13 -0.08 -0.12 -0.08 -0.12
after beginning with business	army	-0.02 -0.08 -0.07 0.00 -0.07 -0.06 0.06
after beginning with business	business	0.04 -0.02 -0.15 0.00 -0.13 -0.10 -0.09
after beginning with business	essay	-0.10 -0.10 -0.06 0.04 -0.13 -0.03 0.00
after beginning with business	people	-0.17 -0.09 -0.13 0.08 -0.13 -0.05 0.01
after beginning with business	says	-0.11 -0.04 -0.03 0.14 -0.15 -0.09 -0.26
after beginning with business	statecraft	-0.08 -0.19 -0.11 0.14 -0.18 -0.07 -0.04
after beginning with essay	business	-0.13 -0.31 -0.20 0.08 0.07 -0.11 -0.01
after beginning with essay	essay	0.10 -0.17 -0.06 0.04 -0.10 -0.13 -0.03
after beginning with essay	media	0.05 0.01 0.04 -0.06 0.03 -0.07 -0.03
after beginning with essay	people	-0.07 0.10 -0.11 -0.06 0.04 -0.04 -0.14
after beginning with essay	says	-0.01 -0.06 -0.23 0.01 -0.02 -0.15 0.05
after beginning with essay	statecraft	-0.28 0.07 0.01 -0.25 -0.24 -0.09 0.10
after beginning with media	army	0.08 -0.02 -0.03 -0.13 -0.14 -0.12 -0.02
after beginning with media	business	-0.09 -0.08 -0.10 0.07 -0.08 -0.08 0.03
after beginning with media	essay	0.07 -0.07 -0.12 -0.08 -0.11 -0.10 0.01
after beginning with media	media	0.05 0.06 -0.12 -0.14 -0.13 -0.09 0.01
after beginning with media	quarrel	-0.06 -0.08 -0.11 -0.08 -0.08 -0.09 0.08
after beginning with media	says	0.02 -0.04 0.08 0.02 -0.13 -0.12 -0.03
after beginning with media	statecraft	-0.11 -0.07 0.04 -0.09 -0.13 -0.06 0.07
after beginning with media	witnessed	-0.09 -0.12 -0.19 -0.08 -0.06 -0.11 0.13
after beginning with other	army	0.08 -0.10 0.08 -0.15 -0.14 -0.02 -0.06
after beginning with other	business	-0.15 -0.04 -0.32 0.05 0.07 -0.04 -0.05
after beginning with other	essay	0.09 -0.06 -0.03 0.01 -0.06 0.03 -0.11
after beginning with other	media	0.06 -0.10 -0.06 -0.01 -0.03 -0.01 -0.01
after beginning with other	partisan	-0.08 -0.10 0.04 0.01 -0.22 -0.13 0.05
after beginning with other	people	0.01 0.00 -0.06 -0.08 -0.05 -0.11 0.05
after beginning with other	quarrel	0.02 0.10 -0.18 -0.17 -0.15 -0.09 -0.05
after beginning with other	says	-0.11 0.03 -0.12 -0.04 0.09 -0.27 -0.03
after beginning with other	statecraft	-0.09 0.05 -0.12 0.00 -0.02 -0.18 0.02
after beginning with other	travel	-0.13 -0.17 -0.20 0.12 0.10 -0.14 -0.17
after beginning with other	witnessed	-0.03 0.02 0.01 -0.14 -0.05 -0.11 0.02
after beginning with partisan	army	-0.02 -0.04 -0.22 -0.11 -0.14 -0.10 0.08
after beginning with partisan	essay	-0.14 -0.04 0.07 -0.10 -0.09 -0.07 -0.02
after beginning with partisan	partisan	-0.03 -0.07 0.04 -0.15 -0.11 -0.04 0.12
after beginning with partisan	quarrel	-0.06 -0.01 -0.14 -0.05 -0.06 -0.05 0.04
after beginning with partisan	says	0.04 0.00 -0.20 -0.11 0.05 -0.06 -0.03
after beginning with partisan	statecraft	-0.10 0.07 -0.19 -0.03 -0.13 -0.06 -0.06
after beginning with people	business	-0.10 -0.11 -0.05 0.12 -0.02 -0.10 -0.14
after beginning with people	people	0.04 -0.16 -0.11 -0.09 0.06 -0.10 -0.17
after beginning with people	says	-0.04 -0.07 -0.10 0.05 0.02 -0.06 0.08
after beginning with quarrel	army	-0.11 0.02 -0.11 -0.10 -0.11 -0.08 0.07
after beginning with quarrel	quarrel	-0.03 0.05 -0.15 -0.12 -0.15 -0.10 0.04
after beginning with says	business	0.08 -0.18 0.04 -0.02 -0.04 -0.16 0.04
after beginning with says	essay	-0.06 -0.01 0.02 -0.08 -0.13 -0.12 0.06
after beginning with says	people	-0.12 0.08 -0.17 -0.10 -0.03 -0.10 0.00
after beginning with says	says	-0.21 0.11 -0.21 -0.01 0.03 0.00 -0.09
after beginning with says	statecraft	-0.07 -0.05 -0.18 -0.03 -0.18 -0.11 0.07
after beginning with side	army	-0.08 0.02 0.12 0.00 -0.11 -0.01 -0.06
after beginning with side	business	0.02 -0.05 -0.09 0.10 -0.15 0.04 -0.25
after beginning with side	essay	-0.05 -0.10 -0.02 0.10 -0.20 0.01 0.05
after beginning with side	media	-0.12 -0.06 -0.12 -0.07 0.06 0.12 -0.02
after beginning with side	partisan	-0.11 -0.09 -0.12 -0.13 -0.13 -0.11 0.12
after beginning with side	people	-0.05 -0.08 0.00 -0.29 0.09 -0.27 0.02
after beginning with side	quarrel	-0.06 0.07 -0.19 -0.03 -0.19 -0.15 0.01
after beginning with side	says	0.08 0.06 -0.13 -0.07 -0.06 0.00 -0.21
after beginning with side	statecraft	-0.04 0.07 -0.11 -0.06 -0.03 -0.21 -0.05
after beginning with side	travel	-0.03 -0.23 0.03 0.15 -0.12 -0.20 -0.02
after beginning with side	witnessed	0.20 -0.02 -0.04 -0.24 -0.27 -0.19 -0.15
after beginning with statecraft	army	0.01 -0.11 -0.15 0.03 -0.01 -0.14 0.05
after beginning with statecraft	business	-0.10 0.02 -0.07 0.08 -0.12 -0.06 -0.10
after beginning with statecraft	people	-0.11 -0.07 -0.09 -0.06 0.05 -0.06 0.04
after beginning with statecraft	says	-0.25 0.22 -0.17 -0.07 -0.03 -0.10 -0.25
after beginning with statecraft	statecraft	-0.01 0.05 -0.03 -0.01 -0.18 -0.07 -0.11
after beginning with travel	travel	0.08 -0.17 -0.10 0.03 0.02 -0.11 -0.12
after beginning with usa	army	0.05 -0.07 -0.05 -0.12 0.05 -0.18 -0.01
after beginning with usa	business	0.02 0.02 -0.12 -0.05 -0.24 -0.29 -0.02
after beginning with usa	essay	-0.04 0.09 -0.07 -0.12 0.01 -0.22 -0.03
after beginning with usa	media	-0.15 -0.09 -0.12 -0.03 0.01 -0.20 0.13
after beginning with usa	partisan	-0.04 -0.12 -0.08 -0.23 0.00 -0.12 0.14
after beginning with usa	people	-0.03 0.04 -0.03 0.04 -0.18 -0.13 -0.02
after beginning with usa	quarrel	-0.08 0.04 -0.29 0.05 -0.25 -0.16 0.02
after beginning with usa	says	0.05 0.07 -0.10 -0.07 -0.17 -0.05 -0.15
after beginning with usa	statecraft	0.02 0.05 -0.09 -0.10 -0.10 -0.11 -0.04
after beginning with usa	travel	0.01 0.01 -0.20 0.00 -0.02 -0.16 -0.03
after beginning with usa	witnessed	-0.13 0.04 0.04 0.02 -0.20 -0.15 0.06
after beginning with witnessed	army	0.10 -0.09 -0.07 -0.08 -0.10 -0.06 -0.09
after beginning with witnessed	business	-0.06 -0.08 -0.07 0.06 -0.02 -0.08 0.06
after beginning with witnessed	witnessed	-0.01 -0.17 -0.12 -0.01 0.04 -0.08 -0.20
arms	air	0.16 -0.17 0.12 -0.17 -0.05 -0.07 -0.17
arms	gun	0.00 -0.08 -0.13 -0.14 -0.12 -0.13 0.08
arms	mine	-0.03 0.04 -0.16 0.02 -0.11 -0.13 -0.13
arms	torpedo	-0.09 -0.04 0.05 0.02 0.06 -0.13 -0.05
begins with	ally	0.11 -0.05 -0.07 -0.10 -0.11 -0.19 -0.05
begins with	army	-0.04 0.09 -0.17 -0.08 -0.16 -0.19 0.03
begins with	business	-0.10 -0.22 -0.13 0.23 -0.31 -0.15 -0.15
begins with	essay	0.03 -0.05 -0.02 -0.03 0.07 -0.30 -0.02
begins with	media	-0.07 -0.22 0.09 -0.13 -0.11 0.00 0.16
begins with	other	-0.01 -0.12 -0.04 -0.03 0.13 -0.09 0.04
begins with	partisan	-0.08 -0.12 0.06 -0.15 -0.24 -0.15 0.16
begins with	people	-0.12 -0.08 -0.19 0.00 0.07 -0.11 0.10
begins with	quarrel	-0.12 -0.04 -0.09 -0.25 0.00 -0.15 0.10
begins with	says	-0.19 0.04 -0.10 0.01 -0.09 0.00 0.05
begins with	side	0.04 0.03 -0.02 -0.08 -0.10 0.01 -0.04
begins with	statecraft	-0.02 0.05 -0.13 -0.08 0.01 -0.15 -0.10
begins with	travel	-0.09 -0.03 -0.22 0.00 0.05 -0.17 0.02
begins with	usa	0.01 0.15 -0.08 -0.18 -0.25 -0.14 -0.05
begins with	witnessed	0.12 -0.19 -0.23 -0.08 -0.05 -0.13 -0.12
begins with ally	army	0.00 -0.01 -0.18 -0.08 0.03 -0.08 -0.02
begins with ally	says	0.01 0.08 -0.22 -0.19 -0.17 -0.10 -0.22
begins with ally	statecraft	-0.22 -0.04 0.05 0.02 -0.17 -0.08 0.06
begins with army	army	-0.03 0.10 -0.17 -0.08 -0.15 -0.19 0.01
begins with army	business	-0.08 -0.16 -0.11 0.12 -0.13 -0.04 0.01
begins with army	says	0.00 0.01 -0.18 -0.11 -0.15 -0.09 0.07
begins with army	statecraft	0.04 -0.07 -0.12 -0.07 -0.11 -0.08 0.01
begins with army	witnessed	0.11 -0.11 -0.10 -0.07 -0.05 -0.02 -0.11
begins with business	army	-0.15 0.05 -0.07 -0.09 -0.10 -0.08 0.05
begins with business	business	-0.09 -0.21 -0.11 0.23 -0.27 -0.15 -0.18
begins with business	essay	-0.18 -0.14 -0.11 0.12 -0.21 -0.06 -0.01
begins with business	partisan	-0.07 -0.08 0.07 -0.03 -0.06 -0.05 0.01
begins with business	people	-0.15 -0.03 -0.06 0.06 -0.15 -0.03 -0.01
begins with business	says	0.01 -0.09 0.00 0.04 -0.18 -0.15 -0.03
begins with business	statecraft	-0.22 -0.13 -0.13 0.12 -0.20 -0.12 -0.05
begins with essay	army	0.12 -0.19 -0.22 -0.10 -0.19 -0.13 -0.04
begins with essay	business	-0.17 -0.34 -0.23 0.08 0.11 -0.13 -0.03
begins with essay	essay	0.05 -0.04 -0.07 -0.02 0.06 -0.28 -0.04
begins with essay	media	0.01 -0.06 -0.01 -0.13 -0.03 -0.10 0.06
begins with essay	partisan	-0.01 0.07 -0.12 -0.13 -0.10 -0.06 -0.04
begins with essay	people	-0.08 -0.02 0.03 -0.15 0.05 -0.08 0.00
begins with essay	says	-0.01 -0.05 -0.27 -0.26 -0.13 -0.18 0.14
begins with essay	statecraft	-0.07 0.08 -0.01 -0.27 -0.04 -0.10 0.02
begins with essay	witnessed	-0.09 -0.09 0.06 -0.08 0.05 -0.06 -0.01
begins with media	army	0.05 0.02 0.01 -0.14 -0.13 -0.12 -0.05
begins with media	business	-0.10 -0.11 -0.11 0.11 -0.08 -0.08 -0.02
begins with media	essay	0.05 0.03 -0.15 -0.11 -0.12 -0.13 -0.01
begins with media	media	-0.04 -0.21 0.09 -0.11 -0.10 0.00 0.12
begins with media	partisan	-0.12 -0.12 0.06 -0.13 -0.13 -0.13 0.00
begins with media	people	0.08 -0.11 -0.13 -0.07 -0.13 -0.05 0.09
begins with media	quarrel	-0.10 -0.03 -0.15 -0.10 -0.10 -0.10 0.08
begins with media	says	-0.04 -0.09 0.11 0.00 -0.22 -0.18 0.00
begins with media	statecraft	-0.16 -0.02 -0.06 -0.02 -0.15 -0.10 0.09
begins with media	witnessed	-0.15 -0.11 -0.21 0.06 -0.02 -0.12 0.11
begins with other	army	0.07 -0.15 0.09 -0.29 -0.06 -0.03 0.01
begins with other	business	-0.13 -0.11 0.02 0.05 0.04 -0.20 0.04
begins with other	essay	0.07 -0.05 -0.02 0.04 -0.15 -0.01 -0.06
begins with other	media	0.08 -0.07 -0.06 -0.07 0.06 -0.18 -0.02
begins with other	partisan	-0.10 -0.02 -0.05 -0.12 -0.27 -0.13 0.12
begins with other	people	-0.02 -0.08 -0.11 -0.06 0.07 -0.11 0.02
begins with other	quarrel	-0.14 0.03 -0.20 -0.20 0.01 -0.13 0.09
begins with other	says	0.03 -0.16 0.01 0.00 -0.13 -0.22 0.07
begins with other	statecraft	0.01 0.08 -0.13 -0.08 0.01 -0.15 -0.07
begins with other	travel	-0.02 -0.14 -0.20 -0.04 0.11 -0.17 -0.09
begins with other	witnessed	0.19 -0.23 -0.25 -0.04 -0.06 -0.13 -0.18
begins with partisan	army	0.07 0.00 -0.26 -0.14 -0.16 -0.11 -0.05
begins with partisan	business	-0.10 0.02 -0.10 0.00 -0.07 -0.08 0.02
begins with partisan	essay	-0.17 0.02 -0.01 -0.15 -0.14 -0.10 0.02
begins with partisan	media	0.04 -0.12 0.05 -0.07 0.04 -0.07 -0.01
begins with partisan	partisan	-0.05 -0.13 0.06 -0.12 -0.22 -0.15 0.13
begins with partisan	people	0.09 0.05 -0.09 -0.11 -0.05 -0.05 -0.01
begins with partisan	quarrel	-0.07 0.00 0.04 -0.11 -0.07 -0.04 0.02
begins with partisan	says	0.00 -0.02 0.09 -0.08 -0.04 -0.11 -0.02
begins with partisan	statecraft	0.00 0.04 -0.25 0.01 -0.13 -0.07 -0.09
begins with people	army	0.08 -0.09 -0.13 -0.11 0.02 -0.06 -0.13
begins with people	business	0.04 -0.08 -0.07 0.05 -0.01 -0.09 -0.10
begins with people	people	-0.10 -0.10 -0.18 0.01 0.04 -0.10 0.11
begins with people	statecraft	-0.11 -0.10 -0.12 -0.08 -0.11 -0.08 0.12
begins with people	witnessed	0.09 -0.07 -0.11 -0.09 -0.01 -0.08 -0.16
begins with quarrel	army	-0.03 -0.12 -0.10 -0.09 -0.12 -0.09 0.07
begins with quarrel	media	-0.07 -0.11 -0.08 -0.05 -0.08 -0.07 0.10
begins with quarrel	partisan	-0.06 0.00 -0.08 -0.06 -0.07 -0.04 0.06
begins with quarrel	quarrel	-0.06 -0.01 -0.08 -0.22 -0.03 -0.14 0.06
begins with quarrel	statecraft	-0.08 0.03 -0.06 -0.09 -0.10 -0.05 0.02
begins with says	army	-0.17 0.10 -0.12 -0.11 0.02 -0.09 -0.01
begins with says	business	-0.21 -0.13 -0.22 0.18 0.05 -0.16 -0.20
begins with says	essay	-0.07 -0.01 0.01 -0.03 -0.12 -0.12 0.03
begins with says	media	-0.09 -0.07 0.05 0.02 -0.07 0.01 0.01
begins with says	people	-0.06 0.07 -0.19 0.00 0.05 -0.12 -0.12
begins with says	says	-0.18 0.03 -0.08 0.02 -0.09 0.00 0.02
begins with says	statecraft	0.01 -0.03 -0.15 0.03 -0.18 -0.11 -0.04
begins with says	travel	0.02 -0.09 -0.07 -0.11 0.09 -0.06 0.02
begins with side	army	0.00 0.04 0.05 -0.04 -0.05 -0.04 -0.18
begins with side	business	-0.01 -0.10 -0.01 0.09 -0.09 0.05 -0.27
begins with side	essay	-0.11 -0.10 0.00 0.07 -0.07 -0.05 0.10
begins with side	media	-0.15 -0.02 -0.09 -0.05 0.01 0.10 0.03
begins with side	partisan	-0.17 0.09 -0.23 -0.09 0.00 -0.17 0.06
begins with side	people	-0.02 -0.09 0.01 -0.16 0.07 -0.25 -0.02
begins with side	quarrel	-0.11 0.11 -0.20 0.00 -0.20 -0.14 -0.08
begins with side	says	0.03 0.07 -0.08 -0.05 -0.09 -0.07 -0.18
begins with side	statecraft	-0.15 0.17 -0.08 -0.03 -0.12 -0.08 -0.16
begins with side	travel	-0.05 -0.22 -0.21 0.15 -0.06 0.03 -0.04
begins with side	witnessed	0.17 -0.08 -0.06 -0.22 -0.14 -0.18 -0.06
begins with statecraft	army	0.08 -0.14 -0.16 0.01 -0.04 -0.15 0.04
begins with statecraft	business	-0.15 -0.02 -0.08 0.08 -0.18 -0.05 -0.10
begins with statecraft	essay	-0.06 0.08 -0.09 -0.11 -0.11 -0.04 -0.02
begins with statecraft	media	-0.09 0.09 -0.05 -0.08 -0.08 -0.04 -0.11
begins with statecraft	partisan	0.08 -0.10 -0.11 -0.12 -0.09 -0.03 0.00
begins with statecraft	people	-0.13 -0.11 -0.11 0.03 0.10 -0.05 -0.01
begins with statecraft	says	-0.18 -0.03 -0.04 -0.02 0.08 -0.10 0.01
begins with statecraft	statecraft	0.00 0.03 -0.12 -0.07 0.02 -0.15 -0.09
begins with statecraft	travel	-0.10 -0.04 -0.03 0.09 -0.06 -0.04 -0.04
begins with travel	business	-0.10 -0.11 -0.05 0.06 0.00 -0.04 -0.14
begins with travel	people	-0.02 -0.10 -0.09 -0.09 0.02 -0.07 0.09
begins with travel	travel	-0.08 0.00 -0.19 0.01 0.04 -0.17 -0.05
begins with usa	army	0.18 -0.22 -0.25 -0.14 0.05 -0.18 -0.02
begins with usa	business	-0.03 0.02 -0.16 0.03 -0.28 -0.04 -0.06
begins with usa	essay	-0.03 0.03 -0.09 -0.07 -0.02 -0.15 0.03
begins with usa	media	-0.21 0.00 -0.08 -0.04 0.00 -0.21 0.11
begins with usa	partisan	0.06 -0.11 -0.11 -0.10 0.00 -0.12 0.03
begins with usa	people	0.01 0.02 0.03 -0.01 -0.09 -0.14 -0.07
begins with usa	quarrel	0.00 -0.05 -0.33 0.00 0.02 -0.17 0.04
begins with usa	says	0.04 0.04 -0.11 -0.03 -0.14 -0.04 -0.14
begins with usa	statecraft	-0.02 -0.02 -0.06 -0.05 -0.06 -0.10 0.02
begins with usa	travel	0.10 -0.02 -0.14 -0.16 -0.10 -0.11 -0.14
begins with usa	witnessed	-0.11 -0.02 0.04 0.00 -0.22 -0.12 0.07
begins with witnessed	army	-0.04 -0.04 -0.06 -0.05 0.06 -0.02 -0.09
begins with witnessed	business	-0.09 -0.10 -0.07 0.10 -0.01 -0.08 0.07
begins with witnessed	people	-0.10 -0.05 -0.07 -0.06 0.10 -0.06 -0.10
begins with witnessed	witnessed	0.12 -0.19 -0.23 -0.08 -0.05 -0.13 -0.12
beside the head clause	alarm	-0.02 -0.08 -0.22 -0.02 0.09 -0.15 -0.02
beside the head clause	brief	0.01 -0.01 -0.01 0.01 -0.10 -0.06 -0.06
beside the head clause	casualty	0.02 0.09 0.00 -0.22 -0.14 -0.20 -0.02
beside the head clause	chief	0.06 -0.03 -0.06 -0.13 0.08 -0.15 -0.09
beside the head clause	civilian	-0.07 -0.07 -0.09 -0.11 0.06 -0.19 0.01
beside the head clause	closure	0.02 -0.08 -0.09 0.06 0.03 0.02 -0.07
beside the head clause	contact	0.03 0.05 -0.06 -0.04 0.05 -0.03 -0.23
beside the head clause	cyber	-0.01 -0.09 0.04 -0.15 -0.17 0.08 -0.16
beside the head clause	decision	0.05 -0.01 -0.07 -0.02 -0.08 -0.20 0.01
beside the head clause	domestic	0.00 -0.02 -0.06 -0.05 -0.30 -0.14 0.07
beside the head clause	elsewhere	-0.04 -0.04 0.11 -0.22 -0.16 -0.14 0.00
beside the head clause	everyday	-0.15 -0.15 0.11 0.02 -0.04 0.05 0.08
beside the head clause	force	-0.06 0.01 -0.06 0.05 -0.03 -0.23 -0.04
beside the head clause	gaza	0.03 -0.13 -0.17 -0.11 -0.10 -0.12 0.09
beside the head clause	market	0.00 -0.03 -0.26 0.06 -0.10 -0.13 -0.08
beside the head clause	mass	-0.05 -0.01 0.05 -0.05 0.05 -0.16 -0.06
beside the head clause	memory	0.03 -0.12 -0.06 0.04 -0.12 -0.07 0.02
beside the head clause	modal	0.00 -0.07 0.05 0.00 -0.04 -0.01 -0.03
beside the head clause	negotiation	0.04 -0.05 -0.14 0.07 -0.10 -0.16 -0.05
beside the head clause	network	-0.10 0.02 -0.14 0.02 0.03 0.08 -0.12
beside the head clause	nuclear	0.03 -0.11 0.08 -0.11 -0.14 -0.12 0.02
beside the head clause	oil	0.00 -0.05 -0.23 0.06 0.01 -0.14 -0.17
beside the head clause	opinion	-0.01 -0.12 -0.08 0.06 -0.06 0.05 0.04
beside the head clause	pact	0.09 -0.11 -0.17 -0.08 0.01 -0.09 0.04
beside the head clause	reaction	0.07 -0.03 0.02 -0.07 -0.06 -0.14 -0.05
beside the head clause	resolve	-0.01 0.08 -0.08 -0.16 -0.18 -0.19 -0.05
beside the head clause	sanction	-0.11 0.09 0.04 0.08 -0.17 -0.22 -0.15
beside the head clause	settled	0.01 -0.09 -0.03 0.04 0.00 -0.14 0.00
beside the head clause	shipping	0.00 0.02 -0.19 0.08 -0.14 -0.15 -0.20
beside the head clause	shock	0.07 0.00 -0.14 -0.07 -0.01 -0.08 -0.06
beside the head clause	sport	-0.09 0.07 -0.17 -0.12 0.04 -0.11 0.02
beside the head clause	spy	-0.09 -0.13 0.15 -0.13 0.00 -0.18 -0.14
beside the head clause	strike	-0.02 -0.07 -0.14 -0.05 0.06 -0.01 -0.05
beside the head clause	syria	0.06 -0.02 -0.05 -0.03 -0.09 -0.04 -0.10
beside the head clause	threat	0.00 0.08 -0.20 -0.08 0.07 0.00 -0.12
beside the head clause	toll	0.10 -0.12 -0.18 -0.20 0.02 -0.13 -0.03
beside the head clause	truce	0.03 -0.05 -0.30 0.06 -0.08 -0.18 -0.05
beside the head clause	unreal	0.01 0.02 -0.01 -0.06 -0.03 -0.09 -0.06
beside the head clause	unrest	0.14 -0.06 -0.01 -0.13 -0.17 0.04 -0.11
beside the head clause	weapon	-0.05 -0.07 0.04 -0.05 0.06 -0.13 0.02
bias	1	-0.02 -0.04 -0.05 -0.01 -0.05 -0.08 0.05
both name	ally	0.10 0.04 -0.04 -0.05 -0.23 -0.19 -0.11
both name	both sides	-0.01 -0.09 0.06 -0.13 -0.08 -0.01 0.03
both name	both sides and ally	0.01 -0.05 0.03 -0.16 -0.18 -0.20 0.04
both name	both sides and usa	-0.03 0.05 -0.07 -0.12 0.02 -0.12 0.01
both name	both sides and usa and ally	0.08 0.01 -0.27 -0.16 -0.15 -0.11 -0.10
both name	no party	-0.06 -0.10 -0.34 0.11 0.04 -0.22 -0.05
both name	one side	0.01 -0.08 -0.14 0.03 0.07 -0.06 -0.02
both name	one side and ally	0.08 -0.09 -0.06 -0.26 0.04 -0.19 0.00
both name	one side and usa	-0.06 0.06 -0.02 -0.04 -0.14 -0.06 0.00
both name	one side and usa and ally	-0.08 0.06 0.00 -0.06 -0.31 -0.14 -0.01
both name	usa	-0.06 -0.05 -0.16 -0.02 -0.18 -0.22 0.10
both name	usa and ally	-0.16 0.14 0.06 -0.11 -0.11 -0.10 -0.05
event	accident	-0.06 0.07 -0.15 -0.13 -0.02 -0.11 0.01
event	appointment	0.04 -0.06 0.06 -0.21 -0.09 -0.19 -0.06
event	arrest	0.03 -0.08 0.01 -0.09 0.04 -0.22 -0.11
event	arrival	-0.08 0.05 -0.06 -0.08 0.02 -0.04 0.00
event	blockade	0.09 -0.11 0.00 0.01 -0.23 -0.19 -0.05
event	call	-0.12 0.08 -0.17 -0.16 -0.13 -0.10 0.00
event	censure	-0.09 0.00 0.06 -0.07 -0.06 -0.03 0.05
event	charge	-0.19 0.11 0.09 0.01 -0.13 -0.13 -0.21
event	closure	-0.29 0.02 -0.10 0.12 0.06 0.04 0.00
event	deal	0.08 -0.01 -0.25 -0.05 -0.22 -0.14 -0.08
event	departure	-0.08 0.01 0.06 -0.09 0.06 -0.18 0.02
event	deployment	0.10 -0.04 -0.19 -0.04 0.00 -0.14 -0.11
event	downing	0.03 0.04 0.04 -0.13 -0.26 -0.15 -0.07
event	enrichment	0.03 0.00 0.06 -0.10 -0.15 -0.08 -0.12
event	evacuation	0.00 -0.06 -0.01 -0.16 0.11 -0.12 -0.10
event	execution	-0.07 -0.04 0.06 -0.08 0.05 -0.09 -0.10
event	exit	-0.01 0.07 -0.19 0.01 -0.20 -0.11 -0.14
event	fall	-0.13 0.01 -0.05 0.06 -0.09 -0.03 -0.10
event	fee	-0.27 0.04 -0.21 0.18 -0.17 -0.21 -0.21
event	flights	-0.16 -0.08 -0.13 0.07 0.01 -0.11 0.07
event	funeral	-0.06 -0.14 -0.16 -0.05 -0.13 -0.08 0.12
event	hack	-0.23 -0.10 0.03 -0.07 -0.20 0.16 -0.03
event	halt	-0.04 0.09 0.00 0.00 -0.06 -0.14 -0.11
event	incursion	0.15 -0.15 -0.22 -0.14 -0.18 -0.14 0.02
event	inspection	-0.19 0.17 -0.15 -0.16 -0.08 -0.09 -0.13
event	listing	0.17 -0.14 -0.14 -0.10 -0.18 -0.13 -0.16
event	order	0.01 -0.10 -0.12 0.05 0.02 -0.10 0.04
event	release	-0.15 0.01 -0.02 0.04 -0.22 -0.15 0.05
event	relief	-0.23 -0.07 -0.19 0.12 0.01 -0.21 -0.22
event	reopening	0.03 0.14 -0.16 -0.20 -0.21 -0.13 -0.03
event	rescue	0.04 -0.04 -0.01 -0.02 -0.01 -0.12 -0.10
event	resumption	0.03 0.01 -0.15 0.02 -0.11 -0.06 -0.14
event	rise	-0.06 -0.17 -0.13 0.21 -0.07 -0.09 -0.17
event	sanction	-0.21 0.01 -0.17 0.10 -0.16 -0.12 -0.21
event	seizure	-0.02 0.01 -0.12 -0.03 -0.03 0.04 -0.04
event	spying	-0.19 -0.15 0.14 -0.15 -0.21 0.03 -0.10
event	strike	0.01 0.04 0.07 -0.10 -0.08 -0.04 -0.07
event	talks	-0.22 0.15 -0.11 0.04 -0.18 -0.09 -0.08
event	test	0.05 -0.13 -0.13 -0.10 -0.12 -0.08 0.12
event	truce	0.03 0.07 -0.07 -0.23 -0.09 -0.17 -0.09
event	visit	-0.13 0.11 0.03 -0.05 0.02 -0.14 -0.20
first word	:	0.01 0.04 -0.16 -0.16 0.02 -0.12 -0.06
first word	[ally]	0.06 0.05 -0.08 -0.10 -0.28 -0.19 -0.12
first word	[number]	0.00 -0.22 0.09 0.07 0.00 0.02 -0.09
first word	[place]	-0.14 0.34 -0.15 -0.04 -0.01 -0.30 -0.41
first word	[region]	-0.20 0.12 -0.34 0.16 -0.19 -0.23 -0.23
first word	[side]	0.14 0.06 -0.08 -0.09 -0.09 0.04 -0.20
first word	[usa]	0.05 0.15 -0.05 -0.19 -0.22 -0.19 -0.10
first word	a	-0.12 -0.06 -0.07 -0.11 0.00 -0.23 0.13
first word	after	-0.24 -0.04 -0.24 0.02 0.06 -0.22 0.08
first word	aftermath	-0.01 -0.19 -0.19 -0.18 0.16 -0.20 -0.19
first word	agreement	-0.04 0.11 -0.16 -0.22 -0.02 -0.14 -0.10
first word	air	0.06 -0.18 -0.22 -0.19 0.03 -0.18 -0.18
first word	al	0.01 -0.18 -0.16 -0.11 0.14 -0.15 0.03
first word	all	-0.06 -0.15 -0.07 -0.14 0.05 -0.06 0.04
first word	amid	-0.01 -0.15 -0.15 -0.13 0.05 -0.11 0.11
first word	an	0.11 -0.13 -0.13 -0.13 -0.16 -0.11 -0.03
first word	analysi	-0.04 0.08 -0.18 -0.16 -0.18 -0.12 -0.01
first word	analyst	0.03 -0.09 -0.21 -0.16 -0.18 -0.16 0.08
first word	anand	-0.15 0.18 -0.15 -0.12 -0.13 -0.15 -0.17
first word	announc	0.09 0.07 -0.21 -0.08 -0.23 -0.19 -0.22
first word	anti	0.07 -0.03 -0.14 -0.08 -0.14 -0.09 -0.02
first word	arab	-0.11 0.06 -0.09 -0.10 -0.14 -0.10 0.04
first word	are	-0.22 0.09 0.03 -0.18 -0.20 -0.17 0.14
first word	as	-0.10 -0.04 -0.02 0.04 -0.04 -0.22 0.03
first word	asia	-0.13 -0.13 -0.07 0.15 -0.13 -0.06 -0.14
first word	asian	-0.07 -0.08 -0.04 0.08 -0.09 -0.06 -0.08
first word	at	0.08 0.03 -0.16 0.02 -0.11 -0.10 -0.13
first word	attack	0.03 -0.12 0.00 -0.01 -0.09 0.02 0.00
first word	bannon	-0.01 0.07 -0.13 -0.10 -0.07 -0.11 -0.01
first word	barrag	0.07 -0.01 -0.13 -0.08 -0.13 -0.11 -0.14
first word	bbc	-0.09 -0.09 -0.10 -0.08 0.14 -0.11 -0.13
first word	between	0.03 -0.04 0.05 -0.15 -0.18 -0.12 0.02
first word	bill	-0.12 -0.12 -0.12 -0.10 -0.12 -0.10 0.15
first word	bitcoin	-0.20 -0.17 -0.14 0.22 -0.18 -0.09 -0.22
first word	bloomberg	0.02 0.04 -0.03 0.03 -0.03 -0.15 -0.10
first word	body	-0.10 -0.12 -0.14 -0.13 0.11 -0.11 -0.12
first word	break	0.03 0.03 0.08 0.05 -0.21 -0.13 -0.24
first word	brent	-0.13 -0.08 -0.06 0.11 -0.10 -0.08 -0.07
first word	brit	-0.07 -0.09 -0.11 -0.10 0.06 -0.07 0.07
first word	can	0.13 -0.08 -0.19 -0.10 0.02 -0.18 -0.15
first word	can't	-0.05 0.10 -0.07 -0.12 -0.09 -0.05 -0.13
first word	ceasefir	-0.08 0.00 -0.16 -0.15 0.02 -0.17 0.05
first word	chri	-0.11 -0.09 0.02 -0.07 -0.09 -0.08 0.08
first word	christian	-0.10 -0.05 -0.09 -0.11 0.12 -0.11 0.01
first word	citizen	-0.14 -0.14 -0.10 0.08 0.09 0.04 -0.16
first word	cnn	0.09 -0.05 0.04 -0.16 -0.18 -0.14 0.03
first word	commander	-0.05 0.15 -0.27 -0.17 -0.26 -0.18 -0.10
first word	conservativ	-0.10 -0.01 -0.12 -0.10 -0.10 -0.12 0.08
first word	cost	0.10 -0.02 -0.11 -0.05 -0.14 -0.16 0.05
first word	could	0.05 -0.16 -0.15 -0.04 0.06 -0.11 -0.02
first word	court	-0.01 -0.15 -0.13 0.05 -0.13 -0.12 0.05
first word	crud	-0.12 -0.08 -0.06 0.10 -0.06 -0.06 -0.08
first word	crypto	-0.11 -0.09 -0.08 0.07 -0.11 -0.07 0.05
first word	daily	0.02 -0.05 -0.15 -0.02 -0.03 -0.10 0.02
first word	deadly	0.15 -0.12 -0.13 -0.12 -0.13 -0.07 -0.13
first word	deal	-0.09 0.11 -0.12 -0.15 -0.13 -0.03 -0.01
first word	death	-0.01 -0.11 -0.10 0.05 0.00 -0.08 -0.04
first word	debri	0.08 -0.06 -0.07 -0.05 -0.13 -0.04 -0.06
first word	delegation	-0.08 0.11 -0.08 -0.11 -0.09 -0.06 -0.12
first word	dem	-0.08 -0.11 -0.12 -0.08 -0.07 -0.07 0.10
first word	democrat	-0.06 -0.07 0.06 0.01 -0.04 -0.03 -0.01
first word	despit	0.03 0.00 -0.14 -0.04 -0.13 -0.11 0.04
first word	destroy	-0.14 -0.16 -0.15 0.07 0.02 -0.14 0.03
first word	did	-0.16 -0.10 0.00 -0.17 -0.17 -0.16 0.16
first word	displac	-0.11 -0.10 -0.05 -0.11 0.13 -0.11 -0.17
first word	dollar	-0.08 -0.07 -0.05 0.08 -0.09 -0.05 -0.10
first word	don't	0.00 -0.11 -0.08 0.01 0.04 -0.04 0.04
first word	dozen	0.11 -0.13 -0.20 0.04 -0.17 -0.17 0.01
first word	dron	0.17 -0.17 -0.25 -0.07 -0.12 -0.22 -0.27
first word	editor	0.03 0.00 -0.10 -0.10 -0.10 -0.10 0.03
first word	energy	0.02 -0.16 -0.12 0.05 -0.16 -0.10 -0.15
first word	even	-0.12 -0.08 -0.11 0.13 -0.14 -0.11 -0.04
first word	ex	0.01 0.02 0.05 -0.11 -0.07 -0.09 0.00
first word	expert	-0.03 -0.06 0.00 0.04 0.08 -0.15 -0.03
first word	explainer	0.12 -0.12 -0.13 -0.09 -0.10 -0.10 -0.11
first word	explosion	0.00 -0.15 -0.15 0.07 -0.08 -0.11 -0.05
first word	factbox	0.07 -0.07 -0.02 -0.05 -0.09 -0.04 -0.06
first word	family	0.12 -0.11 -0.13 -0.10 -0.09 -0.10 -0.01
first word	farsnew	0.00 -0.12 -0.09 0.08 -0.12 -0.07 -0.13
first word	fbi	0.06 -0.12 0.09 -0.15 -0.13 0.04 -0.14
first word	fcc	-0.10 -0.12 -0.12 -0.09 -0.09 -0.11 0.11
first word	fire	0.09 -0.18 -0.17 0.06 -0.12 -0.14 -0.06
first word	first	-0.12 -0.08 -0.17 0.02 0.09 -0.14 -0.05
first word	five	-0.01 -0.06 -0.15 0.05 -0.02 -0.07 0.02
first word	flight	-0.03 -0.11 -0.09 0.07 0.02 -0.09 -0.04
first word	for	-0.04 -0.03 -0.15 -0.16 -0.13 -0.10 0.08
first word	former	-0.15 -0.08 0.05 -0.16 0.02 -0.11 0.08
first word	four	0.11 -0.13 -0.15 -0.12 -0.15 -0.11 0.01
first word	fox	0.04 -0.19 -0.29 0.06 -0.23 -0.20 0.03
first word	fresh	0.10 -0.02 -0.06 -0.12 -0.10 -0.09 -0.12
first word	from	-0.06 -0.12 0.03 -0.23 0.04 -0.23 0.08
first word	fuel	0.04 -0.12 -0.10 -0.04 -0.14 -0.06 0.02
first word	funeral	0.02 -0.06 -0.09 -0.05 -0.06 -0.06 0.08
first word	fury	-0.12 0.02 -0.11 -0.09 0.10 -0.07 -0.04
first word	g7	-0.09 0.13 -0.09 -0.11 -0.14 -0.05 -0.16
first word	gas	-0.11 0.04 -0.06 0.04 -0.11 -0.05 -0.12
first word	general	0.04 -0.10 0.03 -0.06 -0.11 -0.07 0.00
first word	global	0.04 0.10 -0.16 -0.01 -0.13 -0.09 -0.19
first word	gold	-0.10 -0.07 -0.02 0.08 -0.05 -0.02 -0.07
first word	gop	0.03 -0.01 -0.16 -0.09 0.04 -0.04 -0.01
first word	graham	0.12 0.05 -0.13 -0.07 -0.07 -0.04 -0.12
first word	hama	-0.23 0.23 -0.19 -0.11 -0.19 -0.16 -0.10
first word	has	0.09 -0.03 -0.17 -0.14 -0.14 -0.17 -0.01
first word	he	-0.15 -0.05 -0.14 -0.15 -0.07 -0.12 0.15
first word	hits	-0.04 -0.11 -0.08 -0.09 0.06 -0.10 0.03
first word	hospital	0.13 -0.11 -0.10 -0.09 -0.13 -0.12 -0.11
first word	hous	-0.07 -0.08 -0.09 -0.02 -0.10 -0.05 0.07
first word	how	-0.09 0.00 0.01 0.17 -0.01 -0.24 -0.18
first word	huge	0.10 -0.10 -0.06 -0.05 -0.13 -0.06 -0.09
first word	hundred	-0.05 0.06 -0.15 -0.11 0.00 -0.08 0.03
first word	i	0.04 -0.08 -0.17 -0.13 0.10 -0.16 -0.07
first word	iea	-0.12 -0.12 -0.08 0.13 -0.13 -0.10 -0.14
first word	if	-0.10 -0.20 0.01 0.02 -0.20 -0.15 0.16
first word	imf	-0.07 -0.09 -0.07 0.09 -0.09 -0.07 -0.10
first word	in	-0.05 -0.05 0.05 -0.15 0.18 -0.26 -0.10
first word	inflation	-0.13 -0.12 -0.06 0.12 -0.08 -0.05 -0.11
first word	insid	-0.05 -0.18 0.01 -0.15 -0.19 -0.16 0.12
first word	insight	-0.16 -0.14 -0.07 0.16 -0.17 -0.06 -0.13
first word	intercept	-0.04 -0.05 -0.09 -0.07 0.07 -0.07 -0.09
first word	international	-0.10 0.04 -0.09 -0.05 0.08 -0.09 -0.12
first word	investor	-0.12 -0.13 -0.12 0.14 -0.08 -0.09 -0.12
first word	is	0.00 0.08 -0.24 -0.12 0.01 -0.22 -0.06
first word	it	-0.05 -0.16 0.01 -0.13 0.03 -0.09 0.14
first word	jimmy	-0.09 -0.07 -0.13 -0.10 -0.10 -0.09 0.11
first word	joe	-0.13 -0.11 0.09 -0.09 -0.07 -0.07 -0.02
first word	john	-0.07 -0.13 0.04 -0.13 -0.15 -0.14 0.12
first word	jon	-0.09 -0.11 -0.14 -0.07 -0.10 -0.08 0.11
first word	journalist	-0.02 -0.13 -0.18 -0.11 0.09 -0.18 0.02
first word	just	0.10 0.03 -0.16 -0.13 -0.16 -0.09 -0.14
first word	karolin	-0.15 -0.09 -0.14 -0.13 -0.12 -0.12 0.12
first word	keir	-0.08 0.08 -0.10 -0.03 -0.06 -0.03 -0.07
first word	key	0.08 0.03 -0.05 -0.06 -0.11 -0.05 -0.12
first word	kill	0.02 0.10 -0.14 -0.15 -0.20 -0.14 0.01
first word	larg	-0.11 -0.13 -0.14 -0.01 0.04 -0.10 0.11
first word	launch	0.17 -0.19 -0.17 -0.16 -0.08 -0.17 -0.13
first word	lindsey	0.05 -0.09 -0.16 -0.05 -0.11 -0.04 0.00
first word	live	-0.08 -0.05 -0.10 0.09 -0.13 -0.05 -0.10
first word	lng	-0.05 -0.07 -0.02 0.05 -0.05 -0.02 -0.03
first word	maga	-0.07 -0.11 -0.14 -0.09 -0.11 -0.08 0.11
first word	major	0.06 -0.05 -0.10 0.00 -0.10 -0.07 -0.10
first word	marin	-0.12 -0.10 -0.08 0.06 -0.09 -0.07 0.05
first word	mark	-0.13 0.04 -0.10 -0.09 -0.13 -0.11 0.10
first word	market	0.09 -0.13 -0.13 -0.06 -0.14 -0.13 -0.16
first word	massiv	0.15 -0.13 -0.13 -0.11 -0.11 -0.12 -0.14
first word	may	0.09 -0.04 -0.10 -0.12 -0.13 -0.06 -0.14
first word	mediator	-0.13 0.01 0.08 -0.14 -0.13 -0.08 -0.14
first word	missil	-0.16 0.01 -0.26 0.06 0.07 -0.21 0.04
first word	moment	0.08 -0.16 -0.19 -0.12 -0.05 -0.10 0.04
first word	more	0.03 -0.18 0.01 -0.12 0.09 -0.14 -0.12
first word	morn	-0.14 0.00 -0.17 0.01 -0.14 -0.11 0.06
first word	multipl	0.13 -0.10 -0.14 -0.06 -0.14 -0.11 -0.15
first word	my	-0.17 -0.03 -0.11 -0.12 0.04 -0.09 0.11
first word	national	-0.12 -0.02 0.08 -0.11 -0.11 -0.09 0.01
first word	new	0.06 -0.11 -0.01 0.08 -0.09 -0.16 -0.17
first word	no	-0.10 -0.01 -0.01 -0.12 -0.06 -0.18 0.06
first word	not	-0.03 -0.03 -0.27 -0.15 -0.04 -0.19 0.10
first word	now	-0.01 0.05 -0.08 -0.03 -0.08 -0.04 -0.04
first word	nowher	-0.11 -0.13 -0.11 -0.11 0.14 -0.13 -0.09
first word	oil	0.00 -0.11 -0.10 0.08 -0.22 -0.08 -0.16
first word	on	-0.05 -0.04 -0.26 0.00 0.01 -0.19 0.03
first word	one	-0.07 -0.15 -0.15 0.08 -0.10 -0.10 0.02
first word	opinion	0.00 -0.19 -0.15 -0.07 -0.14 -0.09 0.07
first word	oscar	0.01 -0.08 0.02 -0.11 -0.14 -0.12 0.04
first word	over	0.09 0.09 -0.09 -0.09 -0.05 -0.07 -0.11
first word	panic	-0.02 -0.11 -0.15 0.07 0.08 -0.09 -0.15
first word	photo	0.07 -0.13 -0.13 0.07 -0.11 -0.13 -0.14
first word	plant	-0.09 -0.09 -0.06 0.09 -0.09 -0.07 -0.08
first word	polic	-0.01 -0.13 0.05 -0.09 -0.04 -0.11 0.06
first word	poll	-0.11 -0.10 -0.19 -0.09 -0.11 -0.10 0.12
first word	polymarket	0.07 0.07 -0.10 -0.07 -0.12 -0.09 -0.11
first word	pres	-0.11 0.03 -0.07 -0.09 -0.09 -0.06 0.05
first word	president	-0.05 -0.12 -0.08 0.05 -0.08 -0.03 0.02
first word	pric	-0.03 -0.07 -0.03 0.05 -0.05 -0.02 -0.04
first word	pro	-0.08 -0.11 -0.12 -0.11 -0.11 -0.13 0.12
first word	projectil	0.13 -0.08 -0.12 -0.12 -0.12 -0.13 -0.13
first word	protest	-0.11 0.01 -0.15 -0.13 -0.14 -0.11 0.08
first word	qatarenergy	-0.06 -0.07 -0.03 0.07 -0.07 -0.06 -0.05
first word	read	0.11 0.04 -0.13 -0.10 -0.07 -0.06 -0.16
first word	reev	-0.10 -0.11 -0.10 0.00 -0.11 -0.07 0.09
first word	regional	-0.04 0.09 -0.03 -0.08 -0.09 -0.03 -0.08
first word	report	0.06 0.00 0.05 -0.07 -0.09 -0.18 -0.22
first word	reporter	0.04 -0.12 0.05 -0.10 -0.09 -0.12 -0.02
first word	republican	0.00 -0.13 -0.14 -0.13 -0.10 -0.09 0.09
first word	rescu	0.08 -0.09 -0.10 -0.09 -0.03 -0.10 -0.12
first word	retir	0.09 -0.12 -0.11 -0.06 -0.09 -0.05 0.03
first word	s	-0.08 -0.08 -0.07 0.09 -0.11 -0.06 -0.10
first word	sanction	0.08 -0.11 -0.12 0.06 -0.09 -0.14 -0.13
first word	satellit	0.13 -0.13 0.11 -0.15 -0.15 -0.13 -0.17
first word	school	-0.05 -0.11 -0.10 -0.11 0.01 -0.13 0.05
first word	second	0.11 -0.13 -0.17 -0.13 -0.17 -0.13 -0.09
first word	senat	-0.13 -0.02 -0.13 -0.13 -0.07 -0.06 0.10
first word	senior	-0.13 0.09 -0.14 -0.12 -0.08 -0.09 -0.01
first word	several	0.15 -0.11 -0.12 -0.16 -0.02 -0.14 -0.16
first word	ship	0.06 -0.15 -0.12 0.02 -0.18 0.08 -0.17
first word	shipp	-0.07 -0.13 -0.07 0.13 -0.11 -0.09 -0.13
first word	shock	-0.02 0.07 -0.11 -0.03 -0.09 -0.05 -0.09
first word	siren	0.23 -0.12 -0.16 -0.20 -0.50 -0.11 -0.06
first word	six	0.14 -0.12 -0.12 -0.04 -0.13 -0.07 -0.12
first word	smok	0.17 -0.12 -0.11 -0.11 -0.22 -0.11 -0.16
first word	stat	0.05 0.06 -0.12 -0.08 -0.12 -0.12 -0.13
first word	stephen	-0.04 -0.01 -0.14 -0.10 -0.09 -0.13 0.06
first word	stev	-0.10 0.09 -0.11 -0.11 -0.13 -0.07 0.10
first word	stock	-0.15 0.08 -0.11 0.07 -0.10 -0.07 -0.16
first word	strategic	0.03 0.05 -0.08 -0.06 -0.11 -0.07 -0.13
first word	strik	-0.03 -0.03 0.03 -0.15 0.07 -0.18 -0.07
first word	suspect	-0.11 -0.08 0.09 0.03 -0.09 -0.10 0.04
first word	talk	-0.21 0.11 -0.12 -0.08 -0.17 -0.10 0.07
first word	tanker	0.03 -0.12 0.07 0.03 -0.16 -0.08 -0.14
first word	ten	0.13 -0.01 -0.08 -0.05 -0.15 -0.05 -0.13
first word	that	-0.11 -0.10 -0.09 0.07 -0.12 -0.09 -0.02
first word	the	-0.01 -0.16 -0.17 -0.04 0.02 -0.06 0.14
first word	ther	-0.09 0.04 -0.17 -0.07 0.02 -0.15 -0.02
first word	thes	-0.11 -0.15 -0.14 -0.15 0.07 -0.14 0.08
first word	they	0.00 0.05 -0.07 -0.19 0.05 -0.14 -0.15
first word	this	-0.01 -0.10 -0.01 0.03 0.00 -0.10 -0.01
first word	thousand	-0.12 -0.04 -0.04 -0.15 0.06 0.05 0.03
first word	thre	0.07 -0.26 -0.25 -0.03 0.04 -0.20 0.03
first word	to	-0.02 0.06 -0.39 0.07 -0.28 -0.32 -0.09
first word	top	-0.15 -0.14 -0.04 0.13 -0.19 -0.14 0.09
first word	tucker	-0.12 -0.12 0.09 -0.10 -0.08 -0.09 0.01
first word	two	0.16 -0.06 -0.26 -0.06 -0.01 -0.20 -0.28
first word	u	0.07 0.05 -0.11 -0.04 -0.12 -0.10 -0.11
first word	vice	-0.10 0.13 -0.08 -0.13 -0.07 -0.01 -0.13
first word	video	0.09 -0.14 -0.10 -0.03 -0.03 -0.21 -0.05
first word	war	0.11 -0.03 -0.32 0.04 -0.29 -0.24 -0.05
first word	warn	0.02 -0.16 -0.17 0.07 -0.17 -0.20 0.08
first word	watch	0.06 0.01 -0.30 -0.06 -0.29 -0.18 0.05
first word	we	0.10 -0.01 -0.22 0.02 0.07 -0.12 -0.22
first word	we'r	0.05 -0.10 -0.10 -0.09 -0.12 -0.08 -0.01
first word	we'v	-0.02 -0.04 -0.12 -0.12 0.07 -0.10 -0.04
first word	what	0.11 0.10 -0.24 -0.26 -0.04 -0.26 -0.06
first word	wher	-0.03 0.01 -0.03 -0.18 -0.02 -0.13 0.07
first word	whil	0.04 -0.11 -0.14 -0.14 -0.14 -0.15 0.06
first word	who	-0.21 -0.01 0.06 -0.09 0.07 -0.20 0.03
first word	why	0.06 0.01 -0.16 -0.11 0.02 -0.20 0.03
first word	will	0.03 0.00 -0.19 0.02 -0.23 0.04 -0.09
first word	with	0.04 0.00 -0.28 -0.02 0.01 -0.17 -0.03
first word	world	-0.15 0.18 -0.16 -0.11 0.00 -0.14 -0.16
first word	you	0.03 -0.11 -0.07 -0.13 0.05 -0.07 -0.05
form	a question	-0.02 0.06 -0.14 -0.03 -0.11 -0.04 0.04
form	a sentence	-0.16 0.02 0.01 0.06 0.05 -0.04 -0.01
form	bar	-0.02 -0.12 -0.09 0.02 -0.28 -0.13 0.12
form	begins with a quote	-0.10 -0.10 -0.25 -0.20 0.18 -0.30 0.13
form	colon	-0.08 0.09 -0.04 -0.13 0.05 -0.16 0.03
form	ends with a quote	-0.12 0.03 -0.03 -0.19 -0.23 -0.15 0.11
form	ends with on	0.05 0.00 -0.33 0.10 -0.26 -0.10 -0.01
form	exclamation	-0.06 0.00 -0.31 -0.03 -0.12 -0.14 0.07
form	label	0.12 -0.04 0.00 -0.01 -0.24 -0.21 -0.09
form	label at the end	-0.12 -0.13 0.11 -0.11 -0.29 0.00 0.19
form	question	-0.02 0.06 -0.14 -0.03 -0.11 -0.04 0.04
form	quotes	-0.03 0.11 -0.18 -0.23 -0.11 -0.14 0.04
form	signed	-0.01 -0.01 -0.14 -0.17 -0.11 -0.13 0.16
head clause	alarm	0.04 0.00 -0.20 0.00 0.07 -0.06 -0.13
head clause	brief	0.02 0.08 -0.29 -0.15 -0.01 -0.11 -0.11
head clause	casualty	0.00 -0.24 -0.09 -0.14 0.29 -0.22 -0.07
head clause	chief	-0.15 0.07 0.07 -0.18 -0.32 -0.13 0.15
head clause	civilian	-0.04 -0.16 -0.10 -0.28 0.27 -0.07 -0.12
head clause	closure	-0.02 0.01 -0.40 0.08 -0.10 -0.08 -0.11
head clause	contact	-0.16 0.21 -0.09 -0.18 -0.05 -0.12 -0.06
head clause	culture	-0.17 -0.29 -0.11 0.06 0.05 0.00 0.14
head clause	cyber	-0.27 -0.25 -0.06 -0.11 -0.25 0.29 -0.25
head clause	decision	-0.06 0.01 -0.02 -0.03 -0.01 -0.06 0.02
head clause	domestic	-0.11 -0.22 0.11 0.05 -0.06 -0.11 0.06
head clause	drill	0.03 -0.11 -0.15 -0.14 -0.16 -0.16 0.08
head clause	elsewhere	0.06 -0.11 -0.11 0.03 -0.13 -0.20 0.01
head clause	everyday	-0.07 -0.18 -0.04 0.10 0.10 -0.27 -0.13
head clause	execution	-0.14 -0.12 0.11 -0.13 0.10 -0.18 -0.16
head clause	force	0.07 -0.07 -0.05 -0.04 -0.07 -0.03 0.02
head clause	gaza	-0.09 0.15 -0.28 -0.21 0.00 -0.17 -0.04
head clause	market	-0.13 -0.14 -0.07 0.17 -0.09 -0.07 -0.10
head clause	mass	0.10 -0.13 -0.02 -0.04 -0.09 0.02 -0.07
head clause	memory	-0.18 0.02 -0.11 -0.14 0.01 -0.12 0.15
head clause	modal	-0.08 0.03 -0.07 0.02 -0.03 -0.18 -0.01
head clause	negotiation	-0.17 0.14 -0.22 -0.14 -0.10 -0.15 -0.03
head clause	network	-0.17 -0.11 0.03 -0.07 -0.04 0.12 -0.09
head clause	nuclear	-0.08 0.20 0.11 -0.20 -0.42 -0.23 -0.16
head clause	oil	-0.08 -0.04 -0.23 0.17 -0.17 -0.17 -0.25
head clause	opinion	0.00 0.07 -0.08 -0.13 -0.03 -0.02 0.02
head clause	pact	-0.06 0.08 0.02 -0.08 -0.20 -0.20 -0.07
head clause	reaction	-0.14 0.13 -0.15 -0.04 -0.15 -0.21 0.01
head clause	resolve	-0.04 0.16 -0.09 -0.20 -0.19 0.02 -0.07
head clause	sanction	-0.22 -0.05 -0.19 0.17 -0.27 0.04 -0.09
head clause	settled	-0.02 0.06 -0.04 0.00 0.01 0.03 -0.21
head clause	shipping	0.10 -0.13 -0.11 0.10 -0.12 -0.06 -0.18
head clause	shock	-0.03 -0.09 0.00 0.10 -0.10 -0.12 -0.12
head clause	sport	-0.13 -0.15 0.01 -0.26 0.07 -0.18 0.15
head clause	spy	-0.21 -0.24 0.36 -0.19 -0.31 0.02 -0.15
head clause	strike	0.05 -0.02 0.00 -0.10 -0.05 -0.05 -0.01
head clause	syria	-0.21 0.04 -0.17 0.08 -0.03 -0.11 0.01
head clause	threat	0.02 -0.04 0.01 -0.02 -0.06 -0.01 0.00
head clause	toll	-0.08 -0.01 -0.21 0.13 0.02 -0.16 -0.11
head clause	truce	-0.07 0.09 -0.22 -0.23 -0.04 -0.20 -0.05
head clause	unreal	0.01 -0.02 0.05 -0.03 -0.12 -0.05 0.01
head clause	unrest	-0.30 0.05 -0.02 -0.11 -0.13 -0.22 0.16
head clause	weapon	0.22 -0.19 0.06 -0.25 -0.12 -0.04 -0.17
head event	accident	-0.11 -0.14 -0.13 0.10 -0.13 -0.12 0.04
head event	accusation	-0.15 -0.06 -0.05 -0.15 0.02 -0.16 0.09
head event	apology	-0.15 0.14 -0.16 -0.15 -0.13 -0.17 -0.08
head event	appointment	-0.15 -0.15 -0.07 -0.25 -0.05 -0.26 0.21
head event	arrest	-0.15 -0.06 0.13 -0.15 -0.12 -0.31 0.16
head event	arrival	0.17 -0.08 -0.20 -0.10 -0.13 -0.15 -0.04
head event	ban	-0.18 0.15 -0.13 -0.07 -0.12 -0.13 0.03
head event	blackout	-0.07 -0.10 -0.17 -0.11 -0.11 0.09 0.01
head event	blockade	0.01 -0.11 -0.25 0.04 -0.01 -0.24 -0.03
head event	call	-0.16 0.00 0.06 0.03 -0.12 -0.14 -0.02
head event	cancelled	-0.01 -0.01 -0.31 0.00 -0.14 -0.23 0.05
head event	charge	-0.16 -0.14 0.13 -0.04 -0.15 -0.20 -0.09
head event	closure	0.04 -0.15 0.03 0.04 -0.15 -0.10 0.01
head event	comment	0.02 0.03 -0.07 -0.07 -0.24 -0.25 0.06
head event	deal	-0.16 0.13 -0.26 -0.06 -0.11 -0.17 -0.06
head event	denial	0.01 0.06 0.03 -0.10 -0.07 -0.19 -0.07
head event	departure	0.02 -0.12 -0.28 0.00 0.04 -0.13 0.05
head event	deployment	0.04 0.03 -0.01 -0.02 -0.32 -0.19 -0.07
head event	downing	0.17 -0.18 -0.07 -0.08 -0.17 -0.19 -0.06
head event	drill	0.14 -0.11 -0.11 -0.08 -0.10 -0.11 -0.02
head event	emergency	-0.11 0.12 -0.08 -0.11 -0.11 -0.05 -0.09
head event	enrichment	-0.01 0.14 -0.04 -0.08 -0.20 -0.20 -0.13
head event	evacuation	-0.04 -0.10 -0.24 -0.10 0.20 -0.03 -0.16
head event	execution	-0.11 -0.11 0.09 -0.11 0.09 -0.16 -0.12
head event	exit	-0.14 0.00 -0.27 -0.02 -0.10 -0.20 0.09
head event	expulsion	-0.07 0.10 -0.17 -0.17 0.07 -0.16 -0.20
head event	fall	-0.12 -0.05 -0.09 0.13 -0.11 -0.06 -0.17
head event	fee	-0.17 0.03 -0.13 0.13 -0.15 -0.17 -0.16
head event	flights	-0.13 -0.11 -0.11 0.13 -0.03 -0.11 -0.12
head event	funeral	-0.04 -0.18 -0.06 -0.12 0.05 -0.15 0.04
head event	hack	-0.16 -0.16 0.04 -0.18 -0.23 0.21 -0.14
head event	halt	-0.05 -0.04 -0.22 0.08 -0.07 -0.19 -0.04
head event	incursion	0.14 -0.03 -0.25 -0.17 -0.22 -0.18 -0.08
head event	inspection	-0.13 0.11 -0.11 -0.10 -0.09 -0.09 -0.10
head event	joining	0.17 -0.20 -0.14 -0.10 -0.16 -0.09 -0.08
head event	listing	0.03 -0.12 0.07 -0.10 0.02 -0.11 -0.08
head event	memory	-0.15 -0.05 -0.11 -0.03 -0.09 -0.19 0.18
head event	mourning	-0.11 -0.14 -0.16 -0.07 0.14 -0.07 0.02
head event	none	-0.05 -0.03 -0.19 0.00 -0.07 -0.20 0.10
head event	offer	-0.01 0.07 -0.03 0.00 -0.01 -0.12 -0.13
head event	order	0.07 -0.03 -0.25 0.04 -0.12 -0.16 -0.11
head event	plan	0.03 0.00 -0.07 0.03 -0.01 -0.20 -0.06
head event	reaction	-0.16 0.07 -0.08 -0.02 -0.08 -0.05 0.05
head event	rejection	-0.02 0.06 0.09 -0.05 -0.22 -0.16 -0.14
head event	release	0.02 -0.05 -0.24 0.03 0.06 -0.15 -0.11
head event	relief	-0.03 0.07 -0.21 0.03 -0.20 -0.19 -0.25
head event	reopening	-0.06 0.02 -0.04 0.00 -0.01 -0.27 -0.18
head event	rescue	0.14 -0.12 -0.12 -0.20 0.03 -0.18 -0.09
head event	resumption	-0.16 -0.19 -0.14 0.21 -0.13 -0.16 -0.05
head event	rise	-0.07 -0.01 -0.10 0.05 -0.18 -0.08 -0.08
head event	sanction	-0.15 -0.06 -0.16 0.11 -0.24 0.06 0.00
head event	seizure	0.02 -0.21 0.00 0.06 -0.06 0.01 -0.11
head event	snapback	0.09 -0.09 -0.11 0.09 -0.09 -0.11 -0.09
head event	spying	-0.18 -0.03 0.17 -0.16 -0.16 -0.22 -0.20
head event	strike	0.12 -0.13 -0.07 -0.10 0.02 -0.12 -0.02
head event	talks	-0.09 0.12 -0.29 -0.13 -0.16 -0.15 -0.03
head event	test	-0.03 -0.02 -0.17 0.07 -0.18 -0.13 -0.01
head event	threat	-0.02 0.05 -0.02 -0.08 -0.07 -0.04 -0.06
head event	truce	-0.11 0.04 -0.27 -0.19 0.02 -0.19 0.05
head event	visit	0.02 -0.06 -0.10 -0.16 -0.05 0.00 0.06
head event	wish	-0.10 0.10 -0.13 -0.14 -0.04 -0.19 0.00
head event, told as accusation	accusation	-0.15 -0.06 -0.05 -0.15 0.02 -0.16 0.09
head event, told as cancelled	cancelled	-0.01 -0.01 -0.31 0.00 -0.14 -0.23 0.05
head event, told as comment	comment	0.02 0.03 -0.07 -0.07 -0.24 -0.25 0.06
head event, told as denial	denial	0.01 0.06 0.03 -0.10 -0.07 -0.19 -0.07
head event, told as done	accident	-0.11 -0.14 -0.13 0.10 -0.13 -0.12 0.04
head event, told as done	apology	-0.15 0.14 -0.16 -0.15 -0.13 -0.17 -0.08
head event, told as done	appointment	-0.15 -0.15 -0.07 -0.25 -0.05 -0.26 0.21
head event, told as done	arrest	-0.15 -0.06 0.13 -0.15 -0.12 -0.31 0.16
head event, told as done	arrival	0.17 -0.08 -0.20 -0.10 -0.13 -0.15 -0.04
head event, told as done	ban	-0.18 0.15 -0.13 -0.07 -0.12 -0.13 0.03
head event, told as done	blackout	-0.07 -0.10 -0.17 -0.11 -0.11 0.09 0.01
head event, told as done	blockade	0.01 -0.11 -0.25 0.04 -0.01 -0.24 -0.03
head event, told as done	call	-0.16 0.00 0.06 0.03 -0.12 -0.14 -0.02
head event, told as done	charge	-0.16 -0.14 0.13 -0.04 -0.15 -0.20 -0.09
head event, told as done	closure	0.04 -0.15 0.03 0.04 -0.15 -0.10 0.01
head event, told as done	deal	-0.16 0.13 -0.26 -0.06 -0.11 -0.17 -0.06
head event, told as done	departure	0.02 -0.12 -0.28 0.00 0.04 -0.13 0.05
head event, told as done	deployment	0.04 0.03 -0.01 -0.02 -0.32 -0.19 -0.07
head event, told as done	downing	0.17 -0.18 -0.07 -0.08 -0.17 -0.19 -0.06
head event, told as done	emergency	-0.11 0.12 -0.08 -0.11 -0.11 -0.05 -0.09
head event, told as done	enrichment	-0.01 0.14 -0.04 -0.08 -0.20 -0.20 -0.13
head event, told as done	evacuation	-0.04 -0.10 -0.24 -0.10 0.20 -0.03 -0.16
head event, told as done	execution	-0.11 -0.11 0.09 -0.11 0.09 -0.16 -0.12
head event, told as done	exit	-0.14 0.00 -0.27 -0.02 -0.10 -0.20 0.09
head event, told as done	expulsion	-0.07 0.10 -0.17 -0.17 0.07 -0.16 -0.20
head event, told as done	fall	-0.12 -0.05 -0.09 0.13 -0.11 -0.06 -0.17
head event, told as done	fee	-0.17 0.03 -0.13 0.13 -0.15 -0.17 -0.16
head event, told as done	flights	-0.13 -0.11 -0.11 0.13 -0.03 -0.11 -0.12
head event, told as done	funeral	-0.04 -0.18 -0.06 -0.12 0.05 -0.15 0.04
head event, told as done	hack	-0.16 -0.16 0.04 -0.18 -0.23 0.21 -0.14
head event, told as done	halt	-0.05 -0.04 -0.22 0.08 -0.07 -0.19 -0.04
head event, told as done	incursion	0.14 -0.03 -0.25 -0.17 -0.22 -0.18 -0.08
head event, told as done	inspection	-0.13 0.11 -0.11 -0.10 -0.09 -0.09 -0.10
head event, told as done	joining	0.17 -0.20 -0.14 -0.10 -0.16 -0.09 -0.08
head event, told as done	listing	0.03 -0.12 0.07 -0.10 0.02 -0.11 -0.08
head event, told as done	mourning	-0.11 -0.14 -0.16 -0.07 0.14 -0.07 0.02
head event, told as done	none	-0.05 -0.03 -0.19 0.00 -0.07 -0.20 0.10
head event, told as done	order	0.07 -0.03 -0.25 0.04 -0.12 -0.16 -0.11
head event, told as done	release	0.02 -0.05 -0.24 0.03 0.06 -0.15 -0.11
head event, told as done	relief	-0.03 0.07 -0.21 0.03 -0.20 -0.19 -0.25
head event, told as done	reopening	-0.06 0.02 -0.04 0.00 -0.01 -0.27 -0.18
head event, told as done	rescue	0.14 -0.12 -0.12 -0.20 0.03 -0.18 -0.09
head event, told as done	resumption	-0.16 -0.19 -0.14 0.21 -0.13 -0.16 -0.05
head event, told as done	rise	-0.07 -0.01 -0.10 0.05 -0.18 -0.08 -0.08
head event, told as done	sanction	-0.15 -0.06 -0.16 0.11 -0.24 0.06 0.00
head event, told as done	seizure	0.02 -0.21 0.00 0.06 -0.06 0.01 -0.11
head event, told as done	snapback	0.09 -0.09 -0.11 0.09 -0.09 -0.11 -0.09
head event, told as done	spying	-0.18 -0.03 0.17 -0.16 -0.16 -0.22 -0.20
head event, told as done	strike	0.12 -0.13 -0.07 -0.10 0.02 -0.12 -0.02
head event, told as done	talks	-0.09 0.12 -0.29 -0.13 -0.16 -0.15 -0.03
head event, told as done	test	-0.03 -0.02 -0.17 0.07 -0.18 -0.13 -0.01
head event, told as done	truce	-0.11 0.04 -0.27 -0.19 0.02 -0.19 0.05
head event, told as done	visit	0.02 -0.06 -0.10 -0.16 -0.05 0.00 0.06
head event, told as drill	drill	0.14 -0.11 -0.11 -0.08 -0.10 -0.11 -0.02
head event, told as memory	memory	-0.15 -0.05 -0.11 -0.03 -0.09 -0.19 0.18
head event, told as offer	offer	-0.01 0.07 -0.03 0.00 -0.01 -0.12 -0.13
head event, told as plan	plan	0.03 0.00 -0.07 0.03 -0.01 -0.20 -0.06
head event, told as reaction	reaction	-0.16 0.07 -0.08 -0.02 -0.08 -0.05 0.05
head event, told as rejection	rejection	-0.02 0.06 0.09 -0.05 -0.22 -0.16 -0.14
head event, told as threat	threat	-0.02 0.05 -0.02 -0.08 -0.07 -0.04 -0.06
head event, told as wish	wish	-0.10 0.10 -0.13 -0.14 -0.04 -0.19 0.00
length	long	-0.11 -0.09 0.06 -0.05 0.05 -0.02 0.13
length	short	0.17 0.10 -0.24 -0.04 -0.15 -0.62 -0.11
length	usual	0.08 0.03 -0.24 0.02 -0.10 -0.07 -0.07
length	very long	-0.11 -0.12 0.18 -0.06 -0.04 -0.08 0.09
level by rules	critical	0.07 -0.07 0.01 -0.18 -0.07 -0.14 0.04
level by rules	high	-0.08 -0.08 -0.12 0.04 0.02 0.07 -0.01
level by rules	low	-0.07 -0.05 -0.08 0.01 -0.03 -0.01 0.09
level by rules	medium	-0.06 0.06 0.03 -0.03 -0.06 -0.29 0.00
level by rules	urgent	0.03 -0.04 -0.07 -0.01 -0.05 -0.17 -0.01
person	aide	-0.02 -0.12 -0.13 -0.08 -0.08 -0.08 0.08
person	chief of staff	0.20 -0.12 -0.32 -0.19 -0.04 -0.11 -0.13
person	defence minister	0.01 -0.15 -0.05 -0.17 -0.13 -0.26 0.13
person	far right minister	-0.14 0.06 -0.14 -0.11 -0.01 -0.12 0.05
person	foreign minister	-0.23 0.21 -0.29 -0.01 -0.03 -0.17 -0.20
person	former premier	-0.15 -0.06 0.02 -0.09 -0.18 -0.16 0.12
person	guards chief	0.18 -0.04 -0.19 -0.12 -0.16 -0.15 -0.12
person	hezbollah leader	-0.04 0.04 -0.14 -0.08 -0.13 -0.06 -0.02
person	hezbollah second	-0.11 0.01 0.06 -0.09 -0.18 -0.11 0.07
person	intelligence chief	0.04 -0.08 0.08 -0.11 -0.13 -0.15 -0.16
person	journalist	-0.05 -0.12 -0.12 -0.12 0.12 -0.12 -0.12
person	kushner	-0.19 0.12 -0.15 -0.18 -0.14 -0.08 -0.08
person	leaders	-0.03 -0.13 -0.01 0.04 0.01 -0.13 -0.11
person	mojtaba	-0.15 0.05 -0.01 -0.23 -0.33 -0.25 0.10
person	navy chief	0.15 -0.15 -0.14 -0.09 -0.14 -0.09 -0.14
person	nuclear scientist	-0.12 0.14 -0.19 -0.05 -0.11 -0.07 -0.05
person	police chief	-0.04 -0.14 -0.18 -0.13 0.09 -0.12 -0.02
person	president	-0.18 0.24 -0.14 -0.16 -0.07 -0.25 -0.14
person	prime minister	-0.08 0.07 -0.14 -0.30 -0.42 -0.07 0.14
person	secretary of state	-0.30 0.22 -0.02 -0.06 -0.34 -0.20 0.07
person	security chief	-0.07 -0.08 -0.31 -0.16 -0.20 -0.18 0.17
person	soldier	0.03 -0.09 -0.11 -0.10 0.02 -0.05 0.01
person	speaker	-0.21 0.21 -0.26 -0.24 -0.28 -0.22 -0.06
person	spokesman	-0.02 0.02 -0.15 -0.14 0.04 -0.11 -0.07
person	supreme leader	-0.14 -0.02 0.13 -0.14 -0.15 -0.28 0.11
person	vice president	-0.35 0.20 -0.12 -0.18 -0.34 -0.13 0.05
phase	begin	-0.03 0.10 -0.17 0.03 -0.05 -0.05 -0.14
phase	break	-0.06 -0.12 0.03 -0.06 0.05 0.03 0.03
phase	end	-0.11 0.06 -0.12 -0.05 0.00 -0.28 0.03
phase	extend	0.09 0.05 -0.09 0.00 -0.21 -0.19 -0.20
relevance by rules	not relevant: neither side in the title or the first sentence	-0.13 -0.05 -0.12 0.09 -0.20 -0.23 0.08
relevance by rules	not relevant: no party in the title	-0.12 0.01 -0.25 0.07 -0.01 -0.22 0.02
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.06 0.01 -0.11 -0.15 -0.05 -0.22 0.12
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.02 0.03 -0.13 -0.12 -0.18 -0.38 0.07
relevance by rules	not relevant: the summary is about	-0.02 0.01 -0.14 0.00 0.00 -0.17 0.00
relevance by rules	not relevant: the summary is about home affairs	-0.04 0.05 0.02 -0.02 -0.11 -0.10 0.01
relevance by rules	not relevant: the title is about	-0.09 0.04 0.03 -0.09 -0.15 -0.21 0.07
relevance by rules	not relevant: the title is about culture	-0.18 -0.26 -0.12 0.06 0.02 0.00 0.14
relevance by rules	not relevant: the title is about everyday	-0.04 -0.13 -0.21 0.02 0.14 -0.26 -0.14
relevance by rules	not relevant: the title is about home affairs	-0.07 -0.18 -0.03 0.08 -0.01 0.01 0.03
relevance by rules	not relevant: the title is about memory	-0.12 -0.04 -0.13 -0.07 -0.02 -0.13 0.15
relevance by rules	not relevant: the title is about sport	-0.18 -0.07 -0.01 -0.26 0.08 -0.18 0.16
relevance by rules	relevant: a side and the strait in the title	-0.06 0.07 -0.08 -0.06 -0.09 -0.11 -0.04
relevance by rules	relevant: about the Gulf or the Red Sea	0.08 -0.02 -0.19 -0.05 -0.08 -0.14 -0.20
relevance by rules	relevant: and in the title	-0.02 -0.12 -0.14 -0.12 0.13 -0.11 -0.12
relevance by rules	relevant: and war in the title	-0.09 -0.15 -0.15 0.15 -0.27 -0.12 -0.07
relevance by rules	relevant: between opposed parties in the title	0.07 -0.13 0.05 -0.04 -0.10 -0.11 -0.04
relevance by rules	relevant: bombs where an armed ally sits	-0.15 0.07 -0.17 -0.18 0.13 -0.14 -0.10
relevance by rules	relevant: forces of the United States under fire	0.11 -0.10 -0.12 -0.03 -0.10 -0.06 -0.12
relevance by rules	relevant: forces or war where the confrontation is	0.02 -0.18 -0.24 0.08 0.01 -0.14 -0.06
relevance by rules	relevant: in a state of the Gulf	0.08 -0.15 -0.22 -0.01 -0.12 0.01 0.02
relevance by rules	relevant: in a town of a side	0.05 -0.13 -0.15 -0.13 0.08 -0.14 -0.16
relevance by rules	relevant: in the land of an ally	-0.06 -0.12 -0.18 -0.14 0.16 -0.15 -0.06
relevance by rules	relevant: in the region	0.01 -0.18 -0.10 -0.07 0.05 -0.10 -0.02
relevance by rules	relevant: in the title	0.02 0.06 -0.01 -0.13 -0.15 0.08 0.03
relevance by rules	relevant: in the title, both sides in the first sentence	0.02 -0.08 -0.10 0.09 -0.21 -0.08 -0.03
relevance by rules	relevant: in the title, the opponent in the first sentence	0.05 -0.07 -0.02 -0.03 -0.09 -0.05 -0.08
relevance by rules	relevant: insurance of ships where the confrontation is	-0.07 -0.11 -0.06 0.11 -0.05 -0.05 -0.11
relevance by rules	relevant: of a side, killed or named	-0.06 -0.12 -0.13 -0.02 -0.25 -0.20 0.16
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.08 -0.12 -0.29 -0.08 -0.07 -0.01 0.10
relevance by rules	relevant: opposed parties and in the title	-0.08 0.08 -0.01 -0.01 -0.04 -0.06 -0.03
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	0.03 -0.08 0.08 -0.09 -0.11 -0.03 0.02
relevance by rules	relevant: sent away	-0.13 0.07 -0.11 -0.13 0.06 -0.12 -0.15
relevance by rules	relevant: skies closed where the confrontation is	-0.13 -0.10 -0.07 0.07 0.09 -0.08 -0.13
relevance by rules	relevant: the forces of a side where an ally sits	0.25 -0.32 -0.43 -0.38 0.15 -0.40 -0.16
relevance by rules	relevant: the title names both sides	0.05 0.04 0.03 -0.17 -0.06 -0.03 -0.08
relevance by rules	relevant: the war by name in the title	-0.23 -0.09 -0.13 0.23 0.01 -0.36 -0.10
relevance by rules	relevant: traces of arms in a town of a side	0.03 -0.13 -0.16 -0.13 0.11 -0.14 -0.18
relevance by rules	relevant: trade that stands still where the confrontation is	-0.08 0.07 -0.17 0.05 -0.08 -0.14 -0.15
relevance by rules	relevant: trade under fire where the confrontation is	0.12 -0.12 -0.20 0.03 -0.37 -0.21 -0.33
relevance by rules	relevant: two parties and in the title	-0.12 0.12 -0.15 -0.14 -0.03 -0.20 -0.01
relevance by rules	relevant: upon a side	-0.17 -0.16 -0.15 0.06 0.09 -0.18 0.07
relevance by rules	relevant: where forces of the United States are	0.18 -0.09 -0.05 -0.01 -0.09 -0.16 -0.25
relevance by rules	relevant: with the land of an ally	-0.06 -0.06 -0.18 -0.23 0.05 -0.18 0.02
relevance by rules	relevant: without another state's name	-0.12 0.11 -0.10 -0.11 -0.09 -0.08 -0.10
sign	comment	0.04 0.02 -0.10 -0.07 0.04 -0.11 -0.01
sign	explosions reported	0.13 -0.13 -0.25 -0.26 -0.06 -0.13 0.00
sign	leader killed	-0.01 -0.02 -0.07 -0.16 -0.13 -0.17 0.07
sign	nuclear sites struck	-0.03 -0.03 0.08 0.00 -0.08 -0.09 -0.16
sign	operations begun	0.14 -0.04 -0.28 0.02 -0.22 -0.12 -0.22
sign	states struck	0.19 -0.24 -0.44 0.09 -0.05 -0.09 -0.14
sign	strikes suspended	-0.08 0.23 -0.09 -0.17 -0.05 -0.22 -0.13
sign	truce agreed	-0.22 0.12 -0.16 -0.13 -0.01 -0.09 -0.03
sign	war	-0.09 -0.04 -0.08 -0.05 0.03 -0.12 0.08
sign	war of a state	-0.08 -0.12 -0.09 0.15 -0.05 -0.03 -0.03
sign	war of the region	-0.12 0.06 -0.06 0.07 -0.04 -0.13 -0.14
state	calm	0.16 0.26 -0.02 -0.15 -0.51 0.05 -0.48
state	crisis	-0.04 0.05 -0.09 0.04 -0.10 -0.09 -0.02
state	war	-0.05 -0.14 -0.04 -0.02 0.03 -0.15 0.12
summary	alarm	-0.06 -0.09 -0.14 0.00 0.12 -0.07 0.01
summary	brief	-0.05 0.02 -0.09 0.02 0.05 -0.05 -0.08
summary	casualty	-0.13 0.04 -0.10 -0.23 0.12 -0.18 -0.05
summary	chief	0.03 0.05 0.01 -0.24 -0.32 -0.07 0.06
summary	civilian	-0.18 -0.06 -0.11 -0.17 0.21 -0.02 0.03
summary	closure	-0.11 -0.05 -0.07 0.16 -0.11 -0.21 -0.08
summary	contact	-0.11 0.13 -0.11 -0.20 -0.10 -0.08 0.04
summary	culture	-0.11 -0.18 -0.16 -0.04 0.08 -0.13 0.13
summary	cyber	-0.08 -0.15 0.09 -0.07 -0.14 0.14 -0.17
summary	decision	0.03 -0.08 -0.01 -0.09 0.10 -0.26 0.01
summary	domestic	-0.06 -0.07 -0.06 0.02 -0.26 -0.19 0.08
summary	drill	0.08 0.01 -0.09 -0.03 -0.06 -0.05 -0.11
summary	elsewhere	-0.06 0.06 -0.05 0.00 0.00 -0.09 -0.05
summary	everyday	-0.09 -0.11 0.03 0.08 -0.05 -0.17 -0.02
summary	execution	-0.12 -0.07 0.10 -0.12 -0.01 -0.13 -0.11
summary	force	0.03 -0.03 0.00 -0.05 0.02 -0.03 -0.10
summary	gaza	-0.13 0.12 -0.17 -0.19 -0.28 -0.15 0.15
summary	market	-0.16 -0.11 -0.06 0.18 -0.19 -0.05 -0.04
summary	mass	0.05 -0.11 0.00 -0.01 -0.09 0.00 -0.02
summary	memory	-0.14 0.06 -0.10 -0.12 0.00 -0.10 0.08
summary	modal	-0.02 -0.02 -0.10 0.00 -0.06 -0.15 0.01
summary	negotiation	-0.10 0.05 0.01 -0.20 0.05 -0.14 0.04
summary	network	-0.14 0.05 -0.13 -0.06 0.01 0.09 -0.11
summary	nuclear	-0.04 0.02 0.00 -0.12 -0.07 -0.15 0.07
summary	oil	-0.05 -0.14 -0.07 0.12 -0.10 -0.06 -0.14
summary	opinion	0.00 -0.10 0.00 -0.08 -0.34 -0.19 0.14
summary	pact	0.01 -0.07 0.02 -0.05 0.00 -0.07 -0.01
summary	reaction	-0.10 0.19 -0.06 -0.11 -0.20 -0.06 -0.11
summary	resolve	-0.12 0.23 -0.38 -0.15 -0.40 -0.18 -0.09
summary	sanction	-0.20 -0.02 -0.09 0.10 -0.21 -0.23 0.00
summary	settled	0.08 -0.11 -0.06 0.01 -0.03 0.04 -0.08
summary	shipping	-0.03 -0.14 -0.09 0.13 -0.05 0.09 -0.25
summary	shock	-0.04 -0.13 -0.03 0.17 -0.09 -0.09 -0.20
summary	sport	-0.02 -0.05 -0.14 -0.09 0.03 -0.08 0.08
summary	spy	-0.17 -0.15 0.20 -0.15 -0.27 0.09 -0.12
summary	strike	0.02 -0.06 0.02 -0.10 0.05 -0.14 -0.03
summary	syria	0.02 0.09 -0.15 -0.07 -0.14 -0.08 -0.11
summary	threat	0.09 -0.05 -0.06 0.03 -0.14 -0.19 -0.08
summary	toll	-0.12 0.04 -0.09 0.05 -0.07 0.02 -0.02
summary	truce	-0.02 -0.09 0.03 -0.14 0.05 -0.15 -0.02
summary	unreal	0.00 -0.05 -0.09 0.12 -0.05 -0.11 -0.06
summary	unrest	-0.02 0.15 -0.01 -0.10 -0.07 -0.16 -0.21
summary	weapon	0.09 -0.16 0.11 -0.22 -0.04 -0.20 0.03
summary is	missing	0.00 -0.06 -0.04 -0.05 -0.04 -0.12 0.04
summary is	there	-0.05 -0.03 -0.06 0.04 -0.03 -0.04 0.00
summary names	ally	0.10 -0.11 -0.25 -0.20 -0.05 -0.17 0.07
summary names	both sides	-0.01 0.07 0.00 -0.12 -0.22 0.01 -0.05
summary names	both sides and ally	-0.09 -0.03 -0.13 -0.11 0.01 -0.10 0.01
summary names	both sides and usa	-0.03 0.02 -0.07 -0.08 -0.09 -0.06 0.03
summary names	both sides and usa and ally	0.08 0.01 -0.16 -0.03 -0.07 -0.08 -0.23
summary names	no party	0.02 -0.05 -0.08 -0.02 -0.02 -0.12 0.06
summary names	one side	-0.06 -0.16 0.06 0.02 0.10 -0.13 0.06
summary names	one side and ally	-0.03 0.02 -0.18 -0.26 0.07 -0.13 -0.05
summary names	one side and usa	-0.08 0.01 -0.02 0.00 -0.08 -0.01 -0.01
summary names	one side and usa and ally	-0.02 0.06 0.02 -0.14 -0.13 -0.10 -0.10
summary names	usa	-0.02 0.00 -0.08 0.08 -0.33 -0.02 -0.07
summary place	gulf state	-0.02 0.02 0.00 0.07 -0.15 -0.05 -0.22
summary place	land of an ally	0.12 -0.09 -0.13 -0.32 0.05 -0.19 0.00
summary place	neighbour	-0.09 0.18 -0.31 -0.06 -0.03 -0.17 -0.12
summary place	region	0.01 0.02 -0.27 0.02 -0.24 -0.05 -0.03
summary place	strait or sea	-0.05 -0.08 -0.04 0.13 -0.10 0.04 -0.27
summary place	third country	-0.22 0.04 0.04 0.10 -0.09 0.00 -0.04
summary place	usa	-0.05 0.06 -0.04 -0.03 -0.18 -0.03 -0.02
summary word	?	-0.14 -0.01 0.02 0.00 -0.20 -0.19 0.13
summary word	[ally]	0.03 -0.01 -0.21 -0.30 0.04 -0.17 -0.03
summary word	[number]	0.11 -0.20 -0.12 0.08 0.02 0.03 -0.03
summary word	[place]	-0.01 0.03 0.01 0.02 -0.05 -0.06 -0.11
summary word	[region]	-0.05 -0.01 -0.11 0.10 -0.11 0.06 -0.14
summary word	[side]	-0.08 -0.03 0.03 -0.07 -0.04 -0.02 0.05
summary word	[usa]	-0.06 0.06 -0.06 -0.01 -0.19 -0.03 -0.01
summary word	abba	0.06 0.00 -0.08 -0.06 -0.08 -0.06 -0.11
summary word	ability	-0.04 0.00 0.02 0.05 -0.11 -0.09 0.01
summary word	about	-0.17 -0.04 -0.04 -0.04 -0.11 0.05 0.12
summary word	abov	-0.08 -0.06 -0.05 0.06 -0.04 -0.02 -0.05
summary word	accept	-0.11 0.08 -0.06 0.04 -0.08 -0.04 -0.12
summary word	accord	-0.01 0.00 0.02 -0.01 -0.05 0.01 -0.16
summary word	accus	-0.06 -0.07 -0.01 -0.14 -0.11 -0.11 0.08
summary word	achiev	-0.10 0.08 -0.11 -0.09 -0.11 -0.07 0.05
summary word	acros	-0.03 0.01 -0.26 -0.03 -0.08 -0.14 -0.02
summary word	act	-0.13 0.07 -0.14 -0.13 -0.15 -0.12 0.02
summary word	action	-0.15 0.07 -0.03 -0.06 -0.14 -0.09 0.03
summary word	activity	0.04 0.01 -0.09 -0.08 -0.10 -0.06 -0.09
summary word	add	0.05 0.04 -0.15 -0.05 -0.08 -0.09 -0.22
summary word	addres	-0.09 0.09 -0.08 -0.08 -0.07 -0.03 -0.09
summary word	address	-0.02 0.06 -0.11 -0.03 -0.09 -0.04 -0.05
summary word	administration	0.03 0.01 -0.14 -0.12 0.08 -0.10 -0.06
summary word	advanc	0.07 -0.06 -0.17 -0.05 -0.09 -0.06 0.00
summary word	advancement	-0.10 -0.02 -0.07 -0.08 0.06 -0.06 0.05
summary word	adversary	-0.03 -0.01 -0.06 -0.06 -0.04 0.06 -0.09
summary word	affair	-0.12 0.01 -0.09 0.01 -0.11 -0.09 0.05
summary word	affirm	0.09 0.00 -0.13 -0.13 -0.12 -0.08 -0.13
summary word	africa	-0.10 -0.09 -0.08 -0.05 -0.09 -0.07 0.07
summary word	after	-0.04 0.00 0.00 0.07 0.00 -0.17 -0.20
summary word	afternoon	-0.09 -0.11 -0.07 0.07 -0.08 -0.07 0.05
summary word	again	0.00 -0.12 0.00 0.01 -0.03 -0.09 0.06
summary word	against	-0.06 0.04 -0.05 -0.01 -0.11 -0.13 0.02
summary word	agency	-0.11 -0.02 0.02 -0.02 0.05 -0.09 -0.11
summary word	agenda	-0.11 0.01 -0.10 -0.08 -0.06 -0.06 0.02
summary word	agent	-0.12 0.02 0.00 -0.11 -0.10 -0.10 -0.01
summary word	aggression	-0.11 0.02 -0.17 -0.13 -0.18 -0.12 0.09
summary word	agre	0.00 0.01 -0.14 0.03 -0.21 -0.10 -0.11
summary word	agreement	-0.18 0.09 -0.35 -0.18 -0.26 -0.22 0.11
summary word	ahead	0.03 0.07 -0.18 0.04 -0.16 -0.14 -0.19
summary word	aid	-0.02 0.03 -0.02 -0.13 -0.11 -0.09 0.02
summary word	aim	0.06 -0.14 0.04 0.01 -0.01 -0.05 -0.03
summary word	air	0.05 -0.20 0.05 0.05 -0.17 -0.11 0.06
summary word	aircraft	0.01 -0.11 -0.16 -0.09 0.05 -0.07 0.02
summary word	airlin	-0.12 -0.12 -0.08 0.06 -0.11 -0.08 0.09
summary word	airport	0.14 -0.14 -0.14 -0.11 -0.14 -0.12 -0.14
summary word	airspac	0.10 -0.05 -0.14 -0.05 -0.09 -0.06 -0.09
summary word	airstrik	-0.07 0.01 0.04 -0.01 -0.12 0.01 -0.01
summary word	al	-0.15 -0.01 -0.11 0.04 -0.14 -0.11 0.05
summary word	alert	0.12 -0.12 -0.11 -0.05 -0.14 -0.08 -0.12
summary word	ali	-0.03 0.14 -0.04 -0.12 -0.17 -0.11 -0.07
summary word	all	0.10 -0.07 -0.16 -0.03 0.00 -0.08 -0.14
summary word	allianc	-0.13 0.03 -0.11 0.04 -0.10 -0.09 -0.01
summary word	allow	-0.06 0.09 -0.09 -0.05 0.05 -0.02 -0.13
summary word	ally	0.03 -0.02 0.04 -0.08 -0.14 -0.05 0.02
summary word	almost	0.05 -0.09 0.07 0.02 -0.05 -0.08 -0.09
summary word	along	0.08 -0.11 -0.08 -0.04 -0.04 -0.06 -0.10
summary word	already	-0.03 0.00 -0.12 0.05 -0.16 -0.05 -0.01
summary word	also	-0.02 0.11 -0.15 -0.10 -0.16 -0.08 -0.21
summary word	ambassador	-0.07 0.09 -0.09 -0.08 -0.13 -0.06 -0.02
summary word	ambition	0.09 -0.13 0.05 -0.08 -0.09 -0.04 -0.01
summary word	amid	0.01 -0.10 -0.03 0.02 -0.04 -0.14 -0.07
summary word	amidst	-0.06 0.04 -0.07 -0.06 0.03 -0.08 -0.06
summary word	amir	-0.03 0.06 -0.06 -0.06 -0.09 -0.03 -0.10
summary word	among	0.00 -0.11 -0.09 0.07 -0.12 -0.06 0.00
summary word	analysi	-0.10 -0.01 -0.11 0.06 -0.13 -0.08 0.06
summary word	analyst	0.05 0.02 -0.20 -0.14 -0.23 -0.11 -0.02
summary word	announc	-0.01 -0.06 -0.05 -0.05 -0.06 0.04 0.00
summary word	announcement	0.06 0.03 -0.17 -0.02 -0.16 -0.12 -0.17
summary word	another	0.01 0.01 -0.02 -0.12 0.03 -0.08 0.03
summary word	anti	-0.02 0.15 -0.17 -0.10 -0.14 -0.11 -0.13
summary word	anticipat	-0.13 0.02 -0.09 -0.12 -0.11 -0.10 0.08
summary word	any	-0.02 0.08 -0.18 -0.02 -0.16 -0.07 -0.05
summary word	aoun	0.03 0.00 -0.07 -0.06 -0.08 -0.03 -0.09
summary word	apos	0.05 0.04 -0.12 -0.08 -0.07 -0.09 -0.08
summary word	appear	-0.06 -0.05 0.04 -0.08 -0.05 0.01 0.01
summary word	approach	0.04 -0.01 -0.06 0.01 -0.08 -0.09 -0.08
summary word	approval	-0.11 0.02 -0.09 -0.09 -0.06 -0.04 0.02
summary word	approximately	0.02 -0.04 -0.04 0.05 -0.05 -0.03 -0.04
summary word	april	-0.15 0.01 -0.15 0.06 -0.05 -0.09 -0.03
summary word	arab	-0.04 -0.11 -0.10 -0.06 -0.13 -0.07 0.10
summary word	arabiya	-0.10 0.02 -0.08 0.08 -0.07 -0.06 -0.09
summary word	area	0.06 -0.08 -0.15 -0.12 -0.04 -0.12 0.03
summary word	argu	0.01 -0.08 -0.07 0.03 -0.05 -0.03 0.04
summary word	arm	-0.02 0.09 -0.11 -0.11 -0.12 -0.09 -0.16
summary word	army	-0.01 0.13 -0.18 -0.17 -0.07 -0.07 -0.07
summary word	around	-0.07 -0.11 -0.08 0.10 -0.10 -0.09 0.03
summary word	arrang	-0.09 0.04 -0.06 -0.07 0.03 -0.05 -0.10
summary word	arrest	-0.14 0.03 -0.02 -0.11 -0.17 -0.14 0.07
summary word	arriv	-0.05 0.06 -0.03 -0.09 -0.02 -0.01 -0.07
summary word	articl	-0.12 -0.08 -0.25 0.03 -0.05 -0.16 0.10
summary word	artillery	0.04 0.04 -0.11 -0.09 -0.13 -0.08 -0.02
summary word	asia	-0.11 -0.09 -0.11 0.16 -0.16 -0.07 -0.17
summary word	asian	-0.13 -0.14 -0.10 0.14 -0.15 -0.08 -0.14
summary word	assassination	0.03 -0.13 0.03 -0.14 -0.12 -0.15 -0.01
summary word	assault	-0.06 -0.07 0.02 -0.01 -0.17 -0.07 0.11
summary word	assess	-0.01 -0.07 -0.05 0.04 -0.06 -0.03 -0.07
summary word	asset	-0.17 -0.13 -0.08 0.15 -0.14 -0.06 -0.17
summary word	atomic	0.08 -0.06 -0.09 -0.02 -0.10 -0.04 -0.11
summary word	attack	0.17 -0.01 -0.04 -0.20 -0.03 -0.07 -0.19
summary word	attempt	-0.09 0.08 -0.12 -0.06 -0.12 -0.08 0.03
summary word	authority	-0.09 0.06 -0.01 -0.12 -0.13 0.03 -0.01
summary word	authoriz	0.02 -0.02 -0.12 -0.10 -0.12 -0.08 0.01
summary word	avoid	0.02 0.02 -0.10 -0.02 -0.13 -0.07 -0.10
summary word	back	-0.05 0.01 -0.24 0.01 0.06 -0.11 -0.09
summary word	backdrop	-0.11 -0.11 -0.09 0.11 -0.10 -0.05 -0.11
summary word	balanc	-0.10 0.11 -0.12 -0.12 -0.16 -0.10 0.04
summary word	ballistic	-0.06 0.03 0.06 -0.05 0.00 -0.07 -0.05
summary word	bank	-0.12 -0.11 -0.10 0.14 -0.12 -0.08 -0.14
summary word	bannon	-0.11 0.03 -0.14 -0.11 -0.06 -0.11 0.05
summary word	barrag	0.11 -0.03 -0.18 -0.03 -0.18 -0.15 -0.11
summary word	barrel	-0.15 -0.02 -0.06 0.11 -0.10 -0.08 -0.09
summary word	bas	-0.09 0.09 -0.15 -0.08 -0.14 -0.10 -0.02
summary word	base	0.04 -0.03 0.00 -0.07 -0.30 -0.21 -0.07
summary word	bbc	0.04 -0.07 -0.07 0.05 -0.11 -0.07 -0.10
summary word	becaus	-0.03 -0.11 -0.11 0.04 -0.11 -0.10 -0.01
summary word	becom	-0.02 0.07 -0.07 -0.07 -0.07 -0.03 -0.09
summary word	befor	-0.02 -0.05 -0.01 0.01 0.04 -0.10 -0.02
summary word	began	-0.07 -0.01 -0.14 0.05 -0.18 -0.08 -0.01
summary word	begin	0.03 -0.08 -0.16 0.06 0.02 -0.12 -0.21
summary word	beginn	0.03 -0.10 -0.10 -0.11 -0.11 -0.09 0.04
summary word	begun	-0.06 0.05 -0.04 0.03 -0.05 -0.02 -0.04
summary word	believ	-0.04 -0.06 0.00 -0.11 -0.03 -0.06 0.10
summary word	better	0.10 0.01 -0.13 -0.03 -0.12 -0.10 -0.12
summary word	between	-0.03 -0.03 -0.11 -0.07 -0.09 0.05 0.08
summary word	beyond	0.04 0.07 -0.08 -0.09 -0.12 -0.03 -0.01
summary word	biggest	-0.06 0.03 -0.13 0.06 -0.12 -0.09 -0.14
summary word	blackout	-0.12 0.03 -0.10 -0.04 0.03 0.08 -0.13
summary word	block	-0.04 0.01 -0.03 -0.10 -0.07 -0.02 0.08
summary word	blockad	0.00 -0.01 -0.21 0.07 -0.28 -0.20 -0.08
summary word	bloomberg	0.23 0.00 -0.45 -0.09 -0.07 -0.24 -0.24
summary word	bomb	-0.17 -0.06 0.03 0.00 0.06 -0.09 0.14
summary word	bombard	-0.05 0.08 -0.11 -0.08 -0.09 -0.07 -0.11
summary word	bombardment	-0.01 -0.12 -0.09 0.03 0.04 -0.09 0.00
summary word	boost	0.03 -0.06 -0.09 0.06 -0.08 -0.05 -0.10
summary word	border	-0.04 0.08 -0.02 -0.07 0.00 -0.06 -0.05
summary word	bostick	0.03 -0.04 -0.05 -0.02 -0.06 -0.04 0.05
summary word	both	0.00 0.06 -0.16 -0.03 -0.02 -0.09 -0.04
summary word	br	0.11 -0.08 -0.11 -0.14 -0.07 -0.04 -0.11
summary word	brac	-0.06 -0.05 -0.03 0.06 -0.09 -0.04 -0.06
summary word	breach	-0.06 -0.04 0.04 0.00 -0.05 0.02 -0.06
summary word	break	-0.15 0.06 -0.12 -0.06 0.04 -0.06 0.05
summary word	breakthrough	-0.12 0.10 -0.06 -0.01 -0.10 -0.04 0.01
summary word	brent	-0.05 -0.05 -0.04 0.06 -0.04 -0.03 -0.07
summary word	brief	-0.06 -0.09 -0.06 -0.03 0.06 -0.03 0.08
summary word	bring	-0.01 0.01 -0.13 0.01 -0.13 -0.12 -0.01
summary word	broader	0.01 -0.01 -0.07 0.07 -0.15 -0.07 -0.13
summary word	broker	0.06 -0.02 -0.05 -0.05 -0.09 -0.04 -0.12
summary word	brought	0.04 -0.11 -0.04 0.00 -0.09 -0.03 0.05
summary word	build	-0.02 -0.01 0.03 0.09 -0.14 -0.04 -0.14
summary word	bullish	-0.07 -0.07 -0.04 0.08 -0.08 -0.04 -0.09
summary word	busines	-0.13 -0.08 0.00 0.08 -0.16 -0.08 0.03
summary word	buyer	-0.04 -0.07 -0.03 0.05 -0.06 -0.02 -0.04
summary word	call	0.02 0.10 -0.23 -0.09 -0.16 -0.10 -0.09
summary word	came	0.03 0.02 -0.12 0.06 -0.10 -0.07 -0.19
summary word	camera	-0.06 -0.08 -0.04 -0.07 -0.06 0.08 -0.08
summary word	campaign	-0.08 -0.03 0.05 -0.09 -0.14 0.06 0.01
summary word	can	-0.07 0.10 0.00 -0.07 -0.16 -0.07 -0.02
summary word	capability	0.06 -0.14 0.02 -0.09 -0.12 -0.12 -0.06
summary word	capacity	-0.02 -0.12 -0.08 0.09 -0.12 -0.08 -0.09
summary word	capital	-0.17 0.01 -0.12 -0.04 0.05 -0.08 0.04
summary word	captur	0.07 0.04 0.04 -0.11 -0.12 -0.10 -0.11
summary word	carrier	-0.03 -0.08 -0.06 0.06 -0.10 -0.04 -0.06
summary word	carry	-0.13 0.05 0.02 0.04 -0.09 -0.06 0.00
summary word	casualty	0.00 -0.12 -0.11 -0.07 0.01 -0.09 0.04
summary word	caught	0.08 0.02 -0.13 -0.08 -0.18 -0.09 -0.05
summary word	caus	-0.06 -0.13 -0.07 0.00 -0.13 -0.05 0.11
summary word	cautiou	-0.09 -0.09 -0.05 0.08 0.04 -0.06 -0.14
summary word	ceas	-0.02 0.08 -0.12 -0.12 -0.14 -0.09 -0.15
summary word	ceasefir	0.01 -0.13 0.01 -0.12 0.04 -0.16 0.01
summary word	center	0.08 -0.08 -0.07 -0.11 -0.17 -0.10 0.01
summary word	centr	-0.09 0.01 -0.04 -0.03 0.00 -0.03 0.02
summary word	central	0.09 -0.14 -0.16 0.04 -0.15 -0.13 0.01
summary word	chain	-0.05 -0.04 -0.04 0.05 -0.05 -0.02 -0.06
summary word	challeng	-0.05 0.02 -0.04 0.02 -0.06 -0.03 0.01
summary word	chanc	-0.02 0.03 -0.13 -0.11 -0.12 -0.10 0.02
summary word	chang	-0.10 0.02 -0.13 -0.04 -0.13 -0.12 0.07
summary word	char	-0.01 -0.16 -0.03 -0.13 -0.09 -0.01 0.08
summary word	charg	-0.17 0.00 0.10 -0.14 -0.05 -0.17 -0.02
summary word	chemical	-0.07 -0.05 -0.05 0.07 -0.09 -0.04 -0.07
summary word	chief	0.01 0.01 -0.15 0.05 -0.02 -0.11 -0.07
summary word	cit	0.03 -0.09 0.05 -0.07 -0.12 -0.05 -0.02
summary word	citizen	0.07 -0.06 -0.13 -0.10 0.00 -0.10 -0.01
summary word	city	-0.11 0.06 -0.17 -0.14 -0.01 -0.10 0.04
summary word	civil	0.01 -0.09 -0.07 -0.07 -0.06 -0.05 0.07
summary word	civilian	-0.12 -0.03 -0.22 -0.17 -0.06 -0.02 0.10
summary word	claim	0.04 -0.08 -0.01 -0.08 -0.22 0.00 0.07
summary word	clash	-0.10 -0.04 0.05 -0.12 0.03 -0.08 -0.04
summary word	clear	0.07 -0.03 0.04 -0.13 0.02 -0.08 -0.18
summary word	climb	-0.07 0.02 -0.03 0.06 -0.03 -0.02 -0.08
summary word	clos	0.05 -0.12 -0.01 0.02 -0.03 -0.15 -0.06
summary word	closur	0.08 -0.11 -0.09 -0.03 -0.11 -0.09 0.00
summary word	cloud	-0.02 0.05 -0.04 -0.06 -0.06 -0.01 -0.08
summary word	co	-0.10 -0.10 -0.07 0.10 -0.10 -0.09 -0.11
summary word	coast	0.04 -0.06 -0.02 -0.01 -0.06 -0.02 -0.03
summary word	collaps	-0.01 -0.01 -0.09 -0.09 -0.09 -0.03 0.00
summary word	com	0.02 -0.01 -0.17 -0.09 -0.16 -0.06 0.00
summary word	come	0.18 -0.11 -0.21 -0.06 -0.17 -0.09 -0.09
summary word	commander	0.00 0.06 -0.08 -0.09 -0.20 -0.14 0.00
summary word	commenc	-0.04 0.07 -0.03 -0.08 -0.04 -0.01 -0.09
summary word	comment	-0.02 -0.07 -0.05 0.00 -0.24 -0.14 0.05
summary word	committ	0.05 -0.10 0.02 -0.07 -0.07 -0.03 0.00
summary word	commodity	-0.08 -0.07 -0.05 0.09 -0.09 -0.05 -0.08
summary word	company	-0.07 -0.10 -0.08 0.12 -0.09 -0.07 -0.11
summary word	complet	0.02 0.12 -0.03 -0.12 -0.15 -0.11 -0.17
summary word	complex	-0.01 0.09 -0.07 0.01 -0.10 -0.05 -0.11
summary word	concern	-0.07 0.02 0.00 0.03 -0.16 -0.10 -0.06
summary word	conclud	0.03 0.01 -0.07 -0.08 -0.09 -0.07 -0.13
summary word	condemn	-0.14 0.17 -0.20 -0.16 -0.25 -0.10 -0.12
summary word	condition	-0.03 -0.07 -0.14 0.06 -0.07 -0.06 0.01
summary word	conduct	-0.08 0.00 -0.02 0.06 -0.03 -0.02 -0.04
summary word	conferenc	-0.10 0.02 0.02 0.03 -0.11 -0.10 -0.12
summary word	confirm	0.12 0.02 -0.08 -0.03 -0.10 -0.03 -0.12
summary word	conflict	-0.02 -0.12 -0.09 0.08 -0.23 0.07 -0.06
summary word	confrontation	0.00 -0.11 0.04 -0.13 -0.13 -0.11 0.05
summary word	consequenc	0.08 -0.02 -0.14 -0.12 -0.09 -0.09 -0.16
summary word	consider	-0.05 0.09 -0.14 -0.12 0.02 -0.09 0.03
summary word	contain	0.08 -0.09 -0.09 -0.13 -0.11 -0.09 0.02
summary word	continu	0.09 0.07 -0.23 -0.15 -0.19 -0.15 -0.12
summary word	contract	-0.04 0.08 -0.02 -0.06 -0.04 -0.02 -0.04
summary word	control	0.00 0.09 -0.07 -0.07 -0.07 -0.06 -0.12
summary word	cooperation	0.03 -0.06 -0.04 0.04 -0.07 -0.06 -0.10
summary word	corp	0.04 -0.01 -0.13 0.00 -0.11 -0.09 -0.10
summary word	cost	-0.22 -0.13 -0.27 0.15 -0.11 0.08 0.02
summary word	could	-0.05 0.05 -0.20 0.01 -0.15 -0.09 -0.05
summary word	country	-0.03 0.09 -0.05 -0.04 -0.08 -0.18 -0.18
summary word	court	-0.15 -0.02 -0.02 -0.17 -0.06 -0.17 0.09
summary word	crack	-0.05 -0.05 -0.07 0.02 -0.02 -0.03 0.06
summary word	crackdown	-0.02 0.05 -0.16 -0.12 -0.10 -0.08 -0.02
summary word	crim	-0.11 0.07 -0.16 -0.18 -0.20 -0.13 0.06
summary word	crisi	0.07 -0.05 -0.05 -0.10 -0.13 -0.07 0.05
summary word	critical	0.13 -0.17 -0.14 -0.12 -0.17 -0.12 0.03
summary word	criticism	-0.01 0.08 -0.01 -0.13 -0.11 -0.10 -0.06
summary word	cros	0.07 -0.03 -0.03 0.00 -0.09 -0.02 -0.10
summary word	cross	-0.13 0.04 -0.07 0.08 0.00 -0.06 -0.10
summary word	crown	-0.13 0.10 -0.08 -0.07 -0.05 -0.08 -0.07
summary word	crucial	0.03 0.02 -0.07 -0.04 -0.07 -0.05 -0.11
summary word	crud	-0.08 -0.17 -0.07 0.14 -0.15 -0.08 -0.16
summary word	curb	-0.04 -0.03 0.06 0.06 -0.10 -0.04 -0.10
summary word	currency	-0.13 -0.06 0.00 0.08 -0.10 -0.06 -0.03
summary word	current	0.13 -0.12 -0.11 -0.13 -0.16 -0.06 0.09
summary word	cut	-0.12 0.06 -0.09 -0.04 -0.09 -0.07 -0.12
summary word	cuts	-0.05 -0.04 -0.03 0.05 -0.06 -0.04 -0.07
summary word	cyber	-0.09 -0.08 0.08 -0.05 -0.08 0.08 -0.10
summary word	daily	-0.14 -0.12 0.03 0.01 0.04 -0.10 0.15
summary word	damag	0.11 -0.09 -0.02 0.08 -0.08 -0.08 -0.12
summary word	data	-0.01 -0.13 -0.08 0.09 -0.11 -0.07 -0.12
summary word	david	0.04 -0.05 -0.10 0.01 -0.10 -0.07 0.01
summary word	day	0.03 -0.04 -0.23 -0.05 -0.03 -0.13 -0.01
summary word	days	0.05 0.01 -0.23 0.04 -0.05 -0.10 -0.23
summary word	dc	-0.11 -0.04 -0.04 -0.08 -0.08 -0.02 0.06
summary word	de	0.01 0.09 -0.11 -0.12 -0.03 -0.06 -0.13
summary word	deadly	0.15 0.00 -0.19 -0.13 -0.19 -0.11 -0.18
summary word	deal	-0.02 0.12 -0.18 -0.05 0.04 -0.09 -0.08
summary word	death	0.09 -0.11 -0.15 -0.07 0.05 -0.06 -0.14
summary word	decad	-0.02 -0.09 0.05 -0.07 -0.17 0.05 0.03
summary word	decid	-0.06 0.07 0.02 -0.04 -0.16 -0.15 -0.04
summary word	decision	0.04 -0.01 -0.11 0.06 -0.09 -0.06 -0.11
summary word	decisiv	-0.04 0.09 0.00 -0.11 -0.08 -0.09 -0.12
summary word	declar	0.08 -0.07 -0.12 0.06 -0.14 -0.10 -0.17
summary word	declin	0.03 -0.10 -0.12 0.03 0.04 -0.08 -0.09
summary word	decreas	-0.09 -0.11 -0.05 0.10 -0.08 -0.05 -0.08
summary word	deep	-0.09 0.04 -0.11 -0.09 -0.13 -0.08 0.04
summary word	deepen	0.00 -0.02 -0.07 0.04 -0.08 -0.05 -0.14
summary word	defenc	0.14 -0.11 0.05 -0.15 -0.15 -0.09 -0.16
summary word	defend	0.08 -0.04 0.03 -0.08 -0.12 -0.09 -0.03
summary word	defens	0.04 0.01 0.00 -0.04 -0.01 -0.10 -0.13
summary word	delay	-0.11 0.04 -0.11 -0.05 -0.09 -0.04 -0.02
summary word	delegation	-0.22 0.15 -0.16 -0.03 -0.18 -0.15 -0.06
summary word	deliver	-0.12 -0.01 -0.10 0.03 -0.09 -0.09 0.04
summary word	demand	-0.21 0.16 -0.13 0.01 -0.18 -0.07 -0.18
summary word	demonstration	0.04 0.06 -0.15 -0.13 -0.09 -0.11 -0.18
summary word	demonstrator	0.15 -0.14 -0.13 -0.08 -0.08 -0.07 -0.13
summary word	deny	0.01 0.02 -0.07 -0.05 -0.07 -0.02 0.02
summary word	depart	0.03 0.01 -0.06 -0.06 -0.12 -0.03 -0.12
summary word	department	0.06 -0.07 -0.02 -0.08 -0.01 -0.08 0.03
summary word	deploy	0.05 -0.07 0.05 -0.11 0.02 -0.10 -0.14
summary word	describ	-0.05 0.01 0.01 -0.08 -0.10 -0.05 0.05
summary word	despit	0.05 0.03 -0.24 -0.04 -0.03 -0.15 -0.22
summary word	destroy	0.03 -0.14 -0.05 0.03 -0.06 -0.26 0.01
summary word	destruction	0.01 -0.11 -0.09 0.09 -0.10 -0.07 -0.10
summary word	detail	0.07 -0.06 -0.10 -0.07 -0.09 -0.10 0.02
summary word	determin	-0.07 0.04 -0.10 0.04 -0.05 -0.04 -0.09
summary word	develop	0.06 0.01 -0.08 -0.02 -0.08 -0.03 -0.09
summary word	development	-0.12 -0.07 -0.10 0.06 -0.04 -0.08 -0.01
summary word	devic	-0.06 -0.08 -0.04 -0.07 -0.06 0.08 -0.08
summary word	did	-0.01 0.06 -0.13 -0.09 0.02 -0.06 -0.07
summary word	didn't	0.07 -0.02 -0.10 0.00 -0.10 -0.05 -0.13
summary word	died	0.06 -0.11 -0.11 -0.05 0.09 -0.06 -0.13
summary word	digital	-0.10 -0.07 0.04 -0.06 -0.09 0.09 -0.11
summary word	diplomacy	-0.12 0.16 -0.11 -0.12 -0.15 -0.09 -0.17
summary word	diplomat	-0.11 -0.04 -0.11 -0.11 -0.09 -0.06 0.07
summary word	diplomatic	-0.16 0.08 0.00 -0.13 0.00 -0.08 0.07
summary word	direct	0.01 0.10 -0.13 -0.14 0.00 -0.07 -0.10
summary word	directly	0.08 -0.04 -0.09 -0.03 -0.07 -0.03 -0.03
summary word	director	0.07 -0.04 -0.04 -0.08 -0.08 -0.08 -0.10
summary word	disarm	0.12 -0.07 -0.07 -0.06 -0.08 -0.03 -0.07
summary word	disarmament	-0.11 0.11 -0.12 -0.11 0.00 -0.09 -0.06
summary word	discus	-0.02 0.10 -0.13 -0.08 -0.14 -0.12 -0.02
summary word	discuss	-0.03 0.06 -0.18 -0.09 -0.03 -0.12 0.06
summary word	discussion	-0.09 0.09 -0.03 -0.07 -0.07 -0.02 -0.10
summary word	disput	0.02 0.07 -0.15 -0.04 -0.13 -0.09 -0.13
summary word	disrupt	-0.05 -0.08 -0.10 0.10 -0.13 -0.10 -0.14
summary word	disruption	-0.08 -0.02 -0.09 0.08 -0.17 -0.05 -0.05
summary word	divert	-0.12 -0.08 -0.07 0.06 -0.09 -0.06 0.05
summary word	do	0.03 -0.07 0.03 -0.10 -0.18 -0.12 0.03
summary word	does	0.14 -0.04 -0.09 -0.07 -0.11 -0.05 -0.09
summary word	dollar	-0.12 -0.03 0.03 0.05 -0.10 0.00 -0.13
summary word	domestic	-0.14 -0.06 0.03 0.09 0.01 -0.11 -0.11
summary word	don't	-0.09 -0.09 -0.09 0.00 0.01 -0.06 0.05
summary word	down	-0.06 0.03 0.09 -0.06 -0.21 -0.13 -0.14
summary word	dozen	-0.15 -0.10 -0.07 0.02 0.01 0.00 0.05
summary word	dramatic	0.06 -0.07 -0.05 0.03 -0.11 -0.02 -0.10
summary word	driven	-0.07 -0.08 -0.05 0.07 -0.07 -0.05 -0.07
summary word	dron	0.16 -0.09 -0.07 -0.12 -0.02 -0.15 -0.18
summary word	dropp	0.00 -0.09 -0.12 0.08 -0.12 -0.07 -0.11
summary word	drov	-0.06 0.05 -0.03 -0.02 -0.03 -0.03 -0.04
summary word	due	-0.02 -0.07 -0.10 0.10 0.00 -0.05 -0.05
summary word	dur	0.02 -0.01 0.07 -0.16 0.08 -0.18 -0.08
summary word	each	-0.04 -0.03 -0.09 0.03 -0.14 -0.05 0.02
summary word	earlier	0.13 -0.09 -0.18 -0.07 -0.01 -0.09 -0.08
summary word	early	0.02 0.00 -0.22 0.05 -0.06 -0.13 -0.05
summary word	eas	0.03 -0.10 -0.07 0.08 -0.08 -0.07 -0.09
summary word	ease	-0.12 0.00 0.01 -0.09 0.04 -0.05 0.10
summary word	east	-0.09 -0.08 -0.06 0.08 -0.08 -0.06 -0.08
summary word	eastern	0.05 -0.10 -0.06 0.06 -0.05 -0.02 -0.07
summary word	economic	0.01 -0.01 0.03 -0.09 -0.13 -0.07 -0.06
summary word	economy	-0.13 0.02 -0.13 0.04 -0.05 -0.06 -0.01
summary word	edition	-0.08 0.01 -0.13 -0.12 -0.13 -0.10 0.10
summary word	effect	-0.06 0.08 -0.13 0.00 -0.02 -0.11 -0.12
summary word	effectiv	-0.09 -0.08 -0.03 0.09 -0.08 -0.06 -0.10
summary word	effort	-0.14 0.14 -0.16 -0.06 -0.03 -0.11 -0.09
summary word	eliminat	0.15 -0.15 0.06 -0.16 -0.23 -0.16 0.05
summary word	elsewher	-0.08 0.04 -0.03 0.01 -0.05 -0.02 -0.03
summary word	email	-0.09 -0.08 -0.05 0.02 -0.06 -0.03 0.10
summary word	embassy	0.04 -0.15 -0.08 -0.12 0.00 -0.11 0.10
summary word	embolden	-0.06 0.08 -0.09 -0.10 -0.07 -0.08 -0.02
summary word	emerg	0.00 0.00 -0.06 -0.16 -0.17 0.07 -0.16
summary word	emergency	0.09 -0.09 -0.13 -0.12 -0.02 -0.11 -0.15
summary word	emmanuel	0.07 0.12 -0.09 -0.12 -0.11 -0.05 -0.15
summary word	emphasiz	0.09 0.02 -0.09 -0.09 -0.07 -0.08 -0.13
summary word	encourag	0.06 0.05 -0.12 -0.12 -0.11 -0.08 -0.14
summary word	end	-0.07 -0.01 0.02 -0.07 -0.07 -0.08 0.03
summary word	enemy	-0.13 0.05 -0.28 0.06 0.00 -0.25 0.05
summary word	energy	0.00 -0.09 -0.08 0.02 -0.03 -0.07 -0.10
summary word	engag	-0.12 -0.10 0.02 -0.03 -0.08 -0.07 0.10
summary word	engagement	-0.09 0.03 -0.09 -0.10 -0.09 -0.02 0.02
summary word	engulf	-0.01 0.05 -0.08 -0.05 -0.06 -0.03 -0.10
summary word	enough	-0.02 0.09 -0.11 -0.08 -0.11 -0.11 -0.15
summary word	enrich	0.02 -0.08 0.05 -0.15 -0.13 -0.06 -0.01
summary word	enrichment	0.07 -0.05 -0.03 -0.01 -0.05 -0.04 -0.10
summary word	ensur	0.04 0.03 -0.09 -0.07 -0.06 -0.04 -0.03
summary word	enter	0.04 0.03 -0.18 -0.10 -0.05 -0.07 -0.21
summary word	envoy	-0.10 0.00 -0.09 -0.06 0.03 -0.04 0.02
summary word	equity	-0.07 -0.09 -0.06 0.08 -0.08 -0.10 -0.08
summary word	escalat	-0.06 0.13 -0.20 -0.02 -0.24 -0.13 -0.08
summary word	escalation	0.06 -0.01 -0.16 0.06 -0.20 -0.08 -0.17
summary word	espionag	-0.09 -0.08 0.08 -0.05 -0.07 0.07 -0.10
summary word	evacuat	-0.03 -0.05 -0.07 -0.10 0.13 -0.05 0.00
summary word	evacuation	-0.06 -0.03 -0.10 0.09 -0.01 -0.06 -0.17
summary word	even	0.08 -0.08 -0.13 -0.02 -0.17 -0.08 0.02
summary word	event	-0.09 -0.07 -0.11 0.04 0.02 -0.08 0.04
summary word	ever	0.00 0.06 -0.07 -0.07 -0.11 -0.05 -0.09
summary word	every	-0.11 0.05 -0.08 0.07 -0.08 -0.07 -0.10
summary word	everyth	0.00 0.03 -0.09 0.07 -0.09 -0.08 -0.08
summary word	evidenc	0.02 0.06 -0.08 -0.06 -0.11 -0.05 -0.10
summary word	examin	0.00 -0.06 0.04 -0.07 -0.08 -0.08 0.06
summary word	exchang	0.06 -0.06 0.01 0.00 -0.22 0.00 -0.07
summary word	execut	-0.09 -0.08 0.08 -0.09 0.00 -0.11 -0.08
summary word	exit	0.01 0.01 -0.06 -0.04 -0.06 -0.05 -0.08
summary word	expand	0.13 -0.09 -0.10 -0.10 -0.15 -0.05 -0.14
summary word	expect	-0.05 0.02 -0.15 0.10 -0.01 -0.11 -0.11
summary word	expert	0.00 0.09 -0.18 -0.08 -0.16 -0.11 -0.01
summary word	expir	-0.07 0.08 -0.06 -0.07 -0.03 -0.04 -0.06
summary word	explor	0.05 -0.06 -0.12 0.00 -0.07 -0.10 -0.10
summary word	explosion	0.00 -0.14 -0.22 -0.02 0.04 -0.18 0.01
summary word	export	-0.13 -0.03 -0.11 0.14 -0.02 -0.09 -0.11
summary word	exporter	-0.02 -0.10 -0.06 0.06 -0.09 -0.12 -0.09
summary word	expos	-0.08 -0.03 -0.06 -0.13 -0.09 0.07 0.00
summary word	express	-0.12 0.10 -0.13 0.02 -0.13 -0.10 -0.04
summary word	extend	0.07 -0.02 -0.12 -0.09 -0.05 -0.10 -0.02
summary word	f	0.01 -0.09 -0.10 -0.06 -0.09 -0.06 0.06
summary word	fac	-0.05 -0.06 -0.16 0.11 0.00 -0.07 -0.15
summary word	face	-0.01 -0.05 -0.15 0.04 -0.12 -0.10 0.02
summary word	facility	0.15 -0.18 -0.09 -0.05 -0.22 -0.13 -0.07
summary word	fail	0.00 0.02 -0.10 -0.14 -0.07 -0.07 0.01
summary word	failur	0.09 -0.07 -0.12 -0.09 -0.10 -0.04 -0.14
summary word	fallout	0.05 -0.07 -0.08 -0.03 -0.12 -0.05 -0.13
summary word	familiar	0.06 -0.01 -0.11 -0.11 -0.09 -0.06 -0.12
summary word	family	-0.02 0.00 0.01 -0.12 0.05 0.01 -0.12
summary word	far	-0.01 -0.10 -0.13 0.01 -0.14 0.02 0.08
summary word	father	-0.14 -0.05 0.10 -0.01 -0.14 -0.12 0.06
summary word	fear	-0.05 -0.10 -0.17 0.00 0.03 0.00 0.03
summary word	federal	-0.08 -0.06 -0.01 0.04 -0.07 -0.05 0.06
summary word	feedstock	-0.07 -0.09 -0.04 0.09 -0.08 -0.04 -0.06
summary word	fees	-0.10 0.12 -0.08 -0.02 -0.05 -0.08 -0.08
summary word	fell	0.00 -0.16 -0.12 0.12 -0.13 -0.11 -0.16
summary word	fellow	-0.12 0.10 -0.08 -0.10 -0.11 -0.07 -0.03
summary word	fertilizer	-0.03 -0.04 -0.01 0.04 -0.04 -0.01 -0.03
summary word	few	0.00 -0.12 -0.04 0.09 -0.05 -0.02 -0.06
summary word	field	0.10 -0.06 -0.08 -0.10 -0.11 -0.08 -0.09
summary word	fifth	0.05 0.03 -0.07 -0.09 0.02 -0.03 -0.10
summary word	fight	-0.02 -0.15 -0.06 -0.14 0.13 -0.16 -0.04
summary word	figur	0.07 -0.08 0.01 -0.08 0.06 0.01 -0.04
summary word	film	-0.05 -0.10 -0.14 0.02 0.07 -0.13 0.05
summary word	financial	-0.09 -0.08 0.01 0.05 -0.09 -0.05 0.01
summary word	find	-0.05 -0.10 -0.06 -0.07 -0.13 -0.06 0.08
summary word	fir	0.08 0.01 -0.20 -0.08 -0.21 -0.10 0.01
summary word	fire	0.00 0.02 -0.06 -0.11 -0.07 -0.11 -0.10
summary word	firm	-0.13 0.11 -0.13 0.06 -0.12 -0.10 -0.16
summary word	firmly	-0.11 0.10 -0.09 -0.07 -0.07 -0.02 -0.11
summary word	first	-0.15 0.08 0.03 0.00 -0.12 0.00 -0.05
summary word	five	-0.03 -0.16 -0.21 0.07 -0.01 0.06 0.01
summary word	fled	-0.04 -0.11 -0.08 -0.05 0.08 -0.07 -0.09
summary word	flow	-0.01 -0.04 -0.05 0.03 -0.10 -0.05 -0.01
summary word	fluctuat	-0.05 -0.04 -0.03 0.05 -0.02 -0.03 -0.05
summary word	fm	0.06 -0.11 -0.07 0.08 -0.07 -0.04 -0.08
summary word	focus	-0.10 0.05 -0.08 -0.04 -0.07 -0.04 0.02
summary word	follow	-0.18 -0.09 -0.03 0.03 -0.03 0.01 0.14
summary word	food	-0.12 -0.02 -0.12 0.12 -0.07 -0.08 -0.11
summary word	forc	0.12 0.00 -0.03 -0.09 -0.24 0.08 -0.20
summary word	forecast	-0.10 -0.10 -0.09 0.10 -0.09 -0.07 -0.09
summary word	foreign	-0.12 0.04 -0.04 0.02 -0.01 -0.09 -0.02
summary word	former	0.05 -0.06 -0.03 -0.14 -0.02 -0.01 0.04
summary word	found	0.01 -0.09 0.00 -0.07 0.04 -0.08 0.02
summary word	four	0.02 -0.13 -0.14 0.07 0.06 -0.10 -0.12
summary word	fox	-0.12 0.12 -0.11 -0.07 -0.10 -0.05 -0.12
summary word	fragil	-0.13 0.05 -0.15 -0.05 0.02 -0.07 0.07
summary word	free	-0.05 0.03 -0.06 -0.01 -0.06 -0.04 0.07
summary word	freedom	-0.04 0.05 -0.11 -0.09 -0.09 -0.09 -0.02
summary word	freight	-0.06 -0.05 -0.02 0.06 -0.03 -0.02 -0.04
summary word	fresh	0.00 0.04 -0.06 -0.01 -0.08 -0.03 -0.14
summary word	friday	-0.04 0.01 -0.02 -0.11 -0.04 -0.01 0.02
summary word	front	-0.03 -0.02 -0.12 0.05 0.04 -0.11 -0.03
summary word	fu	-0.06 -0.03 -0.02 -0.01 -0.03 -0.02 0.04
summary word	fuel	0.03 -0.08 -0.02 -0.04 -0.17 -0.10 0.04
summary word	full	-0.02 -0.07 -0.20 -0.06 -0.06 -0.11 0.10
summary word	fund	-0.02 -0.16 -0.15 0.16 -0.14 -0.09 -0.19
summary word	further	0.08 -0.02 -0.10 -0.10 -0.01 -0.08 -0.02
summary word	futur	-0.12 0.00 -0.05 0.01 -0.10 -0.03 0.02
summary word	g7	0.06 -0.02 -0.06 0.02 -0.10 -0.04 -0.13
summary word	gain	-0.14 -0.01 -0.11 0.09 -0.11 -0.07 -0.03
summary word	gas	0.00 -0.19 -0.10 0.04 0.01 -0.08 -0.09
summary word	gather	-0.07 0.02 -0.06 -0.11 -0.10 0.07 -0.13
summary word	general	0.06 0.00 -0.02 -0.14 0.01 -0.10 -0.09
summary word	geopolitical	-0.11 -0.05 -0.06 0.01 -0.09 -0.05 0.07
summary word	get	0.00 0.04 -0.13 0.01 -0.16 -0.07 -0.04
summary word	gett	0.02 -0.01 -0.11 -0.10 -0.09 -0.10 -0.04
summary word	giorgia	0.01 0.01 -0.10 -0.11 -0.08 -0.06 -0.01
summary word	giv	-0.08 0.09 -0.08 -0.08 -0.06 -0.04 -0.03
summary word	given	0.08 -0.04 -0.03 -0.04 -0.07 -0.02 -0.06
summary word	global	-0.16 -0.04 -0.12 0.06 -0.11 0.02 0.01
summary word	globally	0.02 -0.11 -0.08 0.04 -0.12 -0.10 -0.01
summary word	glycol	-0.06 -0.06 -0.03 0.06 -0.07 -0.03 -0.05
summary word	go	0.05 -0.08 -0.15 0.07 -0.15 -0.11 -0.02
summary word	goal	0.05 -0.01 -0.09 -0.04 -0.08 -0.04 -0.02
summary word	gold	0.00 -0.10 -0.03 0.07 -0.10 -0.03 -0.08
summary word	good	0.10 -0.07 -0.20 0.00 -0.15 -0.12 -0.05
summary word	government	0.00 0.14 -0.04 -0.13 -0.20 -0.08 -0.09
summary word	graham	0.08 0.05 -0.14 -0.03 -0.07 -0.03 -0.07
summary word	green	-0.14 -0.01 -0.02 0.01 -0.10 -0.10 0.10
summary word	ground	0.07 -0.15 -0.11 -0.10 -0.11 -0.07 0.00
summary word	group	-0.04 0.07 -0.05 -0.04 -0.15 0.02 -0.27
summary word	grow	0.01 -0.04 0.00 -0.08 0.03 0.00 -0.05
summary word	growth	-0.10 0.02 -0.08 0.10 -0.11 -0.05 -0.09
summary word	guard	0.05 0.04 -0.13 -0.10 -0.12 -0.10 -0.12
summary word	guardian	-0.09 0.00 -0.09 -0.10 0.04 -0.10 0.07
summary word	guidelin	0.08 -0.16 -0.16 -0.08 0.15 -0.15 -0.17
summary word	hack	-0.11 -0.12 0.08 -0.04 -0.12 0.11 -0.15
summary word	halt	-0.07 0.02 -0.08 0.07 -0.15 -0.06 -0.12
summary word	hama	-0.11 0.13 -0.17 -0.13 -0.17 -0.14 0.01
summary word	hand	-0.10 0.01 -0.08 -0.05 -0.06 -0.04 0.04
summary word	hard	-0.14 0.11 -0.13 -0.03 -0.08 -0.08 -0.12
summary word	hardship	-0.06 0.00 0.01 -0.10 -0.08 -0.07 0.05
summary word	hav	-0.04 -0.05 0.03 -0.05 -0.05 -0.06 0.04
summary word	haven	-0.08 -0.08 -0.04 0.08 -0.06 -0.04 -0.07
summary word	head	-0.09 0.09 0.04 -0.09 -0.09 -0.08 -0.10
summary word	health	-0.05 -0.11 -0.09 -0.08 0.05 -0.07 0.03
summary word	heavy	0.06 0.07 -0.11 -0.10 -0.12 -0.09 -0.13
summary word	heighten	0.03 0.05 -0.05 -0.02 -0.04 -0.04 -0.11
summary word	held	-0.13 -0.02 -0.10 0.11 -0.12 -0.07 -0.14
summary word	help	-0.04 0.02 -0.17 -0.07 -0.11 -0.08 0.02
summary word	here	0.01 -0.19 -0.11 0.04 -0.12 -0.09 0.10
summary word	high	-0.07 -0.09 0.00 0.03 -0.06 -0.09 0.01
summary word	higher	-0.12 -0.07 -0.13 0.10 -0.10 -0.07 -0.11
summary word	highest	-0.09 0.04 -0.04 0.05 -0.06 -0.02 -0.10
summary word	highlight	0.04 -0.08 -0.10 -0.07 -0.13 -0.05 -0.01
summary word	hik	-0.07 -0.07 -0.07 0.04 -0.08 -0.05 0.01
summary word	him	0.09 -0.14 -0.09 0.06 -0.06 -0.04 0.02
summary word	historic	-0.13 0.04 -0.06 -0.08 -0.09 -0.05 0.01
summary word	hit	-0.02 0.01 -0.19 -0.04 0.09 -0.10 -0.10
summary word	hits	0.13 -0.12 0.00 0.05 -0.27 -0.19 -0.04
summary word	hitt	0.04 -0.07 -0.05 0.04 -0.04 -0.02 -0.06
summary word	hold	-0.06 0.03 0.02 -0.18 0.04 -0.06 -0.07
summary word	hom	-0.12 -0.13 -0.11 -0.11 0.08 -0.11 0.06
summary word	home	-0.15 -0.19 -0.02 -0.06 0.08 -0.14 0.19
summary word	honor	-0.10 0.11 -0.12 -0.08 0.01 -0.06 -0.09
summary word	hop	-0.12 0.01 -0.07 -0.03 -0.11 -0.05 0.02
summary word	hope	-0.13 -0.09 -0.08 -0.06 0.08 -0.05 0.09
summary word	hospital	0.01 -0.12 -0.11 -0.08 0.01 -0.06 -0.15
summary word	host	-0.11 0.12 -0.11 -0.11 -0.12 -0.09 -0.13
summary word	hostility	-0.03 -0.16 -0.08 0.08 0.08 -0.04 -0.02
summary word	hour	-0.09 -0.13 -0.18 0.01 0.10 -0.14 0.07
summary word	how	0.05 -0.18 0.04 -0.08 -0.14 -0.08 0.07
summary word	href	0.02 -0.02 0.02 -0.08 -0.11 0.01 -0.15
summary word	human	-0.16 0.15 -0.18 -0.10 -0.13 -0.12 -0.10
summary word	hundred	-0.07 -0.05 -0.11 -0.06 0.06 -0.07 0.08
summary word	icis	-0.10 -0.12 -0.09 0.09 -0.13 -0.07 -0.04
summary word	if	0.03 -0.08 -0.40 -0.09 -0.03 -0.02 0.04
summary word	imag	0.13 -0.11 0.08 -0.09 -0.14 -0.07 -0.10
summary word	imf	-0.09 -0.08 -0.07 0.09 -0.09 -0.05 -0.09
summary word	immediat	-0.07 0.04 -0.08 0.02 -0.10 -0.06 -0.12
summary word	impact	-0.10 -0.14 0.02 0.10 -0.01 -0.09 -0.01
summary word	implement	0.08 0.03 -0.05 -0.01 -0.13 -0.05 -0.14
summary word	import	-0.04 -0.03 -0.02 0.03 -0.03 -0.02 -0.02
summary word	impos	-0.15 0.06 -0.10 0.02 -0.13 0.05 -0.07
summary word	impossibl	0.04 -0.08 0.06 -0.10 -0.06 -0.05 0.08
summary word	improv	-0.11 0.01 -0.06 -0.07 -0.09 -0.05 0.03
summary word	incident	0.06 -0.11 -0.07 -0.08 -0.04 -0.07 0.05
summary word	includ	0.09 -0.13 -0.10 -0.01 0.00 -0.10 -0.02
summary word	increas	0.01 0.00 -0.06 -0.03 -0.10 0.05 -0.12
summary word	increasingly	0.03 0.03 -0.13 -0.10 -0.14 -0.10 -0.06
summary word	indicat	-0.09 -0.03 0.00 -0.04 -0.08 -0.06 0.04
summary word	industry	-0.01 0.01 -0.08 0.05 -0.11 -0.06 -0.09
summary word	infiltration	0.09 -0.03 -0.05 -0.05 -0.10 -0.03 -0.10
summary word	inflam	-0.08 -0.08 0.08 -0.05 -0.08 0.07 -0.09
summary word	inflation	-0.09 -0.03 -0.12 0.08 -0.11 -0.08 -0.04
summary word	information	-0.04 -0.13 0.04 -0.13 -0.09 -0.11 0.07
summary word	infrastructur	0.12 -0.05 -0.11 -0.10 -0.21 -0.08 0.02
summary word	initial	0.02 0.00 -0.07 0.04 -0.12 -0.05 -0.12
summary word	injur	-0.04 0.04 -0.11 0.04 0.02 -0.08 -0.10
summary word	injury	-0.07 -0.13 0.08 -0.07 -0.01 -0.11 0.05
summary word	insist	0.03 0.11 -0.10 -0.08 -0.08 -0.08 -0.11
summary word	institut	0.10 -0.10 0.03 -0.09 -0.10 -0.10 -0.04
summary word	insuranc	-0.06 -0.03 -0.02 0.04 -0.02 -0.02 -0.02
summary word	intelligenc	-0.05 -0.13 0.04 -0.07 -0.11 0.05 -0.12
summary word	intens	0.08 0.02 -0.08 -0.07 0.02 -0.09 -0.10
summary word	intensify	0.06 -0.13 -0.17 0.04 -0.15 -0.13 0.02
summary word	intercept	0.03 -0.08 -0.17 -0.05 0.01 -0.06 0.01
summary word	interceptor	-0.02 -0.04 0.07 -0.08 -0.11 -0.05 0.03
summary word	interest	-0.03 0.05 -0.13 0.02 -0.13 -0.11 -0.15
summary word	interferenc	0.06 0.00 -0.11 -0.07 -0.06 -0.04 -0.13
summary word	internal	-0.05 0.03 0.03 -0.07 -0.06 -0.06 0.02
summary word	international	0.00 0.06 0.00 -0.13 -0.15 -0.11 -0.06
summary word	internet	-0.14 0.05 -0.13 -0.06 0.01 0.09 -0.11
summary word	intersection	-0.10 0.02 -0.09 -0.07 -0.09 -0.06 0.07
summary word	interven	0.16 -0.05 -0.27 -0.20 -0.14 -0.15 -0.18
summary word	intervention	-0.13 0.13 -0.21 -0.14 -0.12 -0.16 0.03
summary word	interview	0.03 0.02 -0.07 -0.07 -0.07 -0.06 -0.10
summary word	inventory	-0.10 -0.10 -0.07 0.10 -0.09 -0.07 -0.10
summary word	investor	-0.16 -0.12 -0.09 0.17 -0.16 -0.11 -0.14
summary word	involv	0.07 -0.08 -0.12 0.04 -0.10 -0.08 -0.13
summary word	involvement	0.09 -0.03 -0.14 -0.09 -0.12 -0.04 -0.10
summary word	is	-0.04 0.02 0.02 -0.07 -0.09 0.06 -0.06
summary word	islamic	0.01 0.05 -0.16 -0.14 -0.14 -0.09 -0.05
summary word	issu	0.01 0.09 -0.23 0.00 -0.18 -0.13 -0.21
summary word	itself	0.02 0.02 -0.14 -0.07 -0.14 -0.08 0.04
summary word	jet	-0.12 -0.05 0.05 0.06 -0.10 -0.04 -0.09
summary word	jets	0.06 -0.06 -0.09 -0.04 -0.06 -0.06 -0.05
summary word	jewish	-0.09 -0.10 -0.08 -0.07 0.08 -0.06 0.10
summary word	join	-0.05 -0.02 -0.02 -0.02 0.04 -0.01 -0.03
summary word	joseph	0.02 0.01 -0.06 -0.04 -0.05 -0.03 -0.05
summary word	journalist	-0.12 0.01 -0.15 -0.11 0.07 -0.11 0.00
summary word	judiciary	-0.08 0.05 0.02 -0.06 -0.07 -0.07 -0.10
summary word	jump	-0.07 -0.06 -0.03 0.06 -0.06 -0.02 -0.06
summary word	jun	-0.06 0.14 -0.11 -0.07 -0.10 -0.06 -0.06
summary word	june	0.07 -0.10 -0.06 0.03 -0.20 -0.08 0.01
summary word	just	-0.04 0.00 -0.16 0.06 -0.15 -0.09 -0.03
summary word	keep	0.05 0.00 -0.14 -0.07 -0.14 -0.08 -0.13
summary word	keir	0.00 0.08 -0.08 -0.12 -0.05 -0.04 -0.02
summary word	key	0.06 -0.09 0.02 -0.03 -0.06 -0.07 -0.14
summary word	kill	-0.11 0.08 -0.02 -0.23 0.05 -0.19 -0.07
summary word	know	-0.10 0.06 -0.13 0.01 -0.11 -0.08 0.01
summary word	lack	0.07 0.00 -0.13 -0.08 -0.11 -0.08 -0.04
summary word	laid	0.09 -0.11 0.07 -0.04 -0.06 -0.09 -0.11
summary word	land	-0.13 -0.02 -0.12 -0.13 0.05 -0.07 0.05
summary word	larg	-0.06 -0.15 -0.11 -0.05 -0.12 -0.08 0.08
summary word	largest	0.04 -0.13 -0.12 0.03 -0.18 0.04 -0.02
summary word	last	-0.11 0.00 0.02 0.05 -0.03 -0.08 -0.02
summary word	late	0.08 0.00 -0.18 -0.10 0.04 -0.11 -0.04
summary word	latest	-0.02 0.04 0.00 0.00 -0.17 0.00 -0.07
summary word	launch	0.08 -0.02 -0.10 -0.07 -0.09 -0.15 -0.02
summary word	launcher	-0.05 -0.18 0.15 -0.14 -0.24 -0.16 -0.22
summary word	law	-0.10 0.09 -0.14 -0.06 0.06 -0.09 -0.09
summary word	lead	0.00 -0.07 0.02 -0.04 -0.14 -0.05 0.06
summary word	leader	-0.13 0.20 -0.19 -0.17 -0.21 -0.09 -0.06
summary word	leadership	0.03 -0.04 -0.10 0.06 0.02 -0.03 -0.16
summary word	least	-0.15 0.07 -0.02 -0.14 0.08 -0.11 -0.16
summary word	leav	0.00 -0.03 -0.12 0.01 0.04 -0.07 -0.06
summary word	led	0.03 0.00 -0.13 -0.06 -0.15 0.07 -0.02
summary word	left	0.03 -0.14 -0.03 -0.03 0.06 -0.12 0.06
summary word	legal	0.03 0.07 -0.11 -0.07 -0.08 -0.05 -0.11
summary word	leniency	-0.02 0.07 -0.08 -0.07 -0.06 -0.04 -0.10
summary word	less	-0.04 -0.14 -0.15 -0.01 -0.14 -0.09 0.07
summary word	level	0.04 0.02 0.01 -0.02 -0.05 -0.03 -0.14
summary word	life	-0.10 0.00 -0.11 -0.11 0.11 -0.12 0.07
summary word	lift	0.06 0.08 -0.08 -0.03 -0.07 -0.07 -0.11
summary word	light	-0.09 0.04 -0.07 -0.05 0.05 -0.05 -0.06
summary word	like	0.13 -0.02 -0.16 -0.16 -0.16 -0.10 -0.07
summary word	likely	0.07 -0.06 -0.21 0.05 -0.19 -0.03 -0.10
summary word	limit	0.07 -0.03 -0.15 0.01 0.02 -0.11 -0.16
summary word	lin	-0.13 0.02 -0.10 0.03 -0.13 -0.08 0.08
summary word	lindsey	0.08 0.05 -0.14 -0.03 -0.07 -0.03 -0.07
summary word	linger	0.04 0.04 -0.08 -0.10 -0.08 -0.07 -0.09
summary word	link	-0.12 -0.02 -0.11 0.09 0.01 -0.10 -0.12
summary word	liv	-0.23 -0.09 -0.02 0.07 -0.10 0.08 0.08
summary word	live	0.07 -0.08 -0.11 -0.05 -0.15 -0.05 0.06
summary word	lng	-0.10 -0.11 -0.07 0.08 0.02 -0.06 -0.01
summary word	load	-0.02 0.07 -0.18 -0.13 -0.08 -0.13 0.01
summary word	location	-0.10 -0.01 0.06 0.07 -0.14 -0.09 -0.13
summary word	lock	0.01 0.04 -0.17 -0.13 -0.07 -0.13 0.02
summary word	logistical	-0.11 -0.10 -0.08 0.11 -0.12 -0.10 -0.09
summary word	long	-0.06 0.00 0.07 -0.06 -0.22 0.04 -0.03
summary word	longer	-0.05 0.01 -0.03 0.02 -0.05 -0.02 -0.04
summary word	look	0.11 -0.07 0.00 -0.04 -0.08 -0.10 -0.10
summary word	loss	-0.01 -0.08 -0.11 0.01 -0.09 -0.09 0.05
summary word	low	-0.11 -0.03 -0.09 0.09 -0.11 -0.06 -0.11
summary word	lower	-0.02 -0.05 -0.01 0.02 -0.02 -0.01 -0.02
summary word	made	-0.12 0.08 -0.13 0.02 -0.11 -0.09 -0.04
summary word	main	-0.01 -0.12 -0.02 0.06 -0.09 -0.03 -0.10
summary word	maintain	-0.10 0.06 -0.07 -0.04 0.05 -0.05 -0.07
summary word	majeur	-0.06 -0.09 -0.03 0.08 -0.06 -0.03 -0.07
summary word	major	-0.12 -0.05 -0.05 0.12 0.02 -0.08 0.02
summary word	majority	0.03 -0.09 -0.13 -0.07 -0.07 -0.06 0.05
summary word	mak	-0.04 -0.02 -0.12 -0.04 -0.05 -0.04 0.02
summary word	make	0.04 0.01 0.04 0.07 0.05 -0.09 -0.16
summary word	man	-0.11 -0.05 0.11 -0.09 -0.11 -0.12 -0.12
summary word	many	0.04 -0.12 -0.12 -0.11 0.09 -0.08 0.05
summary word	march	-0.14 0.02 -0.11 0.10 -0.01 -0.09 -0.17
summary word	marin	-0.10 -0.07 -0.03 0.08 -0.08 -0.03 -0.06
summary word	maritim	0.11 -0.02 -0.06 -0.09 -0.12 0.08 -0.13
summary word	mark	-0.04 0.03 -0.02 -0.09 -0.13 -0.07 -0.02
summary word	market	-0.09 -0.18 -0.12 0.12 -0.03 -0.09 -0.03
summary word	martyr	-0.09 0.02 -0.11 -0.07 0.00 -0.07 0.01
summary word	mass	-0.08 -0.03 0.03 -0.02 -0.11 -0.07 0.02
summary word	massiv	-0.03 0.07 -0.15 -0.07 -0.02 -0.09 -0.18
summary word	matter	0.07 -0.01 -0.13 -0.11 -0.11 -0.06 -0.15
summary word	maximum	-0.09 0.09 -0.07 -0.07 -0.05 -0.05 -0.08
summary word	may	-0.02 0.01 -0.11 0.00 -0.04 -0.11 -0.04
summary word	mean	0.10 -0.04 -0.09 -0.05 -0.05 -0.03 -0.04
summary word	media	-0.15 0.05 -0.03 -0.25 -0.06 0.05 0.09
summary word	mediat	-0.04 0.01 -0.13 -0.12 -0.01 -0.03 0.01
summary word	mediation	-0.12 0.15 -0.12 -0.13 -0.15 -0.07 -0.15
summary word	mediator	-0.03 0.04 -0.02 -0.04 -0.03 -0.01 -0.04
summary word	meet	0.02 0.14 -0.24 -0.14 -0.29 -0.10 -0.31
summary word	meg	-0.06 -0.06 -0.03 0.06 -0.07 -0.03 -0.05
summary word	member	0.04 -0.07 -0.07 -0.07 -0.07 -0.03 0.04
summary word	memorandum	-0.09 0.12 -0.09 -0.11 -0.07 -0.02 -0.11
summary word	met	-0.01 0.02 -0.17 -0.02 -0.16 -0.15 0.03
summary word	methanol	-0.08 -0.07 -0.08 0.08 -0.09 -0.06 -0.09
summary word	middl	-0.07 -0.06 -0.04 0.06 -0.03 -0.02 -0.05
summary word	might	0.02 -0.06 -0.09 -0.15 0.04 -0.06 0.11
summary word	militant	0.00 -0.01 -0.13 0.01 0.01 -0.10 -0.10
summary word	military	0.06 0.02 -0.02 -0.13 -0.14 -0.08 -0.05
summary word	million	-0.10 -0.06 -0.08 0.05 0.06 0.01 -0.09
summary word	min	0.08 -0.05 0.05 -0.15 -0.11 -0.13 -0.12
summary word	minister	-0.02 0.06 -0.03 -0.09 -0.07 -0.04 -0.02
summary word	ministry	-0.06 0.05 -0.11 0.03 -0.01 -0.04 -0.13
summary word	missil	0.04 -0.07 0.05 -0.15 0.01 -0.19 0.01
summary word	mna	-0.13 0.14 -0.10 -0.08 -0.10 -0.07 -0.13
summary word	mohammad	-0.13 0.09 -0.11 -0.08 0.06 -0.12 -0.13
summary word	moment	-0.10 0.12 -0.07 -0.10 -0.10 -0.07 -0.14
summary word	monday	0.01 -0.01 -0.10 0.04 -0.05 -0.09 -0.16
summary word	money	-0.06 -0.07 -0.08 -0.09 -0.07 -0.06 0.08
summary word	monitor	0.02 -0.02 -0.10 0.01 -0.16 -0.05 -0.08
summary word	monoethylen	-0.06 -0.06 -0.03 0.06 -0.07 -0.03 -0.05
summary word	month	0.09 -0.16 -0.01 -0.05 0.00 -0.12 -0.08
summary word	more	0.04 -0.03 -0.28 0.02 0.02 -0.12 -0.13
summary word	morn	0.09 -0.04 -0.04 -0.12 -0.20 -0.08 0.00
summary word	most	0.06 -0.08 -0.21 0.00 -0.02 -0.14 -0.02
summary word	mount	-0.10 0.01 -0.12 0.06 -0.12 -0.06 -0.03
summary word	mov	0.07 -0.13 0.06 0.00 -0.07 0.04 -0.11
summary word	move	-0.08 0.03 -0.11 0.01 -0.12 -0.08 0.00
summary word	movement	-0.02 0.07 -0.10 -0.08 -0.07 -0.07 -0.09
summary word	much	0.11 -0.12 0.00 -0.08 -0.11 -0.06 0.04
summary word	multipl	0.00 -0.08 -0.07 0.04 -0.06 -0.03 -0.04
summary word	must	0.02 0.00 -0.11 -0.11 0.07 -0.08 -0.03
summary word	name	-0.13 0.02 -0.11 0.08 -0.01 -0.07 -0.12
summary word	naphtha	-0.08 -0.05 -0.01 0.07 -0.07 -0.02 -0.06
summary word	nation	-0.16 0.03 0.04 0.01 -0.13 0.05 -0.03
summary word	national	-0.07 0.10 -0.12 -0.04 0.00 -0.14 -0.04
summary word	nationwid	-0.04 0.09 -0.16 -0.10 -0.13 0.00 -0.17
summary word	natural	-0.07 -0.12 -0.06 0.09 0.00 -0.07 -0.11
summary word	naval	-0.06 0.09 -0.09 -0.08 -0.09 0.08 -0.12
summary word	near	0.13 -0.17 0.02 -0.02 -0.02 -0.12 -0.19
summary word	nearly	-0.08 0.02 -0.06 0.02 -0.05 -0.03 0.00
summary word	need	-0.02 0.03 0.03 -0.01 -0.17 -0.10 -0.08
summary word	negotiat	-0.15 0.01 -0.09 0.09 -0.12 -0.06 0.00
summary word	negotiation	-0.09 -0.03 0.00 -0.12 -0.16 -0.08 0.10
summary word	negotiator	-0.10 0.07 -0.08 0.01 -0.09 -0.05 -0.13
summary word	network	0.03 0.06 0.01 -0.09 -0.06 -0.06 -0.09
summary word	never	-0.11 0.04 -0.15 -0.11 -0.14 -0.06 0.11
summary word	new	-0.03 -0.04 0.05 -0.02 -0.26 0.01 -0.01
summary word	news	-0.12 0.01 -0.01 0.04 -0.02 -0.14 -0.02
summary word	newsletter	-0.08 -0.07 -0.08 -0.05 -0.07 -0.06 0.08
summary word	next	0.05 -0.07 -0.14 -0.03 0.08 -0.10 -0.16
summary word	night	0.18 -0.02 -0.19 -0.10 -0.01 -0.14 -0.17
summary word	no	0.14 0.01 -0.13 -0.08 -0.21 -0.10 -0.16
summary word	non	0.05 -0.01 -0.09 -0.08 -0.07 -0.06 -0.01
summary word	nor	0.06 -0.03 -0.11 -0.11 -0.13 -0.10 0.09
summary word	north	0.02 0.04 -0.12 -0.04 -0.18 -0.06 0.01
summary word	northern	0.06 -0.14 -0.12 -0.10 0.01 -0.10 0.03
summary word	not	-0.09 0.06 -0.23 -0.05 -0.01 -0.27 0.00
summary word	noth	-0.07 0.13 -0.10 -0.06 0.07 -0.08 -0.03
summary word	now	0.11 0.03 -0.19 -0.11 -0.26 -0.15 -0.10
summary word	nuclear	0.04 0.03 -0.04 -0.09 -0.30 -0.15 0.00
summary word	number	0.07 -0.08 -0.05 -0.08 0.00 -0.05 -0.04
summary word	objectiv	-0.06 -0.02 0.03 -0.08 -0.09 -0.11 0.07
summary word	observ	0.08 -0.09 0.06 -0.07 -0.11 -0.07 -0.10
summary word	occupy	0.07 0.03 -0.12 -0.08 -0.13 -0.08 -0.13
summary word	off	0.04 -0.03 0.01 0.03 -0.16 -0.09 -0.18
summary word	offensiv	0.11 -0.06 -0.13 -0.10 -0.11 -0.05 -0.17
summary word	offer	-0.01 -0.11 -0.01 0.03 -0.02 0.02 -0.08
summary word	official	0.08 0.09 -0.09 -0.18 -0.10 0.00 -0.18
summary word	oil	-0.04 -0.10 -0.05 0.09 -0.10 -0.04 -0.10
summary word	old	-0.11 0.01 0.05 -0.02 -0.09 -0.08 0.02
summary word	once	0.06 -0.11 -0.02 -0.13 0.02 -0.10 0.11
summary word	one	0.12 -0.12 -0.12 -0.04 -0.03 -0.13 -0.09
summary word	ongo	-0.12 -0.08 -0.01 0.03 -0.09 -0.02 0.09
summary word	only	-0.04 0.00 -0.09 0.01 -0.02 -0.14 -0.02
summary word	open	-0.01 -0.04 0.02 0.06 -0.12 -0.04 -0.17
summary word	operat	0.01 -0.09 0.04 -0.06 0.01 0.07 -0.09
summary word	operation	0.05 -0.03 0.00 -0.16 -0.13 -0.17 -0.04
summary word	operativ	0.10 -0.10 0.00 -0.05 -0.10 -0.05 -0.07
summary word	opportunity	0.04 0.04 -0.09 -0.09 -0.05 -0.02 -0.11
summary word	oppos	-0.11 0.08 -0.13 -0.06 -0.09 -0.07 0.03
summary word	option	0.01 -0.06 -0.10 0.04 -0.09 -0.06 -0.02
summary word	order	0.07 -0.08 -0.16 -0.02 -0.11 -0.04 -0.02
summary word	organisation	-0.08 0.07 -0.07 -0.08 0.02 -0.06 -0.11
summary word	organization	-0.06 0.04 0.03 -0.06 -0.09 -0.07 -0.08
summary word	other	-0.05 -0.07 -0.09 0.08 0.03 0.05 -0.15
summary word	our	-0.11 0.08 -0.07 0.00 -0.05 -0.02 0.04
summary word	out	-0.06 0.06 -0.03 0.07 -0.18 -0.12 -0.18
summary word	outbreak	-0.05 -0.05 -0.05 0.06 -0.04 -0.04 -0.07
summary word	outlook	-0.04 -0.05 -0.08 0.05 -0.04 -0.06 -0.05
summary word	output	-0.07 -0.06 -0.05 0.06 -0.04 -0.03 -0.05
summary word	over	0.04 -0.01 -0.02 -0.10 -0.08 0.05 -0.11
summary word	overnight	0.05 -0.10 -0.10 0.05 -0.18 -0.06 -0.06
summary word	own	-0.09 0.05 -0.10 0.04 -0.11 -0.09 -0.04
summary word	owner	-0.06 -0.08 0.01 0.05 -0.05 -0.04 0.06
summary word	p	0.06 -0.04 -0.01 0.00 -0.19 -0.01 -0.14
summary word	palestinian	-0.10 -0.13 -0.08 -0.07 -0.07 -0.05 0.13
summary word	parliament	-0.06 0.06 -0.11 0.05 -0.10 -0.10 -0.12
summary word	part	0.01 -0.04 -0.18 -0.10 0.00 -0.10 -0.01
summary word	participant	-0.06 0.05 -0.02 0.02 -0.07 -0.02 -0.08
summary word	particularly	-0.02 -0.12 -0.09 -0.10 -0.14 -0.07 0.10
summary word	partner	0.01 0.05 -0.05 -0.09 -0.08 -0.03 0.03
summary word	party	0.00 -0.05 -0.10 -0.12 -0.07 -0.08 0.08
summary word	pass	-0.08 -0.03 0.04 0.05 -0.08 -0.09 -0.07
summary word	passag	0.05 -0.10 -0.11 0.05 -0.07 -0.10 -0.10
summary word	past	-0.03 0.02 0.00 -0.01 -0.08 -0.03 -0.07
summary word	path	-0.04 0.07 -0.05 0.01 -0.04 -0.02 -0.12
summary word	patienc	0.00 0.07 -0.08 -0.01 -0.09 -0.07 -0.13
summary word	paus	-0.13 0.09 -0.11 -0.05 0.04 -0.08 0.01
summary word	pdt	-0.01 -0.11 -0.21 -0.08 -0.16 -0.09 0.07
summary word	peac	-0.06 0.03 -0.15 0.01 -0.19 -0.08 -0.05
summary word	peaceful	0.03 -0.02 -0.18 -0.12 -0.10 -0.08 -0.02
summary word	peopl	-0.04 0.02 -0.09 -0.12 0.06 -0.13 -0.08
summary word	percent	-0.06 0.00 -0.12 -0.01 -0.13 0.03 0.03
summary word	permanent	0.06 -0.04 -0.04 -0.06 -0.09 -0.04 -0.11
summary word	personnel	0.11 -0.12 -0.12 -0.08 0.07 -0.05 -0.12
summary word	petrochemical	-0.06 -0.04 -0.05 0.05 -0.06 -0.04 -0.07
summary word	phas	-0.14 0.12 0.02 -0.11 -0.16 -0.11 -0.15
summary word	phon	-0.14 0.11 0.02 -0.09 -0.13 0.02 -0.16
summary word	pictur	-0.06 0.01 0.04 -0.06 -0.08 0.03 -0.10
summary word	piec	-0.12 -0.08 -0.06 -0.07 0.05 -0.05 0.08
summary word	pilot	-0.09 -0.08 0.05 -0.09 -0.02 -0.07 0.06
summary word	plac	-0.01 0.02 0.03 -0.08 -0.18 -0.09 -0.02
summary word	plan	0.07 -0.03 -0.23 0.07 -0.20 -0.13 -0.23
summary word	plann	-0.05 0.05 -0.05 -0.02 0.03 -0.04 -0.10
summary word	plant	-0.09 -0.10 -0.17 0.10 0.02 -0.09 -0.02
summary word	platt	-0.06 -0.05 -0.04 0.06 -0.09 -0.04 -0.03
summary word	play	-0.08 -0.03 -0.09 -0.09 -0.08 -0.06 0.06
summary word	player	0.02 -0.07 -0.11 0.09 -0.14 -0.11 -0.15
summary word	pledg	0.07 -0.07 -0.13 0.04 -0.09 -0.05 -0.12
summary word	plung	0.08 -0.09 -0.08 0.02 -0.05 -0.02 -0.12
summary word	pm	-0.09 0.03 0.00 -0.10 -0.20 -0.12 0.05
summary word	point	0.04 -0.08 -0.13 -0.05 0.04 -0.06 -0.06
summary word	polic	0.01 0.00 0.00 -0.06 -0.11 -0.06 0.02
summary word	policy	-0.03 0.03 -0.13 -0.11 -0.14 -0.07 0.05
summary word	politic	-0.15 0.04 -0.13 -0.14 -0.12 -0.10 0.08
summary word	political	0.10 0.06 -0.02 -0.11 -0.12 0.02 -0.16
summary word	poll	-0.07 -0.07 -0.12 -0.05 -0.06 -0.05 0.06
summary word	polyethylen	-0.08 -0.09 -0.04 0.09 -0.10 -0.05 -0.10
summary word	port	0.06 0.04 -0.12 -0.14 -0.14 -0.06 -0.03
summary word	position	-0.10 0.05 -0.10 0.01 -0.13 -0.06 0.01
summary word	possibility	0.06 -0.06 -0.11 -0.04 -0.11 -0.05 -0.13
summary word	possibl	0.01 0.06 -0.20 0.03 -0.16 -0.08 -0.22
summary word	post	0.01 -0.18 0.05 -0.08 -0.11 -0.02 0.05
summary word	potential	0.08 -0.15 -0.16 0.06 -0.18 -0.08 -0.03
summary word	potentially	0.02 -0.07 -0.07 0.02 0.06 -0.06 -0.08
summary word	pound	0.04 -0.08 -0.10 -0.09 0.01 -0.08 0.01
summary word	power	0.03 -0.03 -0.20 0.00 -0.18 -0.13 0.05
summary word	powerful	-0.03 -0.02 -0.08 0.01 -0.09 -0.05 0.01
summary word	precondition	-0.09 0.11 -0.05 -0.11 -0.10 -0.01 -0.11
summary word	preemptiv	-0.10 -0.01 -0.17 -0.13 -0.12 -0.07 0.05
summary word	premium	-0.03 -0.02 -0.01 0.02 -0.02 -0.01 -0.02
summary word	prepar	0.05 -0.12 0.04 0.05 -0.18 -0.14 -0.06
summary word	pres	0.04 -0.03 0.03 -0.08 -0.09 -0.08 -0.08
summary word	present	0.10 -0.11 -0.11 0.00 -0.07 -0.10 -0.12
summary word	president	0.00 0.17 -0.09 -0.17 -0.01 -0.09 -0.21
summary word	press	-0.06 0.05 -0.04 -0.04 -0.03 -0.01 -0.06
summary word	pressur	-0.07 0.06 -0.15 0.07 -0.19 -0.09 -0.13
summary word	prevent	-0.08 -0.05 0.08 -0.08 -0.06 0.02 -0.07
summary word	previously	0.06 -0.13 -0.06 -0.03 -0.06 -0.03 0.04
summary word	pric	-0.16 -0.13 -0.10 0.08 -0.19 -0.07 0.06
summary word	prim	0.02 0.13 -0.23 -0.15 -0.19 -0.10 -0.05
summary word	princ	-0.13 0.10 -0.08 -0.07 -0.05 -0.08 -0.07
summary word	privat	-0.07 -0.03 -0.04 -0.08 -0.07 0.08 -0.12
summary word	problem	-0.09 -0.06 -0.04 -0.08 -0.09 0.08 0.01
summary word	produc	0.08 -0.01 -0.14 -0.05 -0.13 0.06 -0.17
summary word	producer	-0.06 -0.12 -0.06 0.11 -0.12 -0.08 -0.10
summary word	product	-0.11 -0.12 -0.06 0.11 -0.12 -0.06 -0.09
summary word	production	-0.07 -0.15 -0.06 0.08 -0.01 -0.08 0.02
summary word	program	0.02 0.03 0.00 -0.05 -0.09 -0.08 -0.04
summary word	progres	-0.15 0.14 -0.10 -0.14 -0.11 -0.07 -0.13
summary word	prolong	-0.09 -0.09 -0.09 0.06 -0.08 -0.03 0.03
summary word	promis	-0.03 0.05 -0.13 -0.10 0.02 -0.08 -0.15
summary word	prompt	0.12 -0.01 -0.17 0.06 -0.17 -0.07 -0.17
summary word	proposal	0.00 0.10 -0.17 -0.11 -0.14 -0.03 -0.16
summary word	prospect	0.03 0.02 -0.07 -0.05 -0.08 -0.03 0.03
summary word	protect	0.06 0.02 -0.06 -0.10 -0.08 0.05 -0.07
summary word	protest	-0.07 0.12 -0.01 -0.04 -0.02 -0.17 -0.14
summary word	protester	0.06 0.16 -0.37 -0.26 -0.23 -0.15 -0.24
summary word	provid	0.02 0.08 -0.07 -0.07 -0.09 -0.06 -0.09
summary word	prowes	-0.08 -0.08 0.08 -0.05 -0.08 0.07 -0.09
summary word	proxy	0.09 0.00 -0.13 -0.05 -0.12 -0.07 -0.11
summary word	public	-0.16 0.13 -0.16 -0.05 0.01 -0.11 -0.07
summary word	push	-0.18 0.16 -0.14 0.04 -0.17 -0.07 -0.20
summary word	put	-0.11 0.03 -0.10 -0.11 0.07 -0.07 0.04
summary word	putt	0.03 0.04 -0.07 -0.04 -0.08 -0.06 -0.10
summary word	question	-0.17 -0.08 0.01 -0.09 -0.05 -0.05 0.19
summary word	r	-0.05 0.14 -0.16 -0.10 -0.08 -0.07 -0.05
summary word	rac	0.05 -0.07 -0.07 0.03 -0.08 -0.07 -0.07
summary word	radar	0.06 -0.08 0.06 -0.07 -0.11 -0.05 -0.09
summary word	rais	0.04 -0.15 -0.12 0.04 -0.14 -0.03 0.04
summary word	rally	-0.07 0.05 -0.06 0.03 -0.07 -0.03 0.01
summary word	rang	0.08 0.00 -0.11 -0.11 -0.15 -0.07 -0.06
summary word	rapid	0.04 0.05 -0.03 -0.06 -0.09 -0.01 -0.10
summary word	rare	-0.09 0.03 -0.09 -0.07 -0.10 -0.02 0.04
summary word	rat	0.01 -0.11 -0.05 0.05 -0.08 -0.05 -0.11
summary word	rate	-0.06 -0.06 -0.04 0.07 -0.06 -0.04 -0.09
summary word	reach	-0.08 0.03 -0.12 -0.08 -0.02 0.01 0.03
summary word	react	0.07 -0.03 -0.11 0.01 -0.07 -0.06 -0.12
summary word	read	-0.12 -0.07 -0.25 0.00 -0.05 -0.17 0.06
summary word	readines	-0.12 0.11 -0.09 -0.08 -0.07 -0.06 -0.10
summary word	ready	-0.01 0.01 0.04 -0.09 -0.11 -0.07 -0.15
summary word	real	-0.03 -0.13 -0.06 -0.11 -0.12 0.07 0.02
summary word	reason	-0.12 -0.03 -0.07 -0.01 -0.07 -0.05 0.04
summary word	recent	-0.07 0.01 -0.16 0.00 -0.18 -0.09 0.06
summary word	record	-0.04 -0.13 0.04 0.11 -0.13 -0.08 -0.11
summary word	recover	-0.10 -0.13 0.10 -0.08 -0.10 -0.09 0.08
summary word	recurrent	-0.06 -0.08 -0.04 -0.07 -0.06 0.08 -0.08
summary word	red	-0.03 0.03 -0.11 -0.11 -0.12 -0.10 0.02
summary word	reduc	0.05 -0.11 -0.09 -0.02 -0.01 -0.05 -0.11
summary word	reel	-0.04 -0.09 -0.09 0.05 0.05 -0.05 0.03
summary word	refin	-0.04 -0.06 -0.03 0.04 -0.04 -0.03 -0.03
summary word	refinery	0.02 -0.10 -0.04 -0.08 -0.11 -0.01 0.06
summary word	reflect	0.04 -0.01 -0.11 -0.05 -0.10 -0.07 -0.01
summary word	refus	0.08 -0.10 -0.08 -0.12 0.08 -0.09 0.03
summary word	regard	0.06 -0.04 -0.16 -0.09 0.03 -0.14 0.01
summary word	regim	-0.10 0.01 -0.11 -0.07 -0.06 -0.13 0.09
summary word	region	0.06 0.07 -0.20 -0.09 -0.12 0.02 -0.28
summary word	regional	-0.12 -0.06 0.05 0.11 0.02 -0.04 -0.16
summary word	reiterat	-0.03 0.04 -0.09 -0.09 -0.07 -0.05 -0.01
summary word	reject	-0.03 0.05 -0.19 0.02 -0.15 -0.09 -0.07
summary word	relat	-0.07 -0.05 0.03 -0.02 -0.08 -0.06 0.07
summary word	relation	-0.09 0.10 -0.08 -0.11 -0.08 -0.07 -0.06
summary word	releas	-0.01 -0.15 -0.10 0.11 -0.02 -0.08 -0.15
summary word	remain	0.04 -0.16 -0.21 0.08 -0.02 -0.18 -0.08
summary word	remark	-0.06 0.09 -0.09 -0.10 -0.08 -0.05 -0.13
summary word	renew	-0.06 0.13 -0.13 -0.12 0.01 -0.07 -0.07
summary word	renown	-0.08 -0.08 0.08 -0.05 -0.08 0.07 -0.09
summary word	reopen	-0.18 -0.01 -0.13 0.10 -0.06 -0.14 0.03
summary word	rep	-0.14 0.15 -0.14 -0.10 -0.08 -0.07 0.05
summary word	repercussion	0.02 -0.04 -0.07 0.00 -0.07 -0.02 -0.02
summary word	replac	0.02 0.04 0.01 0.00 -0.06 -0.08 -0.07
summary word	report	0.04 -0.03 0.04 0.04 -0.02 -0.14 -0.25
summary word	reportedly	-0.07 0.06 -0.08 0.05 -0.14 -0.11 -0.16
summary word	reporter	0.02 0.12 -0.12 -0.13 -0.13 -0.04 -0.13
summary word	representativ	0.02 -0.04 -0.09 -0.07 -0.11 -0.02 0.03
summary word	republican	-0.06 -0.01 -0.10 -0.07 -0.09 -0.05 0.06
summary word	rescu	0.10 -0.11 -0.20 -0.13 -0.10 -0.07 -0.01
summary word	reserv	-0.06 -0.06 -0.03 0.06 -0.03 -0.04 -0.06
summary word	resident	-0.11 -0.02 -0.15 -0.08 0.10 -0.06 -0.04
summary word	resilienc	-0.06 0.00 -0.08 -0.08 0.07 -0.07 -0.01
summary word	resolution	0.11 -0.12 0.04 -0.11 -0.09 -0.08 -0.05
summary word	respond	0.02 0.08 -0.15 -0.14 -0.12 -0.09 -0.15
summary word	respons	0.02 -0.04 -0.05 -0.07 -0.22 -0.14 0.00
summary word	responsibl	-0.08 0.10 -0.10 0.06 -0.07 -0.06 -0.12
summary word	restart	-0.11 -0.05 -0.06 0.09 0.06 -0.05 -0.08
summary word	restriction	0.00 0.03 -0.12 -0.08 -0.15 0.03 -0.06
summary word	result	-0.09 -0.08 -0.04 0.11 0.04 -0.11 -0.08
summary word	resum	-0.07 -0.03 -0.07 0.07 -0.09 -0.05 -0.09
summary word	retaliat	-0.15 0.20 -0.27 -0.06 -0.24 -0.17 -0.15
summary word	retaliation	0.05 -0.08 -0.09 -0.01 -0.11 -0.06 0.01
summary word	retaliatory	0.05 0.07 -0.13 -0.06 -0.15 -0.07 -0.05
summary word	retir	0.06 0.00 -0.13 -0.06 -0.10 -0.05 -0.05
summary word	return	-0.12 -0.11 -0.03 0.01 0.11 -0.11 0.05
summary word	reuter	-0.11 -0.10 0.10 -0.09 -0.09 -0.09 0.02
summary word	reveal	-0.07 -0.04 0.06 -0.01 -0.09 -0.06 0.03
summary word	revolution	0.01 0.08 -0.13 -0.11 -0.12 -0.09 -0.15
summary word	reward	-0.06 -0.02 -0.02 -0.07 -0.07 0.03 -0.07
summary word	rhetoric	0.05 0.07 -0.15 -0.06 -0.11 -0.10 -0.14
summary word	rich	0.07 -0.12 -0.12 0.07 -0.14 -0.11 -0.11
summary word	right	-0.15 0.21 -0.06 -0.14 -0.18 -0.09 -0.12
summary word	rippl	-0.05 -0.06 -0.03 0.06 -0.07 -0.03 -0.06
summary word	ris	0.06 -0.03 -0.10 0.09 -0.10 -0.04 -0.14
summary word	rise	-0.10 -0.08 0.03 0.03 -0.08 -0.09 0.06
summary word	risk	0.01 -0.02 -0.07 -0.08 0.02 -0.06 0.05
summary word	risky	-0.10 -0.11 -0.05 0.04 -0.11 -0.04 0.06
summary word	rival	0.02 0.04 -0.08 -0.08 -0.10 -0.06 -0.09
summary word	rocket	0.13 -0.16 -0.13 -0.08 -0.03 -0.06 -0.02
summary word	role	-0.06 -0.05 -0.04 0.02 -0.04 -0.04 0.04
summary word	romain	0.03 -0.04 -0.05 -0.02 -0.06 -0.04 0.05
summary word	rose	0.06 -0.09 -0.11 0.00 -0.14 -0.11 -0.04
summary word	round	-0.14 0.13 -0.14 -0.14 -0.16 -0.05 -0.04
summary word	rt	-0.12 -0.06 -0.25 0.00 -0.05 -0.17 0.06
summary word	runn	0.05 0.07 -0.08 -0.10 -0.12 -0.03 -0.13
summary word	s	-0.04 0.03 -0.01 0.04 -0.17 -0.01 -0.11
summary word	safety	-0.11 0.01 -0.16 -0.07 0.04 -0.09 0.07
summary word	said	0.13 0.01 0.02 -0.03 -0.11 -0.04 -0.28
summary word	sal	-0.14 -0.04 -0.08 0.01 -0.10 -0.07 0.05
summary word	salvo	0.11 -0.05 -0.10 -0.02 -0.12 -0.03 -0.08
summary word	same	0.03 -0.14 -0.14 -0.03 0.07 -0.09 0.03
summary word	sanction	-0.22 -0.02 -0.09 0.10 -0.20 -0.24 0.00
summary word	saturday	0.05 0.08 -0.14 -0.02 -0.23 -0.13 -0.12
summary word	say	-0.01 0.09 -0.02 -0.13 -0.23 -0.08 -0.03
summary word	says	-0.09 0.10 -0.04 0.00 -0.01 0.02 -0.13
summary word	scal	0.05 -0.20 -0.13 -0.13 -0.16 -0.09 0.13
summary word	scarlet	-0.06 -0.03 -0.02 -0.01 -0.03 -0.02 0.04
summary word	schedul	-0.08 0.04 -0.06 -0.07 -0.09 -0.04 0.05
summary word	scientist	-0.11 0.12 -0.14 -0.05 -0.12 -0.07 -0.13
summary word	second	-0.12 0.07 -0.11 -0.02 -0.09 -0.04 0.02
summary word	secretary	0.05 0.08 -0.05 -0.14 -0.23 -0.11 -0.05
summary word	secur	-0.08 -0.03 -0.04 -0.07 -0.11 -0.04 0.07
summary word	security	0.04 -0.05 -0.02 -0.06 -0.20 0.04 -0.04
summary word	see	-0.17 0.00 0.00 0.01 -0.03 -0.10 0.03
summary word	seek	-0.02 0.04 -0.18 -0.06 -0.17 -0.08 -0.03
summary word	seem	0.05 -0.04 -0.04 -0.06 -0.02 -0.01 -0.09
summary word	seen	0.01 0.08 -0.13 -0.05 -0.13 -0.10 -0.09
summary word	seiz	-0.15 0.02 -0.13 0.05 -0.13 -0.15 -0.02
summary word	self	-0.01 0.01 -0.09 -0.06 -0.08 -0.05 0.02
summary word	sen	0.12 0.05 -0.13 -0.07 -0.07 -0.04 -0.12
summary word	senat	0.09 -0.14 -0.15 -0.12 -0.12 -0.05 0.05
summary word	send	0.08 -0.13 -0.09 0.00 0.06 -0.06 -0.06
summary word	senior	0.07 -0.03 -0.24 -0.09 -0.02 -0.12 0.00
summary word	sent	0.02 -0.08 -0.09 0.08 0.01 -0.06 -0.04
summary word	serv	0.07 -0.06 -0.07 -0.07 -0.08 -0.05 -0.10
summary word	servic	-0.02 -0.11 0.01 0.06 -0.12 -0.06 -0.09
summary word	sery	-0.10 0.03 0.03 -0.05 0.03 -0.05 -0.02
summary word	session	-0.10 0.01 -0.03 0.04 -0.05 -0.02 -0.07
summary word	set	-0.16 0.11 -0.17 0.06 -0.16 -0.06 -0.17
summary word	settlement	-0.08 0.08 -0.04 -0.11 -0.07 -0.02 0.04
summary word	seven	0.04 0.02 -0.14 -0.10 -0.18 -0.08 -0.18
summary word	sever	-0.16 0.09 0.08 0.08 -0.16 -0.05 -0.07
summary word	several	0.03 0.04 -0.15 -0.12 0.02 -0.09 -0.08
summary word	severely	-0.07 -0.13 0.05 -0.06 0.06 -0.11 -0.11
summary word	seyy	0.00 -0.01 -0.09 -0.08 -0.10 -0.08 0.04
summary word	shar	0.04 -0.10 -0.10 -0.05 -0.08 -0.07 0.03
summary word	sharp	-0.06 0.07 -0.11 -0.01 -0.09 -0.07 -0.14
summary word	sharply	-0.10 -0.09 -0.04 0.09 -0.08 -0.05 -0.07
summary word	shelter	-0.01 -0.11 -0.13 -0.11 0.07 -0.09 0.03
summary word	shift	-0.12 -0.04 -0.11 0.04 -0.11 -0.10 0.05
summary word	ship	0.02 -0.08 -0.03 0.09 0.04 -0.27 -0.32
summary word	shipment	-0.04 -0.07 -0.03 0.05 -0.06 -0.03 -0.04
summary word	shipp	0.01 -0.03 -0.07 0.02 -0.13 -0.08 -0.04
summary word	shock	-0.09 -0.10 -0.07 0.09 -0.08 -0.06 0.00
summary word	shoot	0.12 -0.09 -0.15 -0.11 -0.11 -0.10 -0.12
summary word	short	0.07 -0.10 -0.11 -0.06 -0.09 -0.06 0.03
summary word	shortag	-0.09 -0.10 -0.07 0.10 -0.11 -0.06 -0.09
summary word	shot	-0.09 -0.01 0.08 -0.13 -0.13 -0.11 -0.01
summary word	should	0.01 -0.11 -0.17 0.05 -0.12 -0.07 0.08
summary word	show	0.04 0.01 -0.13 0.00 -0.15 -0.07 -0.08
summary word	shutdown	-0.09 0.04 -0.05 -0.08 -0.10 -0.08 0.02
summary word	sid	0.01 -0.01 -0.08 -0.01 -0.13 -0.04 -0.01
summary word	side	-0.13 0.05 -0.09 0.02 -0.11 -0.07 0.01
summary word	sign	0.14 -0.19 -0.08 -0.04 -0.05 -0.11 -0.06
summary word	signal	0.00 -0.04 0.04 0.00 0.01 0.08 -0.19
summary word	significant	-0.09 0.05 -0.09 -0.04 -0.06 -0.04 0.01
summary word	significantly	-0.09 -0.03 -0.04 0.07 -0.09 -0.04 -0.10
summary word	sinc	-0.04 -0.03 -0.04 -0.01 -0.04 0.01 0.02
summary word	siren	-0.01 -0.07 -0.09 -0.03 -0.15 -0.04 0.04
summary word	sit	0.09 -0.01 -0.12 -0.02 -0.02 -0.07 -0.13
summary word	site	0.08 -0.10 -0.02 -0.04 -0.05 -0.03 -0.06
summary word	situation	-0.05 0.00 0.01 -0.08 -0.05 -0.03 0.11
summary word	six	-0.06 -0.15 0.05 -0.10 0.01 -0.09 0.09
summary word	sixth	0.04 0.00 -0.04 -0.07 -0.06 -0.04 -0.08
summary word	skip	-0.01 -0.18 -0.03 -0.11 -0.23 -0.13 0.09
summary word	slain	-0.04 -0.05 -0.10 0.00 0.03 -0.06 0.02
summary word	slow	0.05 -0.06 -0.09 0.04 -0.13 -0.06 -0.12
summary word	slump	-0.11 0.04 -0.06 0.07 -0.04 -0.04 -0.06
summary word	smok	0.10 -0.09 -0.08 0.09 -0.11 -0.04 -0.11
summary word	soar	0.04 -0.04 -0.09 0.07 -0.05 -0.03 -0.09
summary word	social	-0.08 -0.08 0.04 -0.11 -0.07 -0.11 0.10
summary word	soldier	0.06 -0.06 -0.24 -0.24 0.01 -0.17 -0.02
summary word	some	0.08 -0.16 -0.19 -0.03 0.01 -0.11 0.00
summary word	sought	-0.08 0.07 -0.11 -0.03 -0.08 -0.04 -0.04
summary word	sound	-0.03 -0.10 -0.13 -0.06 -0.27 -0.05 0.09
summary word	sourc	0.17 0.01 -0.05 -0.11 -0.06 -0.23 -0.18
summary word	south	-0.11 -0.04 0.03 0.03 0.05 -0.11 0.02
summary word	southern	0.13 -0.13 -0.06 -0.06 -0.11 -0.04 -0.11
summary word	sovereignty	-0.05 0.12 -0.17 -0.11 -0.17 -0.10 -0.09
summary word	spark	-0.03 0.09 -0.13 0.00 -0.07 -0.03 -0.09
summary word	speak	-0.04 0.05 -0.10 -0.02 -0.12 -0.05 0.03
summary word	speaker	-0.06 0.06 -0.11 0.05 -0.10 -0.10 -0.12
summary word	speculation	-0.03 0.01 -0.11 -0.01 0.06 -0.07 -0.15
summary word	spik	-0.02 -0.11 -0.03 0.07 -0.06 -0.02 -0.10
summary word	spill	-0.10 -0.10 0.04 -0.04 -0.10 0.09 -0.11
summary word	spokesperson	0.02 -0.10 -0.03 0.04 -0.12 -0.11 0.03
summary word	spokeswoman	0.00 0.02 -0.12 -0.11 -0.09 -0.07 -0.11
summary word	spot	-0.11 -0.08 -0.06 0.09 -0.09 -0.03 -0.08
summary word	spread	-0.02 0.04 -0.15 0.05 -0.12 -0.07 -0.15
summary word	spy	-0.11 -0.07 0.10 -0.09 -0.10 -0.13 -0.11
summary word	stabilis	-0.09 -0.06 -0.08 -0.03 0.02 -0.05 0.05
summary word	stability	-0.10 0.07 -0.02 -0.06 -0.09 -0.06 -0.02
summary word	stabl	-0.11 -0.09 -0.08 0.11 -0.10 -0.05 -0.11
summary word	staff	0.05 0.02 -0.11 -0.05 0.02 -0.04 -0.14
summary word	stak	-0.12 -0.05 -0.08 -0.02 0.03 -0.04 0.04
summary word	stall	-0.08 -0.07 -0.04 0.07 -0.06 -0.04 -0.05
summary word	stanc	-0.07 0.04 -0.10 0.03 -0.07 -0.05 0.02
summary word	stand	-0.01 -0.09 -0.18 -0.02 -0.17 -0.10 0.04
summary word	standoff	0.05 -0.03 -0.04 -0.04 -0.02 -0.02 -0.04
summary word	standstill	0.03 -0.08 -0.09 0.07 -0.14 -0.06 -0.11
summary word	start	-0.03 -0.11 0.00 0.13 -0.03 -0.10 -0.04
summary word	stat	0.01 0.06 -0.25 0.03 -0.07 -0.15 -0.13
summary word	statement	0.03 -0.01 -0.17 0.02 -0.12 -0.09 -0.07
summary word	statu	-0.12 -0.14 -0.07 0.14 -0.11 -0.08 -0.10
summary word	stay	0.02 -0.08 0.03 -0.13 0.02 0.01 0.07
summary word	steady	-0.08 -0.10 -0.10 0.10 -0.15 -0.04 -0.11
summary word	stemm	-0.09 -0.07 -0.04 -0.01 -0.09 -0.03 0.04
summary word	step	-0.07 -0.15 -0.10 0.08 0.06 -0.10 0.09
summary word	stev	-0.14 0.07 -0.15 -0.12 0.01 -0.12 0.05
summary word	still	-0.05 -0.09 -0.02 -0.12 -0.13 -0.06 0.12
summary word	stock	-0.04 -0.05 -0.14 0.05 0.00 -0.11 -0.16
summary word	stockpil	0.01 -0.16 0.09 0.00 -0.07 -0.03 0.07
summary word	stok	0.01 -0.01 -0.07 -0.02 -0.08 -0.05 -0.09
summary word	stop	0.11 -0.06 -0.08 -0.11 -0.06 -0.06 0.00
summary word	storag	-0.02 -0.08 -0.07 0.07 -0.08 -0.08 -0.08
summary word	strain	-0.04 0.03 -0.10 -0.07 0.07 -0.07 -0.10
summary word	strait	0.00 -0.02 -0.11 0.02 -0.14 -0.10 -0.01
summary word	strand	-0.10 -0.11 -0.08 -0.05 0.12 -0.09 0.03
summary word	strategic	0.10 -0.04 -0.09 -0.08 -0.13 -0.07 -0.15
summary word	strategist	-0.09 -0.04 -0.03 0.04 -0.08 -0.03 0.06
summary word	street	-0.08 0.08 -0.14 -0.06 0.06 -0.12 -0.11
summary word	stress	0.06 0.03 -0.15 -0.12 -0.13 -0.10 -0.06
summary word	strik	0.05 -0.09 -0.12 -0.01 0.09 -0.22 -0.09
summary word	strong	-0.09 -0.09 -0.04 0.10 -0.10 -0.05 -0.09
summary word	strongly	-0.09 0.10 -0.10 -0.07 -0.07 -0.07 -0.10
summary word	struck	0.06 -0.15 0.01 -0.10 0.01 -0.09 0.02
summary word	struggl	-0.10 -0.07 0.06 -0.08 0.02 -0.06 0.02
summary word	succes	0.01 -0.03 -0.14 -0.11 -0.04 -0.12 0.06
summary word	such	-0.09 0.01 -0.01 0.00 -0.10 -0.06 0.04
summary word	sufficient	-0.06 0.07 -0.06 -0.05 -0.07 -0.05 -0.07
summary word	suggest	-0.10 0.07 -0.14 -0.03 -0.12 -0.09 0.05
summary word	summit	0.00 0.07 -0.05 -0.12 -0.13 -0.04 -0.16
summary word	sunday	0.05 -0.04 -0.15 -0.10 0.05 -0.09 -0.19
summary word	supply	-0.07 -0.15 -0.09 0.19 -0.18 -0.06 -0.18
summary word	support	-0.08 0.05 -0.13 -0.03 -0.14 -0.07 -0.01
summary word	suppress	-0.11 0.07 -0.09 -0.07 -0.03 -0.07 0.00
summary word	surg	-0.02 -0.15 -0.09 0.04 -0.01 -0.07 -0.01
summary word	surpris	0.04 -0.08 0.06 -0.03 -0.12 -0.10 -0.08
summary word	surrender	-0.01 0.00 -0.16 0.05 -0.14 -0.08 -0.17
summary word	survivor	0.09 -0.09 -0.08 -0.08 0.09 -0.06 -0.11
summary word	suspend	-0.01 0.01 -0.07 0.00 -0.11 -0.07 -0.11
summary word	sustain	0.01 -0.03 -0.09 -0.09 -0.01 -0.04 0.05
summary word	swift	-0.09 0.01 -0.14 -0.12 -0.11 -0.12 0.03
summary word	system	0.04 -0.09 0.01 -0.04 -0.12 -0.06 -0.10
summary word	tak	0.00 -0.05 -0.10 -0.07 -0.12 -0.05 0.04
summary word	take	0.07 0.01 -0.03 -0.12 -0.14 -0.10 -0.05
summary word	taken	0.05 -0.14 -0.10 -0.08 -0.13 -0.10 0.06
summary word	talk	-0.20 0.21 -0.09 -0.11 -0.23 -0.12 -0.07
summary word	tanker	0.04 -0.11 -0.15 -0.02 0.02 -0.14 -0.14
summary word	tapp	-0.06 -0.08 -0.04 -0.07 -0.06 0.08 -0.08
summary word	target	0.02 -0.01 0.04 0.00 -0.28 -0.10 -0.05
summary word	tariff	-0.07 -0.06 -0.08 0.07 -0.07 -0.08 -0.10
summary word	team	-0.02 0.03 -0.15 -0.03 -0.15 -0.10 0.03
summary word	television	-0.03 0.03 -0.05 0.00 -0.05 -0.02 -0.07
summary word	tell	0.05 -0.03 -0.15 -0.10 -0.05 0.00 0.00
summary word	temporary	-0.12 -0.07 -0.16 -0.12 0.05 -0.09 0.09
summary word	ten	0.11 -0.06 0.02 -0.13 -0.18 -0.11 -0.17
summary word	tens	-0.03 0.02 -0.09 -0.08 0.05 -0.08 -0.10
summary word	tension	-0.03 0.02 -0.13 -0.02 0.01 -0.07 -0.05
summary word	term	-0.09 -0.02 -0.10 -0.01 -0.07 -0.04 0.03
summary word	territory	0.07 0.07 -0.15 -0.08 -0.17 -0.10 -0.20
summary word	terror	0.05 -0.02 -0.05 -0.04 -0.06 -0.01 -0.06
summary word	terrorist	0.07 0.07 -0.01 -0.14 -0.16 -0.12 -0.24
summary word	test	0.04 -0.08 -0.13 -0.03 0.01 -0.05 0.00
summary word	th	-0.09 0.10 -0.01 -0.05 -0.08 -0.06 -0.04
summary word	their	-0.06 0.02 0.04 -0.14 0.07 0.03 -0.11
summary word	them	-0.01 -0.01 -0.12 -0.05 -0.08 -0.07 0.04
summary word	ther	0.05 0.00 -0.10 -0.10 0.07 -0.08 -0.08
summary word	they	-0.02 0.12 -0.01 -0.14 -0.13 0.00 -0.13
summary word	third	0.03 0.03 -0.11 -0.05 -0.09 -0.08 -0.02
summary word	thos	-0.01 0.02 -0.09 0.03 0.02 -0.05 -0.11
summary word	though	0.01 0.06 -0.11 -0.03 -0.09 -0.07 -0.19
summary word	thousand	-0.10 -0.09 0.14 -0.16 0.00 -0.17 -0.16
summary word	thre	0.06 -0.07 -0.07 -0.04 0.01 -0.19 -0.01
summary word	threat	-0.02 0.09 -0.28 -0.15 -0.22 -0.13 0.02
summary word	threaten	0.06 0.06 -0.10 -0.11 -0.12 -0.18 -0.03
summary word	through	-0.07 0.00 -0.05 0.01 -0.24 -0.15 0.04
summary word	throughout	-0.08 0.05 -0.09 0.02 -0.06 -0.02 -0.07
summary word	thursday	0.02 0.01 -0.18 -0.01 -0.02 -0.11 -0.12
summary word	ties	-0.02 0.02 -0.04 0.00 -0.11 -0.11 -0.02
summary word	tighter	-0.08 -0.05 -0.03 0.07 -0.04 -0.02 -0.05
summary word	tim	-0.06 0.00 0.04 -0.01 -0.08 0.00 -0.12
summary word	time	-0.11 0.05 -0.07 0.01 -0.04 0.06 -0.13
summary word	together	0.04 -0.02 -0.09 -0.03 -0.08 -0.06 -0.08
summary word	told	-0.18 0.02 0.02 -0.02 0.01 -0.12 0.01
summary word	toll	-0.08 0.06 -0.11 0.08 -0.05 -0.07 -0.13
summary word	tonn	-0.13 -0.11 -0.07 0.12 -0.10 -0.07 -0.10
summary word	took	-0.10 0.01 0.01 -0.02 0.03 -0.05 -0.12
summary word	top	0.10 -0.05 -0.19 0.01 -0.13 -0.09 -0.13
summary word	toward	-0.09 0.12 -0.13 -0.09 -0.15 -0.11 -0.19
summary word	town	-0.07 -0.01 -0.11 -0.09 -0.10 -0.08 0.03
summary word	track	0.09 -0.07 -0.04 -0.03 -0.11 -0.04 -0.11
summary word	trad	-0.06 0.11 -0.19 0.02 -0.22 0.02 -0.18
summary word	trader	-0.12 -0.04 -0.06 0.09 -0.11 -0.07 -0.12
summary word	traffic	-0.13 0.02 -0.12 0.07 -0.18 -0.10 -0.11
summary word	transit	-0.05 0.02 0.06 -0.04 -0.06 -0.08 -0.06
summary word	travel	-0.12 -0.09 -0.09 0.02 0.06 -0.05 0.08
summary word	trigger	-0.15 -0.03 0.03 0.05 -0.11 -0.06 0.01
summary word	troop	-0.08 0.13 -0.17 -0.15 -0.17 -0.11 -0.02
summary word	truc	-0.16 0.01 -0.01 -0.04 0.08 -0.06 -0.03
summary word	try	-0.12 0.07 -0.14 0.05 0.00 -0.08 -0.11
summary word	ttf	-0.08 0.07 -0.06 0.00 -0.08 -0.05 -0.08
summary word	tucker	-0.11 -0.08 -0.13 -0.11 -0.10 -0.10 0.12
summary word	tuesday	-0.05 0.11 -0.18 0.03 -0.24 -0.10 -0.19
summary word	turmoil	0.06 -0.12 -0.05 -0.05 -0.09 -0.08 -0.09
summary word	turn	0.06 -0.04 -0.15 0.12 -0.18 -0.08 -0.19
summary word	tv	-0.04 0.02 -0.11 -0.08 -0.08 -0.04 0.01
summary word	two	-0.06 0.15 -0.08 -0.06 -0.01 0.06 -0.21
summary word	uncertainty	-0.15 0.03 -0.10 -0.01 0.04 -0.10 -0.18
summary word	unconditional	0.01 -0.03 -0.14 0.06 -0.13 -0.08 -0.14
summary word	under	0.07 -0.01 -0.11 -0.05 -0.12 -0.04 -0.16
summary word	underground	0.06 -0.10 0.06 -0.10 -0.11 -0.10 -0.12
summary word	understand	-0.09 0.14 -0.11 -0.10 -0.08 -0.03 -0.14
summary word	unfold	0.11 -0.10 -0.08 -0.08 -0.11 -0.09 0.07
summary word	unit	-0.07 -0.08 -0.06 0.08 -0.10 -0.05 0.09
summary word	unles	-0.16 -0.04 -0.15 0.06 -0.11 -0.09 -0.01
summary word	unrest	0.01 0.10 0.02 -0.12 -0.16 -0.13 -0.17
summary word	until	-0.01 0.12 0.00 -0.14 -0.09 -0.09 -0.09
summary word	up	0.02 0.00 -0.01 -0.05 0.03 -0.15 -0.22
summary word	updat	-0.02 -0.12 -0.10 0.03 -0.14 -0.07 0.10
summary word	upward	-0.05 -0.05 -0.02 -0.06 -0.04 -0.03 0.08
summary word	uranium	0.03 -0.17 0.02 -0.12 -0.14 -0.07 0.09
summary word	urg	-0.09 0.05 0.00 -0.07 0.08 0.01 -0.13
summary word	us	-0.10 0.07 0.05 -0.10 -0.08 0.02 0.04
summary word	use	0.00 0.01 0.03 0.03 -0.11 -0.08 -0.08
summary word	used	0.09 -0.09 -0.09 -0.07 -0.08 -0.07 -0.09
summary word	valu	-0.09 0.05 -0.09 0.06 -0.05 -0.04 -0.11
summary word	vast	0.06 -0.11 -0.07 0.04 -0.11 -0.06 -0.12
summary word	verg	-0.02 0.02 -0.10 -0.08 0.07 -0.07 -0.13
summary word	very	-0.14 0.14 -0.17 -0.02 -0.13 -0.10 -0.11
summary word	vessel	0.04 -0.05 -0.07 -0.01 -0.12 0.07 -0.13
summary word	via	-0.09 0.03 -0.06 -0.05 0.03 -0.04 0.03
summary word	vice	0.00 0.10 -0.14 -0.12 -0.07 -0.04 -0.05
summary word	view	-0.08 0.04 -0.11 -0.01 -0.11 -0.07 0.01
summary word	villag	0.02 -0.09 -0.05 -0.04 0.05 -0.03 -0.12
summary word	violation	-0.01 0.06 -0.11 -0.10 -0.06 -0.05 -0.17
summary word	violenc	0.17 0.00 -0.16 -0.11 -0.11 -0.10 -0.18
summary word	violent	-0.12 0.13 -0.13 -0.09 -0.12 -0.06 -0.14
summary word	violently	0.09 -0.04 -0.13 -0.09 -0.06 -0.06 -0.05
summary word	visit	-0.08 0.00 -0.05 -0.03 -0.06 0.00 0.04
summary word	vital	-0.10 -0.12 -0.10 0.12 -0.14 -0.07 -0.01
summary word	vladimir	-0.06 0.03 -0.05 0.02 -0.03 -0.02 -0.04
summary word	volatility	-0.07 -0.08 0.01 0.05 -0.08 -0.07 0.03
summary word	vow	0.01 0.03 -0.08 -0.10 -0.08 -0.03 0.05
summary word	waiver	-0.13 0.04 -0.06 0.00 -0.07 -0.03 -0.08
summary word	wake	0.04 -0.08 -0.13 -0.08 -0.11 -0.09 0.03
summary word	want	-0.16 0.07 -0.15 -0.07 -0.14 -0.10 0.00
summary word	war	-0.04 -0.08 0.00 -0.06 0.14 -0.25 0.01
summary word	warn	0.04 -0.12 0.00 0.15 -0.09 -0.24 -0.11
summary word	warning	0.12 -0.04 -0.17 -0.14 -0.16 -0.07 -0.19
summary word	warplan	0.15 -0.16 0.05 -0.14 -0.17 -0.09 0.00
summary word	warship	0.08 -0.05 -0.12 -0.12 0.08 -0.08 -0.11
summary word	watch	0.08 -0.07 -0.07 0.03 -0.07 -0.03 -0.10
summary word	watchdog	0.10 -0.13 0.06 -0.06 -0.08 -0.04 -0.11
summary word	waterway	0.00 0.01 -0.04 0.00 -0.14 -0.05 0.00
summary word	wav	0.03 -0.03 0.01 0.01 -0.09 -0.04 -0.08
summary word	wave	0.06 -0.03 -0.19 -0.09 -0.20 -0.14 -0.01
summary word	way	-0.12 0.07 -0.13 -0.05 -0.10 -0.05 0.04
summary word	we	0.05 -0.06 0.02 -0.06 -0.09 -0.09 0.01
summary word	weaken	-0.09 0.06 -0.09 0.02 0.00 -0.09 -0.09
summary word	weapon	-0.03 0.02 -0.27 -0.20 -0.24 -0.13 0.09
summary word	wear	-0.11 0.11 -0.10 0.05 -0.05 -0.06 -0.11
summary word	wednesday	0.08 -0.15 -0.10 0.06 0.05 -0.09 -0.14
summary word	week	-0.17 -0.02 -0.03 0.07 0.04 -0.12 -0.06
summary word	weekend	0.09 0.02 -0.16 -0.12 -0.13 -0.09 -0.19
summary word	weigh	0.02 -0.11 -0.12 0.05 -0.14 -0.08 0.04
summary word	well	-0.03 0.03 -0.18 -0.10 0.06 -0.11 -0.02
summary word	west	-0.07 -0.09 -0.09 0.02 -0.07 -0.03 0.04
summary word	western	-0.04 0.04 0.00 -0.05 -0.10 -0.08 -0.02
summary word	what	0.09 -0.08 -0.08 -0.08 -0.11 -0.04 0.06
summary word	whatever	0.07 0.05 -0.09 -0.10 -0.12 -0.11 -0.11
summary word	when	-0.01 -0.12 -0.10 0.06 -0.15 -0.07 0.06
summary word	wher	0.10 -0.05 0.03 -0.13 -0.18 -0.10 -0.10
summary word	whether	-0.01 -0.02 -0.22 -0.07 -0.18 -0.12 0.06
summary word	which	0.04 -0.06 0.08 0.00 -0.04 0.04 -0.09
summary word	whil	0.07 0.00 -0.05 -0.03 -0.07 -0.09 -0.11
summary word	who	-0.02 -0.05 0.05 -0.08 0.03 -0.08 -0.02
summary word	whol	-0.10 -0.01 -0.07 0.03 -0.08 -0.03 0.03
summary word	wider	0.02 -0.05 -0.07 0.01 -0.02 -0.05 -0.03
summary word	widespread	-0.13 0.03 -0.11 -0.13 -0.03 -0.06 0.10
summary word	will	0.09 0.05 -0.11 0.03 -0.12 -0.03 -0.18
summary word	withdraw	0.06 -0.04 -0.15 -0.16 -0.17 -0.15 0.03
summary word	withdrawal	0.06 0.02 -0.11 -0.11 -0.08 -0.05 -0.16
summary word	within	-0.09 -0.06 0.03 0.04 0.04 -0.14 0.05
summary word	without	-0.06 -0.06 -0.02 -0.12 0.03 -0.10 0.05
summary word	won	0.08 -0.01 -0.17 -0.12 -0.11 -0.12 0.03
summary word	won't	-0.09 0.12 -0.10 -0.09 -0.04 -0.08 -0.10
summary word	word	0.06 0.07 -0.10 -0.08 -0.07 -0.08 -0.10
summary word	work	-0.06 0.04 0.03 -0.08 -0.02 -0.11 -0.11
summary word	worker	-0.07 -0.10 -0.09 0.06 0.03 -0.07 -0.09
summary word	world	0.09 -0.14 -0.02 -0.13 -0.04 0.09 -0.04
summary word	worry	-0.07 0.07 -0.07 -0.03 -0.08 -0.08 -0.08
summary word	would	-0.05 -0.05 0.04 0.00 0.04 -0.09 0.00
summary word	wound	0.01 -0.09 -0.29 -0.22 0.13 -0.13 -0.28
summary word	year	-0.05 -0.06 0.02 0.06 -0.23 -0.10 -0.02
summary word	yet	-0.02 0.05 -0.04 -0.04 -0.06 -0.03 -0.06
summary word	yield	-0.09 0.06 -0.09 0.03 -0.08 -0.06 -0.08
summary word	you	-0.04 0.10 -0.14 0.01 -0.11 -0.14 -0.16
thing	air defences	0.16 -0.13 0.03 -0.15 -0.14 -0.14 -0.17
thing	airline	-0.13 -0.18 -0.12 0.13 -0.07 -0.09 0.03
thing	airport	0.11 -0.03 -0.02 0.04 -0.38 -0.24 -0.04
thing	airspace	0.01 0.01 -0.18 0.08 -0.10 -0.21 -0.23
thing	bank	-0.11 -0.25 -0.02 0.09 0.01 0.08 -0.01
thing	base	0.14 -0.12 0.10 -0.29 -0.07 -0.19 -0.23
thing	boats	0.15 -0.13 -0.18 -0.13 -0.14 -0.11 -0.09
thing	bridge	0.02 -0.05 -0.19 -0.02 -0.02 -0.17 0.02
thing	broadcaster	0.07 -0.12 -0.15 -0.14 -0.12 -0.14 0.04
thing	carrier	0.11 0.00 -0.20 -0.16 0.04 -0.12 -0.20
thing	diplomats	-0.18 0.08 -0.14 0.03 -0.09 -0.14 -0.03
thing	embassy	0.21 -0.27 0.03 -0.24 -0.06 -0.11 -0.03
thing	fighter	0.24 -0.12 -0.21 -0.10 -0.14 -0.13 -0.17
thing	funeral	-0.06 -0.11 -0.14 -0.06 -0.11 -0.08 0.12
thing	gas works	-0.07 0.05 -0.27 0.11 -0.35 -0.20 -0.21
thing	home	0.07 -0.28 0.09 -0.17 -0.18 0.00 0.00
thing	hospital	-0.01 -0.25 0.06 -0.07 0.16 -0.30 -0.19
thing	hotel	0.03 -0.12 0.09 -0.03 -0.12 -0.13 -0.05
thing	internet	-0.17 -0.11 0.03 -0.07 -0.04 0.12 -0.09
thing	market	0.02 -0.20 -0.20 0.06 -0.16 -0.19 0.01
thing	mine	0.02 0.04 0.01 -0.10 -0.17 -0.19 -0.22
thing	missile site	0.01 -0.06 0.09 -0.16 -0.28 -0.20 -0.17
thing	nuclear site	0.07 -0.01 0.03 -0.16 -0.05 -0.14 -0.14
thing	nuclear weapon	-0.04 0.07 0.03 -0.20 -0.17 -0.16 -0.14
thing	oil depot	0.14 -0.13 -0.21 -0.07 -0.09 -0.22 -0.27
thing	oil price	-0.04 -0.12 -0.13 0.11 -0.09 -0.08 -0.04
thing	oil trade	-0.15 0.08 -0.22 0.05 0.00 -0.22 -0.28
thing	oilfield	0.10 0.00 -0.18 -0.08 0.00 -0.14 -0.23
thing	petrol stations	0.00 -0.12 -0.10 0.05 -0.13 0.03 -0.11
thing	pipeline	-0.03 -0.14 -0.07 0.09 -0.14 -0.10 -0.07
thing	police	0.06 -0.14 0.09 -0.19 -0.02 -0.19 -0.05
thing	port	0.05 -0.05 -0.20 0.06 -0.09 -0.20 -0.07
thing	power plant	0.03 0.01 -0.28 -0.04 0.10 -0.19 -0.18
thing	prison	-0.03 -0.13 0.10 -0.12 -0.12 -0.14 -0.03
thing	refinery	-0.01 -0.25 -0.16 0.16 -0.30 -0.18 -0.24
thing	school	-0.11 -0.03 -0.11 -0.22 0.16 -0.24 -0.04
thing	ship	0.07 -0.34 -0.15 0.24 -0.01 -0.18 -0.34
thing	stock exchange	-0.20 -0.02 -0.25 0.13 -0.22 -0.14 0.01
thing	strait	0.05 -0.04 -0.21 0.11 -0.37 -0.12 -0.12
thing	treaty	-0.05 0.04 -0.20 0.07 -0.13 -0.13 -0.07
thing	university	0.01 -0.05 -0.20 -0.17 0.12 -0.20 -0.05
thing	warship	0.13 -0.03 -0.22 -0.17 -0.21 -0.14 -0.05
thing	water	0.02 -0.26 -0.23 -0.15 0.09 0.07 -0.27
thing	worship	-0.17 -0.07 0.06 -0.17 -0.12 -0.20 0.17
title	alarm	0.02 -0.05 -0.23 -0.01 0.11 -0.07 -0.11
title	brief	0.03 0.05 -0.05 -0.05 -0.07 -0.08 -0.11
title	casualty	0.02 -0.11 -0.06 -0.22 0.21 -0.22 -0.06
title	chief	-0.09 0.06 0.06 -0.21 -0.18 -0.15 0.10
title	civilian	-0.06 -0.17 -0.09 -0.28 0.28 -0.10 -0.09
title	closure	0.01 -0.04 -0.30 0.10 -0.04 -0.04 -0.13
title	contact	-0.12 0.21 -0.07 -0.16 -0.01 -0.08 -0.14
title	culture	-0.14 -0.26 -0.13 0.05 0.04 0.00 0.12
title	cyber	-0.24 -0.27 -0.05 -0.11 -0.29 0.31 -0.28
title	decision	-0.01 0.01 -0.03 -0.03 -0.04 -0.10 0.02
title	domestic	-0.09 -0.20 0.09 0.03 -0.10 -0.13 0.09
title	drill	0.05 -0.12 -0.16 -0.16 -0.17 -0.17 0.06
title	elsewhere	0.03 -0.12 0.03 0.01 -0.19 -0.21 0.01
title	everyday	-0.12 -0.23 0.10 0.10 0.11 -0.05 -0.05
title	execution	-0.07 -0.07 0.11 -0.16 0.10 -0.19 -0.17
title	force	0.03 -0.06 -0.06 -0.01 -0.07 -0.08 0.01
title	gaza	-0.08 0.10 -0.30 -0.23 -0.02 -0.18 0.05
title	market	-0.11 -0.13 -0.11 0.18 -0.11 -0.08 -0.13
title	mass	0.07 -0.11 0.02 -0.02 -0.03 0.00 -0.09
title	memory	-0.12 -0.04 -0.13 -0.07 -0.02 -0.13 0.15
title	modal	-0.06 -0.02 -0.01 0.03 -0.04 -0.11 -0.02
title	negotiation	-0.09 0.09 -0.18 -0.05 -0.11 -0.15 -0.05
title	network	-0.18 -0.06 0.01 -0.02 0.03 0.16 -0.13
title	nuclear	-0.05 0.12 0.16 -0.23 -0.39 -0.24 -0.10
title	oil	-0.06 -0.06 -0.26 0.18 -0.10 -0.17 -0.29
title	opinion	0.00 -0.03 -0.09 -0.04 -0.04 0.03 0.05
title	pact	0.00 0.01 -0.02 -0.11 -0.08 -0.20 -0.01
title	reaction	-0.07 0.11 -0.11 -0.06 -0.15 -0.19 0.00
title	resolve	-0.05 0.19 -0.09 -0.25 -0.22 0.01 -0.08
title	sanction	-0.25 0.00 -0.02 0.18 -0.31 0.03 -0.14
title	settled	-0.02 0.01 -0.04 0.03 0.02 0.01 -0.15
title	shipping	0.10 -0.10 -0.13 0.13 -0.17 -0.08 -0.24
title	shock	0.03 -0.07 -0.03 0.04 -0.09 -0.12 -0.13
title	sport	-0.16 -0.08 -0.01 -0.26 0.08 -0.18 0.15
title	spy	-0.23 -0.27 0.39 -0.22 -0.23 0.01 -0.18
title	strike	0.04 -0.05 -0.06 -0.07 0.00 -0.03 -0.03
title	syria	-0.18 0.04 -0.17 0.08 -0.04 -0.11 0.00
title	threat	0.01 0.00 -0.05 -0.04 0.01 0.00 -0.05
title	toll	0.01 -0.07 -0.27 0.08 0.05 -0.17 -0.11
title	truce	-0.04 0.05 -0.28 -0.09 -0.06 -0.20 -0.07
title	unreal	0.03 0.00 0.05 -0.06 -0.10 -0.06 -0.02
title	unrest	-0.13 0.00 0.00 -0.13 -0.17 -0.02 0.12
title	weapon	0.16 -0.17 0.09 -0.22 -0.03 -0.07 -0.11
title names	ally	0.04 0.02 -0.07 -0.10 -0.03 -0.19 -0.05
title names	both sides	0.01 -0.04 0.06 -0.15 -0.05 0.00 -0.04
title names	both sides and ally	0.03 0.00 -0.26 -0.13 -0.16 -0.15 0.00
title names	both sides and usa	0.01 0.07 -0.05 -0.14 0.01 -0.17 -0.07
title names	both sides and usa and ally	0.12 0.02 -0.18 -0.08 -0.21 -0.08 -0.19
title names	no party	-0.09 -0.13 -0.33 0.14 0.04 -0.22 -0.02
title names	one side	-0.04 -0.07 -0.13 0.02 0.03 -0.03 0.03
title names	one side and ally	0.07 -0.08 0.00 -0.19 -0.15 -0.18 0.04
title names	one side and usa	-0.07 0.03 -0.02 -0.03 -0.06 -0.07 0.03
title names	one side and usa and ally	-0.06 0.11 -0.02 -0.01 -0.25 -0.15 -0.17
title names	usa	-0.05 -0.02 -0.17 -0.02 -0.22 -0.23 0.10
title names	usa and ally	-0.08 0.04 0.09 -0.10 -0.16 -0.11 0.02
title names a capital of	side	-0.07 0.17 -0.15 -0.13 0.08 -0.14 -0.06
title names a force of	ally	0.08 -0.01 0.01 -0.23 -0.19 -0.19 -0.04
title names a force of	side	0.38 -0.22 -0.09 -0.27 -0.04 -0.11 -0.30
title names a kin of	side	-0.26 -0.22 0.16 -0.19 0.01 0.11 0.07
title names a leader of	side	-0.15 0.23 -0.05 -0.42 -0.37 -0.23 0.10
title names a people of	side	-0.04 -0.18 -0.02 -0.04 0.29 -0.04 -0.12
title names a place of	side	0.23 -0.16 -0.06 -0.14 0.19 -0.24 -0.28
title names a politician of	side	-0.16 0.04 -0.01 -0.04 -0.19 -0.19 0.10
title names a service of	side	-0.18 -0.14 0.16 -0.18 -0.25 -0.29 0.06
title names a state of	side	-0.09 0.06 0.05 -0.01 -0.24 -0.05 0.07
title names a state of	usa	-0.05 0.08 -0.05 -0.08 -0.10 -0.12 0.03
title naming ally	casualty	0.09 -0.10 -0.07 -0.04 -0.12 -0.03 -0.07
title naming ally	decision	0.13 -0.16 -0.11 -0.09 -0.13 -0.07 -0.09
title naming ally	domestic	0.01 0.03 -0.10 -0.10 -0.11 -0.06 0.03
title naming ally	force	0.01 0.03 -0.23 -0.06 -0.27 -0.14 0.02
title naming ally	gaza	0.14 -0.15 -0.08 -0.09 -0.13 -0.03 -0.12
title naming ally	market	-0.10 -0.12 0.09 0.10 -0.10 -0.06 0.03
title naming ally	modal	0.05 0.02 -0.08 -0.03 -0.12 -0.07 -0.04
title naming ally	negotiation	-0.04 0.09 -0.11 -0.10 -0.11 -0.10 -0.15
title naming ally	opinion	0.03 0.01 -0.09 -0.02 -0.13 -0.07 -0.01
title naming ally	settled	0.07 0.00 -0.11 -0.13 -0.17 -0.08 -0.02
title naming ally	shipping	-0.02 -0.14 -0.10 0.07 -0.14 -0.09 0.08
title naming ally	strike	0.08 -0.05 -0.20 -0.12 -0.03 -0.11 -0.15
title naming ally	threat	0.03 0.01 -0.13 0.04 -0.12 -0.10 -0.12
title naming ally	truce	0.00 0.11 -0.12 -0.11 -0.15 -0.10 -0.13
title naming ally	unreal	0.00 0.02 -0.16 0.01 -0.16 -0.13 0.00
title naming ally	weapon	0.13 -0.12 -0.12 -0.09 -0.10 -0.08 -0.14
title naming both sides	alarm	-0.03 -0.10 0.02 0.05 -0.02 -0.09 0.04
title naming both sides	brief	0.04 0.01 -0.16 -0.12 -0.18 -0.06 -0.10
title naming both sides	casualty	0.06 -0.08 -0.19 -0.20 0.13 -0.21 -0.10
title naming both sides	chief	0.08 0.14 -0.03 -0.29 -0.15 -0.30 -0.15
title naming both sides	civilian	-0.02 -0.09 0.00 -0.13 0.00 -0.20 0.05
title naming both sides	closure	-0.13 -0.16 -0.18 0.21 -0.01 -0.17 -0.17
title naming both sides	contact	-0.11 0.04 0.06 -0.15 -0.01 -0.19 -0.06
title naming both sides	cyber	-0.11 -0.15 0.01 -0.08 -0.21 0.15 -0.20
title naming both sides	decision	-0.01 -0.02 0.00 -0.23 0.04 -0.05 0.07
title naming both sides	domestic	-0.13 -0.15 0.16 -0.17 -0.24 -0.02 -0.03
title naming both sides	elsewhere	0.12 -0.08 -0.13 -0.12 -0.13 -0.14 -0.15
title naming both sides	everyday	0.05 -0.14 0.11 -0.06 -0.04 0.05 -0.09
title naming both sides	execution	-0.08 -0.09 0.07 -0.07 0.06 -0.15 -0.11
title naming both sides	force	-0.04 0.00 0.03 -0.12 0.03 0.00 -0.07
title naming both sides	gaza	0.01 0.00 -0.17 -0.14 0.01 -0.17 0.00
title naming both sides	market	0.00 -0.14 -0.14 0.03 -0.10 0.00 -0.05
title naming both sides	mass	0.02 -0.10 -0.01 -0.05 0.04 -0.04 -0.06
title naming both sides	modal	0.05 -0.03 0.06 -0.19 0.03 -0.12 -0.12
title naming both sides	negotiation	-0.05 -0.01 -0.01 -0.20 -0.01 -0.18 0.10
title naming both sides	nuclear	0.07 -0.01 -0.03 -0.12 -0.08 -0.14 -0.03
title naming both sides	oil	-0.02 -0.10 -0.17 0.07 -0.01 -0.14 -0.21
title naming both sides	opinion	0.05 -0.15 -0.10 -0.12 0.03 0.02 0.03
title naming both sides	pact	0.00 -0.03 -0.06 -0.06 0.02 -0.10 0.04
title naming both sides	reaction	-0.02 0.06 -0.02 -0.14 -0.03 -0.21 -0.04
title naming both sides	resolve	-0.05 0.10 0.00 -0.04 -0.19 -0.20 -0.02
title naming both sides	settled	-0.05 -0.02 -0.23 0.01 0.09 -0.17 -0.23
title naming both sides	shipping	0.05 -0.29 -0.13 0.14 -0.24 0.05 -0.05
title naming both sides	shock	-0.06 -0.04 -0.10 0.07 0.02 -0.07 -0.16
title naming both sides	sport	-0.04 -0.03 0.06 -0.08 0.05 -0.11 -0.13
title naming both sides	spy	-0.22 -0.25 0.26 -0.22 -0.30 -0.01 -0.22
title naming both sides	strike	0.07 -0.10 -0.05 0.00 -0.15 -0.01 0.02
title naming both sides	threat	-0.13 0.04 -0.02 0.05 -0.19 0.04 0.05
title naming both sides	toll	0.13 -0.10 -0.10 -0.08 -0.15 -0.07 -0.10
title naming both sides	truce	-0.19 0.00 -0.20 -0.09 0.02 -0.18 0.07
title naming both sides	unreal	-0.03 0.09 0.04 -0.25 -0.18 0.03 -0.02
title naming both sides	unrest	-0.02 -0.06 -0.03 -0.11 -0.27 -0.20 0.06
title naming both sides	weapon	-0.01 -0.04 0.04 -0.20 0.06 -0.01 -0.13
title naming both sides and ally	chief	0.02 -0.01 -0.14 -0.09 -0.15 -0.07 -0.01
title naming both sides and ally	decision	0.05 -0.04 -0.16 -0.07 -0.11 -0.09 -0.04
title naming both sides and ally	force	-0.01 0.07 -0.20 -0.11 -0.12 -0.11 0.00
title naming both sides and ally	negotiation	0.04 0.04 -0.12 -0.12 -0.03 -0.11 -0.19
title naming both sides and ally	reaction	0.02 -0.02 -0.07 -0.05 0.03 -0.03 -0.11
title naming both sides and ally	resolve	0.00 0.01 -0.11 -0.09 -0.09 -0.09 -0.15
title naming both sides and ally	strike	-0.09 0.12 -0.19 -0.12 -0.04 -0.10 -0.03
title naming both sides and ally	truce	0.04 0.04 -0.12 -0.12 -0.03 -0.11 -0.19
title naming both sides and ally	unreal	-0.01 0.09 -0.12 -0.10 -0.14 -0.11 -0.17
title naming both sides and ally	weapon	0.10 -0.14 -0.10 -0.03 -0.02 -0.05 -0.11
title naming both sides and usa	alarm	-0.07 -0.01 -0.15 0.05 0.04 -0.10 -0.05
title naming both sides and usa	brief	0.11 -0.12 -0.12 0.03 -0.19 -0.06 -0.18
title naming both sides and usa	casualty	-0.19 -0.08 0.07 -0.21 0.14 -0.13 0.04
title naming both sides and usa	chief	-0.11 0.02 0.03 -0.15 -0.06 -0.13 0.05
title naming both sides and usa	civilian	-0.07 -0.11 -0.31 -0.21 0.21 -0.16 -0.28
title naming both sides and usa	closure	-0.05 -0.02 -0.14 0.08 0.06 -0.12 -0.15
title naming both sides and usa	contact	0.07 0.03 -0.05 -0.04 -0.14 -0.17 -0.15
title naming both sides and usa	culture	-0.13 -0.12 -0.13 0.04 0.00 -0.12 0.12
title naming both sides and usa	decision	0.17 -0.03 -0.03 -0.13 -0.21 -0.16 -0.04
title naming both sides and usa	domestic	0.02 -0.11 -0.06 -0.23 -0.14 -0.21 0.10
title naming both sides and usa	elsewhere	0.07 -0.03 -0.15 -0.07 -0.14 -0.08 0.02
title naming both sides and usa	everyday	0.03 -0.01 -0.11 -0.06 0.05 -0.07 -0.09
title naming both sides and usa	force	0.14 -0.02 -0.02 -0.11 -0.18 -0.15 -0.02
title naming both sides and usa	gaza	-0.07 0.03 -0.09 0.08 0.05 -0.06 -0.10
title naming both sides and usa	market	0.03 -0.12 -0.17 0.09 -0.06 -0.13 -0.22
title naming both sides and usa	mass	-0.04 0.04 0.01 -0.05 -0.07 -0.14 -0.02
title naming both sides and usa	modal	0.00 -0.03 0.06 -0.19 -0.28 -0.10 0.01
title naming both sides and usa	negotiation	0.02 -0.06 -0.10 -0.11 -0.31 -0.10 0.07
title naming both sides and usa	nuclear	-0.08 0.02 0.01 -0.07 -0.21 -0.07 0.00
title naming both sides and usa	oil	-0.13 0.09 -0.18 0.02 -0.05 -0.09 -0.18
title naming both sides and usa	opinion	0.08 -0.14 -0.24 -0.20 -0.25 -0.14 0.07
title naming both sides and usa	reaction	-0.02 0.07 -0.07 -0.12 -0.04 -0.13 -0.10
title naming both sides and usa	resolve	0.06 0.02 -0.20 -0.04 -0.06 -0.12 -0.21
title naming both sides and usa	settled	0.05 -0.13 0.06 -0.17 -0.11 -0.10 0.03
title naming both sides and usa	shipping	0.06 -0.05 -0.14 0.04 -0.14 -0.13 -0.11
title naming both sides and usa	shock	-0.17 0.10 -0.17 0.04 -0.04 -0.09 0.01
title naming both sides and usa	sport	0.02 -0.09 -0.15 -0.13 0.04 -0.11 0.05
title naming both sides and usa	spy	-0.20 0.03 0.06 -0.18 -0.18 -0.20 -0.01
title naming both sides and usa	strike	0.01 0.02 -0.04 -0.05 0.09 -0.11 -0.22
title naming both sides and usa	threat	-0.06 0.11 -0.06 -0.01 -0.12 -0.10 -0.08
title naming both sides and usa	toll	0.01 -0.12 -0.09 -0.01 0.05 -0.06 -0.04
title naming both sides and usa	truce	-0.05 0.10 -0.25 -0.21 -0.29 -0.08 -0.05
title naming both sides and usa	unreal	-0.02 0.02 0.03 0.00 -0.54 -0.15 -0.06
title naming both sides and usa	unrest	-0.10 -0.08 -0.02 0.03 -0.07 -0.14 0.12
title naming both sides and usa	weapon	0.04 0.04 -0.33 0.01 -0.02 0.02 -0.18
title naming both sides and usa and ally	closure	0.00 -0.01 -0.03 0.02 -0.05 -0.02 -0.11
title naming both sides and usa and ally	decision	-0.04 0.10 -0.11 -0.11 -0.13 -0.07 -0.10
title naming both sides and usa and ally	force	0.05 0.03 -0.12 -0.12 -0.15 -0.07 -0.11
title naming both sides and usa and ally	modal	-0.09 0.10 -0.04 -0.11 -0.06 -0.02 -0.07
title naming both sides and usa and ally	negotiation	0.08 -0.03 -0.09 -0.04 -0.16 -0.05 -0.20
title naming both sides and usa and ally	strike	0.11 -0.04 -0.14 -0.03 -0.16 -0.06 -0.19
title naming both sides and usa and ally	threat	0.07 0.04 -0.07 -0.08 -0.09 -0.09 -0.09
title naming both sides and usa and ally	truce	0.08 -0.07 -0.07 -0.12 -0.14 -0.07 -0.14
title naming both sides and usa and ally	unreal	0.02 0.05 -0.10 -0.14 -0.13 -0.08 -0.09
title naming no party	alarm	0.03 -0.22 -0.14 -0.06 0.08 -0.13 -0.07
title naming no party	brief	0.07 -0.12 -0.05 0.01 -0.09 -0.05 -0.10
title naming no party	casualty	0.01 -0.11 -0.28 0.06 0.03 -0.14 -0.10
title naming no party	chief	-0.20 -0.06 -0.12 0.07 0.05 -0.10 0.03
title naming no party	civilian	0.01 -0.25 -0.16 -0.13 0.13 -0.14 -0.03
title naming no party	closure	-0.11 -0.01 -0.12 0.07 -0.18 -0.15 0.03
title naming no party	contact	0.03 0.07 -0.21 -0.05 -0.06 -0.14 -0.23
title naming no party	culture	-0.12 -0.10 -0.06 -0.04 0.03 -0.07 0.09
title naming no party	decision	-0.03 0.03 -0.29 -0.03 -0.09 -0.20 0.05
title naming no party	domestic	0.05 -0.12 -0.09 0.04 -0.12 -0.06 0.02
title naming no party	elsewhere	0.11 -0.04 -0.11 -0.09 -0.14 -0.07 0.00
title naming no party	everyday	-0.21 -0.18 -0.10 0.20 -0.21 -0.08 -0.17
title naming no party	force	-0.12 0.02 -0.27 -0.04 -0.03 -0.17 0.13
title naming no party	market	-0.21 0.00 -0.07 0.11 -0.04 -0.07 -0.08
title naming no party	mass	-0.14 0.03 -0.19 0.06 0.05 -0.15 -0.01
title naming no party	modal	-0.06 0.04 -0.13 -0.12 0.07 -0.07 0.04
title naming no party	negotiation	-0.10 -0.03 -0.21 -0.16 0.09 -0.19 0.02
title naming no party	nuclear	0.03 0.03 -0.13 -0.01 -0.14 -0.13 -0.12
title naming no party	oil	0.05 -0.16 -0.10 0.06 -0.25 -0.09 -0.01
title naming no party	opinion	-0.12 -0.06 0.03 0.06 0.00 -0.09 0.01
title naming no party	reaction	-0.07 0.03 -0.16 0.03 -0.07 -0.12 -0.05
title naming no party	sanction	-0.05 -0.09 -0.04 -0.06 -0.09 -0.05 0.08
title naming no party	settled	0.00 0.10 -0.12 -0.07 -0.05 -0.13 -0.15
title naming no party	shipping	-0.10 -0.04 -0.25 0.10 -0.08 -0.22 -0.09
title naming no party	shock	-0.04 -0.11 -0.09 0.04 -0.09 -0.07 0.02
title naming no party	spy	0.07 -0.12 -0.14 0.04 -0.21 -0.13 -0.13
title naming no party	strike	0.08 -0.19 -0.16 0.01 0.02 -0.21 -0.06
title naming no party	syria	-0.10 -0.05 -0.05 0.08 -0.10 -0.04 -0.09
title naming no party	threat	-0.15 -0.08 -0.20 0.03 0.04 -0.21 0.07
title naming no party	toll	-0.05 -0.11 -0.07 0.05 -0.10 -0.06 0.07
title naming no party	truce	-0.10 -0.01 -0.18 -0.18 0.09 -0.19 0.03
title naming no party	unreal	-0.13 -0.05 -0.23 -0.05 0.12 -0.15 0.09
title naming no party	unrest	0.10 -0.05 -0.09 -0.08 -0.17 -0.06 0.06
title naming no party	weapon	0.06 -0.16 -0.39 0.04 -0.09 -0.05 -0.01
title naming one side	alarm	0.13 -0.20 -0.23 0.02 -0.02 -0.02 -0.06
title naming one side	brief	-0.03 0.05 -0.17 -0.07 -0.01 -0.10 0.01
title naming one side	casualty	0.03 -0.11 -0.15 -0.19 0.04 -0.27 0.09
title naming one side	chief	-0.07 -0.08 0.05 -0.16 -0.13 -0.06 0.17
title naming one side	civilian	0.05 -0.31 -0.50 -0.14 0.11 -0.08 -0.05
title naming one side	closure	-0.05 -0.22 -0.27 0.10 0.01 -0.08 0.07
title naming one side	contact	-0.23 0.14 -0.14 -0.13 0.09 -0.01 0.01
title naming one side	culture	-0.08 -0.11 -0.03 0.08 -0.02 -0.25 -0.01
title naming one side	cyber	-0.18 -0.20 0.01 -0.08 -0.18 0.21 -0.20
title naming one side	decision	-0.17 0.01 -0.07 0.09 0.04 -0.08 -0.04
title naming one side	domestic	0.00 -0.04 0.01 0.06 0.05 -0.25 -0.11
title naming one side	elsewhere	-0.06 0.03 -0.09 0.02 -0.05 -0.18 -0.01
title naming one side	everyday	-0.07 -0.29 -0.08 -0.02 0.11 -0.29 -0.02
title naming one side	force	-0.07 -0.03 -0.25 0.10 0.01 -0.21 -0.06
title naming one side	gaza	-0.08 0.15 -0.21 -0.19 -0.06 -0.16 -0.04
title naming one side	market	-0.17 -0.02 -0.03 0.04 -0.06 -0.19 0.01
title naming one side	mass	0.06 -0.12 -0.01 0.00 -0.01 0.06 -0.11
title naming one side	memory	-0.03 -0.05 -0.10 -0.09 0.01 -0.08 0.08
title naming one side	modal	-0.07 0.01 -0.19 0.09 -0.07 -0.06 -0.03
title naming one side	negotiation	0.00 0.03 -0.26 0.02 -0.05 -0.20 -0.06
title naming one side	network	-0.14 -0.11 -0.15 -0.05 -0.04 0.13 -0.10
title naming one side	nuclear	-0.10 0.15 0.12 -0.15 -0.32 -0.20 -0.07
title naming one side	oil	-0.02 0.01 -0.24 0.09 -0.07 -0.20 -0.28
title naming one side	opinion	0.02 -0.02 0.01 -0.04 -0.18 0.00 0.00
title naming one side	pact	-0.11 -0.01 0.05 0.03 -0.14 -0.15 0.01
title naming one side	reaction	-0.20 0.06 -0.04 0.00 -0.15 -0.25 0.07
title naming one side	resolve	-0.08 0.11 -0.31 -0.24 -0.14 0.03 0.03
title naming one side	sanction	-0.25 0.03 -0.08 0.13 -0.24 -0.11 -0.06
title naming one side	settled	-0.09 -0.01 -0.02 0.05 0.01 -0.01 -0.05
title naming one side	shipping	-0.02 0.01 -0.15 0.10 -0.15 -0.08 -0.21
title naming one side	shock	0.01 -0.26 0.05 0.13 -0.06 -0.13 -0.15
title naming one side	sport	-0.13 -0.11 -0.14 -0.09 0.10 -0.09 0.08
title naming one side	spy	-0.05 -0.23 0.19 -0.21 -0.04 -0.25 -0.12
title naming one side	strike	0.02 -0.05 -0.07 -0.06 0.01 -0.01 -0.06
title naming one side	syria	-0.18 0.10 -0.11 -0.08 0.02 -0.09 0.01
title naming one side	threat	0.01 -0.08 0.03 -0.14 0.10 0.04 -0.08
title naming one side	toll	-0.05 -0.12 -0.11 0.02 0.08 -0.12 -0.18
title naming one side	truce	0.07 -0.06 -0.18 -0.03 -0.01 -0.20 -0.01
title naming one side	unreal	-0.05 -0.02 0.04 -0.01 0.02 -0.02 -0.05
title naming one side	unrest	-0.11 -0.08 0.02 -0.02 -0.12 -0.18 0.14
title naming one side	weapon	0.10 -0.04 -0.06 -0.29 -0.10 -0.09 0.02
title naming one side and ally	alarm	-0.06 0.05 -0.06 -0.04 0.06 -0.03 -0.11
title naming one side and ally	casualty	0.10 -0.11 -0.23 -0.06 0.07 -0.07 -0.24
title naming one side and ally	chief	-0.08 0.01 0.03 -0.11 -0.25 -0.11 0.02
title naming one side and ally	civilian	0.09 -0.12 -0.08 -0.04 0.05 -0.05 -0.11
title naming one side and ally	contact	0.03 -0.04 0.01 -0.08 0.02 -0.07 -0.03
title naming one side and ally	decision	0.10 0.03 -0.26 -0.07 -0.16 -0.13 -0.08
title naming one side and ally	everyday	-0.02 0.05 -0.10 -0.08 -0.11 -0.06 -0.12
title naming one side and ally	force	0.06 0.00 -0.02 -0.13 -0.03 -0.12 -0.14
title naming one side and ally	gaza	0.11 -0.06 -0.10 -0.06 -0.14 -0.03 -0.17
title naming one side and ally	mass	0.00 0.00 -0.08 -0.07 0.04 -0.05 -0.13
title naming one side and ally	modal	-0.12 0.12 -0.09 -0.08 -0.11 -0.05 -0.13
title naming one side and ally	negotiation	-0.05 -0.05 -0.25 -0.24 -0.16 -0.13 0.13
title naming one side and ally	reaction	0.01 0.02 -0.15 -0.13 -0.04 -0.08 -0.02
title naming one side and ally	settled	-0.06 0.10 -0.16 -0.10 -0.06 -0.07 -0.22
title naming one side and ally	spy	0.07 -0.12 0.04 -0.05 -0.08 -0.05 -0.09
title naming one side and ally	strike	0.06 0.00 -0.38 -0.04 0.02 -0.11 -0.14
title naming one side and ally	threat	0.13 -0.17 -0.20 -0.17 0.00 -0.18 0.05
title naming one side and ally	truce	0.01 -0.04 -0.20 -0.18 -0.07 -0.14 0.06
title naming one side and ally	unreal	0.08 -0.10 -0.31 -0.02 -0.14 -0.16 0.01
title naming one side and ally	weapon	0.05 -0.11 -0.26 0.03 0.00 -0.12 -0.07
title naming one side and usa	alarm	-0.13 0.15 -0.11 -0.14 0.08 -0.07 -0.03
title naming one side and usa	brief	-0.01 0.03 0.00 -0.06 -0.01 -0.06 -0.10
title naming one side and usa	casualty	-0.01 0.04 -0.02 -0.04 0.15 -0.17 -0.17
title naming one side and usa	chief	-0.06 0.02 -0.04 -0.01 -0.14 -0.12 0.03
title naming one side and usa	civilian	-0.15 0.09 0.06 -0.13 0.07 0.02 -0.06
title naming one side and usa	closure	0.12 0.07 -0.21 -0.08 -0.18 0.01 -0.24
title naming one side and usa	contact	-0.02 0.08 -0.11 -0.05 -0.09 -0.12 -0.08
title naming one side and usa	culture	-0.02 -0.16 -0.22 0.01 0.03 0.06 0.04
title naming one side and usa	cyber	-0.10 -0.10 -0.17 -0.11 -0.12 0.13 -0.10
title naming one side and usa	decision	0.00 -0.01 0.02 -0.07 -0.05 -0.05 0.00
title naming one side and usa	domestic	-0.17 -0.11 -0.14 0.04 -0.10 -0.16 0.12
title naming one side and usa	elsewhere	0.00 -0.14 0.05 0.01 -0.23 -0.12 0.03
title naming one side and usa	everyday	-0.13 -0.03 0.06 0.08 -0.01 -0.13 -0.02
title naming one side and usa	execution	0.04 0.05 -0.11 -0.10 0.07 -0.10 -0.10
title naming one side and usa	force	0.05 -0.05 0.01 -0.03 -0.12 -0.10 -0.05
title naming one side and usa	gaza	0.01 0.06 -0.15 -0.05 -0.14 -0.08 -0.08
title naming one side and usa	market	0.02 -0.06 -0.14 0.11 -0.13 -0.18 -0.12
title naming one side and usa	mass	0.16 -0.06 -0.09 -0.10 -0.45 -0.19 -0.09
title naming one side and usa	memory	-0.16 0.02 -0.09 0.05 -0.18 -0.14 0.07
title naming one side and usa	modal	-0.02 -0.08 -0.09 0.08 -0.12 -0.13 0.01
title naming one side and usa	negotiation	-0.14 0.15 -0.27 0.07 -0.12 -0.12 -0.15
title naming one side and usa	network	-0.03 0.04 -0.11 -0.12 -0.12 -0.16 0.00
title naming one side and usa	nuclear	-0.05 0.05 0.08 -0.19 -0.27 -0.13 -0.12
title naming one side and usa	oil	-0.13 0.03 -0.23 0.13 -0.19 -0.17 -0.16
title naming one side and usa	opinion	-0.10 0.10 -0.32 -0.02 0.03 -0.02 -0.04
title naming one side and usa	pact	0.11 -0.04 -0.18 -0.16 -0.14 -0.08 -0.05
title naming one side and usa	reaction	0.03 0.02 -0.12 -0.01 -0.13 -0.13 -0.01
title naming one side and usa	resolve	0.07 -0.02 -0.08 -0.09 -0.03 -0.20 -0.05
title naming one side and usa	sanction	-0.20 -0.02 -0.01 0.14 -0.19 0.07 -0.18
title naming one side and usa	settled	0.01 0.02 -0.24 0.02 -0.06 0.03 -0.10
title naming one side and usa	shipping	0.13 -0.09 0.00 0.05 -0.14 -0.20 -0.22
title naming one side and usa	shock	0.00 0.10 -0.33 -0.13 -0.28 -0.15 -0.06
title naming one side and usa	sport	-0.10 0.04 -0.27 -0.20 -0.26 -0.14 0.09
title naming one side and usa	spy	-0.16 -0.10 0.17 -0.11 -0.22 0.01 -0.03
title naming one side and usa	strike	-0.02 -0.06 0.02 -0.10 -0.03 -0.08 0.04
title naming one side and usa	threat	0.05 0.04 -0.12 -0.07 -0.02 -0.17 -0.06
title naming one side and usa	toll	0.00 0.00 -0.22 0.09 -0.16 -0.17 -0.08
title naming one side and usa	truce	-0.09 0.12 -0.14 -0.02 -0.12 -0.13 -0.12
title naming one side and usa	unreal	0.12 -0.05 -0.01 -0.04 -0.17 -0.17 -0.02
title naming one side and usa	unrest	-0.04 0.10 -0.10 -0.23 -0.02 0.04 -0.08
title naming one side and usa	weapon	0.13 -0.18 0.13 -0.15 0.02 -0.24 -0.16
title naming one side and usa and ally	casualty	-0.02 0.04 -0.08 -0.05 -0.10 -0.03 -0.07
title naming one side and usa and ally	contact	-0.06 0.06 -0.04 -0.05 -0.06 -0.02 -0.06
title naming one side and usa and ally	decision	-0.01 0.04 -0.10 -0.12 -0.10 -0.07 -0.14
title naming one side and usa and ally	force	0.01 0.01 -0.14 -0.11 -0.11 -0.06 -0.03
title naming one side and usa and ally	negotiation	0.05 -0.07 0.04 0.00 -0.18 -0.13 -0.25
title naming one side and usa and ally	reaction	0.00 0.07 -0.10 -0.07 -0.05 -0.06 -0.10
title naming one side and usa and ally	settled	0.08 -0.07 -0.11 -0.08 -0.07 -0.08 -0.12
title naming one side and usa and ally	strike	-0.06 0.12 -0.23 0.00 -0.17 -0.11 -0.06
title naming one side and usa and ally	threat	-0.02 0.07 -0.17 -0.16 -0.13 -0.13 -0.02
title naming one side and usa and ally	truce	0.05 -0.01 -0.12 -0.10 -0.11 -0.09 -0.14
title naming one side and usa and ally	unreal	-0.02 0.06 -0.15 -0.14 -0.12 -0.11 -0.01
title naming usa	alarm	0.01 0.09 -0.11 -0.15 -0.01 -0.11 -0.10
title naming usa	brief	-0.13 0.13 -0.06 0.07 -0.06 -0.05 0.03
title naming usa	casualty	0.00 -0.07 -0.06 -0.23 0.10 -0.10 0.02
title naming usa	chief	-0.02 0.05 -0.08 -0.07 -0.01 -0.08 -0.01
title naming usa	civilian	-0.04 0.01 -0.23 -0.19 0.01 -0.14 0.05
title naming usa	closure	0.00 0.08 -0.19 -0.13 -0.16 -0.16 -0.05
title naming usa	contact	-0.03 0.16 -0.33 -0.05 -0.30 -0.13 -0.12
title naming usa	decision	-0.02 -0.10 -0.21 0.04 -0.14 -0.20 0.06
title naming usa	domestic	0.03 -0.02 -0.10 -0.06 -0.10 -0.03 0.03
title naming usa	everyday	-0.06 -0.17 -0.17 0.01 0.11 -0.10 0.01
title naming usa	force	0.10 -0.09 -0.11 -0.08 -0.22 -0.19 0.04
title naming usa	market	-0.04 -0.04 -0.14 0.07 -0.18 -0.08 -0.05
title naming usa	mass	-0.05 -0.07 -0.13 0.03 -0.06 -0.09 0.06
title naming usa	modal	-0.02 -0.06 -0.01 0.04 -0.21 -0.08 0.00
title naming usa	negotiation	-0.07 0.03 -0.16 -0.12 -0.32 -0.08 0.04
title naming usa	oil	0.05 -0.18 -0.16 0.02 0.10 -0.08 -0.07
title naming usa	opinion	0.09 -0.25 0.06 -0.05 -0.21 -0.13 0.05
title naming usa	reaction	-0.06 0.03 -0.06 -0.04 -0.23 -0.08 0.05
title naming usa	resolve	-0.09 0.08 -0.10 -0.11 -0.12 -0.10 -0.03
title naming usa	sanction	0.17 -0.10 -0.04 -0.14 -0.05 -0.07 -0.09
title naming usa	settled	-0.06 0.07 -0.07 0.09 -0.12 -0.05 -0.16
title naming usa	shipping	0.04 0.01 -0.39 -0.12 -0.04 -0.20 0.00
title naming usa	shock	0.09 -0.29 -0.17 -0.02 -0.06 -0.06 -0.05
title naming usa	spy	0.06 0.00 0.07 -0.10 -0.10 -0.11 -0.01
title naming usa	strike	-0.17 0.06 -0.56 -0.06 -0.07 -0.19 0.13
title naming usa	threat	0.03 -0.14 0.08 0.11 -0.29 -0.15 0.01
title naming usa	truce	-0.05 -0.01 -0.12 0.01 -0.29 -0.08 0.02
title naming usa	unreal	-0.11 -0.05 -0.06 0.09 -0.21 -0.13 0.04
title naming usa	weapon	0.05 -0.12 0.03 -0.25 -0.16 -0.16 0.03
title place	gulf state	-0.01 0.11 -0.18 0.10 -0.26 -0.16 -0.12
title place	land of an ally	0.24 -0.07 -0.26 -0.47 0.19 -0.29 -0.26
title place	neighbour	-0.01 0.24 -0.24 -0.04 -0.17 -0.19 -0.18
title place	region	-0.06 0.06 -0.33 0.08 -0.01 -0.21 -0.14
title place	strait or sea	0.02 0.07 -0.24 0.13 -0.30 -0.17 -0.23
title place	third country	-0.25 0.32 0.04 0.06 -0.14 -0.11 -0.30
title place	usa	-0.05 0.10 -0.04 -0.12 -0.05 -0.13 0.01
told as	accusation	-0.15 -0.06 -0.05 -0.15 0.02 -0.16 0.09
told as	cancelled	-0.01 -0.01 -0.31 0.00 -0.14 -0.23 0.05
told as	comment	0.02 0.03 -0.07 -0.07 -0.24 -0.25 0.06
told as	denial	0.01 0.06 0.03 -0.10 -0.07 -0.19 -0.07
told as	done	0.00 -0.13 -0.05 0.01 -0.02 -0.07 0.05
told as	drill	0.14 -0.11 -0.11 -0.08 -0.10 -0.11 -0.02
told as	memory	-0.15 -0.05 -0.11 -0.03 -0.09 -0.19 0.18
told as	offer	-0.01 0.07 -0.03 0.00 -0.01 -0.12 -0.13
told as	plan	0.03 0.00 -0.07 0.03 -0.01 -0.20 -0.06
told as	reaction	-0.16 0.07 -0.08 -0.02 -0.08 -0.05 0.05
told as	rejection	-0.02 0.06 0.09 -0.05 -0.22 -0.16 -0.14
told as	threat	-0.02 0.05 -0.02 -0.08 -0.07 -0.04 -0.06
told as	wish	-0.10 0.10 -0.13 -0.14 -0.04 -0.19 0.00
type by rules	cyber	-0.27 -0.29 0.00 -0.14 -0.29 0.31 -0.19
type by rules	diplomatic	-0.15 0.18 -0.11 -0.12 -0.11 -0.29 0.06
type by rules	economic	-0.13 -0.21 -0.27 0.30 -0.22 -0.14 -0.15
type by rules	humanitarian	-0.05 -0.13 -0.15 -0.31 0.27 -0.10 -0.14
type by rules	intelligence	-0.31 -0.23 0.35 -0.16 -0.23 0.02 -0.12
type by rules	military	0.15 -0.12 -0.10 -0.07 -0.06 -0.19 0.05
type by rules	other	0.01 0.07 -0.23 -0.39 0.01 -0.34 0.13
urgency by rules	critical:	-0.05 0.13 0.01 -0.25 -0.09 -0.12 -0.06
urgency by rules	critical: # or more dead in the title	0.08 0.00 -0.42 -0.16 0.06 -0.19 -0.44
urgency by rules	critical: ,	0.12 -0.10 -0.13 -0.08 -0.12 -0.08 -0.10
urgency by rules	critical: American soldiers killed	0.07 -0.23 -0.28 -0.16 0.10 -0.13 -0.15
urgency by rules	critical: casualties	0.04 -0.16 -0.20 -0.17 0.04 -0.17 0.08
urgency by rules	critical: killed	-0.04 -0.06 -0.03 -0.10 -0.20 -0.19 0.10
urgency by rules	critical: side strikes side	0.05 -0.06 -0.31 0.00 -0.03 -0.08 0.01
urgency by rules	critical: side strikes usa	-0.06 -0.16 0.12 -0.01 -0.27 -0.11 -0.01
urgency by rules	critical: somebody strikes side	0.06 -0.17 0.03 -0.04 -0.11 -0.11 0.01
urgency by rules	critical: somebody strikes usa	-0.03 -0.03 -0.22 -0.11 -0.07 -0.12 0.10
urgency by rules	critical: usa strikes side	0.05 -0.07 -0.04 -0.12 -0.15 -0.01 0.03
urgency by rules	high:	-0.18 0.03 -0.21 0.09 -0.11 -0.19 -0.07
urgency by rules	high: an overview of armed acts	0.07 -0.14 -0.01 0.02 -0.03 -0.09 -0.07
urgency by rules	high: closure	0.01 -0.08 -0.25 0.02 0.06 -0.28 -0.06
urgency by rules	high: cyber	-0.21 -0.18 -0.02 -0.07 -0.21 0.21 -0.22
urgency by rules	high: decision	-0.04 0.03 -0.05 -0.07 -0.02 -0.10 0.04
urgency by rules	high: execution	-0.13 -0.11 0.11 -0.13 0.11 -0.18 -0.15
urgency by rules	high: network	-0.16 -0.05 0.03 -0.09 -0.13 0.13 -0.12
urgency by rules	high: reports deal	-0.10 0.06 -0.19 0.03 -0.17 -0.17 -0.24
urgency by rules	high: reports deployment	-0.11 0.03 -0.03 0.02 -0.19 -0.18 0.02
urgency by rules	high: reports enrichment	-0.05 0.11 -0.09 -0.11 -0.17 -0.17 -0.05
urgency by rules	high: reports evacuation	0.09 -0.20 -0.17 -0.15 0.11 -0.23 -0.15
urgency by rules	high: reports exit	-0.16 -0.06 -0.11 0.00 0.06 -0.08 0.06
urgency by rules	high: reports fee	-0.17 0.03 -0.13 0.13 -0.15 -0.16 -0.15
urgency by rules	high: reports halt	0.06 -0.12 -0.10 -0.04 -0.04 -0.11 0.01
urgency by rules	high: reports listing	0.07 -0.09 -0.12 -0.07 0.04 -0.08 -0.12
urgency by rules	high: reports order	-0.14 0.14 -0.13 -0.10 -0.12 -0.13 -0.13
urgency by rules	high: reports relief	-0.12 -0.05 -0.09 0.12 -0.11 -0.13 -0.10
urgency by rules	high: reports reopening	-0.04 -0.13 -0.11 -0.05 0.06 -0.13 -0.11
urgency by rules	high: reports rescue	0.10 -0.12 -0.14 -0.11 0.00 -0.08 -0.03
urgency by rules	high: reports test	-0.07 -0.13 -0.11 0.07 -0.11 -0.10 0.05
urgency by rules	high: reports truce	-0.12 0.11 -0.09 -0.10 -0.09 -0.10 -0.12
urgency by rules	high: resolve	-0.13 0.12 -0.14 -0.23 -0.23 0.03 0.03
urgency by rules	high: sanction	-0.09 -0.11 -0.08 0.11 -0.10 -0.08 -0.10
urgency by rules	high: threat	0.05 -0.04 -0.09 0.03 -0.03 -0.03 -0.04
urgency by rules	high: toll	-0.01 -0.05 -0.16 0.09 0.01 -0.17 -0.09
urgency by rules	high: truce	-0.03 -0.07 -0.17 -0.02 0.00 -0.20 0.02
urgency by rules	high: what an armed act left	-0.05 -0.04 -0.11 -0.06 -0.02 -0.25 0.09
urgency by rules	low: asks a question	-0.12 -0.04 -0.03 0.02 0.01 -0.10 0.08
urgency by rules	low: speaks in the manner of comment	0.01 -0.02 -0.09 -0.04 -0.10 0.03 0.05
urgency by rules	medium: a drill	0.00 -0.14 -0.11 -0.11 -0.11 -0.12 0.07
urgency by rules	medium: an ordinary development or a reaction	-0.03 0.04 0.03 -0.03 -0.07 -0.30 0.01
urgency by rules	medium: an overview	-0.04 0.14 -0.25 -0.08 -0.11 -0.07 -0.09
urgency by rules	medium: speaks of what may be	-0.12 -0.02 0.04 0.05 0.00 0.04 -0.02
urgency by rules	medium: the death of one by name	0.01 0.05 -0.19 -0.10 0.07 -0.17 -0.09
urgency by rules	urgent:	-0.01 -0.09 -0.16 0.08 -0.14 0.00 -0.05
urgency by rules	urgent: an alarm	0.14 -0.22 -0.34 -0.07 -0.01 -0.08 -0.06
urgency by rules	urgent: an armed act	0.00 0.02 -0.10 -0.06 -0.03 -0.14 0.01
urgency by rules	urgent: casualties	-0.10 -0.02 -0.12 -0.07 0.13 -0.19 0.00
urgency by rules	urgent: reports closure	-0.13 -0.03 0.07 -0.02 -0.06 -0.21 0.07
urgency by rules	urgent: reports downing	0.01 0.01 -0.24 -0.06 -0.21 -0.18 0.04
urgency by rules	urgent: reports incursion	0.11 -0.02 -0.15 -0.10 -0.13 -0.12 -0.12
urgency by rules	urgent: reports seizure	0.01 -0.14 0.00 0.03 -0.05 -0.19 0.06
urgency by rules	urgent: reports strike	0.02 -0.02 0.04 0.02 -0.09 -0.26 -0.06
voice	army	0.24 -0.12 0.00 -0.26 -0.10 -0.10 -0.08
voice	business	-0.19 -0.27 -0.15 0.37 -0.13 -0.07 -0.26
voice	essay	-0.07 -0.10 0.02 0.03 -0.01 -0.01 0.07
voice	media	-0.13 -0.15 0.05 -0.18 -0.02 0.08 0.19
voice	partisan	-0.15 -0.11 -0.01 -0.18 -0.24 -0.20 0.25
voice	people	-0.06 -0.14 -0.04 -0.10 0.16 -0.21 0.04
voice	quarrel	-0.21 -0.04 -0.16 -0.10 -0.05 -0.03 0.20
voice	says	-0.01 0.05 -0.02 -0.06 -0.06 -0.02 -0.07
voice	statecraft	-0.10 0.09 -0.05 -0.03 -0.03 -0.14 -0.01
voice	travel	-0.16 -0.15 -0.16 0.15 0.13 -0.06 -0.16
voice	witnessed	0.15 -0.16 -0.08 -0.17 -0.05 -0.16 -0.04
voice beside the head clause	army	0.19 0.01 -0.01 -0.14 -0.21 -0.17 -0.16
voice beside the head clause	business	0.00 -0.12 -0.18 0.17 -0.16 -0.03 -0.13
voice beside the head clause	essay	-0.12 -0.06 0.05 -0.02 -0.04 0.06 0.07
voice beside the head clause	media	-0.05 0.01 -0.02 -0.11 -0.07 0.05 0.05
voice beside the head clause	partisan	-0.14 -0.03 -0.17 -0.08 -0.34 -0.16 0.19
voice beside the head clause	people	0.06 -0.08 -0.06 -0.11 0.07 -0.22 -0.04
voice beside the head clause	quarrel	-0.17 -0.08 -0.13 -0.07 -0.06 0.03 0.20
voice beside the head clause	says	0.00 0.07 -0.05 -0.07 0.02 -0.01 -0.09
voice beside the head clause	statecraft	0.00 0.00 -0.10 -0.01 -0.04 -0.11 0.00
voice beside the head clause	travel	-0.19 -0.13 -0.06 0.19 0.08 -0.21 -0.08
voice beside the head clause	witnessed	0.02 0.01 -0.05 -0.21 -0.02 -0.14 0.02
voice in the head clause	army	0.16 -0.15 -0.01 -0.22 -0.04 -0.09 -0.04
voice in the head clause	business	-0.20 -0.25 -0.12 0.31 -0.09 -0.07 -0.24
voice in the head clause	essay	-0.01 -0.08 -0.03 0.02 -0.01 -0.08 0.03
voice in the head clause	media	-0.12 -0.19 0.05 -0.14 -0.01 0.04 0.19
voice in the head clause	partisan	-0.10 -0.12 0.03 -0.16 -0.19 -0.19 0.17
voice in the head clause	people	-0.12 -0.14 -0.04 -0.06 0.14 -0.19 0.07
voice in the head clause	quarrel	-0.12 0.01 -0.14 -0.09 -0.06 -0.18 0.08
voice in the head clause	says	-0.04 0.03 -0.03 -0.05 -0.12 -0.07 -0.07
voice in the head clause	statecraft	-0.12 0.10 -0.03 -0.03 -0.04 -0.13 -0.03
voice in the head clause	travel	-0.08 -0.09 -0.36 0.06 0.11 -0.04 -0.15
voice in the head clause	witnessed	0.16 -0.26 -0.08 -0.09 -0.06 -0.15 -0.07
voice in the head clause, naming ally	army	-0.09 0.09 -0.09 -0.07 -0.11 -0.06 0.04
voice in the head clause, naming ally	essay	0.09 -0.02 -0.15 -0.12 -0.17 -0.11 0.00
voice in the head clause, naming ally	says	-0.03 0.14 -0.17 -0.17 -0.20 -0.11 -0.12
voice in the head clause, naming both sides	army	-0.02 0.10 0.00 -0.17 -0.02 0.06 -0.20
voice in the head clause, naming both sides	business	-0.02 -0.21 -0.05 0.10 -0.14 -0.01 -0.20
voice in the head clause, naming both sides	essay	0.03 -0.07 -0.01 -0.12 0.00 -0.20 0.01
voice in the head clause, naming both sides	media	0.04 -0.15 -0.02 -0.09 -0.07 -0.10 0.08
voice in the head clause, naming both sides	partisan	-0.15 -0.05 -0.03 -0.09 -0.15 -0.11 0.14
voice in the head clause, naming both sides	people	-0.12 -0.04 -0.02 -0.20 -0.01 -0.17 0.14
voice in the head clause, naming both sides	says	0.02 0.09 -0.01 -0.10 -0.12 -0.01 -0.26
voice in the head clause, naming both sides	statecraft	-0.02 0.00 0.03 -0.17 -0.11 -0.16 0.03
voice in the head clause, naming both sides	travel	-0.01 -0.12 -0.12 0.07 -0.05 -0.08 0.03
voice in the head clause, naming both sides	witnessed	0.11 -0.13 -0.30 -0.08 -0.11 -0.11 -0.05
voice in the head clause, naming both sides and ally	army	-0.09 0.02 -0.13 -0.10 0.00 -0.10 0.12
voice in the head clause, naming both sides and usa	army	0.06 0.02 -0.08 -0.21 -0.31 -0.15 -0.11
voice in the head clause, naming both sides and usa	business	-0.11 0.08 -0.32 0.10 -0.17 -0.22 -0.29
voice in the head clause, naming both sides and usa	essay	0.05 0.04 -0.20 -0.04 -0.09 -0.13 -0.05
voice in the head clause, naming both sides and usa	media	-0.04 -0.12 -0.13 -0.08 -0.10 -0.07 0.10
voice in the head clause, naming both sides and usa	partisan	-0.15 0.00 0.06 -0.10 -0.12 -0.09 0.07
voice in the head clause, naming both sides and usa	people	-0.14 -0.04 -0.13 0.01 0.17 -0.16 -0.08
voice in the head clause, naming both sides and usa	quarrel	-0.10 0.11 -0.17 -0.12 -0.13 -0.12 0.01
voice in the head clause, naming both sides and usa	says	-0.09 0.00 0.05 -0.05 0.00 -0.21 0.00
voice in the head clause, naming both sides and usa	statecraft	0.05 -0.10 -0.02 -0.32 -0.04 -0.10 0.06
voice in the head clause, naming both sides and usa	travel	-0.02 -0.11 -0.11 0.07 -0.01 -0.08 -0.12
voice in the head clause, naming both sides and usa	witnessed	-0.03 -0.10 -0.12 -0.10 0.04 -0.07 -0.02
voice in the head clause, naming both sides and usa and ally	essay	-0.03 0.08 -0.07 -0.06 -0.07 -0.05 -0.08
voice in the head clause, naming both sides and usa and ally	says	-0.06 0.07 -0.05 0.04 -0.06 -0.03 -0.07
voice in the head clause, naming both sides and usa and ally	statecraft	-0.02 0.07 -0.07 -0.09 -0.10 -0.06 -0.11
voice in the head clause, naming no party	army	0.05 0.03 -0.19 -0.11 -0.08 -0.13 0.01
voice in the head clause, naming no party	business	-0.12 -0.16 -0.12 0.10 0.03 -0.11 -0.01
voice in the head clause, naming no party	essay	-0.03 -0.11 -0.17 0.01 -0.04 -0.11 0.03
voice in the head clause, naming no party	media	0.03 0.06 0.05 -0.16 -0.04 -0.09 -0.06
voice in the head clause, naming no party	partisan	0.05 0.02 0.07 -0.16 -0.12 -0.07 0.07
voice in the head clause, naming no party	people	0.07 -0.16 -0.11 0.00 -0.03 -0.07 -0.03
voice in the head clause, naming no party	says	-0.16 0.02 -0.28 0.07 0.01 -0.04 -0.07
voice in the head clause, naming no party	statecraft	0.08 0.02 -0.21 -0.07 -0.05 -0.14 -0.16
voice in the head clause, naming no party	travel	-0.07 -0.22 -0.15 0.00 0.11 -0.13 -0.04
voice in the head clause, naming no party	witnessed	0.07 -0.23 -0.14 0.00 -0.06 -0.10 -0.07
voice in the head clause, naming one side	army	0.13 -0.08 -0.17 -0.11 -0.11 -0.06 -0.02
voice in the head clause, naming one side	business	-0.08 -0.11 -0.09 0.12 -0.01 -0.08 -0.20
voice in the head clause, naming one side	essay	-0.13 0.01 0.04 0.04 0.05 -0.10 0.00
voice in the head clause, naming one side	media	-0.06 -0.13 0.05 -0.08 0.01 0.07 -0.01
voice in the head clause, naming one side	partisan	-0.18 -0.01 -0.03 0.04 -0.28 -0.17 0.10
voice in the head clause, naming one side	people	-0.07 -0.18 -0.04 -0.05 0.06 -0.17 0.04
voice in the head clause, naming one side	quarrel	-0.12 -0.02 -0.13 0.05 -0.14 -0.09 0.03
voice in the head clause, naming one side	says	-0.02 -0.02 -0.01 -0.04 -0.10 -0.01 -0.02
voice in the head clause, naming one side	statecraft	-0.04 0.09 -0.11 -0.01 0.01 -0.09 -0.13
voice in the head clause, naming one side	travel	-0.07 0.01 -0.24 0.05 0.07 0.01 -0.18
voice in the head clause, naming one side	witnessed	0.16 -0.21 -0.07 -0.10 -0.05 -0.17 -0.13
voice in the head clause, naming one side and ally	army	0.04 -0.15 0.03 -0.12 0.04 -0.11 -0.19
voice in the head clause, naming one side and ally	business	-0.09 -0.11 -0.12 0.11 -0.11 -0.11 -0.13
voice in the head clause, naming one side and ally	essay	-0.09 0.10 -0.12 -0.07 -0.11 -0.07 0.06
voice in the head clause, naming one side and ally	people	0.04 -0.08 0.03 -0.03 -0.03 -0.04 -0.09
voice in the head clause, naming one side and ally	says	0.03 0.01 -0.31 -0.22 -0.04 -0.14 -0.06
voice in the head clause, naming one side and ally	statecraft	-0.17 0.00 -0.14 -0.13 -0.19 -0.06 0.09
voice in the head clause, naming one side and ally	witnessed	0.12 -0.11 -0.11 -0.06 -0.09 -0.04 -0.13
voice in the head clause, naming one side and usa	army	0.08 -0.15 -0.01 -0.11 0.06 -0.21 -0.02
voice in the head clause, naming one side and usa	business	-0.11 -0.14 -0.05 0.19 -0.20 -0.04 -0.03
voice in the head clause, naming one side and usa	essay	0.05 -0.08 -0.17 0.03 -0.16 -0.05 0.00
voice in the head clause, naming one side and usa	media	-0.11 -0.08 -0.01 -0.10 -0.06 -0.05 0.12
voice in the head clause, naming one side and usa	partisan	0.05 -0.20 -0.06 -0.15 -0.13 -0.13 0.11
voice in the head clause, naming one side and usa	people	-0.06 -0.02 -0.01 -0.10 0.05 -0.16 0.04
voice in the head clause, naming one side and usa	quarrel	-0.09 -0.04 -0.07 -0.08 0.01 -0.18 0.07
voice in the head clause, naming one side and usa	says	0.01 0.00 -0.07 -0.05 -0.10 -0.08 -0.02
voice in the head clause, naming one side and usa	statecraft	-0.12 0.07 -0.12 0.03 -0.12 -0.09 0.00
voice in the head clause, naming one side and usa	travel	0.07 0.01 -0.20 -0.17 0.05 -0.15 -0.12
voice in the head clause, naming one side and usa	witnessed	-0.12 -0.02 0.00 0.04 -0.30 -0.12 0.09
voice in the head clause, naming one side and usa and ally	says	-0.11 0.11 -0.11 -0.08 -0.08 -0.05 -0.10
voice in the head clause, naming one side and usa and ally	statecraft	-0.06 -0.02 0.05 0.03 -0.12 -0.10 -0.20
voice in the head clause, naming usa	army	0.10 -0.13 -0.01 -0.18 -0.04 -0.14 0.03
voice in the head clause, naming usa	business	-0.05 -0.17 -0.18 0.15 -0.15 -0.09 -0.05
voice in the head clause, naming usa	essay	0.05 -0.11 -0.04 0.02 -0.26 -0.11 0.01
voice in the head clause, naming usa	media	-0.19 -0.15 -0.27 0.02 0.05 -0.18 0.13
voice in the head clause, naming usa	partisan	-0.03 0.03 0.07 -0.19 0.03 -0.07 -0.04
voice in the head clause, naming usa	people	0.08 -0.01 -0.21 0.00 0.03 -0.12 -0.12
voice in the head clause, naming usa	quarrel	-0.05 0.03 -0.16 -0.11 -0.04 -0.08 0.05
voice in the head clause, naming usa	says	0.05 -0.14 -0.15 0.02 -0.10 -0.15 0.05
voice in the head clause, naming usa	statecraft	-0.20 0.04 -0.10 0.03 0.03 -0.11 0.00
voice in the head clause, naming usa	witnessed	0.18 -0.17 -0.14 -0.14 -0.16 -0.07 -0.14
voices in order	army	0.05 -0.01 0.08 -0.15 -0.08 -0.02 -0.10
voices in order	army > business	-0.06 -0.26 -0.20 0.07 -0.01 -0.15 0.06
voices in order	army > essay	0.07 -0.16 -0.07 -0.19 -0.02 -0.15 0.04
voices in order	army > media	-0.05 -0.18 0.02 -0.11 0.02 -0.12 0.05
voices in order	army > partisan	-0.04 0.00 -0.16 -0.09 0.04 -0.06 0.04
voices in order	army > people	-0.06 0.06 -0.10 -0.03 -0.02 -0.15 -0.01
voices in order	army > people > essay	0.03 0.04 -0.11 -0.08 -0.13 -0.07 -0.09
voices in order	army > people > witnessed	-0.06 -0.04 -0.06 -0.03 -0.06 -0.01 0.07
voices in order	army > quarrel	0.01 -0.12 -0.12 -0.10 -0.17 -0.09 0.02
voices in order	army > says	0.18 -0.11 -0.04 -0.20 -0.06 -0.23 -0.13
voices in order	army > says > business	0.06 -0.06 -0.16 0.02 -0.08 -0.12 -0.08
voices in order	army > says > essay	0.06 -0.13 -0.14 -0.07 -0.09 -0.06 0.08
voices in order	army > says > people	0.05 -0.11 0.01 -0.09 -0.10 -0.11 0.00
voices in order	army > says > statecraft	0.02 -0.04 -0.13 -0.15 -0.08 -0.05 0.07
voices in order	army > statecraft	0.04 -0.04 -0.01 0.07 -0.20 -0.10 -0.12
voices in order	army > witnessed	0.00 -0.14 -0.21 -0.11 -0.16 -0.08 0.05
voices in order	army > witnessed > people	0.02 -0.03 -0.12 -0.03 0.06 -0.04 -0.06
voices in order	army > witnessed > says	0.10 -0.12 -0.12 -0.11 -0.05 -0.01 -0.06
voices in order	business	-0.09 -0.10 -0.19 0.14 -0.11 -0.09 -0.21
voices in order	business > army	0.00 0.03 -0.14 -0.01 -0.15 -0.12 0.00
voices in order	business > essay	-0.05 -0.12 0.05 0.15 0.02 -0.12 -0.27
voices in order	business > essay > people	-0.08 -0.07 -0.05 0.00 -0.04 -0.05 0.04
voices in order	business > essay > says	-0.06 -0.03 -0.02 0.04 -0.04 -0.01 -0.04
voices in order	business > people	0.00 -0.27 -0.20 0.13 -0.09 -0.11 -0.15
voices in order	business > people > essay	-0.08 0.05 -0.06 -0.04 0.06 -0.04 0.03
voices in order	business > people > statecraft	-0.09 -0.08 -0.07 0.09 -0.07 -0.05 -0.11
voices in order	business > says	-0.13 0.04 -0.07 0.08 -0.36 -0.05 -0.04
voices in order	business > says > army	0.05 -0.06 -0.06 -0.04 -0.05 -0.03 -0.05
voices in order	business > says > essay	-0.13 -0.16 -0.10 0.05 -0.12 -0.07 0.01
voices in order	business > says > partisan	0.05 -0.01 0.07 0.03 -0.07 -0.05 -0.13
voices in order	business > says > people	-0.07 -0.05 -0.04 0.06 -0.05 -0.02 -0.07
voices in order	business > says > statecraft	0.05 -0.14 -0.13 0.10 -0.14 -0.08 -0.14
voices in order	business > statecraft	-0.01 -0.11 -0.16 0.12 -0.27 -0.13 0.01
voices in order	business > statecraft > essay	-0.11 -0.04 -0.08 0.02 -0.10 -0.08 0.00
voices in order	business > statecraft > says	-0.10 -0.09 -0.06 0.11 -0.09 -0.04 -0.09
voices in order	business > travel	0.05 -0.14 -0.07 -0.01 -0.17 0.08 -0.11
voices in order	business > witnessed	0.02 -0.11 -0.11 -0.07 -0.03 -0.03 0.06
voices in order	essay	0.08 -0.04 -0.01 -0.11 -0.12 -0.05 0.05
voices in order	essay > army	0.15 -0.23 -0.27 -0.18 -0.26 -0.16 -0.01
voices in order	essay > business	-0.10 -0.36 -0.30 0.16 0.06 -0.18 -0.10
voices in order	essay > business > statecraft	-0.01 -0.11 -0.10 0.05 -0.11 -0.09 0.02
voices in order	essay > media	0.01 0.11 0.01 -0.13 -0.10 -0.10 -0.04
voices in order	essay > partisan	-0.18 0.06 -0.16 0.04 -0.15 -0.11 0.01
voices in order	essay > people	-0.03 0.02 -0.24 -0.21 0.10 -0.10 -0.08
voices in order	essay > says	-0.01 -0.03 -0.09 -0.04 0.09 -0.01 -0.06
voices in order	essay > says > business	-0.13 -0.08 -0.07 0.07 -0.11 -0.04 -0.05
voices in order	essay > says > statecraft	-0.10 -0.01 -0.13 -0.16 -0.14 -0.08 0.09
voices in order	essay > statecraft	-0.08 0.08 0.05 -0.22 -0.07 0.00 -0.01
voices in order	essay > statecraft > says	-0.08 0.04 0.03 -0.13 -0.17 0.03 -0.01
voices in order	essay > witnessed > people	-0.08 -0.05 -0.09 -0.06 0.06 -0.06 0.02
voices in order	media	-0.02 -0.18 -0.16 -0.09 0.07 0.12 0.05
voices in order	media > army	-0.03 -0.15 -0.15 -0.11 -0.16 -0.13 0.10
voices in order	media > business	-0.12 -0.12 -0.11 -0.05 0.07 -0.08 0.10
voices in order	media > essay	-0.08 0.00 -0.13 -0.08 -0.07 -0.08 0.04
voices in order	media > essay > says	-0.07 0.07 -0.11 -0.12 -0.08 -0.13 0.02
voices in order	media > partisan	-0.08 -0.08 -0.12 -0.07 -0.07 -0.07 0.09
voices in order	media > people	0.10 -0.15 0.02 -0.11 0.00 -0.16 -0.05
voices in order	media > quarrel	-0.10 -0.01 -0.12 -0.13 -0.13 -0.12 0.09
voices in order	media > quarrel > statecraft	-0.08 -0.07 -0.09 -0.08 -0.09 -0.03 0.08
voices in order	media > says	0.00 -0.11 0.08 -0.13 -0.18 -0.15 0.08
voices in order	media > says > essay	0.08 -0.08 0.00 -0.11 -0.12 -0.11 -0.02
voices in order	media > statecraft	-0.07 0.04 0.03 -0.15 -0.17 -0.07 0.01
voices in order	media > witnessed	-0.12 -0.11 -0.18 0.06 -0.02 -0.11 0.07
voices in order	none	0.06 0.06 -0.05 -0.23 -0.03 -0.10 0.03
voices in order	partisan	-0.31 -0.02 -0.17 -0.25 -0.36 -0.19 0.27
voices in order	partisan > army	0.13 -0.13 -0.30 -0.15 -0.17 -0.12 -0.08
voices in order	partisan > business	0.01 0.01 -0.07 0.07 -0.09 -0.04 -0.09
voices in order	partisan > essay	-0.15 -0.17 0.02 -0.12 -0.10 -0.09 0.12
voices in order	partisan > media	-0.09 -0.07 0.08 -0.06 -0.10 -0.07 0.03
voices in order	partisan > media > says	-0.08 -0.09 0.08 -0.08 -0.06 -0.04 0.03
voices in order	partisan > people > statecraft	0.09 0.02 -0.11 -0.11 -0.06 -0.05 0.02
voices in order	partisan > quarrel	-0.09 -0.02 0.03 -0.13 -0.14 -0.06 0.06
voices in order	partisan > quarrel > says	-0.09 -0.08 -0.12 -0.10 -0.10 -0.07 0.10
voices in order	partisan > quarrel > statecraft	0.03 0.00 -0.09 -0.07 -0.06 -0.03 0.02
voices in order	partisan > says	-0.04 -0.10 0.05 0.02 -0.23 -0.11 0.07
voices in order	partisan > says > army	0.11 -0.03 -0.13 -0.10 -0.12 -0.07 -0.07
voices in order	partisan > says > essay	-0.09 0.02 0.05 -0.12 -0.10 -0.09 -0.05
voices in order	partisan > says > media	-0.03 -0.11 -0.01 -0.09 0.06 -0.06 0.03
voices in order	partisan > statecraft	-0.07 -0.05 -0.22 0.06 -0.19 -0.07 0.01
voices in order	partisan > statecraft > says	-0.06 0.05 -0.09 -0.06 -0.03 -0.02 -0.03
voices in order	people	-0.04 -0.06 -0.03 -0.16 0.01 -0.27 0.12
voices in order	people > army	-0.09 0.08 -0.15 -0.10 0.01 -0.13 -0.02
voices in order	people > business	-0.08 -0.14 0.02 0.16 -0.04 -0.15 -0.17
voices in order	people > essay	-0.20 0.03 -0.01 -0.12 0.09 -0.11 0.06
voices in order	people > media	-0.15 0.05 -0.07 0.04 0.13 0.07 -0.13
voices in order	people > quarrel	-0.10 0.06 -0.13 -0.09 0.02 -0.07 -0.01
voices in order	people > says	0.06 -0.02 -0.27 -0.19 -0.09 -0.12 0.04
voices in order	people > statecraft	-0.15 -0.12 -0.20 -0.18 0.12 -0.12 0.07
voices in order	people > statecraft > says	0.05 -0.07 -0.11 -0.06 -0.12 -0.03 0.01
voices in order	people > witnessed	0.03 -0.13 -0.18 -0.13 0.03 -0.09 -0.02
voices in order	quarrel	-0.07 -0.04 -0.35 -0.01 0.00 -0.23 0.06
voices in order	quarrel > army	0.05 0.02 -0.17 -0.15 -0.16 -0.11 -0.06
voices in order	quarrel > business	0.03 0.08 -0.10 -0.08 -0.10 -0.07 -0.11
voices in order	quarrel > business > says	-0.09 0.00 -0.10 0.06 -0.07 -0.06 -0.05
voices in order	quarrel > media	-0.10 0.02 -0.09 -0.07 -0.09 -0.07 0.02
voices in order	quarrel > partisan	-0.10 0.09 -0.14 -0.15 -0.11 -0.11 -0.02
voices in order	quarrel > statecraft	-0.14 0.03 -0.13 -0.13 -0.14 -0.10 0.07
voices in order	says	0.00 0.09 -0.03 -0.10 -0.12 0.00 -0.11
voices in order	says > army	-0.03 0.09 -0.12 -0.11 0.05 -0.21 -0.10
voices in order	says > army > business	0.02 -0.11 -0.12 0.04 -0.09 -0.11 -0.10
voices in order	says > army > essay	-0.05 0.04 -0.14 -0.14 -0.13 -0.07 0.02
voices in order	says > army > people	0.11 -0.10 -0.14 -0.08 -0.08 -0.07 -0.13
voices in order	says > army > statecraft	0.01 -0.06 -0.11 -0.10 -0.09 -0.03 0.06
voices in order	says > business	-0.11 -0.08 -0.10 0.05 -0.06 0.05 0.08
voices in order	says > business > essay	-0.01 -0.03 -0.08 0.03 -0.10 -0.08 -0.03
voices in order	says > business > people	-0.09 -0.03 -0.10 0.04 0.07 -0.08 -0.03
voices in order	says > business > statecraft	0.09 -0.10 -0.09 0.00 -0.10 -0.04 -0.06
voices in order	says > essay	-0.04 0.01 0.02 -0.06 -0.23 -0.15 0.02
voices in order	says > essay > business	-0.17 0.16 -0.12 -0.08 -0.09 -0.04 -0.12
voices in order	says > essay > statecraft	-0.11 0.04 -0.13 -0.12 -0.12 -0.08 0.06
voices in order	says > media	-0.02 -0.02 0.05 -0.18 0.01 0.00 -0.02
voices in order	says > media > statecraft	0.06 0.07 -0.06 -0.07 -0.06 -0.06 -0.11
voices in order	says > partisan	-0.19 0.00 -0.18 -0.02 -0.15 -0.12 0.07
voices in order	says > people	0.01 -0.02 -0.26 -0.10 0.07 -0.13 -0.04
voices in order	says > quarrel	-0.13 -0.14 -0.12 -0.11 0.06 -0.08 0.10
voices in order	says > statecraft	0.00 0.15 -0.19 -0.02 -0.40 -0.11 -0.23
voices in order	says > statecraft > army	-0.01 0.04 -0.08 -0.16 -0.09 -0.03 -0.12
voices in order	says > statecraft > business	-0.07 0.11 -0.10 -0.08 -0.09 -0.06 -0.12
voices in order	says > statecraft > essay	-0.10 0.10 -0.09 0.07 -0.11 -0.04 -0.10
voices in order	says > statecraft > witnessed	-0.01 0.08 -0.13 -0.12 -0.13 -0.11 -0.11
voices in order	says > travel	0.02 0.03 -0.06 -0.11 0.08 -0.05 -0.10
voices in order	says > witnessed	0.04 -0.03 -0.14 -0.17 -0.13 -0.09 0.03
voices in order	says > witnessed > people	0.07 -0.06 -0.09 -0.07 0.00 -0.05 -0.09
voices in order	statecraft	-0.03 0.12 -0.30 -0.18 -0.05 -0.17 -0.04
voices in order	statecraft > army	0.13 -0.06 -0.20 -0.02 -0.07 -0.13 -0.15
voices in order	statecraft > business	-0.08 -0.03 0.00 0.12 -0.27 -0.20 -0.14
voices in order	statecraft > essay	-0.15 -0.03 -0.01 -0.03 -0.23 -0.09 0.15
voices in order	statecraft > essay > says	-0.18 -0.02 -0.15 -0.02 0.04 -0.11 0.03
voices in order	statecraft > media	-0.12 0.03 -0.15 -0.12 -0.10 -0.09 0.05
voices in order	statecraft > partisan	-0.15 -0.04 -0.11 -0.14 -0.10 -0.04 0.07
voices in order	statecraft > people	-0.11 -0.14 0.06 -0.14 0.10 -0.09 0.02
voices in order	statecraft > quarrel	-0.11 -0.03 -0.13 0.04 -0.19 -0.11 0.05
voices in order	statecraft > says	-0.10 0.06 -0.10 0.01 -0.01 -0.14 -0.09
voices in order	statecraft > says > army	0.01 0.06 -0.18 -0.20 -0.18 -0.09 -0.07
voices in order	statecraft > says > business	-0.02 -0.10 -0.10 0.13 -0.15 -0.05 -0.10
voices in order	statecraft > says > essay	-0.11 0.13 -0.15 -0.13 -0.13 -0.06 -0.07
voices in order	statecraft > says > media	-0.02 0.14 -0.13 -0.12 -0.13 -0.08 -0.15
voices in order	statecraft > says > people	0.02 -0.11 0.02 0.03 0.05 -0.06 -0.17
voices in order	statecraft > witnessed	0.02 0.00 -0.12 -0.15 0.01 -0.06 -0.17
voices in order	travel	-0.08 -0.11 -0.08 0.16 0.08 -0.30 -0.19
voices in order	travel > business	0.01 -0.14 -0.10 0.11 -0.16 -0.08 -0.05
voices in order	travel > people	-0.02 0.03 -0.06 -0.13 0.10 -0.06 -0.12
voices in order	witnessed	0.17 -0.22 -0.03 -0.36 -0.15 -0.17 -0.06
voices in order	witnessed > army	-0.01 -0.06 -0.09 -0.04 0.04 -0.03 -0.09
voices in order	witnessed > business	-0.03 -0.13 -0.13 0.06 -0.07 -0.12 0.03
voices in order	witnessed > people	0.12 -0.16 -0.27 -0.17 -0.09 -0.15 -0.04
voices in order	witnessed > says	0.02 -0.19 -0.22 0.03 -0.02 -0.15 0.03
voices in order	witnessed > statecraft	-0.01 0.07 -0.09 -0.11 -0.10 -0.06 -0.12
word	!	-0.06 0.00 -0.31 -0.03 -0.12 -0.14 0.07
word	?	-0.02 0.06 -0.14 -0.03 -0.11 -0.04 0.04
word	[ally]	0.08 -0.01 0.01 -0.23 -0.19 -0.19 -0.04
word	[number]	-0.01 -0.17 0.03 0.14 0.13 -0.04 -0.21
word	[place]	-0.01 0.27 -0.17 -0.05 0.00 -0.22 -0.27
word	[region]	-0.02 0.07 -0.29 0.14 -0.14 -0.18 -0.20
word	[side]	0.00 -0.02 0.00 -0.07 -0.05 -0.04 0.02
word	[usa]	-0.05 0.08 -0.05 -0.08 -0.10 -0.12 0.03
word	abandon	0.05 -0.02 -0.08 0.06 -0.11 -0.04 -0.09
word	abby	0.01 -0.11 -0.10 -0.08 -0.11 -0.08 0.03
word	abc	-0.11 -0.11 0.07 -0.10 -0.09 -0.13 0.11
word	abduct	0.02 -0.06 -0.12 -0.10 0.10 -0.09 -0.12
word	ability	0.10 -0.05 0.05 -0.11 -0.12 -0.10 -0.14
word	ablaz	-0.03 -0.11 -0.08 -0.01 0.07 -0.04 -0.11
word	able	0.03 -0.06 -0.09 -0.11 0.02 -0.09 0.04
word	about	-0.23 -0.01 0.01 -0.08 -0.27 -0.03 0.19
word	abov	0.08 -0.09 -0.06 -0.06 -0.08 -0.05 -0.08
word	abroad	0.04 -0.12 -0.10 0.02 -0.08 -0.09 0.05
word	abruptly	-0.11 0.07 -0.13 -0.08 -0.12 -0.05 0.06
word	accelerat	-0.10 -0.11 -0.10 0.08 -0.12 -0.08 -0.04
word	accept	-0.13 0.04 -0.16 -0.01 -0.10 -0.10 0.01
word	acceptabl	-0.07 0.07 -0.07 -0.10 -0.08 -0.02 -0.04
word	accident	-0.07 -0.13 -0.19 -0.13 0.05 0.07 0.10
word	accord	0.03 0.14 -0.15 -0.11 -0.13 -0.06 -0.13
word	account	0.05 -0.12 -0.06 0.06 -0.07 0.06 -0.14
word	accus	-0.05 0.04 0.01 -0.21 -0.04 -0.16 -0.01
word	achiev	-0.02 -0.10 -0.21 0.02 -0.20 -0.09 0.09
word	acros	0.10 -0.26 -0.33 -0.06 -0.04 0.07 0.02
word	act	-0.13 0.11 -0.26 -0.01 -0.23 -0.22 0.02
word	action	-0.15 0.01 0.01 -0.11 -0.07 -0.18 0.12
word	activ	-0.05 0.05 0.05 -0.15 -0.06 -0.13 -0.05
word	activat	0.13 -0.12 -0.12 -0.13 -0.13 -0.13 -0.12
word	activist	-0.17 0.00 -0.20 -0.13 -0.13 -0.18 0.15
word	activity	-0.16 0.03 -0.11 0.09 -0.12 0.07 0.04
word	acts	-0.05 0.07 -0.13 0.00 -0.13 -0.08 0.00
word	adapt	-0.05 0.04 -0.08 0.04 -0.07 -0.04 -0.05
word	add	0.05 0.01 -0.11 -0.05 0.04 -0.08 -0.13
word	additional	0.07 -0.11 -0.08 -0.05 -0.08 -0.05 -0.07
word	addres	-0.27 -0.03 -0.27 -0.18 -0.21 -0.17 0.17
word	address	0.00 0.09 -0.01 -0.06 -0.12 -0.06 -0.11
word	adds	-0.07 -0.12 0.01 0.12 -0.13 -0.10 -0.13
word	admin	0.02 -0.11 -0.31 0.06 -0.05 -0.14 0.00
word	administration	-0.02 -0.05 0.04 -0.23 -0.21 -0.17 0.07
word	admit	-0.08 0.00 0.06 0.00 -0.11 -0.21 -0.01
word	advanc	0.14 -0.05 -0.20 -0.02 -0.22 -0.18 -0.12
word	advantag	-0.02 -0.11 -0.15 -0.12 -0.17 -0.07 0.12
word	adversary	0.04 -0.05 -0.11 -0.11 -0.09 -0.06 0.03
word	adviser	0.01 0.05 -0.15 -0.02 -0.12 -0.13 -0.05
word	advisor	-0.04 -0.11 -0.14 -0.08 -0.08 -0.08 0.11
word	advocat	-0.09 -0.12 -0.12 -0.11 -0.02 -0.10 0.10
word	affect	-0.06 0.05 -0.14 0.07 -0.01 -0.10 -0.11
word	affordabl	-0.09 -0.10 -0.06 -0.04 -0.12 -0.03 0.06
word	afraid	0.03 -0.10 -0.11 -0.09 -0.11 -0.06 0.06
word	africa	0.04 -0.14 -0.11 0.06 -0.14 -0.10 -0.11
word	after	-0.03 -0.07 -0.27 0.03 0.11 -0.15 -0.03
word	aftermath	0.04 -0.23 -0.23 -0.15 0.18 -0.23 -0.18
word	again	0.03 0.04 -0.32 -0.01 -0.02 -0.23 -0.07
word	against	-0.02 0.01 -0.15 -0.16 -0.33 -0.15 0.05
word	age	-0.14 -0.04 -0.13 0.10 -0.16 -0.14 0.06
word	agency	0.01 0.01 -0.12 -0.01 -0.03 -0.14 -0.17
word	agent	-0.20 0.02 0.13 -0.14 -0.19 -0.21 -0.10
word	aggression	-0.24 0.23 -0.27 -0.18 -0.21 -0.26 -0.01
word	agre	0.06 -0.06 -0.01 0.06 -0.31 -0.13 -0.08
word	agreement	-0.14 0.21 -0.47 -0.07 -0.37 -0.21 -0.03
word	ahead	-0.01 -0.15 0.01 0.01 -0.07 -0.17 0.09
word	ai	-0.11 -0.24 -0.29 -0.14 -0.27 0.15 0.17
word	aid	0.00 -0.21 -0.05 -0.07 0.09 -0.21 0.06
word	aim	-0.17 0.12 -0.15 0.06 -0.17 -0.15 -0.10
word	air	0.13 -0.26 -0.12 -0.05 0.10 -0.21 -0.12
word	airbas	0.09 -0.09 0.03 -0.14 0.03 -0.13 -0.17
word	aircraft	0.18 0.00 -0.25 -0.16 -0.08 -0.19 -0.27
word	airlin	-0.16 -0.14 -0.11 0.15 -0.03 -0.11 -0.04
word	airman	0.27 -0.22 -0.03 -0.19 -0.32 -0.15 -0.26
word	airport	0.05 0.01 -0.01 -0.04 -0.20 -0.23 -0.03
word	airspac	0.03 0.00 -0.18 0.07 -0.08 -0.22 -0.25
word	airstrik	-0.02 -0.08 0.04 0.02 -0.08 -0.12 0.06
word	al	-0.03 0.06 -0.23 -0.05 -0.03 -0.15 -0.05
word	alarm	-0.07 -0.10 -0.07 -0.06 0.09 -0.16 -0.02
word	alert	0.00 -0.09 -0.31 -0.05 0.14 -0.02 -0.11
word	alex	-0.09 -0.10 -0.08 -0.08 -0.08 -0.06 0.10
word	ali	0.02 -0.21 0.07 -0.13 -0.12 -0.17 0.03
word	aliv	0.01 0.10 -0.17 0.03 0.05 -0.09 -0.22
word	all	-0.02 0.03 -0.36 -0.09 -0.01 -0.04 -0.02
word	alleg	-0.07 -0.18 0.13 -0.06 0.01 -0.20 -0.07
word	allow	-0.06 0.06 0.01 0.06 -0.21 -0.18 -0.10
word	ally	0.02 0.08 -0.38 -0.19 -0.32 -0.20 0.05
word	almost	0.10 -0.14 -0.10 -0.11 0.05 -0.08 -0.15
word	alon	0.00 -0.02 -0.06 -0.15 -0.12 -0.15 0.07
word	along	0.00 0.00 -0.09 0.04 -0.11 -0.11 0.00
word	alongsid	-0.13 -0.16 -0.10 0.09 -0.12 -0.14 0.10
word	already	0.00 0.04 -0.26 -0.02 -0.10 -0.17 -0.02
word	also	0.03 -0.20 -0.02 -0.15 0.08 -0.10 0.04
word	alternativ	-0.06 0.04 -0.12 -0.01 -0.11 -0.06 -0.13
word	aluminium	-0.13 -0.13 -0.08 0.14 -0.13 -0.10 -0.11
word	alway	-0.13 -0.06 -0.12 -0.11 0.02 -0.11 0.08
word	amal	0.01 -0.12 -0.12 -0.10 0.02 -0.10 -0.02
word	amaz	0.07 -0.06 -0.10 -0.10 -0.06 -0.05 0.05
word	amb	0.00 0.10 -0.08 -0.08 -0.11 -0.08 -0.09
word	ambassador	-0.08 0.10 -0.06 -0.15 -0.10 -0.09 -0.05
word	ambition	0.02 -0.08 0.05 -0.09 -0.11 -0.07 0.06
word	ambulanc	-0.15 -0.12 0.11 -0.14 0.05 -0.16 0.07
word	amid	-0.06 -0.15 -0.09 0.04 0.00 -0.07 0.03
word	among	0.05 -0.09 -0.18 0.05 -0.10 -0.06 0.00
word	amount	-0.02 0.08 -0.12 0.08 -0.13 -0.09 -0.13
word	analysi	-0.07 0.03 -0.13 -0.12 -0.17 -0.21 0.09
word	analyst	-0.11 -0.20 -0.01 0.05 -0.15 0.07 0.14
word	anand	-0.18 0.18 -0.16 -0.13 0.02 -0.15 -0.17
word	anchor	0.10 -0.10 -0.08 -0.01 -0.10 -0.05 -0.01
word	angel	-0.15 -0.17 0.13 -0.10 -0.01 -0.11 -0.10
word	anger	-0.14 -0.16 -0.12 -0.09 0.03 -0.08 0.10
word	angry	-0.14 0.04 -0.15 -0.10 -0.13 -0.09 0.07
word	ann	-0.08 -0.11 -0.09 -0.06 -0.10 -0.04 0.10
word	announc	0.04 -0.11 -0.05 0.04 0.02 0.00 -0.09
word	announcement	-0.11 0.09 -0.17 -0.17 -0.14 -0.16 0.04
word	another	-0.04 -0.03 0.02 -0.03 -0.01 -0.11 0.00
word	answer	-0.17 -0.10 -0.23 -0.09 0.03 -0.17 0.18
word	anti	-0.03 -0.11 0.09 -0.07 -0.26 -0.16 0.07
word	anticipat	-0.12 -0.15 -0.07 0.09 0.06 -0.06 -0.02
word	anxiety	-0.10 -0.08 -0.09 0.05 0.04 -0.04 -0.04
word	any	0.00 0.09 -0.36 -0.18 -0.03 -0.28 -0.03
word	anyon	-0.15 0.08 -0.14 -0.08 -0.11 -0.12 0.08
word	anyth	0.02 0.05 -0.14 -0.11 -0.07 -0.06 -0.07
word	aoun	-0.17 0.19 -0.13 -0.15 -0.18 -0.08 -0.18
word	ap	0.02 0.06 0.05 -0.10 -0.08 -0.03 -0.11
word	apach	0.13 -0.02 -0.16 -0.17 -0.13 -0.16 -0.15
word	apart	-0.12 0.06 -0.11 -0.17 0.01 -0.09 0.06
word	apartment	0.14 -0.12 -0.11 -0.09 -0.12 -0.14 -0.14
word	apologis	-0.07 0.09 -0.14 -0.15 -0.12 -0.11 -0.10
word	apologiz	-0.11 0.09 -0.13 -0.12 -0.10 -0.13 -0.04
word	appeal	-0.05 0.12 -0.11 -0.12 -0.10 -0.09 -0.13
word	appear	-0.02 0.04 0.05 -0.05 -0.07 -0.12 -0.04
word	appoint	-0.01 -0.01 -0.01 -0.13 -0.14 -0.13 0.01
word	approach	0.05 0.08 -0.16 -0.11 -0.20 -0.17 -0.05
word	approv	0.10 -0.11 -0.15 -0.17 -0.14 -0.13 0.06
word	april	-0.01 -0.09 -0.14 0.08 -0.20 -0.13 0.00
word	arab	-0.08 0.01 -0.18 0.06 0.01 -0.17 -0.03
word	arabiya	-0.08 0.07 -0.05 0.04 -0.07 -0.04 -0.09
word	aramco	-0.09 -0.12 -0.07 0.11 -0.09 -0.08 -0.11
word	area	0.08 0.09 -0.24 -0.20 -0.04 -0.22 -0.12
word	arm	0.04 0.06 0.02 -0.19 0.00 -0.11 -0.18
word	arms	0.08 -0.11 0.12 -0.14 -0.15 -0.12 -0.14
word	army	0.08 0.07 -0.33 -0.25 -0.26 -0.12 -0.11
word	around	0.04 -0.03 -0.01 -0.07 -0.01 -0.10 -0.04
word	arrangement	-0.10 0.10 -0.08 -0.07 -0.07 -0.09 -0.11
word	arrest	-0.20 -0.16 0.17 -0.10 -0.08 -0.18 0.03
word	arriv	0.10 0.02 -0.20 -0.05 -0.03 -0.11 -0.18
word	asia	-0.10 -0.01 -0.14 0.19 0.00 -0.08 -0.19
word	asian	-0.20 -0.06 -0.15 0.19 0.01 -0.10 -0.20
word	ask	-0.27 0.08 -0.30 0.02 -0.06 -0.19 0.09
word	asks	-0.09 0.06 -0.22 -0.05 -0.19 -0.14 -0.01
word	assassinat	0.03 -0.16 0.02 -0.14 -0.15 -0.14 0.05
word	assassination	0.08 -0.14 0.11 -0.19 -0.23 -0.22 -0.02
word	assault	0.06 0.04 -0.16 -0.10 -0.02 -0.07 -0.13
word	asses	-0.05 -0.10 0.07 0.00 -0.06 -0.02 -0.08
word	assessment	-0.11 -0.13 0.09 0.08 -0.14 -0.09 -0.07
word	asset	0.00 -0.08 0.08 0.13 -0.24 -0.21 -0.28
word	assur	-0.09 -0.07 -0.06 0.09 -0.08 -0.06 -0.09
word	assuranc	-0.11 0.07 -0.12 -0.12 -0.11 -0.12 0.01
word	asymmetric	0.07 -0.14 -0.12 0.01 -0.13 0.07 -0.08
word	atomic	0.02 -0.02 0.04 -0.03 -0.07 -0.02 -0.07
word	attack	0.02 0.11 -0.11 -0.13 -0.06 -0.09 -0.08
word	attempt	0.01 0.00 0.05 -0.05 -0.27 -0.24 -0.01
word	attend	-0.20 -0.02 -0.14 -0.14 -0.16 -0.06 0.08
word	authority	-0.09 -0.04 0.02 0.01 -0.05 -0.22 0.07
word	authoriz	-0.12 0.08 -0.12 0.00 -0.12 -0.13 -0.05
word	availabl	-0.10 0.08 -0.07 -0.04 -0.09 -0.06 -0.09
word	avoid	-0.10 -0.13 -0.19 0.03 -0.14 -0.17 0.14
word	away	-0.07 0.01 -0.23 0.03 -0.02 -0.13 -0.01
word	axio	-0.12 0.06 0.06 -0.10 -0.09 -0.09 -0.12
word	axis	0.02 -0.03 -0.09 -0.12 -0.10 -0.09 0.10
word	b	0.00 0.04 -0.12 0.10 -0.10 -0.09 -0.13
word	back	-0.13 0.12 0.04 -0.19 -0.08 -0.20 0.02
word	backfir	-0.13 0.01 -0.12 -0.11 -0.10 -0.07 0.06
word	backlash	-0.01 0.07 -0.16 -0.11 -0.14 -0.13 -0.03
word	bad	-0.10 -0.01 -0.15 -0.03 0.01 -0.07 0.04
word	baier	0.10 -0.08 -0.11 0.06 -0.10 -0.10 -0.06
word	balanc	0.04 0.10 -0.15 -0.13 -0.16 -0.10 0.02
word	ballistic	0.11 -0.03 -0.02 -0.05 -0.13 -0.24 -0.21
word	ban	-0.02 0.01 -0.13 -0.03 -0.16 -0.10 0.08
word	bank	-0.02 -0.18 -0.03 0.02 0.03 0.05 -0.12
word	bannon	-0.11 0.03 -0.16 -0.09 -0.10 -0.09 0.10
word	bare	-0.04 -0.12 0.06 -0.03 -0.15 -0.12 0.01
word	barrag	0.05 -0.06 -0.25 -0.15 -0.05 -0.15 0.03
word	barrel	0.09 0.00 -0.08 -0.08 -0.16 -0.07 -0.02
word	bas	0.00 0.02 -0.02 -0.08 -0.37 -0.02 0.00
word	base	0.16 -0.18 0.08 -0.06 -0.13 -0.19 -0.17
word	bash	-0.15 -0.04 -0.17 -0.13 -0.15 -0.13 0.12
word	batter	0.10 -0.15 -0.10 -0.08 -0.11 -0.10 0.02
word	battl	0.09 -0.08 -0.24 -0.15 -0.13 -0.13 0.01
word	battlefield	0.06 -0.04 0.06 -0.16 -0.12 0.08 -0.05
word	bbc	-0.02 0.08 -0.26 -0.15 0.13 -0.24 -0.17
word	becaus	-0.04 -0.14 0.02 -0.10 -0.03 -0.13 0.10
word	becom	0.03 -0.23 -0.22 -0.18 0.11 -0.13 0.10
word	beef	0.05 -0.11 0.05 0.05 -0.12 -0.15 -0.10
word	befor	0.04 -0.12 0.07 0.03 -0.23 -0.16 0.01
word	began	-0.01 0.09 -0.18 -0.03 0.02 -0.12 -0.14
word	begg	-0.12 0.14 -0.15 -0.15 -0.12 -0.12 -0.02
word	begin	0.01 -0.04 -0.05 0.01 -0.07 -0.11 -0.01
word	beginn	-0.01 0.10 -0.15 -0.09 -0.11 -0.10 -0.05
word	begs	0.04 0.02 -0.12 -0.09 -0.11 -0.08 -0.02
word	begun	0.06 0.07 -0.13 -0.08 -0.06 -0.04 -0.15
word	behind	0.10 -0.14 0.02 -0.08 0.03 -0.13 -0.10
word	believ	-0.10 -0.08 0.05 0.00 -0.09 -0.15 0.03
word	below	-0.15 -0.09 -0.08 0.13 -0.10 -0.05 -0.10
word	benchmark	-0.06 -0.09 -0.09 0.08 -0.11 -0.06 -0.09
word	benefit	-0.13 -0.12 -0.13 0.09 -0.14 -0.07 0.00
word	best	0.08 -0.13 -0.11 0.01 -0.16 -0.07 0.00
word	bet	-0.10 -0.03 0.05 -0.06 -0.12 -0.06 0.10
word	bets	-0.19 -0.03 -0.04 -0.02 -0.21 -0.14 0.15
word	better	-0.10 -0.01 -0.21 -0.05 -0.14 -0.14 0.10
word	between	-0.10 0.07 -0.18 0.04 -0.07 -0.20 -0.03
word	beyond	-0.13 0.10 -0.17 0.02 0.01 -0.15 -0.01
word	bid	-0.08 0.03 -0.16 0.00 -0.19 0.00 0.02
word	big	0.11 -0.20 0.01 -0.02 -0.14 -0.20 0.01
word	bigger	0.04 -0.08 -0.17 -0.01 -0.14 -0.12 0.03
word	biggest	0.03 -0.04 -0.20 -0.15 0.04 -0.16 -0.01
word	bill	-0.10 -0.08 -0.23 0.05 -0.06 -0.11 0.08
word	billion	-0.03 -0.01 0.00 -0.07 -0.08 -0.21 0.07
word	bit	-0.10 -0.02 -0.07 0.08 -0.10 -0.05 -0.02
word	bitcoin	-0.23 -0.20 -0.17 0.28 -0.22 -0.09 -0.27
word	bl	-0.13 -0.10 -0.06 0.12 -0.12 -0.06 -0.12
word	black	-0.07 -0.11 -0.15 -0.17 0.12 -0.11 0.03
word	blackmail	-0.01 -0.13 -0.13 -0.10 -0.10 -0.14 0.08
word	blackout	-0.08 -0.09 -0.13 -0.04 0.02 0.06 0.01
word	blam	0.01 -0.04 -0.09 -0.09 -0.07 -0.20 0.06
word	blank	0.04 0.01 0.01 -0.10 -0.12 -0.12 -0.04
word	blast	-0.01 0.02 -0.29 -0.16 0.06 -0.23 -0.06
word	blaz	0.13 -0.10 -0.14 -0.10 -0.11 -0.11 -0.13
word	blew	0.11 -0.02 -0.13 -0.14 -0.13 -0.07 -0.10
word	blitz	-0.03 -0.14 -0.14 -0.11 0.09 -0.07 0.07
word	block	0.01 -0.08 -0.05 -0.05 -0.02 0.04 0.03
word	blockad	0.14 -0.09 -0.28 -0.03 -0.07 -0.20 -0.12
word	blood	-0.03 -0.07 0.01 -0.07 0.05 -0.06 -0.07
word	bloody	0.10 -0.01 -0.12 0.01 -0.10 -0.08 -0.05
word	bloomberg	0.01 0.03 -0.04 0.03 -0.04 -0.16 -0.09
word	blow	0.08 0.02 -0.30 -0.12 0.00 0.01 -0.08
word	blown	0.12 -0.18 -0.14 -0.11 -0.13 -0.10 0.01
word	bluff	-0.11 -0.03 -0.09 -0.12 -0.12 -0.09 0.09
word	blunt	-0.04 -0.07 -0.15 0.10 -0.16 -0.14 -0.12
word	board	0.02 0.06 -0.14 -0.11 0.02 -0.11 -0.04
word	boast	-0.15 -0.12 -0.16 -0.10 -0.15 -0.13 0.17
word	boat	0.07 -0.11 -0.19 0.03 -0.15 -0.13 -0.06
word	body	-0.04 -0.03 -0.20 -0.09 0.07 -0.18 -0.06
word	bomb	0.00 -0.01 -0.05 -0.29 -0.10 -0.08 0.14
word	bombardment	-0.01 -0.01 -0.26 0.00 0.01 -0.22 -0.05
word	bomber	0.14 -0.09 -0.17 -0.14 -0.12 -0.11 -0.11
word	bond	-0.12 -0.13 -0.10 0.13 -0.13 -0.09 -0.11
word	boom	-0.14 -0.14 -0.14 0.12 0.02 -0.13 -0.13
word	boost	-0.04 0.00 -0.12 0.08 -0.13 -0.07 -0.09
word	boot	0.09 -0.10 -0.16 -0.13 -0.16 -0.09 0.00
word	border	0.17 -0.21 -0.24 -0.07 -0.08 -0.20 -0.07
word	boss	0.05 -0.14 -0.14 -0.03 0.03 0.04 -0.05
word	both	0.00 0.06 -0.17 -0.12 -0.17 -0.08 0.04
word	bound	-0.13 0.04 -0.10 0.05 -0.12 -0.07 -0.06
word	bounty	0.05 -0.10 0.12 -0.14 -0.14 -0.11 -0.14
word	box	0.03 -0.10 -0.12 0.04 -0.17 -0.09 -0.02
word	boy	-0.09 -0.11 -0.09 -0.08 0.03 -0.04 0.08
word	bpd	-0.13 -0.09 -0.03 0.11 -0.10 -0.03 -0.08
word	br	-0.09 0.01 -0.20 -0.13 0.14 -0.16 -0.01
word	brac	-0.15 -0.16 -0.01 0.13 0.09 -0.14 -0.11
word	bragg	-0.05 -0.15 0.05 0.06 -0.12 -0.15 0.04
word	brand	-0.12 0.14 -0.13 -0.14 -0.14 -0.12 -0.05
word	breach	-0.02 -0.11 0.01 0.10 0.08 0.02 -0.16
word	break	-0.06 -0.04 0.05 -0.08 -0.02 0.03 0.00
word	breakthrough	-0.17 0.13 -0.14 -0.14 -0.15 -0.17 -0.05
word	brendan	-0.06 -0.03 0.05 -0.05 -0.05 -0.04 0.03
word	brent	-0.19 -0.14 -0.06 0.17 -0.11 -0.06 -0.11
word	bret	0.10 -0.08 -0.11 0.06 -0.10 -0.10 -0.06
word	bridg	-0.02 0.02 -0.22 -0.06 0.04 -0.18 -0.02
word	brief	-0.02 -0.13 -0.25 -0.22 -0.10 0.02 0.13
word	bring	-0.08 0.01 -0.16 -0.06 0.03 -0.12 0.03
word	brink	0.01 -0.08 -0.15 -0.10 0.06 -0.14 -0.06
word	brit	-0.15 -0.09 -0.16 -0.13 0.09 -0.11 0.10
word	broad	0.06 -0.02 -0.10 -0.08 -0.09 -0.04 -0.09
word	broadcast	0.00 -0.10 -0.10 -0.10 -0.14 -0.07 0.08
word	broadcaster	-0.01 -0.15 -0.17 -0.10 -0.10 -0.12 0.10
word	broader	-0.09 0.07 -0.06 0.04 -0.12 -0.02 -0.13
word	broker	-0.07 -0.04 -0.11 0.11 -0.08 -0.05 0.02
word	brother	-0.15 0.04 0.08 -0.12 0.07 -0.13 -0.16
word	brought	0.08 -0.11 -0.11 -0.13 0.05 -0.11 -0.01
word	brutal	-0.09 0.04 -0.09 -0.09 0.03 -0.11 0.00
word	budget	-0.10 -0.18 -0.12 0.18 -0.10 -0.12 -0.14
word	buffer	0.06 -0.16 -0.11 0.09 -0.12 -0.10 -0.17
word	build	0.13 -0.14 -0.26 -0.04 -0.17 -0.19 -0.05
word	building	0.14 -0.06 -0.18 -0.15 -0.04 -0.17 -0.14
word	built	-0.12 0.07 0.03 -0.09 0.07 0.06 -0.14
word	bunker	0.12 -0.14 -0.17 -0.03 -0.14 -0.08 -0.13
word	burn	0.06 0.07 -0.26 -0.17 -0.12 -0.23 0.01
word	bury	-0.01 -0.17 -0.06 -0.14 0.11 -0.13 -0.06
word	busines	-0.12 -0.17 -0.12 0.11 0.09 -0.07 -0.10
word	bust	0.08 -0.10 -0.11 0.00 -0.09 -0.07 -0.08
word	buy	-0.24 -0.09 -0.22 0.17 -0.01 -0.14 -0.06
word	buyer	-0.12 -0.14 -0.12 0.09 -0.14 -0.07 0.03
word	bypas	-0.13 0.08 -0.09 0.08 -0.08 -0.10 -0.11
word	cabinet	-0.10 -0.10 -0.14 -0.11 -0.09 -0.07 0.12
word	california	-0.03 -0.14 -0.03 -0.14 -0.11 0.02 0.08
word	call	-0.13 0.07 -0.05 -0.12 -0.04 -0.24 0.03
word	calm	-0.03 0.01 -0.19 -0.03 -0.15 -0.13 0.07
word	came	0.02 -0.09 -0.09 -0.10 0.04 -0.07 0.00
word	camera	-0.01 -0.12 0.00 -0.11 -0.11 0.08 -0.12
word	campaign	0.02 -0.02 0.02 -0.26 0.03 -0.19 -0.03
word	can	0.04 0.00 -0.03 -0.06 -0.09 -0.22 0.00
word	can't	-0.18 -0.01 -0.29 0.10 -0.07 -0.20 0.08
word	canadian	-0.14 -0.03 -0.15 -0.09 0.12 -0.09 -0.03
word	cancel	-0.18 -0.03 -0.18 0.05 0.02 -0.11 0.02
word	cancell	-0.08 0.03 -0.12 0.07 0.02 -0.08 -0.12
word	capability	0.12 -0.09 0.01 -0.11 -0.18 -0.06 -0.06
word	capacity	-0.02 -0.06 -0.17 0.11 -0.16 -0.13 -0.05
word	capital	-0.05 -0.07 -0.12 -0.10 -0.11 0.08 0.07
word	caps	-0.03 -0.10 -0.03 0.07 -0.09 -0.02 -0.06
word	captur	0.09 -0.20 -0.07 -0.01 -0.08 -0.24 0.05
word	car	0.00 -0.06 0.04 -0.04 -0.15 -0.11 0.01
word	card	-0.09 0.02 -0.16 0.01 -0.19 0.00 0.01
word	care	0.05 -0.02 -0.09 -0.11 -0.04 -0.05 -0.03
word	careful	0.04 0.12 -0.09 -0.11 -0.08 -0.08 -0.10
word	cargo	-0.08 -0.02 -0.15 0.08 -0.16 -0.08 -0.17
word	carlson	-0.20 -0.14 0.11 -0.15 -0.18 -0.17 0.11
word	carr	-0.06 -0.03 0.05 -0.05 -0.05 -0.04 0.03
word	carrier	0.00 0.03 -0.17 0.00 0.03 -0.07 -0.15
word	carry	0.12 -0.16 -0.22 -0.03 -0.21 -0.16 0.04
word	case	-0.06 0.05 -0.01 0.03 -0.21 -0.16 -0.03
word	cash	-0.11 -0.12 0.07 0.11 -0.09 -0.07 -0.09
word	cast	-0.07 0.03 -0.13 -0.06 -0.16 -0.09 0.08
word	casualty	-0.07 0.05 0.00 -0.12 0.05 -0.12 -0.13
word	catastroph	-0.14 -0.12 -0.12 -0.07 0.12 -0.13 -0.03
word	catastrophic	-0.05 -0.16 -0.16 -0.16 0.06 -0.11 0.17
word	catch	-0.13 -0.12 -0.12 -0.01 -0.11 -0.10 0.11
word	caught	0.01 0.09 -0.19 -0.14 -0.11 -0.17 -0.05
word	caus	0.01 -0.13 -0.32 -0.03 0.11 -0.24 -0.18
word	caution	-0.13 -0.09 -0.08 -0.10 -0.12 -0.08 0.10
word	cautiou	-0.21 -0.07 -0.11 0.11 0.06 -0.10 -0.17
word	ceas	-0.08 -0.03 -0.16 -0.15 0.12 -0.12 -0.01
word	ceasefir	-0.07 -0.06 -0.34 -0.07 -0.02 -0.20 0.08
word	celebrat	-0.19 -0.21 0.03 -0.16 -0.03 -0.11 0.18
word	celebration	-0.16 0.12 -0.11 -0.12 0.06 -0.10 -0.01
word	cell	-0.09 -0.09 0.17 -0.16 -0.05 -0.15 -0.10
word	center	0.07 0.03 -0.17 -0.09 -0.16 -0.07 -0.03
word	centr	0.07 0.01 -0.12 0.00 -0.15 -0.12 -0.13
word	central	0.10 -0.16 -0.15 0.08 -0.17 -0.16 -0.16
word	ceo	-0.08 0.03 -0.14 0.08 -0.07 -0.10 -0.14
word	ceremony	-0.12 0.13 -0.11 -0.13 -0.13 -0.10 -0.13
word	chain	-0.15 -0.14 -0.08 0.06 0.04 -0.09 0.03
word	chair	-0.07 -0.13 -0.17 -0.04 -0.16 -0.13 0.11
word	chairman	0.04 -0.09 -0.08 -0.09 -0.05 -0.04 0.05
word	challeng	0.12 -0.13 -0.14 -0.16 -0.02 -0.10 0.05
word	chanc	0.05 -0.02 -0.19 0.01 -0.18 -0.11 -0.04
word	chang	-0.20 0.07 -0.04 -0.12 -0.22 -0.23 0.12
word	channel	-0.05 0.00 0.10 -0.07 -0.10 -0.13 -0.12
word	chao	-0.18 -0.15 0.02 0.03 0.09 -0.14 0.14
word	charg	-0.30 0.03 0.19 0.01 -0.21 -0.26 -0.23
word	check	-0.13 -0.03 -0.16 0.05 -0.15 -0.13 0.10
word	chemical	-0.08 -0.10 -0.11 -0.01 0.05 -0.07 -0.14
word	chief	0.12 -0.11 0.09 -0.09 0.08 -0.16 -0.21
word	child	-0.12 -0.07 -0.12 -0.09 0.06 -0.08 0.00
word	children	-0.11 0.01 -0.21 -0.13 0.16 -0.10 -0.02
word	chill	0.04 0.03 -0.17 0.01 -0.16 -0.15 -0.03
word	choic	-0.14 0.10 -0.14 -0.12 -0.12 -0.11 -0.01
word	chok	-0.12 -0.12 -0.12 0.07 -0.01 -0.07 0.04
word	choos	0.03 0.09 -0.11 -0.11 -0.13 -0.06 -0.09
word	chosen	0.01 -0.10 -0.14 -0.12 -0.13 -0.12 0.06
word	chri	-0.06 -0.16 0.00 -0.03 -0.10 -0.10 0.10
word	christian	-0.12 -0.11 -0.11 -0.14 0.15 -0.14 -0.03
word	cia	-0.07 -0.04 0.15 -0.10 -0.16 -0.09 -0.12
word	cit	-0.04 0.11 -0.18 -0.18 0.00 -0.15 -0.17
word	citizen	-0.07 -0.04 -0.17 0.01 0.12 0.02 -0.24
word	city	-0.01 -0.01 -0.34 -0.13 0.16 -0.24 -0.20
word	civil	0.02 -0.07 0.07 -0.14 -0.10 -0.09 0.08
word	civilian	0.03 -0.01 -0.34 -0.10 -0.03 -0.22 0.01
word	civilisation	0.04 0.02 -0.12 -0.12 -0.13 -0.07 -0.08
word	civilization	-0.18 -0.04 -0.21 -0.18 -0.18 -0.16 0.13
word	claim	-0.08 0.05 0.09 -0.16 -0.37 0.02 -0.01
word	clash	-0.13 -0.01 -0.32 0.04 -0.04 0.06 0.07
word	clean	0.12 0.09 -0.12 -0.05 -0.08 -0.08 -0.15
word	clear	0.11 -0.23 -0.04 -0.04 0.07 0.07 -0.09
word	cleric	-0.05 -0.06 -0.11 -0.07 -0.12 -0.10 0.09
word	climat	0.00 -0.09 -0.10 -0.01 -0.12 -0.08 0.05
word	climb	-0.08 0.04 -0.11 0.00 0.01 -0.13 -0.15
word	clip	-0.11 -0.10 -0.15 -0.11 -0.09 0.07 0.10
word	clos	-0.07 -0.13 -0.04 0.08 0.09 0.01 -0.06
word	closer	0.01 0.08 -0.13 -0.11 -0.11 -0.05 -0.14
word	closest	-0.08 -0.06 -0.08 -0.05 -0.11 -0.04 0.12
word	closur	-0.05 -0.13 -0.17 0.09 -0.04 -0.20 0.03
word	cloud	0.02 -0.01 -0.12 0.06 -0.13 0.08 -0.17
word	cluster	0.02 -0.13 -0.14 -0.12 0.04 -0.14 -0.17
word	cnbc	0.02 0.01 -0.11 0.01 -0.13 -0.08 -0.04
word	cnn	0.05 -0.23 -0.04 -0.07 -0.16 -0.19 0.14
word	co	0.01 -0.10 -0.07 -0.08 -0.11 -0.07 0.07
word	coast	0.01 -0.19 0.12 -0.13 -0.01 -0.23 -0.14
word	collaps	0.02 -0.04 -0.01 0.02 -0.11 -0.23 -0.06
word	collin	-0.05 -0.12 0.06 -0.09 -0.10 -0.10 0.05
word	column	0.06 -0.15 0.06 -0.10 -0.15 -0.10 0.02
word	com	0.08 0.10 -0.33 -0.13 -0.12 -0.20 -0.09
word	combat	0.14 0.05 -0.26 -0.17 -0.22 -0.15 -0.17
word	come	0.01 0.01 -0.12 0.01 -0.15 -0.06 0.01
word	command	0.08 -0.17 0.07 -0.09 -0.15 -0.09 -0.05
word	commander	-0.09 0.13 -0.05 -0.07 -0.10 -0.22 -0.09
word	commando	0.11 -0.08 -0.14 -0.09 -0.09 -0.07 -0.13
word	comment	-0.07 0.06 0.01 0.00 -0.19 -0.17 -0.07
word	commercial	-0.04 -0.05 -0.15 0.00 0.07 -0.14 -0.06
word	commitment	-0.08 0.15 -0.16 -0.14 -0.12 -0.13 -0.16
word	committ	-0.14 0.08 -0.17 -0.09 0.00 -0.11 0.04
word	committe	-0.02 -0.03 -0.07 -0.08 -0.04 -0.07 0.05
word	community	-0.12 -0.01 -0.14 -0.10 0.10 -0.15 0.01
word	company	-0.07 -0.08 -0.16 0.17 -0.15 -0.15 -0.18
word	compar	-0.10 0.12 -0.12 -0.12 -0.09 -0.09 0.03
word	complain	-0.11 0.05 -0.10 0.06 0.03 -0.07 -0.07
word	complet	0.11 0.04 -0.24 -0.03 -0.20 -0.15 -0.08
word	completely	-0.02 0.04 -0.18 -0.12 -0.18 -0.14 0.07
word	complex	-0.10 -0.13 -0.11 0.11 -0.11 -0.11 0.06
word	complicat	0.00 -0.16 0.01 0.12 -0.16 -0.08 0.02
word	comply	0.06 -0.01 -0.10 0.06 -0.07 -0.06 -0.10
word	compound	0.14 -0.14 -0.15 -0.06 -0.05 -0.05 -0.12
word	compromis	-0.11 0.04 -0.12 -0.08 0.05 -0.10 0.04
word	concern	-0.01 -0.07 0.01 0.12 -0.07 -0.15 -0.12
word	conclud	-0.17 0.06 0.09 -0.16 -0.15 -0.13 -0.12
word	condemn	-0.17 0.21 -0.32 -0.20 -0.17 -0.14 -0.05
word	condemnation	0.02 0.10 -0.13 -0.10 -0.10 -0.10 -0.14
word	condition	-0.08 0.06 -0.07 -0.11 -0.14 -0.10 0.02
word	conduct	0.01 -0.11 -0.05 -0.03 -0.06 -0.02 0.06
word	conferenc	-0.02 0.12 -0.10 -0.12 -0.11 -0.04 0.09
word	confirm	0.16 0.07 -0.35 -0.25 -0.05 -0.16 -0.33
word	conflict	-0.15 -0.02 -0.22 0.17 -0.03 -0.02 -0.17
word	confront	0.05 -0.12 -0.32 -0.03 -0.08 -0.22 0.07
word	confusion	-0.12 0.00 -0.07 0.02 0.05 -0.06 -0.06
word	congressman	-0.06 0.06 -0.12 -0.11 -0.10 -0.10 -0.06
word	consensu	-0.01 -0.13 -0.12 -0.11 -0.12 -0.12 0.08
word	consequenc	-0.04 0.06 -0.14 0.00 -0.14 -0.12 -0.06
word	conservativ	-0.12 -0.06 -0.15 -0.10 -0.12 -0.12 0.11
word	consider	0.09 -0.07 -0.20 -0.12 0.02 -0.08 -0.10
word	constraint	-0.10 0.09 -0.06 -0.02 -0.06 -0.03 -0.10
word	constructiv	0.05 0.03 -0.07 -0.09 -0.07 -0.08 -0.08
word	consulat	0.01 -0.05 -0.01 0.02 -0.16 -0.12 0.02
word	consumer	-0.11 -0.12 -0.12 0.12 -0.10 -0.11 -0.12
word	container	0.04 -0.09 -0.06 0.01 -0.07 -0.07 -0.05
word	continu	0.20 -0.01 -0.30 -0.13 -0.17 -0.08 -0.12
word	contract	-0.08 -0.09 -0.05 0.09 -0.09 -0.06 -0.08
word	contradict	0.00 0.02 -0.18 -0.12 0.04 -0.12 0.03
word	control	0.09 0.02 -0.24 -0.06 -0.23 -0.21 -0.08
word	conversation	0.09 0.03 -0.08 -0.11 -0.12 -0.08 -0.13
word	convict	-0.06 -0.08 0.09 -0.05 -0.10 -0.06 -0.11
word	convinc	-0.03 -0.04 -0.12 -0.08 -0.08 -0.05 0.07
word	cook	-0.13 -0.11 -0.09 0.10 0.03 -0.05 -0.12
word	coordinat	-0.02 -0.09 0.05 0.02 -0.13 -0.12 0.03
word	corner	-0.02 -0.13 0.06 -0.10 -0.13 -0.13 0.07
word	correct	-0.10 -0.10 -0.10 -0.05 -0.11 -0.08 0.11
word	cost	-0.01 -0.08 -0.31 0.07 -0.09 0.04 -0.01
word	could	-0.03 -0.09 -0.03 0.18 -0.07 -0.04 -0.13
word	coulter	-0.08 -0.11 -0.09 -0.06 -0.10 -0.04 0.10
word	counter	0.03 0.07 0.01 -0.07 -0.15 -0.08 -0.10
word	counterpart	-0.11 0.13 -0.12 -0.12 -0.10 -0.07 -0.13
word	counterterrorism	-0.15 -0.16 0.11 -0.10 -0.10 -0.13 0.11
word	country	-0.17 0.17 -0.03 0.04 -0.09 -0.02 -0.15
word	coupl	0.03 -0.10 0.04 -0.03 -0.02 -0.11 -0.14
word	cours	0.00 -0.15 0.04 -0.10 0.05 -0.07 -0.01
word	court	0.01 -0.15 -0.24 0.05 -0.24 -0.19 0.09
word	cover	0.03 -0.22 0.09 -0.17 -0.09 -0.16 0.06
word	coverag	-0.18 -0.22 -0.22 -0.16 -0.19 -0.15 0.23
word	covert	-0.09 -0.13 0.11 -0.03 -0.11 -0.14 -0.10
word	cpac	-0.07 -0.14 -0.14 -0.11 -0.12 -0.14 0.11
word	crackdown	-0.11 0.06 -0.24 -0.16 -0.16 0.07 0.00
word	crash	0.13 -0.04 -0.20 -0.12 -0.03 -0.05 -0.11
word	crazy	-0.06 0.08 -0.13 -0.13 -0.13 -0.12 -0.06
word	creat	-0.01 -0.07 -0.12 0.00 -0.13 -0.08 0.06
word	credit	-0.08 -0.04 -0.06 0.06 -0.12 -0.04 -0.03
word	crew	0.17 -0.20 -0.27 -0.10 0.02 -0.19 -0.08
word	crim	-0.04 0.00 -0.21 -0.21 0.06 -0.17 -0.02
word	crippl	0.02 -0.05 -0.18 0.03 0.01 -0.11 -0.04
word	crisi	-0.25 -0.11 -0.28 0.05 0.11 -0.21 0.02
word	critic	-0.24 -0.11 0.07 -0.21 -0.20 -0.21 0.19
word	critical	0.10 -0.16 -0.22 0.05 -0.23 0.03 -0.11
word	criticis	-0.09 0.02 -0.20 -0.12 -0.17 -0.11 0.04
word	criticism	-0.11 0.07 -0.02 -0.11 -0.13 -0.09 0.04
word	criticiz	-0.08 -0.13 -0.14 -0.11 -0.10 -0.08 0.12
word	cros	0.00 -0.13 -0.14 0.11 -0.16 -0.13 -0.16
word	cross	-0.03 -0.10 -0.15 0.11 -0.18 -0.14 -0.19
word	crossing	-0.07 -0.13 -0.08 0.11 0.10 -0.08 -0.10
word	crucial	-0.03 0.10 0.01 -0.05 -0.14 -0.15 -0.06
word	crud	-0.08 -0.18 -0.10 0.19 -0.20 -0.08 -0.20
word	cruis	-0.09 -0.12 -0.13 -0.12 0.12 -0.11 0.04
word	crunch	-0.07 -0.11 -0.06 0.08 -0.12 -0.04 -0.08
word	crush	0.10 -0.04 -0.23 -0.18 -0.19 -0.18 -0.09
word	crypto	-0.20 -0.21 0.01 0.13 -0.16 0.11 -0.03
word	cup	-0.13 -0.07 -0.14 -0.13 0.02 -0.10 0.11
word	curb	-0.06 -0.02 -0.13 0.06 -0.13 -0.16 -0.17
word	current	-0.01 -0.11 -0.15 -0.05 -0.16 -0.11 0.13
word	cut	0.03 -0.06 -0.26 -0.03 0.09 -0.01 -0.23
word	cuts	-0.16 -0.03 0.03 0.11 0.01 0.02 -0.22
word	cutt	-0.02 0.06 -0.13 -0.05 -0.10 -0.04 0.00
word	cyber	-0.13 -0.14 -0.15 -0.11 -0.09 0.13 -0.11
word	cyberattack	-0.15 -0.12 -0.08 0.05 -0.13 0.14 -0.15
word	d	-0.14 -0.09 0.02 0.02 -0.16 -0.10 0.13
word	dad	0.00 -0.09 -0.10 -0.05 -0.12 -0.05 0.07
word	daily	0.09 -0.10 -0.21 -0.07 -0.07 -0.14 0.02
word	damag	0.17 -0.22 -0.06 -0.01 0.00 -0.36 -0.24
word	danger	-0.03 -0.13 0.08 -0.10 -0.10 -0.10 0.09
word	dangerou	0.10 -0.02 -0.17 -0.14 -0.16 -0.11 -0.11
word	dar	0.15 -0.01 -0.20 -0.15 -0.20 -0.11 -0.15
word	dark	-0.01 -0.16 -0.13 -0.12 0.02 -0.11 0.09
word	darknes	0.12 -0.11 -0.13 -0.10 -0.14 -0.11 0.00
word	data	-0.08 -0.12 -0.11 0.12 -0.10 -0.13 -0.12
word	date	-0.05 -0.11 -0.11 -0.02 -0.15 -0.12 0.10
word	daughter	-0.09 -0.08 -0.12 -0.05 0.05 -0.03 0.04
word	david	-0.13 -0.11 -0.12 -0.10 -0.11 -0.09 0.15
word	dawn	-0.06 -0.04 0.04 0.06 -0.12 -0.09 0.01
word	day	0.08 -0.04 -0.39 -0.05 -0.10 -0.20 -0.04
word	daybreak	0.02 0.04 -0.14 -0.11 0.01 -0.08 -0.02
word	days	0.01 0.06 0.06 -0.10 0.06 -0.16 -0.22
word	dc	-0.02 0.06 -0.08 -0.11 -0.11 -0.04 -0.11
word	de	-0.03 0.03 -0.10 0.02 0.00 -0.07 -0.18
word	dead	0.13 -0.18 -0.32 -0.18 -0.05 -0.17 0.02
word	deadlin	-0.05 0.03 -0.28 0.00 0.08 -0.23 -0.13
word	deadly	0.02 -0.08 0.07 -0.03 0.07 -0.24 -0.22
word	deal	-0.01 0.02 -0.07 0.06 -0.12 -0.12 -0.07
word	dealt	0.11 -0.11 -0.11 -0.05 -0.10 -0.09 -0.13
word	death	-0.06 -0.09 -0.01 0.01 0.06 -0.15 0.00
word	debat	0.01 0.02 -0.13 -0.15 -0.11 -0.14 0.10
word	debri	0.11 -0.10 -0.13 0.03 -0.20 -0.07 -0.13
word	decad	-0.06 0.00 -0.01 -0.09 -0.03 -0.18 0.08
word	decid	0.07 -0.01 -0.15 -0.17 -0.15 -0.12 -0.11
word	decimat	0.13 0.06 -0.10 -0.10 -0.09 -0.12 -0.12
word	decision	-0.04 0.12 -0.02 -0.18 -0.20 -0.14 -0.08
word	declar	0.11 -0.14 -0.33 0.14 -0.16 -0.17 -0.07
word	declin	0.08 -0.08 -0.14 -0.07 -0.16 -0.12 0.05
word	decry	-0.04 0.03 -0.10 -0.07 -0.04 -0.08 0.00
word	deep	0.10 -0.10 0.02 -0.20 -0.22 -0.13 -0.03
word	deepen	-0.03 0.03 -0.22 0.04 -0.11 -0.19 -0.01
word	deeper	0.11 -0.15 -0.13 -0.13 -0.13 -0.15 0.04
word	deeply	-0.12 -0.09 -0.15 0.01 -0.13 -0.09 0.10
word	defeat	0.04 -0.01 0.04 -0.16 -0.16 -0.18 -0.08
word	defenc	0.30 -0.05 -0.10 -0.29 -0.22 -0.19 -0.15
word	defend	0.09 -0.02 -0.03 -0.23 -0.20 -0.18 0.02
word	defens	0.16 -0.27 0.02 -0.05 -0.03 -0.22 -0.05
word	defensiv	0.17 -0.13 -0.19 -0.12 -0.13 -0.07 -0.05
word	defianc	0.00 -0.03 -0.12 -0.10 0.06 -0.13 -0.03
word	defiant	-0.17 0.00 -0.16 -0.02 0.07 -0.10 0.00
word	defy	0.13 -0.06 -0.13 -0.12 -0.12 -0.11 0.00
word	degrad	0.11 -0.14 -0.16 -0.10 -0.11 -0.13 -0.01
word	delay	0.08 -0.09 -0.18 -0.09 0.00 -0.11 0.04
word	delegation	-0.23 0.23 -0.19 -0.14 -0.09 -0.16 -0.12
word	deliver	-0.02 0.09 -0.21 -0.16 0.01 -0.18 -0.05
word	dem	-0.14 -0.13 -0.16 -0.12 -0.13 -0.09 0.15
word	demand	-0.13 -0.01 -0.04 -0.01 -0.34 0.02 0.09
word	democrat	-0.06 -0.19 -0.01 -0.10 -0.16 -0.08 0.14
word	dems	-0.08 -0.03 -0.13 -0.06 -0.07 -0.05 0.07
word	denounc	0.01 0.06 -0.14 -0.12 -0.15 -0.10 -0.12
word	deny	0.09 -0.07 -0.02 0.07 -0.11 -0.17 -0.09
word	depart	-0.09 0.10 -0.07 -0.09 -0.09 -0.04 -0.11
word	department	-0.06 -0.12 0.12 -0.11 -0.01 -0.12 -0.13
word	departur	-0.07 0.00 -0.13 -0.11 -0.11 -0.08 0.06
word	depend	0.00 0.05 -0.10 -0.07 -0.08 -0.03 0.00
word	dependent	-0.07 -0.10 -0.05 -0.02 0.07 -0.07 -0.11
word	deploy	0.05 -0.14 0.09 -0.14 -0.04 -0.16 -0.08
word	deployment	0.07 -0.09 -0.10 0.00 -0.10 -0.04 -0.05
word	depot	0.17 -0.08 -0.13 -0.15 -0.19 -0.12 -0.15
word	deputy	0.03 0.09 -0.14 -0.08 -0.14 -0.08 -0.09
word	derail	-0.15 0.04 -0.14 0.10 -0.16 -0.12 -0.06
word	derivativ	-0.06 -0.04 -0.05 0.06 -0.07 -0.04 -0.07
word	desalination	0.08 -0.17 -0.17 -0.13 0.06 -0.21 -0.17
word	describ	-0.18 -0.03 -0.21 -0.05 0.19 -0.19 -0.16
word	desperat	0.03 -0.05 -0.15 -0.14 -0.15 -0.11 0.04
word	despit	0.07 -0.17 -0.10 0.08 -0.25 0.02 0.05
word	destabiliz	0.03 0.11 -0.13 -0.10 -0.14 -0.17 -0.12
word	destroy	-0.09 -0.06 0.06 0.00 0.14 -0.02 -0.06
word	destroyer	-0.11 0.12 -0.08 -0.10 -0.05 -0.04 -0.07
word	destruction	0.06 -0.11 -0.25 0.00 0.19 -0.21 -0.27
word	detail	-0.08 0.05 0.03 -0.22 -0.24 -0.17 0.05
word	detain	-0.16 -0.10 0.02 0.02 0.01 -0.09 0.07
word	determin	0.02 0.01 0.05 -0.12 -0.14 -0.09 -0.07
word	devastat	-0.24 -0.14 -0.17 0.00 0.16 -0.16 -0.03
word	devastation	0.01 -0.11 -0.10 0.02 0.06 -0.13 0.00
word	dialogu	-0.10 0.14 -0.09 -0.12 -0.10 -0.07 -0.16
word	dictat	0.05 -0.06 -0.12 -0.07 -0.13 -0.12 0.02
word	did	-0.06 -0.08 0.00 -0.07 -0.16 -0.24 0.09
word	didn't	-0.08 -0.02 -0.26 0.09 -0.02 -0.16 0.02
word	die	-0.06 0.07 -0.17 -0.09 -0.19 -0.06 0.01
word	dies	-0.09 -0.14 -0.15 -0.12 0.14 -0.12 -0.12
word	diesel	-0.10 -0.10 -0.11 0.11 -0.11 -0.10 -0.09
word	difficult	-0.06 0.12 -0.15 -0.17 -0.12 -0.09 -0.01
word	digital	-0.10 -0.12 0.03 -0.08 -0.11 0.09 0.05
word	digitally	-0.08 0.10 -0.06 -0.10 -0.07 -0.03 -0.09
word	dilemma	-0.10 -0.02 -0.13 -0.04 -0.12 -0.11 0.08
word	dilut	-0.13 0.09 -0.03 -0.02 0.08 -0.10 -0.10
word	diplomacy	0.01 0.20 0.02 -0.23 -0.29 -0.17 -0.22
word	diplomat	-0.24 0.09 -0.18 0.03 -0.08 -0.17 -0.04
word	diplomatic	-0.02 0.14 -0.16 -0.10 -0.19 -0.10 -0.12
word	dips	-0.10 0.06 -0.06 -0.04 -0.08 -0.05 -0.10
word	direct	0.02 0.00 -0.05 -0.03 -0.06 -0.17 -0.12
word	directly	0.05 0.02 -0.19 0.06 -0.12 -0.13 -0.18
word	director	-0.01 -0.12 -0.12 -0.12 -0.11 0.03 0.07
word	disabl	0.13 -0.12 -0.09 -0.13 -0.11 -0.08 -0.11
word	disappoint	-0.13 -0.07 -0.13 -0.14 0.07 -0.09 0.05
word	disarm	-0.02 0.10 -0.13 -0.10 -0.15 -0.11 -0.02
word	disarmament	-0.12 0.15 -0.14 -0.12 -0.13 -0.08 -0.21
word	disaster	-0.14 -0.08 0.06 -0.11 -0.09 -0.06 0.09
word	discus	-0.19 0.13 -0.13 -0.07 -0.15 -0.07 -0.03
word	discuss	-0.16 0.17 -0.12 -0.16 -0.13 -0.04 -0.15
word	disfigur	-0.16 -0.01 0.14 -0.13 -0.15 -0.14 0.05
word	dismantl	-0.08 0.00 -0.13 -0.09 -0.12 -0.14 0.07
word	dismiss	-0.11 0.02 0.06 -0.11 -0.04 -0.07 -0.03
word	displac	-0.15 -0.17 -0.14 -0.15 0.20 -0.17 -0.06
word	displacement	-0.12 -0.03 -0.10 -0.15 0.12 -0.15 -0.17
word	disput	0.00 0.13 0.03 -0.10 0.02 -0.15 -0.09
word	disregard	-0.10 0.09 -0.10 -0.05 -0.06 -0.03 -0.07
word	disrupt	-0.12 -0.25 -0.14 0.19 -0.01 0.03 -0.12
word	disruption	-0.18 -0.10 -0.11 0.11 -0.02 -0.07 -0.02
word	district	0.10 -0.11 -0.10 -0.11 -0.04 -0.10 -0.14
word	diverg	-0.13 -0.05 -0.10 -0.03 -0.12 -0.08 0.11
word	divert	0.02 -0.13 -0.08 0.09 -0.10 -0.09 0.00
word	divid	-0.07 0.04 -0.17 -0.13 0.02 -0.10 0.04
word	do	-0.08 0.14 -0.06 -0.18 0.03 -0.15 -0.02
word	does	-0.02 0.04 -0.01 -0.09 -0.26 -0.16 -0.01
word	doesn't	-0.06 -0.01 -0.18 -0.13 -0.16 -0.15 0.08
word	dollar	0.04 -0.08 0.01 -0.04 -0.14 -0.01 -0.06
word	dollarsb	-0.11 0.01 -0.13 0.09 -0.13 -0.10 -0.12
word	dollarsbn	0.10 -0.09 -0.19 0.09 -0.20 -0.16 -0.18
word	dollarsm	0.01 -0.13 -0.18 -0.02 -0.16 -0.16 0.07
word	domestic	-0.06 -0.09 -0.17 0.08 0.04 -0.15 -0.05
word	dominat	-0.12 0.02 -0.09 0.11 -0.12 -0.09 -0.12
word	don't	-0.28 0.10 -0.28 -0.08 0.07 0.01 0.10
word	done	0.03 -0.09 -0.07 -0.08 -0.11 -0.07 0.05
word	doocy	0.00 -0.12 -0.14 -0.12 -0.08 -0.09 0.06
word	door	-0.12 0.01 -0.08 0.08 -0.09 -0.09 -0.04
word	doubl	-0.02 0.13 -0.21 -0.13 -0.16 -0.16 -0.03
word	doubt	0.02 -0.05 -0.11 -0.12 -0.15 -0.09 0.09
word	dow	0.05 -0.08 -0.07 0.00 -0.13 -0.05 -0.09
word	down	0.10 0.00 0.01 -0.05 -0.23 0.00 -0.12
word	downplay	-0.10 0.06 0.06 -0.11 -0.09 -0.07 0.06
word	dozen	-0.02 -0.19 0.06 0.04 -0.07 -0.21 0.05
word	draft	-0.24 -0.01 -0.01 -0.01 -0.13 -0.12 0.08
word	drag	-0.05 0.09 -0.15 -0.05 -0.01 -0.12 -0.09
word	dramatic	0.08 -0.10 0.05 -0.12 -0.11 -0.11 -0.12
word	draw	0.02 0.05 0.03 0.00 -0.13 -0.10 -0.10
word	dream	-0.08 -0.12 -0.09 -0.10 0.02 -0.10 0.09
word	driv	-0.10 -0.16 -0.15 0.17 -0.21 -0.12 -0.21
word	driven	-0.12 -0.10 -0.11 -0.05 0.06 -0.10 0.02
word	driver	-0.11 -0.13 -0.13 0.11 -0.14 -0.12 0.04
word	dron	0.11 -0.02 0.11 -0.04 -0.29 -0.01 -0.18
word	drop	-0.08 -0.12 -0.22 0.18 -0.19 -0.12 -0.12
word	dropp	0.04 -0.05 -0.19 -0.14 -0.15 -0.13 0.02
word	due	-0.14 -0.11 -0.21 0.05 0.03 -0.18 0.07
word	dur	-0.09 -0.17 0.00 0.06 0.13 -0.25 0.02
word	duration	-0.13 0.09 -0.07 -0.02 -0.09 -0.04 -0.09
word	duty	0.01 -0.15 -0.13 -0.10 0.06 -0.08 0.07
word	e	-0.06 -0.03 -0.10 -0.01 0.05 -0.08 -0.13
word	each	0.07 -0.14 -0.20 -0.21 -0.17 -0.18 0.06
word	early	0.03 0.06 0.05 -0.08 -0.07 -0.15 -0.15
word	earth	-0.01 -0.09 -0.08 0.04 -0.01 -0.07 -0.01
word	eas	-0.09 0.07 0.05 -0.06 -0.12 -0.09 -0.14
word	ease	-0.17 -0.14 0.03 0.17 -0.13 -0.15 -0.14
word	easier	-0.07 -0.12 -0.11 -0.04 -0.10 -0.11 0.10
word	east	0.02 -0.14 -0.12 0.08 -0.01 -0.10 -0.15
word	easter	-0.05 -0.03 -0.19 -0.12 0.02 -0.14 0.06
word	easy	0.11 0.07 -0.09 -0.11 -0.11 -0.11 -0.11
word	echo	-0.08 -0.02 -0.09 -0.05 0.06 -0.05 0.08
word	economic	-0.11 0.04 0.03 0.07 -0.12 -0.16 -0.06
word	economist	-0.11 -0.11 -0.11 0.12 -0.09 -0.07 -0.12
word	economy	-0.06 -0.14 -0.20 0.12 -0.14 -0.13 -0.07
word	ed	-0.11 0.02 -0.11 -0.07 -0.14 -0.07 0.10
word	edg	-0.09 0.07 -0.08 0.00 -0.12 -0.08 -0.11
word	edge	-0.18 0.07 -0.13 -0.07 -0.11 -0.12 0.02
word	edition	-0.03 0.06 -0.10 -0.08 -0.10 -0.08 0.05
word	editor	0.03 0.00 -0.10 -0.10 -0.10 -0.10 0.03
word	effect	-0.07 0.07 -0.17 0.04 0.06 -0.11 -0.09
word	effort	0.09 0.08 -0.22 -0.21 -0.25 -0.13 -0.06
word	eight	-0.01 0.04 -0.11 -0.13 0.05 0.05 -0.11
word	election	-0.10 -0.09 -0.13 -0.12 -0.10 -0.09 0.11
word	electronic	0.01 0.07 -0.07 -0.07 -0.06 0.09 -0.09
word	elementary	-0.04 -0.13 0.04 -0.06 -0.02 -0.08 0.08
word	eli	-0.04 -0.12 -0.13 -0.12 -0.15 -0.12 0.11
word	eliminat	0.21 -0.15 -0.20 -0.15 -0.19 -0.14 -0.25
word	elon	-0.04 -0.10 -0.13 -0.02 -0.13 0.04 0.06
word	else	0.03 0.05 -0.08 -0.12 -0.11 -0.08 0.03
word	email	-0.08 -0.09 -0.13 -0.10 -0.07 0.11 -0.09
word	embarrass	-0.08 -0.12 -0.13 -0.07 -0.07 -0.08 0.11
word	embassy	-0.01 -0.01 0.05 -0.14 0.03 -0.06 -0.09
word	emerg	-0.16 0.12 -0.17 -0.15 -0.07 -0.11 0.04
word	emergency	0.10 -0.10 -0.20 0.03 0.03 -0.08 -0.24
word	empty	-0.14 -0.02 -0.06 -0.01 0.10 -0.10 -0.10
word	encourag	0.11 0.01 -0.15 -0.15 -0.14 -0.15 -0.05
word	end	-0.16 0.26 -0.28 -0.20 -0.13 -0.16 -0.07
word	endgam	-0.09 -0.19 -0.18 -0.12 -0.14 -0.14 0.15
word	endles	-0.09 -0.09 -0.12 -0.11 0.11 -0.09 0.04
word	ends	-0.05 0.17 -0.17 -0.04 -0.16 -0.11 -0.17
word	enemy	0.07 -0.06 -0.05 -0.07 -0.10 -0.30 -0.03
word	energy	0.07 -0.11 -0.30 0.09 -0.16 -0.20 -0.14
word	engag	-0.03 0.10 -0.07 -0.10 -0.12 -0.07 -0.12
word	engin	0.10 -0.10 -0.08 -0.10 -0.07 -0.04 -0.08
word	engineer	-0.14 0.04 0.05 -0.12 0.02 -0.11 0.06
word	enough	-0.12 0.08 -0.12 0.07 -0.10 -0.12 -0.13
word	enrich	0.02 0.08 0.02 -0.18 -0.16 -0.17 -0.21
word	enrichment	0.01 -0.04 0.03 -0.09 -0.13 -0.07 0.03
word	ensur	-0.04 0.05 -0.13 -0.10 -0.12 -0.11 0.01
word	enter	0.06 -0.07 -0.28 0.00 0.08 -0.19 -0.12
word	entir	0.01 0.10 -0.14 -0.16 -0.03 -0.16 -0.17
word	entranc	0.01 -0.13 0.09 -0.09 -0.10 -0.09 -0.12
word	envoy	-0.04 -0.01 -0.15 0.06 -0.01 -0.05 -0.14
word	epstein	-0.12 -0.12 -0.13 -0.07 -0.06 -0.07 0.11
word	equity	-0.10 -0.10 -0.05 0.10 -0.10 -0.06 -0.09
word	era	0.10 -0.02 -0.12 0.06 -0.09 -0.09 -0.10
word	erupt	0.01 -0.13 -0.14 -0.04 -0.10 -0.10 0.08
word	escalat	0.19 0.05 -0.30 -0.18 -0.02 -0.16 -0.16
word	escalation	-0.03 0.01 -0.24 -0.03 -0.03 -0.11 0.04
word	escap	0.00 -0.09 0.03 -0.07 0.03 -0.05 -0.10
word	escort	0.12 -0.01 -0.07 -0.05 -0.10 -0.05 -0.13
word	essential	-0.10 0.01 -0.09 -0.02 0.07 -0.11 0.03
word	establish	0.01 -0.12 -0.08 -0.09 0.00 -0.08 0.05
word	estimat	0.02 -0.10 -0.09 0.03 0.05 -0.08 -0.12
word	ether	-0.08 -0.06 -0.06 0.07 -0.07 -0.08 -0.06
word	evacuat	0.17 0.10 -0.04 -0.06 -0.16 -0.10 -0.25
word	evacuation	0.07 0.02 -0.17 -0.07 0.04 -0.13 -0.09
word	evad	0.05 0.04 0.02 0.01 -0.12 0.05 -0.12
word	eve	0.09 -0.13 -0.11 0.07 -0.12 -0.11 -0.13
word	even	-0.12 -0.02 -0.02 0.04 0.01 -0.11 0.02
word	event	-0.20 -0.05 -0.18 -0.07 -0.20 -0.12 0.19
word	ever	0.02 -0.01 -0.19 -0.16 -0.13 -0.16 0.03
word	every	-0.08 0.10 -0.14 -0.14 0.03 -0.10 -0.17
word	everyon	-0.14 0.00 -0.10 -0.13 -0.13 -0.11 0.14
word	everyth	-0.11 0.09 -0.18 0.06 -0.18 -0.13 -0.05
word	evidenc	0.05 -0.02 0.11 -0.10 -0.14 -0.07 -0.04
word	ex	0.10 -0.16 0.05 -0.14 -0.17 -0.19 0.07
word	exampl	0.02 0.00 -0.08 -0.11 -0.12 -0.05 0.01
word	except	-0.11 0.06 -0.08 0.11 -0.06 -0.06 -0.07
word	exchang	0.04 0.05 -0.25 0.06 -0.25 0.04 -0.25
word	exclud	-0.14 0.14 -0.15 -0.14 -0.12 -0.11 -0.14
word	exclusiv	-0.01 -0.07 0.01 0.05 -0.12 -0.10 -0.01
word	execut	-0.06 -0.12 0.12 -0.14 0.07 -0.18 -0.14
word	exil	0.01 -0.10 0.06 -0.14 -0.14 -0.14 0.01
word	existential	-0.06 -0.07 -0.11 -0.06 -0.10 -0.06 0.08
word	exit	-0.08 -0.07 -0.15 0.06 0.06 -0.07 0.02
word	expand	0.21 0.00 -0.23 -0.18 -0.19 -0.17 -0.08
word	expect	-0.23 0.02 0.08 -0.05 0.09 -0.12 -0.05
word	expectation	-0.03 0.03 -0.13 -0.13 -0.11 -0.09 0.00
word	expert	-0.10 -0.16 -0.23 0.12 0.09 -0.26 0.01
word	expir	-0.15 0.13 -0.10 -0.05 -0.11 -0.10 -0.13
word	explain	-0.03 0.03 -0.23 0.03 -0.25 -0.16 0.03
word	explainer	0.11 0.04 -0.15 -0.12 -0.12 -0.11 -0.14
word	explanation	-0.11 -0.12 -0.11 -0.10 -0.11 -0.07 0.12
word	expletiv	-0.05 0.13 -0.13 -0.16 -0.14 -0.15 -0.14
word	explod	-0.04 -0.05 -0.11 0.01 -0.10 -0.10 0.08
word	explosion	0.02 -0.06 -0.05 -0.01 -0.10 -0.14 0.03
word	explosiv	-0.02 -0.14 0.11 0.05 -0.15 -0.08 -0.04
word	export	-0.07 -0.17 -0.14 0.10 0.04 -0.11 -0.21
word	exporter	-0.12 -0.11 -0.08 0.06 0.06 -0.09 -0.11
word	expos	-0.06 -0.08 -0.22 -0.02 -0.01 -0.17 0.08
word	expres	-0.10 -0.02 -0.08 -0.10 0.03 -0.05 0.02
word	express	-0.04 -0.12 -0.15 -0.11 -0.12 -0.10 0.12
word	expulsion	0.07 -0.01 -0.09 -0.12 0.00 -0.12 -0.14
word	extend	0.02 0.15 -0.18 -0.06 -0.24 -0.14 -0.26
word	extension	-0.12 0.07 -0.12 0.09 -0.18 -0.12 -0.02
word	extent	-0.02 -0.13 0.06 -0.12 0.05 -0.09 -0.11
word	extraordinary	-0.13 0.13 -0.11 -0.11 -0.09 -0.08 0.02
word	extrem	-0.08 0.03 -0.08 -0.08 -0.08 -0.05 0.01
word	extremely	-0.01 -0.05 -0.14 0.06 -0.14 -0.10 -0.06
word	eyes	0.03 -0.11 0.03 0.03 -0.15 -0.16 0.00
word	f	0.20 -0.14 -0.08 -0.04 -0.23 -0.19 -0.14
word	fac	-0.12 -0.06 0.02 0.00 -0.03 -0.14 0.03
word	face	-0.12 0.03 -0.15 -0.01 -0.01 -0.21 0.02
word	facility	0.10 -0.16 -0.23 -0.17 0.18 -0.29 -0.21
word	factbox	0.07 -0.07 -0.02 -0.05 -0.09 -0.04 -0.06
word	factory	-0.04 0.06 -0.15 -0.06 0.03 -0.08 -0.11
word	fail	0.05 -0.10 -0.06 -0.04 -0.08 -0.08 0.08
word	failur	-0.22 -0.05 0.02 -0.21 0.07 -0.16 0.11
word	fair	0.05 -0.06 -0.09 -0.10 -0.07 -0.05 -0.01
word	fake	-0.14 -0.11 0.00 -0.12 -0.15 0.07 0.11
word	fall	-0.13 -0.09 -0.22 0.08 0.06 -0.13 -0.04
word	fallout	-0.13 -0.06 -0.23 0.02 0.06 -0.18 -0.02
word	fals	-0.01 -0.04 0.08 -0.10 -0.12 -0.09 -0.10
word	family	-0.16 -0.12 -0.24 0.01 0.11 -0.14 0.09
word	far	0.16 -0.12 -0.01 -0.17 -0.10 -0.11 -0.01
word	farsnew	0.00 -0.12 -0.09 0.08 -0.12 -0.07 -0.13
word	fast	0.13 -0.15 -0.11 0.02 -0.08 -0.09 0.00
word	fate	0.15 0.00 -0.16 -0.11 -0.09 -0.11 -0.15
word	father	-0.10 0.02 -0.10 0.02 0.02 -0.06 0.02
word	fbi	-0.10 -0.20 0.19 -0.24 -0.20 0.03 -0.18
word	fcc	-0.13 -0.16 -0.15 -0.12 -0.12 -0.12 0.15
word	fear	-0.06 -0.01 -0.09 0.00 0.10 -0.10 -0.06
word	fed	0.06 -0.17 -0.26 0.19 -0.24 -0.15 -0.26
word	federal	-0.04 -0.12 0.07 0.08 -0.16 -0.13 -0.06
word	fee	-0.14 0.10 -0.10 0.00 -0.10 -0.14 -0.09
word	feedstock	-0.04 -0.05 -0.03 0.05 -0.04 -0.03 -0.05
word	feel	-0.22 -0.11 -0.02 0.09 0.16 -0.22 -0.12
word	fees	-0.23 0.00 -0.15 0.17 -0.15 -0.18 -0.17
word	fellow	-0.03 -0.04 -0.14 -0.09 -0.11 -0.09 0.07
word	fertilizer	-0.08 -0.09 -0.09 0.10 -0.13 -0.07 -0.10
word	fetterman	-0.08 -0.07 -0.12 -0.07 -0.08 -0.04 0.08
word	few	-0.08 0.04 0.05 0.05 -0.15 -0.09 -0.15
word	field	0.00 0.16 -0.25 -0.09 -0.19 -0.21 -0.18
word	fierc	-0.08 -0.11 -0.11 -0.10 0.09 -0.09 -0.06
word	fifth	0.08 -0.09 0.05 -0.02 -0.09 -0.13 -0.04
word	fight	0.23 -0.16 -0.40 -0.25 0.01 -0.24 -0.08
word	fighter	0.03 -0.05 -0.36 -0.05 -0.13 -0.15 0.02
word	fil	-0.11 -0.11 -0.12 -0.06 -0.06 -0.07 0.11
word	file	-0.11 -0.02 -0.10 -0.09 -0.08 -0.07 0.07
word	fill	-0.08 0.07 0.04 -0.09 0.01 -0.14 -0.06
word	film	-0.12 -0.06 0.04 0.04 -0.12 -0.12 0.07
word	final	0.03 0.07 -0.22 -0.17 0.00 -0.13 -0.20
word	finaliz	-0.08 0.09 -0.05 -0.10 -0.07 -0.06 -0.10
word	finally	-0.13 -0.11 -0.14 -0.13 -0.11 -0.11 0.14
word	financial	-0.03 -0.17 -0.16 0.10 -0.06 -0.14 0.00
word	find	-0.07 -0.19 0.12 -0.08 -0.03 0.00 0.09
word	fine	0.10 -0.08 0.07 -0.17 -0.14 0.02 -0.11
word	finish	0.09 -0.10 -0.15 -0.06 -0.15 -0.10 0.00
word	fir	0.12 -0.16 -0.24 -0.07 -0.05 -0.21 0.01
word	fire	0.26 -0.24 -0.02 -0.17 -0.03 -0.27 -0.12
word	firepower	0.00 -0.09 -0.12 0.06 -0.14 -0.15 0.05
word	firm	0.02 -0.13 -0.14 0.03 -0.15 0.03 0.04
word	first	0.00 0.01 -0.12 -0.04 0.00 -0.18 -0.01
word	fit	-0.11 0.09 -0.09 -0.03 -0.10 -0.09 -0.12
word	five	0.03 -0.05 -0.01 0.02 0.00 -0.15 -0.07
word	fix	-0.04 -0.06 -0.14 0.07 -0.06 -0.08 -0.02
word	flag	-0.14 -0.07 -0.14 0.01 -0.14 -0.10 0.11
word	flagg	-0.05 -0.12 -0.14 0.13 -0.15 -0.14 -0.15
word	flam	0.04 -0.14 -0.19 -0.12 0.00 -0.12 -0.01
word	flar	0.06 0.01 -0.10 -0.09 0.05 -0.10 -0.12
word	fled	-0.14 -0.13 -0.12 -0.08 -0.09 -0.12 0.12
word	flee	-0.08 -0.08 -0.02 -0.17 0.11 -0.13 -0.01
word	fleet	0.02 -0.13 -0.15 0.08 -0.12 -0.13 -0.10
word	flight	-0.24 -0.25 -0.21 0.17 0.12 0.02 -0.05
word	float	-0.14 -0.06 -0.12 -0.06 -0.12 -0.10 0.08
word	flow	-0.05 -0.06 -0.16 0.09 -0.21 -0.11 -0.10
word	fly	-0.02 -0.22 -0.06 0.04 0.04 -0.16 -0.02
word	fm	-0.21 0.09 -0.21 0.10 -0.06 -0.09 -0.10
word	fmr	-0.03 0.11 -0.12 -0.07 -0.14 -0.08 -0.10
word	focu	-0.05 -0.04 -0.12 0.06 -0.14 -0.08 0.01
word	focus	-0.03 0.04 -0.14 -0.10 -0.09 -0.11 0.02
word	follow	-0.02 -0.12 -0.12 0.16 -0.16 -0.01 -0.02
word	food	-0.23 -0.15 -0.19 -0.10 0.22 -0.14 -0.23
word	fool	-0.15 0.00 -0.10 -0.07 -0.10 -0.07 0.09
word	footag	0.10 -0.17 -0.15 -0.12 0.02 -0.13 -0.11
word	forc	0.16 -0.16 -0.46 -0.07 -0.05 -0.23 0.01
word	forecast	-0.08 -0.10 -0.07 0.10 -0.10 -0.08 -0.10
word	foreign	-0.08 0.03 -0.05 0.02 -0.06 -0.14 0.01
word	form	-0.15 0.00 -0.11 -0.04 -0.01 -0.09 0.12
word	former	0.00 -0.17 0.06 -0.22 -0.06 0.02 0.10
word	forward	-0.10 -0.04 -0.11 0.08 -0.10 -0.05 0.07
word	found	-0.05 -0.07 0.00 -0.11 0.00 -0.14 0.12
word	four	0.04 -0.05 0.11 -0.09 -0.10 -0.16 -0.08
word	fourth	0.06 0.00 -0.11 -0.01 -0.04 -0.13 -0.11
word	fox	0.07 -0.26 -0.36 0.02 -0.29 -0.21 0.06
word	fractur	-0.13 0.12 -0.09 -0.11 -0.10 -0.10 0.01
word	fragil	-0.18 0.03 -0.12 -0.05 0.05 -0.14 -0.02
word	fram	-0.07 0.11 -0.15 -0.13 -0.14 -0.12 0.05
word	framework	-0.18 0.12 -0.13 0.02 -0.12 -0.12 -0.14
word	frantic	0.08 -0.02 -0.11 -0.13 -0.12 -0.10 -0.12
word	freak	-0.15 -0.13 -0.12 0.11 -0.14 -0.14 0.08
word	free	-0.15 -0.02 -0.15 0.07 -0.11 -0.13 0.08
word	freedom	-0.12 -0.08 0.06 0.04 -0.12 -0.13 0.01
word	freight	0.06 -0.10 -0.05 0.02 -0.09 -0.05 -0.09
word	fresh	0.11 -0.06 -0.20 -0.02 -0.02 -0.13 -0.21
word	friday	-0.12 0.09 0.04 -0.03 0.05 -0.09 -0.06
word	friend	-0.17 0.01 -0.14 0.04 -0.13 -0.10 0.07
word	frigat	0.11 0.03 -0.13 -0.08 -0.11 -0.13 -0.13
word	front	0.11 -0.08 0.06 -0.17 0.00 -0.20 -0.04
word	frozen	-0.21 0.08 -0.18 0.09 -0.15 -0.16 -0.20
word	ftse	-0.08 -0.06 -0.07 0.08 -0.08 -0.05 -0.07
word	fuel	-0.19 -0.18 -0.05 0.16 -0.03 -0.18 -0.08
word	full	0.08 0.11 -0.22 0.01 -0.28 -0.13 -0.17
word	fully	-0.16 0.14 0.03 -0.05 -0.13 -0.09 -0.01
word	fun	0.09 -0.03 -0.12 -0.08 -0.09 -0.05 0.02
word	fund	-0.19 -0.05 -0.24 0.21 -0.23 -0.18 -0.13
word	fundamental	-0.11 0.00 -0.07 0.04 -0.08 -0.08 -0.01
word	funeral	-0.06 -0.11 -0.14 -0.06 -0.11 -0.08 0.12
word	furiou	0.11 -0.08 -0.15 -0.15 -0.11 -0.08 -0.03
word	further	-0.04 0.02 -0.19 0.08 -0.21 -0.14 -0.16
word	fury	-0.18 0.04 -0.22 0.02 0.14 -0.11 -0.02
word	futur	-0.18 -0.01 -0.14 0.09 -0.21 -0.07 0.06
word	fy27	-0.12 -0.12 -0.12 0.12 -0.13 -0.10 -0.13
word	g	-0.11 0.14 -0.09 -0.15 -0.18 -0.07 -0.05
word	g7	0.05 0.01 -0.14 -0.15 0.06 -0.07 -0.18
word	gabbard	-0.15 -0.17 0.19 -0.14 -0.11 -0.11 -0.03
word	gain	-0.10 0.07 -0.20 0.01 -0.19 -0.12 -0.10
word	gam	-0.14 0.06 -0.13 -0.10 0.03 -0.12 0.03
word	gambl	0.07 -0.02 -0.11 -0.16 -0.13 -0.12 0.01
word	game	-0.05 -0.13 -0.17 -0.07 -0.14 -0.16 0.13
word	gaps	-0.10 0.05 -0.09 -0.11 -0.14 -0.10 0.03
word	gas	-0.15 -0.01 -0.30 0.13 -0.12 -0.20 -0.11
word	gasolin	-0.13 -0.16 -0.09 0.14 -0.14 -0.06 -0.12
word	gather	-0.10 -0.13 0.04 -0.07 0.07 -0.10 0.09
word	gave	-0.16 -0.12 0.03 0.08 -0.14 -0.14 0.08
word	gen	0.12 -0.10 -0.09 -0.07 -0.10 -0.04 -0.08
word	general	0.07 -0.14 -0.04 -0.13 -0.07 -0.11 0.10
word	genocid	-0.01 -0.11 -0.12 -0.09 -0.11 -0.08 0.12
word	genocidal	-0.17 0.05 -0.17 -0.15 -0.14 -0.14 0.08
word	geopolitic	-0.07 -0.07 -0.05 0.07 -0.07 -0.04 -0.08
word	geopolitical	-0.12 -0.05 -0.10 0.13 -0.11 -0.09 -0.12
word	get	-0.09 -0.04 0.08 -0.06 0.07 0.02 -0.05
word	gets	-0.03 0.03 -0.25 -0.17 -0.19 -0.18 0.06
word	gett	-0.03 -0.12 -0.18 0.01 -0.15 -0.11 0.05
word	giant	0.05 -0.16 -0.11 -0.07 -0.02 0.04 -0.15
word	girl	0.09 -0.06 -0.25 -0.11 0.01 -0.08 -0.06
word	giv	0.07 -0.02 -0.27 -0.13 -0.05 -0.14 -0.05
word	give	0.14 -0.08 -0.19 0.07 -0.17 -0.16 -0.19
word	given	-0.03 0.05 -0.13 -0.05 -0.05 -0.08 -0.02
word	global	-0.27 -0.01 -0.29 0.17 0.02 -0.18 -0.13
word	globally	0.02 -0.07 -0.09 0.06 -0.11 -0.09 -0.08
word	go	0.08 -0.10 -0.15 -0.02 0.01 -0.01 -0.06
word	goal	0.03 0.08 -0.20 -0.10 -0.17 -0.06 -0.05
word	god	-0.07 -0.14 -0.19 -0.11 -0.16 -0.10 0.14
word	goes	-0.01 -0.03 -0.30 -0.23 -0.26 -0.20 0.12
word	gold	-0.06 -0.15 -0.07 0.04 0.05 -0.06 -0.01
word	golden	0.05 -0.06 -0.10 0.10 -0.16 -0.10 -0.08
word	goldman	-0.12 -0.12 -0.08 0.12 -0.10 -0.07 -0.11
word	gonna	-0.01 0.01 0.03 -0.12 -0.13 -0.09 0.00
word	good	-0.23 0.02 -0.24 0.12 -0.03 -0.21 0.08
word	gop	-0.03 -0.02 -0.01 -0.14 -0.01 -0.08 0.05
word	got	0.00 -0.12 0.01 0.04 0.03 -0.17 0.02
word	government	-0.15 -0.01 0.01 0.04 -0.07 -0.20 0.07
word	govt	-0.07 0.09 -0.15 -0.14 0.04 0.05 -0.17
word	graham	0.03 0.10 -0.20 -0.02 -0.20 -0.13 -0.09
word	great	-0.17 0.10 -0.10 0.01 -0.16 -0.13 -0.03
word	greater	-0.11 -0.10 -0.13 -0.14 -0.14 -0.13 0.13
word	green	-0.17 -0.08 0.08 -0.12 -0.19 -0.12 0.13
word	greet	-0.14 -0.05 -0.10 -0.13 0.06 -0.11 0.06
word	grid	0.03 0.05 -0.11 -0.14 -0.12 -0.10 -0.11
word	grill	-0.12 -0.11 0.08 0.02 -0.09 -0.07 -0.04
word	grim	-0.09 -0.03 -0.14 0.12 -0.03 -0.10 -0.15
word	grip	0.00 -0.09 0.06 -0.07 0.02 -0.07 -0.11
word	grocery	-0.13 -0.12 -0.10 0.12 -0.13 -0.09 -0.09
word	grok	0.01 -0.14 -0.14 -0.11 -0.13 0.10 0.03
word	ground	0.23 -0.14 -0.24 -0.24 -0.18 -0.19 -0.01
word	group	-0.14 -0.10 -0.04 -0.06 0.02 0.05 0.09
word	grow	-0.03 -0.13 0.08 -0.07 -0.01 -0.12 0.06
word	growth	-0.11 -0.18 -0.15 0.18 -0.21 -0.13 -0.20
word	guarante	0.10 0.04 -0.12 -0.08 -0.13 -0.12 -0.03
word	guard	0.05 0.09 -0.22 -0.19 -0.20 -0.20 -0.20
word	guest	-0.13 -0.03 -0.12 -0.12 -0.14 -0.12 0.14
word	guid	-0.04 0.10 -0.13 -0.13 -0.13 0.07 -0.16
word	guidelin	0.01 -0.23 -0.24 -0.25 0.24 -0.23 -0.23
word	gun	0.07 -0.11 -0.10 0.08 -0.07 -0.04 -0.09
word	gunboat	0.11 -0.08 -0.08 -0.11 -0.08 -0.10 -0.08
word	gunfir	0.13 -0.15 -0.14 -0.11 -0.03 -0.12 -0.13
word	hack	-0.02 -0.16 0.08 -0.06 -0.17 0.11 -0.19
word	hacker	-0.13 -0.13 -0.07 -0.14 -0.13 0.15 -0.13
word	hail	-0.10 0.09 -0.12 0.04 -0.10 -0.09 -0.14
word	half	-0.04 0.00 0.04 -0.13 0.03 -0.14 -0.12
word	hall	0.10 -0.11 0.08 -0.12 -0.03 -0.11 -0.08
word	halt	-0.04 0.03 -0.25 -0.03 0.00 -0.17 0.00
word	hama	-0.19 0.22 -0.21 -0.12 -0.22 -0.15 -0.12
word	hammer	0.03 -0.13 -0.14 -0.09 -0.10 -0.13 0.03
word	hand	-0.24 0.19 -0.22 -0.12 -0.19 -0.13 0.01
word	happen	0.05 0.11 -0.26 -0.30 -0.22 -0.18 -0.10
word	happy	-0.07 0.01 0.04 -0.12 -0.14 -0.10 0.04
word	harbor	-0.10 0.06 -0.12 -0.09 -0.07 -0.08 -0.03
word	hard	-0.05 0.00 -0.28 0.06 -0.03 -0.21 0.00
word	hav	-0.12 -0.06 0.06 -0.12 -0.11 -0.10 0.04
word	haven	-0.16 -0.10 -0.11 0.07 0.02 -0.08 0.01
word	haven't	-0.09 0.04 -0.08 -0.08 0.05 -0.06 -0.10
word	hawk	-0.13 -0.07 -0.15 -0.14 -0.12 -0.14 0.16
word	hay	-0.10 -0.12 -0.01 0.05 -0.10 -0.11 -0.01
word	he'll	0.03 0.00 -0.13 -0.09 -0.10 -0.07 -0.01
word	head	0.02 0.11 0.07 -0.06 -0.20 -0.15 -0.15
word	headquarter	0.17 -0.16 -0.21 -0.06 -0.15 -0.11 -0.14
word	health	-0.07 -0.10 -0.09 -0.09 0.08 -0.09 0.03
word	healthcar	-0.03 -0.12 -0.13 -0.12 0.10 -0.13 -0.14
word	hear	0.02 0.03 -0.11 -0.08 -0.08 -0.06 -0.01
word	heard	0.09 0.03 -0.12 -0.08 -0.18 -0.10 -0.14
word	heart	-0.08 -0.04 -0.18 -0.15 0.06 -0.16 0.09
word	heat	-0.01 -0.11 0.06 -0.03 -0.11 -0.06 0.05
word	heavy	0.08 -0.15 -0.19 -0.14 0.04 -0.18 -0.13
word	hedg	-0.07 -0.08 -0.06 0.09 -0.08 -0.04 -0.10
word	held	-0.03 -0.16 0.01 -0.02 -0.06 -0.12 0.09
word	helicopter	0.06 0.11 -0.27 -0.26 -0.16 -0.20 -0.30
word	hell	0.12 0.01 -0.29 -0.19 0.07 -0.20 -0.21
word	help	-0.17 0.13 0.15 -0.14 0.03 -0.05 -0.12
word	here	-0.19 -0.10 -0.23 0.02 0.01 -0.15 0.10
word	hid	0.13 -0.07 -0.01 -0.07 0.01 -0.11 -0.19
word	hidden	-0.04 -0.11 0.04 -0.11 -0.14 0.07 0.00
word	high	-0.14 -0.04 0.02 0.03 -0.06 -0.16 0.01
word	higher	-0.16 -0.17 -0.10 0.13 0.08 -0.05 -0.14
word	highest	-0.10 0.06 -0.10 0.10 -0.08 -0.04 -0.06
word	highlight	-0.12 0.01 -0.10 -0.11 0.06 -0.12 0.00
word	highly	0.17 -0.19 -0.17 0.04 -0.12 -0.09 -0.10
word	hik	-0.05 -0.08 -0.07 0.08 -0.05 -0.03 -0.08
word	hike	-0.12 -0.17 -0.08 0.12 -0.14 -0.11 0.01
word	him	-0.12 -0.09 0.10 -0.22 -0.30 -0.02 0.13
word	hint	0.01 0.03 -0.13 -0.11 -0.11 -0.06 0.04
word	historic	-0.16 0.09 -0.10 -0.01 0.06 -0.13 -0.06
word	history	0.00 -0.16 -0.20 -0.05 -0.21 -0.18 0.12
word	hit	0.25 -0.23 -0.41 0.00 0.05 -0.02 -0.33
word	hits	0.18 -0.09 -0.59 -0.06 -0.10 -0.25 -0.12
word	hitt	-0.04 -0.07 0.00 0.07 -0.01 -0.12 -0.07
word	hold	-0.10 0.03 -0.07 0.03 -0.06 -0.23 -0.03
word	hole	0.13 -0.12 -0.11 -0.14 -0.11 -0.06 -0.11
word	holiday	-0.10 -0.03 -0.08 0.03 0.06 -0.06 -0.05
word	hom	0.01 -0.14 0.08 -0.11 0.01 0.05 -0.16
word	home	-0.11 -0.18 -0.22 -0.09 0.17 0.02 0.03
word	honcho	-0.08 -0.08 -0.07 0.15 -0.07 -0.06 -0.05
word	honor	0.06 -0.02 -0.11 -0.07 -0.14 -0.06 -0.03
word	hop	-0.02 -0.03 -0.22 0.07 -0.07 -0.12 -0.01
word	hope	-0.01 -0.04 -0.19 -0.17 0.07 -0.14 0.02
word	hospital	0.12 -0.26 -0.27 -0.17 0.09 -0.25 -0.25
word	host	0.03 -0.04 -0.24 -0.01 -0.13 -0.16 0.01
word	hostil	-0.09 -0.03 0.08 -0.01 -0.11 -0.06 -0.09
word	hostility	-0.09 0.08 -0.16 -0.15 -0.07 -0.14 0.00
word	hotel	0.07 -0.12 0.05 -0.02 -0.14 -0.13 -0.04
word	hour	0.02 0.06 -0.07 0.09 -0.19 -0.15 -0.18
word	hous	-0.05 -0.21 0.03 -0.16 -0.06 -0.19 0.12
word	how	-0.02 -0.09 0.09 0.06 -0.03 0.00 -0.09
word	hub	-0.13 -0.13 -0.12 0.13 -0.07 -0.11 -0.12
word	huge	0.04 -0.10 -0.15 -0.05 -0.23 -0.12 0.09
word	human	-0.03 -0.14 -0.12 -0.16 0.16 -0.12 0.07
word	humanity	-0.14 0.08 -0.10 -0.14 -0.14 -0.15 0.02
word	hundred	-0.08 -0.06 -0.22 0.06 0.05 -0.15 0.05
word	hunt	0.06 -0.16 0.04 -0.13 0.03 -0.12 -0.09
word	hurdl	-0.11 -0.03 -0.07 -0.09 -0.09 -0.05 0.05
word	hurt	0.09 -0.07 -0.16 0.02 0.02 -0.12 -0.13
word	hype	-0.08 -0.08 -0.09 -0.04 -0.07 -0.03 0.08
word	hyperliquid	-0.11 -0.08 -0.07 0.10 -0.10 -0.07 -0.08
word	i	-0.14 0.00 -0.31 -0.15 0.06 -0.14 0.05
word	i'm	-0.12 -0.12 -0.08 -0.08 -0.04 -0.08 0.13
word	icis	-0.10 -0.09 -0.07 0.10 -0.11 -0.06 -0.10
word	idea	0.03 0.02 0.02 -0.17 -0.16 -0.14 0.04
word	identify	-0.02 -0.05 -0.15 -0.04 0.17 -0.08 -0.20
word	iea	-0.15 -0.07 -0.06 0.12 -0.13 -0.09 -0.14
word	if	-0.10 -0.01 0.00 -0.06 -0.09 -0.05 0.05
word	ignit	0.03 -0.04 -0.10 -0.11 -0.12 -0.10 0.07
word	ignor	0.00 -0.02 0.08 -0.03 -0.09 -0.07 -0.06
word	iii	-0.11 -0.08 -0.11 0.07 -0.13 -0.08 0.01
word	illegal	-0.11 0.04 -0.17 -0.04 0.03 -0.06 0.02
word	imag	0.05 -0.21 0.14 -0.26 -0.01 -0.20 -0.07
word	imf	-0.14 -0.17 -0.13 0.17 -0.15 -0.12 -0.17
word	immediat	-0.12 0.11 -0.06 -0.11 -0.11 -0.03 -0.11
word	immediately	0.02 -0.02 -0.20 -0.05 0.03 -0.09 -0.02
word	imminent	-0.07 -0.17 0.09 -0.11 0.00 -0.15 0.11
word	impact	-0.15 -0.10 -0.30 0.25 -0.14 -0.21 -0.15
word	implementation	0.02 0.07 -0.08 -0.12 -0.09 -0.10 -0.13
word	implication	0.11 0.06 -0.10 -0.04 -0.12 -0.12 -0.12
word	import	-0.11 -0.01 -0.04 0.06 -0.14 -0.03 -0.10
word	importanc	0.03 0.09 -0.10 -0.09 -0.09 -0.06 -0.13
word	important	0.03 0.07 -0.12 -0.06 -0.21 -0.12 0.01
word	impos	-0.02 0.05 -0.16 -0.03 0.03 -0.15 -0.09
word	inch	-0.11 -0.11 -0.08 0.11 -0.07 -0.06 -0.09
word	incident	0.11 -0.14 0.05 -0.17 -0.11 -0.13 0.00
word	includ	-0.04 0.17 -0.28 -0.21 -0.02 -0.15 -0.13
word	increas	0.09 -0.13 0.01 -0.01 -0.22 -0.20 -0.01
word	increasingly	-0.09 -0.10 -0.05 -0.08 0.05 0.08 0.08
word	independent	-0.10 0.06 -0.14 -0.08 0.06 -0.11 0.04
word	indicat	-0.12 -0.08 0.09 0.05 -0.13 -0.10 -0.13
word	industrial	-0.02 -0.17 -0.18 0.08 -0.18 -0.21 0.04
word	industry	-0.03 -0.01 -0.15 0.13 -0.08 -0.14 -0.15
word	infiltration	0.20 -0.16 -0.31 -0.24 -0.04 -0.21 -0.35
word	inflation	-0.07 -0.18 -0.16 0.17 -0.21 -0.10 -0.10
word	influenc	-0.13 0.10 -0.15 -0.04 -0.14 -0.08 -0.09
word	influencer	-0.14 -0.19 -0.14 -0.14 0.03 -0.09 0.16
word	inform	-0.02 0.02 0.07 0.03 -0.08 -0.08 -0.12
word	infrastructur	0.02 -0.14 -0.24 -0.11 0.05 -0.23 0.05
word	injur	0.02 -0.17 0.00 0.04 0.10 -0.16 -0.13
word	injury	-0.04 -0.16 0.12 -0.16 0.03 -0.13 0.00
word	insid	0.07 -0.28 0.02 -0.11 -0.07 -0.20 0.01
word	insider	-0.19 -0.11 0.07 -0.02 -0.23 -0.17 0.19
word	insight	-0.16 -0.14 -0.07 0.16 -0.17 -0.06 -0.13
word	insist	0.06 -0.06 -0.16 -0.05 -0.01 -0.15 0.02
word	inspect	0.01 0.05 -0.13 -0.10 0.02 -0.09 -0.10
word	inspection	-0.15 0.15 -0.12 -0.15 -0.05 -0.05 -0.12
word	inspector	-0.18 0.16 -0.16 -0.13 -0.11 -0.12 -0.14
word	insufficient	-0.10 0.11 -0.11 -0.07 -0.09 -0.09 -0.11
word	insuranc	-0.07 -0.12 -0.07 0.12 -0.04 -0.05 -0.11
word	insurer	-0.16 -0.11 -0.04 0.14 -0.11 -0.05 -0.12
word	integrity	-0.03 0.00 -0.12 -0.08 -0.12 -0.13 0.05
word	intel	-0.13 -0.20 0.22 -0.16 -0.21 -0.21 -0.19
word	intelligenc	-0.06 -0.18 0.16 -0.01 -0.16 -0.15 -0.14
word	intend	0.09 -0.14 -0.15 -0.08 -0.08 -0.08 0.12
word	intens	0.16 -0.13 -0.15 -0.15 -0.17 -0.15 -0.16
word	intensify	0.19 -0.06 -0.15 -0.02 -0.22 -0.22 -0.09
word	intercept	0.12 -0.08 -0.02 -0.01 -0.15 -0.17 -0.21
word	interception	0.03 0.03 -0.19 -0.18 -0.19 -0.16 0.02
word	interceptor	0.13 -0.11 -0.13 -0.10 -0.11 -0.13 -0.13
word	interest	-0.03 0.05 -0.21 0.06 -0.17 -0.19 -0.08
word	interim	-0.09 0.06 -0.10 -0.10 -0.10 -0.09 0.02
word	interior	0.06 -0.06 -0.11 -0.12 -0.11 -0.07 0.07
word	international	-0.19 0.10 -0.23 -0.09 0.10 -0.19 -0.01
word	internet	-0.16 -0.04 -0.19 -0.12 0.05 0.15 -0.10
word	interven	0.07 -0.01 -0.20 -0.14 -0.13 -0.09 -0.05
word	intervention	0.02 0.09 -0.22 -0.19 -0.17 -0.15 -0.12
word	interview	0.09 0.05 0.11 -0.14 -0.16 0.00 -0.19
word	invad	0.16 -0.09 -0.16 -0.04 -0.12 -0.12 -0.14
word	invasion	0.13 -0.12 -0.20 -0.15 0.05 -0.14 -0.05
word	investigat	-0.07 -0.04 0.10 -0.14 -0.01 -0.18 0.08
word	investigation	-0.03 -0.18 -0.02 0.02 0.09 -0.17 0.00
word	investigator	0.06 -0.09 -0.12 -0.07 0.03 -0.03 -0.14
word	investor	-0.09 -0.19 -0.14 0.18 -0.17 -0.08 -0.10
word	invit	-0.13 0.14 -0.13 -0.12 -0.07 -0.06 -0.12
word	invok	0.00 -0.16 -0.13 -0.04 -0.12 -0.11 0.06
word	involv	0.06 0.02 -0.17 -0.06 -0.18 -0.08 -0.01
word	involvement	0.08 0.07 -0.19 -0.18 -0.16 -0.13 -0.14
word	is	-0.03 0.01 -0.04 -0.17 -0.08 -0.14 0.13
word	islamic	0.04 0.02 0.02 -0.13 -0.15 -0.12 -0.13
word	island	0.07 -0.03 -0.16 -0.12 -0.15 -0.12 0.02
word	isn't	-0.07 -0.07 -0.21 -0.03 -0.19 -0.17 0.13
word	issu	-0.05 0.08 -0.07 0.05 -0.10 -0.25 -0.14
word	itself	-0.04 0.09 -0.15 -0.04 -0.12 -0.11 -0.02
word	jail	-0.01 -0.11 0.07 -0.12 -0.10 -0.14 0.04
word	jake	-0.02 0.08 -0.03 -0.12 -0.13 -0.13 0.04
word	jazeera	-0.06 0.10 -0.18 -0.16 0.07 -0.14 -0.11
word	jeffry	-0.08 -0.09 -0.11 -0.08 -0.07 -0.07 0.09
word	jenning	0.00 -0.12 -0.13 -0.13 -0.14 -0.12 0.14
word	jesu	-0.22 -0.16 -0.22 -0.13 -0.22 -0.17 0.23
word	jet	0.05 -0.15 -0.15 0.09 -0.10 -0.21 -0.03
word	jets	0.11 -0.19 -0.24 -0.02 0.03 -0.08 -0.20
word	jewish	-0.10 -0.15 0.04 -0.01 0.04 -0.13 0.15
word	jimmy	-0.12 -0.10 -0.13 -0.04 -0.10 -0.08 0.14
word	jitter	-0.06 -0.08 -0.05 0.07 -0.08 -0.07 -0.09
word	job	-0.07 -0.05 0.06 0.06 -0.12 -0.11 0.01
word	jobs	-0.13 -0.12 -0.13 0.00 -0.11 -0.09 0.07
word	joe	-0.22 -0.15 0.15 -0.16 -0.18 -0.12 0.10
word	john	-0.13 -0.17 0.03 -0.18 -0.17 -0.12 0.17
word	join	-0.03 0.13 -0.28 -0.20 0.03 -0.14 -0.16
word	joint	0.05 0.10 -0.15 -0.14 -0.15 -0.11 -0.20
word	jok	-0.11 -0.13 -0.15 -0.08 -0.12 -0.14 0.13
word	joke	-0.11 -0.04 -0.06 -0.08 0.03 -0.06 0.04
word	jolt	-0.13 -0.13 -0.10 0.11 -0.15 -0.08 0.06
word	jon	-0.14 -0.19 -0.18 0.07 -0.15 -0.11 0.09
word	jonathan	-0.11 -0.05 -0.13 -0.11 -0.12 -0.09 0.09
word	journalist	-0.02 -0.15 -0.31 -0.22 0.14 -0.24 0.00
word	judg	0.02 0.07 -0.12 -0.15 -0.15 -0.12 -0.12
word	july	-0.10 -0.12 -0.12 -0.10 -0.11 -0.11 0.13
word	jump	0.07 -0.06 -0.09 -0.04 -0.08 -0.04 -0.01
word	june	0.00 -0.05 -0.16 -0.08 -0.10 -0.12 0.08
word	just	-0.11 -0.04 0.02 -0.02 -0.09 -0.19 0.08
word	justification	-0.14 -0.02 -0.17 -0.14 -0.15 -0.14 0.14
word	justify	0.02 -0.10 -0.14 0.01 -0.14 -0.10 0.04
word	k	0.05 -0.11 -0.11 0.08 -0.13 -0.07 0.03
word	kaitlan	-0.05 -0.12 0.06 -0.09 -0.10 -0.10 0.05
word	karl	-0.11 -0.07 -0.12 -0.11 -0.13 -0.09 0.10
word	karolin	-0.16 -0.05 -0.16 -0.17 -0.15 -0.15 0.13
word	kash	-0.11 -0.12 -0.17 -0.13 -0.10 0.11 -0.02
word	keep	-0.02 0.05 -0.35 -0.02 -0.17 -0.24 0.03
word	keir	-0.07 0.12 -0.20 -0.08 -0.15 -0.05 -0.08
word	kelly	-0.06 -0.08 -0.11 -0.07 -0.10 -0.07 0.10
word	kent	-0.17 -0.16 0.17 -0.10 -0.12 -0.09 0.00
word	kept	0.04 -0.01 0.07 -0.12 -0.08 -0.11 0.01
word	kerry	-0.10 -0.12 -0.14 -0.09 -0.08 -0.12 0.12
word	key	-0.04 0.09 0.02 0.07 -0.26 -0.13 -0.15
word	khalil	-0.02 0.03 -0.16 -0.15 0.05 -0.15 -0.11
word	kick	-0.13 0.13 -0.16 -0.15 -0.14 -0.07 -0.09
word	kill	0.05 -0.04 -0.04 -0.46 0.11 -0.20 -0.07
word	kimmel	-0.12 -0.09 -0.16 -0.11 -0.11 -0.09 0.13
word	king	0.03 0.05 -0.11 -0.10 -0.15 -0.09 -0.14
word	kittleson	-0.10 -0.07 -0.10 -0.12 0.11 -0.09 -0.12
word	knew	-0.06 0.07 0.05 -0.12 -0.10 -0.14 -0.13
word	knock	0.04 0.01 -0.09 0.02 -0.15 -0.15 -0.07
word	know	0.13 0.04 -0.30 -0.12 -0.10 -0.16 -0.13
word	korea	-0.14 -0.05 -0.12 0.02 -0.12 -0.08 0.08
word	kurd	0.11 -0.10 0.03 -0.17 -0.20 -0.19 0.04
word	kurdish	0.17 -0.12 0.06 -0.07 -0.13 -0.10 -0.04
word	la	-0.07 -0.07 0.02 -0.10 -0.10 -0.05 0.14
word	lab	-0.09 -0.12 0.02 0.03 -0.09 -0.09 0.05
word	lack	-0.14 0.13 -0.13 0.05 -0.10 -0.11 -0.14
word	laden	0.04 0.09 -0.11 -0.14 -0.10 -0.14 -0.12
word	laid	0.11 -0.13 -0.12 -0.03 -0.11 -0.07 -0.10
word	lake	-0.05 -0.05 -0.13 -0.12 -0.15 -0.11 0.11
word	land	0.10 0.06 -0.22 -0.11 -0.06 -0.16 -0.16
word	larg	-0.07 -0.08 -0.24 -0.14 0.12 -0.19 0.07
word	largely	-0.14 0.01 -0.10 -0.01 -0.09 -0.06 0.06
word	largest	-0.02 -0.18 -0.18 0.10 -0.23 0.06 -0.18
word	lash	-0.01 0.03 -0.15 -0.17 -0.14 -0.11 0.02
word	last	0.13 -0.15 -0.28 -0.12 -0.06 -0.20 0.03
word	late	-0.12 0.04 -0.06 0.01 -0.19 -0.11 0.04
word	latest	0.14 -0.04 -0.15 -0.01 -0.13 -0.22 -0.10
word	launch	0.23 -0.18 -0.07 -0.13 -0.01 0.02 -0.28
word	launcher	0.07 -0.19 0.08 -0.14 -0.23 -0.15 -0.21
word	law	-0.10 0.05 0.03 -0.12 0.09 -0.19 -0.05
word	lawmaker	0.05 -0.04 0.07 -0.06 -0.10 -0.08 -0.05
word	lay	0.12 -0.06 -0.19 -0.12 -0.16 -0.12 -0.02
word	lays	0.02 0.07 0.05 -0.14 -0.18 -0.13 -0.15
word	lead	-0.03 0.09 0.00 -0.04 -0.28 -0.19 0.00
word	leader	-0.13 0.18 0.02 -0.13 -0.21 -0.19 -0.04
word	leadership	0.02 -0.14 -0.02 -0.18 -0.24 -0.18 0.11
word	leaf	0.08 0.09 -0.12 -0.09 -0.10 -0.09 -0.12
word	leak	-0.05 0.00 0.12 -0.17 -0.18 0.04 -0.08
word	learn	0.02 -0.14 -0.15 -0.14 -0.17 -0.11 0.16
word	least	0.07 -0.18 -0.24 -0.02 0.03 -0.12 -0.05
word	leav	-0.15 0.01 -0.07 -0.11 0.08 -0.16 0.07
word	led	0.00 0.01 -0.13 -0.13 0.01 -0.07 -0.02
word	left	0.08 -0.23 -0.08 0.01 0.08 -0.23 0.04
word	legal	-0.20 0.19 -0.29 -0.25 -0.14 0.02 0.00
word	legitimat	0.09 -0.01 -0.11 -0.11 -0.10 -0.11 -0.13
word	less	0.03 -0.04 -0.11 0.02 -0.14 -0.10 0.01
word	lesson	0.08 -0.01 -0.12 -0.10 -0.11 -0.09 0.07
word	let	-0.15 -0.09 -0.11 -0.02 0.10 -0.06 0.10
word	level	-0.07 -0.03 -0.20 0.07 -0.19 -0.15 0.02
word	leverag	-0.14 -0.08 -0.16 -0.07 -0.12 -0.13 0.11
word	licens	-0.09 -0.09 -0.09 -0.09 -0.09 -0.09 0.09
word	lies	-0.14 -0.01 -0.12 -0.17 -0.13 -0.11 0.15
word	life	-0.22 -0.19 0.09 -0.22 0.12 -0.20 0.04
word	lifelin	0.02 -0.12 -0.07 0.10 0.03 -0.07 -0.12
word	lift	-0.05 -0.07 -0.17 0.06 0.01 -0.17 -0.09
word	like	0.06 -0.20 -0.06 -0.17 -0.03 -0.17 0.11
word	likely	0.00 -0.10 0.03 -0.09 0.05 -0.09 0.09
word	limit	-0.01 0.01 -0.02 0.05 0.01 -0.21 -0.15
word	lin	-0.02 0.11 -0.17 -0.03 -0.18 -0.16 -0.11
word	lindsey	-0.03 0.08 -0.21 -0.15 -0.18 -0.12 -0.03
word	line	0.08 -0.07 -0.18 -0.06 0.02 -0.13 -0.02
word	linger	-0.10 -0.10 -0.07 0.06 0.05 -0.07 -0.12
word	link	-0.22 0.01 0.14 -0.01 -0.11 0.00 -0.09
word	list	-0.04 -0.08 0.07 -0.16 0.01 -0.16 0.04
word	listen	-0.05 0.06 -0.13 -0.08 -0.10 -0.09 0.01
word	littl	-0.17 0.14 -0.22 -0.08 -0.24 -0.12 0.05
word	liv	-0.10 -0.10 -0.05 -0.07 0.09 0.07 0.07
word	live	0.10 0.00 -0.05 -0.02 -0.21 -0.10 -0.14
word	lng	0.02 -0.23 -0.13 0.14 -0.23 -0.08 -0.18
word	load	0.18 -0.08 -0.24 -0.05 -0.19 -0.11 -0.25
word	lock	0.14 -0.13 -0.19 -0.02 -0.02 -0.10 -0.14
word	logistic	-0.10 -0.10 -0.07 0.10 -0.10 -0.05 -0.10
word	long	0.13 0.05 -0.15 -0.06 -0.30 -0.15 -0.11
word	longer	0.05 -0.02 -0.19 0.02 -0.18 -0.12 -0.08
word	look	0.04 0.02 -0.01 0.02 -0.25 -0.16 -0.11
word	loom	-0.07 -0.11 -0.21 0.03 0.06 -0.11 0.08
word	los	-0.15 -0.17 0.08 -0.15 -0.06 -0.15 0.09
word	lose	-0.05 0.02 -0.10 -0.05 -0.11 -0.06 0.05
word	loser	-0.13 0.03 -0.11 0.03 -0.09 -0.09 0.09
word	loss	-0.01 -0.02 -0.02 0.06 -0.21 -0.11 -0.04
word	lost	-0.01 -0.14 0.06 -0.05 -0.02 -0.21 0.05
word	lot	-0.09 0.02 -0.15 -0.04 0.03 -0.10 0.04
word	lov	-0.11 -0.11 -0.12 -0.05 0.09 -0.07 0.01
word	love	-0.08 -0.10 -0.11 -0.08 -0.12 -0.04 0.10
word	low	-0.19 -0.07 -0.15 0.14 -0.17 -0.11 -0.06
word	lower	-0.04 -0.13 -0.13 0.11 -0.15 -0.17 -0.09
word	lpg	-0.10 -0.09 -0.04 0.10 -0.09 -0.06 -0.06
word	lure	0.08 0.07 0.07 -0.05 -0.12 -0.06 -0.14
word	ly	-0.13 0.01 -0.18 -0.15 0.02 -0.14 0.03
word	machin	0.10 -0.17 -0.11 -0.11 -0.11 -0.06 0.13
word	made	-0.15 -0.07 0.07 0.04 0.01 -0.12 0.04
word	maga	-0.18 -0.23 0.00 -0.20 0.01 -0.12 0.15
word	maher	-0.15 -0.19 -0.15 -0.15 -0.17 -0.14 0.19
word	main	-0.02 -0.07 0.01 0.02 -0.03 -0.10 -0.04
word	maintain	0.05 -0.06 -0.13 0.06 -0.15 -0.09 -0.14
word	majeur	-0.05 -0.12 -0.06 0.10 -0.16 -0.07 -0.13
word	major	0.02 0.12 -0.07 -0.04 -0.36 -0.22 -0.18
word	majority	-0.02 -0.15 -0.19 -0.08 -0.12 -0.10 0.11
word	mak	-0.07 0.09 0.00 -0.03 -0.23 -0.19 -0.02
word	make	-0.10 -0.15 -0.05 0.10 -0.31 -0.19 0.14
word	mall	-0.06 -0.12 -0.09 0.07 0.04 -0.11 0.06
word	man	-0.12 -0.09 0.08 -0.14 0.07 -0.16 -0.02
word	manag	-0.14 0.12 -0.13 0.08 -0.08 -0.13 -0.01
word	manu	-0.09 0.10 -0.07 -0.09 -0.06 -0.04 0.02
word	many	-0.09 -0.01 -0.04 -0.07 0.12 -0.17 -0.06
word	map	-0.10 -0.09 0.02 0.00 0.03 0.04 0.04
word	mapp	0.11 -0.11 -0.14 -0.11 -0.14 -0.04 -0.07
word	marathon	-0.12 0.09 -0.07 -0.09 -0.11 -0.06 -0.05
word	march	-0.12 -0.16 -0.14 0.07 0.01 -0.13 0.05
word	margin	-0.11 -0.11 -0.07 -0.05 -0.11 -0.07 0.07
word	marin	0.12 -0.20 -0.21 -0.05 -0.20 -0.14 0.01
word	marina	0.09 -0.07 -0.06 -0.08 -0.09 -0.04 -0.09
word	maritim	0.09 -0.10 -0.14 0.04 -0.03 -0.15 -0.15
word	marjori	-0.05 -0.07 -0.06 -0.04 -0.04 -0.03 0.06
word	mark	-0.10 0.00 -0.14 -0.11 -0.05 -0.14 0.09
word	market	-0.09 -0.08 -0.21 0.13 -0.22 -0.14 -0.03
word	martyr	-0.10 0.07 -0.15 -0.15 -0.04 -0.14 0.02
word	mass	0.05 -0.11 -0.09 -0.01 0.06 -0.06 -0.14
word	massacr	-0.02 -0.10 -0.10 -0.07 0.03 -0.06 0.02
word	massi	-0.06 0.13 -0.11 -0.11 -0.10 -0.06 0.01
word	massiv	0.07 -0.11 -0.31 0.06 -0.18 -0.20 -0.04
word	matter	-0.08 -0.09 -0.13 -0.11 -0.09 -0.10 0.12
word	may	-0.03 -0.08 0.01 -0.13 0.00 -0.17 0.10
word	mayb	0.07 -0.06 -0.10 -0.08 -0.08 -0.08 0.01
word	me	-0.16 -0.07 -0.14 -0.02 0.11 -0.11 -0.01
word	mean	-0.05 -0.10 -0.01 0.08 -0.03 -0.12 0.02
word	meaningles	-0.12 0.11 -0.06 -0.04 -0.12 -0.04 -0.13
word	meant	0.07 0.05 -0.12 -0.09 -0.08 -0.07 -0.11
word	measur	0.01 0.01 0.05 -0.01 -0.11 -0.11 -0.17
word	mechanism	-0.14 0.13 -0.11 -0.03 -0.10 -0.10 -0.12
word	media	0.05 -0.18 0.00 -0.10 0.05 -0.04 0.01
word	mediat	0.03 0.09 -0.14 -0.18 -0.14 -0.11 -0.13
word	mediation	-0.01 0.11 -0.12 -0.04 -0.20 -0.11 -0.23
word	mediator	-0.15 0.05 0.05 -0.20 -0.14 -0.08 0.04
word	medic	0.00 -0.12 -0.12 -0.09 0.09 -0.14 -0.12
word	medical	0.00 -0.14 -0.10 -0.03 0.01 0.04 -0.09
word	meet	0.09 0.01 -0.11 -0.03 -0.07 -0.10 -0.15
word	meg	-0.06 -0.06 -0.03 0.06 -0.07 -0.03 -0.05
word	megyn	-0.05 -0.07 -0.10 -0.04 -0.05 -0.06 0.06
word	member	0.09 -0.11 -0.27 -0.11 -0.04 0.04 -0.02
word	memorandum	-0.14 0.22 0.02 -0.21 -0.16 -0.19 -0.25
word	messag	-0.13 0.01 0.02 0.03 0.03 0.03 -0.10
word	met	-0.13 0.08 -0.06 0.02 -0.13 -0.10 -0.09
word	methanol	-0.08 -0.07 -0.08 0.08 -0.09 -0.06 -0.09
word	michigan	-0.05 -0.09 -0.10 -0.09 -0.08 -0.09 0.11
word	middl	-0.12 -0.16 0.04 0.10 -0.12 -0.14 0.02
word	midterm	-0.11 -0.08 -0.13 -0.10 -0.05 -0.08 0.09
word	might	-0.04 0.01 -0.21 0.00 -0.23 -0.14 0.03
word	mike	-0.11 -0.03 -0.13 -0.14 -0.12 -0.14 0.07
word	mil	-0.04 -0.12 -0.15 0.07 -0.11 -0.11 0.08
word	miliband	-0.06 0.04 -0.06 -0.11 -0.11 -0.03 0.10
word	militant	-0.03 0.10 -0.15 -0.09 -0.07 -0.11 0.02
word	military	-0.04 0.02 0.06 -0.05 -0.09 0.00 -0.06
word	militia	0.05 0.04 -0.13 -0.06 -0.09 -0.11 -0.12
word	million	-0.21 -0.15 -0.01 -0.02 0.14 -0.01 0.10
word	min	0.07 -0.06 0.07 -0.06 -0.24 -0.22 -0.26
word	mind	-0.09 -0.01 0.01 -0.11 -0.10 -0.12 0.09
word	mine	0.15 -0.14 0.03 -0.10 -0.11 -0.15 -0.14
word	minister	-0.13 0.09 -0.04 0.07 -0.10 -0.02 -0.16
word	ministry	-0.01 0.07 -0.19 -0.02 -0.02 -0.13 -0.06
word	minut	-0.08 -0.20 -0.03 0.07 -0.21 -0.21 0.10
word	miraculou	0.11 -0.09 -0.12 -0.07 -0.11 -0.06 -0.11
word	miscalculation	0.10 -0.11 -0.14 -0.14 -0.12 -0.11 0.08
word	mislead	-0.04 -0.12 0.12 0.05 -0.11 -0.11 0.01
word	miss	0.16 -0.08 -0.28 -0.20 0.07 -0.16 -0.19
word	missil	-0.01 -0.09 0.08 -0.18 0.06 -0.07 -0.05
word	mission	0.25 -0.09 0.01 -0.27 -0.28 -0.19 0.02
word	mistak	-0.06 -0.17 -0.19 -0.13 -0.01 -0.13 0.15
word	mix	-0.16 -0.11 -0.18 -0.01 -0.16 -0.13 0.16
word	mn	0.09 -0.09 -0.09 0.00 -0.11 -0.13 -0.12
word	mock	-0.10 0.00 -0.19 -0.06 -0.16 -0.12 0.05
word	mohammad	0.09 -0.10 -0.12 -0.10 -0.17 -0.08 0.04
word	moment	0.14 -0.16 -0.30 -0.06 -0.23 -0.18 0.06
word	mona	0.08 -0.08 -0.09 -0.08 0.03 -0.09 -0.12
word	monday	0.01 0.03 -0.11 0.01 -0.10 -0.07 -0.11
word	money	-0.16 -0.12 0.00 0.12 -0.14 -0.12 -0.07
word	monitor	0.11 -0.14 -0.12 0.03 -0.19 -0.08 -0.18
word	month	-0.08 -0.08 0.09 0.08 0.05 -0.17 -0.17
word	more	0.17 -0.11 -0.36 -0.09 0.00 -0.22 -0.05
word	morn	-0.07 0.00 -0.18 0.04 -0.16 -0.08 0.03
word	mortgag	-0.10 -0.10 -0.09 0.10 -0.12 -0.10 -0.10
word	mosqu	-0.03 -0.14 -0.11 -0.09 -0.16 -0.11 0.10
word	most	-0.03 -0.13 0.07 -0.10 0.08 -0.12 0.03
word	mostly	-0.12 0.04 -0.15 0.04 0.03 -0.07 -0.09
word	mother	-0.10 0.05 -0.12 -0.10 0.08 -0.09 -0.07
word	mou	-0.19 0.25 -0.15 0.01 -0.25 -0.17 -0.25
word	mount	-0.20 0.12 -0.18 -0.08 0.00 0.00 -0.09
word	mountain	0.08 -0.12 -0.16 -0.09 0.01 -0.11 -0.02
word	mourn	-0.12 -0.15 -0.18 -0.07 0.16 -0.07 0.03
word	mov	-0.05 0.02 -0.22 0.07 -0.17 -0.15 -0.04
word	move	0.05 -0.18 -0.19 0.05 -0.16 -0.14 0.01
word	mp	-0.11 0.02 -0.08 0.04 -0.08 -0.06 0.02
word	mr	-0.03 -0.12 0.04 -0.03 -0.16 -0.13 0.00
word	ms	-0.02 -0.13 -0.17 0.04 -0.15 -0.16 0.09
word	much	0.06 -0.03 -0.16 -0.10 -0.02 -0.07 0.05
word	mull	0.09 0.01 -0.12 -0.10 -0.15 -0.09 -0.16
word	mullah	-0.04 -0.13 0.07 -0.12 -0.13 -0.06 -0.03
word	multi	0.03 -0.10 -0.11 -0.11 -0.13 -0.06 0.06
word	multipl	0.21 -0.19 -0.21 -0.02 -0.19 -0.16 -0.21
word	municipal	-0.04 -0.11 -0.14 -0.12 0.15 -0.11 -0.10
word	munition	0.01 -0.11 -0.18 -0.13 0.06 -0.14 0.01
word	musk	-0.05 -0.09 -0.20 -0.04 -0.16 0.08 0.08
word	muslim	-0.12 -0.02 -0.11 0.05 0.04 -0.05 0.02
word	must	-0.07 0.01 -0.29 -0.06 -0.26 -0.21 0.08
word	mut	0.07 0.07 -0.06 -0.10 -0.08 -0.04 -0.01
word	my	-0.21 -0.02 0.00 -0.11 0.05 -0.13 0.06
word	mysteriou	-0.11 -0.02 0.11 -0.07 -0.10 -0.09 -0.12
word	mystery	-0.07 0.01 0.05 0.07 -0.09 -0.06 -0.08
word	nam	-0.06 -0.02 -0.28 -0.12 0.03 -0.14 0.06
word	name	-0.11 -0.15 -0.14 -0.12 -0.03 -0.10 0.14
word	narrativ	-0.13 -0.13 -0.13 -0.12 -0.11 -0.14 0.13
word	narrow	-0.05 0.05 -0.09 -0.07 -0.10 -0.07 0.00
word	nasdaq	-0.11 -0.10 -0.09 0.10 -0.10 -0.07 -0.10
word	nation	-0.04 0.12 -0.29 -0.07 -0.03 -0.21 -0.11
word	national	-0.16 -0.09 0.05 0.08 0.04 -0.20 0.07
word	nationwid	-0.05 -0.01 -0.09 -0.09 -0.08 0.04 -0.09
word	natural	0.01 -0.10 -0.06 0.08 -0.10 -0.04 -0.08
word	naval	-0.04 0.03 -0.24 0.06 -0.25 -0.13 -0.05
word	navy	-0.01 -0.11 -0.03 -0.13 -0.22 -0.10 0.12
word	nbc	-0.08 -0.07 -0.07 0.11 -0.05 -0.05 0.00
word	near	0.21 -0.10 -0.13 -0.12 0.04 -0.19 -0.23
word	nearly	-0.04 0.05 -0.20 0.12 -0.07 -0.13 -0.16
word	need	0.00 0.07 -0.24 -0.06 -0.32 -0.20 -0.01
word	negotiat	-0.28 0.09 -0.21 0.04 -0.21 -0.08 0.05
word	negotiation	-0.19 -0.03 -0.28 -0.06 -0.32 -0.13 0.11
word	negotiator	0.06 -0.03 -0.17 0.04 -0.24 -0.10 -0.13
word	neighbor	-0.01 0.01 0.05 -0.01 -0.12 -0.12 -0.13
word	neighbour	-0.07 0.14 -0.14 -0.14 0.02 -0.17 -0.18
word	neither	-0.11 -0.04 -0.11 0.05 -0.09 -0.10 0.08
word	nerv	-0.12 0.07 0.04 -0.09 -0.12 -0.13 -0.07
word	net	-0.10 -0.04 -0.12 -0.05 -0.11 -0.11 0.08
word	network	-0.19 -0.14 -0.06 0.08 -0.19 -0.19 0.13
word	neutral	-0.12 0.17 -0.15 -0.16 -0.15 -0.12 -0.10
word	neutrality	-0.05 0.10 -0.12 -0.08 -0.14 -0.09 -0.13
word	never	-0.10 0.04 -0.23 -0.18 0.02 -0.14 0.10
word	new	0.09 -0.11 -0.09 -0.17 -0.04 -0.08 0.07
word	news	0.09 -0.29 -0.14 0.14 -0.31 -0.29 0.00
word	next	0.09 -0.01 -0.32 -0.11 -0.01 -0.19 -0.01
word	night	0.21 -0.14 -0.01 -0.15 -0.10 -0.12 -0.17
word	nine	0.07 -0.10 -0.09 -0.07 0.01 -0.06 0.07
word	no	-0.08 0.05 -0.06 -0.06 -0.20 -0.03 0.08
word	nobel	-0.14 -0.17 -0.17 0.10 -0.16 -0.15 0.05
word	nobody	-0.15 0.14 -0.12 -0.13 -0.15 -0.10 0.06
word	non	-0.07 0.12 -0.12 0.06 -0.13 -0.11 -0.11
word	none	-0.01 0.06 -0.07 -0.07 -0.08 -0.07 -0.05
word	nor	-0.11 -0.04 -0.11 0.05 -0.09 -0.10 0.08
word	north	-0.04 -0.09 0.00 -0.13 -0.22 -0.20 0.10
word	northern	0.03 -0.12 -0.15 -0.14 0.06 -0.14 0.06
word	not	-0.16 0.10 -0.10 -0.06 -0.05 -0.19 0.08
word	noth	-0.18 -0.01 -0.17 0.01 -0.13 -0.12 0.12
word	notic	0.11 -0.19 -0.17 -0.02 -0.14 -0.14 0.06
word	now	-0.06 0.07 -0.34 -0.10 -0.32 -0.18 0.05
word	nowher	-0.15 -0.15 -0.14 -0.14 0.14 -0.16 -0.02
word	nuclear	-0.12 0.10 0.03 -0.06 -0.18 -0.20 0.03
word	nuk	0.05 -0.02 0.06 -0.09 -0.11 -0.11 -0.12
word	nuke	-0.10 0.04 -0.13 -0.09 -0.09 -0.10 0.05
word	number	0.10 -0.10 -0.14 -0.07 -0.14 -0.08 0.00
word	ny	0.02 -0.09 0.08 -0.10 -0.08 -0.11 0.05
word	nyt	-0.03 -0.01 0.03 -0.11 -0.10 -0.11 0.03
word	obama	-0.10 0.00 -0.16 -0.13 -0.08 -0.06 0.04
word	objectiv	0.13 -0.09 -0.04 -0.17 -0.24 -0.18 0.01
word	oblig	0.01 0.02 -0.12 0.03 -0.11 -0.07 -0.10
word	obligation	-0.14 0.00 0.06 0.07 -0.08 -0.04 -0.14
word	obliterat	0.15 -0.06 -0.27 -0.20 -0.22 -0.09 -0.11
word	obliteration	-0.02 0.06 -0.11 -0.12 -0.11 -0.05 -0.11
word	obstacl	-0.14 -0.01 -0.10 -0.12 0.05 -0.11 0.04
word	occupation	-0.04 0.08 -0.17 -0.15 -0.20 0.06 -0.02
word	occupy	0.08 0.06 -0.09 -0.08 -0.13 -0.10 -0.11
word	odds	0.11 -0.14 -0.16 -0.01 -0.11 -0.09 -0.08
word	off	0.08 0.02 -0.40 -0.04 -0.05 -0.20 -0.06
word	offensiv	-0.07 0.02 -0.17 -0.13 0.02 -0.12 0.01
word	offer	-0.04 0.04 -0.26 0.04 -0.05 -0.11 -0.07
word	offic	0.04 -0.14 -0.16 0.08 -0.02 -0.13 0.02
word	officer	0.00 0.03 0.01 -0.16 -0.21 -0.14 0.01
word	official	0.03 0.10 0.14 -0.18 -0.19 -0.03 -0.19
word	often	-0.08 -0.03 -0.09 -0.08 -0.11 -0.06 0.09
word	oh	-0.08 -0.11 -0.10 -0.07 -0.08 -0.05 0.11
word	oil	0.01 0.02 -0.21 -0.01 -0.09 -0.15 -0.14
word	oils	-0.06 -0.07 -0.05 0.07 -0.07 -0.05 -0.06
word	old	-0.04 0.00 -0.08 -0.09 0.04 -0.08 0.03
word	oliver	-0.09 -0.10 -0.11 -0.09 -0.08 -0.03 0.10
word	once	-0.08 0.05 0.04 -0.05 -0.18 -0.09 -0.04
word	one	0.13 -0.13 -0.09 -0.01 -0.04 -0.19 -0.07
word	ones	-0.13 -0.12 -0.10 -0.08 0.09 -0.08 0.06
word	ongo	-0.08 -0.03 -0.25 -0.15 0.07 -0.18 0.06
word	onlin	-0.11 0.01 -0.10 -0.11 -0.13 0.05 0.07
word	only	-0.04 -0.12 0.05 -0.04 -0.03 -0.18 0.04
word	op	0.08 -0.08 -0.11 -0.08 -0.08 -0.08 -0.05
word	open	0.13 0.05 -0.09 -0.04 -0.23 -0.18 -0.17
word	operat	0.01 0.01 0.08 -0.15 -0.16 -0.12 -0.15
word	operation	0.05 -0.14 -0.05 0.01 -0.05 -0.02 -0.03
word	operational	0.13 -0.13 -0.12 -0.13 0.02 -0.13 -0.16
word	operativ	0.07 -0.10 -0.12 -0.04 -0.08 -0.05 0.06
word	opinion	-0.05 -0.20 0.03 -0.11 -0.19 -0.16 0.12
word	opportunity	0.05 0.07 -0.11 -0.09 -0.17 -0.10 -0.04
word	oppos	-0.16 0.12 -0.18 -0.13 -0.15 -0.11 0.06
word	opposition	0.05 -0.15 -0.13 -0.13 -0.12 -0.12 0.12
word	optimism	-0.12 0.00 -0.04 0.01 0.05 -0.05 -0.11
word	option	0.12 -0.11 -0.31 -0.01 -0.29 -0.22 0.00
word	order	0.13 -0.04 -0.35 -0.11 -0.07 -0.22 -0.05
word	oscar	0.01 -0.08 0.02 -0.11 -0.14 -0.12 0.04
word	other	0.06 -0.09 0.01 -0.05 -0.06 -0.19 -0.01
word	our	-0.10 -0.03 0.07 -0.19 -0.14 -0.15 0.13
word	out	-0.06 0.07 -0.26 -0.16 -0.01 -0.09 0.02
word	outcom	-0.10 -0.09 -0.11 -0.12 -0.13 -0.03 0.15
word	outlet	-0.09 -0.07 -0.13 -0.10 -0.09 -0.08 0.09
word	outlin	-0.09 0.09 -0.04 -0.07 -0.07 -0.07 -0.10
word	outlook	-0.15 -0.12 -0.08 0.16 -0.15 -0.04 -0.16
word	output	0.14 -0.21 -0.08 -0.03 -0.17 -0.08 -0.14
word	outrag	-0.15 -0.13 -0.11 -0.15 0.03 -0.11 0.14
word	outrageou	-0.01 0.07 -0.09 -0.09 -0.11 -0.08 -0.10
word	outsid	-0.16 -0.17 0.01 0.05 -0.19 -0.09 0.12
word	over	-0.09 0.08 0.00 -0.21 -0.20 -0.13 0.11
word	overhead	0.05 -0.13 -0.15 -0.06 0.08 -0.10 -0.17
word	overlook	-0.12 -0.11 -0.11 -0.06 -0.12 -0.12 0.12
word	overnight	0.14 -0.12 -0.23 -0.11 0.03 -0.12 -0.23
word	overshadow	-0.09 -0.02 -0.07 -0.06 0.05 -0.05 0.03
word	overwhelm	0.03 0.03 -0.12 -0.10 0.06 -0.06 -0.10
word	own	-0.17 -0.09 -0.32 0.05 -0.01 0.01 0.15
word	owner	-0.08 -0.15 -0.06 0.09 0.06 -0.03 -0.02
word	p	-0.10 -0.12 -0.08 0.07 -0.10 -0.06 0.02
word	pact	0.07 0.06 -0.13 -0.15 -0.12 -0.12 -0.14
word	page	-0.08 0.11 -0.07 -0.09 -0.06 -0.04 -0.12
word	pain	-0.08 0.04 -0.09 0.08 -0.04 -0.07 -0.11
word	palac	-0.08 -0.03 -0.11 -0.12 -0.03 -0.13 0.10
word	palestinian	0.09 -0.10 -0.13 -0.09 -0.11 -0.10 0.04
word	pandemic	-0.10 -0.05 -0.09 0.06 -0.11 -0.08 0.05
word	panel	-0.09 -0.12 -0.15 0.05 0.04 -0.15 0.05
word	panic	-0.02 -0.05 0.01 0.02 0.04 -0.13 -0.05
word	panick	-0.09 0.03 -0.08 0.02 0.07 -0.04 -0.01
word	parad	0.00 -0.10 -0.14 -0.16 -0.16 -0.15 0.08
word	paramedic	-0.03 -0.14 -0.14 -0.11 0.10 -0.13 -0.16
word	park	0.06 0.02 -0.14 -0.13 -0.15 -0.14 0.01
word	parliament	-0.12 0.13 -0.12 -0.13 -0.10 -0.12 -0.14
word	part	0.06 0.09 0.02 -0.03 -0.02 -0.14 -0.28
word	participat	0.03 0.07 -0.12 -0.12 -0.13 -0.04 -0.11
word	participation	-0.05 0.06 -0.03 -0.08 -0.03 -0.01 -0.09
word	partner	-0.10 0.12 -0.13 0.06 -0.08 -0.06 -0.13
word	party	-0.14 0.11 -0.12 -0.16 0.06 -0.07 -0.03
word	pass	-0.04 -0.10 -0.10 0.13 -0.03 -0.20 -0.07
word	passag	-0.22 0.16 -0.16 0.07 -0.18 -0.18 -0.17
word	passenger	-0.14 -0.14 -0.13 0.08 0.13 -0.10 -0.16
word	past	-0.02 -0.15 -0.04 0.02 -0.06 -0.16 0.02
word	patel	-0.11 -0.12 -0.17 -0.13 -0.10 0.11 -0.02
word	path	0.04 -0.03 -0.20 0.09 -0.23 -0.18 -0.12
word	patient	0.03 -0.11 -0.14 -0.12 0.07 -0.11 -0.13
word	pattern	-0.04 0.08 -0.07 0.06 -0.03 -0.09 0.00
word	paus	-0.03 0.08 -0.08 -0.01 -0.21 -0.18 -0.10
word	pay	-0.03 0.01 -0.04 -0.07 -0.04 -0.17 0.02
word	peac	-0.01 0.09 -0.19 -0.09 -0.11 -0.13 -0.07
word	peaceful	-0.02 0.07 -0.12 -0.11 -0.13 -0.10 -0.17
word	peacekeeper	0.18 -0.14 -0.14 -0.20 -0.06 -0.13 -0.20
word	peacemaker	-0.10 0.10 -0.09 -0.11 -0.12 -0.08 -0.10
word	pearl	-0.10 0.06 -0.12 -0.09 -0.07 -0.08 -0.03
word	pedro	-0.09 0.12 -0.07 -0.07 -0.07 -0.03 -0.11
word	peer	-0.10 0.03 -0.05 -0.08 -0.10 -0.05 0.07
word	peopl	-0.15 -0.11 0.01 -0.22 0.13 -0.18 0.11
word	per	0.03 0.07 -0.11 -0.06 -0.14 -0.07 -0.05
word	percent	-0.09 -0.08 0.03 0.10 -0.23 -0.08 -0.10
word	period	-0.04 0.06 -0.10 0.07 -0.08 -0.10 -0.12
word	permanent	-0.16 0.12 -0.14 -0.10 -0.18 -0.14 -0.01
word	persian	-0.15 -0.14 -0.13 -0.14 0.07 -0.14 0.12
word	persist	-0.07 0.07 -0.18 0.01 0.01 -0.15 -0.21
word	person	-0.13 -0.12 0.01 -0.10 -0.13 -0.10 0.15
word	personnel	-0.02 0.07 -0.16 -0.11 -0.08 -0.10 -0.13
word	peter	-0.11 -0.12 -0.15 0.07 -0.14 -0.10 0.13
word	petrochemical	0.03 -0.05 -0.08 0.05 -0.11 -0.12 -0.10
word	petrol	-0.02 -0.15 -0.11 0.04 0.03 0.02 -0.11
word	petroleum	-0.12 -0.14 -0.10 0.14 0.00 -0.12 -0.17
word	phas	0.03 -0.04 -0.20 -0.08 0.00 -0.16 0.03
word	phillip	0.00 -0.12 -0.11 0.02 -0.14 -0.11 0.03
word	phon	-0.06 0.01 0.07 -0.03 -0.16 0.01 -0.06
word	photo	-0.04 -0.12 -0.18 0.00 -0.21 0.03 0.01
word	pick	0.03 0.09 -0.15 -0.09 -0.02 -0.13 -0.09
word	pictur	0.00 -0.01 -0.17 -0.15 -0.14 -0.17 0.06
word	pilot	0.15 -0.32 0.05 -0.15 -0.14 -0.20 0.02
word	pipelin	-0.08 -0.07 -0.08 0.08 -0.15 -0.10 -0.04
word	plac	-0.12 -0.05 0.04 -0.12 0.08 -0.13 -0.02
word	plan	0.11 -0.03 0.05 -0.04 -0.10 -0.12 -0.07
word	plann	-0.12 0.07 0.09 -0.16 -0.02 -0.12 -0.04
word	plant	0.00 0.03 -0.07 -0.05 0.09 -0.01 -0.19
word	play	-0.11 0.04 -0.24 -0.09 -0.30 -0.16 0.08
word	playbook	-0.01 0.01 -0.17 -0.15 -0.13 -0.16 0.08
word	player	-0.08 0.05 -0.13 0.01 -0.11 -0.05 -0.02
word	pleas	-0.10 0.00 -0.12 -0.14 0.03 -0.12 0.10
word	pledg	-0.03 0.05 -0.11 0.04 -0.14 -0.06 -0.04
word	plot	0.03 -0.04 0.07 -0.11 -0.09 -0.13 -0.10
word	plug	-0.11 -0.05 -0.11 0.07 -0.10 -0.09 0.02
word	plummet	-0.06 0.00 -0.09 0.08 -0.12 -0.04 -0.14
word	plung	-0.18 -0.13 -0.10 0.15 -0.14 -0.06 0.02
word	plus	-0.10 -0.12 -0.15 0.04 -0.17 -0.11 0.09
word	pm	-0.12 0.14 0.02 -0.18 -0.16 0.01 -0.08
word	podcast	-0.05 0.09 -0.17 0.04 0.00 -0.13 -0.08
word	point	-0.05 0.13 -0.06 -0.11 -0.18 -0.16 -0.04
word	pois	-0.11 0.04 -0.10 0.04 -0.14 -0.05 -0.04
word	polic	0.10 -0.16 0.09 -0.20 -0.04 -0.20 -0.05
word	policy	-0.09 0.00 -0.05 -0.06 -0.23 0.08 0.04
word	politic	-0.14 -0.06 -0.12 -0.13 -0.13 -0.10 0.15
word	political	-0.13 -0.03 -0.22 -0.17 -0.07 -0.13 0.16
word	politician	-0.14 -0.07 0.05 -0.13 -0.17 -0.13 0.09
word	poll	-0.18 -0.15 -0.25 -0.13 -0.15 -0.12 0.19
word	polymarket	-0.05 -0.04 0.17 0.03 -0.19 -0.15 -0.03
word	poor	-0.15 -0.04 -0.13 0.04 0.03 -0.09 0.07
word	popular	-0.16 -0.01 -0.17 -0.15 -0.15 -0.17 0.11
word	port	0.14 -0.11 -0.23 0.03 -0.11 -0.19 -0.31
word	pos	-0.10 -0.01 0.03 0.04 -0.10 -0.10 -0.01
word	pose	0.07 -0.05 -0.14 -0.15 0.03 -0.11 -0.01
word	position	-0.16 -0.06 -0.16 0.04 0.02 -0.14 0.06
word	possibility	-0.13 -0.03 -0.09 0.02 -0.10 -0.06 0.05
word	possibl	-0.02 0.01 0.00 -0.01 -0.01 -0.18 -0.06
word	post	-0.10 0.08 0.02 -0.09 -0.13 -0.22 0.01
word	postpon	-0.13 0.07 -0.17 -0.12 -0.21 -0.14 0.05
word	potential	0.14 -0.10 0.02 -0.13 0.01 -0.19 -0.12
word	potentially	0.03 0.02 -0.10 -0.05 -0.09 -0.06 -0.08
word	pound	0.06 0.00 -0.26 0.00 -0.26 -0.17 -0.06
word	powell	-0.01 -0.08 -0.13 0.07 0.06 -0.13 -0.16
word	power	0.03 0.02 -0.40 -0.02 0.06 -0.23 -0.03
word	powerful	0.17 -0.03 -0.17 -0.12 -0.13 -0.11 -0.18
word	prais	-0.10 -0.02 -0.12 -0.10 -0.05 -0.05 0.10
word	pray	-0.11 -0.12 -0.13 -0.07 0.04 -0.09 0.06
word	pre	0.03 -0.12 0.06 0.05 -0.12 -0.08 -0.12
word	predicament	-0.03 0.11 -0.11 -0.11 -0.07 -0.09 -0.07
word	predict	-0.04 -0.02 -0.13 -0.01 -0.15 -0.13 0.05
word	prediction	0.04 -0.17 -0.07 0.05 -0.16 -0.16 -0.03
word	preemptiv	-0.11 -0.01 -0.15 -0.12 -0.11 -0.06 0.06
word	premium	-0.07 -0.08 -0.04 0.07 -0.04 -0.03 -0.07
word	prep	0.15 -0.16 -0.13 -0.16 -0.14 -0.10 -0.12
word	prepar	0.22 -0.06 -0.28 -0.12 -0.11 -0.10 -0.18
word	preparation	0.01 0.08 -0.10 -0.10 -0.09 -0.10 -0.03
word	pres	-0.06 0.13 -0.19 -0.16 -0.22 -0.11 0.07
word	presenc	0.03 0.02 -0.12 -0.13 -0.17 -0.12 -0.10
word	present	0.00 0.06 -0.15 -0.14 -0.17 -0.13 0.01
word	president	-0.16 -0.08 -0.04 -0.11 -0.12 -0.11 0.16
word	press	0.02 -0.01 -0.06 -0.10 0.04 -0.14 0.02
word	presser	-0.13 0.03 -0.11 -0.10 -0.11 -0.09 0.05
word	pressur	-0.15 0.11 -0.31 0.05 -0.29 -0.17 -0.15
word	pretty	0.03 -0.07 -0.17 0.07 -0.16 -0.13 -0.02
word	prevent	-0.07 0.09 0.00 -0.08 -0.03 -0.14 -0.09
word	pric	-0.20 -0.04 -0.07 0.11 -0.05 -0.08 -0.04
word	prid	-0.04 -0.12 -0.10 -0.06 -0.12 -0.10 0.09
word	prim	-0.12 0.10 -0.19 -0.05 -0.17 -0.06 -0.04
word	primetim	-0.13 0.10 -0.14 -0.08 -0.08 -0.14 -0.09
word	princ	-0.05 -0.11 -0.13 -0.09 0.07 -0.07 0.09
word	prior	-0.05 -0.14 -0.11 0.01 -0.07 -0.09 0.06
word	privat	0.00 -0.10 0.00 -0.12 0.04 0.05 -0.06
word	priz	-0.11 -0.14 -0.13 0.11 -0.14 -0.12 0.00
word	pro	-0.12 -0.15 -0.19 -0.17 -0.16 -0.15 0.17
word	prob	-0.19 -0.05 0.10 0.04 -0.02 -0.16 0.03
word	problem	-0.20 0.01 -0.27 -0.05 -0.22 -0.17 0.15
word	proces	-0.12 0.11 -0.06 -0.11 -0.09 -0.03 -0.08
word	produc	-0.12 -0.05 0.03 0.05 -0.11 -0.10 -0.15
word	producer	-0.13 -0.12 -0.03 0.13 -0.10 -0.04 -0.07
word	product	-0.13 0.05 -0.08 0.06 -0.12 -0.07 -0.08
word	production	0.00 -0.22 -0.17 0.20 -0.09 -0.13 -0.27
word	profit	-0.12 0.03 -0.12 0.00 -0.11 -0.12 0.05
word	program	-0.12 0.10 0.03 -0.11 -0.19 -0.08 -0.04
word	programm	-0.01 0.03 -0.01 -0.18 -0.18 -0.14 -0.09
word	progres	0.01 -0.04 -0.15 0.12 -0.11 -0.11 -0.19
word	project	0.02 -0.19 -0.15 0.10 -0.18 -0.13 -0.01
word	projectil	0.15 -0.20 -0.21 -0.07 -0.24 -0.20 -0.02
word	prolong	-0.01 -0.14 0.05 0.12 -0.13 -0.11 -0.14
word	promis	-0.05 0.18 -0.28 -0.08 -0.21 -0.16 -0.08
word	prompt	-0.07 0.03 -0.18 -0.10 -0.14 -0.13 0.05
word	proof	-0.12 0.11 -0.11 -0.05 -0.09 -0.10 -0.07
word	propaganda	-0.18 -0.12 -0.02 -0.16 -0.18 0.11 0.15
word	proportional	0.03 0.05 -0.14 -0.13 -0.13 -0.12 -0.15
word	propos	-0.03 0.09 -0.08 -0.12 0.03 -0.05 -0.12
word	proposal	-0.20 0.06 -0.17 0.04 -0.24 -0.15 -0.02
word	protect	0.05 0.00 -0.15 -0.02 -0.09 -0.09 -0.08
word	protection	0.04 -0.06 -0.16 -0.07 0.06 -0.07 -0.06
word	protest	-0.10 0.04 0.03 -0.14 -0.12 -0.20 0.10
word	protester	-0.01 0.08 -0.35 -0.25 -0.25 -0.12 -0.03
word	prov	-0.04 -0.14 -0.16 0.02 -0.15 -0.12 0.08
word	provid	0.06 -0.05 0.10 -0.02 -0.18 -0.16 -0.08
word	proxy	-0.16 0.05 0.00 0.02 -0.16 -0.16 0.10
word	public	0.02 -0.05 -0.18 -0.05 0.05 0.04 -0.07
word	pull	0.00 -0.09 -0.20 0.11 -0.03 -0.14 0.00
word	pummel	-0.01 0.01 -0.16 0.07 -0.16 -0.11 -0.04
word	pump	-0.11 -0.12 -0.10 0.11 -0.12 -0.06 0.01
word	punch	0.10 0.05 -0.06 -0.06 -0.08 -0.03 -0.12
word	pundit	-0.10 -0.09 -0.12 -0.11 -0.11 -0.11 0.11
word	pursu	0.04 0.04 -0.20 -0.18 -0.16 -0.11 0.00
word	push	-0.08 0.07 -0.17 -0.03 -0.13 0.00 0.02
word	put	-0.07 0.03 -0.11 -0.17 0.01 0.02 0.04
word	puts	-0.15 -0.06 0.03 0.08 -0.20 -0.18 0.01
word	putt	0.08 -0.10 -0.12 -0.05 0.07 -0.04 -0.01
word	qatarenergy	-0.07 -0.08 -0.03 0.08 -0.08 -0.06 -0.06
word	quarter	-0.07 -0.09 -0.14 -0.14 0.02 -0.12 0.06
word	question	-0.25 0.00 -0.08 -0.09 -0.33 -0.15 0.19
word	quick	-0.02 -0.11 -0.12 -0.11 0.03 -0.09 0.08
word	quickly	0.15 -0.14 0.04 0.04 -0.15 -0.09 -0.13
word	quietly	-0.13 0.01 -0.15 0.05 -0.13 -0.13 0.01
word	quit	-0.10 -0.04 -0.13 -0.08 -0.07 -0.09 0.07
word	rac	-0.14 0.08 -0.12 -0.04 -0.08 -0.12 -0.01
word	race	-0.09 -0.04 -0.11 0.10 -0.11 -0.11 -0.19
word	radar	0.12 -0.09 0.05 -0.13 -0.15 -0.14 -0.12
word	rag	0.10 0.00 0.00 -0.13 -0.02 -0.15 -0.08
word	rage	0.06 0.09 -0.08 -0.10 -0.08 -0.08 -0.09
word	raid	0.05 -0.23 0.07 -0.13 -0.04 -0.16 -0.09
word	rain	-0.16 -0.09 -0.23 -0.15 0.15 0.04 0.06
word	rais	-0.18 0.06 0.05 -0.02 0.00 -0.14 -0.08
word	rally	0.00 -0.03 -0.23 0.04 -0.24 -0.13 0.00
word	rambl	-0.10 -0.01 -0.14 -0.08 -0.10 -0.09 0.03
word	ramp	0.09 -0.02 -0.22 -0.04 -0.09 -0.14 -0.11
word	rang	0.08 -0.08 -0.18 -0.11 -0.17 -0.11 0.03
word	rant	-0.14 -0.09 -0.16 -0.15 -0.15 -0.13 0.15
word	rare	-0.13 0.09 -0.10 -0.10 -0.12 -0.07 0.06
word	rat	-0.06 -0.11 -0.17 0.19 -0.21 -0.11 -0.17
word	rate	-0.14 0.04 -0.14 0.15 -0.13 -0.09 -0.17
word	ration	-0.09 -0.11 -0.09 0.08 0.07 -0.11 -0.10
word	rational	-0.13 -0.13 -0.13 0.00 -0.12 -0.09 0.11
word	rattl	-0.04 0.02 -0.12 -0.07 0.05 -0.06 -0.08
word	ravag	0.00 -0.10 -0.09 -0.02 0.10 -0.09 -0.13
word	raze	0.05 -0.09 -0.06 0.06 -0.05 -0.01 0.03
word	re	-0.06 -0.15 -0.13 0.06 -0.14 -0.11 0.04
word	reach	-0.08 0.01 -0.01 -0.09 0.07 -0.18 -0.04
word	react	-0.04 0.02 -0.22 -0.16 0.03 -0.14 0.03
word	reaction	-0.10 -0.11 -0.08 0.06 -0.06 -0.07 0.03
word	read	0.06 0.05 0.07 -0.12 -0.10 -0.11 -0.20
word	readines	-0.05 0.06 -0.13 -0.12 -0.13 -0.16 0.07
word	ready	0.19 -0.01 -0.01 -0.19 -0.23 -0.16 -0.22
word	reaffirm	-0.10 0.12 -0.08 -0.11 -0.08 -0.12 -0.12
word	real	-0.03 -0.16 -0.20 0.02 -0.17 -0.16 0.11
word	reality	-0.16 0.00 -0.17 -0.04 -0.06 -0.13 0.12
word	really	-0.14 -0.07 0.03 -0.03 0.06 -0.12 0.02
word	reason	-0.13 0.07 -0.10 -0.08 -0.09 -0.06 0.05
word	reassur	-0.10 0.05 -0.09 -0.11 0.05 -0.08 0.03
word	rebound	-0.08 -0.12 -0.05 0.10 -0.11 -0.03 -0.11
word	rebuk	-0.12 -0.05 0.04 -0.11 -0.07 -0.09 0.07
word	receipt	0.01 -0.09 -0.10 -0.09 -0.09 -0.07 0.02
word	receiv	-0.05 -0.03 -0.13 -0.17 0.00 -0.13 0.03
word	recent	-0.07 0.08 -0.14 0.03 -0.09 -0.10 -0.05
word	recession	-0.11 -0.10 -0.11 0.12 -0.13 -0.09 -0.12
word	reckles	-0.08 0.14 -0.15 -0.13 -0.15 -0.08 -0.15
word	record	0.00 -0.04 -0.11 0.10 -0.15 -0.07 -0.13
word	recount	-0.15 -0.13 -0.12 -0.12 0.17 -0.11 -0.08
word	recover	-0.14 -0.12 0.01 0.07 0.09 -0.10 -0.14
word	recovery	-0.12 -0.10 -0.09 0.12 -0.13 -0.08 0.01
word	red	-0.08 0.10 -0.18 -0.13 0.02 -0.18 -0.04
word	reduc	0.05 -0.10 -0.08 0.01 -0.13 -0.09 -0.09
word	reel	0.07 -0.15 -0.13 0.01 0.06 -0.13 -0.06
word	reev	-0.14 -0.18 -0.15 0.02 -0.18 -0.13 0.12
word	refiner	-0.10 -0.08 -0.07 0.10 -0.11 -0.10 -0.09
word	refinery	0.02 -0.25 -0.14 0.12 -0.28 -0.15 -0.21
word	refuel	0.13 -0.14 -0.12 0.04 -0.13 -0.10 -0.12
word	refuell	0.11 -0.10 -0.10 -0.08 0.01 -0.04 -0.13
word	refug	-0.07 0.01 0.02 -0.08 0.06 -0.07 -0.11
word	refuge	-0.14 -0.01 -0.08 -0.05 0.12 -0.09 -0.15
word	refus	-0.11 0.04 0.04 -0.17 -0.06 -0.12 0.09
word	refusal	0.01 -0.03 -0.12 -0.10 -0.11 -0.09 0.04
word	regim	-0.05 -0.05 -0.10 -0.05 -0.22 -0.19 0.12
word	region	0.10 -0.01 -0.31 -0.11 -0.12 0.01 -0.01
word	regional	0.03 0.16 -0.22 -0.13 -0.23 -0.20 -0.02
word	reignit	-0.02 -0.03 -0.14 0.07 -0.20 -0.13 -0.03
word	reimpos	0.14 -0.10 -0.11 -0.04 -0.07 -0.10 -0.10
word	reiterat	-0.12 0.10 -0.09 -0.12 -0.14 -0.09 -0.08
word	reject	0.02 0.10 0.04 -0.11 -0.17 -0.13 -0.28
word	relation	-0.07 0.06 -0.10 -0.15 -0.16 -0.08 0.01
word	relationship	-0.12 0.02 -0.12 -0.12 -0.11 -0.07 -0.01
word	relativ	-0.02 0.04 -0.05 -0.12 -0.13 -0.10 0.03
word	releas	-0.04 0.07 -0.11 0.01 0.01 -0.21 -0.12
word	relief	-0.17 -0.20 -0.15 0.12 0.04 -0.15 0.08
word	religiou	-0.11 -0.03 -0.17 -0.12 0.03 -0.11 0.09
word	rely	-0.08 -0.14 0.06 -0.03 0.05 -0.14 -0.15
word	remain	-0.02 0.00 -0.37 0.04 -0.05 -0.28 -0.04
word	remark	-0.16 0.08 -0.17 -0.17 -0.16 -0.11 0.07
word	remov	0.04 -0.08 -0.15 0.01 -0.14 -0.07 0.08
word	renew	0.07 0.01 -0.25 -0.08 -0.12 -0.16 -0.07
word	reopen	-0.03 0.15 -0.07 -0.08 -0.23 -0.19 -0.21
word	rep	-0.02 0.01 -0.16 -0.10 -0.14 -0.07 0.06
word	repair	0.04 -0.11 -0.08 0.07 -0.12 -0.09 0.02
word	repatriat	-0.02 -0.07 -0.14 -0.09 0.11 -0.12 -0.12
word	repatriation	-0.15 -0.01 -0.10 0.05 0.11 -0.08 -0.11
word	repeat	-0.12 0.01 -0.20 -0.07 -0.14 -0.13 0.11
word	repell	0.11 -0.12 -0.10 -0.09 -0.10 -0.08 -0.13
word	replac	-0.03 0.06 -0.05 -0.09 -0.08 -0.08 0.00
word	reply	-0.11 0.02 -0.13 -0.08 -0.12 -0.11 0.07
word	report	0.05 -0.07 0.24 -0.16 -0.24 -0.04 -0.16
word	reportedly	0.02 0.02 0.07 -0.11 -0.29 -0.21 -0.06
word	reporter	-0.01 -0.02 -0.03 -0.20 -0.11 -0.16 0.04
word	repression	-0.06 -0.13 -0.15 -0.14 0.10 -0.15 -0.06
word	republican	-0.14 -0.15 -0.30 -0.04 -0.16 -0.12 0.17
word	request	0.11 -0.01 -0.18 -0.07 -0.13 -0.12 -0.15
word	rescu	0.20 -0.11 -0.12 -0.17 0.01 -0.17 -0.16
word	rescuer	0.14 -0.12 -0.13 -0.09 -0.05 -0.12 -0.15
word	reserv	-0.11 -0.21 0.01 0.13 0.04 -0.13 -0.15
word	reshap	-0.05 -0.05 -0.03 0.05 -0.10 -0.02 -0.04
word	resident	-0.09 -0.18 -0.18 -0.15 0.18 -0.14 -0.03
word	residential	0.14 -0.15 -0.19 -0.14 -0.17 -0.17 -0.01
word	resign	-0.17 -0.17 0.13 -0.16 -0.14 -0.14 0.05
word	resilienc	-0.02 0.00 -0.15 0.04 -0.15 -0.15 0.01
word	resistanc	0.02 -0.11 -0.12 -0.10 -0.10 -0.06 0.08
word	resolution	-0.17 0.02 -0.16 -0.03 -0.16 -0.11 0.09
word	resourc	-0.15 0.03 -0.11 0.05 -0.14 -0.09 -0.05
word	respect	-0.10 -0.02 -0.12 -0.12 -0.15 -0.04 0.09
word	respond	0.09 -0.04 -0.28 -0.09 -0.15 -0.22 0.03
word	respons	0.00 0.09 -0.36 -0.03 -0.24 -0.24 -0.06
word	responsibility	0.02 -0.03 -0.07 -0.12 -0.15 0.01 0.01
word	responsibl	0.09 0.05 -0.15 -0.07 0.06 -0.06 -0.13
word	restart	-0.13 -0.06 -0.08 0.11 0.01 -0.07 -0.13
word	restor	-0.14 -0.11 -0.14 0.02 0.06 -0.15 0.02
word	restraint	-0.11 0.09 -0.11 0.03 -0.11 -0.04 -0.11
word	restriction	0.10 -0.03 -0.11 -0.08 -0.19 0.03 -0.13
word	resum	-0.07 -0.14 -0.22 0.17 -0.06 -0.19 -0.13
word	retaliat	-0.08 0.13 0.02 0.00 -0.26 -0.15 -0.06
word	retaliation	-0.04 0.01 -0.28 -0.08 -0.10 0.01 0.03
word	retaliatory	-0.04 -0.04 -0.05 -0.18 -0.04 0.03 -0.02
word	retir	0.12 -0.14 -0.13 -0.07 -0.13 -0.05 0.02
word	retreat	-0.06 0.08 -0.18 -0.04 -0.19 -0.11 -0.05
word	return	-0.13 -0.07 -0.26 0.02 0.11 -0.18 -0.02
word	reut	0.01 -0.01 -0.11 0.08 0.00 -0.09 -0.14
word	reuter	0.00 0.02 0.03 0.02 -0.14 -0.11 -0.03
word	reveal	-0.05 -0.13 0.08 -0.14 -0.08 -0.20 0.12
word	reveng	0.18 -0.11 -0.12 -0.06 0.05 -0.10 -0.16
word	revenu	-0.10 -0.10 -0.06 0.11 -0.11 -0.07 -0.08
word	revers	-0.07 -0.12 0.05 -0.04 0.06 -0.08 -0.11
word	review	-0.17 -0.01 -0.12 0.07 -0.09 -0.10 0.00
word	reviv	-0.11 -0.06 -0.04 0.07 -0.14 -0.05 -0.01
word	revok	-0.13 -0.02 -0.12 -0.11 -0.13 -0.15 0.10
word	revolt	-0.08 0.01 -0.10 0.07 -0.13 -0.05 -0.03
word	reward	0.10 0.02 -0.14 -0.03 -0.02 -0.12 -0.11
word	rhetoric	-0.01 -0.06 -0.13 0.01 -0.11 -0.08 0.06
word	ridicul	-0.11 -0.04 -0.11 0.05 -0.06 -0.08 0.02
word	ridiculou	-0.11 -0.07 -0.09 0.06 -0.09 -0.08 0.01
word	rift	0.01 0.03 -0.12 -0.13 -0.14 -0.12 0.00
word	right	-0.26 0.11 -0.28 -0.05 0.07 -0.14 0.09
word	rips	-0.03 -0.10 0.01 0.01 -0.18 -0.14 0.07
word	ris	0.08 -0.20 -0.22 0.10 -0.10 -0.15 -0.08
word	rise	-0.10 -0.05 -0.20 0.11 -0.04 -0.11 0.05
word	risk	-0.11 -0.01 0.00 0.00 -0.01 -0.19 -0.01
word	risky	0.09 -0.11 -0.11 -0.10 -0.12 -0.07 -0.01
word	rival	-0.12 0.02 -0.15 0.07 -0.13 -0.09 -0.02
word	road	0.07 0.07 -0.10 -0.03 -0.07 -0.07 -0.13
word	roadmap	-0.13 0.13 -0.09 -0.16 -0.11 -0.09 -0.11
word	roast	-0.12 0.01 -0.12 -0.11 -0.12 -0.08 0.09
word	rock	0.18 -0.06 -0.23 -0.16 -0.17 -0.18 -0.19
word	rocket	0.09 -0.29 -0.28 -0.05 -0.03 -0.17 0.01
word	roil	-0.11 0.01 -0.01 -0.04 -0.07 -0.05 0.03
word	role	-0.11 0.12 -0.15 -0.08 -0.20 -0.07 -0.05
word	roll	0.07 -0.10 0.05 -0.02 -0.13 -0.12 -0.12
word	room	0.06 -0.10 -0.04 0.04 -0.07 -0.04 -0.10
word	rose	-0.06 -0.13 -0.03 0.08 -0.06 -0.04 -0.05
word	roulett	-0.13 -0.09 -0.12 0.02 -0.11 -0.09 0.15
word	round	-0.01 0.00 0.01 -0.18 -0.03 -0.09 0.03
word	rout	-0.12 0.01 -0.11 0.13 -0.06 -0.08 -0.08
word	royal	0.08 -0.18 0.01 -0.11 -0.12 -0.04 0.00
word	rs	0.01 -0.01 -0.11 0.08 0.00 -0.09 -0.14
word	rubbl	-0.04 -0.12 -0.17 -0.14 0.13 -0.13 -0.22
word	ruin	0.03 -0.14 -0.10 -0.12 -0.16 -0.13 0.07
word	rul	-0.13 0.06 -0.10 -0.03 -0.13 -0.07 0.08
word	run	-0.04 -0.13 -0.11 0.06 -0.04 -0.05 0.07
word	rundown	0.03 0.00 -0.10 -0.10 -0.10 -0.10 0.03
word	runn	-0.02 0.04 -0.09 0.01 0.04 -0.11 -0.10
word	rush	0.03 -0.17 0.04 0.05 -0.09 -0.11 0.05
word	s	-0.10 -0.09 -0.05 0.06 0.04 -0.13 -0.05
word	safe	-0.05 -0.08 -0.05 -0.12 0.13 -0.23 -0.08
word	safeguard	-0.04 0.01 -0.11 -0.14 0.08 -0.08 -0.08
word	safety	-0.05 0.08 -0.17 0.00 -0.12 -0.14 -0.09
word	said	0.01 -0.01 0.04 -0.06 0.11 -0.09 -0.21
word	sail	0.03 -0.12 -0.05 0.05 -0.09 -0.05 -0.07
word	sailor	-0.04 0.01 -0.29 -0.20 0.22 -0.14 -0.25
word	sal	-0.18 -0.01 -0.10 0.10 -0.11 -0.12 -0.12
word	salut	-0.15 0.12 -0.12 -0.13 -0.14 -0.12 0.05
word	salvo	0.05 -0.15 -0.13 0.07 -0.18 -0.11 -0.02
word	same	-0.03 -0.14 -0.01 -0.16 0.02 0.03 0.04
word	sanchez	-0.12 0.14 -0.09 -0.12 -0.10 -0.05 -0.06
word	sanction	-0.23 0.00 0.00 0.17 -0.29 0.05 -0.16
word	satellit	0.12 -0.19 0.15 -0.21 -0.18 -0.18 -0.22
word	saturday	0.14 -0.11 -0.07 -0.06 -0.12 -0.03 -0.08
word	sav	-0.09 -0.15 -0.17 -0.15 0.04 -0.12 0.15
word	save	0.04 0.05 -0.13 -0.08 0.03 -0.08 -0.11
word	say	0.00 0.02 0.05 -0.15 -0.11 0.01 0.02
word	says	-0.03 0.13 -0.08 -0.04 -0.07 -0.17 -0.18
word	scal	0.09 -0.20 -0.20 0.04 0.07 -0.15 -0.13
word	scen	0.08 -0.14 -0.17 -0.11 -0.01 -0.15 0.00
word	scenario	-0.14 0.00 -0.16 -0.01 -0.18 -0.15 0.07
word	sceptical	-0.14 -0.06 -0.13 -0.13 -0.12 -0.11 0.13
word	schedul	0.10 0.02 -0.18 -0.21 -0.12 -0.17 -0.17
word	schem	-0.13 -0.16 0.12 0.03 -0.14 0.02 -0.02
word	school	-0.06 -0.02 -0.07 -0.20 0.09 -0.21 -0.02
word	scientist	-0.12 0.11 0.02 -0.05 0.01 -0.07 -0.13
word	scott	0.00 -0.12 -0.13 -0.13 -0.14 -0.12 0.14
word	scrambl	-0.19 -0.01 -0.15 0.00 0.06 -0.14 0.03
word	scrap	-0.09 -0.09 -0.08 0.05 -0.10 -0.05 0.08
word	sea	-0.03 0.03 -0.19 -0.07 0.05 -0.13 -0.03
word	seafarer	-0.17 -0.02 -0.15 -0.07 0.14 -0.14 -0.18
word	seal	0.00 -0.03 0.07 0.03 -0.17 -0.14 -0.19
word	search	0.13 -0.16 0.01 -0.20 0.04 -0.19 -0.12
word	seat	-0.10 -0.05 -0.10 -0.13 0.10 -0.07 0.03
word	second	0.21 -0.01 -0.31 -0.13 0.03 -0.14 -0.25
word	secret	0.03 -0.03 0.09 -0.14 -0.11 -0.12 -0.08
word	secretary	-0.04 -0.07 -0.20 0.05 -0.22 -0.08 0.07
word	sector	0.05 0.06 -0.08 -0.04 -0.11 -0.08 -0.09
word	secur	-0.06 0.03 -0.13 -0.14 -0.15 -0.10 0.04
word	security	-0.05 0.01 0.08 -0.20 -0.10 0.03 -0.04
word	see	-0.08 -0.01 0.04 0.01 -0.03 -0.14 -0.06
word	seek	-0.24 0.16 -0.26 -0.03 0.06 -0.14 -0.11
word	seem	-0.06 0.07 -0.11 -0.12 -0.14 -0.10 0.05
word	seen	0.17 -0.01 -0.25 -0.12 -0.19 -0.18 -0.12
word	sees	-0.19 -0.09 -0.18 0.15 -0.18 -0.09 -0.01
word	seiz	-0.08 -0.10 0.06 0.11 -0.04 -0.24 -0.11
word	seizur	-0.02 -0.01 -0.10 0.04 -0.11 -0.09 -0.11
word	select	-0.09 -0.11 -0.10 0.02 -0.09 -0.09 0.10
word	self	0.02 0.07 -0.18 -0.09 -0.15 -0.10 -0.06
word	sell	-0.16 -0.13 -0.08 -0.07 -0.13 -0.03 0.17
word	senat	-0.07 -0.02 -0.25 -0.02 -0.12 -0.13 0.09
word	senator	-0.03 -0.11 -0.24 0.02 0.02 -0.07 0.04
word	send	0.04 0.06 -0.21 0.04 -0.06 0.02 -0.19
word	senior	0.06 0.00 -0.03 -0.03 -0.24 -0.09 -0.10
word	sens	-0.09 -0.15 0.07 -0.08 0.03 -0.09 -0.01
word	sent	0.00 -0.01 0.03 0.04 -0.14 -0.10 -0.08
word	sentiment	-0.05 -0.12 -0.03 0.08 -0.08 -0.03 -0.03
word	separat	0.10 -0.09 -0.09 -0.07 -0.15 -0.06 0.00
word	seriou	0.09 0.06 -0.18 -0.09 -0.06 -0.11 -0.19
word	seriously	0.02 0.07 -0.17 -0.14 0.02 -0.10 -0.17
word	serv	0.09 0.02 0.05 -0.14 -0.18 -0.14 -0.09
word	servic	0.04 -0.14 -0.03 0.06 -0.02 0.05 -0.15
word	session	-0.16 0.12 -0.07 0.01 -0.11 -0.05 -0.11
word	set	-0.03 -0.08 0.09 0.08 -0.02 -0.14 -0.14
word	sets	-0.09 0.02 0.04 0.01 -0.15 -0.10 0.02
word	settl	0.02 -0.14 -0.03 0.00 0.01 -0.02 0.09
word	settlement	-0.14 0.15 -0.08 -0.13 -0.10 -0.07 -0.19
word	seven	0.09 -0.20 -0.15 -0.14 -0.10 -0.14 0.08
word	seventh	0.06 -0.09 -0.14 -0.12 0.10 -0.13 -0.13
word	sever	-0.15 0.09 0.10 -0.11 0.01 -0.16 -0.02
word	several	0.07 -0.23 -0.19 0.07 -0.02 -0.13 -0.04
word	severely	0.10 -0.13 0.04 -0.08 -0.13 -0.12 -0.14
word	shadow	-0.17 -0.02 -0.16 0.11 -0.02 -0.16 -0.03
word	shah	0.13 -0.14 -0.08 -0.11 -0.11 -0.08 -0.11
word	shak	-0.07 -0.18 -0.02 0.07 0.02 0.02 0.06
word	shaky	-0.11 0.09 0.08 -0.10 -0.18 -0.14 -0.12
word	shap	-0.12 -0.13 -0.17 0.01 0.05 -0.16 0.09
word	shapiro	-0.06 -0.11 -0.12 -0.09 -0.09 -0.09 0.10
word	shar	-0.11 0.00 0.07 -0.17 -0.16 -0.16 0.13
word	sharply	-0.09 0.00 -0.10 -0.02 -0.09 -0.06 0.04
word	shatter	-0.10 -0.16 -0.14 0.02 0.03 -0.13 0.07
word	shell	0.12 -0.10 -0.16 0.02 -0.14 -0.18 -0.17
word	shelly	-0.10 -0.07 -0.10 -0.12 0.11 -0.09 -0.12
word	shelter	0.06 -0.11 -0.28 -0.15 -0.02 -0.15 0.03
word	shield	-0.09 -0.13 -0.14 -0.04 0.06 -0.06 0.08
word	shift	-0.02 0.04 -0.21 0.03 -0.28 -0.11 -0.01
word	ship	0.14 -0.21 -0.09 0.12 -0.10 -0.11 -0.32
word	shipment	-0.05 -0.04 -0.10 0.02 0.03 -0.09 -0.12
word	shipp	-0.22 -0.09 -0.23 0.28 -0.27 -0.23 -0.23
word	shipper	-0.15 -0.14 -0.04 0.14 -0.09 -0.05 -0.13
word	shock	-0.13 -0.04 -0.23 0.17 0.09 -0.16 -0.11
word	shockwav	-0.02 -0.08 -0.10 0.04 0.05 0.07 -0.10
word	shoot	-0.03 0.05 -0.09 -0.10 -0.15 -0.19 0.06
word	shor	-0.09 0.08 -0.05 -0.03 -0.08 -0.05 -0.08
word	short	-0.16 -0.02 -0.13 0.09 -0.13 -0.11 -0.13
word	shortag	0.03 -0.24 -0.24 0.16 0.02 -0.16 -0.20
word	shot	-0.01 0.00 -0.01 -0.12 -0.29 -0.13 0.00
word	should	-0.05 0.05 -0.05 -0.15 0.01 -0.15 0.01
word	shouldn't	-0.04 0.06 -0.08 -0.01 -0.10 -0.07 -0.09
word	show	0.16 -0.08 0.07 -0.07 -0.16 0.03 -0.18
word	shrapnel	0.09 -0.07 -0.11 -0.08 -0.03 -0.09 -0.12
word	shut	-0.07 -0.11 -0.18 0.14 -0.09 -0.01 -0.10
word	shutdown	-0.12 -0.08 -0.10 0.12 -0.12 -0.05 -0.09
word	sick	-0.03 -0.12 0.00 -0.07 -0.10 -0.08 0.10
word	sid	0.06 0.11 -0.18 -0.11 -0.02 -0.12 -0.24
word	side	-0.14 0.00 -0.19 -0.15 -0.13 -0.16 0.12
word	sidelin	0.07 -0.13 -0.11 -0.11 -0.11 -0.08 0.10
word	sight	0.13 -0.06 -0.15 0.00 -0.17 -0.14 -0.12
word	sign	-0.17 0.30 -0.06 -0.15 -0.08 0.01 -0.20
word	signal	-0.13 -0.01 0.03 -0.02 -0.22 -0.18 0.05
word	significant	-0.02 -0.08 -0.12 -0.10 0.06 -0.08 0.05
word	significantly	0.09 -0.02 -0.03 -0.10 -0.09 -0.15 -0.10
word	silenc	-0.10 -0.02 0.03 -0.12 0.04 -0.08 0.09
word	simmer	0.00 0.02 -0.09 0.03 -0.06 -0.06 -0.09
word	sinc	0.07 -0.08 -0.05 0.00 0.05 0.03 -0.23
word	sink	0.07 -0.20 -0.15 0.06 -0.07 -0.08 -0.16
word	siren	0.05 -0.14 -0.17 -0.02 -0.04 -0.11 -0.03
word	sit	0.03 0.00 0.01 -0.02 -0.03 -0.11 -0.16
word	site	0.05 -0.17 0.04 -0.21 -0.04 -0.19 0.07
word	situation	0.03 -0.04 -0.11 -0.15 -0.11 -0.08 0.11
word	six	0.10 -0.15 0.04 -0.14 0.08 -0.11 -0.20
word	sixth	0.10 -0.10 -0.07 -0.08 0.06 -0.07 -0.10
word	sky	0.13 -0.14 -0.16 -0.09 -0.01 -0.10 0.00
word	slain	-0.14 0.09 -0.15 0.03 -0.14 -0.09 0.10
word	slam	0.09 -0.09 -0.22 -0.16 -0.17 -0.11 0.02
word	sleeper	-0.11 -0.12 0.13 -0.10 -0.11 -0.08 -0.01
word	sleev	-0.09 -0.10 -0.06 0.09 -0.09 -0.05 -0.08
word	slid	-0.11 -0.09 -0.08 0.10 -0.09 -0.08 -0.08
word	slip	-0.06 -0.11 -0.11 0.08 -0.11 -0.08 0.03
word	slow	0.07 -0.13 0.04 0.09 -0.18 -0.12 -0.18
word	slump	-0.05 -0.09 -0.03 0.02 0.06 -0.02 -0.07
word	small	0.01 0.03 -0.14 -0.01 0.02 -0.10 -0.10
word	smash	-0.14 -0.14 -0.13 0.03 -0.14 -0.11 0.13
word	smil	-0.10 -0.09 -0.09 0.07 0.04 -0.06 0.03
word	smith	-0.12 -0.13 -0.14 -0.10 -0.12 -0.10 0.13
word	smok	0.21 -0.18 -0.15 -0.16 -0.28 -0.12 -0.11
word	snapshot	-0.10 -0.10 -0.07 0.10 -0.07 -0.05 -0.09
word	soar	-0.18 -0.02 0.05 0.08 -0.23 -0.11 -0.11
word	social	-0.13 0.13 -0.03 -0.18 -0.17 0.04 -0.03
word	soil	-0.12 0.01 0.12 -0.15 -0.13 -0.15 -0.09
word	soldier	-0.16 -0.18 -0.38 -0.16 0.02 -0.15 0.22
word	soleimani	-0.12 0.00 -0.07 -0.14 -0.14 -0.12 0.09
word	solution	-0.10 0.07 -0.07 -0.04 -0.08 -0.03 -0.10
word	solv	-0.11 0.04 -0.11 -0.10 -0.11 -0.07 0.05
word	some	-0.15 0.07 -0.06 -0.03 0.11 -0.18 -0.08
word	someth	0.03 -0.07 -0.13 -0.11 -0.09 -0.07 0.06
word	son	-0.16 0.04 -0.08 -0.18 -0.19 -0.14 0.15
word	soon	0.03 0.05 0.00 0.02 -0.21 -0.20 -0.12
word	sought	-0.05 0.00 0.03 -0.01 -0.11 -0.09 0.00
word	sound	0.09 -0.18 -0.10 -0.04 -0.11 -0.12 0.03
word	sour	0.11 0.01 -0.08 -0.08 -0.07 -0.07 -0.12
word	sourc	-0.01 -0.01 0.12 0.05 -0.17 -0.17 -0.10
word	south	0.00 0.04 -0.27 -0.03 0.09 -0.17 -0.17
word	southeast	-0.10 -0.06 -0.05 -0.01 0.05 -0.06 -0.07
word	southern	0.12 -0.07 -0.08 -0.06 -0.11 -0.12 -0.12
word	sovereignty	-0.11 0.08 -0.08 -0.10 -0.12 -0.12 0.04
word	spac	0.14 -0.14 -0.11 -0.07 -0.18 -0.12 -0.09
word	spar	-0.11 0.06 -0.11 0.09 -0.14 -0.08 -0.11
word	spark	-0.06 -0.13 -0.06 0.12 -0.06 -0.20 0.01
word	spat	-0.10 -0.09 -0.09 0.01 -0.08 -0.06 0.07
word	speak	-0.05 0.15 0.00 -0.13 0.09 -0.15 -0.21
word	speaker	-0.03 0.02 -0.16 -0.14 -0.13 -0.12 0.04
word	special	0.04 0.03 -0.13 -0.13 -0.01 -0.03 -0.10
word	specific	0.09 -0.03 -0.13 -0.12 0.04 -0.09 -0.08
word	speech	-0.27 -0.01 -0.25 0.01 -0.22 -0.20 0.12
word	spend	-0.13 0.00 -0.13 -0.04 -0.11 -0.03 0.14
word	spik	-0.21 -0.05 -0.12 0.13 -0.20 -0.09 -0.06
word	spill	-0.01 -0.06 0.03 -0.06 -0.13 0.07 -0.04
word	spiral	0.09 0.09 -0.15 0.00 -0.20 -0.08 -0.19
word	split	-0.14 -0.05 -0.16 -0.17 -0.13 -0.11 0.10
word	spokesman	-0.01 -0.01 -0.15 -0.11 0.05 -0.11 -0.06
word	spot	0.03 -0.13 -0.14 0.10 -0.12 -0.12 -0.07
word	spott	-0.02 -0.12 0.08 -0.08 -0.11 -0.09 -0.12
word	spox	-0.14 0.00 -0.12 -0.09 -0.07 -0.06 0.10
word	spread	0.04 -0.09 0.02 0.06 0.01 -0.01 -0.16
word	spy	-0.23 -0.21 0.20 -0.20 -0.07 -0.01 -0.25
word	squar	0.01 0.11 -0.15 -0.09 -0.13 -0.13 0.04
word	squeez	-0.10 -0.19 -0.14 0.15 -0.06 -0.13 -0.20
word	stability	-0.11 0.13 -0.10 -0.10 -0.11 -0.12 -0.15
word	stabiliz	-0.14 0.05 -0.09 0.02 -0.14 -0.08 -0.13
word	staff	0.10 -0.09 -0.11 -0.06 -0.09 -0.04 -0.04
word	stag	0.01 0.05 -0.16 -0.17 0.05 -0.16 -0.14
word	stagger	0.12 -0.10 -0.15 0.04 -0.11 -0.07 -0.06
word	stak	-0.18 0.17 -0.15 -0.15 -0.16 -0.13 -0.06
word	stall	-0.15 0.15 -0.16 0.07 -0.05 -0.13 -0.18
word	stanc	-0.08 0.09 -0.13 -0.08 -0.07 -0.08 -0.04
word	stand	-0.10 -0.08 0.07 0.02 0.02 -0.10 0.00
word	standard	-0.09 0.09 -0.12 0.00 -0.09 -0.10 -0.07
word	standoff	-0.09 0.08 -0.15 -0.01 0.04 -0.09 -0.16
word	standstill	-0.08 -0.09 -0.08 0.12 -0.14 -0.07 -0.13
word	star	-0.06 -0.11 0.08 -0.11 -0.02 -0.11 0.10
word	stark	0.00 0.02 -0.16 -0.16 -0.13 -0.17 0.01
word	starlink	-0.12 -0.10 0.06 0.05 -0.11 0.03 -0.08
word	start	0.02 -0.07 -0.02 0.05 -0.09 -0.22 -0.05
word	stat	0.05 0.07 -0.05 -0.03 -0.07 -0.20 -0.10
word	statement	0.03 0.07 0.03 -0.11 -0.18 -0.11 -0.06
word	station	0.14 -0.18 -0.20 -0.01 -0.01 0.02 -0.10
word	statu	-0.17 -0.09 -0.15 0.10 -0.23 -0.12 0.12
word	stay	-0.02 -0.04 -0.26 -0.17 -0.15 -0.17 0.11
word	steady	-0.11 -0.10 -0.08 0.12 -0.11 -0.05 -0.10
word	stealth	0.03 -0.07 -0.10 0.06 -0.09 -0.07 -0.08
word	step	-0.06 0.08 -0.22 -0.11 -0.20 -0.14 0.03
word	stephen	-0.04 -0.01 -0.14 -0.10 -0.09 -0.13 0.06
word	stev	-0.10 0.09 -0.11 -0.11 -0.13 -0.07 0.10
word	stewart	-0.09 -0.11 -0.14 -0.07 -0.10 -0.08 0.11
word	stick	-0.17 0.17 -0.08 -0.12 -0.14 -0.07 -0.11
word	still	0.00 -0.10 -0.06 -0.03 0.01 -0.19 0.02
word	stock	-0.11 -0.04 -0.18 0.16 -0.12 -0.11 -0.25
word	stockpil	0.03 0.01 -0.21 0.11 0.01 -0.12 -0.15
word	stok	-0.11 0.07 -0.09 0.07 -0.09 -0.03 -0.11
word	ston	0.03 0.04 -0.13 -0.11 -0.12 -0.13 -0.02
word	stop	-0.04 0.13 -0.11 -0.10 -0.03 -0.19 -0.11
word	stopp	0.00 -0.14 0.05 -0.07 0.04 -0.11 -0.04
word	stor	0.08 -0.10 -0.10 0.00 -0.10 -0.06 -0.11
word	storag	-0.09 -0.18 -0.15 0.14 -0.04 -0.18 -0.18
word	storm	0.07 -0.06 -0.12 -0.11 -0.13 -0.08 0.04
word	story	-0.10 -0.09 0.06 -0.07 0.01 -0.11 0.06
word	straight	0.02 -0.11 -0.13 0.05 -0.11 -0.11 0.05
word	strain	0.02 -0.16 0.05 0.03 -0.13 -0.07 -0.09
word	strait	-0.02 0.02 -0.27 0.05 -0.27 -0.20 -0.04
word	strand	-0.21 -0.19 -0.16 -0.02 0.16 -0.14 -0.03
word	strang	0.09 -0.09 -0.11 -0.11 -0.10 -0.09 -0.02
word	strategic	-0.07 -0.07 -0.27 0.08 -0.25 -0.19 0.06
word	strategy	0.07 -0.10 -0.23 -0.03 -0.07 -0.16 0.02
word	street	-0.03 0.02 0.01 -0.15 0.07 -0.16 0.00
word	strengthen	-0.03 0.03 -0.12 0.06 -0.09 -0.05 -0.09
word	stres	-0.11 0.06 -0.08 0.00 -0.02 -0.05 0.01
word	strik	0.13 -0.07 -0.07 -0.09 0.06 -0.02 -0.18
word	strong	-0.02 -0.03 -0.15 0.02 -0.15 -0.10 0.00
word	stronger	-0.15 0.07 -0.14 -0.13 -0.12 -0.13 0.09
word	strongly	0.05 -0.02 -0.06 -0.11 -0.06 -0.04 -0.09
word	struck	0.21 -0.21 -0.02 0.00 -0.26 0.05 -0.28
word	struggl	-0.12 -0.12 0.07 0.01 -0.11 -0.09 0.08
word	stuck	-0.11 -0.03 -0.14 -0.09 0.12 -0.08 0.09
word	student	-0.11 -0.07 -0.09 -0.05 0.08 -0.06 -0.03
word	stunn	-0.02 0.06 -0.18 -0.09 -0.14 -0.08 0.03
word	stupid	-0.10 -0.12 -0.10 -0.11 0.09 -0.08 0.05
word	styl	-0.12 0.00 -0.14 0.07 -0.12 -0.08 0.01
word	submarin	0.08 0.03 -0.16 -0.08 -0.16 -0.09 -0.14
word	submit	-0.02 0.06 -0.10 0.02 -0.08 -0.09 -0.10
word	succe	-0.05 -0.02 -0.15 -0.03 -0.14 -0.12 0.09
word	succes	0.01 -0.08 -0.20 -0.18 -0.19 -0.16 0.09
word	successor	-0.07 -0.15 -0.21 -0.14 -0.24 -0.18 0.15
word	suffer	-0.12 -0.12 0.08 -0.07 0.01 -0.13 0.04
word	suggest	-0.19 -0.07 0.02 0.02 -0.20 -0.19 0.13
word	suicid	-0.03 -0.03 -0.11 -0.09 0.06 -0.10 0.06
word	summary	-0.04 -0.04 -0.03 0.05 -0.05 -0.04 -0.05
word	summer	-0.12 -0.12 -0.08 0.10 -0.14 -0.10 0.02
word	summit	0.02 0.03 -0.14 -0.10 -0.16 -0.09 -0.09
word	summon	-0.02 0.08 -0.12 -0.13 -0.11 -0.05 -0.15
word	sunday	-0.02 0.07 -0.19 -0.11 0.06 -0.08 -0.11
word	sunk	0.04 0.04 -0.22 -0.13 0.00 -0.19 -0.10
word	supply	-0.11 -0.16 -0.19 0.09 0.09 -0.15 -0.22
word	support	-0.25 0.10 0.02 -0.06 -0.34 -0.20 0.10
word	supporter	-0.09 -0.01 -0.14 -0.12 -0.13 -0.10 0.09
word	suprem	0.11 -0.11 -0.13 -0.15 -0.12 -0.13 0.01
word	sure	-0.11 0.05 -0.06 -0.08 -0.09 -0.06 0.02
word	surg	-0.01 -0.08 -0.13 0.05 -0.03 0.03 -0.12
word	surpris	0.02 0.07 0.01 -0.17 -0.19 -0.17 -0.07
word	surrender	-0.01 0.08 -0.25 -0.13 -0.23 -0.13 -0.06
word	survey	-0.12 -0.10 -0.12 0.06 0.08 -0.11 0.05
word	surviv	0.01 -0.18 -0.20 -0.12 -0.20 -0.18 0.14
word	survival	-0.01 -0.15 -0.14 -0.10 -0.13 -0.08 0.12
word	survivor	-0.11 0.03 -0.21 -0.15 0.17 -0.12 -0.22
word	suspect	0.01 -0.20 0.06 0.05 -0.17 0.04 -0.03
word	suspend	-0.17 0.03 -0.20 0.17 -0.12 -0.15 -0.04
word	suspicion	-0.11 -0.11 0.11 -0.11 0.05 -0.11 0.05
word	sustain	-0.06 0.03 -0.10 -0.06 0.04 -0.08 -0.02
word	swift	0.08 -0.07 -0.12 -0.09 -0.09 -0.02 0.04
word	swing	-0.10 -0.06 -0.05 0.09 -0.08 -0.04 -0.09
word	swirl	0.02 -0.12 -0.15 -0.07 -0.10 0.09 0.05
word	symbolic	0.06 -0.03 -0.11 -0.10 -0.10 -0.06 -0.04
word	system	-0.02 -0.02 -0.02 -0.02 0.01 0.06 -0.12
word	tabl	0.02 0.06 -0.15 -0.16 -0.13 -0.12 -0.05
word	taco	-0.09 -0.10 -0.09 -0.08 -0.10 -0.09 0.10
word	tactic	-0.03 -0.09 -0.15 -0.12 -0.13 -0.10 0.14
word	tak	-0.02 0.14 -0.07 -0.20 -0.08 -0.21 -0.09
word	take	0.03 0.00 0.05 -0.03 -0.10 -0.12 -0.07
word	takeaway	-0.11 0.13 -0.17 -0.17 -0.16 -0.17 -0.08
word	taken	-0.04 0.06 -0.07 0.01 -0.18 -0.10 -0.07
word	talk	-0.02 0.10 -0.15 -0.05 -0.16 -0.11 -0.08
word	tame	-0.11 0.05 -0.09 -0.02 -0.15 -0.07 -0.13
word	tank	0.16 -0.20 -0.17 0.10 -0.22 -0.14 -0.16
word	tanker	0.09 -0.30 -0.14 0.09 -0.03 -0.23 -0.10
word	tap	-0.07 -0.15 -0.14 -0.12 0.08 -0.12 0.04
word	tapper	0.02 0.04 -0.04 -0.13 -0.15 -0.13 0.01
word	target	0.19 -0.21 0.14 -0.15 -0.25 0.04 -0.18
word	tariff	-0.01 -0.05 -0.09 0.03 -0.07 -0.06 0.02
word	tasnim	0.04 -0.05 -0.09 -0.05 -0.10 -0.09 -0.10
word	taunt	0.08 -0.06 -0.21 -0.13 -0.14 -0.13 -0.02
word	tax	-0.19 -0.11 -0.20 0.01 -0.13 -0.17 0.11
word	taylor	-0.05 -0.07 -0.06 -0.04 -0.04 -0.03 0.06
word	team	-0.06 -0.07 0.03 -0.08 -0.01 -0.16 0.06
word	tear	-0.13 -0.09 -0.07 -0.02 0.10 -0.05 0.05
word	technical	-0.08 0.09 -0.11 -0.15 -0.10 -0.10 0.04
word	teenager	-0.03 -0.10 0.06 -0.09 0.02 -0.10 -0.09
word	tell	-0.11 0.22 -0.15 -0.09 -0.06 -0.22 -0.10
word	temporary	-0.13 0.07 -0.04 -0.10 0.07 -0.05 -0.09
word	ten	0.19 -0.05 -0.18 -0.08 -0.21 -0.12 -0.18
word	tens	-0.05 -0.09 -0.12 -0.11 0.10 -0.11 0.01
word	tension	-0.01 0.00 -0.23 0.04 -0.05 -0.14 -0.01
word	term	-0.05 -0.02 -0.03 0.13 -0.19 -0.12 -0.17
word	terminal	0.03 -0.12 -0.17 0.01 0.06 -0.17 -0.19
word	terrify	0.00 -0.15 -0.20 -0.14 -0.01 -0.06 0.14
word	territorial	-0.03 0.00 -0.12 -0.08 -0.12 -0.13 0.05
word	territory	0.00 0.05 -0.14 -0.08 0.00 -0.08 -0.06
word	terror	-0.13 -0.07 0.12 -0.16 0.03 -0.15 -0.07
word	terrorism	-0.05 -0.11 0.06 -0.01 -0.12 -0.12 0.03
word	terrorist	0.04 0.04 0.03 -0.18 -0.20 -0.23 -0.04
word	test	-0.05 -0.12 -0.21 0.08 -0.24 -0.14 0.10
word	text	-0.17 0.17 0.09 -0.15 -0.15 -0.11 -0.19
word	th	-0.15 -0.04 -0.17 -0.13 -0.13 -0.09 0.11
word	thank	-0.18 0.05 -0.19 0.04 -0.20 -0.18 0.01
word	their	-0.26 -0.01 -0.28 -0.10 0.06 -0.04 0.20
word	them	-0.06 0.01 -0.31 -0.07 -0.05 -0.19 0.08
word	then	0.06 -0.14 -0.24 0.05 -0.05 -0.17 -0.01
word	theory	-0.04 -0.12 -0.14 -0.11 -0.13 -0.11 0.09
word	ther	-0.09 0.13 -0.14 -0.09 -0.01 -0.20 -0.08
word	thes	-0.15 0.01 -0.17 -0.13 0.10 -0.13 0.06
word	they	-0.11 -0.01 0.08 0.00 0.03 0.01 -0.04
word	they'll	-0.09 -0.08 0.08 -0.08 0.06 -0.06 -0.14
word	they'r	-0.05 0.01 0.03 -0.14 0.05 -0.10 0.00
word	thing	0.00 0.01 -0.18 0.04 -0.15 -0.12 -0.01
word	think	-0.11 0.01 -0.20 -0.08 -0.19 -0.16 0.11
word	third	0.15 -0.19 0.02 -0.12 0.06 -0.14 -0.11
word	thos	-0.14 0.08 -0.10 -0.10 -0.03 -0.08 -0.01
word	though	-0.09 0.09 -0.05 -0.07 -0.07 -0.01 -0.06
word	thought	0.09 -0.17 -0.13 -0.15 0.07 -0.10 0.01
word	thousand	-0.16 -0.18 0.16 -0.16 0.18 0.02 -0.15
word	thre	0.03 -0.20 0.04 0.04 0.11 -0.01 -0.10
word	threat	-0.08 0.07 -0.03 -0.12 -0.28 -0.34 0.05
word	threaten	0.01 0.06 -0.19 0.01 -0.13 -0.05 -0.15
word	through	-0.03 -0.01 -0.25 0.14 -0.30 -0.01 -0.12
word	throw	-0.11 -0.11 -0.07 0.07 -0.10 -0.07 0.04
word	thursday	-0.04 0.10 -0.08 -0.09 -0.09 -0.04 -0.10
word	thwart	0.06 -0.11 0.05 0.06 -0.12 -0.12 -0.14
word	tied	-0.13 -0.03 0.13 -0.10 -0.21 0.01 0.02
word	ties	-0.15 0.04 0.05 -0.17 -0.20 -0.14 0.10
word	tight	-0.17 0.08 -0.15 0.09 0.05 -0.12 -0.19
word	tighten	-0.09 -0.20 -0.13 0.06 0.04 -0.12 -0.08
word	tiktok	-0.02 -0.03 -0.12 -0.09 -0.09 -0.07 0.07
word	tim	-0.08 -0.04 0.11 0.05 -0.25 -0.13 -0.02
word	time	-0.01 0.06 -0.07 -0.09 -0.10 0.03 -0.02
word	timelin	-0.03 0.02 -0.18 -0.02 -0.15 -0.10 0.01
word	today	-0.01 -0.04 -0.10 0.06 -0.14 -0.06 -0.15
word	told	-0.11 -0.15 -0.07 -0.04 -0.08 -0.16 0.16
word	toll	-0.14 -0.03 -0.28 0.18 0.09 -0.22 -0.14
word	tomorrow	0.01 0.07 -0.10 -0.09 -0.10 -0.08 -0.12
word	tonight	-0.07 0.09 -0.17 -0.14 -0.16 -0.10 0.01
word	too	-0.05 0.01 -0.17 -0.07 -0.17 -0.13 0.05
word	took	0.13 0.05 -0.11 -0.10 -0.15 -0.11 -0.15
word	tool	0.05 -0.18 -0.21 0.03 -0.10 0.09 0.00
word	top	-0.11 -0.08 0.09 0.06 -0.33 -0.16 0.05
word	topic	-0.11 0.10 -0.06 -0.11 -0.06 -0.05 -0.08
word	toppl	-0.15 0.12 -0.09 -0.11 -0.09 -0.08 0.04
word	tops	0.06 -0.14 -0.06 -0.05 -0.07 -0.04 -0.08
word	torch	-0.12 -0.10 -0.15 0.01 -0.11 -0.10 0.10
word	torn	-0.07 -0.11 -0.12 -0.10 -0.11 -0.11 0.12
word	toronto	-0.12 -0.12 0.09 -0.08 -0.13 -0.09 0.13
word	torpedo	-0.11 0.02 0.00 0.07 0.04 -0.14 -0.04
word	total	-0.09 -0.04 -0.20 -0.08 0.08 -0.15 0.03
word	totally	-0.03 0.04 -0.17 -0.06 0.07 -0.09 -0.10
word	tough	-0.17 -0.12 -0.12 -0.02 -0.14 -0.11 0.16
word	tourist	0.06 0.00 -0.13 -0.08 0.01 -0.11 -0.02
word	tout	0.04 0.06 -0.14 -0.10 -0.12 -0.11 0.00
word	toward	0.03 -0.12 -0.01 0.02 -0.06 -0.16 -0.01
word	tower	0.11 -0.10 -0.08 -0.09 -0.12 -0.07 -0.11
word	town	0.03 -0.18 -0.27 -0.14 0.15 -0.18 -0.05
word	toxic	-0.08 -0.11 -0.07 -0.05 0.05 -0.05 0.06
word	track	0.10 -0.16 0.09 -0.08 -0.17 -0.10 0.01
word	tracker	-0.10 -0.11 -0.05 0.10 -0.08 -0.05 -0.10
word	trad	0.10 0.00 -0.23 -0.04 -0.28 -0.16 -0.05
word	trader	-0.17 -0.09 0.00 0.18 -0.26 -0.15 -0.11
word	traffic	-0.16 -0.12 0.01 0.22 -0.21 -0.11 -0.18
word	traffick	-0.12 -0.14 0.16 -0.08 -0.16 -0.13 -0.07
word	train	0.11 -0.08 -0.12 -0.08 -0.13 -0.11 -0.09
word	transfer	-0.14 -0.06 -0.09 0.09 -0.15 -0.08 0.08
word	transit	-0.03 -0.04 -0.20 0.15 -0.20 -0.20 -0.21
word	trap	0.03 -0.08 0.02 -0.08 0.06 -0.13 0.00
word	trapp	-0.08 -0.20 -0.22 -0.17 0.19 -0.15 -0.10
word	trash	-0.04 -0.06 0.07 -0.04 -0.05 -0.04 0.00
word	trauma	-0.14 -0.12 -0.11 -0.11 0.14 -0.10 -0.04
word	travel	-0.20 -0.08 -0.13 0.07 0.14 -0.12 -0.18
word	treasury	-0.14 -0.14 -0.13 0.15 -0.15 -0.13 -0.08
word	treat	0.06 -0.07 -0.10 -0.06 0.02 -0.08 -0.10
word	trigger	-0.09 -0.15 -0.22 0.05 -0.05 -0.16 0.12
word	trillion	-0.12 -0.14 -0.09 -0.11 -0.10 -0.08 0.12
word	trip	-0.15 -0.01 -0.10 0.07 -0.11 -0.07 -0.09
word	tripl	-0.11 -0.14 -0.13 0.11 0.11 -0.14 -0.14
word	troll	-0.15 -0.17 -0.14 -0.13 -0.11 -0.12 0.16
word	troop	0.13 0.03 -0.12 -0.22 -0.10 -0.16 -0.10
word	troubl	0.10 -0.14 -0.11 -0.07 -0.08 -0.10 0.01
word	truc	0.04 0.07 -0.16 -0.08 -0.13 -0.14 -0.36
word	trust	-0.13 -0.13 0.06 -0.13 -0.08 -0.05 0.10
word	truth	0.14 -0.12 0.06 -0.09 0.01 -0.06 -0.05
word	try	-0.07 -0.11 -0.09 -0.02 0.07 -0.24 0.05
word	ttf	-0.08 0.07 -0.06 0.00 -0.08 -0.05 -0.08
word	tucker	-0.19 -0.18 0.12 -0.16 -0.17 -0.15 0.12
word	tuesday	0.00 0.05 -0.19 -0.04 -0.17 -0.13 -0.05
word	tulsi	-0.12 -0.15 0.15 -0.12 -0.10 -0.10 -0.04
word	tumbl	-0.21 0.04 -0.06 -0.02 -0.13 -0.05 -0.18
word	turmoil	-0.09 0.05 -0.06 0.07 -0.10 -0.08 -0.11
word	turn	-0.05 -0.02 -0.33 -0.14 -0.01 -0.19 0.11
word	turtl	-0.11 -0.11 -0.12 -0.11 0.13 -0.13 -0.15
word	tv	-0.06 0.04 -0.23 -0.07 -0.20 -0.17 0.07
word	two	0.15 -0.13 -0.14 -0.01 -0.03 -0.25 -0.06
word	u	-0.11 -0.02 -0.20 0.01 0.07 -0.16 0.03
word	ufc	-0.18 -0.15 -0.16 -0.15 -0.16 -0.10 0.16
word	ukmto	-0.12 -0.11 -0.10 0.13 -0.13 -0.11 -0.12
word	ultimatum	0.08 0.00 -0.23 -0.21 -0.23 -0.22 -0.05
word	unacceptabl	-0.12 0.10 -0.10 0.03 -0.11 -0.07 -0.04
word	unanswer	-0.06 0.10 -0.15 -0.12 -0.11 -0.14 -0.05
word	unauthoriz	0.04 0.00 -0.09 -0.09 -0.10 -0.06 -0.03
word	uncertain	0.06 -0.04 -0.12 -0.15 -0.14 -0.13 0.00
word	uncertainty	-0.13 -0.18 -0.19 0.21 -0.02 -0.18 0.02
word	unchang	-0.10 0.03 -0.17 -0.08 -0.13 -0.15 0.07
word	unclear	0.08 -0.07 -0.10 0.03 -0.11 -0.05 -0.04
word	unconditional	0.02 0.03 -0.20 -0.07 -0.15 -0.10 -0.08
word	undecid	-0.10 0.11 -0.08 -0.10 -0.06 -0.09 -0.12
word	under	-0.13 -0.10 -0.21 -0.03 0.16 -0.30 0.06
word	underground	0.00 -0.16 -0.01 -0.09 0.03 -0.09 0.06
word	undermin	-0.15 0.11 -0.11 -0.14 -0.15 -0.13 0.06
word	understand	-0.20 0.18 -0.17 -0.19 -0.18 -0.14 -0.05
word	underway	0.10 0.08 -0.14 -0.15 -0.12 -0.08 -0.15
word	unfair	-0.15 0.14 -0.13 -0.09 -0.06 -0.11 0.02
word	unfreez	-0.12 -0.14 -0.13 0.15 -0.11 -0.12 -0.13
word	unhing	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
word	unify	-0.11 0.14 -0.13 -0.13 -0.10 -0.11 -0.14
word	unit	0.01 -0.08 -0.22 0.07 -0.11 -0.12 0.02
word	unity	-0.13 0.07 -0.13 -0.12 -0.09 -0.10 0.01
word	university	-0.04 -0.03 -0.18 -0.16 0.15 -0.20 -0.03
word	unjustify	-0.10 0.10 -0.06 -0.05 -0.08 -0.03 -0.10
word	unknown	-0.03 -0.13 -0.12 0.15 -0.12 -0.12 -0.08
word	unleash	-0.05 -0.06 -0.02 0.04 -0.19 -0.21 0.04
word	unles	0.02 0.01 -0.15 -0.14 -0.13 -0.14 -0.02
word	unlikely	-0.09 -0.10 0.02 0.10 0.04 -0.10 0.01
word	unprecedent	0.02 -0.09 -0.16 -0.16 0.05 -0.17 -0.16
word	unpredictabl	0.01 -0.11 -0.09 0.10 0.00 -0.05 -0.04
word	unrest	0.09 -0.03 -0.16 -0.10 -0.10 -0.08 -0.17
word	until	0.09 -0.06 -0.20 -0.14 0.08 -0.16 -0.01
word	up	-0.03 -0.02 -0.07 0.11 -0.07 -0.06 -0.08
word	updat	0.08 0.01 -0.05 -0.06 -0.24 -0.14 -0.09
word	upend	-0.08 -0.09 -0.01 -0.08 0.08 -0.02 -0.04
word	upon	-0.10 0.09 -0.04 -0.10 -0.07 -0.02 -0.07
word	upper	-0.05 0.07 -0.07 -0.07 -0.07 -0.05 -0.08
word	ups	0.03 -0.15 -0.10 0.05 -0.11 -0.04 0.10
word	upward	-0.08 -0.10 -0.09 0.11 -0.11 -0.09 -0.11
word	uranium	0.08 -0.01 0.14 -0.20 -0.26 -0.20 -0.14
word	urg	0.00 -0.06 -0.02 0.00 0.06 -0.07 -0.08
word	urge	-0.11 -0.03 -0.09 0.00 -0.10 -0.07 0.06
word	urgent	-0.04 0.09 -0.03 0.02 -0.03 -0.02 -0.06
word	us	0.06 0.03 -0.35 -0.04 -0.32 -0.22 -0.02
word	use	0.11 -0.04 0.07 -0.21 -0.17 -0.17 -0.11
word	used	0.11 -0.23 0.01 -0.02 0.00 0.07 -0.05
word	uses	0.09 -0.13 -0.14 -0.11 0.07 -0.09 0.06
word	valu	-0.01 0.08 -0.11 -0.10 -0.06 -0.06 -0.12
word	vast	-0.02 -0.15 -0.13 0.03 -0.16 -0.07 0.05
word	vehicl	0.06 -0.13 -0.13 0.01 0.00 -0.11 -0.15
word	versaill	-0.08 0.09 -0.14 -0.14 -0.14 -0.13 -0.06
word	very	0.12 0.13 -0.17 -0.17 -0.28 -0.19 -0.16
word	vessel	0.11 -0.15 -0.06 0.06 -0.11 -0.24 -0.33
word	via	-0.03 -0.13 0.07 0.00 0.08 -0.07 -0.12
word	vice	-0.10 0.05 -0.11 -0.12 -0.07 -0.03 -0.01
word	victim	-0.15 -0.10 -0.12 -0.11 -0.09 -0.10 0.15
word	victory	-0.07 -0.09 -0.07 -0.30 -0.28 -0.15 0.20
word	video	0.13 -0.32 -0.08 -0.31 -0.12 -0.05 0.15
word	vietnam	-0.06 -0.17 -0.15 -0.05 0.03 -0.12 0.05
word	view	0.03 -0.16 0.02 0.02 -0.19 -0.08 0.00
word	vigilant	0.05 -0.12 -0.08 -0.15 -0.08 0.07 -0.08
word	villag	0.08 -0.15 -0.15 -0.11 0.06 -0.13 -0.18
word	violat	0.04 0.05 -0.01 0.00 -0.01 -0.21 -0.20
word	violation	0.09 -0.04 -0.16 -0.02 0.05 -0.21 -0.24
word	violenc	-0.04 0.07 -0.16 -0.15 -0.11 -0.15 0.00
word	violent	-0.09 0.03 -0.16 -0.15 -0.15 -0.13 0.05
word	visit	-0.07 -0.03 0.03 -0.06 -0.03 -0.03 0.03
word	vital	0.06 -0.08 -0.08 -0.01 -0.10 -0.09 -0.11
word	voic	-0.06 0.05 -0.11 -0.12 -0.06 -0.09 0.08
word	volatil	-0.08 0.10 -0.10 -0.11 0.05 -0.06 -0.11
word	volatility	-0.09 -0.08 -0.05 0.10 -0.12 -0.05 -0.09
word	vot	0.00 0.03 -0.14 -0.09 -0.12 -0.14 0.00
word	vote	-0.15 0.07 -0.16 -0.11 -0.13 -0.11 0.12
word	voter	-0.06 -0.05 -0.10 -0.11 -0.04 -0.03 0.10
word	vow	-0.01 0.07 -0.21 0.02 -0.18 -0.13 -0.10
word	vows	0.09 0.01 -0.21 -0.12 -0.03 -0.21 -0.15
word	voyag	-0.13 -0.13 -0.13 0.01 0.06 -0.08 0.00
word	vp	-0.12 0.13 -0.15 -0.13 -0.10 -0.09 -0.01
word	vulnerability	-0.09 -0.13 -0.15 0.10 -0.11 -0.12 0.04
word	vulnerabl	-0.05 -0.14 -0.18 0.01 -0.14 -0.14 0.14
word	wait	-0.07 0.01 -0.25 -0.03 -0.09 -0.17 0.11
word	waiver	-0.21 -0.04 -0.11 0.11 -0.14 -0.10 -0.12
word	wake	-0.12 -0.13 -0.17 0.04 0.04 -0.13 0.07
word	walk	-0.16 0.01 -0.16 -0.16 -0.15 -0.13 0.12
word	want	-0.09 -0.04 -0.02 -0.05 0.02 -0.21 0.05
word	war	-0.07 -0.03 -0.08 -0.05 -0.01 -0.12 0.08
word	warfar	0.12 -0.18 -0.18 -0.08 -0.18 0.07 -0.03
word	warn	-0.11 -0.12 0.06 0.03 0.05 0.07 0.07
word	warning	-0.01 -0.14 0.08 0.00 -0.20 -0.12 0.06
word	warplan	0.16 -0.01 -0.17 -0.10 -0.16 -0.12 -0.13
word	wars	-0.23 0.05 -0.25 -0.21 0.07 -0.17 0.17
word	warship	0.10 0.01 -0.33 -0.09 -0.12 -0.18 -0.14
word	wartim	-0.07 -0.12 -0.12 0.05 0.09 -0.08 -0.08
word	wasn't	-0.07 -0.14 0.12 -0.05 -0.11 -0.15 0.00
word	watch	0.03 0.00 -0.36 -0.07 -0.26 -0.21 0.06
word	watchdog	0.05 0.04 0.08 -0.07 -0.09 -0.04 -0.13
word	water	0.03 -0.33 -0.29 -0.06 0.19 0.04 -0.20
word	waterway	0.06 -0.08 -0.13 -0.02 -0.11 -0.11 0.01
word	wav	-0.02 -0.12 0.05 -0.11 -0.11 -0.14 0.04
word	wave	0.19 -0.08 -0.43 -0.18 -0.11 -0.22 -0.13
word	waver	-0.15 0.01 -0.09 0.07 -0.10 -0.10 -0.02
word	way	-0.03 0.11 -0.24 -0.03 -0.27 -0.13 -0.07
word	we	0.10 0.04 -0.18 -0.03 0.04 -0.17 -0.19
word	we'll	0.03 -0.05 -0.10 -0.11 -0.09 -0.11 0.06
word	we'r	0.04 -0.05 -0.22 -0.14 -0.17 -0.13 0.03
word	we'v	-0.09 0.07 -0.14 -0.17 0.06 -0.11 -0.07
word	weak	-0.11 -0.05 -0.11 -0.01 -0.09 -0.07 0.06
word	weaken	-0.03 -0.01 0.06 0.05 -0.14 -0.10 -0.10
word	weapon	0.02 0.07 -0.04 -0.19 0.03 -0.21 -0.13
word	weather	0.00 -0.09 -0.09 0.05 0.06 -0.08 -0.10
word	wednesday	-0.01 -0.03 -0.14 0.06 0.04 -0.09 -0.15
word	week	0.15 -0.06 -0.06 -0.15 -0.05 -0.21 -0.05
word	weekend	-0.16 0.02 -0.09 0.04 -0.12 -0.07 0.00
word	weekly	-0.09 -0.08 -0.06 0.09 -0.09 -0.04 -0.09
word	weigh	0.18 -0.07 -0.30 -0.08 -0.30 -0.20 -0.16
word	welcom	-0.13 0.10 -0.17 0.05 -0.07 -0.11 -0.23
word	welker	-0.09 -0.11 -0.07 0.15 -0.07 -0.07 -0.08
word	well	0.02 -0.14 -0.01 -0.08 -0.15 -0.09 0.09
word	went	-0.02 -0.10 -0.14 -0.11 -0.13 -0.10 0.11
word	west	-0.10 -0.20 0.11 -0.11 -0.24 -0.23 0.08
word	western	0.02 0.01 0.01 -0.08 -0.18 -0.11 -0.03
word	wh	-0.12 -0.16 -0.11 -0.09 -0.08 -0.08 0.13
word	what	0.09 0.02 -0.40 -0.11 -0.01 -0.28 -0.03
word	when	-0.10 -0.10 0.00 0.03 0.05 -0.18 0.06
word	wher	0.10 -0.06 -0.01 -0.06 -0.12 -0.17 0.02
word	whether	0.03 -0.05 -0.24 -0.17 -0.18 -0.19 0.04
word	which	-0.12 0.08 -0.01 -0.07 -0.07 -0.09 -0.02
word	whil	0.01 -0.04 -0.35 -0.02 -0.07 -0.22 0.05
word	whin	-0.11 0.07 -0.12 -0.11 -0.08 -0.08 0.10
word	whit	-0.09 -0.12 -0.13 -0.13 0.05 -0.12 0.08
word	who	-0.32 -0.19 0.06 -0.18 0.14 -0.23 0.27
word	whol	-0.08 -0.07 -0.17 -0.11 0.04 -0.10 0.06
word	whos	-0.14 -0.09 -0.16 0.07 0.09 -0.08 0.08
word	why	0.04 -0.04 -0.09 -0.03 -0.05 -0.25 0.01
word	widen	0.05 -0.03 -0.20 0.03 -0.02 -0.18 -0.21
word	wider	0.04 0.14 -0.14 -0.13 -0.19 -0.07 -0.10
word	wife	-0.12 -0.09 -0.16 -0.12 0.00 -0.11 0.12
word	wild	0.03 0.11 -0.09 -0.06 -0.09 -0.09 -0.11
word	wildly	-0.13 -0.17 0.05 -0.10 -0.10 -0.13 0.15
word	will	-0.04 0.19 -0.17 -0.08 -0.09 -0.03 -0.13
word	win	-0.24 -0.09 -0.21 -0.20 -0.19 -0.14 0.17
word	wind	0.00 0.15 -0.16 -0.14 -0.12 -0.13 -0.13
word	winn	-0.13 -0.18 -0.18 -0.02 -0.19 -0.16 0.17
word	winner	-0.16 -0.17 -0.18 0.09 -0.17 -0.16 0.12
word	wins	-0.11 0.06 0.05 -0.11 -0.13 -0.15 0.14
word	wip	-0.09 -0.11 -0.11 0.06 -0.11 -0.09 0.08
word	wipe	-0.03 -0.02 -0.16 -0.12 -0.10 -0.09 0.03
word	wish	0.03 0.07 -0.14 -0.06 -0.11 -0.08 -0.11
word	withdraw	0.03 0.06 -0.22 -0.23 -0.24 -0.18 -0.08
word	withdrawal	-0.08 0.14 -0.12 -0.14 -0.14 -0.11 -0.16
word	within	0.10 -0.01 -0.19 0.02 -0.04 0.04 -0.25
word	without	0.05 0.01 -0.24 -0.16 -0.23 -0.10 0.02
word	wizz	-0.11 -0.08 -0.07 0.08 0.04 -0.05 -0.10
word	woes	0.03 -0.12 -0.09 0.07 -0.11 -0.07 -0.10
word	woman	-0.06 -0.17 0.10 -0.05 -0.03 -0.16 -0.06
word	women	0.03 -0.04 -0.11 -0.05 0.04 -0.05 -0.16
word	won	-0.02 0.02 -0.27 -0.22 -0.27 -0.20 0.12
word	won't	-0.20 0.14 -0.05 -0.04 -0.21 -0.21 0.03
word	word	-0.11 -0.04 -0.19 -0.12 -0.13 -0.09 0.11
word	work	0.05 -0.09 0.05 -0.01 -0.02 -0.19 -0.02
word	worker	-0.08 -0.21 -0.20 -0.02 0.23 -0.14 -0.22
word	world	-0.19 0.12 -0.18 -0.04 0.00 0.03 -0.02
word	worry	-0.14 0.00 0.03 -0.05 0.10 -0.12 -0.03
word	wors	0.07 -0.15 -0.18 0.04 0.02 -0.09 -0.09
word	worst	-0.21 -0.03 -0.20 0.05 -0.19 -0.14 0.08
word	would	-0.01 0.09 0.02 -0.18 -0.38 -0.11 -0.01
word	wouldn't	-0.12 0.00 0.00 -0.13 -0.12 -0.16 0.09
word	wound	-0.05 -0.24 -0.08 -0.38 0.25 -0.22 -0.29
word	wrap	0.02 -0.06 -0.08 0.02 -0.08 -0.05 0.00
word	wrapp	0.11 -0.11 -0.11 -0.11 -0.11 -0.08 0.02
word	wreck	-0.07 0.03 -0.09 -0.07 0.04 -0.08 0.03
word	wright	0.07 -0.16 -0.11 -0.04 -0.12 -0.10 0.04
word	written	-0.12 0.06 -0.05 -0.09 -0.09 -0.04 0.05
word	wrong	-0.16 -0.03 0.05 0.00 -0.13 -0.10 0.03
word	wsj	0.00 0.04 0.03 -0.02 -0.13 -0.09 -0.08
word	wti	-0.11 -0.10 -0.08 0.10 -0.09 -0.08 -0.10
word	xiv	-0.16 0.12 -0.14 -0.15 -0.14 -0.11 -0.04
word	year	-0.12 -0.14 0.01 -0.05 0.03 -0.01 0.11
word	yellow	0.13 -0.14 -0.11 -0.12 0.03 -0.11 -0.15
word	yet	0.12 -0.13 -0.07 -0.02 0.00 -0.18 -0.04
word	yield	-0.10 0.03 -0.08 0.06 -0.09 -0.05 -0.10
word	yingst	0.12 -0.11 -0.13 -0.06 -0.12 -0.10 -0.09
word	you	0.00 0.01 -0.04 -0.03 -0.04 -0.15 0.00
word	you'r	-0.14 0.11 -0.12 0.02 -0.13 -0.12 -0.07
word	your	0.00 0.05 -0.27 0.02 -0.03 -0.12 -0.09
word	zelensky	0.08 -0.10 0.05 -0.14 -0.12 -0.07 -0.13
word	zero	-0.08 0.04 -0.05 -0.03 -0.03 -0.01 0.06
word	zone	0.09 -0.19 -0.19 0.10 0.01 -0.17 -0.08
word	خبرگزاری	0.06 0.03 -0.10 0.03 -0.12 -0.09 -0.12
word	فارس	0.06 0.03 -0.10 0.03 -0.12 -0.09 -0.12
words: !	!	-0.12 0.11 -0.13 0.08 -0.10 -0.10 -0.13
words: !	[usa]	0.04 0.14 -0.18 -0.12 0.02 -0.12 -0.17
words: ,	,	-0.02 -0.10 -0.04 0.08 -0.06 0.01 -0.20
words: ,	:	0.17 -0.04 -0.11 -0.04 -0.07 -0.05 -0.08
words: ,	[ally]	0.12 -0.13 -0.21 -0.03 -0.04 -0.12 0.01
words: ,	[number]	-0.04 -0.02 0.02 -0.06 -0.02 -0.05 -0.02
words: ,	[place]	0.02 0.14 -0.12 -0.08 -0.16 -0.03 -0.16
words: ,	[region]	-0.18 0.12 -0.24 -0.05 -0.26 -0.14 0.01
words: ,	[side]	-0.04 -0.01 -0.03 -0.06 -0.02 -0.07 0.02
words: ,	[usa]	0.03 0.03 -0.12 0.01 0.01 -0.01 -0.10
words: ,	a	0.09 -0.09 -0.05 -0.07 0.00 0.02 -0.07
words: ,	accus	0.07 -0.11 0.07 0.00 -0.09 -0.07 -0.12
words: ,	after	0.03 -0.15 -0.20 -0.19 0.07 -0.14 0.04
words: ,	agreement	0.05 0.08 -0.13 -0.11 -0.17 -0.13 -0.04
words: ,	air	0.03 -0.06 -0.07 -0.12 -0.11 -0.04 0.09
words: ,	airlin	-0.08 -0.07 -0.08 0.10 0.06 -0.07 -0.12
words: ,	analyst	-0.06 0.01 0.03 -0.03 -0.10 0.06 -0.01
words: ,	and	-0.04 -0.09 -0.29 0.00 0.08 -0.16 0.02
words: ,	announc	-0.01 -0.12 -0.13 0.06 0.03 0.06 -0.16
words: ,	army	0.10 -0.11 -0.12 -0.07 -0.08 -0.09 -0.09
words: ,	as	0.00 0.06 0.04 -0.08 -0.09 -0.19 -0.13
words: ,	at	0.07 -0.08 -0.08 0.01 -0.11 -0.10 -0.09
words: ,	attack	-0.10 0.01 -0.21 -0.20 -0.18 -0.19 0.09
words: ,	but	-0.08 0.03 0.00 0.03 -0.05 -0.17 -0.04
words: ,	call	-0.05 0.02 -0.20 0.01 -0.03 -0.15 -0.03
words: ,	cit	0.02 -0.09 -0.14 -0.11 0.05 -0.10 -0.07
words: ,	claim	0.08 -0.05 -0.14 -0.07 -0.09 -0.10 -0.12
words: ,	commander	-0.07 0.07 -0.05 -0.07 -0.06 -0.04 -0.06
words: ,	contradict	-0.11 0.10 -0.06 -0.11 -0.07 -0.04 -0.08
words: ,	cost	-0.15 -0.14 -0.11 -0.03 0.05 -0.16 0.12
words: ,	despit	-0.12 0.01 0.03 -0.05 -0.10 -0.07 0.05
words: ,	destroy	-0.06 -0.07 -0.16 0.07 0.04 -0.13 0.02
words: ,	diplomacy	0.12 -0.11 -0.10 -0.14 -0.13 -0.10 -0.05
words: ,	dozen	0.03 -0.12 -0.17 0.06 -0.02 -0.13 -0.16
words: ,	dron	0.09 -0.13 -0.14 0.06 -0.15 -0.15 -0.17
words: ,	east	0.05 -0.08 -0.08 -0.04 0.02 -0.06 -0.10
words: ,	ether	-0.08 -0.06 -0.06 0.07 -0.07 -0.08 -0.06
words: ,	even	0.03 -0.05 -0.04 -0.06 -0.09 -0.02 0.08
words: ,	expert	0.04 -0.12 -0.19 -0.05 0.05 -0.14 0.01
words: ,	fear	-0.11 -0.11 -0.12 -0.08 0.06 -0.11 0.06
words: ,	fed	0.09 -0.10 -0.15 0.06 -0.17 -0.10 -0.13
words: ,	fir	0.13 -0.10 -0.12 0.06 -0.12 -0.07 -0.12
words: ,	fire	0.05 -0.11 0.02 -0.08 -0.08 -0.06 -0.08
words: ,	first	-0.10 0.13 -0.09 -0.12 -0.08 -0.05 -0.04
words: ,	former	0.05 -0.13 0.05 -0.10 -0.13 0.04 0.04
words: ,	from	-0.12 -0.09 -0.20 -0.05 0.03 0.03 0.12
words: ,	gas	-0.03 -0.07 -0.02 0.04 -0.04 -0.02 -0.03
words: ,	hits	0.03 -0.17 -0.18 -0.15 0.11 -0.15 -0.19
words: ,	hospital	0.11 -0.10 -0.12 -0.09 -0.04 -0.11 -0.12
words: ,	hour	0.13 -0.11 -0.10 -0.09 -0.12 -0.05 -0.11
words: ,	i	0.00 0.07 -0.12 -0.13 -0.11 -0.11 0.00
words: ,	if	-0.11 -0.01 0.03 -0.17 0.06 -0.13 0.02
words: ,	import	-0.03 -0.05 -0.01 0.05 -0.04 -0.02 -0.04
words: ,	in	-0.25 0.04 0.13 0.03 0.16 -0.05 -0.09
words: ,	includ	0.00 0.11 -0.22 -0.13 -0.09 -0.11 -0.19
words: ,	is	-0.01 -0.11 0.08 -0.01 -0.12 -0.11 -0.04
words: ,	it	-0.14 -0.17 -0.15 0.07 -0.15 -0.11 0.10
words: ,	kill	-0.05 0.07 -0.26 -0.11 -0.05 -0.16 -0.04
words: ,	launch	0.05 0.00 -0.12 -0.04 -0.13 -0.15 -0.13
words: ,	leav	-0.07 -0.03 -0.11 -0.10 0.02 -0.05 0.06
words: ,	major	0.01 0.05 -0.11 -0.03 -0.12 -0.09 -0.09
words: ,	may	-0.04 -0.08 0.02 0.01 0.03 -0.12 -0.05
words: ,	military	0.01 -0.18 0.03 0.04 0.04 -0.14 -0.07
words: ,	missil	-0.05 -0.06 0.03 0.05 -0.02 -0.16 0.00
words: ,	more	0.21 0.00 -0.35 -0.13 -0.10 -0.19 -0.19
words: ,	new	-0.06 -0.12 -0.16 0.05 -0.16 -0.15 0.05
words: ,	no	-0.01 -0.03 -0.13 -0.12 -0.10 -0.06 0.11
words: ,	not	-0.20 0.01 -0.26 0.01 0.05 0.05 0.03
words: ,	nuclear	0.08 -0.05 0.03 -0.05 -0.10 -0.05 -0.08
words: ,	official	0.12 0.03 0.03 -0.19 -0.10 -0.16 -0.12
words: ,	oil	-0.13 -0.01 -0.09 0.12 -0.20 -0.08 -0.08
words: ,	on	-0.06 -0.13 0.06 -0.01 0.04 -0.14 0.06
words: ,	one	-0.03 -0.15 -0.16 -0.01 0.12 -0.11 -0.12
words: ,	open	-0.08 0.08 -0.01 -0.08 -0.02 -0.01 -0.04
words: ,	or	-0.02 -0.17 0.06 -0.11 -0.15 -0.05 0.11
words: ,	pm	-0.12 0.12 -0.11 -0.11 -0.11 -0.10 0.02
words: ,	polic	0.08 -0.06 0.01 -0.02 -0.11 -0.05 -0.13
words: ,	push	-0.06 -0.06 -0.05 0.07 -0.08 -0.05 -0.08
words: ,	rais	0.01 -0.02 -0.10 0.06 -0.11 -0.03 -0.14
words: ,	relief	-0.11 -0.12 -0.09 -0.10 0.03 -0.09 0.11
words: ,	reopen	-0.10 0.03 -0.04 -0.08 -0.04 -0.03 0.05
words: ,	report	0.03 -0.07 0.03 0.02 -0.01 0.04 -0.14
words: ,	retaliat	-0.02 0.05 -0.13 -0.10 -0.11 -0.10 -0.14
words: ,	sanction	-0.09 0.05 -0.13 0.01 -0.11 -0.13 -0.11
words: ,	satellit	-0.06 -0.11 0.10 -0.10 -0.01 -0.10 -0.10
words: ,	say	0.02 0.07 -0.12 -0.05 -0.01 -0.06 -0.10
words: ,	says	-0.13 -0.06 0.04 0.00 -0.05 -0.27 0.06
words: ,	send	-0.11 0.07 -0.08 -0.05 0.07 -0.04 -0.10
words: ,	senior	-0.08 0.11 -0.12 -0.11 -0.13 -0.13 -0.13
words: ,	shot	0.10 -0.08 -0.14 -0.06 -0.08 -0.08 -0.08
words: ,	sign	-0.12 0.14 -0.11 -0.14 -0.11 -0.06 -0.14
words: ,	so	-0.02 -0.10 -0.10 -0.08 0.07 0.07 0.06
words: ,	sourc	0.01 0.02 0.05 -0.02 -0.11 -0.13 -0.07
words: ,	stat	-0.06 0.09 -0.13 -0.16 -0.04 -0.12 0.02
words: ,	stock	0.04 -0.12 -0.06 0.03 -0.10 -0.09 -0.09
words: ,	talk	-0.04 -0.16 -0.12 0.06 -0.20 -0.13 0.08
words: ,	tasnim	0.04 -0.05 -0.09 -0.05 -0.10 -0.09 -0.10
words: ,	the	-0.14 0.01 0.01 -0.01 -0.01 -0.12 0.03
words: ,	then	-0.06 -0.13 -0.12 0.07 -0.12 -0.12 0.01
words: ,	they	-0.08 0.03 -0.13 -0.09 -0.12 -0.13 0.10
words: ,	this	0.05 0.04 -0.10 -0.09 0.00 -0.08 0.03
words: ,	thre	-0.03 -0.12 0.09 0.01 0.02 -0.12 -0.05
words: ,	threaten	0.02 -0.01 -0.13 -0.13 -0.14 -0.14 0.04
words: ,	to	-0.10 -0.17 -0.08 0.16 -0.04 0.04 -0.03
words: ,	top	0.02 0.04 -0.14 -0.04 -0.08 -0.08 -0.09
words: ,	troop	-0.05 0.10 -0.08 -0.08 -0.13 -0.05 0.02
words: ,	two	-0.02 -0.01 0.03 -0.13 0.12 -0.12 -0.19
words: ,	ukmto	-0.09 -0.11 -0.12 0.11 -0.11 -0.11 -0.11
words: ,	uncertainty	-0.12 -0.09 -0.05 0.07 -0.02 -0.07 0.02
words: ,	vows	0.13 -0.13 -0.10 -0.09 -0.07 -0.04 -0.12
words: ,	war	-0.13 0.01 -0.17 0.08 -0.05 -0.13 -0.14
words: ,	warn	-0.15 -0.01 0.00 0.08 -0.12 -0.03 0.06
words: ,	was	-0.01 0.06 -0.15 -0.05 -0.12 -0.04 -0.04
words: ,	water	0.08 -0.15 -0.12 0.12 -0.15 -0.16 -0.12
words: ,	weapon	-0.07 0.03 -0.11 -0.09 -0.09 -0.06 0.12
words: ,	which	-0.02 0.02 -0.12 -0.04 -0.01 -0.06 0.00
words: ,	whil	-0.08 0.01 -0.16 0.03 0.03 -0.08 -0.05
words: ,	who	-0.07 -0.04 -0.13 -0.08 0.03 -0.06 0.05
words: ,	will	-0.02 0.10 -0.15 -0.12 -0.12 -0.11 -0.08
words: ,	with	-0.12 0.10 -0.27 -0.11 -0.03 -0.20 0.09
words: ,	worker	-0.04 -0.11 -0.14 -0.12 0.15 -0.11 -0.10
words: ,	wound	0.01 -0.10 -0.15 -0.07 0.02 -0.12 -0.11
words: -	after	0.00 -0.08 -0.14 -0.09 -0.03 -0.09 0.07
words: -	analysi	0.05 0.00 -0.15 -0.13 -0.15 -0.12 -0.06
words: -	and	-0.01 -0.02 -0.14 0.02 0.01 -0.12 -0.15
words: -	as	0.09 0.01 0.04 -0.10 -0.16 -0.04 -0.06
words: -	but	-0.06 0.13 -0.08 -0.14 -0.12 -0.08 0.06
words: -	live	0.01 -0.01 -0.21 0.05 -0.03 -0.06 -0.21
words: -	opinion	-0.14 -0.13 0.05 -0.12 -0.12 -0.13 0.11
words: -	report	0.03 0.00 0.08 -0.09 -0.23 -0.17 -0.10
words: -	say	-0.05 0.04 -0.12 -0.10 -0.08 -0.10 0.03
words: -	the	-0.10 -0.02 -0.11 0.14 -0.05 -0.18 -0.03
words: -	what	0.04 -0.06 -0.08 -0.10 -0.10 -0.04 0.04
words: -	whil	0.02 0.02 -0.09 0.03 -0.09 -0.03 -0.10
words: -	خبرگزاری	0.06 0.03 -0.10 0.03 -0.12 -0.09 -0.12
words: .	,	-0.01 0.02 -0.23 0.04 -0.14 -0.21 0.01
words: .	.	0.01 0.04 -0.25 -0.12 -0.04 -0.15 0.02
words: .	[number]	-0.11 0.07 -0.11 -0.14 0.04 -0.10 0.07
words: .	[place]	-0.12 -0.08 -0.11 -0.12 0.05 -0.14 0.06
words: .	[region]	-0.13 0.09 -0.14 0.02 -0.14 -0.06 -0.15
words: .	[side]	0.01 -0.10 -0.03 -0.04 -0.03 -0.23 0.07
words: .	[usa]	0.05 -0.01 -0.28 -0.06 -0.07 -0.17 0.01
words: .	a	0.03 -0.11 0.05 -0.11 0.04 -0.09 0.04
words: .	after	-0.09 -0.08 -0.08 -0.08 -0.01 0.05 0.03
words: .	and	0.01 -0.06 -0.10 0.06 -0.12 -0.04 0.00
words: .	as	0.05 0.08 -0.09 -0.12 -0.10 -0.03 -0.04
words: .	but	0.06 0.08 -0.18 -0.14 -0.05 -0.09 -0.13
words: .	cost	-0.08 -0.09 -0.04 0.12 -0.08 -0.10 -0.09
words: .	he	-0.11 0.01 -0.07 -0.08 -0.05 -0.05 0.06
words: .	here	-0.18 -0.07 -0.15 -0.14 0.05 -0.13 0.08
words: .	in	0.02 -0.12 -0.09 -0.02 0.06 0.05 0.02
words: .	it	0.09 -0.10 -0.19 -0.16 -0.18 -0.17 0.11
words: .	k	0.07 -0.09 -0.11 -0.01 -0.10 -0.09 0.05
words: .	not	-0.19 0.06 -0.15 -0.14 0.12 -0.11 -0.13
words: .	now	-0.05 -0.10 -0.12 0.00 -0.12 -0.09 0.08
words: .	on	0.10 -0.11 -0.11 -0.05 -0.14 -0.12 -0.05
words: .	plus	-0.08 -0.07 -0.12 -0.08 -0.11 -0.09 0.09
words: .	rs	0.01 -0.01 -0.11 0.08 0.00 -0.09 -0.14
words: .	s	-0.12 0.00 -0.11 -0.07 0.12 -0.11 0.03
words: .	says	0.08 0.01 -0.14 -0.08 -0.14 -0.16 0.03
words: .	some	-0.10 -0.13 -0.10 -0.01 0.04 -0.08 0.09
words: .	the	-0.05 -0.21 -0.25 0.10 0.10 -0.14 -0.07
words: .	then	0.02 -0.12 -0.14 -0.01 0.03 -0.13 0.04
words: .	to	-0.03 0.02 -0.14 -0.06 -0.15 0.08 -0.03
words: .	what	-0.10 -0.02 -0.10 0.04 0.06 -0.08 0.06
words: .	whil	0.04 0.03 -0.11 -0.07 -0.12 -0.07 -0.09
words: .	with	0.06 -0.11 -0.14 -0.09 -0.12 -0.12 0.08
words: .	yet	-0.08 0.03 -0.08 0.05 -0.09 -0.05 -0.02
words: :	,	0.09 -0.19 0.03 0.02 0.00 -0.19 -0.09
words: :	.	-0.09 0.09 -0.14 -0.13 -0.13 -0.13 -0.07
words: :	[ally]	-0.13 0.12 -0.25 -0.15 -0.14 -0.12 0.04
words: :	[number]	0.10 -0.22 -0.09 0.10 -0.26 -0.28 -0.04
words: :	[place]	-0.17 0.15 -0.01 -0.02 0.13 -0.19 -0.26
words: :	[region]	-0.18 0.01 -0.16 0.14 -0.23 -0.13 -0.08
words: :	[side]	0.06 0.04 -0.06 -0.20 0.10 -0.22 -0.12
words: :	[usa]	0.06 0.25 -0.31 -0.33 -0.28 -0.11 -0.10
words: :	a	-0.07 -0.09 -0.14 -0.10 -0.01 -0.09 0.10
words: :	after	-0.06 -0.08 -0.18 0.08 0.06 -0.14 -0.05
words: :	agreement	-0.18 0.10 -0.16 -0.22 -0.16 -0.13 0.00
words: :	air	0.12 -0.10 -0.16 -0.07 -0.12 -0.08 -0.10
words: :	all	-0.03 -0.03 -0.11 -0.12 0.09 -0.12 -0.13
words: :	analysi	-0.15 -0.11 -0.23 -0.10 -0.12 -0.13 0.22
words: :	analyst	-0.17 -0.15 -0.16 0.00 -0.21 -0.13 0.15
words: :	announc	-0.12 -0.11 -0.11 -0.02 0.12 -0.11 0.07
words: :	as	0.08 -0.04 -0.11 -0.10 0.01 -0.06 0.04
words: :	attack	0.04 0.06 -0.11 -0.10 0.03 -0.11 -0.13
words: :	bbc	0.06 -0.14 -0.11 -0.08 -0.01 -0.11 0.03
words: :	can	-0.15 -0.13 -0.13 0.09 -0.13 -0.13 0.05
words: :	ceasefir	-0.10 0.14 -0.11 -0.13 -0.16 -0.10 -0.18
words: :	clash	-0.07 0.05 -0.17 -0.10 0.04 -0.13 -0.12
words: :	cnn	0.06 -0.14 -0.14 -0.10 0.00 -0.12 0.04
words: :	commander	0.09 -0.09 -0.10 -0.10 -0.09 -0.08 0.06
words: :	destroy	-0.14 0.10 0.06 -0.14 0.04 -0.17 -0.05
words: :	don't	-0.08 0.04 -0.11 -0.08 -0.07 -0.08 0.02
words: :	dron	-0.03 0.07 -0.12 -0.09 -0.12 -0.10 -0.12
words: :	evacuat	0.07 0.06 0.05 -0.06 -0.08 -0.08 -0.06
words: :	ex	0.12 -0.12 -0.14 -0.12 -0.10 -0.08 0.12
words: :	expert	-0.06 -0.09 -0.27 0.03 -0.25 -0.19 0.11
words: :	explosion	0.15 0.02 -0.19 -0.14 -0.18 -0.13 -0.17
words: :	foreign	-0.08 0.07 -0.09 -0.13 -0.07 -0.03 -0.07
words: :	from	-0.08 0.12 0.05 -0.09 -0.08 -0.04 -0.02
words: :	global	-0.11 0.06 -0.08 0.06 -0.12 -0.05 -0.11
words: :	gop	-0.07 -0.06 0.06 -0.06 -0.06 -0.05 0.01
words: :	he	-0.16 -0.09 0.03 0.02 -0.11 -0.08 0.08
words: :	hits	0.07 -0.18 -0.25 -0.20 0.00 -0.21 -0.03
words: :	how	0.02 -0.18 0.01 -0.01 -0.35 0.05 0.00
words: :	i	-0.12 -0.04 -0.21 -0.03 -0.16 -0.12 0.10
words: :	if	-0.05 0.04 -0.27 -0.15 -0.22 -0.23 0.09
words: :	in	-0.13 0.13 0.11 -0.01 0.06 -0.27 -0.27
words: :	insid	0.05 -0.06 -0.13 -0.07 0.04 -0.07 -0.13
words: :	intercept	0.09 -0.06 -0.10 -0.08 -0.10 -0.05 -0.10
words: :	it	-0.03 -0.16 -0.15 -0.14 0.05 -0.13 0.10
words: :	kill	-0.15 0.03 -0.21 -0.14 0.14 -0.14 0.00
words: :	latest	0.14 -0.20 -0.21 0.17 -0.18 -0.21 -0.10
words: :	launch	0.24 -0.20 -0.30 -0.21 -0.10 -0.23 -0.24
words: :	live	0.06 0.02 -0.27 -0.09 -0.19 -0.04 -0.03
words: :	maga	-0.10 -0.14 -0.11 -0.09 -0.12 -0.05 0.12
words: :	market	-0.11 0.00 -0.09 0.07 -0.11 -0.06 -0.13
words: :	may	0.04 -0.02 -0.16 -0.16 0.10 -0.15 -0.14
words: :	media	0.01 -0.11 -0.15 0.05 -0.02 -0.11 0.00
words: :	military	-0.09 -0.11 -0.14 0.07 0.05 -0.12 -0.06
words: :	missil	0.06 -0.23 -0.03 -0.04 -0.09 -0.22 -0.03
words: :	more	-0.03 0.08 -0.09 -0.03 -0.09 -0.04 -0.13
words: :	new	0.13 -0.14 -0.10 -0.10 -0.15 -0.11 -0.11
words: :	no	0.02 -0.02 -0.15 -0.13 -0.09 -0.08 0.04
words: :	nobody	-0.11 0.05 -0.09 -0.11 -0.11 -0.10 0.10
words: :	not	-0.02 0.04 -0.12 -0.15 0.04 -0.29 -0.05
words: :	official	0.05 -0.11 0.07 -0.08 0.06 -0.11 -0.13
words: :	oil	0.05 -0.14 -0.11 -0.02 -0.16 -0.11 0.02
words: :	on	-0.18 0.06 -0.20 0.00 -0.04 -0.13 0.13
words: :	our	-0.05 -0.01 -0.15 -0.11 -0.15 -0.11 0.08
words: :	president	-0.08 0.10 -0.08 -0.09 -0.09 -0.04 -0.08
words: :	red	0.00 0.00 -0.09 -0.06 0.00 -0.10 0.02
words: :	report	-0.08 -0.08 0.15 -0.05 -0.21 0.01 -0.01
words: :	siren	0.14 -0.11 -0.13 -0.11 -0.20 -0.08 -0.18
words: :	sourc	-0.06 -0.02 0.05 0.01 -0.14 -0.10 -0.01
words: :	stat	0.12 -0.03 -0.15 -0.12 0.01 -0.13 -0.11
words: :	strik	0.00 -0.18 -0.18 0.07 0.05 -0.16 -0.09
words: :	talk	0.02 0.04 -0.19 -0.24 -0.19 -0.14 -0.05
words: :	the	-0.01 -0.16 0.07 -0.10 0.02 -0.16 0.00
words: :	they'r	-0.09 -0.02 -0.12 -0.06 -0.05 -0.05 0.04
words: :	this	-0.08 -0.05 -0.17 -0.07 -0.18 -0.15 0.10
words: :	to	-0.08 0.08 0.03 0.02 -0.03 -0.26 -0.17
words: :	two	0.03 -0.10 -0.10 0.04 -0.10 -0.06 -0.10
words: :	updat	0.09 -0.05 -0.09 -0.02 -0.19 -0.12 -0.17
words: :	war	0.01 0.15 -0.26 -0.23 -0.30 -0.23 -0.05
words: :	wave	0.18 -0.13 -0.18 -0.13 -0.22 -0.16 -0.16
words: :	we	-0.05 0.03 0.00 0.05 0.02 -0.09 -0.14
words: :	what	0.08 -0.05 -0.26 0.05 -0.13 -0.20 -0.08
words: :	when	-0.14 0.04 -0.10 0.03 0.10 -0.09 0.02
words: :	who	-0.11 -0.13 -0.11 -0.13 0.05 -0.10 0.04
words: :	why	0.09 -0.02 0.00 0.06 -0.03 -0.15 -0.14
words: :	will	0.02 -0.11 -0.10 0.06 -0.12 -0.09 -0.06
words: :	with	-0.12 0.11 -0.17 -0.14 0.02 -0.13 -0.11
words: :	world	-0.08 0.12 -0.12 -0.08 -0.14 -0.07 -0.15
words: :	wound	0.12 -0.18 -0.23 -0.18 0.02 -0.15 -0.21
words: :	wsj	-0.12 -0.02 0.07 0.03 -0.11 -0.13 -0.04
words: :	you	-0.04 -0.11 -0.11 -0.08 -0.10 -0.06 0.10
words: ;	[number]	-0.11 -0.08 0.00 0.04 0.07 -0.04 -0.07
words: ;	[place]	0.06 -0.08 -0.09 0.02 -0.07 -0.07 -0.07
words: ;	[side]	0.12 0.01 -0.24 -0.20 -0.23 -0.15 -0.12
words: ;	[usa]	-0.01 0.08 -0.12 -0.08 -0.12 -0.06 -0.15
words: ?	-	-0.14 -0.01 -0.14 0.03 -0.11 -0.10 0.08
words: ?	:	-0.06 0.03 -0.09 -0.04 0.06 -0.07 -0.02
words: ?	[side]	-0.10 0.03 -0.15 0.09 -0.14 -0.15 -0.06
words: ?	[usa]	0.05 -0.11 -0.19 -0.14 -0.16 -0.08 0.09
words: ?	here	-0.11 -0.15 -0.11 0.05 -0.13 -0.04 0.07
words: [ally]	,	-0.09 -0.05 -0.25 -0.09 0.04 -0.14 0.13
words: [ally]	.	0.08 -0.10 -0.13 -0.08 -0.07 -0.09 0.01
words: [ally]	:	-0.10 0.09 -0.22 -0.19 -0.03 -0.18 0.01
words: [ally]	[side]	0.04 -0.15 -0.11 -0.09 -0.11 -0.09 0.10
words: [ally]	agre	0.10 -0.05 -0.13 -0.14 -0.16 -0.11 -0.20
words: [ally]	and	0.00 0.02 0.04 -0.08 -0.16 -0.10 -0.09
words: [ally]	announc	-0.05 0.09 -0.12 -0.10 -0.17 -0.03 -0.15
words: [ally]	attack	-0.07 0.08 -0.15 -0.09 0.00 -0.09 0.01
words: [ally]	ceasefir	-0.14 0.15 -0.09 -0.08 -0.15 -0.10 -0.17
words: [ally]	chief	-0.05 0.13 -0.09 -0.06 -0.10 -0.05 -0.13
words: [ally]	claim	0.08 -0.17 -0.15 -0.06 0.06 -0.09 -0.15
words: [ally]	commander	-0.05 -0.14 0.07 -0.05 -0.11 -0.07 0.00
words: [ally]	disarmament	-0.13 0.15 -0.12 -0.10 -0.11 -0.07 -0.18
words: [ally]	dron	-0.06 0.05 -0.13 0.07 -0.10 -0.09 -0.10
words: [ally]	enter	0.04 -0.12 -0.11 0.06 -0.11 -0.06 -0.11
words: [ally]	in	0.12 -0.06 0.07 -0.12 -0.11 -0.10 -0.21
words: [ally]	join	0.12 -0.19 -0.10 -0.07 -0.11 -0.08 0.01
words: [ally]	launch	0.05 -0.15 -0.16 -0.10 0.10 -0.08 -0.18
words: [ally]	leader	-0.02 0.10 -0.09 -0.06 -0.08 -0.06 -0.11
words: [ally]	official	0.00 0.05 -0.11 -0.06 -0.10 -0.10 -0.10
words: [ally]	operativ	0.10 -0.09 -0.09 -0.05 -0.08 -0.02 -0.11
words: [ally]	rocket	0.05 -0.13 -0.12 -0.10 -0.16 -0.09 0.02
words: [ally]	says	0.15 -0.06 -0.17 -0.14 -0.19 -0.13 -0.23
words: [ally]	strik	0.17 -0.17 -0.13 -0.11 -0.16 -0.06 -0.14
words: [ally]	target	0.11 -0.11 -0.10 -0.04 -0.10 -0.05 -0.11
words: [ally]	terrorist	0.09 -0.09 -0.15 -0.06 0.02 -0.08 -0.12
words: [ally]	threaten	-0.05 0.10 -0.13 -0.12 -0.11 -0.11 -0.16
words: [ally]	to	0.11 -0.11 -0.10 -0.08 -0.13 -0.08 0.07
words: [ally]	vow	-0.06 0.02 -0.09 0.07 -0.09 -0.07 -0.11
words: [number]	,	-0.12 -0.19 -0.02 0.09 0.05 -0.02 0.03
words: [number]	.	-0.12 0.04 -0.02 0.01 0.05 0.05 0.01
words: [number]	:	-0.09 0.07 -0.29 0.09 -0.05 -0.22 -0.07
words: [number]	[ally]	0.25 -0.23 0.00 -0.17 -0.24 -0.07 -0.20
words: [number]	[number]	0.02 -0.20 -0.03 0.01 0.10 -0.05 0.01
words: [number]	[place]	-0.09 0.05 -0.11 0.04 0.05 -0.07 -0.15
words: [number]	[side]	0.02 -0.02 -0.02 -0.07 0.00 -0.02 -0.08
words: [number]	[usa]	0.07 -0.14 -0.01 -0.25 0.14 -0.18 -0.17
words: [number]	after	-0.10 0.05 -0.11 -0.11 0.08 -0.08 -0.14
words: [number]	as	-0.12 0.01 -0.12 -0.18 0.08 -0.12 -0.01
words: [number]	attack	-0.11 -0.12 -0.12 0.00 0.11 -0.10 -0.11
words: [number]	ballistic	0.12 -0.16 -0.26 -0.14 -0.03 -0.17 -0.17
words: [number]	confirm	0.06 -0.07 -0.06 0.03 -0.11 -0.05 -0.08
words: [number]	cost	-0.09 -0.06 -0.10 -0.03 0.05 0.13 -0.17
words: [number]	country	-0.09 0.09 -0.04 -0.08 0.04 -0.07 -0.09
words: [number]	day	-0.20 0.08 -0.15 0.00 -0.05 -0.13 0.01
words: [number]	days	0.00 0.01 -0.01 0.01 0.00 -0.19 -0.11
words: [number]	dead	0.10 -0.16 -0.23 -0.14 0.00 -0.22 -0.08
words: [number]	dollar	0.08 -0.11 0.05 -0.05 -0.11 -0.06 -0.06
words: [number]	dollarsb	-0.11 0.01 -0.13 0.09 -0.13 -0.10 -0.12
words: [number]	dollarsbn	0.10 -0.09 -0.19 0.09 -0.20 -0.16 -0.18
words: [number]	dollarsm	0.01 -0.13 -0.18 -0.02 -0.16 -0.16 0.07
words: [number]	dron	0.07 -0.14 -0.13 -0.08 -0.01 -0.08 -0.12
words: [number]	early	-0.06 0.07 0.05 -0.12 -0.12 -0.07 -0.13
words: [number]	fighter	0.02 -0.08 -0.12 -0.10 0.07 -0.08 -0.13
words: [number]	from	-0.07 -0.10 0.05 -0.11 0.04 0.06 -0.04
words: [number]	hour	-0.03 0.04 -0.24 0.09 -0.26 -0.13 -0.11
words: [number]	in	0.00 -0.10 -0.25 -0.15 0.08 -0.18 0.00
words: [number]	jet	0.12 -0.10 -0.12 -0.12 -0.09 -0.12 -0.13
words: [number]	kill	0.00 -0.01 -0.24 -0.13 0.08 -0.12 -0.26
words: [number]	launcher	0.12 -0.09 -0.12 -0.08 -0.15 -0.09 -0.11
words: [number]	medic	0.07 -0.08 -0.05 -0.03 -0.04 -0.04 -0.06
words: [number]	mil	0.01 -0.11 -0.14 -0.05 -0.09 -0.09 0.08
words: [number]	million	-0.18 -0.16 -0.13 -0.04 0.03 0.03 0.12
words: [number]	minut	-0.04 -0.14 -0.18 -0.13 -0.10 -0.12 0.11
words: [number]	miss	-0.02 -0.05 -0.04 0.02 0.03 -0.03 -0.07
words: [number]	missil	0.14 -0.15 0.04 -0.18 -0.27 -0.21 -0.21
words: [number]	not	0.08 -0.12 -0.14 -0.12 -0.04 -0.12 0.09
words: [number]	of	0.08 -0.06 -0.18 -0.25 -0.25 -0.20 -0.01
words: [number]	oil	-0.10 0.04 -0.06 -0.05 -0.12 -0.09 0.07
words: [number]	peopl	-0.12 -0.03 0.04 -0.14 0.11 -0.18 0.01
words: [number]	percent	-0.08 -0.07 0.03 0.10 -0.22 -0.08 -0.12
words: [number]	point	-0.19 0.12 -0.01 -0.02 -0.24 -0.15 -0.05
words: [number]	rocket	0.11 -0.09 -0.12 -0.07 -0.11 -0.10 -0.13
words: [number]	ship	-0.06 -0.13 -0.18 0.13 -0.18 -0.22 -0.18
words: [number]	soldier	-0.05 -0.11 -0.08 0.06 0.05 -0.05 -0.13
words: [number]	strik	0.11 -0.15 -0.10 -0.12 -0.10 -0.11 0.04
words: [number]	target	0.10 -0.10 -0.10 -0.11 -0.11 -0.09 -0.08
words: [number]	th	-0.11 0.09 -0.09 -0.10 -0.09 -0.07 -0.05
words: [number]	to	0.09 -0.07 -0.29 0.03 -0.18 -0.23 -0.03
words: [number]	vessel	-0.16 -0.13 -0.09 0.15 -0.08 -0.06 -0.09
words: [number]	war	-0.06 0.03 -0.13 -0.15 0.08 -0.14 -0.11
words: [number]	week	0.11 0.00 -0.23 -0.23 -0.21 -0.15 -0.10
words: [number]	with	-0.01 0.07 -0.17 -0.06 -0.04 0.07 -0.07
words: [number]	wound	0.06 -0.17 -0.25 -0.12 0.02 -0.15 -0.22
words: [number]	year	-0.08 0.01 -0.02 -0.11 0.00 -0.11 0.05
words: [number]	–	0.06 -0.02 -0.13 -0.15 -0.16 -0.14 -0.02
words: [place]	,	0.00 0.12 -0.28 -0.15 -0.02 -0.24 -0.14
words: [place]	-	-0.04 0.04 -0.13 0.07 -0.03 -0.10 -0.22
words: [place]	.	0.05 0.00 -0.24 -0.10 -0.16 -0.18 0.03
words: [place]	:	-0.08 0.09 -0.11 -0.10 0.02 -0.25 -0.03
words: [place]	;	0.09 0.03 -0.16 -0.03 -0.13 -0.14 -0.15
words: [place]	?	-0.07 0.02 -0.17 0.04 -0.20 -0.14 0.05
words: [place]	[ally]	-0.06 0.07 -0.18 -0.13 -0.18 -0.10 0.03
words: [place]	[number]	-0.01 0.05 -0.06 -0.06 -0.07 -0.06 -0.10
words: [place]	[place]	0.11 0.07 -0.41 -0.03 -0.19 -0.26 -0.15
words: [place]	[region]	0.02 -0.06 -0.12 -0.12 -0.14 -0.13 0.06
words: [place]	[side]	0.00 0.00 -0.11 0.00 -0.20 -0.18 0.00
words: [place]	[usa]	-0.01 0.03 -0.20 0.02 -0.20 -0.06 -0.02
words: [place]	a	-0.12 0.08 -0.07 0.03 0.01 -0.08 -0.06
words: [place]	accus	-0.05 0.15 -0.12 -0.12 -0.14 -0.13 -0.13
words: [place]	after	0.10 0.04 -0.30 -0.14 0.01 -0.16 -0.26
words: [place]	again	0.11 -0.12 -0.09 -0.11 -0.11 -0.11 -0.11
words: [place]	agre	-0.08 -0.02 -0.05 0.08 -0.09 -0.06 -0.06
words: [place]	agreement	-0.09 -0.01 -0.09 0.04 -0.14 -0.10 0.06
words: [place]	ahead	0.04 -0.09 -0.08 -0.13 -0.08 -0.04 0.06
words: [place]	air	-0.05 0.01 -0.03 -0.03 -0.03 -0.02 0.07
words: [place]	airbas	0.03 -0.10 -0.14 -0.08 0.06 -0.08 -0.09
words: [place]	aircraft	-0.03 0.11 -0.09 -0.10 -0.07 -0.08 -0.11
words: [place]	airport	0.15 -0.07 -0.15 -0.02 -0.20 -0.16 -0.22
words: [place]	ally	0.07 0.04 -0.13 -0.14 -0.10 -0.11 -0.15
words: [place]	ambassador	-0.10 -0.01 -0.01 -0.11 0.01 -0.07 0.03
words: [place]	amid	0.04 0.04 -0.17 -0.15 0.03 -0.16 -0.12
words: [place]	and	0.05 0.03 0.01 -0.20 -0.24 -0.17 -0.04
words: [place]	announc	-0.07 0.14 -0.17 -0.18 -0.05 -0.14 -0.19
words: [place]	aoun	-0.16 0.18 -0.13 -0.14 -0.18 -0.09 -0.17
words: [place]	apartment	0.12 -0.11 -0.09 -0.09 -0.09 -0.13 -0.12
words: [place]	are	0.03 0.12 -0.12 -0.13 -0.13 -0.10 -0.13
words: [place]	arm	0.09 -0.15 -0.08 -0.12 0.06 -0.08 -0.06
words: [place]	army	-0.07 0.11 -0.09 -0.11 -0.16 -0.04 -0.14
words: [place]	as	0.06 0.04 -0.27 -0.13 0.14 -0.14 -0.25
words: [place]	attack	0.06 0.00 0.00 -0.04 -0.13 -0.18 -0.10
words: [place]	back	-0.08 0.09 -0.08 -0.12 -0.08 -0.05 -0.03
words: [place]	bas	0.11 -0.07 -0.19 -0.15 -0.14 -0.12 -0.01
words: [place]	base	0.13 -0.04 -0.29 -0.21 -0.24 -0.14 -0.10
words: [place]	befor	0.08 -0.04 -0.14 -0.14 -0.12 -0.09 -0.14
words: [place]	blam	0.15 -0.14 -0.13 -0.14 -0.11 -0.11 -0.15
words: [place]	border	0.15 -0.14 -0.14 -0.07 -0.16 -0.12 -0.14
words: [place]	but	-0.15 0.08 -0.06 -0.03 0.08 -0.03 -0.08
words: [place]	call	0.02 0.05 -0.14 -0.18 0.05 -0.09 -0.18
words: [place]	capital	0.05 -0.01 -0.08 -0.13 -0.04 -0.08 -0.10
words: [place]	ceasefir	-0.02 -0.15 -0.18 -0.05 0.08 -0.15 0.08
words: [place]	chief	-0.14 0.06 -0.09 -0.15 0.06 -0.03 -0.12
words: [place]	claim	0.07 0.01 -0.09 -0.09 -0.09 -0.09 -0.11
words: [place]	clos	0.07 0.07 -0.12 -0.12 -0.01 -0.15 -0.13
words: [place]	coast	0.10 -0.17 -0.14 -0.08 0.05 -0.11 -0.14
words: [place]	condemn	-0.01 0.11 -0.10 -0.13 -0.13 -0.07 -0.16
words: [place]	confirm	-0.09 0.08 -0.13 -0.17 0.08 -0.11 -0.14
words: [place]	conflict	-0.12 0.11 -0.06 -0.12 -0.06 -0.04 -0.08
words: [place]	continu	0.10 -0.12 -0.11 -0.15 -0.17 -0.09 0.02
words: [place]	could	-0.12 0.11 -0.11 -0.14 -0.17 -0.05 0.07
words: [place]	crew	0.10 -0.14 -0.11 0.02 -0.10 -0.07 -0.12
words: [place]	crud	0.09 -0.07 -0.02 -0.08 -0.07 -0.03 -0.05
words: [place]	cuts	-0.08 -0.10 -0.03 0.09 -0.07 -0.03 -0.04
words: [place]	death	0.04 -0.01 -0.05 -0.10 0.00 -0.06 -0.11
words: [place]	declar	-0.13 -0.08 -0.08 0.12 -0.13 -0.08 -0.11
words: [place]	defenc	0.15 -0.10 -0.13 -0.12 -0.13 -0.07 -0.07
words: [place]	demand	-0.13 -0.04 -0.11 0.03 -0.10 -0.10 0.04
words: [place]	deny	0.14 -0.09 -0.13 0.03 -0.11 -0.08 -0.14
words: [place]	despit	0.23 -0.16 -0.14 -0.27 -0.15 -0.19 -0.27
words: [place]	did	0.01 -0.05 -0.16 -0.12 -0.13 -0.04 0.03
words: [place]	due	-0.09 -0.09 -0.06 0.07 -0.11 -0.08 0.12
words: [place]	dur	-0.01 -0.02 -0.09 -0.06 -0.10 -0.05 0.06
words: [place]	economy	-0.10 -0.10 -0.06 0.09 -0.07 -0.03 -0.07
words: [place]	energy	-0.07 -0.10 -0.05 0.09 -0.11 -0.04 -0.07
words: [place]	evacuat	0.12 -0.09 -0.07 0.08 -0.09 -0.09 -0.10
words: [place]	fac	-0.09 0.01 -0.10 -0.08 0.05 -0.09 -0.08
words: [place]	family	-0.17 -0.11 -0.10 -0.11 0.17 -0.08 -0.16
words: [place]	fight	-0.07 0.12 -0.08 -0.14 -0.09 -0.09 -0.12
words: [place]	fm	-0.12 0.04 -0.08 0.08 -0.11 -0.05 -0.13
words: [place]	follow	0.09 -0.13 -0.10 -0.12 -0.10 -0.13 0.02
words: [place]	for	-0.19 0.19 0.01 -0.11 -0.22 -0.12 -0.02
words: [place]	foreign	-0.11 0.01 -0.10 0.05 0.04 -0.05 -0.16
words: [place]	from	-0.04 0.07 -0.16 0.01 -0.20 -0.11 -0.04
words: [place]	fuel	-0.10 -0.10 -0.09 0.11 0.00 -0.08 -0.09
words: [place]	gas	-0.07 0.04 -0.11 -0.01 0.03 -0.14 0.01
words: [place]	halt	-0.05 -0.07 -0.04 0.01 0.06 -0.05 -0.09
words: [place]	has	-0.04 0.02 -0.12 -0.02 0.08 -0.06 -0.12
words: [place]	have	-0.11 0.04 -0.08 0.01 0.08 -0.07 -0.14
words: [place]	help	-0.02 -0.10 0.10 -0.13 -0.15 -0.14 -0.04
words: [place]	hit	0.05 -0.17 -0.15 -0.15 0.03 -0.14 -0.01
words: [place]	hospital	-0.06 -0.08 -0.08 -0.07 0.10 -0.09 -0.09
words: [place]	host	-0.12 0.12 -0.07 -0.10 -0.09 -0.08 -0.11
words: [place]	hotel	-0.04 -0.09 0.05 -0.09 -0.02 -0.11 0.01
words: [place]	if	-0.12 0.12 -0.06 -0.11 -0.10 -0.02 -0.12
words: [place]	in	-0.01 0.15 -0.05 -0.09 -0.26 -0.20 -0.20
words: [place]	inflation	0.06 -0.09 -0.07 -0.02 -0.07 -0.05 -0.08
words: [place]	inspector	-0.13 0.11 -0.11 -0.09 -0.09 -0.09 -0.11
words: [place]	interior	0.06 -0.06 -0.11 -0.12 -0.11 -0.07 0.07
words: [place]	is	-0.12 0.09 0.09 -0.15 -0.29 -0.15 -0.03
words: [place]	issu	-0.01 -0.10 -0.06 0.06 0.00 -0.05 -0.10
words: [place]	journalist	0.09 -0.09 -0.09 -0.08 -0.03 -0.11 -0.14
words: [place]	kill	0.08 -0.10 -0.18 -0.19 0.02 -0.11 -0.25
words: [place]	latest	0.13 -0.07 -0.09 -0.18 -0.08 -0.13 -0.11
words: [place]	leader	-0.01 0.02 -0.08 -0.01 -0.08 -0.04 0.00
words: [place]	lng	0.02 -0.13 -0.05 0.02 -0.13 -0.06 -0.11
words: [place]	lpg	-0.10 -0.09 -0.04 0.10 -0.09 -0.06 -0.06
words: [place]	may	0.03 -0.17 -0.14 -0.14 0.01 -0.10 0.09
words: [place]	meet	-0.12 0.13 -0.09 -0.16 -0.12 -0.06 -0.12
words: [place]	military	0.06 0.10 -0.06 -0.14 -0.22 -0.13 -0.10
words: [place]	minister	0.00 0.02 -0.13 0.00 -0.02 -0.13 -0.16
words: [place]	mountain	-0.02 -0.09 -0.12 -0.11 0.05 -0.09 0.04
words: [place]	must	-0.01 0.02 -0.12 -0.12 -0.11 -0.11 0.01
words: [place]	negotiation	-0.13 0.03 -0.06 -0.09 -0.12 -0.06 0.05
words: [place]	negotiator	-0.18 0.16 -0.07 -0.15 -0.15 -0.06 -0.12
words: [place]	not	0.07 -0.05 -0.15 -0.16 -0.15 -0.16 0.03
words: [place]	oblig	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: [place]	of	-0.06 0.02 -0.17 -0.12 -0.05 -0.06 0.04
words: [place]	offer	-0.03 0.01 -0.09 0.07 -0.11 -0.07 -0.07
words: [place]	official	-0.14 0.09 0.05 -0.12 -0.14 -0.08 -0.12
words: [place]	oil	0.09 0.02 -0.14 -0.04 -0.25 -0.11 -0.14
words: [place]	on	0.01 0.00 -0.25 -0.03 -0.01 -0.14 -0.03
words: [place]	over	-0.07 0.13 -0.20 -0.18 0.05 -0.16 -0.03
words: [place]	own	-0.10 -0.07 -0.06 0.09 -0.07 -0.05 0.03
words: [place]	peacekeeper	0.18 -0.14 -0.14 -0.20 -0.06 -0.13 -0.20
words: [place]	play	-0.12 0.04 -0.10 -0.12 -0.09 -0.10 0.06
words: [place]	pm	-0.09 0.14 -0.19 -0.11 -0.20 -0.10 -0.06
words: [place]	polic	-0.12 -0.15 0.02 -0.14 0.07 -0.10 0.04
words: [place]	port	0.15 -0.21 -0.12 0.00 -0.13 -0.11 -0.15
words: [place]	postpon	0.00 -0.09 -0.06 -0.09 -0.11 -0.07 0.08
words: [place]	power	-0.12 -0.15 -0.11 0.12 -0.02 -0.16 -0.10
words: [place]	prepar	0.06 0.03 -0.08 -0.13 -0.11 -0.02 -0.08
words: [place]	president	-0.13 0.13 -0.11 -0.17 0.03 -0.07 0.00
words: [place]	prim	-0.09 0.04 -0.10 -0.09 -0.09 -0.04 0.00
words: [place]	push	-0.05 0.02 -0.13 -0.17 0.06 -0.11 -0.15
words: [place]	puts	-0.08 -0.08 -0.10 0.01 -0.08 -0.10 0.11
words: [place]	refiner	-0.10 -0.08 -0.07 0.10 -0.10 -0.09 -0.08
words: [place]	refinery	-0.14 -0.16 -0.12 0.15 -0.14 -0.15 -0.12
words: [place]	refus	0.02 0.09 -0.03 -0.07 -0.02 -0.01 -0.08
words: [place]	reject	0.01 -0.03 0.06 0.04 -0.08 -0.11 -0.11
words: [place]	report	0.11 -0.11 -0.11 0.00 -0.13 -0.09 -0.12
words: [place]	resident	-0.05 -0.12 -0.13 -0.07 0.11 -0.09 0.04
words: [place]	role	-0.14 0.09 -0.12 -0.09 -0.13 -0.08 0.06
words: [place]	roulett	-0.13 -0.09 -0.12 0.02 -0.11 -0.09 0.15
words: [place]	sailor	-0.02 0.00 -0.14 -0.14 0.08 -0.10 -0.14
words: [place]	sanction	0.03 -0.03 -0.12 0.12 -0.09 -0.14 -0.14
words: [place]	says	0.01 0.12 -0.10 -0.12 -0.01 -0.19 -0.42
words: [place]	seafarer	-0.04 -0.14 -0.11 -0.15 0.11 -0.10 -0.12
words: [place]	seek	-0.10 0.07 -0.09 -0.10 0.01 -0.04 0.05
words: [place]	sees	-0.07 -0.08 -0.05 0.08 -0.05 -0.03 -0.05
words: [place]	send	0.14 -0.17 -0.09 -0.07 -0.07 -0.05 -0.10
words: [place]	ship	-0.14 0.01 -0.09 0.13 -0.09 -0.12 -0.09
words: [place]	shipp	-0.11 -0.12 -0.08 0.12 -0.06 -0.09 -0.09
words: [place]	shoot	0.11 -0.13 -0.09 -0.10 -0.08 -0.08 -0.09
words: [place]	should	-0.06 0.08 -0.11 -0.12 -0.05 -0.07 0.03
words: [place]	shut	-0.10 0.02 -0.02 0.05 -0.07 -0.04 -0.05
words: [place]	slam	0.09 0.00 -0.10 -0.11 -0.10 -0.06 -0.10
words: [place]	soldier	0.16 -0.14 -0.09 -0.09 -0.17 -0.04 -0.15
words: [place]	speak	-0.10 0.12 -0.13 -0.02 0.04 -0.09 -0.15
words: [place]	stall	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: [place]	stat	-0.03 -0.15 -0.12 0.09 -0.02 -0.12 -0.13
words: [place]	stock	-0.07 -0.13 -0.04 0.10 -0.11 -0.05 -0.07
words: [place]	strik	-0.07 0.02 -0.24 -0.09 0.01 -0.21 0.02
words: [place]	strongly	0.05 -0.02 -0.06 -0.11 -0.06 -0.04 -0.09
words: [place]	suspend	0.06 -0.08 -0.07 -0.06 0.03 -0.07 -0.15
words: [place]	talk	-0.01 0.00 -0.17 -0.19 -0.29 -0.08 0.05
words: [place]	tanker	0.00 -0.01 -0.13 -0.01 -0.14 -0.11 0.03
words: [place]	target	0.13 -0.12 -0.11 -0.10 -0.06 -0.11 -0.12
words: [place]	tell	-0.06 0.10 -0.10 -0.05 0.01 -0.04 -0.11
words: [place]	that	-0.08 0.03 -0.11 -0.05 -0.01 -0.06 0.04
words: [place]	threaten	-0.11 0.12 -0.11 -0.13 -0.14 -0.11 -0.12
words: [place]	to	-0.02 0.03 -0.03 0.00 -0.05 -0.23 -0.06
words: [place]	too	-0.11 0.11 -0.08 -0.09 -0.12 -0.10 -0.09
words: [place]	tourist	0.05 -0.10 -0.08 -0.05 0.04 -0.06 -0.04
words: [place]	trad	0.00 -0.01 -0.09 0.00 -0.11 -0.12 -0.10
words: [place]	truc	-0.05 0.07 -0.07 -0.07 0.01 -0.05 -0.08
words: [place]	turtl	-0.07 -0.07 -0.09 -0.07 0.08 -0.09 -0.11
words: [place]	urg	-0.03 0.02 -0.13 -0.01 0.04 -0.04 -0.19
words: [place]	villag	0.08 -0.14 -0.14 -0.10 0.04 -0.12 -0.14
words: [place]	visit	-0.12 0.13 -0.09 -0.13 -0.09 -0.05 -0.14
words: [place]	war	-0.03 0.05 -0.17 -0.10 -0.19 -0.19 0.07
words: [place]	warn	-0.22 0.06 -0.19 -0.04 0.03 0.04 -0.20
words: [place]	was	0.01 -0.05 -0.05 -0.04 0.02 -0.04 -0.01
words: [place]	water	-0.04 -0.12 -0.09 -0.07 0.06 -0.11 -0.10
words: [place]	welcom	-0.09 0.12 -0.06 -0.17 -0.07 -0.04 -0.11
words: [place]	will	-0.13 0.19 0.01 -0.10 -0.18 -0.17 -0.09
words: [place]	with	-0.02 0.06 -0.17 -0.15 0.03 -0.10 -0.18
words: [place]	without	0.00 -0.04 -0.10 -0.07 -0.14 -0.09 0.04
words: [place]	xiv	-0.16 0.12 -0.14 -0.15 -0.14 -0.11 -0.04
words: [place]	|	0.06 -0.02 -0.06 -0.14 -0.06 -0.03 -0.11
words: [place]	—	0.05 -0.08 -0.10 -0.09 -0.11 -0.05 0.02
words: [region]	,	0.07 0.00 -0.15 -0.10 -0.17 -0.01 -0.06
words: [region]	-	-0.05 -0.08 -0.14 0.13 -0.13 -0.07 -0.14
words: [region]	.	-0.04 0.04 -0.18 0.04 -0.20 -0.10 -0.08
words: [region]	:	0.03 -0.06 -0.23 -0.10 0.00 -0.17 0.09
words: [region]	?	0.12 -0.04 -0.11 -0.05 -0.16 -0.10 -0.08
words: [region]	[region]	-0.07 0.01 -0.15 0.08 -0.17 -0.14 -0.18
words: [region]	[side]	-0.08 0.08 -0.11 -0.10 -0.12 -0.07 0.09
words: [region]	after	0.06 -0.08 -0.16 0.07 -0.23 -0.14 -0.08
words: [region]	again	0.01 -0.13 -0.07 0.12 -0.09 -0.10 -0.15
words: [region]	ally	0.03 -0.06 -0.11 -0.11 -0.09 -0.09 0.07
words: [region]	amid	0.15 -0.11 0.02 -0.16 0.08 -0.14 -0.22
words: [region]	and	0.06 -0.06 -0.01 -0.02 -0.01 -0.12 -0.03
words: [region]	are	0.11 -0.15 -0.11 0.04 -0.09 -0.09 -0.12
words: [region]	as	0.15 -0.03 -0.23 -0.06 -0.02 -0.18 -0.26
words: [region]	attack	0.04 0.02 -0.09 -0.14 -0.11 -0.12 0.05
words: [region]	blockad	0.01 -0.05 -0.11 -0.09 0.05 -0.11 0.01
words: [region]	by	0.13 -0.10 -0.09 -0.14 -0.10 -0.11 0.02
words: [region]	ceasefir	-0.11 -0.05 -0.08 -0.08 -0.12 -0.08 0.07
words: [region]	clos	0.17 -0.16 -0.22 0.00 -0.18 -0.24 -0.23
words: [region]	closur	0.07 -0.06 -0.13 -0.10 -0.14 -0.14 0.05
words: [region]	conflict	-0.18 -0.07 -0.10 0.08 0.00 -0.09 -0.01
words: [region]	could	-0.01 0.07 -0.12 -0.09 0.05 -0.09 0.03
words: [region]	country	0.10 0.10 -0.12 -0.11 -0.13 -0.12 -0.10
words: [region]	crisi	-0.12 -0.04 -0.08 -0.03 0.06 -0.09 0.01
words: [region]	deadlin	-0.03 0.08 -0.10 -0.14 -0.12 -0.10 -0.12
words: [region]	despit	0.08 -0.06 -0.10 -0.01 -0.10 -0.13 -0.11
words: [region]	disruption	-0.13 -0.13 -0.10 0.04 0.04 -0.06 0.04
words: [region]	energy	0.04 -0.09 -0.04 0.01 -0.09 -0.06 -0.03
words: [region]	follow	-0.06 -0.10 -0.10 0.09 -0.10 -0.12 -0.09
words: [region]	for	0.13 -0.06 -0.11 -0.12 -0.14 -0.09 -0.10
words: [region]	from	-0.08 0.06 -0.12 -0.10 -0.12 -0.10 0.13
words: [region]	gas	-0.07 -0.09 -0.02 0.08 -0.08 -0.03 -0.06
words: [region]	have	0.00 0.02 -0.09 -0.09 -0.08 -0.06 -0.04
words: [region]	if	-0.04 0.00 0.05 -0.07 -0.14 -0.14 0.04
words: [region]	in	0.02 -0.25 -0.22 0.07 0.02 -0.20 -0.05
words: [region]	infiltration	0.12 -0.07 -0.08 -0.10 -0.11 -0.09 -0.13
words: [region]	is	-0.09 0.04 -0.13 -0.12 -0.14 -0.16 0.09
words: [region]	leader	-0.11 0.15 -0.14 -0.05 -0.17 -0.09 -0.15
words: [region]	may	0.05 -0.15 -0.08 -0.09 -0.15 -0.10 0.07
words: [region]	mission	0.16 -0.01 -0.09 -0.13 -0.11 -0.08 -0.13
words: [region]	nation	-0.10 0.03 -0.05 -0.04 -0.11 -0.05 0.00
words: [region]	not	-0.12 -0.10 -0.10 0.16 -0.13 -0.12 0.03
words: [region]	oil	0.09 -0.18 -0.03 -0.07 -0.18 -0.05 0.01
words: [region]	on	0.03 0.08 -0.11 -0.09 -0.13 -0.07 -0.05
words: [region]	open	-0.10 0.12 -0.12 -0.07 -0.09 -0.10 -0.11
words: [region]	over	0.11 -0.17 -0.15 0.14 -0.18 -0.16 -0.19
words: [region]	passag	-0.11 0.03 -0.09 0.07 -0.09 -0.08 -0.12
words: [region]	port	-0.11 -0.12 -0.08 0.02 0.08 -0.09 -0.10
words: [region]	region	-0.08 0.09 -0.11 -0.07 -0.12 -0.13 -0.09
words: [region]	remain	-0.03 0.06 -0.12 0.01 -0.15 -0.12 -0.17
words: [region]	reopen	-0.24 0.01 -0.10 0.16 -0.17 -0.15 -0.18
words: [region]	risk	0.04 -0.11 -0.04 0.03 -0.10 -0.03 -0.11
words: [region]	ship	-0.12 0.05 -0.08 0.08 -0.11 -0.05 -0.14
words: [region]	shipp	0.00 -0.08 -0.09 0.03 -0.11 -0.05 0.04
words: [region]	sinc	0.05 -0.12 0.07 -0.04 -0.13 -0.09 -0.14
words: [region]	stay	-0.08 -0.06 -0.01 0.06 -0.07 -0.03 -0.04
words: [region]	still	-0.09 -0.07 -0.04 0.08 -0.06 -0.05 -0.09
words: [region]	stock	-0.10 -0.10 -0.02 0.11 -0.10 -0.03 -0.11
words: [region]	supply	-0.09 -0.07 -0.02 0.08 -0.08 -0.02 -0.07
words: [region]	tension	0.00 -0.15 -0.09 0.10 -0.10 -0.10 0.03
words: [region]	that	0.08 -0.02 -0.09 -0.10 -0.08 -0.07 -0.09
words: [region]	threat	-0.03 0.01 -0.07 0.05 -0.11 -0.12 -0.14
words: [region]	tim	0.04 0.04 -0.15 -0.07 -0.15 -0.10 -0.27
words: [region]	to	0.02 -0.01 -0.16 0.07 -0.19 -0.14 -0.18
words: [region]	toll	-0.12 0.13 -0.13 0.15 -0.10 -0.14 -0.08
words: [region]	traffic	-0.10 -0.15 -0.08 0.14 -0.14 -0.09 -0.15
words: [region]	transit	-0.10 -0.05 -0.11 0.15 -0.11 -0.12 -0.13
words: [region]	ultimatum	0.06 -0.10 -0.09 -0.02 -0.10 -0.08 -0.09
words: [region]	war	0.07 0.03 0.01 -0.04 -0.01 -0.11 -0.16
words: [region]	will	-0.11 0.05 -0.17 0.06 -0.18 -0.14 -0.06
words: [region]	with	0.03 -0.17 -0.17 0.06 -0.14 -0.19 0.03
words: [region]	—	-0.05 0.04 -0.11 0.04 -0.07 -0.12 -0.14
words: [side]	,	-0.02 0.02 0.06 -0.13 -0.07 0.00 0.03
words: [side]	-	0.00 0.02 -0.22 -0.17 0.02 -0.12 0.00
words: [side]	.	-0.03 -0.19 -0.05 0.03 -0.04 0.00 0.11
words: [side]	:	-0.08 0.17 -0.20 -0.06 0.05 -0.19 -0.10
words: [side]	;	0.04 -0.07 -0.17 -0.02 -0.01 -0.05 -0.02
words: [side]	?	0.11 -0.07 0.00 -0.09 -0.12 -0.23 0.00
words: [side]	[ally]	-0.12 0.10 0.09 -0.14 -0.10 -0.12 -0.18
words: [side]	[number]	-0.09 -0.03 -0.09 0.02 0.07 -0.03 -0.07
words: [side]	[place]	-0.07 0.04 -0.35 -0.07 -0.19 -0.24 0.09
words: [side]	[region]	-0.01 -0.09 -0.22 -0.10 0.04 -0.20 0.07
words: [side]	[side]	0.10 -0.15 0.07 -0.10 0.07 -0.05 -0.08
words: [side]	[usa]	-0.09 0.06 -0.03 0.00 -0.07 0.02 -0.07
words: [side]	a	-0.13 0.04 -0.14 0.03 -0.14 -0.15 -0.03
words: [side]	accord	-0.14 0.10 -0.13 -0.08 -0.10 -0.10 0.03
words: [side]	accus	0.04 0.13 -0.17 -0.13 -0.15 -0.11 -0.18
words: [side]	addres	-0.12 -0.06 -0.14 -0.12 -0.10 -0.10 0.09
words: [side]	advanc	0.11 -0.11 -0.10 -0.09 -0.10 -0.09 -0.10
words: [side]	after	0.01 0.02 -0.36 -0.05 -0.02 -0.17 -0.01
words: [side]	again	0.11 -0.04 -0.14 -0.16 -0.15 -0.13 -0.13
words: [side]	against	-0.16 0.02 0.01 0.02 -0.12 -0.15 -0.01
words: [side]	agent	-0.12 -0.05 0.10 -0.12 -0.11 -0.15 0.00
words: [side]	aggression	-0.11 0.01 -0.13 -0.11 -0.12 -0.13 0.07
words: [side]	agre	0.00 -0.04 -0.14 0.06 -0.12 -0.07 -0.19
words: [side]	agreement	-0.07 -0.04 -0.22 -0.04 -0.24 -0.14 0.10
words: [side]	air	0.14 -0.18 0.02 -0.13 0.02 -0.22 -0.15
words: [side]	airport	0.01 -0.08 -0.09 0.04 -0.11 -0.08 0.03
words: [side]	airstrik	0.00 -0.07 0.00 0.02 0.04 -0.10 -0.11
words: [side]	ali	-0.06 -0.19 0.04 -0.08 0.01 -0.11 0.07
words: [side]	all	-0.06 -0.12 0.01 0.07 0.04 0.05 -0.09
words: [side]	ambassador	-0.01 0.08 -0.11 -0.10 -0.14 -0.08 -0.03
words: [side]	amid	0.04 -0.06 -0.01 -0.18 0.02 0.02 -0.01
words: [side]	and	0.07 0.13 -0.03 -0.18 -0.08 -0.26 -0.15
words: [side]	announc	-0.01 -0.14 0.01 0.07 -0.01 -0.22 0.05
words: [side]	apologis	-0.06 0.10 -0.12 -0.14 -0.10 -0.11 -0.13
words: [side]	appear	-0.02 0.06 -0.12 -0.08 -0.09 -0.07 -0.10
words: [side]	are	-0.04 -0.12 -0.21 -0.11 0.02 -0.18 0.09
words: [side]	arm	0.01 0.09 -0.10 -0.06 -0.10 -0.06 -0.14
words: [side]	army	0.10 0.02 -0.17 -0.14 -0.12 -0.11 -0.17
words: [side]	as	-0.02 0.04 -0.48 -0.31 0.08 -0.07 -0.08
words: [side]	assault	0.02 0.01 -0.11 -0.08 -0.01 -0.10 -0.08
words: [side]	at	0.00 0.01 -0.20 -0.15 -0.07 -0.13 0.05
words: [side]	attack	0.04 -0.01 -0.25 0.03 -0.07 -0.24 -0.05
words: [side]	authority	-0.11 -0.09 0.03 -0.15 -0.18 -0.14 0.15
words: [side]	back	0.10 0.04 -0.23 -0.09 -0.11 -0.16 -0.03
words: [side]	ballistic	0.12 -0.14 -0.20 -0.09 -0.19 -0.12 -0.05
words: [side]	bas	0.12 -0.11 -0.16 -0.06 -0.10 -0.11 -0.10
words: [side]	believ	0.00 -0.13 -0.19 -0.11 -0.14 -0.11 0.11
words: [side]	blockad	-0.04 0.11 -0.16 -0.06 -0.15 -0.16 -0.04
words: [side]	bomb	-0.04 -0.01 -0.33 -0.02 -0.05 0.04 0.05
words: [side]	bombardment	0.00 -0.16 -0.15 0.05 0.01 -0.15 -0.05
words: [side]	brac	-0.06 -0.15 0.04 -0.05 0.09 -0.12 0.02
words: [side]	break	-0.11 -0.11 -0.12 0.05 0.01 0.08 -0.11
words: [side]	bridg	0.00 -0.06 -0.16 0.03 0.10 -0.14 -0.14
words: [side]	brief	-0.07 -0.12 -0.11 -0.09 -0.10 -0.09 0.11
words: [side]	bury	0.04 -0.13 -0.14 -0.11 0.07 -0.10 -0.13
words: [side]	but	0.03 -0.07 -0.12 -0.09 0.07 -0.09 0.02
words: [side]	by	-0.10 -0.03 0.10 0.04 -0.11 -0.10 -0.15
words: [side]	call	0.00 -0.02 -0.18 -0.14 0.01 -0.13 0.01
words: [side]	campaign	-0.01 0.01 -0.11 -0.10 0.05 -0.10 -0.04
words: [side]	can	-0.06 0.08 -0.03 -0.17 -0.18 -0.11 -0.05
words: [side]	cargo	0.09 -0.08 -0.07 -0.13 -0.08 -0.03 -0.07
words: [side]	ceasefir	0.01 -0.15 -0.09 0.07 -0.09 -0.25 0.01
words: [side]	charg	-0.06 -0.06 0.06 -0.06 -0.07 -0.10 -0.06
words: [side]	chief	0.15 -0.13 0.00 -0.06 -0.17 -0.09 -0.15
words: [side]	city	0.06 -0.11 -0.20 -0.10 0.04 -0.16 -0.13
words: [side]	claim	-0.06 -0.06 0.07 0.10 -0.29 -0.02 -0.06
words: [side]	clash	-0.12 -0.03 -0.16 -0.09 -0.11 -0.15 0.11
words: [side]	clos	-0.05 -0.04 -0.16 -0.01 -0.24 -0.21 0.11
words: [side]	collaps	0.04 0.10 -0.12 -0.12 -0.13 -0.11 -0.09
words: [side]	com	0.08 0.10 -0.12 -0.06 -0.14 -0.08 -0.11
words: [side]	commander	-0.02 -0.02 -0.27 0.03 0.00 -0.18 -0.02
words: [side]	condemn	-0.13 0.09 -0.15 -0.15 -0.16 -0.08 0.02
words: [side]	confirm	0.04 0.00 -0.15 -0.07 -0.15 -0.08 0.00
words: [side]	conflict	-0.07 -0.08 -0.15 0.22 -0.19 0.01 -0.21
words: [side]	continu	0.06 -0.02 -0.23 -0.20 -0.17 -0.22 0.04
words: [side]	could	-0.03 -0.15 0.04 0.08 -0.16 -0.10 -0.03
words: [side]	counterpart	-0.08 0.11 -0.11 -0.10 -0.10 -0.07 -0.11
words: [side]	coverag	-0.10 -0.11 -0.13 -0.06 -0.08 -0.08 0.11
words: [side]	crisi	-0.17 -0.09 -0.15 0.05 -0.02 -0.15 0.04
words: [side]	crud	-0.07 -0.12 -0.05 0.10 -0.08 -0.06 -0.07
words: [side]	crypto	-0.09 -0.08 -0.12 0.07 -0.11 0.09 -0.11
words: [side]	cuts	-0.04 0.06 -0.15 -0.14 -0.10 0.04 -0.13
words: [side]	damag	0.12 -0.12 -0.14 -0.13 -0.13 -0.10 -0.10
words: [side]	de	0.06 0.02 -0.06 -0.05 -0.09 -0.04 -0.12
words: [side]	deadlin	-0.17 -0.04 -0.12 0.03 -0.13 -0.15 0.01
words: [side]	deal	-0.01 -0.10 -0.41 0.08 -0.09 -0.13 0.02
words: [side]	death	-0.07 -0.14 -0.11 0.07 0.04 -0.09 -0.04
words: [side]	decision	0.08 -0.04 0.04 -0.14 -0.13 -0.13 -0.07
words: [side]	declar	0.06 -0.04 -0.12 0.01 -0.15 -0.15 -0.06
words: [side]	defenc	0.17 -0.11 -0.12 -0.12 -0.11 -0.09 0.01
words: [side]	defens	0.05 -0.08 0.09 -0.03 -0.17 -0.16 -0.16
words: [side]	delegation	-0.13 0.11 -0.16 -0.07 -0.05 -0.15 -0.04
words: [side]	demand	-0.10 0.04 0.07 -0.08 -0.10 -0.08 -0.10
words: [side]	deny	0.04 -0.01 -0.24 0.03 -0.20 -0.14 -0.26
words: [side]	deputy	-0.04 0.07 -0.08 -0.06 -0.06 -0.04 -0.10
words: [side]	describ	-0.14 0.03 -0.14 -0.14 0.12 -0.14 -0.15
words: [side]	desperat	-0.12 0.03 -0.09 -0.10 -0.12 -0.08 0.08
words: [side]	destroy	0.00 -0.22 -0.23 -0.10 0.15 0.03 -0.24
words: [side]	destruction	0.02 -0.16 -0.13 -0.10 0.12 -0.12 -0.04
words: [side]	did	-0.03 -0.09 -0.12 -0.08 -0.10 -0.07 0.08
words: [side]	didn't	-0.12 0.11 -0.15 -0.11 -0.12 -0.13 0.04
words: [side]	do	0.02 0.03 -0.15 0.01 -0.15 -0.12 -0.04
words: [side]	doesn't	0.02 0.02 -0.12 -0.13 -0.12 -0.10 -0.02
words: [side]	down	-0.02 0.05 -0.10 -0.08 -0.08 -0.09 -0.09
words: [side]	driv	-0.10 -0.09 -0.07 0.09 -0.09 -0.07 -0.08
words: [side]	dron	-0.06 0.00 -0.01 -0.02 -0.04 -0.33 0.00
words: [side]	dur	0.08 -0.14 -0.17 -0.16 0.05 -0.13 -0.09
words: [side]	economy	0.03 -0.16 -0.12 0.07 -0.12 -0.15 -0.12
words: [side]	eliminat	0.09 -0.09 -0.08 -0.09 -0.08 -0.12 -0.10
words: [side]	embassy	0.03 -0.12 0.05 -0.11 -0.11 -0.12 0.06
words: [side]	energy	0.09 0.04 -0.19 -0.09 -0.17 -0.13 -0.18
words: [side]	enrich	-0.13 0.13 -0.01 -0.09 -0.07 -0.09 -0.12
words: [side]	enter	0.01 0.03 -0.10 0.05 -0.13 -0.08 -0.11
words: [side]	envoy	0.05 -0.12 -0.09 0.09 -0.09 -0.06 -0.09
words: [side]	escalat	0.04 -0.09 -0.10 0.03 0.01 -0.07 -0.11
words: [side]	escalation	-0.10 0.07 -0.06 -0.01 0.02 -0.10 -0.12
words: [side]	evacuation	-0.07 0.05 -0.09 -0.01 0.09 -0.06 -0.17
words: [side]	exchang	0.10 -0.06 -0.15 -0.02 -0.14 -0.15 -0.17
words: [side]	execut	-0.08 -0.08 0.06 -0.07 0.06 -0.13 -0.10
words: [side]	expand	0.03 -0.10 -0.10 -0.09 -0.10 -0.10 0.10
words: [side]	explosion	-0.05 -0.12 0.07 -0.09 -0.15 -0.11 -0.16
words: [side]	extremely	-0.11 -0.07 -0.07 0.09 -0.07 -0.09 -0.06
words: [side]	fac	0.07 -0.02 -0.13 -0.05 -0.13 -0.09 -0.02
words: [side]	fail	-0.01 0.04 0.06 -0.08 0.06 -0.03 -0.09
words: [side]	fear	-0.09 -0.08 -0.02 -0.09 0.11 -0.12 0.02
words: [side]	fight	0.17 -0.19 -0.16 -0.16 -0.01 -0.13 -0.11
words: [side]	fighter	-0.06 -0.06 -0.09 -0.05 -0.09 -0.08 0.07
words: [side]	fir	0.15 -0.05 -0.28 0.03 -0.10 -0.19 -0.15
words: [side]	fire	0.14 -0.13 -0.15 -0.14 0.03 -0.11 -0.13
words: [side]	flagg	0.05 -0.05 -0.10 -0.02 -0.08 -0.09 -0.11
words: [side]	fm	-0.09 0.04 -0.13 -0.18 0.01 -0.08 0.03
words: [side]	follow	0.06 -0.11 -0.10 -0.13 -0.02 -0.09 0.01
words: [side]	for	-0.08 0.11 0.03 -0.07 -0.08 -0.14 -0.13
words: [side]	forc	0.08 -0.11 -0.19 0.01 0.05 -0.18 -0.02
words: [side]	foreign	-0.08 0.08 -0.13 -0.04 0.01 -0.11 -0.03
words: [side]	from	-0.18 -0.12 0.03 -0.04 0.04 0.00 0.17
words: [side]	fund	-0.16 -0.13 -0.11 0.17 -0.14 -0.14 -0.15
words: [side]	gas	-0.09 0.08 -0.17 0.03 -0.17 -0.15 -0.17
words: [side]	general	0.01 -0.07 -0.07 -0.13 -0.13 -0.14 0.08
words: [side]	girl	0.02 -0.11 -0.15 -0.07 0.12 -0.09 -0.13
words: [side]	ground	0.08 -0.13 -0.09 -0.08 -0.12 -0.08 0.03
words: [side]	guidelin	-0.13 -0.13 -0.13 -0.13 0.15 -0.11 -0.14
words: [side]	gunboat	0.11 -0.08 -0.08 -0.11 -0.08 -0.10 -0.08
words: [side]	gunfir	0.03 -0.10 -0.10 -0.08 0.01 -0.07 -0.11
words: [side]	hacker	-0.10 -0.10 -0.04 -0.12 -0.11 0.12 -0.11
words: [side]	had	-0.12 0.10 -0.09 0.08 -0.08 -0.07 -0.10
words: [side]	halt	-0.14 0.06 -0.12 0.04 0.03 -0.12 -0.11
words: [side]	has	-0.05 0.03 0.09 -0.28 -0.06 -0.21 0.06
words: [side]	have	-0.01 -0.07 -0.24 0.03 0.02 -0.11 0.00
words: [side]	hawk	-0.12 -0.13 -0.10 -0.11 -0.09 -0.09 0.14
words: [side]	head	-0.03 0.01 0.07 0.02 -0.11 -0.09 -0.07
words: [side]	hit	0.06 -0.03 -0.12 -0.15 -0.06 0.03 -0.21
words: [side]	hits	0.19 -0.06 -0.24 -0.06 -0.28 -0.18 -0.24
words: [side]	hold	-0.06 0.14 -0.11 -0.12 -0.11 -0.09 -0.02
words: [side]	hospital	-0.09 -0.08 -0.10 -0.08 0.12 -0.10 -0.13
words: [side]	if	0.03 0.03 -0.23 0.03 -0.16 -0.13 -0.11
words: [side]	in	0.08 -0.08 0.04 0.04 -0.13 -0.32 -0.13
words: [side]	infiltration	0.15 -0.05 -0.15 -0.08 -0.16 -0.10 -0.17
words: [side]	infrastructur	0.08 -0.17 -0.14 0.02 0.00 -0.12 0.04
words: [side]	insist	0.05 -0.04 -0.05 -0.10 -0.04 -0.02 -0.05
words: [side]	intel	-0.10 -0.09 0.13 -0.10 -0.12 -0.14 -0.12
words: [side]	intelligenc	0.03 -0.10 0.06 -0.07 -0.11 -0.10 -0.11
words: [side]	intensify	0.09 -0.06 -0.14 -0.01 -0.19 -0.12 -0.04
words: [side]	intercept	0.03 -0.07 -0.14 -0.05 -0.13 -0.07 0.07
words: [side]	invasion	0.08 -0.13 -0.08 -0.06 0.05 -0.08 -0.12
words: [side]	is	-0.01 0.03 -0.27 0.03 -0.07 -0.06 -0.03
words: [side]	isn't	-0.04 -0.07 -0.12 -0.08 -0.13 -0.06 0.10
words: [side]	issu	-0.05 0.08 -0.21 -0.10 0.03 -0.20 -0.05
words: [side]	it	0.00 0.08 -0.12 -0.16 -0.04 -0.09 -0.14
words: [side]	jets	-0.02 -0.14 -0.17 0.03 0.05 -0.05 -0.13
words: [side]	keep	0.05 -0.12 -0.12 0.04 0.02 -0.10 -0.12
words: [side]	kill	0.05 -0.10 -0.01 -0.26 0.09 -0.20 -0.11
words: [side]	kurd	0.07 0.03 -0.11 -0.10 -0.14 -0.12 -0.04
words: [side]	largest	-0.10 -0.10 -0.08 0.08 -0.13 0.08 -0.08
words: [side]	latest	0.11 -0.03 -0.19 -0.15 0.02 -0.17 -0.11
words: [side]	launch	0.05 -0.19 0.00 0.06 -0.13 0.06 -0.13
words: [side]	leader	-0.13 0.08 0.04 0.02 -0.27 -0.15 -0.01
words: [side]	leadership	0.03 -0.11 -0.21 -0.17 -0.16 -0.15 0.11
words: [side]	leav	-0.06 -0.05 -0.11 -0.14 0.10 -0.09 -0.03
words: [side]	link	-0.10 -0.07 0.08 -0.03 -0.15 0.02 -0.02
words: [side]	live	0.00 0.05 -0.13 -0.05 0.05 -0.04 -0.13
words: [side]	man	-0.08 -0.08 0.10 -0.07 -0.08 -0.11 -0.10
words: [side]	may	-0.14 -0.01 0.12 -0.04 -0.09 -0.11 0.03
words: [side]	media	0.13 -0.21 0.04 -0.11 0.05 -0.15 -0.20
words: [side]	meet	0.09 -0.03 -0.12 -0.13 -0.17 -0.10 -0.04
words: [side]	memorandum	-0.19 0.21 0.03 -0.19 -0.18 -0.16 -0.21
words: [side]	military	-0.04 0.12 -0.32 0.05 0.04 -0.23 -0.17
words: [side]	minister	-0.15 0.10 0.02 0.04 -0.19 -0.13 -0.14
words: [side]	missil	-0.05 0.00 -0.11 -0.24 0.04 -0.35 0.03
words: [side]	mission	0.13 -0.08 0.00 -0.10 -0.14 -0.08 -0.11
words: [side]	mou	-0.17 0.17 -0.09 0.00 -0.18 -0.16 -0.12
words: [side]	mourn	0.00 -0.08 -0.11 -0.04 0.06 -0.04 -0.02
words: [side]	mov	-0.11 0.01 -0.11 -0.06 -0.08 -0.09 0.08
words: [side]	mullah	-0.02 -0.11 -0.11 -0.09 -0.12 -0.03 0.05
words: [side]	must	0.02 -0.02 -0.14 0.06 -0.10 -0.12 0.00
words: [side]	nam	-0.01 0.07 -0.24 -0.07 -0.23 -0.13 0.03
words: [side]	near	-0.11 -0.05 0.06 0.07 -0.11 -0.08 -0.12
words: [side]	need	-0.09 0.02 -0.13 -0.07 -0.10 -0.11 0.05
words: [side]	negotiation	-0.22 -0.06 -0.17 -0.12 -0.16 -0.10 0.12
words: [side]	negotiator	0.02 -0.08 -0.16 0.06 -0.17 -0.11 -0.03
words: [side]	new	0.06 -0.03 -0.28 -0.03 -0.20 -0.19 0.03
words: [side]	next	-0.08 -0.11 -0.10 -0.07 -0.08 -0.06 0.10
words: [side]	not	0.05 0.00 -0.01 -0.07 -0.03 -0.22 -0.04
words: [side]	nuclear	0.00 -0.01 0.02 0.00 -0.04 -0.14 -0.04
words: [side]	of	-0.05 0.14 -0.25 -0.08 0.00 -0.14 -0.10
words: [side]	off	0.08 -0.09 -0.13 -0.12 -0.10 -0.11 -0.04
words: [side]	offer	0.08 -0.08 -0.11 -0.08 0.10 -0.08 -0.08
words: [side]	official	-0.11 0.21 -0.12 0.04 -0.27 0.02 -0.21
words: [side]	oil	-0.11 0.15 -0.28 -0.10 0.12 -0.24 -0.15
words: [side]	on	-0.06 0.06 -0.39 0.05 0.09 -0.23 -0.27
words: [side]	open	0.08 0.06 -0.12 -0.11 -0.08 -0.11 -0.14
words: [side]	operation	0.07 -0.15 -0.16 -0.01 -0.10 -0.11 0.11
words: [side]	option	-0.02 0.11 -0.12 -0.04 -0.11 -0.10 -0.15
words: [side]	order	0.13 0.06 -0.17 -0.09 -0.08 -0.15 -0.22
words: [side]	over	0.06 0.04 -0.21 -0.05 -0.17 -0.13 -0.14
words: [side]	pact	0.07 0.05 -0.13 -0.12 -0.12 -0.12 -0.13
words: [side]	peac	-0.05 0.09 -0.02 -0.08 -0.28 -0.13 -0.04
words: [side]	phon	-0.11 0.12 -0.11 -0.10 -0.10 -0.08 -0.13
words: [side]	plan	0.06 -0.06 0.05 0.05 -0.23 -0.13 -0.13
words: [side]	podcast	0.08 -0.01 -0.09 -0.06 0.00 -0.06 -0.07
words: [side]	political	-0.11 -0.02 -0.11 -0.10 -0.11 -0.09 0.07
words: [side]	port	0.09 -0.09 -0.19 0.03 -0.19 -0.15 -0.21
words: [side]	post	-0.12 0.04 -0.09 -0.10 -0.09 -0.11 0.07
words: [side]	pound	0.15 -0.10 -0.11 -0.11 -0.14 -0.12 -0.15
words: [side]	power	-0.04 0.10 -0.26 -0.31 0.00 -0.16 -0.16
words: [side]	prepar	-0.04 0.12 -0.11 -0.12 0.03 -0.11 0.01
words: [side]	proposal	-0.10 0.09 -0.07 0.07 -0.11 -0.08 -0.13
words: [side]	protest	-0.10 0.14 -0.06 -0.15 -0.17 -0.14 -0.07
words: [side]	protester	-0.07 0.05 -0.22 -0.16 -0.16 -0.09 -0.03
words: [side]	pummel	0.12 -0.10 -0.12 -0.10 -0.11 -0.10 -0.10
words: [side]	push	0.03 -0.03 -0.12 -0.13 -0.10 -0.13 0.04
words: [side]	rag	0.00 -0.08 -0.12 -0.09 0.07 -0.08 -0.07
words: [side]	ramp	0.09 -0.09 -0.10 -0.09 0.07 -0.09 -0.10
words: [side]	reach	-0.03 -0.08 -0.10 -0.02 -0.10 -0.06 0.08
words: [side]	red	-0.08 0.09 -0.08 -0.07 -0.07 -0.10 -0.09
words: [side]	regim	0.02 -0.03 -0.18 0.04 -0.11 -0.13 0.02
words: [side]	reimpos	0.12 -0.10 -0.08 -0.04 -0.07 -0.08 -0.09
words: [side]	reject	0.04 0.04 -0.13 -0.15 -0.10 -0.04 -0.12
words: [side]	releas	0.11 0.05 -0.15 -0.13 -0.15 -0.17 -0.13
words: [side]	remain	-0.01 -0.03 -0.12 -0.14 -0.14 -0.11 0.07
words: [side]	reopen	-0.10 -0.12 -0.05 0.12 -0.08 -0.09 -0.09
words: [side]	report	0.03 0.09 0.01 -0.08 -0.12 -0.13 -0.12
words: [side]	reportedly	-0.04 0.07 -0.02 -0.14 -0.15 -0.12 -0.03
words: [side]	rescu	-0.04 -0.15 -0.03 -0.11 0.04 -0.11 0.08
words: [side]	respond	0.08 -0.08 -0.14 -0.11 -0.02 -0.12 0.05
words: [side]	resum	0.02 -0.11 -0.11 0.04 -0.10 -0.14 0.06
words: [side]	retaliat	-0.02 0.03 0.04 0.03 -0.21 -0.13 -0.03
words: [side]	retaliation	0.16 -0.09 -0.20 -0.12 -0.11 -0.15 -0.10
words: [side]	retaliatory	0.04 -0.13 -0.15 -0.14 0.06 -0.18 -0.09
words: [side]	rhetoric	-0.10 -0.11 -0.10 0.04 -0.09 -0.09 0.08
words: [side]	rise	-0.01 0.00 -0.11 -0.11 -0.12 -0.13 0.07
words: [side]	said	-0.03 0.02 0.01 -0.14 -0.03 -0.07 -0.16
words: [side]	sailor	-0.03 -0.02 -0.18 -0.09 0.11 -0.10 -0.17
words: [side]	sanction	-0.11 -0.16 -0.12 0.11 -0.07 0.12 -0.13
words: [side]	say	0.07 0.06 -0.20 -0.14 -0.18 -0.18 -0.05
words: [side]	says	0.01 0.09 -0.22 -0.07 -0.13 -0.11 -0.16
words: [side]	school	-0.03 -0.07 0.04 -0.11 0.07 -0.10 -0.02
words: [side]	security	0.10 0.07 -0.26 -0.10 -0.20 -0.17 -0.19
words: [side]	seek	-0.14 0.12 -0.08 -0.07 -0.12 -0.08 -0.12
words: [side]	seiz	-0.14 -0.19 0.07 0.13 0.00 -0.22 -0.17
words: [side]	send	0.02 -0.08 -0.07 -0.06 -0.09 -0.06 0.06
words: [side]	set	-0.05 -0.02 0.03 -0.11 -0.09 -0.10 0.02
words: [side]	sets	-0.02 0.03 -0.09 -0.03 -0.07 -0.04 0.00
words: [side]	shelter	0.14 -0.10 -0.18 -0.10 -0.15 -0.11 0.02
words: [side]	ship	0.14 -0.22 -0.25 -0.09 -0.02 -0.14 -0.03
words: [side]	shipp	-0.13 0.06 -0.12 0.07 -0.09 -0.12 -0.13
words: [side]	shoot	-0.04 -0.16 0.03 -0.15 -0.12 -0.14 0.08
words: [side]	shot	0.11 -0.03 -0.18 -0.17 -0.12 -0.13 -0.18
words: [side]	show	0.09 0.01 -0.07 -0.10 -0.14 -0.11 -0.15
words: [side]	shut	0.02 -0.14 -0.07 0.05 0.06 0.03 -0.10
words: [side]	sign	-0.12 0.16 -0.11 -0.14 -0.11 -0.04 -0.14
words: [side]	signal	-0.02 0.03 0.06 -0.14 -0.07 -0.06 -0.04
words: [side]	siren	0.14 -0.08 -0.05 -0.04 -0.14 -0.03 -0.15
words: [side]	sit	0.10 0.09 -0.11 -0.09 -0.08 -0.09 -0.10
words: [side]	soldier	-0.12 0.04 -0.21 -0.18 -0.39 -0.16 0.16
words: [side]	son	-0.05 0.06 -0.11 -0.10 -0.10 -0.08 0.03
words: [side]	sought	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: [side]	sourc	-0.12 0.13 -0.12 -0.11 -0.10 -0.08 -0.11
words: [side]	speech	-0.13 0.03 -0.11 0.04 -0.11 -0.09 0.02
words: [side]	spread	0.10 0.03 -0.11 -0.02 -0.12 -0.09 -0.11
words: [side]	spy	-0.09 -0.09 0.12 -0.10 -0.13 -0.18 -0.15
words: [side]	standoff	-0.12 0.07 -0.05 0.05 -0.08 -0.05 -0.08
words: [side]	start	0.03 0.00 -0.17 0.01 -0.15 -0.13 0.01
words: [side]	stat	0.10 0.00 -0.19 0.01 -0.17 -0.08 -0.07
words: [side]	step	0.02 0.08 -0.13 -0.08 -0.13 -0.13 -0.11
words: [side]	strait	-0.08 -0.02 -0.08 0.09 -0.08 -0.13 -0.13
words: [side]	strik	0.07 -0.08 -0.13 0.02 -0.01 -0.14 0.00
words: [side]	struck	0.11 -0.10 -0.11 -0.07 -0.12 0.08 -0.11
words: [side]	successor	0.09 -0.11 -0.12 -0.10 -0.12 -0.14 -0.01
words: [side]	support	-0.06 -0.07 -0.09 -0.04 -0.09 -0.03 0.12
words: [side]	suspect	0.05 -0.10 -0.13 -0.07 -0.05 -0.12 0.09
words: [side]	tak	-0.11 0.11 -0.11 -0.12 0.03 -0.11 -0.13
words: [side]	talk	-0.07 0.07 -0.27 -0.01 -0.09 -0.09 -0.05
words: [side]	tanker	0.11 -0.15 -0.08 0.11 -0.11 -0.09 -0.16
words: [side]	target	0.07 -0.08 0.11 -0.13 -0.14 -0.22 -0.30
words: [side]	tell	0.00 -0.11 -0.09 -0.06 0.10 -0.06 -0.04
words: [side]	tension	0.08 0.03 -0.13 -0.10 -0.09 -0.06 -0.09
words: [side]	that	-0.04 -0.01 0.00 -0.07 -0.15 -0.17 0.06
words: [side]	thousand	-0.13 -0.13 0.14 -0.13 -0.16 -0.14 -0.15
words: [side]	threat	0.01 -0.18 -0.02 -0.03 -0.25 -0.21 0.14
words: [side]	threaten	0.13 -0.10 -0.02 -0.23 -0.28 -0.03 0.07
words: [side]	to	-0.08 0.10 -0.02 -0.19 -0.08 -0.17 0.04
words: [side]	top	-0.01 0.12 0.04 -0.12 -0.17 -0.07 -0.07
words: [side]	town	0.01 -0.12 -0.12 -0.08 0.12 -0.12 -0.13
words: [side]	trad	0.19 -0.13 -0.16 -0.16 -0.17 -0.12 -0.01
words: [side]	troop	-0.02 0.09 -0.23 -0.17 -0.02 -0.20 -0.13
words: [side]	try	0.05 -0.11 -0.14 -0.04 -0.03 -0.12 0.05
words: [side]	two	0.00 -0.01 0.08 0.00 -0.09 -0.11 -0.11
words: [side]	underground	-0.02 -0.06 -0.14 -0.06 0.05 -0.08 0.06
words: [side]	unleash	0.04 -0.12 -0.10 0.06 0.01 -0.12 -0.12
words: [side]	uranium	0.02 0.01 0.12 -0.11 -0.09 -0.12 -0.15
words: [side]	very	0.04 0.09 -0.17 -0.18 -0.11 -0.13 -0.13
words: [side]	vessel	0.09 -0.07 -0.06 -0.03 -0.07 -0.04 -0.05
words: [side]	victory	-0.11 0.11 0.11 -0.11 -0.09 -0.09 -0.12
words: [side]	violat	-0.12 0.13 -0.14 0.03 0.02 -0.12 -0.09
words: [side]	visit	0.03 -0.09 0.04 -0.17 -0.15 0.03 0.04
words: [side]	vows	-0.01 0.08 -0.28 -0.06 0.01 -0.18 -0.20
words: [side]	want	0.06 0.00 -0.17 -0.04 -0.15 -0.08 -0.02
words: [side]	war	-0.10 -0.09 -0.07 0.08 -0.04 -0.13 0.05
words: [side]	warn	0.00 0.07 -0.21 -0.06 0.07 -0.34 -0.13
words: [side]	warship	0.09 -0.18 -0.24 0.04 -0.03 -0.16 -0.14
words: [side]	was	-0.12 -0.02 0.07 -0.14 -0.16 -0.11 -0.01
words: [side]	weapon	-0.15 0.08 -0.22 -0.18 -0.13 -0.14 0.07
words: [side]	were	-0.15 -0.02 0.03 -0.12 0.02 -0.11 0.10
words: [side]	will	-0.07 0.18 -0.32 -0.15 -0.28 -0.20 -0.07
words: [side]	with	0.12 -0.03 -0.20 -0.21 -0.25 -0.20 -0.05
words: [side]	withdraw	-0.16 0.12 -0.12 -0.11 -0.12 -0.11 -0.01
words: [side]	withdrawal	-0.15 0.14 -0.08 -0.09 -0.10 -0.10 -0.12
words: [side]	woman	-0.01 -0.10 0.08 -0.09 -0.13 -0.11 -0.07
words: [side]	won	-0.09 -0.08 -0.14 -0.06 -0.09 -0.09 0.08
words: [side]	won't	-0.13 0.06 -0.13 -0.12 -0.14 -0.09 0.12
words: [side]	would	-0.03 0.03 -0.21 -0.14 -0.12 -0.11 0.06
words: [side]	wound	0.02 0.02 0.04 -0.13 -0.09 -0.16 -0.14
words: [side]	|	-0.05 0.06 -0.12 -0.04 -0.11 -0.08 0.04
words: [side]	–	0.05 0.08 -0.15 -0.02 -0.13 -0.09 -0.11
words: [side]	—	-0.10 0.01 0.00 -0.14 -0.18 -0.15 0.08
words: [usa]	,	-0.17 0.07 -0.24 0.09 -0.04 0.01 -0.04
words: [usa]	-	0.06 -0.09 0.08 -0.15 -0.15 -0.12 -0.08
words: [usa]	.	-0.11 -0.03 -0.21 0.08 -0.23 -0.11 0.08
words: [usa]	:	-0.15 0.29 0.07 -0.08 -0.22 -0.26 -0.26
words: [usa]	?	-0.13 -0.10 0.06 0.08 -0.20 -0.17 0.06
words: [usa]	[number]	0.06 -0.15 0.03 0.06 -0.18 -0.12 -0.01
words: [usa]	[place]	-0.12 -0.02 -0.19 -0.29 0.10 -0.20 0.07
words: [usa]	[region]	-0.06 -0.13 -0.19 0.03 -0.20 -0.18 0.10
words: [usa]	[side]	-0.06 -0.08 -0.24 0.17 0.08 -0.14 -0.04
words: [usa]	[usa]	0.06 0.06 0.04 -0.06 -0.25 -0.17 -0.15
words: [usa]	accus	0.02 0.00 0.00 -0.14 -0.16 -0.07 0.03
words: [usa]	achiev	0.04 -0.12 -0.14 -0.11 -0.12 -0.13 0.03
words: [usa]	action	0.03 -0.07 -0.15 -0.13 -0.13 -0.11 0.03
words: [usa]	admin	0.03 -0.07 -0.27 0.08 0.01 -0.11 -0.06
words: [usa]	administration	-0.02 -0.02 0.04 -0.23 -0.21 -0.17 0.06
words: [usa]	admit	-0.01 0.03 -0.15 -0.13 -0.12 -0.12 0.08
words: [usa]	after	0.01 -0.01 -0.20 -0.02 -0.23 -0.08 0.01
words: [usa]	again	-0.11 0.03 -0.10 -0.09 -0.07 -0.05 0.04
words: [usa]	agre	-0.08 -0.06 -0.16 0.04 -0.16 -0.13 0.04
words: [usa]	agreement	-0.13 0.10 -0.21 -0.20 -0.19 -0.14 -0.03
words: [usa]	air	0.13 0.00 -0.15 -0.06 -0.05 -0.05 -0.15
words: [usa]	aircraft	0.06 0.04 -0.14 -0.13 -0.15 -0.09 -0.12
words: [usa]	airman	0.21 -0.12 -0.25 -0.16 -0.25 -0.15 -0.21
words: [usa]	allow	-0.14 0.13 -0.10 -0.04 -0.09 -0.09 -0.08
words: [usa]	ally	-0.06 -0.02 -0.17 -0.20 -0.15 -0.15 0.09
words: [usa]	amid	-0.12 -0.05 -0.09 -0.08 -0.09 -0.08 0.06
words: [usa]	and	-0.06 0.02 0.02 -0.06 -0.08 -0.20 -0.03
words: [usa]	announc	0.09 -0.13 -0.24 0.00 0.04 0.03 -0.08
words: [usa]	announcement	-0.11 0.08 -0.12 -0.08 -0.10 -0.09 -0.04
words: [usa]	army	-0.01 -0.15 -0.14 -0.10 -0.11 -0.07 0.05
words: [usa]	arriv	0.09 -0.02 -0.13 -0.10 -0.11 -0.09 -0.13
words: [usa]	as	-0.09 0.01 0.00 -0.17 -0.22 -0.13 0.06
words: [usa]	ask	0.03 -0.01 -0.10 -0.08 -0.10 -0.06 0.02
words: [usa]	asks	0.01 0.03 -0.10 -0.03 -0.09 -0.09 -0.07
words: [usa]	asset	0.06 -0.11 0.05 -0.09 -0.13 -0.12 -0.16
words: [usa]	at	-0.11 -0.04 0.04 -0.12 -0.13 -0.10 0.00
words: [usa]	attack	-0.17 0.05 -0.03 -0.06 0.08 -0.21 0.00
words: [usa]	authoriz	-0.15 0.09 -0.10 0.02 -0.12 -0.12 -0.12
words: [usa]	back	-0.02 0.05 -0.06 0.09 -0.08 -0.05 -0.13
words: [usa]	bas	0.11 -0.06 -0.22 0.00 -0.17 -0.07 -0.16
words: [usa]	base	0.17 -0.21 -0.24 -0.16 -0.18 -0.14 -0.04
words: [usa]	begin	0.09 -0.06 -0.12 -0.11 -0.12 -0.10 -0.12
words: [usa]	blam	0.05 0.03 -0.20 -0.12 -0.13 -0.10 -0.03
words: [usa]	blast	-0.13 0.07 -0.14 -0.15 0.06 -0.11 0.01
words: [usa]	block	-0.01 -0.03 -0.16 -0.08 -0.12 -0.06 0.03
words: [usa]	blockad	0.11 -0.12 -0.22 0.11 -0.26 -0.19 -0.19
words: [usa]	bluff	-0.11 -0.03 -0.09 -0.12 -0.12 -0.09 0.09
words: [usa]	bomb	0.05 -0.07 -0.27 -0.12 0.00 -0.21 0.03
words: [usa]	bomber	0.10 -0.10 -0.14 -0.09 -0.09 -0.09 -0.10
words: [usa]	broker	-0.12 -0.10 -0.13 0.14 -0.10 -0.09 0.06
words: [usa]	call	-0.01 0.08 -0.23 -0.11 0.08 -0.10 -0.09
words: [usa]	can	0.10 -0.01 0.04 -0.09 -0.17 -0.13 -0.05
words: [usa]	cancel	0.01 0.11 -0.13 -0.17 -0.15 -0.03 -0.13
words: [usa]	caus	-0.03 -0.11 -0.14 0.08 -0.14 -0.15 0.01
words: [usa]	ceasefir	-0.18 0.04 -0.18 0.06 -0.29 -0.15 0.04
words: [usa]	chief	0.09 -0.03 -0.15 -0.10 -0.11 -0.06 -0.07
words: [usa]	claim	-0.01 0.12 -0.16 -0.21 -0.30 -0.26 -0.06
words: [usa]	clear	0.13 -0.13 -0.10 -0.10 -0.08 -0.10 -0.10
words: [usa]	clos	-0.12 0.07 -0.15 0.05 -0.08 -0.11 -0.10
words: [usa]	commander	0.04 0.05 -0.15 0.07 -0.09 -0.04 -0.12
words: [usa]	comment	-0.07 0.04 -0.13 0.09 -0.08 -0.05 -0.02
words: [usa]	company	0.02 0.02 -0.14 0.02 -0.13 -0.13 -0.12
words: [usa]	conclud	-0.11 0.00 0.07 -0.13 -0.10 -0.11 -0.05
words: [usa]	condemn	0.03 0.04 -0.10 -0.06 -0.08 -0.02 -0.16
words: [usa]	confirm	0.15 0.07 -0.20 -0.17 -0.23 -0.10 -0.25
words: [usa]	confront	0.01 -0.03 -0.16 -0.07 0.05 -0.05 0.00
words: [usa]	consulat	0.01 -0.05 -0.01 0.02 -0.16 -0.12 0.02
words: [usa]	contradict	-0.03 0.00 -0.14 -0.10 -0.11 -0.12 0.12
words: [usa]	could	0.05 0.11 -0.19 -0.18 -0.14 -0.06 -0.10
words: [usa]	criticis	-0.09 -0.01 -0.16 -0.14 -0.17 -0.10 0.05
words: [usa]	crud	-0.10 -0.10 -0.05 0.09 -0.08 -0.07 -0.08
words: [usa]	deadlin	-0.03 -0.07 -0.14 -0.15 0.11 -0.14 -0.06
words: [usa]	deal	-0.24 0.02 0.02 0.01 -0.25 -0.14 0.09
words: [usa]	declar	0.08 0.05 -0.26 0.06 -0.20 -0.09 -0.16
words: [usa]	defend	0.01 0.03 -0.12 -0.14 -0.12 -0.09 0.00
words: [usa]	defens	0.03 -0.06 -0.11 -0.09 0.06 -0.07 -0.05
words: [usa]	delay	-0.01 0.12 -0.09 -0.13 -0.10 -0.09 -0.13
words: [usa]	delegation	-0.17 0.19 -0.09 -0.17 -0.09 -0.04 -0.15
words: [usa]	demand	0.05 -0.08 -0.19 -0.07 -0.14 -0.10 0.07
words: [usa]	democrat	-0.10 -0.09 -0.10 -0.07 -0.05 -0.04 0.09
words: [usa]	deny	-0.12 0.09 -0.10 -0.03 -0.04 -0.09 -0.12
words: [usa]	destroy	-0.01 0.01 -0.12 -0.11 -0.11 -0.11 0.06
words: [usa]	did	-0.14 0.11 -0.14 -0.13 -0.11 -0.10 -0.07
words: [usa]	didn't	0.04 0.05 -0.16 -0.12 0.03 -0.12 -0.05
words: [usa]	diplomat	-0.09 0.10 -0.09 -0.13 -0.10 -0.05 -0.11
words: [usa]	does	0.07 -0.08 -0.14 -0.09 -0.09 -0.09 0.09
words: [usa]	doesn't	-0.11 0.10 -0.09 -0.09 -0.08 -0.07 -0.07
words: [usa]	drop	0.06 0.03 -0.16 -0.10 -0.08 -0.10 -0.02
words: [usa]	eas	-0.08 0.05 0.06 -0.06 -0.10 -0.09 -0.11
words: [usa]	energy	-0.14 -0.12 -0.13 0.14 -0.13 -0.13 -0.01
words: [usa]	envoy	-0.07 0.10 -0.09 -0.15 -0.10 -0.03 -0.14
words: [usa]	escalat	0.07 0.02 -0.11 -0.06 -0.08 -0.09 -0.09
words: [usa]	expect	-0.13 0.13 -0.08 -0.13 -0.10 -0.04 -0.12
words: [usa]	extend	-0.03 0.17 -0.08 -0.15 -0.16 -0.09 -0.20
words: [usa]	f	0.10 -0.13 -0.17 0.05 -0.10 -0.14 -0.14
words: [usa]	fac	-0.08 -0.04 0.04 -0.17 -0.17 -0.15 0.07
words: [usa]	fighter	0.02 0.05 -0.27 -0.21 -0.19 -0.13 -0.02
words: [usa]	fir	-0.12 -0.12 0.05 -0.09 0.06 -0.09 0.09
words: [usa]	first	-0.11 -0.07 -0.14 -0.11 -0.11 -0.09 0.10
words: [usa]	for	-0.04 -0.10 0.04 -0.11 -0.17 -0.10 0.07
words: [usa]	from	0.01 0.03 -0.28 -0.05 -0.20 -0.18 -0.05
words: [usa]	gas	-0.13 -0.13 -0.10 0.02 -0.10 -0.08 0.07
words: [usa]	genocidal	-0.11 -0.07 -0.12 -0.10 -0.09 -0.09 0.09
words: [usa]	gets	-0.08 0.11 -0.13 -0.10 -0.10 -0.09 -0.03
words: [usa]	giv	0.04 -0.01 -0.17 -0.01 -0.13 -0.14 -0.07
words: [usa]	goes	-0.15 -0.11 -0.18 -0.14 -0.15 -0.15 0.16
words: [usa]	ground	0.11 -0.07 -0.01 -0.08 -0.14 -0.09 -0.13
words: [usa]	had	-0.13 -0.15 0.06 0.07 -0.09 -0.07 0.03
words: [usa]	has	0.10 -0.16 -0.31 -0.22 -0.28 -0.16 0.14
words: [usa]	have	-0.16 0.06 -0.17 -0.12 -0.13 -0.11 0.04
words: [usa]	head	-0.11 0.13 -0.13 -0.11 -0.07 -0.09 -0.11
words: [usa]	helicopter	0.09 0.00 -0.17 -0.15 -0.13 -0.13 -0.19
words: [usa]	help	0.04 -0.13 -0.17 0.02 0.05 -0.04 -0.07
words: [usa]	hit	0.01 -0.16 -0.16 -0.15 0.05 -0.13 0.00
words: [usa]	hits	-0.02 -0.01 -0.15 0.09 0.03 -0.11 -0.14
words: [usa]	hold	-0.16 -0.03 -0.10 -0.03 -0.09 -0.07 0.07
words: [usa]	hop	0.02 0.01 -0.14 -0.12 -0.10 -0.07 0.01
words: [usa]	identify	-0.01 -0.10 -0.13 -0.03 0.14 -0.07 -0.17
words: [usa]	if	-0.06 0.02 -0.14 -0.06 -0.10 -0.10 0.05
words: [usa]	ignor	0.05 -0.11 0.04 0.00 -0.08 -0.09 -0.02
words: [usa]	in	0.08 -0.12 -0.27 -0.17 0.06 -0.23 0.01
words: [usa]	inflation	-0.12 -0.12 -0.06 0.11 -0.06 -0.03 -0.12
words: [usa]	insist	0.09 -0.01 -0.18 -0.07 -0.14 -0.13 -0.10
words: [usa]	intel	-0.10 -0.12 0.13 -0.09 -0.11 -0.10 -0.12
words: [usa]	intelligenc	-0.04 -0.08 0.09 0.05 -0.07 -0.11 -0.08
words: [usa]	intercept	0.01 -0.12 -0.14 0.07 -0.11 -0.09 -0.10
words: [usa]	intervention	0.04 0.00 -0.15 -0.13 -0.12 -0.11 -0.05
words: [usa]	into	-0.12 -0.07 0.04 -0.11 -0.12 -0.12 0.12
words: [usa]	invok	0.02 -0.14 -0.13 -0.12 -0.10 -0.13 0.08
words: [usa]	is	0.07 -0.15 -0.09 -0.06 -0.31 -0.17 0.14
words: [usa]	issu	0.02 0.05 -0.19 0.01 -0.16 -0.11 -0.17
words: [usa]	jet	0.13 -0.13 -0.14 -0.09 -0.09 -0.12 -0.13
words: [usa]	jets	0.12 -0.12 -0.14 -0.10 -0.12 -0.10 -0.09
words: [usa]	just	-0.12 -0.10 -0.17 0.06 -0.14 -0.12 0.05
words: [usa]	keep	0.06 -0.04 -0.08 -0.11 -0.09 -0.07 -0.02
words: [usa]	kill	0.15 -0.14 -0.18 -0.10 -0.02 -0.07 -0.14
words: [usa]	lash	-0.04 0.02 -0.10 -0.10 -0.07 -0.07 0.03
words: [usa]	latest	-0.14 0.07 -0.12 -0.11 -0.12 -0.11 0.00
words: [usa]	launch	0.19 -0.20 -0.28 -0.20 0.01 -0.15 -0.08
words: [usa]	lawmaker	0.06 -0.07 -0.16 -0.11 -0.10 -0.10 -0.05
words: [usa]	lays	0.09 0.08 -0.14 -0.10 -0.13 -0.12 -0.13
words: [usa]	lead	0.05 -0.04 -0.12 -0.07 -0.08 -0.06 0.01
words: [usa]	leav	-0.17 0.14 -0.13 -0.02 -0.12 -0.08 -0.10
words: [usa]	led	0.06 -0.05 -0.11 -0.09 0.06 -0.09 -0.06
words: [usa]	lift	0.07 -0.02 -0.12 -0.11 -0.12 -0.15 -0.14
words: [usa]	made	-0.06 -0.10 0.05 -0.10 -0.14 -0.10 0.09
words: [usa]	mak	-0.07 0.13 -0.05 -0.13 -0.13 -0.12 -0.09
words: [usa]	market	-0.12 -0.05 -0.07 0.10 -0.09 -0.07 -0.13
words: [usa]	may	-0.06 0.11 -0.24 -0.18 -0.21 -0.12 0.05
words: [usa]	meet	0.02 -0.10 -0.10 -0.12 -0.13 -0.05 0.06
words: [usa]	military	-0.05 0.00 -0.17 -0.15 -0.15 -0.14 0.04
words: [usa]	missil	0.07 -0.12 0.10 -0.14 0.06 -0.13 -0.18
words: [usa]	must	-0.06 0.07 -0.12 -0.14 -0.11 -0.11 -0.01
words: [usa]	national	0.04 -0.11 -0.13 -0.12 -0.10 -0.09 0.06
words: [usa]	naval	-0.10 0.00 -0.15 0.15 -0.16 -0.16 -0.18
words: [usa]	need	-0.14 -0.13 -0.15 0.06 -0.10 -0.10 0.12
words: [usa]	not	-0.02 0.07 -0.19 -0.11 -0.14 -0.11 -0.02
words: [usa]	of	0.02 0.07 -0.01 -0.06 -0.15 -0.15 -0.11
words: [usa]	official	0.13 -0.07 0.00 -0.30 0.03 -0.19 -0.07
words: [usa]	oil	-0.18 0.01 -0.11 0.04 -0.11 -0.09 0.02
words: [usa]	on	-0.20 0.20 0.02 -0.04 -0.25 -0.18 -0.07
words: [usa]	operation	0.01 -0.13 0.00 -0.15 -0.15 -0.11 0.04
words: [usa]	option	-0.07 -0.02 -0.10 -0.13 -0.09 -0.06 0.07
words: [usa]	order	0.00 0.03 -0.11 0.08 -0.10 -0.06 -0.14
words: [usa]	out	-0.13 -0.03 -0.12 0.07 -0.13 -0.13 0.05
words: [usa]	over	-0.16 0.10 -0.23 -0.16 -0.16 -0.13 0.09
words: [usa]	peac	0.00 0.02 -0.15 -0.17 -0.14 -0.09 0.00
words: [usa]	peopl	-0.09 -0.07 -0.11 -0.12 -0.10 -0.04 0.09
words: [usa]	phon	0.08 -0.05 -0.12 -0.08 -0.09 -0.07 -0.04
words: [usa]	pilot	0.07 -0.19 0.07 -0.15 -0.16 -0.16 0.01
words: [usa]	plan	0.12 -0.10 -0.26 -0.15 -0.22 -0.16 -0.04
words: [usa]	play	0.05 0.01 -0.09 -0.09 -0.10 -0.07 -0.03
words: [usa]	politician	-0.10 -0.12 0.06 -0.10 -0.14 -0.09 0.04
words: [usa]	post	0.03 -0.08 0.05 -0.02 -0.21 -0.13 -0.01
words: [usa]	postpon	-0.16 0.09 -0.13 -0.07 -0.17 -0.14 0.01
words: [usa]	prepar	0.08 -0.04 -0.14 -0.09 -0.18 -0.07 -0.12
words: [usa]	pressur	0.05 0.07 -0.14 -0.14 -0.13 -0.12 -0.13
words: [usa]	promis	-0.12 0.14 -0.19 -0.08 -0.12 -0.14 -0.13
words: [usa]	proposal	-0.07 0.07 -0.06 -0.10 -0.04 -0.02 -0.05
words: [usa]	protest	0.03 -0.01 -0.13 0.04 -0.11 -0.10 -0.16
words: [usa]	public	-0.14 0.03 -0.19 -0.14 -0.12 -0.11 0.01
words: [usa]	push	-0.15 0.15 -0.17 -0.14 -0.15 -0.12 -0.11
words: [usa]	ready	0.09 -0.06 -0.15 -0.13 -0.12 -0.09 -0.09
words: [usa]	refuel	0.07 -0.06 -0.06 -0.07 -0.06 -0.02 -0.07
words: [usa]	refuell	0.13 -0.09 -0.10 -0.08 -0.18 -0.05 -0.10
words: [usa]	reject	-0.18 -0.05 0.08 0.05 -0.06 -0.06 -0.15
words: [usa]	releas	-0.02 0.10 -0.11 -0.12 -0.14 -0.08 -0.14
words: [usa]	remain	0.11 -0.04 -0.13 -0.16 -0.13 -0.12 -0.15
words: [usa]	remark	-0.13 0.12 -0.10 -0.11 -0.12 -0.10 -0.09
words: [usa]	renew	0.04 -0.06 -0.16 0.07 -0.11 -0.14 -0.15
words: [usa]	reportedly	-0.05 0.00 0.02 -0.16 -0.12 -0.13 0.05
words: [usa]	rescu	0.01 -0.05 -0.08 -0.14 -0.12 -0.12 0.03
words: [usa]	respons	-0.10 0.09 -0.13 -0.12 -0.11 -0.09 -0.04
words: [usa]	responsibl	0.11 -0.10 -0.13 -0.10 0.10 -0.09 -0.11
words: [usa]	retaliat	-0.11 0.05 -0.13 -0.11 -0.09 -0.08 0.01
words: [usa]	reveal	0.04 0.02 -0.13 -0.09 -0.13 -0.10 -0.01
words: [usa]	said	-0.04 0.06 -0.21 0.05 0.05 -0.08 -0.24
words: [usa]	sanction	-0.05 -0.05 -0.15 0.09 -0.08 -0.15 -0.13
words: [usa]	says	0.09 0.16 -0.19 -0.07 -0.27 -0.14 -0.24
words: [usa]	security	-0.04 0.03 -0.07 0.09 -0.10 -0.06 -0.13
words: [usa]	seek	0.01 0.01 -0.14 -0.04 -0.16 -0.10 0.00
words: [usa]	sees	-0.11 0.03 -0.13 -0.10 -0.08 -0.06 0.05
words: [usa]	seiz	0.13 -0.03 -0.11 -0.19 -0.12 -0.06 -0.13
words: [usa]	senat	0.06 -0.07 -0.17 -0.12 -0.10 -0.09 0.07
words: [usa]	send	0.11 -0.05 -0.17 -0.07 -0.13 -0.13 -0.11
words: [usa]	servic	0.10 -0.13 -0.16 -0.16 -0.01 0.06 -0.17
words: [usa]	set	0.02 0.01 -0.11 -0.11 -0.09 -0.06 -0.11
words: [usa]	shift	-0.02 0.05 -0.15 -0.13 -0.11 -0.10 0.01
words: [usa]	ship	0.04 -0.10 0.05 0.02 -0.11 -0.12 -0.09
words: [usa]	sign	-0.18 0.17 -0.14 -0.14 -0.14 -0.13 -0.16
words: [usa]	signal	0.05 -0.10 -0.09 0.06 -0.05 -0.04 -0.13
words: [usa]	sink	0.11 -0.09 -0.12 -0.09 -0.12 -0.07 -0.09
words: [usa]	soldier	-0.16 -0.13 -0.23 -0.07 0.16 -0.08 0.07
words: [usa]	special	-0.01 0.05 -0.09 -0.10 -0.10 -0.01 -0.04
words: [usa]	speech	-0.14 -0.04 -0.12 0.03 -0.13 -0.12 0.04
words: [usa]	staff	0.05 0.01 -0.08 -0.08 -0.09 -0.02 -0.08
words: [usa]	stock	0.07 -0.12 -0.05 -0.02 -0.06 -0.02 -0.11
words: [usa]	strik	0.05 -0.10 0.06 -0.02 0.11 -0.04 -0.27
words: [usa]	submarin	-0.01 0.05 -0.14 -0.07 -0.13 -0.08 -0.10
words: [usa]	suggest	-0.16 0.10 -0.16 -0.10 -0.14 -0.13 -0.03
words: [usa]	summon	-0.04 0.07 -0.09 -0.09 -0.08 -0.03 -0.09
words: [usa]	suspend	-0.04 0.07 -0.13 0.05 -0.12 -0.17 -0.15
words: [usa]	tak	0.00 0.10 -0.15 -0.13 -0.13 -0.10 -0.10
words: [usa]	talk	0.01 0.01 -0.21 -0.09 -0.05 -0.07 -0.05
words: [usa]	target	0.10 -0.12 -0.14 0.07 -0.12 -0.09 -0.09
words: [usa]	tell	0.03 0.13 -0.33 -0.05 -0.24 -0.17 -0.18
words: [usa]	thank	-0.14 0.10 -0.13 -0.16 -0.13 -0.14 -0.04
words: [usa]	threat	-0.06 0.02 -0.31 -0.03 0.00 -0.17 0.03
words: [usa]	threaten	0.06 0.04 -0.17 0.03 -0.05 -0.26 -0.25
words: [usa]	to	-0.13 0.14 -0.08 -0.07 -0.27 -0.16 0.01
words: [usa]	told	0.00 -0.09 -0.16 -0.10 -0.13 -0.12 0.09
words: [usa]	torpedo	-0.09 0.08 -0.17 -0.12 0.07 -0.10 -0.15
words: [usa]	troop	-0.10 0.07 -0.11 0.05 -0.11 -0.03 0.04
words: [usa]	under	-0.05 0.07 -0.12 -0.07 -0.09 -0.07 -0.02
words: [usa]	unleash	0.12 -0.10 -0.15 -0.12 -0.10 -0.09 -0.12
words: [usa]	urg	0.07 0.08 -0.17 -0.02 0.01 -0.07 -0.21
words: [usa]	visit	-0.18 0.03 -0.17 0.02 -0.15 -0.14 -0.02
words: [usa]	vows	0.11 -0.07 -0.06 -0.08 -0.24 -0.18 -0.03
words: [usa]	vp	-0.07 0.09 -0.07 -0.12 -0.06 -0.03 -0.12
words: [usa]	waiver	-0.12 -0.17 -0.09 0.15 -0.12 -0.10 -0.09
words: [usa]	want	0.06 -0.14 -0.17 0.01 -0.13 -0.11 0.00
words: [usa]	war	0.02 0.06 -0.40 -0.07 0.07 0.04 -0.15
words: [usa]	warn	0.02 -0.03 -0.03 0.11 -0.31 -0.20 -0.09
words: [usa]	warship	-0.08 -0.01 -0.10 -0.15 -0.10 -0.11 0.08
words: [usa]	was	0.04 -0.11 0.08 -0.12 -0.16 -0.12 0.01
words: [usa]	weigh	0.20 -0.09 -0.30 -0.20 -0.28 -0.20 -0.16
words: [usa]	will	0.06 -0.03 -0.30 -0.07 -0.24 -0.13 0.03
words: [usa]	with	0.02 -0.10 0.05 -0.02 -0.24 0.04 0.01
words: [usa]	won't	-0.13 0.00 -0.10 -0.12 -0.08 -0.06 0.04
words: [usa]	wound	0.03 -0.14 -0.18 -0.10 0.07 -0.03 -0.13
words: a	[number]	-0.03 -0.04 -0.17 0.08 -0.06 -0.12 -0.07
words: a	[place]	-0.06 0.07 -0.04 -0.13 -0.10 -0.13 0.08
words: a	[region]	-0.12 0.02 -0.05 -0.06 -0.12 -0.03 0.12
words: a	[usa]	0.00 0.01 0.08 0.01 -0.22 -0.15 -0.10
words: a	barrel	0.03 0.04 -0.05 -0.08 -0.13 -0.04 -0.14
words: a	big	0.09 -0.17 0.05 -0.10 0.00 -0.11 0.01
words: a	ceas	-0.02 -0.05 -0.08 0.01 0.06 -0.06 0.04
words: a	ceasefir	0.06 0.03 -0.11 -0.10 -0.09 -0.10 -0.11
words: a	complet	-0.07 -0.03 -0.09 -0.10 -0.06 -0.09 0.07
words: a	conflict	-0.10 0.13 -0.07 -0.10 -0.07 -0.06 -0.02
words: a	critical	0.01 -0.06 -0.08 -0.04 -0.07 -0.05 0.06
words: a	day	0.00 -0.01 -0.15 -0.01 -0.17 -0.12 0.04
words: a	deal	-0.03 -0.01 -0.13 -0.08 -0.22 -0.06 0.08
words: a	diplomatic	-0.10 -0.05 -0.05 0.07 -0.08 -0.02 0.04
words: a	dozen	0.03 0.02 0.05 -0.13 -0.07 -0.05 -0.10
words: a	fifth	0.05 -0.07 -0.07 -0.06 0.03 -0.01 -0.07
words: a	global	-0.09 -0.10 -0.07 0.09 -0.13 -0.06 -0.09
words: a	hole	0.10 -0.10 -0.09 -0.13 -0.08 -0.04 -0.08
words: a	key	0.10 -0.05 -0.10 0.01 -0.08 -0.02 -0.13
words: a	littl	-0.13 0.03 -0.12 0.04 -0.11 -0.10 -0.03
words: a	lot	-0.10 0.02 -0.14 -0.04 0.03 -0.10 0.04
words: a	massiv	-0.10 -0.07 -0.13 0.04 -0.03 -0.12 0.03
words: a	military	-0.15 0.05 -0.10 0.07 0.06 -0.04 -0.11
words: a	missil	-0.12 -0.11 0.01 -0.08 0.08 0.09 0.01
words: a	month	-0.14 -0.10 -0.15 0.11 0.08 -0.12 -0.15
words: a	new	-0.06 -0.11 0.02 -0.06 -0.13 -0.15 0.11
words: a	nuclear	-0.06 -0.04 0.05 -0.05 -0.04 -0.01 -0.11
words: a	possibl	-0.01 0.05 0.06 -0.02 -0.10 -0.04 -0.08
words: a	second	0.04 0.06 -0.11 -0.12 -0.09 -0.06 -0.09
words: a	ship	-0.13 0.08 -0.09 -0.09 0.07 -0.07 -0.10
words: a	standstill	-0.08 -0.09 -0.08 0.12 -0.14 -0.07 -0.13
words: a	strategic	-0.11 0.04 -0.10 0.03 -0.11 -0.11 -0.02
words: a	two	-0.04 0.04 -0.03 0.00 -0.09 -0.02 -0.09
words: a	victory	0.04 -0.15 -0.09 -0.12 -0.14 -0.08 0.14
words: a	volatil	-0.06 0.12 -0.09 -0.11 -0.11 -0.04 -0.08
words: a	war	-0.05 -0.04 -0.19 0.00 0.02 -0.13 -0.01
words: a	warship	-0.12 0.12 -0.14 -0.06 -0.05 -0.06 -0.13
words: a	wave	-0.08 0.01 -0.12 -0.08 0.05 -0.08 -0.01
words: a	way	-0.02 -0.06 -0.14 0.08 -0.17 -0.13 0.02
words: a	week	0.00 -0.09 0.04 -0.07 0.03 -0.07 0.01
words: a	wider	0.02 0.09 -0.07 -0.06 -0.11 -0.08 -0.10
words: a	world	0.04 0.04 -0.11 -0.07 -0.06 -0.07 -0.05
words: a	year	0.03 0.00 -0.08 -0.03 0.06 -0.07 -0.10
words: abby	phillip	0.01 -0.11 -0.10 -0.08 -0.11 -0.08 0.03
words: abduct	[usa]	-0.07 -0.02 -0.07 -0.07 0.07 -0.06 -0.08
words: ability	to	0.14 -0.15 0.01 -0.11 -0.12 -0.08 -0.13
words: able	to	0.03 -0.06 -0.09 -0.11 0.02 -0.09 0.04
words: about	[place]	-0.11 0.00 -0.12 -0.15 -0.14 -0.14 0.11
words: about	[side]	-0.16 0.03 0.08 -0.07 -0.30 0.06 0.03
words: about	[usa]	-0.17 0.03 -0.20 -0.16 -0.16 -0.13 0.05
words: about	it	-0.02 0.08 -0.09 -0.08 -0.11 -0.09 -0.05
words: about	the	0.01 -0.10 -0.07 -0.04 -0.26 -0.12 0.10
words: about	to	-0.09 0.01 0.04 -0.11 -0.07 -0.10 0.05
words: abov	[number]	0.03 -0.06 -0.03 -0.03 -0.06 -0.03 -0.10
words: accord	,	-0.08 0.07 -0.07 -0.05 -0.06 -0.05 -0.08
words: accord	to	0.03 0.09 -0.08 -0.04 -0.07 -0.03 -0.12
words: accus	[place]	0.10 -0.01 -0.09 -0.11 -0.09 -0.05 -0.04
words: accus	[side]	-0.03 0.16 -0.19 -0.14 -0.07 -0.15 -0.13
words: accus	[usa]	-0.01 0.05 -0.02 -0.07 -0.15 -0.13 -0.06
words: accus	of	0.06 -0.10 0.05 -0.14 0.04 -0.10 -0.12
words: acros	[place]	0.19 -0.17 -0.16 0.00 -0.19 -0.19 -0.21
words: acros	[region]	0.13 -0.17 -0.14 0.00 0.00 -0.11 -0.19
words: acros	[side]	0.02 -0.15 -0.25 -0.11 0.01 0.04 -0.02
words: acros	the	-0.05 -0.03 -0.12 0.03 0.03 0.03 -0.02
words: act	like	-0.04 0.10 -0.10 -0.10 -0.11 -0.07 0.00
words: action	against	-0.08 -0.06 -0.17 -0.13 -0.14 -0.13 0.09
words: action	in	0.04 -0.13 -0.16 -0.11 -0.15 -0.08 0.10
words: add	to	0.06 0.05 -0.10 -0.07 0.06 -0.07 -0.12
words: addres	:	-0.11 -0.07 -0.14 -0.12 -0.08 -0.08 0.10
words: admit	to	0.10 -0.08 -0.11 -0.07 0.09 -0.08 -0.11
words: afraid	to	0.05 -0.08 -0.11 -0.07 -0.10 -0.07 0.03
words: after	[ally]	-0.02 -0.14 -0.09 -0.08 0.10 -0.06 -0.11
words: after	[number]	-0.11 0.05 -0.19 -0.19 -0.01 0.03 0.07
words: after	[place]	-0.09 0.15 -0.16 -0.14 -0.15 -0.07 -0.19
words: after	[region]	-0.11 -0.11 -0.06 -0.05 0.06 -0.07 0.05
words: after	[side]	-0.05 -0.03 -0.29 0.07 0.04 -0.22 -0.07
words: after	[usa]	-0.02 -0.17 -0.13 0.15 0.10 -0.19 -0.14
words: after	a	0.09 0.02 -0.16 -0.13 0.01 -0.12 -0.14
words: after	agreement	-0.07 0.06 -0.05 0.08 -0.07 -0.06 -0.14
words: after	attack	-0.09 0.10 -0.20 -0.07 -0.01 -0.16 -0.01
words: after	be	0.06 -0.14 -0.12 -0.11 0.07 -0.11 -0.06
words: after	blow	0.06 -0.10 -0.06 -0.08 -0.08 -0.08 0.02
words: after	ceasefir	0.01 -0.17 -0.14 -0.24 0.09 -0.15 0.12
words: after	deadly	-0.07 -0.05 -0.16 -0.14 0.12 -0.11 -0.11
words: after	down	0.11 -0.11 -0.09 -0.10 -0.10 -0.08 -0.10
words: after	dron	0.07 0.03 -0.18 -0.03 -0.19 -0.18 -0.01
words: after	evacuation	0.13 -0.06 -0.08 -0.10 -0.14 -0.09 -0.13
words: after	explosion	-0.07 -0.08 -0.06 -0.09 0.00 -0.04 0.08
words: after	first	0.09 0.03 -0.10 -0.12 -0.11 -0.11 -0.13
words: after	hits	-0.07 -0.09 -0.12 -0.09 0.05 -0.09 0.04
words: after	kill	-0.02 -0.06 -0.13 -0.06 -0.13 -0.09 0.06
words: after	launch	0.11 -0.07 -0.09 -0.09 0.02 -0.04 -0.10
words: after	major	-0.06 0.08 -0.11 0.04 -0.11 -0.04 -0.13
words: after	meet	-0.12 0.13 -0.08 -0.12 -0.11 -0.06 -0.12
words: after	missil	0.16 -0.12 -0.15 -0.11 -0.12 -0.12 -0.17
words: after	peac	0.05 0.03 -0.11 -0.06 -0.12 -0.06 -0.13
words: after	president	-0.15 0.06 -0.13 -0.13 -0.12 -0.08 0.02
words: after	report	0.03 0.08 -0.14 -0.12 -0.05 -0.09 0.00
words: after	siren	0.11 -0.06 -0.06 -0.05 -0.13 -0.06 -0.10
words: after	strik	0.02 0.07 -0.16 -0.05 -0.01 -0.07 -0.16
words: after	talk	-0.06 -0.04 -0.08 -0.16 0.04 -0.06 0.02
words: after	the	-0.09 -0.15 -0.09 -0.02 0.02 -0.08 0.07
words: after	to	-0.05 -0.02 -0.05 -0.04 0.05 -0.03 -0.05
words: after	vow	-0.06 -0.03 -0.10 -0.07 -0.09 -0.06 0.03
words: after	war	-0.02 -0.17 -0.16 0.16 -0.16 -0.17 -0.06
words: after	week	-0.11 0.09 -0.06 -0.06 0.03 -0.05 -0.10
words: aftermath	of	0.05 -0.22 -0.21 -0.15 0.16 -0.21 -0.16
words: again	,	0.12 -0.13 -0.13 0.01 -0.11 -0.14 -0.16
words: again	as	0.14 -0.10 -0.12 0.01 -0.19 -0.14 -0.21
words: against	[ally]	0.07 -0.01 -0.13 -0.06 -0.04 -0.08 -0.15
words: against	[place]	-0.09 0.10 -0.09 -0.08 -0.07 -0.05 -0.11
words: against	[side]	0.11 -0.05 -0.20 -0.14 -0.43 -0.07 -0.05
words: against	[usa]	-0.14 -0.01 -0.27 -0.23 -0.03 -0.18 0.12
words: against	the	0.08 -0.08 -0.18 -0.14 -0.15 -0.11 0.04
words: against	time	-0.12 0.12 -0.07 -0.12 -0.10 -0.02 -0.12
words: aggression	on	-0.09 0.12 -0.11 -0.07 -0.13 -0.13 -0.16
words: agre	on	0.05 -0.09 0.07 -0.14 -0.13 -0.11 -0.03
words: agre	to	0.04 0.01 -0.25 0.01 -0.25 -0.14 -0.09
words: agreement	,	0.06 0.09 -0.12 -0.12 -0.15 -0.13 -0.04
words: agreement	.	-0.15 0.09 -0.13 0.05 -0.16 -0.12 -0.16
words: agreement	[side]	-0.03 0.13 -0.15 -0.15 -0.15 -0.12 -0.20
words: agreement	[usa]	0.04 -0.06 -0.13 -0.11 -0.10 -0.10 0.04
words: agreement	between	-0.21 0.11 -0.13 0.05 -0.17 -0.14 -0.18
words: agreement	ceasefir	-0.16 0.17 -0.08 -0.12 -0.14 -0.05 -0.19
words: agreement	in	-0.09 -0.02 -0.06 -0.08 -0.08 -0.02 0.07
words: agreement	is	-0.07 0.09 -0.07 0.07 -0.07 -0.08 -0.12
words: agreement	may	0.00 0.12 -0.12 -0.13 -0.15 -0.12 -0.04
words: agreement	to	-0.07 0.16 -0.17 -0.20 -0.16 -0.13 -0.23
words: agreement	with	-0.11 0.07 -0.25 0.01 -0.27 -0.17 0.02
words: ahead	of	0.03 -0.17 0.02 0.03 -0.05 -0.16 0.05
words: ai	tool	0.13 -0.14 -0.13 -0.13 -0.12 0.12 -0.14
words: aim	at	-0.14 0.08 -0.11 0.07 -0.12 -0.09 -0.14
words: air	[place]	-0.04 -0.05 -0.03 -0.09 -0.07 -0.03 0.14
words: air	attack	0.16 -0.15 -0.17 -0.11 -0.11 -0.13 -0.15
words: air	base	-0.11 -0.02 0.12 -0.13 0.04 -0.11 -0.11
words: air	defenc	0.19 -0.20 -0.25 -0.13 -0.13 -0.14 -0.06
words: air	defens	0.16 -0.14 -0.21 -0.08 -0.06 -0.11 -0.15
words: air	forc	0.11 -0.08 -0.19 -0.12 -0.19 -0.09 -0.05
words: air	raid	-0.08 -0.06 -0.09 -0.03 0.09 -0.04 -0.07
words: air	strik	0.03 -0.08 -0.26 0.00 0.09 -0.18 -0.30
words: aircraft	carrier	0.02 0.03 -0.17 -0.11 0.06 -0.06 -0.14
words: airlin	to	-0.09 -0.06 -0.06 0.11 -0.02 -0.09 -0.11
words: airman	from	0.08 -0.06 -0.07 -0.05 -0.07 -0.02 -0.10
words: airman	in	0.11 -0.09 -0.13 -0.09 -0.09 -0.06 -0.11
words: airman	shot	0.07 -0.05 -0.12 -0.05 -0.05 -0.02 -0.09
words: airman	trapp	0.10 -0.09 -0.12 -0.09 -0.12 -0.08 -0.10
words: airman	was	0.08 -0.06 -0.12 -0.08 -0.09 -0.05 -0.08
words: airport	as	0.00 -0.09 -0.07 0.04 -0.09 -0.03 -0.06
words: airport	in	0.14 -0.11 -0.11 -0.14 -0.13 -0.08 -0.11
words: airstrik	,	0.04 -0.11 -0.14 -0.11 -0.03 -0.11 0.11
words: airstrik	in	-0.03 -0.09 -0.05 -0.05 0.05 -0.02 0.00
words: airstrik	on	-0.12 0.00 -0.14 0.07 -0.13 -0.07 0.08
words: al	arabiya	-0.08 0.07 -0.05 0.04 -0.07 -0.04 -0.09
words: al	jazeera	-0.06 0.10 -0.18 -0.16 0.07 -0.14 -0.11
words: alarm	as	-0.01 -0.06 -0.01 0.08 -0.09 -0.15 -0.10
words: alert	in	0.06 -0.19 -0.25 -0.19 0.05 -0.24 -0.22
words: alex	jon	-0.09 -0.10 -0.08 -0.08 -0.08 -0.06 0.10
words: ali	[side]	0.02 -0.17 0.02 -0.11 -0.07 -0.14 0.04
words: all	clear	-0.06 -0.07 -0.09 -0.08 0.14 -0.10 -0.10
words: all	front	-0.20 0.18 -0.08 -0.14 -0.14 -0.10 -0.15
words: all	in	-0.09 -0.10 -0.10 -0.05 -0.06 -0.03 0.10
words: all	of	-0.02 0.06 -0.15 -0.06 -0.15 -0.11 -0.07
words: all	out	0.12 -0.13 -0.10 -0.06 -0.10 -0.09 -0.12
words: all	over	-0.11 -0.10 -0.10 -0.12 -0.11 -0.12 0.13
words: all	party	-0.11 0.10 -0.05 -0.13 0.06 -0.04 -0.09
words: all	ship	0.02 0.03 -0.05 -0.01 -0.06 -0.03 -0.04
words: all	the	-0.08 0.03 -0.16 0.06 -0.12 -0.08 -0.11
words: alleg	[side]	-0.02 -0.12 0.09 -0.11 -0.14 -0.14 0.01
words: allow	[place]	-0.14 0.10 -0.11 0.11 -0.09 -0.11 -0.07
words: allow	[usa]	0.08 -0.01 -0.15 -0.12 -0.10 -0.10 -0.12
words: allow	more	0.02 0.01 -0.10 0.00 -0.06 -0.09 -0.10
words: ally	as	0.00 0.03 -0.11 -0.14 -0.10 -0.10 -0.13
words: ally	to	0.12 0.00 -0.12 -0.12 -0.09 -0.08 0.02
words: already	won	-0.01 0.05 -0.09 -0.10 -0.13 -0.05 -0.02
words: amal	khalil	0.01 -0.12 -0.12 -0.10 0.02 -0.10 -0.02
words: ambassador	over	-0.04 0.03 -0.09 -0.10 -0.09 -0.03 -0.02
words: ambassador	to	0.09 -0.04 -0.03 -0.06 -0.04 -0.02 -0.04
words: amid	[region]	-0.10 -0.08 -0.15 -0.01 0.05 -0.14 0.03
words: amid	[side]	-0.04 -0.09 -0.15 0.08 0.02 -0.25 -0.07
words: amid	[usa]	-0.04 -0.13 -0.21 0.12 -0.02 -0.13 0.01
words: amid	escalat	-0.03 0.05 -0.08 -0.07 -0.10 -0.11 -0.10
words: amid	fear	0.11 -0.14 0.07 0.04 -0.17 -0.08 -0.12
words: amid	grow	0.05 -0.10 0.05 -0.11 -0.11 -0.09 -0.01
words: amid	hop	-0.06 0.01 -0.04 0.04 -0.06 -0.03 -0.08
words: amid	ongo	-0.16 -0.02 -0.15 -0.12 0.11 -0.11 0.04
words: amid	protest	0.07 -0.04 0.03 -0.05 -0.08 -0.10 -0.08
words: amid	the	-0.11 -0.14 -0.09 -0.10 -0.10 -0.07 0.12
words: amid	war	-0.01 0.05 -0.11 -0.11 -0.03 -0.10 0.01
words: among	the	-0.01 -0.08 -0.07 -0.03 -0.09 -0.02 0.06
words: amount	of	-0.13 -0.13 -0.02 0.13 -0.12 -0.03 -0.13
words: amount	to	-0.07 0.10 -0.11 -0.11 -0.09 -0.10 -0.10
words: an	[side]	-0.02 0.02 -0.20 -0.14 0.10 -0.10 -0.11
words: an	agreement	0.07 -0.11 -0.09 0.03 -0.09 -0.05 0.06
words: an	end	-0.10 0.01 -0.10 -0.07 -0.09 -0.04 0.03
words: an	unlikely	-0.10 0.02 -0.07 -0.08 0.06 -0.05 0.05
words: analysi	:	0.05 0.04 -0.13 -0.12 -0.14 -0.08 -0.07
words: analysi	show	-0.06 -0.08 0.06 0.10 0.05 -0.13 -0.10
words: analyst	said	-0.08 -0.07 -0.06 0.01 -0.07 -0.04 0.06
words: analyst	say	-0.09 0.05 0.00 -0.05 -0.12 0.06 0.06
words: analyst	warn	-0.15 -0.09 -0.14 -0.16 -0.14 -0.13 0.12
words: and	[ally]	0.11 -0.02 -0.15 -0.13 -0.17 -0.09 -0.19
words: and	[number]	0.03 -0.13 -0.15 0.00 0.03 -0.07 -0.14
words: and	[place]	-0.06 0.12 -0.10 -0.13 -0.10 -0.20 -0.05
words: and	[region]	-0.03 0.01 -0.20 0.10 0.00 -0.12 -0.21
words: and	[side]	0.03 0.07 0.01 -0.09 -0.15 -0.24 -0.09
words: and	[usa]	-0.05 0.06 -0.05 -0.19 -0.16 0.03 0.02
words: and	a	-0.10 0.08 -0.02 -0.06 0.10 0.03 -0.19
words: and	air	-0.11 -0.16 -0.13 -0.07 0.12 -0.14 -0.02
words: and	ally	-0.10 0.13 -0.06 -0.09 -0.09 -0.06 -0.09
words: and	asset	0.04 0.03 -0.13 -0.05 -0.06 -0.07 -0.07
words: and	claim	-0.11 0.04 -0.09 -0.11 -0.04 -0.04 0.05
words: and	damag	0.10 -0.10 -0.08 -0.04 -0.01 -0.07 -0.09
words: and	degrad	0.08 -0.12 -0.10 -0.11 -0.10 -0.12 0.01
words: and	dismantl	0.02 0.03 -0.12 -0.05 -0.06 -0.12 -0.06
words: and	dron	-0.08 0.08 -0.01 -0.05 -0.07 0.03 0.00
words: and	energy	-0.11 -0.08 -0.05 0.10 -0.09 -0.04 -0.10
words: and	gas	0.08 0.02 -0.09 -0.12 0.02 -0.07 0.04
words: and	halt	0.04 0.07 -0.05 -0.04 -0.03 -0.02 -0.07
words: and	hama	0.10 -0.10 -0.06 -0.04 -0.05 -0.04 -0.08
words: and	has	-0.02 0.10 -0.08 -0.11 0.02 -0.03 0.00
words: and	his	0.06 -0.10 -0.13 -0.07 -0.09 -0.05 -0.02
words: and	hits	0.00 0.02 -0.07 0.07 -0.07 -0.05 -0.11
words: and	how	0.05 -0.04 -0.13 -0.07 -0.16 -0.10 0.03
words: and	it	0.09 -0.13 -0.13 -0.10 -0.13 -0.10 0.09
words: and	its	0.09 -0.12 -0.14 -0.01 0.04 -0.10 -0.05
words: and	kill	0.08 -0.09 -0.07 -0.06 -0.13 -0.02 -0.07
words: and	leav	-0.03 0.11 -0.11 -0.11 -0.07 -0.09 -0.07
words: and	load	0.11 -0.05 -0.21 -0.15 -0.10 -0.12 -0.18
words: and	missil	-0.13 0.06 0.06 -0.13 -0.07 -0.16 0.04
words: and	more	-0.03 0.04 -0.12 -0.08 -0.12 -0.09 0.04
words: and	nuclear	0.07 0.05 -0.12 -0.09 -0.10 -0.08 -0.11
words: and	oil	-0.05 0.13 -0.07 -0.12 -0.03 -0.05 -0.15
words: and	ongo	0.12 -0.10 -0.07 -0.08 -0.02 -0.04 -0.15
words: and	other	0.03 -0.03 0.06 -0.04 -0.16 -0.09 -0.12
words: and	power	0.01 -0.04 -0.09 -0.10 0.02 -0.08 0.05
words: and	reopen	-0.16 0.13 -0.04 -0.12 -0.08 -0.05 -0.10
words: and	rescu	0.04 -0.08 -0.10 -0.07 0.00 -0.06 -0.09
words: and	says	-0.05 0.00 -0.01 0.00 -0.08 -0.08 0.02
words: and	seiz	-0.02 -0.13 -0.15 0.05 -0.12 -0.07 -0.10
words: and	shar	-0.13 0.03 -0.05 0.09 -0.08 -0.02 -0.12
words: and	ship	0.05 -0.10 -0.08 -0.04 -0.08 -0.05 -0.08
words: and	stock	-0.07 -0.07 -0.04 0.12 -0.04 -0.02 -0.09
words: and	tell	-0.05 0.04 -0.08 -0.06 0.01 -0.03 -0.07
words: and	the	0.09 -0.12 -0.12 -0.07 -0.19 -0.21 0.05
words: and	threaten	0.15 -0.15 -0.15 -0.02 -0.12 -0.11 -0.16
words: and	vows	-0.08 0.10 -0.13 -0.10 -0.07 -0.05 -0.09
words: and	warn	-0.03 0.07 -0.13 -0.10 -0.08 -0.01 -0.07
words: and	what	0.12 0.02 -0.10 -0.12 -0.14 -0.11 -0.16
words: and	wher	-0.02 -0.08 -0.12 -0.05 -0.07 -0.10 0.07
words: and	why	0.00 -0.14 0.06 0.12 -0.15 -0.09 -0.03
words: and	will	-0.03 0.10 -0.08 -0.12 -0.06 -0.04 -0.11
words: ann	coulter	-0.08 -0.11 -0.09 -0.06 -0.10 -0.04 0.10
words: announc	,	-0.15 -0.10 0.02 -0.15 0.11 -0.10 0.11
words: announc	:	0.00 0.06 -0.16 -0.14 -0.20 -0.06 -0.11
words: announc	[number]	-0.02 0.13 -0.17 -0.15 -0.22 -0.15 -0.18
words: announc	[place]	-0.13 0.13 -0.13 -0.14 -0.12 -0.12 -0.12
words: announc	[region]	0.08 -0.18 -0.11 0.07 -0.13 -0.15 -0.13
words: announc	[side]	-0.22 -0.08 0.01 -0.12 0.10 -0.10 0.11
words: announc	[usa]	-0.14 0.17 -0.13 -0.20 -0.12 -0.08 -0.17
words: announc	a	0.04 -0.04 -0.08 -0.12 -0.01 -0.05 0.00
words: announc	blockad	0.08 -0.06 -0.06 -0.13 -0.07 -0.06 -0.06
words: announc	ceasefir	-0.04 -0.05 -0.08 0.02 -0.13 -0.11 0.05
words: announc	closur	0.08 -0.12 -0.10 0.07 -0.12 -0.11 -0.09
words: announc	in	0.09 -0.13 -0.12 0.07 0.08 -0.10 -0.12
words: announc	kill	-0.05 -0.09 -0.09 -0.06 0.07 -0.06 -0.09
words: announc	massiv	0.12 -0.08 -0.10 -0.09 -0.09 -0.05 -0.16
words: announc	to	0.10 -0.11 -0.16 0.06 -0.15 -0.17 -0.15
words: announc	two	-0.10 0.04 -0.06 0.06 -0.09 -0.07 -0.09
words: announc	with	0.01 -0.07 -0.07 -0.07 -0.07 0.13 -0.10
words: another	round	-0.03 -0.03 0.05 -0.07 -0.13 -0.04 0.01
words: anti	war	-0.12 -0.14 -0.16 -0.11 -0.14 -0.08 0.14
words: any	[side]	0.02 0.01 -0.12 -0.11 -0.10 -0.12 -0.11
words: any	other	-0.04 -0.10 -0.09 -0.07 -0.10 -0.07 0.08
words: apach	helicopter	-0.03 0.08 -0.11 -0.11 -0.07 -0.11 -0.12
words: apartment	block	0.09 -0.08 -0.08 -0.05 -0.06 -0.10 -0.11
words: apologis	for	0.00 0.06 -0.10 -0.14 -0.10 -0.09 -0.12
words: apologiz	for	-0.11 0.09 -0.13 -0.12 -0.10 -0.13 -0.04
words: appear	to	0.01 -0.01 0.06 -0.02 -0.04 -0.10 -0.05
words: april	[number]	-0.07 0.05 -0.10 0.04 -0.13 -0.09 -0.13
words: arab	country	-0.14 0.06 -0.11 0.11 -0.13 -0.12 -0.14
words: are	[side]	-0.15 0.06 -0.13 0.01 -0.14 -0.14 0.02
words: are	[usa]	-0.17 0.15 -0.13 -0.14 -0.16 -0.10 0.00
words: are	a	-0.05 0.01 -0.16 -0.13 -0.14 -0.16 0.06
words: are	attack	-0.04 -0.08 -0.06 0.05 -0.13 -0.04 -0.08
words: are	be	0.01 -0.11 -0.17 -0.16 0.01 -0.17 0.10
words: are	gett	-0.07 -0.10 -0.09 0.05 -0.09 -0.08 0.05
words: are	kill	-0.11 0.01 -0.07 -0.07 -0.10 -0.04 0.07
words: are	on	0.09 -0.02 -0.10 -0.06 -0.12 -0.11 -0.13
words: are	ready	0.05 -0.12 0.08 -0.07 -0.11 -0.07 -0.07
words: are	start	0.00 -0.11 -0.11 0.01 -0.10 -0.10 0.05
words: are	still	-0.01 -0.12 0.05 -0.12 -0.11 -0.10 0.07
words: are	the	-0.07 0.09 0.00 -0.18 -0.17 -0.17 0.05
words: area	,	0.00 0.05 -0.10 -0.09 -0.04 -0.10 -0.13
words: area	in	0.14 -0.10 -0.15 -0.10 -0.13 -0.12 -0.15
words: arm	[side]	0.02 -0.04 0.06 -0.09 -0.11 -0.10 -0.15
words: arm	forc	0.06 0.06 -0.13 -0.11 -0.14 -0.07 -0.14
words: arm	group	-0.03 0.03 -0.09 -0.10 0.05 -0.10 -0.03
words: arms	traffick	-0.12 -0.12 0.13 -0.04 -0.12 -0.09 -0.10
words: army	chief	-0.15 0.11 -0.17 -0.10 -0.13 -0.04 0.01
words: army	says	0.02 0.07 -0.17 -0.12 -0.15 -0.11 -0.18
words: around	[region]	-0.10 0.12 -0.06 -0.10 -0.12 -0.03 -0.11
words: around	the	0.00 -0.14 -0.11 -0.02 -0.11 -0.10 0.05
words: arrest	for	-0.10 0.03 0.08 -0.04 -0.11 -0.07 -0.09
words: arrest	in	-0.09 -0.10 0.09 -0.10 -0.11 -0.09 0.06
words: arriv	in	0.05 0.07 -0.14 -0.12 0.01 -0.08 -0.19
words: as	[ally]	-0.01 -0.08 -0.19 0.04 0.01 -0.08 -0.02
words: as	[number]	-0.21 0.14 -0.11 -0.15 0.12 -0.10 -0.19
words: as	[place]	0.08 -0.01 0.01 -0.06 0.01 -0.10 -0.22
words: as	[region]	-0.11 -0.01 -0.16 0.07 0.00 -0.14 -0.11
words: as	[side]	0.13 -0.09 -0.33 0.02 -0.01 -0.22 -0.10
words: as	[usa]	0.09 -0.12 -0.08 0.07 0.02 -0.08 -0.20
words: as	a	-0.14 0.17 -0.23 -0.09 -0.20 -0.17 0.04
words: as	an	-0.09 -0.13 -0.10 -0.09 -0.10 -0.07 0.10
words: as	attack	0.08 0.04 -0.14 -0.10 0.03 -0.10 -0.19
words: as	bomb	0.05 -0.06 -0.16 -0.10 0.02 -0.15 -0.03
words: as	ceasefir	0.05 -0.04 -0.15 -0.05 -0.19 -0.15 0.01
words: as	conflict	-0.04 -0.10 -0.16 0.02 0.02 -0.12 -0.05
words: as	crud	-0.08 0.04 -0.06 0.01 -0.07 -0.07 -0.05
words: as	expert	-0.05 0.05 -0.08 0.04 -0.10 -0.06 -0.08
words: as	fuel	-0.11 -0.12 -0.11 0.03 0.06 -0.12 0.00
words: as	ground	0.12 -0.11 -0.08 -0.10 -0.13 -0.10 -0.11
words: as	he	0.06 0.01 -0.06 -0.13 -0.24 -0.14 -0.04
words: as	investor	-0.09 -0.09 -0.04 0.09 -0.04 -0.03 -0.09
words: as	it	0.08 -0.08 0.05 0.00 -0.15 -0.15 -0.21
words: as	its	-0.10 0.09 -0.11 -0.11 0.07 -0.09 -0.12
words: as	leader	-0.03 0.07 -0.13 -0.10 -0.13 -0.13 -0.06
words: as	long	0.06 0.00 -0.09 -0.14 -0.09 -0.06 -0.15
words: as	major	0.09 0.03 -0.09 -0.13 -0.10 -0.12 -0.11
words: as	military	-0.03 0.05 -0.08 -0.10 -0.09 -0.07 0.03
words: as	missil	0.03 0.06 -0.14 -0.05 -0.06 -0.12 -0.16
words: as	new	-0.04 -0.06 0.01 -0.10 -0.13 -0.10 0.05
words: as	oil	-0.01 -0.08 -0.13 0.04 -0.18 -0.10 0.00
words: as	part	-0.04 0.06 -0.10 0.00 -0.09 -0.07 -0.07
words: as	peac	0.08 -0.01 -0.06 -0.04 -0.09 -0.08 -0.11
words: as	president	-0.11 -0.05 -0.11 -0.09 -0.08 -0.07 0.08
words: as	pric	-0.08 0.06 -0.06 -0.13 -0.10 -0.07 0.09
words: as	protest	0.03 0.09 -0.02 -0.13 -0.14 -0.10 -0.18
words: as	she	-0.01 -0.09 -0.11 -0.09 -0.08 -0.11 0.08
words: as	strik	0.01 -0.01 -0.17 -0.14 -0.21 0.06 -0.03
words: as	talk	-0.13 0.12 -0.11 -0.14 -0.12 -0.12 -0.11
words: as	tension	-0.01 0.06 -0.15 -0.07 0.03 -0.13 -0.17
words: as	the	0.05 0.06 -0.22 -0.22 -0.10 -0.15 -0.04
words: as	they	-0.02 -0.06 -0.16 -0.09 0.03 -0.10 0.08
words: as	thousand	0.05 -0.12 -0.12 -0.11 0.04 -0.13 0.05
words: as	trader	-0.06 -0.06 -0.05 0.08 -0.07 -0.04 -0.10
words: as	troop	0.10 -0.08 -0.04 -0.06 -0.07 -0.04 -0.07
words: as	war	-0.04 0.08 -0.29 0.00 0.05 -0.16 -0.14
words: as	well	-0.02 0.01 -0.13 -0.05 -0.10 -0.04 0.06
words: asia	:	0.04 0.05 -0.07 -0.06 0.04 -0.05 -0.08
words: asia	market	-0.12 -0.08 -0.05 0.09 -0.08 -0.04 -0.10
words: asian	lng	-0.07 -0.06 -0.02 0.06 -0.03 -0.02 -0.06
words: asian	stock	-0.09 -0.09 -0.04 0.08 -0.05 -0.04 -0.06
words: ask	for	-0.09 -0.07 -0.12 -0.09 -0.07 -0.08 0.09
words: asks	[usa]	-0.08 0.05 -0.17 -0.01 -0.14 -0.12 -0.01
words: assault	on	0.15 -0.09 -0.11 -0.09 -0.14 -0.07 -0.10
words: asset	,	-0.12 0.08 -0.12 0.00 -0.09 -0.10 -0.12
words: asymmetric	warfar	0.07 -0.14 -0.12 0.01 -0.13 0.07 -0.08
words: at	[number]	-0.05 -0.14 -0.18 0.01 -0.05 -0.12 0.09
words: at	[place]	-0.08 0.08 -0.27 0.11 -0.10 -0.15 -0.13
words: at	[side]	0.11 0.02 -0.09 -0.11 -0.19 -0.20 -0.06
words: at	[usa]	-0.13 -0.01 -0.30 -0.02 -0.22 -0.15 0.13
words: at	a	-0.23 -0.07 -0.16 0.15 0.02 -0.12 -0.04
words: at	all	0.04 0.02 -0.11 -0.09 -0.11 -0.06 -0.02
words: at	end	-0.09 0.05 -0.07 0.06 -0.10 -0.06 -0.10
words: at	g7	0.05 -0.09 -0.13 -0.13 -0.11 -0.03 0.04
words: at	historic	-0.08 0.11 -0.07 -0.09 -0.06 -0.04 -0.12
words: at	home	-0.06 -0.06 -0.16 -0.01 -0.21 -0.16 0.11
words: at	least	0.10 -0.16 -0.22 0.01 0.03 -0.11 -0.24
words: at	risk	-0.18 0.08 -0.11 0.04 0.07 -0.09 -0.05
words: at	sea	-0.14 0.10 -0.10 -0.06 -0.11 -0.10 -0.12
words: at	the	-0.16 -0.02 -0.06 -0.01 0.06 0.02 0.05
words: at	ufc	-0.12 -0.09 -0.11 -0.11 -0.12 -0.09 0.10
words: at	us	0.01 0.02 -0.09 -0.09 -0.07 -0.06 -0.14
words: at	war	0.02 0.11 -0.18 -0.17 -0.19 -0.15 -0.05
words: attack	,	0.00 0.05 -0.35 0.03 -0.03 -0.22 -0.18
words: attack	-	0.13 -0.14 -0.12 0.00 -0.13 -0.12 -0.14
words: attack	.	0.04 -0.13 -0.14 -0.13 -0.07 -0.12 0.00
words: attack	:	-0.06 0.03 -0.07 -0.09 -0.02 -0.15 0.05
words: attack	?	0.00 -0.05 -0.20 -0.05 -0.25 0.03 -0.01
words: attack	[ally]	-0.04 0.01 -0.11 0.01 -0.13 -0.09 0.05
words: attack	[number]	-0.04 -0.13 -0.15 0.03 0.03 -0.14 0.07
words: attack	[place]	0.05 0.05 -0.21 -0.24 -0.07 -0.17 -0.20
words: attack	[region]	0.07 -0.13 0.06 0.03 -0.13 -0.14 -0.11
words: attack	[side]	0.04 -0.08 -0.35 -0.07 -0.20 -0.17 0.08
words: attack	[usa]	0.01 0.02 -0.18 0.01 -0.15 -0.05 -0.16
words: attack	acros	0.18 -0.12 -0.17 -0.15 -0.15 -0.17 -0.08
words: attack	after	-0.06 0.20 -0.21 -0.14 -0.21 -0.11 -0.19
words: attack	against	0.12 -0.01 -0.20 -0.11 -0.22 -0.17 -0.21
words: attack	amid	-0.10 -0.14 0.04 0.05 -0.10 -0.13 0.07
words: attack	and	0.04 -0.03 -0.15 0.03 -0.16 -0.10 -0.17
words: attack	as	0.08 -0.21 -0.05 -0.17 -0.13 -0.14 0.07
words: attack	by	0.06 -0.01 -0.11 -0.11 0.00 -0.10 -0.03
words: attack	continu	0.07 -0.04 -0.13 -0.16 0.02 -0.15 -0.19
words: attack	dron	-0.03 0.05 -0.15 -0.13 -0.08 -0.04 -0.12
words: attack	for	0.08 0.01 -0.10 -0.11 -0.04 -0.06 -0.11
words: attack	from	0.13 0.02 -0.17 -0.12 -0.05 -0.17 -0.17
words: attack	have	-0.02 -0.17 -0.15 -0.10 0.10 -0.13 -0.01
words: attack	hit	0.03 -0.11 -0.06 -0.11 0.10 -0.13 -0.10
words: attack	hits	0.12 -0.11 -0.13 -0.06 -0.10 -0.10 -0.11
words: attack	in	0.11 -0.13 0.06 -0.04 -0.01 -0.18 -0.26
words: attack	kill	0.08 -0.16 -0.14 -0.09 -0.12 -0.12 0.04
words: attack	leav	0.11 -0.08 -0.10 -0.09 -0.10 -0.03 -0.11
words: attack	missil	0.00 -0.04 -0.22 -0.16 0.06 -0.19 -0.20
words: attack	near	0.06 0.08 -0.12 -0.16 -0.13 -0.12 -0.13
words: attack	off	0.01 0.03 -0.08 -0.11 0.03 -0.06 -0.10
words: attack	on	-0.12 0.09 -0.01 -0.02 -0.01 -0.14 0.00
words: attack	sinc	0.13 -0.10 -0.12 -0.09 -0.14 -0.11 -0.10
words: attack	strik	0.05 0.07 -0.17 -0.10 -0.13 -0.10 -0.12
words: attack	target	0.14 -0.14 -0.14 -0.14 -0.12 -0.14 -0.14
words: attack	that	-0.05 0.06 -0.15 -0.09 0.02 -0.05 -0.12
words: attack	to	0.18 0.01 -0.24 -0.20 -0.26 -0.11 -0.09
words: attack	with	-0.01 0.06 -0.13 -0.12 -0.15 -0.08 -0.16
words: attack	—	-0.06 -0.02 -0.13 0.03 -0.13 -0.09 0.03
words: attempt	to	-0.05 0.03 0.07 -0.03 -0.20 -0.20 -0.04
words: authoriz	[side]	-0.15 0.09 -0.10 0.02 -0.12 -0.12 -0.12
words: away	from	0.07 -0.01 -0.14 0.04 0.02 -0.09 -0.16
words: back	,	0.09 0.07 -0.11 -0.04 -0.11 -0.06 -0.16
words: back	[ally]	0.10 -0.09 -0.06 -0.05 -0.06 -0.05 -0.09
words: back	[side]	-0.10 -0.08 0.09 -0.04 -0.09 -0.03 -0.04
words: back	[usa]	0.00 0.07 -0.16 -0.14 -0.14 -0.06 -0.04
words: back	after	-0.12 0.08 -0.07 -0.12 -0.09 -0.06 -0.01
words: back	against	-0.11 0.00 -0.08 -0.09 -0.09 -0.10 0.03
words: back	as	-0.14 0.05 -0.09 -0.03 0.02 -0.06 -0.05
words: back	at	-0.02 0.08 -0.14 -0.06 -0.14 -0.07 -0.06
words: back	down	-0.01 0.05 -0.11 -0.07 -0.09 -0.06 -0.05
words: back	from	-0.12 -0.01 -0.10 0.05 -0.10 -0.09 0.02
words: back	his	-0.10 0.05 -0.12 -0.09 -0.10 -0.11 0.05
words: back	home	-0.09 -0.04 -0.06 -0.02 0.09 -0.05 -0.09
words: back	in	0.00 -0.08 -0.05 -0.05 -0.05 -0.03 0.07
words: back	off	-0.11 0.08 -0.07 -0.10 -0.11 -0.07 -0.01
words: back	on	0.00 0.07 -0.12 -0.11 -0.13 -0.09 0.01
words: back	the	-0.09 0.10 -0.12 -0.09 -0.01 -0.06 -0.14
words: back	to	0.13 -0.01 -0.21 -0.07 -0.21 -0.13 -0.03
words: back	with	-0.07 0.02 -0.09 0.08 -0.06 -0.03 -0.07
words: balanc	of	-0.01 0.10 -0.12 -0.08 -0.13 -0.09 0.03
words: ballistic	missil	0.11 -0.03 -0.02 -0.05 -0.13 -0.24 -0.21
words: ban	on	-0.13 0.09 -0.10 -0.07 -0.12 -0.10 0.12
words: bank	of	0.03 -0.12 -0.12 0.08 -0.11 -0.13 -0.11
words: barrag	of	-0.03 0.01 -0.16 -0.06 -0.15 -0.12 0.07
words: barrel	as	0.04 0.07 -0.09 -0.10 -0.11 -0.07 -0.11
words: barrel	of	-0.13 -0.13 -0.04 0.07 -0.08 -0.05 0.07
words: bas	,	0.04 0.00 -0.14 -0.11 -0.09 -0.10 -0.09
words: bas	acros	-0.07 0.03 -0.08 0.04 -0.04 -0.02 -0.07
words: bas	for	0.00 0.02 -0.19 -0.14 -0.12 -0.16 0.01
words: bas	in	0.04 0.02 -0.09 -0.03 -0.10 -0.03 -0.10
words: base	as	0.07 -0.02 -0.12 -0.10 -0.15 -0.02 -0.11
words: base	from	0.13 -0.12 -0.11 -0.10 -0.09 -0.07 -0.12
words: base	in	0.03 -0.09 0.06 -0.03 -0.07 -0.11 -0.06
words: base	oils	-0.06 -0.07 -0.05 0.07 -0.07 -0.05 -0.06
words: base	on	0.05 -0.11 -0.15 -0.08 -0.12 -0.10 0.05
words: batter	and	0.08 -0.13 -0.10 -0.11 -0.11 -0.10 0.02
words: bbc	visit	-0.04 -0.14 -0.10 -0.09 0.09 -0.10 0.04
words: be	a	0.05 -0.05 0.05 -0.15 -0.14 -0.09 0.02
words: be	able	0.03 -0.06 -0.09 -0.11 0.02 -0.09 0.04
words: be	bomb	-0.09 0.12 -0.11 -0.10 -0.11 -0.09 0.02
words: be	hit	0.01 0.06 -0.13 -0.09 -0.11 -0.10 -0.12
words: be	hold	0.04 -0.03 0.07 -0.10 -0.11 -0.03 -0.12
words: be	in	-0.02 0.11 -0.09 -0.11 -0.10 -0.06 -0.14
words: be	includ	0.01 0.02 -0.07 -0.09 0.03 -0.07 -0.10
words: be	no	-0.11 -0.03 -0.08 -0.08 -0.06 -0.06 0.05
words: be	releas	-0.10 -0.05 -0.10 0.11 -0.09 -0.09 -0.11
words: be	sign	-0.01 0.10 -0.16 -0.23 -0.19 -0.07 -0.22
words: be	taken	-0.05 0.08 -0.01 -0.08 -0.09 -0.04 -0.06
words: be	target	0.03 -0.04 0.04 -0.14 0.01 -0.10 -0.07
words: be	the	0.05 -0.08 -0.09 -0.07 0.06 -0.03 -0.02
words: be	ther	0.06 0.08 -0.11 -0.09 -0.05 -0.04 -0.11
words: be	very	-0.04 0.14 -0.08 -0.11 -0.09 -0.09 -0.09
words: becaus	of	-0.12 -0.10 -0.08 -0.02 -0.07 -0.02 0.04
words: been	at	-0.11 0.10 -0.12 -0.12 -0.14 -0.11 -0.01
words: been	kill	0.02 -0.13 0.03 -0.04 0.04 -0.10 -0.14
words: been	rescu	0.12 -0.11 -0.12 -0.10 -0.10 -0.09 -0.13
words: been	sign	-0.08 0.09 -0.08 -0.08 -0.09 -0.07 -0.09
words: befor	[place]	0.03 -0.05 -0.07 0.04 -0.05 -0.05 -0.10
words: befor	[side]	-0.17 -0.03 -0.17 0.11 -0.14 -0.14 0.11
words: befor	[usa]	0.12 -0.12 -0.15 -0.03 -0.14 -0.09 -0.17
words: befor	talk	0.05 -0.11 -0.06 0.11 -0.08 -0.05 -0.10
words: befor	the	-0.14 -0.02 -0.09 -0.10 0.07 -0.09 0.08
words: begin	in	-0.03 0.08 -0.08 -0.03 -0.10 -0.02 -0.15
words: believ	[side]	-0.05 -0.09 0.02 -0.11 -0.15 -0.12 0.07
words: below	[number]	-0.15 -0.09 -0.08 0.13 -0.10 -0.05 -0.10
words: bet	on	-0.12 0.02 0.09 -0.03 -0.13 -0.10 -0.10
words: bets	on	-0.10 -0.12 0.05 0.05 -0.11 -0.11 0.07
words: better	stop	-0.12 0.09 -0.09 -0.02 -0.07 -0.07 -0.10
words: between	[ally]	-0.12 0.09 0.09 -0.08 0.03 -0.06 -0.10
words: between	[place]	0.01 0.02 -0.10 -0.12 0.03 -0.09 -0.19
words: between	[side]	-0.02 0.06 -0.29 -0.02 -0.07 -0.19 0.00
words: between	[usa]	-0.02 0.01 -0.23 0.08 -0.08 -0.10 -0.10
words: between	the	-0.20 0.05 -0.15 0.10 -0.19 -0.07 -0.07
words: bid	to	0.03 0.00 -0.10 -0.15 -0.09 0.02 -0.04
words: big	one	0.10 -0.14 0.05 -0.10 -0.14 -0.10 -0.16
words: big	question	-0.10 0.09 -0.09 0.07 -0.10 -0.09 -0.03
words: bill	:	0.04 -0.13 -0.17 0.08 -0.12 -0.14 -0.09
words: bill	maher	-0.12 -0.15 -0.12 -0.10 -0.13 -0.10 0.15
words: bitcoin	,	-0.08 -0.06 -0.06 0.07 -0.07 -0.08 -0.06
words: bitcoin	hold	-0.12 -0.08 -0.07 0.10 -0.06 -0.04 -0.10
words: bitcoin	rally	-0.10 -0.07 -0.06 0.10 -0.09 -0.04 -0.11
words: bitcoin	slip	-0.11 -0.06 -0.04 0.09 -0.04 -0.03 -0.06
words: black	box	0.05 -0.03 -0.06 -0.10 -0.09 -0.06 0.03
words: black	rain	-0.11 -0.11 -0.11 -0.12 0.14 -0.09 -0.12
words: blam	[side]	0.08 0.02 -0.03 -0.16 -0.03 -0.16 -0.17
words: blam	[usa]	0.06 0.06 -0.11 -0.07 -0.07 -0.09 -0.11
words: blam	for	-0.12 -0.09 -0.13 0.08 -0.12 -0.11 0.10
words: blast	[side]	0.03 0.03 -0.06 -0.11 -0.07 -0.03 -0.13
words: blast	[usa]	-0.09 0.07 -0.11 -0.08 -0.10 -0.11 0.00
words: blast	near	0.08 -0.13 -0.10 -0.07 0.05 -0.11 -0.10
words: blew	a	0.09 -0.08 -0.09 -0.11 -0.07 -0.04 -0.07
words: block	[region]	0.00 -0.07 0.06 -0.12 -0.09 -0.13 0.04
words: block	[side]	0.10 -0.01 -0.13 0.01 -0.08 -0.03 -0.13
words: block	in	0.12 -0.09 -0.10 -0.08 -0.12 -0.09 -0.11
words: blockad	,	-0.01 0.04 -0.13 0.08 -0.14 -0.15 -0.19
words: blockad	-	-0.12 -0.01 -0.07 0.09 -0.12 -0.09 0.03
words: blockad	:	0.09 -0.06 -0.06 0.00 -0.11 -0.05 -0.09
words: blockad	[region]	0.09 -0.02 -0.09 -0.13 -0.05 -0.05 -0.09
words: blockad	[side]	0.15 0.03 -0.11 -0.18 -0.10 -0.12 -0.14
words: blockad	after	0.09 -0.12 -0.05 -0.02 -0.08 -0.08 -0.11
words: blockad	in	0.09 -0.11 -0.09 -0.11 -0.11 -0.11 0.05
words: blockad	of	0.01 -0.06 -0.20 -0.02 -0.22 -0.18 0.00
words: blockad	on	0.05 -0.10 -0.14 0.12 -0.14 -0.16 -0.16
words: blockad	the	0.10 -0.14 -0.09 -0.12 -0.08 -0.09 0.03
words: bloomberg	daybreak	0.02 0.04 -0.14 -0.11 0.01 -0.08 -0.02
words: blow	to	-0.05 0.03 -0.13 0.07 0.08 -0.12 -0.13
words: blow	up	0.00 0.04 -0.19 -0.08 -0.20 0.05 0.01
words: body	says	0.07 0.00 -0.09 -0.03 -0.12 -0.14 -0.10
words: bomb	[place]	0.07 0.02 -0.14 -0.15 -0.15 -0.15 -0.22
words: bomb	[side]	-0.12 0.00 -0.36 -0.18 -0.08 -0.25 0.17
words: bomb	and	-0.09 -0.10 0.05 -0.10 0.04 -0.10 0.07
words: bomb	are	-0.10 -0.07 -0.13 -0.08 -0.10 -0.11 0.12
words: bomb	campaign	0.03 0.00 -0.20 -0.19 -0.15 -0.13 -0.05
words: bomb	if	-0.01 0.08 -0.12 -0.11 -0.12 -0.11 -0.14
words: bomb	in	0.20 -0.02 -0.23 -0.14 -0.07 -0.22 -0.23
words: bomb	nuclear	-0.13 0.06 0.05 -0.19 -0.14 -0.18 0.01
words: bomb	of	-0.13 0.09 -0.17 -0.10 0.05 -0.15 0.03
words: bomb	on	0.15 -0.14 -0.16 -0.12 -0.12 -0.14 -0.14
words: bomb	shelter	-0.06 -0.09 -0.10 -0.09 -0.04 -0.10 0.13
words: boot	on	0.09 -0.10 -0.16 -0.13 -0.16 -0.09 0.00
words: both	sid	0.06 0.09 -0.11 -0.12 -0.09 -0.09 -0.12
words: bounty	on	0.02 -0.08 0.12 -0.13 -0.11 -0.10 -0.13
words: box	found	0.05 -0.03 -0.06 -0.10 -0.09 -0.06 0.03
words: br	down	-0.13 0.08 -0.08 -0.05 -0.17 -0.04 -0.15
words: brac	for	-0.14 -0.12 -0.01 0.13 0.05 -0.14 -0.13
words: bragg	about	-0.10 -0.13 0.06 0.07 -0.10 -0.13 0.07
words: breach	of	0.00 -0.12 -0.16 0.09 0.07 -0.13 -0.10
words: break	:	0.03 0.03 0.08 0.05 -0.21 -0.13 -0.24
words: break	down	0.02 0.06 -0.11 -0.08 0.02 -0.11 -0.09
words: break	out	0.04 0.06 -0.11 -0.02 -0.13 -0.08 -0.06
words: break	silenc	-0.10 -0.01 0.04 -0.11 0.05 -0.07 0.07
words: breakthrough	as	-0.09 0.08 -0.05 -0.09 -0.07 -0.08 -0.06
words: brendan	carr	-0.06 -0.03 0.05 -0.05 -0.05 -0.04 0.03
words: brent	crud	-0.11 -0.07 -0.03 0.09 -0.06 -0.06 -0.05
words: brent	surg	-0.11 -0.10 -0.07 0.11 -0.08 -0.04 -0.09
words: bret	baier	0.10 -0.08 -0.11 0.06 -0.10 -0.10 -0.06
words: bridg	and	0.01 -0.04 -0.09 -0.10 0.02 -0.08 0.05
words: bridg	in	0.08 0.01 -0.14 -0.15 -0.16 -0.17 -0.15
words: brief	june	0.03 -0.02 -0.15 -0.16 -0.03 -0.17 0.00
words: build	in	0.17 -0.13 -0.13 -0.13 -0.15 -0.14 -0.14
words: burn	after	0.14 -0.11 -0.11 -0.12 -0.13 -0.09 -0.09
words: but	[ally]	-0.02 0.12 -0.07 -0.10 -0.11 -0.10 0.02
words: but	[place]	-0.08 0.05 -0.10 -0.11 0.09 -0.10 -0.02
words: but	[region]	-0.01 0.05 -0.05 -0.01 -0.10 -0.06 -0.10
words: but	[side]	-0.07 0.04 -0.18 0.06 -0.17 -0.14 0.01
words: but	[usa]	0.13 -0.09 -0.20 -0.08 -0.16 -0.11 -0.04
words: but	can	0.01 -0.12 -0.07 0.06 -0.08 -0.08 -0.08
words: but	could	0.09 -0.09 -0.12 -0.03 -0.11 -0.04 -0.04
words: but	fear	-0.11 0.03 -0.10 -0.06 0.07 -0.08 -0.04
words: but	it	-0.14 -0.10 -0.10 -0.11 -0.13 -0.04 0.10
words: but	not	0.06 -0.05 -0.13 0.04 -0.09 -0.09 -0.14
words: but	remain	-0.09 0.03 -0.04 0.06 -0.07 -0.03 -0.09
words: but	the	-0.15 0.09 -0.12 -0.07 -0.16 -0.03 0.06
words: but	they	-0.10 0.00 -0.11 0.06 0.04 -0.10 -0.04
words: but	will	0.05 -0.02 -0.11 -0.09 -0.10 -0.06 -0.05
words: by	[ally]	-0.05 0.06 -0.16 -0.03 -0.17 -0.05 0.04
words: by	[number]	-0.03 0.05 -0.07 -0.02 -0.14 -0.10 -0.11
words: by	[place]	-0.05 0.05 -0.08 -0.05 -0.10 -0.03 0.02
words: by	[side]	-0.03 -0.05 -0.20 0.05 0.10 -0.03 -0.16
words: by	[usa]	-0.09 0.03 0.00 0.09 0.03 -0.24 -0.20
words: by	dron	-0.05 -0.04 -0.14 0.07 0.06 -0.13 -0.16
words: by	missil	0.13 -0.10 -0.14 -0.09 -0.14 -0.10 -0.11
words: by	the	-0.01 -0.22 0.06 -0.06 0.07 -0.19 -0.02
words: by	war	-0.13 0.04 -0.11 -0.09 0.08 -0.13 -0.05
words: call	[side]	-0.15 0.13 -0.19 -0.15 -0.17 -0.15 0.05
words: call	[usa]	-0.15 0.09 -0.13 -0.15 -0.13 -0.09 0.05
words: call	for	-0.03 0.01 -0.01 -0.13 0.07 -0.12 -0.02
words: call	it	-0.08 0.02 -0.17 0.01 -0.16 -0.14 0.03
words: call	off	-0.09 -0.06 -0.08 0.03 -0.10 -0.04 0.09
words: call	on	0.14 -0.06 -0.22 -0.01 -0.21 -0.10 -0.10
words: call	to	-0.12 0.06 0.03 -0.12 -0.01 -0.13 0.04
words: call	with	-0.13 0.01 -0.15 -0.14 -0.12 -0.07 0.02
words: camera	to	-0.06 -0.08 -0.05 -0.07 -0.06 0.09 -0.09
words: campaign	against	0.05 -0.09 -0.09 -0.10 -0.09 -0.07 0.04
words: can	[side]	0.13 -0.14 -0.15 -0.02 -0.13 -0.16 -0.12
words: can	it	0.01 -0.11 -0.09 -0.10 -0.09 -0.09 0.05
words: can	still	0.09 -0.14 -0.13 -0.09 -0.14 -0.09 0.04
words: can	the	0.08 -0.12 -0.16 -0.16 0.04 -0.13 -0.04
words: can	turn	-0.08 0.11 -0.07 -0.09 -0.06 -0.04 -0.12
words: can't	kill	-0.07 0.11 -0.09 -0.09 -0.10 -0.07 -0.13
words: canadian	in	-0.07 -0.04 -0.09 -0.11 0.11 -0.06 -0.14
words: cancel	[usa]	-0.11 0.11 -0.06 -0.10 -0.08 -0.02 -0.11
words: captur	[side]	0.13 -0.11 0.01 -0.11 -0.11 -0.14 -0.14
words: captur	the	-0.06 -0.11 -0.10 0.09 -0.12 -0.11 0.01
words: car	in	0.08 -0.05 0.04 -0.03 -0.14 -0.09 -0.11
words: care	about	0.05 -0.02 -0.09 -0.11 -0.04 -0.05 -0.03
words: cargo	ship	-0.08 -0.04 -0.14 0.11 -0.11 -0.07 -0.12
words: cargo	vessel	0.03 0.04 -0.09 -0.16 -0.11 -0.08 -0.12
words: carlson	claim	-0.10 -0.03 0.08 -0.07 -0.09 -0.10 -0.05
words: carry	[side]	0.11 -0.13 -0.11 -0.09 -0.11 -0.13 -0.11
words: carry	on	0.08 0.00 -0.11 0.06 -0.11 -0.05 -0.14
words: case	for	-0.09 0.07 -0.14 -0.05 -0.11 -0.11 0.03
words: case	scenario	-0.14 0.03 -0.12 0.08 -0.12 -0.11 -0.01
words: cast	doubt	0.03 0.03 -0.11 -0.13 -0.09 -0.04 -0.13
words: caus	by	-0.03 -0.11 -0.09 0.12 -0.15 -0.13 -0.13
words: ceas	fire	-0.03 -0.05 -0.13 -0.14 0.11 -0.10 -0.06
words: ceasefir	,	-0.10 -0.05 -0.18 -0.05 0.05 -0.17 0.07
words: ceasefir	-	0.06 -0.03 -0.07 -0.11 0.05 -0.08 -0.11
words: ceasefir	:	0.03 -0.08 -0.14 -0.11 -0.20 -0.14 0.09
words: ceasefir	?	0.07 0.02 -0.13 -0.20 -0.24 -0.16 -0.02
words: ceasefir	[number]	-0.01 -0.18 -0.13 0.07 0.08 0.03 -0.03
words: ceasefir	[place]	-0.14 0.09 -0.09 -0.10 0.05 -0.08 -0.15
words: ceasefir	after	-0.09 0.11 -0.09 -0.11 -0.14 -0.06 0.06
words: ceasefir	and	0.04 -0.04 -0.06 -0.09 -0.10 -0.06 0.00
words: ceasefir	announcement	-0.06 0.03 -0.06 -0.14 -0.08 -0.07 0.07
words: ceasefir	as	-0.07 0.04 -0.11 -0.16 0.01 -0.08 0.01
words: ceasefir	at	-0.11 0.09 -0.05 -0.07 -0.12 -0.04 0.01
words: ceasefir	begin	-0.10 0.06 -0.04 -0.09 0.04 -0.06 -0.12
words: ceasefir	between	-0.03 0.06 -0.12 0.04 -0.23 -0.11 -0.21
words: ceasefir	deadlin	-0.17 0.06 -0.07 0.09 -0.16 -0.09 -0.14
words: ceasefir	deal	-0.04 0.04 -0.12 -0.10 0.02 -0.11 -0.08
words: ceasefir	extension	-0.07 0.01 -0.12 0.09 -0.18 -0.13 -0.23
words: ceasefir	hold	0.00 0.06 -0.07 -0.01 -0.17 -0.04 -0.16
words: ceasefir	hop	0.05 -0.08 -0.07 0.07 -0.10 -0.09 -0.12
words: ceasefir	in	0.04 -0.08 -0.16 -0.05 -0.27 -0.14 0.08
words: ceasefir	on	-0.18 -0.13 -0.10 0.06 -0.16 -0.10 0.11
words: ceasefir	plan	0.05 0.05 -0.03 -0.04 -0.06 -0.03 -0.11
words: ceasefir	talk	0.04 -0.01 -0.06 0.05 -0.17 -0.05 -0.24
words: ceasefir	to	-0.15 -0.06 -0.05 -0.12 0.08 -0.03 -0.11
words: ceasefir	violation	0.17 -0.16 -0.09 -0.02 -0.15 -0.14 -0.20
words: ceasefir	with	-0.11 -0.05 -0.22 -0.22 0.04 -0.16 0.12
words: ceasefir	–	0.00 -0.04 -0.10 -0.09 -0.12 -0.09 0.04
words: central	[place]	0.13 -0.12 -0.10 -0.08 -0.13 -0.12 -0.12
words: ceo	says	-0.14 0.01 -0.07 0.07 -0.10 -0.08 -0.06
words: challeng	[usa]	0.02 -0.11 -0.09 -0.09 0.03 -0.07 0.06
words: chanc	for	0.02 -0.08 -0.09 0.05 -0.10 -0.06 0.10
words: chanc	of	-0.08 0.08 -0.10 -0.07 -0.12 -0.07 0.01
words: chang	in	-0.10 0.14 -0.14 -0.10 -0.10 -0.11 -0.14
words: chao	in	-0.07 -0.10 -0.07 -0.09 0.09 -0.03 0.08
words: charg	with	-0.12 -0.12 0.12 -0.11 -0.12 -0.18 -0.12
words: chief	,	0.09 -0.16 0.04 -0.10 -0.14 -0.14 -0.14
words: chief	[side]	0.12 -0.14 -0.13 -0.07 -0.11 -0.11 -0.10
words: chief	ali	0.13 -0.10 -0.12 -0.07 -0.11 -0.09 -0.14
words: chief	kill	-0.05 -0.11 -0.12 -0.08 -0.12 -0.10 0.07
words: chief	of	-0.02 -0.09 0.02 -0.03 -0.08 -0.04 0.02
words: chief	says	-0.07 0.02 -0.10 0.06 0.06 -0.11 -0.06
words: chief	tell	-0.09 0.01 0.01 0.06 -0.10 -0.08 -0.08
words: chief	warn	0.00 -0.11 0.07 -0.12 0.06 -0.10 -0.07
words: chill	warn	-0.08 -0.04 -0.10 0.07 -0.10 -0.08 0.06
words: chok	[region]	-0.09 -0.07 -0.03 0.08 -0.08 -0.03 -0.07
words: chri	hay	-0.05 -0.08 0.03 -0.07 -0.06 -0.09 0.05
words: chri	wright	0.02 -0.07 -0.06 0.00 -0.05 -0.04 -0.09
words: christian	quarter	-0.01 -0.10 -0.07 -0.10 0.05 -0.09 -0.11
words: citizen	messag	-0.14 -0.14 -0.10 0.08 0.09 0.04 -0.16
words: city	of	0.04 -0.17 -0.20 -0.14 0.12 -0.16 -0.18
words: claim	[place]	-0.09 -0.01 -0.18 0.04 -0.16 -0.15 0.04
words: claim	[region]	0.11 -0.09 -0.12 -0.04 -0.08 -0.12 -0.13
words: claim	[side]	-0.13 0.22 -0.07 -0.18 -0.20 -0.02 -0.06
words: claim	[usa]	0.05 -0.01 -0.02 -0.13 -0.02 -0.19 -0.01
words: claim	about	-0.15 0.11 -0.15 -0.11 -0.14 -0.11 -0.03
words: claim	attack	0.12 -0.14 -0.14 0.09 -0.11 -0.13 -0.13
words: claim	it	0.10 -0.07 0.00 0.00 -0.13 -0.10 -0.08
words: claim	new	-0.03 -0.14 0.06 -0.10 0.08 -0.09 -0.04
words: claim	of	-0.09 0.00 0.02 -0.12 -0.10 -0.14 0.03
words: claim	responsibility	0.05 -0.08 -0.07 -0.08 -0.07 0.04 -0.08
words: claim	that	-0.09 0.09 -0.12 -0.08 -0.05 -0.05 -0.04
words: claim	to	0.07 -0.13 -0.18 -0.04 -0.02 -0.15 0.03
words: claim	victory	-0.15 0.11 -0.10 -0.12 -0.09 -0.07 -0.09
words: clash	over	-0.11 0.04 -0.11 0.09 -0.10 0.08 -0.08
words: clash	with	-0.12 -0.02 -0.14 -0.17 -0.14 -0.14 0.12
words: clean	out	0.13 0.09 -0.12 -0.10 -0.07 -0.08 -0.14
words: clear	[region]	0.02 -0.11 -0.07 0.10 -0.09 -0.08 -0.11
words: clear	min	0.11 -0.11 -0.09 -0.10 -0.06 -0.05 -0.10
words: clos	,	-0.12 0.07 -0.12 -0.08 0.14 -0.11 0.04
words: clos	?	-0.02 -0.10 -0.07 0.12 -0.08 -0.11 -0.05
words: clos	[region]	-0.01 -0.07 -0.26 0.14 -0.27 -0.29 -0.12
words: clos	again	0.08 -0.08 -0.10 0.00 -0.11 -0.15 -0.13
words: clos	airspac	0.09 0.07 -0.11 -0.04 -0.15 -0.16 -0.12
words: clos	the	0.11 -0.06 -0.07 0.01 -0.08 -0.10 -0.11
words: clos	to	0.05 0.05 0.07 -0.12 -0.21 -0.18 -0.11
words: closur	of	-0.07 -0.06 -0.08 0.04 -0.13 -0.11 0.07
words: cnn	host	-0.12 -0.11 -0.09 0.06 0.04 -0.10 -0.03
words: cnn	jake	-0.09 0.04 0.03 -0.07 -0.07 -0.05 0.05
words: cnn	over	-0.09 -0.13 -0.11 -0.08 -0.08 -0.07 0.11
words: co	host	0.01 -0.10 -0.07 -0.08 -0.11 -0.07 0.07
words: coast	:	0.11 -0.12 -0.09 -0.11 0.02 -0.08 -0.11
words: com	:	0.12 -0.10 -0.12 -0.07 -0.12 -0.09 -0.09
words: com	after	0.02 0.13 -0.09 -0.07 -0.10 -0.09 -0.11
words: com	days	0.13 -0.09 -0.14 -0.10 -0.10 -0.07 -0.13
words: com	into	-0.13 0.16 -0.07 -0.08 -0.05 -0.07 -0.15
words: com	under	0.12 -0.13 -0.10 -0.08 -0.09 -0.10 -0.15
words: combat	operation	0.05 0.09 -0.19 -0.13 -0.12 -0.09 -0.23
words: come	to	-0.05 0.09 -0.11 -0.05 -0.06 -0.03 -0.08
words: command	center	0.11 -0.10 -0.12 -0.07 -0.11 -0.07 -0.09
words: commander	,	-0.07 0.03 0.06 -0.10 0.01 -0.07 -0.19
words: commander	:	-0.04 0.06 -0.16 0.08 -0.11 -0.09 -0.07
words: commander	[ally]	-0.10 0.11 -0.15 -0.09 -0.13 -0.07 0.07
words: commander	[place]	-0.12 0.12 -0.11 -0.12 -0.10 -0.06 -0.12
words: commander	[side]	0.11 0.02 -0.30 -0.20 -0.27 -0.19 -0.05
words: commander	[usa]	0.11 -0.12 -0.11 0.01 -0.09 -0.05 -0.10
words: commander	commander	0.15 -0.15 -0.17 -0.10 -0.15 -0.11 -0.01
words: commander	in	-0.13 0.10 -0.15 -0.11 -0.14 -0.10 0.04
words: commander	says	0.04 -0.02 -0.15 -0.10 -0.12 -0.11 0.03
words: commander	to	0.16 -0.11 -0.17 -0.10 -0.14 -0.12 -0.05
words: comment	on	-0.05 0.07 -0.12 0.05 -0.12 -0.12 -0.14
words: commercial	flight	-0.11 0.02 -0.10 -0.07 0.08 -0.09 -0.02
words: committ	war	-0.11 0.10 -0.11 -0.09 0.02 -0.11 0.01
words: complet	,	0.05 0.05 -0.10 0.04 -0.09 -0.06 -0.09
words: complet	ceasefir	-0.13 0.13 -0.09 -0.10 -0.12 -0.04 -0.13
words: completely	clos	0.08 0.06 -0.14 -0.15 -0.14 -0.12 -0.14
words: complicat	[usa]	0.07 -0.07 -0.09 0.08 -0.08 -0.04 -0.05
words: comply	with	0.06 -0.01 -0.10 0.06 -0.07 -0.06 -0.10
words: concern	about	0.03 -0.11 0.06 0.02 -0.12 -0.08 -0.06
words: conclud	in	-0.09 0.11 -0.09 -0.12 -0.09 -0.06 -0.09
words: condemn	[side]	-0.09 0.12 -0.17 -0.18 -0.19 -0.10 -0.05
words: condemn	[usa]	-0.12 0.03 -0.19 -0.15 -0.17 -0.09 0.05
words: condemn	aggression	-0.11 0.12 -0.10 -0.10 -0.10 -0.07 -0.12
words: condemn	attack	-0.11 0.12 -0.11 -0.11 -0.08 -0.04 -0.13
words: confirm	[usa]	0.06 0.11 -0.12 -0.10 -0.12 -0.05 -0.16
words: confirm	dead	-0.02 -0.10 -0.09 -0.11 0.05 -0.06 -0.08
words: confirm	it	0.06 -0.05 -0.07 -0.10 -0.08 -0.06 -0.08
words: conflict	,	-0.03 0.06 0.02 0.04 -0.18 -0.09 -0.15
words: conflict	.	-0.01 -0.12 -0.13 0.04 0.01 -0.11 -0.05
words: conflict	:	0.01 -0.09 -0.17 0.13 -0.15 -0.16 -0.09
words: conflict	;	-0.07 0.03 0.00 0.02 -0.03 -0.01 -0.06
words: conflict	?	-0.04 0.12 -0.09 -0.09 -0.19 -0.18 -0.02
words: conflict	continu	0.00 0.10 -0.08 -0.07 -0.04 -0.06 -0.06
words: conflict	could	0.03 0.00 -0.12 -0.06 -0.15 -0.11 0.04
words: conflict	deepen	-0.12 0.07 -0.09 -0.11 0.04 -0.07 -0.02
words: conflict	disrupt	-0.08 -0.10 -0.08 0.09 -0.07 -0.05 -0.08
words: conflict	enter	0.03 -0.08 -0.09 0.06 0.07 -0.09 -0.12
words: conflict	escalat	-0.02 -0.09 -0.03 -0.08 0.08 -0.05 -0.08
words: conflict	in	-0.15 -0.06 -0.13 0.05 -0.06 -0.12 0.07
words: conflict	main	-0.11 0.10 -0.06 -0.11 -0.06 -0.05 -0.08
words: conflict	may	-0.08 -0.04 -0.07 0.00 -0.07 -0.04 0.04
words: conflict	rag	0.12 -0.05 -0.07 -0.02 -0.09 -0.07 -0.06
words: conflict	threaten	-0.13 -0.12 -0.11 0.13 -0.10 -0.09 -0.11
words: conflict	to	-0.03 -0.12 -0.10 0.10 -0.03 -0.10 -0.10
words: conflict	widen	0.12 -0.13 -0.12 -0.07 -0.16 -0.11 -0.11
words: conflict	with	-0.07 0.01 -0.21 -0.02 0.04 -0.14 -0.04
words: confront	[side]	0.05 -0.16 -0.18 -0.13 -0.04 -0.16 0.06
words: consulat	in	0.14 -0.13 -0.20 -0.10 -0.12 -0.09 -0.13
words: continu	,	0.10 0.05 -0.16 -0.16 -0.16 -0.15 -0.11
words: continu	at	0.04 0.00 -0.07 -0.14 -0.06 -0.02 -0.10
words: continu	attack	-0.01 0.05 -0.10 -0.12 -0.12 -0.12 -0.16
words: continu	for	0.04 0.00 -0.11 -0.10 -0.11 -0.10 0.06
words: continu	strik	0.07 0.00 -0.10 -0.11 -0.07 -0.09 -0.10
words: continu	to	0.09 -0.17 -0.21 -0.09 -0.08 -0.17 0.06
words: contradict	[side]	-0.11 0.10 -0.06 -0.11 -0.07 -0.04 -0.08
words: control	of	0.09 -0.03 -0.15 -0.15 -0.15 -0.15 -0.07
words: cost	,	-0.08 -0.10 -0.08 -0.06 -0.10 -0.06 0.06
words: cost	of	0.04 -0.08 -0.25 -0.01 -0.01 0.08 0.02
words: could	[side]	0.12 -0.15 -0.13 -0.09 0.02 -0.11 -0.08
words: could	be	-0.10 -0.03 -0.17 0.07 0.02 -0.10 0.01
words: could	hit	-0.10 0.05 -0.09 -0.05 -0.13 -0.05 0.06
words: could	it	0.01 0.02 -0.13 -0.14 -0.12 -0.11 0.02
words: could	last	0.14 -0.12 -0.12 -0.09 -0.11 -0.09 -0.11
words: could	make	-0.14 -0.16 -0.10 0.09 -0.16 -0.13 0.00
words: could	send	0.04 -0.10 -0.13 0.09 -0.10 0.07 -0.11
words: could	take	0.07 0.06 -0.09 -0.04 -0.11 -0.10 -0.09
words: could	the	-0.05 -0.11 -0.10 0.07 0.07 -0.05 -0.08
words: could	trigger	-0.08 -0.09 -0.07 0.09 -0.11 -0.05 -0.09
words: country	,	-0.14 0.07 -0.13 -0.08 0.00 -0.06 0.05
words: country	are	-0.08 -0.09 -0.08 0.06 0.07 -0.09 -0.08
words: country	is	0.11 -0.04 -0.16 -0.01 -0.13 -0.11 -0.04
words: country	would	-0.03 0.00 0.06 -0.07 -0.04 -0.02 -0.10
words: court	at	-0.07 -0.16 -0.16 0.02 -0.20 -0.15 0.14
words: cover	[usa]	-0.08 -0.11 -0.14 -0.12 -0.09 -0.12 0.10
words: cover	for	-0.19 -0.06 0.07 -0.08 -0.13 -0.10 0.07
words: cover	up	0.01 -0.13 0.05 -0.07 0.00 -0.05 0.01
words: crackdown	on	-0.09 -0.11 -0.09 -0.10 -0.09 -0.06 0.11
words: crash	in	0.19 -0.15 -0.15 -0.15 -0.05 -0.08 -0.19
words: crew	member	0.14 0.00 -0.17 -0.14 -0.14 -0.12 -0.14
words: crim	in	-0.13 0.13 -0.15 -0.12 -0.01 -0.15 -0.02
words: crisi	:	-0.07 -0.15 -0.11 -0.16 0.09 -0.14 0.09
words: crisi	deepen	-0.08 0.07 -0.13 0.10 -0.17 -0.11 -0.08
words: crisi	drag	-0.08 -0.10 -0.06 0.01 0.06 -0.06 -0.08
words: criticis	[side]	-0.08 0.04 -0.16 -0.06 -0.15 -0.07 0.02
words: cros	[region]	-0.13 0.01 -0.10 0.12 -0.09 -0.11 -0.09
words: cross	[region]	-0.01 -0.05 -0.08 0.04 -0.07 -0.11 -0.10
words: crucial	peac	-0.14 0.14 -0.08 -0.11 -0.08 -0.06 -0.12
words: crud	futur	-0.07 -0.05 -0.03 0.06 -0.04 -0.04 -0.05
words: crud	oil	-0.13 -0.14 -0.02 0.15 -0.07 -0.02 -0.08
words: crud	pric	-0.10 -0.11 -0.06 0.12 -0.10 -0.06 -0.09
words: crud	production	-0.04 -0.06 -0.02 0.05 -0.07 -0.03 -0.03
words: crud	surg	-0.08 0.04 -0.05 0.00 -0.08 -0.04 -0.06
words: crush	respons	0.13 -0.11 -0.10 -0.06 -0.09 -0.10 -0.10
words: cut	[place]	-0.01 -0.09 -0.09 0.08 -0.11 -0.10 -0.10
words: cut	off	-0.12 0.05 -0.15 -0.09 0.09 -0.18 -0.13
words: cuts	oil	-0.07 -0.07 -0.04 0.07 -0.06 -0.05 -0.05
words: d	.	-0.11 -0.12 0.05 -0.15 -0.12 -0.14 0.13
words: daily	brief	0.02 -0.04 -0.16 -0.17 -0.04 -0.17 0.03
words: daily	rundown	0.03 0.00 -0.10 -0.10 -0.10 -0.10 0.03
words: damag	,	0.02 -0.08 -0.13 0.12 -0.14 -0.14 -0.09
words: damag	at	0.04 0.00 0.04 -0.13 -0.12 -0.12 -0.13
words: damag	by	0.04 -0.17 -0.20 -0.17 -0.03 -0.19 0.11
words: damag	in	0.07 -0.20 -0.25 0.04 0.02 -0.21 -0.15
words: damag	to	0.08 -0.16 -0.01 -0.09 0.05 -0.11 -0.21
words: day	[number]	0.06 0.02 -0.26 -0.24 -0.36 -0.19 -0.04
words: day	after	0.00 0.00 -0.11 -0.06 -0.04 -0.08 0.02
words: day	as	-0.01 0.05 -0.08 -0.08 -0.07 -0.07 -0.11
words: day	ceasefir	-0.09 0.14 -0.08 -0.14 0.03 -0.07 -0.21
words: day	of	0.12 -0.08 -0.12 -0.15 0.01 -0.11 -0.15
words: day	period	-0.08 0.09 -0.04 0.03 -0.05 -0.04 -0.10
words: day	with	0.09 -0.11 -0.06 -0.07 -0.07 -0.08 -0.06
words: daybreak	[region]	0.00 0.02 -0.12 -0.12 0.00 -0.08 0.00
words: daybreak	asia	0.04 0.05 -0.07 -0.06 0.04 -0.05 -0.08
words: days	,	-0.01 0.13 0.01 -0.10 -0.18 -0.06 -0.13
words: days	:	-0.10 -0.14 -0.15 -0.11 0.09 -0.09 -0.06
words: days	of	0.12 -0.12 -0.18 -0.19 -0.01 -0.11 0.00
words: de	escalation	-0.11 0.03 -0.07 0.02 -0.10 -0.07 -0.13
words: dead	,	-0.07 -0.13 -0.11 -0.02 0.11 -0.04 0.02
words: dead	after	0.08 -0.14 -0.14 -0.15 0.00 -0.10 -0.16
words: dead	as	0.09 -0.09 -0.10 -0.11 -0.01 -0.09 -0.10
words: dead	in	0.01 -0.12 -0.13 -0.13 0.05 -0.08 -0.13
words: deadlin	,	-0.01 0.05 -0.11 0.05 -0.12 -0.13 -0.12
words: deadlin	for	0.00 0.10 -0.10 -0.13 -0.10 -0.11 -0.11
words: deadlin	loom	-0.11 -0.09 -0.14 -0.04 0.11 -0.13 0.06
words: deadlin	near	0.01 0.07 -0.06 -0.12 -0.09 -0.08 -0.09
words: deadlin	of	-0.05 0.06 -0.07 0.00 -0.06 -0.04 -0.08
words: deadly	[side]	0.01 -0.16 0.02 -0.01 0.08 -0.15 -0.14
words: deadly	[usa]	0.01 0.03 -0.13 -0.11 0.05 -0.09 -0.11
words: deadly	attack	0.15 -0.15 -0.10 -0.12 -0.14 -0.09 -0.11
words: deadly	dron	-0.12 0.07 0.09 -0.14 -0.11 -0.15 -0.10
words: deadly	protest	-0.10 -0.16 0.05 0.04 0.08 -0.07 -0.08
words: deadly	strik	0.09 -0.13 -0.14 -0.13 -0.02 -0.13 0.01
words: deal	,	0.02 0.07 -0.17 -0.03 -0.13 -0.09 -0.11
words: deal	-	-0.04 0.01 0.05 -0.11 -0.22 -0.12 -0.02
words: deal	.	-0.08 -0.10 -0.06 0.09 -0.07 -0.03 0.08
words: deal	:	-0.06 0.08 0.03 -0.13 -0.17 -0.13 -0.05
words: deal	;	-0.09 0.06 -0.07 0.03 -0.07 -0.03 -0.08
words: deal	?	-0.15 0.02 -0.12 -0.15 -0.12 -0.09 0.01
words: deal	after	-0.14 0.13 -0.06 -0.12 -0.11 -0.02 -0.11
words: deal	announc	-0.14 0.15 -0.04 -0.14 -0.09 -0.03 -0.12
words: deal	as	0.00 -0.02 -0.16 0.09 -0.15 -0.09 -0.20
words: deal	clos	-0.07 0.13 -0.11 -0.12 -0.12 -0.08 -0.13
words: deal	could	0.05 -0.09 -0.10 -0.15 -0.14 -0.09 0.04
words: deal	has	-0.12 0.10 -0.04 -0.09 -0.08 -0.03 -0.07
words: deal	in	-0.01 0.04 -0.12 0.01 -0.14 -0.07 -0.14
words: deal	includ	-0.09 0.11 -0.11 -0.10 -0.07 -0.05 -0.12
words: deal	is	0.07 -0.10 -0.14 0.09 -0.16 -0.07 0.01
words: deal	near	-0.12 0.13 -0.09 -0.15 -0.11 -0.06 -0.15
words: deal	reach	-0.15 0.06 -0.08 0.04 -0.11 -0.07 -0.12
words: deal	sign	-0.05 0.03 -0.08 0.02 -0.10 -0.08 -0.14
words: deal	tak	0.00 0.07 -0.13 -0.01 -0.12 -0.07 -0.13
words: deal	text	-0.10 0.10 -0.06 -0.11 -0.09 -0.05 -0.09
words: deal	to	0.08 -0.08 -0.16 0.08 -0.02 -0.09 -0.08
words: deal	with	-0.09 0.07 -0.04 -0.02 -0.01 -0.09 -0.11
words: deal	within	-0.11 0.11 -0.07 -0.12 -0.09 -0.04 -0.10
words: death	of	-0.04 -0.05 -0.16 -0.14 -0.02 -0.09 0.06
words: death	toll	0.06 -0.10 -0.17 -0.19 0.06 -0.14 -0.05
words: debri	from	0.07 -0.06 -0.06 -0.06 -0.11 -0.04 -0.07
words: decid	on	0.04 0.03 -0.13 -0.14 -0.12 -0.10 -0.15
words: decision	,	0.08 0.00 -0.10 -0.12 -0.10 -0.09 -0.13
words: declar	[side]	0.05 0.10 -0.15 0.05 -0.12 -0.08 -0.15
words: declar	[usa]	0.04 -0.10 -0.10 -0.14 -0.10 -0.11 0.08
words: declar	forc	-0.11 -0.09 -0.04 0.10 -0.08 -0.03 -0.08
words: declar	victory	-0.12 -0.16 -0.12 -0.14 -0.09 -0.10 0.16
words: declin	to	0.07 0.10 -0.08 -0.10 -0.07 -0.08 -0.09
words: deep	insid	0.09 -0.12 0.07 -0.10 -0.15 -0.07 -0.12
words: defenc	chief	0.08 0.05 -0.10 -0.09 -0.10 -0.05 0.04
words: defenc	intercept	0.08 -0.09 -0.09 -0.07 -0.06 -0.05 -0.07
words: defend	[side]	-0.05 -0.13 -0.13 -0.14 -0.11 -0.11 0.12
words: defens	minister	0.04 -0.14 -0.16 -0.11 0.05 -0.07 -0.15
words: defens	official	-0.14 -0.10 0.10 -0.11 -0.13 -0.16 -0.06
words: defens	strik	0.10 -0.11 -0.11 -0.08 -0.08 -0.10 -0.10
words: defens	system	0.10 -0.08 -0.09 -0.10 -0.14 -0.07 0.09
words: delegation	,	0.04 0.06 -0.08 -0.08 -0.09 -0.07 -0.10
words: delegation	[side]	-0.10 0.10 -0.06 -0.11 -0.09 -0.06 -0.11
words: delegation	arriv	-0.10 0.10 -0.06 -0.11 -0.09 -0.03 -0.09
words: delegation	leav	-0.09 0.09 -0.04 -0.10 -0.09 -0.03 -0.08
words: delegation	to	-0.09 0.13 -0.09 -0.14 -0.08 -0.09 -0.15
words: demand	[side]	-0.05 0.01 0.03 -0.11 -0.11 -0.12 0.01
words: demand	to	0.06 -0.11 -0.12 -0.03 -0.08 -0.07 0.04
words: demand	unconditional	0.01 0.01 -0.12 -0.01 -0.08 -0.07 -0.03
words: deny	[usa]	0.05 -0.04 -0.13 0.02 -0.08 -0.05 -0.11
words: depend	on	0.00 0.05 -0.10 -0.07 -0.08 -0.03 0.00
words: desalination	plant	0.08 -0.17 -0.17 -0.13 0.06 -0.21 -0.17
words: despit	[side]	0.04 -0.16 -0.14 0.10 -0.14 -0.12 0.02
words: despit	[usa]	0.10 -0.25 -0.24 0.12 -0.06 -0.20 0.00
words: despit	ceasefir	0.18 -0.17 -0.12 -0.11 -0.12 -0.16 -0.25
words: despit	deal	-0.12 0.06 -0.07 0.02 -0.09 -0.05 -0.11
words: despit	ongo	-0.16 0.06 -0.13 0.02 -0.12 -0.10 0.08
words: despit	report	0.04 -0.12 -0.10 -0.12 -0.09 -0.10 0.04
words: despit	the	-0.12 0.08 -0.05 -0.07 -0.10 -0.04 0.00
words: destroy	,	-0.04 -0.07 0.09 -0.15 -0.06 -0.14 0.00
words: destroy	[number]	-0.02 -0.05 -0.14 -0.04 -0.08 0.06 -0.08
words: destroy	[place]	-0.12 0.04 -0.11 -0.11 0.09 -0.14 -0.13
words: destroy	[side]	0.00 -0.13 0.03 0.07 -0.26 -0.19 -0.04
words: destroy	in	0.04 -0.11 -0.18 -0.12 0.09 -0.16 -0.13
words: destruction	of	-0.06 -0.10 -0.16 -0.14 0.15 -0.13 -0.09
words: detail	of	-0.04 0.00 0.04 -0.15 -0.18 -0.14 0.03
words: determin	to	0.05 0.00 -0.12 -0.09 -0.12 -0.07 -0.01
words: did	[side]	0.07 -0.17 -0.16 -0.14 -0.14 -0.14 0.04
words: did	[usa]	-0.08 -0.12 0.04 -0.14 -0.12 -0.09 0.14
words: did	not	-0.04 0.10 0.03 -0.02 -0.20 -0.07 -0.23
words: dies	from	-0.02 -0.13 -0.12 -0.10 0.10 -0.10 -0.09
words: direct	talk	0.01 0.01 -0.12 -0.17 -0.17 -0.05 -0.03
words: displac	[place]	-0.12 -0.09 -0.04 -0.05 0.11 -0.05 -0.11
words: displac	family	-0.15 -0.08 -0.05 -0.07 0.12 -0.06 -0.09
words: displac	in	0.00 -0.09 -0.05 -0.05 0.06 -0.08 -0.08
words: disput	[usa]	0.05 -0.05 0.05 0.05 0.04 -0.14 -0.06
words: disrupt	global	-0.09 -0.09 -0.03 0.02 -0.08 -0.03 0.08
words: disrupt	supply	-0.11 -0.06 -0.05 0.10 -0.12 -0.04 -0.12
words: disruption	in	-0.07 -0.06 -0.03 -0.04 -0.09 -0.06 0.06
words: divid	over	-0.09 0.03 -0.11 -0.07 -0.12 -0.07 0.03
words: do	it	-0.03 -0.03 -0.13 -0.10 -0.14 -0.08 0.07
words: do	littl	-0.08 0.07 -0.09 -0.02 -0.09 -0.05 0.04
words: do	not	0.02 0.02 -0.10 -0.10 0.07 -0.06 -0.07
words: do	we	0.03 -0.04 -0.05 -0.01 -0.13 -0.05 0.04
words: do	with	-0.05 0.12 -0.09 -0.09 -0.07 -0.03 -0.14
words: does	[usa]	-0.10 -0.04 -0.11 -0.09 -0.09 -0.04 0.08
words: does	it	0.10 0.03 -0.09 -0.12 -0.13 -0.10 -0.11
words: does	not	0.02 0.05 -0.18 0.02 -0.17 -0.11 -0.09
words: dollar	a	0.00 0.04 -0.09 0.00 -0.14 -0.05 -0.11
words: dollar	after	-0.10 -0.06 -0.07 0.09 -0.08 -0.06 -0.09
words: dollar	amid	-0.06 -0.06 -0.04 0.06 -0.05 -0.03 -0.04
words: dollar	as	-0.09 -0.21 -0.14 0.15 -0.17 -0.11 -0.20
words: dollar	billion	-0.02 -0.19 0.03 -0.04 -0.02 -0.20 0.10
words: dollar	million	-0.13 0.05 0.08 0.00 -0.12 -0.02 0.01
words: dollar	per	0.06 0.06 -0.04 -0.09 -0.07 -0.05 -0.06
words: dollar	reward	0.12 -0.12 -0.12 -0.10 0.00 -0.09 -0.07
words: dollarsbn	in	-0.06 0.03 -0.11 0.09 -0.13 -0.11 -0.11
words: domestic	protest	-0.01 0.00 -0.12 -0.14 0.07 -0.10 -0.14
words: don't	have	-0.09 -0.11 -0.11 -0.11 0.08 0.07 0.09
words: don't	need	-0.15 0.09 -0.12 0.02 -0.11 -0.11 -0.06
words: don't	want	-0.14 0.11 -0.14 0.00 0.05 -0.12 -0.08
words: doubl	tap	0.01 -0.11 -0.10 -0.07 -0.06 -0.08 0.07
words: doubt	on	0.03 0.03 -0.11 -0.13 -0.09 -0.04 -0.13
words: down	,	-0.11 0.02 -0.19 0.01 0.07 0.07 -0.05
words: down	:	0.05 -0.14 0.08 0.06 -0.11 -0.09 -0.13
words: down	[side]	-0.05 0.08 0.03 -0.17 -0.12 -0.11 -0.05
words: down	[usa]	-0.14 0.08 -0.23 -0.19 -0.16 -0.19 0.08
words: down	apach	0.15 -0.16 -0.10 -0.12 -0.07 -0.07 -0.11
words: down	as	0.04 0.02 -0.10 0.04 -0.08 -0.08 -0.12
words: down	by	-0.05 0.09 -0.16 -0.08 -0.05 -0.07 -0.13
words: down	dron	0.11 -0.11 -0.12 -0.11 -0.09 -0.07 -0.12
words: down	f	0.11 -0.07 -0.12 -0.10 -0.08 -0.07 -0.12
words: down	in	0.19 -0.17 -0.24 -0.07 -0.06 -0.11 -0.18
words: down	jet	0.02 -0.09 -0.12 -0.08 -0.10 -0.10 0.02
words: down	of	0.12 -0.05 -0.14 -0.11 -0.10 -0.12 -0.16
words: down	on	0.11 -0.04 -0.10 -0.09 -0.09 -0.10 -0.12
words: down	over	0.02 -0.17 0.02 -0.13 -0.11 -0.11 0.02
words: down	pilot	0.07 -0.11 -0.12 -0.08 -0.09 -0.10 0.03
words: down	the	-0.09 0.06 -0.09 -0.08 0.02 -0.09 -0.06
words: down	two	0.16 -0.15 -0.17 -0.14 -0.09 -0.04 -0.12
words: dozen	dead	0.15 -0.11 -0.11 -0.09 -0.15 -0.13 -0.13
words: dozen	kill	-0.01 0.05 -0.11 -0.05 0.00 -0.05 -0.10
words: dozen	of	0.07 -0.10 -0.17 0.00 -0.16 -0.10 -0.02
words: draft	[usa]	-0.14 0.08 0.03 -0.13 -0.11 -0.14 0.03
words: drag	on	-0.19 0.10 -0.13 -0.04 0.00 -0.11 -0.08
words: driv	up	-0.10 -0.10 -0.08 0.11 -0.11 -0.07 -0.09
words: dron	,	0.04 -0.01 -0.21 0.04 0.01 -0.16 -0.13
words: dron	.	-0.02 0.11 -0.13 -0.13 0.04 -0.08 -0.05
words: dron	:	0.11 0.05 -0.17 0.02 -0.14 0.07 -0.14
words: dron	and	-0.08 0.05 0.04 -0.08 -0.10 -0.14 0.00
words: dron	at	-0.02 -0.08 -0.04 -0.02 0.05 -0.02 -0.04
words: dron	attack	-0.09 0.00 0.04 0.10 -0.30 -0.02 -0.08
words: dron	boat	0.02 -0.06 -0.15 0.05 -0.09 -0.09 -0.08
words: dron	from	0.07 -0.06 -0.09 -0.04 -0.09 -0.05 -0.06
words: dron	hit	0.16 -0.08 -0.18 -0.16 -0.17 -0.13 0.00
words: dron	hits	0.08 0.02 -0.14 -0.08 -0.15 -0.09 -0.11
words: dron	in	-0.01 -0.06 0.04 -0.15 -0.16 -0.14 0.03
words: dron	infiltration	0.08 -0.19 -0.26 -0.18 0.03 -0.21 -0.24
words: dron	interception	-0.04 -0.11 -0.12 -0.10 -0.12 -0.09 0.06
words: dron	launch	-0.06 0.05 -0.13 -0.11 0.03 -0.10 -0.15
words: dron	on	-0.03 -0.05 -0.10 -0.03 0.06 -0.07 -0.08
words: dron	strik	-0.02 0.02 0.01 -0.05 -0.07 -0.24 0.01
words: dron	target	0.13 -0.08 -0.15 -0.13 -0.16 -0.11 -0.12
words: dron	threat	-0.05 -0.10 0.10 -0.13 -0.13 -0.16 0.06
words: dron	to	0.05 0.05 0.01 -0.07 -0.08 -0.10 -0.08
words: drop	as	-0.11 -0.10 -0.08 0.11 -0.08 -0.07 -0.10
words: drop	on	-0.03 -0.04 -0.02 0.03 -0.05 -0.03 -0.03
words: due	to	-0.14 -0.11 -0.21 0.05 0.03 -0.18 0.07
words: dur	[number]	-0.09 -0.06 -0.05 0.09 -0.07 -0.07 -0.10
words: dur	[side]	-0.02 -0.08 -0.05 -0.02 0.10 -0.20 -0.08
words: dur	[usa]	-0.13 -0.14 0.02 -0.03 0.02 -0.09 0.06
words: dur	live	0.07 -0.10 -0.13 -0.08 -0.07 -0.11 0.04
words: dur	the	0.00 -0.12 -0.10 -0.07 -0.02 -0.04 0.06
words: dur	war	0.01 -0.12 0.01 -0.02 0.07 -0.10 -0.07
words: each	other	0.06 -0.14 -0.19 -0.20 -0.16 -0.16 0.06
words: early	as	-0.08 0.09 -0.08 -0.08 -0.06 -0.04 -0.10
words: early	hurdl	-0.13 0.14 -0.07 -0.14 -0.09 -0.02 -0.14
words: easter	messag	0.05 0.07 -0.14 -0.12 -0.12 -0.13 -0.05
words: economic	risk	-0.12 0.08 -0.05 -0.06 -0.10 -0.03 0.00
words: economic	shock	-0.11 0.01 -0.11 0.03 -0.15 -0.12 0.03
words: edition	[number]	-0.03 0.06 -0.10 -0.08 -0.10 -0.08 0.05
words: editor	daily	0.03 0.00 -0.10 -0.10 -0.10 -0.10 0.03
words: effect	of	-0.02 -0.14 -0.11 0.11 0.02 -0.12 -0.13
words: effort	to	-0.13 0.00 -0.11 -0.10 -0.09 -0.05 0.07
words: elementary	school	-0.04 -0.13 0.04 -0.06 -0.02 -0.08 0.08
words: eli	lake	-0.04 -0.12 -0.13 -0.12 -0.15 -0.12 0.11
words: elon	musk	-0.04 -0.10 -0.13 -0.02 -0.13 0.04 0.06
words: embassy	in	-0.01 0.04 -0.07 -0.08 0.05 -0.03 -0.12
words: emerg	as	-0.11 0.07 -0.11 -0.10 -0.10 -0.07 0.11
words: emergency	oil	-0.11 -0.03 -0.04 0.07 -0.10 -0.04 -0.05
words: end	?	-0.09 0.01 -0.05 0.06 -0.09 -0.06 0.05
words: end	[side]	-0.09 0.07 -0.20 -0.20 -0.16 -0.15 0.02
words: end	[usa]	-0.11 0.04 -0.09 -0.11 -0.10 -0.06 0.02
words: end	a	0.05 -0.10 -0.10 -0.11 -0.11 -0.10 0.06
words: end	in	0.03 -0.03 -0.11 0.01 -0.13 -0.11 -0.01
words: end	of	-0.08 -0.01 -0.13 0.01 -0.14 -0.07 0.05
words: end	the	-0.14 0.11 -0.13 0.00 -0.24 -0.10 -0.06
words: end	to	-0.04 0.01 -0.17 -0.14 -0.18 -0.07 0.05
words: end	war	-0.06 0.12 -0.14 -0.11 -0.03 -0.12 -0.13
words: end	without	0.04 0.00 -0.05 -0.14 -0.07 -0.05 -0.05
words: endles	war	-0.12 -0.08 -0.10 -0.07 0.08 -0.09 0.10
words: enemy	:	-0.14 0.11 -0.08 -0.09 -0.10 -0.07 -0.05
words: energy	,	0.05 -0.11 -0.12 0.06 -0.13 -0.13 -0.12
words: energy	and	-0.07 -0.09 -0.10 -0.06 -0.10 -0.11 0.11
words: energy	as	0.02 0.05 -0.10 -0.03 -0.12 -0.12 -0.12
words: energy	company	-0.11 -0.11 -0.03 0.12 -0.10 -0.01 -0.09
words: energy	cost	-0.03 -0.03 -0.01 0.03 -0.03 -0.01 -0.03
words: energy	crisi	-0.12 0.04 -0.12 0.07 0.08 -0.08 -0.14
words: energy	export	-0.06 -0.10 -0.03 0.00 0.07 -0.03 -0.04
words: energy	facility	0.13 0.02 -0.09 -0.09 -0.16 -0.10 -0.13
words: energy	infrastructur	0.07 0.00 -0.09 -0.10 -0.13 -0.11 0.00
words: energy	market	-0.01 0.06 -0.09 -0.03 -0.14 -0.08 -0.10
words: energy	pric	-0.01 0.02 -0.10 0.02 0.01 -0.07 -0.15
words: energy	secretary	-0.01 -0.12 -0.10 -0.02 -0.09 -0.08 0.06
words: energy	shock	-0.10 -0.12 -0.09 0.12 -0.11 -0.10 -0.12
words: energy	sit	0.03 -0.03 -0.10 0.03 -0.12 -0.13 -0.10
words: energy	supply	0.02 -0.07 -0.03 0.04 -0.10 -0.02 -0.09
words: enrich	uranium	0.06 0.03 0.02 -0.16 -0.14 -0.15 -0.20
words: enter	[side]	0.05 -0.12 -0.11 0.06 -0.11 -0.06 -0.12
words: enter	second	-0.01 0.05 -0.10 -0.08 0.08 -0.08 -0.13
words: enter	third	-0.02 -0.07 -0.10 0.01 0.08 -0.05 -0.09
words: envoy	,	-0.10 -0.03 -0.08 0.05 -0.09 -0.02 0.03
words: envoy	says	-0.09 -0.01 -0.06 0.08 -0.10 -0.05 -0.10
words: epstein	fil	-0.11 -0.11 -0.12 -0.06 -0.06 -0.07 0.11
words: escalat	,	0.15 -0.15 -0.13 -0.16 -0.19 -0.08 0.05
words: escalat	[region]	0.07 -0.07 -0.02 -0.03 -0.07 -0.03 -0.06
words: escalat	attack	-0.07 0.04 -0.10 -0.11 0.03 -0.13 -0.12
words: escalat	war	0.13 -0.13 -0.11 -0.10 -0.10 -0.09 -0.11
words: escalation	,	-0.08 -0.08 -0.05 0.07 0.04 -0.07 -0.07
words: escalation	in	0.09 -0.13 -0.13 -0.04 -0.12 -0.09 0.07
words: ether	,	-0.08 -0.06 -0.06 0.07 -0.07 -0.08 -0.06
words: evacuat	[side]	-0.12 0.13 -0.07 -0.05 -0.01 -0.05 -0.10
words: evacuation	of	0.10 0.00 -0.08 0.06 -0.08 -0.08 -0.13
words: evacuation	order	0.11 -0.14 -0.10 -0.10 0.04 -0.11 -0.17
words: evacuation	warn	0.07 -0.07 -0.07 -0.09 -0.01 -0.05 -0.13
words: eve	of	0.09 -0.13 -0.11 0.07 -0.12 -0.11 -0.13
words: even	after	-0.07 0.03 -0.03 -0.05 -0.09 -0.02 0.06
words: even	as	0.01 -0.07 -0.08 0.01 -0.12 -0.04 0.04
words: even	if	-0.11 -0.03 -0.10 0.07 0.05 -0.08 -0.13
words: ex	[usa]	0.06 0.02 -0.16 -0.12 -0.09 -0.09 -0.01
words: exampl	of	0.02 0.00 -0.08 -0.11 -0.12 -0.05 0.01
words: exchang	threat	-0.18 0.15 -0.15 -0.12 -0.07 -0.11 -0.13
words: exclusiv	:	0.04 -0.06 0.02 -0.10 -0.11 -0.07 0.02
words: expand	[place]	0.04 0.07 -0.10 -0.08 -0.14 -0.11 -0.14
words: expand	to	0.07 -0.09 -0.08 -0.06 -0.05 -0.07 -0.09
words: expect	[usa]	-0.10 0.15 -0.10 -0.09 -0.09 -0.06 0.01
words: expect	to	-0.10 0.10 -0.06 -0.06 -0.05 -0.02 -0.10
words: expert	fear	-0.01 -0.13 -0.11 -0.11 -0.13 -0.06 0.04
words: expert	say	0.08 -0.08 -0.16 0.03 0.06 -0.15 -0.16
words: expert	warn	-0.13 -0.02 -0.14 0.05 0.03 -0.12 -0.03
words: explainer	:	0.12 -0.12 -0.13 -0.09 -0.10 -0.10 -0.11
words: explod	in	0.04 0.05 -0.10 -0.10 -0.09 -0.10 0.01
words: explosion	,	-0.04 0.02 -0.12 -0.07 -0.11 -0.07 0.03
words: explosion	dron	0.14 -0.12 -0.17 -0.09 -0.13 -0.12 -0.14
words: explosion	heard	-0.02 0.07 -0.08 -0.04 -0.12 -0.04 -0.12
words: explosion	hits	0.10 -0.06 -0.07 -0.08 -0.12 -0.07 -0.12
words: explosion	in	0.05 -0.15 -0.16 -0.09 -0.07 -0.08 0.05
words: export	terminal	-0.01 -0.14 -0.09 -0.01 0.07 -0.08 -0.11
words: expulsion	order	0.07 -0.01 -0.09 -0.12 0.00 -0.12 -0.14
words: extend	[side]	-0.05 0.14 -0.09 -0.15 -0.12 -0.10 -0.17
words: extend	ceasefir	-0.07 0.14 -0.07 -0.10 -0.11 -0.07 -0.14
words: extend	gain	-0.06 -0.06 -0.05 0.07 -0.06 -0.04 -0.08
words: extremely	hard	-0.09 -0.01 -0.12 0.07 -0.10 -0.11 -0.11
words: f	[number]	0.15 -0.19 -0.05 0.00 -0.20 -0.16 -0.16
words: fac	a	-0.07 0.03 -0.05 -0.08 -0.10 -0.04 0.03
words: face	of	-0.08 0.07 -0.13 -0.09 0.05 -0.11 -0.01
words: facility	,	0.06 -0.05 -0.17 -0.09 0.08 -0.12 -0.15
words: facility	after	0.06 -0.16 -0.12 0.03 -0.09 -0.11 -0.10
words: facility	hit	0.10 -0.10 -0.10 -0.04 -0.11 -0.09 -0.09
words: facility	in	-0.01 -0.14 -0.14 -0.02 0.04 -0.06 0.02
words: facility	is	-0.09 -0.09 -0.13 -0.11 0.06 -0.11 0.07
words: factbox	:	0.07 -0.07 -0.02 -0.05 -0.09 -0.04 -0.06
words: fail	:	-0.02 -0.11 -0.12 -0.08 -0.10 -0.08 0.07
words: fail	to	-0.17 0.05 0.05 0.02 -0.13 -0.04 -0.05
words: failur	to	-0.13 0.11 -0.13 -0.13 -0.11 -0.12 -0.07
words: fall	,	-0.04 -0.07 -0.10 0.07 -0.11 -0.07 -0.11
words: fall	after	-0.07 0.06 -0.02 0.03 -0.03 -0.03 -0.03
words: fall	and	0.08 -0.11 -0.06 0.06 -0.08 -0.09 -0.11
words: fall	apart	-0.09 0.04 -0.09 -0.15 0.03 -0.08 0.03
words: fall	as	-0.08 -0.12 -0.06 0.11 -0.08 -0.06 -0.10
words: fall	in	-0.09 -0.12 -0.08 0.04 0.06 -0.08 -0.10
words: fall	more	-0.07 0.03 -0.04 -0.02 -0.10 -0.03 -0.06
words: fall	on	-0.03 -0.11 -0.12 0.00 -0.13 -0.12 0.03
words: fallout	from	-0.15 0.00 -0.13 0.06 0.03 -0.10 -0.08
words: family	of	0.07 -0.06 -0.12 -0.06 -0.05 -0.08 0.00
words: farsnew	|	0.00 -0.12 -0.09 0.08 -0.12 -0.07 -0.13
words: fbi	warn	0.14 -0.09 0.10 -0.14 -0.13 -0.17 -0.11
words: fcc	chair	-0.11 -0.14 -0.14 -0.11 -0.12 -0.12 0.14
words: fear	[side]	-0.11 0.05 0.03 -0.07 0.01 -0.09 -0.06
words: fear	[usa]	0.04 -0.05 -0.17 -0.09 0.07 -0.06 -0.08
words: fear	it	0.03 0.03 -0.12 -0.07 -0.13 -0.08 -0.06
words: fear	of	-0.02 -0.22 0.02 0.10 0.01 -0.05 -0.14
words: fed	hold	0.06 -0.04 -0.12 0.04 -0.14 -0.11 -0.12
words: fees	in	-0.11 0.08 -0.09 0.07 -0.07 -0.08 -0.09
words: fees	to	-0.10 0.10 -0.09 -0.07 -0.06 -0.06 -0.08
words: field	attack	-0.12 0.12 -0.11 -0.12 -0.08 -0.07 -0.06
words: fifth	round	0.04 0.01 -0.13 -0.14 -0.14 -0.09 -0.14
words: fight	,	-0.11 -0.01 -0.09 -0.09 0.05 -0.09 0.05
words: fight	and	0.08 0.03 -0.06 -0.09 -0.06 -0.04 -0.10
words: fight	for	0.03 -0.08 -0.11 -0.12 -0.09 -0.09 0.07
words: fight	in	0.13 -0.10 -0.17 -0.12 -0.21 -0.14 0.03
words: fight	on	0.11 -0.15 -0.13 -0.11 -0.12 -0.09 0.03
words: fight	with	0.08 -0.19 -0.18 0.02 0.01 -0.15 0.00
words: fighter	jet	-0.05 0.00 -0.34 0.00 -0.24 -0.16 0.07
words: fighter	jets	0.10 -0.09 -0.10 -0.10 -0.11 -0.05 -0.09
words: final	deal	-0.11 0.12 -0.07 -0.13 -0.08 -0.06 -0.10
words: final	decision	-0.14 0.13 -0.10 -0.14 -0.11 -0.07 -0.12
words: final	stag	0.02 0.08 -0.08 -0.13 -0.10 -0.09 -0.11
words: final	text	-0.10 0.10 -0.07 -0.10 -0.10 -0.03 -0.09
words: find	[side]	-0.11 0.00 0.10 -0.08 -0.10 -0.04 -0.01
words: find	a	0.03 -0.08 -0.09 0.02 -0.10 -0.09 0.05
words: finish	the	0.07 -0.12 -0.09 -0.05 -0.09 -0.08 0.09
words: fir	at	0.09 -0.10 -0.15 -0.13 0.05 -0.06 -0.16
words: fir	ballistic	0.05 -0.11 -0.11 -0.03 -0.09 -0.04 0.07
words: fir	hundred	-0.01 -0.16 -0.10 -0.12 0.05 -0.10 -0.12
words: fir	missil	0.00 0.04 -0.02 -0.15 -0.03 -0.11 -0.19
words: fir	on	0.17 -0.12 -0.16 0.08 -0.18 -0.15 -0.19
words: fire	,	0.04 -0.06 0.05 -0.15 -0.17 -0.13 -0.04
words: fire	.	0.04 -0.05 -0.04 -0.03 0.02 -0.02 -0.10
words: fire	after	-0.04 -0.14 -0.13 0.08 -0.13 -0.08 0.04
words: fire	and	0.06 -0.13 -0.15 -0.03 -0.14 -0.11 0.03
words: fire	as	-0.01 -0.02 -0.07 -0.08 -0.15 -0.07 0.05
words: fire	at	0.02 -0.13 -0.09 0.02 -0.14 -0.08 -0.09
words: fire	for	0.09 -0.08 -0.12 -0.08 -0.09 -0.08 -0.09
words: fire	in	0.06 -0.15 -0.15 -0.17 0.11 -0.14 -0.19
words: fire	kill	0.09 -0.09 -0.11 -0.11 -0.03 -0.08 -0.12
words: fire	on	0.05 0.05 -0.11 -0.13 0.02 -0.08 -0.13
words: fire	rag	0.13 -0.12 -0.11 -0.08 -0.16 -0.11 -0.11
words: first	[usa]	0.04 -0.06 -0.12 -0.08 -0.15 -0.08 0.05
words: first	attack	0.14 -0.13 -0.11 -0.12 -0.12 -0.11 -0.14
words: first	round	-0.17 0.17 -0.13 -0.17 -0.12 -0.07 -0.14
words: first	time	0.06 -0.02 0.01 0.05 -0.08 -0.08 -0.09
words: five	,	0.05 -0.01 -0.11 -0.09 -0.08 -0.05 0.03
words: five	[side]	0.12 -0.09 0.09 -0.14 -0.09 -0.10 -0.14
words: five	days	-0.10 0.05 -0.05 0.05 -0.03 -0.03 0.05
words: five	kill	-0.05 -0.11 -0.07 -0.10 0.07 -0.05 -0.11
words: flagg	ship	0.11 -0.09 -0.08 -0.13 -0.07 -0.08 -0.08
words: flar	up	-0.03 0.08 -0.08 -0.10 0.07 -0.08 -0.10
words: flee	[place]	-0.12 -0.08 -0.08 -0.04 0.05 -0.05 0.05
words: flee	[region]	0.02 -0.09 -0.09 -0.08 0.07 -0.07 -0.08
words: flee	[side]	-0.13 -0.11 -0.10 -0.10 0.09 -0.13 0.07
words: flight	amid	-0.01 0.03 -0.06 -0.03 0.05 -0.09 -0.09
words: flight	as	0.06 -0.08 -0.06 0.03 -0.01 -0.08 -0.10
words: flight	to	-0.09 -0.09 -0.05 0.06 0.03 -0.06 0.02
words: fly	in	-0.07 -0.11 -0.08 0.03 -0.08 -0.08 0.04
words: fm	says	-0.08 0.08 -0.05 -0.07 -0.07 -0.05 -0.09
words: fm	tell	-0.07 0.03 -0.03 0.04 -0.07 -0.04 -0.05
words: focu	on	-0.03 -0.02 -0.10 -0.04 -0.09 -0.09 0.05
words: follow	[region]	-0.11 -0.09 -0.02 0.09 -0.05 -0.03 -0.07
words: follow	[side]	-0.13 -0.08 -0.02 0.08 -0.12 -0.19 0.08
words: follow	[usa]	0.06 -0.19 -0.17 0.08 -0.05 -0.18 -0.17
words: footag	of	0.01 -0.12 -0.15 -0.10 0.05 -0.09 -0.05
words: footag	show	0.05 -0.05 -0.12 -0.02 -0.10 -0.06 -0.04
words: for	?	-0.08 -0.15 -0.07 0.05 0.09 -0.05 0.02
words: for	[number]	0.01 -0.10 -0.21 0.08 -0.22 -0.14 0.03
words: for	[place]	-0.07 -0.05 -0.22 0.12 0.01 -0.15 -0.09
words: for	[region]	-0.02 0.03 -0.18 -0.07 -0.17 -0.16 0.02
words: for	[side]	-0.15 -0.06 0.19 -0.11 -0.04 -0.09 0.03
words: for	[usa]	0.03 -0.07 -0.38 -0.19 -0.15 -0.24 0.13
words: for	a	0.12 0.02 -0.20 -0.06 -0.27 -0.11 -0.08
words: for	an	-0.10 -0.02 0.06 0.00 -0.09 -0.05 0.01
words: for	attack	-0.02 0.05 -0.14 -0.15 -0.12 -0.13 0.02
words: for	boot	0.04 -0.10 -0.07 -0.05 -0.05 -0.03 -0.01
words: for	bring	-0.09 0.05 -0.12 -0.08 -0.10 -0.10 0.07
words: for	ceasefir	-0.07 0.15 -0.07 -0.12 -0.01 -0.08 -0.11
words: for	deal	0.10 -0.04 -0.05 -0.09 -0.09 -0.04 -0.16
words: for	decad	-0.11 -0.02 -0.15 -0.08 -0.09 -0.11 0.11
words: for	down	0.08 -0.12 -0.11 -0.09 -0.10 -0.12 0.00
words: for	end	-0.02 0.07 -0.17 -0.18 -0.17 -0.13 -0.03
words: for	final	-0.10 0.12 -0.05 -0.13 -0.08 -0.05 -0.12
words: for	first	0.01 -0.01 0.03 0.06 0.01 -0.07 -0.13
words: for	five	-0.14 0.02 -0.10 0.02 -0.10 -0.09 0.03
words: for	fun	0.09 0.03 -0.11 -0.08 -0.09 -0.04 -0.10
words: for	help	-0.03 0.13 -0.15 -0.12 -0.14 -0.12 -0.14
words: for	him	-0.07 -0.11 0.07 -0.09 -0.12 -0.06 0.08
words: for	his	-0.10 0.07 -0.12 -0.11 -0.08 -0.04 -0.02
words: for	impact	-0.11 -0.08 -0.07 0.11 -0.12 -0.05 -0.11
words: for	it	0.03 0.06 -0.13 -0.12 -0.11 -0.13 -0.08
words: for	market	-0.07 -0.05 -0.03 -0.04 -0.06 -0.02 0.10
words: for	miss	0.08 0.04 -0.17 -0.13 0.06 -0.14 -0.16
words: for	more	0.01 -0.05 -0.07 0.02 0.01 -0.09 0.01
words: for	not	-0.12 -0.10 -0.01 -0.10 -0.10 -0.08 0.13
words: for	now	-0.03 -0.02 -0.10 -0.14 -0.05 -0.12 0.04
words: for	oil	0.00 0.03 -0.06 -0.03 -0.13 -0.04 -0.11
words: for	peac	0.01 0.03 -0.06 -0.09 -0.06 -0.02 -0.09
words: for	possibl	0.11 -0.13 -0.14 -0.14 0.07 -0.11 0.00
words: for	protection	-0.08 0.01 -0.08 -0.08 0.08 -0.05 -0.11
words: for	regional	0.05 0.07 -0.10 -0.08 -0.10 -0.09 -0.12
words: for	second	0.09 -0.08 -0.08 0.00 -0.13 -0.06 -0.14
words: for	spy	-0.07 -0.06 0.07 -0.04 -0.09 -0.11 -0.07
words: for	strik	-0.04 0.09 0.01 -0.11 -0.17 -0.20 -0.08
words: for	swift	0.01 0.01 -0.05 -0.06 -0.05 -0.01 -0.08
words: for	talk	0.06 0.08 -0.16 -0.23 -0.17 -0.06 -0.23
words: for	the	-0.05 -0.07 -0.02 0.03 -0.05 -0.15 0.06
words: for	their	-0.07 -0.02 -0.15 -0.06 -0.10 -0.10 0.10
words: for	unconditional	0.06 -0.08 -0.12 -0.06 -0.10 -0.04 0.00
words: for	us	-0.12 0.05 -0.12 -0.13 -0.11 -0.05 0.00
words: for	war	0.08 -0.01 -0.01 -0.03 -0.16 -0.08 -0.05
words: for	week	0.06 -0.03 -0.12 -0.07 -0.08 -0.05 -0.07
words: for	what	-0.13 0.01 -0.12 0.05 -0.01 -0.09 0.05
words: for	your	-0.08 -0.05 -0.01 0.07 -0.04 -0.01 -0.06
words: forc	[side]	-0.02 -0.01 -0.15 -0.13 -0.12 -0.14 0.09
words: forc	displacement	-0.03 0.07 -0.06 -0.08 0.00 -0.10 -0.11
words: forc	in	0.17 -0.14 -0.15 -0.13 -0.01 -0.13 0.02
words: forc	kill	-0.05 0.00 -0.08 -0.08 0.11 -0.05 -0.11
words: forc	majeur	-0.05 -0.12 -0.06 0.10 -0.16 -0.07 -0.13
words: forc	to	-0.01 -0.04 -0.15 -0.09 0.00 -0.12 0.03
words: foreign	minister	-0.17 0.01 -0.11 0.08 0.03 -0.05 -0.18
words: foreign	ministry	-0.05 0.13 -0.12 -0.13 0.01 -0.11 -0.02
words: former	[side]	0.01 -0.05 -0.22 -0.15 0.02 -0.16 0.04
words: former	[usa]	-0.08 -0.10 -0.16 -0.13 -0.15 -0.11 0.12
words: found	,	0.05 -0.03 -0.06 -0.10 -0.09 -0.06 0.03
words: four	[side]	0.02 0.00 0.09 -0.08 -0.16 -0.08 -0.12
words: four	kill	0.13 -0.14 -0.13 -0.09 -0.09 -0.08 -0.15
words: fourth	day	-0.02 0.02 -0.08 0.05 0.05 -0.09 -0.10
words: fox	news	0.00 -0.13 -0.23 -0.20 -0.19 -0.17 0.07
words: fragil	[usa]	0.04 -0.07 -0.08 0.01 -0.11 -0.04 0.04
words: fragil	ceasefir	-0.15 -0.03 -0.08 -0.12 0.05 -0.11 0.06
words: freedom	of	-0.10 -0.05 0.07 -0.10 -0.10 -0.12 0.01
words: fresh	[side]	0.06 -0.14 -0.11 -0.11 0.01 -0.11 -0.09
words: fresh	strik	0.06 -0.10 -0.11 -0.06 0.06 -0.06 -0.10
words: fresh	wave	-0.01 0.05 -0.11 -0.10 -0.08 -0.04 -0.10
words: friday	,	0.04 -0.02 -0.11 0.03 -0.13 -0.07 -0.15
words: friday	in	-0.08 0.10 -0.07 -0.11 -0.07 -0.04 -0.12
words: friend	in	-0.13 -0.02 -0.10 0.05 -0.07 -0.08 0.02
words: from	[number]	-0.17 0.01 0.02 0.03 0.09 0.03 -0.18
words: from	[place]	0.12 0.02 -0.33 -0.29 -0.23 -0.23 0.04
words: from	[region]	-0.12 -0.01 -0.27 0.12 -0.29 0.03 -0.02
words: from	[side]	0.09 -0.03 0.00 -0.16 -0.04 -0.35 -0.12
words: from	[usa]	-0.08 0.08 -0.01 -0.04 0.08 -0.23 -0.14
words: from	a	-0.04 0.12 -0.18 -0.15 -0.08 -0.11 -0.07
words: from	attack	-0.06 0.06 -0.19 -0.14 0.05 -0.18 -0.15
words: from	commander	-0.13 0.15 -0.15 -0.03 -0.11 -0.05 -0.12
words: from	epstein	-0.09 -0.09 -0.12 -0.06 -0.05 -0.05 0.09
words: from	his	-0.13 0.00 -0.13 -0.11 -0.11 -0.11 0.06
words: from	launch	0.01 -0.15 -0.23 -0.18 0.06 -0.18 0.05
words: from	military	-0.09 0.04 0.11 -0.06 -0.15 0.07 0.03
words: from	missil	0.02 -0.15 0.08 -0.17 0.02 -0.18 -0.07
words: from	rubbl	-0.06 -0.06 -0.10 -0.09 0.10 -0.09 -0.11
words: from	sanction	-0.08 -0.01 -0.11 0.01 -0.04 -0.14 0.05
words: from	shelter	-0.04 -0.11 -0.17 -0.09 0.05 -0.09 -0.16
words: from	strik	0.11 -0.15 -0.02 -0.07 -0.15 0.05 -0.05
words: from	talk	-0.11 0.11 -0.08 -0.09 -0.11 -0.05 -0.10
words: from	the	0.07 0.05 -0.30 -0.04 -0.23 -0.16 -0.03
words: from	troop	0.03 0.00 -0.14 -0.10 -0.13 -0.11 -0.04
words: from	war	-0.16 0.09 -0.21 -0.12 0.07 -0.18 0.03
words: from	wound	0.02 -0.13 -0.18 -0.15 0.05 -0.13 -0.09
words: front	,	0.05 0.00 -0.07 -0.08 -0.14 -0.06 -0.12
words: front	of	0.01 -0.14 0.04 -0.10 -0.13 -0.10 0.09
words: frozen	asset	-0.15 0.06 -0.15 0.04 -0.11 -0.15 -0.13
words: frozen	fund	-0.12 0.14 -0.09 -0.02 -0.08 -0.11 -0.11
words: ftse	[number]	-0.08 -0.06 -0.07 0.08 -0.08 -0.05 -0.07
words: fuel	,	-0.08 -0.11 -0.10 -0.03 -0.10 -0.02 0.04
words: fuel	cost	-0.07 -0.06 -0.04 0.10 -0.11 -0.04 -0.11
words: fuel	pric	-0.14 -0.15 -0.09 -0.05 0.03 -0.06 0.05
words: fuel	protest	-0.11 -0.11 -0.08 -0.03 -0.11 -0.04 0.05
words: fuel	shortag	-0.15 -0.14 -0.09 0.12 0.06 -0.08 -0.11
words: fuel	tank	0.13 -0.13 -0.10 -0.09 -0.14 -0.11 -0.13
words: fully	open	-0.07 0.04 -0.09 0.06 -0.03 -0.05 -0.07
words: further	as	-0.09 0.00 -0.06 0.04 -0.06 -0.07 -0.05
words: further	escalation	-0.05 0.05 -0.07 0.03 -0.03 -0.02 -0.08
words: further	notic	0.09 -0.12 -0.08 0.00 -0.08 -0.13 -0.11
words: futur	surg	-0.11 -0.04 -0.05 0.07 -0.07 -0.06 -0.07
words: g	[number]	-0.08 0.16 -0.09 -0.14 -0.18 -0.07 -0.21
words: g7	,	-0.13 0.07 -0.06 -0.08 0.08 -0.03 -0.12
words: g7	early	0.03 0.00 -0.07 -0.09 0.03 -0.06 -0.15
words: g7	summit	0.06 -0.06 -0.13 -0.01 -0.12 -0.08 0.00
words: gain	from	-0.12 0.10 -0.14 -0.08 -0.12 -0.10 -0.01
words: gain	on	-0.08 -0.06 -0.04 0.06 -0.05 -0.03 -0.05
words: gas	and	-0.08 -0.07 -0.02 0.10 0.01 -0.01 -0.09
words: gas	export	-0.10 -0.09 -0.06 0.06 0.09 -0.07 -0.08
words: gas	facility	0.13 -0.18 -0.14 -0.07 -0.10 -0.13 -0.13
words: gas	field	-0.02 0.16 -0.21 -0.12 -0.23 -0.19 -0.17
words: gas	market	-0.09 -0.09 -0.03 0.09 -0.04 -0.02 -0.08
words: gas	pric	-0.23 -0.14 -0.16 0.07 0.01 -0.08 0.12
words: gasolin	pric	-0.11 -0.11 -0.09 0.11 -0.12 -0.06 -0.11
words: gave	[side]	-0.13 0.04 0.05 0.07 -0.10 -0.09 -0.11
words: gen	.	0.12 -0.10 -0.09 -0.07 -0.10 -0.04 -0.08
words: genocidal	threat	-0.12 0.06 -0.13 -0.11 -0.09 -0.10 0.00
words: get	involv	0.01 0.06 -0.10 -0.03 -0.10 -0.05 -0.13
words: girl	school	-0.01 0.05 -0.18 -0.06 0.09 -0.09 -0.16
words: giv	[side]	0.00 0.06 -0.05 -0.08 -0.08 -0.03 -0.11
words: giv	[usa]	0.05 -0.11 -0.12 -0.10 -0.12 -0.08 0.06
words: giv	deadlin	0.12 -0.04 -0.07 -0.04 -0.07 -0.08 -0.11
words: global	economy	-0.10 0.01 -0.08 0.03 -0.18 -0.04 0.00
words: global	energy	-0.13 -0.11 -0.07 0.11 -0.15 -0.09 -0.10
words: global	food	-0.13 -0.13 -0.10 -0.13 0.17 -0.13 -0.13
words: global	gas	-0.09 -0.10 -0.07 0.10 -0.10 -0.08 -0.10
words: global	oil	-0.08 -0.11 -0.04 -0.07 -0.12 -0.05 0.07
words: global	recession	-0.07 -0.06 -0.04 0.08 -0.10 -0.03 -0.08
words: go	in	0.10 -0.07 -0.07 -0.11 -0.07 -0.03 -0.12
words: go	on	-0.16 0.03 -0.13 0.04 -0.15 0.04 -0.02
words: go	to	0.14 -0.07 -0.16 0.00 -0.02 -0.08 -0.12
words: goal	for	-0.06 0.11 -0.08 -0.06 -0.08 -0.06 0.01
words: goal	in	-0.02 0.00 -0.12 -0.04 -0.11 -0.04 0.07
words: goes	down	0.14 -0.13 -0.14 -0.12 -0.12 -0.11 -0.13
words: goes	on	-0.10 0.00 -0.12 -0.10 -0.12 -0.13 0.08
words: gold	pric	-0.10 -0.07 -0.04 0.10 -0.11 -0.05 -0.11
words: good	as	-0.03 -0.07 -0.08 0.06 -0.05 -0.07 0.01
words: gop	lawmaker	-0.04 0.07 0.07 -0.03 -0.03 -0.02 -0.08
words: gop	rep	0.06 -0.10 -0.08 -0.05 -0.06 -0.03 -0.02
words: gop	senator	0.02 -0.07 -0.13 -0.08 0.07 -0.08 -0.01
words: got	him	0.10 -0.05 -0.08 -0.08 -0.09 -0.04 -0.11
words: great	settlement	-0.09 0.11 -0.10 -0.08 -0.09 -0.05 -0.12
words: green	card	-0.07 -0.07 -0.08 -0.11 -0.09 -0.09 0.10
words: ground	:	0.09 -0.12 -0.09 -0.05 -0.10 -0.03 -0.05
words: ground	attack	0.04 0.00 -0.12 -0.10 -0.11 -0.07 -0.10
words: ground	forc	0.04 -0.11 -0.07 -0.09 -0.08 -0.06 0.10
words: ground	in	0.10 0.04 -0.13 -0.06 -0.14 -0.06 -0.12
words: ground	invasion	0.08 0.06 -0.15 -0.09 -0.06 -0.11 -0.14
words: ground	operation	0.13 -0.10 -0.15 -0.11 -0.18 -0.11 -0.05
words: ground	troop	-0.04 -0.04 -0.20 -0.13 -0.17 -0.12 0.12
words: growth	forecast	-0.08 -0.10 -0.07 0.10 -0.10 -0.08 -0.10
words: gunfir	kill	0.03 -0.10 -0.10 -0.08 0.01 -0.07 -0.11
words: had	been	-0.09 0.08 0.05 -0.10 0.00 -0.05 -0.11
words: halt	[side]	-0.01 -0.07 -0.11 -0.10 -0.09 -0.10 0.07
words: halt	attack	0.01 0.06 -0.14 -0.11 0.05 -0.13 -0.13
words: halt	strik	0.10 0.00 -0.10 -0.12 -0.10 -0.13 -0.12
words: halt	to	0.03 0.04 -0.06 -0.12 -0.08 -0.05 -0.10
words: hama	:	-0.16 0.17 -0.16 -0.10 -0.16 -0.14 -0.04
words: hama	target	0.10 -0.11 -0.05 -0.03 -0.05 -0.03 -0.06
words: happen	,	-0.05 0.08 -0.11 -0.09 -0.12 -0.05 -0.13
words: happen	?	-0.09 0.11 -0.08 -0.12 -0.12 -0.07 -0.05
words: happen	next	-0.14 -0.01 -0.07 -0.13 -0.13 -0.07 0.08
words: happen	on	0.08 -0.05 -0.19 -0.29 -0.28 -0.20 -0.02
words: hard	to	0.01 -0.13 -0.14 0.02 -0.13 -0.12 0.04
words: hard	tonight	0.00 0.05 -0.11 -0.14 -0.10 -0.09 -0.10
words: has	[number]	0.07 -0.14 -0.10 -0.07 -0.07 -0.05 0.04
words: has	[side]	0.11 -0.16 -0.15 -0.13 -0.13 -0.16 -0.03
words: has	[usa]	0.00 -0.01 -0.14 0.05 -0.12 -0.13 -0.07
words: has	a	-0.04 -0.02 -0.17 -0.09 -0.13 -0.12 0.09
words: has	agre	-0.12 0.03 -0.10 0.05 -0.06 -0.09 -0.11
words: has	already	0.03 0.03 -0.15 0.07 -0.12 -0.09 -0.10
words: has	been	-0.05 -0.05 -0.08 -0.03 -0.02 -0.16 0.08
words: has	left	0.06 -0.13 -0.10 0.03 -0.15 -0.09 0.02
words: has	lost	-0.13 -0.13 0.06 0.03 -0.11 -0.11 0.07
words: has	no	-0.12 0.10 -0.01 -0.01 -0.19 -0.18 -0.05
words: has	not	0.08 -0.10 -0.09 -0.11 -0.09 -0.08 0.06
words: has	sign	-0.12 0.11 -0.09 -0.12 -0.08 -0.04 -0.10
words: has	taken	-0.10 0.10 -0.07 -0.11 -0.06 -0.03 -0.09
words: has	the	-0.07 0.06 -0.14 0.09 -0.16 -0.11 -0.07
words: has	won	-0.07 -0.06 -0.09 -0.04 -0.05 -0.06 0.06
words: have	a	-0.03 -0.06 0.06 -0.11 0.06 0.06 -0.08
words: have	been	0.02 -0.02 -0.02 -0.12 0.05 -0.12 -0.06
words: have	fled	-0.13 -0.12 -0.11 -0.07 -0.11 -0.12 0.13
words: have	happen	-0.08 0.12 -0.12 -0.13 -0.13 -0.06 -0.13
words: have	kill	-0.09 -0.11 -0.07 -0.06 0.10 -0.06 -0.07
words: have	no	0.04 0.03 -0.10 -0.09 -0.09 -0.05 -0.07
words: have	not	0.11 -0.07 -0.11 -0.07 -0.06 -0.08 -0.13
words: have	to	-0.10 0.09 -0.18 -0.04 -0.16 -0.13 -0.03
words: have	turn	-0.01 0.00 -0.09 -0.07 -0.07 -0.06 0.01
words: he	a	0.01 0.05 0.07 -0.07 -0.10 -0.05 -0.01
words: he	claim	-0.10 0.04 0.06 -0.10 -0.06 -0.07 0.06
words: he	could	-0.12 0.01 0.00 -0.10 -0.08 -0.05 0.08
words: he	found	-0.12 -0.01 -0.11 -0.11 -0.12 -0.11 0.12
words: he	is	-0.02 0.01 -0.03 -0.03 -0.13 -0.14 0.01
words: he	may	0.06 -0.04 -0.11 -0.04 -0.07 -0.01 -0.13
words: he	not	-0.03 0.02 -0.12 -0.11 -0.08 -0.08 -0.01
words: he	says	-0.02 0.07 -0.06 -0.04 -0.07 -0.03 -0.05
words: he	told	-0.07 -0.13 -0.11 0.06 -0.08 -0.06 0.08
words: he	want	-0.01 -0.17 -0.14 0.07 -0.12 -0.12 0.02
words: he	warn	0.04 0.00 -0.10 -0.08 -0.07 -0.05 -0.11
words: he	was	-0.01 -0.06 -0.09 0.02 0.03 -0.07 0.03
words: he	would	0.11 -0.01 -0.11 -0.12 -0.11 -0.04 -0.02
words: head	to	-0.04 0.14 0.01 -0.02 -0.11 -0.07 -0.20
words: heart	of	0.05 -0.16 -0.14 -0.12 -0.18 -0.13 0.10
words: held	in	-0.01 -0.11 -0.12 -0.08 -0.10 -0.05 0.10
words: helicopter	shot	-0.07 0.10 -0.13 -0.12 -0.07 -0.08 -0.12
words: hell	after	0.09 -0.04 -0.09 -0.07 -0.05 -0.04 -0.08
words: hell	out	0.03 0.08 -0.12 -0.10 -0.12 -0.09 -0.13
words: help	:	-0.04 0.04 -0.14 -0.14 0.06 -0.10 -0.12
words: help	[side]	-0.20 -0.10 0.21 -0.01 -0.02 -0.18 -0.08
words: help	[usa]	0.00 0.02 -0.12 -0.12 0.05 -0.10 -0.01
words: help	in	-0.14 0.11 -0.11 -0.11 -0.10 -0.07 -0.02
words: help	to	0.06 0.09 -0.13 -0.09 -0.09 -0.07 -0.05
words: here	how	-0.06 -0.04 -0.10 -0.07 -0.12 -0.06 0.10
words: here	what	-0.19 -0.20 -0.16 0.02 0.06 -0.11 0.04
words: hid	plac	-0.11 -0.09 -0.07 0.04 0.08 -0.06 -0.09
words: high	as	-0.06 -0.07 -0.02 0.06 -0.08 -0.02 -0.03
words: high	level	-0.10 0.09 -0.13 -0.19 -0.14 -0.08 0.02
words: high	on	-0.12 -0.13 -0.08 0.03 -0.10 -0.07 0.03
words: high	stak	-0.13 0.13 -0.12 -0.10 -0.08 -0.10 -0.14
words: higher	as	-0.10 -0.10 -0.04 0.11 -0.06 -0.06 -0.08
words: highest	level	-0.08 0.09 -0.10 0.03 -0.07 -0.04 -0.05
words: him	:	0.00 0.04 -0.11 -0.10 -0.09 -0.07 -0.01
words: him	from	-0.11 -0.12 0.05 -0.08 -0.06 -0.07 0.06
words: him	to	-0.12 0.07 0.07 -0.10 -0.10 -0.11 -0.06
words: hint	at	0.04 -0.06 -0.12 -0.10 -0.09 -0.05 0.03
words: his	[side]	-0.17 -0.10 -0.20 -0.14 -0.15 -0.16 0.17
words: his	face	-0.10 -0.12 -0.10 -0.08 -0.06 -0.04 0.11
words: his	own	-0.04 -0.15 -0.24 -0.09 -0.21 -0.17 0.16
words: his	war	-0.12 0.07 -0.11 -0.10 -0.09 -0.05 -0.01
words: historic	[usa]	0.02 -0.05 -0.01 -0.10 -0.08 -0.08 0.03
words: historic	talk	-0.09 0.11 -0.07 -0.09 -0.05 -0.03 -0.12
words: hit	,	0.06 -0.09 -0.08 -0.07 -0.02 -0.11 -0.09
words: hit	[number]	-0.11 0.07 -0.04 -0.05 -0.10 -0.05 -0.05
words: hit	[place]	0.21 -0.15 -0.18 -0.21 -0.13 -0.21 0.01
words: hit	[region]	-0.03 -0.12 -0.11 -0.11 -0.10 -0.06 0.07
words: hit	[side]	0.03 -0.04 -0.22 0.04 0.03 -0.13 -0.20
words: hit	[usa]	0.12 -0.13 -0.17 -0.06 -0.13 -0.07 -0.10
words: hit	again	-0.06 0.06 -0.10 0.02 -0.08 -0.10 -0.11
words: hit	as	0.06 -0.16 -0.14 0.04 0.00 -0.11 -0.17
words: hit	by	-0.02 -0.24 -0.28 0.02 0.11 -0.01 -0.22
words: hit	in	0.20 -0.18 -0.21 -0.07 -0.08 -0.16 -0.14
words: hit	south	0.07 -0.05 -0.03 -0.06 -0.08 -0.04 -0.06
words: hit	the	0.10 -0.10 -0.10 0.04 -0.04 -0.09 -0.12
words: hit	very	-0.07 0.08 -0.05 -0.07 -0.07 -0.07 -0.06
words: hit	with	-0.10 -0.12 -0.12 -0.11 -0.10 -0.10 0.11
words: hits	,	-0.15 -0.01 -0.14 -0.12 0.08 -0.12 0.06
words: hits	[number]	0.02 -0.14 -0.16 0.02 -0.01 -0.13 -0.17
words: hits	[place]	0.06 -0.03 -0.11 0.10 -0.18 -0.13 -0.13
words: hits	[side]	0.07 -0.17 -0.23 0.02 -0.02 -0.17 -0.05
words: hits	[usa]	-0.14 0.04 -0.20 0.01 -0.16 -0.13 0.07
words: hits	back	0.00 0.10 -0.14 -0.03 -0.17 -0.08 -0.11
words: hits	from	0.06 -0.10 -0.16 -0.10 0.00 -0.12 -0.14
words: hits	in	0.09 -0.22 -0.39 -0.29 -0.02 -0.22 -0.08
words: hits	on	0.12 -0.08 -0.18 -0.06 -0.09 -0.13 -0.15
words: hits	wound	-0.12 -0.09 -0.12 -0.09 0.12 -0.07 -0.11
words: hitt	[side]	-0.11 0.06 0.05 -0.03 0.06 -0.06 -0.10
words: hold	,	0.02 -0.03 -0.09 0.07 -0.14 -0.05 -0.14
words: hold	[number]	-0.06 -0.08 -0.06 0.08 -0.08 -0.06 0.07
words: hold	peac	-0.11 0.04 -0.07 0.04 -0.07 -0.04 -0.09
words: hold	rat	0.01 -0.03 -0.11 0.08 -0.13 -0.09 -0.14
words: hold	talk	-0.10 0.09 -0.06 -0.05 -0.11 -0.04 -0.11
words: hold	the	0.03 -0.02 -0.08 -0.09 -0.11 -0.07 0.01
words: hole	in	0.11 -0.09 -0.09 -0.11 -0.10 -0.06 -0.10
words: hom	and	-0.07 -0.04 0.05 -0.03 0.04 -0.04 -0.07
words: hom	in	-0.04 -0.09 0.07 -0.09 0.07 0.08 -0.13
words: home	:	-0.14 -0.16 -0.12 0.05 0.03 -0.12 0.03
words: home	to	-0.04 -0.11 -0.09 -0.05 0.10 -0.06 -0.14
words: hop	[usa]	-0.14 0.15 -0.10 -0.13 -0.10 -0.04 -0.15
words: hop	for	0.06 -0.01 -0.09 -0.05 -0.12 -0.06 -0.14
words: hop	of	-0.12 -0.03 -0.10 0.05 -0.06 -0.08 0.07
words: hop	to	-0.02 0.10 -0.16 -0.12 -0.16 -0.11 -0.05
words: hospital	,	-0.01 -0.11 -0.13 -0.09 0.07 -0.11 -0.13
words: hospital	in	0.06 -0.08 -0.10 -0.08 0.03 -0.11 -0.10
words: host	[side]	0.05 -0.04 -0.06 -0.09 -0.08 -0.06 0.01
words: host	[usa]	0.11 -0.02 -0.15 -0.11 -0.13 -0.10 -0.16
words: hotel	in	0.17 -0.14 -0.15 -0.14 -0.15 -0.12 -0.15
words: hour	,	0.03 -0.10 -0.12 -0.07 -0.11 -0.08 0.05
words: hour	-	-0.05 0.02 -0.08 0.04 -0.04 -0.03 -0.08
words: hour	after	0.08 -0.17 -0.16 0.10 -0.17 -0.12 0.00
words: hour	befor	-0.02 0.05 -0.11 0.01 -0.13 -0.11 -0.17
words: hour	of	0.06 0.04 -0.05 0.00 -0.12 -0.05 -0.13
words: hour	to	0.02 0.02 -0.11 -0.14 -0.10 -0.10 -0.15
words: hous	democrat	-0.08 -0.05 -0.09 -0.06 -0.07 -0.05 0.08
words: how	[place]	0.07 0.09 0.06 -0.15 -0.15 -0.14 -0.12
words: how	[side]	-0.11 -0.16 0.06 0.02 0.14 0.02 -0.08
words: how	[usa]	-0.04 0.00 -0.20 0.00 -0.22 -0.15 0.05
words: how	a	-0.12 0.07 -0.11 -0.12 -0.15 -0.13 0.05
words: how	long	0.06 -0.11 -0.10 -0.05 -0.09 -0.04 0.00
words: how	the	-0.13 -0.16 -0.22 0.13 -0.13 -0.13 -0.04
words: how	to	0.07 -0.08 -0.18 -0.12 -0.05 -0.16 0.12
words: how	war	0.07 0.05 -0.12 -0.02 -0.15 -0.06 -0.12
words: how	will	0.09 -0.01 0.08 -0.09 -0.16 -0.11 -0.10
words: hundred	of	0.02 -0.01 -0.19 -0.11 0.05 -0.14 -0.04
words: hunt	for	0.01 -0.11 0.07 -0.09 -0.10 -0.06 0.01
words: hurdl	in	-0.09 -0.04 -0.06 -0.08 -0.08 -0.05 0.06
words: hurt	as	0.12 -0.09 -0.08 -0.11 -0.12 -0.09 -0.11
words: hype	video	-0.08 -0.08 -0.09 -0.04 -0.07 -0.03 0.08
words: i	don't	-0.12 -0.03 -0.11 -0.13 -0.13 -0.11 0.12
words: i	have	-0.10 -0.04 -0.13 -0.07 -0.10 -0.08 0.07
words: i	just	0.08 -0.13 -0.09 -0.08 0.01 -0.09 0.02
words: i	will	-0.10 0.02 -0.12 -0.10 -0.14 -0.11 0.09
words: iea	to	-0.10 -0.02 -0.03 0.07 -0.09 -0.04 -0.08
words: if	,	-0.08 -0.19 0.06 -0.17 -0.15 0.07 0.08
words: if	[ally]	-0.12 -0.07 -0.08 -0.07 -0.08 -0.04 0.09
words: if	[place]	-0.06 -0.07 -0.11 -0.10 -0.05 -0.03 0.07
words: if	[region]	-0.10 0.03 -0.14 -0.02 0.03 -0.14 -0.02
words: if	[side]	0.00 0.11 -0.07 -0.01 -0.29 -0.19 -0.09
words: if	[usa]	-0.13 0.06 -0.03 -0.08 -0.27 -0.18 0.05
words: if	attack	0.00 0.03 -0.13 -0.10 -0.12 -0.10 -0.18
words: if	it	-0.13 0.08 -0.11 0.02 -0.10 -0.08 -0.11
words: if	no	0.11 -0.09 -0.12 -0.12 -0.11 -0.07 -0.12
words: if	the	-0.12 -0.04 0.03 -0.04 -0.14 -0.07 0.11
words: if	they	-0.09 -0.07 0.04 0.13 -0.12 -0.13 -0.09
words: imag	of	-0.02 -0.08 -0.10 -0.06 -0.01 -0.07 0.08
words: imag	show	-0.01 -0.13 0.09 -0.10 -0.03 -0.10 -0.12
words: imminent	strik	-0.01 -0.12 -0.11 0.03 0.04 -0.15 -0.10
words: imminent	threat	-0.06 -0.11 0.11 -0.15 -0.10 -0.11 0.07
words: impact	from	-0.08 -0.09 -0.06 0.09 -0.11 -0.06 -0.08
words: impact	of	-0.20 0.04 -0.17 0.12 0.00 -0.15 -0.11
words: impact	on	-0.11 -0.15 -0.14 0.13 -0.14 -0.11 0.00
words: in	,	-0.12 0.15 -0.15 -0.16 -0.12 -0.10 0.00
words: in	:	0.08 0.00 -0.17 0.03 -0.01 -0.11 -0.19
words: in	[ally]	-0.06 0.02 -0.11 -0.08 0.09 -0.06 -0.15
words: in	[number]	-0.05 -0.05 0.09 -0.12 -0.15 0.06 0.07
words: in	[place]	0.18 -0.20 -0.03 -0.13 0.14 -0.23 -0.12
words: in	[region]	0.14 -0.16 -0.05 0.00 0.00 -0.25 -0.17
words: in	[side]	0.19 -0.24 -0.21 -0.25 0.18 -0.12 0.02
words: in	[usa]	-0.07 0.08 -0.02 -0.17 0.02 -0.20 -0.04
words: in	a	-0.16 -0.02 0.03 -0.08 -0.02 -0.13 0.13
words: in	air	0.17 0.02 -0.16 -0.13 -0.19 -0.15 -0.20
words: in	an	0.01 0.04 -0.13 -0.13 0.06 -0.11 -0.17
words: in	announc	-0.04 0.02 -0.01 -0.15 -0.06 -0.13 0.07
words: in	asia	-0.09 0.08 -0.11 0.09 -0.11 -0.07 -0.10
words: in	attack	0.04 -0.02 -0.30 -0.18 -0.14 -0.21 0.07
words: in	bid	0.03 0.00 -0.10 -0.15 -0.09 0.02 -0.04
words: in	blockad	0.00 -0.16 -0.13 0.07 -0.11 -0.12 0.05
words: in	bomb	0.08 0.04 -0.15 -0.08 -0.08 -0.10 0.00
words: in	case	0.14 -0.13 0.05 -0.13 -0.10 -0.09 -0.13
words: in	ceasefir	-0.06 -0.13 -0.14 0.05 0.10 0.01 -0.11
words: in	com	0.11 -0.07 -0.11 -0.12 -0.10 -0.09 -0.12
words: in	commander	-0.12 0.12 -0.14 -0.09 -0.13 -0.06 0.08
words: in	dar	0.10 -0.10 -0.13 -0.10 -0.11 -0.09 -0.04
words: in	decad	-0.09 0.11 -0.04 -0.08 -0.07 -0.03 -0.12
words: in	dron	0.12 -0.11 -0.12 -0.07 -0.11 -0.10 -0.13
words: in	easter	0.11 0.01 -0.14 -0.13 -0.11 -0.14 -0.04
words: in	explosion	-0.03 0.04 -0.08 -0.07 -0.01 -0.06 -0.08
words: in	fight	0.21 -0.15 -0.16 -0.12 -0.19 -0.13 0.05
words: in	final	0.00 0.09 -0.09 -0.15 -0.11 -0.04 -0.14
words: in	first	0.10 0.02 0.00 0.00 -0.18 -0.16 -0.17
words: in	focu	-0.03 -0.02 -0.02 0.02 -0.02 -0.02 -0.02
words: in	fresh	0.01 -0.13 -0.10 -0.10 0.10 -0.11 -0.13
words: in	full	0.06 0.03 -0.08 -0.09 -0.04 -0.03 0.01
words: in	guidelin	0.09 -0.16 -0.15 -0.16 0.16 -0.15 -0.18
words: in	his	-0.14 -0.17 -0.14 -0.13 -0.12 -0.10 0.15
words: in	history	0.01 0.03 -0.09 -0.08 -0.12 -0.08 0.04
words: in	in	0.12 -0.07 -0.12 0.03 -0.02 -0.11 -0.10
words: in	intercept	0.11 0.05 -0.13 -0.08 -0.11 -0.10 -0.11
words: in	its	0.07 0.05 -0.11 -0.05 -0.11 -0.11 -0.04
words: in	just	-0.08 0.04 0.07 -0.10 -0.13 -0.08 -0.05
words: in	la	-0.06 0.03 0.02 -0.09 -0.09 -0.05 0.11
words: in	latest	0.05 -0.18 -0.18 -0.09 0.04 -0.14 0.02
words: in	march	-0.11 -0.10 -0.07 0.11 -0.07 -0.04 -0.11
words: in	meet	-0.11 0.10 -0.04 -0.08 -0.11 -0.01 -0.09
words: in	military	-0.11 0.04 -0.15 0.05 0.04 -0.13 -0.03
words: in	missil	-0.01 -0.08 -0.12 -0.09 0.05 -0.09 0.04
words: in	nearly	-0.09 0.05 -0.11 0.06 -0.07 -0.07 -0.11
words: in	negotiation	-0.13 -0.02 -0.09 -0.14 -0.11 -0.06 0.04
words: in	new	0.01 0.00 -0.20 -0.13 -0.14 -0.13 -0.01
words: in	next	0.05 0.04 -0.09 -0.07 -0.06 -0.05 -0.09
words: in	north	-0.10 -0.10 0.08 -0.08 -0.11 -0.08 0.06
words: in	on	-0.12 -0.11 0.04 0.03 -0.12 0.06 0.05
words: in	one	0.05 -0.04 -0.15 0.04 0.05 -0.13 -0.16
words: in	operation	0.08 -0.12 -0.11 -0.11 0.04 -0.11 -0.09
words: in	overnight	0.12 -0.14 -0.16 -0.13 0.02 -0.12 -0.14
words: in	past	-0.04 -0.09 0.00 0.08 -0.12 -0.12 -0.13
words: in	peac	-0.08 0.02 -0.09 -0.02 -0.10 -0.09 0.02
words: in	pictur	0.10 0.01 -0.13 -0.13 -0.15 -0.14 -0.14
words: in	plac	-0.03 0.04 -0.09 -0.11 0.07 -0.05 -0.19
words: in	rang	0.01 -0.11 -0.09 -0.09 -0.12 -0.06 0.08
words: in	recent	-0.04 0.09 -0.11 0.06 -0.16 -0.13 -0.12
words: in	region	0.07 0.04 -0.13 -0.19 -0.16 -0.14 -0.16
words: in	respons	-0.03 -0.05 -0.21 0.09 -0.06 -0.12 -0.04
words: in	says	-0.04 -0.01 -0.13 0.04 -0.16 -0.14 -0.07
words: in	separat	0.13 -0.11 -0.09 -0.06 -0.13 -0.05 -0.13
words: in	shelter	0.05 -0.04 -0.09 -0.03 -0.01 -0.04 0.01
words: in	sight	0.10 -0.02 -0.13 0.00 -0.15 -0.13 -0.09
words: in	south	0.12 -0.09 -0.15 -0.13 0.00 -0.13 -0.19
words: in	spy	-0.09 -0.06 0.09 -0.06 -0.06 -0.10 -0.08
words: in	strik	0.10 -0.09 -0.32 -0.18 0.08 0.02 -0.24
words: in	suspect	-0.02 -0.10 -0.11 -0.13 -0.12 0.07 -0.10
words: in	talk	-0.18 -0.06 -0.21 0.06 -0.25 -0.13 0.06
words: in	the	0.00 0.09 -0.14 -0.07 0.03 -0.02 -0.12
words: in	to	0.09 0.10 -0.09 -0.12 -0.14 -0.07 -0.13
words: in	two	-0.07 0.03 -0.13 0.06 0.05 -0.07 -0.11
words: in	visit	0.06 0.00 -0.11 -0.10 -0.10 -0.08 -0.15
words: in	wake	-0.08 -0.09 -0.12 0.01 -0.11 -0.11 0.09
words: in	war	-0.03 -0.12 0.03 -0.01 -0.08 -0.30 0.10
words: in	warn	-0.02 0.04 -0.11 -0.10 -0.13 -0.11 0.01
words: in	wave	0.11 -0.07 -0.15 -0.07 -0.13 -0.10 -0.08
words: in	week	0.05 -0.04 -0.11 0.04 -0.14 -0.06 -0.10
words: includ	[place]	-0.14 0.11 -0.08 -0.08 0.03 -0.05 -0.07
words: includ	[side]	-0.17 0.15 -0.10 -0.10 -0.12 -0.09 -0.11
words: includ	in	0.01 0.04 -0.12 -0.07 0.01 -0.05 -0.13
words: infiltration	alert	0.08 -0.19 -0.26 -0.18 0.03 -0.21 -0.24
words: inflation	,	-0.08 -0.09 -0.05 0.10 -0.11 -0.06 -0.09
words: inflation	risk	-0.06 -0.06 -0.10 0.07 -0.08 -0.08 -0.08
words: injur	[number]	-0.16 -0.13 -0.18 -0.14 0.17 -0.12 -0.15
words: injur	after	-0.01 0.01 -0.10 -0.10 0.06 -0.07 -0.10
words: injur	and	-0.05 -0.13 -0.08 0.01 0.06 -0.02 -0.13
words: injur	as	0.11 -0.07 -0.12 -0.09 -0.13 -0.09 -0.10
words: injur	in	0.06 -0.14 -0.14 0.02 0.03 -0.13 -0.14
words: insid	[place]	-0.03 -0.13 -0.13 0.06 -0.11 -0.10 0.04
words: insid	[side]	0.06 -0.15 -0.02 -0.15 -0.05 -0.15 0.00
words: insid	the	0.10 -0.13 -0.18 -0.14 -0.15 -0.13 0.03
words: insight	:	-0.16 -0.14 -0.07 0.16 -0.17 -0.06 -0.13
words: insist	[place]	0.12 -0.08 -0.13 -0.12 -0.13 -0.11 0.05
words: insist	[side]	0.01 0.05 -0.15 -0.17 -0.08 -0.11 -0.10
words: insist	[usa]	0.01 -0.09 -0.17 0.05 -0.14 -0.13 0.11
words: insist	it	-0.01 -0.01 0.07 -0.11 -0.05 -0.04 -0.05
words: intensify	[side]	0.07 0.06 -0.11 -0.06 0.03 -0.12 -0.14
words: intensify	attack	0.12 -0.17 -0.12 0.05 -0.15 -0.13 -0.14
words: intercept	,	-0.04 -0.09 0.05 -0.08 -0.12 -0.09 -0.11
words: intercept	[side]	-0.03 -0.08 -0.14 -0.07 0.03 -0.07 0.04
words: intercept	dron	0.06 -0.04 -0.09 -0.06 -0.06 -0.05 -0.06
words: intercept	missil	0.02 -0.05 -0.09 0.05 -0.11 -0.02 -0.09
words: interest	in	0.02 -0.03 -0.13 0.04 -0.17 -0.15 -0.07
words: interior	minister	0.06 -0.06 -0.11 -0.12 -0.11 -0.07 0.07
words: international	law	-0.16 0.09 -0.19 -0.04 0.09 -0.15 -0.08
words: interven	if	0.08 -0.03 -0.15 -0.09 -0.07 -0.07 -0.11
words: interven	in	0.12 -0.10 -0.09 -0.10 -0.08 -0.05 -0.11
words: intervention	in	0.05 -0.06 -0.10 -0.10 -0.08 -0.09 -0.03
words: interview	with	0.04 0.07 0.09 -0.11 -0.15 -0.08 -0.18
words: into	[place]	0.21 -0.18 -0.17 -0.11 -0.18 -0.13 -0.20
words: into	[region]	-0.04 -0.15 -0.16 0.09 -0.13 -0.10 -0.03
words: into	[side]	-0.15 -0.19 0.08 -0.12 0.01 0.02 0.15
words: into	[usa]	-0.04 -0.14 -0.13 -0.10 -0.13 0.05 0.06
words: into	a	-0.13 0.05 0.05 -0.13 0.06 -0.11 -0.02
words: into	chao	-0.09 -0.11 -0.08 0.00 -0.10 -0.07 0.07
words: into	effect	-0.05 0.13 -0.06 -0.09 -0.05 -0.04 -0.17
words: into	the	0.03 -0.13 -0.12 0.13 -0.12 -0.11 -0.09
words: into	war	-0.07 -0.14 0.07 -0.09 -0.10 -0.09 0.04
words: invad	[side]	0.16 -0.09 -0.16 -0.04 -0.12 -0.12 -0.14
words: invasion	of	0.12 -0.03 -0.12 -0.12 -0.11 -0.13 -0.16
words: investor	on	0.02 -0.10 -0.10 0.10 -0.10 -0.09 -0.13
words: invit	[place]	-0.11 0.12 -0.11 -0.11 -0.07 -0.06 -0.10
words: involv	in	0.06 0.07 -0.13 -0.05 -0.15 -0.07 -0.13
words: involvement	in	0.08 0.04 -0.15 -0.13 -0.13 -0.11 -0.12
words: is	[side]	-0.06 -0.02 -0.02 -0.03 -0.27 -0.20 0.13
words: is	[usa]	0.09 -0.14 -0.11 -0.07 -0.14 -0.12 0.02
words: is	a	0.03 -0.05 -0.19 -0.07 -0.21 -0.15 0.07
words: is	all	-0.05 0.03 -0.09 -0.10 -0.10 -0.12 0.08
words: is	already	0.10 0.01 -0.13 -0.11 -0.10 -0.10 0.01
words: is	an	-0.12 0.07 -0.09 -0.13 -0.10 -0.10 0.04
words: is	attack	-0.04 0.00 -0.11 -0.12 0.06 -0.12 0.05
words: is	clos	-0.05 0.09 -0.10 -0.12 -0.10 -0.13 -0.12
words: is	com	0.11 0.03 -0.16 -0.14 -0.14 -0.13 -0.15
words: is	consider	0.11 -0.07 -0.11 -0.11 -0.09 -0.06 -0.09
words: is	destroy	-0.08 -0.13 -0.12 -0.15 0.12 -0.14 -0.14
words: is	fully	-0.09 0.11 -0.09 -0.09 -0.06 -0.06 -0.06
words: is	go	0.09 -0.07 -0.07 0.06 -0.13 -0.03 -0.08
words: is	happen	0.07 -0.03 -0.19 -0.24 -0.24 -0.21 -0.03
words: is	help	-0.12 0.00 0.11 -0.11 -0.14 -0.10 0.00
words: is	in	0.00 0.05 -0.16 0.02 -0.18 -0.15 -0.08
words: is	key	0.01 -0.13 -0.07 0.06 -0.09 -0.03 0.05
words: is	lock	0.12 -0.11 -0.15 -0.08 -0.06 -0.06 -0.12
words: is	no	-0.10 0.03 -0.13 -0.09 -0.05 -0.11 0.06
words: is	not	-0.04 -0.09 -0.02 -0.04 -0.21 -0.12 0.12
words: is	on	-0.05 -0.01 -0.16 -0.02 -0.13 -0.07 0.05
words: is	only	0.03 0.04 -0.11 -0.10 -0.01 -0.13 0.04
words: is	play	-0.10 -0.01 -0.10 -0.10 -0.09 -0.09 0.14
words: is	prepar	0.12 -0.13 -0.11 -0.09 -0.12 -0.08 -0.10
words: is	pretty	-0.06 -0.13 -0.12 0.06 -0.14 -0.12 0.05
words: is	ready	0.07 -0.03 -0.10 -0.06 -0.07 -0.05 -0.10
words: is	safe	0.06 -0.12 -0.14 -0.13 0.02 -0.14 0.08
words: is	sign	-0.13 0.05 -0.06 0.06 -0.06 -0.05 -0.13
words: is	target	-0.04 0.03 -0.01 -0.17 -0.08 -0.17 0.02
words: is	the	0.03 -0.02 0.01 0.01 -0.06 -0.16 -0.05
words: is	unclear	0.07 -0.10 -0.07 -0.07 -0.07 -0.07 0.00
words: is	us	-0.05 0.10 -0.14 0.03 -0.13 -0.13 -0.11
words: is	wait	-0.09 0.09 -0.12 -0.09 -0.12 -0.11 0.08
words: is	what	-0.11 -0.05 -0.09 0.05 -0.10 -0.06 0.07
words: issu	,	-0.14 0.08 -0.07 0.02 -0.11 -0.04 -0.13
words: issu	chill	0.09 0.02 -0.15 -0.11 -0.14 -0.14 -0.06
words: issu	forc	0.01 -0.12 -0.05 -0.03 0.04 -0.06 -0.12
words: issu	fresh	-0.07 0.09 -0.06 -0.01 -0.07 -0.04 -0.09
words: it	.	-0.07 0.02 -0.11 -0.08 -0.01 -0.09 0.08
words: it	:	-0.03 0.11 -0.05 -0.11 -0.19 -0.16 -0.01
words: it	a	0.01 -0.10 -0.17 -0.15 -0.18 -0.14 0.12
words: it	be	0.02 0.05 -0.07 -0.09 -0.06 -0.07 -0.11
words: it	can	0.00 0.06 -0.11 -0.10 -0.12 -0.06 0.04
words: it	did	-0.15 0.07 -0.12 0.02 0.04 -0.07 -0.08
words: it	down	0.01 0.04 -0.09 -0.07 -0.05 -0.04 -0.07
words: it	had	0.08 -0.10 -0.11 -0.07 0.05 -0.04 -0.12
words: it	has	0.02 -0.17 0.01 0.09 -0.19 -0.16 0.04
words: it	hit	0.14 -0.14 -0.13 -0.09 -0.12 -0.07 0.01
words: it	is	0.07 0.04 -0.24 -0.13 -0.21 -0.14 -0.01
words: it	kill	0.10 -0.13 0.05 -0.13 -0.18 -0.12 -0.19
words: it	launch	0.02 0.02 -0.15 -0.09 -0.11 -0.09 -0.09
words: it	may	-0.07 -0.05 0.02 -0.07 -0.08 -0.04 0.07
words: it	mean	0.01 -0.13 -0.07 0.08 -0.12 -0.07 -0.05
words: it	not	-0.14 0.01 -0.10 -0.11 -0.10 -0.07 0.08
words: it	shot	0.08 -0.09 -0.10 -0.09 -0.04 -0.02 -0.07
words: it	so	0.03 -0.14 -0.12 -0.05 -0.12 -0.11 0.02
words: it	tak	0.06 -0.01 -0.10 -0.10 -0.06 -0.05 -0.10
words: it	target	0.12 -0.12 -0.13 -0.11 -0.10 -0.10 -0.10
words: it	was	0.00 -0.14 0.00 0.01 -0.07 -0.13 0.05
words: it	will	0.03 0.03 -0.25 -0.06 -0.25 -0.19 -0.03
words: it	won't	-0.11 0.12 -0.08 -0.07 -0.07 -0.05 -0.09
words: it	work	0.03 0.07 -0.08 -0.13 -0.11 -0.07 -0.06
words: it	would	-0.05 0.13 -0.13 -0.13 -0.15 -0.08 -0.10
words: its	[side]	-0.09 -0.08 0.04 -0.08 -0.09 -0.06 0.06
words: its	ally	0.10 -0.14 -0.12 0.05 -0.08 -0.08 -0.11
words: its	attack	0.15 -0.11 0.05 -0.12 -0.11 -0.12 -0.04
words: its	chanc	0.06 -0.05 -0.10 0.06 -0.06 -0.05 -0.03
words: its	military	0.12 -0.12 -0.12 -0.06 -0.08 -0.07 -0.12
words: its	neutrality	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: its	next	0.07 -0.08 -0.07 -0.05 -0.08 -0.03 0.00
words: its	nuclear	-0.10 0.00 0.06 -0.02 -0.02 -0.01 -0.11
words: its	oil	0.06 -0.08 -0.06 0.03 -0.07 -0.10 -0.05
words: its	own	-0.03 0.05 -0.11 0.06 -0.13 -0.11 -0.16
words: its	territory	0.08 -0.06 -0.10 -0.07 -0.08 -0.07 0.01
words: jake	tapper	-0.02 0.08 -0.03 -0.12 -0.13 -0.13 0.04
words: jazeera	report	0.05 -0.08 -0.08 -0.06 0.07 -0.10 -0.14
words: jesu	statu	-0.15 -0.14 -0.11 -0.12 -0.16 -0.12 0.15
words: jet	crash	-0.03 -0.11 -0.13 -0.11 -0.09 -0.09 0.04
words: jet	down	-0.02 -0.07 -0.10 -0.02 -0.08 -0.04 0.05
words: jet	fuel	-0.15 -0.11 -0.09 0.14 -0.18 -0.07 -0.14
words: jet	shot	0.02 -0.14 -0.18 -0.12 -0.10 -0.09 0.02
words: jimmy	kimmel	-0.09 -0.07 -0.13 -0.10 -0.10 -0.09 0.11
words: job	in	-0.05 0.01 -0.09 0.06 -0.08 -0.09 0.05
words: joe	kent	-0.17 -0.16 0.17 -0.10 -0.12 -0.09 0.00
words: john	fetterman	-0.06 -0.06 -0.11 -0.05 -0.04 -0.02 0.06
words: john	oliver	-0.09 -0.10 -0.11 -0.09 -0.08 -0.03 0.10
words: join	[side]	0.10 -0.08 -0.15 -0.09 -0.15 -0.08 -0.06
words: join	attack	-0.09 0.10 -0.10 -0.04 -0.06 -0.05 -0.09
words: join	the	-0.07 0.11 -0.15 -0.12 -0.03 -0.14 -0.13
words: join	war	0.01 0.06 -0.12 -0.10 -0.16 -0.08 -0.13
words: jon	stewart	-0.09 -0.11 -0.14 -0.07 -0.10 -0.08 0.11
words: journalist	kill	0.00 0.13 -0.14 -0.12 0.04 -0.14 -0.18
words: jump	[number]	0.04 -0.10 -0.04 0.08 -0.07 -0.05 -0.06
words: jump	after	-0.09 -0.06 -0.02 0.07 -0.03 -0.02 -0.02
words: jump	as	-0.05 -0.03 -0.02 0.03 -0.03 -0.02 -0.03
words: jump	more	0.06 0.04 -0.02 -0.08 -0.04 -0.03 -0.04
words: jump	on	-0.08 -0.06 -0.04 0.07 -0.04 -0.03 -0.07
words: june	[number]	0.03 -0.02 -0.15 -0.09 -0.05 -0.17 0.00
words: just	[number]	-0.04 0.03 -0.14 0.07 -0.11 -0.05 -0.06
words: just	days	-0.10 -0.06 0.07 -0.12 -0.12 -0.09 0.11
words: just	for	0.09 0.03 -0.11 -0.08 -0.09 -0.04 -0.10
words: just	in	0.10 0.03 -0.16 -0.13 -0.16 -0.09 -0.14
words: justification	for	-0.14 -0.02 -0.17 -0.14 -0.15 -0.14 0.14
words: k	.	0.07 -0.09 -0.11 -0.01 -0.10 -0.09 0.05
words: kaitlan	collin	-0.05 -0.12 0.06 -0.09 -0.10 -0.10 0.05
words: karolin	[usa]	-0.16 -0.05 -0.16 -0.17 -0.15 -0.15 0.13
words: kash	patel	-0.11 -0.12 -0.17 -0.13 -0.10 0.11 -0.02
words: keep	[region]	-0.03 0.09 -0.09 -0.08 -0.08 -0.11 -0.12
words: keep	[side]	0.03 0.01 -0.10 -0.13 -0.11 -0.10 0.03
words: keep	bomb	-0.09 0.08 -0.16 -0.05 -0.13 -0.15 0.09
words: keep	the	-0.10 -0.13 -0.09 0.08 -0.11 -0.07 -0.02
words: keir	[place]	-0.07 0.12 -0.20 -0.08 -0.15 -0.05 -0.08
words: key	[place]	0.02 -0.11 -0.07 0.01 -0.09 -0.08 -0.07
words: key	[side]	-0.07 0.06 0.08 -0.07 -0.15 -0.09 -0.16
words: key	oil	0.00 0.01 -0.09 0.10 -0.10 -0.05 -0.10
words: key	takeaway	-0.05 0.11 -0.13 -0.14 -0.12 -0.14 -0.11
words: key	to	0.11 -0.15 -0.12 0.05 -0.09 -0.10 -0.08
words: khalil	,	-0.01 -0.12 -0.10 -0.10 0.09 -0.10 0.03
words: kick	off	-0.11 0.08 -0.13 -0.13 -0.11 -0.04 -0.03
words: kill	,	0.14 0.00 -0.11 -0.12 -0.21 -0.06 -0.15
words: kill	[ally]	0.14 -0.12 -0.11 -0.06 -0.13 -0.04 -0.14
words: kill	[number]	0.04 0.03 -0.33 -0.19 0.07 -0.20 -0.29
words: kill	[side]	-0.06 -0.03 -0.05 -0.17 0.03 -0.18 0.02
words: kill	[usa]	-0.15 -0.16 0.08 -0.12 -0.17 -0.11 0.10
words: kill	after	-0.11 0.07 -0.18 -0.09 0.11 -0.08 -0.19
words: kill	as	0.13 -0.13 -0.10 -0.10 -0.12 -0.08 -0.16
words: kill	at	0.12 -0.08 -0.13 0.00 -0.08 -0.04 -0.16
words: kill	by	0.04 -0.09 -0.27 -0.15 0.10 -0.17 -0.14
words: kill	commander	0.02 0.01 -0.19 -0.07 -0.16 -0.08 -0.01
words: kill	dozen	0.02 -0.11 -0.07 -0.07 0.02 -0.06 -0.11
words: kill	dur	0.03 -0.10 -0.17 -0.10 -0.02 -0.10 0.02
words: kill	four	0.05 0.01 -0.13 -0.05 0.02 -0.07 -0.13
words: kill	in	0.13 -0.23 -0.18 -0.24 0.15 -0.18 -0.14
words: kill	more	-0.07 0.03 -0.10 -0.03 0.07 -0.05 -0.12
words: kill	of	-0.17 0.11 -0.23 -0.17 0.03 -0.16 0.06
words: kill	one	0.11 -0.13 -0.13 -0.12 -0.04 -0.09 -0.16
words: kill	protester	0.01 0.05 -0.16 -0.09 -0.08 -0.04 -0.12
words: kill	thre	0.14 -0.19 -0.16 -0.18 0.00 -0.15 -0.18
words: kill	two	0.19 -0.16 -0.19 -0.12 -0.17 -0.08 -0.16
words: kill	wound	-0.12 -0.11 -0.12 -0.10 0.12 -0.09 -0.12
words: kill	your	-0.07 0.11 -0.09 -0.09 -0.10 -0.07 -0.13
words: king	protest	0.13 -0.11 -0.06 -0.08 -0.13 -0.04 -0.10
words: know	about	0.08 0.06 -0.17 -0.22 -0.07 -0.12 -0.15
words: know	so	0.10 -0.02 -0.09 -0.14 -0.14 -0.06 -0.14
words: land	in	0.04 0.11 -0.11 -0.10 -0.11 -0.05 -0.15
words: largest	oil	0.12 -0.10 -0.06 -0.10 -0.09 -0.12 -0.11
words: lash	out	-0.01 0.03 -0.15 -0.17 -0.14 -0.11 0.02
words: last	[number]	0.02 -0.10 -0.10 -0.10 -0.12 -0.07 0.04
words: last	minut	-0.12 0.01 -0.11 0.04 -0.10 -0.09 0.06
words: last	month	-0.09 0.04 -0.08 0.03 -0.11 -0.08 -0.07
words: late	[side]	-0.12 0.02 0.01 -0.11 -0.11 -0.09 0.03
words: late	edition	-0.10 0.02 -0.09 -0.07 -0.09 -0.06 0.07
words: latest	:	0.15 0.08 -0.25 -0.09 -0.16 -0.09 -0.30
words: latest	[side]	-0.18 0.04 -0.14 0.05 0.12 -0.10 -0.11
words: latest	attack	0.11 0.03 -0.10 -0.07 -0.11 -0.10 -0.13
words: latest	news	0.17 -0.22 -0.22 0.15 -0.19 -0.21 -0.13
words: latest	round	-0.09 0.00 -0.10 -0.06 0.06 -0.07 0.03
words: launch	,	-0.07 -0.09 -0.10 -0.08 0.00 -0.07 0.06
words: launch	:	0.07 -0.11 -0.11 -0.12 -0.01 -0.13 -0.02
words: launch	[number]	0.20 -0.08 -0.21 -0.11 -0.22 -0.13 -0.16
words: launch	[side]	0.07 0.02 -0.18 -0.16 -0.17 -0.15 -0.06
words: launch	a	-0.16 0.05 0.03 -0.14 -0.16 0.06 0.05
words: launch	attack	0.21 -0.15 -0.23 -0.10 -0.25 -0.15 -0.21
words: launch	fresh	0.11 -0.10 -0.09 -0.10 -0.11 -0.02 -0.12
words: launch	from	0.14 -0.11 -0.02 -0.14 -0.07 -0.16 -0.17
words: launch	ground	0.00 -0.03 -0.10 -0.08 -0.10 -0.12 0.04
words: launch	major	0.11 0.03 -0.15 -0.11 -0.12 -0.08 -0.17
words: launch	massiv	0.11 -0.10 -0.11 -0.06 -0.12 -0.10 -0.09
words: launch	missil	-0.06 0.02 0.01 -0.18 0.02 -0.16 -0.10
words: launch	more	0.08 -0.03 -0.07 -0.10 -0.06 -0.04 -0.06
words: launch	new	0.06 0.00 -0.15 -0.04 -0.16 -0.09 -0.15
words: launch	on	0.06 -0.01 -0.22 -0.16 0.02 -0.19 -0.19
words: launch	strik	0.08 -0.19 -0.14 0.08 0.04 -0.06 -0.23
words: launch	to	0.12 -0.09 -0.12 -0.10 -0.12 -0.11 -0.12
words: launch	wave	0.16 -0.10 -0.20 -0.06 -0.19 -0.16 -0.11
words: lay	min	-0.01 0.07 -0.07 -0.03 -0.05 -0.04 -0.11
words: lays	out	0.09 0.08 -0.14 -0.10 -0.13 -0.12 -0.13
words: lead	to	-0.15 -0.02 -0.14 0.08 -0.14 -0.13 0.05
words: leader	,	-0.07 -0.04 -0.19 -0.10 -0.14 -0.06 0.09
words: leader	:	0.04 0.06 -0.15 -0.07 -0.05 -0.04 -0.03
words: leader	and	-0.01 0.05 -0.08 -0.09 -0.11 -0.03 0.05
words: leader	are	0.06 -0.01 -0.09 -0.09 -0.09 -0.08 0.02
words: leader	has	-0.11 0.05 -0.10 -0.11 -0.08 -0.07 0.02
words: leader	of	-0.02 0.07 -0.14 -0.13 0.06 -0.08 -0.15
words: leader	to	0.02 0.08 -0.13 -0.04 -0.11 -0.06 -0.14
words: leader	vow	0.03 0.05 -0.11 -0.07 -0.07 -0.10 -0.13
words: leaf	with	0.09 0.10 -0.11 -0.09 -0.10 -0.09 -0.11
words: least	[number]	0.09 -0.15 -0.18 0.02 0.03 -0.11 -0.20
words: leav	[place]	0.02 0.00 -0.12 -0.07 0.04 -0.08 -0.12
words: leav	[side]	0.06 -0.10 -0.18 -0.06 -0.13 -0.13 0.10
words: leav	for	-0.10 0.12 -0.08 -0.13 -0.12 -0.03 -0.12
words: leav	g	-0.14 0.14 -0.06 -0.11 -0.14 -0.04 -0.16
words: leav	g7	-0.06 0.06 -0.06 -0.09 0.03 -0.05 -0.12
words: leav	predicament	-0.03 0.11 -0.11 -0.11 -0.07 -0.09 -0.07
words: led	the	-0.01 0.10 -0.06 -0.10 -0.06 -0.02 -0.13
words: led	to	-0.11 -0.01 -0.04 -0.05 -0.07 -0.01 0.05
words: legitimat	target	0.09 -0.01 -0.11 -0.11 -0.10 -0.11 -0.13
words: level	talk	-0.13 0.14 -0.10 -0.16 -0.09 -0.05 -0.13
words: life	in	-0.11 -0.11 0.10 -0.07 0.03 -0.08 -0.14
words: life	under	-0.15 -0.15 -0.17 -0.16 0.13 -0.15 0.02
words: lift	blockad	-0.03 0.06 -0.10 -0.06 -0.11 -0.12 -0.11
words: lift	sanction	-0.10 0.16 -0.07 -0.17 -0.08 -0.10 -0.08
words: like	a	-0.10 -0.08 -0.13 -0.11 0.03 -0.12 0.07
words: likely	to	-0.05 -0.03 0.05 0.04 -0.11 -0.04 -0.12
words: limit	,	0.01 0.11 -0.14 -0.10 -0.11 -0.10 -0.16
words: lindsey	graham	-0.03 0.08 -0.21 -0.15 -0.18 -0.12 -0.03
words: line	:	-0.11 0.03 -0.07 0.07 -0.09 -0.07 -0.10
words: link	ship	-0.03 0.02 -0.11 0.05 -0.09 -0.13 -0.08
words: link	to	-0.16 -0.05 0.13 -0.01 0.02 -0.14 -0.11
words: littl	more	-0.02 0.04 -0.07 -0.05 -0.04 -0.03 -0.04
words: liv	,	-0.02 -0.06 -0.10 0.08 -0.01 -0.17 -0.03
words: liv	[side]	-0.10 -0.12 -0.09 0.01 -0.12 -0.14 0.09
words: liv	in	-0.07 0.06 -0.19 -0.07 -0.16 -0.16 0.03
words: liv	on	-0.14 -0.11 -0.11 -0.11 0.13 -0.11 0.03
words: live	:	0.04 0.08 -0.24 -0.05 -0.29 -0.10 -0.08
words: live	report	0.09 -0.08 -0.11 -0.05 0.00 -0.08 -0.12
words: live	updat	0.02 0.01 0.01 0.00 -0.19 -0.04 -0.13
words: lng	supply	-0.05 -0.10 -0.03 0.06 -0.06 -0.03 -0.03
words: lng	tanker	-0.10 -0.07 -0.02 0.08 -0.04 -0.02 -0.05
words: load	to	0.09 -0.07 -0.13 -0.08 -0.05 -0.07 -0.11
words: lock	and	0.11 -0.05 -0.21 -0.15 -0.10 -0.12 -0.18
words: long	?	-0.12 0.14 -0.10 -0.13 -0.11 -0.10 -0.12
words: long	as	0.06 0.00 -0.09 -0.10 -0.09 -0.06 -0.15
words: long	term	-0.10 -0.10 -0.08 0.08 -0.07 -0.03 0.02
words: long	to	-0.07 0.10 -0.07 -0.14 -0.04 -0.02 -0.09
words: look	for	-0.14 0.13 -0.13 -0.09 -0.09 -0.13 -0.06
words: look	like	0.14 -0.13 -0.11 -0.11 -0.13 -0.09 -0.12
words: look	to	-0.08 0.10 -0.06 -0.08 -0.06 -0.05 -0.06
words: loom	over	-0.11 0.09 -0.11 -0.01 -0.07 -0.07 -0.12
words: los	angel	-0.15 -0.17 0.13 -0.10 -0.01 -0.11 -0.10
words: lost	the	0.07 -0.16 -0.15 -0.12 -0.13 -0.13 0.02
words: made	a	-0.10 -0.11 0.07 -0.02 0.04 -0.09 0.04
words: main	topic	-0.11 0.10 -0.06 -0.11 -0.06 -0.05 -0.08
words: major	[region]	-0.11 0.07 -0.11 -0.10 -0.10 -0.07 0.05
words: major	attack	-0.07 0.03 -0.13 -0.07 -0.11 -0.05 0.03
words: major	combat	0.05 0.08 -0.18 -0.12 -0.12 -0.09 -0.24
words: majority	of	-0.02 -0.15 -0.19 -0.08 -0.12 -0.10 0.11
words: make	[side]	0.05 0.03 -0.12 -0.12 -0.10 -0.11 -0.05
words: make	a	0.04 -0.05 -0.10 0.06 -0.07 -0.05 0.01
words: make	or	-0.14 0.04 -0.12 -0.14 -0.09 -0.05 0.01
words: manag	[region]	-0.12 0.10 -0.11 0.09 -0.08 -0.13 -0.11
words: many	of	0.10 -0.11 -0.11 -0.02 -0.15 -0.03 -0.10
words: march	on	-0.02 -0.12 -0.10 -0.05 -0.12 -0.09 0.11
words: marjori	taylor	-0.05 -0.07 -0.06 -0.04 -0.04 -0.03 0.06
words: market	,	-0.08 0.02 -0.05 -0.05 -0.08 -0.06 0.06
words: market	:	-0.08 0.06 -0.04 -0.03 -0.05 -0.05 -0.08
words: market	after	-0.08 -0.08 -0.03 0.06 -0.06 -0.02 0.02
words: market	as	-0.07 -0.05 -0.04 0.06 -0.08 -0.03 -0.07
words: market	brac	-0.11 -0.09 -0.08 0.09 -0.15 -0.05 0.03
words: market	on	-0.12 0.07 -0.05 -0.06 -0.07 -0.06 -0.10
words: market	plummet	0.03 0.01 -0.07 -0.08 -0.09 -0.06 -0.10
words: market	rally	-0.05 -0.06 -0.02 0.06 -0.03 -0.03 -0.06
words: market	summary	-0.04 -0.04 -0.03 0.05 -0.05 -0.04 -0.05
words: market	trad	-0.07 -0.06 -0.02 0.07 -0.04 -0.02 -0.07
words: market	wrap	-0.07 0.05 -0.03 -0.03 -0.03 -0.04 -0.08
words: massiv	[usa]	0.06 -0.04 -0.13 -0.04 -0.11 -0.02 -0.08
words: massiv	and	0.12 -0.10 -0.07 -0.08 -0.02 -0.04 -0.15
words: may	[region]	0.06 -0.15 -0.10 -0.08 -0.12 -0.10 0.07
words: may	[side]	0.05 -0.06 -0.11 -0.11 0.11 -0.10 -0.12
words: may	[usa]	0.09 -0.02 -0.15 0.00 -0.14 -0.07 -0.15
words: may	be	-0.01 -0.10 0.07 -0.14 0.05 -0.07 0.08
words: may	between	-0.14 0.16 -0.12 -0.15 -0.13 -0.08 -0.15
words: may	from	-0.11 0.09 -0.02 -0.09 -0.16 -0.10 0.00
words: may	have	0.11 -0.05 -0.16 -0.15 -0.17 -0.11 -0.07
words: may	not	-0.03 -0.09 -0.11 0.08 -0.11 -0.08 -0.08
words: may	take	0.00 0.00 0.08 -0.04 -0.10 -0.03 -0.14
words: me	:	-0.14 -0.15 -0.10 0.00 0.09 -0.09 0.05
words: mean	for	-0.04 -0.02 0.04 0.09 0.02 -0.10 -0.15
words: meant	to	0.07 0.05 -0.12 -0.09 -0.08 -0.07 -0.11
words: media	,	-0.14 0.07 -0.17 -0.05 -0.18 0.07 -0.06
words: media	:	0.22 -0.28 -0.04 -0.09 0.08 -0.41 -0.27
words: media	[side]	-0.04 -0.15 0.06 -0.19 0.00 -0.21 0.06
words: media	announc	-0.02 0.08 -0.13 -0.12 -0.13 -0.10 -0.11
words: media	post	0.04 0.12 0.02 -0.18 -0.15 -0.20 -0.11
words: media	report	-0.05 0.10 -0.16 0.06 -0.16 -0.11 -0.18
words: media	says	-0.09 -0.04 -0.20 0.03 0.08 -0.13 -0.06
words: mediator	[place]	-0.08 0.08 -0.05 -0.09 -0.06 -0.03 -0.07
words: medic	in	0.03 -0.08 -0.07 -0.05 0.01 -0.08 -0.07
words: meet	[side]	0.08 -0.06 -0.10 -0.11 -0.10 -0.04 0.01
words: meet	[usa]	-0.06 0.09 -0.06 -0.09 -0.07 -0.02 -0.08
words: meet	in	-0.17 0.18 -0.13 -0.15 -0.13 -0.08 -0.15
words: meet	on	-0.11 0.05 -0.06 0.04 -0.11 -0.07 -0.05
words: meet	over	0.04 -0.09 -0.07 0.07 -0.11 -0.03 -0.10
words: meet	with	-0.05 0.13 -0.14 -0.17 -0.17 -0.08 -0.20
words: megyn	kelly	-0.05 -0.07 -0.10 -0.04 -0.05 -0.06 0.06
words: member	from	-0.05 0.05 -0.08 -0.05 -0.09 -0.05 0.01
words: member	injur	0.09 -0.01 -0.11 -0.10 -0.15 -0.11 -0.10
words: member	kill	0.14 -0.12 -0.14 -0.05 0.02 -0.12 -0.13
words: memorandum	of	-0.16 0.16 -0.14 -0.14 -0.13 -0.11 -0.16
words: messag	in	-0.14 -0.14 -0.10 0.08 0.09 0.04 -0.16
words: messag	on	-0.14 0.13 -0.17 -0.15 -0.14 -0.16 -0.05
words: messag	to	0.02 0.05 -0.14 -0.13 -0.12 -0.10 -0.01
words: michigan	[side]	-0.01 -0.08 -0.10 -0.07 -0.08 -0.08 0.08
words: might	be	-0.01 -0.09 -0.17 -0.15 -0.14 -0.14 0.08
words: militant	group	-0.06 0.06 -0.11 -0.08 0.00 -0.09 0.03
words: military	,	-0.15 -0.18 0.06 0.07 -0.20 0.04 0.07
words: military	action	-0.08 0.02 -0.18 -0.01 -0.16 -0.11 0.04
words: military	bas	-0.08 0.10 0.05 -0.10 -0.15 -0.12 -0.16
words: military	base	-0.13 0.03 0.09 0.05 0.06 -0.08 -0.14
words: military	leader	0.12 -0.15 -0.17 -0.03 -0.20 -0.04 -0.07
words: military	operation	-0.23 0.15 -0.04 0.02 0.06 0.06 0.03
words: military	option	0.14 -0.12 -0.09 -0.10 -0.11 -0.08 -0.15
words: military	said	0.00 -0.02 -0.10 -0.06 0.07 -0.05 -0.07
words: military	says	0.10 -0.05 -0.17 -0.13 0.00 -0.12 -0.14
words: military	strik	-0.10 0.10 -0.13 -0.01 -0.17 -0.04 -0.09
words: million	bpd	-0.13 -0.09 -0.03 0.11 -0.10 -0.03 -0.08
words: million	displac	-0.09 -0.09 -0.05 -0.06 0.08 -0.09 -0.10
words: million	in	-0.11 -0.12 -0.12 0.11 -0.12 -0.01 0.08
words: million	of	-0.14 -0.08 -0.16 0.07 0.00 -0.10 0.12
words: million	on	-0.08 -0.01 0.09 0.00 0.06 -0.10 0.02
words: min	from	0.08 -0.09 -0.11 -0.03 -0.09 -0.10 -0.10
words: min	in	0.07 -0.01 0.04 -0.17 -0.14 -0.15 -0.19
words: mine	lay	0.13 -0.13 -0.12 -0.10 -0.10 -0.12 -0.10
words: minister	[side]	0.09 -0.05 -0.13 0.04 -0.12 -0.05 -0.09
words: minister	call	-0.03 0.10 -0.12 -0.04 -0.02 -0.08 -0.15
words: minister	head	-0.08 0.02 -0.06 0.03 -0.04 -0.02 -0.06
words: minister	in	-0.11 -0.11 0.07 0.08 -0.10 -0.06 -0.09
words: minister	of	-0.03 0.09 -0.08 -0.09 -0.08 -0.04 -0.12
words: minister	says	-0.06 -0.06 0.02 0.05 0.01 -0.12 -0.03
words: minister	tell	-0.12 0.13 -0.12 -0.12 -0.13 -0.10 -0.13
words: minister	to	-0.10 -0.08 -0.11 -0.04 -0.11 -0.07 0.06
words: ministry	says	-0.02 0.10 -0.14 -0.11 0.03 -0.11 -0.14
words: minut	after	-0.08 -0.11 0.07 -0.12 -0.11 -0.11 0.08
words: miss	[usa]	0.13 -0.02 -0.15 -0.11 -0.13 -0.12 -0.13
words: miss	after	0.15 -0.15 -0.12 -0.11 -0.10 -0.06 -0.14
words: missil	,	-0.16 -0.03 0.07 -0.01 0.11 -0.24 -0.07
words: missil	[ally]	-0.03 -0.09 -0.11 -0.07 0.06 -0.09 -0.13
words: missil	[place]	-0.11 0.09 -0.09 -0.12 0.01 -0.08 0.07
words: missil	[side]	0.11 -0.03 -0.21 -0.13 -0.19 -0.18 0.04
words: missil	and	0.04 0.02 -0.23 0.03 -0.03 -0.19 -0.19
words: missil	as	0.09 -0.19 -0.15 -0.13 -0.16 -0.14 0.02
words: missil	at	-0.02 0.08 -0.04 -0.15 -0.06 -0.16 -0.08
words: missil	attack	0.13 -0.11 -0.09 -0.17 -0.18 -0.20 -0.01
words: missil	barrag	0.01 0.03 -0.11 -0.12 -0.12 -0.09 -0.14
words: missil	fir	0.11 -0.15 -0.12 -0.04 0.01 -0.04 -0.10
words: missil	from	0.33 -0.17 -0.37 -0.19 -0.21 -0.17 -0.24
words: missil	hit	0.13 -0.11 0.02 -0.09 -0.03 -0.13 -0.19
words: missil	hits	0.10 -0.14 -0.49 -0.24 -0.07 -0.22 -0.03
words: missil	in	0.13 -0.17 -0.01 0.02 -0.14 -0.19 -0.21
words: missil	intercept	0.11 -0.09 -0.12 -0.09 -0.12 -0.09 -0.10
words: missil	interception	0.13 -0.09 -0.12 -0.12 -0.11 -0.12 -0.14
words: missil	land	0.08 -0.08 -0.11 -0.04 -0.10 -0.05 -0.08
words: missil	launch	0.00 0.01 0.05 -0.08 -0.17 -0.09 -0.13
words: missil	on	-0.09 0.03 -0.26 -0.19 0.07 -0.16 -0.09
words: missil	over	0.07 -0.04 -0.11 -0.03 -0.10 -0.07 -0.08
words: missil	program	-0.13 0.13 -0.15 -0.14 -0.10 -0.08 -0.14
words: missil	strik	-0.23 0.06 -0.28 -0.07 0.05 0.04 0.13
words: missil	to	-0.03 -0.03 -0.15 -0.11 0.06 -0.13 -0.15
words: missil	toward	-0.03 0.07 -0.12 -0.09 -0.11 -0.07 -0.11
words: mission	-	0.03 0.08 -0.08 -0.13 -0.08 -0.05 -0.10
words: mission	to	0.09 -0.01 0.10 -0.17 -0.16 -0.15 -0.16
words: mix	signal	-0.08 0.03 -0.11 -0.05 -0.07 -0.08 0.06
words: mock	[usa]	0.00 0.01 -0.13 0.05 -0.08 -0.06 -0.08
words: mohammad	[side]	0.05 -0.06 -0.10 -0.09 -0.12 -0.07 0.05
words: moment	[side]	0.02 -0.02 -0.15 -0.10 -0.13 -0.13 0.02
words: moment	[usa]	0.11 -0.07 -0.09 -0.08 -0.10 -0.06 -0.12
words: moment	has	0.08 -0.13 -0.10 -0.08 -0.12 -0.08 0.07
words: mona	khalil	0.08 -0.08 -0.09 -0.08 0.03 -0.09 -0.12
words: month	,	0.02 -0.04 -0.16 0.06 -0.06 -0.14 -0.16
words: month	after	-0.10 -0.10 -0.10 0.04 -0.06 -0.03 0.07
words: month	of	0.05 -0.05 0.03 0.02 0.04 -0.11 -0.13
words: more	[side]	0.06 -0.09 -0.13 0.06 -0.10 -0.10 -0.13
words: more	[usa]	0.09 -0.03 -0.14 -0.08 -0.09 -0.05 -0.13
words: more	in	0.00 -0.03 -0.11 -0.11 -0.12 -0.09 0.05
words: more	strik	-0.01 0.01 -0.08 0.04 -0.14 -0.07 -0.07
words: more	than	-0.16 0.03 -0.02 -0.11 0.12 -0.11 0.02
words: more	troop	0.12 -0.13 -0.13 -0.11 0.05 -0.09 -0.05
words: morn	joe	-0.11 -0.07 -0.14 -0.09 -0.11 -0.09 0.10
words: mou	,	-0.03 0.07 -0.12 -0.09 -0.08 -0.10 -0.09
words: mou	will	-0.11 0.11 0.02 -0.07 -0.10 -0.07 -0.07
words: mou	with	-0.03 0.13 -0.14 -0.01 -0.10 -0.13 -0.14
words: mov	through	-0.12 -0.09 -0.03 0.11 -0.05 -0.05 -0.08
words: mov	to	0.01 0.09 -0.14 -0.10 -0.12 -0.13 -0.16
words: mr	.	-0.02 -0.10 0.06 -0.12 -0.15 -0.13 0.02
words: ms	now	-0.02 -0.13 -0.17 0.04 -0.15 -0.16 0.09
words: multipl	[side]	0.11 -0.13 -0.13 -0.12 -0.07 -0.09 -0.08
words: must	be	0.00 0.04 -0.09 -0.01 -0.11 -0.08 -0.12
words: nam	[side]	-0.09 0.11 -0.09 -0.04 -0.09 -0.04 0.03
words: nam	commander	0.15 -0.15 -0.17 -0.10 -0.15 -0.11 -0.01
words: nation	in	0.00 0.04 -0.09 -0.10 -0.08 -0.06 -0.12
words: nation	to	0.02 0.10 -0.06 -0.07 -0.10 -0.06 -0.09
words: national	security	-0.06 -0.03 0.08 -0.12 -0.12 -0.08 -0.01
words: natural	gas	-0.15 -0.09 -0.06 0.12 -0.11 -0.04 -0.10
words: naval	blockad	-0.14 0.02 -0.15 0.08 -0.18 -0.15 0.01
words: near	[number]	0.00 -0.10 -0.08 0.08 -0.11 -0.05 -0.07
words: near	[place]	0.20 -0.13 -0.14 -0.16 -0.07 -0.10 -0.16
words: near	[region]	0.06 0.03 -0.20 -0.21 0.03 -0.10 -0.21
words: near	[side]	0.04 -0.17 -0.10 -0.05 0.13 -0.19 -0.22
words: near	[usa]	0.08 -0.12 -0.15 -0.11 -0.13 -0.10 0.05
words: near	a	0.01 0.03 -0.09 -0.10 0.00 -0.05 0.00
words: near	the	0.03 0.02 -0.12 0.00 -0.15 -0.06 -0.01
words: nearly	[number]	-0.04 0.04 -0.17 0.07 -0.10 -0.12 -0.17
words: need	[place]	-0.11 0.12 -0.09 -0.12 -0.08 -0.06 -0.11
words: need	for	0.04 -0.08 -0.08 -0.03 -0.13 -0.06 0.00
words: need	to	-0.09 0.05 -0.10 -0.03 -0.20 -0.13 0.06
words: negotiat	,	-0.07 0.11 -0.07 -0.12 -0.07 -0.01 -0.12
words: negotiat	with	-0.13 0.02 -0.11 -0.11 -0.12 -0.07 0.06
words: negotiation	between	-0.12 -0.02 -0.07 -0.11 -0.08 -0.02 0.05
words: negotiation	in	-0.08 0.10 -0.04 -0.09 -0.07 -0.04 -0.12
words: negotiation	to	-0.14 0.15 -0.08 -0.13 -0.10 -0.05 -0.15
words: negotiation	with	-0.17 0.03 -0.14 -0.13 -0.15 -0.09 0.04
words: negotiator	in	-0.16 0.15 -0.09 -0.14 -0.14 -0.08 -0.13
words: neutral	in	-0.01 0.12 -0.13 -0.13 -0.12 -0.12 -0.12
words: neutrality	.	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: new	[side]	-0.01 -0.04 0.02 -0.05 -0.24 -0.22 0.01
words: new	[usa]	0.03 -0.05 -0.21 0.09 -0.17 -0.15 -0.17
words: new	attack	-0.04 0.00 -0.19 -0.10 0.00 -0.13 0.04
words: new	ceasefir	0.09 -0.01 -0.11 -0.12 -0.13 -0.13 -0.15
words: new	front	0.15 -0.17 -0.11 -0.11 0.05 -0.10 -0.16
words: new	leader	-0.04 -0.05 -0.23 -0.16 -0.18 -0.16 0.12
words: new	leaf	0.08 0.09 -0.12 -0.09 -0.10 -0.09 -0.12
words: new	phas	0.04 -0.07 -0.16 -0.10 0.03 -0.15 0.01
words: new	poll	-0.07 -0.06 -0.09 -0.05 -0.05 -0.06 0.06
words: new	strik	0.09 0.06 -0.17 -0.14 -0.18 -0.15 -0.19
words: new	threat	0.02 0.13 -0.15 -0.04 -0.13 -0.11 -0.13
words: new	war	-0.02 -0.13 -0.12 -0.10 -0.13 -0.11 0.12
words: new	wave	0.10 -0.09 -0.16 -0.13 -0.06 -0.12 0.01
words: new	year	-0.17 -0.15 -0.12 -0.05 0.09 -0.16 0.11
words: next	?	-0.14 -0.04 -0.08 0.04 -0.13 -0.11 0.06
words: next	[side]	0.02 -0.16 -0.13 -0.06 -0.11 -0.08 0.09
words: next	step	-0.09 0.05 -0.03 0.04 -0.06 -0.04 -0.10
words: next	week	0.03 0.01 -0.05 -0.03 -0.06 -0.02 -0.08
words: night	,	0.04 0.05 -0.13 -0.10 -0.10 -0.09 -0.11
words: no	[side]	0.06 0.06 -0.11 -0.10 -0.07 -0.05 -0.11
words: no	card	-0.01 0.09 -0.12 -0.17 -0.11 -0.11 -0.16
words: no	ceasefir	-0.10 -0.11 -0.08 -0.09 -0.04 -0.09 0.13
words: no	deal	0.10 -0.08 -0.13 -0.06 -0.02 -0.08 -0.04
words: no	final	-0.13 0.14 -0.11 -0.15 -0.10 -0.09 -0.12
words: no	hid	-0.11 -0.09 -0.07 0.04 0.08 -0.06 -0.09
words: no	idea	-0.02 0.00 0.05 -0.11 -0.08 -0.12 -0.02
words: no	king	0.13 -0.11 -0.06 -0.08 -0.13 -0.04 -0.10
words: no	longer	-0.07 0.06 -0.12 -0.04 -0.13 -0.08 -0.16
words: no	new	-0.13 0.09 -0.14 -0.11 -0.08 -0.13 0.05
words: no	restriction	0.03 0.10 -0.09 -0.06 -0.14 -0.08 -0.15
words: no	sign	0.03 -0.05 0.08 -0.07 0.00 -0.10 -0.01
words: no	to	0.01 0.08 -0.11 -0.06 -0.06 -0.03 -0.08
words: nobel	priz	-0.11 -0.14 -0.13 0.11 -0.14 -0.12 0.00
words: none	of	-0.01 0.06 -0.07 -0.07 -0.08 -0.07 -0.05
words: not	,	-0.06 -0.13 -0.23 0.04 -0.06 -0.19 0.11
words: not	.	-0.14 -0.01 -0.18 0.04 0.06 -0.15 0.02
words: not	:	-0.17 -0.08 -0.07 0.00 0.03 -0.15 0.09
words: not	[ally]	0.06 0.12 -0.09 -0.09 -0.11 -0.08 -0.14
words: not	[place]	-0.14 0.04 -0.17 -0.12 -0.16 -0.10 0.11
words: not	[side]	-0.21 0.11 -0.13 0.04 -0.05 -0.19 -0.02
words: not	[usa]	-0.13 0.15 -0.15 0.02 -0.13 -0.13 -0.15
words: not	a	0.06 -0.15 -0.14 0.03 -0.14 -0.07 0.03
words: not	after	0.03 -0.10 0.07 -0.10 -0.15 -0.10 0.03
words: not	be	0.03 -0.01 -0.19 0.07 -0.14 -0.11 -0.04
words: not	destroy	0.00 -0.11 0.06 -0.12 -0.07 -0.11 -0.04
words: not	go	-0.05 0.05 -0.15 -0.11 -0.14 -0.10 0.00
words: not	have	-0.01 0.06 -0.10 -0.10 -0.11 -0.05 -0.12
words: not	in	0.10 -0.19 -0.13 -0.14 -0.03 -0.12 0.08
words: not	join	-0.07 0.00 -0.11 -0.07 -0.06 -0.03 0.04
words: not	missil	0.14 -0.07 -0.13 -0.05 -0.14 -0.03 -0.12
words: not	on	0.00 -0.04 0.08 -0.17 -0.01 -0.17 -0.09
words: not	open	-0.12 0.09 -0.03 -0.01 -0.09 -0.04 -0.04
words: not	part	-0.12 0.13 -0.13 -0.13 -0.11 -0.09 -0.11
words: not	reopen	-0.12 -0.03 -0.03 0.09 -0.10 -0.03 -0.09
words: not	seek	-0.03 0.08 -0.11 -0.08 -0.06 -0.06 -0.12
words: not	the	-0.12 0.11 -0.10 -0.09 -0.11 -0.05 0.00
words: not	to	-0.13 0.06 -0.28 -0.04 -0.07 0.05 0.08
words: not	withdraw	0.12 -0.11 -0.07 -0.09 -0.12 -0.09 -0.15
words: not	yet	0.00 -0.05 -0.06 -0.06 -0.11 -0.05 0.06
words: now	he	-0.02 -0.03 -0.12 -0.14 -0.11 -0.11 0.04
words: nuclear	,	-0.01 -0.13 -0.22 0.12 -0.12 -0.16 0.02
words: nuclear	deal	0.01 -0.05 -0.22 0.09 -0.10 -0.07 -0.04
words: nuclear	facility	-0.02 -0.02 -0.02 -0.14 -0.01 -0.13 0.02
words: nuclear	inspection	-0.15 0.14 -0.11 -0.14 -0.05 -0.06 -0.11
words: nuclear	plant	-0.02 0.10 -0.12 -0.11 -0.07 -0.07 -0.09
words: nuclear	program	-0.07 0.06 0.04 -0.09 -0.16 -0.07 -0.05
words: nuclear	programm	0.02 0.00 0.01 -0.14 -0.12 -0.12 -0.14
words: nuclear	scientist	-0.01 -0.08 0.03 -0.02 -0.11 -0.03 -0.12
words: nuclear	sit	0.03 0.06 -0.22 0.03 -0.15 -0.07 -0.14
words: nuclear	site	0.03 -0.05 -0.01 -0.14 0.04 -0.11 -0.06
words: nuclear	weapon	-0.14 0.08 -0.01 -0.15 -0.10 -0.11 -0.10
words: objectiv	in	0.00 -0.12 0.04 -0.07 -0.09 -0.07 0.06
words: oblig	,	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: obliterat	[side]	0.02 0.03 -0.20 -0.15 -0.15 -0.07 -0.02
words: odds	of	0.07 -0.11 -0.10 0.01 -0.09 -0.08 0.00
words: of	[ally]	0.00 0.04 -0.11 -0.08 -0.11 -0.09 -0.12
words: of	[number]	-0.13 0.04 -0.17 0.04 0.06 -0.10 -0.10
words: of	[place]	-0.05 0.03 -0.34 -0.20 0.07 -0.03 0.03
words: of	[region]	-0.07 -0.16 -0.19 0.15 -0.02 -0.17 0.05
words: of	[side]	-0.06 -0.03 0.04 -0.13 0.04 -0.03 -0.05
words: of	[usa]	0.05 -0.17 -0.09 -0.23 0.07 0.00 -0.04
words: of	a	-0.09 0.03 -0.19 -0.02 0.04 -0.12 0.00
words: of	action	-0.10 0.07 0.07 -0.09 -0.12 -0.11 -0.01
words: of	all	-0.02 -0.11 -0.11 -0.11 -0.09 -0.08 0.09
words: of	attack	0.18 -0.21 0.06 -0.23 -0.07 -0.20 -0.10
words: of	ballistic	0.11 -0.09 -0.11 -0.07 -0.11 -0.09 -0.11
words: of	be	-0.16 0.02 -0.12 -0.08 -0.14 -0.09 0.11
words: of	breakthrough	-0.10 0.10 -0.06 -0.11 -0.09 -0.12 -0.08
words: of	catastrophic	0.01 -0.09 -0.12 -0.14 0.08 -0.11 0.12
words: of	ceasefir	0.02 0.05 -0.11 -0.11 -0.19 -0.10 -0.18
words: of	conflict	-0.02 0.06 -0.06 -0.09 -0.12 -0.05 0.02
words: of	deal	-0.15 0.15 -0.13 -0.14 -0.12 -0.09 -0.13
words: of	destruction	0.02 -0.13 -0.10 0.05 0.08 -0.09 -0.15
words: of	dollar	-0.13 0.09 -0.13 -0.05 -0.12 -0.11 -0.13
words: of	down	0.07 -0.13 -0.14 -0.12 -0.09 -0.10 -0.03
words: of	dron	0.14 -0.13 -0.16 -0.10 -0.15 -0.12 -0.14
words: of	emergency	-0.04 -0.09 -0.11 -0.05 0.09 -0.10 -0.11
words: of	fight	0.06 -0.03 -0.09 -0.06 0.00 -0.06 -0.10
words: of	global	-0.11 -0.13 -0.10 0.10 0.01 -0.11 -0.13
words: of	ground	0.08 0.00 -0.10 -0.10 -0.11 -0.06 -0.07
words: of	high	-0.06 0.05 -0.12 -0.11 -0.11 -0.08 0.01
words: of	his	-0.18 0.00 -0.14 -0.11 -0.10 -0.08 0.12
words: of	imminent	-0.01 -0.12 -0.10 -0.08 0.04 -0.12 0.03
words: of	its	-0.05 0.02 -0.19 -0.16 -0.15 -0.17 0.08
words: of	jesu	-0.12 -0.12 -0.11 -0.11 -0.13 -0.09 0.12
words: of	liv	-0.04 -0.07 -0.22 0.02 -0.09 0.08 0.06
words: of	military	0.04 0.00 -0.10 -0.07 -0.13 -0.06 -0.01
words: of	missil	-0.14 0.11 0.07 -0.12 -0.05 -0.20 -0.04
words: of	mou	-0.01 0.02 -0.13 0.04 -0.11 -0.14 -0.11
words: of	new	0.11 0.01 -0.13 -0.14 -0.14 -0.13 -0.16
words: of	nuclear	-0.12 -0.01 -0.13 0.08 -0.07 -0.07 0.05
words: of	oil	-0.01 0.00 -0.12 0.03 -0.19 -0.08 -0.05
words: of	peac	-0.05 -0.09 -0.12 0.08 0.08 -0.08 0.00
words: of	peopl	-0.01 -0.11 -0.11 -0.07 -0.07 -0.08 0.06
words: of	possibl	-0.02 -0.07 -0.16 0.08 -0.12 -0.11 -0.12
words: of	power	0.05 0.07 -0.12 -0.10 -0.13 -0.09 0.02
words: of	second	0.11 -0.07 -0.06 -0.06 -0.07 -0.04 -0.07
words: of	security	-0.04 0.06 0.06 -0.12 -0.14 -0.13 -0.17
words: of	ship	-0.04 -0.06 -0.12 0.05 -0.14 -0.10 0.06
words: of	smok	0.10 -0.08 -0.06 -0.07 -0.11 -0.06 -0.10
words: of	stat	-0.13 0.13 -0.14 -0.02 -0.13 -0.07 -0.10
words: of	strik	-0.14 -0.11 -0.19 -0.19 0.12 -0.19 0.07
words: of	talk	-0.10 0.17 0.04 -0.17 -0.15 -0.05 -0.12
words: of	target	0.11 0.12 -0.15 -0.13 -0.12 -0.14 -0.15
words: of	the	0.00 -0.14 -0.44 0.05 0.01 -0.07 0.01
words: of	their	-0.11 -0.10 -0.16 -0.15 0.03 -0.14 0.08
words: of	them	-0.12 0.04 -0.07 -0.08 -0.10 -0.07 0.04
words: of	thousand	-0.09 0.01 -0.11 -0.09 0.12 -0.09 -0.12
words: of	troop	0.08 -0.13 -0.12 -0.09 -0.09 -0.08 -0.02
words: of	two	0.02 -0.04 -0.15 -0.02 -0.14 -0.08 0.02
words: of	understand	-0.16 0.16 -0.14 -0.14 -0.13 -0.11 -0.16
words: of	war	-0.10 -0.15 -0.02 -0.17 0.07 0.04 0.09
words: off	[place]	0.19 -0.17 -0.23 -0.11 -0.05 -0.15 -0.24
words: off	[side]	0.11 -0.08 -0.11 -0.12 -0.11 -0.11 -0.10
words: off	in	-0.04 0.06 -0.09 -0.15 -0.11 -0.07 -0.03
words: off	ramp	0.00 0.05 -0.13 -0.17 -0.18 -0.12 -0.03
words: off	the	0.09 -0.13 -0.14 -0.11 -0.17 -0.10 0.02
words: offensiv	against	0.06 -0.08 -0.06 -0.02 -0.09 -0.02 -0.06
words: offer	.	-0.12 0.11 -0.06 -0.10 -0.06 -0.02 -0.06
words: offer	[number]	0.03 0.06 -0.09 -0.04 0.03 -0.05 -0.05
words: offer	to	-0.04 0.04 -0.10 0.05 -0.12 -0.07 -0.10
words: official	accus	-0.07 0.08 0.02 -0.09 -0.11 -0.08 -0.08
words: official	call	0.05 0.04 -0.13 -0.12 -0.11 -0.11 -0.08
words: official	claim	0.08 -0.07 -0.12 -0.08 -0.05 -0.07 -0.09
words: official	confirm	0.10 -0.06 -0.12 -0.13 -0.11 -0.11 -0.11
words: official	exchang	-0.15 0.12 -0.13 -0.06 -0.04 -0.07 -0.10
words: official	have	-0.09 0.08 -0.05 -0.08 -0.08 -0.05 -0.05
words: official	in	-0.07 -0.06 -0.12 -0.11 -0.12 -0.10 0.06
words: official	meet	-0.11 0.11 -0.10 -0.10 -0.10 -0.08 -0.11
words: official	prepar	0.09 -0.10 -0.09 -0.11 -0.09 -0.05 -0.06
words: official	said	0.03 -0.08 0.07 0.02 0.03 -0.04 -0.11
words: official	say	0.14 -0.15 0.06 -0.14 -0.08 -0.15 0.01
words: official	says	-0.04 0.08 -0.03 0.02 -0.20 -0.19 -0.03
words: official	to	0.07 -0.01 -0.13 -0.13 -0.12 -0.11 0.06
words: official	warn	-0.06 -0.16 0.08 -0.12 -0.14 0.02 -0.07
words: oil	,	0.04 -0.03 -0.02 -0.02 -0.08 -0.02 -0.05
words: oil	[side]	0.05 -0.09 -0.10 0.00 -0.09 -0.12 -0.10
words: oil	and	0.02 0.06 -0.10 -0.05 0.01 -0.09 -0.05
words: oil	as	0.01 0.02 -0.13 -0.11 -0.19 -0.10 0.05
words: oil	at	-0.12 0.11 -0.09 -0.10 -0.11 -0.11 -0.11
words: oil	climb	-0.06 0.06 -0.06 -0.05 -0.10 -0.07 -0.09
words: oil	could	-0.13 0.12 -0.03 -0.10 -0.10 -0.05 -0.03
words: oil	crisi	-0.11 -0.13 -0.10 0.01 -0.14 -0.10 0.11
words: oil	depot	0.15 -0.05 -0.11 -0.13 -0.18 -0.12 -0.13
words: oil	dips	-0.10 0.06 -0.06 -0.04 -0.08 -0.05 -0.10
words: oil	drop	-0.10 -0.10 -0.04 0.09 -0.05 -0.03 -0.05
words: oil	export	-0.02 -0.15 -0.10 0.09 -0.11 -0.10 -0.10
words: oil	extend	-0.05 -0.03 -0.01 0.04 -0.03 -0.02 -0.03
words: oil	facility	0.00 -0.07 -0.22 -0.15 0.16 -0.17 -0.24
words: oil	fall	-0.10 0.06 -0.04 -0.02 -0.07 -0.03 -0.08
words: oil	field	-0.06 0.06 -0.09 0.03 -0.11 -0.08 -0.11
words: oil	flow	-0.12 0.06 -0.04 -0.01 -0.05 -0.05 -0.06
words: oil	from	0.00 0.03 0.06 -0.04 -0.12 -0.09 -0.14
words: oil	hits	-0.12 -0.12 -0.03 0.12 -0.06 -0.02 -0.08
words: oil	in	-0.04 0.10 -0.20 -0.06 0.00 -0.20 -0.20
words: oil	jump	0.08 -0.08 -0.06 -0.04 -0.10 -0.06 -0.11
words: oil	market	-0.15 -0.02 -0.06 -0.01 -0.14 -0.06 0.04
words: oil	out	-0.12 0.06 -0.07 -0.03 -0.11 -0.12 0.04
words: oil	output	0.00 -0.17 -0.08 0.14 -0.14 -0.08 -0.15
words: oil	pipelin	-0.12 0.00 -0.05 0.04 -0.10 -0.04 0.05
words: oil	pric	-0.04 0.03 -0.07 0.02 -0.14 -0.06 -0.09
words: oil	producer	-0.07 -0.06 -0.02 0.06 -0.08 -0.02 -0.05
words: oil	product	-0.11 -0.09 -0.03 0.08 -0.08 -0.03 -0.06
words: oil	production	0.00 -0.13 -0.07 0.09 -0.13 -0.09 -0.06
words: oil	refinery	0.08 -0.08 -0.08 -0.04 -0.17 -0.09 -0.10
words: oil	reserv	-0.16 -0.16 -0.06 0.19 -0.22 -0.04 -0.16
words: oil	ris	-0.13 0.01 -0.06 0.11 -0.09 -0.06 -0.10
words: oil	sanction	-0.13 0.16 -0.11 -0.16 -0.06 -0.10 -0.10
words: oil	shock	-0.11 -0.01 -0.08 0.11 -0.13 -0.10 -0.13
words: oil	slid	-0.07 -0.10 -0.02 0.08 -0.03 -0.03 -0.03
words: oil	spik	-0.08 -0.06 -0.03 0.07 -0.06 -0.03 -0.05
words: oil	supply	-0.09 0.07 -0.08 -0.03 -0.15 -0.08 -0.16
words: oil	surg	0.03 -0.06 -0.03 0.01 -0.04 -0.03 -0.06
words: oil	tanker	0.19 -0.15 -0.20 -0.20 -0.16 -0.13 0.06
words: oil	terminal	0.04 0.01 -0.12 -0.06 -0.11 -0.14 -0.12
words: oil	tops	0.06 -0.14 -0.08 -0.06 -0.08 -0.05 -0.10
words: oil	trad	-0.11 -0.11 -0.09 0.11 -0.10 -0.11 -0.09
words: oil	trader	-0.10 -0.08 -0.06 0.10 -0.13 -0.10 -0.13
words: oil	tumbl	-0.13 0.04 -0.05 0.00 -0.09 -0.06 -0.12
words: oil	waiver	-0.13 0.07 -0.02 -0.03 -0.11 -0.02 -0.07
words: on	,	-0.01 -0.01 -0.15 -0.10 0.00 -0.11 0.01
words: on	[ally]	-0.10 0.04 -0.17 -0.13 -0.21 -0.12 0.12
words: on	[number]	-0.11 0.02 -0.17 0.15 0.04 -0.11 -0.16
words: on	[place]	0.01 0.11 -0.40 0.06 -0.18 -0.29 -0.15
words: on	[region]	-0.09 0.03 0.02 0.01 -0.02 -0.17 -0.01
words: on	[side]	-0.06 0.05 -0.18 0.08 -0.12 -0.23 0.01
words: on	[usa]	-0.02 -0.10 0.07 0.05 -0.16 -0.04 0.00
words: on	a	-0.04 -0.08 -0.01 -0.02 0.03 -0.16 0.02
words: on	air	-0.05 -0.05 -0.13 -0.07 0.06 -0.10 0.00
words: on	all	-0.21 0.16 -0.09 -0.07 -0.16 -0.10 -0.17
words: on	ceasefir	0.10 -0.19 -0.13 0.07 -0.21 -0.08 0.08
words: on	day	0.13 -0.09 -0.18 -0.30 -0.30 -0.19 -0.05
words: on	deal	0.06 -0.02 -0.14 -0.17 -0.11 -0.11 -0.14
words: on	dron	-0.06 -0.06 -0.10 -0.06 0.06 -0.10 -0.09
words: on	edge	-0.15 0.12 -0.10 -0.06 -0.09 -0.09 -0.15
words: on	energy	-0.14 -0.03 -0.10 0.04 0.03 -0.08 -0.14
words: on	fire	-0.10 -0.06 0.05 0.10 -0.14 -0.15 0.01
words: on	fox	-0.09 -0.09 -0.12 -0.10 -0.08 -0.06 0.09
words: on	friday	0.04 -0.02 0.07 -0.10 -0.13 -0.07 -0.11
words: on	his	0.02 -0.04 -0.17 -0.13 -0.15 -0.12 0.07
words: on	hits	0.13 -0.11 -0.11 -0.11 -0.14 -0.13 -0.13
words: on	hold	0.02 0.00 -0.14 -0.03 0.01 -0.15 -0.09
words: on	hop	-0.10 -0.09 -0.07 0.10 -0.08 -0.09 -0.10
words: on	hyperliquid	-0.11 -0.08 -0.07 0.10 -0.10 -0.07 -0.08
words: on	in	-0.10 0.03 -0.14 -0.02 -0.02 -0.09 0.03
words: on	its	0.00 0.03 -0.11 0.04 -0.13 -0.08 -0.13
words: on	key	-0.12 0.12 -0.15 -0.10 -0.09 -0.12 -0.09
words: on	latest	-0.13 0.02 -0.13 -0.09 -0.13 -0.12 0.10
words: on	market	0.04 0.08 -0.07 -0.10 -0.08 -0.07 -0.09
words: on	missil	-0.01 -0.12 -0.13 -0.10 -0.14 -0.12 0.07
words: on	monday	0.02 0.03 -0.10 -0.05 -0.10 -0.07 -0.10
words: on	neighbour	0.04 0.03 -0.09 -0.10 -0.10 -0.12 -0.10
words: on	new	-0.14 -0.05 0.11 -0.09 -0.09 -0.12 -0.04
words: on	nuclear	0.04 0.07 -0.12 -0.07 -0.08 -0.03 -0.11
words: on	oil	0.07 0.00 -0.11 -0.13 0.01 -0.10 -0.14
words: on	plan	-0.05 0.09 -0.09 -0.07 -0.08 -0.07 -0.11
words: on	polymarket	-0.09 -0.08 0.15 0.08 -0.11 -0.10 -0.02
words: on	reopen	-0.11 0.12 -0.06 -0.13 -0.06 -0.06 -0.12
words: on	report	-0.10 -0.09 -0.05 0.09 -0.06 -0.04 -0.08
words: on	saturday	0.09 -0.07 -0.10 -0.09 -0.10 -0.04 -0.09
words: on	ship	-0.03 0.05 -0.16 0.04 -0.05 -0.08 -0.14
words: on	sign	-0.05 0.04 -0.03 -0.02 -0.07 -0.03 -0.04
words: on	social	-0.17 -0.03 0.01 -0.14 -0.15 0.05 0.14
words: on	strik	0.06 -0.13 0.08 -0.11 -0.15 -0.09 -0.11
words: on	sunday	-0.02 0.01 -0.10 -0.05 0.08 -0.04 -0.18
words: on	supply	-0.05 -0.07 -0.03 0.06 -0.04 -0.02 -0.05
words: on	talk	-0.16 -0.07 -0.10 0.09 -0.14 -0.09 0.00
words: on	tanker	-0.01 -0.20 -0.14 -0.03 0.11 -0.12 -0.18
words: on	the	0.04 0.02 -0.35 -0.08 -0.03 -0.25 -0.02
words: on	thursday	-0.04 0.09 -0.06 -0.08 -0.08 -0.02 -0.10
words: on	to	-0.16 0.05 -0.13 -0.13 0.03 -0.13 0.10
words: on	troop	0.09 -0.08 -0.07 -0.07 -0.08 -0.05 -0.08
words: on	tuesday	0.05 -0.01 -0.11 0.03 -0.10 -0.11 -0.13
words: on	war	-0.05 0.01 0.03 0.00 -0.23 -0.17 -0.05
words: on	wednesday	-0.01 0.02 -0.11 0.02 0.02 -0.04 -0.10
words: on	what	-0.10 0.09 -0.07 -0.06 -0.05 -0.02 -0.07
words: one	,	-0.06 -0.01 -0.12 -0.07 -0.11 -0.09 0.07
words: one	in	0.06 -0.11 -0.10 -0.10 0.06 -0.08 -0.14
words: one	is	0.16 -0.12 -0.17 -0.12 -0.14 -0.11 -0.15
words: one	kill	0.05 -0.11 -0.07 0.04 -0.01 -0.06 -0.11
words: one	month	0.00 0.06 -0.13 0.03 -0.14 -0.09 -0.09
words: one	night	0.11 -0.02 -0.13 -0.17 -0.13 -0.14 -0.13
words: one	of	0.07 -0.03 -0.24 0.05 0.02 -0.11 -0.13
words: one	week	-0.02 -0.16 -0.13 -0.12 0.05 -0.12 0.02
words: ongo	[side]	-0.05 -0.11 -0.12 -0.06 -0.02 -0.07 0.10
words: ongo	conflict	-0.07 0.04 -0.11 -0.03 0.06 -0.10 -0.09
words: only	way	-0.07 -0.04 -0.08 -0.10 -0.04 -0.03 0.10
words: open	[region]	0.09 0.08 -0.14 -0.18 -0.14 -0.11 -0.18
words: open	as	-0.15 0.15 -0.05 -0.11 -0.13 -0.05 -0.13
words: open	in	0.06 0.02 -0.06 -0.11 -0.05 -0.02 -0.06
words: open	the	0.16 -0.04 -0.21 -0.22 0.01 -0.14 -0.10
words: open	to	-0.16 0.09 0.05 -0.02 -0.12 -0.09 -0.13
words: operat	in	0.05 -0.05 0.05 -0.12 -0.13 -0.11 -0.12
words: operation	,	0.03 -0.14 -0.16 -0.13 -0.01 -0.15 0.04
words: operation	[side]	-0.02 0.06 -0.14 -0.12 -0.14 -0.14 -0.03
words: operation	[usa]	0.07 -0.14 -0.17 -0.18 -0.02 -0.07 -0.01
words: operation	after	-0.09 -0.08 -0.06 0.09 -0.08 -0.05 -0.07
words: operation	against	0.14 -0.10 -0.12 -0.09 -0.11 -0.07 -0.16
words: operation	in	0.15 -0.04 -0.20 0.02 -0.17 -0.12 -0.23
words: operation	on	-0.04 0.10 -0.12 -0.08 -0.12 -0.06 -0.16
words: operation	to	-0.03 -0.15 0.00 0.09 0.08 -0.11 -0.15
words: opinion	:	0.01 -0.18 -0.14 -0.05 -0.14 -0.08 0.03
words: opportunity	to	-0.13 0.10 -0.12 -0.07 -0.13 -0.06 0.03
words: option	,	0.02 0.00 -0.08 0.01 -0.08 -0.08 -0.11
words: option	as	0.06 -0.04 -0.08 0.03 -0.09 -0.06 -0.11
words: option	for	0.13 -0.02 -0.12 -0.01 -0.13 -0.08 -0.22
words: option	in	-0.12 -0.03 -0.16 -0.16 -0.14 -0.15 0.11
words: or	[usa]	-0.01 0.06 -0.09 -0.12 -0.05 -0.06 -0.08
words: or	break	-0.14 0.04 -0.12 -0.14 -0.09 -0.05 0.01
words: or	face	0.04 -0.01 -0.14 -0.12 -0.09 -0.14 -0.11
words: order	[usa]	-0.07 0.07 -0.08 0.11 -0.08 -0.03 -0.10
words: order	evacuation	0.02 0.09 -0.07 -0.05 -0.04 -0.07 -0.11
words: order	for	0.03 -0.15 -0.07 -0.13 0.08 -0.10 -0.15
words: other	nation	-0.02 -0.04 -0.09 0.07 -0.10 -0.06 -0.12
words: our	president	-0.06 -0.09 -0.10 -0.05 -0.07 -0.04 0.09
words: out	:	0.00 -0.03 -0.10 -0.11 -0.12 -0.10 0.08
words: out	[side]	0.12 -0.11 -0.10 -0.12 -0.08 -0.09 -0.09
words: out	after	-0.11 -0.12 -0.11 0.06 -0.12 -0.06 0.08
words: out	as	-0.15 -0.05 -0.11 0.10 -0.11 -0.07 0.01
words: out	at	-0.14 0.11 -0.13 -0.18 -0.12 -0.08 0.04
words: out	in	0.06 0.03 -0.11 -0.13 -0.11 -0.12 -0.11
words: out	of	-0.12 0.06 -0.23 -0.13 0.10 -0.17 0.00
words: out	on	-0.08 0.01 -0.08 0.07 -0.10 -0.08 0.00
words: out	very	-0.02 -0.10 -0.08 -0.08 -0.11 -0.08 0.09
words: out	war	0.12 -0.13 -0.10 -0.06 -0.10 -0.09 -0.12
words: outlook	:	-0.10 -0.09 -0.07 0.11 -0.09 -0.06 -0.11
words: outlook	for	-0.09 -0.10 -0.08 0.09 -0.10 -0.08 -0.09
words: outrag	over	-0.08 -0.12 -0.08 -0.09 0.07 -0.07 0.07
words: over	[number]	0.01 0.03 0.06 -0.03 0.00 -0.11 -0.11
words: over	[place]	0.05 -0.01 -0.23 -0.12 -0.23 -0.15 0.07
words: over	[region]	0.00 0.15 -0.24 -0.13 -0.20 -0.17 -0.23
words: over	[side]	-0.05 -0.01 -0.11 0.00 -0.30 -0.02 0.07
words: over	[usa]	-0.04 -0.05 -0.31 -0.10 0.00 -0.22 0.10
words: over	a	-0.10 -0.03 0.06 -0.09 0.05 -0.11 -0.13
words: over	attack	-0.03 0.02 -0.12 -0.05 0.05 -0.06 -0.02
words: over	deadly	0.11 -0.07 -0.15 0.04 -0.12 -0.10 -0.13
words: over	fear	0.02 0.02 -0.14 -0.08 -0.13 -0.09 0.00
words: over	in	0.04 -0.01 -0.08 -0.07 -0.11 -0.03 -0.05
words: over	its	-0.03 -0.02 -0.11 -0.07 -0.07 -0.05 0.05
words: over	new	0.10 0.07 -0.11 -0.08 -0.11 -0.09 -0.08
words: over	protest	-0.04 0.08 -0.15 -0.08 -0.05 -0.07 -0.12
words: over	report	-0.06 -0.15 -0.14 -0.04 -0.12 -0.09 0.09
words: over	the	-0.03 0.05 -0.11 -0.11 0.02 -0.08 0.02
words: over	threat	-0.06 0.01 -0.19 0.05 -0.19 -0.14 -0.06
words: over	two	-0.10 0.10 -0.04 -0.08 -0.08 -0.01 -0.12
words: over	war	-0.11 -0.07 -0.10 -0.08 -0.11 -0.05 0.10
words: over	your	0.11 -0.05 -0.14 -0.07 -0.15 -0.05 -0.04
words: overnight	[usa]	0.10 -0.12 -0.13 -0.14 -0.01 -0.13 -0.11
words: overshadow	by	-0.09 -0.02 -0.07 -0.06 0.05 -0.05 0.03
words: p	[number]	-0.06 -0.05 -0.07 0.06 -0.07 -0.06 -0.07
words: page	at	-0.08 0.11 -0.07 -0.09 -0.06 -0.04 -0.12
words: paramedic	kill	0.06 -0.05 -0.07 -0.03 -0.03 -0.04 -0.10
words: part	in	0.02 0.11 -0.12 -0.10 -0.09 -0.10 -0.13
words: part	of	0.05 0.03 0.03 0.00 0.02 -0.11 -0.24
words: pass	[region]	0.04 -0.09 -0.03 0.03 -0.04 -0.04 -0.06
words: pass	through	-0.01 -0.10 -0.16 0.15 -0.15 -0.12 -0.15
words: passag	through	-0.16 0.11 -0.10 0.04 -0.10 -0.14 -0.12
words: past	[number]	-0.01 -0.15 -0.12 0.05 -0.11 -0.10 -0.15
words: past	month	0.08 -0.06 0.01 -0.07 -0.11 -0.11 -0.11
words: path	to	0.03 0.05 -0.16 0.02 -0.13 -0.13 -0.17
words: paus	attack	0.14 -0.02 -0.12 -0.09 -0.09 -0.09 -0.10
words: pay	for	0.02 -0.08 -0.14 0.03 -0.04 -0.11 -0.02
words: pay	the	-0.14 0.10 -0.15 -0.03 -0.14 -0.12 -0.15
words: peac	,	-0.10 0.00 -0.08 0.09 -0.08 -0.04 -0.12
words: peac	accord	-0.11 0.10 -0.08 -0.09 -0.09 -0.09 -0.11
words: peac	deal	0.04 0.05 0.00 -0.07 -0.24 -0.10 -0.15
words: peac	framework	-0.09 0.10 -0.04 -0.09 -0.06 -0.03 -0.08
words: peac	plan	-0.14 0.02 -0.14 0.07 -0.14 -0.06 0.02
words: peac	talk	0.03 0.06 -0.25 -0.27 -0.01 -0.10 -0.05
words: peac	to	-0.13 0.01 -0.08 0.04 -0.09 -0.03 0.06
words: peaceful	protester	0.09 -0.05 -0.13 -0.07 -0.04 -0.06 -0.11
words: peacekeeper	kill	0.12 -0.14 -0.10 -0.12 -0.05 -0.08 -0.14
words: pearl	harbor	-0.10 0.06 -0.12 -0.09 -0.07 -0.08 -0.03
words: pedro	sanchez	-0.09 0.12 -0.07 -0.07 -0.07 -0.03 -0.11
words: peopl	in	0.00 -0.07 -0.15 -0.09 0.13 -0.11 -0.18
words: peopl	kill	-0.09 -0.11 -0.13 -0.09 0.10 -0.10 -0.12
words: peopl	to	-0.11 -0.13 0.05 -0.11 -0.10 -0.11 0.12
words: per	barrel	0.06 0.06 -0.04 -0.09 -0.07 -0.05 -0.06
words: percent	,	0.07 -0.04 -0.03 -0.06 -0.05 -0.05 -0.04
words: percent	after	0.06 -0.09 -0.15 0.07 -0.13 -0.09 -0.12
words: percent	as	-0.14 -0.15 -0.04 0.05 -0.07 -0.03 0.06
words: percent	in	-0.09 -0.09 0.08 -0.06 -0.08 -0.06 -0.09
words: percent	of	-0.08 -0.06 -0.10 -0.03 -0.09 -0.05 0.07
words: percent	on	-0.10 0.03 -0.03 0.02 -0.06 -0.02 -0.06
words: persian	new	-0.14 -0.13 -0.11 -0.12 0.12 -0.13 0.09
words: petrol	station	0.01 -0.10 -0.09 -0.03 -0.12 0.03 -0.13
words: phas	in	-0.12 -0.04 -0.12 -0.10 -0.10 -0.10 0.11
words: phas	of	0.06 0.03 -0.13 -0.01 -0.14 -0.08 -0.12
words: phon	call	0.00 0.00 0.07 0.04 -0.12 -0.12 -0.11
words: photo	show	0.02 -0.14 -0.13 0.06 -0.13 -0.13 -0.04
words: pilot	down	0.04 -0.11 0.06 -0.09 -0.08 -0.09 -0.13
words: pilot	in	0.01 -0.07 -0.12 -0.05 -0.08 -0.07 0.01
words: plac	in	0.04 0.00 -0.06 -0.09 -0.10 -0.06 0.05
words: plac	on	-0.11 -0.08 -0.07 0.04 0.08 -0.05 -0.09
words: plan	as	0.04 -0.01 -0.05 0.02 -0.07 -0.03 -0.08
words: plan	crash	0.15 -0.18 -0.12 -0.15 0.02 -0.03 -0.13
words: plan	damag	0.04 -0.09 -0.15 -0.07 0.00 -0.06 -0.10
words: plan	for	-0.05 -0.02 -0.16 -0.15 -0.13 -0.05 0.09
words: plan	in	0.08 -0.03 -0.11 -0.12 -0.13 -0.11 -0.01
words: plan	to	-0.11 0.06 0.00 -0.07 -0.10 -0.09 0.01
words: plant	,	0.03 0.06 -0.10 -0.11 0.04 -0.11 -0.10
words: plant	for	-0.07 0.11 -0.13 -0.14 -0.14 -0.09 -0.12
words: plant	if	-0.01 0.04 -0.08 -0.12 -0.10 -0.06 -0.05
words: plant	in	0.03 0.06 -0.13 -0.13 -0.11 -0.15 -0.12
words: plant	statu	-0.09 -0.09 -0.06 0.09 -0.09 -0.07 -0.08
words: plant	unles	0.10 -0.03 -0.07 -0.14 -0.08 -0.06 -0.06
words: play	down	-0.09 0.08 -0.09 0.07 -0.09 -0.06 -0.15
words: pledg	to	0.02 0.06 -0.10 0.02 -0.07 -0.08 -0.11
words: plung	after	-0.10 -0.07 -0.05 0.10 -0.08 -0.05 -0.08
words: plung	as	-0.07 -0.10 -0.03 0.06 -0.04 -0.04 -0.04
words: plus	.	-0.10 -0.10 -0.14 -0.11 -0.14 -0.11 0.12
words: pm	:	-0.10 0.02 -0.10 -0.05 -0.09 -0.04 0.04
words: pm	[place]	0.06 -0.03 -0.08 -0.05 0.01 -0.03 -0.11
words: pm	says	0.02 0.02 0.04 -0.15 -0.15 0.03 -0.11
words: point	[usa]	-0.09 0.09 -0.08 -0.09 -0.09 -0.08 -0.09
words: point	as	-0.09 0.07 -0.04 -0.06 -0.06 -0.04 -0.07
words: point	in	-0.13 0.02 -0.10 -0.10 -0.09 -0.08 0.05
words: point	peac	-0.12 0.00 -0.11 0.06 -0.12 -0.06 0.03
words: point	plan	-0.17 0.11 -0.12 -0.17 -0.11 -0.05 -0.01
words: point	to	0.06 -0.10 0.05 0.03 -0.04 -0.08 -0.11
words: pois	to	-0.13 0.04 -0.09 0.05 -0.12 -0.05 -0.04
words: polic	say	0.11 -0.11 -0.12 -0.10 -0.12 -0.08 0.00
words: poll	find	-0.14 -0.11 -0.20 -0.09 -0.11 -0.11 0.13
words: port	after	0.08 -0.14 -0.10 0.02 -0.11 -0.07 -0.11
words: port	and	0.12 -0.11 -0.09 -0.12 -0.07 -0.09 -0.08
words: port	blockad	0.04 0.00 -0.08 -0.16 -0.12 -0.08 -0.12
words: possibility	of	-0.13 -0.03 -0.09 0.02 -0.10 -0.06 0.05
words: possibl	[side]	0.07 -0.10 0.05 -0.17 -0.15 -0.15 -0.08
words: possibl	[usa]	-0.04 -0.07 -0.11 0.07 -0.09 -0.06 -0.10
words: possibl	strik	0.16 -0.16 -0.16 -0.18 -0.16 -0.08 -0.12
words: post	war	-0.16 0.07 -0.11 -0.03 -0.13 -0.12 0.03
words: potential	[usa]	-0.12 0.09 -0.09 -0.10 -0.08 -0.03 0.08
words: pound	[side]	0.04 -0.06 -0.10 -0.12 -0.12 -0.10 0.02
words: power	:	0.02 0.09 -0.10 -0.07 -0.10 -0.07 0.01
words: power	plant	-0.07 0.10 -0.26 -0.08 0.10 -0.15 -0.10
words: powerful	ally	0.07 0.08 -0.10 -0.07 -0.06 -0.05 -0.10
words: prais	[place]	-0.06 0.10 -0.04 -0.11 -0.03 -0.01 -0.10
words: prais	[usa]	-0.07 -0.06 -0.06 -0.08 -0.07 -0.02 0.08
words: predicament	unchang	-0.03 0.11 -0.11 -0.11 -0.07 -0.09 -0.07
words: prediction	market	-0.10 -0.12 -0.08 -0.12 -0.11 -0.08 0.12
words: prepar	for	0.20 -0.06 -0.24 -0.13 -0.07 -0.10 -0.13
words: prepar	to	-0.02 0.05 -0.15 0.01 -0.16 -0.04 -0.12
words: preparation	for	0.02 0.04 -0.09 -0.07 -0.08 -0.09 -0.01
words: pres	.	-0.11 0.06 -0.08 -0.10 -0.09 -0.06 0.02
words: pres	conferenc	0.02 0.14 -0.12 -0.11 -0.11 -0.09 0.05
words: presenc	in	0.11 -0.11 -0.07 -0.10 -0.13 -0.07 -0.03
words: president	[usa]	-0.10 0.13 -0.08 -0.13 -0.07 -0.01 -0.13
words: president	is	-0.09 -0.13 -0.12 -0.07 -0.06 -0.04 0.12
words: president	said	0.10 0.03 -0.13 -0.09 -0.11 -0.04 -0.06
words: president	says	0.03 0.06 -0.09 0.01 -0.03 -0.06 -0.12
words: president	to	-0.12 0.00 -0.10 -0.09 -0.05 -0.04 0.06
words: press	[usa]	0.04 -0.03 -0.02 0.04 0.03 -0.10 -0.11
words: press	on	0.02 0.09 -0.15 -0.12 0.06 -0.12 -0.19
words: pressur	on	-0.04 -0.01 -0.07 0.02 -0.07 -0.02 0.01
words: pressur	to	0.04 -0.02 -0.11 -0.12 -0.12 -0.11 0.08
words: prevent	[side]	0.06 -0.04 0.05 -0.04 -0.12 -0.08 -0.12
words: pric	.	-0.09 -0.11 -0.11 0.01 0.06 -0.09 -0.01
words: pric	:	-0.11 -0.12 0.08 -0.04 -0.12 -0.09 0.08
words: pric	?	-0.11 -0.09 -0.03 0.11 -0.11 -0.02 -0.10
words: pric	amid	-0.08 -0.10 -0.08 0.10 -0.08 -0.03 -0.10
words: pric	could	-0.14 -0.12 -0.04 0.12 -0.12 -0.03 -0.09
words: pric	fall	-0.13 -0.01 -0.05 0.06 -0.09 -0.05 -0.06
words: pric	in	-0.07 -0.05 -0.05 0.07 -0.09 -0.03 -0.08
words: pric	increas	-0.08 -0.08 -0.04 0.08 -0.08 -0.02 -0.07
words: pric	jump	0.02 0.00 -0.03 -0.09 -0.06 -0.03 0.07
words: pric	of	0.00 -0.14 -0.11 0.03 -0.12 -0.08 0.00
words: pric	plung	-0.14 -0.02 -0.03 0.10 -0.08 -0.04 -0.11
words: pric	ris	-0.10 -0.08 -0.07 -0.04 -0.09 -0.05 0.05
words: pric	rise	-0.02 -0.03 -0.06 0.06 -0.09 -0.05 -0.13
words: pric	shock	-0.09 -0.10 -0.05 0.11 -0.10 -0.05 -0.11
words: pric	soar	-0.08 0.06 -0.15 -0.02 -0.13 -0.08 -0.01
words: pric	spik	-0.09 -0.08 -0.06 0.11 -0.11 -0.06 -0.10
words: pric	surg	0.02 -0.16 -0.05 0.00 0.07 -0.04 -0.07
words: pric	to	0.01 0.05 -0.09 -0.07 -0.10 -0.07 0.06
words: pric	up	-0.05 -0.06 -0.03 0.05 -0.04 -0.02 -0.03
words: pric	will	0.07 -0.08 -0.06 -0.05 -0.10 -0.04 -0.09
words: prim	minister	-0.12 0.10 -0.19 -0.05 -0.17 -0.06 -0.04
words: prior	to	-0.05 -0.14 -0.11 0.01 -0.07 -0.09 0.06
words: pro	[side]	-0.11 -0.13 -0.17 -0.14 -0.16 -0.14 0.15
words: problem	:	-0.10 0.06 -0.13 -0.12 -0.10 -0.11 0.01
words: production	as	-0.12 -0.13 -0.05 0.08 0.05 -0.07 -0.10
words: production	of	0.08 -0.10 -0.10 0.07 -0.09 -0.08 -0.10
words: progres	in	-0.06 0.00 -0.13 0.07 -0.12 -0.11 -0.21
words: promis	to	-0.03 0.10 -0.15 -0.09 -0.13 -0.10 -0.09
words: proof	of	-0.12 0.11 -0.11 -0.07 -0.09 -0.10 -0.07
words: proposal	ceasefir	-0.15 -0.11 -0.11 -0.11 -0.12 -0.12 0.13
words: proposal	to	-0.05 0.04 -0.06 0.00 -0.03 -0.03 -0.05
words: protect	[place]	0.02 0.04 -0.10 -0.13 -0.10 -0.10 -0.01
words: protest	,	0.16 0.00 -0.18 -0.13 -0.16 -0.13 -0.21
words: protest	against	-0.13 0.00 -0.13 -0.12 0.04 -0.07 0.13
words: protest	and	0.05 -0.06 -0.13 -0.09 -0.09 -0.08 0.02
words: protest	in	-0.10 -0.06 -0.18 0.03 -0.03 -0.10 0.09
words: protest	turn	0.00 -0.02 -0.12 -0.09 -0.09 -0.10 0.03
words: pull	back	-0.15 -0.09 -0.10 0.10 -0.10 -0.09 0.05
words: pull	from	0.13 -0.04 -0.06 -0.07 -0.07 -0.05 -0.09
words: pummel	[side]	0.04 0.02 -0.12 -0.08 -0.09 -0.09 -0.07
words: push	[usa]	-0.13 0.08 -0.11 -0.09 -0.10 -0.09 0.08
words: push	back	0.00 0.01 -0.09 -0.11 -0.11 -0.11 0.04
words: push	for	-0.10 0.13 -0.21 -0.21 -0.21 -0.14 -0.05
words: push	to	0.10 0.03 -0.04 -0.15 -0.13 -0.04 -0.04
words: push	up	-0.07 -0.09 -0.05 0.08 -0.11 -0.06 -0.06
words: put	up	-0.02 0.08 -0.06 -0.09 -0.10 -0.04 -0.04
words: putt	boot	0.09 -0.09 -0.08 -0.06 -0.11 -0.03 -0.05
words: question	:	-0.10 -0.07 -0.09 -0.05 -0.11 -0.08 0.12
words: question	[usa]	-0.05 0.06 -0.15 -0.10 -0.12 -0.10 -0.03
words: question	about	-0.13 0.03 -0.24 0.00 -0.16 -0.17 0.04
words: rac	to	-0.13 0.10 -0.11 -0.07 -0.05 -0.12 -0.13
words: race	to	-0.11 -0.10 -0.10 0.11 -0.11 -0.11 -0.14
words: rag	at	0.00 0.04 0.08 -0.08 -0.13 -0.09 -0.11
words: rag	in	0.11 -0.05 -0.10 -0.08 -0.13 -0.09 -0.10
words: rag	on	-0.01 -0.13 -0.13 -0.07 0.01 -0.09 0.09
words: raid	on	0.00 -0.10 0.08 -0.09 -0.11 -0.11 -0.11
words: rain	down	-0.03 -0.15 -0.11 -0.14 0.07 0.08 -0.13
words: rais	risk	-0.07 0.02 0.06 -0.11 -0.13 -0.06 -0.02
words: rally	as	-0.10 -0.10 -0.04 0.10 -0.08 -0.05 -0.11
words: rally	in	-0.12 0.05 -0.12 -0.12 -0.13 -0.05 0.11
words: ramp	up	0.12 -0.14 -0.17 0.04 0.02 -0.09 -0.18
words: rang	of	-0.09 0.01 -0.08 -0.06 -0.08 -0.03 0.09
words: rat	,	0.03 -0.01 -0.10 0.05 -0.13 -0.11 -0.12
words: re	open	0.08 -0.09 -0.06 -0.07 -0.05 -0.01 -0.07
words: reach	,	0.07 0.01 -0.08 -0.12 -0.13 -0.04 -0.10
words: reach	[number]	-0.04 0.03 -0.12 -0.09 0.10 -0.09 -0.11
words: reach	[place]	0.06 -0.16 -0.12 0.01 -0.16 -0.10 0.03
words: reach	[side]	0.07 -0.02 -0.09 -0.08 -0.12 -0.07 -0.10
words: reach	a	-0.12 0.12 -0.09 -0.10 -0.12 -0.08 -0.12
words: reach	deal	-0.17 -0.02 -0.12 -0.17 -0.12 -0.08 0.05
words: reach	final	0.03 0.04 -0.08 -0.11 -0.10 -0.09 -0.08
words: reach	peac	-0.11 0.09 -0.07 -0.01 -0.10 -0.06 -0.11
words: react	to	-0.05 0.05 -0.20 -0.14 0.05 -0.14 -0.01
words: reaction	to	-0.10 -0.11 -0.08 0.06 -0.06 -0.07 0.03
words: ready	for	0.13 -0.02 -0.16 -0.09 -0.12 -0.08 -0.17
words: ready	to	0.08 0.03 0.02 -0.15 -0.18 -0.15 -0.12
words: recent	days	-0.04 0.10 -0.12 -0.11 0.00 -0.12 -0.09
words: record	high	0.01 -0.07 -0.05 0.08 -0.10 -0.03 -0.09
words: red	lin	-0.08 0.14 -0.14 -0.14 -0.15 -0.16 -0.09
words: reev	warn	-0.10 -0.12 -0.12 -0.03 -0.14 -0.14 0.13
words: refinery	hit	0.16 -0.10 -0.06 -0.16 -0.13 -0.10 -0.07
words: refinery	shut	-0.01 -0.12 -0.06 0.07 -0.09 -0.09 -0.08
words: refuel	plan	0.08 -0.08 -0.07 -0.08 -0.07 -0.02 -0.08
words: refuell	plan	0.11 -0.10 -0.10 -0.08 0.01 -0.04 -0.13
words: refug	in	-0.05 0.03 0.03 -0.07 0.00 -0.09 -0.12
words: refus	to	-0.13 0.05 0.04 -0.17 -0.05 -0.12 0.10
words: refusal	to	0.01 -0.03 -0.12 -0.10 -0.11 -0.09 0.04
words: regim	chang	-0.12 0.05 -0.19 -0.04 -0.14 -0.16 0.10
words: region	.	-0.05 0.01 -0.08 -0.05 -0.06 -0.03 0.07
words: region	and	-0.06 0.08 -0.11 0.06 -0.12 -0.09 -0.02
words: regional	conflict	0.00 0.10 -0.06 -0.11 0.03 -0.05 -0.12
words: reimpos	restriction	0.12 -0.10 -0.08 -0.04 -0.07 -0.08 -0.09
words: reject	[side]	-0.13 -0.07 0.08 0.05 -0.05 -0.04 -0.14
words: reject	[usa]	-0.11 0.12 -0.15 -0.01 -0.08 -0.05 -0.14
words: reject	claim	-0.11 0.10 -0.08 -0.06 -0.06 -0.06 -0.09
words: relation	with	0.00 0.06 -0.08 -0.09 -0.07 -0.06 -0.08
words: relativ	of	-0.11 0.04 -0.05 -0.11 -0.12 -0.10 0.03
words: releas	[number]	-0.12 0.15 -0.11 -0.14 -0.09 -0.10 -0.11
words: releas	of	-0.14 -0.14 -0.06 0.15 -0.16 -0.05 -0.15
words: releas	video	0.14 -0.11 -0.15 -0.12 -0.13 -0.13 -0.12
words: relief	as	-0.09 -0.03 -0.08 0.04 -0.12 -0.09 0.02
words: rely	on	-0.08 -0.14 0.06 -0.03 0.05 -0.14 -0.15
words: remain	at	0.00 -0.13 -0.13 -0.08 0.05 -0.15 0.05
words: remain	clos	-0.04 0.05 -0.06 -0.06 -0.08 -0.07 0.06
words: remain	in	0.14 -0.10 -0.16 -0.02 -0.18 -0.14 -0.09
words: renew	[side]	0.02 -0.10 -0.12 0.06 0.01 -0.12 -0.14
words: reopen	,	-0.11 0.04 -0.02 -0.04 -0.05 -0.03 -0.08
words: reopen	-	0.03 -0.08 0.08 -0.01 -0.07 -0.08 -0.06
words: reopen	[region]	0.03 0.18 -0.11 -0.25 -0.15 -0.09 -0.06
words: reopen	of	-0.12 0.00 -0.05 0.03 -0.07 -0.04 -0.09
words: reopen	the	0.00 0.06 -0.11 -0.08 -0.14 -0.09 -0.11
words: reopen	until	-0.13 0.07 -0.02 -0.03 -0.11 -0.02 -0.07
words: rep	.	0.04 -0.03 -0.12 -0.08 -0.09 -0.05 0.02
words: repeat	strik	-0.06 0.07 -0.10 -0.01 -0.09 -0.08 -0.10
words: report	:	0.10 -0.21 0.08 0.00 -0.05 -0.18 -0.20
words: report	[side]	0.08 -0.05 -0.04 0.04 -0.11 -0.09 -0.07
words: report	[usa]	-0.08 0.01 -0.18 -0.14 0.05 -0.10 0.01
words: report	from	0.16 -0.16 -0.15 -0.13 -0.06 -0.16 -0.17
words: report	he	-0.14 0.05 -0.14 -0.06 -0.13 -0.10 0.07
words: report	in	0.18 -0.17 -0.17 -0.16 -0.07 -0.15 -0.17
words: report	of	0.02 0.04 -0.02 0.03 -0.20 -0.15 -0.20
words: report	on	-0.08 0.01 -0.15 -0.16 -0.13 -0.13 0.08
words: report	say	0.09 -0.10 -0.10 -0.05 -0.07 -0.05 -0.10
words: report	says	-0.07 0.13 -0.20 -0.05 -0.04 -0.14 -0.18
words: reporter	in	0.02 -0.04 -0.09 -0.06 -0.08 -0.04 0.02
words: rescu	,	0.09 -0.07 -0.13 -0.09 -0.13 -0.06 -0.01
words: rescu	[side]	-0.08 0.09 -0.11 -0.06 -0.11 -0.06 -0.10
words: rescu	[usa]	-0.05 0.09 -0.11 -0.06 -0.11 -0.07 -0.12
words: rescu	airman	0.05 -0.12 -0.15 -0.08 -0.10 -0.06 0.01
words: rescu	effort	0.07 -0.07 -0.05 -0.07 -0.07 -0.04 -0.06
words: rescu	if	-0.13 0.13 -0.11 -0.06 -0.06 -0.04 -0.10
words: rescu	of	0.09 -0.13 -0.18 -0.08 0.00 -0.07 -0.05
words: rescu	operation	0.00 -0.12 -0.05 -0.13 -0.11 -0.10 0.06
words: rescu	protester	0.03 0.06 -0.13 -0.09 -0.07 -0.11 -0.09
words: rescu	second	0.07 -0.13 -0.13 -0.08 -0.11 -0.06 -0.02
words: residential	area	0.09 -0.15 -0.17 -0.12 -0.14 -0.14 0.02
words: resign	over	-0.13 -0.13 0.06 -0.13 -0.10 -0.12 0.08
words: respond	to	0.08 -0.09 -0.21 -0.08 -0.20 -0.18 0.07
words: respons	to	-0.05 0.02 -0.29 0.05 -0.15 -0.22 0.01
words: responsibility	for	-0.04 0.05 -0.09 -0.08 -0.12 0.04 -0.13
words: responsibl	for	0.10 0.04 -0.15 -0.07 0.07 -0.06 -0.13
words: restriction	on	0.09 -0.02 -0.10 0.05 -0.15 -0.09 -0.15
words: resum	operation	-0.14 -0.14 -0.08 0.12 0.02 -0.09 -0.12
words: retaliat	after	0.08 -0.06 -0.14 0.06 -0.17 -0.08 -0.14
words: retaliat	to	-0.08 -0.03 -0.13 -0.14 -0.12 -0.13 0.06
words: retaliation	.	-0.10 0.00 -0.11 -0.10 -0.02 -0.08 0.05
words: retaliation	for	-0.04 -0.13 -0.12 0.04 0.05 0.04 0.05
words: retaliatory	attack	-0.03 0.05 -0.12 -0.10 0.06 -0.13 -0.14
words: retaliatory	strik	0.00 -0.04 -0.16 -0.13 -0.11 -0.18 0.05
words: retreat	from	0.00 0.09 -0.11 -0.11 -0.12 -0.10 -0.08
words: return	of	-0.15 0.05 -0.09 0.02 0.02 -0.09 -0.12
words: return	to	-0.03 -0.07 -0.17 0.05 0.08 -0.12 -0.12
words: reut	.	0.01 -0.01 -0.11 0.08 0.00 -0.09 -0.14
words: reveal	the	0.12 -0.09 -0.09 -0.12 -0.12 -0.06 0.14
words: revers	cours	-0.06 -0.11 0.06 -0.11 0.07 -0.10 -0.10
words: right	to	-0.11 0.06 -0.10 -0.08 -0.11 -0.06 0.04
words: rips	[usa]	0.00 -0.13 0.02 -0.08 -0.14 -0.08 0.10
words: ris	as	0.05 -0.10 -0.04 0.08 -0.11 -0.05 -0.13
words: ris	from	0.10 -0.09 -0.07 -0.08 -0.11 -0.07 -0.10
words: rise	,	-0.06 -0.02 -0.05 -0.06 -0.08 -0.04 0.11
words: rise	[number]	-0.06 -0.05 -0.05 0.06 -0.08 -0.05 -0.06
words: rise	after	-0.12 0.05 -0.06 -0.03 -0.05 -0.03 -0.05
words: rise	amid	-0.11 -0.11 -0.11 0.07 0.08 -0.08 -0.13
words: rise	as	0.02 -0.06 -0.04 -0.03 -0.09 -0.05 -0.09
words: rise	in	-0.10 0.02 -0.10 0.10 -0.15 -0.09 -0.14
words: rise	to	0.06 -0.09 -0.08 0.02 -0.09 -0.07 -0.10
words: risk	and	-0.05 0.09 -0.13 -0.14 -0.11 -0.11 0.03
words: risk	for	0.10 -0.11 -0.12 -0.04 -0.13 -0.09 0.02
words: risk	from	-0.12 0.03 -0.11 -0.05 0.06 -0.10 0.02
words: risk	of	-0.07 -0.06 0.06 -0.05 0.02 -0.05 -0.09
words: roast	[usa]	-0.05 -0.08 -0.07 -0.05 -0.04 -0.04 0.07
words: rock	by	0.10 -0.05 -0.17 -0.11 -0.18 -0.11 -0.06
words: rocket	fire	0.13 -0.15 -0.11 -0.10 -0.11 -0.09 -0.15
words: rocket	in	0.10 -0.08 -0.11 -0.05 -0.11 -0.07 -0.11
words: rocket	launch	0.07 -0.03 -0.07 -0.05 -0.08 -0.06 -0.08
words: rocket	to	0.09 -0.08 -0.10 -0.07 -0.08 -0.06 -0.10
words: role	in	-0.03 0.14 -0.14 -0.16 -0.17 -0.16 -0.14
words: round	in	-0.12 0.01 -0.05 -0.07 -0.09 -0.03 0.05
words: round	of	0.03 0.04 0.01 -0.16 -0.01 -0.08 -0.07
words: royal	navy	0.08 -0.18 0.01 -0.11 -0.12 -0.04 0.00
words: rs	[number]	0.01 -0.01 -0.11 0.08 0.00 -0.09 -0.14
words: rubbl	after	0.03 -0.07 -0.07 -0.08 0.00 -0.06 -0.09
words: rundown	:	0.03 0.00 -0.10 -0.10 -0.10 -0.10 0.03
words: runn	out	0.00 0.06 -0.09 0.01 0.05 -0.10 -0.16
words: rush	to	0.03 -0.13 0.07 -0.13 -0.03 -0.11 0.08
words: s	[side]	-0.10 0.06 0.06 -0.02 0.04 -0.10 -0.07
words: s	p	-0.06 -0.05 -0.07 0.06 -0.07 -0.06 -0.07
words: safe	:	-0.08 -0.15 -0.12 -0.13 0.13 -0.13 -0.10
words: safe	haven	-0.13 -0.11 -0.11 -0.01 0.04 -0.07 0.04
words: said	,	0.00 -0.02 -0.09 -0.09 -0.08 -0.04 0.03
words: said	.	0.03 0.02 -0.16 0.01 -0.16 -0.06 -0.05
words: said	[side]	-0.01 0.02 0.05 -0.09 -0.10 -0.04 -0.13
words: said	he	0.05 -0.11 -0.15 -0.02 -0.14 -0.05 0.06
words: said	it	0.02 -0.03 -0.19 0.03 0.03 -0.05 -0.20
words: said	that	-0.04 0.08 -0.12 -0.13 -0.10 -0.05 -0.09
words: said	the	0.02 0.05 -0.12 -0.03 -0.08 -0.04 -0.10
words: said	to	0.00 -0.10 0.05 -0.14 -0.12 -0.12 -0.16
words: sailor	kill	-0.10 0.11 -0.16 -0.11 0.02 -0.12 -0.15
words: sailor	strand	-0.11 -0.09 -0.07 0.04 0.08 -0.06 -0.09
words: sanction	,	-0.05 0.02 0.05 0.00 -0.07 0.03 -0.12
words: sanction	[side]	-0.12 0.04 -0.15 0.02 -0.11 -0.18 -0.11
words: sanction	on	-0.16 -0.04 -0.17 0.10 -0.11 -0.21 -0.17
words: sanction	ship	0.03 -0.09 -0.06 0.00 -0.06 -0.10 -0.09
words: satellit	imag	0.10 -0.17 0.14 -0.20 -0.17 -0.17 -0.19
words: say	[usa]	0.02 -0.07 -0.17 -0.15 -0.17 -0.17 0.06
words: say	it	0.07 -0.04 -0.09 -0.08 -0.07 -0.04 0.01
words: say	no	0.01 0.08 -0.11 -0.06 -0.06 -0.03 -0.08
words: say	the	-0.06 0.02 0.06 -0.10 -0.08 -0.07 0.04
words: say	they	-0.03 0.11 -0.09 -0.09 -0.10 -0.12 -0.12
words: say	they'r	-0.05 0.05 -0.08 -0.09 0.05 -0.08 -0.10
words: say	we	-0.10 0.04 -0.11 -0.11 -0.08 -0.08 -0.03
words: says	,	0.06 -0.13 -0.12 -0.13 -0.12 -0.13 0.06
words: says	:	-0.07 0.00 -0.34 -0.20 -0.08 -0.27 0.14
words: says	[ally]	0.01 0.01 -0.08 -0.04 -0.09 -0.05 -0.07
words: says	[number]	-0.06 -0.12 -0.18 0.11 0.05 -0.15 0.03
words: says	[place]	-0.02 0.18 -0.26 -0.09 -0.24 -0.12 -0.27
words: says	[region]	-0.09 -0.10 -0.18 0.21 -0.18 -0.19 -0.23
words: says	[side]	0.03 0.18 -0.18 -0.11 -0.13 -0.15 -0.31
words: says	[usa]	0.02 0.03 -0.01 -0.12 -0.41 -0.17 -0.03
words: says	agreement	-0.07 0.05 -0.10 0.09 -0.04 -0.06 -0.11
words: says	as	-0.12 -0.02 -0.07 0.10 -0.07 -0.05 -0.07
words: says	at	-0.14 -0.10 -0.07 -0.09 0.14 -0.04 -0.09
words: says	ceasefir	-0.14 0.15 -0.06 -0.10 -0.13 -0.07 -0.16
words: says	deal	-0.17 0.16 -0.09 -0.16 -0.12 -0.06 -0.13
words: says	final	-0.10 0.10 -0.06 -0.10 -0.06 -0.02 -0.08
words: says	four	0.11 -0.10 -0.08 -0.08 -0.10 -0.06 -0.10
words: says	he	-0.04 0.02 0.03 -0.04 -0.20 -0.14 0.03
words: says	if	0.09 0.05 -0.06 -0.05 -0.09 -0.10 -0.13
words: says	in	0.06 -0.13 -0.13 0.02 0.05 -0.11 -0.22
words: says	it	0.09 -0.13 0.00 -0.05 -0.36 -0.20 0.02
words: says	its	0.09 -0.01 -0.09 -0.08 0.02 -0.10 -0.12
words: says	mediation	-0.06 0.06 -0.04 -0.06 -0.04 -0.04 -0.07
words: says	mou	-0.11 0.10 -0.05 0.02 -0.08 -0.08 -0.09
words: says	no	-0.01 0.02 -0.16 0.04 -0.14 -0.11 -0.13
words: says	not	-0.07 0.08 -0.08 -0.09 -0.04 -0.05 -0.08
words: says	nuclear	-0.03 -0.01 -0.03 -0.12 -0.11 -0.12 0.05
words: says	peac	-0.07 0.09 -0.08 -0.14 -0.12 -0.07 -0.10
words: says	strik	-0.02 0.05 -0.10 -0.11 -0.09 -0.11 -0.11
words: says	struck	0.11 -0.12 -0.11 -0.08 -0.08 -0.12 -0.09
words: says	talk	0.02 -0.02 -0.08 0.06 -0.12 -0.07 -0.13
words: says	the	-0.11 -0.14 -0.14 0.06 -0.10 -0.07 0.07
words: says	ther	-0.10 0.08 -0.15 -0.14 -0.10 -0.08 0.03
words: says	to	0.07 0.00 -0.10 -0.10 -0.12 -0.15 -0.14
words: says	two	-0.01 0.02 -0.10 -0.12 -0.12 -0.05 0.04
words: says	war	0.04 0.08 -0.15 -0.12 -0.17 -0.15 -0.01
words: says	will	0.02 0.00 -0.18 0.05 -0.17 -0.16 -0.14
words: says	with	-0.09 0.06 -0.12 0.01 -0.07 -0.11 -0.12
words: scal	of	0.04 -0.20 -0.17 0.05 0.08 -0.13 -0.10
words: scen	of	0.12 -0.08 -0.14 -0.07 -0.01 -0.13 -0.16
words: school	,	-0.04 -0.10 0.05 -0.10 -0.05 -0.11 0.04
words: school	in	0.07 -0.08 0.02 -0.06 0.00 -0.11 -0.21
words: school	strik	-0.09 -0.07 -0.10 -0.04 0.05 -0.04 0.06
words: scott	jenning	0.00 -0.12 -0.13 -0.13 -0.14 -0.12 0.14
words: scrambl	for	-0.07 -0.09 -0.08 -0.07 0.05 -0.06 0.00
words: scrambl	to	-0.15 0.02 -0.11 0.05 -0.15 -0.11 0.02
words: sea	min	0.05 -0.11 -0.14 0.03 -0.10 -0.10 -0.10
words: search	for	0.12 -0.09 -0.23 -0.17 -0.02 -0.18 -0.07
words: second	[usa]	0.16 -0.15 -0.18 -0.13 -0.16 -0.13 -0.15
words: second	round	0.00 0.02 -0.10 -0.14 -0.13 -0.03 0.00
words: second	time	0.08 0.11 -0.11 -0.12 -0.10 -0.09 -0.10
words: secret	[side]	0.12 -0.14 0.07 -0.11 -0.08 -0.09 -0.10
words: secretary	[usa]	-0.02 -0.01 -0.10 0.06 -0.08 -0.05 -0.12
words: secretary	chri	0.02 -0.07 -0.06 0.00 -0.05 -0.04 -0.09
words: secretary	of	0.03 -0.02 -0.14 -0.08 -0.12 -0.05 0.05
words: secur	[region]	-0.11 -0.03 -0.11 -0.07 -0.09 -0.09 0.04
words: security	camera	-0.06 -0.08 -0.04 -0.07 -0.06 0.08 -0.08
words: security	chief	0.07 -0.20 -0.20 -0.11 -0.17 -0.14 0.01
words: security	in	-0.07 0.11 -0.10 -0.13 -0.13 -0.07 -0.04
words: security	meet	-0.06 -0.08 -0.09 0.13 -0.11 -0.06 -0.01
words: security	official	0.07 0.02 -0.14 -0.03 -0.10 -0.07 -0.08
words: seek	to	-0.14 -0.01 -0.18 0.09 0.05 -0.14 0.00
words: seem	to	-0.05 0.07 -0.11 -0.12 -0.13 -0.10 0.03
words: seen	as	-0.10 0.06 -0.09 -0.10 -0.10 -0.08 -0.03
words: seen	in	0.12 -0.11 -0.12 -0.11 -0.05 -0.13 -0.14
words: seiz	[side]	0.09 -0.08 -0.17 -0.03 -0.17 -0.10 -0.17
words: seiz	on	-0.03 0.08 -0.09 -0.02 -0.12 -0.08 -0.01
words: seiz	ship	0.10 -0.17 -0.12 -0.14 -0.13 -0.12 0.04
words: seizur	of	-0.01 -0.01 -0.10 0.04 -0.11 -0.10 -0.11
words: self	defens	0.06 0.01 -0.12 -0.06 -0.11 -0.07 -0.06
words: senat	republican	-0.06 -0.09 -0.09 -0.08 -0.05 -0.05 0.08
words: send	[number]	-0.01 0.03 -0.04 -0.07 -0.06 -0.04 -0.05
words: send	in	0.09 -0.05 -0.11 -0.07 -0.08 -0.08 -0.12
words: send	mix	-0.11 0.07 -0.08 -0.12 -0.08 -0.08 0.10
words: send	oil	0.01 0.03 -0.02 -0.03 -0.04 -0.02 -0.06
words: send	pric	-0.10 -0.11 -0.11 0.11 -0.09 -0.08 -0.10
words: send	ship	0.13 -0.03 -0.04 -0.08 -0.07 -0.05 -0.10
words: send	warship	0.08 0.01 -0.10 -0.12 -0.10 -0.06 -0.13
words: senior	[side]	-0.03 0.01 0.04 0.03 -0.14 -0.08 -0.15
words: senior	[usa]	-0.13 0.13 -0.14 -0.13 -0.08 -0.08 -0.12
words: seriously	wound	0.03 -0.01 -0.16 -0.12 0.03 -0.10 -0.11
words: serv	as	0.04 -0.14 0.08 -0.06 -0.13 -0.05 -0.14
words: servic	member	0.12 -0.15 -0.17 -0.11 0.04 0.06 -0.22
words: set	for	-0.17 0.02 -0.13 0.11 -0.12 -0.08 -0.06
words: set	to	-0.03 0.00 -0.06 0.04 -0.27 -0.15 0.00
words: seven	of	0.08 -0.10 -0.08 -0.07 -0.14 -0.08 -0.02
words: seventh	[usa]	0.06 -0.09 -0.14 -0.12 0.10 -0.13 -0.13
words: several	[side]	0.12 -0.10 -0.11 -0.09 -0.12 -0.11 -0.11
words: shadow	fleet	-0.08 -0.10 -0.10 0.09 -0.05 -0.13 -0.07
words: shadow	of	-0.13 0.07 -0.11 0.00 0.02 -0.11 0.00
words: she	fac	-0.12 0.09 -0.08 -0.08 0.03 -0.04 -0.04
words: shelly	kittleson	-0.10 -0.07 -0.10 -0.12 0.11 -0.09 -0.12
words: shelter	from	0.07 -0.08 -0.08 -0.05 -0.01 -0.10 -0.10
words: shelter	in	-0.11 -0.03 -0.11 -0.08 0.12 -0.07 -0.03
words: shift	[side]	-0.08 -0.10 -0.12 -0.12 -0.09 -0.10 0.10
words: ship	,	-0.08 0.00 -0.10 0.07 -0.08 -0.08 -0.07
words: ship	:	-0.06 0.00 -0.10 -0.01 0.07 -0.06 -0.12
words: ship	after	-0.14 0.07 -0.13 0.06 0.06 -0.09 -0.14
words: ship	are	-0.01 -0.10 -0.07 0.04 -0.12 -0.06 -0.09
words: ship	attack	-0.08 0.07 -0.12 -0.18 -0.18 -0.13 0.06
words: ship	carry	0.07 -0.11 -0.09 -0.05 -0.09 -0.09 -0.10
words: ship	crossing	-0.01 -0.11 -0.07 0.07 -0.10 -0.07 -0.12
words: ship	from	-0.04 -0.01 -0.17 0.12 -0.15 -0.17 -0.14
words: ship	in	0.02 -0.11 -0.25 0.10 -0.18 -0.20 -0.07
words: ship	near	0.11 -0.09 -0.07 -0.14 -0.07 -0.05 -0.08
words: ship	off	0.10 -0.08 -0.09 -0.07 -0.12 -0.07 -0.06
words: ship	pass	-0.06 -0.12 -0.07 0.09 -0.09 -0.08 -0.11
words: ship	seiz	0.11 -0.09 0.08 -0.10 -0.09 -0.08 -0.08
words: ship	through	0.05 0.06 -0.09 -0.08 -0.11 -0.10 0.00
words: ship	to	0.08 -0.17 -0.18 0.05 -0.13 -0.17 -0.18
words: ship	traffic	-0.11 -0.10 -0.05 0.11 -0.10 -0.04 -0.05
words: ship	transit	0.04 -0.12 -0.09 0.03 -0.09 -0.07 -0.08
words: ship	try	0.13 -0.11 -0.09 0.01 -0.09 -0.09 -0.11
words: ship	with	0.01 -0.13 0.05 0.02 -0.14 -0.13 -0.13
words: shipp	in	-0.15 -0.11 -0.10 0.13 -0.11 -0.10 -0.13
words: shock	,	-0.11 -0.09 -0.07 0.06 0.06 -0.06 -0.10
words: shoot	down	0.06 -0.02 -0.25 -0.01 -0.18 -0.17 -0.02
words: shot	down	-0.02 0.00 0.03 -0.07 -0.26 -0.09 -0.01
words: should	be	0.05 0.10 -0.15 -0.09 -0.11 -0.09 -0.09
words: should	not	-0.08 0.11 -0.11 -0.13 -0.12 -0.07 -0.07
words: show	[side]	-0.01 -0.02 0.02 -0.13 -0.15 -0.17 0.07
words: show	[usa]	0.08 -0.01 -0.20 -0.11 -0.02 -0.15 -0.14
words: show	no	0.01 -0.04 -0.02 -0.03 -0.10 0.07 -0.08
words: show	restraint	0.01 0.04 -0.07 -0.06 -0.06 -0.02 -0.03
words: shut	[region]	0.07 -0.14 -0.09 0.07 0.08 -0.13 -0.13
words: shut	down	-0.03 0.01 -0.10 0.03 -0.06 0.03 -0.12
words: sign	[side]	-0.11 0.11 -0.08 -0.10 -0.08 -0.08 -0.12
words: sign	[usa]	-0.16 0.12 -0.14 -0.16 -0.13 -0.13 -0.07
words: sign	agreement	-0.06 0.06 -0.06 -0.06 -0.05 -0.06 -0.06
words: sign	by	-0.10 0.11 -0.12 -0.10 -0.10 -0.11 -0.10
words: sign	ceremony	-0.12 0.13 -0.11 -0.13 -0.13 -0.10 -0.13
words: sign	deal	0.01 0.11 -0.16 -0.13 -0.16 -0.04 -0.18
words: sign	mou	-0.04 0.07 -0.13 -0.07 -0.11 -0.10 -0.10
words: sign	of	-0.05 0.05 0.05 -0.08 -0.06 0.04 -0.02
words: sign	on	-0.04 0.05 -0.10 -0.03 -0.14 -0.07 -0.11
words: sign	set	-0.07 0.07 -0.05 -0.07 -0.06 -0.03 -0.07
words: sign	sunday	-0.13 0.14 -0.05 -0.15 -0.07 -0.02 -0.11
words: sign	today	-0.14 0.13 -0.07 -0.14 -0.08 -0.05 -0.10
words: signal	:	0.00 -0.02 0.07 -0.12 -0.12 -0.13 -0.04
words: silenc	on	-0.10 -0.02 0.03 -0.12 0.04 -0.08 0.09
words: sinc	[number]	0.02 -0.14 -0.11 0.08 -0.14 -0.11 -0.10
words: sinc	[side]	-0.02 0.01 -0.12 0.02 -0.16 0.08 -0.09
words: sinc	start	-0.03 -0.12 -0.12 0.03 0.05 -0.08 -0.12
words: sinc	the	0.04 -0.02 -0.11 -0.02 0.03 -0.07 -0.11
words: sink	,	-0.05 -0.05 -0.10 0.08 -0.07 -0.04 -0.07
words: sink	[side]	0.12 -0.11 -0.13 -0.07 -0.15 -0.05 -0.11
words: siren	sound	0.08 -0.14 -0.16 -0.25 -0.05 -0.11 -0.01
words: sit	,	-0.04 0.05 -0.03 0.06 -0.06 -0.02 -0.08
words: sit	hit	0.10 -0.09 -0.07 -0.11 -0.11 -0.10 -0.08
words: sit	in	0.08 0.02 -0.15 -0.13 -0.10 -0.12 0.04
words: site	,	0.03 -0.11 0.02 -0.06 -0.13 -0.04 0.07
words: site	in	0.06 -0.17 -0.16 -0.08 -0.20 -0.14 0.07
words: site	of	-0.08 -0.10 -0.05 -0.04 0.09 -0.05 0.05
words: six	[usa]	-0.04 -0.12 -0.16 -0.10 0.10 -0.11 -0.15
words: six	crew	0.05 -0.07 -0.07 -0.03 0.06 -0.04 -0.10
words: slain	[side]	-0.11 0.11 -0.14 -0.05 -0.11 -0.09 0.08
words: slam	[usa]	0.00 -0.01 -0.15 -0.18 -0.15 -0.12 0.03
words: smok	ris	0.11 -0.08 -0.07 -0.08 -0.16 -0.07 -0.11
words: smok	rise	0.11 -0.09 -0.08 -0.10 -0.12 -0.07 -0.12
words: smok	seen	0.11 -0.10 -0.07 -0.09 -0.13 -0.06 -0.12
words: snapshot	-	-0.04 -0.04 -0.03 0.05 -0.05 -0.04 -0.05
words: so	far	0.07 -0.08 -0.17 -0.02 -0.20 -0.10 -0.02
words: so	hard	0.06 -0.16 -0.13 0.06 0.06 -0.14 -0.16
words: so	long	-0.11 0.11 -0.07 -0.07 -0.10 -0.08 -0.12
words: soar	[number]	-0.13 -0.14 0.06 0.07 -0.15 -0.10 -0.14
words: soar	as	-0.03 -0.03 -0.02 0.03 -0.05 -0.02 -0.04
words: soar	on	-0.05 -0.06 -0.03 0.05 -0.02 -0.04 -0.03
words: social	media	-0.13 0.13 -0.03 -0.18 -0.17 0.04 -0.03
words: soldier	as	0.16 -0.12 -0.13 -0.04 -0.18 -0.06 -0.13
words: soldier	in	-0.09 -0.01 -0.16 -0.09 -0.18 -0.10 0.10
words: soldier	kill	0.07 -0.04 -0.24 -0.15 -0.02 -0.10 -0.09
words: soldier	wound	-0.03 -0.15 -0.15 -0.11 0.10 -0.07 -0.13
words: son	as	-0.05 0.06 -0.11 -0.10 -0.10 -0.08 0.03
words: son	of	-0.08 0.00 -0.14 -0.08 -0.10 -0.10 0.09
words: soon	,	-0.03 0.04 0.05 0.03 -0.10 -0.12 -0.12
words: soon	as	-0.05 0.11 -0.08 0.05 -0.05 -0.04 -0.09
words: sought	refug	-0.02 0.03 0.03 -0.07 -0.08 -0.07 -0.10
words: sought	to	-0.02 -0.12 -0.11 0.05 -0.10 -0.08 0.05
words: sound	[side]	0.11 -0.04 -0.06 -0.10 -0.12 -0.07 -0.12
words: sound	acros	-0.05 -0.02 -0.02 -0.02 -0.07 -0.03 0.09
words: sound	from	0.21 -0.10 -0.16 -0.12 -0.20 -0.09 -0.21
words: sound	in	0.25 -0.19 -0.15 -0.25 -0.46 -0.10 -0.10
words: sound	infiltration	0.11 -0.05 -0.08 -0.10 -0.12 -0.08 -0.13
words: sound	of	0.12 -0.10 -0.13 -0.09 -0.12 -0.10 0.02
words: sound	on	0.08 -0.03 -0.06 -0.04 -0.11 -0.05 -0.08
words: sourc	say	0.03 0.03 0.00 0.01 -0.11 -0.15 -0.21
words: south	,	0.02 0.03 -0.10 -0.07 0.01 -0.08 -0.11
words: south	[place]	0.07 -0.05 -0.03 -0.06 -0.08 -0.04 -0.06
words: southeast	asia	-0.10 -0.06 -0.05 -0.01 0.05 -0.06 -0.07
words: spark	fire	0.01 -0.13 -0.12 -0.07 -0.13 -0.10 0.05
words: spark	panic	0.05 -0.08 0.05 -0.10 -0.09 -0.10 -0.04
words: speak	to	-0.13 0.02 -0.13 -0.15 0.12 -0.12 -0.14
words: speak	with	0.05 0.08 -0.11 -0.10 -0.08 -0.07 -0.11
words: special	forc	0.05 -0.13 -0.12 -0.09 -0.01 -0.03 0.01
words: speech	:	-0.12 -0.15 -0.12 0.06 -0.09 -0.09 0.09
words: speech	on	-0.13 0.08 -0.13 0.04 -0.10 -0.13 -0.15
words: spik	as	-0.11 -0.11 -0.03 0.12 -0.07 -0.02 -0.07
words: spik	in	-0.11 -0.09 -0.10 0.10 -0.09 -0.07 -0.11
words: spiral	,	0.03 0.01 -0.08 0.03 -0.12 -0.04 -0.09
words: spot	pric	-0.04 -0.05 0.00 0.07 -0.04 -0.01 -0.05
words: spread	to	0.05 -0.09 0.02 -0.02 -0.09 -0.01 -0.07
words: spy	for	-0.15 -0.14 0.16 -0.13 -0.17 -0.22 -0.15
words: stak	negotiation	-0.09 0.10 -0.09 -0.09 -0.06 -0.06 -0.11
words: stall	over	0.00 0.06 -0.10 -0.08 -0.11 -0.07 -0.09
words: stand	by	-0.10 0.05 0.10 -0.07 -0.07 -0.05 -0.10
words: stark	warn	0.03 -0.01 -0.13 -0.13 -0.11 -0.15 0.03
words: start	of	-0.03 -0.12 -0.12 0.04 0.04 -0.08 -0.13
words: start	on	0.05 -0.03 -0.10 -0.07 -0.08 -0.09 -0.07
words: start	the	0.05 -0.02 -0.14 -0.14 -0.09 -0.07 0.06
words: start	to	-0.05 -0.11 -0.15 0.03 -0.09 -0.12 0.05
words: start	war	0.05 -0.10 0.03 -0.11 -0.12 -0.14 -0.04
words: stat	media	0.12 0.06 -0.19 -0.17 0.01 -0.08 -0.21
words: stat	of	0.04 -0.16 -0.13 0.02 0.07 -0.12 -0.11
words: stat	tv	-0.07 0.05 -0.16 0.02 -0.16 -0.11 0.01
words: statement	on	0.08 0.01 -0.14 -0.13 -0.08 -0.06 -0.06
words: statu	:	-0.09 -0.09 -0.06 0.09 -0.09 -0.07 -0.08
words: statu	in	-0.15 -0.14 -0.11 -0.12 -0.16 -0.12 0.15
words: stay	in	-0.01 -0.01 -0.11 -0.11 -0.14 -0.09 0.05
words: stay	neutral	-0.12 0.11 -0.10 -0.11 -0.10 -0.09 0.05
words: stay	out	0.07 0.05 -0.11 -0.07 -0.13 -0.07 -0.18
words: step	down	-0.12 -0.04 -0.12 -0.10 -0.10 -0.09 0.13
words: step	in	-0.10 0.07 -0.06 0.04 -0.07 -0.08 -0.08
words: step	up	-0.02 0.04 -0.14 -0.10 -0.13 -0.13 0.03
words: stick	point	-0.13 0.15 -0.07 -0.10 -0.11 -0.07 -0.17
words: stock	fall	-0.07 -0.09 -0.03 0.07 -0.05 -0.04 -0.04
words: stock	futur	-0.08 -0.07 -0.05 0.07 -0.05 -0.04 -0.06
words: stock	market	-0.12 -0.07 -0.14 0.13 -0.01 -0.13 -0.21
words: stock	rise	-0.04 0.04 -0.03 -0.03 -0.04 -0.03 -0.05
words: stock	sink	-0.03 -0.04 -0.09 0.07 -0.07 -0.03 -0.06
words: stock	surg	-0.11 -0.08 -0.01 0.09 -0.04 -0.02 -0.07
words: stok	fear	-0.10 -0.11 -0.07 0.11 -0.09 -0.02 -0.10
words: stop	[side]	-0.04 0.09 -0.13 -0.14 -0.14 -0.09 0.02
words: stop	attack	-0.10 0.09 0.07 -0.09 -0.09 -0.10 -0.10
words: stop	now	-0.12 0.09 -0.09 -0.02 -0.07 -0.07 -0.10
words: stop	them	0.12 -0.09 -0.13 -0.13 -0.12 -0.05 -0.13
words: stopp	[side]	0.00 -0.11 -0.09 -0.09 -0.08 -0.09 0.05
words: straight	up	-0.11 -0.12 -0.10 0.06 -0.08 -0.09 0.09
words: strait	,	0.14 0.10 -0.08 -0.08 -0.08 -0.06 -0.12
words: strait	authority	-0.08 -0.02 -0.08 0.09 -0.08 -0.13 -0.13
words: strait	of	-0.09 -0.13 -0.14 -0.06 -0.12 -0.11 0.11
words: strait	or	0.15 0.01 -0.13 -0.12 -0.10 -0.13 -0.12
words: strand	in	-0.05 -0.11 -0.09 -0.08 0.10 -0.10 -0.06
words: strand	near	-0.12 -0.10 -0.08 0.19 0.02 -0.06 -0.08
words: street	as	0.00 0.06 -0.13 -0.06 -0.13 -0.08 -0.01
words: street	of	0.05 0.01 -0.10 -0.09 -0.04 -0.09 0.00
words: strik	,	-0.09 -0.20 0.05 0.04 0.02 0.04 0.04
words: strik	.	0.06 -0.10 -0.02 -0.06 -0.14 -0.09 0.09
words: strik	:	-0.12 0.02 0.04 0.04 0.02 -0.16 -0.04
words: strik	[ally]	0.02 0.02 -0.17 -0.14 -0.17 -0.08 -0.20
words: strik	[number]	0.11 -0.19 -0.22 -0.16 0.02 -0.15 -0.18
words: strik	[place]	0.22 -0.24 -0.22 -0.04 -0.10 -0.24 -0.02
words: strik	[region]	0.01 -0.14 -0.12 -0.10 -0.12 -0.12 0.05
words: strik	[side]	0.05 -0.10 -0.31 0.11 0.00 -0.12 -0.11
words: strik	[usa]	0.09 -0.17 0.02 -0.12 -0.18 -0.10 -0.17
words: strik	acros	0.12 -0.18 -0.15 0.00 -0.14 -0.14 -0.07
words: strik	after	0.05 0.00 -0.18 -0.15 -0.15 -0.13 -0.16
words: strik	against	0.00 -0.11 -0.25 -0.02 -0.07 0.04 0.04
words: strik	and	-0.03 0.08 -0.20 -0.16 -0.18 0.05 -0.01
words: strik	as	0.08 -0.02 -0.18 -0.05 -0.19 -0.13 -0.07
words: strik	at	-0.06 0.00 0.04 -0.03 0.00 -0.14 -0.03
words: strik	continu	0.15 -0.07 -0.14 -0.11 -0.17 0.03 -0.20
words: strik	could	0.00 -0.01 -0.13 0.04 -0.14 -0.13 -0.12
words: strik	destroy	0.10 -0.09 -0.11 -0.06 -0.10 -0.12 -0.09
words: strik	escalat	0.08 -0.17 -0.17 0.04 -0.18 -0.18 -0.18
words: strik	for	-0.04 -0.14 -0.15 -0.13 -0.12 -0.14 0.12
words: strik	hit	0.17 -0.20 -0.19 -0.20 -0.13 -0.22 -0.10
words: strik	hits	0.19 -0.14 -0.13 -0.14 -0.18 -0.18 -0.17
words: strik	if	0.11 -0.08 -0.12 -0.14 -0.08 -0.11 -0.11
words: strik	in	0.06 0.07 -0.10 0.01 -0.03 -0.27 -0.27
words: strik	kill	0.18 -0.10 -0.25 -0.12 -0.06 -0.12 -0.22
words: strik	may	0.07 -0.14 -0.14 0.03 -0.15 -0.09 0.05
words: strik	missil	-0.10 -0.08 -0.12 -0.09 0.11 -0.09 -0.12
words: strik	near	0.00 -0.09 -0.17 -0.10 0.04 -0.10 -0.14
words: strik	on	0.08 0.10 -0.17 0.00 -0.07 -0.16 -0.20
words: strik	pound	0.01 0.02 -0.13 -0.14 -0.15 -0.15 0.01
words: strik	report	0.12 -0.11 -0.08 -0.12 -0.12 -0.12 -0.12
words: strik	target	0.03 0.03 -0.14 -0.06 0.01 -0.16 -0.15
words: strik	to	-0.02 -0.10 0.06 -0.13 -0.06 -0.18 0.05
words: strik	with	0.10 -0.01 -0.14 -0.12 -0.12 -0.11 -0.14
words: strongly	condemn	0.05 -0.02 -0.06 -0.11 -0.06 -0.04 -0.09
words: struck	by	-0.02 -0.14 -0.16 0.11 -0.15 -0.12 -0.12
words: struck	in	0.15 -0.14 -0.11 -0.13 -0.13 -0.12 -0.16
words: stuck	in	-0.10 -0.03 -0.12 -0.06 0.11 -0.06 0.07
words: submarin	sink	0.05 -0.06 -0.06 -0.03 -0.07 -0.02 -0.04
words: suggest	[side]	-0.13 -0.10 0.05 -0.07 -0.11 -0.11 0.10
words: suicid	dron	-0.03 -0.03 -0.11 -0.09 0.06 -0.10 0.06
words: summon	[place]	-0.04 0.07 -0.09 -0.09 -0.08 -0.03 -0.09
words: sunday	,	-0.08 0.08 -0.08 -0.13 0.02 -0.02 -0.10
words: sunday	-	-0.13 0.07 -0.07 0.01 -0.09 -0.06 -0.06
words: sunk	by	-0.04 0.07 -0.19 -0.10 0.02 -0.17 -0.08
words: supply	.	0.02 0.02 -0.04 -0.05 0.02 -0.04 0.01
words: supply	chain	-0.13 -0.12 -0.08 0.05 -0.14 -0.04 0.03
words: supply	concern	-0.06 -0.09 -0.03 0.07 -0.06 -0.03 -0.04
words: supply	disruption	-0.06 -0.05 -0.03 0.07 -0.07 -0.05 -0.07
words: supply	of	0.02 -0.11 -0.05 0.05 0.02 -0.06 -0.14
words: supply	risk	-0.03 -0.06 -0.02 0.04 -0.03 -0.02 -0.04
words: support	[side]	-0.10 -0.01 -0.01 -0.13 -0.13 -0.14 0.13
words: support	[usa]	-0.11 -0.04 0.05 0.06 -0.11 -0.06 -0.10
words: support	for	-0.12 0.13 -0.21 -0.14 -0.20 -0.10 0.01
words: surg	,	0.01 -0.05 -0.03 0.04 -0.06 -0.04 -0.05
words: surg	[number]	-0.11 -0.09 -0.08 0.10 -0.10 -0.06 -0.10
words: surg	abov	0.07 -0.09 -0.03 -0.07 -0.04 -0.02 -0.06
words: surg	after	-0.09 -0.09 -0.02 0.07 -0.03 -0.02 -0.06
words: surg	amid	-0.10 -0.12 -0.04 -0.07 0.08 -0.06 -0.12
words: surg	as	0.06 0.05 -0.05 -0.06 -0.07 -0.03 -0.11
words: surg	in	-0.01 0.03 -0.12 -0.05 -0.14 -0.10 0.00
words: surg	more	-0.04 -0.06 -0.03 0.05 -0.05 -0.02 -0.06
words: surg	past	-0.17 -0.10 -0.06 0.16 -0.07 -0.06 -0.11
words: surg	to	-0.07 -0.01 -0.08 0.13 -0.06 -0.05 -0.02
words: surg	toward	0.11 -0.04 -0.04 0.03 -0.05 -0.03 -0.08
words: surrender	from	-0.09 0.05 -0.12 -0.08 -0.08 -0.04 0.01
words: surrender	to	-0.09 0.09 -0.09 -0.04 -0.03 -0.05 -0.10
words: surviv	the	-0.13 -0.12 -0.09 -0.03 -0.09 -0.11 0.10
words: survivor	from	-0.09 0.07 -0.11 -0.06 0.07 -0.05 -0.11
words: suspect	[side]	-0.05 -0.08 0.01 -0.08 -0.09 0.05 -0.10
words: suspend	[side]	0.01 0.06 -0.10 -0.03 -0.10 -0.14 -0.11
words: suspend	flight	-0.12 -0.11 -0.07 0.10 -0.06 -0.09 0.11
words: tak	effect	-0.04 0.04 -0.10 -0.07 0.06 -0.05 -0.15
words: take	[side]	-0.08 0.05 -0.18 -0.08 -0.13 -0.17 0.06
words: take	over	0.17 -0.05 -0.18 -0.14 -0.18 -0.07 -0.07
words: take	plac	-0.12 0.14 -0.05 -0.16 -0.08 -0.01 -0.11
words: take	to	0.02 -0.01 0.05 -0.12 -0.14 -0.08 0.01
words: takeaway	from	-0.08 0.10 -0.14 -0.14 -0.15 -0.15 -0.07
words: taken	out	0.06 0.03 -0.11 -0.13 -0.11 -0.12 -0.11
words: taken	too	-0.06 0.08 -0.06 -0.11 -0.03 -0.02 -0.06
words: talk	,	0.05 -0.17 -0.15 0.08 0.02 -0.11 0.02
words: talk	-	0.06 0.03 -0.11 -0.18 -0.16 -0.06 -0.16
words: talk	.	-0.07 -0.07 0.05 -0.07 -0.12 -0.04 0.07
words: talk	:	0.00 0.13 -0.11 -0.15 -0.15 -0.08 -0.19
words: talk	;	-0.03 0.03 -0.09 -0.01 -0.11 -0.08 -0.12
words: talk	?	-0.12 0.06 -0.09 -0.14 -0.15 -0.09 -0.01
words: talk	[place]	0.06 -0.04 -0.08 -0.10 -0.08 -0.01 -0.10
words: talk	[side]	-0.14 0.01 -0.10 -0.13 -0.12 -0.07 0.03
words: talk	[usa]	0.04 -0.08 -0.10 -0.13 0.07 -0.09 -0.01
words: talk	about	-0.08 -0.12 0.05 -0.09 -0.08 -0.06 0.10
words: talk	after	0.01 0.12 -0.11 -0.14 -0.16 -0.08 -0.12
words: talk	and	-0.10 0.12 -0.11 -0.10 -0.11 -0.05 -0.05
words: talk	as	-0.06 0.13 -0.12 -0.06 -0.15 -0.05 -0.09
words: talk	begin	-0.03 0.03 -0.07 0.01 -0.13 -0.04 -0.13
words: talk	between	0.03 0.00 -0.15 0.03 -0.04 -0.08 -0.14
words: talk	collaps	0.03 -0.09 -0.05 -0.11 -0.09 -0.03 0.06
words: talk	conclud	-0.13 0.14 -0.12 -0.12 -0.12 -0.11 -0.13
words: talk	continu	0.03 0.11 -0.09 -0.17 -0.12 -0.06 -0.13
words: talk	could	-0.10 -0.10 -0.07 -0.01 -0.10 -0.04 0.07
words: talk	end	0.06 0.02 -0.06 -0.17 -0.09 -0.05 -0.06
words: talk	fail	0.11 -0.14 -0.14 -0.07 -0.13 -0.06 -0.02
words: talk	for	-0.08 0.06 -0.04 -0.10 -0.06 -0.02 0.03
words: talk	go	0.02 0.08 -0.08 -0.10 -0.08 -0.03 -0.13
words: talk	in	-0.06 0.02 -0.20 -0.02 -0.31 -0.07 0.00
words: talk	may	-0.11 -0.09 -0.09 0.06 -0.12 -0.05 0.07
words: talk	of	0.10 -0.04 -0.08 -0.08 -0.11 -0.08 0.02
words: talk	on	-0.09 -0.08 -0.12 0.07 0.01 -0.08 0.00
words: talk	set	-0.13 0.12 -0.10 -0.13 -0.12 -0.06 -0.11
words: talk	stall	-0.17 0.17 -0.10 -0.18 -0.13 -0.11 -0.08
words: talk	talk	0.06 -0.04 -0.10 -0.14 -0.10 -0.05 -0.14
words: talk	to	0.06 -0.03 -0.14 0.01 -0.17 -0.08 -0.09
words: talk	war	0.08 -0.09 -0.09 0.06 -0.17 -0.10 0.03
words: talk	with	-0.17 0.08 -0.27 0.01 0.04 -0.09 -0.06
words: talk	|	-0.09 0.11 -0.06 -0.13 -0.07 -0.02 -0.09
words: tanker	attack	-0.09 0.07 -0.08 -0.08 -0.07 -0.04 0.03
words: tanker	carry	0.04 -0.13 -0.11 0.08 -0.09 -0.11 -0.11
words: tanker	exit	0.08 -0.13 -0.06 0.12 -0.12 -0.08 -0.15
words: tanker	hit	0.05 -0.15 -0.10 -0.03 0.08 -0.09 -0.14
words: tanker	in	0.06 -0.11 -0.16 -0.04 -0.14 -0.16 -0.17
words: tanker	off	0.06 -0.15 -0.10 -0.02 0.07 -0.08 -0.12
words: tanker	pass	-0.04 -0.10 -0.06 0.08 -0.09 -0.08 -0.08
words: tanker	rat	-0.12 -0.07 -0.03 0.09 -0.06 -0.03 -0.06
words: tanker	strand	-0.12 -0.05 -0.03 0.11 -0.14 -0.03 -0.04
words: tanker	struck	-0.01 -0.12 -0.11 0.06 -0.11 -0.11 -0.12
words: tap	strik	-0.04 -0.08 -0.10 -0.03 -0.03 -0.07 0.06
words: target	[place]	0.18 -0.20 -0.16 -0.13 -0.04 -0.13 -0.16
words: target	[region]	0.13 -0.14 -0.17 -0.09 -0.17 -0.17 -0.13
words: target	[side]	0.10 -0.15 -0.01 0.05 -0.24 0.02 -0.18
words: target	[usa]	-0.14 0.02 0.13 -0.13 -0.18 -0.16 -0.19
words: target	acros	0.15 -0.12 -0.14 -0.12 -0.14 -0.14 -0.14
words: target	in	0.18 -0.20 -0.21 -0.16 -0.04 0.04 -0.22
words: target	journalist	0.01 0.17 -0.09 -0.09 -0.12 -0.11 -0.11
words: target	on	-0.02 -0.17 -0.13 -0.15 -0.11 -0.11 0.05
words: tasnim	report	0.04 -0.05 -0.09 -0.05 -0.10 -0.09 -0.10
words: taylor	green	-0.05 -0.07 -0.06 -0.04 -0.04 -0.03 0.06
words: tell	[place]	-0.09 0.11 -0.08 -0.08 -0.06 -0.09 -0.09
words: tell	[side]	-0.09 0.16 0.02 -0.01 -0.16 -0.16 -0.21
words: tell	[usa]	-0.05 0.11 -0.20 -0.14 -0.15 -0.08 -0.01
words: tell	al	-0.14 0.10 -0.07 -0.02 -0.12 -0.05 -0.11
words: tell	bbc	-0.15 0.16 -0.14 -0.13 -0.15 -0.14 -0.14
words: tell	post	-0.11 0.13 -0.10 -0.10 -0.11 -0.08 -0.10
words: tell	us	0.11 -0.17 -0.15 -0.14 -0.13 -0.14 0.03
words: ten	day	0.09 0.00 -0.03 -0.04 -0.11 -0.03 -0.10
words: tens	of	-0.04 -0.10 -0.11 -0.10 0.10 -0.11 0.01
words: tension	,	-0.07 -0.06 -0.06 0.07 -0.09 -0.04 0.02
words: tension	:	-0.05 0.10 -0.12 -0.10 -0.09 -0.10 -0.13
words: tension	build	0.05 0.09 -0.08 -0.02 -0.07 -0.06 -0.09
words: tension	escalat	0.10 -0.13 -0.06 -0.12 -0.11 -0.04 0.09
words: tension	rise	-0.11 0.10 -0.08 -0.08 0.04 -0.06 0.04
words: tension	spik	-0.08 0.07 -0.05 -0.05 -0.05 -0.04 -0.06
words: territorial	integrity	-0.03 0.00 -0.12 -0.08 -0.12 -0.13 0.05
words: territory	,	0.06 0.05 -0.12 -0.11 -0.11 -0.12 -0.13
words: terrorist	agent	-0.10 0.13 -0.15 -0.08 -0.08 -0.11 -0.10
words: terrorist	in	0.13 -0.09 -0.14 -0.08 -0.14 -0.10 -0.12
words: text	of	-0.17 0.19 -0.16 -0.20 -0.18 -0.11 -0.18
words: than	[number]	-0.09 -0.03 0.00 -0.03 0.13 -0.09 -0.14
words: than	[place]	0.01 -0.11 -0.10 0.04 -0.10 -0.03 -0.01
words: than	[usa]	-0.15 -0.09 -0.16 0.03 0.05 -0.12 0.06
words: than	a	0.05 -0.02 -0.07 -0.09 -0.08 -0.08 -0.15
words: thank	[place]	-0.14 0.13 -0.14 -0.13 -0.12 -0.14 -0.13
words: thank	to	-0.11 -0.11 -0.11 0.12 -0.13 -0.11 -0.12
words: that	[side]	-0.05 0.11 0.05 -0.14 -0.25 -0.18 -0.06
words: that	[usa]	-0.03 -0.02 0.02 -0.20 -0.16 -0.14 0.06
words: that	a	-0.12 -0.04 -0.09 0.03 -0.10 -0.03 0.07
words: that	could	0.05 -0.09 -0.08 0.05 -0.10 -0.04 0.07
words: that	he	-0.11 0.12 -0.14 0.00 -0.09 -0.11 0.04
words: that	help	0.06 -0.03 0.05 0.08 -0.11 -0.10 -0.12
words: that	it	-0.05 -0.04 0.00 0.05 -0.15 -0.13 0.02
words: that	kill	0.12 -0.14 -0.17 -0.05 0.05 -0.05 -0.17
words: that	the	0.00 -0.01 -0.23 0.00 -0.12 -0.12 0.02
words: that	would	-0.05 -0.10 -0.07 -0.11 -0.10 -0.02 0.14
words: the	[ally]	0.05 -0.03 -0.11 -0.09 -0.05 -0.06 -0.01
words: the	[number]	-0.08 0.13 -0.16 -0.08 -0.15 -0.11 0.04
words: the	[place]	-0.08 0.01 -0.25 -0.16 0.03 -0.15 0.10
words: the	[region]	0.05 0.04 -0.22 -0.11 -0.05 -0.26 0.05
words: the	[side]	-0.17 0.00 -0.12 0.10 -0.20 -0.09 0.08
words: the	[usa]	-0.02 -0.07 0.02 0.02 -0.09 -0.23 0.00
words: the	air	-0.11 -0.09 -0.11 -0.07 0.01 -0.06 0.09
words: the	attack	0.04 -0.12 0.06 -0.03 -0.04 -0.05 -0.16
words: the	battlefield	0.16 -0.14 0.08 -0.12 -0.13 -0.11 -0.10
words: the	best	0.05 -0.10 -0.09 0.02 -0.15 -0.04 -0.03
words: the	big	0.07 -0.01 0.05 -0.11 -0.13 -0.10 -0.15
words: the	brink	-0.11 -0.02 -0.13 -0.04 0.07 -0.12 -0.01
words: the	card	-0.12 0.11 -0.09 -0.13 -0.07 -0.08 -0.10
words: the	ceasefir	-0.09 0.05 -0.10 -0.16 -0.09 -0.12 0.06
words: the	city	0.05 -0.14 -0.07 0.04 0.08 -0.07 -0.05
words: the	com	0.10 -0.04 -0.14 -0.08 -0.10 -0.12 -0.12
words: the	conflict	0.09 -0.02 0.03 -0.18 -0.06 -0.10 0.01
words: the	country	-0.07 -0.10 -0.02 0.01 -0.04 0.01 0.07
words: the	current	0.07 -0.12 -0.11 -0.05 -0.12 -0.09 0.08
words: the	deal	-0.14 -0.11 -0.13 0.04 -0.15 -0.08 0.07
words: the	death	-0.05 -0.02 -0.12 -0.08 0.04 -0.07 0.02
words: the	economic	-0.04 0.14 -0.07 -0.10 -0.13 -0.09 -0.06
words: the	end	-0.04 -0.12 -0.11 -0.12 0.07 -0.09 0.04
words: the	energy	0.04 -0.11 -0.08 0.00 -0.15 -0.09 0.01
words: the	f	0.12 -0.03 -0.13 -0.16 -0.10 -0.12 -0.02
words: the	fight	-0.07 -0.10 -0.08 -0.09 -0.09 -0.06 0.10
words: the	first	0.09 -0.13 -0.21 -0.19 -0.20 -0.18 0.06
words: the	gas	-0.08 0.04 -0.06 0.06 -0.11 -0.05 -0.10
words: the	global	-0.16 -0.16 -0.15 0.11 -0.21 -0.12 -0.01
words: the	government	-0.08 0.12 -0.12 -0.10 -0.15 -0.09 0.06
words: the	ground	0.06 -0.03 -0.17 -0.11 -0.18 -0.08 0.01
words: the	heart	-0.11 -0.13 -0.11 -0.12 0.07 -0.12 0.10
words: the	hell	0.03 0.08 -0.12 -0.10 -0.12 -0.09 -0.13
words: the	job	0.07 -0.12 -0.09 -0.05 -0.09 -0.08 0.09
words: the	key	0.00 0.11 -0.13 -0.12 -0.12 -0.06 -0.09
words: the	kill	-0.12 -0.07 -0.15 -0.11 0.00 -0.08 0.12
words: the	largest	0.07 -0.09 -0.07 -0.01 -0.12 -0.05 -0.08
words: the	latest	0.06 -0.07 -0.15 -0.01 -0.25 -0.12 0.03
words: the	line	-0.10 -0.13 -0.10 0.02 -0.12 -0.08 0.06
words: the	long	-0.11 0.06 -0.12 0.00 -0.10 -0.08 0.02
words: the	main	-0.08 -0.02 -0.08 -0.08 -0.11 -0.06 0.07
words: the	military	-0.05 -0.12 -0.10 0.03 -0.12 -0.04 0.08
words: the	most	0.12 -0.14 -0.12 -0.10 0.01 -0.04 -0.08
words: the	move	-0.11 -0.12 -0.08 0.12 -0.08 -0.06 -0.11
words: the	nation	-0.07 0.03 -0.12 -0.11 -0.11 -0.07 0.05
words: the	national	-0.10 -0.02 -0.11 0.14 -0.05 -0.18 -0.03
words: the	oil	-0.07 0.05 -0.12 0.02 -0.14 -0.11 -0.14
words: the	page	-0.08 0.11 -0.07 -0.09 -0.06 -0.04 -0.12
words: the	president	0.00 -0.02 -0.21 -0.17 -0.17 -0.04 0.06
words: the	pric	-0.09 0.05 -0.17 -0.02 -0.16 -0.11 -0.05
words: the	public	0.05 -0.12 -0.10 -0.02 0.06 -0.08 -0.13
words: the	region	0.05 -0.09 -0.15 -0.13 -0.17 -0.15 0.07
words: the	rescu	0.09 -0.07 -0.10 -0.09 -0.10 -0.04 -0.09
words: the	right	-0.09 0.05 -0.10 -0.09 -0.07 -0.04 0.02
words: the	rubbl	0.03 -0.06 -0.06 -0.08 0.04 -0.06 -0.12
words: the	sailor	-0.11 -0.09 -0.07 0.04 0.08 -0.06 -0.09
words: the	same	-0.08 -0.08 0.00 -0.14 0.03 0.04 0.03
words: the	sky	0.16 -0.13 -0.14 -0.08 -0.18 -0.09 -0.01
words: the	start	0.06 -0.09 -0.09 0.07 -0.11 -0.10 -0.12
words: the	strait	0.02 0.04 -0.14 -0.12 -0.14 -0.13 0.02
words: the	street	0.04 -0.08 0.06 -0.09 -0.06 -0.11 0.01
words: the	trigger	-0.02 -0.02 -0.11 -0.13 -0.12 -0.14 0.05
words: the	truth	0.14 -0.10 0.06 -0.09 0.01 -0.06 -0.09
words: the	two	-0.10 0.05 -0.11 0.04 -0.17 -0.05 -0.17
words: the	war	0.01 -0.01 -0.11 -0.05 -0.12 -0.24 0.03
words: the	way	-0.06 0.11 -0.10 -0.04 -0.11 -0.06 -0.15
words: the	west	-0.01 -0.10 -0.10 -0.11 -0.12 -0.08 0.11
words: the	world	-0.09 -0.08 -0.21 0.05 0.05 -0.14 0.03
words: the	worst	-0.12 0.03 -0.12 -0.09 -0.13 -0.11 0.05
words: their	own	-0.11 -0.03 -0.14 0.05 0.06 0.06 -0.03
words: their	rescu	-0.05 0.09 -0.11 -0.05 -0.06 -0.03 -0.08
words: ther	is	-0.06 0.06 -0.11 -0.12 -0.03 -0.10 0.01
words: ther	no	-0.01 -0.05 -0.13 0.00 0.05 -0.12 -0.13
words: ther	was	0.04 -0.15 -0.01 0.06 0.03 -0.10 0.02
words: ther	will	-0.11 -0.03 -0.08 -0.08 -0.06 -0.06 0.05
words: they	are	-0.09 0.05 -0.15 0.03 -0.14 -0.11 0.04
words: they	can	0.02 -0.09 -0.12 0.06 -0.08 -0.03 0.00
words: they	have	0.10 0.06 -0.14 -0.11 -0.10 -0.10 -0.12
words: they	want	0.04 -0.04 -0.10 -0.11 -0.14 -0.10 0.02
words: they	were	-0.05 -0.01 0.05 -0.05 0.04 -0.03 -0.03
words: they	will	0.03 -0.12 -0.07 0.02 -0.10 -0.05 0.03
words: think	[side]	-0.07 -0.03 -0.13 -0.05 -0.05 -0.07 0.07
words: third	day	0.11 -0.13 -0.10 -0.06 -0.13 -0.08 -0.12
words: this	is	0.05 -0.15 -0.17 -0.01 -0.14 -0.10 0.05
words: this	war	-0.10 0.05 -0.15 -0.14 -0.16 -0.12 0.11
words: this	week	0.02 0.01 -0.16 -0.01 -0.21 -0.14 -0.13
words: this	weekend	-0.11 0.10 -0.10 -0.12 -0.06 -0.04 -0.09
words: thos	who	-0.09 0.04 -0.09 -0.09 -0.09 -0.08 0.05
words: though	[side]	-0.09 0.09 -0.05 -0.07 -0.07 -0.01 -0.06
words: thousand	of	0.00 -0.19 0.02 -0.16 0.12 0.05 -0.16
words: thre	,	0.07 -0.12 -0.09 0.08 -0.13 -0.14 -0.16
words: thre	[ally]	0.07 -0.09 -0.09 -0.07 0.03 -0.07 -0.11
words: thre	[place]	0.01 -0.19 -0.15 -0.04 0.12 -0.12 -0.17
words: thre	[side]	0.01 -0.01 -0.04 -0.11 -0.12 -0.11 0.03
words: thre	in	0.05 -0.11 -0.09 0.08 -0.03 -0.10 -0.12
words: threat	,	-0.06 0.04 -0.14 -0.11 -0.16 -0.10 0.03
words: threat	:	-0.06 -0.02 0.06 -0.15 -0.14 -0.12 0.04
words: threat	;	-0.10 0.04 -0.08 -0.09 -0.10 -0.07 0.02
words: threat	against	-0.12 -0.01 0.04 -0.16 -0.15 -0.17 0.03
words: threat	as	0.01 0.11 -0.12 -0.11 -0.10 -0.09 -0.14
words: threat	in	0.08 -0.06 -0.16 -0.15 -0.13 -0.11 -0.02
words: threat	keep	-0.12 -0.09 -0.07 0.11 -0.09 -0.07 -0.11
words: threat	of	0.00 -0.01 -0.22 0.04 0.00 -0.19 -0.13
words: threat	on	0.02 0.07 -0.14 -0.10 -0.09 -0.13 -0.03
words: threat	over	-0.10 0.01 -0.17 -0.14 -0.10 -0.09 0.06
words: threat	rais	-0.07 0.14 -0.14 -0.14 -0.10 -0.11 -0.09
words: threat	to	-0.14 0.08 -0.11 0.00 -0.26 -0.18 0.01
words: threaten	:	-0.17 0.11 0.06 0.06 -0.13 -0.17 -0.17
words: threaten	[place]	-0.14 0.18 -0.16 -0.18 -0.13 -0.18 -0.17
words: threaten	[side]	0.04 0.02 -0.23 0.03 -0.21 -0.22 -0.12
words: threaten	[usa]	0.02 0.02 -0.25 0.02 -0.18 -0.19 -0.22
words: threaten	a	-0.02 -0.08 -0.10 0.03 -0.10 -0.09 0.08
words: threaten	its	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: threaten	new	-0.03 -0.02 -0.14 0.02 0.06 -0.13 -0.14
words: threaten	to	0.08 -0.01 -0.16 -0.01 -0.34 -0.02 -0.05
words: through	[place]	0.02 -0.09 -0.11 0.07 -0.13 -0.11 -0.15
words: through	[region]	-0.08 0.00 -0.20 0.12 -0.23 -0.20 -0.16
words: through	the	0.07 -0.14 -0.12 -0.02 -0.16 0.06 0.00
words: thursday	,	-0.10 0.10 -0.06 -0.07 -0.05 -0.03 -0.10
words: tied	to	-0.16 0.01 0.12 -0.08 -0.18 0.03 -0.03
words: ties	with	-0.03 0.02 -0.11 -0.08 -0.09 -0.05 0.02
words: time	,	-0.11 0.06 0.04 -0.09 -0.13 0.05 0.00
words: time	as	-0.08 -0.06 -0.08 0.12 -0.11 -0.09 0.05
words: time	for	-0.10 0.10 -0.12 -0.08 -0.10 -0.04 -0.03
words: time	in	0.09 0.09 0.05 -0.09 -0.13 -0.04 -0.16
words: time	is	0.02 -0.09 -0.08 -0.10 -0.10 -0.08 0.06
words: time	sinc	0.08 -0.01 -0.13 -0.03 -0.14 -0.12 -0.11
words: time	to	-0.17 0.02 -0.13 -0.01 -0.15 -0.13 0.06
words: to	,	0.10 -0.06 -0.16 -0.16 -0.12 -0.11 0.00
words: to	[ally]	0.04 -0.13 -0.16 -0.14 -0.19 -0.15 0.09
words: to	[number]	-0.14 -0.05 -0.11 0.14 -0.09 -0.02 0.00
words: to	[place]	-0.05 0.09 -0.09 0.03 -0.07 -0.03 -0.10
words: to	[region]	0.18 -0.02 -0.03 -0.08 -0.29 -0.09 -0.28
words: to	[side]	-0.05 0.02 -0.03 0.02 -0.02 0.01 -0.05
words: to	[usa]	0.12 -0.01 -0.08 0.01 -0.23 -0.23 -0.13
words: to	a	-0.14 0.16 -0.13 -0.13 -0.01 -0.11 -0.08
words: to	accept	0.00 0.09 -0.11 -0.09 -0.06 -0.05 -0.10
words: to	act	0.02 0.09 -0.13 -0.10 -0.12 -0.10 -0.02
words: to	advanc	-0.10 0.02 -0.08 -0.06 -0.06 -0.03 0.06
words: to	agre	0.06 -0.06 0.07 -0.08 -0.12 -0.04 -0.05
words: to	agreement	-0.22 0.03 -0.18 0.02 -0.22 -0.16 0.07
words: to	all	0.02 -0.10 -0.13 0.10 -0.14 -0.13 -0.15
words: to	any	0.05 0.07 -0.16 -0.14 -0.16 -0.21 -0.19
words: to	asia	-0.10 -0.10 -0.05 0.09 -0.05 -0.05 -0.06
words: to	attack	0.14 -0.08 -0.02 -0.26 -0.23 -0.15 0.04
words: to	avoid	-0.11 0.01 -0.13 0.10 -0.10 -0.11 -0.15
words: to	back	-0.10 0.02 -0.15 -0.13 -0.13 -0.11 0.07
words: to	be	0.04 -0.02 -0.02 -0.04 -0.05 -0.18 -0.03
words: to	begin	0.02 -0.05 0.03 -0.07 -0.11 -0.04 0.04
words: to	blockad	0.01 0.10 -0.07 -0.12 -0.06 -0.06 -0.08
words: to	blow	0.02 0.05 -0.12 -0.02 -0.17 0.08 -0.15
words: to	blunt	-0.09 -0.12 -0.09 0.11 -0.11 -0.12 -0.11
words: to	bomb	-0.11 0.00 0.01 -0.12 -0.17 -0.18 0.12
words: to	br	0.02 0.06 -0.09 0.04 0.03 -0.06 -0.14
words: to	break	-0.09 -0.11 -0.13 -0.14 -0.11 -0.10 0.13
words: to	buy	-0.12 -0.09 -0.12 0.14 -0.11 -0.11 -0.12
words: to	calm	-0.06 0.05 -0.17 0.02 -0.12 -0.14 -0.05
words: to	captur	0.04 -0.12 0.00 0.08 -0.09 -0.10 -0.11
words: to	ceasefir	-0.13 -0.12 -0.16 -0.19 -0.25 -0.16 0.19
words: to	charg	-0.10 -0.06 -0.10 0.10 -0.06 -0.09 -0.09
words: to	clos	-0.09 -0.08 -0.09 0.01 0.07 0.07 -0.12
words: to	come	0.07 -0.12 -0.04 0.05 -0.04 -0.02 -0.11
words: to	completely	-0.01 0.10 -0.13 -0.06 -0.15 -0.11 -0.14
words: to	confront	0.06 -0.14 -0.15 0.06 -0.13 -0.13 -0.05
words: to	continu	-0.13 0.20 -0.11 -0.12 -0.12 -0.07 -0.12
words: to	cost	0.06 0.07 -0.09 -0.12 -0.08 -0.11 -0.14
words: to	counter	0.04 0.08 -0.10 -0.05 -0.10 -0.06 -0.11
words: to	cros	-0.03 -0.16 -0.10 0.10 -0.09 -0.12 -0.12
words: to	curb	-0.15 0.04 -0.08 0.02 -0.09 -0.12 -0.11
words: to	cut	-0.14 0.02 -0.12 0.10 -0.12 -0.11 -0.10
words: to	deal	-0.11 0.02 -0.16 0.05 -0.10 -0.05 0.02
words: to	decid	0.08 -0.02 -0.14 -0.15 -0.13 -0.11 -0.16
words: to	defend	-0.01 -0.02 -0.10 -0.12 -0.12 -0.10 0.06
words: to	destroy	-0.12 0.02 -0.26 0.06 0.02 -0.18 0.04
words: to	discus	-0.09 0.10 -0.10 -0.12 -0.11 -0.07 -0.10
words: to	disrupt	0.10 -0.13 -0.09 0.10 -0.11 -0.09 -0.13
words: to	do	-0.13 0.14 -0.09 -0.12 -0.15 -0.04 -0.01
words: to	dron	0.08 -0.16 -0.21 -0.15 0.03 -0.19 -0.18
words: to	ease	-0.11 -0.13 0.06 0.13 -0.08 -0.11 -0.13
words: to	end	-0.16 0.19 -0.24 -0.07 -0.14 -0.12 -0.10
words: to	enemy	0.09 -0.10 -0.12 -0.16 -0.15 -0.12 0.00
words: to	ensur	0.01 0.03 -0.10 -0.11 -0.09 -0.11 0.04
words: to	escalat	0.09 -0.07 -0.12 -0.10 -0.13 -0.08 0.01
words: to	establish	0.01 -0.12 -0.08 -0.09 0.00 -0.08 0.05
words: to	expand	0.15 -0.12 -0.15 -0.12 -0.13 -0.11 -0.12
words: to	extend	-0.12 0.10 -0.08 -0.12 -0.06 -0.07 -0.09
words: to	fall	-0.09 -0.10 -0.09 0.03 -0.08 -0.08 0.06
words: to	fight	0.06 -0.07 -0.16 -0.13 -0.18 -0.11 0.03
words: to	find	0.04 -0.13 -0.01 -0.16 -0.01 -0.13 0.00
words: to	five	0.11 -0.07 0.05 -0.15 -0.12 -0.10 -0.03
words: to	flee	-0.06 -0.09 0.02 -0.13 -0.04 -0.07 0.11
words: to	full	0.05 -0.02 -0.09 0.02 -0.14 -0.09 -0.10
words: to	fund	0.03 0.02 -0.12 -0.01 -0.11 -0.09 0.00
words: to	get	-0.06 0.02 0.03 -0.12 0.06 -0.16 -0.03
words: to	give	-0.06 0.02 -0.11 0.05 -0.08 -0.07 -0.09
words: to	global	-0.11 0.01 -0.12 -0.06 0.06 -0.16 0.03
words: to	go	-0.13 0.08 -0.16 0.02 -0.10 -0.12 -0.03
words: to	hack	0.00 -0.03 0.05 -0.02 -0.11 0.01 -0.06
words: to	halt	-0.02 0.10 -0.19 -0.10 -0.18 -0.18 -0.04
words: to	have	-0.05 -0.02 0.01 -0.03 -0.09 -0.15 -0.02
words: to	help	-0.04 0.15 0.00 -0.19 0.00 -0.16 -0.09
words: to	highest	-0.09 0.01 -0.06 0.06 -0.03 -0.06 -0.07
words: to	hit	0.01 -0.04 -0.20 0.07 -0.20 -0.17 -0.04
words: to	hold	-0.03 -0.02 -0.16 0.03 -0.04 -0.10 -0.01
words: to	host	-0.01 0.12 -0.07 -0.12 -0.11 -0.05 -0.18
words: to	inspect	-0.10 0.10 -0.10 -0.10 -0.05 -0.05 -0.07
words: to	interven	0.03 0.04 -0.17 -0.12 -0.12 -0.10 -0.18
words: to	its	-0.05 0.03 -0.12 -0.05 0.05 -0.12 0.01
words: to	join	-0.05 0.12 -0.13 -0.08 -0.12 -0.05 -0.09
words: to	keep	-0.08 0.08 -0.19 -0.11 -0.16 -0.15 0.04
words: to	kill	-0.15 0.03 0.00 -0.12 -0.25 -0.15 0.09
words: to	know	-0.03 0.10 -0.16 -0.16 -0.16 -0.11 0.03
words: to	last	0.07 0.02 -0.09 -0.10 -0.10 -0.09 -0.09
words: to	launch	-0.05 0.12 -0.27 -0.18 -0.01 -0.11 -0.08
words: to	leav	-0.04 0.01 -0.15 -0.12 0.10 -0.08 -0.04
words: to	lose	0.01 0.04 -0.09 -0.02 -0.11 -0.07 -0.10
words: to	lure	0.08 0.07 0.07 -0.05 -0.12 -0.06 -0.14
words: to	make	0.01 -0.06 -0.23 -0.07 -0.15 -0.13 0.08
words: to	manag	-0.12 0.10 -0.11 0.09 -0.08 -0.13 -0.11
words: to	meet	-0.08 0.05 0.05 -0.10 -0.15 -0.03 0.00
words: to	move	0.04 -0.04 -0.10 -0.09 -0.07 -0.05 0.01
words: to	negotiat	-0.15 -0.03 -0.13 0.07 -0.11 -0.04 -0.01
words: to	nuclear	-0.01 0.10 -0.05 -0.03 -0.02 -0.02 -0.05
words: to	obliterat	-0.06 0.05 -0.15 -0.11 -0.12 -0.07 0.04
words: to	open	0.09 -0.11 -0.14 -0.05 0.01 -0.11 -0.07
words: to	pass	0.13 -0.12 -0.11 0.08 -0.10 -0.10 -0.13
words: to	pay	0.00 0.10 -0.18 -0.10 0.01 -0.13 -0.12
words: to	peac	0.06 -0.08 -0.11 0.05 0.05 -0.08 -0.17
words: to	play	0.00 0.08 -0.10 -0.14 -0.16 -0.09 -0.06
words: to	pres	-0.10 0.09 -0.06 -0.08 -0.08 -0.03 0.00
words: to	prevent	-0.14 0.06 0.04 -0.05 -0.12 -0.07 -0.08
words: to	proposal	-0.12 -0.04 -0.11 -0.12 -0.09 -0.09 0.06
words: to	protect	0.05 0.00 -0.15 -0.02 -0.09 -0.09 -0.08
words: to	protest	-0.12 0.08 -0.08 -0.12 -0.12 -0.05 0.05
words: to	pursu	0.15 -0.10 -0.11 -0.13 -0.11 -0.09 -0.09
words: to	push	-0.10 -0.05 -0.08 -0.09 -0.09 -0.05 0.07
words: to	ramp	0.06 -0.09 -0.08 0.11 -0.08 -0.06 -0.08
words: to	re	0.09 -0.10 -0.08 -0.06 -0.05 -0.01 -0.09
words: to	reach	-0.15 0.00 -0.10 0.06 0.01 -0.11 -0.16
words: to	record	-0.08 -0.08 -0.07 0.08 -0.09 -0.06 -0.08
words: to	regim	-0.09 -0.08 -0.04 -0.09 0.04 -0.10 0.11
words: to	releas	-0.15 0.06 0.03 -0.04 -0.13 -0.12 0.02
words: to	remain	0.06 -0.03 -0.11 0.05 -0.12 -0.08 -0.09
words: to	remov	-0.03 -0.03 -0.15 -0.03 -0.12 -0.11 0.04
words: to	reopen	0.14 -0.05 -0.15 -0.04 -0.18 -0.14 -0.24
words: to	rescu	0.11 -0.08 0.00 -0.15 -0.01 -0.07 -0.21
words: to	respond	0.12 -0.06 -0.18 -0.14 -0.12 -0.17 -0.17
words: to	restor	-0.04 -0.08 -0.11 0.06 -0.13 -0.12 0.03
words: to	resum	-0.02 0.01 -0.10 0.03 0.02 -0.09 -0.11
words: to	retaliat	0.04 -0.05 -0.10 -0.10 -0.08 -0.07 0.06
words: to	return	0.05 0.01 -0.03 -0.03 0.00 -0.01 -0.07
words: to	ris	-0.10 -0.07 -0.05 0.07 0.01 -0.08 -0.08
words: to	rise	0.04 -0.02 -0.09 0.03 -0.09 -0.03 -0.07
words: to	sanction	-0.08 -0.11 -0.10 0.10 -0.06 -0.15 -0.07
words: to	save	0.04 0.05 -0.13 -0.08 0.03 -0.08 -0.11
words: to	secur	-0.12 -0.04 -0.09 -0.07 -0.10 -0.06 0.06
words: to	see	-0.07 0.12 -0.13 -0.11 -0.13 -0.10 -0.01
words: to	seiz	0.00 0.10 0.01 -0.15 -0.13 -0.11 -0.12
words: to	sell	-0.10 -0.04 -0.13 -0.10 -0.09 -0.10 0.10
words: to	send	-0.15 0.13 -0.17 -0.07 0.04 -0.07 -0.17
words: to	set	-0.08 -0.04 -0.11 0.09 0.07 -0.11 -0.10
words: to	shelter	-0.02 -0.05 -0.11 -0.09 0.05 -0.07 -0.04
words: to	ship	0.00 -0.11 -0.09 0.08 -0.07 -0.08 -0.10
words: to	show	-0.03 0.06 0.00 0.01 -0.03 -0.16 -0.17
words: to	sign	-0.04 0.10 -0.18 -0.17 -0.14 -0.11 -0.14
words: to	soar	-0.06 -0.06 -0.04 -0.08 -0.06 -0.04 0.09
words: to	stabiliz	-0.13 0.05 -0.09 -0.01 -0.14 -0.08 -0.12
words: to	start	0.12 -0.13 -0.13 -0.01 -0.12 -0.10 -0.14
words: to	stay	0.07 -0.07 -0.14 -0.16 -0.15 -0.09 0.03
words: to	step	-0.11 -0.03 -0.11 -0.08 -0.10 -0.06 0.08
words: to	stop	-0.12 0.18 -0.02 -0.14 -0.05 -0.14 -0.15
words: to	strik	0.01 -0.03 0.06 -0.06 -0.27 -0.16 -0.05
words: to	succe	-0.03 0.00 -0.12 0.03 -0.11 -0.09 0.05
words: to	support	0.04 -0.12 0.06 0.06 -0.14 -0.09 -0.18
words: to	suspend	-0.12 0.01 -0.09 0.06 -0.09 -0.04 -0.13
words: to	take	0.06 -0.03 0.01 0.00 -0.05 -0.13 -0.07
words: to	talk	0.03 0.00 -0.01 0.08 -0.22 -0.09 -0.10
words: to	target	0.07 -0.08 0.01 -0.02 -0.02 -0.11 -0.03
words: to	that	-0.02 -0.03 -0.12 -0.12 -0.09 -0.11 0.06
words: to	the	-0.03 -0.05 -0.09 -0.02 0.02 -0.20 0.03
words: to	their	-0.07 0.09 -0.13 0.04 -0.08 -0.03 -0.04
words: to	travel	-0.13 0.09 -0.09 -0.08 0.00 -0.08 -0.12
words: to	turn	0.08 0.11 -0.17 -0.13 -0.13 -0.14 -0.12
words: to	two	-0.02 -0.08 -0.08 -0.02 -0.11 -0.06 0.06
words: to	undermin	-0.11 0.09 -0.09 -0.09 -0.10 -0.09 0.06
words: to	unleash	-0.07 0.11 0.05 -0.12 -0.12 -0.08 0.02
words: to	use	-0.04 0.08 -0.15 -0.11 -0.10 -0.10 -0.02
words: to	visit	-0.10 0.10 -0.09 -0.09 -0.07 -0.05 -0.10
words: to	vote	-0.12 0.02 -0.13 -0.10 -0.11 -0.11 0.11
words: to	war	-0.06 -0.09 -0.11 0.05 0.00 0.03 0.00
words: today	:	-0.07 0.05 -0.08 -0.01 -0.09 -0.06 -0.09
words: today	as	0.14 -0.14 -0.06 -0.10 -0.06 -0.03 -0.10
words: toll	free	-0.11 -0.01 -0.06 0.08 -0.10 -0.06 -0.08
words: toll	in	-0.11 -0.12 -0.07 0.13 0.05 -0.05 -0.09
words: toll	of	-0.01 -0.10 -0.09 -0.09 0.09 -0.09 -0.05
words: toll	on	-0.13 -0.15 -0.11 0.15 -0.06 -0.06 -0.09
words: tonight	,	0.00 0.05 -0.11 -0.14 -0.10 -0.09 -0.10
words: too	long	0.04 -0.01 -0.10 0.00 -0.09 -0.05 -0.13
words: top	[number]	0.07 -0.07 -0.03 -0.06 -0.09 -0.03 0.01
words: top	[side]	0.02 0.10 -0.03 -0.16 -0.18 -0.17 -0.20
words: top	[usa]	-0.16 -0.02 0.06 -0.05 -0.13 -0.09 0.07
words: top	military	0.12 -0.13 -0.15 -0.03 -0.14 -0.03 -0.13
words: topic	in	-0.11 0.10 -0.06 -0.11 -0.06 -0.05 -0.08
words: tops	[number]	0.06 -0.13 -0.06 -0.06 -0.07 -0.05 -0.08
words: torpedo	,	-0.08 0.08 -0.12 -0.09 -0.01 -0.05 -0.10
words: toward	[side]	0.01 -0.12 -0.14 -0.09 0.04 -0.10 -0.12
words: town	near	-0.02 -0.16 -0.20 -0.14 0.08 -0.16 -0.15
words: trad	attack	0.18 -0.14 -0.12 -0.18 -0.13 -0.16 -0.16
words: trad	flow	-0.10 -0.10 -0.06 0.10 -0.08 -0.06 -0.08
words: trader	are	-0.07 -0.07 -0.08 0.10 -0.12 -0.07 -0.11
words: traffic	in	-0.07 -0.11 -0.09 0.08 -0.08 -0.04 -0.05
words: traffic	through	-0.09 -0.09 -0.05 0.08 -0.07 -0.05 -0.09
words: transit	[region]	0.10 0.00 -0.14 -0.07 -0.16 -0.17 -0.15
words: trapp	in	-0.07 -0.16 -0.14 -0.15 0.18 -0.13 -0.15
words: travel	to	-0.12 0.07 -0.08 -0.09 0.07 -0.07 -0.04
words: trigger	a	-0.09 -0.10 -0.07 0.10 -0.14 -0.06 -0.10
words: trip	for	-0.10 0.11 -0.06 -0.12 -0.07 -0.02 -0.10
words: trip	to	-0.12 0.10 -0.10 -0.13 -0.10 -0.11 0.01
words: troll	[usa]	-0.15 -0.16 -0.13 -0.13 -0.12 -0.15 0.15
words: troop	advanc	0.09 -0.09 -0.06 -0.06 -0.09 -0.06 -0.08
words: troop	deployment	-0.01 -0.06 -0.08 0.04 -0.08 -0.04 0.12
words: troop	in	0.04 -0.08 -0.21 -0.15 -0.24 -0.15 0.09
words: troop	into	0.12 -0.10 -0.10 -0.07 -0.09 -0.09 -0.09
words: troop	to	0.15 -0.14 -0.20 -0.14 -0.19 -0.12 -0.10
words: truc	with	0.06 -0.09 -0.04 0.06 -0.11 -0.04 -0.13
words: try	to	-0.06 -0.11 -0.08 -0.01 0.08 -0.23 0.05
words: tucker	carlson	-0.17 -0.16 0.12 -0.14 -0.17 -0.15 0.07
words: tulsi	gabbard	-0.12 -0.15 0.15 -0.12 -0.10 -0.10 -0.04
words: tumbl	as	-0.08 -0.11 -0.04 0.09 -0.08 -0.04 -0.07
words: turn	into	0.09 -0.03 -0.07 -0.11 -0.12 -0.06 0.02
words: turn	on	-0.13 -0.09 -0.14 -0.11 -0.12 -0.12 0.13
words: turn	over	0.08 0.08 -0.11 -0.09 -0.10 -0.09 -0.11
words: turn	the	-0.11 0.09 -0.09 -0.13 -0.13 -0.05 0.03
words: turn	to	0.02 0.03 -0.10 0.02 -0.12 -0.04 -0.14
words: tv	says	0.05 -0.12 -0.10 0.08 -0.11 -0.10 0.05
words: two	,	0.04 -0.03 -0.08 0.01 -0.10 -0.03 -0.06
words: two	[place]	0.07 -0.07 -0.11 -0.02 0.00 -0.08 -0.12
words: two	[side]	0.13 0.02 -0.20 -0.10 -0.17 -0.10 -0.15
words: two	[usa]	0.13 -0.05 -0.13 -0.13 -0.09 -0.05 -0.09
words: two	day	0.07 -0.09 -0.11 0.04 -0.13 -0.08 -0.12
words: two	dron	0.15 -0.12 -0.16 -0.12 -0.15 -0.12 -0.15
words: two	in	0.13 -0.10 -0.14 -0.13 -0.18 -0.11 -0.15
words: two	kill	-0.11 0.05 -0.10 -0.12 0.09 -0.09 -0.14
words: two	month	-0.12 0.05 -0.09 0.03 0.05 -0.07 -0.12
words: two	oil	0.14 -0.06 0.09 -0.14 -0.11 -0.06 -0.06
words: two	peopl	0.08 -0.09 -0.10 -0.06 -0.06 -0.06 -0.11
words: two	ship	-0.02 -0.04 -0.09 0.04 -0.12 -0.07 -0.10
words: two	week	-0.03 0.03 -0.27 -0.12 -0.22 -0.20 0.05
words: u	.	-0.06 0.01 -0.18 -0.09 0.08 -0.14 -0.01
words: ufc	fight	-0.10 0.05 -0.07 -0.06 -0.08 -0.04 -0.03
words: uncertainty	over	-0.10 0.10 -0.15 -0.12 -0.13 -0.10 0.05
words: unconditional	surrender	0.02 0.03 -0.20 -0.07 -0.15 -0.10 -0.08
words: under	[side]	-0.19 -0.12 -0.17 0.05 0.20 -0.18 -0.06
words: under	[usa]	0.06 -0.13 0.07 0.06 -0.13 -0.09 -0.06
words: under	attack	-0.01 -0.13 -0.12 -0.12 -0.07 -0.12 0.04
words: under	dron	0.10 -0.11 -0.11 -0.11 -0.10 -0.11 0.09
words: under	fire	-0.02 -0.10 -0.14 -0.09 -0.09 -0.09 0.09
words: under	pressur	-0.05 -0.08 -0.04 -0.05 -0.09 -0.04 0.07
words: under	strain	0.02 -0.07 -0.04 0.08 -0.11 -0.05 -0.13
words: under	the	-0.02 -0.10 -0.06 -0.09 0.06 -0.09 -0.05
words: under	threat	0.00 -0.09 -0.09 -0.09 0.03 -0.08 0.02
words: underway	,	0.10 0.00 -0.12 -0.08 -0.08 -0.06 -0.09
words: unfreez	[side]	-0.12 -0.14 -0.13 0.15 -0.11 -0.12 -0.13
words: unleash	hell	0.02 0.10 -0.13 -0.11 -0.06 -0.09 -0.08
words: unles	attack	0.06 0.01 -0.08 0.03 -0.09 -0.10 -0.10
words: unlikely	to	-0.02 -0.08 0.05 0.12 -0.06 -0.11 -0.13
words: until	[place]	-0.13 0.07 -0.02 -0.03 -0.11 -0.02 -0.07
words: until	[side]	0.02 0.06 -0.09 -0.03 -0.08 -0.11 -0.13
words: until	further	0.09 -0.12 -0.08 0.00 -0.08 -0.13 -0.11
words: up	,	-0.04 0.08 -0.09 0.06 -0.15 -0.09 -0.14
words: up	[usa]	0.03 0.05 -0.13 -0.13 -0.11 0.06 -0.06
words: up	attack	0.09 -0.15 -0.17 -0.05 0.02 -0.15 -0.02
words: up	for	-0.02 -0.06 -0.07 0.04 -0.09 -0.05 0.00
words: up	in	-0.09 -0.01 -0.15 0.00 -0.11 -0.12 0.08
words: up	on	-0.07 -0.07 -0.03 0.07 -0.03 -0.02 -0.06
words: up	pressur	-0.02 0.03 -0.07 -0.04 -0.06 -0.05 0.02
words: up	the	0.06 -0.10 -0.13 0.01 0.09 -0.06 -0.13
words: up	to	-0.22 0.05 -0.19 0.08 0.00 -0.13 0.00
words: up	with	0.07 -0.05 -0.07 0.01 -0.10 -0.04 -0.07
words: updat	:	-0.10 0.11 -0.09 -0.07 -0.12 -0.03 -0.12
words: updat	on	0.15 -0.08 -0.12 -0.12 -0.09 -0.10 -0.13
words: upper	hand	-0.05 0.07 -0.07 -0.07 -0.07 -0.05 -0.08
words: upward	pressur	-0.04 -0.04 -0.03 0.04 -0.04 -0.04 -0.05
words: uranium	[side]	0.08 0.11 -0.17 -0.09 -0.08 -0.10 -0.14
words: uranium	enrichment	-0.09 -0.03 0.03 -0.10 -0.11 -0.09 0.07
words: urg	[side]	0.10 0.10 -0.18 -0.11 -0.17 -0.06 -0.19
words: urg	[usa]	-0.13 0.04 0.06 0.03 0.06 -0.05 -0.13
words: us	about	0.09 -0.12 -0.12 -0.12 -0.12 -0.13 0.00
words: use	[place]	0.10 0.00 -0.15 -0.13 -0.11 -0.09 -0.13
words: use	of	0.06 -0.04 -0.12 -0.10 -0.08 -0.11 -0.06
words: used	by	0.10 -0.10 -0.17 0.08 -0.15 -0.14 -0.13
words: very	complet	0.15 0.07 -0.14 -0.12 -0.08 -0.10 -0.13
words: very	good	-0.10 0.09 -0.09 0.00 -0.09 -0.03 -0.08
words: very	hard	-0.03 0.06 -0.17 -0.21 -0.15 -0.13 -0.02
words: very	soon	0.11 -0.02 -0.02 0.03 -0.11 -0.13 -0.13
words: very	well	-0.01 -0.12 -0.07 -0.12 -0.09 -0.07 0.11
words: vessel	after	0.12 -0.07 -0.07 -0.11 -0.07 -0.04 -0.07
words: vessel	attack	0.00 0.03 -0.17 -0.01 -0.16 -0.13 -0.16
words: vessel	in	0.14 -0.15 -0.13 -0.11 -0.11 -0.12 -0.13
words: vessel	near	0.05 -0.08 -0.05 -0.09 0.11 -0.04 -0.06
words: vice	president	-0.10 0.05 -0.11 -0.12 -0.07 -0.03 -0.01
words: victory	for	-0.03 -0.08 -0.08 -0.09 -0.10 -0.04 0.09
words: victory	over	0.00 0.07 -0.12 -0.12 -0.11 -0.11 -0.13
words: video	:	0.01 -0.11 -0.04 0.02 -0.02 -0.15 -0.01
words: video	of	0.06 -0.15 0.08 -0.14 -0.19 -0.16 0.06
words: video	receipt	0.01 -0.09 -0.10 -0.09 -0.09 -0.07 0.02
words: video	show	0.18 -0.15 -0.24 -0.15 0.01 -0.21 -0.20
words: villag	in	-0.06 -0.10 -0.07 -0.08 0.07 -0.07 -0.11
words: violat	international	-0.13 0.10 -0.12 0.03 0.03 -0.11 -0.01
words: violation	of	-0.07 0.09 -0.10 -0.10 0.00 -0.13 -0.14
words: visit	,	-0.07 -0.04 -0.08 0.07 -0.09 -0.05 -0.08
words: visit	[place]	0.00 0.09 -0.17 -0.13 -0.07 -0.13 -0.02
words: visit	[region]	-0.05 0.04 -0.04 0.04 -0.09 -0.05 -0.07
words: visit	[side]	-0.10 -0.07 -0.12 -0.11 0.08 -0.15 0.03
words: visit	[usa]	-0.09 0.10 -0.06 -0.10 -0.07 -0.03 -0.10
words: visit	to	-0.17 -0.07 0.06 0.03 -0.13 0.03 -0.02
words: vote	on	-0.12 0.02 -0.13 -0.10 -0.11 -0.11 0.11
words: vow	to	-0.01 0.01 -0.13 0.04 -0.13 -0.10 -0.02
words: vows	[usa]	-0.03 0.04 -0.09 -0.11 -0.03 -0.07 -0.06
words: vows	retaliation	-0.10 0.10 -0.10 -0.03 -0.09 -0.05 -0.08
words: vows	to	0.05 -0.01 -0.12 -0.18 0.02 -0.18 -0.05
words: vp	[usa]	-0.09 0.12 -0.13 -0.16 -0.07 -0.04 -0.14
words: wait	for	-0.09 -0.02 -0.16 0.05 -0.01 -0.10 0.01
words: wait	to	0.03 0.05 -0.14 -0.10 -0.14 -0.13 0.06
words: waiver	issu	-0.13 0.07 -0.02 -0.03 -0.11 -0.02 -0.07
words: wake	of	-0.11 -0.11 -0.15 0.08 -0.13 -0.11 0.07
words: want	ceasefir	0.12 -0.02 -0.04 -0.08 -0.07 -0.03 -0.07
words: want	to	-0.16 0.08 -0.23 -0.03 0.03 -0.18 0.00
words: war	,	0.09 -0.05 -0.07 -0.05 -0.16 -0.23 -0.01
words: war	-	-0.01 0.09 -0.09 -0.07 -0.11 -0.06 -0.11
words: war	.	0.01 0.02 -0.25 -0.10 0.01 -0.18 0.04
words: war	:	0.10 -0.03 -0.07 -0.01 -0.31 -0.02 -0.05
words: war	?	-0.10 0.11 -0.25 -0.10 -0.29 -0.18 0.05
words: war	[number]	-0.12 -0.13 -0.16 -0.14 0.04 -0.13 0.10
words: war	[side]	-0.14 0.01 -0.19 -0.17 -0.19 0.06 0.13
words: war	[usa]	0.02 -0.19 0.06 0.05 -0.15 -0.14 -0.05
words: war	addres	-0.11 -0.04 -0.12 -0.12 -0.10 -0.10 0.09
words: war	after	-0.03 -0.04 -0.17 -0.02 -0.05 -0.12 0.06
words: war	against	0.16 -0.06 -0.20 -0.13 -0.17 -0.12 -0.16
words: war	amid	0.03 0.00 -0.10 -0.06 -0.06 -0.07 0.02
words: war	and	-0.07 -0.03 0.03 0.02 -0.16 -0.15 0.02
words: war	as	0.09 -0.08 -0.22 -0.10 -0.07 -0.15 0.06
words: war	began	0.04 0.03 -0.15 -0.03 0.04 -0.09 -0.14
words: war	between	0.03 -0.17 -0.14 -0.10 0.07 -0.10 -0.04
words: war	by	-0.16 0.04 -0.17 -0.07 -0.14 -0.12 0.07
words: war	ceasefir	-0.07 0.00 -0.09 -0.12 -0.13 -0.09 0.06
words: war	chief	0.09 -0.09 -0.07 -0.05 0.05 -0.03 -0.07
words: war	chok	-0.09 -0.08 -0.03 0.08 -0.08 -0.02 -0.07
words: war	continu	-0.14 -0.14 -0.11 0.11 -0.01 -0.11 -0.01
words: war	cost	0.03 -0.12 -0.10 0.04 -0.12 -0.06 -0.03
words: war	could	-0.03 -0.04 -0.21 0.16 -0.03 -0.14 -0.23
words: war	coverag	-0.10 -0.14 -0.11 -0.12 -0.11 -0.10 0.12
words: war	crim	-0.14 0.00 -0.22 -0.22 0.08 -0.19 0.01
words: war	day	-0.04 0.14 -0.18 -0.21 -0.22 -0.15 -0.07
words: war	deal	0.02 0.05 -0.06 0.00 -0.11 -0.06 -0.09
words: war	disrupt	-0.11 -0.13 -0.03 0.12 -0.13 -0.03 -0.09
words: war	drag	-0.15 0.09 -0.11 -0.04 -0.13 -0.09 -0.04
words: war	driv	-0.06 -0.12 -0.03 0.10 -0.13 -0.02 -0.10
words: war	economic	-0.14 -0.03 -0.14 0.09 -0.15 -0.14 -0.01
words: war	ends	-0.14 0.08 -0.09 -0.01 -0.14 -0.09 -0.11
words: war	energy	-0.13 0.02 -0.10 0.01 0.05 -0.09 -0.12
words: war	enter	0.08 -0.01 -0.18 -0.10 0.05 -0.17 -0.13
words: war	escalat	0.10 0.04 -0.15 -0.12 -0.14 -0.13 -0.05
words: war	escalation	-0.08 -0.06 -0.10 0.01 -0.07 -0.05 0.05
words: war	expand	0.06 -0.10 -0.09 0.00 -0.06 -0.06 -0.10
words: war	fallout	0.00 -0.03 -0.15 -0.04 0.00 -0.16 0.03
words: war	from	-0.07 0.07 -0.13 0.08 0.07 -0.12 -0.13
words: war	fuel	-0.10 0.09 -0.07 -0.07 -0.11 -0.07 -0.13
words: war	goal	-0.01 0.04 -0.15 -0.08 -0.12 -0.09 0.02
words: war	has	-0.05 -0.09 0.05 0.00 -0.22 -0.17 0.05
words: war	hits	-0.12 -0.10 -0.07 0.01 -0.12 -0.05 0.10
words: war	hype	-0.08 -0.08 -0.09 -0.04 -0.07 -0.03 0.08
words: war	impact	-0.11 -0.12 -0.10 0.15 -0.16 -0.08 -0.15
words: war	in	-0.02 -0.04 -0.19 -0.02 0.01 -0.20 0.03
words: war	is	-0.15 -0.06 -0.26 -0.10 0.04 -0.18 0.09
words: war	latest	0.03 0.14 -0.21 0.02 -0.10 -0.07 -0.34
words: war	live	0.02 0.17 -0.23 -0.18 -0.25 -0.10 -0.24
words: war	may	-0.08 -0.08 -0.08 -0.12 -0.10 -0.06 0.10
words: war	not	-0.05 -0.05 -0.10 -0.11 -0.15 -0.08 0.08
words: war	objectiv	0.10 -0.04 -0.15 -0.11 -0.10 -0.12 -0.09
words: war	of	-0.01 -0.15 0.08 -0.13 -0.08 -0.14 0.02
words: war	oil	-0.10 -0.10 -0.06 0.11 -0.11 -0.06 -0.11
words: war	on	0.11 0.00 -0.53 0.07 -0.14 -0.27 -0.13
words: war	over	0.04 -0.01 -0.08 -0.07 -0.11 -0.03 -0.05
words: war	plan	-0.04 0.02 -0.11 -0.11 -0.12 -0.10 0.02
words: war	power	-0.17 0.01 -0.15 -0.15 -0.12 -0.09 0.12
words: war	pressur	-0.09 0.05 -0.08 0.08 -0.10 -0.06 -0.08
words: war	pric	0.07 -0.08 -0.10 0.07 -0.07 -0.07 -0.08
words: war	protest	-0.10 -0.10 -0.12 -0.08 -0.11 -0.06 0.10
words: war	push	-0.07 -0.09 -0.07 0.08 0.00 -0.06 -0.07
words: war	rag	0.01 -0.03 -0.12 -0.10 0.01 -0.08 0.03
words: war	rais	-0.09 -0.10 0.05 -0.01 -0.13 -0.11 -0.01
words: war	risk	-0.11 -0.11 -0.09 0.10 -0.10 -0.07 -0.10
words: war	send	0.01 -0.14 -0.11 0.07 -0.11 -0.08 -0.12
words: war	spiral	0.09 -0.13 -0.14 0.11 -0.14 -0.11 -0.11
words: war	squeez	-0.13 -0.12 -0.09 0.12 -0.10 -0.08 -0.09
words: war	strategy	0.13 -0.14 -0.11 -0.10 -0.11 -0.10 -0.11
words: war	threat	-0.10 -0.01 -0.10 -0.09 -0.09 -0.06 0.06
words: war	threaten	-0.13 -0.14 -0.09 0.08 0.06 -0.11 -0.12
words: war	to	-0.04 -0.04 -0.27 0.02 -0.21 0.04 0.02
words: war	trigger	-0.08 -0.06 -0.07 0.03 0.06 -0.09 -0.08
words: war	updat	-0.12 0.05 -0.12 -0.09 -0.09 -0.10 0.06
words: war	will	-0.19 0.10 -0.19 0.04 -0.15 -0.13 -0.07
words: war	with	0.05 -0.13 0.06 -0.08 0.01 -0.26 -0.02
words: war	zone	0.08 -0.12 -0.08 -0.06 0.04 -0.05 -0.12
words: war	–	-0.10 -0.11 -0.11 0.06 -0.09 -0.07 0.02
words: war	—	-0.19 0.03 -0.18 0.01 -0.16 -0.16 0.02
words: warn	,	-0.21 0.10 -0.11 0.01 0.07 -0.07 -0.17
words: warn	:	0.03 -0.07 -0.17 -0.14 0.00 -0.16 0.06
words: warn	[place]	-0.01 0.02 -0.19 0.03 0.04 -0.16 -0.16
words: warn	[region]	-0.01 0.11 -0.14 -0.03 -0.17 -0.18 -0.15
words: warn	[side]	-0.02 0.03 0.06 -0.05 -0.03 0.00 -0.16
words: warn	[usa]	-0.08 -0.12 -0.33 0.06 -0.23 -0.20 0.14
words: warn	after	-0.11 -0.03 -0.15 0.06 -0.15 -0.18 0.10
words: warn	against	-0.12 0.05 0.01 -0.18 -0.18 -0.20 0.03
words: warn	attack	0.08 -0.12 -0.09 -0.13 0.05 -0.13 -0.11
words: warn	it	0.06 0.10 -0.13 -0.15 -0.11 -0.17 -0.12
words: warn	of	-0.12 -0.10 0.05 0.06 -0.02 0.00 0.05
words: warn	oil	-0.14 0.10 -0.04 -0.08 -0.13 -0.05 -0.05
words: warn	on	-0.02 -0.12 -0.14 0.12 -0.13 -0.12 0.00
words: warn	over	-0.15 0.19 -0.15 -0.15 -0.13 -0.16 -0.18
words: warn	spark	0.09 -0.05 -0.07 0.03 -0.13 -0.06 -0.12
words: warn	that	0.03 0.10 -0.10 -0.09 -0.10 -0.06 -0.07
words: warn	to	0.00 0.07 -0.19 -0.17 -0.18 -0.18 0.02
words: warn	war	-0.14 -0.10 -0.12 0.10 0.07 -0.08 -0.02
words: warship	in	-0.01 -0.01 -0.14 -0.12 -0.18 -0.13 0.03
words: warship	sunk	-0.04 0.07 -0.19 -0.10 0.02 -0.17 -0.08
words: warship	to	0.09 0.00 -0.15 -0.11 -0.12 -0.07 -0.13
words: was	a	-0.04 -0.09 0.05 -0.12 0.03 -0.11 0.08
words: was	kill	-0.04 -0.12 0.06 -0.05 -0.15 -0.06 0.04
words: was	no	-0.10 -0.12 -0.01 0.06 -0.10 -0.05 0.07
words: was	not	-0.08 0.09 -0.10 -0.07 -0.06 -0.05 -0.09
words: was	rescu	0.08 -0.06 -0.12 -0.08 -0.09 -0.05 -0.08
words: was	set	0.06 -0.09 0.02 -0.09 -0.07 -0.05 0.03
words: was	shot	-0.10 -0.08 0.06 -0.08 -0.06 -0.04 0.07
words: was	the	0.04 -0.07 -0.07 -0.08 0.02 -0.03 -0.01
words: watch	:	0.09 -0.03 -0.27 0.03 -0.27 -0.17 -0.01
words: water	facility	0.00 -0.12 -0.12 -0.13 0.13 -0.12 -0.10
words: wav	of	-0.02 -0.12 0.05 -0.11 -0.11 -0.14 0.04
words: wave	from	0.21 -0.16 -0.24 -0.14 -0.26 -0.19 -0.17
words: wave	of	0.06 0.00 -0.30 -0.17 -0.02 -0.16 -0.05
words: wave	ten	0.13 -0.11 -0.14 -0.11 -0.12 -0.13 -0.12
words: way	,	0.11 -0.09 -0.08 0.01 -0.09 -0.05 -0.11
words: way	out	-0.07 0.08 -0.11 -0.11 -0.14 -0.08 -0.05
words: way	to	-0.01 -0.12 -0.14 0.03 -0.13 -0.11 0.07
words: we	are	0.08 -0.14 -0.18 0.06 -0.02 -0.08 -0.03
words: we	do	-0.06 0.06 -0.12 -0.08 0.07 -0.09 -0.12
words: we	don't	-0.20 0.12 -0.17 -0.04 -0.13 -0.14 -0.04
words: we	got	0.10 -0.05 -0.08 -0.08 -0.09 -0.04 -0.11
words: we	have	0.00 0.14 -0.13 -0.12 -0.12 -0.06 -0.14
words: we	know	0.17 0.01 -0.21 -0.10 -0.11 -0.12 -0.25
words: we	will	-0.01 -0.01 -0.12 -0.11 0.07 -0.06 -0.08
words: we'r	go	0.11 -0.11 -0.12 -0.11 -0.12 -0.07 -0.09
words: we'r	not	0.01 -0.03 -0.09 -0.08 -0.09 -0.05 0.01
words: we'v	already	-0.01 0.05 -0.09 -0.10 -0.13 -0.05 -0.02
words: weapon	,	0.04 0.05 -0.15 -0.12 -0.10 -0.12 -0.13
words: weapon	nuclear	-0.15 -0.03 -0.18 -0.13 -0.12 -0.10 0.09
words: week	,	0.06 -0.10 0.03 -0.03 -0.15 -0.06 0.00
words: week	[side]	0.04 -0.04 -0.10 -0.07 -0.12 -0.13 0.01
words: week	after	-0.12 -0.04 -0.14 -0.07 -0.12 -0.07 0.12
words: week	as	0.01 0.04 -0.07 -0.09 -0.12 -0.09 -0.10
words: week	ceasefir	-0.19 0.04 -0.09 -0.04 -0.12 -0.06 0.01
words: week	in	0.09 -0.11 -0.13 0.03 -0.13 -0.05 -0.03
words: week	into	-0.10 -0.09 -0.10 -0.08 0.09 -0.06 0.09
words: week	of	0.05 -0.06 -0.17 -0.18 0.06 -0.14 -0.04
words: week	with	0.03 0.09 -0.10 -0.10 -0.13 -0.10 -0.06
words: weigh	[side]	0.10 -0.03 -0.16 -0.17 -0.18 -0.13 -0.06
words: weigh	option	0.07 -0.09 -0.11 0.02 -0.10 -0.11 -0.02
words: welcom	[side]	-0.10 0.11 -0.06 -0.12 -0.07 -0.02 -0.11
words: welcom	[usa]	-0.11 0.16 -0.12 -0.23 -0.16 -0.06 -0.20
words: west	coast	-0.09 -0.12 0.14 -0.13 -0.14 -0.20 -0.09
words: what	[side]	0.05 -0.16 0.06 -0.12 -0.14 -0.09 0.06
words: what	[usa]	0.02 -0.01 -0.17 -0.16 -0.13 -0.12 0.00
words: what	a	0.08 -0.11 -0.13 -0.10 -0.11 -0.11 0.00
words: what	are	0.01 0.02 -0.13 0.00 0.02 -0.14 -0.08
words: what	did	-0.09 0.01 -0.04 0.04 0.05 -0.05 -0.04
words: what	do	0.07 0.01 -0.07 -0.13 -0.13 -0.07 0.00
words: what	does	-0.02 0.08 -0.10 -0.05 -0.12 -0.07 -0.07
words: what	happen	0.09 0.00 -0.12 -0.18 -0.17 -0.13 -0.06
words: what	he	-0.11 -0.11 -0.10 -0.11 -0.11 -0.05 0.12
words: what	is	0.12 -0.10 -0.16 -0.14 -0.26 -0.15 -0.01
words: what	it	-0.04 -0.05 -0.14 0.05 -0.18 -0.10 0.04
words: what	next	-0.08 0.08 -0.11 -0.06 -0.02 -0.13 -0.06
words: what	the	-0.08 -0.06 -0.19 0.10 -0.20 -0.15 -0.01
words: what	to	-0.15 0.12 -0.15 -0.15 -0.13 -0.08 -0.03
words: what	we	0.10 -0.01 -0.17 -0.01 -0.05 -0.08 -0.19
words: what	will	-0.04 0.09 -0.10 -0.12 -0.13 -0.11 -0.04
words: when	[usa]	0.08 0.00 -0.12 -0.12 -0.11 -0.06 0.04
words: when	ask	-0.11 -0.12 -0.12 0.05 -0.13 -0.08 0.10
words: when	the	-0.12 -0.14 -0.12 0.10 0.09 -0.11 -0.10
words: wher	[usa]	0.00 0.01 -0.16 0.01 -0.12 -0.09 -0.02
words: wher	is	0.03 -0.06 0.02 -0.14 0.04 -0.11 0.04
words: wher	the	0.06 -0.06 -0.11 -0.11 -0.08 -0.07 -0.02
words: whether	[side]	0.05 -0.13 -0.17 -0.08 -0.13 -0.10 0.01
words: whether	[usa]	-0.11 0.04 -0.14 -0.14 -0.12 -0.15 0.07
words: whil	[place]	0.01 0.05 -0.10 -0.06 -0.11 -0.07 -0.09
words: whil	[side]	-0.01 -0.02 -0.09 -0.06 -0.12 -0.07 0.04
words: whil	[usa]	0.09 -0.10 -0.13 -0.14 -0.16 -0.13 0.01
words: who	are	-0.11 -0.05 -0.11 -0.13 -0.05 -0.11 0.13
words: who	have	-0.11 -0.11 -0.10 -0.09 -0.03 -0.09 0.11
words: who	is	-0.12 -0.03 0.02 -0.02 -0.12 -0.11 0.08
words: who	says	-0.07 -0.10 -0.08 -0.08 0.10 -0.08 -0.09
words: who	was	-0.03 -0.11 -0.01 -0.05 -0.10 -0.06 0.06
words: who	were	-0.06 -0.05 -0.09 -0.03 0.08 -0.02 -0.09
words: whol	civilization	-0.13 -0.10 -0.14 -0.09 -0.09 -0.10 0.12
words: why	[place]	-0.15 0.03 -0.10 -0.11 -0.13 -0.08 0.04
words: why	[side]	-0.02 -0.01 -0.22 0.02 -0.18 -0.16 0.05
words: why	[usa]	0.02 -0.10 -0.15 -0.13 -0.16 -0.12 0.14
words: why	a	-0.11 0.05 -0.12 -0.05 -0.14 -0.07 0.10
words: why	are	-0.04 0.15 -0.14 -0.03 -0.15 -0.10 -0.05
words: why	did	0.13 -0.17 -0.14 -0.13 -0.12 -0.08 -0.02
words: why	has	0.07 -0.15 -0.13 0.12 -0.12 -0.11 -0.14
words: why	historic	-0.11 -0.11 -0.05 0.13 -0.17 -0.02 -0.13
words: why	is	0.09 -0.03 0.02 -0.06 -0.23 -0.15 -0.03
words: why	oil	-0.11 -0.08 -0.05 0.11 -0.12 -0.05 -0.12
words: why	the	-0.05 0.03 -0.18 0.08 -0.22 -0.14 -0.13
words: wider	war	0.06 0.06 -0.08 -0.08 -0.10 -0.07 -0.11
words: will	[place]	0.11 -0.01 -0.13 -0.14 -0.14 -0.08 -0.06
words: will	[side]	0.03 0.01 -0.01 -0.19 -0.20 0.04 -0.10
words: will	attack	0.08 -0.15 -0.11 0.08 -0.11 -0.13 -0.11
words: will	be	0.06 -0.11 0.01 0.02 -0.18 -0.13 -0.03
words: will	come	-0.09 0.10 -0.06 -0.08 -0.10 -0.04 -0.09
words: will	continu	-0.06 0.09 -0.09 0.00 -0.06 -0.08 -0.10
words: will	defend	-0.10 0.11 -0.09 -0.06 -0.08 -0.10 -0.10
words: will	end	-0.13 0.18 -0.20 -0.12 -0.19 -0.15 -0.13
words: will	have	0.00 0.08 -0.14 0.00 -0.12 -0.09 -0.15
words: will	hit	0.02 0.00 -0.13 -0.05 -0.11 -0.11 -0.12
words: will	interven	0.08 -0.03 -0.11 -0.09 -0.06 -0.06 -0.09
words: will	it	0.03 0.04 -0.13 0.01 -0.14 -0.14 -0.11
words: will	keep	0.03 -0.04 -0.14 0.06 -0.16 -0.12 -0.16
words: will	leav	0.06 0.06 0.00 -0.08 -0.09 -0.06 -0.10
words: will	never	-0.11 0.11 -0.11 -0.11 -0.10 -0.10 -0.12
words: will	not	-0.02 0.11 -0.25 0.00 -0.26 -0.15 -0.12
words: will	remain	-0.04 0.06 -0.10 -0.04 -0.12 -0.09 -0.02
words: will	respond	0.05 0.01 -0.09 -0.07 -0.10 -0.09 -0.01
words: will	send	-0.13 0.07 -0.11 -0.10 -0.12 -0.08 0.07
words: will	start	-0.02 0.06 -0.09 -0.11 -0.06 -0.03 -0.08
words: will	support	-0.09 0.06 -0.08 -0.02 -0.07 -0.09 -0.11
words: will	take	-0.05 -0.15 -0.14 0.09 -0.14 -0.13 0.06
words: will	the	0.01 -0.03 -0.17 0.08 -0.20 -0.13 -0.06
words: will	to	-0.05 0.12 -0.12 -0.11 -0.10 -0.09 -0.03
words: wind	down	0.01 0.11 -0.15 -0.13 -0.10 -0.12 -0.08
words: winn	the	-0.12 -0.12 -0.11 -0.13 -0.14 -0.11 0.13
words: wipe	out	-0.03 -0.02 -0.16 -0.12 -0.10 -0.09 0.03
words: with	[ally]	-0.05 -0.09 -0.18 -0.11 0.02 -0.11 0.10
words: with	[number]	0.03 -0.10 -0.17 0.01 0.01 -0.15 -0.10
words: with	[place]	-0.02 0.17 -0.21 -0.16 -0.30 -0.12 -0.03
words: with	[region]	-0.07 0.12 -0.11 -0.14 -0.13 -0.11 -0.11
words: with	[side]	-0.08 0.09 -0.03 -0.07 0.02 -0.04 -0.06
words: with	[usa]	-0.16 0.06 0.03 0.00 0.01 -0.19 -0.06
words: with	a	-0.08 -0.03 -0.08 0.02 0.01 -0.08 0.00
words: with	attack	0.01 0.03 -0.16 -0.13 -0.12 -0.14 -0.06
words: with	barrag	-0.07 -0.07 -0.07 -0.06 -0.08 -0.04 0.07
words: with	ceasefir	-0.04 -0.02 -0.07 0.06 0.05 -0.08 -0.11
words: with	dron	0.06 -0.19 -0.15 0.06 -0.09 -0.05 -0.14
words: with	in	-0.08 0.05 0.04 -0.06 -0.10 -0.08 -0.10
words: with	littl	-0.07 0.00 -0.07 0.06 -0.08 -0.07 -0.10
words: with	missil	0.08 -0.11 -0.20 0.11 -0.19 -0.16 -0.19
words: with	more	-0.06 0.06 -0.14 -0.09 -0.13 -0.10 0.05
words: with	new	-0.01 -0.13 -0.17 0.06 -0.15 -0.18 0.02
words: with	no	0.09 0.03 -0.16 -0.01 -0.22 -0.13 -0.21
words: with	the	-0.02 0.05 -0.24 0.06 0.02 -0.14 -0.09
words: withdraw	from	0.03 -0.01 -0.18 -0.16 -0.19 -0.16 -0.03
words: withdrawal	from	0.00 0.03 -0.08 -0.10 -0.06 -0.04 -0.10
words: within	[number]	0.01 0.07 -0.11 -0.10 -0.13 -0.08 -0.10
words: within	a	0.07 -0.08 -0.10 -0.04 0.06 -0.06 -0.09
words: within	two	0.12 -0.05 -0.16 -0.07 -0.17 -0.12 -0.17
words: within	week	0.05 0.01 -0.07 0.09 -0.10 -0.04 -0.11
words: without	a	-0.02 -0.02 -0.13 -0.11 -0.12 -0.08 0.02
words: without	deal	0.07 0.05 -0.09 -0.12 -0.07 -0.08 -0.10
words: wizz	air	-0.11 -0.08 -0.07 0.08 0.04 -0.05 -0.10
words: woman	arrest	-0.08 -0.10 0.11 -0.01 -0.12 -0.11 -0.01
words: won	,	-0.11 -0.13 -0.10 -0.10 -0.10 -0.09 0.13
words: won	[region]	-0.09 -0.08 -0.14 -0.06 -0.09 -0.09 0.08
words: won	war	-0.07 -0.06 -0.09 -0.04 -0.05 -0.06 0.06
words: won't	be	-0.11 0.09 -0.18 -0.19 -0.17 -0.18 0.02
words: won't	surrender	-0.14 0.05 -0.10 -0.09 -0.10 -0.09 0.06
words: work	in	0.04 -0.01 -0.06 -0.09 -0.10 -0.06 0.02
words: work	on	0.02 -0.11 -0.10 0.01 0.07 -0.07 -0.12
words: work	out	-0.02 -0.10 -0.08 -0.08 -0.11 -0.08 0.09
words: worker	in	0.01 -0.13 -0.13 0.04 0.10 -0.10 -0.12
words: world	cup	-0.13 -0.06 -0.12 -0.14 -0.16 -0.13 0.10
words: world	is	-0.10 0.01 -0.10 -0.10 0.00 -0.09 0.05
words: world	leader	-0.09 0.10 -0.12 -0.05 -0.12 -0.05 -0.08
words: world	react	-0.12 0.16 -0.12 -0.11 -0.15 -0.12 -0.16
words: world	war	-0.12 -0.02 -0.10 0.05 -0.10 -0.09 0.01
words: worry	about	-0.18 0.02 0.06 -0.02 0.03 -0.10 0.05
words: worst	case	-0.13 0.04 -0.11 0.03 -0.12 -0.10 0.01
words: would	be	0.00 -0.05 0.07 -0.14 -0.21 -0.10 0.08
words: would	have	-0.17 0.10 -0.03 0.03 -0.11 -0.09 -0.07
words: would	not	-0.12 0.04 -0.06 0.11 -0.09 -0.01 -0.09
words: would	threaten	-0.02 0.08 -0.12 -0.07 -0.11 -0.10 -0.12
words: wound	,	-0.09 0.02 0.04 -0.09 0.06 -0.09 0.00
words: wound	[number]	-0.05 -0.15 -0.19 -0.14 0.09 -0.13 -0.16
words: wound	[place]	0.06 -0.16 -0.15 -0.14 -0.04 -0.11 0.00
words: wound	[side]	-0.12 -0.07 -0.16 -0.08 0.13 -0.13 -0.10
words: wound	after	0.11 -0.12 -0.19 -0.12 -0.02 -0.11 -0.17
words: wound	in	0.05 -0.18 -0.24 -0.20 0.12 -0.12 -0.26
words: year	,	-0.07 0.04 -0.10 -0.17 -0.15 -0.12 0.08
words: year	.	0.05 0.04 -0.11 -0.13 -0.08 -0.07 0.00
words: year	old	-0.04 -0.10 -0.06 -0.08 0.05 -0.07 0.01
words: year	to	0.01 -0.08 0.07 0.07 -0.12 -0.12 -0.13
words: yellow	line	0.13 -0.14 -0.11 -0.12 0.03 -0.11 -0.15
words: you	can't	-0.08 0.04 -0.09 -0.11 0.04 -0.09 -0.05
words: your	government	0.11 -0.05 -0.14 -0.07 -0.15 -0.05 -0.04
words: your	money	-0.08 -0.05 -0.01 0.07 -0.04 -0.01 -0.06
words: your	way	-0.07 0.11 -0.09 -0.09 -0.10 -0.07 -0.13
words: zone	in	0.13 -0.10 -0.11 -0.13 -0.14 -0.12 -0.11
words: |	[region]	0.04 0.04 -0.15 -0.07 -0.15 -0.10 -0.27
words: |	[side]	-0.10 -0.04 -0.06 0.10 -0.05 -0.05 -0.05
words: |	balanc	-0.03 0.06 -0.10 -0.08 -0.10 -0.08 0.05
words: |	video	-0.07 -0.10 -0.02 -0.16 -0.12 -0.09 0.13
words: خبرگزاری	فارس	0.06 0.03 -0.10 0.03 -0.12 -0.09 -0.12
words: –	[usa]	0.10 0.03 -0.12 -0.10 -0.11 -0.08 -0.11
words: –	and	0.05 -0.10 -0.13 -0.14 -0.12 -0.12 0.09
words: –	despit	-0.01 -0.02 -0.11 -0.15 -0.11 -0.11 0.05
words: –	what	-0.08 -0.08 -0.03 0.04 -0.07 -0.01 0.04
words: —	and	-0.17 0.03 -0.30 0.05 -0.21 -0.19 0.11
words: —	but	-0.12 -0.09 0.08 -0.12 -0.12 -0.08 0.10
`,
};
