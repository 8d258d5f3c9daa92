/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const urgencyWeights = {
  classes: 'critical urgent high medium low',
  rows: `
act	ally strikes side	0.06 -0.01 -0.07 -0.01 -0.18
act	ally strikes unnamed	0.03 0.09 -0.04 -0.04 -0.23
act	ally strikes usa	-0.12 0.01 -0.12 0.07 0.06
act	side strikes ally	-0.01 0.03 0.03 -0.06 -0.13
act	side strikes side	-0.04 0.07 0.05 -0.10 -0.06
act	side strikes unnamed	0.04 0.06 0.00 -0.05 -0.08
act	side strikes usa	0.00 0.04 -0.02 -0.08 -0.04
act	unnamed strikes ally	0.04 0.01 -0.08 -0.05 0.02
act	unnamed strikes side	0.03 0.04 -0.01 -0.03 -0.09
act	unnamed strikes unnamed	0.07 0.04 -0.01 -0.11 -0.06
act	unnamed strikes usa	0.02 -0.02 -0.07 0.02 -0.04
act	usa strikes side	0.05 0.03 -0.06 -0.03 -0.09
act	usa strikes unnamed	-0.03 0.02 -0.04 -0.03 0.02
act done	ally strikes side	0.08 0.02 -0.08 -0.05 -0.19
act done	ally strikes unnamed	-0.07 0.08 0.03 -0.08 -0.21
act done	by any	0.03 0.05 -0.05 -0.06 -0.05
act done	in a circumstance	-0.08 0.03 0.01 -0.07 0.02
act done	in the head clause	0.05 0.05 -0.08 -0.04 -0.06
act done	side strikes ally	0.01 0.04 0.03 -0.12 -0.11
act done	side strikes side	0.02 0.06 -0.04 -0.09 -0.04
act done	side strikes unnamed	0.05 0.09 -0.03 -0.06 -0.11
act done	side strikes usa	0.02 0.06 -0.10 -0.08 -0.03
act done	unnamed strikes ally	0.04 -0.01 -0.02 -0.04 -0.02
act done	unnamed strikes side	0.02 0.02 -0.04 -0.02 -0.05
act done	unnamed strikes unnamed	0.06 0.07 -0.02 -0.11 -0.06
act done	unnamed strikes usa	0.03 0.00 -0.05 -0.02 -0.04
act done	usa strikes side	0.03 0.05 -0.13 -0.01 -0.06
act done	usa strikes unnamed	-0.03 -0.07 -0.02 -0.02 0.06
act not done	ally strikes side	-0.16 -0.02 0.03 0.05 0.02
act not done	ally strikes unnamed	0.05 0.02 -0.05 0.00 -0.12
act not done	by any	-0.01 0.01 0.07 -0.03 -0.13
act not done	in a circumstance	-0.10 -0.02 0.00 0.04 -0.05
act not done	in the head clause	0.04 0.02 0.09 -0.09 -0.16
act not done	side strikes ally	-0.13 -0.02 -0.01 0.05 -0.09
act not done	side strikes side	-0.31 0.07 0.15 -0.12 -0.07
act not done	side strikes unnamed	0.03 -0.10 0.06 -0.04 -0.01
act not done	side strikes usa	-0.24 -0.17 0.12 -0.04 -0.04
act not done	unnamed strikes side	-0.02 0.06 0.02 -0.03 -0.16
act not done	unnamed strikes unnamed	0.10 -0.03 -0.03 -0.03 -0.08
act not done	unnamed strikes usa	-0.17 -0.08 -0.08 0.09 0.00
act not done	usa strikes side	0.06 -0.11 0.03 -0.02 -0.08
act not done	usa strikes unnamed	-0.03 0.08 -0.07 -0.02 -0.08
after beginning with ally	army	0.03 0.06 -0.10 -0.20 0.01
after beginning with ally	says	-0.11 0.02 0.01 0.00 -0.17
after beginning with ally	statecraft	0.00 -0.19 -0.18 0.03 0.10
after beginning with army	army	-0.02 0.09 0.00 -0.07 -0.04
after beginning with army	essay	-0.08 -0.10 -0.12 -0.10 0.11
after beginning with army	people	-0.11 -0.12 0.00 0.02 0.06
after beginning with army	says	-0.14 -0.13 -0.08 0.12 -0.12
after beginning with army	statecraft	-0.08 -0.13 -0.08 0.12 -0.12
after beginning with business	army	-0.10 -0.11 0.06 -0.06 -0.01
after beginning with business	business	-0.14 -0.08 0.02 0.00 -0.01
after beginning with business	essay	-0.03 -0.03 -0.04 -0.05 0.08
after beginning with business	people	-0.04 -0.12 -0.08 0.11 -0.05
after beginning with business	says	-0.11 0.03 -0.02 -0.04 0.07
after beginning with business	statecraft	-0.28 -0.23 -0.04 0.06 0.01
after beginning with business	witnessed	0.08 0.04 -0.04 -0.08 -0.05
after beginning with essay	business	-0.11 -0.18 0.03 -0.01 0.00
after beginning with essay	essay	-0.06 -0.14 -0.20 0.06 0.04
after beginning with essay	media	-0.05 -0.13 -0.03 0.04 -0.01
after beginning with essay	people	-0.10 -0.12 -0.05 0.11 -0.09
after beginning with essay	says	-0.17 -0.05 0.02 -0.11 0.07
after beginning with essay	statecraft	-0.06 -0.14 -0.22 -0.01 0.12
after beginning with media	army	-0.11 -0.05 -0.07 0.02 0.00
after beginning with media	business	-0.03 -0.06 -0.09 0.00 0.04
after beginning with media	essay	-0.04 -0.07 -0.08 -0.03 0.07
after beginning with media	media	0.00 0.09 0.02 -0.04 -0.11
after beginning with media	quarrel	-0.05 -0.04 -0.07 0.01 0.03
after beginning with media	says	-0.10 0.03 -0.07 -0.05 0.04
after beginning with media	statecraft	-0.07 -0.08 0.01 -0.05 0.02
after beginning with media	witnessed	-0.10 -0.06 -0.08 0.02 0.08
after beginning with other	army	0.03 -0.01 0.13 -0.16 -0.08
after beginning with other	business	-0.22 -0.13 -0.08 0.01 0.07
after beginning with other	essay	-0.14 -0.18 -0.01 0.01 0.02
after beginning with other	media	-0.06 0.03 0.03 -0.02 -0.03
after beginning with other	partisan	-0.04 -0.12 -0.13 0.02 0.03
after beginning with other	people	-0.16 -0.05 0.05 -0.03 0.04
after beginning with other	quarrel	-0.15 0.03 0.11 0.05 -0.15
after beginning with other	says	0.00 0.05 0.14 -0.07 -0.18
after beginning with other	statecraft	-0.15 -0.13 -0.07 0.04 0.08
after beginning with other	travel	-0.13 -0.05 0.02 0.00 -0.01
after beginning with other	witnessed	-0.18 -0.13 0.01 0.15 -0.07
after beginning with partisan	army	-0.05 -0.10 -0.17 -0.06 0.13
after beginning with partisan	essay	-0.05 -0.07 -0.05 -0.02 0.03
after beginning with partisan	partisan	-0.06 -0.09 0.02 0.10 -0.10
after beginning with partisan	quarrel	-0.05 -0.07 0.04 0.02 -0.02
after beginning with partisan	says	-0.11 -0.13 -0.13 0.00 0.05
after beginning with partisan	statecraft	-0.11 -0.15 -0.08 0.02 0.01
after beginning with people	business	0.04 0.04 -0.04 -0.01 -0.04
after beginning with people	people	-0.07 -0.02 -0.23 -0.08 0.14
after beginning with people	says	-0.11 -0.14 -0.09 0.12 0.08
after beginning with quarrel	army	-0.09 -0.09 0.06 0.07 -0.04
after beginning with quarrel	business	-0.06 -0.10 -0.09 -0.03 0.07
after beginning with quarrel	quarrel	-0.05 0.00 -0.07 0.08 -0.10
after beginning with says	army	-0.09 0.06 0.02 -0.12 0.04
after beginning with says	business	-0.13 -0.06 -0.02 0.05 -0.03
after beginning with says	essay	-0.09 0.03 -0.03 -0.02 0.04
after beginning with says	people	-0.05 -0.11 -0.12 0.00 0.08
after beginning with says	says	-0.24 -0.13 0.10 0.00 -0.08
after beginning with says	statecraft	0.00 -0.06 -0.02 -0.05 0.03
after beginning with side	army	0.05 -0.10 -0.02 -0.03 0.01
after beginning with side	business	0.04 0.03 -0.01 -0.08 -0.02
after beginning with side	essay	-0.26 -0.13 0.03 0.03 0.02
after beginning with side	media	-0.22 -0.09 -0.04 0.07 0.03
after beginning with side	partisan	-0.12 -0.13 -0.11 0.06 -0.01
after beginning with side	people	-0.04 0.04 -0.06 0.03 -0.05
after beginning with side	quarrel	-0.03 0.01 -0.01 -0.13 0.07
after beginning with side	says	0.09 0.08 0.06 -0.13 -0.26
after beginning with side	statecraft	-0.09 0.01 -0.01 -0.02 0.00
after beginning with side	travel	0.02 -0.08 0.12 -0.06 -0.25
after beginning with side	witnessed	-0.04 0.04 -0.03 -0.01 -0.15
after beginning with statecraft	army	0.04 -0.13 0.04 -0.07 0.00
after beginning with statecraft	business	-0.11 -0.07 0.03 0.04 -0.03
after beginning with statecraft	people	-0.05 -0.10 -0.05 -0.05 0.07
after beginning with statecraft	says	-0.03 -0.01 0.04 -0.02 -0.12
after beginning with statecraft	statecraft	-0.25 -0.08 0.06 -0.01 -0.04
after beginning with travel	travel	-0.13 -0.05 -0.05 -0.03 0.05
after beginning with usa	army	0.01 0.08 0.00 -0.05 -0.09
after beginning with usa	business	-0.26 0.05 -0.06 0.05 -0.05
after beginning with usa	essay	-0.21 -0.03 0.03 -0.02 0.01
after beginning with usa	media	-0.27 -0.18 -0.01 -0.04 0.07
after beginning with usa	partisan	-0.14 -0.08 -0.01 -0.03 0.05
after beginning with usa	people	-0.19 -0.02 -0.01 -0.04 0.05
after beginning with usa	quarrel	-0.08 -0.25 -0.11 0.11 0.00
after beginning with usa	says	-0.03 -0.03 0.02 0.08 -0.19
after beginning with usa	statecraft	0.10 0.07 0.05 -0.11 -0.16
after beginning with usa	travel	-0.11 -0.07 -0.16 0.08 0.07
after beginning with usa	witnessed	0.02 0.02 -0.01 -0.09 0.01
after beginning with witnessed	army	0.07 -0.10 -0.09 0.04 -0.02
after beginning with witnessed	business	0.01 -0.03 0.06 -0.07 -0.13
after beginning with witnessed	says	0.01 0.08 -0.06 -0.09 -0.08
after beginning with witnessed	witnessed	0.11 0.02 -0.02 -0.03 -0.16
agent and target of accusation	unnamed > unnamed	-0.12 -0.03 0.01 -0.11 0.08
agent and target of accusation	unnamed > usa	-0.07 -0.08 0.04 0.04 -0.05
agent and target of accusation	usa > unnamed	-0.08 -0.08 -0.05 0.08 -0.07
agent and target of apology	side > unnamed	-0.15 -0.12 0.10 0.01 -0.13
agent and target of appointment	side > unnamed	-0.20 -0.01 0.14 -0.07 -0.15
agent and target of appointment	unnamed > unnamed	-0.15 -0.10 -0.01 -0.06 0.08
agent and target of appointment	usa > unnamed	-0.12 -0.17 -0.19 0.17 0.03
agent and target of arrest	side > side	-0.13 -0.14 -0.02 0.07 -0.05
agent and target of arrest	side > unnamed	-0.02 0.07 -0.16 -0.07 0.02
agent and target of arrest	unnamed > other	-0.10 -0.11 -0.07 0.09 0.01
agent and target of arrest	unnamed > side	-0.14 -0.17 0.05 0.07 -0.11
agent and target of arrest	unnamed > unnamed	-0.14 -0.05 -0.14 0.10 -0.04
agent and target of arrest	usa > side	-0.08 -0.09 -0.04 0.05 0.00
agent and target of arrival	side > unnamed	-0.11 -0.13 -0.11 0.09 -0.03
agent and target of arrival	unnamed > unnamed	-0.11 0.00 -0.01 0.01 -0.05
agent and target of blackout	unnamed > unnamed	-0.13 -0.07 0.07 -0.04 -0.02
agent and target of blockade	side > unnamed	-0.17 -0.11 0.00 -0.16 0.08
agent and target of blockade	unnamed > side	0.05 -0.05 -0.06 0.01 -0.02
agent and target of blockade	unnamed > unnamed	-0.22 -0.02 -0.06 0.03 0.04
agent and target of blockade	usa > side	-0.10 0.00 -0.07 0.09 -0.14
agent and target of blockade	usa > unnamed	-0.13 0.06 0.00 -0.10 0.05
agent and target of call	unnamed > unnamed	-0.06 0.03 0.05 -0.01 -0.11
agent and target of cancelled	unnamed > side	-0.07 0.10 0.05 -0.09 -0.14
agent and target of cancelled	unnamed > unnamed	0.05 -0.14 -0.10 0.03 0.01
agent and target of cancelled	unnamed > usa	-0.15 -0.03 -0.03 -0.07 0.10
agent and target of cancelled	usa > unnamed	-0.18 0.02 0.16 -0.17 -0.10
agent and target of charge	side > side	-0.12 -0.17 -0.15 0.12 -0.02
agent and target of closure	other > unnamed	-0.07 -0.02 0.08 -0.05 -0.11
agent and target of closure	side > unnamed	0.02 0.12 -0.01 -0.12 -0.10
agent and target of closure	unnamed > other	0.00 -0.01 0.05 -0.04 -0.10
agent and target of closure	unnamed > side	0.11 0.04 -0.08 -0.04 -0.04
agent and target of closure	unnamed > unnamed	-0.08 0.00 -0.06 0.04 -0.03
agent and target of closure	usa > unnamed	-0.17 -0.12 0.03 -0.04 0.06
agent and target of comment	side > side	-0.11 -0.15 -0.05 -0.03 0.10
agent and target of comment	side > unnamed	-0.04 0.03 -0.03 -0.06 -0.01
agent and target of comment	unnamed > side	-0.15 -0.18 -0.12 -0.11 0.16
agent and target of comment	unnamed > unnamed	-0.04 -0.22 -0.02 0.04 0.01
agent and target of comment	usa > side	-0.12 0.01 -0.09 -0.12 0.06
agent and target of deal	other > unnamed	0.12 0.03 -0.07 -0.08 -0.07
agent and target of deal	side > unnamed	0.07 0.16 0.03 -0.09 -0.21
agent and target of deal	unnamed > unnamed	0.00 -0.06 0.03 -0.08 -0.01
agent and target of deal	usa > unnamed	0.03 -0.03 -0.13 0.07 -0.07
agent and target of denial	other > unnamed	-0.14 -0.13 -0.02 0.04 -0.08
agent and target of denial	side > unnamed	-0.10 -0.01 -0.06 0.01 0.03
agent and target of denial	unnamed > side	-0.06 0.00 0.03 0.00 -0.02
agent and target of denial	unnamed > unnamed	-0.21 -0.24 0.05 0.00 0.06
agent and target of denial	usa > side	-0.07 -0.07 -0.10 0.10 -0.09
agent and target of denial	usa > unnamed	-0.17 -0.08 -0.04 0.08 -0.06
agent and target of departure	side > unnamed	-0.10 -0.10 -0.03 0.04 -0.02
agent and target of departure	unnamed > side	-0.09 -0.10 -0.11 -0.04 0.09
agent and target of departure	unnamed > unnamed	-0.19 -0.17 -0.09 0.06 0.04
agent and target of departure	usa > unnamed	-0.01 0.07 0.06 -0.19 0.00
agent and target of deployment	other > unnamed	-0.16 -0.15 0.01 0.03 -0.02
agent and target of deployment	side > unnamed	0.04 0.04 0.00 -0.17 -0.11
agent and target of deployment	unnamed > other	-0.09 -0.14 -0.15 0.03 0.05
agent and target of deployment	unnamed > unnamed	-0.16 -0.16 -0.01 0.02 0.04
agent and target of deployment	usa > unnamed	-0.24 0.06 0.13 -0.12 -0.08
agent and target of downing	other > side	0.10 0.13 -0.09 -0.15 -0.13
agent and target of downing	other > unnamed	0.00 0.06 0.01 -0.04 -0.14
agent and target of downing	side > side	0.05 -0.02 0.00 -0.06 -0.04
agent and target of downing	side > unnamed	0.01 0.09 -0.08 -0.19 -0.01
agent and target of downing	side > usa	0.01 0.10 0.00 -0.19 -0.03
agent and target of downing	unnamed > side	-0.08 0.04 -0.10 -0.01 0.03
agent and target of downing	unnamed > unnamed	-0.08 -0.05 -0.10 -0.01 0.08
agent and target of downing	unnamed > usa	-0.14 -0.08 0.10 0.01 -0.06
agent and target of downing	usa > unnamed	-0.13 0.07 -0.13 0.03 -0.15
agent and target of emergency	unnamed > unnamed	-0.15 0.03 0.03 -0.01 -0.08
agent and target of enrichment	unnamed > unnamed	-0.13 -0.03 0.02 0.05 -0.16
agent and target of evacuation	other > unnamed	-0.14 -0.12 0.01 0.04 -0.07
agent and target of evacuation	side > unnamed	-0.13 -0.16 -0.05 0.12 -0.08
agent and target of evacuation	unnamed > other	-0.16 -0.19 -0.21 0.08 0.08
agent and target of evacuation	unnamed > side	-0.09 -0.06 0.08 -0.14 0.03
agent and target of evacuation	unnamed > unnamed	-0.11 0.02 -0.02 -0.01 -0.03
agent and target of evacuation	usa > unnamed	-0.05 0.00 0.02 -0.01 -0.06
agent and target of execution	side > side	-0.09 0.05 0.06 -0.05 -0.11
agent and target of exit	side > unnamed	-0.14 -0.16 -0.19 0.16 -0.09
agent and target of exit	unnamed > unnamed	-0.18 -0.15 -0.06 0.06 -0.01
agent and target of expulsion	unnamed > unnamed	-0.02 0.01 0.04 -0.03 -0.13
agent and target of fall	unnamed > unnamed	-0.12 -0.07 0.03 0.02 -0.11
agent and target of fee	unnamed > unnamed	-0.12 -0.10 -0.03 0.07 -0.11
agent and target of flights	unnamed > unnamed	-0.09 -0.12 0.02 0.09 -0.08
agent and target of funeral	side > unnamed	-0.13 -0.13 0.01 0.11 -0.04
agent and target of funeral	unnamed > unnamed	-0.10 -0.09 -0.06 0.08 -0.07
agent and target of hack	side > unnamed	-0.11 -0.05 -0.02 0.02 -0.01
agent and target of hack	unnamed > unnamed	-0.18 -0.06 0.09 -0.06 -0.05
agent and target of halt	other > unnamed	0.01 -0.05 0.02 -0.03 -0.12
agent and target of halt	side > unnamed	0.07 -0.06 0.00 -0.11 -0.10
agent and target of halt	unnamed > side	-0.16 0.00 0.00 0.04 -0.09
agent and target of halt	unnamed > unnamed	-0.05 0.03 0.12 -0.11 -0.17
agent and target of halt	usa > unnamed	0.12 0.00 -0.06 -0.18 -0.11
agent and target of incursion	unnamed > unnamed	-0.16 -0.11 0.03 -0.02 0.02
agent and target of joining	other > unnamed	0.07 0.03 -0.20 -0.18 -0.04
agent and target of memory	unnamed > unnamed	-0.16 -0.15 -0.10 0.00 0.11
agent and target of mourning	side > unnamed	-0.14 -0.14 0.04 0.06 -0.03
agent and target of none	unnamed > unnamed	-0.12 -0.07 -0.06 0.01 0.06
agent and target of offer	other > unnamed	-0.12 -0.20 -0.02 0.01 0.04
agent and target of offer	side > unnamed	-0.07 0.05 0.01 -0.03 -0.14
agent and target of offer	unnamed > unnamed	-0.09 -0.14 -0.05 0.10 -0.07
agent and target of offer	usa > unnamed	-0.10 0.03 0.06 -0.04 -0.15
agent and target of order	side > unnamed	-0.27 -0.05 0.15 -0.12 -0.22
agent and target of order	unnamed > unnamed	0.07 -0.08 -0.07 -0.17 0.05
agent and target of order	usa > side	-0.11 0.05 0.11 -0.10 -0.12
agent and target of order	usa > unnamed	0.07 0.15 -0.04 -0.09 -0.08
agent and target of plan	other > unnamed	-0.14 -0.20 -0.03 -0.03 0.08
agent and target of plan	side > unnamed	-0.39 -0.05 -0.04 0.09 -0.04
agent and target of plan	side > usa	-0.14 -0.03 0.02 -0.01 -0.01
agent and target of plan	unnamed > other	0.01 0.05 -0.02 -0.11 -0.10
agent and target of plan	unnamed > side	-0.09 -0.14 0.02 0.02 -0.02
agent and target of plan	unnamed > unnamed	0.04 -0.09 -0.16 0.02 0.09
agent and target of plan	unnamed > usa	0.02 -0.10 -0.11 0.00 0.04
agent and target of plan	usa > side	-0.20 0.06 0.11 -0.07 -0.17
agent and target of plan	usa > unnamed	-0.07 0.12 0.09 -0.04 -0.17
agent and target of reaction	other > side	-0.15 -0.19 -0.08 0.14 0.05
agent and target of reaction	other > unnamed	-0.08 -0.14 -0.04 0.07 -0.04
agent and target of reaction	other > usa	-0.13 -0.21 -0.18 0.13 -0.02
agent and target of reaction	side > side	-0.05 -0.09 -0.04 0.05 -0.03
agent and target of reaction	side > unnamed	-0.18 -0.13 0.02 0.03 0.02
agent and target of reaction	unnamed > other	-0.10 -0.11 0.00 0.11 -0.09
agent and target of reaction	unnamed > side	-0.14 -0.18 -0.03 0.00 0.06
agent and target of reaction	unnamed > unnamed	-0.11 -0.03 -0.16 -0.03 0.11
agent and target of reaction	unnamed > usa	-0.10 -0.14 -0.07 0.04 0.00
agent and target of reaction	usa > side	-0.08 0.14 0.15 -0.12 -0.19
agent and target of reaction	usa > unnamed	-0.06 0.08 0.02 -0.05 -0.03
agent and target of rejection	side > unnamed	-0.17 -0.02 0.16 -0.13 -0.15
agent and target of rejection	side > usa	-0.18 -0.04 0.15 -0.13 -0.11
agent and target of rejection	unnamed > unnamed	-0.01 0.04 -0.14 0.02 0.02
agent and target of rejection	usa > side	0.03 0.04 -0.09 0.11 -0.08
agent and target of rejection	usa > unnamed	-0.13 -0.08 -0.03 0.04 0.02
agent and target of release	other > unnamed	0.10 0.10 -0.06 -0.06 -0.05
agent and target of release	side > unnamed	-0.02 0.03 -0.12 0.06 -0.13
agent and target of release	unnamed > side	-0.12 0.05 0.01 -0.01 -0.03
agent and target of release	usa > side	-0.04 0.09 0.09 -0.16 -0.15
agent and target of release	usa > unnamed	-0.12 -0.13 -0.01 0.09 -0.07
agent and target of relief	unnamed > unnamed	-0.11 -0.01 -0.04 0.05 -0.03
agent and target of relief	usa > unnamed	-0.19 -0.11 0.05 0.01 -0.11
agent and target of reopening	unnamed > unnamed	-0.32 -0.30 -0.06 0.09 0.05
agent and target of rescue	side > unnamed	0.13 0.10 -0.16 -0.15 0.05
agent and target of rescue	unnamed > unnamed	-0.03 0.09 -0.02 -0.12 -0.03
agent and target of rescue	unnamed > usa	-0.09 -0.05 0.08 -0.02 -0.11
agent and target of rescue	usa > unnamed	-0.19 -0.21 0.09 0.04 -0.05
agent and target of resumption	unnamed > unnamed	-0.21 -0.21 -0.07 0.13 0.03
agent and target of rise	unnamed > unnamed	-0.15 -0.07 0.02 0.01 -0.01
agent and target of sanction	side > unnamed	-0.08 -0.13 -0.14 0.14 0.08
agent and target of sanction	unnamed > side	-0.09 0.06 0.09 -0.08 -0.12
agent and target of sanction	unnamed > unnamed	-0.17 -0.16 -0.02 0.01 0.04
agent and target of sanction	usa > unnamed	-0.07 0.08 0.13 -0.14 -0.14
agent and target of seizure	side > unnamed	0.02 0.06 -0.03 -0.01 -0.15
agent and target of seizure	unnamed > side	-0.09 0.02 0.01 -0.12 0.02
agent and target of seizure	unnamed > unnamed	-0.14 -0.05 -0.02 0.01 0.03
agent and target of seizure	usa > side	0.17 0.12 -0.10 -0.14 -0.12
agent and target of seizure	usa > unnamed	0.06 0.10 -0.09 -0.08 -0.15
agent and target of spying	side > side	-0.13 -0.14 0.02 0.02 -0.07
agent and target of strike	other > other	0.03 0.00 -0.05 0.02 -0.02
agent and target of strike	other > side	-0.10 0.17 0.07 -0.21 -0.14
agent and target of strike	other > unnamed	0.00 -0.01 0.05 -0.05 -0.14
agent and target of strike	side > other	0.12 0.16 -0.20 -0.18 -0.19
agent and target of strike	side > side	0.16 0.03 -0.15 -0.08 -0.10
agent and target of strike	side > unnamed	0.00 0.03 -0.03 -0.06 -0.04
agent and target of strike	side > usa	0.13 0.10 -0.11 -0.24 -0.20
agent and target of strike	unnamed > other	0.07 0.02 0.04 -0.10 -0.20
agent and target of strike	unnamed > side	-0.10 -0.11 0.00 -0.01 0.10
agent and target of strike	unnamed > unnamed	-0.11 -0.07 -0.03 0.03 0.07
agent and target of strike	unnamed > usa	-0.03 0.01 -0.04 -0.05 -0.03
agent and target of strike	usa > other	-0.13 0.00 0.09 -0.08 -0.20
agent and target of strike	usa > side	0.07 -0.05 -0.34 0.06 0.02
agent and target of strike	usa > unnamed	-0.13 0.07 0.02 0.03 -0.13
agent and target of talks	other > side	-0.09 -0.13 -0.11 0.12 0.00
agent and target of talks	other > unnamed	-0.22 -0.28 -0.18 0.10 0.10
agent and target of talks	side > other	-0.15 -0.15 -0.15 0.02 0.07
agent and target of talks	side > unnamed	-0.37 -0.22 0.02 0.00 0.03
agent and target of talks	side > usa	-0.13 0.06 0.01 -0.04 -0.01
agent and target of talks	unnamed > other	-0.20 -0.13 -0.03 -0.01 0.05
agent and target of talks	unnamed > side	-0.18 -0.14 -0.13 0.06 0.03
agent and target of talks	unnamed > unnamed	-0.52 -0.03 0.06 -0.03 -0.01
agent and target of talks	unnamed > usa	0.11 0.04 -0.10 -0.02 -0.14
agent and target of talks	usa > other	-0.11 -0.06 -0.02 0.05 -0.08
agent and target of talks	usa > side	-0.14 -0.07 -0.02 0.09 -0.10
agent and target of talks	usa > unnamed	0.05 -0.08 -0.15 0.06 0.01
agent and target of test	unnamed > unnamed	-0.11 -0.15 -0.11 0.08 0.00
agent and target of threat	other > side	-0.07 0.06 0.06 -0.06 -0.05
agent and target of threat	other > unnamed	-0.20 -0.15 0.05 0.02 -0.11
agent and target of threat	other > usa	-0.17 -0.11 0.14 -0.07 -0.13
agent and target of threat	side > other	-0.16 -0.09 -0.02 -0.01 0.05
agent and target of threat	side > side	-0.10 -0.09 0.09 -0.01 -0.15
agent and target of threat	side > unnamed	-0.38 -0.04 0.04 0.05 -0.15
agent and target of threat	side > usa	-0.11 0.08 0.06 -0.05 -0.23
agent and target of threat	unnamed > other	0.02 0.05 -0.06 0.00 -0.06
agent and target of threat	unnamed > side	-0.22 -0.15 -0.10 0.11 0.01
agent and target of threat	unnamed > unnamed	0.03 -0.04 -0.05 -0.03 0.04
agent and target of threat	unnamed > usa	-0.02 -0.11 -0.20 -0.01 0.16
agent and target of threat	usa > side	-0.22 0.10 0.06 -0.03 -0.07
agent and target of threat	usa > unnamed	-0.35 0.01 0.00 -0.05 0.05
agent and target of truce	other > unnamed	-0.04 -0.25 -0.17 0.11 0.08
agent and target of truce	side > unnamed	-0.08 -0.06 0.02 -0.09 0.07
agent and target of truce	unnamed > other	-0.17 -0.19 -0.01 0.11 -0.09
agent and target of truce	unnamed > side	0.08 -0.09 -0.14 0.01 -0.05
agent and target of truce	unnamed > unnamed	0.03 0.02 -0.04 -0.02 -0.06
agent and target of truce	usa > unnamed	0.07 0.00 -0.04 -0.11 -0.01
agent and target of visit	other > unnamed	-0.10 -0.12 -0.07 0.07 0.08
agent and target of visit	side > other	-0.09 -0.14 -0.14 0.14 -0.02
agent and target of visit	side > unnamed	-0.08 -0.12 -0.15 -0.02 0.10
agent and target of visit	unnamed > other	-0.11 0.00 0.05 -0.09 0.02
agent and target of visit	unnamed > unnamed	-0.12 -0.04 -0.04 -0.01 0.05
agent and target of visit	usa > other	-0.12 -0.17 -0.14 0.13 -0.05
agent and target of visit	usa > unnamed	-0.12 -0.07 0.02 0.05 -0.12
agent and target of wish	other > unnamed	-0.08 -0.13 -0.15 -0.04 0.06
agent and target of wish	side > unnamed	-0.07 0.04 0.05 -0.02 -0.12
agent and target of wish	unnamed > unnamed	-0.15 -0.16 -0.06 0.10 -0.06
agent and target of wish	usa > unnamed	-0.14 -0.04 0.07 -0.09 0.00
arms	air	0.05 0.06 -0.08 -0.01 -0.11
arms	gun	0.03 0.06 -0.07 -0.05 0.00
arms	mine	-0.09 -0.02 -0.13 0.02 0.02
arms	torpedo	-0.03 -0.19 -0.03 0.04 0.07
begins with	ally	-0.04 0.07 0.04 -0.07 -0.12
begins with	army	-0.19 -0.06 -0.04 0.02 0.05
begins with	business	-0.13 -0.14 -0.01 0.04 0.03
begins with	essay	-0.07 -0.18 -0.19 0.03 0.11
begins with	media	-0.15 -0.05 -0.20 -0.01 0.12
begins with	other	-0.15 -0.15 -0.11 0.10 0.07
begins with	partisan	-0.21 -0.22 -0.15 0.07 0.04
begins with	people	-0.09 -0.10 -0.12 0.03 0.07
begins with	quarrel	-0.17 -0.06 -0.04 0.07 0.00
begins with	says	-0.08 -0.13 -0.07 0.02 0.11
begins with	side	-0.01 0.03 -0.01 -0.06 -0.04
begins with	statecraft	-0.08 -0.05 0.03 0.03 -0.08
begins with	travel	-0.04 -0.07 -0.05 0.04 0.02
begins with	usa	0.01 0.00 0.06 -0.05 -0.11
begins with	witnessed	0.08 0.10 0.05 -0.16 -0.24
begins with ally	army	0.10 0.12 -0.06 -0.19 0.01
begins with ally	says	-0.11 0.03 0.00 0.00 -0.19
begins with ally	statecraft	-0.19 -0.18 -0.05 0.04 0.04
begins with army	army	-0.18 -0.05 -0.02 0.02 0.03
begins with army	business	-0.05 -0.12 0.04 -0.02 -0.02
begins with army	essay	-0.09 -0.12 -0.13 -0.01 0.10
begins with army	says	0.03 0.00 -0.18 0.07 -0.02
begins with army	statecraft	-0.05 -0.10 -0.06 -0.02 0.05
begins with army	witnessed	-0.02 -0.07 -0.11 0.07 0.08
begins with business	army	-0.06 -0.11 -0.12 0.10 0.00
begins with business	business	-0.12 -0.13 0.01 0.06 -0.01
begins with business	essay	-0.04 -0.06 -0.19 -0.03 0.14
begins with business	partisan	-0.02 -0.04 -0.02 0.00 0.01
begins with business	people	-0.07 -0.06 0.02 0.05 -0.13
begins with business	says	-0.17 -0.09 0.07 -0.18 0.11
begins with business	statecraft	-0.11 0.02 -0.03 0.00 0.01
begins with business	witnessed	0.15 0.07 -0.08 -0.08 -0.08
begins with essay	army	-0.09 -0.13 -0.11 0.01 0.04
begins with essay	business	-0.11 -0.19 0.01 0.03 -0.02
begins with essay	essay	-0.11 -0.15 -0.15 0.05 0.08
begins with essay	media	-0.05 -0.14 -0.06 0.03 0.00
begins with essay	partisan	-0.04 -0.05 -0.07 -0.09 0.09
begins with essay	people	-0.13 -0.18 -0.16 0.05 0.02
begins with essay	says	-0.14 -0.17 -0.24 -0.14 0.20
begins with essay	statecraft	-0.05 0.03 -0.06 -0.10 0.08
begins with essay	witnessed	-0.10 -0.11 -0.11 0.05 0.02
begins with media	army	-0.10 -0.06 -0.07 0.01 0.04
begins with media	business	-0.03 -0.07 -0.11 -0.03 0.06
begins with media	essay	-0.05 -0.08 -0.09 0.03 0.05
begins with media	media	-0.17 0.00 -0.16 -0.02 0.08
begins with media	partisan	-0.10 -0.10 -0.13 -0.09 0.11
begins with media	people	0.06 0.06 -0.12 -0.09 -0.05
begins with media	quarrel	-0.07 -0.07 -0.10 0.03 0.03
begins with media	says	-0.15 -0.19 -0.17 0.11 0.06
begins with media	statecraft	-0.14 -0.09 0.01 -0.11 0.09
begins with media	witnessed	-0.05 -0.02 -0.09 -0.06 0.07
begins with other	army	-0.11 -0.05 0.01 -0.03 0.01
begins with other	business	-0.14 -0.09 -0.09 0.05 0.02
begins with other	essay	-0.10 -0.01 -0.16 0.05 0.02
begins with other	media	0.04 0.02 -0.05 -0.04 -0.05
begins with other	partisan	-0.14 -0.14 -0.09 0.05 0.01
begins with other	people	-0.02 -0.11 0.00 0.00 0.00
begins with other	quarrel	-0.13 0.02 -0.04 -0.15 0.11
begins with other	says	-0.06 0.09 -0.04 -0.08 0.01
begins with other	statecraft	-0.17 -0.22 0.01 0.03 0.02
begins with other	travel	-0.09 -0.01 -0.02 -0.02 0.00
begins with other	witnessed	0.00 0.10 0.03 -0.05 -0.26
begins with partisan	army	-0.09 -0.01 -0.01 -0.03 0.03
begins with partisan	business	-0.05 -0.08 -0.04 0.04 -0.01
begins with partisan	essay	-0.05 -0.10 -0.14 -0.06 0.08
begins with partisan	media	-0.08 -0.09 -0.08 -0.05 0.06
begins with partisan	partisan	-0.19 -0.20 -0.07 0.07 0.00
begins with partisan	people	-0.02 -0.06 0.06 0.04 -0.06
begins with partisan	quarrel	-0.06 -0.10 -0.06 -0.01 0.03
begins with partisan	says	-0.10 -0.09 -0.11 0.04 0.02
begins with partisan	statecraft	-0.05 -0.11 0.01 0.08 -0.07
begins with people	army	-0.11 -0.04 -0.07 0.09 -0.10
begins with people	business	0.03 0.05 0.07 -0.05 -0.11
begins with people	people	-0.09 -0.08 -0.13 0.01 0.08
begins with people	statecraft	-0.11 -0.12 0.01 -0.01 0.02
begins with people	travel	-0.08 0.00 -0.08 0.04 -0.08
begins with people	witnessed	0.05 0.11 0.01 -0.11 -0.19
begins with quarrel	army	-0.01 0.07 0.08 -0.04 -0.08
begins with quarrel	media	-0.05 -0.07 -0.12 -0.05 0.08
begins with quarrel	partisan	-0.04 -0.08 -0.07 0.02 0.01
begins with quarrel	quarrel	-0.11 -0.03 -0.11 0.09 -0.03
begins with quarrel	statecraft	-0.06 -0.07 -0.05 -0.07 0.06
begins with says	army	-0.12 -0.10 0.08 -0.10 0.05
begins with says	business	-0.16 -0.05 0.11 -0.09 -0.04
begins with says	essay	-0.08 0.02 -0.02 0.07 -0.08
begins with says	media	-0.06 -0.09 -0.16 0.09 0.02
begins with says	people	-0.02 0.04 -0.17 -0.03 0.06
begins with says	says	-0.09 -0.17 -0.06 0.04 0.09
begins with says	statecraft	0.00 0.00 0.00 -0.01 -0.08
begins with says	travel	-0.11 0.05 -0.13 0.02 0.03
begins with says	witnessed	-0.06 0.05 -0.13 -0.01 -0.14
begins with side	army	0.00 0.02 0.02 -0.01 -0.17
begins with side	business	-0.06 0.05 -0.01 -0.07 -0.01
begins with side	essay	-0.21 -0.10 0.05 -0.06 0.04
begins with side	media	-0.19 -0.12 -0.02 0.04 0.06
begins with side	partisan	-0.18 -0.14 0.01 -0.06 0.08
begins with side	people	-0.05 0.04 0.00 -0.03 -0.05
begins with side	quarrel	-0.17 -0.09 0.00 -0.04 0.08
begins with side	says	0.04 0.06 0.08 -0.03 -0.36
begins with side	statecraft	-0.19 0.01 0.03 -0.03 -0.02
begins with side	travel	0.01 -0.12 0.12 -0.11 -0.08
begins with side	witnessed	0.02 0.00 -0.02 -0.04 -0.05
begins with statecraft	army	-0.01 -0.17 0.12 -0.14 -0.02
begins with statecraft	business	-0.06 -0.17 -0.21 0.17 0.20
begins with statecraft	essay	-0.10 0.11 0.12 -0.05 -0.16
begins with statecraft	media	-0.06 -0.12 -0.10 0.09 0.06
begins with statecraft	partisan	-0.04 0.06 0.06 -0.07 -0.01
begins with statecraft	people	-0.06 -0.14 -0.13 0.06 0.05
begins with statecraft	says	-0.21 -0.14 -0.03 0.08 -0.04
begins with statecraft	statecraft	-0.25 -0.08 0.06 0.04 -0.07
begins with statecraft	travel	-0.05 -0.10 -0.12 0.10 0.12
begins with travel	business	-0.06 -0.15 -0.15 0.00 0.08
begins with travel	people	-0.12 0.04 -0.07 -0.02 -0.02
begins with travel	travel	-0.04 -0.06 -0.04 0.06 -0.03
begins with usa	army	0.06 -0.02 -0.04 -0.01 -0.04
begins with usa	business	-0.13 0.07 0.01 -0.02 -0.06
begins with usa	essay	-0.19 0.07 0.12 -0.04 -0.11
begins with usa	media	-0.03 -0.15 -0.01 -0.06 0.05
begins with usa	partisan	-0.21 -0.03 0.01 -0.01 0.01
begins with usa	people	-0.24 -0.03 0.04 -0.02 0.00
begins with usa	quarrel	-0.11 -0.21 -0.05 0.06 0.01
begins with usa	says	-0.01 -0.02 0.04 0.02 -0.14
begins with usa	statecraft	0.05 0.04 -0.07 0.01 -0.08
begins with usa	travel	-0.12 0.02 -0.10 0.08 -0.11
begins with usa	witnessed	-0.19 -0.06 -0.02 0.03 0.04
begins with witnessed	army	0.02 -0.05 0.01 0.04 -0.03
begins with witnessed	business	0.01 -0.04 0.07 -0.09 -0.15
begins with witnessed	people	-0.06 -0.11 -0.12 0.11 0.03
begins with witnessed	witnessed	0.08 0.10 0.05 -0.16 -0.24
beside the head clause	alarm	-0.01 0.06 0.08 -0.20 -0.03
beside the head clause	brief	0.05 0.03 -0.05 -0.08 0.00
beside the head clause	casualty	0.10 0.12 -0.03 -0.13 -0.15
beside the head clause	chief	-0.05 0.10 -0.03 0.00 -0.10
beside the head clause	civilian	0.00 -0.02 -0.02 -0.05 -0.02
beside the head clause	closure	0.01 0.00 -0.01 -0.01 -0.12
beside the head clause	contact	-0.04 0.10 0.08 -0.08 -0.12
beside the head clause	cyber	0.00 -0.04 0.01 0.05 -0.14
beside the head clause	decision	-0.07 -0.02 -0.07 0.01 0.02
beside the head clause	domestic	0.01 -0.03 0.09 -0.05 -0.09
beside the head clause	elsewhere	-0.16 -0.04 -0.01 -0.06 0.06
beside the head clause	everyday	0.01 -0.14 -0.19 0.14 0.02
beside the head clause	execution	-0.11 -0.15 -0.03 0.00 0.05
beside the head clause	force	-0.02 -0.04 0.02 0.00 -0.03
beside the head clause	gaza	-0.02 -0.11 -0.23 0.01 0.13
beside the head clause	market	-0.04 -0.07 0.00 0.02 -0.02
beside the head clause	mass	0.04 0.01 -0.06 -0.08 0.02
beside the head clause	memory	-0.10 -0.05 -0.07 -0.14 0.11
beside the head clause	modal	-0.09 0.05 0.06 -0.03 -0.06
beside the head clause	negotiation	0.00 -0.01 -0.04 -0.02 0.01
beside the head clause	network	-0.10 -0.09 -0.04 0.11 -0.11
beside the head clause	nuclear	0.06 0.04 -0.03 -0.06 -0.02
beside the head clause	oil	0.04 0.09 -0.01 -0.07 -0.07
beside the head clause	opinion	-0.08 -0.07 -0.07 -0.06 0.09
beside the head clause	pact	-0.14 -0.05 -0.02 0.00 0.06
beside the head clause	reaction	0.08 0.08 -0.04 -0.09 -0.04
beside the head clause	resolve	0.09 0.02 -0.04 -0.08 -0.07
beside the head clause	sanction	-0.13 -0.03 0.03 0.05 -0.11
beside the head clause	settled	-0.02 -0.03 0.04 -0.01 -0.07
beside the head clause	shipping	0.03 0.09 0.07 -0.08 -0.18
beside the head clause	shock	-0.07 0.05 0.02 -0.01 -0.12
beside the head clause	sport	-0.16 -0.01 0.07 -0.05 0.02
beside the head clause	spy	-0.01 0.04 0.06 -0.01 -0.19
beside the head clause	strike	-0.02 0.11 0.03 -0.06 -0.14
beside the head clause	syria	-0.12 -0.11 -0.09 0.14 -0.02
beside the head clause	threat	0.01 0.02 0.02 -0.02 -0.10
beside the head clause	toll	-0.14 0.02 0.11 -0.18 -0.03
beside the head clause	truce	-0.01 0.05 0.05 -0.04 -0.13
beside the head clause	unreal	0.11 -0.03 0.01 -0.06 -0.06
beside the head clause	unrest	0.01 0.19 0.11 -0.06 -0.28
beside the head clause	weapon	0.00 0.05 -0.07 -0.05 -0.03
bias	1	-0.11 -0.09 -0.04 0.07 0.04
both name	ally	-0.14 -0.04 -0.08 0.02 0.04
both name	both sides	0.02 -0.03 -0.01 0.00 -0.06
both name	both sides and ally	-0.08 -0.02 -0.10 0.01 0.06
both name	both sides and usa	-0.04 -0.07 -0.10 0.01 0.10
both name	both sides and usa and ally	0.00 0.02 0.07 -0.02 -0.25
both name	no party	-0.25 -0.07 0.02 0.01 0.01
both name	one side	-0.13 0.01 -0.04 0.02 0.03
both name	one side and ally	-0.08 0.00 0.00 -0.03 0.00
both name	one side and usa	-0.05 -0.08 0.03 -0.02 -0.01
both name	one side and usa and ally	0.02 -0.14 0.07 -0.02 -0.05
both name	usa	-0.29 -0.12 -0.10 0.06 0.08
both name	usa and ally	-0.13 -0.11 0.07 0.01 -0.05
event	accident	-0.08 -0.07 -0.10 0.05 0.09
event	appointment	-0.10 0.07 0.04 0.01 -0.13
event	arrest	0.02 -0.11 0.01 0.04 -0.13
event	arrival	0.03 -0.04 0.03 -0.04 -0.07
event	blockade	-0.14 0.08 0.03 -0.13 0.02
event	call	-0.14 0.04 -0.03 0.01 0.03
event	censure	-0.03 0.05 0.08 -0.08 -0.01
event	charge	-0.11 -0.03 -0.02 0.05 -0.06
event	closure	-0.19 -0.13 0.08 0.01 -0.09
event	deal	-0.02 0.06 0.04 -0.02 -0.16
event	departure	-0.14 0.06 -0.01 -0.04 0.01
event	deployment	-0.01 0.00 0.07 -0.03 -0.12
event	downing	-0.16 -0.08 0.08 0.01 -0.04
event	enrichment	-0.15 0.01 0.07 -0.06 -0.02
event	evacuation	-0.13 0.04 -0.03 0.04 -0.09
event	execution	-0.07 0.12 0.08 -0.06 -0.10
event	exit	-0.14 -0.07 0.01 -0.02 0.01
event	fall	-0.05 0.09 0.09 -0.05 -0.18
event	fee	-0.21 -0.06 0.10 -0.03 -0.16
event	flights	-0.11 -0.12 -0.01 0.04 -0.01
event	funeral	-0.13 -0.09 -0.05 0.11 -0.06
event	hack	-0.16 0.00 0.00 0.09 -0.17
event	halt	0.08 -0.06 -0.03 -0.06 0.01
event	incursion	-0.23 -0.01 0.04 -0.07 0.02
event	inspection	-0.20 -0.03 0.11 0.00 -0.10
event	listing	-0.09 -0.03 -0.05 0.06 -0.09
event	order	-0.13 0.09 0.08 -0.05 -0.10
event	release	-0.15 0.05 -0.04 -0.06 0.05
event	relief	-0.23 -0.03 0.02 0.02 -0.06
event	reopening	0.07 0.02 0.02 -0.09 -0.06
event	rescue	-0.10 0.06 0.05 -0.02 -0.11
event	resumption	-0.12 0.04 -0.05 0.09 -0.12
event	rise	-0.17 -0.04 0.10 -0.02 -0.14
event	sanction	-0.13 0.04 0.01 -0.02 0.01
event	seizure	-0.03 0.07 -0.06 -0.06 0.03
event	spying	-0.16 -0.11 0.08 0.02 -0.17
event	strike	0.02 -0.06 -0.04 0.07 -0.08
event	talks	-0.11 0.04 -0.04 0.05 -0.07
event	test	-0.09 -0.12 -0.02 -0.03 0.08
event	truce	0.02 0.03 0.04 -0.10 -0.11
event	visit	-0.15 -0.12 -0.01 0.02 0.05
first word	:	-0.12 0.05 0.08 -0.05 -0.11
first word	[ally]	-0.01 0.02 0.07 -0.02 -0.23
first word	[number]	-0.06 0.06 -0.13 0.05 -0.06
first word	[place]	-0.29 -0.12 0.03 0.15 -0.08
first word	[region]	-0.16 -0.03 0.05 0.07 -0.14
first word	[side]	0.05 0.11 0.06 -0.05 -0.29
first word	[usa]	0.05 0.00 0.11 -0.02 -0.24
first word	a	-0.23 -0.09 -0.03 -0.03 0.11
first word	about	0.05 0.01 -0.14 -0.01 -0.04
first word	after	-0.20 -0.20 -0.11 0.08 0.10
first word	aftermath	-0.21 -0.11 -0.18 0.17 -0.16
first word	agreement	0.03 0.01 0.04 -0.10 -0.02
first word	air	-0.05 0.16 -0.08 -0.10 -0.21
first word	al	0.01 0.02 -0.10 -0.02 -0.01
first word	all	-0.18 -0.10 0.10 -0.04 -0.05
first word	amid	-0.16 -0.15 -0.18 0.10 0.07
first word	an	-0.07 -0.08 0.02 -0.02 0.03
first word	analysi	-0.10 -0.11 -0.16 -0.02 0.09
first word	analyst	-0.10 -0.14 -0.16 -0.08 0.11
first word	anand	-0.12 -0.11 -0.08 0.14 -0.13
first word	announc	-0.04 0.04 0.05 -0.04 -0.20
first word	another	-0.02 -0.01 -0.10 -0.03 0.05
first word	anti	0.06 0.08 0.03 -0.07 -0.16
first word	arab	-0.06 -0.07 -0.11 -0.04 0.07
first word	are	-0.10 -0.13 -0.18 -0.10 0.14
first word	as	-0.24 -0.09 -0.25 -0.03 0.18
first word	asia	-0.16 0.04 0.09 0.02 -0.24
first word	asian	-0.06 -0.09 -0.02 0.09 -0.17
first word	at	0.12 0.03 -0.10 -0.08 -0.08
first word	attack	0.00 -0.05 0.10 -0.15 -0.02
first word	bannon	-0.04 -0.09 -0.08 0.10 0.03
first word	barrag	0.03 0.01 -0.01 -0.05 -0.14
first word	bbc	-0.12 -0.15 -0.08 0.06 0.09
first word	begin	-0.10 0.05 0.08 -0.01 -0.13
first word	between	-0.15 -0.02 -0.19 -0.01 0.05
first word	bill	-0.10 -0.09 -0.11 -0.09 0.10
first word	bitcoin	-0.09 -0.29 -0.22 0.19 -0.01
first word	bloomberg	-0.08 0.01 0.02 -0.13 0.03
first word	body	-0.11 0.03 -0.06 0.04 -0.08
first word	break	0.07 0.04 0.09 -0.26 -0.24
first word	brent	-0.10 0.13 0.15 -0.15 -0.15
first word	brit	-0.10 -0.08 -0.14 -0.01 0.09
first word	can	-0.08 -0.12 -0.18 -0.11 0.14
first word	can't	-0.08 -0.05 0.00 0.05 -0.04
first word	ceas	0.04 -0.11 0.10 -0.14 -0.16
first word	ceasefir	0.06 0.02 -0.05 -0.01 -0.05
first word	chri	-0.06 -0.06 -0.10 -0.05 0.07
first word	christian	-0.10 -0.09 -0.10 -0.11 0.11
first word	citizen	-0.10 -0.12 -0.14 -0.10 0.12
first word	cnn	-0.07 0.07 -0.15 -0.04 0.01
first word	commander	-0.19 -0.01 0.07 -0.05 -0.03
first word	conservativ	-0.07 -0.08 -0.08 0.03 0.01
first word	correspondent	-0.01 -0.14 -0.04 0.03 0.07
first word	cost	-0.13 -0.17 -0.18 -0.10 0.13
first word	could	-0.12 -0.10 -0.14 -0.06 0.10
first word	court	-0.13 -0.09 0.05 0.02 -0.05
first word	crud	-0.07 0.05 0.03 -0.04 -0.01
first word	crypto	-0.12 -0.12 -0.13 0.09 0.02
first word	daily	0.07 -0.07 0.00 -0.14 0.02
first word	deadly	0.12 0.10 -0.08 -0.08 -0.15
first word	deal	-0.14 -0.01 0.00 0.01 -0.03
first word	death	-0.03 -0.11 0.08 0.01 -0.07
first word	debri	0.01 0.06 0.02 -0.11 -0.08
first word	delegation	-0.09 -0.13 -0.12 0.13 -0.09
first word	dem	-0.05 -0.05 -0.04 -0.01 0.02
first word	democrat	-0.02 -0.03 0.12 0.10 -0.11
first word	despit	0.00 0.01 -0.15 -0.03 0.04
first word	destroy	-0.15 -0.16 -0.14 0.14 -0.02
first word	did	-0.10 -0.12 -0.13 -0.10 0.14
first word	displac	-0.17 -0.18 -0.19 0.09 0.07
first word	dollar	-0.04 -0.14 -0.11 0.09 -0.03
first word	don't	-0.08 -0.06 -0.02 -0.01 0.02
first word	dozen	0.08 0.00 -0.03 -0.05 -0.18
first word	dron	0.05 0.03 -0.15 -0.02 -0.25
first word	editor	-0.11 0.08 -0.02 -0.03 -0.12
first word	emergency	0.00 0.04 0.10 -0.13 -0.08
first word	energy	-0.20 -0.24 -0.12 0.00 0.13
first word	even	-0.07 -0.11 0.01 0.09 -0.09
first word	everyth	-0.12 -0.09 0.03 -0.14 0.08
first word	ex	-0.04 -0.07 -0.10 -0.04 0.07
first word	expert	-0.08 -0.11 -0.02 0.04 -0.03
first word	explainer	-0.09 -0.09 -0.11 0.00 0.05
first word	explosion	0.08 -0.03 0.06 -0.19 -0.20
first word	factbox	0.04 0.04 0.02 -0.01 -0.09
first word	family	-0.04 0.03 -0.17 0.04 -0.14
first word	farsnew	-0.09 -0.11 -0.09 0.11 -0.08
first word	fbi	-0.09 0.01 0.04 -0.01 -0.09
first word	fcc	-0.07 -0.09 -0.07 0.07 -0.03
first word	fire	0.14 0.13 -0.19 -0.12 -0.02
first word	first	0.05 -0.09 -0.09 0.10 -0.21
first word	five	-0.10 0.09 0.02 -0.16 0.02
first word	flight	-0.08 -0.09 0.05 0.02 -0.07
first word	for	-0.12 -0.11 0.02 -0.01 0.01
first word	former	-0.16 -0.14 0.02 -0.11 0.06
first word	four	-0.03 0.03 0.04 -0.02 -0.11
first word	fox	-0.15 -0.10 -0.19 0.00 0.12
first word	fresh	-0.05 0.08 -0.10 0.02 -0.10
first word	from	-0.28 -0.19 -0.12 0.02 0.19
first word	fuel	0.05 0.04 -0.16 -0.04 0.04
first word	full	-0.10 0.09 0.09 -0.07 -0.14
first word	funeral	-0.07 -0.07 0.07 0.05 -0.06
first word	furiou	-0.04 -0.03 0.01 -0.08 0.03
first word	fury	-0.11 -0.11 0.07 0.09 -0.13
first word	g7	-0.12 -0.10 -0.03 0.11 -0.03
first word	gas	-0.05 0.14 0.06 0.00 -0.17
first word	general	-0.11 0.01 -0.10 -0.03 0.08
first word	global	-0.13 -0.05 0.11 0.00 -0.09
first word	gold	-0.05 -0.06 -0.02 0.04 -0.09
first word	gop	-0.05 -0.09 -0.03 0.05 -0.02
first word	graham	-0.08 0.17 0.10 -0.11 -0.12
first word	hama	-0.20 -0.18 -0.07 0.18 -0.09
first word	has	-0.10 -0.12 -0.13 0.02 0.10
first word	he	-0.14 -0.13 -0.12 -0.01 0.08
first word	highlight	-0.08 -0.08 0.02 0.08 -0.10
first word	hospital	0.06 0.03 -0.13 -0.12 -0.12
first word	hous	-0.05 -0.06 -0.05 -0.08 0.08
first word	how	-0.21 -0.23 -0.21 0.07 0.03
first word	huge	0.08 0.07 -0.03 -0.09 -0.07
first word	hundred	-0.17 -0.03 -0.15 0.06 0.03
first word	i	-0.11 0.00 0.03 0.04 -0.09
first word	iea	-0.11 0.15 0.15 -0.09 -0.18
first word	if	-0.16 -0.14 -0.23 0.02 0.16
first word	imf	-0.05 -0.07 0.02 0.09 -0.11
first word	in	-0.33 -0.09 0.05 0.02 0.01
first word	inflation	-0.14 0.03 0.04 0.03 -0.18
first word	insid	-0.13 -0.16 -0.18 -0.06 0.13
first word	insight	-0.11 -0.08 -0.12 -0.17 0.18
first word	intens	-0.14 0.14 -0.05 -0.12 -0.11
first word	intercept	0.12 0.06 0.09 -0.11 -0.08
first word	international	-0.11 -0.09 0.01 0.11 -0.09
first word	investor	-0.05 -0.13 -0.13 0.08 -0.01
first word	is	-0.06 -0.10 -0.14 0.13 -0.01
first word	it	-0.01 -0.08 -0.17 -0.07 0.12
first word	jimmy	-0.06 -0.07 -0.10 -0.01 0.07
first word	joe	-0.07 -0.08 -0.09 -0.08 0.09
first word	john	-0.15 -0.16 -0.16 0.01 0.07
first word	jon	-0.09 -0.08 -0.09 0.04 0.02
first word	journalist	0.03 0.03 -0.10 -0.05 0.02
first word	just	0.03 0.05 0.10 -0.06 -0.19
first word	karolin	-0.14 -0.13 -0.15 0.08 0.07
first word	keir	-0.02 -0.04 0.09 0.02 -0.05
first word	key	0.00 0.04 -0.05 -0.03 -0.02
first word	kill	-0.09 0.06 -0.16 0.05 -0.15
first word	larg	-0.14 -0.11 -0.06 0.12 0.03
first word	launch	-0.06 0.12 0.02 -0.07 -0.23
first word	lindsey	-0.03 0.04 0.02 -0.10 0.05
first word	live	0.07 -0.11 -0.11 -0.01 0.02
first word	lng	-0.09 -0.15 -0.16 0.16 -0.12
first word	maga	-0.09 -0.08 -0.14 0.03 0.04
first word	major	0.06 -0.05 0.01 -0.08 -0.09
first word	marin	-0.11 -0.14 -0.12 0.03 0.05
first word	mark	-0.07 -0.09 -0.09 -0.10 0.10
first word	market	0.08 0.05 0.01 -0.06 -0.06
first word	massiv	-0.05 0.13 -0.05 -0.16 -0.03
first word	may	-0.12 0.05 0.03 -0.14 0.07
first word	mediator	-0.14 0.04 0.12 -0.05 -0.15
first word	missil	-0.05 0.07 -0.13 -0.17 0.06
first word	moment	0.02 0.02 -0.05 -0.05 -0.04
first word	more	0.01 -0.02 0.10 -0.04 -0.21
first word	morn	-0.14 -0.09 0.03 -0.06 0.02
first word	multipl	0.12 0.08 -0.13 -0.14 -0.14
first word	my	-0.14 -0.13 -0.07 0.03 0.02
first word	national	-0.07 -0.09 -0.08 0.07 -0.05
first word	new	-0.15 -0.03 0.04 0.10 -0.17
first word	no	-0.23 -0.15 0.07 -0.11 0.09
first word	not	-0.11 -0.07 -0.27 -0.06 0.15
first word	now	-0.08 -0.02 0.03 0.02 -0.05
first word	nowher	-0.07 -0.10 -0.11 0.01 0.05
first word	official	-0.04 0.03 0.08 0.03 -0.12
first word	oil	-0.14 -0.09 0.03 -0.02 0.02
first word	on	-0.20 -0.15 -0.03 -0.02 0.07
first word	one	-0.14 0.00 -0.22 0.07 0.01
first word	operation	-0.10 -0.10 0.00 -0.03 0.02
first word	opinion	-0.09 -0.09 -0.14 0.04 0.06
first word	oscar	-0.05 -0.09 0.05 0.06 -0.06
first word	over	0.07 0.08 0.03 -0.04 -0.11
first word	panic	-0.07 -0.04 -0.12 0.13 -0.17
first word	peopl	0.04 0.03 -0.12 0.04 -0.16
first word	photo	-0.10 -0.11 0.01 0.01 0.01
first word	plant	-0.12 -0.10 -0.04 0.06 -0.03
first word	polic	-0.09 -0.13 -0.10 0.11 -0.04
first word	poll	-0.11 -0.10 -0.14 -0.10 0.11
first word	polymarket	-0.10 -0.10 -0.12 -0.07 0.11
first word	pres	-0.07 -0.14 -0.10 0.06 0.05
first word	president	-0.12 -0.10 -0.09 0.11 -0.05
first word	pric	-0.06 0.05 0.09 -0.02 -0.04
first word	pro	-0.08 -0.10 -0.09 -0.12 0.11
first word	projectil	0.04 0.03 -0.01 -0.11 -0.13
first word	protest	-0.10 -0.09 0.01 0.01 0.00
first word	qatarenergy	-0.08 0.18 0.06 -0.08 -0.10
first word	read	-0.09 -0.05 0.03 0.06 -0.12
first word	reev	-0.04 -0.07 -0.06 -0.02 0.03
first word	regional	-0.04 -0.08 -0.11 0.10 -0.08
first word	report	-0.10 0.10 -0.10 0.04 -0.20
first word	reporter	-0.08 -0.09 -0.12 -0.01 0.09
first word	republican	-0.10 -0.09 -0.14 -0.09 0.12
first word	rescu	0.12 0.08 -0.12 0.00 -0.14
first word	retir	-0.04 -0.08 -0.09 -0.05 0.08
first word	s	-0.05 -0.09 -0.10 0.11 -0.10
first word	sanction	-0.09 -0.07 0.03 0.00 -0.10
first word	satellit	-0.12 -0.10 0.10 0.02 -0.11
first word	says	-0.16 0.02 -0.04 -0.14 0.11
first word	school	-0.13 -0.13 0.02 -0.01 0.07
first word	second	0.10 0.07 0.00 -0.15 -0.05
first word	senat	-0.04 -0.06 -0.14 0.09 -0.04
first word	senior	-0.14 -0.06 0.04 0.05 -0.12
first word	several	-0.08 0.13 -0.08 -0.14 -0.13
first word	ship	-0.08 -0.03 0.06 -0.03 -0.14
first word	shipp	-0.14 -0.09 0.09 0.00 -0.21
first word	shock	0.06 -0.05 -0.12 -0.03 0.00
first word	sign	0.05 0.08 0.03 -0.06 -0.14
first word	siren	0.08 0.18 0.12 -0.16 -0.45
first word	six	0.03 0.10 -0.05 -0.10 -0.14
first word	smok	0.21 0.13 -0.07 -0.18 -0.13
first word	sourc	-0.11 0.02 -0.12 0.10 -0.03
first word	spokesman	0.11 0.00 0.01 -0.16 -0.21
first word	stat	-0.11 0.04 -0.12 0.01 0.01
first word	stephen	-0.08 -0.07 -0.11 0.04 0.03
first word	stev	-0.07 -0.07 -0.12 -0.11 0.14
first word	stock	-0.06 -0.02 0.05 0.00 -0.16
first word	strategic	0.03 -0.03 -0.09 0.00 0.01
first word	strik	-0.14 -0.01 0.00 -0.03 0.04
first word	suspect	-0.04 -0.03 -0.10 0.07 -0.03
first word	talk	-0.21 -0.17 -0.06 -0.05 0.10
first word	tanker	0.01 0.03 -0.09 0.04 -0.12
first word	ten	0.11 0.07 -0.14 -0.11 -0.11
first word	that	-0.07 -0.10 -0.10 -0.07 0.08
first word	the	-0.02 -0.09 0.01 -0.15 0.12
first word	ther	-0.13 -0.19 -0.15 0.01 0.07
first word	thes	-0.14 -0.12 -0.15 -0.06 0.13
first word	they	-0.12 -0.13 0.03 0.07 -0.04
first word	this	0.02 -0.08 -0.20 -0.04 0.08
first word	thousand	-0.08 -0.07 0.03 0.04 -0.11
first word	thre	0.02 0.13 0.00 -0.18 -0.09
first word	to	0.11 0.09 -0.29 -0.14 0.14
first word	top	-0.15 -0.07 -0.19 0.14 -0.03
first word	tucker	-0.05 -0.07 -0.04 0.04 -0.02
first word	two	-0.04 0.12 -0.10 0.03 -0.28
first word	u	-0.10 0.06 0.05 0.00 -0.15
first word	vice	-0.06 0.12 0.04 0.02 -0.12
first word	video	-0.12 0.12 -0.03 -0.04 -0.12
first word	war	0.06 -0.07 -0.12 -0.02 0.02
first word	warn	-0.12 -0.17 -0.17 0.18 -0.16
first word	watch	0.07 0.06 -0.24 -0.19 0.09
first word	we	-0.03 -0.04 0.08 -0.01 -0.08
first word	we'r	0.04 -0.04 -0.01 0.00 -0.03
first word	we'v	-0.08 -0.01 0.00 -0.14 0.10
first word	what	0.01 -0.04 -0.27 -0.02 0.05
first word	wher	-0.10 -0.12 -0.13 -0.05 0.10
first word	whil	-0.10 -0.08 0.03 -0.12 0.03
first word	who	-0.12 -0.15 -0.02 0.04 -0.01
first word	why	-0.11 -0.17 -0.22 0.01 0.08
first word	will	-0.11 -0.05 -0.01 -0.02 0.03
first word	with	-0.19 -0.24 -0.17 0.18 -0.07
first word	world	-0.07 -0.11 -0.03 0.11 -0.13
first word	you	-0.08 -0.04 0.04 0.04 -0.12
form	a question	-0.35 -0.28 -0.26 0.05 0.19
form	a sentence	-0.21 -0.33 -0.02 0.08 0.10
form	bar	-0.03 -0.15 -0.01 -0.08 0.09
form	begins with a quote	-0.14 -0.15 -0.07 -0.03 0.14
form	colon	-0.14 -0.12 0.01 0.04 0.05
form	ends with a quote	0.00 -0.17 -0.07 -0.02 0.10
form	ends with on	-0.02 0.02 -0.11 -0.01 0.02
form	exclamation	-0.03 -0.07 -0.03 0.00 -0.01
form	label	0.12 0.12 0.02 -0.18 -0.13
form	label at the end	-0.08 -0.21 -0.04 -0.06 0.15
form	question	-0.35 -0.28 -0.26 0.05 0.19
form	quotes	-0.02 -0.06 -0.04 0.01 0.03
form	signed	-0.09 -0.13 -0.11 -0.09 0.12
head clause	alarm	-0.15 -0.03 0.07 -0.02 -0.03
head clause	brief	0.04 0.03 0.02 -0.06 -0.09
head clause	casualty	0.04 -0.01 0.05 -0.07 -0.10
head clause	chief	-0.04 -0.17 0.01 0.01 0.02
head clause	civilian	-0.08 -0.10 0.06 0.01 -0.03
head clause	closure	0.08 0.02 0.01 -0.09 -0.08
head clause	contact	-0.02 -0.07 0.01 0.02 -0.09
head clause	culture	-0.15 -0.06 -0.26 -0.02 0.11
head clause	cyber	-0.24 -0.11 0.08 0.00 -0.08
head clause	decision	0.05 -0.10 0.01 -0.02 -0.03
head clause	domestic	-0.16 0.00 -0.17 -0.01 0.06
head clause	drill	-0.11 -0.04 -0.15 0.03 0.04
head clause	elsewhere	-0.22 -0.08 -0.04 0.08 -0.02
head clause	everyday	-0.13 -0.12 0.03 -0.03 0.05
head clause	execution	-0.12 0.04 0.09 -0.05 -0.16
head clause	force	-0.08 -0.01 -0.01 0.00 0.02
head clause	gaza	-0.05 0.04 -0.03 0.02 -0.10
head clause	market	-0.16 -0.07 0.06 -0.01 -0.01
head clause	mass	0.16 0.05 -0.01 -0.13 -0.17
head clause	memory	-0.16 -0.15 -0.13 0.08 0.01
head clause	modal	-0.32 -0.15 -0.04 0.00 0.07
head clause	negotiation	-0.01 -0.03 -0.02 -0.04 -0.01
head clause	network	-0.15 -0.11 0.05 0.01 -0.03
head clause	nuclear	0.01 -0.11 0.08 -0.02 -0.10
head clause	oil	-0.14 -0.04 0.03 -0.01 -0.03
head clause	opinion	-0.18 -0.04 -0.03 0.04 -0.02
head clause	pact	-0.19 -0.07 0.01 0.02 0.01
head clause	reaction	-0.20 -0.22 0.01 0.10 -0.02
head clause	resolve	-0.03 -0.14 0.05 0.02 -0.02
head clause	sanction	-0.27 -0.01 0.03 -0.02 -0.02
head clause	settled	0.26 0.08 -0.07 -0.20 -0.22
head clause	shipping	0.01 0.04 -0.01 -0.03 -0.04
head clause	shock	-0.21 0.09 0.14 -0.09 -0.12
head clause	sport	-0.24 -0.19 -0.08 0.03 0.10
head clause	spy	-0.20 -0.01 -0.04 0.05 -0.02
head clause	strike	0.01 0.00 -0.02 -0.05 -0.01
head clause	syria	-0.19 -0.19 -0.24 0.08 0.11
head clause	threat	-0.09 -0.01 -0.03 -0.01 0.04
head clause	toll	-0.05 -0.11 0.06 0.02 -0.06
head clause	truce	0.01 -0.01 -0.01 -0.06 -0.05
head clause	unreal	-0.16 -0.11 0.08 0.00 0.00
head clause	unrest	-0.33 -0.19 -0.12 0.09 0.07
head clause	weapon	0.04 0.07 -0.03 -0.06 -0.10
head event	accident	-0.10 -0.09 -0.10 -0.10 0.11
head event	accusation	-0.22 -0.22 -0.10 0.03 0.05
head event	apology	-0.16 -0.13 0.08 -0.02 0.02
head event	appointment	-0.27 -0.11 0.06 0.00 0.00
head event	arrest	-0.27 -0.08 -0.12 0.08 0.02
head event	arrival	-0.08 0.03 -0.09 -0.01 0.01
head event	ban	-0.20 -0.10 0.12 -0.09 -0.02
head event	blackout	-0.14 -0.10 0.09 -0.05 -0.03
head event	blockade	-0.06 0.01 -0.08 0.00 0.07
head event	call	-0.16 -0.13 -0.05 0.04 0.03
head event	cancelled	0.00 -0.05 0.02 -0.03 -0.04
head event	charge	-0.15 -0.19 0.01 0.06 -0.07
head event	closure	-0.11 0.06 0.03 -0.07 -0.07
head event	comment	-0.09 -0.03 -0.06 -0.06 0.06
head event	deal	0.10 0.02 -0.03 -0.07 -0.17
head event	denial	-0.27 -0.19 0.01 0.06 0.03
head event	departure	-0.16 -0.07 -0.01 -0.02 0.04
head event	deployment	-0.07 -0.12 0.02 -0.02 0.03
head event	downing	-0.06 0.08 -0.05 -0.10 -0.02
head event	drill	-0.14 -0.13 -0.13 0.10 -0.01
head event	emergency	-0.17 -0.01 0.06 -0.04 -0.10
head event	enrichment	-0.15 -0.06 0.02 0.04 -0.12
head event	evacuation	-0.19 -0.06 0.01 0.00 -0.01
head event	execution	-0.11 -0.01 0.04 -0.01 -0.10
head event	exit	-0.25 -0.20 -0.04 0.06 0.00
head event	expulsion	-0.09 0.00 0.07 -0.03 -0.20
head event	fall	-0.12 -0.07 0.03 0.02 -0.12
head event	fee	-0.15 -0.09 0.06 0.00 -0.15
head event	flights	-0.09 -0.12 0.02 0.09 -0.08
head event	funeral	-0.18 -0.19 -0.01 0.16 -0.04
head event	hack	-0.18 -0.09 0.07 -0.01 -0.05
head event	halt	0.11 -0.05 0.06 -0.12 -0.27
head event	incursion	0.04 -0.08 0.00 -0.03 -0.03
head event	inspection	-0.17 -0.01 0.05 -0.01 -0.08
head event	joining	0.07 0.01 -0.10 -0.08 -0.08
head event	listing	-0.04 0.02 -0.11 0.02 -0.06
head event	memory	-0.19 -0.19 -0.13 0.05 0.09
head event	mourning	-0.19 -0.17 0.05 0.08 -0.12
head event	none	-0.12 -0.07 -0.06 0.01 0.06
head event	offer	-0.18 -0.04 0.02 0.04 -0.09
head event	order	0.06 -0.03 0.03 -0.14 -0.05
head event	plan	-0.06 -0.08 -0.04 0.02 0.02
head event	reaction	-0.33 -0.17 -0.08 0.06 0.07
head event	rejection	-0.19 0.01 0.02 0.02 -0.09
head event	release	-0.10 0.06 0.01 0.01 -0.14
head event	relief	-0.26 -0.14 0.04 0.02 -0.14
head event	reopening	-0.27 -0.14 -0.06 0.07 0.03
head event	rescue	-0.07 0.06 0.02 -0.08 -0.06
head event	resumption	-0.24 -0.11 -0.12 0.14 0.01
head event	rise	-0.16 -0.09 0.00 0.05 -0.02
head event	sanction	-0.25 -0.16 0.00 0.04 -0.02
head event	seizure	-0.12 0.04 -0.14 -0.02 0.00
head event	snapback	-0.04 0.07 0.00 -0.11 -0.05
head event	spying	-0.17 -0.18 -0.03 0.09 -0.04
head event	strike	0.06 0.08 -0.11 -0.09 -0.03
head event	talks	-0.13 -0.19 -0.05 0.05 0.04
head event	test	-0.12 -0.16 -0.15 0.06 0.03
head event	threat	-0.15 -0.01 0.02 0.00 -0.01
head event	truce	0.05 -0.07 -0.08 -0.02 0.01
head event	visit	-0.22 -0.14 -0.10 0.05 0.08
head event	wish	-0.25 -0.11 0.01 0.04 -0.05
head event, told as accusation	accusation	-0.22 -0.22 -0.10 0.03 0.05
head event, told as cancelled	cancelled	0.00 -0.05 0.02 -0.03 -0.04
head event, told as comment	comment	-0.09 -0.03 -0.06 -0.06 0.06
head event, told as denial	denial	-0.27 -0.19 0.01 0.06 0.03
head event, told as done	accident	-0.10 -0.09 -0.10 -0.10 0.11
head event, told as done	apology	-0.16 -0.13 0.08 -0.02 0.02
head event, told as done	appointment	-0.27 -0.11 0.06 0.00 0.00
head event, told as done	arrest	-0.27 -0.08 -0.12 0.08 0.02
head event, told as done	arrival	-0.08 0.03 -0.09 -0.01 0.01
head event, told as done	ban	-0.20 -0.10 0.12 -0.09 -0.02
head event, told as done	blackout	-0.14 -0.10 0.09 -0.05 -0.03
head event, told as done	blockade	-0.06 0.01 -0.08 0.00 0.07
head event, told as done	call	-0.16 -0.13 -0.05 0.04 0.03
head event, told as done	charge	-0.15 -0.19 0.01 0.06 -0.07
head event, told as done	closure	-0.11 0.06 0.03 -0.07 -0.07
head event, told as done	deal	0.10 0.02 -0.03 -0.07 -0.17
head event, told as done	departure	-0.16 -0.07 -0.01 -0.02 0.04
head event, told as done	deployment	-0.07 -0.12 0.02 -0.02 0.03
head event, told as done	downing	-0.06 0.08 -0.05 -0.10 -0.02
head event, told as done	emergency	-0.17 -0.01 0.06 -0.04 -0.10
head event, told as done	enrichment	-0.15 -0.06 0.02 0.04 -0.12
head event, told as done	evacuation	-0.19 -0.06 0.01 0.00 -0.01
head event, told as done	execution	-0.11 -0.01 0.04 -0.01 -0.10
head event, told as done	exit	-0.25 -0.20 -0.04 0.06 0.00
head event, told as done	expulsion	-0.09 0.00 0.07 -0.03 -0.20
head event, told as done	fall	-0.12 -0.07 0.03 0.02 -0.12
head event, told as done	fee	-0.15 -0.09 0.06 0.00 -0.15
head event, told as done	flights	-0.09 -0.12 0.02 0.09 -0.08
head event, told as done	funeral	-0.18 -0.19 -0.01 0.16 -0.04
head event, told as done	hack	-0.18 -0.09 0.07 -0.01 -0.05
head event, told as done	halt	0.11 -0.05 0.06 -0.12 -0.27
head event, told as done	incursion	0.04 -0.08 0.00 -0.03 -0.03
head event, told as done	inspection	-0.17 -0.01 0.05 -0.01 -0.08
head event, told as done	joining	0.07 0.01 -0.10 -0.08 -0.08
head event, told as done	listing	-0.04 0.02 -0.11 0.02 -0.06
head event, told as done	mourning	-0.19 -0.17 0.05 0.08 -0.12
head event, told as done	none	-0.12 -0.07 -0.06 0.01 0.06
head event, told as done	order	0.06 -0.03 0.03 -0.14 -0.05
head event, told as done	release	-0.10 0.06 0.01 0.01 -0.14
head event, told as done	relief	-0.26 -0.14 0.04 0.02 -0.14
head event, told as done	reopening	-0.27 -0.14 -0.06 0.07 0.03
head event, told as done	rescue	-0.07 0.06 0.02 -0.08 -0.06
head event, told as done	resumption	-0.24 -0.11 -0.12 0.14 0.01
head event, told as done	rise	-0.16 -0.09 0.00 0.05 -0.02
head event, told as done	sanction	-0.25 -0.16 0.00 0.04 -0.02
head event, told as done	seizure	-0.12 0.04 -0.14 -0.02 0.00
head event, told as done	snapback	-0.04 0.07 0.00 -0.11 -0.05
head event, told as done	spying	-0.17 -0.18 -0.03 0.09 -0.04
head event, told as done	strike	0.06 0.08 -0.11 -0.09 -0.03
head event, told as done	talks	-0.13 -0.19 -0.05 0.05 0.04
head event, told as done	test	-0.12 -0.16 -0.15 0.06 0.03
head event, told as done	truce	0.05 -0.07 -0.08 -0.02 0.01
head event, told as done	visit	-0.22 -0.14 -0.10 0.05 0.08
head event, told as drill	drill	-0.14 -0.13 -0.13 0.10 -0.01
head event, told as memory	memory	-0.19 -0.19 -0.13 0.05 0.09
head event, told as offer	offer	-0.18 -0.04 0.02 0.04 -0.09
head event, told as plan	plan	-0.06 -0.08 -0.04 0.02 0.02
head event, told as reaction	reaction	-0.33 -0.17 -0.08 0.06 0.07
head event, told as rejection	rejection	-0.19 0.01 0.02 0.02 -0.09
head event, told as threat	threat	-0.15 -0.01 0.02 0.00 -0.01
head event, told as wish	wish	-0.25 -0.11 0.01 0.04 -0.05
length	long	-0.11 -0.12 -0.05 0.05 0.10
length	short	-0.18 0.02 -0.05 0.10 -0.07
length	usual	-0.04 0.00 0.01 -0.01 -0.04
length	very long	-0.04 -0.10 -0.03 0.00 0.04
level by rules	critical	0.28 -0.06 -0.16 -0.16 -0.11
level by rules	high	-0.25 -0.07 0.07 0.07 -0.04
level by rules	low	-0.28 -0.20 -0.19 -0.06 0.20
level by rules	medium	-0.23 -0.11 -0.04 0.10 0.03
level by rules	urgent	-0.12 0.07 -0.02 0.01 -0.04
person	aide	-0.07 0.04 -0.01 -0.13 0.04
person	chief of staff	-0.04 -0.22 0.06 0.07 -0.16
person	defence minister	-0.14 -0.19 -0.02 0.06 0.04
person	far right minister	-0.17 -0.13 -0.15 0.13 0.00
person	foreign minister	-0.27 -0.09 0.04 0.05 -0.08
person	former premier	-0.15 -0.13 -0.09 -0.07 0.14
person	guards chief	0.03 -0.02 0.06 -0.09 -0.11
person	hezbollah leader	0.07 -0.14 -0.07 0.04 -0.04
person	hezbollah second	-0.19 -0.14 -0.01 0.02 0.08
person	intelligence chief	-0.13 0.08 -0.12 0.00 0.00
person	journalist	-0.10 -0.14 -0.08 0.10 -0.06
person	kushner	-0.20 0.15 0.08 -0.08 -0.05
person	leaders	-0.09 0.02 0.02 0.00 -0.03
person	mojtaba	-0.27 -0.03 0.09 0.05 -0.16
person	navy chief	-0.12 0.14 -0.08 -0.14 -0.11
person	nuclear scientist	-0.03 -0.12 0.00 0.07 -0.07
person	police chief	-0.10 0.03 -0.03 0.02 -0.09
person	president	-0.02 -0.08 0.02 0.13 -0.24
person	prime minister	-0.15 -0.26 -0.01 0.00 0.15
person	secretary of state	-0.30 -0.19 -0.31 0.24 0.06
person	security chief	-0.32 0.04 -0.23 0.05 0.09
person	soldier	0.06 0.01 -0.06 0.02 -0.09
person	speaker	0.07 -0.13 -0.08 0.04 -0.08
person	spokesman	0.11 0.02 -0.11 -0.03 -0.23
person	supreme leader	0.11 -0.18 0.07 -0.11 -0.07
person	vice president	-0.12 -0.15 -0.01 0.08 -0.06
phase	begin	0.26 -0.02 0.01 -0.18 -0.17
phase	break	0.03 -0.04 -0.01 0.02 -0.08
phase	end	-0.15 -0.05 0.00 0.02 -0.03
phase	extend	-0.09 0.08 0.03 -0.05 -0.07
relevance by rules	not relevant: neither side in the title or the first sentence	-0.26 -0.12 -0.22 0.11 0.10
relevance by rules	not relevant: no party in the title	-0.17 -0.03 0.02 0.02 -0.03
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.36 -0.18 -0.20 0.09 0.13
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.13 -0.29 -0.07 0.03 0.07
relevance by rules	not relevant: the summary is about	-0.20 -0.15 0.04 0.10 -0.02
relevance by rules	not relevant: the summary is about home affairs	-0.09 -0.14 -0.13 -0.01 0.07
relevance by rules	not relevant: the title is about	-0.13 -0.09 -0.10 0.01 0.09
relevance by rules	not relevant: the title is about culture	-0.20 -0.16 -0.13 -0.01 0.12
relevance by rules	not relevant: the title is about everyday	-0.12 -0.20 0.00 0.05 0.00
relevance by rules	not relevant: the title is about home affairs	-0.09 -0.02 -0.05 0.04 -0.06
relevance by rules	not relevant: the title is about memory	-0.18 -0.15 -0.16 0.04 0.09
relevance by rules	not relevant: the title is about sport	-0.27 -0.17 0.00 -0.01 0.09
relevance by rules	relevant: a side and the strait in the title	-0.07 -0.02 0.00 -0.13 0.09
relevance by rules	relevant: about the Gulf or the Red Sea	0.03 0.14 0.03 -0.18 -0.23
relevance by rules	relevant: and in the title	-0.12 0.06 -0.04 -0.02 -0.03
relevance by rules	relevant: and war in the title	-0.09 -0.11 -0.01 0.03 0.03
relevance by rules	relevant: between opposed parties in the title	0.02 0.09 0.02 -0.10 -0.11
relevance by rules	relevant: bombs where an armed ally sits	-0.14 -0.09 -0.20 -0.01 0.11
relevance by rules	relevant: forces of the United States under fire	0.06 0.06 -0.08 -0.15 -0.13
relevance by rules	relevant: forces or war where the confrontation is	-0.19 -0.06 0.10 0.00 -0.09
relevance by rules	relevant: in a state of the Gulf	-0.03 0.03 0.10 -0.13 -0.08
relevance by rules	relevant: in a town of a side	0.02 -0.03 -0.08 0.05 -0.18
relevance by rules	relevant: in the land of an ally	0.04 -0.07 -0.09 0.03 -0.03
relevance by rules	relevant: in the region	-0.09 -0.11 -0.14 0.07 0.08
relevance by rules	relevant: in the title	-0.11 -0.01 0.02 0.00 0.01
relevance by rules	relevant: in the title, both sides in the first sentence	-0.11 0.03 -0.02 -0.02 0.00
relevance by rules	relevant: in the title, the opponent in the first sentence	-0.01 -0.09 0.03 -0.01 -0.05
relevance by rules	relevant: insurance of ships where the confrontation is	-0.08 0.04 0.10 -0.07 -0.14
relevance by rules	relevant: of a side, killed or named	0.03 0.01 0.04 -0.16 -0.01
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	0.10 -0.12 -0.28 -0.03 0.03
relevance by rules	relevant: opposed parties and in the title	-0.09 -0.10 0.02 0.05 -0.01
relevance by rules	relevant: opposed parties in the title, the confrontation in the summary	-0.06 -0.06 -0.01 0.01 0.00
relevance by rules	relevant: sent away	-0.13 -0.07 0.12 -0.13 -0.09
relevance by rules	relevant: skies closed where the confrontation is	-0.14 -0.10 0.09 -0.04 -0.09
relevance by rules	relevant: the forces of a side where an ally sits	-0.01 0.06 -0.07 -0.08 -0.05
relevance by rules	relevant: the title names both sides	-0.01 0.00 -0.03 -0.01 -0.03
relevance by rules	relevant: the war by name in the title	-0.12 -0.11 -0.04 0.08 -0.04
relevance by rules	relevant: traces of arms in a town of a side	0.04 0.15 -0.08 -0.15 -0.15
relevance by rules	relevant: trade that stands still where the confrontation is	-0.20 -0.04 -0.02 0.04 -0.04
relevance by rules	relevant: trade under fire where the confrontation is	0.09 0.11 0.06 -0.17 -0.32
relevance by rules	relevant: two parties and in the title	0.11 -0.02 -0.02 -0.10 -0.03
relevance by rules	relevant: upon a side	-0.15 -0.16 0.02 0.05 0.07
relevance by rules	relevant: where forces of the United States are	-0.12 0.05 0.04 -0.07 -0.18
relevance by rules	relevant: with the land of an ally	-0.21 -0.10 -0.02 0.00 0.03
relevance by rules	relevant: without another state's name	-0.10 -0.04 0.00 0.03 -0.07
sign	comment	-0.12 -0.32 -0.51 0.06 0.25
sign	explosions reported	0.14 0.04 -0.11 -0.15 -0.05
sign	leader killed	0.18 0.12 -0.16 -0.18 -0.08
sign	nuclear sites struck	0.05 -0.03 -0.09 0.04 -0.14
sign	operations begun	0.26 0.07 -0.13 -0.28 -0.22
sign	states struck	0.16 0.18 -0.09 -0.20 -0.22
sign	strikes suspended	0.25 -0.16 -0.10 -0.07 -0.19
sign	truce agreed	0.16 0.02 -0.13 -0.07 -0.14
sign	war	-0.07 -0.09 -0.07 0.00 0.04
sign	war of a state	-0.04 -0.01 -0.05 0.02 0.01
sign	war of the region	-0.05 -0.06 -0.03 0.04 -0.03
state	calm	0.22 0.03 0.16 -0.31 -0.20
state	crisis	-0.11 -0.08 -0.12 0.12 0.00
state	war	-0.23 -0.07 0.00 0.05 0.07
summary	alarm	-0.05 -0.12 -0.04 0.09 0.04
summary	brief	0.06 0.04 0.01 -0.11 -0.07
summary	casualty	-0.04 -0.01 0.08 -0.04 -0.12
summary	chief	-0.04 0.00 -0.03 0.00 -0.01
summary	civilian	-0.06 -0.14 0.03 0.01 0.02
summary	closure	0.03 0.03 0.02 -0.06 -0.07
summary	contact	0.06 -0.08 -0.01 -0.02 -0.04
summary	culture	-0.14 -0.11 -0.18 0.10 0.05
summary	cyber	-0.11 -0.01 -0.03 0.00 0.01
summary	decision	-0.16 -0.20 -0.01 0.02 0.08
summary	domestic	0.05 -0.11 -0.03 -0.05 -0.01
summary	drill	-0.06 -0.03 -0.05 0.10 -0.11
summary	elsewhere	-0.17 -0.18 -0.02 0.10 -0.02
summary	everyday	-0.05 0.02 0.03 -0.04 -0.09
summary	execution	-0.08 0.07 0.07 -0.06 -0.10
summary	force	0.04 -0.03 -0.01 -0.04 -0.02
summary	gaza	-0.08 -0.19 -0.08 0.01 0.15
summary	market	-0.08 -0.02 -0.10 0.04 0.02
summary	mass	0.09 -0.12 -0.03 -0.06 0.00
summary	memory	-0.14 -0.08 -0.19 0.11 0.01
summary	modal	-0.20 -0.09 -0.04 0.00 0.07
summary	negotiation	-0.06 0.01 0.06 -0.05 -0.04
summary	network	-0.06 -0.02 0.04 0.00 -0.04
summary	nuclear	0.00 -0.07 -0.01 -0.09 0.06
summary	oil	-0.09 0.01 -0.01 0.01 -0.03
summary	opinion	-0.30 -0.27 -0.14 0.01 0.15
summary	pact	-0.14 -0.01 -0.08 0.02 0.04
summary	reaction	-0.05 -0.11 0.03 0.02 -0.05
summary	resolve	0.15 0.02 0.10 -0.18 -0.16
summary	sanction	-0.03 0.08 0.07 -0.17 0.06
summary	settled	0.03 0.08 -0.01 -0.03 -0.15
summary	shipping	0.06 0.08 0.03 -0.10 -0.07
summary	shock	-0.12 0.09 0.09 -0.02 -0.15
summary	sport	-0.04 -0.05 -0.03 -0.07 0.06
summary	spy	-0.06 -0.04 -0.03 0.08 -0.12
summary	strike	-0.02 0.00 0.01 -0.03 -0.05
summary	syria	-0.10 0.00 0.06 -0.12 0.01
summary	threat	-0.05 -0.01 -0.02 -0.05 0.03
summary	toll	-0.21 -0.18 0.03 0.01 0.04
summary	truce	0.04 -0.02 -0.13 0.01 0.03
summary	unreal	0.01 -0.05 -0.05 0.01 0.00
summary	unrest	-0.29 0.18 0.13 -0.10 -0.08
summary	weapon	0.00 -0.08 -0.08 0.02 0.02
summary is	missing	-0.07 -0.06 -0.03 0.03 -0.01
summary is	there	-0.10 -0.11 -0.08 0.07 0.06
summary names	ally	-0.12 0.03 -0.02 -0.01 -0.02
summary names	both sides	0.02 -0.08 -0.03 -0.01 -0.01
summary names	both sides and ally	-0.11 0.03 -0.06 -0.04 0.01
summary names	both sides and usa	-0.14 -0.11 0.03 -0.04 0.08
summary names	both sides and usa and ally	-0.05 0.07 -0.04 0.04 -0.14
summary names	no party	-0.09 -0.04 -0.05 0.01 0.04
summary names	one side	-0.09 -0.11 -0.09 0.08 0.05
summary names	one side and ally	-0.12 -0.11 -0.04 0.12 -0.04
summary names	one side and usa	0.01 0.04 -0.03 -0.02 -0.04
summary names	one side and usa and ally	-0.15 0.04 0.11 -0.07 -0.24
summary names	usa	-0.05 -0.13 -0.03 0.07 -0.03
summary place	gulf state	-0.10 -0.02 0.07 0.02 -0.17
summary place	land of an ally	0.05 0.08 -0.05 -0.07 -0.05
summary place	neighbour	-0.13 0.04 -0.01 0.04 -0.09
summary place	region	-0.03 -0.02 -0.01 -0.07 0.05
summary place	strait or sea	0.01 0.04 -0.02 0.01 -0.13
summary place	third country	-0.34 -0.29 -0.16 0.11 0.13
summary place	usa	-0.04 -0.04 0.01 0.03 -0.02
summary word	?	-0.17 -0.17 -0.07 0.01 0.07
summary word	[ally]	-0.17 -0.03 0.01 0.08 -0.11
summary word	[number]	0.02 0.07 0.00 -0.07 -0.13
summary word	[place]	-0.03 -0.03 -0.03 -0.01 0.01
summary word	[region]	0.00 -0.03 0.01 -0.04 -0.02
summary word	[side]	-0.06 -0.14 -0.04 0.06 0.03
summary word	[usa]	-0.07 -0.06 0.01 0.02 0.01
summary word	abba	-0.06 0.10 0.09 -0.08 -0.11
summary word	ability	-0.10 -0.09 -0.11 0.09 0.01
summary word	about	0.05 -0.24 -0.15 0.08 0.04
summary word	abov	-0.04 -0.06 -0.06 0.03 0.06
summary word	accept	-0.05 0.01 0.00 -0.04 0.04
summary word	accord	-0.03 -0.07 0.04 0.01 -0.03
summary word	accus	-0.17 -0.04 -0.04 0.02 0.00
summary word	achiev	0.08 0.09 -0.03 -0.10 0.03
summary word	acros	-0.04 -0.02 0.01 0.00 -0.06
summary word	act	0.02 0.04 0.02 -0.16 0.03
summary word	action	-0.13 0.09 0.09 -0.05 -0.04
summary word	activity	-0.03 0.05 0.09 -0.14 -0.10
summary word	add	-0.12 -0.04 0.01 0.00 0.01
summary word	addres	-0.06 0.08 0.04 -0.06 0.00
summary word	address	-0.08 0.00 0.07 -0.12 0.01
summary word	administration	-0.09 0.02 -0.04 0.07 -0.09
summary word	advanc	-0.15 -0.14 0.02 -0.04 0.04
summary word	advancement	-0.09 -0.08 -0.11 0.11 0.03
summary word	adversary	-0.03 0.04 -0.02 0.01 -0.02
summary word	affair	-0.11 0.01 0.05 -0.11 0.05
summary word	affirm	-0.14 -0.04 0.09 -0.01 -0.13
summary word	africa	-0.09 -0.13 -0.10 0.02 0.04
summary word	after	-0.01 0.00 0.02 0.04 -0.18
summary word	afternoon	-0.05 -0.08 -0.07 0.08 -0.07
summary word	again	-0.16 0.02 0.02 -0.05 0.03
summary word	against	-0.01 -0.07 0.04 -0.08 0.01
summary word	agency	-0.08 -0.07 0.03 0.02 -0.03
summary word	agenda	-0.08 0.07 0.05 -0.08 0.01
summary word	agent	-0.10 -0.08 0.06 -0.03 -0.03
summary word	aggression	-0.15 -0.04 -0.05 -0.05 0.13
summary word	agre	0.09 0.11 -0.05 -0.06 -0.05
summary word	agreement	0.08 -0.05 -0.01 -0.03 -0.07
summary word	ahead	-0.15 -0.08 0.05 0.05 -0.18
summary word	ai	-0.06 -0.08 -0.09 -0.01 0.07
summary word	aid	-0.07 0.15 0.07 -0.04 -0.10
summary word	aim	-0.14 -0.01 0.05 -0.10 0.05
summary word	air	0.01 0.05 -0.14 -0.05 0.03
summary word	aircraft	-0.08 -0.05 0.02 0.04 -0.11
summary word	airlin	-0.06 -0.11 -0.08 0.10 -0.07
summary word	airport	0.10 0.08 -0.14 -0.05 -0.14
summary word	airspac	-0.09 -0.01 -0.02 0.03 -0.02
summary word	airstrik	0.01 -0.13 -0.09 0.10 -0.04
summary word	al	-0.05 -0.01 -0.01 -0.04 0.05
summary word	alarm	-0.08 -0.06 -0.10 0.03 0.08
summary word	alert	0.10 0.13 0.01 -0.04 -0.16
summary word	ali	-0.04 0.06 0.11 -0.09 -0.20
summary word	all	-0.09 0.03 0.00 -0.02 -0.01
summary word	allianc	-0.12 -0.14 -0.12 -0.10 0.11
summary word	allow	0.03 0.06 0.00 -0.02 -0.08
summary word	ally	-0.04 -0.02 -0.15 0.11 0.01
summary word	almost	0.01 -0.03 -0.12 0.08 -0.01
summary word	along	-0.09 -0.10 -0.09 0.10 0.08
summary word	already	-0.14 -0.12 -0.14 0.13 -0.06
summary word	also	-0.13 0.03 0.08 -0.11 0.01
summary word	ambassador	-0.13 -0.01 0.08 -0.15 0.04
summary word	ambition	-0.03 -0.04 -0.11 0.00 0.07
summary word	amid	-0.20 -0.03 0.11 0.01 -0.14
summary word	amidst	-0.07 -0.01 0.08 -0.05 -0.05
summary word	amir	0.05 -0.05 0.01 -0.03 -0.07
summary word	among	-0.12 -0.11 0.01 0.09 -0.04
summary word	analysi	-0.07 -0.05 -0.10 0.05 0.08
summary word	analyst	0.04 -0.13 -0.20 -0.05 0.12
summary word	announc	-0.02 0.11 0.04 -0.11 -0.08
summary word	announcement	-0.22 -0.12 0.00 0.15 -0.13
summary word	another	-0.07 -0.01 -0.05 -0.02 0.03
summary word	anti	-0.13 0.11 0.14 -0.15 -0.12
summary word	anticipat	-0.09 -0.10 -0.11 0.11 -0.10
summary word	any	-0.14 -0.03 -0.03 -0.01 0.05
summary word	aoun	0.08 0.05 -0.07 -0.05 -0.06
summary word	apos	-0.06 0.03 -0.02 -0.01 0.03
summary word	appear	-0.21 -0.10 -0.03 0.04 0.06
summary word	approach	0.08 0.08 0.04 -0.08 -0.07
summary word	approval	-0.09 0.03 -0.01 0.02 -0.06
summary word	approximately	-0.06 0.02 -0.06 0.06 0.00
summary word	april	0.00 -0.11 0.02 0.06 -0.16
summary word	arab	0.04 -0.11 -0.11 0.02 0.06
summary word	arabiya	-0.08 -0.01 -0.04 0.05 -0.02
summary word	area	-0.10 -0.06 -0.10 0.09 0.00
summary word	argu	-0.07 -0.07 -0.12 0.01 0.07
summary word	arm	0.00 -0.13 -0.15 0.13 -0.11
summary word	army	-0.02 0.01 -0.01 0.03 -0.10
summary word	around	-0.12 -0.15 -0.02 0.03 -0.04
summary word	arrang	-0.06 -0.07 -0.07 0.08 -0.07
summary word	arrest	-0.10 -0.05 0.08 -0.07 -0.04
summary word	arriv	-0.16 -0.09 -0.02 0.03 0.03
summary word	articl	-0.03 -0.10 0.01 -0.02 -0.04
summary word	artillery	-0.10 -0.02 -0.04 -0.04 0.06
summary word	asia	-0.13 -0.03 0.08 0.01 -0.13
summary word	asian	-0.07 -0.17 -0.11 0.07 -0.03
summary word	asks	-0.12 -0.01 0.13 -0.12 -0.13
summary word	assassination	-0.05 0.05 -0.13 -0.02 0.00
summary word	assault	0.07 0.11 -0.06 -0.20 0.10
summary word	assess	-0.07 0.07 0.08 -0.05 -0.14
summary word	asset	-0.13 -0.01 0.07 -0.11 0.03
summary word	atomic	0.07 0.09 -0.02 -0.07 -0.11
summary word	attack	0.20 0.11 -0.10 -0.16 -0.09
summary word	attempt	0.01 0.05 -0.01 -0.08 0.01
summary word	authority	-0.11 -0.08 -0.02 -0.02 0.08
summary word	authoriz	-0.08 0.04 0.06 0.01 -0.13
summary word	avoid	-0.08 -0.04 -0.02 0.10 -0.15
summary word	back	-0.02 -0.05 -0.08 0.00 0.05
summary word	backdrop	-0.08 -0.09 -0.09 0.02 0.02
summary word	balanc	-0.09 -0.12 -0.11 0.01 0.09
summary word	ballistic	0.04 -0.14 -0.04 -0.02 0.02
summary word	bank	-0.08 -0.13 -0.08 0.06 0.01
summary word	bannon	-0.05 -0.08 -0.08 -0.03 0.07
summary word	barrag	0.06 0.02 0.04 -0.09 -0.12
summary word	barrel	-0.07 0.06 0.00 -0.03 0.03
summary word	bas	-0.03 0.05 0.03 -0.07 0.00
summary word	base	0.01 0.04 -0.06 -0.01 -0.09
summary word	bbc	-0.04 -0.08 -0.08 0.02 0.03
summary word	becaus	-0.09 0.01 -0.04 0.01 0.00
summary word	becom	-0.03 0.06 0.07 -0.05 -0.07
summary word	befor	-0.10 -0.05 -0.12 0.15 -0.08
summary word	began	-0.11 -0.08 -0.02 -0.05 0.06
summary word	begin	-0.03 -0.08 0.10 -0.06 -0.06
summary word	beginn	0.05 0.02 -0.14 -0.01 0.02
summary word	begun	0.03 -0.03 0.05 -0.04 -0.09
summary word	behind	-0.07 -0.08 -0.09 0.06 0.01
summary word	believ	-0.10 -0.10 -0.08 -0.04 0.11
summary word	better	-0.07 0.05 0.04 0.08 -0.12
summary word	between	0.02 -0.22 -0.11 0.01 0.10
summary word	beyond	-0.02 0.12 -0.02 -0.09 -0.03
summary word	biggest	-0.07 0.05 0.08 -0.09 -0.09
summary word	blackout	-0.07 -0.05 0.03 -0.02 -0.02
summary word	block	-0.11 -0.10 -0.13 0.12 0.02
summary word	blockad	0.04 0.06 0.09 -0.10 -0.17
summary word	bloomberg	0.04 0.08 -0.04 -0.08 -0.13
summary word	bomb	-0.10 -0.19 -0.03 0.04 0.07
summary word	bombard	-0.05 0.10 0.08 -0.14 -0.11
summary word	bombardment	-0.06 -0.04 0.05 -0.03 -0.02
summary word	boost	-0.06 0.03 -0.06 0.01 -0.08
summary word	border	0.01 0.05 0.04 -0.06 -0.11
summary word	bostick	-0.05 -0.11 -0.11 -0.12 0.12
summary word	both	-0.06 -0.02 -0.17 0.14 -0.04
summary word	br	-0.11 0.14 0.10 -0.09 -0.13
summary word	brac	-0.04 -0.15 -0.13 0.11 -0.04
summary word	breach	-0.06 0.04 0.01 0.02 -0.07
summary word	break	-0.12 0.00 0.13 -0.10 -0.04
summary word	breakthrough	-0.11 -0.08 -0.04 0.05 0.00
summary word	brent	-0.03 -0.17 -0.15 0.13 0.05
summary word	bridg	0.06 0.07 -0.11 -0.16 0.02
summary word	brief	0.04 -0.07 -0.10 -0.03 0.05
summary word	bring	-0.08 -0.08 -0.03 0.00 0.02
summary word	broader	-0.01 0.06 0.01 0.01 -0.10
summary word	broker	-0.07 -0.06 0.03 0.03 -0.07
summary word	brought	-0.02 0.06 0.06 -0.05 -0.07
summary word	build	-0.09 -0.11 -0.16 0.09 0.03
summary word	bullish	-0.03 -0.01 0.03 0.08 -0.15
summary word	busines	-0.07 -0.09 -0.06 -0.13 0.13
summary word	buyer	-0.03 0.05 0.06 0.00 -0.12
summary word	call	0.00 0.03 0.08 -0.09 -0.08
summary word	came	-0.18 0.02 0.06 0.01 -0.18
summary word	camera	-0.05 -0.07 -0.05 0.05 0.04
summary word	campaign	-0.17 0.03 0.01 -0.04 -0.03
summary word	can	0.01 -0.04 -0.14 -0.09 0.11
summary word	capability	0.05 -0.02 -0.13 -0.14 0.09
summary word	capacity	-0.16 -0.13 0.00 0.02 0.01
summary word	capital	-0.01 0.01 0.01 -0.11 0.03
summary word	captur	-0.02 0.01 -0.04 0.02 -0.04
summary word	car	-0.11 0.03 -0.09 0.01 -0.07
summary word	cargo	0.00 -0.12 0.01 -0.05 0.03
summary word	carrier	-0.10 0.05 0.04 -0.02 -0.06
summary word	carry	-0.09 0.08 0.04 -0.02 -0.12
summary word	casualty	0.05 -0.03 0.02 -0.04 -0.10
summary word	caught	-0.04 0.08 0.00 -0.08 -0.02
summary word	caus	0.05 0.04 -0.14 -0.11 0.10
summary word	cautiou	-0.09 -0.05 0.05 0.03 -0.13
summary word	ceas	0.03 0.05 -0.12 0.00 0.01
summary word	ceasefir	-0.04 -0.04 -0.09 -0.02 0.05
summary word	center	-0.08 0.01 0.04 -0.11 0.02
summary word	centr	-0.04 0.01 0.01 -0.13 0.07
summary word	central	0.00 -0.07 -0.19 -0.08 0.12
summary word	chain	-0.03 -0.09 0.02 0.10 -0.10
summary word	challeng	-0.03 -0.07 -0.09 -0.08 0.08
summary word	chanc	-0.07 -0.03 0.03 0.00 -0.02
summary word	chang	-0.10 -0.05 -0.13 -0.10 0.12
summary word	chao	-0.06 0.00 0.03 -0.08 0.04
summary word	char	0.01 0.05 0.01 -0.04 -0.11
summary word	charg	-0.15 -0.15 -0.04 0.12 -0.09
summary word	chemical	-0.08 0.04 0.01 -0.02 -0.06
summary word	chief	-0.06 0.05 0.02 0.02 -0.11
summary word	cit	-0.08 -0.02 0.06 -0.09 0.00
summary word	citizen	0.04 -0.13 -0.10 0.05 -0.08
summary word	city	-0.07 -0.02 0.06 0.06 -0.15
summary word	civil	0.03 -0.05 0.08 -0.01 -0.01
summary word	civilian	-0.03 0.05 -0.07 -0.10 0.06
summary word	claim	-0.04 0.03 0.05 -0.17 0.08
summary word	clash	-0.16 -0.08 -0.04 -0.02 0.05
summary word	clear	-0.01 -0.16 -0.03 0.08 -0.08
summary word	climb	-0.06 0.04 -0.03 0.06 -0.12
summary word	clos	-0.11 0.01 -0.06 0.04 -0.02
summary word	closur	-0.04 0.00 -0.10 0.05 0.00
summary word	cloud	0.06 0.05 -0.09 0.05 -0.09
summary word	co	-0.07 -0.10 -0.08 -0.07 0.08
summary word	coast	0.07 0.06 0.00 -0.06 -0.06
summary word	collaps	-0.07 0.10 0.06 0.02 -0.09
summary word	com	-0.10 0.04 -0.01 0.02 -0.11
summary word	combat	-0.06 -0.01 -0.10 0.01 0.04
summary word	come	0.09 0.13 -0.03 -0.11 -0.04
summary word	commander	0.02 -0.05 -0.06 0.05 -0.08
summary word	commenc	-0.06 0.07 0.01 0.01 -0.10
summary word	comment	-0.05 0.06 0.04 0.02 -0.16
summary word	committ	-0.02 0.08 0.01 -0.04 0.00
summary word	commodity	-0.08 -0.12 -0.13 -0.07 0.12
summary word	company	-0.09 -0.11 0.07 -0.04 -0.09
summary word	complet	0.05 -0.01 0.04 -0.04 -0.14
summary word	complex	-0.06 -0.09 -0.09 -0.03 0.09
summary word	concern	-0.03 -0.09 0.05 0.02 -0.06
summary word	conclud	-0.09 -0.10 -0.13 0.12 -0.06
summary word	condemn	-0.20 -0.06 -0.15 0.04 0.06
summary word	condition	-0.12 0.06 0.05 -0.07 0.01
summary word	conduct	-0.06 -0.10 -0.04 0.07 -0.04
summary word	conferenc	-0.09 -0.06 0.04 -0.04 0.03
summary word	confirm	0.04 0.08 0.09 -0.16 -0.16
summary word	conflict	0.01 -0.01 -0.03 0.00 -0.04
summary word	confrontation	-0.11 -0.11 0.01 0.06 -0.11
summary word	consequenc	-0.09 0.11 0.10 -0.13 -0.03
summary word	consider	-0.12 -0.01 -0.10 0.05 0.03
summary word	contain	-0.11 -0.10 -0.09 0.07 -0.01
summary word	container	-0.11 0.11 0.11 -0.11 -0.12
summary word	continu	0.09 0.03 0.08 -0.10 -0.13
summary word	contract	-0.04 -0.08 -0.05 0.02 0.00
summary word	control	-0.07 0.03 0.08 -0.06 -0.08
summary word	conventional	-0.10 -0.09 -0.07 0.04 0.07
summary word	conversation	0.05 0.05 -0.10 -0.01 0.01
summary word	cooperation	-0.15 -0.04 -0.07 0.08 -0.02
summary word	corp	0.06 0.05 -0.08 -0.02 -0.09
summary word	cost	-0.23 -0.06 -0.12 -0.06 0.14
summary word	could	-0.22 -0.19 -0.02 0.00 0.08
summary word	country	-0.03 -0.03 0.15 -0.11 -0.07
summary word	court	0.01 -0.16 0.00 -0.08 0.05
summary word	crack	-0.03 0.03 -0.03 -0.10 0.06
summary word	crackdown	-0.09 0.01 0.07 0.05 -0.15
summary word	crim	-0.12 -0.18 -0.18 0.05 0.05
summary word	crisi	0.05 0.08 0.02 -0.15 -0.04
summary word	critical	0.03 -0.08 -0.05 0.06 -0.13
summary word	criticism	-0.09 -0.08 -0.09 0.08 -0.05
summary word	cros	0.03 -0.05 -0.08 -0.07 0.06
summary word	cross	0.03 -0.08 -0.09 0.02 0.02
summary word	crown	-0.06 -0.03 -0.09 0.08 0.01
summary word	crucial	-0.06 -0.13 -0.09 0.08 -0.02
summary word	crud	-0.10 -0.07 -0.04 -0.01 0.03
summary word	curb	-0.03 -0.01 0.03 0.01 -0.06
summary word	currency	-0.04 -0.14 -0.13 0.05 0.03
summary word	current	-0.12 -0.12 -0.12 0.02 0.09
summary word	cut	-0.10 -0.09 0.02 -0.08 0.03
summary word	cuts	-0.03 0.00 -0.02 -0.14 0.10
summary word	cyber	-0.07 -0.04 0.00 0.06 -0.10
summary word	daily	-0.11 -0.09 -0.01 -0.01 0.04
summary word	damag	0.01 -0.03 -0.03 -0.01 -0.02
summary word	data	-0.09 -0.02 -0.01 -0.01 0.00
summary word	david	-0.06 -0.08 -0.08 -0.08 0.09
summary word	day	0.12 0.10 -0.03 -0.10 -0.13
summary word	days	-0.18 -0.04 0.12 -0.01 -0.09
summary word	dc	-0.11 0.05 -0.01 -0.02 0.01
summary word	de	-0.11 0.02 0.07 -0.03 -0.12
summary word	deadly	0.02 0.00 0.09 -0.10 -0.09
summary word	deal	-0.04 0.02 -0.03 -0.01 -0.01
summary word	death	-0.13 0.07 0.06 -0.06 -0.08
summary word	decad	0.03 -0.08 -0.12 -0.07 0.10
summary word	decid	-0.14 -0.02 -0.06 0.01 0.06
summary word	decision	-0.09 -0.16 -0.10 0.11 0.02
summary word	decisiv	0.03 0.07 0.09 -0.11 -0.12
summary word	declar	0.04 0.01 0.06 -0.01 -0.15
summary word	declin	-0.14 0.00 -0.04 0.02 -0.02
summary word	decreas	-0.10 -0.09 0.03 0.01 -0.11
summary word	deep	0.02 -0.06 -0.08 -0.02 0.07
summary word	deepen	-0.12 0.07 0.14 -0.14 -0.07
summary word	defenc	-0.08 -0.01 0.07 0.05 -0.14
summary word	defend	0.04 0.01 0.06 -0.12 0.00
summary word	defens	0.00 -0.04 0.03 -0.03 -0.03
summary word	delay	-0.05 -0.08 -0.01 0.00 0.00
summary word	delegation	-0.20 -0.08 -0.02 0.06 -0.08
summary word	deliver	-0.05 -0.02 -0.07 -0.03 0.06
summary word	demand	-0.15 0.08 0.10 -0.06 -0.11
summary word	demonstration	-0.08 0.16 0.04 -0.03 -0.15
summary word	demonstrator	-0.06 0.03 -0.08 -0.13 0.08
summary word	deny	-0.07 0.03 0.04 -0.01 -0.02
summary word	depart	-0.06 0.11 0.06 -0.06 -0.10
summary word	department	-0.07 -0.03 0.03 -0.05 0.04
summary word	deploy	0.05 -0.06 -0.09 0.03 -0.09
summary word	describ	-0.12 -0.12 -0.14 0.06 0.09
summary word	despit	-0.17 0.07 0.02 0.01 -0.11
summary word	destroy	-0.18 0.10 -0.11 -0.05 0.03
summary word	destruction	-0.06 0.04 -0.10 0.05 -0.05
summary word	detail	-0.09 -0.11 -0.11 0.02 0.08
summary word	determin	-0.08 -0.13 -0.11 0.12 -0.02
summary word	develop	0.05 -0.09 -0.11 0.02 0.02
summary word	development	-0.09 -0.15 -0.12 -0.02 0.06
summary word	devic	-0.05 -0.07 -0.05 0.05 0.04
summary word	did	0.02 -0.15 -0.18 0.11 0.01
summary word	didn't	-0.09 0.06 0.11 -0.07 -0.15
summary word	died	-0.12 -0.10 0.04 0.05 -0.09
summary word	digital	-0.09 -0.12 -0.14 0.02 0.04
summary word	diplomacy	0.01 0.11 0.02 -0.06 -0.04
summary word	diplomat	0.02 0.06 -0.02 -0.12 0.05
summary word	diplomatic	-0.13 -0.04 0.10 -0.10 -0.03
summary word	direct	0.07 0.06 -0.07 0.04 -0.07
summary word	directly	-0.04 0.13 0.08 -0.11 -0.04
summary word	director	-0.10 0.04 0.04 0.01 -0.07
summary word	disarm	-0.03 0.00 0.02 -0.10 0.04
summary word	disarmament	-0.15 -0.19 -0.17 0.02 0.11
summary word	discus	-0.03 0.02 0.00 -0.07 0.03
summary word	discuss	-0.16 -0.16 -0.19 -0.03 0.14
summary word	discussion	-0.07 -0.10 -0.10 -0.01 0.06
summary word	disput	-0.09 -0.03 0.07 0.03 -0.14
summary word	disrupt	-0.02 -0.11 -0.03 0.06 -0.07
summary word	disruption	-0.08 -0.10 0.00 0.04 -0.04
summary word	divert	-0.08 -0.12 -0.10 0.04 0.04
summary word	do	0.03 -0.05 -0.07 -0.08 0.09
summary word	does	-0.08 0.03 0.05 0.03 -0.12
summary word	dollar	-0.09 0.00 -0.05 0.06 -0.02
summary word	domestic	0.01 -0.07 -0.06 0.02 0.01
summary word	don't	-0.06 0.05 0.05 -0.10 0.02
summary word	down	-0.04 -0.08 -0.17 0.14 -0.06
summary word	dozen	0.05 -0.12 -0.07 -0.09 0.09
summary word	dramatic	0.05 0.10 0.00 -0.04 -0.12
summary word	driven	-0.09 0.06 0.11 -0.03 -0.14
summary word	dron	0.04 -0.02 -0.06 0.02 -0.04
summary word	dropp	-0.09 -0.09 -0.13 0.11 -0.06
summary word	drov	-0.05 -0.11 -0.06 0.08 -0.05
summary word	due	0.03 0.06 -0.06 -0.07 0.00
summary word	dur	-0.24 -0.20 -0.01 0.21 -0.12
summary word	each	0.01 0.03 -0.08 0.01 -0.03
summary word	earlier	-0.02 -0.03 0.00 -0.03 -0.02
summary word	early	-0.09 -0.03 0.02 -0.03 0.02
summary word	eas	0.04 0.03 -0.16 0.07 0.06
summary word	ease	-0.02 -0.10 -0.10 -0.02 0.09
summary word	east	-0.08 -0.11 -0.01 0.02 -0.01
summary word	eastern	0.10 -0.01 -0.13 0.07 -0.06
summary word	economic	0.04 0.01 -0.05 -0.06 0.05
summary word	economy	-0.04 -0.17 -0.09 -0.13 0.14
summary word	edition	-0.09 -0.11 -0.12 -0.05 0.12
summary word	effect	0.07 0.01 -0.15 0.01 -0.07
summary word	effectiv	-0.09 -0.14 0.02 -0.05 0.01
summary word	effort	-0.16 -0.21 -0.08 0.16 0.02
summary word	eliminat	-0.15 0.04 -0.11 -0.01 0.04
summary word	elsewher	-0.05 -0.13 -0.11 0.10 0.00
summary word	email	-0.04 0.03 0.04 -0.07 0.03
summary word	embassy	-0.13 -0.08 -0.09 -0.03 0.08
summary word	embolden	-0.09 -0.10 -0.09 -0.07 0.09
summary word	emerg	-0.09 -0.03 0.01 0.02 -0.04
summary word	emergency	0.09 0.02 0.04 -0.04 -0.16
summary word	emmanuel	-0.07 -0.12 -0.06 -0.06 0.08
summary word	emphasiz	-0.07 0.01 0.05 0.02 -0.13
summary word	encourag	-0.15 -0.10 0.01 -0.06 0.02
summary word	end	0.01 0.08 0.03 -0.08 -0.05
summary word	enemy	0.04 -0.03 0.00 0.04 -0.18
summary word	energy	-0.12 0.00 0.06 -0.04 -0.06
summary word	engag	-0.12 0.02 0.05 -0.13 0.06
summary word	engagement	-0.12 0.00 0.02 -0.05 0.02
summary word	engulf	0.05 -0.05 0.04 -0.04 -0.09
summary word	enough	-0.06 -0.03 -0.03 0.00 0.01
summary word	enrich	-0.13 0.05 -0.04 0.00 0.02
summary word	enrichment	-0.08 0.00 0.05 -0.02 -0.07
summary word	ensur	-0.06 0.02 0.05 -0.03 -0.12
summary word	enter	0.02 0.13 0.10 -0.22 -0.10
summary word	envoy	-0.06 0.06 0.03 -0.07 0.02
summary word	equity	-0.06 -0.10 -0.11 0.03 0.06
summary word	escalat	-0.04 0.04 0.08 -0.10 -0.03
summary word	escalation	0.00 0.07 0.01 -0.04 -0.07
summary word	espionag	-0.07 0.03 0.03 0.00 -0.10
summary word	evacuat	-0.08 -0.04 -0.02 -0.01 0.02
summary word	evacuation	-0.03 0.03 -0.08 0.08 -0.02
summary word	even	0.07 -0.07 -0.10 -0.06 0.04
summary word	event	-0.14 -0.12 -0.06 0.06 0.00
summary word	ever	0.03 0.13 -0.01 -0.02 -0.10
summary word	every	-0.05 -0.07 0.01 0.07 -0.11
summary word	everyth	-0.09 -0.10 0.01 0.05 -0.10
summary word	evidenc	-0.12 0.09 0.07 -0.10 -0.10
summary word	examin	-0.12 -0.12 -0.14 -0.06 0.12
summary word	exchang	0.02 0.05 -0.10 -0.02 0.00
summary word	execut	-0.05 0.16 0.08 -0.11 -0.08
summary word	exit	-0.12 -0.07 0.06 -0.02 -0.03
summary word	expand	0.11 0.12 -0.08 -0.05 -0.15
summary word	expect	-0.04 -0.16 -0.23 0.01 0.10
summary word	expert	-0.13 -0.12 -0.08 0.04 0.03
summary word	expir	-0.05 0.03 -0.03 0.03 -0.05
summary word	explor	-0.09 -0.04 0.06 -0.03 -0.08
summary word	explosion	-0.01 0.00 0.07 -0.22 0.02
summary word	export	-0.02 -0.07 0.03 0.01 -0.05
summary word	exporter	-0.01 0.01 0.06 -0.15 0.04
summary word	expos	-0.06 -0.09 -0.09 0.05 0.06
summary word	express	-0.11 -0.07 0.02 0.01 0.02
summary word	extend	0.11 0.11 -0.09 -0.14 -0.06
summary word	f	0.01 0.03 -0.08 -0.11 0.04
summary word	fac	-0.10 -0.06 -0.04 -0.08 0.09
summary word	face	0.05 0.08 -0.11 -0.08 -0.01
summary word	facility	0.05 -0.08 0.00 -0.01 0.00
summary word	fail	-0.16 -0.16 -0.06 0.01 0.03
summary word	failur	-0.10 0.03 0.11 -0.08 -0.12
summary word	fallout	-0.07 0.03 0.03 0.03 -0.09
summary word	familiar	-0.13 -0.06 0.01 0.04 -0.12
summary word	family	-0.12 -0.03 0.02 0.07 -0.12
summary word	far	-0.14 -0.10 0.03 -0.05 0.02
summary word	father	-0.15 -0.09 0.07 -0.02 -0.05
summary word	fear	0.02 0.06 0.02 0.00 -0.13
summary word	federal	-0.04 -0.12 -0.09 0.05 0.00
summary word	feedstock	-0.07 -0.08 -0.07 0.08 -0.07
summary word	fees	-0.08 0.08 0.02 -0.02 -0.04
summary word	fell	-0.10 -0.15 -0.12 0.09 0.01
summary word	fellow	-0.06 -0.10 -0.12 -0.05 0.08
summary word	fertilizer	-0.04 -0.13 -0.13 0.00 0.04
summary word	few	-0.02 -0.11 -0.13 0.01 0.11
summary word	field	0.11 0.10 -0.12 -0.10 -0.09
summary word	fifth	-0.01 0.00 -0.14 0.05 -0.08
summary word	fight	-0.02 -0.07 -0.16 0.09 0.01
summary word	figur	-0.08 -0.02 0.01 0.02 -0.05
summary word	film	-0.11 -0.04 -0.12 0.10 -0.13
summary word	final	0.04 0.09 0.05 -0.12 -0.10
summary word	financial	-0.06 0.01 -0.04 -0.05 0.04
summary word	find	0.01 0.04 0.00 -0.14 0.06
summary word	fir	0.02 0.07 -0.02 -0.06 -0.07
summary word	fire	0.04 0.07 -0.17 0.03 -0.07
summary word	firm	-0.11 0.02 0.00 -0.08 0.05
summary word	firmly	-0.09 -0.02 -0.02 0.05 -0.08
summary word	first	-0.05 -0.02 0.04 -0.05 0.01
summary word	five	-0.14 -0.05 -0.07 0.03 0.02
summary word	fled	-0.01 0.02 -0.12 -0.04 0.06
summary word	flight	-0.06 0.02 0.01 -0.01 -0.02
summary word	flow	-0.06 -0.16 -0.07 0.07 0.01
summary word	fluctuat	-0.06 -0.10 0.15 0.13 -0.15
summary word	fm	0.06 0.06 0.00 -0.03 -0.05
summary word	focus	-0.06 -0.08 -0.07 0.10 0.01
summary word	follow	-0.06 -0.15 0.04 0.04 -0.05
summary word	food	-0.04 -0.08 -0.06 0.03 -0.01
summary word	forc	0.00 -0.09 -0.04 0.03 -0.01
summary word	forecast	-0.04 -0.08 -0.07 -0.02 0.04
summary word	foreign	-0.13 -0.07 -0.02 0.01 0.02
summary word	former	-0.10 0.02 -0.01 -0.15 0.07
summary word	found	-0.05 -0.03 0.03 -0.05 0.02
summary word	four	-0.06 0.01 0.09 -0.07 -0.10
summary word	fox	-0.09 -0.11 -0.10 0.01 0.05
summary word	fragil	-0.17 -0.06 0.06 -0.07 0.01
summary word	free	-0.04 0.02 0.07 -0.04 0.00
summary word	freedom	-0.11 -0.07 -0.03 0.05 -0.02
summary word	freight	-0.05 -0.05 0.01 -0.11 0.11
summary word	fresh	-0.02 0.08 0.00 -0.06 -0.07
summary word	friday	0.03 -0.06 -0.08 -0.03 0.05
summary word	front	-0.11 -0.12 -0.12 0.09 0.05
summary word	fu	-0.02 -0.08 -0.09 -0.10 0.10
summary word	fuel	0.03 0.06 0.06 -0.12 -0.03
summary word	full	-0.03 -0.12 0.02 -0.06 0.02
summary word	fund	-0.08 0.02 0.03 0.01 -0.05
summary word	further	-0.06 0.11 0.00 -0.08 -0.11
summary word	futur	-0.05 0.09 0.05 0.02 -0.14
summary word	g7	0.03 0.06 0.06 -0.14 -0.03
summary word	gain	-0.11 -0.14 -0.03 0.05 -0.04
summary word	gas	-0.13 0.03 0.02 -0.06 0.00
summary word	gather	-0.07 0.01 0.03 -0.01 -0.04
summary word	general	-0.11 -0.18 -0.20 0.14 -0.01
summary word	geopolitical	-0.05 -0.17 -0.14 -0.01 0.10
summary word	get	-0.07 0.07 0.04 -0.01 -0.06
summary word	gets	-0.09 0.11 0.07 -0.09 -0.08
summary word	gett	-0.09 -0.03 0.01 0.00 -0.02
summary word	giorgia	-0.15 -0.02 0.01 0.01 -0.05
summary word	giv	-0.05 0.04 0.01 0.02 -0.08
summary word	given	-0.02 -0.09 -0.13 0.02 0.06
summary word	global	-0.10 -0.07 -0.06 -0.12 0.16
summary word	globally	-0.09 -0.04 0.00 -0.07 0.05
summary word	glycol	-0.10 -0.10 -0.13 0.03 0.08
summary word	go	-0.11 -0.02 -0.01 -0.08 0.08
summary word	goal	-0.01 -0.01 0.03 -0.05 -0.08
summary word	gold	-0.06 -0.13 -0.06 0.05 0.00
summary word	good	-0.13 0.08 0.03 -0.13 0.06
summary word	got	0.01 0.09 0.08 -0.09 -0.10
summary word	government	-0.02 -0.08 0.03 -0.05 0.01
summary word	graham	-0.06 0.13 0.08 0.01 -0.13
summary word	green	-0.06 -0.11 -0.09 -0.02 0.07
summary word	ground	-0.05 0.08 -0.14 -0.10 0.04
summary word	group	-0.14 0.02 0.05 -0.04 -0.03
summary word	grow	-0.15 0.02 0.11 -0.05 -0.14
summary word	growth	-0.06 -0.11 -0.06 0.01 0.02
summary word	guard	0.07 0.00 -0.10 -0.02 -0.11
summary word	guardian	-0.05 -0.07 -0.12 0.07 0.01
summary word	guidelin	-0.15 -0.15 0.04 0.06 -0.13
summary word	gunfir	-0.02 -0.06 -0.02 0.04 0.00
summary word	hack	-0.11 0.02 -0.07 -0.03 0.04
summary word	halt	0.00 0.09 0.09 -0.18 -0.03
summary word	hama	-0.09 -0.07 -0.09 0.05 0.04
summary word	hand	-0.07 -0.03 -0.05 0.06 -0.06
summary word	hard	-0.09 0.04 0.09 -0.07 -0.11
summary word	hardship	-0.07 0.01 -0.01 0.00 -0.01
summary word	hav	0.02 0.05 0.05 -0.05 -0.12
summary word	haven	-0.04 -0.09 0.00 0.02 -0.01
summary word	head	-0.04 0.03 0.02 -0.02 -0.14
summary word	health	-0.01 -0.03 0.07 -0.15 -0.01
summary word	heavy	-0.03 -0.04 0.01 -0.16 0.07
summary word	heighten	0.01 0.04 -0.06 -0.04 0.00
summary word	held	-0.10 0.04 -0.01 -0.07 0.04
summary word	help	0.00 0.10 0.05 -0.12 0.02
summary word	here	-0.16 -0.14 -0.11 -0.02 0.13
summary word	high	-0.16 0.05 0.06 -0.07 0.01
summary word	higher	0.02 -0.18 -0.16 -0.01 0.04
summary word	highest	-0.06 0.00 0.00 0.02 -0.06
summary word	highlight	-0.07 -0.09 -0.09 0.03 0.07
summary word	hik	-0.03 -0.05 -0.08 0.03 -0.01
summary word	him	-0.07 -0.06 -0.10 0.08 -0.01
summary word	historic	-0.09 -0.12 -0.02 -0.01 0.03
summary word	hit	-0.06 -0.03 0.11 -0.05 -0.07
summary word	hits	-0.02 -0.01 -0.19 -0.02 0.09
summary word	hitt	0.08 0.13 0.08 -0.10 -0.08
summary word	hold	-0.04 -0.04 0.02 -0.01 -0.06
summary word	hom	-0.08 -0.14 -0.13 -0.07 0.12
summary word	home	-0.19 -0.15 -0.10 -0.02 0.12
summary word	honor	-0.09 -0.11 -0.10 0.10 -0.06
summary word	hop	-0.09 0.01 0.02 -0.07 0.02
summary word	hope	-0.07 -0.13 -0.11 0.05 0.07
summary word	hospital	0.07 -0.11 0.01 0.00 -0.16
summary word	host	-0.12 -0.03 -0.03 0.04 -0.04
summary word	hostility	0.01 -0.01 -0.11 0.07 -0.08
summary word	hour	-0.12 -0.22 -0.10 0.14 0.03
summary word	how	-0.10 -0.15 -0.19 0.01 0.09
summary word	href	0.02 0.10 0.09 -0.09 -0.15
summary word	human	-0.12 -0.13 -0.01 -0.11 0.06
summary word	hundred	0.00 -0.11 -0.17 0.10 -0.07
summary word	hurt	0.05 0.02 -0.08 -0.10 0.03
summary word	icis	-0.10 -0.03 0.00 -0.03 0.00
summary word	if	-0.06 0.09 -0.07 -0.03 0.03
summary word	imag	-0.09 -0.08 -0.09 0.10 -0.06
summary word	imf	-0.04 -0.06 -0.03 -0.07 0.06
summary word	immediat	0.00 0.02 0.04 -0.01 -0.13
summary word	impact	-0.03 -0.13 -0.02 -0.15 0.14
summary word	implement	0.06 0.08 0.02 -0.09 -0.07
summary word	import	-0.05 -0.10 -0.05 0.10 -0.12
summary word	impos	0.06 -0.08 -0.03 0.02 -0.12
summary word	impossibl	-0.03 -0.08 -0.09 0.07 0.00
summary word	improv	-0.07 0.08 0.06 -0.09 0.00
summary word	incident	0.04 -0.01 0.02 0.05 -0.09
summary word	includ	0.02 0.01 -0.02 -0.07 -0.02
summary word	increas	-0.13 0.03 0.02 -0.07 0.05
summary word	increasingly	-0.11 -0.12 -0.01 0.11 -0.18
summary word	indicat	-0.09 -0.11 -0.08 0.04 -0.01
summary word	industry	-0.04 -0.09 -0.01 -0.03 0.03
summary word	infiltration	0.13 0.13 0.10 -0.23 -0.13
summary word	inflam	-0.07 -0.10 -0.04 0.09 -0.09
summary word	inflation	-0.09 -0.07 -0.06 -0.07 0.10
summary word	information	-0.09 -0.04 -0.02 -0.11 0.09
summary word	infrastructur	0.09 0.04 -0.01 0.00 -0.25
summary word	initial	0.05 -0.01 -0.12 -0.01 -0.01
summary word	injur	0.08 -0.12 0.05 -0.09 -0.12
summary word	injury	-0.13 -0.01 0.00 0.05 -0.12
summary word	insist	-0.09 0.11 0.09 -0.05 -0.16
summary word	instability	-0.04 -0.08 -0.09 0.07 -0.03
summary word	institut	-0.09 -0.08 -0.09 0.00 0.05
summary word	insuranc	-0.04 -0.02 0.03 -0.02 -0.01
summary word	intelligenc	0.04 0.00 -0.02 -0.02 -0.01
summary word	intens	-0.04 0.02 0.10 -0.12 -0.13
summary word	intensify	-0.13 -0.04 0.00 0.06 -0.09
summary word	intercept	-0.04 -0.02 0.01 -0.03 -0.04
summary word	interceptor	-0.01 -0.06 -0.04 0.06 -0.04
summary word	interest	-0.08 -0.02 0.04 -0.03 -0.01
summary word	interferenc	-0.06 0.16 0.12 -0.13 -0.13
summary word	internal	-0.05 0.10 0.08 -0.03 -0.13
summary word	international	0.06 -0.05 -0.01 0.00 -0.02
summary word	internet	-0.06 -0.02 0.04 0.00 -0.04
summary word	intersection	-0.06 -0.07 -0.08 0.02 0.08
summary word	interven	-0.12 0.05 -0.07 0.04 0.00
summary word	intervention	-0.16 -0.05 -0.04 0.01 0.02
summary word	interview	-0.05 0.02 -0.02 0.03 -0.03
summary word	inventory	-0.06 -0.10 -0.09 0.03 0.01
summary word	investigation	-0.11 0.02 -0.06 0.03 -0.08
summary word	investor	-0.15 -0.09 -0.11 0.13 -0.04
summary word	involv	-0.11 -0.03 0.12 -0.06 -0.15
summary word	involvement	-0.07 0.04 0.05 -0.12 0.03
summary word	iran	-0.06 -0.06 0.02 -0.01 -0.01
summary word	is	-0.21 -0.06 -0.08 -0.01 0.15
summary word	islamic	0.06 -0.05 -0.15 0.12 -0.19
summary word	israel	-0.05 -0.08 -0.09 0.07 0.01
summary word	issu	-0.12 0.12 0.09 -0.14 0.02
summary word	itself	0.04 0.07 -0.01 -0.15 0.06
summary word	jet	-0.10 -0.03 0.10 -0.03 -0.09
summary word	jets	0.03 -0.05 0.07 -0.11 -0.08
summary word	jewish	-0.08 -0.08 -0.11 0.05 0.01
summary word	join	-0.09 0.06 0.07 -0.02 -0.13
summary word	joseph	0.05 0.05 -0.10 -0.08 -0.01
summary word	journalist	-0.08 -0.01 -0.09 0.10 -0.10
summary word	judiciary	-0.06 0.06 0.07 -0.08 -0.08
summary word	jump	-0.04 0.09 0.02 -0.01 -0.03
summary word	jun	-0.10 -0.06 0.05 0.05 -0.12
summary word	june	-0.03 -0.02 -0.03 -0.08 0.05
summary word	just	-0.11 -0.14 -0.08 0.05 0.05
summary word	keep	-0.13 -0.01 0.01 -0.03 0.01
summary word	keir	-0.03 0.03 0.04 -0.04 -0.01
summary word	key	0.04 0.09 0.10 -0.09 -0.13
summary word	kill	-0.06 -0.13 0.08 0.04 -0.08
summary word	know	-0.10 -0.05 0.03 0.04 -0.10
summary word	lack	0.07 -0.07 -0.09 0.02 -0.10
summary word	laid	-0.09 -0.03 -0.02 0.02 0.04
summary word	land	-0.09 -0.09 -0.11 0.10 -0.08
summary word	larg	-0.10 -0.08 -0.11 0.07 0.02
summary word	largest	-0.11 0.00 -0.01 0.00 0.04
summary word	last	-0.09 -0.18 0.04 0.06 -0.01
summary word	late	-0.01 0.05 -0.01 -0.03 -0.02
summary word	later	-0.11 -0.14 -0.02 0.05 -0.03
summary word	latest	0.02 0.04 -0.07 -0.04 -0.03
summary word	launch	-0.05 0.03 0.06 -0.01 -0.12
summary word	launcher	-0.12 -0.14 0.01 0.10 -0.05
summary word	law	0.04 0.03 0.01 -0.05 -0.01
summary word	lead	-0.14 -0.11 -0.02 -0.08 0.12
summary word	leader	0.02 0.02 -0.07 0.02 -0.03
summary word	leadership	-0.11 0.05 0.03 0.01 -0.07
summary word	least	-0.12 -0.04 0.00 0.01 -0.01
summary word	leav	-0.13 -0.01 -0.03 -0.04 0.03
summary word	led	-0.08 -0.15 -0.11 0.05 0.04
summary word	left	-0.10 0.03 -0.03 -0.05 0.03
summary word	legal	-0.09 -0.11 0.03 0.05 -0.10
summary word	leniency	-0.06 0.06 0.07 -0.07 -0.07
summary word	less	-0.11 -0.14 -0.06 0.03 0.00
summary word	level	0.02 -0.01 0.02 0.00 -0.10
summary word	life	-0.10 -0.10 -0.10 -0.09 0.11
summary word	lift	-0.11 -0.02 -0.01 -0.03 0.06
summary word	light	-0.05 0.00 0.02 -0.03 -0.01
summary word	like	-0.08 -0.01 0.07 -0.11 0.00
summary word	likely	0.04 0.03 -0.13 -0.07 0.08
summary word	limit	-0.12 -0.08 0.10 -0.07 -0.04
summary word	lin	-0.10 -0.04 0.01 -0.03 0.04
summary word	lindsey	-0.06 0.13 0.08 0.01 -0.13
summary word	linger	-0.10 0.03 0.10 -0.07 -0.12
summary word	link	0.01 -0.01 0.02 -0.02 -0.14
summary word	liv	-0.25 -0.04 -0.05 -0.08 0.10
summary word	live	0.07 0.02 -0.09 -0.10 0.01
summary word	lng	-0.10 -0.09 -0.05 0.01 0.05
summary word	load	-0.11 0.03 0.01 -0.10 0.03
summary word	location	0.03 -0.07 0.01 -0.02 -0.08
summary word	lock	-0.09 0.06 -0.06 -0.04 0.05
summary word	logistical	-0.06 0.04 0.08 -0.02 -0.13
summary word	long	0.00 -0.02 -0.05 0.01 0.00
summary word	longer	-0.04 0.05 -0.01 0.00 0.00
summary word	look	-0.15 -0.10 -0.04 0.07 -0.01
summary word	loss	0.04 -0.01 -0.06 -0.01 0.03
summary word	low	-0.11 0.04 0.08 -0.07 -0.06
summary word	lower	-0.02 -0.10 -0.12 0.06 0.07
summary word	made	-0.16 -0.16 0.01 0.00 -0.01
summary word	main	-0.06 0.03 -0.02 -0.09 0.05
summary word	maintain	-0.06 -0.03 -0.03 0.06 -0.06
summary word	majeur	-0.05 0.05 -0.05 0.06 -0.06
summary word	major	-0.03 -0.09 -0.05 0.03 0.01
summary word	majority	-0.11 0.06 0.02 -0.08 0.00
summary word	mak	-0.08 -0.11 0.03 -0.06 0.03
summary word	make	-0.07 0.08 0.06 -0.08 -0.09
summary word	man	-0.10 -0.06 0.02 0.03 -0.10
summary word	many	0.02 -0.06 -0.02 -0.11 0.07
summary word	march	-0.22 -0.10 0.12 -0.01 -0.16
summary word	marin	-0.07 -0.12 -0.10 0.11 -0.08
summary word	maritim	-0.03 -0.01 0.05 -0.06 -0.07
summary word	mark	-0.13 0.07 0.13 -0.10 -0.09
summary word	market	-0.10 -0.06 -0.07 -0.05 0.10
summary word	martyr	-0.13 -0.12 -0.05 0.11 -0.03
summary word	mass	-0.05 -0.08 -0.04 -0.11 0.10
summary word	massiv	0.07 -0.09 0.01 -0.05 -0.12
summary word	matter	-0.09 0.02 0.01 0.03 -0.14
summary word	maximum	-0.06 0.07 0.05 -0.05 -0.05
summary word	may	-0.06 -0.02 -0.02 0.06 -0.10
summary word	mean	0.07 0.04 -0.09 -0.02 -0.09
summary word	media	0.00 -0.13 0.05 -0.11 0.05
summary word	mediat	0.01 -0.08 -0.07 0.05 -0.03
summary word	mediation	-0.13 -0.11 -0.10 0.17 -0.15
summary word	mediator	-0.05 0.05 0.06 -0.06 -0.04
summary word	meet	0.04 -0.08 -0.03 0.02 -0.10
summary word	meg	-0.10 -0.10 -0.13 0.03 0.08
summary word	member	-0.10 0.04 -0.11 0.03 0.02
summary word	memorandum	-0.09 -0.09 -0.12 0.11 -0.01
summary word	messag	-0.12 -0.09 0.01 -0.02 0.02
summary word	met	-0.12 0.00 -0.03 0.01 0.02
summary word	methanol	-0.05 -0.13 -0.09 0.09 -0.06
summary word	middl	-0.03 -0.12 -0.12 0.10 0.00
summary word	might	-0.10 -0.09 0.05 -0.12 0.07
summary word	militant	0.01 -0.01 -0.05 0.02 -0.06
summary word	military	0.13 -0.06 0.00 -0.07 -0.07
summary word	militia	-0.10 0.07 -0.07 -0.10 0.03
summary word	million	-0.08 0.03 0.11 -0.16 0.05
summary word	min	-0.15 -0.06 0.03 0.02 -0.10
summary word	minister	0.04 -0.09 -0.01 -0.02 -0.02
summary word	ministry	-0.01 -0.03 0.00 0.00 -0.06
summary word	missil	0.07 -0.09 -0.09 -0.02 0.01
summary word	mna	-0.10 -0.14 -0.08 0.11 -0.07
summary word	mohammad	-0.09 -0.11 -0.10 0.08 0.02
summary word	moment	-0.09 0.02 -0.03 0.08 -0.11
summary word	monday	0.04 0.06 -0.01 -0.08 -0.05
summary word	money	-0.08 -0.07 -0.07 -0.03 0.09
summary word	monitor	-0.04 0.03 -0.13 -0.06 0.06
summary word	monoethylen	-0.10 -0.10 -0.13 0.03 0.08
summary word	month	0.07 -0.03 0.04 -0.11 -0.13
summary word	more	0.02 -0.05 0.04 -0.02 -0.07
summary word	morn	-0.07 0.06 0.02 -0.11 0.03
summary word	most	-0.12 -0.10 -0.11 0.09 0.05
summary word	mount	-0.03 -0.07 0.01 0.02 -0.04
summary word	mov	-0.05 -0.06 -0.02 0.02 -0.01
summary word	move	-0.04 -0.05 0.03 -0.06 0.03
summary word	movement	-0.06 -0.12 0.04 0.06 -0.10
summary word	much	-0.07 -0.03 -0.08 0.03 0.05
summary word	multipl	0.02 0.05 -0.11 -0.08 0.05
summary word	must	-0.07 0.03 0.14 -0.17 -0.12
summary word	name	-0.14 -0.10 -0.03 0.06 -0.05
summary word	naphtha	-0.05 0.07 0.07 0.00 -0.10
summary word	nation	-0.05 -0.03 -0.10 0.07 -0.02
summary word	national	-0.09 0.03 -0.08 0.01 0.02
summary word	nationwid	-0.10 0.07 0.11 0.01 -0.15
summary word	natural	-0.13 -0.08 0.02 0.00 0.00
summary word	naval	-0.15 -0.13 0.07 0.05 -0.10
summary word	navy	-0.10 -0.04 -0.02 0.00 0.06
summary word	near	0.07 0.08 0.03 -0.12 -0.11
summary word	nearly	-0.05 -0.08 0.08 -0.07 -0.05
summary word	need	-0.10 -0.12 -0.07 0.06 0.02
summary word	negotiat	-0.09 -0.17 -0.14 0.10 0.01
summary word	negotiation	-0.22 0.00 0.01 -0.03 0.00
summary word	negotiator	-0.08 0.08 0.10 -0.05 -0.16
summary word	network	-0.07 0.07 0.03 -0.09 0.03
summary word	never	0.00 -0.04 -0.01 0.00 -0.02
summary word	new	0.03 -0.03 -0.02 0.02 -0.08
summary word	news	-0.03 -0.06 -0.11 0.03 0.05
summary word	newsletter	-0.05 0.05 0.03 -0.11 0.04
summary word	next	-0.13 0.05 0.06 -0.04 -0.04
summary word	night	0.01 -0.12 -0.01 -0.02 0.06
summary word	no	-0.21 -0.06 0.09 0.04 -0.15
summary word	non	-0.07 -0.10 -0.03 0.06 -0.01
summary word	nor	-0.05 -0.06 -0.08 -0.09 0.09
summary word	north	0.09 -0.13 -0.11 -0.09 0.02
summary word	northern	-0.10 -0.09 -0.10 0.11 -0.03
summary word	not	-0.22 -0.29 0.01 0.09 0.02
summary word	noth	0.03 0.06 -0.08 -0.03 -0.02
summary word	now	-0.06 -0.13 0.04 -0.11 0.08
summary word	nuclear	0.00 -0.10 0.00 -0.04 0.02
summary word	number	-0.11 -0.13 -0.12 0.06 0.07
summary word	objectiv	-0.07 -0.11 -0.12 -0.07 0.09
summary word	observ	-0.10 -0.08 0.05 -0.01 0.01
summary word	occupy	0.07 -0.05 -0.10 0.00 -0.09
summary word	off	-0.07 0.00 0.04 -0.09 0.01
summary word	offensiv	-0.11 -0.03 0.04 -0.06 0.02
summary word	offer	-0.13 -0.10 -0.03 0.08 -0.06
summary word	officer	-0.07 -0.07 0.00 0.05 -0.08
summary word	official	-0.06 -0.07 -0.07 0.11 -0.07
summary word	oil	-0.06 0.00 -0.02 0.02 -0.03
summary word	old	0.05 -0.05 -0.02 -0.01 -0.12
summary word	once	0.05 0.07 -0.19 -0.05 0.04
summary word	one	-0.08 0.00 -0.09 -0.05 0.09
summary word	ongo	-0.19 0.01 0.01 -0.09 0.08
summary word	only	-0.05 -0.10 0.05 -0.01 -0.02
summary word	open	-0.04 0.02 -0.03 0.02 -0.03
summary word	operat	-0.04 0.02 0.02 -0.01 -0.08
summary word	operation	0.08 0.04 0.04 -0.16 -0.04
summary word	operativ	-0.06 0.05 -0.01 0.00 -0.09
summary word	opportunity	-0.08 -0.02 0.03 0.06 -0.13
summary word	oppos	-0.10 -0.15 -0.17 -0.02 0.09
summary word	opposition	-0.06 -0.08 -0.09 -0.05 0.09
summary word	option	-0.07 -0.02 -0.04 0.03 0.04
summary word	order	0.00 0.11 -0.02 -0.01 -0.06
summary word	organisation	-0.11 -0.10 0.07 -0.13 0.10
summary word	organization	0.02 0.01 0.00 0.00 -0.06
summary word	other	-0.05 -0.04 -0.12 0.12 -0.04
summary word	our	0.06 0.04 -0.01 -0.03 -0.04
summary word	out	-0.13 0.06 0.04 0.05 -0.14
summary word	outbreak	-0.03 0.07 0.06 -0.05 -0.06
summary word	outlook	-0.05 -0.11 -0.11 0.11 -0.09
summary word	output	-0.05 0.05 0.07 -0.10 -0.03
summary word	outsid	-0.10 -0.03 0.06 0.06 -0.08
summary word	over	-0.07 -0.03 0.09 0.06 -0.18
summary word	overnight	0.00 -0.01 -0.03 0.02 -0.01
summary word	own	-0.02 -0.06 -0.09 0.03 0.04
summary word	owner	0.05 -0.02 -0.10 -0.01 0.04
summary word	p	0.01 0.08 0.09 -0.13 -0.04
summary word	palestinian	-0.06 -0.07 -0.05 -0.07 0.07
summary word	parliament	-0.09 -0.01 0.06 -0.03 -0.08
summary word	part	-0.16 -0.07 0.04 0.00 0.02
summary word	participant	-0.02 -0.09 -0.10 0.05 -0.03
summary word	particularly	-0.06 -0.10 -0.10 -0.15 0.13
summary word	partner	-0.08 -0.14 -0.14 0.00 0.11
summary word	party	-0.14 0.01 0.01 -0.09 0.06
summary word	pass	-0.14 -0.13 0.02 0.06 -0.05
summary word	passag	-0.13 -0.08 0.09 -0.03 -0.12
summary word	past	0.04 0.11 0.07 -0.09 -0.12
summary word	path	-0.02 -0.06 -0.04 0.02 -0.01
summary word	patienc	-0.07 -0.03 0.04 -0.05 0.00
summary word	paus	-0.01 -0.15 -0.14 -0.05 0.11
summary word	pdt	-0.07 0.07 0.03 -0.06 -0.09
summary word	peac	-0.03 0.07 0.10 -0.08 -0.08
summary word	peaceful	-0.11 0.06 -0.03 -0.06 0.00
summary word	peopl	0.00 -0.12 0.11 -0.10 -0.03
summary word	percent	-0.08 0.00 0.03 0.02 -0.12
summary word	permanent	0.07 0.11 -0.09 -0.06 -0.09
summary word	personnel	-0.12 -0.02 0.02 0.03 -0.08
summary word	petrochemical	0.02 0.11 0.03 -0.08 -0.15
summary word	phas	-0.19 -0.20 -0.20 0.06 0.09
summary word	phon	-0.10 -0.04 0.06 0.02 -0.14
summary word	photo	-0.06 -0.03 0.02 0.02 -0.04
summary word	pictur	-0.05 0.09 0.05 -0.12 0.04
summary word	piec	-0.09 -0.09 -0.09 0.13 -0.11
summary word	pilot	-0.07 -0.04 -0.02 0.07 -0.07
summary word	plac	-0.08 -0.02 -0.02 0.05 -0.06
summary word	plan	-0.01 -0.14 0.06 0.04 -0.15
summary word	plann	-0.05 0.00 0.05 0.03 -0.07
summary word	plant	-0.16 -0.03 -0.02 0.01 0.03
summary word	platt	-0.07 -0.04 0.06 -0.07 0.01
summary word	play	-0.06 -0.07 -0.04 0.05 -0.02
summary word	player	-0.09 -0.08 -0.04 -0.08 0.10
summary word	pledg	-0.06 -0.05 0.01 0.04 -0.05
summary word	plung	-0.10 -0.03 -0.02 0.07 -0.15
summary word	pm	-0.08 0.04 -0.02 0.02 -0.10
summary word	point	-0.03 0.05 -0.13 -0.08 0.06
summary word	polic	-0.07 -0.04 0.07 -0.03 -0.07
summary word	policy	-0.07 -0.13 -0.13 -0.01 0.10
summary word	politic	-0.07 -0.09 -0.14 -0.09 0.14
summary word	political	-0.08 0.09 0.02 -0.06 0.00
summary word	poll	-0.07 -0.07 -0.12 -0.03 0.04
summary word	polyethylen	-0.04 -0.09 -0.10 0.08 -0.03
summary word	port	0.05 0.13 0.02 -0.12 -0.19
summary word	position	-0.04 -0.11 -0.08 0.09 -0.05
summary word	possibility	-0.08 -0.07 -0.09 0.06 0.05
summary word	possibl	-0.04 0.09 0.01 -0.03 -0.01
summary word	post	-0.15 0.03 0.02 0.00 -0.05
summary word	potential	-0.02 -0.05 -0.09 0.04 0.02
summary word	potentially	-0.08 -0.01 0.09 -0.08 -0.02
summary word	pound	0.04 -0.02 0.06 -0.14 -0.02
summary word	power	-0.09 -0.02 -0.15 -0.13 0.18
summary word	powerful	0.06 -0.11 -0.09 -0.10 0.08
summary word	prais	-0.10 -0.10 -0.07 0.10 -0.06
summary word	precondition	-0.07 0.03 0.03 0.00 -0.11
summary word	preemptiv	-0.10 -0.05 0.02 -0.11 0.03
summary word	premium	-0.03 -0.10 -0.10 -0.07 0.09
summary word	prepar	-0.13 0.07 -0.07 0.03 -0.09
summary word	pres	-0.12 -0.10 0.00 0.09 -0.07
summary word	present	0.06 -0.11 -0.07 0.02 0.00
summary word	president	-0.04 0.05 0.03 0.04 -0.15
summary word	press	-0.08 -0.08 -0.06 0.08 -0.08
summary word	pressur	-0.07 0.06 0.10 -0.07 -0.06
summary word	prevent	0.03 0.14 0.03 -0.11 -0.05
summary word	previously	-0.01 0.04 -0.15 0.01 0.02
summary word	pric	0.02 -0.02 -0.10 0.01 0.03
summary word	prim	0.05 -0.09 -0.05 0.00 -0.01
summary word	princ	-0.06 -0.03 -0.09 0.08 0.01
summary word	privat	-0.06 -0.08 -0.11 0.00 0.05
summary word	problem	-0.09 -0.10 -0.09 0.03 0.06
summary word	produc	-0.06 -0.04 -0.02 0.07 -0.09
summary word	producer	-0.02 0.04 0.05 -0.02 -0.09
summary word	product	-0.14 -0.10 -0.03 0.10 -0.12
summary word	production	-0.13 -0.05 0.09 -0.04 -0.12
summary word	program	-0.03 0.00 0.08 -0.17 0.03
summary word	progres	-0.13 -0.06 0.05 0.00 -0.12
summary word	projectil	0.07 -0.06 0.06 -0.11 -0.11
summary word	prolong	-0.05 -0.12 -0.08 -0.02 0.08
summary word	promis	0.00 0.00 0.06 -0.05 -0.13
summary word	prompt	-0.11 -0.06 0.06 0.02 -0.03
summary word	proposal	-0.03 0.10 0.01 -0.09 -0.17
summary word	prospect	-0.08 -0.14 0.02 0.01 -0.01
summary word	protect	-0.08 0.00 0.09 -0.03 -0.10
summary word	protest	-0.25 0.06 0.08 -0.05 -0.05
summary word	protester	-0.22 0.31 0.18 -0.20 -0.17
summary word	provid	-0.09 0.04 -0.03 -0.06 0.06
summary word	prowes	-0.07 -0.10 -0.04 0.09 -0.09
summary word	proxy	-0.12 -0.01 -0.13 0.01 0.03
summary word	public	-0.13 -0.15 -0.04 0.06 0.06
summary word	push	-0.02 -0.14 -0.10 0.10 -0.03
summary word	put	-0.10 -0.04 0.01 -0.04 0.03
summary word	putt	-0.03 -0.09 -0.11 -0.02 0.06
summary word	question	-0.10 -0.11 -0.11 0.03 0.06
summary word	r	-0.06 0.06 -0.05 -0.12 0.08
summary word	rac	-0.06 0.03 0.05 0.00 -0.11
summary word	radar	-0.10 -0.05 0.10 -0.06 -0.10
summary word	rais	0.06 0.00 0.03 -0.05 -0.08
summary word	rally	-0.07 -0.03 0.00 0.07 -0.15
summary word	rang	-0.04 -0.08 -0.13 -0.12 0.13
summary word	rapid	0.02 -0.02 -0.10 -0.01 0.04
summary word	rare	-0.11 0.09 0.09 -0.08 -0.12
summary word	rat	-0.06 -0.04 0.06 -0.04 -0.04
summary word	rate	-0.03 -0.09 -0.09 -0.08 0.09
summary word	reach	-0.02 -0.16 -0.13 0.08 0.04
summary word	react	0.07 -0.06 -0.12 0.00 0.07
summary word	read	-0.02 -0.08 0.03 -0.03 -0.03
summary word	readines	-0.09 0.16 0.08 -0.07 -0.12
summary word	ready	-0.10 0.01 0.08 -0.03 -0.15
summary word	real	-0.07 -0.10 -0.10 0.04 0.07
summary word	reason	-0.07 -0.09 -0.09 -0.05 0.10
summary word	receiv	-0.06 0.01 -0.12 -0.05 0.07
summary word	recent	-0.14 -0.22 -0.24 0.07 0.08
summary word	record	-0.08 -0.08 -0.08 0.01 0.05
summary word	recover	-0.12 -0.09 0.02 0.04 -0.06
summary word	recurrent	-0.05 -0.07 -0.05 0.05 0.04
summary word	red	-0.11 0.12 0.10 -0.14 0.02
summary word	reduc	-0.12 -0.12 -0.01 0.01 0.04
summary word	reel	0.07 -0.10 -0.08 0.00 0.03
summary word	refin	-0.03 0.02 -0.01 0.02 -0.03
summary word	refinery	0.04 0.04 0.05 -0.04 -0.11
summary word	reflect	-0.15 0.08 0.05 -0.05 -0.10
summary word	refus	-0.06 -0.08 -0.03 0.11 -0.13
summary word	regard	-0.11 -0.04 0.02 0.01 -0.04
summary word	regim	-0.16 -0.06 -0.09 0.01 0.06
summary word	region	-0.02 0.11 0.08 -0.05 -0.19
summary word	regional	-0.07 -0.03 -0.03 0.01 0.04
summary word	reiterat	-0.08 -0.05 -0.10 0.10 -0.08
summary word	reject	-0.01 0.03 0.10 -0.05 -0.20
summary word	relat	-0.04 -0.10 -0.10 -0.09 0.09
summary word	relation	-0.10 -0.02 -0.01 -0.05 0.05
summary word	releas	-0.09 -0.09 0.04 0.01 -0.02
summary word	remain	0.00 -0.14 0.04 -0.08 0.05
summary word	remark	-0.11 -0.11 -0.11 0.12 -0.11
summary word	remov	-0.10 -0.12 -0.11 0.10 -0.02
summary word	renew	-0.17 0.06 0.12 -0.03 -0.13
summary word	renown	-0.07 -0.10 -0.04 0.09 -0.09
summary word	reopen	0.08 0.06 -0.16 -0.10 0.10
summary word	rep	-0.05 -0.10 -0.14 -0.11 0.13
summary word	repercussion	-0.04 -0.09 -0.10 0.00 0.05
summary word	replac	-0.06 -0.10 -0.06 0.07 -0.03
summary word	report	-0.03 0.04 0.01 0.02 -0.15
summary word	reportedly	-0.17 0.10 0.08 -0.04 -0.13
summary word	reporter	-0.12 -0.04 -0.03 0.06 -0.06
summary word	representativ	-0.13 0.05 -0.12 0.05 -0.03
summary word	republican	-0.08 -0.02 -0.03 0.01 -0.01
summary word	rescu	-0.10 0.07 -0.03 -0.16 0.05
summary word	reserv	-0.03 -0.10 -0.10 0.00 0.05
summary word	resident	-0.03 -0.14 0.07 0.02 -0.09
summary word	resilienc	-0.07 -0.09 -0.12 0.05 -0.01
summary word	resistanc	-0.15 -0.11 0.01 0.12 -0.06
summary word	resolution	-0.09 0.00 0.06 0.02 -0.13
summary word	respond	0.00 0.08 -0.04 -0.09 0.03
summary word	respons	0.07 -0.09 -0.05 -0.04 0.00
summary word	responsibl	0.04 -0.10 -0.10 0.07 -0.10
summary word	restart	-0.13 -0.08 0.05 0.06 -0.08
summary word	restriction	-0.09 -0.02 -0.08 0.09 -0.09
summary word	result	0.00 -0.04 -0.11 -0.08 0.11
summary word	resum	-0.11 -0.01 -0.01 0.05 -0.12
summary word	retaliat	-0.02 -0.08 0.02 0.07 -0.13
summary word	retaliation	0.12 0.09 0.02 -0.17 -0.16
summary word	retaliatory	0.08 0.05 -0.15 -0.12 0.06
summary word	retir	-0.04 -0.08 -0.09 -0.09 0.09
summary word	return	-0.16 0.02 -0.04 -0.02 0.07
summary word	reuter	0.01 -0.06 0.00 0.01 -0.08
summary word	reveal	-0.15 -0.10 0.13 -0.02 -0.15
summary word	revolution	0.06 -0.02 -0.14 0.07 -0.14
summary word	reward	-0.07 -0.03 -0.07 -0.09 0.09
summary word	rhetoric	-0.12 0.13 0.07 -0.13 -0.02
summary word	rich	0.02 0.09 -0.06 -0.13 -0.11
summary word	right	-0.11 0.01 -0.01 0.01 0.00
summary word	rippl	-0.04 -0.12 -0.10 0.12 -0.09
summary word	ris	-0.15 -0.08 -0.01 -0.09 0.14
summary word	rise	-0.05 -0.09 -0.09 0.01 0.05
summary word	risk	0.02 0.02 -0.13 -0.01 0.03
summary word	risky	-0.04 0.03 -0.13 -0.05 0.05
summary word	rival	-0.03 0.03 -0.09 -0.03 0.05
summary word	rocket	-0.07 0.00 -0.13 0.06 -0.12
summary word	role	-0.03 -0.05 -0.05 -0.03 0.05
summary word	romain	-0.05 -0.11 -0.11 -0.12 0.12
summary word	rose	-0.12 -0.19 -0.11 0.12 -0.04
summary word	round	-0.21 -0.26 -0.17 0.20 -0.06
summary word	rt	-0.02 -0.08 0.03 -0.03 -0.03
summary word	runn	0.07 0.08 -0.12 0.00 -0.02
summary word	s	-0.08 0.08 0.02 -0.10 0.06
summary word	safety	-0.13 -0.12 -0.11 0.11 0.01
summary word	said	-0.01 0.01 0.03 -0.01 -0.12
summary word	sal	-0.04 0.06 0.01 0.00 -0.07
summary word	salvo	0.09 -0.09 0.02 -0.13 -0.09
summary word	same	-0.12 -0.07 0.00 0.04 -0.03
summary word	sanction	-0.17 0.09 0.09 -0.15 0.03
summary word	saturday	0.07 0.01 0.06 -0.06 -0.13
summary word	say	-0.03 -0.10 0.03 0.09 -0.15
summary word	says	-0.11 -0.18 0.02 0.14 -0.15
summary word	scal	-0.08 0.01 -0.15 -0.05 0.09
summary word	scarlet	-0.02 -0.08 -0.09 -0.10 0.10
summary word	schedul	-0.10 0.01 -0.03 0.08 -0.10
summary word	scientist	-0.07 0.01 0.11 -0.10 -0.11
summary word	sea	-0.11 -0.11 -0.11 0.05 0.08
summary word	second	-0.15 -0.16 -0.06 0.03 0.03
summary word	secretary	-0.02 -0.06 0.06 -0.02 -0.05
summary word	secur	-0.03 -0.02 -0.09 -0.05 0.06
summary word	security	-0.02 0.06 0.07 -0.06 -0.08
summary word	see	-0.07 -0.16 -0.14 0.02 0.07
summary word	seek	-0.15 -0.14 -0.04 0.05 -0.01
summary word	seem	-0.09 0.04 0.07 -0.05 -0.10
summary word	seen	0.06 0.13 0.11 -0.13 -0.14
summary word	seiz	-0.08 -0.14 0.05 0.04 -0.17
summary word	self	0.03 0.01 -0.10 -0.03 0.01
summary word	sen	-0.08 0.17 0.10 -0.11 -0.12
summary word	senat	-0.10 0.04 0.05 -0.05 -0.05
summary word	send	-0.09 -0.06 0.01 0.01 -0.02
summary word	senior	-0.04 -0.07 -0.15 0.05 0.06
summary word	sent	0.06 -0.13 -0.14 0.02 0.03
summary word	serv	-0.10 -0.01 -0.09 0.06 -0.04
summary word	servic	-0.04 0.06 -0.05 -0.01 0.01
summary word	sery	-0.03 -0.09 -0.08 0.01 0.04
summary word	session	-0.08 0.04 0.05 -0.06 -0.03
summary word	set	-0.03 0.15 0.07 -0.11 -0.01
summary word	settlement	-0.04 -0.05 -0.03 -0.01 0.01
summary word	seven	0.03 -0.02 -0.03 0.03 -0.13
summary word	sever	-0.09 0.03 0.03 -0.02 -0.03
summary word	several	0.02 -0.11 -0.11 0.08 -0.04
summary word	severely	-0.13 -0.11 0.08 -0.10 0.00
summary word	seyy	-0.10 -0.02 0.04 0.03 -0.10
summary word	shar	-0.05 -0.04 -0.03 0.06 -0.04
summary word	sharp	-0.11 0.01 0.02 -0.08 0.01
summary word	sharply	-0.13 -0.06 0.05 -0.05 -0.03
summary word	shelter	-0.01 -0.20 -0.02 0.00 0.06
summary word	shift	-0.11 -0.11 -0.09 0.07 0.00
summary word	ship	0.06 -0.07 -0.14 0.03 0.05
summary word	shipment	-0.04 0.04 0.02 -0.01 -0.04
summary word	shipp	-0.09 0.08 0.05 -0.03 -0.16
summary word	shock	-0.06 -0.11 -0.10 0.02 0.01
summary word	shoot	-0.08 0.06 0.02 -0.09 0.01
summary word	short	-0.04 -0.04 -0.10 0.04 0.03
summary word	shortag	0.03 -0.01 -0.12 0.06 -0.05
summary word	shot	0.01 -0.04 -0.03 0.04 -0.11
summary word	should	-0.22 -0.15 -0.01 0.05 -0.01
summary word	show	-0.09 -0.02 -0.06 0.08 -0.11
summary word	shrapnel	-0.04 -0.03 -0.04 0.04 -0.06
summary word	shutdown	-0.05 0.04 -0.10 0.02 0.04
summary word	sid	0.00 -0.01 -0.05 -0.01 0.01
summary word	side	-0.12 -0.11 0.00 0.06 -0.07
summary word	sign	0.03 0.08 -0.01 -0.08 -0.01
summary word	signal	-0.06 0.05 -0.11 0.11 -0.12
summary word	significant	-0.06 -0.08 -0.08 0.06 -0.02
summary word	significantly	-0.10 0.03 0.05 -0.01 -0.10
summary word	sinc	-0.12 -0.05 0.05 0.01 -0.05
summary word	siren	-0.12 -0.06 0.01 0.04 0.03
summary word	sit	-0.12 0.06 0.09 -0.08 0.02
summary word	site	-0.07 0.05 0.08 -0.10 -0.09
summary word	situation	-0.04 -0.11 -0.11 -0.11 0.12
summary word	six	0.04 -0.02 -0.09 0.03 -0.05
summary word	sixth	0.07 0.05 -0.11 0.00 -0.08
summary word	skip	-0.05 0.06 0.04 -0.05 -0.09
summary word	slain	-0.10 0.09 -0.05 -0.09 0.00
summary word	slam	-0.09 -0.12 -0.11 0.15 -0.14
summary word	slow	-0.08 -0.11 -0.05 0.02 0.03
summary word	slump	-0.06 -0.03 -0.04 0.05 0.01
summary word	smok	0.06 -0.08 -0.12 -0.13 0.06
summary word	soar	-0.07 0.05 0.10 -0.07 -0.12
summary word	social	-0.07 -0.06 -0.12 -0.07 0.11
summary word	soldier	0.03 -0.06 -0.09 0.08 -0.05
summary word	some	-0.09 -0.01 -0.07 0.05 -0.03
summary word	sought	-0.08 -0.10 -0.06 0.12 -0.13
summary word	sound	-0.15 -0.10 0.01 0.06 0.08
summary word	sourc	0.00 0.06 0.01 -0.01 -0.21
summary word	south	0.02 -0.11 -0.15 0.02 0.05
summary word	southern	0.16 0.04 0.01 -0.09 -0.05
summary word	sovereignty	0.01 -0.10 0.07 0.00 -0.06
summary word	spark	-0.04 -0.02 -0.01 0.04 -0.02
summary word	speak	-0.02 -0.02 -0.20 -0.06 0.14
summary word	speaker	-0.09 -0.01 0.06 -0.03 -0.08
summary word	special	0.02 0.05 -0.08 -0.11 0.06
summary word	speculation	0.00 0.08 0.08 -0.12 -0.12
summary word	spik	-0.06 -0.06 -0.03 0.11 -0.15
summary word	spill	0.00 -0.04 -0.11 -0.02 0.04
summary word	spokesperson	0.05 -0.05 -0.02 -0.05 -0.08
summary word	spokeswoman	-0.09 0.05 0.06 -0.05 -0.08
summary word	spot	-0.09 0.00 -0.01 0.05 -0.12
summary word	spread	-0.07 0.00 -0.06 0.09 -0.09
summary word	spy	-0.09 0.03 0.07 -0.05 -0.10
summary word	stabilis	-0.11 -0.12 0.02 -0.09 0.06
summary word	stability	-0.03 -0.06 0.03 0.07 -0.11
summary word	stabl	-0.05 -0.08 -0.10 -0.06 0.08
summary word	staff	-0.09 0.09 0.10 -0.10 -0.11
summary word	stak	-0.09 -0.12 -0.11 -0.11 0.12
summary word	stall	-0.04 -0.01 0.05 0.00 -0.11
summary word	stanc	-0.02 -0.07 -0.04 0.04 -0.02
summary word	stand	-0.13 -0.07 0.00 -0.12 0.09
summary word	standoff	-0.03 0.13 0.06 -0.10 -0.07
summary word	standstill	-0.14 -0.11 0.06 0.03 -0.13
summary word	start	-0.02 -0.08 -0.01 -0.02 0.03
summary word	stat	0.08 0.02 0.06 -0.10 -0.11
summary word	statement	-0.12 0.04 0.03 -0.09 0.05
summary word	statu	-0.16 -0.03 0.04 -0.01 -0.12
summary word	stay	-0.04 0.02 -0.02 -0.05 0.04
summary word	steady	-0.10 -0.13 -0.16 -0.04 0.09
summary word	stemm	-0.05 -0.09 0.02 0.05 -0.05
summary word	step	-0.01 0.04 -0.15 0.03 -0.05
summary word	stev	-0.11 -0.13 -0.09 0.03 0.07
summary word	still	-0.12 -0.14 -0.19 0.08 0.09
summary word	stock	-0.11 -0.14 0.01 0.09 -0.15
summary word	stockpil	-0.07 0.07 0.02 -0.08 0.05
summary word	stok	0.06 0.06 0.04 -0.06 -0.11
summary word	stop	-0.08 0.07 0.06 0.02 -0.09
summary word	storag	-0.09 -0.09 0.02 -0.08 0.05
summary word	strain	0.06 -0.07 -0.13 0.09 -0.06
summary word	strait	0.01 -0.11 -0.12 0.05 0.07
summary word	strand	-0.12 -0.13 -0.05 0.05 0.06
summary word	strategic	-0.11 -0.10 0.02 -0.09 0.04
summary word	strategist	-0.05 -0.11 -0.10 0.07 0.02
summary word	street	-0.08 -0.07 -0.03 0.09 -0.10
summary word	stress	-0.12 -0.10 -0.05 0.08 -0.04
summary word	strik	-0.06 -0.01 0.11 -0.03 -0.14
summary word	strong	-0.07 -0.05 0.05 0.01 -0.12
summary word	strongly	-0.09 -0.11 -0.07 -0.04 0.09
summary word	struck	0.03 0.01 -0.08 -0.06 0.06
summary word	struggl	-0.10 -0.12 0.04 -0.04 -0.02
summary word	succes	-0.16 -0.16 -0.12 0.03 0.06
summary word	such	-0.05 -0.08 -0.10 0.03 0.04
summary word	suffer	-0.05 0.03 0.04 -0.12 -0.02
summary word	sufficient	-0.10 -0.09 -0.07 0.04 0.11
summary word	suggest	-0.10 -0.03 -0.09 0.02 0.07
summary word	summit	0.02 0.09 0.03 -0.14 -0.11
summary word	sunday	-0.04 -0.01 -0.07 0.09 -0.11
summary word	supply	0.02 0.06 0.08 -0.02 -0.11
summary word	support	0.04 0.03 -0.02 -0.05 -0.06
summary word	suppress	-0.04 -0.05 -0.06 0.04 0.06
summary word	surg	-0.03 0.10 0.08 -0.09 -0.09
summary word	surpris	-0.12 -0.08 0.01 -0.10 0.08
summary word	surrender	-0.13 -0.07 -0.06 0.11 -0.11
summary word	survivor	-0.10 -0.11 0.06 0.00 -0.13
summary word	suspend	-0.17 0.11 0.08 -0.05 -0.15
summary word	sustain	-0.03 -0.07 -0.11 0.04 0.05
summary word	swift	-0.06 0.00 -0.11 0.04 0.03
summary word	system	-0.07 0.09 0.07 -0.15 -0.08
summary word	tak	0.00 0.11 0.08 -0.14 -0.05
summary word	take	-0.08 0.03 -0.02 0.06 -0.08
summary word	taken	-0.11 -0.13 -0.10 -0.02 0.07
summary word	talk	0.02 0.00 0.10 -0.09 -0.07
summary word	tanker	-0.03 -0.07 0.01 0.08 -0.18
summary word	tapp	-0.05 -0.07 -0.05 0.05 0.04
summary word	target	0.00 0.06 0.01 0.03 -0.19
summary word	tariff	-0.05 0.05 0.02 0.01 -0.14
summary word	team	-0.09 0.03 -0.11 0.08 -0.02
summary word	television	0.00 -0.01 -0.08 -0.05 0.05
summary word	tell	0.05 -0.07 0.05 -0.03 -0.11
summary word	temporary	-0.04 -0.08 -0.03 -0.01 0.06
summary word	ten	0.11 0.09 -0.02 -0.16 -0.16
summary word	tens	-0.10 -0.09 -0.02 -0.03 0.07
summary word	tension	-0.11 -0.04 0.04 -0.12 0.07
summary word	term	-0.14 -0.09 -0.05 0.02 0.02
summary word	territory	0.04 0.07 0.02 -0.09 -0.17
summary word	terror	0.09 -0.04 -0.05 0.01 0.02
summary word	terrorist	0.02 0.10 -0.13 -0.08 -0.01
summary word	test	0.05 -0.12 -0.14 -0.02 0.05
summary word	th	-0.07 0.02 0.07 -0.02 -0.09
summary word	their	-0.06 -0.06 -0.07 -0.01 0.06
summary word	them	-0.08 -0.08 -0.04 -0.04 0.07
summary word	ther	-0.12 -0.07 -0.09 0.11 -0.03
summary word	they	0.01 0.00 -0.02 -0.16 0.11
summary word	third	-0.05 0.04 0.04 -0.05 -0.05
summary word	thos	0.06 0.06 0.06 -0.11 -0.07
summary word	though	-0.15 -0.19 0.03 0.01 -0.01
summary word	thousand	-0.11 0.05 -0.04 0.01 -0.06
summary word	thre	0.05 0.03 0.01 -0.07 -0.05
summary word	threat	-0.11 -0.05 -0.06 0.05 0.02
summary word	threaten	-0.08 0.02 -0.11 0.02 0.07
summary word	through	-0.21 -0.19 -0.10 0.10 0.07
summary word	throughout	-0.05 0.09 0.04 -0.09 0.04
summary word	thursday	0.02 -0.02 0.01 0.02 -0.13
summary word	ties	-0.14 -0.13 -0.04 0.09 -0.10
summary word	tighter	-0.06 -0.09 -0.08 0.01 0.03
summary word	tim	-0.10 -0.08 0.01 -0.01 0.03
summary word	time	-0.10 0.00 0.04 0.02 -0.15
summary word	together	-0.11 0.00 0.03 -0.03 -0.01
summary word	told	-0.18 -0.20 -0.09 0.04 0.07
summary word	toll	-0.13 -0.04 0.02 -0.01 0.02
summary word	tonn	-0.14 -0.14 -0.08 0.10 -0.05
summary word	took	0.03 -0.04 -0.11 0.03 -0.05
summary word	top	-0.08 0.14 0.08 -0.10 -0.10
summary word	total	-0.06 0.10 0.08 -0.13 -0.10
summary word	toward	0.02 -0.05 0.02 -0.13 0.01
summary word	town	-0.11 0.01 0.00 0.03 -0.11
summary word	track	-0.11 0.05 -0.04 0.02 -0.15
summary word	trad	-0.10 0.00 -0.02 0.01 -0.02
summary word	trader	-0.08 -0.17 -0.10 0.12 -0.07
summary word	traffic	-0.08 -0.04 0.04 -0.05 -0.04
summary word	transit	-0.02 -0.08 0.06 -0.02 -0.09
summary word	travel	-0.06 -0.14 -0.13 0.10 0.00
summary word	trigger	0.01 0.03 0.02 -0.15 0.10
summary word	troop	0.00 -0.08 -0.05 0.06 -0.06
summary word	truc	0.07 -0.09 -0.04 0.00 -0.08
summary word	try	-0.02 0.04 -0.06 0.01 -0.03
summary word	ttf	-0.06 -0.09 -0.02 0.02 -0.01
summary word	tucker	-0.09 -0.09 -0.10 -0.13 0.12
summary word	tuesday	-0.13 0.02 0.08 -0.10 -0.02
summary word	turmoil	0.08 0.05 -0.14 -0.11 0.06
summary word	turn	0.04 -0.14 -0.02 0.07 -0.18
summary word	tv	0.03 -0.03 0.01 -0.01 -0.10
summary word	two	0.04 0.04 -0.03 0.03 -0.19
summary word	uncertainty	-0.16 -0.14 -0.11 0.12 -0.05
summary word	unconditional	-0.09 0.02 0.02 -0.05 0.03
summary word	under	0.03 -0.03 0.06 -0.05 -0.06
summary word	underground	-0.11 -0.10 -0.08 0.09 -0.05
summary word	understand	-0.10 -0.01 -0.01 0.07 -0.08
summary word	unfold	0.05 0.04 -0.12 -0.12 0.07
summary word	unit	0.03 -0.10 -0.05 -0.02 0.05
summary word	unles	-0.03 0.07 0.01 -0.01 -0.15
summary word	unrest	-0.13 0.08 0.12 -0.07 -0.18
summary word	until	-0.06 0.10 0.03 -0.06 -0.10
summary word	up	-0.06 0.07 0.00 0.03 -0.10
summary word	updat	0.08 0.06 -0.09 -0.04 -0.09
summary word	upward	-0.03 0.00 0.01 -0.12 0.08
summary word	uranium	0.00 0.00 -0.03 -0.11 0.08
summary word	urg	-0.10 -0.04 0.01 0.09 -0.19
summary word	us	0.03 -0.09 -0.05 -0.06 0.07
summary word	use	-0.02 -0.01 -0.09 0.07 -0.08
summary word	used	-0.05 0.03 0.02 -0.04 -0.02
summary word	valu	-0.07 -0.12 -0.09 0.09 -0.06
summary word	vast	0.06 0.04 -0.08 0.04 -0.11
summary word	verg	0.02 0.09 0.06 -0.10 -0.11
summary word	very	-0.16 0.03 0.07 -0.07 -0.04
summary word	vessel	-0.03 -0.13 0.07 -0.02 -0.16
summary word	via	-0.03 -0.08 -0.08 0.02 0.04
summary word	vice	-0.12 0.07 0.01 -0.04 -0.01
summary word	video	-0.10 -0.08 -0.15 0.05 0.05
summary word	view	0.03 0.02 -0.04 -0.02 -0.05
summary word	villag	-0.07 0.07 0.04 -0.10 -0.09
summary word	violation	-0.09 -0.10 -0.15 0.01 0.09
summary word	violenc	-0.11 0.11 0.01 0.03 -0.14
summary word	violent	-0.07 0.04 0.10 -0.09 -0.13
summary word	violently	-0.06 0.03 -0.08 0.04 0.03
summary word	visit	-0.21 -0.05 -0.06 -0.05 0.12
summary word	vital	-0.12 -0.11 -0.14 0.06 0.02
summary word	vladimir	-0.06 -0.07 -0.06 0.08 -0.08
summary word	volatility	-0.04 -0.12 -0.12 -0.12 0.13
summary word	vow	-0.05 0.00 -0.04 -0.02 0.05
summary word	waiver	-0.06 0.12 0.08 -0.07 -0.09
summary word	wake	-0.07 0.01 0.03 -0.10 0.05
summary word	want	-0.13 -0.14 -0.14 0.07 -0.01
summary word	war	-0.23 -0.18 0.00 -0.01 0.10
summary word	warn	0.00 0.06 0.10 -0.04 -0.18
summary word	warning	-0.01 0.01 0.03 -0.01 -0.05
summary word	warplan	-0.15 0.00 0.03 -0.04 -0.03
summary word	warship	-0.10 0.07 0.11 -0.11 -0.11
summary word	watch	-0.06 0.04 0.06 0.00 -0.09
summary word	watchdog	0.05 0.13 0.05 -0.14 -0.10
summary word	waterway	-0.10 -0.12 0.02 0.04 -0.10
summary word	wav	0.01 -0.07 0.02 -0.04 -0.03
summary word	wave	0.12 -0.06 -0.15 0.00 0.01
summary word	way	-0.01 -0.08 0.07 -0.11 -0.01
summary word	we	-0.13 -0.01 0.06 -0.04 -0.05
summary word	weaken	-0.06 -0.10 -0.15 -0.06 0.09
summary word	weapon	-0.21 0.00 -0.07 0.04 0.03
summary word	wear	-0.07 0.01 0.07 -0.10 0.01
summary word	wednesday	-0.13 -0.09 -0.04 0.05 0.04
summary word	week	-0.02 -0.07 -0.10 0.00 0.05
summary word	weekend	0.01 -0.05 -0.14 0.07 -0.02
summary word	weigh	-0.11 0.04 -0.08 0.04 -0.01
summary word	welcom	0.02 -0.09 -0.13 -0.11 0.11
summary word	well	-0.09 0.02 0.05 -0.05 -0.03
summary word	west	-0.03 0.10 0.06 -0.08 -0.05
summary word	western	-0.07 0.00 -0.01 -0.01 -0.01
summary word	what	0.01 0.03 -0.03 -0.19 0.09
summary word	whatever	0.07 0.02 -0.11 -0.11 0.06
summary word	when	-0.12 0.01 -0.02 -0.08 0.06
summary word	wher	0.04 -0.10 -0.07 -0.01 0.01
summary word	whether	-0.22 -0.07 -0.01 -0.04 0.06
summary word	which	-0.16 -0.13 0.08 0.02 -0.04
summary word	whil	0.02 -0.07 0.09 -0.08 -0.03
summary word	who	0.04 0.04 -0.10 -0.01 -0.01
summary word	whol	-0.03 0.05 -0.10 -0.07 0.08
summary word	wider	0.00 0.02 -0.10 0.03 -0.02
summary word	widespread	-0.07 -0.09 0.05 0.05 -0.11
summary word	will	0.02 0.03 0.08 -0.07 -0.12
summary word	withdraw	-0.16 -0.16 -0.15 0.08 0.04
summary word	withdrawal	-0.10 -0.10 -0.11 0.12 -0.09
summary word	within	-0.19 -0.05 -0.02 -0.05 0.10
summary word	without	-0.15 0.00 0.00 -0.07 0.06
summary word	won	-0.08 -0.10 -0.12 0.05 -0.03
summary word	won't	-0.10 0.05 -0.01 0.01 -0.04
summary word	word	-0.07 0.03 -0.07 -0.04 0.05
summary word	work	0.07 0.00 -0.11 -0.04 0.05
summary word	worker	0.03 0.00 -0.01 -0.15 0.05
summary word	world	-0.03 -0.03 -0.06 -0.01 0.03
summary word	worry	-0.05 -0.11 -0.07 0.01 0.02
summary word	would	-0.16 0.07 -0.03 -0.12 0.11
summary word	wound	-0.02 0.12 0.00 -0.10 -0.17
summary word	year	0.00 -0.05 -0.04 -0.10 0.12
summary word	yesterday	0.04 -0.01 -0.03 -0.02 -0.19
summary word	yet	-0.03 0.01 -0.04 -0.03 0.04
summary word	yield	-0.07 0.06 0.03 -0.09 0.02
summary word	you	-0.16 -0.05 0.07 -0.06 -0.01
thing	air defences	0.08 0.08 0.02 -0.06 -0.16
thing	airline	0.06 -0.08 -0.10 0.08 -0.08
thing	airport	0.06 0.05 -0.08 -0.12 -0.05
thing	airspace	-0.09 0.01 0.07 -0.08 -0.08
thing	bank	-0.14 -0.14 -0.20 0.10 0.05
thing	base	0.08 0.08 -0.05 -0.11 -0.13
thing	boats	-0.14 -0.01 0.04 -0.07 0.03
thing	bridge	-0.07 0.06 -0.07 0.00 -0.03
thing	broadcaster	-0.15 0.09 -0.05 -0.02 -0.05
thing	carrier	-0.11 -0.04 -0.08 0.14 -0.08
thing	diplomats	-0.16 -0.19 -0.04 0.05 0.04
thing	embassy	-0.06 0.22 -0.06 -0.15 -0.14
thing	fighter	0.11 0.15 -0.12 -0.08 -0.15
thing	funeral	0.00 -0.15 -0.14 0.12 0.00
thing	gas works	-0.13 -0.06 0.07 -0.05 0.01
thing	home	-0.02 0.02 -0.05 -0.03 -0.03
thing	hospital	-0.05 -0.04 -0.07 0.07 -0.04
thing	hotel	-0.09 0.09 -0.05 -0.08 0.01
thing	internet	-0.15 -0.11 0.05 0.01 -0.03
thing	market	0.09 -0.16 -0.25 -0.01 0.05
thing	mine	-0.12 0.06 0.03 -0.04 -0.15
thing	missile site	-0.10 -0.08 -0.15 0.09 -0.01
thing	nuclear site	0.10 -0.13 -0.03 -0.05 -0.04
thing	nuclear weapon	0.00 -0.01 0.02 0.01 -0.14
thing	oil depot	0.04 0.17 -0.01 -0.19 -0.24
thing	oil price	-0.16 0.03 0.03 0.00 -0.08
thing	oil trade	-0.15 -0.03 0.07 -0.03 -0.14
thing	oilfield	0.01 0.12 0.01 -0.10 -0.10
thing	petrol stations	-0.04 0.04 0.03 -0.04 0.01
thing	pipeline	-0.01 -0.04 -0.01 -0.03 0.01
thing	police	-0.02 0.03 0.02 -0.04 -0.07
thing	port	0.01 0.05 0.03 -0.09 -0.06
thing	power plant	-0.04 -0.04 0.12 -0.02 -0.21
thing	prison	-0.08 -0.15 -0.14 0.15 -0.13
thing	refinery	0.05 0.01 0.09 -0.10 -0.20
thing	school	0.02 -0.10 -0.07 0.05 -0.06
thing	ship	-0.04 0.17 -0.03 -0.05 -0.18
thing	stock exchange	-0.16 0.01 0.06 -0.05 -0.02
thing	strait	0.01 0.03 0.01 -0.05 -0.04
thing	treaty	-0.16 -0.03 -0.04 -0.02 0.06
thing	university	-0.06 -0.03 -0.18 0.08 0.00
thing	warship	0.10 -0.02 -0.01 -0.14 -0.04
thing	water	-0.11 0.04 0.06 -0.07 -0.07
thing	worship	-0.21 -0.09 -0.03 0.15 -0.10
thing of accident	none	-0.10 -0.09 -0.10 -0.10 0.11
thing of accusation	none	-0.20 -0.19 -0.07 0.04 0.02
thing of accusation	strait	-0.08 -0.11 -0.11 -0.04 0.08
thing of apology	none	-0.15 -0.12 0.10 0.01 -0.13
thing of appointment	none	-0.26 -0.07 0.08 -0.04 -0.02
thing of arrest	none	-0.26 -0.08 -0.17 0.07 0.05
thing of arrival	none	-0.03 0.04 -0.16 0.00 0.03
thing of ban	none	-0.16 -0.04 0.07 -0.07 0.00
thing of blackout	internet	-0.12 -0.10 0.05 0.01 -0.05
thing of blockade	none	-0.22 -0.08 -0.06 0.02 0.07
thing of blockade	port	0.06 0.09 -0.04 -0.13 -0.12
thing of blockade	ship	-0.17 0.00 -0.08 0.09 -0.13
thing of blockade	strait	-0.16 0.01 0.02 -0.08 0.03
thing of call	none	-0.15 -0.14 -0.16 0.09 0.03
thing of cancelled	none	0.03 0.02 0.02 -0.06 -0.04
thing of cancelled	power plant	-0.15 -0.13 0.12 -0.10 -0.12
thing of cancelled	ship	-0.16 -0.12 -0.03 0.01 0.07
thing of charge	none	-0.12 -0.17 -0.13 0.12 -0.05
thing of closure	airspace	-0.05 -0.03 0.09 -0.07 -0.16
thing of closure	none	-0.09 -0.30 0.11 -0.01 -0.04
thing of closure	refinery	-0.02 0.00 0.05 -0.13 -0.10
thing of closure	strait	0.15 0.20 -0.20 -0.13 0.01
thing of comment	none	-0.22 -0.06 -0.03 -0.05 0.08
thing of comment	nuclear site	-0.07 -0.10 -0.10 0.10 0.04
thing of comment	ship	-0.12 -0.15 -0.10 -0.11 0.13
thing of comment	strait	-0.10 -0.12 -0.12 0.09 -0.05
thing of deal	none	0.05 0.02 0.02 -0.06 -0.17
thing of deal	strait	0.12 0.02 -0.17 0.00 -0.02
thing of denial	none	-0.24 -0.18 -0.11 0.10 0.08
thing of denial	strait	-0.13 0.08 0.05 -0.04 -0.08
thing of departure	none	-0.14 -0.05 -0.02 -0.04 0.06
thing of deployment	base	-0.11 0.01 0.08 -0.08 -0.05
thing of deployment	none	-0.03 -0.06 -0.02 -0.04 0.04
thing of deployment	oil price	-0.02 0.08 0.08 -0.04 -0.12
thing of deployment	ship	-0.09 -0.14 -0.15 -0.01 0.10
thing of deployment	strait	-0.15 0.00 0.09 -0.04 -0.13
thing of downing	fighter	-0.03 0.07 -0.02 -0.12 -0.01
thing of downing	none	-0.04 0.00 -0.10 0.00 -0.01
thing of downing	ship	0.00 0.00 0.06 -0.09 -0.05
thing of downing	strait	0.03 0.08 -0.02 -0.12 -0.09
thing of emergency	none	-0.12 -0.03 0.09 -0.09 -0.06
thing of enrichment	none	-0.13 -0.03 0.04 0.03 -0.13
thing of evacuation	embassy	-0.07 -0.06 0.04 0.00 -0.03
thing of evacuation	none	-0.18 -0.05 0.02 -0.01 0.00
thing of evacuation	ship	0.06 0.05 -0.16 0.05 0.07
thing of execution	none	-0.11 -0.01 0.04 -0.01 -0.10
thing of exit	none	-0.20 -0.10 0.02 -0.01 0.01
thing of exit	ship	-0.11 -0.16 -0.13 0.14 0.08
thing of expulsion	diplomats	-0.13 -0.05 0.12 -0.12 -0.13
thing of expulsion	none	-0.03 0.00 -0.05 0.04 -0.16
thing of fall	none	-0.19 0.02 0.06 -0.03 -0.17
thing of fall	oil price	-0.16 -0.06 -0.09 0.08 0.00
thing of fall	stock exchange	-0.05 -0.04 0.11 -0.09 -0.08
thing of fee	strait	-0.08 0.06 0.06 -0.06 -0.05
thing of flights	ship	-0.08 -0.11 -0.10 0.11 -0.01
thing of funeral	funeral	-0.10 -0.08 -0.02 0.07 -0.04
thing of funeral	none	-0.12 -0.13 0.02 0.10 0.03
thing of hack	bank	-0.07 0.03 0.06 -0.05 -0.10
thing of hack	none	-0.15 -0.10 0.03 0.01 -0.03
thing of halt	gas works	-0.17 0.05 0.13 -0.14 -0.13
thing of halt	none	0.11 -0.10 -0.01 -0.04 -0.20
thing of halt	strait	0.07 0.02 -0.03 -0.07 -0.11
thing of incursion	none	0.04 -0.08 0.00 -0.03 -0.03
thing of joining	none	0.01 0.06 -0.08 -0.07 -0.08
thing of listing	none	0.06 0.09 -0.08 -0.09 -0.09
thing of memory	none	-0.18 -0.17 -0.13 0.05 0.08
thing of mourning	none	-0.19 -0.17 0.05 0.08 -0.12
thing of none	airline	-0.16 -0.12 0.07 0.05 -0.15
thing of none	airport	-0.13 -0.14 -0.15 -0.06 0.11
thing of none	airspace	-0.13 -0.14 0.03 0.05 -0.13
thing of none	bank	-0.11 -0.15 -0.17 0.03 0.04
thing of none	base	-0.14 0.02 0.02 0.00 -0.06
thing of none	carrier	-0.12 -0.15 -0.13 0.12 -0.10
thing of none	diplomats	0.00 -0.08 -0.07 0.03 -0.01
thing of none	fighter	0.07 0.14 -0.11 -0.07 -0.16
thing of none	gas works	-0.10 0.01 0.05 -0.11 0.04
thing of none	home	-0.05 0.03 -0.08 -0.01 -0.02
thing of none	hospital	-0.05 -0.01 -0.16 -0.07 0.08
thing of none	mine	0.01 0.06 0.04 -0.09 -0.09
thing of none	none	-0.08 -0.08 -0.13 0.01 0.10
thing of none	nuclear site	-0.10 0.03 0.08 -0.04 -0.10
thing of none	nuclear weapon	-0.15 0.06 0.13 -0.16 -0.10
thing of none	oil price	-0.17 -0.07 0.00 0.01 -0.02
thing of none	oil trade	-0.11 0.05 0.07 -0.04 -0.14
thing of none	police	-0.11 -0.20 0.05 0.05 -0.10
thing of none	port	-0.06 -0.09 -0.07 0.06 -0.04
thing of none	refinery	-0.12 -0.06 0.03 0.02 -0.10
thing of none	ship	-0.13 -0.04 -0.02 0.13 -0.21
thing of none	stock exchange	-0.20 -0.08 0.07 -0.05 -0.02
thing of none	strait	-0.17 -0.12 0.06 -0.04 0.00
thing of offer	none	-0.21 -0.02 0.02 0.01 -0.05
thing of offer	strait	-0.03 -0.02 0.04 -0.03 -0.09
thing of order	none	0.04 -0.03 0.02 -0.09 -0.02
thing of order	oil trade	-0.11 0.05 0.11 -0.10 -0.12
thing of plan	base	-0.01 -0.14 -0.01 -0.26 0.15
thing of plan	diplomats	-0.11 0.02 0.00 -0.08 0.04
thing of plan	fighter	0.04 -0.08 -0.14 0.07 -0.13
thing of plan	gas works	-0.10 -0.11 -0.12 0.01 0.03
thing of plan	none	-0.08 -0.04 0.06 -0.04 -0.02
thing of plan	oil price	-0.10 -0.15 -0.18 0.09 0.08
thing of plan	ship	0.04 -0.04 -0.04 0.03 -0.07
thing of plan	stock exchange	-0.03 -0.12 -0.22 0.09 0.07
thing of plan	strait	-0.29 -0.11 0.01 0.00 0.00
thing of reaction	diplomats	-0.03 -0.06 -0.06 -0.10 0.09
thing of reaction	none	-0.29 -0.16 -0.05 0.07 0.03
thing of reaction	nuclear site	-0.14 -0.12 0.00 0.10 -0.07
thing of reaction	oil price	-0.02 -0.07 -0.10 0.00 0.03
thing of reaction	ship	0.02 0.05 -0.01 -0.02 -0.11
thing of reaction	stock exchange	-0.07 -0.13 -0.13 -0.10 0.11
thing of reaction	strait	-0.12 -0.16 -0.13 0.11 -0.02
thing of rejection	none	-0.16 0.03 0.03 -0.03 -0.04
thing of rejection	strait	-0.12 -0.02 0.04 -0.03 0.01
thing of release	none	-0.18 -0.16 0.04 0.06 -0.07
thing of release	ship	0.14 0.12 -0.11 -0.13 -0.11
thing of relief	none	-0.09 -0.10 -0.10 0.10 0.10
thing of relief	oil trade	-0.09 0.14 0.07 -0.07 -0.11
thing of relief	port	-0.16 -0.10 0.16 -0.16 -0.18
thing of reopening	none	-0.13 -0.13 -0.15 0.01 0.09
thing of reopening	ship	-0.13 -0.15 -0.12 0.13 0.08
thing of reopening	strait	-0.22 -0.14 0.04 -0.01 -0.05
thing of rescue	fighter	0.01 0.00 0.07 -0.07 -0.08
thing of rescue	none	-0.08 0.05 -0.04 -0.06 -0.01
thing of resumption	none	-0.13 0.01 0.00 -0.01 -0.04
thing of rise	none	-0.09 -0.14 -0.08 0.04 0.08
thing of rise	oil price	-0.14 0.07 0.10 -0.06 -0.13
thing of rise	ship	-0.07 0.00 0.05 -0.04 -0.09
thing of rise	stock exchange	-0.08 -0.11 -0.09 0.10 0.01
thing of sanction	none	-0.20 0.01 0.06 -0.06 -0.01
thing of sanction	ship	-0.12 -0.17 -0.08 0.11 -0.03
thing of seizure	none	-0.20 -0.06 0.02 0.00 0.03
thing of seizure	ship	0.09 0.08 -0.18 -0.05 0.00
thing of spying	none	-0.17 -0.16 -0.02 0.08 -0.08
thing of strike	air defences	-0.05 0.10 -0.06 -0.01 -0.12
thing of strike	airline	0.08 -0.02 -0.09 -0.18 0.02
thing of strike	airport	0.09 0.02 -0.03 -0.13 -0.21
thing of strike	bank	-0.02 -0.01 -0.17 0.04 0.02
thing of strike	base	0.08 0.07 -0.11 -0.04 -0.26
thing of strike	boats	-0.08 0.04 0.03 -0.15 0.00
thing of strike	bridge	-0.07 -0.02 -0.14 0.02 0.04
thing of strike	carrier	-0.12 -0.05 -0.09 0.05 0.01
thing of strike	diplomats	-0.14 -0.07 -0.15 0.11 0.00
thing of strike	embassy	-0.09 0.25 -0.14 -0.23 -0.25
thing of strike	fighter	0.03 0.12 -0.17 -0.08 -0.09
thing of strike	gas works	-0.19 -0.11 -0.01 0.08 0.02
thing of strike	home	0.03 0.05 0.02 -0.18 0.02
thing of strike	hospital	-0.02 -0.05 0.02 0.07 -0.23
thing of strike	hotel	-0.06 0.10 0.05 -0.17 -0.01
thing of strike	market	0.12 -0.12 -0.17 -0.14 0.04
thing of strike	missile site	-0.09 -0.11 -0.14 0.09 0.02
thing of strike	none	-0.07 -0.03 -0.05 0.02 0.05
thing of strike	nuclear site	0.10 -0.03 -0.22 -0.07 0.00
thing of strike	oil depot	0.02 0.10 0.03 -0.21 -0.20
thing of strike	oil price	-0.05 0.01 -0.01 -0.05 0.02
thing of strike	oil trade	-0.14 -0.14 -0.04 0.04 0.04
thing of strike	oilfield	0.02 0.09 -0.04 -0.06 -0.06
thing of strike	police	0.03 0.04 0.05 -0.06 -0.19
thing of strike	port	-0.04 0.05 -0.12 -0.10 0.04
thing of strike	power plant	0.06 -0.07 0.00 -0.09 -0.06
thing of strike	refinery	0.10 0.02 -0.09 -0.02 -0.17
thing of strike	school	0.01 -0.07 -0.06 -0.04 0.06
thing of strike	ship	0.00 0.19 0.01 -0.27 -0.02
thing of strike	stock exchange	-0.07 0.04 -0.14 0.03 -0.03
thing of strike	strait	0.05 -0.10 -0.06 0.07 -0.10
thing of strike	university	-0.06 -0.03 -0.12 0.02 0.02
thing of strike	warship	0.11 -0.01 -0.01 -0.10 -0.18
thing of strike	water	-0.10 0.03 0.06 -0.09 -0.05
thing of strike	worship	-0.15 -0.03 0.05 0.06 -0.19
thing of talks	bank	-0.08 -0.09 -0.09 -0.05 0.08
thing of talks	diplomats	-0.10 -0.01 0.00 -0.02 0.01
thing of talks	none	-0.11 -0.16 -0.04 0.05 0.01
thing of talks	strait	-0.22 -0.12 0.01 -0.03 0.04
thing of test	none	-0.10 -0.13 -0.12 -0.03 0.08
thing of threat	base	-0.09 0.08 0.08 -0.06 -0.12
thing of threat	bridge	-0.02 0.05 0.05 -0.11 -0.12
thing of threat	diplomats	-0.07 0.07 0.02 -0.04 0.00
thing of threat	none	-0.14 -0.21 0.00 0.05 0.01
thing of threat	nuclear site	-0.11 -0.14 0.08 0.04 -0.05
thing of threat	nuclear weapon	0.07 0.10 -0.05 0.00 -0.11
thing of threat	oil price	0.05 0.07 -0.09 0.02 -0.02
thing of threat	oil trade	0.07 0.10 0.00 -0.13 -0.14
thing of threat	port	0.00 -0.01 0.03 0.00 -0.06
thing of threat	power plant	-0.24 0.01 0.07 -0.02 -0.05
thing of threat	ship	0.04 0.06 0.09 -0.21 -0.20
thing of threat	stock exchange	-0.04 -0.09 -0.12 -0.05 0.11
thing of threat	strait	-0.31 -0.08 0.06 0.01 -0.10
thing of threat	treaty	-0.07 0.10 0.04 -0.11 0.03
thing of truce	diplomats	-0.15 -0.14 -0.17 0.17 -0.02
thing of truce	none	0.06 -0.05 -0.04 -0.07 0.02
thing of truce	stock exchange	-0.08 -0.12 -0.13 0.14 -0.08
thing of truce	strait	0.04 -0.10 -0.04 0.03 -0.09
thing of visit	none	-0.21 -0.13 -0.09 0.06 0.06
thing of wish	none	-0.21 -0.08 0.04 0.00 -0.04
thing of wish	strait	-0.09 -0.06 -0.01 0.08 -0.12
title	alarm	-0.10 0.01 0.10 -0.09 -0.04
title	brief	0.06 0.04 -0.03 -0.10 -0.07
title	casualty	0.10 0.06 0.03 -0.12 -0.16
title	chief	-0.04 -0.08 -0.01 0.01 -0.02
title	civilian	-0.04 -0.09 0.05 -0.01 -0.03
title	closure	0.07 0.02 0.00 -0.08 -0.09
title	contact	-0.04 0.00 0.06 -0.01 -0.14
title	culture	-0.15 -0.06 -0.13 -0.04 0.10
title	cyber	-0.13 -0.12 0.09 0.03 -0.13
title	decision	0.02 -0.07 -0.02 0.00 0.00
title	domestic	-0.10 -0.01 -0.07 -0.02 0.02
title	drill	-0.12 -0.01 -0.16 0.01 0.03
title	elsewhere	-0.27 -0.09 -0.04 0.04 0.03
title	everyday	-0.08 -0.14 -0.05 0.03 0.05
title	execution	-0.16 -0.04 0.08 -0.05 -0.07
title	force	-0.08 -0.02 0.00 0.00 0.01
title	gaza	-0.04 0.00 -0.14 0.02 0.02
title	market	-0.14 -0.09 0.05 0.00 -0.02
title	mass	0.16 0.04 -0.04 -0.14 -0.13
title	memory	-0.18 -0.15 -0.16 0.04 0.09
title	modal	-0.23 -0.05 0.02 0.00 0.03
title	negotiation	0.00 -0.03 -0.02 -0.03 -0.01
title	network	-0.18 -0.14 0.02 0.09 -0.07
title	nuclear	0.04 -0.09 0.06 -0.05 -0.08
title	oil	-0.06 0.05 0.03 -0.03 -0.06
title	opinion	-0.16 -0.06 -0.06 0.00 0.04
title	pact	-0.23 -0.10 -0.01 0.02 0.05
title	reaction	-0.08 -0.05 -0.02 0.05 -0.04
title	resolve	0.03 -0.08 0.02 -0.02 -0.04
title	sanction	-0.29 -0.03 0.06 0.02 -0.06
title	settled	0.24 0.05 -0.04 -0.16 -0.22
title	shipping	0.04 0.07 0.03 -0.07 -0.11
title	shock	-0.19 0.12 0.13 -0.07 -0.16
title	sport	-0.28 -0.18 -0.01 0.00 0.10
title	spy	-0.15 0.00 -0.01 0.05 -0.07
title	strike	0.01 0.03 0.03 -0.06 -0.07
title	syria	-0.21 -0.22 -0.24 0.15 0.10
title	threat	-0.04 0.00 -0.01 0.00 -0.02
title	toll	-0.10 -0.07 0.13 -0.06 -0.05
title	truce	0.03 0.00 0.01 -0.06 -0.11
title	unreal	-0.02 -0.11 0.07 -0.02 -0.03
title	unrest	-0.11 -0.02 -0.02 0.06 -0.06
title	weapon	0.05 0.10 -0.06 -0.08 -0.10
title names	ally	-0.21 -0.03 -0.07 0.02 0.03
title names	both sides	-0.02 0.00 -0.02 -0.02 -0.02
title names	both sides and ally	-0.06 -0.01 0.01 -0.03 -0.01
title names	both sides and usa	-0.01 -0.03 -0.05 0.01 -0.01
title names	both sides and usa and ally	0.03 0.05 0.04 -0.10 -0.15
title names	no party	-0.21 -0.11 -0.03 0.03 0.07
title names	one side	-0.13 -0.06 -0.04 0.06 0.02
title names	one side and ally	-0.06 0.05 0.01 -0.07 -0.04
title names	one side and usa	-0.07 -0.08 0.03 -0.01 0.01
title names	one side and usa and ally	0.04 -0.09 -0.08 0.07 -0.05
title names	usa	-0.22 -0.11 -0.04 0.05 0.03
title names	usa and ally	-0.19 -0.18 0.03 0.01 0.02
title names a capital of	side	-0.03 0.06 -0.07 0.00 -0.05
title names a force of	ally	-0.05 0.02 0.00 -0.05 -0.03
title names a force of	side	0.07 0.07 0.03 -0.01 -0.28
title names a kin of	side	-0.28 -0.21 0.00 0.09 0.05
title names a leader of	side	-0.04 -0.24 0.06 0.08 -0.08
title names a people of	side	-0.07 0.02 0.00 0.07 -0.11
title names a place of	side	0.01 0.14 -0.04 -0.02 -0.22
title names a politician of	side	-0.22 -0.20 -0.08 -0.01 0.15
title names a service of	side	-0.18 -0.01 -0.10 -0.11 0.13
title names a state of	side	-0.08 -0.08 -0.03 0.01 0.07
title names a state of	usa	-0.07 -0.09 0.00 0.02 0.02
title naming ally	casualty	0.12 0.10 -0.08 -0.14 -0.09
title naming ally	decision	-0.10 -0.05 -0.10 0.02 0.03
title naming ally	domestic	0.13 0.07 0.03 -0.10 -0.06
title naming ally	force	-0.15 -0.06 -0.02 0.04 0.00
title naming ally	gaza	0.06 0.09 0.07 -0.20 -0.15
title naming ally	market	-0.07 -0.11 -0.10 0.08 -0.04
title naming ally	modal	-0.04 -0.07 -0.04 0.08 -0.07
title naming ally	negotiation	-0.06 -0.01 0.07 -0.03 -0.17
title naming ally	opinion	-0.04 -0.07 0.01 -0.03 0.02
title naming ally	settled	-0.05 0.02 0.03 -0.01 -0.18
title naming ally	shipping	-0.02 -0.11 0.03 -0.04 0.04
title naming ally	strike	-0.12 -0.05 -0.04 0.02 0.04
title naming ally	threat	-0.13 -0.13 0.04 -0.01 0.04
title naming ally	truce	-0.07 -0.02 0.09 0.02 -0.12
title naming ally	unreal	-0.15 -0.16 0.08 0.04 -0.03
title naming ally	weapon	-0.04 -0.06 -0.10 0.03 0.07
title naming both sides	alarm	-0.11 0.08 -0.19 0.06 -0.12
title naming both sides	brief	-0.12 -0.04 0.15 -0.06 -0.15
title naming both sides	casualty	-0.03 0.08 0.03 -0.11 -0.09
title naming both sides	chief	-0.05 0.11 0.02 -0.06 -0.12
title naming both sides	civilian	0.07 -0.06 0.00 -0.04 -0.06
title naming both sides	closure	-0.02 -0.01 0.04 -0.12 0.02
title naming both sides	contact	-0.20 -0.01 0.03 0.06 -0.13
title naming both sides	cyber	-0.18 -0.17 0.01 0.05 -0.01
title naming both sides	decision	-0.05 -0.06 0.04 -0.09 0.03
title naming both sides	domestic	-0.21 -0.08 0.02 0.01 0.01
title naming both sides	elsewhere	-0.13 0.12 0.07 -0.16 -0.14
title naming both sides	everyday	0.00 0.00 0.01 0.01 -0.21
title naming both sides	execution	-0.09 0.08 0.08 -0.07 -0.12
title naming both sides	force	-0.10 -0.04 0.04 0.04 -0.05
title naming both sides	gaza	0.00 -0.06 -0.20 0.08 -0.05
title naming both sides	market	-0.15 -0.01 -0.05 -0.03 0.06
title naming both sides	mass	0.06 0.03 -0.09 -0.09 -0.04
title naming both sides	modal	-0.06 0.09 0.07 -0.07 -0.07
title naming both sides	negotiation	-0.07 -0.03 -0.17 0.07 0.07
title naming both sides	nuclear	0.11 -0.16 -0.12 0.01 -0.02
title naming both sides	oil	0.00 0.03 -0.03 0.01 -0.09
title naming both sides	opinion	-0.17 -0.17 0.04 0.03 0.00
title naming both sides	pact	-0.08 -0.06 -0.01 -0.06 0.05
title naming both sides	reaction	-0.04 0.07 -0.12 -0.01 0.01
title naming both sides	resolve	-0.08 0.06 0.10 -0.10 -0.07
title naming both sides	settled	-0.01 -0.05 -0.07 0.10 -0.11
title naming both sides	shipping	0.06 0.16 -0.04 -0.15 -0.16
title naming both sides	shock	0.01 0.00 0.07 -0.05 -0.15
title naming both sides	sport	-0.11 -0.11 -0.01 0.10 -0.12
title naming both sides	spy	-0.14 -0.06 -0.02 0.08 -0.12
title naming both sides	strike	0.01 0.02 0.01 -0.09 -0.04
title naming both sides	threat	-0.04 -0.07 -0.08 0.08 0.03
title naming both sides	toll	-0.08 -0.01 0.07 -0.01 -0.16
title naming both sides	truce	-0.06 -0.07 -0.14 0.08 0.07
title naming both sides	unreal	-0.07 -0.01 0.06 -0.07 -0.01
title naming both sides	unrest	0.03 0.03 -0.10 -0.09 0.05
title naming both sides	weapon	-0.02 -0.02 0.04 0.06 -0.12
title naming both sides and ally	chief	-0.19 -0.15 0.03 0.09 -0.16
title naming both sides and ally	contact	0.02 -0.04 -0.11 0.06 -0.07
title naming both sides and ally	decision	0.00 0.03 0.04 -0.16 0.00
title naming both sides and ally	force	-0.02 0.00 0.07 -0.09 -0.05
title naming both sides and ally	gaza	-0.10 -0.10 -0.04 0.10 -0.04
title naming both sides and ally	modal	0.04 0.05 0.04 -0.13 0.02
title naming both sides and ally	negotiation	-0.02 0.01 -0.02 0.03 -0.18
title naming both sides and ally	reaction	0.00 -0.05 0.00 0.00 -0.10
title naming both sides and ally	resolve	-0.10 -0.05 0.02 0.05 -0.06
title naming both sides and ally	strike	-0.02 0.04 0.04 -0.05 -0.19
title naming both sides and ally	truce	-0.02 0.01 -0.02 0.03 -0.18
title naming both sides and ally	unreal	-0.13 0.01 0.07 -0.03 -0.18
title naming both sides and ally	weapon	-0.15 0.15 0.03 -0.16 -0.10
title naming both sides and usa	alarm	-0.12 0.00 0.14 -0.09 -0.17
title naming both sides and usa	brief	-0.06 0.03 -0.11 -0.10 0.11
title naming both sides and usa	casualty	0.10 -0.09 0.02 -0.06 -0.07
title naming both sides and usa	chief	0.01 -0.03 0.04 -0.02 -0.07
title naming both sides and usa	civilian	-0.16 -0.01 0.14 -0.02 -0.20
title naming both sides and usa	closure	-0.06 0.00 0.05 -0.01 -0.19
title naming both sides and usa	contact	0.00 0.01 -0.04 0.00 -0.03
title naming both sides and usa	culture	-0.10 -0.11 -0.12 -0.14 0.14
title naming both sides and usa	decision	0.02 0.06 -0.03 -0.07 -0.03
title naming both sides and usa	domestic	-0.02 0.00 -0.04 -0.10 0.07
title naming both sides and usa	elsewhere	-0.08 -0.11 -0.03 0.03 0.00
title naming both sides and usa	everyday	0.04 0.03 -0.12 -0.02 0.02
title naming both sides and usa	force	0.02 0.08 -0.04 -0.10 -0.02
title naming both sides and usa	gaza	-0.11 -0.14 -0.08 0.11 -0.04
title naming both sides and usa	market	-0.12 -0.16 0.11 0.02 -0.27
title naming both sides and usa	mass	0.05 0.07 -0.08 -0.02 -0.13
title naming both sides and usa	modal	-0.14 -0.03 -0.02 -0.04 0.07
title naming both sides and usa	negotiation	-0.06 -0.02 -0.03 -0.06 0.04
title naming both sides and usa	nuclear	0.11 0.02 -0.08 -0.12 0.01
title naming both sides and usa	oil	0.02 0.09 -0.01 -0.02 -0.20
title naming both sides and usa	opinion	-0.12 -0.03 -0.13 0.08 0.04
title naming both sides and usa	reaction	0.02 0.02 0.11 -0.06 -0.23
title naming both sides and usa	resolve	0.09 -0.12 0.02 -0.17 0.01
title naming both sides and usa	settled	0.05 0.04 -0.09 -0.02 -0.04
title naming both sides and usa	shipping	0.02 0.06 0.10 -0.12 -0.16
title naming both sides and usa	shock	-0.17 0.03 0.03 0.05 -0.16
title naming both sides and usa	sport	-0.11 0.05 -0.11 0.00 -0.02
title naming both sides and usa	spy	-0.17 -0.17 -0.09 0.06 0.06
title naming both sides and usa	strike	0.02 0.07 0.04 -0.08 -0.12
title naming both sides and usa	threat	0.02 -0.01 0.02 -0.08 -0.03
title naming both sides and usa	toll	-0.12 -0.10 0.06 -0.01 0.01
title naming both sides and usa	truce	-0.10 0.02 -0.01 0.00 -0.01
title naming both sides and usa	unreal	0.01 -0.01 0.03 -0.01 -0.10
title naming both sides and usa	unrest	-0.17 -0.05 -0.06 0.11 -0.10
title naming both sides and usa	weapon	-0.01 0.05 0.00 0.04 -0.25
title naming both sides and usa and ally	casualty	0.06 -0.06 0.04 -0.10 -0.09
title naming both sides and usa and ally	chief	-0.11 0.05 0.06 -0.10 -0.10
title naming both sides and usa and ally	closure	0.13 0.06 -0.01 -0.13 -0.12
title naming both sides and usa and ally	decision	0.04 0.00 -0.03 0.01 -0.11
title naming both sides and usa and ally	force	0.02 0.01 0.03 -0.03 -0.16
title naming both sides and usa and ally	modal	0.11 -0.01 0.03 -0.06 -0.05
title naming both sides and usa and ally	negotiation	0.12 0.08 -0.08 -0.02 -0.13
title naming both sides and usa and ally	strike	0.02 0.06 -0.06 -0.01 -0.18
title naming both sides and usa and ally	threat	0.04 0.05 0.09 -0.12 -0.08
title naming both sides and usa and ally	truce	0.07 0.03 -0.01 -0.12 -0.12
title naming both sides and usa and ally	unreal	0.04 -0.01 0.07 -0.09 -0.12
title naming no party	alarm	-0.04 -0.01 -0.14 0.02 0.05
title naming no party	brief	0.06 0.01 -0.15 0.01 0.03
title naming no party	casualty	-0.07 0.06 0.04 -0.10 -0.09
title naming no party	chief	-0.13 0.00 -0.10 0.05 0.01
title naming no party	civilian	-0.01 0.00 -0.11 -0.10 0.12
title naming no party	closure	-0.04 -0.02 0.01 -0.04 0.02
title naming no party	contact	-0.06 -0.07 0.03 -0.07 0.02
title naming no party	culture	-0.06 -0.08 -0.14 -0.03 0.10
title naming no party	decision	-0.11 -0.04 -0.07 0.05 -0.02
title naming no party	domestic	0.05 0.05 -0.15 -0.11 0.07
title naming no party	elsewhere	-0.06 -0.12 -0.06 0.07 -0.04
title naming no party	everyday	-0.18 -0.21 0.00 0.07 -0.07
title naming no party	force	-0.11 -0.10 0.01 -0.02 0.05
title naming no party	market	-0.13 0.01 0.08 -0.04 -0.05
title naming no party	mass	-0.24 -0.13 0.05 -0.02 0.07
title naming no party	modal	-0.07 -0.16 -0.09 0.01 0.06
title naming no party	negotiation	-0.07 -0.09 -0.03 -0.01 0.02
title naming no party	nuclear	0.04 -0.08 -0.02 -0.11 0.05
title naming no party	oil	-0.03 -0.03 0.03 -0.03 -0.03
title naming no party	opinion	-0.01 0.00 -0.02 -0.01 -0.02
title naming no party	reaction	-0.13 -0.05 0.05 -0.02 -0.04
title naming no party	resolve	-0.10 -0.08 -0.01 0.08 -0.11
title naming no party	sanction	-0.05 -0.01 -0.03 0.02 -0.02
title naming no party	settled	-0.03 0.04 -0.02 -0.01 -0.18
title naming no party	shipping	-0.22 -0.09 -0.07 0.06 0.02
title naming no party	shock	-0.11 0.03 0.06 -0.09 -0.01
title naming no party	spy	0.19 0.12 -0.13 -0.18 -0.04
title naming no party	strike	-0.04 0.02 0.01 -0.02 -0.06
title naming no party	syria	-0.08 -0.04 -0.13 0.10 -0.07
title naming no party	threat	-0.13 -0.18 -0.14 0.06 0.09
title naming no party	toll	0.06 -0.02 -0.14 -0.02 0.04
title naming no party	truce	-0.05 -0.07 -0.01 0.04 -0.06
title naming no party	unreal	-0.16 -0.12 -0.10 0.08 0.03
title naming no party	unrest	-0.05 -0.18 -0.13 0.08 -0.02
title naming no party	weapon	-0.07 0.04 -0.03 -0.10 0.04
title naming one side	alarm	0.03 0.04 0.07 -0.14 -0.06
title naming one side	brief	0.14 0.00 -0.07 -0.11 -0.07
title naming one side	casualty	0.13 -0.01 -0.03 -0.15 -0.05
title naming one side	chief	-0.03 -0.17 0.03 0.00 0.00
title naming one side	civilian	0.02 -0.01 -0.01 0.00 -0.08
title naming one side	closure	-0.02 0.03 0.00 -0.06 -0.03
title naming one side	contact	-0.26 -0.06 0.03 0.03 -0.01
title naming one side	culture	-0.15 -0.08 0.03 0.01 0.00
title naming one side	cyber	-0.04 -0.01 0.04 0.02 -0.19
title naming one side	decision	-0.04 -0.15 -0.01 0.03 0.00
title naming one side	domestic	0.05 0.05 -0.03 -0.02 -0.07
title naming one side	elsewhere	-0.18 -0.15 -0.15 0.03 0.07
title naming one side	everyday	-0.08 -0.14 -0.06 0.03 0.06
title naming one side	force	-0.05 -0.04 0.00 -0.02 0.00
title naming one side	gaza	-0.12 -0.01 -0.01 -0.04 0.04
title naming one side	market	-0.01 -0.11 0.03 -0.01 -0.03
title naming one side	mass	0.12 -0.01 -0.03 -0.12 -0.06
title naming one side	memory	-0.14 -0.12 -0.12 0.10 0.00
title naming one side	modal	-0.28 -0.27 -0.07 0.02 0.08
title naming one side	negotiation	-0.09 -0.05 -0.09 0.02 0.05
title naming one side	network	-0.10 -0.10 0.06 -0.01 -0.06
title naming one side	nuclear	-0.02 -0.01 -0.01 -0.03 -0.02
title naming one side	oil	0.00 -0.02 0.03 -0.07 0.01
title naming one side	opinion	-0.08 0.05 0.05 -0.06 -0.05
title naming one side	pact	-0.15 -0.16 -0.19 0.16 0.05
title naming one side	reaction	-0.11 -0.22 -0.01 0.08 0.01
title naming one side	resolve	-0.10 -0.20 -0.05 0.07 0.11
title naming one side	sanction	-0.18 -0.08 -0.05 0.09 -0.10
title naming one side	settled	-0.01 -0.08 0.04 0.01 -0.10
title naming one side	shipping	0.05 -0.02 0.04 -0.05 -0.10
title naming one side	shock	-0.19 0.09 0.05 0.01 -0.18
title naming one side	sport	-0.10 -0.12 -0.15 -0.01 0.11
title naming one side	spy	-0.04 -0.01 0.04 -0.04 0.00
title naming one side	strike	-0.01 0.01 0.04 -0.07 -0.05
title naming one side	syria	-0.16 -0.18 -0.21 0.12 0.06
title naming one side	threat	-0.12 -0.05 0.08 0.03 -0.12
title naming one side	toll	-0.13 -0.05 0.17 -0.10 -0.20
title naming one side	truce	-0.05 -0.07 0.00 -0.01 0.00
title naming one side	unreal	-0.20 -0.23 -0.02 0.08 0.06
title naming one side	unrest	-0.16 -0.09 -0.10 -0.05 0.10
title naming one side	weapon	0.09 0.07 -0.12 -0.15 0.00
title naming one side and ally	alarm	-0.06 0.01 0.02 0.00 -0.13
title naming one side and ally	casualty	0.03 0.02 -0.06 -0.03 -0.16
title naming one side and ally	chief	-0.09 -0.17 -0.02 0.05 0.08
title naming one side and ally	civilian	-0.09 -0.07 -0.04 0.08 -0.09
title naming one side and ally	contact	-0.10 -0.09 0.04 0.00 -0.01
title naming one side and ally	decision	-0.02 0.04 0.06 -0.05 -0.19
title naming one side and ally	everyday	0.06 0.02 -0.05 -0.11 0.06
title naming one side and ally	force	-0.03 0.08 0.00 -0.05 -0.16
title naming one side and ally	gaza	0.00 0.08 0.00 -0.08 -0.11
title naming one side and ally	mass	0.00 -0.01 0.10 -0.14 -0.15
title naming one side and ally	modal	0.00 -0.02 0.00 0.02 -0.07
title naming one side and ally	negotiation	0.03 -0.03 -0.06 -0.10 0.08
title naming one side and ally	opinion	-0.09 0.04 0.06 -0.11 -0.05
title naming one side and ally	reaction	-0.01 -0.08 -0.08 0.07 0.01
title naming one side and ally	settled	-0.03 0.00 -0.02 0.01 -0.09
title naming one side and ally	shipping	-0.16 -0.17 0.05 -0.13 0.07
title naming one side and ally	spy	0.08 0.08 -0.02 -0.08 -0.07
title naming one side and ally	strike	-0.01 0.03 0.06 -0.04 -0.19
title naming one side and ally	threat	-0.07 0.03 -0.01 0.01 -0.19
title naming one side and ally	truce	0.05 -0.03 -0.07 -0.09 0.07
title naming one side and ally	unreal	0.01 0.00 0.06 -0.10 -0.04
title naming one side and ally	weapon	-0.14 0.03 -0.02 0.00 -0.08
title naming one side and usa	alarm	-0.15 -0.11 0.08 -0.06 0.01
title naming one side and usa	brief	-0.06 0.07 0.02 -0.05 -0.09
title naming one side and usa	casualty	-0.13 0.03 -0.01 0.07 -0.09
title naming one side and usa	chief	0.02 -0.12 -0.07 0.01 0.04
title naming one side and usa	civilian	-0.12 -0.17 -0.05 0.11 -0.04
title naming one side and usa	closure	0.09 0.05 -0.06 0.02 -0.16
title naming one side and usa	contact	0.03 0.02 -0.01 0.02 -0.15
title naming one side and usa	culture	-0.06 0.02 -0.14 0.02 -0.01
title naming one side and usa	cyber	-0.08 0.01 0.10 -0.07 -0.08
title naming one side and usa	decision	0.05 -0.02 -0.04 0.01 -0.05
title naming one side and usa	domestic	-0.25 -0.25 -0.07 0.02 0.06
title naming one side and usa	elsewhere	-0.15 -0.11 0.01 -0.01 0.02
title naming one side and usa	everyday	-0.14 -0.09 0.03 -0.02 0.03
title naming one side and usa	execution	-0.12 -0.16 -0.06 0.07 0.01
title naming one side and usa	force	-0.05 -0.08 0.00 0.02 -0.02
title naming one side and usa	gaza	-0.01 0.04 -0.03 -0.05 -0.03
title naming one side and usa	market	-0.08 -0.03 -0.09 0.05 0.02
title naming one side and usa	mass	0.08 0.08 -0.05 -0.08 -0.12
title naming one side and usa	memory	-0.14 -0.13 -0.12 -0.04 0.09
title naming one side and usa	modal	-0.14 -0.03 0.04 0.05 -0.10
title naming one side and usa	negotiation	0.01 0.01 0.04 -0.03 -0.11
title naming one side and usa	network	-0.05 0.07 -0.01 -0.05 0.03
title naming one side and usa	nuclear	-0.37 0.04 0.16 -0.03 -0.13
title naming one side and usa	oil	-0.11 0.02 0.01 0.02 -0.08
title naming one side and usa	opinion	-0.06 -0.09 -0.12 0.04 0.05
title naming one side and usa	pact	-0.16 -0.03 0.03 -0.06 0.06
title naming one side and usa	reaction	-0.06 -0.04 -0.02 -0.01 0.00
title naming one side and usa	resolve	0.13 -0.02 -0.13 0.03 -0.08
title naming one side and usa	sanction	-0.26 0.04 0.09 -0.02 -0.07
title naming one side and usa	settled	0.21 0.12 -0.05 -0.23 -0.13
title naming one side and usa	shipping	0.04 0.15 0.01 -0.08 -0.21
title naming one side and usa	shock	-0.21 0.05 0.08 -0.04 -0.09
title naming one side and usa	sport	-0.20 -0.05 0.05 -0.07 0.04
title naming one side and usa	spy	-0.16 -0.01 -0.09 0.08 -0.05
title naming one side and usa	strike	-0.07 -0.04 -0.02 0.03 0.00
title naming one side and usa	threat	-0.05 0.13 0.02 -0.14 0.02
title naming one side and usa	toll	-0.20 -0.02 -0.06 0.01 0.07
title naming one side and usa	truce	0.01 0.10 0.08 -0.10 -0.17
title naming one side and usa	unreal	0.06 0.09 0.07 -0.11 -0.06
title naming one side and usa	unrest	-0.23 0.08 0.11 0.02 -0.16
title naming one side and usa	weapon	-0.04 0.03 -0.05 0.01 -0.06
title naming one side and usa and ally	casualty	0.04 -0.03 -0.12 0.04 0.00
title naming one side and usa and ally	contact	-0.08 -0.02 0.01 0.00 -0.05
title naming one side and usa and ally	decision	0.08 -0.07 0.06 -0.15 -0.02
title naming one side and usa and ally	force	0.09 0.00 0.01 -0.10 -0.13
title naming one side and usa and ally	negotiation	0.03 -0.05 -0.06 0.04 -0.06
title naming one side and usa and ally	reaction	-0.12 -0.05 0.00 0.03 0.00
title naming one side and usa and ally	settled	0.04 0.01 -0.12 -0.03 0.03
title naming one side and usa and ally	strike	0.05 -0.07 -0.09 0.05 0.01
title naming one side and usa and ally	threat	-0.18 -0.06 0.08 0.00 -0.14
title naming one side and usa and ally	truce	0.01 -0.04 -0.14 0.07 0.00
title naming one side and usa and ally	unreal	-0.17 -0.06 0.06 0.02 -0.12
title naming usa	alarm	-0.11 0.04 0.04 -0.02 -0.09
title naming usa	brief	0.05 -0.04 -0.03 0.02 -0.12
title naming usa	casualty	-0.07 -0.05 0.04 -0.01 -0.06
title naming usa	chief	-0.17 -0.10 -0.16 0.07 0.03
title naming usa	civilian	-0.14 -0.11 -0.02 -0.08 0.12
title naming usa	closure	-0.23 -0.11 0.00 0.04 -0.04
title naming usa	contact	0.02 0.13 0.10 -0.13 -0.13
title naming usa	decision	-0.08 -0.18 -0.08 -0.01 0.09
title naming usa	domestic	-0.05 0.08 0.03 0.03 -0.15
title naming usa	everyday	-0.09 -0.17 -0.13 0.05 0.10
title naming usa	force	-0.12 -0.08 0.04 -0.02 0.00
title naming usa	market	-0.10 -0.09 0.01 0.00 -0.01
title naming usa	mass	-0.18 -0.08 0.11 -0.10 -0.03
title naming usa	modal	-0.10 0.06 -0.02 -0.06 0.04
title naming usa	negotiation	-0.04 -0.01 -0.10 0.02 0.04
title naming usa	oil	-0.09 -0.05 -0.08 0.02 0.07
title naming usa	opinion	-0.11 -0.20 -0.23 0.07 0.05
title naming usa	reaction	-0.12 -0.19 -0.13 0.11 0.00
title naming usa	resolve	-0.10 -0.06 0.02 -0.02 0.02
title naming usa	sanction	-0.07 -0.06 0.00 0.00 0.05
title naming usa	settled	0.04 -0.13 0.04 -0.05 -0.20
title naming usa	shipping	-0.13 -0.04 0.04 -0.04 -0.01
title naming usa	shock	-0.07 0.03 -0.01 -0.06 0.02
title naming usa	spy	-0.05 0.06 0.05 0.00 -0.07
title naming usa	strike	-0.07 -0.07 -0.08 -0.01 0.09
title naming usa	threat	-0.03 -0.09 -0.11 0.09 -0.04
title naming usa	truce	-0.01 0.06 -0.02 -0.11 0.02
title naming usa	unreal	-0.04 -0.06 -0.04 -0.03 0.05
title naming usa	weapon	0.01 0.03 -0.03 -0.11 0.02
title naming usa and ally	negotiation	-0.11 -0.11 0.04 -0.06 0.02
title place	gulf state	0.12 0.14 -0.03 -0.11 -0.23
title place	land of an ally	-0.01 0.12 -0.05 -0.08 -0.08
title place	neighbour	-0.10 0.03 0.18 -0.07 -0.22
title place	region	-0.06 -0.15 -0.05 0.07 0.00
title place	strait or sea	0.03 0.08 0.00 -0.03 -0.12
title place	third country	-0.19 -0.30 -0.02 0.18 -0.03
title place	usa	-0.06 -0.06 0.02 0.00 0.00
told as	accusation	-0.22 -0.22 -0.10 0.03 0.05
told as	cancelled	0.00 -0.05 0.02 -0.03 -0.04
told as	comment	-0.09 -0.03 -0.06 -0.06 0.06
told as	denial	-0.27 -0.19 0.01 0.06 0.03
told as	done	-0.04 -0.04 -0.03 0.01 0.01
told as	drill	-0.14 -0.13 -0.13 0.10 -0.01
told as	memory	-0.19 -0.19 -0.13 0.05 0.09
told as	offer	-0.18 -0.04 0.02 0.04 -0.09
told as	plan	-0.06 -0.08 -0.04 0.02 0.02
told as	reaction	-0.33 -0.17 -0.08 0.06 0.07
told as	rejection	-0.19 0.01 0.02 0.02 -0.09
told as	threat	-0.15 -0.01 0.02 0.00 -0.01
told as	wish	-0.25 -0.11 0.01 0.04 -0.05
town of accident	none	-0.10 -0.09 -0.10 -0.10 0.11
town of accusation	none	-0.19 -0.19 -0.09 0.00 0.07
town of apology	none	-0.16 -0.13 0.08 -0.02 0.02
town of appointment	none	-0.27 -0.12 0.05 0.01 0.00
town of arrest	named	-0.12 0.02 -0.19 0.02 -0.02
town of arrest	none	-0.24 -0.19 -0.07 0.08 0.04
town of arrival	none	-0.06 0.03 -0.07 -0.03 0.02
town of ban	none	-0.20 -0.10 0.12 -0.09 -0.02
town of blackout	none	-0.14 -0.10 0.09 -0.05 -0.03
town of blockade	named	0.04 0.09 0.04 -0.14 -0.12
town of blockade	none	-0.06 -0.02 -0.09 0.03 0.08
town of call	none	-0.16 -0.13 -0.05 0.04 0.03
town of cancelled	named	-0.10 0.03 0.07 -0.04 -0.12
town of cancelled	none	0.01 -0.07 -0.02 -0.01 -0.01
town of charge	named	-0.10 -0.12 -0.08 0.09 -0.04
town of charge	none	-0.12 -0.14 0.03 0.02 -0.06
town of closure	named	-0.12 -0.04 0.03 0.03 -0.15
town of closure	none	-0.09 0.07 0.02 -0.11 -0.05
town of comment	named	-0.02 0.09 -0.12 -0.16 -0.01
town of comment	none	-0.09 -0.19 -0.04 -0.02 0.08
town of deal	named	-0.11 -0.11 0.05 0.01 -0.13
town of deal	none	0.11 0.04 -0.04 -0.07 -0.16
town of denial	named	-0.12 -0.14 0.02 0.02 0.05
town of denial	none	-0.25 -0.13 -0.03 0.06 0.01
town of departure	named	-0.09 -0.16 -0.06 0.11 -0.11
town of departure	none	-0.13 -0.03 0.01 -0.07 0.06
town of deployment	named	0.07 0.03 -0.12 -0.02 -0.11
town of deployment	none	-0.28 -0.20 0.05 -0.02 0.04
town of downing	named	-0.01 0.07 -0.05 -0.10 -0.07
town of downing	none	-0.06 0.04 -0.04 -0.06 0.00
town of drill	none	-0.14 -0.13 -0.13 0.10 -0.01
town of emergency	none	-0.17 -0.01 0.06 -0.04 -0.10
town of enrichment	none	-0.15 -0.06 0.02 0.04 -0.12
town of evacuation	named	-0.19 -0.08 0.02 -0.01 0.02
town of evacuation	none	-0.11 -0.02 -0.01 0.02 -0.02
town of execution	none	-0.09 0.05 0.06 -0.05 -0.11
town of exit	none	-0.25 -0.20 -0.04 0.06 0.00
town of expulsion	none	-0.03 0.05 0.07 -0.08 -0.17
town of fall	none	-0.11 -0.08 0.02 0.03 -0.11
town of fee	none	-0.15 -0.09 0.06 0.00 -0.15
town of flights	none	-0.09 -0.12 0.02 0.09 -0.08
town of funeral	none	-0.17 -0.18 -0.01 0.16 -0.04
town of hack	none	-0.18 -0.10 0.05 0.01 -0.05
town of halt	named	-0.18 -0.12 0.12 -0.06 -0.13
town of halt	none	0.12 -0.02 0.02 -0.10 -0.24
town of incursion	named	0.09 -0.16 -0.02 0.01 -0.11
town of incursion	none	-0.17 0.00 0.01 -0.04 0.02
town of inspection	none	-0.14 0.05 0.09 -0.06 -0.11
town of joining	none	0.01 0.06 -0.08 -0.07 -0.08
town of listing	none	0.06 0.09 -0.08 -0.09 -0.09
town of memory	none	-0.18 -0.17 -0.13 0.03 0.09
town of mourning	none	-0.17 -0.15 0.06 0.04 -0.12
town of none	named	-0.20 0.18 -0.04 -0.08 -0.10
town of none	none	-0.10 -0.18 -0.06 0.03 0.08
town of offer	none	-0.17 -0.03 0.02 0.04 -0.09
town of order	named	0.05 0.05 -0.06 -0.11 -0.12
town of order	none	0.03 -0.10 0.07 -0.13 -0.03
town of plan	named	0.03 0.02 -0.01 -0.02 -0.04
town of plan	none	-0.09 -0.10 -0.04 0.03 0.03
town of reaction	named	-0.11 0.00 -0.13 0.08 -0.02
town of reaction	none	-0.31 -0.23 -0.04 0.04 0.07
town of rejection	none	-0.19 0.01 0.02 0.02 -0.09
town of release	none	-0.09 0.05 -0.02 0.03 -0.13
town of relief	none	-0.26 -0.14 0.04 0.02 -0.14
town of reopening	none	-0.26 -0.14 -0.04 0.10 -0.06
town of rescue	none	-0.10 0.03 0.03 -0.06 -0.06
town of resumption	named	-0.15 -0.15 -0.16 0.15 0.11
town of resumption	none	-0.20 -0.04 -0.06 0.07 -0.04
town of rise	none	-0.16 -0.09 0.00 0.05 -0.02
town of sanction	none	-0.24 -0.17 -0.01 0.05 -0.02
town of seizure	named	-0.02 -0.07 -0.09 0.01 0.05
town of seizure	none	-0.11 0.08 -0.11 -0.02 -0.06
town of snapback	none	-0.04 0.07 0.00 -0.11 -0.05
town of spying	named	-0.07 -0.10 -0.12 0.09 -0.03
town of spying	none	-0.16 -0.15 0.00 0.05 -0.03
town of strike	named	0.10 0.25 -0.07 -0.31 -0.19
town of strike	none	0.00 -0.08 -0.09 0.04 0.04
town of talks	named	-0.32 -0.14 -0.16 0.08 0.11
town of talks	none	-0.10 -0.15 -0.01 0.02 0.00
town of test	none	-0.10 -0.13 -0.11 0.09 -0.02
town of threat	named	-0.21 0.04 0.00 0.00 -0.07
town of threat	none	-0.12 -0.05 0.01 0.00 0.00
town of truce	named	-0.03 -0.02 -0.11 0.04 0.03
town of truce	none	0.06 -0.09 -0.06 -0.03 0.00
town of visit	named	0.01 0.05 -0.02 -0.08 0.05
town of visit	none	-0.25 -0.26 -0.10 0.08 0.05
town of wish	named	-0.12 -0.13 0.01 0.11 -0.14
town of wish	none	-0.23 -0.08 0.00 -0.01 -0.01
type by rules	cyber	-0.28 -0.20 0.10 0.03 -0.09
type by rules	diplomatic	-0.11 -0.12 -0.02 0.02 0.06
type by rules	economic	-0.38 -0.19 -0.02 0.12 -0.02
type by rules	humanitarian	-0.18 -0.11 0.04 0.11 -0.08
type by rules	intelligence	-0.28 -0.11 0.01 0.05 -0.04
type by rules	military	0.03 0.04 -0.11 -0.09 0.04
type by rules	other	-0.15 -0.11 -0.03 0.00 0.05
urgency by rules	critical:	0.20 0.06 -0.17 -0.11 -0.20
urgency by rules	critical: # or more dead in the title	0.26 -0.32 0.06 -0.11 -0.38
urgency by rules	critical: ,	-0.13 -0.03 0.04 0.02 -0.06
urgency by rules	critical: American soldiers killed	-0.02 -0.10 0.00 0.04 -0.08
urgency by rules	critical: a nuclear site of side	0.04 0.06 -0.09 -0.08 -0.05
urgency by rules	critical: casualties	0.12 0.00 -0.01 -0.19 -0.21
urgency by rules	critical: killed	0.05 0.11 -0.17 -0.08 -0.02
urgency by rules	critical: side strikes side	0.10 -0.01 -0.09 0.00 -0.16
urgency by rules	critical: side strikes usa	-0.06 0.02 -0.01 -0.08 0.03
urgency by rules	critical: somebody strikes side	-0.13 -0.03 -0.17 -0.02 0.12
urgency by rules	critical: somebody strikes usa	-0.19 -0.04 0.03 -0.13 0.11
urgency by rules	critical: usa strikes side	-0.06 0.02 -0.04 -0.05 0.03
urgency by rules	high:	-0.22 0.03 0.10 -0.07 -0.08
urgency by rules	high: a toll	-0.17 -0.03 0.01 0.07 -0.08
urgency by rules	high: an overview of armed acts	0.07 0.05 -0.03 -0.18 -0.07
urgency by rules	high: closure	-0.07 0.07 -0.03 -0.01 -0.05
urgency by rules	high: cyber	-0.18 -0.07 0.09 -0.10 0.00
urgency by rules	high: decision	-0.03 -0.11 0.00 -0.02 0.02
urgency by rules	high: execution	-0.12 0.01 0.07 -0.03 -0.15
urgency by rules	high: network	-0.13 -0.17 -0.01 0.13 -0.17
urgency by rules	high: reports deal	-0.17 -0.07 0.15 -0.04 -0.21
urgency by rules	high: reports deployment	-0.19 -0.15 -0.07 0.06 0.03
urgency by rules	high: reports enrichment	-0.16 0.03 0.03 0.02 -0.12
urgency by rules	high: reports evacuation	-0.16 -0.04 0.03 -0.02 -0.02
urgency by rules	high: reports exit	-0.10 -0.14 -0.03 -0.07 0.09
urgency by rules	high: reports fee	-0.14 -0.06 0.05 -0.02 -0.09
urgency by rules	high: reports halt	-0.17 0.02 0.07 -0.07 -0.14
urgency by rules	high: reports listing	-0.02 0.03 -0.10 0.01 -0.07
urgency by rules	high: reports order	-0.13 0.10 0.12 -0.11 -0.13
urgency by rules	high: reports relief	-0.11 -0.14 -0.08 0.10 0.00
urgency by rules	high: reports reopening	-0.12 -0.17 -0.14 0.14 0.12
urgency by rules	high: reports rescue	0.00 0.09 -0.04 -0.08 0.03
urgency by rules	high: reports sanction	-0.12 -0.09 -0.04 0.07 -0.10
urgency by rules	high: reports test	-0.11 -0.11 -0.10 0.05 0.01
urgency by rules	high: reports truce	0.13 0.09 -0.15 -0.05 -0.12
urgency by rules	high: resolve	-0.32 -0.10 0.03 0.02 0.01
urgency by rules	high: sanction	-0.11 -0.03 0.04 -0.08 0.03
urgency by rules	high: threat	-0.24 -0.12 0.03 0.06 0.00
urgency by rules	high: told as threat	-0.23 0.02 0.08 -0.02 -0.10
urgency by rules	high: toll	-0.21 -0.05 0.09 -0.06 -0.02
urgency by rules	high: truce	-0.22 -0.07 -0.05 0.13 -0.06
urgency by rules	high: what an armed act left	-0.06 0.06 -0.26 0.06 0.04
urgency by rules	low: asks a question	-0.26 -0.30 -0.23 -0.06 0.22
urgency by rules	low: speaks in the manner of comment	-0.16 -0.05 -0.06 -0.02 0.05
urgency by rules	medium: a drill	-0.15 -0.15 -0.14 0.07 0.07
urgency by rules	medium: an ordinary development or a reaction	-0.20 -0.09 -0.05 0.07 0.04
urgency by rules	medium: an overview	-0.05 -0.06 0.03 -0.01 -0.02
urgency by rules	medium: speaks of what may be	-0.11 0.01 -0.03 0.02 -0.02
urgency by rules	medium: the death of one by name	-0.17 -0.11 -0.05 0.18 -0.16
urgency by rules	urgent:	-0.13 -0.07 0.02 0.02 -0.02
urgency by rules	urgent: an alarm	-0.02 0.13 0.02 -0.13 -0.15
urgency by rules	urgent: an armed act	-0.09 0.08 -0.04 -0.02 -0.02
urgency by rules	urgent: casualties	0.02 -0.05 0.00 -0.01 -0.02
urgency by rules	urgent: reports closure	-0.07 -0.30 0.07 0.06 -0.09
urgency by rules	urgent: reports downing	-0.14 0.01 0.07 -0.20 0.01
urgency by rules	urgent: reports incursion	0.02 -0.12 0.04 0.00 -0.11
urgency by rules	urgent: reports seizure	-0.02 0.05 -0.06 -0.19 0.07
urgency by rules	urgent: reports strike	-0.09 -0.07 -0.12 0.09 0.03
voice	army	0.03 -0.01 0.04 -0.08 -0.08
voice	business	-0.14 -0.04 0.01 0.03 0.02
voice	essay	-0.26 -0.24 -0.12 0.02 0.19
voice	media	-0.11 -0.12 -0.15 -0.04 0.16
voice	partisan	-0.35 -0.37 -0.11 0.07 0.10
voice	people	-0.14 -0.06 -0.04 0.04 0.04
voice	quarrel	-0.25 -0.20 -0.12 0.02 0.15
voice	says	0.03 0.02 0.03 -0.03 -0.12
voice	statecraft	-0.02 -0.04 0.00 0.01 -0.03
voice	travel	-0.08 -0.10 0.05 0.03 -0.06
voice	witnessed	0.04 0.09 -0.05 -0.08 -0.18
voice beside the head clause	army	0.06 -0.02 0.06 -0.07 -0.13
voice beside the head clause	business	0.01 0.01 -0.04 -0.08 0.07
voice beside the head clause	essay	-0.16 -0.19 -0.14 -0.02 0.18
voice beside the head clause	media	-0.15 -0.07 0.01 0.00 0.03
voice beside the head clause	partisan	-0.22 -0.20 -0.11 0.03 0.09
voice beside the head clause	people	-0.09 -0.02 0.00 0.02 -0.04
voice beside the head clause	quarrel	-0.13 -0.15 -0.09 -0.02 0.14
voice beside the head clause	says	0.06 0.03 0.01 -0.04 -0.14
voice beside the head clause	statecraft	0.08 -0.02 -0.02 -0.06 -0.04
voice beside the head clause	travel	-0.20 -0.02 0.08 -0.06 0.00
voice beside the head clause	witnessed	0.02 -0.05 -0.08 0.06 -0.03
voice in the head clause	army	0.00 -0.02 0.02 -0.04 -0.06
voice in the head clause	business	-0.18 -0.06 0.02 0.05 -0.01
voice in the head clause	essay	-0.23 -0.18 -0.05 0.03 0.08
voice in the head clause	media	-0.06 -0.09 -0.21 -0.05 0.15
voice in the head clause	partisan	-0.29 -0.31 -0.09 0.07 0.06
voice in the head clause	people	-0.12 -0.08 -0.05 0.02 0.07
voice in the head clause	quarrel	-0.21 -0.14 -0.11 0.04 0.07
voice in the head clause	says	-0.02 0.01 0.04 -0.01 -0.09
voice in the head clause	statecraft	-0.12 -0.04 0.00 0.04 -0.02
voice in the head clause	travel	-0.04 -0.09 0.00 0.06 -0.07
voice in the head clause	witnessed	0.05 0.13 -0.01 -0.15 -0.21
voice in the head clause, naming ally	army	-0.10 -0.09 0.04 0.06 -0.05
voice in the head clause, naming ally	essay	-0.06 -0.10 -0.06 0.06 -0.04
voice in the head clause, naming ally	says	-0.10 -0.01 0.01 -0.02 -0.04
voice in the head clause, naming both sides	army	0.01 -0.05 0.02 0.02 -0.05
voice in the head clause, naming both sides	business	-0.13 0.02 -0.06 0.02 0.01
voice in the head clause, naming both sides	essay	-0.21 -0.25 0.01 0.05 0.03
voice in the head clause, naming both sides	media	-0.12 -0.03 -0.08 0.07 -0.01
voice in the head clause, naming both sides	partisan	-0.06 -0.11 -0.06 -0.04 0.06
voice in the head clause, naming both sides	people	-0.05 -0.07 -0.16 0.02 0.11
voice in the head clause, naming both sides	quarrel	-0.02 -0.09 -0.03 0.06 -0.04
voice in the head clause, naming both sides	says	0.12 0.09 -0.03 -0.12 -0.17
voice in the head clause, naming both sides	statecraft	-0.18 0.03 0.13 -0.12 -0.02
voice in the head clause, naming both sides	travel	-0.17 0.03 -0.14 0.10 0.04
voice in the head clause, naming both sides	witnessed	0.03 0.02 0.01 -0.04 -0.18
voice in the head clause, naming both sides and ally	army	-0.02 -0.12 -0.14 0.06 0.05
voice in the head clause, naming both sides and ally	business	0.09 0.10 0.05 -0.12 -0.13
voice in the head clause, naming both sides and ally	essay	-0.11 -0.16 0.02 -0.08 0.05
voice in the head clause, naming both sides and ally	says	-0.12 -0.09 0.02 0.07 -0.11
voice in the head clause, naming both sides and usa	army	0.02 -0.05 -0.10 0.04 0.00
voice in the head clause, naming both sides and usa	business	-0.21 -0.01 0.10 0.03 -0.35
voice in the head clause, naming both sides and usa	essay	-0.16 -0.08 0.07 -0.03 0.00
voice in the head clause, naming both sides and usa	media	-0.13 -0.13 -0.05 -0.02 0.07
voice in the head clause, naming both sides and usa	partisan	-0.11 -0.16 -0.10 0.10 -0.06
voice in the head clause, naming both sides and usa	people	-0.03 -0.01 -0.05 0.08 -0.17
voice in the head clause, naming both sides and usa	quarrel	0.03 -0.12 -0.16 0.07 -0.02
voice in the head clause, naming both sides and usa	says	-0.17 -0.07 0.12 -0.03 -0.04
voice in the head clause, naming both sides and usa	statecraft	-0.12 0.06 0.01 -0.05 -0.03
voice in the head clause, naming both sides and usa	travel	0.02 -0.08 0.07 -0.05 -0.14
voice in the head clause, naming both sides and usa	witnessed	-0.04 0.06 -0.14 0.01 -0.12
voice in the head clause, naming both sides and usa and ally	essay	-0.10 -0.12 0.00 0.05 0.03
voice in the head clause, naming both sides and usa and ally	says	0.10 0.01 -0.02 -0.13 0.05
voice in the head clause, naming both sides and usa and ally	statecraft	-0.13 -0.11 -0.06 0.08 -0.03
voice in the head clause, naming no party	army	-0.05 -0.03 0.05 -0.02 -0.04
voice in the head clause, naming no party	business	-0.18 -0.19 0.02 0.02 0.01
voice in the head clause, naming no party	essay	-0.11 -0.14 -0.06 -0.02 0.04
voice in the head clause, naming no party	media	0.00 0.07 0.00 0.00 -0.09
voice in the head clause, naming no party	partisan	-0.04 -0.07 0.01 0.01 -0.01
voice in the head clause, naming no party	people	-0.05 0.02 -0.03 -0.13 0.10
voice in the head clause, naming no party	says	-0.24 -0.11 -0.03 0.06 -0.01
voice in the head clause, naming no party	statecraft	-0.11 -0.15 0.02 0.01 -0.02
voice in the head clause, naming no party	travel	-0.09 -0.06 -0.11 0.04 0.06
voice in the head clause, naming no party	witnessed	0.11 0.02 -0.02 -0.01 -0.24
voice in the head clause, naming one side	army	-0.07 0.08 0.06 -0.07 -0.16
voice in the head clause, naming one side	business	0.00 -0.08 0.10 -0.03 -0.07
voice in the head clause, naming one side	essay	-0.03 -0.09 -0.05 0.00 0.03
voice in the head clause, naming one side	media	-0.15 0.02 -0.13 -0.05 0.06
voice in the head clause, naming one side	partisan	-0.15 -0.20 -0.05 0.02 0.06
voice in the head clause, naming one side	people	-0.05 -0.05 -0.10 -0.02 0.06
voice in the head clause, naming one side	quarrel	-0.09 -0.14 -0.13 -0.02 0.10
voice in the head clause, naming one side	says	-0.11 -0.01 0.08 -0.03 -0.09
voice in the head clause, naming one side	statecraft	-0.11 -0.02 -0.06 0.05 -0.01
voice in the head clause, naming one side	travel	0.01 -0.07 0.05 0.02 -0.13
voice in the head clause, naming one side	witnessed	0.08 0.18 0.04 -0.19 -0.24
voice in the head clause, naming one side and ally	army	0.00 0.03 -0.08 -0.01 -0.07
voice in the head clause, naming one side and ally	business	0.04 -0.04 -0.11 0.01 0.04
voice in the head clause, naming one side and ally	essay	0.04 0.05 -0.14 -0.04 0.00
voice in the head clause, naming one side and ally	people	0.04 -0.01 -0.10 0.07 -0.10
voice in the head clause, naming one side and ally	says	-0.07 0.00 -0.05 0.06 -0.20
voice in the head clause, naming one side and ally	statecraft	0.01 -0.05 0.04 -0.07 0.00
voice in the head clause, naming one side and ally	witnessed	0.06 0.09 0.11 -0.15 -0.12
voice in the head clause, naming one side and usa	army	0.00 -0.05 -0.08 -0.03 0.08
voice in the head clause, naming one side and usa	business	-0.15 0.01 -0.09 0.00 0.08
voice in the head clause, naming one side and usa	essay	-0.26 -0.01 -0.10 0.04 0.04
voice in the head clause, naming one side and usa	media	0.05 -0.19 -0.11 -0.07 0.10
voice in the head clause, naming one side and usa	partisan	-0.21 -0.14 -0.04 -0.01 0.07
voice in the head clause, naming one side and usa	people	-0.17 -0.15 0.07 0.03 -0.04
voice in the head clause, naming one side and usa	quarrel	-0.26 -0.12 -0.11 0.04 0.09
voice in the head clause, naming one side and usa	says	0.00 -0.05 -0.02 -0.02 -0.03
voice in the head clause, naming one side and usa	statecraft	-0.03 -0.05 -0.03 0.00 0.01
voice in the head clause, naming one side and usa	travel	-0.08 0.00 0.03 0.00 -0.07
voice in the head clause, naming one side and usa	witnessed	-0.07 -0.10 0.02 0.02 0.06
voice in the head clause, naming one side and usa and ally	says	-0.14 0.00 -0.16 0.11 0.02
voice in the head clause, naming one side and usa and ally	statecraft	-0.18 -0.07 0.04 0.03 -0.15
voice in the head clause, naming usa	army	-0.06 -0.10 0.10 0.00 -0.08
voice in the head clause, naming usa	business	-0.04 -0.03 -0.10 0.04 0.02
voice in the head clause, naming usa	essay	-0.13 -0.05 0.05 -0.05 0.00
voice in the head clause, naming usa	media	-0.16 -0.23 -0.24 -0.03 0.16
voice in the head clause, naming usa	partisan	-0.07 -0.12 -0.02 0.11 -0.09
voice in the head clause, naming usa	people	-0.08 -0.03 0.03 -0.01 -0.04
voice in the head clause, naming usa	quarrel	-0.16 -0.07 0.07 -0.04 -0.04
voice in the head clause, naming usa	says	-0.15 -0.04 -0.08 0.00 0.09
voice in the head clause, naming usa	statecraft	-0.05 -0.14 -0.16 0.11 0.01
voice in the head clause, naming usa	witnessed	0.05 0.04 -0.05 -0.01 -0.18
voices in order	army	0.04 -0.07 -0.12 0.09 -0.07
voices in order	army > business	-0.04 0.04 0.03 -0.14 0.06
voices in order	army > business > says	-0.07 0.07 -0.06 -0.12 0.06
voices in order	army > essay	0.02 -0.03 -0.10 -0.11 0.08
voices in order	army > media	-0.12 -0.07 0.04 -0.14 0.10
voices in order	army > partisan	-0.07 -0.10 0.01 0.06 -0.06
voices in order	army > people	-0.18 -0.04 0.03 -0.07 0.07
voices in order	army > people > essay	-0.03 -0.06 -0.04 0.03 -0.01
voices in order	army > people > witnessed	-0.02 0.02 -0.04 0.05 -0.09
voices in order	army > quarrel	-0.06 -0.02 0.07 -0.16 0.04
voices in order	army > says	-0.01 0.12 0.02 -0.05 -0.22
voices in order	army > says > business	-0.02 0.12 0.14 -0.17 -0.14
voices in order	army > says > essay	0.03 0.08 0.02 -0.07 -0.05
voices in order	army > says > people	-0.14 -0.18 0.06 -0.01 -0.05
voices in order	army > says > statecraft	-0.17 -0.03 -0.02 0.01 0.02
voices in order	army > says > witnessed	-0.07 -0.04 0.08 -0.12 -0.13
voices in order	army > statecraft	0.05 0.04 -0.04 -0.06 -0.05
voices in order	army > witnessed	0.10 -0.16 -0.08 0.08 0.01
voices in order	army > witnessed > says	0.00 -0.03 -0.07 0.02 0.08
voices in order	business	-0.10 -0.04 0.02 0.06 -0.08
voices in order	business > army	-0.14 0.06 0.07 -0.07 -0.06
voices in order	business > essay	-0.10 -0.06 -0.15 0.07 0.03
voices in order	business > essay > people	-0.05 -0.08 -0.12 -0.11 0.11
voices in order	business > essay > says	-0.02 -0.12 -0.15 0.09 0.08
voices in order	business > people	-0.10 -0.07 -0.09 0.11 -0.09
voices in order	business > people > essay	-0.03 0.04 0.02 -0.13 0.06
voices in order	business > people > statecraft	-0.07 0.04 0.07 -0.05 -0.15
voices in order	business > quarrel	0.05 0.13 0.11 -0.12 -0.12
voices in order	business > says	-0.12 -0.12 -0.01 0.05 0.03
voices in order	business > says > army	-0.04 0.07 0.01 -0.09 -0.14
voices in order	business > says > essay	-0.07 0.03 -0.01 -0.13 0.10
voices in order	business > says > partisan	-0.03 0.08 0.04 -0.01 -0.11
voices in order	business > says > people	-0.05 0.07 -0.03 0.03 -0.05
voices in order	business > says > statecraft	-0.18 -0.18 -0.08 0.12 0.00
voices in order	business > statecraft	-0.22 -0.04 -0.02 -0.02 0.05
voices in order	business > statecraft > essay	-0.07 0.05 0.05 -0.08 0.02
voices in order	business > statecraft > says	-0.10 0.01 -0.09 0.00 0.06
voices in order	business > travel	-0.06 0.04 0.01 -0.01 -0.03
voices in order	business > witnessed	0.07 0.03 -0.15 -0.16 0.04
voices in order	essay	-0.15 -0.21 -0.09 0.05 0.09
voices in order	essay > army	-0.10 -0.03 -0.16 -0.13 0.17
voices in order	essay > business	-0.15 -0.19 0.02 -0.06 0.05
voices in order	essay > business > statecraft	-0.06 -0.12 -0.09 0.09 -0.06
voices in order	essay > media	-0.05 -0.14 -0.04 0.06 -0.03
voices in order	essay > partisan	-0.04 -0.09 -0.01 0.05 -0.04
voices in order	essay > people	-0.10 -0.03 0.07 0.01 -0.07
voices in order	essay > says	-0.27 -0.14 0.04 0.04 -0.03
voices in order	essay > says > business	-0.03 -0.08 -0.07 0.00 0.00
voices in order	essay > says > statecraft	-0.11 -0.11 -0.10 -0.08 0.10
voices in order	essay > statecraft	-0.12 0.02 -0.03 -0.12 0.09
voices in order	essay > statecraft > says	-0.11 -0.07 0.00 -0.08 0.05
voices in order	essay > witnessed > people	-0.10 -0.10 -0.09 0.05 0.01
voices in order	media	-0.08 -0.06 -0.08 0.03 0.05
voices in order	media > army	-0.09 -0.13 -0.17 -0.01 0.10
voices in order	media > business	-0.05 -0.11 -0.13 -0.09 0.10
voices in order	media > essay	-0.03 -0.04 -0.01 0.04 -0.03
voices in order	media > essay > says	-0.05 -0.05 -0.08 0.09 0.01
voices in order	media > partisan	-0.04 -0.05 -0.09 0.02 0.00
voices in order	media > people	0.08 0.06 -0.11 0.04 -0.18
voices in order	media > quarrel	-0.09 -0.07 -0.11 -0.02 0.07
voices in order	media > quarrel > statecraft	-0.05 -0.05 -0.09 0.12 -0.09
voices in order	media > says	-0.12 0.01 -0.05 0.05 -0.06
voices in order	media > says > essay	-0.03 -0.06 -0.07 0.00 0.04
voices in order	media > statecraft	-0.11 0.00 0.08 -0.10 0.01
voices in order	media > witnessed	-0.10 -0.07 -0.06 0.04 0.06
voices in order	none	-0.02 0.01 -0.04 -0.06 0.04
voices in order	partisan	-0.21 -0.21 -0.10 -0.07 0.15
voices in order	partisan > army	-0.11 0.00 0.03 -0.05 0.01
voices in order	partisan > business	-0.10 -0.13 -0.05 0.14 -0.13
voices in order	partisan > essay	-0.08 -0.09 -0.02 0.05 -0.04
voices in order	partisan > media	-0.06 -0.06 0.00 0.01 0.00
voices in order	partisan > media > says	-0.06 -0.09 -0.10 -0.09 0.09
voices in order	partisan > people > statecraft	-0.02 -0.06 0.03 -0.06 0.05
voices in order	partisan > quarrel	-0.06 -0.09 -0.09 0.06 -0.02
voices in order	partisan > quarrel > says	-0.09 -0.08 -0.11 -0.15 0.14
voices in order	partisan > quarrel > statecraft	-0.04 -0.08 -0.10 -0.07 0.09
voices in order	partisan > says	-0.16 -0.16 -0.03 0.11 -0.06
voices in order	partisan > says > army	-0.08 0.04 0.00 0.01 -0.03
voices in order	partisan > says > essay	-0.05 -0.07 -0.01 -0.06 0.06
voices in order	partisan > says > media	-0.07 -0.07 -0.03 0.06 -0.05
voices in order	partisan > statecraft	-0.04 -0.11 -0.10 0.06 -0.03
voices in order	partisan > statecraft > says	-0.03 -0.05 0.11 0.05 -0.07
voices in order	people	-0.16 -0.06 -0.07 0.07 0.04
voices in order	people > army	-0.12 -0.15 -0.05 0.10 -0.07
voices in order	people > army > says	-0.07 -0.01 0.06 -0.03 -0.10
voices in order	people > business	-0.03 0.00 0.10 0.00 -0.16
voices in order	people > essay	-0.11 -0.01 -0.16 -0.04 0.10
voices in order	people > media	-0.13 -0.13 -0.09 0.04 0.10
voices in order	people > quarrel	-0.05 -0.12 -0.10 0.07 0.06
voices in order	people > says	0.12 -0.19 0.03 -0.14 0.03
voices in order	people > statecraft	-0.09 -0.01 -0.08 0.07 -0.08
voices in order	people > statecraft > says	-0.04 -0.08 0.01 -0.05 0.02
voices in order	people > travel	-0.10 0.02 -0.08 0.03 -0.06
voices in order	people > witnessed	0.01 0.09 0.00 -0.13 -0.03
voices in order	quarrel	-0.24 -0.08 -0.18 0.04 0.13
voices in order	quarrel > army	0.03 0.06 0.04 0.03 -0.21
voices in order	quarrel > business	0.02 0.09 0.06 -0.12 0.00
voices in order	quarrel > business > says	-0.07 -0.07 -0.03 0.06 -0.04
voices in order	quarrel > media	-0.09 -0.08 -0.11 0.05 0.01
voices in order	quarrel > partisan	-0.07 -0.10 0.07 0.08 -0.07
voices in order	quarrel > says	0.05 -0.06 -0.12 -0.06 0.01
voices in order	quarrel > statecraft	-0.11 -0.12 -0.15 0.01 0.07
voices in order	says	0.02 -0.05 -0.03 0.05 -0.13
voices in order	says > army	-0.06 0.07 0.08 -0.09 -0.12
voices in order	says > army > business	0.00 0.08 -0.05 -0.14 -0.11
voices in order	says > army > essay	-0.11 -0.07 -0.08 0.10 -0.10
voices in order	says > army > people	-0.18 -0.12 0.11 -0.04 -0.12
voices in order	says > army > statecraft	0.04 -0.02 -0.11 -0.01 0.06
voices in order	says > business	-0.13 0.02 0.11 -0.06 -0.17
voices in order	says > business > essay	-0.08 -0.01 -0.01 0.02 -0.05
voices in order	says > business > people	-0.08 -0.03 -0.11 -0.10 0.09
voices in order	says > business > statecraft	0.11 0.09 -0.13 -0.08 -0.06
voices in order	says > essay	-0.22 0.04 0.06 -0.04 -0.04
voices in order	says > essay > business	-0.09 0.07 0.04 -0.06 -0.01
voices in order	says > essay > statecraft	0.01 0.00 -0.08 -0.04 0.07
voices in order	says > media	0.04 -0.11 -0.11 -0.04 0.07
voices in order	says > media > statecraft	-0.08 0.04 0.06 -0.02 -0.11
voices in order	says > partisan	-0.16 -0.10 -0.05 0.05 -0.01
voices in order	says > people	0.03 0.12 -0.06 -0.12 -0.02
voices in order	says > quarrel	-0.09 -0.11 -0.11 -0.09 0.10
voices in order	says > statecraft	-0.01 0.00 0.06 -0.04 -0.12
voices in order	says > statecraft > army	-0.11 0.02 0.05 0.00 -0.10
voices in order	says > statecraft > business	-0.15 0.10 0.11 -0.12 -0.12
voices in order	says > statecraft > essay	-0.10 -0.10 -0.10 0.14 -0.11
voices in order	says > statecraft > witnessed	-0.08 -0.06 -0.15 0.10 0.03
voices in order	says > travel	-0.06 -0.08 -0.01 0.07 -0.10
voices in order	says > witnessed	0.01 -0.03 0.01 -0.11 0.03
voices in order	says > witnessed > people	0.18 0.19 -0.08 -0.22 -0.18
voices in order	statecraft	-0.08 0.00 0.03 -0.02 -0.07
voices in order	statecraft > army	-0.01 -0.10 0.14 -0.05 -0.18
voices in order	statecraft > army > says	-0.12 -0.11 -0.01 -0.03 0.06
voices in order	statecraft > business	-0.19 0.01 -0.01 0.06 -0.09
voices in order	statecraft > essay	-0.14 -0.13 -0.08 0.02 0.05
voices in order	statecraft > essay > says	-0.14 -0.08 0.00 -0.05 0.04
voices in order	statecraft > media	-0.06 -0.03 0.00 -0.10 0.08
voices in order	statecraft > partisan	-0.11 -0.11 -0.13 -0.09 0.11
voices in order	statecraft > people	-0.13 -0.16 -0.06 0.04 0.03
voices in order	statecraft > quarrel	-0.15 -0.12 -0.10 0.08 0.01
voices in order	statecraft > says	0.06 -0.08 -0.02 -0.02 -0.06
voices in order	statecraft > says > army	0.03 -0.01 -0.02 0.01 -0.04
voices in order	statecraft > says > business	-0.11 -0.03 -0.08 0.04 0.02
voices in order	statecraft > says > essay	0.02 0.03 0.04 0.01 -0.19
voices in order	statecraft > says > media	-0.11 -0.09 0.04 0.10 -0.10
voices in order	statecraft > says > people	-0.04 0.02 0.01 -0.01 0.00
voices in order	statecraft > witnessed	-0.04 0.05 -0.15 0.02 -0.07
voices in order	travel	-0.02 -0.11 0.09 0.00 -0.09
voices in order	travel > business	0.01 0.02 -0.05 -0.05 0.04
voices in order	travel > people	-0.10 0.04 -0.06 0.07 -0.12
voices in order	witnessed	0.00 0.09 -0.07 -0.06 -0.17
voices in order	witnessed > army	-0.04 -0.03 0.07 -0.13 -0.11
voices in order	witnessed > business	-0.05 -0.03 0.05 -0.12 0.03
voices in order	witnessed > people	-0.17 -0.10 0.11 0.02 -0.19
voices in order	witnessed > says	-0.11 0.06 -0.12 -0.02 -0.10
voices in order	witnessed > statecraft	-0.11 0.03 0.01 0.01 -0.10
word	!	-0.03 -0.07 -0.03 0.00 -0.01
word	?	-0.35 -0.28 -0.26 0.05 0.19
word	[ally]	-0.05 0.02 0.00 -0.05 -0.03
word	[number]	0.06 0.01 0.12 -0.09 -0.20
word	[place]	-0.03 0.06 0.05 0.00 -0.18
word	[region]	-0.03 0.00 0.00 0.00 -0.06
word	[side]	-0.07 -0.05 -0.03 0.04 0.00
word	[usa]	-0.07 -0.09 0.00 0.02 0.02
word	abandon	-0.06 0.04 0.07 -0.05 -0.07
word	abby	-0.08 -0.09 -0.09 -0.01 0.09
word	abc	-0.07 -0.08 -0.10 -0.02 0.05
word	abduct	0.05 0.10 0.02 -0.11 -0.14
word	ability	-0.12 -0.09 0.03 0.02 -0.02
word	ablaz	0.03 -0.03 -0.05 0.00 -0.05
word	able	-0.04 0.06 -0.03 -0.11 0.02
word	about	-0.13 -0.18 -0.16 0.02 0.15
word	abov	0.03 -0.01 -0.05 0.05 -0.02
word	abroad	-0.08 0.04 -0.02 -0.09 0.07
word	abruptly	-0.09 -0.03 0.02 0.09 -0.13
word	accelerat	-0.05 -0.11 -0.12 0.06 0.04
word	accept	-0.13 0.06 0.03 -0.01 -0.08
word	acceptabl	-0.06 -0.07 -0.01 0.11 -0.12
word	accident	-0.11 0.03 -0.18 0.00 0.00
word	accord	0.12 0.04 0.00 -0.08 -0.12
word	account	-0.11 -0.09 -0.03 0.07 -0.06
word	accus	-0.27 -0.08 -0.10 0.09 -0.01
word	achiev	-0.15 -0.15 0.03 -0.02 0.07
word	acros	0.09 0.05 0.00 -0.07 -0.26
word	act	-0.07 -0.12 -0.16 0.12 0.09
word	action	-0.07 -0.18 -0.14 0.09 0.08
word	activ	-0.15 -0.02 -0.13 0.10 -0.14
word	activat	-0.12 0.05 -0.11 0.02 -0.11
word	activist	-0.14 -0.11 -0.15 -0.01 0.11
word	activity	-0.11 -0.12 0.03 -0.07 0.05
word	acts	-0.04 -0.12 -0.12 0.09 0.02
word	adapt	-0.04 -0.06 -0.10 -0.13 0.12
word	add	0.00 0.09 -0.03 0.01 -0.16
word	additional	-0.07 0.09 0.05 -0.04 -0.11
word	addres	-0.21 -0.08 -0.02 -0.03 0.06
word	address	-0.05 0.11 0.10 -0.07 -0.12
word	adds	-0.12 -0.10 0.05 -0.08 0.03
word	admin	-0.17 -0.09 0.02 -0.03 0.02
word	administration	-0.20 -0.16 -0.03 0.08 -0.02
word	admit	-0.20 -0.13 -0.03 0.18 -0.10
word	advanc	-0.10 0.07 -0.02 0.04 -0.20
word	advantag	-0.08 -0.06 -0.10 -0.14 0.12
word	adversary	-0.06 -0.09 -0.13 0.02 0.09
word	adviser	-0.07 0.03 -0.09 0.09 -0.12
word	advisor	-0.08 -0.10 -0.09 -0.01 0.08
word	advocat	-0.11 -0.08 0.04 -0.12 0.06
word	affect	-0.10 -0.10 0.05 -0.04 -0.01
word	affordabl	-0.05 -0.07 0.16 0.07 -0.10
word	afraid	-0.10 0.00 -0.11 0.00 0.08
word	africa	-0.12 -0.15 -0.10 -0.04 0.08
word	after	0.02 0.01 -0.05 0.04 -0.08
word	aftermath	-0.25 -0.16 -0.15 0.21 -0.06
word	again	-0.06 0.19 -0.03 -0.13 -0.05
word	against	0.05 -0.17 -0.03 0.06 -0.06
word	age	-0.09 -0.04 -0.13 0.03 0.06
word	agency	0.07 0.06 0.03 -0.08 -0.13
word	agent	-0.17 -0.12 0.06 0.04 -0.14
word	aggression	-0.21 -0.17 -0.01 0.16 -0.02
word	agre	0.06 0.00 0.02 -0.11 -0.11
word	agreement	0.12 -0.07 0.05 -0.12 -0.07
word	ahead	0.00 0.04 -0.10 0.05 -0.05
word	ai	-0.22 -0.23 -0.21 0.06 0.13
word	aid	-0.18 -0.17 -0.20 0.11 0.05
word	aim	-0.11 -0.14 -0.11 0.01 0.10
word	air	-0.01 0.04 -0.02 0.01 -0.16
word	airbas	0.06 -0.02 -0.04 0.03 -0.15
word	aircraft	-0.18 0.05 -0.02 0.03 -0.14
word	airlin	-0.13 -0.17 -0.04 0.10 -0.02
word	airman	-0.19 -0.01 0.03 0.00 -0.05
word	airmen	-0.11 -0.14 -0.13 -0.15 0.14
word	airport	0.06 0.01 -0.05 -0.04 -0.13
word	airspac	-0.10 0.01 0.10 -0.09 -0.12
word	airstrik	0.01 -0.13 -0.07 0.07 -0.01
word	al	-0.10 0.03 -0.07 0.00 -0.02
word	alarm	-0.15 -0.03 -0.02 0.11 -0.14
word	alert	-0.08 0.07 0.01 -0.02 -0.11
word	alex	-0.07 -0.08 -0.11 -0.11 0.11
word	ali	0.10 0.02 -0.20 -0.02 -0.09
word	align	-0.14 -0.14 0.06 -0.02 -0.08
word	aliv	0.04 0.08 0.08 -0.14 -0.07
word	all	0.09 -0.10 -0.01 0.00 -0.06
word	alleg	-0.08 0.00 -0.12 0.05 -0.03
word	allow	-0.18 -0.13 0.02 0.11 -0.14
word	ally	-0.24 -0.14 -0.04 0.02 0.07
word	almost	-0.11 -0.13 0.03 -0.02 -0.01
word	alon	-0.14 -0.15 -0.16 0.12 0.05
word	along	-0.05 -0.04 -0.11 0.06 0.02
word	alongsid	-0.15 -0.12 0.05 -0.14 0.09
word	already	-0.01 0.02 0.01 -0.03 -0.05
word	also	0.04 0.09 -0.01 -0.17 0.05
word	alternativ	-0.08 -0.11 -0.07 -0.01 0.10
word	aluminium	-0.11 0.06 0.03 0.02 -0.13
word	alway	-0.07 -0.11 -0.08 -0.06 0.09
word	amal	-0.05 -0.02 -0.08 -0.01 0.04
word	amaz	-0.05 -0.09 -0.11 0.08 -0.01
word	amazon	-0.07 0.02 0.06 -0.05 -0.16
word	amb	-0.07 -0.12 -0.14 -0.08 0.11
word	ambassador	-0.22 -0.19 -0.04 0.07 -0.02
word	ambition	-0.10 0.02 -0.04 -0.02 0.05
word	ambulanc	-0.16 -0.16 -0.12 0.17 -0.11
word	amid	-0.05 -0.06 0.02 0.06 -0.09
word	among	-0.03 -0.01 -0.10 0.00 0.01
word	amount	-0.14 -0.12 0.06 0.07 -0.09
word	analysi	-0.21 -0.23 -0.23 0.08 0.09
word	analyst	-0.14 -0.19 -0.13 -0.07 0.18
word	anand	-0.15 -0.15 0.05 0.11 -0.14
word	anchor	0.03 0.08 -0.05 -0.10 -0.05
word	angel	-0.10 -0.11 0.00 0.07 -0.04
word	anger	-0.10 -0.16 -0.10 0.13 -0.08
word	angry	-0.09 -0.11 -0.08 0.06 -0.01
word	ann	-0.07 -0.06 -0.12 -0.11 0.11
word	announc	0.01 0.04 0.06 -0.15 -0.12
word	announcement	-0.11 0.05 -0.04 -0.02 0.00
word	another	-0.11 -0.01 -0.11 0.02 0.02
word	answer	-0.11 -0.22 -0.23 -0.05 0.18
word	anti	-0.05 0.06 -0.08 -0.03 -0.03
word	anticipat	-0.07 -0.09 0.04 0.11 -0.12
word	anxiety	-0.08 -0.11 -0.09 0.11 -0.10
word	any	0.01 -0.11 0.05 -0.04 -0.01
word	anyon	-0.13 -0.15 -0.15 0.04 0.05
word	anyth	-0.08 -0.09 -0.10 0.00 0.04
word	aoun	-0.13 -0.16 -0.14 0.14 -0.04
word	ap	-0.03 -0.08 0.00 0.09 -0.09
word	apach	-0.02 0.00 0.07 -0.20 -0.02
word	apart	-0.07 0.00 -0.09 -0.02 0.07
word	apartment	0.09 0.00 -0.15 -0.04 -0.15
word	apologis	-0.16 -0.10 0.07 0.02 -0.13
word	apologiz	-0.12 -0.11 0.01 0.01 0.05
word	apparent	0.08 0.07 -0.06 -0.08 -0.08
word	appeal	-0.12 -0.06 0.05 0.06 -0.16
word	appear	-0.17 -0.16 0.03 0.13 -0.07
word	appoint	-0.02 0.06 0.04 -0.09 -0.16
word	approach	-0.21 -0.15 -0.05 0.05 -0.01
word	approv	0.03 0.07 -0.05 0.04 -0.15
word	approval	-0.06 0.11 0.06 -0.04 -0.13
word	april	-0.15 -0.13 0.03 0.11 -0.07
word	arab	0.05 -0.12 -0.11 0.07 -0.09
word	arabiya	-0.13 -0.08 0.01 0.04 -0.10
word	aramco	0.08 0.09 -0.13 0.03 -0.06
word	area	-0.05 0.02 0.09 -0.09 -0.07
word	arm	0.02 -0.15 0.02 -0.02 0.00
word	arms	-0.12 0.06 0.06 -0.02 -0.13
word	army	-0.02 -0.04 -0.02 0.04 -0.18
word	around	0.05 -0.01 -0.10 0.01 -0.03
word	arrangement	-0.13 -0.12 0.07 -0.02 -0.12
word	arrest	-0.18 -0.21 0.05 0.13 -0.19
word	arriv	-0.26 -0.10 0.02 0.06 -0.05
word	arson	-0.10 -0.13 -0.02 0.13 -0.14
word	asia	-0.07 -0.06 0.02 0.05 -0.09
word	asian	-0.15 -0.18 -0.07 0.16 -0.11
word	ask	-0.24 -0.14 0.06 0.05 -0.06
word	asks	-0.15 0.09 -0.05 -0.02 -0.06
word	assassinat	0.01 0.05 -0.19 -0.05 0.02
word	assassination	-0.15 0.08 -0.18 0.01 -0.05
word	assault	0.11 0.11 -0.08 -0.06 -0.14
word	asses	-0.03 -0.08 -0.07 0.04 0.03
word	assessment	-0.09 -0.14 -0.06 0.09 -0.06
word	asset	0.08 -0.09 0.01 0.03 -0.16
word	assur	-0.11 -0.10 0.06 0.01 -0.07
word	assuranc	-0.09 -0.11 -0.16 0.07 0.03
word	asymmetric	-0.07 -0.05 -0.10 0.00 0.05
word	atomic	-0.02 0.07 0.01 -0.08 0.03
word	attack	0.07 0.03 -0.03 -0.07 -0.07
word	attempt	-0.04 0.04 -0.21 0.00 0.02
word	attend	-0.14 -0.08 0.03 0.00 -0.02
word	authority	-0.17 0.06 -0.12 0.12 -0.18
word	authoriz	-0.14 0.09 0.11 -0.12 -0.07
word	availabl	-0.13 0.03 0.06 -0.03 -0.12
word	avoid	-0.14 -0.05 -0.09 -0.11 0.13
word	away	-0.16 -0.04 0.10 -0.06 -0.06
word	axio	-0.13 -0.02 0.07 -0.04 -0.09
word	axis	-0.06 -0.07 -0.12 -0.06 0.08
word	b	-0.02 0.10 0.05 -0.06 -0.16
word	back	-0.01 -0.01 -0.09 0.02 0.01
word	backfir	-0.03 -0.07 -0.12 -0.12 0.12
word	backlash	-0.07 0.02 -0.07 -0.01 -0.02
word	bad	-0.12 -0.10 0.00 0.02 0.01
word	baier	-0.04 0.01 0.07 -0.10 -0.01
word	balanc	-0.12 -0.15 -0.18 0.07 0.09
word	ballistic	0.04 -0.02 -0.06 0.02 -0.12
word	ban	-0.14 -0.09 0.09 -0.11 0.01
word	bank	-0.17 -0.15 0.00 0.07 0.01
word	bannon	-0.09 -0.09 -0.15 -0.02 0.13
word	bar	-0.10 -0.12 0.01 0.00 0.04
word	bare	-0.08 -0.08 -0.12 0.09 -0.03
word	barrag	0.09 -0.02 -0.14 -0.06 -0.06
word	barrel	-0.03 0.08 0.05 -0.08 -0.03
word	bas	0.00 0.05 0.03 -0.11 -0.03
word	base	0.02 0.10 -0.07 -0.08 -0.10
word	bash	-0.12 -0.13 -0.16 0.06 0.04
word	batter	-0.12 -0.11 0.02 -0.09 0.10
word	battl	0.02 0.06 -0.16 -0.20 0.10
word	battlefield	-0.12 0.00 -0.04 -0.05 0.03
word	bbc	-0.21 -0.09 -0.09 0.08 0.05
word	becaus	-0.03 -0.15 -0.04 -0.03 0.07
word	becom	-0.15 -0.20 -0.13 -0.05 0.16
word	beef	-0.08 -0.11 -0.11 0.07 -0.04
word	befor	-0.06 0.03 -0.24 0.06 0.10
word	began	0.08 -0.08 -0.08 -0.03 -0.04
word	begg	-0.17 -0.12 -0.01 0.11 -0.16
word	begin	-0.06 0.01 0.07 0.02 -0.32
word	beginn	-0.09 -0.10 -0.11 0.10 -0.07
word	begs	-0.08 -0.07 -0.07 0.00 0.02
word	begun	0.09 0.11 -0.04 -0.06 -0.13
word	behind	-0.07 -0.13 -0.18 0.04 0.05
word	believ	0.00 -0.08 -0.02 -0.06 0.05
word	below	-0.14 -0.01 -0.01 0.04 -0.09
word	ben	-0.05 -0.10 -0.11 -0.10 0.10
word	benchmark	-0.05 -0.04 0.03 0.07 -0.14
word	benefit	-0.05 -0.12 -0.15 -0.09 0.11
word	best	-0.09 -0.03 0.02 -0.10 0.06
word	bet	-0.07 -0.09 -0.14 -0.12 0.13
word	betrayal	-0.08 -0.10 -0.11 0.05 0.04
word	bets	-0.10 -0.15 -0.13 0.10 -0.01
word	better	-0.15 -0.09 -0.02 -0.10 0.11
word	between	-0.03 0.01 0.03 -0.06 -0.07
word	beyond	-0.02 0.02 -0.01 -0.03 -0.02
word	bid	-0.11 0.01 0.04 -0.02 -0.05
word	big	-0.01 -0.09 -0.04 -0.04 0.05
word	bigger	-0.08 -0.02 0.02 -0.07 0.03
word	biggest	-0.16 0.00 -0.01 -0.05 0.03
word	bill	-0.11 -0.14 -0.08 0.07 -0.02
word	billion	-0.18 -0.04 0.07 -0.07 -0.01
word	bit	-0.09 -0.12 -0.05 -0.02 0.04
word	bitcoin	-0.10 -0.29 -0.20 0.18 0.01
word	bl	-0.08 0.17 0.14 -0.15 -0.13
word	black	-0.03 -0.04 -0.18 0.04 0.04
word	blackmail	-0.11 -0.09 0.04 -0.11 0.05
word	blackout	-0.09 -0.11 -0.17 0.07 0.01
word	blam	-0.02 -0.04 -0.06 -0.02 0.04
word	blank	0.01 0.06 -0.11 0.01 -0.07
word	blar	0.12 0.11 -0.01 -0.13 -0.10
word	blast	-0.05 0.06 0.08 -0.04 -0.11
word	blaz	0.01 0.01 -0.09 0.02 -0.10
word	blew	-0.03 0.08 -0.16 -0.07 0.05
word	blitz	-0.12 -0.02 -0.10 -0.03 0.06
word	block	0.01 -0.14 0.06 -0.03 -0.03
word	blockad	-0.18 0.02 0.05 -0.05 -0.01
word	blood	-0.11 -0.07 -0.02 0.03 -0.01
word	bloody	0.07 -0.09 -0.14 -0.03 0.04
word	bloomberg	-0.09 0.00 0.01 -0.13 0.07
word	blow	-0.16 0.11 0.08 -0.08 -0.12
word	blown	-0.16 -0.02 0.04 0.03 -0.06
word	bluff	-0.09 -0.09 -0.11 -0.07 0.10
word	blunt	-0.11 -0.05 0.07 0.02 -0.13
word	board	-0.04 0.04 -0.06 -0.08 0.09
word	boast	-0.17 -0.12 0.00 -0.14 0.13
word	boat	-0.13 0.12 -0.02 -0.04 -0.03
word	body	0.03 0.04 -0.21 0.02 -0.13
word	bomb	0.03 -0.05 -0.01 -0.09 0.03
word	bombardment	-0.04 -0.02 -0.10 -0.02 0.06
word	bomber	0.01 -0.07 0.09 -0.12 -0.04
word	bombshell	-0.16 -0.05 0.04 -0.01 0.00
word	bond	-0.09 -0.10 -0.10 0.12 -0.08
word	booking	-0.09 -0.05 -0.01 0.07 -0.08
word	boom	-0.12 -0.14 -0.13 -0.09 0.11
word	boost	-0.06 -0.16 -0.18 0.07 0.03
word	boot	-0.11 -0.02 -0.01 0.03 -0.02
word	border	0.03 -0.03 0.03 -0.01 -0.08
word	boss	-0.07 -0.01 0.02 -0.03 0.00
word	both	0.07 0.02 -0.10 -0.23 0.09
word	bound	-0.09 -0.13 -0.10 0.07 -0.02
word	bounty	-0.11 0.06 0.08 -0.08 -0.06
word	box	-0.08 0.08 -0.12 -0.20 0.08
word	boy	-0.09 -0.09 -0.12 -0.12 0.12
word	bpd	-0.07 -0.05 -0.05 0.08 -0.09
word	br	-0.15 -0.10 0.04 -0.06 0.06
word	brac	-0.12 -0.14 -0.03 0.10 -0.06
word	bragg	-0.08 -0.04 -0.15 -0.16 0.14
word	brand	-0.16 -0.13 -0.10 0.13 -0.15
word	breach	0.07 0.03 0.01 -0.08 -0.14
word	break	0.04 0.03 0.04 -0.14 -0.03
word	breakthrough	-0.20 -0.19 0.01 0.09 -0.08
word	brendan	-0.04 -0.04 0.06 0.06 -0.10
word	brent	-0.11 0.05 0.01 -0.01 -0.02
word	bret	-0.04 0.01 0.07 -0.10 -0.01
word	bridg	-0.01 0.05 -0.05 0.01 -0.07
word	brief	0.02 -0.16 -0.21 0.04 0.02
word	bring	-0.15 -0.14 -0.06 0.01 0.07
word	brink	-0.12 0.00 -0.11 0.04 -0.06
word	brit	-0.14 -0.16 -0.17 0.05 0.09
word	broad	0.04 -0.08 -0.12 0.09 -0.02
word	broadcast	-0.01 0.00 0.00 0.08 -0.11
word	broadcaster	-0.12 0.05 -0.09 -0.10 0.08
word	broader	0.00 0.05 0.07 -0.04 -0.12
word	broker	0.03 0.01 -0.02 -0.04 -0.01
word	brother	-0.16 -0.15 -0.14 0.17 -0.13
word	brought	-0.09 -0.11 -0.12 0.08 0.02
word	brutal	-0.13 -0.13 -0.09 0.06 0.04
word	budget	-0.11 -0.10 -0.07 0.12 -0.03
word	buffer	-0.13 -0.15 0.00 0.02 -0.02
word	build	-0.04 0.10 0.00 -0.11 -0.03
word	building	0.04 0.03 -0.13 -0.02 -0.11
word	built	-0.10 -0.10 -0.13 0.03 0.09
word	bunker	-0.10 0.08 0.05 -0.04 -0.11
word	burn	-0.14 0.07 -0.01 -0.03 -0.06
word	bury	-0.22 -0.20 -0.03 0.21 -0.08
word	bus	-0.09 -0.10 -0.07 0.04 -0.01
word	busines	-0.08 -0.11 0.02 0.08 -0.07
word	bust	-0.02 0.00 -0.10 0.08 -0.11
word	buy	-0.12 -0.14 -0.01 0.05 -0.06
word	buyer	-0.09 -0.13 -0.11 0.11 -0.03
word	bypas	-0.13 -0.13 0.01 0.09 0.00
word	cabinet	-0.07 -0.07 -0.08 0.03 0.01
word	california	-0.10 -0.11 -0.11 0.02 0.03
word	call	-0.12 -0.21 0.06 0.04 -0.04
word	calm	-0.13 -0.04 -0.06 -0.13 0.13
word	came	-0.11 -0.09 0.06 -0.09 -0.01
word	camera	-0.10 -0.12 0.04 0.03 -0.05
word	campaign	0.00 -0.12 0.01 0.06 -0.09
word	can	-0.29 -0.14 0.06 -0.07 0.06
word	can't	-0.19 -0.14 -0.08 0.01 0.08
word	canadian	-0.05 -0.12 -0.08 0.03 0.01
word	cancel	0.08 -0.07 -0.05 0.02 -0.08
word	cancell	0.04 -0.04 -0.02 -0.06 -0.06
word	cannot	-0.10 -0.12 -0.12 0.04 0.04
word	capability	-0.16 0.04 -0.17 -0.03 0.10
word	capacity	-0.13 -0.12 -0.04 0.07 0.00
word	capital	0.02 -0.02 -0.21 -0.02 0.09
word	caps	-0.03 -0.05 0.11 0.06 -0.07
word	captur	-0.09 0.04 -0.16 -0.09 0.08
word	car	-0.09 0.11 -0.05 0.00 -0.20
word	card	-0.20 -0.15 -0.05 0.05 0.02
word	care	-0.12 0.01 0.09 -0.07 -0.08
word	careful	-0.03 0.09 0.08 -0.05 -0.10
word	cargo	0.10 0.10 0.03 -0.09 -0.19
word	carlson	-0.14 -0.17 -0.13 0.02 0.05
word	carr	-0.04 -0.04 0.06 0.06 -0.10
word	carrier	-0.08 -0.07 0.00 0.07 -0.03
word	carry	-0.08 0.09 -0.10 -0.06 0.03
word	cars	-0.10 0.08 -0.06 -0.15 0.04
word	case	-0.16 -0.14 0.02 0.10 -0.05
word	cash	-0.12 -0.04 0.06 0.02 -0.13
word	cast	-0.06 0.05 0.00 -0.14 0.05
word	casualty	-0.14 -0.07 0.08 0.05 -0.16
word	catastroph	-0.12 -0.10 -0.10 0.14 -0.15
word	catastrophic	-0.13 -0.12 -0.07 -0.16 0.15
word	catch	-0.01 -0.05 -0.14 -0.01 0.08
word	caught	-0.01 0.05 -0.14 -0.13 0.08
word	caus	0.05 -0.06 -0.05 0.12 -0.21
word	caution	-0.12 -0.09 0.03 0.06 -0.12
word	cautiou	-0.19 -0.16 0.04 0.07 -0.15
word	ceas	0.12 -0.06 -0.08 -0.09 0.02
word	ceasefir	-0.09 -0.02 -0.02 -0.03 0.01
word	celebrat	-0.21 -0.21 -0.07 0.14 0.04
word	celebration	-0.13 -0.16 -0.12 0.14 -0.11
word	cell	-0.18 -0.18 0.01 -0.03 0.06
word	center	-0.12 0.01 -0.03 0.03 -0.02
word	centr	-0.04 0.10 -0.01 -0.07 -0.10
word	central	0.03 0.05 -0.09 -0.05 -0.16
word	ceo	-0.10 0.04 0.06 0.03 -0.18
word	ceremony	-0.13 -0.12 -0.04 0.10 -0.10
word	chain	-0.10 -0.08 0.03 -0.01 -0.03
word	chair	-0.05 -0.11 -0.10 0.00 0.05
word	chairman	-0.07 -0.05 0.04 -0.06 0.03
word	challeng	-0.01 0.04 -0.16 -0.10 0.09
word	chanc	-0.11 -0.09 0.01 -0.08 0.07
word	chang	-0.18 -0.19 -0.23 -0.02 0.15
word	channel	-0.13 -0.14 0.05 0.00 -0.01
word	chao	-0.19 -0.16 -0.06 0.06 0.06
word	charg	-0.21 -0.18 0.03 0.05 -0.11
word	check	-0.12 -0.11 -0.13 0.04 0.04
word	checkpoint	-0.15 0.07 -0.02 0.05 -0.09
word	chemical	-0.08 0.08 0.05 -0.14 0.04
word	chief	-0.04 0.05 -0.12 0.08 -0.14
word	child	-0.16 -0.04 -0.14 0.08 -0.01
word	children	-0.19 -0.22 -0.02 0.10 0.07
word	chill	-0.07 -0.07 0.11 -0.05 -0.08
word	choic	-0.11 -0.13 -0.09 0.04 0.00
word	chok	0.00 -0.07 0.04 0.05 -0.11
word	choos	-0.13 0.06 0.13 -0.17 -0.10
word	chosen	-0.14 -0.09 0.11 -0.08 -0.06
word	chri	-0.10 -0.13 0.03 -0.06 0.04
word	christian	-0.16 -0.08 -0.03 -0.01 0.06
word	cia	-0.07 0.00 -0.02 0.12 -0.13
word	cit	-0.16 -0.09 0.07 0.08 -0.16
word	citizen	-0.13 -0.13 -0.02 -0.02 0.04
word	city	-0.06 0.00 -0.01 0.11 -0.18
word	civil	-0.14 0.10 0.00 -0.11 -0.05
word	civilian	-0.08 -0.15 0.02 0.07 -0.02
word	civilisation	0.04 0.02 -0.10 -0.02 0.00
word	civilization	-0.01 0.03 -0.04 0.04 -0.08
word	claim	-0.02 0.05 -0.06 -0.02 -0.02
word	clash	-0.25 -0.12 -0.02 -0.03 0.13
word	clean	-0.07 0.02 0.03 0.03 -0.10
word	clear	-0.27 -0.28 -0.07 0.13 0.08
word	cleric	-0.10 0.03 0.00 -0.14 0.06
word	climat	-0.03 -0.07 -0.06 -0.05 0.06
word	climb	-0.06 -0.15 -0.12 0.16 -0.09
word	clip	-0.10 -0.11 -0.12 -0.09 0.11
word	clock	-0.12 -0.12 0.03 -0.02 -0.03
word	clos	-0.20 0.14 0.04 -0.05 -0.16
word	closer	-0.15 0.09 0.04 -0.06 -0.12
word	closest	-0.10 -0.08 -0.09 -0.05 0.09
word	closur	-0.22 -0.03 -0.07 0.01 0.09
word	cloud	-0.08 -0.05 -0.04 -0.13 0.12
word	cluster	-0.17 0.05 0.01 0.08 -0.16
word	cnbc	-0.06 -0.08 -0.01 0.08 -0.08
word	cnn	-0.14 0.03 -0.14 -0.03 0.04
word	co	-0.05 -0.06 -0.10 -0.04 0.08
word	coast	-0.05 0.02 0.06 -0.03 -0.25
word	collaps	-0.20 -0.02 0.00 0.02 -0.03
word	collin	-0.09 -0.08 -0.06 0.04 0.03
word	column	0.04 0.09 -0.07 -0.04 -0.11
word	com	-0.09 -0.07 0.19 -0.16 -0.09
word	combat	0.15 0.13 -0.16 -0.12 -0.18
word	come	-0.07 0.04 0.02 0.01 -0.05
word	command	-0.13 -0.03 0.05 -0.04 -0.04
word	commander	-0.01 -0.01 -0.03 -0.04 0.01
word	commando	-0.11 -0.06 0.05 -0.02 -0.02
word	comment	-0.07 -0.01 -0.02 -0.02 -0.02
word	commercial	-0.17 -0.15 0.07 0.10 -0.13
word	commitment	0.05 -0.07 0.02 -0.10 -0.04
word	committ	-0.11 -0.11 -0.13 -0.04 0.10
word	committe	-0.08 0.10 0.06 -0.13 0.04
word	community	-0.15 -0.06 -0.15 -0.01 0.12
word	company	-0.15 -0.08 0.10 -0.03 -0.04
word	compar	-0.08 -0.08 -0.08 0.08 -0.07
word	complain	-0.10 -0.11 -0.08 0.12 -0.11
word	complet	0.08 0.07 -0.03 -0.09 -0.11
word	completely	-0.08 0.00 0.03 -0.05 -0.03
word	complex	0.02 0.06 -0.13 -0.11 0.06
word	complicat	-0.15 -0.17 -0.18 -0.09 0.17
word	comply	-0.10 0.09 0.06 -0.01 -0.09
word	compound	0.05 0.02 -0.11 0.02 -0.16
word	compromis	-0.10 -0.10 -0.13 -0.02 0.07
word	concern	0.03 -0.04 0.05 0.02 -0.14
word	concession	-0.13 -0.17 -0.15 0.14 -0.11
word	conclud	-0.14 -0.16 -0.09 0.13 -0.02
word	condemn	-0.06 -0.15 -0.06 0.13 -0.07
word	condemnation	-0.10 -0.13 -0.10 0.10 0.02
word	condition	-0.08 0.05 0.09 -0.14 -0.09
word	conduct	0.10 0.07 -0.15 -0.15 -0.12
word	conferenc	0.08 -0.11 -0.02 -0.01 -0.01
word	confirm	0.24 0.03 0.06 -0.22 -0.39
word	conflict	-0.03 -0.07 -0.01 0.03 0.00
word	confront	-0.14 -0.06 -0.03 -0.04 0.09
word	confusion	-0.09 -0.14 -0.12 0.09 -0.01
word	congressman	-0.10 -0.09 -0.08 0.07 -0.04
word	consensu	-0.09 0.08 0.06 -0.12 -0.07
word	consequenc	-0.07 0.01 0.03 -0.04 0.00
word	conservativ	-0.09 -0.10 -0.10 0.00 0.06
word	consider	-0.20 0.02 0.03 0.06 -0.18
word	constraint	-0.03 -0.11 -0.07 0.12 -0.12
word	constructiv	0.03 -0.09 -0.08 0.10 -0.06
word	consulat	0.07 0.06 0.03 -0.05 -0.11
word	consumer	-0.12 -0.11 0.05 0.12 -0.12
word	container	-0.07 0.10 0.11 -0.12 -0.13
word	continu	-0.11 0.21 0.08 -0.10 -0.27
word	contract	-0.08 0.06 0.05 -0.01 -0.07
word	contradict	-0.16 -0.13 0.03 0.00 0.02
word	control	-0.09 0.09 0.14 -0.13 -0.21
word	conversation	0.06 -0.01 0.01 -0.09 -0.10
word	convict	-0.08 -0.04 0.05 0.02 -0.12
word	convinc	-0.06 -0.11 -0.14 -0.09 0.12
word	cook	-0.07 -0.09 -0.09 -0.12 0.11
word	cooper	-0.11 0.03 0.09 0.07 -0.11
word	coordinat	-0.10 -0.11 0.03 -0.05 0.06
word	corner	0.02 0.06 -0.15 -0.16 0.11
word	correct	0.03 -0.06 -0.14 -0.03 0.02
word	correspondent	-0.02 -0.16 -0.05 0.02 0.09
word	cost	-0.23 -0.25 -0.12 0.12 -0.03
word	could	-0.23 0.03 0.00 0.00 0.00
word	couldn't	0.03 0.05 0.00 0.00 -0.11
word	coulter	-0.07 -0.06 -0.12 -0.11 0.11
word	counter	0.02 -0.08 0.06 0.01 -0.10
word	counterpart	-0.07 -0.15 -0.12 0.09 -0.03
word	counterterrorism	-0.12 -0.15 0.00 0.14 -0.14
word	country	-0.10 0.02 0.11 0.03 -0.21
word	coupl	-0.11 0.04 -0.08 -0.05 0.05
word	cours	-0.12 -0.06 0.07 0.02 -0.15
word	court	-0.01 -0.01 -0.04 0.03 -0.05
word	cover	-0.06 -0.01 -0.19 -0.02 0.08
word	coverag	-0.18 -0.19 -0.21 -0.06 0.17
word	covert	-0.12 -0.13 -0.14 0.12 -0.05
word	cpac	-0.06 -0.08 -0.10 -0.01 0.07
word	crackdown	-0.12 0.01 -0.01 -0.03 0.02
word	crash	0.04 0.09 -0.02 -0.08 -0.16
word	crazy	-0.14 -0.07 0.03 0.05 -0.07
word	creat	-0.10 -0.12 -0.17 -0.06 0.14
word	credit	-0.09 -0.13 -0.11 0.00 0.09
word	crew	-0.14 0.03 0.09 -0.03 -0.19
word	crim	-0.15 -0.02 -0.09 0.01 0.04
word	criminal	0.05 0.00 -0.08 0.02 -0.07
word	crippl	-0.17 -0.16 -0.05 0.04 0.06
word	crisi	-0.12 -0.17 0.05 0.01 -0.03
word	critic	-0.18 -0.16 -0.20 0.07 0.08
word	critical	0.04 0.05 0.01 -0.08 -0.06
word	criticis	-0.16 0.06 -0.17 0.00 0.04
word	criticism	-0.12 -0.12 -0.06 0.11 -0.06
word	criticiz	-0.05 -0.08 -0.06 0.01 0.02
word	cros	-0.07 -0.10 0.02 0.03 -0.07
word	cross	-0.19 0.00 0.05 0.00 -0.14
word	crossing	-0.14 -0.17 0.01 0.09 -0.09
word	crucial	-0.16 -0.14 0.01 0.04 -0.03
word	crud	-0.12 -0.03 0.00 0.02 -0.05
word	cruis	-0.11 -0.13 -0.09 0.10 0.04
word	crunch	-0.04 -0.08 -0.09 0.10 -0.10
word	crush	0.06 0.07 0.02 -0.13 -0.19
word	crypto	-0.17 -0.19 -0.17 0.05 0.09
word	cup	-0.06 -0.10 -0.13 -0.04 0.07
word	curb	-0.09 0.06 -0.03 0.04 -0.13
word	current	-0.13 0.02 -0.18 -0.13 0.12
word	cut	-0.13 0.01 0.10 0.00 -0.18
word	cuts	-0.14 -0.04 0.09 0.00 -0.15
word	cutt	-0.04 -0.06 -0.05 -0.05 0.06
word	cyber	-0.10 -0.09 -0.07 0.11 -0.07
word	cyberattack	-0.12 -0.11 0.11 0.01 -0.13
word	d	-0.08 0.01 -0.17 -0.17 0.14
word	dad	-0.08 -0.09 -0.13 0.08 -0.02
word	daily	0.00 -0.01 0.00 -0.04 -0.03
word	damag	0.07 0.04 0.01 -0.01 -0.30
word	danger	-0.10 0.07 -0.08 -0.10 0.07
word	dangerou	0.04 -0.13 -0.14 0.11 -0.11
word	dar	-0.07 -0.08 -0.03 0.10 -0.08
word	dark	-0.01 0.02 -0.05 -0.07 0.02
word	darknes	-0.05 -0.09 -0.13 -0.12 0.12
word	data	-0.12 -0.02 -0.15 0.10 -0.08
word	date	-0.08 -0.10 -0.03 -0.03 0.08
word	daughter	-0.07 -0.08 0.00 0.08 -0.07
word	david	-0.10 -0.13 -0.14 -0.13 0.13
word	dawn	-0.09 0.06 0.11 -0.13 -0.05
word	day	0.09 0.06 -0.11 -0.11 -0.02
word	daybreak	-0.07 0.02 0.00 -0.09 0.01
word	days	-0.09 0.02 0.11 -0.06 -0.09
word	dc	-0.05 0.02 0.09 -0.09 -0.13
word	de	-0.13 0.04 0.04 0.00 -0.16
word	dead	0.27 0.00 -0.01 -0.34 -0.13
word	deadlin	0.00 -0.06 0.04 0.03 -0.19
word	deadly	-0.24 0.00 -0.01 0.04 -0.05
word	deal	0.10 -0.01 -0.05 0.00 -0.10
word	dealt	0.06 -0.01 0.00 -0.09 -0.02
word	death	-0.09 -0.14 0.05 -0.09 0.11
word	debat	0.01 0.03 -0.15 -0.01 0.00
word	debri	0.01 0.15 0.16 -0.21 -0.15
word	decad	-0.12 -0.06 -0.01 -0.07 0.06
word	decid	-0.14 0.00 0.12 -0.13 -0.10
word	decimat	-0.10 -0.11 -0.14 0.11 -0.03
word	decision	-0.23 -0.05 0.08 -0.04 -0.03
word	declar	0.11 0.07 0.03 -0.14 -0.05
word	declin	-0.15 -0.18 -0.23 0.08 0.07
word	decry	-0.09 0.00 -0.08 0.04 -0.01
word	deep	0.05 0.05 0.00 -0.16 -0.03
word	deepen	-0.20 -0.01 -0.08 0.03 0.03
word	deeper	-0.10 0.05 -0.09 -0.09 0.07
word	deeply	-0.08 -0.12 -0.08 0.08 0.00
word	defeat	-0.17 -0.12 -0.03 0.00 0.07
word	defenc	0.05 -0.01 -0.09 -0.05 0.01
word	defend	-0.24 -0.05 0.02 0.05 -0.03
word	defens	-0.14 0.09 0.07 -0.09 -0.14
word	defensiv	-0.11 -0.06 0.07 -0.07 0.01
word	defianc	-0.17 -0.06 0.02 0.07 -0.03
word	defiant	-0.16 -0.11 0.04 0.05 -0.12
word	defy	-0.07 0.04 -0.16 -0.16 0.15
word	degrad	-0.08 0.04 -0.15 -0.09 0.04
word	delay	-0.17 -0.02 -0.09 0.10 -0.06
word	delegation	-0.23 -0.08 -0.07 0.09 -0.03
word	deliver	-0.17 -0.03 0.06 -0.15 0.00
word	dem	-0.07 -0.08 -0.05 -0.02 0.04
word	demand	-0.08 -0.07 0.04 -0.07 0.03
word	democrat	-0.10 -0.15 -0.05 0.08 -0.06
word	demolition	-0.11 -0.11 -0.10 0.11 -0.05
word	dems	-0.06 -0.07 -0.03 -0.03 0.05
word	denounc	-0.11 -0.15 -0.09 0.15 -0.11
word	deny	-0.13 -0.03 -0.01 0.02 0.00
word	depart	-0.06 0.07 0.08 -0.07 -0.09
word	department	-0.08 -0.10 -0.13 0.14 -0.09
word	departur	-0.10 0.02 0.03 0.05 -0.14
word	depend	-0.06 -0.07 -0.10 -0.10 0.11
word	dependent	-0.05 -0.08 -0.04 0.10 -0.07
word	deploy	-0.15 -0.02 0.06 -0.01 -0.10
word	deployment	-0.08 -0.10 -0.17 0.04 0.07
word	depot	0.13 0.13 -0.14 -0.08 -0.17
word	deputy	-0.08 -0.14 -0.13 0.08 0.03
word	derail	-0.13 -0.14 -0.17 -0.04 0.13
word	derivativ	-0.05 0.00 0.05 0.01 -0.03
word	desalination	-0.06 0.10 -0.01 -0.16 0.03
word	describ	-0.21 -0.20 -0.17 0.14 0.04
word	desert	-0.01 0.08 -0.12 0.03 -0.11
word	desperat	-0.12 -0.08 -0.12 0.05 0.01
word	despit	-0.28 -0.02 -0.13 0.10 -0.02
word	destabiliz	0.04 0.07 0.01 -0.12 -0.01
word	destroy	-0.20 0.03 -0.02 0.04 -0.04
word	destroyer	0.04 0.03 -0.05 -0.12 0.02
word	destruction	0.06 0.15 -0.14 -0.14 -0.02
word	detail	-0.20 -0.21 -0.05 0.04 0.03
word	detain	-0.11 -0.16 -0.05 0.09 -0.05
word	detect	-0.18 0.09 -0.01 -0.03 -0.10
word	determin	-0.14 -0.16 -0.14 0.07 -0.01
word	devastat	-0.15 -0.05 -0.03 0.01 0.05
word	devastation	-0.03 -0.04 -0.13 0.11 -0.10
word	development	-0.15 -0.13 -0.03 0.06 0.03
word	dialogu	-0.13 -0.15 -0.15 0.15 0.00
word	dictat	-0.13 0.08 0.07 -0.10 -0.03
word	did	0.01 -0.15 -0.20 0.06 0.05
word	didn't	-0.19 -0.05 -0.11 0.08 -0.03
word	die	0.08 -0.09 -0.06 0.03 -0.07
word	dies	-0.03 -0.19 0.10 0.05 -0.16
word	diesel	-0.10 0.08 0.09 -0.07 -0.12
word	difficult	-0.11 -0.13 -0.16 -0.01 0.10
word	digital	-0.02 -0.04 -0.08 -0.03 0.04
word	digitally	0.12 0.12 -0.14 -0.10 -0.08
word	dilemma	-0.08 -0.08 -0.15 -0.11 0.13
word	dilut	-0.12 0.04 0.17 0.00 -0.10
word	diplomacy	-0.23 -0.13 -0.02 0.03 0.00
word	diplomat	0.01 -0.04 -0.05 -0.03 0.03
word	diplomatic	-0.09 -0.01 -0.19 0.06 0.01
word	dips	-0.06 -0.02 0.00 0.00 0.00
word	direct	-0.25 -0.09 0.12 -0.03 -0.09
word	directly	-0.03 0.08 -0.10 0.03 -0.15
word	director	-0.11 0.08 0.06 -0.02 -0.11
word	disabl	0.15 0.14 -0.12 -0.14 -0.14
word	disappoint	-0.11 -0.12 -0.13 0.06 0.04
word	disarm	-0.09 -0.12 -0.06 0.09 -0.09
word	disarmament	-0.04 -0.04 0.01 -0.02 -0.01
word	disaster	-0.11 -0.13 -0.13 0.02 0.07
word	discus	-0.14 -0.14 -0.10 0.08 0.00
word	discuss	-0.12 -0.15 -0.10 0.12 -0.08
word	disfigur	-0.15 -0.13 0.05 0.08 -0.16
word	dismantl	0.01 -0.05 -0.01 -0.17 0.05
word	dismiss	-0.08 -0.06 0.07 0.09 -0.12
word	displac	-0.18 -0.21 -0.04 0.03 0.07
word	displacement	0.03 -0.05 0.01 0.02 -0.15
word	disput	-0.15 -0.07 0.09 0.01 -0.07
word	disregard	-0.09 -0.10 -0.06 0.04 0.07
word	disrupt	-0.12 -0.09 0.12 -0.03 -0.11
word	disruption	-0.15 -0.13 -0.03 0.01 0.02
word	district	0.00 0.12 -0.08 -0.14 -0.12
word	diverg	-0.11 -0.12 -0.09 -0.03 0.06
word	divert	0.06 0.06 -0.13 0.01 -0.02
word	divid	-0.05 -0.09 -0.09 0.06 -0.01
word	do	-0.23 -0.12 -0.01 0.06 -0.03
word	does	-0.16 -0.08 -0.01 0.01 0.01
word	doesn't	-0.25 -0.18 0.00 0.05 -0.03
word	dog	-0.12 -0.11 -0.09 -0.01 0.08
word	dollar	-0.13 0.01 0.08 -0.05 -0.06
word	dollarsb	-0.07 -0.11 -0.11 0.12 -0.11
word	dollarsbn	-0.18 0.05 0.11 -0.05 -0.15
word	dollarsm	-0.13 -0.16 -0.13 0.06 0.05
word	dollarsmillion	-0.09 0.11 0.13 -0.13 -0.12
word	domestic	-0.14 -0.07 0.03 -0.03 0.01
word	dominat	-0.10 -0.11 -0.12 -0.04 0.10
word	don't	-0.21 -0.20 -0.13 -0.01 0.12
word	done	-0.10 -0.06 -0.11 -0.05 0.09
word	doocy	-0.07 -0.08 -0.08 0.00 0.05
word	door	-0.14 -0.10 -0.05 0.06 -0.01
word	doubl	0.04 -0.08 0.02 -0.07 0.02
word	doubt	-0.01 0.07 0.02 -0.15 0.04
word	dow	-0.05 0.03 0.02 -0.06 0.02
word	down	0.01 0.00 0.05 -0.01 -0.13
word	downplay	-0.06 -0.10 -0.13 0.09 0.01
word	dozen	0.17 -0.16 -0.09 -0.01 -0.02
word	draft	-0.18 0.10 0.16 -0.24 -0.01
word	drag	-0.14 -0.08 0.05 0.04 -0.04
word	dragg	-0.09 -0.06 0.07 0.00 -0.07
word	dramatic	0.07 0.00 0.01 -0.09 -0.04
word	dramatically	-0.11 -0.01 -0.12 0.04 0.04
word	draw	0.03 0.06 -0.08 0.03 -0.07
word	dream	-0.10 -0.08 -0.13 -0.09 0.10
word	driller	-0.10 -0.14 -0.13 0.14 -0.11
word	driv	-0.14 -0.08 0.07 0.00 -0.06
word	driven	-0.07 0.00 0.00 -0.05 0.05
word	driver	-0.11 -0.08 -0.11 -0.06 0.08
word	dron	0.10 -0.01 -0.03 0.04 -0.18
word	drop	-0.14 -0.07 -0.04 0.09 -0.11
word	dropp	-0.14 -0.08 -0.06 0.06 0.00
word	due	-0.22 -0.16 0.05 0.06 -0.06
word	dur	-0.12 -0.02 0.00 0.05 -0.06
word	duration	-0.14 -0.08 -0.05 -0.02 0.05
word	duty	0.05 -0.14 -0.14 -0.11 0.10
word	e	-0.09 -0.11 -0.02 0.07 0.02
word	each	0.02 0.02 0.01 -0.11 -0.01
word	early	-0.16 0.03 0.05 0.01 -0.06
word	earth	-0.07 0.04 0.05 0.03 -0.09
word	eas	-0.11 -0.08 -0.01 0.04 -0.03
word	ease	-0.13 -0.11 -0.12 0.11 0.00
word	easier	-0.05 -0.06 -0.10 0.03 0.00
word	east	-0.13 0.07 0.03 -0.04 -0.07
word	easter	-0.17 -0.16 0.03 0.04 -0.04
word	easy	0.05 0.05 -0.07 0.08 -0.09
word	echo	-0.02 0.06 -0.09 -0.07 0.04
word	economic	-0.09 -0.20 -0.03 0.07 0.00
word	economist	-0.07 -0.12 -0.14 -0.15 0.16
word	economy	-0.11 -0.18 -0.11 0.02 0.07
word	ed	-0.09 -0.09 -0.06 0.06 -0.03
word	edg	-0.10 -0.13 -0.10 0.11 -0.06
word	edge	-0.17 -0.07 -0.06 0.01 0.04
word	edition	-0.08 -0.10 -0.10 0.02 0.10
word	editor	-0.11 0.08 -0.02 -0.03 -0.12
word	effect	0.17 -0.05 -0.16 0.00 -0.11
word	effort	-0.13 0.00 0.03 0.03 -0.16
word	eight	-0.20 0.00 -0.18 0.14 -0.08
word	election	-0.11 -0.11 -0.13 -0.12 0.13
word	electronic	-0.10 -0.04 0.06 -0.02 -0.08
word	elementary	0.00 -0.03 -0.15 0.01 0.03
word	eli	-0.08 -0.07 -0.11 0.04 0.05
word	eliminat	0.03 0.08 -0.03 -0.03 -0.21
word	elon	-0.07 -0.08 -0.04 0.03 0.02
word	else	0.02 0.06 -0.05 -0.13 0.00
word	email	-0.06 -0.09 -0.13 0.12 -0.04
word	embarrass	-0.07 -0.07 -0.10 -0.11 0.11
word	embassy	-0.08 -0.02 -0.03 0.02 -0.02
word	emerg	-0.18 -0.16 0.02 -0.04 0.07
word	emergency	0.04 0.12 0.06 -0.11 -0.25
word	empty	-0.13 -0.13 -0.07 0.10 -0.10
word	encourag	-0.16 -0.17 -0.04 0.01 0.02
word	end	0.14 0.00 -0.01 -0.03 -0.13
word	endgam	-0.13 -0.12 -0.15 -0.05 0.15
word	endles	-0.08 -0.12 -0.01 -0.04 0.06
word	ends	0.06 0.00 -0.08 -0.08 0.00
word	enemy	-0.21 -0.01 0.01 -0.01 -0.02
word	energy	0.06 0.07 0.04 -0.06 -0.09
word	engag	-0.15 0.03 -0.08 0.07 -0.09
word	engin	0.01 0.10 0.02 -0.12 -0.11
word	engineer	-0.09 -0.02 -0.11 0.01 0.03
word	engulf	0.03 0.10 0.00 -0.14 -0.14
word	enough	-0.11 -0.02 -0.02 0.08 -0.14
word	enrich	-0.18 -0.01 0.05 0.02 -0.09
word	enrichment	-0.06 0.00 0.00 -0.08 0.09
word	ensur	-0.15 -0.17 -0.20 0.09 0.07
word	enter	-0.02 0.10 -0.03 -0.05 -0.09
word	entir	-0.17 -0.02 0.05 0.04 -0.14
word	entranc	-0.11 -0.04 -0.12 0.08 0.00
word	envoy	-0.21 -0.13 -0.03 0.05 0.02
word	epstein	-0.09 -0.09 -0.12 -0.07 0.10
word	equity	-0.09 -0.13 -0.11 0.10 -0.03
word	era	-0.10 -0.10 0.05 -0.01 -0.01
word	erupt	0.06 0.05 -0.17 -0.01 -0.03
word	escalat	-0.05 0.19 0.05 -0.22 -0.04
word	escalation	-0.15 0.00 0.04 -0.04 -0.01
word	escap	-0.06 -0.12 -0.10 0.01 0.04
word	escort	-0.08 -0.05 0.04 0.04 -0.16
word	essential	-0.08 -0.11 -0.08 0.03 0.01
word	establish	-0.10 -0.07 0.04 -0.09 0.05
word	estimat	-0.11 -0.13 -0.11 0.12 -0.08
word	ether	-0.07 -0.11 -0.10 0.10 -0.05
word	evacuat	-0.01 0.06 -0.03 -0.03 -0.07
word	evacuation	-0.01 0.05 0.07 -0.08 -0.20
word	evad	0.02 -0.05 -0.12 0.12 -0.05
word	eve	-0.05 0.13 0.08 -0.08 -0.11
word	even	-0.15 -0.12 -0.04 0.04 0.01
word	event	-0.17 -0.18 -0.11 0.04 0.10
word	ever	0.00 -0.17 -0.03 0.05 -0.02
word	every	-0.13 -0.04 0.02 0.07 -0.06
word	everyon	-0.10 -0.11 -0.11 -0.05 0.11
word	everyth	-0.16 -0.11 -0.04 -0.09 0.12
word	evidenc	-0.12 -0.06 0.05 -0.04 0.04
word	evil	0.04 0.06 -0.10 -0.10 0.05
word	ex	-0.09 0.00 -0.23 -0.15 0.18
word	exampl	0.06 -0.03 -0.09 -0.08 -0.02
word	except	-0.09 -0.03 0.11 -0.12 -0.08
word	exchang	-0.01 0.15 0.04 -0.13 -0.13
word	exclud	-0.12 0.04 -0.02 0.01 -0.16
word	exclusiv	-0.10 -0.11 -0.11 0.02 0.07
word	execut	-0.13 0.02 0.10 -0.08 -0.15
word	exil	-0.13 -0.14 0.04 0.08 -0.03
word	existential	-0.08 -0.06 0.05 -0.08 0.03
word	exit	-0.13 -0.20 -0.12 0.10 0.05
word	expand	0.01 0.09 0.05 -0.12 -0.16
word	expect	-0.23 -0.22 -0.11 0.16 -0.04
word	expectation	-0.12 -0.13 -0.13 0.09 0.01
word	expel	-0.14 -0.04 0.10 -0.09 -0.13
word	expert	-0.02 -0.08 -0.06 0.00 0.00
word	expir	-0.14 -0.08 0.05 0.03 -0.14
word	explain	-0.05 -0.16 -0.16 0.05 0.06
word	explainer	-0.10 -0.10 -0.13 0.01 0.05
word	explanation	-0.07 -0.07 -0.12 -0.09 0.11
word	expletiv	-0.13 0.04 0.10 -0.03 -0.13
word	explod	0.02 0.06 -0.06 -0.16 0.05
word	explosion	0.08 -0.10 -0.02 0.00 -0.01
word	explosiv	-0.07 -0.08 0.03 0.09 -0.07
word	export	-0.10 0.03 0.05 0.01 -0.13
word	exporter	-0.07 -0.11 -0.11 0.12 -0.10
word	expos	-0.13 -0.16 -0.21 -0.05 0.17
word	expres	-0.07 -0.09 -0.03 0.02 0.00
word	express	-0.13 -0.08 0.01 -0.02 0.04
word	expulsion	-0.11 0.05 -0.02 0.00 -0.11
word	extend	-0.25 0.08 0.07 -0.03 -0.17
word	extension	-0.18 0.04 0.10 0.02 -0.15
word	extensiv	-0.11 0.08 0.06 -0.15 -0.09
word	extent	-0.10 -0.10 -0.06 0.11 -0.09
word	extraordinary	-0.05 0.01 -0.02 -0.12 0.09
word	extrem	-0.04 -0.04 -0.04 0.03 0.00
word	extremely	-0.09 -0.03 -0.01 0.04 -0.12
word	eyes	-0.13 -0.10 0.11 -0.09 0.02
word	f	-0.10 0.01 0.04 -0.03 -0.08
word	fac	0.03 -0.27 -0.12 0.05 0.03
word	face	-0.25 -0.26 -0.10 0.06 0.09
word	facility	-0.08 0.13 0.12 -0.14 -0.17
word	fact	-0.07 -0.07 -0.09 -0.01 0.06
word	factbox	0.04 0.04 0.02 -0.01 -0.09
word	factory	0.10 0.02 -0.10 -0.16 -0.09
word	fail	-0.24 -0.01 0.04 -0.07 0.05
word	failur	-0.13 -0.15 -0.17 0.03 0.11
word	fair	-0.04 0.01 -0.15 0.04 0.01
word	fake	-0.15 -0.12 -0.08 -0.04 0.11
word	fall	-0.11 -0.05 -0.12 0.10 0.00
word	fallout	-0.16 0.02 0.08 0.00 -0.07
word	fals	-0.12 -0.14 -0.14 0.16 -0.08
word	family	-0.24 -0.21 -0.10 0.00 0.18
word	famou	0.04 0.08 0.12 -0.03 -0.13
word	far	-0.21 -0.14 -0.01 0.06 0.06
word	farsnew	-0.09 -0.11 -0.09 0.11 -0.08
word	fast	-0.12 -0.12 0.00 0.13 -0.15
word	fate	-0.08 -0.15 -0.18 0.10 -0.03
word	father	-0.09 0.00 0.10 -0.13 0.01
word	fbi	-0.15 -0.08 0.11 0.00 -0.14
word	fcc	-0.08 -0.10 -0.12 -0.02 0.07
word	fear	0.06 0.04 -0.05 -0.02 -0.05
word	fed	-0.20 -0.14 0.03 0.04 -0.06
word	federal	-0.09 -0.10 0.00 0.07 -0.02
word	fee	-0.13 -0.08 0.05 -0.01 -0.10
word	feedstock	-0.05 -0.18 -0.16 0.17 -0.12
word	feel	-0.02 -0.13 -0.13 0.09 -0.03
word	fees	-0.22 -0.14 0.09 -0.03 -0.09
word	fellow	-0.10 -0.10 -0.05 0.03 0.02
word	ferguson	-0.07 -0.10 -0.11 -0.04 0.06
word	fertilizer	-0.07 -0.14 -0.15 -0.09 0.11
word	fetterman	-0.06 -0.07 0.00 -0.01 0.01
word	few	-0.12 -0.05 0.10 0.05 -0.13
word	field	-0.16 -0.03 0.06 -0.03 0.00
word	fierc	-0.10 0.00 -0.07 0.03 0.02
word	fifth	0.03 0.03 -0.07 0.07 -0.17
word	fight	-0.07 0.07 -0.04 -0.08 0.02
word	fighter	-0.09 0.00 0.01 0.00 -0.05
word	figur	0.04 -0.10 -0.11 0.03 0.02
word	fil	-0.10 -0.10 -0.11 0.03 0.04
word	file	-0.08 -0.09 0.02 0.08 -0.08
word	fill	0.06 0.08 0.01 -0.10 -0.05
word	film	-0.08 -0.11 -0.10 -0.07 0.10
word	final	-0.19 0.04 0.13 -0.06 -0.10
word	finaliz	-0.13 -0.11 -0.13 0.13 -0.01
word	finally	-0.13 -0.12 -0.15 -0.10 0.13
word	financial	-0.09 0.04 -0.10 0.09 -0.14
word	find	-0.10 -0.08 -0.03 0.07 -0.06
word	fine	-0.06 0.02 0.06 -0.04 -0.08
word	finish	-0.05 -0.02 -0.04 -0.02 0.03
word	fir	-0.02 0.13 -0.05 -0.10 -0.10
word	fire	0.10 0.19 -0.08 -0.18 -0.13
word	firepower	-0.15 -0.12 0.14 -0.09 -0.15
word	firm	-0.09 -0.05 0.00 0.04 -0.06
word	first	0.09 -0.03 -0.04 0.01 -0.09
word	fit	-0.07 0.06 0.08 0.01 -0.10
word	five	-0.12 0.11 0.08 -0.16 -0.02
word	fix	-0.02 -0.07 -0.12 -0.04 0.08
word	flag	0.06 -0.12 -0.14 -0.08 0.08
word	flagg	0.05 0.10 -0.08 -0.09 -0.12
word	flam	-0.03 0.09 0.03 -0.17 -0.03
word	flar	0.07 -0.02 -0.03 0.01 -0.20
word	fled	-0.05 -0.04 -0.15 -0.05 0.10
word	flee	-0.11 -0.07 0.02 0.01 -0.01
word	fleet	0.04 -0.09 -0.10 0.05 0.06
word	flight	-0.22 -0.14 0.08 0.03 -0.06
word	float	-0.11 -0.08 0.02 -0.15 0.12
word	flow	-0.05 -0.07 -0.17 0.14 -0.07
word	fly	-0.11 0.04 -0.03 0.03 -0.09
word	fm	-0.27 -0.18 0.05 0.05 -0.14
word	fmr	-0.11 0.02 -0.13 -0.13 0.11
word	focu	-0.11 -0.12 -0.04 -0.01 0.04
word	focus	-0.12 -0.09 -0.12 0.09 0.00
word	foil	-0.10 -0.11 0.00 0.00 0.04
word	follow	0.00 -0.08 0.07 0.02 -0.11
word	food	-0.07 -0.12 -0.16 0.04 0.03
word	fool	-0.10 -0.15 -0.13 0.09 -0.04
word	footag	-0.05 0.00 -0.06 0.09 -0.12
word	forc	0.08 -0.03 -0.06 -0.02 -0.06
word	forecast	-0.07 -0.08 -0.09 0.13 -0.11
word	foreign	-0.02 -0.04 0.03 0.02 -0.10
word	form	-0.13 -0.12 -0.12 0.08 0.02
word	former	-0.14 0.02 -0.04 -0.09 0.06
word	forward	-0.10 0.00 0.01 -0.06 0.04
word	found	0.00 -0.01 -0.24 -0.02 0.04
word	four	-0.16 0.06 0.05 0.01 -0.19
word	fourth	-0.12 0.00 -0.04 0.08 -0.12
word	fox	-0.12 0.01 -0.09 -0.07 0.06
word	fractur	-0.10 -0.14 0.11 -0.11 0.02
word	fragil	-0.18 -0.11 -0.12 0.00 0.11
word	fram	-0.12 -0.10 0.04 0.09 -0.13
word	framework	0.07 0.10 -0.01 -0.05 -0.11
word	frantic	0.02 0.09 0.08 -0.07 -0.15
word	freak	-0.09 -0.12 -0.16 -0.11 0.14
word	free	-0.14 -0.05 -0.03 0.01 0.04
word	freedom	0.04 -0.13 -0.14 0.00 0.04
word	freight	-0.06 -0.09 -0.07 0.04 0.01
word	fresh	-0.17 0.19 0.01 -0.09 -0.26
word	friday	0.13 -0.08 0.02 -0.09 -0.09
word	friend	-0.14 -0.15 -0.19 -0.12 0.16
word	friendly	-0.10 -0.07 0.10 0.02 -0.09
word	frigat	0.04 -0.05 -0.10 0.03 -0.13
word	front	0.07 0.01 -0.11 -0.02 -0.09
word	frozen	-0.15 0.06 0.07 -0.06 -0.11
word	ft	-0.09 0.08 0.10 -0.11 -0.08
word	ftse	-0.06 -0.11 -0.13 0.13 0.02
word	fuel	-0.21 -0.08 0.00 0.09 -0.08
word	full	-0.14 -0.19 0.02 0.02 0.01
word	fully	-0.17 -0.13 0.02 0.03 -0.02
word	fun	-0.13 -0.08 0.11 -0.11 -0.06
word	fund	-0.16 -0.09 0.08 -0.04 -0.06
word	fundamental	-0.11 -0.05 0.04 -0.07 0.04
word	funeral	0.00 -0.15 -0.14 0.12 0.00
word	furiou	-0.09 0.01 -0.03 0.06 -0.08
word	further	-0.04 0.05 -0.03 0.00 -0.05
word	fury	-0.13 -0.16 0.09 0.05 -0.04
word	futur	-0.13 -0.11 0.11 -0.07 -0.03
word	fy27	-0.08 -0.10 -0.09 0.10 -0.12
word	g	-0.10 0.08 0.04 -0.02 -0.17
word	g7	-0.17 -0.05 0.09 -0.04 -0.08
word	gabbard	-0.09 -0.10 -0.05 0.09 -0.08
word	gain	-0.11 -0.12 -0.04 -0.02 0.08
word	gam	-0.11 -0.05 -0.04 0.07 -0.06
word	gambl	-0.08 -0.09 -0.12 0.00 0.08
word	game	-0.12 -0.06 -0.01 -0.18 0.14
word	gaps	-0.11 -0.12 -0.08 0.11 -0.11
word	gas	-0.15 -0.02 -0.01 -0.06 0.06
word	gasolin	-0.09 0.06 0.03 -0.02 -0.04
word	gather	-0.11 -0.01 -0.13 0.09 -0.14
word	gave	-0.09 -0.01 -0.05 -0.04 0.06
word	gen	0.06 0.02 -0.12 -0.10 0.05
word	general	-0.10 0.00 -0.08 0.00 0.04
word	genocid	-0.06 -0.10 -0.11 0.03 0.04
word	genocidal	-0.12 -0.08 0.01 0.00 0.00
word	geopolitic	-0.07 -0.12 -0.11 -0.07 0.08
word	geopolitical	-0.08 -0.09 -0.12 -0.04 0.10
word	get	-0.17 -0.10 -0.03 0.04 0.03
word	gets	-0.12 0.03 0.00 -0.09 0.05
word	gett	0.06 0.00 -0.05 -0.07 0.03
word	giant	-0.08 0.10 0.10 -0.18 -0.06
word	gift	-0.13 -0.12 -0.14 -0.06 0.10
word	girl	0.07 -0.06 -0.07 -0.03 -0.01
word	giv	-0.21 0.04 0.12 -0.16 -0.01
word	give	-0.14 -0.06 0.06 0.00 -0.04
word	given	-0.11 -0.14 0.09 0.03 -0.06
word	global	-0.20 -0.16 0.04 0.00 0.01
word	globally	-0.07 -0.08 0.02 0.00 0.00
word	go	0.01 -0.08 0.04 -0.15 0.05
word	goal	-0.11 -0.08 -0.06 0.07 -0.01
word	god	-0.10 -0.14 -0.18 -0.03 0.13
word	goes	0.07 0.09 -0.18 -0.21 0.06
word	gold	0.01 -0.01 -0.06 0.04 -0.06
word	golden	-0.08 -0.10 -0.12 -0.04 0.09
word	goldman	-0.11 -0.11 -0.13 -0.04 0.08
word	gonna	-0.11 0.05 -0.02 0.01 -0.02
word	good	0.04 -0.10 -0.16 0.05 0.10
word	gop	-0.06 -0.13 -0.17 -0.02 0.09
word	got	-0.11 -0.07 0.06 -0.06 0.00
word	government	-0.07 -0.08 -0.10 0.00 0.08
word	govt	-0.09 -0.07 0.06 0.04 -0.15
word	graham	-0.08 0.07 0.03 0.02 -0.06
word	great	-0.07 -0.11 0.03 -0.03 0.01
word	greater	-0.11 -0.12 -0.15 -0.14 0.14
word	green	-0.15 -0.14 -0.07 0.13 0.01
word	greet	-0.10 -0.13 -0.11 0.09 -0.02
word	grid	-0.09 0.12 0.05 -0.06 -0.07
word	grill	-0.05 -0.06 -0.04 0.01 0.00
word	grim	-0.11 -0.12 0.02 0.03 -0.04
word	grip	-0.09 -0.14 -0.03 0.01 0.02
word	grocery	-0.05 -0.06 -0.10 0.04 -0.03
word	grok	-0.09 -0.10 0.03 0.07 -0.02
word	ground	0.05 0.04 0.07 -0.19 -0.06
word	group	-0.14 -0.08 -0.04 0.00 0.03
word	grow	-0.12 -0.03 -0.01 0.03 -0.03
word	growth	-0.07 -0.08 -0.01 0.04 -0.04
word	guarante	-0.12 -0.13 -0.11 0.08 -0.03
word	guard	-0.19 -0.13 0.08 0.07 -0.03
word	guest	-0.10 -0.10 -0.14 -0.11 0.12
word	guid	-0.08 -0.11 -0.07 0.12 -0.12
word	guidelin	-0.24 -0.23 -0.04 0.20 -0.24
word	gun	0.00 0.02 -0.10 0.03 0.00
word	gunboat	0.12 0.06 -0.02 -0.08 -0.08
word	gunfir	0.09 0.12 -0.04 -0.13 -0.11
word	hack	-0.03 -0.08 -0.07 0.03 0.03
word	hacker	-0.10 0.01 0.11 -0.05 -0.13
word	hail	-0.08 -0.10 0.01 0.03 -0.03
word	half	-0.07 -0.04 0.11 -0.05 -0.11
word	hall	0.04 -0.07 -0.03 0.08 -0.08
word	halt	0.13 -0.09 -0.03 -0.06 -0.11
word	hama	-0.19 -0.10 -0.06 0.15 -0.10
word	hammer	-0.10 0.07 -0.12 -0.13 0.05
word	hand	-0.04 -0.10 -0.06 0.00 0.01
word	happen	-0.23 -0.20 0.03 0.13 -0.09
word	happy	-0.10 -0.11 -0.13 0.01 0.10
word	harbor	-0.09 -0.08 0.01 0.12 -0.12
word	hard	-0.27 -0.16 0.09 0.01 -0.01
word	hav	-0.06 -0.09 -0.09 0.05 0.01
word	haven	-0.10 -0.16 -0.12 0.08 0.02
word	haven't	-0.07 -0.10 -0.06 0.13 -0.11
word	hawk	-0.09 -0.14 -0.13 -0.03 0.12
word	hay	-0.04 -0.04 -0.11 -0.09 0.09
word	he'll	-0.16 -0.01 0.09 -0.13 0.00
word	head	0.00 -0.04 -0.03 0.02 -0.03
word	headquarter	-0.07 0.14 -0.03 -0.11 -0.10
word	health	0.01 -0.12 -0.14 0.10 -0.06
word	healthcar	-0.03 -0.13 0.09 0.02 -0.11
word	hear	-0.05 0.06 0.09 -0.13 0.01
word	heard	0.11 0.03 -0.09 -0.18 -0.13
word	heart	-0.11 -0.06 -0.09 0.00 0.10
word	heat	-0.07 -0.05 0.02 -0.06 0.02
word	heaviest	0.04 0.06 -0.12 -0.12 -0.07
word	heavy	-0.12 0.06 0.07 -0.02 -0.13
word	hedg	-0.03 -0.09 -0.07 0.11 -0.12
word	held	0.03 -0.19 -0.10 0.12 -0.11
word	helicopter	0.15 -0.03 0.05 -0.18 -0.32
word	hell	-0.06 -0.05 0.13 -0.17 -0.02
word	help	-0.26 -0.05 0.00 0.10 -0.06
word	here	-0.14 -0.16 -0.05 -0.06 0.11
word	hid	-0.05 0.02 -0.12 0.08 -0.09
word	hidden	-0.01 0.05 -0.12 -0.01 -0.03
word	high	-0.02 0.03 0.01 -0.06 -0.01
word	higher	-0.12 -0.17 0.03 0.08 -0.10
word	highest	-0.09 0.08 -0.01 0.04 -0.13
word	highlight	-0.13 -0.14 -0.13 0.01 0.08
word	highly	-0.01 0.09 -0.10 0.02 -0.09
word	hik	-0.03 -0.06 -0.03 0.00 0.01
word	hike	-0.12 -0.15 -0.16 0.16 -0.08
word	him	-0.19 -0.13 0.01 0.00 0.06
word	hint	-0.09 0.07 0.05 -0.05 -0.02
word	historic	-0.25 -0.10 0.03 0.00 -0.04
word	history	0.00 0.03 -0.04 -0.08 0.03
word	hit	0.09 0.19 0.01 -0.15 -0.26
word	hits	-0.03 0.09 0.01 -0.14 -0.02
word	hitt	0.01 0.07 -0.10 -0.04 -0.01
word	hold	-0.13 -0.22 0.03 0.07 -0.11
word	hole	0.10 0.15 -0.10 -0.17 -0.15
word	holiday	-0.11 -0.11 -0.09 0.09 -0.04
word	hom	-0.05 0.08 -0.17 0.00 -0.09
word	home	-0.22 -0.09 -0.04 -0.02 0.06
word	honcho	-0.03 -0.05 -0.05 0.01 0.01
word	honor	-0.07 -0.11 -0.12 -0.02 0.07
word	hop	-0.25 -0.11 -0.18 0.17 0.05
word	hope	-0.11 -0.01 -0.20 0.05 0.02
word	hospital	0.02 0.04 -0.07 -0.04 -0.07
word	host	0.10 0.02 0.00 -0.09 -0.05
word	hostil	-0.19 -0.04 0.00 0.06 -0.03
word	hostility	0.05 -0.09 -0.15 0.02 -0.06
word	hotel	-0.04 0.12 -0.13 -0.11 0.03
word	hour	0.06 -0.02 -0.02 -0.04 0.01
word	hous	-0.13 0.02 -0.03 0.05 -0.07
word	how	-0.23 -0.28 -0.10 0.06 0.06
word	hub	-0.12 -0.03 0.09 -0.14 0.02
word	huge	-0.08 0.04 -0.07 -0.07 0.06
word	human	-0.12 -0.13 -0.09 0.01 0.04
word	humanity	-0.10 -0.12 -0.11 0.09 -0.05
word	hundred	0.06 -0.09 -0.03 0.05 -0.10
word	hunt	-0.08 0.09 0.09 -0.14 -0.06
word	hurdl	-0.13 -0.16 -0.04 0.06 0.00
word	hurt	0.02 0.09 -0.06 -0.01 -0.14
word	hype	-0.05 -0.06 -0.08 -0.04 0.06
word	hyperliquid	-0.06 0.05 0.06 -0.12 0.03
word	i	-0.17 -0.08 -0.05 0.07 0.00
word	i'm	-0.08 -0.08 -0.11 -0.07 0.09
word	icis	-0.09 -0.14 -0.11 -0.04 0.08
word	idea	-0.15 -0.16 -0.18 0.04 0.04
word	identify	-0.20 -0.21 -0.07 0.19 -0.14
word	iea	-0.12 0.04 0.06 0.01 -0.17
word	if	-0.19 -0.12 0.19 -0.14 0.00
word	ignit	-0.06 0.04 -0.10 -0.01 0.05
word	ignor	0.03 0.00 0.05 -0.03 -0.04
word	iii	-0.06 -0.12 -0.06 0.11 -0.12
word	illegal	-0.06 -0.11 -0.09 0.11 -0.08
word	imag	-0.19 -0.16 -0.07 0.13 0.01
word	imagery	-0.07 0.00 0.07 -0.05 -0.11
word	imf	-0.12 -0.11 -0.02 0.11 -0.08
word	immediat	0.05 0.04 -0.05 -0.04 -0.09
word	immediately	-0.08 0.13 0.11 -0.22 -0.04
word	imminent	0.04 -0.13 -0.07 -0.02 0.03
word	impact	-0.22 -0.05 -0.02 0.03 -0.01
word	implementation	0.03 0.05 -0.10 0.04 -0.10
word	implication	-0.04 -0.07 -0.09 -0.03 0.06
word	import	-0.08 -0.10 -0.15 -0.06 0.08
word	importanc	-0.07 -0.08 -0.06 -0.02 0.04
word	important	-0.10 -0.05 0.05 0.05 -0.09
word	impos	-0.07 -0.07 0.07 -0.04 -0.12
word	inch	-0.11 -0.11 -0.11 0.12 -0.09
word	incident	-0.03 0.02 0.02 -0.03 -0.18
word	includ	0.03 -0.02 0.10 -0.07 -0.21
word	increas	0.00 -0.12 -0.02 0.05 -0.04
word	increasingly	-0.09 -0.13 -0.12 0.05 0.06
word	independent	-0.09 -0.10 -0.12 0.05 0.05
word	indicat	-0.12 0.01 -0.02 0.02 0.04
word	industrial	0.04 0.01 -0.04 -0.14 0.00
word	industry	-0.13 -0.12 0.02 0.05 -0.06
word	infiltration	0.21 0.12 0.07 -0.12 -0.27
word	inflation	-0.11 -0.04 -0.03 -0.02 0.02
word	influenc	-0.12 -0.14 -0.14 0.04 0.05
word	influencer	-0.01 0.01 -0.19 -0.18 0.13
word	inform	-0.07 0.05 0.11 -0.09 -0.12
word	information	-0.08 -0.06 0.05 -0.02 -0.10
word	infrastructur	-0.16 0.05 0.03 -0.23 0.06
word	initial	-0.01 -0.09 -0.10 0.05 0.10
word	injur	-0.05 0.13 -0.02 -0.08 -0.25
word	injury	-0.17 -0.04 -0.02 0.06 0.01
word	insid	-0.14 -0.05 -0.02 -0.14 0.13
word	insider	-0.10 -0.14 -0.06 -0.02 0.09
word	insight	-0.11 -0.08 -0.12 -0.17 0.18
word	insist	-0.22 -0.02 -0.04 0.11 -0.12
word	inspect	-0.14 0.06 0.01 -0.03 -0.11
word	inspection	-0.16 0.04 0.13 -0.08 -0.12
word	inspector	-0.18 -0.04 0.06 0.01 -0.11
word	insufficient	-0.16 -0.16 -0.12 0.13 0.06
word	insuranc	-0.09 0.00 0.07 -0.04 -0.11
word	insurer	-0.11 0.07 0.10 -0.05 -0.15
word	integrity	-0.09 -0.05 -0.03 -0.02 0.04
word	intel	-0.18 -0.03 -0.17 0.11 -0.05
word	intelligenc	0.02 0.05 -0.17 0.05 -0.04
word	intend	-0.06 -0.06 -0.10 -0.10 0.10
word	intens	-0.01 0.10 -0.07 -0.16 -0.15
word	intensify	0.01 0.15 -0.08 -0.05 -0.15
word	intercept	-0.07 0.09 -0.01 -0.06 -0.20
word	interception	-0.03 -0.07 -0.14 0.08 0.06
word	interceptor	-0.16 -0.05 -0.07 0.05 0.06
word	interest	-0.16 -0.14 -0.05 0.01 0.03
word	interim	0.05 0.10 0.05 -0.12 -0.09
word	interior	-0.09 -0.10 -0.07 0.05 0.07
word	international	-0.08 -0.07 -0.08 0.14 -0.08
word	internet	-0.16 -0.12 0.03 0.06 -0.04
word	interven	-0.10 0.09 0.06 0.00 -0.14
word	intervention	-0.14 0.05 0.17 -0.10 -0.10
word	interview	0.06 0.09 0.05 -0.01 -0.14
word	invad	-0.09 -0.09 -0.11 0.05 0.00
word	invasion	-0.06 0.01 0.05 -0.20 0.02
word	investigat	-0.18 -0.18 0.00 0.10 -0.06
word	investigation	-0.22 -0.22 -0.02 0.20 -0.03
word	investigator	-0.09 -0.09 -0.13 0.12 -0.06
word	investor	-0.04 -0.14 -0.02 0.06 -0.04
word	invit	0.04 0.18 0.06 -0.13 -0.12
word	invok	-0.10 -0.10 -0.13 0.04 0.07
word	involv	0.07 0.05 0.01 -0.13 -0.02
word	involvement	-0.11 -0.01 0.01 0.03 -0.12
word	iron	0.05 -0.01 0.03 -0.10 0.03
word	is	-0.09 -0.17 -0.09 -0.03 0.16
word	islamic	0.09 -0.14 -0.15 -0.02 0.02
word	island	-0.13 0.06 0.08 -0.01 -0.14
word	isn't	-0.17 -0.05 -0.10 0.03 0.07
word	issu	-0.14 -0.10 0.16 -0.10 -0.08
word	itself	-0.10 -0.03 -0.08 0.11 -0.11
word	jack	-0.11 -0.10 -0.11 -0.11 0.11
word	jail	-0.09 -0.16 -0.15 0.16 -0.14
word	jake	-0.09 -0.05 0.02 -0.06 0.01
word	jazeera	-0.09 0.00 -0.17 0.06 -0.03
word	jeffry	-0.09 -0.07 -0.03 0.02 -0.02
word	jenning	-0.08 -0.08 -0.11 -0.07 0.10
word	jesu	-0.16 -0.19 -0.13 -0.01 0.11
word	jet	-0.11 0.02 0.00 0.02 -0.08
word	jets	-0.04 0.14 0.03 -0.13 -0.11
word	jewish	-0.11 -0.09 -0.14 -0.03 0.12
word	jimmy	-0.06 -0.08 -0.11 -0.08 0.10
word	jitter	-0.06 -0.09 -0.01 0.10 -0.13
word	job	-0.13 0.02 0.02 0.01 -0.04
word	jobs	-0.08 -0.09 -0.13 -0.12 0.13
word	joe	-0.17 -0.19 -0.15 0.04 0.03
word	john	-0.15 -0.18 -0.15 0.00 0.08
word	join	0.06 -0.08 0.03 -0.06 -0.08
word	joint	-0.01 0.04 0.08 -0.07 -0.07
word	jok	-0.10 -0.11 -0.12 -0.08 0.10
word	joke	-0.08 -0.10 -0.09 -0.07 0.08
word	jolt	-0.05 -0.03 0.06 -0.10 0.02
word	jon	-0.12 -0.11 -0.16 -0.04 0.11
word	jonathan	-0.11 -0.11 -0.12 -0.03 0.10
word	journalist	-0.16 0.00 0.00 0.03 -0.07
word	judg	-0.13 -0.10 0.04 0.10 -0.13
word	july	-0.11 -0.10 -0.12 0.06 0.04
word	jump	-0.04 0.04 -0.02 -0.01 -0.02
word	june	0.07 -0.13 -0.19 -0.12 0.10
word	just	-0.03 -0.04 0.00 -0.18 0.13
word	justification	-0.09 -0.09 -0.14 -0.09 0.12
word	justify	-0.12 -0.11 -0.11 0.03 -0.01
word	k	-0.11 0.01 -0.02 0.02 -0.10
word	kaitlan	-0.09 -0.08 -0.06 0.04 0.03
word	kamikaz	-0.08 -0.08 -0.06 0.08 -0.11
word	karl	-0.10 -0.11 -0.13 -0.05 0.11
word	karolin	-0.18 -0.13 -0.03 0.01 0.07
word	kash	-0.10 -0.08 -0.05 0.03 0.01
word	keep	-0.26 -0.09 -0.10 0.04 0.08
word	keir	-0.10 -0.12 0.06 0.02 -0.03
word	kelly	-0.04 -0.06 -0.08 -0.06 0.07
word	kent	-0.10 -0.12 0.02 0.09 -0.08
word	kept	-0.11 -0.13 -0.11 0.15 -0.14
word	kerry	-0.10 -0.09 -0.12 -0.13 0.12
word	key	-0.08 -0.01 -0.09 -0.02 0.08
word	khalil	-0.17 -0.10 0.07 0.02 -0.03
word	kick	-0.14 0.02 0.12 -0.08 -0.12
word	kill	0.08 0.01 -0.03 -0.06 -0.04
word	kimmel	-0.06 -0.08 -0.14 -0.02 0.10
word	king	-0.07 0.02 -0.12 0.03 -0.05
word	kittleson	-0.03 0.03 -0.10 0.02 -0.06
word	knew	-0.09 -0.11 -0.11 0.06 0.03
word	knock	-0.13 -0.08 0.07 -0.10 0.02
word	know	-0.01 0.06 -0.02 -0.14 0.02
word	korea	-0.05 -0.10 -0.10 -0.03 0.08
word	kurd	-0.17 -0.18 -0.07 0.07 0.05
word	kurdish	-0.11 0.09 0.00 -0.09 0.02
word	la	-0.09 -0.14 -0.16 -0.04 0.13
word	lab	-0.09 -0.11 -0.13 0.04 0.05
word	lack	-0.10 -0.09 -0.12 0.10 -0.04
word	laden	-0.13 -0.08 0.03 0.04 -0.12
word	laid	0.03 0.07 -0.12 -0.02 -0.06
word	lake	-0.11 0.05 0.06 -0.09 0.02
word	land	-0.15 0.05 -0.04 0.03 -0.11
word	larg	-0.10 0.02 -0.04 0.00 0.03
word	largely	-0.08 -0.10 -0.10 0.06 0.01
word	largest	-0.14 0.02 0.05 -0.12 0.02
word	lash	-0.15 0.01 -0.08 0.04 -0.02
word	last	-0.27 -0.17 -0.04 0.08 0.05
word	late	-0.10 -0.04 -0.02 0.05 -0.01
word	latest	0.00 -0.01 -0.04 -0.02 0.00
word	launch	0.17 0.09 0.03 -0.16 -0.31
word	launcher	-0.18 -0.09 -0.05 0.14 -0.16
word	laura	0.06 0.05 0.00 -0.09 0.00
word	law	-0.15 -0.16 -0.06 0.07 -0.02
word	lawmaker	-0.06 -0.01 0.01 -0.04 0.03
word	lay	-0.06 0.06 -0.07 0.06 -0.15
word	lays	-0.11 -0.03 0.09 0.00 -0.10
word	lead	-0.14 -0.08 0.03 -0.01 0.01
word	leader	-0.05 0.06 0.00 0.01 -0.08
word	leadership	-0.09 -0.09 -0.11 0.00 0.09
word	leaf	-0.10 0.02 0.02 0.02 -0.10
word	leak	-0.01 0.04 0.01 0.08 -0.17
word	learn	-0.13 -0.12 -0.14 0.00 0.12
word	least	0.17 0.09 -0.15 -0.11 -0.13
word	leav	-0.28 0.01 0.12 -0.13 -0.06
word	led	-0.13 -0.09 -0.08 0.01 0.09
word	left	-0.13 -0.07 -0.22 0.12 0.05
word	legal	-0.13 -0.16 -0.14 0.11 -0.02
word	legitimat	-0.10 0.01 0.10 -0.10 -0.11
word	less	-0.09 0.05 -0.09 -0.07 0.03
word	lesson	-0.07 -0.09 -0.11 -0.03 0.05
word	let	-0.14 -0.13 0.00 -0.01 0.07
word	level	-0.08 -0.05 0.04 0.02 -0.14
word	leverag	-0.12 -0.13 -0.13 -0.02 0.13
word	licens	-0.05 0.01 0.03 0.04 -0.09
word	lies	-0.11 -0.09 0.02 -0.15 0.10
word	life	-0.17 -0.16 -0.07 0.05 0.06
word	lifelin	-0.04 -0.09 -0.05 0.10 -0.07
word	lift	-0.27 -0.14 -0.01 0.03 -0.01
word	like	-0.02 -0.20 -0.12 -0.09 0.21
word	likely	-0.15 -0.14 -0.04 0.02 0.02
word	limbo	-0.10 -0.03 0.04 0.00 -0.11
word	limit	0.01 -0.20 0.05 -0.06 0.02
word	lin	-0.18 -0.15 -0.07 0.07 0.04
word	lindsey	-0.06 -0.04 -0.04 0.03 -0.02
word	line	-0.12 -0.12 -0.03 0.04 0.01
word	linger	-0.06 -0.08 -0.07 0.10 -0.12
word	link	-0.22 -0.14 0.06 0.10 -0.18
word	list	-0.12 -0.07 0.05 -0.17 0.09
word	listen	0.05 0.02 -0.06 -0.07 0.03
word	littl	-0.18 -0.16 -0.25 -0.02 0.17
word	liv	-0.20 -0.01 -0.07 -0.08 0.10
word	live	0.17 0.10 0.01 -0.19 -0.26
word	lng	-0.12 -0.09 -0.08 0.07 -0.01
word	load	-0.18 -0.04 0.09 0.00 -0.11
word	lock	-0.01 0.11 0.08 -0.03 -0.16
word	logistic	-0.06 -0.10 -0.14 0.05 0.00
word	long	-0.23 0.00 0.04 0.02 -0.06
word	longer	0.12 0.11 -0.09 -0.08 -0.04
word	look	-0.18 -0.18 -0.11 0.04 0.06
word	loom	-0.21 -0.04 -0.07 -0.03 0.08
word	los	-0.14 -0.14 -0.01 -0.05 0.06
word	lose	-0.08 -0.11 -0.09 0.12 -0.08
word	loser	-0.10 -0.09 -0.05 -0.11 0.12
word	loss	-0.12 -0.14 -0.04 0.05 0.00
word	lost	-0.15 -0.10 -0.04 0.00 0.07
word	lot	-0.07 -0.03 0.01 -0.07 0.04
word	lov	-0.10 -0.10 -0.05 0.07 -0.01
word	love	-0.05 -0.11 -0.13 -0.12 0.12
word	low	-0.15 -0.18 -0.09 0.04 0.07
word	lower	-0.14 -0.01 -0.08 0.12 -0.09
word	lpg	-0.07 -0.09 -0.04 0.10 -0.11
word	lure	-0.08 -0.09 -0.07 0.09 -0.06
word	luxury	-0.12 0.04 -0.05 -0.10 0.03
word	ly	-0.10 -0.10 -0.10 0.04 0.06
word	machin	-0.04 0.04 -0.15 -0.09 0.11
word	made	-0.20 -0.05 -0.14 0.06 0.02
word	maga	-0.11 -0.13 -0.25 -0.05 0.16
word	maher	-0.13 -0.11 -0.18 -0.14 0.15
word	main	-0.17 0.01 -0.14 0.05 0.04
word	maintain	-0.14 0.08 0.10 -0.11 -0.07
word	majeur	-0.14 0.05 0.11 -0.11 -0.06
word	major	0.12 0.02 -0.05 -0.07 -0.13
word	majority	-0.12 -0.10 -0.08 0.07 -0.03
word	mak	-0.16 0.01 -0.01 0.03 -0.06
word	make	-0.06 -0.15 -0.07 0.06 0.00
word	mall	0.03 -0.10 -0.14 -0.10 0.10
word	man	-0.15 0.01 0.02 -0.01 -0.05
word	manag	-0.09 -0.15 -0.12 0.13 -0.05
word	manu	-0.11 -0.12 -0.14 -0.12 0.13
word	many	-0.01 0.00 -0.13 -0.04 0.06
word	map	-0.16 -0.14 -0.21 0.01 0.15
word	mapp	-0.15 -0.16 -0.15 0.02 0.14
word	marathon	-0.14 -0.01 0.10 0.01 -0.13
word	march	-0.09 0.02 0.06 -0.01 -0.12
word	margin	-0.09 -0.14 -0.11 0.03 0.09
word	marin	0.00 0.08 -0.01 -0.10 -0.01
word	marina	0.05 -0.05 0.01 -0.07 -0.06
word	maritim	-0.01 0.05 0.03 -0.05 -0.13
word	marjori	-0.04 -0.04 -0.05 -0.04 0.04
word	mark	-0.02 0.04 0.04 -0.05 0.00
word	market	-0.01 -0.13 -0.05 -0.05 0.09
word	martyr	-0.12 -0.01 -0.09 0.10 -0.05
word	mass	-0.11 -0.05 0.09 0.03 -0.17
word	massacr	-0.10 -0.10 -0.07 0.05 0.01
word	massi	-0.03 -0.06 -0.05 0.05 -0.02
word	massiv	0.14 0.11 -0.11 -0.20 -0.08
word	material	-0.12 -0.07 0.05 0.02 -0.11
word	matter	-0.10 -0.12 -0.16 -0.02 0.10
word	may	-0.32 -0.18 -0.13 0.02 0.14
word	mayb	-0.11 -0.14 0.04 -0.02 -0.01
word	me	-0.07 -0.13 -0.10 0.02 0.00
word	mean	-0.11 -0.15 -0.08 -0.04 0.10
word	meaningles	-0.12 -0.12 0.08 -0.01 -0.04
word	meant	-0.08 -0.06 0.03 0.05 -0.12
word	measur	-0.12 0.08 0.12 -0.10 -0.08
word	mechanism	-0.16 -0.14 0.01 0.07 -0.11
word	media	0.01 0.03 -0.03 -0.04 -0.08
word	mediat	-0.16 -0.01 0.07 0.00 -0.16
word	mediation	-0.15 0.02 0.03 0.01 -0.15
word	mediator	-0.14 -0.06 0.06 -0.03 -0.02
word	medic	0.05 -0.08 -0.01 0.04 -0.13
word	medical	-0.14 0.10 0.11 -0.16 -0.13
word	meet	-0.26 -0.05 0.01 0.06 -0.09
word	meg	-0.10 -0.10 -0.13 0.03 0.08
word	megyn	-0.04 -0.05 -0.07 -0.01 0.04
word	member	-0.14 -0.07 0.13 -0.06 -0.12
word	memorandum	-0.05 0.00 0.08 -0.06 -0.10
word	messag	-0.20 -0.12 -0.03 -0.02 0.06
word	met	-0.09 -0.11 0.01 0.13 -0.14
word	methanol	-0.05 -0.10 -0.04 0.07 -0.05
word	michigan	-0.14 -0.13 -0.11 0.12 -0.01
word	mid	-0.07 -0.13 -0.10 0.12 -0.12
word	middl	-0.14 -0.11 -0.11 0.10 -0.02
word	midnight	0.06 -0.01 -0.10 -0.10 0.05
word	midterm	-0.03 -0.07 -0.12 -0.09 0.11
word	might	-0.15 -0.02 -0.05 -0.05 0.07
word	mike	-0.10 -0.09 -0.11 0.00 0.05
word	mil	-0.09 0.06 -0.09 -0.12 0.08
word	miliband	-0.03 -0.06 -0.03 0.01 -0.01
word	militant	-0.02 0.02 -0.15 -0.02 0.02
word	military	-0.09 -0.05 0.01 0.02 -0.02
word	militia	-0.13 0.10 -0.01 -0.01 -0.13
word	million	-0.17 -0.02 -0.02 0.03 -0.03
word	min	-0.20 -0.08 0.02 0.02 -0.09
word	mind	-0.10 -0.11 -0.12 0.05 0.04
word	mine	0.02 0.13 -0.06 -0.13 -0.05
word	minister	-0.09 -0.02 0.04 0.09 -0.19
word	ministry	0.04 -0.05 0.04 -0.05 -0.16
word	minut	-0.21 -0.07 -0.20 0.05 0.11
word	miraculou	-0.12 -0.10 0.12 -0.12 -0.12
word	miscalculation	-0.07 -0.10 -0.13 -0.10 0.11
word	mislead	-0.09 -0.08 -0.07 0.13 -0.11
word	miss	0.13 -0.02 0.05 -0.11 -0.14
word	missil	0.01 0.01 -0.11 -0.03 0.03
word	mission	-0.14 0.02 -0.08 -0.07 0.11
word	mistak	-0.13 -0.16 -0.16 -0.07 0.13
word	mix	-0.10 -0.06 0.01 -0.07 0.06
word	mn	-0.09 0.11 0.09 -0.15 -0.14
word	mock	-0.13 -0.05 -0.08 0.01 0.04
word	mohammad	0.03 0.06 -0.14 -0.17 0.08
word	moment	0.06 0.08 -0.12 -0.06 -0.11
word	mona	-0.14 -0.12 0.10 -0.02 -0.13
word	monday	-0.02 0.08 0.16 -0.14 -0.16
word	money	-0.13 -0.06 -0.02 -0.07 0.07
word	monitor	-0.10 0.07 -0.21 -0.07 0.05
word	month	-0.20 0.03 0.08 0.05 -0.20
word	more	0.05 0.04 0.04 -0.16 -0.06
word	morn	-0.11 -0.12 0.00 0.02 -0.03
word	mortgag	-0.12 -0.06 0.02 0.01 -0.04
word	mosqu	-0.07 0.02 -0.12 0.06 -0.10
word	most	0.08 -0.02 -0.01 -0.08 -0.03
word	mostly	-0.14 -0.15 0.01 0.10 0.04
word	mother	-0.10 -0.11 -0.08 0.01 0.05
word	mou	0.13 0.07 -0.02 -0.09 -0.19
word	mount	-0.01 -0.09 0.06 0.04 -0.09
word	mountain	-0.11 -0.01 -0.02 -0.03 0.02
word	mourn	-0.19 -0.18 0.06 0.12 -0.15
word	mov	-0.17 -0.05 0.08 -0.07 -0.02
word	move	-0.11 0.02 0.02 -0.11 0.03
word	mp	-0.10 -0.13 -0.12 0.02 0.04
word	mr	-0.12 -0.05 -0.05 0.06 0.00
word	ms	-0.01 0.04 -0.23 -0.09 0.08
word	much	-0.09 -0.05 -0.07 -0.05 0.11
word	mull	-0.12 0.09 0.12 -0.10 -0.14
word	mullah	0.07 -0.12 0.07 -0.14 -0.03
word	multi	0.03 -0.13 0.03 -0.06 0.05
word	multipl	0.10 0.14 -0.20 -0.25 -0.07
word	municipal	0.14 0.13 -0.12 -0.14 -0.10
word	munition	-0.12 0.00 -0.08 0.02 0.00
word	musk	-0.13 -0.13 -0.10 0.05 0.06
word	muslim	-0.08 -0.10 0.00 -0.03 0.06
word	must	-0.09 -0.09 -0.09 0.04 0.06
word	mut	-0.07 -0.10 -0.12 0.13 -0.07
word	my	-0.16 -0.15 -0.08 0.07 -0.03
word	mysteriou	-0.08 -0.07 0.06 0.01 -0.11
word	mystery	-0.07 -0.11 -0.11 0.11 -0.09
word	n	-0.05 -0.09 0.05 0.02 -0.09
word	nam	-0.20 -0.14 0.07 0.07 -0.13
word	name	-0.09 -0.12 -0.16 -0.08 0.14
word	narrativ	-0.10 -0.10 -0.10 -0.06 0.10
word	narrow	-0.09 -0.14 -0.14 -0.02 0.12
word	nasdaq	-0.04 -0.05 -0.06 0.07 -0.02
word	nation	-0.01 -0.08 0.08 0.01 -0.14
word	national	-0.03 -0.10 -0.07 0.03 0.06
word	nationwid	-0.11 0.07 0.06 -0.11 -0.10
word	natural	-0.04 -0.01 0.02 0.02 -0.06
word	naval	-0.04 0.01 0.01 0.01 -0.05
word	navy	-0.22 -0.20 -0.04 0.12 -0.02
word	nbc	-0.03 -0.05 -0.04 0.09 -0.06
word	near	-0.25 0.11 0.17 -0.11 -0.22
word	nearly	-0.09 -0.09 0.02 0.03 0.02
word	need	-0.04 -0.13 -0.10 0.01 0.07
word	negotiat	0.00 0.03 -0.11 -0.09 0.10
word	negotiation	-0.10 -0.07 -0.04 -0.04 0.09
word	negotiator	-0.23 -0.13 -0.03 0.06 -0.04
word	neighbor	-0.10 0.02 0.05 -0.09 0.00
word	neighbour	0.00 -0.12 0.09 -0.04 -0.17
word	neither	-0.14 -0.06 0.02 -0.10 0.06
word	nerv	-0.09 -0.11 -0.10 0.07 0.02
word	net	-0.11 -0.14 -0.15 0.02 0.07
word	network	-0.16 -0.15 -0.04 0.02 0.05
word	neutral	-0.14 -0.03 0.04 -0.01 -0.02
word	neutrality	-0.05 -0.06 0.00 0.07 -0.11
word	never	-0.16 -0.09 -0.04 -0.08 0.12
word	new	-0.04 0.06 0.06 -0.10 -0.03
word	news	-0.08 -0.06 -0.04 -0.05 0.09
word	next	-0.20 0.04 0.05 -0.02 -0.07
word	night	-0.02 -0.06 0.02 -0.03 -0.01
word	nine	0.09 -0.11 -0.15 0.03 -0.05
word	no	-0.29 -0.10 -0.01 0.04 0.05
word	nobel	-0.11 -0.12 -0.15 -0.10 0.13
word	nobody	-0.09 -0.08 -0.03 0.06 -0.03
word	non	-0.15 -0.09 0.09 -0.02 -0.10
word	none	-0.12 -0.11 -0.12 0.06 0.04
word	nor	-0.14 -0.06 0.02 -0.10 0.06
word	north	-0.14 -0.04 -0.17 -0.02 0.09
word	northern	-0.12 0.01 -0.07 -0.03 0.06
word	not	-0.36 -0.30 -0.10 0.10 0.18
word	noth	-0.16 -0.16 -0.18 0.07 0.09
word	notic	0.02 0.07 -0.06 -0.07 0.02
word	now	0.09 -0.01 -0.06 -0.11 0.03
word	nowher	-0.11 -0.13 -0.16 -0.02 0.12
word	nuclear	0.07 -0.17 -0.06 0.01 -0.01
word	nuk	-0.14 -0.10 0.04 0.04 -0.11
word	nuke	-0.11 -0.09 -0.04 -0.02 0.06
word	number	-0.13 -0.14 -0.12 0.06 0.10
word	ny	-0.09 0.04 -0.05 0.02 -0.01
word	nyt	-0.11 0.04 0.04 -0.06 -0.02
word	obama	-0.07 -0.06 -0.14 -0.09 0.11
word	objectiv	-0.11 0.02 -0.06 -0.07 0.06
word	oblig	-0.03 -0.06 0.02 0.04 -0.09
word	obligation	-0.08 -0.08 0.02 0.02 -0.06
word	obliterat	0.00 0.15 -0.03 -0.09 -0.23
word	obliteration	-0.02 0.00 0.02 0.00 -0.11
word	obstacl	-0.11 -0.14 -0.14 -0.06 0.10
word	occupation	-0.16 -0.14 0.03 0.00 -0.03
word	occupy	-0.12 -0.03 0.05 -0.01 -0.09
word	odds	-0.11 -0.11 -0.11 0.04 0.00
word	off	0.08 0.10 0.01 -0.19 -0.02
word	offensiv	-0.08 0.00 0.09 -0.14 -0.04
word	offer	-0.14 -0.02 0.00 0.02 -0.03
word	offic	-0.07 0.02 -0.03 0.03 -0.04
word	officer	0.00 -0.06 0.08 0.00 -0.09
word	official	-0.06 0.11 0.10 -0.06 -0.17
word	often	-0.11 -0.10 -0.14 -0.09 0.12
word	oh	-0.04 -0.07 -0.10 -0.07 0.08
word	oil	-0.01 0.08 0.01 -0.04 -0.05
word	oils	-0.05 -0.11 -0.10 -0.03 0.05
word	old	-0.02 0.00 -0.15 0.01 0.05
word	oliver	-0.07 -0.06 -0.09 -0.04 0.05
word	once	-0.11 0.00 -0.07 -0.06 0.08
word	one	-0.09 0.12 0.11 -0.19 -0.09
word	ones	-0.12 -0.11 -0.09 0.03 0.03
word	ongo	0.02 -0.10 -0.21 0.07 0.05
word	onlin	-0.10 -0.10 -0.11 -0.06 0.11
word	only	-0.20 -0.07 -0.17 0.08 0.04
word	op	-0.06 -0.09 -0.12 0.08 -0.01
word	open	0.09 0.08 0.06 -0.09 -0.17
word	operat	-0.04 0.05 0.01 0.03 -0.14
word	operation	0.17 -0.11 -0.06 -0.06 -0.08
word	operational	0.12 0.15 -0.11 -0.16 -0.15
word	operativ	0.10 0.00 -0.07 -0.11 0.07
word	opinion	-0.11 -0.14 -0.18 -0.02 0.11
word	opportunity	-0.13 -0.12 -0.13 0.03 0.10
word	oppos	-0.13 -0.17 -0.13 0.03 0.02
word	opposition	-0.10 -0.07 -0.05 -0.05 0.10
word	optimism	-0.07 -0.10 -0.05 0.09 -0.13
word	option	-0.21 -0.09 -0.11 0.08 0.06
word	order	0.07 -0.10 0.11 -0.15 -0.06
word	oscar	-0.05 -0.09 0.05 0.06 -0.06
word	other	0.00 -0.01 -0.14 -0.06 0.10
word	our	-0.18 -0.01 -0.03 -0.03 0.04
word	out	-0.11 -0.12 0.06 -0.03 -0.03
word	outcom	-0.03 -0.03 -0.11 -0.05 0.07
word	outlet	-0.09 -0.09 -0.12 -0.07 0.10
word	outlin	-0.13 -0.05 0.13 -0.11 -0.09
word	outlook	-0.04 -0.15 -0.17 -0.06 0.11
word	output	-0.21 -0.05 0.14 -0.08 -0.18
word	outrag	-0.07 -0.11 -0.08 0.06 -0.02
word	outrageou	-0.07 -0.09 0.02 0.09 -0.10
word	outsid	-0.16 -0.17 -0.15 0.12 -0.01
word	over	-0.03 0.03 -0.03 0.01 -0.05
word	overhead	-0.03 0.09 0.02 0.01 -0.13
word	overlook	-0.05 -0.10 -0.11 -0.09 0.09
word	overnight	0.04 0.06 -0.12 -0.04 -0.16
word	overshadow	-0.09 -0.02 0.05 0.02 -0.11
word	overwhelm	-0.15 0.00 0.14 -0.11 -0.15
word	own	-0.02 -0.09 -0.17 -0.06 0.13
word	owner	0.06 0.00 0.01 0.07 -0.08
word	p	-0.05 -0.08 -0.08 0.10 -0.07
word	pact	-0.13 -0.09 0.06 -0.04 -0.03
word	page	-0.07 -0.10 -0.09 0.09 -0.10
word	pain	-0.08 -0.09 -0.10 -0.05 0.08
word	palac	0.05 0.07 -0.10 -0.13 0.02
word	palestinian	-0.04 0.03 0.08 -0.02 -0.15
word	pandemic	-0.09 -0.06 0.02 -0.05 0.03
word	panel	-0.14 -0.14 -0.07 0.07 0.08
word	panic	-0.05 0.00 0.04 0.05 -0.12
word	panick	-0.04 -0.08 -0.05 0.07 -0.04
word	parad	-0.05 0.05 -0.11 -0.06 0.02
word	paramedic	0.00 -0.06 -0.18 -0.04 0.08
word	park	-0.08 -0.07 0.03 0.00 -0.04
word	parliament	-0.10 -0.04 0.05 0.06 -0.12
word	part	-0.05 0.01 0.01 0.04 -0.13
word	partially	0.04 0.09 0.02 -0.13 -0.07
word	participat	-0.03 -0.06 -0.09 0.08 -0.08
word	participation	-0.06 0.15 0.11 -0.12 -0.12
word	partner	-0.08 -0.13 -0.09 0.08 -0.05
word	party	-0.12 -0.07 -0.01 0.03 -0.03
word	pass	0.02 -0.08 0.02 0.02 -0.12
word	passag	-0.17 -0.20 -0.06 0.13 -0.09
word	passenger	-0.11 0.01 0.05 -0.09 0.03
word	past	-0.04 0.05 -0.02 -0.02 -0.03
word	pastor	-0.10 -0.14 -0.14 -0.14 0.14
word	patel	-0.10 -0.08 -0.05 0.03 0.01
word	path	-0.21 -0.12 0.00 0.14 -0.16
word	patient	-0.10 0.13 -0.09 -0.11 -0.11
word	pattern	-0.03 0.02 -0.07 -0.10 0.05
word	paus	0.15 -0.07 -0.18 -0.04 -0.02
word	pay	-0.20 -0.01 0.06 0.00 -0.04
word	peac	0.01 0.07 0.01 -0.06 -0.05
word	peaceful	-0.09 0.05 0.03 0.03 -0.11
word	peacekeeper	-0.04 0.06 -0.02 -0.04 -0.14
word	peacemaker	-0.07 -0.09 -0.07 -0.01 0.02
word	pearl	-0.09 -0.08 0.01 0.12 -0.12
word	pedro	-0.05 -0.06 0.00 0.07 -0.11
word	peer	-0.04 -0.09 -0.08 0.02 0.03
word	peopl	0.05 -0.11 -0.01 -0.02 0.01
word	per	0.02 0.02 0.03 -0.05 -0.07
word	percent	-0.16 0.02 0.09 -0.06 -0.15
word	period	0.00 -0.05 0.02 -0.02 -0.12
word	permanent	0.02 -0.05 -0.10 0.11 -0.13
word	persian	-0.11 -0.13 -0.12 -0.08 0.10
word	persist	-0.12 -0.13 0.04 0.06 -0.08
word	person	-0.10 0.05 -0.14 -0.02 0.08
word	personal	-0.08 -0.07 0.00 0.04 -0.11
word	personnel	-0.07 0.02 -0.13 0.06 -0.08
word	peter	-0.09 -0.07 -0.11 -0.09 0.11
word	petrochemical	0.02 0.02 0.08 -0.10 -0.14
word	petrol	-0.05 0.05 0.06 0.00 -0.06
word	petroleum	-0.10 -0.03 0.10 -0.12 -0.02
word	phas	-0.13 -0.16 -0.21 0.08 0.08
word	phillip	-0.09 -0.09 -0.12 0.07 0.07
word	phon	-0.16 -0.05 -0.01 0.06 -0.05
word	photo	-0.12 -0.04 -0.14 0.09 -0.04
word	pick	-0.09 0.00 -0.15 0.10 -0.03
word	pictur	-0.02 -0.09 -0.17 -0.06 0.11
word	pilot	-0.17 -0.01 0.07 -0.11 0.03
word	pip	0.07 -0.05 -0.06 -0.11 0.08
word	pipelin	-0.02 -0.05 -0.04 -0.06 0.08
word	plac	-0.06 -0.08 0.00 -0.02 0.02
word	plan	0.03 0.07 0.01 -0.02 -0.18
word	plann	0.09 -0.04 -0.05 0.02 -0.15
word	plant	0.15 0.03 -0.06 -0.09 -0.15
word	play	-0.19 -0.16 -0.03 -0.01 0.06
word	playbook	-0.10 -0.12 -0.10 -0.02 0.07
word	player	0.06 0.02 -0.06 0.05 -0.08
word	pleas	-0.06 -0.02 -0.11 0.02 0.03
word	pledg	-0.10 -0.16 -0.10 0.10 -0.02
word	plot	-0.11 -0.08 0.07 -0.03 -0.07
word	plug	-0.08 -0.03 -0.04 -0.12 0.10
word	plummet	-0.03 -0.11 0.13 -0.04 -0.16
word	plung	-0.20 0.05 0.16 -0.15 -0.10
word	plus	0.04 -0.14 -0.15 0.06 0.00
word	pm	-0.11 -0.17 -0.03 0.16 -0.12
word	podcast	-0.08 -0.16 -0.18 0.01 0.13
word	point	-0.06 -0.04 0.00 -0.07 0.09
word	pois	-0.12 0.00 -0.11 0.00 0.08
word	polic	-0.03 0.02 -0.02 0.00 -0.07
word	policy	-0.19 -0.20 -0.14 0.09 -0.01
word	politic	-0.06 -0.11 -0.11 -0.04 0.10
word	political	-0.11 -0.14 -0.21 0.02 0.10
word	politician	-0.12 -0.13 -0.13 0.12 0.00
word	poll	-0.16 -0.16 -0.17 -0.06 0.10
word	polymarket	-0.08 -0.15 -0.18 0.02 0.06
word	poor	-0.11 -0.15 -0.14 0.11 0.02
word	popular	-0.11 -0.10 -0.15 -0.04 0.11
word	port	0.05 0.13 0.05 -0.21 -0.07
word	pos	-0.09 -0.06 0.03 0.06 -0.11
word	pose	-0.08 -0.11 -0.13 -0.06 0.11
word	position	-0.13 -0.11 -0.04 -0.12 0.11
word	possibility	-0.07 -0.09 -0.12 -0.02 0.07
word	possibl	-0.07 -0.18 -0.01 0.04 -0.02
word	post	0.04 -0.15 0.00 0.05 -0.06
word	postpon	0.06 -0.14 -0.03 0.00 -0.04
word	potential	-0.09 -0.03 -0.14 0.09 0.04
word	potentially	-0.08 -0.10 0.02 0.07 -0.06
word	pound	-0.08 0.06 -0.05 0.00 -0.09
word	powell	-0.13 -0.12 -0.01 0.06 -0.05
word	power	0.02 0.01 -0.07 0.06 -0.09
word	powerful	0.02 0.07 -0.15 -0.01 -0.08
word	prais	-0.10 -0.11 -0.10 -0.06 0.11
word	pray	-0.08 -0.13 -0.12 -0.03 0.08
word	prayer	-0.09 0.07 -0.07 -0.09 0.03
word	pre	0.06 -0.12 -0.15 0.04 -0.02
word	precaution	-0.10 0.05 0.11 -0.11 -0.10
word	predicament	-0.06 -0.10 -0.09 -0.10 0.10
word	predict	-0.04 -0.07 -0.09 0.05 -0.02
word	prediction	-0.06 -0.09 -0.15 -0.06 0.08
word	preemptiv	-0.08 -0.08 -0.07 -0.06 0.05
word	premium	-0.10 -0.10 0.00 -0.02 0.01
word	prep	0.11 -0.06 0.03 -0.16 -0.13
word	prepar	-0.06 0.01 0.05 0.00 -0.14
word	preparation	-0.10 -0.05 0.08 0.01 -0.09
word	pres	-0.15 -0.05 -0.05 -0.01 0.04
word	presenc	-0.11 -0.10 0.04 -0.02 0.00
word	present	-0.13 -0.16 -0.14 0.02 0.07
word	president	-0.24 -0.05 -0.10 -0.08 0.13
word	press	-0.14 -0.05 0.03 -0.08 0.04
word	presser	-0.09 -0.11 -0.09 0.02 0.04
word	pressur	-0.06 -0.18 -0.27 0.08 0.08
word	pretty	-0.12 -0.06 -0.05 0.09 -0.08
word	prevent	-0.15 -0.05 -0.08 0.10 -0.10
word	pric	-0.06 -0.10 -0.01 0.04 -0.06
word	prid	-0.14 -0.14 -0.14 0.06 0.05
word	prim	-0.13 -0.12 0.00 0.04 -0.02
word	primetim	-0.08 0.03 0.03 -0.02 -0.04
word	princ	-0.07 -0.07 -0.06 -0.15 0.11
word	prior	-0.11 -0.10 -0.10 0.03 0.06
word	privat	-0.08 -0.02 0.04 0.05 -0.06
word	priz	-0.08 -0.09 -0.13 -0.06 0.09
word	pro	-0.06 -0.03 -0.07 -0.03 0.05
word	prob	-0.16 -0.18 -0.19 0.13 0.03
word	problem	-0.17 -0.13 -0.09 -0.09 0.16
word	proces	-0.12 -0.06 0.09 -0.06 -0.16
word	produc	-0.15 0.04 0.06 -0.02 -0.12
word	producer	-0.09 0.02 0.04 -0.05 0.00
word	product	-0.08 -0.08 0.05 0.01 -0.11
word	production	-0.23 -0.07 0.14 -0.06 -0.12
word	profit	-0.15 -0.14 -0.13 0.07 0.04
word	program	0.04 -0.08 -0.02 0.01 -0.04
word	programm	-0.16 -0.18 -0.18 -0.01 0.12
word	progres	-0.23 -0.10 0.04 0.06 -0.10
word	project	-0.16 -0.08 -0.08 0.00 0.06
word	projectil	0.08 0.16 -0.02 -0.27 -0.17
word	prolong	-0.11 -0.07 -0.12 0.01 0.07
word	promis	-0.14 -0.05 0.13 -0.06 -0.06
word	prompt	-0.07 0.01 0.04 0.00 -0.07
word	proof	-0.10 -0.09 -0.14 0.03 0.05
word	propaganda	-0.13 -0.15 -0.16 -0.17 0.18
word	proportional	0.09 -0.10 -0.11 0.01 -0.15
word	propos	-0.13 0.04 0.12 -0.13 -0.09
word	proposal	-0.22 0.06 0.05 -0.03 -0.03
word	protect	-0.07 0.00 0.03 0.03 -0.12
word	protection	-0.15 -0.11 0.05 0.02 0.00
word	protest	-0.07 0.01 0.03 0.05 -0.17
word	protester	-0.19 0.06 -0.01 -0.04 -0.02
word	prov	-0.13 -0.14 -0.12 -0.01 0.10
word	provid	-0.11 0.10 0.15 -0.14 -0.10
word	proxy	-0.17 -0.16 0.07 -0.11 0.06
word	public	-0.15 -0.12 -0.09 0.10 -0.03
word	pull	-0.07 0.09 0.07 -0.19 -0.03
word	pummel	-0.04 0.03 0.11 -0.18 -0.02
word	pump	-0.11 -0.11 -0.11 -0.08 0.09
word	punch	-0.08 0.03 0.04 0.01 -0.09
word	pundit	-0.06 -0.10 -0.10 -0.10 0.10
word	pursu	-0.12 0.02 0.00 0.00 -0.04
word	push	-0.10 -0.03 -0.04 -0.01 0.02
word	put	0.02 -0.08 -0.05 0.03 -0.02
word	puts	-0.19 -0.17 -0.10 0.08 0.10
word	putt	-0.09 0.07 0.04 0.02 -0.07
word	qatarenergy	-0.08 0.20 0.07 -0.09 -0.11
word	quarter	-0.10 0.00 -0.06 -0.04 0.07
word	quds	0.13 0.08 0.03 -0.06 -0.13
word	question	-0.26 -0.16 -0.22 0.04 0.15
word	quick	-0.15 -0.09 0.00 -0.16 0.09
word	quickly	-0.07 0.00 0.02 0.04 -0.06
word	quietly	-0.09 -0.11 -0.04 0.04 -0.03
word	quit	-0.10 0.07 0.08 -0.09 0.02
word	rac	-0.05 -0.14 -0.16 0.15 -0.16
word	race	-0.12 -0.05 -0.14 0.05 0.04
word	radar	0.07 0.03 -0.10 0.02 -0.12
word	rag	0.00 0.10 0.09 -0.06 -0.18
word	rage	0.04 0.07 0.06 -0.08 -0.09
word	raid	0.02 -0.03 -0.09 0.09 -0.15
word	rain	0.04 -0.07 -0.15 0.04 0.05
word	rais	-0.14 -0.08 0.04 0.04 -0.03
word	rally	-0.06 -0.07 -0.09 0.11 -0.08
word	rambl	-0.09 -0.09 -0.03 0.06 -0.05
word	ramp	-0.12 0.09 -0.02 -0.07 -0.01
word	rang	-0.14 -0.05 -0.05 -0.16 0.16
word	rant	-0.17 -0.10 -0.07 -0.16 0.15
word	rare	-0.12 -0.01 0.04 -0.08 0.03
word	rat	-0.20 -0.16 -0.04 0.07 -0.06
word	rate	0.02 -0.15 -0.17 0.10 -0.02
word	ration	-0.09 -0.09 0.06 0.07 -0.07
word	rational	-0.04 -0.06 -0.07 -0.06 0.07
word	rattl	-0.03 0.03 -0.15 -0.05 0.11
word	ravag	0.05 -0.10 -0.09 0.08 -0.11
word	raze	0.05 0.01 -0.11 -0.07 0.07
word	re	0.06 -0.04 -0.06 0.03 -0.01
word	reach	0.08 -0.01 -0.08 -0.11 0.01
word	react	-0.12 -0.08 -0.13 0.07 0.01
word	reaction	-0.08 -0.11 -0.12 -0.01 0.08
word	read	-0.10 -0.08 0.03 0.11 -0.18
word	readines	-0.10 -0.12 0.03 0.01 0.07
word	ready	-0.01 0.02 0.09 -0.06 -0.16
word	reaffirm	-0.08 -0.09 -0.11 0.12 -0.13
word	real	-0.08 -0.07 -0.08 -0.14 0.15
word	reality	-0.16 -0.17 -0.02 -0.08 0.10
word	really	-0.13 -0.15 -0.22 0.03 0.12
word	reason	-0.09 -0.09 -0.02 -0.01 0.04
word	reassur	-0.14 -0.11 -0.10 0.05 0.05
word	rebound	-0.06 -0.14 -0.14 0.15 -0.11
word	rebuild	-0.12 -0.12 0.09 -0.03 -0.10
word	rebuk	-0.05 -0.07 0.03 0.01 -0.01
word	recall	-0.07 -0.02 -0.12 0.00 0.02
word	receipt	-0.10 -0.10 -0.09 0.09 0.04
word	receiv	-0.10 -0.02 -0.16 0.04 0.03
word	recent	-0.13 -0.15 0.01 -0.01 0.03
word	recession	-0.05 -0.07 -0.03 0.10 -0.12
word	reckles	-0.13 -0.04 -0.10 0.11 0.01
word	record	-0.14 0.09 0.13 -0.06 -0.21
word	recount	-0.14 -0.14 -0.01 -0.06 0.16
word	recover	-0.11 0.04 -0.07 0.01 -0.01
word	recovery	-0.12 -0.12 -0.11 0.08 0.00
word	red	-0.11 0.04 0.00 -0.05 0.02
word	reduc	-0.14 -0.13 0.01 0.06 0.04
word	reel	-0.10 0.00 -0.18 0.07 0.04
word	reev	-0.07 -0.11 -0.08 0.07 -0.05
word	refiner	-0.11 -0.05 0.07 -0.04 -0.12
word	refinery	0.04 -0.01 0.00 -0.02 -0.13
word	refuel	-0.08 0.00 -0.01 0.00 -0.06
word	refuell	-0.06 0.02 0.00 -0.02 -0.12
word	refug	-0.07 -0.13 -0.06 0.09 -0.02
word	refuge	-0.13 -0.14 0.06 -0.07 0.02
word	refus	-0.14 -0.08 0.01 -0.02 0.01
word	refusal	-0.12 -0.02 0.01 0.04 -0.11
word	regim	0.04 -0.02 0.03 -0.16 0.04
word	region	-0.06 0.00 0.01 -0.07 0.01
word	regional	-0.17 -0.07 0.05 0.06 -0.14
word	reignit	0.05 -0.09 -0.16 -0.12 0.04
word	reimpos	0.06 0.10 -0.01 -0.13 -0.12
word	reiterat	-0.12 -0.14 -0.10 0.09 -0.08
word	reject	-0.12 0.09 -0.02 -0.03 -0.05
word	rejection	-0.10 -0.04 -0.05 0.07 -0.14
word	relat	-0.11 -0.12 -0.12 0.08 -0.01
word	relation	-0.14 -0.06 -0.05 0.03 0.00
word	relationship	-0.10 -0.10 -0.03 0.05 -0.02
word	relativ	-0.11 0.02 -0.06 0.07 -0.11
word	releas	-0.16 0.07 0.02 -0.03 -0.09
word	relentles	-0.13 -0.12 -0.11 -0.01 0.07
word	relief	-0.17 -0.21 -0.16 0.16 -0.01
word	religiou	-0.14 0.05 -0.11 -0.10 0.06
word	rely	-0.10 -0.11 -0.13 0.01 0.05
word	remain	-0.19 -0.22 -0.16 0.20 0.05
word	remark	-0.16 -0.18 -0.12 0.01 0.08
word	remov	0.00 -0.14 -0.04 0.13 -0.17
word	renew	0.00 0.04 0.04 -0.12 0.00
word	reopen	0.07 -0.01 -0.02 0.00 -0.12
word	rep	-0.05 -0.08 -0.13 -0.10 0.10
word	repair	-0.11 -0.15 -0.15 0.07 -0.01
word	repatriat	-0.13 -0.12 -0.12 0.11 0.02
word	repatriation	-0.14 -0.14 -0.13 0.15 -0.07
word	repeat	-0.04 0.04 0.02 -0.15 0.06
word	repell	0.05 0.12 -0.07 -0.13 -0.13
word	replac	-0.10 -0.11 -0.13 0.10 -0.03
word	reply	-0.10 0.04 -0.05 0.03 -0.03
word	report	-0.01 0.07 0.09 0.02 -0.30
word	reportedly	0.09 0.05 0.05 -0.06 -0.23
word	reporter	-0.07 -0.01 -0.07 -0.04 0.05
word	repression	-0.09 -0.04 -0.13 0.03 0.01
word	republican	-0.14 -0.17 -0.10 0.09 -0.03
word	request	-0.20 -0.04 0.14 -0.09 -0.14
word	rescu	-0.14 0.06 0.07 -0.13 -0.07
word	rescuer	0.09 0.15 -0.16 -0.09 -0.16
word	research	-0.11 0.09 0.07 -0.11 -0.08
word	reserv	-0.15 -0.06 0.13 -0.05 -0.16
word	reshap	-0.03 -0.06 -0.06 0.01 0.00
word	resident	-0.20 -0.05 -0.07 0.03 0.05
word	residential	0.09 0.11 0.01 -0.19 -0.04
word	resign	-0.13 -0.16 -0.03 0.17 -0.15
word	resilienc	-0.11 -0.12 -0.12 0.13 -0.09
word	resistanc	-0.13 -0.04 -0.21 -0.06 0.13
word	resolution	0.03 0.01 0.11 -0.05 -0.18
word	resourc	-0.10 -0.10 -0.13 -0.12 0.13
word	respect	-0.10 -0.12 0.02 -0.11 0.05
word	respond	0.04 0.01 -0.05 -0.03 -0.01
word	respons	0.08 -0.07 -0.04 -0.08 0.02
word	responsibility	0.04 0.01 -0.20 0.06 -0.11
word	responsibl	-0.16 -0.03 -0.02 0.08 -0.12
word	rest	0.01 0.09 0.01 -0.07 -0.15
word	restart	-0.14 -0.13 0.02 0.11 -0.12
word	restor	-0.11 -0.16 -0.18 0.04 0.07
word	restraint	0.00 -0.03 0.02 0.01 -0.08
word	restriction	0.03 0.05 -0.14 0.03 -0.11
word	resum	-0.20 -0.03 -0.04 0.10 -0.10
word	retaliat	0.01 -0.03 0.06 -0.03 -0.11
word	retaliation	0.03 -0.02 -0.03 -0.06 0.00
word	retaliatory	-0.03 -0.15 -0.05 -0.01 0.11
word	retir	-0.05 -0.11 -0.13 -0.06 0.10
word	retreat	0.05 -0.07 -0.05 0.00 -0.06
word	return	-0.27 -0.26 -0.07 0.15 0.04
word	reut	-0.12 -0.12 -0.10 0.05 -0.01
word	reuter	-0.09 -0.09 0.09 0.05 -0.16
word	reveal	-0.12 -0.13 0.03 -0.02 0.03
word	reveng	-0.02 0.05 0.02 -0.04 -0.16
word	revenu	-0.06 -0.11 -0.14 0.15 -0.11
word	revers	-0.14 -0.07 -0.02 0.08 -0.11
word	review	-0.16 -0.15 -0.03 0.09 -0.12
word	reviv	-0.05 -0.13 -0.13 -0.01 0.07
word	revok	-0.10 -0.12 -0.07 0.15 -0.17
word	revolt	-0.06 -0.09 -0.09 0.07 -0.01
word	reward	0.03 0.03 0.00 0.03 -0.06
word	rhetoric	-0.10 0.00 -0.07 -0.01 0.02
word	ridicul	-0.05 -0.07 -0.11 0.01 0.06
word	ridiculou	-0.09 -0.06 0.03 -0.05 0.02
word	rift	-0.10 -0.11 -0.11 -0.03 0.06
word	right	-0.14 -0.15 -0.16 0.04 0.11
word	rips	-0.06 0.00 -0.15 -0.01 0.09
word	ris	-0.22 -0.03 -0.01 0.07 -0.07
word	rise	0.00 -0.04 -0.13 0.11 -0.02
word	risk	-0.07 -0.25 -0.08 0.00 0.12
word	risky	-0.10 -0.11 0.06 -0.09 0.00
word	rival	-0.13 -0.12 -0.10 0.06 -0.03
word	road	0.04 0.08 -0.07 -0.12 0.03
word	roadmap	-0.19 -0.05 0.13 -0.09 -0.12
word	roast	-0.09 -0.11 -0.08 -0.02 0.04
word	rock	0.01 0.15 0.07 -0.26 -0.18
word	rocket	-0.16 -0.05 0.15 -0.02 -0.10
word	roil	-0.06 -0.04 0.04 -0.05 0.01
word	role	-0.13 -0.18 -0.18 0.03 0.08
word	roll	0.04 0.08 -0.06 0.00 -0.11
word	room	-0.15 -0.06 0.05 0.00 -0.13
word	rose	-0.03 -0.08 -0.07 0.08 -0.08
word	roulett	-0.04 -0.08 -0.08 -0.03 0.05
word	round	-0.15 -0.03 -0.10 0.07 0.01
word	rout	-0.12 -0.13 0.04 -0.02 0.04
word	row	-0.05 -0.09 -0.11 0.10 -0.04
word	royal	-0.07 -0.09 -0.05 -0.02 0.07
word	rs	-0.12 -0.12 -0.10 0.05 -0.01
word	rubbl	0.02 0.07 -0.14 0.00 -0.20
word	ruin	0.08 0.04 -0.16 -0.16 0.03
word	rul	-0.01 -0.12 -0.04 -0.03 0.08
word	rule	0.04 -0.07 -0.03 0.03 -0.11
word	run	0.03 0.05 -0.02 -0.07 -0.01
word	rundown	-0.11 0.08 -0.02 -0.03 -0.12
word	runn	-0.10 0.09 0.09 -0.12 -0.07
word	rush	0.03 -0.05 -0.07 0.06 -0.05
word	s	-0.14 -0.12 -0.14 0.12 0.00
word	safe	-0.09 -0.04 -0.01 0.00 -0.01
word	safeguard	-0.09 -0.10 -0.02 0.10 -0.09
word	safety	-0.11 -0.02 0.06 0.04 -0.12
word	said	-0.03 0.22 0.00 -0.10 -0.19
word	sail	-0.08 -0.11 -0.11 0.10 0.10
word	sailor	-0.21 -0.13 -0.04 0.11 -0.01
word	sal	-0.12 -0.13 -0.04 0.07 -0.10
word	salut	-0.12 -0.12 -0.10 0.08 0.02
word	salvo	0.04 -0.05 -0.09 -0.11 0.07
word	sam	-0.11 -0.12 -0.13 -0.11 0.13
word	same	-0.15 -0.08 -0.16 0.01 0.07
word	sanchez	-0.08 -0.08 -0.05 -0.02 0.04
word	sanction	-0.29 -0.04 0.07 0.01 -0.06
word	satellit	-0.18 -0.17 0.06 0.11 -0.14
word	saturday	-0.04 0.05 0.01 -0.03 -0.08
word	sav	-0.17 -0.01 -0.19 -0.02 0.13
word	save	0.00 0.04 -0.01 -0.16 0.07
word	saw	-0.03 0.03 -0.10 0.05 -0.10
word	say	0.02 -0.11 0.07 -0.04 -0.05
word	says	0.03 -0.02 0.01 0.04 -0.12
word	scal	-0.08 -0.07 0.06 -0.03 0.01
word	scarborough	-0.07 -0.07 -0.10 -0.06 0.08
word	scen	-0.09 0.01 0.03 -0.02 -0.05
word	scenario	-0.07 -0.14 -0.18 0.01 0.07
word	sceptical	-0.12 -0.13 -0.09 -0.04 0.07
word	schedul	0.02 -0.19 -0.05 0.10 -0.17
word	schem	-0.10 -0.10 -0.16 0.10 -0.04
word	school	0.03 -0.09 0.00 0.03 -0.12
word	schweizer	-0.10 -0.11 -0.13 -0.12 0.13
word	scientist	-0.05 -0.04 0.01 0.10 -0.16
word	scor	0.03 0.01 -0.02 -0.12 -0.12
word	scott	-0.08 -0.08 -0.11 -0.07 0.10
word	scrambl	-0.14 -0.08 -0.01 0.01 0.03
word	scrap	-0.11 -0.09 -0.08 0.00 0.03
word	sea	-0.14 0.00 0.11 -0.10 -0.09
word	seafarer	-0.13 0.00 -0.04 0.08 -0.10
word	seal	-0.02 0.00 -0.09 0.07 -0.03
word	search	-0.01 0.01 0.00 -0.01 -0.08
word	seat	-0.08 -0.09 -0.03 0.00 0.03
word	second	0.08 0.12 0.02 -0.07 -0.25
word	secret	-0.10 -0.04 -0.21 -0.03 0.11
word	secretary	-0.16 -0.18 0.04 -0.03 0.02
word	sector	0.05 0.09 -0.02 -0.07 -0.11
word	secur	-0.14 -0.13 0.00 -0.01 0.02
word	security	-0.22 -0.06 -0.04 0.06 0.02
word	see	-0.09 -0.06 -0.04 0.05 -0.04
word	seek	-0.25 -0.23 -0.05 0.03 0.05
word	seem	-0.10 -0.08 -0.07 0.05 0.03
word	seen	-0.16 0.13 -0.14 -0.02 -0.02
word	sees	0.00 -0.10 0.01 0.09 -0.11
word	seiz	-0.11 0.00 -0.08 0.00 0.01
word	seizur	0.03 0.00 -0.03 0.00 -0.06
word	select	-0.07 0.03 0.03 -0.13 0.06
word	self	-0.05 0.03 -0.09 0.02 -0.07
word	sell	-0.04 -0.12 -0.01 -0.19 0.14
word	senat	-0.15 0.01 0.07 0.03 -0.11
word	senator	-0.06 -0.11 -0.11 0.00 0.03
word	send	0.00 -0.01 0.04 -0.10 -0.03
word	senior	0.02 0.10 -0.01 -0.05 -0.19
word	sens	-0.07 -0.10 -0.13 0.13 -0.14
word	senseles	-0.12 -0.11 -0.10 0.13 -0.06
word	sent	0.06 0.02 -0.10 0.09 -0.20
word	sentiment	-0.09 -0.12 0.00 -0.01 0.00
word	separat	-0.06 -0.01 0.01 -0.13 0.04
word	seriou	-0.09 0.10 0.03 -0.16 -0.02
word	seriously	-0.12 0.04 0.10 -0.14 -0.16
word	serv	-0.11 0.08 -0.11 -0.02 0.02
word	servic	-0.22 -0.07 0.07 0.03 -0.11
word	session	-0.15 0.07 0.05 -0.02 -0.14
word	set	0.02 -0.09 0.00 0.08 -0.20
word	sets	-0.03 0.05 0.04 0.04 -0.14
word	settl	0.01 -0.01 -0.01 -0.08 0.04
word	settlement	0.02 0.10 0.06 -0.13 -0.15
word	seven	-0.10 0.06 -0.14 -0.16 0.11
word	seventh	-0.13 -0.10 0.09 -0.01 -0.12
word	sever	-0.15 -0.09 0.07 0.04 -0.21
word	several	-0.17 0.05 0.09 -0.10 -0.12
word	severely	-0.12 0.11 0.04 -0.18 -0.16
word	shadow	-0.13 -0.13 -0.13 0.08 0.02
word	shah	-0.02 -0.01 0.05 -0.05 0.00
word	shak	-0.15 -0.01 -0.07 0.03 0.01
word	shaky	-0.14 -0.13 -0.04 0.14 -0.12
word	shap	-0.09 -0.09 -0.16 0.00 0.09
word	shapiro	-0.04 -0.06 -0.09 -0.10 0.10
word	shar	-0.09 0.04 0.01 -0.13 0.04
word	sharply	-0.06 -0.07 0.02 0.06 -0.11
word	shatter	-0.16 -0.11 -0.04 0.01 0.07
word	shell	-0.17 -0.01 -0.12 0.10 -0.20
word	shelly	-0.03 0.03 -0.10 0.02 -0.06
word	shelter	0.03 0.03 -0.08 -0.01 -0.09
word	shield	-0.06 -0.08 -0.10 -0.10 0.10
word	shift	-0.13 -0.01 -0.06 0.00 0.02
word	shiit	-0.09 -0.09 0.01 -0.13 0.09
word	ship	0.05 0.07 0.00 -0.05 -0.15
word	shipment	-0.10 -0.09 0.12 -0.08 -0.15
word	shipp	-0.26 -0.13 0.13 -0.04 -0.10
word	shipper	-0.14 -0.14 -0.14 0.13 -0.06
word	shock	-0.01 -0.14 0.01 -0.04 0.02
word	shockwav	-0.11 -0.10 -0.10 0.10 -0.03
word	shoot	-0.11 0.02 0.03 -0.09 0.02
word	shor	-0.06 0.00 0.05 -0.04 -0.09
word	short	-0.14 -0.17 -0.03 0.10 -0.08
word	shortag	-0.17 -0.15 -0.08 0.09 0.01
word	shortly	-0.13 0.12 0.09 -0.14 -0.12
word	shot	-0.04 0.00 0.02 -0.02 -0.04
word	should	-0.16 0.00 0.11 0.00 -0.10
word	shouldn't	-0.12 -0.11 0.05 0.07 -0.14
word	show	-0.16 -0.11 -0.10 0.11 0.03
word	shown	0.01 0.01 -0.08 -0.09 0.03
word	shrapnel	-0.07 0.03 0.07 -0.14 -0.13
word	shut	-0.13 -0.04 0.14 -0.07 -0.18
word	shutdown	-0.11 -0.08 0.12 -0.12 -0.04
word	sick	-0.04 -0.10 -0.09 0.08 -0.03
word	sid	0.11 -0.08 -0.06 0.04 -0.15
word	side	-0.11 -0.11 -0.08 0.05 0.04
word	sidelin	-0.10 -0.14 0.01 -0.11 0.08
word	sight	-0.10 -0.01 -0.07 0.10 -0.09
word	sign	0.27 0.14 -0.03 -0.22 -0.24
word	signal	-0.27 -0.06 0.05 -0.10 0.12
word	significant	-0.12 -0.16 -0.14 0.03 0.07
word	significantly	-0.09 -0.04 0.07 0.01 -0.10
word	silenc	-0.10 -0.09 0.00 0.02 0.02
word	simmer	0.02 0.04 -0.05 0.04 -0.10
word	sinc	0.00 -0.07 0.12 0.03 -0.29
word	sink	0.13 0.02 -0.03 -0.13 -0.10
word	siren	-0.03 0.05 -0.04 -0.11 0.00
word	sit	0.04 -0.09 -0.05 0.00 0.00
word	site	0.01 0.09 0.03 -0.12 -0.11
word	situation	-0.08 -0.03 -0.10 0.07 0.02
word	six	-0.12 -0.07 0.03 0.07 -0.17
word	sixth	0.02 0.03 0.04 -0.09 -0.09
word	sky	-0.12 0.03 0.03 -0.06 0.00
word	skyscraper	-0.01 0.09 0.14 -0.13 -0.11
word	slain	-0.14 -0.13 0.06 0.06 -0.08
word	slam	-0.11 0.07 -0.01 -0.08 0.05
word	sleeper	-0.11 -0.04 0.04 -0.14 0.09
word	sleev	-0.04 -0.06 0.00 0.05 -0.05
word	slid	-0.13 -0.03 -0.04 0.07 -0.11
word	slip	-0.08 -0.09 -0.14 0.10 -0.02
word	slow	-0.14 -0.02 -0.14 0.15 -0.14
word	slump	-0.04 0.08 0.12 -0.07 -0.13
word	small	-0.06 -0.07 -0.13 0.05 0.05
word	smash	-0.11 -0.09 0.07 0.04 -0.09
word	smil	-0.09 -0.10 -0.12 -0.11 0.12
word	smith	-0.11 -0.10 -0.10 -0.12 0.11
word	smok	0.04 0.14 0.02 -0.25 -0.16
word	snapshot	-0.07 -0.16 -0.08 0.14 -0.14
word	soar	-0.11 0.03 0.11 -0.05 -0.15
word	social	0.05 -0.01 0.03 -0.12 -0.01
word	soil	-0.07 -0.01 0.03 0.03 -0.13
word	sold	-0.12 -0.11 0.06 -0.03 -0.02
word	soldier	-0.09 0.01 -0.05 0.00 0.03
word	soleimani	-0.09 -0.11 -0.08 0.00 0.03
word	solution	-0.07 -0.09 -0.07 0.08 -0.08
word	solv	-0.04 -0.05 -0.09 -0.05 0.06
word	some	-0.18 -0.12 -0.03 0.06 0.04
word	someth	0.03 0.02 -0.07 -0.13 0.09
word	son	-0.13 -0.05 0.06 -0.11 0.05
word	soon	-0.19 -0.08 -0.08 0.10 -0.02
word	sought	-0.08 -0.14 -0.12 0.09 -0.03
word	sound	-0.07 0.04 -0.03 -0.07 -0.01
word	sour	-0.12 0.10 -0.03 -0.11 -0.14
word	sourc	-0.18 0.05 0.02 0.03 -0.18
word	south	-0.14 0.11 -0.09 0.01 -0.09
word	southeast	-0.09 -0.10 0.07 -0.04 -0.01
word	southern	-0.03 0.12 0.07 -0.16 -0.17
word	sovereignty	-0.12 -0.11 -0.16 0.07 0.08
word	spac	-0.04 0.06 0.05 -0.15 -0.04
word	spar	-0.09 -0.09 -0.08 0.10 -0.08
word	spark	-0.01 -0.16 -0.09 0.05 0.04
word	spat	-0.08 -0.08 -0.08 0.05 0.01
word	speak	-0.19 -0.13 -0.03 0.07 -0.02
word	speaker	0.01 -0.02 -0.01 -0.01 -0.10
word	special	0.02 0.01 -0.02 0.05 -0.18
word	specific	-0.07 0.13 0.12 -0.14 -0.11
word	speculation	-0.13 -0.13 -0.10 0.04 0.00
word	speech	-0.21 -0.11 -0.05 -0.08 0.12
word	spend	-0.04 -0.10 -0.12 -0.10 0.12
word	spik	-0.10 0.01 0.05 -0.03 -0.06
word	spill	0.08 -0.09 -0.09 -0.02 -0.13
word	spiral	-0.06 0.02 -0.05 0.07 -0.09
word	split	-0.10 0.01 -0.07 -0.05 0.07
word	spokesman	0.12 0.03 -0.08 -0.08 -0.24
word	spot	0.01 0.08 0.05 -0.08 -0.09
word	spott	-0.12 -0.13 0.04 0.08 -0.11
word	spox	-0.07 -0.09 -0.12 0.07 0.05
word	spr	-0.05 -0.12 -0.08 0.10 -0.09
word	spread	0.00 0.05 -0.04 -0.02 -0.04
word	spy	-0.19 -0.08 0.05 0.01 -0.16
word	squar	0.02 -0.13 -0.14 0.02 0.09
word	squeez	-0.15 -0.13 -0.02 0.09 -0.04
word	stability	-0.12 -0.11 -0.12 0.14 -0.10
word	stabiliz	-0.09 -0.13 -0.09 0.03 0.02
word	staff	0.02 0.02 0.09 -0.13 -0.19
word	stag	-0.26 -0.09 0.12 0.01 -0.03
word	stagger	-0.07 -0.08 0.01 0.09 -0.08
word	stak	-0.17 -0.06 0.06 -0.06 0.00
word	stall	-0.17 -0.13 0.05 0.03 -0.08
word	stanc	-0.09 0.04 0.05 -0.01 -0.05
word	stand	0.04 -0.03 -0.12 0.11 -0.10
word	standard	-0.07 -0.08 -0.09 0.10 -0.07
word	standoff	-0.05 -0.02 -0.06 0.06 -0.03
word	standstill	-0.13 -0.13 0.11 -0.06 -0.15
word	star	-0.11 -0.14 -0.15 -0.01 0.12
word	stark	-0.12 -0.03 0.07 -0.10 -0.01
word	starlink	-0.10 -0.11 -0.09 0.11 -0.11
word	start	-0.15 -0.17 0.03 0.03 0.05
word	stat	0.14 -0.04 -0.08 -0.05 -0.02
word	statement	-0.14 -0.01 0.08 0.03 -0.19
word	station	-0.02 0.10 -0.05 -0.07 -0.01
word	statu	-0.14 -0.23 -0.12 0.14 -0.03
word	stay	-0.03 -0.22 -0.08 -0.01 0.09
word	steady	-0.07 -0.14 -0.10 0.12 -0.10
word	stealth	0.07 0.03 -0.03 -0.13 0.06
word	step	-0.10 -0.06 -0.11 0.09 -0.04
word	stephen	-0.10 -0.08 -0.13 0.00 0.06
word	stev	-0.07 -0.07 -0.12 -0.11 0.14
word	stewart	-0.09 -0.08 -0.09 0.04 0.02
word	stick	-0.10 -0.15 -0.17 -0.01 0.08
word	still	-0.31 -0.28 -0.11 0.07 0.14
word	stock	-0.14 -0.05 0.08 0.02 -0.20
word	stockpil	-0.19 -0.12 0.01 0.08 -0.17
word	stok	-0.13 0.06 0.06 -0.04 -0.10
word	ston	-0.07 0.00 -0.02 0.08 -0.12
word	stop	0.04 -0.14 0.05 -0.08 -0.01
word	stopp	-0.10 -0.08 -0.19 0.03 0.07
word	stor	-0.10 0.11 0.06 -0.05 -0.08
word	storag	0.03 0.09 -0.03 -0.08 0.00
word	storm	-0.12 -0.13 -0.13 0.05 0.00
word	story	-0.08 -0.08 -0.12 0.03 0.06
word	straight	-0.13 0.02 -0.13 -0.07 0.07
word	strain	0.01 0.02 -0.06 -0.03 -0.01
word	strait	-0.09 0.07 0.11 -0.08 -0.12
word	strand	-0.19 -0.21 0.02 0.03 -0.02
word	strang	-0.11 -0.02 0.02 0.05 -0.12
word	strategic	0.02 -0.02 -0.06 -0.22 0.14
word	strategy	-0.13 -0.15 -0.20 0.02 0.09
word	street	-0.15 0.04 0.06 0.05 -0.21
word	strengthen	-0.04 -0.10 -0.14 -0.08 0.10
word	stres	-0.07 -0.09 -0.07 -0.06 0.08
word	strik	0.02 0.13 0.02 -0.09 -0.19
word	strong	-0.07 -0.06 0.07 -0.07 0.00
word	stronger	-0.12 -0.10 -0.10 0.02 0.04
word	stronghold	-0.03 0.03 -0.12 0.05 -0.08
word	strongly	-0.08 -0.10 -0.06 0.05 0.05
word	struck	0.09 0.10 -0.15 -0.13 -0.11
word	struggl	-0.10 -0.13 -0.16 0.11 -0.03
word	stuck	-0.11 -0.09 -0.13 -0.09 0.13
word	student	-0.10 0.04 -0.12 -0.01 0.04
word	stunn	-0.03 0.07 -0.13 0.05 -0.08
word	stupid	-0.09 -0.09 -0.12 0.07 -0.04
word	styl	-0.09 -0.08 -0.06 0.03 0.02
word	submarin	0.15 -0.05 -0.03 -0.13 -0.19
word	submit	0.02 -0.04 0.03 -0.04 -0.14
word	succe	-0.09 -0.08 0.06 -0.12 0.03
word	succes	0.01 -0.13 -0.08 0.00 0.04
word	successor	-0.16 -0.02 0.08 -0.05 -0.02
word	suffer	-0.18 -0.15 -0.01 0.06 0.03
word	suggest	-0.23 -0.22 -0.06 0.05 0.06
word	suicid	0.00 -0.03 0.05 -0.19 0.04
word	summary	-0.05 -0.12 0.01 0.11 -0.12
word	summer	-0.10 -0.11 -0.12 0.03 0.06
word	summit	-0.06 0.01 -0.01 0.03 -0.08
word	summon	-0.16 -0.17 -0.13 0.15 0.05
word	sunday	-0.08 0.10 0.18 -0.24 -0.15
word	sunk	-0.16 -0.06 -0.17 0.08 0.04
word	supply	-0.10 -0.02 0.09 0.00 -0.12
word	support	-0.20 -0.08 -0.08 0.05 0.03
word	supporter	-0.04 -0.08 -0.06 0.11 -0.10
word	suprem	-0.07 0.11 -0.01 -0.15 -0.03
word	sure	-0.05 -0.08 -0.09 -0.07 0.08
word	surg	-0.03 0.02 0.12 -0.11 -0.10
word	surpass	0.04 -0.07 0.00 -0.07 -0.10
word	surpris	-0.12 -0.07 -0.02 0.00 0.01
word	surrender	0.03 0.06 0.05 -0.05 -0.13
word	survey	-0.10 -0.12 -0.06 0.14 -0.10
word	surviv	-0.04 0.02 -0.17 -0.04 0.08
word	survival	-0.10 -0.12 -0.14 -0.06 0.12
word	survivor	-0.01 0.09 -0.02 -0.11 -0.05
word	suspect	-0.09 0.07 -0.01 0.00 -0.16
word	suspend	0.02 -0.13 0.09 -0.05 -0.23
word	suspicion	-0.09 -0.13 -0.13 0.13 -0.11
word	sustain	-0.05 -0.06 -0.13 0.06 0.04
word	swift	-0.09 -0.01 -0.04 -0.02 0.03
word	swing	-0.06 -0.11 -0.01 0.02 -0.01
word	swirl	-0.11 -0.11 0.04 0.01 -0.05
word	symbolic	0.07 0.07 -0.10 -0.09 0.01
word	system	0.03 -0.12 -0.13 0.07 0.01
word	tabl	-0.15 -0.05 0.08 -0.12 0.01
word	taco	-0.07 -0.08 -0.12 -0.10 0.11
word	tactic	-0.15 0.02 -0.12 0.03 0.04
word	tak	-0.08 -0.06 0.01 0.05 -0.05
word	take	0.08 -0.11 0.02 -0.10 0.03
word	takeaway	-0.10 -0.12 -0.15 -0.13 0.14
word	taken	-0.04 -0.01 0.04 -0.08 0.00
word	talk	-0.15 -0.03 0.03 -0.03 0.01
word	tame	-0.07 0.06 0.05 -0.08 -0.04
word	tank	-0.07 0.07 0.03 0.02 -0.17
word	tanker	0.03 0.06 -0.09 0.05 -0.14
word	tap	-0.12 -0.05 -0.13 0.05 0.03
word	tapper	-0.09 -0.04 0.04 -0.06 0.00
word	target	0.05 0.10 0.08 -0.18 -0.19
word	tariff	-0.10 -0.12 -0.09 0.08 0.01
word	tasnim	0.06 0.10 0.02 -0.10 -0.10
word	taunt	-0.11 0.03 0.03 -0.01 -0.05
word	tax	-0.13 -0.18 -0.16 -0.01 0.05
word	taylor	-0.04 -0.04 -0.05 -0.04 0.04
word	team	-0.15 -0.15 -0.19 0.02 0.13
word	tear	-0.12 -0.11 -0.09 0.10 0.11
word	technical	-0.14 -0.12 -0.06 0.14 0.00
word	teenager	-0.13 0.04 -0.13 0.05 -0.03
word	tell	-0.19 -0.10 0.05 0.12 -0.12
word	temporary	-0.10 -0.07 0.01 0.06 -0.13
word	ten	0.16 0.05 -0.20 -0.18 -0.03
word	tens	-0.12 -0.09 -0.05 -0.04 0.07
word	tension	0.00 -0.01 -0.02 -0.06 0.03
word	term	-0.15 0.02 0.09 0.02 -0.16
word	terminal	-0.17 0.02 -0.02 0.04 -0.09
word	terrify	-0.09 0.00 -0.12 -0.02 0.05
word	territorial	-0.09 -0.05 -0.03 -0.02 0.04
word	territory	0.06 0.02 -0.19 -0.02 -0.01
word	terror	-0.11 -0.10 -0.02 0.03 0.04
word	terrorism	-0.08 -0.01 -0.01 -0.05 0.04
word	terrorist	-0.05 -0.07 -0.12 0.15 -0.18
word	test	-0.07 -0.15 -0.25 -0.03 0.18
word	text	-0.03 0.05 0.14 -0.09 -0.23
word	th	0.04 -0.01 -0.14 -0.05 0.06
word	thank	-0.17 -0.10 -0.01 0.08 -0.05
word	their	-0.01 -0.19 -0.10 -0.02 0.14
word	them	-0.03 -0.02 0.00 -0.04 0.00
word	then	-0.15 -0.14 -0.06 -0.03 0.11
word	theory	-0.12 -0.12 0.04 -0.12 0.05
word	ther	-0.13 -0.08 0.06 0.00 -0.02
word	thes	-0.17 -0.16 -0.18 0.12 0.07
word	they	-0.13 -0.14 0.05 0.00 0.01
word	they'll	-0.08 -0.03 -0.03 -0.04 0.04
word	they'r	-0.02 -0.06 0.09 -0.01 -0.10
word	thing	-0.10 -0.12 -0.11 0.00 0.06
word	think	-0.16 -0.17 -0.19 0.12 0.01
word	third	0.02 0.10 0.02 -0.08 -0.18
word	thos	-0.06 -0.08 -0.08 0.04 -0.01
word	though	0.07 0.05 0.08 -0.05 -0.10
word	thought	-0.12 -0.16 -0.16 0.04 0.03
word	thousand	-0.30 -0.13 0.02 0.17 -0.13
word	thre	-0.02 0.03 0.05 -0.03 -0.11
word	threat	0.04 -0.06 -0.05 -0.02 0.02
word	threaten	-0.25 -0.01 0.08 -0.06 -0.02
word	through	-0.19 -0.09 -0.12 0.13 -0.03
word	throw	-0.10 -0.13 -0.10 0.10 -0.05
word	thursday	-0.08 0.04 0.05 -0.02 -0.12
word	thwart	0.03 0.06 -0.13 -0.13 0.07
word	tied	-0.17 -0.15 0.05 0.10 -0.20
word	ties	-0.16 -0.16 -0.17 0.05 0.06
word	tight	-0.15 -0.11 -0.02 0.10 -0.10
word	tighten	-0.17 -0.13 0.02 0.11 -0.15
word	tiktok	-0.11 -0.07 0.10 -0.13 -0.05
word	tim	-0.27 -0.07 0.08 -0.01 -0.09
word	time	-0.04 -0.02 0.03 0.01 -0.08
word	timelin	-0.11 -0.10 0.01 -0.05 0.04
word	today	-0.24 -0.17 0.15 -0.06 0.02
word	told	-0.15 -0.19 -0.04 -0.04 0.11
word	toll	-0.08 -0.07 0.12 -0.04 -0.11
word	tomorrow	-0.16 -0.06 0.07 0.00 -0.13
word	tonight	0.07 0.02 0.05 -0.11 -0.13
word	too	-0.20 -0.10 0.11 0.00 -0.12
word	took	0.06 0.13 -0.03 -0.14 -0.03
word	tool	-0.15 -0.11 0.02 0.02 0.02
word	top	-0.06 0.09 0.02 -0.01 -0.11
word	topic	-0.10 -0.14 -0.08 0.08 0.09
word	toppl	0.05 -0.12 -0.13 0.00 0.04
word	tops	-0.05 0.02 -0.03 0.03 -0.01
word	torch	-0.10 -0.09 -0.14 0.01 0.03
word	torn	-0.14 -0.13 -0.13 0.07 0.06
word	toronto	-0.10 -0.10 -0.10 0.06 0.03
word	torpedo	0.05 -0.19 -0.07 0.02 0.06
word	total	-0.19 -0.11 0.09 0.04 -0.06
word	totally	-0.16 -0.06 0.04 0.04 -0.04
word	tough	-0.16 -0.15 -0.19 -0.10 0.16
word	tourist	0.01 0.03 0.03 -0.11 0.02
word	tout	-0.13 -0.10 0.07 -0.04 -0.01
word	toward	0.03 0.04 -0.04 -0.02 -0.07
word	tower	-0.03 0.05 0.12 -0.09 -0.08
word	town	-0.16 0.12 -0.03 0.00 -0.09
word	toxic	-0.05 -0.07 0.03 -0.02 0.00
word	track	-0.13 -0.14 -0.07 0.05 0.04
word	tracker	-0.11 -0.14 -0.16 0.01 0.07
word	trad	0.02 0.11 -0.04 -0.08 -0.04
word	trader	-0.16 -0.18 -0.11 0.11 -0.02
word	traffic	-0.15 -0.09 0.03 0.06 -0.08
word	traffick	-0.10 -0.10 0.01 0.11 -0.12
word	train	0.03 -0.02 0.02 -0.10 0.00
word	transfer	-0.15 -0.16 -0.13 0.12 0.05
word	transit	-0.15 0.00 0.10 -0.03 -0.21
word	transport	-0.10 -0.12 -0.09 0.00 0.05
word	trap	-0.11 -0.13 -0.16 -0.06 0.13
word	trapp	-0.14 -0.20 -0.18 0.15 -0.03
word	trash	-0.03 -0.04 -0.07 -0.08 0.07
word	trauma	-0.10 -0.09 0.04 -0.15 0.09
word	travel	-0.11 -0.17 -0.06 0.09 -0.06
word	treasury	-0.11 -0.14 -0.14 -0.05 0.08
word	treat	-0.12 0.01 -0.13 0.02 0.07
word	trey	0.01 0.07 -0.02 -0.09 -0.06
word	trigger	-0.17 -0.19 0.06 -0.02 0.04
word	trillion	-0.09 -0.09 -0.08 -0.03 0.04
word	trip	-0.19 0.16 0.13 -0.17 -0.06
word	tripl	-0.15 -0.06 -0.15 0.14 -0.15
word	troll	-0.10 -0.11 -0.15 -0.15 0.15
word	troop	-0.04 0.04 0.03 -0.10 -0.04
word	troubl	-0.09 -0.02 -0.02 0.02 0.00
word	truc	-0.02 0.02 -0.03 0.06 -0.20
word	trust	-0.09 -0.13 -0.13 0.00 0.05
word	truth	-0.07 -0.07 -0.04 0.03 0.01
word	try	-0.11 0.00 -0.16 -0.03 0.10
word	ttf	-0.06 -0.09 -0.02 0.02 -0.01
word	tucker	-0.13 -0.15 -0.12 0.03 0.03
word	tuesday	-0.02 0.05 0.05 -0.09 -0.06
word	tulsi	-0.06 -0.08 -0.04 -0.05 0.05
word	tumbl	0.00 0.09 0.15 -0.17 -0.18
word	turmoil	-0.11 -0.10 0.03 0.03 -0.13
word	turn	-0.16 -0.04 0.06 -0.02 -0.07
word	turtl	-0.19 -0.18 0.09 0.11 -0.12
word	tv	-0.13 -0.13 0.05 0.08 -0.02
word	two	-0.02 0.22 -0.03 -0.15 -0.10
word	u	-0.12 0.03 -0.02 -0.07 0.03
word	ufc	-0.12 -0.05 -0.05 -0.14 0.12
word	ukmto	0.04 0.05 0.00 0.02 -0.14
word	ultimatum	-0.11 0.07 0.05 -0.07 -0.07
word	unacceptabl	-0.10 -0.08 -0.05 0.09 -0.01
word	unanswer	-0.12 -0.08 0.04 -0.16 0.07
word	unauthoriz	-0.04 0.00 0.06 0.05 -0.14
word	uncertain	-0.12 -0.12 -0.08 0.03 0.04
word	uncertainty	-0.23 -0.22 -0.03 0.06 -0.02
word	unchang	-0.15 -0.17 -0.16 0.04 0.12
word	unclear	-0.14 -0.10 0.03 0.11 -0.13
word	unconditional	-0.06 0.11 0.07 -0.14 -0.08
word	undecid	-0.11 -0.12 -0.13 0.13 0.03
word	under	-0.07 -0.21 -0.11 0.05 0.11
word	underground	-0.14 -0.07 -0.11 0.01 0.11
word	undermin	-0.13 -0.13 -0.15 0.01 0.13
word	understand	0.00 0.03 0.02 -0.06 -0.13
word	underway	0.11 -0.06 0.11 -0.23 -0.13
word	unfair	-0.13 -0.15 -0.06 0.11 -0.08
word	unfreez	-0.12 0.03 0.06 0.01 -0.09
word	unhing	-0.08 -0.11 -0.08 0.07 -0.02
word	unify	-0.12 -0.09 0.05 -0.03 -0.01
word	unit	-0.15 -0.08 -0.08 0.09 0.03
word	unity	-0.10 -0.13 -0.10 0.10 -0.07
word	university	-0.06 -0.09 -0.17 0.09 0.02
word	unjustify	-0.12 -0.06 0.06 0.01 -0.04
word	unknown	-0.05 0.02 -0.09 0.06 -0.10
word	unleash	-0.02 -0.10 0.10 -0.11 -0.02
word	unles	-0.01 -0.04 0.03 0.00 -0.10
word	unlikely	-0.09 -0.17 -0.20 -0.08 0.17
word	unprecedent	-0.17 -0.04 0.05 0.04 0.04
word	unpredictabl	-0.05 -0.11 -0.05 0.03 0.00
word	unreasonabl	-0.15 0.02 0.13 -0.13 -0.13
word	unrest	-0.10 0.12 0.03 -0.04 -0.16
word	until	-0.17 0.06 0.05 -0.01 -0.13
word	up	-0.05 -0.02 0.00 0.03 -0.07
word	updat	0.15 0.07 0.01 -0.13 -0.24
word	upend	-0.04 -0.11 -0.12 0.13 -0.10
word	uphold	-0.11 0.04 -0.08 0.08 -0.12
word	upon	0.05 0.03 -0.01 -0.08 -0.10
word	upper	-0.09 -0.02 -0.07 0.04 0.03
word	upris	-0.06 -0.04 -0.01 -0.15 0.09
word	ups	-0.03 -0.06 -0.04 -0.01 0.02
word	upward	-0.05 -0.09 -0.03 0.03 -0.02
word	uranium	-0.12 -0.03 0.07 -0.03 -0.07
word	urg	0.02 -0.02 -0.12 0.02 0.01
word	urge	-0.07 0.02 0.02 0.02 -0.11
word	urgent	-0.03 -0.04 -0.01 0.07 -0.10
word	us	-0.20 -0.16 0.06 0.00 0.01
word	use	-0.20 -0.11 0.10 -0.06 -0.03
word	used	-0.13 0.03 -0.14 0.07 -0.02
word	uses	-0.11 -0.02 -0.10 0.02 0.03
word	valu	-0.05 -0.04 0.13 0.05 -0.13
word	vast	0.03 0.07 -0.12 0.00 -0.04
word	vehicl	-0.09 0.01 0.05 -0.04 -0.03
word	versaill	0.14 -0.03 -0.16 -0.05 -0.14
word	very	0.04 0.00 0.01 0.07 -0.21
word	vessel	0.18 0.18 -0.13 -0.11 -0.20
word	via	-0.11 -0.11 0.06 0.01 -0.14
word	vice	-0.06 0.07 0.02 -0.01 -0.03
word	victim	-0.12 -0.13 -0.10 0.12 -0.09
word	victory	-0.06 -0.23 -0.14 0.07 0.06
word	video	-0.04 0.13 -0.19 -0.14 0.06
word	vietnam	-0.08 -0.09 -0.14 0.05 0.02
word	view	-0.08 -0.12 -0.21 0.02 0.14
word	vigilant	-0.13 -0.15 -0.13 0.14 -0.04
word	villag	-0.01 0.00 0.05 0.00 -0.18
word	violat	-0.16 0.00 -0.01 0.06 -0.14
word	violation	-0.01 0.04 -0.03 0.03 -0.16
word	violenc	-0.13 -0.03 -0.02 0.00 0.01
word	violent	0.02 -0.07 -0.01 0.05 -0.15
word	visit	-0.23 -0.09 -0.13 0.05 0.10
word	vital	-0.14 -0.13 -0.09 -0.07 0.10
word	voic	0.00 0.06 -0.16 -0.06 0.02
word	volatil	-0.05 -0.08 -0.08 0.10 -0.03
word	volatility	-0.09 -0.17 -0.15 0.10 0.02
word	vot	-0.08 0.09 0.00 -0.15 0.03
word	vote	-0.15 -0.01 0.07 0.02 -0.13
word	voter	-0.02 -0.03 -0.07 -0.04 0.05
word	vow	0.05 0.04 -0.02 -0.08 -0.07
word	vows	-0.02 0.07 0.01 -0.06 -0.11
word	voyag	-0.10 -0.11 -0.16 0.03 0.06
word	vp	-0.01 0.08 0.11 -0.07 -0.15
word	vulnerability	-0.11 -0.12 -0.15 0.02 0.09
word	vulnerabl	-0.11 -0.11 -0.11 -0.07 0.12
word	wait	-0.07 -0.18 -0.12 0.00 0.13
word	waiver	-0.10 0.06 0.04 -0.03 -0.12
word	wake	-0.08 -0.07 0.00 -0.09 0.09
word	walk	-0.09 -0.11 -0.07 -0.03 0.07
word	want	-0.27 -0.12 -0.10 0.07 0.05
word	war	-0.06 -0.08 -0.07 0.00 0.04
word	warfar	-0.13 -0.13 0.02 -0.09 0.07
word	warhead	0.08 0.02 -0.10 -0.11 -0.12
word	warn	-0.11 -0.05 -0.05 0.02 0.02
word	warning	-0.03 -0.02 0.04 -0.04 -0.02
word	warplan	-0.16 0.11 -0.02 -0.03 -0.16
word	wars	-0.10 -0.21 -0.18 0.07 0.04
word	warship	0.08 0.01 0.03 -0.13 -0.04
word	wartim	-0.06 -0.08 -0.02 0.02 0.00
word	wary	-0.07 -0.10 -0.10 0.02 0.02
word	wasn't	0.01 0.04 -0.13 0.08 -0.15
word	wast	-0.09 -0.10 -0.02 0.00 0.03
word	watch	0.06 0.06 -0.15 -0.15 0.05
word	watchdog	-0.07 0.07 0.11 -0.17 -0.14
word	water	-0.05 0.06 0.00 -0.02 -0.06
word	waterway	-0.05 0.03 -0.01 -0.09 0.03
word	wav	0.12 -0.11 -0.17 -0.14 -0.01
word	wave	0.20 -0.02 -0.06 -0.25 -0.16
word	waver	-0.11 -0.11 -0.01 0.01 -0.03
word	way	-0.01 -0.01 -0.03 0.02 -0.03
word	we	-0.05 0.03 0.02 0.03 -0.09
word	we'll	-0.14 -0.12 0.08 -0.12 0.01
word	we'r	0.02 -0.04 0.05 -0.08 -0.02
word	we'v	-0.12 -0.11 -0.04 0.00 0.04
word	weak	-0.03 -0.07 -0.07 -0.05 0.06
word	weaken	-0.11 -0.15 -0.16 0.02 0.05
word	weapon	-0.08 0.01 -0.03 0.03 -0.09
word	weather	-0.08 -0.11 -0.06 -0.01 0.03
word	wednesday	-0.02 -0.08 0.06 0.09 -0.17
word	week	0.00 -0.01 0.05 -0.05 -0.12
word	weekend	-0.18 -0.16 -0.05 0.09 -0.06
word	weekly	-0.05 0.04 0.05 -0.05 -0.02
word	weigh	-0.22 0.02 0.02 0.04 -0.11
word	welcom	-0.18 -0.20 -0.10 0.23 -0.21
word	welker	-0.04 -0.06 -0.08 -0.01 0.03
word	well	0.08 -0.08 -0.16 0.00 0.05
word	went	0.00 -0.05 0.03 -0.05 -0.04
word	west	-0.20 -0.10 0.06 -0.10 0.05
word	western	-0.01 0.06 0.03 -0.05 -0.13
word	wh	-0.15 -0.16 -0.16 -0.01 0.11
word	what	-0.06 -0.10 -0.22 -0.03 0.12
word	when	-0.20 -0.19 -0.20 0.00 0.19
word	wher	-0.12 0.02 0.07 -0.13 0.01
word	whether	-0.16 0.00 0.01 0.03 -0.05
word	which	0.04 0.06 -0.25 -0.07 0.08
word	whil	-0.31 -0.08 0.02 -0.03 0.08
word	whin	-0.12 -0.13 -0.09 0.06 0.02
word	whit	-0.14 -0.14 -0.14 -0.01 0.11
word	who	-0.28 -0.24 -0.04 0.01 0.15
word	whol	-0.01 0.00 -0.05 0.02 -0.02
word	whos	-0.13 -0.12 -0.07 0.04 0.03
word	why	-0.18 -0.24 -0.16 0.02 0.11
word	widen	0.07 0.03 0.13 -0.14 -0.23
word	wider	-0.03 0.05 -0.02 0.00 -0.02
word	wife	-0.11 -0.12 -0.15 -0.04 0.12
word	wild	-0.09 0.15 0.12 -0.10 -0.11
word	wildly	0.00 -0.12 -0.14 0.00 0.08
word	will	-0.16 -0.09 0.12 -0.04 -0.06
word	win	-0.16 -0.19 -0.21 0.00 0.13
word	wind	-0.18 0.09 0.12 -0.08 -0.12
word	winn	-0.11 -0.11 -0.13 -0.03 0.08
word	winner	-0.13 -0.13 -0.15 -0.13 0.14
word	wins	-0.15 -0.14 -0.13 0.12 -0.01
word	wip	-0.10 -0.06 0.05 0.00 -0.11
word	wipe	-0.08 0.08 -0.09 0.02 -0.11
word	wish	-0.07 -0.08 -0.09 -0.02 0.06
word	withdraw	-0.21 -0.14 0.03 0.02 -0.03
word	withdrawal	-0.09 -0.02 0.02 -0.02 -0.03
word	within	-0.13 -0.01 0.12 -0.01 -0.15
word	without	-0.10 0.07 0.10 -0.15 -0.02
word	wizz	-0.11 -0.11 -0.14 0.12 -0.04
word	woes	-0.11 -0.13 -0.08 0.08 -0.06
word	woman	0.05 -0.04 -0.12 -0.10 0.06
word	women	-0.12 -0.06 0.06 -0.05 0.05
word	won	-0.05 -0.01 -0.22 -0.07 0.09
word	won't	-0.25 -0.21 -0.05 0.02 0.10
word	word	-0.08 -0.11 -0.13 0.08 0.00
word	work	-0.13 -0.05 -0.07 0.02 0.04
word	worker	0.07 0.18 0.00 -0.15 -0.21
word	world	-0.16 -0.19 -0.04 0.11 0.02
word	worry	-0.17 -0.18 -0.05 0.09 0.02
word	wors	-0.10 -0.10 0.05 0.05 -0.08
word	worst	-0.13 -0.05 -0.03 0.07 -0.03
word	would	0.00 0.01 0.03 -0.03 -0.04
word	wouldn't	-0.12 -0.14 -0.12 0.07 0.07
word	wound	-0.08 0.12 0.07 -0.12 -0.28
word	wrap	-0.12 -0.05 -0.07 0.10 -0.14
word	wrapp	-0.08 -0.11 -0.11 0.02 0.04
word	wreck	-0.12 0.03 -0.12 -0.05 0.07
word	wright	-0.14 -0.18 -0.02 0.04 -0.02
word	written	-0.11 -0.14 -0.11 0.12 -0.10
word	wrong	-0.15 -0.11 -0.11 0.06 -0.01
word	wsj	-0.12 -0.02 0.06 -0.10 0.02
word	wti	-0.10 -0.05 0.04 0.00 -0.12
word	ww3	0.11 -0.06 -0.16 -0.15 0.05
word	x	-0.10 -0.11 -0.05 0.05 -0.02
word	xiv	-0.13 -0.13 -0.08 0.04 -0.01
word	year	-0.07 -0.18 -0.13 0.08 0.08
word	yellow	-0.09 -0.12 -0.08 0.08 -0.07
word	yesterday	-0.06 -0.17 0.09 0.11 -0.13
word	yet	-0.04 0.03 -0.04 -0.13 0.04
word	yield	-0.08 0.04 0.02 -0.04 -0.01
word	yingst	0.03 0.11 -0.01 -0.13 -0.10
word	you	0.01 0.01 0.05 0.03 -0.11
word	you'r	-0.10 -0.10 -0.13 0.08 -0.01
word	your	-0.02 -0.13 -0.09 0.02 0.05
word	zelensky	-0.13 -0.13 -0.09 0.13 -0.05
word	zelenskyy	-0.09 -0.09 0.00 0.13 -0.10
word	zero	0.00 -0.05 0.04 -0.08 -0.01
word	zone	-0.08 0.00 0.02 0.07 -0.17
word	خبرگزاری	-0.10 -0.08 -0.01 0.08 -0.09
word	فارس	-0.10 -0.08 -0.01 0.08 -0.09
word in the head clause	[ally]	-0.03 0.04 -0.01 -0.03 -0.10
word in the head clause	[number]	0.05 -0.03 0.16 -0.13 -0.20
word in the head clause	[place]	-0.07 0.00 0.04 0.03 -0.13
word in the head clause	[region]	-0.04 0.02 -0.05 0.01 -0.02
word in the head clause	[side]	0.01 -0.02 0.01 -0.05 -0.01
word in the head clause	[usa]	-0.15 -0.10 0.00 -0.01 0.07
word in the head clause	a	-0.19 -0.11 -0.26 -0.01 0.26
word in the head clause	ablaze	0.11 0.06 -0.04 -0.10 -0.09
word in the head clause	about	-0.05 -0.15 -0.24 0.06 0.11
word in the head clause	above	0.05 0.02 -0.02 0.00 -0.01
word in the head clause	abroad	-0.08 0.04 -0.02 -0.09 0.07
word in the head clause	accept	-0.09 0.04 0.01 0.03 -0.11
word in the head clause	accident	0.11 0.09 -0.11 -0.11 -0.08
word in the head clause	accord	0.03 -0.01 -0.03 -0.01 -0.09
word in the head clause	account	-0.09 -0.06 0.00 0.05 -0.07
word in the head clause	accused	-0.08 -0.06 0.01 -0.03 0.02
word in the head clause	accuses	-0.20 -0.14 -0.07 0.04 0.07
word in the head clause	achieved	-0.12 -0.13 0.03 0.03 0.02
word in the head clause	across	0.03 0.03 0.07 -0.13 -0.14
word in the head clause	act	-0.13 -0.12 -0.14 0.01 0.09
word in the head clause	action	-0.01 -0.12 -0.13 0.13 -0.02
word in the head clause	actions	-0.07 -0.07 -0.09 -0.08 0.09
word in the head clause	active	-0.13 0.00 -0.13 0.08 -0.11
word in the head clause	activist	-0.08 -0.12 -0.12 -0.03 0.11
word in the head clause	add	-0.08 -0.16 -0.10 0.12 -0.12
word in the head clause	additional	-0.07 0.09 0.05 -0.04 -0.11
word in the head clause	address	-0.18 -0.05 -0.02 -0.05 0.06
word in the head clause	addresses	-0.03 0.07 0.08 -0.08 -0.07
word in the head clause	admin	-0.17 -0.09 0.02 -0.08 0.06
word in the head clause	administration	-0.18 -0.15 0.00 0.06 -0.02
word in the head clause	admits	-0.13 -0.06 0.07 -0.03 0.01
word in the head clause	advance	-0.10 -0.03 -0.03 0.06 -0.07
word in the head clause	advanced	-0.13 -0.11 -0.06 0.12 -0.10
word in the head clause	advancing	0.17 0.11 -0.06 -0.12 -0.11
word in the head clause	advantage	-0.08 -0.06 -0.09 -0.12 0.09
word in the head clause	adviser	-0.07 0.04 -0.07 0.06 -0.09
word in the head clause	affect	-0.04 -0.07 0.01 0.00 0.00
word in the head clause	after	-0.29 -0.13 -0.11 -0.01 0.20
word in the head clause	aftermath	-0.24 -0.13 -0.14 0.19 -0.06
word in the head clause	again	0.04 0.23 -0.06 -0.21 -0.03
word in the head clause	against	0.07 -0.13 -0.10 0.02 0.01
word in the head clause	agent	-0.11 -0.08 0.07 0.02 -0.12
word in the head clause	agents	-0.11 -0.12 -0.03 0.07 -0.08
word in the head clause	aggression	-0.17 -0.13 -0.01 0.11 -0.01
word in the head clause	agree	0.09 0.06 -0.17 -0.05 0.01
word in the head clause	agreed	-0.11 0.06 0.14 -0.03 -0.20
word in the head clause	agreement	0.11 -0.02 0.05 -0.09 -0.11
word in the head clause	agrees	0.07 -0.06 0.00 -0.03 -0.20
word in the head clause	ahead	0.02 0.02 -0.17 0.09 -0.03
word in the head clause	ai	-0.18 -0.20 -0.19 0.04 0.11
word in the head clause	aid	-0.13 -0.06 -0.11 0.06 -0.02
word in the head clause	aides	-0.13 -0.14 -0.14 0.11 0.01
word in the head clause	aimed	-0.05 -0.10 -0.14 0.11 0.01
word in the head clause	air	-0.04 0.02 -0.03 0.00 -0.06
word in the head clause	airbase	-0.12 0.04 0.02 0.00 -0.12
word in the head clause	aircraft	-0.16 0.02 -0.06 0.08 -0.10
word in the head clause	airline	-0.12 -0.11 -0.10 0.05 0.04
word in the head clause	airlines	-0.08 -0.08 -0.10 0.08 0.03
word in the head clause	airman	-0.10 0.02 -0.04 0.00 -0.03
word in the head clause	airmen	-0.11 -0.14 -0.13 -0.15 0.14
word in the head clause	airport	0.11 0.05 -0.03 -0.15 -0.22
word in the head clause	airports	-0.09 -0.11 -0.10 0.11 -0.09
word in the head clause	airspace	-0.07 0.00 0.12 -0.11 -0.22
word in the head clause	airstrike	-0.21 -0.07 -0.19 0.08 0.06
word in the head clause	airstrikes	0.04 -0.05 -0.14 0.01 -0.01
word in the head clause	al	0.04 0.08 -0.12 -0.07 -0.01
word in the head clause	alarm	-0.17 -0.15 0.04 0.11 -0.15
word in the head clause	alert	-0.08 0.05 -0.13 0.00 -0.05
word in the head clause	alex	-0.07 -0.08 -0.11 -0.11 0.11
word in the head clause	ali	0.07 -0.02 -0.17 0.01 -0.04
word in the head clause	alive	0.05 0.08 0.09 -0.17 -0.06
word in the head clause	all	0.07 -0.11 0.07 -0.13 0.02
word in the head clause	alleged	-0.08 -0.11 -0.12 -0.01 0.06
word in the head clause	allies	-0.17 -0.02 0.08 -0.15 0.08
word in the head clause	allow	-0.12 -0.07 -0.02 0.05 -0.05
word in the head clause	allows	-0.15 -0.05 0.05 0.01 -0.16
word in the head clause	ally	-0.09 -0.13 -0.20 0.01 0.10
word in the head clause	alone	-0.11 -0.12 -0.14 0.13 0.05
word in the head clause	already	0.00 -0.06 -0.01 0.04 -0.09
word in the head clause	aluminium	-0.08 0.05 0.06 0.01 -0.12
word in the head clause	always	-0.07 -0.11 -0.08 -0.06 0.09
word in the head clause	amal	-0.05 -0.02 -0.08 -0.01 0.04
word in the head clause	ambassador	-0.17 -0.18 -0.05 0.07 0.00
word in the head clause	ambassadors	-0.12 -0.01 0.01 0.01 -0.13
word in the head clause	amid	-0.14 -0.13 -0.13 0.15 -0.08
word in the head clause	among	-0.06 0.01 -0.17 0.01 0.03
word in the head clause	amounts	-0.11 -0.12 -0.10 0.05 0.06
word in the head clause	an	-0.02 -0.17 -0.02 0.03 0.02
word in the head clause	analysis	-0.08 -0.11 -0.18 0.00 0.10
word in the head clause	analyst	-0.05 -0.09 -0.08 0.06 -0.01
word in the head clause	analysts	-0.11 -0.05 0.04 -0.05 0.01
word in the head clause	anand	-0.12 -0.11 -0.08 0.14 -0.13
word in the head clause	anchor	0.04 0.08 -0.06 -0.10 -0.05
word in the head clause	and	0.14 -0.04 -0.07 -0.02 -0.06
word in the head clause	angeles	-0.08 -0.09 0.02 0.05 -0.02
word in the head clause	announce	0.00 0.08 0.08 -0.14 -0.18
word in the head clause	announced	0.04 0.04 -0.10 -0.13 0.06
word in the head clause	announcement	-0.12 -0.05 -0.16 0.05 0.06
word in the head clause	announces	0.01 0.03 0.07 -0.09 -0.23
word in the head clause	another	-0.04 0.07 -0.08 -0.02 0.00
word in the head clause	answer	-0.15 -0.16 -0.17 -0.01 0.11
word in the head clause	anti	0.02 0.05 -0.05 -0.07 0.01
word in the head clause	anxiety	-0.07 -0.10 -0.10 0.10 -0.08
word in the head clause	any	0.01 -0.07 0.08 -0.03 -0.09
word in the head clause	anyone	-0.10 -0.12 -0.09 0.06 0.02
word in the head clause	aoun	-0.13 -0.16 -0.14 0.14 -0.04
word in the head clause	apache	-0.04 0.04 0.04 -0.11 -0.10
word in the head clause	apartment	-0.07 0.10 -0.10 -0.03 -0.13
word in the head clause	apologizes	-0.12 -0.11 0.01 0.01 0.05
word in the head clause	appear	-0.10 -0.11 -0.06 0.11 -0.05
word in the head clause	appears	-0.14 -0.08 -0.16 0.10 0.02
word in the head clause	approach	-0.09 -0.10 0.05 -0.01 -0.04
word in the head clause	approval	-0.11 0.12 0.08 -0.07 -0.11
word in the head clause	april	-0.15 -0.16 -0.07 0.10 -0.04
word in the head clause	arab	0.07 -0.11 -0.12 0.03 -0.05
word in the head clause	aramco	0.08 0.09 -0.13 0.03 -0.06
word in the head clause	are	-0.25 -0.32 -0.14 0.11 0.12
word in the head clause	area	-0.07 0.07 0.09 -0.15 -0.04
word in the head clause	areas	-0.14 0.03 0.04 -0.06 -0.02
word in the head clause	armed	0.05 -0.07 -0.09 0.04 -0.04
word in the head clause	arms	-0.11 -0.01 0.08 0.01 -0.11
word in the head clause	army	-0.03 -0.05 -0.02 0.05 -0.10
word in the head clause	around	0.05 -0.07 -0.07 0.06 -0.10
word in the head clause	arrested	-0.14 -0.14 -0.03 0.15 -0.14
word in the head clause	arrests	-0.12 -0.14 -0.07 0.13 -0.09
word in the head clause	arrive	-0.08 0.00 0.06 -0.04 -0.07
word in the head clause	arrived	-0.05 -0.14 -0.11 0.07 0.03
word in the head clause	arrives	-0.15 -0.18 -0.07 0.09 -0.04
word in the head clause	as	-0.12 0.05 -0.26 0.08 0.01
word in the head clause	asia	-0.19 -0.09 0.00 0.05 -0.08
word in the head clause	asian	-0.06 -0.07 0.00 0.00 -0.01
word in the head clause	asked	-0.19 -0.08 0.09 0.02 -0.09
word in the head clause	asking	-0.09 0.04 0.04 0.00 -0.06
word in the head clause	asks	-0.08 0.03 -0.06 -0.05 0.01
word in the head clause	assassination	-0.09 0.05 -0.15 -0.01 -0.03
word in the head clause	assault	0.09 0.09 -0.10 -0.03 -0.11
word in the head clause	assets	0.11 -0.02 -0.05 -0.03 -0.13
word in the head clause	at	0.07 -0.09 -0.12 0.02 0.05
word in the head clause	atomic	-0.03 0.09 0.02 -0.05 -0.06
word in the head clause	attack	0.08 0.01 -0.10 -0.05 -0.03
word in the head clause	attacked	0.13 0.12 -0.14 -0.31 0.00
word in the head clause	attacking	-0.17 -0.19 0.02 -0.02 0.13
word in the head clause	attacks	-0.10 0.00 -0.07 0.05 0.00
word in the head clause	attempt	0.02 0.10 -0.11 -0.04 -0.06
word in the head clause	attempts	-0.09 -0.13 -0.13 0.06 0.04
word in the head clause	attend	-0.12 -0.15 -0.13 0.13 -0.04
word in the head clause	authorities	-0.12 -0.15 -0.09 0.13 -0.09
word in the head clause	authorizes	-0.11 0.05 0.11 -0.10 -0.12
word in the head clause	avoid	-0.11 -0.08 -0.01 -0.03 0.07
word in the head clause	away	-0.13 -0.03 0.04 -0.06 -0.02
word in the head clause	b	0.06 0.09 -0.05 -0.02 -0.10
word in the head clause	back	-0.30 -0.22 -0.04 0.09 0.03
word in the head clause	backed	0.03 -0.02 -0.06 0.01 -0.03
word in the head clause	backing	-0.15 -0.10 0.01 -0.09 0.09
word in the head clause	backs	-0.03 -0.07 -0.01 0.11 -0.12
word in the head clause	bad	-0.12 -0.10 0.00 0.02 0.01
word in the head clause	baier	-0.04 0.01 0.07 -0.10 -0.01
word in the head clause	ballistic	0.01 -0.01 0.00 0.03 -0.16
word in the head clause	ban	-0.12 -0.07 0.07 -0.15 0.06
word in the head clause	bank	-0.12 -0.12 -0.09 0.04 0.01
word in the head clause	banks	-0.05 -0.09 -0.06 0.04 0.00
word in the head clause	bannon	-0.06 -0.11 -0.11 -0.01 0.08
word in the head clause	bare	-0.07 -0.06 -0.12 0.06 0.04
word in the head clause	barrage	0.08 0.01 -0.23 -0.01 -0.09
word in the head clause	barrages	0.01 0.03 -0.08 -0.10 -0.07
word in the head clause	barrel	-0.07 0.10 0.08 -0.05 -0.17
word in the head clause	barrels	-0.07 0.03 0.04 -0.08 0.01
word in the head clause	base	0.02 0.12 -0.11 -0.09 -0.12
word in the head clause	based	-0.14 -0.07 0.06 -0.12 0.09
word in the head clause	bases	0.01 0.07 0.04 -0.10 -0.06
word in the head clause	battered	-0.11 -0.10 -0.14 -0.06 0.11
word in the head clause	battle	-0.03 0.08 -0.03 -0.07 -0.03
word in the head clause	battlefield	-0.10 -0.12 -0.12 -0.09 0.11
word in the head clause	bbc	-0.15 -0.11 -0.19 0.03 0.11
word in the head clause	be	-0.44 -0.15 0.12 -0.07 0.06
word in the head clause	become	-0.07 -0.15 -0.21 -0.03 0.13
word in the head clause	becomes	-0.13 -0.12 0.05 -0.11 0.06
word in the head clause	been	0.03 -0.03 -0.05 0.02 -0.05
word in the head clause	begging	-0.15 -0.10 0.01 0.08 -0.15
word in the head clause	begin	0.05 0.13 0.06 -0.12 -0.23
word in the head clause	begins	-0.09 0.03 -0.01 0.01 -0.09
word in the head clause	begun	0.09 0.11 -0.04 -0.06 -0.13
word in the head clause	behind	-0.12 -0.15 -0.15 0.03 0.01
word in the head clause	being	-0.17 -0.02 -0.06 -0.02 0.06
word in the head clause	believe	-0.12 -0.13 -0.16 -0.06 0.10
word in the head clause	believes	0.02 0.05 0.03 -0.03 -0.14
word in the head clause	below	-0.11 0.03 -0.01 0.00 0.03
word in the head clause	benchmark	-0.07 0.01 0.03 -0.02 -0.06
word in the head clause	benefit	-0.04 -0.12 -0.13 -0.07 0.08
word in the head clause	bet	-0.06 -0.08 -0.12 -0.12 0.12
word in the head clause	bets	-0.09 -0.14 -0.12 0.09 0.00
word in the head clause	better	-0.12 -0.08 -0.02 -0.15 0.11
word in the head clause	between	0.02 0.09 -0.03 -0.08 -0.05
word in the head clause	beyond	-0.01 0.04 0.06 -0.12 -0.08
word in the head clause	bid	-0.10 0.02 0.06 -0.06 -0.05
word in the head clause	big	0.02 -0.17 -0.01 -0.02 0.02
word in the head clause	bigger	-0.08 -0.02 0.02 -0.07 0.03
word in the head clause	biggest	-0.12 -0.01 -0.01 -0.01 0.00
word in the head clause	bill	-0.15 -0.15 -0.11 0.09 -0.05
word in the head clause	billion	-0.17 -0.05 -0.01 0.04 -0.04
word in the head clause	billions	-0.12 -0.02 0.06 -0.06 -0.06
word in the head clause	bills	-0.06 -0.09 -0.02 0.12 -0.11
word in the head clause	bitcoin	-0.08 -0.27 -0.19 0.15 0.00
word in the head clause	bl	-0.07 0.15 0.13 -0.14 -0.12
word in the head clause	black	-0.12 -0.11 -0.15 0.06 0.09
word in the head clause	blame	-0.14 -0.02 0.01 -0.12 0.09
word in the head clause	blames	-0.18 0.01 -0.02 0.04 -0.11
word in the head clause	blast	-0.04 0.07 0.08 -0.12 -0.11
word in the head clause	blasts	0.01 -0.02 -0.18 0.01 0.01
word in the head clause	blaze	-0.04 0.01 -0.09 0.03 -0.09
word in the head clause	blitz	-0.06 -0.07 -0.04 -0.10 0.08
word in the head clause	block	-0.10 0.02 0.04 -0.03 -0.09
word in the head clause	blockade	-0.09 -0.06 -0.07 0.01 0.09
word in the head clause	blockading	-0.14 0.02 0.13 -0.14 -0.10
word in the head clause	blocked	-0.11 -0.04 0.07 -0.11 0.02
word in the head clause	blood	-0.10 -0.07 -0.01 0.02 -0.01
word in the head clause	bloomberg	-0.08 0.01 0.04 -0.09 0.03
word in the head clause	blow	-0.09 0.05 -0.01 0.00 -0.04
word in the head clause	blown	-0.13 -0.05 -0.04 0.08 -0.07
word in the head clause	blows	-0.05 0.10 -0.02 -0.09 -0.04
word in the head clause	blunt	-0.11 -0.05 0.07 0.02 -0.13
word in the head clause	board	-0.04 0.00 0.04 -0.01 -0.06
word in the head clause	boasts	-0.15 -0.11 0.02 -0.11 0.09
word in the head clause	bodies	-0.11 -0.01 -0.13 0.06 0.01
word in the head clause	body	0.07 0.10 -0.10 -0.07 -0.09
word in the head clause	bomb	0.00 -0.18 0.06 -0.01 0.00
word in the head clause	bombardment	-0.13 0.07 -0.11 -0.04 0.02
word in the head clause	bombed	0.07 -0.22 -0.13 -0.02 0.11
word in the head clause	bombers	0.02 -0.05 0.10 -0.11 -0.13
word in the head clause	bombing	0.01 0.08 -0.04 -0.02 -0.10
word in the head clause	bombs	-0.07 0.02 -0.05 0.05 -0.10
word in the head clause	boost	-0.07 -0.14 -0.13 0.16 -0.13
word in the head clause	boots	-0.08 -0.01 -0.02 0.08 -0.05
word in the head clause	border	-0.17 -0.08 0.04 0.04 -0.01
word in the head clause	boss	-0.07 0.00 0.00 -0.10 0.06
word in the head clause	both	0.04 -0.02 -0.07 -0.13 0.06
word in the head clause	bounty	-0.10 -0.01 0.04 -0.05 -0.01
word in the head clause	box	-0.09 -0.13 -0.10 -0.14 0.13
word in the head clause	boy	-0.09 -0.09 -0.12 -0.12 0.12
word in the head clause	bpd	-0.06 -0.02 0.00 0.05 -0.09
word in the head clause	brace	-0.12 -0.20 -0.22 0.12 0.01
word in the head clause	braces	-0.14 -0.14 0.09 -0.06 -0.05
word in the head clause	breach	-0.08 -0.07 0.06 0.00 -0.10
word in the head clause	break	-0.14 -0.11 -0.11 0.02 0.08
word in the head clause	breaking	-0.09 0.02 0.01 -0.10 0.08
word in the head clause	breaks	-0.07 0.03 -0.06 -0.02 0.03
word in the head clause	breakthrough	-0.16 -0.15 -0.06 0.12 -0.05
word in the head clause	brent	-0.14 0.11 0.09 -0.08 -0.15
word in the head clause	bret	-0.04 0.01 0.07 -0.10 -0.01
word in the head clause	bridge	0.05 0.10 -0.17 -0.05 -0.05
word in the head clause	bridges	-0.13 -0.04 0.03 0.05 -0.12
word in the head clause	briefing	-0.14 -0.11 -0.11 -0.04 0.09
word in the head clause	bring	-0.14 -0.11 0.03 -0.05 0.07
word in the head clause	bringing	-0.11 -0.12 -0.13 0.01 0.09
word in the head clause	brings	-0.08 -0.13 -0.13 0.03 0.05
word in the head clause	brink	-0.09 -0.10 -0.12 0.06 -0.01
word in the head clause	brits	-0.06 -0.12 -0.14 0.03 0.05
word in the head clause	broadcast	0.01 0.02 -0.03 0.03 -0.07
word in the head clause	broadcasters	-0.07 -0.08 -0.08 -0.04 0.06
word in the head clause	broker	-0.11 -0.11 -0.10 0.02 0.01
word in the head clause	brother	-0.11 -0.12 -0.12 0.13 -0.14
word in the head clause	brought	-0.08 -0.11 -0.11 0.08 0.03
word in the head clause	brutal	-0.13 -0.13 -0.09 0.06 0.04
word in the head clause	buffer	-0.08 -0.12 0.02 -0.03 0.05
word in the head clause	building	0.08 0.18 -0.02 -0.14 -0.21
word in the head clause	buildings	0.01 0.03 -0.12 -0.02 -0.11
word in the head clause	buried	-0.13 -0.05 0.02 0.07 -0.09
word in the head clause	buries	-0.13 -0.13 -0.09 0.13 0.00
word in the head clause	burn	0.02 0.10 -0.05 -0.07 -0.18
word in the head clause	burning	0.06 0.04 -0.10 -0.09 0.07
word in the head clause	burns	-0.05 0.11 0.00 -0.02 -0.18
word in the head clause	business	-0.07 -0.10 -0.11 0.02 0.01
word in the head clause	busting	-0.02 0.00 -0.10 0.08 -0.11
word in the head clause	buy	-0.09 -0.13 -0.13 0.05 0.05
word in the head clause	buyers	-0.07 -0.11 -0.08 0.15 -0.15
word in the head clause	by	-0.05 -0.04 0.00 0.03 -0.07
word in the head clause	california	-0.08 -0.09 -0.11 -0.05 0.10
word in the head clause	call	-0.17 -0.11 -0.05 0.06 -0.01
word in the head clause	called	-0.14 0.02 0.04 -0.05 0.02
word in the head clause	calls	-0.05 -0.13 0.01 0.04 -0.04
word in the head clause	calm	-0.12 -0.10 0.04 -0.11 0.04
word in the head clause	cameras	-0.07 -0.08 -0.07 0.07 0.02
word in the head clause	campaign	0.02 -0.16 0.01 0.04 -0.06
word in the head clause	can	-0.19 -0.12 0.04 -0.09 0.06
word in the head clause	can't	-0.18 -0.15 -0.18 0.10 0.03
word in the head clause	canadians	-0.05 -0.11 -0.06 0.00 0.04
word in the head clause	cancels	-0.10 0.17 0.09 -0.06 -0.14
word in the head clause	capabilities	-0.11 0.00 -0.09 -0.11 0.10
word in the head clause	capacity	-0.12 -0.10 -0.01 0.05 0.00
word in the head clause	capital	0.09 0.04 -0.15 -0.08 0.05
word in the head clause	caps	-0.03 -0.05 0.11 0.06 -0.07
word in the head clause	capture	-0.04 0.04 -0.05 0.00 -0.02
word in the head clause	captures	-0.06 0.09 -0.09 -0.13 0.00
word in the head clause	car	-0.06 0.10 0.02 -0.03 -0.16
word in the head clause	cards	-0.11 -0.06 -0.03 0.02 0.00
word in the head clause	cargo	0.13 0.06 -0.03 -0.05 -0.13
word in the head clause	carlson	-0.09 -0.12 -0.03 0.03 -0.01
word in the head clause	carrier	-0.03 -0.04 -0.11 0.06 0.02
word in the head clause	carriers	-0.08 -0.10 -0.08 0.08 -0.05
word in the head clause	carrying	-0.04 0.13 -0.06 -0.08 -0.12
word in the head clause	case	-0.17 -0.11 0.04 0.10 -0.07
word in the head clause	casts	-0.11 -0.07 0.05 -0.10 0.03
word in the head clause	casualties	-0.10 -0.11 0.05 0.07 -0.19
word in the head clause	catastrophe	-0.10 -0.09 -0.07 0.12 -0.13
word in the head clause	catastrophic	-0.13 -0.12 -0.07 -0.16 0.15
word in the head clause	catches	0.01 -0.02 -0.11 0.04 0.01
word in the head clause	caught	0.00 0.06 -0.10 -0.19 0.07
word in the head clause	cause	0.01 -0.01 0.06 -0.03 -0.14
word in the head clause	caused	0.04 -0.05 -0.11 0.07 -0.14
word in the head clause	causing	-0.05 -0.07 0.02 0.07 -0.07
word in the head clause	cautious	-0.16 -0.13 0.03 0.04 -0.10
word in the head clause	cease	0.02 -0.09 0.01 -0.10 0.03
word in the head clause	ceasefire	-0.04 -0.03 -0.10 -0.02 0.05
word in the head clause	celebrate	-0.11 -0.13 -0.07 0.11 -0.07
word in the head clause	celebrates	-0.10 -0.07 -0.01 0.02 0.01
word in the head clause	celebrations	-0.13 -0.16 -0.12 0.14 -0.11
word in the head clause	cells	-0.13 -0.13 0.00 -0.05 0.05
word in the head clause	center	-0.08 0.05 -0.11 0.07 -0.13
word in the head clause	central	0.03 0.04 -0.10 -0.04 -0.16
word in the head clause	centre	-0.03 0.09 -0.07 -0.08 -0.09
word in the head clause	chain	-0.03 -0.08 -0.12 0.02 0.00
word in the head clause	chains	-0.09 -0.13 -0.14 0.05 0.01
word in the head clause	chair	-0.09 -0.10 -0.10 0.01 0.04
word in the head clause	chance	-0.09 -0.06 0.05 -0.13 0.05
word in the head clause	change	-0.11 -0.10 -0.16 -0.02 0.11
word in the head clause	changes	-0.06 -0.10 -0.03 0.11 -0.09
word in the head clause	chaos	-0.14 -0.11 -0.04 0.09 -0.03
word in the head clause	charge	-0.13 -0.19 -0.04 0.05 0.01
word in the head clause	charged	-0.10 -0.09 0.03 0.00 -0.02
word in the head clause	check	-0.10 -0.10 -0.12 -0.01 0.05
word in the head clause	chemical	-0.08 0.08 0.06 -0.14 0.03
word in the head clause	chief	-0.03 0.03 -0.07 0.05 -0.15
word in the head clause	chiefs	-0.08 -0.06 -0.09 0.01 0.05
word in the head clause	child	-0.08 0.05 -0.12 -0.02 -0.01
word in the head clause	children	-0.18 -0.21 0.02 0.14 0.00
word in the head clause	choice	-0.09 -0.10 -0.02 0.10 -0.09
word in the head clause	chris	-0.10 -0.12 0.05 -0.07 0.03
word in the head clause	christian	-0.08 -0.10 -0.09 0.01 0.06
word in the head clause	cia	-0.03 -0.06 0.04 0.13 -0.17
word in the head clause	cites	-0.12 -0.11 -0.10 0.13 -0.11
word in the head clause	citizen	-0.10 -0.12 -0.14 -0.10 0.12
word in the head clause	citizens	-0.08 -0.05 0.04 0.02 -0.11
word in the head clause	city	-0.14 0.07 -0.10 0.01 -0.07
word in the head clause	civil	-0.12 0.04 0.02 -0.05 -0.03
word in the head clause	civilian	-0.07 -0.02 0.06 -0.01 -0.05
word in the head clause	civilians	-0.04 -0.13 -0.10 0.12 -0.01
word in the head clause	civilisation	0.04 0.02 -0.10 -0.02 0.00
word in the head clause	civilization	-0.14 -0.01 0.02 0.00 -0.06
word in the head clause	claim	-0.28 -0.05 0.02 0.01 -0.03
word in the head clause	claimed	-0.01 0.04 -0.09 0.01 0.00
word in the head clause	claims	-0.06 -0.02 -0.08 0.02 0.03
word in the head clause	clash	-0.09 -0.04 -0.17 -0.01 0.10
word in the head clause	clashes	-0.12 -0.09 0.05 -0.09 0.03
word in the head clause	clean	-0.10 0.04 0.05 -0.02 -0.07
word in the head clause	clear	-0.17 -0.23 -0.21 0.10 0.11
word in the head clause	clearing	-0.14 0.05 0.13 -0.13 -0.12
word in the head clause	close	-0.23 -0.13 0.06 -0.03 0.02
word in the head clause	closed	0.01 0.10 0.00 -0.09 -0.10
word in the head clause	closes	0.17 0.17 -0.09 -0.11 -0.25
word in the head clause	closing	-0.11 -0.14 0.02 0.06 -0.10
word in the head clause	closure	-0.12 -0.04 -0.10 0.03 0.09
word in the head clause	cluster	-0.09 -0.05 -0.04 0.10 -0.14
word in the head clause	cnn	-0.10 0.09 -0.06 -0.06 -0.02
word in the head clause	coast	0.06 0.12 0.04 -0.12 -0.21
word in the head clause	collapse	-0.16 -0.08 -0.02 -0.03 0.05
word in the head clause	collapses	-0.09 0.02 -0.17 0.05 -0.04
word in the head clause	collins	-0.09 -0.08 -0.06 0.04 0.03
word in the head clause	column	0.04 0.09 -0.05 -0.05 -0.10
word in the head clause	combat	0.16 0.13 -0.13 -0.18 -0.14
word in the head clause	come	-0.10 -0.01 0.02 0.04 -0.06
word in the head clause	comes	0.05 -0.01 -0.16 0.03 -0.06
word in the head clause	coming	-0.18 -0.03 0.15 -0.13 -0.08
word in the head clause	command	-0.12 -0.04 0.05 -0.03 -0.04
word in the head clause	commander	-0.15 0.01 0.01 -0.04 -0.01
word in the head clause	commanders	-0.09 0.05 0.04 -0.15 0.05
word in the head clause	comment	-0.07 -0.08 -0.12 0.01 0.02
word in the head clause	comments	-0.08 -0.04 0.06 -0.10 0.03
word in the head clause	commercial	-0.13 -0.13 -0.11 0.15 -0.10
word in the head clause	commitments	-0.08 -0.11 -0.09 -0.04 0.07
word in the head clause	committing	-0.10 -0.10 -0.08 -0.03 0.06
word in the head clause	companies	-0.09 -0.14 -0.08 0.07 -0.05
word in the head clause	complains	-0.09 -0.10 -0.08 0.09 -0.09
word in the head clause	complete	0.05 -0.13 -0.03 -0.04 0.01
word in the head clause	completed	0.01 0.08 -0.12 -0.04 -0.10
word in the head clause	completely	-0.03 0.07 0.07 -0.14 -0.16
word in the head clause	concern	0.01 0.07 -0.01 -0.08 -0.03
word in the head clause	concerned	-0.03 -0.05 0.02 0.08 -0.11
word in the head clause	concerns	-0.07 -0.11 -0.12 0.07 0.00
word in the head clause	condemn	-0.12 -0.13 -0.13 0.16 -0.13
word in the head clause	condemnation	-0.10 -0.11 -0.10 0.12 -0.12
word in the head clause	condemned	-0.08 -0.04 0.02 -0.04 0.02
word in the head clause	condemns	-0.10 -0.05 -0.13 0.08 -0.05
word in the head clause	conducts	0.10 0.02 -0.12 -0.13 -0.11
word in the head clause	conference	-0.17 -0.07 0.01 0.07 -0.10
word in the head clause	confirm	0.02 0.09 0.01 -0.15 -0.12
word in the head clause	confirmed	0.02 -0.04 0.03 -0.01 -0.13
word in the head clause	confirms	0.16 0.00 -0.03 -0.08 -0.23
word in the head clause	conflict	-0.22 -0.05 -0.05 0.03 0.06
word in the head clause	confront	-0.10 -0.04 0.04 0.02 -0.08
word in the head clause	confronted	0.00 0.08 -0.16 -0.10 0.08
word in the head clause	confronts	-0.12 -0.11 -0.14 -0.09 0.12
word in the head clause	confusion	-0.10 -0.13 -0.12 0.13 -0.11
word in the head clause	consequences	-0.07 0.07 0.06 -0.02 -0.07
word in the head clause	considering	-0.17 -0.06 0.10 -0.03 -0.13
word in the head clause	considers	-0.11 -0.05 -0.04 0.07 -0.14
word in the head clause	consulate	0.09 0.03 0.04 -0.06 -0.13
word in the head clause	container	-0.03 0.10 0.07 -0.09 -0.09
word in the head clause	continue	-0.17 0.18 0.04 -0.09 -0.12
word in the head clause	continued	-0.12 -0.13 0.05 -0.16 0.08
word in the head clause	continues	-0.12 0.04 -0.06 0.09 -0.24
word in the head clause	control	-0.12 0.02 0.08 -0.05 -0.16
word in the head clause	convicted	-0.08 -0.04 0.05 0.02 -0.12
word in the head clause	correct	0.06 0.06 -0.05 -0.01 -0.11
word in the head clause	cost	-0.13 -0.14 -0.03 0.00 0.02
word in the head clause	costs	-0.09 0.01 0.11 0.05 -0.17
word in the head clause	could	-0.23 -0.07 -0.03 -0.01 0.03
word in the head clause	counter	0.02 -0.08 0.05 0.00 -0.08
word in the head clause	counterpart	-0.06 -0.13 -0.10 0.07 -0.03
word in the head clause	counterterrorism	-0.12 -0.15 0.00 0.14 -0.14
word in the head clause	countries	-0.20 -0.03 0.18 -0.03 -0.22
word in the head clause	country	-0.06 -0.07 -0.02 -0.01 0.03
word in the head clause	couple	-0.11 0.04 -0.08 -0.05 0.05
word in the head clause	course	-0.11 -0.06 0.07 -0.01 -0.13
word in the head clause	court	-0.09 0.07 0.05 -0.17 0.03
word in the head clause	courts	-0.12 -0.13 -0.09 0.09 -0.06
word in the head clause	cover	-0.10 -0.02 -0.13 0.05 -0.02
word in the head clause	coverage	-0.15 -0.15 -0.18 -0.08 0.17
word in the head clause	covering	-0.08 0.09 0.02 -0.05 -0.11
word in the head clause	covert	-0.12 -0.13 -0.14 0.12 -0.05
word in the head clause	cpac	-0.06 -0.08 -0.10 -0.01 0.07
word in the head clause	crackdown	-0.10 -0.06 0.01 -0.04 0.02
word in the head clause	crash	-0.15 -0.18 -0.10 0.12 0.04
word in the head clause	crashes	0.16 0.21 -0.15 -0.19 -0.20
word in the head clause	credit	-0.09 -0.12 -0.10 0.04 0.04
word in the head clause	crew	-0.14 0.00 0.10 -0.02 -0.23
word in the head clause	crime	-0.11 -0.13 -0.15 0.09 -0.02
word in the head clause	crimes	-0.12 -0.09 -0.01 -0.13 0.09
word in the head clause	cripple	-0.10 -0.10 0.04 -0.12 0.08
word in the head clause	crisis	-0.20 -0.19 0.02 -0.02 0.04
word in the head clause	critical	0.06 0.07 -0.01 -0.10 -0.04
word in the head clause	criticism	-0.08 -0.12 0.02 0.08 -0.08
word in the head clause	criticizes	-0.02 -0.06 0.04 0.03 -0.04
word in the head clause	critics	-0.13 -0.16 -0.16 0.02 0.09
word in the head clause	cross	-0.14 -0.12 0.05 0.00 -0.08
word in the head clause	crosses	-0.12 -0.10 -0.02 0.05 -0.01
word in the head clause	crossing	-0.05 0.02 0.11 -0.15 -0.03
word in the head clause	crossings	-0.11 -0.14 0.03 0.06 -0.13
word in the head clause	crucial	-0.09 -0.07 0.06 -0.06 -0.02
word in the head clause	crude	-0.09 0.01 0.03 0.01 -0.15
word in the head clause	cruise	-0.08 -0.11 -0.08 0.11 -0.03
word in the head clause	crushing	-0.04 0.08 0.07 -0.18 -0.15
word in the head clause	crypto	-0.15 -0.15 -0.11 0.01 0.09
word in the head clause	cup	-0.06 -0.10 -0.13 -0.04 0.07
word in the head clause	curb	-0.12 -0.05 -0.03 0.05 -0.09
word in the head clause	current	-0.09 -0.11 -0.15 -0.10 0.13
word in the head clause	cut	0.00 0.09 0.05 -0.03 -0.23
word in the head clause	cuts	-0.12 0.05 0.09 0.01 -0.25
word in the head clause	cutting	-0.04 -0.06 -0.11 -0.10 0.10
word in the head clause	cyber	-0.10 -0.09 -0.07 0.11 -0.07
word in the head clause	cyberattack	-0.10 -0.08 0.11 -0.12 -0.10
word in the head clause	dad	-0.08 -0.09 -0.13 0.08 -0.02
word in the head clause	daily	-0.14 -0.08 0.08 -0.05 0.04
word in the head clause	damage	0.08 -0.12 -0.11 0.12 -0.25
word in the head clause	damaged	0.06 0.09 0.03 -0.14 -0.10
word in the head clause	damages	-0.11 0.19 -0.03 -0.20 -0.19
word in the head clause	dangerous	-0.13 -0.13 -0.15 0.13 -0.07
word in the head clause	daring	0.00 -0.03 0.01 0.04 -0.07
word in the head clause	dark	-0.01 0.02 -0.05 -0.03 -0.01
word in the head clause	date	-0.07 -0.13 -0.14 0.04 0.09
word in the head clause	dawn	-0.09 0.06 0.11 -0.13 -0.05
word in the head clause	day	0.11 0.05 -0.15 -0.09 0.00
word in the head clause	days	-0.07 -0.04 0.12 -0.10 -0.07
word in the head clause	de	-0.14 -0.11 0.04 0.05 -0.14
word in the head clause	dead	0.16 -0.01 -0.02 -0.23 -0.06
word in the head clause	deadline	0.00 -0.07 0.05 0.00 -0.18
word in the head clause	deadlines	-0.08 -0.08 -0.12 -0.04 0.09
word in the head clause	deadly	-0.22 -0.02 -0.07 0.07 -0.01
word in the head clause	deal	0.10 0.04 -0.01 -0.12 -0.02
word in the head clause	deals	-0.09 -0.12 -0.14 0.11 -0.04
word in the head clause	death	-0.07 -0.24 0.02 -0.08 0.15
word in the head clause	deaths	-0.08 -0.09 -0.04 0.07 -0.07
word in the head clause	debate	-0.09 -0.13 -0.13 0.01 0.03
word in the head clause	debris	-0.01 0.14 0.15 -0.19 -0.14
word in the head clause	decades	-0.13 -0.09 -0.04 -0.08 0.08
word in the head clause	decide	-0.14 0.00 0.12 -0.13 -0.10
word in the head clause	decision	-0.17 -0.03 0.03 0.00 -0.04
word in the head clause	declare	0.06 -0.04 0.01 -0.15 0.01
word in the head clause	declared	-0.15 0.02 -0.10 0.07 -0.03
word in the head clause	declares	0.11 0.00 0.05 -0.08 -0.11
word in the head clause	decline	-0.11 -0.13 -0.14 0.15 -0.11
word in the head clause	deep	-0.04 0.05 -0.20 -0.07 0.07
word in the head clause	deepens	-0.11 -0.14 -0.13 0.04 0.07
word in the head clause	deeply	-0.08 -0.08 0.11 0.12 -0.12
word in the head clause	defeat	-0.11 -0.09 -0.05 0.01 0.05
word in the head clause	defence	-0.02 0.05 -0.11 0.01 -0.08
word in the head clause	defences	0.05 -0.02 -0.01 -0.05 -0.04
word in the head clause	defend	-0.15 0.04 -0.06 0.05 -0.12
word in the head clause	defends	-0.10 -0.09 -0.11 0.11 -0.09
word in the head clause	defense	-0.06 0.08 0.01 -0.06 -0.06
word in the head clause	defenses	-0.14 -0.03 0.10 -0.03 -0.14
word in the head clause	defensive	-0.11 -0.06 0.07 -0.07 0.01
word in the head clause	defiant	-0.13 -0.04 0.03 0.02 -0.06
word in the head clause	degraded	-0.08 -0.08 -0.10 0.00 0.07
word in the head clause	delayed	-0.10 0.03 -0.21 0.13 -0.10
word in the head clause	delegation	-0.23 -0.19 -0.10 0.13 -0.03
word in the head clause	delegations	-0.08 0.05 0.04 0.03 -0.10
word in the head clause	delivers	-0.14 -0.07 -0.02 -0.16 0.09
word in the head clause	dem	-0.06 -0.06 0.00 0.02 -0.01
word in the head clause	demand	-0.11 -0.13 -0.13 0.16 -0.05
word in the head clause	demanding	-0.05 0.10 0.06 -0.12 -0.02
word in the head clause	demands	-0.19 0.02 0.14 -0.22 0.05
word in the head clause	democrat	-0.06 -0.08 -0.06 -0.08 0.08
word in the head clause	democrats	-0.10 -0.13 -0.06 0.09 -0.07
word in the head clause	dems	-0.03 -0.03 0.02 0.00 0.00
word in the head clause	denies	-0.17 -0.07 -0.05 0.07 0.05
word in the head clause	dependent	-0.05 -0.08 -0.04 0.10 -0.07
word in the head clause	depends	-0.06 -0.07 -0.10 -0.10 0.11
word in the head clause	deploys	-0.14 -0.08 0.04 0.02 -0.10
word in the head clause	depots	0.02 0.04 -0.09 0.01 -0.10
word in the head clause	deputy	-0.05 -0.11 -0.11 0.12 -0.08
word in the head clause	derail	-0.10 -0.12 -0.13 -0.09 0.11
word in the head clause	desalination	-0.13 0.07 0.02 -0.15 0.03
word in the head clause	describes	-0.18 -0.17 -0.14 0.09 0.08
word in the head clause	desperate	-0.10 -0.01 -0.04 -0.10 0.09
word in the head clause	destroy	-0.14 -0.05 0.08 -0.13 0.05
word in the head clause	destroyed	-0.27 -0.07 0.08 0.07 -0.07
word in the head clause	destroying	-0.08 -0.09 -0.07 0.05 0.03
word in the head clause	destroys	-0.03 0.08 -0.10 -0.04 -0.17
word in the head clause	destruction	0.07 0.11 -0.24 -0.10 0.02
word in the head clause	details	-0.16 -0.14 0.01 0.07 -0.10
word in the head clause	detects	-0.18 0.04 0.03 0.03 -0.05
word in the head clause	devastating	-0.14 -0.12 0.00 -0.01 0.06
word in the head clause	devastation	-0.03 -0.04 -0.13 0.11 -0.10
word in the head clause	developments	-0.14 -0.15 -0.14 0.09 0.04
word in the head clause	dialogue	-0.13 -0.15 -0.15 0.14 0.08
word in the head clause	did	0.03 -0.17 -0.18 0.08 0.00
word in the head clause	didn't	-0.16 -0.13 -0.14 0.04 0.03
word in the head clause	die	0.08 -0.13 -0.03 -0.03 -0.01
word in the head clause	dies	-0.03 -0.19 0.10 0.05 -0.16
word in the head clause	diesel	-0.09 0.05 0.09 -0.07 -0.13
word in the head clause	difficult	-0.04 -0.05 -0.07 0.07 -0.04
word in the head clause	digital	-0.02 -0.04 -0.08 -0.03 0.04
word in the head clause	digitally	0.12 0.12 -0.14 -0.10 -0.08
word in the head clause	dilemma	-0.10 -0.11 -0.12 -0.09 0.11
word in the head clause	diplomacy	-0.18 -0.16 -0.23 0.03 0.09
word in the head clause	diplomat	-0.02 -0.16 -0.03 -0.07 0.10
word in the head clause	diplomatic	-0.09 -0.01 -0.19 0.06 0.01
word in the head clause	diplomats	-0.08 0.02 0.01 0.06 -0.14
word in the head clause	dips	-0.06 -0.02 0.00 0.00 0.00
word in the head clause	direct	-0.22 -0.08 0.08 -0.02 -0.06
word in the head clause	directly	0.05 0.08 0.04 -0.01 -0.15
word in the head clause	director	-0.11 0.08 0.06 -0.02 -0.11
word in the head clause	disarmament	-0.03 -0.06 -0.09 0.04 0.01
word in the head clause	disaster	-0.09 -0.11 -0.13 -0.02 0.10
word in the head clause	discuss	-0.13 -0.14 -0.10 0.07 0.01
word in the head clause	discussed	-0.09 -0.11 -0.06 0.10 -0.12
word in the head clause	displaced	-0.17 -0.21 -0.08 0.06 0.07
word in the head clause	displacement	-0.15 -0.16 -0.01 0.08 -0.08
word in the head clause	disputes	-0.08 0.06 0.03 0.00 -0.12
word in the head clause	disrupted	-0.10 -0.11 0.06 0.05 -0.14
word in the head clause	disruption	-0.10 0.03 0.02 -0.10 0.06
word in the head clause	disruptions	-0.10 -0.10 0.02 0.00 -0.05
word in the head clause	disrupts	-0.06 -0.01 0.07 -0.01 -0.14
word in the head clause	diverge	-0.11 -0.12 -0.09 -0.03 0.06
word in the head clause	divert	-0.05 -0.09 -0.08 0.06 -0.01
word in the head clause	divided	-0.04 -0.07 0.00 0.10 -0.10
word in the head clause	do	-0.11 -0.07 -0.02 0.05 -0.04
word in the head clause	does	-0.13 -0.09 0.00 -0.10 0.10
word in the head clause	doesn't	-0.15 -0.12 -0.14 0.08 0.02
word in the head clause	dollar	-0.04 -0.15 -0.14 0.02 0.06
word in the head clause	dollars	-0.19 0.03 0.10 -0.02 -0.16
word in the head clause	dollarsb	-0.07 -0.11 -0.11 0.12 -0.11
word in the head clause	dollarsbn	-0.16 -0.02 0.07 0.01 -0.13
word in the head clause	dollarsm	-0.13 -0.16 -0.13 0.06 0.05
word in the head clause	domestic	-0.14 -0.10 0.00 -0.01 0.02
word in the head clause	don't	-0.13 -0.14 -0.18 -0.05 0.14
word in the head clause	doocy	-0.07 -0.08 -0.08 0.00 0.05
word in the head clause	double	0.05 0.02 -0.01 -0.11 0.05
word in the head clause	doubt	0.02 0.01 0.01 -0.05 0.00
word in the head clause	down	-0.13 -0.01 0.05 0.00 -0.07
word in the head clause	downed	-0.05 -0.22 0.05 0.10 0.03
word in the head clause	downing	-0.07 0.07 0.02 -0.08 -0.16
word in the head clause	downs	0.05 0.08 -0.07 -0.11 -0.07
word in the head clause	dozen	0.02 0.07 -0.01 -0.07 -0.10
word in the head clause	dozens	0.18 -0.16 -0.16 -0.03 0.03
word in the head clause	draft	-0.23 0.06 0.13 -0.21 0.02
word in the head clause	dramatic	0.07 0.00 0.01 -0.09 -0.04
word in the head clause	draw	0.06 0.07 -0.03 0.00 -0.15
word in the head clause	drillers	-0.10 -0.14 -0.13 0.14 -0.11
word in the head clause	driven	-0.07 0.00 -0.01 -0.05 0.06
word in the head clause	driver	-0.10 -0.08 -0.09 -0.03 0.06
word in the head clause	driving	-0.12 -0.09 0.01 -0.04 0.05
word in the head clause	drone	-0.02 0.08 0.02 -0.04 -0.16
word in the head clause	drones	0.11 -0.02 -0.09 -0.01 -0.07
word in the head clause	drop	-0.09 -0.03 -0.14 0.13 -0.01
word in the head clause	dropped	-0.11 -0.10 -0.14 0.11 -0.06
word in the head clause	dropping	-0.08 0.03 0.06 -0.12 0.02
word in the head clause	drops	-0.12 -0.04 0.00 0.04 -0.07
word in the head clause	due	-0.21 -0.15 0.07 0.03 -0.05
word in the head clause	during	-0.18 0.04 -0.01 0.04 -0.10
word in the head clause	duty	0.05 -0.14 -0.13 -0.11 0.10
word in the head clause	e	-0.03 -0.07 0.04 0.05 -0.10
word in the head clause	each	0.05 0.03 -0.01 -0.18 0.03
word in the head clause	early	-0.15 0.00 0.01 0.04 -0.03
word in the head clause	ease	-0.08 -0.05 -0.07 0.07 -0.04
word in the head clause	easier	-0.06 -0.09 -0.09 0.04 -0.01
word in the head clause	east	-0.05 -0.02 0.02 -0.05 -0.01
word in the head clause	easter	-0.16 -0.13 0.06 0.08 -0.12
word in the head clause	economic	-0.16 -0.13 0.03 0.01 -0.03
word in the head clause	economist	-0.07 -0.07 -0.11 -0.10 0.11
word in the head clause	economy	-0.10 -0.21 -0.13 0.06 0.05
word in the head clause	edge	-0.14 -0.08 -0.05 0.04 0.01
word in the head clause	edges	-0.10 -0.12 -0.09 0.14 -0.15
word in the head clause	effect	0.19 -0.03 -0.22 -0.17 -0.07
word in the head clause	effects	0.05 0.04 0.00 0.02 -0.05
word in the head clause	effort	-0.10 -0.17 0.01 0.09 -0.11
word in the head clause	efforts	-0.13 -0.09 0.02 0.01 0.00
word in the head clause	eight	-0.13 -0.04 -0.05 0.06 0.00
word in the head clause	elementary	0.02 0.01 -0.11 -0.01 -0.05
word in the head clause	eliminated	-0.08 0.05 -0.07 0.01 -0.16
word in the head clause	elon	-0.07 -0.08 -0.04 0.03 0.02
word in the head clause	embassy	-0.08 -0.04 0.02 0.02 -0.01
word in the head clause	emergency	0.00 0.12 0.00 -0.07 -0.19
word in the head clause	emerges	-0.10 -0.07 0.00 -0.07 0.06
word in the head clause	end	0.08 0.08 0.05 -0.08 -0.11
word in the head clause	endgame	-0.11 -0.09 -0.09 0.01 0.11
word in the head clause	ending	0.00 -0.07 -0.02 -0.07 0.04
word in the head clause	endless	-0.07 -0.10 0.02 0.00 -0.01
word in the head clause	ends	0.10 0.10 -0.15 -0.17 -0.03
word in the head clause	enemy	-0.15 -0.06 0.08 -0.04 -0.04
word in the head clause	energy	-0.04 0.01 -0.05 -0.02 -0.01
word in the head clause	engineer	-0.07 -0.08 -0.08 0.03 0.04
word in the head clause	enriched	-0.17 -0.03 0.00 0.02 -0.01
word in the head clause	enrichment	0.00 -0.05 0.08 -0.09 -0.09
word in the head clause	enter	0.03 0.01 0.03 -0.08 -0.17
word in the head clause	enters	-0.05 0.04 -0.14 -0.01 0.01
word in the head clause	envoy	-0.18 -0.14 -0.09 0.04 0.08
word in the head clause	envoys	-0.12 0.05 0.07 -0.05 -0.15
word in the head clause	epstein	-0.08 -0.07 -0.07 -0.06 0.07
word in the head clause	erupts	-0.07 0.09 -0.12 -0.07 0.00
word in the head clause	escalate	-0.08 0.10 -0.03 -0.11 0.00
word in the head clause	escalates	-0.04 0.14 -0.16 -0.06 -0.16
word in the head clause	escalating	0.00 0.03 -0.16 -0.08 0.07
word in the head clause	escalation	-0.18 -0.02 0.04 -0.03 0.01
word in the head clause	evacuate	-0.06 -0.09 -0.02 0.00 0.05
word in the head clause	evacuated	0.04 0.09 -0.03 -0.05 -0.20
word in the head clause	evacuates	0.02 0.06 -0.04 0.01 -0.13
word in the head clause	evacuation	-0.09 0.05 0.10 -0.14 -0.15
word in the head clause	evade	0.05 0.01 -0.07 -0.03 0.08
word in the head clause	eve	-0.05 0.13 0.08 -0.08 -0.11
word in the head clause	even	-0.12 -0.18 -0.20 0.05 0.10
word in the head clause	event	-0.11 -0.12 -0.14 0.02 0.09
word in the head clause	events	-0.07 0.00 0.03 0.02 -0.11
word in the head clause	ever	0.04 -0.12 -0.18 0.08 0.04
word in the head clause	everything	-0.12 -0.12 0.00 -0.11 0.07
word in the head clause	evidence	-0.12 -0.06 0.05 -0.05 0.05
word in the head clause	ex	0.02 0.06 -0.18 -0.10 0.09
word in the head clause	exchange	-0.16 0.16 0.09 -0.19 -0.06
word in the head clause	exchanging	-0.09 0.08 0.03 -0.05 -0.09
word in the head clause	executed	-0.08 -0.02 0.07 -0.05 -0.08
word in the head clause	executes	-0.08 0.07 0.06 -0.05 -0.10
word in the head clause	exit	-0.11 -0.18 -0.07 0.06 0.05
word in the head clause	expand	-0.15 -0.13 0.14 0.04 -0.14
word in the head clause	expanding	0.06 0.06 -0.12 -0.02 -0.06
word in the head clause	expected	-0.13 -0.18 -0.12 0.14 -0.09
word in the head clause	expects	-0.17 -0.06 -0.04 0.04 0.01
word in the head clause	expert	-0.08 -0.12 -0.12 -0.01 0.04
word in the head clause	experts	-0.13 -0.06 0.05 0.05 -0.09
word in the head clause	explained	-0.04 -0.13 -0.13 -0.05 0.11
word in the head clause	explainer	-0.09 -0.09 -0.11 0.00 0.05
word in the head clause	explains	-0.05 -0.08 0.03 0.05 -0.04
word in the head clause	explodes	0.00 0.08 0.14 -0.12 -0.08
word in the head clause	explosion	-0.01 -0.05 0.05 -0.06 0.02
word in the head clause	explosions	0.03 0.05 -0.02 -0.19 -0.14
word in the head clause	explosive	-0.07 -0.08 0.07 0.07 -0.13
word in the head clause	export	-0.06 -0.02 -0.03 0.08 -0.12
word in the head clause	exports	-0.06 0.08 0.09 -0.07 -0.14
word in the head clause	exposed	-0.08 -0.08 -0.09 0.06 0.04
word in the head clause	exposes	-0.09 -0.09 -0.14 -0.10 0.12
word in the head clause	express	-0.07 -0.09 -0.03 0.02 0.00
word in the head clause	extend	0.01 0.08 0.00 -0.01 -0.15
word in the head clause	extends	-0.20 0.05 0.08 -0.03 -0.20
word in the head clause	extension	-0.17 -0.17 0.14 0.04 -0.12
word in the head clause	extent	-0.10 -0.10 -0.06 0.11 -0.09
word in the head clause	extraordinary	-0.05 0.01 -0.02 -0.12 0.09
word in the head clause	extremely	-0.07 -0.04 0.00 0.02 -0.08
word in the head clause	eyes	-0.13 -0.10 0.13 -0.06 -0.08
word in the head clause	f	-0.12 -0.02 0.05 -0.01 -0.06
word in the head clause	face	-0.21 -0.22 -0.04 0.07 0.00
word in the head clause	faces	-0.19 -0.21 -0.04 0.01 0.05
word in the head clause	facilities	-0.11 0.01 0.06 -0.10 0.00
word in the head clause	facility	0.03 -0.02 0.04 -0.05 -0.21
word in the head clause	facing	0.07 -0.06 -0.10 0.01 -0.03
word in the head clause	fact	-0.07 -0.07 -0.09 -0.01 0.06
word in the head clause	factbox	0.04 0.04 0.02 -0.01 -0.09
word in the head clause	factory	0.05 0.05 -0.07 -0.13 -0.08
word in the head clause	fail	-0.15 -0.10 0.06 -0.02 0.00
word in the head clause	failed	-0.13 0.10 0.06 -0.11 -0.07
word in the head clause	failing	-0.03 0.02 0.07 -0.02 -0.07
word in the head clause	fails	-0.11 -0.14 -0.17 0.11 0.01
word in the head clause	failure	-0.13 -0.13 -0.15 0.00 0.10
word in the head clause	fake	-0.12 -0.11 -0.15 0.04 0.07
word in the head clause	fall	-0.10 -0.10 -0.09 0.04 0.07
word in the head clause	falling	0.09 0.11 0.06 -0.11 -0.11
word in the head clause	fallout	-0.11 0.01 -0.06 0.09 -0.09
word in the head clause	falls	-0.03 0.05 -0.11 0.08 -0.05
word in the head clause	false	-0.12 -0.14 -0.14 0.16 -0.08
word in the head clause	families	-0.13 -0.17 -0.18 0.07 0.07
word in the head clause	family	-0.10 -0.03 -0.09 -0.13 0.15
word in the head clause	famous	0.07 0.07 0.08 -0.02 -0.13
word in the head clause	far	-0.18 -0.19 -0.11 0.14 0.10
word in the head clause	fast	-0.12 -0.11 0.00 0.10 -0.12
word in the head clause	fate	-0.09 -0.12 -0.13 0.08 -0.02
word in the head clause	fbi	-0.15 -0.08 0.10 -0.02 -0.11
word in the head clause	fcc	-0.08 -0.10 -0.10 0.00 0.05
word in the head clause	fear	-0.06 -0.15 -0.15 0.10 0.00
word in the head clause	fears	0.08 0.12 0.06 -0.20 -0.02
word in the head clause	federal	-0.07 -0.08 0.10 0.08 -0.11
word in the head clause	fee	-0.10 -0.07 0.01 0.03 -0.08
word in the head clause	feel	0.04 0.02 -0.12 -0.14 0.08
word in the head clause	fees	-0.17 -0.10 0.06 -0.03 -0.08
word in the head clause	fertilizer	-0.07 -0.12 -0.13 -0.07 0.08
word in the head clause	fetterman	-0.05 -0.06 0.04 0.02 -0.01
word in the head clause	field	-0.20 -0.12 0.00 0.08 0.03
word in the head clause	fields	-0.12 -0.10 0.08 -0.02 -0.13
word in the head clause	fifth	-0.16 -0.16 -0.18 0.17 -0.08
word in the head clause	fight	-0.10 0.02 -0.21 0.02 0.06
word in the head clause	fighter	0.06 0.07 -0.03 -0.10 -0.05
word in the head clause	fighters	-0.04 0.02 -0.14 0.08 -0.11
word in the head clause	fighting	-0.08 0.11 0.00 -0.08 -0.05
word in the head clause	fights	-0.08 -0.08 -0.10 -0.06 0.08
word in the head clause	file	-0.08 -0.09 0.02 0.08 -0.08
word in the head clause	files	-0.10 -0.10 -0.05 0.04 0.00
word in the head clause	filled	0.08 0.07 0.02 -0.05 -0.13
word in the head clause	final	-0.33 -0.05 0.10 0.00 -0.06
word in the head clause	financial	-0.11 0.02 -0.13 0.02 -0.03
word in the head clause	find	0.06 0.06 0.00 -0.09 -0.01
word in the head clause	finds	-0.04 -0.01 0.06 -0.08 0.02
word in the head clause	fine	-0.16 -0.15 0.03 0.00 -0.03
word in the head clause	fire	0.08 0.19 -0.01 -0.29 -0.06
word in the head clause	fired	-0.02 -0.04 -0.20 0.12 -0.19
word in the head clause	fires	-0.06 0.11 0.02 -0.13 -0.02
word in the head clause	firm	-0.11 -0.11 -0.11 0.03 0.02
word in the head clause	first	0.05 0.01 -0.08 0.05 -0.08
word in the head clause	five	-0.07 0.17 0.06 -0.20 -0.03
word in the head clause	flagged	0.08 0.09 -0.09 -0.08 -0.12
word in the head clause	flags	-0.05 -0.07 -0.01 0.03 -0.02
word in the head clause	flames	-0.03 0.00 -0.04 -0.12 0.04
word in the head clause	fled	0.01 -0.01 -0.11 -0.11 0.07
word in the head clause	flee	-0.03 0.00 0.04 -0.04 -0.05
word in the head clause	fleeing	-0.13 -0.12 -0.15 0.09 0.05
word in the head clause	flight	-0.15 -0.14 0.00 -0.01 0.02
word in the head clause	flights	-0.17 -0.16 0.06 0.06 -0.10
word in the head clause	floats	-0.07 0.03 0.06 -0.09 0.01
word in the head clause	flow	-0.11 -0.11 0.03 -0.05 0.04
word in the head clause	flows	0.02 0.01 -0.15 0.11 -0.12
word in the head clause	fly	-0.03 0.07 0.03 -0.08 -0.11
word in the head clause	flying	0.00 0.04 -0.07 -0.07 0.00
word in the head clause	fm	-0.26 -0.22 -0.03 0.11 -0.09
word in the head clause	focus	-0.10 -0.08 0.01 0.04 -0.07
word in the head clause	follow	-0.10 -0.14 -0.16 0.04 0.05
word in the head clause	food	-0.05 -0.08 -0.07 0.07 -0.04
word in the head clause	footage	-0.03 -0.02 -0.07 0.08 -0.09
word in the head clause	for	-0.26 -0.14 0.01 0.03 0.09
word in the head clause	force	-0.05 0.02 0.02 -0.05 -0.03
word in the head clause	forced	-0.14 -0.17 -0.03 0.07 -0.04
word in the head clause	forces	0.03 -0.01 -0.03 -0.04 0.01
word in the head clause	forecast	-0.09 -0.11 -0.09 0.12 -0.08
word in the head clause	foreign	-0.20 -0.11 -0.02 0.06 0.01
word in the head clause	form	-0.13 -0.12 -0.12 0.08 0.02
word in the head clause	former	-0.13 0.04 0.00 -0.16 0.06
word in the head clause	found	-0.14 -0.16 -0.17 0.12 0.03
word in the head clause	four	-0.11 0.09 0.02 0.01 -0.23
word in the head clause	fourth	-0.09 -0.04 0.02 0.06 -0.10
word in the head clause	fox	-0.16 -0.11 -0.20 -0.01 0.13
word in the head clause	fragile	-0.11 -0.16 -0.15 -0.15 0.16
word in the head clause	framework	0.07 0.08 -0.04 -0.04 -0.09
word in the head clause	free	-0.12 -0.02 -0.05 -0.01 0.08
word in the head clause	freedom	-0.11 -0.13 -0.10 0.01 0.05
word in the head clause	freight	-0.05 -0.08 -0.06 0.06 -0.02
word in the head clause	fresh	-0.17 0.17 0.04 -0.07 -0.19
word in the head clause	friday	0.04 -0.10 0.08 -0.06 -0.06
word in the head clause	frigate	0.04 -0.05 -0.10 0.03 -0.13
word in the head clause	from	-0.04 0.02 -0.01 -0.03 -0.01
word in the head clause	front	-0.21 -0.02 -0.16 0.05 -0.01
word in the head clause	fronts	0.09 0.02 -0.11 -0.01 -0.09
word in the head clause	frozen	-0.14 0.01 0.06 -0.04 -0.09
word in the head clause	fuel	-0.08 0.00 -0.08 0.02 -0.02
word in the head clause	full	-0.19 -0.19 -0.02 0.11 -0.05
word in the head clause	fully	-0.08 -0.04 -0.01 0.02 -0.01
word in the head clause	funds	-0.14 -0.08 0.09 -0.03 -0.16
word in the head clause	funeral	-0.13 -0.13 -0.12 0.13 0.01
word in the head clause	furious	-0.09 -0.12 0.00 0.05 -0.03
word in the head clause	further	-0.10 0.04 0.02 0.00 -0.09
word in the head clause	fury	-0.05 -0.08 0.05 0.01 -0.08
word in the head clause	future	-0.12 -0.15 -0.16 0.07 0.01
word in the head clause	futures	-0.08 0.09 0.12 -0.14 -0.02
word in the head clause	g	-0.11 0.10 0.07 -0.03 -0.15
word in the head clause	g7	-0.14 -0.07 -0.02 0.10 -0.09
word in the head clause	gabbard	-0.07 -0.08 -0.01 0.04 -0.04
word in the head clause	gain	-0.05 -0.05 0.00 -0.08 0.07
word in the head clause	gains	-0.11 -0.04 -0.12 0.04 0.05
word in the head clause	gamble	-0.07 -0.08 -0.11 0.02 0.04
word in the head clause	game	-0.12 -0.06 -0.01 -0.18 0.14
word in the head clause	gaps	-0.11 -0.12 -0.08 0.11 -0.11
word in the head clause	gas	-0.25 -0.09 0.06 -0.04 0.02
word in the head clause	gasoline	-0.06 0.11 0.10 -0.11 -0.03
word in the head clause	gave	-0.14 -0.10 -0.03 0.01 0.02
word in the head clause	general	-0.11 -0.05 -0.10 0.03 0.04
word in the head clause	genocidal	-0.05 -0.06 -0.08 -0.10 0.08
word in the head clause	geopolitical	-0.08 -0.09 -0.12 -0.02 0.08
word in the head clause	get	-0.07 0.01 0.05 -0.04 -0.03
word in the head clause	gets	-0.21 -0.11 0.05 -0.02 0.03
word in the head clause	getting	0.07 0.04 -0.03 0.02 -0.12
word in the head clause	giant	-0.06 0.08 0.07 -0.14 0.00
word in the head clause	girl	-0.12 -0.04 -0.07 0.01 0.04
word in the head clause	girls	0.08 -0.02 -0.02 -0.05 -0.12
word in the head clause	give	-0.12 -0.07 0.06 -0.01 -0.03
word in the head clause	gives	-0.25 -0.05 0.05 -0.07 0.02
word in the head clause	global	-0.17 -0.11 0.01 -0.05 0.05
word in the head clause	globally	-0.07 -0.08 0.02 0.00 0.00
word in the head clause	go	-0.18 -0.12 0.07 -0.06 0.01
word in the head clause	goals	-0.10 -0.07 0.01 0.02 -0.02
word in the head clause	goes	0.08 0.07 -0.21 -0.17 0.05
word in the head clause	going	0.05 0.12 -0.01 -0.16 0.03
word in the head clause	gold	-0.06 -0.07 -0.05 0.07 -0.09
word in the head clause	gonna	-0.07 -0.02 -0.11 0.07 0.02
word in the head clause	good	-0.17 -0.12 -0.12 0.03 0.11
word in the head clause	gop	-0.07 -0.13 -0.16 -0.04 0.10
word in the head clause	got	-0.04 -0.04 -0.14 -0.10 0.11
word in the head clause	government	-0.12 0.00 -0.06 0.02 -0.02
word in the head clause	graham	-0.08 0.07 0.05 -0.01 -0.04
word in the head clause	great	-0.07 -0.10 0.05 -0.04 -0.01
word in the head clause	greater	-0.11 -0.12 -0.15 -0.13 0.13
word in the head clause	green	-0.11 -0.11 -0.01 0.12 -0.09
word in the head clause	greene	-0.04 -0.04 -0.05 -0.04 0.04
word in the head clause	grid	-0.09 0.12 0.05 -0.06 -0.07
word in the head clause	grok	-0.09 -0.10 0.03 0.07 -0.02
word in the head clause	ground	0.04 -0.10 0.07 -0.04 -0.07
word in the head clause	group	-0.17 -0.16 -0.02 0.01 0.06
word in the head clause	groups	-0.13 0.03 -0.09 -0.02 0.05
word in the head clause	growing	-0.03 -0.02 -0.08 -0.01 0.04
word in the head clause	growth	-0.15 -0.15 -0.13 -0.02 0.07
word in the head clause	guard	-0.11 -0.11 0.03 -0.07 0.04
word in the head clause	guest	-0.10 -0.10 -0.14 -0.11 0.12
word in the head clause	guidelines	-0.15 -0.18 -0.06 0.17 -0.16
word in the head clause	gunfire	0.09 0.12 -0.04 -0.13 -0.11
word in the head clause	hack	-0.08 -0.10 -0.13 0.12 0.03
word in the head clause	hackers	-0.10 0.01 0.11 -0.05 -0.13
word in the head clause	had	-0.02 0.04 -0.05 0.11 -0.19
word in the head clause	hails	-0.06 -0.10 0.16 0.10 -0.12
word in the head clause	half	-0.06 -0.07 0.07 0.00 -0.07
word in the head clause	halt	0.11 0.08 -0.02 -0.11 -0.20
word in the head clause	halted	0.02 -0.06 -0.04 0.03 -0.08
word in the head clause	halting	0.03 -0.11 -0.14 0.04 0.00
word in the head clause	halts	0.08 -0.06 -0.02 -0.04 -0.16
word in the head clause	hamas	-0.18 -0.12 -0.07 0.16 -0.10
word in the head clause	hand	-0.10 0.01 0.02 -0.01 -0.03
word in the head clause	hands	-0.13 -0.05 -0.06 0.00 0.05
word in the head clause	happened	-0.13 -0.13 0.00 0.05 0.01
word in the head clause	happening	-0.07 0.07 0.07 -0.04 -0.08
word in the head clause	happy	-0.08 -0.09 -0.12 0.02 0.07
word in the head clause	hard	-0.25 -0.16 0.04 0.08 -0.05
word in the head clause	has	0.07 -0.14 -0.09 -0.01 0.05
word in the head clause	have	0.00 -0.15 -0.04 0.02 0.03
word in the head clause	haven	-0.09 -0.13 -0.12 0.04 0.06
word in the head clause	hayes	-0.04 -0.03 -0.07 -0.01 0.03
word in the head clause	he	-0.06 -0.07 -0.10 0.05 0.03
word in the head clause	he'll	-0.11 0.08 0.11 -0.10 -0.13
word in the head clause	head	-0.06 0.02 -0.18 0.12 -0.05
word in the head clause	headed	-0.07 -0.11 -0.09 0.02 0.01
word in the head clause	heading	-0.08 -0.06 0.00 -0.10 0.06
word in the head clause	headquarters	-0.07 0.14 -0.03 -0.11 -0.10
word in the head clause	heads	0.03 -0.14 -0.01 0.02 -0.04
word in the head clause	healthcare	-0.15 -0.12 0.11 0.04 -0.08
word in the head clause	heard	0.07 0.04 -0.08 -0.11 -0.11
word in the head clause	heart	-0.10 -0.05 -0.05 0.03 0.07
word in the head clause	heaviest	0.04 0.06 -0.12 -0.12 -0.07
word in the head clause	heavy	-0.11 0.06 0.08 -0.02 -0.14
word in the head clause	held	-0.15 -0.18 -0.09 0.17 -0.11
word in the head clause	helicopter	0.05 0.02 0.05 -0.10 -0.24
word in the head clause	hell	-0.20 -0.06 0.08 -0.12 0.03
word in the head clause	help	-0.16 -0.08 0.04 0.01 -0.02
word in the head clause	helped	-0.15 0.04 -0.14 0.06 -0.06
word in the head clause	helping	-0.10 -0.14 -0.02 0.12 -0.09
word in the head clause	helps	-0.08 -0.09 0.08 -0.03 -0.05
word in the head clause	here	-0.07 -0.08 -0.11 -0.07 0.09
word in the head clause	hiding	0.03 0.05 -0.07 -0.05 -0.01
word in the head clause	high	-0.01 0.01 -0.10 0.02 0.01
word in the head clause	higher	-0.06 -0.10 0.01 0.04 -0.06
word in the head clause	highest	-0.09 0.06 -0.03 0.06 -0.11
word in the head clause	highlights	-0.08 -0.08 0.02 0.08 -0.10
word in the head clause	highly	-0.01 0.09 -0.10 0.02 -0.09
word in the head clause	highs	-0.04 0.02 0.03 -0.02 -0.05
word in the head clause	hike	-0.12 -0.15 -0.16 0.16 -0.08
word in the head clause	him	-0.16 -0.17 -0.09 0.01 0.08
word in the head clause	hints	-0.05 0.05 0.06 -0.12 0.01
word in the head clause	his	0.06 -0.15 -0.26 -0.13 0.20
word in the head clause	historic	-0.21 -0.06 0.01 0.02 -0.07
word in the head clause	history	-0.09 0.04 -0.01 -0.09 0.03
word in the head clause	hit	0.16 0.08 -0.09 -0.08 -0.18
word in the head clause	hits	-0.11 0.08 -0.04 -0.08 0.01
word in the head clause	hitting	-0.14 0.01 -0.03 0.00 0.01
word in the head clause	hold	-0.01 -0.08 0.02 0.01 -0.18
word in the head clause	holding	-0.07 0.07 0.04 -0.11 0.03
word in the head clause	holds	-0.18 -0.10 0.08 0.01 -0.16
word in the head clause	hole	0.15 0.13 -0.11 -0.14 -0.13
word in the head clause	holiday	-0.06 -0.07 0.04 0.02 -0.03
word in the head clause	home	-0.12 -0.06 -0.22 0.02 0.06
word in the head clause	homes	-0.04 0.04 -0.15 0.03 -0.01
word in the head clause	honcho	-0.03 -0.05 -0.05 0.01 0.01
word in the head clause	hope	-0.12 0.05 -0.17 0.01 0.01
word in the head clause	hopes	-0.17 -0.13 -0.01 0.04 -0.03
word in the head clause	hospital	-0.09 -0.02 -0.08 0.05 -0.03
word in the head clause	hospitals	-0.13 -0.12 0.10 -0.05 -0.12
word in the head clause	host	0.11 0.06 0.05 -0.12 -0.12
word in the head clause	hostile	-0.11 -0.07 -0.04 0.08 -0.05
word in the head clause	hostilities	0.07 -0.06 -0.14 -0.02 -0.03
word in the head clause	hosting	0.00 0.04 -0.02 -0.10 0.03
word in the head clause	hosts	-0.12 -0.07 -0.02 0.04 -0.04
word in the head clause	hotel	-0.05 0.10 0.02 -0.15 0.00
word in the head clause	hour	0.10 -0.01 -0.07 -0.07 -0.08
word in the head clause	hours	-0.04 0.03 0.09 -0.07 -0.16
word in the head clause	house	-0.16 0.04 -0.14 0.07 -0.07
word in the head clause	housing	-0.07 0.06 -0.04 -0.03 0.01
word in the head clause	how	-0.24 -0.25 -0.13 0.07 0.04
word in the head clause	huge	-0.09 0.05 -0.08 -0.11 0.08
word in the head clause	human	-0.10 -0.11 -0.05 0.05 -0.01
word in the head clause	hundreds	0.06 -0.08 -0.19 0.05 -0.04
word in the head clause	hunt	0.00 0.09 -0.11 -0.01 -0.09
word in the head clause	hurdle	-0.10 -0.12 -0.11 0.07 0.06
word in the head clause	hurt	0.02 0.10 -0.15 -0.04 -0.10
word in the head clause	hype	-0.05 -0.06 -0.08 -0.04 0.06
word in the head clause	hyperliquid	-0.06 0.05 0.06 -0.12 0.03
word in the head clause	i	-0.13 -0.10 0.01 0.07 -0.04
word in the head clause	idea	-0.10 -0.11 -0.10 0.10 -0.09
word in the head clause	identifies	-0.16 -0.18 -0.05 0.14 -0.07
word in the head clause	iea	-0.09 0.08 0.08 -0.06 -0.13
word in the head clause	if	-0.17 -0.10 0.11 -0.09 -0.05
word in the head clause	ignites	-0.02 0.07 -0.06 -0.13 0.07
word in the head clause	ignored	-0.03 -0.07 -0.01 0.05 -0.04
word in the head clause	iii	-0.06 -0.12 -0.06 0.10 -0.09
word in the head clause	illegal	-0.05 -0.09 0.02 0.11 -0.15
word in the head clause	image	-0.09 -0.14 -0.14 -0.06 0.13
word in the head clause	imagery	-0.07 0.00 0.07 -0.05 -0.11
word in the head clause	images	-0.15 -0.05 0.06 0.13 -0.12
word in the head clause	imf	-0.08 -0.08 -0.01 0.01 -0.01
word in the head clause	immediately	-0.12 0.10 0.15 -0.19 -0.02
word in the head clause	imminent	-0.14 -0.15 0.02 -0.01 0.01
word in the head clause	impact	-0.18 -0.15 -0.06 0.02 0.06
word in the head clause	impacts	-0.07 -0.09 -0.07 -0.07 0.08
word in the head clause	implications	-0.04 -0.07 -0.09 -0.03 0.06
word in the head clause	importance	-0.07 -0.08 -0.06 -0.02 0.04
word in the head clause	imposed	0.00 -0.05 -0.05 0.04 -0.04
word in the head clause	in	-0.02 0.05 -0.04 -0.04 -0.07
word in the head clause	incidents	-0.03 0.00 0.04 -0.12 -0.12
word in the head clause	include	-0.16 -0.02 0.09 -0.03 -0.18
word in the head clause	included	-0.10 -0.11 0.07 0.05 -0.11
word in the head clause	includes	-0.14 -0.01 0.13 -0.17 0.01
word in the head clause	including	-0.11 0.04 -0.07 0.08 -0.11
word in the head clause	increase	-0.13 -0.02 0.09 0.02 -0.11
word in the head clause	increases	-0.07 -0.11 -0.10 0.08 -0.03
word in the head clause	increasing	-0.13 -0.12 0.10 -0.09 -0.10
word in the head clause	increasingly	-0.09 -0.12 -0.14 0.02 0.09
word in the head clause	industrial	0.06 -0.03 -0.02 -0.12 0.02
word in the head clause	industry	-0.10 -0.08 0.04 0.07 -0.12
word in the head clause	infiltration	0.18 0.10 0.04 -0.09 -0.25
word in the head clause	inflation	-0.08 0.03 0.04 -0.02 -0.05
word in the head clause	influencer	-0.14 -0.14 -0.15 -0.13 0.14
word in the head clause	influencers	0.05 0.07 -0.06 -0.10 0.01
word in the head clause	infrastructure	-0.15 0.00 0.06 -0.15 0.03
word in the head clause	injure	-0.07 0.10 0.02 -0.13 -0.12
word in the head clause	injured	-0.09 0.09 0.04 -0.08 -0.26
word in the head clause	injuries	-0.17 -0.07 0.02 0.07 -0.10
word in the head clause	inside	-0.07 0.06 -0.20 -0.06 0.05
word in the head clause	insider	-0.07 -0.11 -0.12 -0.11 0.13
word in the head clause	insiders	-0.05 -0.10 -0.14 0.06 0.06
word in the head clause	insists	-0.17 -0.18 -0.07 0.12 -0.06
word in the head clause	inspect	-0.13 0.05 -0.06 0.02 -0.08
word in the head clause	inspections	-0.15 0.04 0.12 -0.06 -0.10
word in the head clause	inspectors	-0.18 -0.04 0.06 0.01 -0.11
word in the head clause	insufficient	-0.14 -0.14 -0.10 0.11 0.04
word in the head clause	insurance	-0.08 0.04 0.09 -0.08 -0.10
word in the head clause	integrity	-0.09 -0.05 -0.03 -0.02 0.04
word in the head clause	intel	-0.13 0.02 -0.12 0.08 -0.08
word in the head clause	intelligence	-0.02 0.07 -0.12 0.03 -0.07
word in the head clause	intense	-0.01 0.10 -0.07 -0.16 -0.15
word in the head clause	intensifies	0.11 0.10 -0.08 -0.16 -0.14
word in the head clause	intensify	-0.11 0.13 -0.05 -0.14 -0.12
word in the head clause	intercepted	0.04 0.04 -0.05 -0.04 -0.12
word in the head clause	intercepting	-0.07 0.05 0.05 -0.11 -0.02
word in the head clause	interception	0.06 0.01 -0.04 -0.20 0.05
word in the head clause	intercepts	-0.02 0.03 0.10 -0.09 -0.08
word in the head clause	interested	-0.06 0.02 -0.04 0.00 0.01
word in the head clause	interests	-0.14 -0.14 -0.06 0.08 -0.04
word in the head clause	interior	-0.09 -0.10 -0.07 0.05 0.07
word in the head clause	international	-0.11 -0.15 -0.01 0.07 -0.01
word in the head clause	internet	-0.13 -0.09 0.05 -0.03 -0.01
word in the head clause	intervene	-0.09 0.08 0.01 0.02 -0.10
word in the head clause	intervention	-0.07 0.13 0.10 -0.01 -0.10
word in the head clause	interview	0.03 0.07 -0.07 0.02 -0.09
word in the head clause	into	0.04 0.03 -0.07 -0.07 0.00
word in the head clause	invasion	-0.01 -0.07 0.01 -0.16 0.08
word in the head clause	investigate	-0.14 -0.15 -0.19 0.09 0.04
word in the head clause	investigating	-0.14 -0.10 0.05 0.05 -0.13
word in the head clause	investigation	-0.12 -0.13 -0.16 0.05 0.07
word in the head clause	investors	-0.03 -0.09 0.01 0.03 -0.04
word in the head clause	involved	0.02 0.09 0.08 -0.09 -0.15
word in the head clause	involvement	-0.11 0.00 0.03 0.02 -0.12
word in the head clause	is	-0.12 -0.19 -0.14 0.05 0.15
word in the head clause	isn't	-0.14 -0.13 -0.15 0.05 0.09
word in the head clause	issue	-0.10 -0.13 -0.14 0.03 0.07
word in the head clause	issued	-0.11 -0.04 0.13 -0.12 -0.13
word in the head clause	issues	-0.24 -0.11 0.07 -0.04 -0.04
word in the head clause	it	0.05 0.09 -0.16 0.01 -0.06
word in the head clause	its	-0.02 -0.13 -0.07 0.00 0.06
word in the head clause	itself	-0.09 0.00 -0.04 0.05 -0.03
word in the head clause	jake	-0.08 -0.09 -0.12 -0.05 0.11
word in the head clause	jazeera	0.02 0.04 -0.07 -0.04 -0.02
word in the head clause	jennings	-0.07 -0.08 -0.10 -0.05 0.09
word in the head clause	jesus	-0.14 -0.17 -0.06 0.04 0.05
word in the head clause	jet	-0.03 0.10 0.01 -0.07 -0.07
word in the head clause	jets	-0.02 0.06 0.07 -0.11 -0.15
word in the head clause	jewish	-0.11 -0.09 -0.12 0.03 0.07
word in the head clause	jimmy	-0.06 -0.07 -0.10 -0.01 0.07
word in the head clause	jobs	-0.06 -0.08 -0.12 -0.10 0.11
word in the head clause	joe	-0.14 -0.16 -0.12 0.01 0.04
word in the head clause	john	-0.14 -0.17 -0.13 0.04 0.04
word in the head clause	join	0.04 0.04 -0.10 0.02 -0.12
word in the head clause	joining	-0.12 0.01 0.15 -0.11 -0.18
word in the head clause	joint	-0.14 0.04 0.07 -0.03 -0.05
word in the head clause	jolts	-0.09 -0.04 0.02 -0.01 -0.01
word in the head clause	jon	-0.09 -0.08 -0.09 0.04 0.02
word in the head clause	jonathan	-0.11 -0.11 -0.12 -0.03 0.10
word in the head clause	jones	-0.07 -0.08 -0.11 -0.11 0.11
word in the head clause	journalist	-0.12 -0.02 0.02 0.06 -0.11
word in the head clause	journalists	-0.09 0.06 0.02 -0.01 -0.13
word in the head clause	judge	-0.11 -0.07 0.08 0.07 -0.11
word in the head clause	july	-0.11 -0.10 -0.12 0.06 0.04
word in the head clause	jump	-0.07 0.13 0.07 -0.03 -0.21
word in the head clause	jumps	-0.06 -0.08 -0.08 0.07 0.05
word in the head clause	june	-0.11 -0.12 -0.14 -0.14 0.14
word in the head clause	just	-0.06 -0.19 -0.08 -0.01 0.11
word in the head clause	justification	-0.09 -0.09 -0.14 -0.09 0.12
word in the head clause	k	-0.10 -0.09 0.02 0.02 -0.11
word in the head clause	kaitlan	-0.09 -0.08 -0.06 0.04 0.03
word in the head clause	karoline	-0.15 -0.14 -0.18 0.03 0.12
word in the head clause	kash	-0.08 -0.05 -0.03 0.05 -0.06
word in the head clause	keep	-0.22 -0.23 -0.13 0.14 0.08
word in the head clause	keeps	-0.01 0.06 -0.03 -0.10 0.04
word in the head clause	keir	-0.12 -0.12 -0.02 0.00 0.04
word in the head clause	kelly	-0.03 -0.04 -0.06 0.02 0.02
word in the head clause	kent	-0.08 -0.10 0.08 0.04 -0.04
word in the head clause	key	-0.04 -0.02 -0.16 0.03 0.07
word in the head clause	khalil	-0.10 -0.06 -0.13 0.04 0.03
word in the head clause	kick	-0.12 0.15 0.10 -0.12 -0.07
word in the head clause	kill	0.14 -0.03 -0.12 -0.14 -0.05
word in the head clause	killed	-0.01 -0.07 0.04 0.01 -0.09
word in the head clause	killing	-0.16 -0.20 -0.09 0.10 0.16
word in the head clause	kills	0.06 0.21 -0.08 -0.36 -0.30
word in the head clause	kimmel	-0.06 -0.07 -0.10 -0.01 0.07
word in the head clause	kittleson	-0.03 0.03 -0.10 0.02 -0.06
word in the head clause	knew	-0.09 -0.11 -0.11 0.06 0.03
word in the head clause	know	0.06 0.07 -0.11 -0.04 -0.08
word in the head clause	korea	-0.05 -0.09 -0.10 0.03 0.02
word in the head clause	kurdish	-0.11 0.09 0.04 -0.15 0.02
word in the head clause	kurds	-0.09 -0.08 0.03 -0.07 0.00
word in the head clause	la	-0.11 -0.09 -0.10 0.03 0.04
word in the head clause	lab	-0.08 -0.10 -0.11 0.12 -0.12
word in the head clause	laid	0.03 0.07 -0.12 -0.02 -0.06
word in the head clause	lake	-0.10 0.06 0.07 -0.11 0.04
word in the head clause	lands	-0.06 0.04 -0.01 0.04 -0.15
word in the head clause	large	-0.13 0.06 -0.01 0.00 -0.01
word in the head clause	largely	-0.08 -0.10 -0.10 0.06 0.01
word in the head clause	largest	-0.16 -0.04 0.06 -0.07 0.04
word in the head clause	lashes	-0.08 -0.10 -0.11 0.11 -0.08
word in the head clause	last	-0.20 -0.14 0.01 0.09 -0.01
word in the head clause	late	-0.08 -0.01 -0.08 0.07 -0.13
word in the head clause	latest	-0.03 0.06 0.00 -0.07 -0.07
word in the head clause	launch	0.17 -0.04 0.06 -0.18 -0.18
word in the head clause	launched	-0.15 0.05 -0.02 0.01 -0.03
word in the head clause	launcher	-0.07 -0.08 -0.04 0.11 -0.10
word in the head clause	launchers	-0.12 -0.01 0.08 0.05 -0.07
word in the head clause	launches	0.12 0.13 -0.10 -0.12 -0.35
word in the head clause	launching	0.07 -0.08 -0.10 -0.08 0.04
word in the head clause	laura	0.06 0.05 0.00 -0.09 0.00
word in the head clause	law	-0.13 -0.10 -0.04 0.00 0.03
word in the head clause	lawmakers	-0.03 -0.05 0.00 0.08 -0.09
word in the head clause	laying	-0.12 0.05 -0.13 0.07 -0.12
word in the head clause	lays	-0.10 -0.01 0.09 -0.05 -0.07
word in the head clause	lead	-0.14 -0.14 -0.09 0.06 0.04
word in the head clause	leader	-0.06 -0.11 0.12 -0.04 -0.06
word in the head clause	leaders	-0.08 0.01 -0.05 0.01 -0.01
word in the head clause	leadership	-0.17 -0.13 -0.17 0.04 0.11
word in the head clause	leading	-0.11 -0.05 0.07 -0.01 -0.02
word in the head clause	leads	-0.07 0.08 0.08 -0.11 -0.06
word in the head clause	leaf	-0.08 0.05 0.04 -0.02 -0.11
word in the head clause	leak	-0.08 -0.14 -0.11 0.13 -0.11
word in the head clause	leaked	-0.04 0.01 0.01 0.07 -0.12
word in the head clause	least	0.12 0.08 -0.14 -0.07 -0.13
word in the head clause	leave	-0.07 0.06 0.03 -0.05 -0.13
word in the head clause	leaves	-0.20 -0.02 0.09 -0.17 0.03
word in the head clause	leaving	-0.08 0.08 0.03 -0.07 -0.05
word in the head clause	led	-0.10 0.04 -0.03 -0.01 0.02
word in the head clause	left	-0.10 -0.01 -0.19 0.07 0.04
word in the head clause	legal	-0.11 -0.13 -0.11 0.11 -0.05
word in the head clause	legitimate	-0.09 0.03 0.09 -0.08 -0.10
word in the head clause	let	-0.12 -0.11 0.02 -0.01 0.02
word in the head clause	level	-0.12 -0.01 0.03 0.04 -0.17
word in the head clause	leverage	-0.12 -0.13 -0.13 -0.02 0.13
word in the head clause	licenses	-0.04 -0.06 -0.06 0.07 -0.06
word in the head clause	life	-0.13 -0.11 0.01 0.00 0.05
word in the head clause	lift	-0.06 -0.11 -0.12 -0.01 0.05
word in the head clause	lifts	-0.16 -0.02 0.05 -0.01 -0.04
word in the head clause	like	0.00 -0.15 -0.04 -0.03 0.10
word in the head clause	likely	-0.13 -0.12 -0.02 -0.04 0.06
word in the head clause	limit	-0.10 0.02 0.01 -0.11 0.07
word in the head clause	limited	0.03 -0.16 -0.06 0.07 -0.04
word in the head clause	limits	-0.12 -0.08 0.11 -0.11 0.00
word in the head clause	lindsey	-0.06 -0.03 -0.02 0.00 0.00
word in the head clause	line	-0.15 -0.11 -0.03 -0.01 0.03
word in the head clause	lines	-0.15 -0.10 -0.03 0.08 -0.06
word in the head clause	link	-0.05 -0.08 -0.08 0.04 -0.01
word in the head clause	linked	-0.19 -0.16 0.08 0.04 -0.17
word in the head clause	links	-0.11 -0.11 -0.09 0.11 -0.08
word in the head clause	little	-0.17 -0.15 -0.20 0.09 0.06
word in the head clause	live	0.05 0.04 0.11 -0.15 -0.27
word in the head clause	lives	-0.01 0.04 -0.15 -0.08 0.06
word in the head clause	living	-0.18 -0.14 -0.05 -0.10 0.14
word in the head clause	lng	-0.11 -0.09 -0.07 0.05 0.01
word in the head clause	loaded	-0.13 -0.03 0.11 0.01 -0.14
word in the head clause	loading	-0.09 -0.10 -0.07 0.07 0.03
word in the head clause	locked	0.01 0.09 0.10 -0.11 -0.12
word in the head clause	long	-0.15 0.09 0.06 -0.09 -0.02
word in the head clause	longer	0.12 0.08 -0.16 -0.02 -0.08
word in the head clause	look	-0.09 -0.09 -0.10 0.05 0.01
word in the head clause	looking	-0.08 -0.09 -0.11 -0.03 0.06
word in the head clause	looming	0.01 0.04 -0.09 0.05 -0.08
word in the head clause	looms	-0.15 -0.18 -0.09 -0.05 0.10
word in the head clause	los	-0.08 -0.09 0.02 0.05 -0.02
word in the head clause	lose	-0.10 -0.10 -0.04 0.14 -0.11
word in the head clause	loses	-0.11 -0.12 -0.12 0.01 0.06
word in the head clause	losing	-0.05 -0.09 -0.10 -0.05 0.07
word in the head clause	loss	-0.07 -0.10 -0.14 0.03 0.04
word in the head clause	lost	-0.14 -0.09 -0.03 0.00 0.04
word in the head clause	lot	0.01 0.04 -0.07 -0.09 0.06
word in the head clause	low	-0.12 -0.13 0.03 0.05 -0.06
word in the head clause	lower	-0.08 -0.17 -0.11 0.12 -0.02
word in the head clause	lure	-0.08 -0.09 -0.07 0.09 -0.06
word in the head clause	luxury	-0.12 -0.02 -0.02 -0.11 0.06
word in the head clause	lying	-0.08 -0.09 -0.09 -0.02 0.04
word in the head clause	machine	-0.01 0.05 -0.13 -0.14 0.11
word in the head clause	made	-0.16 -0.18 -0.18 0.08 0.03
word in the head clause	maga	-0.07 -0.09 -0.15 0.04 0.02
word in the head clause	maher	-0.10 -0.09 -0.12 -0.08 0.09
word in the head clause	main	-0.08 0.01 -0.13 0.10 -0.06
word in the head clause	majeure	-0.14 0.05 0.11 -0.11 -0.06
word in the head clause	major	0.15 -0.03 -0.15 -0.03 -0.11
word in the head clause	majority	-0.12 -0.10 -0.08 0.07 -0.03
word in the head clause	make	-0.18 -0.14 -0.02 0.09 -0.07
word in the head clause	makes	-0.09 0.06 -0.16 0.06 -0.07
word in the head clause	making	-0.13 -0.10 -0.01 -0.01 0.03
word in the head clause	man	-0.06 0.01 0.02 0.00 -0.20
word in the head clause	manage	-0.10 -0.13 -0.10 0.12 -0.05
word in the head clause	many	0.03 0.05 -0.04 -0.11 -0.02
word in the head clause	map	-0.10 -0.10 -0.15 0.05 0.06
word in the head clause	march	0.02 0.09 0.07 -0.10 -0.02
word in the head clause	marina	0.05 -0.05 0.01 -0.07 -0.06
word in the head clause	marine	-0.11 -0.14 -0.12 0.03 0.05
word in the head clause	maritime	-0.01 0.07 0.06 -0.09 -0.15
word in the head clause	marjorie	-0.04 -0.04 -0.05 -0.04 0.04
word in the head clause	mark	-0.07 0.05 0.05 -0.08 0.04
word in the head clause	market	0.03 -0.21 -0.25 -0.03 0.14
word in the head clause	markets	-0.11 -0.07 -0.01 -0.06 0.07
word in the head clause	martyrs	-0.10 0.06 0.00 -0.01 -0.09
word in the head clause	mass	-0.09 -0.08 -0.03 0.09 -0.10
word in the head clause	massive	0.06 0.10 -0.08 -0.13 -0.03
word in the head clause	may	-0.29 -0.27 -0.16 0.02 0.16
word in the head clause	mean	-0.06 -0.09 -0.11 0.04 0.02
word in the head clause	meaningless	-0.12 -0.12 0.08 -0.01 -0.04
word in the head clause	means	-0.07 -0.09 -0.10 0.03 0.06
word in the head clause	mechanism	-0.13 -0.11 0.05 0.03 -0.12
word in the head clause	media	0.06 -0.07 -0.04 -0.01 -0.05
word in the head clause	mediation	-0.15 -0.03 0.08 -0.02 -0.13
word in the head clause	mediator	-0.12 0.01 0.06 -0.06 -0.01
word in the head clause	mediators	-0.14 -0.05 0.07 0.00 -0.14
word in the head clause	medical	-0.08 0.06 0.10 -0.12 -0.11
word in the head clause	medics	-0.02 -0.09 0.01 0.08 -0.10
word in the head clause	meet	-0.08 -0.08 0.01 -0.01 0.01
word in the head clause	meeting	-0.14 -0.05 0.01 0.04 -0.14
word in the head clause	meets	-0.18 -0.28 -0.22 0.16 0.03
word in the head clause	meg	-0.10 -0.10 -0.13 0.03 0.08
word in the head clause	megyn	-0.03 -0.04 -0.06 0.02 0.02
word in the head clause	member	-0.19 -0.17 0.18 -0.07 -0.13
word in the head clause	members	-0.13 0.01 0.07 -0.06 -0.07
word in the head clause	memorandum	-0.03 -0.01 0.04 -0.03 -0.07
word in the head clause	message	-0.20 -0.12 0.04 -0.09 0.05
word in the head clause	messages	-0.12 -0.10 -0.02 -0.07 0.08
word in the head clause	met	-0.09 -0.11 0.01 0.13 -0.14
word in the head clause	methanol	-0.05 -0.10 -0.04 0.07 -0.05
word in the head clause	michigan	-0.14 -0.13 -0.11 0.12 -0.01
word in the head clause	middle	-0.10 -0.09 -0.10 0.07 -0.03
word in the head clause	midnight	0.06 -0.01 -0.10 -0.10 0.05
word in the head clause	might	-0.09 0.05 0.02 0.01 -0.05
word in the head clause	miles	-0.07 0.07 -0.06 -0.11 0.05
word in the head clause	militant	-0.12 0.03 -0.13 0.00 0.00
word in the head clause	military	-0.05 -0.06 0.00 -0.03 0.02
word in the head clause	militia	-0.09 0.10 -0.13 -0.03 -0.11
word in the head clause	million	-0.13 -0.12 0.06 -0.02 -0.04
word in the head clause	millions	0.03 0.10 0.00 0.02 -0.14
word in the head clause	mind	-0.10 -0.10 -0.11 0.08 0.00
word in the head clause	mine	-0.13 0.05 0.03 -0.04 -0.10
word in the head clause	mines	-0.13 -0.03 -0.10 0.09 -0.13
word in the head clause	minister	0.00 0.04 -0.04 0.04 -0.10
word in the head clause	ministers	-0.14 -0.12 0.02 0.07 -0.08
word in the head clause	ministry	-0.21 -0.19 0.05 0.04 -0.10
word in the head clause	minutes	-0.17 0.00 -0.15 0.02 0.10
word in the head clause	miscalculation	-0.07 -0.09 -0.10 -0.09 0.10
word in the head clause	missile	-0.07 -0.10 -0.08 0.11 0.05
word in the head clause	missiles	0.05 0.06 -0.08 -0.19 -0.01
word in the head clause	missing	0.11 -0.04 0.02 -0.10 -0.09
word in the head clause	mission	-0.15 -0.19 -0.09 0.03 0.11
word in the head clause	mistake	-0.11 -0.14 -0.11 -0.01 0.06
word in the head clause	mixed	-0.13 -0.03 -0.01 -0.11 0.08
word in the head clause	mn	-0.06 0.09 0.09 -0.14 -0.13
word in the head clause	mocks	-0.08 -0.11 -0.10 0.12 -0.08
word in the head clause	mohammad	-0.13 0.06 -0.13 -0.15 0.12
word in the head clause	moment	0.06 0.05 -0.03 -0.07 -0.09
word in the head clause	monday	-0.14 0.11 0.11 -0.07 -0.12
word in the head clause	money	-0.13 -0.12 -0.14 0.01 0.07
word in the head clause	month	-0.16 0.07 0.07 -0.01 -0.20
word in the head clause	months	-0.11 -0.12 -0.05 0.11 -0.08
word in the head clause	more	-0.06 -0.04 0.05 -0.11 0.04
word in the head clause	morning	-0.15 -0.11 0.01 -0.02 -0.01
word in the head clause	mortgage	-0.11 -0.05 0.02 0.05 -0.09
word in the head clause	mosque	-0.04 0.09 -0.10 -0.01 -0.06
word in the head clause	most	0.01 -0.06 -0.01 -0.01 0.01
word in the head clause	mostly	-0.09 -0.12 -0.11 0.12 -0.04
word in the head clause	mou	0.12 0.10 0.07 -0.15 -0.19
word in the head clause	mountain	-0.09 0.05 0.04 -0.12 0.02
word in the head clause	mounting	-0.04 0.06 0.01 -0.10 0.06
word in the head clause	mourn	-0.14 -0.12 -0.13 0.13 -0.08
word in the head clause	mourns	-0.13 -0.12 0.11 -0.08 -0.06
word in the head clause	move	-0.08 0.00 0.07 -0.03 -0.08
word in the head clause	moves	-0.11 -0.07 -0.01 -0.02 0.03
word in the head clause	moving	-0.10 -0.12 -0.11 0.04 0.00
word in the head clause	ms	0.01 0.04 -0.16 -0.05 0.02
word in the head clause	much	-0.01 -0.02 -0.13 -0.06 0.11
word in the head clause	mulls	-0.12 0.03 0.09 -0.07 -0.10
word in the head clause	multiple	0.12 0.08 -0.20 -0.22 -0.03
word in the head clause	municipal	0.14 0.13 -0.12 -0.14 -0.10
word in the head clause	munitions	-0.12 0.00 -0.08 0.02 0.00
word in the head clause	musk	-0.13 -0.13 -0.10 0.05 0.06
word in the head clause	muslim	-0.06 -0.08 -0.06 -0.01 0.03
word in the head clause	must	-0.21 -0.24 -0.12 0.11 0.03
word in the head clause	my	-0.13 -0.12 -0.11 -0.04 0.08
word in the head clause	names	-0.17 -0.11 0.05 0.06 -0.11
word in the head clause	narrow	-0.08 -0.10 -0.09 -0.08 0.11
word in the head clause	nation	-0.19 0.02 0.09 -0.03 -0.10
word in the head clause	national	-0.16 -0.18 -0.11 0.05 0.06
word in the head clause	nations	-0.11 -0.09 -0.05 0.09 -0.10
word in the head clause	natural	-0.07 0.06 0.07 0.02 -0.09
word in the head clause	naval	-0.03 0.04 -0.05 -0.01 -0.01
word in the head clause	navy	-0.21 -0.19 -0.05 0.17 -0.09
word in the head clause	nbc	-0.03 -0.05 -0.04 0.09 -0.06
word in the head clause	near	-0.15 0.11 0.01 -0.07 -0.20
word in the head clause	nearing	-0.19 0.04 0.20 -0.19 -0.17
word in the head clause	nearly	-0.07 -0.06 0.06 0.05 -0.11
word in the head clause	need	0.06 -0.06 -0.16 0.00 0.01
word in the head clause	needed	-0.03 0.03 -0.11 -0.07 0.06
word in the head clause	needs	-0.10 -0.07 -0.06 -0.02 0.09
word in the head clause	negotiate	-0.14 0.12 0.04 0.05 -0.20
word in the head clause	negotiating	0.03 0.01 -0.11 -0.07 0.06
word in the head clause	negotiations	-0.27 -0.12 0.00 0.02 -0.01
word in the head clause	negotiator	-0.13 -0.08 0.02 0.06 -0.17
word in the head clause	negotiators	-0.19 -0.14 -0.12 0.13 -0.01
word in the head clause	neighbors	-0.10 -0.06 0.05 -0.08 0.02
word in the head clause	neighbours	0.02 -0.11 0.02 0.05 -0.13
word in the head clause	networks	-0.15 -0.12 -0.06 0.02 0.05
word in the head clause	neutral	-0.13 -0.01 0.03 -0.03 0.00
word in the head clause	never	-0.11 0.01 0.05 -0.06 -0.03
word in the head clause	new	-0.13 -0.01 0.02 -0.03 0.02
word in the head clause	news	0.00 -0.07 -0.07 -0.01 0.05
word in the head clause	next	-0.11 0.09 0.02 -0.03 -0.08
word in the head clause	night	-0.20 0.01 0.06 -0.10 -0.01
word in the head clause	no	-0.16 -0.10 -0.10 0.10 0.03
word in the head clause	nobel	-0.06 -0.07 -0.10 -0.05 0.07
word in the head clause	nobody	-0.08 -0.11 -0.14 0.10 0.01
word in the head clause	north	-0.08 0.01 -0.14 0.02 -0.01
word in the head clause	northern	-0.09 -0.02 -0.13 0.01 0.05
word in the head clause	not	-0.23 -0.28 -0.07 0.05 0.14
word in the head clause	nothing	-0.12 -0.14 -0.17 0.04 0.09
word in the head clause	notice	0.05 0.08 -0.02 -0.02 -0.11
word in the head clause	now	-0.01 -0.01 -0.02 -0.06 0.03
word in the head clause	nuclear	0.06 -0.17 -0.09 0.01 0.04
word in the head clause	nuke	-0.08 -0.03 0.02 -0.09 0.04
word in the head clause	obama	-0.06 -0.06 -0.12 -0.06 0.08
word in the head clause	objectives	-0.16 -0.10 -0.06 -0.06 0.09
word in the head clause	obliterate	0.03 0.01 0.01 -0.03 -0.12
word in the head clause	obliterated	0.07 0.12 -0.07 -0.14 -0.11
word in the head clause	occupation	-0.16 -0.14 0.03 0.00 -0.03
word in the head clause	odds	-0.10 -0.11 -0.12 0.02 0.03
word in the head clause	of	-0.13 -0.21 0.00 0.09 0.09
word in the head clause	off	-0.02 0.08 0.02 -0.14 0.00
word in the head clause	offensive	-0.09 -0.01 0.10 -0.12 -0.07
word in the head clause	offering	-0.08 -0.10 0.00 0.10 -0.11
word in the head clause	offers	-0.11 -0.04 -0.18 0.04 0.09
word in the head clause	office	-0.11 -0.13 -0.11 0.01 0.11
word in the head clause	officer	-0.08 -0.11 0.03 0.07 0.02
word in the head clause	officers	0.04 -0.07 0.03 -0.09 -0.09
word in the head clause	official	-0.24 0.06 -0.01 -0.04 0.00
word in the head clause	officials	-0.17 -0.05 0.09 0.04 -0.15
word in the head clause	oil	-0.06 0.02 -0.02 0.00 -0.01
word in the head clause	oils	-0.05 -0.11 -0.10 -0.03 0.05
word in the head clause	old	-0.13 0.01 -0.10 0.03 0.00
word in the head clause	oliver	-0.07 -0.06 -0.09 -0.04 0.05
word in the head clause	on	-0.08 -0.08 -0.01 0.03 0.03
word in the head clause	once	-0.11 -0.01 -0.11 -0.05 0.09
word in the head clause	one	-0.10 0.08 0.07 -0.10 -0.07
word in the head clause	ongoing	0.00 0.01 -0.13 0.08 -0.09
word in the head clause	only	-0.14 0.03 -0.12 0.00 0.03
word in the head clause	open	0.01 -0.10 0.02 0.00 -0.07
word in the head clause	opening	-0.10 -0.09 0.05 -0.04 0.01
word in the head clause	opens	0.04 0.08 -0.14 -0.12 0.02
word in the head clause	operating	-0.12 -0.11 -0.02 0.05 0.03
word in the head clause	operation	0.05 -0.13 0.05 -0.03 -0.05
word in the head clause	operational	0.08 0.12 -0.08 -0.13 -0.12
word in the head clause	operations	0.19 -0.03 -0.04 -0.13 -0.16
word in the head clause	operatives	0.13 0.02 -0.04 -0.07 -0.09
word in the head clause	opinion	-0.10 -0.12 -0.17 0.07 0.06
word in the head clause	opportunity	-0.13 -0.09 -0.01 -0.01 0.09
word in the head clause	oppose	-0.07 -0.12 -0.10 0.02 0.02
word in the head clause	opposition	-0.08 -0.04 -0.03 -0.08 0.10
word in the head clause	options	-0.21 -0.20 -0.02 0.09 -0.03
word in the head clause	or	-0.11 -0.13 0.01 -0.04 0.05
word in the head clause	order	0.05 -0.14 0.13 -0.10 -0.09
word in the head clause	orders	0.00 0.00 0.10 -0.11 -0.23
word in the head clause	oscars	-0.05 -0.09 0.05 0.06 -0.06
word in the head clause	other	0.02 -0.01 -0.10 -0.10 0.07
word in the head clause	our	-0.15 -0.20 -0.04 0.07 -0.01
word in the head clause	out	-0.19 -0.11 0.12 -0.03 -0.08
word in the head clause	outlook	-0.02 -0.05 -0.05 0.00 0.02
word in the head clause	output	-0.21 -0.05 0.14 -0.08 -0.18
word in the head clause	outrage	-0.06 -0.08 -0.10 0.03 0.01
word in the head clause	outside	-0.12 -0.16 -0.10 0.06 0.02
word in the head clause	over	-0.04 -0.01 0.02 0.03 -0.08
word in the head clause	overhead	-0.04 0.06 -0.03 0.00 -0.11
word in the head clause	overnight	-0.10 0.15 -0.02 -0.19 -0.16
word in the head clause	overshadowed	-0.09 -0.02 0.05 0.02 -0.11
word in the head clause	own	0.01 -0.01 -0.08 -0.11 0.07
word in the head clause	page	-0.07 -0.10 -0.09 0.09 -0.10
word in the head clause	palace	0.05 0.07 -0.10 -0.13 0.02
word in the head clause	palestinian	-0.01 0.06 0.09 -0.16 -0.14
word in the head clause	palestinians	-0.02 -0.03 -0.09 0.08 -0.08
word in the head clause	panel	-0.09 -0.09 -0.06 -0.07 0.08
word in the head clause	panic	-0.09 0.00 0.05 -0.01 -0.07
word in the head clause	parade	0.01 0.04 -0.06 -0.09 0.04
word in the head clause	paramedics	-0.16 -0.05 -0.14 -0.07 0.10
word in the head clause	parliament	-0.08 -0.02 0.07 0.05 -0.11
word in the head clause	part	-0.02 -0.10 0.02 0.06 -0.17
word in the head clause	partially	0.04 0.09 0.02 -0.13 -0.07
word in the head clause	parties	-0.05 -0.09 -0.09 0.05 0.05
word in the head clause	parts	0.01 0.05 -0.06 -0.01 -0.09
word in the head clause	pass	-0.11 -0.13 -0.10 0.10 0.04
word in the head clause	passage	-0.15 -0.17 -0.03 0.08 -0.07
word in the head clause	passed	-0.10 -0.11 -0.10 0.07 0.14
word in the head clause	passengers	-0.07 -0.01 0.05 -0.03 -0.09
word in the head clause	passes	-0.13 -0.06 0.06 -0.01 -0.11
word in the head clause	past	-0.03 0.03 -0.05 -0.05 0.06
word in the head clause	patel	-0.08 -0.05 -0.03 0.05 -0.06
word in the head clause	path	-0.13 0.00 0.03 -0.01 -0.03
word in the head clause	pause	0.14 0.01 -0.18 -0.13 0.00
word in the head clause	paused	-0.10 -0.10 0.04 -0.14 0.05
word in the head clause	pay	-0.16 0.01 0.01 0.04 -0.07
word in the head clause	peace	-0.02 0.01 0.02 -0.04 -0.07
word in the head clause	peaceful	-0.08 0.04 0.07 0.01 -0.10
word in the head clause	peacekeeper	-0.04 0.05 0.05 -0.14 -0.14
word in the head clause	peacekeepers	-0.03 0.04 -0.16 0.02 -0.05
word in the head clause	pedro	-0.05 -0.06 0.00 0.07 -0.11
word in the head clause	people	0.04 -0.10 0.04 -0.02 -0.03
word in the head clause	per	-0.04 0.03 -0.01 0.03 -0.11
word in the head clause	percent	-0.18 -0.03 0.11 -0.05 -0.14
word in the head clause	period	-0.16 -0.06 0.04 0.03 -0.08
word in the head clause	permanent	0.02 -0.04 -0.09 0.10 -0.13
word in the head clause	persian	-0.09 -0.10 -0.12 -0.16 0.15
word in the head clause	persist	-0.11 -0.06 0.12 -0.09 -0.13
word in the head clause	person	-0.05 -0.12 -0.13 0.00 0.09
word in the head clause	personal	-0.08 -0.07 0.00 0.04 -0.11
word in the head clause	personnel	-0.10 -0.10 -0.03 0.10 -0.02
word in the head clause	petrochemical	-0.17 0.09 0.08 -0.08 -0.12
word in the head clause	petrol	-0.04 0.06 0.04 -0.08 0.03
word in the head clause	phase	-0.13 -0.16 -0.21 0.08 0.08
word in the head clause	phone	-0.13 -0.05 -0.02 0.08 -0.11
word in the head clause	photo	-0.10 -0.11 -0.09 0.08 0.01
word in the head clause	photos	-0.12 -0.14 0.07 0.08 -0.07
word in the head clause	pick	-0.09 -0.11 -0.15 0.08 0.02
word in the head clause	pictures	-0.13 -0.09 -0.16 -0.13 0.12
word in the head clause	pilot	-0.15 -0.11 0.02 0.01 0.06
word in the head clause	pilots	-0.15 -0.11 0.15 -0.14 -0.06
word in the head clause	pipeline	-0.01 -0.04 -0.01 -0.03 0.01
word in the head clause	place	-0.06 -0.12 -0.09 0.04 0.03
word in the head clause	plan	-0.09 -0.12 0.00 -0.01 0.05
word in the head clause	plane	0.04 0.17 -0.18 -0.06 -0.19
word in the head clause	planes	-0.06 -0.09 -0.13 0.09 0.04
word in the head clause	planned	0.03 0.09 0.01 -0.06 -0.16
word in the head clause	planning	0.05 -0.16 -0.14 0.08 -0.07
word in the head clause	plans	-0.15 -0.07 0.00 0.11 -0.20
word in the head clause	plant	0.08 0.00 0.00 -0.15 -0.02
word in the head clause	plants	-0.04 -0.01 0.09 -0.05 -0.16
word in the head clause	play	-0.10 -0.02 0.01 0.02 -0.07
word in the head clause	playing	-0.05 -0.09 -0.05 -0.04 0.06
word in the head clause	plays	-0.12 -0.11 -0.14 0.04 0.07
word in the head clause	pledge	-0.07 -0.11 -0.09 0.09 -0.03
word in the head clause	plot	-0.09 -0.12 -0.16 0.10 -0.02
word in the head clause	plunge	-0.09 0.14 0.11 -0.10 -0.13
word in the head clause	plunges	-0.14 -0.01 0.13 -0.11 -0.13
word in the head clause	pm	-0.14 -0.13 0.00 0.09 -0.14
word in the head clause	podcast	-0.07 -0.14 -0.15 0.06 0.11
word in the head clause	point	-0.21 0.05 0.06 -0.11 -0.01
word in the head clause	points	-0.14 -0.10 -0.08 -0.01 0.09
word in the head clause	poised	-0.11 0.02 -0.09 0.01 0.07
word in the head clause	police	-0.12 -0.02 -0.02 0.04 -0.04
word in the head clause	policy	-0.13 -0.15 -0.06 -0.08 0.10
word in the head clause	political	-0.09 -0.14 -0.17 0.04 0.09
word in the head clause	politicians	-0.09 -0.09 -0.02 0.10 -0.12
word in the head clause	poll	-0.11 -0.11 -0.16 -0.11 0.12
word in the head clause	polymarket	-0.08 -0.15 -0.18 0.02 0.06
word in the head clause	poor	-0.09 -0.11 -0.09 0.06 0.02
word in the head clause	popular	-0.10 -0.09 -0.14 -0.09 0.11
word in the head clause	port	0.07 0.02 0.02 -0.15 0.04
word in the head clause	ports	0.00 0.01 0.07 -0.09 -0.06
word in the head clause	pose	-0.08 -0.10 -0.11 -0.02 0.08
word in the head clause	position	-0.06 -0.08 -0.07 0.08 -0.03
word in the head clause	possible	-0.24 -0.03 0.04 -0.01 -0.05
word in the head clause	post	0.02 -0.11 -0.08 0.01 0.00
word in the head clause	posting	-0.09 -0.09 -0.05 0.09 -0.05
word in the head clause	postponed	-0.18 -0.11 0.05 -0.07 0.04
word in the head clause	postpones	-0.15 -0.06 0.07 -0.01 -0.15
word in the head clause	potential	-0.16 -0.22 -0.13 0.14 0.01
word in the head clause	pound	-0.01 0.00 -0.13 -0.02 0.02
word in the head clause	pounds	-0.04 0.10 -0.04 -0.12 -0.11
word in the head clause	power	-0.05 0.01 0.03 -0.02 -0.09
word in the head clause	powers	-0.09 0.07 0.07 0.06 -0.19
word in the head clause	praises	-0.07 -0.09 -0.03 -0.02 0.04
word in the head clause	prayer	-0.08 0.05 -0.01 -0.13 0.05
word in the head clause	pre	0.06 -0.12 -0.15 0.04 -0.02
word in the head clause	predicaments	-0.06 -0.10 -0.09 -0.10 0.10
word in the head clause	predicted	-0.04 -0.06 -0.11 -0.05 0.09
word in the head clause	prediction	-0.06 -0.09 -0.15 -0.06 0.08
word in the head clause	predicts	-0.04 -0.08 0.01 0.07 -0.07
word in the head clause	preemptive	-0.08 -0.08 -0.07 -0.06 0.05
word in the head clause	preparations	-0.09 0.05 0.03 0.04 -0.09
word in the head clause	prepare	-0.04 0.04 -0.15 0.07 0.00
word in the head clause	prepares	-0.10 0.06 0.04 -0.06 -0.04
word in the head clause	preparing	-0.23 -0.02 0.16 -0.10 -0.18
word in the head clause	presence	-0.10 -0.14 -0.14 0.06 0.02
word in the head clause	president	-0.18 -0.08 -0.06 0.00 0.04
word in the head clause	press	-0.11 0.00 -0.01 0.04 -0.06
word in the head clause	presses	-0.04 -0.07 -0.11 -0.12 0.12
word in the head clause	pressure	-0.11 -0.05 -0.15 0.04 0.03
word in the head clause	pressures	-0.12 -0.16 -0.13 0.05 0.05
word in the head clause	pretty	-0.11 -0.03 0.04 0.01 -0.07
word in the head clause	prevent	-0.11 -0.13 0.02 0.03 -0.05
word in the head clause	price	-0.15 -0.09 -0.04 0.03 0.01
word in the head clause	prices	-0.13 0.08 0.08 -0.06 -0.08
word in the head clause	prime	-0.08 -0.06 0.03 0.01 -0.05
word in the head clause	primetime	-0.08 0.03 0.03 -0.02 -0.04
word in the head clause	prior	-0.11 -0.10 -0.10 0.03 0.06
word in the head clause	private	-0.04 -0.06 -0.04 0.08 -0.06
word in the head clause	prize	-0.06 -0.07 -0.10 -0.05 0.07
word in the head clause	pro	0.00 0.01 -0.14 -0.03 0.05
word in the head clause	probe	-0.11 -0.11 -0.13 0.06 0.05
word in the head clause	problem	-0.11 -0.09 -0.11 -0.05 0.10
word in the head clause	produce	-0.14 0.08 0.11 -0.08 -0.12
word in the head clause	producers	-0.09 0.03 0.06 -0.08 0.02
word in the head clause	product	-0.08 -0.12 -0.10 0.08 0.05
word in the head clause	production	-0.20 -0.07 0.12 -0.05 -0.08
word in the head clause	products	-0.07 0.06 0.10 -0.08 -0.10
word in the head clause	profit	-0.13 -0.14 -0.11 0.14 -0.11
word in the head clause	program	0.05 -0.06 -0.08 0.04 -0.04
word in the head clause	programme	-0.13 -0.15 -0.14 0.10 0.03
word in the head clause	progress	-0.16 -0.16 -0.18 0.18 -0.05
word in the head clause	project	-0.10 -0.13 -0.10 0.04 0.01
word in the head clause	projectile	0.05 0.11 0.07 -0.19 -0.19
word in the head clause	projectiles	0.07 0.10 -0.15 -0.12 0.00
word in the head clause	projects	-0.06 -0.10 -0.13 0.01 0.04
word in the head clause	prolonged	-0.10 -0.12 -0.13 -0.02 0.10
word in the head clause	promises	-0.13 -0.05 0.16 -0.14 -0.16
word in the head clause	prompt	-0.10 -0.05 0.04 0.05 -0.13
word in the head clause	proof	-0.10 -0.09 -0.11 -0.02 0.07
word in the head clause	propaganda	-0.12 -0.12 -0.14 -0.17 0.16
word in the head clause	proposal	-0.18 0.04 0.07 -0.08 0.00
word in the head clause	proposes	-0.11 0.06 0.12 -0.12 -0.12
word in the head clause	protect	-0.04 0.00 0.05 -0.03 -0.05
word in the head clause	protection	-0.13 -0.12 -0.15 0.09 0.05
word in the head clause	protest	-0.17 -0.20 -0.12 0.19 -0.06
word in the head clause	protesters	-0.13 0.00 -0.03 -0.03 0.02
word in the head clause	protests	-0.22 0.03 0.05 -0.03 -0.08
word in the head clause	prove	-0.05 -0.07 -0.09 -0.07 0.08
word in the head clause	provide	-0.12 0.01 0.10 -0.11 -0.02
word in the head clause	public	-0.14 -0.10 -0.03 0.09 -0.07
word in the head clause	pull	0.00 0.02 0.08 -0.07 -0.16
word in the head clause	pulled	0.07 0.12 0.03 -0.15 -0.15
word in the head clause	pulls	-0.07 -0.06 0.00 -0.03 0.05
word in the head clause	pursuing	-0.06 0.02 -0.02 -0.05 0.04
word in the head clause	push	-0.17 -0.01 0.02 -0.02 0.00
word in the head clause	pushed	-0.10 -0.11 -0.14 0.05 0.06
word in the head clause	pushes	0.05 0.04 -0.16 -0.02 -0.03
word in the head clause	pushing	-0.04 -0.05 -0.04 0.00 0.01
word in the head clause	put	0.04 -0.03 -0.02 0.05 -0.07
word in the head clause	puts	-0.11 -0.12 -0.11 0.07 0.06
word in the head clause	putting	-0.09 0.05 0.03 0.03 -0.06
word in the head clause	qatarenergy	-0.08 0.20 0.07 -0.09 -0.11
word in the head clause	quarter	-0.07 -0.09 -0.11 -0.01 0.09
word in the head clause	quds	0.13 0.08 0.03 -0.06 -0.13
word in the head clause	question	-0.09 -0.09 -0.07 0.07 -0.02
word in the head clause	questioning	-0.10 -0.07 -0.07 -0.02 0.08
word in the head clause	questions	-0.15 -0.17 -0.13 0.10 0.04
word in the head clause	quick	-0.13 -0.07 0.03 -0.13 0.05
word in the head clause	quickly	-0.06 0.04 0.07 -0.04 -0.03
word in the head clause	quietly	-0.04 -0.08 -0.09 -0.02 0.03
word in the head clause	race	-0.12 -0.05 -0.14 0.05 0.04
word in the head clause	races	-0.12 -0.13 -0.13 0.13 -0.10
word in the head clause	radar	0.07 0.02 -0.08 0.03 -0.12
word in the head clause	rages	0.10 0.10 0.05 -0.15 -0.13
word in the head clause	raid	0.03 -0.14 -0.20 0.14 -0.05
word in the head clause	raids	-0.10 0.12 0.06 -0.13 -0.13
word in the head clause	rain	-0.02 -0.18 -0.04 0.09 0.06
word in the head clause	raise	-0.15 -0.14 0.01 0.00 -0.01
word in the head clause	raised	-0.09 0.01 0.06 -0.06 -0.05
word in the head clause	raises	-0.09 -0.08 -0.11 0.07 0.08
word in the head clause	rallies	-0.02 -0.12 -0.07 0.05 0.01
word in the head clause	rally	-0.08 -0.11 -0.07 0.10 -0.06
word in the head clause	ramp	-0.04 0.07 -0.19 -0.07 0.09
word in the head clause	rant	-0.12 -0.06 -0.14 -0.10 0.12
word in the head clause	rare	-0.12 -0.01 0.04 -0.08 0.03
word in the head clause	rate	-0.11 -0.14 -0.11 0.15 -0.13
word in the head clause	rates	-0.13 -0.18 -0.07 0.09 -0.06
word in the head clause	rationale	-0.06 -0.06 -0.09 0.00 0.03
word in the head clause	re	0.06 0.01 -0.08 0.00 -0.02
word in the head clause	reach	-0.11 -0.07 -0.06 0.06 0.03
word in the head clause	reached	0.19 0.16 -0.05 -0.23 -0.13
word in the head clause	reaches	-0.14 -0.14 0.04 0.06 0.02
word in the head clause	reaching	-0.14 -0.03 0.06 0.01 -0.12
word in the head clause	react	-0.11 -0.14 -0.15 0.05 0.05
word in the head clause	reacts	-0.06 -0.03 0.01 0.06 -0.10
word in the head clause	read	-0.10 -0.07 0.04 0.09 -0.16
word in the head clause	readiness	-0.10 -0.10 -0.01 0.03 0.08
word in the head clause	ready	-0.17 -0.03 0.09 0.01 -0.20
word in the head clause	real	-0.05 -0.07 -0.11 -0.08 0.10
word in the head clause	reality	-0.13 -0.12 -0.12 -0.03 0.10
word in the head clause	really	-0.09 -0.13 -0.18 0.09 0.03
word in the head clause	rebound	-0.04 -0.14 -0.12 0.12 -0.06
word in the head clause	receipts	-0.10 -0.10 -0.09 0.09 0.04
word in the head clause	recent	-0.13 -0.12 0.03 -0.19 0.11
word in the head clause	recession	-0.05 -0.06 -0.03 0.10 -0.11
word in the head clause	reckless	-0.13 -0.04 -0.09 0.11 -0.01
word in the head clause	record	-0.08 0.06 0.03 -0.01 -0.10
word in the head clause	red	-0.08 0.06 0.03 -0.04 -0.09
word in the head clause	reeling	-0.09 0.02 -0.14 -0.09 0.09
word in the head clause	reeves	-0.06 -0.10 -0.08 0.03 0.00
word in the head clause	refiners	-0.09 0.08 0.10 -0.10 -0.09
word in the head clause	refinery	-0.08 0.01 0.04 -0.03 -0.11
word in the head clause	refueling	-0.04 0.03 -0.06 0.01 -0.05
word in the head clause	refuelling	0.00 0.03 -0.15 0.05 -0.03
word in the head clause	refuge	-0.06 -0.10 -0.04 0.09 -0.10
word in the head clause	refugees	-0.08 -0.11 0.04 -0.06 0.03
word in the head clause	refuses	-0.10 -0.16 0.00 0.08 -0.12
word in the head clause	refusing	-0.06 -0.08 -0.05 0.05 0.00
word in the head clause	regime	-0.13 -0.05 0.06 -0.10 0.04
word in the head clause	region	0.01 0.01 0.10 -0.09 -0.11
word in the head clause	regional	-0.10 -0.14 0.08 0.02 -0.12
word in the head clause	rejected	-0.07 -0.09 -0.02 0.03 0.00
word in the head clause	rejects	-0.16 0.05 0.07 -0.07 -0.11
word in the head clause	relations	-0.08 -0.10 -0.12 0.04 0.07
word in the head clause	relatives	-0.08 -0.09 -0.04 0.08 -0.10
word in the head clause	release	-0.15 -0.11 0.00 -0.05 0.06
word in the head clause	released	-0.12 0.01 -0.01 0.04 -0.13
word in the head clause	releases	0.03 0.10 -0.01 -0.05 -0.18
word in the head clause	relief	-0.13 -0.15 -0.11 0.08 0.01
word in the head clause	remain	-0.23 -0.24 -0.23 0.13 0.06
word in the head clause	remains	-0.23 -0.09 -0.16 0.15 0.00
word in the head clause	remarks	-0.09 -0.10 -0.09 -0.12 0.11
word in the head clause	remove	-0.07 0.03 0.08 0.02 -0.13
word in the head clause	renew	0.07 0.07 0.03 -0.15 -0.02
word in the head clause	renewed	0.01 0.01 -0.03 -0.05 0.05
word in the head clause	renews	-0.11 0.05 0.03 -0.09 -0.01
word in the head clause	reopen	-0.02 -0.10 0.04 -0.04 -0.05
word in the head clause	reopening	0.01 -0.01 -0.04 0.05 -0.08
word in the head clause	reopens	0.06 0.06 -0.05 0.03 -0.10
word in the head clause	rep	-0.05 -0.07 -0.12 -0.08 0.09
word in the head clause	repatriation	-0.12 -0.13 -0.13 0.13 0.02
word in the head clause	repeat	-0.08 -0.11 0.05 -0.13 0.04
word in the head clause	repeated	-0.12 -0.10 0.03 0.09 -0.14
word in the head clause	repelled	0.05 0.12 -0.07 -0.13 -0.13
word in the head clause	reply	-0.10 0.04 -0.05 0.03 -0.03
word in the head clause	report	0.00 0.02 -0.08 -0.02 0.03
word in the head clause	reported	-0.10 0.03 0.02 -0.05 -0.02
word in the head clause	reportedly	0.03 0.05 0.09 -0.11 -0.18
word in the head clause	reporter	0.00 -0.01 -0.18 0.01 0.02
word in the head clause	reporters	-0.10 -0.08 -0.10 -0.06 0.09
word in the head clause	reporting	-0.13 -0.10 -0.10 0.05 0.03
word in the head clause	reports	-0.10 0.03 0.03 0.05 -0.23
word in the head clause	repression	-0.09 -0.04 -0.13 0.03 0.01
word in the head clause	republican	-0.11 -0.11 -0.12 0.03 0.03
word in the head clause	republicans	-0.08 -0.11 0.03 0.12 -0.11
word in the head clause	request	-0.12 -0.10 -0.10 0.12 -0.06
word in the head clause	rescue	0.03 0.06 -0.13 0.03 0.00
word in the head clause	rescued	-0.12 -0.02 0.15 -0.10 -0.20
word in the head clause	rescuers	0.09 0.15 -0.16 -0.09 -0.16
word in the head clause	rescues	-0.04 0.02 0.07 -0.16 -0.03
word in the head clause	reserve	-0.09 -0.06 0.07 -0.01 -0.11
word in the head clause	reserves	-0.08 -0.03 0.03 0.01 -0.04
word in the head clause	residential	0.06 0.08 0.03 -0.17 -0.02
word in the head clause	residents	-0.09 -0.01 -0.05 -0.02 0.03
word in the head clause	resigns	-0.11 -0.11 0.13 0.12 -0.12
word in the head clause	resilience	-0.07 -0.11 -0.08 0.07 -0.04
word in the head clause	resistance	-0.07 -0.02 -0.15 -0.16 0.13
word in the head clause	resolution	0.03 0.03 0.11 -0.07 -0.17
word in the head clause	respond	0.01 -0.05 -0.09 0.05 0.02
word in the head clause	responds	0.08 0.06 -0.08 -0.03 -0.07
word in the head clause	response	0.03 -0.09 0.06 -0.07 -0.04
word in the head clause	responsibility	-0.05 0.00 -0.14 0.08 -0.03
word in the head clause	responsible	-0.16 -0.03 -0.02 0.08 -0.12
word in the head clause	restart	-0.10 -0.11 0.02 0.06 -0.12
word in the head clause	restore	-0.07 -0.10 -0.11 -0.01 0.05
word in the head clause	restraint	-0.03 -0.05 -0.03 0.07 -0.06
word in the head clause	restriction	-0.08 -0.12 -0.10 0.11 -0.07
word in the head clause	resume	-0.13 0.05 0.01 0.00 -0.11
word in the head clause	resumes	-0.17 -0.18 -0.20 0.18 0.09
word in the head clause	retaliates	0.03 -0.04 0.03 -0.02 -0.09
word in the head clause	retaliation	0.00 -0.06 0.00 -0.08 0.03
word in the head clause	retaliatory	-0.01 -0.21 -0.11 0.08 0.10
word in the head clause	retired	-0.04 -0.08 -0.09 -0.05 0.08
word in the head clause	retreat	-0.07 -0.11 -0.08 0.03 0.00
word in the head clause	return	-0.21 -0.21 -0.13 0.17 0.01
word in the head clause	reut	-0.11 -0.11 -0.11 -0.03 0.06
word in the head clause	reveal	-0.11 -0.13 -0.16 0.02 0.05
word in the head clause	reveals	-0.10 0.00 0.07 -0.05 -0.08
word in the head clause	revenge	-0.13 0.06 0.04 -0.02 -0.12
word in the head clause	revive	-0.07 -0.11 -0.09 0.04 0.05
word in the head clause	rhetoric	-0.08 0.05 0.02 0.04 -0.07
word in the head clause	ridiculous	-0.08 -0.05 0.05 -0.09 0.06
word in the head clause	right	-0.13 -0.16 -0.16 0.00 0.06
word in the head clause	rights	-0.07 -0.08 -0.08 0.09 -0.06
word in the head clause	rips	-0.01 0.04 -0.09 -0.05 0.01
word in the head clause	rise	-0.04 0.00 -0.18 0.06 0.12
word in the head clause	rises	-0.09 0.04 -0.02 0.03 -0.19
word in the head clause	rising	0.01 0.00 -0.13 0.05 -0.05
word in the head clause	risk	-0.08 -0.15 -0.08 -0.02 0.11
word in the head clause	risks	-0.18 -0.25 -0.19 0.03 0.12
word in the head clause	road	0.04 0.08 -0.07 -0.12 0.03
word in the head clause	roadmap	-0.19 -0.05 0.13 -0.09 -0.12
word in the head clause	roasts	-0.04 -0.06 0.02 0.07 -0.06
word in the head clause	rock	-0.09 0.11 0.04 -0.11 -0.09
word in the head clause	rocked	0.05 0.08 -0.13 -0.15 -0.08
word in the head clause	rocket	-0.13 -0.05 0.14 -0.01 -0.18
word in the head clause	rockets	-0.14 -0.04 0.02 -0.17 0.08
word in the head clause	role	-0.09 -0.14 -0.12 0.08 0.00
word in the head clause	rose	-0.03 -0.08 -0.07 0.08 -0.08
word in the head clause	round	-0.17 -0.04 -0.10 0.05 0.03
word in the head clause	routes	-0.08 -0.10 0.01 0.00 0.03
word in the head clause	rubble	0.02 0.11 -0.12 -0.04 -0.20
word in the head clause	ruins	0.02 0.06 -0.12 -0.14 0.06
word in the head clause	run	0.04 0.09 -0.10 0.00 -0.15
word in the head clause	running	-0.07 0.08 0.10 -0.11 -0.10
word in the head clause	rush	0.05 -0.04 0.00 0.02 -0.18
word in the head clause	s	-0.10 -0.04 -0.12 0.13 -0.11
word in the head clause	safe	-0.09 -0.06 0.00 -0.04 0.04
word in the head clause	safety	-0.09 -0.04 0.01 0.01 0.00
word in the head clause	said	-0.02 0.12 -0.04 0.01 -0.17
word in the head clause	sailors	-0.17 -0.05 0.01 0.05 -0.02
word in the head clause	sales	-0.12 -0.11 -0.03 0.05 -0.06
word in the head clause	sam	-0.11 -0.12 -0.13 -0.11 0.13
word in the head clause	same	-0.12 0.02 -0.11 -0.06 0.05
word in the head clause	sanchez	-0.08 -0.08 -0.05 -0.02 0.04
word in the head clause	sanctioned	-0.09 -0.17 -0.17 0.16 0.11
word in the head clause	sanctions	-0.24 0.06 0.08 -0.08 -0.02
word in the head clause	satellite	-0.14 -0.13 0.08 0.06 -0.13
word in the head clause	saturday	0.01 0.05 0.04 -0.05 -0.11
word in the head clause	saved	-0.15 0.03 -0.13 -0.01 0.05
word in the head clause	say	0.10 -0.04 0.05 -0.06 -0.16
word in the head clause	saying	-0.11 -0.03 -0.05 0.02 0.00
word in the head clause	says	0.00 -0.05 -0.04 0.05 -0.05
word in the head clause	scale	-0.15 -0.04 0.07 0.00 -0.05
word in the head clause	scenario	-0.07 -0.08 -0.02 0.02 -0.01
word in the head clause	scene	-0.06 -0.02 -0.02 0.08 -0.14
word in the head clause	sceptical	-0.12 -0.13 -0.09 -0.04 0.07
word in the head clause	schedule	-0.14 -0.13 -0.10 0.13 -0.14
word in the head clause	school	0.06 -0.03 -0.03 0.02 -0.14
word in the head clause	schools	-0.04 -0.18 -0.02 0.08 -0.01
word in the head clause	scott	-0.07 -0.08 -0.10 -0.05 0.09
word in the head clause	scramble	-0.09 0.03 0.07 -0.02 -0.06
word in the head clause	sea	-0.16 -0.09 0.09 -0.03 -0.02
word in the head clause	seafarers	-0.11 0.02 -0.03 0.04 -0.10
word in the head clause	seal	-0.11 -0.12 -0.11 0.06 0.07
word in the head clause	sealed	0.05 -0.07 -0.14 0.08 -0.11
word in the head clause	search	-0.07 -0.03 0.03 0.02 -0.12
word in the head clause	second	0.11 0.14 -0.04 -0.13 -0.19
word in the head clause	secret	-0.08 -0.07 -0.17 0.07 0.04
word in the head clause	secretary	-0.20 -0.13 0.06 0.01 -0.06
word in the head clause	sector	0.05 0.09 -0.02 -0.07 -0.11
word in the head clause	secure	-0.08 -0.13 -0.13 0.05 0.06
word in the head clause	security	-0.17 -0.09 -0.12 0.11 0.02
word in the head clause	see	-0.06 -0.13 -0.11 0.08 -0.02
word in the head clause	seek	-0.12 -0.07 -0.04 0.04 0.00
word in the head clause	seeking	-0.10 0.02 0.03 0.01 -0.11
word in the head clause	seeks	-0.19 -0.18 -0.02 -0.04 0.07
word in the head clause	seen	-0.09 0.10 -0.07 -0.05 -0.04
word in the head clause	sees	0.00 -0.11 -0.06 0.14 -0.10
word in the head clause	seize	-0.17 -0.11 -0.03 0.08 0.03
word in the head clause	seized	-0.04 0.02 0.05 -0.10 -0.09
word in the head clause	seizes	0.03 0.02 -0.02 0.02 -0.13
word in the head clause	seizing	0.14 0.12 -0.11 -0.13 -0.11
word in the head clause	self	-0.03 0.04 -0.18 0.05 -0.14
word in the head clause	sell	-0.03 -0.12 0.01 -0.09 0.08
word in the head clause	senate	-0.11 0.07 0.10 0.06 -0.20
word in the head clause	senator	-0.04 -0.07 -0.10 -0.10 0.10
word in the head clause	send	-0.25 -0.10 0.05 0.00 -0.07
word in the head clause	sending	-0.16 -0.05 0.04 -0.14 0.10
word in the head clause	sends	0.03 0.04 0.13 -0.14 -0.23
word in the head clause	senior	-0.14 0.01 0.07 0.01 -0.17
word in the head clause	sent	-0.11 -0.03 -0.03 0.08 -0.13
word in the head clause	separate	-0.07 -0.02 0.02 -0.12 0.05
word in the head clause	serious	-0.13 -0.11 0.06 -0.18 0.05
word in the head clause	seriously	-0.09 -0.02 0.09 -0.10 -0.12
word in the head clause	served	-0.14 0.04 -0.04 0.03 -0.01
word in the head clause	service	-0.19 -0.08 0.10 0.02 -0.18
word in the head clause	session	-0.11 -0.04 -0.03 0.07 -0.10
word in the head clause	set	0.02 0.05 0.04 0.01 -0.19
word in the head clause	sets	-0.04 -0.01 0.02 0.04 -0.07
word in the head clause	settlement	0.02 0.10 0.06 -0.13 -0.15
word in the head clause	seven	-0.08 0.08 -0.08 -0.12 0.01
word in the head clause	seventh	-0.13 -0.10 0.09 -0.01 -0.12
word in the head clause	several	-0.17 0.04 0.11 -0.11 -0.21
word in the head clause	severe	-0.13 -0.04 0.08 0.00 -0.16
word in the head clause	severely	-0.10 0.08 0.06 -0.16 -0.15
word in the head clause	shadow	-0.08 0.01 0.02 -0.06 0.03
word in the head clause	shake	-0.12 0.05 -0.12 -0.09 0.08
word in the head clause	shaky	-0.14 -0.13 -0.04 0.14 -0.12
word in the head clause	shape	-0.07 -0.12 -0.10 -0.07 0.08
word in the head clause	shaped	-0.09 -0.09 -0.13 0.04 0.04
word in the head clause	shares	0.02 0.10 0.06 -0.09 -0.09
word in the head clause	sharply	-0.06 -0.07 0.02 0.06 -0.11
word in the head clause	she	-0.01 0.08 -0.05 -0.06 -0.05
word in the head clause	shelly	-0.03 0.03 -0.10 0.02 -0.06
word in the head clause	shelter	0.06 -0.09 -0.16 0.03 -0.01
word in the head clause	shelters	0.02 0.04 0.00 -0.04 -0.19
word in the head clause	shifting	-0.13 -0.12 -0.19 -0.08 0.13
word in the head clause	shifts	-0.08 -0.15 -0.16 0.03 0.05
word in the head clause	ship	0.09 0.14 0.00 -0.14 -0.15
word in the head clause	shipments	-0.07 -0.04 0.00 0.03 -0.07
word in the head clause	shipping	-0.23 -0.16 0.12 -0.06 -0.07
word in the head clause	ships	-0.38 -0.15 0.08 0.02 0.01
word in the head clause	shock	-0.19 -0.07 0.06 0.03 -0.09
word in the head clause	shocks	-0.07 -0.08 -0.12 -0.04 0.08
word in the head clause	shoot	-0.18 -0.09 -0.01 -0.06 0.11
word in the head clause	shooting	-0.07 -0.07 0.06 0.03 -0.15
word in the head clause	shoots	0.10 0.11 -0.16 -0.17 -0.01
word in the head clause	shortage	-0.04 -0.04 -0.05 -0.04 0.06
word in the head clause	shortages	-0.12 0.04 0.07 -0.03 -0.13
word in the head clause	shortly	-0.09 0.11 0.03 -0.14 -0.13
word in the head clause	shot	-0.04 -0.02 0.01 0.02 -0.09
word in the head clause	should	-0.11 -0.01 0.07 -0.02 -0.05
word in the head clause	show	-0.12 0.03 -0.13 0.03 -0.02
word in the head clause	showing	-0.03 0.04 -0.11 0.07 -0.12
word in the head clause	shows	-0.12 -0.10 -0.02 0.00 0.10
word in the head clause	shrapnel	0.01 0.08 0.02 -0.11 -0.09
word in the head clause	shut	-0.13 -0.12 0.12 -0.06 -0.02
word in the head clause	shutdown	-0.11 -0.08 0.12 -0.12 -0.04
word in the head clause	shuts	0.01 0.09 0.07 -0.10 -0.17
word in the head clause	sick	-0.05 -0.09 -0.08 0.11 -0.10
word in the head clause	side	-0.11 -0.10 -0.06 0.03 0.05
word in the head clause	sided	0.07 0.07 0.02 -0.11 -0.11
word in the head clause	sides	0.04 -0.07 -0.15 0.09 -0.14
word in the head clause	sight	-0.03 0.02 -0.12 -0.01 0.05
word in the head clause	sign	-0.01 0.05 -0.11 0.01 0.02
word in the head clause	signal	-0.17 0.01 0.09 -0.08 -0.09
word in the head clause	signals	-0.15 0.04 0.06 -0.10 0.03
word in the head clause	signed	0.23 0.26 -0.07 -0.29 -0.31
word in the head clause	signing	0.00 0.04 0.16 -0.11 -0.23
word in the head clause	signs	0.15 -0.03 -0.26 -0.05 0.00
word in the head clause	sink	-0.01 0.02 0.00 -0.01 -0.07
word in the head clause	sinking	0.04 -0.05 0.03 -0.15 0.02
word in the head clause	sinks	0.07 0.03 -0.05 -0.13 -0.03
word in the head clause	sirens	0.01 0.00 0.04 -0.05 -0.05
word in the head clause	site	-0.02 0.09 -0.01 -0.09 -0.07
word in the head clause	sites	0.07 -0.08 -0.07 -0.03 0.00
word in the head clause	situation	-0.08 -0.03 -0.10 0.07 0.02
word in the head clause	six	-0.12 -0.04 0.04 0.05 -0.18
word in the head clause	sixth	0.02 0.03 0.04 -0.09 -0.09
word in the head clause	sky	0.04 0.05 -0.13 -0.03 0.03
word in the head clause	slain	-0.14 -0.10 -0.05 0.07 -0.03
word in the head clause	slams	-0.05 0.06 -0.15 -0.04 0.04
word in the head clause	sleeper	-0.09 0.02 0.06 -0.11 0.05
word in the head clause	slide	-0.07 -0.01 -0.04 0.04 0.00
word in the head clause	slides	-0.09 0.08 0.13 -0.13 -0.13
word in the head clause	slips	-0.05 -0.07 -0.12 0.10 -0.01
word in the head clause	slump	-0.04 0.07 0.10 -0.09 -0.13
word in the head clause	small	0.00 -0.04 -0.10 0.07 0.00
word in the head clause	smiles	-0.09 -0.10 -0.12 -0.11 0.12
word in the head clause	smoke	0.02 0.19 -0.04 -0.24 -0.15
word in the head clause	so	-0.18 -0.19 -0.11 0.12 0.09
word in the head clause	soar	-0.08 -0.01 -0.02 0.04 -0.06
word in the head clause	soaring	-0.09 -0.01 0.16 -0.15 -0.16
word in the head clause	soars	-0.09 0.23 0.18 -0.19 -0.16
word in the head clause	social	0.05 0.00 0.03 -0.16 0.00
word in the head clause	soil	-0.05 -0.02 -0.18 0.09 -0.10
word in the head clause	soldier	-0.09 0.15 -0.15 -0.01 -0.20
word in the head clause	soldiers	-0.06 -0.05 -0.05 0.00 0.06
word in the head clause	soleimani	-0.09 -0.11 -0.08 0.00 0.03
word in the head clause	solution	-0.06 -0.07 -0.04 0.05 -0.06
word in the head clause	some	-0.15 -0.08 0.00 -0.01 0.03
word in the head clause	son	-0.13 -0.11 -0.03 -0.06 0.08
word in the head clause	soon	-0.15 -0.07 -0.08 0.03 0.05
word in the head clause	sought	-0.06 -0.09 -0.09 0.02 0.01
word in the head clause	sound	-0.01 -0.04 0.03 0.02 -0.07
word in the head clause	sour	-0.09 0.12 -0.13 -0.09 -0.11
word in the head clause	source	-0.09 -0.10 -0.11 0.10 0.06
word in the head clause	south	-0.02 0.10 -0.19 -0.01 -0.05
word in the head clause	southeast	-0.09 -0.06 0.08 -0.11 0.03
word in the head clause	southern	-0.03 0.10 0.07 -0.14 -0.15
word in the head clause	sovereignty	-0.12 -0.11 -0.16 0.07 0.08
word in the head clause	spark	-0.10 -0.11 -0.12 0.13 -0.10
word in the head clause	sparks	-0.02 -0.02 -0.01 -0.02 0.00
word in the head clause	speak	-0.07 -0.09 -0.07 0.05 0.02
word in the head clause	speaker	0.05 -0.04 -0.14 0.05 -0.05
word in the head clause	speaks	-0.15 -0.11 0.00 -0.02 0.06
word in the head clause	special	-0.01 -0.03 0.01 0.06 -0.15
word in the head clause	speech	-0.20 -0.15 -0.11 -0.08 0.16
word in the head clause	spike	-0.12 -0.02 -0.03 -0.04 0.07
word in the head clause	spikes	-0.05 0.05 0.13 -0.05 -0.18
word in the head clause	spiral	-0.03 -0.06 -0.09 0.06 0.00
word in the head clause	spokesman	-0.03 -0.05 0.04 0.03 -0.18
word in the head clause	spot	-0.12 -0.01 0.06 -0.04 -0.07
word in the head clause	spotted	-0.12 -0.13 0.04 0.08 -0.11
word in the head clause	spox	-0.07 -0.09 -0.12 0.07 0.05
word in the head clause	spread	-0.09 -0.12 -0.06 -0.07 0.10
word in the head clause	spreads	0.04 0.08 -0.10 0.00 -0.14
word in the head clause	spy	-0.09 -0.12 -0.01 0.04 -0.04
word in the head clause	spying	-0.15 -0.12 0.03 0.05 -0.09
word in the head clause	square	0.02 -0.13 -0.14 0.02 0.09
word in the head clause	stabilize	-0.09 -0.12 -0.13 0.01 0.04
word in the head clause	staff	0.05 0.02 0.00 -0.03 -0.14
word in the head clause	stages	-0.15 -0.11 0.08 -0.05 0.02
word in the head clause	stakes	-0.15 -0.08 0.02 -0.02 0.00
word in the head clause	stall	-0.08 -0.09 -0.09 -0.01 0.08
word in the head clause	stalls	-0.11 0.06 0.09 -0.07 -0.13
word in the head clause	stand	-0.11 -0.12 -0.09 0.05 0.03
word in the head clause	standoff	-0.14 -0.15 -0.13 0.06 0.02
word in the head clause	stands	0.05 0.04 -0.08 0.03 -0.12
word in the head clause	standstill	-0.12 -0.15 0.09 -0.06 -0.11
word in the head clause	star	-0.09 -0.12 -0.11 0.03 0.07
word in the head clause	stark	-0.09 0.08 0.12 -0.12 -0.13
word in the head clause	start	-0.19 0.06 0.01 -0.01 -0.02
word in the head clause	started	-0.10 -0.09 -0.11 -0.01 0.05
word in the head clause	starting	0.00 -0.04 -0.15 0.05 0.00
word in the head clause	starts	0.06 -0.08 -0.05 0.04 -0.16
word in the head clause	state	0.04 0.04 0.00 -0.10 -0.01
word in the head clause	statement	-0.14 0.00 0.09 0.00 -0.17
word in the head clause	states	0.05 -0.11 -0.14 0.03 0.00
word in the head clause	station	0.03 0.10 -0.12 -0.06 -0.02
word in the head clause	stations	-0.12 -0.14 0.10 0.03 -0.09
word in the head clause	statue	-0.11 -0.13 0.01 0.12 -0.13
word in the head clause	status	-0.03 -0.12 -0.08 0.07 -0.04
word in the head clause	stay	-0.15 -0.08 0.01 -0.04 0.06
word in the head clause	staying	-0.08 -0.10 -0.11 0.06 -0.04
word in the head clause	stays	-0.13 -0.07 -0.03 0.02 0.00
word in the head clause	steady	-0.06 -0.11 -0.04 0.08 -0.08
word in the head clause	stealth	0.07 0.03 -0.03 -0.13 0.06
word in the head clause	step	-0.12 -0.16 -0.11 0.07 -0.01
word in the head clause	stephen	-0.10 -0.08 -0.13 0.00 0.06
word in the head clause	steps	0.08 0.05 -0.09 0.01 -0.06
word in the head clause	stewart	-0.09 -0.08 -0.09 0.04 0.02
word in the head clause	still	-0.21 -0.18 -0.01 0.10 -0.06
word in the head clause	stock	-0.11 -0.10 0.08 0.01 -0.10
word in the head clause	stockpile	-0.11 0.00 0.04 -0.02 -0.06
word in the head clause	stocks	-0.06 0.00 0.02 -0.01 -0.06
word in the head clause	stop	-0.04 -0.11 0.07 -0.02 -0.08
word in the head clause	stopped	-0.10 -0.12 -0.13 -0.01 0.05
word in the head clause	stops	-0.14 0.01 0.10 -0.10 -0.08
word in the head clause	storage	0.01 0.04 -0.02 -0.12 0.04
word in the head clause	storm	-0.11 -0.12 -0.07 0.07 -0.05
word in the head clause	straight	-0.12 0.03 -0.12 -0.08 0.07
word in the head clause	strain	-0.09 -0.12 -0.14 0.07 0.00
word in the head clause	strait	-0.03 -0.10 -0.01 -0.04 0.03
word in the head clause	stranded	-0.14 -0.13 -0.03 0.04 -0.01
word in the head clause	strategic	0.03 -0.01 -0.03 -0.09 0.02
word in the head clause	strategy	-0.12 -0.14 -0.16 0.06 0.04
word in the head clause	street	-0.03 0.06 -0.02 -0.01 -0.05
word in the head clause	streets	0.01 0.01 -0.04 0.06 -0.15
word in the head clause	strengthen	-0.06 -0.11 -0.12 -0.07 0.08
word in the head clause	strike	-0.02 0.05 0.03 -0.05 -0.12
word in the head clause	strikes	0.04 0.08 -0.07 -0.07 -0.09
word in the head clause	striking	-0.08 -0.17 0.10 -0.05 0.04
word in the head clause	strong	-0.12 -0.11 0.05 -0.06 0.04
word in the head clause	stronger	-0.12 -0.10 -0.09 0.05 0.02
word in the head clause	strongly	-0.08 -0.10 -0.06 0.05 0.05
word in the head clause	struck	0.08 0.09 -0.20 -0.15 -0.06
word in the head clause	stuck	-0.10 -0.09 -0.10 -0.05 0.09
word in the head clause	students	-0.12 0.05 -0.09 0.00 -0.01
word in the head clause	stunning	-0.05 -0.09 -0.09 0.09 -0.06
word in the head clause	style	-0.08 -0.06 -0.11 -0.07 0.09
word in the head clause	submarine	0.12 -0.03 0.01 -0.18 -0.16
word in the head clause	success	-0.12 -0.09 -0.04 0.01 0.03
word in the head clause	suffers	-0.11 -0.09 0.06 0.00 -0.10
word in the head clause	suggests	-0.17 -0.14 -0.05 -0.03 0.09
word in the head clause	suicide	-0.08 0.01 0.11 -0.10 -0.11
word in the head clause	summary	-0.05 -0.12 0.01 0.11 -0.12
word in the head clause	summer	-0.09 -0.10 -0.13 0.00 0.08
word in the head clause	summit	-0.02 0.02 -0.02 0.03 -0.17
word in the head clause	summons	-0.14 -0.15 -0.10 0.13 0.07
word in the head clause	sunday	-0.08 0.10 0.13 -0.18 -0.10
word in the head clause	sunk	-0.14 -0.01 -0.13 0.03 0.02
word in the head clause	supplies	-0.11 -0.01 0.03 0.05 -0.16
word in the head clause	supply	-0.14 -0.04 0.05 0.04 -0.10
word in the head clause	support	-0.09 -0.01 -0.13 0.08 -0.01
word in the head clause	supports	-0.07 -0.07 -0.10 0.04 0.03
word in the head clause	supreme	-0.07 0.11 0.02 -0.14 -0.05
word in the head clause	surge	-0.01 0.08 -0.06 -0.01 0.04
word in the head clause	surges	-0.07 0.15 0.18 -0.17 -0.19
word in the head clause	surging	-0.12 -0.04 0.02 -0.10 0.07
word in the head clause	surpasses	0.04 -0.07 0.00 -0.07 -0.10
word in the head clause	surprise	-0.08 -0.07 0.02 0.11 -0.14
word in the head clause	surrender	-0.05 0.05 0.02 -0.01 -0.09
word in the head clause	survival	-0.07 -0.09 -0.11 -0.15 0.14
word in the head clause	survive	-0.10 -0.11 -0.12 0.00 0.08
word in the head clause	survivors	0.05 0.12 -0.15 -0.18 -0.01
word in the head clause	suspect	-0.11 -0.11 -0.05 0.11 0.02
word in the head clause	suspected	0.04 0.05 -0.02 -0.04 -0.13
word in the head clause	suspend	-0.08 -0.05 -0.03 0.06 -0.05
word in the head clause	suspended	-0.12 -0.12 0.06 0.03 -0.06
word in the head clause	suspends	0.08 -0.01 0.05 -0.12 -0.16
word in the head clause	sustained	-0.08 -0.10 -0.09 0.11 -0.01
word in the head clause	swift	-0.09 -0.01 -0.04 -0.02 0.03
word in the head clause	swings	-0.06 -0.11 -0.01 0.02 -0.01
word in the head clause	symbolic	0.08 0.07 -0.10 -0.04 -0.07
word in the head clause	system	-0.13 -0.03 -0.18 0.09 0.04
word in the head clause	systems	0.07 -0.04 -0.18 -0.01 -0.07
word in the head clause	table	-0.15 -0.05 0.08 -0.12 0.01
word in the head clause	take	0.02 -0.15 0.00 -0.04 0.03
word in the head clause	takeaways	-0.06 -0.09 -0.12 -0.06 0.08
word in the head clause	taken	-0.02 0.01 -0.01 -0.03 -0.02
word in the head clause	takes	0.03 -0.03 -0.05 -0.04 0.03
word in the head clause	taking	-0.18 -0.06 0.11 -0.05 -0.06
word in the head clause	talk	-0.15 -0.13 0.03 -0.08 0.07
word in the head clause	talks	-0.25 -0.02 -0.01 0.02 -0.02
word in the head clause	tame	-0.07 0.06 0.05 -0.08 -0.04
word in the head clause	tank	-0.04 -0.02 0.06 0.04 -0.11
word in the head clause	tanker	0.03 0.06 -0.06 -0.01 -0.11
word in the head clause	tankers	0.05 0.02 -0.10 0.03 -0.01
word in the head clause	tanks	0.05 0.12 0.00 -0.13 -0.11
word in the head clause	tap	-0.11 -0.05 -0.15 0.03 0.07
word in the head clause	tapper	-0.09 -0.08 -0.06 -0.06 0.09
word in the head clause	target	-0.12 0.01 0.08 -0.08 -0.03
word in the head clause	targeted	0.06 0.17 -0.12 -0.11 -0.13
word in the head clause	targeting	-0.02 -0.13 -0.03 0.04 0.03
word in the head clause	targets	0.09 0.08 -0.04 -0.32 -0.11
word in the head clause	tariff	-0.03 -0.09 -0.11 0.06 0.03
word in the head clause	tax	-0.12 -0.15 -0.11 -0.01 0.04
word in the head clause	taylor	-0.04 -0.04 -0.05 -0.04 0.04
word in the head clause	team	-0.11 -0.16 -0.13 0.05 0.04
word in the head clause	technical	-0.14 -0.12 -0.18 0.15 0.00
word in the head clause	tell	-0.12 -0.06 0.02 0.03 -0.04
word in the head clause	tells	-0.26 -0.05 0.04 0.02 -0.02
word in the head clause	temporary	-0.09 -0.01 0.05 -0.02 -0.09
word in the head clause	ten	0.13 0.05 -0.16 -0.13 -0.13
word in the head clause	tens	-0.09 0.01 0.02 -0.05 0.02
word in the head clause	tension	-0.09 -0.10 -0.10 -0.02 0.09
word in the head clause	tensions	0.00 -0.17 -0.25 0.01 0.13
word in the head clause	term	-0.06 -0.07 -0.09 0.11 -0.11
word in the head clause	terminal	-0.04 0.04 0.01 -0.10 -0.12
word in the head clause	terminals	0.03 -0.04 -0.03 0.03 -0.04
word in the head clause	terms	-0.15 0.12 0.10 -0.05 -0.09
word in the head clause	terrifying	-0.06 -0.01 -0.03 0.00 0.01
word in the head clause	territorial	-0.09 -0.05 -0.03 -0.02 0.04
word in the head clause	territory	0.06 -0.07 -0.15 0.02 -0.15
word in the head clause	terror	-0.11 -0.08 -0.12 0.04 0.05
word in the head clause	terrorist	-0.13 -0.03 -0.09 0.10 -0.08
word in the head clause	terrorists	-0.10 0.00 -0.13 0.06 -0.11
word in the head clause	test	-0.11 -0.17 -0.17 0.02 0.13
word in the head clause	tests	-0.09 -0.12 -0.12 -0.10 0.12
word in the head clause	text	-0.03 0.00 0.16 -0.15 -0.21
word in the head clause	th	0.06 0.03 -0.08 -0.07 0.02
word in the head clause	than	-0.01 -0.13 0.06 -0.02 0.00
word in the head clause	thanks	-0.11 0.01 0.05 -0.06 0.00
word in the head clause	that	-0.01 -0.05 -0.06 0.06 -0.07
word in the head clause	the	-0.25 -0.20 -0.14 0.00 0.25
word in the head clause	their	-0.15 -0.08 -0.07 0.00 0.06
word in the head clause	them	0.00 -0.12 0.00 -0.01 0.00
word in the head clause	theory	-0.07 -0.08 -0.11 -0.08 0.10
word in the head clause	there	-0.12 -0.08 0.06 0.01 -0.04
word in the head clause	these	-0.13 -0.11 -0.09 0.05 0.06
word in the head clause	they	0.00 0.01 0.05 0.02 -0.13
word in the head clause	they're	0.06 -0.03 -0.01 -0.04 -0.04
word in the head clause	things	-0.13 -0.11 -0.11 -0.01 0.07
word in the head clause	think	-0.13 -0.13 -0.07 0.06 0.01
word in the head clause	third	0.03 0.11 0.03 -0.14 -0.15
word in the head clause	this	-0.17 -0.07 -0.20 -0.02 0.12
word in the head clause	those	-0.05 -0.08 -0.04 0.09 -0.07
word in the head clause	thought	-0.11 -0.15 -0.13 0.06 0.00
word in the head clause	thousands	-0.15 -0.04 0.02 0.11 -0.21
word in the head clause	threat	0.00 -0.04 -0.08 -0.01 0.06
word in the head clause	threaten	-0.07 -0.08 -0.01 0.05 -0.08
word in the head clause	threatened	-0.10 -0.05 -0.08 -0.11 0.09
word in the head clause	threatening	0.02 0.07 -0.02 -0.04 0.00
word in the head clause	threatens	-0.22 0.07 0.12 -0.09 -0.13
word in the head clause	threats	-0.23 -0.13 -0.04 0.05 -0.01
word in the head clause	three	-0.03 0.01 0.10 -0.06 -0.10
word in the head clause	through	-0.11 -0.05 -0.18 0.11 0.01
word in the head clause	tied	-0.16 -0.14 0.03 0.11 -0.19
word in the head clause	ties	-0.10 -0.07 -0.11 -0.03 0.08
word in the head clause	tight	-0.11 -0.14 -0.13 0.13 -0.11
word in the head clause	tightens	-0.10 -0.12 -0.10 0.05 -0.02
word in the head clause	time	-0.15 -0.02 -0.03 0.08 -0.08
word in the head clause	timed	-0.07 -0.07 -0.01 0.12 -0.13
word in the head clause	timeline	-0.11 -0.08 0.00 -0.05 0.03
word in the head clause	times	-0.08 -0.08 -0.12 0.00 0.06
word in the head clause	to	-0.19 -0.17 0.11 0.04 -0.03
word in the head clause	today	-0.18 -0.12 0.00 0.07 0.04
word in the head clause	told	-0.15 -0.20 -0.09 0.00 0.10
word in the head clause	toll	-0.02 -0.07 0.13 -0.08 -0.21
word in the head clause	tolls	-0.12 -0.01 -0.03 0.07 -0.11
word in the head clause	tonight	0.04 -0.05 0.07 -0.14 -0.03
word in the head clause	too	-0.14 0.11 0.12 -0.09 -0.13
word in the head clause	tools	-0.10 -0.04 0.04 -0.04 -0.01
word in the head clause	top	-0.05 -0.04 0.01 0.01 -0.05
word in the head clause	topic	-0.10 -0.14 -0.08 0.08 0.09
word in the head clause	torch	-0.10 -0.10 -0.08 0.05 -0.03
word in the head clause	toronto	-0.10 -0.10 -0.10 0.06 0.03
word in the head clause	torpedo	-0.15 -0.13 0.03 0.02 0.03
word in the head clause	torpedoes	0.05 -0.12 -0.14 -0.10 0.07
word in the head clause	total	-0.17 -0.13 0.04 0.05 0.01
word in the head clause	totally	-0.12 -0.10 0.04 0.05 -0.04
word in the head clause	tough	-0.12 -0.11 -0.14 0.01 0.07
word in the head clause	tourists	0.02 0.04 -0.07 -0.10 0.02
word in the head clause	toward	-0.05 0.01 0.01 0.04 -0.08
word in the head clause	towards	0.03 0.04 0.02 -0.06 -0.08
word in the head clause	tower	-0.03 0.05 0.12 -0.09 -0.08
word in the head clause	towns	-0.12 0.17 -0.01 -0.14 -0.11
word in the head clause	track	-0.09 -0.04 -0.02 0.04 -0.07
word in the head clause	tracking	-0.10 -0.13 -0.08 0.07 0.02
word in the head clause	trade	-0.10 0.16 0.00 -0.12 -0.03
word in the head clause	traders	-0.11 -0.13 -0.13 -0.01 0.05
word in the head clause	trading	-0.12 -0.19 -0.15 0.01 0.04
word in the head clause	traffic	-0.12 -0.05 0.03 0.02 -0.06
word in the head clause	trafficking	-0.10 -0.10 0.01 0.11 -0.12
word in the head clause	train	0.05 -0.07 -0.11 0.05 -0.11
word in the head clause	transfer	-0.11 -0.13 -0.15 0.08 0.07
word in the head clause	transit	-0.18 -0.17 -0.02 0.09 -0.10
word in the head clause	transiting	0.06 0.08 0.06 -0.12 -0.10
word in the head clause	transport	-0.10 -0.12 -0.09 0.00 0.05
word in the head clause	trap	-0.05 -0.09 -0.10 -0.07 0.09
word in the head clause	trapped	-0.11 -0.19 -0.18 0.08 0.06
word in the head clause	travel	-0.06 -0.16 -0.12 0.09 -0.02
word in the head clause	tried	-0.03 0.06 -0.04 0.00 -0.16
word in the head clause	tries	-0.11 -0.09 -0.12 0.00 0.05
word in the head clause	trigger	-0.13 -0.16 0.04 0.02 0.00
word in the head clause	triggers	-0.10 -0.05 0.06 -0.09 0.02
word in the head clause	trip	-0.18 0.16 0.11 -0.17 0.00
word in the head clause	triple	-0.15 -0.06 -0.15 0.14 -0.15
word in the head clause	trolls	-0.09 -0.08 -0.12 -0.10 0.11
word in the head clause	troop	-0.13 -0.17 0.02 0.08 -0.16
word in the head clause	troops	-0.04 0.02 -0.01 -0.04 -0.03
word in the head clause	truce	-0.06 -0.18 0.01 0.10 -0.18
word in the head clause	truth	-0.07 -0.07 -0.09 -0.02 0.07
word in the head clause	trying	0.08 0.03 -0.11 -0.08 0.07
word in the head clause	ttf	-0.06 -0.09 -0.02 0.02 -0.01
word in the head clause	tucker	-0.10 -0.13 -0.09 0.01 0.02
word in the head clause	tuesday	-0.01 0.06 -0.01 -0.03 -0.15
word in the head clause	tulsi	-0.06 -0.07 -0.02 -0.01 0.01
word in the head clause	tumble	-0.07 0.19 0.14 -0.14 -0.13
word in the head clause	turn	-0.04 0.04 -0.03 -0.05 0.01
word in the head clause	turned	-0.07 -0.05 0.10 -0.07 -0.02
word in the head clause	turning	-0.09 -0.10 -0.10 -0.01 0.06
word in the head clause	turns	-0.07 0.05 0.07 -0.03 -0.13
word in the head clause	turtle	-0.14 -0.15 -0.19 0.15 0.01
word in the head clause	tv	-0.13 0.07 0.11 -0.10 -0.16
word in the head clause	two	0.05 0.20 -0.02 -0.18 -0.16
word in the head clause	u	-0.02 0.02 -0.14 -0.10 0.08
word in the head clause	ufc	-0.10 -0.13 -0.17 -0.05 0.12
word in the head clause	ultimatum	-0.03 0.10 0.04 -0.07 -0.18
word in the head clause	unanswered	-0.12 -0.08 0.04 -0.16 0.07
word in the head clause	uncertainty	-0.14 -0.16 -0.09 0.02 0.05
word in the head clause	unchanged	-0.12 -0.14 -0.13 -0.01 0.11
word in the head clause	unconditional	-0.20 0.08 0.07 -0.10 -0.03
word in the head clause	under	-0.15 -0.22 -0.07 -0.03 0.20
word in the head clause	underground	-0.12 -0.06 -0.04 0.01 0.07
word in the head clause	undermine	-0.10 -0.11 -0.10 -0.02 0.10
word in the head clause	understanding	0.05 0.06 -0.02 0.01 -0.15
word in the head clause	underway	0.04 0.06 0.10 -0.21 -0.10
word in the head clause	unfair	-0.13 -0.15 -0.06 0.11 -0.08
word in the head clause	unified	-0.12 -0.09 0.05 -0.03 -0.01
word in the head clause	unit	-0.10 0.07 0.07 -0.05 -0.12
word in the head clause	units	-0.01 -0.02 -0.12 0.07 -0.01
word in the head clause	unity	-0.07 -0.11 -0.09 0.07 0.01
word in the head clause	universities	-0.12 -0.02 -0.16 0.01 0.04
word in the head clause	university	-0.01 -0.09 -0.06 0.10 -0.12
word in the head clause	unjustified	-0.12 -0.06 0.06 0.01 -0.04
word in the head clause	unleash	-0.10 -0.05 -0.02 -0.12 0.08
word in the head clause	unleashed	-0.13 -0.12 -0.13 0.06 0.01
word in the head clause	unleashes	-0.01 0.01 0.15 -0.21 -0.17
word in the head clause	unless	0.00 -0.06 0.06 -0.03 -0.08
word in the head clause	unlikely	-0.07 -0.18 -0.16 0.00 0.10
word in the head clause	unprecedented	-0.17 -0.04 0.05 0.04 0.04
word in the head clause	unpredictable	-0.05 -0.11 -0.05 0.03 0.00
word in the head clause	unreasonable	-0.15 0.02 0.13 -0.13 -0.13
word in the head clause	until	-0.14 0.02 0.03 0.01 -0.11
word in the head clause	up	-0.06 -0.02 -0.05 0.07 -0.07
word in the head clause	update	0.01 -0.13 0.02 -0.11 0.02
word in the head clause	updates	-0.01 -0.04 0.04 0.02 -0.12
word in the head clause	upon	0.05 0.05 -0.01 -0.08 -0.08
word in the head clause	upper	-0.06 -0.07 -0.07 0.04 0.03
word in the head clause	ups	-0.03 -0.06 -0.04 -0.01 0.02
word in the head clause	upward	-0.05 -0.09 -0.03 0.03 -0.02
word in the head clause	uranium	-0.18 -0.02 0.12 -0.01 -0.17
word in the head clause	urge	-0.07 0.02 0.02 0.02 -0.11
word in the head clause	urgent	-0.03 -0.04 -0.01 0.07 -0.10
word in the head clause	urges	-0.08 -0.04 -0.05 0.03 0.03
word in the head clause	us	-0.13 -0.10 -0.14 0.02 0.08
word in the head clause	use	-0.19 -0.11 0.06 -0.04 0.01
word in the head clause	used	-0.11 -0.03 -0.11 0.12 -0.09
word in the head clause	uses	-0.11 -0.02 -0.10 0.02 0.03
word in the head clause	using	-0.12 -0.12 0.02 0.04 0.02
word in the head clause	vast	-0.08 -0.10 -0.09 0.06 -0.02
word in the head clause	versailles	0.11 -0.03 -0.14 -0.02 -0.12
word in the head clause	very	-0.28 -0.05 0.09 0.00 -0.09
word in the head clause	vessel	0.06 0.02 0.00 -0.04 -0.08
word in the head clause	vessels	0.08 0.08 -0.08 -0.03 -0.15
word in the head clause	via	-0.11 -0.09 -0.04 0.07 -0.09
word in the head clause	vice	-0.06 0.09 0.04 0.05 -0.15
word in the head clause	victims	-0.09 -0.11 -0.06 0.09 -0.04
word in the head clause	victory	-0.23 -0.22 -0.13 0.11 0.05
word in the head clause	video	-0.09 0.08 -0.21 -0.17 0.12
word in the head clause	videos	-0.06 0.14 -0.09 -0.09 -0.11
word in the head clause	vietnam	-0.08 -0.08 -0.13 0.06 0.01
word in the head clause	view	-0.05 -0.07 -0.09 -0.02 0.06
word in the head clause	views	-0.07 -0.07 -0.15 0.07 0.03
word in the head clause	villages	-0.10 -0.01 0.05 0.00 -0.13
word in the head clause	violate	-0.07 -0.10 -0.13 0.08 0.05
word in the head clause	violated	-0.12 -0.10 0.03 0.06 -0.12
word in the head clause	violation	-0.12 -0.06 0.00 0.07 -0.08
word in the head clause	violations	-0.02 0.06 -0.12 0.06 -0.10
word in the head clause	violence	-0.13 -0.04 -0.01 0.00 0.01
word in the head clause	visit	-0.14 -0.20 -0.07 0.09 0.05
word in the head clause	visits	-0.11 -0.01 0.01 -0.08 0.07
word in the head clause	volatile	-0.08 -0.13 -0.02 0.14 -0.12
word in the head clause	vote	-0.15 -0.01 0.07 0.02 -0.13
word in the head clause	voters	-0.02 -0.03 -0.07 -0.07 0.07
word in the head clause	votes	-0.13 0.11 0.07 -0.11 -0.05
word in the head clause	vows	-0.10 -0.01 0.07 -0.07 -0.06
word in the head clause	vp	-0.12 0.01 0.08 -0.06 -0.12
word in the head clause	wait	0.04 0.03 -0.01 -0.02 -0.11
word in the head clause	waiting	-0.08 -0.08 -0.12 -0.09 0.10
word in the head clause	waiver	-0.08 0.04 -0.02 0.02 -0.06
word in the head clause	wake	-0.08 -0.07 0.00 -0.09 0.09
word in the head clause	want	-0.11 -0.13 -0.09 0.03 0.01
word in the head clause	wanted	-0.09 -0.06 -0.08 0.04 0.01
word in the head clause	wants	-0.20 -0.13 -0.08 0.03 0.05
word in the head clause	war	-0.09 -0.10 -0.08 -0.01 0.05
word in the head clause	warfare	-0.07 -0.10 -0.14 0.02 0.08
word in the head clause	warn	-0.13 -0.16 -0.06 0.15 -0.14
word in the head clause	warned	-0.11 -0.01 -0.11 0.02 0.07
word in the head clause	warning	-0.14 0.01 -0.04 -0.13 0.11
word in the head clause	warnings	-0.12 -0.09 0.02 0.01 -0.03
word in the head clause	warns	-0.22 0.00 0.02 -0.03 -0.02
word in the head clause	wars	-0.12 -0.17 -0.14 -0.01 0.09
word in the head clause	warship	0.06 0.06 -0.14 -0.08 0.00
word in the head clause	warships	-0.20 -0.06 0.12 -0.09 -0.06
word in the head clause	was	-0.10 -0.05 -0.07 0.02 0.07
word in the head clause	watch	-0.16 -0.21 -0.18 -0.06 0.13
word in the head clause	watchdog	0.00 0.08 0.07 -0.15 -0.13
word in the head clause	water	-0.09 0.06 0.01 -0.01 -0.07
word in the head clause	waterway	-0.09 -0.02 0.03 0.03 -0.13
word in the head clause	wave	0.17 -0.03 -0.04 -0.16 -0.14
word in the head clause	waves	0.12 -0.11 -0.17 -0.14 -0.01
word in the head clause	way	0.00 0.02 -0.19 0.08 0.01
word in the head clause	we	0.03 0.03 -0.08 0.03 -0.06
word in the head clause	we're	0.03 -0.02 0.01 -0.15 0.02
word in the head clause	we've	-0.10 -0.01 0.02 -0.09 0.06
word in the head clause	weak	-0.03 -0.07 -0.07 -0.05 0.06
word in the head clause	weapon	-0.12 -0.06 -0.07 0.06 0.03
word in the head clause	weapons	0.01 0.05 0.04 -0.08 -0.06
word in the head clause	wednesday	-0.09 -0.09 0.03 0.11 -0.15
word in the head clause	week	0.02 -0.04 -0.10 0.07 -0.04
word in the head clause	weekend	-0.11 -0.07 0.07 0.01 -0.06
word in the head clause	weekly	-0.04 0.02 0.06 0.01 -0.15
word in the head clause	weeks	0.00 0.07 0.16 -0.14 -0.13
word in the head clause	weighs	-0.19 0.01 0.11 -0.03 -0.16
word in the head clause	welcome	-0.11 -0.13 0.06 0.11 -0.13
word in the head clause	welcomes	-0.16 -0.18 -0.10 0.13 -0.10
word in the head clause	welker	-0.04 -0.06 -0.08 -0.01 0.03
word in the head clause	well	-0.15 -0.15 -0.10 0.02 0.03
word in the head clause	went	0.00 -0.04 0.05 -0.04 -0.10
word in the head clause	were	-0.09 -0.05 -0.02 0.08 -0.07
word in the head clause	west	-0.18 -0.07 0.09 -0.11 0.00
word in the head clause	western	0.01 0.06 0.04 -0.05 -0.14
word in the head clause	wh	-0.15 -0.16 -0.16 -0.01 0.11
word in the head clause	what	0.04 0.00 -0.13 0.01 -0.04
word in the head clause	when	-0.07 -0.08 -0.10 -0.10 0.10
word in the head clause	where	-0.10 -0.01 -0.07 -0.07 0.08
word in the head clause	whether	-0.15 -0.02 -0.02 0.05 -0.04
word in the head clause	which	0.01 0.01 -0.08 0.01 -0.01
word in the head clause	white	-0.13 -0.12 -0.12 0.04 0.07
word in the head clause	who	-0.22 -0.21 -0.06 0.00 0.13
word in the head clause	whole	-0.15 -0.07 0.04 -0.01 0.00
word in the head clause	whose	-0.13 -0.12 -0.05 0.08 0.00
word in the head clause	why	-0.13 -0.15 -0.07 0.02 0.05
word in the head clause	widens	-0.02 0.08 0.00 -0.01 -0.15
word in the head clause	wider	-0.04 -0.09 -0.07 0.08 0.01
word in the head clause	wife	-0.10 -0.10 -0.13 0.02 0.08
word in the head clause	will	-0.13 -0.12 0.11 -0.03 -0.05
word in the head clause	willing	-0.02 0.00 -0.03 0.05 -0.08
word in the head clause	win	-0.13 -0.14 -0.17 -0.15 0.17
word in the head clause	wind	-0.09 0.02 0.01 0.02 -0.07
word in the head clause	winding	-0.11 0.12 0.10 -0.12 -0.08
word in the head clause	winning	-0.10 -0.10 -0.13 -0.03 0.08
word in the head clause	wins	-0.10 -0.09 -0.13 0.07 0.03
word in the head clause	wipe	-0.10 0.07 -0.07 0.05 -0.08
word in the head clause	with	0.00 -0.01 -0.06 0.04 -0.05
word in the head clause	withdrawal	-0.11 -0.15 0.02 0.01 -0.01
word in the head clause	withdraws	-0.18 -0.08 -0.05 0.07 -0.05
word in the head clause	within	-0.07 -0.01 0.10 -0.04 -0.12
word in the head clause	without	-0.08 0.05 0.09 -0.11 -0.06
word in the head clause	woman	0.05 -0.04 -0.12 -0.09 0.05
word in the head clause	women	-0.12 -0.06 0.05 -0.05 0.05
word in the head clause	won	-0.15 -0.14 -0.09 -0.03 0.05
word in the head clause	won't	-0.23 -0.20 -0.06 0.00 0.12
word in the head clause	words	-0.05 -0.07 -0.10 -0.09 0.09
word in the head clause	work	-0.15 -0.08 -0.15 0.15 -0.02
word in the head clause	workers	0.15 0.12 -0.08 -0.06 -0.14
word in the head clause	working	-0.01 0.00 -0.09 0.05 -0.04
word in the head clause	world	-0.18 -0.23 -0.05 0.09 0.04
word in the head clause	worried	-0.12 -0.09 0.05 0.04 -0.09
word in the head clause	worse	-0.09 -0.08 0.05 0.04 -0.07
word in the head clause	worst	-0.14 -0.13 0.02 0.06 -0.08
word in the head clause	would	-0.07 -0.01 -0.01 -0.02 -0.01
word in the head clause	wouldn't	-0.11 -0.13 -0.11 0.09 0.04
word in the head clause	wound	-0.05 0.06 -0.14 0.08 -0.09
word in the head clause	wounded	-0.12 0.17 0.03 -0.19 -0.17
word in the head clause	wounds	-0.03 -0.14 0.08 0.07 -0.16
word in the head clause	wright	-0.13 -0.13 0.04 -0.08 0.01
word in the head clause	wrong	-0.14 -0.10 -0.10 0.01 0.02
word in the head clause	ww3	0.07 -0.13 -0.13 -0.12 0.08
word in the head clause	x	-0.10 -0.11 -0.05 0.05 -0.02
word in the head clause	year	-0.16 -0.08 -0.07 0.09 -0.03
word in the head clause	years	-0.12 -0.10 -0.02 0.00 0.04
word in the head clause	yellow	-0.09 -0.12 -0.08 0.08 -0.07
word in the head clause	yesterday	-0.15 -0.13 -0.04 0.14 0.03
word in the head clause	yet	0.07 0.02 -0.11 -0.13 -0.01
word in the head clause	yield	-0.04 0.12 0.04 -0.03 -0.12
word in the head clause	you	0.03 -0.02 0.00 -0.09 0.01
word in the head clause	your	-0.11 -0.08 -0.07 0.11 -0.07
word in the head clause	zelensky	-0.09 -0.12 -0.09 0.12 -0.10
word in the head clause	zone	-0.16 -0.11 0.05 0.12 -0.15
words: !	!	-0.12 -0.10 -0.13 0.09 -0.02
words: !	:	-0.12 0.05 -0.15 0.00 0.00
words: !	[usa]	0.08 0.09 0.08 -0.08 -0.15
words: ,	,	-0.16 -0.01 0.02 0.03 -0.11
words: ,	[ally]	-0.03 0.03 -0.04 -0.13 0.09
words: ,	[number]	-0.01 -0.11 -0.16 0.18 -0.04
words: ,	[place]	0.01 -0.14 -0.05 0.09 -0.04
words: ,	[region]	-0.19 -0.22 -0.18 0.14 0.08
words: ,	[side]	0.02 -0.01 -0.03 -0.10 0.05
words: ,	[usa]	0.04 0.09 0.00 -0.07 -0.12
words: ,	a	-0.09 0.02 -0.08 -0.06 0.07
words: ,	about	-0.21 -0.05 0.05 0.07 -0.19
words: ,	accus	-0.08 0.09 -0.09 -0.06 -0.11
words: ,	after	-0.07 0.01 -0.07 0.08 -0.09
words: ,	again	-0.16 -0.10 0.06 -0.08 0.02
words: ,	agreement	-0.15 -0.09 -0.08 0.05 0.02
words: ,	air	0.02 0.05 0.06 -0.10 -0.14
words: ,	airlin	-0.07 -0.10 0.05 -0.04 0.01
words: ,	analyst	-0.08 -0.11 -0.12 0.07 0.00
words: ,	and	-0.12 -0.19 -0.16 0.10 0.10
words: ,	announc	-0.14 0.11 0.04 -0.06 -0.13
words: ,	army	0.06 0.01 -0.09 -0.13 -0.12
words: ,	as	0.16 0.00 -0.07 -0.01 -0.21
words: ,	asks	-0.02 0.13 -0.11 -0.15 -0.14
words: ,	at	0.05 -0.08 -0.10 0.05 -0.07
words: ,	attack	0.04 -0.05 -0.12 -0.03 0.04
words: ,	but	-0.10 -0.18 -0.05 -0.06 0.13
words: ,	call	-0.12 -0.06 0.07 0.00 -0.13
words: ,	cit	-0.13 0.01 0.10 -0.03 -0.09
words: ,	claim	0.01 0.04 0.10 -0.13 -0.12
words: ,	commander	-0.11 -0.02 -0.10 0.10 0.09
words: ,	contradict	-0.14 -0.05 0.12 -0.04 -0.09
words: ,	despit	-0.13 -0.10 0.08 -0.12 0.05
words: ,	destroy	-0.04 0.04 -0.09 -0.16 0.04
words: ,	diplomacy	-0.10 -0.12 -0.10 0.00 0.02
words: ,	dozen	-0.02 -0.04 0.08 -0.15 -0.16
words: ,	dron	-0.05 0.04 0.06 0.01 -0.16
words: ,	east	-0.12 0.07 0.04 -0.09 -0.11
words: ,	end	0.01 -0.07 0.03 0.00 -0.11
words: ,	ether	-0.07 -0.11 -0.10 0.10 -0.05
words: ,	even	0.00 0.05 0.01 -0.08 0.02
words: ,	expert	-0.16 -0.15 -0.22 -0.06 0.18
words: ,	explosion	0.11 -0.08 -0.08 -0.15 -0.11
words: ,	fear	-0.09 -0.09 -0.13 0.09 0.01
words: ,	fed	-0.18 -0.02 0.05 0.03 -0.15
words: ,	fir	-0.08 0.13 -0.05 -0.14 -0.13
words: ,	fire	-0.04 -0.02 -0.05 0.05 -0.08
words: ,	first	-0.07 0.13 0.09 -0.04 -0.11
words: ,	former	-0.07 -0.13 -0.12 0.07 0.02
words: ,	four	-0.08 -0.07 0.13 -0.14 -0.12
words: ,	from	-0.09 -0.07 0.02 0.03 -0.02
words: ,	gas	-0.04 -0.09 -0.08 0.07 -0.02
words: ,	hits	-0.10 -0.04 0.08 0.01 -0.13
words: ,	hospital	0.04 0.07 -0.07 -0.13 -0.11
words: ,	hour	-0.03 0.02 -0.11 0.04 -0.11
words: ,	i	-0.10 0.07 0.07 -0.04 -0.08
words: ,	if	-0.15 -0.09 -0.04 -0.12 0.11
words: ,	import	-0.03 -0.08 -0.06 -0.04 0.04
words: ,	in	-0.09 -0.16 -0.03 0.14 -0.07
words: ,	includ	0.06 -0.08 -0.03 0.01 -0.10
words: ,	investigation	-0.11 -0.06 0.05 0.07 -0.11
words: ,	is	0.08 0.01 -0.13 -0.11 0.00
words: ,	it	-0.14 -0.13 -0.18 -0.13 0.17
words: ,	kill	0.14 -0.08 -0.16 -0.01 -0.21
words: ,	launch	-0.11 -0.04 0.09 -0.16 -0.10
words: ,	leav	-0.11 -0.11 0.02 0.02 -0.03
words: ,	major	0.01 -0.02 -0.14 0.10 -0.12
words: ,	may	-0.18 -0.11 0.02 -0.06 0.08
words: ,	military	-0.14 0.04 0.03 0.00 -0.20
words: ,	missil	0.00 -0.09 -0.16 0.03 0.07
words: ,	more	0.06 0.08 0.04 -0.07 -0.23
words: ,	new	-0.14 -0.14 -0.05 0.09 -0.07
words: ,	no	-0.15 0.06 -0.10 -0.07 0.06
words: ,	not	-0.24 -0.24 -0.15 0.07 0.19
words: ,	nuclear	0.00 0.00 0.09 -0.12 -0.10
words: ,	official	0.03 0.12 0.04 -0.15 -0.20
words: ,	oil	0.03 0.01 -0.07 0.01 -0.02
words: ,	on	0.03 0.02 -0.07 0.03 -0.07
words: ,	one	-0.01 -0.01 0.00 -0.20 0.08
words: ,	open	-0.16 -0.15 0.13 0.12 -0.04
words: ,	or	-0.06 -0.05 -0.03 -0.04 0.07
words: ,	pm	-0.11 -0.12 -0.11 0.08 -0.04
words: ,	polic	0.03 0.05 0.01 -0.09 -0.08
words: ,	prepar	-0.14 0.05 0.05 -0.11 -0.11
words: ,	push	-0.06 0.06 0.07 -0.03 -0.09
words: ,	rais	-0.08 0.07 0.11 -0.07 -0.17
words: ,	relief	-0.12 -0.11 -0.05 0.12 -0.13
words: ,	reopen	0.00 0.09 0.06 -0.12 -0.07
words: ,	report	0.05 -0.13 0.05 -0.02 -0.10
words: ,	retaliat	-0.12 -0.06 0.02 0.05 -0.06
words: ,	sanction	-0.06 0.12 0.08 -0.08 -0.13
words: ,	satellit	-0.11 -0.10 -0.05 0.11 -0.08
words: ,	say	-0.02 0.04 -0.05 -0.03 0.02
words: ,	says	-0.16 -0.08 -0.06 0.04 0.03
words: ,	send	0.04 0.00 -0.05 -0.03 -0.03
words: ,	senior	0.05 -0.10 -0.16 0.08 0.01
words: ,	sign	0.12 0.18 -0.11 -0.16 -0.14
words: ,	so	-0.04 -0.04 -0.12 -0.04 0.08
words: ,	sourc	-0.06 0.02 0.08 -0.06 -0.19
words: ,	stat	-0.14 -0.06 0.07 0.04 -0.12
words: ,	stock	-0.11 0.00 -0.02 0.05 -0.15
words: ,	talk	-0.20 0.01 -0.16 0.02 0.09
words: ,	target	0.03 0.08 -0.05 -0.10 -0.10
words: ,	tasnim	0.06 0.10 0.02 -0.10 -0.10
words: ,	the	0.03 -0.13 -0.07 -0.01 0.04
words: ,	then	-0.06 0.03 -0.10 0.02 -0.01
words: ,	they	-0.11 -0.12 -0.14 0.01 0.09
words: ,	this	-0.09 -0.10 -0.10 -0.09 0.10
words: ,	thre	-0.11 -0.05 -0.02 0.08 -0.10
words: ,	threaten	-0.15 -0.07 0.08 -0.13 0.01
words: ,	to	-0.08 -0.23 -0.03 -0.01 0.10
words: ,	top	0.03 0.02 0.06 -0.11 -0.11
words: ,	two	-0.06 0.02 -0.01 0.06 -0.14
words: ,	ukmto	0.09 0.06 0.08 -0.10 -0.10
words: ,	uncertainty	-0.08 -0.11 -0.07 0.11 -0.10
words: ,	video	0.01 -0.10 -0.04 0.09 -0.12
words: ,	vows	0.08 0.15 -0.15 -0.15 -0.12
words: ,	warn	-0.04 -0.07 -0.06 0.09 -0.10
words: ,	was	0.02 0.00 -0.15 0.04 -0.02
words: ,	water	-0.09 0.03 -0.15 -0.13 0.09
words: ,	we	-0.08 -0.09 -0.15 0.06 0.02
words: ,	weapon	-0.09 -0.07 -0.13 0.12 -0.08
words: ,	which	0.06 0.08 -0.17 -0.07 0.00
words: ,	whil	-0.12 0.03 0.06 0.04 -0.11
words: ,	who	-0.11 -0.02 0.04 -0.09 0.03
words: ,	will	-0.16 -0.02 -0.01 0.08 -0.09
words: ,	with	-0.04 -0.20 0.01 0.10 -0.10
words: ,	worker	0.14 0.13 -0.12 -0.14 -0.10
words: -	after	0.05 -0.13 -0.08 -0.11 0.12
words: -	analysi	-0.11 -0.12 -0.14 -0.06 0.12
words: -	and	-0.09 0.03 -0.07 -0.06 0.06
words: -	as	0.01 -0.10 -0.02 0.09 -0.09
words: -	but	-0.10 -0.05 -0.02 -0.11 0.09
words: -	live	0.13 -0.03 -0.04 -0.05 -0.18
words: -	opinion	-0.07 -0.10 -0.13 -0.05 0.10
words: -	report	-0.25 -0.08 0.04 0.10 -0.19
words: -	say	-0.11 -0.06 0.07 -0.09 0.03
words: -	the	0.01 -0.02 -0.06 -0.07 0.05
words: -	what	-0.01 0.05 -0.14 0.05 -0.03
words: -	whil	-0.08 -0.05 0.12 -0.12 -0.07
words: -	خبرگزاری	-0.10 -0.08 -0.01 0.08 -0.09
words: .	,	-0.18 -0.19 -0.06 0.02 0.07
words: .	.	-0.10 0.00 -0.07 0.00 0.02
words: .	[number]	-0.11 -0.10 -0.02 -0.03 0.06
words: .	[place]	-0.12 -0.10 -0.12 0.06 0.05
words: .	[region]	-0.11 0.02 0.05 0.04 -0.13
words: .	[side]	-0.11 0.04 0.03 -0.19 0.10
words: .	[usa]	-0.04 0.04 -0.07 0.02 -0.02
words: .	a	0.02 0.05 0.02 -0.13 0.01
words: .	after	-0.11 -0.08 -0.04 0.01 0.03
words: .	and	-0.12 -0.07 0.04 0.00 -0.03
words: .	as	-0.03 -0.08 -0.09 0.05 0.03
words: .	but	-0.14 -0.07 -0.04 -0.07 0.08
words: .	chief	-0.05 0.05 0.04 -0.11 0.02
words: .	he	0.03 -0.01 -0.09 -0.03 0.06
words: .	here	-0.13 -0.14 -0.15 -0.01 0.14
words: .	in	-0.13 0.04 0.03 -0.09 0.02
words: .	it	-0.14 -0.03 0.02 -0.19 0.09
words: .	k	-0.09 0.02 0.03 -0.07 -0.08
words: .	n	-0.05 -0.09 0.05 0.02 -0.09
words: .	not	-0.13 -0.10 0.09 -0.09 -0.03
words: .	now	-0.13 -0.13 -0.13 0.00 0.10
words: .	on	0.00 0.02 -0.07 0.11 -0.13
words: .	plus	-0.07 -0.06 -0.09 -0.02 0.06
words: .	rs	-0.12 -0.12 -0.10 0.05 -0.01
words: .	s	-0.13 -0.07 -0.11 -0.01 0.08
words: .	says	-0.12 0.03 -0.04 0.00 0.01
words: .	some	-0.12 -0.09 0.02 -0.14 0.12
words: .	the	-0.12 0.03 -0.04 -0.09 0.10
words: .	then	-0.11 -0.13 -0.14 -0.16 0.15
words: .	to	-0.16 -0.08 0.10 -0.19 0.03
words: .	video	-0.02 -0.04 0.08 0.06 -0.14
words: .	what	-0.10 -0.15 -0.09 0.08 0.00
words: .	whil	-0.04 -0.08 -0.09 0.02 0.03
words: .	will	-0.09 -0.11 -0.12 0.09 -0.05
words: .	with	-0.08 -0.01 -0.17 -0.03 0.08
words: .	yet	-0.05 -0.06 -0.11 -0.07 0.08
words: :	,	-0.03 0.03 0.08 -0.04 -0.21
words: :	[ally]	-0.19 -0.14 -0.25 0.17 0.05
words: :	[number]	-0.05 0.10 -0.09 0.02 -0.11
words: :	[place]	-0.06 -0.03 -0.10 0.09 -0.05
words: :	[region]	0.04 -0.23 -0.20 -0.09 0.18
words: :	[side]	-0.15 -0.06 0.06 0.03 -0.07
words: :	[usa]	0.11 0.02 0.10 -0.05 -0.26
words: :	a	-0.01 -0.20 -0.26 -0.17 0.21
words: :	after	-0.10 0.13 -0.21 -0.06 -0.02
words: :	again	-0.09 0.11 -0.04 0.03 -0.12
words: :	agreement	0.05 -0.01 -0.03 -0.01 -0.04
words: :	air	0.06 -0.02 -0.16 -0.01 -0.13
words: :	all	-0.16 -0.11 -0.18 0.12 0.05
words: :	analysi	-0.09 -0.12 -0.19 0.03 0.08
words: :	analyst	-0.12 -0.13 -0.06 -0.08 0.11
words: :	announc	-0.10 -0.10 0.06 0.10 -0.04
words: :	army	0.04 -0.10 0.04 -0.01 -0.11
words: :	as	-0.06 -0.10 -0.12 -0.06 0.07
words: :	asks	0.05 0.12 -0.17 -0.06 -0.12
words: :	attack	0.01 0.08 0.04 -0.02 -0.14
words: :	bbc	-0.07 0.05 -0.08 -0.05 0.01
words: :	can	-0.08 -0.09 -0.12 -0.04 0.09
words: :	ceasefir	-0.15 -0.14 0.08 0.04 -0.17
words: :	clash	-0.16 -0.01 0.05 0.01 -0.11
words: :	cnn	-0.01 0.03 -0.08 0.05 -0.08
words: :	commander	0.05 0.00 -0.13 0.06 -0.12
words: :	could	-0.08 0.17 0.16 -0.15 -0.15
words: :	destroy	-0.10 -0.02 -0.15 0.09 -0.15
words: :	don't	-0.06 0.05 0.02 -0.06 -0.01
words: :	dozen	0.03 -0.12 -0.14 0.04 0.03
words: :	dron	-0.13 0.10 -0.11 -0.03 -0.14
words: :	evacuat	-0.01 -0.01 -0.17 0.09 0.00
words: :	ex	-0.07 -0.09 -0.11 -0.10 0.11
words: :	expert	0.04 -0.14 -0.27 -0.14 0.11
words: :	explosion	-0.18 0.20 -0.01 -0.22 -0.21
words: :	foreign	0.08 0.03 -0.08 -0.02 -0.08
words: :	fox	0.04 0.12 0.10 -0.12 -0.15
words: :	from	-0.24 -0.14 0.00 0.04 0.08
words: :	full	-0.01 -0.01 -0.11 0.05 0.00
words: :	global	-0.06 -0.13 -0.13 0.03 0.02
words: :	gop	-0.04 -0.06 -0.11 -0.11 0.11
words: :	he	-0.10 -0.14 -0.18 -0.03 0.13
words: :	hits	0.02 0.10 -0.18 -0.11 -0.05
words: :	how	-0.14 -0.19 -0.20 0.08 0.02
words: :	i	-0.14 -0.07 0.01 -0.08 0.06
words: :	if	-0.23 -0.12 0.10 -0.05 -0.03
words: :	in	-0.07 0.03 0.03 -0.07 -0.03
words: :	insid	-0.07 -0.12 -0.08 0.03 0.04
words: :	intercept	0.16 0.10 0.04 -0.17 -0.12
words: :	it	-0.12 -0.10 -0.15 -0.06 0.16
words: :	kill	-0.14 0.00 0.00 -0.04 0.03
words: :	latest	-0.20 -0.18 -0.20 -0.16 0.18
words: :	launch	0.03 -0.04 0.16 -0.24 -0.29
words: :	live	-0.04 0.11 0.03 -0.05 -0.21
words: :	maga	-0.08 -0.09 -0.15 -0.15 0.15
words: :	market	-0.08 -0.04 0.01 0.08 -0.15
words: :	may	-0.14 -0.05 0.03 0.00 -0.04
words: :	media	-0.13 0.08 -0.14 0.03 -0.12
words: :	military	-0.08 -0.06 -0.08 0.05 0.06
words: :	missil	0.01 0.03 -0.09 0.00 -0.11
words: :	more	0.03 0.04 0.07 -0.17 -0.15
words: :	must	-0.09 -0.06 0.01 0.03 -0.08
words: :	new	0.06 -0.08 0.04 -0.14 0.00
words: :	no	-0.17 -0.16 -0.08 0.03 0.06
words: :	nobody	-0.12 0.04 0.03 -0.11 0.01
words: :	not	-0.30 -0.19 0.01 0.07 0.03
words: :	official	-0.11 -0.06 0.04 0.09 -0.11
words: :	oil	-0.13 -0.18 -0.08 0.08 -0.02
words: :	on	0.04 -0.17 -0.18 0.21 -0.17
words: :	one	0.04 0.06 0.00 -0.11 -0.12
words: :	our	0.03 0.05 -0.17 -0.03 -0.01
words: :	president	0.01 0.08 -0.10 -0.02 -0.03
words: :	red	-0.07 0.11 0.10 -0.14 -0.04
words: :	regim	-0.09 -0.08 -0.01 0.00 0.03
words: :	report	-0.01 -0.08 0.13 -0.05 -0.09
words: :	says	-0.10 -0.15 -0.14 0.15 -0.06
words: :	second	0.09 0.06 -0.15 -0.12 -0.10
words: :	ship	-0.03 0.00 0.03 -0.03 -0.12
words: :	siren	-0.04 0.13 -0.14 -0.07 -0.16
words: :	sourc	-0.10 0.03 0.03 -0.09 0.00
words: :	stat	0.08 0.08 -0.14 -0.06 -0.11
words: :	strik	-0.15 0.06 -0.01 0.05 -0.17
words: :	talk	-0.18 -0.20 -0.08 0.10 -0.03
words: :	the	-0.04 -0.20 -0.01 -0.01 0.05
words: :	they'r	-0.07 -0.06 0.04 0.08 -0.09
words: :	this	-0.09 -0.11 -0.11 0.02 0.02
words: :	to	-0.18 0.04 0.02 0.07 -0.24
words: :	two	-0.03 -0.04 0.05 -0.02 -0.10
words: :	updat	0.02 0.00 0.06 -0.03 -0.19
words: :	video	-0.03 -0.12 -0.11 -0.13 0.16
words: :	war	-0.23 -0.11 0.11 0.04 -0.13
words: :	wave	0.08 0.08 -0.15 -0.18 -0.17
words: :	we	0.00 0.01 -0.02 0.09 -0.17
words: :	what	-0.19 -0.04 -0.03 -0.20 0.12
words: :	when	-0.10 -0.11 -0.12 -0.15 0.12
words: :	who	-0.09 -0.07 0.05 -0.08 0.00
words: :	why	-0.14 -0.15 -0.14 0.03 0.04
words: :	will	-0.12 -0.12 -0.10 -0.11 0.12
words: :	with	-0.10 0.06 -0.18 0.10 -0.21
words: :	world	-0.04 -0.09 -0.02 0.11 -0.12
words: :	wound	-0.11 0.08 0.05 -0.20 -0.18
words: :	wsj	-0.13 -0.01 0.04 -0.13 0.04
words: :	you	-0.09 -0.10 -0.14 -0.08 0.12
words: :	your	-0.03 -0.11 -0.14 -0.06 0.10
words: ;	[number]	0.09 0.03 -0.08 -0.06 -0.05
words: ;	[place]	0.06 0.11 -0.04 -0.07 -0.12
words: ;	[side]	0.13 0.13 -0.03 -0.19 -0.29
words: ;	[usa]	0.05 0.13 0.05 -0.20 -0.19
words: ;	no	-0.02 0.04 0.05 -0.10 -0.11
words: ?	-	-0.07 -0.08 -0.12 0.14 -0.05
words: ?	:	-0.04 -0.06 0.11 0.10 -0.11
words: ?	[side]	-0.11 -0.15 0.07 0.01 -0.07
words: ?	[usa]	-0.02 -0.06 -0.10 0.03 0.03
words: ?	here	-0.07 -0.09 -0.07 0.15 0.03
words: [ally]	,	-0.14 -0.11 -0.09 0.01 0.18
words: [ally]	.	0.00 0.09 0.03 -0.08 -0.11
words: [ally]	:	-0.18 -0.06 0.04 0.08 -0.19
words: [ally]	[place]	-0.06 0.08 -0.08 0.03 -0.07
words: [ally]	[side]	-0.13 -0.10 -0.01 -0.10 0.09
words: [ally]	agre	0.14 0.00 -0.16 -0.14 -0.13
words: [ally]	and	-0.10 0.07 -0.15 0.03 -0.07
words: [ally]	announc	-0.12 0.00 -0.17 0.08 -0.02
words: [ally]	attack	0.05 0.11 0.11 -0.19 -0.15
words: [ally]	ceasefir	-0.13 -0.12 -0.11 0.11 0.01
words: [ally]	chief	-0.09 -0.12 -0.03 0.12 -0.11
words: [ally]	claim	-0.05 0.17 0.04 -0.19 -0.14
words: [ally]	commander	0.02 -0.09 -0.14 0.01 0.06
words: [ally]	development	-0.12 -0.11 -0.11 0.12 -0.14
words: [ally]	disarmament	-0.18 -0.14 -0.01 0.02 0.03
words: [ally]	dron	0.00 -0.05 -0.07 0.02 0.04
words: [ally]	enter	0.04 0.02 -0.13 -0.02 -0.08
words: [ally]	fir	0.10 0.04 0.05 -0.11 -0.06
words: [ally]	in	-0.19 -0.02 0.10 -0.10 -0.04
words: [ally]	join	0.08 -0.04 -0.16 -0.11 -0.03
words: [ally]	launch	-0.01 -0.14 0.11 0.06 -0.16
words: [ally]	leader	0.07 -0.09 -0.01 0.01 -0.12
words: [ally]	official	-0.13 0.10 -0.12 -0.01 -0.11
words: [ally]	operativ	0.13 0.02 -0.04 -0.07 -0.09
words: [ally]	rocket	0.02 0.13 0.07 -0.20 -0.16
words: [ally]	says	0.09 0.08 -0.15 -0.07 -0.13
words: [ally]	strik	-0.08 0.05 -0.06 -0.02 -0.10
words: [ally]	target	0.05 0.08 -0.16 -0.15 -0.11
words: [ally]	terrorist	-0.11 0.06 -0.10 -0.01 -0.04
words: [ally]	threaten	-0.15 -0.10 0.13 -0.14 0.01
words: [ally]	to	-0.11 0.09 0.06 -0.15 0.02
words: [ally]	vow	-0.13 -0.09 0.12 -0.10 -0.14
words: [number]	,	-0.06 -0.13 -0.07 0.09 0.07
words: [number]	.	-0.15 -0.15 -0.01 0.06 0.05
words: [number]	:	-0.07 -0.04 0.01 -0.16 0.12
words: [number]	[ally]	-0.01 0.08 0.08 -0.25 -0.21
words: [number]	[number]	-0.22 -0.14 -0.05 0.07 0.08
words: [number]	[place]	-0.10 -0.03 0.01 0.08 -0.12
words: [number]	[side]	-0.07 -0.11 -0.10 0.18 -0.08
words: [number]	[usa]	-0.24 0.13 0.04 -0.19 -0.05
words: [number]	after	0.06 0.03 0.01 -0.13 -0.14
words: [number]	as	0.00 -0.05 0.05 -0.10 0.00
words: [number]	attack	-0.17 0.03 0.08 -0.08 -0.11
words: [number]	ballistic	-0.04 -0.05 0.06 0.00 -0.10
words: [number]	bomb	0.04 -0.03 -0.13 0.05 -0.11
words: [number]	confirm	-0.14 0.05 0.00 -0.03 -0.08
words: [number]	cost	-0.09 0.08 0.11 -0.10 -0.10
words: [number]	country	-0.11 -0.09 0.00 0.04 -0.11
words: [number]	day	0.16 0.05 -0.04 -0.10 -0.28
words: [number]	days	0.00 0.06 -0.11 -0.05 0.07
words: [number]	dead	0.14 -0.05 0.05 -0.22 -0.21
words: [number]	dollar	-0.11 0.04 0.07 -0.01 -0.14
words: [number]	dollarsb	-0.07 -0.11 -0.11 0.12 -0.11
words: [number]	dollarsbn	-0.18 0.05 0.11 -0.05 -0.15
words: [number]	dollarsm	-0.13 -0.16 -0.13 0.06 0.05
words: [number]	dollarsmillion	-0.09 0.11 0.13 -0.13 -0.12
words: [number]	dron	0.06 0.06 -0.16 -0.02 -0.05
words: [number]	e	-0.03 -0.07 0.04 0.05 -0.10
words: [number]	early	-0.07 0.06 0.03 0.00 -0.10
words: [number]	fighter	0.00 0.07 0.06 -0.14 -0.14
words: [number]	hour	-0.29 -0.13 0.05 0.00 -0.02
words: [number]	in	0.01 0.09 -0.06 -0.19 -0.05
words: [number]	jet	0.00 0.02 -0.14 -0.07 0.07
words: [number]	kill	0.16 -0.10 -0.02 -0.10 -0.20
words: [number]	launcher	-0.10 -0.01 -0.14 0.06 -0.11
words: [number]	medic	0.06 -0.09 0.02 -0.11 -0.09
words: [number]	mil	-0.10 0.05 -0.10 -0.11 0.08
words: [number]	million	-0.15 -0.07 -0.04 -0.02 0.08
words: [number]	minut	-0.15 -0.05 -0.14 -0.03 0.13
words: [number]	miss	0.04 -0.03 -0.02 -0.01 -0.05
words: [number]	missil	-0.06 0.16 -0.12 -0.06 -0.21
words: [number]	of	-0.12 -0.09 -0.20 0.13 0.05
words: [number]	oil	-0.12 -0.14 -0.13 0.05 0.08
words: [number]	peopl	0.09 -0.17 0.07 -0.09 -0.20
words: [number]	percent	-0.16 0.02 0.09 -0.05 -0.17
words: [number]	point	-0.04 -0.05 0.08 -0.03 -0.09
words: [number]	rocket	-0.15 0.14 -0.10 -0.13 -0.09
words: [number]	s	0.00 -0.07 -0.04 0.06 -0.08
words: [number]	ship	-0.20 -0.08 -0.04 0.08 0.01
words: [number]	soldier	-0.10 -0.03 0.01 0.01 -0.08
words: [number]	strik	0.01 -0.10 0.05 -0.06 -0.10
words: [number]	target	0.07 0.04 -0.14 -0.13 -0.11
words: [number]	th	0.06 0.03 -0.08 -0.07 0.02
words: [number]	to	-0.07 0.12 0.04 -0.16 0.00
words: [number]	vessel	-0.13 -0.16 -0.16 0.13 0.10
words: [number]	war	-0.03 0.02 0.06 -0.08 -0.04
words: [number]	week	0.01 0.06 0.10 -0.08 -0.20
words: [number]	with	-0.15 0.02 -0.14 0.01 0.04
words: [number]	wound	0.06 0.06 -0.03 -0.25 -0.21
words: [number]	year	-0.03 -0.09 -0.11 0.06 0.04
words: [number]	–	0.08 -0.03 -0.12 -0.10 0.00
words: [place]	,	-0.09 -0.02 0.01 0.00 -0.09
words: [place]	-	0.00 -0.04 0.08 -0.11 -0.04
words: [place]	.	-0.01 -0.07 0.01 -0.06 0.04
words: [place]	:	-0.12 -0.04 -0.01 0.08 -0.09
words: [place]	;	-0.11 0.14 0.09 -0.18 -0.16
words: [place]	?	-0.12 -0.12 -0.15 0.04 0.09
words: [place]	[ally]	-0.13 0.06 0.02 -0.13 0.00
words: [place]	[number]	0.10 -0.04 -0.01 -0.12 -0.11
words: [place]	[place]	0.04 0.09 -0.01 -0.10 -0.10
words: [place]	[region]	-0.07 0.02 0.00 -0.04 0.02
words: [place]	[side]	0.07 0.01 -0.19 -0.06 0.08
words: [place]	[usa]	-0.03 -0.01 -0.13 0.04 0.04
words: [place]	a	-0.09 -0.10 -0.12 -0.02 0.06
words: [place]	about	-0.15 -0.05 0.00 0.02 -0.07
words: [place]	accus	-0.13 -0.15 0.15 0.14 -0.07
words: [place]	after	-0.03 -0.02 -0.10 0.07 -0.03
words: [place]	again	0.01 -0.03 0.12 -0.14 -0.14
words: [place]	agre	0.05 0.07 -0.10 0.03 -0.08
words: [place]	ahead	0.09 0.02 -0.08 0.01 -0.02
words: [place]	air	0.01 0.04 -0.13 -0.08 0.05
words: [place]	airbas	-0.15 -0.01 0.03 0.02 -0.07
words: [place]	aircraft	-0.09 -0.09 -0.07 0.09 -0.09
words: [place]	airport	0.03 0.08 0.02 -0.19 -0.17
words: [place]	ally	-0.13 -0.13 0.04 0.07 -0.17
words: [place]	ambassador	-0.14 -0.17 -0.18 0.09 0.05
words: [place]	amid	-0.14 0.05 -0.07 0.04 -0.12
words: [place]	and	0.08 0.01 0.00 -0.09 -0.09
words: [place]	announc	-0.06 0.10 0.12 -0.12 -0.19
words: [place]	aoun	-0.11 -0.14 -0.13 0.14 -0.06
words: [place]	apartment	-0.07 0.10 -0.10 -0.03 -0.13
words: [place]	are	-0.12 -0.11 0.03 0.03 -0.07
words: [place]	arm	-0.06 -0.09 0.00 0.04 -0.03
words: [place]	army	-0.08 -0.14 -0.15 0.11 0.12
words: [place]	as	0.08 0.07 0.07 -0.15 -0.24
words: [place]	attack	0.02 0.05 -0.02 -0.09 -0.07
words: [place]	back	-0.13 -0.14 -0.12 0.17 -0.19
words: [place]	bas	-0.13 -0.03 0.13 -0.04 -0.15
words: [place]	base	-0.05 -0.02 0.03 -0.08 0.01
words: [place]	befor	-0.12 0.07 -0.09 0.02 -0.10
words: [place]	begin	-0.14 -0.13 0.11 -0.05 -0.13
words: [place]	blam	0.11 0.09 -0.14 -0.18 -0.14
words: [place]	border	-0.09 0.08 0.04 -0.05 -0.15
words: [place]	build	0.04 0.00 0.01 0.01 -0.08
words: [place]	but	-0.14 -0.03 0.07 0.02 -0.08
words: [place]	call	-0.12 0.01 0.03 -0.01 -0.14
words: [place]	capital	0.13 0.05 -0.14 -0.04 -0.08
words: [place]	ceas	-0.13 -0.13 0.01 -0.10 0.09
words: [place]	ceasefir	-0.05 -0.02 -0.02 -0.06 0.07
words: [place]	chief	-0.16 -0.19 -0.11 0.02 0.10
words: [place]	claim	-0.14 -0.14 0.04 0.04 -0.11
words: [place]	clos	0.03 0.07 -0.01 -0.07 -0.13
words: [place]	coast	-0.01 0.03 0.00 -0.04 -0.14
words: [place]	condemn	-0.11 -0.18 -0.03 0.09 -0.10
words: [place]	confirm	0.02 -0.12 0.08 -0.02 -0.08
words: [place]	conflict	0.02 -0.04 -0.11 0.07 0.06
words: [place]	continu	0.09 0.10 -0.07 -0.12 -0.02
words: [place]	could	-0.09 -0.15 0.00 -0.04 0.02
words: [place]	crew	0.17 0.14 -0.12 -0.14 -0.15
words: [place]	crud	-0.07 -0.06 -0.03 0.03 0.04
words: [place]	cuts	-0.06 0.10 0.11 -0.10 -0.14
words: [place]	death	0.07 -0.03 -0.03 -0.09 -0.12
words: [place]	declar	-0.16 -0.11 0.10 -0.07 -0.13
words: [place]	defenc	0.04 0.06 0.04 -0.15 0.00
words: [place]	demand	-0.09 -0.13 -0.14 0.14 -0.14
words: [place]	deny	-0.07 -0.10 -0.08 0.06 0.15
words: [place]	despit	-0.03 0.18 0.00 -0.11 -0.25
words: [place]	did	-0.05 -0.07 -0.03 -0.01 0.04
words: [place]	due	-0.15 -0.12 -0.18 0.15 0.05
words: [place]	dur	-0.07 -0.06 0.07 0.01 -0.08
words: [place]	economy	-0.10 -0.10 -0.13 -0.01 0.05
words: [place]	energy	-0.09 0.09 0.07 -0.15 0.06
words: [place]	evacuat	-0.14 -0.12 0.01 0.04 -0.07
words: [place]	fac	0.05 -0.09 0.01 0.01 -0.10
words: [place]	family	-0.14 -0.15 -0.13 0.01 0.13
words: [place]	famou	0.08 0.08 0.13 -0.09 -0.09
words: [place]	fight	-0.16 -0.14 0.06 0.03 -0.16
words: [place]	fm	-0.16 -0.12 0.09 -0.01 -0.09
words: [place]	follow	0.06 0.11 -0.15 -0.02 -0.12
words: [place]	for	-0.26 -0.18 -0.07 0.14 -0.09
words: [place]	foreign	-0.08 -0.05 0.01 0.00 -0.03
words: [place]	from	0.02 -0.10 0.01 0.06 -0.16
words: [place]	fuel	-0.11 -0.09 0.05 0.08 -0.08
words: [place]	gas	-0.14 -0.01 0.00 0.04 -0.13
words: [place]	halt	-0.12 -0.13 -0.06 0.10 -0.02
words: [place]	has	-0.13 -0.14 -0.01 0.00 0.04
words: [place]	have	-0.13 -0.11 -0.17 0.13 -0.01
words: [place]	help	-0.10 -0.13 0.02 -0.07 0.08
words: [place]	high	0.07 0.08 0.14 -0.12 -0.11
words: [place]	hit	0.05 -0.05 0.02 -0.03 -0.12
words: [place]	hospital	-0.13 0.03 0.10 -0.14 -0.12
words: [place]	host	-0.13 -0.06 -0.02 0.08 -0.12
words: [place]	hotel	-0.03 0.06 -0.04 -0.13 0.02
words: [place]	if	-0.09 -0.13 -0.06 0.09 0.05
words: [place]	in	-0.02 -0.08 0.01 0.05 -0.07
words: [place]	inflation	-0.07 -0.08 -0.06 0.07 -0.05
words: [place]	inspector	-0.15 -0.07 0.05 0.00 -0.07
words: [place]	intercept	0.03 0.11 -0.07 -0.11 -0.08
words: [place]	interior	-0.09 -0.10 -0.07 0.05 0.07
words: [place]	is	-0.15 -0.03 -0.12 0.08 -0.03
words: [place]	issu	-0.09 -0.12 0.03 0.00 -0.05
words: [place]	journalist	-0.04 0.05 0.02 -0.04 -0.06
words: [place]	kill	0.07 0.03 0.06 -0.26 -0.26
words: [place]	latest	-0.08 -0.03 -0.18 0.04 0.02
words: [place]	leader	-0.08 -0.13 -0.16 0.13 0.00
words: [place]	leav	-0.08 0.09 0.10 -0.09 -0.14
words: [place]	lng	0.01 0.03 0.03 -0.16 0.09
words: [place]	lpg	-0.07 -0.09 -0.04 0.10 -0.11
words: [place]	may	-0.12 -0.14 0.01 -0.02 0.00
words: [place]	meet	-0.10 -0.16 -0.06 0.10 -0.07
words: [place]	military	0.01 0.00 -0.16 0.04 -0.03
words: [place]	minister	-0.14 0.00 -0.06 0.04 -0.02
words: [place]	mountain	-0.11 0.02 0.04 -0.06 -0.01
words: [place]	must	-0.09 -0.10 -0.14 0.13 -0.10
words: [place]	negotiation	-0.06 -0.09 -0.12 0.03 0.07
words: [place]	negotiator	-0.10 -0.17 -0.15 0.15 0.09
words: [place]	not	-0.11 -0.13 -0.05 0.02 0.03
words: [place]	oblig	-0.03 -0.06 -0.02 0.04 -0.04
words: [place]	of	-0.14 -0.13 -0.09 0.09 0.00
words: [place]	offer	-0.11 -0.14 -0.06 0.02 0.05
words: [place]	official	-0.12 -0.03 0.05 -0.06 0.03
words: [place]	oil	0.08 0.06 0.04 -0.10 -0.07
words: [place]	on	-0.02 0.07 -0.02 -0.10 0.02
words: [place]	over	-0.16 0.03 0.08 0.04 -0.17
words: [place]	own	-0.12 -0.14 -0.08 -0.01 0.07
words: [place]	peacekeeper	0.05 0.14 -0.01 -0.14 -0.18
words: [place]	plan	0.06 -0.14 0.06 -0.09 -0.11
words: [place]	play	-0.14 -0.15 -0.13 -0.01 0.07
words: [place]	pm	-0.13 -0.12 0.05 0.06 -0.10
words: [place]	polic	0.04 0.03 -0.17 0.04 -0.04
words: [place]	port	0.13 0.16 -0.14 -0.12 -0.19
words: [place]	postpon	0.06 -0.10 -0.12 0.06 -0.09
words: [place]	power	-0.12 0.07 -0.04 -0.02 -0.05
words: [place]	prepar	0.03 -0.01 0.02 0.00 -0.12
words: [place]	president	-0.15 -0.14 -0.16 0.10 0.05
words: [place]	prim	-0.08 -0.09 -0.09 0.12 -0.11
words: [place]	push	-0.17 -0.12 0.02 0.10 -0.12
words: [place]	puts	-0.11 -0.11 -0.12 0.03 0.09
words: [place]	reach	-0.02 -0.10 -0.01 0.07 -0.13
words: [place]	refiner	-0.09 -0.07 0.02 0.01 -0.07
words: [place]	refinery	-0.06 -0.05 -0.04 0.08 -0.12
words: [place]	refus	-0.05 0.10 0.05 -0.06 -0.07
words: [place]	reject	-0.09 -0.12 -0.12 0.11 -0.02
words: [place]	report	0.03 0.04 -0.12 0.00 -0.08
words: [place]	resident	-0.07 0.04 0.05 -0.14 0.03
words: [place]	role	-0.11 -0.09 -0.05 -0.06 0.07
words: [place]	roulett	-0.04 -0.08 -0.08 -0.03 0.05
words: [place]	sailor	-0.05 0.04 0.02 -0.08 -0.16
words: [place]	sanction	0.02 0.11 0.06 -0.10 -0.06
words: [place]	says	0.04 0.03 -0.02 0.00 -0.37
words: [place]	seafarer	-0.09 0.05 0.06 -0.13 -0.13
words: [place]	seek	-0.06 -0.10 -0.14 -0.06 0.10
words: [place]	sees	-0.08 -0.10 -0.07 0.08 0.00
words: [place]	send	-0.09 -0.05 0.02 0.01 -0.08
words: [place]	ship	-0.14 -0.15 -0.05 -0.02 0.08
words: [place]	shipp	-0.11 -0.12 -0.01 0.03 -0.01
words: [place]	shoot	-0.05 0.09 0.03 -0.12 -0.10
words: [place]	should	-0.13 -0.11 -0.08 0.08 -0.05
words: [place]	shut	-0.05 0.07 0.07 -0.06 -0.07
words: [place]	skyscraper	0.01 0.08 0.12 -0.12 -0.10
words: [place]	slam	-0.12 -0.12 0.02 0.06 -0.11
words: [place]	soldier	0.03 0.18 -0.12 -0.19 -0.16
words: [place]	speak	-0.09 -0.03 0.08 -0.05 -0.02
words: [place]	stall	-0.03 -0.06 -0.02 0.04 -0.04
words: [place]	stat	0.10 -0.02 -0.06 -0.04 -0.06
words: [place]	stock	-0.09 -0.06 -0.05 0.06 0.01
words: [place]	strik	-0.22 -0.10 0.04 0.07 -0.04
words: [place]	strongly	-0.08 -0.10 -0.06 0.05 0.05
words: [place]	suspend	-0.21 -0.05 0.03 0.00 -0.06
words: [place]	talk	-0.10 -0.06 -0.08 0.00 0.08
words: [place]	tanker	-0.17 -0.22 -0.09 0.06 0.07
words: [place]	target	0.06 0.10 0.01 -0.12 -0.10
words: [place]	tell	-0.03 -0.07 -0.02 0.05 -0.05
words: [place]	that	-0.12 -0.12 -0.02 -0.03 0.08
words: [place]	threaten	-0.19 -0.20 -0.07 0.17 0.01
words: [place]	to	-0.14 0.10 0.05 -0.04 -0.14
words: [place]	too	-0.11 -0.12 -0.12 0.11 0.03
words: [place]	tourist	0.02 0.05 -0.06 -0.06 0.01
words: [place]	trad	-0.06 0.00 -0.15 -0.12 0.11
words: [place]	truc	0.02 0.00 0.03 -0.06 -0.07
words: [place]	turtl	-0.14 -0.13 0.07 0.09 -0.07
words: [place]	under	0.08 -0.03 -0.12 -0.10 -0.06
words: [place]	urg	-0.05 -0.02 -0.20 0.11 0.14
words: [place]	villag	0.01 -0.04 0.03 0.01 -0.13
words: [place]	visit	-0.14 -0.03 0.08 -0.05 -0.17
words: [place]	war	-0.10 0.02 -0.14 -0.11 0.10
words: [place]	warn	-0.09 -0.02 -0.06 0.11 -0.13
words: [place]	was	-0.02 -0.04 -0.07 -0.11 0.09
words: [place]	water	0.03 0.01 0.02 0.00 -0.07
words: [place]	welcom	-0.12 -0.13 -0.06 0.08 -0.06
words: [place]	whil	-0.12 0.09 0.07 -0.08 -0.07
words: [place]	will	-0.24 -0.12 0.11 -0.05 -0.10
words: [place]	with	0.05 -0.02 -0.19 0.11 -0.20
words: [place]	without	0.03 0.09 0.02 -0.17 0.01
words: [place]	xiv	-0.13 -0.13 -0.08 0.04 -0.01
words: [place]	|	-0.12 0.02 0.03 -0.02 -0.07
words: [place]	–	-0.02 -0.11 0.04 0.05 -0.13
words: [place]	—	-0.11 0.06 -0.04 -0.07 0.04
words: [region]	,	0.02 0.17 -0.09 -0.10 -0.02
words: [region]	-	0.09 -0.02 -0.04 -0.02 -0.05
words: [region]	.	-0.09 0.00 0.07 0.00 -0.10
words: [region]	:	-0.11 0.04 -0.04 -0.13 0.06
words: [region]	?	-0.08 -0.16 -0.16 -0.01 0.09
words: [region]	[region]	-0.17 -0.12 -0.16 0.18 -0.10
words: [region]	[side]	-0.02 -0.04 0.04 0.04 -0.10
words: [region]	after	0.07 0.11 -0.01 -0.09 -0.20
words: [region]	again	0.24 0.17 -0.18 -0.21 0.00
words: [region]	ally	-0.17 -0.08 0.07 0.01 -0.11
words: [region]	amid	-0.14 0.00 0.05 0.04 -0.16
words: [region]	and	-0.09 0.01 0.10 -0.12 -0.01
words: [region]	are	-0.13 -0.12 0.03 -0.03 -0.02
words: [region]	as	-0.03 0.05 0.09 -0.06 -0.24
words: [region]	attack	-0.01 0.09 -0.04 -0.09 -0.08
words: [region]	blockad	-0.14 -0.08 -0.03 0.01 0.07
words: [region]	by	-0.11 -0.12 0.06 -0.13 0.05
words: [region]	ceasefir	-0.11 -0.15 -0.14 0.04 0.06
words: [region]	clos	0.07 0.15 -0.13 -0.07 -0.19
words: [region]	closur	-0.18 -0.06 -0.13 0.05 0.06
words: [region]	conflict	-0.12 -0.07 0.04 -0.01 -0.01
words: [region]	could	-0.07 -0.12 -0.13 -0.03 0.09
words: [region]	country	-0.11 0.02 0.11 -0.13 -0.02
words: [region]	crisi	-0.01 -0.06 0.03 -0.03 -0.01
words: [region]	deadlin	-0.13 -0.07 0.15 -0.14 -0.14
words: [region]	despit	-0.06 -0.03 -0.01 0.05 -0.07
words: [region]	disruption	-0.09 -0.06 0.03 -0.05 0.01
words: [region]	energy	0.11 0.06 0.08 -0.11 -0.09
words: [region]	follow	-0.03 0.02 0.01 -0.11 -0.07
words: [region]	for	-0.15 -0.15 0.01 0.06 -0.12
words: [region]	from	-0.09 -0.14 -0.16 -0.06 0.11
words: [region]	gas	0.02 0.05 0.06 -0.08 -0.13
words: [region]	have	-0.05 -0.04 0.11 0.03 -0.08
words: [region]	if	-0.18 -0.18 0.08 0.01 -0.14
words: [region]	in	-0.04 0.00 -0.18 0.05 -0.01
words: [region]	infiltration	0.14 0.06 0.02 -0.13 -0.11
words: [region]	is	-0.18 -0.06 0.00 0.01 0.01
words: [region]	leader	-0.12 -0.17 -0.16 0.10 0.05
words: [region]	may	-0.11 -0.13 -0.12 0.07 -0.01
words: [region]	mission	-0.11 -0.13 -0.13 0.14 -0.04
words: [region]	nation	-0.11 -0.04 -0.01 -0.01 0.03
words: [region]	not	-0.11 -0.12 0.00 -0.01 0.03
words: [region]	oil	-0.04 0.02 -0.01 -0.13 0.09
words: [region]	on	0.02 0.00 0.03 -0.08 0.01
words: [region]	open	0.11 -0.09 -0.08 -0.06 -0.12
words: [region]	over	0.04 0.12 -0.04 -0.17 -0.15
words: [region]	passag	-0.10 -0.09 0.00 0.03 -0.08
words: [region]	port	-0.14 -0.12 0.02 0.06 -0.10
words: [region]	region	-0.10 0.06 -0.04 0.03 -0.04
words: [region]	remain	-0.03 0.05 -0.05 0.00 -0.06
words: [region]	reopen	-0.01 -0.20 0.00 0.10 -0.17
words: [region]	risk	-0.03 0.00 -0.06 0.04 -0.02
words: [region]	ship	-0.13 -0.15 -0.18 0.18 -0.07
words: [region]	shipp	-0.06 0.11 -0.01 0.02 -0.08
words: [region]	sinc	-0.12 0.00 -0.17 0.09 -0.12
words: [region]	stay	-0.08 -0.04 0.03 -0.06 0.01
words: [region]	still	-0.07 -0.11 -0.12 0.12 -0.08
words: [region]	stock	-0.05 -0.03 -0.02 0.06 -0.11
words: [region]	supply	-0.08 -0.05 -0.03 0.06 -0.10
words: [region]	tension	0.02 -0.12 -0.09 0.03 0.01
words: [region]	that	0.08 0.03 -0.06 -0.10 -0.07
words: [region]	threat	-0.09 0.04 0.07 -0.02 -0.13
words: [region]	tim	-0.21 -0.04 0.07 -0.02 -0.18
words: [region]	to	-0.03 -0.14 -0.06 0.06 -0.01
words: [region]	toll	-0.09 0.00 0.00 0.02 -0.04
words: [region]	traffic	-0.07 0.00 -0.07 0.02 0.01
words: [region]	transit	-0.14 -0.09 0.02 0.06 -0.14
words: [region]	ultimatum	-0.11 -0.15 -0.05 0.08 -0.09
words: [region]	war	-0.05 -0.17 -0.12 0.05 0.02
words: [region]	will	0.01 -0.07 0.04 -0.02 -0.09
words: [region]	with	-0.21 -0.06 0.05 -0.09 0.02
words: [region]	—	-0.09 0.03 -0.06 0.07 -0.09
words: [side]	,	0.08 -0.02 -0.06 -0.05 -0.03
words: [side]	-	-0.04 -0.03 0.03 -0.07 0.02
words: [side]	.	-0.20 -0.04 0.08 -0.13 0.09
words: [side]	:	-0.21 -0.16 0.11 0.14 -0.14
words: [side]	;	0.05 0.05 0.03 -0.14 -0.04
words: [side]	?	-0.15 -0.21 -0.08 -0.01 0.10
words: [side]	[ally]	-0.21 0.05 -0.06 -0.02 0.03
words: [side]	[number]	-0.14 0.03 0.02 0.01 -0.09
words: [side]	[place]	0.00 -0.03 -0.05 -0.08 0.08
words: [side]	[region]	-0.12 -0.08 0.07 -0.02 -0.02
words: [side]	[side]	0.04 0.04 -0.01 -0.05 -0.12
words: [side]	[usa]	0.10 0.02 -0.05 -0.07 -0.04
words: [side]	a	-0.11 -0.11 -0.05 0.12 -0.09
words: [side]	about	-0.17 0.01 0.14 -0.16 -0.02
words: [side]	accord	-0.18 -0.07 0.05 0.03 -0.12
words: [side]	accus	-0.15 -0.11 0.05 0.03 -0.16
words: [side]	addres	-0.10 -0.03 -0.01 -0.08 0.07
words: [side]	advanc	0.07 0.11 -0.06 -0.11 -0.11
words: [side]	after	0.06 0.03 -0.03 -0.03 -0.11
words: [side]	again	-0.16 0.10 0.06 -0.18 -0.05
words: [side]	against	-0.09 0.01 -0.06 0.02 0.04
words: [side]	agent	-0.11 -0.10 -0.01 0.09 -0.09
words: [side]	aggression	-0.11 -0.12 -0.11 0.09 0.07
words: [side]	agre	0.04 -0.03 0.06 -0.11 -0.25
words: [side]	agreement	0.01 -0.08 -0.07 -0.06 0.07
words: [side]	ahead	-0.05 0.08 0.04 -0.06 -0.10
words: [side]	air	0.02 0.00 -0.02 -0.03 -0.05
words: [side]	airport	-0.14 0.01 0.01 0.01 -0.01
words: [side]	airstrik	-0.10 -0.04 -0.04 0.06 -0.02
words: [side]	ali	0.15 -0.14 -0.19 -0.03 -0.04
words: [side]	align	-0.14 -0.14 0.06 -0.02 -0.08
words: [side]	all	-0.10 -0.12 -0.12 0.08 0.00
words: [side]	ambassador	-0.18 -0.07 0.03 -0.01 -0.04
words: [side]	amid	0.14 0.02 0.00 -0.15 -0.04
words: [side]	and	0.10 0.11 -0.01 -0.16 -0.07
words: [side]	announc	-0.01 -0.05 0.06 -0.08 -0.04
words: [side]	apologis	-0.13 -0.08 0.06 0.01 -0.12
words: [side]	appear	-0.12 -0.06 0.00 -0.02 0.03
words: [side]	are	-0.06 -0.07 0.10 -0.14 0.02
words: [side]	arm	0.06 0.00 -0.12 0.04 -0.10
words: [side]	army	0.07 -0.03 0.01 -0.05 -0.11
words: [side]	arriv	-0.08 -0.11 -0.08 0.09 -0.07
words: [side]	as	0.03 0.08 0.09 -0.03 -0.35
words: [side]	assault	-0.07 0.08 -0.11 0.07 -0.13
words: [side]	at	-0.11 -0.12 -0.15 -0.10 0.16
words: [side]	attack	-0.16 -0.01 0.09 -0.03 0.01
words: [side]	authority	-0.15 0.00 -0.11 0.10 -0.10
words: [side]	back	0.02 -0.04 -0.03 0.00 -0.04
words: [side]	ballistic	-0.05 -0.04 -0.04 0.06 -0.01
words: [side]	bas	-0.15 0.09 0.01 0.02 -0.10
words: [side]	begin	-0.16 0.00 -0.10 0.08 -0.03
words: [side]	believ	-0.12 -0.10 -0.15 -0.04 0.07
words: [side]	blockad	-0.16 0.03 0.02 -0.14 0.03
words: [side]	bomb	0.09 -0.03 -0.14 -0.03 0.04
words: [side]	bombardment	-0.14 0.06 0.02 -0.15 0.03
words: [side]	brac	-0.11 -0.04 0.01 0.00 -0.02
words: [side]	break	-0.04 0.04 -0.04 0.00 -0.09
words: [side]	bridg	-0.13 -0.07 -0.08 0.11 -0.05
words: [side]	brief	-0.05 -0.07 -0.07 0.14 -0.13
words: [side]	bury	-0.10 -0.07 0.05 0.06 -0.06
words: [side]	but	-0.10 0.03 0.00 -0.18 0.10
words: [side]	by	-0.05 -0.10 -0.07 0.12 -0.13
words: [side]	call	-0.16 -0.15 -0.07 0.14 -0.09
words: [side]	campaign	-0.11 -0.01 0.02 -0.03 -0.01
words: [side]	can	-0.12 -0.05 0.00 0.05 -0.06
words: [side]	cargo	-0.02 0.07 0.00 -0.09 -0.09
words: [side]	ceas	0.04 -0.07 -0.10 0.04 -0.04
words: [side]	ceasefir	-0.16 -0.16 -0.12 0.10 0.09
words: [side]	celebrat	-0.10 -0.13 -0.05 0.09 0.03
words: [side]	charg	-0.07 -0.09 -0.07 0.03 0.08
words: [side]	chief	0.06 0.02 0.01 -0.03 -0.15
words: [side]	city	0.01 0.08 0.10 -0.05 -0.17
words: [side]	claim	0.01 0.08 -0.10 -0.01 -0.06
words: [side]	clash	-0.13 -0.12 -0.14 -0.02 0.09
words: [side]	clos	0.01 0.11 -0.05 -0.11 -0.03
words: [side]	collaps	-0.12 0.10 0.11 -0.11 -0.10
words: [side]	com	0.06 0.13 0.05 -0.12 -0.12
words: [side]	commander	-0.22 0.01 0.00 0.00 -0.02
words: [side]	condemn	-0.11 -0.10 0.06 0.06 -0.15
words: [side]	confirm	0.17 0.08 -0.16 -0.14 -0.12
words: [side]	conflict	-0.09 -0.09 -0.05 0.07 0.01
words: [side]	consulat	0.14 0.08 -0.08 -0.10 -0.09
words: [side]	continu	-0.02 0.18 -0.01 -0.21 -0.02
words: [side]	could	-0.13 -0.15 -0.09 0.04 0.03
words: [side]	counterpart	-0.04 -0.09 -0.07 0.06 -0.04
words: [side]	coverag	-0.08 -0.10 -0.12 -0.10 0.11
words: [side]	crisi	-0.10 -0.08 -0.10 0.14 -0.14
words: [side]	crud	-0.05 -0.01 -0.01 0.01 -0.04
words: [side]	crypto	-0.05 0.01 0.04 -0.03 -0.04
words: [side]	cuts	-0.10 -0.02 0.13 -0.14 -0.12
words: [side]	damag	-0.13 -0.05 0.10 -0.01 -0.11
words: [side]	de	0.03 0.07 -0.03 -0.01 -0.12
words: [side]	dead	0.13 -0.09 -0.13 -0.13 -0.11
words: [side]	deadlin	-0.14 -0.11 -0.07 0.06 0.02
words: [side]	deal	0.10 -0.07 -0.07 -0.03 -0.03
words: [side]	death	-0.12 -0.11 0.05 -0.05 0.10
words: [side]	decision	-0.13 -0.12 0.10 0.01 -0.13
words: [side]	declar	0.06 0.07 0.09 -0.18 -0.15
words: [side]	defenc	-0.08 0.03 -0.05 0.05 -0.06
words: [side]	defens	0.01 0.05 -0.11 -0.01 -0.06
words: [side]	delegation	-0.19 -0.12 -0.02 0.01 0.02
words: [side]	demand	-0.14 -0.06 0.06 -0.03 0.04
words: [side]	deny	-0.06 0.03 0.03 -0.03 -0.07
words: [side]	deputy	-0.05 -0.10 -0.11 0.10 0.06
words: [side]	describ	-0.12 -0.12 -0.09 0.11 -0.05
words: [side]	desperat	-0.07 -0.08 -0.09 -0.06 0.08
words: [side]	destroy	0.04 0.03 0.02 -0.01 -0.15
words: [side]	destruction	-0.08 0.00 -0.02 0.09 -0.12
words: [side]	detect	-0.09 0.07 0.17 -0.14 -0.10
words: [side]	did	-0.09 0.01 -0.08 0.07 -0.07
words: [side]	didn't	-0.11 -0.06 0.01 0.02 -0.05
words: [side]	do	-0.13 -0.15 -0.13 0.01 0.10
words: [side]	doesn't	-0.14 -0.08 0.10 -0.06 -0.11
words: [side]	down	0.03 0.08 -0.03 -0.13 -0.11
words: [side]	driv	-0.08 0.11 0.09 -0.07 -0.12
words: [side]	dron	0.02 -0.08 0.01 0.01 -0.02
words: [side]	dur	-0.09 -0.10 -0.09 0.11 -0.06
words: [side]	economy	-0.09 -0.11 -0.13 -0.12 0.12
words: [side]	eliminat	-0.06 -0.04 -0.03 0.06 -0.06
words: [side]	embassy	-0.11 -0.12 -0.11 0.04 0.08
words: [side]	energy	0.09 0.09 -0.01 -0.21 -0.09
words: [side]	enter	-0.04 0.04 -0.13 0.07 -0.10
words: [side]	envoy	-0.10 -0.12 -0.12 0.12 0.06
words: [side]	escalat	-0.10 0.11 0.08 -0.15 -0.09
words: [side]	escalation	-0.10 -0.09 0.08 -0.05 -0.15
words: [side]	evacuation	-0.08 0.07 0.09 -0.09 -0.11
words: [side]	exchang	-0.11 0.11 -0.01 -0.06 -0.16
words: [side]	execut	-0.08 0.07 0.06 -0.05 -0.10
words: [side]	expand	-0.12 0.07 0.02 -0.15 0.04
words: [side]	explosion	-0.07 -0.09 0.16 0.06 -0.08
words: [side]	extremely	-0.06 -0.02 -0.02 0.03 -0.06
words: [side]	fac	0.05 -0.07 0.03 -0.02 -0.06
words: [side]	fail	-0.13 0.03 0.11 -0.13 -0.02
words: [side]	fear	-0.14 -0.19 -0.03 -0.01 0.03
words: [side]	fight	0.00 0.11 0.01 -0.12 -0.08
words: [side]	fighter	-0.03 -0.02 0.00 -0.08 0.05
words: [side]	fir	-0.01 0.12 -0.14 -0.14 -0.08
words: [side]	fire	0.06 0.14 -0.02 -0.09 -0.14
words: [side]	flagg	0.06 0.09 -0.02 -0.14 -0.10
words: [side]	fm	-0.17 -0.05 0.05 0.01 -0.09
words: [side]	follow	-0.16 -0.03 -0.15 0.11 0.02
words: [side]	for	-0.19 0.03 0.01 0.02 -0.12
words: [side]	forc	0.01 0.04 -0.19 0.07 -0.08
words: [side]	foreign	-0.18 0.00 0.05 0.00 -0.14
words: [side]	from	-0.11 -0.16 -0.17 0.10 0.11
words: [side]	fund	-0.14 -0.03 0.13 -0.12 -0.11
words: [side]	gas	-0.04 -0.05 0.01 0.04 -0.10
words: [side]	general	0.03 0.03 0.03 -0.02 -0.13
words: [side]	girl	-0.06 -0.08 -0.09 0.10 -0.11
words: [side]	ground	-0.14 -0.05 0.05 -0.11 0.03
words: [side]	guidelin	-0.13 -0.14 -0.13 0.13 -0.11
words: [side]	gunboat	0.12 0.06 -0.02 -0.08 -0.08
words: [side]	gunfir	0.06 -0.06 0.17 -0.09 -0.07
words: [side]	hacker	-0.08 0.00 0.08 -0.02 -0.12
words: [side]	had	0.02 0.01 0.02 -0.03 -0.02
words: [side]	halt	0.04 -0.11 0.04 -0.05 -0.13
words: [side]	has	-0.05 -0.08 -0.07 -0.02 0.07
words: [side]	have	0.11 -0.12 -0.18 0.08 -0.06
words: [side]	hawk	-0.08 -0.12 -0.09 0.01 0.06
words: [side]	head	-0.04 0.06 -0.03 0.00 -0.04
words: [side]	hit	0.00 0.12 0.03 -0.25 -0.06
words: [side]	hits	-0.05 0.19 -0.10 -0.18 -0.10
words: [side]	hold	-0.13 -0.06 0.12 -0.03 -0.13
words: [side]	hospital	-0.08 -0.02 -0.14 0.07 -0.09
words: [side]	if	-0.01 -0.05 0.05 0.03 -0.17
words: [side]	in	0.00 -0.01 -0.08 0.06 -0.08
words: [side]	infiltration	0.24 0.07 0.18 -0.24 -0.18
words: [side]	infrastructur	-0.10 0.05 -0.05 -0.14 0.04
words: [side]	insist	-0.09 -0.10 -0.07 0.09 -0.02
words: [side]	intel	-0.09 0.06 -0.10 0.01 -0.03
words: [side]	intelligenc	-0.10 0.03 -0.11 0.02 -0.08
words: [side]	intensify	0.08 0.10 -0.16 -0.10 -0.16
words: [side]	intercept	0.04 0.09 0.06 -0.15 -0.12
words: [side]	invasion	-0.11 -0.04 -0.03 -0.08 0.08
words: [side]	is	-0.03 -0.25 -0.09 0.09 0.02
words: [side]	isn't	-0.09 -0.07 -0.05 0.04 0.00
words: [side]	issu	-0.14 -0.05 0.15 -0.12 -0.19
words: [side]	it	-0.07 0.04 -0.05 0.07 -0.14
words: [side]	jets	0.00 0.10 -0.01 -0.06 -0.11
words: [side]	keep	-0.07 0.02 -0.09 -0.03 0.03
words: [side]	kill	0.01 0.05 -0.13 -0.16 0.10
words: [side]	kurd	-0.09 -0.10 0.02 0.01 -0.03
words: [side]	largest	-0.13 -0.07 -0.16 -0.02 0.10
words: [side]	latest	0.05 -0.15 0.00 -0.02 -0.03
words: [side]	launch	0.18 0.00 -0.04 -0.18 -0.20
words: [side]	leader	-0.04 -0.01 0.00 -0.07 0.04
words: [side]	leadership	-0.20 -0.17 -0.07 0.04 0.08
words: [side]	leav	-0.09 0.05 0.03 -0.04 -0.15
words: [side]	link	-0.17 -0.19 -0.09 0.11 0.05
words: [side]	live	0.11 0.01 -0.02 -0.13 -0.14
words: [side]	main	0.02 0.09 -0.09 -0.13 0.04
words: [side]	man	-0.08 -0.09 0.00 0.06 -0.10
words: [side]	may	-0.13 -0.02 -0.15 0.07 0.02
words: [side]	media	-0.05 0.02 0.05 -0.01 -0.14
words: [side]	meet	-0.11 -0.08 -0.08 0.10 -0.06
words: [side]	memorandum	-0.05 -0.07 0.05 -0.05 -0.05
words: [side]	military	-0.09 0.08 -0.03 -0.01 -0.08
words: [side]	minister	-0.17 -0.13 0.01 0.10 -0.09
words: [side]	missil	-0.05 -0.10 0.08 0.06 -0.03
words: [side]	mission	-0.07 -0.08 -0.14 0.12 -0.09
words: [side]	mou	0.02 -0.09 -0.01 0.00 -0.07
words: [side]	mourn	-0.12 -0.09 0.10 -0.08 -0.08
words: [side]	mov	-0.08 -0.01 0.03 -0.08 0.02
words: [side]	mullah	-0.12 -0.09 0.04 -0.09 0.02
words: [side]	must	-0.08 -0.01 -0.23 -0.01 0.09
words: [side]	nam	-0.15 -0.06 0.13 -0.04 -0.18
words: [side]	near	-0.03 0.03 0.03 -0.04 -0.14
words: [side]	need	-0.08 -0.11 -0.12 0.05 0.07
words: [side]	negotiation	-0.12 -0.14 -0.11 -0.01 0.09
words: [side]	negotiator	-0.18 -0.17 -0.12 0.02 0.05
words: [side]	new	-0.10 0.12 -0.03 -0.01 -0.03
words: [side]	next	-0.04 -0.08 -0.12 -0.07 0.10
words: [side]	no	0.02 0.10 -0.06 0.00 -0.04
words: [side]	not	-0.18 -0.02 -0.01 0.07 -0.07
words: [side]	now	-0.11 -0.11 -0.14 0.11 -0.10
words: [side]	nuclear	0.07 -0.15 -0.11 0.07 -0.05
words: [side]	of	-0.07 -0.07 -0.14 0.12 -0.04
words: [side]	off	-0.13 -0.06 0.08 -0.01 -0.09
words: [side]	offer	0.02 0.07 -0.06 -0.08 0.03
words: [side]	official	-0.09 -0.01 0.00 0.02 -0.03
words: [side]	oil	-0.06 -0.02 0.06 -0.02 -0.08
words: [side]	on	-0.19 -0.08 0.07 0.13 -0.07
words: [side]	open	-0.05 0.09 -0.09 -0.02 -0.13
words: [side]	operation	-0.10 0.03 -0.03 -0.08 0.07
words: [side]	option	-0.14 -0.14 0.03 0.01 0.00
words: [side]	order	-0.02 -0.03 0.13 -0.13 -0.23
words: [side]	over	-0.11 0.03 0.11 -0.04 -0.12
words: [side]	pact	-0.13 -0.08 0.06 -0.05 -0.01
words: [side]	peac	-0.09 -0.04 0.04 0.02 -0.08
words: [side]	peopl	-0.02 -0.02 -0.09 -0.01 0.05
words: [side]	phon	-0.10 -0.11 -0.05 0.09 -0.09
words: [side]	plan	-0.19 -0.04 -0.05 0.08 -0.02
words: [side]	podcast	-0.03 -0.10 -0.09 -0.01 0.08
words: [side]	political	-0.10 -0.10 -0.11 -0.01 0.07
words: [side]	port	0.02 -0.05 0.10 -0.20 0.04
words: [side]	post	-0.15 -0.14 -0.13 -0.02 0.08
words: [side]	pound	-0.08 0.16 -0.08 -0.15 -0.17
words: [side]	power	-0.27 -0.17 0.15 -0.12 -0.04
words: [side]	prepar	-0.11 0.04 -0.10 0.03 0.03
words: [side]	pressur	-0.13 -0.13 -0.03 0.10 -0.06
words: [side]	projectil	0.04 0.12 -0.11 -0.12 -0.10
words: [side]	proposal	-0.13 -0.09 -0.06 0.08 0.01
words: [side]	protest	-0.14 -0.10 0.03 -0.02 -0.02
words: [side]	protester	-0.08 -0.03 -0.06 0.01 0.01
words: [side]	proxy	-0.10 -0.11 0.06 -0.06 0.00
words: [side]	pummel	-0.01 0.04 0.10 -0.14 -0.14
words: [side]	push	0.00 0.05 -0.16 0.01 -0.02
words: [side]	rag	-0.14 0.02 -0.06 0.10 -0.11
words: [side]	raid	0.04 -0.06 -0.13 0.05 -0.04
words: [side]	ramp	-0.06 0.10 0.04 -0.13 -0.13
words: [side]	reach	0.10 0.06 -0.13 -0.16 0.06
words: [side]	reckles	-0.11 -0.03 0.00 0.07 -0.02
words: [side]	red	-0.06 -0.06 -0.02 0.05 -0.05
words: [side]	regim	-0.15 0.10 0.08 -0.05 -0.11
words: [side]	reimpos	0.13 0.10 -0.09 -0.11 -0.10
words: [side]	reject	-0.14 0.07 0.15 -0.18 -0.16
words: [side]	releas	-0.04 0.03 -0.03 0.02 -0.15
words: [side]	remain	-0.08 -0.09 -0.08 -0.07 0.08
words: [side]	renew	0.05 -0.04 0.08 -0.11 -0.10
words: [side]	reopen	0.04 0.03 -0.10 -0.12 0.10
words: [side]	report	-0.06 0.06 0.03 0.01 -0.09
words: [side]	reportedly	0.09 -0.02 -0.05 0.02 -0.21
words: [side]	rescu	-0.02 0.00 -0.08 -0.05 0.07
words: [side]	respond	0.05 0.11 -0.07 -0.20 0.04
words: [side]	resum	-0.09 0.03 -0.16 0.06 -0.06
words: [side]	retaliat	0.04 0.02 -0.27 0.03 -0.04
words: [side]	retaliation	0.12 -0.17 -0.06 -0.06 -0.01
words: [side]	retaliatory	-0.03 -0.07 -0.19 -0.04 0.08
words: [side]	rhetoric	-0.08 -0.11 -0.12 0.06 -0.03
words: [side]	rise	-0.08 0.04 -0.11 -0.11 0.08
words: [side]	rocket	-0.05 0.02 -0.03 -0.15 0.04
words: [side]	said	0.01 0.06 -0.08 0.01 -0.12
words: [side]	sailor	-0.14 -0.16 -0.11 0.16 -0.12
words: [side]	sanction	-0.13 -0.01 0.02 0.02 -0.13
words: [side]	say	0.09 -0.06 -0.07 -0.03 -0.15
words: [side]	says	-0.02 -0.01 0.04 0.01 -0.22
words: [side]	school	-0.21 -0.18 0.13 0.06 -0.13
words: [side]	security	-0.24 0.19 -0.01 -0.11 0.00
words: [side]	seek	-0.12 -0.12 -0.03 0.00 0.03
words: [side]	seiz	-0.01 0.03 -0.02 0.00 -0.18
words: [side]	send	0.07 0.03 -0.15 -0.08 0.01
words: [side]	set	-0.09 -0.09 0.02 0.02 -0.10
words: [side]	sets	-0.05 -0.04 0.09 0.11 -0.13
words: [side]	shelter	0.03 0.17 -0.05 -0.17 -0.17
words: [side]	ship	0.15 0.13 -0.17 -0.15 -0.18
words: [side]	shipp	-0.10 -0.05 0.09 -0.12 0.03
words: [side]	shoot	-0.06 -0.03 -0.05 0.00 0.03
words: [side]	shot	-0.07 0.07 0.05 -0.22 -0.18
words: [side]	should	-0.12 0.17 0.14 -0.12 -0.09
words: [side]	show	-0.15 -0.05 0.04 0.07 -0.17
words: [side]	shut	0.05 0.06 0.04 -0.13 -0.10
words: [side]	sign	0.17 0.22 -0.20 -0.12 -0.13
words: [side]	signal	-0.16 0.00 0.00 0.06 -0.09
words: [side]	siren	0.09 0.08 -0.01 -0.16 -0.15
words: [side]	sit	0.05 0.00 0.08 -0.10 -0.11
words: [side]	soldier	0.03 -0.08 -0.11 0.03 0.00
words: [side]	son	-0.12 -0.03 0.05 -0.01 -0.11
words: [side]	sought	-0.03 -0.06 -0.02 0.04 -0.04
words: [side]	sourc	0.00 -0.09 -0.13 0.10 -0.04
words: [side]	speech	-0.07 -0.08 -0.10 0.01 0.04
words: [side]	spread	0.05 0.09 0.04 -0.06 -0.13
words: [side]	spy	-0.12 0.03 0.03 -0.03 -0.10
words: [side]	standoff	-0.03 -0.11 -0.08 0.08 -0.01
words: [side]	start	-0.12 -0.03 0.04 0.00 -0.03
words: [side]	stat	0.08 0.02 0.03 -0.12 -0.15
words: [side]	step	-0.01 -0.01 -0.02 -0.01 0.02
words: [side]	still	-0.11 -0.11 -0.11 0.12 -0.13
words: [side]	strait	0.04 0.03 -0.11 0.01 -0.10
words: [side]	street	-0.05 -0.11 0.06 0.05 -0.06
words: [side]	strik	0.06 0.00 -0.07 -0.10 0.02
words: [side]	struck	0.02 0.04 -0.11 -0.03 -0.09
words: [side]	successor	0.00 0.11 0.07 -0.14 -0.13
words: [side]	suicid	-0.14 -0.02 0.00 -0.13 0.07
words: [side]	support	-0.11 -0.08 0.03 -0.09 0.04
words: [side]	suspect	-0.13 -0.02 -0.11 0.09 0.00
words: [side]	tak	-0.15 -0.09 0.02 0.05 -0.02
words: [side]	talk	-0.41 -0.08 0.03 -0.08 0.10
words: [side]	tanker	-0.07 -0.03 -0.18 0.09 0.16
words: [side]	target	-0.04 0.01 0.04 -0.08 -0.04
words: [side]	tell	0.00 0.06 -0.01 -0.17 0.05
words: [side]	tension	-0.13 0.01 0.02 -0.12 0.08
words: [side]	that	-0.02 0.01 -0.03 0.09 -0.15
words: [side]	threat	0.02 -0.09 -0.12 -0.02 0.10
words: [side]	threaten	-0.16 0.04 0.13 -0.21 -0.02
words: [side]	to	-0.07 -0.15 0.07 -0.04 0.00
words: [side]	top	0.06 0.01 0.03 -0.06 -0.04
words: [side]	town	-0.10 -0.02 -0.11 0.09 -0.12
words: [side]	trad	0.04 0.13 -0.04 -0.20 -0.15
words: [side]	troop	-0.10 0.02 0.03 0.00 -0.20
words: [side]	truc	0.02 0.01 0.04 -0.04 -0.12
words: [side]	try	-0.07 0.02 0.02 -0.03 0.00
words: [side]	underground	-0.10 -0.01 -0.04 -0.10 0.07
words: [side]	unleash	0.06 -0.10 0.04 0.00 -0.16
words: [side]	uranium	-0.09 -0.01 0.13 -0.16 -0.11
words: [side]	very	-0.16 -0.03 0.02 0.05 -0.13
words: [side]	vessel	0.04 -0.01 -0.06 0.02 0.06
words: [side]	victory	-0.07 -0.08 0.04 0.04 -0.04
words: [side]	violat	-0.08 -0.09 0.05 0.02 -0.07
words: [side]	visit	0.06 0.12 -0.16 -0.08 0.03
words: [side]	vows	-0.04 0.01 -0.02 0.04 -0.10
words: [side]	want	-0.21 0.02 -0.05 0.09 -0.10
words: [side]	war	-0.09 -0.09 -0.04 0.03 0.00
words: [side]	warn	-0.18 -0.14 0.10 0.01 -0.13
words: [side]	warship	0.10 0.04 -0.04 -0.11 -0.09
words: [side]	was	-0.07 -0.18 -0.04 0.02 0.07
words: [side]	weapon	-0.11 -0.01 0.05 -0.12 0.04
words: [side]	were	-0.15 -0.13 -0.14 0.09 0.05
words: [side]	will	-0.34 -0.12 0.06 0.09 -0.14
words: [side]	with	0.12 0.03 -0.17 -0.10 -0.04
words: [side]	withdraw	-0.13 -0.15 -0.19 0.11 0.02
words: [side]	withdrawal	-0.02 0.04 -0.15 0.03 -0.03
words: [side]	woman	-0.09 0.05 -0.04 0.02 -0.12
words: [side]	won	-0.09 -0.09 -0.12 -0.02 0.04
words: [side]	won't	-0.09 -0.07 0.01 -0.07 0.07
words: [side]	would	-0.08 -0.15 -0.19 0.09 0.01
words: [side]	wound	-0.14 0.05 -0.02 0.02 -0.12
words: [side]	yesterday	-0.17 -0.17 0.14 0.09 0.00
words: [side]	|	-0.08 -0.05 0.03 -0.09 0.08
words: [side]	–	-0.14 -0.08 0.01 0.02 -0.04
words: [side]	—	-0.19 -0.20 -0.07 0.10 0.03
words: [usa]	,	0.00 -0.09 -0.02 0.02 -0.03
words: [usa]	-	-0.12 -0.08 0.00 0.06 -0.01
words: [usa]	.	-0.18 -0.15 -0.15 0.00 0.13
words: [usa]	:	0.03 -0.18 0.05 0.10 -0.18
words: [usa]	?	-0.12 -0.13 -0.07 0.09 -0.06
words: [usa]	[number]	0.03 -0.13 -0.02 -0.11 0.07
words: [usa]	[place]	-0.17 -0.01 -0.07 0.01 0.05
words: [usa]	[region]	-0.20 -0.25 -0.23 0.17 0.04
words: [usa]	[side]	-0.03 -0.02 -0.09 -0.03 0.06
words: [usa]	[usa]	-0.07 -0.07 0.07 0.02 -0.13
words: [usa]	about	-0.21 -0.18 -0.17 0.15 -0.04
words: [usa]	accus	-0.12 -0.02 -0.08 0.06 -0.03
words: [usa]	achiev	-0.10 -0.10 -0.11 0.07 0.07
words: [usa]	action	-0.07 0.01 0.06 -0.01 -0.09
words: [usa]	admin	-0.16 -0.08 0.04 -0.01 -0.02
words: [usa]	administration	-0.20 -0.16 -0.02 0.06 -0.01
words: [usa]	admit	-0.11 -0.02 -0.09 0.02 0.01
words: [usa]	after	-0.14 -0.12 0.01 -0.01 0.02
words: [usa]	again	-0.14 -0.11 -0.17 0.04 0.07
words: [usa]	agre	-0.01 -0.10 -0.09 0.05 0.02
words: [usa]	agreement	0.01 0.00 0.06 0.02 -0.24
words: [usa]	air	-0.13 0.09 0.05 -0.21 -0.02
words: [usa]	aircraft	-0.12 0.02 0.01 -0.07 0.00
words: [usa]	airman	-0.21 -0.10 0.09 -0.05 -0.01
words: [usa]	allow	-0.08 0.06 0.08 -0.04 -0.09
words: [usa]	ally	-0.08 -0.17 -0.16 -0.04 0.12
words: [usa]	amid	-0.11 -0.04 0.00 -0.04 0.04
words: [usa]	and	0.15 -0.10 -0.06 -0.01 -0.11
words: [usa]	announc	0.07 0.05 -0.06 -0.07 -0.04
words: [usa]	announcement	-0.07 -0.08 -0.10 0.06 0.02
words: [usa]	army	-0.07 0.08 -0.05 -0.06 -0.14
words: [usa]	arriv	-0.16 0.05 -0.01 0.04 -0.12
words: [usa]	as	-0.20 -0.17 -0.01 -0.01 0.08
words: [usa]	ask	-0.06 -0.09 -0.13 0.10 -0.09
words: [usa]	asks	-0.14 -0.07 0.08 -0.03 -0.12
words: [usa]	asset	0.11 -0.05 -0.12 0.01 -0.15
words: [usa]	at	-0.12 -0.04 0.00 -0.06 0.05
words: [usa]	attack	-0.15 -0.11 -0.23 0.20 0.06
words: [usa]	authoriz	-0.11 0.05 0.11 -0.10 -0.12
words: [usa]	back	0.06 0.11 -0.03 -0.13 0.00
words: [usa]	bas	0.01 0.08 -0.12 -0.05 -0.04
words: [usa]	base	0.11 0.08 -0.04 -0.23 -0.18
words: [usa]	begin	-0.01 -0.11 0.03 0.01 -0.06
words: [usa]	biggest	-0.08 -0.13 -0.13 0.12 -0.07
words: [usa]	blam	-0.16 -0.18 0.05 -0.01 0.01
words: [usa]	blast	-0.09 -0.05 -0.10 0.05 0.04
words: [usa]	block	-0.11 -0.03 0.04 -0.11 0.04
words: [usa]	blockad	-0.14 0.00 -0.15 0.12 0.02
words: [usa]	bluff	-0.09 -0.09 -0.11 -0.07 0.10
words: [usa]	bomb	-0.07 -0.03 -0.20 0.06 0.12
words: [usa]	bomber	0.03 -0.09 0.04 -0.10 -0.01
words: [usa]	bragg	-0.04 0.00 -0.13 -0.13 0.10
words: [usa]	broker	0.04 -0.01 -0.10 0.06 -0.12
words: [usa]	call	0.00 0.07 0.14 -0.10 -0.14
words: [usa]	can	-0.15 0.07 0.11 -0.05 -0.07
words: [usa]	cancel	-0.14 0.00 0.03 0.03 -0.09
words: [usa]	casualty	0.01 0.00 0.07 -0.08 -0.11
words: [usa]	caus	-0.11 -0.11 0.05 0.09 -0.06
words: [usa]	ceasefir	-0.06 0.01 -0.15 0.08 -0.03
words: [usa]	chief	-0.10 -0.10 0.05 0.08 -0.10
words: [usa]	claim	-0.17 0.05 0.05 0.02 -0.14
words: [usa]	clear	-0.13 0.12 0.12 -0.13 -0.11
words: [usa]	clos	-0.11 -0.07 0.02 0.02 -0.05
words: [usa]	commander	-0.07 -0.10 -0.11 0.12 -0.10
words: [usa]	comment	-0.07 -0.08 -0.02 0.06 -0.07
words: [usa]	company	-0.11 0.03 0.10 -0.02 -0.12
words: [usa]	conclud	-0.09 -0.07 0.02 0.01 0.00
words: [usa]	condemn	-0.05 -0.04 0.01 0.03 -0.08
words: [usa]	confirm	0.12 -0.01 0.08 -0.15 -0.24
words: [usa]	confront	-0.07 -0.07 -0.12 0.02 0.03
words: [usa]	consulat	0.00 0.01 0.04 -0.01 -0.07
words: [usa]	contradict	-0.09 -0.11 -0.13 -0.04 0.10
words: [usa]	could	-0.11 0.10 0.01 0.00 -0.06
words: [usa]	criticis	-0.17 0.07 -0.13 -0.04 0.05
words: [usa]	crud	-0.06 0.02 -0.01 0.01 -0.07
words: [usa]	deadlin	-0.21 0.02 -0.10 0.13 -0.20
words: [usa]	deal	-0.04 -0.11 -0.13 0.10 0.02
words: [usa]	declar	0.10 0.06 -0.13 0.04 -0.07
words: [usa]	defend	-0.14 -0.10 0.10 -0.04 -0.12
words: [usa]	defens	0.01 0.06 0.05 -0.11 -0.02
words: [usa]	delay	-0.13 -0.13 0.06 0.01 -0.14
words: [usa]	delegation	-0.10 0.04 0.00 0.03 -0.10
words: [usa]	demand	0.01 0.05 -0.02 -0.15 0.07
words: [usa]	democrat	-0.04 -0.06 0.06 0.06 -0.08
words: [usa]	deny	-0.14 -0.14 -0.13 0.15 0.01
words: [usa]	deploy	-0.12 -0.04 0.12 -0.13 -0.10
words: [usa]	destroy	-0.11 -0.13 -0.07 0.02 0.06
words: [usa]	did	-0.12 -0.11 -0.11 0.10 -0.03
words: [usa]	didn't	-0.15 -0.14 -0.13 0.03 0.03
words: [usa]	diplomat	-0.01 0.04 -0.08 -0.03 -0.04
words: [usa]	do	-0.10 -0.11 -0.10 0.10 -0.07
words: [usa]	does	-0.09 -0.15 -0.15 0.01 0.09
words: [usa]	doesn't	-0.07 -0.06 -0.03 0.06 -0.05
words: [usa]	driller	-0.09 -0.16 -0.12 0.12 -0.10
words: [usa]	drop	-0.13 0.03 0.06 -0.17 -0.01
words: [usa]	dur	-0.11 -0.14 -0.11 0.00 0.13
words: [usa]	eas	-0.08 -0.04 0.06 -0.02 -0.05
words: [usa]	energy	-0.06 -0.11 -0.12 0.00 0.05
words: [usa]	envoy	-0.14 -0.07 0.03 0.03 -0.10
words: [usa]	escalat	-0.08 0.02 -0.11 0.05 0.04
words: [usa]	expect	-0.12 -0.16 -0.15 0.15 -0.07
words: [usa]	extend	-0.20 -0.02 0.19 -0.14 -0.19
words: [usa]	f	0.04 0.09 -0.12 -0.16 0.02
words: [usa]	fac	-0.13 -0.14 -0.17 0.09 0.04
words: [usa]	fighter	0.01 0.02 -0.01 -0.05 -0.02
words: [usa]	fir	-0.12 -0.12 -0.10 0.14 -0.08
words: [usa]	first	-0.11 -0.12 -0.11 0.02 0.09
words: [usa]	for	-0.13 -0.10 0.07 -0.05 0.00
words: [usa]	from	-0.16 -0.12 0.01 0.08 -0.07
words: [usa]	gas	-0.08 0.01 0.05 -0.02 -0.15
words: [usa]	genocidal	-0.08 -0.07 -0.08 -0.11 0.09
words: [usa]	gets	-0.17 -0.01 0.06 -0.02 -0.05
words: [usa]	giv	-0.18 0.10 0.15 -0.10 -0.17
words: [usa]	goes	-0.16 -0.12 -0.09 -0.16 0.15
words: [usa]	ground	-0.09 0.06 0.07 -0.14 -0.15
words: [usa]	had	-0.11 -0.06 -0.08 0.08 -0.08
words: [usa]	halt	0.07 -0.01 -0.04 -0.10 -0.07
words: [usa]	has	0.03 -0.07 -0.05 -0.12 0.10
words: [usa]	have	0.03 -0.06 0.00 0.04 -0.10
words: [usa]	head	-0.15 -0.07 0.06 -0.06 -0.02
words: [usa]	helicopter	0.09 0.07 -0.03 -0.09 -0.19
words: [usa]	help	-0.10 0.09 -0.14 0.00 -0.06
words: [usa]	hit	-0.20 0.04 -0.18 -0.03 0.06
words: [usa]	hits	0.07 -0.03 0.05 -0.16 -0.10
words: [usa]	hold	-0.14 -0.11 -0.12 0.02 0.09
words: [usa]	hop	-0.09 -0.06 -0.05 0.04 -0.01
words: [usa]	identify	-0.16 -0.18 -0.05 0.14 -0.07
words: [usa]	if	-0.09 -0.06 -0.06 -0.04 0.07
words: [usa]	ignor	-0.06 -0.08 -0.09 -0.09 0.09
words: [usa]	in	-0.06 0.14 0.02 -0.09 -0.04
words: [usa]	inflation	-0.03 0.06 0.04 -0.07 0.00
words: [usa]	insist	-0.12 0.04 0.02 0.02 -0.14
words: [usa]	intel	-0.11 -0.12 -0.09 0.10 -0.08
words: [usa]	intelligenc	-0.07 -0.13 -0.10 0.10 0.05
words: [usa]	intercept	0.06 0.06 0.03 -0.09 -0.08
words: [usa]	intervention	-0.11 0.01 0.07 0.00 -0.04
words: [usa]	into	-0.10 -0.11 -0.08 0.08 -0.04
words: [usa]	invok	-0.09 -0.09 -0.12 0.08 0.03
words: [usa]	is	-0.29 -0.03 -0.04 -0.06 0.09
words: [usa]	issu	-0.08 -0.01 0.17 -0.13 -0.19
words: [usa]	jet	0.08 0.14 -0.13 -0.15 -0.14
words: [usa]	jets	-0.03 0.04 0.03 -0.14 -0.02
words: [usa]	journalist	-0.09 -0.09 0.06 -0.01 -0.10
words: [usa]	just	-0.09 -0.09 -0.12 -0.05 0.10
words: [usa]	keep	-0.08 -0.11 -0.10 0.09 -0.04
words: [usa]	kill	0.06 -0.13 -0.20 0.07 -0.07
words: [usa]	lash	-0.09 -0.10 -0.14 0.02 0.06
words: [usa]	latest	-0.11 -0.13 -0.12 0.05 0.04
words: [usa]	launch	0.11 0.01 -0.07 -0.02 -0.22
words: [usa]	lawmaker	-0.08 0.06 0.02 -0.07 0.03
words: [usa]	lays	-0.10 0.12 0.10 -0.15 -0.06
words: [usa]	lead	-0.13 0.11 0.11 -0.15 -0.03
words: [usa]	leav	-0.08 -0.12 -0.05 0.00 0.05
words: [usa]	led	-0.09 -0.12 -0.13 0.03 0.07
words: [usa]	lift	-0.13 0.04 0.13 -0.13 -0.16
words: [usa]	lock	-0.07 -0.08 0.10 -0.05 -0.09
words: [usa]	los	-0.11 -0.12 -0.11 -0.09 0.11
words: [usa]	made	-0.09 -0.10 -0.11 -0.05 0.09
words: [usa]	mak	-0.12 -0.08 0.04 0.12 -0.18
words: [usa]	market	-0.08 -0.13 -0.11 0.13 -0.08
words: [usa]	may	-0.10 -0.09 -0.03 0.08 -0.04
words: [usa]	meet	-0.09 -0.12 -0.09 0.08 0.04
words: [usa]	military	0.00 0.04 0.04 -0.20 0.02
words: [usa]	missil	-0.14 -0.09 0.04 0.12 -0.19
words: [usa]	must	-0.18 -0.19 0.03 -0.01 0.06
words: [usa]	national	-0.09 -0.03 0.04 -0.06 0.01
words: [usa]	naval	-0.05 -0.01 -0.13 0.11 -0.07
words: [usa]	need	-0.09 -0.08 -0.11 -0.12 0.13
words: [usa]	not	-0.17 -0.05 0.01 -0.03 0.03
words: [usa]	of	-0.14 0.01 0.05 -0.01 -0.08
words: [usa]	official	0.07 0.06 0.00 -0.08 -0.11
words: [usa]	oil	-0.13 -0.06 -0.01 0.04 -0.11
words: [usa]	on	-0.11 -0.17 -0.02 0.09 -0.06
words: [usa]	operation	-0.14 -0.12 -0.17 0.04 0.08
words: [usa]	option	-0.09 -0.12 -0.15 -0.09 0.13
words: [usa]	order	0.11 0.12 -0.07 -0.09 -0.15
words: [usa]	out	-0.11 0.01 0.05 -0.09 0.00
words: [usa]	over	-0.13 -0.16 -0.02 -0.01 0.09
words: [usa]	paus	-0.11 -0.09 0.00 -0.13 0.09
words: [usa]	peac	0.01 0.00 0.05 -0.14 0.01
words: [usa]	peopl	-0.06 -0.07 -0.11 -0.06 0.08
words: [usa]	phon	-0.11 0.02 0.01 0.03 -0.08
words: [usa]	pilot	-0.15 -0.13 0.11 -0.02 -0.06
words: [usa]	plan	-0.13 0.04 -0.22 0.09 -0.06
words: [usa]	play	-0.12 -0.12 0.01 0.08 -0.10
words: [usa]	politician	-0.09 -0.09 -0.02 0.10 -0.12
words: [usa]	post	-0.04 -0.08 0.07 -0.01 -0.03
words: [usa]	postpon	-0.15 -0.05 0.10 -0.14 0.02
words: [usa]	prepar	-0.09 0.07 -0.04 0.03 -0.17
words: [usa]	pressur	0.03 -0.14 -0.18 -0.02 0.10
words: [usa]	promis	-0.15 -0.13 0.16 -0.15 -0.13
words: [usa]	proposal	-0.13 -0.01 0.04 -0.01 -0.05
words: [usa]	protest	0.06 0.08 0.01 -0.08 -0.11
words: [usa]	public	-0.14 -0.14 -0.08 0.04 -0.01
words: [usa]	push	-0.04 -0.05 -0.02 0.05 -0.06
words: [usa]	reach	0.04 -0.03 -0.02 0.01 -0.13
words: [usa]	ready	-0.15 0.15 0.09 -0.09 -0.15
words: [usa]	refuel	0.02 0.05 0.01 -0.08 -0.10
words: [usa]	refuell	-0.03 0.05 0.04 -0.12 -0.15
words: [usa]	reject	-0.01 0.04 -0.04 0.01 0.00
words: [usa]	releas	-0.07 0.05 0.05 -0.05 -0.13
words: [usa]	remain	-0.17 -0.16 -0.15 0.16 -0.03
words: [usa]	remark	-0.08 -0.10 -0.07 0.06 0.02
words: [usa]	renew	-0.14 0.08 0.13 -0.17 -0.16
words: [usa]	reportedly	-0.18 0.03 0.07 0.01 -0.14
words: [usa]	rescu	-0.06 0.03 -0.03 -0.11 0.07
words: [usa]	respons	-0.05 0.02 0.00 -0.13 0.02
words: [usa]	responsibl	-0.13 -0.11 0.00 0.06 -0.06
words: [usa]	reveal	0.05 0.09 0.01 -0.15 -0.02
words: [usa]	said	-0.05 0.10 0.08 0.02 -0.27
words: [usa]	sanction	-0.12 -0.08 0.04 -0.01 -0.13
words: [usa]	says	0.11 0.09 0.11 -0.09 -0.34
words: [usa]	security	-0.12 -0.12 0.07 -0.04 -0.09
words: [usa]	seek	-0.12 -0.12 0.00 0.00 0.01
words: [usa]	sees	-0.09 0.05 0.07 -0.12 0.00
words: [usa]	seiz	0.00 0.01 0.06 -0.13 -0.14
words: [usa]	senat	-0.14 0.08 0.09 -0.05 -0.08
words: [usa]	send	-0.21 0.04 0.06 -0.09 0.00
words: [usa]	servic	-0.16 0.06 0.12 -0.17 -0.16
words: [usa]	set	-0.11 0.02 -0.03 0.07 -0.10
words: [usa]	sets	-0.10 0.07 0.12 -0.12 -0.12
words: [usa]	shar	-0.01 0.11 0.03 -0.11 -0.12
words: [usa]	shift	-0.04 0.03 -0.19 -0.10 0.07
words: [usa]	ship	-0.02 0.03 0.07 -0.06 -0.11
words: [usa]	sign	0.18 0.13 -0.26 -0.07 -0.17
words: [usa]	signal	-0.15 0.05 0.01 0.01 -0.05
words: [usa]	sink	0.11 0.00 0.02 -0.17 -0.14
words: [usa]	slam	-0.08 -0.13 -0.11 0.14 -0.14
words: [usa]	soldier	-0.25 -0.01 -0.01 -0.03 0.08
words: [usa]	special	0.01 0.01 -0.04 0.06 -0.15
words: [usa]	speech	-0.08 0.00 -0.01 -0.13 0.09
words: [usa]	staff	0.04 0.04 -0.04 -0.02 -0.06
words: [usa]	statement	-0.09 -0.11 -0.10 0.11 -0.09
words: [usa]	stock	-0.03 -0.07 -0.06 0.11 -0.12
words: [usa]	strik	-0.04 0.15 0.01 -0.10 -0.20
words: [usa]	submarin	0.12 -0.09 -0.11 -0.04 -0.12
words: [usa]	suggest	-0.17 -0.09 -0.02 0.04 -0.04
words: [usa]	summon	-0.13 -0.12 -0.09 0.11 0.06
words: [usa]	suspend	0.12 0.05 -0.10 -0.15 -0.10
words: [usa]	tak	-0.16 0.00 0.04 0.02 -0.08
words: [usa]	talk	-0.02 -0.15 -0.15 0.14 0.03
words: [usa]	target	0.01 0.01 0.06 -0.10 -0.11
words: [usa]	tell	-0.10 -0.01 0.13 -0.03 -0.16
words: [usa]	thank	-0.12 -0.12 -0.11 0.07 -0.05
words: [usa]	threat	-0.21 -0.03 -0.06 0.07 -0.02
words: [usa]	threaten	-0.17 0.15 0.14 -0.05 -0.21
words: [usa]	to	-0.14 -0.05 0.18 -0.05 -0.16
words: [usa]	told	-0.09 -0.12 -0.10 -0.18 0.15
words: [usa]	torpedo	-0.12 -0.11 -0.11 0.12 -0.07
words: [usa]	trip	-0.11 0.14 0.09 -0.09 -0.10
words: [usa]	troop	0.03 0.00 -0.10 0.00 0.02
words: [usa]	under	-0.14 -0.15 -0.15 0.00 0.10
words: [usa]	unleash	-0.11 0.03 0.09 -0.13 -0.12
words: [usa]	urg	0.09 0.06 0.10 -0.17 -0.20
words: [usa]	visit	-0.15 -0.05 -0.06 -0.01 0.10
words: [usa]	vows	-0.05 -0.02 0.05 -0.06 -0.04
words: [usa]	vp	0.04 0.05 0.06 -0.07 -0.14
words: [usa]	waiver	-0.07 -0.16 -0.15 0.15 0.01
words: [usa]	want	-0.10 -0.09 -0.15 0.03 0.10
words: [usa]	war	-0.03 0.11 0.08 -0.10 -0.14
words: [usa]	warn	-0.04 0.19 0.03 -0.13 -0.03
words: [usa]	warship	-0.14 -0.09 -0.02 -0.12 0.08
words: [usa]	was	-0.14 -0.09 0.05 -0.01 0.01
words: [usa]	weigh	-0.20 0.06 0.08 0.01 -0.19
words: [usa]	will	-0.02 0.09 -0.01 -0.07 0.03
words: [usa]	with	-0.12 0.06 -0.19 0.03 0.08
words: [usa]	won't	-0.12 -0.06 -0.06 0.03 0.03
words: [usa]	wound	0.09 -0.03 -0.02 -0.15 -0.12
words: a	[number]	0.05 0.01 -0.19 0.03 -0.01
words: a	[place]	-0.10 -0.05 -0.14 0.04 0.06
words: a	[region]	0.05 -0.10 -0.10 -0.11 0.07
words: a	[usa]	-0.06 -0.02 -0.20 -0.10 0.14
words: a	barrel	0.02 0.09 0.05 -0.05 -0.10
words: a	big	-0.16 -0.15 -0.11 0.04 0.05
words: a	blockad	-0.01 -0.03 -0.10 -0.10 0.09
words: a	ceas	0.04 0.05 -0.07 -0.03 0.01
words: a	ceasefir	-0.17 -0.11 0.04 0.07 -0.08
words: a	complet	-0.10 -0.07 -0.09 0.04 0.04
words: a	conflict	-0.03 -0.06 -0.07 0.00 0.02
words: a	critical	-0.10 -0.11 0.08 -0.05 -0.09
words: a	day	-0.07 0.02 -0.02 -0.05 0.03
words: a	deal	-0.18 0.01 0.00 -0.10 0.07
words: a	diplomatic	-0.11 -0.14 -0.09 -0.05 0.08
words: a	dozen	0.02 0.07 -0.01 -0.07 -0.10
words: a	fifth	0.04 0.02 -0.12 0.04 -0.06
words: a	global	-0.01 -0.02 -0.07 0.02 -0.02
words: a	hole	-0.01 0.09 -0.04 -0.11 -0.10
words: a	key	-0.03 0.02 -0.05 -0.04 0.03
words: a	littl	-0.11 -0.11 -0.07 0.05 -0.03
words: a	lot	-0.11 -0.06 0.00 -0.05 0.05
words: a	massiv	-0.02 -0.07 -0.12 0.03 0.05
words: a	military	0.01 0.05 0.03 -0.13 0.04
words: a	missil	-0.09 0.01 0.00 0.00 0.02
words: a	month	-0.09 -0.05 0.06 0.03 -0.08
words: a	new	-0.19 -0.18 -0.02 0.01 0.07
words: a	nuclear	-0.05 0.00 -0.13 0.12 -0.01
words: a	possibl	-0.10 -0.07 0.01 0.03 -0.10
words: a	second	0.04 0.00 -0.05 0.00 -0.08
words: a	ship	-0.07 0.01 0.06 -0.08 0.02
words: a	standstill	-0.11 -0.11 0.08 -0.03 -0.14
words: a	strategic	-0.09 -0.11 -0.12 -0.08 0.10
words: a	two	-0.09 -0.02 -0.09 0.08 -0.04
words: a	victory	-0.13 -0.13 -0.14 -0.10 0.12
words: a	volatil	-0.04 -0.03 -0.06 0.01 0.01
words: a	war	-0.17 -0.22 -0.21 0.09 0.02
words: a	warship	-0.05 -0.07 0.02 0.08 -0.11
words: a	wave	-0.13 0.05 0.07 -0.02 0.00
words: a	way	-0.07 -0.15 -0.13 0.04 0.02
words: a	week	-0.07 -0.08 0.02 0.01 -0.03
words: a	whol	-0.10 -0.06 0.05 0.03 -0.11
words: a	wider	-0.07 -0.10 -0.09 0.04 -0.02
words: a	world	-0.09 -0.08 -0.10 -0.12 0.12
words: a	year	-0.10 -0.13 -0.03 0.12 -0.13
words: abby	phillip	-0.08 -0.09 -0.09 -0.01 0.09
words: abduct	[usa]	0.01 -0.02 -0.03 0.04 -0.04
words: ability	to	-0.09 -0.08 -0.01 0.05 -0.02
words: ablaz	after	0.06 -0.04 0.12 -0.11 -0.09
words: able	to	-0.04 0.06 -0.03 -0.11 0.02
words: about	[number]	-0.11 -0.15 -0.12 0.07 0.12
words: about	[place]	-0.16 -0.13 -0.18 -0.13 0.17
words: about	[region]	-0.13 -0.16 -0.18 -0.13 0.15
words: about	[side]	-0.32 -0.09 -0.02 0.08 -0.05
words: about	[usa]	-0.20 -0.18 -0.19 -0.03 0.16
words: about	agreement	0.04 0.17 0.09 -0.13 -0.16
words: about	attack	-0.13 -0.16 -0.13 0.07 0.09
words: about	it	-0.11 -0.12 -0.07 0.07 -0.04
words: about	talk	-0.11 -0.01 -0.06 -0.06 0.06
words: about	the	-0.16 -0.15 0.02 -0.18 0.13
words: about	to	-0.10 -0.16 -0.03 0.08 -0.03
words: about	war	-0.10 -0.10 -0.01 0.03 -0.02
words: abov	[number]	-0.10 -0.01 0.00 0.01 -0.01
words: accord	,	0.04 -0.01 -0.10 0.02 -0.07
words: accord	to	0.06 0.02 0.04 -0.08 -0.14
words: accus	[place]	-0.09 -0.10 -0.01 0.00 0.04
words: accus	[side]	-0.19 -0.02 -0.09 0.07 -0.02
words: accus	[usa]	-0.12 0.00 -0.03 0.07 -0.10
words: accus	of	-0.10 -0.08 0.01 -0.01 0.01
words: acros	[place]	0.07 0.01 0.01 -0.23 -0.24
words: acros	[region]	0.09 -0.01 -0.07 -0.08 -0.18
words: acros	[side]	-0.03 0.01 0.11 -0.03 -0.27
words: acros	region	0.07 0.01 -0.09 -0.12 -0.12
words: acros	the	-0.06 0.06 -0.03 -0.03 -0.03
words: act	like	-0.11 -0.11 -0.10 0.04 0.05
words: action	against	-0.13 -0.05 0.04 -0.04 0.02
words: action	in	-0.08 -0.13 -0.08 -0.10 0.12
words: add	to	-0.09 0.11 0.02 -0.04 -0.13
words: addres	:	-0.13 0.00 0.00 -0.08 0.06
words: adds	to	-0.07 -0.03 0.10 -0.04 -0.12
words: admin	reportedly	-0.11 0.04 0.07 -0.01 -0.10
words: admit	to	-0.10 -0.03 -0.08 0.11 -0.08
words: afraid	to	-0.10 0.00 -0.11 -0.01 0.09
words: after	[ally]	-0.13 0.03 -0.10 0.04 -0.13
words: after	[number]	0.01 -0.01 -0.11 -0.01 0.04
words: after	[place]	-0.15 -0.16 0.01 0.08 -0.04
words: after	[region]	-0.07 -0.06 0.00 -0.04 0.04
words: after	[side]	-0.09 -0.04 0.05 0.05 -0.08
words: after	[usa]	-0.01 0.00 -0.05 0.00 -0.01
words: after	a	-0.12 0.03 0.00 0.03 -0.07
words: after	agreement	-0.13 0.03 0.07 -0.05 -0.12
words: after	attack	-0.08 -0.05 -0.06 0.08 -0.04
words: after	be	-0.05 0.08 -0.07 -0.09 -0.01
words: after	blow	-0.13 -0.03 0.02 0.04 -0.06
words: after	ceasefir	-0.09 -0.04 0.04 -0.03 0.03
words: after	deadly	-0.03 0.05 0.02 -0.09 -0.02
words: after	down	0.12 -0.09 -0.13 -0.13 -0.11
words: after	dron	-0.11 -0.09 0.03 0.06 -0.14
words: after	evacuation	0.12 0.07 -0.01 -0.09 -0.11
words: after	explosion	-0.10 -0.16 -0.15 0.14 -0.11
words: after	first	0.08 -0.06 -0.12 -0.01 -0.09
words: after	he	0.00 -0.01 -0.10 0.05 -0.09
words: after	hits	-0.15 -0.06 0.07 -0.09 0.04
words: after	launch	0.13 0.08 -0.06 -0.13 0.03
words: after	major	-0.04 -0.09 -0.05 0.09 -0.11
words: after	meet	-0.09 -0.13 -0.12 0.13 -0.13
words: after	missil	-0.01 0.15 -0.12 -0.11 -0.18
words: after	peac	-0.14 -0.04 -0.01 0.06 -0.11
words: after	president	-0.16 -0.16 0.07 0.01 -0.03
words: after	report	0.04 0.02 -0.15 -0.02 -0.03
words: after	rescu	-0.08 -0.07 -0.06 0.11 -0.14
words: after	siren	-0.12 -0.05 0.07 -0.06 -0.11
words: after	strik	0.00 0.02 0.04 -0.05 -0.11
words: after	talk	0.06 -0.06 -0.13 0.06 -0.10
words: after	the	-0.15 -0.03 -0.04 -0.01 0.07
words: after	to	-0.05 0.06 -0.05 -0.07 -0.03
words: after	vow	0.02 -0.07 -0.03 -0.11 0.04
words: after	war	-0.17 -0.19 -0.08 0.03 0.03
words: after	week	0.04 0.04 0.05 -0.05 -0.11
words: aftermath	of	-0.23 -0.14 -0.15 0.19 -0.05
words: again	,	0.07 -0.01 -0.16 -0.04 0.03
words: again	as	0.10 0.19 -0.13 -0.10 -0.23
words: again	in	0.04 -0.05 0.08 -0.11 0.02
words: again	to	-0.09 0.01 0.05 0.00 -0.11
words: against	[ally]	-0.08 -0.14 0.13 -0.04 -0.08
words: against	[place]	-0.09 -0.09 -0.07 0.06 0.01
words: against	[side]	0.13 -0.02 -0.02 -0.12 -0.05
words: against	[usa]	-0.22 -0.11 -0.03 0.08 0.00
words: against	the	-0.09 0.01 0.04 0.01 -0.04
words: against	time	-0.10 -0.12 -0.12 0.11 0.00
words: aggression	on	-0.10 -0.07 -0.08 0.09 -0.04
words: agre	on	-0.16 0.03 -0.03 -0.07 0.05
words: agre	to	0.02 0.02 0.05 -0.07 -0.25
words: agre	upon	0.05 0.05 -0.01 -0.08 -0.08
words: agreement	,	-0.01 -0.08 -0.05 0.02 0.01
words: agreement	.	-0.14 -0.04 0.05 0.02 -0.06
words: agreement	[side]	-0.19 -0.17 0.04 0.09 -0.21
words: agreement	[usa]	-0.15 0.01 0.03 -0.04 -0.01
words: agreement	between	-0.01 0.17 0.20 -0.18 -0.22
words: agreement	ceasefir	-0.17 0.07 0.15 -0.12 -0.14
words: agreement	from	0.06 0.02 -0.14 0.06 -0.15
words: agreement	in	-0.10 0.04 0.00 -0.02 -0.05
words: agreement	is	-0.14 -0.05 0.04 0.00 -0.12
words: agreement	to	0.11 0.08 0.01 -0.09 -0.24
words: agreement	will	-0.15 0.03 -0.08 -0.03 0.07
words: agreement	with	0.05 0.03 -0.04 -0.07 0.04
words: ahead	of	0.01 0.05 -0.08 0.04 -0.12
words: ai	tool	-0.10 -0.10 -0.06 0.13 -0.15
words: aim	at	-0.05 -0.11 -0.17 0.08 0.01
words: air	[place]	0.06 -0.01 -0.01 -0.10 -0.06
words: air	attack	-0.06 0.08 0.09 -0.22 -0.19
words: air	base	-0.15 0.06 -0.07 0.03 -0.09
words: air	defenc	0.03 -0.01 -0.08 -0.09 0.04
words: air	defens	-0.03 -0.01 0.11 -0.04 -0.19
words: air	forc	0.00 -0.08 -0.21 0.13 -0.04
words: air	raid	0.02 0.05 -0.08 -0.17 -0.09
words: air	strik	-0.13 0.00 0.06 0.02 -0.07
words: aircraft	carrier	-0.07 -0.07 -0.07 0.10 0.00
words: aircraft	crash	-0.12 -0.15 0.13 -0.11 -0.11
words: airlin	to	-0.07 -0.08 -0.10 0.09 -0.06
words: airman	from	-0.13 -0.12 0.08 0.04 -0.11
words: airman	in	0.03 0.08 -0.11 -0.12 0.05
words: airman	shot	-0.12 -0.07 0.12 -0.11 -0.11
words: airman	trapp	-0.08 -0.08 -0.06 0.06 -0.05
words: airman	was	-0.08 -0.07 0.06 -0.08 -0.02
words: airport	as	-0.11 0.07 -0.09 0.00 -0.08
words: airport	in	0.10 -0.06 -0.13 -0.15 -0.13
words: airstrik	,	-0.16 -0.14 0.11 -0.01 -0.09
words: airstrik	in	0.06 0.04 -0.08 -0.17 0.00
words: airstrik	on	-0.04 -0.15 -0.13 0.11 0.03
words: al	arabiya	-0.13 -0.08 0.01 0.04 -0.10
words: al	jazeera	-0.09 0.00 -0.17 0.06 -0.03
words: al	quds	0.13 0.08 0.03 -0.06 -0.13
words: alarm	as	-0.13 -0.11 0.09 -0.05 -0.08
words: alert	in	-0.11 0.04 -0.02 0.00 -0.17
words: alex	jon	-0.07 -0.08 -0.11 -0.11 0.11
words: ali	[side]	0.10 0.04 -0.17 -0.09 -0.05
words: all	clear	-0.20 -0.20 -0.18 0.23 -0.12
words: all	front	0.14 0.02 -0.09 -0.07 -0.14
words: all	in	-0.06 -0.06 -0.12 -0.01 0.05
words: all	of	0.04 -0.09 -0.17 0.07 0.00
words: all	out	0.05 -0.03 0.06 -0.06 -0.11
words: all	over	-0.12 -0.10 -0.08 -0.02 0.04
words: all	party	-0.05 -0.09 -0.09 0.05 0.05
words: all	ship	-0.11 -0.03 0.07 -0.05 -0.07
words: all	the	-0.12 -0.11 -0.12 0.09 0.02
words: alleg	[side]	-0.05 0.02 -0.10 0.01 -0.02
words: allow	[place]	-0.12 -0.08 -0.03 0.05 -0.05
words: allow	[usa]	-0.07 0.06 0.11 -0.16 -0.12
words: allow	more	-0.09 -0.08 0.01 0.06 -0.11
words: ally	as	-0.11 -0.09 0.00 0.06 -0.08
words: ally	to	-0.08 -0.11 -0.06 0.01 0.03
words: already	won	-0.10 -0.11 -0.09 0.03 0.02
words: amal	khalil	-0.05 -0.02 -0.08 -0.01 0.04
words: ambassador	over	-0.12 -0.12 -0.09 0.11 -0.01
words: ambassador	to	-0.09 -0.13 -0.13 0.11 0.07
words: amid	[region]	-0.17 -0.04 -0.10 0.09 0.00
words: amid	[side]	-0.24 0.02 0.07 -0.02 -0.05
words: amid	[usa]	-0.09 -0.08 0.02 -0.05 0.08
words: amid	escalat	0.02 0.02 -0.15 -0.03 0.04
words: amid	fear	0.04 -0.12 -0.16 0.11 -0.06
words: amid	fragil	-0.10 -0.14 -0.13 0.13 -0.07
words: amid	grow	-0.07 -0.07 -0.03 0.07 -0.06
words: amid	hop	-0.08 -0.09 -0.10 0.11 -0.05
words: amid	ongo	-0.16 -0.15 -0.15 0.01 0.11
words: amid	peac	0.10 -0.03 -0.11 -0.12 -0.11
words: amid	protest	-0.02 0.08 0.10 -0.12 -0.09
words: amid	talk	-0.12 -0.11 0.00 0.07 -0.16
words: amid	the	-0.08 -0.08 -0.10 -0.10 0.11
words: amid	war	-0.13 -0.03 -0.02 0.03 -0.04
words: among	the	0.03 0.04 -0.10 -0.14 0.02
words: amount	of	-0.05 0.10 0.08 -0.11 0.00
words: amount	to	-0.13 -0.12 0.00 0.09 -0.07
words: an	[side]	-0.06 0.03 -0.11 0.02 0.00
words: an	[usa]	-0.02 -0.03 -0.10 -0.11 0.10
words: an	agreement	-0.09 -0.02 -0.06 0.04 0.01
words: an	attack	0.02 0.07 0.02 -0.13 -0.11
words: an	end	-0.10 -0.03 0.07 0.06 -0.15
words: an	f	0.10 0.06 -0.10 -0.10 0.00
words: an	unlikely	-0.05 -0.05 -0.09 -0.12 0.11
words: analysi	:	-0.09 -0.10 -0.13 0.01 0.07
words: analysi	show	-0.11 -0.13 0.17 0.12 -0.11
words: analyst	said	-0.02 -0.07 -0.07 0.01 0.00
words: analyst	say	-0.10 -0.11 0.05 0.07 -0.09
words: analyst	warn	-0.07 -0.10 -0.11 -0.12 0.12
words: and	[ally]	0.12 0.10 -0.03 -0.25 -0.17
words: and	[number]	-0.02 -0.12 -0.04 0.05 0.05
words: and	[place]	0.05 -0.03 -0.02 -0.05 -0.04
words: and	[region]	-0.01 -0.04 -0.07 0.04 -0.01
words: and	[side]	0.21 0.05 -0.10 -0.08 -0.11
words: and	[usa]	0.00 -0.08 0.04 -0.01 -0.05
words: and	a	-0.16 -0.09 -0.18 0.02 0.06
words: and	air	-0.17 -0.16 0.08 0.02 0.07
words: and	ally	-0.10 0.06 0.05 -0.08 0.01
words: and	asset	-0.07 -0.02 -0.02 0.05 -0.08
words: and	claim	0.05 -0.08 -0.05 -0.03 0.04
words: and	damag	0.04 -0.04 0.02 -0.04 -0.08
words: and	degrad	-0.08 -0.08 -0.10 0.00 0.07
words: and	dismantl	0.02 0.00 0.04 -0.15 -0.09
words: and	dron	-0.02 -0.07 0.00 0.05 0.02
words: and	energy	-0.06 -0.05 -0.04 -0.02 0.06
words: and	gas	0.00 0.01 -0.15 -0.07 0.13
words: and	halt	-0.07 -0.06 -0.03 0.04 0.02
words: and	hama	0.09 0.06 0.03 -0.10 -0.07
words: and	has	-0.03 -0.07 -0.01 0.01 0.00
words: and	his	-0.06 -0.07 -0.06 0.06 -0.04
words: and	hits	-0.05 0.05 0.05 -0.01 -0.16
words: and	how	-0.03 -0.06 -0.10 0.10 -0.03
words: and	it	-0.10 -0.09 -0.12 -0.09 0.12
words: and	its	-0.06 -0.07 -0.03 0.01 0.02
words: and	kill	-0.09 0.00 0.07 -0.03 -0.07
words: and	launch	0.02 0.10 -0.09 -0.10 -0.07
words: and	leav	-0.06 -0.10 -0.09 -0.10 0.10
words: and	load	-0.11 0.13 0.08 -0.05 -0.17
words: and	missil	0.02 -0.12 0.00 -0.16 0.09
words: and	more	-0.10 0.04 0.01 0.06 -0.06
words: and	nuclear	0.04 -0.05 -0.07 0.03 -0.10
words: and	oil	0.01 0.05 0.00 -0.03 -0.05
words: and	ongo	0.10 0.14 -0.11 -0.11 -0.10
words: and	other	-0.01 0.00 -0.08 -0.03 0.05
words: and	power	-0.09 0.00 0.00 0.05 -0.10
words: and	reopen	0.08 0.08 -0.01 -0.12 -0.11
words: and	rescu	0.16 0.14 -0.15 -0.14 -0.11
words: and	says	-0.13 0.01 -0.05 0.07 -0.09
words: and	seiz	0.03 0.06 0.04 -0.13 -0.10
words: and	shar	-0.13 -0.03 0.12 -0.07 -0.10
words: and	ship	-0.06 -0.09 -0.08 0.01 0.00
words: and	stock	-0.06 0.11 0.09 -0.07 -0.12
words: and	target	-0.01 0.03 0.00 0.01 -0.04
words: and	tell	-0.03 0.07 -0.07 0.00 -0.09
words: and	the	-0.05 -0.22 -0.10 -0.06 0.13
words: and	ther	-0.07 0.00 -0.03 0.06 -0.04
words: and	threaten	0.17 0.13 -0.01 -0.18 -0.18
words: and	vows	0.03 -0.09 0.03 -0.04 -0.08
words: and	warn	0.05 0.11 0.02 -0.15 -0.12
words: and	what	-0.11 -0.13 0.04 0.08 -0.06
words: and	wher	-0.04 -0.06 -0.09 0.00 0.04
words: and	why	-0.04 -0.05 -0.10 -0.04 0.07
words: and	will	-0.11 0.12 0.08 -0.07 -0.10
words: ann	coulter	-0.07 -0.06 -0.12 -0.11 0.11
words: announc	,	0.00 -0.12 -0.19 0.09 0.07
words: announc	:	0.00 0.04 -0.09 0.02 -0.14
words: announc	[number]	-0.01 0.00 0.08 -0.13 -0.15
words: announc	[place]	0.07 0.06 -0.01 -0.07 -0.13
words: announc	[region]	-0.23 -0.10 0.12 -0.02 -0.09
words: announc	[side]	-0.24 -0.17 0.14 -0.01 0.09
words: announc	[usa]	0.01 -0.01 -0.14 0.10 0.03
words: announc	a	-0.02 -0.12 0.00 -0.08 0.05
words: announc	blockad	-0.12 -0.13 0.07 0.01 -0.07
words: announc	ceasefir	-0.12 0.03 0.05 -0.10 0.06
words: announc	closur	-0.10 0.12 -0.11 -0.10 -0.08
words: announc	in	-0.13 0.10 -0.16 0.00 -0.08
words: announc	kill	-0.18 -0.14 0.15 0.19 -0.06
words: announc	massiv	0.13 0.17 -0.14 -0.13 -0.12
words: announc	to	0.03 -0.03 0.00 -0.03 -0.17
words: announc	two	0.02 -0.03 -0.01 0.02 -0.09
words: announc	with	0.02 0.11 0.01 -0.14 -0.12
words: another	round	-0.03 -0.07 -0.01 -0.02 0.03
words: anti	war	-0.10 -0.14 -0.07 -0.03 0.08
words: any	[side]	-0.11 0.05 0.05 0.03 -0.10
words: any	other	-0.06 -0.08 -0.12 -0.06 0.08
words: apach	helicopter	-0.14 -0.13 0.15 -0.14 -0.12
words: apartment	block	0.11 -0.05 -0.11 -0.10 -0.11
words: apologis	for	-0.15 -0.09 0.04 0.02 -0.11
words: apologiz	for	-0.12 -0.11 0.01 0.01 0.05
words: appear	to	-0.16 -0.15 -0.01 0.13 -0.03
words: april	[number]	-0.13 -0.12 0.04 0.09 -0.12
words: arab	country	-0.09 -0.11 -0.15 0.07 0.00
words: are	[side]	-0.12 -0.12 -0.15 0.00 0.11
words: are	[usa]	-0.10 -0.10 -0.11 -0.11 0.12
words: are	a	0.04 -0.10 -0.14 0.04 0.03
words: are	attack	0.05 -0.01 -0.04 0.03 -0.06
words: are	be	-0.12 -0.12 -0.14 0.04 0.05
words: are	gett	-0.09 -0.09 -0.09 0.05 -0.01
words: are	in	-0.11 0.00 0.05 0.00 -0.12
words: are	kill	-0.08 -0.07 0.00 -0.10 0.08
words: are	on	-0.15 0.07 0.14 -0.13 -0.14
words: are	ready	-0.07 0.03 0.02 -0.14 -0.01
words: are	start	-0.07 -0.09 -0.13 0.01 0.03
words: are	still	-0.07 -0.08 -0.08 0.02 0.04
words: are	target	-0.05 0.04 0.08 -0.11 -0.10
words: are	the	-0.09 -0.16 -0.06 -0.08 0.13
words: area	,	-0.03 -0.08 0.07 0.01 -0.10
words: area	in	-0.06 0.12 0.12 -0.13 -0.14
words: arm	[side]	-0.06 -0.10 0.05 0.07 -0.09
words: arm	forc	0.03 -0.09 0.03 -0.02 -0.08
words: arm	group	-0.04 -0.08 -0.05 0.03 -0.01
words: arms	traffick	-0.07 -0.10 0.07 0.07 -0.09
words: army	chief	0.00 -0.14 -0.07 0.07 -0.02
words: army	says	0.06 0.04 -0.17 -0.02 -0.15
words: around	[region]	0.09 -0.06 -0.09 -0.09 -0.04
words: around	the	0.00 0.02 -0.13 -0.15 0.10
words: arrest	for	-0.05 -0.09 -0.02 0.07 -0.07
words: arrest	in	-0.08 -0.08 -0.04 0.10 -0.09
words: arriv	in	-0.19 0.01 0.02 0.04 -0.16
words: arson	attack	-0.09 -0.11 -0.09 0.12 -0.13
words: as	[ally]	0.09 0.00 -0.13 -0.02 -0.20
words: as	[number]	-0.04 -0.18 0.00 0.11 -0.15
words: as	[place]	-0.10 0.02 -0.01 0.10 -0.20
words: as	[region]	0.04 -0.08 0.04 0.02 -0.13
words: as	[side]	0.07 0.08 0.05 -0.07 -0.25
words: as	[usa]	0.01 0.11 0.02 -0.03 -0.20
words: as	a	-0.18 -0.16 -0.04 0.04 0.03
words: as	an	-0.09 -0.08 -0.10 -0.10 0.10
words: as	attack	-0.04 -0.02 0.04 -0.07 -0.01
words: as	bomb	-0.06 0.04 -0.03 -0.03 -0.02
words: as	ceasefir	-0.21 0.07 0.03 0.00 -0.18
words: as	conflict	0.07 -0.02 0.02 -0.04 -0.10
words: as	crisi	-0.09 -0.08 0.07 -0.01 -0.12
words: as	crud	-0.09 -0.11 -0.03 0.06 -0.07
words: as	expert	-0.12 0.00 0.10 -0.05 -0.11
words: as	explosion	0.05 -0.04 0.01 -0.09 -0.05
words: as	fight	-0.01 -0.05 0.10 -0.04 -0.12
words: as	fresh	-0.01 -0.01 0.08 -0.08 -0.05
words: as	fuel	-0.14 -0.13 -0.15 0.12 -0.03
words: as	ground	-0.05 0.13 -0.12 -0.11 -0.12
words: as	he	0.01 -0.08 0.01 -0.02 -0.03
words: as	investor	-0.08 -0.12 -0.11 0.13 -0.12
words: as	it	0.05 -0.01 0.01 -0.01 -0.10
words: as	its	-0.09 -0.10 -0.06 -0.01 0.03
words: as	leader	-0.01 0.03 -0.09 0.08 -0.12
words: as	long	-0.18 -0.11 -0.01 0.06 -0.10
words: as	major	-0.15 0.01 0.03 -0.08 0.02
words: as	military	-0.11 -0.09 -0.11 0.07 0.03
words: as	missil	0.02 0.06 -0.14 0.00 -0.16
words: as	negotiation	-0.10 -0.07 0.03 0.02 -0.12
words: as	new	0.03 -0.09 0.05 -0.04 -0.13
words: as	oil	-0.03 0.06 0.06 -0.09 -0.03
words: as	part	-0.10 0.02 0.07 -0.05 -0.08
words: as	peac	-0.03 0.00 0.06 -0.02 -0.15
words: as	precaution	-0.10 0.05 0.11 -0.11 -0.10
words: as	president	-0.09 -0.11 -0.11 -0.09 0.10
words: as	pric	-0.09 0.04 0.06 -0.03 -0.12
words: as	protest	-0.10 0.18 0.03 0.01 -0.16
words: as	regim	0.08 -0.06 -0.03 -0.07 -0.06
words: as	search	-0.12 0.16 0.12 -0.14 -0.12
words: as	she	0.05 0.10 -0.10 -0.17 0.01
words: as	strik	-0.19 -0.04 0.10 -0.04 -0.08
words: as	talk	-0.11 -0.08 0.06 -0.04 0.01
words: as	tanker	0.00 -0.05 0.00 0.01 -0.08
words: as	tension	-0.06 0.08 0.14 -0.18 -0.17
words: as	the	-0.06 -0.03 0.06 -0.13 0.03
words: as	they	-0.15 -0.13 -0.04 0.02 0.07
words: as	thousand	-0.10 -0.04 -0.07 0.08 -0.05
words: as	trader	-0.08 -0.18 -0.08 0.14 -0.07
words: as	troop	-0.11 0.13 0.06 -0.09 -0.08
words: as	war	0.05 0.09 0.04 -0.07 -0.13
words: as	well	0.04 -0.06 -0.10 -0.10 0.06
words: asia	:	-0.03 -0.09 -0.08 0.07 0.05
words: asia	market	-0.11 0.04 0.08 0.03 -0.17
words: asian	lng	-0.04 -0.10 -0.10 0.04 0.06
words: asian	stock	-0.08 0.06 0.04 -0.05 -0.01
words: ask	for	-0.09 0.05 0.07 -0.07 -0.01
words: asks	[usa]	-0.15 -0.08 -0.08 0.07 -0.02
words: asks	from	-0.03 0.17 -0.10 -0.13 -0.19
words: assassination	attempt	0.01 0.07 -0.04 -0.02 -0.14
words: assault	on	0.11 0.10 -0.11 -0.17 -0.08
words: asset	,	-0.09 0.07 0.08 -0.13 0.06
words: asymmetric	warfar	-0.07 -0.05 -0.10 0.00 0.05
words: at	[number]	0.03 -0.05 -0.19 0.08 0.02
words: at	[place]	0.10 -0.10 0.02 0.03 -0.22
words: at	[region]	0.00 -0.04 0.04 -0.11 0.04
words: at	[side]	0.00 0.02 0.01 0.02 -0.14
words: at	[usa]	-0.19 0.06 0.00 -0.15 0.06
words: at	a	-0.20 -0.02 -0.03 -0.04 0.05
words: at	all	-0.06 -0.09 -0.10 0.09 -0.07
words: at	emergency	-0.13 0.07 0.02 0.00 -0.10
words: at	end	0.00 0.07 -0.09 0.06 -0.09
words: at	g7	-0.14 -0.06 0.06 -0.02 -0.11
words: at	historic	-0.07 -0.10 -0.09 0.09 -0.10
words: at	home	-0.15 -0.18 -0.09 0.14 -0.10
words: at	least	0.17 0.09 -0.13 -0.09 -0.22
words: at	risk	-0.15 -0.12 0.01 -0.02 0.09
words: at	sea	0.03 0.13 0.12 -0.15 -0.15
words: at	the	0.00 -0.17 -0.16 0.11 0.02
words: at	ufc	-0.09 -0.12 -0.14 -0.08 0.11
words: at	us	-0.10 -0.06 -0.01 0.07 -0.09
words: at	war	-0.12 -0.12 -0.14 0.01 0.05
words: attack	,	-0.02 0.04 0.01 -0.01 -0.16
words: attack	-	-0.13 -0.16 0.01 0.07 0.07
words: attack	.	-0.09 -0.03 0.01 0.02 0.00
words: attack	:	0.08 -0.07 -0.01 0.06 -0.14
words: attack	?	-0.17 -0.23 -0.22 0.09 0.11
words: attack	[ally]	-0.02 -0.01 0.00 -0.11 0.04
words: attack	[number]	-0.18 -0.02 0.06 0.05 -0.17
words: attack	[place]	0.02 -0.06 0.08 0.00 -0.24
words: attack	[region]	0.08 0.08 -0.12 -0.02 -0.09
words: attack	[side]	-0.04 -0.06 0.05 -0.18 0.09
words: attack	[usa]	0.13 -0.09 -0.11 -0.03 -0.08
words: attack	acros	0.04 0.07 -0.09 -0.09 -0.19
words: attack	after	0.01 -0.15 0.08 -0.08 0.00
words: attack	against	0.09 -0.12 0.06 -0.11 -0.13
words: attack	amid	-0.09 0.00 -0.13 -0.01 0.03
words: attack	and	-0.16 0.08 -0.08 -0.09 0.04
words: attack	as	-0.10 0.12 -0.07 -0.01 -0.18
words: attack	by	0.05 0.12 -0.18 -0.06 -0.08
words: attack	continu	0.07 0.06 -0.18 -0.05 -0.16
words: attack	dron	-0.05 0.01 0.00 -0.02 -0.11
words: attack	for	0.06 0.06 -0.09 -0.11 -0.10
words: attack	from	-0.08 0.13 0.02 -0.14 -0.20
words: attack	have	-0.16 -0.15 0.13 -0.15 0.08
words: attack	hit	-0.02 0.12 -0.03 -0.12 -0.10
words: attack	hits	0.08 0.16 -0.06 -0.18 -0.17
words: attack	in	0.10 0.05 0.01 -0.08 -0.30
words: attack	intercept	-0.06 0.06 0.08 -0.06 -0.05
words: attack	kill	0.00 0.07 -0.15 -0.17 0.03
words: attack	leav	-0.07 0.10 -0.08 -0.09 -0.07
words: attack	missil	0.07 -0.02 0.02 -0.23 -0.05
words: attack	near	0.07 0.03 0.05 -0.07 -0.12
words: attack	off	0.01 0.06 0.03 -0.07 -0.12
words: attack	on	-0.09 -0.05 -0.06 0.05 0.05
words: attack	sinc	0.12 0.04 -0.13 -0.14 -0.07
words: attack	strik	-0.04 0.07 0.07 -0.10 -0.10
words: attack	target	0.01 0.08 -0.17 -0.03 -0.19
words: attack	that	-0.13 -0.01 0.08 -0.08 -0.11
words: attack	to	0.14 0.11 -0.08 -0.12 -0.21
words: attack	with	0.03 -0.01 -0.10 0.01 -0.12
words: attack	—	-0.08 -0.14 -0.14 0.02 0.09
words: attempt	to	-0.04 -0.04 -0.19 0.06 0.01
words: authoriz	[side]	-0.11 0.05 0.11 -0.10 -0.12
words: away	from	-0.14 -0.12 0.07 0.05 -0.15
words: back	,	0.00 0.11 -0.11 -0.07 -0.03
words: back	[ally]	0.06 -0.04 -0.08 -0.09 -0.08
words: back	[side]	-0.08 -0.10 0.02 -0.02 0.03
words: back	[usa]	-0.15 -0.16 -0.13 0.14 -0.08
words: back	after	-0.07 -0.05 0.07 -0.05 0.00
words: back	against	-0.12 -0.10 -0.11 0.06 0.02
words: back	as	-0.07 -0.14 -0.12 0.09 -0.04
words: back	at	-0.11 -0.03 -0.04 0.04 0.05
words: back	down	-0.12 -0.01 -0.03 0.06 -0.06
words: back	from	-0.07 -0.11 -0.08 0.08 -0.02
words: back	his	-0.12 -0.04 0.06 -0.07 -0.01
words: back	home	-0.03 -0.05 -0.04 0.04 -0.02
words: back	in	-0.07 -0.10 -0.09 0.04 0.06
words: back	off	0.08 -0.05 -0.05 -0.13 0.01
words: back	on	-0.12 -0.04 0.03 -0.10 0.06
words: back	the	-0.06 -0.06 -0.02 0.07 -0.11
words: back	to	-0.13 0.02 0.04 -0.02 -0.08
words: back	with	0.08 -0.08 -0.09 0.04 -0.11
words: balanc	of	-0.11 -0.14 -0.13 0.06 0.05
words: ballistic	missil	0.04 -0.02 -0.06 0.02 -0.12
words: ban	on	-0.12 -0.07 0.07 -0.15 0.06
words: bank	of	-0.10 -0.08 -0.14 -0.03 0.08
words: barrag	of	0.03 -0.06 -0.10 -0.04 0.05
words: barrag	on	0.02 -0.02 -0.07 0.02 -0.09
words: barrel	as	-0.12 0.14 0.12 -0.13 -0.10
words: barrel	of	-0.09 -0.12 -0.14 0.04 0.07
words: bas	,	0.05 0.05 -0.01 -0.12 -0.08
words: bas	acros	-0.04 0.05 -0.07 0.04 -0.10
words: bas	and	0.06 -0.07 -0.12 -0.13 0.06
words: bas	for	-0.12 -0.07 0.10 -0.13 0.02
words: bas	in	0.00 -0.02 -0.08 -0.11 0.07
words: base	as	0.09 0.04 -0.14 -0.13 -0.09
words: base	from	-0.09 0.07 -0.01 -0.03 -0.10
words: base	in	0.11 0.03 -0.16 -0.09 -0.10
words: base	oils	-0.05 -0.11 -0.10 -0.03 0.05
words: base	on	0.01 -0.09 0.08 -0.12 -0.03
words: batter	and	-0.11 -0.10 -0.14 -0.06 0.11
words: bbc	visit	-0.11 -0.13 -0.12 0.10 -0.01
words: be	[usa]	-0.08 -0.11 -0.12 -0.11 0.14
words: be	a	-0.05 -0.12 -0.13 0.07 -0.02
words: be	able	-0.04 0.06 -0.03 -0.11 0.02
words: be	bomb	-0.12 -0.05 0.02 -0.10 0.04
words: be	hit	-0.04 0.05 0.08 -0.13 -0.12
words: be	hold	-0.09 -0.05 -0.12 0.11 -0.06
words: be	in	-0.01 0.06 0.00 -0.01 -0.13
words: be	includ	0.04 0.07 -0.11 -0.01 -0.09
words: be	no	-0.05 0.11 -0.03 -0.12 0.05
words: be	releas	-0.08 -0.02 -0.07 0.07 0.01
words: be	sign	-0.39 0.03 0.25 -0.12 -0.22
words: be	taken	-0.08 0.01 0.02 -0.12 0.02
words: be	target	-0.10 -0.08 -0.07 0.06 -0.01
words: be	the	-0.05 -0.04 -0.08 0.04 -0.02
words: be	ther	-0.07 0.11 0.09 -0.06 -0.12
words: be	very	-0.08 0.11 0.13 -0.12 -0.11
words: becaus	of	-0.09 -0.11 -0.09 0.12 -0.08
words: been	at	-0.07 -0.07 -0.07 0.05 -0.03
words: been	kill	-0.06 0.05 0.04 -0.12 -0.10
words: been	rescu	-0.16 -0.10 0.13 -0.13 -0.14
words: been	sign	0.12 0.14 -0.14 -0.11 -0.09
words: befor	[place]	0.03 0.05 0.00 -0.09 -0.09
words: befor	[side]	-0.19 -0.23 -0.20 0.08 0.10
words: befor	[usa]	-0.11 0.08 -0.02 0.01 -0.16
words: befor	talk	-0.06 0.03 0.09 -0.07 -0.10
words: befor	the	-0.16 -0.15 -0.12 0.01 0.06
words: begin	,	0.04 -0.07 -0.11 0.11 -0.13
words: begin	in	-0.10 0.20 0.19 -0.19 -0.20
words: begin	talk	-0.01 0.10 0.04 -0.15 -0.17
words: believ	[side]	0.01 -0.02 -0.02 -0.11 0.07
words: below	[number]	-0.14 -0.01 -0.01 0.04 -0.09
words: bet	on	-0.08 -0.10 -0.09 -0.08 0.09
words: bets	on	-0.08 -0.08 0.04 0.13 -0.16
words: better	stop	-0.11 0.16 0.12 -0.12 -0.12
words: between	[ally]	-0.12 -0.11 0.06 0.08 -0.11
words: between	[place]	0.05 0.05 -0.16 -0.06 -0.06
words: between	[side]	-0.01 0.06 0.01 -0.10 -0.02
words: between	[usa]	-0.09 0.04 0.12 -0.04 -0.15
words: between	the	-0.22 -0.08 -0.01 0.05 -0.03
words: bid	to	-0.07 0.11 0.04 -0.21 0.03
words: big	one	-0.09 0.04 0.15 -0.11 -0.17
words: big	question	-0.08 -0.07 -0.08 -0.06 0.07
words: biggest	bomb	-0.13 0.07 0.04 -0.13 -0.11
words: bill	:	-0.08 -0.11 -0.12 0.14 -0.14
words: bill	maher	-0.10 -0.09 -0.12 -0.08 0.09
words: bitcoin	,	-0.07 -0.11 -0.10 0.10 -0.05
words: bitcoin	hold	-0.06 -0.10 -0.08 0.06 0.13
words: bitcoin	rally	-0.05 -0.07 0.08 0.04 -0.08
words: bitcoin	slip	-0.10 -0.13 -0.13 0.12 0.01
words: black	box	-0.07 0.10 -0.01 -0.12 -0.09
words: black	rain	-0.12 -0.14 -0.10 0.12 0.02
words: blam	[side]	0.03 -0.03 0.01 0.02 -0.22
words: blam	[usa]	-0.05 -0.08 -0.12 0.12 -0.10
words: blam	for	-0.08 -0.10 -0.11 -0.05 0.09
words: blast	[side]	-0.12 -0.01 0.04 -0.01 -0.08
words: blast	[usa]	-0.07 -0.08 -0.08 0.08 -0.07
words: blast	near	0.17 0.09 -0.10 -0.11 -0.10
words: blew	a	0.06 0.09 -0.07 -0.10 -0.09
words: blitz	in	-0.08 -0.04 -0.09 -0.09 0.08
words: block	[region]	-0.15 -0.07 -0.03 0.02 0.06
words: block	[side]	-0.10 0.06 0.12 -0.12 -0.10
words: block	in	0.11 -0.10 -0.13 -0.10 -0.12
words: block	the	-0.05 -0.08 -0.08 0.04 0.06
words: blockad	,	-0.17 -0.22 0.07 -0.04 0.04
words: blockad	-	-0.11 -0.11 -0.13 0.01 0.12
words: blockad	:	0.08 0.11 0.06 -0.16 -0.11
words: blockad	[region]	-0.03 0.09 0.01 -0.06 -0.13
words: blockad	[side]	-0.01 0.11 0.08 -0.18 -0.08
words: blockad	after	-0.14 -0.09 0.06 0.01 -0.08
words: blockad	as	-0.09 -0.05 0.08 -0.02 -0.10
words: blockad	in	-0.12 0.03 -0.03 -0.04 0.02
words: blockad	of	-0.02 -0.11 -0.04 0.04 0.00
words: blockad	on	-0.14 -0.16 0.08 0.01 -0.12
words: blockad	the	-0.09 0.04 0.12 -0.11 -0.13
words: bloomberg	daybreak	-0.07 0.02 0.00 -0.09 0.01
words: blow	to	-0.02 0.05 0.02 0.00 -0.11
words: blow	up	-0.05 0.08 -0.06 -0.04 -0.02
words: board	of	-0.12 -0.12 -0.11 -0.09 0.12
words: body	says	0.08 0.05 -0.10 -0.01 -0.12
words: bomb	[place]	0.04 0.00 0.05 -0.07 -0.22
words: bomb	[side]	-0.02 -0.09 -0.22 -0.09 0.23
words: bomb	and	0.03 0.02 -0.14 -0.04 0.02
words: bomb	are	-0.09 -0.09 -0.12 -0.08 0.10
words: bomb	campaign	0.00 0.00 0.01 0.03 -0.16
words: bomb	if	-0.13 -0.08 0.14 -0.13 -0.12
words: bomb	in	0.09 -0.04 0.00 -0.12 -0.08
words: bomb	nuclear	-0.16 -0.05 0.06 -0.01 -0.09
words: bomb	of	-0.04 -0.12 0.00 0.06 -0.02
words: bomb	on	-0.12 0.07 -0.04 0.00 -0.13
words: bomb	shelter	-0.07 -0.01 -0.07 -0.13 0.07
words: boot	on	-0.11 -0.02 -0.01 0.03 -0.02
words: both	sid	0.11 -0.03 -0.12 -0.14 -0.08
words: bounty	on	-0.10 0.07 0.09 -0.05 -0.12
words: box	found	-0.07 0.10 -0.01 -0.12 -0.09
words: br	down	-0.02 -0.09 -0.13 -0.05 0.12
words: brac	for	-0.12 -0.13 0.00 0.08 -0.05
words: bragg	about	-0.08 -0.10 -0.09 -0.12 0.12
words: breach	of	0.06 0.08 0.02 -0.14 -0.09
words: break	:	0.07 0.04 0.09 -0.26 -0.24
words: break	down	-0.08 -0.07 -0.08 -0.07 0.08
words: break	out	0.07 0.06 -0.03 -0.01 -0.09
words: break	silenc	-0.10 -0.09 0.00 0.02 0.02
words: breakthrough	as	-0.14 -0.13 0.06 0.04 -0.09
words: brendan	carr	-0.04 -0.04 0.06 0.06 -0.10
words: brent	crud	-0.05 -0.16 -0.11 0.08 0.07
words: brent	surg	-0.08 0.15 0.10 -0.10 -0.14
words: bret	baier	-0.04 0.01 0.07 -0.10 -0.01
words: bridg	and	-0.09 0.00 0.00 0.05 -0.10
words: bridg	in	0.08 0.08 0.02 -0.13 -0.14
words: brief	june	0.07 -0.09 -0.15 -0.10 0.04
words: build	damag	0.00 -0.13 0.01 0.05 -0.08
words: build	in	0.22 0.11 0.14 -0.16 -0.16
words: burn	after	0.04 0.12 -0.11 -0.11 -0.11
words: but	[ally]	-0.04 0.03 -0.14 -0.11 0.08
words: but	[place]	-0.14 -0.11 0.02 -0.02 0.05
words: but	[region]	-0.08 0.00 0.04 -0.06 0.01
words: but	[side]	0.01 0.02 -0.07 -0.14 0.06
words: but	[usa]	-0.13 0.04 0.17 -0.19 -0.09
words: but	can	-0.09 -0.06 -0.05 0.07 -0.02
words: but	could	-0.06 0.07 0.06 -0.01 -0.07
words: but	fear	-0.09 -0.10 -0.11 -0.04 0.09
words: but	it	-0.09 -0.12 -0.13 -0.04 0.09
words: but	not	-0.11 -0.10 0.08 -0.01 -0.04
words: but	remain	-0.09 -0.11 -0.08 0.11 -0.12
words: but	the	-0.11 -0.05 -0.11 -0.16 0.17
words: but	they	-0.09 -0.10 -0.03 0.10 -0.07
words: but	will	-0.11 0.05 0.04 -0.05 -0.04
words: by	[ally]	-0.12 -0.02 0.01 0.00 -0.01
words: by	[number]	-0.12 0.03 0.13 -0.09 -0.14
words: by	[place]	-0.06 -0.11 0.07 0.05 -0.06
words: by	[side]	0.00 0.01 -0.17 0.10 -0.13
words: by	[usa]	-0.09 -0.10 0.03 0.00 0.00
words: by	dron	-0.08 0.17 -0.01 -0.20 -0.17
words: by	missil	0.09 0.01 -0.14 -0.14 -0.12
words: by	the	-0.07 -0.12 -0.21 -0.02 0.10
words: by	war	-0.12 -0.13 -0.11 0.01 0.03
words: call	[side]	-0.15 -0.13 -0.18 0.10 0.04
words: call	[usa]	-0.13 -0.10 -0.06 0.06 0.03
words: call	for	-0.10 -0.04 0.06 -0.05 0.00
words: call	it	-0.12 -0.09 0.08 0.00 -0.03
words: call	off	-0.16 0.03 -0.03 -0.02 0.06
words: call	on	0.05 0.09 0.09 -0.04 -0.22
words: call	to	-0.01 -0.01 -0.07 -0.01 0.02
words: call	with	-0.13 -0.06 0.02 -0.09 0.05
words: camera	to	-0.05 -0.07 -0.05 0.06 -0.03
words: campaign	against	0.07 0.05 -0.07 -0.08 -0.13
words: can	[side]	-0.06 -0.08 -0.11 -0.01 0.05
words: can	it	-0.09 -0.05 -0.09 0.09 0.05
words: can	still	-0.12 -0.05 -0.02 -0.13 0.10
words: can	the	-0.08 -0.07 -0.13 -0.01 0.08
words: can	turn	-0.07 -0.10 -0.09 0.09 -0.10
words: can't	kill	-0.10 -0.07 -0.03 0.09 -0.11
words: canadian	in	-0.04 -0.08 0.00 0.04 -0.04
words: cancel	[usa]	-0.13 0.16 0.09 -0.09 -0.10
words: captur	[side]	0.03 0.10 0.06 -0.14 -0.16
words: captur	of	-0.10 0.02 -0.08 0.02 0.02
words: captur	the	-0.06 -0.10 -0.13 -0.13 0.12
words: car	in	-0.08 0.10 0.04 -0.06 -0.10
words: care	about	-0.12 0.01 0.09 -0.07 -0.08
words: cargo	ship	0.16 0.11 -0.08 -0.15 -0.11
words: cargo	vessel	0.03 0.04 -0.02 -0.03 -0.08
words: carlson	claim	-0.05 -0.08 0.00 0.09 -0.09
words: carry	[side]	0.00 0.01 0.06 -0.14 -0.15
words: carry	on	-0.05 -0.09 -0.11 0.01 0.04
words: carry	out	0.00 0.11 -0.10 -0.13 -0.11
words: case	for	-0.08 -0.01 0.05 -0.15 0.00
words: case	scenario	-0.06 -0.10 -0.10 0.06 -0.01
words: cast	doubt	0.03 0.08 0.05 -0.10 -0.15
words: casualty	from	-0.11 -0.12 0.05 0.06 -0.09
words: casualty	in	-0.11 -0.11 -0.11 0.12 -0.11
words: caus	by	-0.06 -0.02 -0.12 0.12 -0.13
words: caus	fire	0.05 -0.02 0.07 -0.11 -0.08
words: ceas	fire	0.10 -0.02 -0.10 -0.07 0.02
words: ceasefir	,	-0.17 -0.13 0.09 -0.10 0.09
words: ceasefir	-	-0.13 -0.10 0.00 0.08 -0.09
words: ceasefir	:	0.04 -0.10 -0.07 0.01 0.00
words: ceasefir	?	-0.11 -0.14 -0.08 0.00 0.05
words: ceasefir	[number]	-0.15 0.00 -0.21 -0.12 0.14
words: ceasefir	[place]	-0.12 -0.14 0.03 0.07 -0.15
words: ceasefir	after	0.06 -0.11 -0.12 -0.07 0.06
words: ceasefir	agreement	-0.01 -0.07 0.00 0.04 -0.05
words: ceasefir	and	-0.10 0.08 0.05 -0.14 -0.03
words: ceasefir	announcement	0.00 0.09 -0.14 0.06 -0.21
words: ceasefir	as	0.01 0.05 -0.01 0.03 -0.21
words: ceasefir	at	0.05 -0.01 0.01 -0.12 -0.06
words: ceasefir	begin	0.07 -0.05 -0.09 -0.02 -0.10
words: ceasefir	between	0.03 -0.01 -0.01 0.01 -0.12
words: ceasefir	deadlin	-0.13 -0.11 -0.05 0.06 -0.01
words: ceasefir	deal	0.10 0.03 -0.06 -0.07 -0.01
words: ceasefir	extension	-0.18 0.05 0.07 0.05 -0.15
words: ceasefir	hold	-0.10 0.20 0.15 -0.15 -0.15
words: ceasefir	hop	-0.09 -0.12 -0.10 0.11 -0.02
words: ceasefir	in	-0.14 -0.09 0.01 -0.04 0.09
words: ceasefir	on	-0.15 -0.17 -0.19 0.14 0.01
words: ceasefir	plan	-0.12 0.11 0.13 -0.13 -0.12
words: ceasefir	talk	-0.22 -0.08 0.05 0.02 -0.09
words: ceasefir	to	0.08 0.03 -0.13 0.02 -0.08
words: ceasefir	violation	0.06 0.11 -0.16 -0.15 -0.15
words: ceasefir	will	-0.13 -0.05 -0.01 -0.03 0.03
words: ceasefir	with	-0.01 0.01 -0.02 -0.04 0.00
words: ceasefir	–	-0.01 -0.03 0.02 -0.07 -0.05
words: central	[place]	-0.02 0.12 -0.07 -0.12 -0.13
words: ceo	says	-0.13 -0.02 0.05 0.02 -0.15
words: challeng	[usa]	-0.09 -0.11 -0.12 -0.01 0.05
words: chanc	for	-0.10 0.06 0.05 -0.09 -0.02
words: chanc	of	-0.08 -0.08 -0.03 -0.10 0.07
words: chang	in	-0.06 -0.08 -0.07 0.08 -0.07
words: chao	as	-0.09 -0.11 -0.11 0.10 -0.09
words: chao	in	0.00 -0.03 -0.07 0.03 0.00
words: charg	with	-0.12 -0.17 -0.16 0.13 -0.03
words: chief	,	0.07 0.04 -0.12 -0.16 -0.13
words: chief	[side]	-0.11 0.11 0.06 -0.14 -0.08
words: chief	ali	-0.13 0.11 0.14 -0.13 -0.11
words: chief	kill	-0.02 0.00 -0.12 0.04 -0.07
words: chief	of	0.05 -0.07 -0.13 0.06 -0.09
words: chief	says	-0.10 -0.14 -0.16 0.15 -0.05
words: chief	tell	-0.05 -0.09 -0.06 0.04 -0.03
words: chief	warn	-0.09 0.02 -0.01 0.02 -0.04
words: chill	warn	-0.04 -0.05 0.01 0.00 -0.01
words: chok	[region]	-0.08 -0.03 -0.01 0.06 -0.11
words: chri	hay	-0.04 -0.03 -0.07 -0.01 0.03
words: chri	wright	-0.09 -0.12 0.07 -0.01 -0.15
words: christian	quarter	-0.09 0.02 -0.03 0.03 -0.11
words: citizen	messag	-0.10 -0.12 -0.14 -0.10 0.12
words: city	of	-0.13 0.03 0.01 0.09 -0.17
words: civilization	will	-0.13 0.05 0.02 0.01 -0.09
words: claim	[place]	-0.07 0.00 -0.18 0.01 0.05
words: claim	[region]	0.08 0.15 -0.12 -0.16 -0.11
words: claim	[side]	-0.01 -0.15 0.06 -0.03 -0.02
words: claim	[usa]	-0.15 -0.08 -0.04 0.09 -0.02
words: claim	about	-0.14 -0.13 -0.13 0.10 -0.02
words: claim	as	-0.12 -0.10 -0.02 -0.06 0.07
words: claim	attack	-0.07 0.13 -0.04 -0.15 -0.13
words: claim	it	-0.01 0.01 0.11 -0.06 -0.18
words: claim	new	-0.13 0.02 0.05 -0.09 -0.06
words: claim	of	-0.15 -0.19 -0.07 0.04 0.06
words: claim	responsibility	0.09 0.09 -0.10 -0.02 -0.08
words: claim	that	-0.11 0.06 0.04 0.05 -0.12
words: claim	to	0.03 0.12 0.05 -0.21 -0.05
words: claim	victory	0.03 -0.12 -0.11 0.09 -0.06
words: clash	over	-0.04 -0.05 -0.07 -0.10 0.07
words: clash	with	-0.10 -0.09 -0.15 0.02 0.08
words: clean	out	-0.06 0.03 0.04 0.05 -0.14
words: clear	[region]	-0.12 -0.10 0.02 0.02 -0.08
words: clear	in	-0.12 -0.14 -0.03 0.13 -0.13
words: clear	min	-0.08 0.04 0.04 -0.08 -0.03
words: clos	,	-0.13 -0.17 -0.04 0.11 -0.10
words: clos	?	0.07 0.06 -0.10 -0.05 -0.09
words: clos	[region]	-0.02 0.13 -0.04 -0.07 -0.14
words: clos	again	0.21 0.12 -0.11 -0.14 -0.12
words: clos	airspac	-0.03 0.03 0.07 -0.14 -0.11
words: clos	the	-0.10 -0.12 0.05 -0.09 0.04
words: clos	to	-0.15 0.03 0.04 -0.01 -0.10
words: closur	of	-0.18 0.06 -0.13 -0.02 0.04
words: cnn	host	-0.03 -0.07 -0.10 -0.03 0.04
words: cnn	jake	-0.04 -0.07 -0.06 -0.01 0.04
words: cnn	over	-0.10 -0.10 -0.05 0.05 -0.03
words: co	host	-0.05 -0.06 -0.10 -0.04 0.08
words: coast	:	0.09 0.11 -0.07 -0.12 -0.10
words: com	:	-0.09 -0.01 0.09 -0.12 -0.05
words: com	after	-0.12 -0.01 0.12 -0.06 -0.14
words: com	days	-0.09 0.15 0.12 -0.13 -0.14
words: com	into	0.05 -0.08 0.04 -0.05 -0.11
words: com	under	-0.02 0.11 -0.11 -0.06 -0.16
words: combat	operation	0.16 0.10 -0.14 -0.13 -0.15
words: come	to	-0.04 0.09 -0.06 0.07 -0.08
words: command	center	-0.09 -0.03 -0.02 0.05 -0.05
words: commander	,	0.02 -0.13 0.00 0.07 -0.10
words: commander	:	-0.10 -0.08 -0.13 0.06 0.03
words: commander	[ally]	-0.12 0.02 -0.07 0.03 -0.12
words: commander	[place]	-0.14 0.04 0.10 -0.07 -0.14
words: commander	[side]	0.03 -0.06 0.09 -0.07 -0.11
words: commander	[usa]	0.08 0.07 -0.12 -0.02 -0.10
words: commander	commander	-0.11 0.14 0.10 -0.13 -0.12
words: commander	in	-0.08 -0.09 -0.14 0.07 0.05
words: commander	says	-0.12 -0.12 -0.14 0.05 0.05
words: commander	to	-0.11 0.15 0.11 -0.14 -0.13
words: comment	on	0.00 0.03 -0.11 0.05 -0.07
words: commercial	flight	-0.08 -0.09 0.01 0.08 -0.07
words: committ	war	-0.10 -0.10 -0.08 -0.03 0.06
words: complet	,	0.13 0.08 -0.15 -0.03 -0.12
words: complet	ceasefir	-0.12 -0.13 -0.09 0.11 -0.02
words: completely	clos	0.02 0.01 0.02 -0.07 -0.12
words: complicat	[usa]	-0.07 -0.08 -0.11 -0.17 0.15
words: comply	with	-0.10 0.09 0.06 -0.01 -0.09
words: concern	about	-0.08 0.04 0.07 0.03 -0.17
words: conclud	in	-0.10 -0.07 0.04 -0.03 0.09
words: condemn	[side]	-0.10 -0.17 -0.04 -0.01 0.05
words: condemn	[usa]	-0.09 -0.13 -0.01 0.11 -0.16
words: condemn	aggression	-0.11 -0.11 -0.03 0.10 0.00
words: confirm	[side]	0.09 -0.06 -0.13 -0.02 -0.07
words: confirm	[usa]	0.11 0.02 -0.04 -0.10 -0.13
words: confirm	dead	0.02 -0.03 0.06 -0.10 -0.12
words: confirm	it	0.10 0.10 -0.13 -0.12 -0.09
words: conflict	,	-0.09 -0.18 -0.07 -0.06 0.17
words: conflict	.	-0.12 -0.09 0.05 -0.02 0.00
words: conflict	:	-0.02 0.03 -0.20 -0.07 0.07
words: conflict	;	0.03 0.04 -0.11 0.08 -0.09
words: conflict	?	-0.08 -0.10 -0.17 0.13 -0.11
words: conflict	as	0.05 0.08 0.03 -0.07 -0.11
words: conflict	continu	-0.08 -0.03 0.05 -0.03 -0.03
words: conflict	could	0.06 0.09 0.04 -0.09 -0.08
words: conflict	deepen	-0.06 -0.10 -0.11 0.00 0.04
words: conflict	disrupt	-0.08 0.05 0.08 -0.04 -0.12
words: conflict	enter	-0.04 0.11 -0.04 -0.08 -0.13
words: conflict	escalat	0.05 -0.05 0.00 -0.05 -0.01
words: conflict	fuel	-0.08 -0.09 0.06 -0.03 -0.10
words: conflict	in	-0.10 -0.14 -0.20 -0.14 0.19
words: conflict	main	-0.10 -0.14 -0.08 0.08 0.09
words: conflict	may	-0.04 -0.06 -0.11 -0.01 0.05
words: conflict	rag	0.06 -0.07 0.04 -0.03 -0.10
words: conflict	threaten	-0.07 -0.16 -0.15 -0.08 0.11
words: conflict	to	-0.10 -0.06 0.01 -0.01 -0.01
words: conflict	widen	0.02 0.05 -0.04 0.01 -0.11
words: conflict	with	-0.14 -0.02 0.06 -0.12 0.03
words: confront	[side]	-0.09 -0.02 -0.15 -0.04 0.06
words: consulat	in	0.18 0.08 0.07 -0.16 -0.14
words: continu	,	-0.10 0.04 0.07 -0.08 -0.09
words: continu	:	-0.12 -0.11 -0.08 0.11 -0.09
words: continu	at	-0.07 0.04 -0.13 0.09 0.05
words: continu	attack	-0.08 0.12 -0.06 -0.16 0.03
words: continu	for	-0.10 -0.11 0.02 0.04 -0.05
words: continu	in	0.19 0.05 0.16 -0.12 -0.11
words: continu	strik	0.03 0.09 -0.06 -0.07 -0.13
words: continu	to	-0.03 0.09 0.02 -0.17 -0.01
words: contradict	[side]	-0.14 -0.05 0.12 -0.04 -0.09
words: control	of	-0.05 0.05 0.03 -0.05 -0.09
words: control	over	-0.08 -0.10 0.14 -0.15 -0.11
words: correspondent	[side]	-0.15 -0.12 -0.02 0.05 0.07
words: cost	,	-0.04 -0.06 0.02 0.02 -0.02
words: cost	of	-0.19 -0.20 -0.03 0.00 0.03
words: could	[side]	-0.11 -0.08 -0.11 -0.09 0.10
words: could	be	-0.12 -0.11 -0.10 -0.03 0.10
words: could	hit	-0.12 -0.08 -0.04 0.04 0.03
words: could	it	-0.03 -0.07 -0.09 -0.08 0.09
words: could	last	-0.05 0.06 0.07 -0.13 -0.03
words: could	make	-0.09 -0.10 -0.10 0.11 -0.11
words: could	send	-0.07 0.02 -0.02 -0.03 0.04
words: could	take	-0.09 -0.11 -0.07 0.14 -0.14
words: could	the	-0.02 -0.03 -0.08 0.15 -0.15
words: could	trigger	-0.02 -0.04 -0.05 0.06 -0.05
words: counter	terror	-0.08 -0.09 -0.03 0.11 -0.12
words: country	,	0.00 -0.03 -0.03 -0.09 0.08
words: country	are	-0.06 -0.08 0.14 0.13 -0.13
words: country	is	-0.16 -0.05 0.00 -0.13 0.09
words: country	would	0.04 0.08 0.01 -0.03 -0.09
words: court	at	-0.15 -0.18 -0.12 0.11 -0.06
words: cover	[usa]	-0.11 -0.09 -0.13 -0.04 0.11
words: cover	for	-0.14 -0.20 -0.12 0.04 0.06
words: cover	up	-0.10 -0.10 -0.03 0.12 -0.10
words: coverag	as	-0.10 -0.11 -0.12 -0.09 0.13
words: crackdown	on	-0.03 -0.07 -0.01 -0.03 0.03
words: crash	in	0.04 0.12 0.03 -0.15 -0.21
words: crew	member	-0.15 -0.08 0.16 -0.06 -0.20
words: crim	in	-0.13 -0.01 0.04 -0.06 0.00
words: crisi	:	-0.11 -0.10 -0.15 -0.15 0.15
words: crisi	deepen	-0.08 0.00 0.01 -0.06 0.00
words: crisi	drag	-0.09 0.11 0.10 -0.09 -0.12
words: criticis	[side]	-0.16 0.07 -0.07 0.03 -0.02
words: cros	[region]	-0.13 -0.16 0.01 0.03 0.01
words: cross	[region]	-0.15 -0.18 0.10 -0.02 -0.16
words: crucial	peac	-0.11 -0.10 -0.05 0.05 -0.10
words: crud	futur	-0.04 0.16 0.13 -0.14 -0.12
words: crud	oil	-0.09 0.07 0.04 -0.03 -0.07
words: crud	pric	-0.08 -0.05 -0.01 -0.02 0.02
words: crud	production	-0.05 0.04 0.02 -0.01 -0.06
words: crud	surg	-0.05 -0.07 -0.01 -0.01 0.03
words: crush	respons	0.07 0.04 -0.01 -0.11 -0.09
words: cut	[place]	-0.11 -0.10 0.05 0.05 -0.12
words: cut	off	0.05 0.07 -0.08 -0.01 -0.04
words: cuts	oil	-0.07 0.12 0.10 -0.09 -0.14
words: d	.	-0.09 -0.09 -0.12 -0.13 0.13
words: daily	brief	0.06 -0.10 -0.15 -0.11 0.05
words: daily	rundown	-0.11 0.08 -0.02 -0.03 -0.12
words: damag	,	-0.01 -0.03 0.10 -0.01 -0.11
words: damag	at	0.07 0.04 -0.09 -0.08 -0.06
words: damag	by	0.00 0.05 -0.09 -0.09 0.02
words: damag	in	-0.16 0.10 -0.01 -0.01 -0.22
words: damag	to	0.08 0.00 -0.11 0.02 -0.09
words: day	,	-0.09 0.12 -0.08 -0.12 -0.09
words: day	[number]	0.00 -0.01 -0.16 0.00 0.08
words: day	[place]	0.10 0.09 -0.13 -0.03 -0.10
words: day	after	0.08 0.00 -0.11 -0.09 0.03
words: day	as	-0.06 0.03 0.13 -0.18 -0.14
words: day	ceasefir	0.15 0.08 -0.18 -0.05 -0.21
words: day	of	-0.07 0.06 -0.10 -0.01 0.01
words: day	period	0.04 -0.01 -0.05 0.00 -0.01
words: day	with	0.06 0.06 -0.10 -0.06 -0.04
words: daybreak	[region]	-0.09 0.06 0.04 -0.12 -0.06
words: daybreak	asia	-0.03 -0.09 -0.08 0.07 0.05
words: days	,	-0.10 0.00 0.08 0.00 -0.09
words: days	:	-0.10 -0.03 0.06 0.06 -0.06
words: days	of	-0.15 -0.05 -0.02 -0.09 0.08
words: de	escalation	-0.08 -0.06 -0.02 0.07 -0.11
words: dead	,	0.07 -0.07 0.03 -0.19 -0.08
words: dead	:	0.09 0.17 -0.04 -0.13 -0.11
words: dead	after	0.11 0.03 -0.06 -0.18 -0.18
words: dead	as	0.06 0.11 -0.11 -0.12 -0.11
words: dead	in	-0.08 -0.01 0.09 -0.11 -0.12
words: deadlin	,	-0.10 -0.08 0.05 0.00 -0.10
words: deadlin	as	-0.11 0.11 0.10 -0.14 -0.02
words: deadlin	for	-0.12 -0.02 0.09 -0.12 -0.01
words: deadlin	loom	-0.21 -0.02 0.05 -0.07 0.02
words: deadlin	near	-0.12 -0.14 -0.14 0.14 -0.11
words: deadlin	of	-0.08 0.00 0.03 0.01 -0.08
words: deadlin	to	0.05 0.06 0.05 -0.13 -0.12
words: deadly	[side]	-0.05 -0.05 0.00 0.03 -0.02
words: deadly	[usa]	0.01 0.05 0.02 -0.05 -0.11
words: deadly	attack	-0.12 0.09 -0.07 -0.03 -0.08
words: deadly	dron	-0.09 -0.05 0.06 0.03 -0.14
words: deadly	protest	-0.14 -0.12 0.05 0.03 -0.12
words: deadly	strik	-0.10 0.06 -0.07 0.05 -0.13
words: deal	,	0.04 -0.07 -0.03 -0.07 0.00
words: deal	-	-0.03 -0.03 -0.20 0.05 0.02
words: deal	.	-0.09 -0.13 -0.01 0.10 -0.10
words: deal	:	0.07 -0.01 0.03 -0.15 -0.01
words: deal	;	0.06 0.05 -0.12 -0.01 -0.09
words: deal	?	-0.09 -0.09 -0.10 -0.04 0.05
words: deal	after	-0.14 -0.17 -0.01 0.10 -0.07
words: deal	and	-0.01 -0.03 -0.03 0.05 -0.09
words: deal	announc	0.09 0.16 -0.10 -0.11 -0.09
words: deal	as	-0.23 -0.01 0.16 -0.09 -0.12
words: deal	clos	-0.15 -0.12 0.12 -0.03 -0.10
words: deal	could	-0.12 -0.06 0.01 -0.03 0.01
words: deal	has	0.05 0.08 0.01 -0.12 -0.08
words: deal	in	-0.03 0.09 0.07 -0.05 -0.16
words: deal	includ	-0.14 0.00 0.15 -0.15 -0.16
words: deal	is	0.00 0.04 -0.08 -0.09 0.03
words: deal	near	-0.14 -0.17 0.04 0.06 -0.04
words: deal	on	0.07 0.01 -0.10 -0.12 0.05
words: deal	reach	0.13 -0.02 -0.09 -0.09 -0.10
words: deal	sign	-0.11 -0.06 0.09 -0.04 -0.08
words: deal	tak	-0.04 0.04 -0.07 0.09 -0.09
words: deal	text	-0.13 -0.09 0.05 0.04 -0.05
words: deal	to	-0.01 0.14 0.09 -0.12 -0.18
words: deal	with	0.04 0.02 0.04 -0.08 -0.05
words: deal	within	-0.13 -0.08 0.08 0.00 -0.08
words: death	of	-0.02 -0.14 -0.11 0.04 0.04
words: death	toll	-0.07 -0.06 0.13 -0.17 -0.06
words: debri	from	0.09 0.06 0.00 -0.13 -0.09
words: decid	on	-0.13 -0.04 0.13 -0.11 -0.12
words: decision	,	-0.09 -0.07 0.08 -0.02 -0.12
words: decision	to	-0.12 -0.05 0.00 -0.12 0.09
words: declar	[side]	-0.20 0.02 0.01 0.03 -0.04
words: declar	[usa]	-0.15 -0.06 0.02 -0.10 0.06
words: declar	forc	-0.11 0.07 0.09 -0.08 -0.10
words: declar	victory	-0.17 -0.17 -0.15 -0.07 0.12
words: declin	to	-0.08 -0.08 -0.11 0.09 -0.02
words: deep	insid	-0.13 -0.14 0.10 -0.12 -0.08
words: defenc	chief	-0.03 -0.05 -0.05 0.00 0.03
words: defenc	intercept	0.14 0.05 0.05 -0.10 -0.09
words: defend	[side]	-0.15 -0.13 0.03 0.00 -0.02
words: defens	in	-0.12 -0.12 0.07 0.08 -0.14
words: defens	minister	0.02 0.02 0.03 -0.18 -0.15
words: defens	official	-0.08 -0.12 -0.13 0.07 0.04
words: defens	strik	-0.15 0.14 -0.13 -0.13 -0.11
words: defens	system	-0.12 0.04 0.04 -0.09 0.00
words: delegation	,	-0.12 -0.13 -0.13 0.13 0.11
words: delegation	[side]	-0.09 -0.14 -0.12 0.13 -0.10
words: delegation	arriv	-0.09 0.08 0.08 -0.08 -0.10
words: delegation	leav	-0.09 -0.01 0.04 -0.01 -0.11
words: delegation	to	-0.12 -0.06 -0.05 0.09 -0.11
words: demand	[side]	-0.12 -0.04 0.06 -0.17 0.10
words: demand	to	-0.08 -0.11 -0.13 0.03 0.04
words: demand	unconditional	0.02 0.10 0.04 -0.20 -0.03
words: deny	[usa]	-0.14 0.06 0.12 -0.10 -0.04
words: depend	on	-0.06 -0.07 -0.10 -0.10 0.11
words: deploy	[usa]	-0.13 -0.07 0.11 -0.12 -0.06
words: desalination	plant	-0.06 0.10 -0.01 -0.16 0.03
words: despit	[side]	-0.19 -0.20 -0.19 -0.02 0.17
words: despit	[usa]	-0.12 0.05 -0.01 -0.02 -0.06
words: despit	ceasefir	-0.05 0.08 -0.06 -0.02 -0.05
words: despit	deal	-0.08 0.02 0.07 -0.05 -0.09
words: despit	ongo	-0.13 -0.13 -0.01 0.09 -0.02
words: despit	report	-0.04 0.06 -0.11 -0.13 0.05
words: despit	the	-0.04 -0.05 -0.08 -0.10 0.09
words: destroy	,	-0.18 -0.15 0.09 0.00 0.01
words: destroy	[number]	-0.11 0.04 0.04 -0.03 -0.15
words: destroy	[place]	0.01 0.01 -0.04 0.02 -0.07
words: destroy	[side]	-0.14 0.08 -0.08 0.06 -0.09
words: destroy	in	0.03 0.18 -0.08 -0.20 -0.18
words: destruction	of	-0.10 -0.12 -0.11 0.11 -0.06
words: detail	of	-0.13 -0.08 0.03 -0.03 -0.01
words: detect	launch	-0.15 0.14 0.21 -0.15 -0.10
words: determin	to	-0.12 -0.10 -0.11 -0.08 0.10
words: development	:	-0.08 -0.08 0.02 0.08 -0.10
words: development	attack	-0.08 -0.08 0.02 0.08 -0.10
words: did	[side]	-0.11 -0.11 -0.14 0.09 0.06
words: did	[usa]	-0.05 -0.08 -0.12 -0.11 0.11
words: did	not	-0.05 -0.01 0.02 0.10 -0.19
words: dies	from	0.04 -0.11 0.06 -0.01 -0.13
words: dies	of	-0.14 -0.13 0.03 0.10 -0.06
words: direct	talk	-0.14 -0.03 0.08 -0.11 0.02
words: disarm	[ally]	-0.12 -0.08 0.02 0.05 -0.17
words: displac	[place]	-0.13 -0.16 -0.18 0.07 0.06
words: displac	family	-0.11 -0.14 -0.12 0.03 0.05
words: displac	in	-0.11 -0.11 0.09 -0.05 -0.13
words: disput	[usa]	-0.10 -0.10 -0.07 0.13 -0.11
words: disrupt	global	-0.06 -0.02 0.03 -0.01 -0.05
words: disrupt	supply	-0.09 0.05 0.05 0.00 -0.14
words: disruption	in	-0.05 0.00 -0.01 -0.12 0.08
words: divid	over	-0.05 -0.07 0.00 0.06 -0.04
words: do	it	-0.09 -0.12 -0.16 -0.01 0.06
words: do	littl	-0.02 -0.03 -0.09 -0.09 0.09
words: do	not	-0.07 0.00 -0.03 0.05 -0.08
words: do	we	-0.08 -0.12 0.05 -0.16 0.07
words: do	with	-0.04 -0.06 -0.05 0.13 -0.14
words: does	[usa]	-0.02 -0.04 -0.05 -0.03 0.04
words: does	it	-0.10 -0.04 0.04 0.05 -0.11
words: does	not	-0.13 -0.10 -0.02 0.01 0.01
words: dollar	a	0.01 0.11 0.10 -0.08 -0.14
words: dollar	after	-0.08 0.00 0.00 0.01 -0.09
words: dollar	amid	-0.06 0.12 0.04 -0.05 -0.03
words: dollar	as	-0.22 0.06 0.07 -0.02 -0.18
words: dollar	billion	-0.16 -0.06 -0.03 0.01 0.02
words: dollar	million	-0.06 -0.06 0.06 0.01 -0.18
words: dollar	per	-0.04 0.10 0.06 -0.05 -0.10
words: dollar	reward	0.04 0.06 0.00 -0.11 0.02
words: dollarsbn	in	-0.08 -0.05 0.05 -0.03 -0.05
words: domestic	protest	-0.09 -0.07 0.00 -0.03 0.04
words: don't	have	-0.07 -0.07 -0.13 -0.10 0.12
words: don't	need	-0.11 -0.13 -0.09 0.10 -0.09
words: don't	want	-0.09 -0.11 -0.01 0.07 -0.01
words: doubl	tap	-0.09 0.00 -0.08 -0.05 0.04
words: doubt	on	0.03 0.08 0.05 -0.10 -0.15
words: down	,	-0.14 -0.04 0.10 0.01 -0.08
words: down	:	0.04 0.09 0.04 -0.06 -0.13
words: down	[number]	-0.06 -0.03 -0.15 0.10 -0.01
words: down	[side]	-0.14 -0.07 -0.01 0.11 -0.11
words: down	[usa]	-0.10 -0.04 0.06 -0.16 0.05
words: down	an	-0.06 -0.02 -0.11 -0.10 0.09
words: down	apach	0.06 0.10 -0.06 -0.13 -0.13
words: down	as	-0.09 -0.04 -0.04 0.07 -0.08
words: down	by	-0.05 -0.01 0.08 -0.12 -0.10
words: down	dron	-0.03 0.00 -0.13 0.03 -0.04
words: down	f	0.02 -0.01 0.03 -0.14 -0.02
words: down	fighter	-0.16 -0.14 0.10 0.02 -0.12
words: down	in	-0.01 0.15 0.12 -0.19 -0.27
words: down	jet	-0.14 -0.11 -0.05 0.09 0.01
words: down	of	0.10 -0.04 -0.05 -0.06 -0.16
words: down	on	-0.12 -0.01 0.07 0.00 -0.13
words: down	over	-0.15 -0.06 0.04 0.05 -0.05
words: down	pilot	0.05 -0.02 -0.12 -0.12 0.10
words: down	the	0.05 -0.06 -0.08 -0.08 0.06
words: down	two	0.10 0.07 -0.12 -0.18 -0.11
words: dozen	dead	0.12 -0.09 -0.13 -0.12 -0.13
words: dozen	kill	0.02 0.04 -0.13 -0.12 -0.10
words: dozen	of	0.12 -0.20 -0.04 -0.02 0.01
words: draft	[usa]	-0.17 0.03 0.09 -0.16 0.02
words: drag	on	-0.17 -0.05 0.05 0.04 -0.17
words: driv	up	-0.07 0.02 0.03 0.01 -0.10
words: dron	,	-0.03 0.01 -0.11 -0.02 0.03
words: dron	.	-0.12 -0.04 -0.01 0.03 -0.02
words: dron	:	-0.13 -0.05 0.08 0.05 -0.11
words: dron	after	0.06 0.08 -0.10 -0.09 -0.05
words: dron	and	0.06 -0.13 -0.01 -0.04 0.06
words: dron	as	-0.14 0.12 -0.04 -0.14 -0.11
words: dron	at	0.06 -0.03 0.00 -0.09 -0.03
words: dron	attack	-0.01 -0.07 0.09 -0.04 -0.09
words: dron	boat	-0.01 0.07 0.07 -0.11 -0.09
words: dron	footag	-0.15 -0.09 0.13 0.10 0.08
words: dron	from	0.10 0.10 0.01 -0.13 -0.09
words: dron	hit	0.09 -0.08 -0.09 -0.10 0.00
words: dron	hits	0.08 0.08 -0.02 -0.17 -0.15
words: dron	in	0.02 0.00 -0.15 0.04 -0.07
words: dron	infiltration	0.01 0.02 0.01 -0.01 -0.15
words: dron	interception	0.02 -0.02 -0.06 0.03 -0.04
words: dron	launch	-0.10 0.07 -0.10 0.00 -0.12
words: dron	on	0.11 -0.09 -0.05 -0.12 -0.09
words: dron	strik	-0.11 0.06 -0.15 0.04 -0.04
words: dron	target	0.03 0.10 0.01 -0.22 -0.17
words: dron	threat	-0.09 -0.11 0.00 0.08 -0.06
words: dron	to	-0.09 -0.09 -0.04 0.02 0.06
words: drop	as	-0.10 -0.14 -0.13 0.12 0.07
words: drop	on	-0.04 -0.08 -0.10 0.07 0.00
words: due	to	-0.22 -0.16 0.05 0.06 -0.06
words: dur	[number]	0.07 0.08 0.03 -0.18 -0.12
words: dur	[side]	-0.15 -0.01 0.06 0.01 -0.12
words: dur	[usa]	-0.18 -0.12 0.09 0.00 0.04
words: dur	ceasefir	-0.13 -0.11 0.00 0.06 -0.03
words: dur	last	-0.11 -0.11 -0.08 0.12 -0.12
words: dur	live	0.09 0.11 0.19 -0.03 -0.18
words: dur	the	-0.08 -0.11 -0.10 0.09 0.01
words: dur	war	-0.08 0.00 -0.18 -0.01 0.04
words: each	other	0.05 0.04 -0.02 -0.09 -0.03
words: early	as	-0.06 0.05 -0.01 0.03 -0.07
words: early	hurdl	-0.10 -0.10 0.04 0.02 -0.07
words: easter	messag	-0.11 -0.04 0.10 -0.14 -0.06
words: economic	risk	-0.02 -0.04 -0.06 -0.02 0.03
words: economic	shock	-0.11 -0.11 -0.15 0.11 -0.09
words: edition	[number]	-0.08 -0.10 -0.10 0.02 0.10
words: editor	daily	-0.11 0.08 -0.02 -0.03 -0.12
words: effect	of	0.04 0.03 -0.02 0.05 -0.07
words: effort	to	-0.11 -0.13 -0.14 0.11 0.01
words: elementary	school	0.00 -0.03 -0.15 0.01 0.03
words: eli	lake	-0.08 -0.07 -0.11 0.04 0.05
words: elon	musk	-0.07 -0.08 -0.04 0.03 0.02
words: embassy	in	-0.07 -0.07 0.04 0.00 -0.03
words: emerg	as	-0.12 -0.11 -0.16 -0.05 0.11
words: emergency	meet	-0.14 -0.05 0.01 0.01 -0.06
words: emergency	oil	-0.09 0.08 0.10 -0.10 -0.08
words: end	?	-0.04 -0.05 -0.08 -0.09 0.09
words: end	[side]	-0.22 0.02 0.05 -0.20 0.10
words: end	[usa]	0.13 0.10 -0.16 -0.16 -0.05
words: end	a	-0.08 -0.08 -0.09 0.00 0.06
words: end	in	-0.14 -0.15 -0.13 0.09 0.03
words: end	of	0.03 -0.16 -0.12 0.16 -0.18
words: end	the	0.09 0.03 -0.16 0.01 -0.03
words: end	to	-0.03 0.05 0.05 0.01 -0.17
words: end	war	-0.02 0.09 0.10 -0.09 -0.13
words: end	without	-0.09 -0.02 -0.01 -0.10 0.06
words: endles	war	-0.06 -0.08 -0.09 0.02 0.02
words: enemy	:	-0.10 -0.03 0.08 -0.11 0.01
words: energy	,	-0.16 -0.15 -0.08 -0.03 0.09
words: energy	and	-0.08 -0.10 -0.05 0.08 -0.06
words: energy	as	0.05 0.05 0.01 -0.03 -0.12
words: energy	company	-0.02 -0.09 -0.02 0.03 -0.03
words: energy	cost	-0.03 -0.09 -0.10 0.09 -0.03
words: energy	crisi	-0.14 -0.09 0.06 0.01 -0.13
words: energy	export	-0.04 0.12 0.09 -0.05 -0.12
words: energy	facility	0.09 0.11 0.07 -0.13 -0.14
words: energy	infrastructur	-0.08 -0.09 0.12 -0.16 -0.09
words: energy	market	-0.10 -0.03 0.04 -0.09 0.03
words: energy	pric	-0.12 -0.17 -0.21 0.05 0.09
words: energy	secretary	-0.13 -0.13 0.04 -0.06 0.01
words: energy	shock	-0.08 0.05 0.07 0.06 -0.12
words: energy	sit	0.02 -0.05 0.12 -0.11 -0.12
words: energy	supply	-0.02 0.11 0.13 -0.10 -0.15
words: enrich	uranium	-0.18 -0.01 0.02 0.04 -0.09
words: enrichment	plant	0.00 0.03 0.03 -0.10 -0.12
words: enter	[region]	-0.12 -0.08 0.10 -0.08 -0.11
words: enter	[side]	0.04 0.04 -0.06 -0.11 -0.01
words: enter	fourth	-0.11 -0.01 -0.11 0.09 -0.06
words: enter	its	-0.10 -0.03 -0.09 0.09 -0.10
words: enter	second	-0.01 0.09 -0.02 -0.02 -0.13
words: enter	third	-0.08 -0.07 -0.04 0.08 -0.09
words: enter	to	0.00 0.10 0.06 -0.13 -0.14
words: envoy	,	-0.13 -0.05 -0.03 -0.07 0.08
words: envoy	says	-0.13 -0.13 -0.15 0.15 0.13
words: epstein	fil	-0.08 -0.09 -0.11 -0.08 0.10
words: erupt	in	-0.11 0.06 0.02 0.02 -0.13
words: escalat	,	-0.04 0.11 -0.10 -0.09 0.00
words: escalat	[region]	-0.03 -0.02 -0.02 -0.11 0.09
words: escalat	attack	-0.13 0.06 0.05 -0.05 -0.18
words: escalat	war	0.06 0.07 -0.08 -0.09 -0.05
words: escalation	,	-0.08 0.06 0.14 -0.14 -0.14
words: escalation	in	-0.10 -0.07 -0.04 0.00 0.05
words: ether	,	-0.07 -0.11 -0.10 0.10 -0.05
words: evacuat	[side]	-0.05 -0.08 -0.04 0.03 0.01
words: evacuat	in	-0.12 -0.07 -0.04 0.07 -0.11
words: evacuation	of	-0.12 -0.01 0.01 0.00 -0.04
words: evacuation	order	-0.14 0.02 0.07 -0.05 -0.17
words: evacuation	warn	0.00 0.07 0.08 -0.14 -0.11
words: eve	of	-0.05 0.13 0.08 -0.08 -0.11
words: even	after	-0.04 -0.02 0.02 -0.07 0.05
words: even	as	-0.05 -0.05 -0.04 0.03 0.00
words: even	if	-0.09 -0.09 -0.13 -0.12 0.14
words: ex	[usa]	-0.07 -0.08 -0.11 -0.09 0.10
words: exampl	of	0.06 -0.03 -0.09 -0.08 -0.02
words: exchang	threat	-0.09 0.02 0.14 -0.12 -0.14
words: exclusiv	:	-0.09 -0.09 -0.10 0.05 0.02
words: expand	[place]	-0.13 0.03 -0.08 0.08 -0.14
words: expand	to	-0.09 0.11 -0.13 -0.09 -0.08
words: expect	[usa]	-0.14 0.06 0.06 -0.09 0.00
words: expect	to	-0.10 -0.09 -0.09 0.12 -0.09
words: expert	fear	-0.02 0.01 -0.13 -0.09 0.04
words: expert	say	-0.11 -0.13 -0.16 0.01 0.11
words: expert	warn	-0.16 -0.05 0.06 -0.01 -0.08
words: explainer	:	-0.09 -0.09 -0.11 0.00 0.05
words: explod	in	-0.11 0.07 -0.07 -0.12 0.04
words: explosion	,	-0.14 0.11 -0.01 -0.01 -0.07
words: explosion	and	-0.13 0.15 0.11 -0.11 -0.09
words: explosion	at	-0.11 -0.08 0.09 0.04 -0.11
words: explosion	heard	0.12 -0.06 -0.13 -0.13 -0.08
words: explosion	hits	-0.05 0.08 -0.02 -0.08 -0.09
words: explosion	in	0.12 -0.12 -0.14 0.03 -0.16
words: export	terminal	-0.04 0.04 0.04 -0.10 -0.11
words: expulsion	order	-0.11 0.05 -0.02 0.00 -0.11
words: extend	[side]	-0.18 -0.08 0.11 -0.01 -0.20
words: extend	ceasefir	-0.12 0.09 0.11 -0.12 -0.09
words: extend	gain	-0.03 -0.09 -0.06 0.05 0.00
words: extremely	hard	-0.07 0.02 0.01 0.00 -0.09
words: f	[number]	-0.05 0.02 -0.04 -0.01 -0.04
words: fac	a	-0.03 -0.07 -0.03 0.00 0.01
words: face	of	-0.13 -0.11 -0.11 0.05 0.06
words: facility	,	0.05 0.08 -0.13 -0.03 -0.18
words: facility	after	-0.06 0.11 -0.04 -0.10 -0.09
words: facility	hit	0.08 0.00 0.01 -0.11 -0.08
words: facility	in	0.11 0.04 0.02 -0.06 -0.01
words: facility	is	-0.12 -0.12 -0.01 0.06 0.05
words: fact	check	-0.07 -0.07 -0.09 -0.01 0.06
words: factbox	:	0.04 0.04 0.02 -0.01 -0.09
words: fail	:	-0.10 -0.07 -0.03 0.05 -0.03
words: fail	to	-0.13 0.05 0.13 -0.05 -0.15
words: failur	to	-0.12 -0.13 -0.14 0.00 0.10
words: fall	,	-0.08 -0.03 0.04 0.03 -0.11
words: fall	after	-0.09 0.04 0.05 -0.03 -0.09
words: fall	and	-0.04 -0.08 -0.08 0.05 0.05
words: fall	apart	-0.05 0.02 -0.10 -0.06 0.07
words: fall	as	-0.08 -0.16 -0.15 0.13 0.04
words: fall	in	-0.03 0.00 -0.01 0.04 -0.10
words: fall	more	-0.08 0.02 -0.07 0.05 0.09
words: fall	on	0.05 0.05 -0.08 -0.05 -0.03
words: fallout	from	-0.03 0.11 0.09 0.00 -0.08
words: family	of	-0.11 -0.02 -0.15 0.01 0.03
words: famou	[place]	0.06 0.09 0.14 -0.10 -0.10
words: farsnew	|	-0.09 -0.11 -0.09 0.11 -0.08
words: fbi	warn	-0.09 -0.02 -0.01 0.07 -0.10
words: fcc	chair	-0.08 -0.09 -0.10 0.00 0.04
words: fear	[side]	-0.07 -0.09 -0.09 0.03 0.00
words: fear	[usa]	-0.06 -0.10 -0.11 0.09 -0.02
words: fear	it	0.03 0.04 -0.09 0.04 -0.11
words: fear	of	-0.06 0.04 -0.01 0.04 -0.10
words: fed	hold	-0.14 0.00 0.04 0.00 -0.09
words: fees	in	-0.09 -0.01 0.06 -0.06 -0.02
words: fees	to	-0.11 -0.06 -0.04 0.05 0.02
words: field	after	-0.13 -0.12 0.06 -0.09 0.03
words: field	attack	-0.07 -0.09 -0.09 0.05 0.08
words: fifth	day	0.00 0.03 0.05 -0.12 -0.11
words: fifth	round	-0.04 0.02 -0.14 0.10 -0.09
words: fight	,	0.02 -0.08 -0.09 0.05 -0.04
words: fight	and	-0.09 -0.05 0.09 -0.02 -0.12
words: fight	for	-0.10 -0.11 -0.10 0.07 0.00
words: fight	in	0.05 0.09 -0.01 -0.16 -0.04
words: fight	on	-0.02 -0.04 -0.13 0.01 0.03
words: fight	with	-0.04 0.05 -0.06 -0.06 0.02
words: fighter	jet	-0.05 -0.01 0.01 -0.06 -0.03
words: fighter	jets	-0.07 -0.03 0.00 -0.01 0.02
words: final	deal	-0.15 -0.11 0.13 -0.09 -0.08
words: final	decision	-0.13 -0.15 -0.07 0.10 -0.09
words: final	stag	-0.17 0.05 0.14 -0.16 -0.14
words: final	text	-0.16 -0.07 0.14 -0.12 -0.11
words: find	[side]	-0.07 -0.05 0.06 -0.03 -0.04
words: find	a	-0.09 -0.12 -0.08 0.01 0.01
words: finish	the	-0.06 0.03 0.03 -0.14 0.09
words: fir	,	-0.13 0.01 -0.08 0.05 0.06
words: fir	at	0.06 0.00 -0.06 -0.17 -0.15
words: fir	ballistic	-0.11 0.07 -0.01 -0.12 0.05
words: fir	from	-0.07 0.14 0.06 -0.14 -0.12
words: fir	hundred	0.11 -0.10 -0.14 -0.10 -0.09
words: fir	in	-0.11 -0.07 0.07 0.03 -0.11
words: fir	missil	-0.15 0.09 -0.06 0.06 -0.12
words: fir	on	0.12 0.20 -0.14 -0.23 -0.22
words: fire	,	-0.14 -0.03 -0.03 0.06 -0.03
words: fire	.	0.11 -0.01 -0.11 0.01 -0.13
words: fire	:	-0.12 -0.15 0.09 -0.08 0.01
words: fire	after	-0.05 -0.06 0.05 -0.15 0.04
words: fire	and	-0.09 0.05 -0.01 -0.03 -0.02
words: fire	as	-0.05 0.03 -0.01 -0.14 0.04
words: fire	at	-0.01 0.07 -0.10 0.00 -0.12
words: fire	for	0.02 0.07 -0.04 -0.13 0.02
words: fire	in	0.07 0.10 -0.07 -0.11 -0.10
words: fire	kill	0.03 0.10 -0.07 -0.11 -0.13
words: fire	on	0.16 0.10 0.04 -0.12 -0.15
words: fire	rag	0.13 0.10 -0.13 -0.09 -0.10
words: first	[usa]	0.08 -0.06 -0.16 -0.08 0.04
words: first	attack	0.09 0.07 -0.12 -0.15 -0.10
words: first	round	-0.13 0.00 0.06 -0.02 -0.06
words: first	time	0.02 0.00 0.08 -0.03 -0.20
words: five	,	-0.12 0.06 0.10 -0.07 -0.15
words: five	[side]	-0.07 0.07 0.02 0.00 -0.12
words: five	days	-0.08 -0.09 0.06 -0.05 0.03
words: five	kill	-0.11 0.10 0.06 -0.12 -0.11
words: flagg	cargo	-0.08 0.05 0.07 -0.08 -0.05
words: flagg	ship	0.08 0.07 -0.05 -0.09 -0.07
words: flar	up	0.07 -0.15 -0.10 0.05 -0.11
words: flee	[place]	-0.08 -0.11 -0.14 0.13 -0.09
words: flee	[region]	0.07 0.07 0.03 -0.09 -0.13
words: flee	[side]	-0.14 -0.14 -0.17 0.07 0.08
words: flight	amid	0.05 0.06 -0.10 0.00 -0.06
words: flight	as	-0.03 0.03 0.01 -0.02 -0.05
words: flight	from	-0.09 -0.11 -0.11 0.13 -0.11
words: flight	to	-0.05 -0.08 -0.10 0.11 -0.07
words: fly	in	-0.08 -0.10 0.03 -0.03 0.03
words: fm	says	-0.12 -0.15 -0.16 0.15 0.14
words: fm	tell	-0.07 -0.06 0.05 -0.02 -0.07
words: focu	on	-0.09 -0.01 0.05 -0.12 0.04
words: follow	[region]	-0.06 -0.04 0.08 -0.06 -0.09
words: follow	[side]	-0.16 -0.14 -0.05 0.14 -0.01
words: follow	[usa]	-0.03 0.04 -0.05 -0.04 0.01
words: footag	of	-0.10 0.13 -0.06 0.00 -0.07
words: footag	show	-0.01 -0.06 -0.05 0.07 0.00
words: for	?	-0.04 -0.06 0.13 0.09 -0.11
words: for	[number]	0.00 -0.05 0.07 -0.16 0.01
words: for	[place]	-0.04 -0.18 0.00 0.08 -0.06
words: for	[region]	-0.18 0.04 0.00 -0.01 -0.02
words: for	[side]	-0.19 -0.35 -0.01 0.04 0.13
words: for	[usa]	-0.20 -0.01 -0.06 -0.06 0.11
words: for	a	-0.05 -0.02 0.00 0.03 -0.09
words: for	an	0.04 -0.02 -0.05 0.05 -0.07
words: for	attack	-0.17 -0.10 0.03 0.04 -0.07
words: for	boot	-0.04 -0.06 -0.11 -0.09 0.10
words: for	bring	-0.07 -0.08 -0.10 -0.09 0.10
words: for	ceasefir	-0.16 0.03 0.08 -0.04 -0.17
words: for	deal	-0.11 0.03 0.04 -0.10 0.05
words: for	decad	-0.09 -0.08 -0.12 -0.10 0.11
words: for	diplomacy	-0.10 -0.12 -0.14 0.05 0.03
words: for	down	-0.12 -0.12 -0.14 0.03 0.08
words: for	end	-0.08 0.04 -0.07 -0.08 0.07
words: for	final	-0.13 -0.04 0.02 0.01 -0.08
words: for	first	-0.04 0.04 -0.02 0.03 -0.16
words: for	five	-0.10 -0.10 0.07 -0.08 0.00
words: for	fun	-0.13 -0.07 0.12 -0.12 -0.09
words: for	help	-0.07 -0.07 -0.05 0.12 -0.13
words: for	him	-0.08 -0.10 -0.11 -0.09 0.11
words: for	his	-0.02 -0.02 0.07 0.11 -0.10
words: for	impact	-0.06 -0.12 -0.10 0.06 0.01
words: for	it	-0.08 0.08 0.11 -0.09 -0.13
words: for	market	-0.02 -0.03 -0.08 -0.10 0.08
words: for	miss	-0.21 -0.03 0.08 -0.06 0.01
words: for	more	-0.02 -0.05 -0.06 -0.07 0.10
words: for	not	-0.05 -0.10 -0.09 0.01 0.02
words: for	now	0.09 -0.05 -0.18 -0.11 0.08
words: for	oil	-0.14 -0.08 0.14 -0.17 -0.01
words: for	peac	0.02 -0.01 -0.03 -0.01 -0.01
words: for	possibl	-0.14 0.01 0.00 0.05 -0.13
words: for	protection	-0.11 -0.09 0.04 0.04 -0.07
words: for	regional	-0.10 -0.13 -0.10 0.09 -0.04
words: for	second	-0.13 0.07 0.03 -0.08 0.01
words: for	spy	-0.07 -0.04 0.07 -0.06 -0.04
words: for	strik	-0.16 -0.09 0.11 -0.04 -0.05
words: for	support	-0.07 0.04 -0.14 -0.01 -0.06
words: for	swift	-0.07 0.03 0.00 0.02 -0.08
words: for	talk	-0.15 0.06 -0.01 0.02 -0.21
words: for	the	-0.17 -0.03 -0.11 0.02 0.03
words: for	their	-0.06 0.00 -0.11 -0.01 0.02
words: for	truc	-0.10 -0.07 -0.05 0.07 0.07
words: for	turmoil	-0.11 -0.10 0.03 0.01 -0.08
words: for	unconditional	-0.09 0.09 -0.01 -0.03 0.01
words: for	us	-0.11 -0.07 0.07 -0.16 0.03
words: for	war	-0.13 0.09 0.05 -0.01 -0.07
words: for	week	-0.11 0.06 0.01 0.03 -0.10
words: for	what	-0.07 -0.09 -0.15 -0.08 0.13
words: for	your	-0.04 0.06 0.04 -0.10 0.01
words: forc	,	-0.02 -0.05 0.04 0.03 -0.11
words: forc	[place]	0.01 0.09 0.08 -0.09 -0.06
words: forc	[side]	-0.15 0.00 0.02 0.02 -0.10
words: forc	are	-0.02 0.05 -0.02 0.00 -0.12
words: forc	displacement	0.06 -0.02 -0.14 0.04 -0.11
words: forc	in	-0.08 0.17 -0.17 -0.14 -0.01
words: forc	kill	0.06 -0.01 -0.15 -0.03 -0.01
words: forc	majeur	-0.14 0.05 0.11 -0.11 -0.06
words: forc	to	0.04 -0.08 -0.09 -0.07 0.06
words: foreign	minister	-0.07 0.02 0.03 -0.02 -0.11
words: foreign	ministry	0.03 0.02 0.02 -0.05 -0.15
words: former	[side]	-0.10 0.04 0.06 -0.16 -0.02
words: former	[usa]	-0.07 -0.13 -0.13 -0.02 0.09
words: found	,	-0.07 0.10 -0.01 -0.12 -0.09
words: found	in	0.06 -0.04 -0.13 0.03 -0.13
words: four	[side]	-0.13 -0.01 -0.16 0.07 -0.06
words: four	kill	-0.11 0.04 0.07 -0.16 -0.14
words: fourth	day	-0.08 0.03 -0.12 0.05 -0.08
words: fox	news	-0.13 -0.05 0.01 0.01 -0.01
words: fox	trey	0.01 0.07 -0.02 -0.09 -0.06
words: fragil	[usa]	-0.11 -0.15 -0.13 0.07 0.05
words: fragil	ceasefir	-0.09 0.04 0.03 -0.08 -0.01
words: freedom	of	-0.05 -0.08 -0.04 0.08 -0.07
words: fresh	[side]	-0.09 0.08 -0.11 0.01 -0.13
words: fresh	attack	0.17 0.13 -0.13 -0.12 -0.08
words: fresh	strik	-0.05 0.02 0.08 -0.10 -0.07
words: fresh	wave	-0.16 0.12 0.04 -0.13 -0.10
words: friday	,	0.11 0.04 -0.18 -0.01 -0.13
words: friday	in	0.04 0.07 -0.01 -0.03 -0.13
words: friend	in	-0.07 -0.10 -0.11 -0.11 0.11
words: from	[number]	-0.19 -0.08 0.11 -0.02 -0.02
words: from	[place]	0.00 0.11 0.03 -0.13 -0.04
words: from	[region]	-0.01 -0.13 -0.12 0.15 -0.11
words: from	[side]	-0.09 0.03 -0.10 -0.03 0.07
words: from	[usa]	-0.07 -0.20 -0.04 0.20 -0.12
words: from	a	-0.07 0.02 -0.01 0.01 -0.02
words: from	attack	0.03 -0.09 0.06 -0.02 -0.13
words: from	ceasefir	-0.01 0.08 -0.12 -0.02 0.01
words: from	commander	0.02 -0.07 0.03 0.00 -0.12
words: from	epstein	-0.06 -0.07 -0.11 -0.07 0.09
words: from	his	0.08 0.06 -0.11 -0.16 0.07
words: from	launch	-0.16 -0.03 -0.21 0.04 0.07
words: from	military	-0.17 -0.16 -0.14 0.19 -0.07
words: from	missil	0.00 -0.07 -0.11 0.05 0.02
words: from	rubbl	0.06 0.12 -0.07 -0.14 -0.12
words: from	sanction	-0.07 -0.03 -0.06 -0.01 0.07
words: from	shelter	0.06 0.05 -0.16 0.03 -0.08
words: from	strik	-0.13 0.05 -0.16 0.05 -0.03
words: from	talk	-0.10 0.11 0.11 -0.11 -0.12
words: from	the	-0.09 0.10 -0.02 -0.03 -0.05
words: from	war	-0.18 -0.15 -0.07 -0.12 0.16
words: from	wound	0.08 0.12 -0.04 -0.17 -0.16
words: front	,	-0.19 -0.18 0.02 0.10 -0.07
words: front	in	-0.15 -0.15 -0.14 0.01 0.04
words: front	of	-0.11 -0.10 -0.11 0.04 0.05
words: frozen	asset	-0.09 0.03 -0.01 0.01 0.00
words: frozen	fund	-0.09 0.06 0.04 -0.03 -0.06
words: ftse	[number]	-0.06 -0.11 -0.13 0.13 0.02
words: fuel	,	-0.03 -0.06 -0.05 -0.06 0.06
words: fuel	cost	-0.09 -0.09 -0.06 0.12 -0.09
words: fuel	pric	-0.08 -0.14 -0.13 0.11 -0.07
words: fuel	protest	-0.07 -0.13 -0.11 0.05 0.07
words: fuel	shortag	-0.12 -0.07 0.02 0.03 -0.14
words: fuel	tank	0.15 0.14 -0.10 -0.14 -0.15
words: full	text	0.00 0.13 0.07 -0.12 -0.10
words: fully	open	-0.12 0.12 0.14 -0.13 -0.13
words: further	as	-0.12 -0.16 -0.05 0.09 0.04
words: further	escalation	-0.02 0.10 0.08 -0.09 -0.08
words: further	notic	0.06 0.10 -0.02 -0.10 -0.08
words: futur	surg	-0.07 0.03 -0.04 0.05 -0.07
words: g	[number]	-0.10 0.08 0.04 -0.02 -0.17
words: g7	,	-0.07 -0.13 0.07 0.00 -0.09
words: g7	early	-0.07 0.04 0.10 -0.16 0.01
words: g7	summit	0.01 0.01 -0.02 0.00 0.00
words: gain	from	-0.07 -0.07 -0.08 -0.08 0.08
words: gain	on	-0.05 0.00 0.02 -0.01 -0.05
words: gas	and	-0.02 0.08 0.07 -0.12 0.01
words: gas	export	-0.12 -0.09 0.09 -0.03 -0.05
words: gas	facility	0.04 0.13 -0.02 -0.14 -0.14
words: gas	field	-0.05 -0.05 0.06 -0.02 -0.03
words: gas	market	-0.04 -0.08 -0.13 -0.02 0.07
words: gas	pric	-0.08 0.07 0.00 -0.02 -0.01
words: gas	production	-0.12 -0.08 0.00 -0.04 0.03
words: gasolin	pric	-0.10 -0.16 -0.11 0.09 0.02
words: gave	[side]	-0.12 -0.07 0.05 -0.03 -0.08
words: gen	.	0.06 0.02 -0.12 -0.10 0.05
words: genocidal	threat	-0.07 0.02 0.04 -0.12 0.01
words: get	involv	-0.06 0.05 0.09 -0.05 -0.13
words: girl	school	0.00 0.00 -0.18 0.08 -0.16
words: giv	[side]	-0.07 0.06 0.09 -0.09 -0.09
words: giv	[usa]	-0.06 0.07 0.06 -0.09 -0.02
words: giv	deadlin	-0.11 0.11 0.09 -0.10 -0.10
words: give	up	-0.11 0.01 0.06 -0.09 0.03
words: global	economy	-0.06 -0.11 -0.14 0.06 0.04
words: global	energy	-0.06 -0.02 -0.06 -0.08 0.08
words: global	food	-0.09 -0.11 -0.09 0.02 0.03
words: global	gas	-0.09 -0.10 -0.15 -0.12 0.14
words: global	oil	-0.08 -0.13 -0.04 0.07 -0.10
words: global	recession	-0.02 -0.05 -0.04 0.06 -0.10
words: go	in	-0.06 0.07 0.03 -0.01 -0.12
words: go	on	-0.14 -0.13 0.10 -0.16 -0.01
words: go	to	0.05 0.13 0.02 -0.14 -0.01
words: goal	for	-0.03 -0.04 -0.10 0.11 -0.02
words: goal	in	-0.07 0.00 0.05 -0.11 0.02
words: goes	down	-0.04 0.17 -0.18 -0.16 -0.15
words: goes	into	0.12 -0.03 -0.11 -0.10 -0.13
words: goes	on	-0.13 -0.12 -0.02 -0.14 0.11
words: gold	pric	-0.06 0.05 0.03 -0.03 -0.08
words: good	as	-0.05 0.07 -0.10 -0.08 0.07
words: gop	lawmaker	-0.03 -0.03 -0.02 -0.03 0.03
words: gop	rep	-0.03 -0.04 -0.11 -0.08 0.09
words: gop	senator	-0.05 -0.07 0.03 0.10 -0.09
words: got	him	-0.10 0.10 0.11 -0.12 -0.11
words: great	settlement	0.00 0.10 0.10 -0.15 -0.14
words: green	card	-0.07 -0.08 -0.04 0.08 -0.09
words: ground	:	0.06 0.04 -0.10 0.06 -0.05
words: ground	attack	-0.12 -0.02 0.00 0.02 -0.10
words: ground	forc	-0.13 -0.06 -0.08 -0.09 0.10
words: ground	in	0.06 0.14 0.06 -0.19 -0.12
words: ground	invasion	0.03 0.03 0.02 -0.12 -0.18
words: ground	operation	0.01 0.01 0.03 -0.08 -0.05
words: ground	troop	-0.11 0.05 -0.13 -0.10 0.09
words: growth	forecast	-0.06 -0.06 0.12 0.10 -0.12
words: gunfir	kill	0.06 -0.06 0.17 -0.09 -0.07
words: had	been	-0.08 -0.08 0.03 0.09 -0.15
words: halt	[side]	0.01 0.02 0.01 0.00 -0.09
words: halt	attack	0.14 -0.06 -0.11 -0.06 -0.13
words: halt	strik	0.06 -0.07 -0.01 -0.13 -0.09
words: halt	to	-0.01 -0.09 0.02 -0.02 -0.07
words: hama	:	-0.16 -0.15 -0.14 0.15 -0.05
words: hama	target	0.07 0.06 0.04 -0.08 -0.05
words: hand	over	-0.10 0.13 0.09 -0.09 -0.06
words: happen	,	-0.12 -0.12 0.05 0.09 -0.12
words: happen	?	-0.06 -0.06 -0.09 0.01 0.02
words: happen	next	-0.03 -0.04 -0.05 0.05 -0.01
words: happen	on	-0.17 -0.21 -0.21 0.11 0.09
words: hard	to	-0.10 -0.08 -0.12 -0.03 0.08
words: hard	tonight	-0.09 -0.05 0.07 -0.03 -0.09
words: has	[number]	-0.09 0.07 -0.01 -0.10 0.06
words: has	[side]	-0.10 -0.12 -0.12 -0.04 0.11
words: has	[usa]	-0.08 -0.06 -0.09 0.12 -0.02
words: has	a	-0.12 -0.11 -0.15 -0.07 0.14
words: has	agre	-0.15 0.08 0.13 -0.08 -0.10
words: has	already	-0.13 -0.15 -0.15 0.11 -0.06
words: has	been	-0.02 -0.15 0.02 -0.04 0.04
words: has	left	-0.08 -0.09 -0.10 -0.12 0.11
words: has	lost	-0.11 0.00 0.02 -0.01 -0.03
words: has	no	-0.22 -0.15 0.01 0.11 -0.17
words: has	not	0.03 0.07 0.04 -0.12 0.04
words: has	sign	0.13 0.10 -0.14 -0.11 -0.10
words: has	taken	-0.09 0.06 0.07 -0.05 -0.08
words: has	the	-0.09 -0.11 -0.09 0.11 -0.08
words: has	won	-0.08 -0.06 -0.11 -0.09 0.09
words: have	a	-0.11 -0.07 -0.05 0.09 -0.02
words: have	been	-0.04 -0.01 0.01 0.02 -0.09
words: have	fled	-0.13 -0.11 -0.12 -0.11 0.12
words: have	happen	-0.13 -0.13 0.02 0.10 -0.07
words: have	kill	-0.15 -0.13 0.10 0.06 -0.06
words: have	no	-0.06 -0.01 0.05 0.02 -0.11
words: have	not	-0.08 0.14 0.13 -0.10 -0.14
words: have	reach	0.12 0.11 -0.12 -0.11 -0.11
words: have	to	-0.14 0.07 0.09 -0.13 -0.04
words: have	turn	-0.07 -0.06 0.11 0.09 -0.10
words: he	a	-0.03 -0.04 -0.02 0.04 -0.04
words: he	claim	-0.10 0.02 -0.11 -0.07 0.08
words: he	could	-0.02 0.09 0.01 -0.09 0.04
words: he	found	-0.10 -0.10 -0.11 -0.11 0.12
words: he	is	-0.17 -0.07 0.05 -0.05 0.01
words: he	may	-0.12 -0.16 -0.15 0.13 -0.01
words: he	not	-0.09 -0.11 -0.11 0.06 0.03
words: he	said	-0.08 -0.11 -0.10 0.08 0.01
words: he	says	-0.10 -0.07 0.07 0.00 -0.08
words: he	told	-0.07 -0.09 -0.03 -0.09 0.07
words: he	want	-0.09 -0.02 0.07 -0.10 0.02
words: he	warn	-0.10 0.16 0.05 -0.07 -0.10
words: he	was	-0.01 0.00 -0.05 0.01 0.00
words: he	would	-0.07 0.04 0.03 0.03 -0.11
words: head	to	-0.16 -0.04 -0.10 0.08 0.04
words: heart	of	-0.05 0.03 -0.11 -0.16 0.11
words: held	in	-0.11 -0.11 0.06 0.04 -0.11
words: helicopter	shot	0.04 0.00 0.04 -0.12 -0.12
words: hell	after	-0.11 -0.06 -0.07 0.08 -0.04
words: hell	out	-0.09 -0.01 0.07 -0.03 -0.09
words: help	:	0.05 0.12 0.07 -0.13 -0.11
words: help	[side]	-0.15 -0.21 0.02 0.10 -0.04
words: help	[usa]	-0.09 -0.05 -0.08 0.09 -0.09
words: help	in	-0.08 -0.12 -0.07 0.06 -0.02
words: help	to	-0.07 -0.07 -0.08 0.08 -0.01
words: here	how	-0.02 -0.03 -0.07 0.01 0.03
words: here	what	-0.10 -0.11 -0.16 -0.02 0.10
words: hid	plac	-0.07 -0.11 -0.09 -0.04 0.05
words: high	as	-0.08 -0.13 -0.08 0.09 0.03
words: high	level	-0.13 0.02 0.06 0.00 -0.15
words: high	on	-0.09 -0.02 0.03 -0.01 -0.06
words: high	rise	0.07 0.08 0.14 -0.12 -0.11
words: high	stak	-0.14 -0.03 0.02 -0.04 0.02
words: higher	as	-0.12 -0.09 -0.04 0.09 -0.11
words: highest	level	-0.09 0.10 0.00 0.03 -0.10
words: highlight	of	-0.08 -0.08 0.02 0.08 -0.10
words: him	:	-0.06 0.02 0.06 -0.11 -0.11
words: him	from	-0.08 -0.08 -0.10 -0.08 0.11
words: him	to	-0.10 -0.07 0.05 -0.05 0.00
words: hint	at	-0.07 0.06 0.07 -0.11 -0.01
words: his	[side]	-0.12 -0.12 -0.14 -0.08 0.12
words: his	country	0.05 -0.04 0.01 -0.03 -0.09
words: his	face	-0.03 -0.04 -0.11 -0.10 0.10
words: his	own	0.02 -0.11 -0.05 -0.20 0.12
words: his	threat	0.09 0.07 -0.06 -0.12 -0.14
words: his	war	-0.04 -0.06 0.09 0.10 -0.08
words: historic	[usa]	-0.08 -0.10 -0.09 0.07 0.00
words: historic	talk	-0.08 0.03 0.03 0.00 -0.13
words: hit	,	0.05 0.00 -0.11 -0.11 -0.09
words: hit	[number]	0.08 -0.07 -0.04 0.04 -0.13
words: hit	[place]	-0.08 0.09 0.07 -0.10 -0.20
words: hit	[region]	0.01 0.02 -0.15 -0.09 0.08
words: hit	[side]	-0.16 0.05 0.09 -0.01 -0.10
words: hit	[usa]	0.06 -0.05 -0.09 -0.03 0.02
words: hit	again	0.09 0.06 -0.02 -0.11 -0.12
words: hit	as	0.02 0.12 -0.15 -0.04 -0.17
words: hit	by	0.05 0.05 0.07 -0.08 -0.31
words: hit	in	0.00 0.11 -0.05 -0.04 -0.23
words: hit	on	-0.11 0.00 0.10 -0.09 -0.10
words: hit	south	0.03 -0.05 0.17 -0.08 -0.07
words: hit	the	0.00 0.01 -0.04 -0.02 0.01
words: hit	very	-0.08 -0.02 0.03 0.03 -0.04
words: hit	with	-0.12 -0.12 -0.13 -0.12 0.13
words: hits	,	-0.10 -0.06 -0.15 -0.14 0.13
words: hits	[number]	-0.14 0.04 0.08 -0.09 -0.15
words: hits	[place]	-0.07 0.12 -0.01 -0.08 -0.17
words: hits	[side]	0.02 0.00 0.00 -0.01 -0.17
words: hits	[usa]	-0.05 -0.01 -0.08 0.02 0.03
words: hits	back	0.01 0.09 -0.06 -0.05 -0.09
words: hits	from	-0.05 0.11 0.13 -0.16 -0.13
words: hits	in	-0.21 0.02 0.13 -0.11 -0.03
words: hits	near	-0.15 0.13 0.14 -0.10 -0.08
words: hits	on	-0.01 -0.14 -0.19 -0.06 0.13
words: hits	wound	-0.08 -0.04 0.08 -0.11 -0.10
words: hitt	[side]	0.02 0.02 -0.11 0.01 -0.07
words: hold	,	-0.12 0.18 0.14 -0.14 -0.15
words: hold	[number]	-0.08 -0.10 -0.11 0.09 0.17
words: hold	as	-0.13 -0.09 -0.03 0.05 0.01
words: hold	emergency	-0.09 -0.13 0.01 -0.01 0.05
words: hold	peac	-0.10 0.07 0.06 -0.10 0.00
words: hold	rat	-0.13 -0.03 0.02 0.04 -0.12
words: hold	talk	-0.12 0.04 0.02 0.01 -0.08
words: hold	the	-0.11 -0.09 -0.10 -0.10 0.11
words: hole	in	0.09 0.13 -0.09 -0.15 -0.14
words: holiday	:	-0.09 -0.09 -0.05 0.12 -0.09
words: hom	and	0.03 0.03 0.02 -0.02 -0.03
words: hom	in	0.13 0.11 -0.07 -0.16 -0.04
words: home	:	-0.11 -0.11 -0.04 0.09 -0.04
words: home	to	-0.02 0.06 -0.06 0.01 -0.06
words: hop	[usa]	-0.13 -0.14 -0.12 0.13 -0.13
words: hop	for	-0.16 0.04 -0.04 0.07 -0.10
words: hop	of	-0.11 0.02 -0.07 -0.01 0.06
words: hop	to	-0.13 -0.09 0.01 -0.03 0.03
words: hospital	,	-0.16 0.05 -0.10 0.03 -0.08
words: hospital	in	-0.05 0.07 -0.11 -0.09 0.05
words: host	[side]	-0.09 0.00 0.01 -0.03 0.01
words: host	[usa]	0.11 0.11 0.04 -0.10 -0.19
words: hotel	in	0.00 0.12 0.10 -0.17 -0.18
words: hour	,	0.00 -0.02 0.01 -0.09 0.02
words: hour	-	-0.12 -0.04 0.03 0.00 -0.04
words: hour	after	0.04 0.07 -0.17 -0.06 0.04
words: hour	befor	0.01 -0.01 -0.16 0.05 0.04
words: hour	of	0.06 0.04 -0.18 0.06 -0.16
words: hour	to	-0.11 0.17 0.07 -0.09 -0.11
words: hous	democrat	-0.07 -0.09 0.00 -0.03 0.05
words: how	[place]	-0.06 -0.05 0.05 0.08 -0.08
words: how	[side]	-0.16 -0.21 -0.21 -0.01 0.11
words: how	[usa]	-0.10 -0.11 -0.17 0.02 0.05
words: how	a	-0.06 -0.08 -0.09 -0.14 0.12
words: how	long	-0.04 -0.07 -0.08 -0.03 0.06
words: how	the	-0.03 -0.05 -0.10 0.00 0.02
words: how	to	-0.10 -0.01 0.03 -0.09 0.08
words: how	war	-0.04 -0.06 -0.08 0.03 -0.02
words: how	will	-0.02 -0.03 -0.07 0.06 -0.02
words: hundred	of	0.10 -0.02 0.00 -0.13 -0.07
words: hunt	for	-0.04 0.05 -0.02 -0.06 0.00
words: hurdl	in	-0.10 -0.12 -0.11 0.07 0.06
words: hurt	as	-0.04 0.09 -0.06 -0.09 -0.08
words: hype	video	-0.05 -0.06 -0.08 -0.04 0.06
words: i	don't	-0.08 -0.09 -0.12 -0.06 0.10
words: i	have	-0.10 -0.03 0.06 -0.09 -0.01
words: i	just	0.05 0.08 -0.10 -0.11 0.01
words: i	will	-0.09 -0.05 0.03 -0.11 0.03
words: iea	to	-0.06 0.09 0.08 -0.08 -0.07
words: if	,	-0.13 -0.06 -0.02 -0.02 0.08
words: if	[ally]	-0.10 -0.11 -0.15 -0.05 0.11
words: if	[place]	-0.07 0.04 0.05 -0.13 0.05
words: if	[region]	0.03 -0.08 -0.14 0.16 -0.16
words: if	[side]	-0.08 -0.01 0.10 -0.04 -0.12
words: if	[usa]	-0.20 -0.14 -0.03 0.00 0.06
words: if	attack	-0.16 -0.09 0.10 -0.01 -0.16
words: if	it	-0.01 0.09 0.08 -0.13 -0.12
words: if	need	-0.10 -0.04 0.14 -0.14 -0.12
words: if	no	-0.16 0.00 0.13 -0.12 -0.13
words: if	the	-0.11 -0.16 -0.09 0.01 0.11
words: if	they	-0.09 0.14 0.13 -0.06 -0.16
words: imag	of	-0.10 0.02 -0.02 0.01 0.02
words: imag	show	-0.11 -0.11 0.01 0.11 -0.09
words: imminent	strik	-0.14 -0.12 0.08 -0.08 0.00
words: imminent	threat	0.05 -0.02 -0.09 0.00 0.01
words: impact	from	-0.05 -0.07 0.08 0.08 -0.09
words: impact	of	-0.10 -0.11 -0.02 0.01 0.03
words: impact	on	-0.10 -0.11 -0.15 -0.06 0.12
words: in	,	-0.12 -0.09 -0.05 0.05 0.02
words: in	:	0.02 0.04 0.05 0.00 -0.21
words: in	[ally]	-0.12 -0.08 -0.15 0.07 0.06
words: in	[number]	0.03 0.06 0.01 -0.13 0.05
words: in	[place]	0.03 0.10 0.03 -0.10 -0.12
words: in	[region]	-0.09 0.17 0.06 -0.12 -0.16
words: in	[side]	0.04 -0.01 -0.08 -0.01 -0.04
words: in	[usa]	-0.07 -0.07 -0.17 0.10 0.02
words: in	a	-0.09 -0.03 -0.22 0.00 0.12
words: in	air	0.00 0.04 -0.07 -0.05 -0.12
words: in	airstrik	-0.04 -0.06 -0.08 -0.01 0.05
words: in	an	-0.11 -0.07 0.07 -0.07 0.01
words: in	announc	0.02 -0.11 -0.17 0.05 0.09
words: in	asia	-0.07 -0.10 -0.12 0.08 0.04
words: in	attack	-0.01 0.07 -0.04 -0.02 -0.10
words: in	bid	-0.13 0.10 0.09 -0.19 -0.01
words: in	blockad	-0.09 0.02 -0.04 -0.07 0.05
words: in	bomb	0.03 0.07 0.08 -0.16 -0.05
words: in	case	-0.11 -0.10 0.03 0.06 -0.11
words: in	ceasefir	-0.19 -0.15 -0.04 -0.11 0.14
words: in	com	-0.15 -0.01 0.14 -0.14 -0.12
words: in	dar	-0.08 -0.02 0.03 0.03 -0.05
words: in	decad	-0.11 0.01 0.06 -0.03 -0.09
words: in	dron	0.12 -0.11 -0.12 0.03 -0.04
words: in	easter	-0.09 -0.06 0.11 -0.15 -0.04
words: in	effect	-0.10 -0.08 0.00 0.07 -0.02
words: in	explosion	-0.11 0.09 -0.02 0.00 -0.04
words: in	fight	0.06 0.14 -0.15 -0.21 0.03
words: in	final	-0.15 0.10 0.09 -0.18 -0.15
words: in	first	0.05 0.11 -0.03 0.00 -0.19
words: in	flam	-0.12 0.07 0.11 -0.10 -0.08
words: in	focu	-0.04 -0.13 -0.14 0.11 0.12
words: in	fresh	0.05 0.06 0.10 -0.12 -0.11
words: in	full	-0.09 -0.09 -0.09 0.01 0.05
words: in	guidelin	-0.13 -0.16 0.01 0.16 -0.16
words: in	his	-0.10 -0.09 -0.06 -0.10 0.10
words: in	history	0.01 -0.04 0.04 -0.03 -0.07
words: in	hospital	-0.17 -0.05 -0.10 0.08 0.00
words: in	hour	-0.03 0.04 0.02 0.02 -0.06
words: in	in	0.14 0.10 -0.11 -0.10 -0.10
words: in	intercept	-0.10 -0.06 -0.09 0.08 -0.07
words: in	its	-0.04 -0.03 0.00 0.01 -0.02
words: in	just	-0.13 -0.04 -0.06 0.05 -0.02
words: in	la	-0.08 -0.13 -0.13 -0.01 0.11
words: in	larg	0.05 0.06 -0.05 -0.13 -0.08
words: in	latest	0.03 0.03 0.02 -0.16 -0.04
words: in	limbo	-0.10 -0.03 0.04 0.00 -0.11
words: in	march	-0.07 0.14 0.03 0.00 -0.12
words: in	military	-0.12 -0.08 0.05 0.07 -0.12
words: in	missil	-0.03 -0.01 -0.04 -0.15 0.06
words: in	nearly	-0.09 0.06 -0.01 0.05 -0.09
words: in	negotiation	-0.13 0.06 0.03 -0.09 0.02
words: in	new	0.05 -0.01 -0.17 -0.02 0.07
words: in	next	0.00 0.02 0.06 -0.07 -0.08
words: in	north	-0.08 -0.11 0.02 0.10 -0.08
words: in	on	-0.09 -0.11 0.00 -0.03 0.03
words: in	one	-0.17 -0.01 0.09 0.03 -0.14
words: in	operation	-0.02 0.02 0.10 -0.17 -0.15
words: in	overnight	-0.11 0.12 0.03 -0.15 -0.12
words: in	past	-0.07 -0.03 -0.01 0.07 -0.09
words: in	peac	0.05 0.04 -0.12 -0.10 0.10
words: in	pictur	-0.11 -0.13 -0.14 -0.12 0.14
words: in	plac	-0.05 -0.07 -0.03 0.06 -0.10
words: in	protest	-0.09 0.07 0.09 -0.10 -0.11
words: in	rang	-0.12 -0.11 -0.13 -0.04 0.12
words: in	recent	-0.09 -0.08 0.04 0.02 -0.06
words: in	region	-0.19 0.03 -0.01 0.02 -0.12
words: in	respons	0.10 -0.08 -0.03 -0.06 -0.02
words: in	retaliation	-0.07 0.10 -0.11 0.00 -0.13
words: in	ruin	0.10 0.06 -0.14 -0.11 -0.12
words: in	says	-0.19 -0.11 0.02 0.04 -0.07
words: in	separat	-0.03 0.01 0.03 -0.12 -0.11
words: in	shelter	0.01 0.05 -0.14 0.02 -0.13
words: in	sight	-0.09 -0.01 -0.08 0.08 -0.07
words: in	south	0.01 0.10 -0.14 -0.03 -0.12
words: in	speech	-0.09 -0.09 -0.04 0.04 0.03
words: in	spy	-0.08 -0.10 -0.10 0.08 0.08
words: in	strik	0.04 0.02 -0.03 0.01 -0.23
words: in	suspect	0.05 0.05 0.05 -0.12 -0.09
words: in	talk	-0.28 0.08 0.11 -0.13 0.00
words: in	the	-0.15 -0.08 -0.03 0.07 -0.04
words: in	to	-0.08 0.02 0.06 -0.01 -0.09
words: in	two	-0.10 0.09 0.03 -0.11 0.00
words: in	video	-0.03 0.07 0.07 -0.04 -0.18
words: in	visit	-0.11 -0.02 0.05 -0.03 -0.10
words: in	wake	-0.08 -0.04 0.03 -0.15 0.11
words: in	war	-0.30 -0.06 -0.01 0.00 0.06
words: in	warn	-0.07 0.00 0.12 -0.09 -0.14
words: in	wave	0.01 0.03 -0.07 -0.11 -0.08
words: in	week	-0.09 0.13 0.00 -0.15 -0.10
words: includ	[place]	-0.03 -0.03 0.07 -0.09 -0.01
words: includ	[side]	-0.14 -0.08 -0.14 0.14 -0.07
words: includ	in	-0.01 0.05 0.07 -0.05 -0.14
words: infiltration	alert	0.01 0.02 0.01 -0.01 -0.15
words: inflation	,	-0.04 -0.12 -0.12 0.06 -0.01
words: inflation	risk	-0.05 -0.07 -0.09 0.02 0.03
words: injur	[number]	-0.07 0.14 -0.09 -0.13 -0.14
words: injur	after	0.03 0.11 -0.11 -0.12 -0.08
words: injur	and	0.03 -0.02 -0.01 -0.02 -0.08
words: injur	as	-0.08 0.11 -0.10 -0.12 -0.10
words: injur	in	-0.12 0.13 -0.01 -0.15 -0.14
words: insid	[place]	0.04 0.04 -0.06 -0.10 0.04
words: insid	[side]	-0.10 -0.10 0.07 -0.04 -0.01
words: insid	the	-0.12 -0.12 -0.13 -0.04 0.09
words: insight	:	-0.11 -0.08 -0.12 -0.17 0.18
words: insist	[place]	-0.11 -0.14 -0.11 0.12 -0.10
words: insist	[side]	-0.10 0.04 0.07 -0.06 -0.08
words: insist	[usa]	-0.14 -0.11 -0.12 -0.02 0.10
words: insist	it	-0.08 -0.12 -0.11 0.12 -0.07
words: intensify	[side]	-0.08 0.05 0.02 0.07 -0.13
words: intensify	attack	0.04 0.08 -0.07 -0.03 -0.10
words: intercept	,	-0.14 -0.12 -0.13 0.13 0.11
words: intercept	[side]	-0.06 0.04 0.06 -0.12 0.00
words: intercept	dron	0.15 0.12 0.04 -0.18 -0.11
words: intercept	missil	0.06 0.07 0.00 -0.12 -0.08
words: intercept	over	-0.08 0.14 0.15 -0.19 -0.13
words: interest	in	-0.11 -0.06 -0.03 -0.07 0.09
words: interior	minister	-0.09 -0.10 -0.07 0.05 0.07
words: international	law	-0.11 -0.15 -0.09 0.14 -0.09
words: internet	blackout	-0.08 -0.10 -0.15 0.07 -0.02
words: interven	if	-0.08 0.05 -0.03 0.09 -0.11
words: interven	in	-0.05 0.07 0.06 -0.07 -0.04
words: intervention	in	-0.04 0.01 0.03 -0.10 0.00
words: interview	with	-0.03 0.03 0.08 0.07 -0.13
words: into	[place]	0.04 0.13 -0.13 -0.11 -0.21
words: into	[region]	-0.16 -0.10 0.10 0.04 -0.13
words: into	[side]	-0.19 -0.03 0.01 -0.04 0.04
words: into	[usa]	-0.07 0.04 0.01 -0.16 0.07
words: into	a	0.01 -0.05 -0.16 0.01 0.04
words: into	chao	-0.10 -0.11 -0.13 0.07 -0.02
words: into	effect	0.15 -0.04 -0.05 -0.12 -0.18
words: into	the	-0.11 -0.13 -0.11 0.14 -0.15
words: into	war	-0.09 -0.09 -0.13 -0.01 0.08
words: invad	[side]	-0.09 -0.09 -0.11 0.05 0.00
words: invasion	of	0.03 -0.11 0.07 -0.12 -0.17
words: investigat	[side]	-0.12 -0.11 -0.12 0.01 0.03
words: investor	on	-0.07 -0.10 0.08 0.10 -0.12
words: invit	[place]	-0.13 0.14 0.11 -0.11 -0.10
words: involv	in	0.07 0.08 0.02 -0.13 -0.05
words: involvement	in	-0.07 0.05 0.08 -0.05 -0.10
words: is	[side]	-0.07 -0.11 -0.13 0.04 0.03
words: is	[usa]	-0.07 -0.10 -0.10 0.01 0.07
words: is	a	-0.12 -0.16 -0.18 -0.02 0.16
words: is	all	-0.01 0.01 -0.11 -0.12 0.07
words: is	already	-0.11 -0.10 -0.08 0.07 -0.04
words: is	an	-0.10 -0.11 -0.10 0.03 0.04
words: is	at	0.05 -0.07 -0.14 -0.13 0.10
words: is	attack	-0.12 0.02 0.04 -0.11 0.02
words: is	clos	-0.01 0.00 -0.11 0.09 -0.07
words: is	com	-0.13 -0.04 0.15 -0.12 -0.15
words: is	consider	-0.13 0.10 0.11 -0.11 -0.10
words: is	dead	0.13 0.14 -0.21 -0.19 -0.07
words: is	destroy	-0.09 -0.08 -0.11 -0.07 0.09
words: is	fully	-0.10 -0.03 -0.02 0.07 -0.15
words: is	go	-0.09 0.04 -0.01 0.03 -0.02
words: is	happen	-0.14 -0.10 0.03 0.01 -0.03
words: is	help	-0.10 -0.09 -0.14 0.11 -0.08
words: is	hit	0.06 0.08 -0.05 -0.12 -0.11
words: is	in	-0.15 -0.08 0.03 -0.16 0.06
words: is	key	-0.07 -0.06 -0.12 -0.15 0.11
words: is	kill	0.09 0.05 -0.03 -0.11 -0.10
words: is	lock	-0.06 0.14 0.06 -0.07 -0.11
words: is	no	-0.09 -0.09 -0.02 -0.04 0.05
words: is	not	-0.22 -0.17 -0.05 0.04 0.04
words: is	on	-0.04 0.05 0.02 -0.14 0.01
words: is	only	-0.09 -0.08 -0.15 0.03 0.11
words: is	play	-0.06 -0.09 -0.08 -0.06 0.06
words: is	prepar	-0.13 -0.02 0.12 -0.10 -0.12
words: is	pretty	-0.09 -0.07 -0.11 0.07 -0.02
words: is	ready	0.06 -0.08 -0.01 -0.05 -0.10
words: is	safe	-0.06 -0.04 -0.15 -0.03 0.05
words: is	sign	0.03 0.03 -0.02 -0.04 -0.08
words: is	target	-0.12 -0.12 -0.14 0.07 0.03
words: is	the	-0.06 -0.06 -0.16 -0.06 0.12
words: is	unclear	-0.11 -0.01 0.02 0.04 -0.05
words: is	us	-0.04 -0.04 -0.09 -0.09 0.13
words: is	wait	-0.12 -0.11 0.00 -0.07 0.07
words: is	what	-0.07 -0.07 -0.09 -0.08 0.08
words: issu	,	-0.10 0.02 -0.02 0.03 -0.08
words: issu	chill	-0.05 0.11 0.10 -0.13 -0.12
words: issu	forc	0.04 -0.02 0.09 -0.15 -0.14
words: issu	fresh	0.05 -0.02 0.06 -0.05 -0.08
words: issu	warn	-0.03 0.05 0.08 -0.09 -0.08
words: it	.	-0.02 -0.09 -0.13 -0.15 0.14
words: it	:	-0.13 -0.11 0.02 -0.01 -0.02
words: it	a	-0.10 0.00 -0.03 -0.05 0.03
words: it	be	-0.09 -0.05 -0.10 0.06 0.06
words: it	can	-0.10 -0.12 -0.13 0.03 0.06
words: it	did	-0.07 -0.03 -0.04 -0.02 0.02
words: it	down	-0.09 0.09 -0.12 -0.05 -0.02
words: it	had	0.14 0.10 -0.08 -0.17 -0.11
words: it	has	0.11 -0.15 0.02 -0.04 -0.07
words: it	hit	-0.11 0.06 -0.10 0.03 -0.09
words: it	is	0.04 -0.04 -0.10 -0.14 0.12
words: it	kill	-0.18 0.15 -0.10 -0.06 -0.15
words: it	launch	0.01 0.04 -0.06 -0.12 -0.09
words: it	may	-0.03 0.04 0.00 -0.04 0.01
words: it	mean	-0.04 0.01 0.02 -0.07 0.01
words: it	not	-0.10 -0.10 -0.11 -0.04 0.10
words: it	shot	0.16 0.01 -0.02 -0.10 -0.04
words: it	so	-0.06 -0.05 -0.09 -0.09 0.10
words: it	tak	-0.15 -0.05 0.03 0.00 -0.07
words: it	target	0.03 0.10 0.14 -0.15 -0.10
words: it	was	-0.01 0.06 -0.20 0.10 -0.08
words: it	will	-0.15 0.01 0.06 -0.05 -0.03
words: it	won't	-0.10 -0.03 -0.01 0.02 -0.04
words: it	work	-0.03 -0.05 -0.06 0.04 -0.02
words: it	would	0.02 0.02 0.08 -0.08 -0.12
words: its	[side]	-0.12 -0.11 -0.10 0.03 0.12
words: its	ally	-0.06 -0.05 0.06 0.02 -0.09
words: its	attack	0.02 -0.15 -0.18 0.10 0.06
words: its	chanc	-0.05 -0.05 -0.08 0.05 0.03
words: its	military	-0.06 -0.07 0.06 -0.01 -0.05
words: its	neutrality	-0.03 -0.06 -0.02 0.04 -0.04
words: its	next	-0.09 0.10 0.08 -0.13 -0.03
words: its	nuclear	0.02 0.08 0.03 -0.05 -0.08
words: its	oil	-0.05 -0.11 -0.09 0.13 -0.11
words: its	own	-0.10 0.05 -0.07 0.02 -0.05
words: its	territory	0.08 -0.05 -0.11 -0.12 0.01
words: jake	tapper	-0.09 -0.05 0.02 -0.06 0.01
words: jazeera	report	0.06 0.02 -0.08 0.02 -0.12
words: jesu	statu	-0.11 -0.13 0.01 0.12 -0.13
words: jet	crash	0.06 0.07 -0.16 -0.05 0.01
words: jet	down	0.01 -0.05 0.07 -0.05 -0.05
words: jet	fuel	-0.09 -0.15 -0.16 0.06 0.03
words: jet	has	-0.13 -0.09 0.11 -0.12 -0.12
words: jet	shot	0.09 0.06 -0.03 -0.18 -0.03
words: jets	-	0.08 0.01 -0.08 -0.09 -0.07
words: jimmy	kimmel	-0.06 -0.07 -0.10 -0.01 0.07
words: job	in	-0.09 -0.13 -0.13 0.07 0.11
words: joe	kent	-0.10 -0.12 0.02 0.09 -0.08
words: joe	scarborough	-0.07 -0.07 -0.10 -0.06 0.08
words: john	fetterman	-0.05 -0.06 0.07 0.05 -0.05
words: john	oliver	-0.07 -0.06 -0.09 -0.04 0.05
words: join	[side]	-0.16 0.04 0.11 -0.17 -0.11
words: join	attack	-0.06 -0.06 -0.03 0.05 -0.04
words: join	the	0.07 -0.04 0.09 -0.16 -0.03
words: join	war	0.09 -0.05 -0.06 -0.06 -0.13
words: joint	[usa]	-0.02 0.06 -0.09 -0.10 0.05
words: jon	stewart	-0.09 -0.08 -0.09 0.04 0.02
words: journalist	kill	-0.14 -0.11 0.09 0.11 -0.06
words: jump	[number]	0.04 0.07 -0.08 0.02 -0.07
words: jump	after	-0.05 -0.11 -0.09 0.09 0.07
words: jump	as	-0.04 0.10 0.10 -0.19 0.02
words: jump	more	-0.03 0.15 -0.01 -0.03 -0.05
words: jump	on	-0.06 0.05 -0.04 0.06 -0.12
words: june	[number]	0.06 -0.11 -0.17 -0.07 0.05
words: just	[number]	-0.12 -0.09 0.01 0.06 -0.14
words: just	days	-0.10 -0.10 -0.11 -0.01 0.07
words: just	for	-0.13 -0.07 0.12 -0.12 -0.09
words: just	in	0.03 0.05 0.10 -0.06 -0.19
words: justification	for	-0.09 -0.09 -0.14 -0.09 0.12
words: k	.	-0.03 0.05 -0.12 0.00 -0.04
words: kaitlan	collin	-0.09 -0.08 -0.06 0.04 0.03
words: karolin	[usa]	-0.18 -0.13 -0.03 0.01 0.07
words: kash	patel	-0.10 -0.08 -0.05 0.03 0.01
words: keep	[region]	-0.12 -0.14 -0.13 0.13 -0.02
words: keep	[side]	-0.09 -0.14 -0.12 -0.03 0.09
words: keep	bomb	-0.16 -0.11 -0.02 0.06 0.02
words: keep	the	-0.07 0.05 0.06 -0.11 -0.01
words: keir	[place]	-0.10 -0.12 0.06 0.02 -0.03
words: key	[place]	-0.03 0.00 0.05 0.00 -0.11
words: key	[side]	0.01 0.00 -0.04 0.04 -0.15
words: key	oil	0.02 -0.02 0.02 0.00 -0.12
words: key	takeaway	-0.09 -0.10 -0.11 -0.15 0.14
words: key	target	-0.07 0.08 0.03 -0.02 -0.04
words: key	to	-0.08 0.00 -0.11 -0.05 0.07
words: khalil	,	-0.13 -0.11 0.10 -0.15 0.03
words: kick	off	-0.13 0.05 0.13 -0.14 -0.10
words: kill	,	-0.02 -0.06 -0.09 0.09 -0.12
words: kill	[number]	0.08 -0.05 0.00 -0.03 -0.25
words: kill	[place]	-0.07 0.10 -0.12 -0.12 -0.05
words: kill	[side]	-0.11 0.09 0.03 -0.15 -0.01
words: kill	[usa]	-0.14 -0.14 -0.15 -0.01 0.12
words: kill	after	-0.12 -0.10 0.14 -0.04 -0.17
words: kill	and	-0.08 -0.01 -0.12 0.05 -0.08
words: kill	as	0.15 -0.02 -0.21 -0.19 -0.15
words: kill	at	0.12 0.01 -0.16 -0.17 -0.12
words: kill	by	-0.03 -0.11 0.00 0.07 0.01
words: kill	commander	0.02 0.02 -0.07 0.00 -0.10
words: kill	dozen	0.15 -0.13 -0.19 -0.14 -0.13
words: kill	dur	-0.11 0.03 0.02 -0.03 -0.01
words: kill	four	-0.12 0.13 -0.01 -0.14 -0.12
words: kill	in	0.05 0.01 -0.09 0.02 -0.19
words: kill	more	0.10 -0.12 0.02 -0.15 -0.12
words: kill	of	-0.23 -0.15 0.01 0.13 0.06
words: kill	one	-0.15 0.13 0.17 -0.13 -0.13
words: kill	protester	-0.08 0.11 -0.07 0.12 -0.13
words: kill	thre	-0.15 0.19 -0.09 -0.19 -0.17
words: kill	two	-0.13 0.17 -0.03 -0.20 -0.16
words: kill	wound	-0.06 -0.01 0.07 -0.09 -0.14
words: kill	your	-0.10 -0.07 -0.03 0.09 -0.11
words: king	protest	0.06 0.09 -0.04 -0.02 -0.13
words: know	about	0.08 0.08 -0.17 -0.05 -0.08
words: know	so	-0.11 -0.16 0.04 -0.07 0.04
words: land	in	-0.11 -0.12 0.02 0.06 -0.07
words: larg	wave	0.06 0.04 -0.15 -0.12 -0.11
words: largest	oil	0.02 0.11 0.03 -0.12 -0.13
words: lash	out	-0.15 0.01 -0.08 0.04 -0.02
words: last	[number]	-0.04 0.02 0.03 -0.13 0.02
words: last	minut	-0.09 -0.09 -0.11 0.07 -0.02
words: last	month	-0.08 -0.08 -0.03 0.05 -0.05
words: last	night	-0.17 -0.15 -0.19 0.04 0.16
words: last	war	-0.11 -0.11 -0.08 0.12 -0.12
words: last	week	-0.05 -0.06 -0.08 0.03 0.03
words: late	[side]	-0.09 0.00 0.04 0.00 -0.09
words: late	edition	-0.06 -0.07 -0.08 0.02 0.08
words: latest	:	0.06 0.03 0.07 -0.07 -0.32
words: latest	[side]	-0.16 0.06 -0.16 0.03 -0.01
words: latest	attack	-0.13 0.05 0.02 -0.13 -0.03
words: latest	news	-0.15 -0.15 -0.21 -0.17 0.20
words: latest	round	-0.03 -0.07 -0.06 0.03 0.00
words: launch	,	-0.10 -0.02 0.04 -0.10 0.06
words: launch	:	-0.06 0.14 -0.03 -0.16 -0.14
words: launch	[number]	-0.08 0.10 -0.12 -0.01 -0.06
words: launch	[side]	0.07 0.00 -0.16 -0.14 0.05
words: launch	a	-0.15 0.01 0.04 0.04 -0.05
words: launch	air	-0.13 0.12 0.16 -0.10 -0.07
words: launch	at	-0.13 0.05 0.05 -0.09 -0.04
words: launch	attack	0.13 0.04 -0.19 -0.24 -0.22
words: launch	fresh	-0.15 0.13 -0.01 -0.12 -0.09
words: launch	from	-0.02 0.05 0.10 -0.07 -0.18
words: launch	ground	0.10 -0.16 -0.12 -0.08 0.00
words: launch	major	0.06 0.04 -0.17 -0.03 -0.16
words: launch	massiv	0.14 -0.13 -0.12 -0.09 -0.09
words: launch	missil	-0.02 0.04 -0.08 -0.06 -0.05
words: launch	more	-0.02 0.04 -0.02 -0.04 -0.08
words: launch	new	-0.01 0.11 -0.03 -0.12 -0.12
words: launch	on	-0.16 -0.06 0.02 0.06 -0.03
words: launch	rocket	-0.09 -0.08 0.07 0.08 0.05
words: launch	strik	0.05 -0.01 -0.02 -0.06 -0.08
words: launch	to	-0.05 -0.05 -0.11 0.06 -0.08
words: launch	wave	0.07 -0.04 -0.13 -0.14 -0.10
words: lay	min	-0.11 -0.14 0.06 0.02 -0.12
words: lays	out	-0.10 0.12 0.10 -0.15 -0.06
words: lead	to	-0.03 0.04 -0.02 -0.08 0.04
words: leader	,	-0.11 0.00 -0.02 -0.13 0.09
words: leader	:	-0.10 0.06 0.00 -0.01 -0.04
words: leader	and	-0.09 0.06 -0.09 -0.11 0.08
words: leader	are	-0.05 -0.08 -0.11 -0.14 0.12
words: leader	has	-0.15 0.10 0.10 -0.14 0.02
words: leader	of	-0.12 -0.07 0.06 0.00 -0.07
words: leader	to	0.05 0.05 -0.09 0.05 -0.08
words: leader	vow	-0.01 0.05 -0.01 -0.01 -0.10
words: leaf	with	-0.08 0.05 0.04 -0.02 -0.11
words: least	[number]	0.17 0.04 -0.10 -0.10 -0.18
words: leav	[place]	-0.20 -0.09 0.04 0.06 -0.22
words: leav	[side]	-0.13 0.01 -0.06 -0.01 0.07
words: leav	for	-0.08 -0.13 -0.10 0.11 -0.11
words: leav	g	-0.06 0.11 0.08 -0.06 -0.13
words: leav	g7	-0.07 0.03 0.14 -0.16 -0.13
words: leav	predicament	-0.06 -0.10 -0.09 -0.10 0.10
words: led	the	-0.05 0.07 -0.01 0.05 -0.11
words: led	to	-0.11 -0.10 -0.09 -0.04 0.10
words: legitimat	target	-0.10 0.01 0.10 -0.10 -0.11
words: level	talk	-0.10 -0.07 -0.04 0.07 -0.08
words: life	in	-0.11 -0.12 -0.08 0.14 -0.16
words: life	under	-0.12 -0.12 -0.14 0.03 0.08
words: lift	blockad	-0.12 -0.06 0.12 -0.12 -0.13
words: lift	sanction	-0.04 0.06 -0.02 0.02 -0.05
words: like	a	-0.11 -0.13 -0.14 -0.05 0.14
words: likely	to	-0.06 -0.14 -0.15 0.04 0.09
words: limit	,	-0.10 -0.10 0.03 -0.03 0.03
words: lindsey	graham	-0.06 -0.04 -0.04 0.03 -0.02
words: line	:	-0.03 0.02 0.06 -0.09 -0.02
words: link	ship	-0.15 -0.14 0.07 0.00 0.02
words: link	to	-0.11 -0.07 0.08 -0.01 -0.08
words: littl	more	-0.10 -0.09 -0.11 0.00 0.10
words: liv	,	-0.09 -0.13 -0.13 -0.08 0.10
words: liv	[side]	-0.11 -0.13 -0.14 -0.08 0.10
words: liv	in	-0.11 -0.04 0.01 -0.06 0.05
words: liv	on	-0.13 -0.14 -0.12 0.13 0.01
words: live	:	0.09 -0.01 0.02 -0.18 -0.02
words: live	report	0.09 0.10 0.10 -0.14 -0.13
words: live	updat	0.12 0.06 -0.02 -0.08 -0.29
words: lng	supply	-0.06 -0.08 -0.07 0.12 -0.14
words: lng	tanker	-0.15 -0.16 -0.14 0.15 0.06
words: load	to	-0.06 0.08 0.07 -0.06 -0.09
words: lock	and	-0.11 0.13 0.08 -0.05 -0.17
words: long	?	-0.04 -0.07 -0.10 -0.04 0.06
words: long	as	-0.18 -0.12 -0.01 0.07 -0.10
words: long	term	-0.05 -0.02 -0.03 0.02 0.00
words: long	to	-0.07 0.18 0.12 -0.15 -0.12
words: look	at	-0.08 -0.08 -0.08 -0.08 0.10
words: look	for	-0.11 -0.11 -0.09 0.06 0.02
words: look	like	-0.05 -0.09 -0.08 0.09 -0.03
words: look	to	-0.09 -0.14 -0.03 0.10 -0.10
words: loom	over	-0.09 -0.13 -0.11 -0.03 0.10
words: los	angel	-0.10 -0.11 0.00 0.07 -0.04
words: lost	the	-0.08 -0.07 -0.12 -0.13 0.12
words: made	a	-0.08 -0.08 -0.03 -0.03 0.04
words: main	oil	-0.05 0.03 -0.05 -0.10 0.05
words: main	topic	-0.10 -0.14 -0.08 0.08 0.09
words: major	[place]	-0.14 0.09 0.04 -0.09 -0.07
words: major	[region]	-0.11 -0.10 -0.11 -0.01 0.10
words: major	attack	-0.04 0.02 -0.11 0.03 -0.01
words: major	combat	0.17 0.10 -0.20 -0.13 -0.14
words: majority	of	-0.12 -0.10 -0.08 0.07 -0.03
words: make	[side]	-0.10 -0.07 0.07 -0.12 0.02
words: make	a	-0.11 -0.08 -0.10 0.01 0.06
words: make	or	-0.10 0.00 0.00 0.03 -0.11
words: manag	[region]	-0.10 -0.13 -0.10 0.12 -0.05
words: many	country	-0.13 0.14 0.10 -0.10 -0.11
words: many	of	-0.07 0.12 -0.08 -0.11 -0.11
words: march	on	-0.09 -0.06 -0.01 -0.06 0.05
words: marina	tower	-0.06 0.06 0.08 -0.06 -0.05
words: marjori	taylor	-0.04 -0.04 -0.05 -0.04 0.04
words: market	,	-0.04 -0.06 0.00 0.05 -0.04
words: market	:	-0.04 -0.09 -0.14 -0.13 0.13
words: market	after	-0.02 -0.07 -0.12 -0.01 0.08
words: market	as	-0.05 -0.13 -0.10 0.00 0.05
words: market	brac	-0.06 -0.16 -0.15 0.10 0.01
words: market	on	-0.10 -0.15 -0.15 0.17 -0.17
words: market	plummet	-0.01 -0.03 0.08 -0.09 -0.09
words: market	rally	-0.03 -0.01 0.05 -0.02 -0.12
words: market	summary	-0.05 -0.12 0.01 0.11 -0.12
words: market	trad	-0.05 -0.10 -0.01 0.07 -0.12
words: market	wrap	-0.08 0.01 0.02 0.02 -0.08
words: mass	displacement	-0.03 -0.01 0.03 0.01 -0.12
words: massiv	[side]	0.04 0.04 -0.03 -0.10 -0.08
words: massiv	[usa]	0.10 0.03 -0.10 -0.09 -0.04
words: massiv	and	0.10 0.14 -0.11 -0.11 -0.10
words: massiv	explosion	-0.11 0.10 0.18 -0.09 -0.10
words: may	[region]	-0.12 -0.04 -0.02 -0.03 0.04
words: may	[side]	-0.09 -0.13 -0.10 0.13 -0.09
words: may	[usa]	-0.12 0.09 0.08 -0.15 0.05
words: may	agreement	-0.16 0.12 0.06 -0.01 -0.19
words: may	be	0.01 0.06 0.00 0.00 -0.08
words: may	have	-0.12 -0.07 0.03 0.04 -0.10
words: may	not	-0.08 0.05 0.03 -0.07 0.02
words: may	take	-0.07 -0.09 0.03 0.00 0.00
words: may	talk	-0.07 -0.12 -0.15 0.01 0.05
words: me	:	-0.05 -0.10 -0.12 -0.13 0.13
words: mean	for	-0.09 -0.09 -0.03 -0.10 0.09
words: meant	to	-0.08 -0.06 0.03 0.05 -0.12
words: media	,	-0.11 -0.04 0.10 -0.04 -0.10
words: media	:	-0.10 0.07 0.04 0.02 -0.16
words: media	[side]	-0.16 -0.05 0.00 -0.05 0.05
words: media	announc	0.04 -0.03 0.00 -0.10 -0.11
words: media	post	0.09 0.06 0.05 -0.04 -0.16
words: media	report	0.06 -0.08 0.04 -0.06 -0.12
words: media	says	0.04 -0.01 0.00 -0.08 0.07
words: mediator	[place]	0.00 0.13 0.06 -0.10 -0.08
words: medic	in	0.09 -0.07 -0.16 0.02 -0.10
words: meet	[side]	-0.09 -0.13 -0.10 0.08 0.06
words: meet	[usa]	-0.09 0.01 0.04 -0.04 -0.05
words: meet	in	-0.15 0.00 0.01 0.03 -0.08
words: meet	on	-0.09 -0.07 -0.08 0.10 -0.07
words: meet	over	-0.06 -0.09 -0.06 0.04 0.06
words: meet	with	-0.18 -0.05 -0.02 0.03 0.03
words: megyn	kelly	-0.04 -0.05 -0.07 -0.01 0.04
words: member	from	-0.09 -0.05 0.10 -0.07 -0.10
words: member	injur	0.04 0.13 -0.15 -0.12 -0.09
words: member	kill	-0.14 -0.11 0.12 -0.03 -0.16
words: memorandum	of	0.01 0.05 0.07 -0.07 -0.15
words: messag	in	-0.10 -0.12 -0.14 -0.10 0.12
words: messag	on	-0.11 -0.11 -0.12 0.06 0.03
words: messag	to	-0.15 0.02 0.10 -0.14 -0.04
words: michigan	[side]	-0.12 -0.12 -0.08 0.12 -0.08
words: might	be	-0.08 0.08 0.04 -0.12 0.02
words: militant	group	0.02 -0.05 -0.10 0.02 0.02
words: military	,	-0.13 -0.12 -0.17 -0.01 0.11
words: military	action	0.01 -0.06 -0.14 0.05 0.06
words: military	bas	0.03 -0.03 0.01 -0.10 0.01
words: military	base	-0.09 -0.05 -0.09 0.07 -0.03
words: military	leader	-0.12 0.16 -0.14 -0.17 -0.11
words: military	operation	-0.10 -0.19 0.01 0.10 0.03
words: military	option	-0.06 0.11 0.11 -0.05 -0.14
words: military	said	0.05 0.04 0.00 -0.09 -0.07
words: military	says	-0.06 0.10 -0.09 -0.02 -0.10
words: military	sit	-0.03 0.07 -0.08 -0.08 -0.02
words: military	strik	-0.01 0.02 0.01 0.00 -0.09
words: million	bpd	-0.07 -0.05 -0.05 0.08 -0.09
words: million	displac	0.06 0.05 -0.09 0.06 -0.12
words: million	in	-0.09 -0.02 0.03 0.04 -0.12
words: million	of	-0.13 -0.15 -0.16 0.07 0.07
words: million	on	0.00 0.04 -0.13 0.02 -0.05
words: million	peopl	-0.11 -0.03 0.06 -0.01 -0.16
words: min	from	-0.07 -0.09 -0.12 0.06 -0.04
words: min	in	-0.09 0.01 0.10 -0.08 -0.13
words: mine	lay	0.01 0.14 -0.13 -0.15 -0.14
words: minister	[side]	-0.10 0.09 0.06 -0.04 -0.13
words: minister	call	0.01 -0.07 -0.16 0.10 -0.05
words: minister	head	-0.07 -0.10 -0.13 0.12 0.12
words: minister	in	-0.07 0.02 -0.11 0.04 0.05
words: minister	of	-0.03 -0.06 -0.01 0.03 -0.05
words: minister	says	0.01 -0.09 0.04 0.02 -0.11
words: minister	tell	-0.11 -0.10 0.03 0.07 -0.03
words: minister	to	-0.08 -0.01 0.06 -0.05 -0.01
words: ministry	says	-0.14 -0.02 0.02 0.03 -0.02
words: minut	after	-0.11 0.01 -0.04 0.03 0.03
words: miss	[usa]	-0.15 0.03 0.16 -0.19 -0.15
words: miss	after	0.11 -0.06 0.00 -0.10 -0.15
words: missil	,	-0.05 -0.05 -0.08 0.09 -0.07
words: missil	[ally]	-0.07 0.11 -0.05 -0.11 -0.11
words: missil	[place]	-0.02 -0.06 -0.09 -0.15 0.08
words: missil	[side]	0.08 -0.17 0.00 -0.22 0.08
words: missil	alert	-0.04 0.02 0.02 -0.15 0.05
words: missil	and	0.06 -0.04 -0.04 0.03 -0.10
words: missil	as	0.04 -0.02 -0.08 -0.08 0.03
words: missil	at	-0.06 0.09 -0.03 -0.09 0.00
words: missil	attack	0.00 0.02 -0.16 -0.01 -0.01
words: missil	barrag	0.07 -0.09 0.03 -0.13 -0.13
words: missil	could	-0.11 -0.10 -0.11 0.04 0.08
words: missil	debri	-0.08 0.11 0.18 -0.15 -0.12
words: missil	explod	0.00 0.08 0.14 -0.12 -0.08
words: missil	fir	-0.02 0.02 0.02 -0.02 -0.15
words: missil	from	-0.01 0.15 -0.03 -0.19 -0.25
words: missil	hit	-0.07 0.08 -0.06 0.02 -0.10
words: missil	hits	-0.13 0.02 -0.08 -0.06 0.09
words: missil	in	0.02 -0.01 -0.15 0.05 -0.19
words: missil	intercept	-0.12 -0.09 0.09 0.08 -0.05
words: missil	interception	-0.06 -0.06 -0.11 0.04 0.06
words: missil	land	-0.07 0.09 0.05 -0.11 -0.08
words: missil	launch	-0.05 -0.02 -0.11 0.07 -0.13
words: missil	on	-0.08 -0.17 0.13 0.05 0.00
words: missil	over	-0.09 0.07 0.14 -0.12 -0.07
words: missil	program	-0.09 -0.11 -0.12 0.12 -0.04
words: missil	strik	-0.01 -0.02 0.04 -0.09 -0.02
words: missil	target	0.05 -0.08 -0.15 0.04 -0.06
words: missil	to	0.04 -0.14 -0.14 0.12 -0.05
words: missil	toward	0.08 -0.11 -0.13 0.02 -0.04
words: mission	-	-0.08 -0.12 -0.12 -0.08 0.09
words: mission	to	-0.05 -0.05 0.01 0.01 -0.02
words: mix	signal	-0.08 0.05 0.09 -0.11 -0.02
words: mock	[usa]	-0.08 0.07 0.00 0.04 -0.12
words: mohammad	[side]	0.06 -0.01 -0.13 -0.15 0.09
words: moment	[side]	-0.07 0.02 0.01 0.07 -0.20
words: moment	[usa]	0.05 0.02 -0.08 0.04 -0.12
words: moment	has	-0.07 -0.08 -0.10 -0.05 0.08
words: mona	khalil	-0.14 -0.12 0.10 -0.02 -0.13
words: month	,	-0.07 -0.02 -0.15 0.06 -0.04
words: month	after	-0.06 -0.08 -0.10 0.09 -0.04
words: month	of	-0.12 0.01 0.05 0.05 -0.14
words: more	[place]	0.05 0.04 -0.02 -0.01 -0.11
words: more	[side]	-0.06 0.14 -0.01 -0.13 -0.13
words: more	[usa]	-0.16 -0.01 0.12 -0.10 -0.13
words: more	attack	-0.01 0.00 0.02 0.00 -0.10
words: more	in	-0.11 0.05 0.03 -0.14 0.03
words: more	oil	-0.11 -0.14 -0.04 0.08 -0.12
words: more	strik	-0.11 0.05 -0.09 0.05 -0.02
words: more	than	0.06 -0.14 0.00 -0.03 0.01
words: more	troop	-0.14 0.04 0.03 -0.11 -0.06
words: morn	joe	-0.10 -0.10 -0.13 -0.11 0.11
words: mortgag	rat	-0.11 -0.13 -0.14 0.06 0.04
words: mou	,	0.06 -0.07 -0.08 0.02 -0.07
words: mou	will	-0.15 0.04 0.13 -0.12 -0.08
words: mou	with	-0.01 0.03 0.00 0.08 -0.11
words: mov	through	-0.07 -0.11 -0.10 0.05 -0.01
words: mov	to	-0.15 0.03 0.13 -0.08 -0.17
words: mr	.	-0.11 -0.01 0.00 -0.02 0.01
words: ms	now	-0.01 0.04 -0.23 -0.09 0.08
words: multipl	[side]	-0.13 0.13 -0.10 -0.14 -0.09
words: must	be	-0.08 0.11 0.10 -0.09 -0.13
words: n	.	-0.05 -0.09 0.05 0.02 -0.09
words: nam	[side]	-0.08 -0.06 0.03 0.05 -0.11
words: nam	commander	-0.11 0.14 0.10 -0.13 -0.12
words: nation	in	-0.06 -0.04 0.15 0.07 -0.12
words: nation	to	-0.08 -0.01 -0.01 0.05 -0.06
words: national	security	-0.08 -0.11 -0.11 0.09 -0.02
words: natural	gas	-0.09 0.01 0.04 0.04 -0.09
words: naval	blockad	0.03 -0.04 -0.02 -0.02 0.01
words: near	[number]	-0.11 0.11 0.06 -0.08 -0.13
words: near	[place]	0.20 0.12 -0.04 -0.11 -0.19
words: near	[region]	0.04 0.05 0.06 -0.14 -0.18
words: near	[side]	-0.15 0.11 0.10 -0.07 -0.13
words: near	[usa]	0.04 -0.02 -0.10 -0.04 0.02
words: near	a	-0.07 -0.10 -0.12 0.00 0.05
words: near	the	-0.06 -0.09 0.06 -0.08 0.03
words: nearly	[number]	-0.06 -0.08 0.04 0.03 0.00
words: need	[place]	-0.08 -0.08 0.01 0.09 -0.11
words: need	for	-0.09 -0.08 -0.03 0.00 0.03
words: need	to	0.04 -0.01 -0.21 -0.05 0.06
words: negotiat	,	-0.07 0.09 0.01 0.04 -0.12
words: negotiat	with	0.06 0.07 -0.13 -0.12 0.03
words: negotiation	between	-0.09 -0.02 0.00 -0.09 0.05
words: negotiation	in	-0.10 0.11 0.10 -0.15 0.01
words: negotiation	to	0.07 0.09 -0.02 -0.10 -0.03
words: negotiation	with	-0.16 -0.13 0.01 0.03 -0.03
words: negotiator	in	-0.09 -0.15 -0.13 0.14 -0.02
words: neutral	in	-0.12 -0.13 0.01 0.12 -0.13
words: neutrality	.	-0.03 -0.06 -0.02 0.04 -0.04
words: new	[side]	-0.26 -0.01 0.09 -0.01 -0.11
words: new	[usa]	-0.14 -0.06 0.11 -0.05 -0.17
words: new	attack	-0.05 0.11 0.04 -0.18 -0.01
words: new	ceasefir	-0.06 0.11 0.00 -0.14 -0.14
words: new	front	-0.08 0.04 -0.15 -0.12 0.05
words: new	leader	-0.08 0.05 -0.01 -0.03 -0.02
words: new	leaf	-0.10 0.02 0.02 0.02 -0.10
words: new	missil	-0.01 0.00 0.01 0.02 -0.10
words: new	phas	-0.14 -0.13 -0.17 0.03 0.09
words: new	poll	-0.08 -0.07 -0.04 0.06 -0.05
words: new	strik	0.02 0.14 0.03 -0.18 -0.18
words: new	threat	-0.11 0.08 0.13 -0.05 -0.16
words: new	war	-0.15 -0.13 -0.03 -0.14 0.12
words: new	wave	0.11 0.02 -0.13 -0.19 -0.05
words: new	year	-0.14 -0.17 -0.16 0.05 0.02
words: next	?	-0.04 -0.05 -0.08 0.03 0.00
words: next	[side]	-0.04 0.06 -0.14 -0.12 0.08
words: next	step	-0.09 -0.07 -0.02 0.06 -0.07
words: next	to	0.17 0.13 0.06 -0.13 -0.14
words: next	week	-0.08 -0.13 -0.04 0.06 0.05
words: night	,	-0.09 0.01 0.10 -0.03 -0.12
words: no	.	-0.09 0.02 0.09 -0.06 -0.12
words: no	[side]	-0.14 -0.01 0.05 0.01 -0.14
words: no	card	-0.13 -0.13 -0.06 0.02 0.05
words: no	casualty	-0.10 0.06 -0.09 0.00 -0.13
words: no	ceasefir	-0.14 -0.06 0.05 -0.16 0.11
words: no	deal	-0.18 0.08 0.15 -0.13 -0.07
words: no	final	-0.13 -0.18 -0.06 0.12 -0.08
words: no	hid	-0.07 -0.11 -0.09 -0.04 0.05
words: no	idea	-0.12 -0.12 -0.14 0.08 -0.02
words: no	injury	0.03 0.09 -0.02 -0.12 -0.10
words: no	king	0.06 0.09 -0.04 -0.02 -0.13
words: no	longer	0.06 0.03 -0.12 -0.03 -0.01
words: no	new	-0.11 -0.12 -0.12 0.09 0.04
words: no	restriction	-0.08 -0.12 -0.10 0.11 -0.07
words: no	sign	-0.09 0.05 0.05 -0.12 0.02
words: no	to	-0.03 -0.05 0.11 0.10 -0.13
words: nobel	priz	-0.08 -0.09 -0.13 -0.06 0.09
words: none	of	-0.12 -0.11 -0.12 0.06 0.04
words: north	[side]	-0.02 0.00 0.06 0.01 -0.07
words: not	,	-0.21 -0.21 -0.09 -0.10 0.16
words: not	.	-0.12 0.05 0.00 -0.20 0.12
words: not	:	-0.12 -0.13 -0.18 0.03 0.06
words: not	[place]	-0.13 -0.12 -0.20 0.01 0.11
words: not	[side]	-0.12 -0.12 0.00 0.00 0.05
words: not	[usa]	-0.11 -0.03 0.00 0.02 -0.05
words: not	a	-0.14 -0.15 -0.17 0.07 0.04
words: not	after	-0.03 0.05 -0.13 -0.03 0.03
words: not	be	-0.03 0.06 -0.06 -0.01 -0.01
words: not	destroy	-0.07 -0.06 -0.06 0.04 0.02
words: not	expect	-0.05 -0.10 -0.08 0.10 -0.11
words: not	go	0.05 -0.02 0.06 -0.20 0.03
words: not	have	-0.10 -0.14 -0.16 0.14 -0.06
words: not	in	-0.03 0.04 -0.22 -0.02 0.05
words: not	join	-0.06 -0.07 -0.10 0.09 -0.01
words: not	launch	-0.12 -0.14 -0.13 0.15 -0.10
words: not	on	-0.09 0.02 -0.19 0.10 -0.06
words: not	open	-0.12 -0.01 0.09 -0.06 -0.11
words: not	part	-0.09 -0.01 0.03 -0.02 -0.05
words: not	reopen	-0.05 0.09 0.04 -0.03 -0.12
words: not	seek	-0.06 0.02 -0.05 0.04 -0.03
words: not	the	-0.13 -0.12 -0.10 0.08 -0.02
words: not	to	-0.15 0.02 -0.01 -0.07 0.08
words: not	visit	-0.07 0.08 -0.02 -0.03 0.10
words: not	weapon	-0.09 -0.11 -0.17 -0.07 0.11
words: not	withdraw	-0.11 -0.15 0.06 0.03 -0.09
words: not	yet	-0.13 -0.07 0.08 -0.14 0.04
words: now	,	-0.09 -0.09 -0.14 0.08 0.01
words: now	he	-0.09 -0.08 -0.08 0.04 0.03
words: nuclear	,	0.09 -0.11 -0.21 0.06 -0.02
words: nuclear	ambition	-0.08 0.11 -0.02 0.04 -0.06
words: nuclear	deal	-0.12 -0.11 -0.13 0.06 0.05
words: nuclear	facility	-0.03 -0.05 -0.01 -0.01 0.05
words: nuclear	inspection	-0.15 0.04 0.12 -0.06 -0.10
words: nuclear	plant	-0.03 0.03 -0.03 -0.02 -0.09
words: nuclear	power	0.12 0.00 -0.14 -0.12 -0.11
words: nuclear	program	0.05 -0.10 0.01 0.00 -0.06
words: nuclear	programm	-0.13 -0.15 -0.14 0.10 0.03
words: nuclear	scientist	0.00 -0.08 -0.05 0.09 -0.13
words: nuclear	sit	0.03 -0.15 -0.11 0.04 0.01
words: nuclear	site	0.08 -0.01 0.01 -0.11 -0.07
words: nuclear	talk	0.05 -0.01 -0.04 -0.02 -0.08
words: nuclear	weapon	0.03 0.00 -0.09 0.08 -0.11
words: objectiv	in	-0.06 -0.09 -0.11 -0.09 0.10
words: oblig	,	-0.03 -0.06 -0.02 0.04 -0.04
words: obliterat	[side]	0.03 0.04 -0.02 -0.03 -0.13
words: odds	of	-0.09 -0.09 -0.09 0.00 0.05
words: of	[ally]	0.04 0.02 -0.13 0.00 -0.10
words: of	[number]	-0.06 -0.05 0.08 0.01 -0.12
words: of	[place]	-0.10 -0.08 0.02 -0.07 0.10
words: of	[region]	0.03 0.02 -0.05 -0.04 0.05
words: of	[side]	0.04 -0.10 0.04 0.01 -0.10
words: of	[usa]	-0.23 -0.10 0.09 0.03 -0.04
words: of	a	-0.10 -0.03 -0.04 0.01 0.02
words: of	action	-0.08 -0.06 -0.03 0.09 -0.10
words: of	agreement	-0.14 0.18 0.17 -0.17 -0.16
words: of	air	-0.13 -0.04 -0.04 0.09 -0.09
words: of	all	-0.11 -0.07 -0.09 -0.10 0.10
words: of	attack	-0.19 0.13 -0.05 -0.09 -0.03
words: of	ballistic	0.10 -0.10 -0.10 -0.08 -0.07
words: of	be	-0.10 -0.11 -0.14 -0.11 0.13
words: of	bomb	-0.11 -0.09 0.06 0.04 -0.12
words: of	breakthrough	-0.14 -0.16 -0.04 0.11 -0.10
words: of	catastrophic	-0.10 -0.04 0.00 -0.13 0.10
words: of	ceasefir	-0.13 -0.01 0.03 0.02 -0.13
words: of	conflict	0.03 0.11 0.05 -0.13 0.01
words: of	deal	-0.15 -0.04 0.10 -0.06 -0.12
words: of	destruction	-0.10 -0.15 -0.15 -0.15 0.15
words: of	diplomacy	-0.14 -0.15 -0.12 0.13 -0.11
words: of	dollar	-0.12 0.09 0.10 -0.07 -0.14
words: of	down	-0.05 -0.02 -0.02 0.00 0.00
words: of	dron	0.08 -0.01 -0.18 -0.06 -0.04
words: of	emergency	0.02 0.07 0.06 -0.16 -0.15
words: of	fight	0.05 -0.09 -0.03 0.01 -0.10
words: of	forc	-0.08 0.04 -0.11 -0.13 0.09
words: of	global	-0.10 -0.10 -0.11 0.03 0.05
words: of	ground	-0.02 0.10 0.04 -0.11 -0.11
words: of	high	-0.10 -0.05 -0.03 0.09 -0.13
words: of	his	0.01 -0.03 -0.13 -0.15 0.13
words: of	imminent	-0.13 -0.11 0.10 -0.10 -0.04
words: of	in	-0.15 -0.13 -0.11 0.15 -0.13
words: of	its	0.04 -0.05 -0.17 0.00 0.09
words: of	jesu	-0.10 -0.11 -0.06 0.08 -0.02
words: of	liv	-0.19 -0.18 0.00 -0.05 0.07
words: of	military	0.07 0.07 -0.13 -0.12 -0.02
words: of	missil	0.12 -0.19 -0.13 0.04 0.00
words: of	mou	0.05 0.06 0.02 -0.14 -0.11
words: of	new	-0.13 0.11 0.12 -0.16 -0.15
words: of	nuclear	-0.10 0.00 -0.03 0.00 0.01
words: of	oil	-0.16 -0.18 -0.22 0.05 0.09
words: of	peac	-0.23 -0.03 -0.09 0.09 -0.01
words: of	peopl	-0.03 -0.05 -0.06 0.03 0.01
words: of	possibl	-0.16 -0.06 -0.10 0.05 0.02
words: of	power	-0.11 -0.13 -0.12 0.06 0.05
words: of	retaliation	0.04 0.06 0.08 -0.08 -0.11
words: of	second	-0.12 -0.11 0.06 0.05 -0.03
words: of	security	-0.09 -0.09 -0.11 0.11 -0.08
words: of	ship	-0.19 -0.13 -0.01 -0.05 0.08
words: of	six	-0.13 -0.11 0.05 0.05 -0.08
words: of	smok	-0.05 0.09 0.06 -0.11 -0.07
words: of	stat	-0.05 -0.09 -0.06 0.00 0.04
words: of	strik	-0.03 -0.01 -0.09 0.08 -0.09
words: of	talk	-0.09 -0.03 -0.08 0.03 0.06
words: of	target	-0.16 -0.07 -0.05 0.02 0.05
words: of	the	-0.15 0.03 0.01 -0.11 0.06
words: of	their	-0.10 -0.06 0.02 -0.12 0.07
words: of	them	-0.06 -0.08 -0.09 -0.06 0.07
words: of	thousand	-0.12 -0.09 0.08 -0.10 0.01
words: of	troop	-0.09 0.12 0.08 -0.07 -0.08
words: of	two	0.03 -0.01 0.05 -0.13 0.03
words: of	understand	0.01 0.05 0.07 -0.07 -0.15
words: of	war	-0.11 -0.17 -0.03 0.13 0.00
words: off	[place]	0.17 0.14 -0.04 -0.24 -0.27
words: off	[side]	-0.07 0.14 -0.10 -0.12 -0.12
words: off	in	-0.16 0.01 0.10 -0.13 -0.03
words: off	on	-0.09 -0.07 -0.12 0.12 -0.02
words: off	ramp	-0.16 -0.13 0.00 0.00 0.01
words: off	the	-0.07 0.01 0.02 -0.01 -0.06
words: offensiv	against	-0.06 0.03 0.07 -0.10 -0.10
words: offer	.	-0.07 -0.11 -0.06 0.03 -0.01
words: offer	[number]	0.01 0.04 -0.04 -0.04 0.03
words: offer	to	-0.11 -0.13 -0.02 -0.01 0.05
words: official	[side]	-0.11 -0.12 -0.14 0.14 -0.10
words: official	accus	-0.08 -0.09 -0.05 0.12 -0.10
words: official	call	-0.13 -0.14 -0.13 0.06 0.02
words: official	claim	0.02 -0.04 0.08 -0.10 -0.14
words: official	confirm	0.04 0.11 0.00 -0.13 -0.12
words: official	exchang	-0.05 0.02 0.11 -0.10 -0.11
words: official	have	-0.02 0.06 0.04 -0.10 0.01
words: official	in	-0.07 -0.04 -0.11 -0.08 0.09
words: official	meet	-0.10 0.02 0.09 -0.07 -0.11
words: official	prepar	-0.10 0.12 0.08 -0.10 -0.06
words: official	said	0.02 0.09 0.04 -0.06 -0.15
words: official	say	0.04 0.04 0.04 -0.07 -0.21
words: official	says	-0.03 -0.09 0.08 -0.14 0.06
words: official	to	0.04 0.10 -0.09 -0.03 -0.13
words: official	warn	-0.08 -0.09 -0.10 0.06 0.03
words: oil	,	0.05 0.07 0.05 -0.08 -0.10
words: oil	[side]	-0.12 -0.15 -0.12 0.05 0.07
words: oil	and	-0.08 0.02 -0.11 -0.07 0.11
words: oil	as	0.04 0.01 -0.07 0.00 0.01
words: oil	at	-0.09 0.10 0.06 -0.04 -0.13
words: oil	climb	-0.09 -0.15 -0.14 0.14 0.12
words: oil	could	-0.03 0.06 -0.06 0.07 -0.05
words: oil	crisi	-0.10 -0.03 0.10 -0.07 -0.07
words: oil	depot	0.14 0.10 -0.12 -0.06 -0.15
words: oil	dips	-0.06 -0.02 0.00 0.00 0.00
words: oil	drop	-0.06 -0.15 -0.15 0.13 0.08
words: oil	export	0.03 0.04 -0.08 0.00 0.00
words: oil	extend	-0.03 -0.12 -0.11 0.08 0.01
words: oil	facility	0.02 0.06 -0.02 0.01 -0.14
words: oil	fall	-0.06 -0.18 -0.13 0.12 0.15
words: oil	field	-0.07 0.04 0.01 -0.02 -0.09
words: oil	flow	-0.08 -0.15 -0.15 0.15 -0.06
words: oil	from	-0.14 -0.14 -0.08 0.00 0.09
words: oil	gain	-0.11 0.10 0.12 -0.12 -0.14
words: oil	hits	-0.11 -0.09 0.03 0.02 -0.03
words: oil	in	-0.02 -0.01 0.08 -0.02 -0.24
words: oil	infrastructur	0.00 0.06 -0.06 -0.04 -0.11
words: oil	jump	0.05 0.09 -0.06 -0.04 0.03
words: oil	market	-0.10 -0.12 -0.07 -0.04 0.08
words: oil	out	-0.09 -0.11 -0.10 0.05 -0.01
words: oil	output	-0.17 -0.11 0.00 0.08 -0.12
words: oil	pipelin	0.05 0.03 -0.17 0.00 0.06
words: oil	pric	-0.01 -0.08 0.02 0.05 -0.14
words: oil	producer	-0.04 0.06 0.03 -0.08 0.03
words: oil	product	-0.04 -0.13 -0.11 0.10 -0.06
words: oil	production	-0.11 0.00 0.13 -0.11 -0.13
words: oil	refinery	0.05 0.04 -0.12 -0.11 0.00
words: oil	reserv	-0.08 -0.01 0.01 -0.01 -0.02
words: oil	ris	-0.08 -0.11 -0.03 0.04 -0.04
words: oil	sanction	-0.07 0.21 0.10 -0.13 -0.10
words: oil	shock	-0.12 -0.13 -0.09 0.02 0.05
words: oil	slid	-0.10 -0.03 0.06 -0.05 0.00
words: oil	soar	-0.05 0.12 0.09 -0.10 -0.10
words: oil	spik	-0.03 -0.02 -0.03 -0.16 0.10
words: oil	supply	-0.03 0.01 0.03 -0.01 -0.08
words: oil	surg	-0.04 0.02 0.11 -0.23 0.01
words: oil	tanker	0.24 0.19 -0.08 -0.14 -0.12
words: oil	terminal	0.01 -0.04 -0.05 0.05 -0.01
words: oil	tops	-0.07 0.10 0.11 -0.11 -0.11
words: oil	trad	-0.13 -0.13 -0.12 0.06 0.00
words: oil	trader	-0.11 -0.11 -0.11 0.11 -0.07
words: oil	tumbl	-0.11 -0.02 0.13 -0.12 -0.13
words: oil	waiver	-0.06 0.14 0.10 -0.10 -0.11
words: old	girl	-0.09 0.02 -0.03 0.03 -0.13
words: on	,	-0.04 0.04 -0.10 0.06 -0.09
words: on	[ally]	-0.24 -0.06 0.00 0.02 -0.01
words: on	[number]	-0.19 -0.04 0.08 0.01 -0.10
words: on	[place]	0.04 0.02 0.01 -0.04 -0.08
words: on	[region]	-0.05 -0.07 0.03 -0.02 0.00
words: on	[side]	-0.16 -0.12 -0.01 0.00 0.13
words: on	[usa]	0.01 -0.04 -0.01 0.03 -0.05
words: on	a	-0.07 -0.02 -0.08 -0.09 0.11
words: on	air	-0.06 0.11 0.00 -0.15 -0.05
words: on	all	0.13 0.05 -0.04 -0.10 -0.17
words: on	ceasefir	-0.10 0.10 -0.14 -0.04 -0.01
words: on	day	-0.16 -0.04 -0.24 0.06 0.09
words: on	deal	-0.14 0.04 -0.06 0.05 -0.11
words: on	dron	0.01 -0.09 0.07 0.05 0.04
words: on	edge	-0.12 -0.06 -0.08 0.05 0.01
words: on	energy	-0.11 -0.06 0.04 0.06 -0.19
words: on	fire	0.04 0.04 0.04 -0.12 -0.02
words: on	fox	-0.08 -0.07 -0.10 -0.07 0.09
words: on	friday	0.10 -0.05 -0.06 0.03 -0.19
words: on	his	0.08 0.06 -0.15 -0.02 0.00
words: on	hold	0.07 -0.04 -0.01 -0.05 -0.13
words: on	hop	-0.06 -0.12 -0.09 0.11 -0.09
words: on	hyperliquid	-0.06 0.05 0.06 -0.12 0.03
words: on	in	-0.16 -0.11 -0.03 0.01 0.05
words: on	its	-0.03 0.09 -0.02 0.07 -0.13
words: on	key	-0.15 -0.10 0.07 0.02 -0.03
words: on	latest	-0.11 -0.13 -0.12 0.08 -0.01
words: on	market	0.03 -0.06 -0.15 -0.11 0.11
words: on	medic	-0.09 -0.02 -0.10 0.04 -0.06
words: on	missil	-0.11 -0.02 -0.10 0.01 0.04
words: on	monday	-0.01 0.08 0.10 -0.09 -0.13
words: on	multipl	-0.09 0.08 -0.13 -0.12 0.03
words: on	neighbour	0.03 -0.11 0.00 -0.01 -0.08
words: on	new	-0.13 -0.11 -0.05 0.06 0.02
words: on	nuclear	0.08 0.06 -0.16 -0.03 -0.09
words: on	oil	0.11 0.09 -0.01 -0.05 -0.16
words: on	plan	0.06 0.04 0.04 -0.05 -0.07
words: on	polymarket	-0.04 -0.10 -0.09 0.11 -0.07
words: on	reopen	-0.12 0.03 0.07 -0.04 -0.13
words: on	report	-0.03 0.01 0.02 -0.02 -0.02
words: on	saturday	-0.09 0.02 0.06 -0.04 -0.11
words: on	shaky	-0.11 -0.08 0.01 0.08 -0.11
words: on	ship	-0.09 0.03 -0.03 0.02 -0.11
words: on	sign	-0.06 -0.09 -0.09 0.08 0.00
words: on	social	-0.16 -0.10 -0.09 -0.07 0.13
words: on	strik	-0.10 0.08 0.02 0.01 -0.14
words: on	sunday	-0.04 0.12 0.06 -0.12 -0.13
words: on	supply	-0.02 0.16 0.10 -0.11 -0.10
words: on	talk	-0.13 -0.05 -0.02 0.07 -0.20
words: on	tanker	-0.09 -0.08 0.16 -0.16 -0.19
words: on	the	-0.06 0.00 0.09 -0.08 -0.06
words: on	thursday	0.08 0.04 -0.07 0.04 -0.10
words: on	to	-0.11 -0.10 -0.05 0.14 -0.10
words: on	troop	0.09 0.01 -0.07 0.03 0.00
words: on	tuesday	0.06 0.02 -0.06 0.03 -0.14
words: on	two	-0.01 -0.02 0.05 -0.02 -0.11
words: on	video	0.13 0.11 -0.03 -0.12 -0.13
words: on	war	-0.15 -0.12 -0.05 0.04 0.00
words: on	wednesday	0.03 0.03 0.03 0.00 -0.14
words: on	what	-0.03 -0.06 0.09 0.09 -0.12
words: one	,	-0.15 0.00 -0.07 -0.11 0.10
words: one	:	-0.10 0.06 0.03 0.06 -0.12
words: one	in	-0.06 0.07 0.12 -0.10 -0.10
words: one	is	-0.09 0.03 0.13 -0.06 -0.14
words: one	kill	-0.09 0.14 -0.13 -0.12 -0.10
words: one	month	-0.04 0.06 0.03 -0.09 -0.02
words: one	night	-0.12 0.09 0.07 0.02 -0.12
words: one	of	-0.02 0.03 0.05 -0.04 -0.10
words: one	sid	-0.12 -0.05 0.09 0.02 -0.10
words: one	way	-0.10 -0.10 0.03 0.01 -0.02
words: one	week	0.01 0.04 -0.16 -0.16 0.05
words: ongo	[side]	-0.10 -0.11 -0.12 0.06 0.04
words: ongo	conflict	-0.12 -0.01 -0.10 0.09 -0.09
words: only	way	-0.04 -0.05 -0.07 -0.12 0.10
words: open	,	-0.11 -0.07 -0.03 0.06 -0.08
words: open	[region]	-0.23 -0.16 0.14 -0.06 -0.01
words: open	as	0.06 -0.01 -0.03 0.01 -0.12
words: open	in	-0.09 0.12 0.08 -0.07 -0.10
words: open	the	-0.03 0.01 0.13 -0.21 -0.05
words: open	to	-0.22 -0.09 -0.01 0.09 -0.14
words: operat	in	0.02 0.06 -0.03 -0.01 -0.09
words: operation	,	0.03 0.05 -0.14 -0.01 -0.14
words: operation	[side]	0.04 -0.06 -0.13 -0.05 0.04
words: operation	[usa]	-0.03 -0.01 0.07 -0.18 -0.02
words: operation	after	-0.09 -0.03 -0.14 0.10 0.06
words: operation	against	0.11 0.12 -0.15 -0.14 -0.13
words: operation	in	0.16 0.12 -0.01 -0.16 -0.23
words: operation	on	0.08 0.04 -0.09 -0.04 -0.09
words: operation	to	-0.19 -0.11 0.02 0.09 -0.12
words: opinion	:	-0.08 -0.09 -0.13 -0.01 0.09
words: opportunity	to	-0.13 -0.10 -0.03 -0.03 0.11
words: option	,	-0.09 -0.13 -0.01 0.06 -0.06
words: option	as	-0.06 0.07 0.10 -0.05 -0.12
words: option	for	-0.10 -0.14 -0.13 0.08 0.01
words: option	in	-0.10 -0.11 -0.15 -0.11 0.13
words: or	[usa]	-0.11 0.12 0.09 -0.07 -0.11
words: or	break	-0.10 0.00 0.00 0.03 -0.11
words: or	face	-0.11 -0.06 0.12 -0.09 -0.11
words: or	two	-0.08 -0.01 0.10 -0.12 -0.05
words: order	[usa]	0.06 0.14 -0.03 -0.08 -0.10
words: order	evacuation	-0.10 0.07 0.02 -0.07 -0.11
words: order	for	-0.13 -0.07 0.13 -0.12 -0.15
words: other	nation	-0.11 0.04 -0.05 0.00 -0.03
words: our	president	-0.06 -0.06 -0.07 -0.04 0.06
words: out	:	-0.10 0.09 -0.01 -0.11 0.08
words: out	[side]	-0.11 0.02 0.06 -0.13 0.01
words: out	after	-0.08 -0.09 -0.11 0.09 -0.03
words: out	as	-0.09 0.00 0.05 -0.09 0.02
words: out	at	-0.16 -0.16 0.01 0.04 -0.01
words: out	in	0.05 0.08 0.05 -0.11 -0.10
words: out	of	-0.25 -0.22 0.04 0.03 -0.01
words: out	on	0.07 0.04 -0.05 0.05 -0.10
words: out	very	-0.12 -0.01 -0.10 -0.04 0.04
words: out	war	0.05 -0.03 0.06 -0.06 -0.11
words: outlook	:	-0.04 -0.08 -0.11 -0.06 0.09
words: outlook	for	-0.08 -0.11 -0.08 -0.01 0.02
words: outrag	over	-0.04 -0.06 0.03 0.06 -0.08
words: outsid	[side]	-0.07 -0.08 0.06 0.07 -0.08
words: over	[number]	0.02 -0.02 0.12 -0.12 -0.19
words: over	[place]	0.05 -0.08 0.03 0.06 -0.19
words: over	[region]	-0.14 0.06 0.01 -0.02 -0.12
words: over	[side]	-0.19 0.05 -0.09 0.06 -0.02
words: over	[usa]	-0.04 0.06 -0.13 -0.01 0.03
words: over	a	-0.08 -0.10 -0.13 0.06 -0.01
words: over	attack	-0.09 -0.12 -0.11 0.08 0.04
words: over	deadly	-0.01 0.07 0.01 -0.05 -0.10
words: over	fear	-0.04 -0.10 -0.09 0.02 0.04
words: over	in	-0.05 0.09 -0.09 -0.09 -0.04
words: over	its	-0.02 0.06 -0.04 -0.11 0.07
words: over	new	-0.07 0.10 0.10 -0.09 -0.10
words: over	protest	-0.06 0.08 0.05 -0.04 -0.10
words: over	report	-0.09 -0.09 -0.07 -0.04 0.06
words: over	the	-0.06 0.01 -0.07 -0.01 0.06
words: over	threat	0.00 0.00 0.01 0.02 -0.16
words: over	two	-0.08 0.09 0.01 -0.01 -0.09
words: over	war	-0.07 -0.08 -0.03 0.01 0.01
words: over	your	0.05 -0.01 0.00 -0.12 0.02
words: overnight	[side]	-0.11 -0.01 -0.05 0.04 -0.04
words: overnight	[usa]	-0.12 0.12 -0.11 -0.12 -0.10
words: overnight	strik	-0.07 0.06 0.07 -0.10 -0.08
words: overshadow	by	-0.09 -0.02 0.05 0.02 -0.11
words: p	[number]	-0.05 -0.06 -0.03 0.05 -0.04
words: page	at	-0.07 -0.10 -0.09 0.09 -0.10
words: palestinian	women	0.03 0.13 0.07 -0.14 -0.14
words: paramedic	kill	-0.14 -0.02 -0.07 0.07 -0.08
words: part	in	-0.11 -0.12 -0.11 0.11 -0.03
words: part	of	-0.03 0.03 0.03 0.00 -0.13
words: pass	[region]	-0.13 -0.14 -0.13 0.13 0.11
words: pass	through	-0.24 -0.20 0.05 0.05 -0.05
words: passag	through	-0.10 -0.13 -0.10 0.10 -0.03
words: past	[number]	-0.14 -0.02 0.02 0.00 -0.03
words: past	month	-0.03 0.02 0.04 0.02 -0.10
words: path	to	-0.13 -0.01 0.03 0.09 -0.16
words: paus	attack	0.09 -0.10 -0.15 -0.01 0.01
words: pay	for	-0.12 0.03 0.02 -0.04 0.02
words: pay	the	-0.07 0.21 0.12 -0.03 -0.12
words: peac	,	-0.10 -0.03 -0.02 -0.10 0.10
words: peac	accord	0.10 0.04 -0.13 -0.02 -0.12
words: peac	deal	-0.09 0.03 0.00 0.06 -0.11
words: peac	framework	0.08 0.12 -0.03 -0.10 -0.10
words: peac	plan	0.02 -0.09 -0.02 -0.04 0.02
words: peac	talk	-0.09 0.07 0.08 -0.03 -0.17
words: peac	to	-0.11 -0.12 -0.09 -0.09 0.10
words: peaceful	protester	-0.05 0.07 0.04 -0.01 -0.12
words: peacekeeper	kill	-0.03 0.05 -0.16 -0.01 -0.09
words: pearl	harbor	-0.09 -0.08 0.01 0.12 -0.12
words: pedro	sanchez	-0.05 -0.06 0.00 0.07 -0.11
words: peopl	[side]	-0.09 -0.07 -0.13 0.04 0.08
words: peopl	in	0.01 0.04 -0.08 0.05 -0.25
words: peopl	kill	-0.05 -0.12 0.11 -0.14 -0.11
words: peopl	to	-0.11 -0.11 -0.12 0.03 0.07
words: per	barrel	-0.04 0.10 0.06 -0.05 -0.10
words: percent	,	-0.04 0.03 -0.01 0.01 -0.03
words: percent	after	-0.13 -0.05 -0.07 0.03 0.07
words: percent	as	-0.06 0.06 0.00 0.01 -0.08
words: percent	in	-0.04 0.07 -0.02 0.03 -0.07
words: percent	of	-0.11 0.04 0.04 -0.12 0.06
words: percent	on	-0.04 0.20 0.14 -0.15 -0.15
words: persian	new	-0.09 -0.11 -0.10 -0.04 0.07
words: petrol	station	-0.02 0.06 0.02 -0.09 0.05
words: phas	in	-0.13 -0.13 -0.10 -0.10 0.12
words: phas	of	-0.03 -0.10 -0.14 0.14 -0.13
words: phon	call	-0.14 -0.05 -0.01 0.07 -0.09
words: photo	show	-0.11 -0.13 0.07 0.03 -0.02
words: pictur	of	0.00 -0.03 -0.10 -0.12 0.06
words: pilot	down	-0.13 -0.12 0.05 0.06 -0.10
words: pilot	in	-0.10 -0.08 0.01 -0.08 0.05
words: plac	in	-0.10 -0.01 -0.02 -0.01 0.00
words: plac	on	0.01 0.01 -0.11 -0.05 0.05
words: plan	as	-0.10 -0.01 0.09 -0.08 -0.06
words: plan	crash	0.06 0.07 -0.03 -0.10 -0.17
words: plan	damag	0.01 0.13 -0.12 -0.13 -0.10
words: plan	for	-0.12 0.00 0.05 -0.01 -0.07
words: plan	in	0.03 0.06 0.04 -0.03 -0.10
words: plan	to	0.08 -0.03 -0.03 -0.08 0.02
words: plant	,	-0.08 0.04 0.10 -0.13 -0.15
words: plant	-	0.02 0.05 0.01 -0.10 -0.11
words: plant	.	-0.07 0.13 0.09 -0.09 -0.09
words: plant	and	0.02 0.00 0.02 0.00 -0.08
words: plant	for	0.05 0.02 -0.02 -0.08 -0.10
words: plant	if	0.00 0.06 -0.01 -0.05 -0.07
words: plant	in	-0.05 0.07 0.07 -0.06 -0.13
words: plant	statu	-0.12 -0.10 -0.04 0.06 -0.03
words: plant	unles	-0.14 -0.08 -0.05 0.07 0.01
words: play	down	-0.10 -0.09 0.01 0.03 0.02
words: pledg	to	-0.09 -0.09 -0.08 0.08 -0.06
words: plung	after	-0.11 -0.09 0.07 -0.03 -0.01
words: plung	as	-0.06 0.13 0.09 -0.08 -0.13
words: plus	.	-0.07 -0.06 -0.10 0.01 0.05
words: pm	:	0.05 0.07 -0.08 0.01 -0.11
words: pm	[place]	-0.03 0.05 0.05 -0.06 -0.02
words: pm	says	-0.10 -0.10 0.00 0.11 -0.08
words: point	[usa]	-0.14 -0.05 0.11 -0.10 -0.10
words: point	as	-0.08 0.09 0.08 -0.03 -0.15
words: point	in	-0.08 -0.12 0.00 -0.15 0.09
words: point	peac	0.03 -0.04 -0.04 -0.04 0.04
words: point	plan	-0.04 -0.01 -0.11 0.02 0.06
words: point	to	-0.10 -0.10 -0.13 0.05 0.07
words: pois	to	-0.14 -0.14 -0.09 0.01 0.08
words: polic	investigat	-0.11 -0.13 0.05 0.03 -0.14
words: polic	say	0.05 0.08 -0.16 -0.12 -0.10
words: poll	find	-0.13 -0.11 -0.13 0.01 0.01
words: port	,	-0.12 -0.08 0.12 -0.12 -0.11
words: port	after	0.06 0.01 0.00 -0.11 -0.16
words: port	and	0.05 0.00 0.04 -0.14 0.01
words: port	blockad	-0.09 -0.10 -0.03 0.07 -0.12
words: possibility	of	-0.07 -0.09 -0.12 -0.02 0.07
words: possibl	[side]	-0.12 -0.04 0.10 -0.02 -0.08
words: possibl	[usa]	-0.13 -0.13 -0.15 0.05 0.09
words: possibl	strik	-0.16 0.21 0.15 -0.17 -0.13
words: post	war	-0.14 -0.15 -0.09 0.00 0.03
words: potential	[usa]	-0.07 -0.02 0.04 -0.03 -0.03
words: pound	[place]	0.10 0.10 -0.01 -0.12 -0.13
words: pound	[side]	-0.16 0.07 -0.07 -0.01 -0.02
words: power	:	-0.06 -0.08 -0.08 -0.01 0.07
words: power	plant	0.11 0.02 -0.05 -0.07 -0.09
words: powerful	ally	-0.05 -0.06 -0.07 0.08 -0.04
words: prais	[place]	-0.07 -0.10 0.05 0.00 0.01
words: prais	[usa]	-0.02 -0.07 0.01 0.01 0.00
words: predicament	unchang	-0.06 -0.10 -0.09 -0.10 0.10
words: prediction	market	-0.06 -0.06 -0.11 -0.12 0.11
words: prepar	for	-0.03 0.01 0.03 0.01 -0.15
words: prepar	to	-0.02 0.02 0.08 -0.15 -0.06
words: preparation	for	-0.09 -0.03 0.10 -0.04 -0.08
words: pres	.	-0.09 -0.15 -0.09 0.09 0.00
words: pres	conferenc	-0.17 -0.07 0.00 0.00 0.00
words: presenc	in	-0.08 -0.05 0.06 -0.09 0.03
words: president	[side]	-0.02 0.01 -0.13 0.09 -0.15
words: president	[usa]	-0.06 0.12 0.04 0.02 -0.12
words: president	claim	-0.11 -0.09 0.06 -0.01 -0.10
words: president	is	-0.05 -0.11 -0.12 -0.06 0.08
words: president	said	-0.10 -0.05 0.04 0.06 -0.11
words: president	says	0.04 0.07 -0.18 -0.07 0.04
words: president	to	-0.13 -0.07 -0.03 0.00 0.06
words: press	[usa]	-0.03 -0.05 -0.08 -0.07 0.07
words: press	on	-0.12 -0.02 0.02 0.04 -0.12
words: pressur	[side]	-0.11 -0.07 0.02 0.03 -0.12
words: pressur	on	0.04 0.04 -0.03 -0.02 -0.02
words: pressur	to	-0.12 -0.12 0.00 0.10 -0.11
words: prevent	[side]	-0.11 -0.12 -0.11 0.13 -0.12
words: pric	.	-0.04 -0.10 -0.05 0.06 -0.02
words: pric	:	-0.08 -0.10 -0.10 0.00 0.05
words: pric	?	-0.02 -0.10 -0.13 -0.06 0.08
words: pric	amid	-0.04 -0.09 -0.11 -0.08 0.10
words: pric	could	-0.09 -0.14 -0.18 0.13 -0.04
words: pric	fall	-0.09 -0.19 -0.19 0.17 0.16
words: pric	in	-0.07 -0.06 -0.11 0.08 0.04
words: pric	increas	-0.05 -0.09 -0.09 0.10 -0.10
words: pric	jump	-0.05 0.03 0.14 -0.17 -0.03
words: pric	of	-0.09 -0.06 0.01 -0.04 0.03
words: pric	plung	-0.15 0.17 0.11 -0.11 -0.14
words: pric	ris	-0.06 -0.11 -0.14 0.03 0.07
words: pric	rise	-0.18 -0.29 -0.23 0.27 -0.08
words: pric	shock	-0.05 0.02 0.04 0.02 -0.09
words: pric	soar	-0.07 0.06 0.07 -0.10 -0.01
words: pric	spik	-0.08 0.03 0.06 -0.01 -0.13
words: pric	surg	-0.02 0.06 0.07 -0.09 -0.03
words: pric	to	-0.10 0.01 0.02 0.04 -0.13
words: pric	up	-0.06 -0.13 -0.07 0.07 -0.03
words: pric	will	-0.07 -0.11 -0.09 0.05 0.00
words: prim	minister	-0.13 -0.12 0.00 0.04 -0.02
words: prior	to	-0.11 -0.10 -0.10 0.03 0.06
words: pro	[side]	-0.04 -0.02 -0.04 0.00 0.01
words: problem	:	-0.12 -0.08 -0.10 0.05 0.02
words: production	as	-0.10 0.12 0.12 -0.09 -0.14
words: production	of	-0.10 -0.07 -0.11 0.08 0.01
words: progres	in	-0.17 -0.09 0.01 0.07 -0.18
words: projectil	fall	0.01 0.10 0.10 -0.12 -0.12
words: promis	to	-0.14 -0.03 0.06 0.00 -0.05
words: proof	of	-0.10 -0.08 -0.12 0.07 0.00
words: proposal	ceasefir	-0.11 -0.12 -0.01 -0.02 0.05
words: proposal	to	-0.13 -0.04 0.01 0.02 -0.08
words: protect	[place]	-0.08 -0.03 0.02 0.03 -0.11
words: protest	,	-0.05 0.16 -0.01 -0.11 -0.17
words: protest	against	-0.12 -0.12 0.09 0.04 -0.10
words: protest	and	-0.04 0.04 0.01 0.01 -0.03
words: protest	in	-0.16 -0.11 0.06 0.07 -0.19
words: protest	turn	-0.10 -0.06 -0.05 0.08 -0.06
words: pull	back	-0.08 -0.14 -0.13 0.06 0.03
words: pull	from	0.10 0.13 -0.12 -0.13 -0.12
words: pummel	[place]	-0.12 -0.05 0.13 -0.12 -0.13
words: pummel	[side]	0.08 0.05 -0.01 -0.09 -0.09
words: push	[usa]	-0.11 -0.09 0.01 -0.14 0.10
words: push	back	-0.13 -0.13 -0.15 0.04 0.04
words: push	for	0.00 -0.17 -0.04 0.05 -0.05
words: push	to	-0.08 0.04 0.12 -0.10 -0.03
words: push	up	-0.06 -0.10 -0.12 -0.02 0.08
words: put	up	0.07 0.00 -0.13 0.07 -0.14
words: putt	boot	-0.11 0.10 0.06 0.06 -0.11
words: quds	day	0.13 0.08 0.03 -0.06 -0.13
words: question	:	-0.05 -0.08 -0.10 -0.09 0.09
words: question	[usa]	-0.09 -0.08 -0.06 -0.04 0.06
words: question	about	-0.17 -0.05 -0.07 0.02 0.02
words: rac	to	-0.04 -0.13 -0.10 0.11 -0.15
words: race	to	-0.07 -0.10 -0.11 -0.03 0.06
words: rag	at	0.05 0.06 0.06 0.02 -0.10
words: rag	in	0.08 0.09 0.03 -0.11 -0.12
words: rag	on	0.05 -0.12 -0.18 0.12 -0.12
words: raid	[place]	0.04 0.06 -0.12 -0.12 -0.11
words: raid	on	0.07 -0.13 -0.10 0.07 0.03
words: rain	down	0.02 0.05 -0.08 -0.03 -0.16
words: rais	question	-0.11 0.02 -0.01 -0.01 0.01
words: rais	risk	-0.04 -0.12 -0.14 -0.01 0.11
words: rally	as	-0.06 -0.15 -0.14 0.14 -0.11
words: rally	in	-0.08 -0.10 -0.02 0.12 -0.11
words: ramp	up	-0.04 0.12 -0.02 -0.11 -0.02
words: rang	of	-0.11 -0.12 -0.14 -0.07 0.12
words: rat	,	-0.12 0.00 0.02 0.01 -0.08
words: re	open	0.06 -0.03 -0.07 0.02 0.02
words: reach	,	0.08 0.12 -0.02 -0.14 -0.12
words: reach	[number]	-0.11 0.03 -0.06 0.02 0.05
words: reach	[place]	-0.11 -0.12 -0.15 -0.01 0.12
words: reach	[side]	0.04 0.05 0.08 -0.12 -0.10
words: reach	a	0.10 0.14 -0.03 -0.13 -0.13
words: reach	agreement	-0.14 -0.07 0.07 0.03 -0.05
words: reach	as	0.04 0.01 -0.03 -0.02 -0.07
words: reach	deal	0.04 0.06 -0.07 -0.03 0.01
words: reach	final	-0.14 0.05 0.07 -0.07 -0.10
words: reach	peac	0.00 -0.13 0.00 0.06 -0.13
words: react	to	-0.10 -0.11 -0.10 0.10 -0.05
words: reaction	to	-0.08 -0.11 -0.12 -0.01 0.08
words: ready	for	0.04 -0.08 0.05 -0.02 -0.17
words: ready	to	-0.18 0.08 0.02 -0.04 -0.05
words: recent	days	-0.10 -0.05 0.04 0.01 -0.07
words: reckles	attack	-0.11 -0.03 0.00 0.07 -0.02
words: record	high	-0.07 0.09 0.04 -0.04 -0.06
words: red	lin	-0.15 -0.12 -0.05 0.05 0.02
words: reev	warn	-0.06 -0.08 -0.09 0.10 -0.10
words: refinery	as	0.06 0.07 -0.07 -0.07 -0.05
words: refinery	hit	0.07 0.08 0.01 -0.12 -0.10
words: refinery	shut	-0.11 -0.17 0.14 -0.10 -0.09
words: refuel	plan	0.00 0.02 -0.02 -0.01 -0.07
words: refuell	plan	-0.05 0.03 0.01 -0.04 -0.10
words: refug	in	-0.06 -0.12 -0.05 0.10 -0.09
words: refus	to	-0.05 -0.04 -0.07 -0.01 0.05
words: refusal	to	-0.12 -0.02 0.01 0.04 -0.11
words: regim	chang	-0.09 -0.13 -0.18 -0.02 0.12
words: region	.	-0.10 -0.12 -0.11 0.08 0.02
words: region	and	-0.05 -0.08 0.01 -0.03 0.01
words: regional	conflict	-0.11 -0.12 0.03 0.00 0.00
words: reimpos	restriction	0.13 0.10 -0.09 -0.11 -0.10
words: reject	[side]	-0.07 -0.01 -0.04 0.04 -0.04
words: reject	[usa]	-0.15 -0.12 0.03 0.01 -0.03
words: reject	claim	-0.08 -0.12 -0.10 0.08 0.04
words: relation	with	-0.13 -0.02 0.00 0.02 -0.03
words: relativ	of	-0.08 -0.09 -0.04 0.08 -0.10
words: releas	[number]	-0.09 0.12 0.10 -0.11 -0.11
words: releas	of	-0.08 0.00 0.06 -0.05 -0.05
words: releas	video	0.11 0.13 -0.14 -0.10 -0.14
words: relief	as	-0.12 -0.12 -0.03 0.12 -0.06
words: rely	on	-0.10 -0.11 -0.13 0.01 0.05
words: remain	at	-0.14 -0.09 0.09 -0.06 -0.02
words: remain	clos	0.04 0.07 -0.14 0.02 -0.12
words: remain	in	-0.02 0.01 0.02 -0.03 -0.04
words: remain	of	-0.13 -0.11 -0.14 -0.01 0.12
words: renew	[side]	-0.04 -0.02 0.08 -0.06 -0.10
words: reopen	,	-0.11 -0.12 0.03 0.02 -0.03
words: reopen	-	-0.10 -0.10 -0.02 0.03 0.06
words: reopen	[region]	0.03 0.00 0.05 -0.07 -0.20
words: reopen	of	0.09 -0.08 -0.05 -0.11 -0.10
words: reopen	the	-0.03 0.06 0.02 -0.10 -0.03
words: reopen	until	-0.06 0.14 0.10 -0.10 -0.11
words: rep	.	-0.03 -0.05 -0.08 -0.09 0.09
words: repeat	strik	0.03 0.06 0.02 -0.11 -0.11
words: report	:	-0.08 0.12 -0.13 0.03 -0.20
words: report	[side]	0.03 0.02 -0.11 0.03 -0.07
words: report	[usa]	-0.13 -0.16 -0.15 0.08 0.03
words: report	from	0.10 0.14 -0.07 -0.09 -0.18
words: report	he	-0.10 -0.12 -0.13 -0.06 0.10
words: report	in	0.03 0.12 -0.09 -0.08 -0.10
words: report	of	-0.07 0.00 0.12 -0.06 -0.16
words: report	on	-0.17 -0.20 -0.05 0.03 0.03
words: report	say	0.05 -0.04 0.07 -0.11 -0.09
words: report	says	-0.01 -0.10 0.04 -0.01 -0.07
words: reporter	dur	0.13 0.09 0.04 -0.14 -0.04
words: reporter	in	-0.03 0.01 0.06 -0.11 -0.01
words: rescu	,	0.00 0.04 -0.04 -0.09 0.02
words: rescu	[side]	-0.06 -0.03 -0.10 -0.02 0.04
words: rescu	[usa]	-0.08 -0.10 0.05 0.02 -0.11
words: rescu	airman	-0.12 -0.11 0.06 0.01 -0.03
words: rescu	effort	-0.13 -0.17 0.14 -0.11 -0.11
words: rescu	if	-0.06 0.10 -0.10 0.11 -0.12
words: rescu	of	-0.13 -0.16 0.00 0.07 0.02
words: rescu	operation	-0.08 0.04 -0.02 -0.07 0.04
words: rescu	protester	-0.06 0.02 0.08 -0.05 -0.09
words: rescu	second	-0.05 -0.01 0.05 -0.03 -0.16
words: residential	area	-0.01 0.07 -0.02 -0.14 0.00
words: residential	build	0.19 0.08 0.07 -0.13 -0.16
words: resign	over	-0.11 -0.12 -0.01 0.11 -0.09
words: respond	to	0.04 0.00 -0.09 0.04 -0.03
words: respons	after	-0.12 0.11 0.15 -0.15 -0.15
words: respons	to	0.05 -0.07 -0.02 -0.03 0.01
words: responsibility	for	-0.05 0.00 -0.14 0.08 -0.03
words: responsibl	for	-0.13 -0.01 0.04 0.03 -0.15
words: restriction	on	-0.03 0.03 -0.13 0.06 -0.10
words: resum	operation	-0.15 -0.17 -0.05 0.13 0.05
words: retaliat	after	0.03 0.10 -0.04 -0.17 -0.12
words: retaliat	to	0.01 -0.10 -0.01 -0.07 0.04
words: retaliation	.	-0.04 -0.09 -0.10 0.00 0.05
words: retaliation	for	-0.08 0.07 -0.13 0.04 -0.16
words: retaliatory	attack	0.02 -0.10 -0.14 -0.11 0.09
words: retaliatory	strik	-0.13 -0.07 -0.18 0.07 0.07
words: retreat	from	0.09 0.04 -0.10 -0.01 -0.13
words: return	of	-0.14 -0.10 0.05 0.09 -0.07
words: return	to	-0.14 -0.13 -0.06 0.03 0.08
words: reut	.	-0.12 -0.12 -0.10 0.05 -0.01
words: reveal	the	-0.03 -0.03 -0.04 0.02 0.00
words: reveng	strik	0.03 0.00 -0.14 0.02 -0.09
words: revers	cours	-0.12 0.00 0.02 0.03 -0.10
words: review	[side]	-0.10 -0.13 -0.09 0.13 -0.06
words: reward	for	-0.13 -0.07 0.02 -0.02 0.00
words: right	to	-0.07 -0.10 0.03 -0.02 0.00
words: rips	[usa]	-0.09 -0.12 -0.12 -0.07 0.10
words: ris	as	-0.03 -0.10 -0.02 0.09 -0.11
words: ris	from	0.13 0.09 -0.12 -0.09 -0.08
words: ris	in	-0.14 -0.12 0.10 0.03 -0.13
words: ris	to	-0.07 0.12 -0.11 -0.05 -0.06
words: rise	,	-0.07 -0.11 -0.10 0.03 0.06
words: rise	[number]	-0.04 0.05 0.04 -0.03 -0.07
words: rise	after	-0.12 -0.09 0.01 0.00 0.04
words: rise	amid	-0.01 -0.03 -0.09 0.10 -0.11
words: rise	as	-0.14 -0.20 -0.15 0.15 0.03
words: rise	in	-0.04 0.02 0.07 -0.08 -0.14
words: rise	to	-0.05 0.07 0.05 -0.05 -0.14
words: risk	and	-0.06 -0.10 -0.08 -0.05 0.08
words: risk	for	-0.06 -0.01 0.04 -0.09 0.04
words: risk	from	-0.08 -0.02 -0.06 -0.08 0.08
words: risk	of	0.04 -0.04 -0.17 0.01 0.06
words: roast	[usa]	-0.04 -0.04 -0.06 -0.04 0.05
words: rock	[side]	-0.10 0.10 0.06 -0.09 -0.09
words: rock	by	0.04 0.01 0.00 -0.13 -0.03
words: rocket	attack	0.01 0.11 -0.07 -0.12 -0.10
words: rocket	fire	-0.05 -0.07 0.10 -0.13 -0.15
words: rocket	in	-0.12 -0.01 0.04 0.05 -0.08
words: rocket	launch	0.04 0.04 0.08 -0.08 -0.06
words: rocket	to	-0.11 -0.06 0.07 0.04 -0.09
words: role	in	-0.15 -0.18 -0.12 0.09 0.00
words: round	in	-0.10 -0.11 -0.11 -0.01 0.07
words: round	of	-0.12 0.00 -0.04 0.08 -0.09
words: royal	navy	-0.07 -0.09 -0.05 -0.02 0.07
words: rs	[number]	-0.12 -0.12 -0.10 0.05 -0.01
words: rubbl	after	0.10 0.08 -0.16 -0.05 -0.11
words: rundown	:	-0.11 0.08 -0.02 -0.03 -0.12
words: runn	out	-0.10 0.13 0.12 -0.14 -0.08
words: rush	to	-0.02 0.01 0.01 -0.06 -0.03
words: s	[side]	-0.09 -0.01 -0.09 0.12 -0.12
words: s	p	-0.05 -0.06 -0.03 0.05 -0.04
words: safe	:	-0.06 -0.06 -0.13 0.01 0.05
words: safe	haven	-0.10 -0.13 -0.08 0.06 0.01
words: said	,	-0.10 0.05 0.07 -0.07 0.00
words: said	.	-0.02 0.10 0.05 -0.05 -0.17
words: said	[side]	-0.11 -0.07 0.00 0.07 -0.06
words: said	he	0.07 0.03 -0.12 0.04 0.01
words: said	it	-0.01 0.12 -0.02 -0.05 -0.21
words: said	that	-0.03 0.11 -0.02 -0.06 -0.10
words: said	the	0.00 -0.01 0.01 0.01 -0.05
words: said	to	-0.12 0.01 -0.11 0.07 -0.03
words: sailor	kill	-0.11 -0.05 -0.17 0.08 -0.06
words: sailor	strand	-0.07 -0.11 -0.09 -0.04 0.05
words: sanction	,	-0.12 -0.08 -0.03 0.04 -0.04
words: sanction	[side]	-0.09 -0.01 0.05 -0.02 -0.10
words: sanction	on	-0.11 0.20 0.10 -0.10 -0.19
words: sanction	ship	-0.07 -0.12 -0.12 0.11 -0.01
words: satellit	imag	-0.16 -0.17 0.02 0.17 -0.12
words: say	[usa]	-0.17 0.05 -0.01 -0.04 -0.04
words: say	in	-0.12 -0.07 0.08 0.08 -0.13
words: say	it	-0.11 0.03 -0.10 -0.09 0.08
words: say	no	-0.03 -0.05 0.11 0.10 -0.13
words: say	the	-0.13 -0.13 -0.13 0.10 -0.08
words: say	they	0.02 -0.03 0.04 -0.05 -0.08
words: say	they'r	0.00 -0.04 0.08 -0.11 -0.13
words: say	we	-0.05 -0.07 0.04 0.07 -0.05
words: says	,	0.09 -0.03 -0.06 -0.11 0.03
words: says	.	-0.08 -0.12 -0.09 -0.04 0.06
words: says	:	-0.27 -0.03 0.05 0.00 -0.03
words: says	[ally]	0.06 -0.06 -0.07 0.02 0.08
words: says	[number]	0.04 0.09 -0.07 -0.06 -0.12
words: says	[place]	-0.11 -0.13 0.05 0.07 -0.22
words: says	[region]	0.00 0.03 -0.10 0.06 -0.09
words: says	[side]	-0.09 -0.04 -0.07 0.15 -0.12
words: says	[usa]	0.03 -0.05 0.05 -0.06 -0.04
words: says	about	-0.12 -0.11 -0.20 0.06 0.09
words: says	agreement	0.06 0.06 0.00 -0.06 -0.09
words: says	army	-0.13 -0.08 0.10 -0.10 -0.07
words: says	as	0.10 -0.06 -0.13 -0.04 -0.08
words: says	at	-0.15 0.14 -0.09 -0.11 -0.08
words: says	ceasefir	-0.14 -0.14 -0.06 0.14 -0.07
words: says	deal	0.06 0.09 0.06 -0.17 -0.14
words: says	down	-0.15 -0.03 -0.12 0.10 -0.10
words: says	final	0.05 0.08 0.00 -0.09 -0.07
words: says	four	-0.12 0.05 -0.13 0.02 0.04
words: says	from	-0.10 -0.10 -0.10 0.02 0.06
words: says	he	-0.05 -0.04 -0.01 0.04 -0.06
words: says	if	-0.10 0.06 0.03 -0.09 0.05
words: says	in	-0.14 0.13 -0.08 -0.02 -0.08
words: says	it	0.06 0.17 0.05 -0.19 -0.18
words: says	its	-0.15 0.01 -0.08 0.04 0.07
words: says	mediation	-0.13 -0.01 0.06 -0.05 -0.04
words: says	military	-0.15 -0.14 -0.04 0.11 -0.05
words: says	mou	-0.15 -0.07 0.15 -0.14 -0.11
words: says	no	-0.21 -0.02 -0.05 0.09 -0.07
words: says	not	0.04 -0.10 -0.14 0.07 0.09
words: says	nuclear	0.00 -0.12 -0.16 0.05 0.09
words: says	oil	-0.12 -0.02 -0.11 0.09 -0.06
words: says	peac	-0.18 0.05 0.13 -0.14 -0.12
words: says	strik	0.01 -0.11 0.09 -0.12 -0.13
words: says	struck	0.04 0.02 -0.10 -0.12 -0.11
words: says	talk	-0.13 -0.01 0.02 -0.01 0.01
words: says	the	-0.11 -0.10 -0.11 -0.13 0.12
words: says	ther	-0.02 -0.07 0.01 -0.04 0.05
words: says	thre	-0.13 -0.14 0.10 0.03 -0.09
words: says	to	0.03 -0.13 -0.05 0.06 -0.12
words: says	two	0.09 0.10 0.03 -0.16 -0.11
words: says	war	0.07 0.07 -0.21 -0.02 -0.01
words: says	will	-0.22 -0.13 0.09 0.02 -0.11
words: says	with	-0.15 0.15 0.12 -0.11 -0.10
words: scal	of	-0.16 -0.13 0.06 0.00 -0.01
words: scen	of	-0.10 0.01 -0.07 0.02 -0.01
words: school	,	-0.13 -0.15 -0.12 0.10 0.00
words: school	in	0.09 0.10 -0.17 -0.11 -0.15
words: school	strik	-0.10 -0.08 0.04 -0.05 0.04
words: scott	jenning	-0.08 -0.08 -0.11 -0.07 0.10
words: scrambl	for	-0.04 0.04 0.06 -0.03 -0.08
words: scrambl	to	-0.12 -0.13 -0.09 -0.01 0.08
words: sea	min	0.02 0.08 -0.08 -0.14 0.04
words: search	for	-0.05 0.01 -0.06 0.01 -0.01
words: second	[usa]	0.01 0.10 0.05 -0.15 -0.16
words: second	round	0.02 0.00 -0.07 0.01 0.00
words: second	time	-0.10 0.06 0.06 -0.01 -0.11
words: second	wave	0.13 -0.12 -0.14 -0.12 -0.10
words: second	week	-0.13 -0.16 -0.02 0.07 -0.12
words: secret	[side]	-0.10 -0.04 -0.11 -0.01 0.06
words: secretary	[usa]	-0.10 0.00 0.10 -0.03 -0.11
words: secretary	chri	-0.09 -0.12 0.07 -0.01 -0.15
words: secretary	of	-0.05 -0.08 -0.06 0.01 0.02
words: secur	[region]	-0.10 -0.03 0.02 -0.06 0.03
words: security	camera	-0.05 -0.07 -0.05 0.05 0.04
words: security	chief	-0.20 0.14 -0.05 -0.05 -0.15
words: security	forc	-0.11 -0.12 -0.13 -0.08 0.12
words: security	in	-0.11 -0.12 -0.13 0.07 0.01
words: security	meet	-0.11 -0.19 0.00 0.04 -0.06
words: security	official	-0.11 0.11 0.05 -0.10 -0.08
words: seek	to	-0.12 -0.16 -0.02 -0.02 0.09
words: seem	to	-0.09 -0.06 -0.05 0.06 -0.02
words: seen	as	-0.12 0.05 -0.05 -0.10 0.08
words: seen	in	-0.05 0.03 0.00 0.00 -0.13
words: seiz	[side]	0.06 0.14 0.01 -0.22 -0.18
words: seiz	on	-0.02 -0.04 -0.10 -0.06 0.07
words: seiz	ship	-0.07 -0.07 -0.06 0.07 0.04
words: seiz	two	0.13 -0.02 0.03 -0.08 -0.05
words: seizur	of	0.03 0.00 0.04 -0.03 -0.09
words: self	defens	-0.17 0.13 0.00 -0.15 -0.06
words: senat	republican	-0.03 -0.05 -0.07 0.06 -0.04
words: send	[number]	-0.10 0.13 0.14 -0.14 -0.13
words: send	in	-0.08 0.01 0.05 -0.09 -0.02
words: send	mix	-0.08 0.03 0.04 -0.05 -0.02
words: send	oil	0.04 -0.02 -0.01 -0.02 -0.12
words: send	pric	-0.11 0.04 0.02 0.03 -0.10
words: send	ship	-0.12 -0.13 -0.07 0.06 0.05
words: send	warship	-0.13 0.10 0.13 -0.13 -0.15
words: senior	[side]	-0.07 -0.01 -0.04 0.05 -0.09
words: senior	[usa]	0.03 0.04 0.01 -0.04 -0.10
words: seriously	wound	-0.03 0.05 0.04 -0.11 -0.12
words: serv	as	-0.12 0.08 -0.09 -0.11 0.05
words: servic	member	-0.17 0.03 0.11 -0.08 -0.19
words: set	for	0.03 0.16 0.06 -0.06 -0.15
words: set	to	-0.04 -0.09 -0.02 0.07 -0.12
words: seven	of	-0.07 0.04 -0.02 -0.02 -0.04
words: seventh	[usa]	-0.13 -0.10 0.09 -0.01 -0.12
words: several	[side]	-0.02 0.01 -0.01 0.05 -0.09
words: severely	wound	-0.08 0.05 0.03 -0.10 -0.10
words: shadow	fleet	-0.07 -0.04 -0.08 0.08 0.01
words: shadow	of	-0.11 -0.14 -0.10 0.05 0.00
words: shaky	ground	-0.11 -0.08 0.01 0.08 -0.11
words: she	fac	-0.07 -0.10 -0.05 0.03 0.00
words: shelly	kittleson	-0.03 0.03 -0.10 0.02 -0.06
words: shelter	from	0.12 0.11 -0.01 -0.19 -0.13
words: shelter	in	-0.04 -0.05 -0.14 0.10 -0.09
words: shift	[side]	-0.07 -0.07 -0.12 -0.08 0.10
words: ship	,	0.02 0.09 0.01 -0.09 -0.08
words: ship	:	-0.10 -0.11 -0.06 -0.04 0.05
words: ship	after	-0.08 0.02 -0.02 0.01 -0.09
words: ship	are	-0.07 -0.04 0.00 0.00 -0.01
words: ship	attack	-0.02 -0.03 -0.16 0.10 -0.09
words: ship	carry	0.02 -0.01 0.01 0.00 -0.05
words: ship	crossing	-0.11 -0.14 0.03 0.06 -0.13
words: ship	from	0.03 -0.05 0.03 -0.02 -0.13
words: ship	hit	-0.08 -0.03 0.01 0.05 -0.11
words: ship	in	-0.04 0.00 0.01 -0.09 0.04
words: ship	near	0.15 0.04 -0.02 -0.09 -0.08
words: ship	off	0.11 -0.07 -0.12 -0.09 -0.06
words: ship	pass	-0.12 -0.15 -0.12 0.09 0.09
words: ship	seiz	-0.12 -0.16 -0.13 0.13 0.13
words: ship	through	-0.14 -0.08 0.07 -0.04 -0.02
words: ship	to	-0.15 -0.02 -0.06 0.01 0.06
words: ship	traffic	-0.12 -0.11 0.11 -0.05 -0.10
words: ship	transit	-0.12 -0.12 0.03 0.03 -0.10
words: ship	try	0.13 0.08 -0.02 -0.14 -0.14
words: ship	with	-0.04 0.08 -0.01 -0.05 -0.13
words: shipp	in	-0.11 -0.07 0.09 -0.09 -0.07
words: shock	,	-0.07 -0.08 -0.15 0.06 0.08
words: shoot	down	-0.03 0.09 -0.02 -0.24 0.03
words: shot	down	-0.02 -0.02 0.04 -0.01 -0.08
words: should	be	-0.08 -0.03 0.04 0.07 -0.11
words: should	not	-0.14 -0.13 -0.06 0.02 0.02
words: show	:	-0.02 0.03 -0.10 0.04 -0.19
words: show	[side]	-0.17 -0.10 -0.01 0.04 0.07
words: show	[usa]	0.06 0.04 -0.11 0.04 -0.12
words: show	aftermath	-0.05 0.05 0.12 -0.01 -0.11
words: show	from	-0.05 -0.09 -0.06 0.04 0.09
words: show	in	-0.05 -0.03 0.06 0.07 -0.11
words: show	no	-0.08 0.00 0.01 -0.16 0.09
words: show	restraint	-0.03 0.04 0.04 -0.05 -0.03
words: shut	[region]	0.08 0.09 -0.13 -0.10 -0.06
words: shut	down	-0.07 -0.07 0.10 -0.04 -0.14
words: sign	[side]	0.17 0.10 -0.17 -0.16 -0.16
words: sign	[usa]	0.11 0.11 -0.02 -0.16 -0.09
words: sign	agreement	0.12 0.15 -0.15 -0.12 -0.10
words: sign	by	0.14 0.07 -0.11 -0.14 -0.11
words: sign	ceremony	-0.13 -0.12 -0.04 0.10 -0.10
words: sign	deal	0.11 0.04 -0.13 0.00 -0.11
words: sign	mou	0.13 0.12 -0.13 -0.15 -0.11
words: sign	of	-0.17 -0.02 0.07 -0.01 -0.03
words: sign	on	-0.24 0.06 0.09 -0.06 -0.05
words: sign	set	0.08 0.16 -0.10 -0.10 -0.09
words: sign	sunday	-0.18 -0.18 0.17 0.03 -0.12
words: sign	today	-0.16 -0.07 0.14 -0.07 -0.12
words: signal	:	-0.08 -0.08 -0.13 0.06 0.05
words: silenc	on	-0.10 -0.09 0.00 0.02 0.02
words: sinc	[number]	-0.14 0.01 0.06 -0.03 -0.10
words: sinc	[side]	-0.11 0.02 0.00 0.02 -0.02
words: sinc	start	-0.18 -0.11 0.08 0.09 -0.10
words: sinc	the	0.07 -0.02 0.03 0.03 -0.19
words: sink	,	-0.01 0.05 0.00 -0.03 -0.06
words: sink	[side]	0.14 0.03 -0.04 -0.21 -0.17
words: siren	sound	-0.05 0.04 -0.02 -0.09 0.00
words: sit	,	-0.02 0.00 0.00 0.01 -0.05
words: sit	hit	0.04 0.10 -0.10 -0.09 -0.08
words: sit	in	0.09 0.05 -0.14 -0.14 -0.04
words: site	,	0.06 0.04 -0.12 -0.04 -0.07
words: site	in	-0.11 0.09 -0.12 0.01 -0.01
words: site	of	-0.12 -0.12 0.07 0.03 0.04
words: six	[usa]	-0.02 0.03 -0.19 0.02 -0.13
words: six	crew	-0.10 -0.12 0.05 0.02 -0.04
words: sky	high	-0.08 0.02 0.17 0.07 -0.09
words: slain	[side]	-0.14 -0.13 0.05 0.10 -0.13
words: slam	[usa]	-0.10 -0.12 -0.14 0.02 0.07
words: sleeper	cell	-0.09 0.02 0.06 -0.11 0.05
words: smok	ris	0.11 0.06 0.01 -0.13 -0.10
words: smok	rise	0.14 0.10 -0.05 -0.12 -0.09
words: smok	seen	-0.04 0.12 -0.03 -0.12 -0.09
words: snapshot	-	-0.05 -0.12 0.01 0.11 -0.12
words: so	far	-0.17 -0.11 0.03 0.05 0.03
words: so	hard	-0.08 -0.07 -0.11 0.05 -0.01
words: so	long	-0.04 -0.06 -0.06 0.09 -0.09
words: soar	[number]	-0.11 -0.03 0.11 -0.06 -0.12
words: soar	as	-0.03 0.03 0.03 -0.02 -0.06
words: soar	on	-0.04 0.02 0.01 -0.05 0.03
words: soar	past	-0.07 0.00 0.02 0.01 -0.09
words: social	media	0.05 -0.01 0.03 -0.12 -0.01
words: soldier	as	0.10 0.00 -0.12 -0.13 -0.12
words: soldier	in	-0.11 0.04 -0.11 -0.07 0.09
words: soldier	kill	-0.25 0.06 -0.16 0.06 -0.06
words: soldier	wound	-0.03 0.01 0.02 -0.02 -0.11
words: son	as	-0.12 -0.03 0.05 -0.01 -0.11
words: son	of	-0.09 -0.07 0.10 -0.06 -0.13
words: soon	,	-0.14 0.01 0.02 0.02 -0.07
words: soon	as	-0.13 -0.03 0.03 0.02 -0.08
words: sought	refug	-0.04 -0.10 -0.03 0.05 -0.02
words: sought	to	-0.10 -0.08 -0.09 0.12 -0.12
words: sound	[side]	0.13 0.13 -0.01 -0.16 -0.14
words: sound	acros	-0.12 0.08 0.08 -0.05 -0.03
words: sound	from	0.05 0.09 0.18 -0.22 -0.21
words: sound	in	0.09 0.10 0.15 -0.09 -0.43
words: sound	of	-0.04 0.01 -0.01 0.06 -0.15
words: sound	on	0.15 -0.11 0.18 -0.15 -0.09
words: sourc	say	-0.09 0.00 0.08 -0.05 -0.16
words: sourc	says	-0.09 0.13 0.00 -0.10 -0.08
words: south	,	-0.13 0.07 -0.01 0.01 -0.05
words: south	[place]	0.03 -0.05 0.17 -0.08 -0.07
words: southeast	asia	-0.09 -0.10 0.07 -0.04 -0.01
words: spark	fire	-0.03 0.07 -0.11 0.00 -0.08
words: spark	panic	0.05 0.02 0.05 -0.05 -0.11
words: speak	to	-0.06 -0.07 -0.13 -0.13 0.11
words: speak	with	-0.12 0.04 0.05 -0.02 -0.10
words: speaker	says	-0.14 -0.09 0.02 0.04 -0.06
words: special	forc	0.02 0.01 -0.03 0.01 -0.14
words: speech	:	-0.07 -0.11 -0.10 0.00 0.03
words: speech	commander	-0.08 -0.08 0.02 0.08 -0.10
words: speech	on	-0.09 0.04 0.02 -0.10 0.06
words: speech	to	-0.09 0.04 0.05 -0.10 0.05
words: spik	as	-0.06 0.16 0.13 -0.13 -0.14
words: spik	in	-0.06 -0.03 0.02 0.03 -0.11
words: spiral	,	-0.02 -0.04 -0.10 0.05 0.01
words: spokesman	[side]	0.11 0.00 0.01 -0.16 -0.21
words: spot	pric	-0.04 0.06 0.03 0.01 -0.11
words: spread	to	0.04 0.08 -0.09 -0.06 -0.09
words: spy	for	-0.15 -0.03 -0.01 0.03 -0.09
words: stak	negotiation	-0.09 -0.05 0.04 0.00 -0.11
words: stall	over	-0.04 0.01 0.05 -0.03 -0.08
words: stand	by	-0.04 -0.05 0.12 0.10 -0.11
words: stark	warn	-0.08 -0.01 0.07 -0.03 -0.10
words: start	of	-0.18 -0.10 0.11 0.06 -0.13
words: start	on	0.03 0.11 -0.05 -0.05 -0.05
words: start	the	-0.11 -0.10 -0.07 -0.10 0.11
words: start	to	-0.11 -0.10 -0.01 -0.01 0.00
words: start	war	-0.13 -0.11 -0.12 0.07 -0.05
words: stat	media	0.14 0.12 -0.09 -0.10 -0.21
words: stat	of	0.01 0.05 -0.03 -0.10 0.01
words: stat	tv	-0.04 -0.15 0.04 0.07 -0.06
words: statement	on	-0.10 -0.13 -0.15 0.09 0.00
words: statu	:	-0.12 -0.10 -0.04 0.06 -0.03
words: statu	in	-0.11 -0.13 0.01 0.12 -0.13
words: stay	in	0.04 -0.18 -0.09 0.09 -0.13
words: stay	neutral	-0.06 0.04 0.04 -0.13 0.08
words: stay	out	-0.07 -0.08 -0.08 0.07 -0.03
words: step	down	-0.11 -0.12 -0.04 0.02 -0.01
words: step	in	-0.08 -0.15 -0.12 0.10 -0.02
words: step	up	0.00 -0.01 0.00 0.04 -0.09
words: stick	point	-0.10 -0.15 -0.15 0.04 0.05
words: stock	fall	-0.06 0.02 0.06 -0.05 -0.04
words: stock	futur	-0.04 -0.09 -0.04 0.08 -0.06
words: stock	market	-0.13 -0.03 0.10 -0.03 -0.12
words: stock	plung	-0.03 0.09 0.08 -0.09 -0.07
words: stock	rise	-0.06 -0.12 -0.08 0.05 0.12
words: stock	sink	0.01 0.04 -0.02 -0.01 -0.06
words: stock	surg	-0.09 -0.05 0.06 -0.05 -0.07
words: stok	fear	-0.08 0.15 0.10 -0.11 -0.13
words: stop	[side]	-0.10 -0.04 0.00 0.02 -0.02
words: stop	attack	-0.09 -0.04 0.01 0.04 -0.09
words: stop	now	-0.11 0.16 0.12 -0.12 -0.12
words: stop	them	0.07 0.02 -0.12 0.04 -0.03
words: stopp	[side]	-0.09 -0.05 -0.09 0.07 0.06
words: straight	up	-0.06 -0.07 -0.08 0.00 0.03
words: strait	,	0.02 0.07 0.00 0.04 -0.12
words: strait	authority	0.04 0.03 -0.11 0.01 -0.10
words: strait	of	-0.14 0.08 0.01 -0.16 0.08
words: strait	or	-0.12 0.06 0.11 -0.10 -0.12
words: strand	in	-0.11 -0.12 -0.18 0.04 0.07
words: strand	near	-0.11 -0.16 -0.15 0.07 -0.01
words: street	as	-0.08 0.08 0.05 -0.12 -0.10
words: street	of	0.05 0.08 0.05 -0.08 -0.12
words: strik	,	0.08 -0.07 -0.03 -0.01 -0.06
words: strik	.	-0.09 -0.11 -0.16 -0.01 0.11
words: strik	:	-0.07 -0.01 0.08 -0.06 -0.04
words: strik	[ally]	-0.10 0.07 -0.06 -0.01 -0.14
words: strik	[number]	-0.06 0.11 -0.13 -0.07 -0.17
words: strik	[place]	-0.07 0.16 -0.04 -0.16 -0.07
words: strik	[region]	-0.01 0.08 -0.16 -0.03 0.00
words: strik	[side]	0.13 0.02 -0.04 -0.16 -0.08
words: strik	[usa]	0.05 0.03 -0.03 -0.08 -0.13
words: strik	acros	0.05 0.08 -0.15 -0.12 -0.04
words: strik	after	0.11 -0.07 -0.06 -0.03 -0.10
words: strik	against	0.06 0.00 -0.11 -0.02 -0.05
words: strik	and	-0.17 -0.07 0.10 -0.04 -0.03
words: strik	as	-0.05 0.11 -0.17 -0.05 -0.04
words: strik	at	-0.06 0.01 -0.13 0.01 0.03
words: strik	clos	0.08 0.04 -0.05 0.02 -0.14
words: strik	continu	-0.03 0.16 0.00 -0.17 -0.24
words: strik	could	-0.02 -0.08 -0.12 -0.01 0.07
words: strik	damag	-0.11 0.00 -0.07 0.06 -0.03
words: strik	destroy	-0.11 0.11 -0.04 -0.11 -0.06
words: strik	escalat	-0.06 0.12 -0.16 -0.07 -0.17
words: strik	for	-0.14 0.00 -0.15 -0.14 0.12
words: strik	hit	-0.09 0.16 0.12 -0.24 -0.05
words: strik	hits	-0.03 0.13 0.00 -0.19 -0.17
words: strik	if	0.05 -0.03 -0.03 -0.07 -0.09
words: strik	in	-0.19 -0.01 0.04 0.09 -0.17
words: strik	intensify	-0.03 -0.07 -0.09 0.09 -0.09
words: strik	kill	0.16 0.06 -0.09 -0.19 -0.25
words: strik	may	-0.07 -0.11 -0.11 -0.09 0.11
words: strik	missil	-0.14 -0.11 0.12 0.03 -0.12
words: strik	near	-0.05 -0.05 0.15 0.04 -0.03
words: strik	on	0.10 0.00 0.11 -0.13 -0.19
words: strik	pound	-0.09 0.05 0.08 -0.14 -0.13
words: strik	report	0.08 0.07 0.14 -0.13 -0.12
words: strik	residential	0.06 0.09 0.13 -0.12 -0.14
words: strik	rock	0.07 0.11 0.01 -0.13 -0.11
words: strik	target	-0.01 0.11 -0.09 -0.15 -0.13
words: strik	that	-0.09 -0.06 0.04 0.01 -0.09
words: strik	to	-0.19 -0.18 0.11 0.01 0.03
words: strik	with	-0.17 0.12 0.16 -0.16 -0.15
words: strongly	condemn	-0.08 -0.10 -0.06 0.05 0.05
words: struck	and	0.02 0.01 -0.06 -0.12 -0.10
words: struck	by	-0.07 0.07 -0.08 -0.15 0.04
words: struck	in	0.01 -0.01 -0.11 0.02 -0.15
words: struck	the	-0.06 0.10 -0.08 -0.11 -0.07
words: struggl	to	-0.09 -0.12 -0.14 0.08 0.04
words: stuck	in	-0.10 -0.08 -0.11 -0.03 0.09
words: submarin	sink	0.11 -0.08 -0.13 -0.09 -0.06
words: suggest	[side]	-0.14 -0.14 -0.15 0.11 0.01
words: suicid	dron	0.00 -0.03 0.05 -0.19 0.04
words: summon	[place]	-0.13 -0.12 -0.09 0.11 0.06
words: sunday	,	-0.19 -0.13 0.14 0.05 -0.07
words: sunday	-	-0.17 -0.11 0.11 -0.07 -0.07
words: sunk	by	-0.12 -0.11 -0.07 0.07 0.00
words: supply	.	-0.03 -0.05 0.04 -0.06 0.01
words: supply	chain	-0.07 -0.02 0.04 -0.02 -0.04
words: supply	concern	-0.05 -0.13 -0.11 0.00 0.05
words: supply	disruption	-0.06 0.01 -0.06 0.09 -0.12
words: supply	of	-0.10 -0.10 0.06 0.04 -0.06
words: supply	risk	-0.02 0.12 0.10 -0.03 -0.11
words: support	[side]	-0.10 -0.13 -0.13 0.09 0.08
words: support	[usa]	-0.04 -0.08 -0.09 0.00 0.03
words: support	for	-0.10 -0.10 0.03 -0.01 -0.01
words: surg	,	0.07 -0.05 0.02 -0.03 -0.10
words: surg	[number]	-0.04 0.20 0.11 -0.14 -0.15
words: surg	abov	-0.06 0.09 -0.04 0.02 0.00
words: surg	after	-0.03 -0.12 0.04 0.00 -0.10
words: surg	amid	-0.07 -0.04 -0.02 0.04 -0.12
words: surg	as	-0.05 0.01 0.15 -0.11 -0.17
words: surg	in	-0.09 -0.08 -0.01 0.08 -0.16
words: surg	more	-0.02 0.16 0.06 -0.09 -0.10
words: surg	past	-0.08 0.12 0.00 -0.11 0.03
words: surg	to	0.04 0.16 0.14 -0.17 -0.14
words: surg	toward	-0.05 0.15 0.01 -0.05 -0.06
words: surpass	[number]	0.04 -0.07 0.00 -0.07 -0.10
words: surrender	,	-0.12 -0.05 0.03 0.03 -0.12
words: surrender	from	0.05 0.10 0.04 -0.14 -0.06
words: surrender	to	-0.10 0.17 0.11 -0.11 -0.12
words: surviv	the	-0.08 -0.10 -0.09 -0.10 0.10
words: survivor	from	0.03 0.02 -0.04 0.00 -0.07
words: suspect	[side]	-0.01 0.06 0.04 -0.10 -0.08
words: suspend	[side]	0.10 -0.07 -0.10 -0.03 -0.07
words: suspend	flight	-0.09 -0.11 -0.02 0.05 0.00
words: system	,	-0.12 -0.10 -0.08 0.04 0.09
words: tak	effect	0.05 -0.06 -0.08 0.03 -0.12
words: take	[side]	-0.16 -0.10 0.10 -0.11 0.04
words: take	over	0.10 0.03 -0.04 -0.15 0.00
words: take	plac	0.00 0.16 0.06 -0.08 -0.12
words: take	the	-0.12 -0.02 0.09 -0.02 -0.16
words: take	to	-0.11 -0.07 0.05 -0.04 -0.03
words: takeaway	from	-0.08 -0.10 -0.14 -0.11 0.13
words: taken	out	0.04 0.03 0.04 -0.13 -0.06
words: taken	too	-0.05 0.16 0.08 -0.12 -0.09
words: talk	,	-0.20 0.01 -0.04 -0.05 0.11
words: talk	-	-0.03 0.06 -0.05 0.02 -0.15
words: talk	.	-0.08 -0.12 -0.11 -0.02 0.08
words: talk	:	-0.18 -0.10 -0.04 -0.02 0.05
words: talk	;	0.04 0.09 0.03 -0.14 -0.13
words: talk	?	-0.08 -0.10 -0.11 -0.07 0.09
words: talk	[place]	-0.11 -0.14 -0.16 0.16 -0.03
words: talk	[side]	-0.13 -0.15 -0.13 0.03 0.04
words: talk	[usa]	-0.10 -0.12 -0.17 0.11 0.00
words: talk	about	-0.08 0.03 -0.04 -0.12 0.11
words: talk	after	-0.19 0.02 0.18 -0.14 -0.18
words: talk	and	-0.08 -0.07 -0.05 -0.13 0.12
words: talk	as	-0.21 -0.03 0.15 -0.10 -0.11
words: talk	begin	-0.08 0.03 0.06 -0.03 -0.13
words: talk	between	-0.18 0.06 0.02 -0.04 -0.04
words: talk	collaps	-0.09 -0.10 0.02 -0.02 -0.01
words: talk	conclud	-0.13 -0.13 -0.13 0.12 -0.02
words: talk	continu	-0.16 -0.16 -0.17 0.17 -0.07
words: talk	could	-0.05 -0.12 -0.05 -0.04 0.05
words: talk	end	-0.18 -0.13 -0.04 0.02 0.06
words: talk	fail	-0.19 0.07 0.10 -0.12 -0.03
words: talk	for	-0.07 -0.08 -0.06 0.07 -0.04
words: talk	go	0.07 0.07 -0.10 0.08 -0.13
words: talk	in	-0.08 0.06 0.07 -0.10 -0.02
words: talk	of	-0.09 -0.05 0.12 -0.17 0.01
words: talk	on	-0.09 0.09 -0.01 -0.04 -0.02
words: talk	reach	0.00 0.06 -0.01 -0.09 -0.11
words: talk	set	-0.15 -0.02 0.02 0.02 -0.12
words: talk	stall	-0.08 -0.06 0.04 0.01 -0.05
words: talk	talk	0.06 0.06 -0.16 0.03 -0.09
words: talk	to	-0.23 -0.10 0.01 0.07 -0.18
words: talk	war	-0.10 -0.14 -0.15 -0.06 0.09
words: talk	with	-0.02 -0.09 0.09 -0.05 -0.11
words: talk	|	-0.08 -0.12 -0.14 0.12 0.05
words: tanker	attack	0.03 -0.09 -0.13 0.04 0.07
words: tanker	burn	0.09 0.11 0.03 -0.13 -0.13
words: tanker	carry	0.09 0.07 -0.01 -0.08 -0.15
words: tanker	exit	-0.10 -0.15 -0.12 0.12 0.16
words: tanker	hit	0.14 0.04 0.04 -0.15 -0.14
words: tanker	in	0.21 0.12 -0.09 -0.10 -0.15
words: tanker	off	0.00 -0.01 0.10 -0.13 -0.13
words: tanker	pass	-0.11 -0.12 -0.12 0.11 0.12
words: tanker	rat	-0.08 -0.13 -0.05 0.06 0.04
words: tanker	strand	-0.10 -0.10 0.09 -0.06 -0.10
words: tanker	struck	0.13 0.11 -0.06 -0.12 -0.13
words: tanker	test	-0.09 -0.13 -0.08 0.11 -0.12
words: tanker	through	-0.10 -0.14 -0.07 0.09 -0.03
words: tanker	transit	-0.09 -0.03 0.06 -0.05 -0.10
words: tanker	with	-0.13 -0.07 0.03 0.01 0.07
words: tap	strik	-0.10 -0.04 -0.13 -0.02 0.06
words: target	,	0.00 -0.10 0.09 -0.03 -0.09
words: target	[place]	0.05 0.08 0.06 -0.24 -0.16
words: target	[region]	0.04 -0.04 -0.19 -0.01 0.05
words: target	[side]	0.08 -0.02 0.01 -0.04 -0.14
words: target	[usa]	-0.09 -0.04 0.09 -0.08 -0.08
words: target	acros	0.03 -0.02 0.05 -0.11 -0.10
words: target	by	0.03 0.13 -0.01 -0.15 -0.11
words: target	in	0.13 0.10 -0.07 -0.22 -0.09
words: target	journalist	-0.11 -0.13 0.11 0.12 -0.01
words: target	on	-0.08 0.09 -0.14 -0.15 0.02
words: tasnim	report	0.06 0.10 0.02 -0.10 -0.10
words: taylor	green	-0.04 -0.04 -0.05 -0.04 0.04
words: tell	[place]	-0.09 -0.08 -0.11 0.11 -0.10
words: tell	[side]	-0.05 0.00 0.10 -0.04 -0.19
words: tell	[usa]	-0.14 0.03 0.02 0.00 -0.09
words: tell	al	-0.12 -0.13 -0.02 0.08 -0.03
words: tell	bbc	-0.12 -0.12 -0.03 0.11 -0.02
words: tell	post	0.04 0.02 -0.11 -0.03 0.06
words: tell	us	-0.06 -0.07 0.00 0.01 0.00
words: ten	day	0.10 0.09 -0.10 -0.10 -0.09
words: tens	of	-0.11 -0.06 0.00 -0.10 0.07
words: tension	,	-0.07 -0.10 -0.04 0.00 0.06
words: tension	:	0.01 0.03 -0.07 0.02 -0.06
words: tension	build	-0.09 -0.03 0.08 -0.17 0.01
words: tension	escalat	-0.06 -0.04 0.01 -0.03 0.02
words: tension	rise	-0.07 0.02 0.02 -0.09 0.02
words: tension	spik	-0.05 0.07 0.06 -0.08 -0.06
words: territorial	integrity	-0.09 -0.05 -0.03 -0.02 0.04
words: territory	,	0.07 -0.03 -0.11 -0.07 -0.15
words: terrorist	agent	-0.09 -0.09 -0.03 0.04 -0.02
words: terrorist	in	0.15 0.14 -0.05 -0.16 -0.13
words: text	of	0.04 0.12 0.13 -0.23 -0.20
words: than	[number]	0.07 -0.08 0.03 0.01 -0.17
words: than	[place]	-0.04 -0.09 -0.11 0.01 0.07
words: than	[usa]	-0.11 -0.11 -0.02 -0.08 0.08
words: than	a	-0.04 0.03 -0.03 -0.01 -0.13
words: thank	[place]	-0.12 -0.13 -0.10 0.13 -0.13
words: thank	to	-0.11 0.04 0.06 -0.06 -0.01
words: that	[side]	-0.13 -0.20 -0.16 0.19 -0.04
words: that	[usa]	0.02 0.06 -0.01 -0.09 0.02
words: that	a	-0.01 0.03 0.07 -0.05 -0.06
words: that	can	-0.08 0.05 0.13 -0.12 -0.13
words: that	could	-0.12 -0.05 -0.04 -0.13 0.08
words: that	he	-0.09 0.01 0.08 -0.09 -0.01
words: that	help	-0.07 -0.07 0.00 0.09 -0.04
words: that	it	-0.08 0.01 -0.16 0.04 0.07
words: that	kill	-0.17 -0.17 0.03 0.06 0.01
words: that	the	-0.07 0.06 -0.04 -0.01 -0.03
words: that	would	-0.07 -0.08 -0.15 0.05 0.03
words: the	[ally]	0.10 0.08 -0.03 -0.11 -0.06
words: the	[number]	0.01 -0.05 0.08 -0.23 0.00
words: the	[place]	-0.03 -0.06 0.00 -0.02 0.01
words: the	[region]	-0.12 -0.10 -0.08 -0.09 0.17
words: the	[side]	-0.13 -0.13 -0.25 -0.03 0.17
words: the	[usa]	-0.05 -0.34 -0.01 -0.03 0.13
words: the	agreement	-0.13 -0.12 -0.09 0.13 -0.10
words: the	air	-0.11 -0.02 -0.05 0.12 -0.15
words: the	attack	-0.01 0.01 -0.18 -0.02 0.02
words: the	battlefield	0.02 0.04 -0.16 -0.14 0.04
words: the	best	-0.07 0.04 0.04 -0.08 0.03
words: the	big	-0.08 0.03 0.12 -0.10 -0.14
words: the	board	-0.12 -0.12 -0.11 -0.09 0.12
words: the	brink	-0.09 -0.10 -0.12 0.06 -0.01
words: the	card	-0.12 -0.12 -0.08 0.09 -0.02
words: the	ceas	0.09 -0.06 -0.11 -0.07 -0.09
words: the	ceasefir	-0.18 -0.18 0.02 0.00 0.02
words: the	city	0.02 0.04 0.13 0.03 -0.10
words: the	com	-0.10 0.01 0.13 -0.15 -0.12
words: the	conflict	-0.12 -0.10 0.00 0.02 -0.01
words: the	country	-0.16 0.05 -0.15 0.04 0.05
words: the	current	-0.07 -0.07 -0.09 -0.09 0.09
words: the	deal	0.05 0.05 -0.10 -0.01 -0.01
words: the	death	-0.17 -0.13 -0.01 0.09 -0.04
words: the	economic	-0.04 -0.07 -0.01 0.02 -0.01
words: the	end	-0.11 -0.14 -0.10 0.06 -0.01
words: the	energy	0.04 0.08 -0.10 -0.09 0.00
words: the	f	-0.14 -0.02 0.06 -0.12 0.00
words: the	fallout	-0.09 -0.05 0.10 0.03 -0.09
words: the	fight	0.05 0.04 -0.09 -0.07 0.06
words: the	first	0.03 -0.12 -0.05 -0.02 0.04
words: the	full	-0.09 -0.06 0.00 0.08 -0.10
words: the	gas	-0.06 -0.06 -0.10 0.00 0.05
words: the	global	-0.05 -0.07 -0.10 0.03 0.02
words: the	government	-0.11 -0.09 -0.12 0.06 0.08
words: the	ground	0.08 0.05 -0.03 -0.04 -0.05
words: the	heart	-0.09 -0.10 -0.09 0.03 0.09
words: the	hell	-0.09 -0.01 0.07 -0.03 -0.09
words: the	job	-0.06 0.03 0.03 -0.14 0.09
words: the	key	-0.08 -0.10 -0.07 0.07 -0.05
words: the	kill	-0.13 -0.10 -0.07 0.02 0.10
words: the	largest	-0.04 0.09 -0.07 0.01 -0.10
words: the	latest	0.02 -0.08 -0.05 -0.02 0.06
words: the	leader	-0.10 -0.06 0.10 -0.13 0.00
words: the	line	-0.06 -0.07 -0.12 -0.12 0.11
words: the	long	-0.06 0.07 0.04 -0.04 -0.01
words: the	main	-0.09 -0.10 -0.12 -0.12 0.13
words: the	military	-0.02 -0.02 0.04 -0.07 0.01
words: the	most	0.08 0.06 0.00 -0.09 -0.13
words: the	move	-0.13 -0.07 0.09 0.05 -0.14
words: the	nation	-0.06 0.05 0.02 0.05 -0.11
words: the	national	0.01 -0.02 -0.06 -0.07 0.05
words: the	oil	-0.15 -0.02 0.09 -0.12 -0.01
words: the	page	-0.07 -0.10 -0.09 0.09 -0.10
words: the	president	-0.12 -0.05 0.05 -0.08 0.02
words: the	pric	-0.10 0.13 0.10 -0.12 -0.05
words: the	public	-0.06 -0.02 0.07 0.01 -0.15
words: the	region	-0.11 -0.11 -0.02 0.06 0.02
words: the	rescu	-0.09 0.02 0.06 -0.04 -0.11
words: the	right	-0.08 -0.09 -0.08 0.03 -0.01
words: the	rubbl	0.10 0.09 -0.03 -0.03 -0.13
words: the	sailor	-0.07 -0.11 -0.09 -0.04 0.05
words: the	same	-0.13 -0.13 -0.12 0.03 0.05
words: the	sky	-0.08 0.07 0.03 -0.17 0.04
words: the	start	-0.08 -0.05 0.05 -0.07 0.05
words: the	strait	-0.12 0.03 0.04 -0.12 0.03
words: the	street	-0.03 0.11 -0.06 -0.06 -0.12
words: the	trigger	-0.11 -0.04 0.07 -0.02 -0.06
words: the	truth	-0.07 -0.07 -0.03 0.03 0.00
words: the	two	-0.10 0.04 -0.15 0.11 -0.08
words: the	war	-0.02 0.08 -0.10 0.00 -0.02
words: the	way	-0.05 0.08 -0.01 -0.04 -0.15
words: the	west	-0.06 -0.07 -0.09 -0.04 0.06
words: the	world	-0.08 -0.10 -0.05 -0.01 0.07
words: the	worst	-0.10 0.01 -0.05 0.00 0.02
words: their	own	-0.08 -0.08 -0.11 0.11 -0.04
words: their	rescu	-0.04 0.09 -0.06 0.07 -0.08
words: them	to	0.04 0.07 -0.08 -0.01 -0.12
words: ther	is	-0.14 -0.09 0.00 -0.03 0.03
words: ther	no	-0.12 -0.10 0.04 -0.01 0.04
words: ther	was	0.04 0.02 -0.12 0.00 0.02
words: ther	will	-0.05 0.11 -0.03 -0.12 0.05
words: they	are	-0.12 -0.03 -0.02 -0.04 0.05
words: they	can	-0.03 -0.04 -0.12 -0.01 0.07
words: they	have	0.04 0.09 0.06 -0.10 -0.15
words: they	want	-0.09 -0.10 -0.07 0.07 -0.02
words: they	were	-0.09 -0.16 -0.11 0.09 -0.01
words: they	will	-0.06 -0.04 -0.05 0.07 -0.08
words: think	[side]	-0.09 -0.10 -0.13 -0.12 0.12
words: third	day	-0.05 0.02 0.01 0.00 -0.06
words: third	wave	0.03 -0.14 0.07 -0.07 -0.09
words: this	is	-0.08 -0.14 -0.17 -0.05 0.13
words: this	war	-0.09 -0.12 -0.17 -0.09 0.12
words: this	week	-0.04 0.02 -0.22 -0.09 0.14
words: this	weekend	-0.12 -0.11 0.04 0.06 -0.09
words: thos	who	-0.04 -0.06 -0.07 0.01 0.01
words: though	[side]	0.07 0.05 0.08 -0.05 -0.10
words: thousand	of	-0.16 0.00 0.11 -0.07 -0.06
words: thre	,	-0.10 0.06 0.00 0.00 -0.09
words: thre	[ally]	0.04 0.03 -0.09 0.00 -0.08
words: thre	[place]	-0.08 0.04 0.09 -0.15 -0.15
words: thre	[side]	-0.03 -0.11 0.04 0.04 -0.03
words: thre	in	0.01 0.01 0.09 -0.15 -0.13
words: thre	kill	0.06 -0.02 -0.06 -0.11 -0.10
words: thre	palestinian	0.03 0.13 0.07 -0.14 -0.14
words: threat	,	-0.13 0.05 -0.01 -0.01 -0.01
words: threat	:	-0.15 -0.17 -0.16 0.11 -0.02
words: threat	;	-0.05 0.11 0.08 -0.13 0.00
words: threat	against	-0.15 -0.10 -0.01 0.02 -0.02
words: threat	as	-0.07 0.00 0.11 -0.13 -0.09
words: threat	in	-0.12 -0.16 -0.16 0.05 0.12
words: threat	keep	-0.10 -0.11 0.01 0.02 -0.11
words: threat	of	0.09 0.08 0.01 -0.01 -0.18
words: threat	on	-0.07 0.05 0.04 0.05 -0.14
words: threat	over	-0.08 0.05 -0.03 -0.09 0.11
words: threat	rais	-0.07 -0.11 -0.10 -0.02 0.06
words: threat	to	-0.05 -0.01 -0.07 0.03 0.00
words: threaten	:	-0.08 -0.11 -0.06 0.08 -0.04
words: threaten	[place]	-0.15 -0.16 -0.11 0.17 -0.11
words: threaten	[side]	-0.22 -0.05 0.09 -0.05 -0.06
words: threaten	[usa]	-0.01 0.10 -0.01 -0.01 -0.19
words: threaten	a	-0.06 -0.12 -0.13 0.04 0.06
words: threaten	its	-0.03 -0.06 -0.02 0.04 -0.04
words: threaten	new	-0.14 -0.04 -0.02 -0.03 0.03
words: threaten	to	-0.14 0.08 0.15 -0.17 -0.11
words: through	[place]	-0.08 0.01 -0.12 0.10 -0.14
words: through	[region]	-0.31 -0.37 -0.06 0.17 -0.06
words: through	the	0.03 0.04 -0.13 -0.04 0.02
words: thursday	,	-0.09 -0.06 0.08 0.04 -0.11
words: tied	to	-0.14 -0.12 0.02 0.10 -0.18
words: ties	with	-0.09 -0.07 -0.09 0.02 0.04
words: time	,	-0.11 -0.06 0.05 0.00 -0.02
words: time	as	0.04 0.05 0.02 -0.02 -0.13
words: time	for	-0.05 -0.10 -0.13 0.13 -0.11
words: time	in	-0.06 -0.03 0.07 0.01 -0.10
words: time	is	-0.11 0.11 0.08 -0.11 -0.09
words: time	sinc	0.03 -0.09 0.05 -0.02 -0.15
words: time	to	-0.07 -0.10 -0.21 0.04 0.09
words: to	,	-0.15 -0.01 0.03 0.01 -0.06
words: to	[ally]	-0.14 0.01 -0.03 -0.03 0.04
words: to	[number]	0.05 -0.03 -0.16 0.15 -0.13
words: to	[place]	-0.12 0.01 -0.03 0.05 -0.13
words: to	[region]	0.06 0.09 0.08 -0.08 -0.19
words: to	[side]	0.01 -0.01 0.07 -0.08 -0.07
words: to	[usa]	0.01 0.03 -0.11 -0.02 0.04
words: to	a	0.03 0.03 -0.18 0.00 0.02
words: to	accept	-0.08 0.09 0.09 -0.02 -0.13
words: to	act	-0.12 -0.13 -0.11 0.05 0.04
words: to	advanc	-0.09 -0.12 -0.13 0.12 -0.06
words: to	agre	-0.03 0.05 -0.12 -0.14 0.09
words: to	agreement	-0.23 -0.02 0.06 -0.05 0.00
words: to	all	-0.13 0.13 0.13 -0.17 -0.15
words: to	any	-0.18 -0.06 0.06 0.03 -0.15
words: to	asia	-0.05 -0.09 -0.10 0.03 0.03
words: to	attack	0.13 -0.15 -0.12 -0.05 0.03
words: to	avoid	-0.10 -0.08 0.01 -0.02 0.04
words: to	back	-0.09 0.00 -0.11 0.02 0.05
words: to	be	-0.23 -0.04 0.12 -0.03 -0.04
words: to	begin	0.06 0.12 0.03 -0.11 -0.19
words: to	block	-0.10 0.07 0.11 -0.10 -0.14
words: to	blockad	-0.18 -0.07 0.12 -0.06 -0.16
words: to	blow	-0.05 0.02 0.01 0.01 -0.11
words: to	blunt	-0.09 -0.08 0.07 0.03 -0.12
words: to	bomb	-0.22 -0.20 -0.01 0.07 0.10
words: to	br	-0.08 0.08 0.10 -0.11 -0.07
words: to	break	-0.09 -0.08 -0.11 -0.11 0.10
words: to	buy	-0.08 -0.01 0.05 0.01 -0.11
words: to	calm	-0.11 -0.10 -0.09 0.00 0.08
words: to	captur	-0.09 -0.11 0.01 -0.02 0.02
words: to	ceasefir	-0.02 -0.11 -0.27 -0.09 0.19
words: to	charg	-0.10 -0.11 0.06 -0.05 -0.06
words: to	clos	-0.08 -0.01 0.05 -0.12 0.04
words: to	come	-0.07 0.06 0.05 -0.08 -0.06
words: to	completely	-0.14 -0.16 0.12 -0.09 -0.14
words: to	confront	-0.14 -0.14 0.04 0.08 -0.03
words: to	continu	-0.16 -0.17 -0.11 0.11 -0.01
words: to	counter	-0.07 0.06 0.07 -0.05 -0.04
words: to	cover	-0.01 -0.10 -0.11 -0.12 0.10
words: to	cros	-0.02 -0.02 0.04 -0.04 -0.06
words: to	curb	-0.11 0.00 0.01 0.01 -0.11
words: to	cut	-0.09 0.00 0.04 0.01 -0.11
words: to	deal	-0.17 0.00 0.11 -0.11 -0.03
words: to	decid	-0.14 0.02 0.13 -0.12 -0.13
words: to	defend	-0.08 -0.08 -0.04 0.06 -0.01
words: to	destroy	-0.04 -0.09 -0.03 0.01 0.06
words: to	discus	-0.11 -0.12 -0.10 0.10 -0.06
words: to	disrupt	-0.08 -0.09 -0.13 -0.12 0.13
words: to	do	-0.07 -0.04 0.02 0.03 -0.05
words: to	dron	-0.05 0.04 -0.02 -0.02 -0.12
words: to	ease	-0.08 -0.11 -0.10 0.11 0.01
words: to	end	0.10 0.05 -0.03 -0.07 -0.09
words: to	enemy	-0.02 0.01 0.00 -0.01 -0.03
words: to	ensur	-0.12 -0.14 -0.11 0.03 0.03
words: to	escalat	-0.11 -0.16 0.05 -0.11 0.03
words: to	establish	-0.10 -0.07 0.04 -0.09 0.05
words: to	expand	-0.16 -0.09 0.12 -0.08 -0.15
words: to	extend	-0.10 0.02 0.01 0.00 -0.09
words: to	fail	-0.09 -0.11 -0.14 -0.09 0.12
words: to	fall	-0.06 0.04 -0.12 -0.04 0.06
words: to	fight	-0.05 0.05 0.02 -0.08 0.00
words: to	find	0.07 0.05 -0.04 -0.07 0.02
words: to	five	-0.09 0.09 0.03 0.00 -0.16
words: to	flee	0.02 0.05 -0.01 -0.13 0.06
words: to	full	-0.08 0.01 0.01 0.02 -0.09
words: to	fund	-0.07 -0.09 -0.07 0.06 -0.03
words: to	get	-0.05 -0.05 -0.16 0.08 -0.01
words: to	give	-0.11 0.14 0.07 -0.10 0.00
words: to	global	-0.11 -0.10 -0.12 -0.04 0.10
words: to	go	-0.10 0.02 0.01 -0.01 -0.04
words: to	hack	0.02 0.07 -0.15 -0.03 -0.09
words: to	halt	0.11 0.00 -0.02 -0.07 -0.16
words: to	have	-0.10 0.04 -0.12 -0.02 0.06
words: to	help	-0.16 0.11 0.14 -0.08 -0.12
words: to	highest	-0.07 0.14 0.11 -0.11 -0.09
words: to	hit	-0.03 0.11 -0.02 -0.12 0.01
words: to	hold	-0.25 -0.18 -0.07 0.08 0.01
words: to	host	-0.14 0.06 0.11 -0.03 -0.20
words: to	inspect	-0.11 0.09 0.06 -0.06 -0.07
words: to	interven	-0.08 0.09 0.07 -0.05 -0.11
words: to	its	-0.11 -0.04 0.08 -0.13 0.03
words: to	join	0.03 -0.08 -0.04 0.01 -0.02
words: to	keep	-0.17 -0.17 -0.16 0.16 -0.04
words: to	kill	-0.19 -0.16 0.02 -0.02 0.06
words: to	know	0.02 -0.04 -0.16 0.01 0.02
words: to	last	-0.11 -0.04 0.13 -0.12 -0.12
words: to	launch	-0.07 0.15 -0.09 -0.18 0.06
words: to	leav	-0.06 0.02 0.01 -0.08 0.00
words: to	lose	-0.09 -0.10 -0.09 0.06 -0.01
words: to	lure	-0.08 -0.09 -0.07 0.09 -0.06
words: to	make	-0.02 -0.08 0.01 0.03 -0.06
words: to	manag	-0.10 -0.13 -0.10 0.12 -0.05
words: to	meet	-0.10 -0.13 -0.05 0.08 -0.01
words: to	move	-0.02 0.02 -0.12 -0.06 0.05
words: to	negotiat	-0.13 0.04 -0.06 0.01 0.03
words: to	new	0.01 -0.03 -0.05 0.04 -0.04
words: to	nuclear	-0.11 0.09 0.11 -0.09 -0.04
words: to	obliterat	0.06 -0.11 -0.02 0.02 -0.08
words: to	one	-0.03 0.05 0.09 -0.12 -0.12
words: to	open	0.00 -0.13 -0.04 -0.05 0.09
words: to	pass	0.03 -0.01 0.06 -0.02 -0.09
words: to	pay	-0.14 0.17 0.10 -0.08 -0.08
words: to	peac	-0.16 -0.02 0.02 -0.06 0.02
words: to	play	-0.12 -0.04 -0.02 -0.07 0.07
words: to	power	0.03 -0.11 -0.10 0.07 0.00
words: to	pres	-0.03 -0.07 0.01 0.02 -0.02
words: to	prevent	-0.13 -0.15 0.01 0.07 -0.09
words: to	proposal	-0.12 -0.05 0.01 -0.13 0.05
words: to	protect	-0.07 0.00 0.03 0.03 -0.12
words: to	protest	-0.10 -0.13 -0.11 0.11 0.02
words: to	pursu	-0.07 -0.09 -0.06 0.04 -0.02
words: to	push	-0.05 -0.08 -0.04 0.05 -0.03
words: to	rais	-0.09 -0.13 0.06 -0.04 -0.09
words: to	ramp	0.05 0.04 -0.13 0.04 -0.08
words: to	re	-0.13 -0.10 -0.02 0.04 0.04
words: to	reach	-0.23 -0.07 0.04 0.10 -0.17
words: to	record	-0.08 0.07 0.09 -0.06 -0.11
words: to	regim	-0.07 -0.09 -0.10 -0.06 0.09
words: to	releas	-0.11 0.08 0.10 -0.11 -0.03
words: to	remain	-0.09 -0.12 -0.09 0.09 0.00
words: to	remov	-0.07 0.01 0.05 0.08 -0.17
words: to	reopen	0.02 0.02 0.04 -0.05 -0.17
words: to	rescu	-0.08 0.05 -0.05 0.02 -0.06
words: to	respond	0.06 -0.10 -0.14 0.06 0.04
words: to	restor	-0.10 -0.11 -0.11 -0.07 0.11
words: to	resum	-0.13 -0.02 0.13 -0.10 -0.11
words: to	retaliat	0.05 0.07 -0.03 -0.14 0.05
words: to	return	-0.04 -0.03 0.00 0.02 -0.10
words: to	ris	-0.07 0.06 -0.13 0.07 -0.09
words: to	rise	0.08 -0.11 -0.07 -0.04 0.02
words: to	sanction	-0.10 -0.01 -0.03 0.04 -0.04
words: to	save	0.02 0.04 -0.11 -0.14 0.08
words: to	secur	-0.08 -0.10 -0.10 -0.06 0.10
words: to	see	-0.05 -0.07 -0.13 -0.09 0.10
words: to	seiz	-0.16 -0.13 0.01 0.10 -0.12
words: to	sell	-0.09 -0.10 -0.10 -0.10 0.10
words: to	send	-0.12 0.00 0.00 0.02 -0.16
words: to	set	-0.09 -0.12 0.03 0.05 -0.04
words: to	shelter	-0.04 -0.13 0.06 -0.07 0.00
words: to	ship	0.05 -0.09 -0.02 -0.05 -0.03
words: to	show	-0.10 0.00 -0.04 0.03 -0.04
words: to	sign	-0.26 -0.13 0.12 -0.02 -0.12
words: to	soar	-0.07 0.02 -0.04 0.04 -0.04
words: to	stabiliz	-0.09 -0.12 -0.13 0.01 0.04
words: to	start	-0.12 0.00 -0.02 0.06 -0.10
words: to	stay	0.03 -0.17 -0.07 0.05 -0.05
words: to	step	-0.07 -0.11 -0.01 -0.02 0.03
words: to	stop	0.05 -0.13 0.05 0.01 -0.15
words: to	strik	-0.01 0.05 -0.05 0.01 -0.06
words: to	succe	-0.08 -0.08 0.06 -0.13 0.03
words: to	support	-0.05 -0.08 0.04 -0.01 -0.01
words: to	suspend	-0.09 -0.01 -0.02 0.06 -0.08
words: to	take	0.13 0.04 -0.07 -0.14 0.01
words: to	talk	-0.20 -0.01 0.00 0.03 -0.04
words: to	target	-0.13 0.00 0.08 -0.01 -0.11
words: to	that	-0.11 -0.07 0.01 -0.05 0.06
words: to	the	-0.07 0.05 -0.02 -0.05 0.00
words: to	their	-0.06 0.12 0.02 -0.02 -0.11
words: to	travel	-0.07 -0.10 -0.10 -0.03 0.07
words: to	turn	-0.11 0.05 0.03 -0.02 -0.07
words: to	two	-0.04 -0.09 -0.10 0.09 -0.02
words: to	undermin	-0.10 -0.11 -0.10 -0.02 0.09
words: to	unleash	-0.05 -0.04 -0.06 -0.08 0.09
words: to	use	-0.09 -0.01 0.08 -0.11 -0.02
words: to	visit	-0.09 -0.12 -0.08 0.09 -0.04
words: to	vote	-0.13 -0.03 0.03 0.03 -0.09
words: to	war	-0.27 -0.27 -0.08 0.05 0.04
words: to	wipe	-0.04 0.01 -0.07 0.08 -0.08
words: to	wound	-0.07 0.01 -0.13 0.06 -0.07
words: today	:	-0.03 -0.04 -0.04 -0.02 0.05
words: today	as	-0.13 -0.09 0.11 -0.09 -0.12
words: toll	free	-0.11 0.01 -0.02 0.02 0.02
words: toll	in	-0.12 -0.07 0.07 0.03 -0.10
words: toll	of	0.03 0.05 0.03 -0.03 -0.10
words: toll	on	-0.09 0.08 0.01 -0.01 0.00
words: toll	ris	-0.19 -0.11 0.15 -0.03 -0.13
words: tonight	,	-0.09 -0.05 0.07 -0.03 -0.09
words: too	long	-0.11 0.18 0.11 -0.10 -0.14
words: top	[number]	-0.03 0.01 0.07 -0.02 -0.09
words: top	[side]	-0.19 0.19 0.00 -0.05 -0.20
words: top	[usa]	-0.10 -0.16 -0.14 -0.01 0.07
words: top	military	-0.02 0.08 -0.09 -0.14 0.03
words: top	university	0.02 -0.02 -0.02 0.03 -0.14
words: topic	in	-0.10 -0.14 -0.08 0.08 0.09
words: tops	[number]	-0.03 0.04 -0.05 0.04 0.01
words: torpedo	,	-0.10 -0.09 -0.08 0.01 0.05
words: toward	[side]	0.10 0.02 -0.15 -0.03 -0.12
words: town	near	-0.14 0.15 0.03 -0.15 -0.12
words: trad	attack	0.09 -0.04 -0.07 -0.15 -0.13
words: trad	flow	-0.05 -0.12 -0.09 0.12 -0.07
words: trader	are	-0.04 -0.05 -0.02 0.09 -0.09
words: traffic	in	-0.07 -0.06 0.07 0.00 -0.09
words: traffic	through	-0.06 -0.10 -0.09 0.10 -0.08
words: transit	[region]	-0.03 0.03 0.07 -0.04 -0.15
words: trapp	in	-0.10 -0.16 -0.10 0.15 -0.10
words: travel	to	-0.06 -0.10 -0.11 0.03 0.04
words: trey	yingst	0.01 0.07 -0.02 -0.09 -0.06
words: trigger	a	-0.02 -0.03 -0.09 0.03 -0.02
words: trip	for	-0.12 0.15 0.11 -0.10 -0.11
words: trip	to	-0.16 0.07 0.07 -0.14 0.03
words: troll	[usa]	-0.13 -0.14 -0.14 -0.14 0.14
words: troop	advanc	0.03 0.08 -0.07 -0.09 -0.07
words: troop	deployment	-0.07 -0.05 -0.15 -0.06 0.10
words: troop	in	0.02 -0.05 -0.04 -0.11 0.10
words: troop	into	0.07 0.03 -0.14 -0.02 -0.08
words: troop	on	-0.15 -0.06 0.12 -0.10 -0.11
words: troop	to	-0.16 0.13 0.11 -0.09 -0.12
words: truc	with	-0.09 -0.01 0.02 0.03 -0.07
words: try	to	-0.09 0.02 -0.15 -0.04 0.09
words: tucker	carlson	-0.13 -0.14 -0.07 0.04 0.00
words: tulsi	gabbard	-0.06 -0.08 -0.04 -0.05 0.05
words: tumbl	as	-0.11 0.10 0.09 -0.07 -0.12
words: turn	into	-0.07 0.07 0.08 -0.09 -0.05
words: turn	on	-0.11 -0.12 -0.13 -0.10 0.11
words: turn	over	-0.08 0.06 0.07 -0.04 -0.09
words: turn	the	-0.07 -0.10 -0.09 0.08 -0.07
words: turn	to	-0.01 -0.03 -0.02 0.08 -0.12
words: tv	says	0.04 -0.05 -0.01 -0.03 -0.03
words: two	,	-0.06 0.03 0.01 0.02 -0.06
words: two	[place]	0.09 0.10 -0.20 -0.04 -0.08
words: two	[side]	0.01 0.10 -0.15 -0.08 -0.11
words: two	[usa]	-0.14 -0.09 0.05 -0.01 -0.01
words: two	cargo	0.11 0.02 -0.10 -0.01 -0.06
words: two	day	-0.14 -0.02 0.05 0.04 -0.14
words: two	dron	0.16 0.14 0.08 -0.18 -0.15
words: two	in	-0.06 0.11 -0.03 -0.13 -0.15
words: two	kill	-0.11 0.03 -0.05 0.02 -0.13
words: two	month	-0.10 0.00 0.08 -0.11 0.02
words: two	more	0.04 0.03 -0.12 -0.06 0.04
words: two	oil	0.07 -0.01 -0.13 0.06 -0.06
words: two	peopl	-0.06 0.02 0.14 -0.07 -0.05
words: two	ship	-0.08 -0.10 -0.13 0.13 -0.01
words: two	vessel	0.04 -0.01 0.07 -0.11 -0.10
words: two	week	0.05 -0.12 -0.01 -0.06 -0.04
words: u	.	-0.15 -0.03 0.02 -0.02 0.01
words: ufc	fight	-0.08 0.06 0.06 -0.04 -0.06
words: uncertainty	over	-0.14 -0.09 -0.04 0.03 0.03
words: unconditional	surrender	-0.06 0.11 0.07 -0.14 -0.08
words: under	[side]	-0.03 -0.20 -0.10 0.15 0.03
words: under	[usa]	-0.07 0.01 0.05 0.04 -0.11
words: under	attack	0.00 0.06 -0.08 -0.12 0.02
words: under	dron	-0.11 -0.07 -0.09 0.06 0.00
words: under	fire	-0.07 -0.10 -0.08 -0.04 0.11
words: under	pressur	-0.04 -0.10 -0.06 0.00 0.05
words: under	strain	0.05 -0.07 -0.10 -0.01 0.02
words: under	the	-0.02 0.03 -0.09 -0.03 0.01
words: under	threat	0.02 -0.07 0.05 -0.02 -0.08
words: underway	,	0.10 -0.12 -0.14 -0.05 0.01
words: unfreez	[side]	-0.12 0.03 0.06 0.01 -0.09
words: unleash	hell	-0.06 0.06 0.06 -0.05 -0.09
words: unles	attack	0.03 -0.07 0.02 -0.03 -0.04
words: unlikely	to	-0.04 -0.11 -0.09 0.01 0.06
words: until	[place]	-0.06 0.14 0.10 -0.10 -0.11
words: until	[side]	-0.10 0.05 0.05 -0.05 -0.06
words: until	further	0.06 0.10 -0.02 -0.10 -0.08
words: up	,	0.06 0.02 0.02 -0.06 -0.16
words: up	[usa]	-0.07 -0.08 0.00 0.09 -0.12
words: up	about	-0.07 -0.09 -0.07 -0.02 0.05
words: up	attack	0.03 0.12 0.07 -0.20 -0.11
words: up	for	0.07 0.06 -0.08 0.01 -0.02
words: up	in	-0.11 0.02 0.00 -0.03 -0.01
words: up	on	-0.06 -0.12 -0.05 0.09 -0.09
words: up	pressur	0.05 0.06 -0.09 -0.07 0.04
words: up	the	-0.05 -0.06 0.02 0.04 -0.10
words: up	to	-0.10 -0.10 -0.03 0.03 0.02
words: up	with	0.07 0.08 -0.09 -0.03 -0.10
words: updat	:	0.06 0.07 -0.08 -0.05 -0.13
words: updat	on	-0.11 0.07 0.08 -0.13 -0.05
words: upper	hand	-0.06 -0.07 -0.07 0.04 0.03
words: upward	pressur	-0.04 -0.06 -0.01 -0.02 0.03
words: uranium	[side]	-0.08 0.01 -0.07 0.09 -0.09
words: uranium	enrichment	-0.09 -0.03 -0.02 -0.06 0.08
words: urg	[side]	0.10 -0.02 0.02 -0.10 -0.10
words: urg	[usa]	-0.14 -0.14 -0.13 0.13 -0.03
words: us	about	-0.05 -0.07 -0.06 -0.07 0.07
words: use	[place]	-0.10 0.02 0.12 -0.11 -0.14
words: use	of	-0.10 -0.07 -0.10 0.12 -0.12
words: used	by	-0.09 0.04 0.19 0.04 -0.12
words: very	complet	-0.15 -0.15 -0.14 0.14 -0.11
words: very	good	0.08 0.12 -0.07 -0.08 -0.09
words: very	hard	-0.17 -0.02 0.08 -0.07 -0.03
words: very	soon	-0.06 0.06 0.02 0.05 -0.10
words: very	well	0.05 0.00 -0.11 0.02 0.01
words: vessel	after	-0.01 -0.02 -0.07 0.05 0.00
words: vessel	attack	0.01 0.07 -0.06 -0.04 -0.19
words: vessel	in	0.02 0.01 -0.06 0.02 -0.08
words: vessel	near	0.11 0.08 -0.06 -0.11 0.02
words: vice	president	-0.06 0.07 0.02 -0.01 -0.03
words: victory	for	-0.09 0.01 0.04 -0.07 0.04
words: victory	over	-0.12 -0.10 -0.06 0.09 -0.11
words: video	:	-0.15 0.05 -0.02 -0.01 -0.04
words: video	captur	0.12 0.07 -0.05 -0.15 0.01
words: video	of	0.04 0.06 -0.05 -0.08 -0.05
words: video	receipt	-0.10 -0.10 -0.09 0.09 0.04
words: video	show	-0.04 0.05 -0.13 -0.10 0.04
words: villag	in	0.02 -0.07 -0.08 0.05 -0.10
words: violat	ceasefir	-0.13 -0.10 0.02 0.05 -0.05
words: violat	international	-0.10 -0.12 -0.13 0.06 0.05
words: violation	of	-0.15 -0.10 0.05 0.08 -0.08
words: visit	,	-0.07 -0.09 -0.08 0.03 0.13
words: visit	[place]	-0.17 -0.13 -0.05 -0.01 0.07
words: visit	[region]	-0.08 -0.10 -0.07 -0.03 0.06
words: visit	[side]	-0.07 -0.11 -0.11 0.06 0.04
words: visit	[usa]	-0.09 0.10 0.02 -0.03 0.00
words: visit	to	-0.15 -0.04 -0.08 0.00 0.06
words: vote	on	-0.13 -0.03 0.03 0.03 -0.09
words: vow	to	-0.03 0.03 -0.05 0.00 0.00
words: vows	[usa]	-0.03 0.05 -0.02 -0.06 -0.06
words: vows	retaliation	-0.04 0.08 0.00 -0.10 -0.08
words: vows	to	0.06 -0.08 -0.02 0.03 -0.20
words: vp	[usa]	-0.01 0.09 0.12 -0.12 -0.16
words: wait	for	-0.11 -0.15 -0.03 0.00 0.09
words: wait	to	-0.11 -0.12 -0.10 0.07 0.03
words: waiver	issu	-0.06 0.14 0.10 -0.10 -0.11
words: wake	of	-0.08 -0.07 0.01 -0.07 0.06
words: want	[usa]	-0.09 0.01 -0.01 -0.14 0.09
words: want	ceasefir	-0.11 -0.01 0.05 -0.04 -0.06
words: want	to	-0.16 -0.08 -0.13 0.03 0.09
words: war	,	-0.02 0.00 -0.07 -0.01 0.01
words: war	-	-0.19 -0.12 0.08 0.01 -0.10
words: war	.	-0.16 -0.03 -0.09 -0.14 0.14
words: war	:	-0.05 -0.26 -0.09 -0.03 0.11
words: war	?	-0.13 -0.18 -0.11 0.05 0.01
words: war	[number]	-0.12 -0.13 0.01 -0.03 0.11
words: war	[side]	-0.16 -0.11 0.12 -0.23 0.09
words: war	[usa]	-0.11 -0.11 -0.06 0.07 -0.03
words: war	addres	-0.12 0.06 0.05 -0.10 -0.01
words: war	after	0.05 -0.09 -0.13 -0.06 0.10
words: war	against	-0.13 -0.09 -0.07 0.01 0.04
words: war	amid	-0.07 0.02 0.05 -0.05 -0.05
words: war	and	0.05 -0.14 -0.10 -0.02 0.05
words: war	as	-0.23 -0.15 0.10 -0.06 -0.04
words: war	began	0.06 -0.04 -0.05 -0.04 -0.03
words: war	between	0.03 0.03 -0.01 -0.04 -0.09
words: war	by	-0.09 -0.10 -0.13 -0.13 0.14
words: war	ceasefir	0.01 0.04 -0.04 0.06 -0.19
words: war	chief	-0.07 -0.07 -0.13 0.02 0.06
words: war	chok	-0.06 0.18 0.13 -0.13 -0.12
words: war	continu	-0.13 -0.13 -0.10 0.14 -0.10
words: war	cost	-0.04 -0.06 0.13 0.10 -0.11
words: war	could	-0.08 0.04 0.01 0.01 -0.03
words: war	coverag	-0.05 -0.07 -0.08 0.02 0.02
words: war	crim	-0.18 -0.17 -0.09 0.01 0.07
words: war	day	0.03 -0.04 -0.08 -0.01 0.04
words: war	deal	-0.11 -0.17 0.01 0.09 -0.11
words: war	disrupt	-0.08 -0.11 -0.13 0.14 -0.13
words: war	drag	-0.14 -0.05 0.06 0.07 -0.13
words: war	driv	-0.04 -0.12 -0.13 0.12 -0.09
words: war	economic	-0.10 -0.11 -0.13 0.06 -0.02
words: war	ends	-0.10 -0.11 -0.13 0.02 0.03
words: war	energy	-0.12 0.05 0.11 0.00 -0.17
words: war	enter	-0.09 0.00 -0.10 0.08 -0.05
words: war	escalat	-0.11 0.07 -0.04 -0.04 -0.05
words: war	escalation	-0.06 -0.08 0.07 0.05 -0.05
words: war	expand	-0.11 0.08 -0.10 -0.12 0.03
words: war	fallout	-0.12 0.00 -0.09 -0.02 0.03
words: war	from	0.04 -0.05 -0.13 0.01 0.01
words: war	fuel	-0.11 -0.14 -0.12 0.13 -0.12
words: war	goal	-0.12 -0.11 -0.11 0.01 0.08
words: war	has	-0.17 -0.17 -0.16 0.12 -0.01
words: war	hits	-0.08 -0.10 -0.12 0.07 0.00
words: war	hype	-0.05 -0.06 -0.08 -0.04 0.06
words: war	if	-0.12 0.00 0.08 -0.12 -0.01
words: war	impact	-0.05 0.03 0.02 -0.04 -0.04
words: war	in	-0.01 0.05 -0.09 -0.05 0.03
words: war	is	-0.19 -0.03 0.00 -0.05 0.04
words: war	latest	-0.01 0.06 0.08 -0.03 -0.33
words: war	live	0.01 0.04 0.07 -0.08 -0.22
words: war	may	-0.02 -0.03 -0.05 0.03 -0.01
words: war	not	-0.10 -0.07 -0.02 -0.10 0.07
words: war	objectiv	-0.11 0.05 0.05 -0.03 -0.10
words: war	of	-0.15 -0.14 -0.14 0.00 0.08
words: war	oil	-0.09 -0.14 -0.13 0.05 0.02
words: war	on	0.03 0.07 -0.03 0.00 -0.12
words: war	over	-0.05 0.09 -0.09 -0.09 -0.04
words: war	plan	-0.11 -0.12 -0.03 0.12 -0.12
words: war	power	-0.09 0.03 0.08 0.04 -0.14
words: war	pressur	-0.06 -0.07 0.09 0.05 -0.06
words: war	pric	-0.08 0.07 0.06 -0.03 -0.11
words: war	protest	-0.08 -0.12 0.05 0.12 -0.13
words: war	push	-0.07 0.06 0.05 -0.06 0.01
words: war	rag	-0.09 0.00 0.02 0.03 -0.07
words: war	rais	-0.09 -0.10 -0.14 -0.02 0.07
words: war	risk	-0.09 0.06 0.06 0.00 -0.12
words: war	send	-0.11 0.03 0.04 0.00 -0.11
words: war	spiral	-0.05 0.04 -0.10 0.06 -0.12
words: war	squeez	-0.07 -0.10 0.04 -0.10 0.03
words: war	strategy	-0.10 -0.09 0.01 0.08 -0.05
words: war	talk	0.06 0.11 -0.05 -0.09 -0.02
words: war	threat	-0.05 -0.10 -0.07 0.11 -0.13
words: war	threaten	-0.13 -0.15 -0.17 0.07 0.07
words: war	to	-0.13 -0.16 -0.21 0.07 0.06
words: war	trigger	-0.08 0.05 0.03 0.00 -0.11
words: war	updat	-0.11 -0.10 -0.10 0.06 0.00
words: war	will	0.05 0.09 -0.06 -0.04 -0.04
words: war	with	-0.04 0.00 0.05 -0.03 -0.06
words: war	zone	0.06 0.09 -0.08 0.00 -0.14
words: war	–	-0.08 -0.08 -0.12 0.06 -0.04
words: war	—	-0.13 -0.10 -0.04 -0.11 0.09
words: warn	,	-0.09 -0.05 0.10 -0.04 -0.15
words: warn	:	-0.13 -0.04 0.02 0.03 -0.13
words: warn	[place]	-0.14 0.08 0.08 -0.04 -0.18
words: warn	[region]	-0.14 0.01 0.00 0.03 -0.07
words: warn	[side]	-0.03 0.07 -0.02 0.05 -0.13
words: warn	[usa]	-0.12 -0.10 -0.21 0.03 0.15
words: warn	after	-0.06 -0.06 -0.15 0.08 0.05
words: warn	against	-0.14 -0.18 0.00 0.07 -0.06
words: warn	it	-0.10 0.07 0.13 -0.13 -0.12
words: warn	of	0.05 -0.06 -0.07 -0.03 0.05
words: warn	oil	-0.04 0.06 -0.04 0.06 -0.07
words: warn	on	-0.09 -0.12 -0.15 0.07 0.01
words: warn	over	-0.12 -0.10 0.05 0.05 -0.17
words: warn	spark	0.06 0.06 0.05 -0.05 -0.11
words: warn	that	0.06 0.08 0.07 -0.10 -0.16
words: warn	to	-0.05 -0.02 -0.03 -0.04 0.04
words: warn	war	-0.08 0.06 -0.01 0.01 -0.05
words: warship	in	0.03 0.13 -0.12 -0.18 -0.05
words: warship	sunk	-0.12 -0.11 -0.07 0.07 0.00
words: warship	to	0.01 0.12 0.03 -0.17 0.00
words: wary	of	-0.07 -0.10 -0.10 0.02 0.02
words: was	a	-0.19 -0.16 -0.14 0.11 0.02
words: was	call	-0.16 0.00 -0.02 -0.02 0.03
words: was	kill	0.00 0.03 -0.18 -0.18 0.07
words: was	no	0.05 0.04 -0.11 -0.08 0.07
words: was	not	0.08 0.03 -0.03 -0.01 -0.10
words: was	rescu	-0.08 -0.07 0.06 -0.08 -0.02
words: was	set	-0.09 0.00 0.08 -0.05 -0.08
words: was	shot	-0.12 -0.08 -0.03 0.10 -0.04
words: was	the	0.06 -0.02 -0.17 -0.08 0.06
words: watch	:	0.09 0.08 -0.13 -0.09 -0.13
words: water	facility	-0.08 -0.08 0.06 -0.10 0.06
words: wav	of	0.12 -0.11 -0.17 -0.14 -0.01
words: wave	from	0.07 0.05 -0.03 -0.21 -0.19
words: wave	of	0.12 -0.02 -0.03 -0.15 -0.09
words: wave	ten	0.10 -0.07 -0.13 -0.10 -0.09
words: way	,	0.05 0.10 -0.09 -0.14 -0.10
words: way	out	-0.13 -0.08 -0.11 0.06 0.02
words: way	to	-0.06 -0.05 -0.17 -0.06 0.11
words: we	are	-0.10 -0.10 -0.06 0.03 0.01
words: we	do	-0.09 0.03 0.08 0.03 -0.10
words: we	don't	-0.13 -0.14 -0.12 0.08 -0.03
words: we	got	-0.02 0.08 0.11 -0.13 -0.13
words: we	have	-0.13 -0.05 0.01 0.05 -0.06
words: we	know	-0.03 0.07 0.01 -0.12 -0.04
words: we	will	-0.10 0.03 0.03 0.02 -0.08
words: we'r	go	-0.07 0.08 0.07 -0.04 -0.09
words: we'r	not	0.07 0.08 -0.09 -0.08 -0.03
words: we'v	already	-0.10 -0.11 -0.09 0.03 0.02
words: weapon	,	-0.12 -0.07 0.02 0.04 -0.07
words: weapon	:	-0.07 0.06 -0.03 -0.05 -0.02
words: weapon	nuclear	-0.14 0.02 -0.06 -0.05 0.07
words: week	,	0.03 -0.08 0.06 -0.07 -0.05
words: week	[side]	0.04 -0.06 0.03 -0.15 0.04
words: week	after	-0.10 -0.11 -0.09 0.06 0.00
words: week	as	-0.15 -0.12 0.03 0.04 -0.07
words: week	ceasefir	0.06 0.08 -0.08 -0.02 -0.06
words: week	in	-0.09 -0.15 -0.11 0.00 0.07
words: week	into	-0.06 -0.10 -0.11 -0.09 0.10
words: week	of	0.00 -0.06 0.01 0.00 -0.07
words: week	with	-0.07 -0.11 -0.10 0.05 0.02
words: weigh	[side]	-0.17 -0.07 0.10 -0.03 -0.15
words: weigh	option	0.04 0.04 -0.14 0.07 -0.05
words: welcom	[side]	-0.08 -0.11 0.09 0.07 -0.09
words: welcom	[usa]	-0.17 -0.19 -0.12 0.17 -0.15
words: were	kill	0.00 -0.04 0.08 -0.10 -0.06
words: west	coast	-0.11 -0.05 0.09 -0.02 -0.17
words: what	[side]	-0.07 -0.07 -0.07 0.01 0.06
words: what	[usa]	-0.15 -0.15 -0.15 0.00 0.06
words: what	a	-0.13 -0.11 -0.11 0.02 0.07
words: what	are	-0.08 -0.14 -0.10 0.02 0.07
words: what	did	-0.03 -0.03 0.14 0.09 -0.10
words: what	do	-0.09 -0.13 0.04 -0.11 0.04
words: what	does	-0.10 -0.07 0.05 0.07 -0.15
words: what	happen	-0.16 -0.14 -0.16 -0.05 0.13
words: what	he	-0.07 -0.06 0.01 0.03 0.02
words: what	is	-0.10 -0.17 -0.17 0.12 0.08
words: what	it	0.05 -0.11 -0.19 -0.05 0.10
words: what	next	-0.12 -0.17 0.01 -0.08 0.04
words: what	the	-0.17 -0.15 -0.21 -0.13 0.18
words: what	to	-0.17 -0.07 -0.10 0.06 0.01
words: what	we	0.00 0.07 0.01 -0.17 -0.03
words: what	will	-0.04 -0.06 -0.06 -0.05 0.06
words: when	[usa]	-0.10 -0.11 -0.13 0.04 0.08
words: when	ask	-0.11 -0.11 -0.11 0.01 0.07
words: when	the	-0.08 -0.09 -0.10 -0.10 0.11
words: wher	[usa]	-0.10 0.05 0.04 -0.05 -0.02
words: wher	is	-0.04 -0.05 -0.07 0.00 0.03
words: wher	the	-0.08 0.01 0.08 -0.12 -0.01
words: whether	[side]	-0.13 0.03 0.05 -0.03 -0.05
words: whether	[usa]	-0.09 -0.08 -0.14 0.09 -0.01
words: whil	[place]	-0.03 -0.06 -0.02 0.04 -0.04
words: whil	[side]	-0.12 -0.07 -0.04 0.08 -0.01
words: whil	[usa]	-0.13 0.06 0.09 -0.17 -0.03
words: who	are	-0.10 -0.09 -0.13 -0.14 0.14
words: who	have	-0.12 -0.11 -0.12 -0.10 0.11
words: who	is	-0.04 0.01 0.01 0.00 -0.02
words: who	says	-0.12 -0.10 0.09 -0.13 0.05
words: who	was	-0.08 -0.03 0.03 -0.12 0.04
words: who	were	-0.08 -0.10 -0.03 0.09 -0.09
words: whol	civilization	0.01 0.05 -0.06 0.05 -0.13
words: why	[place]	-0.04 -0.07 -0.10 -0.06 0.07
words: why	[side]	-0.12 -0.12 -0.15 -0.09 0.13
words: why	[usa]	-0.06 -0.08 -0.12 0.10 -0.09
words: why	a	-0.06 -0.09 -0.13 -0.10 0.12
words: why	are	-0.02 -0.03 -0.06 0.09 -0.02
words: why	did	-0.06 -0.06 -0.05 0.01 0.01
words: why	has	-0.06 -0.06 -0.08 0.11 -0.01
words: why	historic	-0.01 -0.04 -0.10 -0.05 0.08
words: why	is	-0.03 -0.04 -0.07 0.22 -0.14
words: why	oil	-0.03 -0.07 -0.02 0.03 -0.03
words: why	the	-0.09 -0.09 -0.12 0.01 0.07
words: wider	war	0.02 0.05 0.03 -0.03 -0.05
words: will	[place]	-0.04 -0.03 0.03 0.00 0.00
words: will	[side]	-0.12 -0.11 -0.18 0.00 0.09
words: will	attack	-0.08 0.08 0.03 -0.16 -0.16
words: will	be	-0.15 -0.07 0.01 -0.09 0.08
words: will	come	-0.05 0.07 -0.07 -0.02 0.05
words: will	continu	-0.17 -0.05 0.12 -0.12 0.02
words: will	defend	-0.10 -0.05 -0.06 0.07 -0.06
words: will	die	-0.14 0.04 0.00 0.05 -0.13
words: will	end	0.03 0.07 0.07 -0.04 -0.11
words: will	have	-0.11 0.16 0.07 -0.12 -0.04
words: will	hit	-0.15 0.02 0.09 -0.08 -0.10
words: will	interven	-0.06 0.04 -0.03 0.08 -0.10
words: will	it	-0.07 -0.07 -0.11 -0.02 0.07
words: will	keep	-0.15 -0.13 -0.02 0.11 -0.04
words: will	leav	-0.12 0.13 0.04 -0.09 -0.08
words: will	never	-0.11 -0.07 -0.09 0.11 -0.05
words: will	not	-0.24 -0.02 0.05 0.02 -0.17
words: will	remain	0.04 -0.08 -0.11 0.09 -0.13
words: will	respond	-0.09 0.09 0.07 -0.10 -0.05
words: will	send	-0.12 0.08 -0.02 -0.09 0.04
words: will	start	-0.15 -0.01 0.10 -0.04 -0.10
words: will	support	-0.09 -0.11 -0.10 0.11 -0.06
words: will	take	-0.10 -0.07 -0.01 -0.06 0.09
words: will	the	-0.05 -0.12 -0.18 0.03 0.11
words: will	to	-0.10 0.00 -0.02 0.01 -0.03
words: wind	down	-0.18 0.09 0.12 -0.09 -0.12
words: winn	the	-0.05 -0.06 -0.08 0.04 0.02
words: wipe	out	-0.08 0.08 -0.09 0.02 -0.11
words: with	[ally]	-0.19 -0.12 0.03 -0.05 0.08
words: with	[number]	0.01 0.06 0.02 -0.17 -0.01
words: with	[place]	-0.02 -0.06 0.02 0.00 -0.08
words: with	[region]	-0.01 -0.12 -0.17 0.14 -0.08
words: with	[side]	0.02 -0.06 -0.02 0.04 -0.09
words: with	[usa]	-0.14 -0.03 0.01 -0.02 -0.01
words: with	a	-0.14 -0.09 0.07 -0.06 -0.05
words: with	attack	0.00 0.07 0.01 -0.05 -0.14
words: with	barrag	-0.10 -0.08 0.05 0.07 -0.05
words: with	ceasefir	-0.10 0.08 -0.07 0.01 -0.10
words: with	deadly	-0.05 0.00 0.01 0.00 -0.10
words: with	dron	0.04 0.14 -0.06 -0.22 0.00
words: with	in	-0.08 -0.11 -0.04 0.08 -0.06
words: with	littl	-0.12 -0.09 -0.12 0.08 0.02
words: with	missil	0.10 0.06 -0.16 -0.19 -0.15
words: with	more	-0.11 -0.02 0.05 -0.10 0.04
words: with	new	0.03 -0.15 0.09 -0.16 0.02
words: with	no	-0.12 -0.02 -0.08 0.06 -0.06
words: with	the	-0.15 -0.04 0.02 0.04 -0.05
words: withdraw	from	-0.14 -0.21 -0.05 0.08 0.02
words: withdrawal	from	-0.09 -0.14 0.04 -0.02 -0.06
words: within	[number]	-0.15 0.14 0.04 -0.03 -0.12
words: within	a	-0.07 -0.09 0.04 0.05 -0.08
words: within	hour	0.04 0.02 0.01 -0.09 -0.10
words: within	reach	-0.15 -0.13 0.07 -0.03 0.03
words: within	two	-0.11 0.06 0.10 -0.06 -0.14
words: within	week	-0.05 0.12 0.08 -0.09 -0.04
words: without	a	-0.12 -0.05 0.00 -0.10 0.06
words: without	deal	-0.10 0.00 -0.06 -0.08 0.06
words: wizz	air	-0.11 -0.11 -0.14 0.12 -0.04
words: woman	arrest	-0.08 -0.07 -0.02 0.06 -0.04
words: women	kill	-0.04 0.05 0.01 -0.03 -0.13
words: won	,	-0.07 -0.09 -0.11 -0.12 0.12
words: won	[region]	-0.09 -0.09 -0.12 -0.02 0.04
words: won	war	-0.08 -0.06 -0.11 -0.09 0.09
words: won't	be	-0.15 -0.10 0.05 -0.10 0.06
words: won't	surrender	-0.09 -0.03 -0.02 0.02 0.01
words: work	in	-0.07 -0.10 -0.06 0.11 -0.17
words: work	on	-0.04 0.03 0.00 0.03 -0.11
words: work	out	-0.12 -0.01 -0.10 -0.04 0.04
words: worker	in	0.07 0.10 -0.11 -0.06 -0.12
words: world	:	-0.10 -0.11 -0.06 0.10 -0.10
words: world	cup	-0.11 -0.12 -0.12 0.00 0.04
words: world	is	-0.09 -0.08 -0.10 -0.05 0.06
words: world	leader	-0.05 -0.09 -0.08 0.06 -0.01
words: world	react	-0.06 -0.12 -0.09 0.14 -0.18
words: world	war	-0.07 -0.10 -0.08 0.10 -0.09
words: worry	about	-0.12 -0.10 0.07 -0.09 0.04
words: worst	case	-0.05 -0.09 -0.07 0.10 -0.05
words: would	be	-0.14 -0.17 -0.21 0.02 0.11
words: would	have	-0.08 -0.14 -0.05 0.08 -0.05
words: would	not	-0.08 -0.13 0.01 -0.03 0.03
words: would	threaten	-0.05 -0.08 -0.09 0.09 -0.08
words: wound	,	-0.10 0.00 0.09 -0.14 -0.13
words: wound	[number]	-0.17 -0.02 0.10 -0.13 -0.13
words: wound	[place]	-0.03 0.13 -0.15 -0.19 -0.03
words: wound	[side]	-0.13 0.00 -0.17 0.06 -0.03
words: wound	after	0.05 -0.03 0.02 -0.16 -0.15
words: wound	in	0.01 0.14 -0.01 -0.16 -0.30
words: year	,	-0.10 0.02 0.00 -0.10 0.06
words: year	.	-0.06 -0.08 -0.12 0.09 0.01
words: year	old	0.00 -0.01 -0.15 0.01 0.01
words: year	to	-0.09 -0.11 -0.11 0.11 -0.07
words: yellow	line	-0.09 -0.12 -0.08 0.08 -0.07
words: yet	another	-0.10 -0.10 0.02 0.09 -0.08
words: you	can't	-0.07 -0.06 -0.06 0.10 -0.10
words: your	government	0.05 -0.01 0.00 -0.12 0.02
words: your	money	-0.04 0.06 0.04 -0.10 0.01
words: your	way	-0.10 -0.07 -0.03 0.09 -0.11
words: zone	in	-0.04 0.04 0.09 -0.06 -0.11
words: |	[region]	-0.21 -0.04 0.07 -0.02 -0.18
words: |	[side]	-0.09 -0.09 -0.05 0.06 0.02
words: |	balanc	-0.08 -0.10 -0.10 0.02 0.10
words: |	video	0.06 -0.06 -0.16 -0.01 0.04
words: خبرگزاری	فارس	-0.10 -0.08 -0.01 0.08 -0.09
words: –	[usa]	0.05 -0.01 0.01 0.04 -0.15
words: –	and	-0.10 -0.11 -0.12 -0.09 0.12
words: –	despit	-0.11 -0.06 -0.07 -0.03 0.07
words: –	what	-0.04 0.08 0.08 -0.07 -0.08
words: —	and	-0.20 -0.19 -0.15 -0.13 0.21
words: —	but	-0.12 -0.11 -0.12 0.04 0.03
`,
};
