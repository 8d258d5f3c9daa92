/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const attackReportWeights = {
  classes: 'between-sides other-attack echo alarm interception threat talks none',
  rows: `
act	ally strikes side	0.01 0.03 -0.04 -0.06 0.01 -0.16 -0.10 -0.19
act	ally strikes unnamed	0.00 0.07 -0.19 -0.04 -0.09 0.02 -0.15 -0.13
act	side strikes ally	-0.15 0.09 -0.06 -0.04 -0.12 0.03 -0.20 -0.23
act	side strikes side	0.09 -0.05 0.09 -0.07 -0.09 -0.12 -0.22 -0.19
act	side strikes unnamed	-0.06 0.07 0.05 -0.15 -0.07 0.03 -0.11 -0.17
act	side strikes usa	0.08 -0.10 0.02 -0.10 0.04 -0.09 -0.22 -0.16
act	unnamed strikes ally	-0.14 0.03 0.01 -0.09 0.03 -0.13 -0.10 -0.16
act	unnamed strikes side	0.07 -0.03 0.03 -0.19 -0.01 -0.06 -0.24 -0.11
act	unnamed strikes unnamed	-0.03 0.13 -0.06 -0.05 -0.14 -0.01 0.04 -0.18
act	unnamed strikes usa	-0.02 0.03 -0.03 -0.12 -0.25 -0.27 -0.24 0.01
act	usa strikes side	0.06 -0.10 0.01 -0.11 -0.07 -0.04 -0.14 -0.06
act	usa strikes unnamed	-0.04 0.00 0.05 -0.01 0.03 0.00 0.00 -0.14
act done	ally strikes side	0.01 0.06 -0.18 -0.06 0.01 -0.14 -0.10 -0.18
act done	ally strikes unnamed	0.02 0.08 -0.16 -0.05 -0.11 -0.14 -0.10 -0.15
act done	by any	0.03 0.05 0.12 -0.13 0.02 -0.13 -0.10 -0.28
act done	in a circumstance	-0.02 0.02 0.24 0.03 -0.05 -0.05 0.03 -0.40
act done	in the head clause	0.04 0.04 0.01 -0.17 0.03 -0.13 -0.17 -0.16
act done	side strikes ally	-0.14 0.12 -0.17 -0.04 -0.11 0.02 -0.18 -0.18
act done	side strikes side	0.14 -0.10 0.09 -0.12 -0.08 -0.13 -0.21 -0.28
act done	side strikes unnamed	-0.06 0.08 0.04 -0.13 -0.05 -0.13 -0.12 -0.11
act done	side strikes usa	0.10 -0.09 -0.01 -0.09 0.05 -0.07 -0.20 -0.20
act done	unnamed strikes ally	-0.13 0.00 0.03 -0.09 0.04 -0.15 -0.12 -0.15
act done	unnamed strikes side	0.08 -0.07 0.02 -0.19 -0.02 -0.08 -0.19 -0.19
act done	unnamed strikes unnamed	-0.06 0.12 -0.13 -0.02 -0.15 -0.16 0.02 -0.10
act done	unnamed strikes usa	-0.01 0.04 -0.07 -0.12 -0.25 -0.26 -0.23 0.03
act done	usa strikes side	0.06 -0.08 0.03 -0.12 -0.04 -0.16 -0.19 -0.09
act done	usa strikes unnamed	-0.03 -0.06 0.05 0.01 0.02 -0.10 -0.03 -0.08
act not done	ally strikes unnamed	-0.05 0.03 -0.13 -0.04 -0.05 0.05 -0.11 -0.08
act not done	by any	-0.03 0.01 0.07 -0.09 -0.18 0.10 -0.07 -0.15
act not done	in a circumstance	-0.03 0.01 0.13 -0.28 -0.26 0.02 -0.05 -0.16
act not done	in the head clause	-0.03 -0.01 -0.03 0.00 -0.12 0.11 -0.09 -0.10
act not done	side strikes ally	-0.09 -0.04 0.02 -0.06 -0.08 0.04 -0.09 -0.13
act not done	side strikes side	-0.12 -0.01 0.05 0.00 -0.09 -0.06 -0.13 0.02
act not done	side strikes unnamed	0.02 0.01 0.01 -0.21 -0.24 0.10 -0.04 -0.18
act not done	side strikes usa	-0.14 -0.15 0.04 -0.10 -0.15 -0.08 -0.14 0.02
act not done	unnamed strikes side	-0.04 -0.06 0.02 0.00 -0.18 -0.01 -0.19 0.01
act not done	unnamed strikes unnamed	0.03 0.01 0.06 -0.19 -0.19 0.08 -0.06 -0.19
act not done	unnamed strikes usa	-0.11 0.04 0.07 -0.07 -0.09 -0.09 -0.10 -0.08
act not done	usa strikes side	-0.02 -0.29 -0.12 -0.10 -0.21 -0.03 -0.09 0.07
act not done	usa strikes unnamed	0.01 0.00 0.02 -0.15 -0.02 0.02 0.00 -0.14
after beginning with ally	army	-0.10 0.12 -0.11 -0.07 -0.11 -0.11 -0.10 -0.10
after beginning with ally	says	-0.12 0.08 -0.15 -0.06 -0.14 -0.12 -0.10 0.00
after beginning with army	army	0.06 -0.02 0.00 -0.09 -0.11 -0.11 -0.09 -0.06
after beginning with business	army	-0.08 -0.10 -0.10 -0.06 -0.06 -0.08 -0.08 0.10
after beginning with business	business	-0.08 -0.15 0.03 -0.13 -0.11 -0.09 -0.12 0.04
after beginning with business	people	-0.04 -0.02 0.00 -0.02 -0.02 -0.02 -0.02 0.01
after beginning with business	says	-0.08 -0.07 -0.08 -0.04 -0.04 -0.09 -0.12 0.09
after beginning with business	statecraft	-0.09 -0.11 -0.15 -0.05 -0.05 -0.09 -0.18 0.17
after beginning with essay	army	0.05 -0.10 0.07 -0.09 -0.11 -0.11 -0.11 -0.11
after beginning with essay	business	-0.09 -0.04 -0.09 -0.04 -0.02 -0.06 -0.07 0.10
after beginning with essay	essay	-0.05 -0.13 -0.01 -0.05 -0.05 -0.16 -0.09 0.05
after beginning with essay	media	0.05 -0.09 0.07 -0.03 -0.06 -0.04 -0.08 -0.10
after beginning with essay	says	0.03 -0.09 -0.04 -0.07 -0.08 -0.11 -0.09 -0.01
after beginning with essay	statecraft	-0.04 -0.08 -0.16 -0.03 -0.03 -0.07 -0.15 0.14
after beginning with media	media	-0.08 -0.10 -0.08 0.07 0.05 -0.05 -0.05 -0.08
after beginning with media	quarrel	-0.08 -0.09 -0.12 -0.08 -0.10 -0.09 -0.08 0.11
after beginning with media	says	-0.08 0.05 -0.15 -0.13 -0.07 -0.08 -0.11 0.10
after beginning with media	witnessed	-0.08 0.02 -0.15 -0.11 0.03 -0.08 -0.08 0.08
after beginning with other	army	-0.01 0.09 -0.06 -0.09 -0.21 -0.27 -0.17 0.03
after beginning with other	business	-0.02 -0.08 -0.03 -0.14 -0.13 -0.17 -0.02 0.02
after beginning with other	essay	-0.08 -0.15 0.03 -0.08 -0.07 0.01 -0.11 -0.02
after beginning with other	media	0.04 0.00 -0.11 -0.08 -0.13 -0.09 -0.08 0.02
after beginning with other	partisan	-0.03 -0.07 0.02 -0.07 -0.04 -0.05 -0.07 -0.01
after beginning with other	people	-0.20 -0.07 0.04 -0.11 0.04 -0.13 -0.12 0.03
after beginning with other	says	-0.03 -0.14 0.04 -0.15 -0.06 0.04 0.02 -0.09
after beginning with other	statecraft	-0.04 -0.24 -0.07 -0.11 -0.10 -0.05 -0.03 0.06
after beginning with other	travel	-0.07 -0.02 -0.02 -0.09 0.01 -0.09 -0.12 0.02
after beginning with other	witnessed	-0.09 -0.09 0.08 0.04 -0.06 -0.10 -0.09 -0.03
after beginning with partisan	army	-0.03 -0.03 0.05 -0.03 -0.03 -0.07 -0.03 -0.05
after beginning with partisan	partisan	-0.04 -0.04 -0.10 -0.03 -0.03 -0.06 -0.08 0.10
after beginning with partisan	quarrel	-0.07 -0.08 0.05 -0.06 -0.07 -0.08 -0.08 -0.03
after beginning with partisan	statecraft	-0.03 -0.02 -0.08 -0.04 -0.03 -0.05 -0.05 0.07
after beginning with people	people	-0.08 -0.09 0.01 -0.13 -0.06 -0.09 -0.09 0.03
after beginning with quarrel	quarrel	-0.05 -0.11 0.09 -0.09 -0.09 -0.10 -0.07 -0.09
after beginning with says	says	-0.08 -0.16 -0.06 -0.11 -0.10 -0.12 -0.13 0.15
after beginning with says	statecraft	-0.04 -0.09 0.04 -0.07 -0.08 -0.12 0.02 -0.04
after beginning with side	army	-0.03 -0.02 -0.12 -0.20 -0.23 0.09 -0.04 0.00
after beginning with side	business	0.08 0.04 -0.01 -0.12 -0.16 -0.08 -0.20 -0.12
after beginning with side	essay	-0.10 -0.27 0.07 -0.16 -0.18 -0.33 -0.27 0.05
after beginning with side	media	-0.10 -0.04 0.09 -0.11 -0.11 -0.11 -0.15 0.04
after beginning with side	partisan	0.05 -0.09 -0.11 -0.09 -0.06 -0.11 -0.09 0.00
after beginning with side	people	0.14 -0.16 0.00 -0.27 -0.18 -0.08 -0.14 -0.07
after beginning with side	quarrel	0.00 -0.08 0.02 -0.05 -0.08 -0.10 -0.12 0.05
after beginning with side	says	-0.01 0.05 -0.13 -0.15 -0.02 0.03 -0.01 -0.08
after beginning with side	statecraft	-0.14 -0.04 0.01 -0.15 -0.21 -0.40 0.03 0.02
after beginning with side	travel	-0.06 0.02 -0.04 -0.07 -0.15 -0.11 -0.09 0.03
after beginning with side	witnessed	-0.13 -0.17 -0.18 0.07 0.01 -0.18 -0.01 -0.04
after beginning with statecraft	people	-0.04 -0.05 -0.09 0.09 -0.05 -0.06 -0.07 -0.07
after beginning with statecraft	says	-0.06 -0.07 -0.12 -0.10 -0.07 -0.09 -0.05 0.09
after beginning with statecraft	statecraft	-0.11 0.02 -0.05 -0.17 -0.15 -0.13 -0.02 0.02
after beginning with usa	army	0.14 -0.12 -0.09 -0.10 -0.13 -0.03 -0.02 -0.07
after beginning with usa	business	0.02 -0.07 -0.09 -0.06 -0.16 -0.08 -0.22 0.05
after beginning with usa	essay	-0.08 -0.18 0.04 -0.08 -0.13 -0.05 -0.08 0.00
after beginning with usa	media	-0.11 -0.12 -0.07 -0.06 -0.10 -0.16 -0.18 0.10
after beginning with usa	partisan	-0.13 -0.12 -0.03 -0.09 -0.13 -0.20 -0.14 0.11
after beginning with usa	people	-0.10 -0.13 0.06 -0.09 0.02 0.05 -0.16 -0.07
after beginning with usa	quarrel	-0.11 -0.07 -0.02 -0.11 -0.11 -0.14 0.02 -0.01
after beginning with usa	says	-0.06 -0.05 -0.01 -0.11 -0.03 -0.01 -0.12 -0.05
after beginning with usa	statecraft	0.04 -0.22 -0.04 -0.11 -0.07 0.04 0.00 -0.11
after beginning with usa	travel	-0.08 -0.11 0.09 -0.08 -0.11 -0.10 -0.09 -0.05
after beginning with usa	witnessed	-0.05 -0.14 -0.18 -0.13 -0.01 -0.13 -0.09 0.11
after beginning with witnessed	witnessed	-0.14 0.06 -0.11 -0.16 0.08 -0.07 -0.07 -0.13
agent and target of accusation	usa > unnamed	-0.07 -0.05 -0.11 -0.06 -0.07 -0.08 -0.11 0.10
agent and target of appointment	side > unnamed	-0.14 -0.11 0.00 -0.08 -0.12 -0.21 -0.13 0.10
agent and target of appointment	unnamed > unnamed	-0.09 -0.11 0.10 -0.08 -0.07 -0.13 -0.15 -0.05
agent and target of arrest	side > unnamed	-0.10 -0.11 0.08 -0.05 -0.08 -0.11 -0.09 0.02
agent and target of arrival	unnamed > unnamed	-0.11 -0.12 0.07 -0.09 -0.11 -0.13 -0.14 -0.05
agent and target of blockade	side > unnamed	-0.12 -0.10 -0.08 -0.09 -0.10 0.06 -0.11 -0.04
agent and target of blockade	usa > side	-0.08 -0.03 -0.07 -0.03 -0.06 -0.16 -0.09 0.14
agent and target of blockade	usa > unnamed	-0.13 -0.06 -0.11 -0.06 -0.08 -0.17 -0.12 0.16
agent and target of cancelled	unnamed > unnamed	-0.10 -0.11 -0.11 -0.09 -0.11 -0.14 0.06 0.02
agent and target of charge	side > side	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
agent and target of closure	side > unnamed	-0.08 -0.08 -0.09 -0.09 -0.08 -0.12 -0.11 0.10
agent and target of closure	unnamed > unnamed	-0.19 -0.01 -0.01 -0.15 -0.14 -0.24 -0.06 0.05
agent and target of closure	usa > unnamed	-0.09 -0.06 -0.10 -0.03 -0.07 0.04 -0.10 -0.03
agent and target of comment	side > side	0.05 -0.06 -0.01 -0.03 -0.04 -0.04 -0.06 -0.10
agent and target of comment	side > unnamed	-0.04 -0.04 0.05 -0.04 -0.04 -0.06 -0.06 -0.04
agent and target of comment	unnamed > unnamed	-0.04 0.02 -0.01 -0.12 -0.13 -0.18 -0.01 -0.03
agent and target of deal	side > unnamed	-0.06 -0.06 -0.09 -0.04 -0.05 -0.07 0.03 0.00
agent and target of deal	unnamed > unnamed	-0.10 -0.11 -0.11 -0.10 -0.10 -0.13 -0.01 0.05
agent and target of deal	usa > unnamed	-0.09 -0.07 -0.08 -0.04 -0.08 -0.09 0.10 -0.09
agent and target of denial	other > unnamed	-0.05 -0.06 -0.10 -0.07 -0.06 -0.07 -0.07 0.09
agent and target of denial	unnamed > unnamed	-0.11 -0.13 0.07 -0.09 -0.10 -0.14 0.01 -0.04
agent and target of denial	usa > unnamed	-0.06 -0.05 0.03 -0.03 -0.05 -0.09 -0.10 0.01
agent and target of departure	usa > unnamed	0.01 -0.04 -0.08 -0.03 -0.04 -0.07 -0.15 0.02
agent and target of deployment	unnamed > unnamed	-0.10 -0.14 0.03 -0.08 -0.10 -0.12 -0.12 0.03
agent and target of deployment	usa > unnamed	-0.09 -0.08 -0.10 -0.07 -0.11 -0.09 -0.14 0.11
agent and target of downing	other > side	-0.04 0.08 -0.06 -0.04 -0.01 -0.08 -0.08 -0.11
agent and target of downing	other > unnamed	-0.08 -0.11 -0.11 -0.07 0.13 -0.07 -0.09 -0.14
agent and target of downing	side > unnamed	-0.03 -0.18 -0.16 -0.08 0.07 -0.15 -0.10 0.07
agent and target of downing	side > usa	-0.06 -0.06 0.03 -0.05 0.05 -0.07 -0.07 -0.12
agent and target of downing	unnamed > side	-0.11 -0.14 -0.10 -0.14 0.13 -0.06 -0.06 -0.11
agent and target of downing	unnamed > unnamed	-0.10 -0.03 0.01 -0.13 -0.01 -0.12 -0.07 0.03
agent and target of downing	unnamed > usa	-0.09 -0.09 0.08 -0.07 -0.10 -0.09 -0.09 0.01
agent and target of downing	usa > unnamed	-0.12 -0.11 -0.12 -0.04 0.07 -0.09 -0.09 0.01
agent and target of enrichment	unnamed > unnamed	-0.07 -0.08 -0.09 -0.07 -0.08 -0.10 -0.10 0.09
agent and target of evacuation	side > unnamed	-0.15 -0.08 0.01 -0.13 -0.06 -0.13 -0.08 0.07
agent and target of evacuation	unnamed > other	-0.07 -0.10 0.07 -0.09 -0.06 -0.10 -0.09 -0.03
agent and target of evacuation	unnamed > unnamed	-0.18 -0.23 -0.17 0.01 -0.18 -0.25 -0.17 0.18
agent and target of evacuation	usa > unnamed	-0.05 -0.06 0.03 -0.03 -0.05 -0.06 -0.07 0.00
agent and target of fall	unnamed > unnamed	-0.10 -0.10 -0.02 -0.05 -0.05 -0.06 -0.13 0.08
agent and target of flights	unnamed > unnamed	-0.06 -0.12 0.08 -0.09 -0.10 -0.10 -0.08 -0.05
agent and target of hack	unnamed > unnamed	-0.12 -0.11 0.06 -0.09 -0.11 -0.13 -0.13 0.00
agent and target of halt	side > unnamed	-0.10 -0.08 -0.01 -0.08 -0.07 -0.11 -0.08 0.06
agent and target of halt	unnamed > unnamed	-0.09 -0.13 0.06 -0.11 -0.10 -0.09 -0.15 -0.02
agent and target of halt	usa > unnamed	-0.09 -0.09 -0.13 -0.06 -0.12 -0.09 0.09 -0.06
agent and target of incursion	usa > unnamed	0.02 -0.06 -0.07 -0.03 -0.05 0.05 -0.07 -0.05
agent and target of joining	other > unnamed	-0.08 0.08 0.05 -0.05 -0.12 -0.13 -0.13 -0.12
agent and target of memory	unnamed > unnamed	-0.13 -0.13 -0.05 -0.12 -0.10 -0.15 -0.01 0.07
agent and target of mourning	side > unnamed	-0.10 -0.09 0.14 -0.08 -0.09 -0.11 -0.11 -0.12
agent and target of none	unnamed > unnamed	-0.01 -0.05 -0.10 0.02 -0.21 -0.05 -0.06 0.02
agent and target of offer	unnamed > unnamed	-0.09 -0.10 -0.10 -0.09 -0.09 -0.12 -0.11 0.13
agent and target of order	usa > unnamed	-0.07 -0.06 -0.07 -0.04 -0.08 -0.12 0.02 0.00
agent and target of plan	other > unnamed	-0.05 -0.12 -0.01 -0.09 -0.12 -0.13 -0.13 0.05
agent and target of plan	side > unnamed	-0.27 -0.16 -0.09 -0.10 -0.15 0.09 -0.15 0.05
agent and target of plan	unnamed > other	-0.07 0.06 -0.12 -0.07 -0.10 -0.13 -0.13 0.03
agent and target of plan	unnamed > side	-0.17 -0.19 0.09 -0.09 -0.13 -0.24 0.00 -0.05
agent and target of plan	unnamed > unnamed	-0.01 0.01 0.02 -0.09 -0.10 -0.36 -0.02 0.01
agent and target of plan	unnamed > usa	-0.11 -0.11 0.03 -0.04 -0.06 -0.14 -0.13 0.02
agent and target of plan	usa > side	-0.14 -0.13 -0.03 -0.08 -0.10 -0.19 -0.19 0.10
agent and target of plan	usa > unnamed	-0.01 -0.13 -0.11 -0.05 -0.08 0.00 -0.06 0.03
agent and target of reaction	other > side	-0.06 -0.10 0.13 -0.10 -0.13 -0.12 -0.15 -0.10
agent and target of reaction	other > unnamed	-0.05 -0.10 0.00 0.06 -0.09 -0.15 -0.16 0.00
agent and target of reaction	other > usa	-0.06 -0.06 0.03 -0.09 -0.06 -0.08 -0.11 0.04
agent and target of reaction	side > unnamed	-0.17 -0.10 0.09 -0.14 -0.09 -0.21 -0.13 -0.01
agent and target of reaction	unnamed > side	-0.08 -0.07 0.03 -0.07 -0.07 -0.09 -0.11 0.05
agent and target of reaction	unnamed > unnamed	-0.15 -0.15 -0.09 -0.12 -0.11 -0.19 -0.17 0.17
agent and target of reaction	unnamed > usa	-0.07 -0.08 0.08 -0.08 -0.07 -0.13 -0.14 -0.04
agent and target of reaction	usa > side	0.06 -0.04 -0.02 -0.04 -0.03 -0.10 -0.10 -0.06
agent and target of reaction	usa > unnamed	-0.12 -0.05 -0.05 -0.12 -0.10 0.05 0.01 -0.07
agent and target of rejection	unnamed > unnamed	-0.05 -0.04 0.04 -0.03 -0.03 -0.04 0.01 -0.04
agent and target of rejection	usa > side	0.05 -0.08 -0.10 -0.04 -0.05 -0.10 -0.10 0.05
agent and target of relief	usa > unnamed	-0.08 -0.06 -0.07 -0.03 -0.07 -0.07 -0.08 0.08
agent and target of reopening	unnamed > unnamed	-0.04 -0.07 -0.10 -0.03 -0.04 -0.06 -0.09 0.10
agent and target of rescue	unnamed > unnamed	0.07 0.02 -0.21 -0.13 -0.19 0.02 -0.16 0.02
agent and target of rescue	usa > unnamed	-0.12 -0.07 0.07 -0.07 -0.12 0.01 -0.10 -0.06
agent and target of rise	unnamed > unnamed	-0.14 -0.12 0.03 -0.07 -0.07 -0.09 -0.10 0.03
agent and target of rise	unnamed > usa	-0.03 -0.04 -0.05 -0.02 -0.03 -0.03 -0.03 0.05
agent and target of sanction	side > unnamed	-0.09 -0.08 -0.10 -0.08 -0.09 -0.10 -0.09 0.10
agent and target of sanction	unnamed > unnamed	-0.06 -0.06 -0.06 -0.06 -0.05 -0.07 -0.06 0.07
agent and target of seizure	side > unnamed	-0.11 -0.12 -0.13 -0.10 -0.14 -0.13 -0.11 0.14
agent and target of seizure	unnamed > side	-0.09 -0.07 -0.06 -0.04 -0.08 -0.07 -0.08 0.08
agent and target of seizure	unnamed > unnamed	0.07 -0.04 -0.07 -0.12 0.03 -0.14 -0.14 -0.09
agent and target of spying	side > side	-0.11 -0.10 -0.12 -0.12 -0.11 -0.12 -0.11 0.13
agent and target of strike	other > side	-0.10 0.10 -0.09 -0.03 -0.08 -0.08 -0.04 -0.07
agent and target of strike	other > unnamed	0.01 0.03 0.00 -0.06 -0.12 -0.15 -0.11 -0.14
agent and target of strike	side > other	-0.12 0.11 -0.01 -0.08 -0.22 -0.26 -0.23 -0.16
agent and target of strike	side > side	0.16 -0.10 -0.04 -0.09 -0.13 -0.18 -0.06 -0.32
agent and target of strike	side > unnamed	0.06 0.02 -0.03 -0.06 -0.14 -0.18 -0.09 -0.10
agent and target of strike	side > usa	0.16 -0.13 -0.21 -0.06 0.00 -0.17 -0.11 -0.04
agent and target of strike	unnamed > other	-0.13 0.02 0.05 -0.18 -0.29 -0.06 -0.25 -0.04
agent and target of strike	unnamed > side	-0.02 -0.06 -0.09 -0.07 -0.16 -0.15 -0.24 0.10
agent and target of strike	unnamed > unnamed	-0.06 0.05 0.00 0.05 -0.07 -0.01 -0.17 -0.08
agent and target of strike	unnamed > usa	0.01 -0.12 -0.05 -0.12 0.03 -0.29 -0.23 0.02
agent and target of strike	usa > other	-0.10 0.05 -0.11 -0.07 -0.09 -0.10 0.04 -0.02
agent and target of strike	usa > side	0.06 -0.27 0.13 -0.09 -0.25 -0.13 -0.23 -0.25
agent and target of strike	usa > unnamed	-0.03 -0.28 0.07 -0.15 -0.02 -0.17 -0.28 -0.03
agent and target of talks	other > unnamed	-0.13 -0.15 -0.16 -0.11 -0.14 -0.16 0.02 0.03
agent and target of talks	side > other	-0.13 -0.14 -0.20 -0.12 -0.14 -0.14 0.02 0.04
agent and target of talks	side > unnamed	-0.16 -0.23 -0.06 -0.11 -0.17 0.03 0.04 -0.02
agent and target of talks	unnamed > unnamed	0.06 -0.18 -0.05 -0.11 -0.03 -0.02 -0.06 -0.01
agent and target of talks	unnamed > usa	-0.07 0.10 -0.12 -0.04 -0.08 -0.13 -0.12 -0.09
agent and target of talks	usa > other	-0.12 -0.13 -0.14 -0.09 -0.13 -0.11 0.03 -0.01
agent and target of talks	usa > unnamed	-0.02 -0.10 0.05 -0.09 -0.12 -0.19 -0.03 0.01
agent and target of threat	other > unnamed	-0.07 -0.08 0.04 -0.10 -0.09 -0.13 -0.10 0.03
agent and target of threat	side > other	-0.09 -0.13 -0.13 -0.10 -0.11 -0.14 -0.13 0.14
agent and target of threat	side > side	-0.08 -0.07 -0.09 -0.06 -0.06 0.03 -0.07 0.04
agent and target of threat	side > unnamed	0.05 -0.21 -0.19 -0.15 -0.18 0.05 -0.25 -0.02
agent and target of threat	side > usa	-0.10 0.06 -0.07 -0.03 -0.05 0.01 -0.09 -0.10
agent and target of threat	unnamed > side	0.05 -0.15 -0.05 -0.11 -0.18 0.04 -0.17 -0.03
agent and target of threat	unnamed > unnamed	0.01 -0.21 -0.06 0.04 -0.01 0.05 -0.04 -0.10
agent and target of threat	unnamed > usa	-0.02 -0.08 -0.10 -0.05 -0.06 -0.16 -0.10 0.11
agent and target of threat	usa > side	-0.14 -0.05 0.07 -0.05 -0.06 -0.01 -0.14 -0.03
agent and target of threat	usa > unnamed	-0.24 -0.11 -0.24 -0.11 -0.16 0.04 -0.02 0.05
agent and target of truce	other > unnamed	-0.04 -0.14 -0.10 -0.03 -0.06 -0.10 -0.12 0.13
agent and target of truce	side > unnamed	-0.17 -0.21 -0.20 -0.11 -0.13 -0.27 -0.04 0.11
agent and target of truce	unnamed > unnamed	-0.17 -0.04 -0.07 -0.11 -0.12 -0.03 0.12 -0.13
agent and target of wish	other > unnamed	-0.07 -0.09 -0.11 -0.06 -0.08 0.05 -0.10 0.02
agent and target of wish	side > unnamed	-0.07 -0.07 -0.07 -0.02 -0.04 0.05 -0.09 0.00
agent and target of wish	unnamed > unnamed	-0.08 -0.11 -0.02 -0.07 -0.09 0.04 -0.13 -0.03
agent and target of wish	usa > unnamed	-0.05 -0.06 -0.09 -0.03 -0.06 -0.12 -0.08 0.09
arms	air	0.09 0.04 -0.18 -0.06 0.13 -0.20 -0.18 -0.12
arms	gun	0.06 -0.10 0.00 -0.10 -0.09 -0.11 -0.10 -0.06
arms	torpedo	-0.10 -0.11 0.00 -0.07 -0.11 -0.10 -0.08 0.07
attack by words	false	-0.20 -0.02 -0.06 -0.05 -0.10 0.00 0.01 0.11
attack by words	true	0.12 -0.23 0.02 -0.08 0.00 -0.13 -0.36 -0.09
begins with	ally	-0.27 0.05 -0.02 -0.20 -0.05 -0.28 -0.27 0.08
begins with	army	-0.08 -0.01 -0.03 -0.15 0.00 -0.22 0.01 0.02
begins with	business	-0.25 -0.17 0.06 -0.11 -0.05 -0.20 -0.19 0.11
begins with	essay	-0.05 -0.05 0.10 -0.11 -0.14 -0.22 -0.14 -0.02
begins with	media	-0.13 0.03 -0.06 0.01 0.02 -0.27 -0.23 0.04
begins with	other	-0.02 -0.05 0.03 -0.19 -0.08 -0.13 -0.14 0.08
begins with	partisan	-0.15 -0.09 0.02 -0.10 -0.07 -0.19 -0.17 0.08
begins with	people	0.01 -0.11 0.02 -0.26 -0.19 -0.02 -0.04 -0.04
begins with	quarrel	-0.08 -0.14 0.04 -0.14 -0.14 -0.14 -0.18 0.04
begins with	says	-0.20 -0.06 -0.02 0.02 -0.05 -0.02 -0.05 -0.03
begins with	side	0.02 -0.02 -0.08 -0.10 -0.09 0.01 -0.03 -0.01
begins with	statecraft	-0.18 -0.17 -0.09 0.05 0.00 -0.25 0.01 0.05
begins with	travel	-0.13 -0.02 0.07 -0.13 -0.15 -0.12 -0.13 -0.04
begins with	usa	-0.02 -0.18 -0.14 -0.16 -0.07 0.08 0.06 -0.01
begins with	witnessed	0.01 0.00 -0.26 0.15 0.01 -0.19 -0.14 -0.18
begins with ally	army	-0.10 0.10 -0.12 -0.05 -0.10 -0.10 -0.09 -0.10
begins with ally	says	-0.12 0.08 -0.15 -0.06 -0.14 -0.12 -0.10 0.00
begins with army	army	-0.08 -0.01 -0.03 -0.15 0.00 -0.22 0.01 0.02
begins with army	people	-0.08 -0.09 0.10 -0.07 -0.10 -0.11 -0.07 -0.07
begins with business	business	-0.24 -0.17 0.06 -0.11 -0.05 -0.13 -0.18 0.09
begins with business	essay	-0.03 -0.03 0.02 -0.04 -0.03 -0.07 -0.08 -0.02
begins with business	people	-0.10 -0.05 0.05 -0.04 -0.03 -0.04 -0.06 -0.04
begins with business	says	-0.04 -0.08 0.03 -0.06 -0.07 -0.09 -0.05 0.02
begins with business	statecraft	-0.04 -0.03 -0.09 -0.04 -0.02 -0.06 -0.10 0.09
begins with essay	army	0.03 -0.11 0.10 -0.09 -0.11 -0.12 -0.12 -0.13
begins with essay	business	-0.06 -0.05 -0.14 -0.04 -0.02 -0.06 -0.06 0.14
begins with essay	essay	-0.05 -0.04 0.10 -0.11 -0.14 -0.21 -0.11 -0.03
begins with essay	media	0.05 -0.10 0.00 -0.09 -0.05 -0.08 -0.08 0.05
begins with essay	partisan	-0.04 -0.02 0.02 -0.02 0.00 -0.02 -0.07 -0.02
begins with essay	says	-0.12 -0.08 0.10 -0.10 -0.08 -0.15 -0.12 -0.08
begins with essay	statecraft	0.07 -0.10 -0.17 -0.04 -0.04 -0.08 -0.17 0.09
begins with media	essay	-0.06 -0.09 0.04 -0.08 -0.07 -0.11 -0.07 0.00
begins with media	media	-0.11 0.04 -0.04 0.02 -0.05 -0.26 -0.20 0.02
begins with media	quarrel	-0.06 -0.08 -0.09 -0.07 -0.07 -0.05 -0.07 0.08
begins with media	says	-0.09 -0.13 0.09 -0.13 -0.12 -0.16 -0.14 -0.02
begins with media	statecraft	-0.08 -0.10 0.06 -0.10 -0.05 -0.08 -0.12 -0.04
begins with media	witnessed	-0.08 0.04 0.02 -0.10 0.00 -0.08 -0.05 -0.07
begins with other	army	0.01 -0.10 0.02 -0.11 -0.25 -0.08 -0.02 -0.01
begins with other	business	-0.01 0.00 -0.04 -0.10 -0.12 -0.16 0.00 0.01
begins with other	essay	-0.13 -0.17 -0.09 -0.11 -0.12 -0.02 -0.01 0.08
begins with other	media	0.00 0.06 -0.04 -0.10 -0.17 0.00 0.00 -0.15
begins with other	partisan	-0.11 -0.12 0.10 -0.09 -0.07 -0.11 -0.09 -0.07
begins with other	people	0.02 -0.05 -0.06 -0.14 -0.18 -0.21 -0.11 0.09
begins with other	quarrel	-0.10 -0.09 -0.15 -0.11 -0.06 -0.09 -0.12 0.14
begins with other	says	-0.05 -0.13 -0.13 -0.13 0.01 0.11 -0.12 -0.01
begins with other	statecraft	-0.18 -0.18 -0.01 -0.09 -0.11 0.02 -0.11 0.07
begins with other	travel	-0.08 -0.06 -0.14 -0.11 -0.01 -0.12 -0.10 0.12
begins with other	witnessed	0.06 -0.04 -0.08 -0.18 0.04 -0.16 -0.12 -0.02
begins with partisan	army	-0.08 -0.06 0.05 -0.05 -0.08 -0.10 -0.06 -0.03
begins with partisan	business	-0.02 -0.02 -0.07 -0.02 -0.01 -0.04 -0.02 0.07
begins with partisan	partisan	-0.14 -0.10 0.03 -0.10 -0.08 -0.19 -0.15 0.07
begins with partisan	quarrel	-0.08 -0.05 -0.01 -0.04 -0.06 -0.08 -0.07 0.03
begins with partisan	says	-0.07 -0.06 -0.06 -0.09 -0.06 -0.12 -0.11 0.09
begins with partisan	statecraft	-0.05 -0.03 -0.02 -0.05 -0.04 -0.09 -0.08 0.06
begins with people	people	0.04 -0.09 -0.05 -0.25 -0.18 -0.02 -0.03 -0.01
begins with quarrel	partisan	-0.03 -0.08 0.05 -0.04 -0.05 -0.11 -0.10 0.00
begins with quarrel	quarrel	-0.08 -0.12 0.05 -0.11 -0.12 -0.13 -0.19 0.00
begins with says	business	-0.03 -0.04 -0.09 -0.05 -0.03 -0.04 -0.05 0.08
begins with says	essay	-0.03 -0.03 -0.06 -0.04 -0.02 0.06 -0.07 -0.04
begins with says	people	-0.06 0.05 -0.09 0.07 -0.09 -0.09 -0.09 -0.10
begins with says	says	-0.18 -0.05 -0.04 0.03 -0.04 -0.01 -0.04 -0.03
begins with says	statecraft	-0.06 -0.09 -0.11 -0.08 -0.09 -0.10 0.04 -0.02
begins with side	army	-0.04 -0.04 -0.22 -0.07 -0.06 0.03 -0.15 0.00
begins with side	business	0.03 0.02 -0.05 -0.11 -0.14 0.03 -0.18 -0.05
begins with side	essay	-0.07 -0.23 0.04 -0.14 -0.15 -0.04 0.00 0.00
begins with side	media	-0.13 -0.02 0.01 -0.11 -0.10 -0.12 -0.15 0.08
begins with side	partisan	-0.10 -0.11 -0.14 -0.08 -0.08 0.06 -0.09 -0.03
begins with side	people	0.07 -0.20 0.07 0.04 -0.19 -0.32 -0.27 -0.10
begins with side	quarrel	0.03 0.01 -0.10 -0.05 -0.07 -0.09 -0.12 0.06
begins with side	says	-0.02 -0.07 -0.18 -0.16 -0.03 0.07 0.03 -0.05
begins with side	statecraft	-0.10 -0.02 -0.05 -0.16 -0.21 -0.36 0.05 0.06
begins with side	travel	-0.12 0.02 -0.04 -0.11 -0.17 -0.14 -0.13 0.07
begins with side	witnessed	-0.10 -0.12 -0.03 0.07 0.01 -0.22 -0.14 -0.02
begins with statecraft	business	-0.08 -0.06 -0.14 -0.11 -0.04 -0.11 -0.14 0.15
begins with statecraft	essay	-0.04 -0.04 -0.12 -0.06 -0.03 -0.06 -0.11 0.12
begins with statecraft	people	-0.04 -0.05 -0.09 0.09 -0.05 -0.06 -0.07 -0.07
begins with statecraft	says	-0.08 -0.14 -0.12 0.08 -0.12 -0.16 -0.10 0.05
begins with statecraft	statecraft	-0.18 -0.16 -0.07 0.05 0.00 -0.25 0.02 0.03
begins with travel	travel	-0.13 -0.02 0.07 -0.13 -0.15 -0.12 -0.13 -0.04
begins with usa	army	-0.01 -0.23 -0.01 -0.12 0.00 0.03 -0.16 -0.05
begins with usa	business	0.00 -0.19 0.01 -0.05 -0.15 -0.02 -0.23 -0.03
begins with usa	essay	-0.12 -0.13 0.01 -0.05 -0.08 -0.27 -0.08 0.04
begins with usa	media	-0.11 -0.12 -0.08 -0.06 -0.11 -0.01 -0.18 0.09
begins with usa	partisan	-0.15 -0.13 -0.01 -0.09 -0.13 -0.22 -0.16 0.07
begins with usa	people	-0.16 -0.16 0.09 -0.10 -0.02 0.08 -0.19 -0.08
begins with usa	quarrel	-0.12 -0.08 -0.04 -0.11 -0.11 -0.17 0.00 0.03
begins with usa	says	0.01 -0.07 -0.04 -0.11 -0.09 -0.02 -0.13 -0.05
begins with usa	statecraft	0.03 -0.18 -0.03 -0.11 -0.15 0.01 0.06 -0.12
begins with usa	witnessed	-0.21 -0.16 -0.01 -0.14 0.05 -0.16 -0.14 0.06
begins with witnessed	witnessed	0.01 0.00 -0.26 0.15 0.01 -0.19 -0.14 -0.18
beside the head clause	alarm	-0.09 0.03 -0.11 0.03 -0.12 0.03 0.03 -0.11
beside the head clause	brief	0.03 0.09 -0.13 -0.08 -0.12 -0.06 -0.11 -0.05
beside the head clause	casualty	0.03 0.09 -0.16 -0.10 -0.13 0.01 -0.02 -0.08
beside the head clause	chief	-0.05 -0.05 -0.02 -0.11 -0.11 0.01 -0.05 -0.07
beside the head clause	civilian	-0.02 0.06 -0.02 -0.17 -0.16 -0.25 -0.02 -0.12
beside the head clause	closure	-0.12 -0.03 0.01 -0.08 -0.09 -0.21 0.08 -0.02
beside the head clause	contact	0.00 -0.03 -0.09 -0.12 -0.15 -0.03 -0.05 0.01
beside the head clause	decision	0.04 -0.05 -0.17 0.00 -0.08 -0.06 -0.06 0.10
beside the head clause	domestic	-0.09 0.02 0.01 -0.09 -0.10 -0.16 -0.11 0.06
beside the head clause	elsewhere	0.02 -0.10 0.09 -0.09 -0.12 -0.11 -0.10 -0.11
beside the head clause	everyday	-0.06 -0.11 0.02 -0.06 -0.10 -0.11 -0.11 0.07
beside the head clause	force	-0.06 -0.04 -0.06 -0.03 -0.07 -0.06 -0.07 0.09
beside the head clause	gaza	-0.08 -0.11 -0.09 -0.08 -0.06 -0.11 -0.11 0.12
beside the head clause	market	0.02 -0.17 -0.03 -0.13 -0.16 0.00 -0.04 0.01
beside the head clause	mass	0.04 0.02 -0.01 0.01 -0.05 -0.06 -0.08 -0.09
beside the head clause	modal	-0.11 -0.19 -0.08 -0.08 -0.10 0.13 -0.21 -0.03
beside the head clause	negotiation	-0.01 -0.04 -0.08 -0.11 -0.08 -0.08 0.13 -0.12
beside the head clause	nuclear	-0.05 -0.12 0.07 -0.06 -0.05 -0.01 -0.16 -0.07
beside the head clause	oil	0.09 0.09 -0.16 -0.11 -0.12 -0.08 0.00 -0.08
beside the head clause	opinion	-0.15 -0.20 0.14 -0.08 -0.02 -0.03 -0.10 -0.07
beside the head clause	pact	-0.10 -0.11 -0.12 -0.07 -0.11 -0.10 -0.12 0.11
beside the head clause	reaction	0.04 0.08 -0.07 -0.08 -0.16 -0.12 -0.11 -0.04
beside the head clause	resolve	0.05 0.02 -0.10 -0.09 -0.13 0.02 -0.13 -0.13
beside the head clause	settled	0.08 0.03 -0.28 -0.08 -0.10 -0.21 0.05 -0.02
beside the head clause	shipping	0.08 -0.15 -0.03 -0.16 -0.06 -0.06 0.00 -0.12
beside the head clause	shock	0.08 -0.17 -0.05 -0.06 -0.11 -0.12 -0.15 0.05
beside the head clause	spy	-0.07 -0.09 0.05 -0.08 -0.08 -0.13 -0.12 0.00
beside the head clause	strike	0.00 0.06 0.19 0.01 -0.13 0.01 -0.03 -0.37
beside the head clause	threat	-0.01 0.02 -0.10 -0.12 -0.17 0.06 -0.05 -0.02
beside the head clause	toll	0.13 0.01 -0.16 -0.05 -0.11 -0.13 -0.11 -0.07
beside the head clause	truce	-0.08 0.05 -0.08 -0.12 -0.15 -0.06 0.10 -0.09
beside the head clause	unreal	-0.08 -0.05 -0.06 -0.10 -0.14 0.16 0.06 -0.10
beside the head clause	unrest	0.16 -0.11 -0.18 -0.11 -0.09 -0.14 -0.13 -0.11
beside the head clause	weapon	0.03 -0.01 0.03 0.03 -0.11 -0.09 -0.25 -0.15
bias	1	-0.07 -0.07 -0.03 -0.06 -0.06 -0.03 -0.04 0.08
both name	ally	-0.16 -0.12 -0.08 -0.13 0.01 0.02 -0.24 0.11
both name	both sides	0.05 -0.15 0.03 -0.06 -0.10 -0.04 -0.14 -0.05
both name	both sides and ally	-0.12 0.03 -0.19 -0.09 -0.14 0.01 -0.19 0.08
both name	both sides and usa	0.06 -0.06 -0.01 -0.03 -0.07 -0.20 -0.16 0.01
both name	both sides and usa and ally	-0.14 0.06 -0.20 -0.04 -0.10 -0.14 0.06 -0.03
both name	no party	-0.15 -0.08 -0.05 0.04 -0.08 -0.13 -0.36 0.11
both name	one side	-0.10 0.01 -0.03 -0.02 -0.03 -0.07 -0.12 0.06
both name	one side and ally	-0.01 0.08 0.02 -0.22 -0.08 -0.07 -0.13 -0.08
both name	one side and usa	-0.15 -0.08 -0.06 -0.13 -0.02 0.04 0.11 0.04
both name	one side and usa and ally	-0.15 0.01 0.02 -0.13 -0.17 0.01 0.03 -0.09
both name	usa	-0.14 -0.04 -0.08 -0.20 -0.04 -0.32 0.03 0.05
certain ends	ally > side	-0.11 0.14 -0.14 -0.06 -0.14 -0.10 -0.08 -0.13
certain ends	ally > side in land of an ally	-0.09 0.13 -0.13 -0.05 -0.12 -0.09 -0.08 -0.13
certain ends	ally > unnamed	0.00 0.01 -0.20 -0.08 0.03 -0.20 -0.09 0.03
certain ends	ally > unnamed in land of an ally	0.00 0.01 -0.20 -0.08 0.03 -0.20 -0.09 0.03
certain ends	other > other	-0.07 -0.07 -0.09 -0.06 -0.07 -0.06 -0.13 0.09
certain ends	other > other in third country	-0.07 -0.07 -0.09 -0.06 -0.07 -0.06 -0.13 0.09
certain ends	other > side	-0.12 -0.17 0.03 -0.13 -0.02 0.02 -0.02 -0.05
certain ends	other > side in gulf state	-0.07 -0.10 0.06 -0.07 0.02 -0.08 -0.10 -0.06
certain ends	other > side in side	-0.05 -0.03 -0.06 -0.02 -0.04 -0.05 0.05 -0.05
certain ends	other > side in third country	-0.08 -0.10 0.01 -0.10 -0.13 -0.10 -0.14 0.02
certain ends	other > unnamed	-0.19 -0.27 0.00 0.01 0.06 -0.12 -0.05 0.04
certain ends	other > unnamed in gulf state	-0.08 -0.12 -0.13 -0.10 0.09 -0.10 -0.10 0.01
certain ends	other > unnamed in land of an ally	-0.10 -0.08 0.02 -0.09 -0.13 0.01 -0.16 0.05
certain ends	other > unnamed in neighbour	-0.07 -0.12 0.04 -0.09 0.01 -0.13 -0.16 0.06
certain ends	other > unnamed in side	-0.10 -0.13 0.05 -0.11 -0.13 -0.21 0.07 -0.06
certain ends	other > unnamed in third country	-0.10 -0.22 -0.04 0.04 -0.03 -0.20 -0.23 0.04
certain ends	other > usa	-0.04 -0.11 0.05 -0.08 -0.09 -0.11 -0.17 0.07
certain ends	other > usa in neighbour	-0.07 -0.08 -0.12 -0.10 -0.08 -0.09 -0.15 0.15
certain ends	other > usa in third country	-0.05 -0.06 0.05 -0.03 -0.05 -0.07 -0.08 -0.04
certain ends	side > ally	-0.12 0.07 -0.15 -0.10 -0.12 -0.18 0.04 0.00
certain ends	side > ally in land of an ally	-0.12 0.07 -0.15 -0.10 -0.12 -0.18 0.04 0.00
certain ends	side > other	-0.12 0.07 -0.03 -0.14 -0.26 -0.31 0.01 -0.10
certain ends	side > other in gulf state	-0.18 0.09 0.00 -0.05 -0.15 -0.10 -0.11 -0.18
certain ends	side > other in land of an ally	-0.10 0.01 0.02 -0.12 -0.19 -0.24 -0.16 0.00
certain ends	side > other in neighbour	-0.09 0.03 -0.14 -0.11 -0.13 -0.13 0.12 -0.16
certain ends	side > side	0.12 -0.14 -0.08 -0.16 -0.18 -0.07 -0.16 0.02
certain ends	side > side in land of an ally	-0.09 -0.09 -0.10 -0.07 -0.07 0.03 -0.08 0.07
certain ends	side > side in side	0.17 -0.34 -0.12 -0.16 -0.16 -0.10 -0.15 0.02
certain ends	side > side in third country	-0.17 0.04 0.09 -0.07 -0.09 -0.07 -0.04 -0.13
certain ends	side > unnamed	-0.01 -0.11 -0.03 -0.12 -0.05 0.03 -0.07 0.05
certain ends	side > unnamed in gulf state	-0.04 -0.02 0.06 -0.10 -0.25 -0.01 -0.13 -0.16
certain ends	side > unnamed in land of an ally	-0.13 0.03 -0.07 -0.10 -0.02 0.01 -0.02 -0.01
certain ends	side > unnamed in neighbour	-0.05 -0.01 0.02 -0.10 -0.20 0.01 -0.12 0.05
certain ends	side > unnamed in side	0.04 -0.20 -0.01 -0.27 -0.06 -0.06 -0.08 0.07
certain ends	side > unnamed in third country	0.03 -0.13 -0.14 0.02 -0.06 0.07 -0.04 -0.05
certain ends	side > unnamed in usa	-0.16 -0.19 0.07 -0.09 -0.16 -0.21 -0.18 0.03
certain ends	side > usa	0.09 -0.06 -0.07 -0.08 0.02 -0.04 -0.23 -0.03
certain ends	side > usa in gulf state	0.14 -0.23 -0.08 -0.06 0.01 -0.13 -0.09 -0.09
certain ends	side > usa in neighbour	0.04 0.02 -0.10 -0.06 -0.11 -0.08 -0.08 -0.09
certain ends	side > usa in side	-0.08 0.02 0.03 -0.08 -0.03 -0.06 -0.17 0.01
certain ends	side > usa in third country	-0.09 -0.08 -0.09 -0.05 0.03 0.04 -0.06 -0.01
certain ends	unnamed > ally	-0.15 -0.03 0.05 -0.10 -0.17 0.03 -0.14 -0.11
certain ends	unnamed > ally in land of an ally	-0.15 -0.08 0.07 -0.11 -0.15 0.05 -0.12 -0.08
certain ends	unnamed > other	-0.13 0.03 -0.04 -0.20 -0.19 -0.11 -0.13 0.07
certain ends	unnamed > other in gulf state	-0.01 -0.01 -0.09 -0.13 -0.22 -0.12 -0.13 0.07
certain ends	unnamed > other in land of an ally	-0.16 0.00 0.02 -0.15 -0.16 0.03 -0.06 -0.04
certain ends	unnamed > other in neighbour	-0.09 0.03 0.04 -0.06 -0.08 -0.08 -0.15 -0.09
certain ends	unnamed > other in third country	-0.18 0.01 -0.08 -0.13 -0.07 -0.19 -0.21 0.12
certain ends	unnamed > side	-0.04 -0.08 -0.05 -0.11 0.02 -0.07 -0.09 0.06
certain ends	unnamed > side in gulf state	-0.04 -0.10 -0.10 -0.07 0.02 0.05 -0.14 0.02
certain ends	unnamed > side in land of an ally	-0.05 0.00 -0.07 -0.07 -0.17 -0.14 0.05 -0.02
certain ends	unnamed > side in side	-0.05 -0.03 -0.06 -0.10 0.03 -0.06 -0.16 0.06
certain ends	unnamed > side in third country	0.04 -0.27 0.02 -0.12 -0.21 -0.22 -0.16 0.01
certain ends	unnamed > side in usa	-0.08 -0.09 0.08 -0.05 -0.09 -0.15 -0.14 -0.05
certain ends	unnamed > unnamed	-0.13 -0.04 -0.03 0.01 -0.12 -0.04 -0.01 0.03
certain ends	unnamed > unnamed in gulf state	-0.14 0.08 -0.01 -0.06 -0.10 -0.25 -0.23 -0.02
certain ends	unnamed > unnamed in land of an ally	-0.15 -0.02 0.04 -0.28 -0.15 -0.09 0.00 -0.06
certain ends	unnamed > unnamed in neighbour	-0.24 0.01 -0.31 -0.08 0.00 -0.27 0.13 -0.04
certain ends	unnamed > unnamed in side	-0.05 -0.07 -0.08 0.05 -0.11 0.05 -0.08 0.02
certain ends	unnamed > unnamed in third country	-0.05 -0.11 0.04 -0.04 -0.08 -0.14 -0.05 0.01
certain ends	unnamed > unnamed in usa	-0.07 -0.15 -0.10 -0.09 -0.13 -0.13 -0.35 0.22
certain ends	unnamed > usa	-0.05 0.00 0.04 -0.10 -0.07 -0.39 -0.32 0.02
certain ends	unnamed > usa in gulf state	0.16 -0.16 -0.14 -0.04 -0.10 -0.09 -0.07 -0.12
certain ends	unnamed > usa in side	-0.16 0.03 0.08 -0.11 -0.07 -0.33 -0.27 0.04
certain ends	unnamed > usa in third country	-0.15 -0.02 -0.05 -0.08 -0.16 -0.16 -0.15 0.10
certain ends	unnamed > usa in usa	0.00 -0.14 0.04 -0.07 -0.10 -0.16 -0.15 -0.03
certain ends	usa > other	-0.01 0.04 -0.19 -0.09 -0.15 -0.19 0.00 -0.01
certain ends	usa > other in neighbour	-0.11 -0.12 -0.12 -0.07 -0.11 -0.10 0.06 -0.04
certain ends	usa > other in side	0.01 -0.10 -0.11 -0.05 -0.08 -0.14 -0.01 0.02
certain ends	usa > side	0.00 -0.30 0.06 -0.11 -0.26 -0.07 -0.25 0.00
certain ends	usa > side in side	0.01 -0.29 0.06 -0.12 -0.26 -0.05 -0.23 -0.04
certain ends	usa > side in usa	-0.10 -0.07 0.01 -0.05 -0.07 -0.16 -0.14 0.03
certain ends	usa > unnamed	-0.09 -0.18 -0.07 -0.10 -0.03 0.00 0.03 0.03
certain ends	usa > unnamed in neighbour	-0.08 -0.10 -0.11 -0.06 -0.10 -0.11 0.01 0.05
certain ends	usa > unnamed in side	-0.06 -0.28 -0.05 -0.09 -0.08 0.04 -0.01 -0.05
certain ends	usa > unnamed in third country	-0.07 -0.20 -0.06 -0.06 0.00 -0.27 -0.04 0.10
certain ends	usa > unnamed in usa	-0.16 -0.11 -0.06 -0.12 -0.14 -0.24 0.00 0.07
event	appointment	-0.06 -0.08 0.08 -0.07 -0.07 -0.14 -0.09 -0.03
event	arrest	-0.05 -0.01 -0.02 -0.11 -0.10 -0.13 -0.11 0.03
event	blockade	0.04 -0.10 -0.15 -0.05 -0.09 -0.20 -0.16 0.02
event	charge	-0.08 -0.06 -0.11 -0.06 -0.07 -0.07 -0.12 0.11
event	closure	-0.09 0.00 -0.13 -0.06 -0.10 -0.15 -0.02 0.08
event	deal	0.07 -0.06 -0.07 -0.04 -0.06 -0.08 0.01 -0.04
event	departure	-0.11 -0.09 0.06 -0.08 -0.08 -0.14 0.03 0.00
event	deployment	-0.13 -0.06 -0.07 -0.10 -0.13 -0.18 -0.13 0.18
event	downing	-0.25 -0.07 -0.09 -0.14 0.17 -0.17 -0.17 -0.06
event	enrichment	-0.08 -0.13 0.03 -0.07 -0.10 -0.13 -0.11 0.02
event	evacuation	-0.11 0.07 -0.04 -0.09 -0.07 -0.13 -0.11 0.08
event	exit	-0.05 -0.07 -0.11 -0.02 -0.04 -0.10 -0.13 0.12
event	fall	-0.04 -0.04 -0.10 -0.03 -0.03 -0.06 -0.06 0.09
event	flights	-0.06 -0.10 0.03 -0.09 -0.07 -0.10 -0.11 0.02
event	funeral	-0.09 -0.07 0.11 -0.06 -0.03 -0.09 -0.08 -0.12
event	halt	-0.05 -0.07 -0.04 -0.05 -0.05 -0.12 0.02 0.02
event	incursion	-0.11 0.05 -0.08 -0.05 -0.10 -0.04 -0.17 -0.01
event	order	-0.09 -0.07 -0.07 -0.05 -0.08 -0.11 -0.10 0.11
event	release	0.07 -0.09 -0.11 -0.07 -0.09 -0.08 -0.07 0.02
event	reopening	-0.11 0.00 -0.16 -0.05 -0.06 -0.17 -0.08 0.06
event	rescue	-0.12 -0.09 0.09 -0.09 0.02 -0.09 -0.11 -0.10
event	rise	0.05 -0.11 0.03 -0.04 -0.05 -0.09 -0.08 -0.03
event	sanction	-0.04 -0.03 -0.05 -0.02 -0.02 -0.04 -0.05 0.05
event	seizure	-0.16 -0.14 -0.17 -0.07 -0.13 -0.15 -0.10 0.18
event	strike	0.06 -0.14 0.15 -0.09 -0.01 0.00 -0.17 -0.22
event	talks	0.03 -0.19 0.04 -0.10 -0.11 -0.03 0.17 -0.20
event	truce	-0.06 -0.04 -0.26 -0.07 -0.09 0.02 0.12 -0.09
event	visit	-0.07 -0.13 -0.10 -0.08 0.02 -0.14 0.10 -0.09
first word	[ally]	-0.24 0.06 -0.01 -0.19 -0.03 -0.26 -0.25 0.04
first word	[number]	0.04 0.03 -0.02 -0.11 -0.16 -0.15 -0.04 -0.08
first word	[place]	-0.27 -0.15 0.06 -0.03 -0.01 -0.20 -0.05 0.08
first word	[region]	-0.16 -0.27 0.00 -0.11 -0.02 -0.28 -0.03 0.04
first word	[side]	0.02 -0.01 -0.15 -0.08 -0.06 0.05 0.00 -0.04
first word	[usa]	-0.03 -0.15 -0.15 -0.17 -0.04 0.09 0.05 -0.02
first word	a	-0.02 -0.18 -0.10 -0.11 -0.12 -0.15 0.01 0.10
first word	after	-0.09 -0.10 0.13 -0.08 -0.09 -0.17 -0.15 -0.09
first word	aftermath	0.12 0.08 -0.19 -0.11 -0.15 -0.13 -0.12 -0.14
first word	air	-0.13 0.03 0.04 -0.07 -0.13 -0.09 -0.09 0.02
first word	analysi	-0.04 -0.08 0.02 -0.04 -0.05 -0.06 -0.10 0.01
first word	are	-0.12 -0.11 -0.13 -0.09 -0.04 -0.11 -0.12 0.15
first word	as	-0.10 -0.08 -0.04 -0.10 -0.08 -0.11 -0.12 0.07
first word	asia	-0.09 -0.10 -0.02 -0.08 -0.08 -0.12 -0.11 0.05
first word	asian	-0.07 -0.07 -0.10 -0.09 -0.07 -0.08 -0.06 0.10
first word	at	0.08 0.03 -0.18 -0.08 -0.09 -0.14 -0.11 -0.01
first word	attack	-0.09 -0.16 0.16 -0.12 -0.14 -0.12 -0.11 -0.16
first word	barrag	-0.17 0.13 -0.02 -0.13 -0.16 -0.12 -0.12 -0.16
first word	bitcoin	-0.11 -0.10 0.06 -0.08 -0.06 -0.12 -0.15 0.03
first word	bloomberg	0.09 -0.12 -0.16 -0.07 -0.09 -0.14 -0.14 0.01
first word	break	-0.04 0.03 -0.18 -0.08 0.03 -0.16 0.02 0.03
first word	brent	-0.06 -0.05 -0.10 -0.07 -0.03 -0.05 -0.06 0.10
first word	can	-0.09 -0.09 -0.12 -0.10 -0.07 -0.15 -0.08 0.14
first word	ceasefir	-0.05 -0.10 -0.09 -0.07 -0.06 -0.11 0.02 0.02
first word	charg	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
first word	cnn	-0.15 0.05 -0.05 0.06 -0.15 -0.15 -0.17 -0.02
first word	could	-0.02 -0.02 -0.10 0.00 -0.01 -0.05 -0.07 0.10
first word	crypto	-0.09 -0.07 -0.10 -0.07 -0.06 -0.08 -0.12 0.10
first word	daily	-0.13 -0.12 -0.13 -0.11 -0.11 -0.13 0.07 -0.01
first word	death	-0.12 -0.13 0.15 -0.09 -0.09 -0.08 -0.07 -0.11
first word	dem	-0.03 -0.03 -0.07 -0.04 -0.05 -0.05 -0.07 0.06
first word	democrat	-0.03 -0.02 0.07 -0.03 -0.02 -0.06 -0.02 -0.06
first word	destruction	0.10 -0.18 -0.12 -0.15 -0.12 -0.16 -0.15 -0.04
first word	displac	-0.09 -0.12 0.05 -0.11 -0.07 -0.12 -0.11 0.00
first word	dollar	-0.07 -0.06 0.09 -0.06 -0.04 -0.05 -0.05 -0.09
first word	dozen	-0.11 0.06 0.04 -0.03 -0.07 -0.09 -0.07 -0.06
first word	dron	0.07 0.02 -0.17 -0.14 0.00 -0.08 -0.09 -0.15
first word	ex	-0.03 -0.03 -0.04 -0.03 -0.02 -0.06 -0.09 0.05
first word	explosion	-0.03 -0.02 -0.12 -0.14 -0.15 -0.05 -0.06 0.03
first word	factbox	-0.07 -0.03 -0.07 -0.04 -0.03 -0.03 -0.05 0.08
first word	fire	-0.10 0.07 -0.14 -0.07 -0.07 -0.08 -0.10 0.03
first word	first	0.02 -0.09 0.05 -0.07 -0.10 -0.09 -0.09 -0.09
first word	five	-0.07 0.10 -0.11 -0.05 -0.06 -0.07 -0.07 -0.09
first word	for	-0.08 -0.12 -0.10 -0.07 -0.11 -0.07 -0.07 0.11
first word	former	0.07 -0.05 -0.07 -0.06 -0.03 -0.09 -0.07 -0.01
first word	fox	-0.10 -0.15 0.05 -0.12 0.02 -0.13 -0.08 0.00
first word	from	-0.07 -0.08 -0.07 -0.07 -0.06 -0.09 -0.08 0.09
first word	gas	-0.06 -0.06 -0.01 -0.06 -0.04 -0.06 -0.06 0.03
first word	has	-0.07 -0.06 -0.11 -0.11 -0.13 -0.09 -0.09 0.12
first word	how	-0.13 -0.16 0.09 -0.09 -0.11 -0.15 -0.17 -0.01
first word	huge	0.09 -0.12 -0.10 -0.11 -0.11 -0.08 -0.10 -0.02
first word	hundred	-0.09 -0.02 0.03 -0.06 -0.09 -0.08 -0.07 0.03
first word	i	0.01 -0.09 0.00 -0.09 -0.09 -0.14 -0.14 0.07
first word	in	-0.09 0.04 -0.03 -0.05 -0.07 0.03 -0.14 -0.03
first word	insid	-0.09 -0.11 0.09 -0.07 -0.10 -0.10 -0.09 0.00
first word	insight	-0.05 -0.02 -0.09 -0.03 -0.01 -0.07 -0.03 0.10
first word	investor	-0.07 -0.04 -0.08 -0.06 -0.04 -0.06 -0.05 0.08
first word	is	-0.11 -0.11 -0.18 -0.13 -0.08 -0.16 -0.14 0.18
first word	it	0.07 0.04 -0.02 -0.09 -0.08 -0.09 -0.11 -0.05
first word	jimmy	-0.07 -0.08 -0.10 -0.07 -0.07 -0.08 -0.08 0.09
first word	joe	-0.07 -0.06 -0.08 -0.07 -0.08 -0.10 -0.09 0.11
first word	john	-0.09 -0.14 -0.07 -0.14 -0.10 -0.16 -0.13 0.09
first word	jon	-0.06 -0.07 0.00 -0.05 -0.08 -0.06 -0.06 0.03
first word	journalist	-0.12 0.05 0.00 -0.10 -0.11 -0.09 -0.08 -0.10
first word	just	0.10 -0.12 -0.09 -0.05 -0.01 0.03 -0.11 -0.11
first word	key	0.08 -0.08 0.03 -0.05 -0.07 -0.09 -0.11 -0.06
first word	launch	-0.18 0.13 -0.15 0.05 -0.14 -0.18 -0.18 -0.15
first word	lng	-0.05 -0.10 -0.10 -0.05 -0.07 -0.07 -0.04 0.10
first word	military	-0.08 -0.10 0.03 -0.07 -0.13 -0.14 -0.10 0.03
first word	missil	0.07 0.05 -0.02 -0.23 -0.24 -0.16 -0.06 -0.19
first word	moment	0.01 -0.09 0.05 -0.10 0.00 -0.12 -0.09 -0.11
first word	more	0.02 -0.01 -0.06 -0.09 -0.11 -0.13 -0.13 0.02
first word	new	0.00 -0.03 -0.02 -0.11 -0.15 -0.13 -0.10 0.01
first word	no	-0.13 -0.13 -0.15 -0.12 -0.11 -0.15 0.02 0.07
first word	nowher	-0.06 -0.09 0.08 -0.07 -0.10 -0.12 -0.10 -0.03
first word	oil	-0.15 -0.13 0.00 -0.07 -0.06 -0.08 -0.12 0.06
first word	report	0.10 -0.13 -0.17 -0.09 0.00 -0.14 -0.12 0.01
first word	satellit	0.02 -0.09 0.05 -0.06 -0.07 -0.07 -0.07 -0.08
first word	senat	-0.04 -0.03 -0.10 -0.05 -0.04 -0.04 -0.04 0.09
first word	shipp	-0.05 -0.06 -0.07 -0.05 -0.04 -0.07 -0.05 0.08
first word	siren	-0.23 -0.07 -0.15 0.21 -0.22 -0.13 -0.09 -0.28
first word	six	0.09 0.00 -0.13 -0.06 -0.08 -0.08 -0.04 -0.10
first word	smok	0.07 0.03 -0.10 -0.12 -0.09 -0.09 -0.08 -0.08
first word	stock	-0.10 -0.07 0.04 -0.05 0.02 -0.05 -0.05 -0.04
first word	strik	0.07 0.05 -0.05 -0.11 -0.15 -0.15 -0.17 -0.17
first word	suspect	-0.13 -0.11 -0.03 -0.09 -0.13 -0.10 -0.07 0.07
first word	tanker	-0.08 0.02 -0.15 -0.12 -0.08 -0.11 -0.07 0.12
first word	ten	-0.04 0.03 -0.05 -0.02 -0.03 -0.04 0.03 -0.06
first word	the	-0.08 0.02 -0.03 -0.09 -0.13 0.02 -0.02 0.01
first word	they	-0.09 -0.10 0.10 -0.08 -0.15 -0.13 -0.11 0.02
first word	thre	0.04 0.08 -0.14 -0.12 -0.16 -0.17 -0.10 -0.12
first word	top	0.01 -0.10 0.02 -0.07 -0.04 -0.08 0.04 -0.08
first word	two	-0.13 0.13 -0.20 -0.12 -0.13 -0.10 -0.13 0.05
first word	u	0.07 -0.11 -0.02 -0.10 -0.08 -0.11 -0.10 -0.06
first word	video	-0.17 0.03 0.04 -0.14 0.02 -0.14 -0.15 -0.01
first word	war	-0.13 -0.11 0.04 -0.16 -0.11 -0.18 -0.20 0.03
first word	watch	0.03 -0.03 -0.07 -0.15 0.07 -0.19 -0.19 -0.12
first word	we	-0.13 -0.13 0.03 -0.11 -0.13 -0.13 -0.14 0.01
first word	what	-0.13 -0.01 -0.02 -0.10 -0.10 -0.21 0.01 0.02
first word	who	-0.11 -0.12 0.07 -0.10 -0.09 -0.13 -0.13 -0.03
first word	why	-0.10 -0.14 0.13 -0.06 -0.10 -0.13 -0.18 -0.03
first word	will	-0.08 -0.08 -0.11 -0.07 -0.07 -0.15 -0.14 0.14
first word	with	-0.07 -0.12 -0.09 -0.08 -0.06 -0.10 -0.12 0.11
first word	world	-0.10 -0.02 0.03 -0.08 -0.07 -0.11 -0.11 0.00
first word	وسايل	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
form	a question	-0.28 -0.27 0.03 -0.16 -0.13 -0.13 -0.14 0.18
form	a sentence	-0.10 -0.15 0.04 0.03 -0.19 -0.12 -0.03 0.05
form	bar	0.09 -0.18 -0.16 -0.20 0.01 -0.20 -0.01 0.01
form	begins with a quote	0.00 -0.16 0.10 -0.18 -0.26 0.01 -0.10 -0.08
form	colon	-0.02 -0.05 -0.04 -0.17 -0.03 0.03 -0.10 0.00
form	ends with a quote	-0.19 -0.02 0.08 -0.13 -0.27 0.09 -0.30 0.00
form	ends with on	-0.18 -0.16 -0.30 -0.15 -0.09 -0.04 -0.10 0.20
form	exclamation	-0.13 -0.14 -0.03 -0.12 -0.12 0.02 0.02 -0.03
form	label	-0.02 -0.04 -0.05 -0.19 0.12 -0.08 -0.05 -0.09
form	label at the end	0.04 0.02 -0.11 -0.13 -0.20 -0.15 -0.25 0.09
form	question	-0.28 -0.27 0.03 -0.16 -0.13 -0.13 -0.14 0.18
form	quotes	-0.06 -0.02 0.01 -0.16 -0.21 0.09 -0.05 0.00
head clause	alarm	-0.23 -0.15 -0.13 0.17 -0.30 -0.01 -0.20 0.07
head clause	brief	-0.10 0.00 0.02 -0.07 -0.10 -0.11 0.03 -0.10
head clause	casualty	0.03 0.00 0.08 -0.21 -0.16 -0.13 -0.23 -0.13
head clause	chief	-0.06 -0.19 -0.06 -0.19 -0.21 0.05 0.03 0.04
head clause	civilian	-0.11 -0.22 0.07 0.14 -0.22 0.00 -0.24 -0.05
head clause	closure	0.00 -0.02 -0.15 -0.13 -0.19 -0.06 -0.02 0.09
head clause	contact	-0.02 -0.06 -0.02 -0.18 -0.26 -0.10 0.04 -0.02
head clause	culture	-0.11 0.04 -0.15 -0.09 -0.11 -0.12 -0.10 0.13
head clause	cyber	-0.17 -0.16 -0.06 -0.13 -0.16 -0.17 -0.14 0.13
head clause	decision	-0.07 -0.07 0.00 -0.08 -0.03 0.00 0.07 -0.04
head clause	domestic	-0.02 -0.10 -0.09 -0.18 -0.20 0.02 -0.28 0.04
head clause	drill	-0.09 -0.13 0.06 -0.12 -0.12 -0.11 -0.13 0.09
head clause	elsewhere	0.08 -0.15 -0.08 -0.12 0.02 -0.12 -0.12 -0.06
head clause	everyday	0.02 0.01 0.01 -0.19 -0.22 -0.09 -0.27 -0.05
head clause	force	0.00 -0.05 -0.12 -0.09 0.01 0.02 0.00 0.02
head clause	gaza	0.00 0.09 -0.16 0.01 0.02 0.02 -0.19 -0.12
head clause	market	-0.09 -0.24 0.03 -0.09 -0.04 0.02 -0.17 0.03
head clause	mass	0.10 0.02 -0.13 -0.08 0.04 -0.09 -0.09 -0.09
head clause	memory	-0.12 -0.08 0.04 -0.12 -0.10 -0.11 -0.14 0.06
head clause	modal	-0.17 -0.16 0.02 -0.06 -0.09 -0.03 -0.07 0.04
head clause	negotiation	-0.10 -0.12 -0.23 -0.12 -0.15 -0.06 0.14 0.00
head clause	nuclear	-0.11 0.01 0.04 -0.11 -0.13 -0.27 -0.12 0.08
head clause	oil	-0.12 0.01 0.07 -0.10 -0.13 -0.14 -0.18 0.01
head clause	opinion	0.07 -0.06 -0.13 -0.17 -0.17 -0.08 -0.25 0.07
head clause	pact	-0.11 -0.12 -0.14 -0.08 -0.11 -0.12 -0.10 0.13
head clause	reaction	-0.15 -0.28 0.19 -0.03 -0.22 -0.06 -0.08 -0.02
head clause	resolve	-0.08 0.05 -0.10 -0.17 -0.21 0.12 -0.01 -0.07
head clause	sanction	-0.16 -0.11 -0.15 -0.11 -0.13 -0.16 -0.16 0.18
head clause	settled	0.02 -0.09 0.03 -0.10 -0.13 -0.28 0.14 -0.17
head clause	shipping	-0.11 0.03 -0.15 -0.14 -0.14 0.02 -0.19 0.10
head clause	shock	-0.19 -0.09 0.00 -0.08 -0.11 -0.11 -0.15 0.12
head clause	sport	-0.12 -0.16 0.00 -0.15 -0.15 -0.22 0.00 0.06
head clause	spy	-0.13 -0.04 -0.12 -0.09 -0.13 -0.18 -0.16 0.18
head clause	strike	-0.03 0.00 0.03 -0.26 0.01 -0.03 -0.17 -0.10
head clause	syria	-0.12 -0.02 0.04 -0.13 -0.17 -0.16 -0.19 0.03
head clause	threat	-0.05 -0.13 -0.06 -0.03 -0.03 0.06 -0.09 -0.01
head clause	toll	-0.11 -0.15 0.13 -0.07 -0.09 -0.11 -0.10 0.00
head clause	truce	-0.10 0.00 -0.22 -0.11 -0.13 -0.03 0.09 -0.07
head clause	unreal	-0.11 -0.15 -0.06 -0.13 -0.12 0.08 -0.06 0.09
head clause	unrest	-0.12 -0.20 0.08 -0.12 -0.13 -0.19 -0.19 0.07
head clause	weapon	-0.03 0.03 -0.23 0.08 0.18 -0.12 -0.24 -0.10
head event	accident	0.08 -0.13 0.01 -0.14 -0.16 -0.18 -0.15 -0.10
head event	accusation	0.03 -0.14 -0.06 -0.08 -0.09 -0.15 0.01 -0.03
head event	appointment	-0.15 -0.15 0.07 -0.10 -0.13 -0.25 -0.19 0.06
head event	arrest	-0.03 -0.16 -0.02 -0.13 -0.18 -0.19 -0.18 0.11
head event	arrival	-0.15 -0.16 0.05 -0.14 -0.16 -0.17 -0.20 0.03
head event	blockade	-0.19 -0.12 -0.12 -0.07 -0.11 0.05 -0.19 0.03
head event	call	-0.07 -0.08 -0.10 -0.05 -0.06 -0.10 0.05 -0.04
head event	cancelled	-0.13 -0.13 -0.15 -0.09 -0.14 -0.18 0.05 0.06
head event	charge	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
head event	closure	-0.21 -0.04 -0.05 -0.17 -0.17 -0.03 -0.10 0.09
head event	comment	-0.02 0.04 -0.01 -0.10 -0.13 -0.19 -0.02 -0.08
head event	deal	-0.16 -0.16 -0.15 -0.10 -0.13 -0.18 0.11 -0.05
head event	denial	-0.13 -0.17 0.05 -0.11 -0.14 -0.21 -0.08 0.05
head event	departure	-0.03 -0.12 0.00 -0.10 -0.12 -0.18 0.05 -0.02
head event	deployment	-0.17 -0.02 0.07 -0.11 -0.15 -0.18 -0.02 -0.02
head event	downing	-0.19 -0.15 -0.05 -0.21 0.17 -0.25 -0.19 -0.05
head event	enrichment	-0.07 -0.08 -0.09 -0.07 -0.08 -0.10 -0.10 0.09
head event	evacuation	-0.06 -0.27 -0.07 -0.02 -0.17 0.01 -0.20 0.09
head event	exit	-0.06 -0.04 -0.08 -0.04 -0.04 -0.09 -0.09 0.09
head event	fall	-0.10 -0.10 -0.02 -0.05 -0.05 -0.06 -0.13 0.09
head event	flights	-0.07 -0.13 0.07 -0.09 -0.10 -0.10 -0.09 -0.02
head event	funeral	-0.13 -0.09 0.04 -0.11 -0.12 0.05 -0.12 0.02
head event	hack	-0.13 -0.11 0.02 -0.06 -0.09 -0.13 -0.09 0.04
head event	halt	-0.17 -0.19 0.03 -0.13 -0.15 -0.16 0.04 -0.04
head event	incursion	-0.05 -0.13 -0.17 -0.08 -0.13 0.05 -0.13 0.08
head event	joining	-0.09 0.04 0.10 -0.07 -0.14 -0.15 -0.14 -0.15
head event	memory	-0.13 -0.13 -0.05 -0.11 -0.09 -0.15 0.02 0.02
head event	mourning	-0.10 -0.09 0.14 -0.08 -0.09 -0.11 -0.11 -0.12
head event	none	-0.01 -0.05 -0.10 0.02 -0.21 -0.05 -0.06 0.02
head event	offer	0.02 -0.03 -0.14 -0.09 -0.14 -0.16 -0.14 0.06
head event	order	-0.12 -0.11 -0.11 -0.05 -0.11 0.01 0.06 -0.06
head event	plan	-0.11 -0.02 0.01 -0.09 -0.14 -0.05 -0.06 0.05
head event	reaction	-0.11 -0.23 0.12 -0.01 -0.16 -0.08 -0.18 0.02
head event	rejection	-0.01 -0.15 -0.02 -0.06 -0.11 -0.18 -0.02 0.03
head event	release	-0.02 -0.11 -0.08 -0.08 0.09 -0.14 -0.13 -0.03
head event	relief	-0.13 -0.10 -0.10 -0.08 -0.12 -0.13 -0.13 0.13
head event	reopening	-0.12 -0.14 -0.10 -0.12 -0.12 -0.13 -0.17 0.15
head event	rescue	0.06 -0.01 -0.08 -0.14 -0.26 -0.01 -0.21 -0.03
head event	resumption	0.05 -0.12 0.00 -0.11 -0.10 -0.11 -0.12 -0.02
head event	rise	-0.15 -0.12 0.02 -0.07 -0.07 -0.09 -0.10 0.05
head event	sanction	-0.11 -0.12 -0.13 -0.09 -0.13 -0.16 -0.17 0.17
head event	seizure	-0.01 -0.11 -0.13 -0.14 0.00 -0.21 -0.19 0.13
head event	spying	-0.11 -0.11 -0.12 -0.12 -0.13 -0.13 -0.12 0.13
head event	strike	0.06 0.07 -0.02 -0.04 -0.09 -0.13 -0.21 -0.15
head event	talks	-0.04 -0.06 -0.07 -0.15 -0.08 -0.03 0.02 0.00
head event	test	-0.12 -0.12 0.02 -0.08 -0.10 -0.13 -0.09 0.05
head event	threat	-0.02 -0.20 -0.18 -0.02 -0.10 0.12 -0.12 -0.03
head event	truce	-0.23 0.00 -0.12 -0.11 -0.14 -0.09 0.07 -0.06
head event	visit	-0.07 -0.10 -0.12 -0.08 -0.12 -0.10 -0.02 0.07
head event	wish	-0.11 -0.15 -0.13 -0.07 -0.12 0.08 -0.17 0.02
head event, told as accusation	accusation	0.03 -0.14 -0.06 -0.08 -0.09 -0.15 0.01 -0.03
head event, told as cancelled	cancelled	-0.13 -0.13 -0.15 -0.09 -0.14 -0.18 0.05 0.06
head event, told as comment	comment	-0.02 0.04 -0.01 -0.10 -0.13 -0.19 -0.02 -0.08
head event, told as denial	denial	-0.13 -0.17 0.05 -0.11 -0.14 -0.21 -0.08 0.05
head event, told as done	accident	0.08 -0.13 0.01 -0.14 -0.16 -0.18 -0.15 -0.10
head event, told as done	appointment	-0.15 -0.15 0.07 -0.10 -0.13 -0.25 -0.19 0.06
head event, told as done	arrest	-0.03 -0.16 -0.02 -0.13 -0.18 -0.19 -0.18 0.11
head event, told as done	arrival	-0.15 -0.16 0.05 -0.14 -0.16 -0.17 -0.20 0.03
head event, told as done	blockade	-0.19 -0.12 -0.12 -0.07 -0.11 0.05 -0.19 0.03
head event, told as done	call	-0.07 -0.08 -0.10 -0.05 -0.06 -0.10 0.05 -0.04
head event, told as done	charge	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
head event, told as done	closure	-0.21 -0.04 -0.05 -0.17 -0.17 -0.03 -0.10 0.09
head event, told as done	deal	-0.16 -0.16 -0.15 -0.10 -0.13 -0.18 0.11 -0.05
head event, told as done	departure	-0.03 -0.12 0.00 -0.10 -0.12 -0.18 0.05 -0.02
head event, told as done	deployment	-0.17 -0.02 0.07 -0.11 -0.15 -0.18 -0.02 -0.02
head event, told as done	downing	-0.19 -0.15 -0.05 -0.21 0.17 -0.25 -0.19 -0.05
head event, told as done	enrichment	-0.07 -0.08 -0.09 -0.07 -0.08 -0.10 -0.10 0.09
head event, told as done	evacuation	-0.06 -0.27 -0.07 -0.02 -0.17 0.01 -0.20 0.09
head event, told as done	exit	-0.06 -0.04 -0.08 -0.04 -0.04 -0.09 -0.09 0.09
head event, told as done	fall	-0.10 -0.10 -0.02 -0.05 -0.05 -0.06 -0.13 0.09
head event, told as done	flights	-0.07 -0.13 0.07 -0.09 -0.10 -0.10 -0.09 -0.02
head event, told as done	funeral	-0.13 -0.09 0.04 -0.11 -0.12 0.05 -0.12 0.02
head event, told as done	hack	-0.13 -0.11 0.02 -0.06 -0.09 -0.13 -0.09 0.04
head event, told as done	halt	-0.17 -0.19 0.03 -0.13 -0.15 -0.16 0.04 -0.04
head event, told as done	incursion	-0.05 -0.13 -0.17 -0.08 -0.13 0.05 -0.13 0.08
head event, told as done	joining	-0.09 0.04 0.10 -0.07 -0.14 -0.15 -0.14 -0.15
head event, told as done	mourning	-0.10 -0.09 0.14 -0.08 -0.09 -0.11 -0.11 -0.12
head event, told as done	none	-0.01 -0.05 -0.10 0.02 -0.21 -0.05 -0.06 0.02
head event, told as done	order	-0.12 -0.11 -0.11 -0.05 -0.11 0.01 0.06 -0.06
head event, told as done	release	-0.02 -0.11 -0.08 -0.08 0.09 -0.14 -0.13 -0.03
head event, told as done	relief	-0.13 -0.10 -0.10 -0.08 -0.12 -0.13 -0.13 0.13
head event, told as done	reopening	-0.12 -0.14 -0.10 -0.12 -0.12 -0.13 -0.17 0.15
head event, told as done	rescue	0.06 -0.01 -0.08 -0.14 -0.26 -0.01 -0.21 -0.03
head event, told as done	resumption	0.05 -0.12 0.00 -0.11 -0.10 -0.11 -0.12 -0.02
head event, told as done	rise	-0.15 -0.12 0.02 -0.07 -0.07 -0.09 -0.10 0.05
head event, told as done	sanction	-0.11 -0.12 -0.13 -0.09 -0.13 -0.16 -0.17 0.17
head event, told as done	seizure	-0.01 -0.11 -0.13 -0.14 0.00 -0.21 -0.19 0.13
head event, told as done	spying	-0.11 -0.11 -0.12 -0.12 -0.13 -0.13 -0.12 0.13
head event, told as done	strike	0.06 0.07 -0.02 -0.04 -0.09 -0.13 -0.21 -0.15
head event, told as done	talks	-0.04 -0.06 -0.07 -0.15 -0.08 -0.03 0.02 0.00
head event, told as done	test	-0.12 -0.12 0.02 -0.08 -0.10 -0.13 -0.09 0.05
head event, told as done	truce	-0.23 0.00 -0.12 -0.11 -0.14 -0.09 0.07 -0.06
head event, told as done	visit	-0.07 -0.10 -0.12 -0.08 -0.12 -0.10 -0.02 0.07
head event, told as memory	memory	-0.13 -0.13 -0.05 -0.11 -0.09 -0.15 0.02 0.02
head event, told as offer	offer	0.02 -0.03 -0.14 -0.09 -0.14 -0.16 -0.14 0.06
head event, told as plan	plan	-0.11 -0.02 0.01 -0.09 -0.14 -0.05 -0.06 0.05
head event, told as reaction	reaction	-0.11 -0.23 0.12 -0.01 -0.16 -0.08 -0.18 0.02
head event, told as rejection	rejection	-0.01 -0.15 -0.02 -0.06 -0.11 -0.18 -0.02 0.03
head event, told as threat	threat	-0.02 -0.20 -0.18 -0.02 -0.10 0.12 -0.12 -0.03
head event, told as wish	wish	-0.11 -0.15 -0.13 -0.07 -0.12 0.08 -0.17 0.02
kind by rules	attack	0.27 0.23 -0.38 -0.09 -0.37 -0.21 -0.20 -0.28
kind by rules	closure	-0.07 -0.14 -0.15 -0.10 -0.10 -0.16 -0.13 0.15
kind by rules	deal	-0.09 -0.12 -0.08 -0.06 -0.08 -0.09 0.12 -0.10
kind by rules	evacuation	-0.03 -0.25 -0.08 -0.30 -0.16 -0.28 -0.19 0.17
kind by rules	hack	-0.10 -0.11 -0.14 -0.09 -0.12 -0.13 -0.10 0.13
kind by rules	interception	-0.22 -0.16 -0.12 -0.20 0.20 -0.22 -0.17 -0.06
kind by rules	leader-killed	0.19 -0.26 -0.05 -0.14 -0.15 -0.28 -0.12 -0.28
kind by rules	measure-announced	-0.09 -0.08 -0.09 -0.04 -0.07 -0.15 -0.09 0.13
kind by rules	none	-0.23 -0.18 0.12 -0.03 -0.09 -0.07 -0.07 0.15
kind by rules	seizure	-0.13 -0.09 -0.10 -0.07 -0.13 -0.08 -0.07 0.11
kind by rules	talks	-0.11 -0.09 -0.13 -0.05 -0.08 -0.11 0.10 -0.08
kind by rules	threat	-0.05 -0.25 -0.14 0.03 -0.01 0.17 -0.02 -0.19
kind by rules	truce	-0.11 -0.13 -0.11 -0.04 -0.06 -0.14 0.18 -0.18
length	long	-0.16 -0.04 0.00 -0.03 -0.04 -0.01 0.04 0.04
length	short	0.05 -0.22 0.01 0.08 -0.15 -0.12 -0.05 -0.02
length	usual	0.01 -0.05 -0.04 -0.16 -0.03 -0.08 -0.17 0.08
length	very long	-0.01 0.02 -0.05 -0.06 -0.17 -0.02 0.00 -0.01
likely ends	ally > other	-0.06 0.12 -0.11 -0.07 -0.10 -0.11 -0.11 -0.10
likely ends	ally > other in land of an ally	-0.06 0.12 -0.11 -0.07 -0.10 -0.11 -0.11 -0.10
likely ends	ally > side	-0.06 0.10 -0.03 -0.09 -0.20 -0.19 -0.18 -0.05
likely ends	ally > side in land of an ally	0.02 0.04 0.01 -0.07 -0.17 -0.16 -0.16 -0.06
likely ends	ally > side in side	-0.12 0.12 -0.10 -0.07 -0.13 -0.09 -0.05 -0.13
likely ends	ally > unnamed	-0.15 0.01 -0.21 -0.08 0.03 0.04 -0.07 0.01
likely ends	ally > unnamed in land of an ally	-0.15 0.01 -0.21 -0.08 0.03 0.04 -0.07 0.01
likely ends	other > ally	-0.05 0.05 -0.11 -0.05 -0.07 -0.08 -0.10 0.05
likely ends	other > ally in land of an ally	-0.05 0.05 -0.11 -0.05 -0.07 -0.08 -0.10 0.05
likely ends	other > other	-0.08 -0.15 -0.07 -0.09 -0.12 -0.14 -0.02 0.09
likely ends	other > other in gulf state	-0.06 -0.09 -0.11 -0.06 -0.08 -0.07 -0.10 0.10
likely ends	other > other in third country	-0.05 -0.13 -0.04 -0.08 -0.10 -0.12 -0.16 0.08
likely ends	other > side	-0.28 -0.16 -0.05 -0.01 0.01 0.01 -0.01 -0.02
likely ends	other > side in gulf state	-0.10 -0.16 -0.06 -0.11 0.04 0.02 -0.15 0.02
likely ends	other > side in land of an ally	-0.10 -0.01 0.04 -0.09 -0.11 0.03 0.00 -0.10
likely ends	other > side in neighbour	-0.11 -0.16 -0.02 -0.13 -0.01 0.03 -0.16 0.07
likely ends	other > side in side	-0.18 0.04 -0.10 -0.18 -0.24 -0.04 0.07 -0.02
likely ends	other > side in third country	-0.15 -0.24 -0.02 0.02 -0.01 -0.19 -0.26 0.03
likely ends	other > unnamed	-0.19 -0.20 -0.03 -0.04 -0.01 -0.10 -0.08 0.07
likely ends	other > unnamed in gulf state	-0.11 -0.16 -0.22 -0.16 0.06 -0.11 -0.10 0.15
likely ends	other > unnamed in land of an ally	-0.13 -0.01 -0.03 -0.11 -0.14 0.00 0.04 -0.08
likely ends	other > unnamed in neighbour	-0.03 -0.09 -0.07 -0.08 -0.08 -0.05 -0.15 0.11
likely ends	other > unnamed in side	-0.07 -0.07 0.03 -0.07 -0.07 -0.12 -0.05 0.03
likely ends	other > unnamed in third country	-0.15 -0.24 0.04 0.00 -0.19 -0.26 -0.21 0.02
likely ends	other > usa	-0.05 0.03 0.02 -0.08 -0.14 -0.23 -0.10 0.02
likely ends	other > usa in neighbour	-0.09 -0.10 -0.15 -0.10 -0.09 -0.10 -0.09 0.11
likely ends	other > usa in side	-0.12 0.08 0.03 -0.06 -0.11 -0.17 0.02 -0.09
likely ends	other > usa in third country	-0.07 -0.11 0.00 -0.05 -0.08 -0.09 -0.20 0.06
likely ends	side > ally	-0.19 0.02 -0.27 -0.10 -0.17 0.06 0.05 -0.05
likely ends	side > ally in land of an ally	-0.19 0.02 -0.27 -0.10 -0.17 0.06 0.05 -0.05
likely ends	side > other	-0.21 0.05 0.04 -0.16 -0.06 -0.04 0.01 -0.09
likely ends	side > other in gulf state	-0.13 0.14 -0.07 -0.07 -0.22 0.00 -0.12 -0.22
likely ends	side > other in land of an ally	-0.12 -0.02 0.05 -0.13 -0.09 -0.08 -0.13 -0.02
likely ends	side > other in neighbour	-0.13 0.06 -0.15 -0.12 -0.21 0.00 0.05 -0.04
likely ends	side > other in side	-0.15 -0.16 0.10 -0.11 -0.14 -0.19 0.05 -0.08
likely ends	side > other in third country	-0.04 -0.03 -0.06 -0.17 0.04 -0.10 0.05 -0.03
likely ends	side > side	0.06 -0.12 -0.07 -0.06 -0.03 -0.06 -0.10 -0.03
likely ends	side > side in land of an ally	-0.01 0.02 -0.16 -0.10 -0.12 -0.04 0.04 0.01
likely ends	side > side in side	0.08 -0.16 -0.07 -0.05 -0.03 -0.06 -0.18 -0.05
likely ends	side > side in third country	-0.12 0.02 0.03 -0.07 -0.12 -0.11 -0.10 0.01
likely ends	side > side in usa	-0.09 -0.06 0.09 -0.07 -0.09 -0.06 -0.09 -0.05
likely ends	side > unnamed	-0.17 0.00 0.01 -0.07 -0.07 0.02 -0.06 0.06
likely ends	side > unnamed in gulf state	-0.19 0.03 0.08 -0.10 -0.22 -0.16 -0.09 -0.13
likely ends	side > unnamed in land of an ally	-0.34 0.13 -0.11 -0.13 -0.04 -0.01 -0.03 0.00
likely ends	side > unnamed in neighbour	-0.15 -0.06 0.03 -0.14 -0.17 -0.14 -0.08 0.05
likely ends	side > unnamed in side	-0.06 -0.08 0.01 -0.12 -0.10 -0.01 -0.11 0.07
likely ends	side > unnamed in third country	-0.12 -0.10 -0.03 0.03 -0.04 0.07 0.09 -0.07
likely ends	side > unnamed in usa	-0.08 -0.10 -0.10 -0.06 -0.09 -0.14 -0.14 0.12
likely ends	side > usa	-0.06 -0.18 0.01 -0.10 -0.02 0.04 -0.11 0.03
likely ends	side > usa in gulf state	0.20 -0.17 -0.14 -0.06 0.00 -0.20 -0.11 -0.13
likely ends	side > usa in land of an ally	0.08 -0.08 -0.10 -0.05 -0.09 -0.10 -0.11 0.07
likely ends	side > usa in neighbour	0.06 0.01 -0.12 -0.06 -0.13 -0.10 -0.09 -0.09
likely ends	side > usa in side	-0.32 -0.12 0.05 -0.12 -0.06 0.05 -0.05 0.11
likely ends	side > usa in third country	0.04 -0.18 -0.08 -0.07 -0.02 -0.01 -0.23 -0.01
likely ends	side > usa in usa	-0.05 -0.23 0.12 -0.11 -0.20 -0.22 -0.14 -0.08
likely ends	unnamed > ally	-0.10 -0.04 0.09 -0.08 -0.13 -0.13 -0.12 -0.06
likely ends	unnamed > other	-0.14 0.01 -0.02 -0.10 -0.12 -0.27 -0.09 0.09
likely ends	unnamed > other in gulf state	-0.02 -0.01 -0.05 -0.15 -0.22 -0.11 -0.13 0.07
likely ends	unnamed > other in land of an ally	-0.19 -0.06 0.08 -0.19 -0.19 -0.20 -0.04 -0.01
likely ends	unnamed > other in neighbour	-0.09 -0.07 -0.02 -0.01 -0.03 -0.10 -0.11 0.07
likely ends	unnamed > other in third country	-0.14 0.02 -0.13 -0.08 -0.09 -0.13 -0.12 0.09
likely ends	unnamed > side	0.02 -0.13 0.02 0.04 -0.09 -0.18 -0.02 -0.03
likely ends	unnamed > side in gulf state	-0.07 0.06 -0.04 -0.07 -0.05 -0.08 -0.10 0.02
likely ends	unnamed > side in land of an ally	-0.18 -0.02 0.02 -0.13 -0.17 -0.17 0.04 -0.01
likely ends	unnamed > side in side	0.04 -0.26 0.02 0.05 -0.07 -0.13 -0.04 -0.05
likely ends	unnamed > side in third country	0.01 -0.28 0.01 -0.11 -0.04 -0.21 -0.19 0.00
likely ends	unnamed > side in usa	-0.08 -0.04 -0.03 -0.03 -0.02 -0.08 -0.08 0.06
likely ends	unnamed > unnamed	-0.04 -0.04 -0.05 -0.05 -0.10 -0.11 -0.05 0.02
likely ends	unnamed > unnamed in gulf state	-0.31 0.05 0.08 -0.03 -0.03 -0.23 -0.22 -0.11
likely ends	unnamed > unnamed in land of an ally	-0.08 -0.03 -0.03 -0.27 -0.08 -0.49 0.01 0.02
likely ends	unnamed > unnamed in neighbour	-0.23 -0.07 -0.27 -0.26 0.02 -0.27 0.15 -0.10
likely ends	unnamed > unnamed in side	0.03 -0.05 -0.10 -0.10 -0.16 -0.02 -0.15 0.00
likely ends	unnamed > unnamed in third country	-0.01 -0.06 -0.01 -0.06 -0.20 -0.12 -0.22 0.06
likely ends	unnamed > unnamed in usa	-0.02 -0.15 -0.08 -0.10 -0.11 -0.23 -0.29 0.16
likely ends	unnamed > usa	0.06 -0.04 -0.07 -0.10 -0.02 -0.10 -0.07 -0.02
likely ends	unnamed > usa in side	0.09 -0.21 -0.10 -0.13 -0.18 -0.04 -0.08 -0.01
likely ends	unnamed > usa in third country	-0.10 0.02 -0.05 -0.05 -0.10 -0.12 0.03 0.03
likely ends	unnamed > usa in usa	-0.07 -0.08 0.06 -0.06 -0.08 -0.15 -0.19 0.00
likely ends	usa > other	0.03 0.02 -0.10 -0.09 -0.15 -0.17 0.01 0.01
likely ends	usa > other in land of an ally	-0.11 0.05 -0.11 -0.10 -0.11 -0.13 -0.18 0.12
likely ends	usa > other in neighbour	-0.13 0.07 -0.12 -0.06 -0.11 -0.12 0.06 -0.05
likely ends	usa > other in side	0.04 -0.11 -0.12 -0.05 -0.09 -0.12 0.04 -0.02
likely ends	usa > other in third country	-0.10 0.02 0.02 -0.07 -0.09 -0.14 -0.16 0.00
likely ends	usa > side	-0.02 -0.21 -0.01 -0.14 0.00 -0.02 -0.04 0.02
likely ends	usa > side in land of an ally	-0.09 -0.13 0.01 -0.04 -0.10 -0.08 -0.14 0.06
likely ends	usa > side in side	-0.02 -0.37 -0.02 -0.16 -0.01 0.00 -0.04 0.03
likely ends	usa > side in third country	0.06 -0.03 -0.05 -0.07 -0.01 -0.30 0.00 -0.07
likely ends	usa > side in usa	-0.22 -0.14 0.02 -0.07 -0.15 -0.09 -0.08 0.02
likely ends	usa > unnamed	-0.04 -0.27 0.00 -0.12 -0.27 -0.12 -0.08 0.11
likely ends	usa > unnamed in side	0.00 -0.19 0.01 -0.11 -0.22 -0.05 -0.01 0.00
likely ends	usa > unnamed in third country	-0.17 -0.18 0.06 -0.07 -0.14 -0.19 -0.12 0.06
likely ends	usa > unnamed in usa	-0.14 -0.09 -0.23 -0.11 -0.12 -0.22 -0.25 0.26
named at the place	gulf state: none named	-0.15 -0.06 0.02 -0.04 -0.05 -0.18 -0.19 0.05
named at the place	gulf state: others	0.05 0.06 -0.09 -0.21 0.01 -0.07 -0.27 -0.14
named at the place	land of an ally: none named	-0.22 0.03 0.02 -0.22 -0.22 -0.19 -0.05 0.00
named at the place	land of an ally: others	-0.23 0.04 -0.02 -0.18 -0.12 -0.05 -0.06 -0.02
named at the place	neighbour: none named	-0.10 -0.09 -0.16 -0.02 0.02 -0.07 -0.17 0.12
named at the place	neighbour: others	-0.17 0.04 -0.17 -0.26 -0.02 -0.04 0.11 -0.04
named at the place	none named	-0.17 -0.09 -0.01 0.01 -0.09 -0.11 -0.12 0.07
named at the place	only the owner	0.00 -0.05 -0.11 0.03 -0.11 -0.21 -0.11 0.10
named at the place	others	-0.14 0.01 -0.03 -0.12 -0.03 -0.11 0.02 0.04
named at the place	side: none named	-0.04 -0.02 -0.24 -0.01 -0.21 0.06 0.05 -0.07
named at the place	side: only the owner	0.00 -0.05 -0.11 0.03 -0.11 -0.21 -0.11 0.10
named at the place	side: others	0.17 -0.23 -0.07 -0.22 -0.20 -0.22 -0.18 -0.12
named at the place	side: the owner and others	-0.03 -0.13 -0.01 -0.10 -0.05 0.04 -0.05 0.00
named at the place	the owner and others	-0.03 -0.13 -0.01 -0.10 -0.05 0.04 -0.05 0.00
named at the place	third country: none named	-0.04 -0.14 -0.05 0.01 -0.16 -0.19 -0.17 0.08
named at the place	third country: others	-0.09 -0.11 -0.01 -0.03 -0.03 -0.09 -0.03 0.03
named at the place	usa: others	-0.13 -0.21 -0.02 -0.09 -0.14 -0.26 -0.26 0.21
person	chief of staff	0.01 -0.20 -0.09 -0.09 -0.13 -0.09 0.03 0.03
person	defence minister	-0.03 -0.20 -0.05 -0.13 -0.22 0.00 -0.32 0.04
person	far right minister	-0.07 -0.07 -0.11 -0.08 -0.06 0.06 -0.10 -0.01
person	foreign minister	-0.12 -0.20 -0.19 -0.19 -0.17 -0.24 0.12 -0.08
person	guards chief	0.04 -0.11 -0.13 -0.07 -0.08 -0.14 -0.13 0.04
person	kushner	-0.14 -0.15 -0.14 -0.14 -0.16 -0.13 0.08 -0.06
person	leaders	0.01 -0.08 0.03 -0.06 -0.11 -0.17 -0.08 -0.17
person	mojtaba	-0.12 -0.16 -0.20 -0.15 -0.14 -0.20 -0.17 0.18
person	president	0.06 -0.14 -0.05 -0.10 -0.11 -0.15 0.04 -0.03
person	prime minister	-0.13 -0.25 -0.02 -0.17 -0.19 -0.01 -0.03 0.14
person	secretary of state	-0.13 -0.15 -0.03 -0.08 -0.14 0.01 -0.17 0.08
person	security chief	-0.03 -0.19 0.15 -0.17 -0.18 -0.22 -0.17 -0.23
person	speaker	-0.11 -0.13 0.10 -0.06 -0.10 -0.09 -0.14 -0.02
person	spokesman	0.02 -0.11 -0.12 -0.09 -0.10 -0.12 -0.13 0.09
person	supreme leader	0.03 -0.25 -0.02 -0.18 -0.17 0.00 -0.25 -0.04
person	vice president	-0.18 -0.03 -0.14 -0.11 -0.15 -0.26 0.06 0.03
phase	begin	0.12 -0.19 -0.10 -0.01 -0.04 -0.12 0.15 -0.17
phase	break	-0.05 -0.05 -0.04 -0.11 0.01 -0.19 0.09 -0.04
phase	end	-0.06 -0.27 -0.15 -0.14 -0.19 -0.14 0.08 0.10
phase	extend	0.08 -0.20 -0.21 -0.10 -0.14 0.03 0.04 -0.01
placed	gulf state	0.00 0.03 -0.06 -0.11 0.00 -0.10 -0.28 -0.06
placed	land of an ally	-0.25 0.05 -0.01 -0.21 -0.13 -0.05 -0.07 -0.02
placed	neighbour	-0.19 0.01 -0.20 -0.12 0.00 -0.05 0.09 -0.01
placed	side	0.01 -0.13 -0.07 -0.05 -0.07 0.01 -0.06 0.03
placed	third country	-0.09 -0.13 -0.02 -0.02 -0.06 -0.11 -0.05 0.06
placed	usa	-0.13 -0.21 0.03 -0.09 -0.14 -0.24 -0.25 0.16
placed gulf state, told as done	downing	-0.09 -0.03 -0.09 -0.09 0.08 -0.06 -0.06 -0.11
placed gulf state, told as done	halt	-0.06 -0.10 0.02 -0.10 -0.08 -0.08 -0.11 0.01
placed gulf state, told as done	none	-0.19 0.00 0.06 0.02 -0.18 -0.18 -0.18 -0.06
placed gulf state, told as done	strike	0.07 0.04 -0.10 -0.26 -0.05 -0.21 -0.12 -0.09
placed gulf state, told as plan	plan	-0.09 -0.11 -0.13 -0.06 -0.09 0.05 -0.10 -0.01
placed gulf state, told as reaction	reaction	-0.07 -0.12 0.12 -0.09 -0.14 -0.09 -0.09 -0.10
placed gulf state, told as threat	threat	0.04 -0.12 -0.12 -0.08 -0.10 0.03 -0.11 -0.03
placed land of an ally, told as comment	comment	-0.11 0.03 -0.09 -0.06 -0.09 -0.09 0.04 0.01
placed land of an ally, told as denial	denial	-0.08 -0.08 0.01 -0.05 -0.07 -0.12 0.01 0.00
placed land of an ally, told as done	downing	-0.07 0.05 -0.11 -0.07 0.05 -0.09 -0.08 -0.13
placed land of an ally, told as done	evacuation	-0.14 -0.19 -0.06 -0.21 -0.14 -0.21 -0.18 0.15
placed land of an ally, told as done	joining	-0.08 0.05 0.04 -0.07 -0.13 -0.11 -0.12 -0.12
placed land of an ally, told as done	none	-0.05 -0.05 0.02 -0.26 -0.30 -0.49 0.01 -0.01
placed land of an ally, told as done	seizure	-0.12 0.01 0.03 -0.07 -0.12 -0.09 -0.12 -0.04
placed land of an ally, told as done	strike	-0.17 0.16 0.01 -0.14 -0.13 -0.08 -0.07 -0.24
placed land of an ally, told as done	talks	-0.21 -0.20 -0.30 -0.16 0.01 -0.23 -0.19 0.23
placed land of an ally, told as done	truce	-0.10 0.06 -0.20 -0.08 -0.14 -0.19 -0.03 0.01
placed land of an ally, told as plan	plan	-0.13 0.00 -0.01 -0.05 -0.09 -0.22 0.02 -0.02
placed land of an ally, told as reaction	reaction	-0.08 -0.10 0.03 -0.10 -0.09 -0.14 -0.15 0.09
placed land of an ally, told as rejection	rejection	-0.05 -0.07 -0.09 -0.04 -0.05 -0.06 0.06 -0.04
placed land of an ally, told as threat	threat	-0.19 -0.25 -0.09 -0.15 -0.21 -0.01 -0.27 0.12
placed land of an ally, told as wish	wish	-0.12 -0.11 -0.05 -0.08 -0.11 0.07 -0.14 -0.05
placed neighbour, told as done	downing	-0.04 -0.06 -0.05 -0.06 0.06 -0.04 -0.03 -0.07
placed neighbour, told as done	evacuation	-0.05 -0.09 -0.11 -0.11 -0.07 -0.07 -0.07 0.10
placed neighbour, told as done	none	-0.22 -0.30 -0.24 -0.23 -0.27 -0.25 0.17 -0.12
placed neighbour, told as done	strike	-0.12 0.08 -0.31 -0.05 0.00 -0.24 -0.27 0.07
placed neighbour, told as done	talks	-0.17 -0.19 0.00 -0.12 -0.18 -0.19 -0.02 0.02
placed neighbour, told as done	truce	-0.04 -0.08 -0.06 -0.05 -0.06 -0.07 0.07 -0.06
placed neighbour, told as plan	plan	-0.06 -0.08 -0.10 -0.09 -0.08 -0.09 -0.15 0.14
placed neighbour, told as reaction	reaction	-0.08 -0.08 -0.12 -0.09 -0.06 -0.07 -0.12 0.13
placed neighbour, told as threat	threat	-0.05 -0.12 -0.09 -0.08 -0.12 0.07 -0.13 0.00
placed side, told as accusation	accusation	0.04 -0.09 -0.02 -0.06 -0.07 -0.10 -0.11 -0.02
placed side, told as cancelled	cancelled	-0.12 -0.09 -0.12 -0.07 -0.11 -0.14 -0.13 0.15
placed side, told as comment	comment	0.00 -0.17 0.05 -0.10 -0.11 -0.18 -0.01 -0.07
placed side, told as denial	denial	-0.11 -0.11 0.12 -0.09 -0.12 -0.16 -0.19 -0.03
placed side, told as done	accident	0.10 -0.12 0.04 -0.12 -0.13 -0.15 -0.11 -0.16
placed side, told as done	appointment	-0.14 -0.13 -0.02 -0.10 -0.10 -0.22 -0.17 0.11
placed side, told as done	arrest	0.03 -0.12 -0.04 -0.12 -0.12 -0.14 -0.13 0.05
placed side, told as done	arrival	-0.13 -0.13 0.06 -0.11 -0.12 -0.14 -0.16 -0.03
placed side, told as done	blockade	-0.18 -0.10 -0.14 -0.08 -0.12 -0.03 -0.19 0.06
placed side, told as done	charge	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
placed side, told as done	closure	-0.15 -0.20 0.08 -0.17 -0.13 0.02 0.00 -0.07
placed side, told as done	deal	-0.16 -0.14 -0.14 -0.10 -0.12 -0.17 0.08 -0.03
placed side, told as done	departure	0.00 -0.08 -0.15 -0.07 -0.09 -0.16 0.00 0.02
placed side, told as done	deployment	-0.12 -0.11 -0.04 -0.07 -0.10 -0.13 0.03 0.04
placed side, told as done	downing	-0.14 -0.25 0.03 -0.18 0.05 -0.19 -0.14 0.02
placed side, told as done	evacuation	-0.01 -0.17 -0.05 -0.22 -0.11 0.05 -0.13 -0.02
placed side, told as done	funeral	-0.12 -0.09 0.01 -0.11 -0.11 0.05 -0.12 0.03
placed side, told as done	hack	-0.13 -0.11 -0.04 -0.06 -0.09 -0.13 -0.08 0.10
placed side, told as done	halt	-0.12 -0.10 -0.06 -0.08 -0.10 -0.11 0.04 0.01
placed side, told as done	incursion	-0.04 -0.12 -0.14 -0.08 -0.12 -0.01 -0.11 0.08
placed side, told as done	none	0.03 -0.06 -0.16 -0.05 -0.23 0.00 -0.30 -0.01
placed side, told as done	release	0.02 -0.08 -0.02 -0.05 0.05 -0.09 -0.08 -0.08
placed side, told as done	relief	-0.11 -0.07 -0.10 -0.06 -0.09 -0.11 -0.11 0.12
placed side, told as done	rescue	0.08 -0.16 -0.05 -0.13 -0.23 0.00 -0.18 -0.04
placed side, told as done	rise	-0.03 -0.03 -0.07 -0.02 -0.02 -0.07 -0.07 0.06
placed side, told as done	sanction	-0.10 -0.11 -0.12 -0.09 -0.12 -0.15 -0.16 0.15
placed side, told as done	seizure	0.01 -0.19 -0.21 -0.13 0.01 -0.17 -0.15 0.12
placed side, told as done	spying	-0.10 -0.08 -0.09 -0.09 -0.09 -0.10 -0.09 0.10
placed side, told as done	strike	0.09 -0.11 -0.03 -0.02 -0.13 -0.11 -0.19 -0.07
placed side, told as done	talks	-0.01 0.04 -0.07 -0.13 -0.17 0.01 0.05 -0.10
placed side, told as done	truce	-0.22 -0.04 -0.22 -0.13 -0.13 -0.05 0.07 -0.05
placed side, told as memory	memory	-0.12 -0.10 -0.02 -0.12 -0.09 -0.14 -0.20 0.11
placed side, told as offer	offer	0.05 -0.09 -0.10 -0.07 -0.09 -0.13 -0.10 0.04
placed side, told as plan	plan	-0.07 -0.23 -0.05 -0.11 -0.15 -0.05 -0.10 0.12
placed side, told as reaction	reaction	-0.08 -0.16 0.09 -0.18 -0.14 -0.04 -0.08 -0.01
placed side, told as rejection	rejection	0.00 -0.12 0.06 -0.05 -0.07 -0.13 -0.15 -0.03
placed side, told as threat	threat	-0.03 -0.04 -0.05 0.01 -0.04 0.11 -0.05 -0.17
placed side, told as wish	wish	-0.07 -0.06 -0.12 -0.05 -0.06 -0.13 -0.07 0.11
placed third country, told as accusation	accusation	-0.05 -0.06 -0.08 -0.04 -0.05 -0.06 -0.07 0.07
placed third country, told as cancelled	cancelled	-0.08 -0.07 -0.09 -0.09 -0.09 -0.11 0.09 -0.09
placed third country, told as denial	denial	-0.06 -0.08 -0.11 -0.04 -0.06 -0.07 -0.10 0.11
placed third country, told as done	arrest	-0.07 -0.10 0.00 -0.07 -0.11 -0.09 -0.11 0.05
placed third country, told as done	blockade	-0.07 -0.09 -0.06 -0.04 -0.06 0.04 -0.10 -0.01
placed third country, told as done	closure	-0.16 -0.20 -0.17 -0.08 -0.12 -0.19 -0.17 0.19
placed third country, told as done	departure	-0.03 -0.03 -0.06 -0.02 -0.03 -0.03 -0.08 0.05
placed third country, told as done	deployment	-0.06 -0.10 0.07 -0.05 -0.05 -0.06 -0.06 -0.06
placed third country, told as done	downing	-0.12 -0.19 -0.15 -0.07 0.14 -0.14 -0.11 -0.07
placed third country, told as done	evacuation	-0.07 -0.07 0.02 0.07 -0.06 -0.06 -0.06 -0.09
placed third country, told as done	fall	-0.10 -0.10 -0.01 -0.05 -0.05 -0.06 -0.13 0.08
placed third country, told as done	halt	-0.11 -0.13 0.05 -0.09 -0.13 -0.12 0.03 -0.08
placed third country, told as done	none	-0.07 -0.05 -0.02 -0.04 -0.11 -0.06 -0.32 0.07
placed third country, told as done	release	-0.09 -0.07 -0.08 -0.06 -0.08 -0.08 -0.08 0.09
placed third country, told as done	reopening	-0.06 -0.12 -0.09 -0.08 -0.09 -0.10 -0.11 0.10
placed third country, told as done	rise	-0.15 -0.12 0.01 -0.07 -0.07 -0.08 -0.10 0.05
placed third country, told as done	strike	0.05 -0.04 0.01 0.00 -0.12 -0.19 -0.29 -0.09
placed third country, told as done	talks	-0.17 -0.15 0.00 -0.12 -0.14 -0.20 0.12 -0.10
placed third country, told as done	truce	-0.11 -0.18 0.05 -0.08 -0.10 -0.16 0.02 -0.04
placed third country, told as done	visit	-0.07 -0.07 -0.09 -0.08 -0.10 -0.07 -0.14 0.11
placed third country, told as offer	offer	-0.05 -0.08 -0.07 -0.05 -0.07 -0.06 -0.08 0.08
placed third country, told as plan	plan	-0.20 0.05 0.01 -0.07 -0.10 -0.05 -0.09 -0.03
placed third country, told as reaction	reaction	-0.07 -0.11 0.06 0.04 -0.07 -0.10 -0.13 -0.08
placed third country, told as rejection	rejection	-0.05 -0.08 -0.05 -0.05 -0.09 -0.11 -0.13 0.07
placed third country, told as threat	threat	-0.01 -0.20 -0.21 -0.13 -0.15 -0.01 -0.24 0.10
placed third country, told as wish	wish	-0.10 -0.09 -0.07 -0.05 -0.08 0.04 -0.13 -0.02
placed usa, told as accusation	accusation	-0.06 -0.04 -0.10 -0.04 -0.04 -0.06 -0.09 0.09
placed usa, told as comment	comment	-0.04 -0.02 -0.05 -0.02 -0.03 -0.05 -0.07 0.05
placed usa, told as denial	denial	-0.03 -0.03 -0.07 -0.02 -0.03 -0.06 -0.09 0.07
placed usa, told as done	closure	-0.07 -0.06 -0.07 -0.04 -0.04 -0.08 -0.09 0.09
placed usa, told as done	exit	-0.04 -0.03 -0.06 -0.02 -0.03 -0.05 -0.07 0.07
placed usa, told as done	none	0.01 -0.11 -0.13 -0.10 -0.06 -0.22 -0.28 0.14
placed usa, told as done	strike	-0.13 -0.29 0.13 -0.13 -0.28 -0.27 -0.20 -0.02
placed usa, told as done	talks	-0.07 -0.04 -0.06 -0.03 -0.03 -0.06 -0.11 0.10
placed usa, told as done	truce	-0.06 -0.12 -0.11 -0.06 -0.07 -0.12 -0.18 0.17
placed usa, told as plan	plan	-0.10 -0.08 0.11 -0.04 -0.06 -0.20 0.01 -0.11
placed usa, told as reaction	reaction	-0.06 -0.06 -0.02 -0.08 -0.06 -0.12 -0.15 0.06
placed usa, told as threat	threat	-0.16 -0.07 -0.16 -0.11 -0.11 -0.05 -0.22 0.11
sign	comment	-0.11 -0.14 0.05 -0.12 -0.14 -0.32 -0.12 0.12
sign	explosions reported	0.11 -0.08 -0.04 0.04 -0.08 -0.20 -0.17 -0.21
sign	leader killed	0.16 -0.12 -0.06 -0.12 -0.15 -0.12 -0.15 -0.15
sign	nuclear sites struck	0.09 -0.21 -0.08 -0.05 -0.09 -0.02 -0.01 -0.02
sign	operations begun	0.22 -0.25 -0.06 0.02 -0.13 -0.27 -0.19 -0.15
sign	states struck	0.30 -0.17 -0.04 -0.12 -0.17 -0.19 -0.10 -0.21
sign	strikes suspended	-0.19 -0.16 -0.01 -0.10 -0.15 -0.21 0.14 -0.08
sign	truce agreed	-0.17 -0.03 -0.17 -0.04 -0.08 -0.14 0.14 -0.15
sign	war	-0.07 0.00 -0.08 -0.01 -0.06 -0.02 0.04 0.03
sign	war of a state	-0.04 -0.01 -0.09 -0.14 -0.10 -0.05 -0.05 0.08
sign	war of the region	-0.17 -0.20 -0.01 -0.13 -0.10 -0.17 -0.05 0.10
summary	alarm	-0.10 -0.09 -0.17 0.02 -0.06 -0.12 -0.11 0.13
summary	brief	-0.03 -0.04 0.01 -0.03 -0.02 -0.04 -0.04 0.01
summary	casualty	0.00 -0.06 -0.01 -0.09 -0.11 -0.16 -0.17 0.00
summary	chief	0.01 -0.01 -0.13 -0.08 -0.02 0.00 0.03 0.00
summary	civilian	-0.08 -0.08 -0.03 0.04 -0.08 -0.18 -0.17 0.09
summary	closure	-0.13 -0.15 -0.09 0.05 -0.06 0.02 -0.16 0.03
summary	contact	-0.06 -0.05 -0.06 -0.08 -0.08 -0.05 0.06 -0.03
summary	cyber	-0.11 -0.10 0.01 -0.07 -0.06 -0.12 -0.10 0.02
summary	decision	-0.06 0.03 -0.01 -0.07 -0.06 -0.02 -0.04 -0.01
summary	domestic	-0.05 -0.02 -0.07 -0.02 -0.02 0.06 -0.05 -0.05
summary	elsewhere	-0.08 -0.05 -0.11 -0.08 0.03 -0.09 -0.08 0.03
summary	everyday	-0.09 -0.11 -0.13 -0.06 -0.06 -0.06 0.04 0.03
summary	force	-0.06 -0.01 -0.10 -0.09 -0.05 0.02 -0.04 0.06
summary	gaza	-0.07 -0.08 -0.09 -0.05 -0.05 -0.08 -0.09 0.11
summary	market	-0.07 -0.12 0.02 -0.08 -0.06 -0.14 -0.18 0.06
summary	mass	-0.04 -0.21 0.08 -0.13 -0.12 0.01 -0.04 -0.06
summary	memory	-0.11 -0.12 0.03 -0.10 -0.06 -0.07 0.08 -0.10
summary	modal	-0.19 -0.14 -0.01 -0.07 -0.06 -0.08 0.00 0.06
summary	negotiation	-0.06 -0.08 -0.04 -0.07 -0.07 0.03 0.13 -0.11
summary	nuclear	-0.03 -0.11 0.02 -0.07 -0.09 0.05 -0.17 -0.02
summary	oil	0.05 -0.02 -0.05 -0.06 -0.05 -0.14 -0.12 0.02
summary	opinion	-0.14 -0.15 -0.05 -0.10 0.01 -0.15 -0.20 0.12
summary	reaction	0.05 0.02 -0.05 -0.09 -0.10 -0.20 -0.10 0.03
summary	resolve	0.07 -0.13 0.01 -0.11 -0.08 -0.02 -0.15 -0.04
summary	sanction	-0.09 -0.09 -0.08 -0.10 -0.07 -0.10 -0.08 0.10
summary	settled	-0.07 -0.19 0.04 0.05 0.00 -0.14 0.09 -0.14
summary	shipping	-0.16 -0.02 -0.16 -0.06 -0.05 -0.02 -0.20 0.09
summary	shock	-0.08 -0.06 0.06 -0.05 -0.04 0.05 -0.04 -0.08
summary	sport	0.04 -0.07 -0.10 -0.06 -0.03 -0.08 0.04 -0.05
summary	spy	-0.01 -0.03 -0.06 -0.07 -0.11 -0.17 0.00 0.01
summary	strike	-0.08 -0.01 0.08 -0.08 -0.06 0.03 -0.09 -0.07
summary	threat	0.02 -0.17 0.00 -0.08 -0.07 0.10 0.01 -0.11
summary	toll	-0.09 -0.09 0.05 -0.06 -0.06 -0.09 -0.11 0.04
summary	truce	-0.06 -0.04 -0.02 -0.10 -0.10 -0.10 0.06 -0.07
summary	unreal	-0.03 -0.04 -0.04 -0.08 -0.07 -0.04 0.03 0.01
summary	unrest	-0.06 -0.07 0.13 -0.04 -0.05 -0.05 -0.04 -0.14
summary	weapon	-0.08 -0.06 0.11 -0.02 0.00 -0.03 -0.15 -0.11
summary is	missing	-0.08 -0.02 0.03 -0.05 -0.03 -0.09 -0.05 0.03
summary is	there	-0.01 -0.09 -0.09 -0.07 -0.09 -0.04 -0.01 0.07
summary names	both sides	-0.03 -0.27 0.07 -0.16 -0.08 0.01 -0.21 -0.03
summary names	both sides and ally	-0.05 0.04 -0.08 -0.10 -0.08 -0.08 -0.12 0.02
summary names	both sides and usa	-0.07 -0.14 0.01 -0.08 -0.07 -0.22 -0.23 0.13
summary names	both sides and usa and ally	-0.06 -0.12 -0.08 -0.03 -0.04 -0.06 0.04 -0.03
summary names	no party	-0.03 -0.06 -0.04 -0.05 -0.04 -0.08 -0.05 0.07
summary names	one side	-0.13 0.05 -0.08 0.04 -0.04 -0.28 -0.01 0.00
summary names	one side and ally	0.04 -0.11 -0.14 -0.10 -0.09 -0.10 0.05 0.00
summary names	one side and usa	-0.19 -0.17 -0.06 -0.06 -0.07 0.06 0.04 -0.01
summary names	one side and usa and ally	-0.06 0.01 -0.09 -0.03 -0.04 -0.05 0.07 -0.07
summary names	usa	0.06 0.00 -0.15 -0.05 -0.07 0.03 -0.01 -0.06
summary place	gulf state	-0.13 0.00 -0.10 -0.09 -0.12 -0.14 -0.09 0.12
summary place	land of an ally	-0.07 0.02 -0.08 -0.08 -0.10 -0.23 0.13 -0.10
summary place	neighbour	-0.13 0.00 -0.11 -0.09 -0.10 -0.13 -0.07 0.11
summary place	region	0.03 -0.11 -0.02 -0.07 -0.01 -0.15 -0.01 -0.01
summary place	strait or sea	0.04 -0.22 -0.13 -0.09 -0.07 -0.11 -0.22 0.16
summary place	third country	-0.15 -0.14 0.02 -0.11 -0.01 -0.15 -0.03 0.03
summary place	usa	-0.10 -0.11 0.00 -0.07 -0.08 0.02 0.02 -0.01
summary word	[ally]	-0.02 0.01 -0.07 -0.11 -0.09 -0.14 0.09 -0.09
summary word	[number]	0.11 -0.19 -0.15 -0.08 -0.07 -0.16 0.05 0.02
summary word	[place]	-0.13 -0.03 -0.04 -0.10 -0.05 -0.25 0.03 0.01
summary word	[region]	0.01 -0.17 -0.04 -0.08 -0.01 -0.12 -0.06 0.06
summary word	[side]	-0.12 -0.06 0.00 -0.05 -0.08 0.00 -0.01 0.03
summary word	[usa]	-0.10 -0.11 -0.05 -0.07 -0.08 0.02 0.03 0.02
summary word	about	-0.12 -0.08 0.00 -0.04 -0.05 -0.11 -0.09 0.12
summary word	acces	-0.10 -0.09 -0.07 -0.09 -0.07 -0.10 -0.08 0.10
summary word	accord	0.00 -0.10 0.08 -0.07 -0.09 -0.13 -0.01 -0.09
summary word	accus	-0.06 0.06 -0.01 -0.04 -0.06 -0.09 -0.14 -0.07
summary word	acros	-0.07 -0.17 0.04 0.01 -0.13 -0.12 -0.17 -0.05
summary word	action	-0.06 -0.09 -0.09 -0.07 -0.07 -0.11 -0.11 0.10
summary word	add	-0.11 0.02 -0.01 -0.04 -0.06 -0.13 -0.03 -0.02
summary word	adversary	-0.01 -0.03 -0.11 -0.02 -0.03 0.02 -0.02 0.03
summary word	affirm	-0.08 -0.09 -0.06 -0.04 -0.03 -0.08 -0.10 0.10
summary word	after	-0.12 -0.05 0.07 -0.09 -0.07 0.01 0.06 -0.11
summary word	again	-0.12 -0.12 -0.13 -0.12 -0.08 -0.14 -0.13 0.14
summary word	against	-0.09 -0.02 0.07 -0.06 -0.07 0.02 0.00 -0.05
summary word	aggression	-0.09 -0.16 -0.13 -0.09 -0.09 0.02 -0.14 0.07
summary word	agre	-0.07 -0.09 -0.10 -0.05 -0.06 -0.08 0.08 -0.07
summary word	agreement	-0.08 -0.09 0.03 -0.03 -0.05 -0.10 0.05 -0.07
summary word	air	-0.11 -0.13 0.04 0.02 -0.09 -0.13 -0.12 0.01
summary word	airlin	-0.05 -0.10 0.05 -0.08 -0.06 -0.08 -0.09 -0.03
summary word	airstrik	0.01 -0.12 0.04 -0.08 -0.07 -0.02 -0.08 -0.07
summary word	al	-0.07 -0.08 -0.09 -0.04 -0.07 -0.11 -0.11 0.12
summary word	ali	0.02 -0.06 0.03 -0.05 -0.02 0.04 -0.09 -0.09
summary word	all	-0.04 -0.10 -0.02 -0.05 -0.04 -0.07 -0.14 0.05
summary word	allow	0.05 -0.03 -0.08 -0.02 -0.02 -0.11 -0.08 0.06
summary word	ally	-0.07 -0.06 0.01 -0.03 -0.06 -0.11 -0.08 0.06
summary word	also	-0.09 -0.09 -0.09 -0.06 -0.05 0.00 -0.12 0.05
summary word	ambassador	-0.09 -0.08 -0.09 -0.07 -0.05 -0.08 0.02 0.00
summary word	amid	-0.07 -0.12 0.04 -0.09 -0.08 -0.09 -0.16 0.01
summary word	analyst	0.05 -0.11 -0.10 -0.03 -0.07 -0.09 -0.11 0.05
summary word	announc	-0.01 -0.18 0.03 -0.10 0.02 -0.15 0.02 -0.09
summary word	another	-0.06 -0.06 0.00 -0.03 -0.03 -0.07 -0.12 0.05
summary word	any	-0.08 -0.06 0.03 -0.04 -0.03 0.06 -0.01 -0.08
summary word	aoun	-0.05 -0.11 -0.12 -0.03 -0.04 -0.11 0.09 -0.08
summary word	appear	-0.03 -0.13 0.01 -0.13 -0.12 -0.14 0.05 -0.04
summary word	april	0.03 -0.12 -0.11 -0.08 -0.10 -0.11 0.02 -0.01
summary word	arab	0.01 -0.11 -0.09 -0.06 -0.08 -0.06 -0.12 0.10
summary word	area	-0.06 0.02 -0.04 -0.09 -0.12 -0.11 -0.14 0.07
summary word	articl	-0.08 -0.08 0.04 -0.06 -0.07 -0.09 -0.13 0.09
summary word	asia	-0.04 -0.03 -0.06 -0.03 -0.02 -0.02 -0.05 0.06
summary word	asian	-0.04 -0.06 -0.09 -0.06 -0.05 -0.04 -0.06 0.08
summary word	assassination	0.00 0.05 -0.03 -0.10 -0.12 -0.12 -0.12 -0.13
summary word	atomic	0.00 -0.08 0.07 -0.05 -0.04 -0.03 -0.05 -0.11
summary word	attack	-0.03 0.05 0.04 -0.06 -0.11 -0.22 -0.03 -0.05
summary word	attempt	-0.07 -0.09 0.04 -0.07 -0.09 -0.11 -0.15 0.07
summary word	authority	-0.10 -0.10 0.04 -0.07 -0.09 -0.10 -0.11 0.06
summary word	back	-0.09 0.01 -0.01 -0.06 -0.06 -0.12 -0.05 0.04
summary word	ballistic	-0.03 -0.07 0.06 -0.04 -0.05 0.03 -0.05 -0.12
summary word	barrel	-0.07 -0.02 -0.04 -0.02 -0.03 -0.01 -0.03 0.04
summary word	bas	0.01 -0.06 -0.07 -0.06 -0.03 -0.06 -0.06 0.04
summary word	befor	-0.08 -0.08 0.06 -0.04 -0.05 -0.10 0.01 -0.04
summary word	begin	-0.07 -0.07 -0.08 -0.06 -0.05 -0.09 -0.09 0.08
summary word	beginn	-0.08 -0.06 0.04 -0.05 -0.03 -0.04 0.04 -0.08
summary word	believ	-0.08 -0.08 0.01 -0.04 -0.03 -0.09 -0.07 0.02
summary word	between	-0.05 -0.16 -0.07 -0.10 -0.08 -0.03 0.04 0.04
summary word	block	-0.04 -0.02 -0.05 -0.02 -0.01 -0.03 -0.07 0.06
summary word	blockad	-0.11 -0.05 -0.14 -0.02 -0.02 0.04 -0.13 0.02
summary word	bloomberg	0.15 -0.25 -0.19 -0.07 -0.06 -0.15 -0.12 0.03
summary word	bomb	-0.09 -0.12 0.06 -0.08 -0.07 -0.10 0.03 -0.04
summary word	boost	0.04 -0.08 -0.09 -0.07 -0.03 -0.07 -0.10 0.06
summary word	border	-0.06 -0.10 -0.12 -0.07 -0.07 -0.06 0.03 0.02
summary word	both	0.05 -0.06 0.04 -0.05 -0.03 -0.10 0.03 -0.09
summary word	br	-0.07 -0.02 -0.09 -0.03 -0.04 -0.10 -0.11 0.10
summary word	brac	-0.07 -0.04 0.09 -0.05 -0.03 -0.06 -0.04 -0.08
summary word	break	-0.04 -0.01 -0.06 -0.01 -0.02 -0.08 -0.03 0.07
summary word	brief	-0.01 -0.10 -0.09 -0.06 -0.06 -0.06 0.02 0.00
summary word	broader	0.06 -0.07 -0.09 -0.03 -0.04 -0.05 -0.01 -0.01
summary word	brought	-0.04 -0.04 -0.11 -0.05 -0.02 -0.02 -0.03 0.10
summary word	busines	0.07 -0.09 -0.13 -0.04 -0.08 -0.10 -0.07 0.07
summary word	call	-0.06 -0.14 -0.05 -0.08 -0.09 -0.04 0.05 -0.03
summary word	campaign	0.08 -0.12 -0.11 -0.08 -0.05 -0.12 0.01 -0.02
summary word	can	-0.03 -0.04 -0.07 -0.02 -0.02 -0.03 0.05 -0.04
summary word	carry	-0.03 -0.02 0.08 -0.02 -0.02 -0.02 -0.02 -0.09
summary word	caught	0.04 0.03 -0.12 -0.07 -0.08 -0.13 -0.09 -0.04
summary word	ceas	0.03 -0.08 -0.10 -0.07 -0.07 -0.12 0.00 -0.02
summary word	ceasefir	-0.19 -0.05 -0.01 -0.11 -0.11 -0.08 0.04 -0.04
summary word	center	-0.08 -0.09 -0.09 -0.07 -0.06 -0.11 -0.10 0.12
summary word	central	0.02 -0.09 -0.10 -0.09 -0.09 -0.14 -0.07 0.07
summary word	chanc	-0.05 -0.07 0.03 -0.05 -0.07 -0.08 -0.10 0.05
summary word	chang	-0.08 -0.12 -0.09 -0.08 -0.08 -0.12 -0.12 0.08
summary word	char	-0.03 -0.14 0.02 -0.10 -0.08 -0.13 -0.10 0.01
summary word	chemical	-0.04 -0.03 -0.07 -0.01 -0.01 -0.05 -0.03 0.08
summary word	chief	-0.04 -0.06 -0.08 -0.03 -0.05 -0.11 -0.03 0.04
summary word	citizen	-0.03 -0.06 -0.08 -0.07 -0.04 -0.04 -0.10 0.07
summary word	city	-0.05 -0.11 0.02 -0.09 -0.06 -0.10 -0.08 0.01
summary word	civilian	0.03 0.04 -0.05 -0.08 -0.09 -0.10 -0.11 -0.05
summary word	claim	-0.07 0.00 -0.09 -0.06 -0.07 -0.09 -0.11 0.07
summary word	clear	-0.07 -0.06 -0.08 -0.04 -0.05 -0.08 0.04 -0.03
summary word	clos	-0.11 -0.12 -0.09 -0.05 -0.05 -0.13 0.00 0.08
summary word	closur	-0.07 -0.07 -0.07 0.06 -0.05 -0.08 -0.05 -0.02
summary word	com	-0.04 -0.02 -0.09 -0.01 -0.02 -0.07 -0.07 0.06
summary word	come	-0.06 -0.06 -0.06 -0.03 -0.03 -0.09 0.00 0.02
summary word	commander	-0.06 -0.04 0.04 -0.02 -0.04 -0.07 -0.09 0.01
summary word	comment	-0.05 0.03 0.04 -0.11 -0.10 -0.16 -0.16 -0.04
summary word	company	-0.07 -0.10 0.08 -0.05 -0.05 -0.04 -0.05 -0.08
summary word	complet	0.06 -0.10 -0.08 -0.04 -0.05 -0.08 -0.09 0.05
summary word	concern	-0.06 -0.08 -0.04 -0.05 -0.05 -0.07 -0.06 0.08
summary word	conferenc	-0.09 -0.08 -0.10 -0.09 -0.09 -0.10 -0.11 0.10
summary word	conflict	-0.09 -0.11 -0.10 -0.07 -0.06 -0.15 -0.06 0.17
summary word	consider	-0.09 0.03 -0.11 0.06 -0.06 -0.10 -0.11 -0.01
summary word	continu	0.06 -0.16 -0.19 -0.08 -0.08 -0.18 0.03 -0.01
summary word	contract	-0.02 -0.01 -0.04 -0.01 -0.01 -0.01 -0.03 0.04
summary word	cost	-0.06 -0.06 -0.10 -0.06 -0.05 -0.04 -0.04 0.10
summary word	could	-0.07 -0.04 -0.10 -0.02 -0.03 -0.09 0.00 0.06
summary word	country	-0.13 -0.14 -0.04 -0.08 0.01 -0.17 0.04 0.01
summary word	crisi	0.06 -0.12 -0.05 -0.05 -0.04 -0.09 -0.08 -0.06
summary word	cros	-0.03 -0.05 -0.04 -0.02 -0.02 -0.03 0.04 -0.03
summary word	crud	-0.06 -0.04 -0.02 -0.03 -0.03 -0.03 -0.03 0.05
summary word	currency	-0.04 -0.03 0.09 -0.04 -0.03 -0.04 -0.03 -0.10
summary word	current	-0.05 -0.11 -0.09 -0.05 -0.04 -0.08 -0.17 0.14
summary word	daily	-0.12 -0.11 -0.11 -0.08 -0.09 -0.07 0.02 0.03
summary word	damag	-0.04 0.03 0.03 -0.09 -0.08 -0.13 -0.12 -0.07
summary word	day	0.06 -0.06 -0.12 -0.04 -0.05 -0.19 0.09 -0.10
summary word	days	-0.09 0.02 -0.01 -0.05 -0.03 -0.12 -0.16 0.05
summary word	de	-0.05 -0.02 -0.06 -0.03 -0.02 -0.04 -0.09 0.06
summary word	deadly	0.01 -0.08 -0.10 -0.04 -0.05 -0.06 0.03 -0.02
summary word	deal	-0.09 -0.07 -0.11 -0.04 -0.05 0.02 -0.02 0.00
summary word	death	0.06 -0.05 -0.03 -0.04 -0.07 -0.08 -0.08 0.00
summary word	decad	0.07 -0.10 -0.10 -0.07 -0.06 -0.13 0.05 -0.06
summary word	decision	-0.06 -0.06 -0.15 -0.03 -0.05 -0.08 0.01 0.08
summary word	deepen	-0.08 -0.05 -0.12 -0.05 -0.03 -0.09 -0.12 0.12
summary word	defend	-0.07 -0.05 -0.08 -0.08 -0.05 -0.11 -0.09 0.09
summary word	defens	-0.05 -0.03 -0.04 0.00 -0.01 0.02 -0.14 -0.05
summary word	delay	-0.04 -0.02 -0.12 -0.02 -0.02 -0.07 -0.08 0.11
summary word	demand	-0.07 -0.07 -0.09 -0.05 -0.02 -0.10 -0.12 0.11
summary word	despit	-0.11 0.05 -0.16 -0.12 -0.07 0.06 -0.19 -0.05
summary word	did	0.02 -0.09 -0.07 -0.07 -0.04 -0.06 -0.07 0.05
summary word	didn't	-0.04 -0.07 -0.07 -0.02 -0.01 -0.06 -0.10 0.10
summary word	digital	-0.06 -0.07 -0.07 -0.06 -0.03 -0.10 0.03 -0.02
summary word	diplomacy	-0.09 -0.07 -0.11 -0.04 -0.05 -0.14 -0.02 0.07
summary word	diplomatic	-0.06 -0.08 -0.12 -0.06 -0.04 -0.08 0.05 -0.03
summary word	direct	0.07 -0.11 -0.11 -0.03 -0.05 -0.14 0.07 -0.07
summary word	discus	0.06 -0.08 0.03 -0.06 -0.06 -0.10 -0.11 -0.07
summary word	discuss	-0.16 -0.12 -0.14 -0.14 -0.09 -0.16 -0.02 0.10
summary word	discussion	-0.05 -0.02 -0.07 -0.02 -0.03 -0.06 -0.08 0.09
summary word	disrupt	0.00 -0.03 -0.17 -0.03 -0.02 -0.03 -0.04 0.12
summary word	disruption	-0.06 -0.05 -0.01 -0.04 -0.03 -0.04 -0.04 0.03
summary word	do	-0.05 -0.07 0.01 -0.04 -0.06 -0.10 -0.10 0.03
summary word	does	-0.06 -0.02 -0.02 -0.02 -0.02 0.05 -0.10 -0.04
summary word	dollar	-0.07 -0.04 0.04 -0.04 -0.04 -0.04 -0.04 -0.02
summary word	down	-0.07 -0.05 -0.12 -0.05 0.03 -0.11 -0.13 0.07
summary word	dozen	-0.02 0.04 0.00 -0.03 -0.04 -0.04 -0.04 -0.07
summary word	dron	-0.05 0.05 -0.01 -0.10 0.03 -0.10 -0.10 -0.08
summary word	due	-0.11 -0.13 -0.06 -0.06 -0.06 -0.13 -0.15 0.10
summary word	dur	-0.07 0.04 -0.02 -0.13 -0.16 -0.04 -0.16 0.06
summary word	earlier	-0.09 -0.06 0.01 -0.03 -0.05 -0.09 -0.10 0.07
summary word	early	-0.02 -0.09 0.04 0.00 -0.07 0.01 -0.17 -0.06
summary word	ease	-0.06 -0.07 0.05 -0.03 -0.05 -0.06 0.05 -0.08
summary word	eastern	-0.02 -0.03 -0.06 -0.02 -0.02 -0.04 -0.03 0.06
summary word	economic	-0.06 -0.03 0.01 -0.03 -0.03 -0.06 -0.10 0.05
summary word	economy	-0.03 -0.04 0.02 -0.03 -0.02 -0.03 -0.03 -0.01
summary word	effect	-0.08 -0.10 -0.10 0.06 -0.05 -0.11 0.05 -0.06
summary word	effort	-0.09 -0.09 0.01 -0.10 -0.10 -0.08 -0.14 0.04
summary word	eliminat	0.04 -0.09 0.01 -0.04 -0.08 -0.10 -0.08 0.01
summary word	end	-0.05 0.02 -0.11 -0.02 -0.02 -0.07 0.00 0.01
summary word	enemy	0.07 -0.12 -0.03 -0.07 -0.10 -0.09 -0.11 -0.06
summary word	energy	0.02 -0.14 0.06 -0.06 -0.05 -0.01 -0.08 -0.09
summary word	engulf	0.03 -0.04 -0.04 -0.02 -0.03 -0.03 -0.02 0.01
summary word	enter	0.02 -0.08 -0.09 -0.06 0.02 -0.10 -0.10 -0.02
summary word	escalat	-0.10 0.04 -0.04 -0.08 -0.11 -0.12 -0.15 0.02
summary word	escalation	0.00 -0.07 -0.04 -0.06 -0.04 -0.01 -0.01 0.02
summary word	evacuat	-0.04 -0.04 -0.06 -0.05 -0.03 -0.07 -0.08 0.06
summary word	evacuation	-0.12 -0.07 -0.11 -0.10 -0.03 -0.13 -0.13 0.13
summary word	even	-0.09 -0.07 -0.04 -0.06 -0.04 -0.12 0.00 0.03
summary word	evidenc	-0.07 -0.03 -0.07 -0.02 -0.05 -0.06 -0.09 0.08
summary word	exchang	0.05 -0.07 -0.14 -0.05 -0.07 -0.09 -0.01 0.05
summary word	exit	-0.07 -0.02 -0.05 -0.02 -0.03 -0.07 -0.08 0.07
summary word	expand	0.05 0.04 -0.10 -0.03 -0.03 -0.09 -0.12 -0.03
summary word	expect	-0.05 -0.09 -0.07 -0.01 -0.02 -0.04 0.01 0.01
summary word	expert	-0.06 -0.06 0.01 -0.09 0.03 -0.06 -0.08 -0.05
summary word	expir	-0.08 -0.06 -0.08 -0.05 -0.04 -0.11 -0.02 0.04
summary word	export	-0.07 -0.09 -0.02 -0.06 -0.05 -0.08 -0.08 0.08
summary word	extend	0.09 -0.15 -0.12 -0.08 -0.08 -0.10 -0.09 -0.02
summary word	fac	-0.03 -0.02 0.04 -0.02 -0.01 -0.02 -0.02 -0.04
summary word	face	-0.06 -0.05 -0.08 -0.05 -0.02 -0.05 -0.07 0.08
summary word	facility	-0.04 0.01 0.05 -0.08 -0.10 -0.11 -0.10 -0.05
summary word	familiar	-0.08 -0.07 0.05 -0.04 -0.05 -0.11 -0.12 -0.04
summary word	far	-0.07 -0.09 -0.01 -0.09 -0.09 -0.11 -0.11 0.08
summary word	fear	0.00 0.02 0.02 -0.04 -0.04 -0.05 -0.06 -0.04
summary word	fell	-0.05 -0.08 -0.01 -0.07 -0.08 -0.05 -0.09 0.05
summary word	field	0.09 0.04 -0.12 -0.06 -0.04 -0.10 -0.07 -0.08
summary word	fight	-0.05 -0.12 0.02 -0.06 -0.04 -0.08 0.05 -0.05
summary word	fir	0.08 0.03 -0.06 0.02 -0.13 -0.15 -0.16 -0.12
summary word	fire	0.00 0.05 -0.16 -0.07 -0.06 -0.16 -0.01 -0.04
summary word	firm	-0.08 -0.06 -0.13 -0.05 -0.04 0.04 -0.15 0.00
summary word	first	0.02 -0.04 -0.22 -0.10 -0.08 -0.14 0.10 -0.09
summary word	flow	-0.09 -0.05 0.01 -0.03 -0.02 -0.04 -0.04 0.00
summary word	follow	-0.13 -0.15 0.10 -0.09 -0.06 -0.14 0.03 -0.03
summary word	forc	-0.14 0.05 -0.05 -0.12 -0.10 -0.01 0.00 0.00
summary word	foreign	-0.08 -0.13 -0.11 -0.11 -0.08 -0.12 -0.16 0.12
summary word	former	0.04 -0.11 -0.04 -0.12 -0.08 -0.13 -0.16 0.01
summary word	fragil	-0.06 -0.07 0.05 -0.03 -0.06 -0.05 0.02 -0.05
summary word	free	-0.02 -0.02 -0.06 -0.01 -0.01 -0.06 -0.03 0.07
summary word	freight	-0.05 -0.04 0.05 -0.01 -0.02 -0.02 -0.01 -0.04
summary word	fresh	0.03 -0.07 0.07 -0.04 -0.04 -0.11 -0.11 -0.05
summary word	friday	-0.10 -0.10 0.07 -0.07 -0.05 0.02 -0.01 -0.05
summary word	front	-0.07 -0.10 0.01 -0.08 -0.08 -0.08 -0.14 0.06
summary word	fuel	-0.06 -0.10 0.08 -0.06 -0.06 -0.07 -0.10 -0.06
summary word	full	-0.09 -0.10 0.07 -0.06 -0.06 -0.08 0.00 -0.05
summary word	further	0.08 -0.16 -0.04 -0.09 -0.06 -0.15 0.01 -0.06
summary word	futur	-0.06 -0.03 -0.02 -0.02 -0.02 -0.04 0.03 -0.01
summary word	g7	0.02 -0.02 -0.05 -0.02 -0.02 -0.05 -0.09 -0.01
summary word	gain	-0.03 -0.02 0.01 -0.02 -0.02 -0.03 -0.03 0.01
summary word	gas	0.06 -0.04 0.02 -0.08 -0.08 -0.14 -0.15 -0.06
summary word	gather	-0.07 -0.05 -0.08 -0.04 -0.07 0.01 -0.06 0.04
summary word	general	-0.07 -0.09 0.05 -0.07 -0.05 -0.09 -0.11 0.04
summary word	geopolitical	-0.04 -0.06 0.10 -0.05 -0.04 -0.07 -0.06 -0.09
summary word	get	0.05 -0.09 0.01 -0.03 -0.04 -0.09 0.05 -0.07
summary word	given	-0.02 -0.03 -0.04 -0.03 -0.02 -0.03 -0.03 0.04
summary word	global	-0.06 -0.08 0.04 -0.06 -0.06 -0.08 0.01 -0.03
summary word	go	-0.07 -0.08 -0.09 -0.07 -0.07 -0.09 -0.11 0.11
summary word	goal	0.05 -0.07 -0.09 -0.05 -0.02 -0.06 0.05 -0.06
summary word	good	-0.02 -0.11 0.02 -0.05 -0.09 -0.12 -0.10 0.00
summary word	government	-0.10 -0.10 0.05 -0.05 -0.08 -0.10 -0.11 0.00
summary word	group	-0.11 -0.15 0.01 -0.05 -0.06 -0.12 -0.01 0.00
summary word	grow	-0.10 -0.09 -0.03 -0.07 -0.08 -0.12 -0.10 0.09
summary word	hack	-0.08 -0.06 -0.09 -0.07 -0.06 -0.10 -0.09 0.09
summary word	halt	-0.06 -0.09 0.02 -0.06 -0.05 -0.08 -0.10 0.06
summary word	haven	-0.06 -0.05 0.06 -0.05 -0.04 -0.05 -0.05 -0.05
summary word	heighten	-0.06 0.04 0.02 -0.04 -0.02 -0.07 -0.08 -0.04
summary word	higher	-0.08 -0.03 -0.08 -0.03 -0.03 -0.05 -0.05 0.09
summary word	hik	-0.03 -0.02 -0.09 -0.01 -0.01 -0.01 -0.05 0.09
summary word	historic	-0.05 -0.05 -0.07 -0.02 -0.04 -0.04 0.01 0.01
summary word	hit	-0.04 -0.04 0.02 -0.08 -0.05 -0.11 -0.09 0.00
summary word	hits	0.03 -0.09 -0.11 -0.02 -0.04 -0.09 -0.07 0.07
summary word	hold	-0.11 -0.10 -0.16 -0.08 -0.06 -0.12 0.09 -0.05
summary word	home	0.06 -0.05 -0.09 -0.05 -0.03 -0.05 -0.08 0.01
summary word	hospital	0.03 -0.09 0.04 -0.02 -0.03 -0.04 -0.02 -0.04
summary word	hostility	0.03 -0.11 -0.01 -0.04 -0.04 -0.07 -0.03 0.02
summary word	hour	-0.11 -0.14 0.13 -0.08 -0.09 -0.15 0.00 -0.11
summary word	how	-0.11 -0.08 0.08 -0.08 -0.07 -0.11 -0.11 0.02
summary word	hundred	0.08 -0.08 -0.03 -0.07 -0.05 -0.11 -0.10 -0.10
summary word	if	-0.06 -0.03 -0.08 -0.03 -0.03 0.03 -0.10 0.01
summary word	immediat	-0.08 -0.07 -0.09 -0.06 -0.05 -0.08 0.03 -0.02
summary word	impact	-0.05 -0.04 -0.08 -0.04 -0.05 -0.04 -0.05 0.09
summary word	implement	-0.03 -0.07 -0.05 -0.02 -0.03 -0.06 -0.02 0.03
summary word	impos	-0.04 -0.07 -0.08 -0.05 -0.04 -0.05 -0.08 0.08
summary word	impossibl	-0.04 -0.04 -0.03 -0.05 -0.02 -0.04 -0.08 0.04
summary word	includ	-0.06 0.04 -0.09 -0.04 -0.06 -0.09 -0.10 0.09
summary word	increas	-0.09 -0.08 0.03 -0.07 -0.04 -0.08 -0.06 -0.01
summary word	increasingly	-0.10 -0.09 -0.11 -0.05 -0.05 -0.09 -0.15 0.12
summary word	industry	-0.10 -0.08 -0.07 -0.07 -0.09 -0.07 -0.06 0.08
summary word	inflation	-0.06 -0.04 0.02 -0.02 -0.04 -0.04 -0.03 0.01
summary word	infrastructur	0.11 -0.14 0.00 -0.09 -0.08 -0.02 -0.14 -0.15
summary word	injury	0.03 -0.08 -0.14 -0.07 -0.08 -0.11 -0.06 0.08
summary word	insist	-0.05 -0.06 -0.10 -0.05 -0.03 0.06 -0.09 -0.03
summary word	intelligenc	0.03 -0.13 -0.10 -0.06 -0.10 -0.12 -0.08 0.02
summary word	intercept	-0.08 -0.08 -0.08 0.04 0.02 -0.05 -0.02 0.02
summary word	international	0.05 -0.14 -0.02 -0.13 -0.11 -0.12 -0.11 -0.01
summary word	investor	-0.07 -0.13 0.02 -0.09 -0.06 -0.09 -0.10 0.01
summary word	involv	-0.06 -0.03 -0.06 -0.02 -0.04 -0.10 0.02 0.00
summary word	involvement	-0.04 -0.07 0.05 -0.02 -0.02 -0.09 -0.13 -0.03
summary word	is	-0.15 -0.17 -0.10 -0.07 -0.09 0.06 -0.07 0.13
summary word	issu	0.05 -0.08 -0.09 -0.04 -0.04 0.04 -0.09 -0.06
summary word	join	-0.10 -0.12 0.04 -0.06 -0.04 -0.14 -0.15 -0.02
summary word	jump	-0.03 -0.03 -0.04 -0.02 -0.02 -0.02 -0.02 0.05
summary word	jun	-0.09 -0.08 -0.10 -0.07 -0.05 -0.09 -0.10 0.10
summary word	june	-0.01 -0.14 0.03 -0.09 -0.08 -0.11 -0.10 -0.03
summary word	just	-0.05 -0.08 0.04 -0.03 -0.06 0.02 -0.11 0.02
summary word	keep	0.00 -0.09 -0.12 -0.07 -0.03 -0.08 -0.08 0.10
summary word	keir	-0.02 -0.02 -0.04 -0.02 -0.02 -0.02 -0.05 0.04
summary word	key	-0.05 -0.07 0.12 -0.04 -0.04 -0.05 -0.08 -0.13
summary word	kill	-0.02 -0.05 0.00 -0.06 -0.11 -0.13 -0.11 0.00
summary word	larg	-0.08 -0.11 0.01 -0.10 -0.08 -0.11 -0.09 0.04
summary word	largest	-0.07 -0.08 -0.05 -0.05 -0.04 -0.11 -0.05 0.07
summary word	last	-0.11 -0.08 0.06 -0.04 -0.06 0.01 -0.01 -0.01
summary word	latest	-0.07 -0.05 0.01 -0.06 -0.05 -0.08 -0.09 0.06
summary word	launch	-0.02 0.00 -0.03 -0.09 -0.09 0.06 -0.10 -0.04
summary word	lead	-0.09 -0.07 -0.10 -0.02 -0.03 -0.07 0.04 0.03
summary word	leader	-0.09 -0.08 0.02 -0.04 -0.04 0.02 0.06 -0.09
summary word	leadership	-0.01 -0.05 0.01 -0.02 -0.02 -0.09 -0.07 0.02
summary word	leav	-0.09 -0.08 -0.11 -0.05 -0.03 -0.08 -0.15 0.12
summary word	led	-0.08 -0.11 -0.07 -0.05 -0.05 -0.09 -0.14 0.10
summary word	left	0.00 -0.04 0.02 -0.03 -0.04 -0.07 -0.15 0.00
summary word	like	-0.04 -0.08 0.03 -0.05 -0.10 -0.09 -0.09 0.05
summary word	likely	-0.08 -0.10 0.04 -0.08 -0.08 -0.08 -0.13 0.01
summary word	limit	-0.06 -0.08 -0.09 -0.08 -0.06 -0.07 -0.08 0.09
summary word	liv	-0.11 -0.07 -0.13 -0.08 -0.07 -0.05 -0.11 0.13
summary word	live	0.02 -0.03 -0.07 -0.02 -0.01 -0.04 -0.03 0.04
summary word	long	-0.07 -0.09 -0.07 -0.06 -0.06 0.03 0.00 0.01
summary word	look	-0.11 -0.09 0.02 -0.08 -0.09 -0.10 -0.12 0.03
summary word	lower	-0.01 -0.01 -0.03 -0.01 -0.01 -0.01 -0.01 0.03
summary word	main	0.04 -0.05 0.02 -0.03 -0.03 -0.11 -0.07 -0.03
summary word	major	-0.07 -0.09 0.05 -0.06 -0.05 0.00 -0.05 -0.01
summary word	make	-0.03 -0.02 -0.05 -0.03 -0.03 0.05 -0.10 -0.04
summary word	many	-0.03 -0.13 -0.13 -0.09 -0.05 0.00 -0.14 0.07
summary word	march	-0.12 -0.14 -0.02 -0.11 -0.08 -0.06 -0.13 0.07
summary word	maritim	-0.08 -0.09 -0.06 -0.07 -0.04 -0.07 -0.05 0.07
summary word	market	0.01 -0.09 0.02 -0.06 -0.05 -0.08 -0.09 -0.01
summary word	matter	0.05 -0.10 0.03 -0.05 -0.08 -0.12 -0.13 -0.05
summary word	may	-0.13 -0.10 0.01 -0.06 -0.06 -0.12 -0.10 0.06
summary word	media	0.04 0.03 -0.06 -0.03 -0.07 0.01 -0.08 -0.06
summary word	meet	-0.06 -0.07 -0.10 -0.03 -0.04 -0.08 0.06 -0.05
summary word	met	-0.08 -0.08 0.06 -0.05 -0.06 -0.09 0.00 -0.06
summary word	middl	-0.02 -0.03 -0.06 -0.02 -0.02 -0.04 -0.03 0.06
summary word	might	-0.11 -0.10 0.07 -0.07 -0.06 -0.11 -0.13 -0.04
summary word	military	0.12 -0.14 -0.12 -0.08 -0.02 -0.03 -0.19 0.01
summary word	min	-0.07 -0.05 -0.09 -0.02 -0.03 -0.10 -0.07 0.10
summary word	minister	-0.09 -0.14 -0.03 -0.06 -0.07 0.03 0.05 -0.05
summary word	missil	-0.04 -0.17 0.08 -0.14 -0.11 -0.02 -0.12 -0.06
summary word	monday	0.03 -0.07 -0.10 -0.09 -0.06 -0.15 -0.11 0.09
summary word	month	-0.05 -0.10 0.05 -0.05 -0.05 -0.04 0.04 -0.08
summary word	more	-0.11 -0.01 -0.07 -0.03 -0.04 0.06 -0.01 0.04
summary word	morn	-0.03 -0.08 0.04 0.02 -0.07 -0.02 -0.09 -0.05
summary word	most	-0.13 -0.15 -0.05 0.05 -0.10 -0.11 -0.12 0.05
summary word	move	-0.09 -0.08 0.05 -0.06 -0.03 -0.06 -0.08 -0.02
summary word	much	-0.04 -0.06 0.03 -0.05 -0.06 -0.10 -0.11 0.01
summary word	must	-0.03 -0.04 -0.05 -0.03 -0.03 -0.06 -0.06 0.04
summary word	nation	0.03 -0.04 -0.02 -0.03 -0.02 -0.06 0.00 0.00
summary word	national	-0.11 -0.12 0.03 -0.10 -0.10 -0.12 -0.14 0.03
summary word	natural	-0.09 -0.08 0.07 -0.05 -0.05 -0.08 -0.10 -0.03
summary word	naval	-0.12 -0.08 -0.09 -0.06 -0.08 0.00 -0.10 0.10
summary word	near	-0.07 0.09 -0.12 -0.07 -0.10 -0.10 0.03 -0.09
summary word	negotiation	-0.02 -0.09 0.01 -0.03 -0.03 0.07 0.04 -0.07
summary word	never	0.01 -0.06 -0.02 -0.05 -0.06 -0.06 -0.08 0.02
summary word	new	-0.07 0.03 -0.08 -0.07 -0.09 -0.10 0.02 -0.04
summary word	news	-0.08 -0.12 0.06 -0.06 -0.08 -0.10 -0.01 0.01
summary word	next	-0.05 -0.08 0.03 -0.05 -0.05 -0.14 0.05 -0.08
summary word	no	0.07 -0.12 -0.01 -0.05 -0.06 -0.12 0.01 -0.03
summary word	non	-0.08 -0.07 -0.06 0.05 -0.05 -0.10 -0.08 0.01
summary word	northern	-0.09 -0.10 -0.13 -0.09 -0.09 -0.09 -0.15 0.12
summary word	not	-0.01 -0.13 -0.01 0.03 -0.07 0.00 0.02 -0.11
summary word	now	-0.06 -0.14 -0.18 -0.09 -0.08 -0.14 0.02 0.06
summary word	nuclear	-0.01 -0.13 0.06 -0.08 -0.10 0.03 -0.18 -0.06
summary word	off	-0.09 -0.08 0.04 -0.07 -0.03 -0.07 -0.11 0.01
summary word	offic	-0.13 -0.10 0.01 -0.09 -0.10 -0.09 -0.08 0.05
summary word	official	0.05 -0.14 -0.18 -0.10 -0.09 0.04 0.04 -0.12
summary word	oil	0.01 -0.01 0.01 -0.05 -0.05 -0.10 -0.10 -0.01
summary word	old	-0.03 -0.04 -0.08 -0.02 -0.02 -0.09 -0.09 0.08
summary word	once	-0.06 0.03 0.04 -0.07 -0.04 -0.07 -0.09 -0.07
summary word	one	-0.08 -0.04 -0.09 -0.05 -0.04 -0.13 -0.06 0.10
summary word	ongo	-0.10 -0.05 0.02 -0.04 -0.04 0.08 -0.13 -0.03
summary word	open	0.07 -0.06 -0.07 -0.03 -0.04 -0.06 -0.10 -0.03
summary word	operation	0.05 -0.14 -0.08 -0.09 -0.08 -0.11 -0.14 0.09
summary word	other	-0.02 -0.11 -0.01 -0.07 -0.08 -0.13 -0.08 0.05
summary word	our	0.05 -0.02 -0.10 -0.02 -0.02 0.04 -0.06 -0.06
summary word	out	-0.04 -0.03 0.07 -0.02 -0.02 -0.05 -0.07 -0.06
summary word	over	-0.06 -0.11 -0.05 -0.06 0.01 -0.13 0.03 0.06
summary word	overnight	-0.07 0.02 0.08 -0.02 -0.04 -0.08 -0.03 -0.12
summary word	p	-0.07 -0.09 0.03 -0.03 -0.03 -0.04 0.01 -0.03
summary word	part	-0.02 0.03 0.02 -0.09 -0.11 -0.10 -0.09 -0.08
summary word	paus	-0.06 -0.08 -0.07 -0.02 -0.02 -0.05 0.06 -0.05
summary word	pdt	0.00 -0.14 0.02 -0.10 -0.09 -0.11 -0.09 -0.03
summary word	peac	-0.09 -0.07 -0.15 -0.05 -0.04 0.02 -0.04 -0.01
summary word	peopl	-0.09 0.06 0.02 -0.06 -0.07 -0.13 -0.13 -0.02
summary word	percent	-0.04 -0.03 -0.05 -0.03 -0.02 -0.04 0.01 0.04
summary word	plac	-0.08 -0.09 -0.11 -0.10 -0.06 -0.07 -0.12 0.11
summary word	plan	-0.07 -0.11 -0.13 -0.09 -0.08 -0.15 -0.15 0.11
summary word	plant	-0.10 -0.14 -0.02 -0.08 -0.11 -0.09 -0.10 0.09
summary word	pm	0.03 -0.16 0.02 -0.10 -0.09 -0.11 0.05 -0.15
summary word	point	0.08 -0.09 -0.05 -0.05 -0.06 -0.08 -0.11 -0.10
summary word	port	-0.09 -0.02 -0.07 -0.02 -0.03 0.03 -0.11 0.01
summary word	possibility	-0.07 -0.10 -0.04 -0.06 -0.06 -0.09 -0.14 0.08
summary word	possibl	-0.05 -0.07 -0.09 -0.03 -0.05 -0.10 -0.04 0.07
summary word	post	0.01 -0.14 -0.01 -0.12 -0.09 -0.15 0.01 -0.02
summary word	potential	-0.10 0.04 -0.11 -0.07 -0.04 -0.10 -0.10 0.02
summary word	pound	-0.07 -0.09 -0.08 -0.07 -0.05 -0.10 -0.03 0.06
summary word	power	0.08 -0.12 -0.13 -0.11 -0.11 -0.11 -0.12 0.06
summary word	premium	-0.02 -0.01 -0.04 -0.01 -0.01 -0.01 -0.02 0.04
summary word	prepar	-0.06 -0.04 -0.11 -0.06 -0.04 0.04 -0.08 -0.02
summary word	president	-0.01 0.04 -0.12 -0.05 0.01 -0.02 0.04 -0.04
summary word	pressur	-0.06 -0.06 -0.03 -0.05 -0.05 -0.05 -0.12 0.08
summary word	pric	-0.11 -0.06 -0.02 -0.04 -0.03 -0.05 -0.05 0.05
summary word	prim	-0.08 -0.15 -0.02 -0.06 -0.07 0.03 0.05 -0.07
summary word	producer	-0.07 -0.10 -0.12 -0.08 -0.08 -0.05 -0.08 0.12
summary word	product	-0.07 -0.11 0.04 -0.07 -0.05 -0.04 -0.05 -0.03
summary word	production	-0.06 -0.04 0.04 -0.03 -0.03 -0.03 -0.05 -0.03
summary word	program	-0.05 -0.10 0.00 -0.06 -0.09 0.07 -0.13 -0.02
summary word	promis	0.06 -0.09 -0.06 -0.05 -0.05 -0.08 -0.10 -0.02
summary word	prompt	-0.09 -0.08 0.10 -0.05 -0.07 -0.08 -0.06 -0.06
summary word	prospect	-0.06 -0.05 0.02 -0.03 -0.04 -0.05 -0.12 0.05
summary word	protect	-0.07 -0.05 -0.01 -0.05 -0.04 -0.07 -0.05 0.04
summary word	push	-0.06 -0.08 -0.09 -0.03 -0.03 -0.06 0.07 -0.02
summary word	put	-0.08 -0.08 -0.11 -0.07 -0.03 -0.08 -0.09 0.11
summary word	question	-0.10 -0.06 -0.04 -0.03 -0.03 -0.07 -0.07 0.07
summary word	rais	-0.05 -0.03 0.05 -0.03 -0.03 -0.03 -0.04 -0.05
summary word	rally	-0.02 -0.02 0.11 -0.03 -0.03 -0.03 -0.03 -0.11
summary word	ramp	0.03 -0.03 -0.04 -0.02 -0.02 -0.05 -0.03 0.02
summary word	rat	-0.05 -0.04 0.03 -0.01 -0.02 -0.02 -0.01 -0.01
summary word	reach	-0.06 -0.05 -0.10 -0.05 -0.05 -0.08 -0.03 0.06
summary word	read	-0.08 -0.08 0.05 -0.06 -0.07 -0.09 -0.13 0.09
summary word	receiv	-0.06 -0.06 0.03 -0.06 -0.07 -0.08 -0.09 0.04
summary word	recent	-0.06 -0.08 0.06 -0.05 -0.03 -0.05 -0.05 -0.04
summary word	reduc	-0.09 -0.07 -0.12 -0.07 -0.05 -0.09 -0.08 0.11
summary word	refin	-0.03 -0.04 -0.06 -0.05 -0.03 -0.03 -0.03 0.06
summary word	regard	-0.09 -0.05 -0.10 -0.05 -0.03 -0.08 -0.07 0.10
summary word	regim	-0.04 -0.11 0.00 -0.08 -0.05 -0.10 -0.09 0.04
summary word	region	0.01 -0.05 0.00 -0.04 0.01 -0.07 -0.06 -0.02
summary word	regional	-0.08 -0.08 -0.05 -0.04 -0.05 -0.13 -0.04 0.09
summary word	releas	-0.06 -0.09 0.07 -0.04 -0.07 -0.05 -0.04 -0.07
summary word	remain	-0.08 -0.10 -0.12 0.06 -0.06 0.02 0.03 -0.06
summary word	report	0.08 0.02 -0.06 -0.06 -0.08 -0.10 -0.01 -0.12
summary word	reportedly	-0.07 -0.07 -0.08 -0.02 -0.04 -0.07 0.01 -0.01
summary word	reporter	-0.04 -0.07 -0.08 -0.02 -0.03 -0.10 -0.10 0.11
summary word	resident	-0.02 -0.10 -0.10 -0.09 -0.05 -0.08 -0.07 0.07
summary word	respons	-0.07 -0.10 -0.08 -0.06 -0.06 -0.10 -0.04 0.09
summary word	restriction	-0.08 -0.11 0.05 -0.07 -0.10 -0.09 -0.07 0.07
summary word	result	0.08 -0.07 -0.12 -0.03 -0.05 -0.05 -0.02 0.05
summary word	resum	-0.06 -0.06 -0.07 -0.06 -0.04 -0.10 -0.11 0.09
summary word	retaliatory	0.01 -0.08 -0.03 -0.09 -0.07 -0.12 -0.06 0.04
summary word	rich	0.13 -0.12 -0.12 -0.05 -0.09 -0.08 -0.10 -0.15
summary word	right	-0.07 -0.04 -0.06 -0.08 -0.04 -0.09 -0.06 0.07
summary word	ris	0.06 -0.09 -0.03 -0.06 -0.06 -0.09 -0.13 0.01
summary word	rise	-0.07 -0.05 -0.12 -0.04 -0.06 -0.04 -0.06 0.11
summary word	risk	0.00 -0.07 0.04 -0.05 -0.04 -0.12 -0.10 -0.02
summary word	rose	-0.04 -0.03 -0.07 -0.03 -0.02 -0.09 -0.09 0.08
summary word	round	-0.07 -0.06 -0.07 -0.04 -0.06 -0.08 -0.05 0.06
summary word	rt	-0.08 -0.08 0.05 -0.06 -0.07 -0.09 -0.13 0.09
summary word	runn	-0.03 -0.06 0.01 -0.05 -0.03 -0.04 0.02 -0.03
summary word	s	-0.06 -0.09 0.06 -0.04 -0.03 -0.08 0.02 -0.08
summary word	safe	-0.05 0.04 -0.07 -0.04 -0.02 -0.04 -0.06 0.01
summary word	safety	-0.09 -0.11 0.04 -0.09 -0.12 -0.10 -0.09 0.08
summary word	said	0.00 0.01 -0.09 -0.08 -0.02 0.00 0.02 -0.04
summary word	same	-0.05 -0.09 0.05 -0.03 -0.04 -0.08 -0.08 0.00
summary word	sanction	-0.09 -0.09 -0.08 -0.10 -0.07 -0.10 -0.08 0.10
summary word	saturday	0.01 0.04 -0.08 -0.02 -0.04 -0.03 0.02 -0.04
summary word	say	-0.11 -0.06 0.09 -0.04 -0.05 0.03 -0.11 -0.07
summary word	says	-0.02 -0.15 -0.23 0.03 -0.09 0.06 0.00 0.06
summary word	scal	-0.06 -0.06 -0.05 -0.05 -0.03 -0.08 -0.06 0.06
summary word	second	-0.08 -0.06 -0.09 -0.05 -0.04 -0.09 -0.05 0.07
summary word	secretary	-0.13 -0.14 -0.13 -0.12 -0.09 0.04 0.01 0.00
summary word	security	-0.05 -0.09 0.00 -0.04 -0.05 0.01 -0.08 0.03
summary word	see	-0.08 -0.08 -0.07 -0.07 -0.07 -0.06 -0.09 0.09
summary word	self	0.04 0.06 -0.11 -0.06 -0.08 -0.07 -0.07 0.00
summary word	senior	0.04 -0.10 -0.09 -0.07 -0.07 0.02 0.02 -0.06
summary word	set	-0.04 -0.04 -0.06 -0.04 -0.03 -0.11 -0.12 0.09
summary word	seven	-0.01 -0.07 -0.09 -0.04 -0.04 -0.09 -0.16 0.11
summary word	sever	-0.10 -0.07 -0.09 -0.03 -0.03 -0.08 -0.03 0.09
summary word	several	-0.06 -0.09 -0.02 -0.08 0.05 -0.07 -0.08 -0.04
summary word	shar	-0.08 -0.09 0.00 -0.04 -0.05 -0.11 0.03 -0.03
summary word	sharply	-0.04 -0.03 -0.11 -0.03 -0.01 -0.02 -0.05 0.11
summary word	shelter	-0.06 -0.10 -0.10 0.06 -0.06 -0.09 -0.06 0.02
summary word	ship	-0.06 -0.04 -0.08 -0.01 -0.02 -0.10 -0.06 0.10
summary word	shipp	-0.08 -0.08 -0.04 -0.05 -0.05 -0.06 -0.07 0.07
summary word	short	-0.05 -0.04 0.01 -0.05 -0.04 -0.04 -0.04 0.01
summary word	should	-0.07 -0.05 -0.01 -0.07 -0.03 -0.08 -0.09 0.05
summary word	show	-0.08 -0.06 0.03 -0.03 -0.04 -0.07 -0.10 0.02
summary word	sid	0.07 -0.07 -0.04 -0.03 -0.05 -0.07 0.02 -0.07
summary word	sign	0.04 -0.04 0.04 -0.04 -0.03 -0.07 -0.08 -0.06
summary word	signal	0.03 -0.09 -0.13 -0.05 -0.04 -0.12 -0.10 0.11
summary word	significant	-0.06 -0.08 0.00 -0.07 -0.07 -0.08 -0.06 0.01
summary word	significantly	-0.04 -0.05 -0.07 -0.05 -0.05 -0.05 -0.09 0.09
summary word	sinc	-0.05 -0.08 0.03 -0.05 -0.03 -0.08 -0.06 0.00
summary word	sit	-0.03 -0.08 0.10 -0.06 -0.06 0.01 -0.10 -0.13
summary word	site	-0.05 -0.04 0.03 -0.03 -0.03 -0.04 -0.04 0.00
summary word	six	-0.09 -0.08 0.08 -0.05 -0.07 -0.09 -0.11 -0.05
summary word	skip	-0.05 0.03 0.04 -0.11 -0.11 -0.15 -0.13 -0.07
summary word	soldier	0.02 -0.06 0.05 -0.02 -0.06 -0.06 -0.08 -0.10
summary word	some	-0.07 -0.14 0.05 -0.10 -0.10 -0.13 -0.11 0.01
summary word	sourc	0.17 -0.24 -0.33 -0.07 -0.06 -0.14 -0.08 0.05
summary word	spark	0.00 -0.02 0.01 -0.02 -0.02 -0.04 -0.02 -0.02
summary word	speak	-0.06 -0.08 0.03 -0.04 -0.05 -0.13 0.11 -0.12
summary word	speculation	-0.08 -0.10 0.06 -0.05 -0.04 -0.10 -0.12 -0.04
summary word	spik	-0.06 -0.03 0.03 -0.03 -0.02 -0.02 -0.02 -0.01
summary word	spill	-0.10 0.04 -0.08 -0.08 -0.05 -0.12 -0.11 -0.02
summary word	spot	-0.04 -0.03 -0.10 -0.01 -0.02 -0.03 0.01 0.01
summary word	staff	-0.06 -0.03 -0.05 -0.03 -0.03 -0.07 -0.07 0.06
summary word	start	-0.08 -0.12 0.03 -0.07 -0.05 -0.05 0.02 -0.04
summary word	stat	0.02 -0.01 -0.10 -0.11 -0.09 -0.14 0.01 0.06
summary word	statement	0.05 -0.09 -0.08 -0.06 -0.04 -0.09 -0.12 0.04
summary word	stay	-0.11 -0.10 -0.09 -0.08 -0.04 -0.10 -0.10 0.09
summary word	still	-0.07 -0.04 0.06 -0.03 -0.03 -0.10 -0.06 0.03
summary word	stock	-0.10 -0.08 0.01 -0.07 -0.08 -0.07 -0.11 0.03
summary word	stockpil	-0.03 -0.03 0.06 -0.03 -0.02 -0.06 -0.05 -0.04
summary word	strand	-0.04 -0.03 -0.05 -0.06 -0.02 -0.04 -0.08 0.05
summary word	strategist	-0.09 -0.05 0.09 -0.03 -0.02 -0.04 -0.05 -0.09
summary word	strik	-0.05 -0.13 0.09 -0.10 -0.11 0.02 -0.20 -0.05
summary word	struck	0.04 -0.02 0.02 -0.08 -0.09 -0.11 -0.13 -0.06
summary word	summit	0.01 -0.03 -0.06 -0.02 -0.03 -0.06 -0.10 0.00
summary word	sunday	0.01 -0.14 -0.03 0.06 -0.09 -0.12 -0.12 -0.05
summary word	supply	-0.02 -0.05 0.03 -0.04 -0.02 -0.04 -0.08 -0.01
summary word	support	-0.12 -0.13 -0.10 -0.09 -0.10 -0.12 -0.05 0.11
summary word	surg	-0.06 -0.03 0.08 -0.03 -0.02 -0.03 -0.03 -0.09
summary word	suspend	-0.07 -0.07 0.02 -0.06 -0.07 -0.06 -0.14 0.00
summary word	sustain	-0.08 0.05 -0.05 -0.06 -0.05 -0.09 -0.12 -0.01
summary word	system	-0.10 0.05 -0.12 0.04 0.01 -0.10 -0.11 0.01
summary word	tak	-0.10 -0.05 -0.09 -0.07 -0.05 0.05 -0.10 -0.01
summary word	talk	0.03 -0.09 -0.09 -0.03 -0.05 -0.14 0.12 -0.13
summary word	tanker	-0.05 -0.05 0.03 -0.01 -0.02 -0.04 -0.02 -0.01
summary word	target	0.06 -0.13 0.02 -0.07 -0.09 -0.03 0.00 -0.08
summary word	team	-0.08 -0.08 0.06 -0.05 -0.06 -0.09 -0.11 -0.05
summary word	technology	-0.10 -0.10 -0.10 -0.12 -0.10 -0.11 0.05 0.01
summary word	tell	-0.06 -0.09 -0.08 -0.07 -0.05 -0.07 0.02 -0.01
summary word	tension	-0.12 -0.10 0.03 -0.07 -0.06 -0.09 0.07 -0.07
summary word	term	-0.08 -0.07 -0.07 -0.05 -0.06 -0.08 0.01 0.04
summary word	territory	-0.07 -0.09 -0.09 -0.06 -0.06 0.06 -0.10 -0.03
summary word	test	-0.08 -0.08 0.03 -0.06 -0.10 -0.08 -0.06 0.02
summary word	th	-0.04 -0.07 0.04 -0.04 -0.04 -0.04 -0.05 -0.01
summary word	their	-0.03 0.03 0.00 -0.05 -0.08 -0.11 -0.11 0.03
summary word	ther	-0.10 0.02 0.05 -0.05 -0.06 -0.10 0.05 -0.09
summary word	they	-0.05 -0.08 0.06 -0.03 -0.08 -0.11 0.01 -0.06
summary word	third	-0.06 -0.02 0.01 -0.02 -0.02 0.04 -0.03 -0.06
summary word	thre	0.04 0.00 -0.05 -0.08 -0.11 -0.15 0.02 -0.05
summary word	threat	0.07 -0.11 -0.12 -0.06 -0.07 -0.02 -0.11 0.01
summary word	threaten	0.05 -0.11 -0.01 -0.04 -0.04 0.04 -0.11 -0.08
summary word	through	-0.12 -0.10 0.03 0.03 -0.09 -0.07 -0.09 -0.03
summary word	thursday	-0.07 -0.07 0.05 -0.02 -0.04 0.03 0.08 -0.16
summary word	tighter	-0.06 -0.06 -0.09 -0.04 -0.05 -0.03 -0.02 0.09
summary word	tim	0.05 -0.11 -0.14 -0.10 -0.05 -0.12 0.05 -0.02
summary word	time	0.00 0.04 -0.07 -0.06 -0.11 -0.13 -0.11 0.04
summary word	told	-0.05 -0.09 0.03 -0.03 -0.04 -0.11 0.06 -0.08
summary word	toll	-0.06 -0.06 0.03 -0.02 -0.05 -0.10 -0.08 0.06
summary word	top	0.08 -0.11 -0.11 -0.07 -0.06 -0.12 -0.13 0.02
summary word	toward	-0.08 -0.10 0.04 -0.04 -0.09 -0.08 0.01 -0.06
summary word	trad	-0.02 -0.12 -0.08 -0.10 -0.08 -0.15 -0.13 0.14
summary word	trader	-0.07 -0.07 0.00 -0.05 -0.04 -0.05 -0.09 0.02
summary word	traffic	-0.05 -0.09 -0.07 -0.05 -0.04 -0.04 -0.10 0.09
summary word	travel	-0.07 -0.05 0.03 -0.06 -0.04 -0.06 -0.09 0.00
summary word	trigger	-0.04 -0.06 0.06 -0.05 -0.04 -0.03 -0.03 -0.05
summary word	troop	-0.08 -0.09 -0.11 -0.03 -0.05 -0.10 -0.12 0.14
summary word	truc	-0.09 -0.01 -0.09 -0.02 -0.02 -0.06 0.07 -0.07
summary word	try	0.04 -0.12 -0.11 -0.08 -0.08 -0.09 -0.08 0.07
summary word	tuesday	-0.12 0.02 0.03 -0.08 -0.06 -0.14 0.01 -0.07
summary word	turn	-0.07 -0.07 0.05 -0.03 -0.02 -0.06 -0.11 -0.03
summary word	two	-0.07 0.03 0.00 -0.06 -0.07 -0.03 -0.02 0.01
summary word	uncertainty	-0.08 -0.06 -0.10 -0.03 -0.04 -0.10 0.05 -0.04
summary word	under	0.05 -0.08 -0.03 -0.05 -0.08 -0.09 0.01 -0.03
summary word	unfold	0.07 -0.12 -0.08 -0.07 -0.04 -0.10 -0.06 -0.06
summary word	up	0.09 -0.14 -0.11 -0.08 -0.09 -0.14 -0.15 0.07
summary word	updat	-0.02 -0.06 0.03 -0.03 -0.05 -0.05 -0.03 -0.02
summary word	upward	-0.02 -0.02 -0.03 -0.01 -0.01 -0.02 -0.02 0.03
summary word	uranium	-0.06 -0.07 0.12 -0.06 -0.04 -0.07 -0.07 -0.11
summary word	urg	0.05 -0.05 -0.09 -0.03 -0.04 -0.05 -0.07 0.00
summary word	valu	-0.06 -0.07 -0.10 -0.05 -0.06 -0.05 -0.07 0.09
summary word	verg	-0.07 -0.12 0.06 -0.06 -0.05 -0.10 -0.12 -0.05
summary word	very	-0.04 -0.03 -0.07 -0.01 -0.02 -0.04 0.05 -0.04
summary word	vessel	-0.10 0.04 -0.09 -0.07 -0.04 -0.11 -0.07 0.02
summary word	visit	-0.08 -0.08 -0.10 -0.09 -0.07 -0.08 -0.12 0.10
summary word	want	-0.02 -0.04 -0.06 -0.01 -0.02 -0.07 -0.10 0.08
summary word	war	-0.05 0.04 -0.03 -0.07 -0.06 0.00 -0.03 -0.02
summary word	warn	-0.06 -0.16 -0.02 -0.08 -0.06 0.06 -0.21 -0.04
summary word	watch	0.07 -0.07 -0.10 -0.04 -0.06 -0.04 -0.04 0.03
summary word	watchdog	0.00 -0.08 0.07 -0.05 -0.04 -0.03 -0.05 -0.11
summary word	waterway	-0.02 -0.02 -0.02 -0.01 -0.01 -0.04 -0.07 0.02
summary word	wav	-0.07 -0.07 0.09 -0.04 -0.05 0.00 -0.04 -0.11
summary word	wave	0.07 -0.06 0.04 -0.05 -0.05 -0.06 -0.02 -0.09
summary word	weapon	-0.09 -0.08 0.02 -0.06 -0.09 -0.10 -0.12 0.08
summary word	wednesday	-0.10 -0.10 0.02 0.03 -0.06 -0.05 -0.08 0.02
summary word	week	-0.16 -0.13 -0.06 -0.07 -0.08 -0.22 -0.01 0.07
summary word	weekend	0.08 -0.08 -0.09 -0.05 -0.07 -0.07 -0.12 0.09
summary word	well	-0.08 -0.03 -0.01 -0.06 -0.03 -0.05 -0.05 0.05
summary word	what	-0.09 -0.06 -0.02 -0.04 -0.06 -0.10 0.03 0.02
summary word	when	-0.07 -0.07 0.06 -0.05 -0.03 -0.08 -0.07 0.01
summary word	whether	-0.09 -0.09 -0.15 -0.04 -0.06 -0.14 0.04 0.01
summary word	which	-0.09 -0.09 0.06 -0.03 -0.03 -0.07 -0.10 -0.02
summary word	whil	-0.12 -0.01 -0.03 -0.05 -0.04 -0.01 0.02 0.00
summary word	who	0.00 -0.04 -0.01 -0.04 -0.02 -0.10 -0.04 0.00
summary word	wider	0.00 -0.04 0.05 -0.04 -0.04 -0.06 -0.05 -0.05
summary word	will	-0.06 -0.11 -0.13 -0.07 -0.06 0.03 0.08 -0.05
summary word	within	-0.06 -0.07 -0.12 -0.04 -0.05 -0.10 -0.14 0.15
summary word	without	-0.08 -0.10 -0.02 -0.11 -0.06 -0.07 -0.11 0.07
summary word	work	0.01 -0.10 0.04 -0.06 -0.10 -0.11 -0.13 -0.02
summary word	worker	-0.08 -0.03 0.00 -0.03 -0.05 -0.09 -0.07 0.07
summary word	world	0.01 -0.10 0.01 -0.07 -0.04 -0.13 -0.11 0.07
summary word	would	-0.08 -0.06 -0.15 -0.03 -0.02 -0.01 0.05 0.01
summary word	wound	0.06 -0.06 0.01 -0.03 -0.07 -0.06 -0.08 -0.08
summary word	year	-0.07 -0.07 0.05 -0.04 -0.07 -0.05 -0.06 -0.04
summary word	yet	-0.04 -0.02 -0.07 -0.02 -0.02 0.02 -0.09 0.01
thing	airline	0.12 -0.12 -0.18 0.00 -0.13 -0.09 -0.07 -0.04
thing	airport	-0.09 0.04 -0.03 -0.07 0.03 -0.12 -0.11 -0.06
thing	airspace	-0.09 -0.17 -0.09 -0.11 -0.01 -0.15 -0.12 0.11
thing	bank	-0.11 -0.15 -0.06 -0.12 -0.13 -0.15 -0.15 0.13
thing	base	0.17 -0.23 0.05 -0.13 0.00 -0.03 -0.25 -0.21
thing	boats	-0.11 -0.11 -0.09 -0.09 -0.13 -0.12 -0.07 0.11
thing	bridge	0.01 -0.03 0.00 -0.14 -0.16 0.07 -0.16 -0.12
thing	carrier	0.05 -0.13 -0.03 -0.11 -0.14 -0.13 -0.10 0.05
thing	diplomats	-0.15 -0.07 -0.10 -0.09 -0.12 0.03 0.04 -0.01
thing	embassy	0.03 0.06 -0.19 -0.08 -0.16 -0.12 -0.19 -0.05
thing	fighter	-0.02 -0.13 -0.09 -0.11 0.15 -0.12 -0.05 -0.11
thing	funeral	-0.12 -0.08 0.08 -0.10 -0.05 -0.12 -0.11 -0.01
thing	gas works	-0.14 -0.03 0.06 -0.13 -0.16 -0.20 -0.17 0.04
thing	home	-0.07 0.10 -0.06 -0.15 -0.16 0.00 -0.16 -0.05
thing	hospital	0.00 0.01 -0.01 -0.19 -0.20 -0.22 -0.16 -0.15
thing	hotel	-0.08 0.05 -0.01 -0.05 -0.10 -0.12 -0.14 0.00
thing	mine	-0.08 0.06 0.05 -0.08 -0.08 -0.13 -0.11 -0.11
thing	missile site	0.02 -0.08 0.02 -0.19 -0.22 -0.22 -0.18 0.02
thing	nuclear site	0.00 -0.01 -0.01 -0.10 -0.14 -0.18 -0.11 -0.03
thing	nuclear weapon	-0.02 -0.12 -0.13 -0.07 -0.09 -0.01 -0.19 0.03
thing	oil depot	0.09 0.00 -0.14 -0.08 -0.09 -0.07 -0.04 -0.09
thing	oil price	-0.01 -0.13 -0.01 -0.06 -0.06 -0.12 -0.11 0.06
thing	oil trade	-0.02 -0.17 0.07 -0.08 -0.12 -0.06 -0.12 -0.07
thing	oilfield	0.05 0.04 -0.13 -0.10 0.01 0.00 -0.09 -0.07
thing	police	0.07 -0.07 -0.03 -0.14 -0.15 -0.16 -0.13 -0.02
thing	port	-0.11 0.02 -0.01 0.01 -0.10 -0.21 -0.16 0.06
thing	power plant	-0.05 0.06 -0.19 -0.12 -0.14 0.11 -0.22 -0.05
thing	refinery	-0.01 0.09 -0.07 -0.11 -0.12 -0.14 -0.10 -0.06
thing	school	0.06 -0.24 0.07 -0.17 -0.19 -0.19 -0.15 -0.12
thing	ship	-0.18 0.09 0.01 -0.17 -0.32 0.01 -0.28 -0.03
thing	stock exchange	-0.01 -0.14 0.02 -0.08 0.00 -0.17 0.01 -0.04
thing	strait	-0.15 -0.13 -0.16 -0.13 -0.06 0.07 -0.08 0.09
thing	university	0.04 -0.09 0.03 -0.09 -0.10 -0.07 -0.08 -0.07
thing	warship	0.11 -0.16 -0.13 -0.09 -0.15 0.04 -0.12 -0.11
thing	water	0.09 0.04 -0.08 -0.09 -0.15 0.00 -0.12 -0.17
thing	worship	-0.10 -0.10 -0.05 -0.18 -0.18 -0.24 -0.21 0.12
thing of accident	none	0.08 -0.13 0.01 -0.14 -0.16 -0.18 -0.15 -0.10
thing of accusation	none	0.03 -0.12 -0.04 -0.09 -0.09 -0.13 0.03 -0.06
thing of accusation	strait	-0.05 -0.06 -0.08 -0.04 -0.05 -0.06 -0.07 0.07
thing of appointment	none	-0.17 -0.15 0.05 -0.10 -0.13 -0.25 -0.19 0.07
thing of arrest	none	-0.01 -0.15 -0.02 -0.12 -0.17 -0.18 -0.17 0.10
thing of arrival	none	-0.15 -0.16 0.05 -0.14 -0.16 -0.17 -0.20 0.03
thing of blockade	none	-0.17 -0.11 -0.13 -0.09 -0.12 0.00 -0.17 0.04
thing of blockade	port	-0.06 -0.02 -0.05 -0.02 -0.03 -0.14 -0.07 0.13
thing of blockade	strait	-0.06 -0.08 -0.05 -0.04 -0.05 0.05 -0.09 -0.02
thing of call	none	-0.07 -0.06 -0.09 -0.05 -0.05 -0.09 0.03 -0.02
thing of cancelled	none	-0.10 -0.12 -0.13 -0.09 -0.11 -0.12 0.02 0.06
thing of charge	none	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
thing of closure	none	-0.10 -0.14 0.00 -0.12 -0.11 -0.17 -0.03 0.04
thing of closure	strait	-0.16 -0.19 -0.15 -0.06 -0.10 -0.18 -0.16 0.18
thing of comment	none	-0.03 -0.02 -0.01 -0.10 -0.12 -0.19 0.00 -0.01
thing of comment	nuclear site	0.04 -0.05 0.01 -0.04 -0.06 -0.04 -0.05 -0.09
thing of deal	none	-0.15 -0.16 -0.15 -0.10 -0.13 -0.17 0.05 0.01
thing of denial	none	-0.11 -0.16 0.03 -0.12 -0.15 -0.21 -0.10 0.07
thing of departure	none	-0.02 -0.12 -0.18 -0.09 -0.11 -0.17 0.05 0.00
thing of deployment	none	-0.14 0.00 -0.01 -0.10 -0.15 -0.17 -0.01 0.03
thing of downing	fighter	-0.06 -0.13 0.04 -0.07 -0.03 -0.13 -0.11 -0.03
thing of downing	none	-0.17 -0.11 -0.05 -0.19 0.15 -0.18 -0.15 -0.06
thing of downing	ship	-0.10 -0.12 -0.10 -0.09 -0.17 -0.10 -0.06 0.14
thing of downing	strait	-0.09 -0.10 -0.09 -0.05 0.10 -0.07 -0.08 -0.10
thing of evacuation	none	-0.05 -0.27 -0.05 -0.01 -0.18 0.02 -0.21 0.05
thing of exit	none	-0.06 -0.04 -0.08 -0.04 -0.04 -0.09 -0.09 0.09
thing of fall	none	-0.05 -0.09 -0.09 -0.05 -0.05 -0.07 -0.12 0.10
thing of fall	oil price	-0.06 -0.07 -0.15 -0.04 -0.05 -0.05 -0.15 0.16
thing of fall	stock exchange	-0.09 -0.06 0.06 -0.04 -0.04 -0.04 -0.04 -0.05
thing of flights	ship	-0.07 -0.11 0.03 -0.07 -0.09 -0.09 -0.07 0.00
thing of hack	none	-0.12 -0.11 0.04 -0.06 -0.09 -0.12 -0.09 0.02
thing of halt	none	-0.11 -0.13 0.04 -0.11 -0.12 -0.12 0.03 -0.04
thing of halt	strait	-0.08 -0.09 0.03 -0.07 -0.10 -0.08 0.05 -0.09
thing of incursion	none	-0.05 -0.13 -0.17 -0.08 -0.13 0.05 -0.13 0.08
thing of joining	none	-0.09 0.04 0.10 -0.07 -0.14 -0.15 -0.14 -0.15
thing of memory	none	-0.10 -0.13 -0.16 -0.10 -0.08 -0.14 0.02 0.03
thing of mourning	none	-0.10 -0.09 0.14 -0.08 -0.09 -0.11 -0.11 -0.12
thing of none	bank	-0.06 -0.08 -0.11 -0.08 -0.05 -0.07 -0.13 0.11
thing of none	base	0.04 -0.17 0.10 -0.19 -0.18 0.04 -0.21 -0.14
thing of none	gas works	-0.09 -0.10 0.06 -0.09 -0.06 -0.09 -0.13 -0.05
thing of none	none	0.01 -0.07 -0.10 0.02 -0.22 -0.11 -0.06 -0.02
thing of none	nuclear weapon	-0.10 -0.09 -0.12 -0.10 -0.06 0.05 -0.13 -0.03
thing of none	oil price	-0.06 -0.07 0.02 -0.04 -0.03 -0.04 -0.05 0.02
thing of none	ship	-0.12 -0.25 0.03 -0.13 -0.08 0.06 -0.13 -0.05
thing of none	stock exchange	-0.11 -0.10 0.02 -0.11 -0.07 -0.09 -0.08 0.00
thing of none	strait	-0.24 -0.07 -0.26 -0.20 -0.14 -0.34 -0.28 0.25
thing of offer	none	0.03 -0.12 -0.11 -0.08 -0.13 -0.14 -0.11 0.08
thing of offer	strait	-0.08 0.03 -0.06 -0.04 -0.06 -0.08 -0.11 -0.02
thing of order	none	-0.12 -0.11 -0.11 -0.05 -0.11 0.01 0.06 -0.06
thing of plan	base	0.05 -0.08 0.00 -0.03 -0.07 -0.11 -0.07 -0.07
thing of plan	diplomats	-0.10 -0.10 -0.09 -0.06 -0.04 -0.10 0.01 0.01
thing of plan	fighter	-0.06 -0.07 0.06 -0.06 -0.10 -0.09 0.03 -0.06
thing of plan	none	-0.11 0.00 -0.04 -0.10 -0.14 -0.02 -0.06 0.07
thing of plan	oil price	-0.08 -0.06 -0.03 -0.04 -0.04 -0.05 -0.09 0.05
thing of plan	stock exchange	-0.04 -0.04 0.07 -0.02 -0.02 -0.05 -0.06 -0.07
thing of plan	strait	-0.03 -0.07 -0.18 -0.02 -0.03 -0.14 -0.17 0.20
thing of reaction	none	-0.10 -0.21 0.11 -0.01 -0.16 -0.07 -0.17 0.01
thing of reaction	ship	-0.07 -0.09 0.04 -0.07 -0.06 -0.09 -0.05 -0.03
thing of rejection	none	0.01 -0.13 -0.04 -0.06 -0.10 -0.13 0.01 0.01
thing of rejection	strait	-0.04 -0.06 -0.06 -0.04 -0.05 -0.09 -0.11 0.09
thing of release	none	0.01 -0.08 -0.03 -0.07 0.02 -0.09 -0.08 -0.01
thing of relief	none	-0.09 -0.08 -0.09 -0.09 -0.10 -0.10 -0.09 0.10
thing of reopening	strait	-0.06 -0.09 -0.09 -0.06 -0.06 -0.08 -0.09 0.11
thing of rescue	fighter	-0.12 -0.07 -0.12 -0.09 -0.11 0.03 -0.10 0.04
thing of rescue	none	0.05 0.01 -0.03 -0.13 -0.21 -0.20 -0.17 -0.04
thing of resumption	none	0.05 -0.12 0.00 -0.11 -0.10 -0.11 -0.12 -0.02
thing of rise	none	-0.11 -0.09 0.03 -0.06 -0.05 -0.08 -0.08 0.02
thing of rise	oil price	-0.09 -0.10 0.00 -0.06 -0.06 -0.08 -0.06 0.03
thing of rise	ship	-0.03 -0.04 -0.06 -0.02 -0.03 -0.03 -0.04 0.06
thing of rise	stock exchange	-0.10 -0.08 0.02 -0.06 -0.06 -0.05 -0.14 0.01
thing of sanction	none	-0.11 -0.12 -0.13 -0.09 -0.13 -0.16 -0.17 0.16
thing of seizure	none	-0.03 -0.05 -0.07 -0.11 0.02 -0.16 -0.16 0.05
thing of seizure	ship	-0.14 -0.13 -0.11 -0.08 -0.14 -0.10 -0.09 0.14
thing of spying	none	-0.11 -0.07 -0.11 -0.10 -0.09 -0.10 -0.09 0.11
thing of strike	airline	0.12 -0.11 -0.16 0.00 -0.13 -0.07 -0.04 -0.13
thing of strike	airport	-0.06 0.04 -0.01 -0.06 -0.14 -0.11 -0.09 -0.10
thing of strike	bank	-0.09 -0.10 0.02 -0.08 -0.09 -0.09 -0.09 0.01
thing of strike	base	0.17 -0.20 -0.05 -0.11 -0.01 -0.28 -0.18 -0.12
thing of strike	bridge	0.04 0.00 0.02 -0.10 -0.15 -0.14 -0.11 -0.14
thing of strike	carrier	0.00 -0.10 -0.10 -0.10 -0.12 -0.10 -0.08 0.09
thing of strike	embassy	0.05 0.03 -0.14 -0.08 -0.16 -0.09 -0.14 -0.15
thing of strike	fighter	0.01 -0.18 -0.21 -0.12 0.15 -0.21 -0.18 -0.08
thing of strike	gas works	-0.08 -0.16 0.00 -0.11 -0.15 -0.15 -0.08 0.14
thing of strike	home	-0.17 0.12 -0.08 -0.11 -0.15 0.03 -0.14 -0.15
thing of strike	hospital	0.04 -0.02 0.02 -0.14 -0.19 -0.19 -0.13 -0.17
thing of strike	hotel	-0.07 0.08 -0.10 -0.04 -0.08 -0.07 -0.04 -0.06
thing of strike	missile site	0.05 -0.15 0.05 -0.15 -0.19 -0.17 -0.14 0.00
thing of strike	none	-0.06 0.00 0.05 -0.04 -0.19 -0.13 -0.20 -0.03
thing of strike	nuclear site	0.01 0.01 -0.13 -0.06 -0.11 -0.12 -0.06 0.02
thing of strike	oil depot	0.08 0.01 -0.13 -0.08 -0.09 -0.07 -0.05 -0.08
thing of strike	oil trade	-0.14 -0.12 0.08 -0.08 -0.10 0.04 -0.09 -0.14
thing of strike	oilfield	0.04 0.08 -0.09 -0.05 -0.08 -0.09 -0.07 -0.12
thing of strike	police	0.09 -0.05 0.03 -0.12 -0.14 -0.13 -0.11 -0.17
thing of strike	port	-0.10 0.03 0.07 0.01 -0.09 -0.09 -0.11 -0.12
thing of strike	power plant	-0.12 0.07 -0.10 -0.05 -0.08 -0.03 -0.12 0.07
thing of strike	refinery	0.00 0.06 -0.06 -0.07 -0.08 -0.09 -0.04 -0.04
thing of strike	school	0.06 -0.21 0.03 -0.12 -0.14 -0.13 -0.09 -0.16
thing of strike	ship	-0.08 0.21 0.03 -0.16 -0.24 -0.05 -0.15 -0.31
thing of strike	stock exchange	0.05 -0.10 -0.01 -0.05 -0.11 -0.10 -0.07 -0.14
thing of strike	strait	0.04 -0.13 0.04 -0.07 -0.10 -0.10 -0.09 -0.03
thing of strike	warship	0.12 -0.14 -0.12 -0.08 -0.13 -0.10 -0.08 -0.10
thing of strike	water	0.07 0.07 -0.06 -0.08 -0.13 -0.11 -0.08 -0.16
thing of strike	worship	-0.13 -0.03 -0.13 -0.14 -0.19 -0.18 -0.16 0.14
thing of talks	none	-0.03 -0.05 -0.06 -0.15 -0.08 -0.02 0.03 -0.01
thing of talks	strait	-0.09 -0.09 -0.11 -0.08 -0.08 -0.12 -0.11 0.13
thing of threat	none	-0.13 -0.17 -0.17 -0.01 -0.25 0.09 -0.08 0.06
thing of threat	power plant	0.02 -0.04 -0.06 -0.04 -0.05 0.06 -0.11 -0.07
thing of threat	stock exchange	-0.08 -0.04 -0.05 -0.03 -0.04 -0.12 -0.07 0.09
thing of threat	strait	-0.09 -0.10 -0.08 -0.09 -0.10 0.02 -0.18 0.02
thing of truce	none	-0.21 0.00 -0.31 -0.12 -0.14 -0.07 0.08 -0.03
thing of truce	strait	-0.05 -0.09 -0.07 -0.02 -0.03 -0.08 0.07 -0.06
thing of visit	none	-0.07 -0.10 -0.11 -0.06 -0.08 -0.09 -0.02 0.05
thing of wish	none	-0.10 -0.13 -0.11 -0.07 -0.11 0.05 -0.16 0.04
thing of wish	strait	-0.06 -0.08 -0.06 -0.05 -0.08 0.04 -0.08 -0.03
title	alarm	-0.24 -0.06 -0.15 0.18 -0.31 0.02 -0.06 0.03
title	brief	0.00 0.09 -0.08 -0.08 -0.13 -0.07 -0.03 -0.09
title	casualty	0.05 0.05 0.02 -0.19 -0.16 -0.07 -0.14 -0.14
title	chief	-0.07 -0.12 -0.06 -0.17 -0.18 0.07 0.02 0.00
title	civilian	-0.09 -0.08 0.07 0.12 -0.23 -0.02 -0.09 -0.09
title	closure	-0.06 -0.01 -0.11 -0.13 -0.18 -0.07 0.05 0.07
title	contact	-0.01 -0.05 -0.04 -0.17 -0.26 -0.06 0.03 -0.01
title	culture	-0.11 0.04 -0.18 -0.10 -0.11 -0.12 -0.10 0.16
title	cyber	-0.19 -0.18 -0.08 -0.15 -0.18 -0.20 -0.18 0.16
title	decision	-0.03 -0.07 -0.07 -0.03 -0.05 -0.02 0.04 0.02
title	domestic	-0.07 -0.08 -0.07 -0.18 -0.21 0.01 -0.28 0.08
title	drill	-0.05 -0.14 0.03 -0.14 -0.14 -0.12 -0.14 0.07
title	elsewhere	0.09 -0.20 0.04 -0.13 0.00 -0.16 -0.14 -0.13
title	everyday	0.01 -0.02 0.01 -0.17 -0.20 -0.07 -0.24 -0.01
title	force	-0.03 -0.04 -0.13 -0.06 0.00 0.01 -0.02 0.06
title	gaza	-0.01 0.08 -0.19 0.00 0.01 0.00 -0.18 -0.03
title	market	-0.06 -0.27 0.01 -0.10 -0.08 0.03 -0.11 0.04
title	mass	0.11 0.03 -0.10 -0.05 0.04 -0.10 -0.10 -0.12
title	memory	-0.13 -0.09 0.02 -0.12 -0.11 -0.12 -0.17 0.09
title	modal	-0.19 -0.22 -0.01 -0.07 -0.10 0.07 -0.14 0.02
title	negotiation	-0.07 -0.10 -0.20 -0.12 -0.14 -0.09 0.20 -0.06
title	network	-0.10 -0.11 0.05 -0.10 -0.11 -0.11 -0.12 0.08
title	nuclear	-0.13 0.00 0.08 -0.11 -0.12 -0.13 -0.14 0.05
title	oil	0.00 0.07 0.00 -0.11 -0.13 -0.15 -0.07 -0.02
title	opinion	0.00 -0.12 0.04 -0.15 -0.08 -0.07 -0.19 0.01
title	pact	-0.14 -0.16 -0.18 -0.08 -0.15 -0.16 -0.14 0.17
title	reaction	-0.07 -0.06 0.14 -0.04 -0.23 -0.07 -0.10 -0.03
title	resolve	-0.06 0.06 -0.15 -0.17 -0.22 0.13 -0.03 -0.10
title	sanction	-0.16 -0.12 -0.14 -0.11 -0.15 -0.17 -0.17 0.18
title	settled	0.08 0.01 -0.12 -0.10 -0.13 -0.32 0.17 -0.15
title	shipping	0.00 0.00 -0.14 -0.15 -0.13 0.01 -0.10 0.03
title	shock	-0.04 -0.15 -0.02 -0.08 -0.13 -0.16 -0.18 0.13
title	sport	-0.13 -0.17 -0.01 -0.15 -0.16 -0.23 -0.01 0.08
title	spy	-0.15 -0.05 -0.04 -0.10 -0.13 -0.21 -0.20 0.17
title	strike	-0.02 0.03 0.17 -0.15 -0.01 -0.02 -0.11 -0.24
title	syria	-0.12 -0.02 0.04 -0.13 -0.17 -0.16 -0.19 0.03
title	threat	-0.03 -0.06 -0.09 -0.06 -0.06 0.10 -0.07 -0.02
title	toll	0.01 -0.13 0.05 -0.08 -0.12 -0.16 -0.11 -0.03
title	truce	-0.10 0.05 -0.19 -0.11 -0.14 -0.04 0.14 -0.11
title	unreal	-0.12 -0.14 -0.08 -0.11 -0.13 0.16 0.00 0.02
title	unrest	0.05 -0.21 0.01 -0.14 -0.13 -0.22 -0.21 -0.02
title	weapon	-0.01 0.03 -0.16 0.09 0.18 -0.11 -0.27 -0.15
title names	ally	-0.16 -0.12 -0.08 -0.13 0.01 0.02 -0.24 0.11
title names	both sides	0.05 -0.15 -0.01 -0.05 -0.10 -0.03 -0.13 -0.03
title names	both sides and ally	-0.11 0.03 -0.17 -0.06 -0.13 0.01 -0.17 0.05
title names	both sides and usa	0.08 -0.04 -0.01 -0.01 -0.06 -0.17 -0.08 -0.06
title names	both sides and usa and ally	-0.13 0.08 -0.18 -0.05 -0.12 -0.14 -0.18 0.05
title names	no party	-0.17 -0.09 -0.01 0.01 -0.09 -0.11 -0.12 0.07
title names	one side	-0.13 -0.01 0.01 -0.04 -0.04 -0.07 -0.09 0.04
title names	one side and ally	-0.01 0.09 0.00 -0.21 -0.08 -0.07 -0.09 -0.09
title names	one side and usa	-0.16 -0.08 -0.07 -0.13 -0.02 0.02 0.07 0.08
title names	one side and usa and ally	-0.15 -0.01 0.03 -0.13 -0.17 0.02 -0.02 -0.06
title names	usa	-0.14 -0.04 -0.09 -0.18 -0.04 -0.31 0.01 0.06
title names a capital of	side	0.19 -0.03 -0.14 -0.10 -0.25 -0.10 0.06 -0.11
title names a force of	ally	-0.12 0.08 -0.09 -0.21 -0.08 -0.02 -0.17 0.00
title names a force of	side	-0.03 -0.09 -0.15 0.01 -0.09 -0.16 -0.42 0.12
title names a kin of	side	-0.18 -0.23 -0.07 -0.17 -0.18 -0.23 -0.21 0.17
title names a leader of	side	-0.08 -0.47 0.00 -0.26 -0.25 0.11 0.07 -0.03
title names a people of	side	-0.07 0.08 -0.02 -0.15 0.05 -0.06 -0.04 -0.08
title names a place of	side	0.14 0.07 -0.18 0.01 -0.14 -0.08 -0.01 -0.12
title names a politician of	side	-0.08 -0.09 -0.01 -0.08 -0.09 0.10 -0.11 -0.10
title names a service of	side	-0.09 -0.09 0.06 -0.09 -0.07 -0.11 -0.11 0.02
title names a state of	side	-0.02 -0.12 0.01 -0.12 -0.06 -0.01 -0.05 0.04
title names a state of	usa	-0.07 -0.04 -0.08 -0.11 -0.03 -0.02 0.06 0.06
title naming ally	casualty	-0.07 0.10 -0.12 -0.04 -0.09 -0.07 -0.07 -0.10
title naming ally	decision	-0.07 -0.09 -0.13 -0.07 -0.14 -0.13 -0.14 0.12
title naming ally	force	-0.10 -0.09 -0.15 -0.08 -0.16 0.04 -0.17 0.08
title naming ally	strike	-0.12 -0.08 -0.02 -0.08 0.02 -0.19 -0.16 0.07
title naming ally	unreal	-0.08 0.03 -0.12 -0.05 -0.08 0.07 -0.10 -0.07
title naming both sides	alarm	-0.14 -0.16 0.04 0.10 -0.12 -0.10 -0.08 -0.11
title naming both sides	brief	0.08 -0.09 -0.08 -0.07 -0.09 -0.09 -0.04 0.02
title naming both sides	casualty	0.13 -0.33 -0.03 -0.10 -0.17 -0.01 0.02 -0.20
title naming both sides	chief	-0.02 -0.11 -0.09 -0.15 -0.14 0.15 -0.03 -0.11
title naming both sides	civilian	0.11 -0.19 -0.04 -0.06 -0.09 -0.16 -0.09 -0.12
title naming both sides	closure	-0.12 -0.19 0.04 -0.08 -0.12 -0.17 -0.15 0.09
title naming both sides	contact	0.09 -0.10 -0.14 -0.08 -0.09 -0.13 -0.13 0.03
title naming both sides	cyber	-0.12 -0.08 -0.12 -0.09 -0.10 -0.12 -0.13 0.13
title naming both sides	decision	-0.06 -0.16 -0.02 -0.08 -0.08 0.05 -0.18 0.05
title naming both sides	domestic	-0.09 -0.13 0.03 -0.13 -0.12 0.03 -0.11 0.03
title naming both sides	elsewhere	0.13 -0.13 -0.13 -0.09 -0.11 -0.10 -0.08 -0.11
title naming both sides	everyday	0.02 -0.10 0.08 -0.09 -0.12 -0.14 -0.09 -0.15
title naming both sides	force	-0.03 -0.29 -0.03 -0.20 -0.01 0.04 -0.20 0.01
title naming both sides	gaza	-0.10 0.06 -0.12 -0.10 -0.11 -0.12 -0.11 0.08
title naming both sides	market	0.02 -0.13 0.03 -0.08 -0.09 -0.13 -0.11 -0.04
title naming both sides	mass	0.12 -0.03 -0.17 -0.01 0.00 -0.29 -0.09 -0.02
title naming both sides	modal	-0.01 -0.06 -0.04 -0.06 -0.05 -0.18 -0.07 0.06
title naming both sides	negotiation	0.06 -0.15 -0.18 -0.09 -0.10 -0.18 0.04 0.06
title naming both sides	nuclear	-0.07 0.03 -0.01 -0.09 -0.10 -0.02 -0.10 -0.01
title naming both sides	oil	0.03 0.02 0.03 -0.09 -0.07 -0.15 -0.09 -0.09
title naming both sides	opinion	0.04 -0.12 -0.02 -0.07 -0.08 -0.17 -0.11 0.00
title naming both sides	reaction	0.02 0.03 -0.01 -0.13 -0.10 -0.20 -0.16 -0.06
title naming both sides	resolve	0.05 -0.21 -0.16 -0.13 -0.12 0.03 -0.12 0.06
title naming both sides	settled	0.07 -0.17 -0.03 -0.09 -0.09 -0.13 -0.14 0.00
title naming both sides	shipping	-0.17 -0.18 -0.17 -0.09 -0.11 -0.18 -0.16 0.19
title naming both sides	shock	0.06 -0.08 0.05 -0.05 -0.05 -0.10 -0.05 -0.11
title naming both sides	spy	-0.10 -0.10 -0.02 -0.10 -0.11 -0.13 -0.11 0.12
title naming both sides	strike	0.05 -0.10 0.00 -0.07 -0.11 -0.10 -0.04 -0.05
title naming both sides	threat	-0.04 -0.04 -0.05 -0.11 -0.10 0.01 -0.16 0.06
title naming both sides	truce	-0.07 -0.11 -0.12 -0.08 -0.09 -0.15 0.02 0.10
title naming both sides	unreal	0.01 -0.08 0.00 -0.10 -0.10 0.04 -0.01 -0.05
title naming both sides	unrest	0.02 -0.13 0.04 -0.12 -0.12 -0.14 -0.10 -0.10
title naming both sides	weapon	-0.05 -0.32 -0.05 0.09 0.02 -0.05 -0.10 -0.01
title naming both sides and ally	chief	-0.05 -0.12 -0.09 -0.06 -0.07 -0.11 -0.12 0.12
title naming both sides and ally	decision	-0.05 0.05 -0.08 -0.04 -0.09 -0.12 -0.10 0.01
title naming both sides and ally	force	-0.06 0.06 -0.09 -0.04 -0.09 -0.10 -0.09 -0.04
title naming both sides and ally	negotiation	-0.04 -0.02 -0.06 -0.04 -0.06 -0.11 -0.11 0.08
title naming both sides and ally	reaction	-0.04 0.02 -0.08 -0.05 -0.06 -0.09 -0.11 0.06
title naming both sides and ally	strike	-0.10 0.06 -0.14 -0.04 -0.12 0.03 -0.09 -0.13
title naming both sides and ally	truce	-0.04 -0.02 -0.06 -0.04 -0.06 -0.11 -0.11 0.08
title naming both sides and usa	alarm	-0.08 -0.17 -0.05 -0.14 -0.07 -0.12 -0.12 0.10
title naming both sides and usa	brief	0.04 -0.17 0.01 -0.04 -0.06 -0.13 0.02 -0.13
title naming both sides and usa	casualty	-0.01 0.01 -0.02 -0.09 -0.10 -0.16 -0.21 -0.08
title naming both sides and usa	chief	-0.02 -0.19 0.09 -0.07 -0.07 -0.23 -0.10 -0.01
title naming both sides and usa	civilian	-0.06 -0.25 0.01 0.07 -0.14 -0.17 -0.16 -0.08
title naming both sides and usa	contact	0.05 -0.12 -0.10 -0.11 -0.07 -0.16 -0.18 0.03
title naming both sides and usa	decision	0.09 -0.03 -0.03 -0.11 -0.16 -0.01 -0.03 -0.11
title naming both sides and usa	domestic	0.06 -0.09 -0.13 -0.11 -0.07 -0.11 -0.10 0.04
title naming both sides and usa	force	0.08 -0.03 -0.10 -0.09 0.02 -0.27 -0.05 -0.03
title naming both sides and usa	market	-0.11 -0.11 -0.07 -0.06 -0.04 0.06 -0.07 0.04
title naming both sides and usa	mass	0.04 -0.01 -0.07 -0.07 -0.08 -0.17 -0.01 0.02
title naming both sides and usa	modal	-0.13 -0.13 0.02 -0.08 -0.10 -0.16 -0.15 0.02
title naming both sides and usa	negotiation	-0.04 -0.05 0.07 -0.12 -0.12 -0.23 -0.02 -0.03
title naming both sides and usa	nuclear	0.05 -0.07 -0.10 -0.02 -0.03 -0.08 -0.05 0.02
title naming both sides and usa	oil	0.06 -0.13 0.05 -0.04 -0.03 -0.13 -0.08 -0.08
title naming both sides and usa	opinion	-0.01 -0.15 0.11 -0.07 -0.12 -0.15 -0.12 -0.17
title naming both sides and usa	reaction	0.00 0.04 -0.12 0.04 -0.06 0.04 -0.01 -0.06
title naming both sides and usa	resolve	-0.08 0.08 -0.05 -0.06 -0.05 -0.08 -0.08 -0.06
title naming both sides and usa	settled	0.07 -0.12 -0.10 -0.03 -0.03 -0.08 0.04 -0.07
title naming both sides and usa	shock	-0.04 -0.15 0.03 -0.09 -0.06 -0.11 -0.12 0.01
title naming both sides and usa	spy	-0.09 -0.08 0.04 -0.08 -0.07 -0.08 -0.10 0.01
title naming both sides and usa	strike	0.08 0.00 0.07 0.01 -0.04 -0.11 -0.02 -0.25
title naming both sides and usa	threat	-0.02 0.00 0.05 -0.08 -0.10 -0.12 -0.01 -0.04
title naming both sides and usa	toll	0.01 -0.11 0.01 -0.08 -0.08 -0.07 -0.08 -0.10
title naming both sides and usa	truce	-0.02 0.00 -0.15 -0.05 -0.07 -0.14 0.04 -0.03
title naming both sides and usa	unreal	-0.01 -0.01 0.01 -0.08 -0.08 -0.17 -0.01 0.01
title naming both sides and usa	unrest	0.06 -0.11 -0.01 -0.12 -0.10 -0.10 -0.11 -0.07
title naming both sides and usa	weapon	0.01 0.09 -0.01 -0.12 -0.22 -0.16 -0.14 -0.19
title naming both sides and usa and ally	force	-0.11 0.08 -0.13 -0.04 -0.11 -0.11 -0.13 0.03
title naming both sides and usa and ally	negotiation	-0.09 0.10 -0.10 -0.04 -0.06 -0.09 -0.13 -0.05
title naming both sides and usa and ally	strike	-0.12 0.10 -0.14 -0.05 -0.12 -0.12 -0.13 0.01
title naming no party	alarm	-0.12 -0.17 -0.05 0.11 -0.13 -0.13 -0.13 -0.03
title naming no party	casualty	-0.04 -0.08 -0.05 -0.15 -0.16 -0.10 -0.12 0.10
title naming no party	civilian	-0.10 -0.14 -0.03 0.05 -0.10 -0.12 -0.12 0.01
title naming no party	closure	-0.09 0.04 -0.05 -0.11 -0.10 -0.10 -0.12 0.02
title naming no party	contact	-0.09 0.04 0.00 -0.11 -0.08 -0.09 -0.02 -0.04
title naming no party	decision	-0.13 -0.22 -0.05 0.07 -0.12 -0.12 -0.13 -0.01
title naming no party	everyday	-0.10 -0.13 -0.12 -0.11 -0.06 -0.11 -0.08 0.14
title naming no party	force	0.01 -0.13 -0.12 0.06 -0.14 -0.12 -0.11 0.05
title naming no party	market	-0.12 -0.16 0.07 -0.12 -0.10 -0.08 -0.08 0.00
title naming no party	mass	-0.16 -0.06 0.03 -0.17 -0.01 -0.12 -0.11 0.04
title naming no party	modal	-0.03 -0.06 0.02 -0.04 -0.03 -0.05 -0.03 0.00
title naming no party	negotiation	-0.13 0.02 -0.04 -0.16 -0.14 -0.15 0.02 -0.01
title naming no party	oil	-0.21 -0.03 -0.08 -0.15 -0.14 -0.09 -0.10 0.13
title naming no party	opinion	-0.03 -0.02 0.04 -0.02 -0.02 -0.02 -0.02 -0.04
title naming no party	reaction	-0.10 -0.15 0.07 -0.12 -0.10 -0.12 -0.10 -0.04
title naming no party	settled	-0.06 -0.09 -0.09 -0.08 -0.06 -0.03 -0.09 0.09
title naming no party	shipping	-0.15 0.00 -0.15 -0.20 -0.14 -0.22 -0.14 0.20
title naming no party	shock	-0.07 -0.08 -0.02 -0.07 -0.04 -0.05 -0.04 0.04
title naming no party	strike	-0.18 0.04 0.13 -0.05 -0.01 -0.20 -0.19 -0.19
title naming no party	threat	-0.08 -0.12 -0.05 -0.14 -0.10 -0.17 -0.11 0.12
title naming no party	truce	-0.11 0.04 -0.03 -0.13 -0.11 -0.12 0.06 -0.07
title naming no party	unreal	-0.08 -0.14 0.01 -0.12 -0.09 -0.16 -0.14 0.07
title naming no party	weapon	-0.03 0.01 -0.06 -0.02 0.02 -0.14 -0.13 -0.07
title naming one side	alarm	-0.12 0.01 -0.23 0.13 -0.26 -0.02 -0.15 0.04
title naming one side	brief	-0.03 0.05 -0.09 -0.06 -0.10 0.05 -0.02 -0.07
title naming one side	casualty	0.07 0.08 -0.12 -0.22 -0.08 -0.05 -0.19 -0.10
title naming one side	chief	0.00 -0.06 -0.06 -0.23 -0.23 -0.09 0.06 0.02
title naming one side	civilian	-0.03 -0.01 0.00 0.10 -0.20 -0.35 -0.24 -0.07
title naming one side	closure	0.03 -0.21 -0.06 -0.16 -0.16 0.02 -0.23 0.06
title naming one side	contact	-0.03 -0.10 -0.05 -0.20 -0.24 -0.02 0.09 0.00
title naming one side	culture	-0.10 -0.10 -0.11 -0.11 -0.07 -0.10 -0.09 0.11
title naming one side	cyber	-0.13 -0.14 -0.02 -0.11 -0.13 -0.15 -0.12 0.08
title naming one side	decision	-0.09 -0.06 0.00 -0.26 -0.22 -0.03 -0.11 0.10
title naming one side	domestic	0.01 -0.02 -0.05 -0.18 -0.20 -0.24 -0.24 0.05
title naming one side	elsewhere	-0.08 -0.09 -0.11 -0.10 0.04 -0.08 -0.06 0.01
title naming one side	everyday	-0.07 0.03 0.08 -0.15 -0.17 -0.04 -0.22 -0.14
title naming one side	force	-0.18 -0.09 -0.08 -0.15 -0.01 -0.02 -0.05 0.10
title naming one side	gaza	0.03 0.00 -0.12 0.02 0.02 -0.08 -0.02 -0.09
title naming one side	market	-0.17 -0.18 0.00 -0.11 -0.14 -0.15 -0.12 0.09
title naming one side	mass	-0.11 0.03 0.03 -0.02 0.05 0.01 -0.03 -0.16
title naming one side	modal	-0.14 -0.17 0.00 -0.09 -0.12 0.03 -0.14 -0.01
title naming one side	negotiation	0.04 -0.04 -0.06 -0.17 -0.18 -0.31 0.06 -0.05
title naming one side	nuclear	-0.14 -0.14 0.09 -0.10 -0.09 -0.14 -0.18 0.00
title naming one side	oil	-0.09 0.05 0.04 -0.10 -0.09 -0.04 -0.12 -0.06
title naming one side	opinion	0.00 -0.05 0.04 -0.18 -0.04 -0.04 -0.20 -0.06
title naming one side	reaction	-0.20 -0.16 0.18 -0.20 -0.22 -0.05 -0.28 -0.08
title naming one side	resolve	-0.12 -0.04 -0.01 -0.09 -0.10 0.08 -0.10 -0.06
title naming one side	settled	-0.11 0.03 0.02 -0.08 -0.07 -0.09 0.03 -0.04
title naming one side	shipping	0.10 -0.04 -0.13 -0.17 -0.23 0.13 -0.09 -0.11
title naming one side	shock	-0.11 -0.15 0.05 -0.09 -0.07 -0.11 -0.09 0.00
title naming one side	spy	-0.08 -0.02 -0.17 -0.06 -0.07 -0.11 -0.10 0.13
title naming one side	strike	-0.11 0.04 0.11 -0.25 -0.01 0.00 -0.36 -0.15
title naming one side	syria	-0.12 -0.05 0.07 -0.09 -0.14 -0.14 -0.17 0.00
title naming one side	threat	-0.02 -0.17 0.03 0.01 -0.27 0.04 -0.26 -0.05
title naming one side	toll	-0.05 -0.06 0.07 -0.05 -0.08 -0.08 -0.07 -0.06
title naming one side	truce	-0.21 0.03 0.00 -0.16 -0.16 -0.24 0.07 -0.07
title naming one side	unreal	-0.35 -0.22 -0.03 -0.19 -0.21 0.09 -0.10 0.10
title naming one side	unrest	-0.07 -0.10 -0.09 -0.06 -0.06 -0.09 -0.06 0.10
title naming one side	weapon	0.01 0.03 -0.16 0.07 0.11 -0.08 -0.18 -0.19
title naming one side and ally	casualty	-0.15 0.10 -0.02 -0.04 -0.08 -0.15 -0.10 -0.15
title naming one side and ally	chief	-0.12 -0.08 -0.19 -0.08 -0.13 0.06 -0.17 0.07
title naming one side and ally	contact	-0.08 -0.09 0.03 -0.05 -0.07 -0.11 -0.13 0.05
title naming one side and ally	decision	-0.15 -0.02 0.00 -0.12 -0.15 0.01 0.05 -0.09
title naming one side and ally	force	-0.06 0.14 0.02 -0.14 -0.19 0.00 -0.03 -0.20
title naming one side and ally	negotiation	0.02 0.04 -0.19 -0.10 -0.17 -0.22 -0.03 -0.01
title naming one side and ally	reaction	-0.08 -0.11 0.05 -0.09 -0.08 -0.11 0.10 -0.14
title naming one side and ally	strike	0.00 0.05 -0.11 -0.06 -0.01 0.02 -0.22 -0.10
title naming one side and ally	threat	-0.06 -0.13 -0.09 -0.08 -0.10 -0.04 -0.12 0.08
title naming one side and ally	truce	-0.11 0.09 -0.15 -0.10 -0.12 -0.18 0.02 -0.09
title naming one side and ally	unreal	-0.12 -0.05 -0.03 -0.06 -0.16 0.01 -0.03 0.03
title naming one side and ally	weapon	0.05 -0.06 -0.03 -0.09 0.02 0.04 -0.12 -0.20
title naming one side and usa	alarm	-0.13 -0.10 -0.12 -0.12 -0.10 0.05 -0.13 0.04
title naming one side and usa	brief	-0.10 0.09 -0.09 -0.08 -0.06 -0.08 -0.03 0.01
title naming one side and usa	casualty	-0.11 -0.04 0.14 -0.08 -0.22 -0.19 -0.20 -0.07
title naming one side and usa	chief	-0.10 -0.09 -0.08 -0.10 -0.15 -0.05 0.00 0.04
title naming one side and usa	civilian	-0.23 -0.17 0.03 -0.09 -0.10 0.05 -0.18 0.02
title naming one side and usa	closure	-0.02 0.03 -0.19 -0.07 -0.14 -0.16 0.08 -0.06
title naming one side and usa	contact	-0.06 -0.03 0.01 -0.10 -0.16 -0.04 -0.01 -0.01
title naming one side and usa	culture	-0.09 0.06 -0.13 -0.07 -0.09 -0.12 -0.10 0.10
title naming one side and usa	decision	0.00 -0.11 -0.11 -0.08 -0.01 -0.14 0.05 -0.02
title naming one side and usa	domestic	-0.19 -0.16 -0.02 -0.07 -0.12 -0.04 -0.16 0.06
title naming one side and usa	elsewhere	-0.11 -0.09 0.13 -0.08 -0.10 -0.12 -0.13 -0.12
title naming one side and usa	everyday	-0.01 -0.15 -0.25 -0.12 -0.13 -0.19 -0.18 0.16
title naming one side and usa	force	0.03 -0.19 -0.03 -0.09 -0.03 -0.05 -0.02 -0.03
title naming one side and usa	gaza	-0.12 0.06 -0.09 -0.10 -0.08 -0.15 -0.14 0.01
title naming one side and usa	market	0.02 -0.18 -0.02 -0.05 0.01 0.04 -0.05 -0.08
title naming one side and usa	mass	0.12 -0.02 -0.08 -0.15 -0.06 -0.06 -0.33 -0.07
title naming one side and usa	memory	-0.09 -0.06 -0.10 -0.07 -0.09 -0.11 -0.14 0.11
title naming one side and usa	modal	-0.20 -0.16 -0.05 -0.05 -0.10 0.08 -0.13 -0.02
title naming one side and usa	negotiation	-0.14 -0.13 -0.31 -0.09 -0.10 0.00 0.17 -0.07
title naming one side and usa	nuclear	-0.15 -0.12 0.05 -0.06 -0.09 -0.22 -0.09 0.07
title naming one side and usa	oil	0.01 0.05 -0.03 -0.05 -0.14 -0.11 -0.01 -0.05
title naming one side and usa	opinion	-0.08 -0.18 -0.11 -0.07 -0.15 -0.06 -0.15 0.16
title naming one side and usa	pact	-0.12 -0.13 -0.15 -0.05 -0.12 -0.10 -0.11 0.14
title naming one side and usa	reaction	-0.07 -0.15 0.04 -0.10 -0.23 -0.10 -0.16 0.07
title naming one side and usa	resolve	-0.03 0.11 -0.04 -0.12 -0.19 -0.22 0.00 -0.15
title naming one side and usa	sanction	-0.14 -0.10 -0.12 -0.11 -0.14 -0.16 -0.16 0.16
title naming one side and usa	settled	0.05 -0.06 -0.15 -0.08 -0.12 -0.33 0.11 -0.12
title naming one side and usa	shipping	-0.05 -0.02 -0.01 -0.07 -0.04 -0.10 -0.02 -0.07
title naming one side and usa	shock	-0.11 -0.02 -0.21 -0.04 -0.06 -0.12 -0.20 0.21
title naming one side and usa	sport	-0.11 -0.11 -0.17 -0.09 -0.07 -0.20 -0.17 0.20
title naming one side and usa	spy	-0.01 -0.10 0.02 -0.05 -0.11 -0.13 -0.15 0.02
title naming one side and usa	strike	-0.08 -0.06 0.09 -0.12 0.03 0.01 -0.01 -0.08
title naming one side and usa	threat	-0.03 0.04 -0.22 -0.09 -0.07 0.10 0.01 -0.06
title naming one side and usa	truce	-0.11 -0.01 -0.27 -0.07 -0.12 0.03 0.10 -0.10
title naming one side and usa	unreal	-0.11 -0.05 -0.20 -0.07 -0.15 0.13 0.00 -0.07
title naming one side and usa	unrest	0.01 -0.09 -0.01 -0.07 -0.07 -0.14 -0.16 0.03
title naming one side and usa	weapon	-0.02 0.00 -0.03 -0.20 0.07 -0.26 -0.29 0.03
title naming one side and usa and ally	force	-0.11 0.09 -0.12 -0.11 -0.13 0.06 -0.13 -0.12
title naming one side and usa and ally	strike	-0.11 0.02 0.04 -0.06 -0.11 -0.15 -0.09 0.00
title naming usa	casualty	0.03 -0.08 0.07 -0.10 -0.15 -0.12 -0.16 -0.06
title naming usa	chief	-0.07 -0.09 -0.02 -0.04 -0.05 -0.08 -0.12 0.06
title naming usa	civilian	-0.11 -0.08 0.07 -0.07 -0.08 -0.07 -0.07 -0.05
title naming usa	closure	-0.06 -0.08 -0.09 -0.03 -0.04 -0.07 -0.12 0.10
title naming usa	contact	-0.01 0.04 0.02 -0.09 -0.16 -0.09 0.00 -0.11
title naming usa	decision	-0.15 -0.12 -0.11 -0.07 -0.09 -0.12 -0.17 0.17
title naming usa	force	-0.08 -0.27 -0.18 -0.13 -0.03 -0.19 -0.26 0.23
title naming usa	market	-0.06 -0.06 -0.12 -0.04 -0.04 -0.07 -0.11 0.12
title naming usa	mass	-0.13 0.03 0.02 -0.10 -0.13 -0.08 -0.13 -0.05
title naming usa	modal	-0.01 -0.01 -0.04 -0.01 -0.01 -0.04 -0.02 0.04
title naming usa	negotiation	-0.09 -0.16 -0.14 -0.06 -0.09 -0.13 -0.10 0.14
title naming usa	oil	-0.13 0.01 -0.05 -0.06 -0.10 -0.08 -0.12 0.01
title naming usa	reaction	-0.11 -0.15 0.04 -0.07 -0.07 -0.12 -0.14 0.01
title naming usa	settled	-0.10 -0.11 -0.09 -0.07 -0.13 -0.07 -0.16 0.12
title naming usa	shipping	-0.21 -0.05 -0.02 -0.08 -0.16 -0.22 -0.20 0.03
title naming usa	shock	-0.16 -0.15 -0.12 -0.08 -0.20 -0.09 -0.18 0.17
title naming usa	strike	-0.02 0.02 -0.01 -0.18 -0.29 -0.21 -0.26 0.02
title naming usa	threat	-0.18 -0.17 -0.07 -0.13 0.02 -0.23 -0.24 0.10
title naming usa	truce	-0.05 -0.13 -0.12 -0.05 -0.06 -0.10 -0.16 0.16
title naming usa	unreal	-0.10 -0.14 -0.03 -0.05 -0.07 -0.17 -0.15 0.10
title naming usa	weapon	-0.05 0.04 -0.11 -0.17 -0.01 -0.17 -0.21 0.04
title place	gulf state	0.02 0.01 -0.08 -0.05 -0.01 -0.12 -0.13 -0.05
title place	land of an ally	-0.33 0.16 -0.03 -0.26 -0.16 -0.04 -0.09 -0.06
title place	neighbour	-0.20 0.00 -0.11 -0.07 0.04 -0.17 0.16 -0.07
title place	region	-0.09 -0.01 -0.01 -0.05 -0.06 -0.06 -0.12 0.02
title place	strait or sea	-0.14 0.11 -0.14 -0.17 -0.01 0.04 -0.08 -0.03
title place	third country	-0.02 -0.14 -0.04 0.03 -0.05 -0.15 -0.07 0.04
title place	usa	-0.05 -0.04 -0.08 -0.11 -0.03 -0.02 0.06 0.04
told as	accusation	0.03 -0.14 -0.06 -0.08 -0.09 -0.15 0.01 -0.03
told as	cancelled	-0.13 -0.13 -0.15 -0.09 -0.14 -0.18 0.05 0.06
told as	comment	-0.02 0.04 -0.01 -0.10 -0.13 -0.19 -0.02 -0.08
told as	denial	-0.13 -0.17 0.05 -0.11 -0.14 -0.21 -0.08 0.05
told as	done	-0.03 -0.05 -0.02 -0.06 -0.03 -0.11 -0.04 0.05
told as	memory	-0.13 -0.13 -0.05 -0.11 -0.09 -0.15 0.02 0.02
told as	offer	0.02 -0.03 -0.14 -0.09 -0.14 -0.16 -0.14 0.06
told as	plan	-0.11 -0.02 0.01 -0.09 -0.14 -0.05 -0.06 0.05
told as	reaction	-0.11 -0.23 0.12 -0.01 -0.16 -0.08 -0.18 0.02
told as	rejection	-0.01 -0.15 -0.02 -0.06 -0.11 -0.18 -0.02 0.03
told as	threat	-0.02 -0.20 -0.18 -0.02 -0.10 0.12 -0.12 -0.03
told as	wish	-0.11 -0.15 -0.13 -0.07 -0.12 0.08 -0.17 0.02
town of accident	none	0.03 -0.11 0.03 -0.13 -0.14 -0.16 -0.13 -0.06
town of accusation	none	0.03 -0.14 -0.06 -0.08 -0.09 -0.15 0.01 -0.03
town of appointment	none	-0.14 -0.14 0.02 -0.10 -0.10 -0.23 -0.19 0.08
town of arrest	named	-0.10 -0.11 0.01 -0.05 -0.09 -0.06 -0.07 0.07
town of arrest	none	0.01 -0.16 -0.04 -0.12 -0.16 -0.18 -0.16 0.09
town of arrival	none	-0.14 -0.14 0.06 -0.13 -0.13 -0.15 -0.17 0.00
town of blockade	none	-0.18 -0.11 -0.11 -0.06 -0.10 -0.03 -0.18 0.13
town of call	none	-0.07 -0.08 -0.10 -0.05 -0.06 -0.10 0.05 -0.04
town of cancelled	none	-0.12 -0.12 -0.13 -0.08 -0.12 -0.17 0.04 0.07
town of charge	none	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
town of closure	named	-0.06 0.05 -0.01 -0.10 -0.09 -0.09 -0.11 -0.04
town of closure	none	-0.21 -0.26 -0.05 -0.16 -0.15 -0.03 -0.09 0.11
town of comment	named	-0.12 0.09 -0.13 -0.09 -0.10 -0.12 -0.19 0.02
town of comment	none	0.01 -0.18 0.06 -0.09 -0.11 -0.16 0.00 -0.10
town of deal	none	-0.16 -0.16 -0.15 -0.10 -0.13 -0.18 0.11 -0.05
town of denial	none	-0.12 -0.19 0.00 -0.11 -0.15 -0.22 -0.09 0.10
town of departure	none	-0.01 -0.10 0.01 -0.06 -0.10 -0.15 0.01 -0.01
town of deployment	none	-0.16 -0.02 0.07 -0.11 -0.15 -0.18 -0.22 0.01
town of downing	named	-0.05 -0.10 -0.17 -0.17 0.11 -0.11 -0.11 -0.04
town of downing	none	-0.22 -0.12 -0.01 -0.13 0.12 -0.23 -0.18 -0.04
town of enrichment	none	-0.07 -0.08 -0.09 -0.07 -0.08 -0.10 -0.10 0.09
town of evacuation	named	0.00 -0.20 -0.03 -0.22 -0.12 0.03 -0.18 0.00
town of evacuation	none	-0.19 -0.19 -0.09 0.01 -0.15 -0.16 -0.14 0.12
town of exit	none	-0.06 -0.04 -0.08 -0.04 -0.04 -0.09 -0.09 0.09
town of fall	none	-0.10 -0.10 -0.02 -0.05 -0.05 -0.06 -0.13 0.09
town of flights	none	-0.07 -0.13 0.07 -0.09 -0.10 -0.10 -0.09 -0.02
town of funeral	none	-0.10 -0.08 0.06 -0.07 -0.12 0.05 -0.09 -0.10
town of hack	none	-0.13 -0.11 -0.04 -0.06 -0.09 -0.13 -0.08 0.10
town of halt	none	-0.16 -0.17 -0.01 -0.10 -0.14 -0.15 0.05 -0.03
town of incursion	none	0.00 -0.11 -0.12 -0.06 -0.08 0.08 -0.11 -0.02
town of joining	none	-0.09 0.04 0.10 -0.07 -0.14 -0.15 -0.14 -0.15
town of memory	none	-0.10 -0.13 -0.16 -0.10 -0.08 -0.14 0.02 0.03
town of none	named	0.07 0.04 -0.02 -0.09 -0.30 -0.10 -0.02 -0.13
town of none	none	-0.05 -0.09 -0.10 0.03 -0.19 -0.05 -0.09 0.07
town of offer	none	0.02 -0.03 -0.14 -0.09 -0.14 -0.16 -0.14 0.06
town of order	none	-0.09 -0.11 -0.10 -0.05 -0.11 0.03 0.01 -0.03
town of plan	named	0.03 -0.01 0.10 -0.09 -0.11 -0.26 0.06 -0.17
town of plan	none	-0.17 -0.03 -0.03 -0.09 -0.14 -0.02 -0.13 0.11
town of reaction	named	-0.11 -0.12 0.13 -0.10 -0.10 -0.14 -0.12 -0.06
town of reaction	none	-0.08 -0.20 0.08 -0.01 -0.15 -0.07 -0.18 0.03
town of rejection	none	-0.01 -0.15 -0.02 -0.06 -0.11 -0.18 -0.02 0.03
town of release	none	-0.01 -0.08 -0.07 -0.08 0.07 -0.13 -0.12 -0.02
town of relief	none	-0.13 -0.10 -0.10 -0.08 -0.12 -0.13 -0.13 0.13
town of reopening	none	-0.06 -0.12 -0.09 -0.08 -0.09 -0.10 -0.11 0.10
town of rescue	none	-0.01 -0.01 -0.05 -0.15 -0.24 0.00 -0.21 0.00
town of rise	none	-0.15 -0.12 0.02 -0.07 -0.07 -0.09 -0.10 0.05
town of sanction	none	-0.09 -0.12 -0.12 -0.09 -0.12 -0.14 -0.16 0.15
town of seizure	named	-0.11 0.02 0.03 -0.06 -0.11 -0.08 -0.12 -0.10
town of seizure	none	0.01 -0.22 -0.22 -0.13 0.01 -0.19 -0.17 0.16
town of spying	named	-0.09 -0.08 -0.10 -0.09 -0.08 -0.08 -0.08 0.09
town of spying	none	-0.06 -0.10 -0.09 -0.07 -0.10 -0.09 -0.08 0.09
town of strike	named	0.13 0.19 -0.34 0.00 -0.35 -0.26 -0.20 -0.15
town of strike	none	-0.01 -0.08 0.09 -0.07 -0.03 -0.11 -0.19 -0.11
town of talks	named	-0.20 -0.13 -0.02 -0.13 0.01 -0.21 0.07 -0.06
town of talks	none	-0.02 -0.02 -0.10 -0.15 -0.23 -0.01 -0.04 0.05
town of test	none	-0.12 -0.12 0.02 -0.08 -0.10 -0.13 -0.09 0.05
town of threat	named	0.10 -0.20 -0.20 -0.15 -0.15 -0.03 -0.20 0.00
town of threat	none	-0.10 -0.17 -0.13 -0.01 -0.09 0.13 -0.10 -0.03
town of truce	named	-0.11 0.04 -0.13 -0.08 -0.11 -0.16 0.08 -0.12
town of truce	none	-0.21 -0.04 -0.12 -0.11 -0.13 -0.08 0.05 -0.01
town of visit	none	-0.07 -0.10 -0.11 -0.08 -0.12 -0.10 -0.17 0.14
town of wish	none	-0.09 -0.13 -0.20 -0.06 -0.13 0.09 -0.17 0.02
voice	army	-0.01 -0.01 -0.07 -0.10 -0.02 0.07 -0.07 -0.04
voice	business	-0.04 -0.07 -0.01 -0.11 -0.12 -0.08 -0.14 0.09
voice	essay	-0.21 -0.19 0.13 -0.11 -0.13 -0.08 -0.16 0.07
voice	media	-0.09 0.01 -0.10 -0.04 -0.03 -0.05 -0.03 0.02
voice	partisan	-0.19 -0.23 0.01 -0.10 -0.13 -0.16 -0.27 0.13
voice	people	-0.03 -0.11 0.07 0.08 -0.07 -0.04 -0.18 -0.10
voice	quarrel	-0.18 -0.21 0.09 -0.13 -0.18 -0.27 -0.13 0.07
voice	says	-0.03 -0.03 -0.08 -0.03 0.01 0.06 0.02 -0.04
voice	statecraft	-0.08 -0.11 -0.08 -0.04 -0.07 -0.01 0.12 0.01
voice	travel	-0.22 -0.01 -0.02 -0.20 -0.04 -0.05 -0.02 0.05
voice	witnessed	-0.05 -0.03 -0.17 0.19 0.11 -0.16 -0.13 -0.16
voice beside the head clause	army	0.03 -0.01 -0.07 -0.11 -0.22 0.01 -0.02 -0.03
voice beside the head clause	business	0.08 -0.04 -0.10 -0.15 -0.22 -0.13 -0.11 0.03
voice beside the head clause	essay	-0.20 -0.26 0.08 -0.12 -0.07 -0.05 -0.24 0.09
voice beside the head clause	media	-0.05 -0.23 -0.07 -0.14 0.03 -0.04 0.02 0.04
voice beside the head clause	partisan	-0.07 -0.17 -0.05 -0.10 -0.12 -0.21 -0.22 0.12
voice beside the head clause	people	-0.04 -0.05 0.04 -0.17 0.00 -0.08 -0.12 -0.03
voice beside the head clause	quarrel	-0.15 -0.14 0.08 -0.13 -0.14 -0.18 -0.19 0.08
voice beside the head clause	says	0.00 -0.01 -0.03 -0.13 -0.03 -0.16 0.02 0.01
voice beside the head clause	statecraft	-0.05 -0.09 -0.04 -0.12 -0.10 0.01 0.01 -0.04
voice beside the head clause	travel	-0.08 0.02 0.00 -0.11 -0.14 -0.17 0.00 -0.02
voice beside the head clause	witnessed	0.02 -0.04 -0.05 0.06 -0.01 -0.01 -0.03 -0.11
voice in the head clause	army	-0.02 -0.07 -0.02 -0.11 -0.01 0.06 -0.09 -0.06
voice in the head clause	business	-0.10 -0.10 0.02 -0.10 -0.09 -0.05 -0.13 0.07
voice in the head clause	essay	-0.11 -0.14 0.09 -0.11 -0.15 -0.08 -0.08 0.03
voice in the head clause	media	-0.08 0.06 -0.08 -0.02 -0.08 -0.06 -0.09 0.01
voice in the head clause	partisan	-0.23 -0.20 0.04 -0.10 -0.11 -0.12 -0.24 0.08
voice in the head clause	people	-0.02 -0.16 0.06 0.10 -0.13 -0.01 -0.15 -0.10
voice in the head clause	quarrel	-0.10 -0.14 0.03 -0.11 -0.16 -0.24 -0.07 0.05
voice in the head clause	says	-0.04 -0.11 -0.12 -0.02 -0.01 0.13 -0.01 -0.08
voice in the head clause	statecraft	-0.07 -0.14 -0.08 -0.02 -0.07 -0.07 0.09 0.03
voice in the head clause	travel	-0.21 -0.04 -0.02 -0.19 -0.03 -0.03 -0.03 0.06
voice in the head clause	witnessed	-0.06 -0.02 -0.18 0.17 0.09 -0.31 -0.18 -0.12
voice in the head clause, naming ally	army	-0.08 0.01 -0.13 -0.06 -0.10 0.07 -0.10 -0.06
voice in the head clause, naming both sides	army	0.00 -0.27 0.03 -0.24 0.01 0.01 -0.18 -0.12
voice in the head clause, naming both sides	business	-0.09 0.04 0.06 -0.10 -0.10 -0.15 -0.10 -0.07
voice in the head clause, naming both sides	essay	-0.10 -0.15 0.04 -0.08 -0.10 -0.17 0.01 0.03
voice in the head clause, naming both sides	media	0.14 -0.10 -0.15 -0.04 -0.06 -0.06 -0.05 -0.13
voice in the head clause, naming both sides	partisan	-0.09 -0.06 0.00 -0.09 -0.05 -0.11 -0.07 0.05
voice in the head clause, naming both sides	people	-0.06 -0.12 0.10 -0.07 -0.06 -0.13 -0.09 -0.06
voice in the head clause, naming both sides	says	0.10 -0.04 -0.26 -0.11 -0.18 0.03 0.00 -0.06
voice in the head clause, naming both sides	statecraft	-0.09 -0.10 -0.17 -0.10 -0.07 -0.16 0.03 0.13
voice in the head clause, naming both sides	witnessed	-0.06 -0.22 -0.15 0.10 0.04 -0.10 -0.05 -0.13
voice in the head clause, naming both sides and usa	army	0.01 -0.20 -0.21 -0.12 0.03 -0.23 -0.16 0.09
voice in the head clause, naming both sides and usa	business	-0.01 -0.17 0.06 -0.06 -0.07 0.01 -0.08 -0.10
voice in the head clause, naming both sides and usa	essay	-0.04 -0.14 0.03 -0.08 -0.10 -0.12 0.01 -0.04
voice in the head clause, naming both sides and usa	media	-0.08 -0.09 0.09 -0.09 -0.05 -0.08 -0.10 -0.08
voice in the head clause, naming both sides and usa	partisan	-0.08 -0.07 -0.09 -0.10 -0.05 -0.10 -0.10 0.10
voice in the head clause, naming both sides and usa	people	0.09 -0.27 -0.05 0.05 -0.17 -0.21 -0.20 -0.13
voice in the head clause, naming both sides and usa	says	-0.05 -0.08 -0.04 0.06 -0.14 0.00 0.00 -0.08
voice in the head clause, naming both sides and usa	statecraft	0.07 -0.04 -0.04 0.02 -0.12 -0.22 -0.12 -0.03
voice in the head clause, naming both sides and usa	travel	-0.10 0.01 0.01 -0.09 -0.11 -0.08 -0.10 0.03
voice in the head clause, naming both sides and usa	witnessed	0.03 -0.08 -0.02 -0.11 -0.08 -0.08 -0.06 -0.09
voice in the head clause, naming both sides and usa and ally	essay	-0.09 -0.11 -0.12 -0.05 -0.09 -0.08 -0.09 0.11
voice in the head clause, naming no party	army	0.06 -0.05 0.02 -0.09 -0.11 -0.09 -0.09 -0.06
voice in the head clause, naming no party	business	-0.20 -0.16 0.05 -0.15 -0.13 -0.09 -0.09 0.08
voice in the head clause, naming no party	essay	-0.04 -0.09 -0.02 -0.04 -0.03 -0.05 -0.03 0.03
voice in the head clause, naming no party	media	-0.07 -0.10 0.03 0.07 -0.07 -0.09 -0.09 -0.08
voice in the head clause, naming no party	people	-0.08 -0.12 0.01 0.04 -0.08 -0.09 -0.09 -0.02
voice in the head clause, naming no party	says	-0.13 -0.19 0.03 -0.15 -0.13 -0.16 -0.15 0.09
voice in the head clause, naming no party	statecraft	-0.10 0.00 -0.05 -0.18 -0.14 -0.14 -0.21 0.11
voice in the head clause, naming no party	travel	-0.05 -0.01 -0.10 -0.07 0.02 -0.08 -0.06 0.04
voice in the head clause, naming no party	witnessed	-0.02 -0.05 -0.06 0.01 0.03 -0.11 -0.13 0.00
voice in the head clause, naming one side	army	-0.03 -0.09 -0.20 -0.04 0.01 0.00 -0.04 0.05
voice in the head clause, naming one side	business	-0.10 -0.02 0.04 -0.11 -0.10 -0.10 -0.15 0.01
voice in the head clause, naming one side	essay	-0.01 -0.06 0.02 -0.16 -0.11 0.02 -0.12 -0.04
voice in the head clause, naming one side	media	-0.12 0.03 0.08 -0.21 -0.04 -0.21 -0.14 -0.12
voice in the head clause, naming one side	partisan	-0.10 -0.12 0.02 -0.09 -0.07 -0.13 -0.11 0.05
voice in the head clause, naming one side	people	0.04 -0.15 -0.05 0.09 -0.26 -0.07 -0.29 -0.02
voice in the head clause, naming one side	quarrel	-0.08 -0.06 -0.01 -0.10 -0.07 -0.09 -0.10 0.03
voice in the head clause, naming one side	says	-0.34 -0.14 -0.11 0.00 0.03 0.10 -0.01 0.01
voice in the head clause, naming one side	statecraft	-0.01 -0.09 0.04 0.01 0.00 0.00 0.03 -0.09
voice in the head clause, naming one side	travel	-0.14 -0.11 -0.06 -0.15 -0.02 0.00 -0.15 0.11
voice in the head clause, naming one side	witnessed	0.02 -0.05 -0.20 0.15 0.06 -0.24 -0.15 -0.16
voice in the head clause, naming one side and ally	army	-0.20 0.17 -0.24 -0.11 -0.18 -0.03 -0.22 -0.12
voice in the head clause, naming one side and ally	people	-0.08 0.04 0.00 -0.05 -0.06 -0.08 -0.06 -0.03
voice in the head clause, naming one side and ally	says	-0.15 0.11 -0.21 -0.06 -0.17 -0.04 0.01 -0.04
voice in the head clause, naming one side and ally	statecraft	-0.10 -0.16 -0.14 -0.08 -0.15 -0.12 -0.02 0.08
voice in the head clause, naming one side and usa	army	-0.01 -0.40 0.08 -0.10 -0.22 0.03 -0.10 -0.05
voice in the head clause, naming one side and usa	business	-0.01 -0.06 -0.13 -0.05 0.00 0.02 -0.29 0.08
voice in the head clause, naming one side and usa	essay	-0.10 -0.16 0.08 -0.08 -0.16 -0.34 -0.11 0.01
voice in the head clause, naming one side and usa	media	-0.21 0.07 -0.22 -0.11 -0.17 -0.01 -0.06 0.13
voice in the head clause, naming one side and usa	partisan	-0.18 -0.14 0.04 -0.07 -0.12 -0.11 -0.22 0.04
voice in the head clause, naming one side and usa	people	-0.21 -0.19 0.06 -0.11 -0.25 0.05 -0.03 0.01
voice in the head clause, naming one side and usa	quarrel	-0.10 -0.16 -0.01 -0.10 -0.15 -0.23 -0.05 0.06
voice in the head clause, naming one side and usa	says	0.01 -0.20 0.01 -0.12 -0.04 0.01 -0.03 -0.07
voice in the head clause, naming one side and usa	statecraft	-0.12 -0.19 -0.09 -0.09 -0.13 -0.06 0.10 0.03
voice in the head clause, naming one side and usa	travel	-0.05 0.06 -0.09 -0.05 -0.07 -0.06 0.04 -0.03
voice in the head clause, naming one side and usa	witnessed	-0.15 0.06 0.00 -0.15 -0.03 -0.22 -0.16 0.06
voice in the head clause, naming usa	army	-0.03 -0.19 -0.08 -0.10 0.01 -0.21 -0.24 0.09
voice in the head clause, naming usa	business	-0.07 -0.09 -0.16 -0.04 -0.05 -0.07 -0.12 0.15
voice in the head clause, naming usa	essay	-0.02 -0.03 -0.06 -0.02 -0.02 -0.03 -0.03 0.05
voice in the head clause, naming usa	media	-0.08 -0.11 -0.13 -0.11 -0.12 -0.08 -0.10 0.13
voice in the head clause, naming usa	partisan	-0.07 -0.08 0.02 -0.05 -0.06 -0.05 -0.07 0.00
voice in the head clause, naming usa	people	-0.14 0.01 0.05 -0.09 0.04 -0.11 -0.14 -0.11
voice in the head clause, naming usa	quarrel	-0.12 -0.15 0.07 -0.08 -0.09 -0.10 -0.11 -0.03
voice in the head clause, naming usa	says	-0.17 0.06 -0.22 -0.12 -0.15 -0.15 -0.16 0.08
voice in the head clause, naming usa	statecraft	-0.16 -0.13 -0.18 -0.13 -0.15 -0.16 0.01 0.07
voices in order	army	-0.05 0.06 -0.11 -0.25 -0.07 0.08 -0.07 -0.02
voices in order	army > business	0.06 -0.07 -0.08 -0.07 -0.07 0.00 -0.09 -0.04
voices in order	army > essay	-0.11 -0.15 0.06 -0.10 -0.12 -0.19 -0.17 0.01
voices in order	army > partisan	-0.08 -0.07 -0.03 -0.04 -0.08 -0.09 -0.09 0.06
voices in order	army > people	-0.14 -0.19 0.08 -0.11 0.04 -0.06 -0.17 -0.04
voices in order	army > people > witnessed	-0.11 -0.10 -0.14 -0.08 -0.10 -0.13 -0.09 0.13
voices in order	army > quarrel	-0.08 0.01 0.05 -0.08 -0.10 -0.08 -0.08 -0.04
voices in order	army > says	0.16 -0.17 -0.19 -0.14 0.04 -0.02 -0.13 -0.10
voices in order	army > says > business	-0.11 -0.04 -0.10 -0.04 -0.04 -0.04 -0.08 0.06
voices in order	army > says > people	-0.09 -0.08 0.06 -0.05 -0.12 -0.09 -0.11 0.00
voices in order	army > says > statecraft	-0.11 0.05 0.04 -0.06 -0.11 -0.16 -0.14 0.02
voices in order	army > statecraft	-0.09 -0.04 -0.10 -0.02 -0.06 0.01 0.06 -0.04
voices in order	army > witnessed	-0.02 -0.14 0.09 -0.12 -0.08 -0.13 -0.11 -0.07
voices in order	business	-0.03 -0.03 0.04 -0.13 -0.15 -0.23 -0.13 0.02
voices in order	business > army	0.02 -0.11 -0.12 -0.06 -0.07 -0.07 -0.07 0.03
voices in order	business > essay	-0.11 -0.08 0.00 -0.05 -0.07 -0.12 -0.10 0.05
voices in order	business > people	-0.09 0.03 0.06 -0.05 -0.04 -0.07 -0.06 -0.05
voices in order	business > says	-0.11 -0.17 0.06 -0.08 -0.09 -0.12 -0.13 0.07
voices in order	business > says > statecraft	-0.09 -0.10 -0.12 -0.06 -0.06 -0.11 -0.12 0.12
voices in order	business > statecraft	0.09 -0.14 -0.07 -0.06 -0.06 0.02 -0.26 -0.02
voices in order	business > statecraft > says	0.02 -0.07 -0.10 -0.04 -0.02 -0.06 -0.04 0.09
voices in order	business > travel	-0.07 0.04 -0.11 -0.07 -0.06 -0.07 -0.08 0.07
voices in order	business > witnessed	-0.07 -0.01 -0.09 -0.04 0.04 -0.02 -0.02 0.04
voices in order	essay	-0.17 -0.10 0.13 -0.15 -0.17 -0.14 -0.12 0.01
voices in order	essay > army	0.04 -0.10 0.04 -0.08 -0.10 -0.10 -0.10 -0.08
voices in order	essay > business	-0.10 -0.08 -0.11 -0.05 -0.04 -0.07 -0.06 0.15
voices in order	essay > media	0.04 -0.11 0.06 -0.10 -0.06 -0.09 -0.10 -0.06
voices in order	essay > people	-0.12 -0.09 0.07 -0.11 -0.10 -0.12 -0.12 0.03
voices in order	essay > says	-0.02 -0.16 -0.03 -0.08 -0.12 -0.19 -0.17 0.09
voices in order	essay > statecraft	0.01 -0.11 -0.04 -0.04 -0.05 -0.10 -0.18 0.10
voices in order	essay > statecraft > says	-0.10 -0.07 -0.10 -0.09 -0.06 -0.11 -0.09 0.11
voices in order	media	0.01 0.04 -0.10 -0.20 -0.03 -0.24 -0.19 0.01
voices in order	media > quarrel	-0.06 -0.08 -0.09 -0.07 -0.07 -0.05 -0.07 0.08
voices in order	media > says	-0.10 0.05 -0.06 -0.13 -0.08 -0.16 -0.18 0.00
voices in order	media > statecraft	-0.08 -0.11 0.01 -0.10 -0.07 -0.10 -0.14 0.02
voices in order	media > witnessed	-0.08 0.05 -0.10 -0.08 0.04 -0.06 -0.05 0.01
voices in order	none	0.04 -0.07 -0.10 -0.14 -0.13 -0.09 -0.03 0.10
voices in order	partisan	-0.17 -0.17 0.00 -0.12 -0.14 -0.02 -0.18 0.06
voices in order	partisan > army	-0.06 -0.05 0.09 -0.05 -0.07 -0.09 -0.04 -0.09
voices in order	partisan > business	0.05 -0.07 -0.08 -0.04 -0.03 -0.06 -0.08 -0.04
voices in order	partisan > essay	-0.04 -0.02 -0.09 -0.03 -0.03 -0.08 -0.10 0.09
voices in order	partisan > quarrel	-0.07 -0.10 0.11 -0.08 -0.06 -0.11 -0.10 -0.08
voices in order	partisan > says	-0.13 -0.12 -0.09 -0.10 -0.09 -0.12 -0.11 0.13
voices in order	partisan > statecraft	-0.03 -0.06 0.05 -0.03 -0.05 -0.09 -0.09 -0.01
voices in order	partisan > statecraft > says	-0.04 -0.03 0.01 -0.05 -0.04 -0.06 -0.06 0.01
voices in order	people	0.12 -0.06 -0.09 -0.32 -0.04 -0.12 -0.09 -0.01
voices in order	people > quarrel	-0.08 -0.12 0.12 -0.06 -0.07 -0.08 -0.09 -0.11
voices in order	people > says	0.07 -0.12 0.01 -0.11 -0.10 -0.10 -0.11 -0.06
voices in order	people > statecraft	-0.13 -0.09 -0.15 -0.12 -0.06 0.07 -0.15 -0.02
voices in order	people > witnessed	0.06 -0.10 0.03 -0.09 -0.14 -0.13 -0.11 -0.09
voices in order	quarrel	-0.04 -0.12 0.07 -0.14 -0.15 -0.14 -0.24 0.01
voices in order	says	-0.08 0.03 -0.02 -0.18 -0.13 0.02 -0.08 -0.02
voices in order	says > army	0.00 0.01 -0.12 -0.07 -0.15 0.06 -0.25 -0.04
voices in order	says > business	0.01 -0.07 -0.03 -0.10 -0.11 0.04 -0.16 -0.04
voices in order	says > essay	-0.09 -0.08 -0.01 -0.05 -0.08 0.01 -0.15 0.00
voices in order	says > essay > statecraft	-0.11 -0.07 -0.11 -0.07 -0.06 -0.11 -0.10 0.12
voices in order	says > media	-0.08 -0.12 0.02 -0.10 -0.12 0.07 -0.14 -0.05
voices in order	says > partisan	-0.10 -0.08 -0.11 -0.08 -0.04 -0.10 -0.12 0.12
voices in order	says > people	0.03 -0.02 -0.10 0.03 -0.16 0.02 -0.17 -0.12
voices in order	says > statecraft	-0.04 -0.05 -0.11 -0.10 -0.18 -0.07 0.08 0.00
voices in order	says > statecraft > business	-0.09 -0.11 -0.07 -0.09 -0.06 0.07 -0.13 -0.01
voices in order	says > statecraft > essay	-0.07 -0.08 -0.08 -0.02 -0.02 -0.11 0.05 -0.02
voices in order	says > witnessed	-0.13 -0.13 -0.14 -0.10 0.13 -0.12 -0.15 -0.03
voices in order	statecraft	-0.07 -0.14 0.02 -0.17 -0.05 -0.06 0.01 0.02
voices in order	statecraft > army	-0.11 -0.11 0.03 -0.07 -0.09 -0.14 0.04 -0.02
voices in order	statecraft > army > says	-0.06 -0.04 -0.07 -0.02 -0.05 -0.08 -0.09 0.09
voices in order	statecraft > business	-0.11 -0.10 0.00 -0.10 -0.10 0.01 0.01 -0.03
voices in order	statecraft > essay	-0.09 -0.07 -0.17 -0.06 -0.06 0.01 -0.08 0.10
voices in order	statecraft > says	0.05 -0.07 -0.03 -0.14 -0.18 -0.12 -0.01 -0.03
voices in order	statecraft > says > army	0.04 -0.03 -0.10 -0.05 -0.02 -0.06 -0.08 -0.02
voices in order	statecraft > says > business	-0.09 -0.05 -0.13 -0.10 -0.04 -0.14 -0.14 0.14
voices in order	statecraft > says > essay	-0.03 -0.03 -0.08 -0.04 -0.03 -0.11 -0.13 0.10
voices in order	statecraft > says > people	-0.04 -0.06 -0.02 0.08 -0.05 -0.08 -0.08 -0.09
voices in order	travel	-0.17 -0.06 0.05 -0.17 -0.25 -0.19 -0.19 0.06
voices in order	travel > people	-0.05 0.01 -0.09 -0.08 -0.04 -0.05 -0.06 0.07
voices in order	witnessed	0.00 0.00 -0.18 0.15 0.02 -0.21 -0.15 -0.21
voices in order	witnessed > business	0.05 -0.09 -0.14 -0.12 -0.13 -0.07 -0.05 0.09
voices in order	witnessed > people	-0.14 -0.08 -0.12 0.08 -0.10 -0.11 -0.11 0.01
voices in order	witnessed > says	-0.07 0.03 -0.10 -0.05 -0.03 -0.06 -0.06 0.05
word	!	-0.13 -0.14 -0.03 -0.12 -0.12 0.02 0.02 -0.03
word	?	-0.28 -0.27 0.03 -0.16 -0.13 -0.13 -0.14 0.18
word	[ally]	-0.12 0.08 -0.09 -0.21 -0.08 -0.02 -0.17 0.00
word	[number]	0.03 -0.03 -0.02 -0.06 -0.10 -0.13 0.01 -0.04
word	[place]	-0.16 0.10 -0.05 -0.05 0.01 -0.14 0.06 -0.11
word	[region]	-0.15 0.09 -0.09 -0.12 -0.01 0.04 -0.05 -0.02
word	[side]	-0.04 -0.04 -0.01 -0.08 -0.06 -0.02 -0.05 0.04
word	[usa]	-0.07 -0.04 -0.08 -0.11 -0.03 -0.02 0.06 0.06
word	ability	-0.11 -0.12 -0.12 -0.12 -0.14 -0.12 -0.14 0.14
word	ablaz	-0.01 -0.01 -0.06 -0.04 -0.05 0.04 -0.04 -0.07
word	about	-0.20 -0.07 0.02 -0.12 -0.19 -0.30 -0.10 0.13
word	abov	-0.06 -0.05 -0.09 -0.06 -0.06 -0.06 -0.09 0.09
word	accept	-0.09 -0.05 -0.11 -0.06 -0.05 -0.10 -0.11 0.12
word	accident	0.10 -0.12 0.04 -0.12 -0.13 -0.15 -0.11 -0.16
word	accus	-0.02 -0.16 0.06 -0.09 -0.15 -0.20 0.00 0.00
word	acros	-0.06 0.13 -0.08 0.07 -0.20 -0.21 -0.13 -0.09
word	act	-0.10 -0.13 0.00 -0.10 0.01 -0.17 -0.13 0.08
word	action	-0.12 -0.15 0.01 -0.12 -0.11 -0.15 -0.15 0.06
word	acts	-0.06 -0.09 0.08 -0.05 -0.04 -0.13 -0.11 -0.05
word	addres	-0.13 -0.11 -0.18 -0.09 -0.10 -0.06 -0.21 0.17
word	address	-0.05 -0.03 -0.05 -0.04 -0.02 -0.09 -0.07 0.06
word	admin	-0.05 -0.06 0.03 -0.07 -0.05 -0.10 -0.10 0.04
word	admit	-0.04 0.02 0.09 -0.13 -0.13 -0.11 -0.09 -0.12
word	advanc	-0.06 0.11 -0.10 -0.05 -0.11 -0.13 0.05 -0.13
word	adversary	-0.04 -0.03 -0.05 -0.03 -0.04 -0.04 -0.05 0.05
word	after	-0.01 0.10 -0.02 -0.04 -0.14 -0.18 0.03 -0.09
word	aftermath	0.11 0.08 -0.14 -0.11 -0.17 -0.16 -0.14 -0.16
word	again	0.07 -0.06 -0.03 -0.13 -0.18 -0.09 -0.22 0.00
word	against	0.01 -0.07 -0.07 -0.12 -0.03 -0.01 -0.28 0.00
word	agency	-0.12 -0.11 0.09 -0.10 -0.10 -0.11 -0.13 -0.07
word	aggression	-0.09 -0.11 -0.05 -0.11 -0.11 -0.11 -0.09 0.12
word	agre	-0.07 -0.14 -0.13 -0.07 -0.09 -0.15 0.14 -0.08
word	agreement	-0.19 -0.15 -0.03 -0.14 -0.15 -0.20 -0.09 0.12
word	ahead	-0.04 -0.06 0.01 -0.09 -0.13 -0.13 0.00 0.00
word	ai	-0.10 -0.11 0.09 -0.08 -0.09 -0.12 -0.13 -0.04
word	aim	-0.13 -0.14 -0.11 -0.11 -0.10 -0.14 -0.13 0.14
word	air	0.02 -0.05 -0.03 0.01 0.14 -0.26 -0.15 -0.21
word	aircraft	0.00 -0.14 -0.05 -0.12 0.00 -0.16 -0.17 0.08
word	airlin	-0.07 -0.11 -0.10 -0.10 -0.08 -0.10 -0.11 0.10
word	airman	-0.07 -0.11 0.01 -0.09 -0.17 0.06 -0.15 0.00
word	airport	-0.09 0.03 0.01 -0.07 0.03 -0.14 -0.08 -0.13
word	airspac	-0.09 -0.17 -0.09 -0.11 -0.01 -0.15 -0.12 0.11
word	airstrik	0.09 -0.14 0.13 -0.09 -0.13 -0.18 -0.11 -0.21
word	al	0.01 0.00 -0.05 0.05 -0.13 -0.12 -0.10 -0.07
word	alarm	-0.14 -0.11 0.09 0.06 -0.12 -0.13 -0.12 -0.11
word	alert	-0.06 -0.13 -0.13 0.05 -0.09 -0.11 -0.08 0.08
word	ali	0.17 -0.18 0.00 -0.11 -0.14 -0.20 -0.13 -0.16
word	aliv	-0.12 -0.10 -0.11 -0.11 -0.07 -0.10 0.02 0.04
word	all	-0.02 -0.11 -0.08 0.02 -0.18 0.03 -0.05 -0.03
word	alleg	-0.13 0.06 -0.07 -0.14 -0.13 -0.13 -0.11 0.05
word	allow	-0.10 -0.17 -0.01 -0.13 -0.14 -0.18 0.02 0.07
word	ally	-0.16 -0.17 0.04 -0.10 -0.14 -0.26 -0.24 0.06
word	alon	-0.09 -0.10 0.05 -0.07 -0.07 -0.15 -0.07 0.05
word	already	0.00 -0.12 -0.11 -0.09 -0.06 -0.15 -0.16 0.05
word	also	-0.09 0.08 -0.16 -0.05 -0.10 -0.12 -0.11 0.06
word	amal	-0.07 -0.03 0.05 -0.03 -0.07 -0.07 -0.08 -0.09
word	amb	-0.10 -0.07 -0.06 -0.08 -0.06 -0.10 -0.15 0.12
word	amid	-0.13 -0.03 -0.01 0.00 -0.12 -0.06 -0.08 0.01
word	among	0.05 -0.14 -0.05 -0.07 -0.08 -0.12 -0.07 0.02
word	analysi	-0.05 -0.14 0.01 -0.05 -0.07 -0.10 -0.17 0.07
word	analyst	-0.09 -0.10 0.01 -0.06 -0.07 -0.10 -0.12 0.05
word	angry	-0.11 -0.11 0.01 -0.11 -0.08 -0.12 -0.12 0.08
word	announc	0.11 -0.03 -0.19 -0.11 -0.14 -0.27 0.01 -0.08
word	announcement	-0.13 0.05 -0.17 -0.10 -0.08 -0.12 -0.15 0.12
word	another	-0.02 -0.09 0.02 -0.13 -0.17 -0.20 -0.21 0.01
word	anti	0.05 0.01 -0.15 -0.09 -0.10 -0.11 -0.07 0.06
word	any	0.03 -0.16 -0.09 -0.06 -0.09 0.09 -0.14 -0.07
word	anyth	-0.06 -0.08 -0.08 -0.07 -0.07 -0.10 0.04 0.02
word	aoun	-0.06 -0.10 -0.12 -0.04 -0.06 -0.11 0.06 -0.04
word	apach	0.06 -0.09 0.04 -0.09 -0.12 -0.08 -0.09 -0.13
word	apart	-0.10 -0.05 -0.08 -0.04 -0.08 -0.08 -0.12 0.11
word	appear	-0.18 -0.14 0.04 -0.05 0.03 -0.12 0.04 0.01
word	approach	-0.09 -0.10 -0.10 -0.08 -0.10 0.04 -0.10 0.00
word	approv	-0.09 -0.11 -0.09 -0.08 -0.08 -0.12 0.04 -0.01
word	april	-0.09 -0.11 0.04 -0.07 -0.05 -0.08 0.05 -0.04
word	arab	-0.08 0.06 0.02 -0.07 -0.13 -0.11 -0.13 -0.06
word	area	0.01 0.06 -0.14 -0.11 -0.10 -0.12 -0.09 0.02
word	arm	0.06 -0.12 -0.14 -0.07 -0.09 0.04 -0.12 -0.03
word	arms	-0.04 -0.04 -0.09 -0.03 -0.04 -0.12 -0.13 0.13
word	army	-0.01 -0.14 0.00 -0.07 -0.16 0.04 0.10 -0.13
word	around	0.05 -0.02 -0.03 -0.09 0.04 -0.13 -0.09 -0.06
word	arriv	-0.14 0.00 -0.20 -0.14 -0.16 -0.05 0.06 -0.01
word	asia	0.00 -0.12 -0.05 -0.05 -0.06 -0.09 -0.08 0.06
word	asian	-0.09 -0.09 -0.16 -0.09 -0.07 -0.13 -0.08 0.16
word	ask	-0.11 -0.12 0.06 -0.10 -0.08 0.04 -0.17 -0.03
word	asks	-0.11 -0.07 -0.11 -0.09 -0.07 -0.12 -0.15 0.14
word	assassination	-0.02 0.06 0.05 -0.13 -0.16 -0.19 -0.16 -0.15
word	assault	0.05 0.09 -0.17 -0.04 -0.07 -0.10 -0.09 0.00
word	assessment	-0.07 -0.08 0.03 -0.06 -0.08 -0.08 -0.09 -0.01
word	asset	-0.12 0.09 0.03 -0.10 -0.16 -0.02 0.02 -0.13
word	attack	-0.05 0.12 0.16 -0.02 -0.08 -0.12 -0.06 -0.30
word	attempt	-0.03 0.07 0.05 -0.11 -0.15 -0.16 -0.14 -0.09
word	avoid	-0.12 -0.11 0.03 -0.12 -0.09 -0.14 -0.10 0.03
word	back	-0.02 0.06 0.07 -0.11 -0.14 -0.16 -0.01 -0.12
word	backdrop	-0.05 -0.04 -0.08 -0.03 -0.05 -0.08 -0.08 0.09
word	bad	-0.08 -0.08 0.03 -0.08 -0.11 -0.07 -0.07 0.01
word	balanc	0.13 -0.09 -0.13 -0.06 -0.09 -0.07 -0.04 -0.12
word	ballistic	0.11 -0.21 -0.02 -0.21 0.01 -0.21 -0.17 -0.12
word	ban	-0.09 -0.12 -0.15 -0.08 -0.11 -0.12 -0.12 0.14
word	bank	-0.15 -0.19 -0.03 -0.15 -0.15 0.05 -0.14 0.07
word	barrag	-0.08 0.11 -0.11 -0.16 -0.20 -0.13 -0.12 -0.10
word	barrel	-0.03 -0.05 -0.06 -0.03 -0.02 -0.05 -0.05 0.06
word	bas	0.07 -0.08 -0.02 -0.13 -0.21 -0.21 -0.20 0.01
word	base	0.17 -0.20 0.02 -0.12 -0.29 -0.07 -0.20 -0.14
word	battl	0.09 0.06 -0.13 -0.11 -0.14 -0.14 -0.13 -0.14
word	battlefield	-0.11 -0.13 0.03 -0.08 -0.10 -0.13 -0.11 0.03
word	bbc	0.11 -0.18 -0.08 -0.10 -0.14 -0.16 0.05 -0.10
word	becaus	-0.03 -0.07 0.05 -0.06 -0.06 -0.08 -0.08 -0.08
word	becom	-0.08 -0.08 0.10 -0.08 -0.08 -0.08 -0.13 -0.08
word	befor	-0.06 -0.08 -0.10 0.09 -0.15 0.02 -0.01 -0.06
word	began	0.02 0.04 -0.12 -0.06 -0.11 -0.09 -0.14 0.00
word	begin	-0.07 -0.04 0.03 -0.09 -0.10 -0.14 0.10 -0.13
word	begun	0.10 -0.12 -0.09 -0.09 -0.10 -0.15 -0.12 -0.09
word	believ	-0.04 -0.07 -0.03 -0.03 -0.04 -0.10 -0.05 0.07
word	below	-0.04 -0.03 -0.07 -0.03 -0.03 -0.02 -0.10 0.08
word	benchmark	-0.06 -0.08 0.03 -0.08 -0.08 -0.06 -0.07 0.05
word	benefit	-0.03 -0.06 -0.07 -0.03 -0.04 -0.04 -0.08 0.07
word	bet	-0.08 -0.08 -0.10 -0.07 -0.05 -0.08 -0.11 0.11
word	bets	-0.03 -0.08 0.05 -0.02 -0.02 -0.05 -0.06 -0.04
word	better	-0.09 -0.13 0.01 -0.09 -0.11 0.05 -0.11 -0.02
word	between	-0.04 -0.20 -0.03 -0.07 -0.10 -0.14 0.12 -0.06
word	beyond	-0.04 0.01 -0.03 -0.07 -0.10 0.04 -0.15 -0.05
word	bid	-0.13 -0.13 0.01 -0.12 -0.11 0.02 -0.20 0.01
word	big	-0.08 -0.01 -0.18 -0.14 -0.16 0.07 -0.19 0.05
word	bigger	-0.01 -0.11 -0.04 -0.06 -0.12 0.06 -0.13 -0.08
word	biggest	-0.01 0.00 -0.09 -0.06 -0.06 -0.11 -0.09 0.09
word	bill	-0.04 -0.03 -0.12 -0.04 -0.02 -0.07 -0.05 0.09
word	billion	-0.12 -0.12 0.05 -0.06 -0.06 -0.14 -0.13 -0.04
word	bitcoin	-0.12 -0.10 0.06 -0.09 -0.06 -0.13 0.05 -0.03
word	black	-0.07 0.01 0.05 -0.02 -0.12 -0.12 -0.12 -0.14
word	blam	-0.10 0.00 0.06 -0.06 -0.13 -0.14 -0.15 -0.01
word	blast	0.04 0.00 -0.13 -0.16 -0.20 0.01 -0.16 0.04
word	blitz	0.01 0.05 -0.13 -0.08 -0.10 -0.08 -0.10 0.00
word	block	-0.11 -0.12 0.09 -0.07 -0.11 0.00 -0.10 -0.06
word	blockad	-0.01 -0.16 -0.20 -0.06 -0.10 0.03 -0.05 0.02
word	bloomberg	0.06 -0.12 -0.04 -0.07 -0.09 -0.14 -0.14 0.00
word	blow	0.09 0.01 -0.16 -0.06 -0.11 0.06 0.02 -0.15
word	blown	-0.09 -0.09 0.00 -0.08 -0.10 -0.09 -0.10 0.03
word	board	-0.08 -0.07 0.04 -0.08 -0.06 -0.08 -0.12 0.03
word	boast	-0.10 -0.09 0.06 -0.09 -0.10 -0.10 -0.12 -0.01
word	boat	-0.09 0.07 -0.11 -0.08 -0.11 -0.12 -0.06 0.03
word	body	0.04 -0.11 -0.01 -0.05 -0.08 -0.10 -0.06 -0.11
word	bomb	0.00 -0.01 0.05 -0.18 -0.31 0.02 -0.06 -0.17
word	bombardment	-0.11 -0.12 0.10 -0.09 -0.11 -0.10 -0.11 -0.02
word	booking	-0.12 -0.09 0.04 -0.12 -0.09 -0.11 -0.15 0.00
word	boom	-0.13 -0.08 -0.15 -0.13 -0.09 -0.12 -0.12 0.13
word	boost	-0.07 -0.08 -0.09 -0.05 -0.05 -0.08 -0.06 0.10
word	boot	-0.07 -0.04 -0.07 -0.04 -0.06 0.03 -0.09 0.03
word	border	-0.13 -0.05 -0.17 -0.11 0.04 0.05 -0.17 0.07
word	both	-0.07 -0.07 -0.09 -0.05 0.03 -0.07 -0.12 0.08
word	box	0.06 -0.09 -0.10 0.01 -0.07 -0.08 -0.05 -0.09
word	br	-0.07 -0.09 -0.11 -0.05 -0.05 0.04 -0.09 0.06
word	brac	-0.12 -0.07 0.08 -0.09 -0.09 -0.19 -0.17 0.00
word	breach	0.04 -0.09 0.07 -0.04 -0.09 -0.06 -0.08 -0.09
word	break	-0.05 0.02 -0.23 -0.10 0.03 -0.19 0.06 0.05
word	breakthrough	-0.08 -0.09 -0.09 -0.09 -0.09 -0.10 -0.04 0.06
word	brent	-0.06 -0.05 -0.10 -0.07 -0.03 -0.05 -0.06 0.10
word	bridg	0.01 -0.03 -0.01 -0.14 -0.17 0.11 -0.14 -0.15
word	brief	-0.14 -0.13 -0.14 -0.12 -0.12 -0.14 0.07 0.00
word	bring	-0.07 -0.08 -0.04 -0.06 -0.12 -0.13 -0.14 0.10
word	brink	0.04 -0.09 0.02 -0.05 -0.08 -0.08 -0.09 -0.08
word	brit	0.04 -0.10 0.01 -0.07 -0.08 -0.12 -0.08 -0.04
word	brutal	-0.11 -0.10 0.07 -0.11 -0.11 -0.11 -0.10 0.00
word	build	-0.02 0.04 0.01 -0.12 -0.12 -0.02 -0.16 -0.09
word	building	-0.03 0.01 0.04 -0.08 -0.13 -0.09 -0.10 -0.11
word	burn	0.02 -0.07 -0.06 -0.16 -0.02 0.07 -0.18 -0.08
word	call	-0.05 -0.14 0.04 -0.12 -0.16 -0.30 -0.07 0.02
word	calm	-0.06 0.03 0.04 -0.05 -0.07 -0.09 -0.11 -0.04
word	campaign	0.02 -0.16 -0.08 -0.10 -0.13 0.04 -0.15 0.02
word	can	-0.16 -0.16 -0.17 -0.10 -0.15 0.02 -0.19 0.19
word	can't	-0.15 -0.13 -0.18 -0.10 -0.11 -0.21 -0.16 0.19
word	canadian	-0.06 -0.14 -0.14 0.11 -0.09 -0.12 -0.14 -0.05
word	cancel	-0.11 -0.14 -0.12 -0.09 -0.13 -0.17 0.09 0.00
word	cancell	-0.09 -0.11 0.03 -0.08 -0.08 -0.10 -0.12 0.06
word	capability	-0.06 -0.08 0.08 -0.05 0.04 -0.11 -0.08 -0.10
word	capital	-0.13 -0.13 -0.01 -0.08 -0.10 -0.14 -0.12 0.08
word	captur	0.07 -0.03 -0.07 -0.11 0.03 -0.13 -0.13 -0.09
word	car	0.05 -0.02 0.01 -0.10 -0.11 -0.09 -0.06 -0.10
word	care	-0.07 -0.07 -0.10 -0.08 -0.07 -0.10 -0.12 0.10
word	cargo	0.04 0.01 -0.13 -0.07 -0.13 -0.13 -0.09 0.01
word	carlson	-0.09 -0.10 0.03 -0.10 -0.08 -0.10 -0.10 0.04
word	carrier	0.02 -0.11 -0.02 -0.05 -0.11 -0.13 -0.09 0.04
word	carry	0.02 0.03 -0.01 -0.13 -0.17 -0.18 -0.14 -0.05
word	case	-0.15 -0.13 0.05 -0.12 -0.13 -0.15 -0.16 0.11
word	casualty	-0.08 -0.13 0.08 -0.08 -0.08 -0.12 -0.11 -0.08
word	caught	0.02 -0.01 0.05 -0.10 -0.13 -0.14 -0.12 -0.08
word	caus	-0.04 0.04 0.04 -0.13 -0.14 -0.15 -0.10 -0.10
word	ceas	0.00 0.01 -0.15 -0.08 -0.11 -0.13 0.01 -0.01
word	ceasefir	-0.24 -0.01 -0.13 -0.12 -0.14 -0.10 0.07 -0.03
word	celebrat	-0.08 -0.10 0.01 -0.06 -0.09 -0.11 0.04 -0.03
word	center	-0.09 -0.06 0.11 -0.05 -0.09 -0.09 -0.11 -0.13
word	central	-0.07 0.03 0.03 -0.07 -0.08 -0.07 -0.06 -0.05
word	chain	-0.10 -0.09 -0.11 -0.10 -0.06 -0.13 -0.09 0.12
word	chair	-0.03 -0.07 0.02 -0.07 -0.05 -0.05 -0.08 0.01
word	challeng	-0.10 0.07 -0.12 -0.08 -0.09 -0.12 -0.12 -0.06
word	chanc	-0.05 -0.06 0.04 -0.04 -0.05 -0.10 -0.08 0.05
word	chang	-0.06 -0.09 0.01 -0.08 -0.06 -0.14 -0.12 0.12
word	channel	-0.09 -0.08 -0.13 -0.07 -0.07 -0.09 -0.09 0.12
word	chao	-0.09 0.00 0.04 -0.11 -0.11 0.04 -0.16 -0.11
word	charg	-0.13 -0.12 -0.14 -0.12 -0.12 -0.13 -0.13 0.14
word	check	-0.09 -0.11 -0.09 -0.10 -0.11 -0.11 -0.12 0.10
word	chemical	-0.05 -0.06 -0.09 -0.02 -0.03 -0.06 -0.07 0.10
word	chief	0.11 -0.08 -0.15 -0.07 -0.08 -0.01 0.05 -0.10
word	children	-0.14 -0.10 0.14 -0.12 -0.08 -0.11 -0.12 -0.03
word	chok	-0.08 -0.12 -0.15 -0.10 -0.11 -0.08 -0.09 0.14
word	chri	-0.06 -0.09 -0.08 -0.05 -0.06 -0.06 -0.05 0.08
word	cia	0.05 -0.09 -0.09 -0.05 -0.03 -0.04 -0.04 0.05
word	citizen	-0.04 -0.06 0.01 -0.07 -0.03 -0.08 -0.06 0.01
word	city	0.09 -0.10 0.03 -0.15 -0.18 -0.18 -0.14 -0.10
word	civil	-0.10 0.06 -0.13 -0.06 -0.12 -0.12 -0.15 0.10
word	civilian	-0.11 -0.15 0.11 -0.10 -0.08 0.01 -0.07 -0.10
word	civilization	-0.08 -0.08 -0.14 -0.07 -0.08 -0.12 -0.02 0.11
word	claim	-0.03 -0.02 -0.07 -0.18 -0.05 -0.13 -0.15 0.04
word	clash	-0.20 -0.12 -0.19 -0.16 0.02 -0.19 -0.20 0.18
word	clear	-0.13 -0.13 -0.02 0.07 -0.10 -0.16 -0.12 -0.05
word	climb	-0.08 0.00 0.01 -0.04 -0.04 -0.08 -0.06 0.02
word	clip	-0.08 -0.06 -0.07 -0.08 -0.07 -0.08 -0.08 0.08
word	clos	-0.19 -0.15 -0.03 0.01 -0.15 -0.04 -0.27 0.08
word	closer	-0.06 -0.07 -0.07 -0.11 0.05 -0.09 -0.13 0.07
word	closur	-0.10 -0.17 -0.05 -0.08 -0.13 -0.16 -0.16 0.12
word	cnn	-0.18 0.02 -0.08 0.04 -0.19 0.02 -0.01 -0.01
word	coast	-0.11 0.04 -0.11 -0.08 -0.12 -0.07 -0.07 0.06
word	collaps	-0.09 -0.10 -0.01 -0.06 -0.09 -0.11 -0.07 0.05
word	com	-0.17 -0.07 -0.20 -0.06 -0.07 0.06 0.03 0.12
word	combat	0.13 0.02 -0.04 -0.17 -0.20 -0.23 -0.22 -0.13
word	come	-0.01 -0.08 -0.07 -0.02 -0.03 0.06 -0.08 0.00
word	command	-0.10 -0.08 0.11 -0.10 -0.12 -0.12 -0.13 -0.05
word	commander	0.09 -0.09 -0.23 -0.13 -0.15 -0.03 -0.01 -0.06
word	comment	-0.01 -0.07 0.06 -0.04 -0.06 -0.09 -0.07 -0.09
word	commercial	-0.08 -0.10 0.04 -0.10 -0.09 -0.10 -0.11 -0.03
word	company	-0.12 -0.10 -0.14 -0.11 -0.04 -0.14 -0.12 0.16
word	compar	-0.10 -0.08 -0.02 -0.11 -0.10 -0.15 -0.16 0.07
word	complet	0.06 -0.14 -0.19 -0.11 -0.18 -0.03 -0.01 0.03
word	compound	-0.07 0.01 0.05 -0.08 -0.09 -0.13 -0.11 -0.03
word	concern	-0.10 -0.11 0.05 -0.07 -0.05 -0.09 -0.14 -0.01
word	condemn	0.02 -0.15 0.11 -0.08 -0.12 -0.14 -0.13 -0.06
word	condemnation	-0.15 -0.12 0.15 -0.17 -0.14 -0.17 -0.13 -0.13
word	conduct	0.00 0.01 -0.12 -0.04 -0.07 -0.10 -0.05 0.00
word	conferenc	0.01 -0.09 -0.12 -0.06 -0.06 0.10 -0.11 -0.10
word	confirm	0.11 -0.14 -0.19 -0.12 0.04 -0.14 0.02 -0.12
word	conflict	-0.01 -0.01 -0.06 -0.13 -0.18 -0.28 0.00 0.08
word	confront	-0.15 -0.05 0.04 -0.13 -0.15 0.05 -0.14 -0.04
word	consider	-0.11 0.01 -0.04 -0.06 -0.09 -0.21 -0.19 0.10
word	consulat	0.12 0.03 -0.14 -0.06 -0.10 -0.12 -0.15 -0.13
word	contact	-0.07 -0.09 -0.11 -0.10 -0.06 -0.06 -0.10 0.10
word	continu	0.00 0.07 -0.16 -0.14 -0.20 -0.03 -0.26 0.02
word	control	-0.13 -0.09 -0.13 -0.11 -0.11 -0.21 -0.19 0.17
word	convinc	-0.09 -0.06 0.09 -0.10 -0.04 -0.11 -0.13 -0.07
word	cost	-0.10 -0.08 -0.01 -0.06 -0.04 -0.13 -0.13 0.09
word	could	-0.04 -0.14 -0.04 -0.05 -0.05 0.04 -0.23 0.00
word	counter	-0.05 -0.08 0.05 -0.05 -0.07 -0.06 -0.06 -0.07
word	country	-0.10 -0.04 -0.03 0.02 -0.14 -0.09 -0.22 0.05
word	cover	-0.17 0.01 0.15 -0.09 -0.13 -0.12 -0.13 -0.17
word	crash	-0.07 -0.08 -0.21 -0.08 0.01 -0.10 -0.14 0.15
word	crazy	-0.08 -0.09 -0.10 -0.08 -0.06 0.06 -0.15 -0.03
word	crew	-0.18 0.00 0.06 -0.17 -0.07 -0.18 -0.18 -0.02
word	crim	-0.14 -0.10 0.07 -0.11 -0.11 -0.12 -0.10 -0.02
word	crippl	-0.06 -0.11 0.02 -0.05 -0.05 -0.09 -0.12 0.08
word	crisi	-0.17 -0.18 0.03 -0.14 -0.11 -0.03 -0.17 0.04
word	critical	-0.06 -0.11 0.01 -0.07 -0.10 -0.11 -0.08 0.05
word	criticism	-0.06 -0.08 0.04 -0.07 -0.07 -0.10 -0.08 0.00
word	criticiz	-0.06 -0.06 0.09 -0.07 -0.05 -0.08 -0.09 -0.08
word	cross	-0.08 0.08 -0.13 -0.08 -0.09 -0.09 -0.06 -0.01
word	crud	-0.08 -0.11 -0.06 -0.06 -0.06 -0.07 -0.09 0.08
word	cruis	-0.11 -0.11 -0.01 -0.09 -0.11 0.05 -0.10 -0.04
word	crush	-0.01 0.06 -0.09 -0.05 -0.06 -0.10 -0.10 -0.06
word	crypto	-0.10 -0.12 -0.17 -0.10 -0.09 -0.14 -0.14 0.18
word	curb	0.05 -0.09 -0.11 -0.06 -0.08 -0.08 -0.11 0.05
word	cut	-0.12 -0.12 0.15 -0.12 -0.14 -0.16 -0.13 -0.10
word	cuts	0.06 -0.11 -0.09 -0.10 -0.11 -0.12 -0.14 0.00
word	cutt	-0.07 -0.07 -0.08 -0.07 -0.03 -0.08 -0.09 0.09
word	cyberattack	-0.13 -0.12 -0.13 -0.10 -0.11 -0.12 -0.09 0.13
word	daily	-0.17 -0.14 -0.17 -0.11 -0.13 -0.15 0.04 0.06
word	damag	0.16 0.07 0.02 -0.19 -0.26 -0.24 -0.19 -0.29
word	dar	-0.10 -0.06 -0.10 -0.06 -0.07 -0.09 -0.06 0.10
word	date	-0.07 -0.10 0.04 -0.07 -0.09 -0.08 0.02 -0.04
word	day	0.08 -0.15 0.03 -0.09 -0.11 -0.22 0.04 -0.14
word	daybreak	0.05 -0.10 -0.14 -0.05 -0.08 -0.12 -0.10 0.06
word	days	-0.18 -0.04 0.05 -0.09 -0.12 -0.24 -0.22 0.06
word	de	-0.08 -0.09 -0.11 -0.07 -0.07 -0.09 -0.10 0.13
word	dead	0.07 0.01 -0.13 -0.08 -0.13 -0.16 -0.10 0.01
word	deadlin	-0.10 -0.16 -0.05 -0.13 -0.15 -0.17 0.04 0.11
word	deadly	-0.02 0.02 0.05 -0.13 -0.12 -0.20 -0.15 -0.08
word	deal	-0.04 -0.03 -0.36 -0.10 -0.05 -0.09 -0.01 0.10
word	death	-0.15 -0.13 0.20 -0.15 -0.16 -0.20 -0.13 -0.14
word	debat	0.03 -0.11 -0.12 -0.13 -0.07 -0.17 -0.12 0.04
word	debri	-0.06 0.07 -0.08 -0.09 0.00 -0.04 -0.03 -0.08
word	decad	-0.09 -0.10 -0.15 -0.07 -0.08 -0.13 0.05 0.01
word	decid	-0.07 -0.06 -0.12 -0.03 -0.06 -0.12 -0.12 0.12
word	decision	-0.16 0.02 -0.05 -0.06 -0.06 -0.17 0.01 0.05
word	declar	0.00 -0.06 -0.07 -0.13 -0.16 0.05 0.01 -0.08
word	decry	-0.06 0.04 0.00 -0.04 -0.05 -0.07 -0.05 0.01
word	deepen	0.05 -0.13 -0.02 -0.09 -0.14 -0.14 0.03 -0.01
word	defenc	-0.20 -0.15 0.04 -0.19 0.19 -0.26 -0.20 -0.16
word	defend	-0.16 -0.16 -0.01 -0.15 0.05 0.00 -0.14 0.02
word	defens	0.11 -0.20 -0.12 -0.12 -0.01 0.02 -0.18 -0.01
word	defensiv	-0.07 -0.08 -0.09 -0.06 -0.08 -0.09 -0.09 0.09
word	delay	-0.09 -0.09 -0.07 -0.05 -0.07 -0.14 -0.15 0.11
word	delegation	-0.18 -0.16 -0.20 -0.13 -0.14 -0.19 0.16 -0.12
word	dem	-0.04 -0.04 -0.10 -0.04 -0.05 -0.06 -0.08 0.08
word	demand	-0.12 -0.12 -0.07 -0.09 -0.06 0.08 0.04 -0.04
word	democrat	-0.08 -0.06 0.01 -0.04 -0.06 -0.13 -0.08 0.02
word	dems	-0.07 -0.06 0.05 -0.05 -0.08 -0.07 -0.06 -0.02
word	deny	-0.11 0.00 0.03 -0.12 -0.14 -0.12 -0.15 0.11
word	depend	-0.05 -0.06 -0.07 -0.05 -0.03 -0.06 -0.09 0.07
word	deploy	-0.08 -0.10 -0.11 -0.10 -0.10 -0.12 -0.12 0.11
word	deployment	-0.10 0.03 -0.09 -0.04 -0.06 -0.10 -0.09 0.09
word	depot	0.13 -0.15 -0.13 -0.08 -0.07 -0.10 -0.11 -0.10
word	deputy	-0.07 -0.07 0.00 -0.10 -0.05 -0.10 -0.09 0.05
word	desalination	-0.11 0.10 -0.11 -0.06 -0.09 0.03 -0.08 -0.08
word	desperat	-0.08 -0.08 -0.07 -0.09 -0.07 -0.10 0.02 0.02
word	despit	-0.22 0.05 -0.10 -0.14 -0.16 -0.04 -0.12 0.11
word	destroy	-0.09 -0.10 0.03 -0.15 0.01 0.02 -0.08 -0.06
word	destruction	0.13 -0.03 -0.11 -0.25 -0.23 -0.07 0.02 -0.11
word	detail	-0.13 -0.12 0.00 -0.11 -0.12 -0.16 -0.14 0.06
word	devastat	-0.05 -0.01 0.06 -0.06 -0.09 -0.08 -0.09 -0.09
word	dialogu	-0.10 -0.09 0.10 -0.07 -0.09 -0.10 0.01 -0.11
word	did	0.01 -0.11 0.05 -0.08 -0.10 -0.15 0.00 -0.09
word	didn't	0.03 -0.10 -0.01 -0.09 -0.08 -0.16 -0.14 0.00
word	die	-0.07 0.01 0.11 -0.06 -0.09 -0.12 -0.10 -0.12
word	died	-0.13 -0.09 -0.06 -0.08 -0.11 -0.11 -0.09 0.09
word	dies	0.06 -0.12 0.05 -0.06 -0.11 -0.10 -0.10 -0.12
word	difficult	-0.08 -0.09 -0.11 -0.06 -0.08 -0.08 -0.12 0.11
word	diplomacy	-0.18 -0.13 -0.15 -0.13 -0.09 -0.20 -0.21 0.19
word	diplomat	-0.12 0.00 -0.06 -0.07 -0.11 -0.13 -0.02 0.05
word	diplomatic	-0.11 0.06 0.04 -0.08 -0.10 -0.11 -0.17 -0.05
word	dips	-0.04 -0.06 -0.06 -0.03 -0.04 -0.03 -0.05 0.06
word	direct	0.12 -0.12 -0.13 -0.06 -0.09 -0.11 -0.09 0.04
word	discuss	-0.09 -0.07 -0.11 -0.09 -0.10 -0.11 -0.16 0.15
word	dismiss	-0.05 -0.05 -0.07 -0.01 -0.03 -0.07 -0.09 0.08
word	displac	-0.13 0.03 -0.04 -0.14 -0.09 -0.14 -0.13 0.05
word	displacement	-0.09 -0.03 -0.13 -0.10 -0.06 -0.10 0.06 -0.06
word	disput	-0.09 -0.07 -0.11 -0.06 -0.06 0.07 -0.12 -0.06
word	disrupt	-0.10 -0.03 0.03 -0.08 -0.10 -0.10 -0.06 0.02
word	disruption	-0.08 -0.12 -0.16 -0.11 -0.08 -0.08 -0.10 0.16
word	district	0.05 0.07 -0.12 -0.13 -0.11 -0.10 -0.11 -0.10
word	do	-0.16 -0.12 0.07 -0.08 -0.07 -0.05 -0.04 -0.03
word	does	-0.10 -0.09 -0.14 -0.05 0.01 -0.15 -0.16 0.14
word	doesn't	-0.11 -0.08 -0.13 -0.10 -0.11 0.07 -0.14 -0.02
word	dollar	-0.13 -0.16 0.05 -0.07 -0.07 -0.12 -0.16 0.00
word	domestic	-0.08 -0.06 -0.11 -0.06 -0.04 -0.07 -0.06 0.09
word	don't	-0.15 -0.12 0.13 -0.14 -0.12 -0.21 0.02 -0.12
word	doubl	-0.13 0.05 0.00 -0.09 -0.12 -0.14 0.02 -0.03
word	down	-0.18 -0.11 0.03 -0.15 0.19 -0.32 -0.05 -0.08
word	dozen	-0.08 0.05 -0.03 -0.05 -0.12 -0.13 -0.08 0.03
word	draft	-0.05 -0.07 0.01 -0.05 -0.06 -0.10 -0.07 0.01
word	drag	-0.07 -0.13 -0.12 -0.07 -0.13 0.05 -0.16 0.08
word	draw	0.08 -0.06 -0.11 -0.05 -0.06 -0.09 -0.06 0.00
word	drink	0.08 -0.12 -0.11 -0.07 -0.09 -0.09 -0.08 -0.06
word	driv	-0.10 -0.14 -0.17 -0.11 -0.10 -0.12 -0.13 0.18
word	dron	0.03 -0.03 -0.13 -0.13 0.15 -0.05 -0.17 -0.11
word	drop	0.02 -0.15 -0.10 -0.07 -0.14 0.06 -0.11 0.01
word	dropp	-0.11 -0.09 0.02 -0.11 -0.13 -0.15 -0.09 0.08
word	due	-0.09 -0.01 -0.14 0.00 -0.15 -0.10 -0.11 0.10
word	dur	-0.14 0.06 0.09 -0.22 -0.02 -0.22 -0.25 -0.07
word	each	0.05 -0.15 -0.14 -0.13 -0.15 -0.14 0.06 -0.03
word	early	0.07 -0.08 -0.18 -0.08 -0.07 0.07 -0.22 -0.07
word	eas	-0.10 -0.09 -0.13 -0.08 -0.12 -0.10 -0.08 0.13
word	east	-0.06 -0.02 0.07 -0.07 -0.10 -0.06 -0.06 -0.10
word	easter	-0.12 -0.09 0.01 -0.10 -0.14 0.05 -0.16 -0.03
word	economic	-0.02 -0.16 -0.09 -0.09 -0.09 0.05 -0.13 0.03
word	economy	-0.10 -0.07 -0.01 -0.04 -0.03 -0.11 -0.07 0.03
word	edg	-0.09 -0.08 -0.11 -0.08 -0.07 -0.10 -0.11 0.12
word	edge	-0.10 -0.12 0.05 -0.10 -0.07 -0.11 -0.13 0.01
word	effect	-0.08 -0.08 -0.08 -0.02 -0.02 -0.06 0.06 -0.05
word	effort	-0.15 -0.13 0.02 -0.08 0.00 -0.13 -0.02 0.02
word	elementary	0.07 -0.12 0.02 -0.08 -0.07 -0.12 -0.12 -0.12
word	eliminat	0.13 -0.06 0.01 -0.17 -0.21 -0.18 -0.19 -0.12
word	embassy	-0.09 0.02 -0.08 -0.06 -0.07 -0.09 -0.10 0.08
word	emerg	-0.14 -0.11 -0.01 -0.11 -0.10 -0.17 -0.01 0.05
word	emergency	0.07 -0.08 -0.12 0.04 -0.15 -0.17 -0.15 -0.01
word	end	-0.16 -0.02 -0.05 -0.10 -0.08 -0.26 0.14 -0.09
word	endgam	-0.10 -0.06 0.03 -0.05 -0.08 -0.12 -0.11 0.06
word	ends	0.05 -0.11 -0.09 -0.05 -0.09 -0.13 -0.04 0.06
word	enemy	-0.10 -0.10 0.02 -0.11 -0.08 -0.16 -0.10 0.06
word	energy	0.00 0.02 -0.06 -0.10 -0.10 -0.02 -0.12 -0.02
word	engag	-0.08 -0.06 -0.09 -0.06 0.05 -0.07 -0.01 -0.02
word	enrichment	-0.12 0.06 -0.02 -0.06 -0.08 -0.12 -0.09 0.02
word	enter	0.09 -0.10 0.06 -0.12 -0.15 0.04 -0.22 -0.15
word	envoy	-0.09 -0.11 -0.14 -0.08 -0.07 -0.14 0.03 0.02
word	erupt	0.05 0.09 -0.16 -0.12 -0.13 -0.11 -0.14 -0.05
word	escalat	0.12 0.07 -0.04 -0.11 -0.12 -0.10 -0.18 -0.13
word	escalation	0.00 -0.15 -0.04 -0.09 -0.11 -0.18 -0.06 0.06
word	escap	-0.09 -0.11 -0.09 -0.06 -0.10 -0.09 -0.06 0.10
word	escort	-0.06 -0.08 -0.05 -0.05 -0.07 -0.09 -0.08 0.07
word	ether	-0.06 -0.04 -0.06 -0.05 -0.05 -0.09 -0.10 0.09
word	evacuat	-0.11 -0.11 -0.03 0.04 -0.07 0.06 -0.10 -0.06
word	evacuation	0.00 -0.03 -0.25 -0.20 -0.10 0.00 -0.17 0.05
word	even	-0.12 -0.14 0.01 -0.06 -0.07 -0.17 -0.13 0.08
word	ever	-0.12 -0.15 -0.12 -0.13 -0.14 0.07 0.02 -0.04
word	every	-0.05 -0.08 -0.09 -0.05 -0.05 0.02 -0.07 0.03
word	everyth	-0.05 -0.07 -0.09 -0.05 -0.05 -0.09 0.03 0.02
word	ex	-0.12 0.07 0.01 -0.08 -0.14 -0.15 -0.12 -0.01
word	exchang	0.15 -0.14 -0.14 -0.11 -0.16 -0.15 0.00 -0.11
word	exil	0.02 -0.11 0.02 -0.10 -0.12 -0.11 -0.10 -0.01
word	exit	-0.07 -0.05 -0.10 -0.05 -0.04 -0.10 -0.11 0.10
word	expect	-0.10 -0.11 -0.14 -0.08 -0.09 -0.15 0.06 -0.03
word	expert	-0.12 -0.15 0.02 -0.08 -0.11 -0.21 -0.13 0.07
word	explain	-0.07 -0.11 0.08 -0.08 -0.09 -0.08 -0.12 -0.06
word	explod	0.12 -0.12 -0.09 -0.10 -0.12 -0.08 -0.06 -0.09
word	explosion	0.07 -0.06 -0.03 -0.23 -0.06 -0.13 -0.12 -0.02
word	explosiv	-0.09 -0.03 0.01 -0.05 -0.10 -0.11 -0.09 0.06
word	export	0.02 -0.15 0.00 -0.10 -0.12 -0.16 -0.13 0.03
word	expos	-0.12 -0.09 0.09 -0.11 -0.09 -0.11 -0.12 0.02
word	extend	0.10 -0.13 -0.14 -0.08 -0.09 -0.14 0.05 0.00
word	extension	-0.11 0.01 -0.11 -0.10 -0.12 -0.11 -0.02 0.03
word	extremely	-0.10 -0.09 -0.10 -0.08 -0.09 -0.04 -0.15 0.10
word	f	-0.18 -0.07 -0.05 -0.13 0.04 0.03 -0.20 0.01
word	fac	-0.06 -0.11 0.07 -0.09 -0.10 -0.03 -0.14 -0.05
word	face	-0.10 -0.09 0.05 -0.06 -0.07 -0.10 0.04 -0.07
word	facility	0.08 0.08 -0.11 -0.12 -0.22 0.00 -0.16 -0.18
word	factbox	-0.07 -0.03 -0.07 -0.04 -0.03 -0.03 -0.05 0.08
word	factory	0.10 -0.11 -0.09 -0.06 -0.12 -0.07 -0.04 -0.07
word	fail	0.03 -0.17 -0.17 -0.05 -0.08 -0.02 -0.19 0.11
word	failur	-0.10 -0.07 0.06 -0.09 -0.08 -0.09 0.08 -0.07
word	fall	-0.06 -0.01 0.00 -0.15 -0.04 -0.14 -0.12 0.06
word	fallout	-0.10 -0.12 0.02 -0.09 -0.11 -0.11 -0.11 0.04
word	family	-0.12 -0.12 -0.06 -0.15 -0.10 -0.10 -0.09 0.10
word	far	0.06 -0.07 0.01 -0.04 -0.04 -0.10 -0.10 -0.02
word	fbi	-0.09 -0.09 -0.10 -0.11 -0.11 -0.11 -0.10 0.11
word	fear	0.04 -0.02 0.07 -0.11 -0.11 -0.23 -0.17 -0.09
word	fed	-0.16 -0.05 -0.08 -0.07 -0.06 -0.21 -0.20 0.16
word	feel	-0.09 -0.13 0.06 -0.13 -0.13 -0.12 -0.11 0.08
word	fetterman	-0.08 -0.05 0.04 -0.06 -0.05 -0.07 -0.06 -0.02
word	few	-0.06 -0.09 0.07 -0.06 -0.06 -0.10 -0.13 0.00
word	field	-0.08 0.08 0.07 -0.12 -0.11 -0.20 -0.04 -0.13
word	fifth	0.03 -0.14 0.00 -0.05 -0.05 -0.10 -0.10 -0.02
word	fight	0.05 -0.11 0.01 -0.20 -0.15 -0.02 -0.02 -0.07
word	fighter	-0.06 -0.10 -0.02 -0.11 0.07 -0.08 -0.15 -0.04
word	final	-0.06 -0.10 0.08 -0.07 -0.11 0.02 -0.04 -0.13
word	find	-0.13 -0.11 0.06 -0.09 -0.12 -0.13 -0.13 0.08
word	finish	-0.05 -0.07 0.04 -0.03 -0.04 0.02 -0.07 -0.06
word	fir	-0.02 0.11 -0.11 -0.18 0.01 -0.26 -0.24 -0.09
word	fire	0.06 0.07 -0.04 -0.20 -0.08 -0.02 -0.07 -0.17
word	firm	-0.05 -0.05 -0.09 -0.05 -0.05 -0.11 -0.05 0.11
word	first	0.03 -0.02 0.01 -0.10 0.01 -0.19 0.06 -0.13
word	five	-0.17 0.07 -0.13 -0.10 0.03 -0.14 -0.19 0.04
word	flag	-0.10 -0.13 -0.14 -0.11 -0.13 -0.12 -0.11 0.12
word	flagg	-0.11 -0.07 -0.08 -0.06 -0.11 -0.07 -0.08 0.10
word	flam	0.06 -0.01 -0.10 -0.07 -0.07 -0.05 -0.04 -0.07
word	flee	-0.08 -0.03 -0.18 -0.17 -0.13 -0.14 -0.12 0.15
word	fleet	0.06 -0.13 -0.12 -0.11 -0.13 -0.12 -0.07 0.07
word	flight	-0.14 -0.09 0.07 -0.16 -0.15 -0.14 -0.17 0.03
word	flow	-0.08 -0.09 0.03 -0.08 -0.07 -0.10 -0.06 0.00
word	fly	0.03 0.05 0.04 -0.12 -0.15 -0.13 -0.09 -0.11
word	fm	0.00 -0.16 0.00 -0.10 -0.12 0.01 -0.03 -0.02
word	fmr	-0.09 -0.07 -0.06 -0.09 -0.06 -0.11 -0.14 0.11
word	focu	-0.06 -0.07 -0.10 -0.04 -0.07 -0.06 -0.05 0.09
word	follow	-0.01 -0.12 0.02 -0.14 -0.14 -0.22 0.01 0.00
word	food	-0.09 -0.08 -0.12 -0.07 -0.07 -0.07 -0.07 0.12
word	footag	0.11 -0.08 -0.14 -0.10 0.02 -0.15 -0.11 -0.11
word	forc	-0.10 0.02 -0.01 -0.16 -0.20 0.01 -0.03 0.02
word	forecast	-0.11 -0.11 -0.09 -0.12 -0.09 -0.10 -0.10 0.10
word	foreign	0.01 -0.12 0.02 -0.12 -0.11 -0.11 0.02 -0.05
word	forever	-0.09 -0.10 -0.09 -0.10 -0.05 -0.09 -0.13 0.11
word	former	0.10 -0.11 -0.15 -0.10 -0.07 -0.17 -0.15 0.02
word	found	0.03 -0.03 -0.03 0.01 -0.10 -0.11 -0.08 -0.13
word	four	-0.15 0.07 0.04 -0.06 -0.13 -0.15 -0.10 -0.04
word	fourth	0.10 -0.06 -0.10 -0.05 -0.05 -0.05 -0.10 -0.04
word	fox	-0.11 -0.18 0.05 -0.13 0.06 -0.19 -0.16 0.00
word	fragil	-0.09 0.05 -0.13 -0.09 -0.07 -0.07 -0.08 0.07
word	free	-0.07 -0.05 -0.12 -0.05 -0.06 -0.09 -0.08 0.12
word	freedom	-0.09 -0.07 -0.09 -0.09 -0.08 -0.10 -0.08 0.09
word	freight	-0.03 -0.06 -0.03 -0.05 -0.04 -0.04 -0.04 0.04
word	fresh	0.12 0.01 -0.02 -0.11 -0.11 -0.14 -0.12 -0.13
word	friday	0.02 -0.07 0.06 -0.07 -0.08 -0.11 0.04 -0.13
word	friend	-0.09 -0.13 0.03 -0.11 -0.08 -0.11 -0.12 0.03
word	front	-0.14 -0.13 -0.15 -0.13 -0.12 -0.12 0.00 0.14
word	fuel	0.03 -0.10 -0.13 -0.07 -0.10 -0.15 -0.14 0.15
word	full	-0.18 -0.14 0.08 -0.12 -0.07 -0.02 -0.07 -0.01
word	fund	-0.06 -0.10 0.01 -0.08 -0.07 -0.08 -0.09 0.03
word	funeral	-0.12 -0.08 0.08 -0.10 -0.05 -0.12 -0.11 -0.01
word	further	-0.05 -0.09 0.08 -0.06 -0.07 -0.11 -0.08 -0.02
word	fury	-0.08 -0.12 0.16 -0.09 -0.08 -0.08 -0.13 -0.16
word	futur	-0.09 -0.10 0.12 -0.05 -0.04 -0.13 0.03 -0.12
word	g	0.03 -0.07 -0.14 -0.06 -0.06 -0.11 -0.19 0.09
word	g7	-0.04 -0.08 -0.09 -0.08 -0.06 0.02 -0.20 0.02
word	gabbard	-0.04 -0.03 -0.10 -0.05 -0.04 -0.06 -0.08 0.09
word	gain	-0.06 -0.06 -0.07 -0.06 -0.06 -0.05 -0.08 0.07
word	gambl	-0.06 -0.07 -0.08 -0.07 -0.08 -0.10 -0.07 0.07
word	gaps	-0.10 -0.05 -0.10 -0.08 -0.07 -0.09 0.10 -0.09
word	gas	-0.06 0.05 0.04 -0.10 -0.14 -0.22 -0.15 -0.08
word	gave	0.05 -0.12 -0.10 -0.08 -0.09 -0.13 -0.13 0.00
word	gen	0.06 -0.07 -0.06 -0.05 -0.03 -0.09 -0.08 -0.04
word	general	-0.03 -0.09 0.03 -0.04 -0.08 -0.11 -0.10 0.01
word	genocidal	-0.08 -0.07 -0.10 -0.08 -0.07 -0.09 -0.10 0.10
word	get	-0.03 -0.17 0.10 -0.11 -0.03 0.01 -0.02 -0.14
word	gett	0.03 -0.09 -0.12 -0.06 -0.05 -0.09 -0.09 0.05
word	giant	0.05 0.02 -0.14 -0.12 -0.13 -0.15 -0.12 0.02
word	girl	0.00 0.00 0.03 -0.08 -0.12 -0.12 -0.12 -0.16
word	giv	-0.14 -0.13 -0.14 -0.08 -0.11 -0.17 -0.17 0.19
word	global	-0.13 -0.11 -0.10 -0.08 -0.07 -0.16 0.02 0.09
word	go	0.05 -0.15 0.02 -0.09 -0.11 0.01 -0.17 -0.05
word	goal	-0.07 -0.11 -0.14 -0.06 -0.06 -0.14 0.03 0.03
word	god	-0.07 -0.07 0.06 -0.08 -0.07 -0.09 -0.10 -0.04
word	goes	-0.11 -0.13 0.01 -0.12 0.08 0.02 -0.04 -0.14
word	gold	0.03 -0.07 -0.01 -0.04 -0.03 -0.05 -0.04 0.00
word	good	-0.12 -0.12 0.05 -0.08 -0.12 -0.17 0.05 -0.06
word	gop	-0.04 -0.07 0.04 -0.04 -0.04 -0.06 -0.05 -0.03
word	government	-0.10 -0.15 0.04 -0.11 -0.13 -0.18 -0.16 0.07
word	green	-0.03 -0.04 -0.09 -0.04 -0.03 -0.05 -0.06 0.09
word	grim	-0.09 -0.08 0.05 -0.03 -0.07 -0.10 -0.09 -0.03
word	ground	0.03 0.04 -0.12 -0.09 -0.10 0.00 -0.17 -0.04
word	group	-0.04 -0.02 0.03 -0.07 -0.11 -0.17 -0.15 -0.02
word	grow	-0.06 -0.15 -0.10 -0.08 -0.14 -0.16 -0.14 0.12
word	growth	-0.06 -0.10 0.03 -0.12 -0.10 -0.09 -0.10 0.07
word	guard	-0.12 -0.14 0.07 -0.10 -0.14 -0.15 -0.12 0.06
word	guidelin	-0.16 -0.08 -0.13 -0.17 -0.11 -0.14 -0.11 0.13
word	half	-0.09 -0.07 -0.13 -0.09 -0.09 -0.07 -0.07 0.10
word	halt	-0.18 -0.20 -0.09 -0.13 -0.14 -0.20 0.07 0.08
word	hand	-0.14 -0.11 0.04 -0.10 -0.11 -0.20 -0.16 0.07
word	happen	-0.20 -0.19 0.11 -0.10 -0.13 0.01 0.01 -0.15
word	happy	-0.09 -0.09 -0.13 -0.10 -0.07 -0.08 -0.12 0.12
word	harbor	-0.09 -0.06 0.00 -0.07 -0.09 -0.09 -0.13 0.03
word	hard	-0.17 0.00 -0.04 -0.07 -0.14 0.07 -0.15 0.03
word	haven	-0.13 -0.10 0.13 -0.09 -0.04 -0.09 -0.09 -0.12
word	hay	-0.05 -0.06 -0.07 -0.04 -0.05 -0.04 -0.06 0.07
word	head	-0.01 -0.01 -0.10 -0.14 -0.17 -0.19 0.00 0.03
word	health	-0.12 0.02 0.07 -0.06 -0.05 -0.09 -0.05 -0.07
word	heard	0.16 -0.16 -0.13 -0.04 -0.16 -0.11 -0.09 -0.14
word	heart	0.05 -0.10 -0.01 -0.09 -0.10 -0.09 -0.10 -0.08
word	heavy	0.09 -0.11 -0.12 -0.08 -0.12 -0.09 -0.10 0.05
word	helicopter	0.10 -0.14 -0.11 -0.13 0.06 -0.16 -0.16 -0.04
word	hell	-0.10 -0.07 -0.08 -0.08 -0.09 0.06 -0.08 -0.02
word	help	-0.20 -0.18 -0.03 -0.10 0.09 -0.21 -0.18 0.07
word	here	-0.09 -0.12 0.01 -0.11 -0.06 -0.16 -0.14 0.06
word	high	-0.12 -0.15 0.00 -0.11 -0.11 -0.16 -0.05 0.06
word	higher	-0.07 -0.09 0.07 -0.04 -0.04 -0.10 -0.06 -0.04
word	highest	-0.07 -0.08 -0.11 -0.07 -0.04 -0.07 -0.05 0.11
word	him	-0.15 -0.13 -0.04 -0.11 -0.18 -0.17 -0.17 0.14
word	historic	-0.17 0.02 -0.14 -0.07 -0.09 -0.15 -0.01 0.06
word	history	-0.11 -0.11 -0.14 -0.11 -0.09 -0.13 -0.10 0.15
word	hit	0.20 -0.01 -0.25 -0.06 -0.18 -0.19 -0.24 -0.05
word	hits	0.14 0.10 -0.23 -0.13 -0.21 -0.06 -0.19 -0.11
word	hold	-0.17 -0.17 -0.12 -0.08 -0.09 -0.20 0.05 0.05
word	hom	-0.13 0.09 -0.11 -0.11 -0.09 -0.11 -0.11 0.08
word	home	-0.10 -0.10 0.04 -0.14 -0.15 -0.20 -0.18 0.06
word	hop	0.03 -0.14 -0.12 -0.12 -0.11 0.00 0.01 -0.05
word	hope	-0.09 0.04 0.00 -0.08 -0.10 -0.17 -0.16 0.11
word	hospital	0.05 -0.05 0.00 -0.15 -0.15 -0.17 -0.13 -0.08
word	host	-0.08 0.10 -0.17 -0.07 -0.10 -0.13 0.00 -0.04
word	hotel	-0.08 0.05 -0.01 -0.05 -0.09 -0.12 -0.12 -0.04
word	hour	-0.09 0.11 -0.07 -0.13 -0.14 -0.09 -0.07 -0.02
word	hous	0.04 -0.11 -0.06 -0.10 -0.14 0.04 -0.12 0.00
word	how	-0.17 -0.17 0.08 -0.09 -0.12 -0.22 -0.23 0.08
word	hub	-0.04 -0.09 0.11 -0.08 -0.10 -0.09 -0.09 -0.12
word	huge	0.12 -0.11 -0.15 -0.13 -0.13 -0.10 -0.10 -0.04
word	human	-0.11 -0.09 -0.11 -0.11 -0.07 -0.14 -0.11 0.13
word	hundred	-0.08 0.01 0.01 -0.07 -0.11 -0.08 -0.08 0.01
word	hurt	-0.03 0.05 -0.07 -0.04 -0.07 -0.06 -0.06 -0.01
word	i	-0.06 -0.14 0.10 -0.10 -0.11 -0.01 -0.04 -0.11
word	idea	-0.06 -0.06 -0.10 -0.06 -0.05 -0.09 -0.11 0.10
word	if	-0.16 -0.24 -0.01 -0.12 -0.13 0.10 -0.06 -0.02
word	illegal	-0.06 -0.06 0.09 -0.04 -0.08 -0.12 -0.13 -0.06
word	imag	-0.08 -0.15 0.15 -0.12 -0.15 -0.15 -0.15 -0.13
word	immediately	0.12 -0.07 -0.10 -0.04 -0.08 -0.13 -0.03 -0.10
word	imminent	0.09 -0.06 -0.21 -0.04 -0.04 -0.02 -0.11 0.01
word	impact	0.03 -0.18 0.01 -0.16 -0.16 -0.03 -0.12 -0.06
word	import	-0.06 -0.06 -0.09 -0.05 -0.05 -0.05 -0.04 0.08
word	important	-0.10 -0.10 -0.12 -0.10 -0.08 -0.09 -0.10 0.11
word	impos	-0.08 -0.11 -0.11 -0.11 -0.09 0.05 -0.13 -0.02
word	incident	0.02 -0.12 0.07 -0.10 -0.11 -0.10 -0.06 -0.06
word	includ	-0.12 0.06 -0.08 -0.09 -0.15 -0.01 -0.07 0.05
word	increas	-0.10 -0.10 0.05 -0.05 -0.08 -0.12 -0.09 0.06
word	increasingly	-0.09 -0.07 0.01 -0.06 -0.06 -0.12 -0.06 0.05
word	indicat	-0.07 -0.07 0.06 -0.04 -0.05 -0.10 -0.06 -0.02
word	industrial	0.00 0.00 -0.15 -0.13 -0.12 -0.11 -0.11 0.03
word	inflation	-0.04 -0.05 -0.08 -0.04 -0.05 -0.04 -0.04 0.08
word	inflict	-0.09 -0.07 -0.09 -0.07 -0.08 -0.09 -0.08 0.09
word	influenc	-0.06 -0.07 -0.12 -0.05 -0.05 -0.06 -0.08 0.10
word	influencer	-0.08 -0.03 0.08 -0.04 -0.08 -0.07 -0.04 -0.10
word	infrastructur	0.04 0.05 -0.07 -0.09 -0.12 0.01 -0.20 -0.10
word	injur	0.14 -0.02 -0.29 -0.13 -0.14 -0.18 -0.14 0.06
word	injury	-0.04 -0.06 0.02 -0.09 -0.09 -0.13 -0.11 0.04
word	insid	-0.12 -0.16 0.15 -0.11 -0.13 -0.14 -0.12 -0.05
word	insider	-0.11 -0.09 0.06 -0.08 -0.11 -0.12 -0.11 -0.05
word	insight	-0.05 -0.02 -0.09 -0.03 -0.01 -0.07 -0.03 0.10
word	insist	-0.01 -0.02 0.00 -0.06 0.01 -0.15 -0.15 0.03
word	insuranc	-0.04 -0.04 -0.06 -0.02 -0.05 -0.06 -0.07 0.06
word	intel	-0.11 -0.11 0.07 -0.14 -0.11 -0.13 -0.15 -0.04
word	intelligenc	-0.10 -0.09 0.01 -0.06 -0.10 -0.10 -0.11 0.04
word	intensify	-0.02 0.11 -0.14 -0.13 -0.13 -0.18 -0.16 -0.03
word	intercept	-0.17 -0.09 -0.21 -0.14 0.15 -0.04 -0.11 -0.01
word	interception	-0.18 -0.03 -0.15 -0.18 0.11 -0.10 -0.08 0.02
word	interest	-0.12 -0.13 -0.04 -0.12 -0.10 0.03 -0.15 0.02
word	internet	-0.09 -0.11 0.05 -0.08 -0.10 -0.08 -0.11 0.05
word	intervention	-0.07 -0.09 -0.08 -0.05 -0.07 0.04 -0.15 -0.02
word	interview	-0.10 -0.11 0.08 -0.10 -0.11 -0.13 -0.11 -0.03
word	invasion	-0.17 0.00 0.03 -0.08 -0.16 0.06 -0.19 -0.06
word	investigat	-0.12 -0.10 0.11 -0.09 -0.09 -0.10 -0.11 -0.10
word	investigation	-0.10 -0.07 0.09 -0.07 -0.08 -0.07 -0.08 -0.06
word	investor	-0.05 -0.06 0.00 -0.05 -0.04 -0.05 -0.04 0.01
word	involv	0.11 -0.09 -0.15 -0.11 -0.10 -0.15 -0.17 -0.04
word	is	-0.26 -0.10 0.04 -0.13 -0.10 0.08 -0.35 0.12
word	islamic	0.07 -0.11 -0.14 -0.10 -0.09 -0.12 -0.09 0.06
word	isn't	-0.11 -0.10 -0.08 -0.11 -0.10 -0.18 -0.15 0.12
word	issu	-0.02 -0.16 -0.08 0.05 -0.15 0.02 0.05 -0.05
word	jazeera	0.03 -0.06 -0.03 0.06 -0.10 -0.11 -0.09 -0.05
word	jen	-0.04 -0.07 0.05 -0.05 -0.07 -0.11 -0.06 -0.02
word	jesu	-0.10 -0.12 -0.16 -0.11 -0.15 -0.16 -0.17 0.17
word	jet	-0.07 -0.22 0.01 -0.13 0.08 -0.05 -0.17 -0.07
word	jets	0.02 -0.12 -0.14 -0.07 0.04 -0.13 -0.07 0.06
word	jimmy	-0.07 -0.08 -0.10 -0.07 -0.07 -0.08 -0.08 0.09
word	job	-0.10 -0.08 -0.10 -0.02 -0.02 -0.01 -0.13 0.04
word	joe	-0.09 -0.07 -0.12 -0.08 -0.09 -0.11 -0.11 0.14
word	john	-0.11 -0.12 0.01 -0.11 -0.10 -0.16 -0.13 0.03
word	join	0.02 -0.11 -0.11 -0.11 -0.16 -0.02 -0.21 0.06
word	joint	-0.09 0.07 -0.04 -0.09 -0.12 -0.09 -0.10 -0.03
word	jolt	-0.08 -0.11 0.06 -0.06 -0.04 -0.10 -0.07 -0.01
word	jon	-0.06 -0.07 -0.03 -0.05 -0.08 -0.08 -0.11 0.06
word	journalist	-0.20 0.04 -0.01 -0.13 -0.17 -0.13 -0.11 -0.07
word	jump	0.05 -0.09 0.01 -0.05 -0.05 -0.10 -0.07 -0.03
word	june	-0.11 -0.11 -0.11 -0.11 -0.12 -0.12 0.05 0.04
word	just	-0.01 -0.20 -0.08 -0.11 -0.04 0.06 -0.03 -0.05
word	k	0.07 -0.11 -0.02 -0.10 -0.08 -0.11 -0.11 -0.04
word	keep	-0.19 -0.16 0.03 -0.14 -0.13 0.05 -0.23 0.00
word	keir	-0.08 -0.11 0.03 -0.08 -0.11 -0.10 -0.10 0.02
word	kent	-0.07 -0.05 -0.11 -0.05 -0.03 -0.07 -0.06 0.11
word	key	-0.09 -0.04 0.05 -0.09 -0.13 -0.02 -0.09 0.02
word	khalil	-0.07 -0.03 0.05 -0.03 -0.07 -0.07 -0.08 -0.09
word	kick	-0.12 -0.07 -0.15 -0.07 -0.07 -0.12 -0.11 0.15
word	kill	-0.06 0.13 -0.05 -0.09 -0.26 -0.02 -0.11 -0.11
word	kimmel	-0.07 -0.08 -0.10 -0.07 -0.07 -0.08 -0.08 0.09
word	king	-0.04 -0.11 0.08 -0.09 -0.11 -0.08 -0.07 -0.02
word	knock	-0.07 -0.09 -0.09 -0.08 -0.10 -0.10 -0.11 0.08
word	know	0.01 0.00 -0.05 -0.06 -0.05 -0.11 0.03 -0.07
word	kurd	-0.12 -0.12 0.06 -0.12 -0.13 -0.14 -0.12 0.06
word	land	0.02 -0.04 -0.15 -0.12 -0.01 -0.13 0.00 0.05
word	larg	-0.06 -0.15 -0.15 -0.13 -0.15 -0.16 -0.18 0.14
word	largest	0.00 0.01 -0.01 -0.06 -0.07 -0.09 -0.08 -0.04
word	last	-0.14 -0.02 0.15 -0.10 -0.13 -0.22 -0.14 -0.10
word	late	0.03 -0.09 -0.13 -0.06 -0.11 0.05 -0.10 -0.03
word	later	-0.08 -0.06 -0.10 -0.06 -0.05 -0.09 -0.08 0.09
word	latest	-0.02 0.11 0.02 -0.10 -0.19 -0.12 -0.02 -0.15
word	launch	0.24 0.04 -0.05 0.02 -0.16 -0.24 -0.04 -0.23
word	launcher	-0.15 -0.04 0.07 -0.17 -0.18 -0.19 -0.17 0.03
word	lawmaker	-0.02 -0.02 -0.06 -0.02 -0.01 -0.02 -0.02 0.05
word	lay	-0.08 -0.11 -0.09 -0.09 -0.09 -0.09 -0.11 0.11
word	lead	-0.12 -0.13 0.11 -0.10 -0.11 0.02 -0.01 -0.06
word	leader	0.01 0.03 -0.04 -0.10 -0.12 -0.29 -0.01 -0.02
word	leadership	0.01 -0.12 0.06 -0.10 -0.09 -0.13 -0.08 -0.09
word	leak	-0.05 -0.03 -0.07 -0.03 -0.02 -0.09 -0.10 0.07
word	learn	-0.09 -0.10 -0.11 -0.10 -0.04 -0.12 -0.14 0.13
word	least	0.07 0.09 -0.22 -0.08 -0.07 -0.13 -0.11 -0.03
word	leav	-0.06 -0.08 -0.04 -0.14 -0.17 0.00 0.00 0.02
word	left	0.00 -0.13 0.05 -0.12 -0.11 -0.16 0.03 -0.09
word	legal	-0.07 -0.12 0.12 -0.07 -0.10 -0.13 -0.12 -0.11
word	let	-0.10 -0.09 -0.12 -0.09 -0.11 -0.16 -0.14 0.14
word	level	-0.11 -0.10 -0.12 -0.09 -0.08 -0.12 0.04 0.06
word	leverag	-0.06 -0.05 -0.08 -0.09 -0.08 -0.10 -0.12 0.09
word	life	-0.07 -0.13 0.08 -0.11 -0.12 -0.12 -0.09 -0.04
word	lift	-0.13 -0.08 -0.11 -0.06 -0.10 -0.14 -0.15 0.16
word	like	-0.06 0.06 -0.07 -0.08 -0.09 0.01 -0.13 0.02
word	likely	-0.12 -0.14 0.12 -0.06 -0.08 -0.18 -0.15 -0.07
word	limit	-0.06 -0.16 -0.15 -0.11 -0.12 -0.15 -0.15 0.16
word	lin	-0.10 -0.08 -0.09 -0.08 -0.09 0.04 -0.11 -0.01
word	line	-0.03 -0.04 -0.07 -0.04 -0.03 -0.06 -0.07 0.06
word	link	-0.14 -0.13 0.08 -0.11 -0.14 -0.15 -0.15 0.02
word	littl	-0.12 -0.11 -0.14 -0.10 -0.10 -0.13 -0.15 0.17
word	liv	-0.12 0.04 0.00 -0.11 -0.09 -0.16 -0.17 0.00
word	live	0.09 0.12 -0.26 0.04 -0.04 -0.09 0.01 -0.16
word	lng	-0.09 -0.11 0.03 -0.09 -0.09 -0.09 -0.10 0.01
word	load	-0.11 -0.06 -0.10 -0.06 -0.05 0.07 -0.08 -0.04
word	lock	0.07 -0.10 -0.12 -0.06 -0.09 0.08 -0.12 -0.13
word	long	-0.15 -0.08 -0.03 -0.06 -0.07 0.05 -0.18 -0.03
word	look	-0.10 -0.14 -0.07 -0.08 -0.07 -0.10 -0.14 0.13
word	loom	-0.04 -0.11 0.05 -0.05 -0.07 -0.18 -0.16 0.04
word	los	-0.06 -0.06 -0.08 -0.07 -0.04 -0.08 -0.11 0.08
word	loss	-0.07 -0.11 0.06 -0.07 -0.08 -0.07 -0.07 -0.04
word	lot	-0.10 -0.10 0.02 -0.08 -0.12 -0.13 -0.11 0.04
word	low	-0.06 -0.05 -0.09 -0.05 -0.01 -0.05 -0.08 0.09
word	lower	0.04 -0.05 -0.14 -0.04 -0.03 -0.05 0.06 -0.02
word	ly	0.06 -0.08 -0.11 -0.06 -0.05 -0.08 -0.05 0.07
word	machin	-0.06 -0.10 0.08 -0.07 -0.06 -0.07 -0.12 -0.05
word	made	-0.10 -0.08 0.05 -0.09 -0.09 -0.15 -0.14 0.05
word	maga	-0.10 -0.12 0.12 -0.09 -0.09 -0.14 -0.18 -0.08
word	main	-0.06 -0.09 -0.11 -0.06 -0.04 -0.09 -0.09 0.11
word	majeur	-0.04 -0.05 -0.11 -0.07 -0.05 -0.07 -0.08 0.09
word	major	0.17 0.01 -0.01 -0.16 -0.04 -0.26 -0.02 -0.21
word	mak	-0.12 -0.10 -0.13 -0.13 -0.12 -0.18 -0.17 0.16
word	make	-0.09 -0.08 0.00 -0.04 -0.08 -0.10 -0.10 0.02
word	man	0.02 0.04 -0.11 -0.05 -0.08 -0.08 -0.05 0.01
word	manag	-0.09 -0.09 -0.11 -0.09 -0.09 -0.09 -0.11 0.11
word	many	-0.02 -0.15 0.03 -0.10 -0.12 -0.14 -0.15 -0.02
word	map	-0.05 -0.04 -0.10 -0.04 -0.04 -0.09 -0.12 0.10
word	mapp	-0.14 -0.14 0.03 -0.12 -0.13 -0.18 -0.13 0.01
word	marina	-0.06 0.05 -0.06 -0.03 -0.06 -0.02 -0.01 -0.02
word	market	-0.10 -0.21 0.03 -0.11 -0.10 -0.16 -0.18 0.06
word	mass	0.06 -0.06 -0.03 -0.05 -0.05 -0.10 -0.10 -0.04
word	massi	-0.03 -0.07 0.07 -0.05 -0.05 -0.07 -0.05 -0.07
word	massiv	0.14 -0.13 -0.20 -0.06 -0.06 0.00 -0.13 -0.04
word	may	-0.19 -0.18 0.04 -0.09 -0.14 0.04 -0.16 -0.01
word	me	-0.09 -0.10 -0.10 -0.11 -0.09 -0.09 -0.09 0.12
word	mean	-0.08 -0.10 0.11 -0.08 -0.10 -0.10 -0.11 -0.08
word	measur	-0.06 -0.04 -0.13 -0.05 -0.04 -0.07 -0.09 0.11
word	mechanism	-0.11 -0.12 -0.14 -0.12 -0.12 -0.11 -0.13 0.14
word	media	0.12 0.00 -0.19 -0.11 -0.18 -0.01 -0.14 0.06
word	mediation	-0.05 -0.08 -0.06 -0.06 -0.08 -0.12 -0.02 0.04
word	mediator	-0.07 -0.08 -0.10 -0.05 -0.06 -0.08 -0.12 0.11
word	medic	-0.13 0.00 0.06 -0.12 -0.12 -0.12 -0.10 -0.10
word	medical	-0.08 -0.03 -0.02 -0.06 -0.07 -0.09 -0.07 0.06
word	meet	0.04 -0.15 0.09 -0.09 -0.10 -0.18 0.00 -0.10
word	melt	-0.07 -0.06 -0.10 -0.09 -0.08 -0.09 -0.12 0.10
word	member	0.04 -0.14 -0.05 -0.11 0.00 -0.17 -0.16 0.02
word	messag	-0.14 -0.01 -0.03 -0.11 -0.13 0.03 -0.14 0.01
word	might	-0.06 -0.04 -0.10 -0.04 -0.02 -0.12 -0.11 0.10
word	militant	-0.07 0.08 0.02 -0.06 -0.10 -0.08 -0.06 -0.12
word	military	0.00 0.03 -0.14 -0.15 -0.03 0.02 -0.25 0.03
word	million	-0.02 -0.04 -0.11 -0.12 -0.12 -0.15 -0.15 0.11
word	min	-0.10 0.04 0.02 -0.10 -0.10 -0.15 -0.14 -0.04
word	minister	-0.06 -0.22 -0.10 -0.09 -0.15 0.09 0.06 -0.02
word	ministry	0.10 -0.08 -0.13 -0.06 -0.06 -0.08 0.07 -0.07
word	minut	-0.07 -0.01 -0.09 0.06 -0.08 0.00 -0.11 -0.04
word	miss	0.10 0.01 -0.06 -0.14 -0.13 0.01 -0.14 -0.09
word	missil	0.04 0.00 -0.11 -0.05 0.04 -0.11 -0.19 -0.07
word	mission	-0.11 -0.11 -0.12 -0.10 -0.12 -0.11 -0.12 0.13
word	mistak	-0.07 -0.10 -0.09 -0.09 -0.08 -0.09 -0.11 0.11
word	mix	-0.07 -0.10 0.03 -0.06 -0.06 -0.12 -0.12 0.07
word	mock	0.04 -0.07 -0.09 -0.08 -0.08 -0.07 -0.09 0.05
word	moment	0.08 0.02 -0.06 0.03 -0.04 -0.18 -0.13 -0.14
word	money	-0.07 -0.09 -0.05 -0.11 -0.07 -0.13 -0.12 0.09
word	month	-0.11 -0.11 -0.01 -0.09 -0.10 -0.14 -0.11 0.09
word	more	0.10 -0.16 -0.12 -0.07 -0.22 -0.03 -0.05 0.03
word	mosqu	-0.12 0.03 0.04 -0.11 -0.14 -0.15 -0.15 -0.02
word	most	0.08 -0.03 -0.09 -0.06 -0.08 -0.10 -0.09 -0.04
word	mostly	-0.13 -0.14 0.14 -0.08 -0.12 -0.13 -0.11 -0.12
word	mou	-0.11 -0.11 -0.15 -0.08 -0.07 -0.10 0.08 -0.04
word	mount	-0.08 0.04 -0.09 -0.03 -0.05 0.02 -0.05 -0.04
word	mourn	-0.10 -0.09 0.14 -0.08 -0.09 -0.11 -0.11 -0.12
word	mov	-0.11 -0.10 0.02 -0.09 -0.10 -0.10 -0.13 0.03
word	move	0.04 -0.06 -0.08 -0.04 -0.06 -0.06 -0.07 0.02
word	movement	-0.10 -0.11 -0.10 -0.08 -0.10 -0.10 -0.12 0.11
word	mr	-0.06 -0.05 -0.07 -0.03 -0.05 -0.08 -0.08 0.08
word	ms	-0.08 0.03 -0.13 -0.08 0.03 -0.14 -0.17 0.01
word	much	0.01 -0.08 -0.11 -0.05 -0.04 -0.09 -0.12 0.05
word	mull	-0.11 -0.08 -0.13 -0.04 -0.07 -0.01 -0.13 0.06
word	mullah	0.05 -0.12 0.06 -0.06 -0.07 -0.11 -0.09 -0.07
word	multi	-0.09 -0.12 0.10 -0.09 -0.09 -0.09 -0.08 -0.06
word	multipl	0.06 0.11 -0.19 -0.09 0.03 -0.17 -0.16 -0.19
word	municipal	-0.09 -0.12 -0.08 -0.11 -0.09 -0.10 -0.11 0.11
word	muslim	-0.07 -0.09 0.07 -0.08 -0.08 -0.09 -0.10 -0.02
word	must	-0.11 0.01 -0.01 -0.11 0.00 0.04 -0.17 -0.06
word	my	-0.10 -0.10 0.03 -0.11 -0.05 -0.09 -0.12 0.02
word	nam	-0.15 -0.14 0.00 -0.09 -0.14 0.03 -0.15 0.08
word	narrativ	-0.09 -0.08 -0.11 -0.09 -0.10 -0.13 -0.13 0.10
word	nation	-0.10 0.03 0.05 -0.07 -0.10 -0.03 -0.15 -0.02
word	national	-0.04 -0.02 -0.11 -0.11 -0.14 -0.25 -0.05 0.07
word	naval	0.06 -0.13 -0.17 -0.05 -0.10 -0.16 0.04 0.00
word	navy	-0.11 -0.10 -0.10 -0.08 -0.12 -0.11 -0.12 0.12
word	near	0.03 0.05 -0.16 -0.16 0.00 0.05 -0.13 -0.09
word	nearly	-0.07 -0.04 0.05 -0.07 -0.15 -0.11 -0.13 -0.06
word	need	-0.10 -0.12 -0.04 -0.08 -0.09 -0.17 -0.18 0.11
word	negotiat	0.01 -0.12 -0.17 -0.08 -0.13 -0.01 0.07 -0.06
word	negotiation	-0.11 -0.12 -0.01 -0.06 -0.10 -0.02 -0.02 0.05
word	negotiator	-0.11 -0.12 -0.10 -0.10 -0.10 0.09 0.07 -0.15
word	neighbor	-0.09 -0.13 -0.01 -0.08 -0.10 -0.14 -0.12 0.08
word	neither	-0.14 -0.09 -0.13 -0.12 -0.09 -0.14 -0.13 0.14
word	network	-0.10 -0.10 -0.12 -0.10 -0.09 -0.10 -0.12 0.12
word	never	-0.09 -0.11 0.07 -0.11 -0.14 -0.17 -0.16 0.04
word	new	-0.02 0.02 -0.20 -0.24 -0.25 0.03 -0.12 0.03
word	news	-0.12 -0.02 0.07 -0.17 0.01 -0.14 -0.19 -0.12
word	next	0.01 -0.02 -0.09 -0.11 -0.18 0.00 -0.04 0.02
word	night	-0.11 -0.16 -0.17 -0.11 -0.15 0.07 0.01 0.02
word	no	-0.16 -0.15 0.03 -0.18 -0.01 -0.18 -0.11 0.16
word	nobel	-0.08 -0.05 -0.05 -0.05 -0.03 -0.07 -0.14 0.07
word	nor	-0.14 -0.09 -0.13 -0.12 -0.09 -0.14 -0.13 0.14
word	north	-0.07 0.01 0.05 -0.11 -0.15 -0.14 -0.09 -0.01
word	northern	-0.09 0.01 -0.13 -0.09 -0.11 -0.10 -0.13 0.09
word	not	-0.08 -0.15 0.09 -0.11 -0.13 -0.01 0.02 -0.07
word	noth	-0.09 -0.11 0.08 -0.03 -0.05 -0.07 -0.08 0.00
word	now	-0.13 -0.01 0.04 -0.08 0.00 -0.03 -0.02 -0.05
word	nowher	-0.06 -0.09 0.08 -0.07 -0.10 -0.12 -0.10 -0.03
word	nuclear	-0.01 -0.05 0.00 -0.11 -0.15 -0.14 -0.09 0.05
word	nuke	-0.09 -0.10 0.04 -0.07 -0.09 0.03 -0.14 -0.04
word	objectiv	-0.12 -0.07 -0.14 -0.07 -0.06 -0.17 -0.13 0.17
word	obliterat	0.06 0.03 -0.15 -0.04 -0.11 -0.04 0.00 -0.09
word	off	0.08 -0.07 0.03 -0.19 -0.21 -0.10 -0.03 -0.09
word	offer	0.03 -0.14 -0.13 -0.08 -0.11 -0.14 -0.16 0.08
word	officer	-0.11 0.04 -0.12 -0.08 -0.07 0.06 -0.08 -0.04
word	official	-0.05 -0.09 -0.21 -0.11 0.06 -0.16 0.04 0.11
word	oil	0.05 0.06 -0.04 -0.09 -0.10 -0.12 -0.05 -0.02
word	old	0.03 0.11 -0.14 -0.12 -0.14 -0.11 -0.11 0.00
word	once	-0.06 0.03 -0.12 -0.05 -0.03 -0.10 -0.12 0.04
word	one	-0.15 0.00 -0.04 -0.10 -0.05 0.10 -0.04 -0.10
word	ongo	0.05 -0.16 -0.01 -0.12 -0.17 0.00 -0.20 -0.07
word	only	-0.11 0.00 0.02 -0.10 -0.13 -0.18 -0.12 0.08
word	op	-0.10 -0.09 -0.13 -0.08 -0.10 -0.10 -0.08 0.12
word	open	-0.17 -0.01 -0.17 -0.07 -0.13 0.05 0.09 -0.07
word	operat	-0.11 -0.13 -0.13 -0.11 -0.12 -0.14 -0.13 0.14
word	operation	0.09 -0.12 -0.01 -0.21 -0.24 -0.12 -0.31 -0.06
word	opinion	-0.13 -0.10 -0.15 -0.09 -0.08 -0.13 -0.10 0.15
word	option	-0.18 -0.14 -0.05 -0.12 -0.16 -0.19 -0.20 0.12
word	order	0.01 -0.16 -0.27 -0.11 -0.01 0.06 0.01 -0.02
word	other	0.00 -0.07 -0.07 -0.12 -0.19 -0.22 0.04 0.00
word	our	-0.09 -0.12 0.06 -0.13 -0.10 -0.14 -0.15 0.03
word	out	0.02 -0.23 -0.09 -0.14 -0.17 -0.05 -0.27 0.08
word	output	-0.07 -0.09 0.03 -0.08 -0.08 -0.05 -0.08 0.00
word	outrag	-0.06 -0.06 -0.13 -0.07 -0.07 -0.07 -0.06 0.10
word	over	-0.04 -0.29 -0.12 -0.05 0.11 -0.07 -0.19 0.09
word	overhead	-0.12 0.09 0.00 -0.11 -0.13 -0.12 -0.09 -0.06
word	overnight	0.16 -0.08 -0.20 -0.11 -0.11 -0.14 -0.11 -0.10
word	own	-0.12 -0.12 -0.18 -0.09 -0.11 -0.12 -0.14 0.18
word	p	-0.08 -0.06 -0.05 -0.06 -0.04 -0.04 -0.05 0.05
word	palestinian	0.04 0.02 -0.12 -0.09 -0.12 -0.11 -0.09 0.03
word	panic	-0.09 0.02 0.01 -0.07 -0.09 -0.13 -0.10 0.07
word	parad	-0.04 -0.12 0.03 -0.13 -0.10 -0.11 -0.11 0.04
word	paramedic	-0.10 0.06 -0.03 -0.04 -0.09 -0.10 -0.06 -0.10
word	part	-0.09 -0.01 -0.09 -0.08 -0.09 -0.17 -0.16 0.11
word	pass	-0.03 -0.10 0.03 -0.04 -0.05 0.03 -0.07 -0.06
word	passag	-0.11 -0.13 -0.11 -0.10 -0.09 -0.16 -0.15 0.16
word	passenger	-0.08 0.00 0.06 -0.05 -0.07 0.04 -0.07 -0.12
word	past	-0.04 -0.10 -0.12 -0.10 -0.10 -0.14 -0.12 0.10
word	path	-0.08 -0.08 0.05 -0.06 -0.07 -0.12 -0.14 -0.02
word	paus	-0.16 -0.15 -0.18 -0.12 -0.17 -0.18 0.04 0.13
word	pay	-0.12 -0.07 0.06 -0.05 -0.06 0.09 -0.12 -0.13
word	peac	0.05 -0.20 -0.27 -0.10 -0.04 -0.29 0.09 -0.01
word	pearl	-0.09 -0.06 0.00 -0.07 -0.09 -0.09 -0.13 0.03
word	peopl	0.00 -0.03 -0.18 -0.13 -0.02 -0.19 0.00 0.11
word	percent	-0.02 -0.14 0.04 -0.07 -0.11 -0.12 -0.12 0.03
word	permanent	-0.09 -0.11 -0.14 -0.08 -0.08 -0.11 -0.12 0.14
word	persian	-0.11 -0.11 -0.09 -0.10 -0.07 -0.13 -0.12 0.11
word	persist	-0.09 -0.12 -0.12 -0.10 -0.09 -0.10 -0.13 0.12
word	personnel	-0.10 -0.10 -0.01 -0.11 -0.13 -0.11 -0.10 0.11
word	petrochemical	0.06 -0.12 -0.10 -0.07 -0.07 -0.10 -0.07 0.05
word	phon	-0.07 -0.08 -0.10 -0.07 -0.07 -0.09 -0.12 0.11
word	photo	0.04 -0.09 -0.14 -0.09 -0.11 -0.11 -0.09 0.07
word	pictur	-0.10 0.06 -0.04 -0.07 -0.10 -0.12 0.02 -0.07
word	pilot	-0.16 -0.17 0.03 -0.12 -0.02 -0.15 -0.17 0.01
word	plac	-0.10 -0.12 -0.13 0.11 -0.14 -0.15 0.02 -0.05
word	plan	-0.05 -0.18 -0.13 -0.07 0.05 -0.22 0.03 0.05
word	plann	0.01 -0.16 -0.16 -0.11 -0.13 -0.22 0.03 0.05
word	plant	-0.12 0.03 -0.18 -0.14 -0.19 0.09 0.00 0.01
word	play	-0.07 -0.10 -0.14 -0.08 -0.07 -0.14 -0.21 0.18
word	pledg	-0.14 -0.10 -0.17 -0.08 -0.11 0.07 -0.16 0.05
word	plummet	-0.10 -0.13 0.01 -0.10 -0.08 -0.10 -0.14 0.08
word	plung	-0.04 -0.07 -0.11 -0.05 -0.04 -0.04 -0.14 0.13
word	plus	0.03 -0.11 0.02 -0.07 -0.08 -0.07 -0.10 0.01
word	pm	-0.13 -0.19 0.13 0.04 -0.15 -0.23 -0.10 -0.05
word	podcast	0.09 -0.09 -0.13 -0.06 -0.06 -0.10 -0.12 -0.02
word	point	0.00 -0.15 0.03 -0.09 -0.14 -0.18 -0.01 -0.05
word	polic	0.07 -0.07 -0.03 -0.14 -0.15 -0.16 -0.13 -0.02
word	policy	-0.07 -0.05 -0.10 -0.05 -0.04 -0.09 -0.08 0.10
word	political	-0.11 -0.04 0.01 -0.07 -0.08 -0.18 0.04 -0.03
word	politician	-0.06 -0.09 0.06 -0.08 -0.09 -0.10 -0.13 0.05
word	polymarket	-0.07 -0.09 0.00 -0.05 -0.09 -0.10 -0.11 0.02
word	poor	-0.09 -0.09 -0.11 -0.04 -0.03 -0.13 -0.12 0.13
word	port	-0.10 0.06 -0.05 -0.09 -0.09 -0.20 -0.16 0.06
word	pose	-0.09 -0.07 -0.10 -0.09 -0.05 -0.12 -0.10 0.10
word	position	-0.05 -0.04 -0.08 -0.06 -0.04 -0.08 -0.11 0.10
word	possibl	-0.20 -0.21 -0.08 -0.08 -0.14 0.04 -0.28 0.10
word	post	0.01 -0.03 -0.22 -0.12 -0.13 0.01 -0.17 0.09
word	postpon	-0.14 -0.01 -0.14 -0.07 -0.11 -0.18 0.08 0.05
word	potential	-0.10 0.03 0.05 -0.09 -0.09 0.06 -0.12 -0.11
word	pound	0.01 0.05 -0.06 -0.09 -0.17 -0.17 -0.14 0.00
word	power	0.02 -0.20 -0.12 -0.14 -0.16 0.05 -0.01 -0.05
word	powerful	-0.08 -0.10 0.03 -0.07 -0.08 -0.12 -0.11 -0.01
word	prais	-0.06 -0.04 0.04 -0.05 -0.05 -0.07 -0.11 -0.01
word	predict	-0.06 -0.08 0.05 -0.05 -0.06 -0.08 0.04 -0.06
word	prediction	-0.08 -0.03 -0.06 -0.07 -0.03 -0.09 -0.06 0.08
word	prep	0.08 -0.11 -0.14 -0.08 -0.09 -0.15 -0.12 0.03
word	prepar	0.03 0.04 -0.23 -0.04 -0.05 -0.01 -0.13 0.04
word	pres	-0.12 0.04 -0.16 -0.10 -0.10 0.08 -0.17 -0.07
word	presenc	-0.11 -0.12 -0.14 -0.09 -0.11 -0.14 -0.12 0.17
word	president	-0.14 0.02 -0.02 -0.11 -0.11 -0.03 0.03 -0.02
word	press	-0.06 -0.04 -0.12 -0.05 -0.05 -0.06 -0.08 0.11
word	pressur	-0.13 -0.17 -0.18 -0.14 -0.13 -0.16 0.03 0.16
word	pretty	-0.09 -0.07 -0.11 -0.10 -0.09 -0.11 -0.11 0.11
word	prevent	-0.09 -0.08 0.06 -0.10 -0.12 0.04 -0.15 -0.04
word	pric	-0.12 -0.08 -0.03 -0.07 -0.06 0.05 -0.14 0.04
word	prim	-0.08 -0.06 -0.07 -0.06 -0.03 -0.13 -0.15 0.10
word	primetim	-0.08 -0.04 -0.08 -0.04 -0.07 -0.10 -0.10 0.11
word	pro	-0.06 -0.08 0.02 -0.09 -0.10 -0.13 -0.16 0.01
word	prob	-0.06 -0.08 0.03 -0.06 -0.08 -0.10 -0.08 0.04
word	problem	-0.13 -0.12 -0.14 -0.09 -0.13 -0.15 -0.14 0.15
word	product	-0.09 -0.08 -0.12 -0.07 -0.05 -0.06 -0.08 0.11
word	production	-0.06 -0.08 -0.11 -0.06 -0.09 -0.09 -0.09 0.10
word	program	-0.01 -0.12 -0.06 -0.06 -0.10 -0.01 -0.14 0.07
word	progres	-0.11 -0.07 -0.17 -0.12 -0.09 -0.14 0.08 -0.05
word	projectil	0.04 0.11 -0.16 -0.11 -0.15 -0.11 -0.12 -0.11
word	prolong	-0.06 -0.08 -0.09 -0.05 -0.06 -0.10 -0.08 0.09
word	promis	-0.03 -0.15 0.00 -0.12 -0.15 0.05 -0.15 -0.09
word	prompt	0.00 -0.07 -0.01 -0.07 0.03 -0.06 -0.06 -0.09
word	propaganda	-0.09 -0.10 0.04 -0.08 -0.08 -0.12 -0.13 0.06
word	proposal	-0.09 -0.07 -0.13 -0.09 -0.07 -0.12 -0.12 0.14
word	protect	-0.07 0.01 -0.06 -0.06 -0.07 -0.10 -0.09 0.07
word	protection	-0.09 -0.09 0.12 -0.06 -0.08 -0.08 -0.07 -0.13
word	protest	0.06 -0.18 0.01 -0.14 -0.15 -0.17 -0.15 -0.04
word	provid	-0.07 -0.08 0.05 -0.06 -0.09 -0.10 -0.10 -0.02
word	public	-0.07 -0.04 0.03 -0.05 -0.05 -0.10 -0.11 -0.01
word	pull	0.13 -0.14 -0.16 -0.11 -0.12 -0.17 -0.14 -0.01
word	pursu	-0.02 -0.06 -0.08 -0.04 -0.05 -0.09 -0.10 0.11
word	push	-0.11 0.01 -0.10 -0.09 -0.11 -0.15 0.01 0.01
word	put	0.05 -0.11 -0.11 -0.07 -0.08 0.00 -0.17 -0.01
word	puts	-0.11 -0.08 0.04 -0.04 -0.08 -0.09 -0.04 -0.01
word	question	-0.14 -0.15 0.11 -0.10 -0.13 -0.17 -0.13 -0.03
word	quickly	-0.09 -0.08 -0.11 -0.10 -0.08 -0.11 -0.13 0.12
word	rac	-0.05 -0.12 -0.08 -0.08 -0.02 -0.10 -0.09 0.10
word	rag	0.05 -0.12 -0.05 -0.09 -0.14 -0.15 -0.11 -0.02
word	raid	-0.13 0.08 0.04 0.04 -0.20 -0.16 -0.13 -0.12
word	rain	-0.14 -0.04 0.17 -0.11 -0.15 -0.13 -0.11 -0.15
word	rais	-0.11 -0.17 0.14 -0.12 -0.13 -0.16 -0.15 -0.09
word	rally	-0.12 -0.09 -0.06 -0.10 -0.04 -0.09 -0.11 0.09
word	ramp	0.06 -0.17 -0.07 -0.11 -0.11 -0.16 -0.17 0.05
word	rang	-0.11 -0.11 0.10 -0.08 -0.12 -0.12 -0.10 -0.04
word	rat	-0.10 -0.10 -0.03 -0.06 -0.06 -0.13 -0.12 0.10
word	rate	-0.06 -0.05 -0.04 -0.05 -0.04 -0.08 -0.10 0.06
word	rattl	0.06 -0.05 -0.08 -0.02 -0.03 -0.03 -0.02 0.03
word	re	-0.10 -0.13 0.02 -0.09 -0.11 -0.15 0.01 0.02
word	reach	0.03 -0.11 0.01 -0.07 -0.09 -0.13 -0.06 -0.03
word	react	-0.08 0.02 0.07 -0.07 -0.07 -0.13 -0.16 -0.02
word	read	-0.08 -0.10 -0.12 -0.12 -0.07 -0.16 -0.14 0.13
word	ready	-0.04 -0.15 -0.18 -0.09 -0.12 -0.04 -0.18 0.12
word	real	-0.05 -0.09 0.09 -0.08 -0.07 -0.12 -0.09 -0.08
word	really	-0.09 -0.06 -0.09 -0.06 -0.05 -0.09 -0.10 0.09
word	rebound	-0.07 -0.04 0.09 -0.03 -0.03 -0.03 -0.06 -0.07
word	recent	-0.12 -0.12 0.08 -0.06 -0.08 -0.12 0.04 -0.07
word	record	-0.08 -0.07 -0.12 -0.05 -0.04 -0.04 -0.05 0.12
word	recount	-0.09 -0.11 0.03 -0.10 -0.11 -0.13 -0.11 0.09
word	red	-0.09 -0.08 -0.08 -0.09 -0.08 0.04 -0.11 -0.02
word	reduc	-0.10 -0.07 0.01 -0.11 -0.07 -0.12 -0.09 0.08
word	refinery	-0.06 0.10 -0.04 -0.10 -0.12 -0.12 -0.08 -0.08
word	refuel	-0.04 -0.09 -0.13 -0.07 0.06 -0.09 -0.13 -0.02
word	refug	-0.09 -0.09 -0.14 -0.10 -0.07 -0.13 -0.08 0.13
word	refus	-0.06 -0.11 -0.02 -0.07 -0.10 -0.08 -0.01 0.04
word	regim	0.01 -0.01 -0.03 -0.09 -0.07 -0.18 -0.16 -0.01
word	region	-0.04 0.06 -0.06 -0.13 -0.22 0.01 -0.19 -0.08
word	regional	0.02 -0.18 -0.04 -0.10 -0.14 -0.18 -0.17 0.08
word	rein	-0.12 -0.10 -0.02 -0.07 -0.09 -0.13 -0.08 0.07
word	reject	0.01 -0.12 0.05 -0.06 -0.07 -0.14 0.00 -0.06
word	relation	-0.04 -0.04 -0.07 -0.04 -0.01 -0.05 -0.08 0.07
word	relativ	-0.09 0.03 -0.09 -0.05 -0.08 -0.10 -0.11 0.08
word	releas	0.05 -0.14 -0.11 -0.10 0.08 -0.13 -0.12 -0.05
word	relief	-0.06 -0.08 -0.11 -0.06 -0.05 -0.09 0.00 0.02
word	religiou	0.05 -0.07 -0.09 -0.07 -0.06 -0.08 -0.10 0.06
word	remain	-0.06 0.02 0.02 -0.18 -0.19 -0.10 -0.06 0.00
word	remark	-0.08 -0.07 -0.05 -0.09 -0.06 -0.10 -0.10 0.09
word	remov	-0.02 -0.05 0.06 -0.03 -0.03 -0.12 -0.09 -0.05
word	renew	-0.01 -0.13 -0.14 -0.09 -0.13 0.04 0.02 -0.03
word	reopen	-0.11 0.02 -0.02 -0.12 -0.15 -0.21 -0.04 0.06
word	rep	-0.06 -0.06 -0.10 -0.09 -0.05 -0.10 -0.07 0.10
word	repatriat	-0.09 -0.08 0.09 -0.06 -0.07 -0.10 -0.10 0.02
word	repeat	0.02 -0.08 0.01 -0.03 -0.04 -0.09 -0.11 -0.03
word	report	0.05 0.04 -0.15 -0.05 -0.13 -0.29 -0.08 0.03
word	reportedly	0.10 0.02 -0.09 -0.11 0.03 -0.17 -0.18 -0.15
word	reporter	0.06 -0.04 -0.12 -0.08 -0.08 -0.12 -0.12 0.07
word	republican	-0.09 -0.07 0.05 -0.06 -0.06 -0.13 -0.12 0.01
word	request	-0.06 -0.07 -0.06 -0.03 -0.03 -0.08 -0.10 0.10
word	rescu	-0.04 -0.07 -0.01 -0.16 0.05 -0.05 -0.25 -0.05
word	reserv	-0.08 -0.01 -0.09 -0.08 -0.07 -0.09 -0.10 0.08
word	reservoir	0.09 -0.08 -0.01 -0.07 -0.08 -0.08 -0.06 -0.13
word	resident	0.04 -0.11 0.00 -0.14 -0.09 -0.15 -0.16 0.00
word	residential	-0.01 0.09 -0.14 -0.08 -0.07 -0.09 -0.06 -0.07
word	resolution	-0.06 -0.10 -0.12 -0.06 -0.06 -0.07 0.02 0.00
word	respond	0.07 -0.12 -0.13 -0.10 -0.07 0.00 -0.16 0.02
word	respons	0.09 -0.05 0.03 -0.14 -0.02 -0.13 -0.04 -0.16
word	responsibility	-0.12 0.09 -0.01 -0.12 -0.17 -0.12 -0.11 -0.16
word	restor	-0.04 -0.03 -0.10 -0.05 -0.04 -0.11 -0.09 0.11
word	restraint	0.01 -0.06 -0.01 -0.02 -0.02 -0.03 -0.03 0.01
word	restriction	-0.06 -0.10 -0.12 -0.08 -0.10 -0.11 -0.10 0.14
word	resum	0.08 -0.15 -0.03 -0.12 -0.12 0.03 -0.19 -0.07
word	retaliat	0.06 -0.01 -0.20 -0.05 -0.08 0.04 -0.06 -0.12
word	retaliation	-0.15 0.04 -0.07 -0.16 -0.21 0.06 0.00 0.01
word	retaliatory	-0.06 0.05 0.01 -0.07 -0.11 -0.12 -0.11 -0.02
word	rethink	-0.05 -0.11 -0.08 -0.11 -0.08 -0.08 -0.09 0.10
word	retir	-0.07 -0.06 0.04 -0.06 -0.05 -0.10 -0.09 0.02
word	retreat	-0.11 -0.15 -0.12 -0.14 -0.12 -0.13 0.03 0.07
word	return	-0.16 -0.16 0.07 -0.16 0.00 -0.16 -0.19 -0.02
word	reveal	-0.03 -0.19 0.10 -0.13 -0.18 -0.15 -0.03 -0.06
word	reveng	0.07 0.05 -0.11 -0.06 -0.07 -0.09 -0.05 -0.07
word	reviv	-0.02 -0.03 -0.08 -0.02 -0.02 -0.05 0.02 0.02
word	revolt	-0.06 -0.09 0.07 -0.05 -0.08 -0.08 -0.06 -0.06
word	right	-0.06 -0.10 -0.01 -0.07 -0.09 -0.08 -0.10 0.05
word	ris	-0.05 0.04 -0.16 -0.11 -0.10 -0.16 -0.15 0.14
word	rise	-0.12 0.09 -0.21 -0.07 -0.06 -0.15 -0.13 0.08
word	risk	-0.14 -0.22 0.12 -0.13 -0.10 -0.29 -0.24 0.00
word	rock	0.02 -0.02 0.02 -0.07 -0.08 -0.08 -0.06 -0.09
word	rocket	-0.10 0.09 -0.08 -0.13 -0.17 0.01 -0.14 -0.06
word	role	-0.08 -0.10 -0.03 -0.06 -0.07 -0.11 -0.13 0.06
word	round	0.04 -0.12 0.00 -0.04 -0.07 -0.14 0.03 -0.05
word	rout	-0.10 -0.11 0.04 -0.09 -0.07 -0.08 -0.10 0.03
word	rubbl	0.06 -0.10 0.00 -0.10 -0.08 -0.09 -0.07 -0.11
word	ruin	0.07 0.04 -0.14 -0.07 -0.12 -0.14 -0.15 0.00
word	rul	0.06 -0.08 -0.11 -0.03 -0.03 -0.06 -0.10 0.01
word	rush	-0.11 0.02 0.06 -0.07 -0.04 -0.09 -0.07 -0.07
word	s	-0.14 0.00 -0.05 -0.07 -0.10 -0.11 -0.11 0.05
word	safe	-0.12 0.01 0.09 -0.13 -0.13 -0.18 -0.15 -0.03
word	safety	-0.08 -0.08 0.03 -0.09 -0.09 -0.09 -0.11 0.02
word	said	0.02 0.04 -0.17 -0.08 0.05 -0.06 0.02 -0.15
word	sailor	-0.16 -0.02 0.16 -0.16 -0.13 -0.16 -0.13 -0.12
word	salvo	-0.01 0.04 0.08 -0.07 -0.10 -0.12 -0.10 -0.12
word	same	-0.09 -0.10 0.07 -0.03 -0.07 -0.10 -0.05 -0.03
word	sanction	-0.16 -0.12 -0.14 -0.11 -0.15 -0.17 -0.17 0.18
word	satellit	-0.08 -0.16 0.14 -0.13 -0.15 -0.15 -0.15 -0.12
word	say	-0.10 -0.25 0.08 -0.13 0.04 0.03 0.04 -0.10
word	says	-0.05 -0.08 -0.03 -0.13 -0.05 -0.03 -0.03 0.03
word	scal	-0.13 0.02 0.10 -0.07 -0.08 -0.11 -0.10 0.00
word	scen	0.13 -0.18 -0.16 -0.11 -0.12 -0.14 -0.14 -0.02
word	school	0.03 -0.24 0.11 -0.18 -0.19 -0.21 -0.18 -0.15
word	scientist	-0.06 -0.12 0.07 -0.06 -0.06 -0.07 -0.04 -0.09
word	scrambl	0.00 -0.17 0.07 -0.13 -0.11 -0.14 0.00 -0.07
word	sea	-0.08 0.03 0.00 -0.08 -0.10 -0.11 -0.06 -0.02
word	search	-0.01 0.00 0.01 -0.13 -0.10 0.00 -0.16 -0.04
word	second	-0.01 -0.17 0.00 -0.11 0.05 -0.18 -0.02 -0.04
word	secret	-0.02 -0.11 -0.13 -0.09 -0.12 -0.15 -0.14 0.12
word	secretary	-0.06 -0.08 -0.07 -0.06 -0.04 0.05 -0.09 -0.03
word	security	0.00 -0.20 -0.02 -0.14 -0.18 -0.20 0.05 0.02
word	see	-0.10 -0.12 0.06 -0.08 -0.07 -0.13 -0.08 -0.04
word	seek	-0.11 -0.13 -0.04 -0.11 -0.10 -0.11 -0.14 0.13
word	seen	0.13 0.02 -0.17 -0.18 -0.15 0.00 -0.17 -0.12
word	sees	-0.04 0.00 -0.09 -0.02 -0.02 -0.04 -0.05 0.05
word	seiz	-0.22 -0.18 -0.23 -0.08 -0.18 -0.20 -0.13 0.25
word	self	0.03 -0.15 -0.09 -0.08 -0.16 -0.15 -0.13 0.08
word	senat	-0.09 -0.09 -0.17 -0.08 -0.10 -0.12 -0.10 0.15
word	senator	-0.04 -0.03 0.04 -0.03 -0.02 -0.06 -0.05 -0.03
word	send	-0.16 0.01 0.03 -0.06 -0.08 -0.13 0.05 -0.02
word	senior	0.11 -0.07 -0.16 -0.06 -0.07 -0.11 -0.11 0.00
word	sent	-0.09 -0.10 -0.11 -0.10 -0.14 -0.15 0.05 0.03
word	separat	-0.06 -0.06 0.06 -0.05 -0.10 -0.12 -0.10 -0.04
word	seriou	0.05 0.03 -0.15 -0.06 -0.12 0.07 -0.08 -0.11
word	servic	0.05 0.03 -0.13 -0.11 -0.13 -0.13 -0.11 -0.03
word	set	-0.15 -0.19 0.03 -0.06 -0.07 0.05 0.04 -0.08
word	sets	-0.05 -0.06 0.01 -0.04 -0.05 -0.10 0.05 -0.05
word	seven	-0.13 0.11 -0.15 -0.09 -0.09 -0.13 -0.11 0.05
word	sever	-0.09 -0.07 -0.09 -0.05 -0.06 -0.11 -0.07 0.09
word	several	0.04 -0.10 0.01 -0.15 -0.03 -0.10 -0.10 0.00
word	severely	0.02 -0.11 0.04 -0.08 -0.11 -0.12 -0.11 -0.12
word	shadow	-0.08 -0.07 -0.08 -0.09 -0.06 -0.07 -0.14 0.10
word	shar	0.07 -0.10 -0.09 -0.06 -0.08 -0.10 0.03 -0.06
word	sharply	-0.06 -0.10 0.12 -0.07 -0.09 -0.10 -0.09 -0.14
word	shatter	-0.05 -0.04 0.08 -0.06 -0.05 -0.08 -0.07 -0.11
word	shelter	-0.08 -0.12 -0.15 0.17 -0.18 -0.19 -0.15 -0.10
word	shift	-0.11 0.06 -0.12 -0.07 -0.06 -0.09 -0.11 0.00
word	ship	0.06 -0.02 0.02 -0.15 -0.24 -0.01 -0.25 -0.07
word	shipment	-0.07 -0.13 0.03 -0.09 -0.09 -0.11 -0.14 0.00
word	shipp	-0.14 -0.19 -0.03 -0.10 -0.09 -0.21 -0.18 0.09
word	shock	0.01 -0.16 -0.08 -0.11 -0.13 -0.17 -0.16 0.08
word	shoot	-0.11 0.05 0.00 -0.11 0.08 -0.19 -0.18 -0.16
word	shooter	0.07 -0.09 0.01 -0.09 -0.09 -0.08 -0.09 -0.09
word	shortag	-0.11 -0.13 -0.18 -0.11 -0.14 -0.13 -0.11 0.16
word	shot	-0.13 -0.04 -0.05 -0.11 0.12 -0.17 -0.15 -0.04
word	should	-0.12 -0.12 -0.13 -0.07 -0.09 0.06 -0.16 0.05
word	show	-0.05 -0.10 0.03 -0.15 0.10 -0.24 -0.25 -0.06
word	shrapnel	0.10 -0.15 0.01 -0.16 -0.14 -0.13 -0.12 -0.13
word	shut	-0.09 0.06 -0.01 -0.09 -0.08 -0.12 0.02 -0.08
word	shutdown	-0.13 -0.15 -0.11 -0.10 -0.10 -0.10 -0.11 0.13
word	sid	-0.15 -0.10 -0.11 -0.10 -0.07 -0.14 0.03 0.01
word	side	-0.09 -0.08 0.06 -0.07 -0.08 -0.11 0.01 -0.05
word	sight	0.05 -0.11 -0.12 -0.08 -0.10 -0.14 -0.17 0.09
word	sign	-0.15 0.05 0.02 -0.07 -0.08 -0.20 0.03 -0.03
word	signal	-0.14 -0.10 -0.16 -0.10 -0.11 -0.20 -0.18 0.18
word	sinc	0.06 -0.05 -0.03 -0.09 -0.15 -0.16 -0.17 0.02
word	sink	0.11 -0.21 0.02 -0.10 0.02 -0.17 -0.12 -0.18
word	siren	-0.27 -0.10 -0.19 0.21 -0.27 -0.17 -0.12 -0.09
word	sit	0.10 -0.03 -0.01 -0.06 -0.12 -0.16 -0.01 -0.11
word	site	-0.01 0.05 -0.03 -0.10 -0.13 -0.17 -0.12 -0.01
word	six	-0.02 0.01 -0.02 -0.07 -0.13 -0.15 -0.09 -0.01
word	sky	0.05 -0.11 -0.11 -0.04 -0.08 -0.11 -0.07 0.06
word	slam	-0.12 -0.10 -0.07 -0.11 -0.09 -0.09 -0.13 0.12
word	slid	-0.07 -0.06 -0.06 -0.05 -0.05 -0.09 -0.10 0.10
word	smash	-0.09 -0.12 -0.02 -0.07 -0.09 -0.11 -0.09 0.08
word	smok	0.11 0.05 -0.16 -0.20 -0.15 -0.14 -0.14 -0.09
word	soar	-0.01 -0.11 0.05 -0.06 -0.06 -0.07 -0.09 0.00
word	soldier	-0.03 -0.01 0.05 -0.12 -0.22 -0.08 -0.23 -0.05
word	some	-0.12 -0.16 0.06 -0.09 -0.15 -0.15 -0.16 0.04
word	son	-0.12 -0.11 -0.15 -0.09 -0.11 -0.15 -0.12 0.14
word	soon	-0.07 -0.09 -0.11 -0.09 -0.08 0.08 -0.14 0.00
word	sound	-0.09 -0.09 0.00 0.09 -0.08 -0.06 -0.05 -0.06
word	sourc	-0.13 -0.06 0.01 -0.11 -0.14 -0.18 -0.17 0.07
word	south	0.06 0.03 0.00 -0.07 -0.14 -0.12 -0.11 -0.15
word	southern	-0.13 0.13 -0.16 -0.08 -0.11 -0.08 -0.09 -0.09
word	spark	-0.02 -0.02 0.04 -0.14 -0.19 -0.21 -0.14 0.00
word	speak	-0.09 -0.10 0.00 -0.09 -0.09 0.06 0.04 -0.11
word	special	-0.14 -0.05 0.02 -0.07 -0.15 -0.14 -0.11 0.07
word	speech	-0.08 -0.07 -0.14 -0.08 -0.06 -0.12 -0.11 0.12
word	spik	-0.06 -0.03 0.00 -0.03 -0.02 -0.05 -0.05 0.04
word	spill	-0.11 0.05 -0.09 -0.08 -0.05 -0.11 -0.09 -0.02
word	spiral	-0.06 -0.03 0.04 -0.04 -0.03 -0.08 -0.06 -0.02
word	spokesman	0.02 -0.11 -0.12 -0.09 -0.10 -0.12 -0.13 0.09
word	spot	-0.05 0.08 -0.07 -0.08 -0.10 -0.06 -0.05 -0.08
word	spread	0.02 -0.08 -0.07 -0.03 -0.06 -0.05 -0.04 0.04
word	spy	-0.10 -0.13 -0.14 -0.13 -0.14 -0.14 -0.12 0.14
word	squeez	-0.10 -0.10 -0.12 -0.10 -0.10 -0.11 -0.11 0.11
word	staff	0.02 -0.13 0.04 -0.11 -0.07 -0.10 -0.10 -0.03
word	stag	-0.01 -0.12 -0.13 -0.11 -0.14 -0.10 -0.10 0.11
word	stall	-0.12 -0.09 -0.13 -0.12 -0.09 -0.14 0.02 0.09
word	stanc	-0.06 -0.07 0.04 -0.08 -0.10 -0.10 -0.13 0.01
word	stand	-0.06 -0.09 0.07 -0.08 -0.05 -0.07 -0.12 0.01
word	standoff	0.06 -0.09 0.03 -0.06 -0.07 -0.11 -0.05 -0.11
word	star	-0.08 -0.06 -0.10 -0.06 -0.08 -0.07 -0.08 0.10
word	start	-0.01 -0.19 0.03 0.04 -0.15 -0.17 -0.17 -0.02
word	stat	0.02 0.01 -0.02 0.00 -0.08 -0.27 -0.17 -0.01
word	statement	-0.16 -0.17 0.10 -0.15 -0.11 -0.25 -0.16 0.00
word	station	0.04 -0.07 -0.12 -0.08 -0.07 -0.09 -0.08 0.08
word	statu	-0.11 -0.15 0.05 -0.11 -0.11 -0.13 -0.12 0.02
word	stay	-0.14 -0.14 -0.15 -0.08 -0.07 0.00 -0.16 0.14
word	steady	-0.08 -0.07 -0.11 -0.09 -0.08 -0.08 -0.10 0.12
word	step	-0.11 0.09 -0.12 -0.04 -0.07 -0.09 -0.08 0.06
word	stewart	-0.06 -0.07 0.00 -0.05 -0.08 -0.06 -0.06 0.03
word	still	-0.15 -0.15 -0.09 -0.15 -0.17 0.04 0.03 0.10
word	stock	-0.12 -0.14 0.08 -0.08 0.00 -0.14 0.02 -0.06
word	stockpil	-0.07 -0.07 -0.12 -0.05 -0.08 -0.09 -0.11 0.11
word	stop	-0.01 -0.16 0.07 -0.07 -0.09 -0.18 -0.13 -0.01
word	strait	-0.08 0.09 -0.15 -0.12 -0.10 0.05 0.01 -0.12
word	strand	-0.06 -0.14 -0.03 -0.07 -0.05 -0.08 -0.10 0.09
word	strang	-0.07 -0.06 0.06 -0.05 -0.06 0.04 -0.09 -0.10
word	strategic	0.06 -0.14 -0.18 -0.13 -0.13 -0.14 -0.16 0.05
word	strategy	-0.09 -0.12 -0.13 -0.10 -0.08 -0.17 -0.12 0.13
word	street	0.08 -0.03 -0.12 -0.09 -0.12 -0.09 -0.08 0.03
word	strik	0.13 0.01 0.20 -0.20 -0.23 -0.15 -0.03 -0.36
word	struck	-0.06 0.12 -0.01 -0.09 0.01 -0.20 -0.12 -0.12
word	student	0.02 -0.13 -0.04 -0.08 -0.10 -0.11 -0.09 0.03
word	stunn	-0.04 -0.09 0.01 0.05 -0.09 -0.12 -0.08 -0.06
word	submarin	0.14 -0.18 -0.16 -0.11 -0.16 -0.13 -0.10 -0.09
word	successor	-0.04 0.03 -0.09 -0.05 -0.05 0.05 -0.10 -0.08
word	suggest	-0.09 -0.10 -0.02 -0.06 -0.04 -0.10 0.02 0.03
word	suicid	-0.09 0.02 0.01 -0.05 -0.11 0.02 -0.07 -0.09
word	summit	0.02 -0.06 -0.08 -0.03 -0.02 -0.08 -0.11 0.00
word	sunday	-0.03 -0.13 0.04 -0.06 -0.15 -0.01 0.01 -0.08
word	supply	-0.01 -0.12 0.05 -0.06 -0.05 -0.07 -0.06 -0.01
word	support	-0.12 -0.16 -0.02 -0.13 -0.13 -0.22 -0.02 0.07
word	surg	-0.05 -0.09 0.05 -0.06 -0.05 -0.07 0.03 -0.06
word	surpris	-0.10 -0.10 0.04 -0.13 -0.11 -0.13 -0.12 0.01
word	surrender	-0.08 0.00 -0.21 -0.10 -0.08 0.07 -0.03 -0.01
word	survey	0.05 -0.12 0.05 -0.07 -0.09 -0.10 -0.09 -0.06
word	survivor	0.14 -0.12 -0.16 -0.11 -0.08 -0.12 -0.11 -0.06
word	suspect	-0.08 -0.11 -0.10 -0.14 0.04 -0.16 -0.11 0.05
word	suspend	-0.14 -0.18 0.08 -0.13 -0.14 -0.17 0.09 -0.14
word	system	-0.03 0.00 -0.02 -0.13 -0.03 -0.16 -0.10 0.02
word	tabl	-0.10 -0.08 -0.12 -0.05 -0.08 -0.10 -0.10 0.11
word	tak	-0.15 -0.08 0.03 -0.10 -0.10 0.03 -0.13 -0.02
word	takaichi	-0.05 -0.06 -0.07 -0.04 -0.05 -0.05 -0.07 0.07
word	take	0.00 -0.15 0.07 -0.07 -0.07 0.03 -0.01 -0.14
word	takeaway	-0.10 -0.05 -0.11 -0.10 -0.06 -0.14 -0.12 0.12
word	taken	-0.11 0.01 -0.15 -0.09 -0.09 0.09 -0.17 -0.02
word	talk	-0.01 -0.27 -0.07 -0.12 -0.09 -0.10 0.17 -0.10
word	tank	-0.09 0.09 -0.11 -0.06 -0.07 -0.12 -0.07 0.02
word	tanker	-0.17 0.05 0.02 -0.12 -0.17 -0.17 -0.17 -0.05
word	tap	-0.09 -0.07 0.11 -0.09 -0.13 -0.11 -0.11 -0.13
word	target	0.07 0.03 -0.15 -0.17 -0.07 0.00 -0.26 -0.07
word	tariff	-0.04 -0.03 -0.04 -0.03 -0.04 -0.06 -0.09 0.06
word	tell	-0.04 -0.21 -0.14 0.07 -0.17 0.06 -0.02 0.00
word	ten	0.06 -0.01 -0.09 -0.03 -0.06 -0.07 0.02 -0.07
word	tension	-0.17 0.00 0.02 -0.11 -0.12 -0.07 -0.05 0.03
word	term	-0.15 -0.12 -0.13 -0.10 -0.09 -0.19 -0.13 0.17
word	terrify	-0.08 0.06 -0.08 -0.06 -0.11 -0.12 -0.11 0.05
word	territory	-0.11 -0.13 -0.16 -0.07 0.01 -0.14 -0.12 0.14
word	terrorism	-0.06 -0.06 -0.07 -0.04 -0.05 -0.12 -0.10 0.09
word	terrorist	-0.09 0.04 0.05 -0.06 -0.08 -0.09 -0.08 -0.08
word	test	-0.06 -0.12 0.07 -0.07 -0.08 -0.11 -0.12 -0.04
word	text	-0.07 -0.09 -0.07 -0.07 -0.06 -0.08 0.09 -0.06
word	th	-0.09 -0.08 0.01 -0.08 -0.08 -0.12 -0.11 0.06
word	their	-0.14 0.04 0.02 -0.14 -0.14 -0.09 -0.19 -0.03
word	them	0.04 -0.18 0.07 -0.07 -0.11 0.06 -0.18 -0.15
word	then	-0.09 0.08 -0.02 -0.06 -0.09 -0.12 -0.13 -0.06
word	ther	-0.16 0.05 0.04 -0.14 -0.16 -0.20 -0.20 -0.03
word	thes	-0.10 -0.12 0.09 -0.13 -0.14 -0.15 -0.14 0.02
word	they	-0.20 -0.21 0.15 -0.15 0.02 -0.11 -0.24 -0.05
word	they'll	-0.07 -0.07 0.05 -0.06 -0.07 0.03 -0.08 -0.08
word	they'r	-0.13 -0.12 -0.13 -0.12 -0.12 -0.16 0.06 0.07
word	thing	-0.05 -0.05 0.06 -0.03 -0.05 -0.05 -0.04 -0.07
word	third	0.04 -0.16 0.02 -0.16 -0.13 0.02 -0.16 -0.07
word	thought	-0.06 0.06 0.03 -0.05 -0.09 -0.12 -0.11 -0.09
word	thousand	-0.17 -0.17 -0.07 -0.13 -0.17 0.02 -0.15 0.11
word	thre	-0.02 0.08 -0.15 -0.11 -0.15 -0.03 -0.15 0.04
word	threat	-0.01 -0.05 -0.05 -0.15 -0.16 -0.05 -0.04 0.00
word	threaten	0.00 -0.10 -0.09 -0.11 -0.18 0.10 -0.16 -0.08
word	through	0.05 -0.21 -0.14 -0.10 -0.09 -0.01 -0.13 0.04
word	tied	-0.09 0.08 -0.11 -0.10 -0.10 -0.10 -0.11 0.03
word	ties	-0.11 -0.13 0.05 -0.12 -0.13 -0.16 -0.15 0.05
word	tim	-0.13 -0.11 -0.06 -0.12 0.04 -0.16 0.00 -0.01
word	time	0.00 -0.05 0.05 -0.08 0.03 -0.13 0.02 -0.11
word	today	-0.10 0.02 -0.06 -0.09 -0.08 -0.13 0.08 -0.09
word	told	-0.13 -0.13 0.08 -0.06 -0.09 -0.16 0.04 -0.07
word	toll	-0.06 -0.12 0.11 -0.10 -0.12 -0.18 -0.14 -0.02
word	tomorrow	-0.06 -0.07 -0.06 -0.04 -0.04 -0.10 0.04 0.01
word	tonight	-0.14 -0.13 -0.06 -0.06 -0.11 0.08 0.04 -0.10
word	too	-0.11 -0.14 0.06 -0.05 -0.08 0.13 -0.17 -0.14
word	top	0.08 -0.07 -0.05 -0.07 -0.09 0.01 0.00 -0.07
word	torpedo	0.03 -0.15 -0.09 -0.10 -0.14 -0.13 -0.11 0.08
word	total	-0.08 -0.13 -0.11 -0.05 -0.09 -0.13 0.01 0.06
word	totally	-0.08 0.06 -0.10 -0.03 -0.05 0.05 -0.07 -0.03
word	toward	0.05 -0.10 -0.12 -0.06 -0.10 -0.08 -0.08 0.07
word	tower	-0.10 0.10 -0.10 -0.08 -0.10 -0.05 -0.05 -0.06
word	town	0.16 -0.20 -0.05 -0.12 -0.15 -0.18 -0.18 -0.15
word	track	-0.08 -0.10 0.04 -0.10 -0.10 -0.11 0.06 -0.07
word	trad	0.12 -0.13 -0.03 -0.08 -0.09 0.05 0.02 -0.15
word	trader	-0.09 -0.14 0.06 -0.11 -0.08 -0.14 -0.15 -0.01
word	traffic	-0.10 -0.13 -0.12 -0.10 -0.08 0.03 -0.09 0.03
word	transit	-0.09 -0.11 -0.09 -0.07 -0.07 -0.14 -0.12 0.13
word	trapp	-0.15 -0.10 -0.01 -0.10 -0.11 0.04 -0.14 0.02
word	travel	-0.07 -0.10 0.02 -0.10 -0.09 -0.13 0.05 -0.06
word	trigger	-0.01 -0.16 -0.06 -0.12 -0.12 0.01 -0.15 0.06
word	tripl	0.07 -0.14 0.07 -0.05 -0.10 -0.08 -0.08 -0.12
word	troop	0.00 0.06 -0.09 -0.11 -0.16 -0.11 -0.20 0.06
word	truc	-0.10 -0.12 -0.06 -0.07 -0.06 -0.11 0.09 -0.07
word	try	-0.01 -0.16 0.06 -0.10 -0.12 0.00 -0.17 -0.07
word	tucker	-0.09 -0.10 0.03 -0.10 -0.08 -0.10 -0.10 0.04
word	tuesday	-0.14 0.05 -0.14 -0.10 -0.14 0.10 -0.18 -0.04
word	turmoil	-0.09 -0.11 0.02 -0.08 -0.06 -0.09 -0.07 0.03
word	turn	-0.13 -0.16 0.10 -0.13 -0.11 0.02 -0.16 -0.05
word	tv	-0.12 -0.12 0.04 0.03 -0.08 -0.16 -0.15 0.05
word	two	-0.13 0.01 -0.08 -0.13 -0.03 -0.15 0.09 -0.03
word	u	0.06 -0.13 0.02 -0.11 -0.10 -0.14 -0.15 -0.04
word	ukmto	-0.10 0.11 -0.14 -0.08 -0.10 -0.10 -0.09 -0.08
word	uncertain	-0.06 -0.06 -0.12 -0.07 -0.06 -0.11 -0.10 0.11
word	uncertainty	-0.13 -0.13 0.02 -0.12 -0.10 -0.14 -0.02 0.00
word	unclear	-0.12 -0.11 0.07 -0.10 -0.07 -0.17 -0.14 0.03
word	unconditional	-0.11 -0.09 -0.17 -0.07 -0.07 0.07 -0.02 -0.03
word	under	-0.17 -0.09 0.21 -0.16 -0.18 -0.23 -0.15 -0.16
word	underground	-0.06 -0.13 -0.15 -0.09 -0.11 -0.15 -0.12 0.15
word	underway	0.02 -0.13 -0.13 -0.08 0.02 -0.12 0.03 -0.08
word	unhing	-0.06 -0.04 -0.10 -0.05 -0.04 -0.07 -0.09 0.08
word	unit	-0.08 -0.08 0.07 -0.09 0.00 -0.17 -0.14 -0.02
word	university	0.04 -0.09 0.03 -0.09 -0.10 -0.07 -0.08 -0.07
word	unleash	-0.15 0.02 -0.18 -0.11 -0.16 0.09 -0.14 0.03
word	unlikely	-0.08 -0.11 0.08 -0.08 -0.07 -0.13 -0.13 -0.05
word	until	0.04 -0.13 -0.12 -0.07 -0.08 0.03 -0.16 0.01
word	up	-0.01 0.01 0.08 -0.18 -0.22 -0.18 -0.01 -0.08
word	updat	0.08 0.09 -0.28 -0.10 -0.20 -0.08 -0.10 -0.07
word	ups	-0.07 -0.06 0.00 -0.05 -0.06 -0.04 -0.07 0.02
word	uranium	-0.11 -0.13 -0.19 -0.09 -0.11 -0.15 -0.17 0.16
word	urg	-0.07 0.04 -0.04 0.03 -0.12 -0.22 -0.24 0.08
word	us	-0.08 -0.11 0.05 -0.08 -0.11 0.01 -0.14 0.01
word	use	-0.13 -0.15 -0.14 -0.08 -0.12 -0.19 -0.17 0.16
word	used	0.03 -0.13 0.02 -0.13 -0.14 -0.17 -0.19 -0.01
word	uses	-0.09 0.05 -0.11 -0.07 -0.10 -0.08 -0.10 0.08
word	vast	0.04 0.05 -0.10 -0.06 -0.09 -0.10 -0.08 -0.01
word	vehicl	-0.12 0.11 -0.09 -0.12 -0.09 -0.12 -0.11 0.01
word	very	-0.14 0.02 -0.02 -0.06 -0.08 0.03 0.05 -0.10
word	vessel	-0.19 0.11 -0.24 -0.16 -0.19 0.06 -0.14 -0.04
word	victory	-0.09 -0.12 -0.15 -0.08 -0.04 -0.16 0.01 0.07
word	video	0.08 -0.04 -0.08 -0.19 0.09 -0.27 -0.24 -0.10
word	view	-0.07 -0.09 0.10 -0.04 -0.08 -0.09 -0.05 -0.10
word	villag	-0.09 0.02 -0.07 -0.10 -0.13 0.07 -0.11 -0.11
word	violat	-0.06 -0.09 0.06 -0.06 -0.09 -0.12 -0.12 0.06
word	violation	-0.08 -0.05 -0.12 -0.10 -0.13 -0.12 0.11 -0.12
word	visit	0.04 -0.11 -0.15 -0.06 -0.10 -0.15 0.03 -0.01
word	volatil	-0.04 -0.09 -0.10 -0.08 -0.04 -0.07 -0.09 0.10
word	vote	-0.06 -0.03 -0.13 -0.02 -0.02 -0.04 -0.04 0.09
word	vow	-0.01 0.04 -0.14 -0.08 -0.10 -0.04 0.00 -0.07
word	vows	0.09 -0.12 -0.23 -0.09 0.01 0.04 -0.04 -0.12
word	wait	-0.01 -0.11 0.03 -0.10 -0.12 0.00 -0.12 0.00
word	wake	-0.09 -0.12 0.04 -0.11 -0.10 -0.11 -0.10 0.03
word	want	-0.08 -0.15 0.07 -0.13 -0.16 0.00 -0.05 -0.04
word	war	-0.06 0.00 -0.08 -0.01 -0.06 -0.04 0.04 0.03
word	warn	-0.07 0.06 -0.09 -0.14 -0.14 0.05 -0.10 0.01
word	warning	-0.08 -0.08 -0.07 0.06 -0.07 -0.10 -0.05 0.01
word	wars	-0.07 -0.14 0.06 -0.11 -0.07 -0.17 -0.16 0.00
word	warship	0.06 -0.05 0.00 -0.12 -0.23 -0.26 -0.21 -0.04
word	wartim	-0.12 -0.13 0.02 -0.10 -0.09 -0.12 -0.10 0.01
word	watch	0.02 0.00 -0.09 -0.18 0.05 0.00 -0.22 -0.13
word	water	0.06 0.04 0.06 -0.15 -0.17 -0.18 -0.14 -0.17
word	wave	0.17 -0.02 -0.25 -0.24 -0.26 0.00 -0.19 -0.16
word	way	0.02 -0.16 -0.10 -0.08 -0.10 0.04 -0.03 -0.01
word	we	-0.04 -0.06 0.02 -0.13 -0.20 -0.33 -0.01 -0.02
word	we'r	0.04 -0.09 0.03 -0.12 -0.09 0.06 -0.13 -0.15
word	we'v	0.03 -0.10 -0.09 -0.07 -0.05 -0.12 -0.14 0.01
word	weaken	-0.10 -0.10 -0.14 -0.09 -0.09 -0.09 -0.09 0.13
word	weapon	-0.09 -0.02 -0.19 -0.16 -0.15 -0.01 -0.20 0.06
word	wednesday	0.03 -0.03 -0.11 -0.03 -0.07 -0.10 -0.10 -0.01
word	week	-0.14 -0.07 0.05 -0.11 -0.13 -0.13 0.14 -0.08
word	weigh	-0.14 -0.15 -0.02 -0.09 -0.12 -0.03 -0.17 0.07
word	welcom	-0.10 -0.07 -0.03 -0.10 -0.07 -0.11 -0.14 0.12
word	well	0.05 -0.08 -0.10 -0.03 -0.03 -0.08 -0.09 0.09
word	went	0.02 -0.04 -0.04 -0.01 -0.01 -0.04 -0.06 0.03
word	west	-0.10 -0.11 -0.03 -0.13 -0.13 -0.11 -0.12 0.09
word	western	0.09 0.03 -0.10 -0.10 -0.11 -0.12 -0.10 -0.09
word	what	-0.14 -0.12 0.04 -0.11 -0.08 -0.03 -0.06 0.01
word	when	-0.11 -0.14 0.09 -0.11 -0.07 -0.18 0.03 -0.08
word	wher	-0.07 0.07 -0.14 -0.06 -0.05 -0.11 -0.11 0.08
word	which	0.06 -0.10 -0.16 -0.09 0.02 -0.19 -0.15 0.00
word	whil	0.04 -0.08 -0.06 -0.16 -0.20 -0.26 -0.03 0.03
word	whipsaw	-0.08 -0.05 -0.07 -0.05 -0.05 -0.06 -0.07 0.08
word	who	-0.17 -0.18 0.13 -0.09 -0.10 0.02 -0.15 -0.06
word	whol	-0.07 -0.08 0.05 -0.07 -0.05 -0.11 -0.01 -0.03
word	why	-0.18 -0.16 0.12 -0.09 -0.12 -0.20 -0.19 0.03
word	widen	-0.08 -0.04 -0.02 -0.12 -0.14 0.04 -0.16 -0.04
word	wider	-0.02 0.03 0.02 -0.03 -0.04 -0.05 -0.04 -0.05
word	will	-0.13 -0.08 -0.09 -0.10 -0.13 0.09 -0.04 0.02
word	winn	-0.10 -0.09 -0.09 -0.12 -0.06 -0.12 -0.11 0.11
word	wipe	0.06 -0.05 -0.10 -0.04 -0.08 -0.01 -0.07 -0.02
word	withdrawal	-0.04 -0.06 -0.10 -0.07 -0.06 -0.08 -0.12 0.11
word	within	-0.13 -0.03 -0.03 -0.12 -0.11 -0.01 -0.22 0.05
word	without	-0.11 0.08 -0.10 -0.04 -0.06 -0.14 -0.16 -0.04
word	women	-0.01 -0.05 0.03 -0.11 -0.13 -0.18 -0.11 -0.01
word	won	0.02 -0.11 -0.12 -0.08 -0.06 -0.15 -0.16 0.03
word	won't	-0.18 -0.16 0.03 -0.13 -0.11 -0.21 -0.19 0.11
word	word	-0.05 -0.04 -0.07 -0.05 -0.05 0.06 -0.09 -0.05
word	work	-0.02 0.00 -0.05 -0.09 -0.09 -0.17 -0.17 0.07
word	worker	0.10 -0.04 -0.10 -0.11 -0.11 -0.16 -0.15 -0.03
word	world	-0.17 0.00 0.06 -0.10 -0.13 -0.19 -0.20 0.07
word	worry	-0.11 -0.12 0.00 -0.06 -0.11 -0.08 -0.08 0.05
word	wors	-0.07 -0.06 0.05 -0.05 -0.05 -0.07 -0.06 0.02
word	would	-0.12 -0.12 0.04 -0.05 -0.05 -0.04 0.05 -0.06
word	wound	0.17 -0.14 -0.05 -0.20 0.01 -0.06 -0.18 -0.12
word	wrap	-0.06 -0.04 -0.07 -0.05 -0.04 -0.05 -0.06 0.08
word	year	0.02 0.06 0.01 -0.14 -0.12 -0.19 -0.17 -0.04
word	yet	0.09 -0.07 0.02 -0.11 -0.12 -0.17 -0.02 -0.12
word	you	-0.13 -0.08 -0.14 -0.08 -0.09 0.06 -0.01 0.01
word	you'r	-0.09 -0.08 -0.09 -0.09 -0.09 -0.12 0.01 0.07
word	your	-0.03 -0.13 -0.03 -0.08 -0.10 -0.16 -0.12 0.05
word	zone	-0.11 -0.10 -0.08 0.07 -0.06 -0.06 -0.08 0.02
word	اسراييلية	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
word	اعلام	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
word	في	-0.18 -0.16 -0.16 0.10 -0.14 -0.19 -0.16 -0.06
word	وسايل	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
word in the head clause	[ally]	-0.18 0.11 -0.06 -0.24 -0.06 -0.04 -0.09 -0.04
word in the head clause	[number]	0.02 -0.06 -0.02 -0.04 -0.07 -0.11 -0.06 0.00
word in the head clause	[place]	-0.33 0.08 0.01 -0.11 0.04 -0.12 0.00 -0.05
word in the head clause	[region]	-0.25 0.06 -0.08 -0.11 -0.02 0.09 -0.15 -0.02
word in the head clause	[side]	-0.01 -0.08 -0.11 -0.04 -0.05 0.02 -0.05 0.07
word in the head clause	[usa]	-0.04 -0.16 -0.05 -0.14 -0.09 0.02 0.03 0.07
word in the head clause	a	-0.12 -0.11 0.01 -0.18 -0.13 -0.39 -0.07 0.11
word in the head clause	about	-0.18 -0.06 0.01 -0.11 -0.19 -0.27 -0.09 0.12
word in the head clause	above	-0.06 -0.05 -0.09 -0.06 -0.06 -0.06 -0.09 0.09
word in the head clause	accident	0.10 -0.12 0.04 -0.12 -0.13 -0.15 -0.11 -0.16
word in the head clause	accuses	-0.15 -0.14 0.07 -0.10 -0.12 -0.13 0.02 0.02
word in the head clause	across	-0.13 0.08 -0.12 0.07 -0.13 -0.13 -0.11 0.00
word in the head clause	action	-0.10 -0.12 0.06 -0.12 -0.10 -0.12 -0.13 -0.01
word in the head clause	actions	-0.06 -0.07 -0.10 -0.03 -0.06 -0.09 -0.06 0.08
word in the head clause	address	-0.13 -0.11 -0.17 -0.09 -0.11 -0.06 -0.21 0.16
word in the head clause	admin	-0.05 -0.06 0.03 -0.07 -0.05 -0.10 -0.10 0.04
word in the head clause	admits	-0.02 0.03 0.07 -0.12 -0.13 -0.11 -0.09 -0.11
word in the head clause	advancing	-0.06 0.05 -0.09 -0.03 -0.06 -0.07 -0.06 -0.04
word in the head clause	after	0.02 -0.16 -0.01 -0.11 -0.13 -0.12 -0.13 0.04
word in the head clause	aftermath	0.11 0.03 -0.11 -0.11 -0.16 -0.15 -0.13 -0.14
word in the head clause	again	0.08 -0.01 -0.08 -0.10 -0.16 -0.07 -0.17 0.00
word in the head clause	against	0.00 -0.02 -0.04 -0.11 -0.01 -0.04 -0.25 -0.01
word in the head clause	aggression	-0.09 -0.11 -0.05 -0.11 -0.11 -0.11 -0.09 0.12
word in the head clause	agree	-0.07 -0.10 -0.08 -0.05 -0.07 -0.08 0.10 -0.10
word in the head clause	agreed	-0.08 -0.05 -0.11 -0.05 -0.06 -0.09 0.10 -0.09
word in the head clause	agreement	-0.17 -0.13 0.00 -0.13 -0.14 -0.17 -0.02 0.07
word in the head clause	ahead	-0.02 -0.05 0.02 -0.07 -0.12 -0.20 -0.02 0.00
word in the head clause	ai	-0.10 -0.09 0.10 -0.07 -0.09 -0.12 -0.12 -0.08
word in the head clause	air	-0.03 -0.09 0.00 -0.23 0.16 -0.27 -0.18 -0.13
word in the head clause	aircraft	0.01 -0.12 -0.16 -0.11 0.02 -0.15 -0.14 0.09
word in the head clause	airman	-0.05 -0.10 -0.03 -0.09 -0.12 0.00 -0.11 0.05
word in the head clause	airport	-0.10 -0.01 0.01 -0.06 0.03 -0.07 -0.07 -0.10
word in the head clause	airspace	-0.08 -0.16 -0.16 -0.11 0.00 -0.13 -0.11 0.14
word in the head clause	airstrike	0.07 -0.09 0.05 -0.08 -0.13 -0.13 -0.10 -0.14
word in the head clause	airstrikes	0.03 -0.09 0.09 -0.04 -0.08 -0.08 -0.04 -0.16
word in the head clause	al	0.02 0.04 -0.14 0.05 -0.13 -0.08 -0.07 -0.10
word in the head clause	alert	-0.06 -0.11 -0.08 0.06 -0.07 -0.07 -0.07 0.01
word in the head clause	ali	0.16 -0.18 0.01 -0.11 -0.14 -0.20 -0.13 -0.16
word in the head clause	all	-0.07 -0.14 0.01 0.05 -0.14 0.06 0.01 -0.13
word in the head clause	alleged	-0.10 -0.07 0.02 -0.08 -0.08 -0.08 -0.06 0.02
word in the head clause	allies	-0.11 -0.09 0.00 -0.11 -0.07 -0.16 -0.17 0.05
word in the head clause	allows	-0.08 -0.11 -0.11 -0.09 -0.09 -0.13 0.04 0.05
word in the head clause	ally	-0.07 -0.11 0.08 -0.06 -0.11 -0.17 -0.15 -0.05
word in the head clause	already	-0.08 -0.05 -0.05 -0.07 -0.04 -0.09 -0.05 0.06
word in the head clause	amal	-0.07 -0.03 0.05 -0.03 -0.07 -0.07 -0.08 -0.09
word in the head clause	among	0.01 -0.14 -0.07 -0.09 -0.10 -0.12 -0.10 0.07
word in the head clause	an	-0.12 0.01 -0.04 -0.10 -0.07 -0.18 -0.17 0.12
word in the head clause	analysis	-0.05 -0.10 -0.01 -0.05 -0.06 -0.07 -0.12 0.04
word in the head clause	analyst	-0.05 -0.06 -0.11 -0.03 -0.04 -0.04 -0.03 0.08
word in the head clause	and	0.06 -0.10 -0.05 -0.25 -0.09 -0.07 0.02 0.01
word in the head clause	announcement	-0.09 0.03 -0.13 -0.05 -0.06 -0.11 -0.12 0.11
word in the head clause	announces	0.09 -0.03 -0.16 -0.11 -0.14 -0.20 -0.02 -0.06
word in the head clause	another	-0.07 0.07 -0.13 -0.06 -0.08 -0.10 -0.13 0.00
word in the head clause	anti	0.07 0.02 -0.15 -0.08 -0.10 -0.10 -0.06 0.04
word in the head clause	any	0.03 -0.14 -0.15 -0.06 -0.09 0.06 -0.13 -0.04
word in the head clause	aoun	-0.06 -0.10 -0.12 -0.04 -0.06 -0.11 0.06 -0.04
word in the head clause	appear	-0.11 -0.09 0.02 -0.07 -0.08 -0.09 -0.04 0.08
word in the head clause	appears	-0.08 -0.09 0.05 -0.05 0.05 -0.09 0.02 -0.11
word in the head clause	arab	-0.06 0.07 -0.05 -0.06 -0.11 -0.09 -0.11 -0.04
word in the head clause	are	-0.28 -0.27 0.16 -0.19 -0.21 -0.28 -0.09 0.05
word in the head clause	areas	-0.02 0.09 -0.14 -0.10 -0.10 -0.11 -0.07 -0.01
word in the head clause	armed	0.06 -0.08 -0.09 -0.06 -0.03 0.06 -0.07 -0.10
word in the head clause	arms	-0.04 -0.04 -0.09 -0.03 -0.04 -0.12 -0.13 0.13
word in the head clause	army	0.00 -0.13 0.00 -0.08 -0.17 0.01 0.09 -0.10
word in the head clause	around	-0.14 -0.01 0.01 -0.08 0.05 -0.12 -0.08 -0.03
word in the head clause	arrives	-0.13 -0.12 -0.16 -0.12 -0.13 -0.15 0.09 -0.03
word in the head clause	as	-0.13 -0.12 0.09 -0.12 0.04 -0.13 -0.17 0.05
word in the head clause	asia	-0.11 -0.12 -0.04 -0.08 -0.08 -0.13 -0.12 0.07
word in the head clause	asian	-0.07 -0.07 -0.12 -0.07 -0.06 -0.07 -0.05 0.11
word in the head clause	asked	-0.06 -0.10 -0.06 -0.06 -0.06 0.06 -0.15 -0.01
word in the head clause	asks	-0.06 -0.06 -0.05 -0.09 -0.06 -0.09 -0.10 0.09
word in the head clause	assassination	-0.03 0.07 0.01 -0.11 -0.14 -0.18 -0.15 -0.11
word in the head clause	assault	0.05 -0.04 -0.04 -0.01 -0.02 -0.06 -0.03 -0.04
word in the head clause	assets	-0.07 0.10 -0.01 -0.04 -0.08 0.01 -0.09 -0.14
word in the head clause	at	0.10 -0.02 0.05 -0.21 -0.28 -0.18 -0.11 -0.15
word in the head clause	attack	-0.02 0.08 0.02 -0.18 -0.07 -0.01 -0.07 -0.17
word in the head clause	attacked	-0.13 0.14 0.05 -0.15 -0.18 -0.16 -0.16 -0.22
word in the head clause	attacking	-0.10 -0.09 0.05 -0.08 -0.11 -0.11 -0.10 0.02
word in the head clause	attacks	-0.04 -0.04 0.12 -0.20 -0.13 -0.24 -0.07 -0.17
word in the head clause	attempt	-0.07 0.09 -0.14 -0.08 -0.11 -0.10 -0.10 0.00
word in the head clause	avoid	-0.09 -0.10 0.03 -0.08 -0.09 -0.10 -0.08 0.01
word in the head clause	back	0.01 -0.16 -0.01 -0.10 -0.10 -0.02 -0.20 0.00
word in the head clause	backdrop	-0.05 -0.04 -0.08 -0.03 -0.05 -0.08 -0.08 0.09
word in the head clause	backed	-0.11 0.08 0.04 -0.07 -0.14 -0.13 -0.13 -0.13
word in the head clause	backing	-0.08 -0.05 0.00 -0.07 -0.07 -0.08 -0.10 0.05
word in the head clause	backs	-0.06 -0.06 0.04 -0.07 -0.05 -0.12 -0.09 -0.01
word in the head clause	bad	-0.08 -0.08 0.03 -0.08 -0.11 -0.07 -0.06 0.01
word in the head clause	ballistic	0.09 -0.18 0.00 -0.19 0.03 -0.17 -0.16 -0.09
word in the head clause	bank	-0.06 -0.10 0.09 -0.07 -0.08 -0.08 -0.09 -0.08
word in the head clause	barrage	-0.11 0.13 -0.17 -0.14 -0.18 -0.13 -0.12 -0.05
word in the head clause	barrel	-0.03 -0.05 -0.05 -0.03 -0.02 -0.04 -0.05 0.05
word in the head clause	base	0.17 -0.27 -0.04 -0.11 -0.26 -0.19 -0.15 -0.10
word in the head clause	bases	-0.04 -0.02 -0.04 -0.11 -0.18 -0.18 -0.17 0.03
word in the head clause	battle	0.06 0.05 -0.11 -0.09 -0.10 -0.11 -0.12 -0.11
word in the head clause	bbc	0.06 -0.11 0.01 -0.09 -0.10 -0.10 -0.11 -0.03
word in the head clause	be	-0.22 -0.04 -0.08 -0.12 -0.14 0.06 -0.01 0.06
word in the head clause	been	-0.02 -0.19 -0.01 -0.17 -0.13 -0.21 -0.08 0.06
word in the head clause	begin	-0.08 -0.07 0.02 -0.06 -0.05 -0.12 0.05 -0.05
word in the head clause	begins	-0.11 -0.13 0.06 -0.09 -0.08 -0.08 0.05 -0.07
word in the head clause	begun	0.10 -0.12 -0.09 -0.09 -0.10 -0.15 -0.12 -0.09
word in the head clause	being	-0.11 -0.11 0.00 -0.11 0.05 -0.13 -0.12 0.01
word in the head clause	below	-0.03 -0.03 -0.08 -0.02 -0.01 -0.02 -0.09 0.09
word in the head clause	benefit	-0.03 -0.06 -0.07 -0.03 -0.04 -0.04 -0.08 0.07
word in the head clause	bet	-0.04 -0.07 -0.07 -0.06 -0.05 -0.06 -0.10 0.09
word in the head clause	between	0.02 -0.16 -0.21 -0.06 -0.09 -0.12 0.09 -0.02
word in the head clause	beyond	-0.04 0.01 -0.03 -0.07 -0.10 0.04 -0.11 -0.06
word in the head clause	bid	-0.12 -0.13 -0.09 -0.11 -0.10 0.03 -0.19 0.11
word in the head clause	big	-0.03 -0.18 -0.14 -0.13 -0.12 0.03 -0.17 0.05
word in the head clause	bigger	-0.01 -0.11 -0.04 -0.06 -0.12 0.06 -0.13 -0.08
word in the head clause	biggest	-0.08 0.00 -0.08 -0.06 -0.07 -0.10 -0.08 0.10
word in the head clause	billion	-0.10 -0.10 0.06 -0.05 -0.07 -0.12 -0.09 -0.06
word in the head clause	bitcoin	-0.09 -0.10 0.07 -0.08 -0.06 -0.12 -0.12 -0.05
word in the head clause	black	-0.13 0.03 0.10 -0.12 -0.10 -0.10 -0.10 -0.09
word in the head clause	blames	-0.10 -0.05 0.07 -0.07 -0.13 -0.12 -0.13 0.02
word in the head clause	blast	0.02 -0.11 0.00 -0.09 -0.11 -0.12 -0.08 0.02
word in the head clause	blasts	0.06 -0.13 -0.12 -0.10 -0.14 -0.13 -0.12 0.08
word in the head clause	blockade	0.00 -0.15 -0.17 -0.07 -0.12 0.03 -0.24 0.03
word in the head clause	blow	0.07 0.04 -0.12 -0.04 -0.06 0.03 -0.11 -0.10
word in the head clause	blown	-0.08 -0.08 0.02 -0.07 -0.10 -0.08 -0.09 0.01
word in the head clause	bomb	-0.05 -0.14 -0.01 -0.16 -0.20 0.08 -0.20 0.01
word in the head clause	bombed	-0.11 0.03 -0.04 -0.10 -0.11 -0.12 -0.11 0.04
word in the head clause	bombing	0.02 -0.04 0.02 -0.09 -0.16 -0.18 0.03 -0.08
word in the head clause	bombs	0.01 0.00 0.08 -0.09 -0.20 -0.08 -0.14 -0.17
word in the head clause	boots	-0.06 -0.04 -0.06 -0.04 -0.06 0.03 -0.08 0.01
word in the head clause	border	-0.12 -0.05 -0.15 -0.11 0.04 0.05 -0.16 0.03
word in the head clause	brace	-0.11 -0.08 0.09 -0.07 -0.06 -0.09 -0.09 -0.07
word in the head clause	breaking	-0.06 -0.08 -0.11 -0.09 -0.07 -0.08 0.07 -0.06
word in the head clause	breakthrough	-0.08 -0.09 -0.09 -0.09 -0.09 -0.08 -0.15 0.14
word in the head clause	brent	-0.06 -0.05 -0.10 -0.07 -0.03 -0.05 -0.06 0.10
word in the head clause	bridges	-0.11 -0.08 0.02 -0.11 -0.08 0.06 -0.11 -0.05
word in the head clause	bring	-0.07 -0.09 -0.11 -0.05 -0.05 0.04 -0.09 0.06
word in the head clause	bringing	-0.07 -0.08 -0.03 -0.05 -0.12 -0.12 -0.12 0.08
word in the head clause	brutal	-0.11 -0.10 0.07 -0.11 -0.11 -0.11 -0.10 0.00
word in the head clause	building	0.04 0.06 -0.02 -0.10 -0.10 -0.13 -0.11 -0.13
word in the head clause	buildings	-0.03 0.01 0.04 -0.08 -0.13 -0.09 -0.10 -0.11
word in the head clause	burn	0.05 -0.10 -0.10 -0.05 -0.08 0.07 -0.09 -0.08
word in the head clause	by	-0.02 -0.02 0.08 -0.23 -0.05 -0.16 -0.11 -0.12
word in the head clause	call	-0.09 -0.11 -0.19 -0.05 -0.05 -0.14 -0.01 0.10
word in the head clause	calls	-0.06 -0.18 0.08 -0.14 -0.16 -0.20 -0.16 0.00
word in the head clause	campaign	0.01 -0.11 -0.04 -0.06 -0.12 0.01 -0.13 0.01
word in the head clause	can	-0.12 -0.16 -0.19 -0.10 -0.13 -0.01 -0.16 0.17
word in the head clause	can't	-0.13 -0.12 -0.15 -0.10 -0.12 -0.18 -0.13 0.16
word in the head clause	canadians	-0.06 -0.14 -0.14 0.11 -0.09 -0.12 -0.14 -0.05
word in the head clause	capabilities	-0.04 -0.12 0.04 -0.05 -0.10 -0.10 -0.08 -0.03
word in the head clause	captures	0.08 -0.01 -0.09 -0.11 0.04 -0.11 -0.11 -0.16
word in the head clause	car	0.05 -0.02 0.01 -0.10 -0.11 -0.09 -0.06 -0.10
word in the head clause	cargo	0.05 0.01 -0.12 -0.06 -0.12 -0.11 -0.07 -0.02
word in the head clause	carlson	-0.06 -0.08 -0.09 -0.08 -0.05 -0.08 -0.09 0.09
word in the head clause	carrying	0.07 0.05 -0.16 -0.10 -0.14 -0.11 -0.09 -0.08
word in the head clause	case	-0.14 -0.12 0.08 -0.11 -0.13 -0.14 -0.15 0.08
word in the head clause	casualties	-0.07 -0.07 0.06 -0.06 -0.06 -0.08 -0.07 -0.06
word in the head clause	caught	0.03 0.00 0.05 -0.09 -0.12 -0.13 -0.11 -0.10
word in the head clause	cause	-0.04 -0.03 0.04 -0.07 -0.10 -0.08 -0.08 -0.08
word in the head clause	caused	0.03 0.01 -0.04 -0.06 -0.07 -0.09 -0.08 -0.03
word in the head clause	cease	0.02 -0.14 -0.10 -0.09 -0.11 -0.12 0.00 0.01
word in the head clause	ceasefire	-0.24 -0.04 -0.19 -0.11 -0.13 -0.06 0.04 -0.01
word in the head clause	central	-0.05 -0.02 0.05 -0.06 -0.07 -0.06 -0.05 -0.04
word in the head clause	change	-0.06 -0.08 0.02 -0.09 -0.06 -0.10 -0.09 0.06
word in the head clause	chaos	-0.09 0.01 0.05 -0.10 -0.11 0.04 -0.16 -0.13
word in the head clause	charged	-0.13 -0.12 -0.14 -0.12 -0.12 -0.13 -0.13 0.14
word in the head clause	chemical	-0.05 -0.06 -0.08 -0.02 -0.03 -0.06 -0.07 0.09
word in the head clause	chief	0.08 -0.05 -0.11 -0.06 -0.08 0.05 0.06 -0.10
word in the head clause	children	-0.14 -0.10 0.14 -0.12 -0.08 -0.11 -0.12 -0.03
word in the head clause	chris	-0.06 -0.09 -0.08 -0.05 -0.06 -0.06 -0.05 0.08
word in the head clause	citizens	-0.04 -0.06 0.01 -0.07 -0.03 -0.08 -0.06 0.01
word in the head clause	city	0.13 -0.16 -0.03 -0.12 -0.14 -0.13 -0.11 -0.02
word in the head clause	civil	-0.08 -0.09 -0.09 -0.05 -0.08 -0.12 -0.14 0.11
word in the head clause	civilians	-0.09 -0.08 0.05 -0.06 -0.05 0.01 -0.05 -0.04
word in the head clause	civilization	-0.09 -0.04 -0.13 -0.08 -0.09 -0.12 -0.13 0.13
word in the head clause	claim	-0.19 0.08 -0.05 -0.15 -0.23 -0.20 -0.17 0.06
word in the head clause	claims	-0.01 -0.19 0.04 -0.17 -0.19 -0.02 -0.12 0.00
word in the head clause	clashes	-0.14 -0.05 -0.15 -0.13 0.06 -0.11 -0.12 0.06
word in the head clause	clear	-0.13 -0.12 -0.01 0.07 -0.09 -0.14 -0.11 -0.05
word in the head clause	close	-0.13 0.03 0.04 -0.10 -0.10 0.02 -0.18 -0.04
word in the head clause	closed	-0.05 -0.11 -0.11 -0.07 -0.08 -0.12 -0.11 0.11
word in the head clause	closes	-0.08 -0.11 -0.12 -0.09 -0.08 -0.13 -0.11 0.13
word in the head clause	closure	-0.07 -0.13 -0.12 -0.08 -0.11 -0.13 -0.12 0.12
word in the head clause	cnn	-0.16 0.03 -0.04 0.04 -0.17 0.03 -0.17 -0.03
word in the head clause	combat	0.15 0.04 -0.22 -0.14 -0.16 -0.21 -0.20 -0.12
word in the head clause	come	-0.06 -0.10 -0.12 -0.05 -0.08 0.07 -0.10 0.06
word in the head clause	comes	-0.08 -0.03 -0.08 -0.07 -0.08 -0.07 0.01 0.05
word in the head clause	coming	-0.08 -0.11 -0.10 -0.08 -0.10 -0.15 -0.10 0.13
word in the head clause	command	-0.10 -0.08 0.11 -0.10 -0.12 -0.12 -0.13 -0.05
word in the head clause	commander	0.00 -0.16 -0.20 -0.16 -0.16 0.01 0.00 -0.03
word in the head clause	commanders	0.10 -0.01 -0.13 -0.02 -0.08 -0.15 -0.07 -0.12
word in the head clause	commercial	-0.08 -0.10 0.04 -0.10 -0.09 -0.10 -0.11 -0.03
word in the head clause	complete	-0.11 -0.11 -0.10 -0.09 -0.10 0.02 0.01 0.03
word in the head clause	completed	0.13 -0.10 -0.14 -0.08 -0.14 -0.13 -0.09 -0.12
word in the head clause	concerns	-0.08 -0.07 0.03 -0.05 -0.04 -0.06 -0.10 0.01
word in the head clause	condemnation	-0.15 -0.12 0.15 -0.17 -0.14 -0.17 -0.13 -0.13
word in the head clause	condemned	-0.08 -0.07 0.01 -0.04 -0.04 -0.05 -0.04 0.02
word in the head clause	condemns	0.05 -0.14 0.08 -0.10 -0.15 -0.14 -0.17 -0.06
word in the head clause	conducts	0.04 0.05 -0.09 -0.04 -0.06 -0.05 -0.04 -0.10
word in the head clause	confirms	0.01 -0.11 -0.13 -0.09 0.04 -0.11 -0.12 -0.01
word in the head clause	conflict	-0.11 0.04 0.00 -0.11 -0.15 -0.19 0.01 0.02
word in the head clause	confront	-0.09 -0.08 -0.10 -0.10 -0.09 0.06 -0.09 0.00
word in the head clause	considering	-0.09 -0.12 0.03 -0.04 -0.08 -0.16 -0.12 0.07
word in the head clause	consulate	0.10 0.03 -0.13 -0.05 -0.10 -0.07 -0.14 -0.12
word in the head clause	continue	-0.05 0.08 -0.19 -0.12 -0.12 -0.02 -0.17 -0.02
word in the head clause	continues	-0.12 0.09 -0.14 -0.07 -0.11 -0.11 -0.11 0.10
word in the head clause	control	-0.12 -0.07 -0.12 -0.11 -0.12 -0.19 -0.18 0.16
word in the head clause	costs	-0.07 -0.06 -0.09 -0.07 -0.03 -0.06 -0.07 0.10
word in the head clause	could	-0.14 -0.13 0.00 -0.05 -0.05 0.00 -0.18 0.02
word in the head clause	counter	-0.05 -0.08 0.05 -0.05 -0.07 -0.06 -0.06 -0.07
word in the head clause	countries	-0.10 -0.11 -0.10 -0.09 -0.08 -0.15 -0.14 0.12
word in the head clause	country	-0.01 -0.08 -0.01 -0.08 -0.06 0.03 -0.12 -0.03
word in the head clause	cover	-0.12 0.00 0.11 -0.09 -0.11 -0.09 -0.12 -0.13
word in the head clause	crashes	-0.07 0.02 -0.07 -0.08 -0.16 -0.10 -0.14 0.12
word in the head clause	crew	-0.16 0.00 0.03 -0.15 -0.13 -0.16 -0.15 0.05
word in the head clause	crisis	-0.14 -0.14 0.03 -0.11 -0.09 -0.13 -0.14 0.03
word in the head clause	critical	-0.05 -0.09 0.02 -0.07 -0.09 -0.10 -0.07 0.03
word in the head clause	crude	-0.06 -0.10 -0.10 -0.05 -0.06 -0.06 -0.09 0.11
word in the head clause	crypto	-0.08 -0.09 -0.13 -0.08 -0.08 -0.08 -0.14 0.13
word in the head clause	cut	-0.12 -0.10 0.12 -0.10 -0.10 -0.13 -0.11 -0.10
word in the head clause	cuts	0.05 -0.10 -0.12 -0.11 -0.12 -0.12 -0.16 -0.01
word in the head clause	cyberattack	-0.13 -0.12 -0.13 -0.10 -0.11 -0.12 -0.09 0.13
word in the head clause	damage	0.05 0.00 0.12 -0.17 -0.17 -0.18 -0.15 -0.23
word in the head clause	damaged	0.19 -0.07 -0.16 -0.09 -0.17 -0.12 -0.10 -0.16
word in the head clause	damages	-0.02 0.09 -0.13 -0.07 -0.10 -0.09 -0.08 -0.10
word in the head clause	day	0.04 -0.16 0.03 -0.06 -0.09 -0.16 0.07 -0.16
word in the head clause	days	-0.14 -0.12 0.07 -0.06 -0.10 -0.22 -0.18 0.04
word in the head clause	de	-0.06 -0.06 -0.11 -0.07 -0.06 -0.08 -0.09 0.10
word in the head clause	dead	0.08 -0.03 -0.11 -0.10 -0.16 -0.16 -0.12 0.04
word in the head clause	deadline	-0.09 -0.08 -0.11 -0.10 -0.11 -0.02 -0.18 0.10
word in the head clause	deadly	-0.11 -0.02 0.05 -0.09 -0.12 -0.11 -0.11 0.03
word in the head clause	deal	-0.09 -0.04 -0.25 -0.08 -0.10 -0.07 -0.03 0.10
word in the head clause	death	-0.21 -0.17 0.22 -0.15 -0.15 -0.17 -0.12 -0.12
word in the head clause	debris	-0.05 0.07 -0.08 -0.09 0.00 -0.04 -0.03 -0.08
word in the head clause	decades	-0.07 -0.07 -0.10 -0.05 -0.05 -0.10 0.03 0.01
word in the head clause	decide	-0.07 -0.06 -0.12 -0.03 -0.06 -0.12 -0.12 0.12
word in the head clause	decision	-0.10 0.03 0.00 -0.10 -0.08 -0.14 -0.15 0.01
word in the head clause	declares	0.03 -0.18 -0.04 -0.12 -0.14 0.06 -0.02 -0.10
word in the head clause	defence	-0.15 -0.19 0.07 -0.15 0.14 -0.19 -0.17 -0.15
word in the head clause	defences	-0.11 -0.17 0.00 -0.11 0.11 -0.16 -0.11 -0.09
word in the head clause	defend	-0.11 -0.11 -0.11 -0.10 0.08 0.04 -0.09 -0.02
word in the head clause	defends	-0.06 -0.07 -0.09 -0.07 -0.04 -0.08 -0.08 0.09
word in the head clause	defense	0.12 -0.14 -0.10 -0.10 0.02 -0.01 -0.14 -0.07
word in the head clause	defensive	-0.07 -0.08 -0.09 -0.06 -0.08 -0.09 -0.09 0.09
word in the head clause	delegation	-0.17 -0.15 -0.18 -0.13 -0.13 -0.18 0.15 -0.10
word in the head clause	dem	-0.04 -0.03 -0.09 -0.03 -0.05 -0.06 -0.07 0.08
word in the head clause	demand	-0.08 -0.10 0.00 -0.07 -0.05 -0.10 -0.08 0.11
word in the head clause	demands	-0.06 -0.03 -0.16 -0.06 -0.05 0.08 -0.14 -0.04
word in the head clause	democrats	-0.08 -0.07 -0.08 -0.06 -0.08 -0.13 -0.08 0.09
word in the head clause	denies	-0.09 -0.10 -0.05 -0.10 -0.10 -0.10 -0.12 0.10
word in the head clause	destroy	-0.13 -0.15 -0.05 -0.10 0.03 0.02 -0.15 0.05
word in the head clause	destroyed	0.00 -0.17 0.10 -0.11 -0.16 -0.18 -0.13 -0.09
word in the head clause	destroys	-0.10 0.13 -0.14 -0.07 -0.12 -0.10 -0.08 -0.13
word in the head clause	destruction	0.09 -0.01 -0.06 -0.25 -0.22 -0.05 0.03 -0.10
word in the head clause	details	-0.12 -0.10 -0.13 -0.10 -0.11 -0.13 -0.13 0.14
word in the head clause	dialogue	-0.10 -0.09 0.10 -0.07 -0.09 -0.10 0.01 -0.11
word in the head clause	did	0.04 -0.09 0.01 -0.07 -0.09 -0.12 -0.15 0.01
word in the head clause	die	-0.03 -0.11 0.09 -0.06 -0.08 -0.11 -0.10 -0.10
word in the head clause	dies	0.06 -0.12 0.05 -0.06 -0.11 -0.10 -0.10 -0.12
word in the head clause	difficult	-0.05 -0.07 -0.12 -0.08 -0.08 -0.09 -0.12 0.13
word in the head clause	diplomacy	-0.16 -0.12 -0.14 -0.13 -0.06 -0.18 -0.20 0.17
word in the head clause	diplomat	-0.09 -0.09 -0.02 -0.09 -0.08 -0.10 -0.14 0.07
word in the head clause	diplomatic	-0.11 0.06 0.04 -0.08 -0.10 -0.11 -0.17 -0.05
word in the head clause	dips	-0.04 -0.06 -0.06 -0.03 -0.04 -0.03 -0.05 0.06
word in the head clause	direct	0.10 -0.12 -0.11 -0.06 -0.09 -0.11 -0.08 0.05
word in the head clause	displaced	-0.12 0.01 -0.03 -0.14 -0.08 -0.14 -0.12 0.04
word in the head clause	do	-0.07 -0.08 -0.15 -0.08 -0.07 0.02 0.01 0.00
word in the head clause	does	-0.06 -0.08 -0.08 -0.04 -0.04 -0.12 -0.12 0.13
word in the head clause	doesn't	-0.09 -0.07 -0.10 -0.08 -0.05 -0.09 -0.11 0.12
word in the head clause	dollar	-0.07 -0.06 0.09 -0.06 -0.04 -0.05 -0.05 -0.09
word in the head clause	dollars	-0.10 -0.16 -0.01 -0.06 -0.07 -0.11 -0.17 0.05
word in the head clause	don't	-0.06 -0.08 0.06 -0.06 -0.08 -0.12 0.06 -0.10
word in the head clause	double	-0.12 0.06 -0.02 -0.09 -0.11 -0.12 0.03 -0.01
word in the head clause	down	-0.23 -0.06 -0.04 -0.11 0.17 -0.24 -0.04 -0.04
word in the head clause	downed	-0.05 -0.13 0.05 -0.10 -0.01 -0.15 -0.10 -0.02
word in the head clause	dozens	-0.10 0.07 0.02 -0.04 -0.10 -0.11 -0.07 -0.09
word in the head clause	draft	-0.06 -0.06 -0.09 -0.06 -0.06 -0.08 -0.07 0.08
word in the head clause	draw	0.08 -0.06 -0.11 -0.05 -0.06 -0.09 -0.06 0.00
word in the head clause	drinking	0.08 -0.12 -0.11 -0.07 -0.09 -0.09 -0.08 -0.06
word in the head clause	drone	-0.01 -0.02 -0.07 -0.06 0.09 -0.24 -0.14 -0.09
word in the head clause	drones	0.01 0.04 -0.27 -0.11 0.08 -0.19 -0.10 -0.06
word in the head clause	drop	0.04 -0.06 -0.06 -0.02 -0.06 -0.05 -0.01 -0.02
word in the head clause	drops	0.00 -0.14 -0.08 -0.08 -0.14 0.07 -0.11 -0.01
word in the head clause	due	-0.08 -0.01 -0.13 0.01 -0.14 -0.09 -0.11 0.08
word in the head clause	during	-0.11 0.04 0.06 -0.20 -0.01 -0.20 -0.23 -0.03
word in the head clause	early	-0.01 -0.04 -0.10 -0.06 -0.06 0.02 -0.18 0.00
word in the head clause	easter	-0.12 -0.09 0.01 -0.10 -0.14 0.05 -0.16 -0.03
word in the head clause	economic	-0.09 -0.11 -0.13 -0.10 -0.09 0.08 -0.15 0.05
word in the head clause	economy	-0.06 -0.06 0.02 -0.03 -0.03 -0.09 -0.06 0.00
word in the head clause	edge	-0.07 -0.04 -0.05 -0.05 -0.04 -0.08 -0.09 0.09
word in the head clause	effort	-0.09 -0.08 -0.08 -0.03 -0.09 -0.06 0.03 0.04
word in the head clause	elementary	0.09 -0.10 -0.03 -0.06 -0.05 -0.10 -0.07 -0.10
word in the head clause	eliminated	0.01 -0.02 0.05 -0.15 -0.18 -0.19 -0.16 -0.18
word in the head clause	emergency	0.08 -0.15 -0.17 0.05 -0.14 -0.17 -0.14 0.01
word in the head clause	emerges	-0.09 -0.10 -0.12 -0.12 -0.08 -0.10 -0.09 0.12
word in the head clause	end	-0.12 0.02 -0.08 -0.09 -0.07 -0.21 0.05 0.01
word in the head clause	ends	0.07 -0.07 -0.08 -0.05 -0.09 -0.10 -0.02 0.00
word in the head clause	energy	0.00 0.05 -0.14 -0.09 -0.09 0.00 -0.12 -0.02
word in the head clause	enrichment	-0.12 0.06 0.01 -0.06 -0.08 -0.11 -0.08 -0.01
word in the head clause	enter	-0.07 0.00 0.11 -0.06 -0.12 -0.14 -0.12 -0.13
word in the head clause	enters	-0.10 -0.11 0.08 -0.09 -0.10 -0.12 -0.13 -0.06
word in the head clause	erupts	-0.11 0.11 -0.11 -0.08 -0.10 -0.09 -0.11 -0.03
word in the head clause	escalate	0.14 -0.12 -0.06 -0.07 -0.11 -0.04 -0.11 -0.09
word in the head clause	escalates	0.03 0.09 -0.11 -0.05 -0.09 -0.10 -0.12 -0.11
word in the head clause	escalating	0.04 0.03 -0.10 -0.03 -0.06 -0.08 -0.07 -0.09
word in the head clause	escalation	-0.01 -0.14 0.05 -0.07 -0.09 -0.15 0.04 -0.04
word in the head clause	evacuate	-0.07 -0.03 -0.05 -0.05 -0.03 0.07 -0.07 -0.05
word in the head clause	evacuated	-0.08 -0.09 0.01 -0.11 -0.07 -0.08 -0.07 0.04
word in the head clause	evacuation	0.03 -0.12 -0.21 -0.18 -0.09 -0.22 -0.13 0.08
word in the head clause	even	-0.11 -0.14 0.05 -0.07 -0.08 -0.14 -0.12 0.03
word in the head clause	ex	-0.07 0.08 -0.12 -0.06 -0.08 -0.13 -0.11 0.00
word in the head clause	exchange	0.14 -0.13 -0.19 -0.11 -0.15 -0.14 0.01 -0.07
word in the head clause	exit	-0.06 -0.04 -0.06 -0.04 -0.04 -0.09 -0.11 0.09
word in the head clause	expected	-0.08 -0.05 -0.10 -0.03 -0.03 -0.10 0.03 -0.02
word in the head clause	expects	-0.06 -0.07 -0.08 -0.05 -0.06 -0.09 0.05 -0.04
word in the head clause	expert	-0.07 -0.04 -0.09 -0.06 -0.03 -0.08 -0.09 0.09
word in the head clause	experts	-0.07 -0.08 -0.13 -0.08 -0.08 -0.12 -0.08 0.12
word in the head clause	explosion	-0.07 -0.03 -0.02 -0.16 -0.02 -0.08 -0.10 0.05
word in the head clause	explosions	0.11 -0.01 -0.13 -0.13 -0.14 -0.09 -0.08 -0.13
word in the head clause	exports	0.04 -0.10 -0.04 -0.07 -0.07 -0.14 -0.09 0.01
word in the head clause	exposes	-0.08 -0.07 0.03 -0.10 -0.07 -0.12 -0.11 0.04
word in the head clause	extend	0.07 -0.08 -0.08 -0.07 -0.09 -0.09 -0.14 0.05
word in the head clause	extremely	-0.08 -0.09 -0.08 -0.07 -0.08 -0.03 -0.12 0.07
word in the head clause	f	-0.14 -0.15 -0.05 -0.12 0.05 0.02 -0.17 0.00
word in the head clause	face	-0.10 -0.08 0.01 -0.06 -0.06 -0.08 0.05 -0.06
word in the head clause	faces	-0.13 -0.10 0.09 -0.09 -0.09 -0.02 -0.12 -0.06
word in the head clause	facilities	-0.03 0.08 -0.03 -0.09 -0.12 -0.13 -0.10 -0.08
word in the head clause	facility	0.09 0.01 -0.12 -0.09 -0.16 0.04 -0.10 -0.18
word in the head clause	facing	0.06 -0.08 -0.08 -0.03 -0.07 -0.07 -0.04 0.03
word in the head clause	factbox	-0.07 -0.03 -0.07 -0.04 -0.03 -0.03 -0.05 0.08
word in the head clause	fall	-0.05 -0.09 -0.04 -0.05 -0.05 -0.12 -0.10 0.06
word in the head clause	falls	0.03 -0.14 -0.13 -0.13 0.00 -0.09 -0.11 0.07
word in the head clause	fbi	-0.09 -0.09 -0.10 -0.11 -0.11 -0.11 -0.10 0.11
word in the head clause	fear	-0.09 -0.08 0.08 -0.06 -0.03 -0.09 -0.10 -0.06
word in the head clause	fears	0.06 0.03 -0.07 -0.09 -0.08 -0.10 -0.09 -0.05
word in the head clause	fetterman	-0.08 -0.05 0.04 -0.06 -0.05 -0.07 -0.06 -0.02
word in the head clause	field	-0.15 -0.02 0.16 -0.08 -0.11 -0.16 -0.02 -0.14
word in the head clause	fight	-0.08 -0.10 -0.10 -0.04 -0.05 -0.14 -0.11 0.12
word in the head clause	fighter	-0.04 -0.13 -0.04 -0.06 0.09 0.00 -0.12 -0.15
word in the head clause	fighters	-0.09 -0.01 -0.14 -0.06 -0.14 -0.11 -0.09 0.08
word in the head clause	fighting	0.03 -0.17 0.03 -0.16 -0.11 0.02 0.01 -0.10
word in the head clause	final	-0.11 -0.08 0.10 -0.07 -0.10 -0.13 0.04 -0.11
word in the head clause	finds	-0.05 -0.04 -0.10 -0.03 -0.02 -0.05 -0.09 0.07
word in the head clause	fire	0.06 0.10 -0.11 -0.18 -0.03 -0.10 -0.06 -0.11
word in the head clause	fired	-0.07 0.01 -0.17 -0.14 0.05 -0.16 -0.13 0.08
word in the head clause	fires	0.01 -0.04 -0.17 -0.11 0.03 -0.15 -0.14 0.03
word in the head clause	first	0.05 -0.04 -0.02 -0.08 0.02 -0.15 0.02 -0.11
word in the head clause	five	-0.14 0.08 -0.11 -0.08 0.03 -0.14 -0.16 -0.01
word in the head clause	flagged	-0.11 -0.07 -0.08 -0.06 -0.11 -0.07 -0.08 0.10
word in the head clause	flight	-0.07 -0.08 -0.07 -0.08 -0.04 -0.06 -0.08 0.08
word in the head clause	flights	-0.10 -0.03 0.08 -0.12 -0.12 -0.11 -0.12 -0.04
word in the head clause	fm	0.02 -0.16 0.01 -0.11 -0.12 0.02 -0.16 -0.04
word in the head clause	food	-0.02 -0.05 -0.09 -0.04 -0.03 -0.06 -0.06 0.08
word in the head clause	footage	0.11 -0.08 -0.14 -0.10 0.02 -0.15 -0.10 -0.12
word in the head clause	for	-0.17 -0.12 0.06 -0.15 -0.17 -0.19 -0.03 0.13
word in the head clause	force	-0.11 0.02 -0.05 -0.09 -0.14 -0.12 -0.10 0.07
word in the head clause	forces	-0.01 0.06 0.05 -0.12 -0.14 -0.01 -0.14 -0.07
word in the head clause	foreign	-0.04 -0.09 0.00 -0.10 -0.10 -0.08 0.00 0.01
word in the head clause	former	0.12 -0.10 -0.13 -0.06 -0.07 -0.11 -0.11 -0.06
word in the head clause	four	-0.14 0.09 0.01 -0.06 -0.12 -0.11 -0.10 -0.04
word in the head clause	fox	-0.12 -0.16 0.08 -0.12 0.01 -0.18 -0.12 -0.01
word in the head clause	free	-0.07 -0.05 -0.12 -0.05 -0.06 -0.09 -0.08 0.12
word in the head clause	freight	-0.03 -0.06 -0.03 -0.05 -0.04 -0.04 -0.04 0.04
word in the head clause	fresh	0.09 0.02 -0.15 -0.04 -0.07 -0.11 -0.08 -0.06
word in the head clause	from	0.04 -0.09 -0.15 -0.23 0.03 -0.11 -0.10 0.06
word in the head clause	fuel	-0.08 -0.13 -0.02 -0.05 -0.07 -0.09 -0.07 0.11
word in the head clause	full	-0.13 -0.11 0.06 -0.14 -0.07 -0.19 -0.12 0.01
word in the head clause	funeral	-0.12 -0.08 0.08 -0.10 -0.05 -0.12 -0.11 -0.01
word in the head clause	further	-0.09 -0.07 0.10 -0.06 -0.06 -0.10 -0.06 -0.08
word in the head clause	future	-0.05 -0.03 -0.09 -0.03 -0.03 -0.09 0.04 -0.04
word in the head clause	g	-0.09 -0.04 -0.09 -0.04 -0.04 -0.08 -0.16 0.11
word in the head clause	g7	0.00 -0.05 -0.09 -0.05 -0.05 -0.13 -0.15 0.06
word in the head clause	gamble	-0.06 -0.07 -0.08 -0.07 -0.08 -0.10 -0.07 0.07
word in the head clause	gaps	-0.10 -0.05 -0.10 -0.08 -0.07 -0.09 0.10 -0.09
word in the head clause	gas	-0.08 -0.11 0.12 -0.08 -0.13 -0.19 -0.11 -0.03
word in the head clause	gave	-0.07 -0.09 -0.09 -0.08 -0.08 -0.10 -0.12 0.09
word in the head clause	general	-0.08 -0.08 0.01 -0.04 -0.08 -0.10 -0.08 0.07
word in the head clause	get	0.04 -0.09 0.04 -0.06 -0.12 0.04 -0.11 -0.11
word in the head clause	giant	-0.10 0.04 -0.12 -0.10 -0.11 -0.12 -0.10 0.07
word in the head clause	girls	0.01 -0.15 0.05 -0.07 -0.06 -0.10 -0.08 -0.13
word in the head clause	gives	-0.06 -0.08 -0.08 -0.07 -0.08 -0.14 -0.13 0.13
word in the head clause	global	-0.09 -0.05 -0.11 -0.04 -0.03 -0.12 0.03 0.05
word in the head clause	go	-0.08 -0.09 0.06 -0.06 -0.07 -0.11 -0.10 0.07
word in the head clause	goals	-0.06 -0.07 -0.12 -0.06 -0.04 -0.12 -0.12 0.11
word in the head clause	goes	-0.11 -0.13 0.01 -0.12 0.08 0.02 -0.04 -0.14
word in the head clause	going	0.06 -0.07 -0.07 -0.06 -0.05 0.04 -0.10 -0.09
word in the head clause	good	-0.07 -0.04 0.01 -0.07 -0.06 -0.08 0.06 -0.09
word in the head clause	gop	-0.04 -0.03 -0.07 -0.03 -0.02 -0.05 -0.05 0.06
word in the head clause	government	-0.11 -0.12 0.01 -0.09 -0.11 -0.12 -0.10 0.09
word in the head clause	ground	-0.07 0.04 -0.20 -0.09 -0.11 -0.04 -0.16 0.04
word in the head clause	group	-0.08 -0.11 0.08 -0.05 -0.07 -0.10 -0.06 -0.05
word in the head clause	groups	0.04 -0.11 -0.10 -0.07 -0.09 -0.12 -0.14 0.11
word in the head clause	growing	0.04 -0.07 -0.11 -0.06 -0.06 -0.10 -0.07 0.08
word in the head clause	guidelines	-0.15 -0.15 -0.13 -0.16 -0.13 -0.16 -0.13 0.15
word in the head clause	had	0.05 -0.10 -0.05 -0.06 -0.11 -0.15 -0.08 0.03
word in the head clause	halt	-0.07 -0.07 -0.04 -0.06 -0.07 -0.10 0.02 0.02
word in the head clause	halts	-0.07 -0.09 0.00 -0.07 -0.09 -0.11 -0.15 0.07
word in the head clause	happy	-0.09 -0.09 -0.13 -0.10 -0.07 -0.08 -0.12 0.12
word in the head clause	hard	-0.17 0.00 -0.03 -0.07 -0.15 0.07 -0.15 0.02
word in the head clause	has	-0.04 -0.16 -0.03 -0.16 -0.25 -0.11 -0.18 0.12
word in the head clause	have	-0.03 -0.20 0.00 -0.12 -0.01 0.00 -0.06 -0.02
word in the head clause	haven	-0.12 -0.09 0.14 -0.08 -0.04 -0.07 -0.08 -0.14
word in the head clause	he	-0.02 -0.10 -0.01 -0.05 -0.06 -0.07 -0.04 0.01
word in the head clause	head	0.04 -0.11 -0.12 -0.09 -0.12 -0.12 -0.09 0.05
word in the head clause	heads	-0.07 -0.08 0.05 -0.08 -0.07 -0.10 0.05 -0.08
word in the head clause	heard	0.13 -0.14 -0.11 -0.03 -0.14 -0.09 -0.08 -0.12
word in the head clause	heart	0.05 -0.10 -0.01 -0.09 -0.10 -0.09 -0.10 -0.08
word in the head clause	heavy	0.09 -0.11 -0.12 -0.08 -0.12 -0.09 -0.10 0.05
word in the head clause	helicopter	0.02 -0.11 -0.05 -0.11 0.07 -0.13 -0.11 -0.02
word in the head clause	hell	-0.10 -0.07 -0.08 -0.08 -0.09 0.06 -0.08 -0.02
word in the head clause	help	-0.12 -0.16 -0.19 -0.09 -0.14 -0.18 -0.18 0.19
word in the head clause	helping	-0.11 -0.08 -0.11 -0.09 -0.11 -0.11 -0.09 0.11
word in the head clause	high	-0.11 -0.14 0.03 -0.10 -0.10 -0.15 -0.17 0.03
word in the head clause	higher	-0.07 -0.09 0.08 -0.04 -0.04 -0.10 -0.06 -0.06
word in the head clause	highest	-0.07 -0.08 -0.11 -0.07 -0.04 -0.07 -0.05 0.11
word in the head clause	him	-0.10 -0.09 -0.14 -0.10 -0.11 -0.11 -0.12 0.14
word in the head clause	his	-0.07 -0.14 0.01 -0.10 -0.10 -0.17 0.02 -0.01
word in the head clause	historic	-0.15 0.04 -0.15 -0.07 -0.10 -0.14 -0.04 0.08
word in the head clause	history	-0.08 -0.08 -0.11 -0.08 -0.07 -0.10 -0.08 0.12
word in the head clause	hit	0.18 -0.01 -0.27 -0.30 -0.15 -0.18 -0.22 -0.02
word in the head clause	hits	0.02 0.09 -0.16 -0.11 -0.17 -0.18 -0.09 0.01
word in the head clause	hold	-0.10 -0.09 -0.01 -0.07 -0.05 -0.12 0.07 -0.08
word in the head clause	holding	-0.07 -0.06 -0.09 -0.03 -0.06 -0.09 -0.05 0.06
word in the head clause	holds	-0.06 -0.06 0.03 -0.05 -0.05 -0.06 -0.09 0.04
word in the head clause	home	-0.08 -0.12 0.08 -0.11 -0.10 -0.12 -0.10 -0.01
word in the head clause	hope	-0.12 0.05 -0.11 -0.08 -0.09 -0.15 -0.15 0.09
word in the head clause	hopes	-0.14 -0.12 -0.13 -0.10 -0.06 0.04 0.03 -0.05
word in the head clause	hospital	0.04 0.06 -0.17 -0.12 -0.11 -0.14 -0.11 0.05
word in the head clause	host	-0.07 0.10 -0.13 -0.05 -0.08 -0.11 0.03 -0.10
word in the head clause	hotel	-0.07 0.08 -0.10 -0.04 -0.08 -0.07 -0.04 -0.06
word in the head clause	hours	-0.08 -0.12 -0.11 -0.08 -0.09 -0.14 -0.17 0.17
word in the head clause	house	0.01 0.01 -0.01 -0.08 -0.13 -0.09 -0.09 -0.06
word in the head clause	housing	0.07 -0.11 -0.08 -0.06 -0.09 -0.08 -0.05 0.02
word in the head clause	how	-0.16 -0.18 0.04 -0.09 -0.12 -0.21 -0.22 0.09
word in the head clause	huge	0.10 -0.15 -0.08 -0.12 -0.10 -0.08 -0.08 -0.07
word in the head clause	hundreds	-0.06 -0.03 0.02 -0.07 -0.10 -0.08 -0.08 0.02
word in the head clause	i	-0.11 -0.08 -0.12 -0.09 -0.07 0.04 0.03 -0.07
word in the head clause	idea	-0.05 -0.04 -0.09 -0.04 -0.05 -0.08 -0.09 0.09
word in the head clause	illegal	-0.05 -0.05 0.05 -0.03 -0.04 -0.10 -0.11 -0.03
word in the head clause	images	0.00 -0.14 0.10 -0.12 -0.12 -0.14 -0.14 -0.11
word in the head clause	imminent	0.07 -0.07 -0.13 -0.07 -0.08 0.01 -0.11 -0.05
word in the head clause	impact	0.04 -0.15 -0.11 -0.13 -0.13 -0.14 -0.08 0.03
word in the head clause	imposed	-0.08 -0.10 -0.08 -0.10 -0.07 0.05 -0.10 -0.03
word in the head clause	in	0.12 -0.01 -0.07 -0.04 -0.06 -0.06 -0.03 -0.12
word in the head clause	include	-0.07 -0.12 -0.13 -0.09 -0.10 -0.11 -0.13 0.14
word in the head clause	increases	-0.05 -0.07 -0.08 -0.05 -0.05 -0.04 -0.03 0.08
word in the head clause	industrial	-0.05 -0.04 -0.12 -0.11 -0.09 -0.08 -0.09 0.05
word in the head clause	inflation	-0.04 -0.05 -0.07 -0.04 -0.05 -0.04 -0.04 0.06
word in the head clause	infrastructure	-0.11 -0.07 0.04 -0.06 -0.06 0.06 -0.10 -0.06
word in the head clause	injured	0.09 -0.06 -0.20 -0.12 -0.14 -0.14 -0.11 0.05
word in the head clause	inside	-0.08 -0.07 0.11 -0.06 -0.08 -0.06 -0.03 -0.10
word in the head clause	insiders	-0.08 -0.07 0.01 -0.04 -0.08 -0.10 -0.06 0.00
word in the head clause	intelligence	-0.08 -0.08 -0.14 -0.06 -0.09 -0.09 -0.09 0.12
word in the head clause	intensifies	0.03 0.11 -0.12 -0.08 -0.07 -0.13 -0.14 -0.11
word in the head clause	intercepted	-0.08 -0.05 -0.10 -0.09 0.08 -0.08 -0.06 -0.12
word in the head clause	interception	-0.18 -0.03 -0.15 -0.18 0.11 -0.10 -0.08 0.02
word in the head clause	intercepts	-0.09 -0.14 -0.10 -0.08 0.03 -0.10 -0.07 0.09
word in the head clause	interests	-0.10 -0.06 0.03 -0.08 -0.08 -0.13 -0.11 0.01
word in the head clause	into	-0.19 0.03 0.01 -0.15 -0.17 -0.01 -0.07 0.00
word in the head clause	invasion	-0.14 0.02 -0.02 -0.08 -0.14 0.02 -0.17 -0.01
word in the head clause	investors	-0.04 -0.06 0.01 -0.05 -0.04 -0.04 -0.03 0.00
word in the head clause	is	-0.16 -0.14 0.05 -0.13 -0.06 -0.11 -0.29 0.11
word in the head clause	isn't	-0.10 -0.10 -0.07 -0.11 -0.10 -0.16 -0.14 0.11
word in the head clause	issues	0.02 -0.15 -0.15 -0.15 -0.14 -0.02 0.03 0.03
word in the head clause	it	0.15 0.05 -0.11 -0.13 0.04 -0.10 -0.11 -0.12
word in the head clause	its	-0.20 -0.11 -0.06 -0.13 0.01 -0.24 -0.15 0.15
word in the head clause	jazeera	0.04 -0.02 -0.13 0.06 -0.10 -0.07 -0.06 -0.08
word in the head clause	jen	-0.04 -0.07 0.05 -0.05 -0.07 -0.11 -0.06 -0.02
word in the head clause	jesus	-0.10 -0.12 -0.16 -0.11 -0.15 -0.15 -0.15 0.16
word in the head clause	jet	-0.07 -0.16 -0.04 -0.09 0.08 -0.03 -0.14 -0.06
word in the head clause	jets	0.02 -0.10 -0.07 -0.06 0.00 -0.11 -0.08 0.04
word in the head clause	jimmy	-0.07 -0.08 -0.10 -0.07 -0.07 -0.08 -0.08 0.09
word in the head clause	joe	-0.07 -0.06 -0.11 -0.08 -0.09 -0.10 -0.10 0.12
word in the head clause	john	-0.10 -0.09 0.02 -0.08 -0.07 -0.15 -0.11 0.00
word in the head clause	join	-0.11 0.00 -0.11 -0.05 -0.10 -0.13 -0.09 0.08
word in the head clause	joining	-0.09 -0.13 -0.01 -0.06 -0.08 0.00 -0.12 0.02
word in the head clause	joint	-0.08 0.04 -0.01 -0.08 -0.10 -0.07 -0.09 -0.02
word in the head clause	jon	-0.06 -0.07 0.00 -0.05 -0.08 -0.06 -0.06 0.03
word in the head clause	journalist	-0.16 0.06 0.00 -0.13 -0.15 -0.11 -0.10 -0.10
word in the head clause	journalists	-0.09 0.04 -0.02 -0.02 -0.08 -0.09 -0.05 -0.09
word in the head clause	jump	-0.07 -0.10 0.10 -0.06 -0.06 -0.07 -0.09 -0.08
word in the head clause	jumps	-0.06 -0.03 -0.05 -0.03 -0.02 -0.03 -0.03 0.07
word in the head clause	just	-0.13 -0.14 -0.10 -0.09 -0.10 0.03 -0.07 0.06
word in the head clause	keep	-0.10 -0.11 -0.14 -0.09 -0.10 0.04 -0.15 0.11
word in the head clause	keeps	-0.14 -0.15 0.04 -0.13 -0.09 -0.13 -0.10 0.04
word in the head clause	kent	-0.05 -0.04 -0.10 -0.05 -0.04 -0.06 -0.05 0.09
word in the head clause	key	-0.09 -0.15 0.07 -0.08 -0.12 0.02 -0.08 0.00
word in the head clause	khalil	-0.07 -0.03 0.05 -0.03 -0.07 -0.07 -0.08 -0.09
word in the head clause	kill	-0.17 0.20 -0.27 -0.05 -0.15 -0.01 -0.14 0.08
word in the head clause	killed	-0.02 0.00 0.04 -0.11 -0.29 -0.11 -0.11 -0.13
word in the head clause	killing	-0.11 -0.13 0.16 -0.04 -0.09 -0.15 -0.10 -0.05
word in the head clause	kills	-0.12 0.21 -0.27 -0.06 -0.16 -0.14 -0.10 -0.04
word in the head clause	kimmel	-0.07 -0.08 -0.10 -0.07 -0.07 -0.08 -0.08 0.09
word in the head clause	know	-0.09 0.03 0.02 -0.05 -0.08 -0.07 0.04 -0.12
word in the head clause	lands	0.05 0.04 -0.10 -0.06 0.02 -0.06 -0.06 -0.11
word in the head clause	large	-0.06 -0.15 -0.14 -0.12 -0.14 -0.16 -0.17 0.12
word in the head clause	largest	-0.06 0.01 0.02 -0.06 -0.07 -0.09 -0.07 -0.03
word in the head clause	last	-0.14 0.01 0.12 -0.08 -0.13 -0.18 -0.10 -0.10
word in the head clause	latest	0.05 0.08 -0.03 -0.08 -0.17 -0.08 -0.05 -0.12
word in the head clause	launch	0.23 0.03 -0.17 -0.12 -0.24 -0.14 -0.05 -0.20
word in the head clause	launched	-0.08 -0.11 0.10 -0.07 0.01 -0.10 -0.12 0.00
word in the head clause	launcher	-0.12 -0.02 0.09 -0.14 -0.14 -0.16 -0.15 -0.07
word in the head clause	launches	0.16 0.03 -0.18 -0.10 -0.18 -0.20 -0.17 -0.04
word in the head clause	lawmakers	-0.02 -0.02 -0.06 -0.02 -0.01 -0.02 -0.02 0.05
word in the head clause	lead	-0.04 -0.05 -0.09 -0.04 -0.04 -0.09 -0.09 0.10
word in the head clause	leader	-0.09 -0.13 0.08 -0.07 -0.11 -0.17 -0.15 0.04
word in the head clause	leaders	0.03 -0.17 -0.09 -0.11 -0.11 -0.17 -0.03 0.03
word in the head clause	leadership	-0.11 -0.08 0.09 -0.09 -0.08 -0.12 -0.08 -0.06
word in the head clause	leads	-0.09 -0.09 -0.06 -0.09 -0.07 0.05 0.03 -0.07
word in the head clause	least	0.07 0.08 -0.21 -0.08 -0.08 -0.13 -0.09 -0.03
word in the head clause	leave	-0.09 -0.10 0.01 -0.07 -0.09 -0.14 -0.13 0.05
word in the head clause	leaves	-0.19 -0.13 -0.04 -0.13 -0.14 -0.15 0.06 0.07
word in the head clause	leaving	-0.03 0.05 -0.08 -0.03 -0.04 -0.03 -0.04 0.00
word in the head clause	left	0.03 -0.10 -0.15 -0.06 -0.09 -0.14 0.03 -0.02
word in the head clause	legal	-0.07 -0.11 0.12 -0.05 -0.09 -0.12 -0.10 -0.12
word in the head clause	level	-0.05 -0.08 -0.08 -0.07 -0.05 -0.10 -0.06 0.08
word in the head clause	lifts	-0.09 -0.07 -0.07 -0.05 -0.07 -0.10 -0.12 0.11
word in the head clause	like	-0.05 0.07 -0.05 -0.04 -0.08 0.04 -0.06 -0.10
word in the head clause	likely	-0.12 -0.14 0.12 -0.06 -0.08 -0.18 -0.15 -0.07
word in the head clause	limited	-0.11 -0.10 -0.10 -0.09 -0.08 -0.11 -0.11 0.11
word in the head clause	lines	-0.10 -0.08 -0.09 -0.08 -0.09 0.04 -0.11 -0.01
word in the head clause	linked	-0.11 -0.12 0.05 -0.09 -0.12 -0.12 -0.13 0.04
word in the head clause	live	0.04 0.08 -0.24 -0.13 0.01 -0.23 0.04 -0.11
word in the head clause	lives	-0.06 0.06 0.02 -0.09 -0.07 -0.11 -0.11 -0.08
word in the head clause	lng	-0.09 -0.11 0.03 -0.09 -0.09 -0.09 -0.10 0.01
word in the head clause	locked	0.07 -0.10 -0.11 -0.06 -0.10 0.07 -0.11 -0.12
word in the head clause	long	-0.13 -0.07 -0.16 -0.06 -0.07 0.08 -0.16 -0.02
word in the head clause	look	-0.07 -0.11 -0.01 -0.05 -0.06 -0.08 -0.07 0.06
word in the head clause	made	-0.10 -0.08 0.05 -0.09 -0.09 -0.15 -0.14 0.05
word in the head clause	maga	-0.07 -0.08 0.09 -0.07 -0.08 -0.10 -0.11 -0.08
word in the head clause	majeure	-0.04 -0.05 -0.11 -0.07 -0.05 -0.07 -0.08 0.09
word in the head clause	major	0.19 -0.16 -0.25 -0.15 -0.02 -0.21 0.00 -0.13
word in the head clause	make	-0.09 -0.08 0.00 -0.04 -0.08 -0.09 -0.09 0.02
word in the head clause	makes	-0.09 -0.07 -0.10 -0.09 -0.10 -0.13 -0.12 0.11
word in the head clause	making	-0.06 -0.05 -0.05 -0.05 -0.03 -0.07 -0.05 0.06
word in the head clause	many	-0.08 -0.10 0.07 -0.04 -0.07 -0.09 -0.09 -0.06
word in the head clause	marina	-0.06 0.05 -0.06 -0.03 -0.06 -0.02 -0.01 -0.02
word in the head clause	market	-0.10 -0.12 -0.07 -0.08 -0.08 -0.10 -0.09 0.12
word in the head clause	markets	-0.12 -0.10 0.03 -0.07 -0.05 -0.12 -0.10 0.02
word in the head clause	massive	0.11 -0.10 -0.16 -0.06 -0.06 -0.15 -0.11 0.01
word in the head clause	may	-0.12 -0.12 0.08 -0.08 -0.12 -0.23 -0.15 0.00
word in the head clause	means	-0.05 -0.08 0.07 -0.03 -0.04 -0.05 -0.06 -0.05
word in the head clause	media	0.06 -0.01 -0.15 -0.11 -0.14 -0.14 -0.12 0.05
word in the head clause	mediation	-0.05 -0.08 -0.06 -0.06 -0.08 -0.12 -0.02 0.04
word in the head clause	meet	-0.08 -0.06 -0.11 -0.05 -0.03 -0.07 0.02 0.02
word in the head clause	meeting	0.04 -0.10 0.04 -0.10 -0.11 -0.17 -0.17 -0.05
word in the head clause	members	0.03 -0.13 -0.09 -0.09 -0.15 -0.11 -0.11 0.08
word in the head clause	messages	-0.10 -0.08 -0.09 -0.09 -0.09 -0.11 -0.09 0.10
word in the head clause	might	-0.06 -0.04 -0.10 -0.04 -0.02 -0.12 -0.11 0.10
word in the head clause	military	0.06 -0.04 -0.12 -0.15 -0.02 0.01 -0.25 -0.04
word in the head clause	million	-0.11 -0.11 -0.05 -0.12 -0.10 -0.11 -0.13 0.08
word in the head clause	millions	0.06 -0.05 -0.11 -0.06 -0.06 -0.09 -0.09 0.02
word in the head clause	minister	-0.02 -0.10 -0.04 -0.08 -0.09 0.04 -0.02 -0.03
word in the head clause	ministers	-0.08 -0.09 -0.14 -0.07 -0.09 0.06 -0.12 0.06
word in the head clause	minutes	-0.07 0.00 -0.08 0.06 -0.08 0.01 -0.08 -0.06
word in the head clause	missile	0.07 -0.02 -0.17 -0.13 -0.15 -0.05 -0.18 0.05
word in the head clause	missiles	-0.02 -0.04 -0.09 -0.25 0.12 -0.08 -0.15 -0.08
word in the head clause	missing	0.11 -0.03 -0.09 -0.12 -0.13 -0.17 -0.12 -0.04
word in the head clause	mission	-0.09 -0.09 -0.10 -0.05 -0.07 -0.08 -0.08 0.10
word in the head clause	mixed	-0.07 -0.05 -0.09 -0.03 -0.03 -0.09 -0.10 0.10
word in the head clause	moment	0.09 0.05 -0.07 -0.14 -0.03 -0.16 -0.11 -0.18
word in the head clause	month	-0.04 -0.04 -0.08 -0.06 -0.04 -0.06 -0.07 0.07
word in the head clause	months	-0.09 -0.09 -0.12 -0.09 -0.09 -0.11 -0.07 0.11
word in the head clause	more	0.01 -0.11 0.03 -0.09 -0.16 -0.07 -0.15 0.02
word in the head clause	mosque	-0.10 0.08 0.06 -0.09 -0.12 -0.13 -0.12 -0.13
word in the head clause	most	0.02 -0.01 -0.05 -0.08 -0.11 -0.11 -0.12 0.00
word in the head clause	moved	-0.10 -0.08 -0.09 -0.08 -0.09 -0.09 -0.12 0.11
word in the head clause	ms	-0.07 0.04 -0.11 -0.07 -0.09 -0.10 -0.12 0.02
word in the head clause	much	0.01 -0.08 -0.11 -0.05 -0.04 -0.09 -0.12 0.05
word in the head clause	mulls	-0.10 -0.07 -0.12 -0.04 -0.07 -0.13 -0.12 0.12
word in the head clause	multiple	0.02 0.09 -0.15 -0.07 0.04 -0.13 -0.11 -0.17
word in the head clause	municipal	-0.09 -0.12 -0.08 -0.11 -0.09 -0.10 -0.11 0.11
word in the head clause	must	-0.09 -0.10 -0.10 -0.08 -0.10 0.04 -0.10 0.01
word in the head clause	names	-0.10 -0.11 0.05 -0.09 -0.13 -0.21 -0.13 0.06
word in the head clause	nation	-0.08 -0.09 -0.07 -0.09 -0.09 0.01 -0.16 0.04
word in the head clause	national	-0.10 -0.13 -0.14 -0.09 -0.09 -0.11 -0.13 0.14
word in the head clause	naval	0.06 -0.12 -0.17 -0.05 -0.10 -0.14 -0.11 0.13
word in the head clause	near	0.03 0.04 -0.21 -0.15 -0.02 0.01 -0.03 -0.08
word in the head clause	nearing	-0.14 -0.10 -0.09 -0.10 -0.11 -0.14 -0.09 0.13
word in the head clause	nearly	-0.05 -0.03 0.06 -0.07 -0.14 -0.10 -0.12 -0.11
word in the head clause	need	-0.06 -0.08 0.03 -0.04 -0.04 -0.09 -0.08 -0.01
word in the head clause	needs	-0.07 -0.07 -0.11 -0.04 -0.07 -0.09 -0.07 0.09
word in the head clause	negotiate	-0.08 -0.04 -0.11 -0.06 -0.04 0.09 -0.12 -0.08
word in the head clause	negotiating	-0.08 -0.06 -0.09 -0.04 -0.07 -0.12 0.07 -0.02
word in the head clause	negotiations	-0.06 -0.08 -0.10 -0.04 -0.06 -0.10 0.03 0.01
word in the head clause	negotiators	-0.10 -0.11 -0.09 -0.09 -0.10 0.09 0.08 -0.17
word in the head clause	neighbors	-0.09 -0.11 0.04 -0.08 -0.09 -0.12 -0.11 0.02
word in the head clause	never	-0.05 -0.08 0.01 -0.07 -0.10 -0.08 -0.11 0.07
word in the head clause	new	0.02 -0.19 -0.11 -0.23 -0.23 -0.04 -0.08 0.07
word in the head clause	news	-0.05 -0.13 0.02 -0.11 0.02 -0.09 -0.11 -0.05
word in the head clause	next	0.05 0.00 -0.11 -0.11 -0.15 -0.19 -0.01 0.01
word in the head clause	night	-0.12 -0.13 -0.14 -0.07 -0.09 0.02 0.01 0.06
word in the head clause	no	-0.12 -0.10 0.06 -0.18 -0.16 -0.27 -0.09 0.12
word in the head clause	north	0.00 0.04 -0.02 -0.09 -0.10 -0.11 -0.07 0.02
word in the head clause	not	-0.08 -0.14 0.04 -0.14 -0.18 0.02 -0.15 -0.01
word in the head clause	nothing	-0.05 -0.08 0.04 -0.02 -0.03 -0.06 -0.08 0.02
word in the head clause	now	-0.07 0.03 -0.06 -0.05 -0.07 -0.09 -0.10 0.00
word in the head clause	nuclear	0.01 -0.03 -0.06 -0.11 -0.14 -0.26 -0.12 0.08
word in the head clause	nuke	-0.06 -0.07 -0.07 -0.07 -0.08 0.04 -0.12 -0.01
word in the head clause	objectives	-0.09 -0.06 -0.09 -0.06 -0.07 -0.14 -0.10 0.12
word in the head clause	of	-0.02 -0.25 0.10 -0.14 -0.12 -0.16 -0.13 0.05
word in the head clause	off	-0.02 -0.05 0.06 -0.13 -0.18 -0.06 -0.19 -0.03
word in the head clause	offers	0.04 -0.10 -0.10 -0.08 -0.09 -0.11 -0.12 0.01
word in the head clause	official	0.02 -0.13 -0.19 -0.11 -0.14 -0.17 -0.03 0.09
word in the head clause	officials	-0.10 -0.14 -0.05 -0.09 -0.17 -0.24 -0.02 0.10
word in the head clause	oil	-0.04 0.00 0.01 -0.08 -0.10 -0.11 -0.15 0.03
word in the head clause	old	0.06 0.09 -0.12 -0.12 -0.12 -0.06 -0.06 -0.10
word in the head clause	on	-0.09 -0.14 0.06 -0.15 -0.13 -0.01 -0.09 0.03
word in the head clause	once	-0.06 0.03 -0.12 -0.05 -0.03 -0.10 -0.12 0.04
word in the head clause	one	-0.02 -0.01 0.02 -0.09 -0.15 -0.01 -0.03 -0.06
word in the head clause	ongoing	0.12 -0.08 -0.12 -0.07 -0.13 -0.13 -0.10 -0.09
word in the head clause	only	-0.09 0.04 -0.13 -0.05 -0.07 -0.12 -0.09 0.10
word in the head clause	open	-0.09 -0.12 -0.13 -0.07 -0.07 0.03 0.05 -0.04
word in the head clause	opening	-0.05 -0.08 -0.02 -0.05 -0.08 -0.12 -0.10 0.06
word in the head clause	operation	0.02 -0.17 0.01 -0.15 -0.12 -0.01 -0.17 -0.05
word in the head clause	operations	0.11 -0.07 -0.15 -0.19 -0.21 -0.24 -0.24 -0.03
word in the head clause	options	-0.14 -0.11 0.01 -0.09 -0.13 -0.15 -0.15 0.05
word in the head clause	or	-0.05 -0.13 -0.19 -0.11 -0.07 -0.01 -0.17 0.11
word in the head clause	order	0.06 -0.11 -0.14 -0.07 -0.06 -0.13 -0.13 0.13
word in the head clause	orders	-0.12 -0.12 -0.11 -0.08 -0.13 0.02 0.03 -0.01
word in the head clause	other	0.01 -0.14 -0.04 -0.11 -0.13 -0.12 0.06 -0.13
word in the head clause	out	-0.08 -0.18 0.00 -0.13 -0.17 -0.05 -0.23 0.06
word in the head clause	output	-0.07 -0.09 0.03 -0.08 -0.08 -0.05 -0.08 0.00
word in the head clause	over	-0.05 -0.32 -0.09 -0.04 0.12 -0.09 -0.16 0.07
word in the head clause	overnight	0.14 -0.12 -0.14 -0.05 -0.08 -0.09 -0.05 -0.11
word in the head clause	own	-0.06 -0.05 -0.09 -0.04 -0.04 -0.08 -0.06 0.09
word in the head clause	parade	-0.09 -0.10 0.06 -0.11 -0.08 -0.10 -0.10 0.06
word in the head clause	part	-0.05 -0.09 -0.11 -0.06 -0.07 -0.09 -0.11 0.13
word in the head clause	parts	-0.05 0.03 -0.10 -0.05 -0.05 -0.10 -0.10 0.04
word in the head clause	passage	-0.10 -0.11 -0.10 -0.09 -0.09 -0.14 -0.14 0.14
word in the head clause	past	-0.03 -0.09 -0.11 -0.09 -0.09 -0.10 -0.10 0.09
word in the head clause	pause	-0.09 -0.12 -0.13 -0.08 -0.11 -0.09 0.06 -0.01
word in the head clause	pay	-0.09 -0.06 0.06 -0.04 -0.04 0.03 -0.08 -0.08
word in the head clause	peace	0.02 -0.14 -0.17 -0.08 -0.08 -0.17 0.08 -0.06
word in the head clause	people	0.01 -0.03 -0.15 -0.13 -0.02 -0.17 -0.16 0.11
word in the head clause	percent	-0.12 -0.11 0.01 -0.05 -0.09 -0.09 -0.09 0.06
word in the head clause	permanent	-0.08 -0.10 -0.12 -0.08 -0.08 -0.10 -0.11 0.11
word in the head clause	persian	-0.11 -0.11 -0.09 -0.10 -0.07 -0.13 -0.12 0.11
word in the head clause	pilot	-0.09 -0.07 0.01 -0.07 -0.13 -0.06 -0.06 0.07
word in the head clause	place	-0.05 -0.10 -0.12 0.12 -0.09 -0.09 -0.10 -0.09
word in the head clause	plan	-0.08 -0.05 -0.13 -0.04 -0.04 -0.14 0.04 0.07
word in the head clause	plane	-0.12 -0.11 -0.14 -0.09 0.09 -0.09 -0.16 -0.05
word in the head clause	planned	-0.16 -0.14 -0.16 -0.13 -0.13 -0.20 0.02 0.10
word in the head clause	planning	0.07 -0.07 -0.08 -0.04 -0.06 -0.08 -0.10 -0.02
word in the head clause	plans	-0.05 -0.04 -0.04 -0.03 -0.05 -0.12 -0.11 0.07
word in the head clause	plant	-0.12 0.05 -0.19 -0.11 -0.13 -0.11 -0.10 0.11
word in the head clause	plants	0.00 -0.14 -0.17 -0.12 -0.14 0.04 -0.18 0.04
word in the head clause	playing	-0.04 -0.03 -0.09 -0.03 -0.02 -0.05 -0.10 0.09
word in the head clause	plunge	-0.03 -0.03 -0.07 -0.04 -0.02 -0.03 -0.07 0.08
word in the head clause	plunges	-0.05 -0.06 -0.10 -0.05 -0.04 -0.05 -0.12 0.11
word in the head clause	pm	-0.10 -0.10 0.03 0.05 -0.13 -0.15 -0.19 -0.02
word in the head clause	podcast	0.09 -0.08 -0.13 -0.06 -0.05 -0.08 -0.08 -0.05
word in the head clause	point	0.09 -0.08 -0.10 -0.05 -0.06 -0.10 0.05 -0.11
word in the head clause	police	0.07 -0.16 -0.02 -0.13 -0.14 -0.16 -0.12 -0.01
word in the head clause	policy	-0.04 -0.04 -0.09 -0.05 -0.04 -0.07 -0.06 0.09
word in the head clause	political	-0.06 -0.11 0.06 -0.03 -0.06 -0.12 0.05 -0.09
word in the head clause	polymarket	-0.07 -0.09 0.00 -0.05 -0.09 -0.10 -0.11 0.02
word in the head clause	ports	-0.05 0.04 -0.08 -0.03 -0.06 -0.18 -0.11 0.12
word in the head clause	possible	-0.18 -0.16 -0.31 -0.08 -0.12 0.06 -0.24 0.10
word in the head clause	post	-0.10 -0.09 -0.11 -0.09 -0.10 -0.10 -0.11 0.12
word in the head clause	potential	-0.07 -0.10 0.05 -0.08 -0.09 0.06 -0.11 -0.09
word in the head clause	pound	0.00 -0.02 -0.04 -0.06 -0.13 -0.09 -0.04 0.02
word in the head clause	pounds	0.04 0.08 -0.12 -0.05 -0.08 -0.08 -0.11 -0.10
word in the head clause	power	-0.06 -0.16 -0.10 -0.15 -0.15 0.00 -0.20 0.07
word in the head clause	powers	0.07 -0.07 -0.09 -0.04 -0.03 -0.06 -0.05 0.03
word in the head clause	praises	-0.03 -0.02 0.06 -0.03 -0.03 -0.05 -0.07 -0.06
word in the head clause	prediction	-0.08 -0.03 -0.06 -0.07 -0.03 -0.09 -0.06 0.08
word in the head clause	prepare	-0.09 -0.06 -0.09 -0.04 -0.04 -0.14 -0.11 0.12
word in the head clause	preparing	-0.12 0.05 -0.11 -0.08 -0.11 -0.16 -0.11 -0.01
word in the head clause	presence	-0.10 -0.11 -0.12 -0.09 -0.10 -0.13 -0.13 0.14
word in the head clause	president	-0.09 0.03 0.02 -0.10 -0.12 -0.02 0.05 -0.09
word in the head clause	press	-0.11 0.05 -0.15 -0.10 -0.09 0.09 -0.15 -0.09
word in the head clause	pressed	-0.06 -0.04 -0.12 -0.05 -0.05 -0.06 -0.08 0.11
word in the head clause	pressure	-0.07 -0.04 -0.11 -0.05 -0.02 -0.12 -0.06 0.13
word in the head clause	price	-0.07 -0.05 -0.03 -0.04 -0.03 0.01 -0.09 0.01
word in the head clause	prices	-0.10 -0.09 0.05 -0.04 -0.04 -0.06 -0.08 0.00
word in the head clause	prime	-0.05 -0.04 -0.06 -0.05 -0.03 -0.10 -0.12 0.07
word in the head clause	primetime	-0.08 -0.04 -0.08 -0.04 -0.07 -0.10 -0.10 0.11
word in the head clause	pro	-0.06 -0.08 0.02 -0.09 -0.10 -0.13 -0.16 0.01
word in the head clause	problem	-0.09 -0.09 -0.09 -0.07 -0.08 -0.09 -0.09 0.10
word in the head clause	production	-0.06 -0.08 -0.11 -0.06 -0.09 -0.09 -0.09 0.10
word in the head clause	program	0.00 -0.11 -0.08 -0.06 -0.11 -0.14 -0.13 0.10
word in the head clause	progress	-0.11 -0.07 -0.17 -0.12 -0.09 -0.14 0.08 -0.05
word in the head clause	promises	-0.10 -0.06 0.00 -0.07 -0.11 0.02 -0.09 0.01
word in the head clause	proposal	-0.08 -0.06 -0.11 -0.08 -0.06 -0.11 -0.11 0.12
word in the head clause	protest	-0.15 -0.10 0.01 -0.11 -0.06 -0.10 -0.15 0.08
word in the head clause	protests	-0.05 -0.14 0.06 -0.09 -0.14 -0.10 -0.07 -0.01
word in the head clause	push	-0.08 0.05 -0.12 -0.07 -0.07 -0.10 0.01 -0.02
word in the head clause	pushing	-0.04 -0.10 -0.10 -0.09 -0.06 -0.09 -0.14 0.10
word in the head clause	put	0.05 -0.09 -0.06 -0.04 -0.05 0.02 -0.14 -0.05
word in the head clause	question	-0.06 -0.05 0.03 -0.07 -0.07 -0.07 -0.10 -0.01
word in the head clause	questions	-0.10 -0.11 0.10 -0.09 -0.11 -0.14 -0.12 -0.01
word in the head clause	raid	-0.11 0.02 0.08 -0.11 -0.15 -0.12 -0.10 -0.05
word in the head clause	raises	-0.10 -0.12 0.12 -0.08 -0.11 -0.10 -0.10 -0.12
word in the head clause	rally	-0.11 -0.09 -0.09 -0.10 -0.05 -0.09 -0.10 0.11
word in the head clause	ramp	0.06 -0.10 -0.09 -0.08 -0.06 -0.10 -0.11 0.05
word in the head clause	rates	-0.07 -0.09 -0.02 -0.05 -0.06 -0.07 -0.08 0.04
word in the head clause	re	-0.10 -0.13 0.02 -0.09 -0.11 -0.15 0.01 0.02
word in the head clause	reach	0.02 -0.08 0.00 -0.06 -0.06 -0.07 -0.09 -0.05
word in the head clause	react	-0.05 -0.08 -0.07 -0.06 -0.05 -0.10 -0.12 0.11
word in the head clause	read	-0.08 -0.10 -0.12 -0.12 -0.07 -0.16 -0.14 0.13
word in the head clause	ready	-0.07 -0.11 -0.15 -0.09 -0.10 -0.01 -0.11 0.07
word in the head clause	recent	-0.09 -0.11 0.08 -0.06 -0.09 -0.08 -0.09 -0.01
word in the head clause	red	-0.09 -0.08 -0.08 -0.09 -0.08 0.04 -0.11 -0.02
word in the head clause	refinery	-0.13 0.08 -0.01 -0.09 -0.11 -0.12 -0.09 -0.07
word in the head clause	refueling	-0.02 -0.07 -0.12 -0.06 0.07 -0.08 -0.10 -0.04
word in the head clause	regime	-0.05 -0.05 0.06 -0.04 -0.06 -0.11 -0.07 -0.03
word in the head clause	region	-0.05 0.04 -0.07 -0.06 -0.06 0.04 -0.10 -0.06
word in the head clause	regional	-0.07 -0.12 -0.14 -0.09 -0.12 -0.14 -0.13 0.15
word in the head clause	rejects	-0.08 -0.07 0.04 -0.03 -0.06 -0.11 0.02 -0.04
word in the head clause	relations	-0.04 -0.04 -0.07 -0.04 -0.01 -0.05 -0.08 0.07
word in the head clause	release	-0.08 -0.08 -0.08 -0.07 -0.08 -0.06 -0.07 0.09
word in the head clause	releases	0.01 -0.09 -0.14 -0.07 0.11 -0.10 -0.09 -0.14
word in the head clause	remains	0.03 -0.14 -0.08 -0.16 -0.12 -0.18 -0.05 0.04
word in the head clause	renewed	-0.09 -0.06 -0.05 -0.05 -0.07 -0.11 0.04 0.01
word in the head clause	renews	0.05 -0.10 -0.12 -0.07 -0.09 0.05 -0.12 -0.06
word in the head clause	reopen	-0.09 -0.09 -0.12 -0.07 -0.05 -0.09 -0.15 0.12
word in the head clause	reopening	-0.12 0.04 -0.11 -0.12 -0.11 -0.13 -0.04 0.03
word in the head clause	report	0.00 0.07 -0.19 -0.12 -0.20 -0.13 -0.15 0.08
word in the head clause	reported	-0.13 -0.11 0.03 -0.13 -0.13 -0.11 -0.11 0.07
word in the head clause	reportedly	0.12 0.02 -0.17 -0.10 -0.14 -0.16 -0.17 -0.07
word in the head clause	reporter	0.07 -0.03 -0.11 -0.08 -0.09 -0.09 -0.06 0.05
word in the head clause	reports	-0.01 0.01 -0.20 -0.15 -0.17 -0.17 -0.17 0.08
word in the head clause	republican	-0.07 -0.05 0.00 -0.05 -0.05 -0.10 -0.11 0.06
word in the head clause	republicans	-0.05 -0.06 0.08 -0.06 -0.05 -0.08 -0.07 -0.08
word in the head clause	rescue	0.04 -0.17 0.03 -0.13 0.03 -0.20 -0.18 -0.08
word in the head clause	rescued	-0.13 0.04 -0.02 -0.10 -0.14 0.06 -0.11 -0.06
word in the head clause	resolution	-0.06 -0.09 -0.11 -0.06 -0.06 -0.07 0.03 0.00
word in the head clause	responds	0.08 -0.08 -0.09 -0.06 -0.05 -0.12 -0.10 0.00
word in the head clause	response	0.03 -0.01 -0.04 -0.13 0.00 -0.07 0.02 -0.11
word in the head clause	restore	-0.04 -0.03 -0.10 -0.05 -0.04 -0.11 -0.09 0.11
word in the head clause	restrictions	-0.08 -0.08 -0.09 -0.09 -0.10 -0.10 -0.08 0.09
word in the head clause	resume	0.10 -0.11 -0.09 -0.07 -0.09 -0.12 -0.14 -0.04
word in the head clause	retaliates	0.06 0.03 -0.18 -0.04 -0.06 -0.10 -0.06 -0.09
word in the head clause	retaliation	-0.19 0.02 -0.07 -0.16 -0.19 0.07 0.02 0.03
word in the head clause	retaliatory	-0.03 0.01 0.01 -0.08 -0.11 -0.12 -0.12 -0.02
word in the head clause	retired	-0.07 -0.06 0.04 -0.06 -0.05 -0.08 -0.08 0.02
word in the head clause	return	-0.07 -0.09 -0.12 -0.08 -0.09 -0.10 -0.13 0.12
word in the head clause	reveals	0.02 -0.13 0.00 -0.08 -0.12 -0.12 -0.12 0.01
word in the head clause	rise	-0.03 -0.06 -0.11 -0.04 -0.03 -0.06 -0.07 0.08
word in the head clause	rises	-0.01 0.01 -0.17 -0.10 -0.09 -0.08 -0.08 0.11
word in the head clause	risk	-0.08 -0.14 0.10 -0.12 -0.08 -0.17 -0.16 -0.06
word in the head clause	risks	-0.09 -0.13 0.04 -0.10 -0.10 -0.16 -0.17 0.02
word in the head clause	rocket	-0.13 0.09 0.00 -0.09 -0.13 -0.11 -0.09 -0.13
word in the head clause	role	-0.08 -0.10 -0.03 -0.06 -0.07 -0.10 -0.12 0.06
word in the head clause	round	0.08 -0.10 -0.02 -0.04 -0.07 -0.12 -0.01 -0.05
word in the head clause	rubble	0.06 -0.10 0.00 -0.10 -0.08 -0.09 -0.07 -0.11
word in the head clause	s	-0.11 0.02 -0.03 -0.06 -0.09 -0.10 -0.06 0.04
word in the head clause	said	0.00 -0.02 -0.23 -0.10 0.06 -0.03 0.02 -0.08
word in the head clause	sailors	-0.14 0.01 0.09 -0.10 -0.12 -0.12 -0.12 -0.02
word in the head clause	sanctions	-0.16 -0.11 -0.15 -0.11 -0.13 -0.16 -0.16 0.18
word in the head clause	satellite	-0.02 -0.15 0.11 -0.12 -0.11 -0.14 -0.15 -0.12
word in the head clause	say	-0.08 -0.16 -0.19 -0.12 -0.14 0.01 0.04 0.02
word in the head clause	says	-0.02 -0.01 -0.03 -0.13 -0.01 -0.01 0.01 -0.07
word in the head clause	scale	-0.11 -0.08 0.05 -0.06 -0.05 -0.09 -0.09 0.03
word in the head clause	school	0.06 -0.19 0.01 -0.14 -0.17 -0.16 -0.12 -0.05
word in the head clause	sea	-0.09 -0.09 0.03 -0.05 -0.09 -0.08 -0.06 0.05
word in the head clause	search	0.06 -0.10 0.02 -0.11 -0.15 -0.10 -0.09 0.02
word in the head clause	second	-0.01 -0.17 0.00 -0.11 0.05 -0.18 -0.01 -0.05
word in the head clause	secret	-0.12 -0.10 -0.11 -0.08 -0.10 -0.13 -0.13 0.12
word in the head clause	security	0.03 -0.18 0.02 -0.14 -0.17 -0.18 -0.18 0.02
word in the head clause	seen	0.13 0.02 -0.16 -0.18 -0.15 0.01 -0.15 -0.13
word in the head clause	sees	-0.04 0.00 -0.09 -0.02 -0.02 -0.04 -0.05 0.05
word in the head clause	seize	-0.14 -0.12 -0.11 -0.07 -0.12 -0.12 -0.07 0.13
word in the head clause	seized	-0.10 -0.11 -0.13 -0.06 -0.11 -0.11 -0.06 0.13
word in the head clause	seizes	-0.11 -0.12 -0.11 -0.08 -0.12 -0.10 -0.09 0.14
word in the head clause	self	0.06 -0.13 -0.05 -0.08 -0.15 -0.13 -0.12 0.03
word in the head clause	senate	-0.09 -0.09 -0.15 -0.09 -0.11 -0.11 -0.09 0.14
word in the head clause	senator	-0.04 -0.03 0.04 -0.03 -0.02 -0.05 -0.03 -0.03
word in the head clause	send	-0.08 -0.09 -0.13 -0.07 -0.07 -0.08 -0.09 0.13
word in the head clause	sending	-0.09 -0.13 -0.02 -0.10 -0.11 -0.12 -0.10 0.08
word in the head clause	sends	-0.05 -0.08 0.09 -0.03 -0.04 -0.07 -0.10 -0.05
word in the head clause	sent	-0.08 -0.07 -0.10 -0.07 -0.10 -0.10 -0.08 0.10
word in the head clause	service	0.03 0.06 -0.09 -0.10 -0.12 -0.11 -0.08 -0.04
word in the head clause	set	-0.11 -0.16 -0.02 -0.07 -0.08 0.00 -0.20 0.06
word in the head clause	seven	-0.11 0.12 -0.13 -0.04 -0.09 -0.10 -0.07 -0.10
word in the head clause	several	0.05 -0.14 0.04 -0.13 -0.01 -0.08 -0.08 0.01
word in the head clause	shares	0.07 -0.07 -0.08 -0.05 -0.08 -0.08 -0.10 -0.04
word in the head clause	sharply	-0.06 -0.10 0.12 -0.07 -0.09 -0.10 -0.09 -0.14
word in the head clause	she	-0.07 0.02 -0.02 -0.05 -0.07 -0.07 -0.05 0.01
word in the head clause	shelter	-0.03 -0.03 -0.16 0.10 -0.10 -0.10 -0.11 -0.06
word in the head clause	shelters	-0.17 -0.09 -0.12 0.12 -0.12 -0.14 -0.12 -0.04
word in the head clause	ship	0.02 -0.22 0.07 -0.10 -0.18 -0.06 -0.15 -0.02
word in the head clause	shipping	-0.14 -0.18 0.00 -0.12 -0.10 -0.20 -0.19 0.05
word in the head clause	ships	-0.18 0.03 0.02 -0.12 -0.17 -0.04 -0.16 0.01
word in the head clause	shock	-0.10 -0.11 -0.13 -0.10 -0.11 -0.14 -0.13 0.13
word in the head clause	shooter	0.07 -0.09 0.01 -0.09 -0.09 -0.08 -0.09 -0.09
word in the head clause	shooting	-0.14 0.09 0.07 -0.12 -0.12 -0.14 -0.15 -0.10
word in the head clause	shoots	-0.07 -0.06 -0.13 -0.04 0.10 -0.07 -0.06 -0.11
word in the head clause	shortages	-0.08 -0.07 -0.11 -0.06 -0.06 -0.08 -0.07 0.10
word in the head clause	shot	-0.14 -0.14 -0.01 -0.07 0.12 -0.14 -0.14 -0.08
word in the head clause	should	-0.06 -0.08 -0.15 -0.05 -0.07 0.03 -0.09 0.05
word in the head clause	show	-0.07 -0.04 0.00 -0.11 0.11 -0.16 -0.16 -0.13
word in the head clause	shows	-0.07 -0.07 0.00 -0.12 -0.01 -0.15 -0.18 0.06
word in the head clause	shutdown	-0.13 -0.15 -0.11 -0.10 -0.10 -0.10 -0.11 0.13
word in the head clause	side	-0.08 -0.07 0.08 -0.05 -0.08 -0.07 -0.10 -0.07
word in the head clause	sign	-0.10 -0.08 0.10 -0.04 -0.06 -0.07 -0.05 -0.03
word in the head clause	signals	-0.12 -0.09 -0.11 -0.08 -0.05 -0.13 -0.12 0.13
word in the head clause	signed	-0.09 -0.11 -0.08 -0.09 -0.07 -0.13 0.08 -0.06
word in the head clause	signs	-0.09 -0.09 -0.09 -0.06 -0.04 -0.08 -0.12 0.10
word in the head clause	sinking	0.05 -0.11 0.03 -0.10 -0.12 -0.13 -0.12 -0.07
word in the head clause	sinks	0.08 -0.10 -0.01 -0.05 -0.10 -0.11 -0.07 -0.11
word in the head clause	sirens	-0.27 -0.09 -0.17 0.19 -0.27 -0.17 -0.11 -0.08
word in the head clause	site	-0.04 0.08 -0.01 -0.10 -0.14 -0.16 -0.12 -0.02
word in the head clause	sites	0.14 -0.13 -0.11 -0.04 -0.10 -0.11 -0.05 -0.14
word in the head clause	six	0.04 0.03 -0.05 -0.06 -0.12 -0.14 -0.08 -0.05
word in the head clause	slams	-0.09 -0.05 -0.20 -0.10 -0.07 -0.09 -0.11 0.17
word in the head clause	smashed	-0.09 -0.08 0.02 -0.06 -0.07 -0.11 -0.06 0.04
word in the head clause	smoke	0.12 0.06 -0.16 -0.20 -0.14 -0.13 -0.12 -0.13
word in the head clause	so	-0.09 -0.09 0.06 -0.05 -0.08 -0.09 -0.06 0.03
word in the head clause	soar	-0.03 -0.05 -0.10 -0.04 -0.05 -0.05 -0.09 0.10
word in the head clause	soldier	-0.16 0.12 -0.20 -0.08 -0.14 -0.15 -0.11 0.10
word in the head clause	soldiers	0.02 -0.08 0.09 -0.13 -0.19 -0.28 -0.23 -0.10
word in the head clause	some	-0.08 -0.10 0.07 -0.10 -0.13 -0.13 -0.13 -0.03
word in the head clause	soon	-0.09 -0.08 -0.10 -0.07 -0.07 0.04 -0.13 0.04
word in the head clause	sound	-0.09 -0.08 0.01 0.09 -0.08 -0.04 -0.04 -0.08
word in the head clause	south	0.04 0.08 -0.11 -0.07 -0.11 -0.09 -0.08 -0.13
word in the head clause	southern	-0.12 0.13 -0.14 -0.08 -0.09 -0.08 -0.09 -0.13
word in the head clause	sparks	0.00 0.00 0.00 -0.12 -0.15 -0.15 -0.12 0.00
word in the head clause	speak	-0.05 -0.05 -0.09 -0.03 -0.04 -0.12 0.07 -0.07
word in the head clause	special	-0.12 -0.08 0.01 -0.07 -0.12 -0.11 -0.10 0.05
word in the head clause	speech	-0.07 -0.07 -0.11 -0.09 -0.07 -0.12 -0.10 0.10
word in the head clause	spike	-0.04 -0.03 -0.08 -0.01 -0.03 -0.03 -0.02 0.08
word in the head clause	spikes	-0.03 -0.02 0.02 -0.02 -0.02 -0.02 -0.02 -0.02
word in the head clause	spiral	-0.05 -0.02 0.05 -0.02 -0.02 -0.07 -0.04 -0.03
word in the head clause	spy	-0.07 -0.12 -0.11 -0.08 -0.12 -0.10 -0.09 0.11
word in the head clause	spying	-0.09 -0.08 -0.10 -0.09 -0.08 -0.08 -0.08 0.09
word in the head clause	staff	0.06 -0.08 -0.09 -0.09 -0.07 -0.08 -0.08 0.01
word in the head clause	stance	-0.05 -0.06 0.07 -0.06 -0.09 -0.08 -0.11 -0.04
word in the head clause	stand	-0.07 -0.05 -0.08 -0.05 -0.04 -0.11 -0.09 0.12
word in the head clause	stands	-0.04 -0.09 0.09 -0.09 -0.05 -0.08 -0.08 -0.09
word in the head clause	starting	-0.04 -0.05 -0.08 -0.04 -0.03 -0.05 -0.07 0.08
word in the head clause	state	0.02 0.00 -0.07 -0.09 -0.10 -0.13 -0.09 0.02
word in the head clause	statement	-0.16 -0.16 0.09 -0.16 -0.11 -0.23 -0.21 -0.03
word in the head clause	states	-0.08 0.06 -0.12 -0.09 0.00 -0.12 -0.09 0.01
word in the head clause	station	0.04 -0.07 -0.12 -0.08 -0.07 -0.09 -0.08 0.08
word in the head clause	statue	-0.09 -0.10 -0.14 -0.09 -0.10 -0.12 -0.10 0.14
word in the head clause	stewart	-0.06 -0.07 0.00 -0.05 -0.08 -0.06 -0.06 0.03
word in the head clause	still	-0.13 -0.16 -0.17 -0.14 -0.15 0.00 0.02 0.10
word in the head clause	stock	-0.10 -0.13 0.08 -0.11 -0.11 -0.10 -0.10 -0.03
word in the head clause	stocks	-0.11 -0.07 0.01 -0.05 0.01 -0.11 -0.09 0.01
word in the head clause	stop	0.02 -0.13 -0.02 -0.04 -0.04 -0.12 -0.10 0.05
word in the head clause	strait	-0.09 0.04 -0.09 -0.08 -0.07 -0.13 -0.09 0.00
word in the head clause	stranded	-0.04 -0.04 -0.07 -0.06 -0.03 -0.04 -0.04 0.07
word in the head clause	strategic	0.06 -0.14 -0.15 -0.10 -0.13 -0.13 -0.15 0.03
word in the head clause	strategy	-0.10 -0.08 -0.11 -0.09 -0.08 -0.14 -0.11 0.12
word in the head clause	streets	0.08 -0.13 -0.10 -0.08 -0.08 -0.07 -0.07 0.04
word in the head clause	strike	0.03 -0.11 0.07 -0.17 -0.31 -0.06 -0.27 -0.01
word in the head clause	strikes	0.13 -0.03 0.10 -0.14 -0.31 -0.25 -0.10 -0.23
word in the head clause	striking	-0.03 -0.13 0.04 -0.11 -0.19 0.01 -0.14 -0.02
word in the head clause	struck	-0.04 0.06 0.04 -0.09 0.02 -0.20 -0.13 -0.21
word in the head clause	stunning	-0.02 -0.07 0.05 -0.04 -0.07 -0.07 -0.06 -0.09
word in the head clause	submarine	0.12 -0.14 -0.12 -0.08 -0.13 -0.10 -0.08 -0.10
word in the head clause	suggests	-0.08 -0.10 0.06 -0.09 -0.08 -0.10 -0.11 0.08
word in the head clause	sunday	-0.06 -0.09 0.04 -0.05 -0.11 -0.01 0.01 -0.08
word in the head clause	supply	-0.09 -0.11 -0.06 -0.03 -0.06 -0.06 -0.04 0.10
word in the head clause	support	-0.08 -0.11 -0.05 -0.08 -0.08 -0.15 -0.17 0.09
word in the head clause	supports	-0.07 -0.12 0.05 -0.09 -0.09 -0.13 -0.10 -0.01
word in the head clause	surge	-0.05 -0.07 -0.03 -0.06 -0.04 -0.05 -0.05 0.04
word in the head clause	surges	-0.05 -0.08 0.02 -0.04 -0.04 -0.08 -0.07 -0.01
word in the head clause	surprise	-0.06 -0.05 0.00 -0.09 -0.08 -0.08 -0.09 0.01
word in the head clause	surrender	0.01 -0.11 -0.12 -0.10 -0.07 0.05 -0.13 0.01
word in the head clause	survivors	0.14 -0.11 -0.14 -0.10 -0.08 -0.11 -0.10 -0.12
word in the head clause	suspected	-0.12 -0.08 -0.03 -0.10 0.07 -0.13 -0.09 0.02
word in the head clause	suspend	-0.08 -0.09 0.04 -0.08 -0.04 -0.08 -0.09 0.00
word in the head clause	suspends	-0.11 -0.12 0.01 -0.08 -0.13 -0.11 0.08 -0.08
word in the head clause	system	-0.07 -0.12 0.06 -0.10 -0.01 -0.11 -0.07 -0.01
word in the head clause	systems	0.07 -0.09 -0.13 -0.11 -0.11 -0.12 -0.08 0.05
word in the head clause	take	-0.06 -0.05 0.10 -0.04 -0.04 -0.10 -0.08 -0.10
word in the head clause	taken	-0.10 0.03 -0.13 -0.09 -0.09 0.09 -0.16 -0.07
word in the head clause	taking	-0.10 -0.09 -0.11 -0.10 -0.06 0.09 -0.10 -0.06
word in the head clause	talks	-0.01 -0.30 -0.06 -0.14 -0.20 -0.41 0.11 -0.04
word in the head clause	tanker	-0.16 0.05 0.04 -0.10 -0.14 -0.10 -0.11 -0.09
word in the head clause	tankers	-0.05 -0.14 0.02 -0.10 -0.07 -0.13 -0.09 0.07
word in the head clause	tap	-0.09 -0.07 0.11 -0.09 -0.13 -0.11 -0.11 -0.13
word in the head clause	target	-0.14 0.00 -0.12 -0.10 0.01 -0.01 -0.12 0.05
word in the head clause	targeted	0.09 0.09 -0.11 -0.15 -0.24 -0.27 -0.18 -0.09
word in the head clause	targeting	-0.02 -0.13 0.11 -0.07 0.03 -0.18 -0.10 -0.13
word in the head clause	targets	0.10 -0.13 -0.17 -0.11 -0.21 0.01 -0.15 0.00
word in the head clause	tell	-0.04 -0.07 0.03 -0.03 -0.04 -0.06 -0.10 0.03
word in the head clause	tells	-0.14 -0.18 -0.19 0.09 -0.16 0.10 -0.21 -0.04
word in the head clause	ten	-0.04 0.03 -0.05 -0.02 -0.03 -0.04 0.03 -0.06
word in the head clause	tensions	-0.10 -0.10 0.01 -0.08 -0.08 -0.12 -0.11 0.06
word in the head clause	term	-0.10 -0.09 -0.09 -0.07 -0.08 -0.12 -0.06 0.11
word in the head clause	terrifying	-0.06 0.09 -0.11 -0.04 -0.09 -0.07 -0.10 -0.01
word in the head clause	territory	-0.03 -0.06 -0.10 -0.03 0.02 -0.09 -0.10 0.08
word in the head clause	test	-0.04 -0.07 0.10 -0.05 -0.04 -0.08 -0.06 -0.10
word in the head clause	than	-0.02 -0.11 0.05 -0.14 -0.17 -0.13 -0.15 0.05
word in the head clause	that	-0.17 0.05 0.11 -0.10 -0.16 -0.04 -0.22 -0.12
word in the head clause	the	-0.08 -0.16 0.10 -0.18 -0.08 -0.04 -0.07 0.00
word in the head clause	their	-0.10 0.01 -0.03 -0.09 -0.09 -0.03 -0.11 0.04
word in the head clause	them	0.01 -0.06 -0.08 -0.06 -0.06 0.03 -0.13 -0.04
word in the head clause	there	-0.09 0.05 0.03 -0.11 -0.12 -0.15 -0.16 -0.04
word in the head clause	these	-0.09 -0.11 0.06 -0.10 -0.11 -0.12 -0.11 0.03
word in the head clause	they	-0.08 -0.09 0.03 -0.07 0.03 0.03 -0.10 -0.06
word in the head clause	third	0.04 -0.16 0.02 -0.16 -0.13 0.02 -0.15 -0.07
word in the head clause	this	-0.08 -0.10 0.08 -0.07 -0.08 -0.16 -0.12 -0.03
word in the head clause	thousands	-0.15 -0.16 -0.05 -0.12 -0.15 0.01 -0.14 0.10
word in the head clause	threat	-0.03 -0.22 0.02 -0.16 -0.17 -0.13 -0.01 0.06
word in the head clause	threatens	0.01 0.00 -0.20 -0.10 -0.15 0.09 -0.27 -0.10
word in the head clause	threats	0.05 -0.13 -0.19 -0.11 -0.10 0.05 -0.18 -0.05
word in the head clause	three	-0.01 0.10 -0.13 -0.10 -0.15 -0.01 -0.14 -0.03
word in the head clause	through	0.07 -0.19 -0.12 -0.10 -0.07 0.00 -0.13 0.00
word in the head clause	tied	-0.09 0.08 -0.11 -0.10 -0.10 -0.09 -0.11 0.01
word in the head clause	ties	-0.06 -0.06 0.05 -0.06 -0.08 -0.06 -0.09 0.03
word in the head clause	time	0.01 -0.15 0.02 -0.07 0.03 -0.12 0.03 -0.09
word in the head clause	to	-0.14 -0.15 -0.04 0.00 -0.07 0.08 0.00 0.01
word in the head clause	today	-0.09 0.03 -0.05 -0.08 -0.08 -0.13 0.09 -0.10
word in the head clause	told	-0.08 -0.10 -0.09 -0.08 -0.11 -0.11 0.05 0.00
word in the head clause	toll	-0.11 -0.15 0.14 -0.07 -0.09 -0.11 -0.10 -0.03
word in the head clause	tonight	-0.14 -0.10 -0.06 -0.05 -0.11 0.09 -0.12 -0.09
word in the head clause	too	-0.10 -0.04 -0.10 -0.04 -0.04 0.11 -0.13 -0.10
word in the head clause	top	0.03 -0.12 -0.02 -0.07 -0.08 0.02 0.00 -0.06
word in the head clause	total	-0.07 -0.12 -0.10 -0.06 -0.09 -0.12 0.01 0.05
word in the head clause	toward	0.05 -0.10 -0.12 -0.06 -0.10 -0.08 -0.08 0.07
word in the head clause	tower	-0.10 0.10 -0.10 -0.08 -0.10 -0.05 -0.05 -0.06
word in the head clause	towns	0.12 -0.12 -0.12 -0.07 -0.10 -0.10 -0.11 -0.11
word in the head clause	trade	0.10 -0.13 -0.10 -0.09 -0.11 0.06 -0.16 -0.08
word in the head clause	traders	-0.07 -0.10 0.04 -0.10 -0.06 -0.12 -0.12 -0.01
word in the head clause	traffic	-0.10 -0.12 -0.12 -0.10 -0.08 0.03 -0.09 0.03
word in the head clause	trapped	-0.10 -0.09 0.01 -0.06 -0.07 0.05 -0.08 -0.05
word in the head clause	travel	-0.07 -0.08 0.06 -0.07 -0.08 -0.10 0.03 -0.06
word in the head clause	trigger	0.03 -0.13 -0.14 -0.08 -0.10 0.03 -0.14 0.05
word in the head clause	triggers	-0.07 -0.03 0.06 -0.04 -0.03 -0.07 -0.04 -0.04
word in the head clause	triple	0.07 -0.14 0.07 -0.05 -0.10 -0.08 -0.08 -0.12
word in the head clause	troop	-0.11 -0.14 -0.13 -0.11 -0.13 -0.12 -0.12 0.16
word in the head clause	troops	0.01 -0.02 -0.17 -0.14 -0.14 -0.18 -0.18 0.06
word in the head clause	truce	-0.09 -0.12 -0.05 -0.07 -0.07 -0.10 0.06 -0.04
word in the head clause	trying	-0.07 -0.10 0.06 -0.07 -0.07 0.02 -0.10 -0.08
word in the head clause	tucker	-0.06 -0.08 -0.09 -0.08 -0.05 -0.08 -0.09 0.09
word in the head clause	turn	-0.09 -0.11 -0.10 -0.11 -0.08 0.03 -0.12 0.04
word in the head clause	turned	-0.09 -0.10 -0.13 -0.08 -0.06 -0.13 -0.12 0.14
word in the head clause	two	-0.14 -0.01 -0.08 -0.13 -0.03 -0.12 0.04 -0.02
word in the head clause	u	-0.04 -0.10 0.04 -0.07 -0.04 -0.08 -0.10 -0.01
word in the head clause	uncertainty	-0.07 -0.05 -0.09 -0.04 -0.05 -0.07 0.04 -0.02
word in the head clause	under	-0.13 -0.06 0.11 -0.14 -0.16 -0.18 -0.12 -0.03
word in the head clause	underground	-0.05 -0.12 -0.12 -0.08 -0.10 -0.12 -0.09 0.12
word in the head clause	underway	0.01 -0.11 -0.10 -0.06 0.03 -0.11 0.04 -0.09
word in the head clause	unhinged	-0.06 -0.04 -0.10 -0.05 -0.04 -0.07 -0.09 0.08
word in the head clause	unleash	-0.09 -0.09 -0.10 -0.07 -0.09 0.10 -0.11 -0.03
word in the head clause	until	-0.07 -0.08 -0.10 -0.06 -0.07 -0.09 -0.13 0.12
word in the head clause	up	0.01 -0.04 0.06 -0.16 -0.22 -0.13 -0.02 -0.07
word in the head clause	update	-0.11 -0.09 -0.09 -0.07 -0.10 -0.13 -0.15 0.13
word in the head clause	updates	-0.05 -0.15 -0.08 -0.08 -0.07 -0.10 0.01 0.02
word in the head clause	ups	-0.07 -0.06 0.00 -0.05 -0.06 -0.04 -0.07 0.02
word in the head clause	uranium	-0.09 -0.12 -0.14 -0.10 -0.11 -0.13 -0.14 0.12
word in the head clause	urges	-0.05 -0.08 -0.01 0.04 -0.08 -0.16 -0.16 0.04
word in the head clause	us	-0.07 -0.11 0.07 -0.06 -0.09 -0.14 -0.09 -0.02
word in the head clause	use	-0.11 -0.13 -0.16 -0.08 -0.12 -0.15 -0.16 0.16
word in the head clause	used	-0.11 -0.11 0.05 -0.12 -0.12 -0.14 -0.15 -0.02
word in the head clause	uses	-0.09 0.05 -0.11 -0.07 -0.10 -0.08 -0.10 0.08
word in the head clause	using	-0.06 -0.05 -0.09 -0.05 -0.07 -0.08 -0.08 0.10
word in the head clause	very	-0.13 0.02 -0.01 -0.07 -0.07 0.05 0.01 -0.08
word in the head clause	vessel	-0.12 0.06 -0.14 -0.08 -0.13 0.02 -0.11 -0.01
word in the head clause	vessels	-0.11 0.08 -0.13 -0.11 -0.12 0.07 -0.10 -0.10
word in the head clause	victory	-0.10 -0.10 -0.12 -0.09 -0.04 -0.11 0.01 0.04
word in the head clause	video	0.10 -0.11 -0.08 -0.16 0.11 -0.23 -0.18 -0.20
word in the head clause	videos	-0.12 0.03 -0.12 -0.08 -0.01 -0.11 -0.08 0.06
word in the head clause	villages	-0.09 -0.05 -0.13 -0.11 -0.11 0.08 -0.14 -0.06
word in the head clause	violation	-0.08 -0.05 -0.12 -0.10 -0.13 -0.12 0.11 -0.12
word in the head clause	visits	-0.09 -0.09 -0.12 -0.07 -0.08 -0.09 -0.15 0.12
word in the head clause	volatile	-0.04 -0.09 -0.10 -0.08 -0.04 -0.07 -0.09 0.10
word in the head clause	vote	-0.06 -0.03 -0.13 -0.02 -0.02 -0.04 -0.04 0.09
word in the head clause	vows	0.03 -0.18 -0.15 -0.09 0.02 0.02 0.02 -0.12
word in the head clause	wake	-0.09 -0.12 0.04 -0.11 -0.10 -0.11 -0.10 0.03
word in the head clause	wants	-0.06 -0.06 -0.07 -0.02 -0.04 0.04 -0.14 -0.03
word in the head clause	war	-0.13 -0.02 -0.05 -0.09 -0.06 -0.05 0.02 -0.01
word in the head clause	warn	-0.09 -0.06 -0.11 -0.08 -0.09 -0.13 -0.08 0.11
word in the head clause	warned	-0.08 -0.08 0.04 -0.07 -0.07 -0.16 -0.13 0.08
word in the head clause	warning	-0.13 -0.15 -0.18 -0.16 -0.16 -0.05 -0.22 0.11
word in the head clause	warnings	-0.07 -0.07 -0.05 0.06 -0.06 -0.09 -0.05 -0.02
word in the head clause	warns	-0.08 -0.14 -0.02 -0.10 -0.11 0.10 -0.16 -0.11
word in the head clause	wars	-0.06 -0.11 0.02 -0.11 -0.08 -0.12 -0.12 0.07
word in the head clause	warship	0.09 -0.20 0.04 -0.11 -0.21 -0.22 -0.17 -0.12
word in the head clause	warships	-0.09 -0.09 -0.10 -0.08 -0.10 -0.13 -0.15 0.12
word in the head clause	was	-0.08 0.05 0.03 -0.13 -0.20 -0.27 -0.13 -0.02
word in the head clause	water	0.06 -0.16 0.07 -0.14 -0.15 -0.17 -0.13 -0.15
word in the head clause	wave	0.14 0.02 -0.23 -0.24 -0.23 -0.01 -0.18 -0.13
word in the head clause	way	0.03 -0.11 -0.03 -0.07 -0.07 -0.15 0.00 0.00
word in the head clause	we	-0.12 0.02 0.03 -0.08 -0.09 -0.16 0.07 -0.11
word in the head clause	weapon	-0.11 -0.08 -0.12 -0.07 -0.09 -0.09 -0.06 0.11
word in the head clause	weapons	-0.01 -0.19 -0.14 -0.14 -0.13 0.05 -0.17 -0.04
word in the head clause	week	-0.13 -0.18 0.09 -0.13 -0.12 -0.18 0.06 -0.08
word in the head clause	weeks	-0.12 -0.12 -0.05 -0.08 -0.12 -0.05 0.01 0.03
word in the head clause	weighs	-0.12 -0.13 0.01 -0.08 -0.11 -0.02 -0.15 0.04
word in the head clause	welcomes	-0.11 -0.06 -0.17 -0.10 -0.07 -0.10 -0.13 0.16
word in the head clause	were	-0.02 -0.03 0.06 -0.13 -0.14 -0.13 -0.13 -0.04
word in the head clause	west	-0.10 -0.11 -0.03 -0.12 -0.13 -0.10 -0.09 0.08
word in the head clause	what	-0.12 -0.05 -0.02 -0.10 -0.14 -0.05 -0.02 0.03
word in the head clause	where	-0.07 0.07 -0.14 -0.07 -0.05 -0.10 -0.10 0.08
word in the head clause	which	-0.10 -0.08 -0.13 -0.06 0.03 -0.12 -0.13 0.02
word in the head clause	who	-0.14 -0.14 0.09 -0.07 -0.08 -0.03 -0.14 -0.02
word in the head clause	why	-0.12 -0.15 0.09 -0.09 -0.10 -0.18 -0.18 0.02
word in the head clause	wider	-0.06 -0.04 0.04 -0.04 -0.03 -0.04 -0.04 0.00
word in the head clause	will	-0.15 -0.15 -0.05 -0.10 -0.14 0.07 -0.05 0.05
word in the head clause	winning	-0.05 -0.04 -0.05 -0.06 -0.02 -0.05 -0.06 0.06
word in the head clause	with	-0.06 -0.05 -0.08 -0.18 -0.12 -0.10 0.06 0.04
word in the head clause	within	-0.12 -0.17 -0.01 -0.12 -0.11 -0.03 -0.21 0.07
word in the head clause	without	-0.07 0.04 -0.06 -0.03 -0.05 -0.10 -0.14 0.00
word in the head clause	women	-0.01 -0.05 0.03 -0.11 -0.13 -0.18 -0.11 -0.01
word in the head clause	won	-0.11 -0.07 -0.11 -0.08 -0.06 -0.09 -0.07 0.11
word in the head clause	won't	-0.18 -0.16 0.04 -0.13 -0.11 -0.21 -0.19 0.11
word in the head clause	workers	0.11 -0.10 -0.12 -0.10 -0.07 -0.11 -0.10 -0.10
word in the head clause	working	0.03 0.06 -0.15 -0.09 -0.09 -0.13 -0.11 -0.02
word in the head clause	world	-0.15 -0.04 0.01 -0.10 -0.14 -0.19 -0.19 0.13
word in the head clause	would	-0.08 -0.11 -0.04 -0.02 -0.04 -0.01 0.05 -0.04
word in the head clause	wounded	0.18 -0.14 -0.07 -0.19 0.04 -0.04 -0.16 -0.24
word in the head clause	wounds	0.04 -0.10 -0.03 -0.07 -0.11 -0.11 -0.08 0.04
word in the head clause	year	0.01 0.04 0.03 -0.18 -0.13 -0.19 -0.17 -0.10
word in the head clause	years	-0.07 -0.10 0.05 -0.04 -0.04 -0.07 -0.07 0.03
word in the head clause	yet	0.09 -0.05 -0.15 -0.07 -0.11 -0.11 -0.14 -0.04
word in the head clause	you	-0.07 -0.06 -0.08 -0.05 -0.05 -0.09 0.02 0.04
word in the head clause	your	-0.08 -0.08 -0.10 -0.08 -0.07 -0.09 -0.06 0.10
word in the head clause	اسراييلية	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
word in the head clause	اعلام	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
word in the head clause	وسايل	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
words: !	[usa]	-0.08 -0.10 -0.07 -0.09 -0.08 0.04 0.06 -0.08
words: ,	[ally]	-0.10 -0.15 -0.15 -0.08 -0.16 0.04 -0.02 0.09
words: ,	[number]	-0.03 0.11 0.04 -0.10 -0.12 -0.14 -0.09 -0.14
words: ,	[place]	-0.08 0.03 0.02 -0.13 -0.04 -0.23 -0.01 -0.06
words: ,	[region]	-0.14 -0.17 -0.13 -0.13 -0.11 -0.20 -0.19 0.19
words: ,	[side]	0.05 -0.19 -0.02 -0.02 -0.02 -0.19 -0.02 0.02
words: ,	[usa]	0.00 -0.01 -0.08 0.02 -0.01 -0.14 -0.08 0.05
words: ,	a	-0.09 0.04 -0.02 -0.04 -0.04 -0.11 -0.12 0.00
words: ,	air	0.07 -0.06 -0.12 0.01 -0.07 -0.05 -0.03 -0.10
words: ,	and	-0.02 -0.15 0.04 -0.11 -0.12 -0.16 -0.19 0.08
words: ,	as	0.10 0.05 -0.16 -0.04 -0.11 -0.14 0.02 -0.09
words: ,	but	-0.15 -0.13 -0.10 -0.14 -0.12 0.05 -0.03 0.01
words: ,	call	0.04 -0.10 0.05 -0.05 -0.06 -0.10 -0.09 -0.03
words: ,	despit	-0.10 -0.12 -0.04 -0.10 -0.11 0.05 -0.11 0.02
words: ,	dron	-0.08 0.05 -0.07 -0.06 0.03 -0.07 -0.04 -0.09
words: ,	ether	-0.06 -0.04 -0.06 -0.05 -0.05 -0.09 -0.10 0.09
words: ,	expert	-0.09 -0.11 0.09 -0.06 -0.11 -0.13 -0.09 -0.05
words: ,	fed	-0.12 -0.05 -0.14 -0.06 -0.07 -0.18 -0.17 0.16
words: ,	former	-0.09 -0.06 -0.07 -0.09 -0.05 -0.12 -0.09 0.09
words: ,	in	-0.04 -0.10 0.05 -0.05 -0.07 -0.08 0.05 -0.11
words: ,	includ	-0.09 0.08 -0.03 -0.10 -0.12 -0.15 -0.12 0.02
words: ,	it	-0.12 -0.09 -0.03 -0.09 -0.07 -0.10 -0.11 0.05
words: ,	kill	0.02 0.11 -0.19 -0.06 -0.08 -0.15 0.03 -0.17
words: ,	leav	-0.08 -0.11 0.06 -0.06 -0.06 0.04 -0.13 -0.07
words: ,	more	0.12 -0.23 -0.21 -0.05 -0.19 -0.10 -0.07 0.04
words: ,	not	-0.13 -0.10 -0.13 -0.13 -0.07 -0.14 -0.15 0.16
words: ,	official	0.04 -0.12 -0.18 -0.11 0.08 -0.16 -0.01 -0.11
words: ,	oil	0.05 0.02 -0.03 -0.06 -0.06 -0.12 -0.08 -0.04
words: ,	on	0.03 0.02 -0.07 -0.06 -0.09 -0.05 -0.04 -0.06
words: ,	one	-0.09 -0.05 0.09 -0.06 0.01 -0.10 -0.09 -0.12
words: ,	report	-0.12 -0.09 0.06 -0.08 -0.09 -0.11 0.04 -0.09
words: ,	says	-0.12 -0.21 0.03 -0.08 -0.14 -0.25 -0.21 0.11
words: ,	sourc	-0.09 -0.13 0.05 -0.10 -0.12 -0.15 -0.15 0.03
words: ,	stat	0.05 -0.11 0.00 0.02 -0.13 -0.11 -0.07 0.01
words: ,	stock	0.04 -0.10 -0.03 -0.07 -0.07 -0.09 -0.15 0.02
words: ,	the	-0.02 0.00 -0.09 -0.11 -0.12 -0.01 -0.12 0.05
words: ,	threaten	-0.11 -0.09 -0.11 -0.06 -0.09 0.05 -0.14 0.01
words: ,	two	0.03 0.00 -0.02 -0.08 -0.10 -0.11 -0.11 0.00
words: ,	urg	-0.05 -0.06 -0.08 -0.06 -0.06 -0.09 -0.11 0.11
words: ,	which	0.09 -0.07 -0.09 -0.03 -0.06 -0.12 -0.05 -0.06
words: ,	will	-0.07 -0.11 0.06 -0.07 -0.11 0.04 -0.08 -0.09
words: ,	worker	-0.09 -0.12 -0.08 -0.11 -0.09 -0.10 -0.11 0.11
words: -	after	-0.10 0.03 0.01 -0.04 -0.06 -0.14 -0.09 0.00
words: -	analysi	-0.09 -0.11 -0.01 -0.06 -0.07 -0.09 -0.14 0.07
words: -	and	-0.01 -0.01 0.05 -0.09 -0.12 -0.11 -0.06 -0.11
words: -	as	-0.13 -0.12 0.12 -0.08 -0.06 -0.14 -0.08 -0.08
words: -	live	0.06 0.08 -0.14 -0.05 -0.10 -0.07 -0.18 -0.05
words: -	opinion	-0.11 -0.10 -0.14 -0.09 -0.08 -0.13 -0.08 0.13
words: -	report	-0.01 -0.06 -0.07 -0.10 -0.14 -0.19 0.02 0.05
words: -	the	0.06 0.05 -0.06 -0.09 -0.12 -0.21 -0.02 -0.05
words: -	what	-0.06 -0.06 -0.09 -0.04 0.03 -0.09 -0.11 0.02
words: -	whil	0.10 -0.09 -0.12 -0.04 -0.04 -0.11 -0.08 -0.07
words: -	with	-0.06 -0.06 0.09 -0.04 -0.04 -0.08 -0.08 -0.11
words: .	.	0.02 0.03 -0.12 -0.08 -0.08 -0.07 -0.12 0.03
words: .	[place]	-0.07 0.05 0.03 -0.04 -0.03 -0.05 -0.07 -0.09
words: .	[side]	0.03 -0.12 -0.08 -0.03 -0.03 -0.08 0.03 0.02
words: .	[usa]	0.00 -0.04 -0.06 -0.03 -0.04 -0.07 -0.09 0.07
words: .	but	-0.10 -0.08 -0.14 -0.03 -0.08 -0.12 -0.13 0.14
words: .	gen	0.06 -0.07 -0.06 -0.05 -0.03 -0.09 -0.08 -0.04
words: .	here	-0.07 -0.08 0.06 -0.09 -0.06 -0.12 -0.09 -0.02
words: .	k	0.07 -0.11 -0.02 -0.10 -0.08 -0.11 -0.11 -0.04
words: .	the	0.05 0.03 0.06 -0.08 -0.09 -0.15 -0.07 -0.14
words: :	[number]	0.00 -0.05 -0.14 -0.11 -0.16 -0.15 -0.13 0.11
words: :	[place]	-0.18 -0.06 -0.04 -0.12 0.05 -0.17 -0.02 0.02
words: :	[region]	0.02 -0.10 -0.07 -0.04 -0.02 -0.09 -0.08 0.07
words: :	[side]	0.15 -0.06 -0.07 -0.12 -0.10 0.03 -0.19 -0.17
words: :	[usa]	-0.01 -0.19 -0.07 -0.11 -0.10 0.03 0.04 -0.09
words: :	a	-0.09 -0.13 0.04 -0.09 -0.11 -0.16 0.01 0.04
words: :	analysi	-0.04 -0.02 -0.06 -0.02 -0.03 -0.06 -0.07 0.06
words: :	bbc	0.07 -0.12 -0.09 -0.07 -0.08 -0.08 -0.08 0.03
words: :	expert	-0.08 -0.04 -0.10 -0.05 -0.04 -0.11 -0.11 0.12
words: :	fox	-0.06 -0.07 -0.09 -0.05 0.05 -0.09 -0.10 0.07
words: :	he	-0.08 -0.10 0.05 -0.07 -0.07 0.03 -0.16 -0.06
words: :	how	-0.07 -0.10 -0.01 -0.09 -0.09 -0.11 -0.10 0.12
words: :	i	-0.09 -0.08 0.12 -0.05 -0.07 -0.13 0.04 -0.12
words: :	if	-0.09 -0.09 0.11 -0.07 -0.08 0.05 -0.11 -0.13
words: :	it	-0.08 -0.09 -0.09 -0.08 -0.06 -0.10 -0.09 0.10
words: :	live	-0.01 0.06 -0.15 -0.10 -0.15 -0.01 -0.06 -0.05
words: :	market	-0.10 -0.08 -0.04 -0.05 -0.06 -0.08 -0.09 0.05
words: :	media	0.05 -0.08 -0.12 -0.06 -0.06 -0.07 -0.06 0.06
words: :	no	-0.07 -0.08 0.04 -0.06 -0.07 -0.11 -0.13 0.05
words: :	our	-0.06 -0.10 0.01 -0.10 -0.07 -0.12 -0.12 0.07
words: :	report	-0.04 0.04 -0.04 -0.12 -0.19 -0.11 -0.17 0.07
words: :	stat	-0.09 0.07 0.04 -0.09 -0.07 -0.11 -0.09 -0.09
words: :	the	0.03 -0.14 -0.07 -0.12 -0.16 -0.14 -0.12 0.09
words: :	updat	-0.01 0.07 -0.12 -0.08 -0.10 -0.10 -0.07 -0.06
words: :	we	0.01 -0.18 -0.05 -0.13 -0.08 -0.21 0.02 -0.02
words: :	what	-0.06 -0.22 0.06 -0.10 -0.17 -0.25 -0.26 -0.01
words: :	why	-0.13 -0.10 0.03 -0.08 -0.10 -0.10 -0.09 0.05
words: ;	[side]	-0.08 0.17 -0.17 -0.09 -0.12 -0.14 -0.02 -0.15
words: ;	[usa]	0.10 -0.06 -0.10 -0.01 -0.04 -0.09 -0.08 -0.09
words: ?	:	-0.04 -0.11 0.03 -0.04 -0.05 -0.11 -0.10 0.07
words: [ally]	,	-0.08 -0.03 -0.15 -0.06 -0.10 0.04 -0.12 0.05
words: [ally]	[place]	-0.13 -0.17 0.07 -0.12 -0.15 -0.15 -0.17 0.02
words: [ally]	[side]	-0.12 0.03 0.06 -0.09 -0.14 -0.17 -0.16 -0.02
words: [ally]	and	-0.10 -0.12 -0.11 -0.08 -0.09 -0.11 -0.13 0.13
words: [ally]	ceasefir	-0.05 0.02 -0.10 -0.06 -0.09 -0.12 -0.14 0.06
words: [ally]	claim	-0.09 0.10 -0.11 -0.06 -0.12 -0.08 -0.05 -0.12
words: [ally]	in	-0.11 -0.10 0.03 -0.05 -0.10 0.08 -0.12 -0.08
words: [ally]	launch	0.07 -0.08 -0.13 -0.08 -0.11 -0.12 -0.14 0.09
words: [ally]	says	-0.11 0.08 -0.14 -0.07 -0.14 -0.12 -0.10 0.00
words: [ally]	target	-0.10 0.10 -0.11 -0.04 -0.08 -0.12 -0.06 -0.09
words: [number]	,	-0.15 0.03 -0.11 -0.05 -0.07 -0.08 -0.08 0.07
words: [number]	:	-0.11 -0.10 -0.14 -0.08 -0.10 -0.12 -0.04 0.09
words: [number]	[number]	0.02 -0.14 -0.14 0.04 -0.10 -0.12 -0.12 0.01
words: [number]	[place]	-0.09 -0.07 0.06 -0.08 -0.07 -0.11 -0.08 -0.03
words: [number]	[side]	-0.01 -0.11 0.03 -0.06 -0.02 -0.10 -0.10 -0.08
words: [number]	[usa]	0.11 -0.15 0.02 -0.10 -0.15 -0.17 -0.14 -0.16
words: [number]	as	-0.11 -0.13 0.13 -0.08 -0.08 -0.07 -0.06 -0.10
words: [number]	day	-0.13 -0.12 0.02 -0.05 -0.05 -0.08 0.13 -0.15
words: [number]	days	-0.11 -0.05 0.03 -0.09 -0.10 -0.16 -0.19 0.03
words: [number]	dollar	-0.10 -0.16 -0.01 -0.06 -0.07 -0.11 -0.15 0.05
words: [number]	early	-0.06 -0.03 -0.07 -0.03 -0.05 -0.09 -0.12 0.09
words: [number]	fighter	-0.07 -0.07 -0.01 -0.04 0.08 -0.05 -0.05 -0.11
words: [number]	hour	-0.08 -0.15 0.06 -0.07 -0.07 -0.01 -0.05 0.00
words: [number]	in	-0.14 0.07 -0.01 -0.07 -0.11 -0.09 -0.11 -0.09
words: [number]	kill	0.09 0.13 -0.23 -0.06 -0.13 -0.13 -0.05 -0.11
words: [number]	million	-0.09 -0.08 -0.10 -0.11 -0.05 -0.06 -0.09 0.11
words: [number]	minut	-0.09 -0.08 -0.05 0.06 -0.07 0.02 -0.07 -0.06
words: [number]	of	-0.18 -0.14 0.11 -0.11 -0.13 -0.17 -0.23 -0.07
words: [number]	other	-0.06 -0.10 -0.01 -0.07 -0.12 -0.04 -0.08 0.08
words: [number]	peopl	0.05 -0.03 -0.15 -0.11 -0.13 -0.15 0.01 0.00
words: [number]	percent	-0.02 -0.14 0.04 -0.07 -0.11 -0.12 -0.12 0.03
words: [number]	point	-0.09 -0.11 0.08 -0.07 -0.10 -0.12 0.06 -0.10
words: [number]	week	-0.13 -0.14 0.03 -0.11 -0.13 -0.13 0.01 -0.01
words: [number]	wound	0.18 -0.05 -0.22 -0.13 -0.18 -0.19 -0.08 -0.13
words: [number]	year	0.08 0.10 -0.14 -0.06 -0.10 -0.11 -0.12 -0.05
words: [number]	–	-0.09 -0.08 -0.09 -0.05 -0.06 -0.07 0.08 -0.07
words: [place]	,	-0.01 0.02 0.01 -0.15 -0.15 -0.28 -0.06 -0.06
words: [place]	-	-0.15 -0.10 0.03 -0.08 -0.12 0.05 -0.02 -0.03
words: [place]	.	-0.09 0.08 -0.07 -0.07 -0.07 -0.11 -0.08 0.03
words: [place]	:	0.06 -0.04 0.06 -0.15 -0.18 -0.19 -0.21 -0.08
words: [place]	;	-0.12 0.09 -0.14 -0.08 -0.10 0.04 0.01 -0.11
words: [place]	[place]	-0.03 0.02 -0.15 -0.02 -0.29 -0.29 0.09 -0.06
words: [place]	[region]	-0.09 0.00 -0.14 -0.12 -0.11 0.06 -0.11 -0.06
words: [place]	[side]	-0.15 0.11 -0.15 -0.13 -0.10 -0.13 0.03 -0.12
words: [place]	after	-0.07 0.07 0.00 -0.11 -0.16 -0.04 -0.18 -0.15
words: [place]	airport	-0.09 0.07 -0.12 -0.04 0.03 -0.08 -0.03 -0.07
words: [place]	amid	-0.08 0.10 -0.14 -0.09 -0.14 0.04 -0.15 -0.09
words: [place]	and	0.07 0.01 -0.02 -0.11 -0.01 -0.23 0.00 -0.15
words: [place]	aoun	-0.03 -0.07 -0.07 -0.01 -0.01 -0.07 0.06 -0.05
words: [place]	are	-0.09 0.02 0.05 -0.07 -0.07 -0.08 0.05 -0.10
words: [place]	army	-0.08 -0.10 -0.11 -0.04 -0.06 -0.14 0.11 -0.08
words: [place]	as	0.07 -0.03 0.02 -0.11 0.03 -0.22 -0.19 -0.08
words: [place]	attack	-0.13 0.04 0.11 -0.12 -0.14 -0.15 -0.17 -0.16
words: [place]	bas	-0.10 -0.12 -0.12 -0.07 -0.10 -0.17 -0.14 0.13
words: [place]	base	0.04 -0.03 0.01 -0.06 -0.13 0.01 -0.14 -0.16
words: [place]	black	0.03 -0.07 -0.09 0.03 -0.06 -0.05 -0.03 -0.05
words: [place]	blam	-0.07 0.00 0.02 -0.04 -0.11 -0.06 -0.09 -0.09
words: [place]	border	-0.08 0.01 -0.10 -0.09 0.05 -0.10 -0.08 -0.02
words: [place]	call	-0.04 -0.07 0.04 -0.08 -0.05 -0.06 -0.11 0.00
words: [place]	ceasefir	-0.06 0.08 -0.11 -0.03 -0.06 -0.07 -0.03 0.00
words: [place]	condemn	-0.04 -0.06 0.07 -0.05 -0.09 -0.10 -0.11 -0.01
words: [place]	defenc	-0.05 -0.08 -0.09 -0.07 0.07 -0.12 -0.09 -0.02
words: [place]	despit	-0.08 0.11 -0.12 -0.05 -0.09 -0.06 -0.10 -0.09
words: [place]	did	-0.07 -0.07 0.10 -0.05 -0.07 -0.07 -0.07 -0.12
words: [place]	energy	-0.05 -0.05 -0.11 -0.06 -0.05 -0.07 -0.07 0.09
words: [place]	for	-0.12 -0.10 -0.02 -0.06 -0.11 -0.07 0.03 0.01
words: [place]	foreign	-0.10 -0.06 -0.12 -0.08 -0.09 -0.09 0.05 -0.04
words: [place]	gas	-0.11 -0.06 -0.03 -0.08 -0.11 -0.09 -0.07 0.08
words: [place]	has	-0.06 -0.11 0.07 -0.07 -0.07 -0.12 -0.12 -0.05
words: [place]	have	-0.08 -0.08 -0.11 -0.08 -0.06 -0.07 0.04 0.01
words: [place]	hit	0.08 -0.10 0.03 -0.03 -0.06 -0.03 -0.06 -0.08
words: [place]	hotel	-0.06 0.07 -0.08 -0.04 -0.08 -0.06 -0.04 -0.05
words: [place]	in	0.08 0.03 -0.09 -0.13 0.03 -0.17 -0.19 -0.12
words: [place]	intercept	-0.08 -0.07 -0.10 -0.05 0.09 -0.06 -0.07 -0.09
words: [place]	is	-0.10 -0.10 -0.14 -0.05 -0.11 -0.12 -0.11 0.14
words: [place]	journalist	-0.06 0.08 -0.06 -0.02 -0.04 -0.04 -0.05 -0.08
words: [place]	kill	-0.16 0.13 -0.05 -0.04 -0.12 -0.14 -0.11 -0.18
words: [place]	leader	-0.06 -0.10 -0.12 -0.06 -0.07 -0.08 0.02 0.05
words: [place]	lng	-0.06 -0.07 0.11 -0.08 -0.07 -0.06 -0.09 -0.10
words: [place]	may	-0.07 -0.07 -0.11 -0.07 -0.10 -0.09 -0.06 0.10
words: [place]	military	-0.11 -0.13 0.05 -0.09 0.04 -0.12 -0.07 -0.06
words: [place]	negotiator	-0.08 -0.09 -0.09 -0.08 -0.08 -0.11 0.13 -0.13
words: [place]	of	0.04 -0.08 0.05 -0.05 -0.06 -0.06 -0.08 -0.08
words: [place]	oil	-0.14 0.01 -0.01 -0.09 -0.09 -0.10 -0.13 0.02
words: [place]	on	-0.10 -0.11 0.03 -0.08 -0.08 -0.07 -0.13 0.07
words: [place]	own	-0.06 -0.04 -0.08 -0.04 -0.04 -0.07 -0.12 0.11
words: [place]	plan	0.04 -0.07 -0.11 -0.04 -0.06 -0.03 -0.03 0.05
words: [place]	pm	-0.12 -0.16 0.13 -0.12 -0.13 -0.14 -0.04 -0.03
words: [place]	port	-0.05 0.07 -0.11 -0.09 -0.06 -0.07 -0.10 -0.01
words: [place]	president	-0.07 -0.10 0.04 -0.07 -0.09 -0.13 0.08 -0.08
words: [place]	refinery	-0.08 0.06 -0.13 -0.06 -0.07 -0.07 -0.06 0.03
words: [place]	sailor	-0.09 0.04 0.05 -0.07 -0.07 -0.08 -0.09 -0.11
words: [place]	says	-0.16 0.01 -0.04 -0.13 -0.02 -0.18 -0.02 0.04
words: [place]	should	-0.08 -0.08 0.03 -0.05 -0.07 -0.11 -0.09 0.01
words: [place]	speak	-0.07 -0.08 0.03 -0.09 -0.08 0.08 -0.12 -0.09
words: [place]	stat	-0.12 0.01 0.02 -0.07 -0.09 -0.08 -0.08 -0.01
words: [place]	strik	-0.10 0.02 0.09 -0.06 -0.08 -0.11 -0.12 -0.12
words: [place]	suspend	-0.05 -0.09 0.07 -0.07 -0.08 -0.08 -0.13 -0.05
words: [place]	talk	-0.10 -0.02 -0.14 -0.05 -0.07 -0.10 0.08 -0.06
words: [place]	threaten	-0.08 -0.12 0.13 -0.06 -0.10 -0.11 -0.09 -0.14
words: [place]	to	-0.12 0.06 -0.01 -0.11 -0.16 -0.15 -0.17 0.03
words: [place]	too	-0.05 -0.11 0.11 -0.05 -0.08 -0.08 -0.07 -0.11
words: [place]	urg	0.01 -0.09 -0.06 0.06 -0.05 -0.07 -0.11 0.01
words: [place]	villag	-0.09 -0.03 -0.04 -0.09 -0.12 0.07 -0.13 -0.08
words: [place]	warn	-0.03 -0.04 -0.10 -0.09 -0.07 -0.12 -0.09 0.11
words: [region]	,	-0.16 -0.06 0.06 -0.11 -0.01 -0.24 -0.19 0.07
words: [region]	-	0.07 0.05 -0.12 -0.06 -0.07 -0.12 0.01 -0.10
words: [region]	.	-0.08 -0.09 0.06 -0.07 -0.09 -0.09 -0.04 -0.02
words: [region]	:	-0.04 0.03 -0.11 -0.16 0.05 -0.25 -0.17 -0.04
words: [region]	after	-0.12 -0.14 -0.14 -0.09 -0.12 -0.15 -0.15 0.16
words: [region]	amid	-0.11 0.05 0.03 -0.08 0.02 -0.18 -0.15 -0.09
words: [region]	and	0.02 -0.06 -0.01 -0.09 -0.14 -0.15 0.02 0.01
words: [region]	as	-0.13 0.04 -0.16 0.02 -0.17 -0.21 -0.19 -0.01
words: [region]	blockad	-0.08 -0.11 -0.08 -0.06 -0.07 0.05 -0.13 -0.02
words: [region]	closur	-0.06 -0.06 -0.10 -0.03 -0.05 -0.06 -0.07 0.09
words: [region]	conflict	-0.09 -0.13 -0.05 -0.11 -0.08 -0.09 -0.09 0.08
words: [region]	crisi	-0.07 -0.12 -0.17 -0.09 -0.07 -0.08 -0.12 0.16
words: [region]	disruption	-0.06 -0.10 -0.11 -0.10 -0.09 -0.08 -0.11 0.11
words: [region]	gas	-0.06 -0.08 0.08 -0.03 -0.04 -0.04 -0.03 -0.05
words: [region]	have	-0.06 -0.07 0.05 -0.04 0.01 -0.04 -0.07 -0.07
words: [region]	in	-0.08 0.10 -0.10 -0.07 -0.09 -0.14 -0.14 -0.04
words: [region]	is	-0.08 -0.08 -0.08 -0.02 -0.06 0.05 -0.12 -0.02
words: [region]	leader	-0.05 -0.08 -0.11 -0.06 -0.04 -0.09 0.01 0.02
words: [region]	oil	-0.11 0.10 -0.11 -0.05 -0.04 -0.10 -0.07 -0.05
words: [region]	tension	-0.10 -0.12 0.00 -0.07 -0.05 -0.12 -0.10 0.03
words: [region]	tim	-0.12 -0.10 -0.01 -0.09 0.05 -0.11 0.04 -0.08
words: [region]	to	-0.05 -0.06 -0.08 -0.04 -0.05 -0.08 -0.08 0.09
words: [region]	traffic	-0.05 -0.09 -0.07 -0.07 -0.04 -0.05 -0.06 0.08
words: [region]	war	-0.10 -0.12 0.03 -0.08 -0.06 -0.11 0.00 0.03
words: [region]	will	-0.13 -0.16 -0.12 -0.07 -0.06 0.03 -0.02 -0.03
words: [side]	,	-0.03 -0.04 -0.16 -0.01 0.03 -0.07 -0.03 0.08
words: [side]	-	-0.01 -0.18 0.08 -0.10 -0.10 -0.14 -0.15 -0.10
words: [side]	.	0.03 -0.17 0.01 -0.07 -0.13 -0.01 -0.02 -0.08
words: [side]	:	-0.06 -0.07 -0.10 -0.15 -0.22 -0.28 -0.01 0.14
words: [side]	;	0.09 -0.08 -0.04 -0.03 -0.05 -0.10 -0.09 -0.12
words: [side]	?	-0.11 -0.14 0.05 -0.10 -0.13 -0.18 -0.21 0.07
words: [side]	[ally]	-0.25 0.04 0.07 -0.21 -0.26 -0.25 -0.28 0.04
words: [side]	[number]	0.11 -0.12 0.04 -0.08 -0.10 -0.09 -0.06 -0.10
words: [side]	[place]	-0.17 0.03 -0.08 -0.11 0.02 -0.24 -0.03 0.05
words: [side]	[region]	-0.13 -0.16 -0.07 0.03 -0.09 0.15 -0.13 -0.15
words: [side]	[side]	0.07 -0.36 -0.11 -0.04 -0.07 -0.05 -0.18 0.03
words: [side]	[usa]	0.03 0.00 -0.25 -0.17 -0.20 0.01 0.01 -0.10
words: [side]	a	-0.06 -0.01 -0.05 -0.02 -0.02 -0.06 -0.04 0.06
words: [side]	addres	-0.09 -0.08 -0.10 -0.10 -0.10 -0.11 -0.14 0.12
words: [side]	after	0.06 -0.01 0.01 0.04 -0.21 -0.31 -0.02 -0.14
words: [side]	aggression	-0.09 -0.11 -0.05 -0.11 -0.11 -0.11 -0.09 0.12
words: [side]	agre	-0.05 -0.05 -0.04 -0.02 -0.03 -0.04 0.07 -0.08
words: [side]	air	0.00 -0.03 -0.06 -0.17 0.08 -0.19 -0.13 -0.21
words: [side]	airstrik	-0.10 0.00 0.09 -0.07 -0.12 -0.12 -0.08 -0.05
words: [side]	ali	0.15 -0.11 -0.01 -0.05 -0.09 -0.15 -0.08 -0.15
words: [side]	amid	-0.13 -0.15 0.00 -0.13 -0.08 -0.16 -0.17 0.07
words: [side]	and	0.18 -0.19 -0.19 -0.17 -0.04 -0.05 0.07 -0.11
words: [side]	announc	0.01 0.01 -0.15 -0.08 -0.09 -0.14 -0.15 0.05
words: [side]	are	-0.10 -0.07 -0.05 -0.10 -0.07 -0.09 -0.12 0.08
words: [side]	army	0.01 -0.04 -0.10 -0.08 -0.11 -0.13 0.04 -0.06
words: [side]	as	0.15 -0.26 -0.05 -0.19 -0.20 0.01 -0.12 -0.13
words: [side]	assault	-0.10 0.09 -0.13 -0.06 -0.07 -0.10 -0.10 0.04
words: [side]	attack	-0.06 -0.04 0.16 -0.04 0.02 -0.40 -0.14 -0.12
words: [side]	back	-0.12 0.09 -0.06 -0.08 -0.13 0.01 0.00 -0.08
words: [side]	ballistic	0.06 -0.17 0.02 -0.19 0.01 -0.15 -0.14 -0.04
words: [side]	bomb	-0.08 0.10 0.05 -0.10 -0.16 -0.17 0.02 -0.19
words: [side]	bombardment	-0.08 -0.08 0.12 -0.09 -0.09 -0.07 -0.10 -0.11
words: [side]	brac	-0.09 -0.09 0.03 -0.05 -0.06 -0.12 -0.12 0.07
words: [side]	by	-0.07 -0.06 -0.09 -0.05 -0.08 -0.08 -0.11 0.10
words: [side]	call	-0.13 -0.07 -0.15 -0.10 -0.06 -0.11 -0.11 0.14
words: [side]	can	-0.08 -0.09 -0.11 -0.09 -0.08 0.05 -0.10 0.06
words: [side]	ceasefir	-0.18 -0.23 -0.07 -0.10 -0.10 -0.16 -0.02 0.11
words: [side]	chief	0.02 -0.12 -0.12 -0.06 -0.06 -0.15 -0.09 0.09
words: [side]	city	0.08 -0.11 -0.06 -0.05 -0.09 -0.08 -0.05 -0.11
words: [side]	claim	0.04 -0.03 -0.17 -0.13 -0.15 -0.22 -0.19 0.12
words: [side]	clash	-0.10 -0.12 -0.12 -0.10 -0.10 -0.13 -0.18 0.14
words: [side]	clos	-0.06 -0.10 -0.09 -0.08 -0.06 -0.11 -0.09 0.10
words: [side]	commander	0.08 -0.16 -0.16 -0.15 -0.16 0.02 0.02 -0.11
words: [side]	condemnation	-0.15 -0.12 0.15 -0.17 -0.14 -0.17 -0.13 -0.13
words: [side]	conflict	-0.08 0.00 -0.02 -0.11 -0.13 -0.20 -0.22 0.07
words: [side]	continu	-0.05 0.09 -0.10 -0.08 -0.13 -0.15 -0.13 -0.02
words: [side]	could	-0.03 -0.03 0.04 -0.03 -0.03 -0.11 -0.07 -0.03
words: [side]	crisi	-0.09 -0.11 0.01 -0.12 -0.08 -0.14 -0.12 0.02
words: [side]	deadlin	-0.09 -0.07 -0.09 -0.09 -0.08 -0.11 -0.14 0.14
words: [side]	deal	-0.16 0.03 -0.24 -0.08 -0.10 -0.04 -0.05 0.10
words: [side]	decision	-0.12 -0.11 -0.11 -0.11 -0.10 -0.11 -0.15 0.13
words: [side]	declar	-0.10 -0.12 -0.14 -0.10 -0.10 0.12 0.03 -0.09
words: [side]	defens	0.05 -0.12 -0.12 -0.10 -0.10 -0.13 -0.09 0.08
words: [side]	delegation	-0.16 -0.13 -0.17 -0.12 -0.12 -0.17 0.11 -0.07
words: [side]	deny	-0.09 0.02 0.03 -0.10 -0.12 -0.09 -0.14 0.08
words: [side]	destruction	0.11 -0.13 0.03 -0.12 -0.10 -0.14 -0.13 -0.12
words: [side]	dron	-0.08 0.02 -0.04 -0.03 0.11 -0.01 -0.16 -0.15
words: [side]	dur	-0.01 -0.15 0.08 -0.08 -0.11 -0.12 -0.11 -0.09
words: [side]	economy	-0.10 -0.07 -0.12 -0.08 -0.05 -0.11 -0.07 0.12
words: [side]	energy	0.03 -0.08 -0.11 -0.04 -0.09 -0.04 -0.08 0.06
words: [side]	escalat	-0.04 0.08 0.06 -0.06 -0.06 -0.10 -0.11 -0.14
words: [side]	evacuation	-0.15 -0.09 -0.18 -0.15 -0.08 -0.18 -0.14 0.17
words: [side]	exchang	0.10 -0.11 -0.02 -0.09 -0.10 -0.10 -0.10 -0.12
words: [side]	fac	0.05 -0.10 -0.10 -0.07 -0.09 0.04 -0.07 -0.04
words: [side]	fight	0.05 -0.17 0.05 -0.19 -0.14 -0.23 -0.22 -0.06
words: [side]	fir	0.00 0.07 -0.10 -0.12 -0.20 -0.17 -0.10 -0.07
words: [side]	fire	-0.01 -0.09 0.04 -0.11 0.05 -0.13 -0.12 -0.12
words: [side]	flagg	-0.11 -0.07 -0.08 -0.06 -0.11 -0.07 -0.08 0.10
words: [side]	fm	0.03 -0.10 -0.11 -0.08 -0.08 -0.16 -0.01 0.05
words: [side]	for	-0.16 -0.08 0.13 -0.11 -0.16 -0.16 -0.01 -0.10
words: [side]	forc	-0.04 0.09 0.02 -0.11 -0.12 -0.16 -0.13 -0.03
words: [side]	from	-0.10 0.04 -0.13 -0.09 -0.10 -0.12 -0.13 0.07
words: [side]	gas	-0.12 0.05 0.09 -0.09 -0.13 -0.16 -0.14 -0.14
words: [side]	halt	-0.07 -0.08 0.09 -0.07 -0.06 -0.09 -0.06 -0.08
words: [side]	has	-0.13 -0.19 0.06 -0.14 -0.17 -0.01 -0.18 0.06
words: [side]	have	-0.04 0.03 0.09 -0.06 -0.09 -0.12 -0.08 -0.10
words: [side]	hit	0.09 -0.20 -0.19 -0.15 -0.18 -0.16 -0.12 0.04
words: [side]	hits	0.12 0.08 -0.19 -0.08 -0.07 -0.11 -0.08 -0.17
words: [side]	hold	-0.08 -0.07 0.02 -0.05 -0.06 -0.09 -0.05 0.06
words: [side]	if	-0.07 -0.10 -0.13 -0.05 -0.08 0.08 0.04 -0.06
words: [side]	in	0.11 -0.07 -0.02 -0.16 -0.22 -0.02 -0.06 -0.11
words: [side]	infrastructur	0.00 -0.09 0.00 -0.09 -0.08 -0.01 -0.14 0.02
words: [side]	intensify	-0.12 0.12 -0.11 -0.05 -0.07 -0.12 -0.12 -0.07
words: [side]	is	-0.15 0.01 -0.03 -0.10 -0.13 -0.22 -0.12 0.17
words: [side]	isn't	-0.06 -0.09 0.03 -0.08 -0.04 -0.11 -0.09 0.04
words: [side]	issu	0.03 -0.10 -0.09 -0.08 -0.06 0.06 -0.12 -0.09
words: [side]	jets	0.04 -0.07 -0.12 -0.05 0.05 -0.08 -0.04 0.00
words: [side]	kill	0.13 -0.07 -0.06 -0.09 -0.16 -0.14 -0.15 -0.01
words: [side]	latest	-0.12 0.05 -0.01 -0.12 -0.06 -0.14 -0.13 0.01
words: [side]	launch	0.11 -0.01 0.01 -0.08 -0.15 -0.17 -0.09 -0.17
words: [side]	leader	-0.08 -0.14 0.08 -0.07 -0.13 -0.19 -0.16 0.03
words: [side]	link	-0.07 -0.07 -0.10 -0.05 -0.08 -0.08 -0.09 0.09
words: [side]	media	0.13 -0.13 -0.15 -0.09 -0.11 -0.12 -0.11 -0.05
words: [side]	military	0.02 0.02 -0.18 -0.16 -0.18 -0.02 -0.22 -0.01
words: [side]	minister	-0.09 -0.13 -0.16 -0.10 -0.12 0.08 0.09 -0.12
words: [side]	missil	-0.05 -0.14 -0.02 -0.10 -0.03 -0.04 -0.14 0.03
words: [side]	most	0.01 0.01 -0.07 -0.07 -0.04 -0.08 -0.07 0.04
words: [side]	mullah	-0.11 -0.08 0.09 -0.05 -0.06 -0.09 -0.02 -0.09
words: [side]	nam	-0.14 -0.12 -0.01 -0.10 -0.13 0.04 -0.15 0.05
words: [side]	naval	0.10 -0.08 -0.11 -0.02 -0.07 -0.11 -0.04 0.00
words: [side]	need	-0.07 -0.10 0.02 -0.07 -0.09 -0.10 -0.09 0.02
words: [side]	negotiation	-0.07 -0.08 -0.10 -0.06 -0.05 -0.10 -0.13 0.12
words: [side]	no	-0.13 -0.11 -0.14 -0.14 -0.12 -0.13 -0.10 0.14
words: [side]	not	0.04 -0.08 0.03 -0.03 -0.03 -0.11 -0.09 -0.05
words: [side]	nuclear	0.01 -0.19 0.02 -0.09 -0.12 -0.22 0.00 -0.03
words: [side]	of	0.08 -0.11 0.04 -0.05 -0.11 -0.13 -0.13 0.01
words: [side]	off	-0.10 -0.06 -0.14 -0.07 -0.08 -0.11 -0.08 0.12
words: [side]	official	-0.03 -0.01 -0.05 -0.10 -0.17 -0.16 -0.06 0.06
words: [side]	oil	0.07 -0.23 0.03 -0.10 -0.13 -0.02 -0.16 -0.16
words: [side]	on	-0.07 -0.11 -0.05 -0.08 -0.11 0.06 -0.13 0.06
words: [side]	operation	-0.08 -0.10 -0.11 -0.08 -0.05 -0.08 -0.09 0.11
words: [side]	order	0.07 -0.11 -0.12 -0.05 -0.09 0.06 -0.12 -0.11
words: [side]	over	-0.09 -0.10 0.01 -0.07 0.07 -0.09 -0.08 -0.06
words: [side]	peac	-0.14 -0.12 -0.10 -0.09 -0.06 -0.15 0.06 -0.01
words: [side]	plann	-0.12 -0.10 -0.11 -0.09 -0.09 -0.13 -0.11 0.13
words: [side]	podcast	0.08 -0.06 -0.09 -0.05 -0.04 -0.06 -0.05 -0.07
words: [side]	polic	0.11 -0.10 -0.13 -0.10 -0.10 -0.10 -0.08 -0.07
words: [side]	port	-0.09 -0.05 0.04 -0.04 -0.08 -0.19 -0.12 0.12
words: [side]	possibl	-0.15 -0.12 -0.18 -0.11 -0.13 0.13 -0.15 -0.08
words: [side]	pound	0.04 0.10 -0.13 -0.07 -0.10 -0.09 -0.12 -0.11
words: [side]	power	-0.18 -0.10 -0.14 -0.06 -0.14 0.11 -0.17 -0.04
words: [side]	reportedly	0.08 -0.15 0.00 -0.07 -0.12 -0.13 -0.08 -0.13
words: [side]	retaliat	0.06 0.03 -0.18 -0.05 -0.07 -0.11 -0.06 -0.09
words: [side]	retaliation	-0.16 0.03 0.04 -0.15 -0.17 0.03 -0.16 -0.06
words: [side]	said	0.01 0.02 -0.13 -0.07 -0.07 -0.10 -0.09 0.00
words: [side]	sailor	-0.12 -0.12 0.12 -0.07 -0.10 -0.11 -0.11 -0.02
words: [side]	sanction	-0.09 -0.08 -0.10 -0.08 -0.09 -0.10 -0.09 0.10
words: [side]	says	-0.04 0.02 -0.02 -0.14 -0.07 -0.05 -0.01 -0.06
words: [side]	school	-0.10 -0.07 0.11 -0.07 -0.06 -0.08 -0.06 -0.11
words: [side]	security	0.13 -0.09 -0.13 -0.03 -0.06 -0.11 -0.03 -0.10
words: [side]	seek	-0.04 -0.07 -0.06 -0.05 -0.05 -0.05 -0.06 0.06
words: [side]	seiz	-0.09 -0.12 -0.10 -0.07 -0.10 -0.10 -0.08 0.12
words: [side]	set	-0.10 -0.10 -0.11 -0.11 -0.09 -0.11 0.02 0.03
words: [side]	shelter	-0.16 -0.13 -0.12 0.14 -0.12 -0.14 -0.09 -0.13
words: [side]	ship	0.11 -0.23 -0.06 -0.12 -0.17 -0.16 -0.12 -0.02
words: [side]	should	-0.06 -0.07 -0.11 -0.03 -0.06 0.05 -0.07 0.01
words: [side]	show	-0.12 -0.11 0.08 -0.04 -0.08 -0.08 -0.07 0.00
words: [side]	soldier	-0.15 0.00 0.01 -0.13 -0.18 -0.23 -0.19 0.06
words: [side]	speech	-0.07 -0.07 -0.09 -0.08 -0.06 -0.09 -0.09 0.09
words: [side]	spy	-0.08 -0.08 -0.09 -0.08 -0.08 -0.09 -0.08 0.10
words: [side]	stat	0.06 -0.09 -0.08 -0.03 -0.04 -0.12 -0.05 -0.01
words: [side]	step	-0.10 0.09 -0.10 -0.05 -0.06 -0.08 -0.07 0.02
words: [side]	strik	0.00 0.01 0.08 -0.16 -0.24 -0.16 -0.05 -0.09
words: [side]	struck	0.06 -0.09 -0.08 -0.05 -0.05 -0.08 -0.04 0.06
words: [side]	suicid	-0.06 -0.02 0.04 -0.05 -0.10 0.03 -0.07 -0.08
words: [side]	talk	-0.15 -0.24 -0.08 -0.13 -0.20 -0.29 0.05 0.02
words: [side]	target	0.00 0.00 -0.06 -0.12 -0.19 0.03 -0.19 -0.03
words: [side]	tension	-0.07 -0.05 -0.07 -0.04 -0.04 -0.12 -0.14 0.09
words: [side]	that	-0.08 0.04 -0.09 -0.06 -0.06 0.06 -0.11 -0.08
words: [side]	the	-0.13 -0.09 0.10 -0.10 -0.12 -0.13 -0.10 -0.09
words: [side]	threat	-0.10 -0.09 -0.12 -0.09 -0.08 -0.14 -0.12 0.13
words: [side]	threaten	-0.04 0.03 -0.11 -0.09 -0.11 0.10 -0.16 -0.16
words: [side]	to	-0.08 -0.10 -0.03 0.05 -0.18 0.01 -0.06 -0.07
words: [side]	trad	0.12 -0.11 -0.04 -0.06 -0.07 0.04 -0.05 -0.12
words: [side]	troop	-0.16 0.07 -0.15 -0.15 -0.15 -0.19 -0.16 0.03
words: [side]	uranium	-0.07 -0.07 -0.10 -0.06 -0.09 -0.11 -0.12 0.10
words: [side]	victory	-0.07 -0.10 -0.11 -0.10 -0.04 -0.10 -0.08 0.10
words: [side]	vows	0.08 -0.18 -0.15 -0.06 -0.12 0.03 -0.17 -0.06
words: [side]	want	0.05 -0.12 -0.12 -0.07 -0.09 0.02 -0.17 -0.03
words: [side]	war	-0.09 -0.06 -0.08 -0.14 -0.08 -0.10 0.00 0.09
words: [side]	warn	-0.16 0.00 -0.18 -0.11 -0.11 0.06 -0.21 -0.01
words: [side]	warship	0.08 -0.20 0.03 -0.12 -0.20 -0.21 -0.17 -0.11
words: [side]	was	0.01 -0.08 -0.01 -0.05 -0.05 -0.09 -0.11 0.01
words: [side]	were	-0.07 -0.07 0.06 -0.05 -0.05 -0.07 -0.09 0.04
words: [side]	will	-0.06 -0.07 -0.07 -0.08 -0.08 -0.04 0.01 0.04
words: [side]	with	0.03 -0.03 0.05 -0.08 -0.12 0.02 -0.17 -0.14
words: [side]	won't	-0.11 -0.10 0.00 -0.11 -0.06 -0.12 -0.11 0.07
words: [side]	wound	0.12 -0.15 0.06 -0.13 -0.14 -0.16 -0.12 -0.14
words: [side]	—	-0.10 -0.09 -0.11 -0.11 -0.11 -0.13 -0.12 0.11
words: [usa]	,	-0.05 -0.33 0.06 0.00 -0.25 -0.34 -0.14 0.05
words: [usa]	.	-0.06 -0.05 0.04 -0.05 -0.02 -0.06 -0.08 -0.01
words: [usa]	:	-0.06 -0.21 -0.22 -0.12 -0.18 0.07 -0.01 0.03
words: [usa]	?	-0.07 -0.06 -0.05 -0.08 -0.07 -0.11 -0.09 0.07
words: [usa]	[place]	0.05 -0.20 -0.04 -0.21 -0.19 0.04 0.18 -0.25
words: [usa]	[region]	-0.08 -0.09 -0.07 -0.04 -0.06 -0.11 -0.09 0.09
words: [usa]	[side]	-0.06 -0.07 -0.01 -0.20 -0.26 -0.12 -0.10 0.05
words: [usa]	[usa]	-0.07 -0.29 -0.14 -0.24 -0.28 -0.24 0.14 -0.07
words: [usa]	accus	0.03 -0.10 0.01 -0.07 -0.08 -0.09 -0.12 -0.04
words: [usa]	action	-0.07 -0.11 0.07 -0.10 -0.07 -0.10 -0.11 -0.06
words: [usa]	admin	-0.05 -0.06 0.03 -0.07 -0.05 -0.10 -0.10 0.04
words: [usa]	agre	-0.08 -0.07 -0.09 -0.05 -0.08 -0.08 0.06 -0.04
words: [usa]	air	0.01 0.02 0.04 -0.09 -0.15 -0.14 -0.13 -0.16
words: [usa]	airman	-0.11 -0.10 0.07 -0.08 -0.13 0.07 -0.11 -0.06
words: [usa]	and	-0.03 0.02 0.00 -0.08 -0.11 -0.07 -0.04 0.01
words: [usa]	announc	0.07 -0.03 -0.09 -0.09 -0.13 -0.22 -0.03 -0.08
words: [usa]	arriv	-0.11 0.05 -0.12 -0.09 -0.10 -0.14 -0.13 0.03
words: [usa]	as	-0.14 -0.11 -0.01 -0.07 -0.11 -0.04 -0.03 0.05
words: [usa]	attack	-0.13 -0.04 0.14 0.02 -0.27 -0.29 -0.03 -0.16
words: [usa]	back	-0.06 -0.09 0.05 -0.05 -0.06 -0.12 0.04 -0.08
words: [usa]	bas	0.08 -0.14 0.07 -0.06 -0.09 -0.14 -0.11 -0.12
words: [usa]	base	0.16 -0.19 -0.05 -0.07 -0.17 -0.13 -0.12 -0.11
words: [usa]	blam	-0.07 -0.07 0.09 -0.06 -0.11 -0.10 -0.09 -0.05
words: [usa]	blockad	0.02 -0.13 -0.16 -0.05 -0.07 -0.20 -0.14 0.06
words: [usa]	bomb	0.06 -0.09 0.00 -0.07 -0.11 -0.15 -0.08 -0.09
words: [usa]	call	-0.06 0.01 -0.01 -0.07 -0.04 -0.15 -0.03 -0.01
words: [usa]	can	-0.04 -0.05 -0.06 -0.04 -0.07 -0.09 -0.06 0.07
words: [usa]	casualty	-0.02 -0.06 0.03 -0.05 -0.05 -0.07 -0.07 -0.05
words: [usa]	ceasefir	-0.10 -0.14 -0.10 -0.08 -0.09 -0.15 -0.04 0.09
words: [usa]	chief	-0.11 -0.06 -0.13 -0.06 -0.09 0.07 -0.11 -0.02
words: [usa]	claim	-0.02 -0.15 -0.02 -0.11 -0.15 -0.01 -0.10 0.03
words: [usa]	clos	-0.08 -0.06 -0.09 -0.04 -0.07 0.05 -0.09 -0.04
words: [usa]	confirm	0.07 -0.15 -0.17 -0.12 0.05 -0.12 -0.15 -0.06
words: [usa]	consulat	0.13 -0.14 -0.08 -0.05 -0.10 -0.11 -0.06 -0.08
words: [usa]	deadlin	0.07 -0.07 -0.10 -0.09 -0.08 -0.11 -0.12 0.04
words: [usa]	deal	-0.10 0.09 -0.10 -0.08 -0.09 -0.09 0.03 -0.07
words: [usa]	declar	0.01 0.04 -0.01 -0.05 -0.10 -0.18 0.02 -0.07
words: [usa]	demand	-0.06 -0.04 -0.12 -0.07 -0.06 0.07 0.06 -0.10
words: [usa]	diplomat	-0.08 0.01 0.03 -0.04 -0.07 -0.05 -0.08 -0.06
words: [usa]	does	-0.06 -0.04 -0.07 -0.04 -0.05 -0.09 -0.11 0.09
words: [usa]	drop	0.04 -0.10 -0.15 -0.10 -0.13 0.08 -0.13 -0.05
words: [usa]	envoy	-0.06 -0.09 -0.13 -0.07 -0.06 -0.09 0.02 0.03
words: [usa]	extend	-0.09 -0.06 -0.08 -0.06 -0.06 -0.11 0.09 0.00
words: [usa]	f	-0.10 -0.02 -0.11 -0.10 0.05 -0.14 -0.12 0.05
words: [usa]	fac	-0.08 -0.05 0.04 -0.05 -0.08 -0.13 -0.09 0.02
words: [usa]	fighter	-0.14 -0.15 0.04 -0.12 0.05 0.00 -0.13 -0.07
words: [usa]	for	-0.12 -0.12 0.00 -0.08 -0.11 0.05 -0.15 -0.02
words: [usa]	genocidal	-0.08 -0.07 -0.09 -0.09 -0.08 -0.09 -0.10 0.10
words: [usa]	giv	-0.05 -0.05 -0.05 -0.07 -0.08 -0.13 -0.12 0.11
words: [usa]	goes	-0.05 -0.06 0.07 -0.04 -0.05 0.05 -0.11 -0.11
words: [usa]	ground	0.04 -0.10 -0.10 -0.05 -0.06 -0.03 -0.13 0.02
words: [usa]	has	0.05 -0.10 -0.16 -0.08 -0.09 -0.20 -0.04 0.02
words: [usa]	help	-0.13 -0.09 -0.12 -0.05 0.10 -0.10 -0.06 0.01
words: [usa]	hit	0.01 -0.11 0.00 -0.06 -0.13 -0.10 -0.10 0.00
words: [usa]	hits	0.00 -0.11 0.01 -0.05 -0.06 -0.10 -0.10 0.00
words: [usa]	in	0.01 0.00 -0.06 -0.13 -0.19 -0.19 -0.22 -0.02
words: [usa]	intelligenc	-0.06 -0.05 -0.12 -0.02 -0.04 -0.06 -0.07 0.10
words: [usa]	is	-0.21 -0.01 -0.05 -0.08 -0.10 -0.10 -0.24 0.07
words: [usa]	just	-0.09 -0.06 -0.10 -0.04 -0.07 -0.11 -0.07 0.10
words: [usa]	launch	0.14 -0.23 -0.03 -0.12 -0.20 -0.20 -0.03 -0.12
words: [usa]	leav	-0.09 -0.04 -0.08 -0.04 -0.05 -0.10 -0.11 0.11
words: [usa]	may	-0.11 -0.11 -0.05 -0.08 -0.10 0.02 -0.12 0.04
words: [usa]	not	-0.10 -0.09 -0.11 -0.08 -0.09 -0.14 -0.02 0.09
words: [usa]	of	-0.09 -0.07 -0.12 -0.07 -0.09 -0.09 -0.08 0.12
words: [usa]	official	-0.16 -0.15 -0.04 -0.07 -0.15 -0.21 -0.02 0.08
words: [usa]	oil	-0.04 -0.04 -0.06 -0.03 -0.02 -0.03 -0.08 0.07
words: [usa]	on	-0.11 -0.10 -0.02 -0.06 -0.08 -0.14 -0.13 0.08
words: [usa]	order	-0.09 -0.08 -0.10 -0.04 0.04 -0.10 0.04 -0.05
words: [usa]	over	-0.12 -0.13 -0.03 -0.07 -0.13 -0.12 -0.15 0.11
words: [usa]	paus	-0.12 -0.08 -0.13 -0.10 -0.12 -0.13 -0.12 0.14
words: [usa]	pilot	-0.10 -0.12 -0.15 -0.08 -0.15 -0.09 -0.10 0.16
words: [usa]	plan	-0.10 -0.08 0.04 -0.08 0.07 -0.09 -0.13 -0.10
words: [usa]	post	-0.13 -0.13 -0.13 -0.11 -0.06 -0.13 -0.16 0.14
words: [usa]	pressur	-0.11 -0.12 -0.12 -0.12 -0.11 -0.10 0.07 0.01
words: [usa]	refuel	-0.01 -0.09 -0.09 -0.06 0.06 -0.06 -0.11 -0.05
words: [usa]	reject	0.02 -0.10 0.02 -0.05 -0.06 -0.11 -0.11 -0.03
words: [usa]	renew	0.04 -0.08 -0.11 -0.07 -0.09 -0.14 -0.10 0.07
words: [usa]	said	-0.07 0.04 -0.02 -0.10 -0.08 -0.17 -0.15 -0.01
words: [usa]	says	0.03 -0.08 -0.15 -0.08 -0.12 0.05 -0.15 0.01
words: [usa]	servic	0.08 -0.13 -0.08 -0.08 -0.10 -0.10 -0.09 -0.03
words: [usa]	sets	-0.05 -0.05 -0.06 -0.04 -0.04 -0.09 0.05 -0.04
words: [usa]	signal	-0.09 -0.03 -0.10 -0.04 -0.02 -0.07 -0.09 0.12
words: [usa]	soldier	0.06 -0.17 0.07 -0.09 -0.15 -0.18 -0.15 -0.11
words: [usa]	special	-0.12 -0.10 0.00 -0.08 -0.13 -0.13 -0.09 0.07
words: [usa]	speech	-0.06 -0.03 -0.09 -0.04 -0.04 -0.05 -0.06 0.09
words: [usa]	stock	-0.02 -0.02 -0.05 -0.02 -0.02 -0.02 -0.05 0.04
words: [usa]	strik	0.02 -0.07 0.16 -0.12 -0.22 -0.04 -0.07 -0.25
words: [usa]	suspend	-0.09 -0.10 -0.13 -0.06 -0.12 -0.11 0.11 -0.09
words: [usa]	talk	0.01 -0.02 0.01 -0.13 -0.16 -0.20 -0.09 0.04
words: [usa]	target	0.08 -0.12 0.03 -0.06 -0.12 -0.09 -0.05 -0.06
words: [usa]	tell	-0.06 -0.15 -0.15 -0.12 -0.12 0.13 -0.19 -0.06
words: [usa]	threat	-0.12 -0.12 -0.16 -0.07 -0.08 -0.20 -0.19 0.20
words: [usa]	threaten	-0.19 -0.14 -0.16 -0.08 -0.12 0.08 -0.09 -0.02
words: [usa]	to	-0.16 -0.10 -0.17 -0.06 -0.10 -0.02 -0.02 0.14
words: [usa]	troop	0.05 0.02 -0.12 -0.04 -0.06 -0.01 -0.08 -0.03
words: [usa]	urg	-0.07 0.06 0.00 -0.07 -0.09 -0.15 -0.13 -0.04
words: [usa]	vows	0.00 -0.09 -0.10 -0.04 -0.07 -0.02 0.05 -0.06
words: [usa]	war	0.08 0.01 -0.03 -0.12 -0.11 -0.07 -0.07 -0.13
words: [usa]	warn	-0.03 0.06 -0.12 -0.12 -0.11 -0.17 -0.18 0.01
words: [usa]	was	-0.07 -0.11 0.05 -0.04 -0.06 -0.10 -0.12 -0.01
words: [usa]	weigh	-0.14 -0.12 -0.01 -0.08 -0.10 -0.02 -0.22 0.04
words: [usa]	will	-0.10 0.02 0.00 -0.04 -0.09 0.01 -0.18 -0.02
words: [usa]	with	0.01 0.06 -0.12 -0.05 -0.06 -0.12 -0.14 0.01
words: [usa]	won't	-0.08 -0.08 -0.08 -0.04 -0.04 -0.11 -0.11 0.09
words: a	[place]	-0.09 0.02 0.01 -0.07 -0.08 -0.10 0.01 -0.03
words: a	barrel	-0.05 -0.05 -0.11 -0.03 -0.01 -0.06 -0.05 0.11
words: a	ceasefir	-0.07 0.04 -0.12 -0.07 -0.09 -0.17 -0.01 -0.01
words: a	deal	0.06 -0.10 -0.12 -0.05 -0.05 -0.08 -0.12 0.04
words: a	lot	-0.10 -0.10 0.02 -0.08 -0.12 -0.13 -0.11 0.04
words: a	major	0.05 -0.06 -0.09 -0.05 -0.07 -0.07 -0.07 0.04
words: a	massiv	-0.03 -0.08 -0.09 -0.10 -0.09 -0.11 -0.09 0.06
words: a	new	-0.10 -0.12 -0.04 -0.11 -0.09 -0.14 -0.15 0.10
words: a	nuclear	-0.08 -0.10 -0.10 -0.02 -0.02 -0.12 -0.08 0.12
words: a	possibl	-0.06 -0.12 -0.13 -0.05 -0.04 -0.09 -0.06 0.12
words: a	strategic	-0.12 -0.10 -0.11 -0.11 -0.09 -0.09 -0.12 0.12
words: a	way	-0.04 -0.05 0.05 -0.06 -0.06 -0.08 -0.09 -0.03
words: ability	to	-0.11 -0.10 -0.10 -0.11 -0.12 -0.11 -0.13 0.12
words: about	[side]	-0.16 -0.16 -0.01 -0.10 -0.13 -0.17 -0.19 0.10
words: about	[usa]	-0.06 -0.10 0.05 -0.06 -0.10 -0.11 -0.09 0.01
words: about	the	-0.08 0.06 -0.05 -0.06 -0.05 -0.08 0.04 -0.04
words: abov	[number]	-0.06 -0.05 -0.09 -0.06 -0.06 -0.06 -0.09 0.09
words: accus	[side]	0.04 -0.10 0.07 -0.05 -0.08 -0.12 -0.12 0.02
words: accus	[usa]	-0.09 -0.07 -0.12 -0.07 -0.09 -0.09 -0.08 0.12
words: acros	[place]	-0.09 0.05 -0.13 -0.04 -0.08 -0.09 -0.06 0.06
words: acros	[region]	-0.01 0.13 -0.01 -0.09 -0.14 -0.13 -0.10 -0.16
words: acros	[side]	-0.03 -0.13 -0.08 0.08 -0.09 -0.09 -0.07 0.00
words: acros	the	-0.10 0.05 0.02 -0.07 -0.08 -0.10 -0.10 -0.04
words: action	in	-0.07 -0.10 0.06 -0.09 -0.06 -0.11 -0.12 -0.05
words: addres	:	-0.07 -0.08 -0.09 -0.06 -0.05 -0.13 -0.12 0.11
words: addres	to	-0.06 -0.07 -0.10 -0.07 -0.07 0.04 -0.12 0.02
words: after	[ally]	-0.05 0.10 -0.09 -0.04 -0.06 -0.12 -0.11 -0.11
words: after	[number]	0.08 -0.08 -0.09 -0.06 -0.06 -0.10 0.03 -0.07
words: after	[place]	-0.15 -0.15 0.15 -0.08 -0.09 -0.11 0.06 -0.15
words: after	[side]	0.02 -0.04 0.12 -0.17 -0.19 -0.02 -0.04 -0.22
words: after	[usa]	-0.15 0.14 -0.09 0.03 0.02 -0.22 -0.02 0.00
words: after	attack	-0.12 0.00 0.13 -0.12 -0.11 -0.15 -0.13 -0.14
words: after	be	-0.08 0.09 -0.11 -0.06 -0.07 -0.10 -0.07 -0.01
words: after	ceasefir	-0.01 -0.10 0.04 -0.11 -0.07 -0.09 -0.11 -0.04
words: after	dron	0.05 0.02 -0.02 -0.12 -0.13 -0.11 -0.12 -0.04
words: after	missil	0.02 0.05 -0.13 0.04 -0.14 -0.13 -0.10 -0.12
words: after	president	-0.07 -0.08 -0.08 -0.03 -0.04 -0.10 -0.11 0.09
words: after	strik	-0.02 -0.04 -0.02 -0.11 -0.13 -0.02 -0.11 0.02
words: after	vow	-0.01 -0.09 -0.08 -0.05 -0.06 -0.12 0.02 0.02
words: aftermath	of	0.08 0.09 -0.13 -0.11 -0.15 -0.15 -0.13 -0.15
words: again	as	0.12 -0.11 -0.10 -0.10 -0.11 -0.10 -0.12 -0.13
words: against	[ally]	-0.06 -0.02 -0.09 -0.04 -0.08 0.05 -0.10 -0.01
words: against	[side]	0.04 -0.05 -0.07 -0.11 -0.01 0.03 -0.26 -0.08
words: against	[usa]	-0.07 -0.05 -0.05 -0.06 -0.03 -0.08 -0.07 0.07
words: agre	to	-0.03 -0.12 -0.10 -0.05 -0.09 -0.13 0.13 -0.15
words: ahead	of	-0.01 -0.05 0.04 -0.08 -0.10 -0.11 0.03 -0.06
words: air	[place]	0.06 -0.07 -0.12 0.00 -0.08 -0.05 -0.05 -0.01
words: air	attack	-0.08 0.11 -0.14 -0.05 -0.12 -0.07 -0.08 -0.08
words: air	base	0.04 -0.11 0.00 -0.05 -0.12 -0.08 -0.08 -0.08
words: air	defenc	-0.19 -0.10 0.05 -0.16 0.16 -0.18 -0.13 -0.19
words: air	defens	0.08 -0.13 0.01 -0.11 0.03 -0.13 -0.09 -0.15
words: air	forc	-0.09 -0.09 -0.11 -0.10 -0.11 -0.08 -0.08 0.11
words: air	strik	0.02 0.03 -0.01 -0.10 -0.15 -0.11 -0.08 -0.19
words: aircraft	carrier	0.04 -0.11 0.01 -0.07 -0.11 -0.12 -0.11 0.01
words: airstrik	in	0.04 0.05 -0.11 -0.03 -0.05 -0.03 -0.03 -0.08
words: al	jazeera	0.03 -0.06 -0.03 0.06 -0.10 -0.11 -0.09 -0.05
words: ali	[side]	0.16 -0.15 0.03 -0.10 -0.11 -0.19 -0.12 -0.21
words: all	in	-0.10 -0.07 0.07 -0.10 -0.04 -0.13 -0.15 -0.05
words: all	of	0.05 -0.10 -0.12 -0.08 -0.11 0.05 -0.12 -0.05
words: already	won	0.03 -0.10 -0.09 -0.07 -0.05 -0.12 -0.14 0.01
words: amal	khalil	-0.07 -0.03 0.05 -0.03 -0.07 -0.07 -0.08 -0.09
words: amid	[region]	0.05 -0.11 -0.15 -0.08 -0.10 -0.12 -0.12 0.01
words: amid	[side]	-0.17 -0.02 0.02 -0.12 -0.18 -0.21 -0.18 0.05
words: amid	[usa]	-0.03 -0.06 0.07 -0.12 -0.12 -0.14 -0.16 -0.05
words: amid	grow	-0.11 -0.09 -0.13 -0.06 -0.10 -0.08 -0.09 0.13
words: among	the	0.04 -0.10 0.02 -0.04 -0.06 -0.06 -0.05 -0.05
words: an	[side]	-0.07 -0.01 0.09 -0.07 -0.11 -0.10 -0.10 -0.08
words: and	[ally]	0.09 -0.02 -0.12 -0.07 -0.11 -0.10 -0.13 -0.12
words: and	[number]	-0.03 -0.03 -0.16 -0.05 -0.12 -0.09 -0.05 0.10
words: and	[place]	0.09 -0.05 -0.03 -0.13 -0.19 -0.21 -0.01 -0.05
words: and	[region]	-0.08 0.06 -0.06 -0.04 -0.04 -0.08 0.01 -0.02
words: and	[side]	0.14 -0.10 -0.04 -0.14 -0.17 -0.17 0.07 -0.18
words: and	[usa]	-0.05 -0.07 -0.13 -0.08 -0.15 0.04 -0.02 0.08
words: and	ally	-0.08 -0.06 0.04 -0.07 -0.06 -0.10 -0.06 -0.03
words: and	beyond	-0.05 -0.12 0.06 -0.05 -0.08 0.05 -0.12 -0.09
words: and	dron	0.09 0.03 -0.05 -0.10 -0.17 -0.13 -0.09 -0.13
words: and	gas	-0.11 0.11 -0.01 -0.08 -0.06 -0.11 -0.11 -0.10
words: and	hits	-0.07 0.03 -0.09 -0.05 -0.07 0.06 -0.11 -0.03
words: and	how	-0.04 -0.07 0.05 -0.04 -0.03 -0.05 -0.03 -0.05
words: and	it	-0.09 -0.14 0.06 -0.13 -0.12 -0.14 -0.11 0.07
words: and	load	-0.08 -0.02 -0.05 -0.02 -0.05 0.09 -0.07 -0.09
words: and	more	0.05 -0.07 -0.07 -0.04 -0.03 -0.09 -0.09 0.03
words: and	oil	0.04 -0.07 -0.09 -0.03 -0.05 -0.11 -0.09 0.04
words: and	ongo	0.11 -0.12 -0.08 -0.08 -0.04 -0.14 -0.11 -0.11
words: and	other	-0.02 0.03 0.01 -0.04 -0.05 -0.14 -0.11 -0.07
words: and	seiz	-0.13 -0.10 -0.11 -0.07 -0.12 -0.09 -0.06 0.12
words: and	stock	-0.04 -0.03 -0.06 -0.03 -0.03 -0.06 0.06 -0.05
words: and	the	-0.04 -0.18 -0.02 -0.12 -0.12 -0.15 -0.21 0.11
words: and	vows	-0.02 -0.09 -0.08 -0.05 0.05 -0.04 -0.10 -0.07
words: and	warship	-0.10 -0.08 -0.09 -0.08 -0.09 -0.09 -0.12 0.11
words: announc	[place]	-0.05 -0.09 -0.04 -0.01 -0.02 -0.04 0.06 -0.06
words: announc	ceasefir	-0.10 0.06 -0.09 -0.09 -0.10 -0.10 -0.02 -0.08
words: announc	massiv	0.12 -0.10 -0.08 -0.06 -0.04 -0.13 -0.13 -0.12
words: announc	two	-0.04 -0.06 -0.06 -0.03 -0.03 -0.03 0.02 -0.01
words: appear	to	-0.18 -0.14 0.04 -0.05 0.03 -0.12 0.04 0.01
words: april	[number]	-0.09 -0.09 -0.10 -0.07 -0.04 -0.07 0.05 -0.03
words: are	[usa]	-0.10 -0.11 -0.12 -0.06 -0.03 -0.09 -0.07 0.12
words: are	the	-0.06 -0.11 0.06 -0.08 -0.07 -0.12 -0.14 0.06
words: arm	forc	0.08 -0.10 -0.07 -0.07 -0.04 0.05 -0.07 -0.12
words: army	chief	-0.08 -0.06 -0.07 -0.02 -0.03 -0.11 0.11 -0.11
words: army	says	0.10 0.02 -0.11 -0.06 -0.12 -0.10 -0.09 -0.10
words: arriv	in	-0.12 0.03 -0.14 -0.10 -0.10 -0.16 0.08 -0.09
words: as	[place]	0.03 -0.12 0.01 0.03 -0.13 0.05 -0.02 -0.15
words: as	[region]	-0.17 -0.07 0.02 -0.11 -0.11 -0.03 -0.01 0.02
words: as	[side]	-0.06 0.12 -0.02 -0.02 0.00 -0.02 0.00 -0.14
words: as	[usa]	0.00 -0.01 -0.04 -0.13 -0.22 -0.34 -0.06 0.04
words: as	a	-0.11 -0.10 -0.03 -0.09 -0.09 -0.10 0.01 0.05
words: as	bomb	0.07 -0.10 -0.01 -0.06 -0.08 -0.10 -0.10 -0.10
words: as	ceasefir	0.02 -0.12 -0.13 -0.06 -0.08 -0.11 0.05 -0.02
words: as	conflict	0.09 -0.10 -0.11 -0.09 -0.11 -0.14 -0.10 0.02
words: as	he	0.03 -0.15 -0.18 -0.09 -0.10 0.09 -0.01 -0.13
words: as	it	0.07 -0.02 -0.10 -0.06 -0.07 -0.17 -0.12 0.00
words: as	new	-0.09 0.01 -0.10 -0.06 -0.06 -0.12 -0.10 0.09
words: as	oil	-0.05 0.05 -0.17 -0.07 -0.09 -0.14 -0.15 0.13
words: as	president	-0.05 -0.04 -0.06 -0.04 -0.04 0.01 -0.09 0.03
words: as	strik	0.00 -0.12 0.11 -0.08 -0.10 -0.14 -0.13 -0.12
words: as	tension	-0.11 0.06 -0.12 -0.10 -0.10 -0.01 -0.14 -0.04
words: as	the	0.03 -0.09 -0.08 -0.05 -0.02 -0.09 -0.09 0.05
words: as	they	-0.14 -0.12 0.11 -0.11 -0.11 -0.14 -0.13 -0.05
words: as	war	0.08 -0.17 -0.16 -0.14 -0.11 0.02 -0.16 0.02
words: asian	stock	-0.07 -0.06 -0.11 -0.03 -0.05 -0.10 -0.07 0.11
words: asks	[usa]	-0.08 -0.07 -0.10 -0.09 -0.07 -0.11 -0.13 0.12
words: assassination	attempt	-0.08 0.09 -0.05 -0.07 -0.11 -0.11 -0.11 -0.11
words: assault	on	0.03 0.10 -0.15 -0.04 -0.08 -0.08 -0.08 -0.07
words: at	[place]	-0.16 0.03 0.02 -0.11 -0.02 0.00 0.01 -0.06
words: at	[side]	0.10 -0.03 0.03 -0.15 -0.18 -0.21 -0.17 -0.15
words: at	[usa]	0.04 -0.16 0.05 -0.11 -0.15 -0.19 -0.18 -0.06
words: at	a	0.07 -0.09 -0.10 -0.03 -0.03 -0.06 -0.10 0.07
words: at	least	0.07 0.09 -0.22 -0.08 -0.08 -0.12 -0.11 -0.03
words: at	the	0.06 -0.12 -0.11 -0.08 -0.06 -0.09 0.03 -0.03
words: attack	,	0.05 -0.04 -0.02 -0.16 -0.20 -0.24 -0.01 -0.14
words: attack	:	0.07 -0.01 -0.15 -0.12 -0.11 0.02 -0.11 -0.01
words: attack	?	-0.17 -0.17 0.17 -0.11 -0.16 -0.17 -0.22 -0.13
words: attack	[number]	0.06 0.05 -0.14 -0.09 -0.13 -0.09 -0.08 -0.11
words: attack	[place]	-0.13 0.01 0.00 -0.10 -0.17 0.09 -0.14 -0.12
words: attack	[region]	-0.09 0.06 -0.10 -0.07 -0.08 0.06 -0.09 -0.05
words: attack	[side]	0.08 -0.17 0.10 -0.09 -0.13 -0.21 -0.06 -0.18
words: attack	[usa]	0.05 -0.13 -0.03 -0.04 0.06 0.02 -0.08 -0.09
words: attack	acros	-0.11 0.12 -0.10 -0.07 -0.11 -0.13 -0.10 -0.11
words: attack	after	0.05 -0.13 -0.13 -0.10 0.04 -0.13 -0.14 0.04
words: attack	against	0.10 0.04 -0.15 -0.10 -0.16 -0.13 -0.10 -0.15
words: attack	amid	-0.10 0.05 -0.12 -0.08 -0.10 -0.09 -0.06 0.04
words: attack	and	-0.01 0.02 -0.02 -0.07 -0.16 -0.14 -0.13 -0.01
words: attack	as	-0.01 0.07 -0.10 -0.11 -0.12 -0.16 -0.13 -0.04
words: attack	hit	0.01 0.07 -0.12 -0.07 -0.12 -0.08 -0.10 -0.09
words: attack	in	-0.05 -0.11 -0.05 0.06 -0.18 -0.20 -0.15 0.08
words: attack	kill	-0.10 0.06 -0.06 -0.10 -0.15 -0.17 -0.11 0.04
words: attack	near	-0.11 0.08 0.03 -0.11 -0.10 -0.12 -0.07 -0.11
words: attack	off	-0.07 0.04 0.01 -0.04 -0.06 -0.05 -0.05 -0.09
words: attack	on	-0.09 -0.04 0.14 -0.02 -0.05 -0.15 0.03 -0.14
words: attack	target	0.02 0.10 -0.14 -0.08 -0.14 -0.10 -0.07 -0.09
words: attack	that	-0.08 -0.09 0.09 -0.06 -0.06 -0.10 -0.05 -0.07
words: attack	with	-0.01 0.06 -0.08 -0.07 -0.09 -0.05 -0.09 -0.06
words: attempt	to	0.00 -0.12 0.06 -0.08 -0.10 -0.12 -0.09 -0.03
words: back	,	0.08 -0.07 -0.11 -0.07 -0.05 -0.09 -0.08 -0.03
words: back	[side]	-0.07 -0.04 0.08 -0.05 -0.03 -0.11 -0.07 -0.07
words: back	[usa]	-0.05 -0.06 0.07 -0.06 -0.05 -0.08 -0.08 -0.07
words: back	at	0.04 -0.09 0.06 -0.07 -0.05 -0.14 -0.10 -0.10
words: back	to	-0.10 0.06 -0.09 -0.07 -0.06 -0.02 -0.14 -0.08
words: back	with	0.02 -0.11 -0.09 -0.05 -0.06 -0.08 -0.09 0.04
words: balanc	of	0.13 -0.09 -0.13 -0.06 -0.09 -0.07 -0.04 -0.12
words: ballistic	missil	0.11 -0.21 -0.02 -0.21 0.01 -0.21 -0.17 -0.12
words: bas	for	-0.07 -0.09 -0.12 -0.08 -0.11 -0.10 -0.12 0.12
words: base	in	0.21 -0.25 -0.04 -0.09 -0.22 -0.15 -0.12 -0.10
words: be	bomb	0.05 -0.07 -0.11 -0.05 -0.05 -0.11 0.04 -0.01
words: be	hit	-0.13 0.10 -0.12 -0.07 0.05 -0.13 -0.09 -0.12
words: be	mov	-0.10 -0.08 -0.09 -0.08 -0.09 -0.09 -0.12 0.11
words: be	target	-0.09 -0.10 0.08 -0.10 -0.12 -0.13 -0.10 -0.04
words: befor	[usa]	0.03 0.01 -0.09 -0.08 -0.08 -0.09 -0.01 -0.01
words: believ	[side]	0.02 -0.07 -0.09 -0.06 -0.07 -0.06 -0.06 0.05
words: below	[number]	-0.04 -0.03 -0.07 -0.03 -0.03 -0.02 -0.10 0.08
words: bet	on	-0.04 -0.07 -0.07 -0.06 -0.05 -0.06 -0.10 0.09
words: between	[place]	-0.04 -0.07 -0.09 -0.02 -0.03 -0.05 0.05 -0.03
words: between	[side]	0.02 -0.08 -0.15 -0.05 -0.08 -0.10 0.01 0.02
words: between	[usa]	-0.03 -0.09 0.04 -0.05 -0.06 -0.07 0.03 -0.07
words: between	the	-0.11 -0.08 -0.12 -0.03 -0.04 -0.07 0.06 -0.01
words: bid	to	-0.06 -0.11 0.07 -0.09 -0.12 -0.13 -0.17 -0.01
words: big	one	-0.10 0.02 -0.09 -0.06 -0.09 0.10 -0.08 -0.13
words: bitcoin	,	-0.06 -0.04 -0.06 -0.05 -0.05 -0.09 -0.10 0.09
words: black	box	0.06 -0.09 -0.10 0.01 -0.07 -0.08 -0.05 -0.09
words: blam	[side]	-0.09 -0.01 0.07 -0.06 -0.12 -0.09 -0.10 -0.07
words: blam	[usa]	-0.06 -0.06 -0.09 -0.04 -0.07 -0.08 -0.11 0.09
words: blockad	[side]	-0.09 -0.08 -0.06 -0.05 -0.08 0.05 -0.11 -0.05
words: blockad	of	-0.10 -0.03 -0.09 -0.02 -0.06 -0.13 -0.10 0.13
words: bloomberg	daybreak	0.05 -0.10 -0.14 -0.05 -0.08 -0.12 -0.10 0.06
words: blow	up	0.08 0.03 -0.14 -0.07 -0.11 -0.02 0.00 -0.08
words: bomb	[place]	-0.08 0.12 -0.14 -0.05 -0.09 -0.08 -0.09 -0.12
words: bomb	[side]	0.00 -0.16 0.06 -0.11 -0.14 -0.21 -0.18 -0.02
words: bomb	campaign	-0.02 -0.15 0.04 -0.03 -0.05 0.03 -0.09 -0.09
words: bomb	in	-0.10 -0.08 0.01 -0.10 -0.11 0.10 -0.13 -0.14
words: boot	on	-0.07 -0.04 -0.07 -0.04 -0.06 0.03 -0.09 0.03
words: box	found	0.06 -0.09 -0.10 0.01 -0.07 -0.08 -0.05 -0.09
words: brac	for	-0.12 -0.07 0.09 -0.09 -0.09 -0.18 -0.14 -0.01
words: break	:	-0.04 0.03 -0.18 -0.08 0.03 -0.16 0.02 0.03
words: brief	june	-0.10 -0.10 -0.10 -0.11 -0.10 -0.11 0.07 0.01
words: build	in	0.02 0.04 -0.11 -0.04 -0.06 -0.05 -0.05 -0.06
words: but	[usa]	-0.08 -0.10 -0.09 -0.07 -0.07 0.13 -0.15 -0.11
words: but	remain	-0.08 -0.06 -0.09 -0.06 -0.07 -0.08 0.03 -0.01
words: by	[ally]	-0.11 -0.02 0.03 -0.04 -0.06 -0.11 -0.06 -0.01
words: by	[place]	-0.05 0.05 0.04 -0.05 -0.06 -0.07 -0.15 -0.11
words: by	[side]	0.05 0.00 -0.06 -0.12 -0.03 -0.06 -0.20 -0.08
words: by	[usa]	-0.12 -0.16 0.08 -0.12 -0.17 -0.22 -0.21 0.04
words: by	the	-0.14 -0.09 0.11 -0.07 -0.11 -0.13 -0.11 -0.05
words: call	[side]	-0.09 -0.11 0.11 -0.09 -0.11 -0.14 -0.16 -0.06
words: call	for	-0.18 -0.04 -0.04 -0.12 -0.11 -0.25 -0.28 0.19
words: call	it	-0.01 -0.13 0.05 -0.07 -0.08 -0.09 0.03 -0.09
words: call	on	0.09 -0.08 -0.14 -0.06 -0.04 -0.08 -0.10 -0.02
words: can	[side]	-0.09 -0.07 -0.10 -0.11 -0.06 -0.13 -0.09 0.11
words: can't	kill	-0.08 -0.08 -0.10 -0.08 -0.07 -0.09 -0.06 0.10
words: canadian	in	-0.05 -0.11 -0.12 0.12 -0.09 -0.10 -0.11 -0.09
words: cargo	ship	0.07 -0.09 -0.08 -0.05 -0.11 -0.09 -0.06 -0.02
words: caus	fire	0.00 0.08 -0.07 -0.07 -0.10 -0.04 -0.04 -0.07
words: ceas	fire	0.02 0.04 -0.14 -0.04 -0.08 -0.12 0.01 -0.05
words: ceasefir	,	-0.09 -0.14 -0.01 -0.04 -0.06 0.05 0.04 -0.06
words: ceasefir	:	-0.05 -0.10 -0.10 -0.06 -0.08 -0.12 0.01 0.02
words: ceasefir	?	-0.04 -0.07 -0.09 -0.02 -0.02 -0.08 -0.14 0.13
words: ceasefir	[place]	-0.08 0.04 -0.11 -0.09 -0.12 -0.13 -0.14 0.03
words: ceasefir	announcement	-0.09 0.06 -0.12 -0.09 -0.08 -0.09 -0.11 0.06
words: ceasefir	as	-0.05 -0.07 -0.06 -0.03 -0.04 -0.06 0.04 -0.04
words: ceasefir	between	-0.09 -0.10 -0.09 -0.02 -0.02 -0.05 0.11 -0.11
words: ceasefir	deal	-0.05 -0.13 -0.11 -0.03 -0.04 -0.11 -0.04 0.07
words: ceasefir	extension	-0.11 0.01 -0.11 -0.10 -0.12 -0.11 -0.02 0.03
words: ceasefir	in	-0.07 0.04 -0.13 -0.08 -0.09 -0.12 -0.02 0.01
words: ceasefir	with	-0.11 -0.12 -0.12 -0.07 -0.07 -0.14 0.08 -0.03
words: charg	with	-0.12 -0.11 -0.11 -0.11 -0.11 -0.11 -0.11 0.12
words: chemical	tanker	-0.04 -0.02 -0.06 0.00 -0.01 -0.06 -0.03 0.07
words: chief	,	0.09 0.03 -0.11 -0.07 -0.07 -0.12 -0.10 -0.11
words: city	of	0.07 -0.13 0.01 -0.08 -0.10 -0.09 -0.09 -0.09
words: civil	war	-0.03 -0.04 -0.07 -0.05 -0.07 -0.09 -0.11 0.09
words: claim	[side]	-0.12 -0.11 -0.13 -0.09 -0.11 0.03 -0.03 0.05
words: claim	[usa]	-0.14 -0.12 -0.01 -0.10 -0.09 -0.15 -0.16 0.12
words: claim	it	0.07 -0.09 -0.10 -0.06 -0.06 -0.10 -0.11 0.04
words: claim	that	-0.07 -0.07 -0.10 -0.05 -0.04 -0.08 -0.07 0.09
words: claim	to	-0.10 -0.09 0.03 -0.08 0.06 -0.11 -0.10 -0.07
words: clash	with	-0.10 -0.02 -0.12 -0.07 -0.11 -0.09 -0.13 0.11
words: clos	[region]	-0.11 -0.13 -0.13 -0.12 -0.09 -0.14 -0.12 0.14
words: clos	to	-0.09 0.05 -0.14 -0.03 -0.08 0.04 -0.10 -0.02
words: combat	operation	0.14 -0.22 0.00 -0.14 -0.14 -0.21 -0.20 -0.15
words: commander	,	-0.03 0.00 -0.11 -0.03 -0.06 -0.15 -0.15 0.07
words: concern	about	-0.09 -0.09 -0.02 -0.08 -0.07 -0.11 -0.15 0.03
words: condemn	[side]	0.06 -0.11 0.05 -0.07 -0.12 -0.10 -0.12 -0.12
words: condemn	[usa]	-0.05 -0.06 0.05 -0.06 -0.06 -0.12 -0.12 0.02
words: conflict	,	-0.12 -0.08 0.08 -0.05 -0.07 -0.05 -0.04 0.01
words: conflict	.	-0.09 -0.13 -0.02 -0.06 -0.08 -0.09 -0.07 0.07
words: conflict	?	-0.11 -0.05 -0.18 -0.06 -0.02 -0.11 -0.11 0.18
words: conflict	as	0.03 -0.09 -0.09 -0.06 -0.03 -0.08 -0.12 0.02
words: conflict	enter	0.03 -0.06 -0.11 -0.04 -0.04 -0.06 -0.08 0.05
words: conflict	escalat	0.02 -0.08 -0.07 -0.07 -0.08 -0.09 -0.07 0.05
words: conflict	in	-0.09 -0.11 -0.10 -0.10 -0.09 -0.12 -0.12 0.11
words: conflict	rag	0.04 -0.08 -0.08 -0.08 -0.09 -0.06 -0.04 0.01
words: conflict	threaten	-0.07 -0.04 -0.09 -0.06 -0.02 -0.09 -0.06 0.10
words: conflict	widen	-0.03 0.00 0.03 -0.09 -0.05 -0.10 -0.08 -0.04
words: conflict	with	-0.04 -0.03 -0.06 -0.02 -0.02 -0.06 -0.06 0.06
words: confront	[side]	-0.10 -0.01 0.08 -0.10 -0.10 -0.13 -0.10 -0.07
words: consulat	in	0.08 -0.05 -0.07 -0.04 -0.09 -0.06 -0.05 -0.07
words: continu	,	0.12 -0.15 -0.17 -0.11 -0.12 -0.17 -0.15 -0.02
words: continu	for	-0.06 -0.05 -0.09 -0.06 -0.09 -0.06 -0.07 0.09
words: continu	to	-0.12 0.06 -0.05 -0.11 -0.12 0.01 -0.13 -0.01
words: control	of	-0.05 -0.08 -0.06 -0.04 -0.07 -0.13 -0.09 0.09
words: cost	the	-0.07 -0.03 0.05 -0.03 -0.03 -0.08 -0.09 -0.04
words: could	be	-0.02 -0.03 -0.11 -0.02 -0.01 -0.13 -0.11 0.11
words: could	hit	-0.11 -0.09 -0.02 -0.05 -0.07 -0.13 -0.02 0.05
words: could	reach	-0.09 -0.08 0.03 -0.07 -0.07 -0.08 -0.07 -0.02
words: could	the	-0.02 -0.01 -0.05 -0.01 -0.01 -0.04 -0.04 0.05
words: cover	up	-0.09 -0.10 0.12 -0.08 -0.09 -0.08 -0.07 -0.10
words: crash	in	-0.10 -0.12 -0.10 -0.06 0.05 -0.07 -0.16 0.08
words: crew	member	-0.14 -0.11 0.00 -0.10 0.02 -0.13 -0.15 0.04
words: criticism	of	-0.06 -0.06 -0.10 -0.08 -0.07 -0.08 -0.07 0.08
words: crud	pric	-0.07 -0.08 -0.08 -0.04 -0.02 -0.06 -0.06 0.09
words: daily	brief	-0.13 -0.12 -0.13 -0.11 -0.11 -0.13 0.07 -0.01
words: damag	by	0.12 -0.12 -0.11 -0.08 -0.12 -0.07 -0.08 -0.09
words: damag	in	0.09 -0.06 0.07 -0.13 -0.12 -0.11 -0.15 -0.16
words: damag	to	0.03 0.04 0.01 -0.08 -0.07 -0.10 -0.07 -0.11
words: day	[number]	0.06 -0.16 0.04 -0.10 -0.13 -0.20 -0.11 -0.07
words: day	ceasefir	-0.04 -0.08 -0.06 -0.03 -0.03 -0.04 0.08 -0.08
words: day	of	0.07 -0.05 -0.09 -0.04 -0.04 -0.06 -0.08 -0.03
words: daybreak	[region]	0.04 -0.11 -0.11 -0.09 -0.10 -0.12 -0.11 0.06
words: days	,	-0.05 -0.02 0.09 -0.04 -0.03 -0.06 -0.06 -0.11
words: days	of	-0.09 -0.03 0.06 -0.07 -0.08 -0.09 -0.12 -0.07
words: de	escalation	-0.07 -0.08 -0.08 -0.06 -0.05 -0.06 -0.10 0.09
words: dead	,	0.11 -0.11 -0.10 -0.05 -0.05 -0.07 -0.04 -0.10
words: dead	after	0.05 0.02 -0.11 -0.04 -0.10 -0.10 -0.10 0.01
words: dead	and	-0.08 0.03 -0.10 -0.06 -0.07 -0.04 -0.04 0.06
words: deadlin	loom	-0.10 -0.08 0.07 -0.08 -0.09 -0.14 -0.13 0.06
words: deadly	[side]	-0.10 -0.11 0.08 -0.05 -0.07 -0.11 -0.09 0.02
words: deal	,	-0.14 -0.07 -0.15 -0.11 -0.09 0.08 0.06 -0.10
words: deal	and	-0.02 -0.03 -0.03 -0.02 -0.03 -0.05 0.01 0.01
words: deal	to	-0.09 -0.11 -0.08 -0.04 -0.06 -0.13 0.03 -0.02
words: deal	with	-0.09 -0.05 -0.12 -0.04 -0.04 -0.17 -0.03 0.05
words: death	of	-0.17 -0.12 0.14 -0.13 -0.17 -0.16 -0.13 -0.09
words: death	toll	-0.05 -0.12 0.11 -0.08 -0.12 -0.14 -0.09 -0.15
words: decision	to	-0.08 -0.06 0.10 -0.07 -0.07 -0.11 0.01 -0.12
words: declar	[side]	-0.09 0.05 -0.08 -0.03 -0.04 -0.12 0.02 -0.02
words: declar	[usa]	-0.08 -0.09 -0.09 -0.10 -0.08 0.08 -0.14 -0.04
words: defens	minister	0.05 -0.12 -0.16 -0.04 -0.11 0.05 -0.12 0.02
words: defens	official	-0.09 -0.06 -0.09 -0.09 -0.09 -0.12 -0.07 0.10
words: defens	strik	0.12 -0.09 -0.12 -0.06 -0.11 -0.11 -0.08 -0.12
words: delegation	[place]	-0.08 -0.08 -0.09 -0.06 -0.08 -0.08 0.12 -0.12
words: demand	[side]	-0.10 -0.06 -0.15 -0.09 -0.05 -0.10 -0.10 0.14
words: demand	unconditional	-0.07 -0.04 -0.11 -0.06 -0.06 0.10 0.05 -0.13
words: deployment	in	-0.08 -0.04 -0.07 -0.04 -0.04 -0.09 -0.07 0.07
words: desalination	plant	-0.11 0.10 -0.11 -0.06 -0.09 0.03 -0.08 -0.08
words: despit	[side]	-0.06 -0.08 -0.13 -0.08 -0.06 -0.10 -0.07 0.12
words: despit	[usa]	-0.07 0.02 0.03 -0.05 -0.06 -0.10 -0.12 0.00
words: despit	ceasefir	-0.09 0.11 -0.12 -0.07 -0.08 -0.06 -0.07 -0.11
words: despit	ongo	-0.11 -0.09 -0.04 -0.08 -0.09 0.05 -0.11 0.01
words: destroy	,	-0.08 -0.12 0.09 -0.06 -0.09 -0.10 -0.08 -0.07
words: destroy	[side]	-0.07 -0.14 0.02 -0.12 -0.14 0.01 -0.20 -0.02
words: destruction	[side]	0.09 0.05 -0.17 -0.18 -0.15 -0.20 -0.18 -0.10
words: did	not	-0.02 -0.08 0.04 -0.04 -0.06 -0.08 0.05 -0.10
words: direct	talk	0.06 -0.07 -0.06 -0.01 -0.03 -0.04 -0.04 0.02
words: displac	[place]	-0.07 -0.10 0.07 -0.09 -0.06 -0.10 -0.09 -0.03
words: do	with	-0.02 -0.05 -0.10 -0.03 -0.02 -0.04 -0.08 0.08
words: does	not	-0.06 -0.08 -0.09 -0.04 -0.06 -0.11 -0.12 0.12
words: dollar	a	-0.05 -0.05 -0.11 -0.03 -0.01 -0.06 -0.05 0.11
words: dollar	as	-0.06 -0.05 -0.11 -0.06 -0.04 -0.04 -0.11 0.12
words: dollar	billion	-0.13 -0.11 0.05 -0.07 -0.07 -0.13 -0.11 -0.04
words: dollar	million	-0.08 -0.08 -0.01 -0.05 -0.09 -0.10 -0.10 0.04
words: down	,	-0.04 -0.13 0.05 -0.07 0.03 -0.10 -0.11 -0.10
words: down	[side]	0.00 -0.05 -0.11 -0.08 0.07 -0.09 -0.12 -0.08
words: down	[usa]	-0.09 -0.08 0.08 -0.06 -0.06 -0.08 -0.07 -0.09
words: down	by	-0.01 -0.09 -0.09 -0.06 0.08 -0.09 -0.09 -0.09
words: down	f	-0.06 -0.04 0.00 -0.06 0.00 -0.06 -0.06 0.00
words: down	in	-0.16 -0.10 0.05 -0.09 0.14 -0.14 -0.17 -0.16
words: down	of	0.08 -0.09 -0.13 -0.09 0.07 -0.10 -0.13 -0.10
words: down	over	-0.10 -0.11 -0.11 -0.09 -0.09 -0.11 -0.09 0.14
words: down	two	-0.06 -0.05 -0.06 -0.02 0.06 -0.05 -0.04 -0.06
words: dozen	kill	-0.05 0.08 -0.12 -0.03 -0.06 -0.06 -0.07 -0.04
words: dozen	of	-0.08 0.04 0.05 -0.03 -0.09 -0.11 -0.07 -0.05
words: drink	water	0.08 -0.12 -0.11 -0.07 -0.09 -0.09 -0.08 -0.06
words: dron	,	0.06 -0.06 -0.10 -0.04 0.02 -0.04 -0.05 -0.09
words: dron	and	-0.10 -0.02 -0.09 -0.06 -0.11 -0.10 -0.06 0.10
words: dron	at	0.07 -0.06 -0.06 -0.03 -0.05 -0.03 -0.02 -0.04
words: dron	attack	0.01 -0.06 -0.02 -0.13 -0.26 0.06 -0.16 0.00
words: dron	boat	-0.08 0.07 -0.08 -0.08 -0.11 -0.10 -0.06 -0.02
words: dron	hit	0.04 0.03 -0.11 -0.10 -0.15 -0.10 -0.09 -0.12
words: dron	in	-0.09 -0.08 -0.09 -0.06 0.10 -0.07 -0.09 -0.09
words: dron	interception	-0.13 -0.10 -0.08 -0.14 0.12 -0.07 -0.05 -0.11
words: dron	strik	0.02 0.02 0.03 -0.11 -0.17 -0.14 -0.13 -0.15
words: dron	target	0.07 -0.02 -0.11 -0.08 -0.01 -0.07 -0.09 -0.12
words: due	to	-0.09 -0.01 -0.14 0.00 -0.15 -0.10 -0.11 0.10
words: dur	[side]	-0.06 -0.01 0.06 -0.15 -0.21 -0.14 -0.16 0.03
words: dur	[usa]	0.01 -0.15 0.03 -0.07 -0.10 -0.09 -0.11 -0.01
words: dur	live	-0.09 0.12 -0.12 -0.09 -0.15 -0.06 -0.07 -0.12
words: dur	war	-0.12 -0.12 0.05 -0.12 0.06 -0.13 -0.14 -0.06
words: each	other	0.05 -0.15 -0.14 -0.13 -0.15 -0.14 0.06 -0.03
words: early	as	-0.05 -0.02 -0.06 -0.03 -0.03 -0.07 -0.09 0.06
words: effort	to	-0.04 -0.04 -0.07 -0.02 -0.06 -0.04 0.04 0.02
words: elementary	school	0.07 -0.12 0.02 -0.08 -0.07 -0.12 -0.12 -0.12
words: eliminat	[place]	-0.13 0.02 0.02 -0.12 -0.13 -0.13 -0.13 -0.13
words: end	of	-0.03 -0.03 0.03 -0.03 -0.03 -0.04 -0.04 -0.02
words: end	the	-0.11 -0.13 -0.12 -0.08 -0.06 -0.10 0.10 -0.09
words: end	to	-0.10 -0.10 -0.15 -0.09 -0.03 -0.11 -0.15 0.17
words: end	war	-0.07 0.03 -0.12 -0.04 -0.05 -0.10 0.09 -0.09
words: energy	crisi	-0.07 -0.07 -0.03 -0.04 -0.07 -0.08 -0.07 0.06
words: energy	market	-0.07 -0.05 -0.08 -0.04 -0.03 -0.12 -0.06 0.10
words: energy	pric	-0.05 -0.08 -0.10 -0.07 -0.07 -0.08 -0.05 0.09
words: escalat	,	0.15 -0.10 -0.16 -0.05 -0.07 -0.11 -0.04 -0.04
words: escalat	attack	-0.02 0.02 0.00 -0.06 -0.09 -0.09 -0.05 -0.09
words: ether	,	-0.06 -0.04 -0.06 -0.05 -0.05 -0.09 -0.10 0.09
words: evacuat	[side]	-0.10 -0.07 0.02 -0.08 -0.04 0.08 -0.08 -0.09
words: evacuation	order	-0.07 -0.09 -0.10 -0.09 -0.07 0.06 -0.11 -0.02
words: even	as	-0.08 -0.11 0.00 -0.05 -0.03 -0.09 -0.11 0.06
words: expert	say	-0.07 -0.10 0.05 -0.07 -0.10 -0.11 -0.09 -0.02
words: expert	warn	-0.09 -0.09 -0.01 -0.06 -0.06 -0.10 -0.04 0.03
words: explosion	heard	0.14 -0.14 -0.12 -0.12 -0.13 -0.10 -0.08 -0.12
words: explosion	in	-0.05 -0.09 0.09 -0.11 -0.11 -0.08 -0.10 -0.12
words: explosion	leav	-0.04 -0.01 -0.11 -0.04 -0.06 -0.02 -0.04 0.06
words: extend	[side]	-0.09 -0.06 -0.08 -0.08 -0.07 -0.09 0.05 0.04
words: extremely	hard	-0.08 -0.05 -0.07 -0.04 -0.07 -0.03 -0.11 0.06
words: f	[number]	-0.15 -0.06 -0.03 -0.13 0.04 -0.22 -0.15 0.06
words: fac	a	-0.05 -0.06 0.10 -0.06 -0.04 -0.04 -0.05 -0.10
words: facility	after	-0.08 0.10 -0.10 -0.04 -0.04 -0.08 -0.04 -0.07
words: facility	in	0.02 0.01 -0.03 -0.07 -0.09 -0.09 -0.07 -0.06
words: facility	is	-0.13 -0.11 0.07 -0.06 -0.08 0.05 -0.08 -0.13
words: facility	will	0.04 -0.07 0.03 -0.02 -0.03 -0.11 -0.09 0.00
words: factbox	:	-0.07 -0.03 -0.07 -0.04 -0.03 -0.03 -0.05 0.08
words: fail	to	-0.05 -0.04 -0.09 -0.03 -0.02 -0.08 -0.08 0.07
words: fall	as	-0.08 -0.08 -0.13 -0.04 -0.07 -0.11 -0.10 0.13
words: fall	in	-0.04 -0.08 -0.08 -0.06 -0.07 -0.04 -0.07 0.08
words: fear	of	-0.04 -0.04 0.05 -0.03 -0.02 -0.05 -0.03 -0.05
words: fed	hold	-0.09 -0.04 -0.11 -0.03 -0.05 -0.13 -0.11 0.12
words: fighter	jet	-0.04 -0.18 -0.02 -0.10 0.08 -0.03 -0.14 -0.08
words: find	[side]	-0.08 -0.05 -0.11 -0.04 -0.05 -0.09 -0.07 0.09
words: fir	missil	0.08 -0.02 -0.16 -0.10 0.02 -0.13 -0.10 -0.04
words: fire	.	0.02 0.00 0.04 -0.03 -0.02 -0.08 -0.08 -0.06
words: fire	after	-0.09 0.02 0.03 -0.03 -0.08 -0.09 -0.06 -0.07
words: fire	and	-0.10 0.08 -0.11 -0.07 -0.07 -0.11 -0.14 -0.01
words: fire	at	-0.06 0.02 -0.10 -0.03 -0.06 -0.05 -0.04 0.04
words: fire	in	-0.10 0.10 -0.13 -0.10 -0.11 -0.11 0.04 -0.05
words: fire	to	0.03 -0.09 -0.05 -0.04 -0.07 0.02 -0.11 0.03
words: first	time	0.03 -0.03 -0.10 -0.06 0.03 -0.10 0.03 -0.06
words: flight	to	-0.05 -0.10 0.04 -0.09 -0.07 -0.08 -0.10 0.00
words: follow	[side]	-0.11 -0.11 0.10 -0.09 -0.06 -0.09 -0.09 -0.03
words: footag	of	-0.10 -0.03 -0.12 -0.06 0.05 -0.12 -0.06 -0.05
words: footag	show	0.09 -0.11 -0.09 -0.10 -0.14 -0.07 -0.07 -0.05
words: for	[number]	-0.09 0.00 -0.02 -0.06 -0.12 -0.18 -0.01 0.02
words: for	[place]	0.00 -0.07 -0.16 -0.09 -0.09 -0.15 0.03 0.03
words: for	[region]	0.05 -0.11 -0.11 -0.09 -0.11 -0.11 -0.12 -0.01
words: for	[side]	-0.23 -0.03 0.01 -0.15 -0.18 -0.29 -0.01 0.09
words: for	[usa]	-0.15 0.09 -0.10 -0.06 -0.14 -0.04 0.04 -0.02
words: for	a	-0.10 0.02 -0.16 -0.06 -0.11 -0.16 -0.07 0.11
words: for	ceasefir	-0.06 0.05 0.01 -0.08 -0.09 0.07 -0.17 -0.10
words: for	first	0.03 -0.12 0.00 -0.06 0.04 -0.12 0.03 -0.11
words: for	help	-0.10 -0.06 0.04 -0.07 -0.10 -0.08 -0.08 0.02
words: for	his	-0.05 -0.08 0.05 -0.05 -0.04 -0.08 -0.08 -0.05
words: for	market	-0.02 -0.02 0.03 -0.02 -0.01 -0.02 -0.02 -0.02
words: for	miss	-0.10 -0.10 -0.11 -0.08 -0.09 0.05 -0.07 0.05
words: for	oil	-0.07 -0.10 -0.11 -0.06 -0.06 -0.08 -0.05 0.11
words: for	peac	-0.05 -0.05 -0.04 -0.03 -0.04 -0.06 0.05 -0.05
words: for	possibl	-0.07 -0.06 -0.12 -0.04 -0.05 -0.12 -0.10 0.12
words: for	strik	-0.11 -0.13 0.12 -0.07 -0.09 -0.15 -0.13 -0.02
words: for	talk	-0.07 -0.08 0.08 -0.08 -0.10 -0.09 -0.02 -0.04
words: for	the	0.00 0.00 -0.09 -0.10 -0.14 -0.16 0.05 -0.01
words: for	turmoil	-0.09 -0.11 0.02 -0.08 -0.06 -0.09 -0.07 0.03
words: for	war	-0.09 -0.04 -0.11 -0.05 -0.03 -0.14 -0.16 0.14
words: forc	in	-0.09 0.10 -0.12 -0.08 -0.11 -0.09 -0.09 -0.06
words: forc	majeur	-0.04 -0.05 -0.11 -0.07 -0.05 -0.07 -0.08 0.09
words: foreign	minister	-0.08 -0.07 -0.11 -0.07 -0.07 -0.07 -0.13 0.12
words: foreign	ministry	0.05 -0.06 -0.07 -0.06 -0.05 -0.07 0.08 -0.11
words: forever	war	-0.07 -0.09 -0.06 -0.10 -0.05 -0.08 -0.09 0.09
words: former	[side]	0.11 -0.10 -0.13 -0.07 -0.08 -0.14 -0.13 -0.06
words: former	[usa]	-0.05 -0.02 -0.05 -0.04 -0.04 -0.09 -0.09 0.09
words: found	,	0.06 -0.09 -0.10 0.01 -0.07 -0.08 -0.05 -0.09
words: found	in	0.00 0.00 0.02 -0.06 -0.09 -0.10 -0.06 -0.11
words: fourth	day	0.10 -0.06 -0.10 -0.05 -0.05 -0.05 -0.10 -0.04
words: fox	news	-0.08 -0.10 0.04 -0.08 0.04 -0.08 -0.10 -0.06
words: fresh	strik	0.04 0.01 -0.08 -0.03 -0.07 -0.04 -0.05 -0.03
words: from	[place]	-0.20 0.16 -0.14 -0.14 -0.01 -0.17 -0.15 -0.05
words: from	[region]	-0.09 -0.12 -0.10 -0.12 -0.09 -0.09 -0.09 0.10
words: from	[side]	-0.04 -0.21 -0.04 -0.01 0.06 0.00 -0.21 -0.01
words: from	[usa]	-0.13 -0.12 0.02 -0.08 -0.12 -0.13 -0.11 0.06
words: from	a	-0.03 0.04 -0.13 -0.08 -0.08 -0.06 -0.08 0.06
words: from	the	0.11 -0.15 -0.20 -0.09 -0.13 -0.16 -0.15 0.07
words: fuel	pric	-0.02 -0.03 -0.09 -0.02 -0.02 -0.04 -0.02 0.09
words: funeral	for	-0.09 -0.07 0.11 -0.06 -0.03 -0.09 -0.08 -0.12
words: g	[number]	0.03 -0.07 -0.14 -0.06 -0.06 -0.11 -0.19 0.09
words: g7	early	-0.09 -0.04 -0.09 -0.07 -0.05 0.08 -0.13 -0.06
words: g7	summit	0.02 -0.06 -0.08 -0.04 -0.02 -0.09 -0.10 -0.01
words: gas	facility	0.03 0.07 -0.07 -0.05 -0.07 -0.08 -0.04 -0.12
words: gas	field	-0.06 0.08 0.07 -0.08 -0.09 -0.18 -0.16 -0.16
words: gas	plant	-0.10 -0.13 -0.13 -0.08 -0.08 -0.05 -0.06 0.13
words: gas	pric	-0.10 -0.08 0.06 -0.06 -0.05 -0.07 -0.06 -0.03
words: gen	.	0.06 -0.07 -0.06 -0.05 -0.03 -0.09 -0.08 -0.04
words: girl	school	0.00 -0.09 0.03 -0.04 -0.05 -0.07 -0.03 -0.07
words: global	economy	-0.06 -0.02 -0.06 -0.01 -0.01 -0.07 -0.03 0.06
words: go	in	0.05 -0.06 -0.06 -0.02 -0.04 -0.09 -0.10 0.03
words: go	to	0.06 -0.06 -0.07 -0.05 -0.05 0.04 -0.10 -0.09
words: ground	in	0.07 -0.06 -0.09 -0.06 -0.06 0.00 -0.09 -0.07
words: ground	invasion	-0.11 0.06 0.03 -0.05 -0.10 -0.01 -0.14 -0.09
words: ground	operation	-0.07 -0.06 -0.08 -0.05 -0.06 -0.14 -0.11 0.10
words: had	been	-0.06 -0.09 -0.03 -0.06 -0.09 -0.07 -0.08 0.07
words: happen	on	-0.19 -0.16 0.12 -0.11 -0.13 -0.19 -0.22 -0.06
words: has	[side]	-0.06 -0.09 0.04 -0.11 -0.14 -0.10 -0.10 0.04
words: has	a	-0.06 -0.11 0.07 -0.09 -0.15 -0.08 -0.09 0.04
words: has	been	-0.09 -0.17 0.08 -0.11 -0.10 -0.21 -0.04 -0.02
words: has	taken	-0.08 -0.06 -0.08 -0.07 -0.05 0.06 -0.08 -0.05
words: have	a	-0.09 -0.08 -0.08 -0.02 -0.05 -0.15 -0.13 0.12
words: have	been	-0.05 0.03 -0.05 -0.07 -0.07 -0.09 -0.11 0.02
words: have	to	-0.11 -0.07 -0.13 -0.06 -0.05 0.13 -0.11 -0.13
words: have	turn	-0.07 -0.06 0.06 -0.06 -0.07 -0.10 -0.10 -0.04
words: he	is	-0.09 -0.13 0.06 -0.10 -0.10 -0.13 -0.13 0.04
words: head	to	-0.12 0.04 0.01 -0.10 -0.12 -0.13 0.02 -0.06
words: heard	in	0.11 -0.11 -0.08 -0.14 -0.11 -0.07 -0.05 -0.09
words: heart	of	0.01 -0.08 0.01 -0.09 -0.09 -0.08 -0.11 -0.06
words: helicopter	shot	0.03 -0.07 -0.11 -0.09 0.09 -0.09 -0.09 -0.09
words: help	[side]	-0.10 -0.08 0.05 -0.11 -0.11 -0.13 -0.12 -0.02
words: here	what	-0.09 -0.08 -0.07 -0.10 -0.06 -0.10 -0.08 0.09
words: his	[side]	-0.07 -0.08 0.13 -0.06 -0.09 -0.12 -0.11 -0.13
words: his	own	-0.04 -0.02 -0.05 -0.02 -0.02 -0.07 -0.05 0.06
words: hit	,	0.05 0.00 -0.08 -0.07 -0.06 -0.05 -0.05 -0.07
words: hit	[place]	-0.10 0.12 -0.15 -0.06 -0.11 -0.12 -0.11 -0.10
words: hit	[region]	-0.10 0.02 -0.03 -0.07 -0.09 -0.11 -0.09 0.04
words: hit	[side]	0.07 -0.11 -0.11 -0.27 -0.31 -0.04 -0.14 0.03
words: hit	[usa]	0.10 -0.12 -0.09 -0.02 -0.10 -0.06 -0.06 0.00
words: hit	as	0.02 0.05 -0.10 -0.05 -0.08 -0.06 -0.05 -0.08
words: hit	by	0.13 -0.03 -0.16 -0.14 -0.22 -0.17 -0.13 0.00
words: hit	in	0.06 -0.15 0.03 -0.08 -0.12 -0.13 -0.10 -0.11
words: hits	[place]	-0.14 0.12 -0.15 -0.06 -0.10 -0.09 -0.06 0.05
words: hits	[side]	0.06 0.00 -0.16 -0.13 -0.13 -0.13 -0.09 0.02
words: hits	[usa]	0.01 0.00 -0.04 -0.08 -0.13 -0.16 -0.11 0.03
words: hits	back	0.11 -0.14 0.02 -0.08 -0.07 -0.13 -0.11 -0.11
words: hop	for	0.05 -0.09 -0.09 -0.08 -0.10 -0.13 0.07 -0.11
words: hospital	in	-0.01 0.03 -0.12 -0.11 -0.07 -0.12 -0.10 0.06
words: hour	after	-0.10 0.12 -0.08 -0.12 -0.13 -0.11 -0.16 -0.11
words: hour	befor	0.06 0.04 -0.09 -0.08 -0.08 -0.07 0.00 -0.09
words: how	[side]	-0.06 -0.12 -0.05 -0.09 -0.05 -0.15 -0.13 0.13
words: how	[usa]	-0.09 -0.07 0.09 -0.06 -0.09 -0.13 -0.12 -0.03
words: how	a	-0.03 -0.06 -0.09 -0.05 -0.04 -0.06 -0.11 0.11
words: how	is	-0.06 -0.03 -0.14 -0.03 -0.01 -0.04 -0.05 0.13
words: how	long	-0.01 -0.01 -0.10 -0.01 -0.01 -0.04 -0.01 0.09
words: how	the	-0.06 -0.09 0.06 -0.07 -0.05 -0.07 -0.08 -0.03
words: how	war	-0.03 -0.06 -0.11 -0.04 -0.02 -0.07 -0.11 0.12
words: hundred	of	-0.08 0.06 -0.09 -0.07 -0.10 -0.06 -0.08 0.02
words: i	don't	-0.05 -0.06 0.05 -0.06 -0.04 -0.10 0.04 -0.08
words: i	have	-0.05 -0.07 0.06 -0.07 -0.07 0.05 -0.13 -0.07
words: if	[region]	-0.09 -0.09 -0.11 -0.07 -0.08 0.00 0.03 -0.03
words: if	[side]	-0.14 -0.12 0.02 -0.09 -0.11 0.09 -0.16 -0.09
words: if	they	-0.07 -0.07 -0.15 -0.08 -0.05 -0.13 -0.11 0.14
words: imag	show	0.06 -0.10 0.05 -0.07 -0.08 -0.08 -0.09 -0.10
words: imminent	threat	0.11 -0.06 -0.13 -0.07 -0.07 -0.14 -0.13 -0.06
words: impact	from	-0.10 -0.10 -0.11 -0.11 -0.09 -0.07 -0.07 0.11
words: impact	of	-0.09 -0.10 0.05 -0.10 -0.10 0.02 -0.10 0.02
words: in	:	0.14 -0.14 -0.14 -0.06 -0.02 0.02 -0.13 -0.14
words: in	[number]	-0.07 -0.06 0.02 -0.03 -0.02 -0.05 -0.07 0.01
words: in	[place]	0.05 0.05 -0.08 -0.04 -0.04 -0.11 -0.01 -0.13
words: in	[region]	-0.27 0.01 -0.12 0.03 -0.03 0.10 -0.22 -0.05
words: in	[side]	0.10 -0.03 -0.09 -0.02 -0.14 -0.22 -0.04 -0.01
words: in	[usa]	0.00 -0.24 0.05 -0.11 -0.14 -0.25 -0.12 0.00
words: in	a	0.02 -0.13 0.04 -0.06 -0.08 -0.12 -0.09 -0.07
words: in	an	-0.05 -0.08 0.02 -0.03 -0.03 0.02 -0.06 -0.03
words: in	attack	0.03 -0.16 -0.08 -0.12 -0.12 -0.15 -0.11 0.05
words: in	com	-0.09 -0.10 -0.11 -0.10 -0.08 -0.13 -0.08 0.12
words: in	full	-0.13 -0.07 0.07 -0.08 -0.04 -0.14 -0.13 -0.04
words: in	latest	-0.03 0.08 0.04 -0.05 -0.13 -0.12 -0.13 -0.15
words: in	new	0.04 -0.11 -0.07 -0.08 -0.07 -0.09 -0.13 0.07
words: in	north	0.01 0.02 0.00 -0.03 -0.08 -0.06 -0.03 -0.04
words: in	on	-0.08 -0.09 -0.09 -0.08 -0.05 -0.12 -0.12 0.11
words: in	one	-0.09 -0.11 -0.03 -0.11 -0.09 0.09 -0.12 -0.12
words: in	overnight	0.12 -0.09 -0.12 -0.03 -0.05 -0.08 -0.04 -0.09
words: in	peac	0.06 -0.07 -0.09 -0.06 -0.07 -0.10 -0.15 -0.03
words: in	pictur	-0.09 0.08 -0.10 -0.07 -0.08 -0.10 0.05 -0.05
words: in	plac	-0.05 -0.10 -0.12 0.12 -0.09 -0.09 -0.10 -0.09
words: in	rang	-0.11 -0.09 0.05 -0.07 -0.09 -0.10 -0.09 0.02
words: in	recent	-0.07 -0.10 0.09 -0.03 -0.05 -0.06 -0.05 -0.06
words: in	region	-0.09 0.04 -0.11 -0.12 -0.11 0.08 -0.13 -0.09
words: in	respons	0.08 0.02 -0.06 -0.07 -0.16 -0.14 -0.10 -0.09
words: in	ruin	0.07 0.06 -0.13 -0.06 -0.10 -0.11 -0.11 -0.09
words: in	sight	0.05 -0.09 -0.12 -0.08 -0.10 -0.14 -0.14 0.08
words: in	strik	0.12 0.03 -0.10 -0.05 -0.13 -0.13 -0.12 -0.15
words: in	the	-0.13 -0.19 0.08 -0.14 -0.04 -0.27 -0.21 0.05
words: in	war	-0.11 0.06 0.06 -0.08 -0.12 -0.15 0.01 -0.09
words: injur	[number]	0.07 0.03 -0.11 -0.07 -0.09 -0.09 -0.08 -0.08
words: insid	[side]	-0.08 -0.11 0.12 -0.09 -0.09 -0.09 -0.06 -0.11
words: insight	:	-0.05 -0.02 -0.09 -0.03 -0.01 -0.07 -0.03 0.10
words: intercept	[side]	-0.09 0.01 -0.11 -0.08 0.07 -0.07 -0.07 -0.11
words: intercept	over	-0.05 -0.07 -0.05 -0.06 0.06 -0.03 -0.02 -0.05
words: interception	[side]	-0.15 0.05 -0.13 -0.14 0.10 -0.10 -0.09 -0.14
words: into	[place]	-0.05 0.06 -0.07 -0.03 -0.07 -0.05 -0.04 -0.06
words: into	[side]	-0.12 0.03 -0.02 -0.12 -0.14 -0.15 -0.15 0.06
words: into	a	-0.04 -0.09 0.06 -0.08 -0.04 -0.07 -0.10 -0.05
words: into	effect	-0.07 -0.07 -0.05 -0.02 -0.02 -0.04 0.07 -0.07
words: into	war	-0.09 -0.09 -0.10 -0.06 -0.09 -0.09 -0.13 0.11
words: invasion	of	-0.10 -0.07 -0.03 -0.06 -0.10 0.05 -0.09 0.02
words: involv	in	0.11 -0.09 -0.15 -0.11 -0.10 -0.15 -0.17 -0.04
words: is	[side]	-0.08 -0.12 -0.11 -0.11 -0.08 -0.14 -0.14 0.15
words: is	[usa]	-0.04 -0.02 -0.10 -0.03 -0.03 -0.06 -0.05 0.10
words: is	a	-0.10 -0.09 0.02 -0.08 -0.07 -0.11 -0.12 0.08
words: is	consider	-0.11 -0.08 -0.09 -0.04 -0.07 -0.12 -0.11 0.11
words: is	happen	-0.12 -0.10 0.11 -0.06 -0.10 0.00 -0.13 -0.13
words: is	in	-0.12 -0.14 -0.11 -0.15 -0.09 -0.13 -0.15 0.13
words: is	more	-0.07 -0.09 0.04 -0.08 -0.12 -0.08 -0.04 0.00
words: is	not	-0.12 -0.06 0.02 -0.04 -0.03 -0.02 -0.09 0.01
words: is	on	0.00 -0.07 -0.12 -0.06 -0.05 0.07 -0.06 -0.08
words: is	the	-0.06 -0.05 0.04 -0.04 -0.06 -0.06 -0.06 0.00
words: it	down	-0.04 -0.09 -0.03 -0.04 0.07 -0.06 0.04 -0.09
words: it	had	0.10 -0.10 -0.09 -0.04 -0.07 -0.13 -0.08 -0.08
words: it	has	-0.03 -0.11 -0.09 -0.08 -0.10 -0.14 -0.14 0.10
words: it	is	0.05 -0.05 0.05 -0.13 -0.17 -0.02 -0.12 -0.14
words: it	kill	0.07 0.02 -0.11 -0.01 -0.03 -0.12 -0.04 -0.10
words: it	target	0.10 -0.06 -0.10 -0.08 -0.09 -0.09 -0.05 -0.10
words: it	was	0.04 0.04 -0.09 -0.10 -0.09 -0.14 -0.17 -0.02
words: it	will	-0.08 0.00 0.02 -0.05 -0.06 0.03 -0.13 -0.05
words: its	attack	-0.08 -0.10 -0.02 -0.07 -0.11 -0.11 -0.09 0.07
words: jesu	statu	-0.08 -0.10 -0.12 -0.08 -0.09 -0.10 -0.10 0.12
words: jimmy	kimmel	-0.07 -0.08 -0.10 -0.07 -0.07 -0.08 -0.08 0.09
words: joe	kent	-0.07 -0.05 -0.11 -0.05 -0.03 -0.07 -0.06 0.11
words: john	fetterman	-0.07 -0.04 0.05 -0.03 -0.05 -0.05 -0.05 -0.04
words: join	the	0.00 -0.09 -0.09 -0.05 -0.05 0.06 -0.08 -0.05
words: join	war	0.10 -0.01 -0.13 -0.07 -0.12 -0.12 -0.12 -0.09
words: jon	stewart	-0.06 -0.07 0.00 -0.05 -0.08 -0.06 -0.06 0.03
words: journalist	kill	-0.08 -0.07 0.07 -0.03 -0.07 -0.07 -0.03 -0.09
words: jump	as	-0.03 -0.06 0.09 -0.03 -0.03 -0.03 -0.03 -0.09
words: june	[number]	-0.10 -0.10 -0.10 -0.11 -0.10 -0.11 0.07 0.01
words: just	in	0.10 -0.12 -0.09 -0.05 -0.01 0.03 -0.11 -0.11
words: k	.	0.08 -0.07 -0.12 -0.08 -0.07 -0.08 -0.10 0.01
words: keir	[place]	-0.08 -0.11 0.03 -0.08 -0.11 -0.10 -0.10 0.02
words: key	[side]	-0.06 -0.12 0.09 -0.09 -0.12 0.05 -0.15 -0.12
words: kill	,	-0.13 0.05 -0.15 -0.06 -0.08 -0.09 -0.08 0.07
words: kill	[number]	-0.08 0.11 -0.09 -0.08 -0.13 -0.15 0.01 -0.05
words: kill	[side]	-0.04 -0.05 0.04 -0.02 -0.03 0.02 -0.03 -0.09
words: kill	after	-0.08 0.04 -0.11 -0.05 -0.10 -0.07 -0.09 0.05
words: kill	at	0.05 0.11 -0.15 -0.03 -0.04 -0.07 -0.07 -0.07
words: kill	by	-0.06 -0.06 0.11 -0.09 -0.14 -0.17 -0.09 -0.17
words: kill	four	-0.06 0.10 -0.12 -0.03 -0.07 -0.09 -0.06 -0.08
words: kill	in	0.00 0.00 0.03 -0.09 -0.24 -0.25 -0.13 -0.14
words: kill	more	-0.02 -0.05 0.04 -0.04 -0.04 -0.07 -0.09 -0.08
words: kill	near	0.00 -0.11 0.07 -0.05 -0.05 -0.07 -0.07 -0.10
words: kill	seven	-0.11 0.12 -0.13 -0.04 -0.09 -0.10 -0.07 -0.10
words: kill	thre	-0.13 0.16 -0.19 -0.07 -0.11 -0.12 -0.11 -0.13
words: kill	two	-0.04 0.08 -0.11 -0.05 -0.10 -0.09 -0.07 -0.10
words: kill	wound	0.12 -0.10 -0.12 -0.07 -0.10 -0.11 -0.04 -0.10
words: kill	your	-0.08 -0.08 -0.10 -0.08 -0.07 -0.09 -0.06 0.10
words: know	about	-0.08 0.04 0.02 -0.05 -0.08 -0.05 0.03 -0.11
words: land	in	-0.05 -0.10 -0.06 -0.09 0.02 -0.05 0.02 0.00
words: latest	:	0.03 0.09 -0.07 -0.08 -0.13 -0.08 -0.03 -0.16
words: launch	[side]	-0.18 0.13 -0.16 0.05 -0.15 -0.18 -0.17 -0.15
words: launch	a	-0.06 -0.04 -0.02 -0.02 -0.02 -0.05 -0.04 0.07
words: launch	attack	0.16 -0.13 -0.16 -0.09 -0.14 -0.12 -0.13 -0.11
words: launch	fresh	0.08 -0.10 -0.08 -0.01 -0.01 -0.07 -0.04 -0.05
words: launch	major	0.02 -0.15 0.07 -0.09 -0.08 -0.12 -0.10 -0.09
words: launch	missil	0.12 -0.13 -0.08 -0.06 -0.13 -0.09 -0.04 -0.10
words: launch	new	0.08 0.03 -0.08 -0.04 -0.06 -0.13 -0.08 -0.09
words: launch	strik	0.06 0.05 0.00 -0.07 -0.12 -0.15 -0.12 -0.08
words: lead	to	-0.09 -0.08 -0.10 -0.10 -0.08 -0.10 -0.09 0.11
words: leader	,	-0.04 -0.09 0.00 -0.04 -0.08 -0.11 -0.11 0.02
words: leader	of	-0.05 -0.10 0.02 -0.07 -0.07 -0.07 0.01 -0.03
words: leader	to	-0.04 -0.06 -0.04 -0.01 -0.03 -0.05 0.06 -0.06
words: least	[number]	0.08 0.03 -0.17 -0.08 -0.09 -0.14 -0.13 -0.01
words: least	six	-0.12 0.11 -0.11 -0.02 -0.06 -0.05 -0.04 -0.09
words: leav	[place]	0.03 -0.15 0.07 -0.11 -0.12 -0.14 0.03 -0.13
words: leav	g	-0.07 -0.03 -0.07 -0.03 -0.04 -0.06 -0.13 0.09
words: leav	g7	-0.12 -0.04 -0.09 -0.06 -0.04 0.04 -0.13 0.00
words: likely	to	-0.09 -0.08 -0.11 -0.03 -0.05 -0.11 -0.09 0.12
words: live	:	0.12 -0.01 -0.08 -0.11 -0.19 -0.18 0.06 -0.16
words: live	report	-0.08 0.11 -0.09 -0.09 -0.14 -0.06 -0.07 -0.11
words: live	updat	0.06 0.10 -0.21 -0.08 -0.17 -0.05 -0.07 -0.09
words: lock	and	-0.08 -0.02 -0.05 -0.02 -0.05 0.09 -0.07 -0.09
words: long	term	-0.09 -0.05 -0.10 -0.05 -0.06 -0.11 -0.06 0.10
words: long	to	-0.07 -0.03 -0.07 -0.03 -0.04 0.10 -0.09 -0.11
words: lot	of	-0.07 -0.08 0.05 -0.08 -0.10 -0.08 -0.07 -0.04
words: major	attack	0.09 -0.09 -0.10 -0.03 -0.06 -0.04 -0.04 -0.06
words: major	combat	0.15 -0.21 0.01 -0.13 -0.14 -0.20 -0.18 -0.17
words: market	as	-0.06 -0.03 -0.07 -0.03 -0.02 -0.11 -0.04 0.10
words: market	brac	-0.07 -0.10 0.11 -0.06 -0.06 -0.09 -0.08 -0.10
words: market	wrap	-0.06 -0.04 -0.07 -0.05 -0.04 -0.05 -0.06 0.08
words: massiv	[usa]	0.05 -0.06 -0.06 -0.02 -0.03 -0.06 -0.03 -0.02
words: massiv	and	0.11 -0.12 -0.08 -0.08 -0.04 -0.14 -0.11 -0.11
words: may	have	-0.11 -0.10 0.07 -0.10 -0.12 -0.13 -0.09 -0.04
words: may	take	-0.08 -0.04 0.06 -0.04 -0.04 0.05 -0.09 -0.11
words: mean	for	-0.06 -0.09 0.08 -0.04 -0.06 -0.07 -0.08 -0.06
words: media	post	0.06 -0.06 -0.14 -0.05 -0.08 0.04 -0.06 0.00
words: media	report	-0.14 -0.02 -0.13 -0.10 -0.09 -0.11 -0.10 0.13
words: media	says	0.08 -0.04 -0.13 -0.09 -0.13 -0.12 -0.07 0.06
words: melt	down	-0.07 -0.06 -0.10 -0.09 -0.08 -0.09 -0.12 0.10
words: messag	on	-0.10 -0.09 0.05 -0.10 -0.10 -0.11 -0.13 0.05
words: military	action	-0.05 -0.07 -0.08 -0.03 -0.04 -0.09 -0.06 0.08
words: military	base	0.06 -0.10 0.06 -0.07 -0.11 -0.10 -0.04 -0.08
words: military	operation	-0.18 -0.14 -0.14 -0.13 -0.15 0.06 -0.11 -0.03
words: military	says	-0.12 0.01 -0.13 -0.10 0.06 -0.17 -0.16 -0.02
words: military	strik	-0.08 -0.14 -0.02 -0.06 -0.09 -0.16 -0.14 0.08
words: million	on	-0.08 -0.06 0.00 -0.04 -0.08 -0.08 -0.06 0.02
words: minister	says	-0.01 -0.11 -0.14 -0.06 -0.11 0.06 0.04 -0.04
words: miss	[usa]	-0.10 -0.10 -0.11 -0.08 -0.09 0.05 -0.07 0.05
words: missil	,	-0.15 0.07 0.04 -0.13 -0.04 -0.17 -0.12 -0.01
words: missil	and	0.07 0.03 -0.05 -0.09 -0.17 -0.12 -0.07 -0.14
words: missil	at	0.14 0.00 -0.06 -0.09 -0.17 -0.06 -0.09 -0.18
words: missil	attack	-0.05 0.05 -0.01 -0.19 -0.27 -0.23 -0.10 -0.02
words: missil	could	-0.12 -0.10 0.02 -0.08 -0.10 -0.14 -0.07 0.01
words: missil	fir	-0.11 0.07 -0.01 -0.10 0.04 -0.13 -0.11 -0.13
words: missil	from	-0.08 -0.10 -0.10 -0.09 0.07 -0.12 -0.08 -0.04
words: missil	hit	0.12 -0.14 -0.22 0.01 -0.26 -0.17 -0.05 -0.01
words: missil	hits	0.09 -0.11 -0.07 -0.10 -0.08 -0.08 -0.03 -0.07
words: missil	in	0.02 -0.08 -0.02 -0.04 -0.12 -0.08 -0.05 0.01
words: missil	launch	0.11 -0.07 -0.20 -0.03 -0.07 -0.23 -0.17 -0.07
words: missil	over	-0.06 -0.10 -0.08 -0.07 0.10 -0.06 -0.03 -0.10
words: missil	strik	-0.03 -0.10 0.07 -0.14 -0.20 0.07 -0.10 -0.24
words: moment	[side]	-0.03 0.10 -0.17 -0.08 -0.17 -0.11 -0.10 0.02
words: month	,	-0.08 -0.08 -0.01 -0.08 -0.09 -0.09 -0.06 0.06
words: more	[usa]	-0.14 -0.11 -0.10 -0.11 -0.11 -0.14 -0.14 0.14
words: more	attack	0.01 0.00 0.05 -0.02 -0.02 -0.05 -0.02 -0.11
words: more	than	-0.01 -0.06 0.02 -0.09 -0.13 -0.10 -0.11 0.01
words: mov	to	-0.12 -0.10 0.04 -0.10 -0.11 -0.10 -0.15 -0.02
words: ms	now	-0.08 0.03 -0.13 -0.08 0.03 -0.14 -0.17 0.01
words: multipl	[side]	0.06 -0.10 -0.10 -0.10 0.06 -0.09 -0.11 -0.12
words: nam	commander	-0.12 -0.08 -0.14 -0.10 -0.09 -0.17 -0.09 0.14
words: naval	blockad	-0.10 -0.05 -0.11 -0.03 -0.06 -0.10 0.06 -0.02
words: near	[place]	-0.09 0.04 -0.12 -0.06 0.03 -0.09 -0.12 -0.01
words: near	[region]	-0.01 -0.01 -0.02 -0.14 0.02 -0.01 -0.16 -0.05
words: near	[side]	0.04 0.01 -0.15 -0.11 -0.12 -0.12 -0.07 0.01
words: nearly	[number]	0.02 -0.13 0.08 -0.06 -0.12 -0.09 -0.11 -0.07
words: need	to	-0.04 -0.05 0.03 -0.05 -0.05 -0.10 -0.09 0.00
words: negotiat	with	0.05 -0.10 -0.10 -0.07 -0.10 -0.16 0.04 0.02
words: new	[side]	-0.12 0.04 -0.15 -0.09 -0.11 0.05 -0.15 0.03
words: new	attack	0.06 -0.09 -0.07 -0.06 -0.08 -0.12 -0.07 0.05
words: new	leader	-0.12 0.10 -0.14 -0.11 -0.10 -0.16 -0.16 0.02
words: new	strik	-0.12 0.05 -0.12 -0.05 -0.06 0.00 0.03 -0.05
words: new	wave	0.10 -0.05 -0.08 -0.04 -0.07 -0.13 -0.05 -0.08
words: new	year	-0.13 -0.13 -0.12 -0.12 -0.09 -0.14 -0.13 0.13
words: next	[number]	-0.08 -0.07 -0.09 -0.04 -0.04 -0.11 -0.16 0.15
words: next	[side]	0.04 -0.05 -0.09 -0.04 -0.05 -0.07 -0.06 0.04
words: next	week	-0.06 -0.09 0.01 -0.05 -0.06 -0.07 0.03 -0.04
words: no	deal	0.07 -0.07 -0.07 -0.06 -0.06 -0.09 0.01 -0.04
words: no	end	-0.10 -0.08 -0.10 -0.08 -0.08 -0.13 -0.12 0.11
words: north	[side]	0.06 0.06 -0.11 -0.03 -0.07 -0.05 -0.05 -0.08
words: not	destroy	-0.07 -0.07 0.05 -0.06 -0.09 -0.09 -0.09 -0.02
words: not	open	-0.04 -0.07 -0.04 -0.04 -0.02 0.01 0.02 -0.03
words: not	to	0.04 -0.11 -0.12 -0.07 -0.04 0.03 -0.10 -0.01
words: nuclear	facility	0.02 -0.10 0.04 -0.06 -0.09 -0.07 -0.07 -0.11
words: nuclear	program	0.01 -0.09 -0.04 -0.04 -0.05 0.01 -0.09 0.00
words: nuclear	sit	0.06 -0.13 -0.06 -0.04 -0.07 -0.08 0.00 -0.03
words: nuclear	site	-0.01 -0.17 -0.08 -0.07 -0.09 -0.11 -0.07 0.06
words: nuclear	weapon	0.00 -0.12 -0.14 -0.05 -0.03 -0.18 -0.13 0.11
words: obliterat	[side]	0.10 -0.11 -0.09 -0.04 -0.09 0.00 -0.07 -0.06
words: of	[number]	-0.10 0.06 0.05 -0.07 -0.08 -0.11 -0.01 -0.09
words: of	[place]	-0.18 -0.03 0.03 -0.11 -0.15 0.05 0.00 -0.09
words: of	[region]	-0.13 -0.13 -0.13 -0.05 -0.08 -0.16 -0.14 0.14
words: of	[side]	-0.01 -0.07 0.04 -0.21 -0.08 -0.11 -0.30 0.00
words: of	[usa]	-0.02 -0.24 0.09 -0.11 -0.03 -0.13 -0.12 -0.08
words: of	a	-0.10 -0.13 -0.04 -0.10 0.02 -0.14 -0.15 0.05
words: of	attack	0.11 -0.19 -0.08 -0.10 -0.15 -0.02 -0.20 -0.03
words: of	civilian	-0.08 -0.07 0.06 -0.07 -0.03 -0.08 -0.05 0.00
words: of	dron	0.02 -0.04 -0.11 -0.05 -0.13 -0.11 -0.07 0.06
words: of	his	-0.07 -0.04 -0.06 -0.05 -0.05 -0.10 0.05 0.01
words: of	its	-0.11 -0.10 0.00 -0.08 -0.11 -0.11 -0.12 0.07
words: of	jesu	-0.07 -0.08 -0.11 -0.08 -0.08 -0.08 -0.08 0.10
words: of	missil	0.00 0.03 -0.04 -0.14 -0.18 0.00 -0.09 -0.04
words: of	power	0.13 -0.09 -0.13 -0.06 -0.09 -0.07 -0.04 -0.12
words: of	security	-0.08 -0.06 0.02 -0.05 -0.08 -0.08 -0.06 0.02
words: of	self	0.01 -0.08 -0.11 -0.07 -0.08 -0.09 -0.08 0.07
words: of	strik	0.03 0.02 0.01 -0.12 -0.12 -0.14 -0.06 -0.10
words: of	talk	-0.09 -0.08 0.04 -0.03 -0.03 -0.10 0.07 -0.05
words: of	target	0.04 -0.06 0.03 -0.03 -0.06 -0.06 -0.03 -0.11
words: of	the	0.00 -0.20 -0.02 -0.12 -0.14 -0.21 -0.23 0.09
words: of	two	-0.08 -0.09 0.05 -0.07 -0.10 -0.10 -0.13 -0.02
words: of	war	0.00 -0.17 0.08 0.02 -0.14 -0.01 -0.15 -0.15
words: off	[place]	0.14 0.03 -0.14 -0.14 -0.15 -0.18 -0.14 -0.16
words: off	ramp	-0.08 -0.10 -0.08 -0.07 -0.06 -0.11 -0.11 0.11
words: off	the	-0.13 -0.12 0.01 -0.10 -0.11 -0.12 -0.13 0.10
words: official	in	-0.07 0.04 -0.10 -0.04 -0.08 -0.11 0.03 0.02
words: official	prepar	-0.08 -0.03 -0.10 -0.03 -0.05 -0.12 -0.11 0.11
words: official	say	0.03 -0.12 -0.16 -0.09 0.07 -0.16 -0.01 -0.05
words: official	says	-0.16 -0.18 0.02 -0.13 -0.01 -0.17 0.00 0.06
words: official	warn	-0.09 -0.06 -0.09 -0.09 -0.09 -0.12 -0.07 0.10
words: oil	and	0.01 0.06 0.00 -0.08 -0.05 -0.10 -0.11 -0.08
words: oil	depot	0.11 -0.14 -0.12 -0.08 -0.07 -0.07 -0.09 -0.07
words: oil	dips	-0.04 -0.06 -0.06 -0.03 -0.04 -0.03 -0.05 0.06
words: oil	export	0.04 -0.09 0.03 -0.07 -0.11 -0.12 -0.10 -0.07
words: oil	facility	0.07 0.03 -0.10 -0.08 -0.12 0.05 -0.12 -0.14
words: oil	fall	-0.05 -0.09 -0.09 -0.05 -0.06 -0.06 -0.10 0.09
words: oil	infrastructur	0.06 -0.07 -0.07 -0.05 -0.08 0.01 -0.10 -0.07
words: oil	jump	0.06 -0.06 -0.11 -0.04 -0.04 -0.10 -0.05 0.04
words: oil	market	-0.14 -0.09 0.06 -0.07 -0.07 -0.06 -0.09 -0.04
words: oil	pric	-0.06 -0.04 0.02 -0.06 -0.06 -0.09 -0.12 0.02
words: oil	refinery	0.00 0.07 -0.09 -0.06 -0.08 -0.05 -0.02 -0.10
words: oil	ris	-0.07 -0.07 -0.11 -0.05 -0.06 -0.08 -0.07 0.11
words: oil	shock	-0.08 -0.09 -0.10 -0.10 -0.09 -0.10 -0.09 0.10
words: oil	spik	-0.02 -0.02 0.03 -0.01 -0.02 -0.02 -0.02 -0.03
words: oil	supply	0.04 -0.09 0.02 -0.05 -0.04 -0.07 -0.07 -0.08
words: oil	surg	-0.08 -0.05 0.06 -0.03 -0.03 -0.04 0.06 -0.10
words: oil	tanker	-0.10 0.05 0.03 -0.02 -0.05 -0.06 -0.09 -0.08
words: oil	trader	-0.07 -0.08 0.06 -0.07 -0.05 -0.09 -0.07 -0.03
words: on	[place]	-0.09 0.06 0.07 -0.09 -0.21 -0.09 -0.25 -0.17
words: on	[region]	-0.15 0.05 -0.06 -0.07 -0.14 -0.03 -0.12 0.09
words: on	[side]	-0.07 -0.09 0.08 -0.06 -0.09 -0.05 -0.06 -0.02
words: on	[usa]	0.00 -0.05 -0.01 -0.08 -0.16 -0.17 -0.19 0.03
words: on	a	-0.10 -0.02 -0.01 -0.06 -0.09 -0.08 -0.10 0.03
words: on	day	-0.19 -0.16 0.14 -0.10 -0.13 -0.18 -0.23 -0.10
words: on	edge	-0.08 -0.09 0.05 -0.08 -0.06 -0.08 -0.10 -0.04
words: on	energy	-0.09 -0.08 0.07 -0.07 -0.06 -0.10 -0.07 -0.06
words: on	its	-0.06 0.04 -0.08 -0.04 -0.04 -0.10 -0.07 0.06
words: on	key	-0.15 -0.10 0.06 -0.09 -0.12 0.08 0.05 -0.16
words: on	nuclear	0.06 -0.10 -0.09 -0.02 -0.04 -0.07 -0.09 0.06
words: on	oil	0.06 -0.11 -0.11 -0.09 -0.06 -0.07 -0.05 0.03
words: on	polymarket	-0.07 -0.07 0.01 -0.04 -0.08 -0.08 -0.04 0.00
words: on	sunday	-0.04 -0.08 0.06 -0.01 -0.04 -0.04 -0.03 -0.10
words: on	the	0.12 -0.27 -0.11 -0.17 -0.16 0.09 -0.23 -0.13
words: on	war	-0.13 -0.13 -0.10 -0.11 -0.09 -0.12 -0.17 0.14
words: on	wednesday	-0.05 0.01 -0.08 -0.01 -0.01 -0.09 -0.09 0.04
words: one	of	0.05 -0.10 0.07 -0.07 -0.13 -0.11 -0.12 -0.13
words: ongo	conflict	0.04 -0.07 -0.10 -0.07 -0.13 -0.09 -0.12 0.05
words: open	[region]	-0.05 -0.08 -0.04 -0.03 -0.06 -0.10 0.02 0.02
words: open	the	-0.07 -0.05 -0.09 -0.05 -0.08 0.08 -0.10 -0.04
words: operation	against	0.10 0.05 -0.11 -0.09 -0.08 -0.17 -0.13 -0.13
words: operation	in	0.12 -0.01 -0.07 -0.13 -0.13 -0.20 -0.19 -0.12
words: order	[usa]	-0.09 -0.04 -0.07 -0.02 -0.06 -0.11 0.04 -0.01
words: order	for	-0.06 -0.07 -0.09 -0.07 -0.05 -0.12 -0.09 0.09
words: out	[side]	-0.07 -0.10 0.02 -0.08 -0.08 -0.10 -0.07 0.04
words: out	of	-0.13 -0.13 -0.06 -0.08 -0.08 -0.14 -0.12 0.12
words: over	[number]	0.07 -0.06 -0.06 -0.07 -0.02 -0.10 -0.06 -0.01
words: over	[place]	-0.16 -0.13 -0.11 -0.11 0.12 -0.11 -0.12 0.08
words: over	[region]	0.04 -0.14 0.01 -0.09 0.06 -0.14 -0.11 -0.12
words: over	[side]	-0.03 -0.25 -0.07 -0.01 0.03 -0.24 -0.26 0.09
words: over	[usa]	-0.12 -0.12 0.00 -0.14 -0.13 -0.16 -0.19 0.16
words: over	his	-0.04 -0.03 -0.06 -0.04 -0.06 -0.08 -0.07 0.07
words: over	the	-0.12 0.04 -0.11 -0.06 -0.05 0.06 -0.16 -0.04
words: over	your	0.04 -0.10 0.04 -0.06 -0.06 -0.10 -0.08 -0.10
words: overnight	strik	0.09 -0.07 -0.08 -0.02 -0.05 -0.07 -0.03 -0.04
words: p	[number]	-0.07 -0.05 -0.04 -0.05 -0.04 -0.04 -0.05 0.04
words: part	of	-0.06 0.01 -0.14 -0.05 -0.08 -0.14 -0.13 0.11
words: past	[number]	-0.10 -0.10 -0.08 -0.09 -0.07 -0.12 -0.12 0.12
words: pay	the	-0.08 -0.03 -0.08 -0.02 -0.04 0.11 -0.09 -0.11
words: peac	deal	0.05 -0.14 -0.09 -0.09 -0.10 -0.17 0.02 -0.03
words: peac	talk	0.03 -0.15 -0.19 -0.09 -0.01 -0.21 0.10 -0.07
words: pearl	harbor	-0.09 -0.06 0.00 -0.07 -0.09 -0.09 -0.13 0.03
words: peopl	in	-0.11 0.09 -0.15 -0.07 -0.11 -0.11 -0.11 0.05
words: percent	after	-0.11 -0.12 0.02 -0.09 -0.15 -0.12 -0.14 0.05
words: percent	as	-0.05 -0.05 0.04 -0.03 -0.03 -0.03 -0.04 -0.02
words: percent	on	-0.03 -0.02 -0.02 -0.02 -0.02 -0.02 -0.04 0.02
words: persian	new	-0.11 -0.11 -0.09 -0.10 -0.07 -0.13 -0.12 0.11
words: pilot	in	-0.08 -0.13 -0.12 -0.09 -0.15 -0.10 -0.09 0.13
words: plan	crash	0.03 -0.13 -0.11 -0.05 -0.12 -0.04 -0.10 0.09
words: plan	for	-0.09 -0.06 0.00 -0.03 -0.02 -0.09 -0.07 0.06
words: plan	to	-0.07 -0.09 -0.07 -0.04 -0.07 -0.15 0.05 -0.01
words: plant	,	-0.13 0.08 -0.12 -0.06 -0.09 0.10 -0.09 -0.14
words: plung	after	-0.03 -0.08 -0.07 -0.03 -0.04 -0.05 -0.11 0.09
words: plung	as	-0.04 -0.04 -0.08 -0.05 -0.05 -0.04 -0.04 0.08
words: plus	.	-0.07 -0.08 -0.08 -0.09 -0.06 -0.08 -0.11 0.09
words: pm	says	-0.10 -0.09 0.06 -0.10 -0.07 -0.11 -0.11 0.07
words: possibl	strik	-0.10 -0.05 -0.14 -0.03 -0.05 -0.16 -0.12 0.14
words: power	plant	-0.04 -0.16 -0.20 -0.12 -0.15 0.11 0.01 -0.04
words: powerful	ally	-0.05 -0.06 -0.09 -0.03 -0.06 -0.09 -0.08 0.09
words: prepar	for	0.04 0.03 -0.18 -0.07 -0.10 -0.21 -0.16 0.00
words: pres	conferenc	-0.11 -0.10 -0.10 -0.10 -0.09 0.10 -0.14 -0.09
words: presenc	in	-0.08 -0.07 -0.09 -0.06 -0.08 -0.12 -0.10 0.14
words: president	is	-0.05 -0.04 -0.08 -0.03 -0.04 -0.08 -0.09 0.07
words: president	says	-0.09 -0.13 -0.13 -0.13 -0.10 -0.13 0.05 -0.01
words: press	on	-0.06 -0.04 -0.12 -0.05 -0.05 -0.06 -0.08 0.11
words: pressur	on	-0.02 -0.01 -0.06 0.00 -0.01 -0.04 -0.02 0.06
words: pric	amid	-0.03 -0.01 -0.07 -0.01 -0.01 -0.03 -0.03 0.07
words: pric	could	-0.01 -0.02 -0.09 -0.03 -0.01 -0.03 -0.02 0.08
words: pric	fall	-0.03 -0.03 -0.06 -0.02 -0.02 -0.03 -0.08 0.06
words: pric	jump	-0.04 -0.06 0.08 -0.04 -0.04 -0.03 -0.03 -0.08
words: pric	plung	-0.03 -0.03 -0.08 -0.02 -0.02 -0.03 -0.10 0.10
words: pric	rise	-0.09 -0.11 -0.12 -0.09 -0.09 -0.12 -0.13 0.13
words: pric	soar	0.01 -0.07 0.02 -0.04 -0.05 -0.06 -0.04 -0.03
words: pric	surg	-0.06 -0.05 0.00 -0.04 -0.04 -0.06 -0.04 0.03
words: prim	minister	-0.08 -0.06 -0.07 -0.06 -0.03 -0.13 -0.15 0.10
words: problem	:	-0.10 -0.09 -0.10 -0.09 -0.10 -0.11 -0.08 0.11
words: protest	,	0.08 -0.10 0.00 -0.10 -0.11 -0.11 -0.08 -0.10
words: protest	in	-0.12 -0.07 0.07 -0.06 -0.06 -0.07 -0.07 0.02
words: push	for	-0.07 -0.11 -0.07 -0.05 -0.05 -0.09 0.02 0.00
words: question	about	-0.05 -0.10 0.03 -0.07 -0.10 -0.09 -0.10 0.02
words: rain	down	-0.13 -0.02 0.13 -0.09 -0.13 -0.09 -0.08 -0.13
words: ramp	up	0.09 -0.13 -0.04 -0.10 -0.10 -0.16 -0.14 -0.06
words: reach	[number]	-0.05 -0.06 0.06 -0.04 -0.04 -0.05 -0.04 -0.02
words: react	to	-0.06 -0.09 0.04 -0.05 -0.05 -0.10 -0.14 0.06
words: ready	for	-0.09 -0.06 -0.11 -0.07 -0.05 -0.13 -0.07 0.13
words: ready	to	0.03 -0.11 -0.12 -0.09 -0.12 0.01 -0.12 -0.01
words: refinery	hit	-0.03 0.05 -0.05 -0.05 -0.07 -0.04 -0.01 -0.06
words: refuel	plan	-0.01 -0.09 -0.09 -0.06 0.06 -0.06 -0.11 -0.05
words: refug	in	-0.07 -0.07 -0.12 -0.07 -0.06 -0.11 -0.06 0.11
words: refus	to	-0.06 -0.11 -0.02 -0.07 -0.10 -0.08 -0.13 0.05
words: regim	chang	-0.05 -0.05 0.04 -0.03 -0.05 -0.07 -0.06 0.01
words: region	and	0.04 -0.09 0.03 -0.05 -0.06 0.02 -0.09 -0.11
words: rein	in	-0.12 -0.10 -0.02 -0.07 -0.09 -0.13 -0.08 0.07
words: releas	video	0.01 -0.06 -0.13 -0.06 0.09 -0.09 -0.09 -0.12
words: renew	[side]	-0.08 -0.06 0.00 -0.07 -0.09 0.04 -0.09 -0.04
words: reopen	[region]	-0.08 0.04 -0.11 -0.05 -0.06 -0.12 0.02 -0.05
words: reopen	the	-0.05 0.05 -0.07 -0.03 -0.03 -0.05 -0.05 -0.03
words: report	:	0.14 -0.14 -0.17 -0.10 0.00 -0.14 -0.13 -0.01
words: report	from	0.06 0.08 -0.13 -0.08 -0.13 -0.09 -0.08 -0.11
words: report	in	-0.12 0.03 -0.01 -0.11 -0.11 -0.09 -0.11 0.01
words: report	of	-0.03 0.06 -0.13 -0.10 -0.09 -0.13 -0.11 0.00
words: report	say	-0.10 -0.08 -0.09 -0.08 -0.09 -0.09 -0.12 0.11
words: report	says	-0.10 -0.09 0.03 -0.08 -0.06 -0.13 0.04 -0.06
words: rescu	[usa]	-0.11 -0.11 -0.10 -0.08 -0.12 0.04 -0.08 0.04
words: rescu	second	-0.12 -0.08 0.02 -0.09 -0.12 -0.11 -0.08 0.03
words: respond	to	0.08 -0.10 -0.10 -0.08 -0.06 0.00 -0.15 -0.02
words: respons	to	0.06 0.00 0.03 -0.11 -0.20 -0.17 -0.16 -0.09
words: restriction	on	-0.09 -0.09 -0.12 -0.09 -0.10 -0.10 -0.08 0.12
words: retaliat	after	0.02 0.04 -0.14 -0.06 -0.05 -0.11 -0.10 -0.09
words: retaliatory	strik	-0.09 0.01 0.08 -0.03 -0.07 -0.08 -0.08 -0.12
words: return	to	-0.07 -0.12 0.09 -0.09 -0.08 -0.10 -0.11 -0.06
words: risk	of	-0.07 -0.06 0.05 -0.05 -0.03 -0.07 -0.07 0.03
words: role	in	-0.07 -0.10 -0.09 -0.08 -0.10 -0.13 -0.13 0.10
words: round	of	0.05 -0.11 0.01 -0.04 -0.06 -0.13 0.03 -0.07
words: s	p	-0.07 -0.05 -0.04 -0.05 -0.04 -0.04 -0.05 0.04
words: safe	:	-0.06 -0.03 0.07 -0.07 -0.10 -0.12 -0.10 -0.06
words: said	it	0.10 -0.09 -0.12 -0.02 -0.04 -0.15 0.06 -0.13
words: said	to	-0.08 -0.11 -0.11 -0.09 0.07 -0.10 0.03 -0.03
words: sailor	kill	-0.10 -0.12 0.13 -0.06 -0.08 -0.10 -0.10 -0.12
words: satellit	imag	-0.08 -0.14 0.14 -0.13 -0.13 -0.14 -0.14 -0.11
words: says	-	-0.07 -0.08 -0.09 -0.03 -0.06 -0.09 -0.10 0.10
words: says	[number]	-0.07 0.12 -0.05 -0.09 -0.12 -0.15 -0.09 -0.13
words: says	[place]	-0.12 -0.12 -0.03 -0.11 0.00 -0.17 -0.15 0.06
words: says	[region]	-0.09 -0.09 -0.11 -0.06 -0.11 -0.13 -0.09 0.12
words: says	[side]	-0.05 -0.08 -0.04 -0.09 -0.27 -0.02 -0.12 0.05
words: says	[usa]	-0.02 -0.24 0.05 -0.09 -0.19 -0.11 0.01 -0.02
words: says	he	-0.13 -0.11 0.07 -0.08 -0.08 -0.13 -0.01 -0.02
words: says	it	0.13 0.00 -0.27 -0.08 0.03 -0.05 -0.22 -0.01
words: says	its	0.01 -0.13 0.02 -0.07 -0.13 -0.11 -0.07 0.02
words: says	no	-0.09 0.04 -0.11 -0.07 -0.07 -0.11 -0.10 0.07
words: says	nuclear	-0.08 0.09 -0.11 -0.09 -0.09 -0.08 -0.06 -0.01
words: says	talk	-0.04 -0.07 -0.07 -0.02 -0.04 -0.11 0.02 0.01
words: says	war	0.02 0.02 -0.11 -0.06 -0.10 -0.10 -0.11 -0.02
words: says	will	-0.05 -0.11 -0.05 -0.03 -0.08 0.07 -0.10 -0.04
words: scen	of	0.14 -0.15 -0.14 -0.10 -0.10 -0.12 -0.11 -0.11
words: school	in	0.16 -0.16 -0.18 -0.11 -0.11 -0.08 -0.07 -0.11
words: school	strik	-0.12 -0.09 0.12 -0.08 -0.06 -0.09 -0.07 -0.11
words: scrambl	to	0.01 -0.14 0.00 -0.07 -0.09 -0.11 -0.09 0.01
words: search	for	0.04 0.02 0.05 -0.12 -0.12 0.03 -0.15 -0.14
words: security	chief	0.12 -0.08 -0.13 -0.03 -0.06 -0.09 -0.03 -0.09
words: seiz	[side]	-0.16 -0.11 -0.14 -0.07 -0.14 -0.11 -0.07 0.15
words: self	defens	0.11 -0.10 -0.15 -0.04 -0.11 -0.12 -0.09 -0.05
words: senior	[side]	0.06 -0.06 -0.07 -0.02 -0.05 -0.06 -0.09 0.01
words: servic	member	0.08 -0.13 -0.08 -0.08 -0.10 -0.10 -0.09 -0.03
words: set	to	-0.07 -0.11 -0.17 -0.04 -0.06 -0.13 0.07 -0.05
words: shadow	of	-0.08 -0.07 -0.08 -0.09 -0.06 -0.07 -0.14 0.10
words: shelter	in	-0.05 -0.10 -0.12 0.12 -0.09 -0.09 -0.10 -0.09
words: ship	in	-0.10 -0.14 0.05 -0.08 -0.13 -0.15 -0.10 0.05
words: shoot	down	-0.10 -0.07 -0.01 -0.05 0.09 -0.09 -0.09 -0.15
words: shot	down	-0.12 -0.02 -0.05 -0.10 0.10 -0.17 -0.14 -0.02
words: should	have	-0.06 -0.05 -0.09 -0.04 -0.07 -0.12 -0.08 0.09
words: show	[side]	0.06 -0.09 0.04 -0.07 -0.10 -0.08 -0.08 -0.09
words: show	[usa]	0.06 -0.14 -0.04 -0.07 0.09 -0.13 -0.14 -0.16
words: sign	of	-0.12 0.05 0.06 -0.06 -0.07 -0.07 -0.13 0.00
words: sinc	the	-0.09 0.03 0.03 -0.07 -0.10 -0.10 -0.13 -0.06
words: sink	,	-0.07 -0.04 0.03 -0.04 0.02 -0.04 -0.04 -0.10
words: sink	[side]	0.13 -0.12 -0.13 -0.06 -0.13 -0.11 -0.10 -0.11
words: siren	[side]	-0.26 -0.06 -0.17 0.17 -0.23 -0.14 -0.10 -0.10
words: siren	sound	-0.08 -0.08 -0.06 0.09 -0.07 -0.03 -0.04 -0.07
words: sit	,	0.03 -0.03 -0.09 -0.02 -0.02 -0.03 0.02 -0.04
words: sit	in	0.09 -0.09 -0.09 -0.05 -0.09 -0.06 -0.04 -0.09
words: site	,	0.01 -0.09 0.02 -0.05 -0.05 -0.06 -0.06 -0.04
words: site	in	-0.07 0.09 -0.19 -0.10 -0.14 -0.13 -0.12 0.06
words: six	[usa]	0.07 -0.11 -0.01 -0.03 -0.07 -0.06 -0.05 -0.12
words: slam	[usa]	-0.06 -0.04 -0.16 -0.06 -0.04 -0.08 -0.08 0.12
words: soar	as	-0.04 -0.03 0.02 -0.04 -0.04 -0.03 -0.04 0.00
words: soldier	kill	0.02 0.00 0.02 -0.06 -0.16 0.02 -0.12 -0.24
words: soldier	who	-0.07 -0.06 0.06 -0.03 -0.05 -0.11 -0.05 -0.02
words: soon	,	-0.07 -0.07 -0.07 -0.07 -0.06 0.06 -0.10 -0.03
words: sourc	say	-0.09 -0.12 0.06 -0.10 -0.11 -0.12 -0.15 0.01
words: spark	fire	-0.09 0.09 -0.09 -0.04 -0.09 -0.06 -0.02 -0.09
words: spark	panic	-0.06 0.03 -0.13 -0.05 -0.07 -0.11 -0.08 0.09
words: speak	with	-0.07 -0.05 -0.11 -0.06 -0.07 0.06 0.02 -0.08
words: special	forc	-0.13 -0.04 -0.03 -0.07 -0.14 -0.14 -0.11 0.09
words: speech	on	-0.09 -0.04 -0.11 -0.05 -0.05 -0.12 -0.10 0.13
words: spik	in	-0.04 -0.05 -0.10 -0.06 -0.05 -0.05 -0.06 0.09
words: spy	for	-0.09 -0.08 -0.10 -0.09 -0.08 -0.08 -0.08 0.09
words: stand	by	-0.04 -0.06 0.05 -0.06 -0.04 -0.07 -0.07 -0.04
words: start	to	-0.05 -0.07 -0.07 -0.06 -0.04 -0.06 -0.10 0.08
words: stat	media	0.07 0.04 -0.07 -0.06 -0.13 -0.15 -0.09 -0.01
words: stat	of	0.07 -0.09 -0.08 -0.09 -0.07 -0.10 -0.06 -0.01
words: statement	on	-0.13 -0.11 0.05 -0.12 -0.06 -0.19 -0.16 -0.01
words: statu	in	-0.08 -0.10 -0.10 -0.08 -0.08 -0.08 -0.10 0.10
words: step	up	-0.10 0.09 -0.10 -0.04 -0.05 -0.08 -0.06 -0.04
words: stock	fall	-0.07 -0.08 -0.03 -0.04 -0.06 -0.11 -0.08 0.05
words: stock	futur	-0.03 -0.06 0.07 -0.03 -0.03 -0.03 -0.05 -0.06
words: stock	market	-0.08 -0.11 0.06 -0.10 -0.09 -0.10 -0.11 -0.03
words: stock	surg	-0.06 -0.06 -0.11 -0.07 -0.05 -0.03 -0.12 0.12
words: stop	them	0.02 -0.08 0.06 -0.03 -0.07 -0.09 -0.06 -0.09
words: strik	,	0.05 -0.14 0.08 -0.07 -0.12 -0.09 -0.17 -0.04
words: strik	-	0.06 0.06 -0.14 -0.05 -0.06 -0.11 0.05 -0.10
words: strik	:	-0.11 0.00 0.06 -0.09 -0.09 0.07 -0.13 -0.12
words: strik	[ally]	-0.12 -0.04 0.03 -0.06 -0.09 0.06 -0.13 -0.15
words: strik	[place]	-0.02 -0.01 0.00 -0.13 -0.18 -0.22 -0.21 0.00
words: strik	[side]	0.18 0.00 -0.08 -0.12 -0.17 -0.01 -0.19 -0.17
words: strik	[usa]	0.06 0.01 -0.11 -0.06 -0.10 -0.14 -0.09 0.01
words: strik	acros	-0.07 0.08 -0.01 -0.05 -0.08 -0.11 -0.10 -0.06
words: strik	after	0.11 -0.12 -0.16 -0.05 -0.12 -0.15 0.01 0.02
words: strik	against	0.07 -0.06 0.07 -0.07 -0.22 -0.22 -0.13 -0.20
words: strik	as	-0.08 0.10 -0.02 -0.06 -0.10 -0.12 -0.14 -0.13
words: strik	continu	0.03 -0.11 -0.01 -0.10 -0.10 -0.11 -0.10 0.01
words: strik	escalat	0.16 -0.14 -0.09 -0.08 -0.11 -0.13 -0.06 -0.12
words: strik	hit	0.06 0.04 -0.11 -0.07 -0.15 -0.12 -0.13 -0.12
words: strik	hits	-0.04 0.12 -0.17 -0.06 -0.06 -0.10 -0.07 -0.10
words: strik	in	0.00 -0.05 -0.01 -0.16 -0.19 -0.19 0.06 -0.01
words: strik	kill	0.01 0.08 -0.09 -0.04 -0.12 -0.14 -0.10 -0.15
words: strik	near	0.06 -0.08 -0.09 -0.04 0.04 -0.06 -0.07 -0.07
words: strik	on	-0.05 -0.04 0.18 -0.12 -0.25 -0.09 -0.29 -0.17
words: strik	with	0.05 -0.10 -0.08 -0.04 -0.08 -0.10 0.02 -0.03
words: struck	[side]	-0.04 -0.08 0.01 -0.04 -0.03 -0.10 -0.05 0.03
words: struck	by	-0.14 0.07 0.02 -0.11 0.05 -0.11 -0.13 -0.14
words: submarin	sink	0.09 -0.11 -0.09 -0.05 -0.09 -0.08 -0.07 -0.07
words: suggest	[side]	-0.08 -0.08 0.01 -0.04 -0.03 -0.04 -0.03 0.06
words: suicid	dron	-0.09 0.02 0.01 -0.05 -0.11 0.02 -0.07 -0.09
words: supply	concern	-0.03 -0.05 -0.10 -0.02 -0.01 -0.01 -0.03 0.10
words: support	[side]	-0.04 -0.05 -0.07 -0.04 -0.04 -0.09 -0.10 0.07
words: support	[usa]	-0.06 -0.11 0.07 -0.09 -0.08 -0.10 -0.11 -0.05
words: support	for	-0.11 -0.07 -0.01 -0.08 -0.09 -0.15 0.02 -0.01
words: surg	,	0.02 -0.06 -0.09 -0.03 -0.04 -0.09 0.06 -0.07
words: surg	as	-0.07 -0.05 0.06 -0.03 -0.03 -0.03 -0.08 -0.05
words: surg	on	-0.05 -0.04 -0.11 -0.06 -0.03 -0.03 -0.10 0.11
words: suspect	[side]	-0.10 -0.09 -0.12 -0.07 0.07 -0.09 -0.07 0.05
words: suspend	[side]	-0.08 -0.08 -0.11 -0.05 -0.10 -0.08 0.10 -0.10
words: take	over	0.06 -0.12 0.02 -0.06 -0.07 -0.01 -0.11 -0.13
words: taken	too	-0.06 -0.02 -0.06 -0.02 -0.02 0.08 -0.06 -0.08
words: talk	,	0.06 -0.10 -0.11 -0.07 -0.09 -0.14 0.06 -0.08
words: talk	-	-0.05 -0.04 -0.06 -0.03 -0.05 -0.07 -0.10 0.08
words: talk	:	-0.09 -0.08 -0.09 -0.06 -0.06 -0.10 0.00 0.04
words: talk	[place]	-0.17 -0.18 0.00 -0.18 -0.21 -0.19 -0.10 0.11
words: talk	about	-0.10 -0.09 0.04 -0.08 -0.07 -0.11 -0.15 0.02
words: talk	as	-0.09 -0.06 -0.11 -0.04 -0.06 0.06 0.08 -0.11
words: talk	begin	-0.06 0.02 -0.08 -0.03 -0.06 -0.07 0.07 -0.08
words: talk	in	-0.08 0.03 -0.08 -0.04 -0.06 -0.07 0.09 -0.10
words: talk	to	-0.09 -0.08 -0.12 -0.05 -0.07 -0.09 0.01 0.06
words: talk	with	-0.08 -0.10 -0.13 -0.06 -0.09 -0.15 0.11 -0.08
words: tap	strik	-0.09 0.01 0.06 -0.07 -0.09 -0.09 -0.09 -0.11
words: target	[place]	0.05 0.00 0.02 -0.06 -0.12 -0.11 -0.10 -0.14
words: target	[side]	0.11 -0.07 -0.03 -0.06 -0.13 -0.10 -0.05 -0.13
words: target	[usa]	0.10 -0.16 -0.20 -0.10 -0.15 -0.15 -0.11 0.08
words: target	in	0.01 0.06 -0.03 -0.10 -0.15 -0.19 -0.13 -0.11
words: tell	[side]	0.02 -0.09 -0.11 -0.13 -0.09 0.06 -0.11 -0.04
words: tell	[usa]	0.02 -0.13 -0.12 -0.09 -0.12 -0.15 -0.15 0.10
words: tension	build	-0.10 -0.10 -0.05 -0.06 -0.05 0.04 -0.11 0.00
words: tension	rise	-0.05 0.05 -0.09 -0.05 -0.04 -0.11 -0.09 -0.01
words: tension	spik	-0.05 -0.02 -0.06 -0.03 -0.03 -0.07 -0.09 0.06
words: than	[number]	0.00 -0.05 -0.01 -0.06 -0.07 -0.09 -0.09 0.03
words: than	[place]	-0.11 -0.10 0.02 -0.10 -0.10 -0.11 -0.08 0.06
words: that	[side]	-0.01 -0.11 -0.04 -0.08 -0.08 0.00 -0.10 0.03
words: that	could	-0.07 -0.05 -0.08 -0.04 -0.02 0.05 -0.11 0.01
words: that	it	-0.05 0.04 -0.08 -0.03 -0.03 -0.07 -0.12 0.00
words: that	kill	-0.13 -0.10 0.13 -0.03 -0.08 -0.11 -0.07 -0.10
words: that	the	-0.08 0.02 0.01 -0.06 -0.09 -0.10 -0.10 -0.02
words: the	[place]	-0.05 -0.14 0.05 -0.07 -0.09 -0.11 -0.12 -0.01
words: the	[region]	-0.09 -0.05 0.07 -0.14 -0.03 -0.11 -0.21 -0.01
words: the	[side]	-0.03 -0.09 0.00 -0.12 -0.18 -0.03 -0.08 0.02
words: the	[usa]	-0.18 -0.16 0.14 -0.09 -0.17 -0.31 -0.12 0.00
words: the	air	0.02 -0.12 0.04 -0.10 -0.12 -0.09 -0.08 -0.01
words: the	attack	-0.03 0.03 0.05 -0.06 -0.07 -0.08 -0.12 -0.09
words: the	ceasefir	-0.07 -0.15 -0.13 -0.11 -0.09 -0.11 0.06 -0.03
words: the	conflict	-0.06 -0.08 -0.09 -0.03 -0.05 -0.10 -0.09 0.09
words: the	country	-0.08 -0.14 -0.12 0.02 -0.08 -0.11 -0.14 0.12
words: the	death	-0.13 -0.10 0.14 -0.10 -0.12 -0.12 -0.10 -0.13
words: the	first	-0.11 0.01 0.00 -0.07 -0.12 -0.12 0.03 -0.05
words: the	global	-0.07 -0.06 -0.13 -0.05 -0.04 -0.05 -0.11 0.13
words: the	ground	0.07 -0.08 -0.11 -0.08 -0.07 -0.02 -0.11 -0.03
words: the	latest	-0.03 0.00 0.06 -0.07 -0.12 -0.14 0.02 -0.11
words: the	market	-0.09 -0.12 0.01 -0.10 -0.10 -0.06 -0.06 0.01
words: the	military	-0.05 -0.10 0.06 -0.04 -0.05 -0.12 -0.08 -0.02
words: the	most	0.10 -0.10 -0.12 -0.03 -0.07 -0.08 -0.05 -0.06
words: the	national	0.06 0.05 -0.06 -0.09 -0.12 -0.21 -0.02 -0.05
words: the	new	-0.12 -0.10 -0.13 -0.11 -0.07 -0.13 -0.11 0.13
words: the	president	-0.03 -0.04 -0.09 -0.02 -0.03 0.00 -0.09 0.03
words: the	pric	-0.11 -0.04 -0.11 -0.03 -0.04 0.11 -0.09 -0.11
words: the	region	-0.07 -0.10 0.06 -0.08 -0.09 -0.12 -0.12 -0.02
words: the	same	-0.09 -0.10 0.07 -0.03 -0.07 -0.10 -0.05 -0.03
words: the	sky	0.05 -0.11 -0.11 -0.04 -0.08 -0.11 -0.08 0.05
words: the	strait	-0.05 0.05 -0.08 -0.09 -0.07 -0.07 -0.08 -0.01
words: the	street	0.06 -0.12 -0.09 -0.08 -0.08 -0.07 -0.07 0.04
words: the	tabl	-0.10 -0.08 -0.12 -0.05 -0.08 -0.10 -0.10 0.11
words: the	two	0.06 -0.07 -0.12 -0.02 -0.03 -0.06 0.07 -0.06
words: the	war	-0.19 0.00 -0.06 -0.11 -0.08 -0.25 0.02 0.01
words: the	way	0.01 -0.07 -0.11 -0.06 -0.05 0.07 -0.07 -0.11
words: the	world	-0.09 -0.09 0.11 -0.03 -0.04 -0.08 -0.05 -0.10
words: they	are	-0.06 -0.03 -0.06 -0.06 -0.04 -0.09 -0.07 0.08
words: they	have	-0.08 -0.07 -0.10 -0.07 0.04 0.04 -0.10 -0.07
words: third	wave	0.08 -0.11 -0.12 -0.12 -0.10 -0.13 -0.11 0.01
words: this	war	-0.07 -0.06 -0.12 -0.07 -0.03 -0.09 -0.07 0.12
words: this	week	-0.04 -0.06 0.04 -0.03 -0.04 -0.05 -0.05 -0.02
words: thousand	of	-0.16 -0.15 -0.03 -0.12 -0.16 0.01 -0.13 0.10
words: thre	in	-0.08 0.09 -0.11 -0.03 -0.07 -0.07 -0.05 -0.06
words: threat	:	-0.07 -0.03 -0.05 -0.05 -0.03 0.04 -0.06 -0.04
words: threat	against	-0.10 -0.08 -0.11 -0.08 -0.10 0.00 -0.14 0.06
words: threat	of	-0.07 -0.07 -0.12 -0.08 -0.10 -0.01 0.07 -0.06
words: threat	to	0.04 -0.12 -0.04 -0.08 -0.07 0.03 -0.21 -0.06
words: threaten	[place]	-0.09 -0.14 0.10 -0.07 -0.13 -0.01 -0.13 -0.01
words: threaten	[side]	-0.12 -0.08 -0.12 -0.10 -0.12 0.10 -0.17 -0.07
words: threaten	to	0.05 -0.14 -0.17 -0.08 -0.11 0.11 -0.23 -0.11
words: through	[region]	-0.07 -0.16 -0.10 -0.10 -0.08 0.01 -0.12 0.13
words: tied	to	-0.07 -0.08 -0.12 -0.08 -0.07 -0.07 -0.11 0.12
words: time	in	0.04 -0.07 -0.13 -0.03 -0.11 -0.05 0.04 0.00
words: to	[number]	-0.13 -0.05 0.03 -0.09 -0.07 -0.09 0.02 -0.04
words: to	[place]	-0.02 -0.07 0.01 -0.14 -0.14 -0.20 -0.04 0.02
words: to	[region]	-0.09 -0.11 -0.14 -0.06 -0.12 -0.14 0.03 0.06
words: to	[side]	-0.01 0.00 -0.07 -0.17 -0.21 -0.01 0.02 -0.01
words: to	[usa]	-0.08 0.07 -0.01 -0.09 -0.11 -0.06 -0.13 -0.02
words: to	attack	0.00 -0.17 0.05 -0.09 -0.09 -0.02 0.00 -0.06
words: to	be	-0.22 -0.09 0.09 -0.11 -0.11 -0.03 0.03 0.00
words: to	blow	0.04 -0.06 -0.08 -0.05 -0.03 0.02 -0.09 -0.03
words: to	bomb	-0.12 -0.12 0.02 -0.10 -0.11 0.03 -0.12 -0.03
words: to	come	0.00 -0.07 -0.12 -0.02 -0.03 0.06 -0.02 -0.02
words: to	continu	-0.10 -0.07 -0.11 -0.05 -0.05 -0.13 -0.07 0.14
words: to	deal	-0.10 -0.07 -0.08 -0.10 -0.07 -0.13 -0.13 0.12
words: to	decid	-0.07 -0.06 -0.12 -0.03 -0.06 -0.12 -0.12 0.12
words: to	destroy	-0.13 -0.12 -0.19 -0.12 -0.15 0.07 -0.05 0.06
words: to	do	-0.05 -0.07 -0.12 -0.05 -0.04 0.03 0.02 -0.04
words: to	end	-0.10 0.03 -0.14 -0.07 -0.08 -0.16 0.13 -0.12
words: to	escalat	-0.05 -0.07 0.07 -0.04 -0.07 0.00 -0.10 -0.09
words: to	get	0.03 -0.10 0.04 -0.08 -0.07 -0.13 -0.11 -0.06
words: to	go	0.04 -0.10 -0.07 -0.08 -0.03 -0.14 -0.11 -0.01
words: to	have	-0.08 -0.13 -0.04 -0.11 -0.10 -0.11 -0.10 0.09
words: to	help	-0.07 -0.10 -0.10 -0.08 -0.09 -0.13 -0.13 0.12
words: to	hit	0.06 0.00 -0.16 -0.09 -0.12 -0.06 -0.15 0.00
words: to	hold	-0.11 -0.09 0.02 -0.07 -0.06 -0.09 0.07 -0.08
words: to	keep	-0.11 -0.09 -0.10 -0.08 -0.07 -0.13 -0.12 0.12
words: to	kill	-0.07 -0.07 -0.09 -0.03 -0.04 0.07 -0.08 -0.01
words: to	know	-0.05 -0.06 0.00 -0.04 0.03 -0.08 -0.06 -0.04
words: to	launch	-0.02 -0.10 -0.17 -0.04 -0.04 0.01 -0.05 0.11
words: to	leav	0.07 -0.12 -0.14 -0.05 -0.07 -0.16 -0.15 0.04
words: to	meet	-0.07 -0.10 0.05 -0.03 -0.03 -0.06 0.03 -0.07
words: to	negotiat	-0.08 -0.07 -0.11 -0.07 -0.05 0.08 -0.14 -0.04
words: to	pay	-0.09 -0.04 -0.09 -0.03 -0.04 0.09 -0.09 -0.09
words: to	protect	-0.05 0.04 -0.09 -0.04 -0.05 -0.08 -0.07 0.08
words: to	remov	-0.06 -0.08 0.08 -0.05 -0.06 -0.11 -0.09 -0.04
words: to	reopen	-0.06 0.04 -0.13 -0.07 -0.07 -0.13 -0.05 0.05
words: to	rescu	-0.10 -0.07 0.10 -0.07 -0.11 -0.09 -0.09 -0.10
words: to	set	-0.07 -0.09 -0.06 -0.04 -0.05 0.08 -0.10 -0.08
words: to	shelter	-0.03 -0.02 -0.14 0.10 -0.10 -0.10 -0.10 -0.11
words: to	show	-0.15 -0.10 0.01 -0.06 0.12 -0.11 -0.12 -0.13
words: to	start	-0.04 -0.11 0.06 -0.08 -0.10 -0.11 -0.10 0.02
words: to	stop	0.02 -0.07 -0.03 -0.05 -0.03 -0.08 -0.08 0.01
words: to	strik	0.02 0.06 0.04 -0.07 -0.12 0.00 -0.17 -0.16
words: to	take	0.10 -0.16 -0.03 -0.08 -0.07 -0.14 -0.13 -0.03
words: to	talk	-0.07 -0.05 -0.08 -0.06 -0.05 -0.07 -0.12 0.10
words: to	target	-0.07 -0.08 0.04 -0.06 -0.08 -0.08 -0.03 -0.01
words: to	the	-0.10 -0.05 -0.03 -0.11 -0.16 0.02 -0.19 0.04
words: to	unleash	-0.06 -0.03 -0.06 -0.02 -0.04 0.10 -0.08 -0.11
words: to	war	-0.10 -0.07 -0.13 -0.09 -0.06 -0.13 -0.13 0.14
words: toll	free	-0.05 -0.05 -0.08 -0.02 -0.06 -0.08 -0.07 0.08
words: toll	of	-0.05 -0.08 0.05 -0.08 -0.03 -0.05 -0.04 -0.04
words: too	long	-0.08 -0.04 -0.08 -0.03 -0.04 0.12 -0.11 -0.13
words: top	[side]	0.09 -0.07 -0.09 -0.01 -0.03 -0.10 -0.03 -0.06
words: top	[usa]	-0.08 -0.08 0.00 -0.06 -0.07 -0.10 0.03 -0.02
words: trad	attack	0.10 -0.11 -0.13 -0.08 -0.09 -0.12 0.05 -0.13
words: trapp	in	-0.10 -0.09 -0.08 -0.07 -0.08 0.05 -0.07 0.00
words: troop	advanc	-0.04 0.08 -0.08 -0.03 -0.06 -0.07 -0.07 -0.08
words: troop	deployment	-0.10 0.03 -0.09 -0.04 -0.06 -0.10 -0.09 0.09
words: troop	to	-0.08 -0.06 -0.07 -0.02 -0.05 -0.09 -0.13 0.10
words: try	to	0.01 -0.15 0.04 -0.10 -0.11 0.00 -0.16 -0.06
words: tucker	carlson	-0.09 -0.10 0.03 -0.10 -0.08 -0.10 -0.10 0.04
words: turn	to	-0.07 -0.06 0.05 -0.05 -0.07 -0.04 -0.07 -0.04
words: two	[side]	-0.07 -0.10 0.05 -0.02 0.06 -0.09 -0.06 -0.12
words: two	kill	0.05 0.07 -0.12 -0.07 -0.09 -0.09 -0.07 -0.12
words: two	week	-0.14 -0.16 -0.26 -0.09 -0.12 -0.21 0.11 -0.01
words: u	.	0.06 -0.12 0.02 -0.09 -0.10 -0.12 -0.14 -0.07
words: unconditional	surrender	-0.11 -0.09 -0.17 -0.07 -0.07 0.07 -0.02 -0.03
words: under	[side]	-0.08 -0.13 0.11 -0.10 -0.11 -0.13 -0.09 -0.08
words: underway	,	0.01 -0.05 -0.06 -0.04 -0.05 -0.05 -0.06 0.02
words: unhing	[usa]	-0.06 -0.04 -0.10 -0.05 -0.04 -0.07 -0.09 0.08
words: up	:	-0.10 -0.11 0.08 -0.08 -0.10 -0.09 -0.09 -0.07
words: up	[number]	-0.07 -0.08 0.04 -0.05 -0.03 -0.05 -0.07 -0.02
words: up	[usa]	-0.06 -0.06 -0.09 -0.04 -0.04 -0.08 0.05 -0.01
words: up	attack	0.07 0.07 -0.17 -0.11 -0.10 -0.12 -0.13 0.01
words: up	to	-0.09 -0.09 0.07 -0.09 -0.06 -0.12 -0.13 -0.02
words: updat	:	0.01 -0.10 -0.04 -0.03 -0.04 -0.04 0.04 -0.06
words: updat	on	-0.05 -0.05 -0.07 -0.02 -0.03 -0.10 -0.08 0.08
words: uranium	enrichment	-0.08 -0.08 -0.13 -0.05 -0.07 -0.11 -0.10 0.11
words: urg	[side]	-0.05 0.06 -0.06 -0.08 -0.06 -0.11 -0.13 -0.01
words: use	[place]	-0.10 -0.12 -0.12 -0.07 -0.10 -0.17 -0.14 0.13
words: very	hard	-0.11 0.05 -0.07 -0.05 -0.07 0.07 -0.09 -0.11
words: vessel	attack	-0.10 0.12 -0.13 -0.10 -0.11 -0.13 -0.06 -0.11
words: victory	statement	-0.07 -0.10 -0.11 -0.10 -0.04 -0.10 -0.08 0.10
words: video	:	-0.12 -0.15 0.10 -0.09 -0.14 -0.12 -0.13 0.03
words: video	of	0.06 -0.09 -0.16 -0.06 0.03 -0.08 -0.07 0.03
words: video	show	0.02 0.03 -0.06 -0.13 0.01 -0.14 -0.09 -0.17
words: visit	[place]	-0.10 -0.10 -0.11 -0.07 -0.09 -0.10 -0.16 0.13
words: vow	to	0.00 0.05 -0.13 -0.07 -0.09 -0.13 0.02 -0.01
words: vows	respons	0.05 -0.10 -0.09 -0.09 -0.12 -0.11 0.04 -0.05
words: vows	to	0.09 -0.19 -0.16 -0.07 -0.11 0.05 -0.16 -0.10
words: wake	of	-0.09 -0.11 0.04 -0.06 -0.09 -0.09 -0.08 0.02
words: want	to	-0.10 -0.09 0.08 -0.08 -0.11 -0.15 0.03 -0.05
words: war	,	-0.16 0.00 -0.06 -0.14 0.05 -0.20 -0.18 0.01
words: war	.	-0.10 -0.06 -0.16 -0.03 -0.02 -0.12 -0.16 0.18
words: war	:	-0.20 -0.16 0.04 -0.09 -0.11 -0.02 -0.25 0.06
words: war	?	-0.12 -0.12 0.02 -0.07 -0.09 -0.15 -0.18 0.02
words: war	addres	-0.08 -0.06 -0.08 -0.02 -0.02 -0.12 -0.11 0.12
words: war	after	0.06 -0.13 -0.12 -0.09 -0.05 -0.11 -0.12 0.00
words: war	against	-0.09 -0.13 -0.09 -0.04 -0.06 0.04 -0.14 0.00
words: war	and	-0.10 -0.10 -0.11 -0.07 -0.09 -0.11 -0.10 0.11
words: war	as	-0.12 0.06 -0.01 -0.09 -0.09 0.04 -0.14 -0.10
words: war	began	-0.06 0.04 -0.11 -0.05 -0.05 -0.09 -0.13 0.02
words: war	chok	-0.08 -0.07 -0.10 -0.08 -0.04 -0.05 -0.04 0.10
words: war	could	-0.07 -0.06 -0.11 -0.03 -0.01 0.05 -0.08 -0.04
words: war	crim	-0.10 -0.07 0.08 -0.11 -0.08 -0.09 -0.09 -0.07
words: war	day	-0.09 -0.10 -0.12 -0.07 -0.08 -0.10 -0.03 0.05
words: war	enter	0.06 -0.13 0.05 -0.08 -0.10 -0.13 -0.13 -0.09
words: war	has	-0.08 -0.08 -0.15 -0.06 -0.07 -0.09 -0.09 0.13
words: war	impact	-0.03 -0.04 -0.04 -0.02 -0.01 -0.05 -0.05 0.05
words: war	in	-0.09 -0.01 -0.13 0.02 -0.11 -0.19 -0.24 0.02
words: war	is	-0.11 -0.05 -0.08 -0.05 -0.03 -0.13 -0.14 0.12
words: war	latest	0.08 0.01 -0.06 -0.06 -0.12 -0.06 -0.07 -0.12
words: war	live	0.08 -0.01 -0.19 -0.10 -0.17 -0.17 0.11 -0.16
words: war	on	-0.13 0.03 -0.02 -0.11 -0.08 -0.04 -0.05 0.01
words: war	power	-0.06 -0.06 0.07 -0.05 -0.06 -0.09 -0.09 -0.07
words: war	to	-0.08 -0.10 -0.13 -0.07 -0.05 -0.11 -0.11 0.13
words: war	trigger	-0.10 -0.09 -0.13 -0.09 -0.05 -0.12 -0.12 0.13
words: war	with	0.03 -0.05 0.01 -0.13 -0.16 -0.24 -0.02 -0.06
words: warn	,	-0.13 -0.07 -0.10 -0.08 -0.06 0.03 -0.16 0.02
words: warn	[side]	-0.09 0.01 0.06 -0.10 -0.09 -0.04 -0.11 -0.08
words: warn	[usa]	-0.05 -0.08 0.04 -0.05 -0.07 -0.02 -0.10 -0.03
words: warn	of	0.03 -0.15 -0.13 -0.08 -0.08 -0.07 -0.11 0.09
words: warn	over	-0.06 -0.07 0.04 -0.08 -0.07 -0.09 -0.08 0.01
words: warship	to	-0.07 0.03 -0.08 -0.04 -0.06 -0.09 -0.09 -0.01
words: was	a	-0.08 0.05 -0.14 -0.12 -0.10 -0.11 -0.16 0.05
words: was	the	0.05 0.04 -0.06 -0.03 -0.02 -0.09 -0.05 -0.10
words: watch	:	0.04 -0.03 -0.06 -0.15 0.07 -0.17 -0.14 -0.16
words: water	facility	0.05 -0.12 0.04 -0.09 -0.11 -0.10 -0.08 -0.12
words: wave	launch	0.14 -0.14 -0.13 -0.16 -0.13 -0.19 -0.13 -0.14
words: wave	of	0.07 0.01 -0.19 -0.13 -0.22 0.03 -0.09 -0.13
words: wave	strik	0.03 -0.12 -0.12 -0.08 -0.09 -0.11 -0.07 0.07
words: way	out	-0.10 -0.09 -0.12 -0.07 -0.08 -0.10 -0.09 0.11
words: way	to	-0.09 -0.04 -0.09 -0.03 -0.03 -0.10 0.04 -0.03
words: we	are	-0.10 -0.13 -0.05 -0.12 -0.07 -0.17 -0.13 0.09
words: we	know	0.02 0.02 -0.05 -0.06 -0.13 -0.07 0.03 -0.05
words: we'v	already	0.03 -0.10 -0.09 -0.07 -0.05 -0.12 -0.14 0.01
words: week	,	-0.05 -0.07 0.05 -0.05 -0.07 -0.09 0.05 -0.11
words: week	[side]	-0.08 -0.09 -0.11 -0.08 -0.07 -0.09 -0.01 0.08
words: week	as	-0.11 -0.10 0.11 -0.09 -0.09 -0.14 -0.12 -0.11
words: week	ceasefir	-0.07 -0.08 -0.11 -0.03 -0.04 -0.07 0.09 -0.09
words: week	of	-0.08 -0.07 -0.09 -0.08 -0.05 -0.09 0.01 0.02
words: weigh	[side]	-0.10 -0.10 0.03 -0.08 -0.09 -0.14 -0.14 0.02
words: welcom	[usa]	-0.09 -0.06 -0.14 -0.07 -0.05 -0.09 -0.11 0.13
words: were	kill	-0.09 0.01 -0.02 -0.03 -0.04 -0.04 -0.04 0.04
words: what	are	-0.06 -0.05 0.02 -0.03 -0.04 -0.09 -0.11 0.05
words: what	happen	-0.14 -0.13 0.06 -0.13 -0.13 -0.15 0.01 -0.06
words: what	i	-0.09 -0.06 -0.10 -0.08 -0.06 0.05 -0.10 -0.03
words: what	is	-0.12 -0.11 0.06 -0.06 -0.09 -0.11 -0.10 0.01
words: what	it	0.03 -0.14 0.03 -0.11 -0.11 -0.10 -0.11 -0.05
words: what	next	-0.03 -0.06 -0.09 -0.05 -0.05 -0.08 -0.09 0.09
words: what	the	-0.10 -0.08 0.05 -0.06 -0.10 -0.11 -0.13 0.02
words: what	to	-0.07 -0.06 -0.10 -0.04 0.04 -0.06 -0.06 -0.01
words: what	we	0.00 0.02 -0.02 -0.06 -0.14 -0.10 0.02 -0.06
words: who	is	-0.05 -0.04 -0.13 -0.04 -0.04 -0.09 -0.06 0.11
words: who	says	-0.08 -0.11 0.11 -0.06 -0.07 -0.08 -0.09 -0.09
words: whol	civilization	-0.06 -0.07 -0.11 -0.04 -0.04 -0.10 0.00 0.06
words: why	[side]	-0.11 -0.11 0.04 -0.11 -0.08 -0.11 -0.11 0.04
words: why	are	-0.03 -0.03 0.02 -0.02 -0.03 -0.04 -0.05 0.03
words: why	has	-0.05 -0.04 0.10 -0.03 -0.05 -0.06 -0.09 -0.10
words: why	is	-0.05 -0.07 0.07 -0.02 -0.06 -0.07 -0.03 -0.05
words: wider	war	-0.05 0.04 0.01 -0.02 -0.03 -0.03 -0.03 -0.04
words: will	[side]	-0.09 -0.09 -0.11 -0.09 -0.09 -0.10 -0.10 0.12
words: will	be	0.00 0.02 -0.02 -0.06 -0.05 0.02 -0.19 -0.07
words: will	have	-0.06 -0.05 -0.07 -0.02 -0.03 0.06 -0.08 -0.03
words: will	it	-0.06 -0.06 -0.11 -0.03 -0.03 -0.08 0.02 -0.01
words: will	keep	-0.09 -0.11 -0.12 -0.06 -0.10 0.08 -0.14 -0.01
words: will	not	-0.09 -0.09 0.04 -0.09 -0.09 0.03 0.05 -0.10
words: will	the	-0.04 -0.02 -0.05 -0.03 -0.03 -0.09 -0.05 0.07
words: wipe	out	0.06 -0.05 -0.10 -0.04 -0.08 -0.01 -0.07 -0.02
words: with	[ally]	-0.08 -0.03 0.03 -0.04 -0.05 -0.12 0.00 -0.02
words: with	[place]	-0.10 -0.04 -0.01 -0.11 -0.15 -0.16 0.01 0.02
words: with	[side]	-0.10 -0.15 -0.03 -0.18 -0.19 -0.05 0.06 -0.02
words: with	[usa]	-0.03 -0.19 -0.16 -0.13 -0.15 -0.26 0.03 0.11
words: with	a	-0.06 -0.04 0.06 -0.03 -0.05 -0.05 -0.05 -0.05
words: with	missil	0.03 0.04 -0.11 -0.07 -0.10 -0.09 -0.13 -0.07
words: with	new	0.07 -0.09 -0.04 -0.03 -0.05 0.06 -0.11 -0.08
words: with	no	-0.03 -0.13 0.03 -0.06 -0.12 -0.10 -0.12 -0.02
words: with	the	-0.08 -0.12 0.05 -0.04 -0.10 -0.11 -0.12 -0.01
words: within	[number]	-0.06 -0.08 -0.04 -0.04 -0.06 0.06 -0.09 -0.03
words: within	two	-0.11 0.03 -0.15 -0.08 -0.07 -0.14 -0.17 0.11
words: worker	in	-0.09 0.02 -0.09 -0.11 -0.11 -0.12 -0.12 0.10
words: world	leader	-0.07 -0.05 0.05 -0.04 -0.04 -0.05 -0.08 -0.03
words: would	be	-0.10 -0.11 0.00 -0.06 -0.06 -0.16 0.04 0.00
words: wound	[number]	0.12 -0.11 -0.12 -0.09 -0.10 -0.10 -0.06 -0.10
words: wound	in	-0.04 0.06 0.07 -0.05 -0.14 -0.14 -0.12 -0.13
words: year	old	-0.08 0.12 -0.11 -0.08 -0.10 -0.06 -0.06 -0.08
words: your	government	0.04 -0.10 0.04 -0.06 -0.06 -0.10 -0.08 -0.10
words: your	way	-0.08 -0.08 -0.10 -0.08 -0.07 -0.09 -0.06 0.10
words: |	[region]	-0.12 -0.10 -0.01 -0.09 0.05 -0.11 0.04 -0.08
words: |	video	0.06 -0.05 -0.08 -0.04 -0.03 -0.10 -0.08 0.00
words: اسراييلية	:	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
words: اعلام	اسراييلية	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
words: وسايل	اعلام	-0.15 -0.14 -0.13 0.05 -0.11 -0.16 -0.14 0.00
words: —	and	-0.16 -0.16 -0.17 -0.11 -0.16 0.02 -0.16 0.12
`,
};
