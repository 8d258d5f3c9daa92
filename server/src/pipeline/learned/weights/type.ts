/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const typeWeights = {
  classes: 'military diplomatic intelligence economic humanitarian cyber other',
  rows: `
act	ally strikes side	0.03 0.05 -0.24 -0.14 -0.27 -0.08 -0.13
act	ally strikes unnamed	0.09 0.02 -0.19 -0.14 -0.12 -0.08 -0.12
act	ally strikes usa	-0.03 0.04 -0.07 -0.04 -0.08 -0.02 -0.06
act	side strikes ally	0.03 -0.05 -0.23 -0.06 0.06 -0.07 -0.06
act	side strikes side	0.08 -0.13 -0.07 0.01 -0.01 -0.14 -0.04
act	side strikes unnamed	0.02 0.00 -0.12 -0.06 -0.02 -0.03 -0.03
act	side strikes usa	-0.02 -0.04 0.08 -0.08 -0.12 -0.05 -0.08
act	unnamed strikes ally	-0.02 0.06 -0.22 0.04 -0.21 -0.11 -0.08
act	unnamed strikes side	0.03 -0.02 0.05 -0.03 -0.03 -0.03 -0.11
act	unnamed strikes unnamed	0.03 -0.02 -0.02 -0.07 -0.03 0.00 -0.02
act	unnamed strikes usa	0.06 -0.06 0.02 -0.23 -0.09 0.01 -0.02
act	usa strikes side	0.08 -0.07 -0.08 -0.05 -0.06 -0.14 -0.04
act	usa strikes unnamed	-0.03 -0.01 0.02 -0.17 0.05 -0.04 -0.03
act done	ally strikes side	0.06 0.02 -0.24 -0.14 -0.25 -0.08 -0.13
act done	ally strikes unnamed	0.13 -0.05 -0.18 -0.13 -0.07 -0.07 -0.10
act done	by any	0.04 -0.04 -0.05 -0.09 -0.03 0.00 0.00
act done	in a circumstance	-0.04 -0.05 -0.19 -0.17 0.00 0.01 0.10
act done	in the head clause	0.05 -0.03 -0.02 -0.05 -0.04 -0.02 -0.03
act done	side strikes ally	0.07 -0.14 -0.19 -0.05 0.07 -0.06 -0.03
act done	side strikes side	0.13 -0.10 -0.08 -0.06 -0.03 -0.14 -0.04
act done	side strikes unnamed	0.06 -0.02 -0.15 -0.06 -0.06 -0.01 -0.04
act done	side strikes usa	-0.01 -0.05 0.07 -0.03 -0.09 -0.23 -0.08
act done	unnamed strikes ally	0.00 0.07 -0.21 -0.07 -0.21 -0.09 -0.07
act done	unnamed strikes side	0.01 -0.06 0.03 0.00 -0.03 -0.01 -0.10
act done	unnamed strikes unnamed	0.04 0.00 -0.11 -0.13 -0.03 -0.03 -0.03
act done	unnamed strikes usa	0.09 -0.12 -0.04 -0.22 -0.08 0.01 -0.01
act done	usa strikes side	0.06 -0.09 -0.08 -0.11 -0.02 -0.12 0.00
act done	usa strikes unnamed	-0.13 -0.06 0.05 -0.04 -0.02 -0.02 0.07
act not done	ally strikes side	-0.06 0.07 -0.08 -0.05 -0.10 -0.03 -0.11
act not done	ally strikes unnamed	0.01 0.07 -0.10 -0.10 -0.17 -0.09 -0.07
act not done	by any	0.03 -0.01 -0.01 -0.03 0.04 -0.10 -0.14
act not done	in a circumstance	-0.08 -0.02 -0.03 -0.05 0.03 -0.16 0.00
act not done	in the head clause	0.08 -0.01 -0.01 0.00 0.02 -0.06 -0.22
act not done	side strikes ally	-0.06 0.08 -0.15 -0.09 -0.13 -0.09 -0.15
act not done	side strikes side	-0.09 -0.14 -0.01 0.11 0.05 -0.05 -0.04
act not done	side strikes unnamed	-0.03 -0.02 -0.04 -0.04 0.06 -0.07 -0.01
act not done	side strikes usa	-0.03 0.00 0.03 -0.10 -0.24 0.03 -0.01
act not done	unnamed strikes side	0.03 0.05 -0.02 -0.09 -0.04 -0.26 -0.08
act not done	unnamed strikes unnamed	0.05 0.01 0.04 -0.02 -0.15 -0.12 -0.07
act not done	unnamed strikes usa	-0.07 0.06 0.04 -0.05 -0.19 -0.10 -0.06
act not done	usa strikes side	0.07 0.00 -0.15 0.02 -0.12 -0.15 -0.12
act not done	usa strikes unnamed	0.12 0.02 -0.09 -0.22 0.09 -0.17 -0.17
after beginning with ally	army	-0.03 0.01 -0.16 -0.07 0.04 -0.07 -0.02
after beginning with ally	says	0.03 0.04 -0.23 -0.20 -0.08 -0.10 -0.20
after beginning with ally	statecraft	-0.10 -0.13 0.06 -0.01 -0.19 -0.09 0.13
after beginning with army	army	0.08 -0.10 -0.18 0.04 -0.11 -0.08 -0.10
after beginning with army	essay	0.03 -0.09 -0.13 -0.09 -0.09 -0.09 0.07
after beginning with army	people	-0.10 -0.14 -0.11 -0.09 0.04 -0.09 0.06
after beginning with army	says	0.04 0.02 -0.16 -0.15 -0.16 -0.12 0.01
after beginning with army	statecraft	-0.02 0.08 -0.12 -0.09 -0.12 -0.06 -0.11
after beginning with business	army	0.01 -0.07 -0.05 -0.01 -0.07 -0.06 0.05
after beginning with business	business	0.03 -0.03 -0.13 0.01 -0.11 -0.08 -0.08
after beginning with business	essay	-0.10 -0.09 -0.06 0.04 -0.13 -0.03 0.00
after beginning with business	people	-0.16 -0.11 -0.11 0.08 -0.12 -0.05 0.01
after beginning with business	says	-0.03 -0.05 -0.03 0.11 -0.15 -0.09 -0.24
after beginning with business	statecraft	-0.08 -0.19 -0.11 0.15 -0.17 -0.08 -0.04
after beginning with business	witnessed	0.03 -0.03 -0.08 -0.01 -0.07 -0.03 -0.05
after beginning with essay	business	-0.07 -0.31 -0.19 0.06 0.06 -0.10 0.00
after beginning with essay	essay	0.10 -0.16 -0.07 0.02 -0.07 -0.12 -0.02
after beginning with essay	media	0.07 0.01 0.04 -0.06 -0.01 -0.07 -0.04
after beginning with essay	people	-0.08 0.10 -0.10 -0.05 0.03 -0.04 -0.13
after beginning with essay	says	-0.01 -0.07 -0.24 0.01 -0.03 -0.15 0.07
after beginning with essay	statecraft	-0.27 0.07 -0.03 -0.23 -0.21 -0.09 0.10
after beginning with media	army	0.08 -0.02 -0.05 -0.12 -0.13 -0.11 -0.06
after beginning with media	business	-0.10 -0.08 -0.09 0.06 -0.07 -0.06 0.04
after beginning with media	essay	0.06 -0.07 -0.11 -0.08 -0.08 -0.10 0.01
after beginning with media	media	0.05 0.05 -0.09 -0.13 -0.11 -0.07 0.02
after beginning with media	quarrel	-0.05 -0.07 -0.10 -0.08 -0.07 -0.08 0.07
after beginning with media	says	-0.02 -0.09 0.04 0.01 -0.12 -0.13 0.04
after beginning with media	statecraft	-0.09 -0.04 0.03 -0.07 -0.11 -0.05 0.05
after beginning with media	witnessed	-0.12 -0.11 0.03 -0.07 -0.06 -0.09 0.13
after beginning with other	army	0.06 -0.03 0.06 -0.13 -0.14 -0.01 -0.08
after beginning with other	business	-0.16 -0.07 -0.29 0.05 0.06 -0.04 -0.04
after beginning with other	essay	0.09 -0.10 -0.06 0.02 -0.06 0.01 -0.06
after beginning with other	media	0.08 -0.10 -0.07 0.00 -0.05 0.00 -0.03
after beginning with other	partisan	-0.07 -0.09 0.03 0.00 -0.21 -0.11 0.05
after beginning with other	people	0.01 -0.02 -0.06 -0.09 -0.01 -0.10 0.05
after beginning with other	quarrel	0.02 0.10 -0.15 -0.16 -0.15 -0.08 -0.07
after beginning with other	says	-0.09 0.08 -0.14 -0.10 0.02 -0.27 -0.02
after beginning with other	statecraft	-0.07 0.06 -0.12 0.00 -0.03 -0.17 0.00
after beginning with other	travel	-0.16 -0.14 -0.18 0.13 0.12 -0.12 -0.16
after beginning with other	witnessed	0.03 0.02 0.00 -0.15 -0.09 -0.10 0.01
after beginning with partisan	army	-0.02 -0.04 -0.19 -0.09 -0.12 -0.08 0.07
after beginning with partisan	essay	-0.13 -0.05 0.05 -0.09 -0.07 -0.06 0.00
after beginning with partisan	partisan	-0.02 -0.07 0.04 -0.14 -0.10 -0.04 0.12
after beginning with partisan	quarrel	-0.05 -0.01 -0.13 -0.05 -0.05 -0.04 0.04
after beginning with partisan	says	0.05 -0.02 -0.19 -0.11 0.05 -0.06 -0.02
after beginning with partisan	statecraft	-0.11 0.08 -0.18 -0.03 -0.12 -0.06 -0.06
after beginning with people	business	0.04 -0.10 -0.04 0.07 -0.03 -0.08 -0.13
after beginning with people	people	0.03 -0.14 -0.09 -0.09 0.05 -0.10 -0.16
after beginning with people	says	-0.04 -0.07 -0.10 0.07 0.02 -0.05 0.05
after beginning with quarrel	army	-0.10 0.01 -0.09 -0.08 -0.09 -0.07 0.06
after beginning with quarrel	business	-0.09 -0.07 -0.08 -0.06 -0.05 -0.04 0.08
after beginning with quarrel	quarrel	-0.03 0.05 -0.14 -0.12 -0.14 -0.09 0.03
after beginning with says	army	-0.03 0.08 -0.13 -0.07 -0.16 -0.10 0.00
after beginning with says	business	0.11 -0.17 0.05 -0.02 -0.03 -0.13 0.03
after beginning with says	essay	-0.05 0.00 0.00 -0.08 -0.11 -0.12 0.05
after beginning with says	people	-0.10 0.08 -0.15 -0.11 -0.04 -0.09 0.00
after beginning with says	says	-0.19 0.08 -0.21 0.03 0.03 0.00 -0.10
after beginning with says	statecraft	-0.10 -0.04 -0.17 -0.02 -0.16 -0.08 0.07
after beginning with side	army	-0.02 0.02 0.07 -0.05 -0.08 -0.19 -0.05
after beginning with side	business	0.00 -0.07 -0.09 0.13 -0.12 0.02 -0.26
after beginning with side	essay	-0.09 -0.02 0.10 0.04 -0.26 0.04 0.01
after beginning with side	media	-0.15 -0.05 -0.10 -0.05 0.05 0.12 0.03
after beginning with side	partisan	-0.07 -0.10 -0.11 -0.13 -0.12 -0.13 0.12
after beginning with side	people	-0.05 -0.08 -0.03 -0.28 0.10 -0.26 0.03
after beginning with side	quarrel	-0.06 0.07 -0.21 -0.04 -0.23 -0.20 0.01
after beginning with side	says	0.07 0.07 -0.11 -0.04 -0.08 -0.01 -0.20
after beginning with side	statecraft	-0.04 0.07 -0.12 -0.06 -0.05 -0.19 -0.07
after beginning with side	travel	0.00 -0.25 0.02 0.14 -0.13 -0.21 -0.05
after beginning with side	witnessed	0.13 0.01 -0.09 -0.21 -0.13 -0.15 -0.15
after beginning with statecraft	army	-0.01 -0.10 -0.17 0.02 -0.01 -0.14 0.06
after beginning with statecraft	business	-0.11 0.02 -0.06 0.08 -0.12 -0.05 -0.09
after beginning with statecraft	people	-0.11 -0.06 -0.09 -0.06 0.04 -0.06 0.04
after beginning with statecraft	says	-0.23 0.22 -0.14 -0.06 -0.02 -0.09 -0.24
after beginning with statecraft	statecraft	-0.03 0.05 -0.02 0.00 -0.15 -0.07 -0.16
after beginning with travel	travel	0.07 -0.16 -0.10 0.03 0.01 -0.11 -0.11
after beginning with usa	army	0.06 -0.09 -0.04 -0.13 0.03 -0.16 -0.01
after beginning with usa	business	-0.03 0.07 -0.12 -0.03 -0.12 -0.25 -0.08
after beginning with usa	essay	-0.06 0.11 -0.05 -0.15 0.01 -0.22 -0.03
after beginning with usa	media	-0.15 -0.10 -0.11 -0.05 -0.01 -0.20 0.16
after beginning with usa	partisan	-0.03 -0.11 -0.09 -0.21 -0.01 -0.12 0.13
after beginning with usa	people	-0.02 0.03 -0.02 0.03 -0.16 -0.12 -0.03
after beginning with usa	quarrel	-0.08 -0.01 -0.29 0.06 -0.19 -0.16 0.05
after beginning with usa	says	0.05 0.06 -0.11 -0.06 -0.16 -0.05 -0.15
after beginning with usa	statecraft	0.05 0.04 -0.09 -0.11 -0.09 -0.10 -0.06
after beginning with usa	travel	-0.03 0.05 -0.19 0.01 -0.02 -0.16 -0.03
after beginning with usa	witnessed	-0.11 0.03 0.03 0.01 -0.22 -0.16 0.05
after beginning with witnessed	army	0.09 -0.07 -0.06 -0.06 -0.09 -0.04 -0.08
after beginning with witnessed	business	-0.07 -0.10 -0.07 0.08 -0.01 -0.07 0.06
after beginning with witnessed	says	0.05 -0.06 -0.05 0.03 -0.05 -0.04 -0.10
after beginning with witnessed	witnessed	-0.04 -0.13 -0.11 0.01 0.05 -0.07 -0.17
agent and target of accusation	unnamed > unnamed	-0.18 -0.14 -0.19 -0.10 0.05 -0.12 0.12
agent and target of accusation	unnamed > usa	0.02 0.00 0.04 -0.10 -0.12 -0.09 -0.01
agent and target of accusation	usa > unnamed	0.05 -0.05 0.04 -0.09 -0.09 -0.05 0.02
agent and target of apology	side > unnamed	-0.12 0.14 -0.13 -0.12 -0.11 -0.14 -0.14
agent and target of appointment	side > unnamed	0.04 -0.01 -0.09 -0.17 -0.24 -0.16 0.04
agent and target of appointment	unnamed > unnamed	-0.15 -0.09 -0.02 -0.18 -0.03 -0.16 0.13
agent and target of appointment	usa > unnamed	-0.11 0.00 -0.11 -0.04 0.11 -0.05 0.04
agent and target of arrest	side > side	0.05 -0.12 0.07 -0.07 -0.10 -0.12 -0.15
agent and target of arrest	side > unnamed	0.07 0.00 -0.01 -0.13 -0.16 -0.16 0.05
agent and target of arrest	unnamed > other	-0.12 -0.07 0.05 -0.10 -0.02 -0.05 0.08
agent and target of arrest	unnamed > side	-0.15 -0.05 0.04 -0.06 -0.16 -0.14 0.12
agent and target of arrest	unnamed > unnamed	-0.01 -0.10 0.07 0.04 0.01 -0.17 -0.14
agent and target of arrest	usa > side	-0.10 -0.03 -0.10 -0.11 -0.10 -0.09 0.10
agent and target of arrival	side > unnamed	0.02 -0.05 -0.07 -0.09 -0.07 -0.07 0.03
agent and target of arrival	unnamed > unnamed	0.14 -0.10 -0.18 -0.05 -0.11 -0.16 -0.06
agent and target of blackout	unnamed > unnamed	-0.06 -0.08 -0.16 -0.09 0.02 0.05 0.01
agent and target of blockade	side > unnamed	-0.01 0.06 -0.11 -0.12 -0.12 -0.13 0.02
agent and target of blockade	unnamed > side	0.00 -0.11 -0.08 0.07 -0.10 -0.09 -0.11
agent and target of blockade	unnamed > unnamed	-0.05 -0.06 -0.13 -0.02 0.02 -0.14 0.06
agent and target of blockade	usa > side	-0.02 0.07 -0.12 -0.04 -0.11 -0.13 -0.05
agent and target of blockade	usa > unnamed	0.10 -0.10 -0.13 0.02 -0.11 -0.11 -0.17
agent and target of call	unnamed > unnamed	-0.08 0.00 0.07 -0.06 -0.05 -0.08 -0.11
agent and target of cancelled	unnamed > side	0.10 -0.06 -0.10 0.04 -0.13 -0.09 -0.15
agent and target of cancelled	unnamed > unnamed	-0.02 -0.09 -0.23 0.06 0.03 -0.18 0.00
agent and target of cancelled	unnamed > usa	-0.14 -0.05 -0.09 -0.18 -0.12 -0.08 0.08
agent and target of cancelled	usa > unnamed	0.02 0.14 -0.12 -0.15 -0.18 -0.09 -0.11
agent and target of charge	side > side	-0.09 -0.10 0.10 -0.09 -0.10 -0.14 -0.10
agent and target of closure	other > unnamed	0.07 0.02 -0.11 -0.08 -0.02 -0.15 -0.17
agent and target of closure	side > unnamed	-0.06 -0.03 -0.09 -0.01 -0.18 -0.01 0.06
agent and target of closure	unnamed > other	-0.04 -0.09 0.04 0.04 -0.11 -0.09 -0.11
agent and target of closure	unnamed > side	-0.14 -0.03 -0.01 0.06 -0.09 -0.09 0.04
agent and target of closure	unnamed > unnamed	0.01 -0.16 0.07 0.04 -0.05 -0.30 -0.04
agent and target of closure	usa > unnamed	-0.07 -0.08 -0.21 0.05 -0.13 -0.17 0.05
agent and target of comment	side > side	0.04 -0.16 -0.04 -0.08 -0.16 -0.06 0.08
agent and target of comment	side > unnamed	-0.01 -0.19 0.05 -0.13 -0.11 -0.09 0.04
agent and target of comment	unnamed > side	0.10 0.00 -0.11 -0.11 -0.01 -0.09 -0.12
agent and target of comment	unnamed > unnamed	-0.08 0.10 -0.07 -0.04 -0.14 -0.24 0.02
agent and target of comment	usa > side	-0.03 -0.15 -0.09 0.10 -0.11 -0.08 -0.10
agent and target of deal	other > unnamed	0.00 0.07 -0.13 -0.07 -0.16 -0.11 -0.21
agent and target of deal	side > unnamed	-0.04 0.12 -0.14 0.00 -0.15 -0.08 -0.19
agent and target of deal	unnamed > unnamed	-0.22 0.07 -0.13 -0.16 0.01 -0.12 0.02
agent and target of deal	usa > unnamed	-0.02 -0.04 -0.14 -0.01 -0.15 -0.12 0.02
agent and target of denial	other > unnamed	0.09 0.00 -0.12 -0.06 -0.03 -0.10 -0.04
agent and target of denial	side > unnamed	0.01 -0.01 -0.20 -0.21 -0.19 -0.11 0.05
agent and target of denial	unnamed > side	-0.03 0.06 -0.15 -0.02 0.07 -0.04 -0.03
agent and target of denial	unnamed > unnamed	0.03 -0.07 0.04 -0.02 -0.02 -0.13 -0.03
agent and target of denial	usa > side	-0.09 0.09 -0.10 -0.05 -0.04 -0.04 -0.09
agent and target of denial	usa > unnamed	-0.11 0.13 0.01 -0.06 -0.15 -0.11 -0.11
agent and target of departure	side > unnamed	0.00 -0.08 -0.10 -0.14 0.08 -0.09 0.07
agent and target of departure	unnamed > side	-0.01 -0.13 -0.12 -0.14 -0.13 -0.08 0.12
agent and target of departure	unnamed > unnamed	-0.06 -0.08 -0.18 0.08 -0.07 -0.12 -0.01
agent and target of departure	usa > unnamed	-0.02 0.10 -0.09 -0.16 -0.15 -0.06 -0.10
agent and target of deployment	other > unnamed	0.06 0.00 -0.14 -0.15 -0.13 -0.13 0.02
agent and target of deployment	side > unnamed	-0.11 0.07 0.06 -0.11 -0.13 -0.14 -0.08
agent and target of deployment	unnamed > other	-0.12 0.07 -0.11 -0.05 -0.10 -0.08 -0.10
agent and target of deployment	unnamed > unnamed	-0.02 -0.09 -0.04 0.04 -0.18 -0.12 0.03
agent and target of deployment	usa > unnamed	0.05 0.02 -0.20 -0.17 -0.13 -0.17 -0.04
agent and target of downing	other > side	0.11 -0.11 -0.10 -0.10 -0.08 -0.07 -0.13
agent and target of downing	other > unnamed	0.12 -0.03 -0.17 0.02 -0.13 -0.11 -0.13
agent and target of downing	side > side	0.04 -0.05 -0.08 -0.02 -0.04 -0.04 -0.02
agent and target of downing	side > unnamed	0.13 -0.21 -0.15 -0.10 -0.12 -0.09 -0.02
agent and target of downing	side > usa	-0.02 0.07 -0.16 -0.15 -0.10 -0.11 -0.01
agent and target of downing	unnamed > side	-0.07 -0.12 0.06 0.01 -0.12 -0.06 0.09
agent and target of downing	unnamed > unnamed	0.05 -0.08 -0.31 -0.08 -0.03 -0.14 0.02
agent and target of downing	unnamed > usa	0.05 -0.09 0.03 -0.12 -0.09 -0.11 -0.06
agent and target of downing	usa > unnamed	0.01 -0.01 -0.21 0.04 -0.11 -0.07 -0.18
agent and target of emergency	unnamed > unnamed	-0.13 0.14 -0.09 -0.10 -0.11 -0.06 -0.11
agent and target of enrichment	unnamed > unnamed	0.01 0.11 -0.01 -0.10 -0.13 -0.15 -0.15
agent and target of evacuation	other > unnamed	0.07 -0.10 -0.07 0.06 -0.04 -0.10 -0.09
agent and target of evacuation	side > unnamed	-0.01 -0.09 -0.09 -0.08 0.05 -0.11 -0.13
agent and target of evacuation	unnamed > other	-0.13 -0.11 -0.05 -0.06 0.08 -0.06 0.02
agent and target of evacuation	unnamed > side	-0.07 0.02 -0.07 -0.08 -0.02 -0.12 0.04
agent and target of evacuation	unnamed > unnamed	0.06 -0.18 -0.12 -0.05 0.06 -0.01 -0.09
agent and target of evacuation	usa > unnamed	-0.07 0.11 -0.08 -0.07 0.03 -0.03 -0.11
agent and target of execution	side > side	-0.07 -0.07 0.05 -0.06 0.06 -0.12 -0.08
agent and target of exit	side > unnamed	-0.17 0.12 -0.11 -0.14 -0.14 -0.12 -0.08
agent and target of exit	unnamed > unnamed	-0.23 0.01 -0.19 -0.03 -0.17 -0.13 0.06
agent and target of expulsion	unnamed > unnamed	0.01 -0.02 -0.10 -0.10 0.03 -0.11 -0.13
agent and target of fall	unnamed > unnamed	-0.08 -0.01 -0.08 0.08 -0.11 -0.06 -0.15
agent and target of fee	unnamed > unnamed	-0.11 0.01 -0.08 0.10 -0.11 -0.10 -0.11
agent and target of flights	unnamed > unnamed	-0.11 -0.10 -0.10 0.12 0.00 -0.11 -0.11
agent and target of funeral	side > unnamed	-0.13 -0.14 -0.14 -0.08 0.10 -0.11 0.02
agent and target of funeral	unnamed > unnamed	0.09 -0.08 0.01 -0.07 -0.07 -0.08 0.03
agent and target of hack	side > unnamed	-0.10 -0.11 -0.04 -0.12 -0.09 0.13 -0.11
agent and target of hack	unnamed > unnamed	-0.17 -0.03 -0.02 -0.11 -0.15 0.13 -0.03
agent and target of halt	other > unnamed	0.09 -0.07 -0.07 -0.19 0.07 -0.12 -0.15
agent and target of halt	side > unnamed	0.02 -0.03 -0.12 0.04 -0.01 -0.12 -0.17
agent and target of halt	unnamed > side	-0.07 -0.10 -0.09 -0.11 -0.11 -0.09 0.12
agent and target of halt	unnamed > unnamed	-0.07 -0.10 -0.11 0.15 -0.09 -0.10 -0.14
agent and target of halt	usa > unnamed	-0.08 0.13 -0.13 -0.01 -0.13 -0.18 -0.14
agent and target of incursion	unnamed > unnamed	0.02 0.04 -0.16 -0.11 -0.14 -0.11 -0.01
agent and target of joining	other > unnamed	0.09 -0.15 -0.09 -0.07 -0.11 -0.07 -0.04
agent and target of memory	unnamed > unnamed	-0.09 -0.03 -0.05 0.02 -0.05 -0.16 0.09
agent and target of mourning	side > unnamed	-0.10 -0.08 -0.09 -0.04 0.12 -0.04 -0.03
agent and target of none	unnamed > unnamed	-0.02 -0.03 -0.12 0.00 -0.05 -0.15 0.03
agent and target of offer	other > unnamed	-0.15 0.10 -0.10 0.07 0.02 -0.07 -0.08
agent and target of offer	side > unnamed	0.07 -0.06 -0.10 -0.10 0.07 -0.08 -0.11
agent and target of offer	unnamed > unnamed	0.01 -0.06 0.02 0.02 -0.09 -0.07 -0.03
agent and target of offer	usa > unnamed	0.06 0.08 -0.13 -0.11 -0.11 -0.11 -0.11
agent and target of order	side > unnamed	0.14 -0.09 -0.15 -0.16 -0.08 -0.13 -0.21
agent and target of order	unnamed > unnamed	-0.03 -0.08 -0.12 0.00 0.06 -0.11 -0.04
agent and target of order	usa > side	-0.12 0.06 -0.09 0.04 -0.12 -0.11 -0.11
agent and target of order	usa > unnamed	0.03 0.01 -0.08 -0.10 -0.07 -0.05 -0.10
agent and target of plan	other > unnamed	-0.07 0.07 -0.13 -0.05 -0.07 -0.11 0.10
agent and target of plan	side > unnamed	-0.05 -0.05 0.06 -0.19 -0.03 0.01 0.04
agent and target of plan	side > usa	0.01 -0.06 -0.14 -0.12 0.09 -0.08 -0.08
agent and target of plan	unnamed > other	0.11 -0.15 0.00 -0.09 -0.20 -0.16 0.01
agent and target of plan	unnamed > side	0.04 -0.02 -0.06 0.02 0.00 -0.17 -0.12
agent and target of plan	unnamed > unnamed	-0.07 -0.01 -0.09 0.09 0.00 -0.21 -0.01
agent and target of plan	unnamed > usa	-0.07 -0.01 -0.21 0.07 -0.20 -0.10 0.01
agent and target of plan	usa > side	0.14 -0.09 -0.22 -0.01 -0.23 -0.15 -0.08
agent and target of plan	usa > unnamed	0.08 0.12 -0.18 -0.22 -0.36 -0.15 -0.15
agent and target of reaction	other > side	-0.09 0.16 -0.18 -0.16 -0.07 -0.10 -0.21
agent and target of reaction	other > unnamed	-0.06 0.12 -0.13 -0.19 0.01 -0.06 -0.23
agent and target of reaction	other > usa	-0.03 0.13 -0.13 0.03 -0.15 -0.05 -0.14
agent and target of reaction	side > side	-0.07 0.08 -0.09 -0.04 -0.08 -0.05 -0.09
agent and target of reaction	side > unnamed	-0.05 -0.04 0.03 -0.15 0.09 -0.09 -0.04
agent and target of reaction	unnamed > other	0.05 0.02 -0.10 -0.12 -0.13 -0.08 0.01
agent and target of reaction	unnamed > side	-0.17 0.04 -0.23 -0.17 -0.20 -0.13 0.10
agent and target of reaction	unnamed > unnamed	-0.02 -0.11 -0.05 0.05 -0.14 -0.02 0.11
agent and target of reaction	unnamed > usa	-0.04 -0.03 -0.14 -0.03 -0.10 -0.13 0.06
agent and target of reaction	usa > side	0.13 0.06 -0.17 -0.10 -0.12 -0.08 -0.21
agent and target of reaction	usa > unnamed	-0.19 0.00 -0.20 0.04 0.06 -0.13 0.02
agent and target of rejection	side > unnamed	0.01 0.06 -0.14 -0.16 -0.12 -0.08 -0.15
agent and target of rejection	side > usa	-0.02 0.06 -0.09 -0.10 -0.05 -0.04 -0.06
agent and target of rejection	unnamed > unnamed	-0.02 -0.04 0.04 -0.16 -0.14 -0.12 0.01
agent and target of rejection	usa > side	0.02 -0.06 0.06 0.08 -0.07 -0.06 -0.16
agent and target of rejection	usa > unnamed	-0.12 0.06 -0.14 -0.09 -0.06 -0.07 0.04
agent and target of release	other > unnamed	0.07 -0.12 -0.10 0.05 -0.10 -0.06 -0.10
agent and target of release	side > unnamed	0.11 -0.03 -0.13 -0.13 -0.14 -0.13 -0.09
agent and target of release	unnamed > side	-0.12 -0.07 -0.04 0.08 -0.10 -0.03 -0.09
agent and target of release	usa > side	-0.02 0.12 -0.13 -0.15 -0.16 -0.09 -0.15
agent and target of release	usa > unnamed	-0.04 -0.03 -0.09 0.03 0.07 -0.08 -0.11
agent and target of relief	unnamed > unnamed	-0.06 0.11 -0.09 -0.07 -0.08 -0.10 -0.12
agent and target of relief	usa > unnamed	-0.01 -0.04 -0.14 0.09 -0.14 -0.16 -0.15
agent and target of reopening	unnamed > unnamed	-0.04 -0.05 -0.03 0.02 0.01 -0.24 -0.12
agent and target of rescue	side > unnamed	-0.03 -0.10 -0.12 -0.08 0.00 -0.07 0.06
agent and target of rescue	unnamed > unnamed	0.03 -0.15 -0.05 -0.13 0.04 -0.14 -0.01
agent and target of rescue	unnamed > usa	0.03 0.06 -0.11 -0.07 -0.10 -0.08 -0.14
agent and target of rescue	usa > unnamed	0.12 -0.01 -0.17 -0.13 -0.13 -0.07 -0.18
agent and target of resumption	unnamed > unnamed	-0.08 -0.14 -0.09 0.17 -0.16 -0.09 -0.16
agent and target of rise	unnamed > unnamed	-0.05 0.00 -0.10 0.03 -0.15 -0.08 -0.07
agent and target of sanction	side > unnamed	-0.07 -0.11 -0.09 0.10 -0.04 -0.13 -0.07
agent and target of sanction	unnamed > side	-0.11 -0.09 -0.11 0.12 -0.07 -0.17 -0.11
agent and target of sanction	unnamed > unnamed	-0.03 0.04 -0.05 -0.14 -0.14 0.09 0.11
agent and target of sanction	usa > unnamed	-0.10 -0.02 -0.13 0.11 -0.08 -0.13 -0.11
agent and target of seizure	side > unnamed	-0.15 -0.16 0.06 0.11 0.02 -0.17 -0.09
agent and target of seizure	unnamed > side	0.10 -0.07 -0.04 0.01 -0.11 -0.13 -0.09
agent and target of seizure	unnamed > unnamed	0.07 -0.12 -0.22 0.02 -0.03 -0.24 -0.05
agent and target of seizure	usa > side	0.13 -0.07 -0.11 -0.21 -0.13 -0.10 -0.12
agent and target of seizure	usa > unnamed	0.05 0.01 -0.13 -0.03 -0.11 -0.11 -0.12
agent and target of spying	side > side	-0.09 -0.12 0.13 -0.11 -0.12 -0.17 -0.13
agent and target of strike	other > other	0.04 0.00 -0.05 -0.05 -0.07 -0.03 -0.08
agent and target of strike	other > side	0.18 -0.16 -0.15 -0.08 -0.17 -0.05 -0.16
agent and target of strike	other > unnamed	0.13 -0.14 0.00 -0.21 -0.05 -0.10 -0.06
agent and target of strike	side > other	0.16 0.01 -0.40 -0.14 -0.09 -0.20 -0.32
agent and target of strike	side > side	0.10 -0.17 -0.03 0.07 -0.02 -0.08 -0.14
agent and target of strike	side > unnamed	0.09 -0.14 -0.14 -0.06 0.00 -0.18 0.03
agent and target of strike	side > usa	0.07 -0.13 0.04 -0.01 -0.15 -0.14 -0.18
agent and target of strike	unnamed > other	0.03 0.03 0.00 -0.05 -0.12 -0.21 -0.12
agent and target of strike	unnamed > side	-0.04 -0.06 -0.17 -0.01 0.00 -0.08 0.04
agent and target of strike	unnamed > unnamed	-0.06 -0.01 0.02 -0.03 -0.01 -0.06 0.02
agent and target of strike	unnamed > usa	0.05 -0.13 -0.45 -0.01 -0.05 -0.18 0.02
agent and target of strike	usa > other	-0.10 0.01 -0.18 -0.04 0.11 -0.10 -0.20
agent and target of strike	usa > side	0.05 -0.09 -0.07 -0.06 -0.02 -0.04 0.00
agent and target of strike	usa > unnamed	-0.01 0.12 -0.21 -0.09 0.05 -0.25 -0.14
agent and target of talks	other > side	-0.07 0.11 -0.07 -0.13 -0.10 -0.03 -0.11
agent and target of talks	other > unnamed	-0.29 0.17 -0.18 -0.22 0.01 -0.10 -0.12
agent and target of talks	side > other	-0.11 0.02 -0.07 -0.08 -0.08 -0.05 0.07
agent and target of talks	side > unnamed	-0.08 0.04 -0.21 0.00 -0.16 -0.12 0.01
agent and target of talks	side > usa	0.09 -0.03 -0.09 -0.19 -0.13 -0.05 -0.16
agent and target of talks	unnamed > other	-0.05 -0.10 -0.09 0.09 -0.21 -0.09 -0.01
agent and target of talks	unnamed > side	-0.17 0.07 -0.09 0.01 -0.13 -0.10 0.00
agent and target of talks	unnamed > unnamed	-0.01 0.07 -0.11 -0.27 -0.13 -0.13 0.06
agent and target of talks	unnamed > usa	0.12 -0.10 -0.11 -0.09 -0.09 -0.09 -0.06
agent and target of talks	usa > other	0.07 -0.04 -0.09 -0.10 -0.09 -0.06 -0.12
agent and target of talks	usa > side	0.05 0.01 -0.10 -0.15 -0.12 -0.05 -0.17
agent and target of talks	usa > unnamed	-0.12 -0.12 -0.20 0.09 0.01 -0.09 0.12
agent and target of test	unnamed > unnamed	-0.13 0.06 -0.13 0.08 -0.14 -0.11 -0.10
agent and target of threat	other > side	-0.13 0.00 -0.14 0.01 0.04 -0.15 -0.11
agent and target of threat	other > unnamed	-0.12 0.17 -0.23 -0.03 -0.25 -0.22 -0.11
agent and target of threat	other > usa	-0.04 0.05 -0.12 -0.11 -0.10 -0.12 -0.12
agent and target of threat	side > other	0.04 -0.04 -0.19 -0.12 0.02 -0.19 0.03
agent and target of threat	side > side	-0.03 0.07 0.03 -0.09 -0.17 -0.18 -0.17
agent and target of threat	side > unnamed	0.07 0.05 -0.15 -0.07 -0.17 -0.03 -0.09
agent and target of threat	side > usa	0.09 0.04 -0.22 -0.11 -0.20 -0.13 -0.25
agent and target of threat	unnamed > other	0.01 -0.04 -0.16 0.04 -0.15 -0.14 0.03
agent and target of threat	unnamed > side	0.00 -0.04 0.07 -0.04 0.00 -0.02 -0.22
agent and target of threat	unnamed > unnamed	-0.03 -0.04 0.03 -0.08 -0.11 -0.06 0.05
agent and target of threat	unnamed > usa	-0.09 -0.08 -0.24 0.05 -0.18 -0.17 0.07
agent and target of threat	usa > side	0.02 0.02 -0.02 -0.08 0.03 -0.15 -0.05
agent and target of threat	usa > unnamed	0.02 -0.06 -0.19 0.08 -0.08 -0.24 0.00
agent and target of truce	other > unnamed	-0.08 0.04 -0.15 -0.23 0.08 -0.18 -0.08
agent and target of truce	side > unnamed	0.01 -0.07 -0.04 -0.05 -0.10 -0.21 0.05
agent and target of truce	unnamed > other	-0.16 0.00 -0.10 -0.14 0.03 -0.09 0.00
agent and target of truce	unnamed > side	-0.04 -0.02 -0.09 -0.13 0.03 -0.09 0.08
agent and target of truce	unnamed > unnamed	-0.07 0.06 -0.25 -0.07 -0.02 -0.12 -0.02
agent and target of truce	usa > unnamed	-0.10 0.01 -0.13 -0.20 -0.21 -0.11 0.04
agent and target of visit	other > unnamed	-0.13 0.11 -0.06 -0.12 -0.07 -0.05 -0.11
agent and target of visit	side > other	-0.14 0.12 -0.08 -0.12 -0.10 -0.08 -0.12
agent and target of visit	side > unnamed	-0.12 -0.13 0.07 -0.12 -0.07 0.05 0.11
agent and target of visit	unnamed > other	0.07 -0.09 -0.13 -0.08 0.03 -0.10 0.02
agent and target of visit	unnamed > unnamed	0.07 -0.12 -0.18 0.00 -0.05 -0.13 0.03
agent and target of visit	usa > other	-0.12 0.12 -0.10 -0.11 -0.07 -0.05 -0.11
agent and target of visit	usa > unnamed	0.05 0.07 -0.13 -0.14 -0.12 -0.11 -0.14
agent and target of wish	other > unnamed	-0.09 -0.10 -0.11 -0.08 -0.14 -0.08 0.14
agent and target of wish	side > unnamed	-0.01 0.05 -0.21 -0.03 0.00 -0.17 -0.03
agent and target of wish	unnamed > unnamed	0.01 0.02 -0.23 -0.08 0.01 -0.14 -0.04
agent and target of wish	usa > unnamed	-0.04 0.05 0.02 -0.13 -0.10 -0.09 -0.06
arms	air	0.14 -0.16 0.10 -0.15 -0.04 -0.05 -0.15
arms	gun	0.02 -0.08 -0.12 -0.13 -0.11 -0.11 0.07
arms	mine	-0.05 0.04 -0.17 0.03 -0.11 -0.13 -0.12
arms	torpedo	-0.05 -0.04 0.04 0.02 0.05 -0.16 -0.06
begins with	ally	0.07 -0.04 -0.06 -0.07 -0.08 -0.17 -0.04
begins with	army	-0.02 0.05 -0.13 -0.07 -0.08 -0.16 0.00
begins with	business	-0.09 -0.22 -0.11 0.22 -0.29 -0.13 -0.13
begins with	essay	0.05 -0.07 -0.01 -0.02 0.07 -0.27 -0.04
begins with	media	-0.07 -0.18 0.09 -0.14 -0.13 -0.01 0.17
begins with	other	-0.03 -0.10 0.01 -0.05 0.11 -0.06 0.05
begins with	partisan	-0.06 -0.14 0.07 -0.13 -0.20 -0.13 0.15
begins with	people	-0.12 -0.06 -0.21 0.01 0.04 -0.10 0.12
begins with	quarrel	-0.15 -0.02 -0.10 -0.24 0.01 -0.13 0.10
begins with	says	-0.21 0.05 -0.10 0.01 -0.04 -0.01 0.04
begins with	side	0.04 0.01 -0.06 -0.06 -0.08 0.02 -0.04
begins with	statecraft	-0.02 0.03 -0.13 -0.07 0.02 -0.14 -0.09
begins with	travel	-0.14 -0.03 -0.20 0.03 0.06 -0.16 0.02
begins with	usa	0.02 0.14 -0.06 -0.17 -0.22 -0.13 -0.07
begins with	witnessed	0.14 -0.17 -0.20 -0.08 -0.09 -0.11 -0.11
begins with ally	army	-0.02 0.00 -0.17 -0.07 0.03 -0.07 -0.01
begins with ally	says	0.00 0.08 -0.22 -0.19 -0.16 -0.08 -0.20
begins with ally	statecraft	-0.22 -0.04 0.05 0.03 -0.14 -0.07 0.06
begins with army	army	-0.01 0.05 -0.13 -0.06 -0.08 -0.16 -0.02
begins with army	business	-0.08 -0.16 -0.11 0.12 -0.13 -0.04 0.00
begins with army	essay	0.00 -0.09 -0.13 -0.08 -0.12 -0.07 0.10
begins with army	says	-0.01 0.03 -0.17 -0.10 -0.15 -0.08 0.06
begins with army	statecraft	0.04 -0.08 -0.11 -0.08 -0.10 -0.06 0.01
begins with army	witnessed	0.10 -0.10 -0.09 -0.06 -0.04 -0.01 -0.09
begins with business	army	-0.09 0.05 -0.06 -0.08 -0.10 -0.07 0.02
begins with business	business	-0.08 -0.20 -0.10 0.21 -0.24 -0.12 -0.18
begins with business	essay	-0.17 -0.14 -0.10 0.12 -0.20 -0.06 -0.02
begins with business	partisan	-0.07 -0.08 0.07 0.00 -0.05 -0.04 -0.02
begins with business	people	-0.13 -0.02 -0.05 0.04 -0.15 -0.03 -0.01
begins with business	says	0.01 -0.09 0.00 0.05 -0.16 -0.15 -0.03
begins with business	statecraft	-0.20 -0.13 -0.11 0.13 -0.20 -0.10 -0.05
begins with business	witnessed	0.08 -0.06 -0.06 -0.06 -0.08 -0.05 -0.07
begins with essay	army	0.12 -0.20 -0.22 -0.11 -0.17 -0.11 -0.02
begins with essay	business	-0.10 -0.34 -0.22 0.06 0.09 -0.12 -0.02
begins with essay	essay	0.07 -0.06 -0.04 -0.01 0.05 -0.25 -0.06
begins with essay	media	0.03 -0.05 0.00 -0.12 -0.07 -0.09 0.05
begins with essay	partisan	0.00 0.07 -0.14 -0.14 -0.10 -0.04 -0.04
begins with essay	people	-0.10 -0.02 0.01 -0.15 0.06 -0.07 0.01
begins with essay	says	-0.03 -0.05 -0.28 -0.26 -0.14 -0.17 0.15
begins with essay	statecraft	-0.07 0.08 -0.06 -0.26 -0.04 -0.10 0.03
begins with essay	witnessed	-0.08 -0.08 0.06 -0.06 0.05 -0.05 -0.02
begins with media	army	0.05 0.03 0.00 -0.13 -0.11 -0.10 -0.07
begins with media	business	-0.10 -0.10 -0.09 0.10 -0.07 -0.07 -0.01
begins with media	essay	0.03 0.06 -0.13 -0.11 -0.10 -0.13 -0.01
begins with media	media	-0.02 -0.19 0.09 -0.11 -0.09 -0.01 0.10
begins with media	partisan	-0.13 -0.12 0.06 -0.13 -0.14 -0.12 0.00
begins with media	people	0.09 -0.11 -0.13 -0.06 -0.13 -0.05 0.09
begins with media	quarrel	-0.08 -0.03 -0.14 -0.10 -0.09 -0.09 0.06
begins with media	says	-0.06 -0.09 0.10 -0.01 -0.20 -0.17 0.02
begins with media	statecraft	-0.14 -0.01 -0.04 -0.02 -0.13 -0.08 0.07
begins with media	witnessed	-0.13 -0.11 -0.21 0.06 -0.01 -0.10 0.08
begins with other	army	0.05 -0.12 0.09 -0.25 -0.06 -0.01 -0.01
begins with other	business	-0.11 -0.12 0.03 0.04 0.04 -0.16 0.03
begins with other	essay	0.07 -0.06 -0.03 0.07 -0.12 -0.02 -0.07
begins with other	media	0.10 -0.07 -0.08 -0.06 0.07 -0.18 -0.05
begins with other	partisan	-0.10 -0.01 -0.05 -0.10 -0.26 -0.12 0.11
begins with other	people	-0.04 -0.09 -0.13 -0.04 0.10 -0.10 0.00
begins with other	quarrel	-0.12 0.05 -0.19 -0.19 0.01 -0.12 0.05
begins with other	says	0.02 -0.17 0.00 0.01 -0.09 -0.18 0.07
begins with other	statecraft	0.01 0.04 -0.13 -0.07 0.03 -0.15 -0.03
begins with other	travel	0.01 -0.14 -0.19 -0.06 0.10 -0.16 -0.08
begins with other	witnessed	0.11 -0.22 -0.24 0.02 0.01 -0.11 -0.17
begins with partisan	army	0.07 -0.01 -0.23 -0.13 -0.14 -0.09 -0.05
begins with partisan	business	-0.09 0.01 -0.08 0.00 -0.06 -0.06 0.02
begins with partisan	essay	-0.16 0.01 -0.02 -0.12 -0.11 -0.08 0.03
begins with partisan	media	0.05 -0.12 0.06 -0.06 0.05 -0.06 -0.02
begins with partisan	partisan	-0.02 -0.15 0.06 -0.10 -0.18 -0.12 0.12
begins with partisan	people	0.09 0.04 -0.08 -0.10 -0.04 -0.05 -0.02
begins with partisan	quarrel	-0.08 0.01 0.04 -0.11 -0.06 -0.04 0.02
begins with partisan	says	0.02 -0.03 0.08 -0.07 -0.02 -0.10 -0.02
begins with partisan	statecraft	0.01 0.03 -0.23 0.02 -0.10 -0.06 -0.09
begins with people	army	0.09 -0.08 -0.12 -0.11 -0.01 -0.06 -0.12
begins with people	business	0.08 -0.08 -0.08 0.03 -0.04 -0.10 -0.10
begins with people	people	-0.10 -0.08 -0.20 0.02 0.01 -0.09 0.12
begins with people	statecraft	-0.09 -0.10 -0.10 -0.08 -0.10 -0.07 0.11
begins with people	travel	-0.03 -0.08 -0.04 0.02 0.04 -0.05 -0.10
begins with people	witnessed	0.09 -0.06 -0.10 -0.09 -0.02 -0.07 -0.15
begins with quarrel	army	-0.04 0.00 -0.09 -0.08 -0.11 -0.08 0.04
begins with quarrel	media	-0.07 -0.09 -0.08 -0.04 -0.08 -0.06 0.10
begins with quarrel	partisan	-0.06 -0.03 -0.07 -0.05 -0.07 -0.04 0.07
begins with quarrel	quarrel	-0.09 0.00 -0.09 -0.22 -0.03 -0.12 0.06
begins with quarrel	statecraft	-0.07 0.01 -0.05 -0.10 -0.10 -0.04 0.03
begins with says	army	-0.16 0.09 -0.11 -0.10 0.02 -0.08 -0.02
begins with says	business	-0.18 -0.11 -0.19 0.16 0.05 -0.14 -0.18
begins with says	essay	-0.06 0.00 0.00 -0.04 -0.10 -0.12 0.02
begins with says	media	-0.09 -0.06 0.05 0.02 -0.05 -0.02 0.03
begins with says	people	-0.06 0.07 -0.16 0.01 0.03 -0.11 -0.12
begins with says	says	-0.22 0.04 -0.09 0.03 -0.04 -0.01 0.02
begins with says	statecraft	-0.04 0.00 -0.15 0.03 -0.18 -0.12 -0.08
begins with says	travel	0.04 -0.14 -0.09 -0.11 0.08 -0.05 -0.02
begins with says	witnessed	0.14 -0.13 -0.17 -0.15 -0.10 -0.11 -0.14
begins with side	army	0.01 0.04 0.02 -0.06 -0.06 -0.12 -0.14
begins with side	business	0.01 -0.10 -0.02 0.10 -0.10 0.04 -0.25
begins with side	essay	-0.09 -0.12 0.06 0.01 -0.10 0.02 0.10
begins with side	media	-0.17 0.00 -0.06 -0.03 0.00 0.10 0.06
begins with side	partisan	-0.17 0.11 -0.22 -0.09 -0.01 -0.18 0.05
begins with side	people	-0.01 -0.10 -0.02 -0.15 0.06 -0.23 0.00
begins with side	quarrel	-0.10 0.08 -0.21 0.00 -0.24 -0.18 -0.02
begins with side	says	0.03 0.10 -0.05 -0.07 -0.12 -0.06 -0.23
begins with side	statecraft	-0.12 0.18 -0.08 -0.04 -0.20 -0.08 -0.17
begins with side	travel	-0.02 -0.24 -0.21 0.15 -0.08 0.03 -0.07
begins with side	witnessed	0.13 -0.06 -0.06 -0.21 -0.11 -0.15 -0.04
begins with statecraft	army	0.09 -0.10 -0.19 0.00 -0.07 -0.15 -0.01
begins with statecraft	business	-0.14 -0.01 -0.06 0.06 -0.16 -0.05 -0.09
begins with statecraft	essay	-0.05 0.07 -0.08 -0.09 -0.09 -0.04 -0.02
begins with statecraft	media	-0.09 0.08 -0.04 -0.08 -0.07 -0.03 -0.09
begins with statecraft	partisan	0.07 -0.09 -0.10 -0.12 -0.09 -0.03 0.01
begins with statecraft	people	-0.13 -0.10 -0.10 0.04 0.10 -0.05 -0.02
begins with statecraft	says	-0.17 -0.05 -0.03 -0.02 0.08 -0.08 0.02
begins with statecraft	statecraft	-0.02 0.02 -0.12 -0.06 0.03 -0.14 -0.08
begins with statecraft	travel	-0.10 -0.04 -0.03 0.09 -0.08 -0.03 -0.04
begins with travel	business	-0.10 -0.11 -0.05 0.06 0.00 -0.04 -0.14
begins with travel	people	-0.03 -0.10 -0.08 -0.09 0.04 -0.07 0.08
begins with travel	travel	-0.11 -0.01 -0.18 0.03 0.05 -0.15 -0.05
begins with usa	army	0.16 -0.20 -0.21 -0.14 0.05 -0.14 -0.02
begins with usa	business	-0.07 0.05 -0.16 0.03 -0.14 -0.03 -0.10
begins with usa	essay	-0.04 0.05 -0.07 -0.09 -0.03 -0.17 0.02
begins with usa	media	-0.20 -0.01 -0.09 -0.06 -0.01 -0.19 0.12
begins with usa	partisan	0.04 -0.08 -0.11 -0.11 -0.01 -0.11 0.03
begins with usa	people	-0.01 0.02 0.04 0.00 -0.12 -0.12 -0.06
begins with usa	quarrel	0.02 -0.09 -0.33 0.01 0.02 -0.17 0.05
begins with usa	says	0.06 0.04 -0.12 -0.05 -0.15 -0.04 -0.13
begins with usa	statecraft	-0.03 0.00 -0.05 -0.05 -0.06 -0.09 0.00
begins with usa	travel	0.07 0.01 -0.12 -0.14 -0.10 -0.12 -0.13
begins with usa	witnessed	-0.15 0.03 0.04 0.00 -0.20 -0.11 0.08
begins with witnessed	army	-0.05 -0.03 -0.06 -0.04 0.06 -0.02 -0.08
begins with witnessed	business	-0.10 -0.12 -0.08 0.11 0.00 -0.08 0.07
begins with witnessed	people	-0.10 -0.04 -0.06 -0.05 0.10 -0.06 -0.09
begins with witnessed	witnessed	0.14 -0.17 -0.19 -0.08 -0.09 -0.11 -0.11
beside the head clause	alarm	-0.08 -0.05 -0.22 -0.04 0.14 -0.16 -0.03
beside the head clause	brief	0.00 0.00 -0.02 -0.02 -0.07 -0.05 -0.05
beside the head clause	casualty	0.04 0.04 -0.03 -0.17 -0.06 -0.19 -0.04
beside the head clause	chief	0.02 -0.03 -0.08 -0.15 0.06 -0.16 -0.02
beside the head clause	civilian	-0.07 -0.08 -0.09 -0.05 0.06 -0.17 0.00
beside the head clause	closure	0.06 -0.08 -0.08 0.04 0.01 0.02 -0.11
beside the head clause	contact	0.01 0.09 -0.04 -0.05 0.00 -0.05 -0.25
beside the head clause	cyber	-0.01 -0.09 0.05 -0.15 -0.18 0.08 -0.15
beside the head clause	decision	0.04 -0.02 -0.09 -0.02 -0.07 -0.21 0.04
beside the head clause	domestic	-0.02 -0.02 -0.05 -0.05 -0.28 -0.14 0.08
beside the head clause	elsewhere	-0.04 -0.03 0.10 -0.21 -0.15 -0.13 -0.01
beside the head clause	everyday	-0.10 -0.19 0.11 0.02 -0.07 0.04 0.05
beside the head clause	execution	-0.01 0.11 -0.11 -0.10 -0.09 -0.10 -0.10
beside the head clause	force	-0.08 0.01 -0.07 0.03 -0.03 -0.22 -0.01
beside the head clause	gaza	-0.08 -0.13 -0.20 -0.12 0.00 -0.15 0.10
beside the head clause	market	0.03 -0.06 -0.23 0.06 -0.10 -0.12 -0.09
beside the head clause	mass	-0.02 0.01 0.04 -0.01 0.00 -0.15 -0.10
beside the head clause	memory	0.05 -0.12 -0.06 0.04 -0.13 -0.07 0.00
beside the head clause	modal	0.01 -0.08 0.02 0.01 -0.06 -0.04 -0.02
beside the head clause	negotiation	0.03 -0.02 -0.14 0.04 -0.07 -0.15 -0.06
beside the head clause	network	-0.09 0.01 -0.13 0.01 0.03 0.08 -0.12
beside the head clause	nuclear	0.00 -0.07 0.08 -0.14 -0.13 -0.12 0.01
beside the head clause	oil	0.01 -0.06 -0.22 0.06 0.00 -0.13 -0.18
beside the head clause	opinion	0.00 -0.12 -0.02 0.06 -0.06 0.04 0.02
beside the head clause	pact	0.09 -0.10 -0.15 -0.09 0.02 -0.09 0.03
beside the head clause	reaction	0.05 -0.03 0.00 0.00 -0.11 -0.14 -0.05
beside the head clause	resolve	0.05 0.05 -0.09 -0.16 -0.19 -0.20 -0.06
beside the head clause	sanction	-0.12 0.09 0.03 0.08 -0.16 -0.20 -0.14
beside the head clause	settled	-0.03 -0.05 -0.05 0.04 0.01 -0.14 -0.01
beside the head clause	shipping	0.00 0.00 -0.20 0.10 -0.14 -0.15 -0.21
beside the head clause	shock	0.07 -0.02 -0.16 -0.06 0.02 -0.08 -0.10
beside the head clause	sport	-0.09 0.08 -0.14 -0.11 0.03 -0.10 0.02
beside the head clause	spy	-0.09 -0.13 0.14 -0.12 0.00 -0.17 -0.13
beside the head clause	strike	-0.01 -0.05 -0.11 -0.07 0.05 0.00 -0.07
beside the head clause	syria	0.08 -0.04 -0.04 -0.03 -0.10 -0.04 -0.11
beside the head clause	threat	0.01 0.06 -0.20 -0.10 0.08 -0.02 -0.09
beside the head clause	toll	0.06 -0.07 -0.20 -0.05 0.03 -0.15 -0.08
beside the head clause	truce	0.01 -0.02 -0.29 0.08 -0.09 -0.17 -0.07
beside the head clause	unreal	0.04 0.03 -0.01 -0.07 -0.01 -0.11 -0.09
beside the head clause	unrest	0.10 -0.05 -0.02 -0.14 -0.09 0.04 -0.12
beside the head clause	weapon	-0.03 -0.06 0.03 -0.05 0.05 -0.13 0.00
bias	1	-0.02 -0.05 -0.04 0.00 -0.04 -0.07 0.04
both name	ally	0.09 -0.02 0.04 -0.05 -0.21 -0.20 -0.11
both name	both sides	-0.01 -0.08 0.05 -0.13 -0.07 -0.01 0.01
both name	both sides and ally	0.01 -0.06 0.03 -0.17 -0.16 -0.18 0.03
both name	both sides and usa	-0.03 0.05 -0.09 -0.10 0.03 -0.09 0.00
both name	both sides and usa and ally	0.07 0.04 -0.25 -0.16 -0.12 -0.11 -0.12
both name	no party	-0.05 -0.11 -0.33 0.09 0.04 -0.18 -0.04
both name	one side	0.00 -0.08 -0.12 0.05 0.05 -0.06 -0.03
both name	one side and ally	0.07 -0.10 -0.06 -0.21 0.05 -0.16 0.00
both name	one side and usa	-0.05 0.05 -0.01 -0.04 -0.12 -0.05 0.00
both name	one side and usa and ally	-0.07 0.03 0.00 -0.07 -0.29 -0.13 0.02
both name	usa	-0.07 -0.06 -0.14 0.00 -0.19 -0.19 0.10
both name	usa and ally	-0.17 0.17 0.06 -0.13 -0.14 -0.13 -0.09
event	accident	-0.04 0.05 -0.15 -0.14 -0.01 -0.10 0.01
event	appointment	0.03 -0.05 0.05 -0.20 -0.07 -0.18 -0.05
event	arrest	0.03 -0.09 0.01 -0.11 0.05 -0.20 -0.10
event	arrival	0.01 0.04 -0.05 -0.14 0.03 -0.04 -0.01
event	blockade	0.09 -0.12 0.00 0.01 -0.21 -0.16 -0.04
event	call	-0.12 0.07 -0.16 -0.16 -0.11 -0.11 0.01
event	censure	-0.08 0.00 0.07 -0.06 -0.05 -0.03 0.03
event	charge	-0.18 0.10 0.08 0.01 -0.12 -0.12 -0.19
event	closure	-0.19 -0.02 -0.13 0.11 0.05 0.04 -0.01
event	deal	0.08 -0.01 -0.24 -0.04 -0.19 -0.11 -0.09
event	departure	-0.09 0.01 0.07 -0.09 0.05 -0.16 0.03
event	deployment	0.10 -0.07 -0.16 -0.03 0.02 0.01 -0.13
event	downing	0.02 0.05 0.03 -0.12 -0.24 -0.11 -0.04
event	enrichment	0.04 -0.01 0.02 -0.11 -0.18 -0.08 -0.04
event	evacuation	0.03 -0.08 -0.02 -0.17 0.10 -0.12 -0.10
event	execution	-0.06 -0.06 0.05 -0.07 0.06 -0.08 -0.09
event	exit	-0.07 0.08 -0.19 0.01 -0.21 -0.11 -0.04
event	fall	-0.12 0.01 -0.04 0.05 -0.07 -0.03 -0.09
event	fee	-0.25 0.03 -0.20 0.17 -0.15 -0.19 -0.20
event	flights	-0.15 -0.09 -0.13 0.05 0.03 -0.09 0.08
event	funeral	-0.07 -0.13 -0.14 -0.05 -0.13 -0.08 0.11
event	hack	-0.21 -0.09 0.04 -0.06 -0.20 0.15 -0.05
event	halt	-0.07 0.11 -0.02 0.00 -0.07 -0.13 -0.10
event	incursion	0.08 -0.14 -0.20 -0.15 -0.18 -0.13 0.06
event	inspection	-0.15 0.15 -0.13 -0.16 -0.07 -0.07 -0.12
event	listing	0.15 -0.12 -0.12 -0.08 -0.15 -0.11 -0.15
event	order	0.06 -0.11 -0.11 0.05 -0.01 -0.08 0.02
event	release	-0.14 -0.02 -0.03 0.09 -0.21 -0.13 0.03
event	relief	-0.24 -0.08 -0.20 0.13 0.01 -0.19 -0.21
event	reopening	0.03 0.12 -0.15 -0.17 -0.17 -0.13 -0.03
event	rescue	0.04 -0.05 0.01 -0.01 0.00 -0.10 -0.09
event	resumption	-0.04 -0.10 0.06 0.04 -0.13 -0.08 0.02
event	rise	-0.04 -0.20 -0.12 0.16 -0.01 -0.07 -0.16
event	sanction	-0.23 0.04 -0.17 0.08 -0.18 -0.12 -0.21
event	seizure	-0.03 -0.03 -0.14 0.03 -0.04 0.04 -0.05
event	spying	-0.17 -0.13 0.12 -0.13 -0.19 0.03 -0.10
event	strike	0.02 0.01 0.06 -0.11 -0.03 -0.01 -0.06
event	talks	-0.15 0.16 -0.10 0.02 -0.15 -0.09 -0.11
event	test	0.03 -0.13 -0.13 -0.08 -0.11 -0.07 0.12
event	truce	0.01 0.09 -0.09 -0.26 -0.10 -0.18 -0.09
event	visit	-0.07 0.05 0.03 -0.07 0.02 -0.13 -0.11
first word	:	-0.08 0.04 -0.12 -0.10 0.06 -0.09 -0.03
first word	[ally]	0.01 0.07 -0.08 -0.06 -0.23 -0.17 -0.11
first word	[number]	0.01 -0.18 0.03 0.08 0.00 0.03 -0.10
first word	[place]	-0.11 0.28 -0.11 -0.06 -0.01 -0.26 -0.34
first word	[region]	-0.20 0.10 -0.32 0.16 -0.18 -0.21 -0.22
first word	[side]	0.13 0.05 -0.09 -0.05 -0.06 0.04 -0.22
first word	[usa]	0.05 0.15 -0.03 -0.17 -0.21 -0.18 -0.12
first word	a	-0.07 -0.05 -0.07 -0.10 0.00 -0.22 0.08
first word	about	-0.10 0.07 -0.11 -0.10 -0.09 -0.12 0.03
first word	after	-0.21 -0.01 -0.24 0.02 0.04 -0.21 0.06
first word	aftermath	-0.02 -0.18 -0.19 -0.19 0.15 -0.19 -0.19
first word	agreement	0.06 -0.06 -0.09 -0.12 0.04 -0.09 0.01
first word	air	0.07 -0.18 -0.23 -0.20 0.02 -0.17 -0.19
first word	al	-0.03 -0.16 -0.14 -0.09 0.15 -0.14 0.02
first word	all	0.00 -0.13 -0.09 -0.16 0.05 -0.09 -0.04
first word	amid	-0.11 -0.03 -0.19 -0.17 0.07 -0.15 0.07
first word	an	0.13 -0.12 -0.13 -0.12 -0.15 -0.10 -0.06
first word	analysi	-0.06 0.08 -0.17 -0.16 -0.16 -0.10 0.00
first word	analyst	0.04 -0.07 -0.22 -0.16 -0.16 -0.15 0.08
first word	anand	-0.13 0.16 -0.14 -0.11 -0.08 -0.12 -0.16
first word	announc	0.10 0.05 -0.21 -0.07 -0.22 -0.19 -0.21
first word	another	-0.02 -0.11 -0.07 -0.11 -0.13 -0.07 0.11
first word	anti	0.07 -0.02 -0.13 -0.08 -0.13 -0.08 -0.03
first word	arab	-0.11 0.04 -0.08 -0.08 -0.13 -0.09 0.04
first word	are	-0.20 0.08 0.03 -0.18 -0.20 -0.14 0.12
first word	as	-0.08 -0.04 -0.01 0.03 -0.04 -0.22 0.03
first word	asia	-0.10 -0.11 -0.06 0.13 -0.10 -0.05 -0.13
first word	asian	-0.06 -0.07 -0.04 0.07 -0.08 -0.05 -0.07
first word	at	0.09 0.03 -0.16 0.01 -0.09 -0.09 -0.14
first word	attack	-0.01 -0.15 0.00 0.09 -0.09 0.03 -0.01
first word	bannon	0.00 0.05 -0.12 -0.09 -0.06 -0.10 -0.03
first word	barrag	0.08 -0.01 -0.15 -0.08 -0.14 -0.13 -0.16
first word	bbc	-0.08 -0.08 -0.09 -0.08 0.13 -0.09 -0.12
first word	begin	-0.08 0.07 -0.06 -0.10 0.06 -0.04 -0.08
first word	between	0.05 -0.05 0.05 -0.16 -0.18 -0.12 0.00
first word	bill	-0.11 -0.11 -0.11 -0.09 -0.10 -0.08 0.13
first word	bitcoin	-0.20 -0.16 -0.13 0.21 -0.17 -0.08 -0.20
first word	bloomberg	0.00 0.04 -0.06 0.03 -0.01 -0.14 -0.09
first word	body	-0.12 -0.12 -0.12 -0.13 0.12 -0.11 -0.11
first word	break	0.02 0.02 0.08 0.05 -0.22 -0.12 -0.24
first word	brent	-0.12 -0.07 -0.05 0.10 -0.08 -0.07 -0.07
first word	brit	-0.07 -0.11 -0.09 -0.09 0.07 -0.06 0.07
first word	can	0.12 -0.08 -0.17 -0.10 0.02 -0.16 -0.13
first word	can't	-0.05 0.10 -0.07 -0.11 -0.08 -0.05 -0.12
first word	ceas	-0.01 0.07 -0.08 -0.09 -0.15 -0.09 -0.15
first word	ceasefir	-0.01 -0.02 -0.16 -0.17 0.01 -0.19 0.02
first word	chri	-0.10 -0.09 0.01 -0.05 -0.07 -0.06 0.08
first word	christian	-0.09 -0.02 -0.09 -0.11 0.10 -0.10 0.02
first word	citizen	-0.12 -0.13 -0.07 0.09 0.05 0.04 -0.12
first word	cnn	0.06 -0.04 0.03 -0.15 -0.16 -0.11 0.05
first word	commander	-0.09 0.15 -0.27 -0.15 -0.25 -0.17 -0.07
first word	conservativ	-0.08 0.00 -0.11 -0.09 -0.09 -0.09 0.07
first word	correspondent	0.02 0.01 0.02 -0.13 -0.21 -0.15 0.01
first word	cost	0.11 -0.02 -0.10 -0.05 -0.15 -0.18 0.05
first word	could	0.05 -0.15 -0.15 -0.05 0.06 -0.13 -0.02
first word	court	-0.02 -0.14 -0.11 0.05 -0.12 -0.12 0.05
first word	crud	-0.11 -0.06 -0.05 0.08 -0.04 -0.05 -0.07
first word	crypto	-0.13 -0.11 -0.09 0.08 -0.13 -0.10 0.02
first word	daily	0.03 -0.05 -0.14 -0.03 -0.03 -0.11 0.01
first word	deadly	0.14 -0.13 -0.14 -0.12 -0.14 -0.06 -0.11
first word	deal	-0.09 0.13 -0.13 -0.15 -0.13 -0.04 -0.02
first word	death	0.01 -0.12 -0.10 0.05 0.00 -0.08 -0.10
first word	debri	0.07 -0.07 -0.06 -0.06 -0.12 -0.03 -0.05
first word	delegation	-0.08 0.10 -0.06 -0.10 -0.07 -0.06 -0.12
first word	dem	-0.07 -0.10 -0.10 -0.07 -0.06 -0.06 0.09
first word	democrat	-0.06 -0.06 0.06 0.01 -0.04 -0.03 -0.01
first word	despit	0.03 -0.02 -0.13 -0.03 -0.14 -0.11 0.04
first word	destroy	-0.16 -0.19 0.05 0.06 -0.01 -0.15 0.00
first word	did	-0.14 -0.10 0.00 -0.16 -0.15 -0.14 0.15
first word	displac	-0.09 -0.10 -0.05 -0.10 0.11 -0.10 -0.17
first word	dollar	-0.06 -0.06 -0.05 0.07 -0.07 -0.05 -0.09
first word	don't	-0.01 -0.11 -0.08 0.01 0.04 -0.04 0.04
first word	dozen	0.14 -0.04 -0.18 -0.15 -0.18 -0.14 0.00
first word	dron	0.16 -0.14 -0.28 -0.05 -0.10 -0.20 -0.30
first word	editor	0.00 0.05 -0.10 -0.12 -0.10 -0.10 0.03
first word	emergency	0.05 0.02 -0.03 -0.04 -0.11 -0.03 -0.08
first word	energy	-0.04 -0.19 -0.13 0.08 -0.18 -0.13 -0.03
first word	even	-0.11 -0.11 -0.10 0.12 -0.14 -0.10 -0.03
first word	everyth	-0.03 -0.01 -0.11 -0.12 -0.12 -0.09 0.04
first word	ex	0.03 0.01 0.05 -0.11 -0.06 -0.08 -0.01
first word	expert	-0.03 -0.05 -0.01 0.04 0.07 -0.15 -0.03
first word	explainer	0.12 -0.13 -0.14 -0.10 -0.10 -0.10 -0.10
first word	explosion	0.02 -0.15 -0.13 0.05 -0.09 -0.10 -0.06
first word	factbox	0.06 -0.07 -0.02 -0.04 -0.09 -0.05 -0.07
first word	family	0.12 -0.11 -0.12 -0.10 -0.09 -0.09 -0.04
first word	farsnew	-0.01 -0.12 -0.08 0.08 -0.11 -0.07 -0.14
first word	fbi	0.13 -0.11 0.05 -0.12 -0.12 0.03 -0.12
first word	fcc	-0.09 -0.10 -0.09 -0.08 -0.07 -0.09 0.10
first word	fire	0.02 -0.18 -0.15 0.09 -0.09 -0.10 -0.06
first word	first	-0.01 -0.10 -0.19 0.01 0.07 -0.15 -0.11
first word	five	-0.05 -0.04 -0.13 0.06 0.00 -0.05 0.02
first word	flight	-0.02 -0.10 -0.08 0.05 0.05 -0.08 -0.07
first word	for	-0.04 -0.02 -0.14 -0.16 -0.11 -0.10 0.08
first word	former	-0.16 -0.07 0.04 -0.15 0.01 -0.12 0.08
first word	four	0.11 -0.13 -0.14 -0.12 -0.14 -0.08 0.01
first word	fox	0.03 -0.15 -0.23 0.05 -0.18 -0.16 0.03
first word	fresh	0.09 0.01 -0.05 -0.12 -0.09 -0.07 -0.11
first word	from	-0.02 -0.13 0.03 -0.26 0.02 -0.24 0.10
first word	fuel	0.00 -0.10 -0.09 -0.01 -0.13 -0.05 0.03
first word	full	-0.11 0.07 -0.06 0.07 -0.12 -0.09 -0.08
first word	funeral	0.03 -0.05 -0.08 -0.05 -0.06 -0.05 0.06
first word	furiou	-0.04 0.01 -0.06 -0.04 -0.07 -0.03 0.04
first word	fury	-0.12 0.02 -0.11 -0.09 0.11 -0.08 -0.02
first word	g7	-0.08 0.12 -0.07 -0.10 -0.14 -0.05 -0.15
first word	gas	-0.11 0.04 -0.05 0.04 -0.11 -0.04 -0.12
first word	general	0.02 -0.10 0.03 -0.06 -0.12 -0.06 0.01
first word	global	0.06 0.10 -0.15 -0.03 -0.17 -0.09 -0.18
first word	gold	-0.08 -0.07 -0.02 0.07 -0.04 -0.02 -0.05
first word	gop	0.04 -0.01 -0.15 -0.09 0.05 -0.04 -0.01
first word	graham	0.11 0.04 -0.13 -0.08 -0.07 -0.07 -0.11
first word	hama	-0.18 0.19 -0.17 -0.10 -0.17 -0.13 -0.09
first word	has	0.07 -0.01 -0.15 -0.13 -0.12 -0.15 -0.01
first word	he	-0.15 -0.07 -0.13 -0.14 -0.05 -0.11 0.12
first word	highlight	-0.08 0.09 -0.11 -0.07 -0.10 -0.03 0.02
first word	hospital	0.13 -0.10 -0.09 -0.11 -0.13 -0.12 -0.10
first word	hous	-0.06 -0.06 -0.07 -0.02 -0.08 -0.04 0.06
first word	how	-0.10 0.00 0.01 0.14 -0.01 -0.19 -0.15
first word	huge	0.05 -0.07 -0.06 0.04 -0.10 -0.04 -0.08
first word	hundred	-0.04 0.06 -0.14 -0.10 -0.01 -0.08 0.03
first word	i	0.06 -0.10 -0.17 -0.13 0.09 -0.15 -0.07
first word	iea	-0.11 -0.12 -0.07 0.12 -0.12 -0.09 -0.13
first word	if	-0.10 -0.18 0.00 0.02 -0.19 -0.12 0.15
first word	imf	-0.06 -0.09 -0.06 0.08 -0.08 -0.06 -0.09
first word	in	-0.05 -0.04 0.05 -0.16 0.15 -0.26 -0.06
first word	inflation	-0.12 -0.11 -0.06 0.12 -0.08 -0.05 -0.10
first word	insid	-0.05 -0.16 0.01 -0.14 -0.19 -0.16 0.12
first word	insight	-0.15 -0.14 -0.06 0.16 -0.16 -0.05 -0.13
first word	intens	0.12 -0.11 -0.11 -0.11 -0.12 -0.11 -0.11
first word	intercept	-0.04 -0.04 -0.09 -0.07 0.07 -0.07 -0.08
first word	international	-0.10 0.04 -0.09 -0.04 0.07 -0.08 -0.11
first word	investor	-0.10 -0.11 -0.11 0.12 -0.08 -0.08 -0.12
first word	is	0.02 0.09 -0.23 -0.11 0.00 -0.20 -0.10
first word	it	-0.07 -0.15 0.01 -0.13 0.04 -0.08 0.13
first word	jimmy	-0.08 -0.06 -0.11 -0.09 -0.09 -0.07 0.10
first word	joe	-0.11 -0.12 0.08 -0.10 -0.09 -0.07 0.01
first word	john	-0.10 -0.12 0.04 -0.13 -0.14 -0.13 0.13
first word	jon	-0.08 -0.10 -0.12 -0.06 -0.08 -0.06 0.10
first word	journalist	-0.01 -0.13 -0.16 -0.11 0.09 -0.17 0.01
first word	just	0.16 0.01 -0.17 -0.15 -0.19 -0.11 -0.18
first word	karolin	-0.14 -0.05 -0.13 -0.15 -0.12 -0.12 0.10
first word	keir	-0.07 0.07 -0.08 -0.03 -0.05 -0.02 -0.07
first word	key	0.10 -0.04 -0.05 -0.07 -0.13 -0.05 -0.13
first word	kill	0.01 0.11 -0.10 -0.14 -0.17 -0.12 -0.09
first word	larg	-0.12 -0.12 -0.13 0.01 0.05 -0.09 0.11
first word	launch	0.15 -0.17 -0.17 -0.15 -0.05 -0.16 -0.11
first word	lindsey	0.04 -0.10 -0.14 -0.05 -0.09 -0.05 0.01
first word	live	-0.03 -0.06 -0.11 0.08 -0.14 -0.06 -0.12
first word	lng	-0.05 -0.06 -0.02 0.05 -0.05 -0.02 -0.02
first word	maga	-0.04 -0.11 -0.13 -0.09 -0.11 -0.07 0.11
first word	major	0.05 -0.05 -0.09 0.00 -0.09 -0.06 -0.09
first word	marin	-0.12 -0.09 -0.08 0.07 -0.09 -0.06 0.04
first word	mark	-0.14 0.03 -0.10 -0.09 -0.12 -0.10 0.11
first word	market	0.08 -0.10 -0.11 -0.05 -0.13 -0.12 -0.15
first word	massiv	0.13 -0.15 -0.14 -0.12 -0.08 -0.10 -0.02
first word	may	0.07 0.03 -0.10 -0.14 -0.14 -0.06 -0.15
first word	mediator	-0.12 -0.01 0.08 -0.12 -0.12 -0.07 -0.13
first word	missil	-0.10 0.00 -0.30 0.05 0.04 -0.25 0.01
first word	moment	0.08 -0.16 -0.19 -0.14 -0.06 -0.11 0.03
first word	more	0.09 -0.17 0.01 -0.10 0.02 -0.12 -0.12
first word	morn	-0.14 -0.01 -0.16 0.01 -0.13 -0.11 0.06
first word	multipl	0.12 -0.08 -0.12 -0.05 -0.12 -0.10 -0.14
first word	my	-0.17 -0.03 -0.12 -0.12 0.03 -0.08 0.11
first word	national	-0.11 -0.01 0.07 -0.10 -0.09 -0.09 0.01
first word	new	0.06 -0.10 -0.01 0.08 -0.08 -0.13 -0.18
first word	no	-0.07 -0.01 -0.01 -0.11 -0.07 -0.17 0.05
first word	not	-0.07 0.00 -0.25 -0.09 -0.02 -0.18 0.09
first word	now	-0.04 0.06 -0.07 -0.03 -0.07 -0.03 -0.03
first word	nowher	-0.10 -0.13 -0.12 -0.10 0.13 -0.13 -0.09
first word	official	-0.03 0.06 -0.16 0.01 -0.03 -0.12 -0.10
first word	oil	0.00 -0.10 -0.09 0.08 -0.21 -0.08 -0.13
first word	on	0.02 -0.03 -0.26 -0.01 -0.26 -0.20 0.01
first word	one	-0.09 -0.15 -0.14 0.07 -0.06 -0.10 0.05
first word	operation	0.10 -0.10 -0.13 0.02 -0.14 -0.13 -0.07
first word	opinion	0.01 -0.18 -0.15 -0.05 -0.13 -0.09 0.05
first word	oscar	0.02 -0.08 0.02 -0.10 -0.13 -0.12 0.03
first word	over	0.10 0.08 -0.08 -0.08 -0.04 -0.05 -0.10
first word	panic	0.02 -0.12 -0.15 0.06 0.04 -0.09 -0.15
first word	peopl	-0.07 -0.09 -0.11 -0.08 0.10 -0.09 -0.13
first word	photo	0.04 -0.11 -0.13 0.06 -0.09 -0.13 -0.12
first word	plant	-0.09 -0.08 -0.06 0.08 -0.08 -0.06 -0.08
first word	polic	-0.03 -0.13 0.05 -0.09 -0.05 -0.09 0.06
first word	poll	-0.10 -0.10 -0.17 -0.08 -0.09 -0.08 0.11
first word	polymarket	0.06 0.07 -0.10 -0.09 -0.11 -0.08 -0.10
first word	pres	-0.11 0.02 -0.07 -0.08 -0.08 -0.06 0.05
first word	president	-0.07 0.01 -0.14 0.03 -0.01 -0.07 -0.04
first word	pric	-0.04 -0.07 -0.03 0.04 -0.05 -0.02 -0.04
first word	pro	-0.07 -0.10 -0.10 -0.10 -0.10 -0.12 0.11
first word	projectil	0.12 -0.08 -0.11 -0.11 -0.10 -0.11 -0.12
first word	protest	-0.12 0.01 -0.15 -0.12 -0.13 -0.11 0.06
first word	qatarenergy	-0.06 -0.06 -0.02 0.06 -0.05 -0.05 -0.04
first word	read	0.12 -0.01 -0.16 -0.13 -0.10 -0.07 -0.17
first word	reev	-0.08 -0.11 -0.09 -0.01 -0.10 -0.06 0.09
first word	regional	-0.01 0.08 -0.02 -0.07 -0.09 -0.03 -0.08
first word	report	0.05 0.00 0.05 -0.06 -0.10 -0.16 -0.21
first word	reporter	0.04 -0.12 0.05 -0.11 -0.09 -0.12 -0.05
first word	republican	0.03 -0.12 -0.11 -0.13 -0.09 -0.08 0.08
first word	rescu	0.08 -0.08 -0.10 -0.08 -0.02 -0.08 -0.12
first word	retir	0.08 -0.10 -0.11 -0.06 -0.08 -0.05 0.03
first word	s	-0.07 -0.06 -0.06 0.07 -0.09 -0.05 -0.08
first word	sanction	0.09 -0.11 -0.12 0.05 -0.09 -0.14 -0.13
first word	satellit	0.08 -0.12 0.09 -0.14 0.00 -0.12 -0.16
first word	says	0.09 -0.10 -0.14 -0.09 -0.14 -0.12 0.00
first word	school	-0.03 -0.11 -0.10 -0.11 -0.01 -0.13 0.05
first word	second	0.10 -0.12 -0.17 -0.11 -0.18 -0.14 -0.06
first word	senat	-0.12 -0.03 -0.12 -0.12 -0.05 -0.06 0.10
first word	senior	-0.13 0.10 -0.13 -0.12 -0.10 -0.08 -0.03
first word	several	0.15 -0.11 -0.10 -0.15 0.00 -0.12 -0.14
first word	ship	0.09 -0.15 -0.14 -0.01 -0.19 0.07 -0.17
first word	shipp	-0.02 -0.11 -0.07 0.10 -0.10 -0.06 -0.12
first word	shock	-0.03 0.07 -0.10 -0.05 -0.09 -0.05 -0.09
first word	sign	-0.11 0.13 -0.09 -0.12 -0.11 -0.10 -0.14
first word	siren	0.29 -0.10 -0.13 -0.18 -0.43 -0.10 -0.12
first word	six	0.13 -0.10 -0.14 0.05 -0.16 -0.07 -0.12
first word	smok	0.15 -0.11 -0.10 -0.09 -0.21 -0.09 -0.13
first word	sourc	-0.09 0.10 -0.10 -0.08 -0.11 -0.08 -0.09
first word	spokesman	0.13 0.04 -0.18 -0.15 -0.21 -0.14 -0.17
first word	stat	0.06 0.06 -0.12 -0.05 -0.12 -0.12 -0.13
first word	stephen	-0.03 0.00 -0.13 -0.10 -0.08 -0.13 0.05
first word	stev	-0.09 0.06 -0.10 -0.10 -0.11 -0.07 0.09
first word	stock	-0.13 0.09 -0.10 0.05 -0.09 -0.07 -0.14
first word	strategic	0.03 0.06 -0.07 -0.05 -0.10 -0.07 -0.12
first word	strik	-0.01 -0.03 -0.20 -0.14 0.08 -0.17 -0.06
first word	suspect	-0.04 -0.08 0.08 0.00 -0.09 -0.11 0.00
first word	talk	-0.13 0.09 -0.10 -0.05 -0.13 -0.10 0.06
first word	tanker	0.03 -0.11 0.07 0.02 -0.15 -0.07 -0.13
first word	ten	0.12 -0.02 -0.06 -0.05 -0.16 -0.04 -0.13
first word	that	-0.10 -0.08 -0.08 0.05 -0.11 -0.09 0.00
first word	the	0.02 -0.12 -0.14 -0.07 0.01 -0.04 0.10
first word	ther	-0.05 0.03 -0.17 -0.07 0.01 -0.14 -0.03
first word	thes	-0.10 -0.15 -0.13 -0.14 0.06 -0.13 0.07
first word	they	-0.02 0.05 -0.11 -0.19 0.05 -0.15 -0.09
first word	this	-0.04 -0.14 -0.01 0.02 0.00 -0.09 0.04
first word	thousand	-0.10 -0.03 -0.05 -0.13 0.04 0.04 0.03
first word	thre	0.08 -0.25 0.01 -0.06 -0.03 -0.19 0.01
first word	to	-0.02 0.01 -0.30 0.07 -0.36 -0.27 -0.03
first word	top	-0.16 -0.15 -0.04 0.10 0.01 -0.14 0.05
first word	tucker	-0.10 -0.11 0.07 -0.08 -0.06 -0.08 0.02
first word	two	0.11 -0.07 -0.24 -0.05 0.01 -0.17 -0.30
first word	u	0.00 0.04 0.04 -0.07 -0.14 -0.12 -0.12
first word	vice	-0.09 0.11 -0.07 -0.13 -0.05 -0.01 -0.11
first word	video	0.15 -0.16 -0.04 -0.07 -0.10 -0.21 -0.09
first word	war	0.13 -0.05 -0.32 0.06 -0.28 -0.25 -0.08
first word	warn	-0.08 -0.12 -0.13 0.04 -0.15 -0.17 0.11
first word	watch	0.05 -0.02 -0.29 -0.08 -0.16 -0.18 0.08
first word	we	0.07 0.04 -0.23 0.02 0.06 -0.12 -0.23
first word	we'r	0.03 -0.09 -0.11 -0.10 -0.01 -0.08 -0.03
first word	we'v	-0.08 -0.05 -0.11 -0.11 0.07 -0.09 -0.03
first word	what	0.10 0.06 -0.21 -0.17 -0.04 -0.21 -0.05
first word	wher	-0.03 0.02 -0.04 -0.18 -0.01 -0.12 0.05
first word	whil	0.03 -0.11 -0.13 -0.13 -0.13 -0.15 0.05
first word	who	-0.20 0.00 0.04 -0.07 0.07 -0.18 0.02
first word	why	0.05 0.01 -0.15 -0.09 0.03 -0.16 0.00
first word	will	0.02 0.00 -0.16 0.02 -0.22 0.04 -0.07
first word	with	0.08 -0.03 -0.26 -0.02 0.01 -0.18 -0.03
first word	world	-0.13 0.17 -0.15 -0.13 0.00 -0.14 -0.16
first word	you	0.02 -0.10 -0.07 -0.12 0.04 -0.07 -0.04
form	a question	-0.02 0.06 -0.14 -0.03 -0.11 -0.03 0.04
form	a sentence	-0.17 0.05 0.01 0.05 0.04 -0.04 -0.03
form	bar	-0.02 -0.13 -0.12 0.03 -0.28 -0.13 0.12
form	begins with a quote	-0.08 -0.10 -0.25 -0.21 0.18 -0.28 0.11
form	colon	-0.08 0.10 -0.06 -0.14 0.04 -0.16 0.03
form	ends with a quote	-0.12 0.02 -0.04 -0.18 -0.24 -0.14 0.13
form	ends with on	0.02 -0.02 -0.34 0.07 -0.23 -0.09 0.04
form	exclamation	-0.08 0.01 -0.28 -0.07 -0.11 -0.14 0.09
form	label	0.16 -0.07 0.02 -0.05 -0.24 -0.20 -0.10
form	label at the end	-0.10 -0.13 0.10 -0.10 -0.28 0.00 0.18
form	question	-0.02 0.06 -0.14 -0.03 -0.11 -0.03 0.04
form	quotes	-0.02 0.11 -0.17 -0.23 -0.13 -0.11 0.03
form	signed	-0.02 -0.02 -0.14 -0.17 -0.11 -0.13 0.16
head clause	alarm	0.06 0.01 -0.17 -0.02 0.03 -0.05 -0.09
head clause	brief	0.02 0.05 -0.28 -0.07 -0.01 -0.09 -0.11
head clause	casualty	0.00 -0.14 -0.08 -0.13 0.22 -0.18 -0.06
head clause	chief	-0.11 0.07 0.06 -0.16 -0.32 -0.12 0.11
head clause	civilian	-0.06 -0.15 -0.10 -0.25 0.26 -0.06 -0.09
head clause	closure	-0.05 0.02 -0.39 0.08 -0.08 -0.07 -0.09
head clause	contact	-0.15 0.18 -0.11 -0.14 -0.03 -0.05 -0.06
head clause	culture	-0.16 -0.28 -0.10 0.05 0.02 0.01 0.15
head clause	cyber	-0.25 -0.22 -0.06 -0.08 -0.24 0.26 -0.23
head clause	decision	-0.04 -0.01 -0.02 0.00 -0.02 -0.01 0.00
head clause	domestic	-0.11 -0.18 0.11 0.02 -0.08 -0.10 0.05
head clause	drill	0.02 -0.08 -0.15 -0.13 -0.15 -0.15 0.07
head clause	elsewhere	0.08 -0.11 -0.13 0.03 -0.14 -0.18 0.00
head clause	everyday	-0.11 -0.18 -0.06 0.08 0.10 -0.24 -0.07
head clause	execution	-0.12 -0.12 0.09 -0.12 0.11 -0.16 -0.14
head clause	force	0.07 -0.07 -0.04 -0.04 -0.08 -0.04 0.02
head clause	gaza	-0.04 0.11 -0.26 -0.20 0.03 -0.16 -0.07
head clause	market	-0.18 -0.12 -0.08 0.17 -0.04 -0.07 -0.10
head clause	mass	0.12 -0.14 -0.02 -0.09 -0.07 -0.02 -0.04
head clause	memory	-0.17 0.03 -0.11 -0.13 0.02 -0.12 0.15
head clause	modal	-0.09 0.03 -0.05 0.00 -0.04 -0.04 0.00
head clause	negotiation	-0.12 0.12 -0.19 -0.10 -0.12 -0.14 -0.05
head clause	network	-0.17 -0.10 0.03 -0.08 0.02 0.11 -0.09
head clause	nuclear	-0.05 0.15 0.08 -0.13 -0.39 -0.20 -0.14
head clause	oil	-0.07 -0.03 -0.21 0.15 -0.16 -0.14 -0.23
head clause	opinion	-0.01 0.06 -0.05 -0.13 -0.03 -0.04 0.03
head clause	pact	-0.07 0.06 0.02 -0.07 -0.18 -0.17 -0.03
head clause	reaction	-0.10 0.11 -0.14 -0.03 -0.10 -0.19 -0.02
head clause	resolve	-0.01 0.15 -0.08 -0.20 -0.19 0.00 -0.10
head clause	sanction	-0.18 -0.06 -0.16 0.15 -0.24 0.04 -0.08
head clause	settled	-0.01 0.06 -0.04 -0.02 -0.02 0.02 -0.18
head clause	shipping	0.08 -0.11 -0.06 0.06 -0.11 -0.04 -0.15
head clause	shock	-0.05 -0.08 -0.02 0.09 -0.12 -0.11 -0.06
head clause	sport	-0.13 -0.13 0.00 -0.24 0.06 -0.16 0.15
head clause	spy	-0.21 -0.21 0.33 -0.18 -0.29 0.01 -0.14
head clause	strike	0.03 -0.03 0.01 -0.09 -0.04 -0.04 0.00
head clause	syria	-0.20 0.06 -0.17 0.07 -0.05 -0.11 0.01
head clause	threat	0.02 -0.04 0.00 0.00 -0.05 0.00 0.00
head clause	toll	-0.08 0.01 -0.24 0.13 -0.02 -0.14 -0.12
head clause	truce	-0.05 0.05 -0.20 -0.18 -0.05 -0.09 -0.06
head clause	unreal	-0.01 -0.04 0.03 -0.04 -0.10 -0.03 0.04
head clause	unrest	-0.27 0.03 -0.02 -0.08 -0.12 -0.19 0.15
head clause	weapon	0.20 -0.18 0.06 -0.22 -0.10 -0.02 -0.17
head event	accident	-0.10 -0.13 -0.12 0.09 -0.12 -0.11 0.04
head event	accusation	-0.11 -0.04 -0.05 -0.11 0.02 -0.15 0.06
head event	apology	-0.14 0.12 -0.14 -0.13 -0.12 -0.15 -0.06
head event	appointment	-0.13 -0.10 -0.07 -0.20 -0.03 -0.21 0.16
head event	arrest	-0.09 -0.05 0.12 -0.16 -0.12 -0.28 0.10
head event	arrival	0.13 -0.08 -0.22 -0.06 -0.14 -0.17 0.00
head event	ban	-0.16 0.13 -0.14 -0.07 -0.09 -0.13 0.05
head event	blackout	-0.08 -0.09 -0.17 -0.10 0.01 0.07 0.00
head event	blockade	0.01 -0.07 -0.20 0.01 -0.02 -0.18 -0.03
head event	call	-0.15 0.00 0.05 0.02 -0.11 -0.15 -0.01
head event	cancelled	-0.03 -0.02 -0.27 -0.01 -0.04 -0.21 0.04
head event	charge	-0.13 -0.12 0.09 -0.03 -0.13 -0.17 -0.04
head event	closure	-0.02 -0.11 0.04 0.04 -0.13 -0.09 0.02
head event	comment	0.01 0.00 -0.03 -0.03 -0.19 -0.22 0.03
head event	deal	-0.11 0.07 -0.20 -0.05 -0.07 -0.12 -0.04
head event	denial	0.02 0.02 0.01 -0.06 -0.05 -0.15 -0.05
head event	departure	0.00 -0.09 -0.26 0.03 0.01 -0.14 0.03
head event	deployment	0.01 0.02 -0.02 -0.07 -0.29 -0.18 0.00
head event	downing	0.10 -0.13 -0.06 -0.05 -0.12 -0.15 -0.05
head event	drill	0.13 -0.10 -0.11 -0.07 -0.10 -0.11 -0.02
head event	emergency	-0.15 0.16 -0.10 -0.11 -0.13 -0.09 -0.12
head event	enrichment	-0.02 0.12 0.00 -0.05 -0.14 -0.16 -0.15
head event	evacuation	0.00 -0.07 -0.20 -0.08 0.13 -0.03 -0.11
head event	execution	-0.10 -0.10 0.08 -0.10 0.08 -0.14 -0.11
head event	exit	-0.07 -0.02 -0.22 -0.02 -0.08 -0.17 0.07
head event	expulsion	-0.07 0.11 -0.17 -0.17 0.04 -0.17 -0.19
head event	fall	-0.08 -0.02 -0.08 0.09 -0.11 -0.06 -0.15
head event	fee	-0.15 0.03 -0.12 0.10 -0.13 -0.14 -0.14
head event	flights	-0.11 -0.10 -0.10 0.12 0.00 -0.11 -0.11
head event	funeral	-0.07 -0.17 -0.07 -0.12 0.07 -0.14 0.03
head event	hack	-0.14 -0.12 0.00 -0.16 -0.20 0.18 -0.10
head event	halt	-0.03 -0.04 -0.22 0.05 -0.08 -0.18 -0.02
head event	incursion	0.09 0.00 -0.20 -0.13 -0.19 -0.14 -0.06
head event	inspection	-0.12 0.11 -0.10 -0.10 -0.08 -0.08 -0.09
head event	joining	0.14 -0.18 -0.14 -0.10 -0.15 -0.09 -0.04
head event	listing	-0.03 -0.10 0.07 -0.09 0.05 -0.10 -0.05
head event	memory	-0.14 -0.04 -0.11 -0.03 -0.07 -0.16 0.15
head event	mourning	-0.09 -0.12 -0.14 -0.07 0.11 -0.08 0.04
head event	none	-0.02 -0.03 -0.12 0.00 -0.05 -0.15 0.03
head event	offer	0.02 0.04 -0.04 -0.01 -0.01 -0.12 -0.10
head event	order	0.02 -0.03 -0.23 0.00 -0.01 -0.15 -0.08
head event	plan	0.01 0.01 -0.08 0.01 -0.01 -0.08 -0.03
head event	reaction	-0.13 0.05 -0.10 -0.04 -0.05 -0.06 0.05
head event	rejection	-0.02 0.04 0.08 -0.05 -0.20 -0.13 -0.10
head event	release	0.04 -0.06 -0.22 0.05 0.04 -0.13 -0.11
head event	relief	-0.02 0.07 -0.17 0.00 -0.19 -0.17 -0.22
head event	reopening	-0.01 -0.04 -0.03 0.00 -0.01 -0.24 -0.13
head event	rescue	0.08 -0.08 -0.11 -0.17 0.02 -0.14 -0.05
head event	resumption	-0.08 -0.17 -0.14 0.18 -0.10 -0.14 -0.03
head event	rise	-0.06 0.00 -0.10 0.04 -0.16 -0.08 -0.07
head event	sanction	-0.13 -0.04 -0.14 0.08 -0.20 0.04 0.01
head event	seizure	0.02 -0.17 -0.01 0.04 -0.07 0.00 -0.09
head event	snapback	0.08 -0.08 -0.10 0.08 -0.10 -0.10 -0.08
head event	spying	-0.14 -0.02 0.13 -0.13 -0.13 -0.19 -0.17
head event	strike	0.09 -0.10 -0.07 -0.06 0.00 -0.11 -0.01
head event	talks	-0.05 0.05 -0.21 -0.09 -0.14 -0.13 0.02
head event	test	-0.07 0.02 -0.17 0.05 -0.16 -0.13 -0.02
head event	threat	-0.01 0.03 -0.03 -0.06 -0.06 -0.03 -0.05
head event	truce	-0.10 0.04 -0.21 -0.12 0.02 -0.16 0.02
head event	visit	0.03 -0.04 -0.09 -0.15 -0.07 0.00 0.03
head event	wish	-0.06 0.07 -0.20 -0.12 -0.03 -0.21 0.01
head event, told as accusation	accusation	-0.11 -0.04 -0.05 -0.11 0.02 -0.15 0.06
head event, told as cancelled	cancelled	-0.03 -0.02 -0.27 -0.01 -0.04 -0.21 0.04
head event, told as comment	comment	0.01 0.00 -0.03 -0.03 -0.19 -0.22 0.03
head event, told as denial	denial	0.02 0.02 0.01 -0.06 -0.05 -0.15 -0.05
head event, told as done	accident	-0.10 -0.13 -0.12 0.09 -0.12 -0.11 0.04
head event, told as done	apology	-0.14 0.12 -0.14 -0.13 -0.12 -0.15 -0.06
head event, told as done	appointment	-0.13 -0.10 -0.07 -0.20 -0.03 -0.21 0.16
head event, told as done	arrest	-0.09 -0.05 0.12 -0.16 -0.12 -0.28 0.10
head event, told as done	arrival	0.13 -0.08 -0.22 -0.06 -0.14 -0.17 0.00
head event, told as done	ban	-0.16 0.13 -0.14 -0.07 -0.09 -0.13 0.05
head event, told as done	blackout	-0.08 -0.09 -0.17 -0.10 0.01 0.07 0.00
head event, told as done	blockade	0.01 -0.07 -0.20 0.01 -0.02 -0.18 -0.03
head event, told as done	call	-0.15 0.00 0.05 0.02 -0.11 -0.15 -0.01
head event, told as done	charge	-0.13 -0.12 0.09 -0.03 -0.13 -0.17 -0.04
head event, told as done	closure	-0.02 -0.11 0.04 0.04 -0.13 -0.09 0.02
head event, told as done	deal	-0.11 0.07 -0.20 -0.05 -0.07 -0.12 -0.04
head event, told as done	departure	0.00 -0.09 -0.26 0.03 0.01 -0.14 0.03
head event, told as done	deployment	0.01 0.02 -0.02 -0.07 -0.29 -0.18 0.00
head event, told as done	downing	0.10 -0.13 -0.06 -0.05 -0.12 -0.15 -0.05
head event, told as done	emergency	-0.15 0.16 -0.10 -0.11 -0.13 -0.09 -0.12
head event, told as done	enrichment	-0.02 0.12 0.00 -0.05 -0.14 -0.16 -0.15
head event, told as done	evacuation	0.00 -0.07 -0.20 -0.08 0.13 -0.03 -0.11
head event, told as done	execution	-0.10 -0.10 0.08 -0.10 0.08 -0.14 -0.11
head event, told as done	exit	-0.07 -0.02 -0.22 -0.02 -0.08 -0.17 0.07
head event, told as done	expulsion	-0.07 0.11 -0.17 -0.17 0.04 -0.17 -0.19
head event, told as done	fall	-0.08 -0.02 -0.08 0.09 -0.11 -0.06 -0.15
head event, told as done	fee	-0.15 0.03 -0.12 0.10 -0.13 -0.14 -0.14
head event, told as done	flights	-0.11 -0.10 -0.10 0.12 0.00 -0.11 -0.11
head event, told as done	funeral	-0.07 -0.17 -0.07 -0.12 0.07 -0.14 0.03
head event, told as done	hack	-0.14 -0.12 0.00 -0.16 -0.20 0.18 -0.10
head event, told as done	halt	-0.03 -0.04 -0.22 0.05 -0.08 -0.18 -0.02
head event, told as done	incursion	0.09 0.00 -0.20 -0.13 -0.19 -0.14 -0.06
head event, told as done	inspection	-0.12 0.11 -0.10 -0.10 -0.08 -0.08 -0.09
head event, told as done	joining	0.14 -0.18 -0.14 -0.10 -0.15 -0.09 -0.04
head event, told as done	listing	-0.03 -0.10 0.07 -0.09 0.05 -0.10 -0.05
head event, told as done	mourning	-0.09 -0.12 -0.14 -0.07 0.11 -0.08 0.04
head event, told as done	none	-0.02 -0.03 -0.12 0.00 -0.05 -0.15 0.03
head event, told as done	order	0.02 -0.03 -0.23 0.00 -0.01 -0.15 -0.08
head event, told as done	release	0.04 -0.06 -0.22 0.05 0.04 -0.13 -0.11
head event, told as done	relief	-0.02 0.07 -0.17 0.00 -0.19 -0.17 -0.22
head event, told as done	reopening	-0.01 -0.04 -0.03 0.00 -0.01 -0.24 -0.13
head event, told as done	rescue	0.08 -0.08 -0.11 -0.17 0.02 -0.14 -0.05
head event, told as done	resumption	-0.08 -0.17 -0.14 0.18 -0.10 -0.14 -0.03
head event, told as done	rise	-0.06 0.00 -0.10 0.04 -0.16 -0.08 -0.07
head event, told as done	sanction	-0.13 -0.04 -0.14 0.08 -0.20 0.04 0.01
head event, told as done	seizure	0.02 -0.17 -0.01 0.04 -0.07 0.00 -0.09
head event, told as done	snapback	0.08 -0.08 -0.10 0.08 -0.10 -0.10 -0.08
head event, told as done	spying	-0.14 -0.02 0.13 -0.13 -0.13 -0.19 -0.17
head event, told as done	strike	0.09 -0.10 -0.07 -0.06 0.00 -0.11 -0.01
head event, told as done	talks	-0.05 0.05 -0.21 -0.09 -0.14 -0.13 0.02
head event, told as done	test	-0.07 0.02 -0.17 0.05 -0.16 -0.13 -0.02
head event, told as done	truce	-0.10 0.04 -0.21 -0.12 0.02 -0.16 0.02
head event, told as done	visit	0.03 -0.04 -0.09 -0.15 -0.07 0.00 0.03
head event, told as drill	drill	0.13 -0.10 -0.11 -0.07 -0.10 -0.11 -0.02
head event, told as memory	memory	-0.14 -0.04 -0.11 -0.03 -0.07 -0.16 0.15
head event, told as offer	offer	0.02 0.04 -0.04 -0.01 -0.01 -0.12 -0.10
head event, told as plan	plan	0.01 0.01 -0.08 0.01 -0.01 -0.08 -0.03
head event, told as reaction	reaction	-0.13 0.05 -0.10 -0.04 -0.05 -0.06 0.05
head event, told as rejection	rejection	-0.02 0.04 0.08 -0.05 -0.20 -0.13 -0.10
head event, told as threat	threat	-0.01 0.03 -0.03 -0.06 -0.06 -0.03 -0.05
head event, told as wish	wish	-0.06 0.07 -0.20 -0.12 -0.03 -0.21 0.01
length	long	-0.11 -0.09 0.05 -0.05 0.05 -0.01 0.12
length	short	0.13 0.14 -0.22 -0.06 -0.12 -0.57 -0.12
length	usual	0.08 -0.01 -0.21 0.04 -0.10 -0.06 -0.07
length	very long	-0.10 -0.11 0.17 -0.05 -0.03 -0.07 0.07
level by rules	critical	0.09 -0.09 -0.02 -0.14 -0.06 -0.12 0.03
level by rules	high	-0.08 -0.06 -0.09 0.04 0.01 0.06 -0.03
level by rules	low	-0.06 -0.04 -0.05 0.02 -0.03 -0.02 0.06
level by rules	medium	-0.07 0.03 0.03 -0.02 -0.05 -0.20 0.01
level by rules	urgent	0.03 -0.05 -0.07 -0.03 -0.04 -0.17 -0.01
person	aide	-0.04 -0.12 -0.12 -0.07 -0.08 -0.07 0.09
person	chief of staff	0.18 -0.06 -0.30 -0.17 -0.04 -0.11 -0.15
person	defence minister	0.03 -0.17 -0.05 -0.17 -0.12 -0.24 0.13
person	far right minister	-0.13 0.05 -0.13 -0.12 -0.01 -0.12 0.05
person	foreign minister	-0.25 0.23 -0.29 -0.02 -0.04 -0.18 -0.21
person	former premier	-0.14 -0.07 0.02 -0.08 -0.16 -0.13 0.12
person	guards chief	0.17 -0.09 -0.19 -0.11 -0.15 -0.13 -0.05
person	hezbollah leader	-0.03 0.02 -0.12 -0.08 -0.12 -0.06 -0.01
person	hezbollah second	-0.11 0.01 0.06 -0.10 -0.18 -0.11 0.06
person	intelligence chief	0.03 -0.07 0.09 -0.11 -0.11 -0.13 -0.15
person	journalist	-0.04 -0.11 -0.10 -0.11 0.10 -0.10 -0.10
person	kushner	-0.20 0.11 -0.15 -0.20 -0.14 -0.08 -0.07
person	leaders	-0.01 -0.14 0.00 0.04 0.01 -0.11 -0.12
person	mojtaba	-0.18 0.07 0.00 -0.20 -0.31 -0.22 0.10
person	navy chief	0.15 -0.15 -0.13 -0.09 -0.13 -0.07 -0.13
person	nuclear scientist	-0.12 0.14 -0.18 -0.05 -0.10 -0.07 -0.02
person	police chief	-0.05 -0.14 -0.17 -0.12 0.09 -0.10 -0.02
person	president	-0.17 0.21 -0.14 -0.16 -0.05 -0.22 -0.12
person	prime minister	-0.12 0.09 -0.14 -0.29 -0.42 -0.08 0.15
person	secretary of state	-0.28 0.21 -0.02 -0.06 -0.33 -0.20 0.07
person	security chief	-0.09 -0.06 -0.29 -0.17 -0.14 -0.18 0.17
person	soldier	0.01 -0.07 -0.09 -0.08 0.03 -0.03 0.01
person	speaker	-0.18 0.19 -0.24 -0.24 -0.27 -0.22 -0.07
person	spokesman	0.06 0.05 -0.21 -0.19 0.00 -0.15 -0.14
person	supreme leader	-0.02 -0.05 0.10 -0.14 -0.17 -0.26 0.07
person	vice president	-0.34 0.20 -0.11 -0.19 -0.31 -0.11 0.04
phase	begin	-0.05 0.09 -0.11 0.01 0.02 -0.05 -0.15
phase	break	-0.08 -0.07 0.02 -0.06 0.07 0.01 0.03
phase	end	-0.14 0.05 -0.13 -0.01 -0.01 -0.25 0.04
phase	extend	0.10 0.02 -0.08 0.03 -0.23 -0.19 -0.22
relevance by rules	not relevant: neither side in the title or the first sentence	-0.13 -0.07 -0.11 0.11 -0.16 -0.20 0.08
relevance by rules	not relevant: no party in the title	-0.13 0.02 -0.25 0.06 -0.01 -0.21 0.01
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.03 0.00 -0.13 -0.15 -0.06 -0.21 0.12
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.04 0.05 -0.16 -0.13 -0.15 -0.35 0.06
relevance by rules	not relevant: the summary is about	-0.01 0.02 -0.15 -0.01 -0.03 -0.18 -0.01
relevance by rules	not relevant: the summary is about home affairs	-0.05 0.06 0.04 -0.13 -0.13 -0.07 0.06
relevance by rules	not relevant: the title is about	-0.07 0.03 0.01 -0.08 -0.11 -0.19 0.06
relevance by rules	not relevant: the title is about culture	-0.18 -0.25 -0.10 0.05 0.00 0.01 0.15
relevance by rules	not relevant: the title is about everyday	-0.04 -0.12 -0.13 0.01 0.14 -0.23 -0.16
relevance by rules	not relevant: the title is about home affairs	-0.10 -0.18 -0.01 0.09 0.03 0.02 0.02
relevance by rules	not relevant: the title is about memory	-0.10 -0.03 -0.13 -0.08 -0.02 -0.13 0.13
relevance by rules	not relevant: the title is about sport	-0.17 -0.05 -0.01 -0.23 0.07 -0.16 0.14
relevance by rules	relevant: a side and the strait in the title	-0.11 0.01 -0.09 0.05 -0.11 -0.10 -0.09
relevance by rules	relevant: about the Gulf or the Red Sea	0.12 -0.03 -0.20 -0.07 -0.10 -0.11 -0.20
relevance by rules	relevant: and in the title	-0.07 -0.12 -0.14 0.03 0.12 -0.10 -0.13
relevance by rules	relevant: and war in the title	-0.08 -0.13 -0.14 0.13 -0.24 -0.10 -0.05
relevance by rules	relevant: between opposed parties in the title	0.06 -0.12 0.04 -0.06 -0.09 -0.09 -0.02
relevance by rules	relevant: bombs where an armed ally sits	-0.11 0.07 -0.18 -0.17 0.10 -0.14 -0.11
relevance by rules	relevant: forces of the United States under fire	0.12 -0.10 -0.12 -0.04 -0.09 -0.06 -0.14
relevance by rules	relevant: forces or war where the confrontation is	0.01 -0.16 -0.22 0.07 0.01 -0.14 -0.05
relevance by rules	relevant: in a state of the Gulf	0.03 -0.15 -0.20 0.04 -0.09 0.02 0.02
relevance by rules	relevant: in a town of a side	0.06 -0.13 -0.15 -0.14 0.07 -0.14 -0.19
relevance by rules	relevant: in the land of an ally	-0.06 -0.12 -0.17 -0.15 0.15 -0.14 0.01
relevance by rules	relevant: in the region	0.02 -0.16 -0.10 -0.06 0.03 -0.10 -0.03
relevance by rules	relevant: in the title	0.02 0.06 0.02 -0.14 -0.14 0.07 0.03
relevance by rules	relevant: in the title, both sides in the first sentence	0.02 -0.10 -0.11 0.09 -0.19 -0.07 -0.03
relevance by rules	relevant: in the title, the opponent in the first sentence	0.05 -0.06 -0.01 -0.09 -0.08 -0.05 -0.08
relevance by rules	relevant: insurance of ships where the confrontation is	-0.05 -0.11 -0.05 0.10 -0.05 -0.04 -0.10
relevance by rules	relevant: of a side, killed or named	0.01 -0.10 -0.12 -0.01 -0.25 -0.19 0.10
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.08 -0.14 -0.29 -0.08 -0.07 0.00 0.09
relevance by rules	relevant: opposed parties and in the title	-0.10 0.06 -0.01 0.02 -0.04 -0.06 -0.02
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	0.04 -0.08 0.08 -0.08 -0.11 -0.03 0.00
relevance by rules	relevant: sent away	-0.09 0.06 -0.09 -0.12 0.05 -0.09 -0.13
relevance by rules	relevant: skies closed where the confrontation is	-0.13 -0.10 -0.07 0.09 0.08 -0.08 -0.13
relevance by rules	relevant: the forces of a side where an ally sits	0.26 -0.32 -0.21 -0.37 0.11 -0.31 -0.16
relevance by rules	relevant: the title names both sides	0.05 0.03 0.02 -0.15 -0.04 -0.02 -0.10
relevance by rules	relevant: the war by name in the title	-0.26 -0.08 -0.14 0.23 0.02 -0.31 -0.09
relevance by rules	relevant: traces of arms in a town of a side	0.02 -0.12 -0.15 -0.12 0.10 -0.13 -0.17
relevance by rules	relevant: trade that stands still where the confrontation is	-0.09 0.05 -0.16 0.07 -0.06 -0.13 -0.16
relevance by rules	relevant: trade under fire where the confrontation is	0.15 -0.10 -0.20 -0.03 -0.40 -0.19 -0.34
relevance by rules	relevant: two parties and in the title	-0.04 0.08 -0.13 -0.13 -0.04 -0.18 -0.03
relevance by rules	relevant: upon a side	-0.16 -0.15 -0.13 0.06 0.08 -0.17 0.06
relevance by rules	relevant: where forces of the United States are	0.16 -0.11 -0.05 0.00 -0.08 -0.14 -0.22
relevance by rules	relevant: with the land of an ally	-0.08 -0.07 -0.17 -0.22 0.05 -0.16 0.04
relevance by rules	relevant: without another state's name	-0.11 0.10 -0.11 -0.11 -0.09 -0.08 -0.09
sign	comment	0.04 0.02 -0.14 -0.06 0.05 -0.10 -0.01
sign	explosions reported	0.12 -0.13 -0.21 -0.25 -0.05 -0.11 0.01
sign	leader killed	0.12 -0.04 -0.08 -0.15 -0.14 -0.16 -0.07
sign	nuclear sites struck	0.00 -0.05 0.08 -0.02 -0.09 -0.08 -0.15
sign	operations begun	0.17 -0.07 -0.28 0.00 -0.23 -0.11 -0.20
sign	states struck	0.17 -0.22 -0.42 0.06 -0.07 -0.09 -0.08
sign	strikes suspended	-0.09 0.20 -0.10 -0.07 -0.06 -0.21 -0.16
sign	truce agreed	-0.30 0.19 -0.12 -0.18 -0.02 -0.08 -0.04
sign	war	-0.08 -0.05 -0.08 -0.03 0.02 -0.10 0.07
sign	war of a state	-0.07 -0.13 -0.08 0.14 -0.03 -0.02 -0.04
sign	war of the region	-0.10 0.05 -0.05 0.02 0.01 -0.12 -0.11
state	calm	0.11 0.28 -0.04 -0.15 -0.52 0.09 -0.56
state	crisis	-0.07 0.02 -0.11 -0.03 -0.06 -0.09 0.03
state	war	-0.02 -0.13 -0.04 0.00 0.00 -0.13 0.08
summary	alarm	-0.06 -0.08 -0.12 -0.01 0.11 -0.06 0.02
summary	brief	-0.02 0.00 -0.09 0.01 0.01 -0.04 -0.06
summary	casualty	-0.11 0.03 -0.10 -0.22 0.10 -0.17 -0.03
summary	chief	0.02 0.07 0.00 -0.22 -0.31 -0.07 0.05
summary	civilian	-0.15 -0.08 -0.12 -0.18 0.20 -0.02 0.05
summary	closure	-0.07 -0.04 -0.07 0.12 -0.09 -0.18 -0.06
summary	contact	-0.12 0.14 -0.11 -0.20 -0.10 -0.07 0.02
summary	culture	-0.08 -0.20 -0.17 -0.02 0.09 -0.13 0.12
summary	cyber	-0.06 -0.14 0.08 -0.07 -0.13 0.13 -0.16
summary	decision	0.04 -0.08 -0.01 -0.07 0.09 -0.24 -0.02
summary	domestic	-0.07 -0.09 -0.08 0.03 -0.27 -0.18 0.10
summary	drill	0.09 0.02 -0.08 -0.06 -0.06 -0.04 -0.11
summary	elsewhere	-0.06 0.07 -0.05 -0.01 -0.02 -0.09 -0.06
summary	everyday	-0.10 -0.09 0.03 0.07 -0.04 -0.15 -0.03
summary	execution	-0.08 -0.03 0.07 -0.08 -0.09 -0.09 -0.09
summary	force	0.04 -0.06 0.03 -0.02 0.02 -0.04 -0.10
summary	gaza	-0.05 0.03 -0.17 -0.19 -0.30 -0.14 0.17
summary	market	-0.11 -0.11 -0.07 0.16 -0.19 -0.06 -0.05
summary	mass	0.04 -0.10 -0.02 -0.03 -0.08 0.00 0.00
summary	memory	-0.13 0.07 -0.09 -0.11 -0.02 -0.10 0.06
summary	modal	-0.10 -0.03 0.03 0.00 -0.05 -0.20 0.05
summary	negotiation	-0.09 0.04 0.00 -0.17 0.02 -0.14 0.06
summary	network	-0.13 0.04 -0.12 -0.05 -0.02 0.08 -0.09
summary	nuclear	-0.04 0.01 0.00 -0.13 -0.07 -0.14 0.07
summary	oil	-0.09 -0.14 -0.06 0.14 -0.10 -0.05 -0.13
summary	opinion	-0.09 -0.03 0.00 0.01 -0.40 -0.24 0.11
summary	pact	0.02 -0.08 0.01 -0.04 0.00 -0.07 -0.02
summary	reaction	-0.22 0.24 -0.12 -0.01 -0.26 -0.07 -0.05
summary	resolve	-0.08 0.20 -0.36 -0.15 -0.36 -0.16 -0.10
summary	sanction	-0.20 -0.03 -0.09 0.12 -0.19 -0.22 -0.01
summary	settled	0.05 -0.05 -0.08 0.01 0.01 0.04 -0.11
summary	shipping	0.00 -0.16 -0.09 0.12 -0.05 0.09 -0.25
summary	shock	-0.03 -0.12 -0.03 0.16 -0.08 -0.08 -0.22
summary	sport	-0.04 -0.04 -0.13 -0.09 0.02 -0.07 0.09
summary	spy	-0.16 -0.14 0.19 -0.14 -0.26 0.08 -0.12
summary	strike	0.01 -0.06 0.02 -0.09 0.06 -0.14 -0.05
summary	syria	0.06 0.07 -0.16 -0.08 -0.15 -0.10 -0.15
summary	threat	0.09 -0.04 -0.08 0.03 -0.12 -0.18 -0.08
summary	toll	-0.06 -0.04 0.02 -0.01 0.02 0.02 -0.04
summary	truce	0.02 -0.09 0.02 -0.16 0.01 -0.14 0.00
summary	unreal	-0.01 -0.06 -0.01 0.10 -0.08 -0.08 -0.06
summary	unrest	-0.04 0.16 0.01 -0.22 -0.05 -0.14 -0.20
summary	weapon	0.10 -0.16 0.09 -0.20 -0.05 -0.18 0.02
summary is	missing	0.00 -0.07 -0.04 -0.03 -0.03 -0.10 0.03
summary is	there	-0.06 -0.04 -0.03 0.04 -0.03 -0.03 0.01
summary names	ally	0.07 -0.09 -0.23 -0.18 -0.03 -0.15 0.05
summary names	both sides	0.00 0.07 0.01 -0.14 -0.21 0.01 -0.05
summary names	both sides and ally	-0.10 -0.01 -0.15 -0.11 0.01 -0.11 -0.01
summary names	both sides and usa	-0.01 0.00 -0.07 -0.08 -0.09 -0.06 0.03
summary names	both sides and usa and ally	0.07 0.03 -0.17 -0.03 -0.06 -0.07 -0.24
summary names	no party	0.01 -0.06 -0.07 0.00 -0.02 -0.10 0.05
summary names	one side	-0.06 -0.16 0.05 0.03 0.09 -0.11 0.06
summary names	one side and ally	-0.02 -0.01 -0.17 -0.27 0.07 -0.13 -0.02
summary names	one side and usa	-0.06 0.01 -0.03 -0.02 -0.05 0.00 -0.03
summary names	one side and usa and ally	-0.07 0.02 0.01 -0.11 -0.15 -0.06 -0.01
summary names	usa	-0.04 0.01 -0.02 0.07 -0.31 -0.04 -0.07
summary place	gulf state	-0.06 0.03 0.00 0.10 -0.13 -0.05 -0.23
summary place	land of an ally	0.11 -0.08 -0.13 -0.33 0.02 -0.17 0.02
summary place	neighbour	-0.08 0.17 -0.30 -0.06 -0.03 -0.16 -0.11
summary place	region	0.02 -0.01 -0.27 0.01 -0.25 -0.04 0.00
summary place	strait or sea	-0.02 -0.08 -0.02 0.10 -0.09 0.04 -0.26
summary place	third country	-0.20 0.02 0.05 0.08 -0.08 0.00 -0.04
summary place	usa	-0.05 0.06 -0.02 -0.04 -0.15 -0.03 -0.03
summary word	?	-0.07 0.00 0.02 0.00 -0.20 -0.18 0.07
summary word	[ally]	0.02 -0.03 -0.19 -0.29 0.05 -0.13 -0.01
summary word	[number]	0.10 -0.16 -0.08 0.04 0.02 0.04 -0.06
summary word	[place]	-0.03 0.02 0.02 0.02 -0.04 -0.05 -0.09
summary word	[region]	-0.03 -0.04 -0.10 0.07 -0.11 0.07 -0.11
summary word	[side]	-0.06 -0.04 0.03 -0.07 -0.03 -0.02 0.04
summary word	[usa]	-0.04 0.05 -0.04 -0.03 -0.16 -0.03 -0.02
summary word	abba	0.07 -0.02 -0.07 -0.05 -0.06 -0.05 -0.11
summary word	ability	-0.05 -0.01 0.03 0.05 -0.10 -0.08 0.01
summary word	about	-0.03 -0.07 0.01 -0.03 -0.21 0.03 0.01
summary word	abov	-0.08 -0.07 -0.04 0.07 -0.03 -0.03 -0.05
summary word	accept	-0.09 0.07 -0.07 0.02 -0.07 -0.04 -0.11
summary word	accord	-0.03 0.01 0.02 -0.02 -0.04 -0.01 -0.14
summary word	accus	-0.09 -0.07 -0.02 -0.14 -0.18 -0.10 0.11
summary word	achiev	-0.09 0.08 -0.11 -0.10 -0.11 -0.06 0.05
summary word	acros	-0.03 0.03 -0.24 -0.04 -0.08 -0.14 -0.03
summary word	act	-0.13 0.07 -0.13 -0.12 -0.14 -0.12 0.03
summary word	action	-0.14 0.08 -0.03 -0.06 -0.13 -0.08 0.01
summary word	activity	0.03 0.01 -0.07 -0.07 -0.09 -0.05 -0.07
summary word	add	0.05 0.04 -0.15 -0.05 -0.09 -0.10 -0.22
summary word	addres	-0.07 0.08 -0.07 -0.09 -0.05 -0.02 -0.08
summary word	address	-0.02 0.05 -0.11 -0.03 -0.10 -0.03 -0.05
summary word	administration	0.03 0.01 -0.14 -0.12 0.07 -0.13 -0.05
summary word	advanc	0.04 -0.03 -0.16 -0.04 -0.09 -0.07 0.00
summary word	advancement	-0.09 -0.02 -0.07 -0.08 0.06 -0.06 0.04
summary word	adversary	-0.04 -0.01 -0.05 -0.05 -0.04 0.05 -0.07
summary word	affair	-0.10 0.00 -0.09 0.00 -0.11 -0.11 0.04
summary word	affirm	0.09 0.02 -0.13 -0.13 -0.14 -0.08 -0.14
summary word	africa	-0.10 -0.08 -0.09 -0.05 -0.09 -0.07 0.06
summary word	after	-0.03 0.00 -0.02 0.06 -0.02 -0.16 -0.17
summary word	afternoon	-0.08 -0.10 -0.07 0.06 -0.08 -0.07 0.04
summary word	again	-0.17 -0.06 -0.04 -0.04 0.00 -0.13 0.15
summary word	against	-0.07 0.04 0.00 -0.01 -0.11 -0.13 0.01
summary word	agency	-0.12 -0.01 0.02 0.00 0.05 -0.08 -0.10
summary word	agenda	-0.10 0.02 -0.10 -0.07 -0.05 -0.05 0.01
summary word	agent	-0.11 0.03 -0.01 -0.09 -0.09 -0.09 -0.01
summary word	aggression	-0.10 0.00 -0.16 -0.12 -0.18 -0.11 0.09
summary word	agre	-0.01 0.02 -0.10 0.03 -0.22 -0.07 -0.11
summary word	agreement	-0.17 0.09 -0.31 -0.16 -0.22 -0.21 0.09
summary word	ahead	0.02 0.08 -0.17 0.03 -0.16 -0.14 -0.17
summary word	ai	-0.10 -0.08 0.04 -0.08 -0.11 -0.10 0.12
summary word	aid	-0.03 0.05 -0.06 -0.13 -0.11 -0.10 0.00
summary word	aim	0.05 -0.12 0.05 0.00 0.01 -0.04 -0.04
summary word	air	0.05 -0.20 0.05 0.04 -0.15 -0.10 0.05
summary word	aircraft	0.07 -0.12 -0.17 -0.11 0.03 -0.08 -0.01
summary word	airlin	-0.12 -0.12 -0.08 0.05 -0.10 -0.07 0.09
summary word	airport	0.11 -0.11 -0.12 -0.08 -0.13 -0.10 -0.11
summary word	airspac	0.08 -0.04 -0.13 -0.04 -0.08 -0.06 -0.08
summary word	airstrik	-0.05 0.01 0.04 -0.02 -0.15 0.01 -0.01
summary word	al	-0.16 -0.01 -0.11 0.05 -0.14 -0.09 0.05
summary word	alarm	-0.01 0.06 -0.11 -0.08 -0.07 -0.08 -0.11
summary word	alert	0.13 -0.11 -0.12 -0.08 -0.16 -0.09 -0.13
summary word	ali	-0.05 0.15 -0.04 -0.12 -0.16 -0.09 -0.06
summary word	all	0.10 -0.05 -0.16 -0.03 -0.01 -0.07 -0.15
summary word	allianc	-0.13 0.03 -0.11 0.03 -0.11 -0.09 -0.01
summary word	allow	-0.05 0.07 -0.09 -0.07 0.05 -0.03 -0.12
summary word	ally	0.02 -0.02 0.04 -0.08 -0.14 -0.04 0.01
summary word	almost	0.01 -0.09 0.07 0.06 -0.04 -0.06 -0.09
summary word	along	0.07 -0.11 -0.08 -0.05 -0.03 -0.06 -0.12
summary word	already	-0.03 0.01 -0.13 0.06 -0.16 -0.07 -0.02
summary word	also	-0.03 0.11 -0.15 -0.09 -0.16 -0.09 -0.20
summary word	ambassador	-0.04 0.05 -0.09 -0.08 -0.12 -0.06 0.01
summary word	ambition	0.08 -0.12 0.05 -0.08 -0.07 -0.02 0.02
summary word	amid	0.01 -0.07 -0.02 0.00 -0.08 -0.15 -0.07
summary word	amidst	-0.03 0.02 -0.06 -0.05 0.02 -0.08 -0.05
summary word	amir	-0.03 0.06 -0.05 -0.06 -0.08 -0.03 -0.10
summary word	among	0.03 -0.11 -0.10 0.07 -0.15 -0.05 -0.05
summary word	analysi	-0.09 -0.01 -0.11 0.05 -0.12 -0.07 0.06
summary word	analyst	0.04 0.00 -0.22 -0.02 -0.21 -0.12 -0.06
summary word	announc	-0.01 -0.04 -0.06 -0.05 -0.06 0.04 -0.01
summary word	announcement	0.06 0.02 -0.17 -0.01 -0.15 -0.11 -0.16
summary word	another	-0.02 0.01 -0.02 -0.14 0.03 -0.07 0.04
summary word	anti	-0.04 0.15 -0.16 -0.09 -0.13 -0.11 -0.12
summary word	anticipat	-0.13 0.02 -0.09 -0.12 -0.11 -0.10 0.07
summary word	any	-0.02 0.09 -0.18 -0.02 -0.15 -0.07 -0.07
summary word	aoun	0.02 0.02 -0.07 -0.06 -0.09 -0.03 -0.10
summary word	apos	0.05 0.04 -0.13 -0.08 -0.07 -0.09 -0.07
summary word	appear	-0.04 -0.05 0.02 -0.09 -0.07 0.00 0.02
summary word	approach	0.05 0.01 -0.05 0.01 -0.08 -0.10 -0.08
summary word	approval	-0.10 0.01 -0.08 -0.07 -0.05 -0.03 0.03
summary word	approximately	0.01 -0.03 -0.03 0.05 -0.07 -0.03 -0.04
summary word	april	-0.15 0.01 -0.15 0.06 -0.06 -0.08 -0.03
summary word	arab	-0.04 -0.11 -0.09 -0.07 -0.12 -0.06 0.10
summary word	arabiya	-0.09 0.02 -0.08 0.07 -0.08 -0.06 -0.09
summary word	area	0.07 -0.07 -0.16 -0.11 -0.09 -0.11 0.04
summary word	argu	0.00 -0.06 -0.07 0.03 -0.06 -0.02 0.04
summary word	arm	-0.10 0.15 -0.16 -0.13 -0.16 -0.10 -0.12
summary word	army	-0.02 0.12 -0.17 -0.16 -0.05 -0.06 -0.05
summary word	around	-0.10 -0.10 -0.08 0.10 -0.10 -0.10 0.02
summary word	arrang	-0.09 0.05 -0.05 -0.07 0.03 -0.05 -0.10
summary word	arrest	-0.12 0.04 -0.02 -0.10 -0.17 -0.13 0.06
summary word	arriv	-0.14 0.07 0.06 -0.17 -0.14 -0.10 0.06
summary word	articl	-0.13 -0.03 -0.24 0.03 -0.05 -0.14 0.07
summary word	artillery	0.04 0.04 -0.11 -0.09 -0.12 -0.08 -0.01
summary word	asia	-0.11 -0.08 -0.10 0.16 -0.15 -0.06 -0.15
summary word	asian	-0.12 -0.14 -0.10 0.13 -0.14 -0.08 -0.13
summary word	asks	0.06 -0.02 -0.16 -0.13 -0.09 -0.10 -0.15
summary word	assassination	0.04 -0.14 0.01 -0.12 -0.11 -0.13 -0.02
summary word	assault	-0.07 -0.07 0.01 -0.03 -0.16 -0.07 0.10
summary word	assess	-0.01 -0.07 -0.04 0.04 -0.06 -0.03 -0.07
summary word	asset	-0.17 -0.12 -0.07 0.15 -0.14 -0.05 -0.17
summary word	atomic	0.06 -0.03 -0.10 -0.01 -0.10 -0.05 -0.11
summary word	attack	0.19 -0.07 -0.01 -0.20 -0.01 -0.07 -0.15
summary word	attempt	-0.08 0.08 -0.13 -0.09 -0.11 -0.08 0.03
summary word	authority	-0.07 0.04 0.00 -0.11 -0.13 0.03 -0.01
summary word	authoriz	0.03 -0.02 -0.12 -0.10 -0.11 -0.08 0.00
summary word	avoid	0.00 0.03 -0.10 -0.01 -0.12 -0.07 -0.08
summary word	back	-0.03 0.02 -0.23 -0.01 0.05 -0.10 -0.12
summary word	backdrop	-0.10 -0.11 -0.09 0.11 -0.09 -0.05 -0.11
summary word	balanc	-0.10 0.10 -0.12 -0.11 -0.16 -0.10 0.04
summary word	ballistic	-0.05 0.03 0.05 -0.04 0.01 -0.06 -0.06
summary word	bank	-0.11 -0.11 -0.11 0.13 -0.11 -0.07 -0.14
summary word	bannon	-0.10 0.00 -0.14 -0.10 -0.06 -0.12 0.06
summary word	barrag	0.11 0.00 -0.17 -0.03 -0.16 -0.14 -0.12
summary word	barrel	-0.13 -0.04 -0.06 0.10 -0.09 -0.08 -0.08
summary word	bas	-0.09 0.07 -0.15 -0.08 -0.13 -0.10 -0.02
summary word	base	0.04 -0.02 0.01 -0.06 -0.28 -0.18 -0.07
summary word	bbc	0.05 -0.06 -0.07 0.04 -0.09 -0.06 -0.09
summary word	becaus	-0.03 -0.11 -0.11 0.04 -0.11 -0.10 -0.01
summary word	becom	-0.05 0.09 -0.07 -0.07 -0.08 -0.03 -0.09
summary word	befor	-0.04 -0.02 -0.01 0.01 0.04 -0.09 -0.05
summary word	began	-0.09 0.01 -0.13 0.06 -0.17 -0.07 -0.02
summary word	begin	0.07 -0.12 -0.20 0.03 0.07 -0.18 -0.26
summary word	beginn	0.04 -0.11 -0.09 -0.11 -0.11 -0.10 0.04
summary word	begun	-0.05 0.06 -0.03 0.02 -0.05 -0.02 -0.04
summary word	behind	-0.03 -0.11 0.04 -0.02 -0.12 -0.08 -0.03
summary word	believ	-0.02 -0.07 -0.01 -0.10 -0.03 -0.05 0.10
summary word	better	0.10 0.00 -0.14 -0.04 -0.13 -0.10 -0.12
summary word	between	-0.03 -0.02 -0.10 -0.07 -0.06 0.04 0.05
summary word	beyond	0.05 0.03 -0.08 -0.09 -0.12 -0.03 -0.01
summary word	biggest	-0.05 0.03 -0.13 0.06 -0.11 -0.08 -0.13
summary word	blackout	-0.10 0.03 -0.09 -0.03 0.00 0.07 -0.10
summary word	block	0.03 0.01 -0.03 -0.10 -0.13 -0.02 0.07
summary word	blockad	-0.01 0.01 -0.19 0.07 -0.27 -0.16 -0.06
summary word	bloomberg	0.22 0.00 -0.43 -0.08 -0.07 -0.23 -0.22
summary word	bomb	-0.12 -0.09 0.02 0.00 0.06 -0.07 0.12
summary word	bombard	-0.05 0.08 -0.10 -0.08 -0.09 -0.07 -0.10
summary word	bombardment	-0.07 -0.10 -0.09 0.07 0.03 -0.10 0.00
summary word	boost	0.02 -0.04 -0.09 0.05 -0.08 -0.04 -0.09
summary word	border	-0.03 0.07 -0.02 -0.07 -0.01 -0.05 -0.05
summary word	bostick	0.03 -0.05 -0.05 -0.02 -0.06 -0.04 0.07
summary word	both	0.01 0.06 -0.15 -0.05 -0.03 -0.08 -0.04
summary word	br	0.12 -0.09 -0.10 -0.13 -0.06 -0.04 -0.10
summary word	brac	-0.05 -0.04 -0.03 0.06 -0.09 -0.03 -0.06
summary word	breach	-0.07 -0.03 0.03 0.00 -0.04 0.01 -0.06
summary word	break	-0.14 0.06 -0.11 -0.06 0.04 -0.06 0.05
summary word	breakthrough	-0.12 0.06 -0.06 0.01 -0.10 -0.05 0.01
summary word	brent	-0.05 -0.05 -0.05 0.06 -0.04 -0.03 -0.06
summary word	bridg	0.03 -0.06 -0.09 -0.07 -0.02 -0.07 0.02
summary word	brief	-0.05 -0.10 -0.06 -0.03 0.07 -0.03 0.08
summary word	bring	0.00 0.02 -0.12 0.01 -0.12 -0.11 -0.02
summary word	broader	0.02 -0.03 -0.08 0.07 -0.16 -0.08 -0.13
summary word	broker	0.05 0.00 -0.05 -0.04 -0.10 -0.04 -0.13
summary word	brought	0.03 -0.12 -0.05 0.00 -0.08 -0.02 0.06
summary word	build	0.00 -0.02 0.02 0.09 -0.13 -0.04 -0.13
summary word	bullish	-0.06 -0.07 -0.04 0.07 -0.08 -0.03 -0.09
summary word	busines	-0.12 -0.09 0.01 0.08 -0.16 -0.09 0.03
summary word	buyer	-0.03 -0.06 -0.03 0.05 -0.05 -0.02 -0.04
summary word	call	0.01 0.10 -0.23 -0.07 -0.19 -0.10 -0.08
summary word	came	0.02 0.03 -0.11 0.05 -0.08 -0.07 -0.17
summary word	camera	-0.06 -0.07 -0.04 -0.06 -0.05 0.07 -0.07
summary word	campaign	-0.07 -0.04 0.04 -0.09 -0.14 0.06 0.02
summary word	can	-0.05 0.09 -0.01 -0.06 -0.15 -0.08 -0.01
summary word	capability	0.08 -0.13 0.00 -0.09 -0.12 -0.11 -0.07
summary word	capacity	0.03 -0.13 -0.09 0.07 -0.11 -0.07 -0.12
summary word	capital	-0.16 0.01 -0.11 -0.02 0.03 -0.07 0.05
summary word	captur	0.06 0.04 0.04 -0.11 -0.12 -0.09 -0.12
summary word	car	0.02 -0.01 -0.15 -0.11 -0.02 -0.12 -0.01
summary word	cargo	-0.10 -0.10 -0.05 0.10 -0.09 -0.06 -0.08
summary word	carrier	-0.03 -0.08 -0.06 0.06 -0.09 -0.04 -0.06
summary word	carry	-0.04 0.03 -0.02 0.00 -0.14 -0.11 -0.04
summary word	casualty	0.00 -0.13 -0.14 -0.09 0.05 -0.12 0.01
summary word	caught	0.08 0.02 -0.12 -0.07 -0.17 -0.09 -0.04
summary word	caus	-0.01 -0.13 -0.06 -0.02 -0.12 -0.05 0.12
summary word	cautiou	-0.10 -0.09 -0.05 0.08 0.05 -0.06 -0.14
summary word	ceas	0.02 0.05 -0.12 -0.11 -0.14 -0.07 -0.14
summary word	ceasefir	0.03 -0.13 0.01 -0.13 0.01 -0.15 0.03
summary word	center	0.08 -0.08 -0.07 -0.10 -0.16 -0.10 -0.02
summary word	centr	-0.08 0.00 -0.04 -0.05 0.03 -0.03 0.03
summary word	central	0.08 -0.13 -0.14 0.04 -0.13 -0.12 0.00
summary word	chain	-0.04 -0.04 -0.03 0.05 -0.05 -0.02 -0.06
summary word	challeng	-0.06 0.03 -0.04 0.01 -0.06 -0.03 0.01
summary word	chanc	0.00 0.03 -0.11 -0.10 -0.12 -0.10 0.00
summary word	chang	-0.09 0.03 -0.12 -0.02 -0.12 -0.11 0.07
summary word	chao	0.05 -0.03 -0.09 -0.06 -0.07 -0.04 -0.08
summary word	char	0.02 -0.14 -0.03 -0.14 -0.12 -0.01 0.06
summary word	charg	-0.15 -0.01 0.09 -0.12 -0.03 -0.15 -0.01
summary word	chemical	-0.06 -0.05 -0.05 0.07 -0.08 -0.03 -0.07
summary word	chief	0.00 -0.03 -0.15 0.09 -0.03 -0.09 -0.07
summary word	cit	0.02 -0.09 0.05 -0.08 -0.12 -0.06 -0.02
summary word	citizen	0.07 -0.04 -0.13 -0.11 -0.02 -0.10 0.01
summary word	city	-0.09 0.06 -0.16 -0.16 -0.01 -0.11 0.04
summary word	civil	-0.05 -0.06 -0.05 -0.07 -0.02 -0.03 0.07
summary word	civilian	-0.07 -0.08 -0.21 -0.19 -0.05 -0.02 0.08
summary word	claim	0.03 -0.05 -0.04 -0.08 -0.20 -0.01 0.05
summary word	clash	-0.09 -0.05 0.05 -0.11 0.03 -0.09 -0.04
summary word	clear	0.08 -0.05 0.05 -0.12 0.03 -0.06 -0.19
summary word	climb	-0.07 0.02 -0.04 0.05 -0.02 -0.02 -0.08
summary word	clos	0.06 -0.11 -0.02 -0.01 -0.03 -0.13 -0.06
summary word	closur	0.06 -0.10 -0.08 -0.02 -0.10 -0.08 0.00
summary word	cloud	-0.03 0.06 -0.03 -0.07 -0.06 -0.01 -0.09
summary word	co	-0.09 -0.10 -0.06 0.10 -0.09 -0.09 -0.10
summary word	coast	0.04 -0.07 -0.02 0.00 -0.05 -0.02 -0.03
summary word	collaps	0.00 -0.02 -0.09 -0.10 -0.09 -0.03 0.01
summary word	com	0.02 -0.01 -0.17 -0.09 -0.15 -0.06 0.01
summary word	combat	0.11 -0.10 -0.11 -0.09 -0.10 -0.07 -0.10
summary word	come	0.17 -0.11 -0.21 -0.05 -0.17 -0.08 -0.08
summary word	commander	0.02 0.03 -0.05 -0.08 -0.17 -0.14 -0.01
summary word	commenc	-0.05 0.08 -0.02 -0.09 -0.03 -0.01 -0.09
summary word	comment	0.00 -0.06 -0.05 -0.05 -0.23 -0.15 0.04
summary word	committ	0.05 -0.08 0.01 -0.06 -0.06 -0.03 -0.02
summary word	commodity	-0.07 -0.07 -0.05 0.08 -0.07 -0.05 -0.07
summary word	company	-0.08 -0.10 -0.09 0.13 -0.10 -0.07 -0.11
summary word	complet	0.02 0.11 -0.04 -0.12 -0.15 -0.12 -0.16
summary word	complex	0.00 0.08 -0.08 0.00 -0.09 -0.05 -0.11
summary word	concern	-0.09 0.02 -0.02 0.04 -0.15 -0.09 -0.06
summary word	conclud	0.04 0.00 -0.06 -0.07 -0.08 -0.06 -0.13
summary word	condemn	-0.15 0.18 -0.20 -0.19 -0.25 -0.11 -0.12
summary word	condition	0.00 -0.09 -0.12 0.06 -0.07 -0.05 0.01
summary word	conduct	-0.05 -0.02 -0.03 0.05 -0.03 -0.02 -0.05
summary word	conferenc	-0.05 0.03 -0.01 0.01 -0.11 -0.09 -0.12
summary word	confirm	-0.04 0.13 -0.10 -0.09 -0.14 -0.05 -0.15
summary word	conflict	-0.04 -0.11 -0.08 0.09 -0.22 0.06 -0.06
summary word	confrontation	0.00 -0.10 0.04 -0.12 -0.13 -0.11 0.04
summary word	consequenc	0.10 -0.05 -0.14 -0.12 -0.09 -0.08 -0.17
summary word	consider	-0.11 0.13 -0.18 -0.06 0.00 -0.11 0.01
summary word	contain	0.08 -0.08 -0.10 -0.13 -0.11 -0.09 0.01
summary word	container	-0.09 -0.06 -0.03 0.07 -0.07 -0.04 -0.04
summary word	continu	0.10 0.08 -0.29 -0.12 -0.14 -0.03 -0.22
summary word	contract	-0.04 0.08 -0.02 -0.06 -0.03 -0.02 -0.06
summary word	control	0.03 0.07 -0.06 -0.06 -0.06 -0.04 -0.11
summary word	conventional	0.08 -0.02 -0.11 -0.10 -0.16 -0.09 0.01
summary word	conversation	-0.13 0.13 -0.04 -0.08 -0.09 -0.02 -0.12
summary word	cooperation	0.03 -0.06 -0.04 0.04 -0.09 -0.06 -0.10
summary word	corp	0.02 0.01 -0.12 0.01 -0.10 -0.06 -0.08
summary word	cost	-0.22 -0.15 -0.24 0.16 -0.11 0.07 0.04
summary word	could	-0.12 -0.03 0.05 0.01 0.00 -0.15 0.01
summary word	country	-0.03 0.09 -0.06 -0.04 -0.10 -0.16 -0.17
summary word	court	-0.14 -0.02 -0.02 -0.16 -0.06 -0.16 0.10
summary word	crack	-0.05 -0.07 -0.07 0.01 -0.02 -0.03 0.06
summary word	crackdown	0.01 0.04 -0.15 -0.12 -0.10 -0.07 -0.03
summary word	crim	-0.09 0.06 -0.16 -0.19 -0.19 -0.14 0.06
summary word	crisi	0.08 -0.05 -0.04 -0.09 -0.14 -0.06 0.05
summary word	critical	0.13 -0.17 -0.13 -0.12 -0.16 -0.11 0.03
summary word	criticism	-0.01 0.09 -0.01 -0.13 -0.10 -0.10 -0.05
summary word	cros	0.09 -0.06 -0.03 0.00 -0.09 -0.02 -0.09
summary word	cross	-0.12 0.04 -0.06 0.07 0.02 -0.05 -0.10
summary word	crown	-0.12 0.10 -0.07 -0.06 -0.04 -0.07 -0.06
summary word	crucial	0.03 0.03 -0.07 -0.04 -0.06 -0.05 -0.11
summary word	crud	-0.08 -0.17 -0.07 0.13 -0.15 -0.08 -0.16
summary word	curb	-0.05 -0.01 0.06 0.06 -0.11 -0.04 -0.11
summary word	currency	-0.12 -0.06 0.00 0.08 -0.09 -0.06 -0.03
summary word	current	0.13 -0.13 -0.12 -0.13 -0.17 -0.06 0.08
summary word	cut	-0.12 0.06 -0.11 -0.04 -0.09 -0.06 -0.13
summary word	cuts	-0.05 -0.03 -0.02 0.05 -0.06 -0.03 -0.06
summary word	cyber	-0.08 -0.08 0.08 -0.05 -0.08 0.07 -0.09
summary word	daily	-0.12 -0.13 0.03 0.01 0.05 -0.08 0.14
summary word	damag	0.07 -0.18 0.03 0.15 -0.12 0.01 -0.18
summary word	data	-0.02 -0.12 -0.07 0.11 -0.10 -0.06 -0.12
summary word	david	0.05 -0.05 -0.10 0.00 -0.09 -0.07 0.00
summary word	day	-0.01 -0.01 -0.22 -0.03 -0.03 -0.13 -0.03
summary word	days	0.05 0.01 -0.22 0.04 -0.04 -0.09 -0.23
summary word	dc	-0.12 -0.06 -0.03 -0.07 -0.09 -0.01 0.07
summary word	de	0.00 0.08 -0.10 -0.12 -0.02 -0.05 -0.10
summary word	deadly	0.14 0.00 -0.17 -0.13 -0.20 -0.12 -0.17
summary word	deal	-0.04 0.09 -0.19 -0.07 0.05 -0.09 -0.02
summary word	death	0.08 -0.10 -0.13 -0.07 0.04 -0.04 -0.12
summary word	decad	-0.02 -0.09 0.04 -0.07 -0.16 0.05 0.02
summary word	decid	-0.07 0.08 0.01 -0.03 -0.15 -0.14 -0.03
summary word	decision	0.04 -0.01 -0.10 0.05 -0.08 -0.06 -0.10
summary word	decisiv	-0.04 0.08 0.00 -0.10 -0.07 -0.09 -0.11
summary word	declar	0.07 -0.10 -0.11 0.06 -0.15 -0.07 -0.02
summary word	declin	0.05 -0.11 -0.12 0.02 0.04 -0.08 -0.09
summary word	decreas	-0.08 -0.10 -0.04 0.10 -0.08 -0.04 -0.07
summary word	deep	-0.09 0.04 -0.11 -0.09 -0.12 -0.08 0.04
summary word	deepen	-0.01 -0.01 -0.07 0.04 -0.08 -0.06 -0.14
summary word	defenc	0.15 -0.11 0.05 -0.15 -0.15 -0.09 -0.16
summary word	defend	0.07 -0.03 0.03 -0.07 -0.12 -0.08 -0.03
summary word	defens	0.04 0.01 -0.03 -0.06 0.01 -0.10 -0.11
summary word	delay	-0.10 0.03 -0.11 -0.06 -0.09 -0.04 -0.01
summary word	delegation	-0.21 0.16 -0.17 -0.05 -0.15 -0.14 -0.08
summary word	deliver	-0.11 0.00 -0.09 0.03 -0.08 -0.09 0.03
summary word	demand	-0.24 0.18 -0.17 0.01 -0.24 -0.14 -0.12
summary word	demonstration	0.00 0.09 -0.14 -0.13 -0.09 -0.10 -0.17
summary word	demonstrator	0.15 -0.14 -0.12 -0.08 -0.08 -0.08 -0.13
summary word	deny	0.00 0.05 -0.08 -0.05 -0.07 -0.03 -0.01
summary word	depart	0.04 0.00 -0.05 -0.05 -0.11 -0.03 -0.13
summary word	department	0.06 -0.06 -0.01 -0.09 -0.01 -0.07 0.02
summary word	deploy	0.06 -0.06 0.05 -0.10 0.01 -0.10 -0.14
summary word	describ	0.01 0.00 -0.03 -0.05 -0.11 -0.07 0.01
summary word	despit	0.06 0.03 -0.24 -0.04 -0.02 -0.14 -0.22
summary word	destroy	-0.02 -0.09 -0.06 0.06 -0.08 -0.25 0.02
summary word	destruction	0.03 -0.12 -0.10 0.09 -0.10 -0.07 -0.10
summary word	detail	0.07 -0.04 -0.10 -0.07 -0.09 -0.09 0.02
summary word	determin	-0.09 0.06 -0.10 0.03 -0.05 -0.04 -0.09
summary word	develop	0.06 0.01 -0.08 -0.02 -0.07 -0.03 -0.09
summary word	development	-0.11 -0.07 -0.09 0.05 -0.02 -0.07 -0.01
summary word	devic	-0.06 -0.07 -0.04 -0.06 -0.05 0.07 -0.07
summary word	did	0.05 0.05 -0.15 -0.14 0.00 -0.09 -0.10
summary word	didn't	0.07 -0.03 -0.09 0.01 -0.09 -0.06 -0.12
summary word	died	0.08 -0.10 -0.10 -0.05 0.07 -0.06 -0.12
summary word	digital	-0.09 -0.07 0.05 -0.05 -0.08 0.08 -0.10
summary word	diplomacy	-0.12 0.15 -0.10 -0.12 -0.15 -0.09 -0.16
summary word	diplomat	-0.11 -0.02 -0.10 -0.10 -0.09 -0.07 0.06
summary word	diplomatic	-0.15 0.07 -0.01 -0.12 -0.01 -0.07 0.07
summary word	direct	0.01 0.10 -0.12 -0.13 -0.01 -0.07 -0.10
summary word	directly	0.08 -0.05 -0.09 -0.03 -0.07 -0.03 -0.03
summary word	director	0.06 -0.02 -0.06 -0.07 -0.08 -0.08 -0.09
summary word	disarm	0.15 -0.10 -0.08 -0.09 -0.11 -0.05 0.06
summary word	disarmament	-0.09 0.09 -0.13 -0.11 -0.01 -0.10 -0.01
summary word	discus	-0.05 0.12 -0.12 -0.07 -0.14 -0.12 -0.01
summary word	discuss	-0.02 0.06 -0.18 -0.09 -0.03 -0.12 0.04
summary word	discussion	-0.09 0.09 -0.02 -0.06 -0.06 -0.02 -0.09
summary word	disput	0.02 0.07 -0.15 -0.03 -0.12 -0.09 -0.13
summary word	disrupt	-0.05 -0.09 -0.11 0.10 -0.13 -0.08 -0.13
summary word	disruption	-0.08 -0.01 -0.08 0.07 -0.17 -0.05 -0.05
summary word	divert	-0.11 -0.08 -0.07 0.06 -0.09 -0.05 0.04
summary word	do	0.06 -0.11 0.02 -0.10 -0.17 -0.11 0.04
summary word	does	0.14 -0.06 -0.10 -0.07 -0.10 -0.05 -0.08
summary word	dollar	-0.11 -0.04 0.02 0.06 -0.08 -0.02 -0.12
summary word	domestic	-0.13 -0.04 0.03 0.00 0.04 -0.09 -0.07
summary word	don't	-0.09 -0.07 -0.09 0.01 -0.01 -0.06 0.05
summary word	down	-0.07 0.02 0.08 -0.05 -0.20 -0.13 -0.11
summary word	dozen	-0.16 -0.11 -0.08 0.00 0.01 -0.01 0.07
summary word	dramatic	0.06 -0.06 -0.06 0.02 -0.11 -0.02 -0.10
summary word	driven	-0.07 -0.07 -0.04 0.07 -0.07 -0.04 -0.07
summary word	dron	0.13 -0.05 -0.09 -0.10 -0.01 -0.14 -0.22
summary word	dropp	0.01 -0.09 -0.11 0.07 -0.12 -0.06 -0.10
summary word	drov	-0.06 0.06 -0.03 -0.03 -0.03 -0.03 -0.04
summary word	due	-0.02 -0.07 -0.09 0.09 0.02 -0.05 -0.06
summary word	dur	-0.01 -0.08 0.07 -0.16 0.14 -0.17 -0.03
summary word	each	-0.02 -0.04 -0.08 -0.01 -0.14 -0.05 0.04
summary word	earlier	0.12 -0.08 -0.17 -0.04 -0.01 -0.09 -0.08
summary word	early	0.02 -0.01 -0.21 0.05 -0.04 -0.13 -0.05
summary word	eas	0.03 -0.10 -0.07 0.08 -0.08 -0.07 -0.09
summary word	ease	-0.12 0.00 0.02 -0.10 0.04 -0.05 0.09
summary word	east	-0.08 -0.08 -0.06 0.08 -0.08 -0.06 -0.08
summary word	eastern	0.04 -0.10 -0.06 0.06 -0.05 -0.02 -0.07
summary word	economic	0.00 -0.01 0.03 -0.07 -0.12 -0.07 -0.04
summary word	economy	-0.14 0.04 -0.12 0.04 -0.05 -0.05 -0.02
summary word	edition	-0.06 -0.01 -0.13 -0.13 -0.13 -0.10 0.11
summary word	effect	-0.03 0.07 -0.16 0.01 -0.02 -0.12 -0.16
summary word	effectiv	-0.09 -0.08 -0.03 0.09 -0.07 -0.06 -0.10
summary word	effort	-0.11 0.13 -0.15 -0.02 -0.03 -0.10 -0.08
summary word	eliminat	0.15 -0.14 0.03 -0.16 -0.21 -0.15 0.06
summary word	elsewher	-0.08 0.03 -0.03 0.01 -0.05 -0.02 -0.03
summary word	email	-0.07 -0.08 -0.04 0.01 -0.05 -0.02 0.09
summary word	embassy	0.05 -0.15 -0.11 -0.12 0.01 -0.10 0.10
summary word	embolden	-0.06 0.09 -0.08 -0.10 -0.06 -0.08 -0.02
summary word	emerg	0.01 -0.01 -0.05 -0.15 -0.16 0.06 -0.15
summary word	emergency	0.08 -0.10 -0.11 0.00 -0.03 -0.11 -0.14
summary word	emmanuel	0.07 0.10 -0.08 -0.12 -0.10 -0.05 -0.16
summary word	emphasiz	0.09 0.01 -0.08 -0.09 -0.07 -0.08 -0.13
summary word	encourag	0.08 0.04 -0.12 -0.11 -0.10 -0.08 -0.13
summary word	end	-0.07 0.07 0.01 -0.13 -0.06 -0.10 0.01
summary word	enemy	-0.15 0.06 -0.01 0.01 -0.01 -0.27 0.04
summary word	energy	-0.03 -0.17 -0.14 0.11 -0.05 -0.10 -0.16
summary word	engag	-0.13 -0.07 0.03 -0.04 -0.10 -0.06 0.09
summary word	engagement	-0.09 0.03 -0.08 -0.09 -0.08 -0.02 0.03
summary word	engulf	-0.02 0.05 -0.07 -0.04 -0.06 -0.03 -0.10
summary word	enough	0.03 0.02 -0.11 -0.08 -0.11 -0.10 -0.14
summary word	enrich	0.02 -0.07 0.04 -0.16 -0.12 -0.05 -0.01
summary word	enrichment	0.07 -0.06 -0.03 -0.01 -0.06 -0.04 -0.09
summary word	ensur	0.04 0.01 -0.07 -0.07 -0.06 -0.04 -0.03
summary word	enter	0.04 0.04 -0.19 -0.13 0.03 -0.07 -0.26
summary word	envoy	-0.09 0.01 -0.07 -0.05 0.02 -0.04 0.02
summary word	equity	-0.07 -0.09 -0.05 0.08 -0.07 -0.09 -0.08
summary word	escalat	-0.08 0.14 -0.19 -0.03 -0.23 -0.12 -0.06
summary word	escalation	0.06 -0.01 -0.14 0.06 -0.18 -0.07 -0.17
summary word	espionag	-0.08 -0.08 0.07 -0.05 -0.07 0.06 -0.10
summary word	evacuat	-0.03 -0.05 -0.06 -0.11 0.13 -0.05 0.02
summary word	evacuation	-0.04 -0.02 -0.09 0.08 -0.03 -0.06 -0.17
summary word	even	0.07 -0.07 -0.13 -0.02 -0.15 -0.07 0.00
summary word	event	-0.10 -0.06 -0.11 0.02 0.04 -0.08 0.05
summary word	ever	0.01 0.05 -0.06 -0.06 -0.11 -0.04 -0.09
summary word	every	-0.11 0.05 -0.08 0.07 -0.08 -0.07 -0.10
summary word	everyth	-0.01 0.02 -0.09 0.07 -0.09 -0.07 -0.07
summary word	evidenc	0.00 0.06 -0.07 -0.07 -0.10 -0.05 -0.09
summary word	examin	-0.02 -0.07 0.07 -0.07 -0.10 -0.07 0.02
summary word	exchang	0.05 -0.05 0.00 0.01 -0.20 -0.02 -0.08
summary word	execut	-0.04 -0.04 0.04 -0.04 -0.05 -0.06 -0.05
summary word	exit	0.01 0.03 -0.05 -0.05 -0.06 -0.05 -0.08
summary word	expand	0.13 -0.09 -0.10 -0.10 -0.14 -0.05 -0.13
summary word	expect	-0.05 -0.02 -0.07 0.07 -0.03 -0.12 -0.03
summary word	expert	0.01 0.07 -0.19 -0.08 -0.15 -0.10 0.00
summary word	expir	-0.07 0.08 -0.05 -0.07 -0.03 -0.03 -0.07
summary word	explor	0.02 -0.03 -0.11 0.02 -0.08 -0.10 -0.10
summary word	explosion	-0.01 -0.13 -0.21 -0.03 0.06 -0.18 0.00
summary word	export	-0.12 -0.04 -0.11 0.13 -0.01 -0.08 -0.11
summary word	exporter	-0.04 -0.09 -0.07 0.07 -0.09 -0.11 -0.09
summary word	expos	-0.09 -0.02 -0.05 -0.11 -0.08 0.06 -0.01
summary word	express	-0.12 0.10 -0.12 0.02 -0.12 -0.10 -0.04
summary word	extend	0.07 -0.04 -0.12 -0.09 -0.03 -0.10 -0.02
summary word	f	0.05 -0.08 -0.09 -0.06 -0.09 -0.04 0.04
summary word	fac	-0.08 -0.02 -0.14 0.10 0.00 -0.06 -0.18
summary word	face	0.00 -0.06 -0.15 0.05 -0.13 -0.09 0.01
summary word	facility	0.15 -0.18 0.00 -0.07 -0.24 -0.13 -0.07
summary word	fail	-0.03 -0.02 -0.19 -0.22 -0.16 -0.15 0.08
summary word	failur	0.09 -0.08 -0.12 -0.09 -0.12 -0.05 -0.13
summary word	fallout	0.04 -0.07 -0.08 -0.02 -0.12 -0.04 -0.12
summary word	familiar	0.04 0.00 -0.11 -0.11 -0.08 -0.07 -0.11
summary word	family	-0.01 0.01 0.01 -0.12 0.04 0.00 -0.13
summary word	far	-0.03 -0.12 -0.17 -0.02 0.03 0.02 0.00
summary word	father	-0.15 -0.04 0.10 0.01 -0.13 -0.13 0.06
summary word	fear	-0.07 -0.09 -0.01 -0.01 0.02 0.00 0.02
summary word	federal	-0.08 -0.06 0.00 0.04 -0.06 -0.04 0.05
summary word	feedstock	-0.07 -0.09 -0.04 0.09 -0.07 -0.04 -0.05
summary word	fees	-0.09 0.12 -0.09 -0.03 -0.05 -0.07 -0.09
summary word	fell	0.00 -0.16 -0.13 0.12 -0.11 -0.11 -0.15
summary word	fellow	-0.11 0.09 -0.08 -0.09 -0.10 -0.07 -0.04
summary word	fertilizer	-0.03 -0.04 -0.01 0.04 -0.04 -0.01 -0.03
summary word	few	0.01 -0.11 -0.03 0.08 -0.04 -0.02 -0.05
summary word	field	0.09 -0.06 -0.08 -0.09 -0.10 -0.08 -0.08
summary word	fifth	0.04 0.04 -0.06 -0.09 0.03 -0.02 -0.09
summary word	fight	-0.02 -0.11 -0.04 -0.13 0.09 -0.15 -0.04
summary word	figur	0.09 -0.08 -0.01 -0.07 0.05 0.00 -0.07
summary word	film	-0.04 -0.14 -0.14 0.04 0.08 -0.13 0.07
summary word	final	-0.08 0.08 -0.06 -0.08 -0.07 -0.05 -0.09
summary word	financial	-0.09 -0.08 0.01 0.04 -0.08 -0.04 0.01
summary word	find	-0.05 -0.11 -0.06 -0.07 -0.12 -0.05 0.08
summary word	fir	0.08 0.00 -0.18 -0.07 -0.22 -0.08 0.02
summary word	fire	0.03 0.01 -0.07 -0.10 -0.07 -0.08 -0.12
summary word	firm	-0.13 0.12 -0.12 0.06 -0.11 -0.10 -0.16
summary word	firmly	-0.09 0.09 -0.08 -0.06 -0.05 -0.02 -0.09
summary word	first	-0.14 0.07 0.01 -0.01 -0.14 -0.01 -0.02
summary word	five	-0.06 -0.15 -0.20 0.08 0.00 0.05 0.02
summary word	fled	-0.06 -0.01 -0.08 -0.05 0.07 -0.07 -0.12
summary word	flight	-0.07 -0.04 -0.05 0.07 0.00 -0.05 -0.05
summary word	flow	-0.01 -0.05 -0.05 0.03 -0.11 -0.05 -0.01
summary word	fluctuat	-0.06 -0.04 -0.03 0.05 -0.03 -0.04 -0.05
summary word	fm	0.06 -0.10 -0.08 0.07 -0.06 -0.04 -0.07
summary word	focus	-0.09 0.05 -0.07 -0.05 -0.07 -0.04 0.02
summary word	follow	-0.19 -0.09 -0.02 0.02 -0.02 0.01 0.15
summary word	food	-0.11 -0.03 -0.13 0.11 -0.08 -0.08 -0.11
summary word	forc	0.10 0.04 -0.03 -0.11 -0.29 0.06 -0.22
summary word	forecast	-0.09 -0.09 -0.08 0.09 -0.07 -0.06 -0.09
summary word	foreign	-0.13 0.04 -0.05 0.01 -0.04 -0.08 0.04
summary word	former	0.05 -0.06 -0.04 -0.13 -0.02 -0.02 0.06
summary word	found	0.01 -0.08 -0.04 -0.06 0.04 -0.07 0.05
summary word	four	0.04 -0.11 -0.11 -0.07 0.07 -0.07 -0.10
summary word	fox	-0.11 0.11 -0.10 -0.07 -0.10 -0.05 -0.11
summary word	fragil	-0.13 0.05 -0.15 -0.02 0.02 -0.06 0.05
summary word	free	-0.05 0.02 -0.05 -0.02 -0.05 -0.05 0.07
summary word	freedom	-0.04 0.05 -0.11 -0.08 -0.09 -0.09 -0.02
summary word	freight	-0.06 -0.04 -0.02 0.05 -0.03 -0.02 -0.04
summary word	fresh	0.03 0.00 -0.05 0.00 -0.08 -0.04 -0.15
summary word	friday	-0.05 0.01 -0.02 -0.12 -0.03 0.00 0.02
summary word	front	-0.03 -0.01 -0.11 0.05 0.04 -0.10 -0.05
summary word	fu	-0.08 -0.02 -0.02 -0.01 -0.03 -0.02 0.04
summary word	fuel	0.00 -0.06 -0.01 -0.03 -0.17 -0.09 0.03
summary word	full	-0.04 -0.02 -0.19 -0.07 -0.07 -0.10 0.09
summary word	fund	-0.02 -0.16 -0.14 0.15 -0.12 -0.08 -0.18
summary word	further	0.09 -0.03 -0.11 -0.10 -0.01 -0.08 -0.03
summary word	futur	-0.12 0.01 -0.05 0.01 -0.10 -0.03 0.01
summary word	g7	0.06 -0.02 -0.05 0.01 -0.09 -0.03 -0.13
summary word	gain	-0.11 -0.03 -0.11 0.09 -0.10 -0.05 -0.02
summary word	gas	0.01 -0.18 -0.10 0.03 0.01 -0.08 -0.11
summary word	gather	-0.07 0.02 -0.05 -0.11 -0.09 0.06 -0.12
summary word	general	0.05 0.02 -0.01 -0.14 0.01 -0.10 -0.11
summary word	geopolitical	-0.11 -0.06 -0.06 0.01 -0.08 -0.05 0.07
summary word	get	0.00 0.04 -0.12 0.00 -0.15 -0.06 -0.04
summary word	gets	-0.13 0.09 -0.10 -0.09 -0.07 -0.06 -0.02
summary word	gett	0.01 0.01 -0.11 -0.10 -0.09 -0.10 -0.03
summary word	giorgia	0.02 0.01 -0.10 -0.11 -0.07 -0.06 -0.02
summary word	giv	-0.08 0.10 -0.08 -0.08 -0.05 -0.04 -0.05
summary word	given	0.08 -0.04 -0.03 -0.03 -0.07 -0.02 -0.06
summary word	global	-0.15 -0.05 -0.11 0.06 -0.08 0.01 0.00
summary word	globally	0.02 -0.10 -0.07 0.03 -0.11 -0.10 0.03
summary word	glycol	-0.06 -0.06 -0.03 0.06 -0.06 -0.03 -0.05
summary word	go	0.06 -0.11 -0.14 0.07 -0.15 -0.11 -0.01
summary word	goal	0.04 -0.01 -0.09 -0.04 -0.09 -0.04 -0.03
summary word	gold	0.01 -0.10 -0.03 0.06 -0.09 -0.03 -0.09
summary word	good	0.10 -0.09 -0.18 -0.02 -0.15 -0.10 -0.04
summary word	got	-0.11 0.11 -0.01 -0.05 -0.04 -0.01 -0.09
summary word	government	-0.03 0.13 -0.03 -0.14 -0.23 -0.08 -0.04
summary word	graham	0.08 0.04 -0.13 -0.03 -0.06 -0.04 -0.06
summary word	green	-0.13 0.00 -0.01 0.00 -0.09 -0.09 0.10
summary word	ground	0.09 -0.16 -0.14 -0.10 -0.13 -0.11 -0.01
summary word	group	-0.04 0.09 -0.09 -0.05 -0.14 0.00 -0.26
summary word	grow	0.00 -0.04 -0.01 -0.08 0.00 -0.01 -0.05
summary word	growth	-0.09 0.02 -0.08 0.09 -0.10 -0.04 -0.09
summary word	guard	0.03 0.05 -0.12 -0.10 -0.12 -0.09 -0.11
summary word	guardian	-0.08 0.00 -0.09 -0.08 0.04 -0.09 0.05
summary word	guidelin	0.06 -0.15 -0.15 -0.09 0.15 -0.16 -0.16
summary word	gunfir	-0.03 0.05 -0.08 -0.05 0.00 -0.02 -0.12
summary word	hack	-0.10 -0.12 0.08 -0.03 -0.12 0.10 -0.13
summary word	halt	-0.08 0.05 -0.09 0.06 -0.15 -0.06 -0.11
summary word	hama	-0.06 0.08 -0.16 -0.12 -0.16 -0.13 0.00
summary word	hand	-0.10 0.01 -0.08 -0.05 -0.06 -0.04 0.04
summary word	hard	-0.14 0.11 -0.14 -0.04 -0.09 -0.09 -0.12
summary word	hardship	-0.07 -0.01 0.02 -0.10 -0.07 -0.07 0.06
summary word	hav	0.04 -0.09 0.02 -0.06 -0.09 -0.05 0.04
summary word	haven	-0.06 -0.08 -0.04 0.08 -0.05 -0.04 -0.07
summary word	head	-0.09 0.10 0.04 -0.09 -0.09 -0.08 -0.11
summary word	health	-0.02 -0.12 -0.10 -0.09 0.04 -0.06 0.02
summary word	heavy	0.07 0.06 -0.10 -0.10 -0.11 -0.08 -0.13
summary word	heighten	0.04 0.03 -0.05 -0.01 -0.01 -0.04 -0.11
summary word	held	-0.07 -0.02 -0.11 0.10 -0.13 -0.06 -0.15
summary word	help	-0.05 0.04 -0.17 -0.07 -0.11 -0.09 0.02
summary word	here	0.02 -0.18 -0.12 0.03 -0.11 -0.09 0.10
summary word	high	-0.09 -0.08 0.00 0.03 -0.03 -0.08 0.01
summary word	higher	-0.16 -0.05 -0.12 0.11 -0.09 -0.07 -0.14
summary word	highest	-0.09 0.04 -0.03 0.05 -0.06 -0.01 -0.09
summary word	highlight	0.04 -0.08 -0.09 -0.07 -0.13 -0.05 -0.01
summary word	hik	-0.07 -0.07 -0.08 0.05 -0.08 -0.05 -0.01
summary word	him	-0.02 -0.13 -0.09 0.06 -0.12 -0.06 0.08
summary word	historic	-0.13 0.02 -0.06 -0.07 -0.08 -0.05 0.03
summary word	hit	-0.04 0.01 -0.19 -0.02 0.09 -0.09 -0.10
summary word	hits	0.07 -0.09 0.02 0.04 -0.24 -0.18 0.01
summary word	hitt	0.04 -0.07 -0.04 0.03 -0.04 -0.01 -0.05
summary word	hold	-0.08 0.06 0.02 -0.18 0.04 -0.06 -0.07
summary word	hom	-0.12 -0.12 -0.10 -0.10 0.09 -0.10 0.06
summary word	home	-0.15 -0.18 -0.02 -0.06 0.06 -0.13 0.19
summary word	honor	-0.11 0.12 -0.12 -0.08 0.02 -0.06 -0.10
summary word	hop	-0.11 0.02 -0.06 -0.03 -0.10 -0.05 0.02
summary word	hope	-0.12 -0.08 -0.07 -0.05 0.08 -0.05 0.08
summary word	hospital	-0.01 -0.15 -0.14 -0.12 0.04 -0.08 -0.19
summary word	host	-0.10 0.12 -0.11 -0.10 -0.11 -0.08 -0.13
summary word	hostility	-0.05 -0.12 -0.07 0.07 0.07 -0.03 -0.03
summary word	hour	-0.10 -0.10 -0.16 -0.01 0.10 -0.14 0.07
summary word	how	0.04 -0.18 0.04 -0.08 -0.13 -0.08 0.06
summary word	href	0.01 -0.01 0.02 -0.07 -0.10 0.00 -0.15
summary word	human	-0.15 0.14 -0.17 -0.10 -0.12 -0.12 -0.10
summary word	hundred	-0.06 -0.04 -0.11 -0.06 0.05 -0.06 0.07
summary word	hurt	-0.05 0.01 -0.06 -0.04 0.02 -0.02 -0.04
summary word	icis	-0.10 -0.12 -0.09 0.10 -0.12 -0.07 -0.05
summary word	if	0.06 -0.05 -0.37 -0.08 -0.03 -0.01 -0.02
summary word	imag	0.12 -0.10 0.07 -0.08 -0.15 -0.07 -0.09
summary word	imf	-0.07 -0.07 -0.07 0.08 -0.07 -0.04 -0.09
summary word	immediat	-0.07 0.05 -0.07 0.02 -0.10 -0.06 -0.12
summary word	impact	-0.09 -0.12 0.02 0.09 0.00 -0.07 -0.02
summary word	implement	0.06 -0.01 -0.07 0.04 -0.13 -0.07 -0.14
summary word	import	-0.04 -0.03 -0.02 0.03 -0.03 -0.02 -0.03
summary word	impos	-0.16 -0.01 -0.10 0.02 -0.15 0.05 0.03
summary word	impossibl	0.03 -0.07 0.06 -0.09 -0.06 -0.04 0.07
summary word	improv	-0.10 0.00 -0.05 -0.06 -0.08 -0.04 0.03
summary word	incident	0.06 -0.10 -0.10 -0.07 -0.03 -0.06 0.06
summary word	includ	0.09 -0.14 -0.10 0.00 -0.01 -0.09 -0.03
summary word	increas	0.01 0.02 -0.07 -0.03 -0.10 0.05 -0.12
summary word	increasingly	0.03 0.03 -0.12 -0.09 -0.14 -0.11 -0.06
summary word	indicat	-0.07 -0.03 -0.01 -0.04 -0.07 -0.06 0.03
summary word	industry	0.00 0.02 -0.08 0.03 -0.10 -0.07 -0.08
summary word	infiltration	0.10 -0.02 -0.05 -0.06 -0.09 -0.03 -0.12
summary word	inflam	-0.08 -0.08 0.08 -0.04 -0.08 0.06 -0.08
summary word	inflation	-0.09 -0.03 -0.11 0.08 -0.11 -0.06 -0.03
summary word	information	-0.03 -0.15 0.03 -0.13 -0.09 -0.09 0.07
summary word	infrastructur	0.08 -0.08 -0.14 0.01 -0.25 -0.09 -0.01
summary word	initial	0.00 0.02 -0.08 0.05 -0.12 -0.07 -0.13
summary word	injur	-0.04 0.04 -0.10 0.03 0.03 -0.07 -0.09
summary word	injury	-0.06 -0.13 0.07 -0.07 -0.05 -0.11 0.07
summary word	insist	0.03 0.10 -0.09 -0.08 -0.07 -0.09 -0.10
summary word	instability	-0.09 0.09 -0.10 -0.08 -0.09 -0.09 -0.10
summary word	institut	0.09 -0.09 0.02 -0.09 -0.11 -0.09 -0.05
summary word	insuranc	-0.06 -0.03 -0.02 0.04 -0.02 -0.02 -0.02
summary word	intelligenc	-0.04 -0.13 0.03 -0.06 -0.11 0.04 -0.12
summary word	intens	0.09 0.04 -0.09 -0.08 0.01 -0.10 -0.10
summary word	intensify	0.07 -0.13 -0.16 0.02 -0.14 -0.12 0.02
summary word	intercept	0.02 -0.06 -0.17 -0.04 0.01 -0.06 0.02
summary word	interceptor	-0.03 -0.03 0.07 -0.07 -0.10 -0.05 0.02
summary word	interest	-0.02 0.04 -0.12 0.03 -0.12 -0.09 -0.16
summary word	interferenc	0.08 -0.02 -0.10 -0.06 -0.05 -0.04 -0.12
summary word	internal	-0.01 0.04 -0.01 -0.07 -0.07 -0.08 0.00
summary word	international	-0.02 0.04 0.03 -0.13 -0.18 -0.10 -0.08
summary word	internet	-0.13 0.04 -0.12 -0.05 -0.02 0.08 -0.09
summary word	intersection	-0.08 0.00 -0.08 -0.08 -0.09 -0.06 0.07
summary word	interven	0.15 -0.05 -0.25 -0.19 -0.14 -0.14 -0.17
summary word	intervention	-0.10 0.11 -0.20 -0.14 -0.11 -0.16 0.03
summary word	interview	0.04 0.02 -0.06 -0.07 -0.06 -0.04 -0.09
summary word	inventory	-0.09 -0.10 -0.07 0.09 -0.09 -0.06 -0.09
summary word	investigation	-0.02 0.00 0.08 -0.09 -0.10 0.05 0.05
summary word	investor	-0.15 -0.12 -0.09 0.16 -0.17 -0.09 -0.14
summary word	involv	0.06 -0.05 -0.13 0.02 -0.11 -0.09 -0.13
summary word	involvement	0.08 -0.02 -0.14 -0.09 -0.12 -0.05 -0.09
summary word	iran	0.10 -0.06 -0.12 -0.04 -0.07 -0.07 -0.03
summary word	is	-0.05 0.02 0.03 -0.06 -0.08 0.05 -0.06
summary word	islamic	0.01 0.03 -0.16 -0.14 -0.13 -0.08 -0.04
summary word	israel	-0.06 -0.07 -0.07 0.01 -0.06 -0.04 0.06
summary word	issu	0.02 0.09 -0.23 -0.02 -0.18 -0.12 -0.22
summary word	itself	0.05 -0.01 -0.15 -0.07 -0.15 -0.09 0.04
summary word	jet	-0.11 -0.05 0.05 0.06 -0.10 -0.04 -0.09
summary word	jets	0.06 -0.06 -0.08 -0.05 -0.06 -0.06 -0.05
summary word	jewish	-0.09 -0.10 0.04 -0.07 0.05 -0.06 0.09
summary word	join	-0.07 -0.01 -0.01 -0.01 0.03 -0.02 -0.03
summary word	joseph	-0.02 0.04 -0.06 -0.05 -0.06 -0.03 -0.06
summary word	journalist	-0.11 0.02 -0.16 -0.10 0.03 -0.12 0.05
summary word	judiciary	-0.06 0.05 0.01 -0.06 -0.07 -0.06 -0.10
summary word	jump	-0.05 -0.05 -0.03 0.06 -0.06 -0.02 -0.06
summary word	jun	-0.04 0.13 -0.12 -0.06 -0.10 -0.06 -0.06
summary word	june	0.07 -0.10 -0.06 0.03 -0.19 -0.07 0.01
summary word	just	-0.05 0.01 -0.15 0.06 -0.15 -0.08 -0.04
summary word	keep	0.05 0.01 -0.13 -0.07 -0.14 -0.07 -0.14
summary word	keir	0.01 0.08 -0.07 -0.11 -0.05 -0.04 -0.02
summary word	key	0.05 -0.08 0.03 -0.03 -0.04 -0.06 -0.13
summary word	kill	-0.13 0.06 -0.02 -0.21 0.05 -0.17 -0.01
summary word	know	-0.11 0.06 -0.12 0.01 -0.10 -0.07 0.01
summary word	lack	0.08 0.00 -0.12 -0.08 -0.10 -0.07 -0.04
summary word	laid	0.07 -0.10 0.07 0.02 -0.06 -0.07 -0.09
summary word	land	-0.13 -0.02 -0.12 -0.12 0.05 -0.08 0.05
summary word	larg	-0.06 -0.13 -0.11 -0.05 -0.11 -0.08 0.08
summary word	largest	0.04 -0.12 -0.11 0.02 -0.17 0.03 -0.02
summary word	last	-0.19 -0.08 0.04 0.03 0.11 -0.09 0.06
summary word	late	0.07 -0.01 -0.16 -0.10 0.02 -0.10 -0.02
summary word	later	-0.10 0.01 -0.06 0.06 -0.06 -0.05 0.01
summary word	latest	-0.01 0.05 0.00 0.00 -0.17 -0.01 -0.07
summary word	launch	0.10 -0.04 -0.10 -0.07 -0.08 -0.14 -0.02
summary word	launcher	-0.03 -0.17 0.14 -0.14 -0.23 -0.16 -0.21
summary word	law	-0.07 0.07 -0.13 -0.04 0.05 -0.08 -0.15
summary word	lead	0.01 -0.07 0.01 -0.04 -0.13 -0.05 0.06
summary word	leader	-0.15 0.20 -0.18 -0.17 -0.21 -0.09 -0.06
summary word	leadership	0.07 -0.08 -0.10 0.05 0.00 -0.02 -0.16
summary word	least	-0.13 0.06 -0.02 -0.13 0.07 -0.11 -0.16
summary word	leav	0.00 -0.11 -0.12 0.00 0.04 -0.07 0.06
summary word	led	0.05 0.00 -0.13 -0.07 -0.14 0.07 -0.04
summary word	left	0.02 -0.12 -0.03 -0.06 0.08 -0.11 0.06
summary word	legal	0.03 0.08 -0.11 -0.07 -0.08 -0.05 -0.11
summary word	leniency	-0.01 0.06 -0.07 -0.07 -0.06 -0.03 -0.10
summary word	less	-0.02 -0.14 -0.15 0.00 -0.13 -0.09 0.07
summary word	level	0.02 0.06 0.01 -0.02 -0.05 -0.03 -0.13
summary word	life	-0.04 -0.02 -0.11 -0.11 0.10 -0.13 0.05
summary word	lift	0.06 0.06 -0.07 -0.02 -0.06 -0.06 -0.11
summary word	light	-0.09 0.05 -0.06 -0.04 0.05 -0.04 -0.07
summary word	like	0.12 -0.01 -0.15 -0.15 -0.15 -0.09 -0.07
summary word	likely	0.07 -0.04 -0.21 0.05 -0.18 -0.04 -0.10
summary word	limit	0.01 0.05 -0.15 0.01 0.01 -0.10 -0.17
summary word	lin	-0.12 0.03 -0.11 0.01 -0.13 -0.07 0.07
summary word	lindsey	0.08 0.04 -0.13 -0.03 -0.06 -0.04 -0.06
summary word	linger	0.03 0.04 -0.08 -0.09 -0.08 -0.06 -0.09
summary word	link	-0.07 -0.04 -0.13 0.09 -0.02 -0.11 -0.14
summary word	liv	-0.22 -0.11 -0.03 0.09 -0.10 0.07 0.09
summary word	live	0.08 -0.08 -0.10 -0.05 -0.15 -0.06 0.05
summary word	lng	-0.10 -0.10 -0.07 0.08 0.03 -0.05 -0.03
summary word	load	-0.05 0.04 -0.18 -0.04 -0.07 -0.14 0.02
summary word	location	-0.10 -0.01 0.06 0.06 -0.13 -0.08 -0.12
summary word	lock	0.01 0.05 -0.17 -0.13 -0.07 -0.13 0.03
summary word	logistical	-0.10 -0.10 -0.08 0.10 -0.13 -0.09 -0.10
summary word	long	-0.04 -0.01 0.07 -0.05 -0.21 0.04 -0.03
summary word	longer	-0.06 0.02 -0.03 0.01 -0.04 -0.02 -0.05
summary word	look	0.07 -0.07 0.02 -0.03 -0.11 -0.10 -0.11
summary word	loss	-0.03 -0.06 -0.10 0.01 -0.07 -0.07 0.04
summary word	low	-0.13 0.01 -0.08 0.08 -0.10 -0.06 -0.11
summary word	lower	-0.02 -0.04 -0.01 0.02 -0.02 -0.01 -0.02
summary word	made	-0.01 0.02 -0.13 0.02 -0.11 -0.09 -0.05
summary word	main	-0.02 -0.12 -0.02 0.06 -0.09 -0.03 -0.10
summary word	maintain	-0.10 0.07 -0.06 -0.04 0.04 -0.05 -0.08
summary word	majeur	-0.06 -0.08 -0.03 0.08 -0.05 -0.03 -0.06
summary word	major	-0.13 -0.01 -0.04 0.10 0.04 -0.07 0.02
summary word	majority	0.04 -0.09 -0.13 -0.07 -0.06 -0.06 0.04
summary word	mak	-0.04 -0.01 -0.11 -0.03 -0.05 -0.05 0.01
summary word	make	0.03 0.02 0.05 0.07 0.05 -0.08 -0.15
summary word	man	-0.09 -0.04 0.09 -0.09 -0.10 -0.10 -0.11
summary word	many	0.03 -0.11 -0.12 -0.10 0.08 -0.07 0.04
summary word	march	-0.15 0.01 -0.11 0.09 -0.04 -0.08 -0.02
summary word	marin	-0.10 -0.06 -0.03 0.08 -0.07 -0.03 -0.07
summary word	maritim	0.11 -0.04 -0.06 -0.08 -0.12 0.08 -0.12
summary word	mark	-0.04 0.03 -0.02 -0.09 -0.12 -0.06 -0.02
summary word	market	-0.07 -0.18 -0.12 0.11 -0.02 -0.08 -0.03
summary word	martyr	-0.09 0.02 -0.10 -0.07 0.01 -0.07 0.01
summary word	mass	-0.07 -0.04 0.03 -0.01 -0.11 -0.06 0.04
summary word	massiv	-0.02 0.06 -0.14 -0.07 -0.04 -0.08 -0.17
summary word	matter	0.05 0.00 -0.13 -0.11 -0.11 -0.07 -0.15
summary word	maximum	-0.08 0.09 -0.07 -0.07 -0.05 -0.05 -0.07
summary word	may	0.00 -0.01 -0.05 -0.01 -0.04 -0.11 -0.05
summary word	mean	0.11 -0.04 -0.10 -0.06 -0.05 -0.03 -0.04
summary word	media	-0.15 0.04 0.03 -0.24 -0.04 0.05 0.06
summary word	mediat	-0.05 0.03 -0.12 -0.12 -0.01 -0.04 0.00
summary word	mediation	-0.12 0.15 -0.12 -0.12 -0.14 -0.07 -0.14
summary word	mediator	-0.03 0.03 -0.02 -0.03 -0.03 -0.01 -0.04
summary word	meet	-0.04 0.18 -0.24 -0.16 -0.26 -0.09 -0.29
summary word	meg	-0.06 -0.06 -0.03 0.06 -0.06 -0.03 -0.05
summary word	member	0.04 -0.07 -0.06 -0.07 -0.06 -0.03 0.03
summary word	memorandum	-0.10 0.12 -0.10 -0.10 -0.07 -0.02 -0.11
summary word	messag	0.00 0.00 -0.11 -0.07 -0.07 -0.08 -0.01
summary word	met	-0.05 0.04 -0.16 0.00 -0.15 -0.14 0.04
summary word	methanol	-0.07 -0.06 -0.09 0.08 -0.09 -0.06 -0.09
summary word	middl	-0.07 -0.06 -0.04 0.06 -0.03 -0.02 -0.05
summary word	might	0.01 -0.04 -0.09 -0.15 0.04 -0.06 0.09
summary word	militant	0.00 0.00 -0.14 -0.01 0.02 -0.09 -0.11
summary word	military	0.06 0.01 -0.04 -0.04 -0.14 -0.10 -0.06
summary word	militia	0.07 -0.08 -0.08 -0.03 -0.07 -0.04 -0.12
summary word	million	-0.10 -0.05 -0.08 0.05 0.05 -0.01 -0.09
summary word	min	0.12 -0.11 0.05 -0.12 -0.09 -0.11 -0.13
summary word	minister	-0.04 0.06 -0.04 -0.10 -0.09 -0.04 0.02
summary word	ministry	-0.01 0.02 -0.10 0.03 -0.05 -0.05 -0.14
summary word	missil	0.06 -0.04 0.02 -0.16 -0.03 -0.18 -0.01
summary word	mna	-0.11 0.14 -0.11 -0.08 -0.10 -0.07 -0.13
summary word	mohammad	-0.11 0.07 -0.10 -0.06 0.07 -0.10 -0.11
summary word	moment	-0.10 0.12 -0.07 -0.09 -0.10 -0.07 -0.14
summary word	monday	0.00 0.00 -0.10 0.04 -0.05 -0.07 -0.14
summary word	money	-0.06 -0.07 -0.09 -0.09 -0.06 -0.06 0.08
summary word	monitor	0.02 -0.01 -0.10 0.01 -0.15 -0.05 -0.07
summary word	monoethylen	-0.06 -0.06 -0.03 0.06 -0.06 -0.03 -0.05
summary word	month	0.07 -0.14 -0.02 -0.02 0.00 -0.11 -0.09
summary word	more	0.04 -0.01 -0.29 0.00 0.01 -0.12 -0.13
summary word	morn	0.07 -0.04 -0.04 -0.11 -0.19 -0.07 0.02
summary word	most	0.07 -0.07 -0.20 -0.01 -0.06 -0.14 -0.03
summary word	mount	-0.10 0.01 -0.11 0.06 -0.11 -0.05 -0.04
summary word	mov	0.06 -0.11 0.06 0.01 -0.07 0.02 -0.11
summary word	move	-0.08 0.02 -0.11 0.02 -0.12 -0.06 0.01
summary word	movement	-0.01 0.05 -0.10 -0.08 -0.07 -0.07 -0.08
summary word	much	0.10 -0.12 -0.01 -0.08 -0.10 -0.06 0.04
summary word	multipl	0.01 -0.07 -0.07 0.04 -0.06 -0.03 -0.04
summary word	must	0.02 -0.01 -0.13 -0.13 0.14 -0.09 -0.08
summary word	name	-0.13 0.03 -0.10 0.07 0.00 -0.06 -0.11
summary word	naphtha	-0.09 -0.05 -0.01 0.08 -0.07 -0.03 -0.06
summary word	nation	-0.15 0.01 0.04 0.01 -0.12 0.05 -0.03
summary word	national	-0.10 0.11 -0.10 -0.02 -0.01 -0.13 -0.04
summary word	nationwid	-0.04 0.09 -0.16 -0.10 -0.13 0.00 -0.16
summary word	natural	-0.06 -0.12 -0.06 0.08 0.00 -0.06 -0.12
summary word	naval	0.00 0.09 -0.07 -0.09 -0.08 0.08 -0.12
summary word	navy	0.06 0.02 -0.11 -0.08 -0.11 -0.09 -0.08
summary word	near	0.12 -0.15 -0.02 -0.02 -0.02 -0.10 -0.17
summary word	nearly	-0.11 -0.04 -0.06 0.07 -0.05 -0.03 -0.01
summary word	need	-0.02 0.03 0.03 0.00 -0.17 -0.09 -0.09
summary word	negotiat	-0.13 0.03 -0.10 0.09 -0.10 -0.05 0.00
summary word	negotiation	-0.11 -0.01 0.00 -0.12 -0.12 -0.08 0.10
summary word	negotiator	-0.11 0.08 -0.08 0.00 -0.09 -0.05 -0.12
summary word	network	0.03 0.06 0.00 -0.08 -0.05 -0.06 -0.09
summary word	never	-0.08 0.03 -0.21 -0.17 -0.22 -0.10 0.09
summary word	new	0.00 -0.05 0.04 -0.02 -0.27 0.01 -0.01
summary word	news	-0.11 0.00 -0.01 0.04 -0.01 -0.12 -0.02
summary word	newsletter	-0.08 -0.07 -0.09 -0.05 -0.06 -0.06 0.08
summary word	next	0.05 -0.06 -0.16 -0.03 0.07 -0.10 -0.16
summary word	night	-0.03 -0.08 -0.26 -0.13 0.09 -0.16 0.04
summary word	no	0.09 -0.07 -0.24 0.00 0.04 -0.04 -0.11
summary word	non	0.05 -0.01 -0.09 -0.08 -0.03 -0.05 -0.03
summary word	nor	0.06 -0.02 -0.11 -0.10 -0.14 -0.09 0.05
summary word	north	0.05 0.04 -0.12 -0.03 -0.18 -0.06 0.01
summary word	northern	0.07 -0.15 -0.13 -0.11 0.00 -0.10 0.06
summary word	not	-0.09 0.03 -0.06 -0.07 -0.04 -0.26 0.04
summary word	noth	-0.09 0.13 -0.09 -0.06 0.07 -0.07 -0.03
summary word	now	0.12 0.01 -0.18 -0.09 -0.25 -0.14 -0.11
summary word	nuclear	0.04 0.02 -0.05 -0.10 -0.29 -0.14 0.00
summary word	number	0.08 -0.07 -0.09 0.00 -0.02 -0.05 -0.02
summary word	objectiv	-0.07 -0.02 0.03 -0.08 -0.09 -0.10 0.07
summary word	observ	0.08 -0.09 0.06 -0.07 -0.11 -0.07 -0.11
summary word	occupy	0.09 0.05 -0.12 -0.09 -0.13 -0.09 -0.13
summary word	off	-0.03 0.03 0.00 0.06 -0.19 -0.10 -0.12
summary word	offensiv	0.11 -0.07 -0.13 -0.10 -0.10 -0.05 -0.17
summary word	offer	-0.01 -0.10 -0.02 -0.01 -0.02 0.02 -0.07
summary word	officer	0.01 -0.08 0.05 -0.07 -0.10 -0.06 0.00
summary word	official	-0.01 0.03 0.06 0.03 -0.14 -0.01 -0.15
summary word	oil	-0.08 -0.10 -0.04 0.12 -0.11 -0.03 -0.09
summary word	old	-0.12 0.02 0.05 -0.01 -0.09 -0.07 0.02
summary word	once	0.04 -0.13 -0.02 -0.12 0.00 -0.09 0.12
summary word	one	0.12 -0.12 -0.13 -0.02 -0.02 -0.13 -0.10
summary word	ongo	-0.13 -0.07 -0.02 0.03 -0.11 -0.02 0.09
summary word	only	-0.01 0.00 -0.11 -0.01 -0.02 -0.11 -0.04
summary word	open	0.03 -0.05 0.02 0.05 -0.13 -0.05 -0.16
summary word	operat	0.02 -0.09 0.03 -0.05 0.00 0.07 -0.08
summary word	operation	0.08 -0.06 0.00 -0.11 -0.15 -0.15 -0.06
summary word	operativ	0.10 -0.10 -0.01 -0.04 -0.10 -0.03 -0.07
summary word	opportunity	0.04 0.04 -0.10 -0.09 -0.05 -0.02 -0.12
summary word	oppos	-0.10 0.08 -0.13 -0.05 -0.09 -0.08 0.03
summary word	opposition	-0.10 -0.09 -0.07 -0.06 -0.05 -0.04 0.10
summary word	option	-0.01 -0.07 -0.10 0.04 -0.07 -0.06 0.02
summary word	order	0.06 -0.05 -0.14 -0.05 -0.10 -0.04 -0.03
summary word	organisation	-0.09 0.07 -0.07 -0.07 0.02 -0.05 -0.11
summary word	organization	-0.06 0.04 0.04 -0.05 -0.08 -0.06 -0.08
summary word	other	-0.06 -0.06 -0.08 0.08 0.03 0.05 -0.14
summary word	our	-0.10 0.08 -0.07 -0.01 -0.04 -0.03 0.04
summary word	out	-0.01 0.05 -0.07 0.05 -0.20 -0.14 -0.20
summary word	outbreak	-0.05 -0.05 -0.06 0.06 -0.04 -0.03 -0.06
summary word	outlook	-0.04 -0.05 -0.08 0.05 -0.04 -0.07 -0.04
summary word	output	-0.07 -0.06 -0.04 0.06 -0.03 -0.03 -0.05
summary word	outsid	0.11 -0.09 -0.10 0.02 -0.10 -0.01 -0.11
summary word	over	0.00 0.01 -0.01 -0.08 -0.10 0.04 -0.11
summary word	overnight	0.05 -0.10 -0.10 0.05 -0.17 -0.06 -0.06
summary word	own	-0.03 0.06 -0.10 0.03 -0.13 -0.10 -0.08
summary word	owner	-0.07 -0.07 0.02 0.04 -0.05 -0.04 0.05
summary word	p	0.04 -0.01 -0.01 -0.01 -0.17 -0.01 -0.14
summary word	palestinian	-0.09 -0.13 -0.07 -0.07 -0.06 -0.05 0.13
summary word	parliament	-0.05 0.03 -0.10 0.06 -0.09 -0.09 -0.12
summary word	part	0.01 -0.03 -0.18 -0.10 -0.01 -0.09 0.00
summary word	participant	-0.05 0.03 -0.03 0.03 -0.05 -0.02 -0.07
summary word	particularly	0.00 -0.12 -0.09 -0.09 -0.13 -0.07 0.09
summary word	partner	0.00 0.05 -0.05 -0.09 -0.08 -0.04 0.03
summary word	party	-0.03 -0.04 -0.08 -0.12 -0.06 -0.08 0.08
summary word	pass	-0.06 -0.03 0.03 0.04 -0.07 -0.08 -0.08
summary word	passag	0.03 -0.09 -0.13 0.05 -0.07 -0.09 -0.09
summary word	past	-0.05 0.02 0.00 0.00 -0.08 -0.04 -0.08
summary word	path	-0.04 0.07 -0.05 0.00 -0.04 -0.02 -0.12
summary word	patienc	-0.03 0.07 -0.07 0.00 -0.08 -0.07 -0.12
summary word	paus	-0.16 0.13 -0.11 -0.06 0.03 -0.07 0.00
summary word	pdt	0.02 -0.13 -0.21 -0.11 -0.17 -0.11 0.06
summary word	peac	-0.07 0.07 -0.15 0.00 -0.21 -0.07 -0.07
summary word	peaceful	0.03 -0.03 -0.18 -0.12 -0.09 -0.08 -0.02
summary word	peopl	-0.10 0.14 -0.14 -0.15 0.02 -0.16 -0.11
summary word	percent	-0.06 0.01 -0.12 -0.01 -0.13 0.03 0.02
summary word	permanent	0.04 -0.02 -0.04 -0.06 -0.08 -0.02 -0.10
summary word	personnel	0.11 -0.11 -0.11 -0.07 0.07 -0.04 -0.12
summary word	petrochemical	-0.16 -0.07 -0.09 0.13 -0.12 -0.09 -0.14
summary word	phas	-0.14 0.12 0.00 -0.10 -0.14 -0.10 -0.15
summary word	phon	-0.13 0.10 0.02 -0.08 -0.10 0.01 -0.14
summary word	photo	-0.09 0.06 0.01 -0.08 -0.12 -0.05 0.04
summary word	pictur	-0.06 0.01 0.04 -0.05 -0.07 0.02 -0.10
summary word	piec	-0.10 -0.08 -0.07 -0.07 0.04 -0.05 0.08
summary word	pilot	-0.09 -0.08 0.05 -0.08 0.00 -0.07 0.06
summary word	plac	-0.04 0.04 0.03 -0.04 -0.18 -0.09 -0.05
summary word	plan	0.08 -0.06 -0.01 0.03 -0.25 -0.18 -0.15
summary word	plann	-0.06 0.05 -0.05 -0.01 0.02 -0.04 -0.09
summary word	plant	-0.07 -0.14 -0.17 0.14 0.01 -0.12 -0.04
summary word	platt	-0.06 -0.05 -0.03 0.06 -0.09 -0.04 -0.03
summary word	play	-0.09 -0.03 -0.09 -0.09 -0.07 -0.06 0.06
summary word	player	0.03 -0.07 -0.10 0.08 -0.13 -0.11 -0.14
summary word	pledg	0.06 -0.07 -0.12 0.05 -0.08 -0.06 -0.12
summary word	plung	0.07 -0.08 -0.09 0.09 -0.07 -0.07 -0.12
summary word	pm	-0.05 0.03 -0.02 -0.13 -0.20 -0.13 0.04
summary word	point	0.05 -0.09 -0.13 -0.05 0.03 -0.06 -0.05
summary word	polic	0.01 0.01 -0.03 -0.05 -0.10 -0.05 0.06
summary word	policy	-0.04 0.03 -0.13 -0.11 -0.14 -0.07 0.06
summary word	politic	-0.14 0.04 -0.13 -0.15 -0.12 -0.10 0.08
summary word	political	0.09 0.07 -0.01 -0.10 -0.10 0.01 -0.15
summary word	poll	-0.06 -0.06 -0.12 -0.04 -0.05 -0.05 0.06
summary word	polyethylen	-0.07 -0.09 -0.04 0.09 -0.08 -0.04 -0.10
summary word	port	0.07 -0.03 -0.16 -0.03 -0.18 -0.12 -0.06
summary word	position	-0.09 0.05 -0.10 0.02 -0.11 -0.06 -0.01
summary word	possibility	0.07 -0.06 -0.11 -0.05 -0.10 -0.04 -0.13
summary word	possibl	0.00 0.07 -0.19 0.02 -0.15 -0.07 -0.20
summary word	post	0.03 -0.16 0.04 -0.12 -0.13 -0.03 0.06
summary word	potential	0.08 -0.14 -0.15 0.06 -0.18 -0.08 -0.03
summary word	potentially	0.02 -0.06 -0.07 0.01 0.06 -0.06 -0.08
summary word	pound	0.07 -0.08 -0.10 -0.09 0.00 -0.07 -0.01
summary word	power	0.06 -0.05 -0.20 -0.01 -0.18 -0.13 0.03
summary word	powerful	-0.03 0.00 -0.09 0.00 -0.08 -0.06 0.01
summary word	prais	-0.08 0.11 -0.11 -0.09 -0.11 -0.08 -0.06
summary word	precondition	-0.09 0.11 -0.04 -0.11 -0.08 -0.01 -0.12
summary word	preemptiv	-0.10 0.00 -0.16 -0.13 -0.11 -0.08 0.04
summary word	premium	-0.03 -0.02 -0.01 0.02 -0.02 -0.01 -0.02
summary word	prepar	0.09 -0.13 0.01 0.03 -0.21 -0.15 -0.05
summary word	pres	-0.02 -0.03 -0.01 -0.08 -0.13 -0.08 0.03
summary word	present	-0.01 -0.10 -0.12 0.00 -0.13 -0.10 0.03
summary word	president	-0.07 0.23 -0.09 -0.18 -0.01 -0.08 -0.24
summary word	press	-0.05 0.04 -0.04 -0.03 -0.02 -0.01 -0.05
summary word	pressur	-0.05 0.04 -0.14 0.05 -0.17 -0.09 -0.11
summary word	prevent	-0.09 -0.04 0.07 -0.07 -0.05 0.02 -0.06
summary word	previously	0.09 -0.14 -0.07 -0.03 -0.10 -0.03 0.02
summary word	pric	-0.15 -0.12 -0.11 0.08 -0.18 -0.06 0.05
summary word	prim	0.00 0.14 -0.23 -0.15 -0.19 -0.09 -0.05
summary word	princ	-0.12 0.10 -0.07 -0.06 -0.04 -0.07 -0.06
summary word	privat	-0.07 -0.04 -0.04 -0.08 -0.06 0.07 -0.11
summary word	problem	-0.08 -0.07 -0.04 -0.07 -0.09 0.07 0.02
summary word	produc	0.06 0.04 -0.13 -0.03 -0.13 0.06 -0.17
summary word	producer	-0.07 -0.11 -0.05 0.10 -0.11 -0.07 -0.09
summary word	product	-0.11 -0.11 -0.06 0.11 -0.11 -0.05 -0.08
summary word	production	-0.07 -0.14 -0.06 0.08 0.00 -0.07 0.01
summary word	program	0.02 0.03 -0.01 -0.06 -0.08 -0.07 -0.05
summary word	progres	-0.14 0.13 -0.09 -0.12 -0.10 -0.06 -0.12
summary word	projectil	0.01 -0.03 -0.05 0.04 -0.07 -0.03 -0.05
summary word	prolong	-0.08 -0.10 -0.08 0.04 -0.08 -0.03 0.04
summary word	promis	-0.01 0.01 -0.12 -0.10 0.02 -0.09 -0.14
summary word	prompt	0.13 -0.02 -0.15 0.04 -0.17 -0.06 -0.16
summary word	proposal	0.04 0.00 -0.14 -0.10 -0.15 -0.03 -0.15
summary word	prospect	0.02 0.02 -0.08 -0.05 -0.07 -0.03 0.02
summary word	protect	0.05 0.04 -0.06 -0.10 -0.07 0.05 -0.07
summary word	protest	-0.06 0.12 -0.01 -0.22 0.00 -0.16 -0.12
summary word	protester	0.05 0.15 -0.34 -0.25 -0.22 -0.13 -0.23
summary word	provid	-0.01 0.08 -0.07 -0.07 -0.08 -0.05 -0.09
summary word	prowes	-0.08 -0.08 0.08 -0.04 -0.08 0.06 -0.08
summary word	proxy	0.08 0.02 -0.14 -0.05 -0.12 -0.07 -0.11
summary word	public	-0.15 0.12 -0.15 -0.03 0.00 -0.10 -0.07
summary word	push	-0.17 0.15 -0.13 0.04 -0.15 -0.07 -0.19
summary word	put	-0.09 0.03 -0.11 -0.10 0.07 -0.06 0.03
summary word	putt	0.04 0.03 -0.06 -0.05 -0.07 -0.05 -0.09
summary word	question	-0.16 -0.07 0.01 -0.09 -0.04 -0.04 0.18
summary word	r	-0.05 0.14 -0.14 -0.10 -0.08 -0.06 -0.04
summary word	rac	0.05 -0.07 -0.06 0.03 -0.08 -0.06 -0.08
summary word	radar	0.06 -0.07 0.04 -0.07 -0.11 -0.04 -0.08
summary word	rais	0.06 -0.13 -0.11 0.03 -0.13 -0.03 0.02
summary word	rally	-0.07 0.04 -0.06 0.04 -0.07 -0.03 0.01
summary word	rang	0.08 -0.02 -0.11 -0.11 -0.14 -0.07 -0.04
summary word	rapid	0.06 -0.03 -0.08 -0.07 -0.10 -0.04 -0.09
summary word	rare	-0.09 0.04 -0.09 -0.07 -0.08 -0.03 0.04
summary word	rat	0.02 -0.10 -0.06 0.04 -0.07 -0.04 -0.10
summary word	rate	-0.05 -0.05 -0.03 0.06 -0.06 -0.04 -0.08
summary word	reach	-0.12 0.05 -0.11 -0.10 -0.02 0.01 0.04
summary word	react	0.07 -0.04 -0.10 0.00 -0.06 -0.05 -0.11
summary word	read	-0.13 -0.01 -0.25 0.00 -0.06 -0.16 0.04
summary word	readines	-0.13 0.12 -0.09 -0.10 -0.07 -0.06 -0.10
summary word	ready	-0.02 -0.03 0.03 0.02 -0.11 -0.07 -0.14
summary word	real	-0.02 -0.12 -0.05 -0.11 -0.11 0.06 0.01
summary word	reason	-0.12 -0.02 -0.07 -0.02 -0.09 -0.05 0.04
summary word	receiv	-0.03 -0.01 -0.07 0.06 -0.09 -0.08 -0.11
summary word	recent	-0.05 -0.01 -0.16 0.00 -0.17 -0.08 0.05
summary word	record	-0.06 -0.12 0.04 0.10 -0.11 -0.07 -0.10
summary word	recover	-0.09 -0.13 0.08 -0.08 -0.09 -0.09 0.09
summary word	recurrent	-0.06 -0.07 -0.04 -0.06 -0.05 0.07 -0.07
summary word	red	-0.01 0.03 -0.12 -0.10 -0.12 -0.09 0.01
summary word	reduc	0.05 -0.11 -0.09 -0.02 -0.02 -0.05 -0.11
summary word	reel	-0.02 -0.10 -0.09 0.04 0.06 -0.05 0.03
summary word	refin	-0.04 -0.06 -0.03 0.04 -0.04 -0.03 -0.04
summary word	refinery	-0.01 -0.06 -0.06 -0.02 -0.09 -0.06 0.05
summary word	reflect	0.05 0.00 -0.10 -0.04 -0.09 -0.06 -0.02
summary word	refus	0.07 -0.09 -0.07 -0.11 0.08 -0.09 0.04
summary word	regard	0.08 -0.04 -0.16 -0.09 0.01 -0.13 0.00
summary word	regim	-0.09 0.02 -0.12 -0.08 -0.05 -0.13 0.08
summary word	region	0.05 0.08 -0.19 -0.08 -0.10 0.03 -0.28
summary word	regional	-0.12 -0.06 0.05 0.11 0.01 -0.04 -0.15
summary word	reiterat	-0.01 0.03 -0.10 -0.09 -0.06 -0.05 0.00
summary word	reject	-0.01 0.05 -0.19 -0.01 -0.14 -0.10 -0.07
summary word	relat	-0.07 -0.06 0.03 -0.02 -0.09 -0.05 0.06
summary word	relation	-0.09 0.09 -0.08 -0.11 -0.08 -0.07 -0.05
summary word	releas	-0.03 -0.14 -0.10 0.11 -0.02 -0.08 -0.14
summary word	remain	0.04 -0.15 -0.20 0.08 -0.05 -0.18 -0.07
summary word	remark	-0.08 0.09 -0.08 -0.09 -0.07 -0.05 -0.12
summary word	remov	-0.13 -0.05 -0.12 -0.10 -0.13 -0.10 0.08
summary word	renew	-0.03 0.13 -0.13 -0.12 0.01 -0.05 -0.09
summary word	renown	-0.08 -0.08 0.08 -0.04 -0.08 0.06 -0.08
summary word	reopen	-0.09 -0.06 -0.11 0.07 -0.03 -0.14 0.05
summary word	rep	-0.14 0.15 -0.13 -0.10 -0.09 -0.07 0.05
summary word	repercussion	0.04 -0.05 -0.06 0.00 -0.07 -0.02 -0.04
summary word	replac	0.06 0.04 0.01 0.01 -0.05 -0.08 -0.07
summary word	report	0.05 -0.03 0.04 0.03 -0.03 -0.12 -0.26
summary word	reportedly	-0.07 0.06 -0.10 0.05 -0.12 -0.10 -0.15
summary word	reporter	0.02 0.12 -0.11 -0.13 -0.12 -0.05 -0.12
summary word	representativ	0.02 -0.04 -0.09 -0.07 -0.10 -0.02 0.03
summary word	republican	-0.06 0.00 -0.11 -0.08 -0.09 -0.05 0.06
summary word	rescu	0.12 -0.12 -0.20 -0.14 -0.12 -0.08 -0.04
summary word	reserv	-0.05 -0.05 -0.03 0.05 -0.03 -0.03 -0.06
summary word	resident	-0.12 -0.05 -0.14 -0.10 0.09 -0.06 0.04
summary word	resilienc	-0.06 0.00 -0.08 -0.08 0.07 -0.06 -0.01
summary word	resistanc	-0.12 0.14 -0.14 -0.09 -0.11 -0.11 -0.14
summary word	resolution	0.11 -0.10 0.04 -0.11 -0.09 -0.07 -0.05
summary word	respond	0.07 0.04 -0.16 -0.14 -0.13 -0.09 -0.15
summary word	respons	0.02 -0.04 -0.07 -0.05 -0.20 -0.13 0.00
summary word	responsibl	-0.08 0.09 -0.10 0.07 -0.06 -0.06 -0.11
summary word	restart	-0.10 -0.05 -0.06 0.08 0.07 -0.04 -0.08
summary word	restriction	0.01 0.02 -0.11 -0.06 -0.16 0.03 -0.06
summary word	result	-0.11 -0.08 -0.02 0.11 0.06 -0.09 -0.09
summary word	resum	-0.12 0.05 -0.11 0.06 -0.10 -0.05 -0.12
summary word	retaliat	-0.09 0.13 -0.24 -0.04 -0.20 -0.14 -0.13
summary word	retaliation	0.03 -0.06 -0.09 0.00 -0.10 -0.05 0.02
summary word	retaliatory	0.04 0.09 -0.14 -0.07 -0.15 -0.08 -0.05
summary word	retir	0.06 0.00 -0.12 -0.06 -0.09 -0.06 -0.05
summary word	return	-0.13 -0.09 -0.04 0.00 0.11 -0.11 0.04
summary word	reuter	-0.12 -0.09 0.10 -0.10 -0.09 -0.09 0.02
summary word	reveal	0.03 -0.09 0.04 0.04 -0.14 -0.10 -0.03
summary word	revolution	-0.01 0.09 -0.12 -0.11 -0.11 -0.07 -0.14
summary word	reward	-0.06 -0.02 -0.02 -0.06 -0.06 0.02 -0.06
summary word	rhetoric	0.05 0.06 -0.15 -0.06 -0.10 -0.09 -0.13
summary word	rich	0.07 -0.11 -0.12 0.07 -0.15 -0.11 -0.11
summary word	right	-0.15 0.21 -0.07 -0.13 -0.17 -0.08 -0.13
summary word	rippl	-0.04 -0.06 -0.03 0.05 -0.04 -0.03 -0.06
summary word	ris	0.07 -0.09 0.04 0.07 -0.14 -0.05 -0.05
summary word	rise	-0.10 -0.07 0.03 0.04 -0.07 -0.08 0.04
summary word	risk	0.01 -0.02 -0.08 -0.08 0.02 -0.06 0.05
summary word	risky	0.00 -0.14 -0.10 0.03 -0.13 -0.08 0.05
summary word	rival	0.02 0.04 -0.08 -0.08 -0.10 -0.07 -0.09
summary word	rocket	0.10 -0.12 -0.12 -0.07 -0.02 -0.05 -0.01
summary word	role	-0.06 -0.05 -0.04 0.02 -0.03 -0.04 0.03
summary word	romain	0.03 -0.05 -0.05 -0.02 -0.06 -0.04 0.07
summary word	rose	0.06 -0.10 -0.11 0.00 -0.13 -0.11 -0.05
summary word	round	-0.15 0.12 -0.12 -0.13 -0.14 -0.05 -0.04
summary word	rt	-0.13 -0.01 -0.25 0.00 -0.06 -0.16 0.04
summary word	runn	0.06 0.07 -0.07 -0.09 -0.10 -0.03 -0.13
summary word	s	-0.04 0.02 -0.01 0.04 -0.15 -0.02 -0.08
summary word	safety	-0.11 0.03 -0.16 -0.06 0.04 -0.09 0.06
summary word	said	0.12 0.01 -0.02 -0.05 -0.09 -0.03 -0.22
summary word	sal	-0.13 -0.05 -0.07 0.01 -0.09 -0.06 0.05
summary word	salvo	0.10 -0.04 -0.09 -0.02 -0.11 -0.02 -0.07
summary word	same	0.03 -0.14 -0.13 -0.01 0.06 -0.09 0.04
summary word	sanction	-0.20 -0.05 -0.08 0.12 -0.17 -0.23 0.01
summary word	saturday	0.03 0.09 -0.12 -0.02 -0.21 -0.12 -0.13
summary word	say	-0.03 0.08 -0.07 0.00 -0.23 -0.08 -0.04
summary word	says	-0.08 0.06 0.02 0.04 -0.05 0.03 -0.12
summary word	scal	0.05 -0.19 -0.13 -0.13 -0.15 -0.09 0.13
summary word	scarlet	-0.08 -0.02 -0.02 -0.01 -0.03 -0.02 0.04
summary word	schedul	-0.08 0.02 -0.05 -0.07 -0.09 -0.04 0.05
summary word	scientist	-0.09 0.11 -0.14 -0.05 -0.12 -0.06 -0.12
summary word	sea	-0.05 -0.06 -0.04 0.05 -0.06 -0.04 -0.04
summary word	second	-0.11 0.06 -0.12 -0.02 -0.07 -0.03 0.01
summary word	secretary	0.08 0.07 -0.09 -0.13 -0.23 -0.11 -0.06
summary word	secur	-0.07 -0.06 -0.03 -0.07 -0.10 -0.04 0.07
summary word	security	0.02 -0.03 -0.03 -0.04 -0.17 0.03 -0.04
summary word	see	-0.15 -0.01 0.00 -0.01 -0.02 -0.08 0.05
summary word	seek	-0.01 0.04 -0.18 -0.05 -0.16 -0.07 -0.05
summary word	seem	0.03 -0.01 -0.04 -0.05 -0.02 -0.01 -0.09
summary word	seen	0.04 0.09 -0.13 -0.06 -0.13 -0.09 -0.11
summary word	seiz	-0.13 0.00 -0.14 0.04 -0.14 -0.15 0.00
summary word	self	0.00 0.01 -0.08 -0.05 -0.08 -0.04 0.02
summary word	sen	0.11 0.04 -0.13 -0.08 -0.07 -0.07 -0.11
summary word	senat	0.09 -0.14 -0.14 -0.12 -0.12 -0.06 0.06
summary word	send	0.08 -0.12 -0.07 0.00 0.06 -0.05 -0.05
summary word	senior	0.05 0.00 -0.23 -0.09 -0.02 -0.11 -0.01
summary word	sent	0.03 -0.10 -0.08 0.09 0.02 -0.06 -0.04
summary word	serv	0.05 -0.04 -0.07 -0.06 -0.08 -0.05 -0.08
summary word	servic	0.02 -0.12 0.01 0.05 -0.13 -0.06 -0.12
summary word	sery	-0.10 0.03 0.02 -0.04 0.04 -0.04 -0.03
summary word	session	-0.10 0.02 -0.03 0.04 -0.04 -0.02 -0.07
summary word	set	-0.16 0.10 -0.16 0.06 -0.15 -0.06 -0.15
summary word	settlement	-0.08 0.07 -0.05 -0.11 -0.06 -0.02 0.06
summary word	seven	0.04 0.02 -0.12 -0.10 -0.18 -0.10 -0.17
summary word	sever	-0.16 0.09 0.07 0.08 -0.15 -0.05 -0.05
summary word	several	0.04 0.04 -0.14 -0.10 0.00 -0.09 -0.06
summary word	severely	-0.09 -0.13 0.05 -0.05 0.05 -0.11 -0.10
summary word	seyy	0.00 -0.02 -0.08 -0.09 -0.09 -0.09 0.04
summary word	shar	0.03 -0.09 -0.10 -0.03 -0.08 -0.07 0.02
summary word	sharp	-0.09 0.08 -0.11 -0.01 -0.09 -0.06 -0.13
summary word	sharply	-0.13 -0.10 -0.05 0.11 -0.08 -0.07 -0.08
summary word	shelter	-0.01 -0.10 -0.13 -0.12 0.07 -0.08 0.02
summary word	shift	-0.12 -0.02 -0.10 0.04 -0.10 -0.09 0.03
summary word	ship	0.03 -0.11 -0.03 0.10 0.04 -0.24 -0.31
summary word	shipment	-0.04 -0.06 -0.03 0.05 -0.05 -0.03 -0.04
summary word	shipp	0.02 0.04 -0.15 -0.03 -0.19 -0.11 -0.13
summary word	shock	-0.08 -0.11 -0.08 0.09 -0.07 -0.06 0.02
summary word	shoot	0.12 -0.08 -0.14 -0.12 -0.11 -0.10 -0.12
summary word	short	0.07 -0.11 -0.12 -0.06 -0.09 -0.06 0.05
summary word	shortag	-0.09 -0.09 -0.07 0.09 -0.10 -0.05 -0.08
summary word	shot	-0.09 -0.01 0.08 -0.13 -0.12 -0.11 0.00
summary word	should	-0.15 0.04 -0.06 0.05 -0.27 -0.20 0.07
summary word	show	0.07 -0.05 0.00 -0.06 -0.18 -0.08 0.01
summary word	shrapnel	-0.08 -0.09 -0.09 -0.06 0.09 -0.04 -0.12
summary word	shutdown	-0.11 0.03 -0.05 -0.05 -0.10 -0.08 0.02
summary word	sid	-0.01 0.01 -0.07 -0.02 -0.14 -0.03 -0.02
summary word	side	-0.14 0.08 -0.07 -0.02 -0.10 -0.05 0.03
summary word	sign	0.14 -0.20 -0.09 -0.01 -0.09 -0.11 0.05
summary word	signal	0.00 -0.02 0.04 -0.02 0.00 0.08 -0.19
summary word	significant	-0.08 0.05 -0.09 -0.03 -0.06 -0.04 0.00
summary word	significantly	-0.09 -0.03 -0.04 0.08 -0.08 -0.03 -0.10
summary word	sinc	-0.04 -0.01 -0.04 -0.01 -0.06 0.01 0.02
summary word	siren	-0.02 -0.07 -0.08 -0.03 -0.12 -0.04 0.04
summary word	sit	0.07 -0.02 -0.13 0.01 -0.02 -0.07 -0.12
summary word	site	0.07 -0.08 -0.01 -0.03 -0.05 -0.03 -0.06
summary word	situation	-0.05 0.00 0.02 -0.07 -0.05 -0.03 0.10
summary word	six	-0.07 -0.15 0.05 -0.09 0.02 -0.09 0.09
summary word	sixth	0.03 0.02 -0.03 -0.07 -0.06 -0.04 -0.08
summary word	skip	0.01 -0.17 -0.03 -0.12 -0.22 -0.13 0.08
summary word	slain	0.03 -0.08 -0.13 0.00 -0.02 -0.11 0.00
summary word	slam	-0.12 0.06 -0.14 0.06 -0.10 -0.12 0.03
summary word	slow	0.05 -0.05 -0.08 0.04 -0.13 -0.06 -0.12
summary word	slump	-0.11 0.05 -0.07 0.07 -0.03 -0.04 -0.06
summary word	smok	0.10 -0.09 -0.07 0.09 -0.10 -0.04 -0.10
summary word	soar	0.04 -0.04 -0.09 0.07 -0.05 -0.03 -0.09
summary word	social	-0.07 -0.07 0.03 -0.11 -0.06 -0.11 0.09
summary word	soldier	0.06 -0.07 -0.24 -0.24 0.01 -0.16 -0.02
summary word	some	0.08 -0.16 -0.18 -0.03 -0.01 -0.10 0.01
summary word	sought	-0.08 0.07 -0.11 -0.04 -0.08 -0.05 -0.05
summary word	sound	-0.03 -0.09 -0.12 -0.06 -0.26 -0.05 0.09
summary word	sourc	0.15 0.02 -0.06 -0.10 -0.04 -0.23 -0.16
summary word	south	-0.10 -0.06 0.03 0.03 0.06 -0.10 0.00
summary word	southern	0.12 -0.12 -0.05 -0.06 -0.11 -0.02 -0.10
summary word	sovereignty	-0.07 0.12 -0.17 -0.12 -0.16 -0.10 -0.08
summary word	spark	-0.05 0.10 -0.12 0.00 -0.07 -0.03 -0.08
summary word	speak	-0.05 0.04 -0.10 -0.04 -0.10 -0.04 0.05
summary word	speaker	-0.05 0.03 -0.10 0.06 -0.09 -0.09 -0.12
summary word	special	-0.03 0.11 -0.14 -0.09 -0.13 -0.11 -0.15
summary word	speculation	-0.05 0.03 -0.12 -0.01 0.05 -0.07 -0.15
summary word	spik	0.00 -0.10 -0.03 0.06 -0.05 -0.02 -0.09
summary word	spill	-0.10 -0.09 0.05 -0.04 -0.09 0.08 -0.10
summary word	spokesperson	0.02 -0.10 -0.02 0.04 -0.11 -0.09 0.02
summary word	spokeswoman	-0.01 0.02 -0.11 -0.11 -0.08 -0.07 -0.10
summary word	spot	-0.11 -0.08 -0.05 0.09 -0.07 -0.03 -0.08
summary word	spread	-0.03 0.05 -0.16 0.04 -0.12 -0.07 -0.14
summary word	spy	-0.10 -0.06 0.09 -0.08 -0.09 -0.11 -0.10
summary word	stabilis	-0.09 -0.07 -0.07 -0.02 0.04 -0.04 0.05
summary word	stability	-0.09 0.07 -0.05 -0.05 -0.08 -0.06 -0.03
summary word	stabl	-0.10 -0.09 -0.07 0.11 -0.09 -0.05 -0.11
summary word	staff	0.04 0.04 -0.11 -0.06 0.05 -0.04 -0.13
summary word	stak	-0.12 -0.04 -0.08 -0.01 0.05 -0.05 0.02
summary word	stall	-0.07 -0.06 -0.04 0.06 -0.06 -0.04 -0.05
summary word	stanc	-0.05 0.08 -0.10 0.02 -0.06 -0.04 -0.02
summary word	stand	-0.01 -0.09 -0.17 -0.01 -0.17 -0.10 0.05
summary word	standoff	0.05 -0.03 -0.04 -0.03 -0.02 -0.02 -0.03
summary word	standstill	0.01 -0.08 -0.11 0.09 -0.14 -0.06 -0.12
summary word	start	-0.06 -0.05 0.00 0.12 -0.03 -0.09 -0.04
summary word	stat	0.03 0.04 -0.09 0.00 -0.07 -0.15 -0.15
summary word	statement	0.06 -0.02 -0.18 0.00 -0.12 -0.09 -0.08
summary word	statu	-0.12 -0.12 -0.08 0.13 -0.10 -0.07 -0.10
summary word	stay	0.01 -0.07 0.03 -0.13 0.03 0.00 0.08
summary word	steady	-0.07 -0.09 -0.09 0.10 -0.14 -0.04 -0.11
summary word	stemm	-0.09 -0.07 -0.04 0.03 -0.09 -0.03 0.02
summary word	step	-0.04 -0.16 -0.09 0.06 0.05 -0.09 0.09
summary word	stev	-0.13 0.04 -0.15 -0.12 0.01 -0.11 0.04
summary word	still	-0.04 -0.07 -0.05 -0.11 -0.12 -0.07 0.11
summary word	stock	-0.02 -0.05 -0.15 0.06 -0.02 -0.10 -0.16
summary word	stockpil	-0.02 -0.14 0.08 0.02 -0.07 -0.03 0.06
summary word	stok	-0.01 0.01 -0.08 -0.02 -0.08 -0.05 -0.08
summary word	stop	0.11 -0.07 -0.07 -0.11 -0.05 -0.05 0.01
summary word	storag	-0.03 -0.07 -0.07 0.06 -0.07 -0.07 -0.07
summary word	strain	-0.04 0.03 -0.10 -0.06 0.06 -0.06 -0.10
summary word	strait	0.05 -0.01 -0.12 -0.03 -0.13 -0.10 -0.02
summary word	strand	-0.09 -0.10 -0.06 -0.04 0.10 -0.08 0.03
summary word	strategic	0.10 -0.04 -0.07 -0.07 -0.12 -0.07 -0.14
summary word	strategist	-0.08 -0.05 -0.03 0.03 -0.07 -0.03 0.06
summary word	street	-0.07 0.07 -0.13 -0.05 0.06 -0.10 -0.12
summary word	stress	0.05 0.02 -0.14 -0.13 -0.12 -0.09 -0.07
summary word	strik	0.04 -0.07 -0.10 0.00 0.09 -0.20 -0.12
summary word	strong	-0.09 -0.08 -0.04 0.09 -0.10 -0.05 -0.08
summary word	strongly	-0.08 0.10 -0.10 -0.08 -0.07 -0.07 -0.10
summary word	struck	0.04 -0.08 -0.01 -0.08 0.00 -0.07 0.01
summary word	struggl	-0.09 -0.06 0.06 -0.08 0.02 -0.06 0.02
summary word	succes	0.01 -0.03 -0.13 -0.11 -0.04 -0.11 0.05
summary word	such	-0.08 0.02 -0.04 0.01 -0.09 -0.06 0.03
summary word	suffer	0.01 -0.11 -0.11 -0.05 0.08 -0.08 -0.01
summary word	sufficient	-0.06 0.06 -0.06 -0.05 -0.06 -0.05 -0.07
summary word	suggest	-0.10 0.09 -0.14 -0.04 -0.11 -0.09 0.04
summary word	summit	-0.01 0.07 -0.04 -0.12 -0.13 -0.03 -0.15
summary word	sunday	0.04 -0.03 -0.14 -0.10 0.05 -0.09 -0.17
summary word	supply	-0.07 -0.14 -0.08 0.19 -0.17 -0.05 -0.18
summary word	support	-0.20 0.00 -0.16 0.11 -0.01 -0.08 0.03
summary word	suppress	-0.09 0.06 -0.09 -0.07 -0.04 -0.06 0.00
summary word	surg	-0.01 -0.15 -0.09 0.04 -0.02 -0.06 -0.03
summary word	surpris	0.03 -0.05 0.06 -0.02 -0.12 -0.10 -0.09
summary word	surrender	0.07 -0.08 -0.18 -0.04 -0.20 -0.11 -0.01
summary word	survivor	0.10 -0.09 -0.07 -0.08 0.08 -0.06 -0.11
summary word	suspend	-0.02 0.00 -0.06 0.03 -0.13 -0.06 -0.13
summary word	sustain	0.05 -0.04 -0.09 -0.08 -0.05 -0.03 0.06
summary word	swift	-0.09 0.01 -0.13 -0.11 -0.10 -0.11 0.02
summary word	system	0.05 -0.07 -0.01 -0.04 -0.11 -0.06 -0.09
summary word	tak	0.00 -0.04 -0.09 -0.06 -0.12 -0.04 0.04
summary word	take	0.08 0.01 -0.04 -0.12 -0.13 -0.09 -0.07
summary word	taken	0.05 -0.13 -0.10 -0.08 -0.13 -0.09 0.06
summary word	talk	-0.24 0.20 -0.10 -0.05 -0.21 -0.12 -0.07
summary word	tanker	0.01 -0.07 -0.15 -0.01 0.02 -0.14 -0.14
summary word	tapp	-0.06 -0.07 -0.04 -0.06 -0.05 0.07 -0.07
summary word	target	0.04 0.00 0.02 -0.02 -0.28 -0.09 -0.05
summary word	tariff	-0.07 -0.06 -0.08 0.07 -0.08 -0.09 -0.10
summary word	team	-0.05 0.07 -0.14 -0.01 -0.14 -0.10 0.04
summary word	television	-0.04 0.03 -0.05 0.00 -0.05 -0.02 -0.07
summary word	tell	0.03 0.03 -0.15 -0.11 -0.06 0.00 0.00
summary word	temporary	-0.10 -0.08 -0.15 -0.11 0.06 -0.08 0.07
summary word	ten	0.10 -0.07 0.02 -0.12 -0.15 -0.10 -0.17
summary word	tens	-0.01 0.02 -0.07 -0.06 0.04 -0.06 -0.09
summary word	tension	-0.04 0.02 -0.13 -0.02 0.00 -0.06 -0.04
summary word	term	-0.07 -0.01 -0.10 -0.02 -0.06 -0.04 0.02
summary word	territory	0.06 0.08 -0.15 -0.08 -0.17 -0.12 -0.19
summary word	terror	-0.02 0.06 -0.07 -0.05 -0.09 -0.01 -0.12
summary word	terrorist	0.01 0.07 -0.02 -0.11 -0.16 -0.12 -0.02
summary word	test	0.06 -0.10 -0.14 -0.02 0.01 -0.05 -0.02
summary word	th	-0.09 0.10 -0.01 -0.04 -0.07 -0.05 -0.06
summary word	their	-0.06 0.03 0.04 -0.13 0.06 0.03 -0.12
summary word	them	-0.05 -0.02 0.01 -0.06 -0.09 -0.07 0.02
summary word	ther	0.04 0.01 -0.10 -0.09 0.07 -0.07 -0.07
summary word	they	0.01 0.10 -0.05 -0.14 -0.14 -0.01 -0.13
summary word	third	-0.02 0.04 -0.10 -0.04 -0.11 -0.09 -0.02
summary word	thos	0.00 0.03 -0.09 0.01 0.00 -0.05 -0.09
summary word	though	0.01 0.06 -0.12 -0.03 -0.07 -0.07 -0.20
summary word	thousand	-0.05 -0.09 0.12 -0.16 -0.01 -0.16 -0.15
summary word	thre	0.00 -0.06 0.02 -0.06 -0.01 -0.18 0.03
summary word	threat	-0.02 0.05 -0.28 -0.14 -0.24 -0.12 0.05
summary word	threaten	0.06 0.05 -0.10 -0.11 -0.10 -0.18 -0.02
summary word	through	-0.09 -0.01 -0.07 0.05 -0.23 -0.14 0.04
summary word	throughout	-0.08 0.05 -0.08 0.02 -0.06 -0.02 -0.06
summary word	thursday	0.03 0.02 -0.18 -0.02 -0.05 -0.08 -0.13
summary word	ties	-0.02 0.04 -0.03 0.00 -0.10 -0.10 -0.03
summary word	tighter	-0.10 -0.05 -0.03 0.09 -0.05 -0.02 -0.07
summary word	tim	-0.05 -0.01 0.02 -0.02 -0.11 0.00 -0.07
summary word	time	-0.10 0.05 -0.06 0.01 -0.05 0.05 -0.12
summary word	together	0.05 -0.06 -0.08 0.01 -0.07 -0.06 -0.08
summary word	told	-0.14 -0.01 0.02 -0.02 0.01 -0.11 0.01
summary word	toll	-0.02 0.06 -0.13 0.06 -0.07 -0.08 -0.16
summary word	tonn	-0.12 -0.10 -0.07 0.11 -0.10 -0.06 -0.10
summary word	took	-0.08 0.00 0.01 -0.03 0.03 -0.04 -0.12
summary word	top	0.11 -0.06 -0.19 0.00 -0.13 -0.10 -0.13
summary word	total	0.07 -0.04 -0.08 0.05 -0.10 -0.07 -0.12
summary word	toward	-0.08 0.11 -0.13 -0.08 -0.14 -0.09 -0.18
summary word	town	-0.06 -0.01 -0.10 -0.09 -0.10 -0.08 0.02
summary word	track	0.08 -0.07 -0.04 -0.01 -0.10 -0.03 -0.10
summary word	trad	0.02 0.08 -0.20 -0.01 -0.23 0.01 -0.20
summary word	trader	-0.11 -0.03 -0.06 0.08 -0.10 -0.07 -0.12
summary word	traffic	-0.14 0.03 -0.14 0.07 -0.18 -0.08 -0.14
summary word	transit	-0.07 0.02 0.06 -0.02 -0.07 -0.07 -0.07
summary word	travel	-0.12 -0.09 -0.08 0.02 0.06 -0.05 0.07
summary word	trigger	-0.14 -0.03 0.03 0.05 -0.10 -0.05 0.01
summary word	troop	-0.07 0.06 0.03 -0.16 -0.16 -0.13 -0.03
summary word	truc	-0.19 0.01 -0.03 -0.09 0.06 -0.06 0.02
summary word	try	-0.12 0.07 -0.14 0.04 0.00 -0.08 -0.12
summary word	ttf	-0.08 0.06 -0.06 0.00 -0.08 -0.05 -0.08
summary word	tucker	-0.10 -0.08 -0.13 -0.10 -0.09 -0.09 0.11
summary word	tuesday	-0.03 0.06 -0.18 0.03 -0.21 -0.09 -0.16
summary word	turmoil	0.06 -0.11 -0.04 -0.06 -0.08 -0.07 -0.10
summary word	turn	0.04 -0.02 -0.15 0.12 -0.17 -0.08 -0.18
summary word	tv	-0.04 0.03 -0.10 -0.09 -0.07 -0.03 -0.01
summary word	two	-0.06 0.16 -0.04 -0.07 -0.03 0.05 -0.20
summary word	uncertainty	-0.15 0.04 -0.10 -0.01 0.03 -0.11 -0.18
summary word	unconditional	0.00 -0.02 -0.13 0.06 -0.12 -0.06 -0.16
summary word	under	0.08 -0.01 -0.09 -0.05 -0.11 -0.03 -0.15
summary word	underground	0.06 -0.08 0.04 -0.10 -0.10 -0.09 -0.12
summary word	understand	-0.06 0.13 -0.12 -0.10 -0.07 -0.03 -0.14
summary word	unfold	0.11 -0.10 -0.07 -0.07 -0.11 -0.09 0.05
summary word	unit	0.00 -0.09 -0.07 0.06 -0.11 -0.05 0.06
summary word	unles	0.01 -0.09 -0.13 0.06 -0.10 -0.07 -0.02
summary word	unrest	0.00 0.09 0.01 -0.11 -0.15 -0.13 -0.17
summary word	until	0.01 0.11 0.00 -0.15 -0.10 -0.09 -0.09
summary word	up	0.05 -0.01 0.00 -0.04 0.01 -0.13 -0.21
summary word	updat	0.05 -0.14 -0.13 0.00 -0.16 -0.10 0.08
summary word	upward	-0.05 -0.05 -0.02 -0.06 -0.04 -0.03 0.08
summary word	uranium	0.02 -0.15 0.01 -0.11 -0.14 -0.06 0.08
summary word	urg	-0.10 0.09 0.00 -0.09 0.03 0.00 -0.18
summary word	us	-0.07 0.01 0.05 -0.09 -0.14 -0.01 0.07
summary word	use	0.03 0.00 -0.01 0.04 -0.10 -0.09 -0.08
summary word	used	0.08 -0.08 -0.08 -0.07 -0.08 -0.06 -0.08
summary word	valu	-0.07 0.05 -0.09 0.06 -0.05 -0.04 -0.11
summary word	vast	0.05 -0.10 -0.07 0.06 -0.09 -0.06 -0.11
summary word	verg	-0.04 0.04 -0.11 -0.08 0.07 -0.08 -0.13
summary word	very	-0.14 0.15 -0.17 -0.07 -0.13 -0.10 -0.09
summary word	vessel	-0.01 -0.08 -0.07 0.04 -0.11 0.07 -0.14
summary word	via	-0.08 0.03 -0.06 -0.04 0.03 -0.04 0.02
summary word	vice	0.00 0.09 -0.14 -0.12 -0.07 -0.04 -0.04
summary word	video	0.04 -0.10 0.00 -0.12 -0.14 -0.08 0.07
summary word	view	-0.08 0.04 -0.10 0.01 -0.10 -0.07 -0.01
summary word	villag	0.02 -0.08 -0.04 -0.03 0.05 -0.02 -0.12
summary word	violation	-0.01 0.05 -0.10 -0.10 -0.06 -0.05 -0.16
summary word	violenc	0.16 0.00 -0.15 -0.11 -0.11 -0.12 -0.16
summary word	violent	-0.10 0.12 -0.13 -0.08 -0.11 -0.06 -0.14
summary word	violently	0.10 -0.05 -0.12 -0.08 -0.06 -0.06 -0.04
summary word	visit	-0.05 -0.02 -0.03 -0.03 -0.04 0.01 0.03
summary word	vital	-0.12 -0.11 -0.10 0.13 -0.12 -0.06 0.01
summary word	vladimir	-0.06 0.03 -0.04 0.02 -0.03 -0.02 -0.04
summary word	volatility	-0.06 -0.08 0.02 0.06 -0.08 -0.06 0.02
summary word	vow	-0.01 -0.04 -0.09 -0.10 -0.12 -0.03 0.08
summary word	waiver	-0.13 0.05 -0.06 -0.01 -0.07 -0.03 -0.07
summary word	wake	0.03 -0.06 -0.12 -0.08 -0.09 -0.09 0.04
summary word	want	-0.17 0.10 -0.18 -0.06 -0.16 -0.11 -0.04
summary word	war	-0.02 -0.08 0.00 -0.05 0.14 -0.22 -0.01
summary word	warn	0.02 -0.10 -0.03 0.16 -0.07 -0.23 -0.13
summary word	warning	0.11 -0.03 -0.16 -0.14 -0.16 -0.08 -0.18
summary word	warplan	0.14 -0.15 0.06 -0.14 -0.16 -0.08 -0.02
summary word	warship	0.06 -0.04 -0.12 -0.11 0.08 -0.08 -0.11
summary word	watch	0.08 -0.09 -0.09 -0.05 -0.08 -0.04 -0.12
summary word	watchdog	0.08 -0.11 0.05 -0.05 -0.08 -0.04 -0.11
summary word	waterway	-0.01 0.02 -0.04 0.00 -0.13 -0.05 -0.01
summary word	wav	0.03 -0.02 0.02 0.00 -0.08 -0.03 -0.07
summary word	wave	0.05 -0.03 -0.19 -0.07 -0.21 -0.14 -0.01
summary word	way	-0.13 0.08 -0.13 -0.05 -0.12 -0.05 0.04
summary word	we	0.09 -0.08 0.01 -0.08 -0.08 -0.09 0.00
summary word	weaken	-0.08 0.05 -0.08 0.03 -0.01 -0.08 -0.08
summary word	weapon	0.01 -0.04 -0.29 -0.10 -0.07 -0.16 0.09
summary word	wear	-0.11 0.11 -0.09 0.05 -0.04 -0.05 -0.10
summary word	wednesday	0.07 -0.15 -0.09 0.07 0.04 -0.08 -0.14
summary word	week	-0.17 -0.02 -0.02 0.06 0.05 -0.11 -0.05
summary word	weekend	0.08 0.02 -0.15 -0.11 -0.12 -0.08 -0.17
summary word	weigh	0.03 -0.11 -0.11 0.05 -0.14 -0.07 0.03
summary word	welcom	-0.13 0.09 -0.08 -0.09 -0.09 -0.08 0.05
summary word	well	0.00 0.03 -0.19 -0.12 0.04 -0.11 -0.03
summary word	west	-0.07 -0.09 -0.09 0.03 -0.06 -0.03 0.04
summary word	western	-0.04 0.03 0.01 -0.04 -0.09 -0.07 -0.03
summary word	what	0.08 -0.06 -0.09 -0.06 -0.07 -0.05 0.04
summary word	whatever	0.06 0.05 -0.09 -0.10 -0.12 -0.12 -0.11
summary word	when	0.01 -0.14 -0.10 0.04 -0.16 -0.07 0.09
summary word	wher	0.09 -0.05 0.03 -0.12 -0.17 -0.08 -0.09
summary word	whether	-0.02 0.00 -0.21 -0.07 -0.17 -0.12 0.06
summary word	which	0.04 -0.06 0.07 0.01 -0.03 0.01 -0.09
summary word	whil	0.06 0.01 -0.04 -0.02 -0.08 -0.10 -0.12
summary word	who	0.03 0.01 0.04 -0.10 0.01 -0.09 -0.08
summary word	whol	-0.09 0.01 -0.07 0.03 -0.08 -0.02 0.02
summary word	wider	-0.01 -0.04 -0.06 0.03 -0.01 -0.04 -0.03
summary word	widespread	-0.12 0.02 -0.11 -0.13 -0.03 -0.06 0.10
summary word	will	0.06 0.05 -0.05 0.05 -0.19 0.01 -0.19
summary word	withdraw	0.08 -0.07 -0.15 -0.16 -0.17 -0.15 0.02
summary word	withdrawal	0.08 -0.02 -0.11 -0.11 -0.08 -0.04 -0.17
summary word	within	-0.09 -0.04 0.03 0.04 0.03 -0.14 0.05
summary word	without	-0.08 -0.06 -0.02 -0.11 0.04 -0.10 0.05
summary word	won	0.08 0.01 -0.16 -0.12 -0.10 -0.13 0.02
summary word	won't	-0.08 0.12 -0.10 -0.10 -0.03 -0.07 -0.09
summary word	word	0.06 0.07 -0.10 -0.08 -0.07 -0.08 -0.10
summary word	work	-0.07 0.05 0.02 -0.05 -0.01 -0.10 -0.11
summary word	worker	-0.05 -0.12 -0.09 0.06 0.02 -0.09 -0.11
summary word	world	0.09 -0.13 -0.01 -0.12 -0.04 0.08 -0.05
summary word	worry	-0.05 0.06 -0.07 -0.03 -0.08 -0.07 -0.07
summary word	would	-0.03 -0.04 0.03 -0.02 0.04 -0.08 -0.01
summary word	wound	0.04 -0.07 -0.25 -0.21 0.08 -0.12 -0.26
summary word	year	-0.07 -0.06 0.02 0.06 -0.22 -0.09 -0.01
summary word	yesterday	0.06 0.00 -0.13 -0.11 -0.11 -0.09 -0.17
summary word	yet	-0.02 0.05 -0.04 -0.04 -0.05 -0.03 -0.06
summary word	yield	-0.09 0.06 -0.08 0.03 -0.08 -0.06 -0.08
summary word	you	0.03 0.02 -0.14 -0.01 -0.11 -0.13 -0.16
thing	air defences	0.14 -0.10 0.01 -0.14 -0.12 -0.13 -0.15
thing	airline	-0.15 -0.17 -0.12 0.14 -0.06 -0.08 0.04
thing	airport	0.06 0.01 -0.01 0.02 -0.33 -0.19 -0.02
thing	airspace	0.03 -0.03 -0.20 0.09 -0.13 -0.21 -0.24
thing	bank	-0.05 -0.23 -0.02 0.09 -0.04 0.06 -0.02
thing	base	0.12 -0.12 0.08 -0.25 -0.06 -0.13 -0.19
thing	boats	0.20 -0.17 -0.21 -0.17 -0.16 -0.17 -0.15
thing	bridge	0.04 -0.07 -0.18 -0.02 -0.03 -0.16 0.03
thing	broadcaster	0.07 -0.12 -0.14 -0.14 -0.12 -0.13 0.04
thing	carrier	0.11 -0.02 -0.17 -0.15 0.04 -0.11 -0.18
thing	diplomats	-0.20 0.10 -0.15 0.01 -0.10 -0.14 -0.02
thing	embassy	0.17 -0.24 -0.01 -0.23 -0.07 -0.10 0.01
thing	fighter	0.20 -0.11 -0.16 -0.09 -0.11 -0.11 -0.15
thing	funeral	-0.05 -0.11 -0.12 -0.06 -0.11 -0.07 0.11
thing	gas works	-0.01 0.04 -0.24 0.04 -0.32 -0.18 -0.19
thing	home	0.05 -0.11 0.07 -0.18 -0.14 -0.01 0.00
thing	hospital	-0.07 -0.23 0.03 0.02 0.16 -0.26 -0.17
thing	hotel	0.01 -0.13 0.08 0.04 -0.16 -0.10 -0.08
thing	internet	-0.17 -0.10 0.03 -0.08 0.02 0.11 -0.09
thing	market	-0.01 -0.18 -0.17 0.07 -0.15 -0.18 0.04
thing	mine	-0.02 0.05 0.02 -0.05 -0.17 -0.15 -0.20
thing	missile site	0.01 -0.06 0.07 -0.14 -0.24 -0.17 -0.13
thing	nuclear site	0.06 0.00 0.02 -0.15 -0.05 -0.12 -0.13
thing	nuclear weapon	-0.07 0.05 0.02 -0.08 -0.17 -0.17 -0.10
thing	oil depot	0.12 -0.11 -0.19 -0.06 -0.07 -0.18 -0.25
thing	oil price	0.02 -0.11 -0.12 0.05 -0.07 -0.08 -0.02
thing	oil trade	-0.17 0.09 -0.21 0.06 -0.01 -0.20 -0.24
thing	oilfield	0.09 -0.04 -0.15 -0.05 0.00 -0.12 -0.20
thing	petrol stations	-0.01 -0.10 -0.08 0.05 -0.13 0.02 -0.09
thing	pipeline	0.06 -0.15 -0.08 0.03 -0.14 -0.10 -0.06
thing	police	-0.04 -0.06 0.14 -0.18 -0.04 -0.19 -0.05
thing	port	0.04 -0.07 -0.19 0.06 -0.07 -0.18 -0.05
thing	power plant	0.02 -0.01 -0.28 -0.05 0.08 -0.21 -0.11
thing	prison	-0.06 -0.11 0.09 -0.11 -0.10 -0.13 -0.01
thing	refinery	-0.01 -0.25 -0.17 0.14 -0.29 -0.17 -0.23
thing	school	-0.10 -0.03 -0.10 -0.21 0.14 -0.22 -0.04
thing	ship	0.06 -0.29 -0.15 0.20 -0.01 -0.15 -0.29
thing	stock exchange	-0.18 0.00 -0.23 0.10 -0.22 -0.12 0.01
thing	strait	0.04 -0.05 -0.19 0.12 -0.33 -0.11 -0.12
thing	treaty	-0.06 0.06 -0.19 0.06 -0.12 -0.12 -0.08
thing	university	-0.03 -0.06 -0.21 -0.18 0.13 -0.22 -0.05
thing	warship	0.14 -0.03 -0.21 -0.17 -0.21 -0.14 -0.07
thing	water	0.01 -0.23 -0.20 -0.14 0.08 0.06 -0.23
thing	worship	-0.15 -0.08 0.03 -0.18 -0.13 -0.21 0.19
thing of accident	none	-0.10 -0.13 -0.12 0.09 -0.12 -0.11 0.04
thing of accusation	none	-0.05 0.01 -0.03 -0.22 0.03 -0.13 -0.01
thing of accusation	strait	-0.12 -0.08 -0.11 0.04 -0.09 -0.10 0.08
thing of apology	none	-0.12 0.14 -0.13 -0.12 -0.11 -0.14 -0.14
thing of appointment	none	-0.07 -0.09 -0.06 -0.24 -0.34 -0.22 0.15
thing of arrest	none	-0.08 -0.04 0.08 -0.14 -0.11 -0.27 0.09
thing of arrival	none	0.09 -0.05 -0.21 -0.09 -0.10 -0.14 0.04
thing of ban	none	-0.16 0.11 -0.12 -0.07 -0.07 -0.11 0.07
thing of blackout	internet	-0.13 -0.06 -0.12 -0.13 0.03 0.08 -0.05
thing of blockade	none	0.02 0.01 -0.19 0.01 -0.21 -0.21 -0.08
thing of blockade	port	-0.09 0.09 -0.05 0.01 -0.04 -0.02 -0.06
thing of blockade	ship	0.01 -0.09 -0.10 0.05 -0.14 -0.11 -0.18
thing of blockade	strait	0.03 -0.09 -0.12 -0.13 0.03 -0.13 0.04
thing of call	none	-0.13 0.02 0.05 -0.13 -0.11 -0.15 -0.01
thing of cancelled	none	0.00 -0.08 -0.24 -0.02 -0.01 -0.17 0.06
thing of cancelled	power plant	0.05 0.13 -0.10 -0.11 -0.16 -0.10 -0.14
thing of cancelled	ship	-0.10 -0.16 -0.07 0.09 -0.10 -0.09 0.05
thing of charge	none	-0.10 -0.12 0.10 -0.09 -0.11 -0.15 -0.09
thing of closure	airspace	0.06 0.08 -0.11 -0.10 -0.12 -0.15 -0.16
thing of closure	none	-0.06 -0.01 -0.02 0.09 -0.27 -0.20 0.01
thing of closure	refinery	0.12 -0.10 -0.08 0.01 -0.08 -0.09 -0.10
thing of closure	strait	0.10 -0.14 -0.08 -0.03 -0.33 -0.30 0.07
thing of comment	none	0.03 -0.01 -0.01 -0.12 -0.25 -0.21 0.06
thing of comment	nuclear site	0.09 -0.04 -0.15 -0.07 -0.13 -0.09 -0.02
thing of comment	ship	-0.07 -0.12 -0.08 0.10 -0.09 -0.05 -0.10
thing of comment	strait	-0.12 0.03 -0.07 0.09 -0.08 -0.07 -0.09
thing of deal	none	-0.13 0.04 -0.22 -0.01 -0.08 -0.14 -0.03
thing of deal	strait	0.03 0.06 -0.03 -0.11 -0.07 -0.04 -0.12
thing of denial	none	-0.01 0.02 -0.01 -0.07 -0.06 -0.17 -0.01
thing of denial	strait	-0.01 0.01 -0.11 0.02 -0.09 -0.08 -0.14
thing of departure	none	0.03 -0.08 -0.24 -0.02 0.01 -0.13 0.04
thing of deployment	base	0.09 -0.13 -0.14 -0.08 -0.06 -0.09 -0.01
thing of deployment	none	0.02 0.02 0.01 -0.13 -0.25 -0.15 0.02
thing of deployment	oil price	-0.06 -0.09 -0.02 0.06 -0.03 -0.02 -0.06
thing of deployment	ship	-0.05 0.08 -0.08 -0.06 -0.08 -0.06 -0.12
thing of deployment	strait	-0.04 0.11 -0.13 -0.09 -0.08 -0.09 -0.11
thing of downing	fighter	0.09 0.01 -0.24 -0.18 -0.07 -0.12 -0.09
thing of downing	none	0.07 -0.19 -0.03 -0.06 -0.32 -0.16 0.02
thing of downing	ship	0.00 -0.08 -0.10 0.05 -0.06 -0.07 -0.05
thing of downing	strait	0.09 -0.08 -0.12 -0.09 -0.06 -0.02 -0.09
thing of emergency	none	-0.13 0.14 -0.09 -0.10 -0.12 -0.09 -0.10
thing of enrichment	none	0.01 0.10 0.02 -0.11 -0.14 -0.14 -0.13
thing of evacuation	embassy	-0.05 0.06 -0.06 -0.04 0.05 -0.03 -0.10
thing of evacuation	none	-0.01 -0.14 -0.20 -0.09 0.15 -0.03 -0.12
thing of evacuation	ship	0.07 -0.09 -0.06 0.04 -0.06 -0.07 -0.08
thing of execution	none	-0.10 -0.10 0.08 -0.10 0.08 -0.14 -0.11
thing of exit	none	-0.08 0.03 -0.22 -0.19 -0.05 -0.17 0.08
thing of exit	ship	0.06 -0.12 -0.05 0.12 -0.12 -0.07 -0.14
thing of expulsion	diplomats	-0.11 0.11 -0.10 -0.11 -0.12 -0.12 -0.11
thing of expulsion	none	-0.03 0.05 -0.14 -0.12 0.06 -0.13 -0.17
thing of fall	none	-0.15 -0.13 -0.11 0.14 -0.11 -0.08 -0.11
thing of fall	oil price	-0.01 0.00 -0.05 0.02 -0.08 -0.05 -0.09
thing of fall	stock exchange	-0.11 0.01 -0.05 0.04 -0.07 -0.05 -0.07
thing of fee	strait	-0.09 0.08 -0.08 -0.04 -0.07 -0.07 -0.08
thing of flights	ship	-0.10 -0.10 -0.10 0.10 -0.09 -0.10 -0.10
thing of funeral	funeral	-0.01 -0.06 -0.08 -0.05 -0.02 -0.06 0.05
thing of funeral	none	-0.09 -0.10 -0.11 -0.03 0.06 -0.09 0.06
thing of hack	bank	-0.06 -0.03 -0.01 -0.02 -0.07 0.04 -0.05
thing of hack	none	-0.10 -0.09 0.03 -0.19 -0.17 0.14 -0.08
thing of halt	gas works	0.10 -0.13 -0.04 -0.03 -0.12 -0.07 -0.07
thing of halt	none	-0.03 -0.07 -0.20 0.07 -0.02 -0.16 -0.04
thing of halt	strait	-0.07 0.05 -0.06 0.02 -0.09 -0.06 -0.09
thing of incursion	none	0.09 0.00 -0.20 -0.13 -0.19 -0.14 -0.06
thing of joining	none	0.13 -0.18 -0.14 -0.10 -0.14 -0.09 -0.04
thing of listing	none	-0.01 -0.09 0.08 -0.08 -0.11 -0.10 -0.03
thing of memory	none	-0.12 -0.03 -0.10 0.02 -0.09 -0.16 0.12
thing of mourning	none	-0.09 -0.12 -0.14 -0.07 0.11 -0.08 0.04
thing of none	airline	-0.14 -0.12 -0.07 0.14 -0.11 -0.08 -0.11
thing of none	airport	-0.13 0.02 -0.13 0.05 -0.13 -0.10 0.02
thing of none	airspace	0.01 -0.14 -0.11 0.09 -0.14 -0.12 -0.12
thing of none	bank	0.03 -0.16 -0.15 -0.06 0.05 0.07 -0.03
thing of none	base	0.14 -0.18 0.06 -0.04 -0.18 -0.09 -0.18
thing of none	carrier	0.10 -0.12 -0.09 -0.09 -0.11 -0.06 -0.09
thing of none	diplomats	-0.17 0.03 -0.14 0.01 -0.15 -0.10 0.01
thing of none	fighter	0.18 -0.09 -0.16 -0.17 -0.16 -0.14 -0.14
thing of none	gas works	0.05 -0.10 -0.07 0.03 -0.14 -0.07 -0.08
thing of none	home	0.05 -0.12 0.07 -0.11 -0.02 0.08 -0.09
thing of none	hospital	0.02 -0.12 -0.14 -0.13 0.12 -0.13 -0.17
thing of none	mine	0.12 -0.16 0.06 -0.14 -0.09 -0.08 -0.12
thing of none	none	-0.07 0.08 -0.18 -0.12 -0.05 -0.18 0.08
thing of none	nuclear site	-0.05 -0.06 0.06 -0.07 -0.08 -0.08 -0.09
thing of none	nuclear weapon	0.04 0.00 -0.13 0.02 -0.09 -0.09 -0.07
thing of none	oil price	-0.29 -0.15 -0.07 0.10 -0.20 -0.05 0.01
thing of none	oil trade	-0.15 -0.01 -0.09 0.07 -0.12 -0.09 -0.12
thing of none	police	-0.06 -0.03 0.07 -0.11 -0.16 -0.08 0.01
thing of none	port	0.06 0.03 -0.11 -0.14 0.07 -0.10 -0.12
thing of none	refinery	-0.11 -0.11 -0.07 0.11 -0.11 -0.05 -0.09
thing of none	ship	-0.01 -0.36 -0.31 0.13 0.07 -0.02 -0.27
thing of none	stock exchange	-0.25 -0.10 -0.16 0.08 -0.25 -0.12 0.08
thing of none	strait	0.00 -0.03 -0.44 0.08 -0.24 -0.34 -0.02
thing of offer	none	0.05 0.07 -0.03 -0.07 0.00 -0.14 -0.17
thing of offer	strait	-0.01 0.00 -0.04 0.04 -0.06 -0.03 -0.08
thing of order	none	0.04 -0.05 -0.21 -0.09 0.00 -0.13 -0.07
thing of order	oil trade	-0.12 0.06 -0.09 0.04 -0.12 -0.11 -0.11
thing of plan	base	-0.02 0.00 -0.21 -0.09 -0.16 -0.11 0.09
thing of plan	diplomats	-0.01 0.02 -0.05 0.03 -0.07 -0.03 -0.05
thing of plan	fighter	0.09 -0.14 -0.09 -0.11 -0.12 -0.09 -0.01
thing of plan	gas works	-0.10 -0.09 -0.06 0.09 -0.10 -0.08 -0.06
thing of plan	none	0.05 0.00 -0.14 0.02 0.02 -0.24 -0.05
thing of plan	oil price	-0.18 -0.04 -0.07 0.10 -0.01 -0.05 -0.18
thing of plan	ship	0.03 0.08 -0.12 -0.07 -0.14 -0.08 -0.12
thing of plan	stock exchange	-0.13 -0.02 -0.06 0.07 -0.08 -0.02 0.01
thing of plan	strait	0.02 0.09 -0.23 -0.15 -0.28 0.02 -0.02
thing of reaction	diplomats	-0.05 -0.06 0.03 -0.08 -0.08 -0.07 0.06
thing of reaction	none	-0.11 0.03 -0.09 -0.01 -0.06 -0.05 0.04
thing of reaction	nuclear site	-0.06 0.10 -0.09 -0.10 -0.11 -0.07 -0.10
thing of reaction	oil price	-0.07 -0.07 -0.09 0.08 -0.07 -0.05 0.04
thing of reaction	ship	0.04 0.07 -0.11 -0.14 -0.11 -0.08 -0.11
thing of reaction	stock exchange	-0.12 -0.10 -0.09 0.00 -0.11 -0.09 0.10
thing of reaction	strait	0.01 -0.01 -0.07 -0.14 -0.16 -0.09 0.04
thing of rejection	none	-0.03 0.01 0.09 -0.25 -0.18 -0.14 -0.04
thing of rejection	strait	0.00 -0.01 -0.06 0.01 -0.05 -0.03 -0.09
thing of release	none	-0.02 0.04 -0.18 -0.09 0.06 -0.11 -0.08
thing of release	ship	0.10 -0.08 -0.09 -0.09 -0.09 -0.07 -0.10
thing of relief	none	-0.13 0.08 -0.08 0.08 -0.07 -0.09 -0.09
thing of relief	oil trade	-0.15 0.10 -0.10 -0.05 -0.10 -0.11 -0.10
thing of relief	port	0.08 -0.08 -0.11 0.03 -0.12 -0.13 -0.13
thing of reopening	none	-0.05 0.02 -0.13 0.02 -0.14 -0.14 0.02
thing of reopening	ship	-0.01 -0.04 -0.08 0.03 -0.11 -0.06 -0.10
thing of reopening	strait	0.01 0.05 0.02 -0.05 -0.17 -0.13 -0.21
thing of rescue	fighter	0.03 0.02 -0.14 -0.09 -0.13 -0.08 -0.01
thing of rescue	none	0.08 -0.10 -0.08 -0.14 0.00 -0.14 -0.01
thing of resumption	none	0.04 -0.14 -0.09 0.07 -0.01 -0.10 -0.14
thing of rise	none	-0.22 0.00 -0.08 0.12 -0.12 -0.06 -0.16
thing of rise	oil price	0.09 0.01 -0.07 -0.09 -0.13 -0.07 0.03
thing of rise	ship	-0.10 -0.06 -0.02 0.08 -0.05 -0.02 -0.05
thing of rise	stock exchange	-0.13 -0.05 -0.08 0.10 -0.10 -0.08 -0.14
thing of sanction	none	-0.21 0.03 -0.28 0.04 -0.18 0.05 0.04
thing of sanction	ship	0.08 -0.14 -0.12 0.03 -0.07 -0.19 -0.11
thing of seizure	none	0.00 -0.11 -0.09 0.02 0.04 0.02 -0.06
thing of seizure	ship	-0.01 -0.11 0.00 0.05 -0.21 -0.20 -0.02
thing of spying	none	-0.14 0.00 0.11 -0.12 -0.14 -0.18 -0.15
thing of strike	air defences	0.12 -0.13 -0.13 -0.13 -0.11 -0.12 -0.11
thing of strike	airline	-0.06 -0.07 -0.08 0.04 -0.04 -0.05 0.08
thing of strike	airport	0.09 0.04 -0.21 -0.08 -0.22 -0.14 -0.25
thing of strike	bank	0.00 -0.10 -0.14 0.09 -0.13 -0.14 0.00
thing of strike	base	0.05 -0.15 0.07 -0.30 -0.01 -0.12 -0.14
thing of strike	boats	0.14 -0.12 -0.16 -0.11 -0.12 -0.10 -0.14
thing of strike	bridge	-0.02 0.01 -0.17 -0.18 -0.01 -0.17 0.01
thing of strike	carrier	0.01 0.05 -0.14 -0.10 -0.11 -0.06 -0.10
thing of strike	diplomats	-0.01 0.08 -0.13 -0.14 -0.12 -0.06 -0.14
thing of strike	embassy	0.24 -0.29 -0.12 -0.24 -0.28 -0.13 -0.10
thing of strike	fighter	0.08 -0.06 -0.06 -0.02 -0.22 -0.15 -0.06
thing of strike	gas works	-0.03 0.07 -0.22 0.01 -0.21 -0.20 -0.09
thing of strike	home	0.12 -0.28 -0.28 -0.11 -0.14 -0.23 0.02
thing of strike	hospital	-0.04 -0.25 -0.13 -0.01 0.13 -0.22 -0.08
thing of strike	hotel	0.14 -0.15 -0.16 -0.13 -0.13 -0.09 -0.03
thing of strike	market	0.05 -0.10 -0.13 -0.12 -0.03 -0.13 0.05
thing of strike	missile site	-0.01 0.00 0.05 -0.14 -0.22 -0.17 -0.08
thing of strike	none	0.00 -0.03 -0.11 -0.03 -0.01 -0.10 0.07
thing of strike	nuclear site	0.09 -0.09 -0.32 -0.05 0.03 -0.08 -0.03
thing of strike	oil depot	0.09 -0.19 -0.12 -0.08 0.00 -0.16 -0.18
thing of strike	oil price	-0.01 -0.14 -0.12 0.00 -0.14 -0.09 0.05
thing of strike	oil trade	-0.08 -0.10 -0.12 -0.01 0.05 -0.12 -0.11
thing of strike	oilfield	-0.03 0.00 -0.13 -0.02 0.05 -0.10 -0.16
thing of strike	police	0.03 -0.14 0.05 -0.13 -0.13 -0.12 -0.05
thing of strike	port	0.00 -0.15 -0.15 0.08 -0.15 -0.13 0.02
thing of strike	power plant	0.02 0.03 -0.14 0.06 -0.16 -0.11 -0.14
thing of strike	refinery	0.00 -0.20 -0.14 0.08 -0.22 -0.16 -0.17
thing of strike	school	-0.01 -0.05 -0.08 -0.14 0.06 -0.17 -0.05
thing of strike	ship	0.04 -0.23 -0.02 0.01 0.04 -0.19 -0.06
thing of strike	stock exchange	0.02 -0.14 -0.16 0.03 -0.01 -0.16 -0.16
thing of strike	strait	-0.04 0.07 0.09 -0.11 0.01 -0.15 -0.21
thing of strike	university	-0.01 -0.03 -0.20 -0.18 0.10 -0.21 -0.22
thing of strike	warship	0.13 -0.05 -0.17 -0.09 -0.16 -0.12 -0.14
thing of strike	water	0.11 -0.22 -0.18 -0.05 0.02 -0.22 -0.19
thing of strike	worship	-0.02 0.02 -0.20 -0.14 -0.16 -0.16 0.09
thing of talks	bank	-0.12 -0.12 -0.09 0.03 -0.11 -0.14 0.09
thing of talks	diplomats	-0.12 0.07 -0.06 -0.13 -0.09 -0.02 -0.02
thing of talks	none	-0.05 0.09 -0.32 -0.14 -0.21 -0.12 0.01
thing of talks	strait	0.00 -0.04 -0.10 0.03 -0.10 -0.12 0.01
thing of test	none	-0.08 -0.02 -0.13 0.06 -0.14 -0.11 0.03
thing of threat	base	-0.03 0.07 -0.12 -0.12 -0.08 -0.12 -0.12
thing of threat	bridge	0.14 -0.12 -0.09 -0.12 -0.13 -0.12 -0.12
thing of threat	diplomats	0.02 -0.05 -0.12 -0.12 -0.08 -0.08 0.05
thing of threat	none	-0.05 0.07 -0.06 -0.09 -0.06 -0.08 -0.03
thing of threat	nuclear site	-0.13 0.13 -0.10 -0.10 -0.09 -0.05 -0.08
thing of threat	nuclear weapon	-0.06 0.07 -0.08 -0.06 -0.06 -0.07 -0.10
thing of threat	oil price	-0.01 0.01 -0.06 -0.02 -0.12 -0.06 -0.02
thing of threat	oil trade	-0.01 -0.01 -0.07 0.01 -0.09 -0.05 -0.08
thing of threat	port	0.09 -0.09 -0.08 -0.10 -0.07 -0.09 -0.04
thing of threat	power plant	0.04 -0.02 -0.17 -0.23 0.10 -0.16 -0.14
thing of threat	ship	0.09 -0.16 -0.15 0.13 -0.16 -0.22 -0.16
thing of threat	stock exchange	-0.10 -0.02 -0.10 0.00 -0.11 -0.10 0.04
thing of threat	strait	-0.05 0.02 -0.08 0.02 -0.28 0.00 -0.11
thing of threat	treaty	-0.12 0.08 -0.10 -0.12 -0.07 -0.09 0.01
thing of truce	diplomats	-0.09 0.10 -0.04 -0.11 -0.12 -0.03 -0.13
thing of truce	none	-0.05 0.01 -0.21 -0.20 0.05 -0.23 0.05
thing of truce	stock exchange	-0.07 0.02 -0.03 0.05 -0.10 -0.03 -0.10
thing of truce	strait	-0.19 0.17 -0.05 -0.12 -0.15 -0.07 -0.14
thing of visit	none	-0.02 -0.02 -0.08 -0.13 -0.06 0.01 0.04
thing of wish	none	-0.12 0.06 -0.18 -0.09 -0.01 -0.20 0.02
thing of wish	strait	0.09 -0.03 -0.11 -0.01 -0.11 -0.12 -0.15
title	alarm	0.01 -0.03 -0.21 -0.03 0.10 -0.07 -0.09
title	brief	0.02 0.04 -0.06 -0.05 -0.05 -0.06 -0.11
title	casualty	0.02 -0.09 -0.07 -0.19 0.17 -0.18 -0.06
title	chief	-0.08 0.06 0.05 -0.21 -0.18 -0.14 0.10
title	civilian	-0.08 -0.17 -0.09 -0.22 0.27 -0.09 -0.07
title	closure	0.01 -0.03 -0.28 0.08 -0.04 -0.03 -0.13
title	contact	-0.12 0.20 -0.05 -0.13 -0.02 -0.04 -0.15
title	culture	-0.13 -0.25 -0.11 0.04 0.01 0.00 0.13
title	cyber	-0.23 -0.24 -0.04 -0.09 -0.27 0.28 -0.26
title	decision	-0.01 -0.01 -0.04 -0.01 -0.05 -0.05 0.02
title	domestic	-0.09 -0.17 0.10 0.01 -0.12 -0.12 0.08
title	drill	0.05 -0.10 -0.16 -0.15 -0.16 -0.17 0.05
title	elsewhere	0.06 -0.11 0.01 0.01 -0.19 -0.20 0.00
title	everyday	-0.14 -0.24 0.10 0.09 0.10 -0.04 -0.02
title	execution	-0.08 0.00 0.09 -0.15 0.10 -0.16 -0.17
title	force	0.03 -0.06 -0.06 -0.02 -0.07 -0.08 0.03
title	gaza	-0.07 0.05 -0.29 -0.23 0.06 -0.17 0.05
title	market	-0.13 -0.13 -0.12 0.18 -0.07 -0.09 -0.13
title	mass	0.09 -0.10 0.01 -0.05 -0.04 -0.05 -0.08
title	memory	-0.10 -0.03 -0.13 -0.08 -0.02 -0.13 0.13
title	modal	-0.05 -0.01 -0.02 0.01 -0.06 -0.04 -0.02
title	negotiation	-0.07 0.09 -0.15 -0.05 -0.11 -0.14 -0.07
title	network	-0.17 -0.07 0.00 -0.03 0.05 0.14 -0.12
title	nuclear	-0.03 0.09 0.14 -0.18 -0.36 -0.20 -0.09
title	oil	-0.05 -0.06 -0.24 0.16 -0.10 -0.15 -0.28
title	opinion	0.00 -0.03 -0.04 -0.03 -0.04 0.01 0.05
title	pact	0.00 0.00 -0.02 -0.12 -0.06 -0.17 0.01
title	reaction	-0.06 0.09 -0.11 -0.02 -0.13 -0.18 -0.02
title	resolve	0.01 0.16 -0.09 -0.24 -0.23 -0.01 -0.10
title	sanction	-0.23 -0.01 -0.02 0.17 -0.29 0.03 -0.13
title	settled	-0.02 0.03 -0.05 0.01 0.00 0.00 -0.13
title	shipping	0.09 -0.09 -0.10 0.10 -0.16 -0.07 -0.22
title	shock	0.01 -0.07 -0.05 0.04 -0.07 -0.12 -0.09
title	sport	-0.16 -0.06 -0.01 -0.23 0.07 -0.16 0.15
title	spy	-0.23 -0.24 0.37 -0.20 -0.21 0.00 -0.17
title	strike	0.03 -0.05 -0.03 -0.07 0.00 -0.02 -0.04
title	syria	-0.17 0.05 -0.17 0.07 -0.06 -0.10 0.00
title	threat	0.01 -0.01 -0.06 -0.03 0.03 0.00 -0.05
title	toll	-0.01 -0.03 -0.30 0.10 0.03 -0.17 -0.15
title	truce	-0.03 0.03 -0.26 -0.04 -0.07 -0.12 -0.09
title	unreal	0.03 -0.01 0.03 -0.07 -0.07 -0.04 -0.02
title	unrest	-0.13 -0.01 -0.01 -0.12 -0.13 -0.01 0.10
title	weapon	0.15 -0.15 0.07 -0.20 -0.03 -0.04 -0.13
title names	ally	0.04 -0.03 0.02 -0.10 -0.03 -0.20 -0.05
title names	both sides	0.00 -0.02 0.05 -0.14 -0.04 0.00 -0.05
title names	both sides and ally	0.05 -0.02 -0.26 -0.14 -0.15 -0.14 -0.02
title names	both sides and usa	0.02 0.06 -0.06 -0.12 0.02 -0.10 -0.09
title names	both sides and usa and ally	0.11 0.03 -0.16 -0.08 -0.20 -0.08 -0.18
title names	no party	-0.10 -0.12 -0.31 0.12 0.05 -0.19 0.00
title names	one side	-0.03 -0.08 -0.10 0.03 0.02 -0.03 0.03
title names	one side and ally	0.06 -0.08 0.00 -0.15 -0.13 -0.16 0.04
title names	one side and usa	-0.07 0.03 -0.02 -0.03 -0.05 -0.06 0.03
title names	one side and usa and ally	-0.05 0.10 -0.02 -0.03 -0.23 -0.13 -0.18
title names	usa	-0.05 -0.04 -0.15 -0.01 -0.22 -0.20 0.10
title names	usa and ally	-0.09 0.06 0.09 -0.12 -0.19 -0.13 -0.02
title names a capital of	side	-0.11 0.17 -0.16 -0.07 0.04 -0.14 -0.05
title names a force of	ally	0.08 -0.02 0.03 -0.21 -0.17 -0.17 -0.05
title names a force of	side	0.37 -0.20 -0.09 -0.26 -0.05 -0.10 -0.30
title names a kin of	side	-0.24 -0.23 0.17 -0.18 0.00 0.08 0.08
title names a leader of	side	-0.11 0.22 -0.07 -0.41 -0.36 -0.22 0.08
title names a people of	side	-0.04 -0.20 0.00 -0.07 0.28 -0.02 -0.11
title names a place of	side	0.15 -0.11 -0.06 -0.06 0.16 -0.22 -0.23
title names a politician of	side	-0.16 0.06 -0.02 -0.04 -0.17 -0.18 0.10
title names a service of	side	-0.18 -0.14 0.17 -0.20 -0.27 -0.29 0.05
title names a state of	side	-0.07 0.05 0.04 -0.01 -0.21 -0.05 0.06
title names a state of	usa	-0.05 0.07 -0.05 -0.07 -0.08 -0.10 0.02
title naming ally	casualty	0.10 -0.11 -0.08 -0.04 -0.12 -0.03 -0.08
title naming ally	decision	0.12 -0.14 -0.13 -0.09 -0.12 -0.07 -0.08
title naming ally	domestic	0.02 0.00 -0.11 -0.10 -0.11 -0.06 0.03
title naming ally	force	-0.02 0.03 -0.25 -0.05 -0.23 -0.12 0.03
title naming ally	gaza	0.14 -0.15 -0.10 -0.09 -0.13 -0.04 -0.12
title naming ally	market	-0.09 -0.11 0.08 0.08 -0.09 -0.05 0.04
title naming ally	modal	0.04 0.02 -0.09 -0.02 -0.12 -0.07 -0.04
title naming ally	negotiation	-0.01 0.07 -0.11 -0.12 -0.12 -0.11 -0.15
title naming ally	opinion	0.03 0.00 -0.10 0.02 -0.13 -0.07 -0.01
title naming ally	settled	0.09 -0.06 -0.12 -0.12 -0.16 -0.08 -0.01
title naming ally	shipping	-0.01 -0.14 -0.13 0.06 -0.14 -0.08 0.08
title naming ally	strike	0.07 -0.04 -0.24 -0.06 -0.03 -0.11 -0.16
title naming ally	threat	0.06 0.00 -0.14 0.01 -0.11 -0.11 -0.12
title naming ally	truce	0.02 0.11 -0.12 -0.12 -0.15 -0.11 -0.13
title naming ally	unreal	-0.04 -0.02 -0.16 -0.01 0.05 -0.10 0.01
title naming ally	weapon	0.13 -0.12 -0.12 -0.09 -0.11 -0.06 -0.14
title naming both sides	alarm	-0.03 -0.10 0.03 0.04 -0.02 -0.08 0.05
title naming both sides	brief	0.07 -0.01 -0.14 -0.11 -0.19 -0.06 -0.10
title naming both sides	casualty	0.06 -0.05 -0.14 -0.20 0.08 -0.19 -0.08
title naming both sides	chief	0.02 0.17 -0.04 -0.29 -0.16 -0.30 -0.15
title naming both sides	civilian	-0.04 -0.12 0.00 -0.13 0.02 -0.17 0.06
title naming both sides	closure	-0.12 -0.13 -0.18 0.20 -0.01 -0.17 -0.18
title naming both sides	contact	-0.05 0.02 0.06 -0.15 -0.03 -0.19 -0.08
title naming both sides	cyber	-0.10 -0.15 0.01 -0.06 -0.21 0.14 -0.19
title naming both sides	decision	0.00 0.02 -0.02 -0.22 0.02 -0.04 0.05
title naming both sides	domestic	-0.12 -0.15 0.15 -0.16 -0.22 -0.01 -0.04
title naming both sides	elsewhere	0.13 -0.11 -0.13 -0.13 -0.14 -0.13 -0.16
title naming both sides	everyday	0.05 -0.14 0.10 -0.08 -0.01 0.05 -0.08
title naming both sides	execution	-0.07 -0.07 0.06 -0.06 0.05 -0.12 -0.09
title naming both sides	force	-0.04 -0.01 0.05 -0.13 0.03 0.01 -0.07
title naming both sides	gaza	-0.08 -0.01 -0.16 -0.15 0.07 -0.19 -0.01
title naming both sides	market	0.00 -0.11 -0.14 0.04 -0.11 -0.01 -0.05
title naming both sides	mass	0.01 -0.08 0.00 -0.05 0.07 -0.04 -0.13
title naming both sides	modal	0.10 -0.01 0.02 -0.21 0.01 -0.17 -0.14
title naming both sides	negotiation	-0.07 -0.01 -0.03 -0.09 0.00 -0.18 0.09
title naming both sides	nuclear	0.08 -0.01 -0.02 -0.12 -0.08 -0.12 -0.03
title naming both sides	oil	-0.02 -0.11 -0.16 0.06 0.00 -0.12 -0.18
title naming both sides	opinion	0.01 -0.09 0.05 -0.13 0.02 0.02 -0.02
title naming both sides	pact	0.02 -0.03 -0.06 -0.06 0.03 -0.08 0.03
title naming both sides	reaction	-0.03 0.04 -0.02 -0.03 -0.04 -0.20 -0.04
title naming both sides	resolve	-0.02 0.09 0.00 -0.04 -0.22 -0.19 -0.03
title naming both sides	settled	-0.13 0.08 -0.23 0.06 0.08 -0.19 -0.23
title naming both sides	shipping	0.02 -0.29 -0.15 0.14 -0.25 0.04 -0.08
title naming both sides	shock	-0.04 -0.03 -0.09 0.05 0.02 -0.06 -0.15
title naming both sides	sport	-0.05 -0.02 0.05 -0.08 0.05 -0.10 -0.11
title naming both sides	spy	-0.20 -0.23 0.24 -0.20 -0.27 -0.01 -0.20
title naming both sides	strike	0.06 -0.07 -0.02 -0.02 -0.15 -0.01 0.00
title naming both sides	threat	-0.13 0.03 -0.03 0.05 -0.17 0.04 0.05
title naming both sides	toll	0.04 -0.16 -0.17 -0.15 0.02 -0.09 -0.17
title naming both sides	truce	-0.21 0.00 -0.19 0.04 0.01 -0.19 0.06
title naming both sides	unreal	-0.01 0.07 0.04 -0.27 -0.19 0.02 0.00
title naming both sides	unrest	0.03 -0.06 -0.04 -0.11 -0.26 -0.21 0.04
title naming both sides	weapon	-0.03 0.00 0.04 -0.19 0.07 -0.01 -0.12
title naming both sides and ally	chief	0.04 -0.03 -0.12 -0.08 -0.14 -0.06 -0.05
title naming both sides and ally	contact	0.02 -0.02 -0.05 -0.04 0.04 -0.04 -0.12
title naming both sides and ally	decision	0.07 -0.04 -0.16 -0.10 -0.11 -0.08 -0.05
title naming both sides and ally	force	0.01 0.05 -0.18 -0.11 -0.12 -0.09 -0.02
title naming both sides and ally	gaza	-0.06 0.05 -0.08 -0.05 -0.08 -0.02 0.07
title naming both sides and ally	modal	-0.01 -0.02 -0.12 -0.09 -0.13 -0.10 0.05
title naming both sides and ally	negotiation	0.00 0.05 -0.11 -0.14 -0.02 -0.11 -0.19
title naming both sides and ally	reaction	0.03 -0.04 -0.08 -0.06 0.04 -0.03 -0.13
title naming both sides and ally	resolve	0.00 0.01 -0.11 -0.09 -0.07 -0.08 -0.14
title naming both sides and ally	strike	-0.03 0.10 -0.20 -0.14 -0.05 -0.11 -0.09
title naming both sides and ally	truce	0.00 0.05 -0.11 -0.14 -0.02 -0.11 -0.19
title naming both sides and ally	unreal	0.01 0.07 -0.15 -0.11 -0.17 -0.10 -0.23
title naming both sides and ally	weapon	0.10 -0.13 -0.10 -0.03 -0.02 -0.05 -0.10
title naming both sides and usa	alarm	-0.04 0.00 -0.13 0.04 0.04 -0.09 -0.10
title naming both sides and usa	brief	0.08 -0.07 -0.12 0.03 -0.20 -0.05 -0.19
title naming both sides and usa	casualty	-0.11 -0.10 0.03 -0.24 0.14 -0.15 0.00
title naming both sides and usa	chief	-0.07 0.02 -0.01 -0.14 -0.10 -0.15 0.03
title naming both sides and usa	civilian	-0.10 -0.11 -0.29 -0.23 0.21 -0.17 -0.17
title naming both sides and usa	closure	-0.05 -0.05 -0.13 0.11 0.07 -0.13 -0.15
title naming both sides and usa	contact	0.03 0.03 -0.06 -0.05 -0.17 0.00 -0.14
title naming both sides and usa	culture	-0.12 -0.11 -0.12 0.02 0.01 -0.12 0.12
title naming both sides and usa	decision	0.10 0.00 -0.03 -0.11 -0.26 0.01 -0.01
title naming both sides and usa	domestic	-0.01 -0.12 -0.12 -0.24 -0.15 -0.21 0.13
title naming both sides and usa	elsewhere	0.07 -0.01 -0.15 -0.07 -0.13 -0.09 0.01
title naming both sides and usa	everyday	-0.01 -0.07 -0.15 -0.11 -0.03 -0.12 0.03
title naming both sides and usa	force	0.10 0.01 -0.02 -0.10 -0.22 -0.17 0.00
title naming both sides and usa	gaza	-0.03 -0.02 -0.07 0.08 0.06 -0.05 -0.10
title naming both sides and usa	market	0.00 -0.15 -0.17 0.07 0.04 -0.15 -0.23
title naming both sides and usa	mass	-0.03 0.06 -0.01 -0.10 -0.09 -0.15 -0.02
title naming both sides and usa	modal	-0.02 0.00 0.06 -0.22 -0.28 -0.11 0.01
title naming both sides and usa	negotiation	0.04 -0.05 -0.10 -0.12 -0.32 -0.11 0.05
title naming both sides and usa	nuclear	0.02 -0.05 -0.01 -0.08 -0.20 -0.05 -0.02
title naming both sides and usa	oil	-0.11 0.08 -0.17 0.03 -0.08 -0.09 -0.17
title naming both sides and usa	opinion	0.04 -0.08 -0.27 -0.21 -0.27 -0.16 0.06
title naming both sides and usa	reaction	-0.05 0.09 -0.08 -0.13 -0.08 -0.14 -0.08
title naming both sides and usa	resolve	0.08 0.03 -0.22 -0.03 -0.08 -0.13 -0.24
title naming both sides and usa	settled	0.01 -0.07 0.04 -0.21 -0.11 -0.13 0.01
title naming both sides and usa	shipping	0.03 0.01 -0.14 0.01 -0.16 -0.15 -0.13
title naming both sides and usa	shock	-0.17 0.08 -0.19 0.04 -0.07 -0.10 0.05
title naming both sides and usa	sport	0.00 -0.09 -0.13 -0.13 0.05 -0.11 0.05
title naming both sides and usa	spy	-0.18 0.09 0.06 -0.15 -0.17 -0.19 -0.13
title naming both sides and usa	strike	0.03 -0.02 -0.07 -0.04 0.09 -0.07 -0.21
title naming both sides and usa	threat	0.01 0.07 -0.06 -0.02 -0.12 -0.12 -0.09
title naming both sides and usa	toll	0.00 -0.13 -0.10 -0.06 0.07 -0.08 -0.04
title naming both sides and usa	truce	-0.05 0.08 -0.22 -0.24 -0.30 0.01 -0.06
title naming both sides and usa	unreal	0.01 0.01 0.02 -0.01 -0.54 -0.18 -0.06
title naming both sides and usa	unrest	-0.11 -0.08 -0.01 0.03 -0.09 -0.15 0.14
title naming both sides and usa	weapon	0.05 0.00 -0.32 0.00 0.01 0.02 -0.21
title naming both sides and usa and ally	casualty	0.11 -0.11 -0.08 -0.06 -0.07 -0.05 -0.09
title naming both sides and usa and ally	chief	0.11 -0.11 -0.07 -0.06 -0.07 -0.05 -0.09
title naming both sides and usa and ally	closure	0.01 0.02 -0.07 0.00 -0.11 -0.04 -0.14
title naming both sides and usa and ally	decision	-0.02 0.08 -0.11 -0.10 -0.11 -0.07 -0.09
title naming both sides and usa and ally	force	0.05 0.02 -0.12 -0.11 -0.14 -0.07 -0.11
title naming both sides and usa and ally	modal	-0.10 0.11 -0.04 -0.11 -0.05 -0.02 -0.07
title naming both sides and usa and ally	negotiation	0.06 -0.01 -0.09 -0.04 -0.16 -0.05 -0.20
title naming both sides and usa and ally	strike	0.09 -0.01 -0.13 -0.04 -0.16 -0.07 -0.19
title naming both sides and usa and ally	threat	0.09 0.03 -0.06 -0.08 -0.10 -0.09 -0.09
title naming both sides and usa and ally	truce	0.07 -0.06 -0.07 -0.12 -0.14 -0.07 -0.14
title naming both sides and usa and ally	unreal	0.02 0.05 -0.10 -0.14 -0.13 -0.08 -0.09
title naming no party	alarm	0.02 -0.21 -0.12 -0.04 0.06 -0.12 -0.04
title naming no party	brief	0.08 -0.12 -0.04 -0.04 -0.06 -0.04 -0.08
title naming no party	casualty	-0.01 -0.10 -0.27 0.06 0.04 -0.13 -0.06
title naming no party	chief	-0.19 -0.06 -0.12 0.09 0.05 -0.09 0.00
title naming no party	civilian	0.03 -0.23 -0.15 -0.12 0.09 -0.13 -0.02
title naming no party	closure	-0.12 -0.02 -0.11 0.07 -0.17 -0.13 0.03
title naming no party	contact	0.00 0.07 -0.19 -0.04 -0.03 -0.13 -0.22
title naming no party	culture	-0.12 -0.10 -0.06 -0.04 0.03 -0.07 0.08
title naming no party	decision	-0.03 0.02 -0.28 0.00 -0.08 -0.18 0.03
title naming no party	domestic	0.03 -0.04 -0.11 0.00 -0.12 -0.09 -0.01
title naming no party	elsewhere	0.11 -0.02 -0.10 -0.08 -0.13 -0.08 -0.02
title naming no party	everyday	-0.21 -0.16 -0.09 0.20 -0.19 -0.07 -0.16
title naming no party	force	-0.06 -0.02 -0.26 -0.03 -0.04 -0.16 0.11
title naming no party	market	-0.17 -0.02 -0.07 0.11 -0.03 -0.07 -0.08
title naming no party	mass	-0.12 0.04 -0.18 0.03 0.05 -0.13 -0.01
title naming no party	modal	-0.08 0.01 -0.13 -0.10 0.07 -0.09 0.06
title naming no party	negotiation	-0.10 -0.04 -0.19 -0.16 0.08 -0.17 0.04
title naming no party	nuclear	0.01 0.00 -0.14 0.08 -0.14 -0.12 -0.12
title naming no party	oil	0.05 -0.17 -0.09 0.04 -0.21 -0.08 0.00
title naming no party	opinion	-0.12 -0.07 0.01 0.06 0.01 -0.08 0.02
title naming no party	reaction	-0.11 0.06 -0.15 0.05 -0.08 -0.10 -0.08
title naming no party	resolve	0.05 0.05 -0.09 -0.10 -0.11 -0.10 -0.13
title naming no party	sanction	-0.04 -0.08 -0.05 -0.06 -0.08 -0.06 0.07
title naming no party	settled	0.05 0.03 -0.13 -0.07 -0.04 -0.12 -0.13
title naming no party	shipping	-0.08 -0.02 -0.25 0.06 -0.07 -0.20 -0.06
title naming no party	shock	0.03 -0.13 -0.13 0.02 -0.10 -0.07 -0.01
title naming no party	spy	0.04 -0.11 -0.12 0.05 -0.18 -0.10 -0.12
title naming no party	strike	0.08 -0.18 -0.16 -0.01 0.01 -0.18 -0.05
title naming no party	syria	-0.01 -0.06 -0.06 0.08 -0.13 -0.05 -0.11
title naming no party	threat	-0.20 -0.03 -0.19 0.01 0.03 -0.19 0.07
title naming no party	toll	-0.04 -0.11 -0.07 0.03 -0.11 -0.07 0.07
title naming no party	truce	-0.09 -0.05 -0.17 -0.19 0.08 -0.18 0.05
title naming no party	unreal	-0.14 -0.02 -0.24 -0.05 0.11 -0.14 0.08
title naming no party	unrest	0.11 -0.06 -0.07 -0.07 -0.16 -0.05 0.03
title naming no party	weapon	0.03 -0.15 -0.38 0.06 -0.08 -0.03 -0.01
title naming one side	alarm	0.13 -0.16 -0.22 -0.01 -0.03 -0.02 -0.05
title naming one side	brief	-0.02 0.07 -0.16 -0.12 -0.01 -0.08 0.02
title naming one side	casualty	0.02 -0.10 -0.15 -0.14 0.04 -0.22 0.08
title naming one side	chief	-0.07 -0.07 0.04 -0.16 -0.12 -0.06 0.16
title naming one side	civilian	0.00 -0.30 -0.45 -0.09 0.13 -0.07 -0.05
title naming one side	closure	-0.04 -0.23 -0.28 0.08 0.00 -0.07 0.08
title naming one side	contact	-0.17 0.13 -0.09 -0.12 0.05 -0.02 -0.02
title naming one side	culture	-0.11 -0.11 -0.03 0.07 -0.05 -0.23 0.05
title naming one side	cyber	-0.16 -0.17 0.02 -0.05 -0.16 0.18 -0.17
title naming one side	decision	-0.16 0.01 -0.10 0.11 0.04 -0.07 -0.06
title naming one side	domestic	0.00 -0.05 0.05 0.06 0.02 -0.25 -0.13
title naming one side	elsewhere	-0.06 0.03 -0.12 0.03 -0.06 -0.16 -0.01
title naming one side	everyday	-0.08 -0.29 -0.06 0.02 0.10 -0.26 -0.05
title naming one side	force	-0.07 -0.02 -0.25 0.09 0.01 -0.24 -0.06
title naming one side	gaza	-0.07 0.14 -0.20 -0.19 -0.02 -0.15 -0.03
title naming one side	market	-0.17 -0.03 -0.05 0.05 -0.06 -0.15 0.02
title naming one side	mass	0.09 -0.13 -0.02 -0.02 -0.04 0.00 -0.07
title naming one side	memory	-0.03 -0.06 -0.09 -0.10 0.02 -0.07 0.07
title naming one side	modal	-0.06 -0.01 -0.16 0.08 -0.08 0.00 -0.03
title naming one side	negotiation	0.04 0.00 -0.25 -0.01 -0.03 -0.18 -0.06
title naming one side	network	-0.12 -0.09 -0.14 -0.05 -0.08 0.12 -0.07
title naming one side	nuclear	-0.12 0.15 0.10 -0.12 -0.30 -0.18 -0.05
title naming one side	oil	0.00 0.01 -0.23 0.07 -0.06 -0.17 -0.25
title naming one side	opinion	0.06 -0.04 -0.04 -0.04 -0.16 -0.02 -0.01
title naming one side	pact	-0.11 -0.01 0.04 0.03 -0.14 -0.14 0.02
title naming one side	reaction	-0.16 0.04 -0.06 -0.02 -0.08 -0.24 0.06
title naming one side	resolve	-0.08 0.09 -0.28 -0.22 -0.13 0.02 0.05
title naming one side	sanction	-0.25 0.02 -0.05 0.13 -0.22 -0.11 -0.06
title naming one side	settled	-0.09 -0.01 0.01 0.00 0.00 -0.02 0.00
title naming one side	shipping	-0.01 0.02 -0.15 0.07 -0.15 -0.07 -0.19
title naming one side	shock	-0.08 -0.26 0.04 0.13 -0.01 -0.13 -0.10
title naming one side	sport	-0.12 -0.11 -0.12 -0.09 0.09 -0.08 0.09
title naming one side	spy	-0.10 -0.24 0.18 -0.22 -0.04 -0.25 -0.03
title naming one side	strike	0.00 -0.04 -0.02 -0.05 0.01 -0.01 -0.06
title naming one side	syria	-0.16 0.09 -0.11 -0.09 0.01 -0.09 0.02
title naming one side	threat	0.03 -0.09 -0.01 -0.13 0.10 0.03 -0.10
title naming one side	toll	-0.11 0.02 -0.15 0.09 0.02 -0.15 -0.25
title naming one side	truce	0.10 -0.08 -0.18 -0.03 0.00 -0.18 -0.04
title naming one side	unreal	-0.08 -0.04 0.04 -0.03 0.07 0.01 -0.03
title naming one side	unrest	-0.15 -0.06 0.02 -0.01 -0.03 -0.17 0.11
title naming one side	weapon	0.10 -0.05 -0.06 -0.22 -0.10 -0.07 0.02
title naming one side and ally	alarm	-0.07 0.05 -0.06 -0.05 0.07 -0.03 -0.11
title naming one side and ally	casualty	0.05 -0.08 -0.18 -0.05 0.09 -0.06 -0.19
title naming one side and ally	chief	-0.08 0.01 0.03 -0.12 -0.24 -0.09 0.02
title naming one side and ally	civilian	0.06 -0.04 -0.10 -0.04 0.06 -0.05 -0.14
title naming one side and ally	contact	0.03 -0.04 0.00 -0.08 0.04 -0.08 -0.02
title naming one side and ally	decision	0.16 -0.08 -0.27 -0.02 -0.17 -0.13 -0.10
title naming one side and ally	everyday	-0.02 0.05 -0.11 -0.08 -0.10 -0.06 -0.12
title naming one side and ally	force	0.06 -0.03 -0.02 -0.06 -0.02 -0.10 -0.14
title naming one side and ally	gaza	0.16 -0.08 -0.09 -0.07 -0.15 -0.03 -0.17
title naming one side and ally	mass	-0.01 0.01 -0.07 -0.07 0.04 -0.05 -0.12
title naming one side and ally	modal	-0.11 0.14 -0.11 -0.08 -0.13 -0.07 -0.17
title naming one side and ally	negotiation	-0.05 -0.04 -0.24 -0.25 -0.16 -0.12 0.12
title naming one side and ally	opinion	-0.03 0.06 -0.07 -0.06 -0.09 -0.05 -0.03
title naming one side and ally	reaction	0.01 0.01 -0.15 -0.13 -0.04 -0.08 -0.02
title naming one side and ally	settled	-0.06 0.09 -0.17 -0.10 -0.06 -0.07 -0.22
title naming one side and ally	shipping	0.04 -0.09 0.08 0.03 -0.11 -0.09 -0.15
title naming one side and ally	spy	0.07 -0.11 0.04 -0.04 -0.07 -0.04 -0.08
title naming one side and ally	strike	0.05 0.01 -0.35 -0.03 0.02 -0.10 -0.16
title naming one side and ally	threat	0.10 -0.17 -0.20 0.02 0.01 -0.19 0.06
title naming one side and ally	truce	0.01 -0.03 -0.20 -0.20 -0.08 -0.14 0.05
title naming one side and ally	unreal	0.10 -0.09 -0.32 0.01 -0.17 -0.17 0.00
title naming one side and ally	weapon	0.03 -0.10 -0.24 0.03 0.01 -0.11 -0.06
title naming one side and usa	alarm	-0.13 0.15 -0.11 -0.15 0.09 -0.07 -0.03
title naming one side and usa	brief	-0.03 0.01 -0.01 -0.01 -0.01 -0.05 -0.10
title naming one side and usa	casualty	0.02 0.05 -0.02 -0.05 0.08 -0.17 -0.16
title naming one side and usa	chief	-0.05 0.00 -0.04 -0.02 -0.16 -0.12 0.04
title naming one side and usa	civilian	-0.10 0.08 0.06 -0.14 0.04 0.02 -0.07
title naming one side and usa	closure	0.10 0.08 -0.18 -0.07 -0.16 0.01 -0.27
title naming one side and usa	contact	-0.04 0.08 -0.11 -0.02 -0.06 -0.11 -0.09
title naming one side and usa	culture	0.00 -0.16 -0.21 0.03 0.01 0.06 0.02
title naming one side and usa	cyber	-0.10 -0.03 -0.15 -0.12 -0.11 0.12 -0.09
title naming one side and usa	decision	-0.01 -0.02 0.02 -0.06 -0.05 -0.04 0.01
title naming one side and usa	domestic	-0.14 -0.11 -0.14 0.04 -0.08 -0.15 0.11
title naming one side and usa	elsewhere	0.00 -0.13 0.05 0.00 -0.22 -0.11 0.03
title naming one side and usa	everyday	-0.13 -0.03 0.05 0.04 -0.03 -0.14 0.02
title naming one side and usa	execution	-0.02 0.10 -0.11 -0.10 0.07 -0.11 -0.12
title naming one side and usa	force	0.04 -0.04 -0.01 -0.05 -0.12 -0.08 -0.05
title naming one side and usa	gaza	-0.01 0.02 -0.16 -0.05 -0.17 -0.07 0.00
title naming one side and usa	market	0.00 -0.04 -0.12 0.10 -0.13 -0.18 -0.13
title naming one side and usa	mass	0.15 -0.07 -0.08 -0.10 -0.34 -0.15 -0.05
title naming one side and usa	memory	-0.13 0.03 -0.10 0.05 -0.17 -0.13 0.06
title naming one side and usa	modal	-0.02 -0.09 -0.07 0.07 -0.12 -0.16 0.03
title naming one side and usa	negotiation	-0.16 0.16 -0.24 0.07 -0.11 -0.11 -0.16
title naming one side and usa	network	-0.01 0.02 -0.10 -0.13 -0.12 -0.16 0.00
title naming one side and usa	nuclear	-0.04 0.04 0.07 -0.17 -0.26 -0.10 -0.12
title naming one side and usa	oil	-0.13 0.04 -0.19 0.13 -0.19 -0.14 -0.16
title naming one side and usa	opinion	-0.11 0.07 -0.35 0.00 0.03 -0.03 -0.01
title naming one side and usa	pact	0.10 -0.05 -0.16 -0.16 -0.13 -0.08 -0.04
title naming one side and usa	reaction	0.07 0.00 -0.10 0.02 -0.14 -0.12 -0.04
title naming one side and usa	resolve	0.09 0.00 -0.09 -0.10 -0.05 -0.20 -0.08
title naming one side and usa	sanction	-0.18 -0.02 -0.01 0.13 -0.17 0.06 -0.15
title naming one side and usa	settled	0.02 0.02 -0.24 0.00 -0.07 0.01 -0.11
title naming one side and usa	shipping	0.11 -0.09 0.00 0.06 -0.12 -0.18 -0.21
title naming one side and usa	shock	0.01 0.09 -0.32 -0.13 -0.29 -0.13 -0.04
title naming one side and usa	sport	-0.09 0.07 -0.25 -0.16 -0.24 -0.12 0.07
title naming one side and usa	spy	-0.14 -0.09 0.15 -0.09 -0.20 0.00 -0.02
title naming one side and usa	strike	-0.03 -0.06 0.01 -0.09 -0.04 -0.08 0.05
title naming one side and usa	threat	0.03 0.04 -0.11 -0.08 0.01 -0.15 -0.05
title naming one side and usa	toll	0.02 -0.01 -0.19 0.08 -0.18 -0.13 -0.07
title naming one side and usa	truce	-0.10 0.11 -0.13 0.00 -0.12 -0.13 -0.10
title naming one side and usa	unreal	0.11 -0.04 -0.03 -0.03 -0.18 -0.16 -0.03
title naming one side and usa	unrest	-0.04 0.10 -0.11 -0.21 -0.01 0.05 -0.09
title naming one side and usa	weapon	0.16 -0.16 0.12 -0.18 0.00 -0.22 -0.18
title naming one side and usa and ally	casualty	-0.04 0.05 -0.06 -0.03 -0.09 -0.01 -0.06
title naming one side and usa and ally	contact	-0.05 0.05 -0.03 -0.03 -0.05 -0.01 -0.06
title naming one side and usa and ally	decision	0.03 0.00 -0.11 -0.13 -0.10 -0.07 -0.16
title naming one side and usa and ally	force	-0.02 0.03 -0.14 -0.10 -0.09 -0.06 0.00
title naming one side and usa and ally	negotiation	0.08 -0.09 0.04 -0.02 -0.17 -0.10 -0.26
title naming one side and usa and ally	reaction	0.06 -0.01 -0.12 -0.07 -0.05 -0.06 -0.12
title naming one side and usa and ally	settled	0.10 -0.08 -0.11 -0.10 -0.07 -0.07 -0.14
title naming one side and usa and ally	strike	-0.07 0.13 -0.22 -0.03 -0.15 -0.11 -0.07
title naming one side and usa and ally	threat	-0.01 0.06 -0.17 -0.16 -0.12 -0.13 -0.04
title naming one side and usa and ally	truce	0.07 -0.04 -0.10 -0.12 -0.11 -0.08 -0.17
title naming one side and usa and ally	unreal	0.00 0.04 -0.15 -0.13 -0.11 -0.12 -0.02
title naming usa	alarm	0.01 0.07 -0.10 -0.14 0.02 -0.10 -0.10
title naming usa	brief	-0.12 0.12 -0.07 0.07 -0.05 -0.05 0.03
title naming usa	casualty	0.00 -0.06 -0.05 -0.23 0.08 -0.09 0.03
title naming usa	chief	0.00 0.05 -0.06 -0.07 -0.01 -0.07 -0.02
title naming usa	civilian	-0.01 -0.01 -0.21 -0.17 0.01 -0.15 0.04
title naming usa	closure	-0.01 0.08 -0.17 -0.13 -0.13 -0.15 -0.04
title naming usa	contact	-0.07 0.16 -0.30 -0.06 -0.24 -0.11 -0.10
title naming usa	decision	0.00 -0.12 -0.18 0.01 -0.14 -0.18 0.08
title naming usa	domestic	-0.03 0.00 -0.09 -0.05 -0.08 -0.03 0.04
title naming usa	everyday	-0.07 -0.14 -0.14 0.00 0.11 -0.09 0.02
title naming usa	force	0.09 -0.10 -0.09 -0.11 -0.22 -0.17 0.06
title naming usa	market	-0.02 -0.05 -0.12 0.06 -0.17 -0.06 -0.05
title naming usa	mass	0.01 -0.06 -0.11 0.02 -0.07 -0.08 0.02
title naming usa	modal	-0.01 -0.01 -0.03 0.03 -0.23 -0.08 -0.04
title naming usa	negotiation	-0.07 0.02 -0.14 -0.04 -0.29 -0.08 0.03
title naming usa	oil	0.05 -0.19 -0.17 0.04 0.08 -0.09 -0.08
title naming usa	opinion	0.12 -0.17 0.04 -0.05 -0.19 -0.09 0.00
title naming usa	reaction	-0.06 0.02 -0.05 -0.05 -0.23 -0.08 0.07
title naming usa	resolve	-0.08 0.07 -0.10 -0.11 -0.11 -0.10 -0.03
title naming usa	sanction	0.15 -0.10 -0.04 -0.13 -0.05 -0.07 -0.10
title naming usa	settled	-0.04 0.06 -0.14 0.12 -0.17 -0.10 -0.21
title naming usa	shipping	0.04 0.01 -0.37 -0.11 -0.03 -0.18 0.00
title naming usa	shock	0.09 -0.30 -0.16 0.02 -0.07 -0.06 -0.06
title naming usa	spy	0.07 0.00 0.07 -0.10 -0.09 -0.09 -0.03
title naming usa	strike	-0.15 0.06 -0.52 -0.07 -0.08 -0.17 0.13
title naming usa	threat	0.02 -0.14 0.07 0.11 -0.26 -0.13 0.02
title naming usa	truce	-0.05 -0.04 -0.11 0.04 -0.26 -0.08 0.02
title naming usa	unreal	-0.07 -0.06 -0.06 0.07 -0.17 -0.11 0.03
title naming usa	weapon	0.04 -0.10 0.03 -0.25 -0.17 -0.15 0.03
title naming usa and ally	negotiation	0.00 -0.01 -0.10 -0.10 -0.12 -0.09 0.03
title place	gulf state	0.03 0.07 -0.15 0.08 -0.27 -0.13 -0.10
title place	land of an ally	0.22 -0.09 -0.22 -0.46 0.19 -0.23 -0.21
title place	neighbour	-0.04 0.22 -0.24 -0.03 -0.14 -0.17 -0.14
title place	region	-0.05 0.05 -0.30 0.06 0.00 -0.19 -0.12
title place	strait or sea	0.02 0.08 -0.21 0.10 -0.27 -0.14 -0.21
title place	third country	-0.27 0.28 0.10 0.06 -0.14 -0.10 -0.25
title place	usa	-0.05 0.09 -0.05 -0.10 -0.04 -0.11 0.01
told as	accusation	-0.11 -0.04 -0.05 -0.11 0.02 -0.15 0.06
told as	cancelled	-0.03 -0.02 -0.27 -0.01 -0.04 -0.21 0.04
told as	comment	0.01 0.00 -0.03 -0.03 -0.19 -0.22 0.03
told as	denial	0.02 0.02 0.01 -0.06 -0.05 -0.15 -0.05
told as	done	-0.01 -0.11 -0.02 0.02 -0.03 -0.06 0.03
told as	drill	0.13 -0.10 -0.11 -0.07 -0.10 -0.11 -0.02
told as	memory	-0.14 -0.04 -0.11 -0.03 -0.07 -0.16 0.15
told as	offer	0.02 0.04 -0.04 -0.01 -0.01 -0.12 -0.10
told as	plan	0.01 0.01 -0.08 0.01 -0.01 -0.08 -0.03
told as	reaction	-0.13 0.05 -0.10 -0.04 -0.05 -0.06 0.05
told as	rejection	-0.02 0.04 0.08 -0.05 -0.20 -0.13 -0.10
told as	threat	-0.01 0.03 -0.03 -0.06 -0.06 -0.03 -0.05
told as	wish	-0.06 0.07 -0.20 -0.12 -0.03 -0.21 0.01
town of accident	none	-0.10 -0.13 -0.12 0.09 -0.12 -0.11 0.04
town of accusation	none	-0.12 -0.05 -0.04 -0.10 -0.01 -0.15 0.08
town of apology	none	-0.14 0.12 -0.14 -0.13 -0.12 -0.15 -0.06
town of appointment	none	-0.14 -0.10 -0.07 -0.20 -0.01 -0.22 0.16
town of arrest	named	0.02 -0.23 0.01 -0.06 -0.17 -0.18 0.10
town of arrest	none	-0.13 0.03 0.11 -0.14 -0.05 -0.23 0.04
town of arrival	none	0.11 -0.07 -0.21 -0.06 -0.13 -0.17 0.02
town of ban	none	-0.16 0.13 -0.14 -0.07 -0.09 -0.13 0.05
town of blackout	none	-0.08 -0.09 -0.17 -0.10 0.01 0.07 0.00
town of blockade	named	-0.01 0.02 -0.07 0.00 -0.07 -0.11 -0.10
town of blockade	none	0.01 -0.08 -0.20 0.01 -0.02 -0.18 -0.02
town of call	none	-0.15 0.00 0.05 0.02 -0.11 -0.15 -0.01
town of cancelled	named	-0.08 0.07 -0.04 -0.13 0.07 -0.04 -0.01
town of cancelled	none	0.02 -0.03 -0.27 0.00 -0.17 -0.21 0.05
town of charge	named	-0.08 -0.09 0.06 -0.08 -0.09 -0.10 0.00
town of charge	none	-0.11 -0.08 0.07 -0.01 -0.09 -0.13 -0.06
town of closure	named	-0.16 0.06 0.03 0.03 -0.15 -0.10 0.02
town of closure	none	0.03 -0.14 0.02 0.02 -0.09 -0.09 -0.01
town of comment	named	0.03 0.04 -0.21 -0.18 -0.01 -0.13 -0.04
town of comment	none	0.01 -0.04 0.00 -0.02 -0.25 -0.20 0.06
town of deal	named	-0.07 -0.05 -0.03 -0.11 0.06 -0.01 -0.14
town of deal	none	-0.11 0.07 -0.20 -0.05 -0.17 -0.13 -0.03
town of denial	named	-0.05 0.00 0.06 -0.08 0.05 -0.06 -0.13
town of denial	none	0.03 0.03 -0.04 -0.06 -0.14 -0.16 -0.02
town of departure	named	-0.11 0.10 -0.09 -0.13 -0.05 -0.06 -0.12
town of departure	none	0.02 -0.13 -0.25 0.04 0.02 -0.13 0.04
town of deployment	named	0.08 -0.07 -0.10 -0.10 -0.09 -0.08 -0.10
town of deployment	none	-0.01 0.03 -0.02 -0.07 -0.28 -0.18 0.00
town of downing	named	0.14 -0.20 -0.25 0.00 -0.11 -0.12 -0.07
town of downing	none	0.05 -0.07 -0.02 -0.06 -0.12 -0.14 -0.03
town of drill	none	0.13 -0.10 -0.11 -0.07 -0.10 -0.11 -0.02
town of emergency	none	-0.15 0.16 -0.10 -0.11 -0.13 -0.09 -0.12
town of enrichment	none	-0.02 0.12 0.00 -0.05 -0.14 -0.16 -0.15
town of evacuation	named	-0.08 -0.05 -0.18 -0.19 0.11 -0.17 0.01
town of evacuation	none	0.04 -0.06 -0.16 -0.03 0.07 -0.01 -0.19
town of execution	none	-0.07 -0.07 0.05 -0.06 0.06 -0.12 -0.08
town of exit	none	-0.07 -0.02 -0.22 -0.02 -0.08 -0.17 0.07
town of expulsion	none	-0.05 0.14 -0.18 -0.15 -0.05 -0.16 -0.16
town of fall	none	-0.07 -0.01 -0.08 0.08 -0.11 -0.06 -0.14
town of fee	none	-0.15 0.03 -0.12 0.10 -0.13 -0.14 -0.14
town of flights	none	-0.11 -0.10 -0.10 0.12 0.00 -0.11 -0.11
town of funeral	none	-0.07 -0.17 -0.07 -0.12 0.06 -0.14 0.03
town of hack	none	-0.13 -0.11 0.01 -0.15 -0.19 0.16 -0.10
town of halt	named	0.00 -0.14 -0.10 0.04 -0.03 -0.10 0.03
town of halt	none	-0.03 0.01 -0.20 0.03 -0.07 -0.18 -0.06
town of incursion	named	0.09 0.03 -0.10 -0.11 -0.10 -0.13 -0.10
town of incursion	none	0.05 -0.01 -0.17 -0.12 -0.15 -0.11 -0.01
town of inspection	none	-0.09 0.08 -0.08 -0.08 -0.07 -0.07 -0.08
town of joining	none	0.13 -0.18 -0.14 -0.10 -0.14 -0.09 -0.04
town of listing	none	-0.01 -0.09 0.08 -0.08 -0.11 -0.10 -0.03
town of memory	none	-0.13 -0.03 -0.10 -0.02 -0.10 -0.16 0.14
town of mourning	none	-0.06 -0.12 -0.13 -0.07 0.08 -0.07 0.05
town of none	named	0.18 -0.18 -0.08 -0.10 0.07 -0.15 -0.12
town of none	none	-0.09 0.01 -0.10 0.03 -0.09 -0.14 0.06
town of offer	none	0.02 0.03 -0.04 -0.01 0.00 -0.12 -0.10
town of order	named	0.04 -0.10 -0.08 -0.10 0.06 -0.09 -0.14
town of order	none	0.01 -0.02 -0.22 0.01 -0.02 -0.14 -0.06
town of plan	named	0.04 0.03 -0.19 -0.14 0.04 -0.15 0.02
town of plan	none	0.00 0.00 -0.07 0.04 -0.05 -0.07 -0.05
town of reaction	named	0.00 0.02 -0.23 -0.08 0.01 -0.15 -0.08
town of reaction	none	-0.15 0.04 -0.08 -0.02 -0.08 -0.05 0.06
town of rejection	none	-0.02 0.04 0.08 -0.05 -0.20 -0.13 -0.10
town of release	none	0.04 -0.07 -0.21 0.05 0.04 -0.13 -0.10
town of relief	none	-0.02 0.07 -0.17 0.00 -0.19 -0.17 -0.22
town of reopening	none	-0.01 -0.02 -0.03 -0.03 0.00 -0.23 -0.12
town of rescue	none	0.11 -0.07 -0.11 -0.16 -0.08 -0.14 -0.04
town of resumption	named	-0.15 -0.12 -0.09 0.12 -0.11 -0.09 0.06
town of resumption	none	-0.01 -0.14 -0.10 0.12 -0.04 -0.12 -0.17
town of rise	none	-0.06 0.00 -0.10 0.04 -0.16 -0.08 -0.07
town of sanction	none	-0.12 0.00 -0.13 0.04 -0.19 0.05 0.02
town of seizure	named	0.06 -0.12 -0.16 -0.12 0.03 -0.13 -0.03
town of seizure	none	-0.01 -0.14 0.02 0.07 -0.14 0.01 -0.09
town of snapback	none	0.08 -0.08 -0.10 0.08 -0.10 -0.10 -0.08
town of spying	named	-0.06 -0.07 0.07 -0.06 -0.08 -0.09 -0.07
town of spying	none	-0.13 0.00 0.10 -0.12 -0.11 -0.16 -0.15
town of strike	named	0.33 -0.31 -0.36 -0.16 -0.09 -0.22 -0.14
town of strike	none	-0.06 -0.02 -0.02 -0.02 0.05 -0.07 0.02
town of talks	named	-0.02 0.00 -0.19 -0.23 0.00 -0.08 0.00
town of talks	none	-0.07 0.05 -0.19 -0.06 -0.18 -0.13 0.02
town of test	none	-0.08 0.04 -0.17 0.06 -0.16 -0.13 -0.04
town of threat	named	0.08 -0.04 -0.02 -0.12 -0.01 -0.28 -0.09
town of threat	none	-0.05 0.04 -0.03 -0.05 -0.09 -0.03 -0.04
town of truce	named	-0.14 -0.16 -0.18 0.03 0.12 -0.18 0.05
town of truce	none	-0.07 0.09 -0.20 -0.17 -0.06 -0.15 0.00
town of visit	named	0.00 -0.01 -0.13 -0.07 0.06 -0.09 0.04
town of visit	none	0.03 -0.04 -0.08 -0.13 -0.08 0.01 0.00
town of wish	named	-0.10 0.04 -0.12 -0.11 0.05 -0.10 -0.03
town of wish	none	-0.02 0.07 -0.18 -0.11 -0.16 -0.20 0.02
type by rules	cyber	-0.26 -0.26 0.00 -0.11 -0.13 0.28 -0.18
type by rules	diplomatic	-0.14 0.17 -0.12 -0.09 -0.11 -0.26 0.04
type by rules	economic	-0.17 -0.18 -0.21 0.28 -0.19 -0.12 -0.11
type by rules	humanitarian	-0.05 -0.11 -0.14 -0.29 0.24 -0.10 -0.13
type by rules	intelligence	-0.28 -0.21 0.32 -0.15 -0.22 0.01 -0.11
type by rules	military	0.15 -0.13 -0.08 -0.08 -0.05 -0.15 0.05
type by rules	other	0.00 0.05 -0.19 -0.27 0.01 -0.30 0.11
urgency by rules	critical:	0.02 0.08 -0.25 -0.24 -0.06 -0.10 -0.05
urgency by rules	critical: # or more dead in the title	0.07 0.01 -0.39 -0.13 0.04 -0.15 -0.43
urgency by rules	critical: ,	0.12 -0.09 -0.14 -0.08 -0.14 -0.07 -0.08
urgency by rules	critical: American soldiers killed	0.04 -0.22 -0.25 -0.14 0.09 -0.11 -0.13
urgency by rules	critical: a nuclear site of side	-0.07 0.10 -0.11 -0.04 -0.10 -0.04 -0.09
urgency by rules	critical: casualties	0.04 -0.12 -0.16 -0.16 0.05 -0.15 0.05
urgency by rules	critical: killed	0.01 -0.04 -0.03 -0.09 -0.23 -0.17 0.04
urgency by rules	critical: side strikes side	0.06 -0.11 -0.31 0.02 -0.03 -0.07 0.00
urgency by rules	critical: side strikes usa	-0.08 -0.15 0.09 -0.03 -0.25 -0.10 0.02
urgency by rules	critical: somebody strikes side	0.05 -0.21 -0.02 -0.04 -0.08 -0.11 0.00
urgency by rules	critical: somebody strikes usa	0.00 -0.01 -0.17 -0.10 -0.18 -0.09 0.09
urgency by rules	critical: usa strikes side	0.01 -0.08 -0.03 -0.11 -0.15 -0.02 0.07
urgency by rules	high:	-0.13 0.01 -0.18 0.07 -0.09 -0.19 -0.06
urgency by rules	high: a toll	-0.04 0.02 -0.17 0.10 -0.01 -0.12 -0.11
urgency by rules	high: an overview of armed acts	0.12 -0.16 -0.02 -0.05 -0.02 -0.06 -0.06
urgency by rules	high: closure	0.00 -0.07 -0.24 0.02 0.06 -0.24 -0.07
urgency by rules	high: cyber	-0.18 -0.16 -0.01 -0.04 -0.19 0.19 -0.20
urgency by rules	high: decision	-0.03 0.02 -0.04 -0.05 -0.01 -0.04 0.01
urgency by rules	high: execution	-0.11 -0.11 0.09 -0.12 0.11 -0.16 -0.14
urgency by rules	high: network	-0.16 -0.06 0.02 -0.09 -0.01 0.11 -0.12
urgency by rules	high: reports deal	-0.07 0.03 -0.17 0.02 -0.16 -0.13 -0.23
urgency by rules	high: reports deployment	-0.11 0.01 -0.03 0.02 -0.15 -0.16 0.03
urgency by rules	high: reports enrichment	-0.06 0.11 -0.05 -0.10 -0.12 -0.13 -0.18
urgency by rules	high: reports evacuation	0.09 -0.17 -0.14 -0.12 0.07 -0.22 -0.10
urgency by rules	high: reports exit	-0.15 -0.05 -0.10 -0.01 0.06 -0.07 0.05
urgency by rules	high: reports fee	-0.15 0.03 -0.12 0.10 -0.12 -0.13 -0.13
urgency by rules	high: reports halt	0.06 -0.13 -0.10 -0.06 -0.04 -0.10 0.03
urgency by rules	high: reports listing	0.03 -0.07 -0.10 -0.06 0.07 -0.06 -0.08
urgency by rules	high: reports order	-0.13 0.12 -0.12 -0.02 -0.12 -0.11 -0.11
urgency by rules	high: reports relief	-0.12 -0.06 -0.09 0.13 -0.10 -0.12 -0.09
urgency by rules	high: reports reopening	-0.04 -0.12 -0.10 -0.05 0.06 -0.12 -0.10
urgency by rules	high: reports rescue	0.10 -0.12 -0.13 -0.11 0.00 -0.07 -0.03
urgency by rules	high: reports sanction	-0.02 0.07 -0.11 -0.14 -0.08 -0.14 0.02
urgency by rules	high: reports test	-0.09 -0.01 -0.13 0.07 -0.11 -0.11 0.01
urgency by rules	high: reports truce	-0.11 0.11 -0.08 -0.09 -0.09 -0.09 -0.11
urgency by rules	high: resolve	-0.08 0.13 -0.14 -0.24 -0.23 0.01 0.00
urgency by rules	high: sanction	-0.09 -0.09 -0.09 0.13 -0.13 -0.09 -0.11
urgency by rules	high: threat	0.03 -0.04 -0.09 0.03 -0.05 -0.02 -0.01
urgency by rules	high: told as threat	-0.01 0.15 -0.28 -0.12 -0.24 -0.23 -0.13
urgency by rules	high: toll	-0.02 -0.03 -0.16 0.09 -0.03 -0.16 -0.10
urgency by rules	high: truce	-0.08 -0.08 -0.15 0.07 -0.01 -0.19 0.02
urgency by rules	high: what an armed act left	-0.06 -0.04 0.00 -0.10 -0.04 -0.26 0.09
urgency by rules	low: asks a question	-0.10 -0.03 -0.03 0.02 0.01 -0.09 0.05
urgency by rules	low: speaks in the manner of comment	0.01 -0.03 -0.04 -0.03 -0.10 0.01 0.04
urgency by rules	medium: a drill	-0.01 -0.13 -0.11 -0.11 -0.10 -0.12 0.07
urgency by rules	medium: an ordinary development or a reaction	-0.02 0.00 0.04 -0.02 -0.05 -0.27 0.02
urgency by rules	medium: an overview	-0.10 0.16 -0.22 -0.01 -0.09 -0.06 -0.09
urgency by rules	medium: speaks of what may be	-0.07 -0.01 0.02 -0.01 -0.02 0.08 -0.06
urgency by rules	medium: the death of one by name	-0.09 0.06 -0.18 -0.10 0.02 -0.14 0.06
urgency by rules	urgent:	-0.01 -0.10 -0.16 0.07 -0.13 0.00 -0.03
urgency by rules	urgent: an alarm	0.13 -0.18 -0.26 -0.06 -0.03 -0.06 -0.05
urgency by rules	urgent: an armed act	0.00 0.02 -0.07 -0.06 -0.02 -0.16 -0.01
urgency by rules	urgent: casualties	-0.06 -0.07 -0.12 -0.08 0.11 -0.19 0.01
urgency by rules	urgent: reports closure	-0.15 0.00 0.08 -0.04 -0.06 -0.19 0.07
urgency by rules	urgent: reports downing	-0.01 0.00 -0.21 -0.03 -0.18 -0.15 0.04
urgency by rules	urgent: reports incursion	0.08 0.01 -0.12 -0.07 -0.10 -0.08 -0.09
urgency by rules	urgent: reports seizure	0.02 -0.12 -0.02 0.02 -0.06 -0.19 0.05
urgency by rules	urgent: reports strike	0.01 -0.03 -0.02 0.01 -0.06 -0.23 -0.02
voice	army	0.24 -0.12 0.00 -0.27 -0.09 -0.13 -0.09
voice	business	-0.19 -0.27 -0.14 0.36 -0.11 -0.07 -0.25
voice	essay	-0.07 -0.10 0.08 0.01 -0.03 0.01 0.06
voice	media	-0.13 -0.14 0.04 -0.18 -0.03 0.07 0.19
voice	partisan	-0.15 -0.10 -0.01 -0.17 -0.25 -0.18 0.25
voice	people	-0.06 -0.14 -0.07 -0.08 0.17 -0.19 0.04
voice	quarrel	-0.20 -0.05 -0.16 -0.09 -0.03 -0.03 0.20
voice	says	0.00 0.05 0.00 -0.06 -0.08 -0.02 -0.08
voice	statecraft	-0.09 0.09 -0.05 -0.03 -0.02 -0.13 -0.01
voice	travel	-0.15 -0.12 -0.16 0.15 0.11 -0.06 -0.17
voice	witnessed	0.14 -0.14 -0.08 -0.15 -0.05 -0.13 -0.04
voice beside the head clause	army	0.19 -0.01 0.00 -0.18 -0.18 -0.15 -0.14
voice beside the head clause	business	-0.02 -0.16 -0.18 0.19 -0.13 -0.03 -0.11
voice beside the head clause	essay	-0.15 -0.03 0.08 -0.01 -0.06 0.05 0.07
voice beside the head clause	media	-0.09 0.02 -0.01 -0.10 -0.09 0.05 0.08
voice beside the head clause	partisan	-0.16 -0.03 -0.17 -0.09 -0.34 -0.16 0.20
voice beside the head clause	people	0.06 -0.09 -0.08 -0.12 0.09 -0.21 -0.05
voice beside the head clause	quarrel	-0.17 -0.06 -0.12 -0.08 -0.05 0.02 0.19
voice beside the head clause	says	0.03 0.06 -0.01 -0.06 -0.04 -0.01 -0.10
voice beside the head clause	statecraft	-0.01 0.01 -0.11 -0.04 -0.01 -0.11 0.00
voice beside the head clause	travel	-0.18 -0.08 -0.06 0.17 0.08 -0.19 -0.08
voice beside the head clause	witnessed	0.05 -0.02 -0.06 -0.22 -0.02 -0.13 0.02
voice in the head clause	army	0.16 -0.14 -0.01 -0.21 -0.04 -0.13 -0.05
voice in the head clause	business	-0.19 -0.22 -0.11 0.29 -0.08 -0.07 -0.24
voice in the head clause	essay	0.00 -0.10 0.02 0.00 -0.01 -0.04 0.02
voice in the head clause	media	-0.10 -0.19 0.04 -0.14 -0.01 0.03 0.18
voice in the head clause	partisan	-0.09 -0.11 0.04 -0.14 -0.18 -0.16 0.15
voice in the head clause	people	-0.12 -0.13 -0.06 -0.04 0.13 -0.17 0.07
voice in the head clause	quarrel	-0.11 -0.01 -0.15 -0.08 -0.05 -0.17 0.09
voice in the head clause	says	-0.04 0.03 -0.02 -0.05 -0.11 -0.07 -0.07
voice in the head clause	statecraft	-0.11 0.09 -0.03 -0.02 -0.04 -0.13 -0.03
voice in the head clause	travel	-0.07 -0.09 -0.34 0.07 0.08 -0.04 -0.15
voice in the head clause	witnessed	0.13 -0.20 -0.07 -0.07 -0.06 -0.12 -0.06
voice in the head clause, naming ally	army	-0.09 0.08 -0.09 -0.07 -0.10 -0.05 0.05
voice in the head clause, naming ally	essay	0.09 -0.04 -0.17 -0.14 -0.17 -0.10 0.02
voice in the head clause, naming ally	says	0.03 0.09 -0.20 -0.18 -0.22 -0.12 -0.15
voice in the head clause, naming both sides	army	-0.04 0.10 0.00 -0.16 -0.01 0.07 -0.19
voice in the head clause, naming both sides	business	0.01 -0.20 -0.05 0.09 -0.14 -0.02 -0.20
voice in the head clause, naming both sides	essay	0.01 -0.09 0.08 -0.14 -0.02 -0.21 0.00
voice in the head clause, naming both sides	media	0.12 -0.17 -0.07 -0.09 -0.11 -0.11 0.02
voice in the head clause, naming both sides	partisan	-0.15 -0.04 -0.04 -0.08 -0.14 -0.10 0.14
voice in the head clause, naming both sides	people	-0.10 -0.05 -0.02 -0.19 -0.01 -0.16 0.13
voice in the head clause, naming both sides	quarrel	0.09 -0.01 -0.09 -0.09 -0.10 -0.06 -0.08
voice in the head clause, naming both sides	says	0.00 0.08 0.05 -0.11 -0.16 -0.02 -0.25
voice in the head clause, naming both sides	statecraft	-0.02 -0.01 0.02 -0.15 -0.07 -0.15 0.02
voice in the head clause, naming both sides	travel	-0.03 -0.11 -0.10 0.05 -0.04 -0.07 0.05
voice in the head clause, naming both sides	witnessed	0.09 -0.13 -0.26 -0.02 -0.10 -0.09 -0.05
voice in the head clause, naming both sides and ally	army	-0.07 0.00 -0.10 -0.07 0.02 -0.06 0.10
voice in the head clause, naming both sides and ally	business	0.00 0.10 -0.10 -0.10 -0.12 -0.10 -0.14
voice in the head clause, naming both sides and ally	essay	0.08 -0.18 -0.11 -0.08 -0.13 -0.07 0.04
voice in the head clause, naming both sides and ally	says	-0.07 0.09 -0.07 -0.06 -0.08 -0.04 0.03
voice in the head clause, naming both sides and usa	army	0.06 0.04 -0.07 -0.22 -0.31 -0.12 -0.10
voice in the head clause, naming both sides and usa	business	-0.16 0.11 -0.30 0.10 -0.06 -0.23 -0.31
voice in the head clause, naming both sides and usa	essay	0.08 0.01 -0.22 -0.07 -0.09 -0.14 -0.04
voice in the head clause, naming both sides and usa	media	-0.06 -0.14 -0.16 -0.11 0.02 -0.15 0.09
voice in the head clause, naming both sides and usa	partisan	-0.16 0.04 0.06 -0.13 -0.14 -0.10 0.04
voice in the head clause, naming both sides and usa	people	-0.16 -0.02 -0.12 0.00 0.17 -0.16 -0.06
voice in the head clause, naming both sides and usa	quarrel	-0.08 0.13 -0.19 -0.12 -0.06 -0.12 -0.06
voice in the head clause, naming both sides and usa	says	-0.11 -0.02 0.03 -0.06 0.08 -0.20 0.02
voice in the head clause, naming both sides and usa	statecraft	0.02 -0.04 -0.01 -0.33 -0.05 -0.11 0.02
voice in the head clause, naming both sides and usa	travel	-0.05 -0.12 -0.10 0.11 -0.01 -0.08 -0.12
voice in the head clause, naming both sides and usa	witnessed	-0.02 -0.08 -0.12 -0.11 0.03 -0.07 -0.01
voice in the head clause, naming both sides and usa and ally	essay	-0.06 0.08 -0.07 -0.05 -0.07 -0.05 -0.07
voice in the head clause, naming both sides and usa and ally	says	-0.10 0.09 -0.06 0.04 -0.05 -0.03 -0.07
voice in the head clause, naming both sides and usa and ally	statecraft	0.01 0.05 -0.06 -0.09 -0.10 -0.05 -0.11
voice in the head clause, naming no party	army	0.05 0.03 -0.18 -0.09 -0.11 -0.10 0.00
voice in the head clause, naming no party	business	-0.12 -0.16 -0.10 0.10 0.04 -0.09 0.00
voice in the head clause, naming no party	essay	-0.03 -0.14 -0.17 0.02 -0.04 -0.09 0.04
voice in the head clause, naming no party	media	0.07 0.04 0.05 -0.14 -0.05 -0.08 -0.07
voice in the head clause, naming no party	partisan	0.05 0.00 0.06 -0.15 -0.11 -0.06 0.05
voice in the head clause, naming no party	people	0.07 -0.17 -0.10 0.00 -0.04 -0.07 -0.01
voice in the head clause, naming no party	says	-0.22 0.00 -0.25 0.08 -0.01 -0.02 -0.01
voice in the head clause, naming no party	statecraft	0.08 0.01 -0.19 -0.05 -0.04 -0.12 -0.18
voice in the head clause, naming no party	travel	-0.06 -0.25 -0.14 -0.01 0.11 -0.13 -0.04
voice in the head clause, naming no party	witnessed	0.07 -0.23 -0.14 -0.02 -0.06 -0.09 -0.06
voice in the head clause, naming one side	army	0.14 -0.06 -0.15 -0.13 -0.10 -0.27 -0.03
voice in the head clause, naming one side	business	-0.06 -0.10 -0.09 0.10 -0.02 -0.07 -0.18
voice in the head clause, naming one side	essay	-0.07 -0.01 0.00 0.02 0.05 0.00 -0.02
voice in the head clause, naming one side	media	-0.06 -0.12 0.05 -0.07 -0.01 0.05 0.01
voice in the head clause, naming one side	partisan	-0.17 0.00 -0.03 0.04 -0.25 -0.16 0.10
voice in the head clause, naming one side	people	-0.05 -0.18 -0.08 -0.03 0.06 -0.15 0.03
voice in the head clause, naming one side	quarrel	-0.10 0.00 -0.13 0.05 -0.15 -0.08 0.01
voice in the head clause, naming one side	says	0.01 -0.01 -0.02 -0.03 -0.12 -0.02 -0.03
voice in the head clause, naming one side	statecraft	-0.02 0.07 -0.14 -0.01 -0.01 -0.09 -0.09
voice in the head clause, naming one side	travel	-0.02 0.00 -0.25 0.05 0.04 0.01 -0.19
voice in the head clause, naming one side	witnessed	0.16 -0.21 -0.08 -0.10 -0.04 -0.14 -0.14
voice in the head clause, naming one side and ally	army	0.03 -0.15 0.03 -0.11 0.04 -0.08 -0.20
voice in the head clause, naming one side and ally	business	-0.13 -0.13 -0.12 0.14 -0.09 -0.10 -0.15
voice in the head clause, naming one side and ally	essay	-0.11 0.13 -0.14 -0.09 -0.10 -0.07 0.00
voice in the head clause, naming one side and ally	people	0.03 -0.08 0.02 -0.03 -0.01 -0.04 -0.09
voice in the head clause, naming one side and ally	says	0.04 0.00 -0.30 -0.23 -0.03 -0.13 -0.06
voice in the head clause, naming one side and ally	statecraft	-0.16 -0.01 -0.13 -0.13 -0.16 -0.05 0.09
voice in the head clause, naming one side and ally	witnessed	0.12 -0.10 -0.12 -0.06 -0.08 -0.05 -0.12
voice in the head clause, naming one side and usa	army	0.10 -0.16 -0.04 -0.10 0.06 -0.16 -0.03
voice in the head clause, naming one side and usa	business	-0.10 -0.11 -0.04 0.17 -0.20 -0.03 -0.05
voice in the head clause, naming one side and usa	essay	0.02 -0.07 -0.12 0.06 -0.15 -0.06 -0.01
voice in the head clause, naming one side and usa	media	-0.12 -0.07 0.00 -0.11 -0.02 -0.04 0.12
voice in the head clause, naming one side and usa	partisan	0.07 -0.21 -0.05 -0.13 -0.11 -0.11 0.10
voice in the head clause, naming one side and usa	people	-0.07 -0.01 -0.01 -0.09 0.04 -0.13 0.04
voice in the head clause, naming one side and usa	quarrel	-0.10 -0.06 -0.08 -0.07 0.01 -0.18 0.09
voice in the head clause, naming one side and usa	says	0.01 0.01 -0.08 -0.05 -0.08 -0.07 -0.04
voice in the head clause, naming one side and usa	statecraft	-0.13 0.06 -0.10 0.04 -0.10 -0.08 0.00
voice in the head clause, naming one side and usa	travel	0.07 0.04 -0.19 -0.18 0.03 -0.15 -0.11
voice in the head clause, naming one side and usa	witnessed	-0.15 0.02 0.00 0.09 -0.30 -0.10 0.09
voice in the head clause, naming one side and usa and ally	says	-0.10 0.10 -0.12 -0.07 -0.08 -0.04 -0.09
voice in the head clause, naming one side and usa and ally	statecraft	-0.05 -0.02 0.05 0.04 -0.11 -0.08 -0.20
voice in the head clause, naming usa	army	0.08 -0.12 0.00 -0.18 -0.03 -0.11 0.03
voice in the head clause, naming usa	business	-0.05 -0.19 -0.17 0.15 -0.16 -0.09 -0.04
voice in the head clause, naming usa	essay	0.06 -0.07 -0.05 0.00 -0.24 -0.09 -0.02
voice in the head clause, naming usa	media	-0.17 -0.13 -0.24 0.00 0.05 -0.15 0.12
voice in the head clause, naming usa	partisan	-0.01 0.01 0.07 -0.19 0.02 -0.06 -0.03
voice in the head clause, naming usa	people	0.07 -0.02 -0.17 0.00 0.03 -0.10 -0.10
voice in the head clause, naming usa	quarrel	-0.01 -0.02 -0.18 -0.12 -0.04 -0.08 0.06
voice in the head clause, naming usa	says	0.07 -0.14 -0.14 0.00 -0.10 -0.13 0.05
voice in the head clause, naming usa	statecraft	-0.19 0.03 -0.08 0.03 0.04 -0.10 0.00
voice in the head clause, naming usa	witnessed	0.16 -0.15 -0.13 -0.13 -0.14 -0.06 -0.11
voices in order	army	0.08 -0.03 0.06 -0.14 -0.07 -0.08 -0.10
voices in order	army > business	-0.05 -0.26 -0.19 0.07 -0.01 -0.15 0.05
voices in order	army > business > says	-0.04 -0.10 -0.10 -0.08 -0.11 -0.07 0.06
voices in order	army > essay	0.08 -0.14 -0.11 -0.19 -0.03 -0.15 0.03
voices in order	army > media	-0.08 -0.19 0.03 -0.10 0.00 -0.11 0.08
voices in order	army > partisan	-0.04 0.01 -0.15 -0.09 0.04 -0.07 0.04
voices in order	army > people	-0.08 0.00 -0.09 -0.03 0.04 -0.12 0.03
voices in order	army > people > essay	0.05 0.03 -0.11 -0.08 -0.13 -0.06 -0.11
voices in order	army > people > witnessed	-0.06 -0.04 -0.05 -0.03 -0.06 -0.01 0.07
voices in order	army > quarrel	0.00 -0.11 -0.11 -0.09 -0.17 -0.07 0.03
voices in order	army > says	0.15 -0.09 -0.03 -0.18 -0.05 -0.18 -0.13
voices in order	army > says > business	0.05 -0.06 -0.16 0.04 -0.08 -0.11 -0.10
voices in order	army > says > essay	0.10 -0.12 -0.16 -0.09 -0.12 -0.10 0.03
voices in order	army > says > people	0.07 -0.10 -0.01 -0.07 -0.10 -0.07 -0.01
voices in order	army > says > statecraft	0.00 -0.03 -0.12 -0.15 -0.08 -0.05 0.07
voices in order	army > says > witnessed	0.11 -0.08 -0.13 -0.04 -0.10 -0.01 -0.08
voices in order	army > statecraft	0.09 0.00 0.00 -0.02 -0.18 -0.07 -0.15
voices in order	army > witnessed	0.00 -0.13 -0.20 -0.11 -0.17 -0.07 0.05
voices in order	army > witnessed > says	0.09 -0.10 -0.08 -0.11 -0.05 -0.02 -0.05
voices in order	business	-0.12 -0.09 -0.17 0.15 -0.08 -0.08 -0.22
voices in order	business > army	-0.01 0.03 -0.13 0.01 -0.16 -0.12 -0.03
voices in order	business > essay	-0.10 -0.11 0.04 0.16 0.01 -0.11 -0.25
voices in order	business > essay > people	-0.07 -0.07 -0.05 -0.01 -0.02 -0.05 0.04
voices in order	business > essay > says	-0.05 -0.03 -0.01 0.04 -0.05 -0.01 -0.04
voices in order	business > people	0.00 -0.25 -0.18 0.14 -0.12 -0.10 -0.15
voices in order	business > people > essay	-0.07 0.05 -0.06 -0.05 0.05 -0.04 0.05
voices in order	business > people > statecraft	-0.09 -0.07 -0.06 0.09 -0.07 -0.05 -0.11
voices in order	business > quarrel	0.02 -0.09 -0.10 0.08 -0.09 -0.07 -0.11
voices in order	business > says	-0.10 0.04 -0.08 0.08 -0.35 -0.07 -0.04
voices in order	business > says > army	0.05 -0.07 -0.07 -0.04 -0.07 -0.03 -0.08
voices in order	business > says > essay	-0.12 -0.13 -0.09 0.05 -0.09 -0.06 0.00
voices in order	business > says > partisan	0.05 0.00 0.07 0.04 -0.06 -0.05 -0.12
voices in order	business > says > people	-0.06 -0.05 -0.03 0.05 -0.03 -0.02 -0.05
voices in order	business > says > statecraft	0.05 -0.12 -0.13 0.09 -0.13 -0.09 -0.12
voices in order	business > statecraft	-0.01 -0.12 -0.14 0.11 -0.24 -0.10 0.03
voices in order	business > statecraft > essay	-0.10 -0.04 -0.07 0.03 -0.10 -0.09 0.00
voices in order	business > statecraft > says	-0.10 -0.09 -0.06 0.11 -0.09 -0.04 -0.08
voices in order	business > travel	0.05 -0.14 -0.06 -0.01 -0.18 0.08 -0.11
voices in order	business > witnessed	0.04 -0.12 -0.11 -0.07 -0.05 -0.05 0.05
voices in order	essay	0.06 -0.01 0.05 -0.12 -0.14 -0.01 0.03
voices in order	essay > army	0.14 -0.27 -0.29 -0.18 -0.25 -0.14 0.03
voices in order	essay > business	-0.06 -0.35 -0.29 0.13 0.05 -0.17 -0.08
voices in order	essay > business > statecraft	0.00 -0.10 -0.09 0.04 -0.11 -0.09 0.02
voices in order	essay > media	0.03 0.10 0.01 -0.12 -0.13 -0.09 -0.05
voices in order	essay > partisan	-0.17 0.05 -0.16 0.04 -0.15 -0.10 0.02
voices in order	essay > people	-0.06 0.02 -0.24 -0.20 0.10 -0.09 -0.06
voices in order	essay > says	0.02 -0.05 0.01 -0.04 0.08 -0.02 -0.10
voices in order	essay > says > business	-0.13 -0.07 -0.06 0.09 -0.11 -0.03 -0.06
voices in order	essay > says > statecraft	-0.10 -0.01 -0.13 -0.15 -0.14 -0.09 0.09
voices in order	essay > statecraft	-0.10 0.10 0.03 -0.21 -0.06 -0.01 0.00
voices in order	essay > statecraft > says	-0.08 0.04 0.02 -0.13 -0.16 0.03 -0.01
voices in order	essay > witnessed > people	-0.07 -0.05 -0.08 -0.05 0.05 -0.05 0.02
voices in order	media	-0.02 -0.14 -0.15 -0.09 0.06 0.10 0.06
voices in order	media > army	-0.03 -0.14 -0.14 -0.11 -0.15 -0.10 0.09
voices in order	media > business	-0.13 -0.11 -0.09 -0.04 0.09 -0.07 0.09
voices in order	media > essay	-0.07 -0.01 -0.13 -0.08 -0.06 -0.08 0.05
voices in order	media > essay > says	-0.07 0.09 -0.09 -0.13 -0.07 -0.13 0.00
voices in order	media > partisan	-0.07 -0.08 -0.11 -0.07 -0.06 -0.04 0.08
voices in order	media > people	0.11 -0.14 0.01 -0.10 -0.03 -0.14 -0.06
voices in order	media > quarrel	-0.09 -0.01 -0.11 -0.13 -0.12 -0.11 0.08
voices in order	media > quarrel > statecraft	-0.07 -0.05 -0.08 -0.07 -0.09 -0.03 0.07
voices in order	media > says	-0.05 -0.15 0.06 -0.16 -0.17 0.01 0.10
voices in order	media > says > essay	0.07 -0.07 -0.02 -0.09 -0.09 -0.10 0.00
voices in order	media > statecraft	-0.04 0.05 0.02 -0.14 -0.16 -0.07 0.00
voices in order	media > witnessed	-0.12 -0.11 0.03 0.06 -0.04 -0.10 0.04
voices in order	none	0.07 0.04 -0.04 -0.19 -0.05 -0.06 0.03
voices in order	partisan	-0.29 -0.02 -0.15 -0.24 -0.34 -0.18 0.26
voices in order	partisan > army	0.13 -0.12 -0.27 -0.14 -0.15 -0.10 -0.07
voices in order	partisan > business	-0.07 0.06 -0.08 0.04 -0.12 -0.06 -0.11
voices in order	partisan > essay	-0.14 -0.16 0.03 -0.11 -0.08 -0.07 0.10
voices in order	partisan > media	-0.08 -0.06 0.07 -0.06 -0.08 -0.05 0.03
voices in order	partisan > media > says	-0.10 -0.09 0.08 -0.08 -0.07 -0.04 0.03
voices in order	partisan > people > statecraft	0.09 0.01 -0.11 -0.10 -0.04 -0.05 0.01
voices in order	partisan > quarrel	-0.08 -0.03 0.02 -0.12 -0.14 -0.06 0.07
voices in order	partisan > quarrel > says	-0.09 -0.09 -0.11 -0.10 -0.10 -0.07 0.10
voices in order	partisan > quarrel > statecraft	0.01 0.02 -0.09 -0.08 -0.05 -0.03 0.00
voices in order	partisan > says	-0.05 -0.09 0.05 0.02 -0.21 -0.10 0.07
voices in order	partisan > says > army	0.12 -0.03 -0.10 -0.09 -0.11 -0.05 -0.08
voices in order	partisan > says > essay	-0.08 0.01 0.04 -0.10 -0.09 -0.08 -0.03
voices in order	partisan > says > media	-0.02 -0.10 -0.02 -0.09 0.07 -0.06 0.03
voices in order	partisan > statecraft	-0.07 -0.06 -0.23 0.05 -0.18 -0.07 0.01
voices in order	partisan > statecraft > says	-0.06 0.05 -0.08 -0.07 -0.03 -0.02 -0.04
voices in order	people	-0.08 -0.06 -0.06 -0.12 0.04 -0.25 0.12
voices in order	people > army	-0.09 0.07 -0.13 -0.09 -0.03 -0.12 -0.01
voices in order	people > army > says	0.10 -0.10 -0.12 -0.07 0.06 -0.06 -0.11
voices in order	people > business	0.00 -0.13 -0.01 0.12 -0.04 -0.13 -0.14
voices in order	people > essay	-0.19 0.03 -0.03 -0.10 0.09 -0.11 0.06
voices in order	people > media	-0.15 0.06 -0.07 0.04 0.11 0.07 -0.11
voices in order	people > quarrel	-0.10 0.06 -0.13 -0.09 0.03 -0.07 -0.01
voices in order	people > says	0.09 -0.03 -0.26 -0.19 -0.10 -0.14 0.03
voices in order	people > statecraft	-0.17 -0.13 -0.16 -0.17 0.14 -0.11 0.06
voices in order	people > statecraft > says	0.05 -0.05 -0.10 -0.04 -0.09 -0.03 0.01
voices in order	people > travel	0.02 -0.07 -0.05 -0.09 0.01 -0.08 -0.10
voices in order	people > witnessed	0.02 -0.13 -0.16 -0.13 0.01 -0.08 -0.02
voices in order	quarrel	-0.11 -0.04 -0.35 -0.02 0.00 -0.25 0.09
voices in order	quarrel > army	0.06 0.05 -0.16 -0.15 -0.14 -0.09 -0.10
voices in order	quarrel > business	0.04 0.08 -0.08 -0.08 -0.11 -0.07 -0.12
voices in order	quarrel > business > says	-0.09 -0.01 -0.09 0.06 -0.07 -0.06 -0.05
voices in order	quarrel > media	-0.10 0.02 -0.08 -0.07 -0.09 -0.07 0.03
voices in order	quarrel > partisan	-0.09 0.07 -0.14 -0.15 -0.12 -0.11 -0.01
voices in order	quarrel > says	0.04 -0.12 0.02 -0.07 -0.07 -0.07 0.00
voices in order	quarrel > statecraft	-0.13 0.04 -0.12 -0.11 -0.14 -0.09 0.06
voices in order	says	-0.02 0.11 -0.03 -0.11 -0.10 -0.01 -0.13
voices in order	says > army	-0.05 0.09 -0.12 -0.12 0.04 -0.16 -0.05
voices in order	says > army > business	0.00 -0.11 -0.10 0.03 -0.09 -0.10 -0.08
voices in order	says > army > essay	-0.06 0.06 -0.13 -0.12 -0.11 -0.04 -0.01
voices in order	says > army > people	0.05 0.03 -0.15 -0.05 -0.11 -0.05 -0.15
voices in order	says > army > statecraft	0.00 -0.06 -0.08 -0.10 -0.08 -0.04 0.05
voices in order	says > business	-0.08 -0.08 -0.09 0.04 -0.06 0.05 0.06
voices in order	says > business > essay	-0.06 -0.10 -0.12 0.06 -0.14 -0.14 0.04
voices in order	says > business > people	-0.09 -0.03 -0.08 0.05 0.06 -0.07 -0.03
voices in order	says > business > statecraft	0.11 -0.13 -0.08 0.05 -0.13 -0.07 -0.09
voices in order	says > essay	-0.04 0.00 0.01 -0.03 -0.21 -0.14 0.02
voices in order	says > essay > business	-0.15 0.15 -0.11 -0.08 -0.09 -0.05 -0.11
voices in order	says > essay > statecraft	-0.03 -0.02 -0.12 -0.12 -0.11 -0.08 0.06
voices in order	says > media	-0.02 -0.01 0.05 -0.16 0.00 -0.02 -0.02
voices in order	says > media > statecraft	0.05 0.05 -0.05 -0.08 -0.06 -0.05 -0.10
voices in order	says > partisan	-0.20 0.01 -0.19 -0.04 -0.16 -0.14 0.09
voices in order	says > people	0.05 -0.01 -0.24 -0.12 0.05 -0.13 -0.08
voices in order	says > quarrel	-0.12 -0.14 -0.11 -0.11 0.06 -0.08 0.10
voices in order	says > statecraft	-0.04 0.17 -0.16 -0.02 -0.37 -0.10 -0.23
voices in order	says > statecraft > army	0.04 -0.01 -0.07 -0.16 -0.09 -0.02 -0.14
voices in order	says > statecraft > business	-0.10 0.10 -0.09 -0.05 -0.09 -0.06 -0.11
voices in order	says > statecraft > essay	-0.10 0.09 -0.08 0.07 -0.09 -0.03 -0.09
voices in order	says > statecraft > witnessed	-0.02 0.09 -0.12 -0.12 -0.13 -0.09 -0.10
voices in order	says > travel	0.00 0.00 -0.07 -0.11 0.07 -0.05 -0.10
voices in order	says > witnessed	0.04 -0.06 -0.15 -0.18 -0.17 -0.13 0.07
voices in order	says > witnessed > people	0.15 -0.08 -0.15 -0.12 -0.14 -0.09 -0.14
voices in order	statecraft	-0.02 0.11 -0.29 -0.18 -0.04 -0.16 -0.05
voices in order	statecraft > army	0.13 -0.02 -0.22 -0.04 -0.08 -0.12 -0.18
voices in order	statecraft > army > says	0.08 -0.11 -0.11 -0.11 0.07 -0.03 0.07
voices in order	statecraft > business	-0.08 -0.03 0.01 0.12 -0.25 -0.19 -0.14
voices in order	statecraft > essay	-0.15 -0.03 -0.01 -0.03 -0.21 -0.08 0.15
voices in order	statecraft > essay > says	-0.18 -0.05 -0.14 -0.01 0.05 -0.11 0.04
voices in order	statecraft > media	-0.11 0.02 -0.14 -0.11 -0.08 -0.09 0.05
voices in order	statecraft > partisan	-0.14 -0.05 -0.10 -0.13 -0.09 -0.04 0.07
voices in order	statecraft > people	-0.11 -0.14 0.06 -0.15 0.10 -0.09 0.01
voices in order	statecraft > quarrel	-0.11 -0.03 -0.13 0.04 -0.18 -0.10 0.06
voices in order	statecraft > says	-0.09 0.02 -0.11 0.02 -0.02 -0.13 -0.05
voices in order	statecraft > says > army	0.01 0.06 -0.17 -0.19 -0.17 -0.07 -0.07
voices in order	statecraft > says > business	0.00 -0.09 -0.10 0.11 -0.14 -0.04 -0.10
voices in order	statecraft > says > essay	-0.11 0.13 -0.15 -0.13 -0.12 -0.07 -0.08
voices in order	statecraft > says > media	-0.02 0.13 -0.10 -0.11 -0.13 -0.06 -0.14
voices in order	statecraft > says > people	0.02 -0.10 0.02 0.03 0.04 -0.06 -0.16
voices in order	statecraft > witnessed	0.02 -0.02 -0.11 -0.16 0.02 -0.06 -0.17
voices in order	travel	-0.12 -0.10 -0.08 0.18 0.07 -0.28 -0.18
voices in order	travel > business	-0.01 -0.13 -0.09 0.11 -0.16 -0.07 -0.03
voices in order	travel > people	-0.02 0.03 -0.05 -0.11 0.10 -0.06 -0.11
voices in order	witnessed	0.18 -0.22 -0.06 -0.27 -0.14 -0.13 -0.05
voices in order	witnessed > army	0.01 -0.06 -0.08 -0.03 0.04 -0.03 -0.10
voices in order	witnessed > business	-0.05 -0.14 -0.11 0.08 -0.05 -0.10 0.04
voices in order	witnessed > people	0.02 -0.15 -0.20 -0.15 0.00 -0.14 -0.02
voices in order	witnessed > says	0.04 -0.16 -0.17 0.04 -0.06 -0.10 0.00
voices in order	witnessed > statecraft	0.00 0.06 -0.09 -0.13 -0.10 -0.06 -0.11
word	!	-0.08 0.01 -0.28 -0.07 -0.11 -0.14 0.09
word	?	-0.02 0.06 -0.14 -0.03 -0.11 -0.03 0.04
word	[ally]	0.08 -0.02 0.03 -0.21 -0.17 -0.17 -0.05
word	[number]	-0.02 -0.14 0.02 0.12 0.10 -0.03 -0.17
word	[place]	-0.04 0.22 -0.10 -0.05 -0.01 -0.18 -0.18
word	[region]	-0.02 0.07 -0.25 0.10 -0.11 -0.15 -0.18
word	[side]	0.00 -0.02 0.00 -0.05 -0.04 -0.03 0.01
word	[usa]	-0.05 0.07 -0.05 -0.07 -0.08 -0.10 0.02
word	abandon	0.05 -0.03 -0.08 0.06 -0.10 -0.04 -0.09
word	abby	0.01 -0.10 -0.09 -0.07 -0.09 -0.06 0.02
word	abc	-0.11 -0.08 0.06 -0.11 -0.08 -0.12 0.10
word	abduct	-0.03 -0.08 -0.13 -0.11 0.08 -0.08 0.00
word	ability	0.11 -0.06 0.03 -0.11 -0.11 -0.09 -0.12
word	ablaz	-0.02 -0.11 -0.06 0.00 0.05 -0.03 -0.09
word	able	0.03 -0.06 -0.09 -0.10 0.00 -0.08 0.05
word	about	-0.17 -0.02 -0.01 -0.05 -0.22 -0.03 0.15
word	abov	0.10 -0.12 -0.06 -0.07 -0.09 -0.05 -0.09
word	abroad	0.04 -0.11 -0.09 0.01 -0.06 -0.07 0.05
word	abruptly	-0.10 0.09 -0.12 -0.10 -0.12 -0.06 0.04
word	accelerat	-0.10 -0.11 -0.09 0.08 -0.12 -0.07 -0.04
word	accept	-0.09 0.04 -0.14 -0.02 -0.09 -0.09 0.00
word	acceptabl	-0.06 0.11 -0.06 -0.08 -0.06 -0.01 -0.11
word	accident	-0.05 -0.12 -0.18 -0.13 0.04 0.07 0.09
word	accord	0.03 0.13 -0.14 -0.09 -0.12 -0.05 -0.11
word	account	0.04 -0.07 -0.04 0.06 -0.05 0.04 -0.14
word	accus	-0.07 0.02 0.01 -0.05 -0.06 -0.15 -0.02
word	achiev	0.02 -0.13 -0.20 0.02 -0.20 -0.08 0.08
word	acros	0.10 -0.25 -0.30 -0.09 -0.01 0.07 0.00
word	act	-0.07 0.06 -0.26 0.00 -0.21 -0.19 0.02
word	action	-0.14 0.00 0.01 -0.08 -0.08 -0.16 0.12
word	activ	-0.04 0.04 0.05 -0.13 -0.04 -0.11 -0.04
word	activat	0.13 -0.12 -0.11 -0.12 -0.13 -0.12 -0.12
word	activist	-0.15 -0.01 -0.17 -0.12 -0.12 -0.16 0.14
word	activity	-0.14 0.01 -0.11 0.07 -0.11 0.07 0.06
word	acts	-0.05 0.04 -0.13 -0.03 -0.14 -0.07 0.02
word	adapt	-0.04 0.04 -0.08 0.03 -0.07 -0.04 -0.05
word	add	0.05 -0.03 -0.12 -0.01 -0.01 -0.09 -0.17
word	additional	0.07 -0.11 -0.08 -0.05 -0.07 -0.04 -0.09
word	addres	-0.26 -0.03 -0.23 -0.16 -0.18 -0.15 0.16
word	address	0.01 0.09 -0.01 -0.06 -0.12 -0.06 -0.12
word	adds	-0.09 -0.14 -0.01 0.13 -0.12 -0.14 -0.13
word	admin	-0.02 -0.03 -0.28 0.05 -0.03 -0.12 -0.01
word	administration	-0.01 -0.04 0.03 -0.21 -0.19 -0.16 0.06
word	admit	-0.11 -0.01 0.05 0.00 -0.13 -0.19 0.04
word	advanc	0.12 -0.03 -0.18 -0.02 -0.21 -0.16 -0.11
word	advantag	-0.04 -0.10 -0.14 -0.11 -0.16 -0.07 0.13
word	adversary	0.00 -0.04 -0.10 -0.12 -0.08 -0.07 0.04
word	adviser	0.01 0.05 -0.13 -0.06 -0.11 -0.11 -0.03
word	advisor	-0.04 -0.12 -0.14 -0.08 -0.08 -0.08 0.11
word	advocat	-0.08 -0.12 -0.10 -0.10 -0.01 -0.09 0.09
word	affect	-0.04 0.05 -0.13 0.05 -0.02 -0.12 -0.10
word	affordabl	-0.08 -0.09 -0.05 -0.05 -0.11 -0.03 0.07
word	afraid	0.03 -0.08 -0.10 -0.08 -0.11 -0.07 0.06
word	africa	0.04 -0.13 -0.11 0.05 -0.14 -0.09 -0.11
word	after	0.01 -0.07 -0.18 0.05 0.07 -0.16 -0.07
word	aftermath	0.03 -0.21 -0.22 -0.15 0.15 -0.21 -0.18
word	again	0.00 -0.04 -0.38 0.03 -0.03 -0.23 0.01
word	against	-0.03 0.01 -0.14 -0.14 -0.29 -0.12 0.03
word	age	-0.07 -0.04 -0.12 0.08 -0.16 -0.13 0.06
word	agency	0.02 0.02 -0.11 -0.02 -0.03 -0.13 -0.16
word	agent	-0.17 0.02 0.09 -0.11 -0.16 -0.19 -0.07
word	aggression	-0.20 0.20 -0.25 -0.17 -0.19 -0.23 -0.01
word	agre	0.01 -0.02 -0.03 0.05 -0.32 -0.13 -0.09
word	agreement	-0.12 0.14 -0.39 -0.02 -0.29 -0.19 -0.03
word	ahead	-0.03 -0.12 0.00 0.03 -0.12 -0.16 0.09
word	ai	-0.15 -0.24 -0.28 -0.16 -0.04 0.14 0.16
word	aid	0.00 -0.20 -0.06 -0.08 0.08 -0.19 0.06
word	aim	-0.12 0.12 -0.17 0.03 -0.18 -0.16 -0.11
word	air	0.11 -0.24 -0.11 -0.03 0.09 -0.17 -0.11
word	airbas	0.08 -0.10 0.02 -0.12 0.03 -0.11 -0.15
word	aircraft	0.20 -0.05 -0.25 -0.18 -0.08 -0.18 -0.28
word	airlin	-0.14 -0.12 -0.10 0.13 -0.01 -0.10 -0.03
word	airman	0.23 -0.19 -0.02 -0.19 -0.28 -0.13 -0.21
word	airmen	-0.07 -0.11 -0.14 -0.10 -0.10 -0.08 0.10
word	airport	0.03 0.02 -0.01 -0.06 -0.18 -0.18 -0.02
word	airspac	0.05 -0.04 -0.20 0.09 -0.11 -0.22 -0.26
word	airstrik	-0.03 -0.10 0.02 0.02 -0.10 -0.11 0.09
word	al	-0.01 0.06 -0.21 -0.06 -0.04 -0.15 -0.06
word	alarm	-0.06 -0.10 -0.07 -0.07 0.08 -0.16 -0.01
word	alert	-0.02 -0.07 -0.25 -0.05 0.14 -0.01 -0.09
word	alex	-0.08 -0.09 -0.07 -0.08 -0.08 -0.05 0.09
word	ali	0.11 -0.24 0.04 -0.15 -0.21 -0.17 -0.02
word	align	-0.14 0.08 -0.14 -0.12 -0.14 -0.14 0.05
word	aliv	0.04 0.07 -0.18 0.02 0.03 -0.11 -0.21
word	all	0.00 0.03 -0.39 -0.12 -0.02 -0.04 -0.01
word	alleg	-0.08 -0.17 0.10 -0.05 0.02 -0.17 -0.01
word	allow	-0.05 0.06 0.01 0.05 -0.20 -0.16 -0.11
word	ally	0.04 0.05 -0.36 -0.18 -0.29 -0.19 0.06
word	almost	0.10 -0.14 -0.10 -0.10 0.06 -0.09 -0.15
word	alon	0.01 -0.05 -0.07 -0.15 -0.12 -0.14 0.08
word	along	0.00 -0.02 -0.09 0.05 -0.11 -0.10 0.01
word	alongsid	-0.12 -0.15 -0.09 0.09 -0.12 -0.12 0.09
word	already	-0.01 0.05 -0.23 -0.04 -0.11 -0.16 -0.02
word	also	0.01 -0.16 -0.02 -0.14 0.07 -0.09 0.02
word	alternativ	-0.08 0.01 -0.11 0.02 -0.10 -0.06 -0.12
word	aluminium	-0.09 -0.13 -0.09 0.13 -0.12 -0.09 -0.10
word	alway	-0.12 -0.05 -0.10 -0.09 0.03 -0.09 0.05
word	amal	0.03 -0.14 -0.11 -0.10 0.01 -0.10 -0.03
word	amaz	0.07 -0.06 -0.10 -0.10 -0.05 -0.04 0.05
word	amazon	-0.04 -0.14 -0.13 0.11 -0.12 0.07 -0.16
word	amb	0.01 0.09 -0.08 -0.08 -0.11 -0.08 -0.08
word	ambassador	-0.09 0.09 -0.06 -0.16 -0.08 -0.09 -0.03
word	ambition	0.01 -0.06 0.05 -0.11 -0.10 -0.08 0.05
word	ambulanc	-0.16 -0.11 0.08 -0.15 0.09 -0.16 0.06
word	amid	-0.08 -0.17 -0.11 -0.01 0.03 0.00 0.07
word	among	0.03 -0.06 -0.17 0.05 -0.10 -0.06 0.00
word	amount	-0.02 0.08 -0.10 0.09 -0.11 -0.09 -0.12
word	analysi	-0.05 0.00 -0.16 -0.12 -0.14 -0.18 0.10
word	analyst	-0.10 -0.20 0.09 0.04 -0.17 0.06 0.09
word	anand	-0.17 0.17 -0.15 -0.12 0.04 -0.12 -0.17
word	anchor	0.09 -0.09 -0.07 -0.01 -0.09 -0.05 0.00
word	angel	-0.14 -0.14 0.10 -0.09 0.01 -0.09 -0.08
word	anger	-0.13 -0.03 -0.13 -0.11 0.04 -0.08 0.06
word	angry	-0.13 0.05 -0.14 -0.09 -0.13 -0.09 0.05
word	ann	-0.07 -0.11 -0.08 -0.06 -0.09 -0.04 0.10
word	announc	0.04 -0.09 -0.05 0.02 0.02 -0.01 -0.10
word	announcement	-0.07 0.09 -0.15 -0.17 -0.17 -0.15 0.03
word	another	0.00 -0.03 0.06 -0.04 -0.02 -0.11 -0.04
word	answer	-0.17 -0.12 -0.24 -0.10 0.02 -0.17 0.19
word	anti	-0.02 -0.10 0.07 -0.06 -0.23 -0.15 0.07
word	anticipat	-0.12 -0.14 -0.07 0.09 0.07 -0.06 -0.01
word	anxiety	-0.09 -0.08 -0.10 0.05 0.04 -0.04 -0.04
word	any	-0.02 0.06 -0.31 -0.13 -0.02 -0.22 -0.02
word	anyon	-0.04 0.07 -0.15 -0.12 -0.15 -0.14 0.05
word	anyth	0.04 0.03 -0.14 -0.10 -0.06 -0.06 -0.07
word	aoun	-0.15 0.17 -0.12 -0.14 -0.16 -0.07 -0.17
word	ap	0.04 0.06 0.04 -0.10 -0.06 -0.03 -0.11
word	apach	0.14 -0.03 -0.14 -0.14 -0.11 -0.14 -0.11
word	apart	-0.13 0.10 -0.11 -0.17 0.00 -0.08 0.05
word	apartment	0.12 -0.10 -0.10 -0.09 -0.09 -0.11 -0.13
word	apologis	-0.08 0.10 -0.13 -0.14 -0.11 -0.09 -0.09
word	apologiz	-0.10 0.08 -0.11 -0.11 -0.10 -0.12 -0.03
word	apparent	0.08 -0.05 -0.09 -0.07 -0.09 -0.08 -0.05
word	appeal	-0.04 0.12 -0.11 -0.12 -0.09 -0.09 -0.12
word	appear	-0.02 0.03 0.04 -0.05 -0.04 -0.10 -0.04
word	appoint	-0.02 0.01 0.00 -0.13 -0.11 -0.12 0.00
word	approach	0.07 0.09 -0.18 -0.13 -0.22 -0.20 -0.09
word	approv	0.10 -0.12 -0.13 -0.14 -0.13 -0.13 0.07
word	approval	-0.11 0.14 -0.17 -0.10 -0.12 -0.09 0.00
word	april	0.00 -0.08 -0.13 0.07 -0.19 -0.12 0.00
word	arab	-0.10 0.04 -0.17 0.04 0.00 -0.16 -0.04
word	arabiya	-0.07 0.08 -0.05 0.02 -0.07 -0.04 -0.09
word	aramco	-0.07 -0.12 -0.06 0.09 -0.07 -0.07 -0.09
word	area	0.09 0.04 -0.21 -0.21 -0.03 -0.21 -0.12
word	arm	-0.06 0.14 0.01 -0.19 -0.05 -0.11 -0.18
word	arms	0.09 -0.10 0.09 -0.12 -0.13 -0.11 -0.10
word	army	0.03 0.09 -0.33 -0.26 -0.17 -0.12 -0.11
word	around	0.01 -0.02 0.00 -0.06 0.01 -0.08 -0.04
word	arrangement	-0.08 0.08 -0.07 -0.03 -0.06 -0.08 -0.11
word	arrest	-0.19 -0.16 0.17 -0.10 -0.09 -0.17 -0.01
word	arriv	0.10 0.01 -0.19 -0.06 -0.04 -0.11 -0.15
word	arson	-0.11 -0.13 0.13 -0.12 -0.14 -0.11 -0.07
word	asia	-0.09 0.01 -0.13 0.17 0.02 -0.06 -0.18
word	asian	-0.18 -0.06 -0.13 0.18 -0.01 -0.09 -0.17
word	ask	-0.24 0.05 -0.28 0.03 -0.01 -0.17 0.09
word	asks	0.01 0.09 -0.26 -0.07 -0.22 -0.13 -0.03
word	assassinat	0.04 -0.16 0.02 -0.14 -0.13 -0.13 0.04
word	assassination	0.01 -0.13 0.11 -0.19 -0.23 -0.23 0.00
word	assault	0.02 0.03 -0.14 -0.09 -0.02 -0.05 -0.09
word	asses	-0.03 -0.10 0.06 -0.01 -0.06 -0.02 -0.07
word	assessment	-0.10 -0.12 0.09 0.08 -0.12 -0.09 -0.10
word	asset	-0.01 -0.08 0.07 0.13 -0.21 -0.18 -0.27
word	assur	-0.09 -0.07 -0.07 0.09 -0.09 -0.06 -0.09
word	assuranc	-0.11 0.07 -0.11 -0.11 -0.10 -0.11 0.00
word	asymmetric	0.07 -0.14 -0.11 0.02 -0.12 0.07 -0.08
word	atomic	-0.01 -0.02 0.04 -0.03 -0.06 -0.02 -0.07
word	attack	0.01 0.07 -0.04 -0.10 -0.04 -0.09 -0.08
word	attempt	0.00 -0.02 0.04 -0.04 -0.24 -0.22 0.02
word	attend	-0.18 -0.01 -0.12 -0.13 -0.14 -0.05 0.08
word	authority	-0.07 -0.02 0.02 -0.01 -0.04 -0.20 0.05
word	authoriz	-0.07 0.04 -0.11 0.02 -0.13 -0.11 -0.02
word	availabl	-0.09 0.07 -0.05 -0.05 -0.07 -0.05 -0.07
word	avoid	-0.07 -0.15 -0.18 0.02 -0.12 -0.16 0.14
word	away	-0.06 0.02 -0.21 0.01 -0.02 -0.10 -0.01
word	axio	-0.11 0.05 0.06 -0.10 -0.09 -0.08 -0.10
word	axis	-0.01 -0.04 -0.08 -0.12 -0.09 -0.08 0.11
word	b	-0.02 0.04 -0.12 0.09 -0.09 -0.08 -0.13
word	back	-0.08 0.09 0.05 -0.16 -0.09 -0.17 0.00
word	backfir	-0.13 0.02 -0.12 -0.11 -0.10 -0.09 0.06
word	backlash	0.01 0.06 -0.16 -0.10 -0.15 -0.13 -0.03
word	bad	-0.13 -0.01 -0.15 -0.02 0.02 -0.06 0.05
word	baier	0.09 -0.09 -0.10 0.05 -0.10 -0.10 -0.05
word	balanc	-0.06 0.13 -0.19 -0.14 -0.19 -0.14 -0.03
word	ballistic	0.08 -0.04 -0.01 -0.01 -0.09 -0.18 -0.16
word	ban	-0.01 -0.01 -0.13 -0.02 -0.14 -0.09 0.06
word	bank	-0.01 -0.17 -0.03 0.01 0.03 0.04 -0.10
word	bannon	-0.10 -0.02 -0.16 -0.08 -0.09 -0.10 0.09
word	bar	-0.08 -0.09 -0.13 -0.07 0.06 -0.12 0.11
word	bare	-0.02 -0.12 0.06 -0.04 -0.13 -0.09 0.01
word	barrag	0.04 0.00 -0.26 -0.16 -0.06 -0.13 -0.03
word	barrel	0.10 0.00 -0.07 -0.10 -0.15 -0.07 -0.02
word	bas	-0.03 0.01 -0.03 -0.08 -0.34 -0.01 0.01
word	base	0.10 -0.18 0.07 -0.01 -0.13 -0.15 -0.11
word	bash	-0.15 -0.07 -0.19 -0.15 -0.16 -0.17 0.15
word	batter	0.11 -0.15 -0.11 -0.07 -0.11 -0.10 0.01
word	battl	0.11 -0.06 -0.26 -0.17 -0.16 -0.16 0.00
word	battlefield	0.06 -0.04 0.06 -0.17 -0.13 0.08 -0.05
word	bbc	-0.02 0.08 -0.24 -0.14 0.11 -0.23 -0.17
word	becaus	-0.07 -0.14 0.01 -0.11 -0.02 -0.14 0.10
word	becom	0.01 -0.21 -0.21 -0.17 0.11 -0.13 0.10
word	beef	0.04 -0.11 0.05 0.05 -0.11 -0.14 -0.09
word	befor	0.01 -0.15 0.05 0.05 -0.27 -0.18 0.08
word	began	-0.03 0.10 -0.17 -0.04 0.03 -0.11 -0.15
word	begg	-0.11 0.13 -0.14 -0.14 -0.10 -0.11 -0.03
word	begin	0.00 -0.12 -0.09 -0.04 0.09 -0.14 -0.06
word	beginn	0.01 0.07 -0.14 -0.09 -0.10 -0.09 -0.03
word	begs	0.04 0.02 -0.10 -0.08 -0.11 -0.07 -0.02
word	begun	0.05 0.07 -0.13 -0.07 -0.05 -0.04 -0.14
word	behind	0.09 -0.11 0.00 -0.07 0.04 -0.11 -0.11
word	believ	-0.14 -0.07 0.06 0.00 -0.07 -0.12 0.04
word	below	-0.14 -0.09 -0.08 0.13 -0.09 -0.05 -0.10
word	ben	-0.09 -0.07 -0.09 -0.11 -0.09 -0.09 0.10
word	benchmark	-0.06 -0.08 -0.09 0.08 -0.11 -0.06 -0.09
word	benefit	-0.12 -0.12 -0.12 0.09 -0.13 -0.07 0.00
word	best	0.07 -0.12 -0.10 0.01 -0.16 -0.07 0.00
word	bet	-0.06 -0.03 0.06 -0.07 -0.11 -0.05 0.09
word	betrayal	-0.11 0.03 -0.09 -0.06 -0.07 -0.08 0.03
word	bets	-0.17 -0.04 -0.03 0.02 -0.19 -0.13 0.12
word	better	-0.08 -0.02 -0.20 -0.04 -0.13 -0.12 0.09
word	between	-0.10 0.05 -0.15 0.07 -0.04 -0.17 -0.04
word	beyond	-0.13 0.08 -0.16 0.00 0.02 -0.14 0.00
word	bid	-0.10 0.01 -0.15 0.00 -0.19 0.00 0.06
word	big	0.11 -0.19 0.01 -0.02 -0.13 -0.18 -0.01
word	bigger	0.05 -0.08 -0.16 0.00 -0.12 -0.11 0.02
word	biggest	-0.01 -0.06 -0.22 -0.16 0.01 -0.16 0.05
word	bill	-0.09 -0.07 -0.21 0.05 -0.07 -0.09 0.07
word	billion	-0.03 -0.04 0.00 -0.03 -0.08 -0.19 0.06
word	bit	-0.11 -0.02 -0.07 0.08 -0.10 -0.05 -0.05
word	bitcoin	-0.23 -0.19 -0.15 0.27 -0.22 -0.09 -0.25
word	bl	-0.12 -0.09 -0.05 0.11 -0.10 -0.05 -0.11
word	black	-0.09 -0.12 -0.17 -0.16 0.11 -0.12 0.06
word	blackmail	0.01 -0.13 -0.11 -0.12 -0.09 -0.14 0.07
word	blackout	-0.10 -0.11 -0.14 -0.05 0.06 0.03 0.00
word	blam	0.03 -0.05 -0.11 -0.07 -0.07 -0.18 0.05
word	blank	0.03 0.00 0.00 -0.09 -0.11 -0.11 -0.03
word	blar	0.05 -0.03 -0.04 -0.05 -0.03 -0.03 -0.09
word	blast	-0.01 0.02 -0.27 -0.13 0.06 -0.20 -0.06
word	blaz	0.03 -0.10 -0.13 0.03 -0.11 -0.11 -0.16
word	blew	0.03 -0.04 -0.14 -0.15 -0.15 -0.11 0.01
word	blitz	-0.01 -0.13 -0.14 -0.10 0.06 -0.07 0.06
word	block	-0.01 -0.08 -0.06 -0.04 0.00 0.05 0.03
word	blockad	0.11 -0.06 -0.23 -0.03 -0.08 -0.15 -0.11
word	blood	-0.03 -0.07 0.02 -0.07 0.04 -0.06 -0.06
word	bloody	0.10 0.00 -0.11 -0.02 -0.10 -0.08 -0.04
word	bloomberg	0.00 0.04 -0.06 0.04 -0.02 -0.15 -0.08
word	blow	0.06 0.02 -0.27 -0.06 0.01 0.02 -0.10
word	blown	0.11 -0.16 -0.12 -0.11 -0.13 -0.10 0.01
word	bluff	-0.12 -0.03 -0.09 -0.13 -0.11 -0.10 0.10
word	blunt	-0.03 -0.07 -0.13 0.09 -0.13 -0.12 -0.11
word	board	-0.01 0.04 -0.15 -0.11 -0.01 -0.11 0.06
word	boast	-0.11 -0.12 -0.15 -0.10 -0.17 -0.13 0.15
word	boat	0.15 -0.17 -0.24 -0.06 -0.18 -0.18 -0.14
word	body	0.02 -0.03 -0.21 -0.09 0.07 -0.17 -0.13
word	bomb	0.05 -0.03 -0.08 -0.30 -0.11 -0.07 0.12
word	bombardment	0.00 0.01 -0.26 -0.04 0.01 -0.21 -0.05
word	bomber	0.14 -0.10 -0.17 -0.13 -0.11 -0.10 -0.11
word	bombshell	0.00 -0.14 0.06 -0.08 -0.10 -0.08 0.04
word	bond	-0.11 -0.13 -0.09 0.12 -0.12 -0.08 -0.11
word	booking	-0.09 -0.11 -0.09 0.08 0.02 -0.03 -0.09
word	boom	-0.12 -0.13 -0.13 0.11 0.03 -0.12 -0.12
word	boost	-0.02 -0.01 -0.12 0.07 -0.13 -0.06 -0.08
word	boot	0.09 -0.08 -0.14 -0.11 -0.15 -0.08 -0.01
word	border	0.17 -0.21 -0.22 -0.07 -0.08 -0.18 -0.06
word	boss	0.06 -0.12 -0.12 -0.03 0.04 0.03 -0.05
word	both	-0.02 0.05 -0.15 -0.13 -0.17 -0.09 0.06
word	bound	-0.12 0.04 -0.09 0.04 -0.12 -0.07 -0.05
word	bounty	0.04 -0.04 0.11 -0.14 -0.12 -0.09 -0.13
word	box	0.01 -0.10 -0.12 0.04 -0.16 -0.09 0.00
word	boy	-0.09 -0.11 -0.08 -0.08 0.02 -0.05 0.08
word	bpd	-0.13 -0.08 -0.03 0.10 -0.08 -0.03 -0.08
word	br	-0.07 0.00 -0.18 -0.10 0.12 -0.14 -0.02
word	brac	-0.15 -0.16 -0.02 0.12 0.10 -0.15 -0.11
word	bragg	-0.09 -0.16 0.05 0.01 -0.14 -0.16 0.09
word	brand	-0.13 0.15 -0.11 -0.14 -0.13 -0.11 -0.11
word	breach	-0.05 -0.08 0.01 0.09 0.09 0.00 -0.16
word	break	-0.05 -0.05 0.05 -0.04 0.00 0.02 -0.02
word	breakthrough	-0.15 0.11 -0.12 -0.10 -0.12 -0.14 -0.04
word	brendan	-0.05 -0.02 0.05 -0.05 -0.05 -0.03 0.02
word	brent	-0.18 -0.12 -0.05 0.15 -0.09 -0.05 -0.11
word	bret	0.09 -0.09 -0.10 0.05 -0.10 -0.10 -0.05
word	bridg	0.02 -0.03 -0.20 -0.05 0.03 -0.17 -0.01
word	brief	0.00 -0.11 -0.23 -0.20 -0.09 0.02 0.10
word	bring	-0.05 -0.01 -0.15 -0.04 0.03 -0.10 0.02
word	brink	0.03 -0.09 -0.13 -0.11 0.06 -0.14 -0.11
word	brit	-0.15 -0.08 -0.13 -0.11 0.08 -0.09 0.09
word	broad	0.06 -0.01 -0.10 -0.07 -0.08 -0.03 -0.09
word	broadcast	0.02 -0.09 -0.10 -0.09 -0.15 -0.07 0.07
word	broadcaster	0.00 -0.14 -0.14 -0.09 -0.05 -0.10 0.08
word	broader	-0.09 0.07 -0.06 0.03 -0.12 -0.02 -0.14
word	broker	-0.08 -0.02 -0.09 0.11 -0.06 -0.05 -0.02
word	brother	-0.15 0.04 0.08 -0.12 0.07 -0.12 -0.15
word	brought	0.06 -0.09 -0.08 -0.13 0.05 -0.09 0.00
word	brutal	-0.08 0.03 -0.11 -0.10 -0.02 -0.14 0.04
word	budget	-0.09 -0.18 -0.12 0.18 -0.10 -0.11 -0.14
word	buffer	0.06 -0.15 -0.10 0.09 -0.11 -0.09 -0.15
word	build	0.08 0.02 -0.27 -0.07 -0.19 -0.19 -0.05
word	building	0.09 -0.02 -0.15 -0.15 -0.01 -0.14 -0.12
word	built	-0.10 0.07 0.02 -0.09 0.05 0.06 -0.14
word	bunker	0.11 -0.14 -0.16 -0.04 -0.13 -0.08 -0.12
word	burn	0.01 0.09 -0.26 -0.17 -0.12 -0.22 0.03
word	bury	-0.06 -0.15 -0.06 -0.13 0.13 -0.13 -0.05
word	bus	-0.09 -0.09 -0.08 -0.06 0.04 -0.05 0.05
word	busines	-0.10 -0.17 -0.09 0.09 0.10 -0.07 -0.09
word	bust	0.08 -0.09 -0.11 -0.02 -0.08 -0.06 -0.07
word	buy	-0.23 -0.09 -0.23 0.17 0.00 -0.12 -0.09
word	buyer	-0.12 -0.13 -0.12 0.08 -0.13 -0.06 0.03
word	bypas	-0.12 0.07 -0.09 0.08 -0.08 -0.10 -0.11
word	cabinet	-0.10 -0.10 -0.14 -0.12 -0.10 -0.07 0.12
word	california	-0.03 -0.13 -0.02 -0.13 -0.09 0.02 0.08
word	call	-0.14 0.05 -0.05 -0.04 0.02 -0.21 -0.01
word	calm	-0.04 -0.01 -0.18 -0.04 -0.13 -0.13 0.08
word	came	-0.01 -0.09 -0.08 -0.10 0.04 -0.07 0.03
word	camera	-0.01 -0.11 -0.01 -0.10 -0.10 0.07 -0.11
word	campaign	0.03 -0.03 0.01 -0.23 0.03 -0.17 -0.05
word	can	0.07 -0.01 -0.05 -0.04 -0.10 -0.18 -0.04
word	can't	-0.15 -0.02 -0.25 0.11 -0.06 -0.16 0.06
word	canadian	-0.12 -0.01 -0.14 -0.10 0.09 -0.10 -0.01
word	cancel	-0.17 -0.01 -0.17 0.01 0.01 -0.12 0.03
word	cancell	-0.07 0.04 -0.10 0.06 0.04 -0.07 -0.12
word	cannot	-0.10 -0.01 -0.07 0.08 -0.06 -0.04 -0.11
word	capability	0.10 -0.08 0.01 -0.10 -0.16 -0.05 -0.05
word	capacity	-0.04 -0.05 -0.17 0.11 -0.14 -0.11 -0.05
word	capital	-0.07 -0.07 -0.11 -0.09 -0.10 0.08 0.07
word	caps	-0.03 -0.09 -0.03 0.06 -0.07 -0.02 -0.04
word	captur	0.05 -0.20 -0.09 0.04 -0.08 -0.23 0.04
word	car	0.05 -0.12 0.02 -0.10 -0.06 -0.12 -0.01
word	card	-0.09 0.04 -0.15 0.00 -0.18 0.00 -0.02
word	care	0.05 -0.04 -0.08 -0.11 -0.03 -0.05 -0.02
word	careful	0.01 0.09 -0.08 -0.09 -0.06 -0.08 -0.08
word	cargo	-0.07 -0.05 -0.14 0.10 -0.17 -0.08 -0.17
word	carlson	-0.18 -0.11 0.09 -0.13 -0.15 -0.15 0.10
word	carr	-0.05 -0.02 0.05 -0.05 -0.05 -0.03 0.02
word	carrier	-0.01 0.01 -0.15 0.03 0.03 -0.07 -0.13
word	carry	0.13 -0.19 -0.01 -0.03 -0.23 -0.15 0.02
word	cars	0.04 -0.11 -0.11 0.06 -0.13 -0.12 -0.14
word	case	-0.07 0.05 0.00 0.03 -0.19 -0.15 -0.02
word	cash	-0.13 -0.14 0.06 0.12 -0.10 -0.06 -0.10
word	cast	-0.04 0.04 -0.13 -0.07 -0.16 -0.09 0.05
word	casualty	-0.04 0.09 -0.07 -0.20 0.01 -0.19 -0.13
word	catastroph	-0.12 -0.11 -0.11 -0.06 0.11 -0.12 -0.05
word	catastrophic	-0.03 -0.13 -0.15 -0.15 0.05 -0.12 0.15
word	catch	-0.04 -0.14 -0.13 -0.05 -0.15 -0.11 0.10
word	caught	0.02 0.09 -0.21 -0.13 -0.13 -0.15 -0.07
word	caus	-0.04 -0.12 -0.07 -0.01 0.10 -0.22 -0.16
word	caution	-0.13 -0.08 -0.07 -0.10 -0.11 -0.08 0.10
word	cautiou	-0.19 -0.06 -0.09 0.10 0.06 -0.08 -0.15
word	ceas	-0.11 0.05 -0.15 -0.12 0.09 -0.11 -0.08
word	ceasefir	-0.05 -0.08 -0.30 -0.01 -0.04 -0.18 0.06
word	celebrat	-0.19 -0.20 0.03 -0.17 0.04 -0.12 0.13
word	celebration	-0.16 0.12 -0.10 -0.12 0.03 -0.11 0.00
word	cell	-0.11 -0.12 0.18 -0.17 -0.08 -0.16 -0.12
word	center	0.08 0.02 -0.17 -0.10 -0.17 -0.08 -0.05
word	centr	0.04 0.03 -0.11 0.02 -0.14 -0.10 -0.11
word	central	0.11 -0.16 -0.15 0.06 -0.17 -0.17 -0.16
word	ceo	-0.11 0.04 -0.14 0.06 -0.03 -0.09 -0.13
word	ceremony	-0.13 0.13 -0.11 -0.12 -0.13 -0.09 -0.12
word	chain	-0.14 -0.13 -0.08 0.06 0.03 -0.08 0.02
word	chair	-0.05 -0.11 -0.14 -0.02 -0.13 -0.11 0.08
word	chairman	0.04 -0.08 -0.06 -0.09 -0.04 -0.04 0.04
word	challeng	0.12 -0.13 -0.13 -0.16 -0.01 -0.10 0.05
word	chanc	0.04 -0.01 -0.17 0.01 -0.16 -0.10 -0.05
word	chang	-0.18 0.07 -0.02 -0.11 -0.19 -0.21 0.11
word	channel	-0.04 0.00 0.09 -0.09 -0.11 -0.12 -0.12
word	chao	-0.19 -0.06 0.02 0.01 0.08 -0.14 0.11
word	charg	-0.26 0.04 0.15 0.02 -0.18 -0.23 -0.19
word	check	-0.13 -0.02 -0.16 0.03 -0.14 -0.14 0.10
word	checkpoint	0.02 -0.08 -0.09 -0.08 0.05 -0.12 -0.08
word	chemical	-0.07 -0.09 -0.10 -0.01 0.05 -0.07 -0.13
word	chief	0.08 -0.08 0.07 -0.08 0.08 -0.15 -0.18
word	child	-0.11 -0.08 -0.10 -0.08 0.06 -0.08 -0.01
word	children	-0.11 0.00 -0.19 -0.13 0.15 -0.09 -0.01
word	chill	0.04 0.01 -0.17 0.02 -0.15 -0.14 -0.02
word	choic	-0.13 0.10 -0.13 -0.11 -0.13 -0.10 -0.03
word	chok	-0.10 -0.13 -0.12 0.10 -0.02 -0.05 0.02
word	choos	0.00 0.11 -0.11 -0.11 -0.13 -0.07 -0.10
word	chosen	0.01 -0.10 -0.13 -0.11 -0.11 -0.10 0.06
word	chri	-0.05 -0.14 -0.01 -0.03 -0.08 -0.08 0.09
word	christian	-0.01 -0.12 -0.13 -0.16 0.07 -0.14 -0.05
word	cia	-0.03 -0.04 0.13 -0.09 -0.15 -0.10 -0.09
word	cit	-0.03 0.10 -0.16 -0.17 0.00 -0.13 -0.16
word	citizen	-0.06 -0.02 -0.14 0.03 0.08 0.02 -0.21
word	city	-0.05 -0.01 -0.31 -0.11 0.16 -0.21 -0.15
word	civil	-0.02 -0.07 0.07 -0.13 -0.04 -0.08 0.08
word	civilian	0.03 -0.04 -0.31 -0.09 0.00 -0.22 0.00
word	civilisation	0.05 0.01 -0.10 -0.10 -0.11 -0.06 -0.08
word	civilization	-0.12 -0.03 -0.19 -0.16 -0.17 -0.14 0.09
word	claim	-0.08 0.04 0.09 -0.17 -0.28 -0.01 0.00
word	clash	-0.14 -0.02 -0.31 0.04 0.02 0.06 0.05
word	clean	0.13 0.09 -0.11 -0.05 -0.09 -0.07 -0.15
word	clear	0.10 -0.25 -0.07 -0.06 0.05 0.06 -0.02
word	cleric	-0.04 -0.03 -0.09 -0.05 -0.12 -0.08 0.07
word	climat	0.03 -0.09 -0.09 -0.02 -0.11 -0.08 0.04
word	climb	-0.07 0.05 -0.10 -0.02 0.00 -0.13 -0.14
word	clip	-0.11 -0.09 -0.15 -0.10 -0.09 0.07 0.09
word	clock	-0.12 0.09 -0.10 0.04 -0.11 -0.11 -0.12
word	clos	-0.07 -0.10 -0.01 0.06 0.08 0.01 -0.09
word	closer	0.02 0.07 -0.12 -0.10 -0.09 -0.04 -0.11
word	closest	-0.10 -0.06 -0.09 -0.05 -0.11 -0.04 0.13
word	closur	-0.07 -0.11 -0.18 0.08 -0.01 -0.18 0.02
word	cloud	0.03 -0.01 -0.11 0.04 -0.11 0.08 -0.17
word	cluster	0.06 -0.13 -0.15 -0.13 0.03 -0.15 -0.15
word	cnbc	0.03 0.00 -0.12 0.02 -0.12 -0.08 -0.04
word	cnn	0.02 -0.21 -0.04 -0.08 -0.12 -0.16 0.14
word	co	0.03 -0.10 -0.06 -0.07 -0.10 -0.07 0.08
word	coast	-0.01 -0.18 0.09 -0.11 0.00 -0.20 -0.11
word	collaps	0.02 -0.04 -0.02 0.02 -0.10 -0.21 -0.06
word	collin	-0.03 -0.12 0.04 -0.08 -0.09 -0.08 0.03
word	column	0.04 -0.14 0.06 -0.09 -0.14 -0.09 0.02
word	com	0.06 0.10 -0.31 -0.16 -0.12 -0.19 -0.07
word	combat	0.10 0.02 -0.22 -0.16 -0.21 -0.12 -0.13
word	come	0.01 -0.01 -0.11 0.02 -0.13 -0.05 0.02
word	command	0.05 -0.15 0.07 -0.08 -0.13 -0.09 -0.01
word	commander	-0.06 0.09 -0.05 -0.06 -0.11 -0.19 -0.06
word	commando	0.13 -0.10 -0.15 -0.10 -0.11 -0.09 -0.16
word	comment	-0.06 0.06 0.01 -0.02 -0.18 -0.14 -0.08
word	commercial	-0.03 -0.04 -0.14 -0.01 0.06 -0.14 -0.05
word	commitment	-0.09 0.15 -0.14 -0.14 -0.11 -0.12 -0.16
word	committ	-0.13 0.07 -0.16 -0.09 0.00 -0.11 0.03
word	committe	0.00 -0.01 -0.06 -0.07 -0.05 -0.06 0.03
word	community	-0.10 -0.05 -0.14 -0.10 0.09 -0.15 0.00
word	company	-0.08 -0.06 -0.14 0.16 -0.13 -0.14 -0.17
word	compar	-0.09 0.11 -0.12 -0.11 -0.08 -0.09 0.02
word	complain	-0.12 0.05 -0.11 0.06 0.02 -0.07 0.00
word	complet	0.11 0.05 -0.21 -0.03 -0.20 -0.12 -0.10
word	completely	0.01 0.03 -0.19 -0.11 -0.16 -0.15 0.05
word	complex	-0.10 -0.13 -0.10 0.11 -0.10 -0.12 0.06
word	complicat	0.01 -0.15 0.02 0.11 -0.16 -0.07 0.03
word	comply	0.06 0.01 -0.09 0.03 -0.06 -0.05 -0.09
word	compound	0.14 -0.14 -0.14 -0.05 -0.04 -0.05 -0.14
word	compromis	-0.11 0.05 -0.13 -0.08 0.05 -0.11 0.04
word	concern	0.00 -0.06 0.01 0.11 -0.09 -0.13 -0.13
word	concession	-0.13 0.09 -0.13 0.06 -0.10 -0.11 -0.15
word	conclud	-0.17 0.06 0.08 -0.15 -0.15 -0.13 -0.11
word	condemn	-0.15 0.20 -0.31 -0.18 -0.15 -0.15 -0.06
word	condemnation	0.02 0.08 -0.14 -0.11 -0.11 -0.11 -0.14
word	condition	-0.06 0.05 -0.06 -0.10 -0.13 -0.10 0.01
word	conduct	0.01 -0.10 -0.05 -0.03 -0.06 -0.02 0.05
word	conferenc	-0.06 0.14 -0.12 -0.12 -0.15 -0.05 0.04
word	confirm	0.17 0.07 -0.33 -0.24 -0.08 -0.13 -0.31
word	conflict	-0.13 -0.03 -0.19 0.16 -0.01 -0.02 -0.18
word	confront	0.04 -0.09 -0.30 -0.04 -0.07 -0.20 0.07
word	confusion	-0.13 0.00 -0.06 0.01 0.04 -0.07 -0.05
word	congressman	-0.05 0.06 -0.12 -0.11 -0.11 -0.10 -0.08
word	consensu	-0.01 -0.12 -0.12 -0.10 -0.11 -0.11 0.08
word	consequenc	-0.06 0.05 -0.13 -0.01 -0.13 -0.13 -0.04
word	conservativ	-0.10 -0.07 -0.13 -0.09 -0.10 -0.10 0.11
word	consider	0.07 -0.06 -0.22 -0.01 0.01 -0.13 -0.11
word	constraint	-0.09 0.09 -0.05 0.00 -0.07 -0.03 -0.09
word	constructiv	0.04 0.02 -0.07 -0.09 -0.07 -0.08 -0.09
word	consulat	0.05 -0.03 -0.06 -0.01 -0.18 -0.10 -0.01
word	consumer	-0.10 -0.11 -0.11 0.11 -0.08 -0.09 -0.11
word	container	-0.02 -0.09 -0.06 0.06 -0.08 -0.06 -0.06
word	continu	0.20 0.02 -0.18 -0.10 -0.19 -0.09 -0.18
word	contract	-0.08 -0.08 -0.04 0.08 -0.09 -0.05 -0.08
word	contradict	0.01 0.03 -0.16 -0.10 0.05 -0.11 0.00
word	control	0.10 0.01 -0.22 -0.08 -0.21 -0.19 -0.08
word	conversation	0.09 0.00 -0.07 -0.10 -0.12 -0.07 -0.12
word	convict	-0.09 -0.08 0.12 -0.08 -0.11 -0.10 -0.13
word	convinc	-0.02 -0.05 -0.11 -0.08 -0.07 -0.05 0.06
word	cook	-0.12 -0.11 -0.08 0.10 0.02 -0.05 -0.12
word	cooper	-0.03 0.10 -0.10 -0.12 -0.12 -0.08 -0.10
word	coordinat	0.01 -0.10 0.05 0.02 -0.13 -0.11 0.01
word	corner	-0.02 -0.08 0.06 -0.10 -0.13 -0.11 0.06
word	correct	-0.02 -0.14 -0.14 -0.05 -0.12 -0.08 0.08
word	correspondent	-0.01 0.00 0.01 -0.15 -0.22 -0.17 0.06
word	cost	-0.01 -0.06 -0.27 0.05 -0.08 0.04 -0.02
word	could	-0.05 -0.07 -0.02 0.14 -0.08 0.02 -0.10
word	couldn't	-0.08 0.10 -0.11 -0.06 -0.08 -0.09 -0.10
word	coulter	-0.07 -0.11 -0.08 -0.06 -0.09 -0.04 0.10
word	counter	-0.05 0.04 0.06 -0.07 -0.16 -0.10 -0.12
word	counterpart	-0.09 0.11 -0.11 -0.11 -0.08 -0.06 -0.11
word	counterterrorism	-0.13 -0.15 0.10 -0.10 -0.09 -0.11 0.10
word	country	-0.10 0.14 -0.02 0.02 -0.09 -0.02 -0.17
word	coupl	0.03 -0.09 0.03 -0.03 -0.01 -0.10 -0.13
word	cours	0.01 -0.16 0.04 -0.11 0.05 -0.06 -0.01
word	court	0.00 -0.13 -0.23 0.05 -0.22 -0.19 0.08
word	cover	-0.02 -0.23 0.09 -0.17 -0.09 -0.16 0.10
word	coverag	-0.17 -0.20 -0.19 -0.15 -0.18 -0.14 0.22
word	covert	-0.08 -0.13 0.11 -0.03 -0.10 -0.14 -0.09
word	cpac	-0.06 -0.13 -0.12 -0.10 -0.11 -0.13 0.10
word	crackdown	-0.09 0.05 -0.23 -0.13 -0.15 0.07 -0.02
word	crash	0.15 -0.05 -0.20 -0.15 -0.04 -0.05 -0.10
word	crazy	-0.06 0.08 -0.13 -0.14 -0.12 -0.12 -0.06
word	creat	-0.01 -0.05 -0.12 -0.01 -0.13 -0.08 0.06
word	credit	-0.13 -0.03 -0.08 0.05 -0.15 -0.06 0.04
word	crew	0.10 -0.12 -0.23 -0.06 0.03 -0.16 -0.06
word	crim	-0.09 0.01 -0.22 -0.21 0.01 -0.17 0.05
word	criminal	0.03 0.06 -0.12 -0.04 -0.10 -0.04 -0.08
word	crippl	0.03 -0.05 -0.17 0.03 -0.02 -0.10 -0.03
word	crisi	-0.15 -0.12 -0.27 0.01 0.12 -0.20 0.00
word	critic	-0.23 -0.11 0.08 -0.20 -0.19 -0.20 0.18
word	critical	0.08 -0.15 -0.20 0.05 -0.22 0.02 -0.10
word	criticis	-0.13 -0.01 -0.21 -0.14 -0.17 -0.12 0.07
word	criticism	-0.13 0.05 -0.02 -0.12 -0.14 -0.10 0.07
word	criticiz	-0.07 -0.11 -0.12 -0.10 -0.09 -0.07 0.11
word	cros	-0.02 -0.10 -0.13 0.09 -0.15 -0.12 -0.14
word	cross	-0.03 -0.10 -0.14 0.11 -0.19 -0.13 -0.20
word	crossing	-0.08 -0.13 -0.08 0.10 0.10 -0.08 -0.10
word	crucial	-0.04 0.10 0.03 -0.05 -0.13 -0.14 -0.07
word	crud	-0.05 -0.20 -0.10 0.18 -0.19 -0.08 -0.18
word	cruis	-0.09 -0.12 -0.12 -0.09 0.11 -0.10 0.04
word	crunch	-0.06 -0.10 -0.05 0.08 -0.11 -0.03 -0.08
word	crush	0.11 -0.07 -0.21 -0.18 -0.16 -0.16 -0.08
word	crypto	-0.20 -0.20 0.01 0.14 -0.16 0.09 -0.03
word	cup	-0.11 -0.06 -0.13 -0.12 -0.01 -0.10 0.10
word	curb	-0.05 -0.02 -0.13 0.05 -0.12 -0.15 -0.16
word	current	0.01 -0.11 -0.16 -0.06 -0.15 -0.10 0.12
word	cut	0.02 -0.05 -0.24 -0.02 0.08 -0.01 -0.22
word	cuts	-0.13 -0.01 0.03 0.10 0.00 0.02 -0.21
word	cutt	-0.01 0.06 -0.13 -0.06 -0.09 -0.04 0.01
word	cyber	-0.11 -0.12 -0.13 -0.10 -0.08 0.12 -0.09
word	cyberattack	-0.14 -0.11 -0.10 0.05 -0.12 0.13 -0.14
word	d	-0.14 -0.08 0.03 0.01 -0.15 -0.10 0.12
word	dad	-0.02 -0.08 -0.09 -0.05 -0.10 -0.05 0.07
word	daily	0.08 -0.08 -0.21 -0.08 -0.05 -0.15 0.00
word	damag	0.11 -0.11 -0.09 -0.07 0.01 -0.03 -0.22
word	danger	-0.03 -0.13 0.08 -0.10 -0.11 -0.11 0.08
word	dangerou	0.09 -0.02 -0.16 -0.13 -0.15 -0.10 -0.10
word	dar	0.15 -0.01 -0.20 -0.14 -0.19 -0.10 -0.17
word	dark	0.00 -0.14 -0.13 -0.12 0.01 -0.10 0.08
word	darknes	0.11 -0.11 -0.12 -0.10 -0.12 -0.11 -0.01
word	data	0.01 -0.13 -0.14 0.11 -0.12 -0.13 -0.15
word	date	-0.04 -0.10 -0.10 -0.06 -0.13 -0.12 0.09
word	daughter	-0.07 -0.08 -0.10 -0.03 0.05 -0.02 0.02
word	david	-0.09 -0.10 -0.10 -0.11 -0.10 -0.07 0.14
word	dawn	0.01 -0.04 0.02 0.06 -0.13 -0.08 0.00
word	day	0.07 -0.02 -0.35 -0.05 -0.07 -0.19 -0.06
word	daybreak	0.00 0.04 -0.14 -0.10 0.03 -0.07 -0.01
word	days	-0.03 0.08 0.05 -0.10 0.06 -0.14 -0.19
word	dc	-0.03 0.07 -0.07 -0.12 -0.11 -0.05 -0.11
word	de	-0.04 0.04 -0.08 -0.01 0.01 -0.06 -0.16
word	dead	0.21 -0.26 -0.36 -0.18 -0.05 -0.17 -0.07
word	deadlin	-0.06 0.05 -0.27 -0.01 0.09 -0.24 -0.13
word	deadly	0.03 -0.08 0.06 -0.02 0.05 -0.21 -0.20
word	deal	-0.03 0.04 -0.07 0.06 -0.13 -0.12 -0.09
word	dealt	0.11 -0.11 -0.10 -0.03 -0.09 -0.07 -0.13
word	death	-0.05 -0.17 -0.04 0.00 0.06 -0.17 0.05
word	debat	0.01 0.03 -0.14 -0.15 -0.08 -0.13 0.07
word	debri	0.10 -0.10 -0.13 0.03 -0.20 -0.06 -0.13
word	decad	-0.05 0.02 -0.01 -0.06 -0.01 -0.14 0.05
word	decid	0.04 0.00 -0.12 -0.15 -0.14 -0.11 -0.13
word	decimat	0.13 0.05 -0.08 -0.09 -0.09 -0.09 -0.12
word	decision	-0.04 0.11 -0.02 -0.18 -0.20 -0.14 -0.05
word	declar	0.12 -0.15 -0.31 0.12 -0.20 -0.16 -0.04
word	declin	0.02 -0.07 -0.14 0.02 -0.16 -0.13 0.05
word	decry	-0.06 -0.04 -0.10 -0.08 -0.11 -0.09 0.06
word	deep	0.09 -0.08 0.03 -0.18 -0.20 -0.11 -0.03
word	deepen	0.04 0.02 -0.20 -0.03 -0.11 -0.17 -0.04
word	deeper	0.06 -0.17 -0.16 0.03 0.02 -0.17 -0.01
word	deeply	-0.12 -0.08 -0.13 0.01 -0.10 -0.07 0.10
word	defeat	0.05 -0.01 0.04 -0.16 -0.15 -0.16 -0.09
word	defenc	0.27 0.01 -0.11 -0.27 -0.20 -0.17 -0.15
word	defend	0.05 0.02 -0.03 -0.22 -0.20 -0.18 -0.01
word	defens	0.14 -0.23 0.00 -0.03 0.00 -0.21 -0.06
word	defensiv	0.15 -0.11 -0.18 -0.11 -0.12 -0.06 -0.04
word	defianc	-0.01 0.05 -0.14 -0.14 0.05 -0.16 -0.06
word	defiant	-0.14 0.00 -0.14 -0.03 0.07 -0.10 -0.01
word	defy	0.07 -0.10 -0.16 -0.12 -0.13 -0.13 0.07
word	degrad	0.11 -0.13 -0.15 -0.10 -0.10 -0.11 -0.02
word	delay	0.07 -0.08 -0.15 -0.09 -0.02 -0.10 0.04
word	delegation	-0.21 0.19 -0.17 -0.12 -0.05 -0.14 -0.09
word	deliver	-0.02 0.07 -0.20 -0.14 0.02 -0.17 -0.05
word	dem	-0.13 -0.10 -0.13 -0.12 -0.11 -0.08 0.13
word	demand	-0.14 -0.02 -0.04 -0.01 -0.10 0.02 0.08
word	democrat	-0.05 -0.18 0.00 -0.09 -0.14 -0.07 0.12
word	demolition	0.00 -0.07 -0.15 -0.07 0.09 -0.08 -0.08
word	dems	-0.08 -0.02 -0.12 -0.06 -0.06 -0.05 0.07
word	denounc	0.01 0.05 -0.12 -0.12 -0.15 -0.10 -0.12
word	deny	0.07 -0.05 -0.02 0.06 -0.11 -0.14 -0.08
word	depart	-0.09 0.10 -0.06 -0.09 -0.09 -0.04 -0.10
word	department	-0.01 -0.11 0.11 -0.10 0.00 -0.11 -0.12
word	departur	-0.04 -0.02 -0.12 -0.10 -0.10 -0.07 0.05
word	depend	0.01 0.05 -0.11 -0.06 -0.06 -0.03 0.00
word	dependent	-0.07 -0.09 -0.04 -0.02 0.07 -0.06 -0.11
word	deploy	0.05 -0.15 0.08 -0.12 -0.03 -0.15 -0.09
word	deployment	0.05 -0.07 -0.08 0.01 -0.08 -0.04 -0.04
word	depot	0.12 0.02 -0.12 -0.14 -0.19 -0.10 -0.16
word	deputy	0.03 0.09 -0.14 -0.08 -0.13 -0.08 -0.09
word	derail	-0.13 0.03 -0.13 0.09 -0.14 -0.12 -0.04
word	derivativ	-0.06 -0.03 -0.05 0.05 -0.06 -0.04 -0.07
word	desalination	0.06 -0.13 -0.15 -0.12 0.05 -0.20 -0.15
word	describ	-0.16 -0.03 -0.20 -0.04 0.17 -0.19 -0.15
word	desert	0.03 -0.10 -0.14 0.05 -0.15 -0.10 -0.08
word	desperat	0.04 -0.04 -0.15 -0.14 -0.14 -0.11 0.04
word	despit	0.03 -0.16 -0.09 0.09 -0.10 0.03 0.03
word	destabiliz	-0.10 0.11 -0.12 -0.10 -0.13 -0.15 -0.12
word	destroy	-0.08 -0.04 0.07 0.00 0.13 -0.03 -0.09
word	destroyer	-0.08 0.11 -0.08 -0.13 -0.10 -0.04 -0.12
word	destruction	0.08 -0.09 -0.23 -0.01 0.16 -0.19 -0.25
word	detail	-0.13 0.09 0.02 -0.21 -0.24 -0.16 0.03
word	detain	-0.15 -0.10 0.00 0.02 0.02 -0.08 0.07
word	detect	0.15 -0.05 -0.17 -0.05 -0.16 -0.07 -0.11
word	determin	0.02 0.02 0.05 -0.12 -0.13 -0.09 -0.07
word	devastat	-0.24 -0.13 -0.17 0.01 0.17 -0.15 -0.04
word	devastation	0.05 -0.10 -0.09 0.02 0.00 -0.12 0.01
word	development	-0.09 0.08 -0.15 -0.13 -0.16 -0.12 0.06
word	dialogu	-0.11 0.14 -0.09 -0.12 -0.10 -0.07 -0.16
word	dictat	0.06 -0.07 -0.11 -0.07 -0.12 -0.10 0.00
word	did	-0.08 -0.07 0.00 -0.08 -0.13 -0.21 0.09
word	didn't	-0.11 0.01 -0.25 0.08 -0.01 -0.17 0.02
word	die	0.01 0.06 -0.18 -0.12 -0.20 -0.08 -0.03
word	dies	-0.07 -0.14 -0.18 -0.12 0.12 -0.13 -0.13
word	diesel	-0.09 -0.09 -0.09 0.10 -0.09 -0.09 -0.09
word	difficult	0.01 0.10 -0.16 -0.17 -0.15 -0.11 -0.04
word	digital	-0.11 -0.12 0.03 -0.08 -0.10 0.09 0.05
word	digitally	-0.08 0.08 -0.04 -0.08 -0.06 -0.02 -0.07
word	dilemma	-0.09 -0.04 -0.12 -0.04 -0.12 -0.10 0.08
word	dilut	-0.12 0.07 -0.02 -0.03 0.08 -0.09 -0.09
word	diplomacy	-0.01 0.20 0.01 -0.24 -0.26 -0.17 -0.21
word	diplomat	-0.22 0.07 -0.17 0.03 -0.05 -0.15 -0.02
word	diplomatic	-0.01 0.12 -0.14 -0.09 -0.17 -0.10 -0.12
word	dips	-0.10 0.06 -0.06 -0.04 -0.08 -0.06 -0.10
word	direct	0.01 0.00 -0.09 -0.04 -0.04 -0.15 -0.09
word	directly	0.05 0.03 -0.18 0.06 -0.10 -0.11 -0.18
word	director	0.00 -0.11 -0.10 -0.11 -0.10 0.01 0.07
word	disabl	0.13 -0.10 -0.08 -0.12 -0.11 -0.06 -0.10
word	disappoint	-0.13 -0.06 -0.12 -0.13 0.07 -0.09 0.03
word	disarm	0.05 0.06 -0.16 -0.09 -0.18 -0.09 -0.10
word	disarmament	-0.10 0.13 -0.15 -0.12 -0.12 -0.07 -0.20
word	disaster	-0.14 -0.10 0.05 -0.13 -0.13 -0.09 0.13
word	discus	-0.17 0.12 -0.11 -0.05 -0.11 -0.07 -0.02
word	discuss	-0.15 0.16 -0.11 -0.15 -0.13 -0.04 -0.15
word	disfigur	-0.17 0.00 0.13 -0.14 -0.14 -0.15 0.06
word	dismantl	-0.07 -0.01 -0.12 -0.08 -0.12 -0.11 0.07
word	dismiss	-0.10 0.02 0.06 -0.10 -0.03 -0.06 -0.05
word	displac	-0.14 -0.14 -0.13 -0.14 0.17 -0.15 -0.04
word	displacement	-0.14 -0.02 -0.10 -0.17 0.13 -0.16 -0.19
word	disput	-0.02 0.14 0.03 -0.10 0.01 -0.14 -0.09
word	disregard	-0.09 0.09 -0.11 -0.06 -0.06 -0.03 -0.07
word	disrupt	-0.12 -0.22 -0.13 0.19 -0.01 0.04 -0.14
word	disruption	-0.18 -0.09 -0.12 0.13 -0.04 -0.10 -0.05
word	district	0.09 -0.10 -0.09 -0.11 -0.02 -0.10 -0.14
word	diverg	-0.13 -0.05 -0.09 -0.04 -0.11 -0.09 0.11
word	divert	-0.02 -0.13 -0.07 0.09 -0.10 -0.08 0.00
word	divid	-0.06 0.05 -0.17 -0.13 0.03 -0.10 0.01
word	do	-0.04 0.11 -0.05 -0.16 0.02 -0.14 -0.03
word	does	0.00 0.02 -0.02 -0.07 -0.25 -0.13 -0.02
word	doesn't	-0.05 -0.03 -0.18 -0.13 -0.15 -0.13 0.09
word	dog	-0.13 -0.11 -0.12 -0.09 0.05 -0.10 0.06
word	dollar	0.06 -0.09 -0.03 -0.03 -0.13 -0.01 -0.07
word	dollarsb	-0.11 0.03 -0.12 0.07 -0.13 -0.10 -0.11
word	dollarsbn	0.09 -0.08 -0.17 0.06 -0.19 -0.15 -0.14
word	dollarsm	0.01 -0.12 -0.17 -0.03 -0.17 -0.16 0.07
word	dollarsmillion	-0.12 -0.05 0.12 0.01 -0.11 -0.08 -0.11
word	domestic	-0.06 -0.08 -0.16 0.08 0.03 -0.15 -0.04
word	dominat	-0.11 0.02 -0.09 0.10 -0.12 -0.09 -0.12
word	don't	-0.25 0.10 -0.26 -0.08 0.06 0.01 0.10
word	done	0.02 -0.09 -0.07 -0.08 -0.11 -0.07 0.05
word	doocy	0.01 -0.12 -0.11 -0.11 -0.08 -0.08 0.05
word	door	-0.11 -0.01 -0.08 0.07 -0.09 -0.08 -0.03
word	doubl	-0.01 0.12 -0.19 -0.12 -0.15 -0.12 -0.03
word	doubt	0.04 -0.05 -0.09 -0.13 -0.14 -0.08 0.07
word	dow	0.05 -0.08 -0.06 -0.01 -0.12 -0.05 -0.09
word	down	0.07 0.00 0.01 -0.02 -0.23 0.00 -0.12
word	downplay	-0.10 0.05 0.05 -0.11 -0.08 -0.06 0.08
word	dozen	0.01 -0.16 0.05 0.05 -0.07 -0.18 0.01
word	draft	-0.25 0.04 -0.02 -0.03 -0.14 -0.13 0.05
word	drag	-0.04 0.09 -0.14 -0.04 -0.02 -0.12 -0.09
word	dragg	-0.11 0.03 0.07 -0.07 -0.08 -0.06 -0.04
word	dramatic	0.06 -0.10 0.05 -0.10 -0.10 -0.09 -0.11
word	dramatically	-0.10 0.02 -0.06 -0.09 -0.12 -0.03 0.10
word	draw	0.03 0.05 0.03 0.01 -0.13 -0.11 -0.10
word	dream	-0.07 -0.12 -0.09 -0.11 0.01 -0.10 0.10
word	driller	-0.16 -0.12 -0.08 0.13 -0.12 -0.11 -0.11
word	driv	-0.08 -0.15 -0.14 0.16 -0.19 -0.11 -0.19
word	driven	-0.12 -0.10 -0.10 -0.02 0.06 -0.10 0.02
word	driver	-0.12 -0.13 -0.12 0.10 -0.13 -0.11 0.05
word	dron	0.08 -0.01 0.10 -0.02 -0.28 0.01 -0.16
word	drop	-0.11 -0.10 -0.21 0.15 0.00 -0.12 -0.12
word	dropp	0.04 -0.02 -0.19 -0.13 -0.16 -0.13 -0.01
word	due	-0.12 -0.11 -0.18 0.05 0.03 -0.15 0.06
word	dur	-0.09 -0.13 -0.01 0.04 0.11 -0.21 0.04
word	duration	-0.13 0.09 -0.06 -0.03 -0.09 -0.04 -0.08
word	duty	0.02 -0.14 -0.12 -0.09 0.05 -0.07 0.05
word	e	-0.06 -0.10 -0.10 -0.02 0.05 -0.06 -0.08
word	each	0.02 -0.16 -0.20 0.01 -0.16 -0.16 0.06
word	early	0.01 0.08 0.04 -0.08 -0.08 -0.15 -0.14
word	earth	-0.02 -0.09 -0.07 0.05 -0.01 -0.07 -0.02
word	eas	-0.08 0.07 0.05 -0.07 -0.11 -0.09 -0.13
word	ease	-0.16 -0.13 0.02 0.16 -0.13 -0.14 -0.13
word	easier	-0.06 -0.10 -0.09 -0.02 -0.09 -0.10 0.08
word	east	0.02 -0.14 -0.12 0.09 -0.04 -0.09 -0.15
word	easter	-0.08 -0.04 -0.18 0.00 -0.02 -0.14 0.06
word	easy	0.11 0.07 -0.10 -0.10 -0.11 -0.09 -0.12
word	echo	-0.08 -0.03 -0.09 -0.05 0.05 -0.05 0.07
word	economic	-0.10 0.03 0.03 0.07 -0.13 -0.14 -0.07
word	economist	-0.09 -0.10 -0.10 0.11 -0.09 -0.06 -0.11
word	economy	-0.03 -0.15 -0.19 0.08 0.00 -0.13 -0.11
word	ed	-0.05 0.00 -0.08 -0.05 -0.13 -0.06 0.08
word	edg	-0.11 0.06 -0.09 0.06 -0.14 -0.11 -0.12
word	edge	-0.16 0.07 -0.12 -0.09 -0.12 -0.12 0.02
word	edition	-0.02 0.04 -0.09 -0.09 -0.11 -0.09 0.06
word	editor	0.00 0.05 -0.10 -0.12 -0.10 -0.10 0.03
word	effect	-0.13 0.14 -0.17 0.01 0.02 -0.10 -0.11
word	effort	0.10 0.06 -0.21 -0.18 -0.22 -0.12 -0.06
word	eight	-0.06 0.04 -0.13 -0.15 0.03 0.04 -0.02
word	election	-0.10 -0.09 -0.11 -0.10 -0.09 -0.09 0.11
word	electronic	0.03 0.06 -0.06 -0.07 -0.05 0.08 -0.08
word	elementary	-0.04 -0.12 0.04 -0.07 -0.03 -0.08 0.09
word	eli	-0.02 -0.12 -0.13 -0.11 -0.14 -0.11 0.10
word	eliminat	0.18 -0.11 -0.19 -0.14 -0.15 -0.11 -0.24
word	elon	-0.02 -0.07 -0.11 -0.03 -0.12 0.03 0.04
word	else	0.02 0.03 -0.08 -0.11 -0.10 -0.09 0.02
word	email	-0.06 -0.07 -0.11 -0.07 -0.05 0.09 -0.07
word	embarrass	-0.08 -0.11 -0.12 -0.06 -0.07 -0.07 0.11
word	embassy	-0.04 0.02 0.05 -0.16 0.02 -0.08 -0.08
word	emerg	-0.16 0.12 -0.17 -0.14 -0.08 -0.10 0.05
word	emergency	0.08 -0.08 -0.20 0.04 0.01 -0.09 -0.25
word	empty	-0.12 -0.04 -0.05 -0.01 0.09 -0.09 -0.10
word	encourag	0.16 0.00 -0.15 -0.15 -0.15 -0.16 -0.07
word	end	-0.15 0.22 -0.28 -0.15 -0.12 -0.14 -0.06
word	endgam	-0.06 -0.18 -0.18 -0.11 -0.13 -0.12 0.14
word	endles	-0.10 -0.09 -0.11 -0.10 0.10 -0.09 0.04
word	ends	0.00 0.12 -0.17 -0.03 -0.16 -0.09 -0.16
word	enemy	0.06 -0.03 -0.31 -0.05 -0.08 -0.27 -0.02
word	energy	0.03 -0.07 -0.30 0.07 -0.17 -0.21 -0.10
word	engag	-0.02 0.10 -0.07 -0.10 -0.12 -0.07 -0.11
word	engin	0.10 -0.09 -0.10 -0.09 -0.08 -0.03 -0.09
word	engineer	-0.14 0.03 0.05 -0.12 0.04 -0.10 0.06
word	engulf	0.07 -0.13 -0.13 -0.10 0.05 -0.15 -0.15
word	enough	-0.04 0.03 -0.11 0.07 -0.10 -0.10 -0.12
word	enrich	0.02 0.06 0.02 -0.16 -0.14 -0.14 -0.16
word	enrichment	-0.01 -0.03 0.02 -0.09 -0.15 -0.06 0.05
word	ensur	-0.05 0.06 -0.13 -0.08 -0.11 -0.11 -0.01
word	enter	0.04 -0.02 -0.27 -0.02 0.05 -0.20 -0.11
word	entir	0.00 0.10 -0.13 -0.15 -0.03 -0.15 -0.17
word	entranc	-0.01 -0.11 0.09 -0.08 -0.09 -0.07 -0.11
word	envoy	-0.08 0.03 -0.15 0.04 -0.02 -0.05 -0.14
word	epstein	-0.11 -0.11 -0.12 -0.06 -0.06 -0.07 0.11
word	equity	-0.09 -0.09 -0.05 0.09 -0.09 -0.05 -0.09
word	era	0.10 -0.04 -0.09 0.05 -0.09 -0.09 -0.08
word	erupt	0.03 -0.11 -0.14 -0.04 -0.11 -0.11 0.07
word	escalat	0.17 0.04 -0.28 -0.09 -0.06 -0.16 -0.17
word	escalation	-0.05 0.04 -0.22 -0.05 -0.05 -0.10 0.04
word	escap	0.01 -0.09 0.03 -0.07 0.03 -0.05 -0.10
word	escort	0.12 0.01 -0.07 -0.06 -0.09 -0.05 -0.12
word	essential	-0.09 0.00 -0.08 -0.02 0.06 -0.09 0.03
word	establish	0.03 -0.11 -0.08 -0.08 0.02 -0.08 0.05
word	estimat	0.01 -0.10 -0.08 0.06 0.05 -0.07 -0.11
word	ether	-0.08 -0.06 -0.06 0.07 -0.06 -0.08 -0.05
word	evacuat	0.16 0.09 -0.02 -0.08 -0.15 -0.10 -0.22
word	evacuation	0.11 0.00 -0.17 -0.08 0.00 -0.13 -0.13
word	evad	0.04 0.04 0.03 0.02 -0.11 0.03 -0.11
word	eve	0.09 -0.12 -0.09 0.06 -0.12 -0.09 -0.15
word	even	-0.10 0.01 -0.01 0.03 0.00 -0.10 -0.01
word	event	-0.19 -0.03 -0.16 -0.09 -0.18 -0.11 0.18
word	ever	0.01 0.05 -0.20 -0.17 -0.16 -0.16 -0.01
word	every	-0.07 0.09 -0.12 -0.13 0.02 -0.10 -0.16
word	everyon	-0.14 -0.03 -0.09 -0.12 -0.12 -0.11 0.13
word	everyth	-0.06 0.08 -0.18 0.06 -0.18 -0.12 -0.05
word	evidenc	0.03 -0.02 0.10 -0.10 -0.13 -0.07 -0.03
word	evil	0.03 0.07 -0.10 -0.06 -0.10 -0.06 -0.06
word	ex	0.06 -0.03 0.03 -0.16 -0.18 -0.19 0.04
word	exampl	0.01 0.00 -0.08 -0.11 -0.12 -0.05 0.01
word	except	-0.10 0.06 -0.06 0.09 -0.05 -0.06 -0.06
word	exchang	-0.01 0.10 -0.25 0.05 -0.27 0.02 -0.25
word	exclud	0.03 0.06 -0.15 -0.15 -0.12 -0.14 -0.16
word	exclusiv	-0.01 -0.08 -0.01 0.04 -0.10 -0.09 0.00
word	execut	-0.03 -0.11 0.09 -0.13 0.07 -0.16 -0.13
word	exil	0.01 -0.09 0.06 -0.14 -0.14 -0.13 0.02
word	existential	-0.06 -0.06 -0.10 -0.05 -0.10 -0.06 0.08
word	exit	-0.07 -0.05 -0.14 0.05 0.05 -0.07 0.00
word	expand	0.18 0.01 -0.22 -0.18 -0.18 -0.17 -0.07
word	expect	-0.26 -0.02 0.06 -0.06 0.15 -0.13 -0.01
word	expectation	-0.02 0.02 -0.12 -0.12 -0.11 -0.07 0.00
word	expel	0.00 0.10 -0.12 -0.15 -0.12 -0.13 -0.14
word	expert	-0.08 -0.14 -0.25 0.12 0.08 -0.23 0.00
word	expir	0.03 0.02 -0.13 -0.07 -0.13 -0.14 -0.16
word	explain	-0.02 0.03 -0.23 0.03 -0.24 -0.15 0.01
word	explainer	0.11 0.04 -0.15 -0.13 -0.11 -0.10 -0.13
word	explanation	-0.12 -0.11 -0.09 -0.09 -0.11 -0.06 0.12
word	expletiv	-0.05 0.13 -0.12 -0.15 -0.12 -0.14 -0.13
word	explod	0.02 -0.03 -0.13 -0.04 -0.14 -0.11 0.05
word	explosion	0.02 -0.05 -0.04 -0.02 -0.10 -0.13 0.03
word	explosiv	-0.02 -0.13 0.10 0.06 -0.14 -0.07 -0.06
word	export	-0.10 -0.15 -0.12 0.11 0.04 -0.10 -0.20
word	exporter	-0.11 -0.11 -0.08 0.06 0.05 -0.08 -0.10
word	expos	-0.05 -0.06 -0.20 -0.03 0.01 -0.15 0.05
word	expres	-0.10 -0.01 -0.07 -0.10 0.03 -0.05 0.02
word	express	-0.03 -0.11 -0.14 -0.11 -0.12 -0.09 0.11
word	expulsion	0.08 -0.01 -0.08 -0.11 -0.03 -0.11 -0.13
word	extend	0.03 0.10 -0.19 -0.01 -0.27 -0.14 -0.28
word	extension	-0.11 0.08 -0.12 0.07 -0.17 -0.11 0.00
word	extensiv	0.08 -0.12 -0.14 -0.11 0.02 -0.13 -0.11
word	extent	-0.03 -0.12 0.05 -0.11 0.05 -0.10 -0.09
word	extraordinary	-0.12 0.12 -0.10 -0.10 -0.09 -0.08 -0.01
word	extrem	-0.07 0.03 -0.07 -0.08 -0.08 -0.04 0.01
word	extremely	0.00 -0.03 -0.12 0.06 -0.13 -0.09 -0.09
word	eyes	0.02 -0.13 0.03 0.04 -0.13 -0.12 0.00
word	f	0.14 -0.09 -0.07 -0.07 -0.20 -0.16 -0.08
word	fac	-0.12 -0.06 0.02 0.01 -0.02 -0.13 0.02
word	face	-0.12 0.02 -0.14 -0.01 0.00 -0.16 0.01
word	facility	0.11 -0.19 -0.10 -0.15 0.17 -0.26 -0.21
word	fact	-0.07 -0.03 -0.12 -0.08 -0.07 -0.12 0.07
word	factbox	0.06 -0.07 -0.02 -0.04 -0.09 -0.05 -0.07
word	factory	-0.07 0.07 -0.14 -0.05 0.04 -0.07 -0.09
word	fail	0.03 -0.07 -0.14 -0.09 -0.12 -0.12 0.11
word	failur	-0.20 -0.03 0.02 -0.20 0.07 -0.15 0.10
word	fair	0.04 -0.04 -0.08 -0.09 -0.07 -0.05 -0.01
word	fake	-0.11 -0.10 0.00 -0.12 -0.13 0.06 0.10
word	fall	-0.11 -0.05 -0.21 0.07 0.03 -0.12 -0.05
word	fallout	-0.12 -0.06 -0.22 0.01 0.06 -0.17 -0.01
word	fals	-0.04 0.00 0.07 -0.10 -0.13 -0.10 -0.10
word	family	-0.13 -0.13 -0.21 0.02 0.10 -0.14 0.08
word	famou	0.06 -0.09 -0.12 -0.08 0.04 -0.08 -0.11
word	far	0.08 -0.05 -0.01 -0.07 -0.06 -0.12 -0.05
word	farsnew	-0.01 -0.12 -0.08 0.08 -0.11 -0.07 -0.14
word	fast	0.13 -0.14 -0.11 0.02 -0.08 -0.08 -0.02
word	fate	0.12 0.00 -0.15 -0.09 -0.09 -0.10 -0.12
word	father	-0.10 0.02 -0.10 0.03 0.04 -0.06 0.00
word	fbi	-0.07 -0.18 0.16 -0.22 -0.17 0.02 -0.16
word	fcc	-0.11 -0.14 -0.11 -0.10 -0.09 -0.10 0.13
word	fear	-0.06 0.01 -0.11 -0.01 0.09 -0.10 -0.05
word	fed	0.06 -0.17 -0.24 0.18 -0.22 -0.14 -0.25
word	federal	-0.02 -0.11 0.06 0.06 -0.14 -0.12 -0.05
word	fee	-0.13 0.09 -0.10 -0.01 -0.09 -0.13 -0.08
word	feedstock	-0.03 -0.04 -0.02 0.04 -0.04 -0.03 -0.05
word	feel	-0.14 -0.12 -0.03 0.08 0.15 -0.21 -0.14
word	fees	-0.21 -0.01 -0.15 0.16 -0.13 -0.15 -0.16
word	fellow	-0.01 -0.04 -0.14 -0.09 -0.10 -0.09 0.06
word	ferguson	-0.13 -0.14 -0.12 -0.14 -0.13 -0.10 0.14
word	fertilizer	-0.08 -0.08 -0.08 0.09 -0.12 -0.06 -0.09
word	fetterman	-0.08 -0.06 -0.10 -0.07 -0.07 -0.04 0.07
word	few	-0.07 0.05 0.05 0.04 -0.15 -0.08 -0.15
word	field	0.01 0.14 -0.23 -0.08 -0.18 -0.19 -0.19
word	fierc	-0.08 -0.10 -0.09 -0.10 0.09 -0.08 -0.06
word	fifth	0.11 -0.09 0.05 -0.04 -0.10 -0.13 -0.09
word	fight	0.20 -0.09 -0.37 -0.27 0.01 -0.22 -0.08
word	fighter	0.05 -0.04 -0.32 -0.10 -0.12 -0.12 0.00
word	figur	0.07 0.06 -0.13 -0.09 -0.11 -0.06 -0.14
word	fil	-0.12 -0.11 -0.13 -0.06 -0.10 -0.08 0.13
word	file	-0.09 -0.02 -0.10 -0.09 -0.07 -0.07 0.07
word	fill	-0.07 0.06 0.04 -0.09 0.04 -0.13 -0.06
word	film	-0.11 -0.05 0.04 0.04 -0.10 -0.10 0.05
word	final	0.05 0.04 -0.20 -0.14 0.00 -0.11 -0.19
word	finaliz	-0.07 0.09 -0.05 -0.10 -0.06 -0.04 -0.10
word	finally	-0.13 -0.11 -0.14 -0.13 -0.10 -0.10 0.14
word	financial	-0.02 -0.16 -0.15 0.09 -0.04 -0.12 -0.02
word	find	-0.03 -0.17 0.12 -0.06 -0.05 -0.01 0.05
word	fine	0.08 -0.09 0.07 -0.02 -0.14 0.00 -0.13
word	finish	0.09 -0.09 -0.14 -0.06 -0.14 -0.10 -0.01
word	fir	0.12 -0.10 -0.21 -0.12 -0.07 -0.18 0.02
word	fire	0.18 -0.13 -0.02 -0.12 -0.02 -0.20 -0.12
word	firepower	0.06 -0.10 -0.11 0.05 -0.14 -0.14 0.02
word	firm	0.03 -0.12 -0.12 0.02 -0.13 0.01 0.04
word	first	-0.04 0.05 -0.12 -0.04 0.00 -0.16 -0.01
word	fit	-0.10 0.08 -0.07 -0.01 -0.09 -0.07 -0.11
word	five	0.01 -0.06 -0.01 0.03 0.02 -0.12 -0.06
word	fix	-0.02 -0.05 -0.13 0.06 -0.05 -0.07 -0.02
word	flag	-0.13 -0.05 -0.13 0.00 -0.13 -0.10 0.11
word	flagg	-0.04 -0.12 -0.13 0.12 -0.14 -0.13 -0.14
word	flam	0.03 -0.13 -0.17 -0.12 0.01 -0.09 -0.02
word	flar	-0.02 0.02 -0.11 -0.11 0.09 -0.10 -0.14
word	fled	-0.14 -0.03 -0.12 -0.07 -0.10 -0.10 0.11
word	flee	-0.02 -0.09 -0.03 -0.18 0.06 -0.14 0.00
word	fleet	0.00 -0.12 -0.12 0.07 -0.10 -0.12 -0.08
word	flight	-0.17 -0.26 -0.23 0.17 0.10 0.01 -0.07
word	float	-0.13 -0.06 -0.11 -0.06 -0.11 -0.10 0.08
word	flow	-0.06 -0.05 -0.16 0.09 -0.20 -0.10 -0.10
word	fly	-0.05 -0.21 0.02 0.03 0.04 -0.14 -0.03
word	fm	-0.19 0.10 -0.20 0.08 -0.08 -0.10 -0.11
word	fmr	-0.05 0.11 -0.11 -0.07 -0.13 -0.08 -0.09
word	focu	-0.01 -0.06 -0.11 0.04 -0.12 -0.07 0.00
word	focus	-0.02 0.04 -0.14 -0.10 -0.08 -0.10 0.01
word	foil	-0.01 -0.07 0.00 -0.05 -0.10 -0.06 0.04
word	follow	-0.05 -0.11 -0.13 0.13 -0.15 0.00 0.02
word	food	-0.21 -0.15 -0.18 -0.08 0.20 -0.13 -0.22
word	fool	-0.15 0.01 -0.09 -0.06 -0.09 -0.07 0.08
word	footag	0.13 -0.17 -0.16 -0.13 0.01 -0.14 -0.13
word	forc	0.11 -0.09 -0.43 -0.06 -0.08 -0.19 0.00
word	forecast	-0.07 -0.09 -0.06 0.09 -0.09 -0.07 -0.09
word	foreign	-0.11 0.06 -0.08 0.02 -0.06 -0.13 -0.01
word	form	-0.15 0.00 -0.10 -0.07 -0.02 -0.08 0.12
word	former	0.00 -0.17 0.05 -0.20 -0.06 0.02 0.11
word	forward	-0.11 -0.04 -0.11 0.07 -0.10 -0.05 0.06
word	found	0.01 -0.08 -0.01 -0.11 -0.01 -0.14 0.06
word	four	-0.01 -0.03 0.09 -0.08 -0.06 -0.16 -0.07
word	fourth	0.07 0.00 -0.10 -0.04 -0.02 -0.12 -0.09
word	fox	0.07 -0.21 -0.30 0.01 -0.26 -0.17 0.05
word	fractur	-0.13 0.12 -0.08 -0.11 -0.10 -0.09 0.02
word	fragil	-0.02 -0.02 -0.13 -0.09 0.05 -0.15 -0.03
word	fram	-0.06 0.11 -0.14 -0.13 -0.13 -0.12 0.05
word	framework	-0.15 0.10 -0.11 0.02 -0.11 -0.09 -0.13
word	frantic	0.08 -0.01 -0.11 -0.15 -0.12 -0.09 -0.12
word	freak	-0.16 -0.14 -0.12 0.11 -0.14 -0.14 0.09
word	free	-0.13 -0.02 -0.14 0.07 -0.09 -0.11 0.08
word	freedom	-0.06 -0.13 0.04 0.01 -0.16 -0.15 0.07
word	freight	0.06 -0.09 -0.04 0.01 -0.08 -0.05 -0.09
word	fresh	0.10 -0.06 -0.20 -0.02 -0.02 -0.12 -0.19
word	friday	-0.11 0.08 0.04 -0.01 0.02 -0.08 -0.05
word	friend	-0.17 0.00 -0.13 0.03 -0.09 -0.11 0.06
word	friendly	0.10 -0.06 -0.07 -0.07 -0.10 -0.04 -0.09
word	frigat	0.09 0.04 -0.12 -0.07 -0.10 -0.12 -0.11
word	front	0.13 -0.08 0.05 -0.18 0.00 -0.19 -0.07
word	frozen	-0.19 0.06 -0.17 0.08 -0.14 -0.14 -0.19
word	ft	-0.04 -0.07 -0.02 0.06 -0.05 -0.02 -0.03
word	ftse	-0.08 -0.05 -0.06 0.08 -0.07 -0.04 -0.06
word	fuel	-0.23 -0.17 -0.04 0.15 0.00 -0.17 -0.08
word	full	0.05 0.04 -0.22 0.04 -0.28 -0.13 -0.10
word	fully	-0.11 0.12 0.03 -0.04 -0.13 -0.10 -0.03
word	fun	0.08 -0.03 -0.10 -0.07 -0.08 -0.05 0.01
word	fund	-0.16 -0.06 -0.22 0.19 -0.22 -0.17 -0.11
word	fundamental	-0.10 -0.01 -0.06 0.04 -0.07 -0.07 0.00
word	funeral	-0.05 -0.11 -0.12 -0.06 -0.11 -0.07 0.11
word	furiou	0.10 -0.06 -0.13 -0.14 -0.10 -0.07 -0.04
word	further	-0.06 0.01 -0.16 0.07 -0.19 -0.12 -0.13
word	fury	-0.18 0.03 -0.20 0.02 0.14 -0.11 0.00
word	futur	-0.18 0.02 -0.14 0.08 -0.21 -0.06 0.03
word	fy27	-0.12 -0.12 -0.13 0.12 -0.14 -0.09 -0.14
word	g	-0.10 0.13 -0.09 -0.15 -0.18 -0.06 -0.05
word	g7	0.05 0.01 -0.13 -0.15 0.06 -0.07 -0.19
word	gabbard	-0.15 -0.16 0.18 -0.13 -0.10 -0.11 -0.01
word	gain	-0.11 0.05 -0.19 0.04 -0.18 -0.11 -0.09
word	gam	-0.14 0.06 -0.12 -0.11 0.01 -0.12 0.02
word	gambl	0.08 -0.02 -0.10 -0.16 -0.13 -0.12 -0.01
word	game	-0.03 -0.13 -0.16 -0.06 -0.13 -0.15 0.12
word	gaps	-0.09 0.03 -0.07 -0.10 -0.11 -0.09 0.03
word	gas	-0.06 -0.02 -0.28 0.07 -0.11 -0.17 -0.12
word	gasolin	-0.12 -0.17 -0.08 0.14 -0.12 -0.06 -0.12
word	gather	-0.10 -0.12 0.04 -0.07 0.06 -0.10 0.10
word	gave	-0.09 -0.14 0.01 0.07 -0.14 -0.12 0.06
word	gen	0.10 -0.10 -0.09 -0.07 -0.11 -0.04 -0.05
word	general	0.07 -0.10 -0.03 -0.11 -0.04 -0.09 0.06
word	genocid	0.04 -0.12 -0.11 -0.08 -0.10 -0.08 0.11
word	genocidal	-0.15 0.05 -0.15 -0.15 -0.14 -0.13 0.08
word	geopolitic	-0.06 -0.06 -0.05 0.07 -0.06 -0.04 -0.08
word	geopolitical	-0.12 -0.05 -0.10 0.13 -0.11 -0.08 -0.11
word	get	-0.08 -0.02 0.07 -0.05 0.06 0.02 -0.06
word	gets	-0.04 0.02 -0.23 -0.17 -0.18 -0.17 0.08
word	gett	-0.08 -0.12 -0.17 0.06 -0.14 -0.11 0.03
word	giant	0.05 -0.15 -0.09 -0.06 -0.02 0.03 -0.14
word	gift	-0.05 -0.11 -0.10 0.08 -0.12 -0.08 0.10
word	girl	0.10 -0.06 -0.26 -0.12 -0.01 -0.09 -0.07
word	giv	0.08 -0.01 -0.23 -0.14 -0.06 -0.12 -0.07
word	give	0.09 -0.08 -0.18 0.05 0.03 -0.16 -0.18
word	given	-0.06 0.07 -0.12 -0.06 -0.04 -0.07 -0.03
word	global	-0.23 0.00 -0.26 0.16 0.01 -0.17 -0.13
word	globally	0.02 -0.07 -0.07 0.05 -0.10 -0.08 -0.07
word	go	0.09 -0.11 -0.15 -0.01 0.02 -0.01 -0.08
word	goal	0.02 0.08 -0.17 -0.09 -0.14 -0.05 -0.04
word	god	-0.09 -0.13 -0.17 -0.09 -0.14 -0.12 0.14
word	goes	-0.03 0.04 -0.27 -0.22 -0.25 -0.17 0.08
word	gold	-0.05 -0.14 -0.07 0.04 0.05 -0.06 -0.03
word	golden	0.05 -0.05 -0.09 0.09 -0.16 -0.12 -0.06
word	goldman	-0.11 -0.12 -0.07 0.11 -0.09 -0.06 -0.10
word	gonna	0.00 -0.05 0.03 -0.10 -0.11 -0.09 0.02
word	good	-0.17 0.00 -0.22 0.12 -0.03 -0.18 0.05
word	gop	-0.03 -0.03 -0.01 -0.15 -0.01 -0.09 0.05
word	got	0.00 -0.11 0.02 0.04 0.01 -0.16 0.01
word	government	-0.16 0.04 0.02 0.03 -0.07 -0.18 0.06
word	govt	-0.04 0.10 -0.13 -0.12 0.04 0.05 -0.17
word	graham	0.02 0.07 -0.16 -0.01 -0.17 -0.13 -0.07
word	great	-0.13 0.08 -0.06 0.01 -0.14 -0.09 -0.04
word	greater	-0.11 -0.09 -0.13 -0.14 -0.13 -0.12 0.12
word	green	-0.16 -0.05 0.05 -0.11 -0.17 -0.10 0.13
word	greet	-0.13 -0.05 -0.10 -0.13 0.06 -0.11 0.06
word	grid	0.03 0.06 -0.10 -0.13 -0.12 -0.09 -0.11
word	grill	-0.11 -0.09 0.07 0.02 -0.09 -0.06 -0.04
word	grim	-0.09 -0.05 -0.12 0.11 -0.03 -0.09 -0.12
word	grip	-0.02 -0.10 0.04 0.05 0.02 -0.08 -0.14
word	grocery	-0.12 -0.11 -0.09 0.11 -0.13 -0.11 -0.08
word	grok	0.03 -0.12 -0.13 -0.10 -0.12 0.10 -0.01
word	ground	0.20 -0.11 -0.19 -0.22 -0.19 -0.15 0.00
word	group	-0.14 -0.06 -0.03 -0.07 -0.01 0.03 0.09
word	grow	-0.05 -0.10 0.08 -0.06 -0.02 -0.11 0.06
word	growth	-0.11 -0.17 -0.15 0.17 -0.19 -0.12 -0.19
word	guarante	0.12 0.05 -0.12 -0.09 -0.14 -0.12 -0.05
word	guard	0.03 0.09 -0.20 -0.17 -0.19 -0.18 -0.18
word	guest	-0.12 0.00 -0.11 -0.11 -0.13 -0.11 0.12
word	guid	-0.02 0.10 -0.13 -0.12 -0.12 0.07 -0.16
word	guidelin	0.02 -0.22 -0.23 -0.25 0.23 -0.23 -0.23
word	gun	0.09 -0.11 -0.10 0.08 -0.10 -0.03 -0.09
word	gunboat	0.10 -0.08 -0.07 -0.11 -0.08 -0.08 -0.07
word	gunfir	0.08 -0.11 -0.10 -0.10 0.04 -0.08 -0.11
word	hack	-0.04 -0.17 0.08 -0.05 -0.17 0.12 -0.19
word	hacker	-0.10 -0.11 -0.06 -0.13 -0.12 0.12 -0.10
word	hail	-0.10 0.10 -0.12 0.03 -0.10 -0.09 -0.15
word	half	-0.02 0.00 0.02 -0.13 0.03 -0.13 -0.12
word	hall	0.09 -0.11 0.08 -0.12 -0.02 -0.10 -0.07
word	halt	-0.04 0.04 -0.24 -0.04 -0.01 -0.16 0.00
word	hama	-0.15 0.18 -0.19 -0.11 -0.20 -0.12 -0.11
word	hammer	0.04 -0.12 -0.13 -0.07 -0.10 -0.11 0.01
word	hand	-0.17 0.16 -0.20 -0.10 -0.19 -0.12 -0.02
word	happen	0.05 0.10 -0.25 -0.30 -0.22 -0.20 -0.10
word	happy	-0.05 0.02 0.04 -0.11 -0.14 -0.10 0.01
word	harbor	-0.11 0.05 -0.12 -0.10 -0.06 -0.08 -0.01
word	hard	-0.07 0.01 -0.23 0.06 -0.03 -0.18 0.00
word	hav	-0.12 -0.06 0.06 -0.12 -0.10 -0.09 0.05
word	haven	-0.16 -0.09 -0.11 0.07 0.02 -0.07 0.00
word	haven't	-0.10 0.03 -0.08 -0.08 0.06 -0.06 -0.09
word	hawk	-0.12 -0.06 -0.14 -0.14 -0.12 -0.13 0.15
word	hay	-0.09 -0.11 -0.04 0.05 -0.07 -0.11 -0.01
word	he'll	0.01 0.01 -0.11 -0.10 -0.10 -0.07 0.00
word	head	0.01 0.09 0.05 -0.06 -0.22 -0.15 -0.09
word	headquarter	0.10 0.02 -0.21 -0.10 -0.16 -0.11 -0.14
word	health	-0.10 0.04 -0.12 -0.08 0.06 -0.10 -0.06
word	healthcar	-0.10 -0.14 -0.14 -0.13 0.14 -0.14 -0.14
word	hear	0.02 0.02 -0.10 -0.08 -0.08 -0.06 -0.01
word	heard	0.05 0.06 -0.11 -0.07 -0.16 -0.08 -0.13
word	heart	-0.08 -0.03 -0.16 -0.14 0.05 -0.13 0.08
word	heat	0.00 -0.10 0.06 -0.02 -0.10 -0.06 0.03
word	heaviest	0.12 -0.11 -0.08 -0.10 -0.08 -0.08 -0.10
word	heavy	0.05 -0.12 -0.17 -0.12 0.04 -0.17 -0.11
word	hedg	-0.05 -0.07 -0.06 0.08 -0.08 -0.05 -0.10
word	held	-0.01 -0.15 0.00 -0.04 -0.05 -0.11 0.08
word	helicopter	0.06 0.09 -0.23 -0.23 -0.14 -0.16 -0.28
word	hell	0.10 0.02 -0.25 -0.19 0.07 -0.20 -0.20
word	help	-0.12 0.11 0.13 -0.12 0.01 -0.04 -0.14
word	here	-0.17 -0.09 -0.22 0.00 0.01 -0.12 0.09
word	hid	0.15 -0.09 -0.01 -0.06 -0.02 -0.13 -0.19
word	hidden	-0.05 -0.11 0.03 -0.10 -0.12 0.07 0.02
word	high	-0.06 -0.07 0.01 0.02 -0.06 -0.15 0.00
word	higher	-0.17 -0.18 -0.12 0.17 0.03 -0.07 -0.21
word	highest	-0.10 0.06 -0.08 0.10 -0.08 -0.03 -0.06
word	highlight	-0.13 0.07 -0.10 -0.09 0.05 -0.10 0.02
word	highly	0.15 -0.17 -0.15 0.04 -0.11 -0.08 -0.09
word	hik	-0.03 -0.07 -0.04 0.07 -0.05 -0.03 -0.07
word	hike	-0.10 -0.16 -0.07 0.10 -0.12 -0.09 0.02
word	him	-0.12 -0.07 0.08 -0.16 -0.23 -0.04 0.12
word	hint	-0.01 0.04 -0.12 -0.11 -0.10 -0.06 0.04
word	historic	-0.14 0.08 -0.07 0.00 0.06 -0.11 -0.08
word	history	0.03 -0.16 -0.19 -0.05 -0.20 -0.17 0.10
word	hit	0.22 -0.19 -0.37 -0.04 0.03 -0.03 -0.28
word	hits	0.11 -0.08 -0.48 -0.04 -0.05 -0.19 -0.10
word	hitt	-0.02 -0.08 0.00 0.07 -0.03 -0.11 -0.08
word	hold	-0.11 0.03 -0.07 0.03 -0.06 -0.20 -0.02
word	hole	0.14 -0.13 -0.10 -0.15 -0.10 -0.05 -0.12
word	holiday	-0.12 -0.06 -0.11 0.09 0.01 -0.10 -0.08
word	hom	0.02 -0.13 0.06 -0.12 0.01 0.05 -0.15
word	home	-0.10 -0.11 -0.21 -0.08 0.15 0.02 0.01
word	honcho	-0.09 -0.07 -0.06 0.14 -0.06 -0.06 -0.03
word	honor	0.06 0.00 -0.10 -0.07 -0.14 -0.06 -0.06
word	hop	-0.04 -0.02 -0.19 0.05 -0.09 -0.11 0.01
word	hope	-0.01 -0.03 -0.17 -0.17 0.06 -0.13 0.02
word	hospital	0.06 -0.20 -0.24 0.03 0.07 -0.21 -0.24
word	host	0.03 -0.05 -0.19 -0.02 -0.06 -0.12 0.01
word	hostil	-0.09 0.00 0.07 0.00 -0.10 -0.06 -0.08
word	hostility	-0.05 0.05 -0.14 -0.14 -0.06 -0.12 0.00
word	hotel	0.04 -0.11 0.04 0.04 -0.18 -0.10 -0.06
word	hour	-0.01 0.05 -0.08 0.10 -0.21 -0.14 -0.13
word	hous	-0.03 -0.18 0.03 -0.16 -0.06 -0.18 0.10
word	how	-0.02 -0.10 0.09 0.03 -0.02 0.01 -0.06
word	hub	-0.12 -0.12 -0.11 0.12 -0.01 -0.09 -0.13
word	huge	0.03 -0.04 -0.16 -0.08 -0.21 -0.14 0.08
word	human	-0.01 -0.14 -0.11 -0.16 0.15 -0.10 0.05
word	humanity	-0.13 0.07 -0.09 -0.14 -0.14 -0.15 0.03
word	hundred	-0.08 -0.05 -0.21 0.07 0.05 -0.14 0.04
word	hunt	0.06 -0.15 0.04 -0.13 0.03 -0.12 -0.09
word	hurdl	-0.13 0.01 -0.06 -0.11 -0.09 -0.05 0.04
word	hurt	0.05 0.03 -0.19 0.01 -0.02 -0.13 -0.14
word	hype	-0.06 -0.06 -0.07 -0.03 -0.06 -0.03 0.06
word	hyperliquid	-0.10 -0.07 -0.06 0.09 -0.09 -0.06 -0.07
word	i	-0.11 0.00 -0.28 -0.14 0.06 -0.13 0.04
word	i'm	-0.11 -0.12 -0.07 -0.07 -0.06 -0.06 0.12
word	icis	-0.09 -0.10 -0.07 0.09 -0.10 -0.06 -0.09
word	idea	0.01 0.02 0.02 -0.15 -0.14 -0.12 0.03
word	identify	0.02 -0.08 -0.13 -0.05 0.15 -0.09 -0.21
word	iea	-0.13 -0.04 -0.05 0.11 -0.12 -0.08 -0.13
word	if	-0.07 -0.02 0.02 -0.09 -0.09 -0.05 0.04
word	ignit	0.10 -0.05 -0.12 -0.15 -0.15 -0.11 0.06
word	ignor	0.01 0.01 0.07 -0.03 -0.08 -0.07 -0.07
word	iii	-0.10 -0.07 -0.10 0.06 -0.12 -0.09 0.01
word	illegal	-0.10 0.03 -0.15 -0.03 0.03 -0.06 0.02
word	imag	0.04 -0.19 0.12 -0.25 -0.02 -0.17 -0.05
word	imagery	0.01 -0.08 -0.12 0.03 0.05 -0.09 -0.11
word	imf	-0.13 -0.15 -0.13 0.16 -0.14 -0.10 -0.16
word	immediat	-0.11 0.11 -0.04 -0.11 -0.11 -0.03 -0.10
word	immediately	0.04 -0.06 -0.18 -0.04 0.04 -0.08 -0.02
word	imminent	-0.08 -0.16 0.09 -0.12 0.01 -0.13 0.11
word	impact	-0.18 -0.04 -0.29 0.25 -0.16 -0.21 -0.15
word	implementation	-0.01 0.09 -0.08 -0.12 -0.09 -0.10 -0.12
word	implication	0.11 0.06 -0.10 -0.05 -0.12 -0.11 -0.12
word	import	-0.11 -0.05 -0.04 0.10 -0.15 -0.03 -0.11
word	importanc	0.02 0.08 -0.09 -0.08 -0.08 -0.06 -0.12
word	important	0.00 0.07 -0.10 -0.05 -0.19 -0.11 0.02
word	impos	-0.03 -0.03 -0.16 -0.04 0.02 -0.14 0.03
word	inch	-0.11 -0.11 -0.08 0.11 -0.08 -0.07 -0.09
word	incident	0.11 -0.13 0.03 -0.17 -0.10 -0.13 0.03
word	includ	-0.05 0.17 -0.23 -0.19 -0.03 -0.13 -0.14
word	increas	0.09 -0.11 0.02 -0.01 -0.20 -0.19 -0.02
word	increasingly	-0.07 -0.07 -0.07 -0.08 0.04 0.07 0.07
word	independent	-0.10 0.07 -0.13 -0.08 0.06 -0.10 0.04
word	indicat	-0.11 -0.08 0.09 0.04 -0.13 -0.09 -0.12
word	industrial	-0.03 -0.16 -0.16 0.09 -0.17 -0.19 0.05
word	industry	0.00 0.00 -0.14 0.12 -0.11 -0.14 -0.14
word	infiltration	0.15 -0.13 -0.24 -0.21 -0.03 -0.16 -0.31
word	inflation	-0.07 -0.17 -0.15 0.15 -0.19 -0.09 -0.07
word	influenc	-0.11 0.10 -0.15 -0.03 -0.13 -0.08 -0.09
word	influencer	-0.05 -0.19 -0.15 -0.13 -0.02 -0.08 0.13
word	inform	0.03 0.02 0.06 0.03 -0.08 -0.08 -0.11
word	information	0.06 -0.12 0.03 -0.07 -0.07 -0.06 -0.08
word	infrastructur	0.06 -0.06 -0.24 -0.13 0.06 -0.22 0.04
word	initial	0.06 -0.08 -0.06 -0.06 -0.11 -0.06 0.06
word	injur	0.01 -0.15 0.01 0.03 0.10 -0.15 -0.13
word	injury	-0.03 -0.16 0.12 -0.17 0.03 -0.13 -0.02
word	insid	0.05 -0.25 0.01 -0.10 -0.07 -0.19 0.03
word	insider	-0.18 -0.09 0.06 -0.03 -0.22 -0.17 0.18
word	insight	-0.15 -0.14 -0.06 0.16 -0.16 -0.05 -0.13
word	insist	0.07 -0.06 -0.15 -0.07 0.01 -0.13 -0.01
word	inspect	0.02 0.04 -0.13 -0.10 0.02 -0.09 -0.09
word	inspection	-0.13 0.14 -0.09 -0.16 -0.03 -0.03 -0.10
word	inspector	-0.16 0.14 -0.15 -0.12 -0.10 -0.10 -0.13
word	insufficient	-0.09 0.09 -0.10 -0.07 -0.08 -0.08 -0.10
word	insuranc	-0.10 -0.13 -0.08 0.14 -0.06 -0.05 -0.11
word	insurer	-0.15 -0.11 -0.04 0.14 -0.12 -0.05 -0.12
word	integrity	-0.04 -0.02 -0.11 -0.08 -0.11 -0.13 0.05
word	intel	-0.12 -0.21 0.21 -0.15 -0.20 -0.18 -0.18
word	intelligenc	-0.06 -0.17 0.14 0.00 -0.13 -0.13 -0.11
word	intend	0.10 -0.14 -0.14 -0.08 -0.08 -0.07 0.13
word	intens	0.16 -0.14 -0.14 -0.14 -0.16 -0.13 -0.15
word	intensify	0.17 -0.06 -0.19 -0.07 -0.12 -0.22 -0.10
word	intercept	0.10 -0.07 -0.04 -0.01 -0.12 -0.15 -0.16
word	interception	0.03 0.03 -0.17 -0.18 -0.19 -0.14 0.02
word	interceptor	0.15 -0.13 -0.15 -0.13 -0.12 -0.14 -0.16
word	interest	-0.02 0.03 -0.20 0.06 -0.17 -0.19 -0.07
word	interim	-0.08 0.06 -0.09 -0.10 -0.10 -0.09 0.03
word	interior	0.06 -0.06 -0.11 -0.11 -0.10 -0.08 0.07
word	international	-0.15 0.09 -0.01 -0.12 0.07 -0.19 -0.04
word	internet	-0.15 -0.05 -0.18 -0.12 0.07 0.14 -0.10
word	interven	0.05 0.01 -0.18 -0.14 -0.13 -0.09 -0.04
word	intervention	0.00 0.10 -0.20 -0.18 -0.17 -0.15 -0.10
word	interview	0.09 0.06 0.10 -0.13 -0.15 -0.03 -0.17
word	invad	0.16 -0.09 -0.15 -0.07 -0.11 -0.11 -0.12
word	invasion	0.06 -0.11 -0.19 -0.15 0.04 -0.13 0.01
word	investigat	-0.11 -0.07 0.13 -0.16 -0.06 -0.20 -0.01
word	investigation	-0.01 0.04 -0.10 -0.04 -0.06 0.05 0.00
word	investigator	0.06 -0.11 -0.10 -0.06 0.03 -0.03 -0.12
word	investor	-0.05 -0.18 -0.12 0.16 -0.16 -0.08 -0.10
word	invit	-0.13 0.14 -0.12 -0.12 -0.07 -0.04 -0.12
word	invok	0.00 -0.15 -0.13 -0.05 -0.11 -0.10 0.06
word	involv	0.08 -0.01 -0.16 -0.06 -0.17 -0.08 0.00
word	involvement	0.06 0.08 -0.17 -0.16 -0.14 -0.11 -0.12
word	iron	-0.03 0.05 -0.10 -0.07 -0.10 -0.11 -0.10
word	is	0.02 -0.01 -0.05 -0.14 -0.09 -0.13 0.08
word	islamic	0.06 -0.01 0.01 -0.12 -0.14 -0.10 -0.12
word	island	0.13 -0.10 -0.18 -0.13 -0.15 -0.13 0.01
word	isn't	-0.06 -0.04 -0.20 -0.02 -0.18 -0.15 0.10
word	issu	-0.01 0.06 -0.07 0.02 -0.12 -0.22 -0.11
word	itself	-0.01 0.09 -0.14 -0.04 -0.10 -0.10 -0.06
word	jack	-0.11 -0.13 -0.13 -0.11 -0.13 -0.11 0.12
word	jail	-0.08 -0.14 0.11 -0.13 -0.12 -0.14 0.04
word	jake	-0.01 0.09 -0.02 -0.11 -0.10 -0.11 0.02
word	jazeera	-0.07 0.10 -0.16 -0.14 0.08 -0.12 -0.11
word	jeffry	-0.08 -0.09 -0.09 -0.07 -0.07 -0.06 0.09
word	jenning	0.01 -0.12 -0.11 -0.12 -0.12 -0.10 0.13
word	jesu	-0.19 -0.12 -0.20 -0.12 -0.20 -0.14 0.20
word	jet	0.04 -0.08 -0.12 0.05 -0.11 -0.16 -0.03
word	jets	0.13 -0.19 -0.21 -0.06 0.03 -0.08 -0.19
word	jewish	-0.09 -0.13 0.01 -0.04 0.03 -0.12 0.14
word	jimmy	-0.10 -0.10 -0.11 -0.05 -0.09 -0.07 0.13
word	jitter	-0.06 -0.08 -0.05 0.07 -0.07 -0.07 -0.08
word	job	-0.07 -0.05 0.05 0.06 -0.13 -0.11 0.01
word	jobs	-0.12 -0.12 -0.12 -0.02 -0.11 -0.08 0.08
word	joe	-0.21 -0.15 0.13 -0.14 -0.17 -0.11 0.11
word	john	-0.15 -0.15 0.03 -0.17 -0.16 -0.11 0.17
word	join	-0.03 0.12 -0.26 -0.19 0.02 -0.13 -0.13
word	joint	0.10 0.08 -0.19 -0.16 -0.16 -0.11 -0.22
word	jok	-0.09 -0.13 -0.14 -0.08 -0.12 -0.14 0.13
word	joke	-0.10 -0.04 -0.05 -0.08 0.04 -0.05 0.01
word	jolt	-0.11 -0.13 -0.09 0.10 -0.13 -0.07 0.04
word	jon	-0.14 -0.17 -0.16 0.07 -0.14 -0.10 0.07
word	jonathan	-0.10 -0.06 -0.13 -0.11 -0.11 -0.09 0.09
word	journalist	-0.06 -0.15 -0.30 -0.21 0.11 -0.21 0.08
word	judg	0.02 0.06 -0.13 -0.15 -0.15 -0.12 -0.13
word	july	-0.11 -0.10 -0.10 -0.09 -0.09 -0.10 0.12
word	jump	0.06 -0.04 -0.10 -0.01 -0.11 -0.05 -0.02
word	june	0.01 -0.04 -0.15 -0.09 -0.07 -0.11 0.06
word	just	-0.03 -0.05 0.00 -0.03 -0.09 -0.18 0.05
word	justification	-0.12 -0.01 -0.15 -0.12 -0.13 -0.13 0.12
word	justify	0.03 -0.09 -0.15 0.01 -0.15 -0.10 0.03
word	k	-0.02 -0.10 0.03 0.06 -0.13 -0.08 0.01
word	kaitlan	-0.03 -0.12 0.04 -0.08 -0.09 -0.08 0.03
word	kamikaz	0.10 -0.09 -0.11 -0.11 -0.10 -0.10 -0.09
word	karl	-0.10 -0.07 -0.12 -0.10 -0.12 -0.08 0.09
word	karolin	-0.15 -0.01 -0.14 -0.18 -0.14 -0.13 0.10
word	kash	-0.09 -0.10 -0.14 -0.10 -0.07 0.09 0.00
word	keep	0.00 0.04 -0.33 -0.03 -0.17 -0.22 0.03
word	keir	-0.06 0.11 -0.19 -0.09 -0.14 -0.04 -0.07
word	kelly	-0.05 -0.07 -0.09 -0.06 -0.09 -0.05 0.09
word	kent	-0.15 -0.14 0.16 -0.09 -0.11 -0.08 0.00
word	kept	0.02 0.02 0.07 -0.11 -0.11 -0.11 0.01
word	kerry	-0.10 -0.12 -0.13 -0.08 -0.08 -0.11 0.11
word	key	-0.01 0.06 0.02 0.06 -0.26 -0.12 -0.14
word	khalil	0.01 0.02 -0.15 -0.15 0.03 -0.15 -0.12
word	kick	-0.13 0.12 -0.14 -0.14 -0.14 -0.07 -0.07
word	kill	0.02 -0.01 -0.04 -0.41 0.09 -0.15 -0.04
word	kimmel	-0.11 -0.09 -0.14 -0.10 -0.09 -0.08 0.12
word	king	0.02 0.05 -0.13 -0.10 -0.15 -0.08 -0.05
word	kittleson	-0.08 -0.04 -0.08 -0.11 0.09 -0.08 -0.10
word	knew	-0.02 0.05 0.05 -0.11 -0.09 -0.12 -0.12
word	knock	0.04 0.01 -0.09 0.02 -0.14 -0.14 -0.08
word	know	0.09 0.06 -0.29 -0.07 -0.11 -0.15 -0.15
word	korea	-0.14 -0.05 -0.11 0.01 -0.10 -0.06 0.08
word	kurd	0.11 -0.09 0.03 -0.17 -0.19 -0.18 0.03
word	kurdish	0.15 -0.13 0.05 -0.08 -0.13 -0.10 -0.04
word	la	-0.06 -0.06 -0.02 -0.08 -0.08 -0.04 0.14
word	lab	-0.08 -0.12 0.02 0.02 -0.08 -0.07 0.06
word	lack	-0.13 0.12 -0.12 0.06 -0.09 -0.11 -0.14
word	laden	0.02 0.08 -0.11 -0.14 -0.09 -0.14 -0.11
word	laid	0.10 -0.12 -0.12 -0.02 -0.09 -0.05 -0.09
word	lake	-0.03 -0.05 -0.13 -0.12 -0.14 -0.11 0.09
word	land	0.08 0.05 -0.20 -0.13 -0.05 -0.14 -0.13
word	larg	-0.05 -0.07 -0.21 -0.12 0.02 -0.16 0.08
word	largely	-0.12 0.02 -0.09 -0.01 -0.07 -0.05 0.04
word	largest	0.02 -0.03 -0.17 0.07 -0.22 0.06 -0.20
word	lash	-0.03 0.06 -0.14 -0.19 -0.14 -0.09 0.00
word	last	0.05 -0.11 -0.23 -0.08 -0.11 -0.03 0.07
word	late	-0.08 0.03 -0.06 0.00 -0.17 -0.11 0.04
word	latest	0.13 -0.03 -0.12 -0.01 -0.13 -0.20 -0.11
word	launch	0.25 -0.20 -0.07 -0.13 0.00 0.02 -0.27
word	launcher	0.10 -0.16 0.06 -0.12 -0.20 -0.13 -0.20
word	laura	0.04 -0.07 -0.11 -0.10 -0.09 -0.08 0.00
word	law	-0.09 0.04 -0.01 -0.11 0.08 -0.17 -0.02
word	lawmaker	0.05 -0.05 0.08 -0.04 -0.09 -0.07 -0.05
word	lay	0.11 -0.05 -0.18 -0.12 -0.15 -0.10 -0.02
word	lays	0.04 0.05 0.04 -0.14 -0.16 -0.12 -0.14
word	lead	-0.02 0.09 0.00 -0.04 -0.26 -0.18 -0.01
word	leader	-0.07 0.14 0.02 -0.12 -0.24 -0.17 -0.04
word	leadership	0.00 -0.12 0.00 -0.17 -0.23 -0.17 0.10
word	leaf	0.09 0.07 -0.12 -0.09 -0.09 -0.07 -0.12
word	leak	-0.04 0.01 0.09 -0.15 -0.16 0.03 -0.07
word	learn	-0.07 -0.16 -0.18 -0.15 0.03 -0.14 0.14
word	least	0.05 -0.16 -0.22 -0.03 0.03 -0.10 -0.05
word	leav	-0.17 0.03 -0.06 -0.06 0.06 -0.15 0.06
word	led	0.00 0.03 -0.14 -0.14 0.01 -0.07 -0.04
word	left	0.05 -0.20 -0.06 0.00 0.08 -0.21 0.02
word	legal	-0.17 0.18 -0.26 -0.23 -0.12 0.02 -0.03
word	legitimat	0.09 -0.02 -0.12 -0.13 -0.12 -0.13 -0.14
word	less	0.00 -0.03 -0.11 0.05 -0.13 -0.09 0.01
word	lesson	0.08 0.01 -0.13 -0.10 -0.11 -0.09 0.05
word	let	-0.15 -0.07 -0.10 -0.03 0.09 -0.05 0.09
word	level	-0.09 -0.04 -0.19 0.09 -0.18 -0.14 0.00
word	leverag	-0.11 -0.07 -0.15 -0.08 -0.12 -0.12 0.09
word	licens	-0.08 -0.07 -0.07 -0.08 -0.07 -0.08 0.08
word	lies	-0.13 0.00 -0.10 -0.16 -0.13 -0.09 0.14
word	life	-0.20 -0.17 0.08 -0.22 0.13 -0.21 0.01
word	lifelin	-0.02 -0.13 -0.07 0.10 0.02 -0.06 -0.12
word	lift	-0.06 -0.05 -0.15 0.05 0.00 -0.16 -0.11
word	like	0.02 -0.17 -0.06 -0.19 -0.03 -0.17 0.14
word	likely	-0.05 -0.07 0.01 -0.07 0.04 -0.10 0.08
word	limbo	0.11 -0.02 -0.06 -0.12 -0.10 -0.06 -0.12
word	limit	-0.03 0.04 -0.03 0.02 0.01 -0.19 -0.16
word	lin	-0.01 0.09 -0.15 -0.04 -0.17 -0.14 -0.09
word	lindsey	-0.03 0.07 -0.20 -0.15 -0.16 -0.12 -0.02
word	line	0.06 -0.07 -0.16 -0.06 0.01 -0.12 -0.01
word	linger	-0.08 -0.09 -0.05 0.08 0.05 -0.06 -0.11
word	link	-0.19 0.02 0.11 -0.02 -0.11 -0.01 -0.06
word	list	-0.04 -0.10 0.06 -0.15 0.02 -0.16 0.05
word	listen	-0.05 0.06 -0.12 -0.08 -0.09 -0.08 -0.02
word	littl	-0.15 0.12 -0.20 -0.06 -0.22 -0.10 0.04
word	liv	-0.13 -0.11 -0.06 -0.08 0.11 0.08 0.10
word	live	0.10 0.01 -0.06 -0.04 -0.21 -0.09 -0.15
word	lng	0.06 -0.21 -0.13 0.05 -0.21 -0.07 -0.16
word	load	0.17 -0.08 -0.23 -0.03 -0.19 -0.11 -0.25
word	lock	0.14 -0.14 -0.18 -0.02 0.00 -0.11 -0.12
word	logistic	-0.09 -0.09 -0.05 0.09 -0.10 -0.04 -0.09
word	long	0.13 0.03 -0.15 -0.06 -0.27 -0.13 -0.10
word	longer	0.04 0.00 -0.19 0.01 -0.17 -0.11 -0.10
word	look	0.05 0.00 -0.03 0.05 -0.22 -0.15 -0.12
word	loom	-0.06 -0.04 -0.20 0.00 0.05 -0.11 0.03
word	los	-0.14 -0.17 0.05 -0.07 -0.05 -0.15 0.09
word	lose	-0.02 0.02 -0.08 -0.04 -0.10 -0.05 0.02
word	loser	-0.11 0.04 -0.11 0.04 -0.10 -0.09 0.09
word	loss	-0.01 -0.02 -0.01 0.05 -0.20 -0.10 -0.03
word	lost	-0.04 -0.12 0.05 -0.06 -0.04 -0.20 0.07
word	lot	-0.07 0.02 -0.14 -0.04 0.03 -0.10 0.01
word	lov	-0.11 -0.11 -0.11 -0.06 0.09 -0.08 0.01
word	love	-0.08 -0.10 -0.10 -0.08 -0.10 -0.03 0.10
word	low	-0.19 -0.10 -0.13 0.14 -0.15 -0.10 -0.05
word	lower	-0.05 -0.12 -0.12 0.10 -0.13 -0.14 -0.08
word	lpg	-0.10 -0.08 -0.04 0.10 -0.09 -0.05 -0.06
word	lure	0.08 0.07 0.07 -0.04 -0.10 -0.06 -0.15
word	luxury	0.00 -0.11 -0.10 -0.08 -0.11 -0.11 0.05
word	ly	-0.10 0.02 -0.17 -0.14 0.00 -0.13 0.01
word	machin	0.10 -0.16 -0.11 -0.11 -0.11 -0.06 0.12
word	made	-0.12 -0.09 0.06 -0.02 0.00 -0.12 0.07
word	maga	-0.15 -0.22 0.00 -0.19 -0.01 -0.11 0.15
word	maher	-0.13 -0.18 -0.14 -0.13 -0.15 -0.12 0.17
word	main	-0.02 -0.09 0.01 0.03 -0.04 -0.10 -0.03
word	maintain	0.04 -0.06 -0.12 0.05 -0.13 -0.09 -0.13
word	majeur	-0.04 -0.13 -0.05 0.09 -0.14 -0.05 -0.13
word	major	0.00 0.13 -0.07 -0.03 -0.31 -0.20 -0.18
word	majority	0.01 -0.14 -0.17 -0.07 -0.10 -0.09 0.09
word	mak	-0.07 0.10 -0.01 -0.04 -0.22 -0.18 -0.02
word	make	-0.06 -0.14 -0.07 0.09 -0.28 -0.17 0.12
word	mall	-0.08 -0.11 -0.09 0.07 0.05 -0.10 0.07
word	man	-0.15 -0.13 0.14 -0.16 0.03 -0.17 -0.03
word	manag	-0.14 0.12 -0.12 0.08 -0.08 -0.13 -0.07
word	manu	-0.09 0.08 -0.06 -0.09 -0.05 -0.05 0.08
word	many	-0.07 -0.02 -0.05 -0.08 0.12 -0.17 -0.06
word	map	-0.10 -0.07 0.02 0.01 0.01 0.04 0.05
word	mapp	0.15 -0.15 -0.17 -0.13 -0.16 -0.09 -0.10
word	marathon	-0.11 0.08 -0.06 -0.08 -0.09 -0.05 -0.05
word	march	-0.08 -0.17 -0.15 0.08 0.00 -0.13 0.03
word	margin	-0.11 -0.11 -0.08 -0.05 -0.11 -0.07 0.07
word	marin	0.12 -0.20 -0.20 -0.06 -0.19 -0.13 0.02
word	marina	0.06 -0.05 -0.03 -0.06 -0.06 -0.01 -0.06
word	maritim	0.06 -0.08 -0.12 0.05 -0.06 -0.12 -0.14
word	marjori	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
word	mark	-0.12 0.01 -0.14 -0.11 -0.05 -0.13 0.09
word	market	-0.06 -0.07 -0.20 0.10 -0.22 -0.13 -0.02
word	martyr	-0.10 0.06 -0.14 -0.14 -0.02 -0.14 0.01
word	mass	-0.06 -0.16 -0.15 0.06 0.08 -0.13 -0.15
word	massacr	-0.01 -0.10 -0.09 -0.07 0.02 -0.06 0.02
word	massi	-0.05 0.12 -0.11 -0.11 -0.10 -0.05 0.01
word	massiv	0.10 -0.10 -0.29 0.01 -0.18 -0.15 -0.06
word	material	-0.04 0.03 0.05 -0.09 -0.10 -0.07 -0.12
word	matter	-0.06 -0.08 -0.12 -0.10 -0.11 -0.09 0.10
word	may	-0.02 -0.07 -0.01 -0.11 0.00 -0.21 0.08
word	mayb	0.07 -0.08 -0.09 -0.08 -0.07 -0.07 0.03
word	me	-0.16 -0.10 -0.13 -0.03 0.11 -0.11 0.02
word	mean	-0.06 -0.11 0.01 0.08 -0.02 -0.10 0.02
word	meaningles	-0.08 0.09 -0.05 -0.05 -0.12 -0.04 -0.12
word	meant	0.06 0.05 -0.11 -0.08 -0.08 -0.06 -0.11
word	measur	0.03 0.02 0.04 -0.02 -0.09 -0.10 -0.16
word	mechanism	-0.12 0.11 -0.09 0.03 -0.09 -0.09 -0.11
word	media	0.05 -0.20 0.00 -0.09 0.08 -0.02 0.00
word	mediat	0.02 0.10 -0.13 -0.18 -0.14 -0.09 -0.12
word	mediation	-0.02 0.11 -0.10 -0.04 -0.17 -0.11 -0.21
word	mediator	-0.15 0.04 0.05 -0.18 -0.13 -0.06 0.04
word	medic	0.00 -0.12 -0.10 -0.08 0.08 -0.11 -0.11
word	medical	-0.01 -0.12 -0.08 0.00 0.02 0.03 -0.09
word	meet	0.07 0.01 -0.10 -0.01 -0.06 -0.10 -0.16
word	meg	-0.06 -0.06 -0.03 0.06 -0.06 -0.03 -0.05
word	megyn	-0.04 -0.06 -0.08 -0.03 -0.04 -0.04 0.05
word	member	0.06 -0.07 -0.25 -0.09 -0.04 0.04 -0.01
word	memorandum	-0.11 0.19 0.01 -0.19 -0.14 -0.16 -0.21
word	messag	-0.14 0.00 0.01 0.04 0.00 0.05 -0.09
word	met	-0.12 0.06 -0.04 0.02 -0.11 -0.09 -0.08
word	methanol	-0.07 -0.06 -0.09 0.08 -0.09 -0.06 -0.09
word	michigan	-0.04 -0.08 -0.09 -0.08 -0.06 -0.08 0.09
word	mid	-0.09 -0.07 -0.05 0.08 -0.06 -0.05 -0.08
word	middl	-0.10 -0.15 0.04 0.10 -0.11 -0.14 0.01
word	midnight	-0.10 0.07 -0.09 -0.10 -0.10 -0.06 0.05
word	midterm	-0.11 -0.07 -0.11 -0.09 -0.04 -0.09 0.09
word	might	-0.07 0.02 -0.18 0.01 -0.22 -0.16 0.04
word	mike	-0.10 -0.02 -0.12 -0.13 -0.11 -0.14 0.07
word	mil	-0.06 -0.10 -0.14 0.07 -0.11 -0.09 0.08
word	miliband	0.03 0.01 -0.05 -0.08 -0.11 -0.03 0.08
word	militant	-0.03 0.09 -0.16 -0.09 -0.06 -0.10 0.03
word	military	-0.01 0.02 0.07 -0.09 -0.09 -0.06 -0.05
word	militia	0.09 0.03 -0.13 -0.08 -0.12 -0.08 -0.16
word	million	-0.20 -0.13 -0.06 0.00 0.14 -0.02 0.09
word	min	0.04 -0.04 0.06 -0.04 -0.24 -0.18 -0.24
word	mind	-0.08 0.00 -0.01 -0.10 -0.09 -0.10 0.08
word	mine	0.14 -0.13 0.04 -0.10 -0.11 -0.12 -0.14
word	minister	-0.17 0.10 -0.04 0.07 -0.10 -0.03 -0.15
word	ministry	-0.06 0.09 -0.19 -0.01 -0.02 -0.13 -0.10
word	minut	-0.08 -0.15 -0.03 0.07 -0.22 -0.19 0.09
word	miraculou	0.10 -0.09 -0.11 -0.07 -0.10 -0.06 -0.11
word	miscalculation	0.09 -0.11 -0.13 -0.13 -0.11 -0.11 0.07
word	mislead	-0.02 -0.10 0.11 0.04 -0.10 -0.09 -0.01
word	miss	0.14 -0.04 -0.27 -0.19 0.04 -0.15 -0.19
word	missil	-0.01 -0.07 0.05 -0.16 0.05 -0.05 -0.06
word	mission	0.23 -0.08 -0.01 -0.26 -0.23 -0.17 0.01
word	mistak	-0.10 -0.16 -0.19 -0.14 0.00 -0.13 0.16
word	mix	-0.16 -0.10 -0.18 -0.02 -0.15 -0.14 0.16
word	mn	0.10 -0.10 -0.09 -0.02 -0.10 -0.13 -0.11
word	mock	-0.04 -0.01 -0.18 -0.07 -0.18 -0.12 0.05
word	mohammad	0.08 -0.08 -0.10 -0.08 -0.15 -0.06 0.02
word	moment	0.14 -0.15 -0.26 -0.07 -0.23 -0.17 0.05
word	mona	0.09 -0.07 -0.09 -0.09 0.03 -0.10 -0.12
word	monday	0.01 0.03 -0.09 0.02 -0.09 -0.05 -0.10
word	money	-0.15 -0.11 -0.01 0.12 -0.13 -0.11 -0.08
word	monitor	0.04 -0.15 -0.15 0.02 -0.20 -0.10 0.00
word	month	-0.09 -0.03 0.08 0.08 0.04 -0.16 -0.16
word	more	0.14 -0.06 -0.33 -0.13 -0.01 -0.20 -0.03
word	morn	-0.06 0.00 -0.17 0.03 -0.15 -0.08 0.03
word	mortgag	-0.13 -0.14 -0.11 0.13 -0.14 -0.11 -0.11
word	mosqu	-0.04 -0.14 -0.09 -0.09 -0.15 -0.09 0.10
word	most	-0.02 -0.12 0.06 -0.09 0.07 -0.10 0.01
word	mostly	-0.12 0.05 -0.14 0.01 0.03 -0.07 -0.06
word	mother	-0.13 0.05 -0.12 -0.09 0.07 -0.08 -0.04
word	mou	-0.16 0.22 -0.11 0.02 -0.23 -0.16 -0.23
word	mount	-0.11 0.10 -0.19 -0.09 -0.01 0.00 -0.09
word	mountain	0.06 -0.11 -0.13 -0.08 0.01 -0.09 -0.01
word	mourn	-0.12 -0.13 -0.15 -0.07 0.14 -0.07 0.06
word	mov	-0.03 0.02 -0.21 0.06 -0.16 -0.13 -0.05
word	move	0.02 -0.15 -0.21 0.05 -0.19 -0.14 0.05
word	mp	-0.09 0.02 -0.08 0.02 -0.07 -0.05 0.02
word	mr	0.02 -0.13 0.04 -0.05 -0.15 -0.13 0.02
word	ms	-0.02 -0.10 -0.15 0.03 -0.13 -0.13 0.07
word	much	0.05 -0.02 -0.15 -0.11 -0.04 -0.07 0.06
word	mull	0.08 0.01 -0.10 -0.09 -0.14 -0.10 -0.16
word	mullah	-0.03 -0.13 0.06 -0.12 -0.13 -0.06 -0.02
word	multi	0.04 -0.10 -0.11 -0.11 -0.14 -0.10 0.06
word	multipl	0.13 -0.19 -0.20 -0.03 -0.19 -0.16 -0.04
word	municipal	-0.03 -0.10 -0.14 -0.12 0.15 -0.10 -0.10
word	munition	-0.01 -0.09 -0.16 -0.13 0.07 -0.12 0.02
word	musk	-0.03 -0.03 -0.18 -0.05 -0.15 0.08 0.05
word	muslim	-0.03 -0.04 -0.12 0.04 -0.06 -0.08 0.02
word	must	-0.07 0.00 -0.26 -0.04 -0.08 -0.19 0.08
word	mut	0.07 0.07 -0.06 -0.10 -0.08 -0.04 -0.02
word	my	-0.21 -0.04 -0.03 -0.11 0.06 -0.12 0.07
word	mysteriou	-0.10 -0.01 0.09 -0.07 -0.08 -0.08 -0.10
word	mystery	-0.05 0.00 0.03 0.07 -0.10 -0.06 -0.08
word	n	-0.08 0.10 -0.07 -0.08 -0.09 -0.04 -0.10
word	nam	-0.06 -0.01 -0.26 -0.12 0.04 -0.12 0.06
word	name	-0.12 -0.15 -0.13 -0.12 -0.02 -0.09 0.14
word	narrativ	-0.12 -0.13 -0.12 -0.12 -0.11 -0.13 0.12
word	narrow	-0.01 0.04 -0.09 -0.06 -0.08 -0.05 -0.01
word	nasdaq	-0.10 -0.10 -0.08 0.10 -0.09 -0.07 -0.09
word	nation	-0.02 0.09 -0.27 -0.06 -0.04 -0.17 -0.09
word	national	-0.15 -0.09 0.04 0.09 0.03 -0.18 0.07
word	nationwid	-0.03 -0.01 -0.08 -0.08 -0.09 0.04 -0.09
word	natural	0.03 -0.08 -0.04 0.06 -0.08 -0.03 -0.08
word	naval	-0.05 0.04 -0.22 0.07 -0.23 -0.11 -0.05
word	navy	0.00 -0.09 -0.04 -0.14 -0.20 -0.09 0.11
word	nbc	-0.08 -0.07 -0.06 0.10 -0.04 -0.04 0.02
word	near	0.14 -0.09 -0.15 -0.07 0.05 -0.16 -0.18
word	nearly	-0.03 0.04 -0.18 0.09 -0.07 -0.11 -0.14
word	need	0.02 0.05 -0.21 -0.05 -0.29 -0.17 -0.03
word	negotiat	-0.28 0.10 -0.19 0.04 -0.18 -0.07 0.05
word	negotiation	-0.21 0.02 -0.26 -0.08 -0.29 -0.11 0.08
word	negotiator	0.06 -0.03 -0.15 0.04 -0.21 -0.10 -0.14
word	neighbor	-0.02 -0.01 0.05 -0.01 0.01 -0.10 -0.15
word	neighbour	-0.04 0.12 -0.12 -0.13 0.01 -0.15 -0.16
word	neither	-0.10 -0.03 -0.11 0.03 -0.08 -0.10 0.08
word	nerv	-0.11 0.06 0.03 -0.09 -0.10 -0.12 -0.04
word	net	-0.06 -0.06 -0.11 -0.03 -0.10 -0.11 0.07
word	network	-0.19 -0.14 -0.06 0.06 -0.18 -0.19 0.14
word	neutral	-0.09 0.15 -0.13 -0.14 -0.14 -0.10 -0.10
word	neutrality	-0.04 0.09 -0.12 -0.07 -0.14 -0.08 -0.12
word	never	-0.11 0.07 -0.22 -0.18 0.02 -0.13 0.08
word	new	0.04 -0.05 -0.09 -0.15 0.00 -0.06 0.01
word	news	0.07 -0.28 -0.13 0.14 -0.29 -0.26 0.00
word	next	0.07 0.00 -0.29 -0.10 -0.02 -0.17 0.00
word	night	0.10 -0.07 -0.01 -0.17 -0.14 0.03 -0.01
word	nine	0.04 -0.09 -0.09 -0.07 0.03 -0.06 0.08
word	no	-0.06 0.02 -0.10 -0.06 -0.11 -0.05 0.08
word	nobel	-0.13 -0.16 -0.16 0.08 -0.15 -0.13 0.06
word	nobody	-0.14 0.13 -0.12 -0.13 -0.14 -0.10 0.07
word	non	-0.07 0.11 -0.11 0.06 -0.12 -0.10 -0.09
word	none	-0.01 0.04 -0.07 -0.05 -0.06 -0.05 -0.02
word	nor	-0.10 -0.03 -0.11 0.03 -0.08 -0.10 0.08
word	north	-0.02 -0.09 0.00 -0.10 -0.21 -0.19 0.08
word	northern	0.03 -0.14 -0.14 -0.14 0.05 -0.13 0.09
word	not	-0.15 0.07 -0.11 -0.04 -0.05 -0.15 0.09
word	noth	-0.17 -0.03 -0.16 0.01 -0.12 -0.10 0.12
word	notic	0.08 -0.18 -0.17 0.00 -0.14 -0.12 0.06
word	now	-0.07 0.09 -0.32 -0.08 -0.30 -0.16 0.03
word	nowher	-0.13 -0.14 -0.14 -0.14 0.13 -0.15 -0.03
word	nuclear	-0.10 0.07 0.02 -0.01 -0.18 -0.17 0.01
word	nuk	0.05 -0.05 0.06 -0.09 -0.10 -0.10 -0.12
word	nuke	-0.11 0.08 -0.15 -0.11 -0.13 -0.15 0.02
word	number	0.10 -0.10 -0.13 -0.08 -0.17 -0.07 -0.01
word	ny	0.02 -0.08 0.07 -0.10 -0.07 -0.08 0.04
word	nyt	-0.05 -0.01 0.03 -0.10 -0.10 -0.10 0.03
word	obama	-0.10 0.00 -0.15 -0.14 -0.08 -0.05 0.05
word	objectiv	0.13 -0.09 -0.03 -0.16 -0.22 -0.16 0.00
word	oblig	0.01 0.01 -0.12 0.03 -0.11 -0.07 -0.10
word	obligation	-0.13 0.01 0.07 0.07 -0.07 -0.03 -0.14
word	obliterat	0.12 -0.06 -0.23 -0.19 -0.19 -0.07 -0.08
word	obliteration	-0.01 0.05 -0.09 -0.10 -0.09 -0.03 -0.11
word	obstacl	-0.14 -0.04 -0.10 -0.12 0.05 -0.10 0.04
word	occupation	-0.03 0.07 -0.16 -0.14 -0.19 0.06 -0.02
word	occupy	0.04 0.08 -0.08 -0.09 -0.14 -0.10 -0.14
word	odds	0.11 -0.14 -0.16 -0.05 -0.10 -0.07 -0.08
word	off	0.06 0.00 -0.38 0.02 -0.05 -0.17 -0.08
word	offensiv	-0.05 0.02 -0.17 -0.12 0.03 -0.11 -0.01
word	offer	-0.03 0.03 -0.26 0.03 -0.05 -0.11 -0.06
word	offic	0.04 -0.13 -0.15 0.06 -0.01 -0.11 0.03
word	officer	-0.03 0.05 -0.02 -0.13 -0.15 -0.11 0.02
word	official	0.04 0.09 0.13 -0.11 -0.19 -0.04 -0.20
word	often	-0.08 -0.05 -0.09 -0.08 -0.11 -0.05 0.09
word	oh	-0.07 -0.10 -0.08 -0.05 -0.06 -0.04 0.10
word	oil	0.01 0.00 -0.18 0.01 -0.09 -0.13 -0.13
word	oils	-0.06 -0.07 -0.04 0.06 -0.06 -0.04 -0.06
word	old	-0.03 0.01 -0.08 -0.10 0.03 -0.08 0.03
word	oliver	-0.08 -0.09 -0.09 -0.07 -0.07 -0.02 0.09
word	once	-0.07 0.03 0.03 -0.03 -0.17 -0.08 -0.03
word	one	0.10 -0.11 -0.10 0.00 -0.01 -0.15 -0.07
word	ones	-0.12 -0.12 -0.09 -0.09 0.07 -0.08 0.06
word	ongo	-0.12 -0.03 -0.24 -0.16 0.10 -0.19 0.04
word	onlin	-0.11 0.00 -0.08 -0.10 -0.13 0.04 0.07
word	only	0.01 -0.12 0.05 -0.03 0.00 -0.15 -0.01
word	op	0.08 -0.08 -0.10 -0.07 -0.07 -0.07 -0.05
word	open	0.11 0.06 -0.08 -0.05 -0.19 -0.16 -0.17
word	operat	0.01 0.01 0.08 -0.14 -0.16 -0.11 -0.14
word	operation	0.07 -0.13 -0.04 0.00 -0.06 -0.18 -0.04
word	operational	0.11 -0.12 -0.12 -0.12 0.04 -0.11 -0.15
word	operativ	0.07 -0.10 -0.12 -0.04 -0.08 -0.05 0.06
word	opinion	-0.05 -0.19 0.01 -0.09 -0.17 -0.14 0.12
word	opportunity	0.05 0.06 -0.10 -0.08 -0.16 -0.10 -0.02
word	oppos	-0.14 0.10 -0.18 -0.12 -0.15 -0.10 0.05
word	opposition	-0.02 -0.12 -0.13 -0.16 -0.14 -0.11 0.14
word	optimism	-0.11 0.00 -0.04 0.03 0.05 -0.05 -0.11
word	option	0.11 -0.10 -0.30 -0.01 -0.28 -0.21 -0.01
word	order	0.07 -0.06 -0.34 -0.13 -0.01 -0.20 -0.01
word	oscar	0.02 -0.08 0.02 -0.10 -0.13 -0.12 0.03
word	other	0.04 -0.07 0.00 -0.03 -0.07 -0.17 -0.01
word	our	-0.07 -0.03 0.05 -0.17 -0.17 -0.14 0.10
word	out	-0.05 0.06 -0.23 -0.13 -0.04 -0.10 0.02
word	outcom	-0.10 -0.09 -0.10 -0.11 -0.14 -0.03 0.15
word	outlet	-0.08 -0.06 -0.12 -0.09 -0.08 -0.07 0.08
word	outlin	-0.08 0.08 -0.03 -0.07 -0.07 -0.06 -0.09
word	outlook	-0.15 -0.12 -0.08 0.16 -0.14 -0.04 -0.16
word	output	0.10 -0.20 -0.08 0.02 -0.16 -0.08 -0.13
word	outrag	-0.13 -0.11 -0.09 -0.13 0.06 -0.09 0.11
word	outrageou	-0.03 0.08 -0.08 -0.09 -0.11 -0.07 -0.10
word	outsid	-0.14 -0.15 0.00 0.04 -0.18 -0.08 0.11
word	over	-0.05 0.06 0.00 -0.19 -0.20 -0.10 0.08
word	overhead	0.04 -0.13 -0.13 -0.07 0.08 -0.10 -0.16
word	overlook	-0.11 -0.11 -0.10 -0.06 -0.11 -0.11 0.12
word	overnight	0.11 -0.05 -0.22 -0.10 0.03 -0.12 -0.21
word	overshadow	-0.08 -0.03 -0.06 -0.06 0.05 -0.04 -0.02
word	overwhelm	0.03 0.03 -0.11 -0.10 0.06 -0.07 -0.10
word	own	-0.14 -0.09 -0.30 0.06 -0.03 0.01 0.11
word	owner	-0.11 -0.15 -0.05 0.09 0.07 -0.02 0.00
word	p	-0.09 -0.11 -0.08 0.06 -0.09 -0.05 0.02
word	pact	0.07 0.05 -0.12 -0.15 -0.13 -0.13 -0.13
word	page	-0.07 0.11 -0.05 -0.08 -0.05 -0.03 -0.12
word	pain	-0.08 0.03 -0.08 0.07 -0.05 -0.06 -0.10
word	palac	-0.11 -0.02 -0.10 -0.11 -0.02 -0.12 0.09
word	palestinian	0.00 -0.11 -0.14 -0.10 0.01 -0.11 0.02
word	pandemic	-0.10 -0.05 -0.09 0.06 -0.10 -0.08 0.04
word	panel	-0.12 -0.09 -0.14 0.04 0.05 -0.14 0.05
word	panic	0.01 -0.05 -0.01 0.00 0.01 -0.13 -0.03
word	panick	-0.09 0.04 -0.07 0.04 0.06 -0.04 -0.04
word	parad	0.01 -0.08 -0.15 -0.16 -0.16 -0.14 0.06
word	paramedic	-0.02 -0.12 -0.15 -0.11 0.09 -0.11 -0.15
word	park	-0.02 -0.02 0.02 -0.15 0.04 -0.16 -0.08
word	parliament	-0.10 0.11 -0.11 -0.12 -0.09 -0.10 -0.12
word	part	0.05 0.06 0.00 0.02 -0.07 -0.12 -0.28
word	partially	0.09 0.01 -0.05 -0.09 -0.06 -0.03 -0.09
word	participat	0.02 0.08 -0.12 -0.13 -0.13 -0.04 -0.12
word	participation	-0.06 0.07 -0.03 -0.09 -0.03 -0.01 -0.10
word	partner	-0.10 0.12 -0.13 0.06 -0.07 -0.05 -0.13
word	party	-0.13 0.13 -0.10 -0.15 0.04 -0.06 -0.07
word	pass	-0.05 -0.10 -0.10 0.13 -0.03 -0.18 -0.05
word	passag	-0.21 0.16 -0.14 0.04 -0.15 -0.15 -0.17
word	passenger	-0.09 -0.14 -0.13 0.09 0.09 -0.11 -0.16
word	past	-0.03 -0.15 -0.04 0.01 -0.06 -0.15 0.02
word	pastor	-0.13 -0.13 -0.13 -0.07 -0.14 -0.12 0.13
word	patel	-0.09 -0.10 -0.14 -0.10 -0.07 0.09 0.00
word	path	0.05 -0.02 -0.18 0.07 -0.22 -0.17 -0.10
word	patient	0.05 -0.11 -0.13 -0.12 0.06 -0.11 -0.12
word	pattern	-0.04 0.07 -0.07 0.06 -0.07 -0.08 0.00
word	paus	-0.02 0.09 -0.08 -0.01 -0.21 -0.19 -0.13
word	pay	-0.04 0.00 -0.03 -0.03 -0.04 -0.17 0.02
word	peac	0.04 0.05 -0.20 -0.08 -0.09 -0.13 -0.09
word	peaceful	0.00 0.06 -0.11 -0.11 -0.13 -0.10 -0.16
word	peacekeeper	0.15 -0.12 -0.13 -0.19 -0.04 -0.11 -0.19
word	peacemaker	-0.10 0.10 -0.09 -0.11 -0.11 -0.08 -0.09
word	pearl	-0.11 0.05 -0.12 -0.10 -0.06 -0.08 -0.01
word	pedro	-0.08 0.11 -0.05 -0.03 -0.06 -0.02 -0.11
word	peer	-0.09 0.02 -0.05 -0.08 -0.09 -0.05 0.06
word	peopl	-0.16 -0.03 -0.01 -0.22 0.15 -0.17 0.06
word	per	0.05 0.06 -0.13 -0.06 -0.14 -0.08 -0.07
word	percent	-0.10 -0.08 0.02 0.13 -0.22 -0.07 -0.11
word	period	-0.05 0.05 -0.09 0.06 -0.08 -0.09 -0.10
word	permanent	-0.15 0.11 -0.12 -0.08 -0.16 -0.12 -0.02
word	persian	-0.15 -0.13 -0.12 -0.13 0.05 -0.13 0.12
word	persist	-0.06 0.06 -0.17 -0.01 0.02 -0.14 -0.21
word	person	-0.11 -0.09 0.02 -0.08 -0.12 -0.08 0.13
word	personal	-0.09 -0.10 -0.09 -0.07 -0.07 0.05 0.04
word	personnel	-0.01 0.05 -0.13 -0.10 -0.07 -0.08 -0.12
word	peter	-0.10 -0.12 -0.14 0.06 -0.13 -0.09 0.12
word	petrochemical	-0.03 -0.04 -0.10 0.08 -0.13 -0.13 -0.12
word	petrol	-0.03 -0.13 -0.10 0.03 0.04 0.02 -0.09
word	petroleum	-0.12 -0.13 -0.10 0.13 0.00 -0.11 -0.16
word	phas	0.01 -0.02 -0.19 -0.06 0.00 -0.13 0.03
word	phillip	0.01 -0.12 -0.10 0.04 -0.13 -0.10 0.01
word	phon	-0.07 0.01 0.06 -0.04 -0.15 0.00 -0.04
word	photo	-0.07 -0.12 -0.16 -0.01 -0.22 0.02 0.05
word	pick	0.02 0.09 -0.13 -0.08 -0.02 -0.11 -0.08
word	pictur	0.02 -0.04 -0.17 -0.15 -0.14 -0.15 0.04
word	pilot	0.14 -0.30 0.05 -0.17 -0.13 -0.19 0.05
word	pip	0.02 -0.11 -0.06 0.06 -0.11 -0.07 -0.08
word	pipelin	0.03 -0.06 -0.09 0.01 -0.14 -0.10 -0.04
word	plac	-0.11 -0.03 0.03 -0.14 0.06 -0.12 -0.01
word	plan	0.12 -0.03 0.02 -0.04 -0.11 -0.13 -0.06
word	plann	-0.11 0.06 0.08 -0.14 -0.03 -0.12 -0.04
word	plant	-0.01 0.05 -0.06 -0.02 0.07 -0.02 -0.19
word	play	-0.09 0.04 -0.22 -0.08 -0.28 -0.13 0.06
word	playbook	-0.01 0.01 -0.17 -0.14 -0.12 -0.17 0.09
word	player	-0.07 0.06 -0.13 0.01 -0.11 -0.04 -0.06
word	pleas	-0.08 0.02 -0.11 -0.14 0.01 -0.10 0.09
word	pledg	-0.05 0.04 -0.11 0.05 -0.13 -0.06 -0.02
word	plot	0.02 -0.05 0.09 -0.11 -0.10 -0.15 -0.11
word	plug	-0.10 -0.07 -0.09 0.07 -0.09 -0.07 0.01
word	plummet	-0.05 -0.01 -0.09 0.08 -0.12 -0.04 -0.12
word	plung	-0.17 -0.10 -0.09 0.14 -0.13 -0.05 0.01
word	plus	-0.09 -0.12 -0.14 0.03 -0.17 -0.10 0.09
word	pm	-0.11 0.13 0.01 -0.17 -0.15 0.01 -0.08
word	podcast	-0.06 0.08 -0.18 0.04 0.03 -0.11 -0.07
word	point	-0.05 0.13 -0.07 -0.12 -0.17 -0.16 -0.03
word	pois	-0.09 0.02 -0.09 0.04 -0.13 -0.05 -0.02
word	polic	0.01 -0.08 0.14 -0.19 -0.06 -0.19 -0.05
word	policy	-0.07 -0.01 -0.03 -0.06 -0.21 0.08 0.03
word	politic	-0.14 -0.05 -0.11 -0.13 -0.12 -0.09 0.14
word	political	-0.13 -0.01 -0.01 -0.18 -0.07 -0.14 0.12
word	politician	-0.14 -0.07 0.04 -0.13 -0.16 -0.13 0.09
word	poll	-0.16 -0.15 -0.23 -0.12 -0.12 -0.10 0.17
word	polymarket	-0.03 -0.04 0.16 0.01 -0.17 -0.13 -0.05
word	poor	-0.15 -0.04 -0.11 0.04 0.03 -0.09 0.06
word	popular	-0.15 0.00 -0.15 -0.14 -0.14 -0.16 0.11
word	port	0.12 -0.14 -0.23 0.06 -0.10 -0.16 -0.30
word	pos	-0.09 -0.01 0.04 0.03 -0.09 -0.09 -0.02
word	pose	0.07 -0.05 -0.14 -0.14 0.03 -0.11 -0.02
word	position	-0.15 -0.07 -0.14 0.05 0.02 -0.14 0.06
word	possibility	-0.12 -0.05 -0.06 0.02 -0.10 -0.05 0.08
word	possibl	-0.04 0.00 -0.04 -0.01 0.00 -0.18 -0.01
word	post	-0.11 0.08 0.06 -0.10 -0.15 -0.19 0.01
word	postpon	-0.13 0.08 -0.16 -0.13 -0.19 -0.13 0.05
word	potential	0.12 -0.08 -0.01 -0.14 0.03 -0.17 -0.07
word	potentially	0.05 0.02 -0.09 -0.05 -0.08 -0.05 -0.10
word	pound	0.05 -0.01 -0.23 0.01 -0.25 -0.15 -0.04
word	powell	-0.01 -0.09 -0.13 0.07 0.06 -0.13 -0.15
word	power	0.01 0.05 -0.38 -0.01 0.04 -0.22 -0.06
word	powerful	0.16 0.00 -0.15 -0.12 -0.13 -0.09 -0.16
word	prais	-0.10 0.04 -0.12 -0.10 -0.04 -0.05 0.06
word	pray	-0.10 -0.11 -0.13 -0.06 0.04 -0.09 0.06
word	prayer	-0.08 -0.13 -0.14 -0.10 0.04 0.05 0.05
word	pre	0.02 -0.10 0.05 0.04 -0.10 -0.08 -0.11
word	precaution	-0.14 -0.10 -0.05 0.12 -0.10 -0.08 -0.08
word	predicament	0.02 0.08 -0.09 -0.10 -0.06 -0.08 -0.07
word	predict	-0.03 -0.02 -0.13 -0.01 -0.14 -0.13 0.04
word	prediction	0.04 -0.16 -0.11 0.04 -0.13 -0.16 -0.02
word	preemptiv	-0.10 0.00 -0.14 -0.12 -0.10 -0.08 0.05
word	premium	-0.12 -0.13 -0.09 0.12 -0.10 -0.08 -0.12
word	prep	0.15 -0.15 -0.12 -0.16 -0.14 -0.11 -0.13
word	prepar	0.23 -0.07 -0.33 -0.17 -0.08 -0.17 -0.14
word	preparation	-0.01 0.08 -0.09 -0.08 -0.08 -0.09 -0.03
word	pres	-0.10 0.15 -0.19 -0.17 -0.22 -0.12 0.03
word	presenc	0.04 0.00 -0.10 -0.11 -0.15 -0.10 -0.09
word	present	0.01 0.05 -0.14 -0.13 -0.17 -0.13 0.01
word	president	-0.10 -0.06 -0.05 -0.11 -0.11 -0.11 0.13
word	press	0.08 -0.04 -0.07 -0.11 -0.04 -0.15 0.00
word	presser	-0.12 0.03 -0.11 -0.09 -0.10 -0.08 0.06
word	pressur	-0.13 0.13 -0.31 0.03 -0.29 -0.17 -0.13
word	pretty	0.02 -0.07 -0.16 0.06 -0.15 -0.13 -0.02
word	prevent	-0.10 0.11 -0.02 -0.07 -0.04 -0.15 -0.11
word	pric	-0.15 -0.05 -0.05 0.08 -0.04 -0.07 -0.02
word	prid	-0.06 -0.11 -0.09 -0.06 -0.11 -0.09 0.09
word	prim	-0.10 0.09 -0.19 -0.05 -0.16 -0.06 -0.04
word	primetim	-0.12 0.08 -0.13 -0.07 -0.07 -0.13 -0.04
word	princ	-0.06 -0.10 -0.12 -0.08 0.08 -0.07 0.09
word	prior	-0.01 -0.13 -0.09 0.01 -0.05 -0.08 0.04
word	privat	0.00 -0.07 0.00 -0.11 0.03 0.03 -0.05
word	priz	-0.11 -0.14 -0.12 0.09 -0.13 -0.11 0.02
word	pro	-0.13 -0.15 -0.17 -0.16 0.03 -0.13 0.14
word	prob	-0.18 -0.03 0.09 0.03 -0.01 -0.15 0.03
word	problem	-0.18 -0.02 -0.26 -0.05 -0.20 -0.16 0.15
word	proces	-0.12 0.10 -0.06 -0.11 -0.10 -0.04 -0.08
word	produc	-0.11 -0.05 0.03 0.05 -0.11 -0.09 -0.15
word	producer	-0.13 -0.11 -0.03 0.12 -0.10 -0.03 -0.07
word	product	-0.11 0.02 -0.07 0.06 -0.11 -0.07 -0.07
word	production	0.00 -0.22 -0.17 0.20 -0.10 -0.13 -0.26
word	profit	-0.14 0.02 -0.13 0.00 -0.09 -0.11 0.07
word	program	-0.14 0.12 0.03 -0.11 -0.19 -0.08 -0.07
word	programm	-0.02 0.03 -0.01 -0.17 -0.17 -0.13 -0.09
word	progres	-0.06 -0.07 -0.17 0.11 0.05 -0.13 -0.19
word	project	0.03 -0.18 -0.14 0.09 -0.17 -0.12 -0.01
word	projectil	0.16 -0.20 -0.20 -0.06 -0.21 -0.17 -0.03
word	prolong	-0.02 -0.13 0.05 0.11 -0.11 -0.10 -0.13
word	promis	-0.06 0.18 -0.28 -0.07 -0.22 -0.17 -0.10
word	prompt	-0.01 0.00 -0.18 -0.11 -0.15 -0.13 0.04
word	proof	-0.11 0.10 -0.09 -0.05 -0.08 -0.10 -0.07
word	propaganda	-0.16 -0.08 0.00 -0.15 -0.17 0.11 0.12
word	proportional	0.04 0.05 -0.14 -0.13 -0.14 -0.12 -0.16
word	propos	-0.04 0.09 -0.07 -0.12 0.04 -0.05 -0.10
word	proposal	-0.09 0.02 -0.15 0.02 -0.22 -0.13 0.00
word	protect	0.04 0.03 -0.14 -0.03 -0.11 -0.09 -0.07
word	protection	0.03 -0.05 -0.14 -0.06 0.04 -0.06 -0.03
word	protest	-0.08 0.04 0.03 -0.14 -0.11 -0.18 0.09
word	protester	-0.01 0.07 -0.32 -0.25 -0.23 -0.12 -0.02
word	prov	-0.03 -0.12 -0.15 0.01 -0.14 -0.10 0.06
word	provid	0.05 -0.05 0.08 0.03 -0.16 -0.14 -0.09
word	proxy	-0.17 -0.02 0.08 0.00 -0.18 -0.17 0.04
word	public	0.03 -0.06 -0.16 -0.04 0.05 0.04 -0.08
word	pull	0.00 -0.10 -0.20 0.08 -0.07 -0.13 0.04
word	pummel	0.00 -0.02 -0.15 0.06 -0.01 -0.13 -0.05
word	pump	-0.11 -0.11 -0.08 0.11 -0.13 -0.06 0.01
word	punch	0.09 0.06 -0.05 -0.05 -0.07 -0.03 -0.12
word	pundit	-0.10 -0.09 -0.11 -0.11 -0.10 -0.10 0.10
word	pursu	0.03 0.02 -0.19 -0.17 -0.15 -0.11 0.01
word	push	-0.06 0.05 -0.19 -0.02 -0.11 0.00 0.00
word	put	-0.05 0.02 -0.09 -0.17 -0.01 0.01 0.04
word	puts	-0.15 -0.02 0.03 0.07 -0.19 -0.17 -0.01
word	putt	0.06 -0.09 -0.08 -0.05 0.07 -0.03 0.00
word	qatarenergy	-0.08 -0.07 -0.03 0.07 -0.06 -0.05 -0.05
word	quarter	-0.05 -0.06 -0.12 -0.12 0.02 -0.10 0.05
word	quds	0.08 -0.07 -0.07 -0.09 -0.11 -0.05 -0.01
word	question	-0.21 -0.01 -0.07 -0.09 -0.31 -0.14 0.18
word	quick	-0.07 -0.06 -0.12 -0.15 0.01 -0.10 0.08
word	quickly	0.13 -0.14 0.05 0.03 -0.13 -0.08 -0.11
word	quietly	-0.12 0.01 -0.15 0.05 -0.12 -0.11 0.01
word	quit	-0.09 -0.04 -0.12 -0.06 -0.07 -0.08 0.07
word	rac	-0.13 0.07 -0.10 -0.05 -0.09 -0.11 0.00
word	race	-0.09 -0.05 -0.11 0.09 -0.10 -0.10 -0.13
word	radar	0.11 -0.07 0.04 -0.12 -0.13 -0.12 -0.11
word	rag	0.05 0.00 0.00 -0.08 0.00 -0.13 -0.06
word	rage	0.06 0.07 -0.07 -0.09 -0.07 -0.07 -0.09
word	raid	0.02 -0.22 0.06 -0.14 0.00 -0.15 -0.06
word	rain	-0.12 -0.09 -0.21 -0.15 0.13 0.04 0.04
word	rais	-0.13 0.07 0.04 -0.03 -0.01 -0.14 -0.11
word	rally	-0.08 -0.04 -0.22 0.05 -0.08 -0.12 0.01
word	rambl	-0.11 -0.01 -0.14 -0.07 -0.09 -0.08 0.03
word	ramp	0.09 -0.03 -0.21 -0.04 -0.10 -0.15 -0.09
word	rang	0.07 -0.06 -0.16 -0.11 -0.15 -0.12 0.04
word	rant	-0.13 -0.07 -0.15 -0.14 -0.14 -0.12 0.14
word	rare	-0.13 0.07 -0.09 -0.09 -0.11 -0.07 0.06
word	rat	-0.08 -0.13 -0.18 0.21 -0.20 -0.13 -0.17
word	rate	-0.13 0.04 -0.12 0.14 -0.12 -0.08 -0.15
word	ration	-0.09 -0.11 -0.09 0.07 0.07 -0.10 -0.09
word	rational	-0.11 -0.12 -0.12 0.01 -0.10 -0.08 0.09
word	rattl	-0.05 0.00 -0.12 -0.03 0.05 -0.06 -0.07
word	ravag	-0.02 -0.10 -0.08 -0.04 0.10 -0.10 -0.12
word	raze	0.02 -0.05 -0.05 0.03 -0.05 -0.02 0.02
word	re	-0.03 -0.15 -0.13 0.06 -0.14 -0.10 0.03
word	reach	-0.04 -0.01 -0.03 -0.11 0.05 -0.18 0.00
word	react	-0.02 0.03 -0.21 -0.16 0.03 -0.15 0.01
word	reaction	-0.10 -0.10 -0.07 0.07 -0.04 -0.07 0.01
word	read	0.08 0.01 0.05 -0.13 -0.11 -0.10 -0.21
word	readines	-0.05 0.04 -0.11 -0.10 -0.11 -0.13 0.07
word	ready	0.20 -0.04 -0.02 -0.18 -0.21 -0.14 -0.21
word	reaffirm	-0.09 0.11 -0.06 -0.11 -0.07 -0.10 -0.11
word	real	-0.04 -0.13 -0.18 0.02 -0.14 -0.14 0.10
word	reality	-0.15 0.01 -0.17 -0.03 -0.06 -0.12 0.10
word	really	-0.13 -0.06 0.01 0.00 0.06 -0.11 0.00
word	reason	-0.11 0.06 -0.10 -0.07 -0.08 -0.05 0.03
word	reassur	-0.10 0.06 -0.08 -0.10 0.06 -0.07 0.04
word	rebound	-0.08 -0.11 -0.06 0.09 -0.11 -0.03 -0.10
word	rebuild	-0.02 0.05 0.05 -0.09 -0.09 -0.09 -0.10
word	rebuk	-0.12 -0.05 0.04 -0.10 -0.06 -0.09 0.06
word	recall	-0.04 -0.13 -0.09 -0.12 0.09 -0.14 -0.15
word	receipt	0.01 -0.08 -0.09 -0.08 -0.08 -0.06 0.01
word	receiv	-0.05 -0.03 -0.12 -0.17 0.00 -0.13 0.03
word	recent	-0.02 0.08 -0.14 0.03 -0.13 -0.10 -0.07
word	recession	-0.11 -0.09 -0.10 0.11 -0.13 -0.08 -0.11
word	reckles	-0.07 0.12 -0.13 -0.11 -0.14 -0.07 -0.14
word	record	0.05 -0.06 -0.13 0.09 -0.17 -0.07 -0.16
word	recount	-0.14 -0.13 -0.11 -0.12 0.16 -0.10 -0.07
word	recover	-0.14 -0.11 0.00 0.07 0.10 -0.11 -0.14
word	recovery	-0.11 -0.09 -0.09 0.11 -0.12 -0.08 0.01
word	red	-0.09 0.07 -0.16 -0.11 0.03 -0.16 -0.03
word	reduc	0.11 -0.10 -0.08 -0.03 -0.13 -0.09 -0.10
word	reel	0.08 -0.15 -0.13 0.00 0.07 -0.12 -0.06
word	reev	-0.13 -0.17 -0.14 0.01 -0.17 -0.12 0.12
word	refiner	-0.09 -0.07 -0.06 0.09 -0.10 -0.09 -0.08
word	refinery	0.02 -0.26 -0.14 0.10 -0.26 -0.14 -0.20
word	refuel	0.11 -0.13 -0.10 0.04 -0.11 -0.09 -0.11
word	refuell	0.13 -0.12 -0.12 -0.10 -0.03 -0.07 -0.14
word	refug	-0.05 0.01 0.01 -0.07 0.06 -0.06 -0.10
word	refuge	-0.16 -0.01 -0.06 -0.05 0.14 -0.10 -0.15
word	refus	-0.11 0.06 0.02 -0.16 -0.04 -0.11 0.07
word	refusal	0.01 -0.03 -0.11 -0.10 -0.10 -0.09 0.03
word	regim	-0.04 -0.04 -0.12 -0.01 -0.21 -0.17 0.10
word	region	0.12 -0.01 -0.29 -0.13 -0.16 0.01 -0.02
word	regional	0.06 0.12 -0.20 -0.12 -0.11 -0.18 -0.04
word	reignit	-0.01 -0.02 -0.14 0.06 -0.20 -0.13 -0.05
word	reimpos	0.13 -0.09 -0.11 -0.05 -0.07 -0.10 -0.10
word	reiterat	-0.11 0.09 -0.09 -0.11 -0.13 -0.08 -0.08
word	reject	0.01 0.10 0.03 -0.11 -0.15 -0.10 -0.24
word	rejection	-0.12 0.10 -0.13 -0.07 -0.11 -0.11 -0.13
word	relat	-0.11 -0.09 -0.10 0.06 -0.12 -0.10 0.11
word	relation	-0.07 0.07 -0.10 -0.14 -0.14 -0.06 -0.01
word	relationship	-0.11 0.02 -0.12 -0.13 -0.10 -0.07 -0.01
word	relativ	-0.03 0.05 -0.06 -0.10 -0.13 -0.09 0.03
word	releas	-0.03 0.03 -0.11 0.08 0.00 -0.19 -0.14
word	relentles	-0.08 -0.12 -0.13 -0.09 0.00 -0.13 0.10
word	relief	-0.16 -0.19 -0.12 0.11 0.04 -0.13 0.07
word	religiou	-0.08 -0.02 -0.17 -0.12 0.02 -0.12 0.09
word	rely	-0.06 -0.14 0.06 -0.02 0.04 -0.13 -0.14
word	remain	0.02 0.00 -0.36 0.00 -0.04 -0.25 -0.06
word	remark	-0.16 0.08 -0.15 -0.16 -0.15 -0.10 0.06
word	remov	0.02 -0.09 -0.13 0.04 -0.13 -0.06 0.09
word	renew	0.07 0.00 -0.22 -0.06 -0.11 -0.15 -0.09
word	reopen	0.01 0.09 -0.07 -0.05 -0.20 -0.17 -0.19
word	rep	-0.02 0.03 -0.16 -0.09 -0.14 -0.07 0.05
word	repair	-0.05 -0.13 -0.12 0.03 -0.12 0.07 0.00
word	repatriat	-0.02 -0.07 -0.13 -0.08 0.10 -0.11 -0.11
word	repatriation	-0.13 0.02 -0.08 0.06 0.09 -0.07 -0.09
word	repeat	-0.13 0.01 -0.19 -0.06 -0.14 -0.11 0.10
word	repell	0.10 -0.10 -0.09 -0.09 -0.09 -0.07 -0.12
word	replac	-0.03 0.06 -0.06 -0.09 -0.07 -0.07 0.01
word	reply	-0.10 0.01 -0.11 -0.07 -0.09 -0.10 0.08
word	report	0.05 -0.08 0.21 -0.14 -0.21 -0.04 -0.15
word	reportedly	0.04 -0.02 0.07 -0.04 -0.29 -0.19 -0.08
word	reporter	0.01 -0.02 -0.02 -0.19 -0.10 -0.14 0.02
word	repression	-0.05 -0.13 -0.14 -0.13 0.08 -0.14 -0.05
word	republican	-0.09 -0.14 -0.26 -0.03 -0.14 -0.10 0.15
word	request	0.08 0.03 -0.18 -0.09 -0.12 -0.12 -0.15
word	rescu	0.19 -0.11 -0.11 -0.16 0.00 -0.14 -0.14
word	rescuer	0.13 -0.11 -0.11 -0.09 -0.06 -0.10 -0.14
word	research	0.04 0.06 -0.10 -0.05 -0.11 -0.09 -0.08
word	reserv	-0.12 -0.20 0.02 0.12 0.04 -0.11 -0.14
word	reshap	-0.05 -0.04 -0.03 0.04 -0.09 -0.02 -0.03
word	resident	-0.10 -0.15 -0.16 -0.15 0.17 -0.13 -0.03
word	residential	0.11 -0.13 -0.15 -0.13 -0.16 -0.09 0.00
word	resign	-0.16 -0.16 0.12 -0.15 -0.13 -0.12 0.04
word	resilienc	-0.02 0.00 -0.14 0.03 -0.15 -0.14 0.01
word	resistanc	0.07 -0.03 -0.16 -0.17 -0.22 -0.14 0.08
word	resolution	-0.16 0.01 -0.15 -0.03 -0.13 -0.10 0.08
word	resourc	-0.15 0.03 -0.10 0.05 -0.14 -0.10 -0.05
word	respect	-0.11 0.07 -0.12 -0.12 -0.14 -0.04 0.05
word	respond	0.12 -0.04 -0.28 -0.08 -0.14 -0.20 0.00
word	respons	-0.02 0.10 -0.33 -0.03 -0.22 -0.22 -0.05
word	responsibility	0.04 -0.04 -0.08 -0.11 -0.15 0.00 0.02
word	responsibl	0.10 0.03 -0.14 -0.07 0.05 -0.07 -0.13
word	rest	0.11 -0.04 -0.08 -0.10 -0.11 -0.08 -0.10
word	restart	-0.05 -0.08 -0.09 0.11 0.02 -0.07 -0.15
word	restor	-0.12 -0.10 -0.13 0.01 0.06 -0.15 0.01
word	restraint	-0.11 0.09 -0.10 0.03 -0.10 -0.05 -0.10
word	restriction	0.11 -0.03 -0.12 -0.08 -0.20 0.03 -0.13
word	resum	-0.07 -0.16 0.03 0.15 -0.05 -0.17 -0.04
word	retaliat	-0.08 0.14 0.01 -0.01 -0.27 -0.16 -0.07
word	retaliation	-0.01 -0.01 -0.25 -0.06 -0.12 0.00 0.02
word	retaliatory	-0.04 0.00 -0.04 -0.19 -0.04 0.02 -0.03
word	retir	0.09 -0.12 -0.13 -0.07 -0.12 -0.06 0.03
word	retreat	-0.08 0.08 -0.16 -0.03 -0.17 -0.11 -0.07
word	return	-0.14 -0.04 -0.25 0.02 0.10 -0.16 -0.02
word	reut	0.02 0.00 -0.10 0.08 0.00 -0.08 -0.13
word	reuter	-0.02 0.00 0.02 0.02 -0.14 -0.12 0.00
word	reveal	-0.03 -0.13 0.07 -0.10 -0.13 -0.19 0.11
word	reveng	0.20 -0.09 -0.14 -0.06 0.02 -0.11 -0.16
word	revenu	-0.09 -0.10 -0.07 0.10 -0.10 -0.07 -0.08
word	revers	-0.08 -0.15 0.04 0.05 0.05 -0.10 -0.13
word	review	-0.17 0.03 -0.11 0.04 -0.09 -0.09 0.01
word	reviv	-0.10 -0.06 -0.04 0.07 -0.13 -0.05 -0.01
word	revok	-0.12 0.02 -0.11 -0.10 -0.12 -0.14 0.07
word	revolt	-0.08 0.02 -0.10 0.06 -0.13 -0.05 -0.03
word	reward	0.12 -0.01 -0.16 -0.05 -0.08 -0.12 -0.13
word	rhetoric	-0.03 -0.04 -0.12 0.00 -0.11 -0.08 0.06
word	ridicul	-0.11 -0.05 -0.10 0.06 -0.05 -0.08 0.03
word	ridiculou	-0.10 -0.06 -0.08 0.06 -0.08 -0.07 -0.01
word	rift	0.00 0.03 -0.12 -0.13 -0.14 -0.12 0.01
word	right	-0.24 0.12 -0.26 -0.03 0.08 -0.12 0.06
word	rips	-0.04 -0.10 -0.01 0.02 -0.17 -0.12 0.08
word	ris	0.05 -0.18 -0.20 0.07 -0.04 -0.12 -0.07
word	rise	-0.10 -0.03 -0.19 0.09 -0.04 -0.11 0.05
word	risk	-0.10 0.01 -0.01 0.02 -0.03 -0.18 -0.04
word	risky	0.09 -0.10 -0.11 -0.09 -0.11 -0.07 0.01
word	rival	-0.12 0.03 -0.14 0.06 -0.13 -0.10 -0.02
word	road	0.07 0.06 -0.11 -0.02 -0.08 -0.07 -0.13
word	roadmap	-0.12 0.12 -0.07 -0.14 -0.09 -0.05 -0.11
word	roast	-0.12 0.01 -0.12 -0.10 -0.11 -0.07 0.08
word	rock	0.16 -0.02 -0.22 -0.16 -0.18 -0.18 -0.16
word	rocket	0.09 -0.23 -0.25 -0.10 -0.03 -0.14 0.01
word	roil	-0.10 0.00 -0.01 -0.04 -0.07 -0.05 0.03
word	role	-0.01 0.05 -0.14 -0.08 -0.19 -0.06 -0.05
word	roll	0.07 -0.10 0.05 -0.04 -0.12 -0.11 -0.08
word	room	0.10 -0.13 -0.08 0.00 -0.10 -0.09 -0.13
word	rose	-0.05 -0.15 -0.02 0.09 -0.05 -0.03 -0.04
word	roulett	-0.12 -0.09 -0.13 0.02 -0.12 -0.09 0.13
word	round	0.01 -0.02 0.00 -0.17 -0.02 -0.08 0.04
word	rout	-0.14 0.03 -0.11 0.13 -0.02 -0.08 -0.08
word	row	0.07 -0.10 -0.08 0.02 -0.09 -0.05 -0.10
word	royal	0.07 -0.17 0.00 -0.09 -0.11 -0.04 0.01
word	rs	0.02 0.00 -0.10 0.08 0.00 -0.08 -0.13
word	rubbl	-0.02 -0.11 -0.14 -0.14 0.09 -0.12 -0.20
word	ruin	0.08 -0.15 -0.14 -0.12 -0.17 -0.13 -0.01
word	rul	-0.12 0.06 -0.09 -0.04 -0.12 -0.06 0.08
word	rule	0.08 0.08 -0.10 -0.07 -0.07 -0.08 -0.10
word	run	-0.05 -0.13 -0.10 0.06 -0.01 -0.05 0.06
word	rundown	0.00 0.05 -0.10 -0.12 -0.10 -0.10 0.03
word	runn	-0.02 0.05 -0.08 0.01 0.03 -0.10 -0.10
word	rush	0.00 -0.15 0.04 0.04 -0.06 -0.09 0.05
word	s	-0.10 -0.08 -0.05 0.04 0.05 -0.12 -0.05
word	safe	-0.04 -0.09 -0.06 -0.09 0.13 -0.20 -0.09
word	safeguard	-0.03 0.03 -0.09 -0.14 0.08 -0.08 -0.10
word	safety	0.01 0.07 -0.17 0.00 -0.16 -0.14 -0.11
word	said	0.05 -0.03 0.02 -0.06 0.07 -0.08 -0.19
word	sail	0.04 -0.11 -0.04 0.04 -0.08 -0.04 -0.06
word	sailor	-0.06 0.03 -0.27 -0.19 0.21 -0.14 -0.25
word	sal	-0.15 -0.04 -0.09 0.10 -0.10 -0.11 -0.11
word	salut	-0.14 0.12 -0.11 -0.13 -0.14 -0.12 0.04
word	salvo	0.02 -0.13 -0.10 0.07 -0.17 -0.10 0.01
word	sam	-0.13 -0.11 -0.13 -0.13 0.00 -0.14 0.13
word	same	-0.02 -0.13 -0.04 -0.15 0.02 0.03 0.03
word	sanchez	-0.10 0.13 -0.08 -0.10 -0.09 -0.05 -0.05
word	sanction	-0.21 0.00 -0.01 0.15 -0.27 0.04 -0.14
word	satellit	0.09 -0.17 0.13 -0.20 -0.02 -0.15 -0.21
word	saturday	0.13 -0.09 -0.06 -0.04 -0.09 -0.02 -0.07
word	sav	-0.04 -0.15 -0.17 -0.15 0.04 -0.12 0.13
word	save	0.08 0.00 -0.15 -0.11 -0.04 -0.11 -0.13
word	saw	0.02 -0.11 0.05 0.06 -0.09 -0.11 -0.12
word	say	-0.01 0.01 0.11 -0.13 -0.13 0.01 -0.02
word	says	-0.02 0.10 -0.08 -0.02 -0.05 -0.13 -0.19
word	scal	0.03 -0.18 -0.19 0.03 0.06 -0.15 -0.04
word	scarborough	-0.08 -0.08 -0.11 -0.10 -0.08 -0.08 0.09
word	scen	0.08 -0.15 -0.17 -0.12 -0.04 -0.16 0.00
word	scenario	-0.12 0.00 -0.15 -0.02 -0.17 -0.15 0.07
word	sceptical	-0.13 -0.04 -0.12 -0.13 -0.12 -0.10 0.12
word	schedul	0.10 0.03 -0.16 -0.20 -0.13 -0.16 -0.16
word	schem	-0.11 -0.15 0.10 0.04 -0.11 0.00 0.01
word	school	-0.06 -0.02 -0.07 -0.20 0.08 -0.20 -0.01
word	schweizer	-0.13 -0.15 -0.13 0.05 -0.15 -0.12 0.14
word	scientist	-0.12 0.10 0.02 -0.05 0.01 -0.06 -0.08
word	scor	0.13 -0.10 -0.11 -0.11 -0.11 -0.09 -0.10
word	scott	0.01 -0.12 -0.11 -0.12 -0.12 -0.10 0.13
word	scrambl	-0.16 -0.01 -0.15 0.01 0.04 -0.13 0.07
word	scrap	-0.09 -0.09 -0.06 0.05 -0.10 -0.05 0.08
word	sea	-0.03 0.01 -0.21 -0.03 0.04 -0.14 -0.06
word	seafarer	-0.17 0.00 -0.14 -0.07 0.13 -0.14 -0.17
word	seal	0.00 -0.03 0.06 0.03 -0.15 -0.12 -0.18
word	search	0.13 -0.12 0.00 -0.20 0.02 -0.17 -0.12
word	seat	-0.10 -0.05 -0.10 -0.13 0.09 -0.08 0.03
word	second	0.14 0.06 -0.28 -0.11 0.04 -0.13 -0.24
word	secret	0.00 -0.02 0.08 -0.13 -0.10 -0.11 -0.03
word	secretary	-0.04 0.01 -0.19 0.00 -0.21 -0.09 0.04
word	sector	0.06 0.06 -0.08 -0.07 -0.11 -0.08 -0.10
word	secur	-0.06 0.02 -0.13 -0.14 -0.13 -0.09 0.04
word	security	-0.05 0.01 0.06 -0.17 -0.09 0.02 -0.04
word	see	-0.05 -0.02 0.04 0.00 -0.03 -0.12 -0.06
word	seek	-0.22 0.13 -0.26 -0.05 0.05 -0.17 -0.04
word	seem	-0.07 0.07 -0.11 -0.12 -0.12 -0.09 0.04
word	seen	0.14 0.00 -0.25 -0.11 -0.16 -0.19 -0.11
word	sees	-0.21 -0.11 -0.21 0.17 -0.19 -0.12 -0.07
word	seiz	-0.07 -0.10 0.04 0.10 -0.03 -0.23 -0.08
word	seizur	-0.01 -0.03 -0.08 0.04 -0.10 -0.08 -0.11
word	select	-0.10 -0.10 -0.09 0.03 -0.08 -0.08 0.09
word	self	0.02 0.06 -0.15 -0.09 -0.13 -0.09 -0.06
word	sell	-0.14 -0.12 -0.07 -0.07 -0.12 -0.03 0.16
word	senat	-0.05 -0.02 -0.22 -0.04 -0.11 -0.12 0.09
word	senator	-0.03 -0.10 -0.22 0.02 0.02 -0.07 0.03
word	send	0.08 0.04 -0.20 -0.02 -0.06 0.05 -0.20
word	senior	0.03 0.01 -0.05 -0.02 -0.23 -0.09 -0.07
word	sens	-0.09 -0.15 0.06 -0.08 0.03 -0.09 0.00
word	senseles	-0.11 0.12 -0.07 -0.09 -0.10 -0.06 -0.03
word	sent	0.03 -0.03 0.03 0.03 -0.12 -0.09 -0.07
word	sentiment	-0.07 -0.14 -0.08 0.09 -0.09 -0.04 -0.06
word	separat	0.07 -0.09 -0.08 -0.06 -0.13 -0.05 0.02
word	seriou	0.05 0.09 -0.18 -0.08 -0.04 -0.11 -0.19
word	seriously	-0.01 0.09 -0.14 -0.14 0.03 -0.09 -0.15
word	serv	0.06 0.02 0.05 -0.14 -0.16 -0.13 -0.07
word	servic	0.00 -0.12 -0.06 0.04 0.04 0.04 -0.15
word	session	-0.15 0.11 -0.07 0.01 -0.10 -0.04 -0.09
word	set	-0.05 -0.03 0.09 0.08 -0.06 -0.12 -0.14
word	sets	-0.06 0.02 0.03 -0.03 -0.13 -0.07 0.01
word	settl	0.07 -0.17 -0.03 -0.01 0.02 -0.02 0.08
word	settlement	-0.12 0.14 -0.07 -0.12 -0.10 -0.07 -0.18
word	seven	0.08 -0.17 -0.14 -0.13 -0.09 -0.13 0.06
word	seventh	0.03 -0.08 -0.12 -0.10 0.10 -0.13 -0.12
word	sever	-0.14 0.07 0.10 -0.10 0.02 -0.15 0.00
word	several	0.04 -0.22 -0.16 0.08 0.00 -0.11 -0.01
word	severely	0.12 -0.15 0.04 -0.08 -0.15 -0.12 -0.14
word	shadow	-0.16 0.00 -0.14 0.10 -0.06 -0.15 -0.04
word	shah	0.10 -0.13 -0.07 -0.05 -0.10 -0.06 -0.09
word	shak	-0.06 -0.17 0.00 0.06 0.02 0.02 0.06
word	shaky	-0.10 0.08 0.08 -0.12 -0.17 -0.13 -0.12
word	shap	-0.11 -0.12 -0.16 0.00 0.05 -0.16 0.08
word	shapiro	-0.05 -0.10 -0.11 -0.08 -0.07 -0.07 0.10
word	shar	-0.11 -0.01 0.07 -0.15 -0.15 -0.14 0.12
word	sharply	-0.10 -0.01 -0.12 0.07 -0.10 -0.09 0.01
word	shatter	-0.08 -0.17 -0.13 0.00 0.03 -0.12 0.07
word	shell	0.13 -0.08 -0.15 0.02 -0.17 -0.17 -0.17
word	shelly	-0.08 -0.04 -0.08 -0.11 0.09 -0.08 -0.10
word	shelter	0.03 -0.09 -0.24 -0.15 -0.01 -0.14 0.05
word	shield	-0.09 -0.14 -0.14 -0.04 0.06 -0.07 0.09
word	shift	-0.05 0.08 -0.21 0.02 -0.26 -0.11 -0.04
word	shiit	-0.01 -0.09 -0.14 -0.10 -0.11 -0.08 0.08
word	ship	0.14 -0.17 -0.10 0.08 -0.10 -0.10 -0.28
word	shipment	-0.04 -0.05 -0.11 0.02 0.03 -0.08 -0.11
word	shipp	-0.17 -0.06 -0.06 0.24 -0.29 -0.24 -0.22
word	shipper	-0.13 -0.12 -0.03 0.12 -0.08 -0.04 -0.11
word	shock	-0.13 -0.02 -0.23 0.15 0.09 -0.15 -0.11
word	shockwav	0.06 -0.07 -0.10 0.04 0.02 0.07 -0.10
word	shoot	-0.01 0.03 -0.14 -0.08 -0.16 -0.16 0.06
word	shor	-0.09 0.08 -0.05 -0.03 -0.09 -0.05 -0.08
word	short	-0.16 -0.02 -0.12 0.08 -0.13 -0.10 -0.12
word	shortag	0.02 -0.23 -0.23 0.15 0.01 -0.15 -0.19
word	shortly	0.08 0.04 -0.13 -0.10 -0.12 -0.12 -0.12
word	shot	0.01 -0.01 -0.01 -0.13 -0.29 -0.12 -0.01
word	should	-0.02 0.04 -0.13 -0.13 -0.01 -0.19 0.01
word	shouldn't	-0.05 0.06 -0.06 -0.01 -0.09 -0.06 -0.08
word	show	0.12 -0.08 0.08 -0.09 -0.10 0.02 -0.15
word	shown	0.10 -0.11 -0.10 -0.08 -0.08 -0.05 -0.01
word	shrapnel	0.09 -0.07 -0.09 -0.08 -0.04 -0.08 -0.13
word	shut	-0.08 -0.10 -0.20 0.13 -0.10 -0.01 -0.05
word	shutdown	-0.16 -0.09 -0.10 0.14 -0.13 -0.09 -0.11
word	sick	-0.02 -0.11 0.00 -0.06 -0.09 -0.07 0.09
word	sid	0.07 0.08 -0.17 -0.09 -0.01 -0.11 -0.24
word	side	-0.11 0.01 -0.16 -0.15 -0.12 -0.13 0.10
word	sidelin	0.07 -0.13 -0.10 -0.10 -0.10 -0.07 0.09
word	sight	0.10 -0.03 -0.13 0.00 -0.15 -0.11 -0.09
word	sign	-0.21 0.30 -0.07 -0.15 -0.10 0.01 -0.18
word	signal	-0.14 0.01 0.03 0.02 -0.22 -0.18 0.03
word	significant	-0.09 0.03 -0.14 -0.12 0.05 -0.10 0.02
word	significantly	0.08 -0.01 -0.07 -0.10 -0.09 -0.16 -0.10
word	silenc	-0.10 -0.02 0.03 -0.11 0.05 -0.08 0.09
word	simmer	0.00 0.03 -0.09 0.03 -0.05 -0.05 -0.08
word	sinc	0.09 -0.08 -0.06 -0.03 0.05 0.03 -0.24
word	sink	0.07 -0.22 -0.17 0.07 -0.01 -0.08 -0.20
word	siren	0.04 -0.14 -0.14 -0.02 -0.03 -0.10 -0.01
word	sit	-0.01 0.05 0.00 0.00 -0.02 -0.09 -0.15
word	site	0.03 -0.13 0.03 -0.21 -0.04 -0.16 0.07
word	situation	0.02 -0.04 -0.09 -0.13 -0.10 -0.08 0.10
word	six	0.12 -0.14 0.03 -0.12 0.05 -0.10 -0.19
word	sixth	0.09 -0.09 -0.06 -0.08 0.01 -0.06 -0.09
word	sky	0.10 -0.11 -0.15 -0.09 0.01 -0.09 -0.01
word	skyscraper	0.11 -0.12 -0.09 -0.11 -0.11 -0.07 -0.10
word	slain	-0.14 0.10 -0.14 0.04 -0.13 -0.10 0.11
word	slam	0.06 -0.08 -0.21 -0.19 -0.18 -0.12 0.03
word	sleeper	-0.12 -0.12 0.13 -0.10 -0.11 -0.10 -0.02
word	sleev	-0.08 -0.09 -0.05 0.08 -0.09 -0.05 -0.07
word	slid	-0.11 -0.09 -0.07 0.10 -0.08 -0.08 -0.07
word	slip	-0.08 -0.11 -0.11 0.06 -0.10 -0.07 0.04
word	slow	0.07 -0.13 0.03 0.09 -0.19 -0.15 -0.18
word	slump	-0.06 -0.09 -0.04 0.02 0.05 -0.03 -0.07
word	small	0.00 0.03 -0.13 -0.02 0.01 -0.09 -0.07
word	smash	-0.13 -0.13 -0.12 0.04 -0.13 -0.09 0.11
word	smil	-0.09 -0.09 -0.08 0.07 0.03 -0.05 0.02
word	smith	-0.12 -0.13 -0.13 -0.10 -0.12 -0.10 0.12
word	smok	0.20 -0.17 -0.15 -0.13 -0.26 -0.09 -0.10
word	snapshot	-0.09 -0.10 -0.07 0.09 -0.07 -0.05 -0.09
word	soar	-0.17 -0.02 0.04 0.08 -0.21 -0.10 -0.11
word	social	-0.11 0.12 -0.02 -0.16 -0.15 0.04 -0.04
word	soil	-0.09 0.00 0.11 -0.15 -0.13 -0.15 -0.08
word	sold	-0.13 -0.15 0.07 0.10 -0.12 -0.15 -0.13
word	soldier	-0.09 -0.18 -0.34 -0.16 -0.01 -0.11 0.17
word	soleimani	-0.11 0.01 -0.08 -0.13 -0.13 -0.10 0.08
word	solution	-0.09 0.06 -0.06 -0.02 -0.07 -0.02 -0.09
word	solv	-0.10 0.01 -0.11 -0.10 -0.10 -0.06 0.07
word	some	-0.08 0.02 -0.06 0.03 0.07 -0.19 -0.09
word	someth	0.02 -0.07 -0.11 -0.11 -0.09 -0.07 0.06
word	son	-0.14 0.05 -0.08 -0.16 -0.17 -0.13 0.13
word	soon	0.05 0.04 -0.01 0.00 -0.19 -0.19 -0.11
word	sought	-0.03 0.00 0.02 -0.01 -0.10 -0.08 0.00
word	sound	0.07 -0.17 -0.08 -0.04 -0.09 -0.11 0.05
word	sour	0.12 0.03 -0.07 -0.08 -0.06 -0.07 -0.12
word	sourc	0.00 -0.03 0.15 -0.01 -0.18 -0.18 -0.14
word	south	-0.04 0.04 -0.25 0.00 0.09 -0.14 -0.17
word	southeast	-0.08 -0.05 -0.05 -0.02 0.06 -0.05 -0.07
word	southern	0.14 -0.11 -0.11 -0.08 -0.13 -0.13 -0.14
word	sovereignty	-0.11 0.08 -0.08 -0.10 -0.11 -0.12 0.04
word	spac	0.14 -0.14 -0.10 -0.07 -0.18 -0.13 -0.10
word	spar	-0.10 0.04 -0.11 0.09 -0.14 -0.08 -0.08
word	spark	-0.08 -0.12 -0.08 0.12 -0.02 -0.17 -0.01
word	spat	-0.08 -0.09 -0.08 0.01 -0.06 -0.04 0.06
word	speak	-0.03 0.14 0.00 -0.12 0.09 -0.14 -0.21
word	speaker	-0.02 0.00 -0.14 -0.14 -0.12 -0.11 0.04
word	special	0.01 0.03 -0.11 -0.13 0.01 -0.02 -0.09
word	specific	0.10 -0.04 -0.13 -0.12 0.05 -0.08 -0.09
word	speculation	-0.12 -0.05 -0.12 -0.10 -0.10 -0.09 0.09
word	speech	-0.21 0.03 -0.24 0.02 -0.21 -0.17 0.12
word	spend	-0.12 0.00 -0.11 -0.05 -0.10 -0.03 0.14
word	spik	-0.20 -0.05 -0.12 0.12 -0.19 -0.07 -0.04
word	spill	-0.03 -0.03 0.03 -0.06 -0.11 0.07 -0.04
word	spiral	0.07 0.10 -0.14 -0.02 -0.19 -0.08 -0.17
word	split	-0.15 -0.04 -0.15 -0.18 -0.13 -0.12 0.10
word	spokesman	0.06 0.04 -0.21 -0.17 0.01 -0.15 -0.13
word	spot	0.02 -0.13 -0.13 0.09 -0.11 -0.11 -0.06
word	spott	-0.03 -0.11 0.07 -0.08 -0.11 -0.08 -0.11
word	spox	-0.13 0.02 -0.10 -0.09 -0.07 -0.06 0.09
word	spr	-0.11 -0.10 -0.05 0.01 -0.11 -0.05 0.05
word	spread	0.04 -0.09 0.02 0.06 0.02 -0.01 -0.16
word	spy	-0.18 -0.18 0.15 -0.17 -0.05 -0.01 -0.21
word	squar	-0.03 0.12 -0.13 -0.09 -0.13 -0.13 0.05
word	squeez	-0.09 -0.19 -0.13 0.15 -0.07 -0.13 -0.19
word	stability	-0.10 0.12 -0.09 -0.09 -0.10 -0.12 -0.14
word	stabiliz	-0.13 0.04 -0.09 0.00 -0.13 -0.07 -0.13
word	staff	0.06 0.01 -0.11 -0.09 -0.10 -0.05 -0.03
word	stag	-0.06 0.02 -0.18 -0.17 0.04 -0.15 0.00
word	stagger	0.11 -0.10 -0.15 0.04 -0.10 -0.07 -0.06
word	stak	-0.20 0.19 -0.16 -0.17 -0.17 -0.14 -0.07
word	stall	-0.15 0.16 -0.15 0.06 -0.06 -0.12 -0.18
word	stanc	-0.08 0.08 -0.12 -0.07 -0.07 -0.08 -0.06
word	stand	-0.06 -0.08 0.07 0.00 0.02 -0.09 0.01
word	standard	-0.08 0.08 -0.10 0.01 -0.08 -0.06 -0.06
word	standoff	-0.10 0.06 -0.13 0.01 0.04 -0.08 -0.17
word	standstill	-0.08 -0.08 -0.08 0.13 -0.14 -0.05 -0.14
word	star	-0.07 -0.13 0.07 -0.13 -0.06 -0.12 0.14
word	stark	-0.03 -0.01 -0.15 -0.17 -0.13 -0.16 0.06
word	starlink	-0.11 -0.09 0.05 0.04 -0.11 0.03 -0.08
word	start	-0.01 -0.08 -0.02 0.03 -0.06 -0.19 -0.01
word	stat	0.04 0.07 -0.06 -0.03 -0.04 -0.18 -0.10
word	statement	0.04 0.03 0.02 -0.12 -0.18 -0.11 -0.05
word	station	0.13 -0.18 -0.18 -0.01 0.00 0.02 -0.08
word	statu	-0.14 -0.10 -0.14 0.09 -0.20 -0.09 0.11
word	stay	-0.02 -0.04 -0.25 -0.16 -0.15 -0.15 0.11
word	steady	-0.09 -0.09 -0.08 0.10 -0.09 -0.05 -0.09
word	stealth	0.00 -0.07 -0.08 0.07 -0.07 -0.05 -0.07
word	step	-0.06 0.08 -0.20 -0.10 -0.18 -0.11 0.02
word	stephen	-0.05 -0.02 -0.15 -0.10 -0.10 -0.13 0.07
word	stev	-0.09 0.06 -0.10 -0.10 -0.11 -0.07 0.09
word	stewart	-0.08 -0.10 -0.12 -0.06 -0.08 -0.06 0.10
word	stick	-0.16 0.16 -0.07 -0.11 -0.14 -0.06 -0.09
word	still	0.06 -0.11 -0.09 -0.03 0.00 -0.17 -0.03
word	stock	-0.10 -0.04 -0.17 0.14 -0.13 -0.09 -0.24
word	stockpil	0.01 0.02 -0.21 0.11 0.02 -0.12 -0.15
word	stok	-0.11 0.07 -0.08 0.05 -0.08 -0.03 -0.10
word	ston	0.05 0.01 -0.13 -0.14 -0.12 -0.12 -0.01
word	stop	-0.01 0.10 -0.12 -0.07 -0.03 -0.18 -0.12
word	stopp	-0.04 -0.05 0.04 -0.09 0.03 -0.09 -0.02
word	stor	0.08 -0.10 -0.09 -0.01 -0.09 -0.05 -0.11
word	storag	-0.10 -0.16 -0.14 0.14 -0.05 -0.16 -0.16
word	storm	0.07 -0.05 -0.11 -0.11 -0.12 -0.08 0.04
word	story	-0.09 -0.08 0.07 -0.07 0.01 -0.10 0.05
word	straight	-0.02 -0.10 -0.13 -0.06 -0.12 -0.12 0.10
word	strain	0.01 -0.13 0.05 0.08 -0.13 -0.07 -0.11
word	strait	0.00 -0.01 -0.29 0.11 -0.28 -0.19 -0.12
word	strand	-0.19 -0.17 -0.14 -0.02 0.15 -0.13 -0.06
word	strang	0.09 -0.09 -0.10 -0.10 -0.09 -0.09 0.00
word	strategic	-0.12 -0.06 -0.26 0.08 -0.23 -0.17 0.08
word	strategy	0.07 -0.09 -0.21 -0.03 -0.09 -0.13 0.01
word	street	-0.03 0.03 0.00 -0.15 0.07 -0.17 -0.02
word	strengthen	-0.03 0.03 -0.12 0.07 -0.08 -0.04 -0.08
word	stres	-0.10 0.05 -0.08 0.01 0.01 -0.05 0.02
word	strik	0.11 -0.04 -0.10 -0.08 0.04 0.00 -0.17
word	strong	-0.04 0.00 -0.14 0.01 -0.14 -0.09 0.00
word	stronger	-0.14 0.06 -0.13 -0.12 -0.11 -0.12 0.10
word	stronghold	-0.06 0.09 -0.11 -0.07 -0.12 -0.07 -0.15
word	strongly	0.06 -0.03 -0.05 -0.09 -0.06 -0.04 -0.09
word	struck	0.18 -0.11 -0.02 -0.01 -0.25 0.06 -0.26
word	struggl	-0.13 -0.12 0.07 -0.06 0.05 -0.10 0.05
word	stuck	-0.11 -0.03 -0.13 -0.07 0.12 -0.07 0.08
word	student	-0.10 -0.07 -0.09 -0.02 0.08 -0.05 -0.04
word	stunn	-0.04 0.07 -0.19 -0.09 -0.13 -0.09 0.03
word	stupid	-0.10 -0.11 -0.10 -0.12 0.09 -0.08 0.04
word	styl	-0.10 0.01 -0.12 0.06 -0.11 -0.07 0.00
word	submarin	0.10 0.03 -0.17 -0.08 -0.17 -0.10 -0.15
word	submit	0.00 0.07 -0.09 -0.02 -0.08 -0.08 -0.10
word	succe	-0.06 -0.01 -0.14 0.00 -0.14 -0.12 0.10
word	succes	0.00 -0.08 -0.19 -0.16 -0.17 -0.14 0.07
word	successor	-0.10 -0.14 -0.20 -0.12 -0.22 -0.17 0.16
word	suffer	-0.11 -0.12 0.07 -0.07 0.01 -0.12 0.04
word	suggest	-0.16 -0.06 0.01 0.02 -0.19 -0.16 0.11
word	suicid	0.02 -0.01 -0.13 -0.08 -0.06 -0.10 0.04
word	summary	-0.03 -0.04 -0.03 0.04 -0.04 -0.03 -0.04
word	summer	-0.11 -0.11 -0.08 0.09 -0.14 -0.10 0.02
word	summit	0.02 0.03 -0.14 -0.09 -0.16 -0.08 -0.09
word	summon	0.00 0.07 -0.11 -0.12 -0.11 -0.04 -0.14
word	sunday	-0.01 0.05 -0.16 -0.10 0.06 -0.06 -0.09
word	sunk	0.03 0.04 -0.21 -0.13 0.01 -0.16 -0.11
word	supply	-0.13 -0.11 -0.18 0.09 0.08 -0.16 -0.23
word	support	-0.17 0.06 -0.01 -0.08 -0.34 -0.19 0.11
word	supporter	-0.08 0.03 -0.13 -0.11 -0.12 -0.09 0.07
word	suprem	0.10 -0.11 -0.11 -0.14 -0.10 -0.11 0.02
word	sure	-0.09 0.03 -0.06 -0.06 -0.07 -0.04 0.03
word	surg	0.01 -0.08 -0.13 0.06 -0.03 0.03 -0.14
word	surpass	0.01 -0.07 -0.05 -0.07 0.02 -0.05 -0.07
word	surpris	0.02 -0.02 0.01 -0.19 -0.21 -0.18 0.01
word	surrender	-0.05 0.09 -0.23 -0.16 -0.23 0.00 -0.06
word	survey	-0.12 -0.09 -0.10 0.09 0.08 -0.11 0.04
word	surviv	-0.03 -0.16 -0.19 -0.15 0.01 -0.18 0.11
word	survival	0.01 -0.14 -0.14 -0.09 -0.13 -0.08 0.11
word	survivor	-0.10 0.01 -0.18 -0.14 0.15 -0.10 -0.20
word	suspect	0.01 -0.18 0.03 0.04 -0.15 0.03 -0.02
word	suspend	-0.16 0.03 -0.18 0.13 -0.07 -0.14 -0.01
word	suspicion	-0.11 -0.10 0.11 -0.11 0.06 -0.10 0.05
word	sustain	-0.05 0.02 -0.10 -0.04 0.01 -0.07 0.00
word	swift	0.07 -0.07 -0.11 -0.09 -0.09 -0.02 0.03
word	swing	-0.10 -0.06 -0.05 0.09 -0.08 -0.03 -0.09
word	swirl	0.02 -0.12 -0.14 -0.06 -0.09 0.09 0.04
word	symbolic	0.05 -0.01 -0.10 -0.09 -0.08 -0.06 -0.05
word	system	0.07 -0.06 -0.05 -0.03 -0.03 0.05 -0.15
word	tabl	0.03 0.05 -0.14 -0.15 -0.11 -0.10 -0.06
word	taco	-0.08 -0.10 -0.08 -0.08 -0.10 -0.09 0.10
word	tactic	-0.07 -0.07 -0.15 -0.11 -0.12 -0.10 0.14
word	tak	-0.04 0.13 -0.07 -0.03 -0.06 -0.19 -0.11
word	take	0.00 0.03 0.05 -0.01 -0.14 -0.12 -0.07
word	takeaway	-0.11 0.12 -0.17 -0.17 -0.15 -0.17 -0.07
word	taken	-0.04 0.03 -0.08 0.00 -0.18 -0.10 -0.03
word	talk	0.01 0.06 -0.14 -0.07 -0.13 -0.10 -0.06
word	tame	-0.11 0.04 -0.07 0.01 -0.14 -0.06 -0.12
word	tank	0.15 -0.16 -0.17 0.09 -0.20 -0.13 -0.15
word	tanker	0.09 -0.25 -0.12 0.07 -0.03 -0.19 -0.12
word	tap	-0.04 -0.15 -0.14 -0.12 0.07 -0.09 0.02
word	tapper	0.03 0.04 -0.02 -0.12 -0.12 -0.11 -0.01
word	target	0.17 -0.20 0.11 -0.15 -0.18 0.03 -0.15
word	tariff	-0.05 0.02 -0.11 -0.01 -0.08 -0.11 -0.01
word	tasnim	0.04 -0.05 -0.08 -0.04 -0.09 -0.08 -0.09
word	taunt	0.08 -0.05 -0.20 -0.13 -0.14 -0.13 -0.02
word	tax	-0.18 -0.10 -0.18 0.02 -0.10 -0.14 0.10
word	taylor	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
word	team	-0.08 -0.08 0.03 -0.07 -0.04 -0.16 0.09
word	tear	-0.13 -0.09 -0.07 0.03 0.09 -0.06 0.06
word	technical	-0.06 0.08 -0.12 -0.17 -0.12 -0.12 0.04
word	teenager	-0.07 -0.09 0.06 -0.09 0.06 -0.08 -0.09
word	tell	-0.10 0.19 -0.15 -0.07 -0.07 -0.19 -0.09
word	temporary	-0.14 0.08 -0.04 -0.07 0.05 -0.05 -0.11
word	ten	0.17 -0.07 -0.15 -0.09 -0.22 -0.09 -0.13
word	tens	-0.03 -0.08 -0.11 -0.08 0.08 -0.10 0.01
word	tension	0.01 -0.01 -0.23 0.02 0.00 -0.14 -0.02
word	term	-0.03 -0.02 -0.04 0.12 -0.17 -0.12 -0.16
word	terminal	0.05 -0.11 -0.16 0.01 0.01 -0.16 -0.20
word	terrify	0.04 -0.15 -0.20 -0.15 -0.04 -0.09 0.11
word	territorial	-0.04 -0.02 -0.11 -0.08 -0.11 -0.13 0.05
word	territory	-0.02 0.06 -0.12 -0.07 0.01 -0.08 -0.05
word	terror	-0.13 -0.11 0.16 -0.19 -0.01 -0.16 -0.13
word	terrorism	-0.04 -0.11 0.06 -0.01 -0.12 -0.13 0.03
word	terrorist	0.02 0.05 0.02 -0.16 -0.15 -0.19 -0.04
word	test	-0.05 -0.12 -0.20 0.06 -0.22 -0.13 0.10
word	text	-0.15 0.15 0.09 -0.13 -0.13 -0.09 -0.17
word	th	-0.14 -0.03 -0.17 -0.12 -0.11 -0.08 0.10
word	thank	-0.15 0.05 -0.17 0.04 -0.19 -0.17 0.01
word	their	-0.22 0.01 -0.29 -0.10 0.05 -0.04 0.17
word	them	-0.03 0.01 -0.28 -0.05 -0.06 -0.16 0.05
word	then	0.08 -0.13 -0.24 0.03 -0.05 -0.18 -0.04
word	theory	-0.03 -0.11 -0.13 -0.10 -0.12 -0.11 0.08
word	ther	-0.09 0.13 -0.16 -0.07 -0.03 -0.18 -0.08
word	thes	-0.14 0.01 -0.17 -0.12 0.09 -0.12 0.05
word	they	-0.08 -0.01 0.07 -0.01 0.03 -0.02 -0.04
word	they'll	-0.07 -0.09 0.07 -0.08 0.06 -0.06 -0.13
word	they'r	-0.04 0.01 0.03 -0.13 0.03 -0.09 0.00
word	thing	0.02 0.02 -0.17 0.04 -0.15 -0.11 -0.03
word	think	-0.10 0.02 -0.21 -0.08 -0.18 -0.16 0.11
word	third	0.13 -0.16 -0.02 -0.11 0.05 -0.16 -0.10
word	thos	-0.12 0.09 -0.10 -0.09 -0.05 -0.07 -0.02
word	though	-0.11 0.11 -0.05 -0.07 -0.08 -0.01 -0.06
word	thought	0.08 -0.17 -0.14 -0.14 0.07 -0.10 0.00
word	thousand	-0.14 -0.16 0.14 -0.14 0.15 0.02 -0.15
word	thre	0.02 -0.18 0.09 0.01 0.07 0.00 -0.09
word	threat	-0.06 0.03 -0.03 -0.11 -0.16 -0.30 0.04
word	threaten	0.01 0.06 -0.17 0.00 -0.13 -0.05 -0.14
word	through	-0.04 -0.01 -0.22 0.12 -0.28 0.00 -0.11
word	throw	-0.10 -0.12 -0.07 0.07 -0.10 -0.06 0.05
word	thursday	-0.04 0.09 -0.06 -0.08 -0.09 -0.03 -0.10
word	thwart	0.04 -0.07 0.04 0.06 -0.11 -0.12 -0.13
word	tied	-0.13 -0.04 0.13 -0.08 -0.20 0.00 -0.02
word	ties	-0.16 0.08 0.04 -0.18 -0.21 -0.14 0.06
word	tight	-0.16 0.07 -0.15 0.09 0.05 -0.12 -0.18
word	tighten	-0.06 -0.19 -0.14 0.04 0.04 -0.13 -0.08
word	tiktok	-0.02 -0.02 -0.10 -0.08 -0.08 -0.07 0.08
word	tim	-0.06 -0.05 0.11 0.05 -0.25 -0.12 -0.05
word	time	0.01 0.05 -0.08 -0.06 -0.10 0.03 -0.04
word	timelin	-0.04 0.04 -0.19 -0.02 -0.14 -0.09 0.01
word	today	-0.03 -0.01 -0.10 0.06 -0.14 -0.06 -0.14
word	told	0.00 -0.19 -0.10 -0.08 -0.08 -0.15 0.12
word	toll	-0.10 -0.04 -0.26 0.18 0.07 -0.18 -0.15
word	tomorrow	0.03 0.05 -0.08 -0.09 -0.08 -0.07 -0.12
word	tonight	-0.09 0.09 -0.15 -0.13 -0.16 -0.10 0.01
word	too	-0.04 0.02 -0.15 -0.08 -0.16 -0.11 0.04
word	took	0.12 0.04 -0.10 -0.08 -0.13 -0.10 -0.16
word	tool	0.05 -0.17 -0.19 0.04 -0.11 0.09 -0.02
word	top	-0.09 -0.06 0.07 0.02 -0.11 -0.16 0.01
word	topic	-0.11 0.10 -0.05 -0.10 -0.05 -0.03 -0.08
word	toppl	-0.15 0.12 -0.09 -0.10 -0.08 -0.08 0.03
word	tops	0.06 -0.15 -0.05 -0.05 -0.06 -0.04 -0.07
word	torch	-0.11 -0.10 -0.14 0.00 -0.10 -0.11 0.11
word	torn	-0.07 -0.08 -0.12 -0.10 -0.10 -0.11 0.11
word	toronto	-0.11 -0.10 0.07 -0.07 -0.11 -0.08 0.11
word	torpedo	-0.07 0.01 0.01 0.06 0.03 -0.15 -0.05
word	total	-0.08 -0.06 -0.19 -0.06 0.07 -0.15 0.03
word	totally	-0.04 0.04 -0.18 -0.07 0.07 -0.09 -0.10
word	tough	-0.16 -0.11 -0.12 -0.04 -0.14 -0.11 0.15
word	tourist	0.07 -0.01 -0.12 -0.08 0.01 -0.10 -0.03
word	tout	0.05 0.04 -0.14 -0.07 -0.11 -0.11 -0.02
word	toward	0.01 -0.10 0.02 0.02 -0.08 -0.15 -0.03
word	tower	0.08 -0.07 -0.05 -0.07 -0.07 -0.04 -0.08
word	town	0.07 -0.20 -0.25 -0.15 0.09 -0.18 -0.06
word	toxic	-0.07 -0.09 -0.07 -0.05 0.05 -0.05 0.05
word	track	0.06 -0.14 0.08 -0.07 -0.08 -0.09 0.02
word	tracker	-0.10 -0.10 -0.04 0.10 -0.07 -0.04 -0.10
word	trad	0.09 -0.03 -0.22 0.00 -0.26 -0.14 -0.07
word	trader	-0.16 -0.08 0.01 0.16 -0.24 -0.13 -0.12
word	traffic	-0.12 -0.11 0.00 0.19 -0.19 -0.10 -0.17
word	traffick	-0.10 -0.11 0.12 -0.05 -0.13 -0.10 -0.01
word	train	0.14 -0.12 -0.13 -0.11 -0.13 -0.14 -0.11
word	transfer	-0.03 -0.09 0.04 0.04 -0.17 -0.11 0.03
word	transit	-0.03 -0.03 -0.17 0.14 -0.18 -0.18 -0.19
word	transport	-0.11 -0.10 -0.09 0.03 0.00 -0.09 -0.03
word	trap	0.02 -0.07 0.02 -0.07 0.05 -0.11 0.00
word	trapp	-0.07 -0.19 -0.20 -0.15 0.17 -0.14 -0.10
word	trash	-0.03 -0.05 0.07 -0.04 -0.04 -0.04 -0.01
word	trauma	-0.12 -0.11 -0.10 -0.11 0.13 -0.09 -0.07
word	travel	-0.20 -0.07 -0.12 0.06 0.14 -0.11 -0.17
word	treasury	-0.13 -0.14 -0.12 0.15 -0.14 -0.13 -0.09
word	treat	-0.02 -0.11 -0.13 -0.10 -0.04 -0.12 0.06
word	trey	0.10 -0.08 -0.12 -0.06 -0.11 -0.07 -0.06
word	trigger	-0.05 -0.13 -0.23 0.07 -0.08 -0.16 0.07
word	trillion	-0.11 -0.14 -0.09 -0.10 -0.11 -0.08 0.12
word	trip	-0.17 0.01 -0.09 0.05 -0.11 -0.06 -0.07
word	tripl	-0.10 -0.13 -0.12 0.09 0.10 -0.13 -0.12
word	troll	-0.13 -0.15 -0.12 -0.13 -0.10 -0.12 0.15
word	troop	0.12 -0.04 -0.36 -0.18 0.00 -0.12 -0.05
word	troubl	0.10 -0.14 -0.11 -0.06 -0.08 -0.09 0.00
word	truc	0.02 0.02 -0.16 0.01 -0.14 -0.12 -0.13
word	trust	-0.15 -0.15 0.06 -0.14 0.06 -0.10 0.07
word	truth	0.05 -0.14 0.05 -0.11 -0.05 -0.10 0.04
word	try	-0.08 -0.10 -0.09 -0.02 0.06 -0.21 0.05
word	ttf	-0.08 0.06 -0.06 0.00 -0.08 -0.05 -0.08
word	tucker	-0.16 -0.17 0.10 -0.13 -0.15 -0.13 0.11
word	tuesday	0.05 -0.01 -0.18 -0.06 -0.17 -0.14 -0.06
word	tulsi	-0.11 -0.13 0.13 -0.12 -0.09 -0.10 -0.02
word	tumbl	-0.20 0.03 -0.06 0.00 -0.11 -0.05 -0.18
word	turmoil	-0.11 0.05 -0.06 0.06 0.02 -0.08 -0.11
word	turn	-0.03 0.00 -0.31 -0.12 -0.01 -0.16 0.07
word	turtl	-0.08 -0.10 -0.13 -0.11 0.12 -0.13 -0.15
word	tv	-0.11 0.02 0.01 -0.09 -0.23 -0.18 0.08
word	two	0.12 -0.13 -0.10 -0.04 -0.03 -0.19 -0.02
word	u	-0.14 -0.02 -0.01 0.00 0.06 -0.15 0.02
word	ufc	-0.16 -0.12 -0.15 -0.14 -0.15 -0.08 0.14
word	ukmto	-0.02 -0.13 -0.12 0.10 -0.16 -0.11 -0.14
word	ultimatum	0.07 0.00 -0.20 -0.20 -0.20 -0.20 -0.03
word	unacceptabl	-0.12 0.10 -0.10 0.06 -0.11 -0.06 -0.04
word	unanswer	-0.02 0.07 -0.13 -0.11 -0.09 -0.11 -0.02
word	unauthoriz	0.03 0.00 -0.10 -0.09 -0.10 -0.05 -0.03
word	uncertain	0.06 -0.05 -0.12 -0.15 -0.13 -0.13 0.01
word	uncertainty	-0.14 -0.18 -0.19 0.20 -0.02 -0.19 0.03
word	unchang	-0.05 0.01 -0.14 -0.06 -0.12 -0.13 0.06
word	unclear	0.06 -0.05 -0.09 0.05 -0.11 -0.05 -0.03
word	unconditional	-0.01 0.07 -0.16 -0.08 -0.15 -0.10 -0.07
word	undecid	-0.10 0.11 -0.06 -0.10 -0.08 -0.09 -0.11
word	under	-0.11 -0.11 -0.19 -0.02 0.14 -0.26 0.04
word	underground	-0.01 -0.15 -0.03 -0.08 0.03 -0.10 0.07
word	undermin	-0.15 0.10 -0.10 -0.14 -0.15 -0.12 0.07
word	understand	-0.17 0.16 -0.14 -0.18 -0.15 -0.11 -0.03
word	underway	0.09 0.07 -0.14 -0.16 -0.12 -0.08 -0.13
word	unfair	-0.14 0.13 -0.13 -0.09 -0.05 -0.09 0.01
word	unfreez	-0.12 -0.13 -0.12 0.14 -0.11 -0.11 -0.12
word	unhing	-0.11 -0.10 -0.10 -0.12 -0.10 -0.10 0.11
word	unify	-0.11 0.13 -0.11 -0.11 -0.09 -0.10 -0.13
word	unit	0.00 -0.09 -0.20 0.04 -0.08 -0.11 0.04
word	unity	-0.13 0.06 -0.13 -0.11 -0.09 -0.10 0.02
word	university	-0.06 -0.04 -0.20 -0.17 0.15 -0.21 -0.05
word	unjustify	-0.10 0.10 -0.05 -0.05 -0.08 -0.03 -0.08
word	unknown	-0.04 -0.13 -0.12 0.15 -0.11 -0.12 -0.08
word	unleash	-0.02 -0.08 -0.01 0.04 -0.18 -0.19 0.01
word	unles	0.03 0.01 -0.13 -0.14 -0.12 -0.10 -0.03
word	unlikely	-0.08 -0.08 0.02 0.08 0.04 -0.10 0.01
word	unprecedent	0.01 -0.10 -0.15 -0.14 0.05 -0.16 -0.15
word	unpredictabl	0.01 -0.11 -0.07 0.10 -0.01 -0.05 -0.03
word	unreasonabl	-0.09 0.11 -0.07 -0.12 -0.13 -0.09 -0.13
word	unrest	0.10 -0.05 -0.15 -0.10 -0.10 -0.09 -0.17
word	until	0.11 -0.09 -0.17 -0.12 0.08 -0.14 0.00
word	up	-0.04 0.00 -0.07 0.08 -0.09 -0.05 -0.06
word	updat	0.11 0.01 -0.07 -0.08 -0.21 -0.13 -0.10
word	upend	-0.08 -0.08 -0.01 -0.08 0.08 -0.01 -0.03
word	uphold	-0.01 -0.06 -0.09 -0.11 0.05 -0.11 -0.14
word	upon	-0.10 0.11 -0.03 -0.12 -0.09 -0.01 -0.09
word	upper	-0.01 0.04 -0.05 -0.06 -0.07 -0.04 -0.06
word	upris	0.16 -0.10 -0.11 -0.07 -0.11 -0.08 -0.04
word	ups	0.05 -0.14 -0.09 0.04 -0.09 -0.03 0.07
word	upward	-0.08 -0.09 -0.08 0.10 -0.10 -0.09 -0.11
word	uranium	0.06 -0.02 0.13 -0.20 -0.24 -0.16 -0.10
word	urg	-0.02 -0.05 -0.02 -0.01 0.05 -0.08 -0.06
word	urge	-0.11 0.00 -0.08 0.00 -0.09 -0.07 0.05
word	urgent	-0.04 0.09 -0.03 0.01 -0.03 -0.02 -0.06
word	us	0.03 0.01 -0.33 -0.03 -0.29 -0.19 0.01
word	use	0.11 -0.06 0.07 -0.18 -0.16 -0.14 -0.11
word	used	0.13 -0.19 0.01 -0.02 0.01 0.06 -0.09
word	uses	0.09 -0.13 -0.13 -0.10 0.07 -0.09 0.05
word	valu	0.00 0.07 -0.11 -0.09 -0.07 -0.06 -0.12
word	vast	-0.04 -0.12 -0.12 0.03 -0.16 -0.07 0.04
word	vehicl	0.06 -0.13 -0.14 0.00 0.01 -0.10 -0.15
word	versaill	-0.06 0.09 -0.13 -0.13 -0.13 -0.13 -0.06
word	very	0.14 0.13 -0.19 -0.16 -0.25 -0.19 -0.18
word	vessel	0.06 -0.13 -0.07 0.09 -0.10 -0.20 -0.34
word	via	-0.09 -0.10 0.07 -0.01 0.08 -0.06 -0.13
word	vice	-0.13 0.05 -0.10 -0.12 -0.06 -0.03 -0.01
word	victim	-0.15 -0.14 -0.15 -0.12 -0.09 -0.11 0.16
word	victory	-0.02 -0.09 -0.06 -0.32 -0.27 -0.15 0.15
word	video	0.10 -0.31 -0.03 -0.31 -0.10 -0.05 0.13
word	vietnam	-0.04 -0.16 -0.13 -0.02 0.02 -0.10 0.03
word	view	0.02 -0.16 0.00 0.04 -0.18 -0.07 0.01
word	vigilant	0.06 -0.12 -0.06 -0.14 -0.07 0.06 -0.08
word	villag	0.07 -0.13 -0.15 -0.10 0.05 -0.12 -0.17
word	violat	0.06 0.05 -0.04 -0.05 -0.03 -0.18 -0.18
word	violation	0.05 -0.05 -0.16 0.03 0.03 -0.20 -0.25
word	violenc	-0.02 0.05 -0.15 -0.13 -0.11 -0.13 0.00
word	violent	-0.09 0.02 -0.15 -0.14 -0.14 -0.13 0.06
word	visit	-0.04 -0.03 0.03 -0.05 -0.04 -0.04 0.01
word	vital	0.05 -0.02 -0.07 -0.02 -0.09 -0.07 -0.10
word	voic	-0.05 0.04 -0.10 -0.12 -0.08 -0.09 0.08
word	volatil	-0.07 0.10 -0.09 -0.11 0.04 -0.06 -0.09
word	volatility	-0.08 -0.06 -0.04 0.09 -0.11 -0.05 -0.09
word	vot	-0.02 0.02 -0.12 -0.08 -0.12 -0.13 0.00
word	vote	-0.14 0.07 -0.15 -0.11 -0.11 -0.10 0.10
word	voter	-0.05 -0.04 -0.09 -0.08 -0.03 -0.02 0.07
word	vow	0.02 0.03 -0.20 0.02 -0.18 -0.12 -0.08
word	vows	0.09 0.00 -0.18 -0.10 -0.03 -0.19 -0.13
word	voyag	-0.13 -0.13 -0.13 0.02 0.05 -0.07 -0.01
word	vp	-0.12 0.13 -0.15 -0.12 -0.10 -0.08 -0.01
word	vulnerability	-0.07 -0.12 -0.14 0.09 -0.10 -0.10 0.03
word	vulnerabl	-0.05 -0.13 -0.17 0.00 -0.13 -0.15 0.13
word	wait	-0.04 -0.01 -0.24 -0.03 -0.09 -0.15 0.09
word	waiver	-0.20 -0.06 -0.10 0.12 -0.13 -0.08 -0.11
word	wake	-0.12 -0.12 -0.16 0.04 0.04 -0.12 0.07
word	walk	-0.15 0.02 -0.16 -0.17 -0.14 -0.12 0.11
word	want	-0.08 -0.05 -0.03 -0.01 0.02 -0.21 0.03
word	war	-0.07 -0.04 -0.08 -0.03 -0.02 -0.10 0.07
word	warfar	0.10 -0.17 -0.16 -0.06 -0.16 0.07 -0.04
word	warhead	0.12 -0.12 -0.12 -0.08 -0.11 -0.12 -0.11
word	warn	-0.10 -0.10 0.01 0.03 0.03 0.06 0.07
word	warning	0.04 -0.14 0.08 0.00 -0.17 -0.13 0.03
word	warplan	0.15 0.02 -0.16 -0.12 -0.14 -0.11 -0.14
word	wars	-0.22 0.02 -0.24 -0.19 0.05 -0.15 0.17
word	warship	0.10 -0.02 -0.30 -0.13 -0.12 -0.14 -0.09
word	wartim	-0.06 -0.11 -0.12 0.04 0.08 -0.08 -0.07
word	wary	-0.12 0.02 -0.09 -0.07 0.05 -0.09 -0.02
word	wasn't	-0.11 -0.15 0.11 -0.07 -0.13 -0.14 0.06
word	wast	-0.04 0.00 -0.12 -0.09 -0.10 -0.08 0.04
word	watch	0.03 -0.03 -0.34 -0.08 -0.17 -0.20 0.08
word	watchdog	0.05 0.05 0.07 -0.08 -0.09 -0.04 -0.13
word	water	0.05 -0.19 -0.27 -0.07 0.16 0.03 -0.21
word	waterway	0.05 -0.08 -0.12 -0.01 -0.10 -0.09 0.00
word	wav	0.05 -0.14 0.02 -0.12 -0.13 -0.16 -0.01
word	wave	0.19 -0.05 -0.35 -0.16 -0.17 -0.16 -0.10
word	waver	-0.15 0.03 -0.07 0.06 -0.09 -0.09 -0.02
word	way	-0.01 0.10 -0.23 -0.03 -0.26 -0.13 -0.08
word	we	0.07 0.06 -0.18 -0.02 0.03 -0.15 -0.20
word	we'll	0.04 -0.06 -0.09 -0.11 -0.08 -0.09 0.06
word	we'r	0.02 -0.04 -0.21 -0.15 -0.05 -0.13 0.01
word	we'v	-0.12 0.06 -0.13 -0.17 0.07 -0.10 -0.06
word	weak	-0.10 -0.05 -0.10 -0.01 -0.09 -0.08 0.06
word	weaken	-0.02 -0.01 0.05 0.05 -0.13 -0.09 -0.10
word	weapon	0.09 -0.03 0.02 -0.18 0.01 -0.23 -0.12
word	weather	0.01 -0.09 -0.09 0.05 0.05 -0.07 -0.09
word	wednesday	0.00 -0.03 -0.11 0.06 0.03 -0.07 -0.14
word	week	0.09 -0.04 -0.03 -0.10 -0.05 -0.19 -0.03
word	weekend	-0.15 0.02 -0.08 0.04 -0.11 -0.06 -0.01
word	weekly	-0.08 -0.08 -0.05 0.09 -0.09 -0.03 -0.09
word	weigh	0.16 -0.06 -0.27 -0.08 -0.28 -0.20 -0.13
word	welcom	-0.11 0.10 -0.16 0.03 -0.05 -0.11 -0.21
word	welker	-0.09 -0.11 -0.06 0.14 -0.06 -0.06 -0.07
word	well	0.05 -0.12 0.00 -0.07 -0.15 -0.08 0.04
word	went	-0.03 -0.11 -0.12 -0.11 -0.12 -0.08 0.10
word	west	-0.09 -0.18 0.09 -0.11 -0.22 -0.21 0.09
word	western	0.06 -0.01 0.01 -0.11 -0.17 -0.10 -0.03
word	wh	-0.02 -0.18 -0.15 -0.11 -0.12 -0.09 0.12
word	what	0.07 0.01 -0.36 -0.08 -0.02 -0.24 -0.01
word	when	-0.07 -0.11 0.00 0.02 0.05 -0.18 0.05
word	wher	0.08 -0.04 -0.01 -0.06 -0.10 -0.15 0.00
word	whether	0.04 -0.05 -0.21 -0.16 -0.16 -0.15 0.02
word	which	-0.13 0.04 -0.02 -0.07 -0.08 -0.08 0.02
word	whil	0.01 -0.04 -0.33 -0.03 -0.07 -0.20 0.05
word	whin	-0.11 0.06 -0.12 -0.11 -0.08 -0.08 0.10
word	whit	-0.11 -0.13 -0.13 -0.13 0.05 -0.12 0.10
word	who	-0.26 -0.14 0.04 -0.15 0.12 -0.20 0.22
word	whol	-0.04 -0.06 -0.15 -0.10 0.03 -0.08 0.04
word	whos	-0.13 -0.07 -0.14 0.07 0.08 -0.06 0.08
word	why	0.03 -0.04 -0.09 -0.01 -0.03 -0.22 -0.01
word	widen	0.14 -0.07 -0.22 -0.01 -0.04 -0.23 -0.21
word	wider	0.04 0.14 -0.12 -0.12 -0.17 -0.06 -0.13
word	wife	-0.10 -0.10 -0.15 -0.11 -0.03 -0.09 0.11
word	wild	0.04 0.10 -0.08 -0.06 -0.08 -0.09 -0.11
word	wildly	-0.12 -0.17 0.05 -0.09 -0.09 -0.11 0.14
word	will	0.03 0.11 -0.09 -0.08 -0.08 -0.04 -0.12
word	win	-0.23 -0.06 -0.19 -0.20 -0.17 -0.13 0.15
word	wind	0.01 0.12 -0.16 -0.14 -0.11 -0.12 -0.08
word	winn	-0.12 -0.17 -0.16 -0.03 -0.18 -0.14 0.16
word	winner	-0.16 -0.17 -0.17 0.07 -0.17 -0.15 0.13
word	wins	-0.10 0.07 0.04 -0.10 -0.12 -0.15 0.12
word	wip	-0.09 -0.11 -0.10 0.07 -0.11 -0.08 0.08
word	wipe	-0.08 0.02 -0.13 -0.10 -0.09 -0.05 0.02
word	wish	0.04 0.08 -0.13 -0.06 -0.11 -0.08 -0.13
word	withdraw	0.03 0.05 -0.20 -0.21 -0.22 -0.16 -0.07
word	withdrawal	-0.05 0.11 -0.11 -0.13 -0.14 -0.09 -0.14
word	within	0.04 0.02 -0.18 -0.01 -0.06 0.03 -0.15
word	without	0.06 0.00 -0.23 -0.11 -0.23 -0.13 0.01
word	wizz	-0.11 -0.08 -0.06 0.09 0.04 -0.05 -0.10
word	woes	0.03 -0.12 -0.09 0.06 -0.10 -0.07 -0.09
word	woman	-0.04 -0.14 0.05 -0.01 -0.03 -0.13 -0.04
word	women	-0.01 0.03 -0.12 -0.06 0.03 -0.05 -0.14
word	won	-0.01 0.01 -0.24 -0.22 -0.25 -0.17 0.11
word	won't	-0.20 0.12 -0.03 -0.04 -0.18 -0.18 0.03
word	word	-0.06 -0.04 -0.16 -0.11 -0.11 -0.08 0.09
word	work	0.02 -0.09 0.08 0.00 -0.02 -0.16 -0.04
word	worker	-0.06 -0.20 -0.20 -0.01 0.20 -0.12 -0.20
word	world	-0.18 0.12 -0.16 -0.02 -0.02 0.03 -0.05
word	worry	-0.12 -0.01 0.03 -0.06 0.10 -0.12 -0.05
word	wors	0.07 -0.14 -0.17 0.04 0.02 -0.09 -0.09
word	worst	-0.22 -0.03 -0.20 0.08 -0.21 -0.15 0.08
word	would	-0.03 0.08 0.01 -0.15 -0.35 -0.12 -0.01
word	wouldn't	-0.11 0.02 -0.01 -0.11 -0.11 -0.14 0.09
word	wound	-0.05 -0.18 -0.06 -0.36 0.20 -0.18 -0.22
word	wrap	0.02 -0.05 -0.08 0.01 -0.06 -0.05 0.02
word	wrapp	0.11 -0.11 -0.10 -0.11 -0.11 -0.08 -0.02
word	wreck	0.01 0.02 -0.10 -0.09 -0.03 -0.10 0.03
word	wright	0.07 -0.15 -0.10 -0.05 -0.12 -0.10 0.04
word	written	-0.11 0.05 -0.04 -0.09 -0.08 -0.04 0.04
word	wrong	-0.14 -0.03 0.06 -0.01 -0.12 -0.09 0.02
word	wsj	-0.02 0.06 0.03 -0.01 -0.12 -0.07 -0.10
word	wti	-0.12 -0.10 -0.07 0.11 -0.10 -0.08 -0.10
word	ww3	0.02 -0.08 -0.11 -0.11 0.04 -0.08 0.00
word	x	-0.11 -0.13 -0.13 -0.11 -0.13 0.09 0.10
word	xiv	-0.15 0.13 -0.14 -0.15 -0.14 -0.11 -0.05
word	year	-0.04 -0.12 -0.04 -0.07 0.03 -0.01 0.07
word	yellow	0.12 -0.13 -0.10 -0.11 0.03 -0.10 -0.13
word	yesterday	0.13 -0.20 -0.18 0.05 0.04 -0.14 -0.14
word	yet	0.03 -0.12 -0.01 -0.04 -0.02 -0.19 0.00
word	yield	-0.10 0.02 -0.08 0.07 -0.09 -0.06 -0.10
word	yingst	0.13 -0.11 -0.14 -0.07 -0.14 -0.09 -0.09
word	you	0.02 0.00 -0.02 -0.04 -0.04 -0.14 0.00
word	you'r	-0.14 0.11 -0.11 0.01 -0.13 -0.12 -0.05
word	your	0.01 0.02 -0.24 0.02 -0.02 -0.11 -0.09
word	zelensky	0.08 -0.08 0.04 -0.15 -0.11 -0.08 -0.13
word	zelenskyy	0.11 0.00 0.06 -0.09 -0.12 -0.08 -0.10
word	zero	0.03 -0.01 -0.09 0.00 -0.08 -0.03 -0.03
word	zone	0.08 -0.18 -0.17 0.08 0.00 -0.15 -0.06
word	خبرگزاری	0.06 0.03 -0.09 0.02 -0.11 -0.09 -0.12
word	فارس	0.06 0.03 -0.09 0.02 -0.11 -0.09 -0.12
word in the head clause	[ally]	0.03 0.03 0.05 -0.14 -0.22 -0.15 -0.10
word in the head clause	[number]	0.00 -0.14 0.05 0.06 0.05 -0.07 -0.10
word in the head clause	[place]	-0.05 0.20 -0.16 0.00 -0.01 -0.21 -0.21
word in the head clause	[region]	0.02 0.02 -0.18 0.08 -0.17 -0.12 -0.12
word in the head clause	[side]	0.00 0.01 0.02 -0.13 0.00 -0.01 0.01
word in the head clause	[usa]	-0.04 0.03 -0.02 -0.10 -0.12 -0.11 0.03
word in the head clause	a	-0.19 -0.06 -0.01 -0.11 0.08 -0.07 0.16
word in the head clause	ablaze	0.09 -0.10 -0.08 -0.02 -0.13 -0.04 -0.10
word in the head clause	about	-0.18 -0.02 0.02 -0.03 -0.26 -0.01 0.13
word in the head clause	above	0.06 -0.09 -0.03 -0.04 -0.06 -0.03 -0.10
word in the head clause	abroad	0.04 -0.11 -0.09 0.01 -0.06 -0.07 0.05
word in the head clause	accept	-0.04 0.04 -0.09 0.02 -0.05 -0.07 -0.09
word in the head clause	accident	0.06 -0.09 -0.10 -0.09 0.02 -0.07 0.03
word in the head clause	accord	-0.19 0.16 -0.15 -0.12 -0.14 -0.11 -0.07
word in the head clause	account	0.02 -0.02 -0.02 -0.10 -0.03 0.04 -0.08
word in the head clause	accused	-0.02 -0.08 0.05 -0.01 0.04 -0.08 -0.07
word in the head clause	accuses	-0.14 0.06 -0.15 -0.19 -0.14 -0.13 0.07
word in the head clause	achieved	0.08 -0.09 -0.15 -0.13 -0.15 -0.14 0.01
word in the head clause	across	0.01 -0.18 -0.25 -0.06 0.01 0.02 0.05
word in the head clause	act	-0.06 0.08 -0.17 -0.13 -0.13 -0.13 0.03
word in the head clause	action	-0.05 -0.03 0.02 -0.07 -0.03 -0.17 0.03
word in the head clause	actions	-0.10 -0.05 -0.11 -0.04 -0.08 -0.04 0.10
word in the head clause	active	0.01 -0.12 0.08 -0.11 -0.09 -0.10 0.01
word in the head clause	activist	-0.13 -0.01 -0.10 -0.10 -0.09 -0.12 0.09
word in the head clause	add	-0.15 -0.06 -0.11 0.13 -0.12 -0.08 -0.14
word in the head clause	additional	0.07 -0.11 -0.08 -0.05 -0.07 -0.04 -0.09
word in the head clause	address	-0.23 -0.06 -0.21 -0.12 -0.17 -0.14 0.15
word in the head clause	addresses	0.04 0.02 0.00 -0.03 -0.08 -0.05 -0.07
word in the head clause	admin	-0.02 -0.02 -0.26 -0.02 -0.02 -0.10 0.01
word in the head clause	administration	0.00 -0.05 0.07 -0.19 -0.17 -0.14 0.04
word in the head clause	admits	-0.08 0.06 -0.20 -0.16 0.02 -0.15 0.05
word in the head clause	advance	-0.05 -0.02 -0.11 0.04 -0.10 -0.12 0.04
word in the head clause	advanced	0.10 0.05 -0.09 -0.11 -0.08 -0.09 -0.10
word in the head clause	advancing	0.10 -0.10 -0.09 -0.08 -0.09 -0.08 -0.10
word in the head clause	advantage	-0.04 -0.10 -0.13 -0.13 -0.14 -0.07 0.11
word in the head clause	adviser	0.05 -0.03 -0.11 -0.05 -0.09 -0.10 0.05
word in the head clause	affect	-0.11 -0.10 -0.10 0.08 -0.01 -0.10 -0.06
word in the head clause	after	-0.12 -0.10 -0.36 0.01 0.02 -0.28 0.10
word in the head clause	aftermath	0.07 -0.21 -0.22 -0.15 0.12 -0.22 -0.17
word in the head clause	again	0.07 -0.06 -0.31 -0.02 -0.12 -0.24 0.01
word in the head clause	against	0.00 -0.07 -0.09 -0.13 -0.42 -0.08 0.09
word in the head clause	agent	-0.10 -0.11 0.09 -0.07 -0.12 -0.14 -0.02
word in the head clause	agents	-0.12 0.04 0.02 -0.11 -0.12 -0.13 -0.06
word in the head clause	aggression	-0.15 0.15 -0.22 -0.16 -0.19 -0.21 0.00
word in the head clause	agree	0.06 -0.04 -0.14 -0.17 -0.19 -0.11 0.06
word in the head clause	agreed	-0.22 0.16 -0.13 0.04 -0.11 -0.06 -0.19
word in the head clause	agreement	-0.18 0.18 -0.37 -0.11 -0.23 -0.20 0.00
word in the head clause	agrees	-0.01 0.01 -0.22 0.09 -0.19 -0.17 -0.24
word in the head clause	ahead	-0.02 -0.16 0.02 0.02 -0.08 -0.14 0.10
word in the head clause	ai	-0.09 -0.21 -0.23 -0.13 -0.24 0.11 0.15
word in the head clause	aid	0.04 -0.10 -0.17 -0.06 0.09 -0.18 -0.16
word in the head clause	aides	-0.03 -0.14 0.04 -0.11 -0.10 -0.12 0.14
word in the head clause	aimed	-0.14 0.14 -0.09 -0.15 -0.12 -0.11 -0.07
word in the head clause	air	0.10 -0.24 -0.09 -0.12 0.07 -0.24 -0.09
word in the head clause	airbase	0.04 -0.12 0.02 -0.10 0.05 -0.10 -0.12
word in the head clause	aircraft	0.21 -0.05 -0.22 -0.14 -0.19 -0.15 -0.24
word in the head clause	airline	-0.12 -0.16 -0.10 0.09 -0.04 -0.10 0.00
word in the head clause	airlines	-0.06 -0.03 -0.02 0.10 0.00 -0.04 -0.06
word in the head clause	airman	0.19 -0.17 0.01 -0.16 -0.23 -0.11 -0.19
word in the head clause	airmen	-0.07 -0.11 -0.14 -0.10 -0.10 -0.08 0.10
word in the head clause	airport	0.10 0.02 -0.20 -0.07 -0.25 -0.17 0.00
word in the head clause	airports	-0.08 -0.10 -0.05 0.12 -0.12 -0.06 -0.12
word in the head clause	airspace	0.09 0.01 -0.17 0.02 -0.19 -0.19 -0.22
word in the head clause	airstrike	-0.02 0.00 0.00 -0.11 -0.03 -0.18 0.05
word in the head clause	airstrikes	0.00 -0.17 -0.16 -0.04 -0.16 -0.05 0.12
word in the head clause	al	0.09 -0.12 -0.17 -0.04 -0.01 -0.13 0.00
word in the head clause	alarm	-0.09 -0.03 -0.05 -0.02 0.10 -0.18 -0.19
word in the head clause	alert	-0.05 -0.14 -0.23 0.02 0.13 0.01 -0.03
word in the head clause	alex	-0.08 -0.09 -0.07 -0.08 -0.08 -0.05 0.09
word in the head clause	ali	0.06 -0.22 0.05 -0.14 -0.20 -0.16 0.02
word in the head clause	alive	0.04 0.05 -0.18 0.03 0.03 -0.11 -0.21
word in the head clause	all	-0.02 -0.09 -0.31 -0.01 0.02 -0.24 0.05
word in the head clause	alleged	-0.10 -0.11 0.09 -0.10 -0.11 -0.09 0.05
word in the head clause	allies	0.08 0.07 -0.24 -0.18 -0.19 -0.12 -0.04
word in the head clause	allow	-0.03 0.00 -0.12 0.08 -0.07 -0.11 -0.09
word in the head clause	allows	0.00 0.05 -0.13 0.00 -0.11 -0.12 -0.15
word in the head clause	ally	-0.06 0.01 -0.20 -0.15 -0.12 -0.12 0.07
word in the head clause	alone	0.08 -0.01 -0.11 -0.13 -0.11 -0.12 -0.12
word in the head clause	already	-0.08 0.16 -0.19 -0.04 -0.04 -0.11 -0.09
word in the head clause	aluminium	-0.09 -0.07 -0.03 0.08 -0.09 -0.05 -0.06
word in the head clause	always	-0.12 -0.05 -0.10 -0.09 0.03 -0.09 0.05
word in the head clause	amal	0.03 -0.14 -0.11 -0.10 0.01 -0.10 -0.03
word in the head clause	ambassador	-0.04 0.07 -0.04 -0.14 -0.07 -0.10 -0.04
word in the head clause	ambassadors	-0.10 0.10 -0.06 -0.09 -0.09 -0.04 -0.09
word in the head clause	amid	-0.14 0.06 -0.09 -0.10 -0.11 -0.11 0.12
word in the head clause	among	0.05 -0.05 -0.16 0.07 -0.03 -0.08 -0.12
word in the head clause	amounts	-0.10 0.05 -0.04 0.08 -0.12 -0.03 -0.14
word in the head clause	an	0.11 -0.04 0.03 -0.10 -0.11 -0.20 -0.07
word in the head clause	analysis	-0.08 0.09 -0.20 -0.18 -0.16 -0.10 0.04
word in the head clause	analyst	0.06 -0.17 0.00 -0.12 0.00 -0.08 0.08
word in the head clause	analysts	-0.05 -0.07 0.07 -0.02 -0.16 -0.16 0.00
word in the head clause	anand	-0.13 0.16 -0.14 -0.11 -0.08 -0.12 -0.16
word in the head clause	anchor	0.07 -0.06 -0.06 0.03 -0.09 -0.04 0.00
word in the head clause	and	0.00 0.03 0.05 -0.16 -0.01 -0.11 -0.02
word in the head clause	angeles	-0.12 -0.12 0.07 -0.02 0.02 -0.07 -0.08
word in the head clause	announce	-0.10 0.12 -0.13 -0.01 -0.15 -0.11 -0.17
word in the head clause	announced	-0.14 -0.01 -0.08 -0.15 0.07 -0.04 0.05
word in the head clause	announcement	-0.11 0.11 -0.14 -0.12 -0.14 -0.13 -0.04
word in the head clause	announces	0.06 -0.05 -0.03 -0.03 -0.02 0.02 -0.20
word in the head clause	another	-0.09 0.05 -0.04 -0.06 -0.09 -0.12 0.02
word in the head clause	answer	-0.14 -0.04 -0.16 -0.15 0.04 -0.11 0.11
word in the head clause	anti	-0.01 -0.06 0.05 -0.15 -0.18 -0.10 0.05
word in the head clause	anxiety	-0.08 -0.05 -0.07 -0.03 0.05 -0.03 0.00
word in the head clause	any	0.00 0.07 -0.27 -0.10 -0.28 -0.23 -0.04
word in the head clause	anyone	-0.02 0.05 -0.12 -0.11 -0.14 -0.11 0.04
word in the head clause	aoun	-0.15 0.17 -0.12 -0.14 -0.16 -0.07 -0.17
word in the head clause	apache	-0.01 0.07 -0.08 -0.09 -0.05 -0.08 -0.10
word in the head clause	apartment	0.09 -0.10 -0.08 -0.09 -0.05 -0.10 -0.10
word in the head clause	apologizes	-0.10 0.08 -0.11 -0.11 -0.10 -0.12 -0.03
word in the head clause	appear	-0.02 -0.09 0.05 -0.02 -0.11 -0.09 -0.12
word in the head clause	appears	0.03 -0.12 -0.15 0.02 0.08 -0.11 -0.01
word in the head clause	approach	0.01 0.06 -0.11 -0.07 -0.15 -0.14 -0.02
word in the head clause	approval	-0.13 0.13 -0.13 -0.08 -0.10 -0.06 0.03
word in the head clause	april	-0.15 -0.05 -0.11 0.08 -0.16 -0.10 0.01
word in the head clause	arab	-0.06 0.04 -0.16 0.04 -0.22 -0.15 -0.03
word in the head clause	aramco	-0.07 -0.12 -0.06 0.09 -0.07 -0.07 -0.09
word in the head clause	are	-0.16 -0.03 -0.16 0.06 -0.01 -0.28 0.07
word in the head clause	area	0.10 -0.12 -0.13 -0.12 0.03 -0.15 -0.14
word in the head clause	areas	-0.04 0.08 -0.12 -0.13 -0.09 -0.11 -0.01
word in the head clause	armed	0.03 0.00 0.04 -0.13 0.02 -0.07 -0.18
word in the head clause	arms	0.08 -0.10 0.09 -0.12 -0.12 -0.09 -0.10
word in the head clause	army	0.05 0.04 -0.23 -0.21 -0.18 -0.07 -0.06
word in the head clause	around	0.07 -0.07 0.02 -0.07 0.05 -0.05 -0.12
word in the head clause	arrested	-0.14 -0.02 0.11 -0.01 -0.16 -0.11 0.05
word in the head clause	arrests	-0.15 -0.11 0.11 -0.13 0.02 -0.13 -0.03
word in the head clause	arrive	-0.08 0.11 -0.06 -0.05 0.02 -0.04 -0.11
word in the head clause	arrived	0.07 -0.05 -0.09 -0.08 -0.08 -0.05 0.02
word in the head clause	arrives	0.06 -0.03 -0.15 -0.01 -0.14 -0.12 -0.17
word in the head clause	as	0.01 -0.04 -0.22 -0.13 0.08 -0.17 0.08
word in the head clause	asia	-0.23 -0.08 -0.14 0.22 -0.21 -0.07 -0.19
word in the head clause	asian	-0.08 -0.10 -0.05 0.08 0.03 -0.05 -0.05
word in the head clause	asked	-0.16 0.12 -0.19 -0.14 0.01 -0.15 -0.03
word in the head clause	asking	-0.04 0.03 -0.09 0.03 0.00 -0.06 -0.03
word in the head clause	asks	0.01 0.05 -0.19 -0.04 -0.19 -0.13 0.03
word in the head clause	assassination	0.05 -0.21 0.10 -0.16 -0.18 -0.19 -0.01
word in the head clause	assault	0.00 -0.02 -0.09 -0.06 0.02 -0.05 -0.12
word in the head clause	assets	-0.01 -0.08 0.03 0.09 -0.11 -0.12 -0.17
word in the head clause	at	-0.09 -0.03 -0.06 -0.06 -0.11 -0.22 0.11
word in the head clause	atomic	-0.05 0.08 -0.11 -0.07 -0.07 -0.02 -0.07
word in the head clause	attack	0.03 0.06 -0.09 -0.10 -0.13 -0.17 0.01
word in the head clause	attacked	0.16 -0.21 -0.25 -0.05 -0.27 -0.20 0.01
word in the head clause	attacking	-0.07 0.10 -0.23 -0.14 -0.21 -0.19 0.07
word in the head clause	attacks	-0.04 0.06 -0.10 -0.03 -0.03 -0.04 -0.06
word in the head clause	attempt	0.04 -0.12 0.07 0.03 -0.20 -0.18 -0.08
word in the head clause	attempts	-0.02 0.06 -0.15 -0.11 -0.12 -0.13 0.02
word in the head clause	attend	-0.11 -0.01 -0.10 -0.11 -0.10 -0.04 0.05
word in the head clause	authorities	-0.14 -0.04 0.05 -0.11 0.02 -0.16 0.08
word in the head clause	authorizes	-0.12 0.06 -0.09 0.04 -0.12 -0.11 -0.11
word in the head clause	avoid	-0.10 -0.02 -0.14 0.07 -0.09 -0.11 0.00
word in the head clause	away	-0.07 0.02 -0.19 0.01 -0.01 -0.10 0.01
word in the head clause	b	-0.11 -0.11 -0.09 0.10 -0.07 -0.07 -0.08
word in the head clause	back	-0.12 0.12 -0.30 -0.14 -0.04 -0.17 0.03
word in the head clause	backed	0.11 -0.13 -0.15 0.07 -0.13 -0.08 -0.03
word in the head clause	backing	-0.05 0.06 -0.16 -0.17 -0.16 -0.13 0.01
word in the head clause	backs	0.07 0.01 -0.09 -0.04 -0.08 -0.03 -0.03
word in the head clause	bad	-0.13 -0.01 -0.15 -0.02 0.02 -0.06 0.05
word in the head clause	baier	0.09 -0.09 -0.10 0.05 -0.10 -0.10 -0.05
word in the head clause	ballistic	0.05 0.00 0.02 -0.19 -0.13 -0.18 -0.17
word in the head clause	ban	-0.11 0.07 -0.11 -0.05 -0.11 -0.10 0.11
word in the head clause	bank	-0.13 -0.11 -0.14 0.16 -0.16 -0.12 -0.13
word in the head clause	banks	-0.05 -0.04 0.04 -0.10 0.07 0.00 0.06
word in the head clause	bannon	-0.06 0.00 -0.12 -0.07 -0.07 -0.09 0.05
word in the head clause	bare	-0.07 -0.11 0.06 0.02 -0.12 -0.09 0.04
word in the head clause	barrage	0.04 -0.03 -0.21 -0.13 -0.01 -0.14 -0.04
word in the head clause	barrages	0.09 -0.11 -0.10 -0.02 -0.14 -0.03 -0.09
word in the head clause	barrel	0.01 0.04 -0.04 -0.05 -0.08 -0.05 -0.09
word in the head clause	barrels	0.05 -0.15 -0.05 -0.04 -0.10 -0.07 0.03
word in the head clause	base	0.09 -0.31 0.09 0.00 -0.10 -0.14 -0.09
word in the head clause	based	-0.12 -0.13 0.04 -0.01 -0.14 0.02 0.07
word in the head clause	bases	0.08 0.02 -0.05 -0.11 -0.27 -0.17 -0.09
word in the head clause	battered	0.09 -0.12 -0.11 -0.10 -0.10 -0.10 0.01
word in the head clause	battle	0.09 0.02 -0.19 -0.14 -0.19 -0.15 -0.03
word in the head clause	battlefield	0.07 -0.10 -0.12 -0.08 -0.12 -0.09 0.05
word in the head clause	bbc	0.01 -0.05 -0.17 -0.10 0.13 -0.15 -0.10
word in the head clause	be	0.01 -0.06 0.01 -0.11 0.00 -0.15 0.07
word in the head clause	become	0.03 -0.14 -0.16 -0.13 0.03 -0.09 0.12
word in the head clause	becomes	0.05 -0.12 -0.10 -0.07 -0.10 -0.11 0.08
word in the head clause	been	-0.07 -0.03 0.04 -0.09 0.08 -0.16 -0.03
word in the head clause	begging	-0.08 0.14 -0.11 -0.13 -0.09 -0.08 -0.10
word in the head clause	begin	0.02 -0.01 0.02 -0.06 -0.13 -0.06 0.02
word in the head clause	begins	0.05 0.03 -0.15 -0.07 -0.06 -0.13 -0.25
word in the head clause	begun	0.05 0.07 -0.13 -0.07 -0.05 -0.04 -0.14
word in the head clause	behind	0.05 -0.07 0.03 -0.02 -0.01 -0.10 -0.08
word in the head clause	being	0.00 0.00 -0.25 -0.12 -0.16 -0.19 0.04
word in the head clause	believe	-0.16 -0.12 0.00 0.04 -0.12 -0.11 0.05
word in the head clause	believes	0.05 -0.04 0.06 -0.10 -0.11 -0.07 -0.12
word in the head clause	below	-0.10 -0.07 -0.03 0.09 -0.04 -0.02 -0.05
word in the head clause	benchmark	-0.08 -0.09 -0.05 0.08 -0.06 -0.03 -0.06
word in the head clause	benefit	-0.11 -0.11 -0.09 0.11 -0.11 -0.04 -0.11
word in the head clause	bet	-0.06 0.00 0.07 -0.06 -0.10 -0.04 0.07
word in the head clause	bets	-0.15 -0.17 -0.02 0.07 -0.17 -0.12 0.12
word in the head clause	better	-0.12 -0.07 -0.16 0.01 -0.11 -0.09 0.12
word in the head clause	between	-0.03 -0.01 -0.10 0.10 -0.17 -0.17 -0.04
word in the head clause	beyond	-0.06 0.02 -0.13 0.06 0.04 -0.12 -0.16
word in the head clause	bid	-0.08 0.03 -0.14 -0.02 -0.18 0.00 0.04
word in the head clause	big	0.12 -0.20 -0.08 0.01 -0.10 -0.16 0.01
word in the head clause	bigger	0.05 -0.08 -0.16 0.00 -0.12 -0.11 0.02
word in the head clause	biggest	0.00 -0.05 -0.22 -0.16 0.02 -0.16 0.04
word in the head clause	bill	-0.17 -0.15 -0.12 0.01 -0.18 -0.09 0.12
word in the head clause	billion	0.00 -0.17 0.04 -0.04 -0.02 -0.18 0.06
word in the head clause	billions	-0.03 0.05 -0.15 -0.01 -0.13 -0.13 -0.02
word in the head clause	bills	0.05 -0.12 -0.13 0.07 -0.13 -0.09 -0.11
word in the head clause	bitcoin	-0.19 -0.15 -0.12 0.20 -0.18 -0.07 -0.18
word in the head clause	bl	-0.10 -0.09 -0.05 0.10 -0.10 -0.05 -0.10
word in the head clause	black	-0.12 -0.15 -0.16 -0.11 0.11 -0.13 0.05
word in the head clause	blame	-0.14 -0.06 -0.16 -0.04 -0.15 -0.12 0.09
word in the head clause	blames	0.06 0.04 -0.04 -0.13 -0.18 -0.14 -0.07
word in the head clause	blast	0.04 -0.03 -0.13 -0.09 0.02 -0.10 -0.12
word in the head clause	blasts	-0.04 0.05 -0.20 -0.18 -0.01 -0.18 -0.03
word in the head clause	blaze	0.02 -0.10 -0.10 0.04 -0.10 -0.11 -0.14
word in the head clause	blitz	-0.09 -0.09 -0.08 -0.06 0.05 -0.05 0.08
word in the head clause	block	-0.12 -0.03 0.02 -0.03 0.03 -0.06 0.09
word in the head clause	blockade	0.01 -0.07 -0.22 0.01 -0.04 -0.18 -0.01
word in the head clause	blockading	0.16 -0.13 -0.13 -0.18 -0.12 -0.12 -0.05
word in the head clause	blocked	0.12 -0.06 -0.15 -0.06 -0.09 -0.04 -0.14
word in the head clause	blood	-0.09 -0.06 0.02 -0.06 0.04 -0.06 -0.04
word in the head clause	bloomberg	-0.12 0.08 0.00 0.07 -0.12 -0.14 -0.14
word in the head clause	blow	0.02 0.03 -0.17 0.00 0.06 0.05 -0.17
word in the head clause	blown	0.10 -0.13 -0.08 -0.10 -0.07 -0.04 0.00
word in the head clause	blows	0.00 0.07 -0.18 -0.11 -0.15 -0.14 -0.02
word in the head clause	blunt	-0.03 -0.07 -0.13 0.09 -0.13 -0.12 -0.11
word in the head clause	board	-0.07 0.08 -0.10 -0.07 0.02 -0.06 -0.11
word in the head clause	boasts	-0.10 -0.17 -0.17 -0.15 -0.15 -0.15 0.11
word in the head clause	bodies	-0.06 -0.13 -0.11 -0.11 0.05 -0.11 0.03
word in the head clause	body	-0.01 -0.02 -0.13 -0.15 0.06 -0.12 -0.12
word in the head clause	bomb	-0.05 0.01 -0.02 -0.02 -0.05 -0.24 0.02
word in the head clause	bombardment	-0.04 0.01 -0.18 0.04 -0.01 -0.19 -0.07
word in the head clause	bombed	0.07 -0.07 0.00 -0.16 -0.14 -0.21 0.05
word in the head clause	bombers	0.13 -0.09 -0.15 -0.12 -0.10 -0.09 -0.10
word in the head clause	bombing	-0.03 0.13 -0.23 -0.22 -0.05 -0.27 0.03
word in the head clause	bombs	0.04 0.00 -0.01 -0.19 0.02 0.00 -0.09
word in the head clause	boost	0.03 -0.08 -0.06 0.07 -0.09 -0.04 -0.10
word in the head clause	boots	0.03 -0.04 -0.11 -0.09 -0.11 -0.06 0.01
word in the head clause	border	0.14 -0.17 -0.17 -0.19 -0.08 -0.16 -0.03
word in the head clause	boss	0.07 -0.09 -0.11 -0.04 -0.11 0.03 -0.03
word in the head clause	both	0.01 -0.01 -0.11 0.04 -0.09 -0.07 -0.01
word in the head clause	bounty	0.05 -0.11 0.08 -0.12 -0.11 -0.08 -0.11
word in the head clause	box	-0.02 -0.11 -0.11 0.07 -0.12 -0.10 -0.04
word in the head clause	boy	-0.09 -0.11 -0.08 -0.08 0.02 -0.05 0.08
word in the head clause	bpd	-0.13 -0.08 -0.03 0.10 -0.08 -0.03 -0.08
word in the head clause	brace	-0.16 -0.12 -0.12 0.02 0.10 -0.08 -0.06
word in the head clause	braces	0.06 -0.14 -0.12 0.09 -0.18 -0.06 -0.13
word in the head clause	breach	0.03 -0.10 -0.04 0.05 -0.05 -0.02 -0.07
word in the head clause	break	-0.12 -0.12 -0.13 -0.17 -0.12 0.06 0.10
word in the head clause	breaking	-0.14 0.04 -0.12 -0.10 0.08 -0.10 0.02
word in the head clause	breaks	-0.10 -0.11 -0.16 0.05 0.02 -0.11 0.10
word in the head clause	breakthrough	-0.14 0.10 -0.12 -0.09 -0.12 -0.14 -0.04
word in the head clause	brent	-0.16 -0.11 -0.05 0.14 -0.09 -0.06 -0.10
word in the head clause	bret	0.09 -0.09 -0.10 0.05 -0.10 -0.10 -0.05
word in the head clause	bridge	0.10 -0.10 -0.15 -0.15 -0.01 -0.14 -0.18
word in the head clause	bridges	0.05 -0.06 -0.11 -0.12 -0.07 -0.11 0.03
word in the head clause	briefing	0.04 -0.16 -0.14 -0.13 -0.17 -0.14 0.06
word in the head clause	bring	-0.13 0.06 -0.17 -0.09 0.12 -0.13 -0.01
word in the head clause	bringing	-0.05 0.02 -0.13 -0.08 -0.12 -0.10 0.08
word in the head clause	brings	-0.11 -0.06 -0.07 0.04 0.06 -0.07 -0.10
word in the head clause	brink	-0.10 -0.03 -0.12 -0.05 0.06 -0.11 -0.06
word in the head clause	brits	-0.10 -0.12 -0.05 -0.11 0.06 -0.05 0.04
word in the head clause	broadcast	0.05 -0.08 -0.06 -0.08 -0.13 -0.05 0.04
word in the head clause	broadcasters	-0.08 -0.10 -0.09 -0.07 -0.07 -0.06 0.09
word in the head clause	broker	-0.13 -0.02 -0.09 0.12 -0.06 -0.05 -0.01
word in the head clause	brother	-0.11 0.04 0.08 -0.10 -0.02 -0.11 -0.13
word in the head clause	brought	0.08 -0.07 -0.09 -0.11 0.07 -0.09 -0.09
word in the head clause	brutal	-0.08 0.03 -0.11 -0.10 -0.02 -0.14 0.04
word in the head clause	buffer	0.00 -0.11 -0.10 0.09 -0.11 -0.09 -0.10
word in the head clause	building	0.16 -0.15 -0.21 -0.04 -0.10 -0.17 -0.20
word in the head clause	buildings	0.08 -0.01 -0.15 -0.14 -0.01 -0.14 -0.11
word in the head clause	buried	0.03 -0.11 0.01 -0.09 -0.10 -0.08 0.01
word in the head clause	buries	-0.03 -0.09 -0.11 -0.09 0.08 -0.09 -0.12
word in the head clause	burn	0.01 0.10 -0.11 -0.13 -0.12 -0.13 -0.12
word in the head clause	burning	-0.03 -0.08 -0.09 -0.08 -0.12 -0.10 0.08
word in the head clause	burns	0.16 -0.14 -0.13 -0.05 -0.04 -0.13 -0.15
word in the head clause	business	-0.07 -0.08 -0.08 0.09 -0.10 -0.06 -0.09
word in the head clause	busting	0.08 -0.09 -0.11 -0.02 -0.08 -0.06 -0.07
word in the head clause	buy	-0.19 -0.05 -0.20 0.12 -0.10 -0.15 0.00
word in the head clause	buyers	-0.09 -0.11 -0.06 0.10 -0.11 -0.04 -0.08
word in the head clause	by	-0.10 0.02 -0.01 0.03 0.05 -0.06 -0.09
word in the head clause	california	-0.10 -0.10 0.03 -0.09 -0.06 0.02 0.06
word in the head clause	call	-0.11 0.06 0.02 -0.02 -0.06 -0.13 -0.06
word in the head clause	called	-0.06 -0.10 -0.12 0.07 0.04 -0.09 -0.01
word in the head clause	calls	-0.08 0.09 -0.08 -0.22 -0.04 -0.19 0.05
word in the head clause	calm	-0.10 0.04 -0.09 -0.07 -0.08 -0.08 -0.05
word in the head clause	cameras	-0.07 -0.08 0.00 -0.07 -0.06 0.07 -0.08
word in the head clause	campaign	0.00 -0.01 0.02 -0.18 0.00 -0.16 -0.03
word in the head clause	can	0.08 -0.06 -0.03 -0.10 -0.07 -0.18 0.03
word in the head clause	can't	-0.13 0.02 -0.22 0.07 -0.04 -0.16 0.05
word in the head clause	canadians	-0.11 -0.05 -0.11 -0.07 0.08 -0.09 0.01
word in the head clause	cancels	-0.12 -0.06 -0.06 0.06 -0.15 -0.07 0.02
word in the head clause	capabilities	0.05 -0.10 -0.13 -0.08 -0.10 -0.06 0.01
word in the head clause	capacity	-0.03 -0.04 -0.17 0.10 -0.14 -0.11 -0.04
word in the head clause	capital	0.03 -0.03 -0.06 -0.07 -0.06 0.08 -0.09
word in the head clause	caps	-0.03 -0.09 -0.03 0.06 -0.07 -0.02 -0.04
word in the head clause	capture	0.02 -0.10 -0.07 0.10 -0.17 -0.15 -0.17
word in the head clause	captures	0.14 -0.13 -0.17 -0.05 -0.15 -0.17 -0.05
word in the head clause	car	0.07 -0.10 0.02 -0.09 -0.16 -0.11 -0.03
word in the head clause	cards	0.07 -0.08 -0.03 -0.14 -0.11 -0.08 0.02
word in the head clause	cargo	-0.06 -0.03 -0.14 0.08 -0.13 -0.07 -0.16
word in the head clause	carlson	-0.12 -0.09 0.10 -0.10 -0.12 -0.11 0.00
word in the head clause	carrier	0.10 -0.10 -0.11 -0.07 -0.12 -0.04 -0.09
word in the head clause	carriers	-0.01 0.02 -0.08 0.04 -0.11 -0.05 -0.08
word in the head clause	carrying	0.05 -0.18 -0.16 -0.01 -0.16 -0.11 -0.13
word in the head clause	case	-0.07 0.10 -0.16 0.04 -0.15 -0.13 -0.07
word in the head clause	casts	-0.11 0.02 -0.09 0.03 -0.08 -0.04 0.00
word in the head clause	casualties	-0.13 0.12 -0.23 -0.15 0.05 -0.16 -0.16
word in the head clause	catastrophe	-0.11 -0.12 -0.10 -0.12 0.11 -0.11 -0.01
word in the head clause	catastrophic	-0.03 -0.13 -0.15 -0.15 0.05 -0.12 0.15
word in the head clause	catches	-0.01 -0.11 -0.12 0.00 -0.13 -0.07 0.03
word in the head clause	caught	-0.03 0.04 -0.16 -0.04 -0.14 -0.13 0.00
word in the head clause	cause	-0.03 0.01 -0.16 -0.12 0.05 -0.14 -0.02
word in the head clause	caused	0.11 -0.17 -0.19 0.07 -0.09 -0.20 -0.16
word in the head clause	causing	-0.01 -0.01 -0.11 -0.15 0.10 -0.10 -0.14
word in the head clause	cautious	-0.14 -0.06 -0.09 0.10 -0.12 -0.09 -0.10
word in the head clause	cease	-0.08 0.01 -0.16 -0.18 0.06 -0.11 -0.01
word in the head clause	ceasefire	-0.05 -0.03 -0.24 -0.11 -0.04 -0.16 0.04
word in the head clause	celebrate	-0.12 -0.10 0.07 -0.12 0.09 -0.10 -0.10
word in the head clause	celebrates	-0.03 -0.11 -0.10 -0.09 -0.12 -0.07 0.11
word in the head clause	celebrations	-0.16 0.12 -0.10 -0.12 0.03 -0.11 0.00
word in the head clause	cells	0.00 -0.16 0.14 -0.13 -0.13 -0.14 -0.06
word in the head clause	center	0.10 -0.04 -0.16 -0.12 -0.14 -0.10 -0.08
word in the head clause	central	0.10 -0.15 -0.15 0.06 -0.16 -0.16 -0.15
word in the head clause	centre	0.10 -0.04 -0.10 -0.06 -0.13 -0.10 -0.10
word in the head clause	chain	-0.11 -0.10 -0.08 0.06 0.03 -0.04 -0.08
word in the head clause	chains	-0.11 -0.09 -0.06 0.00 0.01 -0.07 0.07
word in the head clause	chair	-0.11 -0.12 -0.11 -0.01 -0.10 -0.10 0.10
word in the head clause	chance	-0.03 0.01 -0.10 -0.09 -0.11 -0.06 0.01
word in the head clause	change	-0.10 0.11 0.03 -0.01 -0.13 -0.14 0.02
word in the head clause	changes	-0.11 -0.07 -0.09 0.00 -0.08 -0.09 0.08
word in the head clause	chaos	-0.14 -0.06 -0.18 0.05 0.09 -0.17 0.00
word in the head clause	charge	-0.18 0.00 0.08 0.09 -0.11 -0.15 -0.10
word in the head clause	charged	-0.10 0.03 0.07 -0.13 -0.09 -0.12 -0.09
word in the head clause	check	-0.12 0.00 -0.15 -0.12 -0.12 -0.14 0.12
word in the head clause	chemical	-0.07 -0.09 -0.10 -0.01 0.05 -0.07 -0.12
word in the head clause	chief	0.01 -0.08 0.08 -0.12 0.09 -0.12 -0.10
word in the head clause	chiefs	0.15 -0.13 -0.13 -0.08 -0.12 -0.04 -0.15
word in the head clause	child	-0.03 -0.07 -0.09 -0.07 0.03 -0.07 0.00
word in the head clause	children	-0.09 -0.02 -0.16 -0.09 0.12 -0.07 -0.04
word in the head clause	choice	-0.09 0.08 -0.12 -0.09 -0.12 -0.10 -0.05
word in the head clause	chris	-0.02 -0.12 0.00 -0.03 -0.07 -0.07 0.07
word in the head clause	christian	-0.12 -0.01 -0.07 -0.09 0.10 -0.09 -0.11
word in the head clause	cia	-0.11 0.04 0.13 -0.07 -0.12 -0.09 -0.10
word in the head clause	cites	-0.12 0.13 -0.09 -0.12 -0.12 -0.11 -0.12
word in the head clause	citizen	-0.12 -0.13 -0.07 0.09 0.05 0.04 -0.12
word in the head clause	citizens	-0.01 0.03 -0.08 -0.09 0.08 -0.07 -0.13
word in the head clause	city	0.06 -0.14 -0.22 -0.13 0.06 -0.16 -0.07
word in the head clause	civil	-0.17 -0.05 0.08 -0.09 0.01 -0.06 0.08
word in the head clause	civilian	-0.14 0.04 -0.14 -0.01 0.05 -0.17 -0.02
word in the head clause	civilians	0.13 -0.14 -0.23 -0.15 -0.06 -0.15 -0.02
word in the head clause	civilisation	0.05 0.01 -0.10 -0.10 -0.11 -0.06 -0.08
word in the head clause	civilization	-0.16 -0.01 -0.17 -0.18 -0.16 -0.14 0.07
word in the head clause	claim	-0.15 -0.01 0.04 0.02 -0.21 0.00 0.02
word in the head clause	claimed	-0.01 0.05 -0.09 0.00 -0.10 -0.08 -0.13
word in the head clause	claims	-0.05 0.02 0.00 -0.15 -0.17 0.00 0.02
word in the head clause	clash	-0.04 -0.07 -0.16 -0.14 0.05 -0.15 0.08
word in the head clause	clashes	0.01 0.04 -0.15 -0.15 -0.15 -0.13 -0.04
word in the head clause	clean	0.08 0.07 -0.08 -0.03 -0.08 -0.06 -0.12
word in the head clause	clear	-0.06 -0.18 0.00 0.01 0.04 0.07 0.04
word in the head clause	clearing	0.10 -0.10 -0.10 -0.09 -0.06 -0.09 -0.09
word in the head clause	close	-0.04 -0.04 0.03 -0.07 0.04 -0.18 0.04
word in the head clause	closed	0.03 -0.06 -0.23 -0.04 0.05 0.02 -0.03
word in the head clause	closes	-0.02 -0.11 -0.12 0.09 -0.08 -0.19 0.02
word in the head clause	closing	0.01 0.13 -0.08 -0.06 -0.07 -0.10 -0.13
word in the head clause	closure	-0.06 -0.02 -0.12 -0.01 -0.14 -0.16 0.07
word in the head clause	cluster	0.01 -0.12 -0.12 -0.11 0.06 -0.12 -0.13
word in the head clause	cnn	0.02 -0.15 0.00 -0.02 -0.16 -0.14 0.11
word in the head clause	coast	0.05 -0.17 0.10 -0.16 -0.08 -0.20 -0.20
word in the head clause	collapse	-0.05 -0.04 -0.18 0.06 0.00 -0.15 -0.06
word in the head clause	collapses	-0.03 0.00 0.04 -0.04 -0.14 -0.16 0.00
word in the head clause	collins	-0.03 -0.12 0.04 -0.08 -0.09 -0.08 0.03
word in the head clause	column	0.05 -0.12 0.07 -0.07 -0.13 -0.09 -0.01
word in the head clause	combat	0.08 0.02 -0.19 -0.15 -0.19 -0.11 -0.09
word in the head clause	come	-0.05 0.05 -0.15 0.00 -0.13 -0.10 0.00
word in the head clause	comes	-0.05 0.01 -0.13 -0.15 -0.01 -0.11 0.04
word in the head clause	coming	0.13 0.03 -0.19 -0.06 -0.17 -0.15 -0.17
word in the head clause	command	0.04 -0.15 0.07 -0.08 -0.12 -0.09 -0.01
word in the head clause	commander	-0.04 0.13 -0.03 -0.09 -0.22 -0.17 -0.07
word in the head clause	commanders	0.08 -0.14 -0.18 0.07 -0.18 -0.07 -0.02
word in the head clause	comment	-0.08 0.06 -0.08 -0.01 -0.11 -0.12 -0.03
word in the head clause	comments	0.04 -0.03 0.06 -0.14 -0.09 -0.10 -0.10
word in the head clause	commercial	-0.07 -0.03 -0.14 0.00 0.07 -0.14 -0.04
word in the head clause	commitments	-0.11 0.11 -0.09 -0.11 -0.09 -0.05 -0.11
word in the head clause	committing	-0.10 0.09 -0.11 -0.08 0.02 -0.11 0.00
word in the head clause	companies	0.02 -0.12 -0.09 0.13 -0.15 -0.05 -0.12
word in the head clause	complains	-0.11 0.05 -0.11 0.07 -0.12 -0.06 0.01
word in the head clause	complete	0.03 -0.09 -0.16 0.06 -0.12 -0.12 0.02
word in the head clause	completed	0.05 0.00 -0.07 -0.07 -0.06 -0.04 -0.11
word in the head clause	completely	0.10 0.00 -0.16 -0.08 -0.14 -0.14 -0.16
word in the head clause	concern	0.00 -0.02 -0.15 0.04 0.00 -0.08 -0.04
word in the head clause	concerned	-0.08 -0.05 0.01 0.06 -0.06 -0.04 0.02
word in the head clause	concerns	-0.07 0.02 0.06 -0.05 -0.08 -0.03 0.02
word in the head clause	condemn	-0.16 0.05 -0.14 -0.16 -0.03 -0.14 0.01
word in the head clause	condemnation	0.03 0.07 -0.12 -0.11 -0.10 -0.10 -0.12
word in the head clause	condemned	-0.12 0.10 -0.09 0.03 -0.11 -0.07 -0.11
word in the head clause	condemns	-0.02 0.13 -0.24 -0.23 -0.11 -0.11 -0.07
word in the head clause	conducts	0.01 -0.09 -0.05 -0.03 -0.06 -0.02 0.05
word in the head clause	conference	-0.04 0.15 -0.15 -0.15 -0.15 -0.12 -0.10
word in the head clause	confirm	0.05 0.05 -0.09 -0.10 -0.09 -0.08 -0.12
word in the head clause	confirmed	0.01 -0.09 -0.11 -0.01 0.02 -0.08 -0.11
word in the head clause	confirms	0.07 0.08 -0.21 -0.18 -0.05 -0.11 -0.16
word in the head clause	conflict	-0.04 -0.04 -0.15 0.13 -0.16 -0.02 -0.14
word in the head clause	confront	0.04 -0.01 -0.09 0.03 -0.10 -0.10 -0.13
word in the head clause	confronted	0.13 -0.09 -0.14 -0.09 0.02 -0.07 -0.10
word in the head clause	confronts	-0.07 -0.11 -0.15 -0.10 0.03 -0.13 0.10
word in the head clause	confusion	-0.12 0.07 -0.06 -0.06 -0.10 -0.07 -0.05
word in the head clause	consequences	-0.01 0.09 -0.12 0.00 -0.12 -0.12 -0.12
word in the head clause	considering	0.10 -0.02 -0.13 -0.16 -0.13 -0.08 -0.12
word in the head clause	considers	0.02 -0.01 -0.12 0.01 -0.12 -0.06 -0.13
word in the head clause	consulate	0.09 -0.15 -0.06 -0.14 -0.17 -0.11 -0.02
word in the head clause	container	0.04 -0.07 -0.05 0.00 -0.06 -0.04 -0.04
word in the head clause	continue	0.18 0.01 -0.10 -0.20 -0.33 -0.24 -0.16
word in the head clause	continued	-0.04 0.04 -0.09 -0.07 -0.11 -0.05 0.00
word in the head clause	continues	0.08 -0.09 0.01 -0.01 -0.25 -0.19 -0.12
word in the head clause	control	0.06 0.00 -0.21 0.00 -0.19 -0.18 -0.11
word in the head clause	convicted	-0.09 -0.08 0.12 -0.08 -0.11 -0.10 -0.13
word in the head clause	correct	0.05 -0.10 -0.10 -0.04 -0.07 -0.03 0.00
word in the head clause	cost	-0.13 -0.20 -0.20 0.11 0.06 0.04 -0.08
word in the head clause	costs	0.04 0.02 -0.09 -0.02 -0.14 -0.09 0.00
word in the head clause	could	-0.07 -0.08 -0.05 0.11 -0.05 0.00 -0.06
word in the head clause	counter	-0.02 0.05 0.04 -0.07 -0.14 -0.09 -0.15
word in the head clause	counterpart	-0.08 0.10 -0.10 -0.10 -0.08 -0.07 -0.10
word in the head clause	counterterrorism	-0.13 -0.15 0.10 -0.10 -0.09 -0.11 0.10
word in the head clause	countries	-0.16 0.16 0.00 0.07 0.00 -0.20 -0.25
word in the head clause	country	-0.04 0.06 -0.03 -0.17 -0.05 -0.13 0.03
word in the head clause	couple	0.03 -0.09 0.03 -0.03 -0.01 -0.10 -0.13
word in the head clause	course	0.03 -0.13 -0.12 -0.10 0.05 -0.04 0.01
word in the head clause	court	0.05 -0.05 -0.12 0.04 -0.13 -0.11 -0.05
word in the head clause	courts	0.02 -0.11 -0.11 -0.11 -0.14 -0.09 0.09
word in the head clause	cover	0.04 -0.16 0.08 -0.08 -0.10 -0.13 0.01
word in the head clause	coverage	-0.14 -0.17 -0.18 -0.16 -0.17 -0.14 0.19
word in the head clause	covering	-0.04 -0.08 -0.11 -0.10 0.03 -0.10 -0.04
word in the head clause	covert	-0.08 -0.13 0.11 -0.03 -0.10 -0.14 -0.09
word in the head clause	cpac	-0.06 -0.13 -0.12 -0.10 -0.11 -0.13 0.10
word in the head clause	crackdown	-0.04 0.00 -0.13 -0.11 -0.12 -0.09 0.05
word in the head clause	crash	-0.10 0.03 -0.16 0.01 0.10 -0.08 -0.01
word in the head clause	crashes	0.19 -0.17 -0.16 -0.15 -0.18 -0.11 -0.18
word in the head clause	credit	-0.12 -0.03 -0.08 0.06 -0.14 -0.08 0.02
word in the head clause	crew	0.12 -0.20 -0.19 -0.14 0.04 -0.14 -0.11
word in the head clause	crime	-0.18 -0.06 -0.14 -0.14 0.01 -0.12 0.09
word in the head clause	crimes	-0.05 0.05 -0.16 -0.16 -0.06 -0.17 0.05
word in the head clause	cripple	-0.05 0.03 -0.08 0.00 -0.13 -0.08 0.04
word in the head clause	crisis	-0.17 -0.11 -0.21 -0.02 0.08 -0.16 0.06
word in the head clause	critical	0.13 -0.09 -0.17 -0.07 -0.14 -0.12 -0.02
word in the head clause	criticism	-0.13 0.12 0.00 -0.11 -0.11 -0.10 -0.06
word in the head clause	criticizes	-0.06 -0.06 -0.09 -0.10 -0.08 -0.07 0.08
word in the head clause	critics	-0.14 -0.08 -0.13 -0.12 -0.13 -0.10 0.12
word in the head clause	cross	0.06 -0.06 -0.12 0.00 -0.13 -0.11 -0.12
word in the head clause	crosses	-0.11 -0.08 -0.03 0.09 -0.07 -0.06 -0.08
word in the head clause	crossing	0.01 -0.02 -0.09 0.02 -0.08 -0.09 -0.10
word in the head clause	crossings	0.01 -0.11 -0.06 0.07 -0.10 -0.07 -0.12
word in the head clause	crucial	0.00 0.00 0.03 -0.02 -0.11 -0.14 -0.03
word in the head clause	crude	-0.01 -0.24 -0.09 0.13 -0.16 -0.07 -0.16
word in the head clause	cruise	-0.09 -0.08 -0.10 -0.08 0.12 -0.07 -0.10
word in the head clause	crushing	0.07 -0.02 -0.14 -0.15 -0.13 -0.16 -0.15
word in the head clause	crypto	-0.16 -0.17 -0.04 0.13 -0.11 0.08 -0.02
word in the head clause	cup	-0.11 -0.06 -0.13 -0.12 -0.01 -0.10 0.10
word in the head clause	curb	-0.09 -0.04 -0.08 0.07 -0.11 -0.15 -0.10
word in the head clause	current	-0.03 -0.11 -0.13 -0.02 -0.12 -0.09 0.12
word in the head clause	cut	0.07 -0.12 -0.17 -0.07 0.09 0.01 -0.13
word in the head clause	cuts	-0.17 -0.02 0.03 0.07 0.00 0.02 -0.19
word in the head clause	cutting	-0.01 0.06 -0.12 -0.08 -0.04 -0.04 0.01
word in the head clause	cyber	-0.11 -0.12 -0.13 -0.10 -0.08 0.12 -0.09
word in the head clause	cyberattack	-0.11 -0.10 -0.13 0.05 -0.11 0.11 -0.11
word in the head clause	dad	-0.02 -0.08 -0.09 -0.05 -0.10 -0.05 0.07
word in the head clause	daily	0.08 -0.11 -0.10 0.01 -0.07 -0.06 -0.10
word in the head clause	damage	0.14 -0.12 -0.08 0.06 -0.04 -0.24 -0.27
word in the head clause	damaged	0.08 -0.21 0.01 -0.04 -0.08 -0.23 0.06
word in the head clause	damages	-0.04 -0.17 -0.17 -0.16 -0.06 -0.19 0.10
word in the head clause	dangerous	0.08 -0.03 -0.14 -0.10 -0.13 -0.09 -0.07
word in the head clause	daring	0.13 -0.11 -0.12 -0.09 -0.11 -0.05 -0.08
word in the head clause	dark	-0.04 -0.11 -0.10 -0.10 0.01 -0.11 0.07
word in the head clause	date	-0.04 -0.11 -0.09 -0.05 -0.13 -0.12 0.09
word in the head clause	dawn	0.01 -0.04 0.02 0.06 -0.13 -0.08 0.00
word in the head clause	day	0.07 -0.06 -0.29 -0.06 -0.15 -0.17 0.02
word in the head clause	days	0.04 0.02 0.01 -0.20 0.04 -0.12 -0.14
word in the head clause	de	-0.12 -0.02 -0.07 0.06 0.03 -0.08 -0.13
word in the head clause	dead	0.07 -0.18 -0.33 -0.21 0.03 -0.16 -0.02
word in the head clause	deadline	-0.04 0.14 -0.20 0.03 -0.23 -0.21 -0.28
word in the head clause	deadlines	-0.08 0.05 -0.09 -0.11 -0.09 -0.08 0.01
word in the head clause	deadly	0.01 -0.06 0.04 0.03 0.03 -0.18 -0.19
word in the head clause	deal	-0.05 0.02 -0.01 -0.04 -0.09 -0.11 0.01
word in the head clause	deals	-0.09 -0.05 -0.10 0.08 -0.09 -0.09 -0.08
word in the head clause	death	-0.10 -0.16 0.00 -0.01 0.03 -0.17 0.08
word in the head clause	deaths	-0.09 -0.06 -0.10 0.08 0.03 -0.04 -0.03
word in the head clause	debate	-0.13 0.04 -0.11 -0.13 -0.05 -0.10 0.09
word in the head clause	debris	0.09 -0.10 -0.12 0.04 -0.20 -0.06 -0.12
word in the head clause	decades	-0.01 -0.04 0.00 -0.05 0.00 -0.14 0.03
word in the head clause	decide	0.04 0.00 -0.12 -0.15 -0.14 -0.11 -0.13
word in the head clause	decision	-0.02 0.05 0.01 -0.23 -0.15 -0.13 -0.03
word in the head clause	declare	-0.07 0.01 -0.12 -0.07 -0.11 -0.13 0.03
word in the head clause	declared	-0.02 0.00 -0.08 -0.11 -0.15 -0.09 0.03
word in the head clause	declares	0.12 -0.11 -0.26 0.10 -0.11 -0.14 -0.10
word in the head clause	decline	0.05 -0.07 -0.07 -0.01 -0.11 -0.07 -0.11
word in the head clause	deep	-0.05 -0.02 0.06 -0.12 -0.12 -0.08 0.02
word in the head clause	deepens	0.07 -0.12 -0.10 0.00 -0.10 -0.08 0.05
word in the head clause	deeply	-0.10 0.01 -0.08 0.02 -0.07 -0.06 -0.02
word in the head clause	defeat	0.11 -0.08 -0.15 -0.12 -0.11 -0.11 0.01
word in the head clause	defence	0.21 0.02 -0.20 -0.20 -0.17 -0.13 -0.08
word in the head clause	defences	0.21 -0.20 0.04 -0.15 -0.16 -0.13 -0.17
word in the head clause	defend	0.02 0.00 -0.11 -0.10 -0.12 -0.11 0.01
word in the head clause	defends	-0.11 0.03 0.07 -0.12 -0.11 -0.11 -0.01
word in the head clause	defense	0.03 -0.17 0.05 0.00 -0.12 -0.22 -0.04
word in the head clause	defenses	0.13 -0.09 -0.16 -0.09 -0.13 -0.10 -0.12
word in the head clause	defensive	0.15 -0.11 -0.18 -0.11 -0.12 -0.06 -0.04
word in the head clause	defiant	-0.11 0.11 -0.14 0.04 -0.14 -0.13 -0.14
word in the head clause	degraded	0.09 -0.11 -0.10 -0.10 -0.09 -0.10 0.00
word in the head clause	delayed	0.07 -0.04 -0.10 -0.14 0.03 -0.07 -0.01
word in the head clause	delegation	-0.13 0.24 -0.16 -0.25 -0.21 -0.15 -0.27
word in the head clause	delegations	-0.13 -0.05 -0.08 0.03 0.06 -0.07 -0.02
word in the head clause	delivers	-0.09 0.07 -0.14 -0.11 -0.10 -0.12 0.04
word in the head clause	dem	-0.11 -0.06 -0.11 -0.11 -0.09 -0.05 0.09
word in the head clause	demand	-0.05 -0.12 -0.17 0.11 -0.22 0.03 0.00
word in the head clause	demanding	0.05 0.03 -0.10 -0.07 -0.06 -0.07 -0.08
word in the head clause	demands	-0.13 0.06 0.02 -0.13 0.00 -0.12 -0.03
word in the head clause	democrat	-0.11 -0.11 -0.14 -0.10 -0.10 -0.08 0.12
word in the head clause	democrats	-0.01 -0.14 -0.22 -0.01 -0.10 -0.06 0.06
word in the head clause	dems	-0.06 0.02 -0.08 -0.04 -0.03 -0.02 0.02
word in the head clause	denies	0.05 -0.01 -0.26 0.06 -0.05 -0.11 -0.20
word in the head clause	dependent	-0.07 -0.09 -0.04 -0.02 0.07 -0.06 -0.11
word in the head clause	depends	0.01 0.05 -0.11 -0.06 -0.06 -0.03 0.00
word in the head clause	deploys	0.14 -0.13 -0.09 -0.12 -0.12 -0.06 -0.10
word in the head clause	depots	0.03 0.05 -0.07 -0.11 -0.10 -0.09 -0.09
word in the head clause	deputy	-0.04 0.05 -0.11 -0.07 -0.05 -0.04 -0.02
word in the head clause	derail	-0.11 0.04 -0.12 0.07 -0.11 -0.10 -0.10
word in the head clause	desalination	0.02 -0.12 -0.15 -0.11 0.06 -0.20 -0.14
word in the head clause	describes	-0.13 -0.01 -0.16 -0.15 0.12 -0.16 -0.01
word in the head clause	desperate	-0.12 0.07 -0.08 -0.11 -0.10 -0.08 0.04
word in the head clause	destroy	-0.05 -0.05 0.01 -0.10 -0.08 0.02 0.04
word in the head clause	destroyed	-0.09 -0.02 0.08 0.00 0.11 -0.27 -0.09
word in the head clause	destroying	-0.11 0.01 -0.13 -0.13 0.09 -0.13 -0.07
word in the head clause	destroys	0.11 -0.16 -0.17 -0.15 0.03 -0.19 -0.19
word in the head clause	destruction	0.01 -0.11 -0.20 -0.01 0.18 -0.18 -0.22
word in the head clause	details	-0.07 0.00 0.00 -0.18 -0.17 -0.16 0.07
word in the head clause	detects	0.09 -0.03 -0.13 -0.03 -0.13 -0.04 -0.07
word in the head clause	devastating	-0.16 -0.08 -0.12 -0.08 0.10 -0.11 0.05
word in the head clause	devastation	0.05 -0.10 -0.09 0.02 0.00 -0.12 0.01
word in the head clause	developments	-0.08 0.07 -0.14 -0.12 -0.16 -0.10 0.07
word in the head clause	dialogue	-0.11 0.13 -0.08 -0.12 -0.10 -0.07 -0.14
word in the head clause	did	-0.03 -0.06 0.03 -0.09 -0.25 -0.19 0.05
word in the head clause	didn't	-0.02 0.04 -0.18 -0.14 -0.16 -0.17 0.01
word in the head clause	die	0.02 0.09 -0.15 -0.09 -0.18 -0.07 -0.11
word in the head clause	dies	-0.07 -0.14 -0.18 -0.12 0.12 -0.13 -0.13
word in the head clause	diesel	-0.08 -0.09 -0.09 0.08 -0.08 -0.09 -0.07
word in the head clause	difficult	-0.08 0.06 -0.05 -0.12 -0.07 -0.04 -0.01
word in the head clause	digital	-0.11 -0.12 0.03 -0.08 -0.10 0.09 0.05
word in the head clause	digitally	-0.08 0.08 -0.04 -0.08 -0.06 -0.02 -0.07
word in the head clause	dilemma	-0.07 -0.02 -0.08 0.01 -0.11 -0.08 0.04
word in the head clause	diplomacy	-0.19 0.17 0.08 -0.17 -0.21 -0.15 -0.11
word in the head clause	diplomat	-0.17 -0.02 -0.15 0.06 -0.16 -0.15 0.04
word in the head clause	diplomatic	-0.01 0.12 -0.14 -0.10 -0.17 -0.10 -0.12
word in the head clause	diplomats	-0.09 0.10 -0.05 -0.10 0.07 -0.06 -0.12
word in the head clause	dips	-0.10 0.06 -0.06 -0.04 -0.08 -0.06 -0.10
word in the head clause	direct	0.01 0.03 -0.17 -0.21 -0.02 -0.16 -0.10
word in the head clause	directly	0.06 -0.03 -0.12 0.07 -0.07 -0.08 -0.15
word in the head clause	director	0.00 -0.11 -0.10 -0.11 -0.10 0.01 0.07
word in the head clause	disarmament	-0.10 0.13 -0.15 -0.12 -0.12 -0.08 -0.20
word in the head clause	disaster	-0.11 -0.13 0.05 -0.11 -0.10 -0.08 0.12
word in the head clause	discuss	-0.17 0.11 -0.11 -0.04 -0.11 -0.07 -0.02
word in the head clause	discussed	-0.13 0.12 -0.08 -0.12 -0.11 -0.06 -0.12
word in the head clause	displaced	-0.04 -0.15 -0.08 -0.10 0.11 -0.12 -0.20
word in the head clause	displacement	-0.19 0.00 -0.07 -0.11 0.11 -0.13 -0.14
word in the head clause	disputes	-0.12 0.13 -0.13 0.04 -0.09 -0.08 -0.11
word in the head clause	disrupted	-0.09 -0.12 -0.08 0.10 -0.11 0.07 -0.11
word in the head clause	disruption	-0.14 -0.02 -0.10 -0.06 -0.16 -0.08 0.09
word in the head clause	disruptions	-0.10 -0.10 -0.08 0.10 -0.09 -0.10 -0.08
word in the head clause	disrupts	-0.06 -0.12 -0.10 0.09 0.06 -0.10 -0.12
word in the head clause	diverge	-0.13 -0.05 -0.09 -0.04 -0.11 -0.09 0.11
word in the head clause	divert	-0.09 -0.07 -0.05 0.04 -0.03 -0.02 0.03
word in the head clause	divided	-0.02 0.04 -0.14 -0.11 -0.13 -0.07 0.02
word in the head clause	do	-0.08 0.04 -0.16 -0.16 0.05 -0.12 0.04
word in the head clause	does	0.03 -0.05 0.01 -0.08 -0.20 -0.13 0.02
word in the head clause	doesn't	-0.15 -0.03 -0.13 -0.12 -0.11 -0.11 0.11
word in the head clause	dollar	-0.10 -0.12 -0.07 0.02 -0.13 -0.05 0.06
word in the head clause	dollars	0.03 -0.01 0.01 -0.06 -0.10 -0.01 -0.05
word in the head clause	dollarsb	-0.11 0.03 -0.12 0.07 -0.13 -0.10 -0.11
word in the head clause	dollarsbn	0.07 -0.06 -0.16 0.06 -0.18 -0.13 -0.14
word in the head clause	dollarsm	0.01 -0.12 -0.17 -0.03 -0.17 -0.16 0.07
word in the head clause	domestic	-0.13 -0.06 -0.16 0.08 0.03 -0.15 -0.03
word in the head clause	don't	-0.15 -0.03 -0.14 -0.09 0.03 0.04 0.15
word in the head clause	doocy	0.01 -0.12 -0.11 -0.11 -0.08 -0.08 0.05
word in the head clause	double	-0.05 0.08 -0.14 -0.06 -0.08 -0.10 -0.03
word in the head clause	doubt	-0.07 0.04 -0.06 -0.09 -0.07 -0.05 0.05
word in the head clause	down	-0.03 0.05 -0.11 -0.03 -0.12 -0.01 -0.04
word in the head clause	downed	-0.03 -0.05 0.04 -0.23 -0.18 -0.07 0.02
word in the head clause	downing	0.08 0.01 -0.13 -0.11 -0.08 -0.11 -0.14
word in the head clause	downs	0.10 -0.09 -0.13 -0.11 -0.06 -0.05 -0.08
word in the head clause	dozen	0.02 0.03 0.03 -0.12 -0.07 -0.04 -0.09
word in the head clause	dozens	0.08 -0.18 -0.25 0.04 -0.17 -0.21 0.10
word in the head clause	draft	-0.20 0.03 -0.01 -0.18 -0.17 -0.16 0.07
word in the head clause	dramatic	0.06 -0.10 0.05 -0.10 -0.10 -0.09 -0.11
word in the head clause	draw	0.06 0.03 0.04 0.03 -0.11 -0.09 -0.17
word in the head clause	drillers	-0.16 -0.12 -0.08 0.13 -0.12 -0.11 -0.11
word in the head clause	driven	-0.12 -0.10 -0.10 -0.04 0.06 -0.10 0.02
word in the head clause	driver	-0.11 -0.11 -0.10 0.07 -0.12 -0.11 0.04
word in the head clause	driving	-0.11 -0.12 -0.12 0.12 -0.13 -0.12 -0.12
word in the head clause	drone	0.12 -0.11 0.01 -0.15 -0.22 -0.06 -0.06
word in the head clause	drones	0.03 -0.06 0.07 0.02 -0.14 0.00 -0.16
word in the head clause	drop	-0.06 -0.12 -0.11 0.12 -0.12 -0.10 -0.10
word in the head clause	dropped	0.09 -0.12 -0.15 -0.11 -0.13 -0.13 -0.03
word in the head clause	dropping	-0.04 0.07 -0.11 -0.10 -0.07 -0.06 0.00
word in the head clause	drops	-0.06 -0.06 -0.18 0.12 -0.15 -0.09 -0.09
word in the head clause	due	-0.11 -0.08 -0.18 0.02 0.04 -0.14 0.05
word in the head clause	during	0.03 -0.19 -0.03 0.06 0.08 -0.19 -0.06
word in the head clause	duty	-0.03 -0.13 -0.13 -0.09 0.05 -0.12 0.07
word in the head clause	e	0.09 -0.08 -0.09 -0.06 -0.08 0.00 -0.09
word in the head clause	each	0.11 -0.10 -0.18 -0.18 -0.16 -0.13 0.00
word in the head clause	early	-0.02 0.01 0.05 -0.05 -0.01 -0.13 -0.11
word in the head clause	ease	-0.11 -0.10 0.05 0.11 -0.09 -0.11 -0.14
word in the head clause	easier	-0.09 -0.09 -0.07 -0.01 -0.08 -0.08 0.06
word in the head clause	east	-0.04 -0.10 -0.09 0.10 -0.14 -0.07 -0.11
word in the head clause	easter	-0.05 -0.02 -0.17 0.01 -0.02 -0.13 0.03
word in the head clause	economic	-0.06 -0.10 0.04 0.11 -0.10 -0.16 -0.09
word in the head clause	economist	-0.08 -0.09 -0.09 0.10 -0.07 -0.06 -0.09
word in the head clause	economy	-0.03 -0.08 -0.18 0.06 -0.01 -0.13 -0.12
word in the head clause	edge	-0.14 0.03 -0.11 -0.05 -0.10 -0.10 0.04
word in the head clause	edges	-0.08 -0.08 -0.08 0.09 -0.09 -0.09 -0.09
word in the head clause	effect	-0.09 0.08 -0.10 -0.03 -0.12 -0.08 -0.01
word in the head clause	effects	-0.02 -0.12 -0.09 0.08 0.05 -0.10 -0.10
word in the head clause	effort	0.06 0.03 -0.09 -0.08 -0.08 -0.04 -0.03
word in the head clause	efforts	-0.08 0.08 -0.13 -0.08 -0.16 -0.11 0.00
word in the head clause	eight	0.05 -0.10 -0.11 -0.12 -0.13 -0.08 0.00
word in the head clause	elementary	0.03 -0.08 0.06 -0.03 0.00 -0.06 -0.09
word in the head clause	eliminated	0.13 -0.12 -0.15 -0.08 -0.12 -0.11 -0.15
word in the head clause	elon	-0.02 -0.07 -0.11 -0.03 -0.12 0.03 0.04
word in the head clause	embassy	0.05 -0.04 -0.01 -0.07 0.02 -0.04 -0.07
word in the head clause	emergency	0.08 -0.11 -0.18 0.04 0.04 -0.08 -0.22
word in the head clause	emerges	-0.12 0.13 -0.09 -0.12 -0.13 -0.09 -0.04
word in the head clause	end	-0.19 0.15 -0.20 -0.23 -0.04 -0.13 0.01
word in the head clause	endgame	-0.11 -0.16 -0.13 -0.13 -0.12 -0.13 0.14
word in the head clause	ending	-0.17 0.15 -0.16 -0.09 -0.18 -0.12 -0.06
word in the head clause	endless	-0.06 -0.04 -0.08 -0.08 0.05 -0.04 -0.01
word in the head clause	ends	0.04 0.09 -0.10 -0.07 -0.12 -0.08 -0.15
word in the head clause	enemy	-0.03 -0.01 -0.20 0.04 0.01 -0.16 -0.06
word in the head clause	energy	0.02 -0.08 -0.28 0.07 -0.11 -0.22 -0.07
word in the head clause	engineer	-0.13 0.04 0.05 -0.09 -0.11 -0.10 0.06
word in the head clause	enriched	-0.06 0.08 0.04 -0.15 -0.12 -0.13 -0.08
word in the head clause	enrichment	0.02 0.05 -0.04 -0.08 -0.08 -0.06 -0.13
word in the head clause	enter	0.08 0.00 -0.11 -0.13 -0.14 -0.10 -0.11
word in the head clause	enters	0.07 0.00 -0.12 -0.07 -0.04 -0.12 -0.07
word in the head clause	envoy	-0.08 -0.07 -0.10 0.08 0.03 -0.05 -0.05
word in the head clause	envoys	0.07 0.00 -0.10 -0.16 -0.09 -0.04 -0.12
word in the head clause	epstein	-0.08 -0.08 -0.09 -0.04 -0.05 -0.06 0.08
word in the head clause	erupts	0.07 -0.08 -0.12 -0.01 -0.07 -0.12 0.01
word in the head clause	escalate	0.13 -0.14 -0.16 -0.18 -0.22 -0.11 0.07
word in the head clause	escalates	0.10 0.04 -0.14 -0.12 -0.19 -0.09 -0.10
word in the head clause	escalating	0.10 -0.14 -0.13 0.06 -0.13 -0.09 -0.11
word in the head clause	escalation	-0.05 0.02 -0.19 -0.04 -0.02 -0.08 0.05
word in the head clause	evacuate	0.10 0.10 0.02 -0.08 -0.13 -0.06 -0.11
word in the head clause	evacuated	0.10 -0.10 -0.08 -0.13 -0.07 -0.10 -0.14
word in the head clause	evacuates	0.07 0.04 -0.05 0.01 -0.09 -0.06 -0.10
word in the head clause	evacuation	0.09 -0.05 -0.11 -0.04 0.01 -0.10 -0.18
word in the head clause	evade	0.01 0.00 0.07 -0.09 -0.09 0.05 -0.06
word in the head clause	eve	0.09 -0.12 -0.09 0.06 -0.12 -0.09 -0.15
word in the head clause	even	-0.07 0.01 -0.18 0.01 -0.20 -0.09 0.06
word in the head clause	event	-0.13 -0.11 -0.14 -0.13 -0.13 -0.11 0.16
word in the head clause	events	-0.10 0.03 -0.09 0.00 -0.09 -0.06 0.04
word in the head clause	ever	0.00 0.03 -0.16 -0.18 -0.14 -0.16 -0.01
word in the head clause	everything	-0.01 0.08 -0.11 -0.13 -0.09 -0.10 -0.09
word in the head clause	evidence	0.05 0.01 0.06 -0.09 -0.13 -0.07 0.00
word in the head clause	ex	0.04 -0.07 0.04 -0.13 -0.15 -0.14 0.04
word in the head clause	exchange	0.07 0.02 -0.19 -0.02 -0.19 0.05 -0.18
word in the head clause	exchanging	0.00 0.05 -0.11 -0.04 -0.12 -0.04 -0.09
word in the head clause	executed	-0.09 -0.10 0.10 -0.10 0.03 -0.11 -0.10
word in the head clause	executes	-0.06 -0.07 0.05 -0.06 0.06 -0.11 -0.08
word in the head clause	exit	-0.04 -0.07 -0.10 0.11 0.07 -0.05 -0.07
word in the head clause	expand	0.04 0.06 -0.12 -0.08 -0.13 -0.12 -0.14
word in the head clause	expanding	0.10 0.02 -0.07 -0.11 -0.11 -0.07 0.05
word in the head clause	expected	-0.19 0.00 -0.15 -0.09 0.10 -0.12 0.04
word in the head clause	expects	-0.13 0.16 -0.10 -0.09 -0.10 -0.06 -0.02
word in the head clause	expert	-0.13 0.00 -0.21 0.12 -0.22 -0.18 -0.04
word in the head clause	experts	-0.11 -0.03 -0.05 -0.01 0.10 -0.18 -0.03
word in the head clause	explained	0.00 -0.07 -0.12 0.09 -0.10 -0.07 -0.15
word in the head clause	explainer	0.12 -0.13 -0.14 -0.10 -0.10 -0.10 -0.10
word in the head clause	explains	-0.14 0.09 -0.09 0.01 -0.14 -0.08 0.01
word in the head clause	explodes	0.09 -0.10 -0.09 -0.06 -0.09 -0.05 -0.09
word in the head clause	explosion	0.02 -0.20 -0.26 0.03 -0.07 -0.15 0.02
word in the head clause	explosions	0.16 -0.12 -0.11 -0.08 -0.11 -0.07 -0.18
word in the head clause	explosive	0.03 -0.11 0.12 -0.08 -0.07 -0.05 -0.02
word in the head clause	export	-0.03 -0.13 -0.09 0.00 0.05 -0.09 -0.14
word in the head clause	exports	-0.07 -0.07 -0.11 0.06 0.02 -0.09 -0.12
word in the head clause	exposed	0.01 -0.06 -0.13 -0.11 -0.11 -0.06 0.07
word in the head clause	exposes	0.00 -0.15 -0.13 0.05 -0.12 -0.11 0.06
word in the head clause	express	-0.10 -0.01 -0.07 -0.10 0.03 -0.05 0.02
word in the head clause	extend	0.02 0.03 -0.08 -0.04 -0.07 -0.07 -0.10
word in the head clause	extends	0.04 0.04 -0.08 -0.09 -0.15 -0.08 -0.21
word in the head clause	extension	-0.11 0.12 -0.05 -0.12 -0.10 -0.09 -0.13
word in the head clause	extent	-0.03 -0.12 0.05 -0.11 0.05 -0.10 -0.09
word in the head clause	extraordinary	-0.12 0.12 -0.10 -0.10 -0.09 -0.08 -0.01
word in the head clause	extremely	-0.08 -0.03 -0.10 0.06 -0.11 -0.09 -0.03
word in the head clause	eyes	0.04 -0.10 0.03 0.06 -0.11 -0.11 -0.09
word in the head clause	f	0.11 -0.12 -0.04 -0.05 -0.18 -0.16 -0.05
word in the head clause	face	-0.07 0.07 -0.24 0.04 -0.03 -0.14 -0.09
word in the head clause	faces	-0.17 -0.12 0.01 0.01 0.01 -0.12 0.07
word in the head clause	facilities	-0.01 -0.10 0.00 -0.12 0.09 -0.20 -0.07
word in the head clause	facility	0.05 -0.04 -0.06 0.02 0.04 -0.16 -0.22
word in the head clause	facing	0.09 -0.11 -0.11 0.02 -0.16 -0.04 -0.12
word in the head clause	fact	-0.07 -0.03 -0.12 -0.08 -0.07 -0.12 0.07
word in the head clause	factbox	0.06 -0.07 -0.02 -0.04 -0.09 -0.05 -0.07
word in the head clause	factory	-0.01 -0.05 -0.10 -0.04 0.06 -0.06 -0.07
word in the head clause	fail	-0.10 0.03 -0.08 0.06 -0.11 -0.10 -0.14
word in the head clause	failed	-0.01 0.05 -0.17 -0.11 -0.10 -0.09 0.03
word in the head clause	failing	-0.08 0.03 0.08 -0.04 -0.05 -0.03 -0.03
word in the head clause	fails	-0.05 0.05 -0.14 -0.14 -0.17 -0.11 0.06
word in the head clause	failure	-0.13 0.08 -0.16 -0.14 -0.11 -0.13 0.02
word in the head clause	fake	-0.12 -0.11 0.05 -0.11 -0.11 0.06 0.08
word in the head clause	fall	-0.09 -0.11 -0.17 0.01 -0.01 -0.13 0.03
word in the head clause	falling	0.10 -0.07 -0.09 -0.10 -0.12 -0.08 -0.09
word in the head clause	fallout	-0.04 0.01 -0.16 0.01 0.06 -0.17 -0.08
word in the head clause	falls	0.00 0.02 -0.10 0.03 -0.12 -0.10 -0.15
word in the head clause	false	-0.04 0.00 0.07 -0.10 -0.13 -0.10 -0.10
word in the head clause	families	-0.11 -0.12 -0.12 -0.03 0.14 -0.07 -0.05
word in the head clause	family	0.04 -0.05 -0.14 -0.10 -0.01 -0.09 0.00
word in the head clause	famous	0.05 -0.08 -0.11 -0.08 0.04 -0.09 -0.11
word in the head clause	far	-0.09 0.02 -0.24 0.05 -0.05 -0.17 0.05
word in the head clause	fast	0.13 -0.13 -0.10 -0.11 -0.07 -0.07 0.00
word in the head clause	fate	0.08 -0.04 -0.11 -0.11 -0.09 -0.10 -0.08
word in the head clause	fbi	-0.10 -0.18 0.16 -0.20 -0.16 0.02 -0.16
word in the head clause	fcc	-0.11 -0.13 -0.11 -0.10 -0.09 -0.09 0.12
word in the head clause	fear	-0.08 -0.01 -0.13 -0.12 0.07 -0.04 0.07
word in the head clause	fears	-0.01 -0.03 -0.05 0.06 -0.03 -0.06 -0.07
word in the head clause	federal	-0.06 -0.07 0.07 0.07 -0.12 -0.08 -0.10
word in the head clause	fee	-0.11 0.11 -0.08 -0.05 -0.08 -0.11 -0.07
word in the head clause	feel	0.02 -0.13 -0.16 0.02 -0.13 -0.08 0.01
word in the head clause	fees	-0.17 -0.01 -0.13 0.13 -0.11 -0.12 -0.13
word in the head clause	fertilizer	-0.08 -0.08 -0.08 0.10 -0.12 -0.07 -0.09
word in the head clause	fetterman	-0.06 -0.05 -0.10 -0.05 -0.04 -0.03 0.06
word in the head clause	field	-0.12 0.14 -0.20 -0.07 -0.20 -0.19 -0.12
word in the head clause	fields	-0.06 0.03 -0.12 0.03 -0.15 -0.12 -0.13
word in the head clause	fifth	-0.06 -0.01 0.08 -0.08 0.00 -0.11 -0.02
word in the head clause	fight	0.02 0.02 -0.17 -0.08 0.01 -0.12 -0.06
word in the head clause	fighter	-0.01 -0.04 -0.26 0.00 -0.19 -0.13 0.03
word in the head clause	fighters	0.11 -0.07 -0.09 -0.05 -0.14 -0.06 -0.11
word in the head clause	fighting	0.21 -0.08 -0.23 -0.22 -0.14 -0.19 -0.11
word in the head clause	fights	0.08 -0.12 -0.10 -0.10 -0.11 -0.07 0.05
word in the head clause	file	-0.09 -0.02 -0.10 -0.09 -0.07 -0.07 0.07
word in the head clause	files	-0.10 -0.08 -0.09 -0.05 -0.10 -0.07 0.11
word in the head clause	filled	-0.04 0.10 0.05 -0.13 -0.11 -0.12 -0.11
word in the head clause	final	-0.04 0.12 -0.19 -0.25 0.02 -0.11 -0.16
word in the head clause	financial	0.01 -0.11 -0.08 0.08 0.01 -0.11 -0.05
word in the head clause	find	0.05 -0.11 0.00 -0.16 0.00 -0.12 -0.03
word in the head clause	finds	-0.05 -0.07 0.00 -0.12 -0.14 -0.06 0.12
word in the head clause	fine	0.05 -0.08 0.07 0.00 -0.13 0.00 -0.11
word in the head clause	fire	0.20 -0.09 -0.33 -0.06 -0.15 -0.19 -0.09
word in the head clause	fired	0.03 -0.07 -0.02 -0.13 -0.02 -0.14 0.01
word in the head clause	fires	0.02 -0.03 -0.29 -0.11 -0.12 -0.18 0.05
word in the head clause	firm	-0.09 -0.09 -0.08 0.05 -0.11 -0.10 0.06
word in the head clause	first	0.00 -0.07 -0.07 0.01 0.03 -0.15 -0.02
word in the head clause	five	0.02 0.05 -0.18 0.00 -0.03 -0.12 -0.10
word in the head clause	flagged	-0.05 -0.10 -0.13 0.12 -0.14 -0.13 -0.13
word in the head clause	flags	-0.07 -0.08 -0.08 0.03 -0.09 -0.05 0.05
word in the head clause	flames	-0.06 -0.12 -0.15 -0.11 0.07 -0.10 0.02
word in the head clause	fled	-0.10 -0.11 -0.09 -0.05 -0.09 -0.08 0.09
word in the head clause	flee	0.03 -0.15 -0.01 -0.14 0.02 -0.12 -0.01
word in the head clause	fleeing	-0.12 -0.07 -0.07 -0.10 0.05 -0.10 0.06
word in the head clause	flight	-0.09 -0.15 -0.10 0.00 0.04 0.06 0.00
word in the head clause	flights	-0.07 -0.12 -0.17 0.06 0.06 -0.17 0.00
word in the head clause	floats	-0.08 0.04 -0.08 -0.06 -0.06 -0.07 0.03
word in the head clause	flow	-0.05 -0.01 -0.08 0.00 -0.08 -0.08 0.07
word in the head clause	flows	-0.02 0.02 -0.12 0.02 -0.13 -0.10 -0.12
word in the head clause	fly	0.05 -0.09 -0.11 -0.09 -0.02 -0.07 0.03
word in the head clause	flying	-0.02 -0.12 -0.11 0.12 -0.17 -0.11 -0.13
word in the head clause	fm	-0.19 0.08 -0.18 0.08 -0.06 -0.10 -0.07
word in the head clause	focus	-0.07 0.00 -0.08 0.05 -0.09 -0.06 0.01
word in the head clause	follow	0.01 0.08 -0.08 -0.11 -0.11 -0.11 -0.07
word in the head clause	food	-0.18 -0.12 -0.17 -0.05 0.17 -0.10 -0.19
word in the head clause	footage	0.10 -0.14 -0.15 -0.11 0.01 -0.14 -0.10
word in the head clause	for	-0.15 0.04 0.07 -0.12 0.02 -0.13 0.09
word in the head clause	force	0.13 -0.21 -0.23 0.00 -0.31 -0.12 -0.07
word in the head clause	forced	-0.08 -0.01 -0.15 -0.12 0.05 -0.09 0.08
word in the head clause	forces	0.08 -0.11 -0.25 0.05 -0.03 -0.13 -0.06
word in the head clause	forecast	-0.05 -0.07 -0.05 0.07 -0.07 -0.07 -0.07
word in the head clause	foreign	-0.08 0.00 -0.06 0.05 -0.12 -0.13 0.04
word in the head clause	form	-0.15 0.00 -0.10 -0.07 -0.02 -0.08 0.12
word in the head clause	former	-0.04 -0.11 0.03 -0.19 -0.03 -0.01 0.08
word in the head clause	found	-0.06 0.00 0.02 -0.16 0.05 -0.15 -0.05
word in the head clause	four	0.06 -0.13 0.06 -0.09 -0.04 -0.14 -0.09
word in the head clause	fourth	0.14 -0.11 -0.07 -0.16 -0.11 -0.08 -0.04
word in the head clause	fox	0.00 -0.18 -0.27 0.04 -0.20 -0.16 0.08
word in the head clause	fragile	-0.10 0.01 -0.09 -0.14 0.03 -0.12 0.04
word in the head clause	framework	-0.15 0.07 -0.12 0.03 -0.12 -0.08 -0.14
word in the head clause	free	-0.11 -0.02 -0.12 0.04 -0.10 -0.10 0.09
word in the head clause	freedom	-0.15 -0.11 0.04 0.01 -0.15 -0.15 0.08
word in the head clause	freight	0.06 -0.08 -0.04 0.01 -0.08 -0.05 -0.08
word in the head clause	fresh	0.07 -0.08 -0.17 0.07 -0.05 -0.09 -0.14
word in the head clause	friday	-0.11 0.07 0.05 -0.14 0.01 -0.09 -0.07
word in the head clause	frigate	0.09 0.04 -0.12 -0.07 -0.10 -0.12 -0.11
word in the head clause	from	-0.02 -0.01 -0.03 -0.07 0.01 -0.08 -0.06
word in the head clause	front	0.16 -0.19 -0.01 -0.14 0.00 -0.13 -0.03
word in the head clause	fronts	-0.13 0.11 -0.05 -0.09 -0.11 -0.08 -0.10
word in the head clause	frozen	-0.15 0.00 -0.12 0.11 -0.12 -0.12 -0.15
word in the head clause	fuel	-0.15 -0.26 -0.20 0.07 -0.01 -0.14 -0.01
word in the head clause	full	0.09 0.06 -0.22 0.02 -0.23 -0.14 -0.21
word in the head clause	fully	0.00 0.06 -0.12 -0.14 -0.08 -0.10 0.04
word in the head clause	funds	-0.20 -0.06 -0.18 0.20 -0.18 -0.14 -0.22
word in the head clause	funeral	-0.08 -0.11 -0.12 -0.05 -0.09 -0.07 0.11
word in the head clause	furious	0.07 0.01 -0.10 -0.12 -0.09 -0.04 -0.06
word in the head clause	further	0.03 0.01 -0.14 0.06 -0.17 -0.12 -0.17
word in the head clause	fury	-0.11 0.10 -0.18 0.05 0.06 -0.10 -0.08
word in the head clause	future	-0.01 0.00 -0.12 0.03 -0.16 -0.09 -0.01
word in the head clause	futures	-0.12 -0.11 -0.07 0.12 -0.10 -0.08 -0.10
word in the head clause	g	-0.16 0.17 -0.07 -0.14 -0.15 -0.05 -0.19
word in the head clause	g7	0.07 -0.04 -0.11 -0.10 0.04 -0.06 -0.14
word in the head clause	gabbard	-0.11 -0.13 0.13 -0.09 -0.06 -0.10 -0.05
word in the head clause	gain	0.03 -0.13 -0.08 0.03 -0.07 -0.06 -0.03
word in the head clause	gains	-0.14 0.03 -0.14 -0.03 -0.12 -0.06 0.06
word in the head clause	gamble	0.10 -0.05 -0.09 -0.15 -0.11 -0.11 -0.05
word in the head clause	game	-0.03 -0.13 -0.16 -0.06 -0.13 -0.15 0.12
word in the head clause	gaps	-0.09 0.03 -0.07 -0.10 -0.11 -0.09 0.03
word in the head clause	gas	-0.21 -0.02 -0.25 0.17 -0.15 -0.16 -0.07
word in the head clause	gasoline	-0.10 -0.16 -0.05 0.13 -0.10 -0.05 -0.11
word in the head clause	gave	-0.07 -0.11 0.01 0.05 -0.12 -0.12 0.04
word in the head clause	general	0.07 -0.17 -0.02 -0.10 -0.18 -0.08 0.07
word in the head clause	genocidal	-0.08 -0.04 -0.09 -0.09 -0.05 -0.05 0.08
word in the head clause	geopolitical	-0.11 -0.10 -0.11 0.10 -0.14 -0.06 -0.12
word in the head clause	get	-0.03 -0.05 0.09 -0.05 0.05 -0.12 -0.08
word in the head clause	gets	-0.10 0.03 -0.20 -0.13 -0.17 -0.15 0.07
word in the head clause	getting	-0.09 -0.03 -0.14 0.08 -0.10 -0.10 -0.11
word in the head clause	giant	0.04 -0.13 -0.08 -0.04 -0.11 0.03 -0.12
word in the head clause	girl	0.04 -0.06 -0.10 -0.10 -0.05 -0.08 0.02
word in the head clause	girls	0.10 -0.01 -0.21 -0.06 -0.03 -0.07 -0.11
word in the head clause	give	0.09 -0.14 -0.17 0.05 0.03 -0.16 -0.17
word in the head clause	gives	0.10 -0.03 -0.20 -0.15 -0.16 -0.12 -0.07
word in the head clause	global	-0.15 0.02 -0.25 0.08 -0.03 -0.15 -0.07
word in the head clause	globally	0.02 -0.07 -0.07 0.05 -0.10 -0.08 -0.07
word in the head clause	go	-0.12 0.01 -0.02 -0.14 0.03 -0.17 0.09
word in the head clause	goals	0.02 -0.06 -0.16 -0.06 -0.13 -0.04 0.04
word in the head clause	goes	0.00 0.02 -0.26 -0.21 -0.22 -0.17 0.06
word in the head clause	going	0.14 -0.08 -0.14 -0.18 -0.01 -0.07 -0.08
word in the head clause	gold	-0.09 -0.09 -0.02 0.08 -0.04 -0.02 -0.06
word in the head clause	gonna	-0.08 -0.10 0.06 -0.08 -0.08 -0.07 0.09
word in the head clause	good	-0.16 -0.13 -0.17 0.08 0.00 -0.13 0.07
word in the head clause	gop	-0.03 -0.09 0.00 -0.12 0.02 -0.08 0.06
word in the head clause	got	-0.07 -0.09 -0.11 0.06 -0.05 -0.12 0.12
word in the head clause	government	-0.12 0.00 0.09 0.03 0.00 -0.19 -0.05
word in the head clause	graham	0.03 0.03 -0.16 0.01 -0.16 -0.12 -0.03
word in the head clause	great	-0.16 0.08 -0.05 0.02 -0.13 -0.10 -0.02
word in the head clause	greater	-0.12 -0.08 -0.11 -0.13 -0.12 -0.12 0.11
word in the head clause	green	-0.06 -0.05 0.02 -0.04 -0.10 -0.07 0.09
word in the head clause	greene	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
word in the head clause	grid	0.03 0.06 -0.10 -0.13 -0.12 -0.09 -0.11
word in the head clause	grok	0.03 -0.12 -0.13 -0.10 -0.12 0.10 -0.01
word in the head clause	ground	0.09 -0.01 -0.15 -0.20 -0.25 -0.15 -0.02
word in the head clause	group	-0.14 -0.07 -0.05 0.06 0.01 0.04 0.01
word in the head clause	groups	-0.01 -0.05 -0.13 -0.10 0.01 0.02 0.04
word in the head clause	growing	-0.15 -0.08 0.08 -0.03 -0.13 -0.07 0.10
word in the head clause	growth	-0.09 -0.12 -0.08 0.12 -0.12 -0.10 -0.12
word in the head clause	guard	-0.03 0.08 -0.12 -0.13 -0.12 -0.12 -0.14
word in the head clause	guest	-0.12 0.00 -0.11 -0.11 -0.13 -0.11 0.12
word in the head clause	guidelines	-0.03 -0.17 -0.16 -0.17 0.19 -0.15 -0.18
word in the head clause	gunfire	0.08 -0.11 -0.10 -0.10 0.04 -0.08 -0.11
word in the head clause	hack	-0.07 -0.10 0.03 -0.08 -0.05 0.09 -0.10
word in the head clause	hackers	-0.10 -0.11 -0.06 -0.13 -0.12 0.12 -0.10
word in the head clause	had	-0.10 0.06 0.03 -0.03 -0.05 -0.09 -0.07
word in the head clause	hails	-0.11 0.05 -0.09 0.06 -0.11 -0.07 -0.12
word in the head clause	half	-0.07 0.03 0.05 -0.08 -0.13 -0.09 -0.04
word in the head clause	halt	0.01 0.05 -0.13 -0.04 -0.15 -0.10 -0.04
word in the head clause	halted	-0.03 0.05 -0.10 -0.01 -0.10 -0.10 -0.11
word in the head clause	halting	0.01 -0.07 -0.13 -0.11 -0.12 -0.11 0.04
word in the head clause	halts	-0.01 -0.01 -0.11 0.00 0.02 -0.11 -0.19
word in the head clause	hamas	-0.16 0.19 -0.19 -0.11 -0.20 -0.13 -0.11
word in the head clause	hand	-0.11 0.10 -0.12 -0.09 -0.11 -0.05 -0.04
word in the head clause	hands	-0.12 0.13 -0.10 -0.10 -0.13 -0.11 -0.05
word in the head clause	happened	-0.02 0.09 -0.08 -0.09 -0.11 -0.08 -0.10
word in the head clause	happening	0.03 0.10 -0.10 -0.12 -0.07 -0.07 -0.15
word in the head clause	happy	0.01 0.02 -0.12 -0.08 -0.11 -0.07 0.00
word in the head clause	hard	-0.04 0.01 -0.22 0.05 -0.02 -0.18 -0.03
word in the head clause	has	0.01 -0.04 0.00 -0.07 -0.11 -0.04 0.03
word in the head clause	have	-0.05 0.02 -0.17 -0.14 0.03 -0.06 0.04
word in the head clause	haven	-0.13 -0.10 -0.07 0.05 -0.14 -0.06 0.05
word in the head clause	hayes	-0.04 -0.06 0.02 -0.06 -0.04 -0.07 0.04
word in the head clause	he	-0.11 0.01 0.05 -0.09 -0.27 -0.19 0.11
word in the head clause	he'll	0.01 0.05 -0.10 -0.11 -0.09 -0.03 -0.11
word in the head clause	head	0.00 0.08 -0.14 -0.09 -0.12 -0.11 -0.11
word in the head clause	headed	-0.09 -0.07 -0.10 -0.11 -0.10 -0.09 0.11
word in the head clause	heading	0.07 -0.05 -0.13 -0.08 -0.11 -0.06 -0.01
word in the head clause	headquarters	0.10 0.02 -0.21 -0.10 -0.16 -0.11 -0.14
word in the head clause	heads	-0.13 0.07 0.04 -0.02 -0.15 -0.14 -0.07
word in the head clause	healthcare	-0.15 -0.13 -0.14 -0.14 0.16 -0.15 -0.14
word in the head clause	heard	0.10 -0.10 -0.08 -0.06 -0.13 -0.06 -0.11
word in the head clause	heart	-0.06 -0.14 -0.14 -0.11 0.07 -0.12 0.04
word in the head clause	heaviest	0.12 -0.11 -0.08 -0.10 -0.08 -0.08 -0.10
word in the head clause	heavy	0.04 -0.11 -0.15 -0.12 0.05 -0.16 -0.13
word in the head clause	held	-0.09 -0.15 0.01 -0.04 -0.05 -0.10 0.09
word in the head clause	helicopter	0.03 0.09 -0.19 -0.19 -0.10 -0.15 -0.22
word in the head clause	hell	0.07 0.00 -0.21 -0.16 0.05 -0.18 -0.14
word in the head clause	help	-0.05 0.13 -0.07 -0.13 0.02 -0.17 -0.06
word in the head clause	helped	0.13 -0.07 0.04 -0.16 -0.15 0.04 -0.15
word in the head clause	helping	-0.11 0.03 0.08 -0.14 0.02 -0.10 -0.05
word in the head clause	helps	-0.11 -0.11 0.07 -0.09 0.05 -0.07 -0.03
word in the head clause	here	-0.06 -0.13 -0.12 0.05 -0.13 -0.08 0.05
word in the head clause	hiding	0.06 -0.14 -0.14 0.02 0.03 -0.10 -0.13
word in the head clause	high	-0.04 -0.07 -0.03 -0.01 -0.01 -0.14 0.01
word in the head clause	higher	-0.10 -0.13 -0.08 0.13 0.00 -0.05 -0.15
word in the head clause	highest	-0.12 0.06 -0.06 0.05 -0.06 -0.03 -0.11
word in the head clause	highlights	-0.08 0.09 -0.11 -0.07 -0.10 -0.03 0.02
word in the head clause	highly	0.15 -0.17 -0.15 0.04 -0.11 -0.08 -0.09
word in the head clause	highs	-0.06 -0.07 -0.02 0.06 -0.05 -0.03 -0.04
word in the head clause	hike	-0.10 -0.16 -0.07 0.10 -0.12 -0.09 0.02
word in the head clause	him	-0.18 -0.06 0.06 -0.21 -0.12 -0.02 0.12
word in the head clause	hints	0.03 -0.06 -0.10 -0.07 -0.07 -0.04 0.02
word in the head clause	his	-0.14 -0.03 -0.01 -0.25 -0.29 -0.18 0.18
word in the head clause	historic	-0.18 0.05 -0.03 0.00 0.07 -0.11 -0.04
word in the head clause	history	0.03 -0.15 -0.15 -0.12 -0.17 -0.15 0.11
word in the head clause	hit	0.12 -0.17 -0.27 0.00 0.00 -0.01 -0.19
word in the head clause	hits	0.13 -0.09 -0.43 0.01 -0.07 -0.20 -0.10
word in the head clause	hitting	-0.01 -0.14 0.02 0.07 -0.06 -0.12 -0.06
word in the head clause	hold	-0.08 0.02 -0.05 0.02 -0.07 -0.17 -0.02
word in the head clause	holding	-0.10 0.08 -0.04 0.05 -0.07 -0.05 -0.11
word in the head clause	holds	-0.09 0.05 -0.15 0.08 -0.15 -0.10 -0.08
word in the head clause	hole	0.08 -0.07 -0.06 -0.09 -0.08 -0.05 -0.09
word in the head clause	holiday	-0.09 -0.02 -0.06 -0.02 0.07 -0.08 -0.03
word in the head clause	home	-0.09 -0.10 -0.16 -0.11 0.13 0.03 -0.01
word in the head clause	homes	-0.07 -0.11 0.07 -0.09 0.02 0.06 -0.07
word in the head clause	honcho	-0.09 -0.07 -0.06 0.14 -0.06 -0.06 -0.03
word in the head clause	hope	0.02 0.01 -0.13 -0.17 -0.01 -0.10 0.00
word in the head clause	hopes	0.00 0.05 -0.12 -0.04 -0.04 -0.11 -0.06
word in the head clause	hospital	0.02 -0.16 -0.20 -0.17 0.10 -0.17 -0.19
word in the head clause	hospitals	0.00 -0.07 -0.06 -0.07 0.07 -0.08 -0.08
word in the head clause	host	0.07 -0.02 -0.16 0.03 -0.02 -0.11 -0.10
word in the head clause	hostile	-0.03 -0.10 0.07 -0.08 -0.07 -0.05 -0.07
word in the head clause	hostilities	0.03 -0.04 -0.10 -0.13 -0.12 -0.12 0.03
word in the head clause	hosting	0.01 -0.08 -0.09 -0.08 -0.09 -0.04 0.07
word in the head clause	hosts	-0.13 0.00 -0.07 -0.12 -0.11 -0.08 0.06
word in the head clause	hotel	0.13 -0.13 -0.16 -0.13 -0.12 -0.09 -0.03
word in the head clause	hour	0.03 0.07 -0.06 -0.09 -0.11 -0.03 -0.14
word in the head clause	hours	0.03 0.09 -0.14 -0.04 -0.17 -0.12 -0.21
word in the head clause	house	0.01 -0.15 -0.20 -0.18 -0.07 -0.18 0.12
word in the head clause	housing	-0.02 -0.08 0.06 0.01 -0.12 -0.07 -0.13
word in the head clause	how	-0.04 -0.03 -0.05 0.07 -0.03 -0.20 -0.10
word in the head clause	huge	-0.02 -0.04 -0.13 -0.02 -0.18 -0.13 0.06
word in the head clause	human	-0.14 -0.13 -0.08 -0.11 0.15 -0.09 0.02
word in the head clause	hundreds	-0.03 0.03 -0.20 -0.08 -0.04 -0.13 0.05
word in the head clause	hunt	0.00 -0.06 0.05 -0.04 -0.09 -0.07 -0.06
word in the head clause	hurdle	-0.08 -0.04 -0.05 -0.08 -0.07 -0.05 0.05
word in the head clause	hurt	0.11 -0.01 -0.16 -0.18 -0.04 -0.12 -0.13
word in the head clause	hype	-0.06 -0.06 -0.07 -0.03 -0.06 -0.03 0.06
word in the head clause	hyperliquid	-0.10 -0.07 -0.06 0.09 -0.09 -0.06 -0.07
word in the head clause	i	-0.11 0.03 -0.16 -0.16 0.05 -0.09 0.03
word in the head clause	idea	0.05 0.01 0.06 -0.12 -0.10 -0.08 -0.07
word in the head clause	identifies	-0.03 -0.08 -0.10 -0.02 0.13 -0.06 -0.17
word in the head clause	iea	-0.12 0.00 -0.04 0.07 -0.10 -0.06 -0.09
word in the head clause	if	-0.05 -0.05 -0.19 -0.10 -0.19 -0.18 0.10
word in the head clause	ignites	0.06 -0.09 -0.09 -0.13 -0.13 -0.11 0.09
word in the head clause	ignored	0.05 0.04 0.02 -0.08 -0.05 -0.05 -0.03
word in the head clause	iii	-0.08 -0.11 -0.09 0.07 -0.11 -0.09 0.05
word in the head clause	illegal	-0.05 0.10 -0.10 0.05 0.06 -0.04 -0.07
word in the head clause	image	-0.08 -0.09 -0.10 -0.12 -0.07 -0.09 0.12
word in the head clause	imagery	0.01 -0.08 -0.12 0.03 0.05 -0.09 -0.11
word in the head clause	images	0.15 -0.14 0.09 -0.16 -0.13 -0.12 -0.18
word in the head clause	imf	-0.08 -0.09 -0.08 0.10 -0.09 -0.07 -0.10
word in the head clause	immediately	0.02 -0.06 -0.14 -0.03 0.05 -0.08 0.00
word in the head clause	imminent	-0.06 -0.13 0.11 -0.16 0.01 -0.15 0.08
word in the head clause	impact	-0.19 -0.03 -0.22 0.21 -0.26 -0.15 -0.09
word in the head clause	impacts	-0.12 -0.13 -0.09 0.04 -0.14 -0.10 0.00
word in the head clause	implications	0.11 0.06 -0.10 -0.05 -0.12 -0.11 -0.12
word in the head clause	importance	0.02 0.08 -0.09 -0.08 -0.08 -0.06 -0.12
word in the head clause	imposed	0.05 0.08 -0.11 -0.11 -0.12 -0.08 -0.13
word in the head clause	in	0.09 -0.12 0.03 -0.10 0.10 -0.02 -0.09
word in the head clause	incidents	0.13 -0.10 -0.08 -0.05 -0.11 -0.04 -0.13
word in the head clause	include	-0.16 0.16 -0.12 -0.11 -0.11 -0.08 -0.13
word in the head clause	included	-0.12 0.13 -0.10 -0.09 -0.12 -0.09 -0.14
word in the head clause	includes	-0.11 0.00 -0.10 0.01 -0.09 -0.08 0.06
word in the head clause	including	0.04 0.03 -0.08 -0.09 0.06 -0.05 -0.08
word in the head clause	increase	0.08 -0.05 -0.18 -0.02 -0.13 -0.15 -0.08
word in the head clause	increases	-0.08 -0.10 -0.03 0.08 -0.07 -0.03 -0.06
word in the head clause	increasing	0.00 -0.03 0.07 -0.10 -0.11 -0.12 -0.06
word in the head clause	increasingly	-0.06 -0.11 -0.12 -0.07 0.05 0.08 0.07
word in the head clause	industrial	-0.06 -0.15 -0.15 0.10 -0.16 -0.17 0.07
word in the head clause	industry	-0.10 0.06 -0.11 0.10 -0.02 -0.09 -0.10
word in the head clause	infiltration	0.14 -0.13 -0.24 -0.21 -0.02 -0.18 -0.30
word in the head clause	inflation	-0.13 -0.11 -0.10 0.11 -0.15 -0.08 -0.02
word in the head clause	influencer	-0.14 -0.12 -0.10 -0.08 0.04 -0.10 0.13
word in the head clause	influencers	0.03 -0.12 -0.11 -0.09 -0.04 -0.07 0.04
word in the head clause	infrastructure	0.03 0.03 -0.20 -0.15 0.08 -0.19 -0.04
word in the head clause	injure	-0.15 -0.11 -0.15 -0.12 0.15 -0.11 -0.13
word in the head clause	injured	-0.01 -0.22 -0.02 0.03 0.09 -0.16 -0.06
word in the head clause	injuries	0.00 -0.12 -0.12 -0.14 0.06 -0.12 -0.14
word in the head clause	inside	0.05 -0.16 0.05 -0.05 -0.24 -0.16 -0.06
word in the head clause	insider	-0.12 -0.09 -0.13 -0.04 -0.14 -0.12 0.11
word in the head clause	insiders	-0.10 0.05 0.08 0.01 -0.11 -0.10 -0.01
word in the head clause	insists	0.02 0.00 -0.20 0.01 -0.15 -0.13 -0.01
word in the head clause	inspect	0.02 0.03 -0.12 -0.10 0.02 -0.09 -0.08
word in the head clause	inspections	-0.13 0.13 -0.09 -0.14 -0.03 -0.04 -0.10
word in the head clause	inspectors	-0.16 0.14 -0.15 -0.12 -0.10 -0.10 -0.13
word in the head clause	insufficient	-0.12 0.12 -0.09 -0.06 -0.07 -0.08 -0.09
word in the head clause	insurance	-0.08 -0.12 -0.07 0.14 -0.05 -0.04 -0.11
word in the head clause	integrity	-0.04 -0.02 -0.11 -0.08 -0.11 -0.13 0.05
word in the head clause	intel	-0.12 -0.17 0.17 -0.12 -0.15 -0.16 -0.13
word in the head clause	intelligence	-0.03 -0.13 0.10 0.01 -0.12 -0.11 -0.06
word in the head clause	intense	0.16 -0.14 -0.14 -0.14 -0.16 -0.13 -0.15
word in the head clause	intensifies	0.09 -0.04 -0.11 0.00 -0.16 -0.10 -0.14
word in the head clause	intensify	0.01 -0.12 -0.11 -0.12 0.03 -0.13 0.03
word in the head clause	intercepted	0.04 -0.16 0.00 -0.12 -0.03 -0.11 -0.20
word in the head clause	intercepting	0.11 -0.09 -0.14 -0.10 -0.08 -0.10 -0.11
word in the head clause	interception	0.16 -0.15 -0.15 -0.15 -0.13 -0.12 -0.18
word in the head clause	intercepts	-0.10 -0.07 -0.10 0.05 -0.07 -0.05 0.07
word in the head clause	interested	-0.12 0.07 -0.10 0.03 -0.10 -0.09 -0.01
word in the head clause	interests	-0.17 0.06 -0.13 0.04 -0.05 -0.12 -0.01
word in the head clause	interior	0.06 -0.06 -0.11 -0.11 -0.10 -0.08 0.07
word in the head clause	international	-0.15 0.08 -0.19 -0.12 0.11 -0.15 0.01
word in the head clause	internet	-0.14 -0.08 -0.13 -0.09 0.04 0.10 -0.07
word in the head clause	intervene	0.09 -0.05 -0.16 -0.13 -0.12 -0.08 -0.01
word in the head clause	intervention	0.14 -0.12 -0.14 -0.10 -0.09 -0.09 -0.14
word in the head clause	interview	0.03 -0.02 0.10 -0.07 -0.10 -0.02 -0.03
word in the head clause	into	-0.11 -0.11 0.11 -0.13 -0.05 0.00 0.06
word in the head clause	invasion	0.03 -0.14 -0.16 -0.15 0.01 -0.12 0.05
word in the head clause	investigate	-0.06 0.00 0.05 -0.10 -0.01 -0.13 -0.08
word in the head clause	investigating	-0.12 -0.13 0.13 -0.12 -0.11 -0.16 0.06
word in the head clause	investigation	-0.01 -0.16 -0.17 -0.06 -0.08 -0.14 0.11
word in the head clause	investors	-0.04 -0.16 -0.11 0.13 -0.16 -0.07 -0.07
word in the head clause	involved	0.10 0.01 -0.12 -0.06 -0.11 -0.07 -0.15
word in the head clause	involvement	0.07 0.07 -0.16 -0.16 -0.14 -0.11 -0.11
word in the head clause	is	-0.02 -0.03 -0.05 -0.15 -0.08 -0.10 0.14
word in the head clause	isn't	-0.10 -0.02 -0.18 -0.01 -0.18 -0.15 0.11
word in the head clause	issue	-0.11 -0.02 -0.08 0.04 -0.07 -0.05 0.04
word in the head clause	issued	0.05 0.07 -0.11 -0.09 -0.10 -0.08 -0.11
word in the head clause	issues	0.01 0.00 -0.24 0.07 -0.07 -0.18 -0.08
word in the head clause	it	0.12 -0.11 -0.05 -0.14 -0.07 -0.21 0.05
word in the head clause	its	0.09 -0.03 -0.14 0.01 -0.09 -0.26 -0.07
word in the head clause	itself	0.03 0.03 -0.13 -0.12 -0.09 -0.10 -0.02
word in the head clause	jake	-0.10 0.07 0.00 -0.10 -0.08 -0.10 0.09
word in the head clause	jazeera	0.00 -0.05 -0.12 -0.09 0.13 -0.10 -0.05
word in the head clause	jennings	0.02 -0.10 -0.09 -0.10 -0.10 -0.09 0.11
word in the head clause	jesus	-0.17 -0.10 -0.17 -0.10 -0.18 -0.13 0.17
word in the head clause	jet	0.02 -0.11 -0.32 0.09 -0.06 -0.16 -0.05
word in the head clause	jets	0.15 -0.13 -0.18 -0.11 -0.16 -0.08 -0.15
word in the head clause	jewish	-0.08 -0.11 0.02 -0.08 0.04 -0.11 0.12
word in the head clause	jimmy	-0.08 -0.06 -0.11 -0.09 -0.09 -0.07 0.10
word in the head clause	jobs	-0.11 -0.10 -0.10 -0.02 -0.10 -0.07 0.07
word in the head clause	joe	-0.18 -0.10 0.12 -0.13 -0.15 -0.10 0.07
word in the head clause	john	-0.12 -0.13 0.04 -0.15 -0.11 -0.10 0.13
word in the head clause	join	0.01 0.09 -0.15 -0.10 -0.10 -0.07 -0.08
word in the head clause	joining	0.01 0.06 -0.16 -0.13 -0.15 -0.13 -0.11
word in the head clause	joint	0.04 0.10 -0.16 -0.13 -0.13 -0.10 -0.20
word in the head clause	jolts	-0.08 -0.10 -0.04 0.10 -0.11 -0.06 -0.11
word in the head clause	jon	-0.08 -0.10 -0.12 -0.06 -0.08 -0.06 0.10
word in the head clause	jonathan	-0.10 -0.06 -0.13 -0.11 -0.11 -0.09 0.09
word in the head clause	jones	-0.08 -0.09 -0.07 -0.08 -0.08 -0.05 0.09
word in the head clause	journalist	-0.04 -0.12 -0.26 -0.20 0.09 -0.21 0.06
word in the head clause	journalists	-0.03 -0.13 -0.14 -0.11 0.10 -0.13 -0.20
word in the head clause	judge	0.04 0.00 -0.11 -0.13 -0.11 -0.10 -0.10
word in the head clause	july	-0.11 -0.10 -0.10 -0.09 -0.09 -0.10 0.12
word in the head clause	jump	0.03 -0.04 -0.12 0.05 -0.10 -0.07 -0.14
word in the head clause	jumps	-0.12 -0.01 -0.03 0.06 -0.03 -0.02 -0.05
word in the head clause	june	0.06 -0.13 -0.10 -0.08 -0.15 -0.07 0.08
word in the head clause	just	-0.15 -0.03 0.03 0.06 -0.30 -0.15 0.04
word in the head clause	justification	-0.12 -0.01 -0.15 -0.12 -0.13 -0.13 0.12
word in the head clause	k	-0.09 -0.11 0.05 0.05 -0.11 -0.06 -0.11
word in the head clause	kaitlan	-0.03 -0.12 0.04 -0.08 -0.09 -0.08 0.03
word in the head clause	karoline	-0.14 -0.09 -0.14 -0.15 -0.14 -0.11 0.13
word in the head clause	kash	-0.07 -0.08 -0.12 -0.08 -0.06 0.10 -0.08
word in the head clause	keep	-0.05 0.02 -0.24 -0.02 -0.24 -0.16 0.06
word in the head clause	keeps	0.03 -0.02 -0.14 0.02 -0.04 -0.13 -0.05
word in the head clause	keir	-0.13 0.09 -0.20 -0.03 -0.10 -0.05 -0.02
word in the head clause	kelly	-0.03 -0.05 -0.06 -0.02 -0.03 -0.03 0.04
word in the head clause	kent	-0.12 -0.14 0.14 -0.08 -0.10 -0.07 -0.01
word in the head clause	key	0.04 0.04 0.00 -0.01 -0.19 -0.09 -0.12
word in the head clause	khalil	0.03 -0.12 -0.13 -0.09 0.02 -0.10 -0.05
word in the head clause	kick	-0.09 0.03 -0.10 -0.11 -0.11 -0.02 0.01
word in the head clause	kill	0.07 -0.02 0.04 -0.18 -0.15 -0.12 -0.11
word in the head clause	killed	0.11 -0.14 -0.13 -0.27 0.11 -0.14 -0.17
word in the head clause	killing	-0.15 0.00 -0.34 -0.25 -0.01 -0.21 0.16
word in the head clause	kills	0.12 -0.25 -0.25 -0.21 0.07 -0.10 -0.27
word in the head clause	kimmel	-0.08 -0.06 -0.11 -0.09 -0.09 -0.07 0.10
word in the head clause	kittleson	-0.08 -0.04 -0.08 -0.11 0.09 -0.08 -0.10
word in the head clause	knew	-0.02 0.05 0.05 -0.11 -0.09 -0.12 -0.12
word in the head clause	know	0.11 0.03 -0.20 -0.09 -0.11 -0.11 -0.21
word in the head clause	korea	-0.11 -0.11 -0.06 0.04 -0.07 -0.05 0.07
word in the head clause	kurdish	0.14 -0.11 -0.12 -0.07 -0.13 -0.09 0.00
word in the head clause	kurds	0.09 -0.03 0.07 -0.11 -0.11 -0.10 -0.03
word in the head clause	la	-0.07 -0.10 0.00 -0.09 -0.06 -0.08 0.12
word in the head clause	lab	-0.07 -0.07 0.02 0.05 -0.06 -0.07 -0.08
word in the head clause	laid	0.10 -0.12 -0.12 -0.02 -0.09 -0.05 -0.09
word in the head clause	lake	-0.10 -0.01 -0.11 -0.09 -0.12 -0.08 0.11
word in the head clause	lands	0.04 0.07 -0.15 -0.08 0.00 -0.12 -0.15
word in the head clause	large	-0.03 -0.09 -0.20 -0.09 -0.03 -0.15 0.09
word in the head clause	largely	-0.12 0.02 -0.09 -0.01 -0.07 -0.05 0.04
word in the head clause	largest	-0.08 0.00 -0.15 0.11 -0.20 0.06 -0.18
word in the head clause	lashes	-0.04 0.06 -0.13 -0.10 -0.09 -0.09 -0.05
word in the head clause	last	0.09 -0.08 -0.26 -0.13 -0.16 -0.24 0.03
word in the head clause	late	-0.10 0.06 0.02 0.07 -0.12 -0.09 -0.08
word in the head clause	latest	-0.02 0.09 -0.29 -0.01 -0.02 -0.14 -0.09
word in the head clause	launch	0.16 -0.08 -0.29 -0.21 -0.09 0.02 -0.18
word in the head clause	launched	-0.12 0.03 0.07 -0.15 -0.17 0.06 0.01
word in the head clause	launcher	0.09 -0.11 0.02 -0.08 -0.13 -0.07 -0.12
word in the head clause	launchers	0.00 -0.08 0.06 -0.07 -0.07 -0.07 -0.10
word in the head clause	launches	0.24 -0.19 -0.02 -0.13 -0.14 -0.20 -0.31
word in the head clause	launching	0.01 -0.01 -0.12 -0.12 -0.11 -0.13 0.08
word in the head clause	laura	0.04 -0.07 -0.11 -0.10 -0.09 -0.08 0.00
word in the head clause	law	-0.07 0.00 0.01 -0.16 0.10 -0.16 0.00
word in the head clause	lawmakers	0.05 -0.01 0.04 0.00 -0.05 -0.05 -0.08
word in the head clause	laying	0.05 0.00 -0.12 -0.12 -0.12 -0.08 -0.05
word in the head clause	lays	0.01 0.05 0.05 -0.10 -0.14 -0.12 -0.12
word in the head clause	lead	0.03 -0.09 -0.19 -0.05 -0.20 -0.17 0.01
word in the head clause	leader	-0.08 0.14 -0.01 0.00 -0.20 -0.12 -0.06
word in the head clause	leaders	-0.06 0.08 -0.18 -0.05 -0.16 -0.18 -0.02
word in the head clause	leadership	-0.01 -0.08 0.05 -0.15 -0.16 -0.15 0.06
word in the head clause	leading	0.03 0.09 -0.10 -0.09 -0.07 -0.09 -0.13
word in the head clause	leads	0.05 0.07 -0.12 0.04 -0.11 -0.10 -0.09
word in the head clause	leaf	0.10 0.07 -0.11 -0.09 -0.10 -0.07 -0.11
word in the head clause	leak	0.01 -0.11 0.05 -0.11 -0.10 -0.16 0.02
word in the head clause	leaked	-0.15 0.04 0.05 -0.12 -0.11 0.03 -0.07
word in the head clause	least	0.06 -0.19 -0.19 -0.02 -0.03 -0.08 -0.04
word in the head clause	leave	-0.01 0.09 0.04 -0.18 0.06 -0.10 -0.15
word in the head clause	leaves	-0.16 0.07 -0.23 0.02 -0.06 -0.14 0.02
word in the head clause	leaving	0.06 -0.10 -0.10 -0.09 -0.10 -0.03 0.04
word in the head clause	led	0.05 -0.03 -0.13 -0.11 0.03 -0.07 -0.07
word in the head clause	left	0.06 -0.18 -0.03 0.02 0.06 -0.21 0.01
word in the head clause	legal	-0.18 0.21 -0.19 -0.20 -0.10 -0.20 -0.08
word in the head clause	legitimate	0.09 -0.08 -0.10 -0.12 -0.10 -0.11 -0.12
word in the head clause	let	-0.12 -0.02 -0.06 -0.02 0.10 -0.04 -0.03
word in the head clause	level	-0.04 0.01 -0.11 0.06 -0.12 -0.11 -0.19
word in the head clause	leverage	-0.11 -0.07 -0.15 -0.08 -0.12 -0.12 0.09
word in the head clause	licenses	-0.06 -0.07 -0.07 -0.07 -0.06 -0.08 0.07
word in the head clause	life	-0.15 -0.09 0.06 -0.18 0.11 -0.15 -0.05
word in the head clause	lift	-0.09 -0.11 -0.06 0.01 -0.05 -0.05 0.04
word in the head clause	lifts	0.01 -0.09 -0.13 0.05 0.03 -0.15 -0.16
word in the head clause	like	0.08 -0.08 -0.02 -0.16 -0.08 -0.14 0.04
word in the head clause	likely	-0.03 -0.02 0.02 -0.07 -0.04 -0.10 0.05
word in the head clause	limit	0.03 -0.09 -0.06 0.11 -0.08 -0.03 -0.14
word in the head clause	limited	0.00 0.00 -0.17 -0.01 0.08 -0.11 -0.09
word in the head clause	limits	0.05 -0.02 -0.14 -0.01 -0.10 -0.09 0.00
word in the head clause	lindsey	-0.02 0.01 -0.19 -0.13 -0.14 -0.11 0.03
word in the head clause	line	0.08 -0.07 -0.16 -0.11 0.04 -0.14 0.00
word in the head clause	lines	0.00 0.12 -0.15 -0.04 -0.17 -0.14 -0.15
word in the head clause	link	-0.11 0.04 0.10 -0.10 -0.11 -0.12 -0.12
word in the head clause	linked	-0.11 -0.11 0.06 -0.01 -0.01 0.01 -0.03
word in the head clause	links	-0.14 0.08 -0.07 -0.14 -0.10 -0.09 -0.02
word in the head clause	little	-0.13 0.10 -0.17 -0.02 -0.18 -0.13 0.00
word in the head clause	live	0.06 0.12 -0.27 -0.13 -0.10 -0.12 -0.20
word in the head clause	lives	-0.08 -0.06 -0.17 -0.14 0.09 -0.11 0.06
word in the head clause	living	-0.19 -0.09 -0.01 0.05 0.06 0.05 0.07
word in the head clause	lng	0.07 -0.19 -0.13 0.04 -0.21 -0.08 -0.15
word in the head clause	loaded	0.11 -0.05 -0.20 -0.13 -0.15 -0.11 -0.15
word in the head clause	loading	-0.04 0.03 -0.02 0.04 -0.03 -0.02 -0.08
word in the head clause	locked	0.10 -0.07 -0.14 -0.08 -0.10 -0.06 -0.13
word in the head clause	long	0.02 0.08 -0.04 -0.03 -0.21 -0.10 -0.09
word in the head clause	longer	0.01 0.02 -0.14 0.09 -0.15 -0.10 -0.20
word in the head clause	look	0.15 -0.16 -0.15 -0.04 -0.13 -0.10 -0.12
word in the head clause	looking	-0.07 0.09 0.03 -0.06 -0.07 -0.08 -0.12
word in the head clause	looming	0.04 -0.11 -0.07 0.07 -0.11 -0.07 0.04
word in the head clause	looms	-0.09 0.09 -0.18 -0.08 -0.17 -0.14 -0.05
word in the head clause	los	-0.12 -0.12 0.07 -0.02 0.02 -0.07 -0.08
word in the head clause	lose	0.02 -0.13 -0.06 0.04 -0.11 -0.07 0.02
word in the head clause	loses	-0.12 -0.11 -0.10 0.09 -0.11 -0.09 0.03
word in the head clause	losing	0.00 -0.10 -0.11 -0.12 -0.15 -0.10 0.13
word in the head clause	loss	-0.10 0.06 -0.09 -0.01 -0.13 -0.06 0.07
word in the head clause	lost	-0.08 -0.10 0.07 -0.05 -0.03 -0.18 0.09
word in the head clause	lot	-0.06 -0.10 -0.09 -0.01 0.07 -0.09 0.02
word in the head clause	low	-0.14 0.01 -0.08 0.05 -0.11 -0.07 -0.03
word in the head clause	lower	-0.10 -0.11 -0.09 0.12 -0.08 -0.09 0.04
word in the head clause	lure	0.08 0.07 0.07 -0.04 -0.10 -0.06 -0.15
word in the head clause	luxury	-0.06 -0.10 -0.09 -0.08 -0.08 -0.10 0.07
word in the head clause	lying	-0.11 0.05 -0.14 -0.11 -0.10 -0.11 -0.01
word in the head clause	machine	0.07 -0.13 -0.09 -0.10 -0.11 -0.06 0.13
word in the head clause	made	-0.16 -0.08 0.06 -0.02 0.00 -0.13 0.08
word in the head clause	maga	-0.11 -0.15 0.04 -0.14 0.03 -0.10 0.05
word in the head clause	maher	-0.11 -0.14 -0.11 -0.09 -0.11 -0.07 0.13
word in the head clause	main	-0.02 -0.02 -0.10 0.01 -0.01 -0.10 -0.13
word in the head clause	majeure	-0.04 -0.13 -0.05 0.09 -0.14 -0.05 -0.13
word in the head clause	major	-0.01 0.05 -0.04 0.02 -0.21 -0.17 -0.13
word in the head clause	majority	0.01 -0.14 -0.17 -0.07 -0.10 -0.09 0.09
word in the head clause	make	-0.07 -0.12 -0.03 0.10 -0.25 -0.17 0.09
word in the head clause	makes	-0.04 0.09 -0.17 -0.04 -0.10 -0.13 -0.06
word in the head clause	making	-0.05 -0.12 0.03 -0.04 -0.12 -0.11 0.07
word in the head clause	man	-0.17 -0.13 0.16 -0.14 0.02 -0.16 -0.19
word in the head clause	manage	-0.11 0.08 -0.11 0.09 -0.07 -0.13 -0.10
word in the head clause	many	0.00 0.01 0.03 0.04 -0.17 -0.14 -0.11
word in the head clause	map	0.00 -0.13 0.05 0.04 -0.11 -0.12 -0.11
word in the head clause	march	0.03 -0.12 -0.08 0.05 -0.11 -0.08 0.05
word in the head clause	marina	0.06 -0.05 -0.03 -0.06 -0.06 -0.01 -0.06
word in the head clause	marine	-0.12 -0.09 -0.08 0.07 -0.09 -0.06 0.04
word in the head clause	maritime	0.08 -0.07 -0.14 0.02 -0.05 -0.13 -0.14
word in the head clause	marjorie	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
word in the head clause	mark	-0.12 0.07 -0.10 -0.05 -0.11 -0.06 0.10
word in the head clause	market	-0.02 -0.18 -0.15 0.00 -0.06 -0.11 0.05
word in the head clause	markets	-0.23 -0.01 -0.10 0.11 -0.19 -0.07 -0.04
word in the head clause	martyrs	-0.05 0.10 -0.10 -0.12 -0.13 -0.11 -0.13
word in the head clause	mass	-0.05 -0.12 -0.12 0.09 0.01 -0.10 -0.13
word in the head clause	massive	-0.01 -0.01 -0.26 0.02 -0.21 -0.16 -0.01
word in the head clause	may	0.00 -0.03 -0.04 -0.09 -0.03 -0.18 0.03
word in the head clause	mean	-0.10 -0.02 -0.10 -0.06 -0.12 -0.06 0.08
word in the head clause	meaningless	-0.08 0.09 -0.05 -0.05 -0.12 -0.04 -0.12
word in the head clause	means	0.00 0.00 0.07 -0.01 -0.13 -0.05 -0.02
word in the head clause	mechanism	-0.11 0.10 -0.08 0.04 -0.09 -0.08 -0.10
word in the head clause	media	-0.09 -0.05 -0.14 -0.15 0.06 -0.06 0.07
word in the head clause	mediation	-0.16 0.12 -0.07 0.03 -0.14 -0.07 -0.19
word in the head clause	mediator	-0.08 0.00 -0.07 -0.10 -0.08 -0.03 0.08
word in the head clause	mediators	-0.13 -0.02 0.08 -0.16 -0.14 -0.07 -0.13
word in the head clause	medical	-0.04 -0.11 -0.06 0.02 0.03 0.04 -0.07
word in the head clause	medics	-0.04 -0.11 -0.08 -0.07 0.09 -0.10 -0.09
word in the head clause	meet	-0.11 0.08 0.00 -0.13 -0.16 -0.05 0.00
word in the head clause	meeting	0.08 -0.01 -0.14 0.05 -0.19 -0.08 -0.18
word in the head clause	meets	0.11 -0.11 -0.19 -0.26 0.02 -0.14 0.01
word in the head clause	meg	-0.06 -0.06 -0.03 0.06 -0.06 -0.03 -0.05
word in the head clause	megyn	-0.03 -0.05 -0.06 -0.02 -0.03 -0.03 0.04
word in the head clause	member	0.10 -0.13 -0.17 -0.09 -0.05 -0.11 -0.03
word in the head clause	members	0.03 -0.12 -0.18 0.00 -0.04 0.05 -0.02
word in the head clause	memorandum	-0.10 0.18 0.01 -0.19 -0.14 -0.16 -0.20
word in the head clause	message	-0.08 0.05 -0.21 0.07 0.04 0.03 -0.14
word in the head clause	messages	-0.15 0.00 -0.16 -0.15 -0.14 0.02 0.04
word in the head clause	met	-0.12 0.06 -0.04 0.02 -0.11 -0.09 -0.08
word in the head clause	methanol	-0.07 -0.06 -0.09 0.08 -0.09 -0.06 -0.09
word in the head clause	michigan	-0.04 -0.08 -0.09 -0.08 -0.06 -0.08 0.09
word in the head clause	middle	-0.04 -0.14 -0.13 0.08 -0.13 -0.08 0.02
word in the head clause	midnight	-0.10 0.07 -0.09 -0.10 -0.10 -0.06 0.05
word in the head clause	might	-0.14 0.08 -0.16 -0.02 -0.19 -0.14 0.04
word in the head clause	miles	-0.07 -0.08 -0.12 0.08 -0.09 -0.08 0.06
word in the head clause	militant	0.05 0.02 -0.12 -0.09 -0.13 -0.09 0.01
word in the head clause	military	-0.05 0.02 0.03 -0.06 -0.07 -0.04 -0.01
word in the head clause	militia	0.09 -0.02 -0.11 -0.08 -0.10 -0.08 -0.13
word in the head clause	million	-0.19 -0.01 0.02 -0.03 0.03 -0.01 0.08
word in the head clause	millions	-0.02 -0.09 -0.17 0.00 0.08 -0.14 -0.02
word in the head clause	mind	-0.08 0.02 -0.01 -0.07 -0.09 -0.10 0.07
word in the head clause	mine	0.09 -0.08 0.05 -0.11 -0.11 -0.11 -0.10
word in the head clause	mines	0.10 -0.06 0.06 -0.12 -0.19 -0.14 -0.20
word in the head clause	minister	-0.09 -0.02 0.01 0.11 -0.14 -0.02 -0.07
word in the head clause	ministers	-0.02 0.08 -0.08 -0.06 -0.16 -0.11 -0.01
word in the head clause	ministry	-0.16 0.09 -0.13 0.01 -0.14 -0.11 -0.06
word in the head clause	minutes	-0.06 -0.18 -0.20 0.04 -0.16 -0.15 0.09
word in the head clause	miscalculation	0.10 -0.10 -0.11 -0.13 -0.13 -0.10 0.10
word in the head clause	missile	0.02 -0.05 0.04 -0.33 0.01 0.01 -0.12
word in the head clause	missiles	0.07 0.02 -0.08 -0.07 -0.20 -0.25 -0.04
word in the head clause	missing	0.11 -0.20 -0.21 -0.12 0.06 -0.10 -0.15
word in the head clause	mission	0.19 -0.15 0.04 -0.22 -0.22 -0.15 0.08
word in the head clause	mistake	-0.08 -0.11 -0.17 -0.13 0.02 -0.11 0.10
word in the head clause	mixed	-0.14 -0.06 -0.12 -0.15 -0.11 -0.11 0.11
word in the head clause	mn	0.07 -0.07 -0.05 0.01 -0.08 -0.08 -0.08
word in the head clause	mocks	-0.11 0.05 -0.11 0.04 -0.07 -0.05 -0.07
word in the head clause	mohammad	0.06 -0.07 -0.11 -0.10 -0.14 -0.10 0.06
word in the head clause	moment	0.14 -0.24 -0.24 -0.03 -0.16 -0.14 -0.02
word in the head clause	monday	0.03 0.04 -0.09 -0.14 -0.08 -0.05 -0.10
word in the head clause	money	-0.14 -0.10 -0.01 0.10 -0.12 -0.11 -0.03
word in the head clause	month	-0.03 0.04 -0.09 0.06 -0.01 -0.09 -0.06
word in the head clause	months	0.05 -0.02 0.07 -0.03 -0.16 -0.12 -0.14
word in the head clause	more	0.00 -0.16 -0.18 0.03 0.05 -0.17 -0.01
word in the head clause	morning	-0.16 0.02 -0.19 -0.01 -0.14 -0.11 0.05
word in the head clause	mortgage	-0.13 -0.13 -0.11 0.13 -0.14 -0.11 -0.11
word in the head clause	mosque	0.03 -0.11 -0.08 -0.04 -0.13 -0.07 0.05
word in the head clause	most	-0.06 -0.08 0.00 -0.06 0.06 -0.14 0.08
word in the head clause	mostly	-0.07 0.05 -0.11 0.05 -0.07 -0.06 -0.10
word in the head clause	mou	-0.23 0.23 -0.07 -0.14 -0.19 -0.11 -0.18
word in the head clause	mountain	0.02 -0.07 -0.10 -0.09 -0.05 -0.06 0.06
word in the head clause	mounting	-0.04 -0.04 -0.05 -0.02 -0.04 0.01 -0.05
word in the head clause	mourn	-0.11 -0.07 -0.10 -0.04 0.13 -0.06 0.03
word in the head clause	mourns	0.04 -0.06 -0.08 -0.06 0.04 -0.06 -0.12
word in the head clause	move	0.00 -0.08 -0.14 0.07 -0.13 -0.09 -0.05
word in the head clause	moves	-0.16 0.08 -0.13 -0.02 -0.11 -0.11 0.03
word in the head clause	moving	-0.14 -0.02 -0.10 0.09 -0.06 -0.07 0.05
word in the head clause	ms	0.03 -0.16 -0.10 0.05 -0.09 -0.08 0.06
word in the head clause	much	0.03 -0.05 -0.10 -0.04 -0.01 -0.04 0.04
word in the head clause	mulls	0.04 -0.01 -0.10 -0.04 -0.13 -0.09 -0.10
word in the head clause	multiple	0.09 -0.16 -0.18 -0.14 -0.16 -0.14 0.00
word in the head clause	municipal	-0.03 -0.10 -0.14 -0.12 0.15 -0.10 -0.10
word in the head clause	munitions	-0.01 -0.09 -0.16 -0.13 0.07 -0.12 0.02
word in the head clause	musk	-0.03 -0.03 -0.18 -0.05 -0.15 0.08 0.05
word in the head clause	muslim	-0.09 0.02 -0.04 0.06 0.04 -0.03 -0.11
word in the head clause	must	-0.10 0.02 -0.18 -0.01 -0.21 -0.14 0.06
word in the head clause	my	-0.15 0.00 -0.11 -0.04 0.07 -0.09 0.03
word in the head clause	names	-0.02 -0.10 -0.23 -0.10 0.08 -0.10 0.03
word in the head clause	narrow	0.00 0.04 -0.09 -0.07 -0.08 -0.05 -0.01
word in the head clause	nation	-0.10 0.04 -0.19 -0.09 0.03 -0.16 -0.01
word in the head clause	national	-0.11 -0.13 0.05 -0.18 0.01 -0.12 0.12
word in the head clause	nations	-0.07 0.08 -0.09 -0.01 0.01 -0.08 -0.12
word in the head clause	natural	-0.13 -0.08 -0.04 0.11 -0.09 -0.03 -0.10
word in the head clause	naval	-0.03 0.00 -0.20 0.06 -0.21 -0.10 -0.02
word in the head clause	navy	-0.01 -0.05 -0.21 -0.13 -0.18 -0.09 0.10
word in the head clause	nbc	-0.08 -0.07 -0.06 0.10 -0.04 -0.04 0.02
word in the head clause	near	0.12 -0.20 -0.09 -0.04 0.01 -0.14 -0.06
word in the head clause	nearing	0.02 0.11 -0.12 -0.11 -0.12 -0.09 -0.12
word in the head clause	nearly	-0.03 0.05 -0.17 0.07 -0.05 -0.11 -0.11
word in the head clause	need	0.03 -0.04 -0.12 0.02 -0.17 -0.13 -0.03
word in the head clause	needed	0.05 -0.01 -0.12 -0.08 -0.10 -0.05 0.03
word in the head clause	needs	0.03 -0.10 -0.24 0.01 -0.15 -0.16 0.05
word in the head clause	negotiate	-0.16 0.17 -0.11 -0.18 -0.12 -0.05 -0.06
word in the head clause	negotiating	-0.17 0.23 -0.13 -0.19 -0.10 -0.06 -0.17
word in the head clause	negotiations	-0.24 0.03 -0.21 -0.03 -0.22 -0.11 0.05
word in the head clause	negotiator	0.10 0.09 -0.08 -0.14 -0.11 -0.09 -0.15
word in the head clause	negotiators	0.01 -0.03 -0.13 0.05 -0.17 -0.08 -0.18
word in the head clause	neighbors	-0.02 0.01 0.05 -0.01 -0.11 -0.10 -0.12
word in the head clause	neighbours	-0.05 0.07 -0.11 -0.11 0.03 -0.12 -0.12
word in the head clause	networks	-0.15 -0.06 -0.13 0.04 -0.14 -0.15 0.12
word in the head clause	neutral	-0.15 0.15 -0.11 -0.12 -0.12 -0.10 -0.07
word in the head clause	never	-0.15 0.12 -0.16 -0.10 -0.13 -0.10 0.05
word in the head clause	new	0.02 -0.11 -0.09 -0.06 0.00 -0.30 0.05
word in the head clause	news	-0.15 -0.08 0.01 0.08 -0.18 -0.16 0.07
word in the head clause	next	0.09 -0.02 -0.24 -0.08 0.01 -0.14 -0.08
word in the head clause	night	0.05 -0.08 0.02 -0.11 -0.05 -0.12 0.00
word in the head clause	no	-0.05 -0.03 -0.04 0.02 -0.09 0.00 0.01
word in the head clause	nobel	-0.09 -0.11 -0.11 0.09 -0.12 -0.11 -0.04
word in the head clause	nobody	-0.13 0.13 -0.10 -0.10 -0.12 -0.08 0.01
word in the head clause	north	-0.05 -0.12 0.02 -0.07 -0.17 -0.15 0.08
word in the head clause	northern	0.06 -0.10 -0.09 -0.06 0.06 -0.07 0.00
word in the head clause	not	-0.07 -0.01 -0.09 -0.05 -0.03 -0.25 0.10
word in the head clause	nothing	-0.16 -0.01 -0.13 0.01 -0.11 -0.10 0.08
word in the head clause	notice	0.04 -0.13 -0.10 0.01 -0.10 -0.11 0.04
word in the head clause	now	-0.08 0.05 -0.19 -0.06 -0.20 -0.12 0.04
word in the head clause	nuclear	-0.09 0.06 -0.01 -0.01 -0.09 -0.17 0.03
word in the head clause	nuke	-0.08 0.02 -0.10 -0.07 -0.08 -0.11 0.04
word in the head clause	obama	-0.09 0.01 -0.14 -0.13 -0.06 -0.04 0.03
word in the head clause	objectives	0.12 -0.04 -0.01 -0.12 -0.18 -0.13 -0.04
word in the head clause	obliterate	-0.01 0.02 -0.16 -0.12 -0.12 -0.07 0.01
word in the head clause	obliterated	0.11 -0.10 -0.14 -0.07 -0.11 -0.06 -0.09
word in the head clause	occupation	-0.03 0.07 -0.16 -0.14 -0.19 0.06 -0.02
word in the head clause	odds	0.11 -0.12 -0.15 -0.03 -0.09 -0.06 -0.10
word in the head clause	of	-0.07 -0.07 0.02 -0.08 0.04 0.01 0.03
word in the head clause	off	0.04 -0.02 -0.30 -0.02 0.04 -0.14 -0.06
word in the head clause	offensive	-0.06 0.03 -0.14 -0.08 0.04 -0.08 -0.05
word in the head clause	offering	-0.04 0.07 -0.10 -0.11 -0.03 -0.08 0.01
word in the head clause	offers	0.02 0.00 -0.17 -0.01 0.02 -0.08 -0.11
word in the head clause	office	-0.05 -0.10 -0.10 0.08 -0.11 -0.10 -0.05
word in the head clause	officer	-0.05 0.03 0.00 -0.10 -0.12 -0.09 0.05
word in the head clause	officers	0.05 -0.07 -0.08 -0.06 -0.02 -0.07 -0.07
word in the head clause	official	-0.07 0.12 -0.04 -0.05 -0.07 -0.18 -0.08
word in the head clause	officials	-0.03 0.02 0.09 -0.15 -0.02 0.01 -0.16
word in the head clause	oil	-0.01 0.05 -0.18 -0.01 -0.16 -0.11 -0.07
word in the head clause	oils	-0.06 -0.07 -0.04 0.06 -0.06 -0.04 -0.06
word in the head clause	old	0.01 -0.07 -0.06 -0.08 0.02 -0.07 -0.01
word in the head clause	oliver	-0.08 -0.09 -0.09 -0.07 -0.07 -0.02 0.09
word in the head clause	on	-0.07 0.03 -0.05 0.07 -0.07 -0.08 -0.05
word in the head clause	once	-0.05 0.01 0.04 -0.03 -0.16 -0.07 -0.02
word in the head clause	one	0.07 -0.03 -0.37 0.00 -0.03 -0.16 -0.08
word in the head clause	ongoing	0.06 -0.01 -0.16 -0.17 -0.01 -0.14 -0.03
word in the head clause	only	0.01 -0.07 0.01 -0.12 0.06 -0.12 0.02
word in the head clause	open	0.09 0.00 -0.03 -0.04 -0.26 -0.16 -0.18
word in the head clause	opening	-0.01 -0.07 -0.11 -0.09 -0.14 -0.09 0.08
word in the head clause	opens	0.06 -0.01 -0.10 -0.12 -0.09 -0.08 -0.03
word in the head clause	operating	-0.01 -0.03 0.05 -0.10 -0.12 -0.07 -0.09
word in the head clause	operation	0.09 -0.12 -0.02 -0.03 -0.03 -0.16 -0.05
word in the head clause	operational	0.07 -0.10 -0.10 -0.09 0.07 -0.09 -0.11
word in the head clause	operations	0.00 0.02 -0.26 0.03 -0.17 -0.12 -0.07
word in the head clause	operatives	0.10 -0.09 -0.07 -0.04 -0.08 -0.02 -0.10
word in the head clause	opinion	-0.03 -0.22 -0.19 -0.08 -0.16 -0.12 0.11
word in the head clause	opportunity	0.02 0.08 -0.08 -0.08 -0.13 -0.10 -0.11
word in the head clause	oppose	-0.11 0.00 -0.10 -0.13 -0.08 -0.08 0.02
word in the head clause	opposition	0.01 -0.09 -0.13 -0.16 -0.11 -0.11 0.12
word in the head clause	options	0.12 -0.10 -0.24 -0.01 -0.23 -0.16 -0.03
word in the head clause	or	-0.01 -0.07 0.00 0.04 -0.21 0.04 0.02
word in the head clause	order	0.03 0.00 -0.16 -0.16 -0.13 -0.13 0.03
word in the head clause	orders	0.04 -0.04 -0.15 0.11 0.01 -0.12 -0.18
word in the head clause	oscars	0.02 -0.08 0.02 -0.10 -0.13 -0.12 0.03
word in the head clause	other	0.01 -0.03 0.06 -0.09 0.03 -0.16 -0.06
word in the head clause	our	-0.09 0.05 0.09 -0.13 -0.12 -0.13 0.00
word in the head clause	out	-0.06 0.07 -0.17 -0.09 0.04 -0.07 -0.04
word in the head clause	outlook	-0.07 -0.08 -0.04 0.09 -0.09 -0.02 -0.09
word in the head clause	output	0.10 -0.20 -0.08 0.02 -0.16 -0.08 -0.13
word in the head clause	outrage	-0.10 -0.10 -0.08 -0.12 0.07 -0.08 0.08
word in the head clause	outside	-0.10 -0.11 0.01 0.03 -0.15 -0.08 0.08
word in the head clause	over	-0.08 0.01 -0.01 -0.12 -0.07 -0.21 0.08
word in the head clause	overhead	0.12 -0.09 -0.12 -0.13 -0.09 -0.10 -0.12
word in the head clause	overnight	0.15 -0.16 -0.19 -0.08 0.00 -0.11 -0.16
word in the head clause	overshadowed	-0.08 -0.03 -0.06 -0.06 0.05 -0.04 -0.02
word in the head clause	own	-0.05 -0.07 -0.25 0.05 -0.23 -0.16 0.05
word in the head clause	page	-0.07 0.11 -0.05 -0.08 -0.05 -0.03 -0.12
word in the head clause	palace	-0.11 -0.02 -0.10 -0.11 -0.02 -0.12 0.09
word in the head clause	palestinian	0.06 -0.01 -0.10 -0.09 -0.05 -0.06 -0.15
word in the head clause	palestinians	-0.05 -0.09 -0.09 -0.07 0.04 -0.09 0.03
word in the head clause	panel	-0.09 -0.08 -0.11 0.04 -0.09 -0.09 0.07
word in the head clause	panic	0.01 -0.01 0.00 0.02 -0.03 -0.11 -0.06
word in the head clause	parade	-0.06 -0.01 -0.10 -0.12 -0.13 -0.11 0.07
word in the head clause	paramedics	-0.07 -0.10 -0.12 -0.10 0.11 -0.10 -0.12
word in the head clause	parliament	-0.11 0.11 -0.10 -0.11 -0.07 -0.09 -0.10
word in the head clause	part	0.08 0.02 0.04 -0.14 -0.08 -0.10 -0.20
word in the head clause	partially	0.09 0.01 -0.05 -0.09 -0.06 -0.03 -0.09
word in the head clause	parties	-0.10 0.10 -0.05 -0.11 0.05 -0.04 -0.08
word in the head clause	parts	0.05 -0.01 -0.11 -0.05 0.03 -0.07 -0.09
word in the head clause	pass	0.01 -0.14 -0.11 0.14 -0.12 -0.10 -0.15
word in the head clause	passage	-0.18 0.11 -0.11 0.05 -0.12 -0.13 -0.15
word in the head clause	passed	-0.10 -0.11 -0.09 0.10 -0.08 -0.08 -0.10
word in the head clause	passengers	-0.08 -0.09 -0.05 -0.07 0.10 -0.06 -0.10
word in the head clause	passes	0.07 0.03 -0.11 -0.09 -0.08 -0.09 -0.02
word in the head clause	past	-0.08 -0.11 -0.15 -0.02 -0.02 -0.12 0.07
word in the head clause	patel	-0.07 -0.08 -0.12 -0.08 -0.06 0.10 -0.08
word in the head clause	path	0.02 -0.15 -0.11 0.03 -0.12 -0.09 0.02
word in the head clause	pause	0.07 0.05 -0.15 0.03 -0.13 -0.13 -0.13
word in the head clause	paused	-0.03 0.07 0.02 -0.13 -0.11 -0.11 -0.04
word in the head clause	pay	0.00 0.03 0.00 -0.05 -0.03 -0.17 -0.05
word in the head clause	peace	-0.12 0.12 -0.12 -0.18 -0.35 -0.14 0.00
word in the head clause	peaceful	-0.06 0.09 -0.10 -0.10 -0.12 -0.09 -0.15
word in the head clause	peacekeeper	0.12 -0.11 -0.10 -0.10 -0.08 -0.09 -0.11
word in the head clause	peacekeepers	0.09 -0.08 -0.10 -0.15 0.01 -0.09 -0.15
word in the head clause	pedro	-0.08 0.11 -0.05 -0.03 -0.06 -0.02 -0.11
word in the head clause	people	-0.13 -0.14 -0.03 -0.20 0.17 -0.17 0.03
word in the head clause	per	-0.16 0.05 -0.04 -0.02 -0.09 -0.05 -0.06
word in the head clause	percent	-0.09 -0.05 0.03 0.09 -0.20 -0.06 -0.10
word in the head clause	period	-0.01 0.08 -0.06 0.01 -0.06 -0.05 -0.09
word in the head clause	permanent	-0.15 0.11 -0.12 -0.07 -0.16 -0.13 -0.02
word in the head clause	persian	-0.13 -0.12 -0.11 -0.12 0.01 -0.12 0.14
word in the head clause	persist	-0.01 0.05 -0.13 -0.03 -0.14 -0.09 -0.14
word in the head clause	person	-0.13 -0.09 0.02 -0.08 -0.11 -0.08 0.13
word in the head clause	personal	-0.09 -0.10 -0.09 -0.07 -0.07 0.05 0.04
word in the head clause	personnel	-0.04 0.06 -0.11 -0.07 -0.05 -0.06 -0.10
word in the head clause	petrochemical	-0.11 -0.09 -0.09 0.11 -0.10 -0.10 -0.09
word in the head clause	petrol	-0.02 -0.11 -0.09 0.02 -0.13 0.02 -0.13
word in the head clause	phase	0.01 -0.02 -0.19 -0.06 0.00 -0.13 0.03
word in the head clause	phone	-0.15 0.05 0.06 -0.03 -0.12 0.01 -0.16
word in the head clause	photo	-0.12 -0.02 -0.13 -0.13 -0.14 -0.11 0.09
word in the head clause	photos	0.08 -0.15 -0.11 0.05 -0.14 0.04 -0.13
word in the head clause	pick	-0.02 0.06 -0.10 -0.06 0.01 -0.10 -0.02
word in the head clause	pictures	0.03 -0.15 -0.14 -0.11 -0.11 -0.12 0.04
word in the head clause	pilot	0.07 -0.17 0.08 -0.15 -0.19 -0.15 0.06
word in the head clause	pilots	0.06 -0.12 -0.16 0.00 0.01 -0.09 -0.05
word in the head clause	pipeline	0.06 -0.15 -0.08 0.03 -0.14 -0.10 -0.06
word in the head clause	place	-0.08 -0.01 -0.12 -0.09 0.08 -0.08 -0.02
word in the head clause	plan	-0.17 0.00 0.03 0.07 -0.06 -0.09 0.04
word in the head clause	plane	0.15 -0.15 -0.19 -0.14 0.08 -0.09 -0.18
word in the head clause	planes	0.01 -0.13 -0.13 0.07 0.01 -0.05 -0.11
word in the head clause	planned	-0.11 0.11 -0.15 -0.04 -0.16 -0.10 -0.16
word in the head clause	planning	-0.01 -0.14 0.09 -0.14 0.01 -0.10 0.00
word in the head clause	plans	0.01 0.01 0.04 -0.11 -0.13 -0.17 0.00
word in the head clause	plant	0.12 -0.12 -0.18 -0.14 0.04 -0.20 -0.20
word in the head clause	plants	-0.11 0.08 -0.21 0.01 0.08 0.02 -0.13
word in the head clause	play	0.03 0.06 -0.12 -0.13 -0.15 -0.07 -0.07
word in the head clause	playing	-0.06 -0.04 -0.14 -0.15 -0.13 -0.11 0.12
word in the head clause	plays	-0.10 -0.01 -0.10 -0.07 -0.07 -0.06 0.06
word in the head clause	pledge	-0.10 -0.02 -0.10 0.08 -0.07 -0.08 -0.07
word in the head clause	plot	-0.09 -0.01 0.08 -0.08 -0.09 -0.12 -0.09
word in the head clause	plunge	-0.10 -0.11 -0.02 0.11 -0.04 -0.03 -0.06
word in the head clause	plunges	-0.12 -0.10 -0.06 0.13 -0.11 -0.05 -0.10
word in the head clause	pm	-0.06 0.08 -0.01 -0.15 -0.03 -0.07 -0.07
word in the head clause	podcast	-0.02 0.07 -0.15 -0.09 0.05 -0.08 -0.01
word in the head clause	point	-0.03 0.02 -0.06 -0.13 -0.20 -0.17 0.00
word in the head clause	points	-0.13 0.11 0.04 -0.07 0.01 -0.10 -0.16
word in the head clause	poised	-0.08 0.04 -0.06 0.04 -0.12 -0.04 -0.08
word in the head clause	police	-0.05 -0.06 0.14 -0.17 -0.02 -0.19 -0.05
word in the head clause	policy	-0.02 -0.04 0.02 -0.02 -0.18 -0.16 0.02
word in the head clause	political	-0.08 -0.11 0.02 -0.14 -0.14 -0.12 0.11
word in the head clause	politicians	-0.10 -0.11 0.05 -0.11 -0.13 -0.09 0.04
word in the head clause	poll	-0.11 -0.10 -0.19 -0.08 -0.09 -0.08 0.11
word in the head clause	polymarket	-0.03 -0.04 0.16 0.01 -0.17 -0.13 -0.05
word in the head clause	poor	-0.13 -0.05 -0.11 0.02 0.03 -0.09 0.07
word in the head clause	popular	-0.13 -0.13 -0.11 -0.11 -0.11 -0.14 0.13
word in the head clause	port	0.04 -0.13 -0.11 0.10 -0.12 -0.11 -0.11
word in the head clause	ports	0.04 -0.10 -0.20 0.03 0.02 -0.17 -0.23
word in the head clause	pose	0.06 -0.02 -0.12 -0.14 0.03 -0.11 -0.05
word in the head clause	position	-0.07 0.07 -0.04 -0.09 -0.08 -0.05 0.03
word in the head clause	possible	0.05 -0.03 -0.01 0.00 -0.02 -0.13 -0.06
word in the head clause	post	-0.18 0.07 -0.09 -0.02 -0.24 -0.14 0.04
word in the head clause	posting	-0.11 -0.10 0.06 -0.05 0.02 -0.07 0.06
word in the head clause	postponed	0.04 -0.02 -0.07 -0.11 -0.08 -0.07 0.03
word in the head clause	postpones	-0.10 0.01 -0.08 -0.11 -0.12 -0.08 0.05
word in the head clause	potential	0.10 -0.07 -0.01 -0.16 0.00 -0.17 -0.06
word in the head clause	pound	0.04 -0.15 -0.14 0.04 -0.13 -0.07 -0.13
word in the head clause	pounds	0.11 -0.11 -0.09 -0.08 -0.12 -0.12 -0.11
word in the head clause	power	0.06 -0.08 -0.27 0.01 0.11 -0.16 -0.11
word in the head clause	powers	-0.06 0.08 -0.13 -0.13 -0.16 -0.06 0.02
word in the head clause	praises	-0.05 0.00 -0.10 -0.08 -0.10 -0.03 0.03
word in the head clause	prayer	-0.06 -0.11 -0.10 -0.12 -0.15 0.06 0.05
word in the head clause	pre	0.02 -0.10 0.05 0.04 -0.10 -0.08 -0.11
word in the head clause	predicaments	0.02 0.08 -0.09 -0.10 -0.06 -0.08 -0.07
word in the head clause	predicted	-0.06 -0.10 -0.10 -0.11 -0.10 -0.12 0.11
word in the head clause	prediction	0.04 -0.16 -0.11 0.04 -0.13 -0.16 -0.02
word in the head clause	predicts	0.06 0.06 -0.11 0.09 -0.10 -0.06 -0.13
word in the head clause	preemptive	-0.10 0.00 -0.14 -0.12 -0.10 -0.08 0.05
word in the head clause	preparations	0.02 0.03 -0.07 -0.08 -0.07 -0.06 -0.02
word in the head clause	prepare	0.05 0.02 -0.11 -0.08 -0.05 -0.06 -0.02
word in the head clause	prepares	0.13 0.02 -0.16 -0.13 -0.21 -0.14 -0.22
word in the head clause	preparing	0.18 -0.12 -0.17 -0.09 -0.13 -0.11 -0.15
word in the head clause	presence	-0.06 0.08 -0.10 -0.11 -0.14 -0.09 -0.07
word in the head clause	president	-0.06 -0.05 -0.10 -0.08 -0.11 -0.11 0.08
word in the head clause	press	-0.08 0.14 -0.18 -0.18 -0.19 -0.12 -0.07
word in the head clause	presses	0.04 -0.09 -0.02 0.03 0.02 -0.11 0.04
word in the head clause	pressure	-0.04 0.06 -0.18 0.04 -0.18 -0.12 -0.09
word in the head clause	pressures	0.03 0.03 -0.09 -0.03 -0.07 -0.10 -0.09
word in the head clause	pretty	0.01 -0.11 -0.13 -0.14 -0.11 -0.11 0.05
word in the head clause	prevent	-0.12 0.08 0.02 -0.08 -0.12 -0.08 -0.07
word in the head clause	price	-0.17 -0.08 0.01 0.16 -0.24 -0.09 -0.15
word in the head clause	prices	-0.10 0.01 -0.10 0.04 -0.10 -0.05 -0.01
word in the head clause	prime	-0.05 0.07 -0.14 -0.03 -0.12 -0.04 -0.07
word in the head clause	primetime	-0.12 0.08 -0.13 -0.07 -0.07 -0.13 -0.04
word in the head clause	prior	-0.01 -0.13 -0.09 0.01 -0.05 -0.08 0.04
word in the head clause	private	-0.09 -0.06 0.02 -0.08 0.05 0.04 -0.09
word in the head clause	prize	-0.09 -0.11 -0.11 0.09 -0.12 -0.11 -0.04
word in the head clause	pro	-0.09 -0.15 -0.16 -0.15 -0.16 -0.13 0.15
word in the head clause	probe	-0.12 -0.12 0.07 0.06 -0.01 -0.09 -0.02
word in the head clause	problem	-0.09 0.02 -0.18 -0.02 -0.15 -0.12 0.04
word in the head clause	produce	-0.13 -0.01 -0.12 0.06 -0.10 -0.09 -0.14
word in the head clause	producers	-0.12 -0.09 -0.02 0.10 -0.07 -0.02 -0.04
word in the head clause	product	-0.11 -0.07 -0.01 0.11 -0.05 -0.01 -0.05
word in the head clause	production	0.08 -0.21 -0.13 0.12 -0.23 -0.11 -0.18
word in the head clause	products	-0.08 0.04 -0.08 0.03 -0.08 -0.06 -0.05
word in the head clause	profit	-0.10 -0.12 -0.07 0.11 -0.10 -0.07 -0.14
word in the head clause	program	-0.07 0.09 -0.06 -0.09 -0.12 -0.06 0.01
word in the head clause	programme	0.01 0.01 0.00 -0.13 -0.11 -0.11 -0.14
word in the head clause	progress	-0.11 -0.01 -0.15 0.08 0.06 -0.12 -0.16
word in the head clause	project	-0.01 -0.12 -0.10 0.01 -0.12 -0.10 0.06
word in the head clause	projectile	0.06 -0.14 -0.17 0.08 -0.18 -0.15 -0.19
word in the head clause	projectiles	0.13 -0.14 -0.12 -0.11 -0.14 -0.12 0.06
word in the head clause	projects	-0.10 -0.06 -0.04 0.07 -0.09 -0.05 -0.05
word in the head clause	prolonged	-0.10 -0.11 -0.05 0.11 -0.09 -0.10 -0.10
word in the head clause	promises	-0.04 0.14 -0.15 -0.06 -0.09 -0.12 -0.14
word in the head clause	prompt	-0.09 -0.02 -0.14 -0.13 -0.11 -0.10 0.06
word in the head clause	proof	-0.09 0.05 -0.06 -0.02 -0.07 -0.06 -0.01
word in the head clause	propaganda	-0.13 -0.06 0.02 -0.12 -0.15 0.07 0.11
word in the head clause	proposal	-0.17 0.09 -0.13 -0.24 -0.20 -0.15 0.02
word in the head clause	proposes	0.02 0.03 -0.06 -0.08 0.06 -0.04 -0.11
word in the head clause	protect	-0.08 -0.06 -0.11 0.04 -0.01 -0.06 0.06
word in the head clause	protection	0.08 -0.03 -0.13 -0.06 0.00 -0.06 -0.03
word in the head clause	protest	-0.15 0.01 0.01 -0.19 0.00 -0.13 0.09
word in the head clause	protesters	-0.10 0.06 -0.25 -0.19 -0.19 -0.15 0.03
word in the head clause	protests	-0.12 0.05 -0.06 -0.04 -0.14 -0.16 0.00
word in the head clause	prove	-0.10 -0.12 -0.11 0.03 -0.12 -0.08 0.07
word in the head clause	provide	0.03 -0.10 0.07 0.05 -0.14 -0.13 -0.04
word in the head clause	public	0.03 -0.15 -0.14 -0.03 0.05 0.04 -0.05
word in the head clause	pull	0.02 -0.05 -0.09 0.06 0.02 -0.07 -0.13
word in the head clause	pulled	0.05 -0.11 -0.11 -0.06 -0.09 -0.10 0.04
word in the head clause	pulls	0.08 0.02 -0.09 0.00 -0.08 -0.06 -0.10
word in the head clause	pursuing	-0.10 0.01 -0.10 -0.08 -0.08 -0.07 0.05
word in the head clause	push	0.02 0.01 -0.14 -0.05 -0.03 -0.11 -0.02
word in the head clause	pushed	-0.10 0.01 -0.12 -0.09 0.02 -0.11 0.12
word in the head clause	pushes	0.01 0.06 -0.12 -0.11 -0.15 -0.13 -0.07
word in the head clause	pushing	0.02 -0.05 -0.10 0.03 -0.07 -0.07 0.00
word in the head clause	put	-0.01 0.00 -0.05 -0.11 0.04 0.02 -0.07
word in the head clause	puts	-0.06 -0.15 -0.15 0.09 -0.15 -0.16 0.04
word in the head clause	putting	0.04 -0.08 -0.08 -0.04 0.07 -0.04 0.01
word in the head clause	qatarenergy	-0.08 -0.07 -0.03 0.07 -0.06 -0.05 -0.05
word in the head clause	quarter	-0.11 -0.05 -0.12 -0.11 0.04 -0.08 0.06
word in the head clause	quds	0.08 -0.07 -0.07 -0.09 -0.11 -0.05 -0.01
word in the head clause	question	-0.07 0.08 0.06 -0.02 -0.14 -0.12 -0.04
word in the head clause	questioning	-0.01 -0.01 -0.16 -0.11 -0.11 -0.10 0.03
word in the head clause	questions	-0.13 0.08 -0.20 -0.11 -0.18 -0.08 0.04
word in the head clause	quick	-0.14 -0.02 -0.09 -0.14 0.02 -0.10 0.05
word in the head clause	quickly	0.14 -0.12 -0.14 0.01 -0.12 -0.07 -0.09
word in the head clause	quietly	-0.08 0.05 -0.13 -0.08 -0.10 -0.09 0.02
word in the head clause	race	-0.09 -0.05 -0.11 0.09 -0.10 -0.10 -0.13
word in the head clause	races	-0.10 -0.08 -0.06 0.09 -0.10 -0.07 0.06
word in the head clause	radar	0.10 -0.07 0.04 -0.12 -0.12 -0.09 -0.11
word in the head clause	rages	-0.01 0.06 -0.13 0.02 -0.15 -0.10 -0.14
word in the head clause	raid	-0.02 -0.17 0.06 -0.16 -0.07 -0.14 0.02
word in the head clause	raids	0.07 -0.10 -0.10 -0.07 0.05 -0.06 -0.12
word in the head clause	rain	-0.17 -0.01 -0.16 -0.10 0.14 0.06 0.04
word in the head clause	raise	-0.15 0.06 0.03 -0.13 0.05 -0.16 0.00
word in the head clause	raised	0.03 -0.11 0.06 -0.02 -0.12 -0.10 0.00
word in the head clause	raises	-0.06 0.10 -0.23 -0.16 -0.01 -0.10 -0.01
word in the head clause	rallies	-0.07 -0.07 -0.06 0.07 -0.08 -0.04 -0.06
word in the head clause	rally	-0.07 0.00 -0.20 0.00 -0.20 -0.10 0.06
word in the head clause	ramp	0.04 0.00 -0.13 0.01 -0.14 -0.11 -0.06
word in the head clause	rant	-0.13 -0.01 -0.10 -0.10 -0.11 -0.07 0.10
word in the head clause	rare	-0.13 0.07 -0.09 -0.09 -0.11 -0.07 0.06
word in the head clause	rate	-0.12 -0.13 -0.11 0.12 -0.10 -0.11 -0.12
word in the head clause	rates	-0.18 -0.16 -0.14 0.18 -0.17 -0.11 -0.15
word in the head clause	rationale	-0.10 -0.11 -0.11 -0.11 -0.09 -0.12 0.11
word in the head clause	re	-0.04 -0.11 -0.12 0.03 -0.12 -0.09 0.03
word in the head clause	reach	-0.06 0.00 0.00 0.04 -0.10 -0.16 -0.05
word in the head clause	reached	-0.01 -0.04 -0.10 0.00 0.01 -0.09 0.02
word in the head clause	reaches	-0.07 -0.13 0.06 -0.15 0.07 -0.09 -0.13
word in the head clause	reaching	-0.09 0.06 -0.08 -0.08 0.05 -0.10 -0.11
word in the head clause	react	-0.04 -0.10 -0.12 -0.12 -0.11 -0.07 0.12
word in the head clause	reacts	0.07 0.07 -0.14 -0.14 0.04 -0.13 -0.15
word in the head clause	read	0.10 -0.02 0.05 -0.13 -0.10 -0.10 -0.19
word in the head clause	readiness	-0.06 0.03 -0.12 -0.09 -0.11 -0.13 0.07
word in the head clause	ready	0.19 -0.03 -0.24 -0.15 -0.15 -0.14 -0.19
word in the head clause	real	-0.01 -0.14 -0.14 -0.14 -0.12 -0.13 0.12
word in the head clause	reality	-0.14 0.12 -0.13 -0.01 -0.13 -0.12 0.09
word in the head clause	really	-0.08 0.00 0.03 -0.05 -0.10 -0.09 0.03
word in the head clause	rebound	-0.06 -0.10 -0.03 0.06 -0.05 -0.03 -0.06
word in the head clause	receipts	0.01 -0.08 -0.09 -0.08 -0.08 -0.06 0.01
word in the head clause	recent	0.01 0.05 -0.15 -0.13 -0.17 -0.09 0.01
word in the head clause	recession	-0.10 -0.09 -0.10 0.10 -0.12 -0.08 -0.10
word in the head clause	reckless	-0.10 0.12 -0.12 -0.10 -0.13 -0.07 -0.12
word in the head clause	record	-0.10 -0.10 -0.08 0.10 -0.11 -0.06 -0.08
word in the head clause	red	-0.08 0.10 -0.16 -0.11 0.03 -0.15 -0.07
word in the head clause	reeling	0.03 -0.10 -0.11 -0.07 0.06 -0.11 0.00
word in the head clause	reeves	-0.10 -0.13 -0.12 -0.02 -0.14 -0.11 0.10
word in the head clause	refiners	-0.08 -0.07 -0.05 0.07 -0.07 -0.08 -0.05
word in the head clause	refinery	0.02 -0.23 -0.13 0.09 -0.22 -0.14 -0.19
word in the head clause	refueling	0.10 -0.12 -0.10 0.05 -0.11 -0.08 -0.10
word in the head clause	refuelling	0.08 -0.10 -0.09 -0.08 0.06 -0.06 -0.09
word in the head clause	refuge	0.00 0.03 -0.10 -0.06 0.02 -0.08 -0.10
word in the head clause	refugees	-0.10 -0.06 -0.03 0.06 0.07 -0.06 -0.11
word in the head clause	refuses	0.02 0.01 0.07 -0.11 -0.10 -0.08 -0.12
word in the head clause	refusing	-0.09 0.04 -0.12 -0.09 0.00 -0.06 0.06
word in the head clause	regime	-0.07 -0.05 -0.06 0.02 -0.19 -0.16 0.08
word in the head clause	region	0.14 -0.08 -0.21 -0.06 -0.05 0.03 -0.07
word in the head clause	regional	0.01 0.14 -0.15 -0.05 -0.22 -0.15 -0.11
word in the head clause	rejected	-0.13 -0.02 0.08 -0.12 -0.07 -0.05 -0.12
word in the head clause	rejects	-0.06 0.08 -0.07 0.01 -0.13 -0.12 -0.20
word in the head clause	relations	-0.10 0.05 -0.08 -0.12 -0.13 -0.06 0.00
word in the head clause	relatives	-0.10 0.05 -0.06 -0.09 -0.10 -0.09 0.03
word in the head clause	release	-0.19 -0.01 -0.01 0.13 -0.22 -0.10 0.02
word in the head clause	released	0.01 -0.09 -0.13 0.05 0.06 -0.12 -0.13
word in the head clause	releases	0.14 -0.05 -0.16 -0.15 0.01 -0.12 -0.16
word in the head clause	relief	-0.13 -0.14 -0.10 0.10 0.06 -0.11 0.02
word in the head clause	remain	0.04 -0.06 -0.17 0.03 0.01 -0.16 -0.09
word in the head clause	remains	-0.09 0.09 -0.24 -0.05 -0.06 -0.22 0.00
word in the head clause	remarks	-0.12 0.08 -0.08 -0.10 -0.08 -0.07 -0.03
word in the head clause	remove	-0.04 0.02 -0.12 0.02 -0.09 -0.10 -0.02
word in the head clause	renew	-0.11 0.08 -0.09 -0.10 -0.10 -0.07 0.00
word in the head clause	renewed	0.05 -0.06 -0.10 0.03 -0.13 -0.09 -0.04
word in the head clause	renews	0.05 -0.02 -0.15 -0.11 -0.13 -0.15 0.00
word in the head clause	reopen	-0.06 0.18 -0.17 -0.14 -0.20 -0.16 -0.07
word in the head clause	reopening	-0.15 0.10 -0.10 0.06 -0.14 -0.14 -0.21
word in the head clause	reopens	0.03 -0.05 -0.07 0.02 -0.09 -0.08 -0.09
word in the head clause	rep	0.00 0.06 -0.14 -0.06 -0.11 -0.06 0.01
word in the head clause	repatriation	-0.12 0.03 -0.06 -0.01 0.09 -0.06 -0.05
word in the head clause	repeat	-0.13 0.05 -0.11 -0.01 -0.09 -0.10 0.05
word in the head clause	repeated	-0.12 0.12 -0.09 -0.10 -0.08 -0.08 -0.13
word in the head clause	repelled	0.10 -0.10 -0.09 -0.09 -0.09 -0.07 -0.12
word in the head clause	reply	-0.10 0.01 -0.11 -0.07 -0.09 -0.10 0.08
word in the head clause	report	-0.06 -0.04 0.06 -0.10 0.00 -0.19 0.06
word in the head clause	reported	-0.03 0.01 0.00 -0.11 -0.03 -0.15 0.05
word in the head clause	reportedly	0.03 -0.03 0.07 -0.03 -0.26 -0.18 -0.07
word in the head clause	reporter	-0.03 0.01 0.00 -0.16 -0.08 -0.14 0.02
word in the head clause	reporters	-0.01 -0.09 -0.14 -0.06 -0.10 -0.09 0.05
word in the head clause	reporting	-0.14 -0.01 0.03 -0.10 -0.09 -0.10 0.13
word in the head clause	reports	0.10 0.00 0.04 0.01 -0.12 -0.19 -0.28
word in the head clause	repression	-0.05 -0.13 -0.14 -0.13 0.08 -0.14 -0.05
word in the head clause	republican	-0.04 -0.21 -0.18 0.01 -0.11 -0.09 0.16
word in the head clause	republicans	-0.12 0.00 -0.17 -0.11 -0.09 -0.06 0.08
word in the head clause	request	0.12 -0.03 -0.11 -0.09 -0.07 -0.05 -0.08
word in the head clause	rescue	-0.03 -0.07 0.00 -0.03 0.05 -0.13 0.02
word in the head clause	rescued	0.13 -0.02 -0.22 -0.16 0.04 -0.08 -0.22
word in the head clause	rescuers	0.13 -0.11 -0.11 -0.09 -0.06 -0.10 -0.14
word in the head clause	rescues	0.11 -0.11 -0.11 -0.06 -0.08 -0.06 -0.13
word in the head clause	reserve	-0.09 -0.11 -0.12 0.11 -0.11 -0.10 -0.12
word in the head clause	reserves	-0.13 -0.13 -0.11 0.04 0.06 -0.08 -0.08
word in the head clause	residential	0.05 -0.13 -0.15 -0.12 -0.10 -0.10 0.01
word in the head clause	residents	-0.07 -0.13 -0.15 -0.13 0.15 -0.12 -0.05
word in the head clause	resigns	-0.12 -0.12 0.12 -0.11 -0.10 -0.10 -0.10
word in the head clause	resilience	-0.13 -0.14 -0.10 0.05 -0.11 -0.10 0.04
word in the head clause	resistance	-0.08 0.02 -0.12 -0.12 -0.15 -0.09 0.13
word in the head clause	resolution	-0.15 0.04 -0.14 -0.03 -0.13 -0.09 0.05
word in the head clause	respond	0.12 -0.04 -0.22 -0.18 -0.16 -0.20 -0.04
word in the head clause	responds	0.07 -0.12 -0.11 -0.15 -0.03 -0.09 0.10
word in the head clause	response	0.00 0.08 -0.27 0.01 -0.28 -0.21 -0.11
word in the head clause	responsibility	-0.02 0.04 -0.08 -0.08 -0.13 0.03 -0.13
word in the head clause	responsible	0.10 0.03 -0.14 -0.07 0.05 -0.07 -0.13
word in the head clause	restart	0.05 -0.07 -0.05 0.03 -0.05 -0.04 -0.11
word in the head clause	restore	-0.03 -0.03 -0.09 -0.03 -0.10 -0.10 0.04
word in the head clause	restraint	0.00 0.06 -0.07 -0.05 -0.06 -0.03 -0.07
word in the head clause	restriction	0.05 0.06 -0.10 -0.06 -0.15 -0.08 -0.15
word in the head clause	resume	-0.06 -0.01 0.07 0.03 -0.16 -0.12 -0.16
word in the head clause	resumes	-0.06 -0.16 -0.12 0.11 -0.04 -0.11 0.08
word in the head clause	retaliates	-0.05 0.10 0.02 -0.02 -0.23 -0.14 -0.05
word in the head clause	retaliation	-0.03 -0.05 -0.23 -0.01 -0.06 0.01 0.04
word in the head clause	retaliatory	-0.06 0.05 -0.14 -0.16 0.03 0.02 -0.15
word in the head clause	retired	0.08 -0.10 -0.11 -0.06 -0.08 -0.05 0.03
word in the head clause	retreat	0.02 0.03 -0.08 -0.12 -0.09 -0.03 0.03
word in the head clause	return	-0.02 -0.07 -0.19 0.06 0.01 -0.14 -0.07
word in the head clause	reut	0.03 0.05 -0.07 0.03 0.01 -0.07 -0.10
word in the head clause	reveal	0.10 0.04 -0.17 -0.09 -0.11 -0.09 -0.07
word in the head clause	reveals	-0.02 -0.06 0.08 -0.03 -0.02 -0.15 -0.04
word in the head clause	revenge	0.17 -0.05 -0.12 -0.11 0.01 -0.12 -0.13
word in the head clause	revive	-0.08 -0.05 -0.05 0.07 -0.09 -0.07 -0.06
word in the head clause	rhetoric	0.01 -0.11 -0.10 0.05 -0.05 -0.07 0.00
word in the head clause	ridiculous	-0.09 -0.04 -0.08 0.06 -0.07 -0.07 -0.05
word in the head clause	right	-0.16 0.02 -0.18 -0.18 -0.18 -0.13 0.14
word in the head clause	rights	-0.12 0.13 -0.13 -0.14 0.07 -0.08 -0.15
word in the head clause	rips	0.02 -0.13 0.00 -0.12 -0.11 -0.09 0.05
word in the head clause	rise	-0.02 -0.07 -0.16 -0.02 -0.08 -0.10 0.08
word in the head clause	rises	0.12 -0.13 -0.13 -0.01 -0.12 -0.09 -0.17
word in the head clause	rising	-0.05 -0.10 -0.10 0.07 -0.14 -0.09 0.06
word in the head clause	risk	-0.07 -0.03 0.03 0.01 -0.02 -0.12 0.00
word in the head clause	risks	-0.05 0.07 -0.23 -0.04 -0.01 -0.17 -0.09
word in the head clause	road	0.07 0.06 -0.11 -0.02 -0.08 -0.07 -0.13
word in the head clause	roadmap	-0.12 0.12 -0.07 -0.14 -0.09 -0.05 -0.11
word in the head clause	roasts	-0.07 0.07 -0.07 -0.05 -0.05 -0.03 -0.06
word in the head clause	rock	0.11 -0.11 -0.08 -0.11 -0.02 -0.10 -0.09
word in the head clause	rocked	0.10 -0.04 -0.15 -0.10 -0.17 -0.13 -0.07
word in the head clause	rocket	0.02 -0.16 -0.15 0.03 -0.07 -0.10 0.04
word in the head clause	rockets	-0.05 -0.14 -0.15 -0.13 0.05 -0.13 0.06
word in the head clause	role	0.07 0.02 -0.09 -0.05 -0.12 -0.05 -0.11
word in the head clause	rose	-0.05 -0.15 -0.02 0.09 -0.05 -0.03 -0.04
word in the head clause	round	-0.04 0.01 -0.18 -0.20 0.01 -0.11 0.03
word in the head clause	routes	-0.08 -0.05 -0.05 0.09 0.04 -0.06 -0.08
word in the head clause	rubble	-0.05 -0.10 -0.13 -0.13 0.12 -0.11 -0.19
word in the head clause	ruins	0.02 -0.12 -0.10 -0.11 -0.15 -0.11 0.07
word in the head clause	run	0.00 -0.11 -0.10 0.08 0.00 -0.06 -0.09
word in the head clause	running	-0.11 -0.03 -0.07 0.09 0.05 -0.09 -0.04
word in the head clause	rush	0.01 -0.12 0.05 0.02 -0.03 -0.09 0.01
word in the head clause	s	0.03 -0.11 0.01 0.05 -0.15 -0.07 -0.10
word in the head clause	safe	0.05 -0.05 -0.15 -0.09 -0.13 -0.12 0.05
word in the head clause	safety	-0.03 0.04 -0.14 -0.08 -0.07 -0.09 0.00
word in the head clause	said	-0.03 0.00 0.03 0.00 -0.03 -0.07 -0.17
word in the head clause	sailors	0.02 -0.09 -0.20 -0.16 0.16 -0.10 -0.18
word in the head clause	sales	-0.13 -0.02 -0.08 0.08 -0.08 -0.10 -0.09
word in the head clause	sam	-0.13 -0.11 -0.13 -0.13 0.00 -0.14 0.13
word in the head clause	same	0.04 -0.05 -0.10 -0.09 0.04 -0.07 -0.07
word in the head clause	sanchez	-0.10 0.13 -0.08 -0.10 -0.09 -0.05 -0.05
word in the head clause	sanctioned	0.10 -0.14 -0.10 -0.05 -0.08 -0.12 0.05
word in the head clause	sanctions	-0.20 -0.04 -0.11 0.15 -0.22 0.06 -0.20
word in the head clause	satellite	0.14 -0.13 0.07 -0.17 0.00 -0.13 -0.20
word in the head clause	saturday	0.09 -0.09 -0.10 -0.06 -0.07 -0.03 -0.08
word in the head clause	saved	-0.10 -0.10 -0.12 -0.13 0.06 -0.13 0.11
word in the head clause	say	-0.02 0.06 0.09 -0.23 -0.21 -0.23 -0.05
word in the head clause	saying	-0.03 0.06 -0.13 -0.07 -0.10 -0.06 0.02
word in the head clause	says	-0.03 0.04 -0.11 -0.01 -0.09 -0.12 -0.09
word in the head clause	scale	0.09 -0.16 -0.19 0.01 0.06 -0.15 -0.14
word in the head clause	scenario	0.02 0.04 -0.10 0.03 -0.10 -0.07 -0.09
word in the head clause	scene	0.05 -0.09 -0.09 -0.08 0.02 -0.11 -0.12
word in the head clause	sceptical	-0.13 -0.04 -0.12 -0.13 -0.12 -0.10 0.12
word in the head clause	schedule	0.10 -0.05 -0.13 -0.12 -0.10 -0.11 -0.13
word in the head clause	school	0.00 0.03 -0.01 -0.11 0.05 -0.14 -0.14
word in the head clause	schools	-0.06 -0.14 -0.15 -0.13 0.05 -0.16 0.03
word in the head clause	scott	0.02 -0.10 -0.09 -0.10 -0.10 -0.09 0.11
word in the head clause	scramble	-0.08 -0.01 -0.08 -0.04 0.04 -0.06 -0.02
word in the head clause	sea	-0.04 0.05 -0.14 -0.11 0.03 -0.09 -0.02
word in the head clause	seafarers	-0.13 -0.18 -0.13 -0.04 0.14 -0.13 -0.15
word in the head clause	seal	0.06 0.07 -0.09 -0.08 -0.06 -0.04 -0.07
word in the head clause	sealed	-0.06 -0.01 0.08 0.03 -0.12 -0.10 -0.14
word in the head clause	search	0.07 -0.15 0.03 -0.12 0.05 -0.10 -0.19
word in the head clause	second	0.18 -0.13 -0.24 -0.08 0.03 -0.12 -0.19
word in the head clause	secret	0.01 -0.08 0.09 -0.10 -0.07 -0.11 -0.11
word in the head clause	secretary	-0.03 -0.17 -0.18 0.08 -0.19 -0.14 0.06
word in the head clause	sector	0.06 0.06 -0.08 -0.07 -0.11 -0.08 -0.10
word in the head clause	secure	0.06 -0.08 -0.07 -0.04 -0.05 -0.02 0.05
word in the head clause	security	-0.05 0.01 0.06 -0.16 -0.17 0.02 -0.02
word in the head clause	see	-0.08 0.06 -0.11 0.05 -0.15 -0.09 -0.07
word in the head clause	seek	-0.15 0.07 -0.14 -0.05 -0.01 -0.08 0.00
word in the head clause	seeking	0.05 0.06 -0.12 -0.11 -0.11 -0.06 -0.07
word in the head clause	seeks	-0.06 0.11 -0.14 -0.08 -0.19 -0.14 0.00
word in the head clause	seen	0.13 0.01 -0.20 -0.07 -0.11 -0.14 -0.16
word in the head clause	sees	-0.20 -0.09 -0.19 0.16 -0.17 -0.11 -0.09
word in the head clause	seize	-0.08 0.02 -0.14 0.06 -0.17 -0.16 0.03
word in the head clause	seized	0.07 -0.13 0.03 0.00 0.04 -0.15 -0.16
word in the head clause	seizes	-0.15 -0.15 0.07 0.13 -0.12 -0.13 -0.10
word in the head clause	seizing	0.10 -0.08 -0.09 -0.09 -0.09 -0.07 -0.10
word in the head clause	self	0.06 0.02 -0.13 -0.08 -0.11 -0.08 -0.15
word in the head clause	sell	-0.07 -0.04 -0.04 0.00 -0.05 -0.02 0.07
word in the head clause	senate	-0.01 0.01 -0.20 0.03 -0.10 -0.10 -0.03
word in the head clause	senator	0.01 -0.03 -0.18 0.05 0.04 -0.05 -0.04
word in the head clause	send	-0.04 0.11 -0.22 -0.11 0.02 -0.13 -0.04
word in the head clause	sending	0.04 0.06 0.00 -0.12 -0.14 -0.12 -0.05
word in the head clause	sends	0.10 -0.17 -0.15 0.10 -0.13 0.04 -0.18
word in the head clause	senior	0.03 -0.08 0.01 0.05 -0.12 -0.05 -0.04
word in the head clause	sent	0.05 -0.08 -0.12 0.07 -0.09 -0.08 -0.11
word in the head clause	separate	0.06 -0.08 -0.07 -0.05 -0.12 -0.05 0.03
word in the head clause	serious	0.03 0.08 -0.14 -0.09 -0.14 -0.09 -0.15
word in the head clause	seriously	-0.04 0.07 -0.12 -0.10 0.05 -0.06 -0.12
word in the head clause	served	0.02 0.06 0.07 -0.11 -0.14 -0.10 -0.12
word in the head clause	service	0.04 -0.11 -0.04 -0.15 0.01 0.05 -0.07
word in the head clause	session	-0.11 0.08 -0.05 0.02 -0.08 -0.04 -0.08
word in the head clause	set	-0.01 -0.03 0.00 0.11 -0.18 -0.14 -0.10
word in the head clause	sets	0.01 0.03 -0.14 -0.02 -0.14 -0.11 -0.01
word in the head clause	settlement	-0.12 0.14 -0.07 -0.12 -0.10 -0.07 -0.18
word in the head clause	seven	0.06 -0.10 -0.10 -0.12 -0.13 -0.11 0.06
word in the head clause	seventh	0.03 -0.08 -0.12 -0.10 0.10 -0.13 -0.12
word in the head clause	several	0.07 -0.19 -0.15 0.08 -0.08 -0.14 -0.06
word in the head clause	severe	-0.09 0.02 0.06 -0.09 0.04 -0.14 0.02
word in the head clause	severely	0.10 -0.14 0.06 -0.06 -0.14 -0.10 -0.13
word in the head clause	shadow	-0.13 0.00 -0.11 0.08 -0.03 -0.12 -0.02
word in the head clause	shake	0.02 -0.15 -0.15 -0.13 -0.11 -0.15 0.11
word in the head clause	shaky	-0.10 0.08 0.08 -0.12 -0.17 -0.13 -0.12
word in the head clause	shape	0.01 -0.12 -0.11 0.05 -0.11 -0.11 0.02
word in the head clause	shaped	-0.12 -0.05 -0.12 -0.13 0.06 -0.13 0.09
word in the head clause	shares	0.02 0.00 -0.16 -0.06 -0.14 -0.13 0.01
word in the head clause	sharply	-0.10 -0.01 -0.12 0.07 -0.10 -0.09 0.01
word in the head clause	she	0.03 0.00 0.00 -0.12 -0.13 -0.14 0.02
word in the head clause	shelly	-0.08 -0.04 -0.08 -0.11 0.09 -0.08 -0.10
word in the head clause	shelter	0.02 -0.03 -0.12 -0.08 -0.01 -0.08 0.00
word in the head clause	shelters	0.07 -0.15 -0.18 -0.16 -0.06 -0.15 0.00
word in the head clause	shifting	-0.16 0.02 -0.16 0.01 -0.17 -0.16 0.03
word in the head clause	shifts	0.05 -0.04 -0.05 -0.06 -0.12 -0.05 0.04
word in the head clause	ship	0.08 -0.05 -0.26 -0.06 0.01 -0.16 -0.10
word in the head clause	shipments	-0.11 -0.10 -0.10 0.06 0.04 -0.07 -0.10
word in the head clause	shipping	-0.19 -0.08 -0.02 0.22 -0.24 -0.21 -0.17
word in the head clause	ships	-0.02 -0.09 -0.04 0.15 -0.43 -0.05 -0.18
word in the head clause	shock	-0.18 0.01 -0.17 0.16 0.00 -0.13 -0.16
word in the head clause	shocks	-0.07 0.03 -0.11 0.00 -0.09 -0.11 0.03
word in the head clause	shoot	0.05 -0.14 -0.19 -0.04 -0.12 -0.09 0.01
word in the head clause	shooting	-0.06 0.08 -0.07 -0.15 -0.07 -0.14 0.03
word in the head clause	shoots	0.02 -0.16 -0.13 -0.15 -0.11 -0.10 0.02
word in the head clause	shortage	0.08 -0.11 -0.14 0.02 -0.14 -0.09 -0.06
word in the head clause	shortages	-0.12 -0.14 -0.09 0.00 0.10 -0.08 -0.13
word in the head clause	shortly	0.11 -0.07 -0.12 -0.12 -0.10 -0.11 -0.12
word in the head clause	shot	-0.03 -0.03 0.01 -0.23 -0.14 -0.10 0.00
word in the head clause	should	-0.04 0.05 -0.08 -0.14 0.01 -0.16 0.01
word in the head clause	show	0.06 0.02 0.00 -0.02 -0.12 -0.11 -0.11
word in the head clause	showing	0.04 0.09 -0.18 -0.07 -0.16 -0.16 -0.14
word in the head clause	shows	0.12 -0.22 -0.25 -0.10 -0.09 0.04 -0.01
word in the head clause	shrapnel	0.10 -0.06 -0.08 -0.08 -0.12 -0.08 -0.09
word in the head clause	shut	-0.05 -0.08 -0.17 0.09 -0.17 -0.19 -0.04
word in the head clause	shutdown	-0.16 -0.09 -0.10 0.14 -0.13 -0.09 -0.11
word in the head clause	shuts	0.02 -0.17 -0.11 0.09 -0.17 0.01 -0.14
word in the head clause	sick	0.00 -0.11 0.01 -0.10 -0.08 -0.08 0.09
word in the head clause	side	-0.10 -0.05 -0.13 -0.12 -0.11 -0.12 0.10
word in the head clause	sided	0.07 -0.02 -0.03 -0.04 -0.06 -0.03 -0.08
word in the head clause	sides	0.05 0.01 -0.11 -0.13 0.05 -0.10 -0.13
word in the head clause	sight	0.07 -0.04 -0.09 -0.11 -0.12 -0.08 0.03
word in the head clause	sign	0.00 0.06 -0.11 -0.16 0.00 -0.09 -0.01
word in the head clause	signal	-0.03 0.07 -0.10 -0.10 -0.10 -0.08 -0.04
word in the head clause	signals	0.04 -0.02 0.05 -0.19 -0.14 -0.13 -0.06
word in the head clause	signed	-0.06 0.17 -0.19 -0.23 -0.18 -0.07 -0.26
word in the head clause	signing	-0.20 0.24 -0.20 -0.23 -0.20 -0.16 -0.12
word in the head clause	signs	-0.22 0.07 -0.20 0.01 -0.03 0.03 -0.01
word in the head clause	sink	-0.02 -0.06 -0.09 0.07 -0.06 -0.04 -0.06
word in the head clause	sinking	0.09 -0.09 -0.10 -0.04 -0.10 -0.08 -0.09
word in the head clause	sinks	-0.01 -0.14 -0.07 0.07 0.00 -0.05 -0.14
word in the head clause	sirens	0.02 -0.03 -0.14 -0.01 -0.08 -0.10 0.01
word in the head clause	site	0.02 -0.23 -0.01 -0.18 -0.04 -0.15 0.11
word in the head clause	sites	0.02 0.02 0.02 -0.11 0.01 -0.09 -0.10
word in the head clause	situation	0.02 -0.04 -0.09 -0.13 -0.10 -0.08 0.10
word in the head clause	six	0.08 -0.18 0.04 -0.10 0.07 -0.10 -0.14
word in the head clause	sixth	0.09 -0.09 -0.06 -0.08 0.01 -0.06 -0.09
word in the head clause	sky	0.03 -0.10 -0.08 -0.01 -0.16 -0.06 0.04
word in the head clause	slain	-0.13 0.03 -0.12 0.05 -0.11 -0.08 0.11
word in the head clause	slams	0.04 -0.03 -0.19 -0.18 -0.15 -0.11 0.03
word in the head clause	sleeper	-0.09 -0.10 0.10 -0.08 -0.08 -0.09 0.00
word in the head clause	slide	-0.10 -0.08 -0.02 0.08 -0.04 -0.03 -0.05
word in the head clause	slides	-0.10 -0.12 -0.04 0.11 -0.04 -0.05 -0.06
word in the head clause	slips	-0.02 -0.08 -0.09 0.08 -0.08 -0.05 -0.08
word in the head clause	slump	-0.05 -0.06 -0.03 0.05 -0.07 -0.03 -0.06
word in the head clause	small	-0.08 0.03 -0.10 -0.01 0.03 -0.08 -0.05
word in the head clause	smiles	-0.09 -0.09 -0.08 0.07 0.03 -0.05 0.02
word in the head clause	smoke	0.20 -0.15 -0.12 -0.13 -0.25 -0.09 -0.18
word in the head clause	so	-0.03 0.09 0.01 0.01 0.06 -0.13 -0.20
word in the head clause	soar	-0.11 0.03 0.05 -0.06 -0.10 -0.07 -0.10
word in the head clause	soaring	-0.09 -0.10 -0.09 0.09 -0.06 -0.07 -0.08
word in the head clause	soars	-0.12 -0.13 -0.09 0.12 -0.10 -0.08 -0.11
word in the head clause	social	-0.08 0.12 -0.20 -0.13 -0.15 0.05 -0.06
word in the head clause	soil	-0.09 0.02 0.09 -0.15 -0.13 -0.13 -0.07
word in the head clause	soldier	-0.01 -0.18 -0.13 -0.13 -0.13 -0.08 0.08
word in the head clause	soldiers	-0.12 -0.13 -0.31 -0.11 0.05 -0.12 0.14
word in the head clause	soleimani	-0.11 0.01 -0.08 -0.13 -0.13 -0.10 0.08
word in the head clause	solution	-0.07 0.08 -0.06 -0.07 -0.06 -0.02 -0.08
word in the head clause	some	-0.11 0.08 -0.25 0.07 0.04 -0.15 -0.09
word in the head clause	son	-0.12 0.06 -0.04 -0.12 -0.15 -0.11 0.07
word in the head clause	soon	-0.10 0.03 0.00 0.08 -0.15 -0.13 -0.05
word in the head clause	sought	-0.03 0.02 -0.13 0.04 -0.14 -0.08 -0.03
word in the head clause	sound	0.06 -0.07 -0.16 -0.02 -0.12 -0.10 0.03
word in the head clause	sour	0.09 -0.10 -0.07 -0.09 -0.04 -0.06 -0.11
word in the head clause	source	-0.11 0.00 0.07 -0.09 -0.12 -0.06 -0.11
word in the head clause	south	-0.04 0.02 -0.19 -0.03 0.04 -0.13 -0.09
word in the head clause	southeast	-0.08 -0.05 -0.05 0.07 -0.08 -0.05 -0.06
word in the head clause	southern	0.08 -0.11 -0.09 -0.06 -0.06 -0.11 -0.12
word in the head clause	sovereignty	-0.11 0.08 -0.08 -0.10 -0.11 -0.12 0.04
word in the head clause	spark	-0.10 -0.12 0.03 -0.06 -0.09 -0.06 0.09
word in the head clause	sparks	0.03 -0.13 -0.18 0.02 0.06 -0.13 -0.03
word in the head clause	speak	-0.06 0.06 -0.06 -0.06 -0.03 -0.02 -0.05
word in the head clause	speaker	-0.14 0.01 -0.11 -0.11 -0.10 -0.10 0.07
word in the head clause	speaks	-0.04 0.07 -0.14 -0.02 0.04 -0.10 -0.11
word in the head clause	special	0.03 0.00 -0.08 -0.11 -0.11 -0.01 -0.04
word in the head clause	speech	-0.19 0.06 -0.23 0.00 -0.18 -0.17 0.09
word in the head clause	spike	-0.19 -0.16 -0.04 0.19 -0.11 -0.04 -0.15
word in the head clause	spikes	-0.10 -0.07 -0.09 0.11 -0.14 -0.06 -0.12
word in the head clause	spiral	0.05 0.09 -0.11 -0.09 -0.12 -0.06 -0.11
word in the head clause	spokesman	0.02 0.04 -0.18 -0.13 0.03 -0.15 -0.11
word in the head clause	spot	-0.12 -0.10 -0.09 0.08 -0.09 -0.08 0.03
word in the head clause	spotted	-0.03 -0.11 0.07 -0.08 -0.11 -0.08 -0.11
word in the head clause	spox	-0.13 0.02 -0.10 -0.09 -0.07 -0.06 0.09
word in the head clause	spread	-0.06 -0.07 0.02 0.07 -0.14 -0.13 -0.06
word in the head clause	spreads	0.06 -0.09 0.03 -0.03 -0.10 -0.01 -0.08
word in the head clause	spy	-0.07 -0.07 0.04 -0.11 -0.09 0.06 -0.12
word in the head clause	spying	-0.14 -0.12 0.14 -0.11 -0.14 -0.19 -0.13
word in the head clause	square	-0.03 0.12 -0.13 -0.09 -0.13 -0.13 0.05
word in the head clause	stabilize	-0.12 0.06 -0.09 -0.03 -0.13 -0.08 -0.11
word in the head clause	staff	0.07 -0.10 -0.08 -0.06 -0.09 -0.03 0.03
word in the head clause	stages	-0.11 -0.09 -0.11 -0.12 0.08 -0.11 0.08
word in the head clause	stakes	-0.15 0.14 -0.12 -0.11 -0.09 -0.12 -0.13
word in the head clause	stall	-0.10 -0.09 -0.05 0.07 0.05 -0.05 -0.10
word in the head clause	stalls	-0.10 -0.01 -0.05 0.07 -0.07 -0.04 -0.07
word in the head clause	stand	-0.15 -0.06 -0.13 -0.12 0.06 -0.09 0.08
word in the head clause	standoff	-0.02 0.09 -0.16 -0.03 -0.18 -0.16 -0.14
word in the head clause	stands	0.03 0.01 0.04 0.06 -0.13 -0.06 -0.15
word in the head clause	standstill	-0.13 -0.06 -0.10 0.11 -0.12 -0.07 -0.12
word in the head clause	star	-0.12 -0.12 0.07 -0.12 -0.01 -0.10 0.12
word in the head clause	stark	-0.04 0.11 -0.11 -0.13 -0.08 -0.13 -0.13
word in the head clause	start	0.09 -0.03 -0.19 -0.10 -0.17 -0.12 0.00
word in the head clause	started	-0.06 -0.11 -0.14 -0.01 -0.03 -0.09 0.04
word in the head clause	starting	0.02 -0.10 -0.14 0.05 -0.03 -0.09 -0.01
word in the head clause	starts	0.07 -0.10 -0.08 0.07 -0.11 -0.11 -0.14
word in the head clause	state	0.05 -0.09 -0.23 0.01 0.02 -0.15 0.01
word in the head clause	statement	0.07 0.05 0.04 -0.20 -0.18 -0.11 -0.08
word in the head clause	states	-0.06 0.04 0.05 -0.16 -0.19 -0.14 -0.02
word in the head clause	station	0.09 -0.12 -0.17 -0.04 0.02 -0.14 -0.14
word in the head clause	stations	0.05 -0.10 -0.07 0.04 -0.08 0.04 -0.08
word in the head clause	statue	-0.13 -0.12 -0.11 -0.11 -0.14 -0.09 0.13
word in the head clause	status	-0.07 -0.09 -0.05 0.09 -0.09 -0.04 -0.12
word in the head clause	stay	-0.07 0.09 -0.13 -0.16 -0.12 -0.10 0.06
word in the head clause	staying	0.04 0.05 -0.11 -0.11 -0.10 -0.12 -0.05
word in the head clause	stays	0.05 0.01 -0.12 -0.05 -0.09 -0.07 -0.15
word in the head clause	steady	-0.08 -0.08 -0.08 0.10 -0.09 -0.04 -0.09
word in the head clause	stealth	0.00 -0.07 -0.08 0.07 -0.07 -0.05 -0.07
word in the head clause	step	-0.13 0.04 -0.09 -0.05 -0.10 -0.05 0.05
word in the head clause	stephen	-0.05 -0.02 -0.15 -0.10 -0.10 -0.13 0.07
word in the head clause	steps	0.02 -0.07 -0.15 -0.11 -0.12 -0.14 0.08
word in the head clause	stewart	-0.08 -0.10 -0.12 -0.06 -0.08 -0.06 0.10
word in the head clause	still	0.08 -0.05 -0.02 -0.02 -0.01 -0.15 -0.13
word in the head clause	stock	-0.11 -0.17 -0.16 0.14 -0.05 -0.13 -0.20
word in the head clause	stockpile	-0.04 0.05 -0.15 -0.01 -0.13 -0.10 -0.11
word in the head clause	stocks	-0.14 0.06 -0.11 0.02 -0.11 -0.05 -0.07
word in the head clause	stop	-0.21 0.12 -0.05 -0.16 -0.04 -0.18 -0.02
word in the head clause	stopped	0.00 -0.09 0.06 -0.02 0.05 -0.05 -0.07
word in the head clause	stops	0.13 -0.10 -0.08 -0.10 -0.08 -0.08 -0.06
word in the head clause	storage	-0.09 -0.11 -0.09 0.11 -0.13 -0.12 -0.09
word in the head clause	storm	0.05 -0.01 -0.09 -0.08 -0.10 -0.07 0.03
word in the head clause	straight	-0.01 -0.15 -0.12 -0.05 -0.12 -0.12 0.12
word in the head clause	strain	-0.11 -0.06 0.06 0.08 -0.08 -0.05 -0.07
word in the head clause	strait	-0.03 -0.05 -0.20 0.04 -0.16 -0.16 0.01
word in the head clause	stranded	-0.10 -0.13 -0.10 -0.10 0.12 -0.11 -0.02
word in the head clause	strategic	-0.10 -0.09 -0.23 0.05 -0.19 -0.16 0.06
word in the head clause	strategy	0.09 -0.15 -0.16 -0.16 -0.06 -0.12 0.01
word in the head clause	street	0.11 -0.07 -0.14 0.03 -0.03 -0.08 -0.14
word in the head clause	streets	-0.02 0.04 0.03 -0.18 0.07 -0.13 -0.02
word in the head clause	strengthen	0.00 0.05 -0.11 0.08 -0.08 -0.05 -0.11
word in the head clause	strike	0.10 -0.07 0.04 -0.11 -0.02 -0.03 -0.12
word in the head clause	strikes	0.07 -0.11 -0.06 -0.05 0.04 -0.04 -0.05
word in the head clause	striking	-0.12 0.13 -0.31 -0.10 -0.16 -0.22 0.02
word in the head clause	strong	-0.12 0.03 -0.12 -0.05 -0.10 -0.07 0.05
word in the head clause	stronger	-0.12 0.03 -0.11 -0.11 -0.10 -0.11 0.08
word in the head clause	strongly	0.06 -0.03 -0.05 -0.09 -0.06 -0.04 -0.09
word in the head clause	struck	0.19 -0.26 -0.01 0.01 -0.23 -0.18 -0.20
word in the head clause	stuck	-0.10 -0.09 -0.11 -0.05 0.10 -0.05 0.08
word in the head clause	students	-0.09 -0.08 -0.06 -0.01 0.09 -0.05 -0.11
word in the head clause	stunning	-0.14 0.05 -0.18 -0.07 -0.14 -0.10 0.04
word in the head clause	style	-0.09 -0.11 -0.10 0.03 -0.09 -0.08 0.05
word in the head clause	submarine	0.12 -0.13 -0.13 -0.06 -0.14 -0.09 -0.12
word in the head clause	success	-0.03 -0.03 -0.14 -0.14 -0.13 -0.10 0.07
word in the head clause	suffers	-0.09 0.02 0.05 0.00 -0.08 -0.04 0.02
word in the head clause	suggests	-0.18 0.01 0.03 -0.15 -0.13 -0.13 0.11
word in the head clause	suicide	0.07 -0.11 -0.08 -0.05 -0.07 -0.04 -0.09
word in the head clause	summary	-0.03 -0.04 -0.03 0.04 -0.04 -0.03 -0.04
word in the head clause	summer	-0.10 -0.11 -0.08 0.08 -0.12 -0.10 0.02
word in the head clause	summit	0.00 0.01 -0.12 -0.03 -0.12 -0.07 -0.04
word in the head clause	summons	-0.08 0.10 -0.09 -0.11 -0.08 -0.03 -0.12
word in the head clause	sunday	-0.02 0.03 -0.14 -0.13 0.07 -0.05 -0.07
word in the head clause	sunk	0.09 -0.16 -0.18 -0.17 0.03 -0.18 -0.06
word in the head clause	supplies	-0.06 -0.07 -0.12 0.07 0.04 -0.12 -0.17
word in the head clause	supply	-0.09 -0.23 -0.12 0.02 -0.01 -0.13 -0.03
word in the head clause	support	-0.08 -0.02 0.02 -0.04 -0.27 -0.15 0.07
word in the head clause	supports	-0.09 0.08 -0.14 -0.11 -0.12 -0.07 0.05
word in the head clause	supreme	0.10 -0.09 -0.11 -0.13 -0.10 -0.11 0.01
word in the head clause	surge	0.00 -0.09 -0.08 0.06 -0.18 -0.06 -0.03
word in the head clause	surges	0.00 0.04 -0.08 -0.02 -0.11 -0.06 -0.12
word in the head clause	surging	-0.10 -0.15 -0.13 0.09 -0.12 0.07 0.01
word in the head clause	surpasses	0.01 -0.07 -0.05 -0.07 0.02 -0.05 -0.07
word in the head clause	surprise	0.03 0.09 -0.14 -0.12 -0.12 -0.11 -0.08
word in the head clause	surrender	-0.08 0.05 -0.21 -0.18 -0.19 0.01 -0.02
word in the head clause	survival	-0.11 -0.13 -0.10 -0.08 -0.10 -0.07 0.13
word in the head clause	survive	-0.16 -0.07 -0.11 -0.11 0.04 -0.13 0.09
word in the head clause	survivors	-0.04 -0.11 -0.12 -0.11 0.12 -0.10 -0.15
word in the head clause	suspect	0.02 -0.08 -0.04 -0.07 -0.04 -0.08 0.14
word in the head clause	suspected	-0.05 -0.14 0.05 0.06 -0.16 0.04 -0.08
word in the head clause	suspend	-0.12 0.04 -0.11 0.06 -0.01 -0.06 0.01
word in the head clause	suspended	-0.13 -0.10 -0.11 0.07 0.01 -0.08 0.05
word in the head clause	suspends	-0.01 0.06 -0.11 -0.02 -0.13 -0.13 -0.03
word in the head clause	sustained	-0.05 -0.06 -0.08 0.03 0.05 -0.07 -0.08
word in the head clause	swift	0.07 -0.07 -0.11 -0.09 -0.09 -0.02 0.03
word in the head clause	swings	-0.10 -0.06 -0.05 0.09 -0.08 -0.03 -0.09
word in the head clause	symbolic	0.05 -0.02 -0.10 -0.08 -0.08 -0.06 -0.04
word in the head clause	system	-0.03 -0.03 -0.17 0.07 0.01 0.05 -0.18
word in the head clause	systems	0.06 -0.11 0.06 -0.11 -0.14 0.04 -0.06
word in the head clause	table	0.03 0.05 -0.14 -0.15 -0.11 -0.10 -0.06
word in the head clause	take	-0.07 0.00 0.08 0.00 -0.06 -0.10 0.00
word in the head clause	takeaways	-0.03 0.05 -0.12 -0.12 -0.11 -0.12 -0.02
word in the head clause	taken	-0.08 0.06 -0.19 -0.14 -0.16 -0.09 0.01
word in the head clause	takes	-0.11 0.07 0.01 0.03 -0.09 -0.15 -0.01
word in the head clause	taking	0.13 0.06 -0.08 -0.20 -0.17 -0.16 -0.15
word in the head clause	talk	-0.04 0.01 -0.13 0.03 -0.12 -0.10 0.05
word in the head clause	talks	-0.10 0.16 -0.16 -0.06 -0.15 -0.08 -0.16
word in the head clause	tame	-0.11 0.04 -0.07 0.01 -0.14 -0.06 -0.12
word in the head clause	tank	0.13 -0.09 -0.08 0.01 -0.10 -0.07 -0.10
word in the head clause	tanker	-0.02 -0.15 -0.06 0.05 0.04 -0.16 -0.07
word in the head clause	tankers	0.12 -0.15 -0.19 0.04 -0.28 -0.18 -0.24
word in the head clause	tanks	-0.10 -0.11 -0.11 0.14 -0.12 -0.11 -0.11
word in the head clause	tap	-0.07 -0.13 -0.14 -0.10 0.07 -0.10 0.02
word in the head clause	tapper	-0.03 0.02 -0.01 -0.11 -0.11 -0.10 0.05
word in the head clause	target	-0.01 -0.16 0.10 -0.04 -0.21 -0.21 0.04
word in the head clause	targeted	0.08 -0.11 -0.12 -0.07 0.00 0.05 -0.14
word in the head clause	targeting	-0.06 0.05 0.09 -0.12 -0.14 -0.21 -0.09
word in the head clause	targets	0.26 -0.23 -0.31 0.02 -0.16 -0.21 -0.27
word in the head clause	tariff	0.06 -0.11 -0.06 0.00 -0.05 -0.05 0.04
word in the head clause	tax	-0.14 -0.02 -0.13 0.08 -0.14 -0.11 -0.02
word in the head clause	taylor	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
word in the head clause	team	0.09 -0.05 0.05 -0.14 -0.03 -0.10 -0.09
word in the head clause	technical	-0.06 0.06 -0.10 -0.14 -0.11 -0.10 0.04
word in the head clause	tell	0.03 0.07 0.03 -0.13 -0.17 -0.14 -0.03
word in the head clause	tells	-0.08 0.07 -0.16 0.03 -0.04 -0.15 -0.04
word in the head clause	temporary	-0.11 0.08 -0.04 -0.07 -0.08 -0.06 -0.09
word in the head clause	ten	0.15 -0.05 -0.10 -0.07 -0.19 -0.08 -0.14
word in the head clause	tens	-0.11 -0.09 -0.09 -0.07 0.08 -0.10 0.02
word in the head clause	tension	-0.09 -0.07 -0.08 -0.02 0.04 -0.08 0.08
word in the head clause	tensions	0.05 -0.01 -0.12 -0.02 -0.19 -0.08 0.03
word in the head clause	term	-0.11 -0.01 -0.08 0.07 -0.07 -0.04 -0.11
word in the head clause	terminal	0.02 -0.10 -0.09 -0.08 0.08 -0.09 -0.08
word in the head clause	terminals	0.02 -0.02 -0.10 0.03 -0.11 -0.11 -0.11
word in the head clause	terms	-0.15 0.11 0.01 -0.13 -0.11 -0.14 -0.09
word in the head clause	terrifying	0.08 -0.09 -0.13 -0.11 -0.11 -0.08 0.05
word in the head clause	territorial	-0.04 -0.02 -0.11 -0.08 -0.11 -0.13 0.05
word in the head clause	territory	0.06 0.06 -0.12 -0.12 -0.12 -0.10 -0.14
word in the head clause	terror	-0.09 -0.12 0.11 -0.13 0.03 -0.12 -0.13
word in the head clause	terrorist	0.04 0.08 -0.14 -0.08 -0.12 -0.10 -0.08
word in the head clause	terrorists	0.15 -0.14 -0.16 -0.10 -0.09 -0.12 -0.17
word in the head clause	test	-0.02 -0.11 -0.12 0.07 -0.14 -0.08 0.01
word in the head clause	tests	0.07 -0.15 -0.09 0.01 -0.09 -0.07 0.08
word in the head clause	text	-0.20 0.21 -0.13 -0.19 -0.18 -0.07 -0.20
word in the head clause	th	-0.10 0.09 -0.08 -0.09 -0.09 -0.07 -0.06
word in the head clause	than	-0.12 -0.05 -0.12 -0.01 0.03 -0.13 0.07
word in the head clause	thanks	-0.12 0.02 -0.13 0.09 -0.15 -0.13 -0.02
word in the head clause	that	-0.08 0.08 0.04 -0.12 -0.09 -0.18 -0.01
word in the head clause	the	-0.13 -0.08 -0.14 0.03 0.01 -0.17 0.11
word in the head clause	their	-0.14 -0.02 -0.23 -0.06 -0.12 -0.12 0.16
word in the head clause	them	-0.06 0.00 -0.22 -0.01 -0.01 -0.16 0.06
word in the head clause	theory	-0.09 -0.09 -0.12 -0.08 -0.09 -0.10 0.10
word in the head clause	there	-0.07 0.11 -0.13 -0.10 0.00 -0.16 -0.09
word in the head clause	these	-0.12 -0.14 -0.12 -0.07 0.10 -0.08 0.05
word in the head clause	they	0.02 -0.06 0.08 0.00 0.00 0.02 -0.12
word in the head clause	they're	-0.06 -0.01 0.06 -0.10 -0.13 -0.09 0.08
word in the head clause	things	-0.11 0.02 -0.14 0.06 -0.13 -0.10 -0.01
word in the head clause	think	-0.10 0.03 -0.15 -0.03 -0.15 -0.13 0.08
word in the head clause	third	0.14 -0.14 -0.01 -0.11 -0.04 -0.16 -0.07
word in the head clause	this	0.08 -0.02 -0.11 0.00 -0.16 -0.16 -0.03
word in the head clause	those	-0.12 0.10 -0.10 -0.08 -0.01 -0.06 -0.10
word in the head clause	thought	0.10 -0.13 -0.08 -0.11 0.07 -0.09 -0.07
word in the head clause	thousands	-0.09 -0.13 0.10 -0.19 0.11 0.04 -0.12
word in the head clause	threat	-0.12 0.02 -0.08 -0.01 -0.38 -0.27 0.05
word in the head clause	threaten	-0.10 0.06 -0.08 0.05 -0.08 -0.10 -0.07
word in the head clause	threatened	-0.10 -0.06 -0.09 -0.13 0.08 -0.06 0.01
word in the head clause	threatening	-0.03 0.01 -0.15 -0.06 -0.12 -0.12 0.05
word in the head clause	threatens	0.11 -0.01 -0.08 0.00 -0.36 0.01 -0.22
word in the head clause	threats	-0.08 0.02 0.05 -0.02 -0.08 -0.23 -0.02
word in the head clause	three	0.02 -0.23 0.04 0.00 0.08 0.00 -0.04
word in the head clause	through	-0.01 -0.08 -0.18 0.09 -0.25 -0.15 -0.05
word in the head clause	tied	-0.17 0.00 0.15 -0.09 -0.18 0.02 0.01
word in the head clause	ties	-0.07 0.06 -0.15 -0.15 -0.14 -0.12 0.03
word in the head clause	tight	-0.14 0.09 -0.11 0.06 -0.12 -0.07 -0.12
word in the head clause	tightens	-0.02 -0.14 -0.10 -0.07 0.08 -0.10 -0.04
word in the head clause	time	0.03 0.02 -0.05 -0.05 -0.06 -0.09 -0.02
word in the head clause	timed	-0.08 -0.10 0.11 0.00 -0.12 -0.08 -0.04
word in the head clause	timeline	-0.02 -0.04 -0.16 0.01 -0.11 -0.08 0.07
word in the head clause	times	-0.11 -0.09 0.07 -0.10 -0.07 -0.07 0.11
word in the head clause	to	-0.08 0.05 0.04 -0.03 -0.13 -0.01 0.03
word in the head clause	today	-0.13 0.08 -0.09 0.07 -0.11 -0.06 -0.14
word in the head clause	told	0.00 -0.20 -0.03 -0.11 -0.15 -0.12 0.11
word in the head clause	toll	-0.05 -0.01 -0.17 0.10 0.04 -0.14 -0.14
word in the head clause	tolls	-0.20 0.02 -0.15 0.19 -0.10 -0.13 -0.14
word in the head clause	tonight	-0.07 0.07 -0.12 -0.13 -0.14 -0.07 0.01
word in the head clause	too	0.05 -0.09 -0.12 -0.05 -0.08 -0.08 0.04
word in the head clause	tools	0.10 -0.11 -0.14 0.06 -0.01 -0.12 -0.12
word in the head clause	top	-0.17 -0.07 0.05 0.07 -0.09 -0.16 0.05
word in the head clause	topic	-0.11 0.10 -0.05 -0.10 -0.05 -0.03 -0.08
word in the head clause	torch	-0.08 -0.06 -0.13 0.02 -0.08 -0.11 0.06
word in the head clause	toronto	-0.11 -0.10 0.07 -0.07 -0.11 -0.08 0.11
word in the head clause	torpedo	0.02 0.05 -0.13 -0.13 0.01 -0.12 -0.14
word in the head clause	torpedoes	-0.09 -0.12 -0.10 0.11 -0.10 -0.09 0.10
word in the head clause	total	-0.09 -0.03 -0.17 -0.04 0.08 -0.15 -0.02
word in the head clause	totally	-0.05 0.05 -0.17 -0.07 0.07 -0.10 -0.09
word in the head clause	tough	-0.13 0.01 -0.09 0.00 -0.10 -0.05 0.09
word in the head clause	tourists	0.04 -0.07 -0.06 -0.05 -0.03 -0.04 0.02
word in the head clause	toward	0.02 -0.07 0.00 0.04 -0.13 -0.11 -0.07
word in the head clause	towards	0.05 0.01 -0.12 -0.10 -0.09 -0.10 -0.11
word in the head clause	tower	0.08 -0.07 -0.05 -0.07 -0.07 -0.04 -0.08
word in the head clause	towns	0.01 -0.10 -0.19 -0.07 0.11 -0.13 -0.11
word in the head clause	track	-0.05 -0.10 0.11 -0.06 -0.05 -0.06 -0.06
word in the head clause	tracking	0.09 -0.09 -0.12 -0.11 -0.06 -0.09 0.09
word in the head clause	trade	0.08 0.03 -0.23 -0.07 -0.25 -0.17 -0.01
word in the head clause	traders	-0.13 -0.04 0.03 0.09 -0.18 -0.11 -0.07
word in the head clause	trading	-0.13 -0.15 -0.10 0.13 -0.12 -0.09 -0.01
word in the head clause	traffic	-0.16 -0.20 0.01 0.18 -0.17 -0.10 -0.15
word in the head clause	trafficking	-0.10 -0.11 0.12 -0.05 -0.13 -0.10 -0.01
word in the head clause	train	0.07 -0.04 -0.06 -0.09 -0.09 -0.08 -0.08
word in the head clause	transfer	-0.16 -0.10 -0.12 0.11 -0.15 -0.11 0.05
word in the head clause	transit	-0.16 -0.02 -0.15 0.19 -0.13 -0.15 -0.14
word in the head clause	transiting	0.10 0.07 -0.10 -0.13 -0.10 -0.13 -0.09
word in the head clause	transport	-0.11 -0.10 -0.09 0.03 0.00 -0.09 -0.03
word in the head clause	trap	-0.10 -0.04 0.07 -0.07 0.06 -0.06 -0.01
word in the head clause	trapped	-0.11 -0.15 -0.17 -0.13 0.16 -0.12 -0.02
word in the head clause	travel	-0.14 0.04 -0.08 0.02 0.07 -0.09 -0.12
word in the head clause	tried	0.02 -0.10 0.04 -0.15 -0.12 -0.10 -0.04
word in the head clause	tries	-0.10 -0.05 -0.14 -0.01 -0.12 -0.12 0.08
word in the head clause	trigger	0.02 -0.11 -0.19 0.03 -0.02 -0.17 0.04
word in the head clause	triggers	-0.06 -0.11 -0.12 0.07 -0.11 -0.08 0.03
word in the head clause	trip	-0.14 0.09 -0.09 -0.14 -0.10 -0.07 -0.01
word in the head clause	triple	-0.10 -0.13 -0.12 0.09 0.10 -0.13 -0.12
word in the head clause	trolls	-0.10 -0.11 -0.09 -0.10 -0.07 -0.09 0.11
word in the head clause	troop	-0.06 0.11 -0.14 -0.11 -0.18 -0.12 -0.13
word in the head clause	troops	0.09 -0.18 -0.35 -0.23 0.02 -0.17 0.03
word in the head clause	truce	-0.03 0.02 -0.12 -0.06 -0.04 -0.09 -0.05
word in the head clause	truth	-0.05 -0.10 -0.14 -0.07 -0.01 -0.10 0.06
word in the head clause	trying	-0.04 0.02 -0.16 -0.11 0.06 -0.11 -0.05
word in the head clause	ttf	-0.08 0.06 -0.06 0.00 -0.08 -0.05 -0.08
word in the head clause	tucker	-0.13 -0.13 0.10 -0.12 -0.12 -0.12 0.06
word in the head clause	tuesday	0.13 -0.09 -0.11 -0.15 -0.11 -0.11 -0.15
word in the head clause	tulsi	-0.10 -0.12 0.13 -0.09 -0.06 -0.09 -0.09
word in the head clause	tumble	-0.08 -0.12 -0.02 0.12 -0.07 -0.02 -0.09
word in the head clause	turn	-0.09 -0.03 -0.20 -0.01 -0.18 -0.13 0.06
word in the head clause	turned	-0.03 -0.04 -0.13 -0.06 -0.13 -0.09 0.08
word in the head clause	turning	-0.14 0.08 -0.12 -0.09 0.06 -0.10 0.04
word in the head clause	turns	0.07 0.04 -0.08 -0.08 -0.10 -0.05 -0.09
word in the head clause	turtle	-0.10 -0.07 -0.10 -0.06 0.10 -0.09 -0.10
word in the head clause	tv	0.00 0.03 -0.14 -0.12 -0.14 -0.12 0.02
word in the head clause	two	0.14 -0.08 -0.16 -0.06 -0.12 -0.18 -0.05
word in the head clause	u	-0.13 -0.06 -0.10 0.05 0.05 -0.10 0.05
word in the head clause	ufc	-0.13 -0.12 -0.13 -0.11 -0.11 -0.08 0.13
word in the head clause	ultimatum	0.03 0.01 -0.16 -0.17 -0.15 -0.16 -0.03
word in the head clause	unanswered	-0.02 0.07 -0.13 -0.11 -0.09 -0.11 -0.02
word in the head clause	uncertainty	-0.16 -0.15 -0.17 0.17 -0.16 -0.14 0.01
word in the head clause	unchanged	0.03 0.02 -0.12 -0.12 -0.10 -0.12 0.00
word in the head clause	unconditional	0.01 0.01 -0.15 -0.12 -0.09 -0.11 -0.02
word in the head clause	under	-0.26 -0.08 -0.33 0.02 0.11 -0.25 0.13
word in the head clause	underground	-0.02 -0.08 -0.02 -0.06 0.04 -0.08 0.03
word in the head clause	undermine	-0.11 0.11 -0.08 -0.09 -0.10 -0.10 0.02
word in the head clause	understanding	-0.11 0.14 -0.12 -0.14 -0.12 -0.11 -0.15
word in the head clause	underway	0.03 0.09 -0.12 -0.13 -0.09 -0.08 -0.11
word in the head clause	unfair	-0.14 0.13 -0.13 -0.09 -0.05 -0.09 0.01
word in the head clause	unified	-0.11 0.13 -0.11 -0.11 -0.09 -0.10 -0.13
word in the head clause	unit	0.11 -0.13 -0.15 -0.03 -0.12 -0.12 -0.12
word in the head clause	units	-0.01 -0.10 -0.08 0.08 -0.06 -0.03 -0.08
word in the head clause	unity	-0.08 0.09 -0.06 -0.04 -0.04 -0.03 -0.12
word in the head clause	universities	-0.05 -0.18 -0.13 -0.15 0.16 -0.15 0.01
word in the head clause	university	-0.04 0.05 -0.17 -0.17 0.02 -0.17 -0.17
word in the head clause	unjustified	-0.10 0.10 -0.05 -0.05 -0.08 -0.03 -0.08
word in the head clause	unleash	-0.05 0.05 -0.16 -0.12 -0.09 -0.12 0.06
word in the head clause	unleashed	-0.11 -0.13 -0.14 0.08 -0.11 -0.12 0.04
word in the head clause	unleashes	0.07 -0.15 -0.17 0.06 -0.15 -0.12 -0.15
word in the head clause	unless	0.09 -0.07 -0.10 -0.13 -0.11 -0.10 0.00
word in the head clause	unlikely	-0.01 -0.09 0.03 0.07 -0.13 -0.10 -0.01
word in the head clause	unprecedented	0.01 -0.10 -0.15 -0.14 0.05 -0.16 -0.15
word in the head clause	unpredictable	0.01 -0.11 -0.07 0.10 -0.01 -0.05 -0.03
word in the head clause	unreasonable	-0.09 0.11 -0.07 -0.12 -0.13 -0.09 -0.13
word in the head clause	until	0.06 -0.04 -0.15 -0.12 0.08 -0.14 -0.02
word in the head clause	up	-0.04 -0.11 -0.04 0.10 -0.11 -0.02 0.02
word in the head clause	update	0.07 -0.04 -0.22 -0.20 -0.10 -0.19 0.03
word in the head clause	updates	-0.12 0.13 -0.15 -0.02 -0.19 -0.06 -0.03
word in the head clause	upon	-0.08 0.08 -0.02 -0.06 -0.07 -0.02 -0.08
word in the head clause	upper	-0.02 0.05 -0.05 -0.06 -0.06 -0.04 -0.06
word in the head clause	ups	0.05 -0.14 -0.09 0.04 -0.09 -0.03 0.07
word in the head clause	upward	-0.08 -0.09 -0.08 0.10 -0.10 -0.09 -0.11
word in the head clause	uranium	0.04 0.06 0.12 -0.14 -0.19 -0.16 -0.25
word in the head clause	urge	-0.11 0.00 -0.08 0.00 -0.09 -0.07 0.05
word in the head clause	urgent	-0.04 0.09 -0.03 0.01 -0.03 -0.02 -0.06
word in the head clause	urges	-0.05 -0.09 -0.18 0.04 0.06 -0.05 -0.03
word in the head clause	us	0.07 -0.04 -0.18 -0.16 -0.18 -0.12 0.01
word in the head clause	use	0.08 -0.06 0.06 -0.15 -0.15 -0.14 -0.09
word in the head clause	used	0.12 -0.21 0.01 -0.04 0.01 0.07 -0.09
word in the head clause	uses	0.09 -0.13 -0.13 -0.10 0.07 -0.09 0.05
word in the head clause	using	-0.01 0.01 -0.23 0.05 -0.18 -0.18 -0.02
word in the head clause	vast	-0.11 -0.11 -0.10 0.04 -0.12 -0.07 0.05
word in the head clause	versailles	-0.03 0.07 -0.11 -0.11 -0.12 -0.10 -0.05
word in the head clause	very	0.02 0.09 -0.23 -0.13 -0.22 -0.14 -0.02
word in the head clause	vessel	-0.01 -0.03 -0.19 0.05 -0.18 -0.12 -0.20
word in the head clause	vessels	0.13 -0.13 -0.23 0.00 -0.22 -0.21 -0.24
word in the head clause	via	-0.06 -0.12 0.07 -0.04 0.09 -0.09 -0.12
word in the head clause	vice	-0.13 0.13 -0.07 -0.15 -0.08 -0.01 -0.12
word in the head clause	victims	-0.13 -0.09 -0.13 -0.11 -0.08 -0.10 0.14
word in the head clause	victory	0.01 -0.10 -0.01 -0.25 -0.20 -0.15 0.10
word in the head clause	video	0.09 -0.26 -0.20 -0.27 -0.09 -0.21 0.12
word in the head clause	videos	0.06 -0.17 0.00 -0.17 -0.17 -0.16 0.04
word in the head clause	vietnam	-0.12 -0.14 -0.12 -0.02 0.02 -0.10 0.07
word in the head clause	view	0.07 -0.07 0.02 -0.11 -0.11 -0.08 -0.05
word in the head clause	views	-0.03 -0.02 -0.10 0.05 -0.09 -0.08 -0.08
word in the head clause	villages	0.03 -0.12 -0.09 -0.11 0.03 -0.10 -0.11
word in the head clause	violate	0.01 0.00 -0.11 -0.10 0.07 -0.12 -0.13
word in the head clause	violated	0.00 0.11 -0.10 -0.11 -0.13 -0.12 -0.14
word in the head clause	violation	0.00 0.06 -0.11 -0.11 -0.14 -0.15 -0.15
word in the head clause	violations	0.09 -0.14 -0.11 -0.01 0.09 -0.14 -0.16
word in the head clause	violence	-0.03 0.06 -0.15 -0.13 -0.11 -0.14 0.00
word in the head clause	visit	-0.15 0.02 -0.10 0.06 -0.10 -0.04 -0.13
word in the head clause	visits	0.04 -0.05 -0.07 -0.10 -0.11 -0.02 0.05
word in the head clause	volatile	-0.08 0.09 -0.09 -0.10 0.05 -0.10 -0.17
word in the head clause	vote	-0.14 0.07 -0.15 -0.11 -0.11 -0.10 0.10
word in the head clause	voters	-0.03 -0.03 -0.05 -0.08 -0.03 -0.02 0.06
word in the head clause	votes	0.01 -0.05 -0.08 -0.06 -0.08 -0.06 0.05
word in the head clause	vows	0.00 0.08 -0.16 -0.09 -0.27 -0.20 -0.09
word in the head clause	vp	-0.07 0.08 -0.07 -0.10 -0.05 -0.03 -0.09
word in the head clause	wait	-0.10 0.04 -0.08 -0.04 0.06 -0.07 -0.10
word in the head clause	waiting	-0.08 0.01 -0.13 -0.10 -0.11 -0.11 0.10
word in the head clause	waiver	-0.13 -0.06 -0.10 0.11 -0.10 -0.09 -0.10
word in the head clause	wake	-0.12 -0.12 -0.16 0.04 0.04 -0.12 0.07
word in the head clause	want	-0.11 -0.07 -0.14 -0.03 0.02 -0.10 0.06
word in the head clause	wanted	0.03 -0.10 -0.10 0.05 0.07 -0.05 0.04
word in the head clause	wants	-0.10 0.03 -0.20 0.01 -0.20 -0.13 0.02
word in the head clause	war	-0.07 -0.01 -0.07 -0.07 -0.02 -0.05 0.07
word in the head clause	warfare	0.10 -0.15 -0.11 -0.10 -0.14 -0.11 -0.01
word in the head clause	warn	-0.16 -0.07 0.09 -0.07 0.03 0.02 0.02
word in the head clause	warned	-0.16 -0.08 0.07 -0.15 0.05 -0.13 0.10
word in the head clause	warning	-0.05 0.01 -0.15 0.02 -0.08 -0.28 0.03
word in the head clause	warnings	0.04 -0.12 0.02 0.01 -0.14 -0.13 0.04
word in the head clause	warns	0.03 -0.16 -0.03 0.09 -0.04 -0.05 0.02
word in the head clause	wars	-0.20 -0.01 -0.21 -0.18 0.07 -0.14 0.17
word in the head clause	warship	0.12 -0.21 -0.23 -0.14 -0.04 -0.13 -0.03
word in the head clause	warships	0.04 -0.04 -0.14 -0.12 -0.13 -0.10 0.01
word in the head clause	was	-0.08 -0.11 0.13 -0.01 0.02 -0.04 0.02
word in the head clause	watch	-0.11 -0.07 -0.13 0.02 -0.16 -0.12 0.06
word in the head clause	watchdog	0.01 0.06 0.06 -0.06 -0.07 -0.03 -0.12
word in the head clause	water	-0.06 -0.29 -0.25 -0.07 0.18 0.04 -0.15
word in the head clause	waterway	0.10 -0.08 -0.08 -0.03 -0.07 -0.07 -0.07
word in the head clause	wave	0.15 -0.01 -0.31 -0.12 -0.13 -0.16 -0.16
word in the head clause	waves	0.05 -0.14 0.02 -0.12 -0.13 -0.16 -0.01
word in the head clause	way	0.03 0.03 -0.16 0.00 -0.19 -0.11 -0.07
word in the head clause	we	-0.01 0.05 -0.27 0.01 0.03 -0.11 -0.14
word in the head clause	we're	0.08 -0.12 -0.14 -0.12 -0.14 -0.11 0.01
word in the head clause	we've	-0.13 0.03 -0.11 -0.11 0.09 -0.11 -0.09
word in the head clause	weak	-0.10 -0.05 -0.10 -0.01 -0.09 -0.08 0.06
word in the head clause	weapon	-0.12 0.00 0.01 -0.08 0.08 -0.07 -0.10
word in the head clause	weapons	0.06 0.04 -0.11 -0.15 -0.22 -0.17 -0.04
word in the head clause	wednesday	0.00 -0.02 -0.11 0.01 0.02 -0.06 -0.11
word in the head clause	week	0.01 -0.02 -0.05 -0.07 -0.03 -0.21 0.00
word in the head clause	weekend	-0.08 -0.02 -0.05 -0.12 -0.04 -0.03 0.02
word in the head clause	weekly	-0.03 -0.06 -0.03 0.06 -0.07 -0.02 -0.08
word in the head clause	weeks	0.17 0.00 -0.26 -0.08 -0.14 -0.17 -0.19
word in the head clause	weighs	0.09 -0.04 -0.20 -0.04 -0.19 -0.13 -0.06
word in the head clause	welcome	-0.12 0.10 -0.09 0.05 -0.09 -0.07 -0.13
word in the head clause	welcomes	-0.10 0.13 -0.09 -0.20 -0.11 -0.04 -0.16
word in the head clause	welker	-0.09 -0.11 -0.06 0.14 -0.06 -0.06 -0.07
word in the head clause	well	0.02 -0.16 0.04 -0.04 -0.12 -0.08 0.05
word in the head clause	went	-0.01 -0.10 -0.11 -0.10 -0.10 -0.08 0.08
word in the head clause	were	-0.10 0.06 -0.03 -0.02 0.07 -0.08 -0.04
word in the head clause	west	-0.05 -0.15 0.09 -0.02 -0.20 -0.19 -0.08
word in the head clause	western	0.07 -0.06 0.02 -0.09 -0.16 -0.09 -0.03
word in the head clause	wh	-0.02 -0.18 -0.15 -0.11 -0.12 -0.09 0.12
word in the head clause	what	0.11 0.04 -0.24 -0.09 -0.02 -0.20 -0.12
word in the head clause	when	0.01 -0.11 -0.11 -0.11 0.08 -0.10 0.09
word in the head clause	where	0.05 -0.03 0.01 -0.05 -0.09 -0.15 0.03
word in the head clause	whether	0.03 -0.06 -0.20 -0.14 -0.15 -0.15 0.04
word in the head clause	which	-0.12 0.08 0.02 -0.07 -0.11 -0.10 -0.04
word in the head clause	white	-0.10 -0.15 -0.12 -0.11 0.06 -0.11 0.07
word in the head clause	who	-0.18 -0.09 0.01 -0.17 0.07 -0.18 0.18
word in the head clause	whole	-0.03 -0.03 -0.12 -0.11 0.03 -0.07 0.03
word in the head clause	whose	-0.13 -0.09 -0.12 0.07 0.08 -0.07 0.06
word in the head clause	why	0.00 -0.03 -0.11 -0.04 -0.10 -0.17 0.06
word in the head clause	widens	0.16 -0.16 -0.13 -0.14 -0.16 -0.17 -0.14
word in the head clause	wider	-0.03 0.13 -0.10 -0.10 -0.15 -0.06 -0.08
word in the head clause	wife	-0.08 -0.12 -0.13 -0.10 -0.02 -0.09 0.09
word in the head clause	will	-0.03 0.11 -0.07 0.00 -0.06 -0.02 -0.14
word in the head clause	willing	0.01 0.06 -0.08 -0.07 -0.06 -0.08 -0.09
word in the head clause	win	-0.19 -0.16 -0.15 -0.17 -0.16 -0.12 0.18
word in the head clause	wind	0.05 0.04 -0.09 -0.10 -0.08 -0.08 -0.09
word in the head clause	winding	0.00 0.06 -0.12 -0.07 -0.07 -0.10 -0.03
word in the head clause	winning	-0.07 -0.16 -0.15 -0.02 -0.16 -0.14 0.13
word in the head clause	wins	-0.09 -0.05 0.06 -0.08 -0.10 -0.11 0.07
word in the head clause	wipe	-0.10 0.02 -0.13 -0.09 -0.08 -0.05 0.03
word in the head clause	with	-0.11 -0.02 0.10 -0.03 0.00 -0.04 0.00
word in the head clause	withdrawal	0.00 0.08 -0.10 -0.12 -0.12 -0.09 -0.14
word in the head clause	withdraws	-0.05 0.10 -0.13 -0.16 -0.13 -0.13 -0.07
word in the head clause	within	0.06 -0.01 -0.18 -0.04 -0.03 0.03 -0.13
word in the head clause	without	0.07 -0.03 -0.19 -0.05 -0.18 -0.11 0.03
word in the head clause	woman	-0.03 -0.13 0.06 -0.01 -0.08 -0.13 -0.02
word in the head clause	women	0.01 -0.04 -0.12 -0.05 0.03 -0.05 -0.14
word in the head clause	won	-0.10 0.05 -0.20 -0.15 -0.18 -0.17 0.05
word in the head clause	won't	-0.25 0.09 -0.01 -0.04 -0.15 -0.16 0.06
word in the head clause	words	0.03 -0.08 -0.08 -0.03 -0.06 -0.03 0.03
word in the head clause	work	0.01 0.03 -0.10 -0.03 -0.11 -0.09 -0.01
word in the head clause	workers	-0.02 -0.10 -0.10 -0.03 0.11 -0.07 -0.13
word in the head clause	working	-0.02 -0.11 -0.01 -0.05 0.03 -0.15 0.01
word in the head clause	world	-0.22 0.07 -0.06 0.01 -0.01 0.06 -0.01
word in the head clause	worried	-0.05 0.02 0.07 -0.15 -0.15 -0.16 -0.09
word in the head clause	worse	0.02 -0.10 -0.12 0.05 0.04 -0.07 -0.09
word in the head clause	worst	-0.19 -0.06 -0.14 0.11 -0.16 -0.12 0.03
word in the head clause	would	-0.01 0.07 -0.01 -0.18 -0.31 -0.12 0.02
word in the head clause	wouldn't	-0.10 0.00 0.00 -0.10 -0.10 -0.14 0.09
word in the head clause	wound	-0.03 -0.14 0.08 -0.10 -0.03 -0.12 0.03
word in the head clause	wounded	-0.01 -0.15 -0.43 -0.30 0.21 -0.16 -0.25
word in the head clause	wounds	-0.07 -0.15 0.00 -0.13 0.11 -0.16 -0.03
word in the head clause	wright	-0.01 -0.10 -0.07 -0.03 -0.08 -0.08 0.06
word in the head clause	wrong	-0.12 0.00 -0.13 0.05 -0.10 -0.07 -0.02
word in the head clause	ww3	0.09 -0.08 -0.10 -0.09 -0.13 -0.07 0.02
word in the head clause	x	-0.11 -0.13 -0.13 -0.11 -0.13 0.09 0.10
word in the head clause	year	0.03 -0.07 -0.13 -0.06 0.10 -0.16 -0.13
word in the head clause	years	-0.07 -0.07 0.04 0.01 -0.20 0.01 0.08
word in the head clause	yellow	0.12 -0.13 -0.10 -0.11 0.03 -0.10 -0.13
word in the head clause	yesterday	0.08 -0.13 -0.08 0.09 -0.02 -0.08 0.00
word in the head clause	yet	0.05 -0.07 -0.03 -0.06 -0.18 -0.12 -0.01
word in the head clause	yield	-0.09 0.02 -0.08 0.06 -0.03 -0.02 -0.08
word in the head clause	you	0.01 -0.09 -0.16 -0.01 0.00 -0.12 0.05
word in the head clause	your	-0.03 0.05 -0.15 0.05 0.02 -0.10 -0.15
word in the head clause	zelensky	0.07 -0.07 0.05 -0.14 -0.11 -0.09 -0.13
word in the head clause	zone	0.01 -0.19 -0.17 0.09 0.06 -0.18 -0.01
words: !	!	-0.11 0.10 -0.12 0.07 -0.09 -0.09 -0.11
words: !	:	-0.01 -0.11 -0.13 -0.10 -0.12 -0.09 0.06
words: !	[usa]	0.03 0.13 -0.16 -0.11 0.03 -0.10 -0.16
words: ,	,	-0.10 -0.04 0.02 0.07 0.01 0.03 -0.12
words: ,	[ally]	0.16 -0.14 -0.22 -0.07 -0.07 -0.13 -0.01
words: ,	[number]	-0.06 -0.03 0.04 -0.08 -0.01 -0.03 0.02
words: ,	[place]	0.00 0.14 -0.13 -0.08 -0.09 -0.03 -0.16
words: ,	[region]	-0.14 0.08 -0.22 -0.04 -0.23 -0.14 0.02
words: ,	[side]	-0.03 0.02 -0.05 -0.05 -0.03 -0.07 -0.01
words: ,	[usa]	0.03 0.01 -0.13 0.02 0.03 -0.01 -0.11
words: ,	a	0.08 -0.07 -0.09 -0.07 0.01 0.02 -0.09
words: ,	about	-0.08 -0.06 -0.16 0.03 0.05 -0.13 0.04
words: ,	accus	0.06 -0.10 0.07 -0.01 -0.08 -0.07 -0.02
words: ,	after	0.01 -0.16 -0.22 0.00 0.07 -0.16 -0.02
words: ,	again	-0.04 -0.02 -0.11 -0.11 -0.12 -0.09 0.05
words: ,	agreement	0.09 0.03 -0.09 -0.11 -0.13 -0.12 0.00
words: ,	air	0.01 -0.07 -0.07 -0.11 -0.11 -0.04 0.09
words: ,	airlin	-0.08 -0.06 -0.07 0.09 0.08 -0.07 -0.11
words: ,	analyst	-0.09 0.00 0.06 -0.04 -0.14 0.05 -0.02
words: ,	and	-0.01 -0.09 -0.27 -0.01 0.04 -0.16 0.03
words: ,	announc	-0.10 -0.05 -0.09 0.03 0.05 0.07 -0.12
words: ,	army	0.12 -0.12 -0.12 -0.07 -0.10 -0.09 -0.10
words: ,	as	-0.02 0.08 0.04 -0.10 -0.07 -0.18 -0.13
words: ,	asks	0.13 -0.08 -0.09 -0.03 -0.16 -0.01 -0.09
words: ,	at	0.06 -0.07 -0.07 0.02 -0.10 -0.09 -0.08
words: ,	attack	-0.11 0.02 -0.21 -0.20 -0.18 -0.16 0.09
words: ,	but	-0.10 0.02 0.00 0.05 -0.05 -0.17 -0.02
words: ,	call	-0.05 0.04 -0.19 -0.01 -0.03 -0.14 -0.03
words: ,	cit	0.01 -0.08 -0.14 -0.10 0.04 -0.08 -0.07
words: ,	claim	0.08 -0.05 -0.13 -0.08 -0.08 -0.10 -0.12
words: ,	commander	-0.07 0.07 -0.05 -0.06 -0.07 -0.04 -0.06
words: ,	contradict	-0.10 0.09 -0.06 -0.10 -0.07 -0.03 -0.07
words: ,	despit	-0.13 0.02 0.03 -0.05 -0.10 -0.07 0.05
words: ,	destroy	-0.11 -0.07 -0.15 0.07 0.06 -0.11 0.02
words: ,	diplomacy	0.12 -0.12 -0.09 -0.13 -0.11 -0.09 -0.05
words: ,	dozen	0.00 -0.11 -0.14 0.06 0.01 -0.12 -0.14
words: ,	dron	0.09 -0.13 -0.14 0.06 -0.15 -0.14 -0.17
words: ,	east	0.04 -0.08 -0.07 -0.05 0.01 -0.06 -0.09
words: ,	end	0.10 -0.02 -0.09 -0.09 -0.11 -0.08 -0.11
words: ,	ether	-0.08 -0.06 -0.06 0.07 -0.06 -0.08 -0.05
words: ,	even	0.01 -0.03 -0.03 -0.05 -0.10 -0.02 0.06
words: ,	expert	0.04 -0.12 -0.20 -0.05 0.05 -0.13 0.00
words: ,	explosion	-0.03 0.08 -0.10 -0.10 -0.12 -0.10 -0.13
words: ,	fear	-0.10 -0.08 -0.10 -0.06 0.04 -0.09 0.06
words: ,	fed	0.10 -0.10 -0.14 0.06 -0.16 -0.11 -0.13
words: ,	fir	0.13 -0.10 -0.12 0.06 -0.14 -0.07 -0.14
words: ,	fire	0.06 -0.09 0.01 -0.09 -0.10 -0.08 -0.08
words: ,	first	-0.09 0.13 -0.08 -0.11 -0.07 -0.04 -0.08
words: ,	former	0.06 -0.13 0.05 -0.09 -0.13 0.04 0.04
words: ,	four	-0.11 0.05 -0.11 0.04 0.01 -0.11 -0.11
words: ,	from	-0.08 -0.13 -0.16 -0.09 0.05 0.02 0.13
words: ,	gas	-0.03 -0.06 -0.02 0.04 -0.04 -0.02 -0.03
words: ,	hits	-0.01 -0.16 -0.18 -0.14 0.11 -0.14 -0.18
words: ,	hospital	0.10 -0.09 -0.10 -0.10 -0.03 -0.10 -0.11
words: ,	hour	0.13 -0.11 -0.10 -0.09 -0.12 -0.06 -0.12
words: ,	i	-0.04 0.08 -0.11 -0.13 -0.12 -0.12 0.00
words: ,	if	-0.12 -0.04 0.04 -0.02 0.06 -0.14 0.03
words: ,	import	-0.03 -0.05 -0.01 0.04 -0.03 -0.01 -0.03
words: ,	in	-0.22 0.04 0.10 -0.02 0.16 -0.03 -0.09
words: ,	includ	-0.02 0.12 -0.20 -0.13 -0.06 -0.09 -0.19
words: ,	investigation	-0.04 0.07 -0.11 -0.07 0.06 -0.09 -0.10
words: ,	is	0.05 -0.12 0.06 -0.01 -0.14 -0.14 -0.09
words: ,	it	-0.14 -0.16 -0.13 0.07 -0.14 -0.10 0.11
words: ,	kill	-0.04 0.08 -0.23 -0.08 0.02 -0.12 -0.26
words: ,	launch	0.05 -0.02 -0.14 -0.02 -0.12 -0.12 -0.14
words: ,	leav	-0.07 -0.03 -0.11 -0.10 0.03 -0.06 0.05
words: ,	major	0.01 0.04 -0.11 -0.02 -0.12 -0.08 -0.08
words: ,	may	-0.06 -0.08 0.01 0.02 0.04 -0.12 -0.04
words: ,	military	0.01 -0.16 0.03 0.05 0.02 -0.11 -0.07
words: ,	missil	-0.04 -0.06 0.02 0.04 -0.02 -0.16 0.00
words: ,	more	0.20 -0.01 -0.34 -0.14 -0.12 -0.19 -0.11
words: ,	new	-0.07 -0.11 -0.16 0.05 -0.16 -0.15 0.06
words: ,	no	0.01 -0.07 -0.17 -0.02 -0.17 -0.10 0.11
words: ,	not	-0.29 0.08 -0.25 0.01 0.07 0.05 0.03
words: ,	nuclear	0.08 -0.06 0.00 -0.01 -0.11 -0.05 -0.08
words: ,	official	0.10 0.01 0.02 -0.21 -0.09 -0.15 -0.03
words: ,	oil	-0.14 0.00 -0.08 0.11 -0.19 -0.07 -0.07
words: ,	on	-0.05 -0.13 0.06 -0.01 -0.01 -0.14 0.06
words: ,	one	-0.08 -0.13 -0.12 0.01 0.13 -0.09 -0.08
words: ,	open	-0.06 0.06 -0.01 -0.06 -0.01 -0.01 -0.03
words: ,	or	-0.03 -0.17 0.06 -0.10 -0.16 -0.05 0.12
words: ,	pm	-0.11 0.12 -0.11 -0.10 -0.11 -0.10 0.02
words: ,	polic	0.07 -0.05 0.01 -0.02 -0.11 -0.04 -0.11
words: ,	prepar	-0.02 -0.04 -0.10 -0.12 0.05 -0.11 -0.09
words: ,	push	-0.05 -0.05 -0.04 0.07 -0.07 -0.04 -0.07
words: ,	rais	0.03 -0.06 -0.10 0.05 -0.11 -0.03 -0.14
words: ,	relief	-0.10 -0.11 -0.08 -0.10 0.03 -0.08 0.10
words: ,	reopen	-0.09 0.02 -0.03 -0.07 -0.04 -0.03 0.08
words: ,	report	0.02 -0.07 0.04 0.01 0.03 0.02 -0.13
words: ,	retaliat	-0.03 0.04 -0.11 -0.09 -0.09 -0.07 -0.13
words: ,	sanction	-0.09 0.06 -0.14 -0.02 -0.10 -0.12 -0.11
words: ,	satellit	-0.06 -0.10 0.09 -0.09 0.01 -0.10 -0.09
words: ,	say	-0.01 0.07 -0.12 -0.06 0.05 -0.06 -0.09
words: ,	says	-0.11 -0.06 0.07 0.07 -0.19 -0.06 -0.03
words: ,	send	-0.11 0.07 -0.08 -0.05 0.07 -0.05 -0.10
words: ,	senior	-0.08 0.11 -0.11 -0.11 -0.12 -0.12 -0.12
words: ,	sign	-0.11 0.13 -0.10 -0.13 -0.12 -0.06 -0.14
words: ,	so	-0.02 -0.09 -0.09 -0.07 0.05 0.06 0.05
words: ,	sourc	0.07 0.00 0.03 -0.07 -0.10 -0.14 -0.08
words: ,	stat	-0.02 0.08 -0.13 -0.18 -0.05 -0.13 0.00
words: ,	stock	0.03 -0.12 -0.06 0.05 -0.09 -0.08 -0.08
words: ,	talk	-0.01 -0.12 -0.15 -0.16 -0.18 -0.11 0.10
words: ,	target	0.09 -0.10 -0.09 -0.12 0.05 -0.11 -0.10
words: ,	tasnim	0.04 -0.05 -0.08 -0.04 -0.09 -0.08 -0.09
words: ,	the	-0.09 0.02 0.00 -0.02 -0.05 -0.13 0.03
words: ,	then	-0.05 -0.12 -0.13 0.06 -0.12 -0.12 0.02
words: ,	they	-0.10 0.07 -0.15 -0.10 -0.12 -0.15 0.08
words: ,	this	0.04 0.04 -0.09 -0.08 0.00 -0.07 0.03
words: ,	thre	-0.04 -0.10 -0.15 0.02 0.04 -0.13 0.03
words: ,	threaten	0.06 -0.03 -0.14 -0.14 -0.17 -0.18 0.02
words: ,	to	-0.12 -0.18 -0.06 0.15 -0.03 0.04 0.00
words: ,	top	0.01 0.04 -0.12 -0.04 -0.07 -0.06 -0.08
words: ,	two	-0.05 0.03 0.03 -0.13 0.11 -0.13 -0.17
words: ,	ukmto	-0.10 -0.10 -0.12 0.11 -0.10 -0.11 -0.10
words: ,	uncertainty	-0.12 -0.08 -0.05 0.06 -0.04 -0.07 0.03
words: ,	video	0.00 -0.04 0.08 -0.07 0.06 -0.06 -0.12
words: ,	vows	0.13 -0.12 -0.08 -0.08 -0.06 -0.03 -0.11
words: ,	warn	-0.13 -0.02 -0.01 0.08 -0.10 -0.03 0.06
words: ,	was	-0.03 0.06 -0.15 -0.05 -0.11 -0.04 -0.02
words: ,	water	0.09 -0.15 -0.11 0.12 -0.16 -0.15 -0.12
words: ,	we	-0.09 0.01 -0.10 -0.11 -0.09 -0.08 0.05
words: ,	weapon	-0.10 0.02 -0.10 -0.08 -0.08 -0.07 0.12
words: ,	which	0.01 0.01 -0.12 -0.03 -0.03 -0.05 0.00
words: ,	whil	-0.07 0.00 -0.15 0.03 0.04 -0.08 -0.04
words: ,	who	-0.09 -0.01 -0.12 -0.07 0.03 -0.04 0.05
words: ,	will	0.13 0.02 -0.22 -0.16 -0.16 -0.15 -0.21
words: ,	with	-0.14 0.12 -0.25 0.02 -0.04 -0.15 0.04
words: ,	worker	-0.03 -0.10 -0.14 -0.12 0.15 -0.10 -0.10
words: -	after	0.03 -0.10 -0.12 -0.08 -0.02 -0.08 0.06
words: -	analysi	0.08 -0.04 -0.15 -0.13 -0.14 -0.10 -0.07
words: -	and	-0.01 -0.02 -0.13 0.01 0.03 -0.12 -0.13
words: -	as	0.07 0.03 0.04 -0.11 -0.15 -0.03 -0.05
words: -	but	-0.06 0.14 -0.09 -0.14 -0.12 -0.08 0.05
words: -	live	0.02 -0.03 -0.18 0.05 -0.01 -0.04 -0.20
words: -	opinion	-0.15 -0.12 0.04 -0.11 -0.11 -0.11 0.11
words: -	report	0.04 0.00 0.06 -0.04 -0.22 -0.16 -0.10
words: -	say	-0.03 0.02 -0.11 -0.09 -0.07 -0.08 0.04
words: -	the	-0.09 -0.03 -0.09 0.14 -0.07 -0.17 -0.04
words: -	what	0.04 -0.05 -0.08 -0.11 -0.10 -0.04 0.03
words: -	whil	0.01 0.03 -0.08 0.03 -0.11 -0.03 -0.10
words: -	خبرگزاری	0.06 0.03 -0.09 0.02 -0.11 -0.09 -0.12
words: .	,	0.01 -0.01 -0.19 0.07 -0.23 -0.22 -0.05
words: .	.	0.00 0.05 -0.23 -0.09 -0.05 -0.14 0.02
words: .	[number]	-0.10 0.05 -0.11 -0.12 0.02 -0.10 0.07
words: .	[place]	-0.13 -0.06 -0.11 -0.12 0.05 -0.13 0.06
words: .	[region]	-0.13 0.09 -0.11 0.03 -0.12 -0.05 -0.15
words: .	[side]	0.00 -0.10 -0.03 -0.19 -0.03 -0.20 0.14
words: .	[usa]	0.07 -0.07 -0.25 -0.05 -0.07 -0.15 0.01
words: .	a	0.04 -0.12 0.05 -0.12 0.04 -0.08 0.04
words: .	after	-0.09 -0.08 -0.07 -0.08 -0.03 0.04 0.05
words: .	and	-0.02 -0.03 -0.10 0.07 -0.11 -0.04 -0.02
words: .	as	0.04 0.07 -0.08 -0.11 -0.08 -0.02 -0.03
words: .	but	0.06 0.04 -0.16 -0.12 -0.03 -0.07 -0.11
words: .	chief	0.07 -0.08 -0.12 -0.09 -0.12 -0.07 0.05
words: .	he	-0.11 0.00 -0.06 -0.09 -0.05 -0.04 0.07
words: .	here	-0.11 -0.06 -0.15 -0.17 0.05 -0.11 0.06
words: .	in	0.10 -0.12 -0.09 -0.02 0.03 -0.15 0.00
words: .	it	0.08 -0.11 -0.17 -0.15 -0.17 -0.16 0.11
words: .	k	-0.01 -0.09 0.04 -0.04 -0.11 -0.10 0.03
words: .	n	-0.08 0.10 -0.07 -0.08 -0.09 -0.04 -0.10
words: .	not	-0.16 0.10 -0.11 -0.11 0.07 -0.09 -0.12
words: .	now	-0.06 -0.08 -0.11 -0.02 -0.11 -0.09 0.08
words: .	on	0.09 -0.14 -0.10 -0.05 -0.13 -0.11 -0.05
words: .	plus	-0.08 -0.07 -0.11 -0.07 -0.11 -0.09 0.09
words: .	rs	0.02 0.00 -0.10 0.08 0.00 -0.08 -0.13
words: .	s	-0.12 -0.01 -0.12 -0.07 0.12 -0.11 0.03
words: .	says	0.01 0.05 -0.16 -0.08 -0.16 -0.16 0.01
words: .	some	-0.10 -0.11 -0.09 -0.01 0.04 -0.07 0.08
words: .	the	-0.07 -0.21 -0.23 0.10 0.10 -0.12 -0.05
words: .	then	0.07 -0.14 -0.15 -0.13 0.03 -0.14 -0.03
words: .	to	0.05 -0.11 -0.12 -0.07 -0.15 0.06 0.05
words: .	video	-0.04 0.03 -0.14 -0.11 0.04 -0.08 -0.17
words: .	what	-0.11 0.02 -0.10 0.02 0.06 -0.09 0.03
words: .	whil	0.05 0.02 -0.11 -0.06 -0.12 -0.06 -0.09
words: .	will	-0.12 -0.02 0.05 0.06 -0.11 -0.11 -0.07
words: .	with	0.06 -0.11 -0.14 -0.10 -0.12 -0.13 0.08
words: .	yet	-0.09 0.04 -0.08 0.03 -0.08 -0.05 0.00
words: :	,	0.12 -0.18 -0.19 -0.16 0.04 -0.15 -0.01
words: :	[ally]	-0.10 0.11 -0.25 -0.15 -0.13 -0.13 0.02
words: :	[number]	0.07 -0.22 -0.10 0.12 -0.25 -0.26 -0.05
words: :	[place]	-0.18 0.15 -0.02 -0.03 0.13 -0.18 -0.26
words: :	[region]	-0.18 0.02 -0.14 0.13 -0.21 -0.13 -0.07
words: :	[side]	0.05 0.04 -0.07 -0.22 0.11 -0.21 -0.09
words: :	[usa]	0.05 0.25 -0.29 -0.34 -0.32 -0.11 -0.10
words: :	a	-0.08 -0.11 -0.17 -0.12 -0.02 -0.11 0.13
words: :	after	0.01 -0.10 -0.18 0.07 0.04 -0.15 -0.07
words: :	again	0.03 0.06 -0.13 -0.13 -0.12 -0.13 0.05
words: :	agreement	-0.16 0.08 -0.12 -0.18 -0.14 -0.12 -0.02
words: :	air	0.13 -0.09 -0.16 -0.07 -0.12 -0.09 -0.10
words: :	all	0.02 -0.08 -0.15 -0.15 0.07 -0.17 -0.18
words: :	analysi	-0.15 -0.12 -0.23 -0.10 -0.10 -0.11 0.22
words: :	analyst	-0.16 -0.13 0.08 -0.01 -0.20 -0.13 0.09
words: :	announc	-0.13 -0.11 -0.11 -0.01 0.12 -0.10 0.08
words: :	army	0.13 -0.14 -0.11 -0.10 0.06 -0.08 -0.11
words: :	as	0.08 -0.03 -0.11 -0.09 0.01 -0.05 0.01
words: :	asks	0.12 0.02 -0.10 -0.13 -0.13 -0.12 -0.16
words: :	attack	0.05 0.07 -0.11 -0.09 0.02 -0.12 -0.13
words: :	bbc	0.09 -0.15 -0.12 -0.07 -0.05 -0.12 0.00
words: :	can	-0.14 -0.13 -0.12 0.09 -0.12 -0.12 0.04
words: :	ceasefir	-0.09 0.13 -0.11 -0.13 -0.17 -0.10 -0.17
words: :	clash	-0.06 0.04 -0.17 -0.10 0.04 -0.12 -0.12
words: :	cnn	0.04 -0.14 -0.13 -0.10 0.01 -0.11 0.06
words: :	commander	0.09 -0.09 -0.10 -0.09 -0.09 -0.06 0.07
words: :	could	0.12 0.08 -0.16 -0.13 -0.16 -0.14 -0.09
words: :	destroy	-0.14 0.09 0.05 -0.13 0.05 -0.17 -0.05
words: :	don't	-0.07 0.04 -0.09 -0.06 -0.05 -0.06 0.01
words: :	dozen	-0.08 -0.11 -0.14 0.12 0.07 -0.13 -0.07
words: :	dron	-0.04 0.07 -0.12 -0.08 -0.11 -0.10 -0.14
words: :	evacuat	0.04 0.07 0.06 -0.06 -0.07 -0.08 -0.05
words: :	ex	0.11 -0.11 -0.12 -0.12 -0.10 -0.06 0.12
words: :	expert	-0.04 -0.11 -0.27 0.03 -0.24 -0.19 0.10
words: :	explosion	0.13 0.08 -0.20 -0.15 -0.20 -0.14 -0.18
words: :	foreign	-0.07 0.06 -0.09 -0.11 -0.05 -0.02 -0.06
words: :	fox	0.09 -0.09 -0.11 -0.05 -0.13 -0.08 -0.03
words: :	from	-0.19 0.11 0.05 -0.09 0.00 -0.03 0.03
words: :	full	-0.10 -0.01 -0.08 -0.02 -0.09 -0.06 0.07
words: :	global	-0.11 0.06 -0.07 0.06 -0.12 -0.05 -0.11
words: :	gop	-0.07 -0.07 0.06 -0.06 -0.06 -0.06 0.01
words: :	he	-0.16 -0.12 0.03 0.01 -0.11 -0.08 0.12
words: :	hits	0.05 -0.17 -0.23 -0.20 0.03 -0.18 -0.05
words: :	how	0.02 -0.18 0.00 -0.01 -0.34 0.05 0.01
words: :	i	-0.10 -0.04 -0.19 -0.01 -0.15 -0.12 0.08
words: :	if	-0.11 0.07 -0.27 -0.15 -0.23 -0.23 0.07
words: :	in	-0.07 0.10 -0.06 0.03 0.05 -0.25 -0.23
words: :	insid	0.05 -0.07 -0.12 -0.07 0.03 -0.06 -0.12
words: :	intercept	0.09 -0.06 -0.09 -0.08 -0.09 -0.05 -0.11
words: :	it	-0.05 -0.04 -0.14 -0.13 0.05 -0.13 0.05
words: :	kill	-0.11 0.03 -0.17 -0.12 0.07 -0.11 0.05
words: :	latest	0.15 -0.20 -0.21 0.17 -0.18 -0.21 -0.10
words: :	launch	0.21 -0.19 -0.28 -0.19 -0.07 -0.21 -0.21
words: :	live	0.06 0.02 -0.22 -0.10 -0.17 -0.03 -0.03
words: :	maga	-0.09 -0.14 -0.10 -0.09 -0.12 -0.04 0.12
words: :	market	-0.10 0.01 -0.08 0.06 -0.10 -0.06 -0.13
words: :	may	0.05 -0.01 -0.14 -0.16 0.10 -0.16 -0.17
words: :	media	0.02 -0.11 -0.15 0.06 -0.01 -0.10 -0.02
words: :	military	-0.05 -0.09 -0.14 -0.05 0.06 -0.07 -0.03
words: :	missil	0.03 -0.21 -0.02 -0.02 -0.07 -0.20 -0.02
words: :	more	-0.08 0.08 -0.10 -0.06 0.04 -0.05 -0.15
words: :	must	-0.13 0.03 -0.08 -0.06 -0.10 -0.08 0.03
words: :	new	0.12 -0.13 -0.10 -0.10 -0.14 -0.11 -0.11
words: :	no	-0.11 -0.04 -0.18 -0.18 0.02 -0.14 0.11
words: :	nobody	-0.11 0.05 -0.10 -0.11 -0.11 -0.10 0.10
words: :	not	-0.03 0.07 -0.11 -0.15 0.04 -0.27 -0.08
words: :	official	0.06 -0.10 0.07 -0.08 0.06 -0.10 -0.14
words: :	oil	0.05 -0.14 -0.10 -0.03 -0.15 -0.10 0.03
words: :	on	-0.17 0.02 0.04 0.01 -0.05 -0.13 0.08
words: :	one	0.11 -0.10 -0.12 -0.11 -0.10 -0.08 -0.11
words: :	our	-0.06 0.00 -0.15 -0.11 -0.14 -0.10 0.08
words: :	president	0.07 0.02 -0.11 -0.09 -0.13 -0.07 -0.14
words: :	red	-0.02 0.01 -0.08 -0.06 0.00 -0.09 0.00
words: :	regim	-0.07 -0.07 -0.09 0.05 -0.10 -0.10 0.03
words: :	report	-0.05 -0.08 0.14 -0.05 -0.24 0.01 -0.02
words: :	says	-0.12 -0.03 -0.08 -0.10 0.08 -0.10 0.05
words: :	second	0.10 -0.09 -0.09 -0.08 -0.10 -0.08 -0.10
words: :	ship	-0.03 -0.14 -0.12 0.06 -0.12 -0.09 -0.11
words: :	siren	0.14 -0.11 -0.14 -0.12 -0.20 -0.08 -0.18
words: :	sourc	0.04 -0.06 0.03 0.00 -0.14 -0.10 -0.03
words: :	stat	0.07 -0.01 -0.12 -0.10 0.03 -0.12 -0.09
words: :	strik	0.00 -0.19 -0.20 0.08 0.05 -0.17 -0.09
words: :	talk	0.00 0.02 -0.17 -0.22 -0.18 -0.14 -0.02
words: :	the	0.03 -0.15 0.07 -0.12 0.00 -0.15 -0.03
words: :	they'r	-0.09 -0.01 -0.12 -0.06 -0.05 -0.04 0.02
words: :	this	-0.07 -0.04 -0.16 -0.08 -0.17 -0.14 0.09
words: :	to	-0.09 0.04 0.03 0.03 0.01 -0.23 -0.13
words: :	two	0.02 -0.09 -0.10 0.04 -0.10 -0.06 -0.10
words: :	updat	0.11 -0.09 -0.12 -0.01 -0.20 -0.14 -0.20
words: :	video	0.10 -0.08 -0.14 -0.07 -0.01 -0.07 -0.17
words: :	war	0.01 0.17 -0.26 -0.22 -0.29 -0.23 -0.08
words: :	wave	0.16 -0.14 -0.14 -0.11 -0.17 -0.12 -0.14
words: :	we	0.01 0.01 -0.01 0.05 0.02 -0.09 -0.15
words: :	what	0.07 -0.04 -0.26 0.04 -0.14 -0.22 -0.08
words: :	when	-0.13 0.04 -0.09 0.04 0.09 -0.09 0.01
words: :	who	-0.10 -0.13 -0.11 -0.12 0.05 -0.09 0.05
words: :	why	0.07 -0.02 -0.01 0.07 -0.02 -0.15 -0.14
words: :	will	0.00 -0.09 -0.09 0.06 -0.11 -0.07 -0.05
words: :	with	-0.11 0.12 -0.19 -0.15 0.01 -0.14 -0.14
words: :	world	-0.08 0.12 -0.11 -0.08 -0.14 -0.09 -0.15
words: :	wound	0.15 -0.16 -0.17 -0.15 -0.03 -0.14 -0.17
words: :	wsj	-0.12 -0.01 0.07 0.04 -0.10 -0.13 -0.06
words: :	you	-0.02 -0.11 -0.09 -0.08 -0.09 -0.06 0.09
words: :	your	0.04 -0.14 -0.07 0.06 -0.07 -0.06 0.04
words: ;	[number]	-0.02 -0.07 0.00 0.03 0.00 -0.06 -0.10
words: ;	[place]	0.05 -0.06 -0.07 0.00 -0.05 -0.05 -0.06
words: ;	[side]	0.07 0.06 -0.22 -0.19 -0.26 -0.16 -0.14
words: ;	[usa]	0.02 0.07 -0.14 -0.08 -0.13 -0.06 -0.16
words: ;	no	0.07 0.04 -0.06 -0.11 -0.08 -0.04 -0.11
words: ?	-	-0.14 -0.01 -0.14 0.02 -0.10 -0.07 0.08
words: ?	:	-0.04 0.03 -0.08 -0.03 0.06 -0.05 -0.04
words: ?	[side]	-0.08 -0.01 -0.13 0.09 -0.12 -0.12 -0.06
words: ?	[usa]	0.08 -0.10 -0.18 -0.14 -0.15 -0.07 0.09
words: ?	here	-0.11 -0.13 -0.11 0.04 -0.12 -0.04 0.08
words: [ally]	,	-0.08 -0.07 -0.25 -0.08 0.06 -0.12 0.12
words: [ally]	.	0.08 -0.09 -0.15 -0.10 -0.08 -0.10 -0.01
words: [ally]	:	-0.09 0.09 -0.24 -0.21 -0.03 -0.18 0.00
words: [ally]	[place]	-0.01 0.07 -0.10 -0.04 -0.17 -0.04 -0.10
words: [ally]	[side]	0.03 -0.14 -0.11 -0.08 -0.11 -0.09 0.10
words: [ally]	agre	0.11 -0.07 -0.11 -0.14 -0.15 -0.11 -0.20
words: [ally]	and	0.01 0.01 0.04 -0.05 -0.16 -0.10 -0.09
words: [ally]	announc	-0.05 0.09 -0.14 -0.10 -0.18 -0.03 -0.16
words: [ally]	attack	0.10 -0.14 -0.11 -0.09 0.02 -0.07 -0.13
words: [ally]	ceasefir	-0.13 0.15 -0.09 -0.08 -0.14 -0.10 -0.17
words: [ally]	chief	-0.04 0.13 -0.08 -0.06 -0.10 -0.04 -0.13
words: [ally]	claim	0.10 -0.17 -0.16 -0.07 0.06 -0.11 -0.15
words: [ally]	commander	-0.05 -0.15 0.07 -0.05 -0.11 -0.06 0.00
words: [ally]	development	-0.04 0.08 -0.11 -0.10 -0.11 -0.07 -0.01
words: [ally]	disarmament	-0.11 0.13 -0.12 -0.11 -0.10 -0.07 -0.17
words: [ally]	dron	-0.08 0.06 -0.12 0.07 -0.07 -0.08 -0.09
words: [ally]	enter	0.02 -0.10 -0.10 0.06 -0.09 -0.06 -0.11
words: [ally]	fir	0.05 -0.08 -0.02 -0.02 -0.04 -0.01 -0.05
words: [ally]	in	0.11 -0.05 0.07 -0.12 -0.08 -0.09 -0.18
words: [ally]	join	0.09 -0.17 -0.10 -0.06 -0.09 -0.07 0.03
words: [ally]	launch	0.03 -0.13 -0.14 -0.09 0.09 -0.06 -0.18
words: [ally]	leader	-0.02 0.09 -0.08 -0.05 -0.06 -0.05 -0.10
words: [ally]	official	0.01 0.05 -0.11 -0.07 -0.10 -0.10 -0.11
words: [ally]	operativ	0.10 -0.09 -0.07 -0.04 -0.08 -0.02 -0.10
words: [ally]	rocket	0.04 -0.12 -0.11 -0.09 -0.15 -0.07 0.03
words: [ally]	says	0.18 -0.12 -0.16 -0.13 -0.18 -0.10 -0.20
words: [ally]	strik	0.18 -0.17 -0.13 -0.12 -0.15 -0.05 -0.16
words: [ally]	target	0.11 -0.10 -0.08 -0.03 -0.12 -0.03 -0.10
words: [ally]	terrorist	0.09 -0.09 -0.13 -0.07 0.02 -0.07 -0.11
words: [ally]	threaten	-0.09 0.08 -0.14 0.06 -0.12 -0.12 -0.17
words: [ally]	to	0.13 -0.10 -0.10 -0.09 -0.13 -0.10 0.06
words: [ally]	vow	-0.06 0.02 -0.09 0.07 -0.09 -0.08 -0.11
words: [number]	,	-0.13 -0.20 -0.01 0.08 0.06 -0.01 0.04
words: [number]	.	-0.10 0.02 -0.03 0.02 -0.02 0.06 0.03
words: [number]	:	-0.10 0.09 -0.28 0.08 -0.09 -0.21 -0.06
words: [number]	[ally]	0.26 -0.22 0.01 -0.16 -0.23 -0.05 -0.20
words: [number]	[number]	0.04 -0.18 -0.31 0.01 0.07 -0.04 0.03
words: [number]	[place]	-0.10 0.06 -0.10 0.06 0.03 -0.05 -0.13
words: [number]	[side]	0.01 -0.03 0.00 -0.08 0.00 -0.02 -0.06
words: [number]	[usa]	0.06 -0.09 -0.28 -0.21 0.15 -0.14 -0.14
words: [number]	after	-0.08 0.05 -0.11 -0.12 0.08 -0.09 -0.14
words: [number]	as	-0.11 0.00 -0.12 -0.19 0.08 -0.13 -0.01
words: [number]	attack	-0.11 -0.12 -0.11 -0.01 0.11 -0.09 -0.10
words: [number]	ballistic	0.07 -0.14 -0.23 -0.12 -0.02 -0.14 -0.15
words: [number]	bomb	0.13 -0.11 -0.14 -0.08 -0.12 -0.09 -0.12
words: [number]	confirm	0.06 -0.06 -0.05 0.03 -0.10 -0.04 -0.08
words: [number]	cost	-0.07 -0.12 -0.08 0.00 0.05 0.12 -0.14
words: [number]	country	-0.07 0.07 -0.04 -0.08 0.06 -0.06 -0.08
words: [number]	day	-0.24 0.12 -0.14 -0.03 0.03 -0.10 -0.01
words: [number]	days	-0.01 0.00 -0.01 0.01 -0.01 -0.19 -0.08
words: [number]	dead	0.07 -0.13 -0.20 -0.12 0.01 -0.20 -0.03
words: [number]	dollar	0.10 -0.11 0.02 -0.05 -0.10 -0.08 -0.06
words: [number]	dollarsb	-0.11 0.03 -0.12 0.07 -0.13 -0.10 -0.11
words: [number]	dollarsbn	0.09 -0.08 -0.17 0.06 -0.19 -0.15 -0.14
words: [number]	dollarsm	0.01 -0.12 -0.17 -0.03 -0.17 -0.16 0.07
words: [number]	dollarsmillion	-0.12 -0.05 0.12 0.01 -0.11 -0.08 -0.11
words: [number]	dron	0.06 -0.14 -0.12 -0.07 -0.01 -0.07 -0.11
words: [number]	e	0.09 -0.08 -0.09 -0.06 -0.08 0.00 -0.09
words: [number]	early	-0.06 0.07 0.03 -0.12 -0.12 -0.06 -0.13
words: [number]	fighter	0.00 -0.06 -0.09 -0.08 0.07 -0.06 -0.12
words: [number]	hour	-0.03 0.05 -0.22 0.08 -0.24 -0.12 -0.11
words: [number]	in	0.05 -0.09 -0.23 -0.14 0.05 -0.18 -0.02
words: [number]	jet	0.10 -0.08 -0.10 -0.10 -0.07 -0.09 -0.12
words: [number]	kill	0.00 -0.03 -0.25 -0.16 0.09 -0.12 -0.28
words: [number]	launcher	0.11 -0.08 -0.14 -0.07 -0.13 -0.09 -0.10
words: [number]	medic	0.07 -0.07 -0.05 -0.03 -0.03 -0.03 -0.06
words: [number]	mil	-0.02 -0.10 -0.12 -0.01 -0.08 -0.08 0.09
words: [number]	million	-0.18 -0.16 -0.13 -0.04 0.03 0.02 0.11
words: [number]	minut	-0.03 -0.13 -0.16 -0.14 -0.12 -0.11 0.11
words: [number]	miss	-0.02 -0.04 -0.03 0.01 0.06 -0.02 -0.05
words: [number]	missil	0.11 -0.12 0.04 -0.15 -0.27 -0.19 -0.19
words: [number]	of	0.09 -0.05 -0.19 -0.26 -0.26 -0.23 -0.02
words: [number]	oil	-0.14 0.05 -0.06 -0.07 -0.13 -0.08 0.07
words: [number]	peopl	-0.07 -0.04 0.03 -0.13 0.08 -0.15 0.00
words: [number]	percent	-0.10 -0.07 0.02 0.13 -0.22 -0.07 -0.13
words: [number]	point	-0.18 0.12 -0.02 -0.04 -0.22 -0.15 -0.04
words: [number]	rocket	0.11 -0.09 -0.11 -0.05 -0.10 -0.09 -0.12
words: [number]	s	0.07 -0.08 -0.08 -0.06 -0.08 -0.07 -0.09
words: [number]	ship	-0.05 -0.10 -0.18 0.11 -0.17 -0.23 -0.17
words: [number]	soldier	-0.03 -0.11 -0.08 0.06 0.03 -0.06 -0.12
words: [number]	strik	0.10 -0.14 -0.10 -0.11 -0.10 -0.11 0.04
words: [number]	target	0.13 -0.13 -0.10 -0.10 -0.12 -0.09 -0.10
words: [number]	th	-0.10 0.09 -0.08 -0.09 -0.09 -0.07 -0.06
words: [number]	to	0.06 -0.10 -0.29 0.06 -0.17 -0.22 0.01
words: [number]	vessel	-0.14 -0.12 -0.08 0.14 -0.08 -0.06 -0.08
words: [number]	war	-0.05 0.02 -0.14 -0.15 0.08 -0.14 -0.08
words: [number]	week	0.09 0.00 -0.21 -0.23 -0.20 -0.14 -0.09
words: [number]	with	-0.07 0.07 -0.16 -0.06 -0.06 0.07 -0.04
words: [number]	wound	0.07 -0.14 -0.22 -0.13 0.00 -0.14 -0.20
words: [number]	year	-0.01 0.02 -0.05 -0.14 -0.04 -0.10 0.04
words: [number]	–	0.06 -0.02 -0.12 -0.14 -0.16 -0.13 -0.01
words: [place]	,	0.00 0.12 -0.25 -0.16 -0.02 -0.19 -0.14
words: [place]	-	-0.04 0.03 -0.13 0.08 -0.04 -0.09 -0.20
words: [place]	.	0.00 0.04 -0.24 -0.09 -0.15 -0.17 0.02
words: [place]	:	-0.10 0.09 -0.11 -0.09 0.03 -0.23 -0.02
words: [place]	;	0.14 -0.01 -0.15 -0.02 -0.15 -0.13 -0.17
words: [place]	?	-0.07 0.01 -0.16 0.03 -0.19 -0.13 0.07
words: [place]	[ally]	-0.02 0.01 -0.16 -0.12 -0.15 -0.11 0.06
words: [place]	[number]	-0.04 0.06 -0.05 -0.05 -0.04 -0.03 -0.12
words: [place]	[place]	0.07 0.09 -0.39 -0.02 -0.18 -0.21 -0.13
words: [place]	[region]	0.02 -0.07 -0.12 -0.11 -0.12 -0.13 0.06
words: [place]	[side]	-0.01 0.01 -0.01 -0.05 -0.19 -0.17 0.00
words: [place]	[usa]	0.00 0.03 -0.22 0.02 -0.18 -0.05 -0.02
words: [place]	a	-0.11 0.08 -0.07 0.04 -0.13 -0.08 -0.04
words: [place]	about	-0.15 0.15 -0.11 -0.12 -0.08 -0.10 -0.11
words: [place]	accus	-0.05 0.15 -0.11 -0.12 -0.14 -0.12 -0.14
words: [place]	after	0.13 0.03 -0.31 -0.12 -0.03 -0.14 -0.25
words: [place]	again	0.04 0.00 -0.12 -0.13 0.00 -0.13 -0.14
words: [place]	agre	-0.14 0.07 -0.04 0.06 -0.12 -0.05 -0.09
words: [place]	ahead	0.04 -0.09 -0.07 -0.13 -0.08 -0.04 0.06
words: [place]	air	-0.04 -0.01 -0.05 -0.04 -0.02 -0.02 0.06
words: [place]	airbas	0.01 -0.09 -0.13 -0.07 0.06 -0.08 -0.08
words: [place]	aircraft	-0.02 0.10 -0.08 -0.08 -0.06 -0.07 -0.09
words: [place]	airport	0.14 -0.06 -0.14 -0.04 -0.17 -0.13 -0.24
words: [place]	ally	0.07 0.04 -0.12 -0.14 -0.09 -0.09 -0.15
words: [place]	ambassador	-0.10 -0.02 0.00 -0.11 0.01 -0.07 0.03
words: [place]	amid	0.09 -0.09 -0.20 -0.18 0.03 -0.18 -0.04
words: [place]	and	-0.02 0.06 0.01 -0.18 -0.12 -0.15 -0.04
words: [place]	announc	-0.09 0.09 0.01 -0.18 -0.06 -0.13 -0.19
words: [place]	aoun	-0.14 0.16 -0.12 -0.13 -0.17 -0.08 -0.16
words: [place]	apartment	0.09 -0.10 -0.08 -0.09 -0.05 -0.10 -0.10
words: [place]	are	-0.08 0.11 0.04 -0.16 -0.15 -0.10 -0.14
words: [place]	arm	0.10 -0.15 -0.07 -0.12 0.04 -0.07 -0.05
words: [place]	army	-0.07 0.11 -0.09 -0.11 -0.16 -0.03 -0.14
words: [place]	as	0.08 0.04 -0.25 -0.14 0.10 -0.12 -0.23
words: [place]	attack	0.01 0.02 0.01 -0.03 -0.14 -0.17 -0.08
words: [place]	back	-0.11 0.12 -0.12 -0.12 -0.12 -0.09 -0.11
words: [place]	bas	0.10 -0.09 -0.18 -0.14 -0.12 -0.11 0.00
words: [place]	base	0.11 -0.05 -0.32 -0.02 -0.25 -0.11 -0.11
words: [place]	befor	0.08 -0.03 -0.13 -0.13 -0.12 -0.08 -0.14
words: [place]	begin	-0.13 -0.01 -0.11 -0.12 0.07 -0.10 -0.12
words: [place]	blam	0.14 -0.13 -0.11 -0.14 -0.09 -0.10 -0.12
words: [place]	border	0.15 -0.14 -0.14 -0.07 -0.16 -0.10 -0.14
words: [place]	build	0.00 -0.09 -0.09 0.07 0.00 -0.08 -0.11
words: [place]	but	-0.14 0.09 -0.05 -0.06 0.08 -0.03 -0.06
words: [place]	call	-0.04 0.01 -0.14 -0.18 0.09 -0.08 -0.19
words: [place]	capital	0.05 -0.01 -0.07 -0.12 -0.03 -0.06 -0.09
words: [place]	ceas	-0.11 0.04 -0.05 -0.08 -0.11 -0.05 0.06
words: [place]	ceasefir	-0.02 -0.14 -0.18 -0.07 0.09 -0.14 0.05
words: [place]	chief	-0.14 0.06 -0.08 -0.16 0.06 -0.03 -0.11
words: [place]	claim	0.06 0.00 -0.10 -0.08 -0.09 -0.09 -0.11
words: [place]	clos	0.02 0.08 -0.10 -0.10 0.01 -0.13 -0.13
words: [place]	coast	0.07 -0.18 -0.13 -0.07 0.05 -0.09 -0.14
words: [place]	condemn	0.00 0.09 -0.10 -0.12 -0.14 -0.07 -0.15
words: [place]	confirm	-0.13 0.12 -0.12 -0.16 0.08 -0.10 -0.13
words: [place]	conflict	-0.12 0.11 -0.04 -0.12 -0.04 -0.03 -0.08
words: [place]	continu	0.11 -0.13 -0.14 -0.15 -0.17 -0.10 0.02
words: [place]	could	-0.08 0.12 -0.11 -0.15 -0.17 -0.06 0.03
words: [place]	crew	0.09 -0.13 -0.11 0.03 -0.09 -0.06 -0.12
words: [place]	crud	0.09 -0.05 -0.02 -0.08 -0.06 -0.03 -0.05
words: [place]	cuts	-0.07 -0.09 -0.03 0.08 -0.06 -0.03 -0.03
words: [place]	death	0.07 -0.01 -0.05 -0.12 -0.02 -0.06 -0.11
words: [place]	declar	-0.13 -0.07 -0.06 0.11 -0.12 -0.08 -0.09
words: [place]	defenc	0.14 -0.10 -0.12 -0.11 -0.11 -0.06 -0.03
words: [place]	demand	-0.13 -0.03 -0.11 0.03 -0.11 -0.10 0.04
words: [place]	deny	0.13 -0.10 -0.13 0.01 -0.09 -0.08 -0.13
words: [place]	despit	0.22 -0.16 -0.12 -0.27 -0.14 -0.17 -0.26
words: [place]	did	0.02 -0.05 -0.15 -0.12 -0.12 -0.04 0.03
words: [place]	due	-0.06 -0.08 -0.06 0.02 -0.12 -0.09 0.10
words: [place]	dur	-0.06 0.06 -0.10 -0.06 -0.13 -0.04 0.03
words: [place]	economy	-0.11 -0.11 -0.06 0.10 -0.09 -0.03 -0.07
words: [place]	energy	-0.10 -0.11 -0.05 0.11 -0.12 -0.04 -0.08
words: [place]	evacuat	0.07 -0.10 -0.07 0.06 -0.04 -0.10 -0.09
words: [place]	fac	-0.10 0.01 -0.09 -0.08 0.06 -0.08 -0.08
words: [place]	family	-0.16 -0.11 -0.09 -0.11 0.17 -0.07 -0.15
words: [place]	famou	0.09 -0.09 -0.10 -0.09 -0.08 -0.08 -0.09
words: [place]	fight	-0.09 0.14 -0.09 -0.13 -0.09 -0.10 -0.12
words: [place]	fm	-0.12 0.06 -0.10 0.06 -0.12 -0.07 -0.14
words: [place]	follow	0.08 -0.13 -0.10 -0.12 -0.10 -0.13 0.03
words: [place]	for	-0.17 0.14 0.05 -0.10 -0.23 -0.12 -0.03
words: [place]	foreign	-0.09 -0.01 -0.09 0.05 0.06 -0.04 -0.15
words: [place]	from	-0.07 0.06 -0.16 0.03 -0.19 -0.11 -0.03
words: [place]	fuel	-0.10 -0.09 -0.09 0.11 0.00 -0.08 -0.09
words: [place]	gas	-0.07 0.02 -0.09 0.01 0.05 -0.11 0.01
words: [place]	halt	-0.05 -0.09 -0.05 0.01 0.06 -0.05 -0.08
words: [place]	has	-0.03 0.03 -0.12 -0.03 0.08 -0.06 -0.13
words: [place]	have	-0.11 0.03 -0.07 0.01 0.07 -0.06 -0.10
words: [place]	help	0.00 -0.08 0.10 -0.13 -0.14 -0.14 -0.05
words: [place]	high	0.00 -0.11 -0.10 -0.15 0.07 -0.12 -0.15
words: [place]	hit	0.03 -0.16 -0.15 -0.16 0.02 -0.15 0.02
words: [place]	hospital	-0.07 -0.06 -0.06 -0.07 0.09 -0.06 -0.08
words: [place]	host	-0.10 0.11 -0.06 -0.09 -0.08 -0.07 -0.10
words: [place]	hotel	-0.03 -0.08 0.05 -0.10 -0.03 -0.09 0.01
words: [place]	if	-0.11 0.11 -0.05 -0.10 -0.09 -0.02 -0.12
words: [place]	in	-0.05 0.16 -0.04 -0.06 -0.28 -0.18 -0.18
words: [place]	inflation	0.06 -0.10 -0.06 0.00 -0.06 -0.05 -0.09
words: [place]	inspector	-0.12 0.10 -0.10 -0.09 -0.08 -0.08 -0.10
words: [place]	intercept	0.11 -0.12 -0.12 -0.10 -0.09 -0.07 -0.08
words: [place]	interior	0.06 -0.06 -0.11 -0.11 -0.10 -0.08 0.07
words: [place]	is	-0.12 0.09 0.08 -0.14 -0.28 -0.13 -0.03
words: [place]	issu	0.01 -0.09 -0.05 0.04 0.01 -0.04 -0.09
words: [place]	journalist	0.02 -0.14 -0.11 -0.09 -0.07 -0.11 0.00
words: [place]	kill	0.07 -0.09 -0.17 -0.18 0.02 -0.08 -0.27
words: [place]	latest	0.12 -0.04 -0.09 -0.17 -0.06 -0.13 -0.13
words: [place]	leader	-0.01 -0.01 -0.08 0.02 -0.07 -0.03 0.03
words: [place]	leav	-0.10 0.08 -0.05 0.03 -0.11 -0.05 -0.12
words: [place]	lng	0.08 -0.14 -0.05 -0.06 -0.13 -0.06 -0.12
words: [place]	lpg	-0.10 -0.08 -0.04 0.10 -0.09 -0.05 -0.06
words: [place]	may	0.04 -0.16 -0.13 -0.12 0.01 -0.11 0.07
words: [place]	meet	-0.12 0.13 -0.08 -0.13 -0.11 -0.06 -0.12
words: [place]	military	0.04 0.10 -0.07 -0.13 -0.20 -0.10 -0.08
words: [place]	minister	-0.01 0.01 -0.13 0.01 -0.01 -0.11 -0.15
words: [place]	mountain	-0.02 -0.08 -0.11 -0.10 0.04 -0.08 0.05
words: [place]	must	0.01 0.02 -0.09 -0.12 -0.11 -0.09 0.01
words: [place]	negotiation	-0.12 0.04 -0.06 -0.08 -0.11 -0.07 0.05
words: [place]	negotiator	-0.17 0.16 -0.07 -0.14 -0.14 -0.06 -0.13
words: [place]	not	0.04 -0.04 -0.14 -0.16 -0.18 -0.16 0.04
words: [place]	oblig	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: [place]	of	-0.05 0.02 -0.17 -0.12 -0.07 -0.05 0.04
words: [place]	offer	-0.05 0.03 -0.09 0.06 -0.11 -0.07 -0.07
words: [place]	official	-0.13 0.09 0.05 -0.10 -0.14 -0.08 -0.11
words: [place]	oil	0.09 0.01 -0.11 -0.03 -0.24 -0.08 -0.12
words: [place]	on	-0.02 -0.01 -0.26 -0.02 -0.02 -0.13 0.04
words: [place]	over	-0.08 0.13 -0.20 -0.18 0.05 -0.17 -0.03
words: [place]	own	-0.10 -0.05 -0.06 0.08 -0.07 -0.05 0.02
words: [place]	peacekeeper	0.14 -0.12 -0.13 -0.18 -0.02 -0.11 -0.18
words: [place]	plan	-0.01 0.06 -0.10 -0.11 -0.12 -0.03 0.09
words: [place]	play	-0.12 0.03 -0.09 -0.11 -0.09 -0.09 0.07
words: [place]	pm	-0.09 0.13 -0.18 -0.11 -0.19 -0.09 -0.06
words: [place]	polic	-0.17 -0.14 0.01 -0.13 0.06 -0.09 0.05
words: [place]	port	0.18 -0.19 -0.14 -0.04 -0.12 -0.12 -0.15
words: [place]	postpon	-0.02 -0.07 -0.05 -0.09 -0.11 -0.07 0.08
words: [place]	power	-0.13 -0.14 -0.11 0.11 -0.02 -0.15 -0.09
words: [place]	prepar	0.04 0.04 -0.07 -0.13 -0.09 -0.01 -0.09
words: [place]	president	-0.13 0.14 -0.10 -0.16 0.04 -0.05 0.01
words: [place]	prim	-0.09 0.04 -0.10 -0.09 -0.08 -0.04 0.00
words: [place]	push	-0.04 0.02 -0.13 -0.17 0.05 -0.11 -0.15
words: [place]	puts	-0.08 -0.05 -0.11 -0.01 -0.08 -0.10 0.11
words: [place]	reach	-0.04 0.02 -0.10 -0.12 0.05 -0.05 -0.10
words: [place]	refiner	-0.09 -0.07 -0.06 0.09 -0.10 -0.09 -0.07
words: [place]	refinery	-0.08 -0.16 -0.12 0.12 -0.13 -0.15 -0.12
words: [place]	refus	0.00 0.10 -0.04 -0.07 -0.02 0.00 -0.10
words: [place]	reject	0.02 -0.04 0.05 0.03 -0.08 -0.11 -0.11
words: [place]	report	0.10 -0.08 -0.10 0.00 -0.12 -0.08 -0.10
words: [place]	resident	-0.04 -0.11 -0.11 -0.07 0.09 -0.08 0.04
words: [place]	role	-0.13 0.09 -0.11 -0.09 -0.13 -0.08 0.04
words: [place]	roulett	-0.12 -0.09 -0.13 0.02 -0.12 -0.09 0.13
words: [place]	sailor	-0.04 0.02 -0.14 -0.14 0.07 -0.10 -0.12
words: [place]	sanction	-0.03 0.00 -0.11 0.11 -0.10 -0.13 -0.14
words: [place]	says	0.02 0.10 -0.11 -0.09 -0.01 -0.17 -0.43
words: [place]	seafarer	-0.06 -0.14 -0.11 -0.16 0.10 -0.09 -0.12
words: [place]	seek	-0.09 0.06 -0.08 -0.10 0.01 -0.03 0.05
words: [place]	sees	-0.07 -0.07 -0.05 0.08 -0.05 -0.02 -0.05
words: [place]	send	0.15 -0.16 -0.10 -0.10 -0.09 -0.06 -0.13
words: [place]	ship	-0.16 0.07 -0.12 0.04 -0.10 -0.13 -0.13
words: [place]	shipp	-0.10 -0.12 -0.08 0.11 -0.08 -0.07 -0.08
words: [place]	shoot	0.11 -0.13 -0.08 -0.10 -0.08 -0.06 -0.10
words: [place]	should	-0.06 0.10 -0.12 -0.11 -0.03 -0.06 -0.01
words: [place]	shut	-0.09 0.01 -0.02 0.05 -0.05 -0.03 -0.05
words: [place]	skyscraper	0.10 -0.11 -0.09 -0.10 -0.09 -0.07 -0.09
words: [place]	slam	0.09 -0.03 -0.08 -0.11 -0.09 -0.05 -0.08
words: [place]	soldier	0.17 -0.15 -0.09 -0.09 -0.18 -0.04 -0.15
words: [place]	speak	-0.04 0.11 -0.11 -0.02 0.03 -0.08 -0.14
words: [place]	stall	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: [place]	stat	-0.04 -0.12 -0.11 0.08 0.00 -0.10 -0.11
words: [place]	stock	-0.07 -0.12 -0.03 0.09 -0.10 -0.04 -0.05
words: [place]	strik	-0.09 0.02 -0.23 -0.11 -0.03 -0.19 0.06
words: [place]	strongly	0.06 -0.03 -0.05 -0.09 -0.06 -0.04 -0.09
words: [place]	suspend	0.06 -0.08 -0.07 -0.05 0.03 -0.07 -0.15
words: [place]	talk	-0.01 -0.02 -0.16 -0.18 -0.27 -0.07 0.07
words: [place]	tanker	-0.01 -0.01 -0.14 0.01 -0.15 -0.11 0.03
words: [place]	target	0.10 -0.11 -0.12 -0.09 0.03 -0.10 -0.12
words: [place]	tell	-0.05 0.10 -0.08 -0.05 0.00 -0.04 -0.10
words: [place]	that	-0.09 0.03 -0.09 -0.04 0.01 -0.04 0.04
words: [place]	threaten	-0.10 0.12 -0.12 -0.13 -0.15 -0.12 -0.12
words: [place]	to	-0.01 0.06 -0.03 -0.03 -0.08 -0.19 -0.07
words: [place]	too	-0.11 0.11 -0.08 -0.09 -0.13 -0.11 -0.09
words: [place]	tourist	0.03 -0.10 -0.07 -0.05 0.06 -0.06 -0.03
words: [place]	trad	0.01 -0.02 -0.09 0.00 -0.10 -0.11 -0.09
words: [place]	truc	-0.06 -0.03 -0.07 -0.07 0.00 -0.06 0.04
words: [place]	turtl	-0.03 -0.06 -0.09 -0.07 0.06 -0.09 -0.11
words: [place]	under	0.13 -0.15 -0.09 -0.07 -0.11 -0.03 -0.06
words: [place]	urg	-0.03 0.04 -0.11 -0.04 0.03 -0.04 -0.19
words: [place]	villag	0.05 -0.12 -0.14 -0.08 0.05 -0.09 -0.12
words: [place]	visit	-0.11 0.12 -0.08 -0.10 -0.08 -0.07 -0.13
words: [place]	war	0.01 -0.07 -0.16 -0.09 -0.16 -0.16 0.11
words: [place]	warn	-0.18 0.05 -0.17 -0.03 0.01 0.03 -0.19
words: [place]	was	-0.04 -0.03 -0.05 -0.04 0.03 -0.03 0.00
words: [place]	water	0.02 0.04 -0.10 -0.10 0.05 -0.12 -0.13
words: [place]	welcom	-0.08 0.11 -0.05 -0.16 -0.07 -0.04 -0.10
words: [place]	whil	0.09 -0.11 -0.04 -0.03 -0.03 -0.02 -0.07
words: [place]	will	-0.03 0.18 -0.03 -0.09 -0.22 -0.16 -0.14
words: [place]	with	-0.01 0.02 -0.16 -0.01 0.02 -0.11 -0.18
words: [place]	without	0.04 -0.08 -0.12 -0.11 -0.15 -0.11 0.02
words: [place]	xiv	-0.15 0.13 -0.14 -0.15 -0.14 -0.11 -0.05
words: [place]	|	0.05 -0.02 -0.06 -0.13 -0.06 -0.03 -0.11
words: [place]	–	0.05 -0.08 -0.07 -0.09 0.07 -0.09 -0.13
words: [place]	—	0.04 -0.09 -0.08 -0.08 -0.10 -0.04 0.04
words: [region]	,	0.07 0.03 -0.14 -0.07 -0.16 -0.01 -0.15
words: [region]	-	0.00 -0.12 -0.13 0.13 -0.13 -0.06 -0.13
words: [region]	.	0.02 0.00 -0.15 0.04 -0.18 -0.07 -0.13
words: [region]	:	0.04 -0.07 -0.22 -0.14 0.00 -0.17 0.10
words: [region]	?	0.13 -0.08 -0.09 -0.03 -0.14 -0.06 -0.08
words: [region]	[region]	-0.08 0.02 -0.13 0.07 -0.16 -0.12 -0.17
words: [region]	[side]	-0.05 0.05 -0.08 -0.08 -0.10 -0.03 0.07
words: [region]	after	0.08 -0.06 -0.18 0.04 -0.22 -0.14 -0.09
words: [region]	again	-0.07 -0.20 -0.09 0.16 -0.11 -0.09 -0.02
words: [region]	ally	0.03 -0.08 -0.11 -0.11 -0.08 -0.09 0.10
words: [region]	amid	0.12 -0.11 0.03 -0.10 0.07 -0.15 -0.21
words: [region]	and	0.06 -0.08 0.00 -0.01 0.01 -0.11 -0.03
words: [region]	are	0.10 -0.14 -0.11 0.03 -0.09 -0.07 -0.10
words: [region]	as	0.13 -0.04 -0.21 -0.04 -0.01 -0.17 -0.26
words: [region]	attack	0.04 0.01 -0.09 -0.14 -0.09 -0.10 0.06
words: [region]	blockad	0.00 -0.05 -0.09 -0.07 0.04 -0.10 0.01
words: [region]	by	0.12 -0.10 -0.08 -0.13 -0.09 -0.11 -0.02
words: [region]	ceasefir	-0.11 -0.04 -0.09 -0.08 -0.11 -0.08 0.06
words: [region]	clos	0.13 -0.14 -0.23 0.02 -0.18 -0.22 -0.24
words: [region]	closur	0.07 -0.06 -0.13 -0.10 -0.13 -0.13 0.04
words: [region]	conflict	-0.16 -0.07 -0.09 0.08 0.00 -0.09 -0.02
words: [region]	could	-0.02 0.08 -0.12 -0.09 0.05 -0.08 0.01
words: [region]	country	0.08 0.10 -0.11 -0.10 -0.11 -0.11 -0.09
words: [region]	crisi	-0.11 -0.04 -0.08 -0.03 0.06 -0.08 0.01
words: [region]	deadlin	-0.08 0.12 -0.11 -0.15 -0.15 -0.11 -0.13
words: [region]	despit	0.07 -0.04 -0.10 -0.03 -0.10 -0.14 -0.12
words: [region]	disruption	-0.12 -0.12 -0.09 0.04 0.05 -0.06 0.02
words: [region]	energy	0.00 -0.08 -0.03 0.04 -0.08 -0.06 -0.03
words: [region]	follow	-0.05 -0.09 -0.11 0.08 -0.10 -0.12 -0.10
words: [region]	for	0.12 -0.06 -0.11 -0.12 -0.13 -0.09 -0.09
words: [region]	from	-0.07 0.04 -0.10 -0.10 -0.12 -0.08 0.13
words: [region]	gas	0.05 -0.12 -0.02 -0.03 -0.09 -0.03 -0.08
words: [region]	have	0.01 0.01 -0.09 -0.08 -0.07 -0.06 -0.02
words: [region]	if	-0.07 0.03 0.05 -0.06 -0.11 -0.13 0.05
words: [region]	in	0.02 -0.24 -0.20 0.06 0.02 -0.17 -0.04
words: [region]	infiltration	0.12 -0.06 -0.06 -0.11 -0.11 -0.07 -0.13
words: [region]	is	-0.11 0.06 -0.13 -0.12 -0.13 -0.16 0.09
words: [region]	leader	-0.09 0.12 -0.13 -0.03 -0.15 -0.08 -0.14
words: [region]	may	-0.16 -0.15 -0.08 -0.02 -0.14 -0.13 0.07
words: [region]	mission	0.15 -0.03 -0.09 -0.12 -0.10 -0.09 -0.14
words: [region]	nation	-0.11 0.03 -0.05 -0.04 -0.09 -0.05 0.00
words: [region]	not	-0.12 -0.01 -0.11 0.08 -0.13 -0.12 0.03
words: [region]	oil	0.06 -0.19 -0.03 -0.04 -0.17 -0.04 0.01
words: [region]	on	0.02 0.07 -0.11 -0.05 -0.13 -0.07 -0.06
words: [region]	open	-0.08 0.11 -0.10 -0.06 -0.08 -0.08 -0.09
words: [region]	over	0.10 -0.16 -0.16 0.13 -0.18 -0.15 -0.18
words: [region]	passag	-0.10 0.02 -0.08 0.06 -0.08 -0.07 -0.11
words: [region]	port	-0.13 -0.12 -0.08 0.03 0.07 -0.10 -0.09
words: [region]	region	-0.08 0.09 -0.10 -0.07 -0.12 -0.11 -0.08
words: [region]	remain	-0.01 0.06 -0.12 -0.02 -0.14 -0.11 -0.17
words: [region]	reopen	-0.23 -0.02 -0.10 0.16 -0.16 -0.14 -0.17
words: [region]	risk	0.04 -0.11 -0.04 0.04 -0.11 -0.03 -0.11
words: [region]	ship	-0.11 0.05 -0.07 0.07 -0.11 -0.04 -0.14
words: [region]	shipp	0.03 -0.09 -0.09 -0.04 -0.09 -0.05 0.04
words: [region]	sinc	0.06 -0.12 0.07 -0.08 -0.13 -0.10 -0.13
words: [region]	stay	-0.09 -0.06 -0.01 0.07 -0.07 -0.03 -0.05
words: [region]	still	-0.07 -0.06 -0.04 0.07 -0.05 -0.03 -0.08
words: [region]	stock	-0.09 -0.10 -0.02 0.10 -0.09 -0.03 -0.09
words: [region]	supply	-0.10 -0.07 -0.02 0.08 -0.08 -0.03 -0.07
words: [region]	tension	-0.06 -0.10 -0.10 0.07 0.00 -0.10 -0.01
words: [region]	that	0.06 0.00 -0.07 -0.09 -0.05 -0.05 -0.09
words: [region]	threat	-0.02 0.00 -0.07 0.04 -0.09 -0.11 -0.13
words: [region]	tim	0.04 0.03 -0.15 -0.07 -0.16 -0.11 -0.26
words: [region]	to	0.02 -0.02 -0.16 0.07 -0.17 -0.13 -0.18
words: [region]	toll	-0.12 0.14 -0.12 0.13 -0.09 -0.14 -0.08
words: [region]	traffic	-0.08 -0.14 -0.07 0.13 -0.13 -0.09 -0.15
words: [region]	transit	-0.07 -0.05 -0.10 0.14 -0.10 -0.12 -0.12
words: [region]	ultimatum	0.05 -0.09 -0.07 -0.02 -0.10 -0.08 -0.09
words: [region]	war	0.02 0.03 0.02 -0.04 -0.02 -0.11 -0.09
words: [region]	will	-0.15 0.06 -0.17 0.00 -0.21 -0.13 0.02
words: [region]	with	0.05 -0.16 -0.16 0.03 -0.12 -0.18 0.04
words: [region]	—	-0.05 0.05 -0.11 0.02 -0.07 -0.11 -0.13
words: [side]	,	-0.04 0.01 0.04 -0.12 -0.03 0.01 0.04
words: [side]	-	0.00 0.01 -0.20 -0.16 0.02 -0.12 -0.01
words: [side]	.	-0.07 -0.16 -0.01 0.00 -0.03 -0.01 0.09
words: [side]	:	-0.06 0.18 -0.21 -0.10 0.05 -0.17 -0.11
words: [side]	;	0.09 -0.11 -0.17 -0.02 -0.02 -0.05 -0.04
words: [side]	?	0.11 -0.06 0.00 -0.07 -0.12 -0.22 -0.01
words: [side]	[ally]	-0.11 0.10 0.09 -0.14 -0.10 -0.13 -0.17
words: [side]	[number]	-0.02 -0.05 -0.08 0.02 -0.02 -0.02 -0.04
words: [side]	[place]	-0.10 0.03 -0.35 -0.07 -0.21 -0.22 0.12
words: [side]	[region]	0.00 -0.12 -0.22 -0.04 0.00 -0.22 0.06
words: [side]	[side]	0.14 -0.15 0.08 -0.10 0.03 -0.04 -0.09
words: [side]	[usa]	-0.07 0.04 -0.02 -0.01 -0.02 0.02 -0.09
words: [side]	a	-0.10 0.05 -0.13 0.04 -0.12 -0.13 -0.06
words: [side]	about	0.04 -0.02 -0.19 -0.18 -0.15 -0.14 0.02
words: [side]	accord	-0.14 0.09 -0.12 -0.07 -0.09 -0.09 0.03
words: [side]	accus	0.02 0.09 -0.17 -0.04 -0.15 -0.10 -0.18
words: [side]	addres	-0.11 -0.07 -0.13 -0.12 -0.08 -0.09 0.09
words: [side]	advanc	0.10 -0.10 -0.10 -0.08 -0.09 -0.08 -0.10
words: [side]	after	0.01 0.04 -0.19 -0.10 0.00 -0.16 -0.02
words: [side]	again	0.05 -0.05 -0.13 -0.17 -0.18 -0.15 0.00
words: [side]	against	-0.15 0.03 0.00 0.00 -0.10 -0.14 -0.01
words: [side]	agent	-0.10 -0.03 0.08 -0.11 -0.10 -0.13 0.00
words: [side]	aggression	-0.11 0.00 -0.11 -0.09 -0.10 -0.12 0.07
words: [side]	agre	-0.06 0.07 -0.18 0.01 -0.16 -0.11 -0.21
words: [side]	agreement	-0.09 -0.03 -0.21 -0.03 -0.22 -0.13 0.10
words: [side]	ahead	-0.03 0.08 -0.09 -0.10 -0.10 -0.07 -0.13
words: [side]	air	0.08 -0.14 0.02 -0.12 0.04 -0.17 -0.12
words: [side]	airport	0.03 -0.09 -0.07 0.01 -0.09 -0.07 0.04
words: [side]	airstrik	-0.05 -0.11 -0.03 0.01 0.01 -0.11 0.05
words: [side]	ali	0.08 -0.27 -0.01 -0.11 -0.08 -0.13 -0.02
words: [side]	align	-0.14 0.08 -0.14 -0.12 -0.14 -0.14 0.05
words: [side]	all	-0.05 -0.11 -0.02 0.06 0.04 0.05 -0.10
words: [side]	ambassador	-0.02 0.10 -0.11 -0.10 -0.13 -0.08 -0.04
words: [side]	amid	0.06 -0.09 -0.03 -0.19 0.01 0.07 -0.02
words: [side]	and	0.06 0.12 -0.01 -0.18 -0.10 -0.04 -0.16
words: [side]	announc	0.01 -0.13 -0.01 0.08 -0.01 -0.22 0.04
words: [side]	apologis	-0.07 0.09 -0.10 -0.12 -0.09 -0.08 -0.12
words: [side]	appear	-0.02 0.07 -0.11 -0.08 -0.10 -0.06 -0.11
words: [side]	are	-0.07 -0.09 -0.21 -0.12 0.00 -0.16 0.12
words: [side]	arm	0.02 0.07 -0.09 -0.06 -0.10 -0.05 -0.13
words: [side]	army	0.08 0.00 -0.14 -0.13 -0.11 -0.07 -0.16
words: [side]	arriv	0.03 0.02 -0.08 -0.05 0.01 -0.05 -0.12
words: [side]	as	-0.04 0.07 -0.46 -0.30 0.10 -0.09 -0.10
words: [side]	assault	0.01 0.00 -0.10 -0.08 -0.01 -0.09 -0.04
words: [side]	at	-0.01 0.02 -0.21 -0.14 -0.06 -0.11 0.05
words: [side]	attack	0.00 -0.03 -0.27 0.03 -0.01 -0.21 -0.01
words: [side]	authority	-0.08 -0.07 0.03 -0.14 -0.18 -0.14 0.13
words: [side]	back	0.11 0.01 -0.21 -0.09 -0.09 -0.15 -0.03
words: [side]	ballistic	0.10 -0.13 -0.19 -0.07 -0.17 -0.10 -0.02
words: [side]	bas	0.10 -0.11 -0.14 -0.07 -0.08 -0.10 -0.08
words: [side]	begin	0.00 0.05 -0.10 -0.10 -0.02 -0.12 -0.12
words: [side]	believ	0.01 -0.13 -0.18 -0.11 -0.13 -0.10 0.10
words: [side]	blockad	-0.01 0.11 -0.15 -0.17 -0.13 -0.15 -0.02
words: [side]	bomb	-0.01 -0.06 -0.32 -0.06 -0.05 0.04 0.06
words: [side]	bombardment	0.00 -0.14 -0.13 0.04 0.00 -0.14 -0.04
words: [side]	brac	-0.06 -0.15 0.03 -0.04 0.10 -0.12 -0.01
words: [side]	break	-0.03 -0.12 -0.11 0.06 0.02 0.07 -0.11
words: [side]	bridg	0.02 -0.08 -0.14 0.04 0.09 -0.11 -0.14
words: [side]	brief	-0.06 -0.11 -0.09 -0.09 -0.09 -0.07 0.10
words: [side]	bury	0.03 -0.13 -0.12 -0.11 0.07 -0.09 -0.13
words: [side]	but	0.02 -0.05 -0.11 -0.09 0.06 -0.09 0.01
words: [side]	by	-0.07 -0.03 0.08 0.04 -0.11 -0.09 -0.13
words: [side]	call	0.02 -0.03 -0.18 -0.16 0.00 -0.13 0.01
words: [side]	campaign	-0.02 0.03 -0.10 -0.10 0.05 -0.10 -0.03
words: [side]	can	-0.07 0.09 -0.05 -0.15 -0.18 -0.09 -0.07
words: [side]	cargo	0.08 -0.07 -0.05 -0.12 -0.08 -0.02 -0.06
words: [side]	ceas	-0.03 -0.05 -0.06 -0.06 0.08 -0.05 -0.09
words: [side]	ceasefir	0.03 -0.15 -0.07 0.06 -0.07 -0.22 -0.01
words: [side]	celebrat	-0.13 -0.11 -0.11 -0.12 0.04 -0.10 0.06
words: [side]	charg	-0.05 -0.05 0.05 -0.05 -0.06 -0.09 -0.05
words: [side]	chief	0.15 -0.12 0.00 -0.07 -0.19 -0.09 -0.15
words: [side]	city	0.05 -0.11 -0.19 -0.08 0.03 -0.16 -0.14
words: [side]	claim	-0.07 -0.07 0.06 0.08 -0.29 -0.02 -0.01
words: [side]	clash	-0.12 -0.02 -0.15 -0.10 -0.11 -0.15 0.11
words: [side]	clos	-0.06 -0.04 -0.15 0.01 -0.23 -0.19 0.10
words: [side]	collaps	0.03 0.11 -0.12 -0.12 -0.13 -0.11 -0.09
words: [side]	com	0.09 0.08 -0.10 -0.07 -0.15 -0.09 -0.11
words: [side]	commander	0.02 -0.04 -0.26 0.03 -0.01 -0.16 -0.05
words: [side]	condemn	-0.13 0.11 -0.15 -0.15 -0.17 -0.09 0.00
words: [side]	confirm	0.02 -0.01 -0.13 -0.06 -0.15 -0.07 0.03
words: [side]	conflict	-0.05 -0.06 -0.11 0.19 -0.19 0.01 -0.22
words: [side]	consulat	0.11 -0.08 -0.10 -0.10 -0.11 -0.07 -0.10
words: [side]	continu	0.08 -0.03 -0.04 -0.17 -0.20 -0.24 0.02
words: [side]	could	-0.10 -0.18 0.06 0.04 -0.18 0.04 0.02
words: [side]	counterpart	-0.07 0.09 -0.10 -0.10 -0.08 -0.07 -0.09
words: [side]	coverag	-0.09 -0.10 -0.12 -0.06 -0.07 -0.07 0.10
words: [side]	crisi	-0.16 -0.09 -0.14 0.05 -0.03 -0.14 0.04
words: [side]	crud	-0.06 -0.12 -0.05 0.10 -0.08 -0.06 -0.06
words: [side]	crypto	-0.09 -0.07 -0.11 0.08 -0.10 0.08 -0.10
words: [side]	cuts	-0.02 0.06 -0.14 -0.14 -0.10 0.03 -0.13
words: [side]	damag	0.11 -0.12 -0.13 -0.13 -0.14 -0.11 -0.09
words: [side]	de	0.05 0.02 -0.06 -0.03 -0.08 -0.03 -0.11
words: [side]	dead	0.13 -0.13 -0.11 -0.10 -0.14 -0.11 -0.11
words: [side]	deadlin	-0.16 -0.01 -0.11 0.02 -0.13 -0.14 0.00
words: [side]	deal	0.00 -0.09 -0.38 0.06 -0.10 -0.11 0.01
words: [side]	death	-0.09 -0.15 -0.12 0.07 0.10 -0.08 -0.06
words: [side]	decision	0.08 -0.04 0.05 -0.13 -0.13 -0.12 -0.06
words: [side]	declar	0.09 -0.06 -0.12 -0.01 -0.13 -0.15 -0.09
words: [side]	defenc	0.17 -0.14 -0.11 -0.11 -0.11 -0.08 0.00
words: [side]	defens	0.07 -0.07 0.07 -0.05 -0.17 -0.15 -0.16
words: [side]	delegation	-0.11 0.08 -0.15 -0.05 -0.01 -0.15 -0.02
words: [side]	demand	-0.10 0.05 0.07 -0.08 -0.11 -0.07 -0.10
words: [side]	deny	0.03 0.04 -0.19 -0.11 -0.16 -0.09 -0.22
words: [side]	deputy	-0.03 0.06 -0.06 -0.06 -0.05 -0.04 -0.10
words: [side]	describ	-0.13 0.03 -0.13 -0.13 0.11 -0.13 -0.15
words: [side]	desperat	-0.12 0.03 -0.09 -0.10 -0.11 -0.08 0.08
words: [side]	destroy	-0.01 -0.18 -0.17 -0.06 0.12 0.02 -0.21
words: [side]	destruction	0.03 -0.15 -0.13 -0.09 0.11 -0.11 -0.04
words: [side]	detect	0.11 -0.03 -0.10 -0.01 -0.11 -0.01 -0.06
words: [side]	did	-0.05 -0.09 -0.10 -0.08 -0.09 -0.06 0.08
words: [side]	didn't	-0.12 0.10 -0.14 -0.10 -0.12 -0.13 0.06
words: [side]	do	-0.01 0.04 -0.13 0.01 -0.15 -0.12 -0.02
words: [side]	doesn't	-0.01 0.04 -0.11 -0.13 -0.13 -0.10 -0.03
words: [side]	down	-0.03 0.05 -0.09 -0.07 -0.07 -0.07 -0.09
words: [side]	driv	-0.08 -0.08 -0.06 0.08 -0.07 -0.05 -0.07
words: [side]	dron	-0.09 0.03 0.00 0.01 -0.05 -0.28 -0.01
words: [side]	dur	0.07 0.00 -0.19 -0.19 0.06 -0.14 -0.16
words: [side]	economy	0.04 -0.16 -0.11 0.06 -0.13 -0.14 -0.11
words: [side]	eliminat	0.07 -0.06 -0.07 -0.07 -0.06 -0.10 -0.08
words: [side]	embassy	0.00 -0.12 0.05 -0.13 -0.13 -0.12 0.05
words: [side]	energy	0.06 0.08 -0.20 -0.11 -0.18 -0.14 -0.20
words: [side]	enter	0.02 0.06 -0.09 -0.02 -0.13 -0.09 -0.12
words: [side]	envoy	0.05 -0.12 -0.09 0.08 -0.09 -0.07 -0.08
words: [side]	escalat	0.04 -0.08 -0.09 0.07 -0.03 -0.07 -0.11
words: [side]	escalation	-0.08 0.07 -0.06 -0.01 0.01 -0.08 -0.12
words: [side]	evacuation	-0.06 0.06 -0.08 -0.02 0.07 -0.06 -0.16
words: [side]	exchang	0.10 -0.05 -0.15 -0.04 -0.15 -0.16 -0.17
words: [side]	execut	-0.06 -0.07 0.05 -0.06 0.06 -0.11 -0.08
words: [side]	expand	0.00 -0.09 -0.09 -0.07 -0.10 -0.10 0.10
words: [side]	explosion	-0.06 -0.07 0.08 -0.06 -0.13 -0.06 -0.12
words: [side]	extremely	-0.10 -0.07 -0.06 0.08 -0.06 -0.08 -0.05
words: [side]	fac	0.07 -0.02 -0.13 -0.06 -0.12 -0.08 -0.02
words: [side]	fail	0.05 -0.05 -0.03 -0.11 0.03 -0.06 0.00
words: [side]	fear	-0.08 -0.07 -0.03 -0.08 0.10 -0.12 0.02
words: [side]	fight	0.17 -0.18 -0.16 -0.17 -0.01 -0.13 -0.11
words: [side]	fighter	-0.04 -0.07 -0.07 -0.05 -0.10 -0.06 0.05
words: [side]	fir	0.16 -0.03 -0.26 -0.02 -0.11 -0.17 -0.16
words: [side]	fire	0.13 -0.13 -0.12 -0.12 0.03 -0.09 -0.12
words: [side]	flagg	0.07 -0.07 -0.10 -0.04 -0.07 -0.08 -0.10
words: [side]	fm	-0.06 0.02 -0.13 -0.16 0.00 -0.08 0.03
words: [side]	follow	0.03 -0.11 -0.09 -0.13 0.05 -0.08 0.01
words: [side]	for	-0.07 0.11 0.01 -0.07 -0.08 -0.14 -0.13
words: [side]	forc	0.05 -0.08 -0.17 -0.01 0.04 -0.13 0.01
words: [side]	foreign	-0.12 0.10 -0.13 -0.03 0.02 -0.12 -0.09
words: [side]	from	-0.12 -0.14 0.04 -0.06 0.06 -0.28 0.12
words: [side]	fund	-0.14 -0.12 -0.10 0.16 -0.12 -0.13 -0.13
words: [side]	gas	-0.06 0.06 -0.15 0.01 -0.16 -0.12 -0.14
words: [side]	general	0.00 -0.04 -0.08 -0.11 -0.10 -0.11 0.06
words: [side]	girl	0.05 -0.12 -0.15 -0.08 0.12 -0.09 -0.13
words: [side]	ground	0.08 -0.13 -0.08 -0.07 -0.11 -0.08 0.03
words: [side]	guidelin	-0.16 -0.13 -0.12 -0.13 0.15 -0.12 -0.13
words: [side]	gunboat	0.10 -0.08 -0.07 -0.11 -0.08 -0.08 -0.07
words: [side]	gunfir	-0.07 -0.08 -0.08 -0.05 0.07 -0.02 -0.09
words: [side]	hacker	-0.08 -0.09 -0.04 -0.10 -0.10 0.10 -0.09
words: [side]	had	-0.14 0.06 -0.13 0.07 -0.10 -0.08 0.00
words: [side]	halt	-0.12 0.09 -0.14 0.01 0.00 -0.15 -0.17
words: [side]	has	-0.04 0.03 0.10 -0.26 -0.08 -0.18 0.04
words: [side]	have	-0.01 -0.06 -0.24 0.03 0.00 -0.12 0.00
words: [side]	hawk	-0.11 -0.13 -0.10 -0.11 -0.10 -0.09 0.14
words: [side]	head	0.00 0.02 0.06 0.02 -0.12 -0.08 -0.07
words: [side]	hit	0.05 -0.02 -0.10 -0.15 -0.06 0.02 -0.21
words: [side]	hits	0.18 -0.04 -0.20 -0.07 -0.28 -0.15 -0.23
words: [side]	hold	-0.06 0.15 -0.10 -0.11 -0.09 -0.08 -0.04
words: [side]	hospital	-0.06 -0.08 -0.10 -0.09 0.10 -0.10 -0.12
words: [side]	if	-0.01 0.01 -0.23 0.03 -0.15 -0.10 -0.01
words: [side]	in	0.06 -0.07 0.04 0.03 -0.11 -0.31 -0.12
words: [side]	infiltration	0.15 -0.04 -0.12 -0.08 -0.15 -0.08 -0.18
words: [side]	infrastructur	0.08 -0.10 -0.16 0.00 -0.02 -0.14 0.03
words: [side]	insist	0.03 -0.02 -0.05 -0.09 -0.04 -0.02 -0.04
words: [side]	intel	-0.11 -0.10 0.12 -0.10 -0.11 -0.11 -0.11
words: [side]	intelligenc	0.02 -0.08 0.05 -0.06 -0.09 -0.09 -0.10
words: [side]	intensify	0.11 -0.06 -0.16 -0.02 -0.22 -0.14 -0.04
words: [side]	intercept	0.01 -0.06 -0.14 -0.04 -0.12 -0.06 0.07
words: [side]	invasion	-0.03 -0.13 -0.12 -0.10 0.06 -0.09 0.02
words: [side]	is	0.03 0.01 -0.26 0.04 -0.07 -0.07 -0.06
words: [side]	isn't	-0.05 -0.04 -0.10 -0.07 -0.13 -0.06 0.09
words: [side]	issu	-0.05 0.08 -0.19 -0.09 0.02 -0.17 -0.04
words: [side]	it	-0.02 0.09 -0.11 -0.15 -0.03 -0.08 -0.14
words: [side]	jets	-0.03 -0.13 -0.14 0.02 0.05 -0.05 -0.11
words: [side]	keep	0.05 -0.12 -0.11 0.04 0.00 -0.11 -0.12
words: [side]	kill	0.10 -0.10 -0.02 -0.24 0.04 -0.17 -0.12
words: [side]	kurd	0.07 0.03 -0.11 -0.10 -0.13 -0.10 -0.04
words: [side]	largest	-0.10 0.03 -0.08 0.05 -0.13 0.08 -0.11
words: [side]	latest	0.12 -0.06 -0.19 -0.15 0.02 -0.17 -0.11
words: [side]	launch	0.14 -0.20 -0.24 0.05 -0.15 0.06 -0.16
words: [side]	leader	-0.08 0.07 0.03 0.00 -0.28 -0.15 -0.02
words: [side]	leadership	0.02 -0.09 -0.20 -0.17 -0.16 -0.15 0.10
words: [side]	leav	-0.08 0.04 -0.12 -0.15 0.07 -0.11 -0.04
words: [side]	link	-0.07 -0.05 0.06 -0.07 -0.14 0.01 0.00
words: [side]	live	0.02 0.09 -0.13 -0.05 0.02 -0.07 -0.16
words: [side]	main	0.05 -0.10 -0.11 0.04 -0.13 -0.08 -0.11
words: [side]	man	-0.07 -0.08 0.08 -0.06 -0.07 -0.09 -0.09
words: [side]	may	-0.09 0.00 0.10 -0.06 -0.09 -0.14 0.01
words: [side]	media	0.10 -0.24 0.04 -0.10 0.08 -0.14 -0.20
words: [side]	meet	0.09 -0.03 -0.10 -0.13 -0.15 -0.10 -0.04
words: [side]	memorandum	-0.17 0.18 0.02 -0.17 -0.15 -0.13 -0.18
words: [side]	military	-0.08 0.13 -0.31 0.05 0.03 -0.20 -0.15
words: [side]	minister	-0.13 0.10 0.02 0.03 -0.20 -0.13 -0.14
words: [side]	missil	-0.03 -0.03 -0.11 -0.23 0.03 -0.31 0.02
words: [side]	mission	0.12 -0.06 -0.02 -0.08 -0.12 -0.07 -0.10
words: [side]	mou	-0.15 0.15 -0.05 0.00 -0.17 -0.15 -0.11
words: [side]	mourn	0.01 -0.07 -0.08 -0.04 0.03 -0.04 -0.01
words: [side]	mov	-0.10 0.01 -0.11 -0.04 -0.07 -0.09 0.08
words: [side]	mullah	-0.01 -0.11 -0.12 -0.10 -0.12 -0.06 0.05
words: [side]	must	0.08 -0.07 -0.14 0.04 0.05 -0.14 -0.05
words: [side]	nam	-0.02 0.07 -0.22 -0.07 -0.21 -0.11 0.02
words: [side]	near	-0.11 -0.05 0.06 0.07 -0.11 -0.08 -0.11
words: [side]	need	-0.08 0.02 -0.12 -0.12 -0.10 -0.10 0.04
words: [side]	negotiation	-0.20 -0.05 -0.16 -0.16 -0.15 -0.09 0.11
words: [side]	negotiator	0.03 -0.08 -0.13 0.06 -0.14 -0.10 -0.03
words: [side]	new	0.07 -0.04 -0.27 -0.02 -0.20 -0.17 0.03
words: [side]	next	-0.07 -0.10 -0.09 -0.06 -0.06 -0.05 0.09
words: [side]	no	0.04 -0.03 -0.09 -0.08 -0.09 -0.08 -0.08
words: [side]	not	0.04 0.03 -0.08 -0.01 0.04 -0.20 -0.08
words: [side]	now	-0.02 0.09 -0.13 -0.09 -0.11 -0.11 -0.14
words: [side]	nuclear	-0.01 -0.01 0.03 -0.02 -0.03 -0.12 -0.03
words: [side]	of	-0.03 0.10 -0.26 0.03 -0.04 -0.14 -0.14
words: [side]	off	0.08 -0.08 -0.12 -0.13 -0.09 -0.10 -0.04
words: [side]	offer	0.10 -0.09 -0.13 -0.10 0.09 -0.09 -0.12
words: [side]	official	0.00 0.16 -0.15 0.03 -0.15 0.02 -0.23
words: [side]	oil	-0.07 0.11 -0.26 -0.09 0.11 -0.22 -0.15
words: [side]	on	-0.05 0.02 -0.33 0.03 0.09 -0.20 -0.21
words: [side]	open	0.08 0.06 -0.11 -0.11 -0.08 -0.10 -0.12
words: [side]	operation	0.07 -0.13 -0.15 -0.01 -0.11 -0.09 0.09
words: [side]	option	-0.03 0.12 -0.10 -0.05 -0.10 -0.10 -0.14
words: [side]	order	0.12 0.05 -0.15 -0.08 -0.08 -0.13 -0.20
words: [side]	over	0.07 0.02 -0.21 -0.04 -0.16 -0.12 -0.14
words: [side]	pact	0.07 0.05 -0.12 -0.12 -0.13 -0.13 -0.13
words: [side]	peac	-0.07 0.09 -0.03 -0.08 -0.25 -0.13 -0.04
words: [side]	peopl	-0.05 0.03 -0.09 -0.07 -0.07 -0.06 0.06
words: [side]	phon	-0.10 0.12 -0.12 -0.10 -0.09 -0.08 -0.13
words: [side]	plan	0.08 -0.06 0.05 0.05 -0.23 -0.14 -0.15
words: [side]	podcast	0.06 -0.01 -0.09 -0.05 0.01 -0.05 -0.05
words: [side]	political	-0.11 0.00 -0.10 -0.09 -0.11 -0.09 0.06
words: [side]	port	0.08 -0.07 -0.18 0.03 -0.19 -0.13 -0.20
words: [side]	post	-0.12 0.05 -0.09 -0.10 -0.08 -0.10 0.07
words: [side]	pound	0.16 -0.12 -0.11 -0.12 -0.15 -0.14 -0.15
words: [side]	power	-0.06 0.14 -0.23 -0.31 0.00 -0.15 -0.17
words: [side]	prepar	0.08 -0.01 -0.17 -0.16 -0.07 -0.13 -0.08
words: [side]	pressur	-0.01 0.10 -0.10 -0.11 -0.14 -0.10 -0.03
words: [side]	projectil	0.10 -0.11 -0.09 -0.07 -0.10 -0.10 -0.10
words: [side]	proposal	-0.10 0.01 -0.09 0.05 -0.12 -0.07 -0.13
words: [side]	protest	-0.08 0.12 -0.04 -0.15 -0.16 -0.12 -0.06
words: [side]	protester	-0.06 0.04 -0.21 -0.15 -0.16 -0.09 -0.03
words: [side]	proxy	-0.11 -0.11 0.11 -0.11 -0.12 -0.10 -0.03
words: [side]	pummel	0.11 -0.09 -0.13 -0.10 0.02 -0.12 -0.10
words: [side]	push	0.05 -0.04 -0.11 -0.13 -0.02 -0.13 0.01
words: [side]	rag	0.01 -0.07 -0.10 -0.08 0.07 -0.07 -0.08
words: [side]	raid	0.13 -0.10 -0.11 -0.08 -0.12 -0.10 -0.10
words: [side]	ramp	0.10 -0.09 -0.09 -0.08 0.06 -0.09 -0.11
words: [side]	reach	0.04 -0.09 -0.13 -0.04 -0.12 -0.08 0.06
words: [side]	reckles	-0.05 0.08 -0.11 -0.09 -0.10 -0.05 -0.09
words: [side]	red	-0.09 0.08 -0.07 -0.06 -0.07 -0.10 -0.07
words: [side]	regim	0.02 -0.02 -0.17 0.04 -0.11 -0.12 -0.01
words: [side]	reimpos	0.12 -0.09 -0.08 -0.04 -0.07 -0.08 -0.08
words: [side]	reject	0.05 0.03 -0.12 -0.15 -0.09 -0.04 -0.10
words: [side]	releas	0.11 -0.04 -0.17 0.01 -0.16 -0.17 -0.16
words: [side]	remain	-0.02 -0.02 -0.11 -0.14 -0.14 -0.11 0.07
words: [side]	renew	0.11 -0.07 -0.09 -0.10 -0.09 -0.10 -0.08
words: [side]	reopen	0.04 -0.15 -0.06 0.12 -0.09 -0.10 -0.09
words: [side]	report	0.03 0.08 0.02 -0.06 -0.10 -0.11 -0.12
words: [side]	reportedly	-0.02 0.03 -0.01 0.03 -0.16 -0.12 -0.07
words: [side]	rescu	-0.06 -0.14 -0.02 -0.10 0.02 -0.09 0.08
words: [side]	respond	0.07 -0.07 -0.14 -0.11 -0.01 -0.12 0.05
words: [side]	resum	0.04 -0.11 -0.11 -0.01 -0.11 -0.14 0.11
words: [side]	retaliat	-0.02 0.05 0.04 0.02 -0.22 -0.14 -0.04
words: [side]	retaliation	0.17 -0.09 -0.18 -0.12 -0.10 -0.14 -0.12
words: [side]	retaliatory	0.06 -0.16 -0.15 -0.14 0.05 -0.18 -0.06
words: [side]	rhetoric	-0.09 -0.11 -0.10 0.03 -0.09 -0.09 0.08
words: [side]	rise	-0.02 0.00 -0.11 -0.10 -0.12 -0.12 0.07
words: [side]	rocket	-0.11 -0.10 -0.12 -0.10 0.11 -0.10 0.07
words: [side]	said	-0.03 0.02 0.00 -0.16 -0.04 -0.05 -0.15
words: [side]	sailor	-0.03 -0.01 -0.17 -0.08 0.11 -0.09 -0.16
words: [side]	sanction	-0.10 -0.15 -0.12 0.11 -0.07 0.12 -0.12
words: [side]	say	0.09 0.04 -0.20 -0.14 -0.18 -0.16 -0.08
words: [side]	says	-0.01 0.10 -0.24 -0.08 -0.11 -0.10 -0.13
words: [side]	school	-0.05 -0.08 0.04 -0.12 0.10 -0.10 -0.03
words: [side]	security	0.10 0.05 -0.24 -0.10 -0.19 -0.16 -0.16
words: [side]	seek	-0.14 0.05 -0.11 -0.09 -0.16 -0.10 0.03
words: [side]	seiz	-0.14 -0.18 0.06 0.13 0.00 -0.20 -0.14
words: [side]	send	0.07 -0.07 -0.05 -0.05 -0.08 -0.06 0.05
words: [side]	set	-0.04 -0.03 0.04 -0.10 -0.08 -0.09 0.01
words: [side]	sets	-0.02 0.02 -0.07 -0.02 -0.06 -0.03 0.00
words: [side]	shelter	0.13 -0.13 -0.17 -0.11 -0.14 -0.10 0.02
words: [side]	ship	0.14 -0.20 -0.24 -0.11 -0.03 -0.15 -0.02
words: [side]	shipp	-0.12 0.05 -0.12 0.07 -0.08 -0.11 -0.13
words: [side]	shoot	-0.05 -0.15 0.00 -0.13 -0.11 -0.12 0.09
words: [side]	shot	0.13 -0.03 -0.18 -0.17 -0.13 -0.13 -0.19
words: [side]	should	-0.04 0.07 -0.18 0.02 -0.16 -0.12 -0.03
words: [side]	show	0.07 0.05 -0.07 -0.10 -0.17 -0.11 -0.17
words: [side]	shut	-0.04 -0.14 -0.08 0.08 0.06 0.02 -0.11
words: [side]	sign	-0.11 0.14 -0.09 -0.12 -0.10 -0.03 -0.12
words: [side]	signal	-0.04 0.07 0.05 -0.15 -0.09 -0.06 -0.07
words: [side]	siren	0.13 -0.08 -0.04 -0.03 -0.13 -0.01 -0.13
words: [side]	sit	0.08 0.11 -0.11 -0.09 -0.08 -0.06 -0.09
words: [side]	soldier	-0.07 0.01 -0.21 -0.17 -0.38 -0.12 0.12
words: [side]	son	-0.04 0.06 -0.10 -0.10 -0.09 -0.08 0.02
words: [side]	sought	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: [side]	sourc	-0.16 0.10 0.06 -0.13 -0.14 -0.10 -0.14
words: [side]	speech	-0.14 0.01 -0.11 0.04 -0.10 -0.09 0.03
words: [side]	spread	0.09 0.03 -0.11 -0.07 -0.12 -0.08 -0.10
words: [side]	spy	-0.05 -0.06 0.09 -0.09 -0.10 -0.16 -0.13
words: [side]	standoff	-0.11 0.06 -0.05 0.04 -0.07 -0.05 -0.07
words: [side]	start	0.04 0.00 -0.17 -0.01 -0.13 -0.12 0.00
words: [side]	stat	0.07 0.00 -0.17 0.03 -0.17 -0.07 -0.05
words: [side]	step	0.01 0.08 -0.12 -0.07 -0.12 -0.12 -0.11
words: [side]	still	0.04 0.00 -0.13 -0.12 -0.11 -0.07 -0.09
words: [side]	strait	-0.07 0.00 -0.07 0.06 -0.07 -0.11 -0.12
words: [side]	street	-0.03 0.07 -0.12 -0.11 0.05 -0.10 -0.11
words: [side]	strik	0.04 -0.06 -0.15 0.01 -0.02 -0.15 0.03
words: [side]	struck	0.12 -0.10 -0.12 -0.07 -0.12 0.08 -0.10
words: [side]	successor	0.08 -0.10 -0.10 -0.09 -0.11 -0.12 0.00
words: [side]	suicid	-0.05 0.04 -0.11 -0.12 0.00 -0.12 0.06
words: [side]	support	0.02 -0.09 -0.12 -0.04 -0.11 -0.04 0.11
words: [side]	suspect	0.04 -0.09 -0.13 -0.07 -0.04 -0.12 0.06
words: [side]	tak	-0.14 0.05 -0.12 0.05 0.01 -0.11 -0.15
words: [side]	talk	-0.09 0.03 -0.22 0.03 -0.07 -0.08 -0.04
words: [side]	tanker	0.12 -0.13 -0.07 0.06 -0.10 -0.09 -0.15
words: [side]	target	0.05 -0.05 0.10 -0.10 -0.12 -0.19 -0.30
words: [side]	tell	0.01 -0.10 -0.09 -0.05 0.08 -0.05 -0.04
words: [side]	tension	0.08 0.04 -0.11 -0.10 -0.05 -0.06 -0.08
words: [side]	that	-0.02 -0.01 -0.01 -0.04 -0.13 -0.13 0.04
words: [side]	threat	0.00 -0.20 -0.03 0.00 -0.23 -0.19 0.15
words: [side]	threaten	0.16 -0.15 -0.01 -0.24 -0.25 -0.03 0.07
words: [side]	to	-0.09 0.08 0.00 -0.19 -0.15 -0.15 0.06
words: [side]	top	0.03 0.13 0.04 -0.13 -0.21 -0.08 -0.08
words: [side]	town	-0.01 -0.11 -0.10 -0.09 0.12 -0.12 -0.12
words: [side]	trad	0.19 -0.16 -0.16 -0.13 -0.18 -0.10 -0.03
words: [side]	troop	-0.01 0.09 -0.18 -0.14 -0.03 -0.15 -0.19
words: [side]	truc	-0.12 0.14 -0.10 -0.10 0.01 -0.09 -0.13
words: [side]	try	0.08 -0.11 -0.14 -0.03 -0.03 -0.12 0.04
words: [side]	underground	-0.04 -0.05 -0.13 -0.05 0.04 -0.08 0.06
words: [side]	unleash	0.06 -0.12 -0.12 0.06 0.00 -0.12 -0.14
words: [side]	uranium	0.02 -0.01 0.12 -0.10 -0.07 -0.10 -0.14
words: [side]	very	0.02 0.08 -0.14 -0.17 -0.09 -0.12 -0.12
words: [side]	vessel	-0.06 -0.11 -0.07 0.07 -0.02 -0.05 -0.08
words: [side]	victory	-0.11 0.11 0.11 -0.11 -0.10 -0.09 -0.13
words: [side]	violat	-0.11 0.13 -0.14 0.01 0.04 -0.12 -0.08
words: [side]	visit	0.09 -0.09 0.02 -0.16 -0.15 0.02 0.00
words: [side]	vows	0.02 0.03 -0.24 -0.04 0.01 -0.16 -0.16
words: [side]	want	0.05 -0.04 -0.16 0.04 -0.17 -0.10 -0.03
words: [side]	war	-0.11 -0.09 -0.07 0.08 -0.03 -0.11 0.05
words: [side]	warn	0.00 0.07 -0.25 -0.08 0.08 -0.33 -0.11
words: [side]	warship	0.10 -0.17 -0.22 0.03 -0.03 -0.13 -0.13
words: [side]	was	-0.23 0.07 0.05 -0.16 -0.21 -0.16 0.03
words: [side]	weapon	-0.10 0.01 -0.11 -0.09 -0.07 -0.08 0.06
words: [side]	were	-0.13 -0.03 0.03 -0.11 0.01 -0.11 0.09
words: [side]	will	-0.06 0.11 -0.04 -0.07 -0.04 -0.23 -0.09
words: [side]	with	0.16 -0.05 -0.21 -0.20 -0.26 -0.20 -0.07
words: [side]	withdraw	-0.15 0.10 -0.10 -0.10 -0.11 -0.10 -0.01
words: [side]	withdrawal	-0.14 0.13 -0.07 -0.08 -0.09 -0.09 -0.11
words: [side]	woman	0.02 -0.09 0.05 -0.07 -0.12 -0.09 -0.05
words: [side]	won	-0.07 -0.07 -0.14 -0.06 -0.07 -0.08 0.07
words: [side]	won't	-0.11 0.04 -0.12 -0.11 -0.13 -0.09 0.12
words: [side]	would	0.00 0.03 -0.20 -0.12 -0.12 -0.13 0.04
words: [side]	wound	0.01 0.03 0.03 -0.12 -0.09 -0.13 -0.12
words: [side]	yesterday	-0.04 -0.07 -0.11 -0.06 0.05 -0.05 -0.09
words: [side]	|	-0.04 0.04 -0.11 -0.05 -0.11 -0.08 0.05
words: [side]	–	0.06 0.07 -0.14 -0.03 -0.13 -0.08 -0.10
words: [side]	—	-0.09 0.02 0.01 -0.13 -0.18 -0.15 0.07
words: [usa]	,	-0.20 0.05 -0.23 0.12 -0.05 0.01 -0.02
words: [usa]	-	0.06 -0.07 0.07 -0.15 -0.15 -0.11 -0.08
words: [usa]	.	-0.11 -0.02 -0.20 0.07 -0.22 -0.12 0.09
words: [usa]	:	-0.07 0.26 0.07 -0.11 -0.19 -0.24 -0.28
words: [usa]	?	-0.10 -0.09 0.06 0.08 -0.19 -0.17 0.04
words: [usa]	[number]	0.04 -0.12 0.04 0.06 -0.18 -0.12 -0.02
words: [usa]	[place]	-0.15 -0.02 -0.18 -0.28 0.09 -0.16 0.08
words: [usa]	[region]	-0.05 -0.10 -0.15 -0.04 -0.18 -0.15 0.10
words: [usa]	[side]	-0.07 -0.12 -0.23 0.16 0.11 -0.15 -0.02
words: [usa]	[usa]	0.08 0.02 0.04 -0.08 -0.23 -0.16 -0.15
words: [usa]	about	-0.01 0.10 -0.20 0.01 -0.17 -0.16 -0.24
words: [usa]	accus	0.07 0.00 0.01 -0.16 -0.15 -0.07 0.00
words: [usa]	achiev	0.03 -0.09 -0.13 -0.11 -0.12 -0.11 0.03
words: [usa]	action	0.02 -0.05 -0.14 -0.12 -0.11 -0.10 0.03
words: [usa]	admin	-0.01 0.00 -0.25 0.07 0.00 -0.10 -0.06
words: [usa]	administration	-0.02 -0.01 0.04 -0.21 -0.19 -0.16 0.04
words: [usa]	admit	-0.04 -0.04 -0.16 -0.05 -0.14 -0.14 0.09
words: [usa]	after	-0.07 0.05 -0.20 -0.15 -0.22 -0.08 0.04
words: [usa]	again	-0.15 0.07 -0.13 -0.15 -0.14 -0.08 0.07
words: [usa]	agre	-0.04 -0.10 -0.16 0.06 -0.16 -0.13 0.04
words: [usa]	agreement	-0.11 0.08 -0.21 -0.21 -0.18 -0.14 -0.03
words: [usa]	air	0.18 -0.06 -0.17 -0.08 -0.08 -0.09 -0.19
words: [usa]	aircraft	0.09 0.02 -0.14 -0.14 -0.15 -0.09 -0.13
words: [usa]	airman	0.18 -0.11 -0.22 -0.15 -0.22 -0.12 -0.18
words: [usa]	allow	-0.13 0.12 -0.10 -0.02 -0.10 -0.09 -0.08
words: [usa]	ally	0.02 -0.07 -0.17 -0.20 -0.14 -0.16 0.09
words: [usa]	amid	-0.11 -0.04 -0.09 -0.08 -0.09 -0.08 0.06
words: [usa]	and	-0.01 -0.01 0.01 -0.01 -0.13 -0.19 -0.06
words: [usa]	announc	0.09 -0.10 -0.25 -0.01 0.03 0.01 -0.09
words: [usa]	announcement	-0.10 0.08 -0.11 -0.09 -0.10 -0.09 -0.04
words: [usa]	army	-0.02 -0.14 -0.13 -0.09 -0.11 -0.06 0.06
words: [usa]	arriv	0.07 0.01 -0.12 -0.09 -0.10 -0.10 -0.13
words: [usa]	as	-0.08 0.01 0.00 -0.17 -0.20 -0.13 0.06
words: [usa]	ask	0.05 -0.02 -0.09 -0.07 -0.10 -0.06 0.00
words: [usa]	asks	-0.04 0.06 -0.13 -0.03 -0.09 -0.09 -0.09
words: [usa]	asset	0.06 -0.09 0.04 -0.08 -0.10 -0.09 -0.16
words: [usa]	at	-0.07 -0.02 0.03 -0.12 -0.12 -0.09 -0.02
words: [usa]	attack	-0.19 0.06 -0.03 -0.07 0.07 -0.21 0.03
words: [usa]	authoriz	-0.12 0.06 -0.09 0.04 -0.12 -0.11 -0.11
words: [usa]	back	0.00 0.04 -0.06 0.07 -0.08 -0.05 -0.12
words: [usa]	bas	0.11 -0.06 -0.21 -0.01 -0.17 -0.08 -0.15
words: [usa]	base	0.17 -0.20 -0.24 -0.16 -0.16 -0.11 -0.04
words: [usa]	begin	0.10 -0.08 -0.11 -0.11 -0.13 -0.12 -0.12
words: [usa]	biggest	-0.04 0.04 -0.13 -0.09 -0.10 -0.12 0.04
words: [usa]	blam	0.05 0.02 -0.17 -0.09 -0.12 -0.09 -0.02
words: [usa]	blast	-0.13 0.06 -0.12 -0.15 0.06 -0.10 0.02
words: [usa]	block	-0.02 -0.02 -0.17 -0.09 -0.11 -0.07 0.04
words: [usa]	blockad	0.09 -0.09 -0.20 0.10 -0.23 -0.16 -0.19
words: [usa]	bluff	-0.12 -0.03 -0.09 -0.13 -0.11 -0.10 0.10
words: [usa]	bomb	0.01 -0.10 -0.28 -0.12 -0.03 -0.24 0.09
words: [usa]	bomber	0.11 -0.11 -0.14 -0.10 -0.10 -0.07 -0.10
words: [usa]	bragg	-0.06 -0.12 -0.14 -0.10 -0.11 -0.13 0.09
words: [usa]	broker	-0.12 -0.09 -0.12 0.13 -0.09 -0.08 0.01
words: [usa]	call	-0.03 0.11 -0.21 -0.13 0.07 -0.10 -0.10
words: [usa]	can	0.09 0.02 0.04 -0.09 -0.17 -0.11 -0.09
words: [usa]	cancel	0.02 0.10 -0.13 -0.17 -0.15 -0.04 -0.13
words: [usa]	casualty	-0.01 0.06 -0.15 -0.09 -0.11 -0.06 -0.07
words: [usa]	caus	-0.04 -0.11 -0.15 0.07 -0.15 -0.14 0.02
words: [usa]	ceasefir	-0.19 -0.01 -0.18 0.10 -0.29 -0.14 0.04
words: [usa]	chief	0.09 -0.03 -0.14 -0.10 -0.12 -0.06 -0.07
words: [usa]	claim	-0.01 0.14 -0.15 -0.22 -0.28 -0.23 -0.08
words: [usa]	clear	0.12 -0.13 -0.11 -0.09 -0.08 -0.10 -0.10
words: [usa]	clos	-0.07 0.04 -0.13 0.05 -0.08 -0.10 -0.09
words: [usa]	commander	0.05 0.06 -0.14 0.07 -0.07 -0.04 -0.13
words: [usa]	comment	-0.07 0.05 -0.12 0.10 -0.08 -0.05 -0.02
words: [usa]	company	0.00 0.03 -0.12 0.01 -0.12 -0.13 -0.12
words: [usa]	conclud	-0.10 0.00 0.07 -0.13 -0.10 -0.11 -0.04
words: [usa]	condemn	0.03 0.05 -0.10 -0.06 -0.09 -0.02 -0.16
words: [usa]	confirm	0.18 0.04 -0.20 -0.16 -0.24 -0.09 -0.25
words: [usa]	confront	0.00 0.00 -0.15 -0.07 0.04 -0.05 -0.01
words: [usa]	consulat	-0.03 -0.01 -0.03 0.03 -0.13 -0.09 0.02
words: [usa]	contradict	-0.02 0.01 -0.13 -0.09 -0.09 -0.11 0.10
words: [usa]	could	0.02 0.06 -0.21 -0.14 -0.17 -0.12 0.00
words: [usa]	criticis	-0.15 0.02 -0.15 -0.14 -0.18 -0.10 0.03
words: [usa]	crud	-0.08 -0.09 -0.04 0.08 -0.06 -0.06 -0.08
words: [usa]	deadlin	0.02 -0.08 -0.16 -0.19 0.12 -0.18 -0.09
words: [usa]	deal	-0.23 0.06 0.02 0.00 -0.25 -0.12 0.06
words: [usa]	declar	0.10 0.03 -0.24 0.04 -0.19 -0.09 -0.15
words: [usa]	defend	0.00 0.05 -0.11 -0.13 -0.11 -0.08 0.00
words: [usa]	defens	0.03 -0.08 -0.09 -0.09 0.06 -0.06 -0.04
words: [usa]	delay	0.01 0.11 -0.08 -0.12 -0.10 -0.08 -0.12
words: [usa]	delegation	-0.16 0.17 -0.07 -0.16 -0.08 -0.03 -0.13
words: [usa]	demand	0.02 -0.05 -0.18 -0.10 -0.15 -0.11 0.06
words: [usa]	democrat	-0.09 -0.09 -0.10 -0.08 -0.04 -0.04 0.09
words: [usa]	deny	-0.14 0.11 -0.11 -0.04 -0.06 -0.08 -0.12
words: [usa]	deploy	0.08 -0.07 -0.13 -0.05 -0.09 -0.05 -0.09
words: [usa]	destroy	-0.01 0.01 -0.12 -0.10 -0.11 -0.11 0.06
words: [usa]	did	-0.14 0.11 -0.14 -0.13 -0.10 -0.10 -0.08
words: [usa]	didn't	0.04 0.03 -0.15 -0.11 0.03 -0.11 -0.04
words: [usa]	diplomat	-0.08 0.10 -0.09 -0.12 -0.10 -0.06 -0.11
words: [usa]	do	0.05 -0.07 -0.10 -0.07 -0.07 -0.06 -0.01
words: [usa]	does	0.08 -0.09 -0.13 -0.07 -0.08 -0.07 0.09
words: [usa]	doesn't	-0.10 0.09 -0.09 -0.09 -0.06 -0.06 -0.06
words: [usa]	driller	-0.13 -0.12 -0.07 0.11 -0.09 -0.08 -0.10
words: [usa]	drop	0.05 0.05 -0.16 -0.10 -0.08 -0.11 -0.02
words: [usa]	dur	-0.13 -0.09 -0.12 -0.12 -0.11 -0.08 0.10
words: [usa]	eas	-0.08 0.05 0.05 -0.07 -0.10 -0.09 -0.10
words: [usa]	energy	-0.14 -0.12 -0.13 0.13 -0.12 -0.12 0.02
words: [usa]	envoy	-0.10 0.12 -0.09 -0.17 -0.12 -0.03 -0.16
words: [usa]	escalat	0.07 0.02 -0.10 -0.07 -0.07 -0.08 -0.09
words: [usa]	expect	-0.14 0.15 -0.09 -0.15 -0.12 -0.04 -0.15
words: [usa]	extend	-0.08 0.17 -0.10 -0.02 -0.15 -0.11 -0.20
words: [usa]	f	0.06 -0.11 -0.14 0.06 -0.08 -0.11 -0.12
words: [usa]	fac	-0.08 -0.03 0.04 -0.16 -0.16 -0.13 0.06
words: [usa]	fighter	0.05 0.03 -0.23 -0.15 -0.20 -0.12 -0.03
words: [usa]	fir	-0.12 -0.12 0.05 -0.08 0.05 -0.08 0.09
words: [usa]	first	-0.14 -0.09 -0.16 -0.14 -0.13 -0.12 0.14
words: [usa]	for	-0.01 -0.08 0.03 -0.09 -0.15 -0.09 0.03
words: [usa]	from	0.01 0.02 -0.24 -0.05 -0.17 -0.14 0.00
words: [usa]	gas	-0.13 -0.13 -0.10 0.03 -0.10 -0.08 0.06
words: [usa]	genocidal	-0.10 -0.08 -0.10 -0.10 -0.08 -0.08 0.09
words: [usa]	gets	-0.07 0.10 -0.12 -0.10 -0.09 -0.08 -0.04
words: [usa]	giv	0.02 0.02 -0.15 -0.03 -0.11 -0.12 -0.06
words: [usa]	goes	-0.14 -0.11 -0.16 -0.14 -0.14 -0.14 0.15
words: [usa]	ground	0.09 -0.05 0.01 -0.07 -0.12 -0.08 -0.12
words: [usa]	had	-0.12 -0.14 0.06 0.05 -0.10 -0.07 0.03
words: [usa]	halt	0.04 0.09 -0.08 -0.10 -0.10 -0.10 -0.08
words: [usa]	has	0.11 -0.15 -0.30 -0.23 -0.27 -0.14 0.12
words: [usa]	have	-0.15 0.06 -0.15 -0.11 -0.12 -0.10 0.02
words: [usa]	head	-0.13 0.09 -0.15 -0.12 -0.12 -0.12 0.01
words: [usa]	helicopter	0.10 -0.01 -0.17 -0.14 -0.13 -0.13 -0.19
words: [usa]	help	0.05 -0.14 -0.17 0.01 0.04 -0.04 -0.06
words: [usa]	hit	-0.04 -0.17 -0.16 -0.14 0.05 -0.14 0.04
words: [usa]	hits	0.02 -0.01 -0.14 0.08 0.04 -0.10 -0.13
words: [usa]	hold	-0.16 -0.02 -0.10 -0.03 -0.11 -0.08 0.07
words: [usa]	hop	0.04 -0.01 -0.13 -0.11 -0.09 -0.06 0.01
words: [usa]	identify	-0.03 -0.08 -0.10 -0.02 0.13 -0.06 -0.17
words: [usa]	if	-0.04 0.01 -0.13 -0.06 -0.09 -0.10 0.04
words: [usa]	ignor	0.05 -0.10 0.02 0.00 -0.07 -0.08 -0.03
words: [usa]	in	0.08 -0.09 -0.21 -0.16 0.08 -0.20 -0.04
words: [usa]	inflation	-0.11 -0.11 -0.05 0.11 -0.06 -0.03 -0.11
words: [usa]	insist	0.09 -0.01 -0.17 -0.07 -0.12 -0.12 -0.10
words: [usa]	intel	-0.09 -0.12 0.12 -0.08 -0.10 -0.09 -0.11
words: [usa]	intelligenc	-0.03 -0.07 0.09 0.05 -0.06 -0.11 -0.08
words: [usa]	intercept	-0.02 -0.11 -0.14 0.06 -0.09 -0.08 -0.10
words: [usa]	intervention	0.02 0.02 -0.14 -0.12 -0.12 -0.11 -0.03
words: [usa]	into	-0.10 -0.07 0.05 -0.08 -0.11 -0.11 0.09
words: [usa]	invok	0.02 -0.14 -0.12 -0.12 -0.10 -0.12 0.07
words: [usa]	is	0.08 -0.14 -0.08 -0.05 -0.30 -0.16 0.11
words: [usa]	issu	0.01 0.04 -0.17 0.01 -0.14 -0.10 -0.16
words: [usa]	jet	0.12 -0.12 -0.12 -0.09 -0.08 -0.10 -0.12
words: [usa]	jets	0.11 -0.11 -0.13 -0.10 -0.11 -0.09 -0.08
words: [usa]	journalist	-0.11 -0.13 -0.10 -0.12 0.09 -0.09 -0.01
words: [usa]	just	-0.09 -0.09 -0.16 0.06 -0.12 -0.10 0.02
words: [usa]	keep	0.06 -0.04 -0.08 -0.11 -0.09 -0.07 -0.03
words: [usa]	kill	0.14 -0.12 -0.17 -0.08 -0.01 -0.05 -0.12
words: [usa]	lash	-0.06 0.05 -0.10 -0.11 -0.08 -0.07 0.00
words: [usa]	latest	-0.13 0.05 -0.11 -0.12 -0.11 -0.11 0.02
words: [usa]	launch	0.14 -0.18 -0.26 -0.20 0.02 -0.16 -0.02
words: [usa]	lawmaker	0.05 -0.08 -0.15 -0.11 -0.09 -0.09 -0.03
words: [usa]	lays	0.10 0.07 -0.14 -0.09 -0.12 -0.11 -0.12
words: [usa]	lead	0.05 -0.04 -0.12 -0.07 -0.09 -0.05 0.01
words: [usa]	leav	-0.16 0.14 -0.10 -0.07 -0.11 -0.08 -0.07
words: [usa]	led	0.07 -0.06 -0.10 -0.06 0.06 -0.07 -0.10
words: [usa]	lift	0.05 0.01 -0.10 -0.14 -0.12 -0.14 -0.13
words: [usa]	lock	0.08 -0.07 -0.11 -0.09 -0.10 -0.10 -0.08
words: [usa]	los	-0.13 -0.12 -0.12 0.04 -0.11 -0.10 0.08
words: [usa]	made	-0.04 -0.09 0.03 -0.09 -0.13 -0.10 0.08
words: [usa]	mak	-0.05 0.14 -0.03 -0.14 -0.13 -0.13 -0.12
words: [usa]	market	-0.10 -0.05 -0.06 0.10 -0.08 -0.07 -0.12
words: [usa]	may	-0.04 0.06 -0.23 -0.16 -0.18 -0.11 0.05
words: [usa]	meet	0.01 -0.09 -0.10 -0.11 -0.13 -0.06 0.05
words: [usa]	military	0.02 -0.02 -0.20 -0.17 -0.19 -0.13 -0.02
words: [usa]	missil	0.08 -0.12 0.10 -0.13 0.05 -0.13 -0.17
words: [usa]	must	-0.06 0.07 -0.10 -0.14 -0.10 -0.10 -0.01
words: [usa]	national	0.04 -0.10 -0.12 -0.12 -0.09 -0.08 0.06
words: [usa]	naval	-0.08 0.00 -0.12 0.15 -0.15 -0.13 -0.19
words: [usa]	need	-0.12 -0.12 -0.13 0.06 -0.08 -0.09 0.09
words: [usa]	not	0.01 0.02 -0.16 -0.12 -0.13 -0.08 0.02
words: [usa]	of	0.03 0.07 0.00 -0.08 -0.15 -0.15 -0.11
words: [usa]	official	0.13 -0.07 -0.02 -0.29 0.05 -0.18 -0.06
words: [usa]	oil	-0.16 0.00 -0.10 0.06 -0.09 -0.08 0.04
words: [usa]	on	-0.22 0.21 0.02 -0.06 -0.26 -0.19 -0.06
words: [usa]	operation	0.05 -0.14 -0.02 -0.15 -0.16 -0.10 0.02
words: [usa]	option	-0.06 -0.03 -0.10 -0.13 -0.09 -0.06 0.07
words: [usa]	order	0.00 0.03 -0.11 0.03 -0.10 -0.07 -0.13
words: [usa]	out	-0.13 -0.04 -0.12 0.07 -0.12 -0.13 0.05
words: [usa]	over	-0.15 0.10 -0.22 -0.14 -0.14 -0.12 0.07
words: [usa]	paus	-0.11 0.08 -0.13 -0.12 -0.13 -0.12 0.01
words: [usa]	peac	0.00 0.03 -0.14 -0.14 -0.13 -0.09 -0.01
words: [usa]	peopl	-0.09 -0.07 -0.10 -0.11 -0.11 -0.04 0.09
words: [usa]	phon	0.07 -0.06 -0.12 -0.07 -0.07 -0.08 -0.02
words: [usa]	pilot	0.06 -0.19 0.07 -0.14 -0.13 -0.14 0.03
words: [usa]	plan	0.10 -0.10 -0.23 -0.15 -0.20 -0.15 -0.01
words: [usa]	play	0.05 -0.01 -0.09 -0.08 -0.10 -0.06 -0.07
words: [usa]	politician	-0.10 -0.11 0.05 -0.11 -0.13 -0.09 0.04
words: [usa]	post	0.06 -0.10 0.05 -0.03 -0.20 -0.13 -0.02
words: [usa]	postpon	-0.12 0.08 -0.11 -0.05 -0.16 -0.13 0.01
words: [usa]	prepar	0.04 0.03 -0.15 -0.09 -0.18 -0.09 -0.17
words: [usa]	pressur	0.06 0.05 -0.13 -0.13 -0.12 -0.11 -0.12
words: [usa]	promis	-0.08 0.12 -0.18 -0.06 -0.11 -0.12 -0.13
words: [usa]	proposal	-0.09 0.08 -0.06 -0.11 -0.04 -0.02 -0.05
words: [usa]	protest	0.03 0.00 -0.13 0.03 -0.11 -0.11 -0.15
words: [usa]	public	-0.13 0.03 -0.17 -0.13 -0.11 -0.10 0.01
words: [usa]	push	-0.16 0.16 -0.15 -0.14 -0.14 -0.10 -0.12
words: [usa]	reach	-0.11 0.12 -0.07 -0.12 -0.13 -0.09 -0.12
words: [usa]	ready	0.12 -0.10 -0.15 -0.16 -0.12 -0.09 -0.09
words: [usa]	refuel	0.07 -0.06 -0.04 -0.07 -0.05 -0.02 -0.07
words: [usa]	refuell	0.15 -0.11 -0.12 -0.11 -0.19 -0.08 -0.13
words: [usa]	reject	0.02 -0.09 0.07 0.03 -0.09 -0.08 -0.15
words: [usa]	releas	0.03 0.09 -0.12 -0.13 -0.18 -0.07 -0.14
words: [usa]	remain	0.11 -0.06 -0.13 -0.15 -0.12 -0.12 -0.16
words: [usa]	remark	-0.13 0.11 -0.09 -0.11 -0.11 -0.10 -0.08
words: [usa]	renew	0.03 -0.04 -0.14 0.07 -0.10 -0.14 -0.15
words: [usa]	reportedly	0.00 -0.02 0.02 -0.16 -0.13 -0.12 0.07
words: [usa]	rescu	0.04 -0.05 -0.06 -0.13 -0.11 -0.09 0.00
words: [usa]	respons	-0.09 0.07 -0.12 -0.10 -0.09 -0.07 -0.02
words: [usa]	responsibl	0.12 -0.11 -0.12 -0.09 0.09 -0.09 -0.10
words: [usa]	reveal	0.05 0.01 -0.13 -0.09 -0.12 -0.07 0.00
words: [usa]	said	-0.03 0.04 -0.20 0.05 0.04 -0.06 -0.25
words: [usa]	sanction	-0.02 -0.03 -0.14 0.06 -0.06 -0.14 -0.11
words: [usa]	says	0.12 0.12 -0.18 -0.06 -0.26 -0.12 -0.26
words: [usa]	security	-0.04 0.01 -0.06 0.08 -0.07 -0.06 -0.13
words: [usa]	seek	0.00 -0.01 -0.13 -0.03 -0.16 -0.10 0.01
words: [usa]	sees	-0.10 0.03 -0.13 -0.11 -0.07 -0.06 0.05
words: [usa]	seiz	0.11 -0.02 -0.11 -0.19 -0.13 -0.06 -0.13
words: [usa]	senat	0.07 -0.07 -0.17 -0.11 -0.10 -0.09 0.07
words: [usa]	send	0.09 -0.04 -0.16 -0.07 -0.11 -0.13 -0.09
words: [usa]	servic	0.09 -0.12 -0.15 -0.17 -0.02 0.06 -0.17
words: [usa]	set	-0.01 0.04 -0.11 -0.12 -0.11 -0.07 -0.05
words: [usa]	sets	0.05 0.07 -0.06 -0.12 -0.07 -0.05 -0.12
words: [usa]	shar	0.07 0.01 -0.09 -0.09 -0.08 -0.07 -0.10
words: [usa]	shift	-0.01 0.06 -0.14 -0.12 -0.10 -0.08 -0.01
words: [usa]	ship	0.06 -0.09 0.04 -0.02 -0.11 -0.12 -0.08
words: [usa]	sign	-0.15 0.16 -0.12 -0.13 -0.13 -0.13 -0.15
words: [usa]	signal	0.07 -0.10 -0.08 0.06 -0.05 -0.05 -0.12
words: [usa]	sink	0.13 -0.11 -0.14 -0.09 -0.15 -0.11 -0.12
words: [usa]	slam	-0.12 -0.01 -0.09 -0.13 -0.07 -0.07 0.04
words: [usa]	soldier	-0.10 -0.13 -0.21 -0.09 0.14 -0.08 0.03
words: [usa]	special	-0.03 0.06 -0.07 -0.10 -0.09 -0.01 -0.03
words: [usa]	speech	-0.13 -0.06 -0.11 0.03 -0.12 -0.11 0.04
words: [usa]	staff	0.03 0.03 -0.07 -0.08 -0.09 -0.01 -0.09
words: [usa]	statement	0.09 -0.03 -0.13 -0.11 -0.08 -0.05 -0.13
words: [usa]	stock	0.07 -0.11 -0.05 -0.03 -0.06 -0.02 -0.11
words: [usa]	strik	0.02 -0.12 0.06 -0.02 0.08 0.00 -0.18
words: [usa]	submarin	-0.02 0.06 -0.12 -0.06 -0.11 -0.07 -0.09
words: [usa]	suggest	-0.14 0.10 -0.15 -0.11 -0.13 -0.12 -0.03
words: [usa]	summon	-0.04 0.06 -0.08 -0.08 -0.07 -0.02 -0.07
words: [usa]	suspend	-0.03 0.05 -0.11 0.05 -0.11 -0.15 -0.14
words: [usa]	tak	0.01 0.10 -0.13 -0.13 -0.12 -0.09 -0.11
words: [usa]	talk	0.00 0.01 -0.19 -0.11 -0.04 -0.07 -0.03
words: [usa]	target	0.01 -0.15 -0.15 0.05 -0.14 -0.12 0.01
words: [usa]	tell	0.05 0.10 -0.30 -0.02 -0.23 -0.15 -0.16
words: [usa]	thank	-0.13 0.10 -0.12 -0.14 -0.13 -0.13 -0.04
words: [usa]	threat	-0.05 0.02 -0.30 -0.03 0.00 -0.17 0.01
words: [usa]	threaten	0.01 0.09 -0.14 0.02 -0.04 -0.25 -0.24
words: [usa]	to	-0.11 0.13 -0.04 -0.07 -0.22 -0.14 -0.03
words: [usa]	told	0.05 -0.10 -0.16 -0.12 -0.14 -0.13 0.05
words: [usa]	torpedo	-0.07 0.06 -0.15 -0.10 0.07 -0.10 -0.14
words: [usa]	trip	-0.12 0.13 -0.05 -0.12 -0.09 -0.02 -0.10
words: [usa]	troop	-0.10 0.06 -0.09 0.05 -0.10 -0.03 0.05
words: [usa]	under	-0.08 0.05 -0.13 -0.06 -0.12 -0.08 0.03
words: [usa]	unleash	0.11 -0.08 -0.13 -0.12 -0.10 -0.08 -0.11
words: [usa]	urg	0.08 0.04 -0.18 -0.03 -0.01 -0.08 -0.21
words: [usa]	visit	-0.19 0.01 -0.16 0.03 -0.15 -0.16 0.00
words: [usa]	vows	0.11 -0.07 -0.04 -0.07 -0.23 -0.15 -0.05
words: [usa]	vp	-0.07 0.08 -0.07 -0.11 -0.06 -0.03 -0.10
words: [usa]	waiver	-0.10 -0.16 -0.09 0.14 -0.11 -0.09 -0.08
words: [usa]	want	0.02 -0.08 -0.18 -0.01 -0.16 -0.14 0.01
words: [usa]	war	0.03 0.06 -0.38 -0.07 0.06 0.04 -0.14
words: [usa]	warn	-0.04 -0.04 -0.04 0.10 -0.31 -0.19 -0.03
words: [usa]	warship	-0.06 0.00 -0.09 -0.15 -0.11 -0.10 0.07
words: [usa]	was	0.05 -0.10 0.06 -0.11 -0.15 -0.10 0.01
words: [usa]	weigh	0.17 -0.07 -0.26 -0.19 -0.26 -0.20 -0.13
words: [usa]	will	0.04 -0.03 -0.27 -0.04 -0.22 -0.12 0.03
words: [usa]	with	0.06 -0.12 0.05 -0.04 -0.22 0.03 0.01
words: [usa]	won't	-0.12 -0.01 -0.09 -0.13 -0.08 -0.05 0.05
words: [usa]	wound	0.00 -0.14 -0.16 -0.08 0.06 -0.02 -0.12
words: a	[number]	-0.03 0.00 -0.15 0.08 -0.07 -0.09 -0.09
words: a	[place]	-0.06 0.09 -0.09 -0.13 -0.12 -0.12 0.07
words: a	[region]	-0.11 0.00 -0.05 -0.06 -0.11 -0.03 0.12
words: a	[usa]	0.02 0.02 0.08 0.01 -0.21 -0.14 -0.13
words: a	barrel	0.04 0.03 -0.04 -0.08 -0.13 -0.03 -0.14
words: a	big	0.08 -0.16 0.05 -0.09 0.00 -0.10 0.00
words: a	blockad	-0.07 0.10 -0.06 -0.09 -0.10 -0.06 -0.10
words: a	ceas	0.02 -0.08 -0.08 0.03 0.04 -0.05 0.01
words: a	ceasefir	0.07 0.01 -0.10 -0.08 -0.10 -0.10 -0.13
words: a	complet	-0.06 -0.03 -0.07 -0.09 -0.06 -0.07 0.06
words: a	conflict	-0.10 0.11 -0.08 -0.08 -0.08 -0.07 -0.02
words: a	critical	0.01 -0.05 -0.07 -0.04 -0.07 -0.03 0.06
words: a	day	-0.02 0.00 -0.12 0.01 -0.16 -0.10 0.03
words: a	deal	-0.03 0.01 -0.13 -0.09 -0.21 -0.06 0.06
words: a	diplomatic	-0.08 -0.03 -0.05 0.06 -0.09 -0.04 0.03
words: a	dozen	0.02 0.03 0.03 -0.12 -0.07 -0.04 -0.09
words: a	fifth	0.04 -0.07 -0.06 -0.06 0.04 -0.01 -0.06
words: a	global	-0.07 -0.09 -0.05 0.09 -0.13 -0.06 -0.09
words: a	hole	0.09 -0.09 -0.08 -0.12 -0.08 -0.03 -0.08
words: a	key	0.06 -0.02 -0.09 0.00 -0.08 -0.02 -0.14
words: a	littl	-0.12 0.03 -0.11 0.05 -0.10 -0.09 -0.05
words: a	lot	-0.09 0.02 -0.14 -0.04 0.04 -0.10 0.02
words: a	massiv	-0.09 -0.04 -0.11 0.04 -0.03 -0.10 0.01
words: a	military	-0.14 0.06 -0.11 0.06 0.06 -0.04 -0.12
words: a	missil	-0.09 -0.12 -0.03 -0.07 0.05 0.09 0.00
words: a	month	-0.13 -0.08 -0.14 0.10 0.07 -0.11 -0.15
words: a	new	-0.04 -0.10 0.02 -0.06 -0.12 -0.14 0.09
words: a	nuclear	-0.05 -0.03 0.04 -0.06 -0.04 -0.01 -0.10
words: a	possibl	-0.02 0.05 0.05 -0.03 0.02 -0.04 -0.10
words: a	second	0.02 0.06 -0.08 -0.10 -0.09 -0.04 -0.08
words: a	ship	-0.12 0.08 -0.08 -0.09 0.05 -0.07 -0.10
words: a	standstill	-0.05 -0.08 -0.08 0.11 -0.12 -0.05 -0.13
words: a	strategic	-0.10 0.05 -0.10 0.03 -0.11 -0.10 -0.04
words: a	two	-0.04 0.04 -0.03 0.01 -0.07 -0.02 -0.08
words: a	victory	0.05 -0.15 -0.08 -0.11 -0.13 -0.07 0.12
words: a	volatil	-0.05 0.11 -0.08 -0.11 -0.11 -0.04 -0.06
words: a	war	-0.08 -0.03 -0.20 -0.01 0.01 -0.14 0.00
words: a	warship	-0.11 0.11 -0.12 -0.06 -0.04 -0.06 -0.12
words: a	wave	-0.10 0.03 -0.11 -0.06 0.05 -0.05 -0.02
words: a	way	0.01 -0.08 -0.12 0.08 -0.17 -0.12 0.00
words: a	week	-0.01 -0.09 0.05 -0.05 0.02 -0.06 -0.02
words: a	whol	-0.12 0.08 -0.10 -0.06 -0.08 -0.08 -0.02
words: a	wider	0.03 0.09 -0.07 -0.06 -0.10 -0.07 -0.11
words: a	world	0.02 0.04 -0.11 -0.07 -0.06 -0.07 -0.05
words: a	year	0.03 -0.01 -0.08 -0.01 0.06 -0.07 -0.10
words: abby	phillip	0.01 -0.10 -0.09 -0.07 -0.09 -0.06 0.02
words: abduct	[usa]	-0.06 0.00 -0.05 -0.06 0.05 -0.05 -0.06
words: ability	to	0.14 -0.14 -0.01 -0.11 -0.11 -0.07 -0.12
words: ablaz	after	0.11 -0.08 -0.06 -0.09 -0.09 -0.03 -0.08
words: able	to	0.03 -0.06 -0.09 -0.10 0.00 -0.08 0.05
words: about	[number]	-0.11 -0.11 -0.09 -0.04 -0.08 -0.11 0.06
words: about	[place]	-0.15 0.05 -0.11 -0.16 -0.12 -0.12 0.11
words: about	[region]	-0.13 -0.14 -0.12 0.05 -0.07 -0.12 0.09
words: about	[side]	-0.11 0.05 0.06 -0.09 -0.28 0.05 -0.01
words: about	[usa]	-0.09 0.01 -0.21 -0.18 -0.15 -0.14 0.04
words: about	agreement	-0.13 0.15 -0.08 -0.10 -0.10 -0.05 -0.16
words: about	attack	0.06 -0.12 -0.15 -0.03 -0.10 -0.11 0.03
words: about	it	0.00 0.07 -0.09 -0.08 -0.10 -0.08 -0.08
words: about	talk	-0.05 -0.03 -0.12 -0.11 -0.07 -0.04 0.05
words: about	the	-0.03 -0.10 -0.06 0.02 -0.24 -0.10 0.08
words: about	to	-0.03 0.01 0.02 -0.11 -0.09 -0.09 0.01
words: about	war	0.01 -0.03 0.08 -0.10 -0.09 -0.10 -0.01
words: abov	[number]	0.03 -0.08 -0.03 -0.01 -0.06 -0.03 -0.10
words: accord	,	-0.08 0.06 -0.07 -0.05 -0.06 -0.05 -0.09
words: accord	to	0.03 0.08 -0.07 -0.01 -0.07 -0.03 -0.12
words: accus	[place]	0.11 -0.01 -0.10 -0.11 -0.09 -0.04 -0.07
words: accus	[side]	-0.06 0.12 -0.18 0.01 -0.09 -0.14 -0.15
words: accus	[usa]	0.00 0.05 -0.01 -0.08 -0.15 -0.13 -0.06
words: accus	of	0.04 -0.11 0.05 -0.02 0.03 -0.09 -0.10
words: acros	[place]	0.22 -0.19 -0.15 -0.02 -0.16 -0.14 -0.25
words: acros	[region]	0.14 -0.16 -0.12 -0.02 0.01 -0.09 -0.19
words: acros	[side]	0.00 -0.14 -0.24 -0.12 0.04 0.03 -0.04
words: acros	region	0.11 -0.07 -0.11 -0.07 -0.07 -0.09 -0.12
words: acros	the	-0.03 -0.06 -0.11 0.02 0.04 0.03 -0.02
words: act	like	-0.04 0.09 -0.10 -0.10 -0.11 -0.07 0.01
words: action	against	-0.08 -0.04 -0.16 -0.12 -0.14 -0.12 0.08
words: action	in	0.04 -0.12 -0.15 -0.09 -0.13 -0.07 0.10
words: add	to	0.08 0.06 -0.10 -0.08 0.03 -0.07 -0.12
words: addres	:	-0.09 -0.07 -0.13 -0.12 -0.07 -0.08 0.10
words: adds	to	-0.08 -0.09 -0.10 0.10 -0.08 -0.11 -0.10
words: admin	reportedly	0.05 0.05 -0.10 -0.09 -0.10 -0.07 -0.10
words: admit	to	0.01 -0.07 -0.12 -0.05 0.03 -0.09 0.02
words: afraid	to	0.04 -0.07 -0.10 -0.05 -0.10 -0.09 0.02
words: after	[ally]	-0.01 -0.12 -0.08 -0.08 0.10 -0.06 -0.10
words: after	[number]	-0.11 0.05 -0.18 -0.17 -0.01 0.02 0.09
words: after	[place]	-0.10 0.15 -0.14 -0.14 -0.14 -0.06 -0.17
words: after	[region]	-0.11 -0.11 -0.06 -0.05 0.06 -0.07 0.04
words: after	[side]	-0.05 0.00 -0.31 0.09 0.01 -0.21 -0.07
words: after	[usa]	0.00 -0.16 -0.14 0.16 0.08 -0.21 -0.15
words: after	a	0.09 0.02 -0.15 -0.14 0.02 -0.11 -0.14
words: after	agreement	-0.07 0.04 -0.06 0.09 -0.07 -0.06 -0.13
words: after	attack	-0.05 0.09 -0.21 -0.09 0.00 -0.13 0.00
words: after	be	0.08 -0.14 -0.13 -0.12 0.04 -0.11 -0.05
words: after	blow	0.08 -0.12 -0.06 -0.12 -0.08 -0.06 0.05
words: after	ceasefir	-0.01 -0.13 -0.12 -0.26 0.07 -0.15 0.12
words: after	deadly	-0.05 -0.04 -0.15 -0.15 0.11 -0.12 -0.10
words: after	down	0.11 -0.11 -0.09 -0.10 -0.10 -0.09 -0.10
words: after	dron	0.06 0.02 -0.20 -0.03 -0.16 -0.18 0.00
words: after	evacuation	0.11 -0.06 -0.06 -0.09 -0.13 -0.07 -0.11
words: after	explosion	-0.06 -0.09 -0.07 -0.09 -0.01 -0.05 0.08
words: after	first	0.09 -0.01 -0.10 -0.13 -0.11 -0.10 -0.13
words: after	he	-0.01 0.07 -0.11 -0.08 -0.09 -0.08 -0.01
words: after	hits	-0.13 -0.09 -0.11 -0.09 0.10 -0.10 0.04
words: after	launch	0.13 -0.08 -0.11 -0.11 0.03 -0.05 -0.12
words: after	major	-0.07 0.08 -0.09 0.04 -0.11 -0.05 -0.14
words: after	meet	-0.12 0.14 -0.09 -0.13 -0.12 -0.06 -0.12
words: after	missil	0.15 -0.12 -0.15 -0.12 -0.11 -0.11 -0.16
words: after	peac	0.05 0.03 -0.12 -0.06 -0.11 -0.07 -0.12
words: after	president	-0.16 0.08 -0.12 -0.14 -0.12 -0.12 0.01
words: after	report	0.01 0.10 -0.13 -0.12 -0.03 -0.08 0.00
words: after	rescu	0.02 0.02 -0.12 -0.09 -0.10 -0.06 -0.05
words: after	siren	0.10 -0.05 -0.05 -0.06 -0.11 -0.05 -0.10
words: after	strik	0.00 0.07 -0.16 -0.04 0.00 -0.07 -0.14
words: after	talk	-0.05 0.01 -0.09 -0.14 0.02 -0.05 -0.04
words: after	the	-0.11 -0.16 -0.10 -0.02 0.03 -0.09 0.11
words: after	to	-0.06 -0.02 -0.04 -0.03 0.06 -0.03 -0.04
words: after	vow	-0.07 -0.03 -0.09 -0.07 -0.08 -0.05 0.04
words: after	war	0.03 -0.19 -0.17 0.15 -0.15 -0.17 -0.06
words: after	week	-0.11 0.08 -0.06 -0.05 0.03 -0.05 -0.10
words: aftermath	of	0.05 -0.20 -0.21 -0.14 0.13 -0.21 -0.16
words: again	,	0.08 -0.04 -0.13 0.01 -0.11 -0.13 -0.18
words: again	as	0.14 -0.08 -0.11 -0.07 -0.19 -0.13 -0.20
words: again	in	0.07 0.03 -0.07 -0.10 -0.09 -0.12 0.02
words: again	to	0.03 0.00 -0.10 -0.11 -0.13 -0.11 -0.02
words: against	[ally]	0.10 -0.05 -0.14 -0.06 -0.01 -0.06 -0.16
words: against	[place]	-0.09 0.10 -0.09 -0.07 -0.07 -0.05 -0.12
words: against	[side]	0.08 -0.06 -0.21 -0.11 -0.40 -0.05 -0.03
words: against	[usa]	-0.14 0.01 -0.25 -0.22 -0.04 -0.17 0.10
words: against	the	0.09 -0.07 -0.17 -0.13 -0.13 -0.09 -0.01
words: against	time	-0.13 0.13 -0.05 -0.13 -0.08 -0.01 -0.13
words: aggression	on	-0.08 0.12 -0.12 -0.10 -0.13 -0.13 -0.18
words: agre	on	0.03 -0.08 0.07 -0.11 -0.11 -0.07 -0.04
words: agre	to	0.03 -0.01 -0.21 0.01 -0.22 -0.11 -0.08
words: agre	upon	-0.08 0.08 -0.02 -0.06 -0.07 -0.02 -0.08
words: agreement	,	0.00 0.12 -0.09 -0.12 -0.14 -0.14 -0.04
words: agreement	.	-0.14 0.12 -0.11 0.03 -0.15 -0.13 -0.17
words: agreement	[side]	-0.01 0.11 -0.13 -0.16 -0.14 -0.11 -0.19
words: agreement	[usa]	0.04 -0.06 -0.13 -0.12 -0.10 -0.09 0.04
words: agreement	between	-0.19 0.07 -0.12 0.05 -0.15 -0.09 -0.16
words: agreement	ceasefir	-0.14 0.14 -0.05 -0.11 -0.11 -0.04 -0.14
words: agreement	from	-0.09 0.11 -0.06 -0.09 -0.10 -0.07 -0.13
words: agreement	in	-0.07 -0.06 -0.05 -0.08 -0.07 -0.01 0.08
words: agreement	is	-0.07 0.09 -0.07 0.07 -0.07 -0.07 -0.11
words: agreement	to	-0.06 0.15 -0.16 -0.21 -0.15 -0.13 -0.23
words: agreement	will	0.07 0.01 -0.08 -0.09 -0.09 -0.10 0.03
words: agreement	with	-0.07 0.01 -0.21 0.04 -0.23 -0.13 0.01
words: ahead	of	0.01 -0.14 0.01 0.04 -0.09 -0.15 0.06
words: ai	tool	0.13 -0.12 -0.12 -0.12 -0.12 0.11 -0.14
words: aim	at	-0.15 0.09 -0.11 0.04 -0.11 -0.10 -0.13
words: air	[place]	-0.06 -0.05 -0.04 -0.07 -0.07 -0.03 0.14
words: air	attack	0.18 -0.15 -0.17 -0.12 -0.15 -0.11 -0.16
words: air	base	-0.10 -0.02 0.12 -0.14 0.04 -0.09 -0.11
words: air	defenc	0.19 -0.21 -0.24 -0.11 -0.12 -0.14 -0.08
words: air	defens	0.18 -0.15 -0.23 -0.09 -0.07 -0.12 -0.17
words: air	forc	0.09 -0.07 -0.17 -0.12 -0.17 -0.07 -0.04
words: air	raid	-0.08 -0.05 -0.09 -0.08 0.09 -0.05 -0.09
words: air	strik	0.01 -0.06 -0.24 0.00 0.09 -0.14 -0.28
words: aircraft	carrier	0.02 0.02 -0.15 -0.10 0.05 -0.05 -0.12
words: aircraft	crash	0.09 -0.10 -0.09 -0.08 -0.07 -0.06 -0.09
words: airlin	to	-0.08 -0.05 -0.05 0.10 -0.02 -0.07 -0.10
words: airman	from	0.08 -0.06 -0.05 -0.04 -0.05 -0.01 -0.10
words: airman	in	0.10 -0.10 -0.12 -0.09 -0.08 -0.06 -0.10
words: airman	shot	0.06 -0.05 -0.08 -0.04 -0.03 -0.02 -0.08
words: airman	trapp	0.10 -0.08 -0.11 -0.08 -0.12 -0.08 -0.10
words: airman	was	0.07 -0.05 -0.11 -0.06 -0.07 -0.03 -0.08
words: airport	as	0.06 -0.10 -0.07 0.03 -0.09 -0.06 -0.09
words: airport	in	0.12 -0.10 -0.10 -0.13 -0.12 -0.07 -0.09
words: airstrik	,	0.03 -0.10 -0.13 -0.10 -0.02 -0.11 0.09
words: airstrik	in	-0.03 -0.06 -0.04 -0.04 0.04 -0.02 0.01
words: airstrik	on	-0.07 -0.02 -0.14 0.06 -0.14 -0.06 0.05
words: al	arabiya	-0.07 0.08 -0.05 0.02 -0.07 -0.04 -0.09
words: al	jazeera	-0.07 0.10 -0.16 -0.14 0.08 -0.12 -0.11
words: al	quds	0.08 -0.07 -0.07 -0.09 -0.11 -0.05 -0.01
words: alarm	as	0.02 -0.06 -0.01 0.07 -0.15 -0.14 -0.10
words: alert	in	0.06 -0.18 -0.21 -0.19 0.02 -0.22 -0.22
words: alex	jon	-0.08 -0.09 -0.07 -0.08 -0.08 -0.05 0.09
words: ali	[side]	0.11 -0.20 -0.03 -0.12 -0.11 -0.14 -0.05
words: all	clear	0.05 -0.14 -0.16 -0.15 0.13 -0.18 -0.18
words: all	front	-0.10 0.17 -0.07 -0.14 -0.15 -0.09 -0.14
words: all	in	-0.10 -0.10 -0.10 -0.06 -0.05 -0.04 0.10
words: all	of	-0.02 0.06 -0.13 -0.07 -0.14 -0.12 -0.07
words: all	out	0.12 -0.13 -0.08 -0.05 -0.09 -0.07 -0.12
words: all	over	-0.09 -0.04 -0.08 -0.11 -0.10 -0.10 0.11
words: all	party	-0.10 0.10 -0.05 -0.11 0.05 -0.04 -0.08
words: all	ship	0.01 0.04 -0.04 0.00 -0.06 -0.03 -0.04
words: all	the	-0.08 0.04 -0.15 0.06 -0.11 -0.07 -0.10
words: alleg	[side]	-0.02 -0.11 0.08 -0.10 -0.12 -0.13 -0.01
words: allow	[place]	-0.14 0.06 -0.11 0.12 -0.10 -0.12 -0.07
words: allow	[usa]	0.08 -0.01 -0.13 -0.11 -0.09 -0.09 -0.11
words: allow	more	0.03 0.02 -0.09 -0.04 -0.05 -0.08 -0.09
words: ally	as	0.01 0.01 -0.10 -0.12 -0.08 -0.09 -0.11
words: ally	to	0.12 -0.02 -0.11 -0.12 -0.08 -0.08 0.01
words: already	won	-0.02 0.04 -0.07 -0.10 -0.11 -0.05 0.00
words: amal	khalil	0.03 -0.14 -0.11 -0.10 0.01 -0.10 -0.03
words: ambassador	over	-0.04 0.04 -0.08 -0.08 -0.08 -0.03 -0.03
words: ambassador	to	0.08 -0.03 -0.04 -0.07 -0.04 -0.02 -0.04
words: amid	[region]	-0.08 -0.07 -0.16 -0.02 0.04 -0.14 0.02
words: amid	[side]	-0.05 -0.10 -0.15 0.05 0.02 -0.04 -0.05
words: amid	[usa]	-0.06 -0.13 -0.23 0.08 0.02 -0.17 0.03
words: amid	escalat	-0.04 0.05 -0.08 -0.06 -0.10 -0.10 -0.09
words: amid	fear	0.10 -0.14 0.06 0.04 -0.16 -0.08 -0.12
words: amid	fragil	0.05 -0.09 -0.07 -0.02 -0.08 -0.08 -0.10
words: amid	grow	0.05 -0.06 0.04 -0.10 -0.10 -0.07 -0.02
words: amid	hop	-0.06 0.01 -0.03 0.04 -0.05 -0.03 -0.07
words: amid	ongo	-0.16 -0.03 -0.13 -0.11 0.09 -0.12 0.04
words: amid	peac	0.11 -0.11 -0.10 -0.12 -0.10 -0.11 -0.12
words: amid	protest	0.07 -0.03 0.03 -0.04 -0.09 -0.11 -0.08
words: amid	talk	-0.14 -0.07 -0.12 -0.01 0.05 -0.10 0.06
words: amid	the	-0.11 -0.12 -0.09 -0.08 -0.09 -0.07 0.11
words: amid	war	-0.03 0.05 -0.11 -0.10 -0.01 -0.10 0.02
words: among	the	0.01 -0.07 -0.09 -0.04 -0.10 -0.02 0.04
words: amount	of	-0.13 -0.14 -0.02 0.14 -0.12 -0.03 -0.13
words: amount	to	-0.07 0.09 -0.09 -0.11 -0.08 -0.09 -0.10
words: an	[side]	0.02 0.01 -0.18 -0.16 0.06 -0.08 -0.10
words: an	[usa]	0.04 -0.01 -0.08 -0.10 -0.09 -0.07 0.00
words: an	agreement	0.07 -0.11 -0.07 0.01 -0.09 -0.04 0.05
words: an	attack	0.08 -0.07 -0.08 -0.04 -0.08 -0.04 -0.11
words: an	end	-0.09 0.03 -0.09 -0.06 -0.08 -0.04 0.01
words: an	f	0.00 -0.07 -0.06 -0.05 -0.07 -0.03 0.05
words: an	unlikely	-0.10 0.02 -0.07 -0.08 0.05 -0.04 0.04
words: analysi	:	0.02 0.05 -0.13 -0.12 -0.13 -0.08 -0.05
words: analysi	show	-0.07 -0.08 0.06 0.09 0.05 -0.13 -0.08
words: analyst	said	-0.08 -0.07 -0.06 0.00 -0.06 -0.04 0.06
words: analyst	say	-0.08 -0.03 0.10 -0.07 -0.18 0.05 -0.07
words: analyst	warn	-0.14 -0.09 -0.13 -0.15 -0.13 -0.12 0.11
words: and	[ally]	0.09 0.01 -0.16 -0.13 -0.19 -0.10 -0.21
words: and	[number]	0.04 -0.12 -0.14 -0.01 0.01 -0.04 -0.13
words: and	[place]	-0.10 0.14 -0.10 -0.12 -0.10 -0.17 -0.05
words: and	[region]	-0.09 0.00 -0.21 0.11 0.08 -0.13 -0.22
words: and	[side]	0.06 0.03 0.02 -0.05 -0.18 -0.23 -0.11
words: and	[usa]	-0.03 0.04 -0.06 -0.20 -0.16 0.05 0.01
words: and	a	-0.10 0.07 -0.06 -0.06 0.10 0.03 -0.17
words: and	air	-0.10 -0.16 -0.12 -0.03 0.10 -0.13 -0.02
words: and	ally	-0.08 0.11 -0.05 -0.07 -0.07 -0.06 -0.09
words: and	asset	0.04 -0.01 -0.11 0.02 -0.05 -0.05 -0.06
words: and	claim	-0.09 0.03 -0.07 -0.10 -0.05 -0.03 0.05
words: and	damag	0.09 -0.08 -0.07 -0.04 -0.01 -0.05 -0.08
words: and	degrad	0.09 -0.11 -0.10 -0.10 -0.09 -0.10 0.00
words: and	dismantl	0.01 0.02 -0.09 -0.03 -0.04 -0.08 -0.04
words: and	dron	-0.08 0.07 -0.05 -0.03 -0.05 0.03 0.02
words: and	energy	-0.11 -0.08 -0.04 0.10 -0.08 -0.04 -0.10
words: and	gas	0.08 0.02 -0.10 -0.12 0.03 -0.08 0.02
words: and	halt	0.03 0.07 -0.05 -0.04 -0.03 -0.02 -0.06
words: and	hama	0.10 -0.10 -0.05 -0.04 -0.05 -0.02 -0.06
words: and	has	0.00 0.08 -0.08 -0.09 0.01 -0.03 -0.01
words: and	his	0.07 -0.10 -0.13 -0.05 -0.07 -0.04 -0.03
words: and	hits	0.05 -0.01 -0.07 0.00 -0.06 -0.04 -0.08
words: and	how	0.03 -0.06 -0.14 -0.03 -0.14 -0.09 0.02
words: and	it	0.08 -0.12 -0.12 -0.09 -0.14 -0.08 0.08
words: and	its	0.09 -0.12 -0.11 0.04 0.04 -0.07 -0.09
words: and	kill	0.08 -0.09 -0.06 -0.05 -0.13 -0.02 -0.07
words: and	launch	0.07 -0.07 -0.08 -0.07 -0.03 -0.04 -0.05
words: and	leav	0.02 0.08 -0.09 -0.10 -0.06 -0.08 -0.07
words: and	load	0.12 -0.07 -0.20 -0.14 -0.14 -0.12 -0.17
words: and	missil	-0.12 0.05 0.06 -0.10 -0.07 -0.13 0.04
words: and	more	-0.06 0.03 -0.14 -0.09 -0.13 -0.08 0.08
words: and	nuclear	0.08 0.03 -0.12 -0.09 -0.12 -0.08 -0.12
words: and	oil	-0.08 0.13 -0.06 -0.11 -0.06 -0.04 -0.14
words: and	ongo	0.11 -0.09 -0.06 -0.07 -0.03 -0.03 -0.14
words: and	other	0.03 -0.03 0.05 -0.03 -0.18 -0.09 -0.11
words: and	power	0.04 -0.07 -0.08 -0.10 0.00 -0.06 0.05
words: and	reopen	-0.15 0.12 -0.03 -0.11 -0.06 -0.04 -0.10
words: and	rescu	0.04 -0.08 -0.10 -0.07 0.00 -0.06 -0.09
words: and	says	-0.05 -0.01 0.01 0.01 -0.06 -0.05 0.00
words: and	seiz	0.01 -0.15 -0.15 0.03 -0.13 -0.06 -0.10
words: and	shar	-0.12 0.03 -0.05 0.09 -0.06 -0.02 -0.10
words: and	ship	0.04 -0.09 -0.08 -0.03 -0.06 -0.03 -0.07
words: and	stock	-0.06 -0.07 -0.04 0.12 -0.04 -0.03 -0.08
words: and	target	0.01 0.03 -0.05 -0.04 -0.04 -0.02 -0.03
words: and	tell	-0.07 0.05 -0.06 -0.07 0.02 -0.02 -0.07
words: and	the	0.07 -0.10 -0.11 -0.02 -0.13 -0.20 0.01
words: and	ther	-0.03 0.02 -0.03 0.03 -0.04 -0.02 -0.05
words: and	threaten	0.10 -0.16 -0.13 0.00 -0.12 -0.09 -0.14
words: and	vows	-0.09 0.10 -0.11 -0.05 -0.06 -0.05 -0.08
words: and	warn	-0.06 0.10 -0.08 -0.09 -0.07 -0.01 -0.11
words: and	what	0.12 0.01 -0.10 -0.12 -0.14 -0.10 -0.14
words: and	wher	-0.07 -0.08 -0.11 -0.05 -0.06 -0.09 0.08
words: and	why	-0.01 -0.14 0.05 0.12 -0.15 -0.09 -0.01
words: and	will	-0.04 0.10 -0.06 -0.11 -0.04 -0.02 -0.10
words: ann	coulter	-0.07 -0.11 -0.08 -0.06 -0.09 -0.04 0.10
words: announc	,	-0.15 -0.10 0.00 -0.14 0.11 -0.10 0.12
words: announc	:	0.01 0.05 -0.17 -0.15 -0.22 -0.08 -0.05
words: announc	[number]	-0.02 0.13 -0.17 -0.15 -0.23 -0.14 -0.18
words: announc	[place]	-0.13 0.15 -0.13 -0.14 -0.11 -0.10 -0.11
words: announc	[region]	0.07 -0.18 -0.12 0.07 -0.13 -0.13 -0.13
words: announc	[side]	-0.13 -0.13 -0.13 0.05 0.10 -0.11 0.09
words: announc	[usa]	-0.15 0.17 -0.13 -0.19 -0.14 -0.08 -0.16
words: announc	a	0.04 -0.06 -0.07 -0.12 -0.01 -0.05 0.02
words: announc	blockad	0.06 -0.02 -0.06 -0.06 -0.07 -0.08 -0.05
words: announc	ceasefir	-0.02 -0.06 -0.07 -0.01 -0.13 -0.11 0.06
words: announc	closur	0.08 -0.13 -0.13 0.08 -0.12 -0.11 -0.10
words: announc	in	0.10 -0.14 -0.12 0.08 0.06 -0.10 -0.12
words: announc	kill	-0.09 -0.09 -0.09 -0.07 0.09 -0.06 -0.09
words: announc	massiv	0.11 -0.06 -0.08 -0.08 -0.07 -0.04 -0.15
words: announc	to	0.10 -0.12 -0.16 0.06 -0.14 -0.17 -0.14
words: announc	two	-0.10 0.03 -0.06 0.06 -0.09 -0.07 -0.09
words: announc	with	0.01 -0.07 -0.07 -0.06 -0.07 0.12 -0.10
words: another	round	-0.01 -0.04 0.04 -0.06 -0.12 -0.04 0.02
words: anti	war	-0.11 -0.13 -0.14 -0.11 -0.12 -0.06 0.13
words: any	[side]	0.01 0.01 -0.11 -0.10 -0.08 -0.10 -0.07
words: any	other	-0.01 -0.09 -0.07 -0.07 -0.10 -0.06 0.07
words: apach	helicopter	-0.02 0.07 -0.09 -0.11 -0.05 -0.09 -0.11
words: apartment	block	0.06 -0.07 -0.07 -0.04 -0.04 -0.09 -0.10
words: apologis	for	-0.04 0.07 -0.09 -0.13 -0.09 -0.07 -0.11
words: apologiz	for	-0.10 0.08 -0.11 -0.11 -0.10 -0.12 -0.03
words: appear	to	0.01 -0.02 0.06 -0.02 -0.01 -0.07 -0.05
words: april	[number]	-0.08 0.05 -0.09 0.04 -0.12 -0.08 -0.12
words: arab	country	-0.13 0.03 -0.10 0.11 -0.12 -0.10 -0.12
words: are	[side]	-0.14 0.06 -0.13 0.00 -0.13 -0.12 0.01
words: are	[usa]	-0.16 0.15 -0.13 -0.13 -0.15 -0.08 -0.02
words: are	a	-0.04 0.01 -0.15 -0.13 -0.13 -0.14 0.05
words: are	attack	-0.03 -0.08 -0.07 0.05 -0.12 -0.05 -0.09
words: are	be	0.03 -0.10 -0.14 -0.16 0.03 -0.14 0.08
words: are	gett	-0.07 -0.10 -0.08 0.05 -0.08 -0.08 0.04
words: are	in	0.12 -0.09 -0.10 -0.10 -0.11 -0.09 -0.03
words: are	kill	-0.10 0.01 -0.06 -0.07 -0.09 -0.04 0.06
words: are	on	0.06 0.02 -0.09 -0.06 -0.14 -0.08 -0.14
words: are	ready	0.06 -0.14 0.07 -0.06 -0.11 -0.07 -0.07
words: are	start	0.03 -0.10 -0.09 -0.02 -0.09 -0.08 0.04
words: are	still	0.01 -0.11 0.04 -0.11 -0.10 -0.09 0.07
words: are	target	0.14 -0.13 -0.10 -0.12 -0.10 -0.12 -0.09
words: are	the	-0.08 0.09 0.05 -0.21 -0.17 -0.16 0.02
words: area	,	0.03 0.01 -0.09 -0.11 -0.01 -0.09 -0.14
words: area	in	0.13 -0.08 -0.12 -0.09 -0.13 -0.11 -0.13
words: arm	[side]	0.01 -0.04 0.06 -0.09 -0.11 -0.10 -0.14
words: arm	forc	-0.06 0.16 -0.17 -0.12 -0.20 -0.08 -0.15
words: arm	group	-0.01 0.01 -0.09 -0.08 0.04 -0.08 -0.01
words: arms	traffick	-0.11 -0.10 0.10 -0.03 -0.10 -0.07 -0.05
words: army	chief	-0.15 0.12 -0.15 -0.10 -0.14 -0.03 0.02
words: army	says	0.00 0.06 -0.16 -0.12 -0.17 -0.09 -0.18
words: around	[region]	-0.09 0.12 -0.06 -0.10 -0.12 -0.03 -0.10
words: around	the	0.00 -0.13 -0.10 -0.01 -0.10 -0.09 0.04
words: arrest	for	-0.08 0.04 0.06 -0.03 -0.09 -0.05 -0.07
words: arrest	in	-0.08 -0.08 0.07 -0.08 -0.10 -0.06 0.06
words: arriv	in	0.04 0.09 -0.13 -0.11 0.00 -0.08 -0.18
words: arson	attack	-0.10 -0.12 0.12 -0.10 -0.12 -0.10 -0.13
words: as	[ally]	0.01 -0.10 -0.17 0.04 0.00 -0.08 -0.03
words: as	[number]	-0.20 0.12 -0.11 -0.16 0.14 -0.10 -0.20
words: as	[place]	0.07 -0.04 0.00 -0.08 -0.01 -0.09 -0.08
words: as	[region]	-0.08 0.02 -0.17 0.02 0.02 -0.15 -0.15
words: as	[side]	0.15 -0.08 -0.32 0.01 -0.02 -0.21 -0.14
words: as	[usa]	0.06 -0.09 -0.08 0.04 0.02 -0.10 -0.16
words: as	a	-0.17 0.19 -0.23 -0.08 -0.20 -0.17 0.00
words: as	an	-0.09 -0.13 -0.10 -0.09 -0.10 -0.08 0.11
words: as	attack	0.07 0.05 -0.13 -0.10 0.04 -0.08 -0.16
words: as	bomb	0.02 -0.08 -0.16 -0.11 0.06 -0.17 -0.06
words: as	ceasefir	0.03 -0.03 -0.15 -0.01 -0.18 -0.13 -0.01
words: as	conflict	-0.02 -0.09 -0.16 0.02 0.01 -0.12 -0.06
words: as	crisi	-0.02 0.02 -0.10 0.11 -0.14 -0.13 -0.12
words: as	crud	-0.05 0.02 -0.05 0.04 -0.08 -0.06 -0.05
words: as	expert	-0.05 0.05 -0.08 0.04 -0.10 -0.05 -0.07
words: as	explosion	0.08 -0.04 -0.09 -0.03 -0.07 -0.02 -0.10
words: as	fight	-0.03 0.09 -0.11 -0.02 -0.14 -0.10 -0.10
words: as	fresh	-0.05 0.09 -0.07 -0.05 -0.04 -0.09 -0.08
words: as	fuel	-0.11 -0.13 -0.11 0.03 0.06 -0.13 -0.03
words: as	ground	0.11 -0.10 -0.08 -0.10 -0.12 -0.09 -0.10
words: as	he	0.04 0.05 -0.06 -0.13 -0.23 -0.14 -0.07
words: as	investor	-0.08 -0.08 -0.03 0.09 -0.03 -0.02 -0.07
words: as	it	0.08 -0.04 0.05 -0.03 -0.18 -0.14 -0.19
words: as	its	-0.10 0.08 -0.10 -0.11 0.07 -0.09 -0.11
words: as	leader	-0.06 0.07 -0.11 -0.10 -0.13 -0.11 -0.02
words: as	long	0.06 0.01 -0.08 -0.15 -0.09 -0.05 -0.14
words: as	major	0.08 0.04 -0.09 -0.12 -0.10 -0.11 -0.10
words: as	military	-0.04 0.05 -0.08 -0.09 -0.08 -0.05 0.03
words: as	missil	0.00 0.08 -0.13 -0.07 -0.05 -0.12 -0.17
words: as	negotiation	0.03 0.09 -0.06 -0.12 -0.09 -0.08 -0.11
words: as	new	-0.07 -0.05 0.01 -0.11 -0.12 -0.09 0.06
words: as	oil	-0.02 -0.11 -0.12 0.06 -0.17 -0.10 -0.02
words: as	part	-0.10 0.03 -0.09 0.04 -0.10 -0.08 -0.08
words: as	peac	0.08 -0.02 -0.06 -0.02 -0.09 -0.08 -0.12
words: as	precaution	-0.14 -0.10 -0.05 0.12 -0.10 -0.08 -0.08
words: as	president	-0.11 -0.05 -0.11 -0.09 -0.07 -0.06 0.08
words: as	pric	-0.11 0.05 -0.06 -0.10 -0.11 -0.08 0.08
words: as	protest	0.06 0.08 -0.02 -0.13 -0.13 -0.10 -0.18
words: as	regim	-0.03 0.08 -0.09 -0.07 -0.07 -0.07 -0.09
words: as	search	0.04 0.03 -0.11 -0.08 -0.09 -0.10 -0.12
words: as	she	0.04 -0.11 -0.12 -0.10 -0.11 -0.12 0.07
words: as	strik	0.07 -0.04 -0.16 -0.12 -0.22 0.05 -0.05
words: as	talk	-0.13 0.13 -0.10 -0.14 -0.12 -0.12 -0.12
words: as	tanker	-0.13 0.06 -0.07 0.09 -0.11 -0.07 -0.10
words: as	tension	-0.01 0.05 -0.15 -0.08 0.03 -0.15 -0.16
words: as	the	0.04 0.06 -0.21 -0.21 -0.10 -0.15 -0.02
words: as	they	-0.01 -0.04 -0.15 -0.09 0.01 -0.09 0.08
words: as	thousand	0.07 -0.13 -0.11 -0.11 0.03 -0.13 0.04
words: as	trader	-0.07 -0.05 -0.04 0.08 -0.07 -0.04 -0.09
words: as	troop	0.09 -0.05 -0.03 -0.05 -0.07 -0.03 -0.07
words: as	war	-0.03 0.07 -0.28 0.00 0.05 -0.16 -0.13
words: as	well	-0.05 0.02 -0.12 -0.05 -0.10 -0.03 0.06
words: asia	:	0.04 0.05 -0.07 -0.05 0.05 -0.04 -0.07
words: asia	market	-0.08 -0.07 -0.04 0.08 -0.06 -0.04 -0.08
words: asian	lng	-0.07 -0.06 -0.02 0.06 -0.03 -0.03 -0.06
words: asian	stock	-0.08 -0.09 -0.04 0.08 -0.04 -0.03 -0.05
words: ask	for	-0.09 -0.08 -0.11 -0.09 -0.07 -0.08 0.09
words: asks	[usa]	-0.07 0.04 -0.16 -0.02 -0.12 -0.11 -0.01
words: asks	from	0.11 0.05 -0.14 -0.14 -0.16 -0.09 -0.19
words: assassination	attempt	0.06 -0.11 -0.16 -0.14 -0.11 -0.12 0.00
words: assault	on	0.12 -0.06 -0.09 -0.08 -0.13 -0.05 -0.08
words: asset	,	-0.11 0.08 -0.11 -0.01 -0.08 -0.10 -0.11
words: asymmetric	warfar	0.07 -0.14 -0.11 0.02 -0.12 0.07 -0.08
words: at	[number]	-0.03 -0.14 -0.17 -0.01 -0.07 -0.10 0.10
words: at	[place]	-0.06 0.07 -0.24 0.08 -0.09 -0.11 -0.13
words: at	[region]	0.04 -0.11 -0.11 -0.03 -0.01 -0.11 -0.11
words: at	[side]	0.07 0.04 -0.08 -0.07 -0.16 -0.16 -0.09
words: at	[usa]	-0.09 -0.03 -0.27 0.00 -0.20 -0.11 0.12
words: at	a	-0.20 -0.05 -0.17 0.14 0.04 -0.10 -0.08
words: at	all	0.05 0.01 -0.11 -0.09 -0.10 -0.06 -0.02
words: at	emergency	-0.08 0.08 -0.07 -0.06 -0.07 -0.04 -0.08
words: at	end	-0.07 0.04 -0.06 0.06 -0.09 -0.04 -0.09
words: at	g7	0.04 -0.09 -0.12 -0.12 -0.11 -0.03 0.04
words: at	historic	-0.07 0.11 -0.05 -0.08 -0.05 -0.03 -0.12
words: at	home	-0.05 -0.05 -0.16 -0.03 -0.19 -0.16 0.10
words: at	least	0.08 -0.14 -0.21 0.01 0.03 -0.08 -0.22
words: at	risk	-0.17 0.08 -0.11 0.04 0.07 -0.09 -0.07
words: at	sea	0.01 0.07 -0.11 -0.05 -0.10 -0.11 -0.14
words: at	the	-0.14 -0.01 -0.08 -0.01 0.06 0.02 0.03
words: at	ufc	-0.11 -0.07 -0.10 -0.10 -0.12 -0.07 0.09
words: at	us	0.02 0.00 -0.09 -0.08 -0.05 -0.05 -0.12
words: at	war	0.03 0.11 -0.18 -0.18 -0.18 -0.13 -0.06
words: attack	,	-0.02 0.04 -0.32 -0.04 0.07 -0.23 -0.18
words: attack	-	0.13 -0.14 -0.12 -0.01 -0.14 -0.13 -0.14
words: attack	.	0.07 -0.14 -0.13 -0.13 -0.08 -0.11 0.01
words: attack	:	-0.04 0.03 -0.14 -0.02 -0.09 -0.15 0.04
words: attack	?	0.01 -0.04 -0.18 -0.05 -0.25 0.02 -0.03
words: attack	[ally]	-0.05 0.05 -0.10 0.00 -0.13 -0.09 0.05
words: attack	[number]	-0.02 -0.13 -0.14 0.00 0.04 -0.15 0.05
words: attack	[place]	0.07 0.04 -0.18 -0.21 -0.20 -0.17 -0.18
words: attack	[region]	0.05 -0.12 0.06 0.03 -0.13 -0.14 -0.11
words: attack	[side]	0.05 -0.09 -0.34 -0.05 -0.22 -0.15 0.08
words: attack	[usa]	-0.02 0.02 -0.18 0.01 -0.16 -0.06 -0.05
words: attack	acros	0.21 -0.18 -0.16 -0.15 -0.19 -0.15 -0.08
words: attack	after	-0.02 0.16 -0.18 -0.12 -0.20 -0.10 -0.16
words: attack	against	0.10 0.00 -0.18 -0.11 -0.21 -0.15 -0.23
words: attack	amid	-0.12 -0.13 0.05 0.07 -0.11 -0.12 0.06
words: attack	and	0.10 -0.06 -0.15 -0.02 -0.18 -0.08 -0.19
words: attack	as	0.07 -0.20 -0.10 -0.19 -0.14 -0.15 0.06
words: attack	by	0.05 -0.02 -0.10 -0.09 0.02 -0.09 -0.02
words: attack	continu	0.07 -0.06 -0.12 -0.14 0.03 -0.13 -0.17
words: attack	dron	-0.01 0.05 -0.15 -0.12 -0.11 -0.06 -0.12
words: attack	for	0.06 0.02 -0.07 -0.09 0.00 -0.04 -0.11
words: attack	from	0.12 -0.02 -0.17 -0.09 -0.05 -0.16 -0.15
words: attack	have	0.00 -0.16 -0.15 -0.09 0.07 -0.13 0.00
words: attack	hit	0.01 -0.14 -0.08 -0.09 0.11 -0.12 -0.11
words: attack	hits	0.13 -0.12 -0.13 -0.08 -0.09 -0.10 -0.12
words: attack	in	0.12 -0.14 0.08 -0.06 -0.05 -0.15 -0.25
words: attack	intercept	0.05 -0.04 -0.03 -0.05 -0.05 -0.02 -0.06
words: attack	kill	0.11 -0.16 -0.15 -0.10 -0.16 -0.13 0.04
words: attack	leav	0.09 -0.08 -0.09 -0.08 -0.07 -0.02 -0.09
words: attack	missil	-0.03 -0.02 -0.21 -0.15 0.06 -0.20 -0.18
words: attack	near	0.08 0.08 -0.13 -0.18 -0.18 -0.11 -0.13
words: attack	off	0.07 0.02 -0.09 -0.15 -0.01 -0.07 -0.12
words: attack	on	-0.12 0.04 0.04 0.00 -0.05 -0.13 0.03
words: attack	sinc	0.12 -0.13 -0.10 -0.10 -0.14 -0.10 -0.10
words: attack	strik	0.05 0.05 -0.14 -0.08 -0.12 -0.07 -0.12
words: attack	target	0.03 -0.17 -0.17 -0.18 0.04 -0.16 -0.17
words: attack	that	-0.03 0.04 -0.12 -0.08 0.03 -0.03 -0.12
words: attack	to	0.19 -0.07 -0.01 -0.24 -0.24 -0.09 -0.10
words: attack	with	-0.02 0.07 -0.14 -0.13 -0.14 -0.08 -0.16
words: attack	—	-0.05 -0.01 -0.13 0.02 -0.13 -0.09 0.02
words: attempt	to	-0.02 0.02 0.06 -0.03 -0.18 -0.19 -0.07
words: authoriz	[side]	-0.12 0.06 -0.09 0.04 -0.12 -0.11 -0.11
words: away	from	0.07 0.00 -0.13 0.02 0.02 -0.08 -0.16
words: back	,	0.07 0.08 -0.11 -0.05 -0.13 -0.07 -0.16
words: back	[ally]	0.07 -0.06 -0.05 -0.04 -0.04 -0.04 -0.08
words: back	[side]	-0.03 -0.09 0.09 -0.06 -0.10 -0.03 -0.06
words: back	[usa]	-0.06 0.10 -0.17 -0.16 -0.16 -0.09 -0.06
words: back	after	-0.12 0.09 -0.07 -0.12 -0.09 -0.07 -0.02
words: back	against	-0.11 0.01 -0.06 -0.06 -0.08 -0.09 0.02
words: back	as	-0.13 0.06 -0.08 -0.05 0.02 -0.05 -0.04
words: back	at	0.05 -0.01 -0.11 -0.03 -0.13 -0.05 -0.05
words: back	down	-0.07 0.08 -0.09 -0.11 -0.09 -0.05 -0.04
words: back	from	-0.11 0.00 -0.08 0.06 -0.10 -0.08 -0.02
words: back	his	-0.09 0.06 -0.11 -0.08 -0.09 -0.09 0.00
words: back	home	-0.07 -0.04 -0.04 0.03 0.06 -0.05 -0.07
words: back	in	-0.03 -0.07 -0.04 -0.04 -0.04 -0.03 0.07
words: back	off	-0.11 0.08 -0.06 -0.11 -0.11 -0.07 0.00
words: back	on	0.00 0.07 -0.10 -0.10 -0.11 -0.08 0.01
words: back	the	-0.07 0.09 -0.10 -0.08 0.00 -0.04 -0.14
words: back	to	0.15 -0.06 -0.19 -0.04 -0.19 -0.11 -0.04
words: back	with	-0.07 0.00 -0.08 0.08 -0.05 -0.03 0.02
words: balanc	of	-0.08 0.11 -0.15 -0.10 -0.15 -0.13 -0.01
words: ballistic	missil	0.08 -0.04 -0.01 -0.01 -0.09 -0.18 -0.16
words: ban	on	-0.11 0.07 -0.11 -0.05 -0.11 -0.10 0.11
words: bank	of	0.04 -0.11 -0.10 0.07 -0.10 -0.12 -0.10
words: barrag	of	-0.01 0.02 -0.17 -0.06 -0.16 -0.12 0.04
words: barrag	on	-0.04 0.04 -0.07 -0.09 -0.10 -0.05 -0.09
words: barrel	as	0.03 0.07 -0.09 -0.10 -0.11 -0.08 -0.11
words: barrel	of	-0.13 -0.13 -0.03 0.06 -0.08 -0.04 0.07
words: bas	,	0.05 0.00 -0.13 -0.11 -0.09 -0.08 -0.08
words: bas	acros	-0.08 0.04 -0.05 0.04 -0.03 -0.02 -0.06
words: bas	and	-0.08 0.00 0.06 -0.03 -0.10 -0.06 -0.11
words: bas	for	0.01 0.01 -0.18 -0.13 -0.11 -0.14 0.01
words: bas	in	0.02 0.03 -0.08 -0.03 -0.08 -0.03 -0.09
words: base	as	0.06 -0.01 -0.11 -0.10 -0.14 -0.03 -0.10
words: base	from	0.11 -0.11 -0.11 -0.10 -0.08 -0.06 -0.11
words: base	in	0.02 -0.07 0.04 -0.04 -0.07 -0.11 -0.04
words: base	oils	-0.06 -0.07 -0.04 0.06 -0.06 -0.04 -0.06
words: base	on	0.02 -0.10 -0.14 -0.07 -0.12 -0.07 0.05
words: batter	and	0.09 -0.12 -0.11 -0.10 -0.10 -0.10 0.01
words: bbc	visit	0.03 -0.15 -0.11 -0.08 0.08 -0.12 -0.01
words: be	[usa]	-0.11 -0.10 0.05 -0.10 -0.07 -0.08 0.05
words: be	a	0.07 -0.03 0.05 -0.13 -0.13 -0.08 -0.01
words: be	able	0.03 -0.06 -0.09 -0.10 0.00 -0.08 0.05
words: be	bomb	-0.10 0.13 -0.09 -0.09 -0.09 -0.07 0.01
words: be	hit	0.00 0.07 -0.14 -0.09 -0.13 -0.09 -0.14
words: be	hold	0.02 -0.03 0.07 -0.09 -0.10 -0.03 -0.10
words: be	in	0.00 0.10 -0.09 -0.11 -0.10 -0.06 -0.13
words: be	includ	0.01 0.02 -0.06 -0.09 0.03 -0.07 -0.10
words: be	no	-0.09 -0.05 -0.07 -0.07 -0.07 -0.06 0.06
words: be	releas	-0.11 -0.04 -0.09 0.09 -0.10 -0.08 -0.10
words: be	sign	0.01 0.08 -0.13 -0.21 -0.18 -0.06 -0.19
words: be	taken	-0.08 0.05 -0.03 -0.09 -0.10 -0.06 -0.01
words: be	target	0.04 -0.06 0.02 -0.13 0.02 -0.09 -0.03
words: be	the	0.03 -0.06 -0.07 -0.06 0.06 -0.03 -0.02
words: be	ther	0.07 0.06 -0.09 -0.08 -0.04 -0.02 -0.11
words: be	very	-0.03 0.12 -0.06 -0.08 -0.08 -0.08 -0.10
words: becaus	of	-0.11 -0.09 -0.07 -0.03 -0.07 -0.02 0.05
words: been	at	-0.10 0.10 -0.12 -0.11 -0.13 -0.10 -0.02
words: been	kill	-0.01 -0.12 0.05 -0.04 0.04 -0.09 -0.12
words: been	rescu	0.14 -0.14 -0.13 -0.12 -0.12 -0.09 -0.14
words: been	sign	-0.07 0.08 -0.07 -0.07 -0.08 -0.06 -0.08
words: befor	[place]	0.00 -0.01 -0.07 0.03 -0.05 -0.06 -0.11
words: befor	[side]	-0.19 -0.03 -0.19 0.08 -0.15 -0.16 0.12
words: befor	[usa]	0.15 -0.14 -0.16 -0.12 -0.15 -0.13 -0.18
words: befor	talk	0.04 -0.10 -0.05 0.10 -0.09 -0.04 -0.10
words: befor	the	-0.14 -0.02 -0.08 -0.11 0.06 -0.10 0.09
words: begin	,	-0.02 0.05 -0.09 -0.10 0.02 -0.05 -0.11
words: begin	in	0.00 0.08 -0.09 -0.05 -0.10 -0.04 -0.16
words: begin	talk	0.08 -0.04 -0.08 -0.18 -0.15 -0.08 -0.19
words: believ	[side]	-0.11 -0.07 0.05 -0.10 -0.12 -0.11 0.08
words: below	[number]	-0.14 -0.09 -0.08 0.13 -0.09 -0.05 -0.10
words: bet	on	-0.11 0.02 0.09 -0.04 -0.12 -0.09 -0.12
words: bets	on	-0.10 -0.12 0.05 0.09 -0.10 -0.10 0.06
words: better	stop	-0.12 0.08 -0.09 -0.01 -0.06 -0.06 -0.10
words: between	[ally]	-0.11 0.07 0.09 -0.08 0.03 -0.05 -0.10
words: between	[place]	0.02 -0.01 -0.11 -0.12 0.03 -0.08 -0.18
words: between	[side]	-0.03 0.07 -0.27 -0.04 -0.05 -0.17 -0.03
words: between	[usa]	-0.03 -0.01 -0.20 0.08 -0.04 -0.08 -0.08
words: between	the	-0.19 0.06 -0.15 0.09 -0.17 -0.05 -0.07
words: bid	to	0.00 -0.03 -0.10 -0.13 -0.10 0.02 0.03
words: big	one	0.11 -0.15 0.04 -0.10 -0.12 -0.07 -0.16
words: big	question	-0.10 0.09 -0.08 0.06 -0.09 -0.08 -0.02
words: biggest	bomb	0.13 -0.12 -0.11 -0.08 -0.08 -0.08 -0.13
words: bill	:	0.04 -0.13 -0.16 0.08 -0.11 -0.13 -0.09
words: bill	maher	-0.11 -0.14 -0.11 -0.09 -0.11 -0.07 0.13
words: bitcoin	,	-0.08 -0.06 -0.06 0.07 -0.06 -0.08 -0.05
words: bitcoin	hold	-0.11 -0.08 -0.08 0.10 -0.06 -0.03 -0.09
words: bitcoin	rally	-0.10 -0.06 -0.05 0.10 -0.10 -0.04 -0.11
words: bitcoin	slip	-0.10 -0.06 -0.04 0.08 -0.05 -0.03 -0.06
words: black	box	0.03 -0.03 -0.06 -0.08 -0.10 -0.06 0.03
words: black	rain	-0.11 -0.09 -0.10 -0.11 0.13 -0.08 -0.12
words: blam	[side]	0.08 0.00 -0.05 -0.16 -0.03 -0.15 -0.14
words: blam	[usa]	0.06 0.05 -0.11 -0.06 -0.06 -0.08 -0.11
words: blam	for	-0.10 -0.09 -0.12 0.09 -0.11 -0.10 0.08
words: blast	[side]	0.04 0.01 -0.07 -0.11 -0.06 -0.03 -0.12
words: blast	[usa]	-0.08 0.07 -0.09 -0.08 -0.09 -0.10 -0.03
words: blast	near	0.05 -0.12 -0.09 -0.06 0.05 -0.10 -0.09
words: blew	a	0.08 -0.07 -0.08 -0.10 -0.07 -0.04 -0.08
words: blitz	in	-0.07 -0.06 -0.09 -0.05 0.06 -0.04 0.07
words: block	[region]	-0.07 -0.06 0.05 0.01 -0.08 -0.11 0.06
words: block	[side]	0.09 0.00 -0.14 0.02 -0.07 -0.03 -0.12
words: block	in	0.12 -0.09 -0.09 -0.08 -0.11 -0.09 -0.11
words: block	the	0.05 0.04 -0.02 -0.11 -0.03 -0.02 0.07
words: blockad	,	-0.01 0.05 -0.11 0.01 -0.13 -0.11 -0.07
words: blockad	-	-0.09 0.01 -0.07 0.08 -0.13 -0.09 0.00
words: blockad	:	0.07 -0.02 -0.05 0.01 -0.11 -0.05 -0.08
words: blockad	[region]	0.08 -0.03 -0.07 -0.13 -0.05 -0.05 -0.08
words: blockad	[side]	0.14 0.02 -0.11 -0.16 -0.09 -0.09 -0.13
words: blockad	after	0.09 -0.10 -0.05 -0.04 -0.07 -0.08 -0.10
words: blockad	as	-0.01 -0.05 -0.04 -0.03 0.06 -0.05 -0.10
words: blockad	in	0.08 -0.12 -0.09 -0.09 -0.11 -0.12 0.05
words: blockad	of	0.01 -0.05 -0.18 -0.02 -0.21 -0.14 -0.01
words: blockad	on	0.03 -0.09 -0.12 0.12 -0.12 -0.14 -0.14
words: blockad	the	0.09 -0.12 -0.07 -0.12 -0.07 -0.08 0.02
words: bloomberg	daybreak	0.00 0.04 -0.14 -0.10 0.03 -0.07 -0.01
words: blow	to	-0.04 0.01 -0.13 0.05 0.08 -0.12 -0.12
words: blow	up	0.00 0.05 -0.17 -0.07 -0.17 0.05 -0.02
words: board	of	-0.11 -0.07 -0.09 0.04 -0.11 -0.07 0.10
words: body	says	0.04 0.03 -0.08 -0.02 -0.12 -0.11 -0.08
words: bomb	[place]	0.07 0.03 -0.11 -0.14 -0.13 -0.13 -0.22
words: bomb	[side]	-0.09 0.00 -0.37 -0.22 -0.11 -0.26 0.17
words: bomb	and	-0.08 -0.08 0.01 -0.08 0.03 -0.08 0.09
words: bomb	are	-0.09 -0.03 -0.11 -0.06 -0.09 -0.08 0.10
words: bomb	campaign	0.05 -0.01 -0.18 -0.17 -0.14 -0.11 -0.07
words: bomb	if	-0.03 0.08 -0.11 -0.10 -0.14 -0.11 -0.12
words: bomb	in	0.20 0.02 -0.21 -0.14 -0.07 -0.20 -0.21
words: bomb	nuclear	-0.08 0.00 0.05 -0.16 -0.10 -0.10 -0.02
words: bomb	of	-0.16 0.07 -0.17 -0.09 0.05 -0.13 0.06
words: bomb	on	0.14 -0.13 -0.15 -0.12 -0.11 -0.12 -0.14
words: bomb	shelter	-0.07 -0.08 -0.09 -0.08 -0.04 -0.09 0.13
words: boot	on	0.09 -0.08 -0.14 -0.11 -0.15 -0.08 -0.01
words: both	sid	0.10 0.07 -0.11 -0.15 -0.10 -0.09 -0.12
words: bounty	on	0.00 -0.02 0.12 -0.13 -0.10 -0.08 -0.12
words: box	found	0.03 -0.03 -0.06 -0.08 -0.10 -0.06 0.03
words: br	down	-0.12 0.08 -0.06 -0.05 -0.18 -0.04 -0.14
words: brac	for	-0.14 -0.11 -0.02 0.12 0.07 -0.14 -0.14
words: bragg	about	-0.09 -0.13 0.07 0.04 -0.10 -0.13 0.05
words: breach	of	-0.03 -0.12 -0.16 0.10 0.07 -0.11 -0.10
words: break	:	0.02 0.02 0.08 0.05 -0.22 -0.12 -0.24
words: break	down	0.02 0.06 -0.09 -0.06 0.02 -0.09 -0.12
words: break	out	0.01 0.07 -0.10 0.01 -0.13 -0.06 -0.09
words: break	silenc	-0.09 -0.02 0.04 -0.10 0.06 -0.08 0.07
words: breakthrough	as	-0.07 0.07 -0.04 -0.09 -0.06 -0.07 -0.05
words: brendan	carr	-0.05 -0.02 0.05 -0.05 -0.05 -0.03 0.02
words: brent	crud	-0.11 -0.05 -0.03 0.08 -0.04 -0.05 -0.04
words: brent	surg	-0.11 -0.10 -0.05 0.11 -0.06 -0.04 -0.10
words: bret	baier	0.09 -0.09 -0.10 0.05 -0.10 -0.10 -0.05
words: bridg	and	0.04 -0.07 -0.08 -0.10 0.00 -0.06 0.05
words: bridg	in	0.04 0.03 -0.12 -0.13 -0.14 -0.15 -0.13
words: brief	june	0.04 -0.01 -0.14 -0.14 -0.03 -0.16 -0.01
words: build	damag	-0.06 -0.08 -0.08 0.09 0.05 -0.06 -0.10
words: build	in	0.17 -0.12 -0.12 -0.12 -0.16 -0.09 -0.13
words: burn	after	0.13 -0.11 -0.10 -0.11 -0.12 -0.09 -0.08
words: but	[ally]	-0.12 0.11 -0.07 -0.11 -0.11 -0.10 0.02
words: but	[place]	-0.09 0.07 -0.10 -0.12 0.05 -0.10 -0.03
words: but	[region]	0.01 0.04 -0.05 -0.01 -0.10 -0.06 -0.10
words: but	[side]	-0.02 0.03 -0.20 -0.03 -0.18 -0.15 0.01
words: but	[usa]	0.14 -0.10 -0.19 -0.09 -0.15 -0.10 -0.04
words: but	can	0.00 -0.11 -0.07 0.06 -0.08 -0.08 -0.07
words: but	could	0.09 -0.10 -0.11 -0.01 -0.11 -0.04 -0.05
words: but	fear	-0.09 0.03 -0.10 -0.06 0.07 -0.07 -0.04
words: but	it	-0.13 -0.10 -0.09 -0.11 -0.13 -0.04 0.11
words: but	not	0.06 -0.06 -0.12 0.04 -0.09 -0.08 -0.14
words: but	remain	-0.09 0.03 -0.04 0.06 -0.07 -0.03 -0.08
words: but	the	-0.15 0.08 -0.11 -0.07 -0.16 -0.04 0.07
words: but	they	-0.09 -0.02 -0.11 0.05 0.06 -0.09 -0.03
words: but	will	0.04 -0.02 -0.11 -0.08 -0.10 -0.06 -0.04
words: by	[ally]	0.00 0.05 -0.14 -0.05 -0.18 -0.04 0.04
words: by	[number]	-0.02 0.05 -0.06 -0.03 -0.14 -0.10 -0.11
words: by	[place]	-0.04 0.04 -0.10 -0.06 -0.11 -0.04 0.02
words: by	[side]	0.00 -0.08 -0.22 0.06 0.06 -0.03 -0.11
words: by	[usa]	-0.11 0.03 0.00 0.08 0.05 -0.22 -0.18
words: by	dron	-0.05 -0.11 -0.15 0.08 0.06 -0.12 -0.16
words: by	missil	0.13 -0.09 -0.14 -0.08 -0.14 -0.11 -0.10
words: by	the	-0.01 -0.17 0.06 -0.05 0.05 -0.16 -0.03
words: by	war	-0.13 0.04 -0.10 -0.08 0.08 -0.14 -0.04
words: call	[side]	-0.14 0.13 -0.18 -0.14 -0.17 -0.13 0.04
words: call	[usa]	-0.14 0.08 -0.11 -0.15 -0.13 -0.10 0.05
words: call	for	-0.01 0.01 0.00 -0.11 0.06 -0.12 -0.04
words: call	it	-0.06 0.01 -0.16 0.00 -0.15 -0.13 0.03
words: call	off	-0.07 -0.14 -0.14 0.09 0.04 -0.11 -0.01
words: call	on	0.11 -0.06 -0.21 -0.01 -0.20 -0.09 -0.08
words: call	to	-0.10 0.06 0.03 -0.13 -0.02 -0.13 0.02
words: call	with	-0.11 0.01 -0.15 -0.14 -0.10 -0.07 0.02
words: camera	to	-0.06 -0.07 -0.06 -0.07 -0.05 0.09 -0.08
words: campaign	against	0.07 -0.10 -0.09 -0.10 -0.09 -0.07 0.00
words: can	[side]	0.12 -0.11 -0.14 -0.02 -0.13 -0.14 -0.09
words: can	it	0.01 -0.10 -0.09 -0.09 -0.09 -0.08 0.05
words: can	still	0.07 -0.13 -0.12 -0.04 -0.13 -0.08 0.04
words: can	the	0.08 -0.11 -0.14 -0.16 0.03 -0.11 -0.04
words: can	turn	-0.07 0.11 -0.05 -0.08 -0.05 -0.03 -0.12
words: can't	kill	-0.07 0.10 -0.08 -0.09 -0.09 -0.06 -0.12
words: canadian	in	-0.06 -0.02 -0.09 -0.11 0.10 -0.05 -0.13
words: cancel	[usa]	-0.12 0.10 -0.06 -0.10 -0.07 -0.02 -0.10
words: captur	[side]	0.13 -0.10 0.02 -0.10 -0.12 -0.12 -0.13
words: captur	of	-0.04 -0.01 -0.11 0.07 -0.10 -0.11 -0.10
words: captur	the	-0.08 -0.11 -0.09 0.09 -0.11 -0.10 0.04
words: car	in	0.07 -0.04 0.03 -0.02 -0.12 -0.08 -0.09
words: care	about	0.05 -0.04 -0.08 -0.11 -0.03 -0.05 -0.02
words: cargo	ship	-0.04 -0.08 -0.15 0.09 -0.11 -0.07 -0.12
words: cargo	vessel	0.04 0.02 -0.07 -0.14 -0.10 -0.06 -0.10
words: carlson	claim	-0.08 -0.02 0.07 -0.05 -0.07 -0.08 -0.05
words: carry	[side]	0.11 -0.13 -0.11 -0.09 -0.11 -0.13 -0.11
words: carry	on	0.08 -0.01 -0.11 0.05 -0.11 -0.05 -0.13
words: carry	out	0.15 -0.10 -0.08 -0.10 -0.13 -0.10 -0.08
words: case	for	-0.07 0.05 -0.14 -0.03 -0.10 -0.09 0.03
words: case	scenario	-0.13 0.03 -0.11 0.07 -0.13 -0.10 -0.01
words: cast	doubt	0.04 0.02 -0.09 -0.13 -0.10 -0.03 -0.14
words: casualty	from	-0.02 -0.09 -0.10 -0.06 0.07 -0.08 -0.11
words: casualty	in	-0.11 0.05 -0.14 -0.10 0.05 -0.11 -0.07
words: caus	by	-0.11 -0.10 -0.08 0.12 -0.14 -0.12 -0.12
words: caus	fire	0.02 -0.09 -0.09 -0.08 0.04 -0.07 -0.08
words: ceas	fire	-0.06 0.02 -0.13 -0.12 0.08 -0.09 -0.11
words: ceasefir	,	-0.08 -0.03 -0.17 -0.05 0.04 -0.17 0.04
words: ceasefir	-	0.06 -0.03 -0.07 -0.12 0.03 -0.08 -0.10
words: ceasefir	:	0.00 -0.06 -0.14 0.01 -0.22 -0.15 0.08
words: ceasefir	?	0.09 0.01 -0.11 -0.18 -0.22 -0.15 -0.03
words: ceasefir	[number]	-0.01 -0.17 -0.11 0.07 0.03 0.03 -0.01
words: ceasefir	[place]	-0.14 0.07 -0.09 -0.10 0.05 -0.08 -0.14
words: ceasefir	after	-0.09 0.12 -0.11 -0.14 -0.15 -0.13 0.05
words: ceasefir	agreement	-0.09 -0.02 -0.06 0.07 -0.08 -0.09 -0.13
words: ceasefir	and	0.04 -0.04 -0.06 -0.08 -0.10 -0.07 -0.02
words: ceasefir	announcement	0.03 0.01 -0.06 -0.14 -0.12 -0.08 0.06
words: ceasefir	as	0.00 -0.05 -0.12 -0.19 -0.07 -0.12 0.06
words: ceasefir	at	-0.10 0.08 -0.05 -0.07 -0.12 -0.03 0.00
words: ceasefir	begin	-0.09 0.05 -0.04 -0.08 0.03 -0.05 -0.10
words: ceasefir	between	-0.02 0.06 -0.10 0.03 -0.22 -0.10 -0.19
words: ceasefir	deadlin	-0.16 0.06 -0.06 0.08 -0.15 -0.08 -0.13
words: ceasefir	deal	-0.12 0.01 -0.11 0.06 0.02 -0.10 -0.12
words: ceasefir	extension	-0.06 0.02 -0.11 0.07 -0.16 -0.12 -0.20
words: ceasefir	hold	-0.02 0.05 -0.06 0.00 -0.16 -0.04 -0.15
words: ceasefir	hop	0.04 -0.07 -0.05 0.07 -0.11 -0.10 -0.10
words: ceasefir	in	0.02 -0.06 -0.16 -0.06 -0.27 -0.13 0.09
words: ceasefir	on	-0.16 -0.13 -0.08 0.06 -0.15 -0.08 0.11
words: ceasefir	plan	0.04 0.07 -0.03 -0.05 -0.08 -0.03 -0.11
words: ceasefir	talk	0.04 0.00 -0.06 0.03 -0.16 -0.05 -0.22
words: ceasefir	to	0.03 -0.04 -0.09 -0.17 0.06 -0.06 -0.15
words: ceasefir	violation	0.11 -0.18 -0.11 0.04 -0.16 -0.14 -0.22
words: ceasefir	will	-0.09 -0.04 -0.07 -0.08 0.07 -0.06 -0.01
words: ceasefir	with	-0.09 -0.07 -0.23 -0.22 0.04 -0.17 0.12
words: ceasefir	–	-0.04 0.02 -0.11 -0.12 -0.15 -0.12 0.01
words: central	[place]	0.13 -0.12 -0.11 -0.10 -0.12 -0.13 -0.12
words: ceo	says	-0.14 0.03 -0.05 0.06 -0.10 -0.08 -0.06
words: challeng	[usa]	0.02 -0.12 -0.09 -0.09 0.03 -0.08 0.06
words: chanc	for	0.03 -0.08 -0.09 0.05 -0.10 -0.05 0.09
words: chanc	of	-0.09 0.08 -0.09 -0.06 -0.11 -0.06 0.01
words: chang	in	-0.10 0.14 -0.14 -0.11 -0.09 -0.10 -0.14
words: chao	as	-0.06 0.05 -0.12 -0.11 0.04 -0.13 -0.09
words: chao	in	-0.09 -0.10 -0.06 -0.09 0.09 -0.03 0.09
words: charg	with	-0.09 -0.11 0.10 -0.09 -0.10 -0.15 -0.10
words: chief	,	0.11 -0.16 0.04 -0.12 -0.15 -0.13 -0.14
words: chief	[side]	0.12 -0.14 -0.13 -0.06 -0.11 -0.10 -0.09
words: chief	ali	0.10 -0.07 -0.10 -0.05 -0.09 -0.07 -0.10
words: chief	kill	-0.07 -0.10 -0.11 -0.07 -0.12 -0.09 0.07
words: chief	of	-0.04 -0.09 0.03 -0.02 -0.08 -0.03 0.02
words: chief	says	-0.07 0.02 -0.11 0.07 0.06 -0.09 -0.05
words: chief	tell	-0.09 0.02 -0.01 0.05 -0.09 -0.06 -0.06
words: chief	warn	0.00 -0.09 0.05 -0.12 0.06 -0.11 -0.06
words: chill	warn	-0.08 -0.05 -0.10 0.06 -0.09 -0.07 0.07
words: chok	[region]	-0.10 -0.07 -0.03 0.08 -0.08 -0.03 -0.07
words: chri	hay	-0.04 -0.06 0.02 -0.06 -0.04 -0.07 0.04
words: chri	wright	0.02 -0.07 -0.06 -0.01 -0.05 -0.04 -0.11
words: christian	quarter	0.00 -0.09 -0.06 -0.08 0.04 -0.08 -0.11
words: citizen	messag	-0.12 -0.13 -0.07 0.09 0.05 0.04 -0.12
words: city	of	0.01 -0.11 -0.18 -0.12 0.11 -0.14 -0.17
words: civilization	will	-0.03 0.00 -0.09 -0.06 -0.09 -0.08 0.02
words: claim	[place]	-0.05 -0.03 -0.18 0.03 -0.15 -0.14 0.04
words: claim	[region]	0.10 -0.08 -0.12 -0.04 -0.08 -0.12 -0.15
words: claim	[side]	-0.14 0.18 -0.08 -0.16 -0.21 -0.04 -0.01
words: claim	[usa]	0.07 -0.03 -0.02 -0.13 -0.02 -0.18 -0.02
words: claim	about	-0.15 0.09 -0.13 -0.10 -0.13 -0.10 -0.02
words: claim	as	0.00 -0.09 -0.11 -0.06 -0.10 -0.12 0.07
words: claim	attack	0.13 -0.14 -0.15 0.09 -0.11 -0.13 -0.13
words: claim	it	0.10 -0.08 0.00 0.00 -0.12 -0.08 -0.08
words: claim	new	-0.04 -0.14 0.06 -0.11 0.08 -0.08 -0.03
words: claim	of	-0.07 0.00 0.02 -0.14 -0.10 -0.13 0.02
words: claim	responsibility	0.07 -0.09 -0.07 -0.07 -0.07 0.03 -0.09
words: claim	that	-0.07 0.08 -0.11 -0.08 -0.05 -0.05 -0.05
words: claim	to	0.06 -0.08 -0.01 -0.05 -0.05 -0.14 -0.02
words: claim	victory	-0.14 0.13 -0.10 -0.14 -0.09 -0.12 -0.08
words: clash	over	-0.11 0.04 -0.12 0.09 -0.09 0.07 -0.08
words: clash	with	-0.12 -0.02 -0.13 -0.16 -0.14 -0.12 0.12
words: clean	out	0.14 0.10 -0.11 -0.10 -0.06 -0.07 -0.14
words: clear	[region]	0.01 -0.11 -0.08 0.09 -0.09 -0.08 -0.11
words: clear	in	0.15 -0.13 -0.11 -0.12 -0.11 -0.13 -0.14
words: clear	min	0.10 -0.10 -0.11 -0.08 -0.06 -0.04 -0.10
words: clos	,	-0.12 0.07 -0.12 -0.10 0.12 -0.10 -0.01
words: clos	?	-0.01 -0.10 -0.07 0.11 -0.07 -0.11 -0.04
words: clos	[region]	0.01 -0.07 -0.26 0.12 -0.27 -0.27 -0.14
words: clos	again	0.03 -0.09 -0.11 0.04 -0.12 -0.14 -0.14
words: clos	airspac	0.06 0.08 -0.10 -0.04 -0.14 -0.15 -0.11
words: clos	the	0.10 -0.03 -0.06 0.00 -0.07 -0.10 -0.11
words: clos	to	0.05 0.06 0.06 -0.12 -0.20 -0.17 -0.10
words: closur	of	-0.09 -0.04 -0.10 0.03 -0.13 -0.11 0.06
words: cnn	host	-0.13 -0.11 -0.08 0.05 0.06 -0.09 -0.04
words: cnn	jake	-0.08 0.06 0.04 -0.06 -0.05 -0.04 0.01
words: cnn	over	-0.08 -0.12 -0.10 -0.08 -0.07 -0.04 0.11
words: co	host	0.03 -0.10 -0.06 -0.07 -0.10 -0.07 0.08
words: coast	:	0.09 -0.12 -0.09 -0.10 0.01 -0.06 -0.11
words: com	:	0.09 -0.07 -0.11 -0.05 -0.10 -0.07 -0.07
words: com	after	0.02 0.12 -0.08 -0.07 -0.09 -0.09 -0.11
words: com	days	0.11 -0.06 -0.13 -0.10 -0.09 -0.06 -0.11
words: com	into	-0.11 0.15 -0.06 -0.08 -0.03 -0.07 -0.15
words: com	under	0.14 -0.13 -0.12 -0.11 -0.09 -0.11 -0.15
words: combat	operation	-0.02 0.14 -0.17 -0.12 -0.10 -0.07 -0.20
words: come	to	-0.03 0.07 -0.10 -0.05 -0.05 -0.03 -0.07
words: command	center	0.10 -0.09 -0.09 -0.06 -0.10 -0.05 -0.07
words: commander	,	-0.07 0.00 0.06 -0.11 0.02 -0.08 -0.18
words: commander	:	-0.07 0.07 -0.15 0.08 -0.10 -0.08 -0.06
words: commander	[ally]	-0.06 0.07 -0.13 -0.07 -0.10 -0.04 0.01
words: commander	[place]	-0.12 0.12 -0.11 -0.11 -0.10 -0.05 -0.12
words: commander	[side]	0.09 -0.02 -0.26 -0.19 -0.24 -0.14 -0.03
words: commander	[usa]	0.10 -0.13 -0.11 0.03 -0.08 -0.04 -0.09
words: commander	commander	0.14 -0.13 -0.16 -0.09 -0.12 -0.09 -0.06
words: commander	in	-0.13 0.10 -0.15 -0.11 -0.13 -0.09 0.04
words: commander	says	0.06 -0.03 -0.14 -0.09 -0.11 -0.09 0.04
words: commander	to	0.16 -0.15 -0.15 -0.09 -0.11 -0.09 -0.02
words: comment	on	-0.04 0.07 -0.11 0.02 -0.11 -0.11 -0.12
words: commercial	flight	-0.11 0.04 -0.08 -0.09 0.08 -0.08 -0.01
words: committ	war	-0.10 0.09 -0.11 -0.08 0.02 -0.11 0.00
words: complet	,	0.04 0.06 -0.09 0.03 -0.09 -0.07 -0.09
words: complet	ceasefir	-0.13 0.13 -0.08 -0.09 -0.12 -0.04 -0.12
words: completely	clos	0.06 0.06 -0.13 -0.12 -0.13 -0.12 -0.13
words: complicat	[usa]	0.07 -0.08 -0.08 0.08 -0.07 -0.04 -0.03
words: comply	with	0.06 0.01 -0.09 0.03 -0.06 -0.05 -0.09
words: concern	about	0.04 -0.12 0.06 0.02 -0.12 -0.07 -0.09
words: conclud	in	-0.10 0.11 -0.09 -0.12 -0.10 -0.06 -0.10
words: condemn	[side]	-0.08 0.10 -0.16 -0.17 -0.19 -0.10 -0.02
words: condemn	[usa]	-0.12 0.05 -0.17 -0.14 -0.18 -0.09 0.04
words: condemn	aggression	-0.11 0.12 -0.10 -0.09 -0.09 -0.07 -0.12
words: confirm	[side]	0.07 -0.03 -0.08 -0.02 -0.11 -0.03 -0.09
words: confirm	[usa]	0.04 0.11 -0.11 -0.09 -0.11 -0.06 -0.14
words: confirm	dead	0.02 -0.11 -0.10 -0.12 0.03 -0.08 -0.10
words: confirm	it	0.05 -0.04 -0.06 -0.09 -0.08 -0.04 -0.08
words: conflict	,	-0.03 0.05 0.02 0.04 -0.17 -0.09 -0.13
words: conflict	.	-0.04 -0.12 -0.13 0.04 0.04 -0.09 -0.07
words: conflict	:	0.01 -0.08 -0.17 0.12 -0.15 -0.16 -0.08
words: conflict	;	-0.07 0.03 0.00 0.01 -0.02 -0.01 -0.05
words: conflict	?	-0.03 0.12 -0.10 -0.09 -0.19 -0.19 -0.03
words: conflict	as	0.09 -0.07 -0.10 -0.11 -0.10 -0.06 -0.06
words: conflict	continu	0.01 0.10 -0.07 -0.07 -0.04 -0.07 -0.06
words: conflict	could	-0.08 0.00 -0.11 -0.03 -0.14 -0.11 0.04
words: conflict	deepen	-0.13 0.07 -0.08 -0.10 0.03 -0.07 -0.02
words: conflict	disrupt	-0.07 -0.09 -0.07 0.08 -0.06 -0.04 -0.07
words: conflict	enter	-0.01 -0.05 -0.07 0.06 0.07 -0.08 -0.10
words: conflict	escalat	0.03 -0.09 -0.04 -0.08 0.07 -0.05 -0.10
words: conflict	fuel	-0.06 -0.08 -0.06 0.07 -0.08 -0.03 -0.07
words: conflict	in	-0.14 -0.07 -0.11 0.04 -0.05 -0.10 0.07
words: conflict	main	-0.11 0.10 -0.05 -0.10 -0.05 -0.03 -0.08
words: conflict	may	-0.07 -0.04 -0.08 -0.01 -0.07 -0.04 0.04
words: conflict	rag	0.11 -0.05 -0.07 -0.05 -0.09 -0.05 -0.05
words: conflict	threaten	-0.13 -0.12 -0.10 0.12 -0.10 -0.08 -0.10
words: conflict	to	-0.01 -0.11 -0.09 0.10 -0.04 -0.10 -0.09
words: conflict	widen	0.11 -0.12 -0.10 -0.07 -0.14 -0.10 -0.10
words: conflict	with	-0.07 0.01 -0.20 -0.02 0.04 -0.15 -0.02
words: confront	[side]	0.04 -0.15 -0.17 -0.13 -0.03 -0.15 0.06
words: consulat	in	0.17 -0.13 -0.17 -0.13 -0.16 -0.09 -0.17
words: continu	,	0.09 0.06 -0.17 -0.16 -0.15 -0.15 -0.09
words: continu	:	-0.10 0.09 -0.11 0.03 -0.12 -0.07 -0.11
words: continu	at	0.03 0.01 -0.05 -0.14 -0.05 -0.02 -0.09
words: continu	attack	0.03 0.03 -0.14 -0.15 -0.15 -0.14 -0.15
words: continu	for	0.05 -0.02 -0.11 -0.09 -0.09 -0.09 0.04
words: continu	in	0.11 -0.09 -0.09 -0.09 -0.09 -0.09 -0.11
words: continu	strik	0.05 0.06 -0.11 -0.11 -0.06 -0.09 -0.14
words: continu	to	0.05 -0.02 -0.20 -0.11 -0.11 -0.17 0.05
words: contradict	[side]	-0.10 0.09 -0.06 -0.10 -0.07 -0.03 -0.07
words: control	of	0.08 -0.02 -0.14 -0.16 -0.14 -0.15 -0.06
words: control	over	0.09 -0.13 -0.10 0.12 -0.06 -0.07 -0.12
words: correspondent	[side]	0.00 0.02 0.03 -0.13 -0.18 -0.14 0.02
words: cost	,	-0.08 -0.10 -0.07 -0.05 -0.10 -0.06 0.05
words: cost	of	0.01 -0.07 -0.22 -0.01 0.00 0.09 -0.03
words: could	[side]	0.11 -0.14 -0.12 -0.09 0.03 -0.12 -0.07
words: could	be	-0.05 -0.04 -0.16 0.05 0.01 -0.11 0.00
words: could	hit	-0.10 0.06 -0.11 -0.05 -0.11 -0.07 0.06
words: could	it	-0.02 0.03 -0.12 -0.13 -0.11 -0.11 0.03
words: could	last	0.13 -0.11 -0.10 -0.09 -0.09 -0.10 -0.10
words: could	make	-0.13 -0.15 -0.10 0.09 -0.15 -0.16 0.00
words: could	send	0.05 -0.10 -0.13 0.09 -0.10 0.07 -0.12
words: could	take	0.05 0.06 -0.09 -0.03 -0.10 -0.10 -0.10
words: could	the	-0.04 -0.10 -0.09 0.06 0.07 -0.07 -0.08
words: could	trigger	-0.07 -0.08 -0.06 0.09 -0.11 -0.05 -0.09
words: counter	terror	-0.09 -0.11 0.10 -0.08 -0.11 -0.08 -0.04
words: country	,	-0.14 0.06 -0.13 -0.08 0.01 -0.06 0.05
words: country	are	-0.07 -0.08 -0.08 0.04 0.07 -0.07 -0.08
words: country	is	0.11 -0.03 -0.16 -0.02 -0.11 -0.08 -0.05
words: country	would	-0.04 -0.01 0.05 -0.05 -0.03 -0.01 -0.09
words: court	at	-0.06 -0.15 -0.15 0.01 -0.19 -0.15 0.13
words: cover	[usa]	-0.12 -0.14 -0.14 -0.12 -0.11 -0.11 0.13
words: cover	for	-0.18 -0.06 0.07 -0.07 -0.13 -0.10 0.06
words: cover	up	0.01 -0.14 0.06 -0.07 0.01 -0.05 0.01
words: coverag	as	-0.04 -0.11 -0.10 -0.11 -0.12 -0.09 0.12
words: crackdown	on	-0.08 -0.09 -0.07 -0.08 -0.07 -0.05 0.09
words: crash	in	0.17 -0.12 -0.13 -0.13 -0.06 -0.06 -0.18
words: crew	member	0.11 0.06 -0.16 -0.15 -0.13 -0.11 -0.14
words: crim	in	-0.14 0.13 -0.14 -0.12 0.00 -0.15 -0.04
words: crisi	:	-0.06 -0.14 -0.10 -0.15 0.09 -0.13 0.09
words: crisi	deepen	0.03 0.05 -0.11 -0.03 -0.17 -0.10 -0.09
words: crisi	drag	-0.08 -0.11 -0.05 0.01 0.05 -0.06 -0.07
words: criticis	[side]	-0.10 0.06 -0.15 -0.06 -0.14 -0.08 0.00
words: cros	[region]	-0.12 0.02 -0.10 0.10 -0.09 -0.10 -0.08
words: cross	[region]	-0.02 -0.04 -0.09 0.05 -0.08 -0.11 -0.12
words: crucial	peac	-0.14 0.14 -0.07 -0.10 -0.08 -0.05 -0.12
words: crud	futur	-0.07 -0.04 -0.03 0.05 -0.03 -0.03 -0.04
words: crud	oil	-0.13 -0.13 -0.02 0.15 -0.08 -0.02 -0.08
words: crud	pric	-0.10 -0.11 -0.05 0.11 -0.09 -0.05 -0.08
words: crud	production	-0.04 -0.04 -0.02 0.04 -0.07 -0.03 -0.03
words: crud	surg	-0.04 0.02 -0.05 0.02 -0.09 -0.04 -0.06
words: crush	respons	0.11 -0.10 -0.08 -0.05 -0.07 -0.09 -0.08
words: cut	[place]	-0.01 -0.08 -0.08 0.08 -0.10 -0.09 -0.08
words: cut	off	-0.10 0.07 -0.14 -0.11 0.09 -0.17 -0.13
words: cuts	oil	-0.07 -0.07 -0.03 0.07 -0.06 -0.05 -0.05
words: d	.	-0.10 -0.12 0.06 -0.15 -0.12 -0.13 0.12
words: daily	brief	0.03 -0.04 -0.15 -0.15 -0.04 -0.16 0.03
words: daily	rundown	0.00 0.05 -0.10 -0.12 -0.10 -0.10 0.03
words: damag	,	-0.10 -0.13 -0.16 0.10 -0.17 0.06 -0.10
words: damag	at	-0.01 0.03 0.04 -0.12 -0.12 -0.10 -0.12
words: damag	by	0.01 -0.16 -0.18 -0.16 -0.03 -0.18 0.11
words: damag	in	0.08 -0.22 -0.24 -0.05 0.03 -0.19 -0.14
words: damag	to	0.07 -0.15 -0.03 -0.07 0.05 -0.10 -0.20
words: day	,	0.04 -0.12 -0.08 -0.10 0.06 -0.08 -0.08
words: day	[number]	0.06 0.03 -0.26 -0.26 -0.36 -0.23 -0.04
words: day	[place]	0.00 0.07 -0.08 -0.12 -0.20 -0.06 -0.18
words: day	after	0.08 -0.03 -0.13 -0.06 -0.05 -0.10 -0.03
words: day	as	-0.05 0.06 -0.09 0.02 -0.09 -0.07 -0.12
words: day	ceasefir	-0.09 0.14 -0.06 -0.15 0.01 -0.05 -0.22
words: day	of	0.11 -0.05 -0.12 -0.16 0.01 -0.10 -0.16
words: day	period	-0.06 0.09 -0.03 0.02 -0.05 -0.04 -0.08
words: day	with	0.09 -0.10 -0.06 -0.06 -0.10 -0.08 -0.07
words: daybreak	[region]	-0.01 0.02 -0.12 -0.11 0.01 -0.08 0.00
words: daybreak	asia	0.04 0.05 -0.07 -0.05 0.05 -0.04 -0.07
words: days	,	-0.02 0.13 0.01 -0.09 -0.18 -0.06 -0.13
words: days	:	-0.10 -0.15 -0.15 -0.11 0.09 -0.09 -0.06
words: days	of	0.10 -0.08 -0.18 -0.19 -0.02 -0.10 0.01
words: de	escalation	-0.10 0.04 -0.06 0.01 -0.09 -0.06 -0.12
words: dead	,	0.01 -0.18 -0.14 -0.01 0.11 -0.05 -0.05
words: dead	:	0.12 -0.12 -0.10 -0.04 -0.11 -0.08 -0.12
words: dead	after	0.13 -0.16 -0.17 -0.16 -0.02 -0.10 -0.18
words: dead	as	0.08 -0.09 -0.10 -0.10 0.01 -0.09 -0.10
words: dead	in	-0.02 -0.10 -0.12 -0.12 0.06 -0.06 -0.13
words: deadlin	,	-0.01 0.03 -0.10 0.05 -0.11 -0.13 -0.12
words: deadlin	as	-0.12 0.07 -0.10 -0.11 -0.08 -0.07 0.00
words: deadlin	for	0.00 0.10 -0.09 -0.12 -0.09 -0.09 -0.11
words: deadlin	loom	-0.16 -0.03 -0.13 -0.07 0.09 -0.13 0.06
words: deadlin	near	-0.06 0.04 -0.07 -0.05 0.04 -0.08 -0.11
words: deadlin	of	-0.06 0.05 -0.06 0.06 -0.06 -0.03 -0.07
words: deadlin	to	-0.02 0.08 -0.06 -0.13 -0.06 -0.09 -0.12
words: deadly	[side]	-0.01 -0.15 0.03 0.00 0.08 -0.13 -0.13
words: deadly	[usa]	0.01 0.02 -0.12 -0.11 0.03 -0.10 -0.11
words: deadly	attack	0.15 -0.14 -0.10 -0.12 -0.14 -0.09 -0.10
words: deadly	dron	-0.11 0.06 0.07 -0.12 -0.10 -0.13 -0.09
words: deadly	protest	-0.09 -0.15 0.04 0.04 0.07 -0.07 -0.07
words: deadly	strik	0.08 -0.12 -0.14 -0.12 -0.01 -0.12 0.01
words: deal	,	0.03 0.07 -0.15 -0.05 -0.10 -0.09 -0.11
words: deal	-	-0.02 -0.01 0.05 -0.11 -0.21 -0.11 -0.03
words: deal	.	-0.10 -0.09 -0.06 0.09 -0.10 -0.03 0.06
words: deal	:	-0.05 0.08 0.01 -0.13 -0.17 -0.13 -0.04
words: deal	;	-0.09 0.07 -0.05 0.03 -0.06 -0.03 -0.07
words: deal	?	-0.14 0.02 -0.13 -0.15 -0.10 -0.07 0.01
words: deal	after	-0.16 0.15 -0.08 -0.15 -0.12 -0.04 -0.12
words: deal	and	-0.11 0.11 -0.04 -0.11 -0.06 -0.07 -0.10
words: deal	announc	-0.14 0.15 -0.03 -0.13 -0.10 -0.02 -0.13
words: deal	as	-0.01 -0.01 -0.15 0.08 -0.14 -0.09 -0.19
words: deal	clos	-0.09 0.13 -0.10 -0.11 -0.12 -0.08 -0.12
words: deal	could	0.05 -0.09 -0.10 -0.14 -0.13 -0.10 0.04
words: deal	has	-0.13 0.10 -0.03 -0.09 -0.08 -0.02 -0.08
words: deal	in	-0.02 0.04 -0.11 0.01 -0.15 -0.05 -0.13
words: deal	includ	-0.07 0.07 -0.09 -0.04 -0.06 -0.03 -0.11
words: deal	is	0.04 -0.08 -0.12 0.09 -0.15 -0.06 0.01
words: deal	near	-0.12 0.15 -0.08 -0.15 -0.12 -0.05 -0.15
words: deal	on	-0.07 0.01 -0.03 -0.04 -0.09 -0.01 0.07
words: deal	reach	0.02 -0.02 -0.10 0.02 -0.12 -0.08 -0.14
words: deal	sign	-0.06 0.03 -0.08 0.02 -0.09 -0.06 -0.13
words: deal	tak	-0.01 0.06 -0.12 0.00 -0.11 -0.06 -0.11
words: deal	text	-0.09 0.09 -0.05 -0.10 -0.08 -0.04 -0.08
words: deal	to	0.09 -0.08 -0.14 0.06 -0.01 -0.09 -0.06
words: deal	with	-0.08 0.07 -0.04 -0.01 -0.02 -0.08 -0.11
words: deal	within	-0.11 0.11 -0.06 -0.11 -0.10 -0.04 -0.11
words: death	of	-0.05 -0.16 -0.21 -0.21 -0.01 -0.16 0.13
words: death	toll	0.04 -0.11 -0.17 -0.24 0.07 -0.12 -0.07
words: debri	from	0.07 -0.07 -0.06 -0.06 -0.10 -0.04 -0.07
words: decid	on	0.01 0.04 -0.10 -0.13 -0.10 -0.10 -0.14
words: decision	,	0.10 0.00 -0.10 -0.12 -0.10 -0.09 -0.14
words: decision	to	-0.08 -0.08 -0.12 -0.09 -0.10 -0.08 0.08
words: declar	[side]	0.03 0.09 -0.13 0.04 -0.11 -0.08 -0.13
words: declar	[usa]	0.04 -0.10 -0.09 -0.14 -0.10 -0.11 0.08
words: declar	forc	-0.12 -0.10 -0.03 0.11 -0.09 -0.03 -0.09
words: declar	victory	0.00 -0.18 -0.13 -0.16 -0.10 -0.11 0.14
words: declin	to	0.05 0.10 -0.07 -0.09 -0.06 -0.07 -0.08
words: deep	insid	0.06 -0.10 0.08 -0.08 -0.13 -0.06 -0.10
words: defenc	chief	0.07 0.07 -0.09 -0.08 -0.09 -0.04 0.04
words: defenc	intercept	0.07 -0.07 -0.08 -0.06 -0.05 -0.03 -0.05
words: defend	[side]	-0.07 -0.12 -0.12 -0.13 -0.10 -0.11 0.12
words: defens	in	0.11 -0.07 -0.13 -0.09 -0.13 -0.12 -0.11
words: defens	minister	0.04 -0.16 -0.16 -0.11 0.05 -0.05 -0.14
words: defens	official	-0.12 -0.06 0.09 -0.11 -0.13 -0.16 -0.07
words: defens	strik	0.10 -0.10 -0.09 -0.08 -0.07 -0.09 -0.10
words: defens	system	0.08 -0.06 -0.08 -0.09 -0.13 -0.06 0.10
words: delegation	,	0.05 0.05 -0.08 -0.07 -0.08 -0.08 -0.11
words: delegation	[side]	-0.09 0.09 -0.04 -0.10 -0.08 -0.06 -0.10
words: delegation	arriv	-0.10 0.10 -0.06 -0.11 -0.08 -0.03 -0.09
words: delegation	leav	-0.08 0.09 -0.04 -0.09 -0.09 -0.03 -0.09
words: delegation	to	-0.08 0.12 -0.07 -0.13 -0.08 -0.07 -0.13
words: demand	[side]	-0.01 0.00 0.03 -0.10 -0.11 -0.11 0.00
words: demand	to	0.06 -0.11 -0.12 -0.05 -0.08 -0.06 0.04
words: demand	unconditional	-0.01 0.04 -0.10 -0.01 -0.11 -0.09 -0.03
words: deny	[usa]	0.05 -0.04 -0.12 0.02 -0.08 -0.05 -0.10
words: depend	on	0.01 0.05 -0.11 -0.06 -0.06 -0.03 0.00
words: deploy	[usa]	-0.04 0.05 -0.17 -0.09 -0.12 -0.08 0.00
words: desalination	plant	0.06 -0.13 -0.15 -0.12 0.05 -0.20 -0.15
words: despit	[side]	0.05 -0.16 -0.12 0.08 -0.15 -0.11 0.02
words: despit	[usa]	0.08 -0.25 -0.23 0.14 -0.07 -0.18 0.00
words: despit	ceasefir	0.16 -0.16 -0.12 -0.09 -0.10 -0.14 -0.23
words: despit	deal	-0.11 0.05 -0.06 0.02 -0.09 -0.04 -0.10
words: despit	ongo	-0.17 0.07 -0.13 0.02 0.04 -0.12 0.02
words: despit	report	0.04 -0.11 -0.09 -0.12 -0.11 -0.10 0.04
words: despit	the	-0.11 0.06 -0.04 -0.05 -0.11 -0.03 0.02
words: destroy	,	0.00 -0.08 0.07 -0.17 -0.09 -0.15 -0.01
words: destroy	[number]	-0.05 -0.11 0.05 -0.04 -0.12 0.04 -0.12
words: destroy	[place]	-0.14 0.05 -0.11 -0.10 0.08 -0.14 -0.12
words: destroy	[side]	-0.04 -0.09 0.02 0.07 -0.05 -0.17 -0.07
words: destroy	in	0.07 -0.14 -0.19 -0.13 0.06 -0.15 -0.15
words: destruction	of	-0.05 -0.10 -0.14 -0.14 0.13 -0.12 -0.09
words: detail	of	0.00 -0.01 0.04 -0.15 -0.15 -0.12 0.02
words: detect	launch	0.06 -0.02 -0.10 -0.03 -0.09 -0.03 -0.05
words: determin	to	0.05 0.01 -0.11 -0.10 -0.11 -0.08 -0.01
words: development	:	-0.08 0.09 -0.11 -0.07 -0.10 -0.03 0.02
words: development	attack	-0.08 0.09 -0.11 -0.07 -0.10 -0.03 0.02
words: did	[side]	0.05 -0.16 -0.16 -0.13 -0.13 -0.13 0.05
words: did	[usa]	-0.04 -0.12 0.03 -0.13 -0.10 -0.08 0.13
words: did	not	-0.06 0.11 0.02 -0.04 -0.19 -0.07 -0.22
words: dies	from	-0.02 -0.12 -0.13 -0.10 0.09 -0.11 -0.08
words: dies	of	-0.07 -0.07 -0.12 -0.05 0.08 -0.07 -0.11
words: direct	talk	-0.01 0.01 -0.09 -0.16 -0.17 -0.04 -0.02
words: disarm	[ally]	0.04 0.01 -0.09 -0.07 -0.12 -0.04 -0.16
words: displac	[place]	-0.09 -0.08 -0.03 -0.05 0.09 -0.05 -0.09
words: displac	family	-0.15 -0.07 -0.04 -0.08 0.12 -0.06 -0.10
words: displac	in	0.04 -0.08 -0.04 -0.04 0.03 -0.07 -0.06
words: disput	[usa]	0.03 -0.05 0.06 0.04 0.03 -0.14 -0.06
words: disrupt	global	-0.10 -0.09 -0.04 0.06 -0.08 -0.03 0.08
words: disrupt	supply	-0.11 -0.06 -0.05 0.10 -0.12 -0.04 -0.13
words: disruption	in	-0.08 -0.06 -0.03 -0.04 -0.08 -0.06 0.06
words: divid	over	-0.08 0.04 -0.12 -0.07 -0.11 -0.06 0.01
words: do	it	0.00 -0.06 -0.12 -0.09 -0.11 -0.07 0.08
words: do	littl	-0.07 0.07 -0.09 -0.02 -0.08 -0.04 0.03
words: do	not	0.03 -0.03 -0.09 -0.10 0.07 -0.06 -0.07
words: do	we	0.04 -0.06 -0.04 0.00 -0.13 -0.05 0.05
words: do	with	-0.08 0.12 -0.08 -0.09 -0.09 -0.03 -0.14
words: does	[usa]	-0.09 -0.04 -0.12 -0.10 -0.09 -0.04 0.07
words: does	it	0.10 0.04 -0.09 -0.12 -0.13 -0.09 -0.11
words: does	not	0.01 0.04 -0.16 0.03 -0.16 -0.10 -0.08
words: dollar	a	0.02 0.03 -0.08 -0.02 -0.13 -0.04 -0.10
words: dollar	after	-0.10 -0.05 -0.07 0.09 -0.07 -0.06 -0.09
words: dollar	amid	-0.05 -0.06 -0.03 0.05 -0.04 -0.02 -0.03
words: dollar	as	-0.10 -0.22 -0.14 0.16 -0.18 -0.12 -0.19
words: dollar	billion	-0.02 -0.19 0.03 -0.02 -0.03 -0.17 0.08
words: dollar	million	-0.11 0.05 0.04 0.01 -0.10 -0.04 0.01
words: dollar	per	0.06 0.06 -0.04 -0.09 -0.06 -0.05 -0.05
words: dollar	reward	0.11 -0.12 -0.11 -0.09 0.00 -0.09 -0.07
words: dollarsbn	in	-0.06 0.04 -0.11 0.09 -0.12 -0.10 -0.10
words: domestic	protest	-0.02 0.00 -0.11 -0.12 0.06 -0.10 -0.12
words: don't	have	-0.08 -0.08 -0.09 -0.11 0.06 0.07 0.08
words: don't	need	-0.15 0.09 -0.11 0.00 -0.10 -0.10 -0.05
words: don't	want	-0.13 0.11 -0.13 -0.01 0.05 -0.11 -0.07
words: doubl	tap	0.01 -0.10 -0.10 -0.06 -0.03 -0.06 0.07
words: doubt	on	0.04 0.02 -0.09 -0.13 -0.10 -0.03 -0.14
words: down	,	-0.10 0.00 -0.17 0.00 0.07 0.06 -0.02
words: down	:	0.05 -0.13 0.08 0.05 -0.11 -0.08 -0.12
words: down	[number]	0.00 -0.13 -0.15 0.05 -0.10 -0.11 -0.12
words: down	[side]	-0.04 0.06 0.03 -0.19 -0.13 -0.12 -0.04
words: down	[usa]	-0.11 0.05 -0.20 -0.17 -0.14 -0.16 0.08
words: down	an	0.09 -0.07 -0.09 -0.09 -0.06 -0.09 -0.09
words: down	apach	0.15 -0.15 -0.09 -0.12 -0.07 -0.07 -0.11
words: down	as	0.05 0.03 -0.08 0.02 -0.08 -0.08 -0.11
words: down	by	-0.02 0.07 -0.14 -0.07 -0.05 -0.06 -0.12
words: down	dron	0.10 -0.09 -0.09 -0.09 -0.07 -0.05 -0.11
words: down	f	0.09 -0.06 -0.10 -0.08 -0.05 -0.06 -0.11
words: down	fighter	0.01 0.04 -0.12 -0.13 -0.10 -0.07 -0.15
words: down	in	0.16 -0.16 -0.21 -0.05 -0.05 -0.09 -0.15
words: down	jet	0.01 -0.09 -0.09 -0.07 -0.08 -0.06 0.01
words: down	of	0.11 -0.03 -0.12 -0.10 -0.09 -0.11 -0.15
words: down	on	0.13 -0.06 -0.11 -0.10 -0.14 -0.11 -0.12
words: down	over	0.02 -0.17 0.03 -0.12 -0.09 -0.09 0.00
words: down	pilot	0.07 -0.11 -0.11 -0.08 -0.08 -0.09 0.03
words: down	the	-0.08 0.06 -0.07 -0.06 0.02 -0.07 -0.09
words: down	two	0.15 -0.15 -0.15 -0.13 -0.08 -0.03 -0.12
words: dozen	dead	0.14 -0.11 -0.10 -0.09 -0.13 -0.12 -0.13
words: dozen	kill	0.00 0.04 -0.11 -0.06 0.00 -0.05 -0.11
words: dozen	of	0.11 -0.09 -0.17 0.00 -0.15 -0.11 -0.03
words: draft	[usa]	-0.11 0.04 0.02 -0.08 -0.10 -0.12 0.03
words: drag	on	-0.18 0.09 -0.12 -0.03 -0.01 -0.11 -0.07
words: driv	up	-0.07 -0.09 -0.07 0.09 -0.09 -0.05 -0.08
words: dron	,	0.03 -0.03 -0.18 0.04 0.02 -0.15 -0.12
words: dron	.	-0.04 0.10 -0.13 -0.13 0.05 -0.09 -0.03
words: dron	:	0.14 0.04 -0.19 0.02 -0.14 0.07 -0.15
words: dron	after	0.07 -0.11 -0.05 -0.07 -0.08 -0.02 -0.03
words: dron	and	-0.03 0.04 0.03 -0.09 -0.12 -0.13 0.01
words: dron	as	-0.01 -0.11 -0.13 0.09 -0.06 -0.08 -0.11
words: dron	at	-0.01 -0.07 -0.04 -0.02 0.04 -0.02 -0.04
words: dron	attack	-0.11 0.02 0.03 0.10 -0.29 -0.01 -0.09
words: dron	boat	-0.03 -0.04 -0.13 0.07 -0.07 -0.07 -0.06
words: dron	footag	0.12 -0.06 -0.10 -0.06 -0.13 -0.07 -0.09
words: dron	from	0.07 -0.06 -0.08 -0.03 -0.08 -0.03 -0.06
words: dron	hit	0.17 -0.09 -0.18 -0.16 -0.18 -0.13 -0.01
words: dron	hits	0.07 0.03 -0.14 -0.06 -0.15 -0.10 -0.13
words: dron	in	-0.01 -0.04 0.01 -0.15 -0.15 -0.13 0.05
words: dron	infiltration	0.04 -0.15 -0.20 -0.17 0.03 -0.17 -0.22
words: dron	interception	-0.04 -0.11 -0.12 -0.11 -0.12 -0.09 0.06
words: dron	launch	-0.05 0.03 -0.17 -0.12 0.02 -0.11 -0.18
words: dron	on	-0.01 -0.08 -0.11 -0.03 0.06 -0.07 -0.08
words: dron	strik	-0.02 0.02 0.01 -0.06 -0.05 -0.19 0.01
words: dron	target	0.13 -0.07 -0.17 -0.13 -0.15 -0.10 -0.12
words: dron	threat	-0.04 -0.10 0.09 -0.13 -0.11 -0.16 0.06
words: dron	to	0.05 0.04 0.01 -0.06 -0.07 -0.10 -0.09
words: drop	as	-0.12 -0.12 -0.08 0.12 -0.07 -0.07 -0.10
words: drop	on	-0.02 -0.04 -0.02 0.03 -0.04 -0.03 -0.02
words: due	to	-0.12 -0.11 -0.18 0.05 0.03 -0.15 0.06
words: dur	[number]	-0.08 -0.04 -0.04 0.08 -0.06 -0.06 -0.09
words: dur	[side]	-0.03 -0.06 -0.04 -0.02 0.07 -0.17 -0.05
words: dur	[usa]	-0.13 -0.14 0.02 -0.01 0.02 -0.09 0.06
words: dur	ceasefir	-0.12 0.01 -0.10 -0.14 -0.15 -0.11 0.07
words: dur	last	-0.04 0.04 -0.15 -0.12 -0.01 -0.11 0.00
words: dur	live	0.09 -0.12 -0.12 -0.08 -0.08 -0.09 0.03
words: dur	the	-0.03 -0.12 -0.10 -0.07 0.00 -0.04 0.07
words: dur	war	0.05 -0.17 -0.01 -0.08 0.03 -0.11 0.00
words: each	other	0.04 -0.14 -0.19 -0.10 -0.15 -0.15 0.06
words: early	as	-0.09 0.09 -0.07 -0.08 -0.06 -0.04 -0.09
words: early	hurdl	-0.14 0.14 -0.06 -0.13 -0.07 -0.02 -0.14
words: easter	messag	0.05 0.08 -0.13 -0.13 -0.12 -0.14 -0.05
words: economic	risk	-0.11 0.06 -0.04 -0.05 -0.10 -0.03 0.01
words: economic	shock	-0.10 0.02 -0.10 0.01 -0.14 -0.10 0.04
words: edition	[number]	-0.02 0.04 -0.09 -0.09 -0.11 -0.09 0.06
words: editor	daily	0.00 0.05 -0.10 -0.12 -0.10 -0.10 0.03
words: effect	of	-0.03 -0.13 -0.10 0.10 0.04 -0.11 -0.11
words: effort	to	-0.12 0.00 -0.10 -0.11 -0.08 -0.05 0.07
words: elementary	school	-0.04 -0.12 0.04 -0.07 -0.03 -0.08 0.09
words: eli	lake	-0.02 -0.12 -0.13 -0.11 -0.14 -0.11 0.10
words: elon	musk	-0.02 -0.07 -0.11 -0.03 -0.12 0.03 0.04
words: embassy	in	0.01 0.01 -0.11 -0.07 0.06 -0.03 -0.05
words: emerg	as	-0.12 0.06 -0.12 -0.10 -0.10 -0.08 0.12
words: emergency	meet	-0.12 0.14 -0.09 -0.11 -0.11 -0.09 -0.10
words: emergency	oil	-0.10 0.01 -0.03 0.05 -0.09 -0.04 -0.05
words: end	?	-0.08 0.02 -0.04 0.06 -0.10 -0.05 0.04
words: end	[side]	-0.10 0.07 -0.18 -0.19 -0.15 -0.15 0.02
words: end	[usa]	-0.11 0.03 -0.09 -0.10 -0.09 -0.07 0.02
words: end	a	0.05 -0.09 -0.08 -0.09 -0.10 -0.09 0.05
words: end	in	0.01 -0.04 -0.10 0.01 -0.12 -0.10 0.04
words: end	of	-0.07 -0.02 -0.13 0.00 -0.13 -0.08 0.06
words: end	the	-0.14 0.11 -0.11 0.00 -0.24 -0.08 -0.07
words: end	to	-0.05 0.01 -0.19 0.01 -0.21 -0.12 0.02
words: end	war	0.00 0.08 -0.11 -0.11 0.00 -0.09 -0.12
words: end	without	0.04 0.01 -0.05 -0.14 -0.07 -0.05 -0.04
words: endles	war	-0.11 -0.08 -0.10 -0.07 0.07 -0.08 0.10
words: enemy	:	-0.14 0.12 -0.07 -0.08 -0.09 -0.05 -0.05
words: energy	,	-0.01 -0.13 -0.12 0.07 -0.14 -0.11 0.03
words: energy	and	-0.07 -0.09 -0.09 -0.07 -0.09 -0.09 0.11
words: energy	as	0.02 0.05 -0.08 -0.03 -0.12 -0.11 -0.11
words: energy	company	-0.11 -0.09 -0.02 0.11 -0.07 -0.01 -0.07
words: energy	cost	-0.03 -0.02 -0.01 0.03 -0.02 -0.01 -0.03
words: energy	crisi	-0.11 0.04 -0.10 0.05 0.07 -0.07 -0.13
words: energy	export	-0.05 -0.09 -0.03 -0.01 0.07 -0.03 -0.03
words: energy	facility	0.13 0.01 -0.08 -0.10 -0.15 -0.09 -0.13
words: energy	infrastructur	0.10 0.05 -0.10 -0.11 -0.15 -0.12 -0.02
words: energy	market	0.05 0.05 -0.09 -0.04 -0.13 -0.08 -0.09
words: energy	pric	0.01 0.03 -0.09 -0.01 0.03 -0.06 -0.14
words: energy	secretary	-0.01 -0.11 -0.08 -0.02 -0.09 -0.08 0.05
words: energy	shock	-0.10 -0.12 -0.08 0.11 -0.10 -0.09 -0.11
words: energy	sit	-0.03 0.03 -0.08 0.05 -0.12 -0.12 -0.08
words: energy	supply	0.02 -0.08 -0.03 0.05 -0.11 -0.02 -0.09
words: enrich	uranium	0.06 0.00 0.03 -0.14 -0.11 -0.12 -0.16
words: enrichment	plant	0.08 -0.06 -0.09 -0.11 -0.11 -0.11 -0.11
words: enter	[region]	-0.08 0.04 -0.10 0.05 -0.07 -0.11 -0.10
words: enter	[side]	0.03 -0.16 -0.14 -0.03 -0.14 -0.08 0.03
words: enter	fourth	-0.05 0.04 -0.07 0.01 0.06 -0.09 -0.09
words: enter	its	0.13 -0.14 -0.09 -0.11 -0.11 -0.11 -0.08
words: enter	second	-0.07 0.09 -0.10 -0.10 0.08 -0.08 -0.14
words: enter	third	-0.03 -0.06 -0.08 0.01 0.08 -0.04 -0.08
words: enter	to	0.10 -0.09 -0.08 -0.10 -0.06 -0.04 -0.09
words: envoy	,	-0.08 -0.01 -0.07 0.03 -0.09 -0.03 0.02
words: envoy	says	-0.11 0.04 -0.05 0.08 -0.12 -0.05 -0.11
words: epstein	fil	-0.10 -0.11 -0.12 -0.06 -0.05 -0.07 0.10
words: erupt	in	0.05 -0.06 -0.11 -0.10 0.01 -0.09 -0.13
words: escalat	,	0.14 -0.13 -0.11 -0.16 -0.19 -0.07 0.04
words: escalat	[region]	0.07 -0.07 -0.02 -0.05 -0.06 -0.03 -0.06
words: escalat	attack	-0.02 0.04 -0.10 -0.12 -0.01 -0.13 -0.14
words: escalat	war	0.13 -0.12 -0.10 -0.10 -0.09 -0.08 -0.10
words: escalation	,	-0.06 -0.08 -0.05 0.08 0.03 -0.06 -0.07
words: escalation	in	0.09 -0.13 -0.12 -0.04 -0.11 -0.10 0.07
words: ether	,	-0.08 -0.06 -0.06 0.07 -0.06 -0.08 -0.05
words: evacuat	[side]	-0.13 0.12 -0.07 -0.05 0.01 -0.05 -0.10
words: evacuat	in	0.06 -0.08 0.08 -0.05 -0.09 -0.07 0.06
words: evacuation	of	0.10 0.01 -0.07 0.06 -0.10 -0.08 -0.13
words: evacuation	order	0.11 -0.12 -0.09 -0.08 0.01 -0.09 -0.16
words: evacuation	warn	0.05 -0.07 -0.05 -0.09 0.01 -0.04 -0.11
words: eve	of	0.09 -0.12 -0.09 0.06 -0.12 -0.09 -0.15
words: even	after	-0.07 0.03 -0.03 -0.05 -0.08 -0.02 0.05
words: even	as	-0.02 0.00 -0.08 -0.01 -0.11 -0.04 0.00
words: even	if	-0.11 -0.03 -0.08 0.06 0.05 -0.09 -0.14
words: ex	[usa]	0.07 0.01 -0.15 -0.12 -0.09 -0.08 0.00
words: exampl	of	0.01 0.00 -0.08 -0.11 -0.12 -0.05 0.01
words: exchang	threat	-0.17 0.14 -0.14 -0.11 -0.07 -0.11 -0.11
words: exclusiv	:	0.06 -0.07 0.00 -0.10 -0.11 -0.07 0.02
words: expand	[place]	0.04 0.07 -0.10 -0.08 -0.13 -0.11 -0.14
words: expand	to	0.06 -0.07 -0.07 -0.05 -0.05 -0.07 -0.08
words: expect	[usa]	-0.10 0.12 -0.09 -0.08 -0.08 -0.06 0.00
words: expect	to	-0.13 0.08 -0.06 -0.07 0.06 -0.04 -0.06
words: expert	fear	-0.02 -0.13 -0.11 -0.11 -0.11 -0.07 0.05
words: expert	say	0.07 -0.07 -0.16 0.03 0.06 -0.12 -0.17
words: expert	warn	-0.12 0.00 -0.13 0.05 0.02 -0.13 -0.04
words: explainer	:	0.12 -0.13 -0.14 -0.10 -0.10 -0.10 -0.10
words: explod	in	0.01 0.06 -0.09 -0.10 -0.07 -0.09 0.02
words: explosion	,	-0.03 0.02 -0.13 -0.10 -0.15 -0.08 0.03
words: explosion	and	0.09 -0.06 -0.06 -0.09 -0.09 -0.05 -0.11
words: explosion	at	-0.09 -0.09 -0.05 0.08 0.04 -0.04 0.07
words: explosion	heard	-0.04 0.08 -0.07 -0.04 -0.11 -0.03 -0.11
words: explosion	hits	0.08 -0.05 -0.05 -0.07 -0.10 -0.05 -0.10
words: explosion	in	0.09 -0.15 -0.17 -0.09 -0.10 -0.08 0.04
words: export	terminal	-0.02 -0.11 -0.09 -0.01 0.07 -0.07 -0.09
words: expulsion	order	0.08 -0.01 -0.08 -0.11 -0.03 -0.11 -0.13
words: extend	[side]	-0.11 0.14 -0.10 -0.02 -0.13 -0.11 -0.17
words: extend	ceasefir	-0.02 0.12 -0.06 -0.11 -0.11 -0.07 -0.13
words: extend	gain	-0.06 -0.06 -0.04 0.06 -0.06 -0.03 -0.07
words: extremely	hard	-0.08 -0.02 -0.10 0.07 -0.09 -0.10 -0.11
words: f	[number]	0.10 -0.16 -0.03 0.01 -0.16 -0.12 -0.12
words: fac	a	-0.06 0.03 -0.05 -0.08 -0.09 -0.03 0.04
words: face	of	-0.08 0.04 -0.12 -0.10 0.04 -0.10 0.01
words: facility	,	0.07 -0.03 -0.16 -0.08 0.07 -0.13 -0.15
words: facility	after	0.00 -0.14 -0.08 0.05 -0.01 -0.08 -0.09
words: facility	hit	0.10 -0.09 -0.10 -0.03 -0.11 -0.09 -0.08
words: facility	in	-0.05 -0.12 -0.12 0.00 0.04 -0.05 0.03
words: facility	is	-0.07 -0.10 -0.13 -0.10 0.06 -0.11 0.05
words: fact	check	-0.07 -0.03 -0.12 -0.08 -0.07 -0.12 0.07
words: factbox	:	0.06 -0.07 -0.02 -0.04 -0.09 -0.05 -0.07
words: fail	:	-0.08 0.03 -0.13 -0.12 -0.13 -0.09 0.07
words: fail	to	-0.16 0.05 0.06 0.02 -0.10 -0.04 -0.06
words: failur	to	-0.12 0.11 -0.13 -0.13 -0.10 -0.12 -0.09
words: fall	,	-0.05 -0.06 -0.09 0.07 -0.09 -0.06 -0.09
words: fall	after	-0.08 0.04 -0.02 0.02 -0.03 -0.03 -0.02
words: fall	and	0.08 -0.10 -0.05 0.06 -0.07 -0.06 -0.10
words: fall	apart	-0.10 0.07 -0.09 -0.15 0.01 -0.07 0.03
words: fall	as	-0.07 -0.11 -0.05 0.10 -0.07 -0.05 -0.09
words: fall	in	-0.03 -0.12 -0.11 0.05 0.03 -0.09 -0.12
words: fall	more	-0.05 0.04 -0.03 -0.03 -0.09 -0.03 -0.06
words: fall	on	0.00 -0.13 -0.12 -0.03 -0.15 -0.12 0.03
words: fallout	from	-0.14 0.00 -0.12 0.06 0.01 -0.10 -0.07
words: family	of	0.06 -0.06 -0.12 -0.06 -0.05 -0.07 0.00
words: famou	[place]	0.10 -0.11 -0.10 -0.09 -0.09 -0.08 -0.10
words: farsnew	|	-0.01 -0.12 -0.08 0.08 -0.11 -0.07 -0.14
words: fbi	warn	0.17 -0.08 0.06 -0.13 -0.12 -0.16 -0.10
words: fcc	chair	-0.10 -0.12 -0.11 -0.10 -0.09 -0.10 0.11
words: fear	[side]	-0.10 0.05 0.01 -0.06 0.02 -0.09 -0.04
words: fear	[usa]	0.05 -0.04 -0.14 -0.08 0.06 -0.06 -0.09
words: fear	it	0.04 0.02 -0.12 -0.07 -0.13 -0.07 -0.07
words: fear	of	0.00 -0.22 0.01 0.09 0.00 -0.05 -0.13
words: fed	hold	0.05 -0.05 -0.10 0.04 -0.14 -0.11 -0.12
words: fees	in	-0.09 0.09 -0.10 0.04 -0.06 -0.08 -0.08
words: fees	to	-0.10 0.10 -0.08 -0.06 -0.05 -0.05 -0.08
words: field	after	0.04 -0.12 -0.07 0.01 -0.11 -0.09 -0.12
words: field	attack	-0.12 0.11 -0.11 -0.12 -0.07 -0.07 -0.04
words: fifth	day	0.06 -0.07 -0.09 0.06 -0.12 -0.07 -0.11
words: fifth	round	0.04 0.02 -0.11 -0.13 -0.13 -0.08 -0.14
words: fight	,	-0.10 -0.02 -0.09 -0.09 0.04 -0.08 0.04
words: fight	and	0.08 0.02 -0.05 -0.08 -0.05 -0.04 -0.10
words: fight	for	0.03 -0.06 -0.10 -0.11 -0.08 -0.08 0.06
words: fight	in	0.10 -0.08 -0.15 -0.12 -0.18 -0.13 0.04
words: fight	on	0.09 -0.14 -0.12 -0.10 -0.11 -0.10 0.06
words: fight	with	0.08 -0.18 -0.17 -0.02 0.01 -0.14 -0.01
words: fighter	jet	-0.03 0.03 -0.29 -0.05 -0.24 -0.13 0.05
words: fighter	jets	0.14 -0.12 -0.12 -0.13 -0.13 -0.08 -0.12
words: final	deal	-0.11 0.11 -0.06 -0.12 -0.08 -0.06 -0.09
words: final	decision	-0.11 0.12 -0.10 -0.12 -0.09 -0.05 -0.11
words: final	stag	0.00 0.12 -0.07 -0.11 -0.09 -0.08 -0.11
words: final	text	-0.09 0.09 -0.05 -0.08 -0.10 -0.02 -0.08
words: find	[side]	-0.11 0.01 0.10 -0.07 -0.08 -0.04 -0.02
words: find	a	0.05 -0.08 -0.08 0.01 -0.10 -0.09 0.04
words: finish	the	0.07 -0.12 -0.09 -0.05 -0.10 -0.09 0.09
words: fir	,	0.12 -0.09 -0.10 -0.10 -0.14 -0.10 -0.13
words: fir	at	0.07 -0.09 -0.14 -0.11 0.06 -0.04 -0.16
words: fir	ballistic	0.02 -0.09 -0.10 -0.02 -0.09 -0.04 0.07
words: fir	from	0.10 -0.10 -0.10 -0.03 -0.11 -0.05 -0.07
words: fir	hundred	-0.01 -0.16 -0.10 -0.12 0.05 -0.09 -0.13
words: fir	in	-0.08 0.04 -0.13 -0.10 -0.13 -0.10 0.05
words: fir	missil	-0.01 0.05 -0.02 -0.15 -0.02 -0.08 -0.18
words: fir	on	0.20 -0.12 -0.16 -0.01 -0.20 -0.16 -0.19
words: fire	,	0.06 -0.07 0.04 -0.15 -0.16 -0.12 -0.04
words: fire	.	-0.03 0.03 -0.05 -0.05 0.01 -0.05 -0.12
words: fire	:	0.04 0.00 -0.06 -0.08 -0.12 -0.10 -0.14
words: fire	after	-0.05 -0.13 -0.11 0.08 -0.14 -0.08 0.04
words: fire	and	0.05 -0.12 -0.14 -0.03 -0.13 -0.10 0.03
words: fire	as	0.05 -0.02 -0.06 -0.12 -0.15 -0.06 0.05
words: fire	at	0.01 -0.14 -0.08 0.03 -0.15 -0.08 -0.12
words: fire	for	0.09 -0.08 -0.08 -0.08 -0.07 -0.05 -0.10
words: fire	in	0.02 0.00 -0.15 -0.17 0.08 -0.13 -0.21
words: fire	kill	0.08 -0.08 -0.10 -0.11 -0.02 -0.07 -0.13
words: fire	on	0.04 0.05 -0.10 -0.14 0.00 -0.07 -0.13
words: fire	rag	0.08 -0.11 -0.10 0.06 -0.13 -0.08 -0.11
words: first	[usa]	0.09 -0.03 -0.14 -0.12 -0.17 -0.10 -0.06
words: first	attack	0.14 -0.14 -0.10 -0.12 -0.12 -0.10 -0.14
words: first	round	-0.18 0.19 -0.11 -0.16 -0.11 -0.06 -0.17
words: first	time	0.08 -0.01 0.01 0.06 -0.11 -0.07 -0.12
words: five	,	0.03 -0.01 -0.09 -0.09 -0.07 -0.05 0.04
words: five	[side]	0.11 -0.09 0.09 -0.12 -0.09 -0.10 -0.13
words: five	days	-0.09 0.04 -0.04 0.05 -0.02 -0.03 0.05
words: five	kill	-0.08 -0.10 -0.06 -0.10 0.09 -0.03 -0.10
words: flagg	cargo	-0.01 -0.14 -0.14 0.05 -0.10 -0.08 -0.08
words: flagg	ship	0.10 -0.09 -0.07 -0.12 -0.06 -0.07 -0.07
words: flar	up	0.03 0.06 -0.08 -0.09 0.06 -0.08 -0.10
words: flee	[place]	-0.12 -0.08 -0.07 -0.05 0.05 -0.05 0.06
words: flee	[region]	0.00 -0.07 -0.07 -0.07 0.06 -0.06 -0.07
words: flee	[side]	-0.14 -0.11 -0.09 -0.10 0.10 -0.12 0.06
words: flight	amid	-0.04 0.04 -0.06 -0.04 0.06 -0.08 -0.08
words: flight	as	0.06 -0.06 -0.05 0.01 0.01 -0.06 -0.09
words: flight	from	-0.14 -0.12 -0.07 0.08 -0.03 -0.08 0.03
words: flight	to	-0.08 -0.08 -0.05 0.03 0.04 -0.06 0.03
words: fly	in	-0.07 -0.10 -0.08 0.02 -0.08 -0.08 0.04
words: fm	says	-0.06 0.06 -0.04 -0.06 -0.06 -0.04 -0.08
words: fm	tell	-0.06 0.04 -0.03 0.03 -0.06 -0.03 -0.04
words: focu	on	0.01 -0.05 -0.10 -0.05 -0.08 -0.08 0.03
words: follow	[region]	-0.10 -0.09 -0.02 0.08 -0.05 -0.03 -0.06
words: follow	[side]	-0.13 -0.07 -0.02 0.07 -0.13 -0.18 0.09
words: follow	[usa]	0.03 -0.19 -0.18 0.05 -0.04 -0.18 0.01
words: footag	of	0.03 -0.13 -0.14 -0.09 0.05 -0.07 -0.07
words: footag	show	0.07 -0.04 -0.13 -0.02 -0.13 -0.07 -0.04
words: for	?	-0.07 -0.15 -0.06 0.04 0.09 -0.04 0.02
words: for	[number]	0.07 -0.11 -0.20 0.07 -0.22 -0.13 0.03
words: for	[place]	-0.08 -0.07 -0.23 0.12 -0.02 -0.16 -0.05
words: for	[region]	-0.01 0.04 -0.17 -0.08 -0.17 -0.15 0.01
words: for	[side]	-0.09 -0.07 0.15 -0.08 -0.05 -0.09 0.00
words: for	[usa]	0.03 -0.08 -0.37 -0.17 -0.15 -0.21 0.14
words: for	a	0.13 0.01 -0.20 -0.02 -0.27 -0.10 -0.11
words: for	an	-0.12 0.00 0.05 0.01 -0.07 -0.05 -0.01
words: for	attack	-0.04 0.05 -0.12 -0.15 -0.11 -0.11 0.00
words: for	boot	0.05 -0.10 -0.06 -0.04 -0.04 -0.02 -0.02
words: for	bring	-0.08 0.03 -0.11 -0.06 -0.09 -0.08 0.07
words: for	ceasefir	-0.05 0.14 -0.07 -0.11 -0.01 -0.08 -0.11
words: for	deal	0.10 -0.04 -0.06 -0.10 -0.10 -0.04 -0.16
words: for	decad	-0.09 -0.01 -0.14 -0.07 -0.08 -0.10 0.09
words: for	diplomacy	-0.11 0.12 -0.11 -0.12 -0.08 -0.09 -0.11
words: for	down	0.08 -0.12 -0.10 -0.09 -0.09 -0.10 0.02
words: for	end	0.00 0.03 -0.16 -0.19 -0.17 -0.13 0.01
words: for	final	-0.08 0.10 -0.03 -0.11 -0.06 -0.03 -0.11
words: for	first	-0.01 0.01 0.04 0.07 -0.02 -0.06 -0.11
words: for	five	-0.11 0.01 -0.09 0.03 -0.10 -0.08 0.03
words: for	fun	0.08 0.03 -0.09 -0.07 -0.08 -0.05 -0.08
words: for	help	-0.02 0.13 -0.14 -0.12 -0.12 -0.11 -0.14
words: for	him	-0.07 -0.11 0.07 -0.09 -0.11 -0.07 0.07
words: for	his	-0.09 0.08 -0.12 -0.10 -0.06 -0.03 -0.04
words: for	impact	-0.10 -0.08 -0.06 0.10 -0.11 -0.05 -0.11
words: for	it	0.07 0.06 -0.13 -0.12 -0.11 -0.12 -0.08
words: for	market	-0.05 -0.05 -0.03 -0.05 -0.05 -0.02 0.11
words: for	miss	0.06 0.07 -0.18 -0.12 0.05 -0.13 -0.18
words: for	more	-0.01 -0.04 -0.06 0.03 -0.01 -0.08 0.00
words: for	not	-0.11 -0.09 -0.01 -0.09 -0.09 -0.08 0.12
words: for	now	-0.02 -0.02 -0.09 -0.13 -0.08 -0.11 0.04
words: for	oil	0.00 0.03 -0.06 -0.02 -0.13 -0.03 -0.10
words: for	peac	0.01 0.03 -0.06 -0.09 -0.06 -0.02 -0.08
words: for	possibl	0.11 -0.13 -0.13 -0.12 0.05 -0.11 0.01
words: for	protection	-0.06 0.03 -0.07 -0.07 0.06 -0.04 -0.11
words: for	regional	0.06 0.04 -0.09 -0.10 -0.09 -0.08 -0.12
words: for	second	0.09 -0.08 -0.08 0.01 -0.14 -0.07 -0.15
words: for	spy	-0.06 -0.05 0.06 -0.03 -0.08 -0.09 -0.05
words: for	strik	0.00 0.05 0.01 -0.09 -0.16 -0.17 -0.06
words: for	support	-0.02 -0.13 0.05 -0.11 -0.09 -0.11 0.08
words: for	swift	0.02 -0.01 -0.05 -0.05 -0.06 -0.01 -0.07
words: for	talk	0.05 0.10 -0.17 -0.23 -0.17 -0.06 -0.24
words: for	the	-0.03 -0.10 -0.04 0.02 -0.05 -0.12 0.07
words: for	their	-0.08 -0.01 -0.13 -0.06 -0.08 -0.09 0.08
words: for	truc	-0.02 0.08 -0.07 -0.07 -0.10 -0.06 -0.14
words: for	turmoil	-0.09 -0.07 -0.05 0.07 0.03 -0.07 -0.09
words: for	unconditional	0.06 -0.05 -0.10 -0.08 -0.08 -0.04 0.00
words: for	us	-0.13 0.00 -0.14 -0.16 -0.13 -0.11 0.09
words: for	war	0.10 -0.05 -0.02 -0.02 -0.14 -0.07 -0.04
words: for	week	0.05 0.01 -0.10 -0.06 -0.06 -0.04 -0.08
words: for	what	-0.13 0.01 -0.10 0.07 -0.02 -0.09 0.06
words: for	your	-0.09 -0.05 -0.01 0.08 -0.03 -0.01 -0.06
words: forc	,	-0.05 0.10 -0.06 -0.04 -0.10 -0.02 -0.12
words: forc	[place]	-0.08 -0.10 -0.02 0.07 -0.04 -0.03 -0.02
words: forc	[side]	-0.07 0.09 -0.16 -0.11 -0.14 -0.10 0.00
words: forc	are	0.11 -0.13 -0.10 -0.10 -0.11 -0.10 -0.03
words: forc	displacement	-0.03 0.08 -0.05 -0.08 -0.02 -0.10 -0.12
words: forc	in	0.20 -0.12 -0.12 -0.12 0.00 -0.08 0.02
words: forc	kill	-0.06 0.01 -0.06 -0.07 0.11 -0.03 -0.09
words: forc	majeur	-0.04 -0.13 -0.05 0.09 -0.14 -0.05 -0.13
words: forc	to	-0.02 -0.05 -0.15 -0.08 0.00 -0.13 0.04
words: foreign	minister	-0.16 0.05 -0.13 0.07 0.00 -0.06 -0.19
words: foreign	ministry	-0.10 0.11 -0.12 -0.11 0.02 -0.12 -0.07
words: former	[side]	0.01 -0.06 -0.21 -0.15 0.02 -0.16 0.05
words: former	[usa]	-0.06 -0.10 -0.15 -0.12 -0.14 -0.12 0.12
words: found	,	0.03 -0.03 -0.06 -0.08 -0.10 -0.06 0.03
words: found	in	0.04 -0.11 -0.12 -0.09 0.05 -0.08 -0.12
words: four	[side]	-0.01 -0.02 0.08 -0.08 -0.17 -0.09 -0.12
words: four	kill	0.13 -0.14 -0.12 -0.09 -0.09 -0.06 -0.12
words: fourth	day	0.02 0.01 -0.09 0.00 0.05 -0.10 -0.10
words: fox	news	0.01 -0.10 -0.18 -0.19 -0.17 -0.13 0.05
words: fox	trey	0.10 -0.08 -0.12 -0.06 -0.11 -0.07 -0.06
words: fragil	[usa]	0.07 -0.11 -0.09 -0.05 -0.10 -0.08 0.00
words: fragil	ceasefir	-0.05 -0.04 -0.09 -0.13 0.05 -0.12 0.05
words: freedom	of	-0.08 -0.03 0.06 -0.09 -0.10 -0.11 0.00
words: fresh	[side]	0.05 -0.14 -0.10 -0.10 0.01 -0.09 -0.10
words: fresh	attack	0.11 -0.11 -0.05 -0.06 -0.09 -0.08 -0.08
words: fresh	strik	0.02 -0.08 -0.09 -0.05 0.07 -0.04 -0.08
words: fresh	wave	0.01 0.04 -0.09 -0.08 -0.07 -0.01 -0.12
words: friday	,	0.06 -0.03 -0.10 0.03 -0.13 -0.07 -0.17
words: friday	in	-0.08 0.10 -0.07 -0.10 -0.07 -0.03 -0.12
words: friend	in	-0.13 -0.02 -0.09 0.05 -0.02 -0.07 0.01
words: from	[number]	-0.18 0.02 0.02 0.00 0.11 -0.13 -0.17
words: from	[place]	0.09 0.02 -0.32 -0.25 -0.21 -0.19 0.05
words: from	[region]	-0.12 -0.02 -0.26 0.13 -0.27 0.04 -0.02
words: from	[side]	0.06 0.00 -0.01 -0.16 -0.03 -0.32 -0.09
words: from	[usa]	-0.05 0.06 0.00 -0.05 0.07 -0.21 -0.15
words: from	a	-0.02 0.10 -0.17 -0.14 -0.07 -0.10 -0.09
words: from	attack	-0.06 0.05 -0.16 -0.12 0.05 -0.13 -0.13
words: from	ceasefir	0.10 -0.11 -0.08 -0.10 -0.13 -0.11 0.03
words: from	commander	-0.13 0.14 -0.15 -0.03 -0.10 -0.04 -0.15
words: from	epstein	-0.09 -0.09 -0.11 -0.05 -0.04 -0.05 0.09
words: from	his	-0.12 0.00 -0.12 -0.02 -0.10 -0.10 0.03
words: from	launch	0.02 -0.15 -0.20 -0.17 0.05 -0.15 0.06
words: from	military	-0.04 0.03 0.11 -0.12 -0.11 -0.10 0.05
words: from	missil	0.01 -0.15 0.08 -0.17 0.02 -0.17 -0.08
words: from	rubbl	-0.06 -0.05 -0.09 -0.08 0.08 -0.08 -0.10
words: from	sanction	-0.07 0.00 -0.11 0.00 -0.04 -0.14 0.05
words: from	shelter	-0.07 -0.11 -0.09 -0.08 0.08 -0.06 -0.12
words: from	strik	0.02 0.03 -0.02 -0.06 -0.13 0.05 -0.07
words: from	talk	-0.11 0.11 -0.08 -0.09 -0.10 -0.05 -0.11
words: from	the	0.09 0.04 -0.29 -0.03 -0.22 -0.13 -0.03
words: from	war	-0.19 0.05 -0.22 0.02 0.08 -0.20 0.00
words: from	wound	0.01 -0.12 -0.17 -0.15 0.05 -0.13 -0.06
words: front	,	0.06 0.00 -0.06 -0.07 -0.13 -0.05 -0.11
words: front	in	0.13 -0.13 -0.13 -0.10 -0.11 -0.08 -0.12
words: front	of	-0.01 -0.13 0.04 -0.09 -0.13 -0.10 0.10
words: frozen	asset	-0.13 0.05 -0.15 0.04 -0.10 -0.14 -0.12
words: frozen	fund	-0.10 0.13 -0.08 -0.02 -0.07 -0.10 -0.10
words: ftse	[number]	-0.08 -0.05 -0.06 0.08 -0.07 -0.04 -0.06
words: fuel	,	-0.08 -0.10 -0.09 -0.03 -0.10 -0.03 0.04
words: fuel	cost	-0.06 -0.05 -0.04 0.09 -0.09 -0.04 -0.11
words: fuel	pric	-0.14 -0.15 -0.08 -0.05 0.03 -0.06 0.05
words: fuel	protest	-0.09 -0.10 -0.07 -0.03 -0.11 -0.04 0.05
words: fuel	shortag	-0.14 -0.13 -0.08 0.11 0.06 -0.06 -0.11
words: fuel	tank	0.15 -0.13 -0.11 -0.10 -0.13 -0.10 -0.13
words: full	text	-0.08 0.08 -0.05 -0.08 -0.11 -0.05 -0.08
words: fully	open	-0.08 0.06 -0.07 0.06 -0.03 -0.04 -0.07
words: further	as	-0.09 -0.02 -0.05 0.05 -0.05 -0.07 -0.05
words: further	escalation	-0.06 0.06 -0.06 0.00 -0.03 -0.02 -0.07
words: further	notic	0.07 -0.11 -0.07 0.02 -0.08 -0.10 -0.10
words: futur	surg	-0.11 -0.04 -0.04 0.07 -0.06 -0.06 -0.05
words: g	[number]	-0.07 0.16 -0.08 -0.14 -0.17 -0.06 -0.21
words: g7	,	-0.13 0.05 -0.06 -0.08 0.08 -0.03 -0.12
words: g7	early	0.03 0.00 -0.07 -0.11 0.03 -0.06 -0.15
words: g7	summit	0.04 -0.05 -0.13 -0.02 -0.11 -0.08 0.00
words: gain	from	-0.12 0.10 -0.13 -0.07 -0.11 -0.09 -0.01
words: gain	on	-0.07 -0.05 -0.04 0.06 -0.04 -0.03 -0.04
words: gas	and	-0.07 -0.06 -0.02 0.11 -0.02 -0.01 -0.07
words: gas	export	-0.09 -0.08 -0.05 0.05 0.08 -0.06 -0.06
words: gas	facility	0.10 -0.17 -0.12 -0.04 -0.06 -0.12 -0.11
words: gas	field	0.00 0.14 -0.20 -0.11 -0.24 -0.18 -0.17
words: gas	market	-0.08 -0.09 -0.03 0.08 -0.03 -0.02 -0.08
words: gas	pric	-0.15 -0.15 -0.15 0.04 0.01 -0.07 0.12
words: gas	production	-0.12 0.00 -0.09 0.12 -0.11 -0.08 -0.08
words: gasolin	pric	-0.10 -0.11 -0.08 0.11 -0.12 -0.05 -0.10
words: gave	[side]	-0.05 -0.02 0.02 0.07 -0.11 -0.09 -0.11
words: gen	.	0.10 -0.10 -0.09 -0.07 -0.11 -0.04 -0.05
words: genocidal	threat	-0.12 0.06 -0.11 -0.11 -0.09 -0.09 0.01
words: get	involv	-0.02 0.06 -0.09 -0.02 -0.09 -0.05 -0.12
words: girl	school	-0.08 0.04 -0.17 -0.06 0.12 -0.09 -0.15
words: giv	[side]	0.01 0.05 -0.04 -0.08 -0.08 -0.03 -0.09
words: giv	[usa]	0.05 -0.10 -0.11 -0.10 -0.11 -0.07 0.05
words: giv	deadlin	0.11 -0.10 -0.06 -0.02 -0.06 -0.07 -0.10
words: give	up	0.06 0.04 -0.11 -0.14 -0.09 -0.12 -0.12
words: global	economy	-0.07 0.01 -0.07 0.02 -0.19 -0.04 0.00
words: global	energy	-0.11 -0.10 -0.06 0.10 -0.13 -0.09 -0.09
words: global	food	-0.13 -0.12 -0.09 -0.12 0.16 -0.13 -0.12
words: global	gas	-0.09 -0.10 -0.06 0.10 -0.10 -0.08 -0.10
words: global	oil	-0.12 -0.13 -0.04 -0.06 -0.12 -0.06 0.07
words: global	recession	-0.07 -0.05 -0.04 0.08 -0.10 -0.03 -0.08
words: go	in	0.09 -0.07 -0.06 -0.10 -0.07 -0.03 -0.11
words: go	on	-0.12 0.04 -0.12 0.04 -0.15 0.03 -0.03
words: go	to	0.15 -0.10 -0.14 0.00 -0.01 -0.08 -0.11
words: goal	for	-0.06 0.10 -0.07 -0.05 -0.07 -0.04 0.02
words: goal	in	-0.02 0.02 -0.12 -0.03 -0.11 -0.03 0.06
words: goes	down	0.13 -0.13 -0.12 -0.11 -0.11 -0.10 -0.13
words: goes	into	0.00 0.04 -0.05 -0.06 -0.10 -0.07 -0.12
words: goes	on	-0.12 0.05 -0.12 -0.10 -0.11 -0.12 0.05
words: gold	pric	-0.08 -0.07 -0.03 0.09 -0.09 -0.04 -0.09
words: good	as	-0.06 -0.07 -0.07 0.07 -0.05 -0.05 0.00
words: gop	lawmaker	-0.05 0.07 0.07 -0.03 -0.03 -0.02 -0.08
words: gop	rep	0.06 -0.10 -0.09 -0.06 -0.05 -0.03 -0.02
words: gop	senator	0.02 -0.07 -0.12 -0.08 0.07 -0.07 -0.01
words: got	him	0.08 -0.05 -0.07 -0.06 -0.08 -0.03 -0.10
words: great	settlement	-0.08 0.10 -0.08 -0.07 -0.09 -0.03 -0.11
words: green	card	-0.07 -0.03 -0.07 -0.10 -0.08 -0.08 0.07
words: ground	:	0.07 -0.10 -0.08 -0.05 -0.09 -0.02 -0.04
words: ground	attack	0.03 0.01 -0.11 -0.09 -0.09 -0.07 -0.09
words: ground	forc	0.07 -0.11 -0.05 -0.09 -0.07 -0.05 0.09
words: ground	in	0.09 0.04 -0.11 -0.05 -0.14 -0.05 -0.11
words: ground	invasion	0.09 0.06 -0.13 -0.09 -0.09 -0.10 -0.13
words: ground	operation	0.10 -0.09 -0.13 -0.09 -0.15 -0.08 -0.02
words: ground	troop	-0.07 -0.01 -0.16 -0.11 -0.17 -0.10 0.10
words: growth	forecast	-0.07 -0.09 -0.06 0.09 -0.09 -0.07 -0.09
words: gunfir	kill	-0.07 -0.08 -0.08 -0.05 0.07 -0.02 -0.09
words: had	been	-0.08 0.07 0.05 -0.11 0.00 -0.05 -0.11
words: halt	[side]	-0.01 -0.07 -0.09 -0.12 -0.08 -0.09 0.08
words: halt	attack	0.02 0.10 -0.17 -0.12 0.02 -0.15 -0.15
words: halt	strik	0.10 -0.02 -0.09 -0.11 -0.09 -0.12 -0.10
words: halt	to	0.04 0.02 -0.06 -0.12 -0.08 -0.06 -0.09
words: hama	:	-0.16 0.16 -0.15 -0.09 -0.16 -0.13 -0.01
words: hama	target	0.10 -0.11 -0.05 -0.04 -0.05 -0.03 -0.05
words: hand	over	-0.10 0.08 -0.09 -0.09 -0.07 -0.06 -0.06
words: happen	,	-0.06 0.09 -0.10 -0.08 -0.13 -0.07 -0.12
words: happen	?	-0.09 0.11 -0.08 -0.11 -0.11 -0.07 -0.05
words: happen	next	-0.14 -0.01 -0.07 -0.13 -0.11 -0.06 0.10
words: happen	on	0.09 -0.05 -0.20 -0.30 -0.29 -0.23 -0.02
words: hard	to	0.01 -0.13 -0.13 0.01 -0.11 -0.11 0.03
words: hard	tonight	-0.02 0.04 -0.09 -0.13 -0.10 -0.07 -0.10
words: has	[number]	0.06 -0.13 -0.09 -0.03 -0.06 -0.05 0.04
words: has	[side]	0.09 -0.15 -0.12 -0.11 -0.11 -0.14 -0.02
words: has	[usa]	-0.01 0.00 -0.14 0.05 -0.11 -0.13 -0.08
words: has	a	-0.02 -0.03 -0.16 -0.08 -0.12 -0.11 0.07
words: has	agre	-0.10 0.01 -0.08 0.04 -0.05 -0.08 -0.09
words: has	already	0.03 0.02 -0.14 0.07 -0.11 -0.08 -0.10
words: has	been	-0.04 -0.06 -0.05 -0.04 -0.02 -0.14 0.08
words: has	left	0.06 -0.12 -0.09 0.02 -0.14 -0.08 0.01
words: has	lost	-0.13 -0.12 0.06 0.03 -0.10 -0.10 0.06
words: has	no	-0.13 0.10 -0.01 0.00 -0.18 -0.17 -0.06
words: has	not	0.02 -0.09 -0.08 -0.10 -0.08 -0.06 0.06
words: has	sign	-0.12 0.10 -0.08 -0.10 -0.07 -0.03 -0.09
words: has	taken	-0.10 0.10 -0.06 -0.10 -0.05 -0.03 -0.09
words: has	the	-0.08 0.05 -0.13 0.08 -0.15 -0.11 -0.05
words: has	won	-0.06 -0.06 -0.08 -0.04 -0.05 -0.05 0.06
words: have	a	-0.04 -0.04 0.07 -0.10 0.05 0.05 -0.06
words: have	been	0.01 -0.01 -0.01 -0.10 0.04 -0.10 -0.07
words: have	fled	-0.13 -0.12 -0.10 -0.06 -0.11 -0.11 0.13
words: have	happen	-0.08 0.12 -0.10 -0.12 -0.14 -0.06 -0.12
words: have	kill	-0.07 -0.10 -0.07 -0.05 0.09 -0.06 -0.07
words: have	no	0.03 0.03 -0.09 -0.08 -0.09 -0.06 -0.07
words: have	not	0.11 -0.08 -0.10 -0.07 -0.06 -0.07 -0.13
words: have	reach	-0.10 0.09 -0.06 -0.08 -0.09 -0.04 -0.08
words: have	to	-0.09 0.09 -0.15 -0.05 -0.14 -0.12 -0.04
words: have	turn	-0.01 0.00 -0.10 -0.07 -0.08 -0.07 -0.01
words: he	a	0.02 0.05 0.07 -0.07 -0.09 -0.04 -0.02
words: he	claim	-0.03 0.02 0.04 -0.09 -0.06 -0.04 0.05
words: he	could	-0.11 0.03 -0.03 -0.09 -0.08 -0.06 0.07
words: he	found	-0.12 -0.01 -0.10 -0.11 -0.11 -0.09 0.12
words: he	is	-0.02 0.02 -0.05 -0.04 -0.11 -0.14 0.01
words: he	may	0.06 -0.03 -0.11 -0.04 -0.06 -0.01 -0.12
words: he	not	-0.02 0.02 -0.11 -0.11 -0.08 -0.07 -0.02
words: he	said	-0.02 -0.02 -0.13 -0.12 -0.08 -0.07 0.02
words: he	says	-0.06 0.07 -0.05 -0.03 -0.06 -0.03 -0.05
words: he	told	-0.04 -0.14 -0.11 0.06 -0.06 -0.06 0.07
words: he	want	-0.01 -0.17 -0.11 0.07 -0.10 -0.10 0.02
words: he	warn	0.04 0.00 -0.08 -0.08 -0.06 -0.04 -0.10
words: he	was	0.02 -0.06 -0.10 0.04 0.03 -0.06 -0.01
words: he	would	0.05 0.00 -0.09 -0.11 -0.09 -0.02 -0.01
words: head	to	-0.06 0.06 -0.03 -0.03 -0.16 -0.11 0.00
words: heart	of	0.06 -0.15 -0.13 -0.11 -0.18 -0.11 0.08
words: held	in	0.00 -0.11 -0.13 -0.08 -0.09 -0.05 0.09
words: helicopter	shot	-0.06 0.09 -0.12 -0.11 -0.06 -0.08 -0.12
words: hell	after	0.07 -0.03 -0.08 -0.07 -0.05 -0.04 -0.07
words: hell	out	0.01 0.08 -0.11 -0.10 -0.12 -0.08 -0.11
words: help	:	-0.03 0.05 -0.13 -0.14 0.04 -0.11 -0.12
words: help	[side]	-0.18 -0.09 0.19 -0.01 -0.02 -0.17 -0.08
words: help	[usa]	0.02 0.01 -0.10 -0.11 0.05 -0.09 0.00
words: help	in	-0.13 0.10 -0.10 -0.10 -0.09 -0.07 -0.04
words: help	to	0.08 0.07 -0.13 -0.09 -0.09 -0.06 -0.05
words: here	how	-0.06 -0.02 -0.10 -0.06 -0.11 -0.06 0.07
words: here	what	-0.19 -0.19 -0.15 0.02 0.06 -0.10 0.04
words: hid	plac	-0.10 -0.08 -0.06 0.04 0.07 -0.05 -0.08
words: high	as	-0.11 -0.11 -0.03 0.10 -0.07 -0.02 -0.06
words: high	level	-0.08 0.11 -0.11 -0.17 -0.12 -0.06 -0.03
words: high	on	-0.12 -0.12 -0.07 0.01 -0.09 -0.06 0.04
words: high	rise	0.00 -0.11 -0.10 -0.15 0.07 -0.12 -0.15
words: high	stak	-0.13 0.13 -0.11 -0.09 -0.07 -0.08 -0.13
words: higher	as	-0.10 -0.10 -0.04 0.11 -0.07 -0.06 -0.07
words: highest	level	-0.08 0.08 -0.08 0.07 -0.06 -0.03 -0.05
words: highlight	of	-0.08 0.09 -0.11 -0.07 -0.10 -0.03 0.02
words: him	:	-0.02 0.07 -0.11 -0.10 -0.08 -0.07 -0.02
words: him	from	-0.10 -0.11 0.04 -0.08 -0.07 -0.07 0.07
words: him	to	-0.11 0.06 0.07 -0.09 -0.09 -0.10 -0.04
words: hint	at	0.03 -0.05 -0.11 -0.09 -0.08 -0.04 0.02
words: his	[side]	-0.15 -0.09 -0.18 -0.12 -0.12 -0.14 0.15
words: his	country	-0.01 -0.01 0.05 -0.08 -0.07 -0.04 -0.11
words: his	face	-0.10 -0.12 -0.09 -0.08 -0.04 -0.04 0.11
words: his	own	-0.03 -0.14 -0.23 -0.09 -0.19 -0.15 0.14
words: his	threat	-0.02 0.07 -0.09 -0.10 -0.09 -0.08 -0.11
words: his	war	-0.10 0.08 -0.11 -0.10 -0.08 -0.03 -0.02
words: historic	[usa]	0.04 -0.04 -0.01 -0.10 -0.07 -0.06 0.00
words: historic	talk	-0.07 0.11 -0.05 -0.08 -0.05 -0.02 -0.12
words: hit	,	0.05 -0.08 -0.08 -0.05 -0.01 -0.10 -0.07
words: hit	[number]	0.00 0.03 -0.08 0.00 -0.10 -0.09 -0.10
words: hit	[place]	0.18 -0.15 -0.18 -0.21 -0.07 -0.20 0.01
words: hit	[region]	0.04 -0.14 -0.12 -0.11 -0.08 -0.09 0.06
words: hit	[side]	0.00 0.02 -0.21 0.03 0.01 -0.15 -0.23
words: hit	[usa]	0.11 -0.11 -0.16 -0.06 -0.12 -0.06 -0.10
words: hit	again	0.01 0.05 -0.09 -0.06 -0.08 -0.07 -0.10
words: hit	as	0.08 -0.17 -0.16 0.02 -0.02 -0.15 -0.18
words: hit	by	-0.02 -0.27 -0.27 0.03 0.09 -0.01 -0.22
words: hit	in	0.18 -0.16 -0.19 -0.06 -0.07 -0.14 -0.10
words: hit	on	0.09 -0.11 -0.07 -0.07 -0.08 -0.09 -0.08
words: hit	south	0.07 -0.05 -0.04 -0.06 -0.08 -0.05 -0.07
words: hit	the	0.10 -0.09 -0.09 0.03 -0.01 -0.08 -0.12
words: hit	very	-0.07 0.08 -0.04 -0.07 -0.06 -0.07 -0.05
words: hit	with	-0.13 -0.16 -0.14 -0.13 -0.11 -0.14 0.14
words: hits	,	-0.12 -0.02 -0.13 -0.13 0.08 -0.13 0.05
words: hits	[number]	-0.02 -0.13 -0.13 0.07 0.01 -0.10 -0.15
words: hits	[place]	0.08 -0.03 -0.11 0.03 -0.19 -0.12 -0.13
words: hits	[side]	0.07 -0.17 -0.19 0.00 0.00 -0.15 -0.04
words: hits	[usa]	-0.14 0.05 -0.17 0.02 -0.13 -0.10 0.06
words: hits	back	0.01 0.08 -0.13 0.00 -0.16 -0.07 -0.10
words: hits	from	-0.03 -0.05 -0.12 -0.07 0.06 -0.09 -0.11
words: hits	in	0.03 -0.14 -0.35 -0.07 0.00 -0.17 -0.06
words: hits	near	0.11 -0.09 -0.09 -0.08 -0.13 -0.05 -0.07
words: hits	on	0.09 -0.06 -0.14 -0.06 -0.05 -0.12 -0.15
words: hits	wound	-0.14 -0.08 -0.11 -0.09 0.14 -0.06 -0.10
words: hitt	[side]	-0.09 0.05 0.05 -0.03 0.04 -0.07 -0.10
words: hold	,	0.02 -0.04 -0.07 0.07 -0.13 -0.05 -0.14
words: hold	[number]	-0.06 -0.07 -0.05 0.07 -0.07 -0.06 0.06
words: hold	as	0.03 -0.08 -0.05 -0.14 0.08 -0.03 -0.16
words: hold	emergency	-0.13 -0.03 -0.08 0.06 -0.12 -0.08 -0.09
words: hold	peac	-0.09 0.04 -0.06 0.04 -0.05 -0.03 -0.09
words: hold	rat	0.02 -0.04 -0.10 0.08 -0.11 -0.08 -0.14
words: hold	talk	-0.10 0.09 -0.05 -0.06 -0.09 -0.04 -0.12
words: hold	the	0.03 -0.05 -0.07 -0.09 -0.11 -0.07 0.01
words: hole	in	0.11 -0.11 -0.08 -0.12 -0.09 -0.05 -0.10
words: holiday	:	-0.11 -0.04 -0.10 0.06 0.03 -0.08 -0.06
words: hom	and	-0.09 -0.03 0.04 -0.03 0.06 -0.03 -0.05
words: hom	in	-0.08 -0.08 0.07 -0.09 0.09 0.08 -0.11
words: home	:	-0.13 -0.16 -0.11 0.05 0.03 -0.12 0.03
words: home	to	-0.03 -0.11 -0.09 -0.01 0.09 -0.06 -0.12
words: hop	[usa]	-0.13 0.14 -0.09 -0.12 -0.10 -0.03 -0.15
words: hop	for	0.06 0.00 -0.08 -0.06 -0.11 -0.06 -0.14
words: hop	of	-0.12 -0.03 -0.09 0.03 -0.06 -0.07 0.08
words: hop	to	-0.02 0.10 -0.16 -0.12 -0.15 -0.09 -0.04
words: hospital	,	-0.02 -0.10 -0.13 -0.10 0.08 -0.11 -0.13
words: hospital	in	0.02 -0.06 -0.10 0.07 -0.02 -0.10 -0.13
words: host	[side]	0.05 -0.06 -0.05 -0.10 -0.09 -0.06 0.02
words: host	[usa]	0.10 -0.02 -0.12 -0.09 -0.10 -0.08 -0.15
words: hotel	in	0.17 -0.11 -0.14 -0.15 -0.15 -0.09 -0.16
words: hour	,	0.04 -0.10 -0.12 -0.07 -0.11 -0.09 0.04
words: hour	-	-0.07 0.05 -0.07 0.04 -0.04 -0.03 -0.06
words: hour	after	0.09 -0.20 -0.17 0.11 -0.21 -0.12 -0.10
words: hour	befor	-0.12 0.05 -0.18 -0.01 -0.16 -0.15 0.03
words: hour	of	0.11 -0.04 -0.07 -0.01 -0.12 -0.05 -0.13
words: hour	to	0.02 0.02 -0.09 -0.14 -0.08 -0.09 -0.13
words: hous	democrat	-0.08 -0.04 -0.07 -0.05 -0.06 -0.04 0.07
words: how	[place]	0.06 0.09 0.06 -0.14 -0.15 -0.13 -0.11
words: how	[side]	-0.11 -0.16 0.05 0.01 0.13 0.02 -0.06
words: how	[usa]	-0.05 0.01 -0.19 -0.01 -0.20 -0.13 0.05
words: how	a	-0.12 0.06 -0.11 -0.12 -0.15 -0.14 0.06
words: how	long	0.06 -0.11 -0.10 -0.04 -0.08 -0.04 -0.01
words: how	the	-0.13 -0.16 -0.20 0.11 -0.12 -0.11 -0.03
words: how	to	0.09 -0.11 -0.18 -0.12 -0.04 -0.15 0.12
words: how	war	0.07 0.04 -0.12 -0.02 -0.16 -0.06 -0.10
words: how	will	0.09 -0.02 0.07 -0.12 -0.15 -0.09 -0.08
words: hundred	of	0.01 0.01 -0.19 -0.07 0.05 -0.13 -0.05
words: hunt	for	0.01 -0.10 0.07 -0.08 -0.09 -0.06 0.01
words: hurdl	in	-0.08 -0.04 -0.05 -0.08 -0.07 -0.05 0.05
words: hurt	as	0.09 -0.08 -0.07 -0.10 -0.09 -0.07 -0.10
words: hype	video	-0.06 -0.06 -0.07 -0.03 -0.06 -0.03 0.06
words: i	don't	-0.12 -0.03 -0.09 -0.13 -0.12 -0.11 0.12
words: i	have	-0.09 -0.03 -0.11 -0.06 -0.09 -0.07 0.06
words: i	just	0.09 -0.12 -0.08 -0.08 0.00 -0.08 0.02
words: i	will	-0.09 0.02 -0.11 -0.09 -0.14 -0.10 0.09
words: iea	to	-0.09 0.02 -0.03 0.04 -0.08 -0.03 -0.06
words: if	,	-0.03 -0.17 0.06 -0.12 -0.11 -0.09 0.09
words: if	[ally]	-0.11 -0.05 -0.07 -0.07 -0.07 -0.04 0.09
words: if	[place]	-0.06 -0.06 -0.10 -0.10 -0.05 -0.04 0.07
words: if	[region]	-0.11 0.04 -0.12 -0.01 0.03 -0.13 -0.03
words: if	[side]	0.01 0.12 -0.07 -0.07 -0.27 -0.19 -0.10
words: if	[usa]	-0.11 0.06 -0.02 -0.11 -0.24 -0.16 0.06
words: if	attack	-0.04 0.02 0.04 -0.11 -0.12 -0.10 -0.16
words: if	it	0.00 0.01 -0.11 0.02 -0.10 -0.07 -0.11
words: if	need	0.07 0.05 -0.11 -0.10 -0.10 -0.11 -0.12
words: if	no	0.12 -0.11 -0.11 -0.14 -0.12 -0.07 -0.12
words: if	the	-0.12 -0.02 0.03 -0.03 -0.15 -0.06 0.10
words: if	they	-0.12 -0.07 0.04 0.13 -0.11 -0.13 -0.08
words: imag	of	-0.02 -0.06 -0.08 -0.05 -0.04 -0.06 0.10
words: imag	show	-0.01 -0.11 0.08 -0.10 -0.04 -0.10 -0.10
words: imminent	strik	-0.01 -0.12 -0.12 0.03 0.04 -0.13 -0.10
words: imminent	threat	-0.07 -0.11 0.11 -0.14 -0.09 -0.10 0.07
words: impact	from	-0.07 -0.09 -0.05 0.08 -0.09 -0.05 -0.07
words: impact	of	-0.18 0.05 -0.15 0.10 0.00 -0.14 -0.08
words: impact	on	-0.10 -0.14 -0.12 0.12 -0.11 -0.09 -0.01
words: in	,	-0.13 0.14 -0.16 -0.16 -0.11 -0.10 0.02
words: in	:	0.14 -0.01 -0.17 0.02 -0.05 -0.12 -0.22
words: in	[ally]	-0.07 0.03 -0.11 -0.08 0.09 -0.06 -0.14
words: in	[number]	-0.05 -0.03 0.06 -0.10 -0.14 0.06 0.07
words: in	[place]	0.10 -0.17 0.04 -0.11 0.11 -0.18 -0.06
words: in	[region]	0.11 -0.10 -0.04 -0.02 -0.03 -0.22 -0.14
words: in	[side]	0.13 -0.20 -0.19 -0.23 0.18 -0.12 0.04
words: in	[usa]	-0.03 0.08 -0.02 -0.14 -0.04 -0.20 -0.04
words: in	a	-0.16 -0.05 0.01 -0.05 -0.04 -0.12 0.13
words: in	air	0.12 0.06 -0.14 -0.11 -0.16 -0.12 -0.16
words: in	airstrik	0.01 0.00 -0.12 -0.10 -0.12 -0.10 0.04
words: in	an	0.00 0.03 -0.13 -0.12 0.06 -0.10 -0.15
words: in	announc	-0.05 0.02 -0.03 -0.15 -0.06 -0.13 0.08
words: in	asia	-0.09 0.08 -0.10 0.09 -0.10 -0.06 -0.09
words: in	attack	0.03 0.07 -0.27 -0.18 -0.14 -0.19 0.00
words: in	bid	0.03 -0.02 -0.08 -0.12 -0.08 0.02 -0.03
words: in	blockad	-0.01 -0.13 -0.11 0.06 -0.11 -0.10 0.05
words: in	bomb	0.06 0.04 -0.15 -0.07 -0.08 -0.09 0.01
words: in	case	0.12 -0.13 0.06 -0.12 -0.09 -0.07 -0.11
words: in	ceasefir	-0.09 -0.08 -0.13 0.05 0.06 0.01 -0.08
words: in	com	0.10 -0.06 -0.11 -0.12 -0.10 -0.09 -0.11
words: in	dar	0.09 -0.09 -0.12 -0.08 -0.10 -0.07 -0.03
words: in	decad	-0.09 0.11 -0.04 -0.08 -0.07 -0.02 -0.12
words: in	dron	0.11 -0.09 -0.11 -0.05 -0.10 -0.07 -0.12
words: in	easter	0.10 0.02 -0.13 -0.13 -0.11 -0.13 -0.04
words: in	effect	-0.05 0.09 -0.06 -0.11 -0.09 -0.03 -0.08
words: in	explosion	-0.03 0.04 -0.08 -0.06 0.00 -0.05 -0.08
words: in	fight	0.18 -0.14 -0.16 -0.11 -0.16 -0.12 0.07
words: in	final	0.04 0.00 -0.07 -0.14 -0.11 -0.04 -0.15
words: in	first	0.07 0.01 0.02 0.00 -0.16 -0.14 -0.13
words: in	flam	0.10 -0.09 -0.08 -0.09 -0.07 -0.05 -0.08
words: in	focu	-0.03 -0.02 -0.02 0.02 -0.02 -0.02 -0.02
words: in	fresh	-0.04 -0.12 -0.09 -0.09 0.09 -0.08 -0.11
words: in	full	0.03 0.05 -0.08 -0.08 -0.04 -0.03 0.02
words: in	guidelin	0.09 -0.16 -0.15 -0.16 0.15 -0.15 -0.18
words: in	his	-0.16 -0.05 -0.14 -0.13 -0.09 -0.09 0.13
words: in	history	0.05 -0.01 -0.10 -0.08 -0.12 -0.08 0.00
words: in	hospital	-0.13 -0.05 -0.09 0.07 0.06 -0.07 -0.10
words: in	hour	-0.02 0.04 -0.02 -0.04 -0.02 -0.01 -0.06
words: in	in	0.09 -0.07 -0.10 0.05 0.00 -0.09 -0.09
words: in	intercept	0.10 0.05 -0.12 -0.07 -0.10 -0.08 -0.11
words: in	its	0.07 0.06 -0.10 -0.06 -0.10 -0.09 -0.05
words: in	just	-0.10 0.07 0.06 -0.09 -0.12 -0.08 -0.05
words: in	la	-0.05 0.07 -0.02 -0.07 -0.08 -0.04 0.12
words: in	larg	0.15 -0.10 -0.10 -0.05 -0.05 -0.08 -0.08
words: in	latest	0.01 -0.15 -0.15 -0.04 0.05 -0.11 0.02
words: in	limbo	0.11 -0.02 -0.06 -0.12 -0.10 -0.06 -0.12
words: in	march	-0.10 -0.09 -0.05 0.10 -0.06 -0.02 -0.10
words: in	military	-0.09 0.00 -0.10 0.05 0.04 -0.07 -0.04
words: in	missil	-0.02 -0.08 -0.12 -0.09 0.05 -0.09 0.06
words: in	nearly	-0.09 0.04 -0.10 0.07 -0.05 -0.07 -0.10
words: in	negotiation	-0.12 -0.02 -0.08 -0.13 -0.10 -0.05 0.04
words: in	new	0.00 0.01 -0.19 -0.12 -0.13 -0.11 -0.01
words: in	next	0.00 0.07 -0.08 -0.06 -0.05 -0.02 -0.07
words: in	north	-0.10 -0.09 0.07 -0.08 -0.10 -0.07 0.06
words: in	on	-0.13 -0.13 0.04 0.07 -0.14 0.06 0.06
words: in	one	0.04 0.03 -0.16 0.03 0.02 -0.14 -0.18
words: in	operation	0.10 -0.13 -0.10 -0.11 0.04 -0.09 -0.09
words: in	overnight	0.11 -0.13 -0.15 -0.14 0.01 -0.12 -0.12
words: in	past	-0.04 -0.09 -0.01 0.08 -0.13 -0.11 -0.13
words: in	peac	0.04 -0.04 -0.11 -0.01 -0.13 -0.11 0.00
words: in	pictur	0.10 0.00 -0.13 -0.12 -0.13 -0.13 -0.14
words: in	plac	-0.03 0.07 -0.09 -0.11 0.05 -0.05 -0.19
words: in	protest	0.02 -0.07 -0.08 -0.08 0.04 -0.02 -0.09
words: in	rang	0.00 -0.11 -0.09 -0.09 -0.10 -0.08 0.08
words: in	recent	0.01 0.09 -0.12 0.05 -0.16 -0.13 -0.14
words: in	region	0.06 0.05 -0.11 -0.19 -0.14 -0.14 -0.16
words: in	respons	-0.04 -0.06 -0.19 0.09 -0.03 -0.10 -0.03
words: in	retaliation	0.07 -0.11 -0.06 0.06 -0.09 0.04 -0.09
words: in	ruin	0.13 -0.11 -0.11 -0.09 -0.10 -0.09 -0.11
words: in	says	-0.13 0.04 -0.17 0.04 -0.17 -0.15 0.02
words: in	separat	0.11 -0.09 -0.07 -0.04 -0.11 -0.02 -0.12
words: in	shelter	0.05 -0.04 -0.09 -0.03 -0.02 -0.04 0.01
words: in	sight	0.06 0.00 -0.11 0.00 -0.14 -0.11 -0.05
words: in	south	0.10 -0.09 -0.13 -0.12 -0.01 -0.11 -0.17
words: in	speech	-0.10 0.07 -0.10 -0.07 -0.10 -0.04 0.08
words: in	spy	-0.08 -0.05 0.08 -0.05 -0.06 -0.09 -0.06
words: in	strik	0.09 -0.10 -0.29 -0.14 0.08 0.03 -0.18
words: in	suspect	-0.03 -0.09 -0.10 -0.13 -0.11 0.07 -0.09
words: in	talk	-0.19 -0.04 -0.17 0.02 -0.23 -0.11 0.06
words: in	the	-0.01 0.11 -0.11 -0.05 0.01 0.00 -0.15
words: in	to	0.09 0.11 -0.09 -0.12 -0.13 -0.07 -0.13
words: in	two	-0.10 0.00 -0.09 0.07 0.08 -0.05 -0.11
words: in	video	0.16 -0.10 -0.16 -0.08 -0.10 -0.09 -0.19
words: in	visit	0.04 0.02 -0.12 -0.10 -0.09 -0.10 -0.16
words: in	wake	-0.08 -0.08 -0.11 0.01 -0.10 -0.09 0.09
words: in	war	-0.05 -0.10 0.05 0.01 -0.07 -0.28 0.06
words: in	warn	0.01 0.05 -0.12 -0.11 -0.15 -0.13 -0.04
words: in	wave	0.08 -0.06 -0.10 -0.05 -0.11 -0.07 -0.06
words: in	week	0.05 -0.03 -0.12 0.03 -0.13 -0.06 -0.10
words: includ	[place]	-0.13 0.09 -0.07 -0.07 0.03 -0.04 -0.05
words: includ	[side]	-0.16 0.14 -0.10 -0.10 -0.11 -0.09 -0.10
words: includ	in	0.00 0.08 -0.12 -0.09 -0.01 -0.07 -0.16
words: infiltration	alert	0.04 -0.15 -0.20 -0.17 0.03 -0.17 -0.22
words: inflation	,	-0.08 -0.08 -0.04 0.09 -0.10 -0.05 -0.09
words: inflation	risk	-0.06 -0.06 -0.09 0.07 -0.08 -0.08 -0.07
words: injur	[number]	-0.15 -0.13 -0.17 -0.14 0.16 -0.10 -0.15
words: injur	after	-0.03 0.02 -0.09 -0.09 0.06 -0.07 -0.09
words: injur	and	-0.05 -0.11 -0.06 0.00 0.07 -0.01 -0.12
words: injur	as	0.10 -0.06 -0.11 -0.09 -0.11 -0.09 -0.09
words: injur	in	0.05 -0.13 -0.14 0.03 0.03 -0.14 -0.14
words: insid	[place]	-0.04 -0.11 -0.13 0.05 -0.09 -0.09 0.05
words: insid	[side]	0.05 -0.14 -0.04 -0.14 -0.04 -0.14 0.01
words: insid	the	0.11 -0.14 -0.19 -0.15 -0.14 -0.14 0.01
words: insight	:	-0.15 -0.14 -0.06 0.16 -0.16 -0.05 -0.13
words: insist	[place]	0.11 -0.08 -0.12 -0.12 -0.13 -0.10 0.05
words: insist	[side]	0.03 0.04 -0.14 -0.18 -0.07 -0.11 -0.08
words: insist	[usa]	0.01 -0.08 -0.16 0.05 -0.13 -0.12 0.09
words: insist	it	-0.03 0.01 0.07 -0.10 -0.05 -0.03 -0.07
words: intensify	[side]	0.06 0.05 -0.10 -0.06 0.02 -0.12 -0.13
words: intensify	attack	0.15 -0.19 -0.14 0.03 -0.18 -0.12 -0.15
words: intercept	,	-0.02 -0.09 0.03 -0.07 -0.13 -0.08 -0.11
words: intercept	[side]	-0.06 -0.06 -0.12 -0.06 0.04 -0.05 0.05
words: intercept	dron	0.09 -0.07 -0.10 -0.09 -0.09 -0.08 -0.08
words: intercept	missil	0.04 -0.06 -0.11 0.04 -0.13 -0.04 -0.09
words: intercept	over	0.15 -0.13 -0.17 -0.10 -0.12 -0.10 -0.14
words: interest	in	0.02 -0.05 -0.12 0.04 -0.16 -0.15 -0.06
words: interior	minister	0.06 -0.06 -0.11 -0.11 -0.10 -0.08 0.07
words: international	law	-0.15 0.09 -0.19 -0.05 0.08 -0.13 -0.08
words: internet	blackout	-0.08 -0.08 -0.08 -0.01 0.08 0.04 -0.09
words: interven	if	0.07 -0.02 -0.14 -0.10 -0.06 -0.07 -0.10
words: interven	in	0.08 -0.05 -0.09 -0.10 -0.08 -0.05 -0.11
words: intervention	in	0.04 -0.04 -0.10 -0.09 -0.07 -0.08 -0.02
words: interview	with	0.04 0.08 0.07 -0.10 -0.14 -0.07 -0.17
words: into	[place]	0.20 -0.18 -0.17 -0.11 -0.19 -0.12 -0.19
words: into	[region]	-0.03 -0.15 -0.15 0.09 -0.13 -0.11 -0.02
words: into	[side]	-0.16 -0.21 0.08 -0.12 0.02 0.02 0.15
words: into	[usa]	-0.02 -0.13 -0.12 -0.09 -0.13 0.04 0.05
words: into	a	-0.11 0.07 0.04 -0.13 0.06 -0.11 -0.04
words: into	chao	-0.11 0.04 -0.11 -0.02 -0.12 -0.10 -0.04
words: into	effect	-0.06 0.13 -0.07 -0.10 -0.08 -0.06 -0.19
words: into	the	0.02 -0.13 -0.12 0.12 -0.11 -0.10 -0.09
words: into	war	-0.04 -0.12 0.06 -0.08 -0.09 -0.09 0.03
words: invad	[side]	0.16 -0.09 -0.15 -0.07 -0.11 -0.11 -0.12
words: invasion	of	0.11 -0.03 -0.10 -0.10 -0.11 -0.12 -0.15
words: investigat	[side]	-0.12 -0.12 0.08 -0.08 -0.10 -0.13 0.06
words: investor	on	0.03 -0.10 -0.09 0.09 -0.09 -0.08 -0.11
words: invit	[place]	-0.11 0.12 -0.11 -0.12 -0.07 -0.05 -0.10
words: involv	in	0.08 0.03 -0.13 -0.05 -0.15 -0.08 -0.13
words: involvement	in	0.06 0.07 -0.14 -0.13 -0.11 -0.10 -0.12
words: is	[side]	-0.07 -0.01 -0.04 -0.02 -0.27 -0.18 0.12
words: is	[usa]	0.09 -0.14 -0.10 -0.03 -0.14 -0.11 0.01
words: is	a	0.04 -0.03 -0.18 -0.06 -0.20 -0.14 0.05
words: is	all	-0.05 0.03 -0.08 -0.11 -0.10 -0.11 0.08
words: is	already	0.10 0.01 -0.12 -0.11 -0.09 -0.09 0.00
words: is	an	-0.12 0.05 -0.09 -0.12 -0.10 -0.09 0.04
words: is	at	0.01 -0.15 -0.12 -0.09 -0.10 -0.08 0.10
words: is	attack	-0.04 -0.01 -0.11 -0.11 0.07 -0.11 0.05
words: is	clos	-0.09 0.11 -0.10 -0.13 -0.09 -0.15 -0.12
words: is	com	0.11 0.04 -0.14 -0.12 -0.13 -0.10 -0.14
words: is	consider	0.11 -0.07 -0.09 -0.11 -0.09 -0.07 -0.09
words: is	dead	0.15 -0.18 -0.15 -0.13 -0.18 -0.10 -0.08
words: is	destroy	-0.08 -0.13 -0.12 -0.13 0.11 -0.13 -0.13
words: is	fully	-0.09 0.11 -0.07 -0.09 -0.05 -0.06 -0.09
words: is	go	0.08 -0.08 -0.07 0.05 -0.11 -0.03 -0.07
words: is	happen	0.07 -0.02 -0.18 -0.25 -0.24 -0.23 -0.03
words: is	help	-0.11 0.00 0.10 -0.12 -0.12 -0.10 0.00
words: is	hit	0.12 -0.10 -0.10 -0.12 -0.10 -0.09 -0.10
words: is	in	0.00 0.05 -0.16 0.02 -0.17 -0.16 -0.08
words: is	key	0.00 -0.13 -0.06 0.05 -0.07 -0.03 0.07
words: is	kill	0.09 -0.07 -0.08 -0.04 -0.09 -0.04 -0.08
words: is	lock	0.11 -0.11 -0.14 -0.07 -0.05 -0.06 -0.11
words: is	no	-0.07 0.02 -0.12 -0.09 -0.04 -0.11 0.04
words: is	not	-0.03 -0.08 0.00 -0.05 -0.20 -0.09 0.10
words: is	on	-0.06 0.00 -0.15 -0.04 -0.12 -0.07 0.05
words: is	only	0.04 0.06 -0.10 -0.08 -0.01 -0.11 -0.01
words: is	play	-0.10 -0.02 -0.11 -0.09 -0.09 -0.09 0.11
words: is	prepar	0.11 -0.12 -0.09 -0.08 -0.12 -0.07 -0.10
words: is	pretty	-0.06 -0.13 -0.12 0.06 -0.13 -0.12 0.05
words: is	ready	0.06 -0.03 -0.09 -0.06 -0.07 -0.04 -0.10
words: is	safe	0.07 -0.12 -0.13 -0.12 0.01 -0.13 0.08
words: is	sign	-0.12 0.04 -0.06 0.07 -0.06 -0.04 -0.12
words: is	target	-0.04 0.03 -0.04 -0.17 -0.09 -0.16 0.02
words: is	the	0.02 -0.01 0.01 0.03 -0.04 -0.14 -0.08
words: is	unclear	0.05 -0.10 -0.06 -0.03 -0.07 -0.06 0.02
words: is	us	-0.04 0.10 -0.13 0.02 -0.11 -0.11 -0.12
words: is	wait	-0.07 0.06 -0.12 -0.08 -0.11 -0.10 0.07
words: is	what	-0.11 -0.04 -0.10 0.04 -0.09 -0.06 0.07
words: issu	,	-0.13 0.07 -0.06 0.03 -0.10 -0.03 -0.12
words: issu	chill	0.09 0.00 -0.14 -0.10 -0.13 -0.13 -0.05
words: issu	forc	0.01 -0.11 -0.04 -0.05 0.05 -0.05 -0.11
words: issu	fresh	-0.07 0.09 -0.06 0.00 -0.06 -0.04 -0.08
words: issu	warn	0.00 0.10 -0.08 -0.07 -0.10 -0.08 -0.08
words: it	.	-0.08 0.01 -0.10 -0.08 0.00 -0.09 0.08
words: it	:	0.00 0.11 -0.04 -0.11 -0.18 -0.16 -0.05
words: it	a	-0.01 -0.09 -0.15 -0.14 -0.17 -0.13 0.12
words: it	be	0.01 0.06 -0.08 -0.09 -0.06 -0.07 -0.11
words: it	can	0.00 0.06 -0.11 -0.10 -0.12 -0.05 0.04
words: it	did	-0.16 0.07 -0.12 0.00 0.03 -0.07 -0.08
words: it	down	0.04 0.00 -0.11 -0.08 -0.06 -0.04 -0.05
words: it	had	0.08 -0.09 -0.11 -0.07 0.05 -0.03 -0.11
words: it	has	0.00 -0.14 0.00 0.10 -0.18 -0.14 0.03
words: it	hit	0.13 -0.14 -0.12 -0.08 -0.11 -0.07 -0.05
words: it	is	0.07 0.03 -0.23 -0.11 -0.16 -0.12 0.00
words: it	kill	-0.05 -0.12 0.06 -0.11 -0.20 -0.10 0.00
words: it	launch	0.00 0.03 -0.14 -0.09 -0.10 -0.09 -0.09
words: it	may	-0.09 -0.03 0.02 -0.06 -0.08 -0.05 0.07
words: it	mean	0.01 -0.12 -0.08 0.08 -0.11 -0.06 -0.06
words: it	not	-0.11 0.01 -0.10 -0.12 -0.10 -0.07 0.07
words: it	shot	0.06 -0.08 -0.08 -0.07 -0.02 -0.01 -0.05
words: it	so	0.05 -0.15 -0.12 -0.05 -0.11 -0.09 -0.01
words: it	tak	0.05 0.00 -0.09 -0.12 -0.07 -0.05 -0.10
words: it	target	0.12 -0.11 -0.12 -0.12 -0.10 -0.09 -0.09
words: it	was	-0.02 -0.11 -0.01 0.00 -0.05 -0.11 0.03
words: it	will	0.06 0.00 -0.23 -0.05 -0.22 -0.16 -0.02
words: it	won't	-0.10 0.11 -0.06 -0.07 -0.06 -0.05 -0.08
words: it	work	0.02 0.07 -0.08 -0.12 -0.10 -0.07 -0.06
words: it	would	0.01 0.09 -0.12 -0.14 -0.15 -0.08 -0.12
words: its	[side]	-0.10 -0.07 0.04 -0.08 -0.08 -0.05 0.07
words: its	ally	0.09 -0.12 -0.10 0.04 -0.07 -0.06 -0.10
words: its	attack	0.15 -0.13 0.05 -0.12 -0.10 -0.11 -0.03
words: its	chanc	0.04 -0.05 -0.10 0.05 -0.05 -0.06 -0.02
words: its	military	0.14 -0.13 -0.10 -0.06 -0.08 -0.04 -0.13
words: its	neutrality	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: its	next	0.06 -0.06 -0.07 -0.05 -0.07 -0.03 0.00
words: its	nuclear	-0.08 -0.02 0.06 -0.02 -0.03 -0.01 -0.11
words: its	oil	0.06 -0.08 -0.06 0.03 -0.07 -0.09 -0.06
words: its	own	-0.06 0.05 -0.10 0.07 -0.12 -0.09 -0.14
words: its	territory	0.07 -0.04 -0.10 -0.06 -0.08 -0.05 0.01
words: jake	tapper	-0.01 0.09 -0.02 -0.11 -0.10 -0.11 0.02
words: jazeera	report	0.00 -0.07 -0.07 -0.05 0.10 -0.07 -0.12
words: jesu	statu	-0.13 -0.12 -0.11 -0.11 -0.14 -0.09 0.13
words: jet	crash	0.02 -0.12 -0.14 -0.12 -0.13 -0.10 0.03
words: jet	down	-0.04 -0.06 -0.07 -0.02 -0.07 -0.03 0.06
words: jet	fuel	-0.13 -0.11 -0.07 0.13 -0.16 -0.06 -0.12
words: jet	has	0.12 -0.12 -0.12 -0.11 -0.10 -0.08 -0.13
words: jet	shot	0.02 -0.15 -0.17 -0.12 -0.09 -0.09 0.01
words: jets	-	0.07 -0.06 -0.06 -0.07 -0.06 -0.01 -0.09
words: jimmy	kimmel	-0.08 -0.06 -0.11 -0.09 -0.09 -0.07 0.10
words: job	in	-0.05 0.00 -0.09 0.06 -0.09 -0.09 0.05
words: joe	kent	-0.15 -0.14 0.16 -0.09 -0.11 -0.08 0.00
words: joe	scarborough	-0.08 -0.08 -0.11 -0.10 -0.08 -0.08 0.09
words: john	fetterman	-0.06 -0.04 -0.10 -0.04 -0.03 -0.02 0.05
words: john	oliver	-0.08 -0.09 -0.09 -0.07 -0.07 -0.02 0.09
words: join	[side]	0.10 -0.08 -0.15 -0.10 -0.14 -0.09 -0.05
words: join	attack	-0.09 0.09 -0.08 0.01 -0.05 -0.03 -0.08
words: join	the	-0.07 0.10 -0.14 -0.12 -0.03 -0.13 -0.11
words: join	war	0.00 0.07 -0.11 -0.09 -0.15 -0.08 -0.12
words: joint	[usa]	0.10 -0.01 -0.12 -0.08 -0.11 -0.08 -0.12
words: jon	stewart	-0.08 -0.10 -0.12 -0.06 -0.08 -0.06 0.10
words: journalist	kill	-0.01 0.13 -0.14 -0.11 0.02 -0.13 -0.18
words: jump	[number]	0.02 -0.11 -0.04 0.10 -0.08 -0.05 -0.09
words: jump	after	-0.08 -0.06 -0.02 0.06 -0.03 -0.02 -0.02
words: jump	as	-0.05 -0.03 -0.02 0.04 -0.03 -0.02 -0.03
words: jump	more	0.07 0.06 -0.02 -0.09 -0.03 -0.03 -0.05
words: jump	on	-0.07 -0.07 -0.03 0.07 -0.03 -0.02 -0.06
words: june	[number]	0.03 -0.01 -0.14 -0.09 -0.04 -0.16 -0.01
words: just	[number]	-0.05 0.03 -0.14 0.06 -0.10 -0.05 -0.05
words: just	days	-0.10 -0.04 0.06 -0.12 -0.11 -0.08 0.12
words: just	for	0.08 0.03 -0.09 -0.07 -0.08 -0.05 -0.08
words: just	in	0.16 0.01 -0.17 -0.15 -0.19 -0.11 -0.18
words: justification	for	-0.12 -0.01 -0.15 -0.12 -0.13 -0.13 0.12
words: k	.	0.06 -0.08 -0.11 0.01 -0.10 -0.08 0.05
words: kaitlan	collin	-0.03 -0.12 0.04 -0.08 -0.09 -0.08 0.03
words: karolin	[usa]	-0.15 -0.01 -0.14 -0.18 -0.14 -0.13 0.10
words: kash	patel	-0.09 -0.10 -0.14 -0.10 -0.07 0.09 0.00
words: keep	[region]	-0.05 0.09 -0.09 -0.08 -0.07 -0.10 -0.12
words: keep	[side]	0.04 0.01 -0.10 -0.13 -0.11 -0.10 0.02
words: keep	bomb	-0.08 0.08 -0.14 -0.05 -0.12 -0.14 0.07
words: keep	the	-0.09 -0.12 -0.08 0.07 -0.10 -0.07 0.00
words: keir	[place]	-0.06 0.11 -0.19 -0.09 -0.14 -0.04 -0.07
words: key	[place]	-0.05 -0.10 -0.05 0.07 -0.08 -0.06 -0.06
words: key	[side]	0.01 0.01 0.08 -0.11 -0.17 -0.09 -0.17
words: key	oil	-0.01 0.00 -0.08 0.10 -0.09 -0.04 -0.09
words: key	takeaway	-0.05 0.11 -0.13 -0.13 -0.11 -0.13 -0.10
words: key	target	0.00 0.01 -0.12 -0.11 -0.09 -0.03 0.02
words: key	to	0.10 -0.15 -0.11 0.05 -0.09 -0.10 -0.08
words: khalil	,	-0.05 -0.11 -0.10 -0.11 0.11 -0.11 0.03
words: kick	off	-0.10 0.07 -0.11 -0.13 -0.10 -0.03 -0.01
words: kill	,	0.11 0.05 -0.10 -0.12 -0.22 -0.05 -0.17
words: kill	[number]	0.01 0.04 -0.28 -0.14 0.08 -0.16 -0.26
words: kill	[place]	0.13 -0.14 -0.11 -0.11 -0.10 -0.10 -0.12
words: kill	[side]	0.01 0.01 -0.02 -0.13 0.03 -0.13 -0.09
words: kill	[usa]	-0.13 -0.16 0.07 -0.11 -0.15 -0.11 0.09
words: kill	after	-0.09 0.07 -0.15 -0.08 0.08 -0.08 -0.18
words: kill	and	0.13 -0.09 -0.06 -0.05 -0.08 -0.02 -0.08
words: kill	as	0.05 -0.17 -0.11 -0.10 0.00 -0.09 -0.15
words: kill	at	0.05 -0.05 -0.12 0.02 -0.02 -0.03 -0.15
words: kill	by	0.10 -0.08 -0.27 -0.16 0.04 -0.17 -0.15
words: kill	commander	0.00 0.04 -0.15 -0.05 -0.12 -0.07 -0.04
words: kill	dozen	0.03 -0.13 -0.07 -0.10 0.02 -0.06 -0.15
words: kill	dur	-0.01 -0.13 -0.18 -0.12 -0.05 -0.11 0.08
words: kill	four	0.04 0.02 -0.13 -0.05 0.00 -0.07 -0.14
words: kill	in	0.15 -0.19 -0.18 -0.21 0.12 -0.13 -0.21
words: kill	more	-0.02 0.03 -0.11 -0.03 0.03 -0.05 -0.13
words: kill	of	-0.19 0.10 -0.20 -0.17 -0.04 -0.13 0.10
words: kill	one	0.03 -0.13 -0.11 -0.10 0.02 -0.06 -0.14
words: kill	protester	0.00 0.05 -0.15 -0.10 -0.08 -0.04 -0.11
words: kill	thre	0.11 -0.18 -0.16 -0.17 0.01 -0.15 -0.17
words: kill	two	0.18 -0.15 -0.17 -0.11 -0.13 -0.07 -0.16
words: kill	wound	-0.12 -0.10 -0.11 -0.09 0.12 -0.08 -0.12
words: kill	your	-0.07 0.10 -0.08 -0.09 -0.09 -0.06 -0.12
words: king	protest	0.13 -0.11 -0.06 -0.08 -0.13 -0.03 -0.12
words: know	about	0.08 0.01 -0.17 -0.07 -0.06 -0.10 -0.15
words: know	so	0.12 -0.06 -0.09 -0.16 -0.15 -0.07 -0.14
words: land	in	0.02 0.10 -0.10 -0.10 -0.10 -0.05 -0.13
words: larg	wave	0.16 -0.10 -0.07 -0.08 -0.16 -0.06 -0.12
words: largest	oil	0.12 -0.10 -0.05 -0.11 -0.07 -0.10 -0.11
words: lash	out	-0.03 0.06 -0.14 -0.19 -0.14 -0.09 0.00
words: last	[number]	0.03 -0.09 -0.09 -0.09 -0.12 -0.08 0.04
words: last	minut	-0.12 0.04 -0.10 0.05 -0.09 -0.09 0.05
words: last	month	-0.09 0.05 -0.08 0.01 -0.09 -0.08 -0.06
words: last	night	-0.10 -0.08 -0.01 -0.14 -0.17 0.05 0.13
words: last	war	-0.04 0.04 -0.15 -0.12 -0.01 -0.11 0.00
words: last	week	0.08 -0.06 -0.10 0.00 -0.09 -0.11 -0.09
words: late	[side]	-0.11 0.03 0.00 -0.10 -0.10 -0.08 0.03
words: late	edition	-0.08 0.00 -0.08 -0.08 -0.09 -0.06 0.07
words: latest	:	0.14 0.10 -0.23 -0.11 -0.17 -0.10 -0.31
words: latest	[side]	-0.18 0.01 -0.13 0.09 0.10 -0.11 -0.11
words: latest	attack	0.10 0.01 -0.09 -0.07 -0.10 -0.09 -0.13
words: latest	news	0.17 -0.22 -0.22 0.15 -0.20 -0.22 -0.14
words: latest	round	-0.09 -0.04 -0.08 -0.06 0.06 -0.07 0.04
words: launch	,	-0.08 -0.09 -0.10 -0.08 0.01 -0.05 0.06
words: launch	:	0.10 -0.09 -0.09 -0.09 -0.09 -0.10 -0.12
words: launch	[number]	0.21 -0.09 -0.19 -0.12 -0.22 -0.12 -0.17
words: launch	[side]	-0.02 0.09 -0.14 -0.13 -0.13 -0.12 -0.06
words: launch	a	-0.18 0.04 -0.01 -0.16 -0.18 0.05 0.09
words: launch	air	0.08 -0.09 -0.06 -0.08 -0.08 -0.05 -0.07
words: launch	at	0.09 -0.09 -0.12 -0.06 -0.08 -0.04 -0.07
words: launch	attack	0.20 -0.11 -0.22 -0.10 -0.26 -0.13 -0.21
words: launch	fresh	0.11 -0.09 -0.05 -0.09 -0.09 -0.02 -0.11
words: launch	from	0.14 -0.09 -0.05 -0.15 -0.06 -0.17 -0.20
words: launch	ground	-0.02 -0.01 -0.07 -0.07 -0.09 -0.10 0.03
words: launch	major	0.12 0.00 -0.17 -0.15 -0.14 -0.13 -0.19
words: launch	massiv	0.11 -0.09 -0.13 -0.08 -0.13 -0.11 -0.09
words: launch	missil	-0.05 -0.03 0.01 -0.17 0.04 -0.11 -0.08
words: launch	more	0.03 0.01 -0.06 -0.11 -0.05 -0.02 -0.06
words: launch	new	0.07 -0.01 -0.14 -0.04 -0.15 -0.08 -0.14
words: launch	on	0.03 0.01 -0.20 -0.14 0.04 -0.17 -0.17
words: launch	rocket	0.05 -0.04 -0.04 -0.03 -0.06 -0.03 -0.05
words: launch	strik	0.11 -0.22 -0.14 0.07 0.04 -0.07 -0.23
words: launch	to	0.11 -0.09 -0.11 -0.10 -0.11 -0.10 -0.11
words: launch	wave	0.13 -0.10 -0.15 -0.06 -0.16 -0.13 -0.10
words: lay	min	-0.01 0.07 -0.08 -0.03 -0.04 -0.02 -0.11
words: lays	out	0.10 0.07 -0.14 -0.09 -0.12 -0.11 -0.12
words: lead	to	-0.08 -0.03 -0.13 0.08 -0.14 -0.13 0.03
words: leader	,	-0.08 -0.03 -0.18 -0.11 -0.12 -0.06 0.09
words: leader	:	0.07 0.01 -0.14 -0.08 -0.05 -0.04 0.00
words: leader	and	0.00 0.02 -0.07 -0.07 -0.10 -0.03 0.07
words: leader	are	0.06 -0.01 -0.09 -0.09 -0.09 -0.07 0.02
words: leader	has	-0.12 0.03 -0.09 -0.11 -0.07 -0.06 0.03
words: leader	of	-0.04 0.03 -0.14 -0.13 0.05 -0.10 -0.03
words: leader	to	0.08 0.05 -0.15 -0.04 -0.11 -0.09 -0.16
words: leader	vow	0.01 0.06 -0.08 -0.05 -0.08 -0.08 -0.12
words: leaf	with	0.10 0.07 -0.11 -0.09 -0.10 -0.07 -0.11
words: least	[number]	0.07 -0.13 -0.17 0.01 0.05 -0.09 -0.18
words: leav	[place]	-0.03 -0.05 -0.14 0.04 0.00 -0.10 -0.15
words: leav	[side]	0.05 -0.09 -0.15 -0.08 -0.12 -0.12 0.10
words: leav	for	-0.09 0.11 -0.07 -0.12 -0.11 -0.03 -0.11
words: leav	g	-0.14 0.14 -0.05 -0.12 -0.13 -0.04 -0.15
words: leav	g7	-0.04 0.05 -0.06 -0.10 0.03 -0.05 -0.12
words: leav	predicament	0.02 0.08 -0.09 -0.10 -0.06 -0.08 -0.07
words: led	the	0.02 0.08 -0.05 -0.09 -0.05 -0.02 -0.13
words: led	to	-0.10 -0.04 -0.04 -0.04 -0.06 -0.01 0.07
words: legitimat	target	0.09 -0.02 -0.12 -0.13 -0.12 -0.13 -0.14
words: level	talk	-0.13 0.13 -0.08 -0.16 -0.08 -0.04 -0.12
words: life	in	-0.12 -0.11 0.08 -0.08 0.07 -0.13 -0.15
words: life	under	-0.13 -0.15 -0.16 -0.15 0.12 -0.14 0.00
words: lift	blockad	-0.04 0.07 -0.09 -0.07 -0.10 -0.11 -0.10
words: lift	sanction	-0.09 0.15 -0.06 -0.16 -0.07 -0.09 -0.07
words: like	a	-0.09 -0.08 -0.12 -0.10 0.03 -0.12 0.06
words: likely	to	-0.04 -0.03 0.04 0.03 -0.10 -0.04 -0.11
words: limit	,	-0.01 0.13 -0.14 -0.09 -0.12 -0.08 -0.16
words: lindsey	graham	-0.03 0.07 -0.20 -0.15 -0.16 -0.12 -0.02
words: line	:	-0.11 0.03 -0.06 0.07 -0.09 -0.06 -0.10
words: link	ship	-0.01 0.04 -0.10 0.01 -0.08 -0.11 -0.07
words: link	to	-0.17 -0.04 0.11 0.00 0.02 -0.14 -0.06
words: littl	more	-0.02 0.04 -0.07 -0.05 -0.04 -0.02 -0.04
words: liv	,	0.04 0.00 -0.06 0.01 0.03 -0.15 -0.18
words: liv	[side]	-0.07 -0.11 -0.09 0.01 -0.12 -0.14 0.08
words: liv	in	-0.08 -0.01 -0.19 -0.12 -0.18 -0.14 0.08
words: liv	on	-0.13 -0.08 -0.10 -0.11 0.13 -0.11 0.02
words: live	:	0.03 0.11 -0.22 -0.06 -0.29 -0.11 -0.08
words: live	report	0.11 -0.09 -0.11 -0.05 -0.03 -0.07 -0.13
words: live	updat	0.02 0.01 0.00 -0.02 -0.15 -0.03 -0.12
words: lng	supply	-0.05 -0.11 -0.03 0.06 -0.05 -0.03 -0.03
words: lng	tanker	-0.13 -0.06 -0.01 0.10 -0.05 -0.02 -0.06
words: load	to	0.08 -0.07 -0.11 -0.07 -0.05 -0.06 -0.09
words: lock	and	0.12 -0.07 -0.20 -0.14 -0.14 -0.12 -0.17
words: long	?	-0.12 0.12 -0.09 -0.12 -0.09 -0.08 -0.10
words: long	as	0.06 0.00 -0.08 -0.12 -0.09 -0.05 -0.14
words: long	term	-0.10 -0.10 -0.08 0.08 -0.06 -0.03 0.01
words: long	to	-0.07 0.09 -0.05 -0.12 -0.03 -0.02 -0.09
words: look	at	0.09 0.00 0.05 -0.06 -0.09 -0.08 -0.10
words: look	for	-0.13 0.13 -0.13 -0.08 -0.09 -0.13 -0.07
words: look	like	0.13 -0.12 -0.10 -0.11 -0.12 -0.10 -0.11
words: look	to	-0.10 0.06 -0.06 0.01 -0.08 -0.05 -0.07
words: loom	over	-0.10 0.08 -0.10 0.00 -0.07 -0.05 -0.12
words: los	angel	-0.14 -0.14 0.10 -0.09 0.01 -0.09 -0.08
words: lost	the	0.06 -0.14 -0.13 -0.11 -0.12 -0.12 0.01
words: made	a	-0.09 -0.10 0.07 -0.01 0.04 -0.08 0.00
words: main	oil	-0.07 -0.08 -0.08 0.10 -0.11 -0.07 -0.11
words: main	topic	-0.11 0.10 -0.05 -0.10 -0.05 -0.03 -0.08
words: major	[place]	0.08 -0.09 -0.06 -0.11 -0.04 -0.04 -0.05
words: major	[region]	-0.11 0.06 -0.12 -0.10 -0.09 -0.06 0.06
words: major	attack	0.01 -0.01 -0.16 -0.10 -0.14 -0.09 0.02
words: major	combat	-0.02 0.12 -0.16 -0.11 -0.09 -0.07 -0.21
words: majority	of	0.01 -0.14 -0.17 -0.07 -0.10 -0.09 0.09
words: make	[side]	0.05 0.03 -0.10 -0.13 -0.09 -0.10 -0.07
words: make	a	0.03 -0.05 -0.10 0.06 -0.07 -0.05 0.01
words: make	or	-0.14 0.06 -0.10 -0.13 -0.08 -0.05 -0.01
words: manag	[region]	-0.11 0.08 -0.11 0.09 -0.07 -0.13 -0.10
words: many	country	0.02 0.05 -0.09 -0.12 -0.08 -0.06 -0.10
words: many	of	0.10 -0.11 -0.11 -0.02 -0.14 -0.03 -0.10
words: march	on	-0.04 -0.12 -0.10 -0.07 -0.11 -0.09 0.11
words: marina	tower	0.05 -0.04 -0.03 -0.05 -0.05 -0.02 -0.06
words: marjori	taylor	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
words: market	,	-0.06 0.01 -0.06 -0.05 -0.08 -0.06 0.06
words: market	:	-0.06 0.07 -0.04 -0.03 -0.05 -0.05 -0.09
words: market	after	-0.07 -0.07 -0.03 0.05 -0.05 -0.02 0.03
words: market	as	-0.05 -0.04 -0.03 0.06 -0.06 -0.03 -0.07
words: market	brac	-0.10 -0.08 -0.08 0.09 -0.15 -0.05 0.03
words: market	on	-0.11 0.07 -0.05 -0.06 -0.07 -0.06 -0.10
words: market	plummet	0.04 -0.01 -0.06 -0.08 -0.09 -0.06 -0.09
words: market	rally	-0.04 -0.05 -0.02 0.05 -0.04 -0.02 -0.06
words: market	summary	-0.03 -0.04 -0.03 0.04 -0.04 -0.03 -0.04
words: market	trad	-0.05 -0.05 -0.02 0.05 -0.03 -0.02 -0.05
words: market	wrap	-0.07 0.06 -0.03 -0.03 -0.03 -0.04 -0.07
words: mass	displacement	-0.10 -0.10 -0.08 -0.11 0.12 -0.10 -0.10
words: massiv	[side]	0.09 -0.12 -0.09 -0.11 -0.09 -0.07 -0.08
words: massiv	[usa]	0.02 0.00 -0.11 -0.03 -0.10 -0.01 -0.06
words: massiv	and	0.11 -0.09 -0.06 -0.07 -0.03 -0.03 -0.14
words: massiv	explosion	0.10 -0.08 -0.08 -0.10 -0.09 -0.06 -0.10
words: may	[region]	0.04 -0.14 -0.11 -0.07 -0.12 -0.13 0.07
words: may	[side]	0.07 -0.07 -0.09 -0.10 0.10 -0.11 -0.13
words: may	[usa]	0.07 -0.04 -0.08 -0.08 -0.07 -0.06 -0.09
words: may	agreement	-0.15 0.16 -0.11 -0.16 -0.13 -0.06 -0.16
words: may	be	0.05 -0.11 0.03 -0.16 0.05 -0.11 0.07
words: may	have	0.11 -0.04 -0.14 -0.13 -0.16 -0.12 -0.10
words: may	not	-0.03 -0.08 -0.10 0.09 -0.11 -0.09 -0.09
words: may	take	-0.03 0.02 0.08 -0.04 -0.10 -0.03 -0.13
words: may	talk	-0.13 -0.07 -0.10 0.05 -0.14 -0.07 0.05
words: me	:	-0.15 -0.14 -0.09 -0.02 0.09 -0.10 0.07
words: mean	for	-0.04 -0.04 0.04 0.09 0.02 -0.08 -0.14
words: meant	to	0.06 0.05 -0.11 -0.08 -0.08 -0.06 -0.11
words: media	,	-0.14 0.07 -0.17 -0.03 -0.16 0.07 -0.11
words: media	:	0.21 -0.27 -0.03 -0.09 0.08 -0.38 -0.25
words: media	[side]	-0.03 -0.17 0.05 -0.18 -0.01 -0.19 0.04
words: media	announc	-0.01 0.08 -0.11 -0.12 -0.14 -0.08 -0.12
words: media	post	0.06 0.11 0.01 -0.17 -0.14 -0.18 -0.11
words: media	report	0.02 0.11 -0.17 0.04 -0.17 -0.09 -0.19
words: media	says	-0.07 -0.02 -0.23 0.02 0.05 -0.16 0.00
words: mediator	[place]	-0.07 0.08 -0.04 -0.08 -0.06 -0.02 -0.07
words: medic	in	0.02 -0.11 -0.07 -0.05 0.02 -0.07 -0.08
words: meet	[side]	0.07 -0.06 -0.08 -0.12 -0.07 -0.05 0.04
words: meet	[usa]	-0.07 0.08 -0.05 -0.09 -0.06 -0.02 -0.08
words: meet	in	-0.16 0.19 -0.12 -0.14 -0.14 -0.08 -0.16
words: meet	on	-0.11 0.03 -0.05 0.06 -0.08 -0.07 -0.03
words: meet	over	0.05 -0.09 -0.06 0.07 -0.09 -0.02 -0.09
words: meet	with	-0.03 0.13 -0.13 -0.16 -0.16 -0.08 -0.21
words: megyn	kelly	-0.04 -0.06 -0.08 -0.03 -0.04 -0.04 0.05
words: member	from	-0.06 0.04 -0.06 -0.04 -0.08 -0.04 0.03
words: member	injur	0.08 0.00 -0.10 -0.10 -0.14 -0.11 -0.10
words: member	kill	0.14 -0.11 -0.12 -0.04 0.00 -0.13 -0.12
words: memorandum	of	-0.13 0.14 -0.11 -0.13 -0.11 -0.09 -0.13
words: messag	in	-0.12 -0.13 -0.07 0.09 0.05 0.04 -0.12
words: messag	on	-0.14 0.12 -0.16 -0.15 -0.13 -0.15 -0.05
words: messag	to	0.00 -0.01 -0.13 -0.15 -0.12 0.04 -0.03
words: michigan	[side]	-0.01 -0.07 -0.08 -0.06 -0.06 -0.07 0.06
words: might	be	-0.02 -0.06 -0.14 -0.14 -0.13 -0.14 0.07
words: militant	group	-0.06 0.06 -0.12 -0.09 0.01 -0.08 0.03
words: military	,	-0.10 -0.17 0.06 -0.12 -0.17 0.05 0.10
words: military	action	-0.10 0.02 -0.16 -0.01 -0.16 -0.09 0.05
words: military	bas	-0.09 0.11 0.04 -0.10 -0.13 -0.08 -0.15
words: military	base	-0.13 0.02 0.09 0.04 0.07 -0.07 -0.12
words: military	leader	0.13 -0.17 -0.16 -0.03 -0.19 -0.04 -0.08
words: military	operation	-0.17 0.14 -0.02 0.00 0.04 -0.12 -0.01
words: military	option	0.14 -0.12 -0.08 -0.10 -0.10 -0.06 -0.14
words: military	said	0.00 -0.06 -0.10 -0.06 0.07 -0.03 -0.07
words: military	says	0.07 -0.04 -0.16 -0.11 0.01 -0.08 -0.12
words: military	sit	0.04 -0.09 0.01 -0.09 -0.11 -0.04 -0.07
words: military	strik	-0.09 0.09 -0.12 0.00 -0.18 -0.04 -0.09
words: million	bpd	-0.13 -0.08 -0.03 0.10 -0.08 -0.03 -0.08
words: million	displac	-0.12 -0.08 -0.04 -0.05 0.09 -0.08 -0.09
words: million	in	-0.11 -0.10 -0.11 0.12 -0.11 -0.02 0.07
words: million	of	-0.14 -0.07 -0.15 0.07 -0.01 -0.10 0.09
words: million	on	-0.09 0.02 0.08 -0.01 0.07 -0.08 0.03
words: million	peopl	-0.06 -0.04 -0.03 -0.05 0.07 -0.07 -0.11
words: min	from	0.06 -0.09 -0.12 0.00 -0.08 -0.09 -0.10
words: min	in	0.05 0.00 0.04 -0.16 -0.13 -0.12 -0.17
words: mine	lay	0.13 -0.15 -0.12 -0.11 -0.12 -0.11 -0.09
words: minister	[side]	0.10 -0.03 -0.11 0.03 -0.11 -0.05 -0.10
words: minister	call	-0.04 0.09 -0.11 -0.05 -0.01 -0.07 -0.14
words: minister	head	-0.10 0.00 -0.08 0.05 -0.04 -0.03 -0.08
words: minister	in	-0.13 -0.10 0.07 0.10 -0.09 -0.05 -0.08
words: minister	of	-0.03 0.09 -0.08 -0.10 -0.08 -0.04 -0.11
words: minister	says	-0.04 -0.06 0.01 0.05 0.02 -0.11 -0.03
words: minister	tell	-0.11 0.12 -0.10 -0.11 -0.13 -0.09 -0.12
words: minister	to	-0.11 -0.07 -0.11 -0.05 -0.10 -0.07 0.06
words: ministry	says	-0.08 0.10 -0.14 -0.11 0.04 -0.09 -0.13
words: minut	after	-0.07 -0.10 0.07 -0.11 -0.10 -0.10 0.07
words: miss	[usa]	0.10 0.03 -0.15 -0.11 -0.13 -0.12 -0.14
words: miss	after	0.16 -0.16 -0.15 -0.10 -0.10 -0.07 -0.16
words: missil	,	-0.18 0.01 0.05 -0.01 0.12 -0.25 -0.08
words: missil	[ally]	-0.03 -0.09 -0.12 -0.06 0.05 -0.10 -0.13
words: missil	[place]	-0.11 0.09 -0.08 -0.11 0.02 -0.09 0.08
words: missil	[side]	0.09 -0.02 -0.20 -0.12 -0.18 -0.18 0.07
words: missil	alert	-0.06 -0.09 -0.09 -0.12 0.08 0.06 -0.13
words: missil	and	0.03 -0.01 -0.20 0.05 -0.07 -0.15 -0.20
words: missil	as	0.09 -0.18 -0.15 -0.15 -0.16 -0.14 0.02
words: missil	at	-0.04 0.09 -0.02 -0.15 -0.04 -0.11 -0.06
words: missil	attack	0.10 -0.10 -0.11 -0.17 -0.10 -0.19 0.00
words: missil	barrag	0.00 0.03 -0.08 -0.10 -0.11 -0.07 -0.11
words: missil	could	-0.07 -0.10 0.04 -0.10 -0.13 -0.08 0.05
words: missil	debri	-0.02 -0.07 -0.11 0.07 -0.16 -0.07 -0.14
words: missil	explod	0.09 -0.10 -0.09 -0.06 -0.09 -0.05 -0.09
words: missil	fir	0.12 -0.15 -0.13 -0.04 0.00 -0.04 -0.12
words: missil	from	0.29 -0.16 -0.31 -0.17 -0.15 -0.14 -0.22
words: missil	hit	0.15 -0.09 0.01 -0.11 -0.07 -0.15 -0.20
words: missil	hits	0.04 -0.13 -0.42 -0.24 -0.03 -0.19 0.00
words: missil	in	0.04 -0.16 0.01 0.03 -0.10 -0.17 -0.18
words: missil	intercept	0.12 -0.12 -0.13 -0.10 -0.13 -0.07 -0.09
words: missil	interception	0.15 -0.06 -0.12 -0.13 -0.11 -0.12 -0.15
words: missil	land	0.07 -0.07 -0.10 -0.03 -0.09 -0.03 -0.06
words: missil	launch	0.06 -0.02 0.03 -0.07 -0.21 -0.10 -0.17
words: missil	on	-0.07 -0.01 -0.24 -0.19 0.09 -0.15 -0.10
words: missil	over	0.06 -0.04 -0.08 -0.02 -0.08 -0.04 -0.07
words: missil	program	-0.12 0.12 -0.15 -0.12 -0.08 -0.06 -0.14
words: missil	strik	-0.19 0.07 -0.34 -0.08 0.01 0.04 0.10
words: missil	target	-0.06 -0.13 -0.16 -0.13 -0.11 -0.10 0.08
words: missil	to	-0.03 -0.01 -0.12 -0.10 0.05 -0.11 -0.13
words: missil	toward	-0.02 0.07 -0.14 -0.10 -0.12 -0.10 -0.11
words: mission	-	0.03 0.07 -0.07 -0.13 -0.08 -0.06 -0.10
words: mission	to	0.08 0.00 0.09 -0.15 -0.14 -0.14 -0.16
words: mix	signal	-0.09 0.04 -0.11 -0.05 -0.07 -0.08 0.06
words: mock	[usa]	-0.02 0.02 -0.11 0.05 -0.06 -0.04 -0.07
words: mohammad	[side]	0.05 -0.05 -0.09 -0.08 -0.11 -0.06 0.03
words: moment	[side]	0.01 -0.01 -0.14 -0.12 -0.11 -0.13 0.02
words: moment	[usa]	0.10 -0.06 -0.07 -0.07 -0.09 -0.04 -0.11
words: moment	has	0.07 -0.11 -0.09 -0.07 -0.10 -0.07 0.08
words: mona	khalil	0.09 -0.07 -0.09 -0.09 0.03 -0.10 -0.12
words: month	,	0.00 -0.01 -0.16 0.06 -0.08 -0.14 -0.15
words: month	after	-0.10 -0.10 -0.09 0.04 -0.05 -0.03 0.07
words: month	of	0.04 -0.06 0.03 0.01 0.04 -0.10 -0.12
words: more	[place]	0.02 -0.11 -0.08 0.06 0.02 -0.12 -0.10
words: more	[side]	0.05 -0.08 -0.13 0.06 -0.10 -0.07 -0.12
words: more	[usa]	0.03 0.05 -0.15 -0.08 -0.10 -0.05 -0.14
words: more	attack	-0.02 0.04 -0.02 -0.03 -0.03 -0.02 -0.08
words: more	in	-0.01 -0.03 -0.10 -0.10 -0.12 -0.08 0.05
words: more	oil	0.01 -0.13 -0.06 0.01 -0.11 -0.05 -0.09
words: more	strik	-0.03 0.03 -0.08 0.05 -0.14 -0.07 -0.07
words: more	than	-0.10 0.05 -0.02 -0.15 0.09 -0.09 0.01
words: more	troop	0.13 -0.12 -0.09 -0.10 0.05 -0.07 -0.09
words: morn	joe	-0.10 -0.09 -0.14 -0.09 -0.10 -0.09 0.10
words: mortgag	rat	-0.12 -0.13 -0.11 0.12 -0.13 -0.11 -0.10
words: mou	,	-0.03 0.07 -0.11 -0.09 -0.08 -0.10 -0.09
words: mou	will	-0.10 0.10 0.04 -0.07 -0.10 -0.06 -0.06
words: mou	with	-0.01 0.12 -0.15 -0.03 -0.10 -0.13 -0.14
words: mov	through	-0.11 -0.09 -0.02 0.11 -0.02 -0.03 -0.08
words: mov	to	0.01 0.08 -0.13 -0.09 -0.10 -0.12 -0.15
words: mr	.	0.03 -0.12 0.05 -0.11 -0.14 -0.12 0.04
words: ms	now	-0.02 -0.10 -0.15 0.03 -0.13 -0.13 0.07
words: multipl	[side]	0.11 -0.13 -0.12 -0.11 -0.08 -0.09 -0.08
words: must	be	-0.04 0.03 -0.08 0.01 -0.12 -0.06 -0.13
words: n	.	-0.08 0.10 -0.07 -0.08 -0.09 -0.04 -0.10
words: nam	[side]	-0.09 0.11 -0.09 -0.04 -0.09 -0.04 0.03
words: nam	commander	0.14 -0.13 -0.16 -0.09 -0.12 -0.09 -0.06
words: nation	in	0.01 0.04 -0.10 -0.10 -0.09 -0.06 -0.13
words: nation	to	0.03 0.09 -0.06 -0.07 -0.08 -0.06 -0.08
words: national	security	-0.03 -0.03 0.06 -0.10 -0.10 -0.08 -0.02
words: natural	gas	-0.14 -0.08 -0.04 0.11 -0.09 -0.03 -0.10
words: naval	blockad	-0.14 0.02 -0.13 0.09 -0.16 -0.12 0.00
words: near	[number]	-0.06 -0.09 -0.10 0.10 -0.13 -0.07 -0.07
words: near	[place]	0.18 -0.12 -0.13 -0.14 -0.07 -0.08 -0.15
words: near	[region]	-0.01 0.02 -0.18 -0.03 0.03 -0.09 -0.21
words: near	[side]	0.07 -0.15 -0.14 -0.09 0.09 -0.16 -0.23
words: near	[usa]	0.01 -0.12 -0.16 -0.14 -0.15 -0.12 0.09
words: near	a	0.01 0.04 -0.09 -0.10 -0.03 -0.05 -0.01
words: near	the	0.01 0.02 -0.10 -0.03 -0.14 -0.05 0.01
words: nearly	[number]	-0.02 0.03 -0.16 0.05 -0.12 -0.09 -0.17
words: need	[place]	-0.10 0.11 -0.08 -0.11 -0.08 -0.06 -0.10
words: need	for	0.05 -0.07 -0.07 -0.03 -0.12 -0.05 -0.02
words: need	to	-0.09 0.05 -0.10 -0.02 -0.17 -0.11 0.04
words: negotiat	,	-0.07 0.11 -0.06 -0.11 -0.07 -0.01 -0.11
words: negotiat	with	-0.13 0.02 -0.11 -0.11 -0.10 -0.06 0.06
words: negotiation	between	-0.10 -0.02 -0.07 -0.10 -0.08 -0.03 0.04
words: negotiation	in	-0.07 0.10 -0.03 -0.09 -0.07 -0.04 -0.12
words: negotiation	to	-0.12 0.14 -0.08 -0.12 -0.09 -0.04 -0.14
words: negotiation	with	-0.15 0.09 -0.15 -0.13 -0.15 -0.09 0.02
words: negotiator	in	-0.15 0.15 -0.09 -0.15 -0.13 -0.08 -0.12
words: neutral	in	0.01 0.11 -0.11 -0.12 -0.11 -0.12 -0.13
words: neutrality	.	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: new	[side]	-0.05 0.04 0.02 -0.04 -0.25 -0.19 -0.02
words: new	[usa]	0.06 -0.05 -0.20 0.07 -0.17 -0.13 -0.17
words: new	attack	-0.05 0.00 -0.18 -0.03 0.00 -0.12 0.03
words: new	ceasefir	0.10 -0.03 -0.10 -0.12 -0.13 -0.12 -0.14
words: new	front	0.13 -0.14 -0.11 -0.11 0.04 -0.09 -0.14
words: new	leader	-0.03 -0.06 -0.22 -0.15 -0.16 -0.14 0.12
words: new	leaf	0.09 0.07 -0.12 -0.09 -0.09 -0.07 -0.12
words: new	missil	-0.07 0.09 -0.11 -0.07 -0.03 -0.14 -0.11
words: new	phas	0.04 -0.05 -0.16 -0.09 0.03 -0.12 0.00
words: new	poll	-0.07 -0.06 -0.09 -0.05 -0.05 -0.05 0.06
words: new	strik	0.08 0.06 -0.16 -0.11 -0.17 -0.14 -0.18
words: new	threat	0.05 0.13 -0.14 -0.04 -0.13 -0.11 -0.14
words: new	war	-0.04 -0.14 -0.13 -0.04 -0.14 -0.11 0.12
words: new	wave	0.06 -0.06 -0.18 -0.12 -0.05 -0.10 0.02
words: new	year	-0.18 -0.16 -0.13 -0.05 0.12 -0.16 0.04
words: next	?	-0.15 -0.06 -0.07 0.04 -0.13 -0.10 0.07
words: next	[side]	0.02 -0.15 -0.12 -0.06 -0.10 -0.07 0.08
words: next	step	-0.08 0.04 -0.03 0.05 -0.06 -0.03 -0.09
words: next	to	0.12 -0.10 -0.08 -0.08 -0.11 -0.08 -0.14
words: next	week	0.02 0.02 -0.04 -0.02 -0.05 -0.02 -0.07
words: night	,	-0.01 0.09 -0.12 -0.11 -0.09 -0.09 -0.11
words: no	.	-0.12 -0.09 -0.10 -0.06 0.11 -0.09 -0.12
words: no	[side]	0.07 -0.01 -0.10 -0.14 -0.08 -0.06 -0.12
words: no	card	-0.02 0.09 -0.11 -0.16 -0.11 -0.12 -0.15
words: no	casualty	0.04 -0.11 -0.11 -0.11 0.00 -0.11 -0.14
words: no	ceasefir	-0.09 -0.12 -0.08 -0.09 -0.03 -0.09 0.13
words: no	deal	0.10 -0.07 -0.11 -0.07 0.01 -0.07 -0.04
words: no	final	-0.12 0.12 -0.10 -0.13 -0.09 -0.07 -0.11
words: no	hid	-0.10 -0.08 -0.06 0.04 0.07 -0.05 -0.08
words: no	idea	-0.14 0.01 0.04 -0.10 -0.07 -0.11 -0.01
words: no	injury	0.10 -0.10 -0.08 -0.07 -0.06 -0.06 -0.11
words: no	king	0.13 -0.11 -0.06 -0.08 -0.13 -0.03 -0.12
words: no	longer	-0.10 0.09 -0.11 -0.05 -0.14 -0.10 -0.14
words: no	new	-0.12 0.08 -0.12 -0.10 -0.07 -0.11 0.08
words: no	restriction	0.05 0.06 -0.10 -0.06 -0.15 -0.08 -0.15
words: no	sign	-0.05 -0.04 0.08 -0.07 0.00 -0.10 0.05
words: no	to	0.04 0.06 -0.09 -0.02 -0.04 -0.03 -0.10
words: nobel	priz	-0.11 -0.14 -0.12 0.09 -0.13 -0.11 0.02
words: none	of	-0.01 0.04 -0.07 -0.05 -0.06 -0.05 -0.02
words: north	[side]	0.00 -0.11 0.08 -0.05 -0.10 -0.05 -0.14
words: not	,	-0.08 -0.06 -0.22 0.03 -0.05 -0.21 0.10
words: not	.	-0.12 0.01 -0.12 -0.10 -0.12 -0.12 0.13
words: not	:	-0.17 -0.08 -0.19 0.00 0.03 -0.16 0.09
words: not	[place]	-0.13 0.03 -0.15 -0.13 -0.17 -0.10 0.11
words: not	[side]	-0.18 0.14 -0.12 0.04 -0.21 -0.16 -0.05
words: not	[usa]	-0.17 0.16 -0.13 0.06 -0.12 -0.13 -0.15
words: not	a	0.05 -0.13 -0.13 0.03 -0.13 -0.07 0.01
words: not	after	0.03 -0.10 0.07 -0.10 -0.15 -0.11 0.03
words: not	be	0.03 -0.01 -0.17 0.07 -0.13 -0.08 -0.06
words: not	destroy	-0.01 -0.10 0.06 -0.12 -0.06 -0.10 -0.05
words: not	expect	-0.10 -0.13 0.02 -0.07 0.09 -0.05 0.03
words: not	go	-0.04 0.05 -0.14 -0.08 -0.14 -0.07 -0.02
words: not	have	0.01 0.05 -0.09 -0.10 -0.12 -0.06 -0.12
words: not	in	0.08 -0.20 -0.14 -0.15 0.01 -0.12 0.10
words: not	join	-0.06 -0.01 -0.10 -0.07 -0.06 -0.02 0.04
words: not	launch	0.10 -0.11 -0.09 -0.08 -0.12 -0.10 -0.10
words: not	on	-0.02 -0.03 0.05 -0.14 0.04 -0.14 -0.08
words: not	open	-0.12 0.10 -0.03 -0.04 -0.09 -0.04 -0.04
words: not	part	-0.12 0.13 -0.13 -0.11 -0.09 -0.07 -0.10
words: not	reopen	-0.12 -0.03 -0.03 0.08 -0.10 -0.03 -0.09
words: not	seek	-0.03 0.08 -0.11 -0.09 -0.06 -0.06 -0.12
words: not	the	-0.11 0.10 -0.08 -0.08 -0.10 -0.04 -0.01
words: not	to	-0.11 0.04 -0.27 -0.04 -0.08 0.06 0.08
words: not	visit	-0.06 0.00 -0.05 0.03 -0.09 -0.06 -0.06
words: not	weapon	-0.13 -0.08 -0.12 -0.11 -0.09 -0.07 0.10
words: not	withdraw	0.10 -0.07 -0.11 -0.11 -0.15 -0.12 -0.17
words: not	yet	-0.02 -0.05 -0.06 -0.06 -0.11 -0.06 0.06
words: now	,	-0.09 0.09 -0.09 -0.09 -0.07 -0.07 -0.02
words: now	he	-0.03 -0.03 -0.11 -0.14 -0.11 -0.10 0.04
words: nuclear	,	0.03 -0.17 -0.19 0.12 -0.12 -0.12 0.01
words: nuclear	ambition	0.05 -0.07 0.06 -0.09 -0.03 -0.04 -0.11
words: nuclear	deal	0.00 -0.03 -0.22 0.08 -0.10 -0.06 -0.05
words: nuclear	facility	-0.02 -0.01 -0.01 -0.14 0.00 -0.11 0.01
words: nuclear	inspection	-0.13 0.13 -0.09 -0.14 -0.03 -0.04 -0.10
words: nuclear	plant	-0.01 0.09 -0.12 -0.10 -0.07 -0.07 -0.08
words: nuclear	power	0.12 -0.13 -0.11 -0.12 -0.10 -0.10 -0.10
words: nuclear	program	-0.10 0.09 0.03 -0.09 -0.16 -0.07 -0.07
words: nuclear	programm	0.01 0.01 0.00 -0.13 -0.11 -0.11 -0.14
words: nuclear	scientist	-0.02 -0.07 0.04 -0.02 -0.12 -0.03 -0.12
words: nuclear	sit	0.02 0.05 -0.21 0.02 -0.14 -0.06 -0.10
words: nuclear	site	0.02 -0.03 -0.01 -0.13 0.03 -0.09 -0.04
words: nuclear	talk	0.06 -0.06 -0.06 -0.04 -0.05 -0.02 -0.10
words: nuclear	weapon	-0.15 0.10 -0.02 -0.15 -0.10 -0.10 -0.09
words: objectiv	in	-0.01 -0.11 0.04 -0.07 -0.09 -0.06 0.06
words: oblig	,	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: obliterat	[side]	-0.02 0.04 -0.17 -0.14 -0.14 -0.08 -0.01
words: odds	of	0.07 -0.10 -0.10 -0.03 -0.09 -0.07 0.00
words: of	[ally]	0.01 0.02 -0.11 -0.08 -0.11 -0.09 -0.13
words: of	[number]	-0.15 0.03 -0.17 0.04 0.08 -0.09 -0.11
words: of	[place]	-0.05 0.00 -0.32 -0.19 0.05 0.00 0.07
words: of	[region]	-0.04 -0.15 -0.20 0.13 -0.03 -0.17 0.03
words: of	[side]	-0.04 -0.02 0.07 -0.09 0.00 -0.03 -0.09
words: of	[usa]	0.06 -0.20 -0.10 -0.17 0.04 -0.01 -0.02
words: of	a	-0.09 0.03 -0.19 -0.02 0.05 -0.12 0.00
words: of	action	-0.09 0.07 0.06 -0.09 -0.11 -0.11 -0.01
words: of	agreement	-0.12 0.12 -0.09 -0.11 -0.10 -0.08 -0.12
words: of	air	0.04 -0.04 0.08 -0.08 -0.10 -0.06 -0.07
words: of	all	-0.06 -0.14 -0.12 -0.14 -0.13 -0.12 0.12
words: of	attack	0.17 -0.19 0.04 -0.23 -0.07 -0.18 -0.11
words: of	ballistic	0.10 -0.07 -0.11 -0.07 -0.09 -0.07 -0.10
words: of	be	-0.15 0.00 -0.12 -0.06 -0.14 -0.09 0.11
words: of	bomb	0.06 0.03 -0.14 -0.12 -0.11 -0.12 -0.14
words: of	breakthrough	-0.08 0.08 -0.04 -0.09 -0.07 -0.09 -0.07
words: of	catastrophic	0.00 -0.04 -0.11 -0.13 0.07 -0.12 0.11
words: of	ceasefir	-0.04 0.02 -0.11 0.03 -0.18 -0.12 -0.20
words: of	conflict	-0.03 0.05 -0.06 -0.08 -0.12 -0.06 0.03
words: of	deal	-0.13 0.14 -0.12 -0.14 -0.11 -0.09 -0.13
words: of	destruction	0.02 -0.10 -0.10 0.04 0.06 -0.08 -0.13
words: of	diplomacy	-0.12 0.11 -0.10 -0.11 -0.07 -0.09 -0.11
words: of	dollar	-0.12 0.08 -0.13 0.00 -0.12 -0.11 -0.12
words: of	down	0.09 -0.14 -0.14 -0.10 -0.08 -0.07 -0.03
words: of	dron	0.15 -0.13 -0.15 -0.12 -0.16 -0.11 -0.13
words: of	emergency	-0.01 -0.11 -0.12 -0.07 0.08 -0.09 -0.12
words: of	fight	0.04 -0.02 -0.07 -0.06 0.01 -0.06 -0.10
words: of	forc	0.00 -0.08 -0.11 -0.11 -0.11 -0.09 0.06
words: of	global	-0.11 -0.14 -0.08 0.09 0.00 -0.10 -0.13
words: of	ground	0.07 0.00 -0.08 -0.10 -0.11 -0.06 -0.04
words: of	high	-0.04 0.08 -0.11 -0.11 -0.10 -0.07 -0.04
words: of	his	-0.17 -0.01 -0.13 -0.10 -0.08 -0.07 0.12
words: of	imminent	-0.01 -0.12 -0.12 -0.08 0.04 -0.10 0.03
words: of	in	-0.13 0.08 -0.13 -0.11 -0.09 -0.12 0.12
words: of	its	-0.04 0.02 -0.17 -0.16 -0.13 -0.14 0.08
words: of	jesu	-0.10 -0.03 -0.10 -0.09 -0.12 -0.07 0.09
words: of	liv	-0.12 -0.05 -0.19 0.02 -0.07 0.09 0.02
words: of	military	0.03 -0.01 -0.10 -0.06 -0.13 -0.06 0.00
words: of	missil	-0.10 0.10 0.05 -0.14 -0.05 -0.19 -0.07
words: of	mou	0.01 0.00 -0.13 0.04 -0.11 -0.12 -0.11
words: of	new	0.11 0.01 -0.12 -0.13 -0.14 -0.13 -0.15
words: of	nuclear	-0.11 -0.01 -0.13 0.07 -0.07 -0.06 0.05
words: of	oil	0.00 -0.01 -0.12 0.03 -0.18 -0.08 -0.05
words: of	peac	-0.10 -0.10 -0.12 0.06 0.07 -0.09 0.05
words: of	peopl	-0.03 -0.09 -0.10 -0.05 -0.06 -0.06 0.06
words: of	possibl	-0.03 -0.06 -0.16 0.08 -0.12 -0.11 -0.12
words: of	power	-0.05 0.10 -0.16 -0.11 -0.16 -0.13 -0.02
words: of	retaliation	0.09 -0.01 -0.09 -0.06 -0.11 -0.11 -0.12
words: of	second	0.10 -0.07 -0.06 -0.08 -0.02 -0.05 -0.08
words: of	security	-0.04 0.06 0.05 -0.12 -0.12 -0.12 -0.17
words: of	ship	-0.05 -0.05 -0.12 0.04 -0.11 -0.09 0.08
words: of	six	0.01 -0.06 -0.10 -0.07 -0.17 -0.09 0.05
words: of	smok	0.08 -0.07 -0.06 -0.06 -0.09 -0.04 -0.09
words: of	stat	-0.14 0.13 -0.14 -0.02 -0.12 -0.07 -0.11
words: of	strik	-0.09 -0.08 -0.21 -0.18 0.08 -0.19 0.05
words: of	talk	-0.09 0.17 0.03 -0.16 -0.14 -0.04 -0.12
words: of	target	0.10 0.12 -0.14 -0.14 -0.12 -0.13 -0.15
words: of	the	-0.01 -0.12 -0.43 0.05 0.01 -0.05 0.00
words: of	their	-0.09 -0.11 -0.15 -0.14 0.03 -0.13 0.07
words: of	them	-0.10 0.03 -0.06 -0.06 -0.08 -0.05 0.04
words: of	thousand	-0.08 0.03 -0.11 -0.07 0.11 -0.10 -0.11
words: of	troop	0.07 -0.12 -0.09 -0.07 -0.07 -0.08 -0.01
words: of	two	0.02 -0.06 -0.13 -0.02 -0.13 -0.07 0.03
words: of	understand	-0.13 0.14 -0.11 -0.13 -0.11 -0.09 -0.13
words: of	war	-0.07 -0.15 -0.03 -0.17 0.07 0.04 0.06
words: off	[place]	0.21 -0.16 -0.23 -0.14 -0.07 -0.15 -0.23
words: off	[side]	0.11 -0.09 -0.11 -0.11 -0.11 -0.10 -0.11
words: off	in	-0.08 0.01 -0.13 0.04 -0.15 -0.10 -0.10
words: off	on	-0.09 -0.06 -0.04 -0.03 0.07 -0.05 0.10
words: off	ramp	0.00 0.04 -0.13 -0.16 -0.17 -0.11 -0.02
words: off	the	0.08 -0.13 -0.12 -0.10 -0.17 -0.08 0.01
words: offensiv	against	0.06 -0.08 -0.07 -0.02 -0.09 -0.02 -0.06
words: offer	.	-0.12 0.11 -0.06 -0.10 -0.06 -0.02 -0.06
words: offer	[number]	0.06 0.04 -0.12 -0.06 -0.03 -0.08 -0.10
words: offer	to	-0.05 0.06 -0.10 0.04 -0.11 -0.07 -0.08
words: official	[side]	-0.06 0.06 0.08 -0.11 -0.14 -0.12 -0.01
words: official	accus	-0.06 0.08 0.03 -0.08 -0.11 -0.06 -0.09
words: official	call	0.06 0.02 -0.12 -0.11 -0.10 -0.10 -0.06
words: official	claim	0.12 -0.11 -0.14 -0.10 -0.08 -0.07 -0.11
words: official	confirm	0.10 -0.05 -0.11 -0.13 -0.11 -0.11 -0.11
words: official	exchang	-0.14 0.11 -0.12 -0.06 -0.04 -0.07 -0.08
words: official	have	-0.08 0.06 -0.05 -0.06 -0.06 -0.03 -0.02
words: official	in	-0.05 -0.08 -0.12 -0.12 -0.13 -0.11 0.05
words: official	meet	-0.10 0.10 -0.09 -0.09 -0.10 -0.08 -0.10
words: official	prepar	0.09 -0.10 -0.08 -0.09 -0.08 -0.05 -0.06
words: official	said	0.02 -0.07 0.06 0.03 0.04 -0.04 -0.12
words: official	say	0.13 -0.07 0.04 -0.17 -0.12 -0.16 0.02
words: official	says	-0.05 0.09 -0.02 0.03 -0.20 -0.17 -0.05
words: official	to	0.06 -0.02 -0.12 -0.13 -0.12 -0.11 0.07
words: official	warn	-0.04 -0.14 0.07 -0.12 -0.13 0.02 -0.08
words: oil	,	0.04 -0.02 -0.02 -0.02 -0.08 -0.02 -0.05
words: oil	[side]	0.05 -0.11 -0.11 -0.01 -0.10 -0.11 -0.11
words: oil	and	0.04 0.05 -0.10 -0.04 0.01 -0.09 -0.08
words: oil	as	0.03 0.00 -0.13 -0.10 -0.19 -0.11 0.05
words: oil	at	-0.11 0.10 -0.08 -0.08 -0.11 -0.09 -0.10
words: oil	climb	-0.06 0.06 -0.05 -0.05 -0.09 -0.08 -0.09
words: oil	could	-0.14 0.12 -0.03 -0.10 -0.08 -0.06 -0.03
words: oil	crisi	-0.12 -0.13 -0.10 0.00 -0.13 -0.09 0.11
words: oil	depot	0.10 0.04 -0.11 -0.13 -0.18 -0.10 -0.14
words: oil	dips	-0.10 0.06 -0.06 -0.04 -0.08 -0.06 -0.10
words: oil	drop	-0.09 -0.10 -0.04 0.09 -0.04 -0.04 -0.04
words: oil	export	-0.06 -0.15 -0.10 0.12 -0.14 -0.11 -0.13
words: oil	extend	-0.05 -0.04 -0.01 0.04 -0.03 -0.02 -0.03
words: oil	facility	0.02 -0.11 -0.20 -0.13 0.15 -0.16 -0.22
words: oil	fall	-0.11 0.06 -0.04 -0.03 -0.06 -0.04 -0.06
words: oil	field	-0.07 0.02 -0.07 0.08 -0.11 -0.07 -0.09
words: oil	flow	-0.12 0.06 -0.03 -0.02 -0.05 -0.04 -0.06
words: oil	from	-0.02 0.03 0.07 -0.03 -0.13 -0.07 -0.14
words: oil	gain	-0.10 -0.08 -0.06 0.09 -0.07 -0.02 -0.09
words: oil	hits	-0.13 -0.11 -0.02 0.11 -0.06 -0.02 -0.09
words: oil	in	-0.14 0.09 -0.18 0.01 0.01 -0.18 -0.19
words: oil	infrastructur	-0.01 0.04 -0.08 -0.12 -0.08 -0.06 -0.11
words: oil	jump	0.08 -0.07 -0.06 -0.05 -0.09 -0.06 -0.10
words: oil	market	-0.14 -0.02 -0.06 -0.01 -0.15 -0.06 0.04
words: oil	out	-0.11 0.06 -0.06 -0.03 -0.10 -0.11 0.04
words: oil	output	-0.06 -0.16 -0.09 0.18 -0.14 -0.08 -0.15
words: oil	pipelin	0.02 -0.01 -0.07 -0.05 -0.10 -0.05 0.04
words: oil	pric	-0.04 0.04 -0.06 0.02 -0.14 -0.05 -0.08
words: oil	producer	-0.07 -0.06 -0.02 0.07 -0.09 -0.02 -0.05
words: oil	product	-0.10 -0.07 -0.02 0.06 -0.07 -0.03 -0.04
words: oil	production	0.01 -0.12 -0.06 0.07 -0.12 -0.07 -0.05
words: oil	refinery	0.11 -0.12 -0.08 -0.08 -0.16 -0.07 -0.09
words: oil	reserv	-0.14 -0.15 -0.04 0.18 -0.21 -0.03 -0.15
words: oil	ris	-0.14 -0.01 -0.06 0.12 -0.08 -0.06 -0.10
words: oil	sanction	-0.12 0.14 -0.09 -0.14 -0.06 -0.09 -0.09
words: oil	shock	-0.10 0.00 -0.07 0.10 -0.12 -0.09 -0.12
words: oil	slid	-0.05 -0.09 -0.02 0.07 -0.02 -0.03 -0.02
words: oil	soar	-0.13 -0.11 -0.03 0.13 -0.06 -0.02 -0.09
words: oil	spik	-0.07 -0.05 -0.03 0.06 -0.05 -0.03 -0.04
words: oil	supply	-0.08 0.07 -0.07 -0.03 -0.15 -0.08 -0.16
words: oil	surg	0.01 -0.08 -0.03 0.05 -0.06 -0.03 -0.11
words: oil	tanker	0.20 -0.16 -0.17 -0.20 -0.17 -0.11 0.06
words: oil	terminal	0.05 -0.01 -0.13 -0.06 -0.11 -0.14 -0.12
words: oil	tops	0.06 -0.15 -0.08 -0.06 -0.08 -0.06 -0.10
words: oil	trad	-0.11 -0.10 -0.08 0.11 -0.09 -0.10 -0.09
words: oil	trader	-0.09 -0.07 -0.05 0.09 -0.12 -0.09 -0.13
words: oil	tumbl	-0.12 0.02 -0.06 0.01 -0.09 -0.06 -0.12
words: oil	waiver	-0.13 0.06 -0.02 -0.01 -0.11 -0.02 -0.08
words: old	girl	0.13 -0.06 -0.08 -0.10 -0.12 -0.07 -0.12
words: on	,	-0.02 -0.01 -0.14 -0.08 -0.01 -0.11 0.02
words: on	[ally]	-0.07 0.00 -0.17 -0.13 -0.20 -0.11 0.12
words: on	[number]	-0.11 0.02 -0.14 0.15 0.01 -0.12 -0.15
words: on	[place]	-0.01 0.09 -0.13 0.07 -0.15 -0.22 -0.15
words: on	[region]	-0.08 0.03 0.03 -0.02 0.00 -0.15 -0.01
words: on	[side]	-0.05 0.02 -0.13 0.07 -0.16 -0.21 0.04
words: on	[usa]	0.00 -0.13 0.06 0.04 -0.14 -0.03 0.00
words: on	a	-0.03 -0.07 0.00 -0.03 0.02 -0.14 0.02
words: on	air	-0.01 -0.06 -0.12 -0.09 0.04 -0.11 -0.01
words: on	all	-0.12 0.15 -0.07 -0.09 -0.17 -0.09 -0.16
words: on	ceasefir	0.07 -0.20 -0.12 0.09 -0.23 -0.08 0.07
words: on	day	0.12 -0.08 -0.19 -0.31 -0.31 -0.22 -0.05
words: on	deal	0.06 -0.01 -0.13 -0.16 -0.11 -0.09 -0.13
words: on	dron	-0.06 -0.05 -0.09 -0.06 0.06 -0.08 -0.09
words: on	edge	-0.13 0.12 -0.09 -0.08 -0.10 -0.10 -0.15
words: on	energy	-0.12 -0.03 -0.09 0.02 0.04 -0.07 -0.13
words: on	fire	-0.06 -0.07 0.04 0.05 -0.13 -0.13 0.01
words: on	fox	-0.07 -0.08 -0.11 -0.08 -0.06 -0.04 0.08
words: on	friday	0.04 -0.01 0.07 -0.08 -0.15 -0.06 -0.10
words: on	his	-0.03 0.05 -0.16 -0.12 -0.16 -0.13 0.05
words: on	hold	0.03 0.00 -0.13 -0.06 0.00 -0.14 -0.10
words: on	hop	-0.09 -0.11 -0.06 0.10 -0.06 -0.09 -0.09
words: on	hyperliquid	-0.10 -0.07 -0.06 0.09 -0.09 -0.06 -0.07
words: on	in	-0.14 0.06 -0.14 -0.02 -0.03 -0.09 0.03
words: on	its	-0.02 0.03 -0.10 0.03 -0.11 -0.07 -0.11
words: on	key	0.00 0.07 -0.16 -0.13 -0.11 -0.12 -0.11
words: on	latest	-0.12 -0.01 -0.12 -0.09 -0.12 -0.11 0.08
words: on	market	0.04 0.08 -0.07 -0.10 -0.08 -0.07 -0.10
words: on	medic	-0.07 -0.09 -0.08 -0.08 0.11 -0.09 -0.09
words: on	missil	-0.02 -0.12 -0.12 -0.11 -0.12 -0.11 0.07
words: on	monday	0.02 0.03 -0.09 -0.04 -0.09 -0.05 -0.10
words: on	multipl	0.01 -0.14 -0.12 0.05 -0.13 -0.14 0.04
words: on	neighbour	0.05 0.01 -0.08 -0.09 -0.09 -0.10 -0.09
words: on	new	-0.16 0.04 0.10 -0.07 -0.13 -0.12 -0.07
words: on	nuclear	0.04 0.07 -0.12 -0.08 -0.08 -0.03 -0.10
words: on	oil	0.06 0.00 -0.10 -0.13 0.01 -0.09 -0.12
words: on	plan	-0.03 0.05 -0.09 -0.04 -0.08 -0.06 -0.10
words: on	polymarket	-0.07 -0.07 0.14 0.06 -0.09 -0.09 -0.03
words: on	reopen	-0.07 0.11 -0.07 -0.14 -0.05 -0.05 -0.12
words: on	report	-0.07 -0.08 -0.04 0.08 -0.06 -0.04 -0.07
words: on	saturday	0.08 -0.06 -0.09 -0.07 -0.08 -0.03 -0.08
words: on	shaky	-0.02 0.05 -0.08 0.00 -0.11 -0.06 -0.13
words: on	ship	-0.04 0.05 -0.14 0.06 -0.04 -0.07 -0.13
words: on	sign	-0.03 0.04 -0.03 -0.02 -0.06 -0.03 -0.04
words: on	social	-0.15 -0.02 0.01 -0.12 -0.13 0.05 0.11
words: on	strik	0.07 -0.01 0.04 -0.13 -0.14 -0.12 -0.13
words: on	sunday	-0.01 -0.01 -0.08 -0.05 0.07 -0.04 -0.16
words: on	supply	-0.04 -0.08 -0.02 0.06 -0.04 -0.01 -0.05
words: on	talk	-0.17 -0.08 -0.09 0.09 -0.13 -0.09 0.00
words: on	tanker	-0.05 -0.18 -0.13 0.03 0.10 -0.11 -0.17
words: on	the	0.08 0.02 -0.32 -0.12 -0.03 -0.22 -0.07
words: on	thursday	-0.03 0.08 -0.05 -0.08 -0.07 -0.02 -0.09
words: on	to	-0.11 0.03 -0.12 -0.12 0.05 -0.13 0.09
words: on	troop	0.09 -0.08 -0.08 -0.07 -0.07 -0.05 -0.08
words: on	tuesday	0.11 -0.09 -0.10 -0.01 -0.11 -0.12 -0.14
words: on	two	0.08 0.10 -0.11 -0.10 -0.13 -0.06 -0.10
words: on	video	0.12 -0.13 -0.12 -0.09 -0.11 -0.10 -0.11
words: on	war	-0.08 0.00 0.03 -0.01 -0.22 -0.19 -0.01
words: on	wednesday	-0.01 0.01 -0.08 0.02 0.03 -0.03 -0.09
words: on	what	-0.09 0.09 -0.06 -0.05 -0.05 -0.02 -0.09
words: one	,	-0.07 -0.01 -0.11 -0.07 -0.10 -0.09 0.07
words: one	:	0.09 -0.04 -0.10 -0.05 -0.07 -0.02 -0.10
words: one	in	-0.04 -0.10 -0.07 -0.09 0.08 -0.06 -0.12
words: one	is	0.16 -0.09 -0.15 -0.10 -0.12 -0.08 -0.15
words: one	kill	-0.01 -0.11 -0.06 0.07 0.02 -0.05 -0.11
words: one	month	0.00 0.05 -0.11 0.00 -0.14 -0.09 -0.05
words: one	night	0.08 0.04 -0.15 -0.18 -0.14 -0.14 -0.15
words: one	of	0.05 -0.06 -0.22 0.05 0.01 -0.09 -0.07
words: one	sid	-0.10 0.08 -0.04 0.02 -0.06 -0.02 -0.10
words: one	way	-0.04 0.09 -0.15 -0.08 -0.07 -0.07 -0.05
words: one	week	-0.03 -0.16 -0.14 -0.11 0.05 -0.12 0.02
words: ongo	[side]	-0.06 -0.10 -0.10 -0.06 -0.01 -0.07 0.09
words: ongo	conflict	-0.08 0.05 -0.09 -0.05 0.06 -0.10 -0.09
words: only	way	-0.07 -0.02 -0.08 -0.10 -0.04 -0.03 0.11
words: open	,	-0.10 0.09 -0.04 -0.02 -0.07 -0.04 -0.08
words: open	[region]	0.09 0.05 -0.13 -0.17 -0.12 -0.09 -0.17
words: open	as	-0.16 0.15 -0.04 -0.11 -0.12 -0.04 -0.13
words: open	in	-0.03 0.06 -0.05 -0.12 -0.04 -0.01 -0.07
words: open	the	0.12 -0.01 -0.19 -0.22 0.02 -0.12 -0.11
words: open	to	-0.16 0.09 0.05 -0.02 -0.11 -0.08 -0.12
words: operat	in	0.04 -0.04 0.04 -0.11 -0.13 -0.09 -0.11
words: operation	,	0.12 -0.10 -0.14 -0.11 -0.04 -0.07 -0.04
words: operation	[side]	-0.03 0.07 -0.13 -0.12 -0.14 -0.13 -0.03
words: operation	[usa]	0.10 -0.16 -0.18 -0.18 -0.04 -0.07 -0.03
words: operation	after	-0.08 -0.07 -0.06 0.08 -0.07 -0.04 -0.06
words: operation	against	0.14 -0.09 -0.12 -0.08 -0.10 -0.06 -0.15
words: operation	in	0.13 -0.04 -0.17 0.03 -0.15 -0.09 -0.23
words: operation	on	-0.01 0.09 -0.10 -0.08 -0.10 -0.05 -0.12
words: operation	to	-0.04 -0.15 -0.02 0.10 0.06 -0.10 -0.14
words: opinion	:	0.02 -0.18 -0.14 -0.03 -0.12 -0.08 0.02
words: opportunity	to	-0.12 0.09 -0.11 -0.06 -0.13 -0.06 0.04
words: option	,	0.02 0.01 -0.07 -0.02 -0.07 -0.08 -0.12
words: option	as	0.05 -0.02 -0.07 0.03 -0.09 -0.06 -0.10
words: option	for	0.12 -0.01 -0.11 0.00 -0.12 -0.07 -0.20
words: option	in	-0.11 -0.03 -0.16 -0.15 -0.13 -0.14 0.10
words: or	[usa]	-0.02 0.05 -0.07 -0.12 -0.04 -0.05 -0.07
words: or	break	-0.14 0.06 -0.10 -0.13 -0.08 -0.05 -0.01
words: or	face	0.05 -0.02 -0.12 -0.11 -0.08 -0.12 -0.10
words: or	two	0.07 -0.09 -0.11 -0.02 -0.12 -0.03 -0.04
words: order	[usa]	-0.07 0.07 -0.07 0.08 -0.08 -0.03 -0.09
words: order	evacuation	0.03 0.08 -0.06 -0.05 -0.04 -0.07 -0.10
words: order	for	0.05 -0.14 -0.06 -0.12 0.05 -0.09 -0.15
words: other	nation	-0.03 -0.04 -0.09 0.07 -0.10 -0.07 -0.12
words: our	president	-0.07 -0.09 -0.10 -0.04 -0.06 -0.04 0.09
words: out	:	-0.01 -0.02 -0.10 -0.11 -0.11 -0.10 0.08
words: out	[side]	0.09 -0.03 -0.09 -0.12 -0.09 -0.10 -0.13
words: out	after	-0.10 -0.12 -0.11 0.06 -0.11 -0.05 0.08
words: out	as	-0.15 -0.06 -0.10 0.10 -0.11 -0.07 0.02
words: out	at	-0.13 0.12 -0.13 -0.20 -0.12 -0.07 0.00
words: out	in	0.08 0.01 -0.11 -0.13 -0.11 -0.13 -0.12
words: out	of	-0.13 0.08 -0.22 -0.12 0.09 -0.17 -0.02
words: out	on	-0.10 0.02 -0.07 0.07 -0.13 -0.06 0.00
words: out	very	-0.03 -0.09 -0.07 -0.08 -0.10 -0.07 0.09
words: out	war	0.12 -0.13 -0.08 -0.05 -0.09 -0.07 -0.12
words: outlook	:	-0.10 -0.08 -0.06 0.10 -0.08 -0.06 -0.10
words: outlook	for	-0.08 -0.09 -0.07 0.08 -0.10 -0.07 -0.08
words: outrag	over	-0.07 -0.11 -0.06 -0.08 0.07 -0.06 0.04
words: outsid	[side]	-0.06 -0.04 0.04 -0.09 -0.11 -0.05 0.08
words: over	[number]	0.05 0.02 0.05 0.01 -0.05 -0.08 -0.12
words: over	[place]	0.03 0.00 -0.22 -0.12 -0.21 -0.11 0.07
words: over	[region]	0.01 0.14 -0.23 -0.11 -0.19 -0.16 -0.22
words: over	[side]	-0.06 -0.02 -0.10 0.00 -0.28 -0.02 0.08
words: over	[usa]	-0.02 -0.05 -0.29 -0.10 0.02 -0.20 0.06
words: over	a	-0.10 -0.01 0.05 -0.08 0.05 -0.12 -0.13
words: over	attack	-0.02 0.00 -0.12 -0.04 0.04 -0.06 -0.01
words: over	deadly	0.09 -0.07 -0.15 0.04 -0.11 -0.08 -0.13
words: over	fear	0.03 0.02 -0.13 -0.07 -0.13 -0.08 -0.02
words: over	in	0.02 0.00 -0.08 -0.07 -0.11 -0.04 -0.05
words: over	its	-0.01 -0.05 -0.10 -0.06 -0.06 -0.04 0.04
words: over	new	0.11 0.06 -0.11 -0.08 -0.11 -0.08 -0.09
words: over	protest	-0.03 0.07 -0.14 -0.07 -0.05 -0.06 -0.10
words: over	report	-0.03 -0.14 -0.13 -0.02 -0.12 -0.08 0.06
words: over	the	-0.03 0.04 -0.09 -0.07 0.01 -0.07 0.02
words: over	threat	-0.04 0.00 -0.18 0.05 -0.18 -0.13 -0.07
words: over	two	-0.08 0.09 -0.04 -0.08 -0.06 -0.01 -0.11
words: over	war	-0.10 -0.04 -0.08 -0.08 -0.10 -0.04 0.08
words: over	your	0.09 -0.03 -0.14 -0.07 -0.13 -0.06 -0.05
words: overnight	[side]	0.10 -0.11 -0.11 -0.04 -0.03 -0.09 -0.11
words: overnight	[usa]	0.09 -0.10 -0.12 -0.14 0.00 -0.12 -0.10
words: overnight	strik	0.09 -0.09 -0.09 -0.05 -0.08 -0.04 -0.08
words: overshadow	by	-0.08 -0.03 -0.06 -0.06 0.05 -0.04 -0.02
words: p	[number]	-0.06 -0.05 -0.07 0.06 -0.06 -0.05 -0.06
words: page	at	-0.07 0.11 -0.05 -0.08 -0.05 -0.03 -0.12
words: palestinian	women	0.11 -0.05 -0.09 -0.07 -0.10 -0.04 -0.13
words: paramedic	kill	0.07 -0.04 -0.08 -0.02 -0.04 -0.04 -0.10
words: part	in	-0.01 0.11 -0.11 -0.10 -0.08 -0.08 -0.12
words: part	of	0.04 -0.01 0.02 0.04 -0.04 -0.10 -0.24
words: pass	[region]	0.05 -0.09 -0.03 0.01 -0.04 -0.04 -0.06
words: pass	through	-0.03 -0.09 -0.13 0.16 -0.15 -0.11 -0.14
words: passag	through	-0.15 0.11 -0.08 0.01 -0.08 -0.12 -0.11
words: past	[number]	0.00 -0.13 -0.11 0.04 -0.11 -0.08 -0.13
words: past	month	0.09 -0.06 0.01 -0.06 -0.12 -0.10 -0.11
words: path	to	0.05 0.04 -0.14 0.00 -0.13 -0.12 -0.16
words: paus	attack	0.08 0.05 -0.14 -0.12 -0.11 -0.12 -0.12
words: pay	for	0.03 -0.11 -0.13 0.04 -0.01 -0.10 -0.03
words: pay	the	-0.12 0.09 -0.13 -0.02 -0.12 -0.10 -0.12
words: peac	,	-0.09 0.01 -0.07 0.07 -0.06 -0.04 -0.12
words: peac	accord	-0.10 0.10 -0.08 -0.08 -0.08 -0.08 -0.11
words: peac	deal	0.05 0.05 -0.02 -0.07 -0.23 -0.11 -0.16
words: peac	framework	-0.08 0.08 -0.03 -0.06 -0.05 -0.02 -0.06
words: peac	plan	-0.14 0.00 -0.13 0.06 -0.13 -0.06 0.03
words: peac	talk	0.07 0.03 -0.23 -0.26 -0.01 -0.10 -0.09
words: peac	to	-0.12 0.02 -0.07 0.02 -0.09 -0.03 0.05
words: peaceful	protester	0.11 -0.08 -0.11 -0.07 -0.04 -0.05 -0.10
words: peacekeeper	kill	0.09 -0.13 -0.10 -0.12 -0.03 -0.07 -0.15
words: pearl	harbor	-0.11 0.05 -0.12 -0.10 -0.06 -0.08 -0.01
words: pedro	sanchez	-0.08 0.11 -0.05 -0.03 -0.06 -0.02 -0.11
words: peopl	[side]	-0.09 0.04 -0.10 -0.08 0.07 -0.07 -0.13
words: peopl	in	-0.04 -0.10 -0.17 -0.12 0.18 -0.12 -0.21
words: peopl	kill	-0.06 -0.10 -0.13 -0.08 0.08 -0.09 -0.11
words: peopl	to	-0.11 -0.12 0.05 -0.10 -0.10 -0.11 0.11
words: per	barrel	0.06 0.06 -0.04 -0.09 -0.06 -0.05 -0.05
words: percent	,	0.08 -0.04 -0.03 -0.07 -0.04 -0.04 -0.04
words: percent	after	-0.01 -0.08 -0.18 0.11 -0.12 -0.09 -0.15
words: percent	as	-0.12 -0.14 -0.04 0.03 -0.06 -0.03 0.06
words: percent	in	-0.07 -0.08 0.07 -0.05 -0.07 -0.05 -0.07
words: percent	of	-0.08 -0.06 -0.10 -0.06 -0.07 -0.04 0.07
words: percent	on	-0.08 0.03 -0.02 0.01 -0.05 -0.02 -0.05
words: persian	new	-0.13 -0.12 -0.09 -0.12 0.10 -0.12 0.09
words: petrol	station	0.00 -0.09 -0.08 -0.03 -0.11 0.03 -0.12
words: phas	in	-0.11 -0.03 -0.11 -0.10 -0.09 -0.09 0.10
words: phas	of	0.05 0.03 -0.12 0.00 -0.15 -0.08 -0.11
words: phon	call	0.00 -0.01 0.06 0.03 -0.11 -0.13 -0.08
words: photo	show	0.01 -0.12 -0.14 0.06 -0.11 -0.12 -0.04
words: pictur	of	-0.03 -0.11 -0.12 -0.09 -0.04 -0.09 0.05
words: pilot	down	0.02 -0.10 0.06 -0.08 -0.07 -0.07 -0.13
words: pilot	in	0.00 -0.07 -0.12 -0.04 -0.07 -0.06 0.02
words: plac	in	0.04 0.02 -0.05 -0.09 -0.10 -0.05 0.05
words: plac	on	-0.10 -0.07 -0.06 0.04 0.07 -0.05 -0.08
words: plan	as	0.04 0.00 -0.04 0.01 -0.07 -0.03 -0.08
words: plan	crash	0.11 -0.14 -0.09 -0.12 0.02 -0.03 -0.09
words: plan	damag	0.04 -0.10 -0.13 -0.07 -0.01 -0.06 -0.10
words: plan	for	-0.03 -0.03 -0.15 -0.13 -0.13 -0.04 0.07
words: plan	in	0.07 -0.02 -0.10 -0.12 -0.13 -0.11 0.00
words: plan	to	-0.07 0.03 -0.02 -0.05 -0.12 -0.10 0.02
words: plant	,	0.05 0.04 -0.12 -0.10 0.04 -0.10 -0.13
words: plant	-	-0.14 0.02 -0.08 0.09 -0.08 -0.06 -0.07
words: plant	.	-0.02 0.06 -0.06 -0.08 -0.06 -0.02 -0.09
words: plant	and	-0.01 0.04 -0.06 -0.09 -0.07 -0.02 -0.05
words: plant	for	-0.05 0.10 -0.11 -0.13 -0.14 -0.08 -0.11
words: plant	if	0.03 -0.01 -0.07 -0.11 -0.11 -0.05 -0.05
words: plant	in	0.02 0.07 -0.12 -0.15 -0.13 -0.16 -0.11
words: plant	statu	-0.09 -0.08 -0.06 0.08 -0.08 -0.06 -0.08
words: plant	unles	0.06 0.01 -0.05 -0.12 -0.07 -0.04 -0.05
words: play	down	-0.09 0.07 -0.08 0.07 -0.08 -0.05 -0.14
words: pledg	to	-0.01 0.05 -0.09 0.04 -0.05 -0.08 -0.10
words: plung	after	-0.10 -0.07 -0.05 0.09 -0.08 -0.05 -0.07
words: plung	as	-0.08 -0.10 -0.03 0.07 -0.04 -0.04 -0.04
words: plus	.	-0.10 -0.10 -0.12 -0.11 -0.13 -0.10 0.12
words: pm	:	-0.10 0.01 -0.08 -0.05 -0.07 -0.04 0.04
words: pm	[place]	0.05 -0.03 -0.09 -0.05 0.01 -0.03 -0.11
words: pm	says	0.01 0.01 0.04 -0.14 -0.15 0.03 -0.12
words: point	[usa]	-0.08 0.09 -0.07 -0.09 -0.08 -0.07 -0.08
words: point	as	-0.08 0.07 -0.03 -0.06 -0.05 -0.03 -0.06
words: point	in	-0.13 0.03 -0.09 -0.11 -0.08 -0.07 0.04
words: point	peac	-0.12 -0.02 -0.10 0.05 -0.11 -0.05 0.04
words: point	plan	-0.16 0.09 -0.11 -0.17 -0.11 -0.05 0.01
words: point	to	0.06 -0.10 0.04 0.02 -0.05 -0.08 -0.11
words: pois	to	-0.12 0.03 -0.08 0.04 -0.11 -0.05 -0.02
words: polic	investigat	-0.03 -0.10 0.11 -0.11 -0.14 -0.10 -0.09
words: polic	say	0.06 -0.10 -0.13 -0.10 -0.11 -0.09 0.03
words: poll	find	-0.12 -0.10 -0.19 -0.08 -0.09 -0.09 0.11
words: port	,	-0.09 0.04 -0.08 0.03 -0.08 -0.08 -0.07
words: port	after	0.07 -0.13 -0.10 0.01 -0.11 -0.07 -0.11
words: port	and	0.12 -0.12 -0.11 -0.07 -0.09 -0.10 -0.10
words: port	blockad	0.04 0.01 -0.08 -0.16 -0.12 -0.08 -0.12
words: possibility	of	-0.12 -0.05 -0.06 0.02 -0.10 -0.05 0.08
words: possibl	[side]	0.05 -0.09 0.04 -0.17 -0.15 -0.15 -0.08
words: possibl	[usa]	-0.04 -0.08 -0.09 0.07 -0.09 -0.07 -0.10
words: possibl	strik	0.15 -0.15 -0.15 -0.17 -0.15 -0.09 -0.12
words: post	war	-0.16 0.08 -0.10 -0.03 -0.12 -0.10 0.02
words: potential	[usa]	-0.11 0.08 -0.09 -0.11 -0.09 -0.04 0.08
words: pound	[place]	0.12 -0.11 -0.07 -0.10 -0.10 -0.11 -0.11
words: pound	[side]	0.03 -0.06 -0.10 -0.12 -0.12 -0.10 0.03
words: power	:	0.00 0.05 -0.11 -0.07 -0.11 -0.08 0.04
words: power	plant	-0.05 0.08 -0.24 -0.07 0.09 -0.15 -0.11
words: powerful	ally	0.04 0.08 -0.11 -0.08 -0.05 -0.06 -0.09
words: prais	[place]	-0.06 0.10 -0.03 -0.11 -0.03 0.00 -0.10
words: prais	[usa]	-0.07 -0.04 -0.05 -0.07 -0.06 -0.02 0.07
words: predicament	unchang	0.02 0.08 -0.09 -0.10 -0.06 -0.08 -0.07
words: prediction	market	-0.10 -0.10 -0.08 -0.11 -0.10 -0.07 0.11
words: prepar	for	0.19 -0.03 -0.21 -0.12 -0.11 -0.09 -0.13
words: prepar	to	0.02 -0.03 -0.20 -0.01 -0.24 -0.12 0.01
words: preparation	for	0.01 0.04 -0.08 -0.06 -0.07 -0.08 -0.01
words: pres	.	-0.11 0.05 -0.07 -0.09 -0.08 -0.06 0.03
words: pres	conferenc	-0.04 0.15 -0.14 -0.12 -0.15 -0.12 0.00
words: presenc	in	0.11 -0.12 -0.07 -0.09 -0.12 -0.07 -0.01
words: president	[side]	0.04 0.05 -0.13 -0.13 -0.01 -0.09 -0.11
words: president	[usa]	-0.09 0.11 -0.07 -0.13 -0.05 -0.01 -0.11
words: president	claim	-0.12 0.09 -0.08 -0.11 0.07 -0.10 -0.14
words: president	is	-0.10 -0.12 -0.11 -0.07 -0.06 -0.03 0.12
words: president	said	0.10 0.04 -0.12 -0.08 -0.10 -0.02 -0.06
words: president	says	0.02 0.06 -0.08 0.02 -0.04 -0.05 -0.12
words: president	to	0.04 -0.03 -0.12 -0.11 -0.08 -0.06 0.01
words: press	[usa]	0.05 -0.01 -0.01 0.03 0.04 -0.09 -0.14
words: press	on	0.03 0.08 -0.16 -0.12 0.05 -0.12 -0.17
words: pressur	[side]	-0.12 0.14 -0.07 -0.11 -0.06 -0.09 -0.09
words: pressur	on	0.02 0.05 -0.11 0.00 -0.13 -0.04 -0.08
words: pressur	to	0.05 -0.03 -0.09 -0.11 -0.11 -0.10 0.08
words: prevent	[side]	0.06 -0.04 0.05 -0.06 -0.10 -0.08 -0.11
words: pric	.	-0.10 -0.11 -0.11 -0.02 0.07 -0.09 -0.02
words: pric	:	-0.10 -0.11 0.08 -0.04 -0.12 -0.08 0.07
words: pric	?	-0.12 -0.09 -0.02 0.12 -0.11 -0.02 -0.11
words: pric	amid	-0.08 -0.11 -0.07 0.11 -0.09 -0.04 -0.11
words: pric	could	-0.13 -0.13 -0.03 0.12 -0.12 -0.04 -0.09
words: pric	fall	-0.11 0.01 -0.04 0.04 -0.07 -0.05 -0.05
words: pric	in	-0.07 -0.05 -0.04 0.07 -0.08 -0.03 -0.07
words: pric	increas	-0.07 -0.08 -0.04 0.07 -0.07 -0.02 -0.06
words: pric	jump	0.02 0.02 -0.02 -0.09 -0.05 -0.03 0.07
words: pric	of	0.01 -0.13 -0.10 0.03 -0.12 -0.07 0.00
words: pric	plung	-0.14 -0.01 -0.03 0.09 -0.08 -0.04 -0.10
words: pric	ris	-0.08 -0.08 -0.06 -0.04 -0.08 -0.04 0.05
words: pric	rise	-0.03 -0.03 -0.06 0.07 -0.08 -0.05 -0.13
words: pric	shock	-0.07 -0.09 -0.04 0.09 -0.08 -0.04 -0.09
words: pric	soar	-0.11 0.04 -0.13 0.01 -0.13 -0.08 -0.03
words: pric	spik	-0.08 -0.10 -0.06 0.10 -0.11 -0.06 -0.09
words: pric	surg	0.04 -0.17 -0.05 -0.01 0.07 -0.04 -0.07
words: pric	to	-0.01 0.04 -0.08 -0.07 -0.09 -0.07 0.09
words: pric	up	-0.04 -0.06 -0.02 0.04 -0.04 -0.02 -0.03
words: pric	will	0.07 -0.09 -0.06 -0.06 -0.10 -0.03 -0.07
words: prim	minister	-0.10 0.09 -0.19 -0.05 -0.16 -0.06 -0.04
words: prior	to	-0.01 -0.13 -0.09 0.01 -0.05 -0.08 0.04
words: pro	[side]	-0.12 -0.13 -0.16 -0.14 0.03 -0.13 0.12
words: problem	:	-0.09 0.05 -0.12 -0.12 -0.10 -0.11 0.01
words: production	as	-0.12 -0.13 -0.04 0.10 0.04 -0.06 -0.08
words: production	of	0.07 -0.09 -0.10 0.07 -0.08 -0.07 -0.09
words: progres	in	-0.05 0.00 -0.13 0.07 -0.13 -0.11 -0.20
words: projectil	fall	0.13 -0.09 -0.10 -0.11 -0.11 -0.11 -0.13
words: promis	to	-0.05 0.12 -0.17 -0.10 -0.13 -0.11 -0.12
words: proof	of	-0.11 0.10 -0.09 -0.07 -0.08 -0.10 -0.07
words: proposal	ceasefir	-0.15 -0.09 -0.10 -0.12 -0.12 -0.12 0.13
words: proposal	to	-0.08 0.05 -0.05 -0.01 -0.03 -0.03 -0.05
words: protect	[place]	0.01 0.04 -0.09 -0.12 -0.10 -0.09 -0.02
words: protest	,	0.15 -0.02 -0.17 -0.13 -0.17 -0.13 -0.21
words: protest	against	-0.12 0.01 -0.12 -0.11 0.05 -0.06 0.12
words: protest	and	0.05 -0.06 -0.12 -0.08 -0.08 -0.07 0.02
words: protest	in	-0.08 -0.06 -0.17 0.03 -0.07 -0.11 0.08
words: protest	turn	0.00 -0.02 -0.11 -0.08 -0.09 -0.10 0.03
words: pull	back	-0.14 -0.09 -0.08 0.08 -0.08 -0.08 0.06
words: pull	from	0.14 -0.04 -0.05 -0.07 -0.08 -0.05 -0.09
words: pummel	[place]	0.00 0.01 -0.06 -0.09 0.03 -0.08 -0.15
words: pummel	[side]	0.05 0.00 -0.12 -0.08 -0.08 -0.09 -0.07
words: push	[usa]	-0.12 0.08 -0.10 -0.08 -0.09 -0.08 0.07
words: push	back	-0.01 0.02 -0.07 -0.09 -0.10 -0.09 0.03
words: push	for	-0.08 0.12 -0.19 -0.20 -0.19 -0.13 -0.05
words: push	to	0.10 0.01 -0.04 -0.14 -0.12 -0.03 -0.03
words: push	up	-0.07 -0.09 -0.05 0.08 -0.11 -0.07 -0.06
words: put	up	-0.01 0.08 -0.05 -0.08 -0.09 -0.03 -0.06
words: putt	boot	0.08 -0.09 -0.06 -0.06 -0.10 -0.02 -0.04
words: quds	day	0.08 -0.07 -0.07 -0.09 -0.11 -0.05 -0.01
words: question	:	-0.09 -0.07 -0.08 -0.04 -0.10 -0.08 0.12
words: question	[usa]	0.01 0.06 -0.14 -0.09 -0.11 -0.08 -0.06
words: question	about	-0.06 0.01 -0.23 0.01 -0.15 -0.16 0.02
words: rac	to	-0.12 0.10 -0.09 -0.07 -0.05 -0.11 -0.13
words: race	to	-0.11 -0.09 -0.10 0.11 -0.10 -0.10 -0.05
words: rag	at	-0.08 0.04 0.08 -0.05 -0.11 -0.07 -0.09
words: rag	in	0.08 -0.01 -0.09 -0.01 -0.11 -0.06 -0.11
words: rag	on	0.01 -0.12 -0.12 -0.09 -0.01 -0.08 0.08
words: raid	[place]	0.01 -0.10 -0.09 -0.08 0.03 -0.09 -0.10
words: raid	on	-0.03 -0.09 0.08 -0.08 -0.10 -0.09 -0.11
words: rain	down	0.04 -0.16 -0.15 -0.16 0.03 0.08 -0.18
words: rais	question	0.09 -0.09 -0.14 -0.06 -0.08 -0.10 0.01
words: rais	risk	-0.04 0.00 0.05 -0.10 -0.13 -0.05 0.00
words: rally	as	-0.09 -0.09 -0.04 0.10 -0.08 -0.05 -0.11
words: rally	in	-0.11 0.07 -0.11 -0.12 -0.12 -0.06 0.10
words: ramp	up	0.12 -0.14 -0.16 0.03 0.00 -0.10 -0.17
words: rang	of	-0.09 0.02 -0.11 -0.06 -0.08 -0.04 0.09
words: rat	,	0.03 -0.02 -0.09 0.05 -0.13 -0.11 -0.11
words: re	open	0.08 -0.11 -0.06 -0.06 -0.04 -0.01 -0.07
words: reach	,	0.09 -0.05 -0.11 -0.14 -0.14 -0.06 -0.13
words: reach	[number]	-0.02 0.05 -0.11 -0.10 0.07 -0.07 -0.10
words: reach	[place]	0.04 -0.16 -0.11 0.02 -0.15 -0.10 0.04
words: reach	[side]	0.08 -0.01 -0.09 -0.09 -0.11 -0.08 -0.10
words: reach	a	-0.11 0.11 -0.08 -0.09 -0.12 -0.07 -0.11
words: reach	agreement	-0.08 0.09 -0.04 -0.12 -0.08 -0.04 -0.09
words: reach	as	-0.08 0.08 -0.07 -0.08 -0.05 -0.05 -0.08
words: reach	deal	-0.18 -0.01 -0.11 -0.16 -0.13 -0.08 0.04
words: reach	final	0.02 0.07 -0.07 -0.10 -0.09 -0.09 -0.08
words: reach	peac	-0.11 0.09 -0.06 0.00 -0.09 -0.06 -0.11
words: react	to	-0.04 0.06 -0.18 -0.14 0.04 -0.14 -0.03
words: reaction	to	-0.10 -0.10 -0.07 0.07 -0.04 -0.07 0.01
words: ready	for	0.12 -0.01 -0.16 -0.09 -0.12 -0.07 -0.15
words: ready	to	0.11 -0.02 0.02 -0.14 -0.17 -0.14 -0.13
words: recent	days	-0.07 0.11 -0.11 -0.10 0.01 -0.10 -0.09
words: reckles	attack	-0.05 0.08 -0.11 -0.09 -0.10 -0.05 -0.09
words: record	high	-0.04 -0.09 -0.04 0.10 -0.08 -0.03 -0.08
words: red	lin	-0.07 0.12 -0.12 -0.13 -0.14 -0.15 -0.07
words: reev	warn	-0.09 -0.12 -0.11 -0.04 -0.13 -0.13 0.13
words: refinery	as	0.01 -0.10 -0.03 0.02 -0.07 -0.06 -0.04
words: refinery	hit	0.14 -0.08 -0.05 -0.14 -0.11 -0.07 -0.06
words: refinery	shut	0.00 -0.11 -0.06 0.05 -0.08 -0.07 -0.07
words: refuel	plan	0.08 -0.08 -0.05 -0.08 -0.06 -0.02 -0.07
words: refuell	plan	0.10 -0.08 -0.09 -0.07 -0.01 -0.04 -0.12
words: refug	in	-0.03 0.02 0.02 -0.07 -0.01 -0.07 -0.11
words: refus	to	-0.12 0.03 0.03 -0.16 -0.03 -0.10 0.09
words: refusal	to	0.01 -0.03 -0.11 -0.10 -0.10 -0.09 0.03
words: regim	chang	-0.11 0.06 -0.19 -0.03 -0.14 -0.16 0.09
words: region	.	-0.02 -0.01 -0.11 -0.05 -0.10 -0.05 0.06
words: region	and	-0.05 0.07 -0.10 0.06 -0.11 -0.09 0.00
words: regional	conflict	-0.04 0.09 -0.07 -0.11 0.07 -0.04 -0.13
words: reimpos	restriction	0.12 -0.09 -0.08 -0.04 -0.07 -0.08 -0.08
words: reject	[side]	-0.13 -0.08 0.08 0.05 -0.04 -0.03 -0.12
words: reject	[usa]	-0.07 0.10 -0.14 -0.03 -0.06 -0.05 -0.12
words: reject	claim	-0.12 0.11 -0.09 -0.06 -0.06 -0.05 -0.09
words: relation	with	0.00 0.06 -0.07 -0.08 -0.05 -0.06 -0.08
words: relativ	of	-0.10 0.05 -0.06 -0.09 -0.10 -0.09 0.03
words: releas	[number]	-0.11 0.14 -0.10 -0.12 -0.09 -0.10 -0.10
words: releas	of	-0.12 -0.13 -0.05 0.14 -0.15 -0.04 -0.14
words: releas	video	0.13 -0.09 -0.14 -0.11 -0.14 -0.11 -0.12
words: relief	as	-0.09 -0.03 -0.06 0.03 -0.11 -0.08 0.03
words: rely	on	-0.06 -0.14 0.06 -0.02 0.04 -0.13 -0.14
words: remain	at	0.01 -0.13 -0.14 -0.04 0.05 -0.15 0.03
words: remain	clos	-0.03 0.04 -0.06 -0.05 -0.08 -0.07 0.05
words: remain	in	0.14 -0.05 -0.15 -0.06 -0.17 -0.14 -0.08
words: remain	of	-0.11 0.12 -0.11 -0.09 -0.01 -0.10 0.07
words: renew	[side]	0.02 -0.09 -0.10 0.06 0.00 -0.11 -0.12
words: reopen	,	-0.11 0.03 -0.02 -0.03 -0.04 -0.03 -0.08
words: reopen	-	0.01 -0.08 0.08 0.03 -0.07 -0.06 -0.06
words: reopen	[region]	0.03 0.15 -0.11 -0.24 -0.12 -0.08 -0.04
words: reopen	of	-0.13 0.01 -0.05 0.03 -0.07 -0.04 -0.09
words: reopen	the	0.03 0.02 -0.10 -0.08 -0.14 -0.06 -0.16
words: reopen	until	-0.13 0.06 -0.02 -0.01 -0.11 -0.02 -0.08
words: rep	.	0.04 -0.02 -0.12 -0.09 -0.09 -0.06 0.01
words: repeat	strik	-0.06 0.06 -0.09 0.00 -0.09 -0.07 -0.09
words: report	:	0.09 -0.21 0.08 0.00 -0.06 -0.18 -0.19
words: report	[side]	0.09 -0.11 -0.08 0.03 -0.11 -0.08 -0.08
words: report	[usa]	-0.07 0.00 -0.17 -0.14 0.05 -0.08 0.02
words: report	from	0.15 -0.15 -0.13 -0.12 -0.05 -0.13 -0.18
words: report	he	-0.14 0.09 -0.13 -0.05 -0.12 -0.08 0.05
words: report	in	0.18 -0.15 -0.17 -0.14 -0.06 -0.13 -0.17
words: report	of	0.00 0.03 -0.01 0.04 -0.20 -0.14 -0.20
words: report	on	-0.13 -0.02 -0.17 -0.18 -0.15 -0.15 0.13
words: report	say	0.08 -0.10 -0.09 -0.04 0.00 -0.04 -0.09
words: report	says	-0.08 0.13 -0.19 -0.06 0.00 -0.12 -0.16
words: reporter	dur	0.04 -0.09 -0.12 -0.06 -0.11 -0.10 0.05
words: reporter	in	0.02 -0.04 -0.08 -0.06 -0.07 -0.03 0.02
words: rescu	,	0.06 -0.05 -0.12 -0.09 -0.13 -0.06 0.01
words: rescu	[side]	-0.07 0.08 -0.11 -0.06 -0.10 -0.06 -0.10
words: rescu	[usa]	-0.07 0.09 -0.09 -0.04 -0.09 -0.06 -0.10
words: rescu	airman	0.03 -0.12 -0.13 -0.07 -0.10 -0.06 0.02
words: rescu	effort	0.10 -0.11 -0.07 -0.09 -0.08 -0.06 -0.10
words: rescu	if	-0.13 0.13 -0.10 -0.07 -0.06 -0.04 -0.10
words: rescu	of	0.08 -0.12 -0.17 -0.07 -0.02 -0.06 -0.04
words: rescu	operation	-0.02 -0.11 -0.02 -0.11 -0.10 -0.06 0.08
words: rescu	protester	0.00 0.08 -0.12 -0.08 -0.07 -0.11 -0.09
words: rescu	second	0.02 -0.10 -0.09 -0.06 -0.08 -0.04 0.01
words: residential	area	0.00 -0.12 -0.13 -0.11 -0.07 -0.11 0.02
words: residential	build	0.14 -0.06 -0.08 -0.08 -0.14 -0.05 -0.16
words: resign	over	-0.12 -0.13 0.06 -0.13 -0.10 -0.10 0.07
words: respond	to	0.08 -0.08 -0.20 -0.06 -0.16 -0.17 0.06
words: respons	after	-0.04 0.07 -0.10 -0.13 -0.08 -0.10 -0.11
words: respons	to	-0.05 0.00 -0.26 0.06 -0.11 -0.19 0.01
words: responsibility	for	-0.02 0.04 -0.08 -0.08 -0.13 0.03 -0.13
words: responsibl	for	0.10 0.03 -0.14 -0.07 0.06 -0.07 -0.12
words: restriction	on	0.10 -0.05 -0.11 0.04 -0.15 -0.10 -0.15
words: resum	operation	-0.13 -0.13 -0.08 0.11 0.02 -0.08 -0.10
words: retaliat	after	0.09 -0.05 -0.15 0.06 -0.18 -0.09 -0.15
words: retaliat	to	-0.11 -0.05 -0.16 -0.13 -0.12 -0.14 0.09
words: retaliation	.	-0.10 0.01 -0.10 -0.09 -0.02 -0.08 0.04
words: retaliation	for	0.02 -0.14 -0.12 0.04 -0.02 0.03 0.03
words: retaliatory	attack	-0.03 0.05 -0.12 -0.10 0.06 -0.12 -0.11
words: retaliatory	strik	0.01 0.01 -0.17 -0.16 -0.13 -0.20 0.02
words: retreat	from	-0.01 0.09 -0.10 -0.11 -0.10 -0.09 -0.09
words: return	of	-0.12 0.04 -0.09 0.01 0.01 -0.09 -0.12
words: return	to	-0.03 -0.05 -0.18 0.05 0.07 -0.11 -0.13
words: reut	.	0.02 0.00 -0.10 0.08 0.00 -0.08 -0.13
words: reveal	the	0.12 -0.09 -0.09 -0.11 -0.12 -0.05 0.11
words: reveng	strik	0.13 -0.11 -0.10 -0.08 0.01 -0.10 -0.10
words: revers	cours	-0.02 -0.13 0.06 -0.13 0.07 -0.09 -0.10
words: review	[side]	-0.12 0.07 -0.09 -0.12 -0.07 -0.07 0.07
words: reward	for	0.14 -0.14 -0.13 -0.12 -0.05 -0.11 -0.10
words: right	to	-0.11 0.07 -0.10 -0.08 -0.11 -0.05 0.03
words: rips	[usa]	-0.02 -0.12 0.01 -0.07 -0.13 -0.07 0.10
words: ris	as	0.05 -0.10 -0.04 0.07 -0.11 -0.06 -0.12
words: ris	from	0.06 -0.08 -0.06 0.00 -0.09 -0.06 -0.08
words: ris	in	-0.03 -0.08 -0.08 0.00 0.08 -0.07 -0.09
words: ris	to	0.09 -0.07 -0.06 -0.06 -0.08 -0.07 -0.08
words: rise	,	-0.08 0.01 -0.04 -0.05 -0.08 -0.04 0.11
words: rise	[number]	-0.05 -0.05 -0.04 0.06 -0.07 -0.04 -0.06
words: rise	after	-0.13 0.04 -0.06 -0.02 -0.05 -0.03 -0.05
words: rise	amid	-0.08 -0.13 -0.10 0.07 0.07 -0.10 -0.16
words: rise	as	0.02 -0.06 -0.04 -0.02 -0.09 -0.06 -0.08
words: rise	in	-0.10 0.03 -0.12 0.09 -0.15 -0.09 -0.14
words: rise	to	0.06 -0.09 -0.08 0.02 -0.09 -0.06 -0.10
words: risk	and	0.00 0.05 -0.11 -0.13 -0.10 -0.09 0.03
words: risk	for	0.12 -0.11 -0.11 -0.04 -0.12 -0.08 -0.02
words: risk	from	-0.11 0.01 -0.11 -0.04 0.06 -0.11 0.01
words: risk	of	-0.05 -0.04 0.05 -0.06 0.00 -0.05 -0.06
words: roast	[usa]	-0.04 -0.07 -0.07 -0.04 -0.03 -0.03 0.05
words: rock	[side]	0.05 0.05 -0.09 -0.09 -0.09 -0.08 -0.10
words: rock	by	0.08 -0.04 -0.14 -0.10 -0.16 -0.11 -0.02
words: rocket	attack	-0.01 -0.10 -0.10 -0.07 -0.10 -0.08 0.06
words: rocket	fire	0.10 -0.05 -0.08 -0.09 -0.10 -0.06 -0.14
words: rocket	in	0.07 -0.04 -0.09 -0.04 -0.08 -0.07 -0.09
words: rocket	launch	0.06 -0.03 -0.06 -0.04 -0.07 -0.05 -0.07
words: rocket	to	0.09 -0.08 -0.09 -0.07 -0.08 -0.05 -0.09
words: role	in	0.05 0.08 -0.15 -0.15 -0.16 -0.14 -0.13
words: round	in	-0.12 -0.01 -0.05 -0.07 -0.09 -0.04 0.06
words: round	of	0.04 0.03 0.01 -0.15 -0.01 -0.07 -0.06
words: royal	navy	0.07 -0.17 0.00 -0.09 -0.11 -0.04 0.01
words: rs	[number]	0.02 0.00 -0.10 0.08 0.00 -0.08 -0.13
words: rubbl	after	0.04 -0.08 -0.08 -0.08 0.00 -0.06 -0.09
words: rundown	:	0.00 0.05 -0.10 -0.12 -0.10 -0.10 0.03
words: runn	out	0.00 0.06 -0.09 0.00 0.04 -0.10 -0.15
words: rush	to	0.02 -0.12 0.06 -0.13 -0.01 -0.11 0.08
words: s	[side]	-0.07 0.06 0.05 -0.03 0.03 -0.10 -0.07
words: s	p	-0.06 -0.05 -0.07 0.06 -0.06 -0.05 -0.06
words: safe	:	-0.08 -0.14 -0.12 -0.12 0.13 -0.13 -0.10
words: safe	haven	-0.13 -0.11 -0.11 0.00 0.04 -0.07 0.03
words: said	,	0.02 -0.04 -0.08 -0.09 -0.07 -0.03 0.02
words: said	.	0.07 0.02 -0.15 -0.01 -0.14 -0.09 -0.06
words: said	[side]	-0.02 0.03 0.04 -0.08 -0.09 -0.02 -0.13
words: said	he	0.04 -0.10 -0.14 -0.02 -0.12 -0.05 0.06
words: said	it	0.01 -0.02 -0.17 0.03 0.03 -0.04 -0.20
words: said	that	-0.03 0.07 -0.11 -0.12 -0.09 -0.03 -0.10
words: said	the	0.03 0.01 -0.12 -0.03 -0.08 -0.03 -0.09
words: said	to	0.01 -0.09 0.04 -0.12 -0.11 -0.11 -0.14
words: sailor	kill	-0.10 0.11 -0.15 -0.11 0.01 -0.11 -0.14
words: sailor	strand	-0.10 -0.08 -0.06 0.04 0.07 -0.05 -0.08
words: sanction	,	-0.05 0.03 0.05 -0.01 -0.06 0.01 -0.12
words: sanction	[side]	-0.12 0.02 -0.14 0.03 -0.11 -0.17 -0.11
words: sanction	on	-0.15 -0.05 -0.15 0.09 -0.09 -0.20 -0.15
words: sanction	ship	0.03 -0.09 -0.06 0.00 -0.05 -0.10 -0.09
words: satellit	imag	0.09 -0.16 0.13 -0.19 -0.16 -0.15 -0.17
words: say	[usa]	-0.01 0.01 -0.18 -0.14 -0.16 -0.15 0.03
words: say	in	-0.10 -0.04 0.14 -0.07 -0.14 -0.11 -0.12
words: say	it	0.02 -0.04 -0.08 -0.08 -0.06 -0.03 0.03
words: say	no	0.04 0.06 -0.09 -0.02 -0.04 -0.03 -0.10
words: say	the	-0.07 0.02 0.07 -0.09 -0.07 -0.06 0.05
words: say	they	-0.02 0.09 -0.09 -0.08 -0.09 -0.10 -0.11
words: say	they'r	-0.05 0.05 -0.09 -0.08 0.05 -0.07 -0.10
words: say	we	-0.09 0.05 -0.11 -0.10 -0.07 -0.06 -0.04
words: says	,	0.10 -0.10 -0.15 -0.17 -0.14 -0.14 0.03
words: says	.	-0.12 -0.03 -0.09 0.08 0.04 -0.12 -0.08
words: says	:	-0.04 0.00 -0.31 -0.20 -0.05 -0.24 0.11
words: says	[ally]	0.03 -0.01 -0.06 -0.04 -0.07 -0.04 -0.07
words: says	[number]	-0.08 -0.14 -0.16 0.12 0.06 -0.13 0.04
words: says	[place]	-0.04 0.18 -0.25 -0.09 -0.23 -0.12 -0.26
words: says	[region]	-0.08 -0.09 -0.17 0.21 -0.17 -0.16 -0.22
words: says	[side]	0.05 0.15 -0.18 -0.11 -0.12 -0.15 -0.28
words: says	[usa]	0.00 0.01 -0.02 -0.12 -0.14 -0.17 -0.04
words: says	about	-0.01 -0.14 -0.16 0.01 -0.05 -0.11 0.11
words: says	agreement	-0.06 -0.06 -0.07 0.13 -0.10 -0.06 -0.11
words: says	army	0.07 0.01 -0.12 -0.08 -0.11 -0.09 -0.06
words: says	as	-0.12 -0.01 -0.06 0.09 -0.07 -0.07 -0.07
words: says	at	-0.15 -0.10 -0.07 -0.10 0.15 -0.03 -0.08
words: says	ceasefir	-0.11 0.14 -0.06 -0.11 -0.13 -0.06 -0.15
words: says	deal	-0.17 0.15 -0.08 -0.15 -0.12 -0.07 -0.12
words: says	down	0.00 0.03 -0.13 -0.12 -0.06 -0.07 -0.13
words: says	final	-0.10 0.10 -0.05 -0.09 -0.05 -0.03 -0.07
words: says	four	0.11 -0.10 -0.08 -0.08 -0.10 -0.05 -0.09
words: says	from	-0.11 -0.02 -0.12 -0.10 -0.09 -0.09 0.09
words: says	he	-0.02 0.01 0.02 -0.02 -0.17 -0.11 0.00
words: says	if	0.13 0.06 -0.04 -0.09 -0.08 -0.09 -0.11
words: says	in	0.12 -0.09 -0.17 0.03 -0.10 -0.13 -0.24
words: says	it	0.07 -0.13 0.00 -0.03 -0.35 -0.15 0.02
words: says	its	0.08 -0.04 -0.07 -0.07 0.03 -0.08 -0.10
words: says	mediation	-0.06 0.06 -0.03 -0.07 -0.03 -0.04 -0.06
words: says	military	0.12 -0.12 -0.08 -0.13 -0.13 -0.09 0.06
words: says	mou	-0.08 0.06 -0.04 0.07 -0.06 -0.06 -0.07
words: says	no	-0.03 0.05 -0.16 0.01 -0.14 -0.11 -0.16
words: says	not	0.02 0.03 -0.10 -0.10 -0.09 -0.06 -0.09
words: says	nuclear	0.00 0.00 -0.14 -0.12 -0.10 -0.11 0.04
words: says	oil	0.05 -0.10 -0.10 0.09 -0.10 -0.07 -0.11
words: says	peac	-0.07 0.09 -0.07 -0.12 -0.11 -0.07 -0.09
words: says	strik	-0.02 0.06 -0.10 -0.11 -0.10 -0.10 -0.11
words: says	struck	0.09 -0.09 -0.10 -0.07 -0.07 -0.08 -0.07
words: says	talk	0.02 -0.03 -0.06 0.05 -0.09 -0.05 -0.12
words: says	the	-0.10 -0.13 -0.13 0.06 -0.10 -0.04 0.06
words: says	ther	-0.10 0.09 -0.16 -0.13 -0.11 -0.09 0.01
words: says	thre	-0.09 -0.10 0.09 -0.11 0.06 -0.08 -0.10
words: says	to	0.01 0.09 -0.17 -0.09 -0.15 -0.17 -0.18
words: says	two	-0.03 0.04 -0.08 -0.11 -0.11 -0.03 0.06
words: says	war	0.04 0.09 -0.13 -0.13 -0.17 -0.15 -0.01
words: says	will	-0.04 0.03 -0.19 0.07 -0.16 -0.13 -0.15
words: says	with	-0.08 0.07 -0.12 0.00 -0.06 -0.10 -0.10
words: scal	of	0.07 -0.18 -0.17 0.04 0.06 -0.14 -0.12
words: scen	of	0.14 -0.09 -0.15 -0.08 -0.04 -0.14 -0.16
words: school	,	-0.02 -0.09 0.05 -0.10 -0.07 -0.11 0.04
words: school	in	0.03 -0.12 0.02 -0.05 0.02 -0.09 -0.18
words: school	strik	-0.09 -0.07 -0.08 -0.04 0.04 -0.04 0.07
words: scott	jenning	0.01 -0.12 -0.11 -0.12 -0.12 -0.10 0.13
words: scrambl	for	0.01 -0.02 -0.09 -0.04 0.03 -0.07 -0.04
words: scrambl	to	-0.16 0.01 -0.10 0.05 -0.15 -0.10 0.07
words: sea	min	0.01 -0.10 -0.14 0.05 -0.09 -0.09 -0.09
words: search	for	0.14 -0.10 -0.22 -0.17 -0.07 -0.16 -0.07
words: second	[usa]	0.14 -0.14 -0.15 -0.11 -0.14 -0.11 -0.14
words: second	round	0.02 0.00 -0.08 -0.14 -0.13 -0.03 0.01
words: second	time	0.09 0.10 -0.10 -0.12 -0.11 -0.08 -0.10
words: second	wave	0.11 -0.09 -0.11 -0.06 -0.12 -0.10 -0.09
words: second	week	-0.15 0.09 -0.10 0.00 0.05 -0.09 -0.12
words: secret	[side]	0.11 -0.12 0.07 -0.10 -0.08 -0.08 -0.09
words: secretary	[usa]	-0.01 -0.01 -0.09 0.05 -0.07 -0.05 -0.11
words: secretary	chri	0.02 -0.07 -0.06 -0.01 -0.05 -0.04 -0.11
words: secretary	of	0.05 -0.01 -0.13 -0.07 -0.11 -0.05 0.02
words: secur	[region]	-0.08 -0.03 -0.11 -0.06 -0.09 -0.08 0.03
words: security	camera	-0.06 -0.07 -0.04 -0.06 -0.05 0.07 -0.07
words: security	chief	0.03 -0.18 -0.17 -0.09 -0.15 -0.12 0.04
words: security	forc	0.04 -0.12 -0.11 -0.07 0.02 -0.10 0.02
words: security	in	-0.09 0.12 -0.10 -0.13 -0.13 -0.09 -0.05
words: security	meet	-0.06 -0.09 -0.08 0.12 -0.08 -0.07 0.00
words: security	official	0.06 0.02 -0.12 -0.03 -0.10 -0.06 -0.06
words: seek	to	-0.10 0.01 -0.16 0.04 0.04 -0.14 0.01
words: seem	to	-0.05 0.07 -0.10 -0.11 -0.12 -0.09 0.03
words: seen	as	-0.10 0.06 -0.09 -0.11 -0.10 -0.08 -0.03
words: seen	in	0.09 -0.10 -0.12 -0.09 -0.02 -0.11 -0.12
words: seiz	[side]	0.13 -0.11 -0.14 -0.05 -0.19 -0.10 -0.18
words: seiz	on	-0.02 0.06 -0.09 -0.01 -0.11 -0.07 -0.01
words: seiz	ship	0.08 -0.15 -0.11 -0.14 -0.10 -0.10 0.04
words: seiz	two	-0.04 -0.07 -0.10 0.05 -0.08 -0.07 -0.08
words: seizur	of	0.00 -0.02 -0.08 0.03 -0.10 -0.08 -0.10
words: self	defens	0.05 0.03 -0.11 -0.06 -0.11 -0.06 -0.06
words: senat	republican	-0.05 -0.07 -0.07 -0.08 -0.03 -0.05 0.07
words: send	[number]	-0.03 0.05 -0.04 -0.08 -0.05 -0.04 -0.06
words: send	in	0.09 -0.05 -0.10 -0.07 -0.08 -0.08 -0.13
words: send	mix	-0.12 0.07 -0.08 -0.12 -0.07 -0.08 0.10
words: send	oil	0.05 0.01 -0.02 -0.04 -0.03 -0.02 -0.05
words: send	pric	-0.10 -0.11 -0.10 0.11 -0.08 -0.08 -0.10
words: send	ship	0.14 -0.09 -0.04 -0.07 -0.05 -0.04 -0.10
words: send	warship	0.08 -0.01 -0.09 -0.10 -0.08 -0.06 -0.13
words: senior	[side]	-0.05 0.04 0.02 0.03 -0.15 -0.08 -0.17
words: senior	[usa]	-0.12 0.11 -0.13 -0.12 -0.06 -0.05 -0.10
words: seriously	wound	0.00 0.02 -0.13 -0.11 0.03 -0.10 -0.11
words: serv	as	0.00 -0.13 0.08 -0.05 -0.11 -0.04 -0.12
words: servic	member	0.09 -0.13 -0.16 -0.10 0.03 0.05 -0.20
words: set	for	-0.15 0.00 -0.12 0.11 -0.11 -0.07 -0.07
words: set	to	-0.07 0.06 -0.07 0.02 -0.28 -0.15 -0.01
words: seven	of	0.07 -0.10 -0.08 -0.07 -0.14 -0.08 -0.02
words: seventh	[usa]	0.03 -0.08 -0.12 -0.10 0.10 -0.13 -0.12
words: several	[side]	0.11 -0.08 -0.08 -0.08 -0.11 -0.09 -0.10
words: severely	wound	0.10 -0.09 -0.10 -0.09 -0.12 -0.07 -0.11
words: shadow	fleet	-0.07 -0.10 -0.09 0.08 -0.05 -0.12 -0.06
words: shadow	of	-0.13 0.08 -0.09 0.01 -0.02 -0.10 0.00
words: shaky	ground	-0.02 0.05 -0.08 0.00 -0.11 -0.06 -0.13
words: she	fac	-0.11 0.09 -0.06 -0.07 0.03 -0.03 -0.04
words: shelly	kittleson	-0.08 -0.04 -0.08 -0.11 0.09 -0.08 -0.10
words: shelter	from	0.09 -0.08 -0.12 -0.05 -0.04 -0.09 -0.07
words: shelter	in	-0.11 -0.01 -0.10 -0.08 0.11 -0.06 -0.03
words: shift	[side]	-0.07 -0.04 -0.11 -0.12 -0.08 -0.09 0.08
words: ship	,	-0.07 -0.01 -0.09 0.06 -0.05 -0.08 -0.06
words: ship	:	-0.05 0.00 -0.09 -0.01 0.06 -0.06 -0.11
words: ship	after	-0.12 0.05 -0.13 0.05 0.06 -0.10 -0.13
words: ship	are	0.00 -0.10 -0.07 0.03 -0.12 -0.04 -0.08
words: ship	attack	-0.07 0.06 -0.12 -0.17 -0.19 -0.12 0.06
words: ship	carry	0.08 -0.12 -0.08 -0.06 -0.09 -0.08 -0.10
words: ship	crossing	0.01 -0.11 -0.06 0.07 -0.10 -0.07 -0.12
words: ship	from	-0.02 0.01 -0.15 0.06 -0.13 -0.15 -0.11
words: ship	hit	-0.04 -0.10 -0.10 0.08 -0.09 -0.09 -0.09
words: ship	in	0.02 -0.19 -0.23 0.13 -0.17 -0.19 -0.06
words: ship	near	0.11 -0.08 -0.07 -0.14 -0.06 -0.04 -0.07
words: ship	off	0.09 -0.07 -0.10 -0.06 -0.12 -0.06 -0.06
words: ship	pass	-0.05 -0.09 -0.06 0.07 -0.08 -0.07 -0.10
words: ship	seiz	0.12 -0.08 0.08 -0.11 -0.09 -0.08 -0.07
words: ship	through	0.06 0.07 -0.08 -0.10 -0.09 -0.09 0.00
words: ship	to	0.06 -0.05 -0.17 0.01 -0.12 -0.16 -0.16
words: ship	traffic	-0.11 -0.08 -0.05 0.10 -0.10 -0.04 -0.04
words: ship	transit	0.04 -0.11 -0.09 0.04 -0.08 -0.06 -0.08
words: ship	try	0.11 -0.10 -0.07 0.03 -0.08 -0.08 -0.10
words: ship	with	0.02 -0.11 0.04 0.01 -0.13 -0.14 -0.12
words: shipp	in	-0.15 -0.04 -0.12 0.09 -0.11 -0.09 -0.10
words: shock	,	-0.07 -0.09 -0.08 0.06 0.05 -0.07 -0.10
words: shoot	down	0.04 -0.03 -0.21 0.00 -0.15 -0.14 -0.01
words: shot	down	0.00 -0.01 0.02 -0.08 -0.25 -0.09 -0.02
words: should	be	0.05 0.10 -0.14 -0.08 -0.10 -0.08 -0.09
words: should	not	-0.06 0.04 -0.15 -0.15 -0.16 -0.06 0.01
words: show	:	0.17 -0.11 -0.18 -0.12 -0.15 -0.12 -0.19
words: show	[side]	-0.06 0.00 0.01 -0.12 -0.19 -0.17 0.12
words: show	[usa]	0.07 -0.01 -0.18 -0.10 -0.02 -0.14 -0.12
words: show	aftermath	-0.04 -0.09 -0.11 -0.09 0.07 -0.11 -0.10
words: show	from	-0.06 -0.10 -0.10 -0.07 -0.11 -0.07 0.06
words: show	in	0.10 -0.09 -0.11 -0.06 -0.10 -0.06 -0.11
words: show	no	-0.05 0.04 -0.02 -0.05 -0.10 0.07 -0.08
words: show	restraint	0.03 0.02 -0.07 -0.05 -0.05 -0.02 0.00
words: shut	[region]	0.08 -0.13 -0.10 0.05 0.08 -0.13 -0.14
words: shut	down	-0.05 -0.02 -0.10 0.05 -0.04 0.02 -0.12
words: sign	[side]	-0.12 0.13 -0.11 -0.11 -0.12 -0.12 -0.13
words: sign	[usa]	-0.14 0.11 -0.13 -0.15 -0.12 -0.12 -0.07
words: sign	agreement	-0.07 0.08 -0.06 -0.09 -0.07 -0.08 -0.09
words: sign	by	-0.09 0.11 -0.11 -0.09 -0.10 -0.08 -0.09
words: sign	ceremony	-0.13 0.13 -0.11 -0.12 -0.13 -0.09 -0.12
words: sign	deal	0.02 0.09 -0.14 -0.12 -0.15 -0.04 -0.17
words: sign	mou	-0.03 0.06 -0.11 -0.09 -0.10 -0.09 -0.08
words: sign	of	-0.12 0.11 0.04 -0.10 -0.11 0.04 -0.01
words: sign	on	-0.02 0.04 -0.09 -0.03 -0.14 -0.07 -0.10
words: sign	set	-0.07 0.08 -0.05 -0.07 -0.06 -0.03 -0.08
words: sign	sunday	-0.13 0.13 -0.04 -0.13 -0.08 -0.02 -0.10
words: sign	today	-0.13 0.12 -0.06 -0.12 -0.07 -0.04 -0.09
words: signal	:	0.00 -0.02 0.07 -0.11 -0.12 -0.12 -0.04
words: silenc	on	-0.10 -0.02 0.03 -0.11 0.05 -0.08 0.09
words: sinc	[number]	0.01 -0.12 -0.10 0.08 -0.12 -0.10 -0.09
words: sinc	[side]	0.00 -0.01 -0.11 0.00 -0.16 0.08 -0.06
words: sinc	start	0.02 -0.13 -0.19 0.00 0.06 -0.09 -0.14
words: sinc	the	0.03 0.00 -0.10 -0.05 0.02 -0.07 -0.11
words: sink	,	-0.03 -0.05 -0.10 0.07 -0.07 -0.05 -0.06
words: sink	[side]	0.14 -0.13 -0.14 -0.07 -0.17 -0.09 -0.14
words: siren	sound	0.07 -0.13 -0.13 -0.24 -0.03 -0.10 0.01
words: sit	,	-0.04 0.04 -0.03 0.07 -0.05 -0.02 -0.07
words: sit	hit	0.12 -0.11 -0.08 -0.11 -0.10 -0.11 -0.10
words: sit	in	0.07 -0.01 -0.15 -0.13 -0.11 -0.11 0.04
words: site	,	0.02 -0.11 0.01 -0.06 -0.13 -0.03 0.08
words: site	in	0.05 -0.15 -0.14 -0.08 -0.20 -0.12 0.07
words: site	of	-0.09 -0.09 -0.05 -0.03 0.09 -0.05 0.04
words: six	[usa]	-0.03 -0.12 -0.16 -0.11 0.09 -0.09 -0.16
words: six	crew	0.02 -0.05 -0.05 -0.03 0.05 -0.03 -0.08
words: sky	high	0.03 -0.07 -0.06 0.09 -0.11 -0.05 -0.11
words: slain	[side]	-0.12 0.11 -0.13 -0.06 -0.10 -0.10 0.10
words: slam	[usa]	-0.02 0.04 -0.15 -0.18 -0.14 -0.14 -0.01
words: sleeper	cell	-0.09 -0.10 0.10 -0.08 -0.08 -0.09 0.00
words: smok	ris	0.11 -0.07 -0.06 -0.07 -0.15 -0.05 -0.10
words: smok	rise	0.10 -0.07 -0.07 -0.09 -0.10 -0.07 -0.11
words: smok	seen	0.10 -0.09 -0.07 -0.09 -0.12 -0.05 -0.11
words: snapshot	-	-0.03 -0.04 -0.03 0.04 -0.04 -0.03 -0.04
words: so	far	-0.01 0.02 -0.23 0.04 -0.06 -0.14 -0.07
words: so	hard	0.06 -0.15 -0.11 0.05 0.06 -0.12 -0.15
words: so	long	-0.12 0.10 -0.07 -0.07 -0.09 -0.07 -0.11
words: soar	[number]	-0.13 -0.12 0.05 0.08 -0.14 -0.09 -0.13
words: soar	as	-0.03 -0.03 -0.02 0.03 -0.04 -0.02 -0.03
words: soar	on	-0.04 -0.05 -0.03 0.04 -0.02 -0.03 -0.03
words: soar	past	-0.09 -0.07 -0.06 0.08 -0.07 -0.05 -0.08
words: social	media	-0.11 0.12 -0.02 -0.16 -0.15 0.04 -0.04
words: soldier	as	0.17 -0.11 -0.11 -0.05 -0.19 -0.06 -0.13
words: soldier	in	-0.08 -0.01 -0.15 -0.09 -0.18 -0.07 0.08
words: soldier	kill	0.07 -0.04 -0.22 -0.15 -0.03 -0.07 -0.08
words: soldier	wound	-0.04 -0.14 -0.11 -0.10 0.09 -0.05 -0.12
words: son	as	-0.04 0.06 -0.10 -0.10 -0.09 -0.08 0.02
words: son	of	-0.09 0.02 -0.14 -0.07 -0.10 -0.10 0.08
words: soon	,	-0.02 0.03 0.05 0.03 -0.08 -0.11 -0.11
words: soon	as	-0.06 0.09 -0.08 0.06 -0.05 -0.04 -0.09
words: sought	refug	-0.01 0.02 0.02 -0.06 -0.08 -0.06 -0.09
words: sought	to	-0.02 -0.12 -0.11 0.02 -0.09 -0.08 0.05
words: sound	[side]	0.10 -0.04 -0.05 -0.11 -0.10 -0.07 -0.13
words: sound	acros	-0.05 -0.02 -0.02 -0.02 -0.07 -0.03 0.09
words: sound	from	0.21 -0.08 -0.13 -0.13 -0.20 -0.07 -0.22
words: sound	in	0.21 -0.18 -0.12 -0.23 -0.41 -0.09 -0.07
words: sound	of	0.10 -0.10 -0.13 -0.10 -0.10 -0.10 0.02
words: sound	on	0.09 -0.03 -0.05 -0.04 -0.10 -0.04 -0.08
words: sourc	say	0.04 0.01 -0.02 0.03 -0.10 -0.15 -0.22
words: sourc	says	0.11 -0.01 -0.06 -0.11 -0.09 -0.07 -0.07
words: south	,	0.01 0.02 -0.09 -0.08 0.00 -0.08 -0.10
words: south	[place]	0.07 -0.05 -0.04 -0.06 -0.08 -0.05 -0.07
words: southeast	asia	-0.08 -0.05 -0.05 -0.02 0.06 -0.05 -0.07
words: spark	fire	0.01 -0.14 -0.12 -0.07 -0.13 -0.09 0.06
words: spark	panic	0.07 -0.07 0.03 -0.09 -0.10 -0.08 -0.02
words: speak	to	-0.10 0.01 -0.13 -0.15 0.11 -0.11 -0.13
words: speak	with	0.05 0.07 -0.11 -0.10 -0.07 -0.07 -0.11
words: speaker	says	-0.14 0.01 -0.11 -0.12 -0.10 -0.11 0.07
words: special	forc	0.02 -0.11 -0.09 -0.07 0.01 -0.02 0.02
words: speech	:	-0.12 -0.15 -0.12 0.06 -0.09 -0.09 0.08
words: speech	commander	-0.08 0.09 -0.11 -0.07 -0.10 -0.03 0.02
words: speech	on	-0.13 0.06 -0.12 0.04 -0.09 -0.12 -0.14
words: speech	to	-0.05 0.02 -0.10 0.02 -0.09 -0.06 -0.02
words: spik	as	-0.11 -0.12 -0.03 0.12 -0.06 -0.02 -0.07
words: spik	in	-0.10 -0.08 -0.11 0.10 -0.09 -0.07 -0.10
words: spiral	,	0.04 0.01 -0.08 0.01 -0.12 -0.04 -0.07
words: spokesman	[side]	0.13 0.04 -0.18 -0.15 -0.21 -0.14 -0.17
words: spot	pric	-0.03 -0.04 0.00 0.07 -0.03 -0.01 -0.05
words: spread	to	0.06 -0.09 0.03 -0.03 -0.10 -0.01 -0.08
words: spy	for	-0.12 -0.12 0.13 -0.11 -0.15 -0.19 -0.13
words: stak	negotiation	-0.08 0.10 -0.08 -0.09 -0.06 -0.06 -0.11
words: stall	over	0.01 0.04 -0.10 -0.07 -0.11 -0.06 -0.09
words: stand	by	-0.10 0.05 0.10 -0.07 -0.06 -0.04 -0.09
words: stark	warn	0.04 -0.02 -0.11 -0.13 -0.10 -0.14 0.04
words: start	of	0.02 -0.13 -0.19 0.01 0.05 -0.08 -0.14
words: start	on	0.05 -0.03 -0.09 -0.08 -0.07 -0.09 -0.06
words: start	the	0.05 -0.02 -0.14 -0.13 -0.08 -0.07 0.05
words: start	to	0.00 -0.12 -0.13 0.01 -0.06 -0.10 0.04
words: start	war	0.05 -0.10 0.04 -0.11 -0.12 -0.13 -0.05
words: stat	media	0.10 0.05 -0.17 -0.17 0.02 -0.07 -0.18
words: stat	of	0.05 -0.16 -0.14 0.00 0.06 -0.11 -0.12
words: stat	tv	-0.10 0.05 -0.15 0.04 -0.15 -0.11 0.02
words: statement	on	0.09 -0.04 -0.18 -0.15 -0.10 -0.08 -0.07
words: statu	:	-0.09 -0.08 -0.06 0.08 -0.08 -0.06 -0.08
words: statu	in	-0.13 -0.12 -0.11 -0.11 -0.14 -0.09 0.13
words: stay	in	0.01 -0.02 -0.10 -0.11 -0.13 -0.08 0.05
words: stay	neutral	-0.11 0.10 -0.09 -0.10 -0.09 -0.07 0.07
words: stay	out	0.07 0.05 -0.12 -0.06 -0.11 -0.07 -0.18
words: step	down	-0.12 -0.03 -0.12 -0.09 -0.10 -0.09 0.13
words: step	in	-0.10 0.07 -0.07 0.03 -0.06 -0.06 -0.07
words: step	up	-0.02 0.04 -0.14 -0.08 -0.13 -0.13 0.02
words: stick	point	-0.13 0.14 -0.06 -0.09 -0.10 -0.06 -0.16
words: stock	fall	-0.06 -0.08 -0.03 0.07 -0.04 -0.03 -0.03
words: stock	futur	-0.07 -0.06 -0.03 0.06 -0.05 -0.03 -0.06
words: stock	market	-0.09 -0.08 -0.14 0.12 -0.02 -0.11 -0.20
words: stock	plung	-0.07 -0.08 -0.02 0.06 -0.03 -0.02 -0.03
words: stock	rise	-0.04 0.04 -0.03 -0.03 -0.03 -0.03 -0.05
words: stock	sink	-0.02 -0.04 -0.09 0.05 -0.06 -0.04 -0.05
words: stock	surg	-0.10 -0.09 -0.01 0.09 -0.04 -0.02 -0.06
words: stok	fear	-0.10 -0.11 -0.06 0.11 -0.08 -0.02 -0.10
words: stop	[side]	-0.02 0.06 -0.11 -0.13 -0.13 -0.07 0.02
words: stop	attack	-0.09 0.08 0.07 -0.07 -0.08 -0.09 -0.10
words: stop	now	-0.12 0.08 -0.09 -0.01 -0.06 -0.06 -0.10
words: stop	them	0.10 -0.08 -0.12 -0.12 -0.10 -0.06 -0.12
words: stopp	[side]	0.00 -0.10 -0.09 -0.09 -0.07 -0.08 0.05
words: straight	up	-0.11 -0.12 -0.09 0.04 -0.07 -0.08 0.09
words: strait	,	0.14 0.10 -0.07 -0.08 -0.08 -0.06 -0.12
words: strait	authority	-0.07 0.00 -0.07 0.06 -0.07 -0.11 -0.12
words: strait	of	-0.09 -0.11 -0.13 -0.08 -0.11 -0.10 0.10
words: strait	or	0.12 0.02 -0.12 -0.13 -0.09 -0.12 -0.11
words: strand	in	-0.05 -0.10 -0.08 -0.07 0.09 -0.09 -0.05
words: strand	near	-0.11 -0.08 -0.06 0.17 0.02 -0.05 -0.08
words: street	as	-0.03 0.05 -0.12 -0.05 -0.13 -0.09 0.01
words: street	of	0.05 0.03 -0.09 -0.08 -0.01 -0.08 -0.03
words: strik	,	-0.06 -0.13 0.03 0.07 -0.01 0.04 0.00
words: strik	.	-0.05 -0.11 -0.06 -0.07 0.06 -0.10 0.06
words: strik	:	-0.09 0.03 0.03 0.04 -0.02 -0.17 -0.05
words: strik	[ally]	0.01 0.03 -0.17 -0.14 -0.17 -0.08 -0.20
words: strik	[number]	0.10 -0.18 -0.20 -0.15 0.01 -0.14 -0.15
words: strik	[place]	0.17 -0.21 -0.18 -0.04 -0.08 -0.20 -0.02
words: strik	[region]	-0.05 0.02 -0.12 -0.10 -0.12 -0.14 0.02
words: strik	[side]	0.07 -0.05 -0.30 0.09 -0.01 -0.12 -0.17
words: strik	[usa]	0.11 -0.18 0.00 -0.14 -0.15 -0.10 -0.17
words: strik	acros	0.14 -0.16 -0.14 -0.01 -0.19 -0.13 -0.07
words: strik	after	0.03 0.01 -0.18 -0.17 -0.17 -0.14 -0.15
words: strik	against	-0.04 -0.11 -0.23 -0.01 -0.06 0.03 0.06
words: strik	and	-0.02 0.08 -0.18 -0.15 -0.18 0.06 -0.03
words: strik	as	0.07 -0.06 -0.19 -0.01 -0.01 -0.14 -0.11
words: strik	at	-0.06 0.00 0.04 -0.03 0.01 -0.12 -0.04
words: strik	clos	-0.03 -0.08 -0.10 -0.11 0.04 -0.09 0.04
words: strik	continu	0.20 -0.09 -0.17 -0.16 -0.13 0.01 -0.25
words: strik	could	0.00 -0.01 -0.12 0.04 -0.12 -0.13 -0.10
words: strik	damag	-0.01 0.08 -0.12 -0.10 -0.12 -0.14 -0.10
words: strik	destroy	0.07 -0.07 -0.09 -0.04 -0.08 -0.09 -0.06
words: strik	escalat	0.08 -0.16 -0.15 0.04 -0.18 -0.17 -0.17
words: strik	for	-0.03 -0.14 -0.13 -0.11 -0.11 -0.12 0.12
words: strik	hit	0.16 -0.20 -0.18 -0.18 -0.12 -0.20 -0.09
words: strik	hits	0.17 -0.11 -0.10 -0.12 -0.16 -0.13 -0.15
words: strik	if	0.13 -0.10 -0.12 -0.13 -0.09 -0.11 -0.10
words: strik	in	0.05 0.08 -0.06 0.03 -0.04 -0.24 -0.26
words: strik	intensify	0.06 -0.11 -0.08 -0.09 0.03 -0.12 -0.08
words: strik	kill	0.15 -0.15 -0.22 -0.11 -0.03 -0.11 -0.15
words: strik	may	0.05 -0.11 -0.12 0.03 -0.15 -0.10 0.05
words: strik	missil	-0.12 -0.07 -0.11 -0.09 0.12 -0.10 -0.12
words: strik	near	-0.03 -0.07 -0.15 -0.08 0.05 -0.08 -0.11
words: strik	on	0.06 0.08 -0.16 0.00 -0.04 -0.15 -0.16
words: strik	pound	-0.01 0.02 -0.11 -0.13 -0.13 -0.12 0.03
words: strik	report	0.12 -0.10 -0.08 -0.11 -0.12 -0.11 -0.12
words: strik	residential	0.08 -0.08 -0.11 -0.07 -0.04 -0.09 -0.14
words: strik	rock	0.12 -0.11 -0.09 -0.12 -0.13 -0.12 -0.11
words: strik	target	0.00 0.03 -0.13 -0.06 0.02 -0.14 -0.14
words: strik	that	0.05 -0.10 -0.14 -0.09 0.00 -0.05 -0.12
words: strik	to	-0.05 -0.02 0.03 -0.11 -0.04 -0.16 0.04
words: strik	with	0.08 0.00 -0.12 -0.13 -0.12 -0.10 -0.14
words: strongly	condemn	0.06 -0.03 -0.05 -0.09 -0.06 -0.04 -0.09
words: struck	and	0.12 -0.11 -0.10 -0.13 -0.07 -0.08 -0.07
words: struck	by	-0.03 -0.13 -0.15 0.11 -0.14 -0.12 -0.10
words: struck	in	0.15 -0.12 -0.09 -0.11 -0.12 -0.09 -0.15
words: struck	the	0.07 -0.08 -0.10 -0.02 -0.08 -0.03 -0.06
words: struggl	to	-0.09 -0.10 0.08 -0.09 0.06 -0.07 -0.10
words: stuck	in	-0.10 -0.02 -0.11 -0.06 0.11 -0.06 0.07
words: submarin	sink	0.04 -0.04 -0.04 -0.03 -0.06 -0.02 -0.03
words: suggest	[side]	-0.12 -0.10 0.04 -0.06 -0.11 -0.09 0.10
words: suicid	dron	0.02 -0.01 -0.13 -0.08 -0.06 -0.10 0.04
words: summon	[place]	-0.04 0.06 -0.08 -0.08 -0.07 -0.02 -0.07
words: sunday	,	-0.10 0.06 -0.07 -0.11 0.03 -0.01 -0.09
words: sunday	-	-0.13 0.07 -0.06 0.01 -0.08 -0.06 -0.06
words: sunk	by	-0.03 0.07 -0.18 -0.09 0.01 -0.15 -0.09
words: supply	.	0.00 -0.01 -0.03 -0.01 0.01 -0.03 -0.01
words: supply	chain	-0.12 -0.11 -0.07 0.08 -0.14 -0.04 0.01
words: supply	concern	-0.05 -0.09 -0.03 0.07 -0.05 -0.03 -0.04
words: supply	disruption	-0.06 -0.04 -0.03 0.06 -0.07 -0.05 -0.06
words: supply	of	-0.01 -0.10 -0.06 0.07 0.01 -0.06 -0.14
words: supply	risk	-0.04 -0.07 -0.02 0.05 -0.04 -0.01 -0.05
words: support	[side]	-0.08 -0.01 -0.02 -0.10 -0.12 -0.13 0.11
words: support	[usa]	-0.11 -0.03 0.03 0.05 -0.09 -0.08 -0.09
words: support	for	-0.04 0.05 -0.22 -0.13 -0.19 -0.09 0.04
words: surg	,	0.02 -0.04 -0.03 0.02 -0.07 -0.04 -0.05
words: surg	[number]	-0.11 -0.08 -0.07 0.10 -0.09 -0.05 -0.10
words: surg	abov	0.07 -0.10 -0.03 -0.07 -0.04 -0.02 -0.07
words: surg	after	-0.07 -0.09 -0.02 0.06 -0.02 -0.02 -0.05
words: surg	amid	-0.11 -0.13 -0.04 -0.07 0.08 -0.07 -0.12
words: surg	as	0.06 0.05 -0.04 -0.06 -0.07 -0.03 -0.09
words: surg	in	0.03 -0.01 -0.14 -0.03 -0.15 -0.10 -0.03
words: surg	more	-0.04 -0.05 -0.02 0.04 -0.04 -0.02 -0.05
words: surg	past	-0.20 -0.13 -0.05 0.19 -0.06 -0.05 -0.13
words: surg	to	-0.01 -0.03 -0.08 0.02 -0.06 -0.04 -0.03
words: surg	toward	0.03 -0.06 -0.04 0.10 -0.05 -0.03 -0.08
words: surpass	[number]	0.01 -0.07 -0.05 -0.07 0.02 -0.05 -0.07
words: surrender	,	-0.10 0.01 -0.07 0.01 -0.07 -0.05 0.03
words: surrender	from	-0.13 0.10 -0.10 -0.09 -0.12 -0.08 -0.03
words: surrender	to	-0.08 0.08 -0.08 -0.04 -0.03 -0.06 -0.09
words: surviv	the	-0.12 -0.10 -0.08 -0.04 -0.08 -0.10 0.09
words: survivor	from	-0.08 0.05 -0.09 -0.06 0.05 -0.04 -0.10
words: suspect	[side]	-0.02 -0.08 0.00 -0.11 -0.10 0.05 -0.11
words: suspend	[side]	0.02 0.05 -0.08 -0.03 -0.09 -0.13 -0.10
words: suspend	flight	-0.12 -0.12 -0.08 0.08 -0.04 -0.08 0.11
words: system	,	-0.05 -0.14 -0.14 -0.14 0.09 0.05 -0.05
words: tak	effect	-0.06 0.06 -0.08 -0.08 0.07 -0.05 -0.18
words: take	[side]	-0.08 0.03 -0.17 -0.07 -0.13 -0.16 0.06
words: take	over	0.16 -0.01 -0.17 -0.14 -0.17 -0.08 -0.08
words: take	plac	-0.12 0.14 -0.04 -0.16 -0.07 -0.01 -0.12
words: take	the	-0.11 0.01 -0.10 0.06 -0.12 -0.12 -0.11
words: take	to	0.03 -0.01 0.05 -0.12 -0.13 -0.09 0.00
words: takeaway	from	-0.08 0.09 -0.15 -0.15 -0.14 -0.15 -0.05
words: taken	out	0.06 -0.01 -0.14 -0.15 -0.13 -0.14 -0.04
words: taken	too	-0.06 0.07 -0.04 -0.10 -0.02 -0.02 -0.06
words: talk	,	0.07 -0.14 -0.17 -0.02 0.03 -0.09 0.04
words: talk	-	0.06 0.02 -0.11 -0.17 -0.16 -0.06 -0.15
words: talk	.	-0.05 -0.07 0.03 -0.06 -0.12 -0.04 0.07
words: talk	:	0.00 0.11 -0.09 -0.14 -0.11 -0.07 -0.16
words: talk	;	-0.01 0.03 -0.08 -0.02 -0.10 -0.07 -0.11
words: talk	?	-0.13 0.06 -0.08 -0.13 -0.14 -0.08 -0.01
words: talk	[place]	0.06 -0.04 -0.07 -0.12 -0.06 -0.01 -0.10
words: talk	[side]	-0.13 0.04 -0.11 -0.14 -0.13 -0.08 0.02
words: talk	[usa]	0.02 -0.07 -0.09 -0.13 0.07 -0.08 -0.03
words: talk	about	-0.11 -0.13 0.04 -0.13 -0.07 -0.07 0.12
words: talk	after	0.02 0.11 -0.10 -0.14 -0.15 -0.08 -0.13
words: talk	and	-0.11 0.13 -0.12 -0.10 -0.11 -0.06 -0.08
words: talk	as	-0.03 0.11 -0.12 -0.06 -0.13 -0.06 -0.08
words: talk	begin	-0.07 0.06 -0.07 0.00 -0.14 -0.04 -0.15
words: talk	between	0.01 -0.01 -0.14 0.04 0.00 -0.07 -0.11
words: talk	collaps	0.02 -0.08 -0.04 -0.11 -0.10 -0.03 0.05
words: talk	conclud	-0.13 0.13 -0.12 -0.12 -0.11 -0.10 -0.13
words: talk	continu	0.03 0.09 -0.09 -0.16 -0.12 -0.05 -0.13
words: talk	could	-0.09 -0.11 -0.07 -0.01 -0.10 -0.05 0.07
words: talk	end	0.06 0.03 -0.06 -0.16 -0.08 -0.05 -0.05
words: talk	fail	0.10 -0.12 -0.13 -0.07 -0.13 -0.05 -0.05
words: talk	for	-0.07 0.03 -0.03 -0.10 -0.05 -0.02 0.05
words: talk	go	0.03 0.08 -0.06 -0.08 -0.08 -0.02 -0.13
words: talk	in	-0.07 0.03 -0.15 -0.02 -0.28 -0.05 -0.02
words: talk	of	0.10 -0.03 -0.08 -0.09 -0.11 -0.09 0.02
words: talk	on	-0.09 -0.09 -0.12 0.07 0.02 -0.08 0.01
words: talk	reach	0.02 0.07 -0.06 -0.08 -0.09 -0.08 -0.08
words: talk	set	-0.13 0.12 -0.10 -0.12 -0.11 -0.06 -0.10
words: talk	stall	-0.16 0.17 -0.08 -0.17 -0.13 -0.12 -0.09
words: talk	talk	0.06 -0.05 -0.09 -0.14 -0.10 -0.05 -0.14
words: talk	to	0.05 -0.02 -0.12 0.01 -0.15 -0.08 -0.08
words: talk	war	0.09 -0.09 -0.07 0.05 -0.14 -0.08 0.05
words: talk	with	-0.18 0.08 -0.24 0.05 0.03 -0.09 -0.06
words: talk	|	-0.09 0.11 -0.07 -0.14 -0.07 -0.02 -0.10
words: tanker	attack	-0.01 0.06 -0.07 -0.10 -0.06 -0.04 0.03
words: tanker	burn	0.10 0.04 -0.10 -0.11 -0.14 -0.10 -0.11
words: tanker	carry	-0.04 -0.14 -0.11 0.09 -0.13 -0.10 -0.12
words: tanker	exit	0.07 -0.11 -0.05 0.11 -0.12 -0.07 -0.14
words: tanker	hit	0.03 -0.14 -0.09 -0.02 0.07 -0.08 -0.12
words: tanker	in	0.06 -0.13 -0.16 -0.04 -0.13 -0.14 -0.18
words: tanker	off	0.06 -0.14 -0.09 -0.04 0.04 -0.07 -0.12
words: tanker	pass	-0.03 -0.10 -0.05 0.07 -0.07 -0.07 -0.08
words: tanker	rat	-0.10 -0.06 -0.02 0.08 -0.05 -0.02 -0.05
words: tanker	strand	-0.12 -0.05 -0.03 0.10 -0.12 -0.03 -0.03
words: tanker	struck	-0.03 -0.12 -0.12 0.08 -0.11 -0.11 -0.12
words: tanker	test	-0.05 -0.08 -0.03 0.07 -0.06 -0.07 -0.08
words: tanker	through	-0.01 0.04 -0.05 -0.01 -0.06 -0.06 -0.06
words: tanker	transit	0.10 0.03 -0.04 -0.09 -0.07 -0.08 -0.08
words: tanker	with	0.06 -0.09 -0.04 -0.03 -0.06 -0.03 -0.07
words: tap	strik	-0.02 -0.07 -0.10 -0.03 -0.04 -0.06 0.05
words: target	,	0.09 -0.09 -0.07 -0.10 -0.08 -0.07 -0.09
words: target	[place]	0.19 -0.20 -0.18 -0.17 -0.03 -0.14 -0.16
words: target	[region]	0.11 -0.14 -0.16 -0.08 -0.16 -0.15 -0.12
words: target	[side]	0.03 -0.18 -0.04 0.02 -0.01 0.02 -0.09
words: target	[usa]	-0.12 0.03 0.12 -0.13 -0.17 -0.15 -0.19
words: target	acros	0.14 -0.10 -0.12 -0.13 -0.15 -0.13 -0.14
words: target	by	0.13 -0.13 -0.11 -0.12 -0.12 -0.11 -0.12
words: target	in	0.17 -0.16 -0.20 -0.17 -0.11 0.04 -0.23
words: target	journalist	0.01 0.16 -0.09 -0.09 -0.12 -0.10 -0.11
words: target	on	-0.01 -0.15 -0.11 -0.14 -0.11 -0.10 0.05
words: tasnim	report	0.04 -0.05 -0.08 -0.04 -0.09 -0.08 -0.09
words: taylor	green	-0.04 -0.06 -0.05 -0.04 -0.03 -0.02 0.05
words: tell	[place]	-0.09 0.10 -0.08 -0.08 -0.08 -0.09 -0.09
words: tell	[side]	-0.05 0.13 0.02 -0.01 -0.17 -0.15 -0.20
words: tell	[usa]	-0.05 0.09 -0.18 -0.12 -0.14 -0.08 0.00
words: tell	al	-0.13 0.10 -0.07 -0.02 -0.12 -0.04 -0.11
words: tell	bbc	-0.14 0.15 -0.12 -0.12 -0.14 -0.13 -0.13
words: tell	post	-0.12 0.12 -0.10 -0.11 -0.11 -0.07 -0.10
words: tell	us	0.10 -0.16 -0.13 -0.13 -0.13 -0.11 0.03
words: ten	day	0.08 -0.02 -0.02 -0.04 -0.11 -0.03 -0.10
words: tens	of	-0.02 -0.09 -0.11 -0.08 0.08 -0.11 0.01
words: tension	,	-0.07 -0.04 -0.05 0.06 -0.09 -0.04 0.02
words: tension	:	-0.05 0.10 -0.12 -0.10 -0.09 -0.10 -0.14
words: tension	build	-0.04 0.08 -0.09 -0.06 -0.10 -0.08 -0.12
words: tension	escalat	0.09 -0.13 -0.05 -0.12 -0.11 -0.04 0.08
words: tension	rise	-0.11 0.10 -0.09 -0.07 0.04 -0.06 0.04
words: tension	spik	-0.08 0.07 -0.05 -0.06 -0.05 -0.04 -0.06
words: territorial	integrity	-0.04 -0.02 -0.11 -0.08 -0.11 -0.13 0.05
words: territory	,	0.06 0.06 -0.11 -0.11 -0.11 -0.10 -0.12
words: terrorist	agent	-0.09 0.12 -0.14 -0.07 -0.08 -0.10 -0.09
words: terrorist	in	0.11 -0.06 -0.12 -0.05 -0.11 -0.06 -0.10
words: text	of	-0.16 0.18 -0.13 -0.18 -0.18 -0.07 -0.16
words: than	[number]	-0.04 0.00 -0.01 -0.07 0.09 -0.07 -0.16
words: than	[place]	0.01 -0.10 -0.09 0.04 -0.09 -0.03 -0.01
words: than	[usa]	-0.10 -0.08 -0.13 0.03 0.05 -0.09 0.04
words: than	a	0.03 -0.01 -0.06 -0.06 -0.07 -0.06 -0.15
words: thank	[place]	-0.13 0.13 -0.14 -0.12 -0.11 -0.14 -0.13
words: thank	to	-0.10 -0.11 -0.10 0.11 -0.12 -0.11 -0.10
words: that	[side]	-0.10 0.12 0.04 -0.12 -0.24 -0.16 -0.03
words: that	[usa]	-0.01 -0.04 0.01 -0.18 -0.15 -0.11 0.05
words: that	a	-0.13 -0.04 -0.08 0.04 -0.10 -0.03 0.07
words: that	can	0.14 -0.13 -0.13 -0.05 0.01 -0.06 -0.11
words: that	could	0.05 -0.09 -0.08 0.05 -0.10 -0.05 0.06
words: that	he	-0.11 0.12 -0.13 0.03 -0.09 -0.10 0.02
words: that	help	0.06 -0.02 0.04 0.07 -0.10 -0.08 -0.12
words: that	it	-0.05 -0.03 -0.02 0.04 -0.15 -0.12 0.02
words: that	kill	0.12 -0.14 -0.15 -0.04 0.04 -0.04 -0.16
words: that	the	0.03 -0.04 -0.21 -0.01 -0.11 -0.10 0.01
words: that	would	-0.08 0.00 -0.10 -0.09 -0.10 -0.07 0.10
words: the	[ally]	0.03 -0.03 -0.11 -0.08 -0.05 -0.06 0.03
words: the	[number]	-0.05 0.13 -0.13 -0.08 -0.14 -0.09 0.02
words: the	[place]	-0.08 0.01 -0.23 -0.16 0.01 -0.12 0.11
words: the	[region]	0.06 0.04 -0.19 -0.13 -0.04 -0.20 0.04
words: the	[side]	-0.17 0.02 -0.10 0.10 -0.19 -0.08 0.05
words: the	[usa]	0.01 -0.07 0.03 0.03 -0.10 -0.20 -0.03
words: the	agreement	-0.08 0.11 -0.04 -0.08 -0.09 -0.03 -0.11
words: the	air	-0.11 -0.08 -0.10 -0.07 0.01 -0.05 0.09
words: the	attack	0.05 -0.17 0.06 -0.07 -0.07 -0.09 -0.01
words: the	battlefield	0.15 -0.14 0.08 -0.12 -0.13 -0.11 -0.10
words: the	best	0.05 -0.09 -0.09 0.02 -0.15 -0.04 -0.03
words: the	big	0.08 -0.03 0.04 -0.12 -0.11 -0.08 -0.15
words: the	board	-0.11 -0.07 -0.09 0.04 -0.11 -0.07 0.10
words: the	brink	-0.10 -0.03 -0.12 -0.05 0.06 -0.11 -0.06
words: the	card	-0.11 0.09 -0.08 -0.11 -0.07 -0.07 -0.08
words: the	ceas	-0.13 0.14 -0.08 -0.07 -0.02 -0.08 -0.14
words: the	ceasefir	-0.07 0.07 -0.08 -0.16 -0.10 -0.11 0.04
words: the	city	0.04 -0.14 -0.06 0.04 0.10 -0.06 -0.04
words: the	com	0.07 -0.02 -0.13 -0.07 -0.09 -0.11 -0.10
words: the	conflict	0.07 -0.03 0.03 -0.17 -0.06 -0.10 0.02
words: the	country	-0.08 -0.07 -0.01 0.01 -0.04 0.01 0.04
words: the	current	0.07 -0.11 -0.11 -0.05 -0.11 -0.09 0.07
words: the	deal	-0.13 -0.08 -0.11 0.03 -0.14 -0.06 0.05
words: the	death	-0.11 -0.09 -0.17 -0.16 0.02 -0.14 0.11
words: the	economic	-0.01 0.12 -0.06 -0.10 -0.13 -0.08 -0.05
words: the	end	-0.02 -0.12 -0.08 -0.12 0.08 -0.08 0.04
words: the	energy	0.06 -0.11 -0.08 -0.02 -0.15 -0.08 0.01
words: the	f	0.08 -0.02 -0.13 -0.13 -0.10 -0.10 0.02
words: the	fallout	-0.10 0.04 -0.10 0.07 0.00 -0.06 -0.10
words: the	fight	-0.07 -0.09 -0.07 -0.09 -0.08 -0.05 0.10
words: the	first	0.07 -0.11 -0.21 -0.19 -0.22 -0.17 0.07
words: the	full	0.12 -0.10 -0.11 -0.13 -0.11 -0.11 -0.13
words: the	gas	-0.08 0.05 -0.06 0.06 -0.11 -0.04 -0.10
words: the	global	-0.14 -0.16 -0.14 0.11 -0.21 -0.11 -0.02
words: the	government	-0.09 0.11 -0.12 -0.09 -0.14 -0.09 0.07
words: the	ground	0.05 -0.01 -0.14 -0.09 -0.17 -0.06 0.00
words: the	heart	-0.10 -0.13 -0.11 -0.12 0.06 -0.11 0.09
words: the	hell	0.01 0.08 -0.11 -0.10 -0.12 -0.08 -0.11
words: the	job	0.07 -0.12 -0.09 -0.05 -0.10 -0.09 0.09
words: the	key	0.01 0.11 -0.13 -0.11 -0.11 -0.05 -0.08
words: the	kill	-0.13 -0.02 -0.14 -0.10 0.01 -0.06 0.12
words: the	largest	0.07 -0.10 -0.05 -0.02 -0.11 -0.03 -0.08
words: the	latest	0.07 -0.08 -0.13 -0.02 -0.24 -0.11 0.02
words: the	leader	-0.02 -0.04 -0.11 -0.09 -0.02 -0.09 0.04
words: the	line	-0.10 -0.13 -0.10 0.02 -0.12 -0.08 0.06
words: the	long	-0.10 0.06 -0.12 0.00 -0.09 -0.06 0.01
words: the	main	-0.09 -0.03 -0.08 -0.08 -0.11 -0.05 0.08
words: the	military	-0.09 -0.13 -0.12 0.03 -0.15 -0.04 0.11
words: the	most	0.11 -0.14 -0.10 -0.09 0.02 -0.03 -0.10
words: the	move	-0.12 -0.05 -0.08 0.11 -0.09 -0.06 -0.13
words: the	nation	-0.06 0.00 -0.10 -0.12 -0.10 -0.06 0.05
words: the	national	-0.09 -0.03 -0.09 0.14 -0.07 -0.17 -0.04
words: the	oil	-0.07 0.02 -0.11 0.03 -0.15 -0.10 -0.13
words: the	page	-0.07 0.11 -0.05 -0.08 -0.05 -0.03 -0.12
words: the	president	0.00 -0.02 -0.18 -0.17 -0.16 -0.03 0.05
words: the	pric	-0.06 0.04 -0.15 -0.01 -0.15 -0.10 -0.04
words: the	public	0.06 -0.11 -0.10 -0.02 0.06 -0.07 -0.13
words: the	region	0.06 -0.08 -0.15 -0.14 -0.17 -0.17 0.06
words: the	rescu	0.08 -0.06 -0.09 -0.07 -0.08 -0.03 -0.08
words: the	right	-0.08 0.06 -0.09 -0.08 -0.06 -0.04 -0.01
words: the	rubbl	0.05 -0.06 -0.05 -0.07 0.02 -0.05 -0.11
words: the	sailor	-0.10 -0.08 -0.06 0.04 0.07 -0.05 -0.08
words: the	same	-0.08 -0.08 -0.03 -0.13 0.03 0.04 0.02
words: the	sky	0.14 -0.10 -0.13 -0.07 -0.17 -0.07 -0.02
words: the	start	0.07 -0.08 -0.08 0.07 -0.12 -0.09 -0.11
words: the	strait	-0.03 0.02 -0.14 -0.01 -0.15 -0.13 -0.02
words: the	street	0.03 -0.06 0.06 -0.09 -0.04 -0.11 0.00
words: the	trigger	0.06 -0.05 -0.11 -0.13 -0.14 -0.15 -0.01
words: the	truth	0.05 -0.13 0.05 -0.10 -0.05 -0.10 0.02
words: the	two	-0.09 0.06 -0.10 0.03 -0.16 -0.04 -0.16
words: the	war	0.04 0.01 -0.11 -0.05 -0.12 -0.20 -0.01
words: the	way	-0.06 0.11 -0.10 -0.06 -0.11 -0.06 -0.13
words: the	west	0.03 -0.09 -0.10 -0.11 -0.12 -0.08 0.10
words: the	world	-0.08 -0.07 -0.19 0.06 0.04 -0.13 0.01
words: the	worst	-0.11 0.03 -0.12 -0.11 -0.13 -0.10 0.05
words: their	own	-0.10 -0.04 -0.12 0.05 0.05 0.05 -0.01
words: their	rescu	-0.03 0.07 -0.10 -0.05 -0.05 -0.03 -0.07
words: them	to	0.08 -0.10 -0.10 0.04 -0.12 -0.07 -0.10
words: ther	is	-0.03 0.02 -0.11 -0.12 -0.02 -0.10 -0.01
words: ther	no	-0.01 -0.05 -0.12 0.01 0.03 -0.11 -0.12
words: ther	was	0.04 -0.14 -0.03 0.05 0.00 -0.09 0.02
words: ther	will	-0.09 -0.05 -0.07 -0.07 -0.07 -0.06 0.06
words: they	are	-0.05 0.04 -0.16 0.03 -0.15 -0.09 0.03
words: they	can	0.02 -0.11 -0.11 0.06 -0.07 -0.03 0.03
words: they	have	0.10 0.01 -0.13 -0.11 -0.10 -0.09 -0.10
words: they	want	0.06 -0.03 -0.09 -0.10 -0.14 -0.10 0.00
words: they	were	-0.01 0.03 0.02 -0.11 0.03 -0.06 -0.09
words: they	will	0.02 -0.11 -0.05 0.02 -0.09 -0.05 0.02
words: think	[side]	-0.07 -0.04 -0.12 -0.06 -0.05 -0.09 0.08
words: third	day	0.11 -0.11 -0.10 -0.05 -0.14 -0.09 -0.12
words: third	wave	0.09 -0.06 -0.11 -0.04 -0.13 -0.11 -0.07
words: this	is	0.04 -0.17 -0.16 0.00 -0.13 -0.09 0.05
words: this	war	-0.10 0.04 -0.14 -0.14 -0.15 -0.12 0.11
words: this	week	-0.03 0.02 -0.18 -0.01 -0.23 -0.12 0.01
words: this	weekend	-0.11 0.09 -0.08 -0.11 -0.06 -0.03 -0.08
words: thos	who	-0.08 0.05 -0.09 -0.07 -0.08 -0.07 0.03
words: though	[side]	-0.11 0.11 -0.05 -0.07 -0.08 -0.01 -0.06
words: thousand	of	0.01 -0.18 0.00 -0.14 0.10 0.05 -0.15
words: thre	,	-0.01 -0.08 -0.06 0.09 -0.10 -0.09 -0.14
words: thre	[ally]	0.06 -0.09 -0.11 -0.07 0.04 -0.07 -0.11
words: thre	[place]	-0.02 -0.18 -0.15 -0.03 0.10 -0.12 -0.16
words: thre	[side]	0.01 0.00 -0.04 -0.09 -0.13 -0.11 0.02
words: thre	in	0.00 -0.02 -0.10 0.08 -0.05 -0.10 -0.11
words: thre	kill	0.12 -0.08 -0.11 -0.09 -0.12 -0.09 -0.10
words: thre	palestinian	0.11 -0.05 -0.09 -0.07 -0.10 -0.04 -0.13
words: threat	,	-0.02 0.04 -0.14 -0.11 -0.17 -0.11 0.01
words: threat	:	-0.07 -0.01 0.06 -0.14 -0.13 -0.11 0.04
words: threat	;	-0.09 0.03 -0.08 -0.09 -0.10 -0.06 0.02
words: threat	against	-0.11 -0.01 0.04 -0.15 -0.13 -0.16 0.01
words: threat	as	0.00 0.12 -0.11 -0.11 -0.10 -0.10 -0.13
words: threat	in	0.08 -0.07 -0.16 -0.15 -0.13 -0.12 0.00
words: threat	keep	-0.13 -0.08 -0.05 0.11 -0.07 -0.06 -0.09
words: threat	of	0.02 -0.02 -0.22 0.05 0.00 -0.19 -0.13
words: threat	on	0.04 0.06 -0.15 -0.10 -0.11 -0.14 -0.04
words: threat	over	-0.13 -0.01 -0.18 -0.15 -0.11 -0.08 0.09
words: threat	rais	-0.03 0.11 -0.13 -0.13 -0.09 -0.10 -0.07
words: threat	to	-0.07 0.06 -0.10 0.00 -0.26 -0.16 -0.02
words: threaten	:	-0.15 0.09 0.07 -0.11 -0.11 -0.14 -0.14
words: threaten	[place]	-0.14 0.18 -0.15 -0.17 -0.12 -0.18 -0.17
words: threaten	[side]	0.06 0.01 -0.24 -0.01 -0.23 -0.25 -0.12
words: threaten	[usa]	0.03 0.01 -0.23 0.02 -0.17 -0.20 -0.21
words: threaten	a	0.04 -0.08 -0.10 0.02 -0.08 -0.08 0.07
words: threaten	its	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: threaten	new	-0.04 -0.02 -0.11 0.03 0.05 -0.11 -0.11
words: threaten	to	0.10 -0.07 -0.15 0.00 -0.34 -0.03 -0.01
words: through	[place]	0.01 -0.08 -0.10 0.07 -0.12 -0.09 -0.14
words: through	[region]	-0.07 -0.01 -0.17 0.11 -0.20 -0.17 -0.15
words: through	the	0.08 -0.13 -0.12 -0.04 -0.15 0.06 -0.01
words: thursday	,	-0.09 0.09 -0.05 -0.05 -0.05 -0.02 -0.09
words: tied	to	-0.16 0.00 0.13 -0.07 -0.19 0.01 -0.07
words: ties	with	-0.03 0.03 -0.12 -0.08 -0.09 -0.05 0.00
words: time	,	-0.10 0.05 0.01 -0.09 -0.13 0.05 0.01
words: time	as	-0.06 -0.08 -0.07 0.12 -0.12 -0.08 0.04
words: time	for	-0.10 0.12 -0.11 -0.08 -0.10 -0.04 -0.10
words: time	in	0.09 0.09 0.06 -0.08 -0.12 -0.04 -0.16
words: time	is	0.01 -0.07 -0.08 -0.11 -0.09 -0.07 0.06
words: time	sinc	0.09 0.00 -0.14 -0.02 -0.16 -0.14 -0.13
words: time	to	-0.16 0.00 -0.11 0.00 -0.14 -0.12 0.06
words: to	,	0.07 -0.07 -0.15 0.02 -0.12 -0.11 -0.01
words: to	[ally]	0.05 -0.14 -0.17 -0.14 -0.19 -0.15 0.08
words: to	[number]	-0.12 -0.07 -0.10 0.11 -0.09 -0.02 0.02
words: to	[place]	0.01 0.04 -0.10 0.02 -0.06 -0.03 -0.11
words: to	[region]	0.20 -0.05 -0.05 -0.11 -0.28 -0.09 -0.27
words: to	[side]	-0.02 -0.05 -0.03 0.02 -0.01 0.04 -0.03
words: to	[usa]	0.10 -0.07 -0.11 0.01 -0.20 -0.21 -0.05
words: to	a	-0.12 0.16 -0.12 -0.13 -0.02 -0.10 -0.09
words: to	accept	0.02 0.07 -0.09 -0.09 -0.05 -0.05 -0.09
words: to	act	0.04 0.04 -0.12 -0.10 -0.11 -0.10 -0.03
words: to	advanc	-0.10 0.03 -0.06 -0.04 -0.05 -0.02 0.05
words: to	agre	0.02 -0.06 0.07 -0.07 -0.11 -0.04 -0.05
words: to	agreement	-0.15 -0.01 -0.16 0.02 -0.19 -0.14 0.06
words: to	all	0.01 -0.08 -0.11 0.09 -0.14 -0.11 -0.14
words: to	any	0.03 0.07 -0.14 -0.13 -0.13 -0.19 -0.18
words: to	asia	-0.09 -0.09 -0.05 0.08 -0.04 -0.04 -0.06
words: to	attack	0.13 -0.08 -0.01 -0.24 -0.24 -0.15 0.05
words: to	avoid	-0.10 -0.01 -0.12 0.09 -0.09 -0.11 -0.14
words: to	back	-0.05 -0.03 -0.14 -0.15 -0.12 -0.11 0.07
words: to	be	0.03 -0.03 -0.03 -0.04 -0.04 -0.15 -0.03
words: to	begin	0.00 -0.01 0.03 -0.06 -0.11 -0.04 0.03
words: to	block	-0.08 0.05 -0.11 0.09 -0.09 -0.10 -0.12
words: to	blockad	0.01 0.10 -0.06 -0.12 -0.05 -0.06 -0.07
words: to	blow	0.01 0.05 -0.11 -0.02 -0.18 0.07 -0.15
words: to	blunt	-0.08 -0.11 -0.08 0.10 -0.09 -0.10 -0.09
words: to	bomb	-0.12 0.01 0.00 -0.11 -0.17 -0.16 0.12
words: to	br	0.04 0.04 -0.07 0.08 0.01 -0.06 -0.13
words: to	break	-0.08 -0.10 -0.11 -0.13 -0.09 -0.10 0.12
words: to	buy	-0.12 -0.08 -0.12 0.13 -0.11 -0.11 -0.12
words: to	calm	-0.07 0.04 -0.14 0.01 -0.11 -0.12 -0.02
words: to	captur	0.03 -0.11 0.00 0.07 -0.08 -0.09 -0.07
words: to	ceasefir	-0.12 -0.12 -0.17 -0.17 -0.25 -0.18 0.19
words: to	charg	-0.09 -0.07 -0.11 0.09 -0.05 -0.09 -0.08
words: to	clos	-0.09 -0.08 -0.10 0.04 0.07 0.06 -0.14
words: to	come	0.06 -0.10 -0.03 0.04 -0.03 -0.01 -0.10
words: to	completely	-0.02 0.10 -0.13 -0.07 -0.13 -0.11 -0.14
words: to	confront	0.07 -0.16 -0.14 0.05 -0.12 -0.13 -0.05
words: to	continu	-0.14 0.18 -0.11 -0.12 -0.10 -0.07 -0.11
words: to	counter	0.02 0.07 -0.10 -0.05 -0.09 -0.06 -0.10
words: to	cover	-0.10 -0.09 -0.10 -0.11 -0.09 -0.08 0.10
words: to	cros	-0.02 -0.16 -0.10 0.09 -0.09 -0.11 -0.11
words: to	curb	-0.15 0.03 -0.07 0.02 -0.09 -0.10 -0.10
words: to	cut	-0.15 0.05 -0.12 0.07 -0.12 -0.11 -0.12
words: to	deal	-0.11 0.03 -0.15 0.04 -0.10 -0.06 0.02
words: to	decid	0.05 -0.01 -0.11 -0.14 -0.10 -0.11 -0.14
words: to	defend	-0.03 -0.02 -0.09 -0.12 -0.11 -0.09 0.06
words: to	destroy	-0.06 0.02 -0.25 0.05 -0.02 -0.19 0.00
words: to	discus	-0.08 0.09 -0.08 -0.11 -0.09 -0.06 -0.09
words: to	disrupt	0.08 -0.13 -0.09 0.11 -0.11 -0.09 -0.13
words: to	do	-0.14 0.15 -0.08 -0.12 -0.16 -0.05 -0.01
words: to	dron	0.05 -0.12 -0.16 -0.14 0.02 -0.16 -0.16
words: to	ease	-0.10 -0.12 0.05 0.12 -0.09 -0.11 -0.13
words: to	end	-0.16 0.19 -0.21 -0.07 -0.13 -0.11 -0.12
words: to	enemy	0.07 -0.11 -0.11 -0.14 -0.13 -0.11 0.02
words: to	ensur	0.01 0.03 -0.10 -0.10 -0.08 -0.11 0.03
words: to	escalat	0.09 -0.09 -0.12 -0.08 -0.11 -0.07 0.01
words: to	establish	0.03 -0.11 -0.08 -0.08 0.02 -0.08 0.05
words: to	expand	0.13 -0.11 -0.14 -0.12 -0.13 -0.10 -0.11
words: to	extend	-0.11 0.09 -0.06 -0.12 -0.04 -0.06 -0.07
words: to	fail	-0.10 0.00 -0.09 -0.10 -0.12 -0.12 0.05
words: to	fall	-0.03 -0.10 -0.07 0.01 -0.09 -0.07 0.05
words: to	fight	0.03 -0.04 -0.15 -0.13 -0.18 -0.11 0.03
words: to	find	0.04 -0.11 0.00 -0.15 -0.01 -0.11 -0.02
words: to	five	0.10 -0.07 0.05 -0.15 -0.12 -0.10 -0.03
words: to	flee	-0.08 -0.09 0.01 -0.13 -0.01 -0.09 0.10
words: to	full	0.04 -0.02 -0.08 0.03 -0.13 -0.09 -0.10
words: to	fund	0.04 0.02 -0.12 -0.01 -0.11 -0.08 -0.02
words: to	get	-0.04 0.03 0.03 -0.12 0.05 -0.13 -0.05
words: to	give	-0.05 0.02 -0.11 0.04 -0.08 -0.07 -0.08
words: to	global	-0.09 0.00 -0.11 -0.07 0.06 -0.16 0.02
words: to	go	-0.12 0.09 -0.15 0.02 -0.10 -0.12 -0.04
words: to	hack	0.00 -0.03 0.06 -0.01 -0.10 0.00 -0.05
words: to	halt	-0.05 0.10 -0.16 -0.09 -0.17 -0.16 -0.02
words: to	have	-0.05 -0.03 0.01 -0.04 -0.07 -0.13 -0.02
words: to	help	-0.03 0.14 -0.01 -0.17 0.01 -0.14 -0.10
words: to	highest	-0.08 -0.01 -0.05 0.05 -0.03 -0.05 -0.05
words: to	hit	0.08 -0.08 -0.19 0.04 -0.16 -0.17 -0.05
words: to	hold	-0.05 0.00 -0.15 0.02 -0.05 -0.11 -0.02
words: to	host	0.00 0.11 -0.07 -0.11 -0.10 -0.05 -0.17
words: to	inspect	-0.11 0.10 -0.10 -0.11 -0.06 -0.05 -0.08
words: to	interven	0.01 0.05 -0.16 -0.13 -0.12 -0.10 -0.17
words: to	its	-0.05 0.03 -0.11 -0.05 0.05 -0.11 0.01
words: to	join	-0.02 0.10 -0.14 -0.09 -0.11 -0.08 -0.09
words: to	keep	-0.07 0.06 -0.18 -0.10 -0.14 -0.14 0.05
words: to	kill	-0.17 0.04 0.00 -0.12 -0.22 -0.15 0.11
words: to	know	0.01 0.09 -0.16 -0.18 -0.17 -0.11 0.00
words: to	last	0.11 -0.03 -0.11 -0.10 -0.13 -0.11 -0.12
words: to	launch	-0.07 0.10 -0.23 -0.12 0.02 -0.10 -0.06
words: to	leav	-0.02 0.01 -0.14 -0.12 0.09 -0.07 -0.04
words: to	lose	0.03 0.03 -0.09 -0.01 -0.10 -0.07 -0.11
words: to	lure	0.08 0.07 0.07 -0.04 -0.10 -0.06 -0.15
words: to	make	0.06 -0.07 -0.23 -0.07 -0.14 -0.12 0.06
words: to	manag	-0.11 0.08 -0.11 0.09 -0.07 -0.13 -0.10
words: to	meet	-0.07 0.05 0.05 -0.10 -0.14 -0.03 0.00
words: to	move	0.05 -0.04 -0.11 -0.10 -0.10 -0.08 0.02
words: to	negotiat	-0.14 -0.01 -0.12 0.07 -0.11 -0.03 0.00
words: to	new	-0.11 0.03 -0.08 0.04 -0.06 -0.04 0.01
words: to	nuclear	0.00 0.08 -0.04 -0.03 -0.02 -0.02 -0.03
words: to	obliterat	-0.07 0.04 -0.14 -0.11 -0.12 -0.07 0.04
words: to	one	0.08 -0.09 -0.09 -0.04 -0.11 -0.03 -0.08
words: to	open	0.08 -0.11 -0.13 -0.05 0.02 -0.11 -0.05
words: to	pass	0.13 -0.11 -0.10 0.07 -0.08 -0.09 -0.12
words: to	pay	-0.01 0.08 -0.18 -0.04 0.00 -0.15 -0.12
words: to	peac	0.05 -0.06 -0.09 0.03 0.05 -0.08 -0.17
words: to	play	-0.01 0.08 -0.10 -0.14 -0.15 -0.08 -0.06
words: to	power	0.04 -0.08 -0.04 -0.09 -0.06 -0.04 0.04
words: to	pres	-0.09 0.08 -0.06 -0.08 -0.08 -0.03 0.00
words: to	prevent	-0.13 0.08 0.02 -0.04 -0.12 -0.09 -0.10
words: to	proposal	-0.12 -0.03 -0.10 -0.11 -0.08 -0.09 0.06
words: to	protect	0.04 0.03 -0.14 -0.03 -0.11 -0.09 -0.07
words: to	protest	-0.11 0.08 -0.08 -0.11 -0.12 -0.05 0.04
words: to	pursu	0.14 -0.08 -0.10 -0.12 -0.10 -0.09 -0.11
words: to	push	-0.09 -0.05 -0.07 -0.08 -0.07 -0.04 0.07
words: to	rais	-0.11 0.04 -0.09 0.03 -0.12 -0.12 -0.02
words: to	ramp	0.07 -0.09 -0.08 0.10 -0.07 -0.06 -0.08
words: to	re	0.10 -0.12 -0.08 -0.05 -0.05 -0.02 -0.08
words: to	reach	-0.14 0.00 -0.09 0.06 0.01 -0.10 -0.15
words: to	record	-0.07 -0.07 -0.07 0.07 -0.08 -0.06 -0.06
words: to	regim	-0.09 -0.08 -0.04 -0.09 0.04 -0.09 0.10
words: to	releas	-0.13 0.06 0.03 -0.04 -0.13 -0.12 0.00
words: to	remain	0.05 -0.02 -0.11 0.05 -0.12 -0.08 -0.09
words: to	remov	-0.06 -0.03 -0.13 0.00 -0.11 -0.10 0.04
words: to	reopen	0.12 -0.08 -0.12 -0.01 -0.14 -0.10 -0.21
words: to	rescu	0.11 -0.09 -0.01 -0.13 -0.01 -0.06 -0.20
words: to	respond	0.10 -0.05 -0.16 -0.13 -0.11 -0.15 -0.17
words: to	restor	-0.03 -0.07 -0.10 0.06 -0.12 -0.11 0.02
words: to	resum	0.00 0.00 -0.10 0.03 0.02 -0.07 -0.11
words: to	retaliat	-0.04 -0.02 -0.09 -0.08 -0.07 -0.05 0.06
words: to	return	-0.01 0.00 -0.03 -0.03 0.02 -0.01 -0.06
words: to	ris	-0.03 -0.06 -0.04 0.06 -0.04 -0.07 -0.08
words: to	rise	0.02 0.00 -0.08 0.02 -0.09 -0.04 -0.07
words: to	sanction	-0.07 -0.11 -0.10 0.10 -0.05 -0.15 -0.07
words: to	save	0.04 0.05 -0.13 -0.09 0.04 -0.08 -0.11
words: to	secur	-0.10 -0.02 -0.08 -0.07 -0.09 -0.05 0.05
words: to	see	-0.06 0.10 -0.14 -0.10 -0.12 -0.09 0.01
words: to	seiz	0.04 0.06 -0.05 -0.13 -0.13 -0.10 -0.12
words: to	sell	-0.09 -0.03 -0.12 -0.10 -0.08 -0.09 0.08
words: to	send	-0.08 0.08 -0.14 -0.07 0.05 -0.07 -0.17
words: to	set	-0.08 -0.04 -0.09 0.10 0.06 -0.10 -0.08
words: to	shelter	0.01 -0.03 -0.11 -0.09 0.02 -0.07 -0.05
words: to	ship	-0.02 -0.10 -0.09 0.08 -0.07 -0.09 -0.09
words: to	show	0.00 0.03 0.03 -0.04 -0.06 -0.15 -0.19
words: to	sign	-0.02 0.08 -0.16 -0.15 -0.13 -0.11 -0.14
words: to	soar	-0.04 -0.05 -0.04 -0.08 -0.06 -0.04 0.09
words: to	stabiliz	-0.12 0.06 -0.09 -0.03 -0.13 -0.08 -0.11
words: to	start	0.11 -0.11 -0.12 0.00 -0.12 -0.10 -0.13
words: to	stay	0.06 -0.05 -0.13 -0.15 -0.14 -0.09 0.02
words: to	step	-0.10 -0.05 -0.11 -0.08 -0.10 -0.05 0.09
words: to	stop	-0.05 0.15 -0.03 -0.12 -0.05 -0.14 -0.16
words: to	strik	-0.02 -0.03 0.06 0.03 -0.26 -0.15 -0.08
words: to	succe	-0.04 0.01 -0.12 0.04 -0.11 -0.09 0.05
words: to	support	0.05 -0.12 0.04 0.06 -0.11 -0.10 -0.17
words: to	suspend	-0.12 0.03 -0.08 0.03 -0.09 -0.04 -0.12
words: to	take	0.04 0.00 0.01 0.00 -0.09 -0.14 -0.09
words: to	talk	0.05 0.00 -0.01 0.03 -0.20 -0.10 -0.09
words: to	target	0.07 -0.07 0.00 -0.02 -0.04 -0.11 -0.04
words: to	that	0.00 -0.04 -0.11 -0.11 -0.09 -0.10 0.06
words: to	the	-0.01 -0.07 -0.08 0.00 0.02 -0.18 0.01
words: to	their	-0.06 0.07 -0.12 0.05 -0.07 -0.03 -0.04
words: to	travel	-0.12 0.08 -0.09 -0.06 -0.03 -0.10 -0.11
words: to	turn	0.08 0.10 -0.16 -0.11 -0.11 -0.12 -0.12
words: to	two	0.01 -0.09 -0.06 -0.02 -0.11 -0.06 0.06
words: to	undermin	-0.10 0.08 -0.08 -0.09 -0.10 -0.08 0.07
words: to	unleash	-0.07 0.09 0.05 -0.12 -0.10 -0.09 0.04
words: to	use	-0.02 0.06 -0.15 -0.11 -0.09 -0.09 -0.02
words: to	visit	-0.09 0.09 -0.07 -0.07 -0.05 -0.05 -0.09
words: to	vote	-0.11 0.01 -0.12 -0.09 -0.09 -0.10 0.11
words: to	war	-0.08 -0.01 -0.10 0.05 -0.02 0.03 -0.05
words: to	wipe	-0.10 0.02 -0.11 -0.09 -0.05 -0.03 0.03
words: to	wound	-0.04 -0.05 -0.10 -0.07 0.06 -0.11 -0.10
words: today	:	-0.07 0.05 -0.07 -0.02 -0.09 -0.06 -0.09
words: today	as	0.14 -0.13 -0.06 -0.08 -0.06 -0.04 -0.10
words: toll	free	-0.10 0.00 -0.05 0.07 -0.09 -0.06 -0.07
words: toll	in	-0.13 -0.12 -0.08 0.13 0.07 -0.06 -0.11
words: toll	of	0.01 -0.10 -0.09 -0.07 0.07 -0.09 -0.07
words: toll	on	-0.13 -0.13 -0.12 0.14 -0.05 -0.06 -0.08
words: toll	ris	0.04 -0.09 -0.10 -0.14 0.01 -0.08 -0.10
words: tonight	,	-0.02 0.04 -0.09 -0.13 -0.10 -0.07 -0.10
words: too	long	0.04 -0.02 -0.09 0.00 -0.08 -0.05 -0.11
words: top	[number]	0.08 -0.07 -0.02 -0.07 -0.09 -0.03 -0.02
words: top	[side]	0.06 0.08 -0.04 -0.17 -0.21 -0.17 -0.18
words: top	[usa]	-0.11 -0.02 0.05 -0.09 -0.13 -0.07 0.06
words: top	military	0.11 -0.12 -0.13 -0.03 -0.14 -0.03 -0.13
words: top	university	0.01 -0.15 -0.15 -0.14 0.05 -0.15 -0.15
words: topic	in	-0.11 0.10 -0.05 -0.10 -0.05 -0.03 -0.08
words: tops	[number]	0.07 -0.13 -0.05 -0.06 -0.06 -0.05 -0.07
words: torpedo	,	-0.06 0.06 -0.10 -0.07 0.00 -0.04 -0.10
words: toward	[side]	-0.02 -0.12 0.02 -0.10 -0.01 -0.11 -0.13
words: town	near	-0.04 -0.14 -0.17 -0.13 0.08 -0.14 -0.14
words: trad	attack	0.17 -0.15 -0.11 -0.16 -0.14 -0.14 -0.15
words: trad	flow	-0.10 -0.09 -0.06 0.09 -0.07 -0.05 -0.07
words: trader	are	-0.05 -0.05 -0.08 0.09 -0.11 -0.06 -0.11
words: traffic	in	0.00 -0.13 -0.09 0.05 -0.07 -0.03 -0.05
words: traffic	through	-0.08 -0.08 -0.04 0.08 -0.06 -0.04 -0.08
words: transit	[region]	0.08 0.03 -0.11 -0.08 -0.14 -0.15 -0.13
words: trapp	in	-0.06 -0.15 -0.13 -0.13 0.17 -0.13 -0.14
words: travel	to	-0.12 0.04 -0.07 -0.09 0.07 -0.08 -0.04
words: trey	yingst	0.10 -0.08 -0.12 -0.06 -0.11 -0.07 -0.06
words: trigger	a	-0.07 -0.09 -0.06 0.10 -0.14 -0.06 -0.10
words: trip	for	-0.10 0.10 -0.05 -0.10 -0.07 -0.01 -0.09
words: trip	to	-0.14 0.08 -0.08 -0.13 -0.09 -0.08 0.03
words: troll	[usa]	-0.14 -0.14 -0.12 -0.12 -0.12 -0.15 0.14
words: troop	advanc	0.08 -0.08 -0.05 -0.05 -0.08 -0.03 -0.07
words: troop	deployment	-0.02 -0.04 -0.06 0.05 -0.07 -0.03 0.12
words: troop	in	0.03 -0.05 -0.17 -0.14 -0.22 -0.12 0.11
words: troop	into	0.11 -0.08 -0.08 -0.06 -0.08 -0.06 -0.10
words: troop	on	0.04 0.09 -0.08 -0.08 -0.12 -0.05 -0.11
words: troop	to	0.13 -0.11 -0.16 -0.12 -0.16 -0.11 -0.10
words: truc	with	0.06 -0.09 -0.04 0.05 -0.12 -0.04 -0.12
words: try	to	-0.05 -0.09 -0.08 -0.01 0.07 -0.20 0.03
words: tucker	carlson	-0.15 -0.14 0.10 -0.12 -0.14 -0.13 0.06
words: tulsi	gabbard	-0.11 -0.13 0.13 -0.12 -0.09 -0.10 -0.02
words: tumbl	as	-0.07 -0.10 -0.03 0.08 -0.07 -0.04 -0.07
words: turn	into	0.10 -0.03 -0.07 -0.12 -0.12 -0.06 0.02
words: turn	on	-0.13 -0.09 -0.13 -0.10 -0.11 -0.11 0.13
words: turn	over	0.10 0.06 -0.12 -0.08 -0.09 -0.08 -0.11
words: turn	the	-0.10 0.09 -0.08 -0.12 -0.12 -0.05 0.03
words: turn	to	0.01 0.02 -0.11 0.02 -0.11 -0.04 -0.13
words: tv	says	0.00 -0.12 -0.09 0.08 -0.10 -0.09 0.06
words: two	,	0.02 -0.02 -0.08 0.02 -0.10 -0.02 -0.05
words: two	[place]	0.06 -0.06 -0.10 -0.04 0.02 -0.07 -0.11
words: two	[side]	0.12 0.01 -0.19 -0.10 -0.15 -0.07 -0.16
words: two	[usa]	0.10 -0.04 -0.12 -0.13 -0.08 -0.05 -0.09
words: two	cargo	0.00 0.04 -0.04 -0.11 -0.06 -0.03 -0.07
words: two	day	0.06 -0.09 -0.11 0.04 -0.12 -0.07 -0.11
words: two	dron	0.14 -0.11 -0.15 -0.12 -0.13 -0.10 -0.14
words: two	in	0.13 -0.10 -0.12 -0.11 -0.18 -0.08 -0.15
words: two	kill	-0.03 0.04 -0.12 -0.15 0.02 -0.11 -0.18
words: two	month	-0.12 0.04 -0.08 0.04 0.05 -0.05 -0.11
words: two	more	-0.06 -0.13 -0.10 0.04 0.04 -0.08 0.05
words: two	oil	0.14 -0.07 0.09 -0.15 -0.12 -0.04 -0.07
words: two	peopl	0.03 -0.06 -0.07 -0.03 -0.01 -0.02 -0.10
words: two	ship	0.00 -0.04 -0.10 0.02 -0.11 -0.08 -0.09
words: two	vessel	-0.03 -0.08 -0.10 0.07 -0.10 -0.09 -0.10
words: two	week	-0.05 0.02 -0.23 -0.11 -0.17 -0.18 0.06
words: u	.	-0.10 0.00 0.00 -0.10 0.07 -0.14 -0.02
words: ufc	fight	-0.08 0.06 -0.06 -0.05 -0.07 -0.04 -0.05
words: uncertainty	over	-0.10 0.11 -0.14 -0.13 -0.13 -0.10 0.04
words: unconditional	surrender	-0.01 0.07 -0.16 -0.08 -0.15 -0.10 -0.07
words: under	[side]	-0.17 -0.11 -0.17 0.04 0.19 -0.16 -0.08
words: under	[usa]	0.06 -0.09 0.07 0.06 -0.12 -0.07 -0.11
words: under	attack	0.02 -0.14 -0.12 -0.12 -0.12 -0.11 0.03
words: under	dron	0.10 -0.11 -0.11 -0.11 -0.09 -0.10 0.08
words: under	fire	0.01 -0.11 -0.13 -0.12 -0.08 -0.09 0.08
words: under	pressur	-0.05 -0.08 -0.04 -0.05 -0.09 -0.03 0.07
words: under	strain	0.02 -0.06 -0.04 0.07 -0.11 -0.05 -0.12
words: under	the	-0.06 -0.13 -0.09 -0.08 0.04 -0.09 0.03
words: under	threat	0.01 -0.09 -0.08 -0.10 0.02 -0.07 0.02
words: underway	,	0.08 0.02 -0.12 -0.08 -0.08 -0.07 -0.07
words: unfreez	[side]	-0.12 -0.13 -0.12 0.14 -0.11 -0.11 -0.12
words: unleash	hell	0.03 0.06 -0.11 -0.10 -0.05 -0.09 -0.07
words: unles	attack	0.06 -0.01 -0.07 0.01 -0.08 -0.09 -0.08
words: unlikely	to	0.00 -0.08 0.05 0.11 -0.05 -0.10 -0.12
words: until	[place]	-0.13 0.06 -0.02 -0.01 -0.11 -0.02 -0.08
words: until	[side]	0.04 0.04 -0.10 -0.03 -0.08 -0.11 -0.13
words: until	further	0.07 -0.11 -0.07 0.02 -0.08 -0.10 -0.10
words: up	,	-0.06 0.07 -0.10 0.09 -0.16 -0.10 -0.14
words: up	[usa]	0.04 0.05 -0.11 -0.12 -0.10 0.06 -0.08
words: up	about	0.03 0.06 -0.10 -0.08 -0.08 -0.06 -0.07
words: up	attack	0.10 -0.14 -0.16 -0.05 0.01 -0.15 -0.02
words: up	for	0.00 -0.05 -0.06 0.04 -0.08 -0.03 0.00
words: up	in	-0.01 -0.03 -0.16 0.00 -0.11 -0.12 0.03
words: up	on	-0.07 -0.07 -0.03 0.07 -0.03 -0.02 -0.06
words: up	pressur	0.01 0.01 -0.07 -0.05 -0.06 -0.05 0.02
words: up	the	0.07 -0.09 -0.12 -0.01 0.08 -0.05 -0.13
words: up	to	-0.21 0.07 -0.17 0.07 0.01 -0.13 0.00
words: up	with	0.06 -0.03 -0.06 0.01 -0.08 -0.03 -0.08
words: updat	:	-0.01 0.11 -0.12 -0.09 -0.13 -0.09 -0.16
words: updat	on	0.14 -0.08 -0.10 -0.11 -0.07 -0.08 -0.12
words: upper	hand	-0.02 0.05 -0.05 -0.06 -0.06 -0.04 -0.06
words: upward	pressur	-0.03 -0.04 -0.03 0.04 -0.04 -0.03 -0.05
words: uranium	[side]	0.09 0.05 -0.14 -0.08 -0.07 -0.07 -0.10
words: uranium	enrichment	-0.09 -0.02 0.02 -0.10 -0.11 -0.07 0.08
words: urg	[side]	0.07 0.11 -0.17 -0.12 -0.16 -0.06 -0.19
words: urg	[usa]	-0.13 0.03 0.06 0.02 0.06 -0.04 -0.13
words: us	about	0.09 -0.11 -0.11 -0.11 -0.11 -0.11 0.00
words: use	[place]	0.10 -0.01 -0.14 -0.13 -0.10 -0.08 -0.13
words: use	of	0.07 -0.07 -0.11 -0.09 -0.07 -0.10 -0.05
words: used	by	0.09 -0.09 -0.15 0.08 -0.15 -0.13 -0.11
words: very	complet	0.15 0.06 -0.13 -0.12 -0.07 -0.09 -0.12
words: very	good	-0.09 0.09 -0.07 0.04 -0.09 -0.04 -0.09
words: very	hard	-0.04 0.06 -0.13 -0.20 -0.14 -0.12 -0.01
words: very	soon	0.11 -0.01 -0.05 -0.01 -0.10 -0.13 -0.12
words: very	well	0.07 -0.13 -0.09 -0.12 -0.10 -0.07 0.05
words: vessel	after	0.10 -0.08 -0.07 -0.12 -0.01 -0.05 -0.06
words: vessel	attack	0.05 0.01 -0.20 -0.05 -0.22 -0.15 -0.20
words: vessel	in	0.16 -0.13 -0.14 -0.12 -0.13 -0.12 -0.13
words: vessel	near	-0.07 -0.10 -0.07 0.06 0.11 -0.04 -0.08
words: vice	president	-0.13 0.05 -0.10 -0.12 -0.06 -0.03 -0.01
words: victory	for	-0.01 -0.08 -0.07 -0.09 -0.09 -0.04 0.08
words: victory	over	0.01 0.06 -0.12 -0.13 -0.12 -0.10 -0.12
words: video	:	-0.01 -0.09 -0.03 0.03 -0.02 -0.12 0.00
words: video	captur	0.06 -0.09 -0.13 -0.13 -0.05 -0.12 -0.03
words: video	of	0.02 -0.12 0.08 -0.14 -0.06 -0.13 0.03
words: video	receipt	0.01 -0.08 -0.09 -0.08 -0.08 -0.06 0.01
words: video	show	0.13 -0.14 -0.11 -0.21 -0.02 -0.22 -0.07
words: villag	in	-0.05 -0.10 -0.07 -0.09 0.06 -0.08 -0.12
words: violat	ceasefir	0.02 0.10 -0.05 -0.10 -0.07 -0.08 -0.12
words: violat	international	-0.13 0.10 -0.13 0.01 0.04 -0.10 0.00
words: violation	of	-0.07 0.10 -0.10 -0.11 -0.03 -0.13 -0.15
words: visit	,	-0.09 -0.04 -0.08 0.07 -0.09 -0.08 -0.08
words: visit	[place]	-0.01 0.09 -0.17 -0.12 -0.03 -0.13 -0.03
words: visit	[region]	-0.04 0.05 -0.03 0.04 -0.08 -0.06 -0.06
words: visit	[side]	-0.12 -0.06 -0.11 -0.11 0.08 -0.15 0.03
words: visit	[usa]	-0.08 0.11 -0.05 -0.12 -0.08 -0.01 -0.12
words: visit	to	-0.17 -0.06 0.06 0.03 -0.12 0.04 -0.01
words: vote	on	-0.11 0.01 -0.12 -0.09 -0.09 -0.10 0.11
words: vow	to	0.00 -0.01 -0.13 0.03 -0.13 -0.09 0.00
words: vows	[usa]	-0.02 0.03 -0.07 -0.09 -0.02 -0.06 -0.05
words: vows	retaliation	-0.08 0.08 -0.09 -0.03 -0.08 -0.05 -0.07
words: vows	to	0.07 -0.05 -0.11 -0.14 0.02 -0.16 -0.04
words: vp	[usa]	-0.09 0.11 -0.12 -0.15 -0.07 -0.04 -0.13
words: wait	for	-0.07 -0.05 -0.15 0.05 0.00 -0.09 0.00
words: wait	to	0.05 0.04 -0.14 -0.09 -0.13 -0.13 0.06
words: waiver	issu	-0.13 0.06 -0.02 -0.01 -0.11 -0.02 -0.08
words: wake	of	-0.11 -0.10 -0.14 0.08 -0.13 -0.10 0.07
words: want	[usa]	-0.11 0.06 -0.10 -0.11 -0.08 -0.08 0.04
words: want	ceasefir	0.11 -0.02 -0.03 -0.07 -0.06 -0.04 -0.06
words: want	to	-0.16 0.08 -0.23 -0.04 0.03 -0.18 0.00
words: war	,	0.05 -0.04 -0.05 -0.05 -0.14 -0.24 0.01
words: war	-	0.00 0.08 -0.09 -0.05 -0.11 -0.06 -0.10
words: war	.	0.00 0.02 -0.23 -0.09 0.01 -0.18 0.05
words: war	:	0.10 -0.03 -0.07 -0.02 -0.15 -0.02 -0.07
words: war	?	-0.11 0.09 -0.25 -0.09 -0.27 -0.16 0.06
words: war	[number]	-0.11 -0.12 -0.14 -0.13 0.04 -0.14 0.10
words: war	[side]	0.01 -0.03 -0.21 -0.17 -0.19 0.05 0.10
words: war	[usa]	0.02 -0.17 0.06 0.04 -0.14 -0.15 -0.06
words: war	addres	-0.10 -0.04 -0.11 -0.11 -0.09 -0.09 0.08
words: war	after	-0.04 -0.03 -0.17 -0.04 -0.04 -0.13 0.07
words: war	against	0.15 -0.06 -0.20 -0.13 -0.15 -0.13 -0.15
words: war	amid	0.02 0.02 -0.08 -0.05 -0.06 -0.08 -0.01
words: war	and	-0.03 -0.05 0.02 0.02 -0.16 -0.15 0.00
words: war	as	0.05 -0.03 -0.23 -0.11 -0.06 -0.18 0.07
words: war	began	0.02 0.04 -0.14 -0.04 0.04 -0.09 -0.12
words: war	between	0.03 -0.14 -0.13 -0.09 0.08 -0.10 -0.05
words: war	by	-0.15 0.04 -0.16 -0.04 -0.13 -0.10 0.06
words: war	ceasefir	-0.08 0.01 -0.08 -0.14 -0.13 -0.10 0.06
words: war	chief	0.08 -0.09 -0.06 -0.04 0.04 -0.03 -0.07
words: war	chok	-0.08 -0.08 -0.03 0.08 -0.07 -0.02 -0.07
words: war	continu	-0.13 -0.02 -0.11 0.11 -0.01 -0.11 -0.05
words: war	cost	0.03 -0.12 -0.09 0.04 -0.11 -0.06 -0.02
words: war	could	-0.02 -0.01 -0.20 0.14 -0.03 -0.17 -0.23
words: war	coverag	-0.08 -0.11 -0.08 -0.10 -0.08 -0.08 0.10
words: war	crim	-0.17 0.02 -0.22 -0.22 0.01 -0.19 0.07
words: war	day	-0.06 0.15 -0.17 -0.20 -0.22 -0.16 -0.07
words: war	deal	0.03 0.03 -0.06 0.00 -0.10 -0.06 -0.08
words: war	disrupt	-0.11 -0.13 -0.03 0.12 -0.13 -0.04 -0.10
words: war	drag	-0.14 0.09 -0.11 -0.03 -0.12 -0.09 -0.05
words: war	driv	-0.05 -0.11 -0.03 0.09 -0.10 -0.02 -0.09
words: war	economic	-0.13 -0.03 -0.13 0.07 -0.13 -0.12 -0.01
words: war	ends	-0.12 0.06 -0.08 0.01 -0.12 -0.06 -0.09
words: war	energy	-0.11 0.02 -0.10 0.04 0.04 -0.10 -0.13
words: war	enter	0.03 0.04 -0.18 -0.10 0.05 -0.16 -0.13
words: war	escalat	0.04 0.02 -0.16 0.00 -0.16 -0.16 -0.09
words: war	escalation	-0.07 -0.06 -0.09 0.02 -0.06 -0.05 0.03
words: war	expand	0.04 -0.08 -0.08 0.00 -0.04 -0.05 -0.10
words: war	fallout	0.02 -0.03 -0.14 -0.04 -0.04 -0.15 0.03
words: war	from	-0.08 0.07 -0.12 0.07 0.08 -0.12 -0.12
words: war	fuel	-0.10 0.08 -0.08 -0.07 -0.10 -0.07 -0.12
words: war	goal	-0.04 0.04 -0.14 -0.08 -0.10 -0.09 0.04
words: war	has	-0.04 -0.07 0.03 -0.02 -0.20 -0.15 0.05
words: war	hits	-0.12 -0.10 -0.07 0.01 -0.12 -0.06 0.10
words: war	hype	-0.06 -0.06 -0.07 -0.03 -0.06 -0.03 0.06
words: war	if	-0.05 -0.03 -0.09 -0.09 -0.11 -0.10 0.06
words: war	impact	-0.10 -0.12 -0.08 0.13 -0.14 -0.06 -0.13
words: war	in	-0.05 0.00 -0.19 -0.03 -0.01 -0.19 0.04
words: war	is	-0.16 -0.06 -0.23 -0.08 0.03 -0.15 0.08
words: war	latest	0.04 0.14 -0.20 0.00 -0.12 -0.09 -0.35
words: war	live	-0.01 0.18 -0.20 -0.18 -0.26 -0.12 -0.24
words: war	may	-0.07 -0.06 -0.07 -0.10 -0.10 -0.05 0.09
words: war	not	-0.08 0.02 -0.11 -0.14 -0.17 -0.09 0.07
words: war	objectiv	0.10 -0.04 -0.14 -0.11 -0.09 -0.12 -0.07
words: war	of	-0.06 -0.16 0.08 -0.15 -0.06 -0.15 0.05
words: war	oil	-0.10 -0.10 -0.04 0.12 -0.10 -0.04 -0.11
words: war	on	0.15 -0.03 -0.52 0.07 -0.13 -0.26 -0.14
words: war	over	0.02 0.00 -0.08 -0.07 -0.11 -0.04 -0.05
words: war	plan	-0.04 0.02 -0.10 -0.11 -0.12 -0.11 0.01
words: war	power	-0.17 0.01 -0.14 -0.14 -0.11 -0.08 0.11
words: war	pressur	-0.08 0.04 -0.07 0.09 -0.09 -0.05 -0.08
words: war	pric	0.08 -0.08 -0.08 0.01 -0.06 -0.05 -0.01
words: war	protest	-0.09 -0.08 -0.12 -0.08 -0.10 -0.05 0.09
words: war	push	-0.07 -0.08 -0.07 0.07 -0.02 -0.06 -0.06
words: war	rag	0.00 -0.05 -0.10 -0.10 -0.01 -0.08 0.05
words: war	rais	-0.09 -0.10 0.05 -0.02 -0.12 -0.11 0.00
words: war	risk	-0.11 -0.11 -0.08 0.10 -0.10 -0.06 -0.09
words: war	send	0.04 -0.13 -0.10 0.04 -0.10 -0.07 -0.11
words: war	spiral	0.08 -0.12 -0.12 0.11 -0.13 -0.09 -0.09
words: war	squeez	-0.12 -0.12 -0.08 0.11 -0.10 -0.07 -0.09
words: war	strategy	0.13 -0.14 -0.10 -0.09 -0.10 -0.09 -0.12
words: war	talk	-0.05 -0.03 -0.07 -0.05 -0.06 -0.01 0.04
words: war	threat	-0.09 -0.01 -0.09 -0.09 -0.08 -0.07 0.06
words: war	threaten	-0.12 -0.13 -0.07 0.07 0.05 -0.09 -0.12
words: war	to	-0.02 -0.04 -0.26 0.02 -0.20 0.04 0.00
words: war	trigger	-0.07 -0.05 -0.05 0.01 0.06 -0.08 -0.06
words: war	updat	-0.12 0.05 -0.10 -0.07 -0.08 -0.09 0.06
words: war	will	-0.10 0.07 -0.20 0.04 -0.14 -0.12 -0.07
words: war	with	0.09 -0.18 0.05 -0.01 0.01 -0.27 -0.04
words: war	zone	0.07 -0.10 -0.06 -0.07 0.03 -0.05 -0.10
words: war	–	-0.09 -0.12 -0.11 0.05 -0.08 -0.06 0.03
words: war	—	-0.18 0.04 -0.16 0.02 -0.16 -0.16 0.02
words: warn	,	-0.20 0.09 -0.11 0.01 0.07 -0.08 -0.19
words: warn	:	0.05 -0.06 -0.18 -0.16 0.01 -0.17 0.03
words: warn	[place]	0.05 -0.03 -0.19 0.02 0.04 -0.17 -0.17
words: warn	[region]	-0.05 0.12 -0.12 -0.03 -0.16 -0.18 -0.14
words: warn	[side]	-0.05 0.03 0.05 -0.04 -0.03 0.00 -0.14
words: warn	[usa]	-0.08 -0.11 -0.29 0.06 -0.21 -0.20 0.13
words: warn	after	-0.10 -0.04 -0.16 0.01 -0.13 -0.18 0.10
words: warn	against	-0.09 0.05 0.00 -0.19 -0.17 -0.20 0.01
words: warn	it	0.01 0.11 -0.11 -0.15 -0.10 -0.14 -0.11
words: warn	of	-0.11 -0.10 0.03 0.06 -0.02 0.00 0.05
words: warn	oil	-0.15 0.10 -0.03 -0.08 -0.11 -0.06 -0.05
words: warn	on	-0.01 -0.14 -0.14 0.11 -0.12 -0.12 0.03
words: warn	over	-0.15 0.18 -0.14 -0.13 -0.13 -0.13 -0.18
words: warn	spark	0.08 -0.04 -0.05 0.03 -0.11 -0.04 -0.10
words: warn	that	0.02 0.10 -0.11 -0.08 -0.10 -0.08 -0.09
words: warn	to	0.01 0.04 -0.17 -0.17 -0.17 -0.16 0.03
words: warn	war	-0.14 -0.10 -0.12 0.10 0.06 -0.10 -0.04
words: warship	in	-0.02 0.00 -0.12 -0.11 -0.16 -0.12 0.03
words: warship	sunk	-0.03 0.07 -0.18 -0.09 0.01 -0.15 -0.09
words: warship	to	0.09 -0.02 -0.11 -0.09 -0.10 -0.06 -0.11
words: wary	of	-0.12 0.02 -0.09 -0.07 0.05 -0.09 -0.02
words: was	a	-0.03 -0.09 0.06 -0.12 0.03 -0.10 0.07
words: was	call	-0.04 -0.13 -0.11 0.08 0.07 -0.12 -0.09
words: was	kill	-0.11 0.01 0.05 -0.06 -0.17 -0.08 0.05
words: was	no	-0.07 -0.10 -0.03 0.05 -0.09 -0.03 0.07
words: was	not	0.01 0.03 -0.10 -0.07 -0.06 -0.04 -0.08
words: was	rescu	0.07 -0.05 -0.11 -0.06 -0.07 -0.03 -0.08
words: was	set	0.06 -0.08 0.02 -0.09 -0.06 -0.04 0.02
words: was	shot	-0.10 -0.08 0.06 -0.07 -0.06 -0.04 0.06
words: was	the	-0.01 -0.10 -0.09 -0.09 -0.01 -0.03 0.06
words: watch	:	0.10 -0.06 -0.26 0.03 -0.15 -0.16 -0.01
words: water	facility	-0.02 -0.11 -0.11 -0.13 0.13 -0.12 -0.10
words: wav	of	0.05 -0.14 0.02 -0.12 -0.13 -0.16 -0.01
words: wave	from	0.17 -0.14 -0.17 -0.10 -0.24 -0.15 -0.15
words: wave	of	0.08 0.02 -0.27 -0.16 -0.09 -0.11 -0.04
words: wave	ten	0.11 -0.12 -0.10 -0.09 -0.09 -0.10 -0.09
words: way	,	0.10 -0.08 -0.07 0.00 -0.09 -0.05 -0.11
words: way	out	-0.06 0.06 -0.10 -0.10 -0.13 -0.07 -0.03
words: way	to	0.01 -0.11 -0.13 0.02 -0.12 -0.11 0.04
words: we	are	0.09 -0.13 -0.16 0.06 -0.01 -0.07 -0.05
words: we	do	-0.05 0.03 -0.11 -0.09 0.07 -0.08 -0.10
words: we	don't	-0.19 0.12 -0.15 -0.05 -0.11 -0.13 -0.04
words: we	got	0.11 -0.05 -0.09 -0.07 -0.11 -0.06 -0.12
words: we	have	0.01 0.12 -0.11 -0.12 -0.12 -0.04 -0.12
words: we	know	0.11 0.04 -0.22 -0.05 -0.09 -0.11 -0.24
words: we	will	-0.01 -0.02 -0.10 -0.10 0.06 -0.05 -0.06
words: we'r	go	0.10 -0.09 -0.10 -0.09 -0.12 -0.07 -0.08
words: we'r	not	0.01 -0.02 -0.08 -0.07 -0.08 -0.05 0.00
words: we'v	already	-0.02 0.04 -0.07 -0.10 -0.11 -0.05 0.00
words: weapon	,	0.04 0.05 -0.14 -0.13 -0.10 -0.13 -0.12
words: weapon	:	-0.06 -0.05 -0.14 -0.10 -0.12 -0.09 0.04
words: weapon	nuclear	-0.16 -0.03 -0.16 -0.14 -0.12 -0.09 0.08
words: week	,	0.08 -0.12 0.03 -0.02 -0.15 -0.06 0.00
words: week	[side]	0.04 -0.05 -0.09 -0.06 -0.12 -0.13 0.02
words: week	after	-0.12 -0.05 -0.13 -0.07 -0.10 -0.07 0.11
words: week	as	0.00 0.04 -0.06 -0.08 -0.12 -0.07 -0.09
words: week	ceasefir	-0.18 0.03 -0.07 -0.06 -0.10 -0.05 0.01
words: week	in	0.04 -0.13 -0.13 0.04 -0.15 -0.06 0.03
words: week	into	-0.12 -0.09 -0.08 -0.06 0.10 -0.05 0.08
words: week	of	0.05 -0.07 -0.17 -0.17 0.05 -0.12 -0.04
words: week	with	0.00 0.09 -0.09 -0.11 -0.12 -0.10 -0.05
words: weigh	[side]	0.09 -0.02 -0.14 -0.17 -0.16 -0.14 -0.06
words: weigh	option	0.05 -0.09 -0.10 0.03 -0.09 -0.10 0.01
words: welcom	[side]	-0.08 0.11 -0.05 -0.12 -0.05 -0.02 -0.11
words: welcom	[usa]	-0.10 0.15 -0.10 -0.22 -0.15 -0.06 -0.18
words: were	kill	-0.13 -0.05 -0.07 -0.08 0.12 -0.01 -0.08
words: west	coast	-0.07 -0.10 0.12 -0.11 -0.12 -0.18 -0.07
words: what	[side]	0.05 -0.16 0.07 -0.12 -0.14 -0.07 0.05
words: what	[usa]	0.00 0.00 -0.16 -0.15 -0.12 -0.12 0.01
words: what	a	0.08 -0.11 -0.12 -0.10 -0.11 -0.10 0.01
words: what	are	0.03 0.02 -0.14 -0.01 0.02 -0.13 -0.09
words: what	did	-0.08 -0.02 -0.03 0.04 0.06 -0.04 -0.02
words: what	do	0.08 -0.01 -0.05 -0.13 -0.12 -0.05 0.00
words: what	does	-0.03 0.08 -0.10 -0.06 -0.12 -0.07 -0.07
words: what	happen	0.10 -0.02 -0.12 -0.18 -0.17 -0.14 -0.05
words: what	he	-0.12 -0.09 -0.10 -0.10 -0.10 -0.04 0.11
words: what	is	0.11 -0.09 -0.17 -0.15 -0.28 -0.17 0.00
words: what	it	-0.04 -0.05 -0.13 0.05 -0.17 -0.09 0.02
words: what	next	-0.07 0.08 -0.10 -0.03 -0.04 -0.14 -0.05
words: what	the	-0.07 -0.06 -0.18 0.09 -0.19 -0.14 0.01
words: what	to	-0.07 0.12 -0.14 -0.16 -0.18 -0.08 -0.06
words: what	we	0.07 -0.03 -0.17 0.01 -0.03 -0.08 -0.18
words: what	will	-0.03 0.07 -0.10 -0.12 -0.13 -0.10 -0.02
words: when	[usa]	0.09 -0.01 -0.12 -0.12 -0.10 -0.06 0.02
words: when	ask	-0.12 -0.12 -0.13 0.05 -0.12 -0.08 0.10
words: when	the	-0.11 -0.13 -0.12 0.09 0.09 -0.11 -0.10
words: wher	[usa]	0.00 0.01 -0.15 0.01 -0.11 -0.08 -0.02
words: wher	is	0.03 -0.04 0.02 -0.13 0.05 -0.09 0.01
words: wher	the	0.06 -0.06 -0.10 -0.11 -0.08 -0.06 -0.02
words: whether	[side]	0.05 -0.12 -0.16 -0.08 -0.12 -0.07 0.00
words: whether	[usa]	-0.09 0.03 -0.11 -0.13 -0.11 -0.13 0.05
words: whil	[place]	0.02 0.03 -0.09 -0.06 -0.11 -0.06 -0.08
words: whil	[side]	0.01 -0.04 -0.10 -0.07 -0.13 -0.07 0.04
words: whil	[usa]	0.09 -0.11 -0.12 -0.13 -0.16 -0.12 0.00
words: who	are	-0.10 -0.05 -0.09 -0.13 -0.08 -0.10 0.12
words: who	have	-0.11 -0.10 -0.08 -0.08 -0.05 -0.08 0.10
words: who	is	-0.11 0.00 -0.01 -0.02 -0.10 -0.09 0.06
words: who	says	-0.06 -0.10 -0.08 -0.08 0.09 -0.07 -0.09
words: who	was	-0.04 -0.10 -0.02 -0.05 -0.08 -0.06 0.06
words: who	were	-0.07 -0.05 -0.09 -0.03 0.08 -0.02 -0.09
words: whol	civilization	-0.06 -0.07 -0.13 -0.09 -0.11 -0.09 0.10
words: why	[place]	-0.15 0.04 -0.10 -0.12 -0.12 -0.07 0.03
words: why	[side]	-0.05 -0.01 -0.21 0.03 -0.16 -0.14 0.06
words: why	[usa]	0.02 -0.11 -0.15 -0.12 -0.16 -0.10 0.14
words: why	a	-0.12 0.04 -0.10 -0.05 -0.13 -0.05 0.09
words: why	are	-0.03 0.15 -0.14 -0.05 -0.14 -0.09 -0.05
words: why	did	0.13 -0.19 -0.13 -0.13 -0.11 -0.07 -0.01
words: why	has	0.06 -0.15 -0.12 0.12 -0.12 -0.11 -0.13
words: why	historic	-0.09 -0.10 -0.03 0.12 -0.16 -0.02 -0.13
words: why	is	0.07 -0.02 0.01 -0.07 -0.21 -0.12 -0.03
words: why	oil	-0.12 -0.09 -0.06 0.12 -0.12 -0.04 -0.12
words: why	the	-0.02 0.03 -0.18 0.09 -0.21 -0.12 -0.13
words: wider	war	0.06 0.06 -0.08 -0.07 -0.08 -0.06 -0.13
words: will	[place]	0.11 -0.02 -0.12 -0.15 -0.14 -0.08 -0.02
words: will	[side]	0.03 -0.01 0.00 -0.17 -0.18 0.03 -0.06
words: will	attack	0.13 -0.18 -0.16 0.08 -0.16 -0.17 -0.16
words: will	be	0.00 -0.05 0.01 0.02 -0.16 -0.11 -0.01
words: will	come	-0.06 0.09 -0.07 -0.08 -0.09 -0.04 -0.10
words: will	continu	-0.03 0.07 -0.12 0.00 -0.11 -0.10 -0.11
words: will	defend	-0.07 0.10 -0.08 -0.05 -0.08 -0.09 -0.10
words: will	die	-0.05 0.04 -0.11 -0.08 -0.10 -0.08 -0.01
words: will	end	-0.13 0.17 -0.20 -0.12 -0.18 -0.15 -0.11
words: will	have	0.01 0.08 -0.13 0.01 -0.11 -0.09 -0.14
words: will	hit	0.01 0.00 -0.10 -0.03 -0.11 -0.11 -0.11
words: will	interven	0.07 -0.03 -0.11 -0.09 -0.06 -0.07 -0.09
words: will	it	0.02 0.04 -0.14 0.01 -0.14 -0.14 -0.12
words: will	keep	0.05 -0.06 -0.15 0.06 -0.17 -0.09 -0.18
words: will	leav	0.01 0.05 0.02 -0.09 -0.09 -0.06 -0.09
words: will	never	-0.10 0.11 -0.10 -0.10 -0.09 -0.10 -0.12
words: will	not	0.01 0.07 -0.30 0.03 -0.28 -0.14 -0.06
words: will	remain	-0.03 0.06 -0.10 -0.04 -0.12 -0.09 -0.03
words: will	respond	0.10 -0.03 -0.12 -0.07 -0.10 -0.09 -0.04
words: will	send	-0.12 0.06 -0.10 -0.06 -0.11 -0.09 0.07
words: will	start	-0.05 0.08 -0.07 -0.11 -0.06 -0.04 -0.07
words: will	support	-0.08 0.05 -0.07 -0.02 -0.06 -0.09 -0.10
words: will	take	-0.06 -0.14 -0.13 0.08 -0.14 -0.12 0.06
words: will	the	-0.01 -0.03 -0.16 0.07 -0.20 -0.11 -0.05
words: will	to	-0.02 0.11 -0.13 -0.11 -0.10 -0.08 -0.04
words: wind	down	0.02 0.08 -0.13 -0.13 -0.08 -0.11 -0.04
words: winn	the	-0.12 -0.12 -0.10 -0.12 -0.13 -0.10 0.12
words: wipe	out	-0.08 0.02 -0.13 -0.10 -0.09 -0.05 0.02
words: with	[ally]	-0.03 -0.11 -0.20 -0.12 0.02 -0.10 0.10
words: with	[number]	0.06 -0.10 -0.15 -0.08 0.02 -0.15 -0.09
words: with	[place]	0.00 0.17 -0.21 -0.17 -0.26 -0.12 -0.05
words: with	[region]	-0.07 0.12 -0.11 -0.14 -0.13 -0.11 -0.13
words: with	[side]	-0.05 0.09 -0.03 -0.07 0.02 -0.05 -0.09
words: with	[usa]	-0.17 0.04 0.02 0.06 0.01 -0.20 -0.09
words: with	a	0.03 -0.03 -0.11 0.01 -0.02 -0.09 -0.06
words: with	attack	0.02 0.05 -0.17 -0.10 -0.14 -0.11 -0.09
words: with	barrag	-0.07 -0.07 -0.06 -0.05 -0.07 -0.03 0.07
words: with	ceasefir	-0.01 -0.03 -0.06 0.04 0.05 -0.08 -0.11
words: with	deadly	-0.07 0.05 0.06 -0.07 -0.11 -0.07 -0.10
words: with	dron	0.06 -0.17 -0.15 0.05 -0.05 -0.05 -0.15
words: with	in	-0.06 0.05 0.04 -0.06 -0.08 -0.07 -0.09
words: with	littl	-0.06 -0.01 -0.07 0.05 -0.07 -0.05 -0.09
words: with	missil	0.03 -0.10 -0.18 0.10 -0.18 -0.14 -0.16
words: with	more	-0.04 0.06 -0.13 -0.09 -0.12 -0.09 0.04
words: with	new	0.00 -0.14 -0.16 0.06 -0.14 -0.15 0.01
words: with	no	0.05 0.06 -0.15 0.01 -0.20 -0.14 -0.18
words: with	the	-0.03 0.07 -0.23 0.05 0.01 -0.12 -0.09
words: withdraw	from	0.02 -0.02 -0.16 -0.14 -0.16 -0.15 -0.01
words: withdrawal	from	0.03 0.00 -0.08 -0.09 -0.06 -0.04 -0.08
words: within	[number]	-0.04 0.09 -0.09 -0.10 -0.13 -0.07 -0.09
words: within	a	0.06 -0.08 -0.10 -0.04 0.05 -0.05 -0.08
words: within	hour	-0.12 0.12 -0.06 -0.07 -0.08 -0.07 -0.10
words: within	reach	-0.14 0.03 -0.11 -0.12 -0.12 -0.10 0.05
words: within	two	0.09 -0.04 -0.14 -0.06 -0.16 -0.12 -0.15
words: within	week	0.06 0.00 -0.05 0.08 -0.09 -0.03 -0.10
words: without	a	-0.01 -0.01 -0.11 -0.12 -0.11 -0.07 0.02
words: without	deal	0.07 0.04 -0.08 -0.11 -0.06 -0.08 -0.09
words: wizz	air	-0.11 -0.08 -0.06 0.09 0.04 -0.05 -0.10
words: woman	arrest	-0.06 -0.08 0.06 0.03 -0.09 -0.08 0.03
words: women	kill	0.02 -0.07 -0.12 -0.07 0.00 -0.05 -0.15
words: won	,	-0.11 -0.13 -0.09 -0.10 -0.09 -0.09 0.13
words: won	[region]	-0.07 -0.07 -0.14 -0.06 -0.07 -0.08 0.07
words: won	war	-0.06 -0.06 -0.08 -0.04 -0.05 -0.05 0.06
words: won't	be	-0.09 0.06 -0.16 -0.18 -0.17 -0.16 0.02
words: won't	surrender	-0.13 0.03 -0.10 -0.10 -0.09 -0.09 0.06
words: work	in	0.04 -0.03 -0.05 -0.08 -0.09 -0.05 0.01
words: work	on	0.01 -0.10 -0.11 0.00 0.07 -0.07 -0.12
words: work	out	-0.03 -0.09 -0.07 -0.08 -0.10 -0.07 0.09
words: worker	in	0.03 -0.12 -0.13 0.03 0.09 -0.09 -0.12
words: world	:	-0.12 0.11 -0.06 -0.04 -0.12 -0.05 -0.11
words: world	cup	-0.11 -0.05 -0.12 -0.14 -0.15 -0.12 0.09
words: world	is	-0.09 0.00 -0.10 -0.08 -0.01 -0.09 0.06
words: world	leader	-0.09 0.10 -0.11 -0.04 -0.12 -0.04 -0.08
words: world	react	-0.13 0.16 -0.12 -0.12 -0.14 -0.14 -0.15
words: world	war	-0.11 -0.02 -0.10 0.04 -0.08 -0.09 0.01
words: worry	about	-0.16 0.02 0.05 -0.02 0.03 -0.09 0.03
words: worst	case	-0.12 0.04 -0.10 0.03 -0.12 -0.10 0.01
words: would	be	-0.04 -0.02 0.05 -0.13 -0.20 -0.12 0.08
words: would	have	-0.17 0.09 -0.01 0.03 -0.10 -0.11 -0.07
words: would	not	-0.11 0.04 -0.05 0.11 -0.09 -0.02 -0.10
words: would	threaten	-0.01 0.07 -0.11 -0.06 -0.11 -0.09 -0.11
words: wound	,	-0.10 0.03 0.03 -0.11 0.05 -0.09 0.01
words: wound	[number]	-0.07 -0.10 -0.16 -0.11 0.09 -0.09 -0.12
words: wound	[place]	0.03 -0.15 -0.13 -0.13 -0.03 -0.11 0.03
words: wound	[side]	-0.12 -0.06 -0.14 -0.08 0.13 -0.11 -0.10
words: wound	after	0.03 -0.10 -0.16 -0.12 0.01 -0.10 -0.15
words: wound	in	0.12 -0.07 -0.24 -0.21 0.04 -0.12 -0.27
words: year	,	-0.07 0.04 -0.10 -0.17 -0.15 -0.12 0.08
words: year	.	0.03 0.05 -0.10 -0.13 -0.07 -0.05 0.00
words: year	old	-0.02 -0.08 -0.06 -0.08 0.04 -0.06 0.01
words: year	to	0.02 -0.08 0.07 0.07 -0.11 -0.12 -0.12
words: yellow	line	0.12 -0.13 -0.10 -0.11 0.03 -0.10 -0.13
words: yet	another	-0.01 -0.11 0.03 0.02 0.04 -0.09 -0.11
words: you	can't	-0.07 0.04 -0.09 -0.11 0.04 -0.08 -0.03
words: your	government	0.09 -0.03 -0.14 -0.07 -0.13 -0.06 -0.05
words: your	money	-0.09 -0.05 -0.01 0.08 -0.03 -0.01 -0.06
words: your	way	-0.07 0.10 -0.08 -0.09 -0.09 -0.06 -0.12
words: zone	in	0.12 -0.08 -0.10 -0.14 -0.13 -0.11 -0.10
words: |	[region]	0.04 0.03 -0.15 -0.07 -0.16 -0.11 -0.26
words: |	[side]	-0.10 -0.03 -0.06 0.09 -0.06 -0.05 -0.06
words: |	balanc	-0.02 0.04 -0.09 -0.09 -0.11 -0.09 0.06
words: |	video	-0.09 -0.10 -0.04 -0.15 -0.11 -0.07 0.14
words: خبرگزاری	فارس	0.06 0.03 -0.09 0.02 -0.11 -0.09 -0.12
words: –	[usa]	0.07 0.10 -0.13 -0.12 -0.15 -0.11 -0.13
words: –	and	0.06 -0.11 -0.13 -0.14 -0.11 -0.12 0.10
words: –	despit	0.00 0.00 -0.10 -0.14 -0.12 -0.11 0.04
words: –	what	-0.08 -0.08 -0.03 0.03 -0.06 -0.02 0.04
words: —	and	-0.17 -0.01 -0.29 0.10 -0.22 -0.19 0.08
words: —	but	-0.11 -0.09 0.08 -0.11 -0.11 -0.07 0.09
`,
};
