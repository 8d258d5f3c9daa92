/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const relevanceWeights = {
  classes: 'no yes',
  rows: `
act	ally strikes side	-0.17 0.17
act	ally strikes unnamed	0.03 -0.03
act	side strikes ally	-0.18 0.18
act	side strikes side	-0.17 0.17
act	side strikes unnamed	-0.06 0.06
act	side strikes usa	-0.17 0.17
act	unnamed strikes ally	-0.10 0.10
act	unnamed strikes unnamed	0.05 -0.05
act	unnamed strikes usa	-0.04 0.04
act	usa strikes side	-0.24 0.24
act	usa strikes unnamed	-0.05 0.05
act done	ally strikes side	-0.17 0.17
act done	ally strikes unnamed	0.03 -0.03
act done	by any	-0.01 0.01
act done	in a circumstance	-0.09 0.09
act done	in the head clause	0.01 -0.01
act done	side strikes ally	-0.17 0.17
act done	side strikes side	-0.16 0.16
act done	side strikes unnamed	-0.05 0.05
act done	side strikes usa	-0.16 0.16
act done	unnamed strikes ally	-0.10 0.10
act done	unnamed strikes unnamed	0.05 -0.05
act done	unnamed strikes usa	-0.03 0.03
act done	usa strikes side	-0.23 0.23
act done	usa strikes unnamed	0.01 -0.01
act not done	ally strikes unnamed	-0.03 0.03
act not done	by any	-0.09 0.09
act not done	in a circumstance	-0.07 0.07
act not done	in the head clause	-0.06 0.06
act not done	side strikes ally	-0.09 0.09
act not done	side strikes side	-0.09 0.09
act not done	side strikes unnamed	-0.04 0.04
act not done	side strikes usa	-0.10 0.10
act not done	unnamed strikes side	-0.02 0.02
act not done	unnamed strikes unnamed	0.01 -0.01
act not done	unnamed strikes usa	-0.04 0.04
act not done	usa strikes side	-0.12 0.12
act not done	usa strikes unnamed	-0.13 0.13
after beginning with ally	army	-0.06 0.06
after beginning with ally	says	-0.12 0.12
after beginning with ally	statecraft	-0.10 0.10
after beginning with army	army	-0.06 0.06
after beginning with army	people	-0.13 0.13
after beginning with army	says	-0.01 0.01
after beginning with army	statecraft	0.02 -0.02
after beginning with business	army	-0.03 0.03
after beginning with business	business	-0.03 0.03
after beginning with business	essay	-0.05 0.05
after beginning with business	partisan	0.07 -0.07
after beginning with business	people	-0.07 0.07
after beginning with business	says	-0.17 0.17
after beginning with business	statecraft	-0.01 0.01
after beginning with business	witnessed	-0.03 0.03
after beginning with essay	business	-0.05 0.05
after beginning with essay	essay	0.03 -0.03
after beginning with essay	media	-0.07 0.07
after beginning with essay	partisan	0.10 -0.10
after beginning with essay	people	0.10 -0.10
after beginning with essay	quarrel	0.02 -0.02
after beginning with essay	says	-0.13 0.13
after beginning with essay	statecraft	-0.06 0.06
after beginning with media	army	0.02 -0.02
after beginning with media	business	-0.08 0.08
after beginning with media	media	0.10 -0.10
after beginning with media	partisan	0.07 -0.07
after beginning with media	people	0.03 -0.03
after beginning with media	quarrel	-0.09 0.09
after beginning with media	says	0.07 -0.07
after beginning with media	statecraft	0.11 -0.11
after beginning with media	witnessed	-0.12 0.12
after beginning with other	army	0.05 -0.05
after beginning with other	business	0.01 -0.01
after beginning with other	essay	-0.03 0.03
after beginning with other	media	-0.04 0.04
after beginning with other	partisan	0.03 -0.03
after beginning with other	people	-0.02 0.02
after beginning with other	quarrel	-0.02 0.02
after beginning with other	says	-0.03 0.03
after beginning with other	statecraft	-0.12 0.12
after beginning with other	travel	-0.01 0.01
after beginning with other	witnessed	0.02 -0.02
after beginning with partisan	army	-0.10 0.10
after beginning with partisan	business	0.07 -0.07
after beginning with partisan	essay	-0.02 0.02
after beginning with partisan	partisan	0.09 -0.09
after beginning with partisan	quarrel	-0.10 0.10
after beginning with partisan	says	-0.04 0.04
after beginning with partisan	statecraft	-0.01 0.01
after beginning with people	business	-0.05 0.05
after beginning with people	people	0.08 -0.08
after beginning with people	says	0.14 -0.14
after beginning with people	travel	0.09 -0.09
after beginning with quarrel	business	-0.02 0.02
after beginning with quarrel	quarrel	-0.05 0.05
after beginning with says	army	0.06 -0.06
after beginning with says	business	0.07 -0.07
after beginning with says	essay	0.07 -0.07
after beginning with says	people	0.06 -0.06
after beginning with says	says	0.04 -0.04
after beginning with says	statecraft	-0.01 0.01
after beginning with side	army	0.08 -0.08
after beginning with side	business	0.03 -0.03
after beginning with side	essay	0.02 -0.02
after beginning with side	media	0.02 -0.02
after beginning with side	partisan	-0.12 0.12
after beginning with side	people	-0.03 0.03
after beginning with side	quarrel	0.08 -0.08
after beginning with side	says	-0.04 0.04
after beginning with side	statecraft	-0.03 0.03
after beginning with side	witnessed	-0.19 0.19
after beginning with statecraft	army	-0.08 0.08
after beginning with statecraft	business	0.03 -0.03
after beginning with statecraft	people	-0.12 0.12
after beginning with statecraft	says	-0.14 0.14
after beginning with statecraft	statecraft	-0.07 0.07
after beginning with travel	travel	-0.12 0.12
after beginning with usa	army	-0.03 0.03
after beginning with usa	business	0.09 -0.09
after beginning with usa	essay	-0.01 0.01
after beginning with usa	media	0.11 -0.11
after beginning with usa	people	-0.02 0.02
after beginning with usa	quarrel	0.03 -0.03
after beginning with usa	says	-0.12 0.12
after beginning with usa	statecraft	-0.05 0.05
after beginning with usa	travel	0.09 -0.09
after beginning with usa	witnessed	-0.08 0.08
after beginning with witnessed	business	-0.12 0.12
after beginning with witnessed	says	0.07 -0.07
after beginning with witnessed	witnessed	-0.04 0.04
agent and target of accident	unnamed > unnamed	-0.04 0.04
agent and target of accusation	unnamed > unnamed	0.01 -0.01
agent and target of accusation	unnamed > usa	-0.07 0.07
agent and target of apology	side > unnamed	-0.11 0.11
agent and target of appointment	side > unnamed	-0.24 0.24
agent and target of appointment	unnamed > side	0.04 -0.04
agent and target of appointment	unnamed > unnamed	0.01 -0.01
agent and target of appointment	usa > unnamed	0.02 -0.02
agent and target of arrest	other > unnamed	0.03 -0.03
agent and target of arrest	side > side	-0.09 0.09
agent and target of arrest	side > unnamed	-0.04 0.04
agent and target of arrest	unnamed > side	0.02 -0.02
agent and target of arrest	unnamed > unnamed	0.06 -0.06
agent and target of arrest	unnamed > usa	0.03 -0.03
agent and target of arrival	unnamed > unnamed	0.06 -0.06
agent and target of arrival	usa > unnamed	0.04 -0.04
agent and target of ban	unnamed > unnamed	0.06 -0.06
agent and target of blackout	unnamed > unnamed	0.02 -0.02
agent and target of blockade	side > unnamed	0.03 -0.03
agent and target of blockade	unnamed > side	-0.10 0.10
agent and target of blockade	unnamed > unnamed	0.02 -0.02
agent and target of blockade	usa > side	-0.08 0.08
agent and target of blockade	usa > unnamed	-0.04 0.04
agent and target of call	unnamed > unnamed	0.05 -0.05
agent and target of cancelled	side > unnamed	0.06 -0.06
agent and target of cancelled	unnamed > side	-0.12 0.12
agent and target of cancelled	unnamed > unnamed	-0.14 0.14
agent and target of cancelled	unnamed > usa	0.01 -0.01
agent and target of cancelled	usa > unnamed	0.05 -0.05
agent and target of charge	side > side	-0.16 0.16
agent and target of charge	side > unnamed	0.08 -0.08
agent and target of charge	unnamed > unnamed	0.08 -0.08
agent and target of charge	unnamed > usa	0.08 -0.08
agent and target of charge	usa > unnamed	0.10 -0.10
agent and target of closure	other > unnamed	-0.08 0.08
agent and target of closure	side > unnamed	0.02 -0.02
agent and target of closure	unnamed > other	-0.10 0.10
agent and target of closure	unnamed > side	0.06 -0.06
agent and target of closure	unnamed > unnamed	-0.01 0.01
agent and target of closure	usa > unnamed	-0.07 0.07
agent and target of comment	side > side	-0.04 0.04
agent and target of comment	side > unnamed	-0.10 0.10
agent and target of comment	unnamed > side	-0.09 0.09
agent and target of comment	unnamed > unnamed	0.04 -0.04
agent and target of comment	usa > side	-0.11 0.11
agent and target of deal	other > unnamed	0.06 -0.06
agent and target of deal	side > unnamed	-0.11 0.11
agent and target of deal	unnamed > unnamed	-0.09 0.09
agent and target of deal	usa > unnamed	-0.10 0.10
agent and target of denial	other > unnamed	-0.11 0.11
agent and target of denial	side > unnamed	0.04 -0.04
agent and target of denial	unnamed > side	-0.07 0.07
agent and target of denial	unnamed > unnamed	0.05 -0.05
agent and target of denial	usa > unnamed	-0.06 0.06
agent and target of departure	side > unnamed	-0.12 0.12
agent and target of departure	unnamed > side	-0.06 0.06
agent and target of departure	unnamed > unnamed	0.06 -0.06
agent and target of departure	unnamed > usa	0.03 -0.03
agent and target of departure	usa > unnamed	-0.07 0.07
agent and target of deployment	other > unnamed	-0.07 0.07
agent and target of deployment	side > unnamed	-0.13 0.13
agent and target of deployment	unnamed > other	-0.07 0.07
agent and target of deployment	unnamed > unnamed	0.09 -0.09
agent and target of deployment	usa > unnamed	-0.01 0.01
agent and target of downing	other > unnamed	0.01 -0.01
agent and target of downing	side > side	-0.04 0.04
agent and target of downing	side > unnamed	-0.09 0.09
agent and target of downing	side > usa	-0.08 0.08
agent and target of downing	unnamed > other	0.13 -0.13
agent and target of downing	unnamed > side	0.03 -0.03
agent and target of downing	unnamed > usa	-0.10 0.10
agent and target of downing	usa > unnamed	-0.09 0.09
agent and target of drill	unnamed > unnamed	0.06 -0.06
agent and target of emergency	unnamed > unnamed	-0.09 0.09
agent and target of enrichment	unnamed > unnamed	-0.10 0.10
agent and target of evacuation	other > unnamed	-0.08 0.08
agent and target of evacuation	unnamed > unnamed	-0.15 0.15
agent and target of evacuation	usa > unnamed	-0.04 0.04
agent and target of execution	unnamed > side	0.06 -0.06
agent and target of exit	side > unnamed	-0.09 0.09
agent and target of exit	unnamed > unnamed	0.06 -0.06
agent and target of exit	usa > unnamed	0.03 -0.03
agent and target of fall	unnamed > unnamed	-0.06 0.06
agent and target of fee	unnamed > unnamed	-0.06 0.06
agent and target of funeral	unnamed > unnamed	-0.06 0.06
agent and target of hack	side > unnamed	-0.13 0.13
agent and target of hack	unnamed > unnamed	0.06 -0.06
agent and target of halt	other > unnamed	-0.08 0.08
agent and target of halt	side > unnamed	-0.13 0.13
agent and target of halt	unnamed > side	0.06 -0.06
agent and target of halt	unnamed > unnamed	-0.06 0.06
agent and target of halt	usa > unnamed	0.03 -0.03
agent and target of inspection	unnamed > unnamed	-0.01 0.01
agent and target of joining	other > unnamed	-0.03 0.03
agent and target of memory	unnamed > unnamed	0.01 -0.01
agent and target of none	unnamed > unnamed	0.01 -0.01
agent and target of offer	other > unnamed	-0.07 0.07
agent and target of offer	side > unnamed	-0.06 0.06
agent and target of offer	unnamed > unnamed	0.04 -0.04
agent and target of offer	usa > unnamed	-0.05 0.05
agent and target of order	other > unnamed	0.01 -0.01
agent and target of order	side > unnamed	0.01 -0.01
agent and target of order	unnamed > unnamed	0.08 -0.08
agent and target of order	usa > side	-0.08 0.08
agent and target of order	usa > unnamed	0.05 -0.05
agent and target of plan	other > unnamed	-0.10 0.10
agent and target of plan	side > unnamed	0.05 -0.05
agent and target of plan	side > usa	-0.05 0.05
agent and target of plan	unnamed > other	-0.10 0.10
agent and target of plan	unnamed > side	-0.14 0.14
agent and target of plan	unnamed > unnamed	-0.05 0.05
agent and target of plan	unnamed > usa	-0.08 0.08
agent and target of plan	usa > side	0.04 -0.04
agent and target of plan	usa > unnamed	0.04 -0.04
agent and target of reaction	other > side	-0.18 0.18
agent and target of reaction	other > unnamed	-0.02 0.02
agent and target of reaction	other > usa	0.01 -0.01
agent and target of reaction	side > unnamed	-0.12 0.12
agent and target of reaction	unnamed > other	-0.04 0.04
agent and target of reaction	unnamed > side	-0.02 0.02
agent and target of reaction	unnamed > unnamed	0.01 -0.01
agent and target of reaction	unnamed > usa	-0.03 0.03
agent and target of reaction	usa > other	0.06 -0.06
agent and target of reaction	usa > side	-0.07 0.07
agent and target of reaction	usa > unnamed	0.08 -0.08
agent and target of rejection	side > unnamed	0.05 -0.05
agent and target of rejection	side > usa	-0.05 0.05
agent and target of rejection	unnamed > unnamed	0.11 -0.11
agent and target of rejection	usa > side	-0.08 0.08
agent and target of rejection	usa > unnamed	0.04 -0.04
agent and target of release	other > unnamed	-0.05 0.05
agent and target of release	unnamed > usa	0.02 -0.02
agent and target of release	usa > side	-0.08 0.08
agent and target of release	usa > unnamed	-0.05 0.05
agent and target of relief	unnamed > unnamed	0.03 -0.03
agent and target of relief	usa > unnamed	0.05 -0.05
agent and target of reopening	unnamed > unnamed	-0.04 0.04
agent and target of rescue	side > unnamed	-0.08 0.08
agent and target of rescue	unnamed > unnamed	-0.01 0.01
agent and target of rescue	unnamed > usa	-0.02 0.02
agent and target of rescue	usa > unnamed	-0.10 0.10
agent and target of resumption	unnamed > unnamed	0.03 -0.03
agent and target of rise	unnamed > unnamed	-0.06 0.06
agent and target of sanction	side > unnamed	0.06 -0.06
agent and target of sanction	unnamed > side	-0.05 0.05
agent and target of sanction	unnamed > unnamed	0.07 -0.07
agent and target of sanction	usa > unnamed	0.10 -0.10
agent and target of seizure	unnamed > side	-0.06 0.06
agent and target of seizure	unnamed > unnamed	0.09 -0.09
agent and target of seizure	usa > side	-0.07 0.07
agent and target of seizure	usa > unnamed	-0.02 0.02
agent and target of spying	side > side	-0.14 0.14
agent and target of spying	unnamed > usa	0.06 -0.06
agent and target of strike	other > other	0.07 -0.07
agent and target of strike	other > side	-0.10 0.10
agent and target of strike	other > unnamed	0.15 -0.15
agent and target of strike	side > other	-0.24 0.24
agent and target of strike	side > side	-0.10 0.10
agent and target of strike	side > unnamed	0.05 -0.05
agent and target of strike	side > usa	-0.09 0.09
agent and target of strike	unnamed > other	-0.03 0.03
agent and target of strike	unnamed > side	0.06 -0.06
agent and target of strike	unnamed > unnamed	-0.06 0.06
agent and target of strike	unnamed > usa	-0.14 0.14
agent and target of strike	usa > other	-0.14 0.14
agent and target of strike	usa > side	-0.22 0.22
agent and target of strike	usa > unnamed	0.13 -0.13
agent and target of talks	other > unnamed	-0.06 0.06
agent and target of talks	side > other	-0.03 0.03
agent and target of talks	side > unnamed	-0.23 0.23
agent and target of talks	side > usa	-0.04 0.04
agent and target of talks	unnamed > other	-0.12 0.12
agent and target of talks	unnamed > side	-0.10 0.10
agent and target of talks	unnamed > unnamed	0.05 -0.05
agent and target of talks	unnamed > usa	-0.02 0.02
agent and target of talks	usa > side	-0.04 0.04
agent and target of talks	usa > unnamed	0.02 -0.02
agent and target of test	unnamed > unnamed	0.02 -0.02
agent and target of threat	other > side	-0.06 0.06
agent and target of threat	other > unnamed	-0.14 0.14
agent and target of threat	other > usa	0.06 -0.06
agent and target of threat	side > other	-0.07 0.07
agent and target of threat	side > side	-0.06 0.06
agent and target of threat	side > unnamed	-0.12 0.12
agent and target of threat	side > usa	-0.03 0.03
agent and target of threat	unnamed > other	-0.05 0.05
agent and target of threat	unnamed > side	-0.05 0.05
agent and target of threat	unnamed > unnamed	0.01 -0.01
agent and target of threat	unnamed > usa	0.10 -0.10
agent and target of threat	usa > side	-0.03 0.03
agent and target of threat	usa > unnamed	0.03 -0.03
agent and target of truce	other > unnamed	-0.08 0.08
agent and target of truce	side > unnamed	-0.04 0.04
agent and target of truce	unnamed > side	-0.08 0.08
agent and target of truce	unnamed > unnamed	-0.06 0.06
agent and target of truce	usa > unnamed	-0.12 0.12
agent and target of visit	side > other	-0.10 0.10
agent and target of visit	unnamed > other	-0.05 0.05
agent and target of visit	unnamed > unnamed	0.06 -0.06
agent and target of visit	usa > other	-0.06 0.06
agent and target of visit	usa > unnamed	0.07 -0.07
agent and target of wish	other > unnamed	0.03 -0.03
agent and target of wish	side > unnamed	-0.12 0.12
agent and target of wish	unnamed > side	0.05 -0.05
agent and target of wish	unnamed > unnamed	0.03 -0.03
agent and target of wish	unnamed > usa	0.07 -0.07
agent and target of wish	usa > unnamed	-0.10 0.10
arms	air	-0.05 0.05
arms	gun	0.17 -0.17
arms	mine	-0.09 0.09
arms	torpedo	-0.12 0.12
begins with	ally	-0.17 0.17
begins with	army	-0.03 0.03
begins with	business	-0.04 0.04
begins with	essay	-0.01 0.01
begins with	media	0.05 -0.05
begins with	other	0.14 -0.14
begins with	partisan	-0.04 0.04
begins with	people	0.10 -0.10
begins with	quarrel	-0.04 0.04
begins with	says	0.04 -0.04
begins with	statecraft	0.01 -0.01
begins with	travel	-0.15 0.15
begins with	usa	-0.09 0.09
begins with	witnessed	-0.08 0.08
begins with ally	says	-0.10 0.10
begins with ally	statecraft	-0.09 0.09
begins with army	army	-0.02 0.02
begins with army	business	-0.09 0.09
begins with army	says	-0.11 0.11
begins with army	statecraft	0.01 -0.01
begins with army	witnessed	0.03 -0.03
begins with business	army	0.02 -0.02
begins with business	business	-0.04 0.04
begins with business	essay	-0.16 0.16
begins with business	people	-0.04 0.04
begins with business	says	-0.02 0.02
begins with business	statecraft	-0.11 0.11
begins with business	witnessed	0.04 -0.04
begins with essay	army	0.05 -0.05
begins with essay	business	-0.09 0.09
begins with essay	media	-0.11 0.11
begins with essay	partisan	0.10 -0.10
begins with essay	people	-0.04 0.04
begins with essay	says	-0.18 0.18
begins with essay	statecraft	-0.11 0.11
begins with media	army	0.03 -0.03
begins with media	business	-0.07 0.07
begins with media	essay	0.05 -0.05
begins with media	media	0.04 -0.04
begins with media	partisan	0.07 -0.07
begins with media	people	-0.05 0.05
begins with media	says	-0.08 0.08
begins with media	statecraft	0.09 -0.09
begins with media	witnessed	-0.08 0.08
begins with other	army	-0.03 0.03
begins with other	business	-0.01 0.01
begins with other	essay	-0.01 0.01
begins with other	media	0.04 -0.04
begins with other	partisan	0.02 -0.02
begins with other	people	0.03 -0.03
begins with other	quarrel	0.08 -0.08
begins with other	says	0.03 -0.03
begins with other	statecraft	0.06 -0.06
begins with other	witnessed	-0.05 0.05
begins with partisan	army	-0.04 0.04
begins with partisan	business	0.13 -0.13
begins with partisan	essay	-0.02 0.02
begins with partisan	media	-0.06 0.06
begins with partisan	partisan	-0.06 0.06
begins with partisan	people	0.02 -0.02
begins with partisan	quarrel	-0.09 0.09
begins with partisan	statecraft	0.01 -0.01
begins with people	business	0.04 -0.04
begins with people	media	0.06 -0.06
begins with people	people	0.11 -0.11
begins with people	says	0.14 -0.14
begins with people	statecraft	0.03 -0.03
begins with people	travel	0.05 -0.05
begins with people	witnessed	-0.09 0.09
begins with quarrel	media	-0.07 0.07
begins with quarrel	partisan	-0.06 0.06
begins with quarrel	people	0.09 -0.09
begins with quarrel	quarrel	-0.08 0.08
begins with quarrel	statecraft	-0.04 0.04
begins with says	army	0.09 -0.09
begins with says	business	0.11 -0.11
begins with says	essay	0.12 -0.12
begins with says	media	-0.02 0.02
begins with says	people	-0.01 0.01
begins with says	says	0.05 -0.05
begins with says	statecraft	0.05 -0.05
begins with says	travel	-0.03 0.03
begins with says	witnessed	-0.02 0.02
begins with side	army	0.04 -0.04
begins with side	business	0.01 -0.01
begins with side	essay	-0.07 0.07
begins with side	media	0.01 -0.01
begins with side	partisan	0.03 -0.03
begins with side	people	-0.03 0.03
begins with side	quarrel	0.07 -0.07
begins with side	says	-0.09 0.09
begins with side	travel	-0.01 0.01
begins with side	witnessed	-0.25 0.25
begins with statecraft	army	0.03 -0.03
begins with statecraft	business	0.01 -0.01
begins with statecraft	essay	0.06 -0.06
begins with statecraft	media	0.03 -0.03
begins with statecraft	partisan	0.02 -0.02
begins with statecraft	people	-0.07 0.07
begins with statecraft	says	-0.11 0.11
begins with statecraft	statecraft	0.02 -0.02
begins with statecraft	travel	-0.05 0.05
begins with travel	business	-0.08 0.08
begins with travel	people	-0.07 0.07
begins with travel	travel	-0.15 0.15
begins with usa	army	-0.03 0.03
begins with usa	business	0.04 -0.04
begins with usa	essay	-0.11 0.11
begins with usa	media	0.01 -0.01
begins with usa	partisan	0.07 -0.07
begins with usa	people	-0.02 0.02
begins with usa	quarrel	-0.05 0.05
begins with usa	says	-0.11 0.11
begins with usa	statecraft	-0.06 0.06
begins with usa	travel	0.01 -0.01
begins with usa	witnessed	-0.15 0.15
begins with witnessed	business	0.05 -0.05
begins with witnessed	witnessed	-0.08 0.08
beside the head clause	alarm	0.06 -0.06
beside the head clause	brief	-0.06 0.06
beside the head clause	casualty	0.08 -0.08
beside the head clause	chief	0.01 -0.01
beside the head clause	closure	0.03 -0.03
beside the head clause	contact	-0.04 0.04
beside the head clause	culture	0.09 -0.09
beside the head clause	cyber	0.02 -0.02
beside the head clause	domestic	0.24 -0.24
beside the head clause	elsewhere	0.18 -0.18
beside the head clause	everyday	-0.04 0.04
beside the head clause	execution	0.07 -0.07
beside the head clause	force	-0.14 0.14
beside the head clause	gaza	0.21 -0.21
beside the head clause	market	-0.17 0.17
beside the head clause	mass	-0.06 0.06
beside the head clause	memory	0.06 -0.06
beside the head clause	modal	0.01 -0.01
beside the head clause	nuclear	-0.04 0.04
beside the head clause	oil	-0.08 0.08
beside the head clause	opinion	0.09 -0.09
beside the head clause	pact	0.04 -0.04
beside the head clause	reaction	0.10 -0.10
beside the head clause	resolve	0.01 -0.01
beside the head clause	sanction	0.01 -0.01
beside the head clause	settled	0.04 -0.04
beside the head clause	shipping	-0.26 0.26
beside the head clause	shock	-0.09 0.09
beside the head clause	sport	0.11 -0.11
beside the head clause	spy	0.06 -0.06
beside the head clause	strike	-0.11 0.11
beside the head clause	threat	0.01 -0.01
beside the head clause	truce	-0.05 0.05
beside the head clause	unreal	-0.03 0.03
beside the head clause	weapon	-0.03 0.03
bias	1	0.05 -0.05
both name	ally	-0.04 0.04
both name	both sides	-0.44 0.44
both name	both sides and ally	-0.13 0.13
both name	both sides and usa	-0.45 0.45
both name	both sides and usa and ally	-0.15 0.15
both name	no party	0.14 -0.14
both name	one side	0.15 -0.15
both name	one side and ally	-0.06 0.06
both name	one side and usa	-0.37 0.37
both name	one side and usa and ally	-0.15 0.15
both name	usa	0.29 -0.29
event	accident	-0.02 0.02
event	appointment	-0.04 0.04
event	arrest	-0.11 0.11
event	arrival	-0.06 0.06
event	ban	0.12 -0.12
event	blackout	0.08 -0.08
event	blockade	0.01 -0.01
event	call	0.05 -0.05
event	censure	-0.04 0.04
event	charge	-0.01 0.01
event	closure	0.02 -0.02
event	deal	-0.03 0.03
event	deployment	0.10 -0.10
event	downing	-0.17 0.17
event	enrichment	-0.12 0.12
event	evacuation	0.02 -0.02
event	execution	0.06 -0.06
event	exit	-0.05 0.05
event	fall	-0.08 0.08
event	fee	0.05 -0.05
event	flights	-0.12 0.12
event	funeral	0.05 -0.05
event	hack	0.01 -0.01
event	halt	-0.05 0.05
event	incursion	-0.05 0.05
event	inspection	-0.06 0.06
event	listing	0.13 -0.13
event	order	-0.04 0.04
event	release	-0.10 0.10
event	reopening	0.01 -0.01
event	rescue	-0.09 0.09
event	resumption	-0.06 0.06
event	rise	-0.16 0.16
event	sanction	0.09 -0.09
event	seizure	0.01 -0.01
event	sentence	0.01 -0.01
event	spying	-0.01 0.01
event	strike	-0.07 0.07
event	talks	-0.07 0.07
event	test	-0.09 0.09
event	truce	-0.05 0.05
event	visit	0.02 -0.02
first word	,	0.10 -0.10
first word	.	0.18 -0.18
first word	:	0.07 -0.07
first word	[ally]	-0.18 0.18
first word	[number]	0.01 -0.01
first word	[place]	-0.04 0.04
first word	[region]	-0.20 0.20
first word	[side]	-0.02 0.02
first word	[usa]	-0.09 0.09
first word	a	-0.05 0.05
first word	about	0.04 -0.04
first word	activist	0.05 -0.05
first word	after	0.01 -0.01
first word	aftermath	-0.09 0.09
first word	agreement	0.06 -0.06
first word	ai	0.02 -0.02
first word	aid	0.02 -0.02
first word	air	-0.13 0.13
first word	al	-0.04 0.04
first word	all	-0.07 0.07
first word	amid	-0.05 0.05
first word	an	0.08 -0.08
first word	analysi	0.03 -0.03
first word	analyst	-0.10 0.10
first word	announc	-0.16 0.16
first word	anti	0.04 -0.04
first word	are	-0.11 0.11
first word	arm	0.08 -0.08
first word	arrest	-0.01 0.01
first word	as	0.03 -0.03
first word	asia	-0.06 0.06
first word	asian	-0.10 0.10
first word	at	-0.16 0.16
first word	attack	-0.16 0.16
first word	bank	0.02 -0.02
first word	barrag	-0.11 0.11
first word	billionair	0.09 -0.09
first word	bitcoin	0.03 -0.03
first word	bloomberg	-0.02 0.02
first word	body	-0.02 0.02
first word	bombshell	0.03 -0.03
first word	break	0.07 -0.07
first word	brent	-0.07 0.07
first word	california	0.09 -0.09
first word	ceasefir	-0.10 0.10
first word	charg	0.06 -0.06
first word	chri	-0.10 0.10
first word	citizen	0.14 -0.14
first word	clos	0.02 -0.02
first word	cnn	-0.09 0.09
first word	commander	-0.02 0.02
first word	correspondent	0.02 -0.02
first word	cost	0.06 -0.06
first word	could	-0.09 0.09
first word	court	0.12 -0.12
first word	crud	-0.12 0.12
first word	cuba	0.07 -0.07
first word	daily	-0.07 0.07
first word	deadly	-0.02 0.02
first word	deal	-0.10 0.10
first word	death	-0.03 0.03
first word	debri	-0.12 0.12
first word	delegation	-0.08 0.08
first word	dem	-0.09 0.09
first word	democrat	-0.03 0.03
first word	did	-0.10 0.10
first word	dollar	-0.08 0.08
first word	domestic	0.10 -0.10
first word	don't	-0.08 0.08
first word	dozen	0.06 -0.06
first word	dron	0.02 -0.02
first word	duke	0.09 -0.09
first word	economist	0.04 -0.04
first word	editor	0.04 -0.04
first word	emergency	-0.03 0.03
first word	energy	-0.13 0.13
first word	even	-0.10 0.10
first word	everyth	-0.05 0.05
first word	ex	0.11 -0.11
first word	exclusiv	0.10 -0.10
first word	expert	0.04 -0.04
first word	explosion	0.06 -0.06
first word	factbox	-0.05 0.05
first word	farsnew	0.04 -0.04
first word	fbi	-0.08 0.08
first word	fcc	0.01 -0.01
first word	fda	0.06 -0.06
first word	federal	0.08 -0.08
first word	fifa	0.04 -0.04
first word	film	0.05 -0.05
first word	fire	-0.09 0.09
first word	first	-0.09 0.09
first word	five	-0.07 0.07
first word	football	0.09 -0.09
first word	for	-0.10 0.10
first word	foreign	-0.07 0.07
first word	former	-0.05 0.05
first word	four	0.03 -0.03
first word	fox	-0.06 0.06
first word	from	0.03 -0.03
first word	fuel	-0.08 0.08
first word	furiou	0.03 -0.03
first word	fury	-0.04 0.04
first word	gas	-0.13 0.13
first word	global	-0.07 0.07
first word	gold	-0.10 0.10
first word	gop	-0.06 0.06
first word	government	0.04 -0.04
first word	hama	0.07 -0.07
first word	harvard	0.07 -0.07
first word	has	-0.05 0.05
first word	hedg	0.02 -0.02
first word	here	0.07 -0.07
first word	highlight	0.08 -0.08
first word	hous	-0.04 0.04
first word	how	-0.04 0.04
first word	hungary	0.09 -0.09
first word	i	-0.06 0.06
first word	ice	0.09 -0.09
first word	iea	-0.11 0.11
first word	if	0.06 -0.06
first word	imf	-0.04 0.04
first word	in	0.11 -0.11
first word	inflation	0.02 -0.02
first word	insid	0.05 -0.05
first word	insight	-0.17 0.17
first word	international	0.07 -0.07
first word	investor	0.07 -0.07
first word	is	-0.13 0.13
first word	it	0.07 -0.07
first word	jam	-0.06 0.06
first word	jen	-0.05 0.05
first word	joe	-0.08 0.08
first word	john	-0.13 0.13
first word	judg	0.03 -0.03
first word	just	-0.11 0.11
first word	karolin	0.02 -0.02
first word	keir	-0.07 0.07
first word	key	0.02 -0.02
first word	kill	-0.08 0.08
first word	lindsey	0.06 -0.06
first word	live	0.03 -0.03
first word	livewir	-0.04 0.04
first word	lng	-0.08 0.08
first word	maga	-0.06 0.06
first word	major	-0.01 0.01
first word	man	0.06 -0.06
first word	market	-0.04 0.04
first word	massiv	0.07 -0.07
first word	may	-0.08 0.08
first word	mediator	-0.05 0.05
first word	meet	0.10 -0.10
first word	melania	0.10 -0.10
first word	military	0.03 -0.03
first word	missil	-0.10 0.10
first word	modi	0.09 -0.09
first word	moment	-0.17 0.17
first word	more	-0.13 0.13
first word	morn	-0.09 0.09
first word	mortgag	-0.02 0.02
first word	most	0.03 -0.03
first word	ms	0.06 -0.06
first word	multipl	-0.04 0.04
first word	new	0.12 -0.12
first word	nippon	0.04 -0.04
first word	no	-0.11 0.11
first word	not	0.05 -0.05
first word	now	-0.02 0.02
first word	nuclear	0.14 -0.14
first word	nyt	0.05 -0.05
first word	official	-0.09 0.09
first word	oil	-0.28 0.28
first word	on	-0.10 0.10
first word	one	0.09 -0.09
first word	operation	-0.09 0.09
first word	opinion	0.04 -0.04
first word	over	-0.08 0.08
first word	palestinian	-0.04 0.04
first word	panic	-0.09 0.09
first word	peopl	0.03 -0.03
first word	plan	0.09 -0.09
first word	pm	-0.05 0.05
first word	polic	-0.03 0.03
first word	poll	-0.06 0.06
first word	pres	0.03 -0.03
first word	pric	0.01 -0.01
first word	prim	0.01 -0.01
first word	projectil	-0.04 0.04
first word	protest	0.06 -0.06
first word	regional	-0.05 0.05
first word	report	-0.08 0.08
first word	republican	0.02 -0.02
first word	rescu	-0.08 0.08
first word	retir	-0.04 0.04
first word	rfk	0.10 -0.10
first word	s	-0.05 0.05
first word	sanction	-0.11 0.11
first word	satellit	-0.11 0.11
first word	says	0.05 -0.05
first word	second	0.04 -0.04
first word	senat	-0.07 0.07
first word	senior	-0.08 0.08
first word	seven	-0.01 0.01
first word	ship	-0.09 0.09
first word	shipp	-0.10 0.10
first word	sign	-0.12 0.12
first word	siren	-0.28 0.28
first word	six	0.01 -0.01
first word	smok	-0.12 0.12
first word	softbank	0.08 -0.08
first word	soldier	0.07 -0.07
first word	sourc	-0.07 0.07
first word	spokesman	-0.10 0.10
first word	spy	-0.01 0.01
first word	stephen	0.12 -0.12
first word	stock	-0.06 0.06
first word	strik	0.03 -0.03
first word	suprem	0.03 -0.03
first word	suspect	0.06 -0.06
first word	talk	-0.09 0.09
first word	tanker	-0.08 0.08
first word	texa	0.08 -0.08
first word	that	-0.05 0.05
first word	the	-0.05 0.05
first word	ther	-0.09 0.09
first word	they	-0.01 0.01
first word	they'r	0.03 -0.03
first word	third	-0.04 0.04
first word	this	0.07 -0.07
first word	thousand	-0.09 0.09
first word	thre	-0.11 0.11
first word	time	0.07 -0.07
first word	to	-0.01 0.01
first word	top	-0.13 0.13
first word	trader	-0.10 0.10
first word	tucker	-0.06 0.06
first word	tulsi	0.02 -0.02
first word	two	-0.06 0.06
first word	u	-0.04 0.04
first word	under	-0.05 0.05
first word	vice	-0.07 0.07
first word	video	0.02 -0.02
first word	vietnam	-0.07 0.07
first word	war	-0.01 0.01
first word	warn	-0.09 0.09
first word	watch	-0.11 0.11
first word	we	-0.01 0.01
first word	we'v	-0.11 0.11
first word	what	-0.01 0.01
first word	wher	-0.04 0.04
first word	who	-0.04 0.04
first word	why	-0.09 0.09
first word	will	-0.02 0.02
first word	with	-0.09 0.09
first word	world	0.03 -0.03
first word	you	-0.09 0.09
first word	you'r	-0.03 0.03
first word	zelensky	0.05 -0.05
first word	zelenskyy	0.03 -0.03
form	a question	-0.06 0.06
form	a sentence	0.02 -0.02
form	bar	0.23 -0.23
form	begins with a quote	-0.10 0.10
form	colon	-0.13 0.13
form	ends with a quote	-0.10 0.10
form	ends with on	-0.04 0.04
form	exclamation	0.06 -0.06
form	label	-0.07 0.07
form	label at the end	0.08 -0.08
form	question	-0.06 0.06
form	quotes	-0.01 0.01
form	signed	-0.13 0.13
head clause	alarm	-0.18 0.18
head clause	brief	-0.03 0.03
head clause	casualty	-0.06 0.06
head clause	chief	0.04 -0.04
head clause	civilian	0.03 -0.03
head clause	closure	0.02 -0.02
head clause	contact	-0.08 0.08
head clause	culture	0.15 -0.15
head clause	decision	-0.02 0.02
head clause	domestic	0.15 -0.15
head clause	drill	0.07 -0.07
head clause	elsewhere	0.26 -0.26
head clause	everyday	0.06 -0.06
head clause	execution	0.10 -0.10
head clause	force	-0.08 0.08
head clause	gaza	0.36 -0.36
head clause	market	0.04 -0.04
head clause	mass	-0.03 0.03
head clause	memory	0.01 -0.01
head clause	modal	-0.01 0.01
head clause	negotiation	-0.10 0.10
head clause	network	0.05 -0.05
head clause	nuclear	-0.01 0.01
head clause	oil	-0.18 0.18
head clause	opinion	-0.03 0.03
head clause	pact	-0.14 0.14
head clause	reaction	-0.04 0.04
head clause	resolve	-0.11 0.11
head clause	sanction	-0.04 0.04
head clause	settled	-0.05 0.05
head clause	shipping	-0.25 0.25
head clause	shock	-0.05 0.05
head clause	sport	0.24 -0.24
head clause	spy	-0.11 0.11
head clause	strike	0.02 -0.02
head clause	syria	0.09 -0.09
head clause	threat	-0.06 0.06
head clause	toll	-0.02 0.02
head clause	truce	-0.10 0.10
head clause	unreal	-0.02 0.02
head clause	unrest	0.07 -0.07
head clause	weapon	-0.05 0.05
head event	accident	-0.04 0.04
head event	accusation	-0.06 0.06
head event	apology	-0.11 0.11
head event	appointment	-0.03 0.03
head event	arrest	0.07 -0.07
head event	arrival	0.06 -0.06
head event	ban	0.11 -0.11
head event	blackout	0.02 -0.02
head event	blockade	0.02 -0.02
head event	cancelled	-0.04 0.04
head event	charge	0.13 -0.13
head event	closure	0.02 -0.02
head event	comment	0.01 -0.01
head event	deal	-0.01 0.01
head event	denial	0.03 -0.03
head event	departure	-0.03 0.03
head event	deployment	0.03 -0.03
head event	downing	0.04 -0.04
head event	drill	0.06 -0.06
head event	emergency	-0.10 0.10
head event	enrichment	-0.11 0.11
head event	evacuation	-0.16 0.16
head event	execution	0.09 -0.09
head event	exit	0.04 -0.04
head event	expulsion	0.09 -0.09
head event	fall	-0.06 0.06
head event	fee	-0.09 0.09
head event	funeral	-0.10 0.10
head event	hack	-0.02 0.02
head event	halt	-0.04 0.04
head event	inspection	0.03 -0.03
head event	joining	-0.04 0.04
head event	memory	0.02 -0.02
head event	mourning	-0.11 0.11
head event	none	0.01 -0.01
head event	offer	-0.02 0.02
head event	order	0.09 -0.09
head event	plan	-0.02 0.02
head event	reaction	0.01 -0.01
head event	rejection	0.04 -0.04
head event	release	-0.04 0.04
head event	relief	0.05 -0.05
head event	reopening	-0.06 0.06
head event	rescue	-0.04 0.04
head event	resumption	-0.02 0.02
head event	rise	-0.06 0.06
head event	sanction	0.09 -0.09
head event	seizure	0.09 -0.09
head event	sentence	0.02 -0.02
head event	spying	-0.01 0.01
head event	strike	0.01 -0.01
head event	talks	-0.03 0.03
head event	test	0.07 -0.07
head event	threat	-0.01 0.01
head event	truce	-0.06 0.06
head event	visit	0.03 -0.03
head event	wish	0.04 -0.04
head event, told as accusation	accusation	-0.06 0.06
head event, told as cancelled	cancelled	-0.04 0.04
head event, told as comment	comment	0.01 -0.01
head event, told as denial	denial	0.03 -0.03
head event, told as done	accident	-0.04 0.04
head event, told as done	apology	-0.11 0.11
head event, told as done	appointment	-0.03 0.03
head event, told as done	arrest	0.07 -0.07
head event, told as done	arrival	0.06 -0.06
head event, told as done	ban	0.11 -0.11
head event, told as done	blackout	0.02 -0.02
head event, told as done	blockade	0.02 -0.02
head event, told as done	charge	0.13 -0.13
head event, told as done	closure	0.02 -0.02
head event, told as done	deal	-0.01 0.01
head event, told as done	departure	-0.03 0.03
head event, told as done	deployment	0.03 -0.03
head event, told as done	downing	0.04 -0.04
head event, told as done	emergency	-0.10 0.10
head event, told as done	enrichment	-0.11 0.11
head event, told as done	evacuation	-0.16 0.16
head event, told as done	execution	0.09 -0.09
head event, told as done	exit	0.04 -0.04
head event, told as done	expulsion	0.09 -0.09
head event, told as done	fall	-0.06 0.06
head event, told as done	fee	-0.09 0.09
head event, told as done	funeral	-0.10 0.10
head event, told as done	hack	-0.02 0.02
head event, told as done	halt	-0.04 0.04
head event, told as done	inspection	0.03 -0.03
head event, told as done	joining	-0.04 0.04
head event, told as done	mourning	-0.11 0.11
head event, told as done	none	0.01 -0.01
head event, told as done	order	0.09 -0.09
head event, told as done	release	-0.04 0.04
head event, told as done	relief	0.05 -0.05
head event, told as done	reopening	-0.06 0.06
head event, told as done	rescue	-0.04 0.04
head event, told as done	resumption	-0.02 0.02
head event, told as done	rise	-0.06 0.06
head event, told as done	sanction	0.09 -0.09
head event, told as done	seizure	0.09 -0.09
head event, told as done	sentence	0.02 -0.02
head event, told as done	spying	-0.01 0.01
head event, told as done	strike	0.01 -0.01
head event, told as done	talks	-0.03 0.03
head event, told as done	test	0.07 -0.07
head event, told as done	truce	-0.06 0.06
head event, told as done	visit	0.03 -0.03
head event, told as drill	drill	0.06 -0.06
head event, told as memory	memory	0.02 -0.02
head event, told as offer	offer	-0.02 0.02
head event, told as plan	plan	-0.02 0.02
head event, told as reaction	reaction	0.01 -0.01
head event, told as rejection	rejection	0.04 -0.04
head event, told as threat	threat	-0.01 0.01
head event, told as wish	wish	0.04 -0.04
length	long	0.12 -0.12
length	short	-0.09 0.09
length	usual	-0.06 0.06
length	very long	0.10 -0.10
level by rules	critical	-0.09 0.09
level by rules	high	-0.01 0.01
level by rules	low	-0.02 0.02
level by rules	medium	0.10 -0.10
level by rules	urgent	0.01 -0.01
person	aerospace chief	0.05 -0.05
person	chief of staff	-0.03 0.03
person	defence minister	-0.18 0.18
person	far right minister	0.13 -0.13
person	foreign minister	-0.30 0.30
person	former premier	0.11 -0.11
person	guards chief	-0.12 0.12
person	hezbollah leader	-0.07 0.07
person	leaders	0.05 -0.05
person	mojtaba	-0.30 0.30
person	nuclear scientist	-0.11 0.11
person	prime minister	0.14 -0.14
person	secretary of state	-0.17 0.17
person	security chief	-0.17 0.17
person	soldier	0.08 -0.08
person	speaker	-0.02 0.02
person	spokesman	-0.11 0.11
person	supreme leader	-0.10 0.10
person	vice president	-0.16 0.16
phase	begin	-0.02 0.02
phase	break	0.09 -0.09
phase	end	-0.01 0.01
phase	extend	0.01 -0.01
relevance by rules	not relevant: neither side in the title or the first sentence	0.21 -0.21
relevance by rules	not relevant: no party in the title	0.40 -0.40
relevance by rules	not relevant: one party alone, and nothing of the confrontation	0.06 -0.06
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.21 0.21
relevance by rules	not relevant: the summary is about	0.12 -0.12
relevance by rules	not relevant: the summary is about home affairs	-0.02 0.02
relevance by rules	not relevant: the title is about	0.51 -0.51
relevance by rules	not relevant: the title is about culture	0.18 -0.18
relevance by rules	not relevant: the title is about everyday	0.07 -0.07
relevance by rules	not relevant: the title is about home affairs	0.08 -0.08
relevance by rules	not relevant: the title is about memory	0.04 -0.04
relevance by rules	not relevant: the title is about sport	0.27 -0.27
relevance by rules	relevant: a side and the strait in the title	-0.07 0.07
relevance by rules	relevant: about the Gulf or the Red Sea	-0.23 0.23
relevance by rules	relevant: and in the title	-0.02 0.02
relevance by rules	relevant: and war in the title	-0.18 0.18
relevance by rules	relevant: between opposed parties in the title	-0.29 0.29
relevance by rules	relevant: forces of the United States under fire	-0.12 0.12
relevance by rules	relevant: forces or war where the confrontation is	-0.30 0.30
relevance by rules	relevant: in a state of the Gulf	-0.18 0.18
relevance by rules	relevant: in a town of a side	-0.16 0.16
relevance by rules	relevant: in the land of an ally	-0.08 0.08
relevance by rules	relevant: in the region	-0.10 0.10
relevance by rules	relevant: in the title	-0.36 0.36
relevance by rules	relevant: in the title, both sides in the first sentence	-0.14 0.14
relevance by rules	relevant: in the title, the opponent in the first sentence	-0.21 0.21
relevance by rules	relevant: insurance of ships where the confrontation is	-0.09 0.09
relevance by rules	relevant: of a side, killed or named	-0.15 0.15
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	-0.18 0.18
relevance by rules	relevant: opposed parties and in the title	-0.32 0.32
relevance by rules	relevant: skies closed where the confrontation is	-0.10 0.10
relevance by rules	relevant: the forces of a side where an ally sits	-0.44 0.44
relevance by rules	relevant: the title names both sides	-0.46 0.46
relevance by rules	relevant: the war by name in the title	-0.40 0.40
relevance by rules	relevant: traces of arms in a town of a side	-0.14 0.14
relevance by rules	relevant: trade that stands still where the confrontation is	-0.26 0.26
relevance by rules	relevant: trade under fire where the confrontation is	-0.28 0.28
relevance by rules	relevant: two parties and in the title	-0.26 0.26
relevance by rules	relevant: upon a side	-0.01 0.01
relevance by rules	relevant: where forces of the United States are	-0.25 0.25
sign	comment	0.02 -0.02
sign	leader killed	-0.23 0.23
sign	nuclear sites struck	-0.09 0.09
sign	operations begun	-0.05 0.05
sign	strikes suspended	-0.09 0.09
sign	truce agreed	0.01 -0.01
sign	war	-0.14 0.14
sign	war of a state	-0.37 0.37
sign	war of the region	-0.30 0.30
state	crisis	0.16 -0.16
state	war	-0.06 0.06
summary	alarm	-0.10 0.10
summary	brief	0.01 -0.01
summary	casualty	0.15 -0.15
summary	chief	0.08 -0.08
summary	civilian	0.03 -0.03
summary	contact	-0.06 0.06
summary	culture	0.15 -0.15
summary	cyber	0.04 -0.04
summary	decision	-0.14 0.14
summary	domestic	0.16 -0.16
summary	drill	-0.03 0.03
summary	elsewhere	0.05 -0.05
summary	everyday	0.09 -0.09
summary	execution	0.09 -0.09
summary	force	-0.15 0.15
summary	gaza	0.22 -0.22
summary	market	0.10 -0.10
summary	mass	0.09 -0.09
summary	memory	0.01 -0.01
summary	negotiation	-0.10 0.10
summary	network	-0.08 0.08
summary	nuclear	-0.09 0.09
summary	oil	-0.22 0.22
summary	opinion	-0.01 0.01
summary	pact	-0.11 0.11
summary	reaction	-0.03 0.03
summary	resolve	-0.12 0.12
summary	sanction	-0.03 0.03
summary	settled	-0.02 0.02
summary	shipping	-0.11 0.11
summary	shock	0.03 -0.03
summary	sport	0.22 -0.22
summary	spy	0.02 -0.02
summary	strike	-0.04 0.04
summary	threat	-0.08 0.08
summary	toll	-0.05 0.05
summary	unreal	-0.02 0.02
summary	unrest	0.08 -0.08
summary	weapon	-0.06 0.06
summary is	there	0.10 -0.10
summary names	ally	0.05 -0.05
summary names	both sides	-0.27 0.27
summary names	both sides and usa	-0.30 0.30
summary names	both sides and usa and ally	-0.11 0.11
summary names	no party	0.06 -0.06
summary names	one side	0.05 -0.05
summary names	one side and ally	-0.13 0.13
summary names	one side and usa	-0.17 0.17
summary names	one side and usa and ally	-0.09 0.09
summary names	usa	0.24 -0.24
summary place	gulf state	-0.27 0.27
summary place	land of an ally	-0.20 0.20
summary place	neighbour	-0.15 0.15
summary place	region	0.03 -0.03
summary place	strait or sea	-0.28 0.28
summary place	third country	0.12 -0.12
summary place	usa	0.06 -0.06
summary word	?	-0.01 0.01
summary word	[ally]	-0.11 0.11
summary word	[number]	0.13 -0.13
summary word	[region]	-0.06 0.06
summary word	[side]	-0.25 0.25
summary word	[usa]	0.04 -0.04
summary word	abba	-0.07 0.07
summary word	ability	-0.10 0.10
summary word	about	-0.03 0.03
summary word	abov	0.04 -0.04
summary word	accelerat	0.04 -0.04
summary word	accept	-0.03 0.03
summary word	acces	0.05 -0.05
summary word	accident	0.10 -0.10
summary word	accord	0.12 -0.12
summary word	account	0.05 -0.05
summary word	accus	0.01 -0.01
summary word	achiev	-0.04 0.04
summary word	acros	-0.02 0.02
summary word	act	0.04 -0.04
summary word	action	-0.06 0.06
summary word	activist	0.04 -0.04
summary word	activity	0.04 -0.04
summary word	add	-0.04 0.04
summary word	addres	-0.02 0.02
summary word	administration	0.10 -0.10
summary word	advanc	0.02 -0.02
summary word	adversary	-0.02 0.02
summary word	adwan	0.02 -0.02
summary word	affirm	-0.06 0.06
summary word	africa	0.08 -0.08
summary word	african	0.07 -0.07
summary word	after	-0.05 0.05
summary word	ag	0.07 -0.07
summary word	again	0.02 -0.02
summary word	against	0.03 -0.03
summary word	agency	0.05 -0.05
summary word	agenda	0.01 -0.01
summary word	aggression	-0.13 0.13
summary word	aggressiv	0.10 -0.10
summary word	agre	0.06 -0.06
summary word	agreement	-0.17 0.17
summary word	ahead	0.09 -0.09
summary word	aid	0.04 -0.04
summary word	air	-0.01 0.01
summary word	aircraft	-0.06 0.06
summary word	airlin	-0.03 0.03
summary word	airport	-0.14 0.14
summary word	airspac	0.03 -0.03
summary word	airstrik	-0.10 0.10
summary word	al	-0.04 0.04
summary word	alert	-0.07 0.07
summary word	ali	-0.09 0.09
summary word	all	0.04 -0.04
summary word	alleg	0.07 -0.07
summary word	allianc	-0.07 0.07
summary word	allow	0.03 -0.03
summary word	ally	0.08 -0.08
summary word	almost	0.01 -0.01
summary word	already	-0.03 0.03
summary word	also	0.03 -0.03
summary word	alternativ	0.07 -0.07
summary word	am	0.03 -0.03
summary word	ambition	-0.01 0.01
summary word	amid	-0.14 0.14
summary word	among	0.11 -0.11
summary word	analysi	0.04 -0.04
summary word	analyst	-0.01 0.01
summary word	angel	0.06 -0.06
summary word	announc	-0.13 0.13
summary word	announcement	-0.09 0.09
summary word	annual	0.10 -0.10
summary word	another	-0.03 0.03
summary word	anti	0.05 -0.05
summary word	any	-0.03 0.03
summary word	appear	0.05 -0.05
summary word	approv	0.05 -0.05
summary word	approval	0.01 -0.01
summary word	approximately	-0.07 0.07
summary word	april	-0.06 0.06
summary word	arab	-0.05 0.05
summary word	area	0.10 -0.10
summary word	argu	0.05 -0.05
summary word	arm	-0.06 0.06
summary word	army	-0.07 0.07
summary word	around	-0.01 0.01
summary word	arrang	-0.08 0.08
summary word	arrest	0.12 -0.12
summary word	arriv	0.11 -0.11
summary word	articl	-0.12 0.12
summary word	asia	-0.03 0.03
summary word	asian	-0.11 0.11
summary word	asks	-0.02 0.02
summary word	assault	-0.02 0.02
summary word	asset	0.04 -0.04
summary word	associat	0.10 -0.10
summary word	atomic	0.05 -0.05
summary word	attack	-0.11 0.11
summary word	attempt	0.07 -0.07
summary word	authority	-0.10 0.10
summary word	auto	0.08 -0.08
summary word	avoid	-0.03 0.03
summary word	await	-0.01 0.01
summary word	award	0.09 -0.09
summary word	away	0.04 -0.04
summary word	back	0.12 -0.12
summary word	balanc	-0.09 0.09
summary word	ballistic	-0.04 0.04
summary word	bank	0.05 -0.05
summary word	barrel	-0.11 0.11
summary word	bas	0.01 -0.01
summary word	base	-0.18 0.18
summary word	becaus	0.03 -0.03
summary word	becom	0.01 -0.01
summary word	befor	-0.03 0.03
summary word	began	-0.03 0.03
summary word	begin	-0.02 0.02
summary word	begun	0.03 -0.03
summary word	behind	0.04 -0.04
summary word	believ	-0.08 0.08
summary word	benefit	0.10 -0.10
summary word	besieg	0.05 -0.05
summary word	between	-0.09 0.09
summary word	beyond	0.04 -0.04
summary word	big	0.03 -0.03
summary word	biggest	0.09 -0.09
summary word	bill	0.08 -0.08
summary word	billion	0.13 -0.13
summary word	block	0.05 -0.05
summary word	blockad	-0.21 0.21
summary word	bloomberg	-0.09 0.09
summary word	board	0.08 -0.08
summary word	bomb	0.01 -0.01
summary word	bombardment	-0.07 0.07
summary word	bond	0.06 -0.06
summary word	boost	0.01 -0.01
summary word	border	-0.05 0.05
summary word	borrow	0.10 -0.10
summary word	both	-0.04 0.04
summary word	brac	-0.04 0.04
summary word	brand	0.14 -0.14
summary word	break	-0.06 0.06
summary word	brent	-0.05 0.05
summary word	brief	0.04 -0.04
summary word	bring	0.01 -0.01
summary word	broad	0.03 -0.03
summary word	broader	-0.06 0.06
summary word	broker	-0.06 0.06
summary word	brought	-0.05 0.05
summary word	brutal	0.02 -0.02
summary word	budget	0.08 -0.08
summary word	buffer	0.02 -0.02
summary word	build	-0.03 0.03
summary word	bullish	-0.08 0.08
summary word	busines	0.13 -0.13
summary word	business	0.08 -0.08
summary word	buy	-0.04 0.04
summary word	buyer	-0.03 0.03
summary word	bytedanc	0.07 -0.07
summary word	california	0.07 -0.07
summary word	call	0.04 -0.04
summary word	came	-0.05 0.05
summary word	campaign	0.02 -0.02
summary word	can	0.03 -0.03
summary word	cap	0.07 -0.07
summary word	capability	0.04 -0.04
summary word	capacity	0.03 -0.03
summary word	capital	0.01 -0.01
summary word	capitulation	0.04 -0.04
summary word	captur	-0.04 0.04
summary word	car	0.11 -0.11
summary word	card	0.01 -0.01
summary word	care	0.11 -0.11
summary word	cargo	-0.07 0.07
summary word	carolin	0.05 -0.05
summary word	carrier	-0.09 0.09
summary word	carry	-0.09 0.09
summary word	cars	0.04 -0.04
summary word	cast	0.03 -0.03
summary word	casualty	-0.06 0.06
summary word	caught	0.01 -0.01
summary word	caus	-0.06 0.06
summary word	cautiou	0.02 -0.02
summary word	ceas	-0.07 0.07
summary word	center	0.06 -0.06
summary word	central	0.04 -0.04
summary word	chair	0.02 -0.02
summary word	challeng	-0.03 0.03
summary word	chanc	-0.03 0.03
summary word	chang	-0.02 0.02
summary word	chao	0.03 -0.03
summary word	char	0.06 -0.06
summary word	charg	0.03 -0.03
summary word	chas	0.08 -0.08
summary word	chemical	-0.05 0.05
summary word	chief	-0.04 0.04
summary word	children	0.05 -0.05
summary word	chipmaker	0.03 -0.03
summary word	chok	0.04 -0.04
summary word	cit	0.01 -0.01
summary word	citizen	-0.12 0.12
summary word	city	0.07 -0.07
summary word	civilian	-0.06 0.06
summary word	claim	0.08 -0.08
summary word	clash	0.05 -0.05
summary word	clear	0.04 -0.04
summary word	climb	0.03 -0.03
summary word	clos	0.04 -0.04
summary word	closely	-0.04 0.04
summary word	closur	-0.03 0.03
summary word	co	0.09 -0.09
summary word	coalition	0.06 -0.06
summary word	coast	-0.04 0.04
summary word	coinbas	0.04 -0.04
summary word	collaps	0.04 -0.04
summary word	com	0.09 -0.09
summary word	come	0.07 -0.07
summary word	commander	0.03 -0.03
summary word	commenc	0.04 -0.04
summary word	comment	0.06 -0.06
summary word	commercial	0.11 -0.11
summary word	commodity	0.02 -0.02
summary word	community	0.05 -0.05
summary word	company	0.14 -0.14
summary word	complet	0.01 -0.01
summary word	concern	-0.09 0.09
summary word	condemn	-0.11 0.11
summary word	conferenc	-0.02 0.02
summary word	conflict	-0.17 0.17
summary word	consider	0.06 -0.06
summary word	consultant	0.11 -0.11
summary word	consumer	0.13 -0.13
summary word	contain	0.03 -0.03
summary word	container	-0.08 0.08
summary word	continu	-0.07 0.07
summary word	contract	-0.04 0.04
summary word	control	0.04 -0.04
summary word	controversial	0.05 -0.05
summary word	coordinat	0.06 -0.06
summary word	corp	0.09 -0.09
summary word	cost	0.01 -0.01
summary word	could	0.06 -0.06
summary word	council	0.02 -0.02
summary word	country	0.01 -0.01
summary word	cours	0.07 -0.07
summary word	court	0.08 -0.08
summary word	coverag	0.03 -0.03
summary word	crackdown	0.09 -0.09
summary word	credit	0.04 -0.04
summary word	crim	0.08 -0.08
summary word	crisi	-0.10 0.10
summary word	critical	0.08 -0.08
summary word	criticism	-0.08 0.08
summary word	cros	0.03 -0.03
summary word	crucial	-0.01 0.01
summary word	crud	-0.23 0.23
summary word	crypto	0.03 -0.03
summary word	cryptocurrency	-0.02 0.02
summary word	cup	0.07 -0.07
summary word	curb	0.05 -0.05
summary word	currency	-0.06 0.06
summary word	current	-0.03 0.03
summary word	cut	0.09 -0.09
summary word	cuts	0.05 -0.05
summary word	cutt	0.10 -0.10
summary word	cyber	-0.07 0.07
summary word	czar	0.05 -0.05
summary word	d	0.07 -0.07
summary word	daily	0.07 -0.07
summary word	damag	-0.05 0.05
summary word	dampen	0.07 -0.07
summary word	data	-0.03 0.03
summary word	david	-0.05 0.05
summary word	day	-0.04 0.04
summary word	days	0.01 -0.01
summary word	dc	0.05 -0.05
summary word	de	0.02 -0.02
summary word	deadlin	0.10 -0.10
summary word	deadly	0.02 -0.02
summary word	deal	0.06 -0.06
summary word	death	0.05 -0.05
summary word	debut	0.06 -0.06
summary word	decad	0.06 -0.06
summary word	decid	-0.07 0.07
summary word	decision	0.07 -0.07
summary word	declar	-0.08 0.08
summary word	declin	-0.03 0.03
summary word	deepen	0.01 -0.01
summary word	defenc	-0.09 0.09
summary word	defend	-0.06 0.06
summary word	defens	0.06 -0.06
summary word	delay	-0.01 0.01
summary word	delegation	0.03 -0.03
summary word	deliver	-0.03 0.03
summary word	demand	-0.05 0.05
summary word	deny	-0.02 0.02
summary word	depart	-0.01 0.01
summary word	department	-0.02 0.02
summary word	deploy	0.11 -0.11
summary word	deployment	0.04 -0.04
summary word	deportation	0.09 -0.09
summary word	derivativ	0.04 -0.04
summary word	describ	-0.06 0.06
summary word	design	0.02 -0.02
summary word	despit	-0.08 0.08
summary word	destroy	-0.05 0.05
summary word	destruction	-0.02 0.02
summary word	detail	0.07 -0.07
summary word	detain	0.05 -0.05
summary word	detention	0.02 -0.02
summary word	deutsch	0.06 -0.06
summary word	development	-0.05 0.05
summary word	dialogu	0.04 -0.04
summary word	did	-0.09 0.09
summary word	didn't	-0.02 0.02
summary word	died	0.04 -0.04
summary word	diesel	0.05 -0.05
summary word	difficult	0.04 -0.04
summary word	digital	-0.07 0.07
summary word	diplomacy	-0.04 0.04
summary word	diplomatic	-0.07 0.07
summary word	direct	-0.07 0.07
summary word	director	0.10 -0.10
summary word	discus	-0.01 0.01
summary word	discuss	-0.06 0.06
summary word	discussion	0.06 -0.06
summary word	dismiss	0.05 -0.05
summary word	disrupt	-0.10 0.10
summary word	disruption	-0.15 0.15
summary word	divid	0.04 -0.04
summary word	do	-0.03 0.03
summary word	does	-0.04 0.04
summary word	dollar	0.04 -0.04
summary word	domestic	0.14 -0.14
summary word	doubt	0.03 -0.03
summary word	down	-0.05 0.05
summary word	dozen	0.11 -0.11
summary word	driv	-0.04 0.04
summary word	driven	-0.02 0.02
summary word	driver	0.08 -0.08
summary word	dron	-0.01 0.01
summary word	drop	0.08 -0.08
summary word	dropp	-0.06 0.06
summary word	drov	-0.04 0.04
summary word	drug	0.04 -0.04
summary word	due	-0.05 0.05
summary word	dur	-0.02 0.02
summary word	e	0.03 -0.03
summary word	each	-0.05 0.05
summary word	earlier	-0.08 0.08
summary word	early	-0.16 0.16
summary word	earn	0.06 -0.06
summary word	earth	0.10 -0.10
summary word	eas	0.04 -0.04
summary word	ease	0.03 -0.03
summary word	east	0.04 -0.04
summary word	eat	0.09 -0.09
summary word	economic	0.05 -0.05
summary word	economist	0.05 -0.05
summary word	economy	0.02 -0.02
summary word	editor	0.06 -0.06
summary word	effect	-0.03 0.03
summary word	effectiv	0.03 -0.03
summary word	effectively	-0.02 0.02
summary word	effort	0.11 -0.11
summary word	eight	0.07 -0.07
summary word	election	0.10 -0.10
summary word	eliminat	0.12 -0.12
summary word	elsewher	-0.05 0.05
summary word	embark	0.07 -0.07
summary word	embassy	-0.04 0.04
summary word	embolden	-0.06 0.06
summary word	emerg	-0.09 0.09
summary word	emergency	0.05 -0.05
summary word	emphasiz	0.03 -0.03
summary word	employe	0.06 -0.06
summary word	end	0.11 -0.11
summary word	enemy	-0.16 0.16
summary word	energy	-0.08 0.08
summary word	enforcement	0.03 -0.03
summary word	engag	0.04 -0.04
summary word	engagement	0.02 -0.02
summary word	enrich	-0.09 0.09
summary word	enrichment	-0.04 0.04
summary word	ensur	-0.03 0.03
summary word	enter	0.11 -0.11
summary word	entry	0.05 -0.05
summary word	envoy	-0.08 0.08
summary word	equally	0.05 -0.05
summary word	equity	0.05 -0.05
summary word	era	0.06 -0.06
summary word	escalat	-0.08 0.08
summary word	escalation	-0.06 0.06
summary word	espionag	-0.04 0.04
summary word	establish	0.12 -0.12
summary word	evacuat	-0.06 0.06
summary word	evacuation	-0.05 0.05
summary word	even	0.06 -0.06
summary word	event	0.04 -0.04
summary word	everyth	0.07 -0.07
summary word	evidenc	0.01 -0.01
summary word	examin	0.06 -0.06
summary word	exchang	-0.13 0.13
summary word	executiv	0.12 -0.12
summary word	exist	0.01 -0.01
summary word	exit	-0.03 0.03
summary word	expand	0.09 -0.09
summary word	expansion	0.11 -0.11
summary word	expectation	0.11 -0.11
summary word	expert	-0.13 0.13
summary word	expir	-0.07 0.07
summary word	explor	0.03 -0.03
summary word	explosion	-0.15 0.15
summary word	export	0.01 -0.01
summary word	exporter	0.01 -0.01
summary word	extend	0.04 -0.04
summary word	f	-0.07 0.07
summary word	fac	0.02 -0.02
summary word	face	-0.06 0.06
summary word	facility	-0.03 0.03
summary word	fail	0.01 -0.01
summary word	failur	0.04 -0.04
summary word	fall	0.06 -0.06
summary word	fallout	0.05 -0.05
summary word	familiar	0.05 -0.05
summary word	family	0.02 -0.02
summary word	far	-0.09 0.09
summary word	farm	0.03 -0.03
summary word	fast	0.06 -0.06
summary word	father	-0.15 0.15
summary word	fear	-0.02 0.02
summary word	february	0.03 -0.03
summary word	fed	0.07 -0.07
summary word	federal	0.13 -0.13
summary word	feedstock	-0.10 0.10
summary word	fees	0.01 -0.01
summary word	fell	-0.02 0.02
summary word	fellow	-0.09 0.09
summary word	few	-0.07 0.07
summary word	fifth	-0.07 0.07
summary word	fight	0.02 -0.02
summary word	figur	0.05 -0.05
summary word	film	0.07 -0.07
summary word	financ	0.09 -0.09
summary word	financial	0.09 -0.09
summary word	find	0.06 -0.06
summary word	fir	-0.02 0.02
summary word	fire	-0.08 0.08
summary word	firm	0.05 -0.05
summary word	first	0.11 -0.11
summary word	five	-0.02 0.02
summary word	flag	0.05 -0.05
summary word	flight	-0.07 0.07
summary word	flow	-0.09 0.09
summary word	fluctuat	-0.03 0.03
summary word	focus	-0.01 0.01
summary word	follow	-0.04 0.04
summary word	food	0.04 -0.04
summary word	football	0.18 -0.18
summary word	forc	-0.05 0.05
summary word	forecast	-0.01 0.01
summary word	foreign	0.04 -0.04
summary word	former	-0.03 0.03
summary word	found	0.10 -0.10
summary word	foundation	0.08 -0.08
summary word	founder	0.08 -0.08
summary word	four	0.13 -0.13
summary word	fragil	-0.07 0.07
summary word	fre	-0.02 0.02
summary word	free	0.08 -0.08
summary word	freight	-0.05 0.05
summary word	fresh	-0.04 0.04
summary word	friday	0.02 -0.02
summary word	front	-0.05 0.05
summary word	frozen	0.03 -0.03
summary word	fu	0.02 -0.02
summary word	fuel	-0.02 0.02
summary word	full	-0.03 0.03
summary word	fund	0.06 -0.06
summary word	further	0.03 -0.03
summary word	futur	-0.06 0.06
summary word	g	-0.05 0.05
summary word	g7	-0.05 0.05
summary word	gain	-0.07 0.07
summary word	game	0.04 -0.04
summary word	gasolin	0.10 -0.10
summary word	gather	-0.04 0.04
summary word	general	-0.10 0.10
summary word	geopolitical	-0.07 0.07
summary word	get	-0.04 0.04
summary word	gets	-0.05 0.05
summary word	giant	-0.01 0.01
summary word	giv	0.04 -0.04
summary word	give	0.04 -0.04
summary word	given	0.01 -0.01
summary word	global	-0.08 0.08
summary word	globally	-0.10 0.10
summary word	glycol	-0.07 0.07
summary word	go	0.03 -0.03
summary word	goal	0.05 -0.05
summary word	gold	-0.03 0.03
summary word	good	0.03 -0.03
summary word	gov	0.05 -0.05
summary word	government	-0.01 0.01
summary word	grant	-0.06 0.06
summary word	great	0.12 -0.12
summary word	group	0.05 -0.05
summary word	grow	0.04 -0.04
summary word	grown	0.11 -0.11
summary word	growth	0.04 -0.04
summary word	guard	0.05 -0.05
summary word	guidelin	-0.16 0.16
summary word	haaretz	0.05 -0.05
summary word	haas	0.04 -0.04
summary word	hack	0.05 -0.05
summary word	half	0.05 -0.05
summary word	halt	-0.05 0.05
summary word	hama	0.09 -0.09
summary word	harvard	0.02 -0.02
summary word	hav	-0.01 0.01
summary word	haven	-0.08 0.08
summary word	head	0.13 -0.13
summary word	health	0.10 -0.10
summary word	heart	0.06 -0.06
summary word	heavy	-0.04 0.04
summary word	heighten	-0.04 0.04
summary word	held	-0.02 0.02
summary word	help	0.15 -0.15
summary word	here	-0.01 0.01
summary word	high	-0.06 0.06
summary word	higher	-0.04 0.04
summary word	highest	0.05 -0.05
summary word	highlight	-0.01 0.01
summary word	hik	-0.02 0.02
summary word	him	-0.04 0.04
summary word	hit	0.01 -0.01
summary word	hits	-0.14 0.14
summary word	hold	0.03 -0.03
summary word	holding	0.08 -0.08
summary word	holiday	0.12 -0.12
summary word	hom	0.04 -0.04
summary word	home	0.11 -0.11
summary word	honor	-0.02 0.02
summary word	hop	0.02 -0.02
summary word	hospital	0.06 -0.06
summary word	host	-0.01 0.01
summary word	hostag	0.01 -0.01
summary word	hostility	-0.05 0.05
summary word	hour	-0.02 0.02
summary word	hous	0.11 -0.11
summary word	household	0.09 -0.09
summary word	how	-0.01 0.01
summary word	hub	0.05 -0.05
summary word	hundred	0.04 -0.04
summary word	hurt	0.04 -0.04
summary word	hyde	0.05 -0.05
summary word	i	0.02 -0.02
summary word	icis	-0.08 0.08
summary word	illegal	0.03 -0.03
summary word	immediat	0.05 -0.05
summary word	immigrant	0.09 -0.09
summary word	immigration	0.08 -0.08
summary word	impact	-0.01 0.01
summary word	implement	0.01 -0.01
summary word	import	0.03 -0.03
summary word	importer	-0.03 0.03
summary word	impos	-0.01 0.01
summary word	impossibl	-0.06 0.06
summary word	improv	0.08 -0.08
summary word	inc	0.13 -0.13
summary word	includ	-0.01 0.01
summary word	incom	-0.01 0.01
summary word	increas	0.01 -0.01
summary word	increasingly	0.08 -0.08
summary word	indicat	-0.01 0.01
summary word	industry	0.08 -0.08
summary word	inflam	-0.04 0.04
summary word	inflation	0.05 -0.05
summary word	information	-0.10 0.10
summary word	infrastructur	-0.01 0.01
summary word	initial	0.07 -0.07
summary word	injury	-0.11 0.11
summary word	insid	0.10 -0.10
summary word	insist	0.03 -0.03
summary word	inspector	-0.02 0.02
summary word	instability	-0.06 0.06
summary word	institut	-0.07 0.07
summary word	insuranc	-0.02 0.02
summary word	intelligenc	0.06 -0.06
summary word	intensify	-0.07 0.07
summary word	intercept	0.03 -0.03
summary word	interceptor	-0.11 0.11
summary word	interest	0.07 -0.07
summary word	international	0.04 -0.04
summary word	internet	-0.08 0.08
summary word	intersection	-0.06 0.06
summary word	interview	-0.04 0.04
summary word	invasion	-0.06 0.06
summary word	inventory	-0.06 0.06
summary word	investment	0.11 -0.11
summary word	investor	0.08 -0.08
summary word	involv	-0.03 0.03
summary word	involvement	-0.06 0.06
summary word	iran	-0.07 0.07
summary word	is	0.02 -0.02
summary word	ishiba	0.08 -0.08
summary word	islamic	0.02 -0.02
summary word	island	0.05 -0.05
summary word	isn't	0.10 -0.10
summary word	issu	0.10 -0.10
summary word	itself	0.02 -0.02
summary word	jerom	0.05 -0.05
summary word	jet	-0.10 0.10
summary word	jets	-0.04 0.04
summary word	jewish	0.09 -0.09
summary word	job	0.08 -0.08
summary word	john	0.03 -0.03
summary word	join	-0.03 0.03
summary word	jonathan	0.09 -0.09
summary word	journalist	-0.03 0.03
summary word	judg	0.03 -0.03
summary word	july	0.10 -0.10
summary word	jump	-0.05 0.05
summary word	jun	-0.03 0.03
summary word	june	-0.06 0.06
summary word	just	0.03 -0.03
summary word	justic	0.07 -0.07
summary word	kamal	0.02 -0.02
summary word	keep	0.07 -0.07
summary word	keir	0.01 -0.01
summary word	key	-0.01 0.01
summary word	kill	0.13 -0.13
summary word	kind	-0.04 0.04
summary word	king	0.02 -0.02
summary word	kyiv	0.03 -0.03
summary word	labor	0.10 -0.10
summary word	lack	0.02 -0.02
summary word	laid	0.07 -0.07
summary word	land	-0.07 0.07
summary word	larg	0.04 -0.04
summary word	largely	0.04 -0.04
summary word	largest	0.08 -0.08
summary word	last	0.04 -0.04
summary word	late	-0.02 0.02
summary word	latin	0.06 -0.06
summary word	launch	-0.02 0.02
summary word	launcher	-0.12 0.12
summary word	law	0.07 -0.07
summary word	lawmaker	0.11 -0.11
summary word	lawsuit	0.06 -0.06
summary word	lead	-0.05 0.05
summary word	leader	-0.03 0.03
summary word	leadership	-0.06 0.06
summary word	least	0.09 -0.09
summary word	leav	-0.07 0.07
summary word	led	-0.04 0.04
summary word	left	0.04 -0.04
summary word	legal	0.04 -0.04
summary word	legislation	0.11 -0.11
summary word	lender	0.14 -0.14
summary word	less	0.07 -0.07
summary word	life	0.08 -0.08
summary word	lift	-0.08 0.08
summary word	light	0.04 -0.04
summary word	like	0.03 -0.03
summary word	likely	0.01 -0.01
summary word	limit	-0.01 0.01
summary word	lin	-0.07 0.07
summary word	link	0.03 -0.03
summary word	liv	0.01 -0.01
summary word	live	-0.09 0.09
summary word	llc	0.05 -0.05
summary word	lng	-0.06 0.06
summary word	local	0.09 -0.09
summary word	location	-0.03 0.03
summary word	logistic	0.04 -0.04
summary word	logistical	-0.07 0.07
summary word	long	0.05 -0.05
summary word	look	-0.02 0.02
summary word	loom	0.06 -0.06
summary word	los	0.06 -0.06
summary word	lost	0.08 -0.08
summary word	low	-0.04 0.04
summary word	lower	0.10 -0.10
summary word	lowest	0.08 -0.08
summary word	ltd	0.07 -0.07
summary word	made	-0.01 0.01
summary word	magnet	0.08 -0.08
summary word	main	0.05 -0.05
summary word	maintain	-0.07 0.07
summary word	major	-0.01 0.01
summary word	majority	-0.04 0.04
summary word	mak	0.06 -0.06
summary word	make	0.09 -0.09
summary word	maker	0.09 -0.09
summary word	manag	0.04 -0.04
summary word	management	0.04 -0.04
summary word	manufactur	0.08 -0.08
summary word	manufacturer	0.08 -0.08
summary word	many	0.07 -0.07
summary word	march	-0.17 0.17
summary word	marin	-0.02 0.02
summary word	maritim	-0.04 0.04
summary word	mark	0.03 -0.03
summary word	market	-0.03 0.03
summary word	martyr	-0.04 0.04
summary word	masayoshi	0.07 -0.07
summary word	mass	0.09 -0.09
summary word	massiv	0.04 -0.04
summary word	material	0.02 -0.02
summary word	matter	0.07 -0.07
summary word	may	-0.09 0.09
summary word	measur	0.09 -0.09
summary word	media	-0.06 0.06
summary word	mediat	-0.09 0.09
summary word	mediation	-0.11 0.11
summary word	mediator	-0.02 0.02
summary word	medical	0.05 -0.05
summary word	meet	0.03 -0.03
summary word	meeting	0.01 -0.01
summary word	meg	-0.07 0.07
summary word	member	0.01 -0.01
summary word	memorandum	-0.04 0.04
summary word	messag	-0.07 0.07
summary word	met	-0.02 0.02
summary word	methanol	-0.10 0.10
summary word	middl	0.01 -0.01
summary word	might	-0.01 0.01
summary word	militant	-0.04 0.04
summary word	military	0.14 -0.14
summary word	militia	-0.03 0.03
summary word	million	0.09 -0.09
summary word	min	-0.07 0.07
summary word	minister	0.07 -0.07
summary word	ministry	0.10 -0.10
summary word	minut	0.05 -0.05
summary word	missil	-0.05 0.05
summary word	mobil	0.11 -0.11
summary word	modi	0.13 -0.13
summary word	mohammad	0.01 -0.01
summary word	monday	0.03 -0.03
summary word	monetary	0.04 -0.04
summary word	money	0.03 -0.03
summary word	monitor	0.02 -0.02
summary word	monoethylen	-0.07 0.07
summary word	month	0.12 -0.12
summary word	more	0.08 -0.08
summary word	morn	-0.04 0.04
summary word	mortgag	0.06 -0.06
summary word	most	-0.01 0.01
summary word	mount	0.02 -0.02
summary word	mov	0.02 -0.02
summary word	move	0.06 -0.06
summary word	much	-0.02 0.02
summary word	multipl	0.02 -0.02
summary word	must	-0.06 0.06
summary word	mut	0.01 -0.01
summary word	nam	0.06 -0.06
summary word	naphtha	-0.07 0.07
summary word	narendra	0.13 -0.13
summary word	nation	0.08 -0.08
summary word	national	0.07 -0.07
summary word	natural	0.02 -0.02
summary word	naval	-0.06 0.06
summary word	near	-0.05 0.05
summary word	nearly	0.04 -0.04
summary word	need	-0.04 0.04
summary word	negotiat	-0.04 0.04
summary word	negotiation	-0.02 0.02
summary word	negotiator	-0.05 0.05
summary word	neighbor	0.05 -0.05
summary word	network	0.10 -0.10
summary word	never	-0.13 0.13
summary word	new	0.15 -0.15
summary word	news	0.05 -0.05
summary word	newsletter	0.01 -0.01
summary word	newsom	0.05 -0.05
summary word	next	0.10 -0.10
summary word	night	-0.03 0.03
summary word	nippon	0.06 -0.06
summary word	no	-0.06 0.06
summary word	non	-0.07 0.07
summary word	north	0.12 -0.12
summary word	northern	0.07 -0.07
summary word	not	0.01 -0.01
summary word	now	0.02 -0.02
summary word	nuclear	-0.15 0.15
summary word	number	0.08 -0.08
summary word	nvidia	0.13 -0.13
summary word	occupy	0.02 -0.02
summary word	october	0.09 -0.09
summary word	off	-0.15 0.15
summary word	offensiv	-0.02 0.02
summary word	offer	0.04 -0.04
summary word	officer	0.07 -0.07
summary word	oil	-0.20 0.20
summary word	one	0.06 -0.06
summary word	ongo	-0.09 0.09
summary word	onlin	0.03 -0.03
summary word	only	0.02 -0.02
summary word	open	0.02 -0.02
summary word	operat	0.03 -0.03
summary word	operator	0.05 -0.05
summary word	opinion	0.05 -0.05
summary word	oppos	-0.06 0.06
summary word	opposition	0.05 -0.05
summary word	order	0.05 -0.05
summary word	organisation	-0.07 0.07
summary word	other	-0.01 0.01
summary word	our	0.02 -0.02
summary word	out	0.04 -0.04
summary word	outbreak	-0.07 0.07
summary word	outlook	0.06 -0.06
summary word	output	0.03 -0.03
summary word	over	0.02 -0.02
summary word	overall	0.02 -0.02
summary word	oversea	0.07 -0.07
summary word	own	0.10 -0.10
summary word	p	-0.06 0.06
summary word	packag	0.05 -0.05
summary word	palestinian	0.07 -0.07
summary word	parliament	-0.04 0.04
summary word	part	0.07 -0.07
summary word	participant	-0.07 0.07
summary word	participat	0.05 -0.05
summary word	partner	0.03 -0.03
summary word	partnership	0.12 -0.12
summary word	party	0.04 -0.04
summary word	passag	0.02 -0.02
summary word	past	-0.06 0.06
summary word	path	0.06 -0.06
summary word	patient	0.05 -0.05
summary word	paus	-0.02 0.02
summary word	pay	0.03 -0.03
summary word	pdt	0.06 -0.06
summary word	peac	0.01 -0.01
summary word	pegg	0.07 -0.07
summary word	peopl	0.08 -0.08
summary word	percent	0.06 -0.06
summary word	percentag	0.10 -0.10
summary word	period	0.08 -0.08
summary word	personnel	0.01 -0.01
summary word	petrochemical	-0.10 0.10
summary word	phas	0.01 -0.01
summary word	phon	0.04 -0.04
summary word	photo	-0.07 0.07
summary word	piec	0.06 -0.06
summary word	pilot	-0.08 0.08
summary word	plac	-0.06 0.06
summary word	plan	0.09 -0.09
summary word	plann	-0.02 0.02
summary word	plant	-0.04 0.04
summary word	platform	0.03 -0.03
summary word	platt	-0.07 0.07
summary word	play	0.09 -0.09
summary word	player	-0.01 0.01
summary word	plc	0.10 -0.10
summary word	plung	0.02 -0.02
summary word	pm	0.05 -0.05
summary word	point	0.07 -0.07
summary word	policy	0.06 -0.06
summary word	politic	-0.04 0.04
summary word	political	0.08 -0.08
summary word	polyethylen	-0.11 0.11
summary word	popular	0.11 -0.11
summary word	port	0.05 -0.05
summary word	position	0.02 -0.02
summary word	possibility	-0.04 0.04
summary word	possibl	-0.04 0.04
summary word	post	0.15 -0.15
summary word	potential	0.03 -0.03
summary word	powell	0.08 -0.08
summary word	power	0.01 -0.01
summary word	powerful	0.08 -0.08
summary word	prais	-0.01 0.01
summary word	precondition	-0.04 0.04
summary word	premium	-0.02 0.02
summary word	prepar	-0.09 0.09
summary word	pres	-0.03 0.03
summary word	president	0.14 -0.14
summary word	press	0.10 -0.10
summary word	pressur	-0.03 0.03
summary word	prevent	0.01 -0.01
summary word	previou	0.03 -0.03
summary word	previously	0.01 -0.01
summary word	pric	-0.05 0.05
summary word	prim	0.10 -0.10
summary word	privat	0.04 -0.04
summary word	privately	0.02 -0.02
summary word	problem	0.08 -0.08
summary word	produc	-0.03 0.03
summary word	producer	-0.06 0.06
summary word	product	-0.03 0.03
summary word	production	0.01 -0.01
summary word	program	-0.04 0.04
summary word	progres	-0.06 0.06
summary word	project	0.14 -0.14
summary word	projectil	-0.08 0.08
summary word	prolong	-0.07 0.07
summary word	promis	-0.02 0.02
summary word	prompt	0.01 -0.01
summary word	property	0.12 -0.12
summary word	propos	0.03 -0.03
summary word	proposal	-0.07 0.07
summary word	protect	-0.02 0.02
summary word	protest	0.11 -0.11
summary word	provid	0.02 -0.02
summary word	provision	0.04 -0.04
summary word	prowes	-0.04 0.04
summary word	proxy	-0.05 0.05
summary word	public	0.08 -0.08
summary word	publicly	0.04 -0.04
summary word	pull	0.02 -0.02
summary word	purchas	0.03 -0.03
summary word	pursu	0.08 -0.08
summary word	push	0.04 -0.04
summary word	put	0.05 -0.05
summary word	putt	-0.07 0.07
summary word	question	-0.06 0.06
summary word	rac	0.02 -0.02
summary word	radar	-0.07 0.07
summary word	raid	0.03 -0.03
summary word	rais	0.02 -0.02
summary word	rally	-0.03 0.03
summary word	ramp	0.05 -0.05
summary word	rang	0.06 -0.06
summary word	rapid	-0.04 0.04
summary word	rare	0.10 -0.10
summary word	rat	0.08 -0.08
summary word	rate	0.08 -0.08
summary word	rather	0.07 -0.07
summary word	reach	0.02 -0.02
summary word	read	-0.14 0.14
summary word	ready	0.04 -0.04
summary word	real	0.09 -0.09
summary word	reason	0.02 -0.02
summary word	receiv	0.04 -0.04
summary word	recent	-0.03 0.03
summary word	reciprocal	0.09 -0.09
summary word	record	-0.03 0.03
summary word	recover	-0.10 0.10
summary word	red	-0.05 0.05
summary word	reduc	0.01 -0.01
summary word	reel	0.04 -0.04
summary word	refin	-0.05 0.05
summary word	refiner	0.05 -0.05
summary word	refinery	0.01 -0.01
summary word	reflect	-0.02 0.02
summary word	refus	-0.07 0.07
summary word	regard	-0.06 0.06
summary word	regim	-0.08 0.08
summary word	region	-0.04 0.04
summary word	regional	0.01 -0.01
summary word	regulation	0.12 -0.12
summary word	regulator	0.08 -0.08
summary word	regulatory	0.03 -0.03
summary word	reject	0.08 -0.08
summary word	relation	0.05 -0.05
summary word	relationship	0.03 -0.03
summary word	relatively	0.08 -0.08
summary word	releas	0.06 -0.06
summary word	remain	0.03 -0.03
summary word	remark	0.04 -0.04
summary word	renew	0.05 -0.05
summary word	renown	-0.04 0.04
summary word	reopen	-0.09 0.09
summary word	repercussion	-0.03 0.03
summary word	replac	0.02 -0.02
summary word	report	0.01 -0.01
summary word	reportedly	0.04 -0.04
summary word	reporter	0.10 -0.10
summary word	representativ	-0.03 0.03
summary word	republican	0.07 -0.07
summary word	requir	0.12 -0.12
summary word	research	0.12 -0.12
summary word	reserv	0.09 -0.09
summary word	resident	-0.04 0.04
summary word	resistanc	-0.11 0.11
summary word	resolution	-0.08 0.08
summary word	resolv	0.05 -0.05
summary word	respond	-0.02 0.02
summary word	respons	0.02 -0.02
summary word	responsibl	-0.06 0.06
summary word	restaurant	0.03 -0.03
summary word	result	-0.01 0.01
summary word	resum	0.05 -0.05
summary word	retaliat	-0.03 0.03
summary word	retaliation	-0.05 0.05
summary word	retaliatory	-0.05 0.05
summary word	retreat	-0.02 0.02
summary word	return	0.07 -0.07
summary word	reveal	-0.08 0.08
summary word	revenu	-0.02 0.02
summary word	review	0.11 -0.11
summary word	revolution	-0.05 0.05
summary word	right	0.01 -0.01
summary word	rippl	-0.07 0.07
summary word	ris	-0.12 0.12
summary word	rise	-0.07 0.07
summary word	risk	-0.06 0.06
summary word	robot	0.05 -0.05
summary word	role	-0.05 0.05
summary word	rose	0.02 -0.02
summary word	round	-0.03 0.03
summary word	rt	-0.14 0.14
summary word	rul	0.07 -0.07
summary word	run	-0.02 0.02
summary word	rush	0.11 -0.11
summary word	s	-0.03 0.03
summary word	safety	-0.02 0.02
summary word	said	0.08 -0.08
summary word	sail	0.05 -0.05
summary word	sal	0.09 -0.09
summary word	sale	0.06 -0.06
summary word	same	-0.04 0.04
summary word	sanction	-0.03 0.03
summary word	saturday	-0.06 0.06
summary word	saw	0.08 -0.08
summary word	say	-0.03 0.03
summary word	says	-0.12 0.12
summary word	scal	0.04 -0.04
summary word	scarlet	0.02 -0.02
summary word	schedul	-0.08 0.08
summary word	school	0.07 -0.07
summary word	scienc	-0.02 0.02
summary word	scientist	-0.05 0.05
summary word	second	0.09 -0.09
summary word	secretary	-0.05 0.05
summary word	sector	0.01 -0.01
summary word	secur	0.10 -0.10
summary word	security	-0.04 0.04
summary word	see	-0.04 0.04
summary word	seek	0.11 -0.11
summary word	seem	0.02 -0.02
summary word	seen	0.03 -0.03
summary word	sees	0.09 -0.09
summary word	self	-0.02 0.02
summary word	semiconductor	0.07 -0.07
summary word	senat	0.12 -0.12
summary word	send	0.03 -0.03
summary word	senior	0.01 -0.01
summary word	sent	0.03 -0.03
summary word	servic	0.12 -0.12
summary word	sery	0.05 -0.05
summary word	session	-0.02 0.02
summary word	set	-0.04 0.04
summary word	sett	0.07 -0.07
summary word	settlement	-0.01 0.01
summary word	seven	0.10 -0.10
summary word	seventh	0.03 -0.03
summary word	sever	-0.09 0.09
summary word	several	-0.09 0.09
summary word	severely	-0.04 0.04
summary word	shar	0.06 -0.06
summary word	sharp	-0.04 0.04
summary word	sharply	0.01 -0.01
summary word	shelter	-0.06 0.06
summary word	shift	-0.02 0.02
summary word	shigeru	0.08 -0.08
summary word	ship	-0.17 0.17
summary word	shipment	-0.01 0.01
summary word	shipp	-0.07 0.07
summary word	shock	0.02 -0.02
summary word	short	0.02 -0.02
summary word	shortag	-0.07 0.07
summary word	shot	-0.11 0.11
summary word	should	-0.04 0.04
summary word	show	0.06 -0.06
summary word	shrink	0.10 -0.10
summary word	shut	0.06 -0.06
summary word	sid	-0.02 0.02
summary word	side	-0.07 0.07
summary word	sidelin	-0.02 0.02
summary word	sign	0.01 -0.01
summary word	signal	0.01 -0.01
summary word	significant	0.05 -0.05
summary word	significantly	-0.04 0.04
summary word	sinc	0.01 -0.01
summary word	siren	-0.09 0.09
summary word	sit	-0.09 0.09
summary word	site	-0.01 0.01
summary word	six	0.03 -0.03
summary word	sixth	0.05 -0.05
summary word	skip	0.07 -0.07
summary word	slain	-0.03 0.03
summary word	slam	-0.09 0.09
summary word	slow	-0.02 0.02
summary word	slump	0.06 -0.06
summary word	soar	-0.05 0.05
summary word	social	0.08 -0.08
summary word	softbank	0.07 -0.07
summary word	soldier	0.01 -0.01
summary word	some	0.03 -0.03
summary word	son	-0.03 0.03
summary word	soon	-0.01 0.01
summary word	sought	-0.07 0.07
summary word	sound	-0.04 0.04
summary word	sourc	-0.14 0.14
summary word	south	-0.01 0.01
summary word	sovereignty	-0.05 0.05
summary word	spac	0.09 -0.09
summary word	spark	-0.05 0.05
summary word	speak	-0.05 0.05
summary word	speaker	-0.04 0.04
summary word	speculation	0.01 -0.01
summary word	speech	0.06 -0.06
summary word	spend	0.13 -0.13
summary word	spik	-0.04 0.04
summary word	spill	-0.03 0.03
summary word	spokesperson	-0.08 0.08
summary word	spot	-0.14 0.14
summary word	spread	-0.02 0.02
summary word	spurr	0.03 -0.03
summary word	st	0.03 -0.03
summary word	stabilis	0.05 -0.05
summary word	stability	-0.07 0.07
summary word	stabl	-0.10 0.10
summary word	stablecoin	0.10 -0.10
summary word	staff	0.01 -0.01
summary word	stak	-0.05 0.05
summary word	stanc	-0.02 0.02
summary word	stand	-0.02 0.02
summary word	standoff	0.02 -0.02
summary word	standstill	-0.04 0.04
summary word	start	-0.04 0.04
summary word	stat	0.04 -0.04
summary word	statement	-0.02 0.02
summary word	stay	0.01 -0.01
summary word	steady	-0.04 0.04
summary word	steel	0.07 -0.07
summary word	steep	0.06 -0.06
summary word	stemm	-0.07 0.07
summary word	step	0.01 -0.01
summary word	stepp	0.09 -0.09
summary word	stick	0.07 -0.07
summary word	still	0.01 -0.01
summary word	stock	-0.02 0.02
summary word	stockpil	0.02 -0.02
summary word	stop	0.01 -0.01
summary word	stor	0.05 -0.05
summary word	strain	0.07 -0.07
summary word	strait	-0.07 0.07
summary word	strand	-0.02 0.02
summary word	strategic	0.06 -0.06
summary word	strategist	-0.03 0.03
summary word	stress	-0.05 0.05
summary word	strik	-0.07 0.07
summary word	strongly	-0.04 0.04
summary word	struck	0.03 -0.03
summary word	struggl	0.03 -0.03
summary word	student	-0.01 0.01
summary word	succes	-0.04 0.04
summary word	successful	0.05 -0.05
summary word	suffer	0.03 -0.03
summary word	suggest	0.02 -0.02
summary word	summer	0.06 -0.06
summary word	summit	-0.04 0.04
summary word	sunday	-0.03 0.03
summary word	supply	-0.07 0.07
summary word	support	-0.03 0.03
summary word	suprem	0.04 -0.04
summary word	surpris	-0.04 0.04
summary word	surrender	-0.07 0.07
summary word	survey	0.03 -0.03
summary word	suspend	-0.08 0.08
summary word	sustain	0.06 -0.06
summary word	sweep	0.06 -0.06
summary word	system	0.05 -0.05
summary word	taiwan	0.01 -0.01
summary word	tak	0.07 -0.07
summary word	take	-0.03 0.03
summary word	taken	0.10 -0.10
summary word	talk	-0.19 0.19
summary word	tanker	-0.12 0.12
summary word	target	0.03 -0.03
summary word	tariff	0.22 -0.22
summary word	tax	0.10 -0.10
summary word	team	0.10 -0.10
summary word	technical	0.03 -0.03
summary word	technology	0.14 -0.14
summary word	television	0.02 -0.02
summary word	tell	-0.11 0.11
summary word	temporary	-0.01 0.01
summary word	ten	-0.09 0.09
summary word	tension	-0.04 0.04
summary word	term	0.08 -0.08
summary word	terrorist	0.14 -0.14
summary word	test	-0.01 0.01
summary word	texa	0.10 -0.10
summary word	th	-0.01 0.01
summary word	their	0.06 -0.06
summary word	them	0.06 -0.06
summary word	ther	0.04 -0.04
summary word	they	0.07 -0.07
summary word	thin	0.01 -0.01
summary word	third	0.07 -0.07
summary word	thos	-0.06 0.06
summary word	though	0.03 -0.03
summary word	thought	0.07 -0.07
summary word	thousand	-0.01 0.01
summary word	thre	0.06 -0.06
summary word	threat	-0.02 0.02
summary word	threaten	-0.09 0.09
summary word	through	-0.09 0.09
summary word	thursday	-0.02 0.02
summary word	ties	-0.02 0.02
summary word	tighten	0.02 -0.02
summary word	tim	0.06 -0.06
summary word	time	0.09 -0.09
summary word	today	-0.04 0.04
summary word	together	-0.07 0.07
summary word	told	0.03 -0.03
summary word	toll	0.01 -0.01
summary word	tonn	-0.04 0.04
summary word	too	0.13 -0.13
summary word	took	0.02 -0.02
summary word	top	0.09 -0.09
summary word	tour	0.09 -0.09
summary word	toward	-0.08 0.08
summary word	town	0.05 -0.05
summary word	track	0.02 -0.02
summary word	trad	0.15 -0.15
summary word	trader	-0.02 0.02
summary word	traffic	-0.06 0.06
summary word	trajectory	0.02 -0.02
summary word	transit	-0.02 0.02
summary word	travel	0.04 -0.04
summary word	treasury	0.15 -0.15
summary word	trigger	0.01 -0.01
summary word	trillion	0.03 -0.03
summary word	troop	0.04 -0.04
summary word	truc	0.04 -0.04
summary word	try	0.10 -0.10
summary word	turn	0.02 -0.02
summary word	two	-0.01 0.01
summary word	ultra	-0.02 0.02
summary word	uncertainty	0.07 -0.07
summary word	unconditional	-0.05 0.05
summary word	under	0.04 -0.04
summary word	understand	-0.04 0.04
summary word	unilateral	-0.02 0.02
summary word	unit	0.08 -0.08
summary word	university	0.09 -0.09
summary word	unleash	0.04 -0.04
summary word	unles	-0.07 0.07
summary word	unlikely	0.04 -0.04
summary word	unnecessary	0.07 -0.07
summary word	unprecedent	0.03 -0.03
summary word	until	0.01 -0.01
summary word	unveil	0.02 -0.02
summary word	up	0.07 -0.07
summary word	updat	-0.07 0.07
summary word	upward	-0.07 0.07
summary word	uranium	-0.04 0.04
summary word	urg	0.04 -0.04
summary word	us	0.11 -0.11
summary word	use	0.04 -0.04
summary word	used	0.11 -0.11
summary word	vast	-0.08 0.08
summary word	vehicl	0.07 -0.07
summary word	verg	-0.04 0.04
summary word	version	0.06 -0.06
summary word	very	-0.02 0.02
summary word	vessel	0.05 -0.05
summary word	vice	-0.04 0.04
summary word	video	0.08 -0.08
summary word	view	-0.06 0.06
summary word	violation	-0.08 0.08
summary word	visit	-0.18 0.18
summary word	vital	-0.07 0.07
summary word	vladimir	0.01 -0.01
summary word	volum	0.02 -0.02
summary word	wait	0.02 -0.02
summary word	waiver	-0.08 0.08
summary word	wake	-0.07 0.07
summary word	walk	0.08 -0.08
summary word	walmart	0.07 -0.07
summary word	want	0.03 -0.03
summary word	war	-0.17 0.17
summary word	warn	-0.11 0.11
summary word	warplan	-0.09 0.09
summary word	warship	0.02 -0.02
summary word	watch	0.11 -0.11
summary word	watchdog	-0.01 0.01
summary word	waterway	-0.04 0.04
summary word	wav	-0.02 0.02
summary word	wave	-0.01 0.01
summary word	way	0.05 -0.05
summary word	we	-0.05 0.05
summary word	weaken	-0.08 0.08
summary word	weapon	-0.08 0.08
summary word	wear	0.05 -0.05
summary word	wednesday	0.13 -0.13
summary word	week	-0.02 0.02
summary word	weekend	-0.02 0.02
summary word	weigh	-0.04 0.04
summary word	well	-0.02 0.02
summary word	west	-0.04 0.04
summary word	western	0.04 -0.04
summary word	what	-0.04 0.04
summary word	whatever	0.01 -0.01
summary word	when	0.10 -0.10
summary word	whether	-0.05 0.05
summary word	whil	0.01 -0.01
summary word	who	0.05 -0.05
summary word	wider	-0.02 0.02
summary word	widespread	-0.07 0.07
summary word	will	-0.11 0.11
summary word	win	0.05 -0.05
summary word	withdraw	-0.09 0.09
summary word	within	-0.07 0.07
summary word	women	0.02 -0.02
summary word	won	0.01 -0.01
summary word	won't	0.03 -0.03
summary word	work	0.06 -0.06
summary word	world	0.11 -0.11
summary word	worry	-0.06 0.06
summary word	worth	0.02 -0.02
summary word	would	0.08 -0.08
summary word	wound	0.08 -0.08
summary word	wrapp	0.03 -0.03
summary word	year	0.11 -0.11
summary word	yesterday	0.06 -0.06
summary word	yet	0.01 -0.01
summary word	you	0.03 -0.03
summary word	your	0.09 -0.09
thing	air defences	0.06 -0.06
thing	airline	-0.07 0.07
thing	airport	-0.05 0.05
thing	airspace	-0.04 0.04
thing	bank	0.08 -0.08
thing	base	-0.04 0.04
thing	boats	-0.02 0.02
thing	bridge	-0.10 0.10
thing	carrier	0.04 -0.04
thing	data centre	-0.05 0.05
thing	diplomats	-0.03 0.03
thing	embassy	-0.10 0.10
thing	fighter	-0.06 0.06
thing	funeral	-0.06 0.06
thing	gas works	-0.16 0.16
thing	home	-0.05 0.05
thing	hospital	0.06 -0.06
thing	hotel	-0.07 0.07
thing	internet	0.05 -0.05
thing	market	-0.04 0.04
thing	mine	-0.12 0.12
thing	missile site	-0.11 0.11
thing	nuclear site	-0.09 0.09
thing	nuclear weapon	-0.17 0.17
thing	oil depot	-0.09 0.09
thing	oil price	-0.19 0.19
thing	oilfield	-0.04 0.04
thing	pipeline	-0.05 0.05
thing	police	0.05 -0.05
thing	port	0.07 -0.07
thing	power plant	-0.03 0.03
thing	prison	0.09 -0.09
thing	refinery	0.02 -0.02
thing	school	-0.08 0.08
thing	ship	-0.01 0.01
thing	stock exchange	-0.11 0.11
thing	strait	-0.38 0.38
thing	treaty	-0.09 0.09
thing	university	0.08 -0.08
thing	warship	0.04 -0.04
thing	water	-0.13 0.13
thing	worship	0.16 -0.16
thing of accident	none	-0.04 0.04
thing of accusation	none	-0.04 0.04
thing of accusation	strait	-0.06 0.06
thing of apology	none	-0.11 0.11
thing of appointment	none	-0.01 0.01
thing of arrest	bank	0.02 -0.02
thing of arrest	none	0.04 -0.04
thing of arrest	police	0.07 -0.07
thing of arrival	none	0.09 -0.09
thing of arrival	ship	0.03 -0.03
thing of ban	none	0.10 -0.10
thing of blackout	internet	0.01 -0.01
thing of blockade	none	0.10 -0.10
thing of blockade	port	-0.03 0.03
thing of blockade	ship	-0.08 0.08
thing of blockade	strait	-0.12 0.12
thing of call	none	0.01 -0.01
thing of cancelled	none	-0.05 0.05
thing of cancelled	power plant	-0.08 0.08
thing of charge	none	0.12 -0.12
thing of closure	airspace	-0.11 0.11
thing of closure	none	0.13 -0.13
thing of closure	refinery	-0.11 0.11
thing of closure	strait	-0.11 0.11
thing of comment	none	0.03 -0.03
thing of comment	ship	-0.06 0.06
thing of comment	strait	-0.05 0.05
thing of deal	none	-0.01 0.01
thing of deal	strait	-0.02 0.02
thing of denial	none	0.06 -0.06
thing of denial	strait	-0.07 0.07
thing of departure	none	-0.04 0.04
thing of deployment	none	0.04 -0.04
thing of deployment	oil price	-0.08 0.08
thing of deployment	ship	0.01 -0.01
thing of deployment	strait	-0.06 0.06
thing of downing	fighter	-0.09 0.09
thing of downing	none	0.01 -0.01
thing of downing	ship	0.03 -0.03
thing of emergency	none	-0.08 0.08
thing of enrichment	none	-0.10 0.10
thing of evacuation	none	-0.17 0.17
thing of evacuation	ship	-0.03 0.03
thing of execution	none	0.09 -0.09
thing of exit	none	-0.02 0.02
thing of exit	ship	0.07 -0.07
thing of expulsion	none	0.08 -0.08
thing of fall	none	-0.03 0.03
thing of fall	oil price	-0.09 0.09
thing of fall	stock exchange	-0.04 0.04
thing of fee	strait	-0.07 0.07
thing of flights	ship	-0.08 0.08
thing of funeral	none	-0.06 0.06
thing of hack	bank	-0.05 0.05
thing of hack	none	-0.01 0.01
thing of halt	gas works	-0.07 0.07
thing of halt	none	-0.02 0.02
thing of halt	strait	-0.05 0.05
thing of incursion	none	-0.13 0.13
thing of inspection	none	0.06 -0.06
thing of joining	none	-0.04 0.04
thing of memory	none	0.06 -0.06
thing of mourning	none	-0.11 0.11
thing of none	airline	0.04 -0.04
thing of none	airport	0.05 -0.05
thing of none	airspace	-0.09 0.09
thing of none	bank	-0.01 0.01
thing of none	base	0.06 -0.06
thing of none	diplomats	0.06 -0.06
thing of none	fighter	-0.04 0.04
thing of none	home	-0.01 0.01
thing of none	hospital	0.14 -0.14
thing of none	hotel	0.06 -0.06
thing of none	mine	-0.09 0.09
thing of none	none	0.04 -0.04
thing of none	nuclear site	0.05 -0.05
thing of none	nuclear weapon	-0.08 0.08
thing of none	oil price	-0.02 0.02
thing of none	oil trade	-0.13 0.13
thing of none	police	0.04 -0.04
thing of none	port	0.11 -0.11
thing of none	power plant	0.09 -0.09
thing of none	prison	0.13 -0.13
thing of none	refinery	-0.10 0.10
thing of none	school	0.13 -0.13
thing of none	ship	-0.12 0.12
thing of none	stock exchange	-0.21 0.21
thing of none	strait	-0.28 0.28
thing of none	university	0.11 -0.11
thing of offer	none	-0.06 0.06
thing of offer	strait	-0.02 0.02
thing of order	none	0.05 -0.05
thing of order	oil trade	-0.08 0.08
thing of plan	bank	0.05 -0.05
thing of plan	base	-0.08 0.08
thing of plan	fighter	-0.06 0.06
thing of plan	gas works	-0.07 0.07
thing of plan	oil price	-0.16 0.16
thing of plan	school	0.05 -0.05
thing of plan	ship	-0.09 0.09
thing of plan	stock exchange	-0.07 0.07
thing of plan	strait	-0.18 0.18
thing of reaction	diplomats	-0.02 0.02
thing of reaction	nuclear site	-0.02 0.02
thing of reaction	oil price	-0.02 0.02
thing of reaction	ship	-0.03 0.03
thing of reaction	strait	-0.10 0.10
thing of rejection	none	-0.01 0.01
thing of rejection	strait	0.06 -0.06
thing of release	none	0.01 -0.01
thing of release	ship	-0.06 0.06
thing of relief	none	0.09 -0.09
thing of relief	oil trade	-0.13 0.13
thing of relief	port	-0.13 0.13
thing of reopening	none	0.01 -0.01
thing of reopening	ship	-0.05 0.05
thing of reopening	strait	-0.10 0.10
thing of rescue	fighter	-0.11 0.11
thing of rescue	none	-0.12 0.12
thing of resumption	none	0.03 -0.03
thing of rise	none	-0.16 0.16
thing of rise	oil price	-0.21 0.21
thing of rise	stock exchange	0.06 -0.06
thing of sanction	none	0.09 -0.09
thing of sanction	ship	-0.08 0.08
thing of seizure	none	0.09 -0.09
thing of seizure	ship	0.01 -0.01
thing of sentence	none	0.02 -0.02
thing of spying	none	-0.01 0.01
thing of strike	airport	-0.04 0.04
thing of strike	bank	0.05 -0.05
thing of strike	base	-0.17 0.17
thing of strike	boats	-0.13 0.13
thing of strike	bridge	-0.09 0.09
thing of strike	carrier	0.06 -0.06
thing of strike	diplomats	-0.01 0.01
thing of strike	embassy	-0.08 0.08
thing of strike	fighter	-0.02 0.02
thing of strike	gas works	-0.18 0.18
thing of strike	home	-0.06 0.06
thing of strike	hospital	-0.06 0.06
thing of strike	hotel	-0.11 0.11
thing of strike	missile site	-0.10 0.10
thing of strike	oil depot	-0.04 0.04
thing of strike	oil price	-0.05 0.05
thing of strike	oilfield	-0.03 0.03
thing of strike	police	-0.07 0.07
thing of strike	port	0.03 -0.03
thing of strike	power plant	-0.03 0.03
thing of strike	refinery	0.08 -0.08
thing of strike	school	-0.16 0.16
thing of strike	ship	-0.03 0.03
thing of strike	stock exchange	-0.05 0.05
thing of strike	strait	-0.11 0.11
thing of strike	university	-0.14 0.14
thing of strike	water	-0.12 0.12
thing of strike	worship	0.08 -0.08
thing of talks	diplomats	-0.07 0.07
thing of talks	none	-0.01 0.01
thing of talks	strait	-0.07 0.07
thing of test	none	0.08 -0.08
thing of threat	airport	0.06 -0.06
thing of threat	diplomats	0.02 -0.02
thing of threat	none	0.01 -0.01
thing of threat	nuclear site	-0.04 0.04
thing of threat	nuclear weapon	-0.06 0.06
thing of threat	oil price	-0.10 0.10
thing of threat	oil trade	-0.06 0.06
thing of threat	port	-0.03 0.03
thing of threat	power plant	-0.09 0.09
thing of threat	ship	0.04 -0.04
thing of threat	stock exchange	-0.02 0.02
thing of threat	strait	-0.15 0.15
thing of truce	none	-0.08 0.08
thing of truce	stock exchange	-0.03 0.03
thing of truce	strait	-0.03 0.03
thing of visit	none	0.02 -0.02
thing of wish	none	0.04 -0.04
thing of wish	strait	-0.11 0.11
title	alarm	-0.10 0.10
title	brief	-0.06 0.06
title	casualty	-0.01 0.01
title	chief	0.05 -0.05
title	civilian	0.04 -0.04
title	closure	0.03 -0.03
title	contact	-0.09 0.09
title	culture	0.18 -0.18
title	decision	-0.01 0.01
title	domestic	0.24 -0.24
title	drill	0.07 -0.07
title	elsewhere	0.30 -0.30
title	everyday	0.06 -0.06
title	execution	0.13 -0.13
title	force	-0.13 0.13
title	gaza	0.42 -0.42
title	market	-0.05 0.05
title	mass	-0.05 0.05
title	memory	0.05 -0.05
title	modal	-0.01 0.01
title	negotiation	-0.08 0.08
title	network	0.03 -0.03
title	nuclear	-0.02 0.02
title	oil	-0.19 0.19
title	opinion	0.05 -0.05
title	pact	-0.05 0.05
title	reaction	0.01 -0.01
title	resolve	-0.06 0.06
title	sanction	-0.03 0.03
title	settled	-0.02 0.02
title	shipping	-0.31 0.31
title	shock	-0.09 0.09
title	sport	0.27 -0.27
title	spy	-0.04 0.04
title	strike	-0.04 0.04
title	syria	0.08 -0.08
title	threat	-0.05 0.05
title	toll	-0.01 0.01
title	truce	-0.09 0.09
title	unreal	-0.04 0.04
title	unrest	0.07 -0.07
title	weapon	-0.05 0.05
title names	ally	-0.09 0.09
title names	both sides	-0.34 0.34
title names	both sides and ally	-0.14 0.14
title names	both sides and usa	-0.36 0.36
title names	both sides and usa and ally	-0.07 0.07
title names	no party	0.13 -0.13
title names	one side	0.09 -0.09
title names	one side and ally	-0.06 0.06
title names	one side and usa	-0.31 0.31
title names	one side and usa and ally	-0.11 0.11
title names	usa	0.22 -0.22
title names	usa and ally	-0.07 0.07
title names a capital of	side	-0.17 0.17
title names a force of	ally	-0.15 0.15
title names a force of	side	-0.09 0.09
title names a kin of	side	0.16 -0.16
title names a leader of	side	0.03 -0.03
title names a people of	side	-0.10 0.10
title names a place of	side	-0.05 0.05
title names a politician of	side	0.18 -0.18
title names a service of	side	0.07 -0.07
title names a state of	side	-0.34 0.34
title names a state of	usa	-0.01 0.01
title naming ally	force	-0.13 0.13
title naming ally	shipping	-0.06 0.06
title naming ally	strike	0.04 -0.04
title naming ally	threat	0.05 -0.05
title naming ally	unreal	-0.08 0.08
title naming both sides	alarm	-0.03 0.03
title naming both sides	brief	-0.04 0.04
title naming both sides	casualty	-0.16 0.16
title naming both sides	chief	-0.20 0.20
title naming both sides	civilian	-0.12 0.12
title naming both sides	closure	-0.06 0.06
title naming both sides	contact	-0.08 0.08
title naming both sides	cyber	-0.11 0.11
title naming both sides	decision	-0.13 0.13
title naming both sides	domestic	-0.16 0.16
title naming both sides	everyday	-0.07 0.07
title naming both sides	force	-0.20 0.20
title naming both sides	gaza	0.03 -0.03
title naming both sides	market	-0.07 0.07
title naming both sides	mass	-0.09 0.09
title naming both sides	modal	0.02 -0.02
title naming both sides	negotiation	-0.11 0.11
title naming both sides	nuclear	-0.10 0.10
title naming both sides	oil	-0.05 0.05
title naming both sides	opinion	-0.11 0.11
title naming both sides	pact	-0.06 0.06
title naming both sides	reaction	-0.01 0.01
title naming both sides	resolve	-0.06 0.06
title naming both sides	settled	-0.07 0.07
title naming both sides	shipping	-0.03 0.03
title naming both sides	shock	-0.04 0.04
title naming both sides	spy	-0.21 0.21
title naming both sides	strike	-0.20 0.20
title naming both sides	threat	-0.05 0.05
title naming both sides	toll	-0.06 0.06
title naming both sides	truce	-0.08 0.08
title naming both sides	unreal	-0.06 0.06
title naming both sides	unrest	-0.09 0.09
title naming both sides	weapon	-0.13 0.13
title naming both sides and ally	chief	-0.10 0.10
title naming both sides and ally	contact	-0.04 0.04
title naming both sides and ally	decision	-0.05 0.05
title naming both sides and ally	force	-0.08 0.08
title naming both sides and ally	negotiation	-0.09 0.09
title naming both sides and ally	strike	-0.15 0.15
title naming both sides and ally	truce	-0.09 0.09
title naming both sides and ally	unreal	-0.09 0.09
title naming both sides and ally	weapon	-0.03 0.03
title naming both sides and usa	alarm	-0.06 0.06
title naming both sides and usa	brief	-0.06 0.06
title naming both sides and usa	casualty	-0.07 0.07
title naming both sides and usa	chief	-0.18 0.18
title naming both sides and usa	civilian	-0.17 0.17
title naming both sides and usa	closure	-0.05 0.05
title naming both sides and usa	contact	-0.10 0.10
title naming both sides and usa	decision	-0.11 0.11
title naming both sides and usa	domestic	-0.08 0.08
title naming both sides and usa	elsewhere	-0.13 0.13
title naming both sides and usa	everyday	-0.09 0.09
title naming both sides and usa	force	-0.12 0.12
title naming both sides and usa	market	-0.05 0.05
title naming both sides and usa	mass	-0.10 0.10
title naming both sides and usa	modal	-0.05 0.05
title naming both sides and usa	negotiation	-0.11 0.11
title naming both sides and usa	nuclear	-0.05 0.05
title naming both sides and usa	oil	-0.06 0.06
title naming both sides and usa	opinion	-0.10 0.10
title naming both sides and usa	reaction	-0.14 0.14
title naming both sides and usa	resolve	-0.08 0.08
title naming both sides and usa	settled	-0.10 0.10
title naming both sides and usa	shipping	-0.03 0.03
title naming both sides and usa	shock	-0.04 0.04
title naming both sides and usa	sport	-0.09 0.09
title naming both sides and usa	spy	-0.04 0.04
title naming both sides and usa	strike	-0.25 0.25
title naming both sides and usa	threat	-0.08 0.08
title naming both sides and usa	toll	-0.06 0.06
title naming both sides and usa	truce	-0.06 0.06
title naming both sides and usa	unreal	-0.15 0.15
title naming both sides and usa	unrest	-0.10 0.10
title naming both sides and usa	weapon	-0.14 0.14
title naming both sides and usa and ally	casualty	-0.03 0.03
title naming both sides and usa and ally	closure	-0.06 0.06
title naming both sides and usa and ally	decision	-0.03 0.03
title naming both sides and usa and ally	force	-0.05 0.05
title naming both sides and usa and ally	modal	-0.03 0.03
title naming both sides and usa and ally	negotiation	-0.06 0.06
title naming both sides and usa and ally	strike	-0.07 0.07
title naming both sides and usa and ally	threat	-0.04 0.04
title naming both sides and usa and ally	truce	-0.10 0.10
title naming both sides and usa and ally	unreal	-0.05 0.05
title naming no party	brief	-0.07 0.07
title naming no party	casualty	-0.05 0.05
title naming no party	chief	0.09 -0.09
title naming no party	civilian	0.02 -0.02
title naming no party	closure	-0.08 0.08
title naming no party	contact	0.04 -0.04
title naming no party	culture	0.07 -0.07
title naming no party	decision	0.19 -0.19
title naming no party	domestic	0.07 -0.07
title naming no party	elsewhere	0.31 -0.31
title naming no party	everyday	0.08 -0.08
title naming no party	force	0.11 -0.11
title naming no party	gaza	0.19 -0.19
title naming no party	market	-0.12 0.12
title naming no party	mass	0.18 -0.18
title naming no party	memory	0.07 -0.07
title naming no party	modal	0.01 -0.01
title naming no party	negotiation	-0.01 0.01
title naming no party	nuclear	0.14 -0.14
title naming no party	oil	-0.01 0.01
title naming no party	reaction	0.05 -0.05
title naming no party	resolve	0.07 -0.07
title naming no party	sanction	0.07 -0.07
title naming no party	settled	0.05 -0.05
title naming no party	shipping	-0.24 0.24
title naming no party	shock	-0.09 0.09
title naming no party	sport	0.11 -0.11
title naming no party	spy	0.02 -0.02
title naming no party	strike	0.08 -0.08
title naming no party	syria	0.02 -0.02
title naming no party	threat	-0.03 0.03
title naming no party	toll	0.08 -0.08
title naming no party	truce	0.03 -0.03
title naming no party	unrest	-0.02 0.02
title naming no party	weapon	0.09 -0.09
title naming one side	alarm	-0.09 0.09
title naming one side	brief	-0.17 0.17
title naming one side	casualty	0.07 -0.07
title naming one side	chief	0.04 -0.04
title naming one side	civilian	0.07 -0.07
title naming one side	closure	0.07 -0.07
title naming one side	contact	-0.08 0.08
title naming one side	culture	0.12 -0.12
title naming one side	cyber	-0.16 0.16
title naming one side	decision	0.03 -0.03
title naming one side	domestic	0.09 -0.09
title naming one side	elsewhere	-0.05 0.05
title naming one side	everyday	-0.02 0.02
title naming one side	execution	0.13 -0.13
title naming one side	force	-0.05 0.05
title naming one side	gaza	0.34 -0.34
title naming one side	market	-0.11 0.11
title naming one side	mass	-0.06 0.06
title naming one side	memory	-0.10 0.10
title naming one side	modal	-0.11 0.11
title naming one side	negotiation	0.02 -0.02
title naming one side	network	0.01 -0.01
title naming one side	nuclear	-0.15 0.15
title naming one side	oil	-0.28 0.28
title naming one side	opinion	0.01 -0.01
title naming one side	pact	-0.14 0.14
title naming one side	reaction	0.11 -0.11
title naming one side	resolve	-0.23 0.23
title naming one side	sanction	-0.15 0.15
title naming one side	settled	-0.03 0.03
title naming one side	shipping	-0.18 0.18
title naming one side	shock	-0.01 0.01
title naming one side	sport	0.19 -0.19
title naming one side	spy	-0.03 0.03
title naming one side	strike	0.01 -0.01
title naming one side	threat	-0.08 0.08
title naming one side	toll	-0.04 0.04
title naming one side	truce	-0.03 0.03
title naming one side	unreal	-0.08 0.08
title naming one side	unrest	0.09 -0.09
title naming one side	weapon	-0.16 0.16
title naming one side and ally	casualty	0.02 -0.02
title naming one side and ally	chief	0.05 -0.05
title naming one side and ally	decision	-0.14 0.14
title naming one side and ally	force	0.02 -0.02
title naming one side and ally	mass	-0.10 0.10
title naming one side and ally	negotiation	-0.11 0.11
title naming one side and ally	reaction	-0.09 0.09
title naming one side and ally	settled	-0.11 0.11
title naming one side and ally	shipping	-0.07 0.07
title naming one side and ally	strike	-0.02 0.02
title naming one side and ally	threat	-0.10 0.10
title naming one side and ally	truce	-0.09 0.09
title naming one side and ally	unreal	-0.13 0.13
title naming one side and ally	weapon	-0.17 0.17
title naming one side and usa	alarm	-0.05 0.05
title naming one side and usa	brief	-0.02 0.02
title naming one side and usa	casualty	-0.03 0.03
title naming one side and usa	chief	-0.01 0.01
title naming one side and usa	civilian	-0.04 0.04
title naming one side and usa	closure	-0.07 0.07
title naming one side and usa	contact	-0.15 0.15
title naming one side and usa	culture	0.03 -0.03
title naming one side and usa	decision	-0.19 0.19
title naming one side and usa	domestic	-0.15 0.15
title naming one side and usa	elsewhere	-0.11 0.11
title naming one side and usa	everyday	-0.12 0.12
title naming one side and usa	execution	-0.07 0.07
title naming one side and usa	force	-0.14 0.14
title naming one side and usa	gaza	0.11 -0.11
title naming one side and usa	market	-0.17 0.17
title naming one side and usa	mass	-0.18 0.18
title naming one side and usa	memory	-0.11 0.11
title naming one side and usa	modal	0.03 -0.03
title naming one side and usa	negotiation	-0.22 0.22
title naming one side and usa	nuclear	-0.23 0.23
title naming one side and usa	oil	-0.15 0.15
title naming one side and usa	opinion	-0.04 0.04
title naming one side and usa	pact	-0.11 0.11
title naming one side and usa	reaction	-0.31 0.31
title naming one side and usa	resolve	-0.09 0.09
title naming one side and usa	sanction	-0.18 0.18
title naming one side and usa	settled	-0.04 0.04
title naming one side and usa	shipping	-0.07 0.07
title naming one side and usa	shock	-0.17 0.17
title naming one side and usa	sport	0.01 -0.01
title naming one side and usa	spy	-0.17 0.17
title naming one side and usa	strike	-0.11 0.11
title naming one side and usa	threat	-0.17 0.17
title naming one side and usa	toll	-0.12 0.12
title naming one side and usa	truce	-0.06 0.06
title naming one side and usa	unreal	-0.17 0.17
title naming one side and usa	unrest	-0.16 0.16
title naming one side and usa	weapon	-0.19 0.19
title naming one side and usa and ally	decision	-0.01 0.01
title naming one side and usa and ally	force	-0.05 0.05
title naming one side and usa and ally	negotiation	-0.07 0.07
title naming one side and usa and ally	reaction	-0.03 0.03
title naming one side and usa and ally	settled	-0.05 0.05
title naming one side and usa and ally	strike	-0.07 0.07
title naming one side and usa and ally	threat	-0.07 0.07
title naming one side and usa and ally	truce	-0.06 0.06
title naming one side and usa and ally	unreal	-0.06 0.06
title naming usa	brief	-0.02 0.02
title naming usa	casualty	-0.03 0.03
title naming usa	chief	0.06 -0.06
title naming usa	civilian	-0.01 0.01
title naming usa	closure	-0.01 0.01
title naming usa	contact	0.01 -0.01
title naming usa	culture	0.15 -0.15
title naming usa	cyber	0.13 -0.13
title naming usa	decision	-0.15 0.15
title naming usa	domestic	0.33 -0.33
title naming usa	drill	0.03 -0.03
title naming usa	elsewhere	0.25 -0.25
title naming usa	everyday	0.07 -0.07
title naming usa	force	-0.24 0.24
title naming usa	gaza	0.08 -0.08
title naming usa	market	0.15 -0.15
title naming usa	mass	-0.06 0.06
title naming usa	memory	0.16 -0.16
title naming usa	modal	0.01 -0.01
title naming usa	negotiation	-0.01 0.01
title naming usa	nuclear	-0.01 0.01
title naming usa	oil	-0.21 0.21
title naming usa	opinion	0.17 -0.17
title naming usa	reaction	-0.03 0.03
title naming usa	resolve	-0.03 0.03
title naming usa	sanction	0.12 -0.12
title naming usa	settled	0.08 -0.08
title naming usa	shipping	-0.23 0.23
title naming usa	shock	-0.01 0.01
title naming usa	sport	0.19 -0.19
title naming usa	spy	0.17 -0.17
title naming usa	strike	-0.01 0.01
title naming usa	threat	0.07 -0.07
title naming usa	truce	-0.15 0.15
title naming usa	unreal	0.10 -0.10
title naming usa	unrest	0.09 -0.09
title naming usa	weapon	-0.05 0.05
title place	gulf state	-0.44 0.44
title place	land of an ally	-0.38 0.38
title place	neighbour	-0.27 0.27
title place	region	0.07 -0.07
title place	strait or sea	-0.40 0.40
title place	third country	0.23 -0.23
told as	accusation	-0.06 0.06
told as	cancelled	-0.04 0.04
told as	comment	0.01 -0.01
told as	denial	0.03 -0.03
told as	done	0.04 -0.04
told as	drill	0.06 -0.06
told as	memory	0.02 -0.02
told as	offer	-0.02 0.02
told as	plan	-0.02 0.02
told as	reaction	0.01 -0.01
told as	rejection	0.04 -0.04
told as	threat	-0.01 0.01
told as	wish	0.04 -0.04
town of accident	none	-0.04 0.04
town of accusation	none	-0.06 0.06
town of apology	none	-0.11 0.11
town of appointment	none	-0.03 0.03
town of arrest	named	-0.13 0.13
town of arrest	none	0.10 -0.10
town of arrival	none	0.03 -0.03
town of ban	none	0.11 -0.11
town of blackout	none	0.02 -0.02
town of blockade	named	-0.09 0.09
town of blockade	none	0.02 -0.02
town of cancelled	named	-0.04 0.04
town of cancelled	none	-0.03 0.03
town of charge	none	0.14 -0.14
town of closure	named	-0.08 0.08
town of closure	none	0.05 -0.05
town of comment	named	0.01 -0.01
town of comment	none	0.01 -0.01
town of deal	named	-0.03 0.03
town of deal	none	-0.01 0.01
town of denial	named	-0.04 0.04
town of denial	none	0.05 -0.05
town of departure	named	0.03 -0.03
town of departure	none	-0.05 0.05
town of deployment	none	0.03 -0.03
town of downing	named	-0.09 0.09
town of downing	none	0.06 -0.06
town of drill	none	0.06 -0.06
town of emergency	none	-0.10 0.10
town of enrichment	none	-0.11 0.11
town of evacuation	named	-0.07 0.07
town of evacuation	none	-0.15 0.15
town of execution	none	0.11 -0.11
town of exit	none	0.04 -0.04
town of expulsion	none	0.09 -0.09
town of fall	none	-0.03 0.03
town of fee	none	-0.09 0.09
town of funeral	none	-0.10 0.10
town of hack	none	-0.02 0.02
town of halt	named	-0.11 0.11
town of halt	none	-0.02 0.02
town of inspection	none	0.03 -0.03
town of joining	none	-0.04 0.04
town of memory	none	0.06 -0.06
town of mourning	none	-0.11 0.11
town of none	named	0.03 -0.03
town of offer	none	-0.02 0.02
town of order	named	0.08 -0.08
town of order	none	0.05 -0.05
town of plan	named	-0.10 0.10
town of plan	none	-0.01 0.01
town of reaction	named	-0.02 0.02
town of reaction	none	0.01 -0.01
town of rejection	none	0.04 -0.04
town of release	none	-0.04 0.04
town of relief	none	0.05 -0.05
town of reopening	none	-0.06 0.06
town of rescue	named	0.05 -0.05
town of rescue	none	-0.06 0.06
town of resumption	named	-0.13 0.13
town of resumption	none	0.03 -0.03
town of rise	none	-0.06 0.06
town of sanction	none	0.10 -0.10
town of seizure	named	-0.07 0.07
town of seizure	none	0.09 -0.09
town of sentence	none	-0.07 0.07
town of spying	named	-0.09 0.09
town of spying	none	0.02 -0.02
town of strike	named	-0.20 0.20
town of strike	none	0.05 -0.05
town of talks	named	-0.14 0.14
town of talks	none	-0.01 0.01
town of test	none	0.07 -0.07
town of threat	named	-0.11 0.11
town of threat	none	0.02 -0.02
town of truce	named	0.04 -0.04
town of truce	none	-0.08 0.08
town of visit	named	-0.10 0.10
town of visit	none	0.04 -0.04
town of wish	named	0.01 -0.01
town of wish	none	0.03 -0.03
type by rules	cyber	0.02 -0.02
type by rules	diplomatic	-0.05 0.05
type by rules	economic	-0.10 0.10
type by rules	humanitarian	0.12 -0.12
type by rules	intelligence	0.08 -0.08
type by rules	military	-0.02 0.02
type by rules	other	0.22 -0.22
urgency by rules	critical:	-0.16 0.16
urgency by rules	critical: # or more dead in the title	0.03 -0.03
urgency by rules	critical: American soldiers killed	-0.07 0.07
urgency by rules	critical: a nuclear site of side	-0.08 0.08
urgency by rules	critical: killed	-0.17 0.17
urgency by rules	critical: side strikes side	-0.07 0.07
urgency by rules	critical: side strikes usa	-0.04 0.04
urgency by rules	critical: somebody strikes side	-0.08 0.08
urgency by rules	critical: somebody strikes usa	0.02 -0.02
urgency by rules	critical: usa strikes side	-0.13 0.13
urgency by rules	high:	-0.20 0.20
urgency by rules	high: a toll	-0.12 0.12
urgency by rules	high: an overview of armed acts	-0.03 0.03
urgency by rules	high: closure	0.06 -0.06
urgency by rules	high: cyber	0.01 -0.01
urgency by rules	high: decision	0.01 -0.01
urgency by rules	high: execution	0.11 -0.11
urgency by rules	high: network	-0.02 0.02
urgency by rules	high: reports deal	0.09 -0.09
urgency by rules	high: reports deployment	-0.02 0.02
urgency by rules	high: reports enrichment	-0.09 0.09
urgency by rules	high: reports evacuation	-0.06 0.06
urgency by rules	high: reports exit	0.07 -0.07
urgency by rules	high: reports fee	-0.08 0.08
urgency by rules	high: reports halt	-0.07 0.07
urgency by rules	high: reports order	0.07 -0.07
urgency by rules	high: reports relief	0.08 -0.08
urgency by rules	high: reports reopening	0.04 -0.04
urgency by rules	high: reports rescue	-0.10 0.10
urgency by rules	high: reports sanction	0.12 -0.12
urgency by rules	high: reports test	0.07 -0.07
urgency by rules	high: reports truce	-0.07 0.07
urgency by rules	high: resolve	-0.05 0.05
urgency by rules	high: sanction	-0.01 0.01
urgency by rules	high: threat	-0.09 0.09
urgency by rules	high: told as threat	0.07 -0.07
urgency by rules	high: toll	0.04 -0.04
urgency by rules	high: truce	-0.09 0.09
urgency by rules	high: what an armed act left	0.01 -0.01
urgency by rules	low: asks a question	-0.08 0.08
urgency by rules	low: speaks in the manner of comment	0.05 -0.05
urgency by rules	medium: an ordinary development or a reaction	0.10 -0.10
urgency by rules	medium: an overview	-0.05 0.05
urgency by rules	medium: speaks of what may be	0.01 -0.01
urgency by rules	medium: the death of one by name	-0.04 0.04
urgency by rules	urgent:	-0.11 0.11
urgency by rules	urgent: an alarm	-0.14 0.14
urgency by rules	urgent: an armed act	0.06 -0.06
urgency by rules	urgent: casualties	-0.05 0.05
urgency by rules	urgent: reports closure	-0.06 0.06
urgency by rules	urgent: reports downing	0.02 -0.02
urgency by rules	urgent: reports incursion	-0.12 0.12
urgency by rules	urgent: reports seizure	-0.01 0.01
urgency by rules	urgent: reports strike	0.05 -0.05
voice	army	0.05 -0.05
voice	business	0.01 -0.01
voice	essay	0.01 -0.01
voice	media	0.08 -0.08
voice	partisan	0.04 -0.04
voice	people	0.03 -0.03
voice	quarrel	-0.03 0.03
voice	statecraft	0.06 -0.06
voice	travel	-0.03 0.03
voice	witnessed	-0.10 0.10
voice beside the head clause	army	0.01 -0.01
voice beside the head clause	business	0.03 -0.03
voice beside the head clause	essay	0.01 -0.01
voice beside the head clause	media	0.03 -0.03
voice beside the head clause	partisan	0.06 -0.06
voice beside the head clause	quarrel	-0.01 0.01
voice beside the head clause	says	0.07 -0.07
voice beside the head clause	statecraft	0.08 -0.08
voice beside the head clause	travel	0.03 -0.03
voice beside the head clause	witnessed	-0.06 0.06
voice in the head clause	army	0.04 -0.04
voice in the head clause	media	0.07 -0.07
voice in the head clause	partisan	0.01 -0.01
voice in the head clause	people	0.03 -0.03
voice in the head clause	quarrel	-0.03 0.03
voice in the head clause	says	-0.05 0.05
voice in the head clause	statecraft	0.02 -0.02
voice in the head clause	travel	-0.07 0.07
voice in the head clause	witnessed	-0.10 0.10
voice in the head clause, naming ally	essay	-0.08 0.08
voice in the head clause, naming both sides	army	-0.16 0.16
voice in the head clause, naming both sides	business	-0.05 0.05
voice in the head clause, naming both sides	essay	-0.11 0.11
voice in the head clause, naming both sides	media	-0.07 0.07
voice in the head clause, naming both sides	partisan	-0.04 0.04
voice in the head clause, naming both sides	people	0.01 -0.01
voice in the head clause, naming both sides	says	-0.16 0.16
voice in the head clause, naming both sides	statecraft	-0.08 0.08
voice in the head clause, naming both sides	travel	-0.03 0.03
voice in the head clause, naming both sides	witnessed	-0.11 0.11
voice in the head clause, naming both sides and ally	army	-0.09 0.09
voice in the head clause, naming both sides and ally	business	-0.07 0.07
voice in the head clause, naming both sides and ally	essay	-0.03 0.03
voice in the head clause, naming both sides and ally	says	-0.10 0.10
voice in the head clause, naming both sides and usa	army	-0.13 0.13
voice in the head clause, naming both sides and usa	business	-0.12 0.12
voice in the head clause, naming both sides and usa	essay	-0.10 0.10
voice in the head clause, naming both sides and usa	media	-0.08 0.08
voice in the head clause, naming both sides and usa	partisan	-0.07 0.07
voice in the head clause, naming both sides and usa	people	-0.14 0.14
voice in the head clause, naming both sides and usa	quarrel	-0.06 0.06
voice in the head clause, naming both sides and usa	says	-0.13 0.13
voice in the head clause, naming both sides and usa	statecraft	-0.13 0.13
voice in the head clause, naming both sides and usa	travel	-0.04 0.04
voice in the head clause, naming both sides and usa	witnessed	-0.06 0.06
voice in the head clause, naming both sides and usa and ally	essay	-0.04 0.04
voice in the head clause, naming both sides and usa and ally	says	-0.03 0.03
voice in the head clause, naming both sides and usa and ally	statecraft	-0.03 0.03
voice in the head clause, naming no party	army	0.10 -0.10
voice in the head clause, naming no party	business	-0.01 0.01
voice in the head clause, naming no party	essay	-0.03 0.03
voice in the head clause, naming no party	media	0.09 -0.09
voice in the head clause, naming no party	partisan	0.10 -0.10
voice in the head clause, naming no party	people	0.02 -0.02
voice in the head clause, naming no party	says	0.05 -0.05
voice in the head clause, naming no party	statecraft	-0.02 0.02
voice in the head clause, naming no party	travel	-0.12 0.12
voice in the head clause, naming no party	witnessed	0.01 -0.01
voice in the head clause, naming one side	army	0.06 -0.06
voice in the head clause, naming one side	business	-0.06 0.06
voice in the head clause, naming one side	essay	-0.02 0.02
voice in the head clause, naming one side	media	0.10 -0.10
voice in the head clause, naming one side	partisan	-0.01 0.01
voice in the head clause, naming one side	people	0.03 -0.03
voice in the head clause, naming one side	quarrel	0.12 -0.12
voice in the head clause, naming one side	says	-0.10 0.10
voice in the head clause, naming one side	statecraft	0.04 -0.04
voice in the head clause, naming one side	travel	-0.21 0.21
voice in the head clause, naming one side	witnessed	-0.23 0.23
voice in the head clause, naming one side and ally	army	0.02 -0.02
voice in the head clause, naming one side and ally	says	0.02 -0.02
voice in the head clause, naming one side and ally	statecraft	-0.06 0.06
voice in the head clause, naming one side and usa	army	-0.09 0.09
voice in the head clause, naming one side and usa	business	-0.23 0.23
voice in the head clause, naming one side and usa	essay	-0.11 0.11
voice in the head clause, naming one side and usa	media	-0.06 0.06
voice in the head clause, naming one side and usa	partisan	-0.27 0.27
voice in the head clause, naming one side and usa	people	-0.05 0.05
voice in the head clause, naming one side and usa	quarrel	-0.25 0.25
voice in the head clause, naming one side and usa	says	-0.14 0.14
voice in the head clause, naming one side and usa	statecraft	-0.19 0.19
voice in the head clause, naming one side and usa	travel	0.05 -0.05
voice in the head clause, naming one side and usa	witnessed	-0.14 0.14
voice in the head clause, naming one side and usa and ally	says	-0.04 0.04
voice in the head clause, naming one side and usa and ally	statecraft	-0.06 0.06
voice in the head clause, naming usa	army	-0.04 0.04
voice in the head clause, naming usa	business	0.15 -0.15
voice in the head clause, naming usa	essay	0.14 -0.14
voice in the head clause, naming usa	media	-0.02 0.02
voice in the head clause, naming usa	partisan	0.15 -0.15
voice in the head clause, naming usa	people	0.03 -0.03
voice in the head clause, naming usa	quarrel	-0.04 0.04
voice in the head clause, naming usa	says	0.03 -0.03
voice in the head clause, naming usa	statecraft	0.14 -0.14
voice in the head clause, naming usa	travel	0.18 -0.18
voice in the head clause, naming usa	witnessed	0.07 -0.07
voices in order	army > business	0.03 -0.03
voices in order	army > essay	-0.05 0.05
voices in order	army > media	0.03 -0.03
voices in order	army > partisan	-0.01 0.01
voices in order	army > people	-0.02 0.02
voices in order	army > people > business	0.03 -0.03
voices in order	army > people > essay	-0.07 0.07
voices in order	army > quarrel	-0.03 0.03
voices in order	army > says	-0.01 0.01
voices in order	army > says > business	-0.03 0.03
voices in order	army > says > essay	-0.07 0.07
voices in order	army > says > people	-0.07 0.07
voices in order	army > says > witnessed	-0.05 0.05
voices in order	army > statecraft	0.06 -0.06
voices in order	army > travel	0.01 -0.01
voices in order	army > witnessed	-0.11 0.11
voices in order	army > witnessed > says	-0.07 0.07
voices in order	business > army	-0.07 0.07
voices in order	business > essay	-0.13 0.13
voices in order	business > essay > says	0.03 -0.03
voices in order	business > media	0.04 -0.04
voices in order	business > partisan	0.07 -0.07
voices in order	business > people	-0.04 0.04
voices in order	business > people > essay	-0.06 0.06
voices in order	business > people > says	0.04 -0.04
voices in order	business > people > statecraft	-0.07 0.07
voices in order	business > quarrel	-0.03 0.03
voices in order	business > says	-0.09 0.09
voices in order	business > says > army	-0.02 0.02
voices in order	business > says > essay	-0.08 0.08
voices in order	business > says > partisan	-0.05 0.05
voices in order	business > says > people	-0.01 0.01
voices in order	business > says > statecraft	-0.06 0.06
voices in order	business > statecraft	0.05 -0.05
voices in order	business > statecraft > essay	0.08 -0.08
voices in order	business > statecraft > says	0.05 -0.05
voices in order	business > travel	-0.16 0.16
voices in order	business > witnessed	0.03 -0.03
voices in order	essay	0.03 -0.03
voices in order	essay > army	0.01 -0.01
voices in order	essay > business	-0.03 0.03
voices in order	essay > media	-0.02 0.02
voices in order	essay > partisan	0.07 -0.07
voices in order	essay > partisan > says	0.01 -0.01
voices in order	essay > people	-0.05 0.05
voices in order	essay > quarrel	0.08 -0.08
voices in order	essay > says	-0.02 0.02
voices in order	essay > says > business	-0.08 0.08
voices in order	essay > says > statecraft	-0.10 0.10
voices in order	essay > statecraft	-0.08 0.08
voices in order	essay > statecraft > says	-0.04 0.04
voices in order	media	0.03 -0.03
voices in order	media > army	0.03 -0.03
voices in order	media > business	-0.03 0.03
voices in order	media > essay	0.08 -0.08
voices in order	media > essay > says	0.03 -0.03
voices in order	media > partisan	0.05 -0.05
voices in order	media > people	-0.07 0.07
voices in order	media > quarrel	-0.02 0.02
voices in order	media > quarrel > statecraft	0.07 -0.07
voices in order	media > says	0.09 -0.09
voices in order	media > says > army	0.05 -0.05
voices in order	media > witnessed	-0.06 0.06
voices in order	none	0.06 -0.06
voices in order	partisan	0.05 -0.05
voices in order	partisan > army	-0.12 0.12
voices in order	partisan > business	0.07 -0.07
voices in order	partisan > business > statecraft	0.03 -0.03
voices in order	partisan > essay	0.04 -0.04
voices in order	partisan > media	-0.06 0.06
voices in order	partisan > people > statecraft	-0.10 0.10
voices in order	partisan > quarrel	-0.08 0.08
voices in order	partisan > quarrel > says	-0.07 0.07
voices in order	partisan > says	-0.02 0.02
voices in order	partisan > says > army	0.03 -0.03
voices in order	partisan > says > essay	-0.04 0.04
voices in order	partisan > says > media	-0.10 0.10
voices in order	partisan > says > statecraft	0.04 -0.04
voices in order	partisan > statecraft	0.01 -0.01
voices in order	partisan > statecraft > says	0.02 -0.02
voices in order	people	-0.10 0.10
voices in order	people > business	-0.08 0.08
voices in order	people > essay	0.01 -0.01
voices in order	people > partisan	0.11 -0.11
voices in order	people > says	0.09 -0.09
voices in order	people > says > business	0.07 -0.07
voices in order	people > statecraft	0.04 -0.04
voices in order	people > statecraft > says	0.04 -0.04
voices in order	people > travel	0.11 -0.11
voices in order	people > witnessed	-0.12 0.12
voices in order	quarrel	0.09 -0.09
voices in order	quarrel > army	-0.11 0.11
voices in order	quarrel > business	-0.07 0.07
voices in order	quarrel > business > says	-0.03 0.03
voices in order	quarrel > media	0.06 -0.06
voices in order	quarrel > partisan	-0.06 0.06
voices in order	quarrel > people	0.11 -0.11
voices in order	quarrel > says	-0.06 0.06
voices in order	quarrel > statecraft	0.05 -0.05
voices in order	says	-0.03 0.03
voices in order	says > army	0.06 -0.06
voices in order	says > army > business	0.04 -0.04
voices in order	says > army > essay	-0.06 0.06
voices in order	says > army > people	0.04 -0.04
voices in order	says > army > statecraft	-0.09 0.09
voices in order	says > business	-0.03 0.03
voices in order	says > business > essay	-0.10 0.10
voices in order	says > business > statecraft	-0.01 0.01
voices in order	says > essay > business	0.07 -0.07
voices in order	says > essay > statecraft	0.05 -0.05
voices in order	says > media	0.04 -0.04
voices in order	says > media > statecraft	-0.06 0.06
voices in order	says > partisan	0.09 -0.09
voices in order	says > people	0.02 -0.02
voices in order	says > quarrel	-0.08 0.08
voices in order	says > statecraft	-0.02 0.02
voices in order	says > statecraft > army	-0.01 0.01
voices in order	says > statecraft > business	0.03 -0.03
voices in order	says > statecraft > essay	0.04 -0.04
voices in order	says > statecraft > partisan	0.04 -0.04
voices in order	says > statecraft > people	0.03 -0.03
voices in order	says > statecraft > witnessed	-0.11 0.11
voices in order	says > travel	-0.03 0.03
voices in order	says > witnessed	0.02 -0.02
voices in order	says > witnessed > people	-0.10 0.10
voices in order	statecraft	-0.05 0.05
voices in order	statecraft > army	-0.05 0.05
voices in order	statecraft > army > says	0.01 -0.01
voices in order	statecraft > business	-0.03 0.03
voices in order	statecraft > essay	-0.02 0.02
voices in order	statecraft > essay > says	0.05 -0.05
voices in order	statecraft > media	0.01 -0.01
voices in order	statecraft > partisan	0.08 -0.08
voices in order	statecraft > people	0.07 -0.07
voices in order	statecraft > says	-0.07 0.07
voices in order	statecraft > says > army	-0.07 0.07
voices in order	statecraft > says > business	-0.01 0.01
voices in order	statecraft > says > essay	-0.10 0.10
voices in order	statecraft > says > media	-0.04 0.04
voices in order	statecraft > says > people	-0.05 0.05
voices in order	statecraft > witnessed	-0.08 0.08
voices in order	travel	0.01 -0.01
voices in order	travel > business	-0.12 0.12
voices in order	travel > people	-0.08 0.08
voices in order	witnessed	-0.12 0.12
voices in order	witnessed > business	-0.01 0.01
voices in order	witnessed > people	-0.04 0.04
voices in order	witnessed > says	0.04 -0.04
word	!	0.06 -0.06
word	?	-0.06 0.06
word	[ally]	-0.15 0.15
word	[number]	0.11 -0.11
word	[place]	-0.11 0.11
word	[region]	-0.11 0.11
word	[side]	-0.20 0.20
word	[usa]	-0.01 0.01
word	abby	-0.09 0.09
word	abc	0.07 -0.07
word	abduct	0.02 -0.02
word	ability	-0.03 0.03
word	ablaz	-0.12 0.12
word	able	-0.09 0.09
word	about	-0.03 0.03
word	abov	0.02 -0.02
word	abroad	-0.06 0.06
word	abus	0.08 -0.08
word	academic	0.06 -0.06
word	accept	-0.02 0.02
word	acces	0.06 -0.06
word	accident	-0.02 0.02
word	accord	0.02 -0.02
word	accus	0.01 -0.01
word	achiev	-0.12 0.12
word	acquisition	0.06 -0.06
word	act	0.04 -0.04
word	action	-0.13 0.13
word	activ	-0.06 0.06
word	activist	0.10 -0.10
word	activity	-0.08 0.08
word	acts	-0.01 0.01
word	actual	0.07 -0.07
word	add	-0.05 0.05
word	additional	-0.07 0.07
word	addres	-0.09 0.09
word	address	0.04 -0.04
word	adds	-0.04 0.04
word	admin	0.13 -0.13
word	administration	0.10 -0.10
word	admit	-0.08 0.08
word	advanc	-0.04 0.04
word	advantag	-0.03 0.03
word	adversary	0.04 -0.04
word	adviser	0.06 -0.06
word	advisor	-0.03 0.03
word	aerial	0.03 -0.03
word	affect	-0.09 0.09
word	afraid	0.04 -0.04
word	africa	0.06 -0.06
word	african	0.05 -0.05
word	after	0.01 -0.01
word	aftermath	-0.15 0.15
word	again	0.07 -0.07
word	against	0.02 -0.02
word	age	0.03 -0.03
word	agency	0.10 -0.10
word	agenda	0.09 -0.09
word	agent	-0.01 0.01
word	aggression	-0.17 0.17
word	aghast	-0.01 0.01
word	ago	0.09 -0.09
word	agre	-0.01 0.01
word	agreement	-0.23 0.23
word	ahead	0.07 -0.07
word	ai	0.10 -0.10
word	aid	0.07 -0.07
word	aide	0.06 -0.06
word	aim	0.11 -0.11
word	aipac	0.07 -0.07
word	air	-0.05 0.05
word	airbas	-0.12 0.12
word	aircraft	-0.06 0.06
word	airlin	-0.07 0.07
word	airman	-0.15 0.15
word	airport	-0.07 0.07
word	airspac	-0.07 0.07
word	airstrik	-0.01 0.01
word	al	0.01 -0.01
word	alarm	-0.11 0.11
word	alaska	0.07 -0.07
word	albania	0.07 -0.07
word	alert	-0.07 0.07
word	alex	0.05 -0.05
word	ali	-0.19 0.19
word	alien	0.08 -0.08
word	align	0.03 -0.03
word	aliv	-0.05 0.05
word	all	-0.08 0.08
word	alleg	0.13 -0.13
word	allegedly	0.13 -0.13
word	allianc	0.09 -0.09
word	allow	0.07 -0.07
word	ally	0.09 -0.09
word	almost	-0.01 0.01
word	alon	-0.08 0.08
word	along	0.01 -0.01
word	already	-0.05 0.05
word	also	-0.08 0.08
word	alternativ	-0.05 0.05
word	aluminium	-0.07 0.07
word	amaz	0.04 -0.04
word	amazon	-0.05 0.05
word	ambassador	0.06 -0.06
word	ambition	-0.02 0.02
word	amid	-0.10 0.10
word	amnesty	0.06 -0.06
word	among	0.04 -0.04
word	amount	-0.07 0.07
word	amy	0.07 -0.07
word	analysi	0.07 -0.07
word	analyst	0.03 -0.03
word	anchor	-0.09 0.09
word	andrew	0.07 -0.07
word	angel	0.06 -0.06
word	anger	-0.09 0.09
word	anniversary	0.06 -0.06
word	announc	-0.02 0.02
word	announcement	-0.12 0.12
word	annual	0.08 -0.08
word	another	-0.09 0.09
word	answer	-0.11 0.11
word	anthropic	0.11 -0.11
word	anti	0.20 -0.20
word	anticipat	-0.06 0.06
word	any	0.01 -0.01
word	anymor	0.06 -0.06
word	anyon	-0.04 0.04
word	anyth	0.01 -0.01
word	aoun	-0.07 0.07
word	apach	0.03 -0.03
word	apartheid	0.13 -0.13
word	apologis	-0.09 0.09
word	appeal	0.01 -0.01
word	appear	0.01 -0.01
word	apply	0.07 -0.07
word	appoint	-0.07 0.07
word	approach	0.06 -0.06
word	approv	0.14 -0.14
word	approval	0.13 -0.13
word	april	-0.02 0.02
word	arabiya	-0.03 0.03
word	aramco	-0.08 0.08
word	area	-0.06 0.06
word	argu	0.08 -0.08
word	aris	0.05 -0.05
word	arm	-0.11 0.11
word	arms	0.09 -0.09
word	army	0.04 -0.04
word	arrangement	-0.04 0.04
word	arrest	0.06 -0.06
word	arriv	0.04 -0.04
word	art	0.08 -0.08
word	asia	-0.11 0.11
word	asian	-0.13 0.13
word	ask	-0.06 0.06
word	asks	-0.07 0.07
word	assassinat	0.03 -0.03
word	assassination	0.03 -0.03
word	assault	0.09 -0.09
word	asses	-0.03 0.03
word	asset	-0.10 0.10
word	association	0.08 -0.08
word	assur	-0.06 0.06
word	assuranc	-0.11 0.11
word	astonish	-0.02 0.02
word	asymmetric	-0.10 0.10
word	atomic	-0.04 0.04
word	attack	-0.12 0.12
word	attempt	0.12 -0.12
word	attend	-0.03 0.03
word	attorney	0.10 -0.10
word	authoriz	-0.03 0.03
word	auto	0.10 -0.10
word	availabl	-0.10 0.10
word	averag	0.08 -0.08
word	avoid	-0.03 0.03
word	await	0.01 -0.01
word	award	0.14 -0.14
word	axio	-0.04 0.04
word	b	-0.06 0.06
word	baby	0.12 -0.12
word	back	-0.05 0.05
word	backfir	-0.07 0.07
word	backlash	0.03 -0.03
word	bad	-0.08 0.08
word	baier	-0.08 0.08
word	balanc	-0.01 0.01
word	ballistic	-0.01 0.01
word	ballroom	0.13 -0.13
word	ban	0.14 -0.14
word	bank	-0.04 0.04
word	bann	0.08 -0.08
word	bannon	0.01 -0.01
word	bans	0.04 -0.04
word	barrag	-0.13 0.13
word	barrel	-0.02 0.02
word	barrett	0.07 -0.07
word	barron	-0.01 0.01
word	bartiromo	-0.07 0.07
word	bas	-0.04 0.04
word	base	-0.04 0.04
word	baseball	0.09 -0.09
word	bash	-0.03 0.03
word	battl	0.04 -0.04
word	battlefield	0.06 -0.06
word	bay	0.11 -0.11
word	bbc	-0.08 0.08
word	beat	0.12 -0.12
word	becaus	-0.03 0.03
word	becom	-0.01 0.01
word	bedouin	0.08 -0.08
word	beef	0.08 -0.08
word	beer	0.02 -0.02
word	befor	0.07 -0.07
word	began	0.03 -0.03
word	begg	0.05 -0.05
word	begin	-0.01 0.01
word	beginn	-0.13 0.13
word	begs	0.07 -0.07
word	begun	-0.01 0.01
word	behavior	0.04 -0.04
word	behind	0.01 -0.01
word	believ	-0.04 0.04
word	below	-0.07 0.07
word	benchmark	-0.09 0.09
word	benefit	0.02 -0.02
word	best	-0.03 0.03
word	bet	-0.06 0.06
word	betray	0.10 -0.10
word	betrayal	-0.02 0.02
word	bets	-0.07 0.07
word	bett	0.09 -0.09
word	better	-0.05 0.05
word	between	-0.01 0.01
word	beyond	0.01 -0.01
word	bid	-0.04 0.04
word	bigger	-0.03 0.03
word	bill	0.11 -0.11
word	billion	0.14 -0.14
word	billionair	0.09 -0.09
word	billow	0.04 -0.04
word	bin	0.08 -0.08
word	biofuel	0.03 -0.03
word	birthday	0.02 -0.02
word	birthright	0.12 -0.12
word	bit	-0.04 0.04
word	bitcoin	0.05 -0.05
word	bite	0.09 -0.09
word	bl	-0.11 0.11
word	black	0.10 -0.10
word	blackout	0.09 -0.09
word	blam	-0.01 0.01
word	blank	-0.08 0.08
word	blar	-0.04 0.04
word	blast	-0.04 0.04
word	blaz	-0.11 0.11
word	blew	-0.08 0.08
word	blitz	-0.07 0.07
word	block	0.15 -0.15
word	blockad	-0.04 0.04
word	blood	0.08 -0.08
word	bloody	-0.11 0.11
word	bloomberg	0.01 -0.01
word	blow	-0.06 0.06
word	blown	-0.07 0.07
word	blunder	-0.05 0.05
word	blunt	-0.07 0.07
word	blurt	0.08 -0.08
word	board	0.04 -0.04
word	boast	0.04 -0.04
word	boat	0.09 -0.09
word	bolster	-0.03 0.03
word	bomb	-0.12 0.12
word	bombardment	-0.12 0.12
word	bomber	0.07 -0.07
word	bombshell	0.06 -0.06
word	bond	0.04 -0.04
word	bondi	0.07 -0.07
word	booking	-0.07 0.07
word	boom	0.07 -0.07
word	boost	0.08 -0.08
word	boot	-0.13 0.13
word	border	-0.05 0.05
word	boss	0.10 -0.10
word	both	-0.02 0.02
word	bottl	-0.02 0.02
word	bound	-0.09 0.09
word	bounty	-0.09 0.09
word	box	0.09 -0.09
word	bpd	-0.09 0.09
word	br	-0.03 0.03
word	brac	-0.18 0.18
word	bragg	-0.08 0.08
word	brand	0.10 -0.10
word	breach	0.01 -0.01
word	break	0.03 -0.03
word	breakthrough	-0.08 0.08
word	brent	-0.11 0.11
word	bret	-0.08 0.08
word	bridg	-0.10 0.10
word	brief	-0.14 0.14
word	bring	0.01 -0.01
word	brink	0.08 -0.08
word	brit	-0.08 0.08
word	broad	-0.06 0.06
word	broadcast	-0.02 0.02
word	broader	-0.08 0.08
word	brought	-0.01 0.01
word	brutal	-0.02 0.02
word	budget	0.07 -0.07
word	buffer	0.02 -0.02
word	build	0.01 -0.01
word	building	-0.03 0.03
word	bunch	0.05 -0.05
word	bunker	-0.06 0.06
word	burn	-0.06 0.06
word	bury	-0.03 0.03
word	bus	-0.02 0.02
word	busines	0.12 -0.12
word	business	0.03 -0.03
word	bust	0.02 -0.02
word	buy	0.12 -0.12
word	buyer	-0.07 0.07
word	bypas	-0.05 0.05
word	c	0.10 -0.10
word	cabinet	0.03 -0.03
word	california	0.12 -0.12
word	call	0.04 -0.04
word	calm	-0.12 0.12
word	camera	-0.06 0.06
word	camp	0.10 -0.10
word	campaign	0.13 -0.13
word	can	-0.02 0.02
word	can't	0.01 -0.01
word	canadian	-0.08 0.08
word	cancel	0.05 -0.05
word	cancell	-0.02 0.02
word	cancer	0.02 -0.02
word	candidat	0.08 -0.08
word	cannot	0.04 -0.04
word	cap	0.08 -0.08
word	capability	-0.05 0.05
word	capacity	0.04 -0.04
word	capital	0.07 -0.07
word	caps	-0.07 0.07
word	car	0.11 -0.11
word	card	0.04 -0.04
word	care	0.02 -0.02
word	careful	-0.07 0.07
word	cargo	0.09 -0.09
word	carlson	-0.03 0.03
word	carr	-0.01 0.01
word	carrier	-0.02 0.02
word	carry	0.02 -0.02
word	case	0.10 -0.10
word	cash	0.04 -0.04
word	cast	-0.09 0.09
word	casualty	-0.13 0.13
word	catastroph	-0.12 0.12
word	catastrophic	-0.10 0.10
word	catch	0.02 -0.02
word	catholic	0.10 -0.10
word	caus	-0.05 0.05
word	caution	-0.05 0.05
word	ceas	0.02 -0.02
word	ceasefir	-0.11 0.11
word	celebrat	0.02 -0.02
word	celebration	0.04 -0.04
word	cell	-0.01 0.01
word	center	0.14 -0.14
word	centr	-0.08 0.08
word	central	0.01 -0.01
word	ceo	0.04 -0.04
word	ceremony	-0.03 0.03
word	chain	-0.02 0.02
word	chair	-0.02 0.02
word	challeng	-0.04 0.04
word	chanc	-0.04 0.04
word	chang	0.05 -0.05
word	channel	0.06 -0.06
word	chao	-0.04 0.04
word	charg	0.12 -0.12
word	chas	0.01 -0.01
word	cheap	0.03 -0.03
word	check	-0.08 0.08
word	cheer	0.07 -0.07
word	chemical	-0.07 0.07
word	chicago	0.10 -0.10
word	chief	0.01 -0.01
word	child	0.05 -0.05
word	children	0.12 -0.12
word	chill	-0.09 0.09
word	chip	0.11 -0.11
word	choic	0.01 -0.01
word	chok	-0.12 0.12
word	chokehold	0.09 -0.09
word	choos	-0.05 0.05
word	choppy	-0.03 0.03
word	chos	0.01 -0.01
word	chosen	-0.11 0.11
word	chri	-0.10 0.10
word	christian	0.11 -0.11
word	chuck	0.02 -0.02
word	church	0.08 -0.08
word	cia	-0.08 0.08
word	circl	0.05 -0.05
word	cit	0.06 -0.06
word	citizen	0.13 -0.13
word	citizenship	0.08 -0.08
word	city	0.05 -0.05
word	civil	0.04 -0.04
word	civilian	-0.06 0.06
word	civilisation	-0.06 0.06
word	civilization	-0.09 0.09
word	claim	-0.09 0.09
word	clarity	0.06 -0.06
word	clash	0.06 -0.06
word	classic	0.06 -0.06
word	classify	0.10 -0.10
word	clean	-0.05 0.05
word	cleans	0.08 -0.08
word	clear	-0.04 0.04
word	climat	0.06 -0.06
word	climb	0.01 -0.01
word	clock	-0.08 0.08
word	clos	-0.02 0.02
word	closer	0.07 -0.07
word	closest	-0.09 0.09
word	closur	-0.08 0.08
word	cloud	-0.04 0.04
word	club	0.10 -0.10
word	cnbc	-0.04 0.04
word	cnn	0.01 -0.01
word	co	0.09 -0.09
word	coast	0.01 -0.01
word	coinbas	0.04 -0.04
word	colbert	0.11 -0.11
word	cold	0.10 -0.10
word	collaps	0.03 -0.03
word	colleg	0.07 -0.07
word	columnist	0.03 -0.03
word	com	-0.04 0.04
word	combat	-0.04 0.04
word	come	0.05 -0.05
word	comey	0.05 -0.05
word	commander	-0.04 0.04
word	comment	-0.01 0.01
word	commercial	-0.07 0.07
word	commissioner	0.11 -0.11
word	commitment	-0.13 0.13
word	committ	-0.04 0.04
word	committe	-0.02 0.02
word	community	0.08 -0.08
word	company	0.13 -0.13
word	compar	0.11 -0.11
word	complain	-0.10 0.10
word	complet	-0.03 0.03
word	completely	0.09 -0.09
word	complicat	-0.03 0.03
word	comply	0.03 -0.03
word	compound	-0.05 0.05
word	compromis	0.02 -0.02
word	conced	0.08 -0.08
word	concern	0.02 -0.02
word	concession	-0.07 0.07
word	conclud	-0.07 0.07
word	condemn	-0.06 0.06
word	condemnation	-0.06 0.06
word	conduct	0.06 -0.06
word	coney	0.07 -0.07
word	conferenc	-0.10 0.10
word	confirm	-0.07 0.07
word	conflict	-0.22 0.22
word	confront	-0.18 0.18
word	confusion	-0.15 0.15
word	congressman	-0.04 0.04
word	consequenc	0.01 -0.01
word	conservativ	0.01 -0.01
word	consider	0.13 -0.13
word	conspiracy	0.06 -0.06
word	constraint	-0.03 0.03
word	construction	0.07 -0.07
word	consulat	-0.12 0.12
word	consumer	0.12 -0.12
word	contain	0.04 -0.04
word	container	-0.08 0.08
word	continu	0.07 -0.07
word	contract	0.12 -0.12
word	convict	-0.07 0.07
word	convinc	0.01 -0.01
word	cook	-0.06 0.06
word	cooper	-0.12 0.12
word	cooperation	0.14 -0.14
word	coordinat	0.08 -0.08
word	cornyn	0.08 -0.08
word	corp	0.05 -0.05
word	correct	-0.06 0.06
word	correspondent	0.14 -0.14
word	corridor	0.08 -0.08
word	corrupt	0.10 -0.10
word	cost	0.05 -0.05
word	could	-0.08 0.08
word	couldn't	-0.03 0.03
word	counter	0.04 -0.04
word	counterpart	-0.06 0.06
word	counterterrorism	0.01 -0.01
word	country	-0.10 0.10
word	coupl	-0.03 0.03
word	cours	-0.08 0.08
word	court	0.25 -0.25
word	cover	0.02 -0.02
word	coverag	-0.01 0.01
word	covert	-0.06 0.06
word	crack	0.06 -0.06
word	crackdown	0.11 -0.11
word	crazy	-0.07 0.07
word	creat	0.09 -0.09
word	credit	-0.06 0.06
word	crew	-0.01 0.01
word	crim	0.01 -0.01
word	criminal	0.02 -0.02
word	crippl	0.01 -0.01
word	crisi	-0.09 0.09
word	critic	0.07 -0.07
word	critical	0.01 -0.01
word	critically	0.01 -0.01
word	criticis	0.02 -0.02
word	criticism	0.01 -0.01
word	criticiz	0.06 -0.06
word	cros	0.07 -0.07
word	cross	0.02 -0.02
word	crossing	-0.06 0.06
word	crowd	0.07 -0.07
word	crown	0.05 -0.05
word	crucial	-0.10 0.10
word	crud	-0.17 0.17
word	cruis	0.05 -0.05
word	crunch	-0.06 0.06
word	crush	0.04 -0.04
word	crypto	0.03 -0.03
word	cuba	0.16 -0.16
word	cup	0.16 -0.16
word	curb	0.08 -0.08
word	current	-0.04 0.04
word	custody	0.11 -0.11
word	cut	-0.06 0.06
word	cuts	0.08 -0.08
word	cutt	0.02 -0.02
word	cyber	-0.08 0.08
word	czech	0.01 -0.01
word	daily	-0.07 0.07
word	damag	-0.03 0.03
word	dana	0.08 -0.08
word	danger	-0.06 0.06
word	dangerou	0.09 -0.09
word	dar	-0.11 0.11
word	dark	0.02 -0.02
word	darknes	-0.09 0.09
word	data	0.04 -0.04
word	date	0.01 -0.01
word	david	0.09 -0.09
word	day	0.07 -0.07
word	daybreak	-0.03 0.03
word	days	-0.10 0.10
word	dc	0.14 -0.14
word	de	0.10 -0.10
word	dead	-0.03 0.03
word	deadlin	0.03 -0.03
word	deadly	-0.03 0.03
word	deal	-0.05 0.05
word	death	0.01 -0.01
word	debat	-0.01 0.01
word	debri	-0.19 0.19
word	debt	-0.04 0.04
word	debut	0.04 -0.04
word	decad	-0.01 0.01
word	decid	-0.01 0.01
word	decimat	0.06 -0.06
word	decision	-0.02 0.02
word	declar	-0.05 0.05
word	deep	0.08 -0.08
word	deepen	-0.04 0.04
word	deeper	-0.11 0.11
word	deeply	0.01 -0.01
word	defeat	0.02 -0.02
word	defenc	-0.11 0.11
word	defend	0.01 -0.01
word	defens	0.06 -0.06
word	defensiv	0.04 -0.04
word	defianc	-0.09 0.09
word	defiant	-0.11 0.11
word	defy	0.02 -0.02
word	delay	-0.05 0.05
word	delegation	-0.01 0.01
word	deliver	0.02 -0.02
word	dem	-0.04 0.04
word	demand	-0.06 0.06
word	democrat	-0.01 0.01
word	democratic	0.08 -0.08
word	demolish	0.05 -0.05
word	dems	-0.02 0.02
word	denounc	0.08 -0.08
word	depart	-0.04 0.04
word	department	0.09 -0.09
word	dependent	-0.10 0.10
word	deploy	0.07 -0.07
word	deployment	0.10 -0.10
word	deport	0.12 -0.12
word	deportation	0.11 -0.11
word	depot	0.02 -0.02
word	deputy	0.01 -0.01
word	derivativ	-0.09 0.09
word	desalination	-0.11 0.11
word	describ	0.03 -0.03
word	deserv	0.11 -0.11
word	design	-0.05 0.05
word	desperat	-0.10 0.10
word	desperately	0.07 -0.07
word	despit	0.01 -0.01
word	destabiliz	-0.08 0.08
word	destroyer	-0.05 0.05
word	destruction	-0.01 0.01
word	detail	0.05 -0.05
word	detain	0.04 -0.04
word	detect	0.05 -0.05
word	detention	0.09 -0.09
word	determin	-0.07 0.07
word	deterrenc	0.06 -0.06
word	devastat	-0.09 0.09
word	develop	0.07 -0.07
word	development	0.03 -0.03
word	dhs	0.14 -0.14
word	dialogu	-0.03 0.03
word	dictat	-0.02 0.02
word	did	-0.12 0.12
word	didn't	-0.09 0.09
word	die	0.04 -0.04
word	dies	0.08 -0.08
word	diesel	-0.09 0.09
word	difficult	-0.05 0.05
word	digital	0.08 -0.08
word	digitally	-0.04 0.04
word	dilut	-0.08 0.08
word	dinner	0.17 -0.17
word	diplomacy	-0.16 0.16
word	diplomat	-0.08 0.08
word	diplomatic	0.03 -0.03
word	dips	-0.03 0.03
word	direct	0.02 -0.02
word	directly	-0.08 0.08
word	director	0.06 -0.06
word	disabl	-0.10 0.10
word	disappoint	-0.08 0.08
word	disarmament	0.03 -0.03
word	discrimination	0.09 -0.09
word	discus	0.08 -0.08
word	discuss	0.10 -0.10
word	disfigur	-0.12 0.12
word	dismantl	0.09 -0.09
word	dismiss	0.02 -0.02
word	disney	0.11 -0.11
word	displac	-0.08 0.08
word	displacement	-0.05 0.05
word	disput	0.13 -0.13
word	disregard	-0.05 0.05
word	disrupt	-0.20 0.20
word	disruption	-0.18 0.18
word	district	0.02 -0.02
word	distrust	0.04 -0.04
word	diverg	-0.07 0.07
word	divert	-0.07 0.07
word	divid	-0.08 0.08
word	do	-0.06 0.06
word	doctor	0.07 -0.07
word	dodg	-0.08 0.08
word	does	0.04 -0.04
word	doesn't	0.09 -0.09
word	doj	0.18 -0.18
word	dollar	-0.06 0.06
word	dollarsb	-0.08 0.08
word	dollarsbn	-0.13 0.13
word	dollarsm	0.07 -0.07
word	dollarsmillion	-0.08 0.08
word	domestic	0.16 -0.16
word	dominat	-0.06 0.06
word	don't	-0.21 0.21
word	donat	-0.07 0.07
word	done	0.07 -0.07
word	doubl	-0.05 0.05
word	doubt	-0.05 0.05
word	dow	-0.05 0.05
word	down	-0.03 0.03
word	downplay	0.01 -0.01
word	dozen	0.06 -0.06
word	draft	-0.01 0.01
word	drag	-0.09 0.09
word	dragg	-0.02 0.02
word	dramatic	-0.04 0.04
word	dramatically	-0.06 0.06
word	draw	0.07 -0.07
word	dream	0.06 -0.06
word	driller	-0.09 0.09
word	driv	0.12 -0.12
word	driven	0.10 -0.10
word	drop	-0.05 0.05
word	dropp	0.04 -0.04
word	drug	0.10 -0.10
word	duck	0.04 -0.04
word	due	-0.09 0.09
word	duke	0.09 -0.09
word	dump	0.08 -0.08
word	dur	-0.15 0.15
word	duration	-0.09 0.09
word	e	-0.04 0.04
word	each	-0.06 0.06
word	earlier	0.07 -0.07
word	early	-0.07 0.07
word	earth	0.12 -0.12
word	earthquak	0.04 -0.04
word	eas	0.07 -0.07
word	ease	-0.02 0.02
word	east	0.01 -0.01
word	easter	0.07 -0.07
word	eastern	0.07 -0.07
word	easy	-0.09 0.09
word	eat	0.09 -0.09
word	echostar	0.11 -0.11
word	economic	0.02 -0.02
word	economist	0.04 -0.04
word	economy	-0.01 0.01
word	ecuador	0.12 -0.12
word	ed	0.07 -0.07
word	edg	-0.05 0.05
word	edge	-0.04 0.04
word	edition	-0.06 0.06
word	editor	0.05 -0.05
word	effect	-0.12 0.12
word	effort	0.01 -0.01
word	eight	-0.05 0.05
word	elect	0.09 -0.09
word	election	0.20 -0.20
word	electricity	0.01 -0.01
word	electronic	0.02 -0.02
word	elementary	-0.11 0.11
word	eli	-0.14 0.14
word	eliminat	0.12 -0.12
word	elit	0.05 -0.05
word	ellison	0.09 -0.09
word	else	-0.03 0.03
word	email	-0.01 0.01
word	embassy	-0.09 0.09
word	emerg	0.08 -0.08
word	emergency	-0.06 0.06
word	empir	0.08 -0.08
word	empty	0.07 -0.07
word	encourag	-0.09 0.09
word	end	-0.06 0.06
word	endanger	0.06 -0.06
word	endgam	-0.04 0.04
word	endles	-0.05 0.05
word	endors	0.09 -0.09
word	endorsement	0.10 -0.10
word	ends	0.11 -0.11
word	endur	0.06 -0.06
word	enemy	-0.04 0.04
word	energy	-0.16 0.16
word	enforcement	0.07 -0.07
word	engin	0.07 -0.07
word	engineer	-0.09 0.09
word	english	0.10 -0.10
word	engulf	0.04 -0.04
word	enough	-0.05 0.05
word	enrich	-0.08 0.08
word	enrichment	-0.05 0.05
word	ensur	-0.06 0.06
word	enter	0.01 -0.01
word	entir	-0.08 0.08
word	entry	0.05 -0.05
word	epaper	0.09 -0.09
word	epstein	0.06 -0.06
word	equity	0.04 -0.04
word	era	0.05 -0.05
word	erupt	-0.03 0.03
word	escalat	-0.05 0.05
word	escalation	0.04 -0.04
word	escap	-0.02 0.02
word	escort	-0.09 0.09
word	especially	0.08 -0.08
word	essential	-0.10 0.10
word	establish	0.02 -0.02
word	estat	0.11 -0.11
word	ether	0.04 -0.04
word	ethnic	0.04 -0.04
word	ev	0.07 -0.07
word	evacuat	-0.05 0.05
word	evacuation	-0.05 0.05
word	evad	-0.06 0.06
word	even	-0.15 0.15
word	event	0.08 -0.08
word	ever	0.05 -0.05
word	every	0.07 -0.07
word	everyon	-0.03 0.03
word	everyth	0.04 -0.04
word	evidenc	-0.12 0.12
word	evil	-0.09 0.09
word	ex	0.05 -0.05
word	exampl	-0.08 0.08
word	exchang	-0.12 0.12
word	exclud	-0.05 0.05
word	exclusiv	0.07 -0.07
word	execut	0.08 -0.08
word	executiv	0.10 -0.10
word	existential	-0.10 0.10
word	exit	0.03 -0.03
word	expand	0.03 -0.03
word	expansion	0.04 -0.04
word	expect	0.02 -0.02
word	expectation	0.02 -0.02
word	expel	0.08 -0.08
word	expert	-0.01 0.01
word	expir	-0.10 0.10
word	explain	-0.05 0.05
word	expletiv	-0.08 0.08
word	explod	0.01 -0.01
word	explosion	0.06 -0.06
word	explosiv	0.03 -0.03
word	export	-0.03 0.03
word	exporter	-0.03 0.03
word	expos	0.03 -0.03
word	expres	-0.04 0.04
word	extend	0.04 -0.04
word	extension	-0.08 0.08
word	extensiv	-0.11 0.11
word	extortion	0.09 -0.09
word	extraordinary	-0.12 0.12
word	extrem	-0.05 0.05
word	extremely	-0.08 0.08
word	eye	0.08 -0.08
word	eyebrow	0.04 -0.04
word	eyes	0.06 -0.06
word	f	-0.05 0.05
word	fac	-0.06 0.06
word	face	-0.04 0.04
word	facility	-0.01 0.01
word	factbox	-0.05 0.05
word	facto	0.04 -0.04
word	factory	0.07 -0.07
word	fail	0.06 -0.06
word	failur	0.01 -0.01
word	fair	0.08 -0.08
word	fake	-0.09 0.09
word	fall	-0.09 0.09
word	fallout	-0.09 0.09
word	fals	0.05 -0.05
word	family	0.04 -0.04
word	famou	-0.08 0.08
word	fans	0.09 -0.09
word	far	0.03 -0.03
word	farm	0.09 -0.09
word	farmer	-0.04 0.04
word	farsnew	0.04 -0.04
word	fast	0.08 -0.08
word	fate	-0.04 0.04
word	father	0.10 -0.10
word	fawn	0.08 -0.08
word	fcc	0.09 -0.09
word	fda	0.06 -0.06
word	fear	-0.16 0.16
word	fed	0.11 -0.11
word	federal	0.14 -0.14
word	fee	0.01 -0.01
word	feedstock	-0.08 0.08
word	feel	-0.03 0.03
word	fees	0.03 -0.03
word	fellow	-0.11 0.11
word	ferguson	-0.11 0.11
word	fertilizer	-0.07 0.07
word	fetterman	-0.09 0.09
word	feud	0.13 -0.13
word	field	-0.11 0.11
word	fifa	0.05 -0.05
word	fifth	-0.08 0.08
word	fight	0.03 -0.03
word	fighter	-0.09 0.09
word	figur	-0.01 0.01
word	fil	-0.01 0.01
word	fill	-0.07 0.07
word	film	0.16 -0.16
word	final	0.06 -0.06
word	finaliz	-0.01 0.01
word	finally	-0.05 0.05
word	financial	-0.01 0.01
word	find	0.02 -0.02
word	fine	-0.12 0.12
word	finish	-0.05 0.05
word	fir	0.02 -0.02
word	fire	-0.02 0.02
word	firepower	-0.09 0.09
word	firestorm	-0.08 0.08
word	firm	0.08 -0.08
word	first	0.03 -0.03
word	five	0.06 -0.06
word	flag	0.03 -0.03
word	flagg	-0.03 0.03
word	flam	0.08 -0.08
word	flar	-0.06 0.06
word	flee	-0.09 0.09
word	fleet	0.10 -0.10
word	flight	-0.15 0.15
word	flip	0.09 -0.09
word	float	0.04 -0.04
word	flood	0.09 -0.09
word	florida	0.12 -0.12
word	flotilla	0.03 -0.03
word	flow	-0.11 0.11
word	fly	-0.03 0.03
word	fm	0.04 -0.04
word	fmr	-0.04 0.04
word	focu	0.09 -0.09
word	focus	0.08 -0.08
word	follow	0.03 -0.03
word	food	-0.01 0.01
word	fool	-0.06 0.06
word	footag	-0.02 0.02
word	football	0.23 -0.23
word	forc	-0.07 0.07
word	forecast	0.11 -0.11
word	foreign	-0.01 0.01
word	forest	0.09 -0.09
word	form	-0.09 0.09
word	former	0.04 -0.04
word	forum	0.08 -0.08
word	forward	-0.06 0.06
word	found	0.11 -0.11
word	foundation	0.08 -0.08
word	four	-0.03 0.03
word	fourth	-0.03 0.03
word	fox	-0.05 0.05
word	fractur	0.04 -0.04
word	fragil	-0.03 0.03
word	fram	-0.09 0.09
word	framework	0.05 -0.05
word	frantic	-0.07 0.07
word	fraud	0.04 -0.04
word	fre	0.05 -0.05
word	freak	-0.10 0.10
word	free	0.07 -0.07
word	freedom	-0.04 0.04
word	freight	-0.09 0.09
word	fresh	-0.04 0.04
word	friday	-0.16 0.16
word	friend	0.04 -0.04
word	friendly	-0.02 0.02
word	front	-0.04 0.04
word	frozen	-0.11 0.11
word	ft	-0.04 0.04
word	ftc	0.04 -0.04
word	ftse	-0.09 0.09
word	fuel	-0.07 0.07
word	fully	0.03 -0.03
word	fum	0.04 -0.04
word	fun	-0.04 0.04
word	fund	0.05 -0.05
word	fundamental	0.01 -0.01
word	funeral	-0.06 0.06
word	furiou	0.03 -0.03
word	further	-0.06 0.06
word	fury	-0.10 0.10
word	futur	-0.02 0.02
word	g	-0.08 0.08
word	g7	-0.02 0.02
word	gabbard	-0.07 0.07
word	gain	-0.01 0.01
word	gambl	-0.07 0.07
word	game	0.05 -0.05
word	gang	0.09 -0.09
word	gaps	0.02 -0.02
word	gas	-0.10 0.10
word	gasolin	0.06 -0.06
word	gather	0.05 -0.05
word	gave	-0.05 0.05
word	gen	-0.08 0.08
word	general	-0.01 0.01
word	genocid	-0.01 0.01
word	genocidal	-0.07 0.07
word	gett	0.10 -0.10
word	giant	0.10 -0.10
word	gift	0.04 -0.04
word	girl	-0.04 0.04
word	giv	-0.02 0.02
word	give	-0.03 0.03
word	given	0.03 -0.03
word	glob	0.10 -0.10
word	global	-0.01 0.01
word	globally	-0.08 0.08
word	go	-0.04 0.04
word	goal	-0.13 0.13
word	god	0.06 -0.06
word	goes	-0.14 0.14
word	gold	0.04 -0.04
word	golden	0.10 -0.10
word	goldman	-0.03 0.03
word	gonna	0.01 -0.01
word	good	0.02 -0.02
word	gop	-0.04 0.04
word	got	0.04 -0.04
word	government	0.02 -0.02
word	governor	0.06 -0.06
word	govt	-0.02 0.02
word	graham	-0.08 0.08
word	grand	0.10 -0.10
word	grant	0.04 -0.04
word	great	0.04 -0.04
word	green	-0.05 0.05
word	greenland	0.04 -0.04
word	grid	0.05 -0.05
word	grill	-0.09 0.09
word	grim	0.02 -0.02
word	grip	0.01 -0.01
word	grocery	-0.08 0.08
word	ground	-0.08 0.08
word	group	0.06 -0.06
word	grow	-0.11 0.11
word	guarante	-0.09 0.09
word	guard	0.02 -0.02
word	guest	0.04 -0.04
word	guid	-0.06 0.06
word	guidelin	-0.07 0.07
word	guilty	-0.02 0.02
word	gun	0.05 -0.05
word	gunboat	-0.07 0.07
word	guns	0.01 -0.01
word	hail	-0.07 0.07
word	haitian	0.04 -0.04
word	half	0.04 -0.04
word	hall	0.07 -0.07
word	halt	-0.11 0.11
word	hama	0.13 -0.13
word	hammer	0.07 -0.07
word	hand	-0.04 0.04
word	happen	-0.08 0.08
word	happy	0.06 -0.06
word	hard	-0.02 0.02
word	harder	0.02 -0.02
word	harvard	0.08 -0.08
word	hasn't	0.06 -0.06
word	hate	0.01 -0.01
word	hav	-0.10 0.10
word	haven	-0.12 0.12
word	haven't	-0.08 0.08
word	hawk	-0.12 0.12
word	he'd	-0.01 0.01
word	he'll	-0.06 0.06
word	head	-0.02 0.02
word	health	0.07 -0.07
word	healthcar	-0.10 0.10
word	hear	0.11 -0.11
word	heard	-0.05 0.05
word	heart	0.02 -0.02
word	heat	-0.01 0.01
word	heavy	-0.04 0.04
word	held	-0.10 0.10
word	helicopter	-0.02 0.02
word	hell	0.01 -0.01
word	help	-0.03 0.03
word	here	0.07 -0.07
word	hero	0.10 -0.10
word	hid	-0.12 0.12
word	hidden	-0.04 0.04
word	high	-0.05 0.05
word	higher	-0.15 0.15
word	highest	0.06 -0.06
word	highlight	0.05 -0.05
word	highly	-0.09 0.09
word	hik	-0.06 0.06
word	hike	-0.09 0.09
word	him	0.01 -0.01
word	himself	0.13 -0.13
word	hinder	0.05 -0.05
word	hint	0.04 -0.04
word	historic	0.08 -0.08
word	history	0.01 -0.01
word	hit	-0.10 0.10
word	hits	-0.10 0.10
word	hitt	0.04 -0.04
word	hold	0.11 -0.11
word	hole	-0.07 0.07
word	holiday	0.08 -0.08
word	hollywood	-0.04 0.04
word	holy	0.10 -0.10
word	hom	-0.07 0.07
word	home	0.21 -0.21
word	honcho	-0.09 0.09
word	honor	0.07 -0.07
word	hop	-0.17 0.17
word	hope	-0.14 0.14
word	hopeful	0.05 -0.05
word	horror	0.05 -0.05
word	hospital	0.12 -0.12
word	host	-0.01 0.01
word	hostag	0.07 -0.07
word	hostil	-0.03 0.03
word	hostility	-0.03 0.03
word	hotel	-0.09 0.09
word	hour	-0.10 0.10
word	hous	0.04 -0.04
word	household	0.10 -0.10
word	how	-0.09 0.09
word	hub	-0.02 0.02
word	huge	0.03 -0.03
word	human	0.02 -0.02
word	hundred	-0.02 0.02
word	hungary	0.13 -0.13
word	hunt	-0.05 0.05
word	hurdl	-0.05 0.05
word	hurl	-0.05 0.05
word	hurt	-0.13 0.13
word	husband	0.08 -0.08
word	hype	-0.06 0.06
word	hyperliquid	-0.07 0.07
word	i	-0.10 0.10
word	ice	0.22 -0.22
word	idea	-0.11 0.11
word	identify	0.03 -0.03
word	iea	-0.14 0.14
word	if	-0.04 0.04
word	ignor	-0.09 0.09
word	ii	0.03 -0.03
word	iii	-0.07 0.07
word	illegal	0.05 -0.05
word	imag	-0.07 0.07
word	imagery	-0.03 0.03
word	imf	-0.02 0.02
word	immediat	0.07 -0.07
word	immediately	-0.01 0.01
word	immigrant	0.09 -0.09
word	immigration	0.11 -0.11
word	imminent	-0.11 0.11
word	impact	-0.21 0.21
word	impass	0.01 -0.01
word	implement	0.02 -0.02
word	implication	-0.11 0.11
word	import	0.02 -0.02
word	important	-0.09 0.09
word	impos	-0.12 0.12
word	inc	0.08 -0.08
word	incident	0.06 -0.06
word	includ	0.04 -0.04
word	increas	0.04 -0.04
word	increasingly	-0.08 0.08
word	incursion	0.06 -0.06
word	independent	-0.08 0.08
word	indict	-0.04 0.04
word	industry	0.08 -0.08
word	infiltration	-0.13 0.13
word	inflation	-0.06 0.06
word	influenc	0.03 -0.03
word	influencer	-0.06 0.06
word	inform	-0.07 0.07
word	information	-0.03 0.03
word	infrastructur	-0.05 0.05
word	injur	-0.03 0.03
word	injury	-0.02 0.02
word	insid	0.01 -0.01
word	insider	0.05 -0.05
word	insight	-0.07 0.07
word	insist	-0.13 0.13
word	inspect	-0.02 0.02
word	inspection	-0.10 0.10
word	inspector	-0.05 0.05
word	instead	0.09 -0.09
word	insuranc	-0.08 0.08
word	intel	-0.16 0.16
word	intelligenc	-0.13 0.13
word	intend	-0.05 0.05
word	intens	-0.11 0.11
word	intensify	0.05 -0.05
word	intercept	0.03 -0.03
word	interception	-0.16 0.16
word	interceptor	-0.03 0.03
word	interest	-0.07 0.07
word	interim	-0.05 0.05
word	international	0.06 -0.06
word	internet	0.04 -0.04
word	intervention	-0.07 0.07
word	interview	-0.09 0.09
word	invasion	-0.08 0.08
word	invest	0.13 -0.13
word	investigat	0.07 -0.07
word	investigation	-0.06 0.06
word	investment	0.06 -0.06
word	investor	0.05 -0.05
word	invit	-0.11 0.11
word	invok	-0.06 0.06
word	involv	0.03 -0.03
word	involvement	-0.10 0.10
word	ipo	0.07 -0.07
word	is	-0.07 0.07
word	islamic	-0.10 0.10
word	island	-0.02 0.02
word	isn't	0.02 -0.02
word	issu	0.06 -0.06
word	itself	-0.06 0.06
word	jack	-0.03 0.03
word	jail	0.06 -0.06
word	jam	-0.02 0.02
word	jazeera	-0.05 0.05
word	jen	-0.06 0.06
word	jenning	0.01 -0.01
word	jerom	0.10 -0.10
word	jesu	0.04 -0.04
word	jet	-0.21 0.21
word	jets	-0.02 0.02
word	jewelry	0.09 -0.09
word	jewish	0.08 -0.08
word	jews	0.08 -0.08
word	jimmy	0.11 -0.11
word	job	0.11 -0.11
word	jobles	0.10 -0.10
word	jobs	0.11 -0.11
word	joe	0.02 -0.02
word	john	-0.07 0.07
word	johnson	0.07 -0.07
word	join	-0.01 0.01
word	joint	0.07 -0.07
word	joke	0.12 -0.12
word	jolt	-0.03 0.03
word	jon	0.03 -0.03
word	journalist	-0.02 0.02
word	journey	0.12 -0.12
word	jpmorgan	-0.01 0.01
word	jr	0.11 -0.11
word	judg	0.11 -0.11
word	july	0.10 -0.10
word	jump	-0.06 0.06
word	june	0.06 -0.06
word	just	-0.02 0.02
word	justic	0.08 -0.08
word	justify	-0.09 0.09
word	k	-0.05 0.05
word	kamikaz	0.05 -0.05
word	karl	-0.05 0.05
word	karolin	-0.01 0.01
word	kash	-0.08 0.08
word	keep	0.03 -0.03
word	keir	-0.12 0.12
word	kelly	-0.10 0.10
word	kennedy	0.06 -0.06
word	kent	-0.09 0.09
word	kept	-0.08 0.08
word	key	-0.05 0.05
word	kick	-0.03 0.03
word	kid	0.13 -0.13
word	kill	0.01 -0.01
word	kim	0.08 -0.08
word	kimmel	0.11 -0.11
word	king	0.13 -0.13
word	kirk	0.10 -0.10
word	know	0.01 -0.01
word	korea	0.04 -0.04
word	kurd	-0.15 0.15
word	kurdish	-0.14 0.14
word	kyiv	0.11 -0.11
word	la	0.06 -0.06
word	label	0.11 -0.11
word	labour	0.08 -0.08
word	lack	0.02 -0.02
word	laden	0.04 -0.04
word	lady	0.02 -0.02
word	lake	-0.10 0.10
word	land	0.09 -0.09
word	landmark	0.06 -0.06
word	larg	-0.04 0.04
word	largely	-0.10 0.10
word	largest	-0.07 0.07
word	larry	0.06 -0.06
word	lash	-0.04 0.04
word	last	0.07 -0.07
word	late	-0.09 0.09
word	latest	0.06 -0.06
word	latin	0.11 -0.11
word	launch	0.01 -0.01
word	launcher	-0.07 0.07
word	laura	-0.11 0.11
word	law	0.13 -0.13
word	lawmaker	-0.04 0.04
word	lawsuit	0.12 -0.12
word	lawyer	0.12 -0.12
word	lay	-0.06 0.06
word	lays	-0.07 0.07
word	lead	-0.13 0.13
word	leader	-0.21 0.21
word	leadership	-0.11 0.11
word	leaf	-0.05 0.05
word	leak	-0.10 0.10
word	lean	0.06 -0.06
word	learn	0.02 -0.02
word	least	0.05 -0.05
word	leav	-0.09 0.09
word	led	0.06 -0.06
word	lee	0.04 -0.04
word	left	0.07 -0.07
word	legal	-0.04 0.04
word	lender	0.08 -0.08
word	less	-0.06 0.06
word	lesson	-0.02 0.02
word	let	-0.10 0.10
word	level	0.08 -0.08
word	leverag	-0.10 0.10
word	licenc	0.10 -0.10
word	licens	-0.03 0.03
word	lies	-0.11 0.11
word	life	-0.01 0.01
word	lifelin	-0.09 0.09
word	lift	0.06 -0.06
word	light	0.11 -0.11
word	like	0.07 -0.07
word	likely	-0.04 0.04
word	limbo	0.03 -0.03
word	limit	-0.06 0.06
word	lin	-0.12 0.12
word	lindsey	-0.07 0.07
word	line	0.10 -0.10
word	link	0.11 -0.11
word	list	0.08 -0.08
word	listen	-0.03 0.03
word	littl	-0.11 0.11
word	live	-0.08 0.08
word	livewir	-0.04 0.04
word	lng	-0.12 0.12
word	load	-0.06 0.06
word	lobby	0.08 -0.08
word	local	0.09 -0.09
word	lock	-0.07 0.07
word	logistic	0.03 -0.03
word	long	0.01 -0.01
word	longer	0.06 -0.06
word	look	-0.02 0.02
word	loom	-0.06 0.06
word	lord	-0.01 0.01
word	los	0.10 -0.10
word	lose	0.07 -0.07
word	loser	-0.07 0.07
word	loss	-0.09 0.09
word	lost	-0.04 0.04
word	lot	0.04 -0.04
word	love	0.07 -0.07
word	low	-0.05 0.05
word	lower	0.12 -0.12
word	lpg	-0.05 0.05
word	luxury	-0.06 0.06
word	ly	-0.07 0.07
word	machin	0.06 -0.06
word	made	0.02 -0.02
word	maduro	0.08 -0.08
word	maga	-0.05 0.05
word	magnet	0.08 -0.08
word	maher	0.03 -0.03
word	main	-0.07 0.07
word	maintain	-0.01 0.01
word	majeur	-0.11 0.11
word	major	-0.03 0.03
word	majority	-0.09 0.09
word	mak	-0.05 0.05
word	make	0.06 -0.06
word	man	0.06 -0.06
word	manag	-0.06 0.06
word	manu	-0.01 0.01
word	manufactur	0.06 -0.06
word	many	-0.08 0.08
word	map	0.03 -0.03
word	mapp	-0.02 0.02
word	marathon	-0.10 0.10
word	march	-0.07 0.07
word	maritim	-0.11 0.11
word	marjori	-0.08 0.08
word	mark	0.02 -0.02
word	market	-0.14 0.14
word	martyr	-0.10 0.10
word	mass	0.04 -0.04
word	massiv	0.05 -0.05
word	match	0.03 -0.03
word	material	-0.05 0.05
word	matter	0.05 -0.05
word	may	0.08 -0.08
word	mayor	0.09 -0.09
word	mean	0.02 -0.02
word	meant	-0.04 0.04
word	measur	0.04 -0.04
word	mechanism	-0.05 0.05
word	media	-0.12 0.12
word	mediat	-0.09 0.09
word	mediation	0.03 -0.03
word	mediator	-0.09 0.09
word	medic	-0.07 0.07
word	medical	0.08 -0.08
word	meet	0.02 -0.02
word	meg	-0.07 0.07
word	megyn	-0.08 0.08
word	melania	0.14 -0.14
word	member	-0.08 0.08
word	memo	0.08 -0.08
word	memorandum	-0.13 0.13
word	men	0.01 -0.01
word	mental	0.11 -0.11
word	menu	0.04 -0.04
word	merger	0.03 -0.03
word	mess	0.05 -0.05
word	messag	0.13 -0.13
word	meta	0.05 -0.05
word	methanol	-0.10 0.10
word	michigan	0.13 -0.13
word	microsoft	0.08 -0.08
word	middl	0.09 -0.09
word	midterm	-0.03 0.03
word	might	-0.02 0.02
word	migrant	0.10 -0.10
word	mike	0.04 -0.04
word	mil	-0.08 0.08
word	militant	0.09 -0.09
word	military	-0.12 0.12
word	militia	0.03 -0.03
word	million	-0.10 0.10
word	min	0.05 -0.05
word	mind	-0.07 0.07
word	mine	0.05 -0.05
word	mineral	0.12 -0.12
word	minister	0.03 -0.03
word	minut	0.02 -0.02
word	miraculou	-0.08 0.08
word	mislead	-0.04 0.04
word	miss	-0.11 0.11
word	missil	-0.15 0.15
word	mission	-0.12 0.12
word	mistak	-0.11 0.11
word	mix	-0.05 0.05
word	mobil	0.08 -0.08
word	mock	0.11 -0.11
word	modi	0.13 -0.13
word	moment	-0.04 0.04
word	monday	0.04 -0.04
word	money	0.14 -0.14
word	monitor	0.07 -0.07
word	month	0.03 -0.03
word	mood	0.05 -0.05
word	moon	0.10 -0.10
word	moor	0.09 -0.09
word	more	-0.13 0.13
word	morn	-0.09 0.09
word	mortgag	0.03 -0.03
word	mosqu	0.03 -0.03
word	most	0.05 -0.05
word	mostly	-0.03 0.03
word	mother	0.07 -0.07
word	mou	-0.17 0.17
word	mount	0.01 -0.01
word	mountain	-0.07 0.07
word	mourn	-0.11 0.11
word	mov	-0.03 0.03
word	move	0.03 -0.03
word	mp	-0.01 0.01
word	mr	-0.04 0.04
word	ms	0.04 -0.04
word	much	-0.02 0.02
word	mueller	0.13 -0.13
word	mull	-0.01 0.01
word	mullah	-0.08 0.08
word	multi	0.04 -0.04
word	multipl	0.06 -0.06
word	murder	0.12 -0.12
word	museum	0.11 -0.11
word	musk	0.04 -0.04
word	muslim	0.02 -0.02
word	must	-0.07 0.07
word	mut	0.01 -0.01
word	my	0.09 -0.09
word	n	0.06 -0.06
word	nam	-0.01 0.01
word	name	0.09 -0.09
word	narco	0.12 -0.12
word	narrow	-0.04 0.04
word	nasdaq	-0.04 0.04
word	nation	-0.09 0.09
word	national	0.13 -0.13
word	natural	-0.08 0.08
word	naval	-0.09 0.09
word	navy	0.03 -0.03
word	nazi	0.11 -0.11
word	near	0.05 -0.05
word	nearly	0.04 -0.04
word	need	0.03 -0.03
word	negotiat	-0.15 0.15
word	negotiation	-0.10 0.10
word	negotiator	-0.19 0.19
word	neighbor	-0.03 0.03
word	neighbour	-0.14 0.14
word	nerv	-0.08 0.08
word	net	0.05 -0.05
word	network	0.05 -0.05
word	neutral	-0.06 0.06
word	neutrality	-0.01 0.01
word	never	0.09 -0.09
word	new	0.11 -0.11
word	news	0.11 -0.11
word	newsom	0.10 -0.10
word	next	0.01 -0.01
word	nfl	0.07 -0.07
word	night	-0.04 0.04
word	nightmar	0.07 -0.07
word	nine	-0.02 0.02
word	nippon	0.12 -0.12
word	no	-0.10 0.10
word	nobel	-0.07 0.07
word	nobody	-0.07 0.07
word	noem	0.12 -0.12
word	nois	-0.01 0.01
word	nomine	0.12 -0.12
word	non	0.10 -0.10
word	none	-0.06 0.06
word	normal	0.03 -0.03
word	north	0.03 -0.03
word	northern	-0.07 0.07
word	not	-0.10 0.10
word	noth	-0.06 0.06
word	notic	-0.11 0.11
word	now	0.02 -0.02
word	nuclear	0.01 -0.01
word	nuk	-0.09 0.09
word	nuke	-0.09 0.09
word	number	0.09 -0.09
word	nvidia	0.13 -0.13
word	ny	0.01 -0.01
word	nyt	0.07 -0.07
word	obama	0.08 -0.08
word	objectiv	-0.11 0.11
word	oblig	-0.09 0.09
word	obligation	-0.09 0.09
word	obliterat	0.05 -0.05
word	obliteration	-0.05 0.05
word	occupy	0.05 -0.05
word	oct	0.08 -0.08
word	odd	-0.03 0.03
word	off	-0.05 0.05
word	offensiv	0.01 -0.01
word	offer	-0.02 0.02
word	offic	0.07 -0.07
word	officially	0.02 -0.02
word	oil	-0.07 0.07
word	oils	-0.08 0.08
word	old	0.05 -0.05
word	once	0.06 -0.06
word	one	0.01 -0.01
word	ones	0.05 -0.05
word	ongo	-0.02 0.02
word	onlin	0.07 -0.07
word	only	-0.02 0.02
word	op	0.03 -0.03
word	open	0.05 -0.05
word	openai	0.09 -0.09
word	operation	-0.16 0.16
word	operational	-0.05 0.05
word	operator	0.02 -0.02
word	opinion	0.14 -0.14
word	opportunity	0.05 -0.05
word	oppos	-0.01 0.01
word	opposition	-0.04 0.04
word	option	-0.12 0.12
word	orban	0.08 -0.08
word	order	0.02 -0.02
word	organization	0.07 -0.07
word	orthodox	0.17 -0.17
word	other	-0.02 0.02
word	our	-0.01 0.01
word	oust	0.05 -0.05
word	out	0.06 -0.06
word	outbreak	0.12 -0.12
word	outcom	0.03 -0.03
word	outlin	0.01 -0.01
word	outlook	-0.08 0.08
word	output	-0.06 0.06
word	outrag	0.04 -0.04
word	outsid	0.12 -0.12
word	over	0.02 -0.02
word	overnight	0.01 -0.01
word	overwhelm	0.06 -0.06
word	own	0.01 -0.01
word	owner	-0.04 0.04
word	p	-0.03 0.03
word	pacific	0.11 -0.11
word	packag	-0.03 0.03
word	pact	0.03 -0.03
word	page	-0.02 0.02
word	paid	0.08 -0.08
word	pain	0.07 -0.07
word	pal	0.07 -0.07
word	palac	0.01 -0.01
word	palestin	0.07 -0.07
word	palestinian	0.09 -0.09
word	palm	0.06 -0.06
word	pam	0.06 -0.06
word	panel	0.01 -0.01
word	panic	-0.10 0.10
word	panick	-0.07 0.07
word	parad	0.04 -0.04
word	paralympic	0.05 -0.05
word	pardon	0.11 -0.11
word	parent	0.03 -0.03
word	park	-0.08 0.08
word	parliament	-0.04 0.04
word	part	0.04 -0.04
word	participat	0.03 -0.03
word	participation	-0.07 0.07
word	party	-0.01 0.01
word	pass	0.08 -0.08
word	passag	-0.09 0.09
word	passenger	0.02 -0.02
word	past	-0.03 0.03
word	patel	-0.08 0.08
word	path	0.09 -0.09
word	patient	0.08 -0.08
word	patrol	0.05 -0.05
word	paus	-0.06 0.06
word	pay	-0.06 0.06
word	pays	-0.05 0.05
word	pbb	0.15 -0.15
word	peac	-0.12 0.12
word	peacemaker	-0.08 0.08
word	pearl	0.08 -0.08
word	pedro	-0.06 0.06
word	penalty	0.09 -0.09
word	peopl	0.04 -0.04
word	per	-0.11 0.11
word	percent	0.01 -0.01
word	period	-0.04 0.04
word	persian	-0.15 0.15
word	person	0.02 -0.02
word	personal	-0.02 0.02
word	peter	-0.05 0.05
word	petrochemical	-0.14 0.14
word	petrol	-0.07 0.07
word	petroleum	-0.10 0.10
word	phas	-0.06 0.06
word	phillip	-0.07 0.07
word	phon	0.03 -0.03
word	photo	-0.05 0.05
word	pick	-0.03 0.03
word	pictur	0.06 -0.06
word	pilot	-0.09 0.09
word	pip	-0.07 0.07
word	pipelin	-0.05 0.05
word	pirat	0.09 -0.09
word	pitch	0.05 -0.05
word	plac	-0.03 0.03
word	plan	0.05 -0.05
word	plann	0.07 -0.07
word	plant	-0.10 0.10
word	play	-0.03 0.03
word	playbook	-0.05 0.05
word	player	-0.01 0.01
word	plead	-0.08 0.08
word	pleas	-0.08 0.08
word	pledg	0.06 -0.06
word	plot	-0.03 0.03
word	plummet	0.02 -0.02
word	plung	-0.08 0.08
word	pm	0.04 -0.04
word	podcast	-0.02 0.02
word	point	-0.03 0.03
word	pois	-0.02 0.02
word	polic	0.05 -0.05
word	policy	0.06 -0.06
word	political	0.04 -0.04
word	politically	0.04 -0.04
word	politician	-0.02 0.02
word	poll	0.02 -0.02
word	polymarket	-0.09 0.09
word	ponder	0.04 -0.04
word	pool	0.07 -0.07
word	poor	-0.06 0.06
word	popular	-0.07 0.07
word	port	0.02 -0.02
word	pose	-0.10 0.10
word	position	-0.10 0.10
word	possibility	0.02 -0.02
word	possibl	-0.18 0.18
word	post	-0.03 0.03
word	postpon	-0.07 0.07
word	potential	-0.04 0.04
word	pound	0.01 -0.01
word	powell	0.13 -0.13
word	power	-0.05 0.05
word	powerful	-0.02 0.02
word	practic	0.08 -0.08
word	prais	-0.08 0.08
word	prayer	-0.12 0.12
word	pre	-0.09 0.09
word	precaution	-0.06 0.06
word	predicament	-0.09 0.09
word	predict	-0.07 0.07
word	prediction	0.01 -0.01
word	premium	-0.01 0.01
word	prepar	-0.05 0.05
word	preparation	0.02 -0.02
word	pres	0.05 -0.05
word	present	-0.09 0.09
word	president	0.08 -0.08
word	presidential	0.12 -0.12
word	press	-0.02 0.02
word	pressur	0.01 -0.01
word	pretty	0.02 -0.02
word	prevent	-0.08 0.08
word	previou	0.06 -0.06
word	pric	-0.18 0.18
word	prid	0.07 -0.07
word	prim	0.09 -0.09
word	primary	0.07 -0.07
word	primetim	-0.03 0.03
word	priority	0.06 -0.06
word	prison	0.12 -0.12
word	privat	0.07 -0.07
word	priz	-0.07 0.07
word	pro	0.08 -0.08
word	prob	0.08 -0.08
word	probably	-0.05 0.05
word	problem	-0.02 0.02
word	proces	-0.04 0.04
word	produc	-0.10 0.10
word	producer	0.03 -0.03
word	product	-0.06 0.06
word	production	-0.11 0.11
word	profit	-0.04 0.04
word	program	-0.02 0.02
word	programm	0.01 -0.01
word	progres	-0.04 0.04
word	project	0.08 -0.08
word	projectil	-0.16 0.16
word	prolong	0.06 -0.06
word	promis	0.02 -0.02
word	prompt	0.11 -0.11
word	propaganda	0.04 -0.04
word	property	0.06 -0.06
word	proportional	-0.09 0.09
word	propos	0.04 -0.04
word	proposal	0.01 -0.01
word	prosecutor	0.07 -0.07
word	protection	-0.06 0.06
word	protest	0.13 -0.13
word	protester	0.10 -0.10
word	prov	0.07 -0.07
word	provid	-0.14 0.14
word	proxy	-0.11 0.11
word	psaki	-0.04 0.04
word	public	0.01 -0.01
word	pull	-0.08 0.08
word	pummel	-0.02 0.02
word	purchas	0.02 -0.02
word	pursu	-0.14 0.14
word	push	0.01 -0.01
word	put	0.08 -0.08
word	puts	0.09 -0.09
word	putt	0.02 -0.02
word	quarter	-0.02 0.02
word	question	-0.14 0.14
word	quick	-0.06 0.06
word	quickly	-0.11 0.11
word	quietly	-0.08 0.08
word	quit	0.08 -0.08
word	rabbi	0.04 -0.04
word	rac	0.03 -0.03
word	race	0.09 -0.09
word	radar	-0.10 0.10
word	rag	0.03 -0.03
word	rage	0.08 -0.08
word	raid	0.02 -0.02
word	rain	-0.12 0.12
word	rais	-0.02 0.02
word	rally	-0.16 0.16
word	rambl	0.03 -0.03
word	rang	0.04 -0.04
word	rant	0.07 -0.07
word	rare	0.09 -0.09
word	rate	0.11 -0.11
word	rats	0.05 -0.05
word	re	0.02 -0.02
word	reach	-0.16 0.16
word	react	0.01 -0.01
word	reaction	0.07 -0.07
word	reactor	0.08 -0.08
word	read	0.03 -0.03
word	readines	-0.08 0.08
word	ready	-0.15 0.15
word	reaffirm	0.03 -0.03
word	real	0.04 -0.04
word	reality	-0.07 0.07
word	really	-0.10 0.10
word	reason	-0.07 0.07
word	rebound	-0.12 0.12
word	rebuild	-0.06 0.06
word	rebuk	0.01 -0.01
word	recall	0.03 -0.03
word	receipt	-0.12 0.12
word	receiv	0.10 -0.10
word	recent	-0.13 0.13
word	recently	0.03 -0.03
word	recession	0.01 -0.01
word	record	-0.03 0.03
word	recover	-0.05 0.05
word	recovery	-0.12 0.12
word	red	0.04 -0.04
word	reduc	0.09 -0.09
word	reev	-0.08 0.08
word	refinery	0.08 -0.08
word	reflect	0.02 -0.02
word	refuel	-0.08 0.08
word	refuell	-0.16 0.16
word	refug	-0.10 0.10
word	refuge	-0.09 0.09
word	refus	-0.10 0.10
word	regim	-0.12 0.12
word	region	-0.07 0.07
word	regional	-0.05 0.05
word	regulator	0.10 -0.10
word	reignit	-0.09 0.09
word	reimpos	-0.07 0.07
word	reject	0.08 -0.08
word	rejection	-0.10 0.10
word	relation	0.09 -0.09
word	relationship	0.04 -0.04
word	releas	-0.09 0.09
word	relianc	0.02 -0.02
word	relief	-0.11 0.11
word	religiou	0.01 -0.01
word	rely	-0.09 0.09
word	remain	-0.17 0.17
word	remark	-0.04 0.04
word	remov	0.04 -0.04
word	removal	-0.04 0.04
word	reopen	-0.08 0.08
word	rep	-0.04 0.04
word	repair	0.01 -0.01
word	repatriat	0.04 -0.04
word	repatriation	-0.07 0.07
word	replac	0.09 -0.09
word	reply	-0.01 0.01
word	report	-0.01 0.01
word	reportedly	-0.11 0.11
word	reporter	-0.03 0.03
word	repression	-0.12 0.12
word	republic	0.03 -0.03
word	republican	0.04 -0.04
word	request	0.05 -0.05
word	rescu	-0.11 0.11
word	rescuer	-0.06 0.06
word	research	0.10 -0.10
word	reserv	-0.07 0.07
word	reshap	0.05 -0.05
word	resident	0.09 -0.09
word	resign	-0.03 0.03
word	resilienc	-0.10 0.10
word	resistanc	0.06 -0.06
word	resolution	-0.03 0.03
word	resort	0.04 -0.04
word	respect	-0.07 0.07
word	respond	0.05 -0.05
word	respons	-0.17 0.17
word	responsibility	0.07 -0.07
word	responsibl	-0.09 0.09
word	rest	0.03 -0.03
word	restart	0.06 -0.06
word	restaurant	-0.06 0.06
word	restor	-0.02 0.02
word	restraint	-0.03 0.03
word	restrict	0.09 -0.09
word	restriction	-0.05 0.05
word	resum	-0.12 0.12
word	retaliat	-0.06 0.06
word	retaliation	-0.08 0.08
word	retaliatory	-0.09 0.09
word	rethink	0.10 -0.10
word	retir	-0.08 0.08
word	retreat	-0.02 0.02
word	return	-0.15 0.15
word	reut	0.04 -0.04
word	reuter	-0.09 0.09
word	reveal	0.03 -0.03
word	reveng	0.06 -0.06
word	revenu	-0.11 0.11
word	review	0.08 -0.08
word	revis	0.05 -0.05
word	reviv	-0.07 0.07
word	revival	0.06 -0.06
word	revok	-0.05 0.05
word	revolt	-0.03 0.03
word	revolution	0.04 -0.04
word	reward	-0.03 0.03
word	rfk	0.10 -0.10
word	rhetoric	-0.06 0.06
word	rich	0.11 -0.11
word	ridicul	-0.04 0.04
word	ridiculou	-0.09 0.09
word	rift	0.05 -0.05
word	right	0.08 -0.08
word	rips	-0.04 0.04
word	ris	-0.05 0.05
word	rise	-0.03 0.03
word	risk	-0.16 0.16
word	risky	-0.08 0.08
word	rival	-0.08 0.08
word	road	0.06 -0.06
word	roadmap	0.02 -0.02
word	robert	0.07 -0.07
word	robot	0.10 -0.10
word	robotaxi	0.13 -0.13
word	rock	0.09 -0.09
word	rocket	0.10 -0.10
word	roil	0.02 -0.02
word	role	0.04 -0.04
word	room	-0.03 0.03
word	rose	0.01 -0.01
word	roulett	-0.09 0.09
word	round	-0.13 0.13
word	rout	-0.12 0.12
word	row	-0.08 0.08
word	royal	-0.05 0.05
word	rs	0.04 -0.04
word	rubbl	-0.12 0.12
word	rul	0.15 -0.15
word	rule	0.06 -0.06
word	run	0.09 -0.09
word	rundown	0.04 -0.04
word	runn	-0.06 0.06
word	rural	0.11 -0.11
word	rush	-0.11 0.11
word	s	0.07 -0.07
word	sack	0.06 -0.06
word	safe	-0.16 0.16
word	safety	0.07 -0.07
word	said	0.10 -0.10
word	sailor	-0.20 0.20
word	sal	0.06 -0.06
word	sale	0.07 -0.07
word	salt	0.08 -0.08
word	same	0.06 -0.06
word	sanchez	-0.06 0.06
word	sanction	-0.08 0.08
word	sanctuary	0.12 -0.12
word	satellit	-0.13 0.13
word	saturday	0.06 -0.06
word	savag	0.10 -0.10
word	save	0.10 -0.10
word	saw	0.05 -0.05
word	says	-0.01 0.01
word	scal	0.01 -0.01
word	scandal	0.09 -0.09
word	scar	0.10 -0.10
word	scen	0.01 -0.01
word	scenario	-0.11 0.11
word	sceptical	-0.06 0.06
word	schedul	0.02 -0.02
word	schem	-0.08 0.08
word	school	-0.09 0.09
word	schweizer	-0.09 0.09
word	scienc	0.12 -0.12
word	scientist	-0.05 0.05
word	scott	0.01 -0.01
word	scrambl	0.02 -0.02
word	scrutiny	-0.04 0.04
word	sea	0.14 -0.14
word	seafarer	-0.13 0.13
word	seal	0.03 -0.03
word	search	-0.01 0.01
word	second	-0.08 0.08
word	secret	0.07 -0.07
word	sector	0.07 -0.07
word	secur	0.01 -0.01
word	security	0.01 -0.01
word	see	-0.09 0.09
word	seek	0.03 -0.03
word	seem	-0.07 0.07
word	seen	-0.11 0.11
word	sees	0.02 -0.02
word	seiz	0.05 -0.05
word	seizur	0.06 -0.06
word	self	0.09 -0.09
word	sell	-0.07 0.07
word	senat	0.07 -0.07
word	senator	-0.02 0.02
word	send	-0.08 0.08
word	senior	-0.14 0.14
word	sens	0.03 -0.03
word	sent	-0.01 0.01
word	sentenc	-0.03 0.03
word	sentiment	0.07 -0.07
word	separat	0.10 -0.10
word	seriou	0.03 -0.03
word	seriously	0.04 -0.04
word	serv	0.05 -0.05
word	servic	0.03 -0.03
word	session	-0.01 0.01
word	set	-0.05 0.05
word	settlement	-0.02 0.02
word	settler	0.12 -0.12
word	seven	-0.05 0.05
word	seventh	-0.04 0.04
word	sever	-0.07 0.07
word	several	0.03 -0.03
word	severely	-0.13 0.13
word	shadow	0.06 -0.06
word	shah	0.06 -0.06
word	shak	-0.07 0.07
word	shaky	-0.05 0.05
word	shap	-0.05 0.05
word	shar	0.12 -0.12
word	sharply	-0.04 0.04
word	shatter	-0.09 0.09
word	shekel	0.08 -0.08
word	shelter	-0.10 0.10
word	shelv	0.04 -0.04
word	shield	-0.06 0.06
word	shift	-0.04 0.04
word	ship	-0.13 0.13
word	shipment	0.10 -0.10
word	shipp	-0.05 0.05
word	shipper	0.03 -0.03
word	shock	-0.19 0.19
word	shockwav	-0.08 0.08
word	shoot	0.10 -0.10
word	shooter	0.13 -0.13
word	shooting	0.13 -0.13
word	shor	-0.08 0.08
word	short	0.08 -0.08
word	shortag	-0.06 0.06
word	shortly	-0.09 0.09
word	shot	0.01 -0.01
word	should	0.06 -0.06
word	show	0.01 -0.01
word	shown	0.08 -0.08
word	shut	-0.09 0.09
word	shutdown	0.08 -0.08
word	sick	-0.01 0.01
word	sid	-0.02 0.02
word	side	-0.04 0.04
word	sidelin	-0.02 0.02
word	sight	-0.10 0.10
word	sign	0.01 -0.01
word	signal	-0.04 0.04
word	significant	0.03 -0.03
word	significantly	-0.05 0.05
word	silver	0.08 -0.08
word	simmer	-0.03 0.03
word	sinc	0.02 -0.02
word	sink	0.07 -0.07
word	siren	-0.10 0.10
word	sit	0.02 -0.02
word	site	0.06 -0.06
word	situation	-0.05 0.05
word	six	-0.03 0.03
word	sky	-0.11 0.11
word	skyscraper	-0.09 0.09
word	slain	-0.05 0.05
word	slam	0.07 -0.07
word	slamm	0.07 -0.07
word	sleeper	-0.08 0.08
word	sleev	-0.07 0.07
word	slid	-0.10 0.10
word	slow	-0.10 0.10
word	slump	-0.02 0.02
word	small	0.04 -0.04
word	smart	0.07 -0.07
word	smash	-0.08 0.08
word	smith	0.05 -0.05
word	smok	-0.08 0.08
word	snapshot	-0.09 0.09
word	snl	0.09 -0.09
word	soar	-0.01 0.01
word	soccer	0.05 -0.05
word	social	0.04 -0.04
word	softbank	0.08 -0.08
word	soil	-0.10 0.10
word	sold	0.05 -0.05
word	soldier	0.08 -0.08
word	solution	-0.05 0.05
word	some	-0.08 0.08
word	son	-0.02 0.02
word	soon	-0.02 0.02
word	sought	-0.02 0.02
word	sound	0.01 -0.01
word	sourc	-0.06 0.06
word	south	0.01 -0.01
word	southeast	-0.05 0.05
word	southern	-0.04 0.04
word	sovereign	0.08 -0.08
word	spac	0.05 -0.05
word	spacex	0.09 -0.09
word	spar	-0.04 0.04
word	spark	0.06 -0.06
word	speak	-0.06 0.06
word	speaker	-0.02 0.02
word	special	0.02 -0.02
word	speculation	0.06 -0.06
word	speech	0.01 -0.01
word	speedboat	-0.02 0.02
word	spend	0.17 -0.17
word	spik	-0.08 0.08
word	spill	0.07 -0.07
word	spiral	-0.11 0.11
word	split	0.07 -0.07
word	spok	0.03 -0.03
word	spokesman	-0.14 0.14
word	sponsor	0.08 -0.08
word	spot	-0.01 0.01
word	spox	0.03 -0.03
word	spr	0.05 -0.05
word	sprawl	0.07 -0.07
word	spread	-0.13 0.13
word	spy	-0.13 0.13
word	squar	-0.08 0.08
word	squeez	-0.06 0.06
word	st	0.09 -0.09
word	stabiliz	-0.07 0.07
word	stablecoin	0.12 -0.12
word	staffer	0.06 -0.06
word	stag	-0.03 0.03
word	stagger	-0.06 0.06
word	stak	-0.05 0.05
word	stall	0.02 -0.02
word	stanc	0.01 -0.01
word	stand	0.11 -0.11
word	standard	-0.11 0.11
word	standoff	-0.09 0.09
word	standstill	-0.03 0.03
word	star	0.13 -0.13
word	stark	-0.05 0.05
word	start	-0.08 0.08
word	startl	0.02 -0.02
word	stat	0.07 -0.07
word	statcan	0.09 -0.09
word	statement	-0.09 0.09
word	station	-0.01 0.01
word	statu	-0.03 0.03
word	stay	-0.08 0.08
word	steady	0.01 -0.01
word	steal	0.06 -0.06
word	stealth	-0.03 0.03
word	steel	0.09 -0.09
word	step	0.07 -0.07
word	stephen	0.12 -0.12
word	stick	-0.05 0.05
word	still	-0.03 0.03
word	stockpil	-0.07 0.07
word	stok	-0.01 0.01
word	ston	0.03 -0.03
word	stop	-0.05 0.05
word	stopp	0.09 -0.09
word	stor	0.07 -0.07
word	storag	-0.05 0.05
word	storm	-0.02 0.02
word	story	0.02 -0.02
word	straight	-0.06 0.06
word	strain	-0.04 0.04
word	strait	-0.13 0.13
word	strand	-0.13 0.13
word	strang	0.07 -0.07
word	strategic	-0.12 0.12
word	strategist	0.06 -0.06
word	strategy	-0.15 0.15
word	street	-0.17 0.17
word	strength	-0.01 0.01
word	stres	-0.08 0.08
word	strik	-0.09 0.09
word	strong	0.05 -0.05
word	stronger	-0.10 0.10
word	strongly	-0.09 0.09
word	struck	-0.01 0.01
word	struggl	0.03 -0.03
word	stuck	-0.06 0.06
word	student	0.13 -0.13
word	study	0.13 -0.13
word	stumbl	0.03 -0.03
word	stupid	0.05 -0.05
word	styl	0.09 -0.09
word	submarin	0.05 -0.05
word	submit	-0.09 0.09
word	succes	-0.10 0.10
word	successful	0.05 -0.05
word	successor	-0.11 0.11
word	sue	0.08 -0.08
word	sues	0.06 -0.06
word	suffer	0.04 -0.04
word	suggest	-0.13 0.13
word	suicid	0.06 -0.06
word	summer	0.07 -0.07
word	summit	0.09 -0.09
word	summon	-0.02 0.02
word	sunday	0.08 -0.08
word	sunk	-0.11 0.11
word	supply	-0.24 0.24
word	support	-0.07 0.07
word	supporter	-0.04 0.04
word	suprem	0.08 -0.08
word	sure	-0.04 0.04
word	surg	-0.01 0.01
word	surpris	0.04 -0.04
word	surrender	-0.08 0.08
word	survey	0.10 -0.10
word	surviv	0.03 -0.03
word	survival	-0.04 0.04
word	survivor	-0.08 0.08
word	suspect	0.08 -0.08
word	suspend	0.05 -0.05
word	sustain	-0.03 0.03
word	sweep	0.07 -0.07
word	swift	-0.03 0.03
word	swip	0.03 -0.03
word	system	-0.03 0.03
word	tabl	-0.12 0.12
word	tactic	0.09 -0.09
word	taiwan	0.10 -0.10
word	tak	-0.01 0.01
word	take	0.01 -0.01
word	takeaway	-0.12 0.12
word	taken	0.02 -0.02
word	talk	-0.14 0.14
word	tame	0.01 -0.01
word	tank	-0.01 0.01
word	tanker	-0.13 0.13
word	tap	-0.01 0.01
word	tapper	-0.01 0.01
word	taps	0.09 -0.09
word	target	0.01 -0.01
word	tariff	0.29 -0.29
word	tasnim	-0.04 0.04
word	taunt	-0.10 0.10
word	tax	0.12 -0.12
word	taxpayer	-0.05 0.05
word	taylor	-0.08 0.08
word	teacher	0.09 -0.09
word	team	0.14 -0.14
word	tech	0.10 -0.10
word	teen	0.10 -0.10
word	tell	-0.15 0.15
word	temporary	0.06 -0.06
word	ten	-0.09 0.09
word	tens	-0.05 0.05
word	tension	-0.07 0.07
word	term	0.10 -0.10
word	terminal	-0.09 0.09
word	terribl	0.07 -0.07
word	terrify	-0.04 0.04
word	territory	0.01 -0.01
word	terror	0.01 -0.01
word	terrorism	-0.04 0.04
word	terrorist	0.10 -0.10
word	tesla	0.10 -0.10
word	texa	0.19 -0.19
word	text	-0.13 0.13
word	thank	-0.04 0.04
word	their	0.02 -0.02
word	them	-0.09 0.09
word	then	-0.09 0.09
word	theory	0.09 -0.09
word	ther	-0.09 0.09
word	thes	-0.02 0.02
word	they	0.05 -0.05
word	they'r	0.05 -0.05
word	thing	0.07 -0.07
word	think	-0.11 0.11
word	third	-0.09 0.09
word	thoma	-0.04 0.04
word	thos	-0.04 0.04
word	though	-0.03 0.03
word	thousand	-0.01 0.01
word	thre	-0.04 0.04
word	threat	-0.08 0.08
word	threaten	-0.07 0.07
word	through	-0.01 0.01
word	thursday	-0.03 0.03
word	thwart	-0.01 0.01
word	tick	0.09 -0.09
word	tied	-0.13 0.13
word	ties	0.08 -0.08
word	tight	-0.08 0.08
word	tighten	-0.01 0.01
word	tiktok	0.01 -0.01
word	tim	0.21 -0.21
word	time	-0.11 0.11
word	timelin	-0.11 0.11
word	today	-0.06 0.06
word	together	0.09 -0.09
word	told	-0.07 0.07
word	toll	-0.07 0.07
word	tomorrow	-0.05 0.05
word	too	0.03 -0.03
word	took	0.10 -0.10
word	tool	-0.03 0.03
word	top	-0.08 0.08
word	topic	-0.03 0.03
word	tops	-0.04 0.04
word	torch	0.04 -0.04
word	torn	0.03 -0.03
word	torpedo	-0.13 0.13
word	tortur	0.03 -0.03
word	toss	0.03 -0.03
word	total	-0.10 0.10
word	totally	-0.09 0.09
word	tough	-0.01 0.01
word	tour	0.08 -0.08
word	tourism	0.07 -0.07
word	tourist	-0.07 0.07
word	tout	0.06 -0.06
word	toward	-0.07 0.07
word	tower	-0.06 0.06
word	town	0.01 -0.01
word	toxic	0.03 -0.03
word	track	0.05 -0.05
word	tracker	0.04 -0.04
word	trad	0.14 -0.14
word	trader	-0.16 0.16
word	traffic	-0.12 0.12
word	train	0.13 -0.13
word	transfer	-0.10 0.10
word	transit	-0.07 0.07
word	transport	0.05 -0.05
word	trap	0.03 -0.03
word	trapp	-0.08 0.08
word	trash	0.04 -0.04
word	travel	0.04 -0.04
word	treasury	-0.01 0.01
word	treatment	0.14 -0.14
word	trey	-0.06 0.06
word	trigger	-0.07 0.07
word	trillion	0.05 -0.05
word	trip	0.08 -0.08
word	tripl	-0.06 0.06
word	troll	-0.08 0.08
word	troop	0.08 -0.08
word	troubl	0.03 -0.03
word	truc	0.10 -0.10
word	trust	0.04 -0.04
word	truth	-0.08 0.08
word	try	-0.02 0.02
word	tsa	0.11 -0.11
word	tsmc	0.06 -0.06
word	tsunami	0.11 -0.11
word	tucker	-0.03 0.03
word	tuesday	-0.05 0.05
word	tulsi	-0.07 0.07
word	tumbl	-0.08 0.08
word	turn	0.04 -0.04
word	tv	-0.16 0.16
word	two	0.02 -0.02
word	u	-0.03 0.03
word	ufc	0.02 -0.02
word	ukmto	-0.07 0.07
word	ultimatum	-0.03 0.03
word	ultra	0.07 -0.07
word	unacceptabl	0.05 -0.05
word	unanswer	-0.04 0.04
word	unauthoriz	-0.06 0.06
word	uncertain	-0.01 0.01
word	uncertainty	-0.16 0.16
word	unchang	-0.07 0.07
word	unclear	-0.06 0.06
word	unconditional	-0.08 0.08
word	under	-0.06 0.06
word	underground	-0.10 0.10
word	undermin	0.06 -0.06
word	understand	0.07 -0.07
word	underway	-0.11 0.11
word	unfair	-0.08 0.08
word	unfreez	-0.07 0.07
word	unhing	-0.04 0.04
word	unify	-0.06 0.06
word	unilateral	0.14 -0.14
word	union	0.03 -0.03
word	unit	-0.09 0.09
word	unity	-0.10 0.10
word	university	0.09 -0.09
word	unleash	-0.03 0.03
word	unles	-0.02 0.02
word	unlikely	-0.12 0.12
word	unlock	-0.03 0.03
word	unpredictabl	-0.08 0.08
word	unsaf	0.06 -0.06
word	unveil	0.12 -0.12
word	up	-0.05 0.05
word	updat	-0.20 0.20
word	upend	-0.05 0.05
word	uphold	0.04 -0.04
word	upon	-0.07 0.07
word	upper	-0.04 0.04
word	upris	-0.07 0.07
word	upward	-0.08 0.08
word	uranium	-0.10 0.10
word	urg	0.07 -0.07
word	urge	-0.07 0.07
word	urgent	-0.07 0.07
word	us	-0.07 0.07
word	use	0.07 -0.07
word	used	0.06 -0.06
word	uses	0.09 -0.09
word	valu	0.05 -0.05
word	vast	-0.06 0.06
word	vehicl	0.01 -0.01
word	versaill	-0.06 0.06
word	very	-0.04 0.04
word	vessel	0.07 -0.07
word	veteran	0.07 -0.07
word	via	-0.10 0.10
word	vice	-0.07 0.07
word	victory	-0.08 0.08
word	vietnam	-0.07 0.07
word	view	-0.12 0.12
word	vigilant	-0.04 0.04
word	villag	0.06 -0.06
word	violat	0.05 -0.05
word	violation	0.03 -0.03
word	violenc	0.12 -0.12
word	violent	0.08 -0.08
word	visa	0.12 -0.12
word	visit	0.03 -0.03
word	visitor	-0.02 0.02
word	vital	0.04 -0.04
word	voic	-0.01 0.01
word	volatil	-0.04 0.04
word	volatility	-0.07 0.07
word	vot	0.06 -0.06
word	vote	0.08 -0.08
word	voter	0.09 -0.09
word	vows	0.02 -0.02
word	voyag	-0.04 0.04
word	vp	-0.07 0.07
word	vulnerability	-0.09 0.09
word	vulnerabl	-0.09 0.09
word	wag	-0.05 0.05
word	wait	-0.01 0.01
word	waiver	-0.02 0.02
word	wake	-0.08 0.08
word	walk	-0.05 0.05
word	want	0.04 -0.04
word	war	-0.14 0.14
word	warfar	0.05 -0.05
word	warning	-0.08 0.08
word	warplan	-0.03 0.03
word	wars	-0.09 0.09
word	warship	-0.19 0.19
word	wasn't	0.06 -0.06
word	watch	-0.02 0.02
word	watchdog	0.03 -0.03
word	water	0.01 -0.01
word	waterway	-0.07 0.07
word	wav	-0.06 0.06
word	wave	-0.04 0.04
word	way	-0.05 0.05
word	ways	-0.04 0.04
word	we	0.04 -0.04
word	we'r	0.08 -0.08
word	we'v	-0.09 0.09
word	weak	0.01 -0.01
word	weapon	-0.08 0.08
word	weather	0.17 -0.17
word	wednesday	0.01 -0.01
word	week	-0.10 0.10
word	weekend	-0.08 0.08
word	weigh	-0.02 0.02
word	welcom	-0.10 0.10
word	welker	-0.05 0.05
word	well	0.07 -0.07
word	went	-0.02 0.02
word	west	-0.17 0.17
word	western	-0.08 0.08
word	wh	-0.09 0.09
word	what	0.06 -0.06
word	whcd	0.11 -0.11
word	when	-0.07 0.07
word	wher	-0.01 0.01
word	whether	0.07 -0.07
word	which	-0.04 0.04
word	whil	-0.04 0.04
word	whin	-0.07 0.07
word	whit	0.07 -0.07
word	who	0.08 -0.08
word	whol	0.01 -0.01
word	whos	0.07 -0.07
word	why	-0.08 0.08
word	wider	-0.01 0.01
word	wife	-0.02 0.02
word	wild	0.07 -0.07
word	wildly	-0.07 0.07
word	will	-0.08 0.08
word	win	0.10 -0.10
word	wind	0.04 -0.04
word	wing	0.09 -0.09
word	winner	-0.02 0.02
word	wins	0.01 -0.01
word	winter	0.08 -0.08
word	wip	-0.08 0.08
word	wipe	-0.08 0.08
word	wish	-0.02 0.02
word	withdraw	-0.05 0.05
word	withdrawal	0.06 -0.06
word	within	-0.11 0.11
word	without	0.03 -0.03
word	wizz	-0.05 0.05
word	woes	0.02 -0.02
word	woman	0.12 -0.12
word	women	-0.12 0.12
word	won	-0.18 0.18
word	won't	-0.10 0.10
word	wood	0.11 -0.11
word	word	-0.10 0.10
word	work	0.01 -0.01
word	worker	0.12 -0.12
word	workplac	0.03 -0.03
word	world	0.14 -0.14
word	worldwid	0.07 -0.07
word	worry	-0.12 0.12
word	wors	0.08 -0.08
word	worsen	0.04 -0.04
word	worst	-0.07 0.07
word	worth	0.07 -0.07
word	would	0.02 -0.02
word	wouldn't	-0.05 0.05
word	wound	0.07 -0.07
word	wrap	0.03 -0.03
word	wreck	0.04 -0.04
word	wright	-0.12 0.12
word	written	0.02 -0.02
word	wrong	0.09 -0.09
word	wsj	0.06 -0.06
word	wti	-0.12 0.12
word	ww3	-0.06 0.06
word	x	-0.05 0.05
word	xiv	0.05 -0.05
word	year	-0.02 0.02
word	yesterday	-0.05 0.05
word	yet	-0.11 0.11
word	yield	-0.08 0.08
word	yingst	-0.08 0.08
word	you	0.04 -0.04
word	you'r	-0.02 0.02
word	young	0.11 -0.11
word	your	0.09 -0.09
word	zelensky	0.06 -0.06
word	zelenskyy	0.04 -0.04
word	zero	-0.03 0.03
word	zone	-0.06 0.06
word	خبرگزاری	0.11 -0.11
word	فارس	0.11 -0.11
word in the head clause	[ally]	-0.12 0.12
word in the head clause	[number]	0.04 -0.04
word in the head clause	[place]	-0.09 0.09
word in the head clause	[region]	-0.06 0.06
word in the head clause	[side]	-0.14 0.14
word in the head clause	[usa]	0.01 -0.01
word in the head clause	ablaze	-0.10 0.10
word in the head clause	about	-0.04 0.04
word in the head clause	above	0.02 -0.02
word in the head clause	abroad	-0.06 0.06
word in the head clause	accept	-0.06 0.06
word in the head clause	accident	-0.02 0.02
word in the head clause	account	-0.10 0.10
word in the head clause	accounts	0.08 -0.08
word in the head clause	accused	0.12 -0.12
word in the head clause	accuses	-0.02 0.02
word in the head clause	achieved	-0.07 0.07
word in the head clause	acquisition	0.06 -0.06
word in the head clause	across	0.02 -0.02
word in the head clause	act	0.01 -0.01
word in the head clause	acting	0.06 -0.06
word in the head clause	action	-0.12 0.12
word in the head clause	actions	-0.02 0.02
word in the head clause	activists	0.10 -0.10
word in the head clause	acts	-0.01 0.01
word in the head clause	add	-0.06 0.06
word in the head clause	added	0.08 -0.08
word in the head clause	additional	-0.07 0.07
word in the head clause	address	-0.13 0.13
word in the head clause	addressing	-0.02 0.02
word in the head clause	adds	0.01 -0.01
word in the head clause	admin	0.10 -0.10
word in the head clause	administration	0.04 -0.04
word in the head clause	admits	-0.14 0.14
word in the head clause	advance	-0.10 0.10
word in the head clause	advantage	-0.03 0.03
word in the head clause	adviser	0.06 -0.06
word in the head clause	affect	-0.07 0.07
word in the head clause	africa	0.06 -0.06
word in the head clause	african	0.05 -0.05
word in the head clause	after	0.01 -0.01
word in the head clause	aftermath	-0.15 0.15
word in the head clause	again	0.02 -0.02
word in the head clause	against	0.08 -0.08
word in the head clause	agency	0.08 -0.08
word in the head clause	agents	0.02 -0.02
word in the head clause	aggression	-0.15 0.15
word in the head clause	aghast	-0.01 0.01
word in the head clause	agree	-0.06 0.06
word in the head clause	agreed	-0.11 0.11
word in the head clause	agreement	-0.26 0.26
word in the head clause	agrees	0.02 -0.02
word in the head clause	ahead	0.09 -0.09
word in the head clause	ai	0.07 -0.07
word in the head clause	aid	0.04 -0.04
word in the head clause	aides	-0.05 0.05
word in the head clause	aimed	0.06 -0.06
word in the head clause	air	-0.08 0.08
word in the head clause	airbase	-0.11 0.11
word in the head clause	aircraft	-0.11 0.11
word in the head clause	airline	-0.07 0.07
word in the head clause	airlines	-0.01 0.01
word in the head clause	airman	-0.10 0.10
word in the head clause	airport	-0.13 0.13
word in the head clause	airports	0.05 -0.05
word in the head clause	airstrike	0.01 -0.01
word in the head clause	airstrikes	0.04 -0.04
word in the head clause	al	0.01 -0.01
word in the head clause	alarm	-0.06 0.06
word in the head clause	alaska	0.07 -0.07
word in the head clause	albania	0.07 -0.07
word in the head clause	alert	-0.10 0.10
word in the head clause	alex	0.05 -0.05
word in the head clause	ali	-0.17 0.17
word in the head clause	aligned	0.04 -0.04
word in the head clause	alive	-0.05 0.05
word in the head clause	all	-0.09 0.09
word in the head clause	alleged	0.12 -0.12
word in the head clause	allegedly	0.09 -0.09
word in the head clause	allies	0.07 -0.07
word in the head clause	allow	-0.08 0.08
word in the head clause	allowed	0.06 -0.06
word in the head clause	allowing	0.02 -0.02
word in the head clause	allows	-0.10 0.10
word in the head clause	ally	0.05 -0.05
word in the head clause	almost	0.02 -0.02
word in the head clause	alone	-0.05 0.05
word in the head clause	already	-0.10 0.10
word in the head clause	ambassador	0.07 -0.07
word in the head clause	ambassadors	-0.06 0.06
word in the head clause	ambitions	0.04 -0.04
word in the head clause	amnesty	0.04 -0.04
word in the head clause	among	0.04 -0.04
word in the head clause	amounts	0.02 -0.02
word in the head clause	amy	0.07 -0.07
word in the head clause	an	0.07 -0.07
word in the head clause	analysis	0.03 -0.03
word in the head clause	analyst	0.07 -0.07
word in the head clause	analysts	-0.01 0.01
word in the head clause	and	0.07 -0.07
word in the head clause	angeles	0.05 -0.05
word in the head clause	anniversary	0.06 -0.06
word in the head clause	announce	0.06 -0.06
word in the head clause	announced	0.05 -0.05
word in the head clause	announcement	-0.09 0.09
word in the head clause	announces	-0.04 0.04
word in the head clause	annual	0.08 -0.08
word in the head clause	another	-0.06 0.06
word in the head clause	answer	-0.12 0.12
word in the head clause	anti	0.17 -0.17
word in the head clause	any	-0.05 0.05
word in the head clause	aoun	-0.07 0.07
word in the head clause	apache	0.04 -0.04
word in the head clause	apart	0.02 -0.02
word in the head clause	appears	0.02 -0.02
word in the head clause	approach	0.05 -0.05
word in the head clause	approaches	-0.04 0.04
word in the head clause	approval	0.08 -0.08
word in the head clause	approve	0.09 -0.09
word in the head clause	approved	0.08 -0.08
word in the head clause	approves	0.07 -0.07
word in the head clause	april	-0.07 0.07
word in the head clause	arab	-0.06 0.06
word in the head clause	aramco	-0.08 0.08
word in the head clause	are	-0.07 0.07
word in the head clause	area	-0.01 0.01
word in the head clause	areas	-0.07 0.07
word in the head clause	argues	0.01 -0.01
word in the head clause	arm	-0.03 0.03
word in the head clause	armed	-0.02 0.02
word in the head clause	arms	0.09 -0.09
word in the head clause	army	0.11 -0.11
word in the head clause	around	-0.04 0.04
word in the head clause	arrest	0.01 -0.01
word in the head clause	arrested	0.08 -0.08
word in the head clause	arrests	-0.09 0.09
word in the head clause	arrive	0.03 -0.03
word in the head clause	arrived	0.01 -0.01
word in the head clause	arrives	-0.09 0.09
word in the head clause	as	-0.05 0.05
word in the head clause	asia	-0.10 0.10
word in the head clause	asian	-0.09 0.09
word in the head clause	asked	0.07 -0.07
word in the head clause	asking	-0.08 0.08
word in the head clause	asks	-0.11 0.11
word in the head clause	assassinate	-0.03 0.03
word in the head clause	assassination	0.05 -0.05
word in the head clause	assault	0.03 -0.03
word in the head clause	assets	0.03 -0.03
word in the head clause	association	0.07 -0.07
word in the head clause	at	0.15 -0.15
word in the head clause	atomic	-0.04 0.04
word in the head clause	attack	-0.01 0.01
word in the head clause	attacked	-0.04 0.04
word in the head clause	attacking	-0.04 0.04
word in the head clause	attacks	-0.06 0.06
word in the head clause	attempt	0.05 -0.05
word in the head clause	attempted	0.09 -0.09
word in the head clause	attempting	0.03 -0.03
word in the head clause	attempts	-0.03 0.03
word in the head clause	attend	0.02 -0.02
word in the head clause	attorney	0.10 -0.10
word in the head clause	authorities	0.01 -0.01
word in the head clause	authorizes	-0.08 0.08
word in the head clause	auto	0.10 -0.10
word in the head clause	avoid	-0.02 0.02
word in the head clause	awards	0.13 -0.13
word in the head clause	b	-0.11 0.11
word in the head clause	baby	0.09 -0.09
word in the head clause	back	-0.06 0.06
word in the head clause	backed	0.05 -0.05
word in the head clause	backfire	-0.06 0.06
word in the head clause	backing	0.08 -0.08
word in the head clause	backlash	0.02 -0.02
word in the head clause	backs	-0.07 0.07
word in the head clause	bad	-0.12 0.12
word in the head clause	baier	-0.08 0.08
word in the head clause	ballistic	0.02 -0.02
word in the head clause	ballroom	0.10 -0.10
word in the head clause	ban	0.13 -0.13
word in the head clause	bank	-0.02 0.02
word in the head clause	banks	-0.03 0.03
word in the head clause	banned	0.08 -0.08
word in the head clause	bannon	0.01 -0.01
word in the head clause	bans	0.04 -0.04
word in the head clause	barrage	-0.09 0.09
word in the head clause	barrages	-0.07 0.07
word in the head clause	barrel	-0.08 0.08
word in the head clause	barrels	0.02 -0.02
word in the head clause	barrett	0.07 -0.07
word in the head clause	bartiromo	-0.07 0.07
word in the head clause	base	-0.04 0.04
word in the head clause	based	-0.04 0.04
word in the head clause	bases	0.01 -0.01
word in the head clause	bay	0.11 -0.11
word in the head clause	bbc	-0.07 0.07
word in the head clause	be	-0.01 0.01
word in the head clause	beat	0.08 -0.08
word in the head clause	become	-0.05 0.05
word in the head clause	beefs	0.09 -0.09
word in the head clause	been	-0.07 0.07
word in the head clause	beer	0.02 -0.02
word in the head clause	begging	0.07 -0.07
word in the head clause	begin	0.03 -0.03
word in the head clause	begins	-0.05 0.05
word in the head clause	begs	0.10 -0.10
word in the head clause	begun	-0.01 0.01
word in the head clause	behavior	0.04 -0.04
word in the head clause	behind	0.04 -0.04
word in the head clause	being	-0.03 0.03
word in the head clause	believe	-0.06 0.06
word in the head clause	believes	-0.07 0.07
word in the head clause	below	-0.07 0.07
word in the head clause	benchmark	-0.08 0.08
word in the head clause	best	-0.03 0.03
word in the head clause	bet	-0.08 0.08
word in the head clause	bets	-0.05 0.05
word in the head clause	better	-0.01 0.01
word in the head clause	betting	0.03 -0.03
word in the head clause	between	0.04 -0.04
word in the head clause	beyond	0.01 -0.01
word in the head clause	bid	-0.04 0.04
word in the head clause	big	-0.02 0.02
word in the head clause	bigger	-0.10 0.10
word in the head clause	biggest	0.01 -0.01
word in the head clause	bill	0.06 -0.06
word in the head clause	billion	0.13 -0.13
word in the head clause	billionaire	0.09 -0.09
word in the head clause	billions	0.01 -0.01
word in the head clause	bills	0.04 -0.04
word in the head clause	bin	0.08 -0.08
word in the head clause	birthright	0.09 -0.09
word in the head clause	bitcoin	-0.07 0.07
word in the head clause	black	0.05 -0.05
word in the head clause	blackout	0.09 -0.09
word in the head clause	blame	-0.07 0.07
word in the head clause	blames	0.01 -0.01
word in the head clause	blast	-0.09 0.09
word in the head clause	blasts	-0.04 0.04
word in the head clause	blaze	-0.11 0.11
word in the head clause	blitz	-0.06 0.06
word in the head clause	block	0.05 -0.05
word in the head clause	blockade	-0.01 0.01
word in the head clause	blockading	-0.06 0.06
word in the head clause	blocked	-0.02 0.02
word in the head clause	blocks	0.08 -0.08
word in the head clause	blood	0.06 -0.06
word in the head clause	blow	-0.10 0.10
word in the head clause	blown	-0.05 0.05
word in the head clause	blows	0.01 -0.01
word in the head clause	blunder	-0.05 0.05
word in the head clause	blunt	-0.07 0.07
word in the head clause	board	0.03 -0.03
word in the head clause	boasts	0.04 -0.04
word in the head clause	boat	0.10 -0.10
word in the head clause	bodies	-0.01 0.01
word in the head clause	body	0.04 -0.04
word in the head clause	bolster	-0.03 0.03
word in the head clause	bomb	0.02 -0.02
word in the head clause	bombardment	-0.09 0.09
word in the head clause	bombed	-0.14 0.14
word in the head clause	bomber	0.13 -0.13
word in the head clause	bombers	-0.08 0.08
word in the head clause	bombing	-0.11 0.11
word in the head clause	bombs	-0.09 0.09
word in the head clause	bombshell	0.06 -0.06
word in the head clause	bond	0.03 -0.03
word in the head clause	bondi	0.07 -0.07
word in the head clause	bonds	0.07 -0.07
word in the head clause	boom	0.08 -0.08
word in the head clause	boost	0.07 -0.07
word in the head clause	boots	-0.13 0.13
word in the head clause	border	-0.05 0.05
word in the head clause	boss	0.08 -0.08
word in the head clause	both	0.05 -0.05
word in the head clause	bounty	-0.08 0.08
word in the head clause	bpd	-0.09 0.09
word in the head clause	brace	-0.12 0.12
word in the head clause	braces	-0.08 0.08
word in the head clause	branded	0.07 -0.07
word in the head clause	breach	-0.04 0.04
word in the head clause	breaking	-0.05 0.05
word in the head clause	breaks	0.02 -0.02
word in the head clause	breakthrough	-0.08 0.08
word in the head clause	brent	-0.10 0.10
word in the head clause	bret	-0.08 0.08
word in the head clause	bridge	-0.08 0.08
word in the head clause	bridges	-0.09 0.09
word in the head clause	briefing	-0.07 0.07
word in the head clause	bring	-0.03 0.03
word in the head clause	bringing	-0.09 0.09
word in the head clause	brings	0.06 -0.06
word in the head clause	brink	0.03 -0.03
word in the head clause	broadcast	-0.02 0.02
word in the head clause	brought	0.02 -0.02
word in the head clause	brutal	-0.10 0.10
word in the head clause	budget	0.06 -0.06
word in the head clause	build	0.12 -0.12
word in the head clause	building	-0.03 0.03
word in the head clause	buildings	-0.02 0.02
word in the head clause	buried	0.03 -0.03
word in the head clause	burn	-0.06 0.06
word in the head clause	burns	-0.09 0.09
word in the head clause	business	0.10 -0.10
word in the head clause	busting	-0.07 0.07
word in the head clause	buy	0.06 -0.06
word in the head clause	buyers	-0.07 0.07
word in the head clause	buying	0.09 -0.09
word in the head clause	by	-0.04 0.04
word in the head clause	california	0.08 -0.08
word in the head clause	call	0.05 -0.05
word in the head clause	called	-0.09 0.09
word in the head clause	calling	0.05 -0.05
word in the head clause	calls	-0.07 0.07
word in the head clause	calm	-0.06 0.06
word in the head clause	cameras	-0.06 0.06
word in the head clause	camp	0.10 -0.10
word in the head clause	campaign	0.11 -0.11
word in the head clause	can	-0.02 0.02
word in the head clause	can't	-0.06 0.06
word in the head clause	canadians	-0.06 0.06
word in the head clause	candidate	0.03 -0.03
word in the head clause	cap	0.07 -0.07
word in the head clause	capabilities	-0.06 0.06
word in the head clause	capacity	0.04 -0.04
word in the head clause	capital	0.05 -0.05
word in the head clause	caps	-0.07 0.07
word in the head clause	capture	-0.09 0.09
word in the head clause	captures	0.01 -0.01
word in the head clause	car	0.09 -0.09
word in the head clause	card	0.04 -0.04
word in the head clause	cards	0.01 -0.01
word in the head clause	care	0.02 -0.02
word in the head clause	cargo	0.08 -0.08
word in the head clause	carlson	-0.08 0.08
word in the head clause	carrier	0.10 -0.10
word in the head clause	carriers	-0.10 0.10
word in the head clause	carries	-0.04 0.04
word in the head clause	carrying	0.02 -0.02
word in the head clause	case	0.01 -0.01
word in the head clause	cash	0.04 -0.04
word in the head clause	casts	-0.02 0.02
word in the head clause	casualties	-0.04 0.04
word in the head clause	catastrophe	-0.12 0.12
word in the head clause	catastrophic	-0.10 0.10
word in the head clause	catches	-0.05 0.05
word in the head clause	catholic	0.05 -0.05
word in the head clause	caught	0.05 -0.05
word in the head clause	cause	-0.11 0.11
word in the head clause	caused	-0.11 0.11
word in the head clause	causing	-0.07 0.07
word in the head clause	cautious	-0.06 0.06
word in the head clause	cease	-0.07 0.07
word in the head clause	ceasefire	-0.08 0.08
word in the head clause	celebrate	-0.02 0.02
word in the head clause	cell	0.06 -0.06
word in the head clause	cells	-0.09 0.09
word in the head clause	center	0.13 -0.13
word in the head clause	central	-0.05 0.05
word in the head clause	centre	-0.09 0.09
word in the head clause	ceo	0.04 -0.04
word in the head clause	chain	0.06 -0.06
word in the head clause	chains	-0.07 0.07
word in the head clause	chair	-0.07 0.07
word in the head clause	challenge	0.05 -0.05
word in the head clause	chance	-0.02 0.02
word in the head clause	chances	-0.01 0.01
word in the head clause	change	-0.06 0.06
word in the head clause	changes	0.01 -0.01
word in the head clause	chaos	-0.09 0.09
word in the head clause	charge	-0.03 0.03
word in the head clause	charged	0.06 -0.06
word in the head clause	charges	0.08 -0.08
word in the head clause	cheap	0.03 -0.03
word in the head clause	check	-0.06 0.06
word in the head clause	cheer	0.02 -0.02
word in the head clause	chemical	-0.11 0.11
word in the head clause	chicago	0.10 -0.10
word in the head clause	chief	0.09 -0.09
word in the head clause	chiefs	0.01 -0.01
word in the head clause	child	0.05 -0.05
word in the head clause	children	0.11 -0.11
word in the head clause	chilling	-0.06 0.06
word in the head clause	chip	0.09 -0.09
word in the head clause	choice	-0.01 0.01
word in the head clause	chose	0.01 -0.01
word in the head clause	chris	-0.10 0.10
word in the head clause	christian	0.04 -0.04
word in the head clause	church	0.08 -0.08
word in the head clause	circle	0.01 -0.01
word in the head clause	cites	0.04 -0.04
word in the head clause	cities	0.01 -0.01
word in the head clause	citing	0.08 -0.08
word in the head clause	citizen	0.16 -0.16
word in the head clause	citizens	-0.07 0.07
word in the head clause	citizenship	0.08 -0.08
word in the head clause	city	0.05 -0.05
word in the head clause	civil	0.04 -0.04
word in the head clause	civilian	0.01 -0.01
word in the head clause	civilians	-0.06 0.06
word in the head clause	civilisation	-0.06 0.06
word in the head clause	civilization	-0.07 0.07
word in the head clause	claim	-0.03 0.03
word in the head clause	claimed	0.02 -0.02
word in the head clause	claims	-0.07 0.07
word in the head clause	clash	0.06 -0.06
word in the head clause	clashes	-0.08 0.08
word in the head clause	classified	0.10 -0.10
word in the head clause	clean	-0.06 0.06
word in the head clause	cleansing	0.08 -0.08
word in the head clause	clear	-0.02 0.02
word in the head clause	clearing	-0.06 0.06
word in the head clause	climate	0.06 -0.06
word in the head clause	close	-0.07 0.07
word in the head clause	closed	-0.04 0.04
word in the head clause	closes	-0.11 0.11
word in the head clause	closing	0.08 -0.08
word in the head clause	closure	-0.06 0.06
word in the head clause	club	0.10 -0.10
word in the head clause	cnn	0.02 -0.02
word in the head clause	co	0.09 -0.09
word in the head clause	coast	0.02 -0.02
word in the head clause	coinbase	0.04 -0.04
word in the head clause	colbert	0.10 -0.10
word in the head clause	collapse	0.05 -0.05
word in the head clause	collapses	-0.03 0.03
word in the head clause	college	0.06 -0.06
word in the head clause	combat	-0.03 0.03
word in the head clause	come	-0.04 0.04
word in the head clause	comes	0.05 -0.05
word in the head clause	coming	-0.11 0.11
word in the head clause	commander	-0.03 0.03
word in the head clause	commanders	-0.03 0.03
word in the head clause	comment	0.04 -0.04
word in the head clause	comments	-0.07 0.07
word in the head clause	commercial	-0.06 0.06
word in the head clause	commitments	-0.09 0.09
word in the head clause	companies	0.06 -0.06
word in the head clause	company	0.10 -0.10
word in the head clause	complete	-0.01 0.01
word in the head clause	completely	0.07 -0.07
word in the head clause	concern	-0.03 0.03
word in the head clause	concerns	0.08 -0.08
word in the head clause	condemn	-0.10 0.10
word in the head clause	condemnation	-0.06 0.06
word in the head clause	condemns	-0.05 0.05
word in the head clause	coney	0.07 -0.07
word in the head clause	conference	-0.10 0.10
word in the head clause	confirmed	-0.08 0.08
word in the head clause	confirms	-0.03 0.03
word in the head clause	conflict	-0.15 0.15
word in the head clause	confront	-0.03 0.03
word in the head clause	confronted	-0.07 0.07
word in the head clause	confronts	-0.11 0.11
word in the head clause	confusion	-0.11 0.11
word in the head clause	consequences	0.01 -0.01
word in the head clause	consider	0.04 -0.04
word in the head clause	considering	0.09 -0.09
word in the head clause	considers	0.08 -0.08
word in the head clause	consulate	-0.10 0.10
word in the head clause	container	-0.06 0.06
word in the head clause	continue	0.04 -0.04
word in the head clause	continues	0.08 -0.08
word in the head clause	contracts	0.08 -0.08
word in the head clause	contradicts	0.01 -0.01
word in the head clause	control	-0.08 0.08
word in the head clause	cook	-0.03 0.03
word in the head clause	corp	0.03 -0.03
word in the head clause	correspondents	0.05 -0.05
word in the head clause	corridor	0.08 -0.08
word in the head clause	cost	0.13 -0.13
word in the head clause	costs	-0.02 0.02
word in the head clause	could	-0.09 0.09
word in the head clause	counter	0.04 -0.04
word in the head clause	counterterrorism	0.01 -0.01
word in the head clause	countries	-0.05 0.05
word in the head clause	country	-0.01 0.01
word in the head clause	course	-0.08 0.08
word in the head clause	court	0.12 -0.12
word in the head clause	courts	0.14 -0.14
word in the head clause	cover	-0.03 0.03
word in the head clause	coverage	-0.03 0.03
word in the head clause	covert	-0.06 0.06
word in the head clause	crackdown	0.10 -0.10
word in the head clause	crash	0.02 -0.02
word in the head clause	crashed	-0.03 0.03
word in the head clause	crashes	-0.02 0.02
word in the head clause	credit	-0.03 0.03
word in the head clause	crew	-0.04 0.04
word in the head clause	crime	0.04 -0.04
word in the head clause	crimes	-0.05 0.05
word in the head clause	criminal	-0.01 0.01
word in the head clause	cripple	-0.04 0.04
word in the head clause	crisis	-0.03 0.03
word in the head clause	critical	0.03 -0.03
word in the head clause	criticism	0.03 -0.03
word in the head clause	criticizes	-0.08 0.08
word in the head clause	critics	0.03 -0.03
word in the head clause	cross	0.10 -0.10
word in the head clause	crosses	-0.06 0.06
word in the head clause	crossing	-0.03 0.03
word in the head clause	crossings	-0.06 0.06
word in the head clause	crown	0.05 -0.05
word in the head clause	crude	-0.11 0.11
word in the head clause	cruise	-0.05 0.05
word in the head clause	crushing	-0.09 0.09
word in the head clause	crypto	0.03 -0.03
word in the head clause	cuba	0.16 -0.16
word in the head clause	cup	0.11 -0.11
word in the head clause	curb	0.03 -0.03
word in the head clause	curbs	-0.02 0.02
word in the head clause	current	-0.03 0.03
word in the head clause	custody	0.05 -0.05
word in the head clause	cut	-0.09 0.09
word in the head clause	cuts	0.06 -0.06
word in the head clause	cutting	0.02 -0.02
word in the head clause	cyber	-0.08 0.08
word in the head clause	czech	0.08 -0.08
word in the head clause	d	-0.03 0.03
word in the head clause	daily	-0.05 0.05
word in the head clause	damaged	-0.05 0.05
word in the head clause	damages	0.02 -0.02
word in the head clause	dana	0.08 -0.08
word in the head clause	dangerous	0.09 -0.09
word in the head clause	daring	-0.08 0.08
word in the head clause	dark	0.02 -0.02
word in the head clause	data	0.05 -0.05
word in the head clause	date	0.01 -0.01
word in the head clause	david	0.08 -0.08
word in the head clause	day	0.06 -0.06
word in the head clause	days	-0.11 0.11
word in the head clause	dc	0.12 -0.12
word in the head clause	de	0.05 -0.05
word in the head clause	dead	-0.05 0.05
word in the head clause	deadline	0.05 -0.05
word in the head clause	deal	-0.01 0.01
word in the head clause	deals	-0.06 0.06
word in the head clause	death	-0.03 0.03
word in the head clause	deaths	-0.05 0.05
word in the head clause	debate	0.03 -0.03
word in the head clause	debris	-0.18 0.18
word in the head clause	debut	0.04 -0.04
word in the head clause	decades	-0.04 0.04
word in the head clause	decide	-0.05 0.05
word in the head clause	decision	-0.03 0.03
word in the head clause	declare	-0.08 0.08
word in the head clause	declared	0.01 -0.01
word in the head clause	declares	-0.02 0.02
word in the head clause	deep	0.09 -0.09
word in the head clause	deeply	0.01 -0.01
word in the head clause	defeat	-0.10 0.10
word in the head clause	defence	-0.03 0.03
word in the head clause	defences	-0.11 0.11
word in the head clause	defend	-0.05 0.05
word in the head clause	defends	0.06 -0.06
word in the head clause	defense	0.13 -0.13
word in the head clause	defenses	-0.07 0.07
word in the head clause	defensive	0.04 -0.04
word in the head clause	defiant	-0.06 0.06
word in the head clause	delay	0.03 -0.03
word in the head clause	delayed	-0.08 0.08
word in the head clause	delays	0.03 -0.03
word in the head clause	delegation	-0.02 0.02
word in the head clause	delegations	-0.04 0.04
word in the head clause	deliver	0.07 -0.07
word in the head clause	delivers	-0.10 0.10
word in the head clause	dem	-0.05 0.05
word in the head clause	demand	-0.08 0.08
word in the head clause	demanding	0.05 -0.05
word in the head clause	demands	-0.09 0.09
word in the head clause	democrat	0.02 -0.02
word in the head clause	democratic	0.08 -0.08
word in the head clause	democrats	-0.02 0.02
word in the head clause	dems	-0.07 0.07
word in the head clause	denies	0.01 -0.01
word in the head clause	denounces	0.10 -0.10
word in the head clause	department	0.09 -0.09
word in the head clause	dependent	-0.10 0.10
word in the head clause	deploy	0.06 -0.06
word in the head clause	deploying	-0.02 0.02
word in the head clause	deployment	0.10 -0.10
word in the head clause	deploys	0.05 -0.05
word in the head clause	deport	0.09 -0.09
word in the head clause	depot	0.05 -0.05
word in the head clause	deputy	0.03 -0.03
word in the head clause	desalination	-0.11 0.11
word in the head clause	describes	-0.02 0.02
word in the head clause	desert	0.01 -0.01
word in the head clause	design	-0.05 0.05
word in the head clause	desperate	-0.06 0.06
word in the head clause	destroy	0.02 -0.02
word in the head clause	destroyed	-0.11 0.11
word in the head clause	destruction	-0.04 0.04
word in the head clause	details	0.05 -0.05
word in the head clause	detects	-0.04 0.04
word in the head clause	detention	0.09 -0.09
word in the head clause	determined	0.03 -0.03
word in the head clause	deterrence	0.06 -0.06
word in the head clause	devastating	-0.09 0.09
word in the head clause	developments	0.01 -0.01
word in the head clause	dhs	0.09 -0.09
word in the head clause	dialogue	-0.02 0.02
word in the head clause	did	-0.09 0.09
word in the head clause	didn't	-0.07 0.07
word in the head clause	die	0.05 -0.05
word in the head clause	diesel	-0.06 0.06
word in the head clause	difficult	-0.05 0.05
word in the head clause	digital	0.08 -0.08
word in the head clause	digitally	-0.04 0.04
word in the head clause	dinner	0.09 -0.09
word in the head clause	diplomacy	-0.10 0.10
word in the head clause	diplomat	-0.08 0.08
word in the head clause	diplomatic	-0.07 0.07
word in the head clause	diplomats	-0.02 0.02
word in the head clause	dips	-0.03 0.03
word in the head clause	direct	0.02 -0.02
word in the head clause	director	0.03 -0.03
word in the head clause	disaster	-0.07 0.07
word in the head clause	discrimination	0.09 -0.09
word in the head clause	discuss	0.08 -0.08
word in the head clause	discussed	0.03 -0.03
word in the head clause	discusses	0.07 -0.07
word in the head clause	dismantling	0.08 -0.08
word in the head clause	disney	0.11 -0.11
word in the head clause	dispute	0.07 -0.07
word in the head clause	disputes	0.02 -0.02
word in the head clause	disrupted	-0.12 0.12
word in the head clause	disruption	-0.14 0.14
word in the head clause	disruptions	-0.07 0.07
word in the head clause	distrust	0.04 -0.04
word in the head clause	diverge	-0.07 0.07
word in the head clause	divided	-0.05 0.05
word in the head clause	do	-0.14 0.14
word in the head clause	doctor	0.04 -0.04
word in the head clause	does	0.06 -0.06
word in the head clause	doesn't	0.08 -0.08
word in the head clause	doing	0.06 -0.06
word in the head clause	doj	0.16 -0.16
word in the head clause	dollar	-0.06 0.06
word in the head clause	dollars	-0.04 0.04
word in the head clause	dollarsb	-0.08 0.08
word in the head clause	dollarsbn	-0.13 0.13
word in the head clause	dollarsm	0.07 -0.07
word in the head clause	domestic	0.15 -0.15
word in the head clause	don't	-0.13 0.13
word in the head clause	double	-0.09 0.09
word in the head clause	doubt	0.02 -0.02
word in the head clause	down	0.08 -0.08
word in the head clause	downed	-0.18 0.18
word in the head clause	downing	-0.09 0.09
word in the head clause	downs	0.05 -0.05
word in the head clause	dozens	0.03 -0.03
word in the head clause	draft	-0.02 0.02
word in the head clause	dramatic	-0.08 0.08
word in the head clause	drillers	-0.12 0.12
word in the head clause	drive	0.06 -0.06
word in the head clause	driving	0.03 -0.03
word in the head clause	drone	0.04 -0.04
word in the head clause	drones	-0.05 0.05
word in the head clause	dropping	0.07 -0.07
word in the head clause	drops	-0.07 0.07
word in the head clause	drug	0.09 -0.09
word in the head clause	due	-0.08 0.08
word in the head clause	during	-0.16 0.16
word in the head clause	e	-0.03 0.03
word in the head clause	each	-0.06 0.06
word in the head clause	early	-0.08 0.08
word in the head clause	earth	0.04 -0.04
word in the head clause	earthquake	0.04 -0.04
word in the head clause	ease	0.03 -0.03
word in the head clause	eases	0.04 -0.04
word in the head clause	easter	0.05 -0.05
word in the head clause	echostar	0.09 -0.09
word in the head clause	economic	0.03 -0.03
word in the head clause	economist	0.04 -0.04
word in the head clause	economy	0.06 -0.06
word in the head clause	ecuador	0.12 -0.12
word in the head clause	edge	-0.04 0.04
word in the head clause	edges	-0.05 0.05
word in the head clause	effect	-0.07 0.07
word in the head clause	effort	-0.06 0.06
word in the head clause	efforts	-0.08 0.08
word in the head clause	eight	0.04 -0.04
word in the head clause	election	0.10 -0.10
word in the head clause	elections	0.13 -0.13
word in the head clause	electricity	-0.02 0.02
word in the head clause	elementary	-0.07 0.07
word in the head clause	eliminated	0.12 -0.12
word in the head clause	embassy	-0.01 0.01
word in the head clause	emerge	0.10 -0.10
word in the head clause	emergency	-0.04 0.04
word in the head clause	emerges	-0.02 0.02
word in the head clause	empire	0.08 -0.08
word in the head clause	empty	0.06 -0.06
word in the head clause	ending	-0.12 0.12
word in the head clause	endless	-0.04 0.04
word in the head clause	ends	0.09 -0.09
word in the head clause	enemy	-0.11 0.11
word in the head clause	energy	-0.17 0.17
word in the head clause	enriched	-0.08 0.08
word in the head clause	enrichment	-0.04 0.04
word in the head clause	enter	-0.06 0.06
word in the head clause	enters	0.07 -0.07
word in the head clause	envoy	0.03 -0.03
word in the head clause	envoys	-0.06 0.06
word in the head clause	epaper	0.09 -0.09
word in the head clause	epstein	0.04 -0.04
word in the head clause	equity	0.09 -0.09
word in the head clause	erupt	0.01 -0.01
word in the head clause	erupts	-0.08 0.08
word in the head clause	escalate	-0.05 0.05
word in the head clause	escalates	0.05 -0.05
word in the head clause	escalating	-0.06 0.06
word in the head clause	escalation	0.05 -0.05
word in the head clause	estate	0.08 -0.08
word in the head clause	ethnic	0.04 -0.04
word in the head clause	ev	0.07 -0.07
word in the head clause	evacuate	-0.05 0.05
word in the head clause	evacuates	-0.10 0.10
word in the head clause	evacuation	-0.08 0.08
word in the head clause	even	-0.12 0.12
word in the head clause	event	0.09 -0.09
word in the head clause	ever	0.03 -0.03
word in the head clause	everything	0.06 -0.06
word in the head clause	evidence	-0.09 0.09
word in the head clause	ex	0.08 -0.08
word in the head clause	exchange	-0.09 0.09
word in the head clause	executed	0.09 -0.09
word in the head clause	executive	0.06 -0.06
word in the head clause	exit	-0.05 0.05
word in the head clause	expands	0.10 -0.10
word in the head clause	expect	0.07 -0.07
word in the head clause	expected	0.01 -0.01
word in the head clause	expects	-0.07 0.07
word in the head clause	expels	0.07 -0.07
word in the head clause	expert	0.04 -0.04
word in the head clause	experts	0.05 -0.05
word in the head clause	explained	-0.04 0.04
word in the head clause	explains	-0.04 0.04
word in the head clause	explodes	0.04 -0.04
word in the head clause	explosion	0.02 -0.02
word in the head clause	explosions	0.03 -0.03
word in the head clause	explosive	0.04 -0.04
word in the head clause	export	-0.07 0.07
word in the head clause	exports	-0.07 0.07
word in the head clause	expose	0.08 -0.08
word in the head clause	exposed	-0.03 0.03
word in the head clause	exposes	-0.06 0.06
word in the head clause	express	-0.04 0.04
word in the head clause	extend	0.13 -0.13
word in the head clause	extends	-0.11 0.11
word in the head clause	extension	0.07 -0.07
word in the head clause	extortion	0.09 -0.09
word in the head clause	extraordinary	-0.12 0.12
word in the head clause	extremely	-0.08 0.08
word in the head clause	eye	0.06 -0.06
word in the head clause	eyes	0.07 -0.07
word in the head clause	f	-0.05 0.05
word in the head clause	face	-0.04 0.04
word in the head clause	faces	-0.03 0.03
word in the head clause	facility	-0.01 0.01
word in the head clause	facing	-0.07 0.07
word in the head clause	factbox	-0.05 0.05
word in the head clause	fail	-0.04 0.04
word in the head clause	failed	-0.10 0.10
word in the head clause	failing	0.02 -0.02
word in the head clause	failure	0.07 -0.07
word in the head clause	fair	0.07 -0.07
word in the head clause	fall	-0.03 0.03
word in the head clause	falling	-0.05 0.05
word in the head clause	fallout	-0.04 0.04
word in the head clause	falls	-0.03 0.03
word in the head clause	false	0.03 -0.03
word in the head clause	families	-0.07 0.07
word in the head clause	family	0.06 -0.06
word in the head clause	famous	-0.07 0.07
word in the head clause	fans	0.09 -0.09
word in the head clause	far	0.06 -0.06
word in the head clause	farmers	-0.04 0.04
word in the head clause	fast	0.04 -0.04
word in the head clause	fate	-0.02 0.02
word in the head clause	father	0.12 -0.12
word in the head clause	fbi	-0.06 0.06
word in the head clause	fcc	0.01 -0.01
word in the head clause	fda	0.06 -0.06
word in the head clause	fear	-0.08 0.08
word in the head clause	fears	-0.10 0.10
word in the head clause	fed	0.07 -0.07
word in the head clause	federal	0.13 -0.13
word in the head clause	fee	-0.05 0.05
word in the head clause	feel	-0.05 0.05
word in the head clause	fees	0.04 -0.04
word in the head clause	fertilizer	-0.06 0.06
word in the head clause	fetterman	-0.07 0.07
word in the head clause	feud	0.11 -0.11
word in the head clause	field	-0.15 0.15
word in the head clause	fifa	0.04 -0.04
word in the head clause	fifth	-0.07 0.07
word in the head clause	fight	0.01 -0.01
word in the head clause	fighters	-0.12 0.12
word in the head clause	fighting	0.07 -0.07
word in the head clause	fights	-0.12 0.12
word in the head clause	files	-0.03 0.03
word in the head clause	film	0.12 -0.12
word in the head clause	financial	0.01 -0.01
word in the head clause	find	-0.03 0.03
word in the head clause	finds	-0.05 0.05
word in the head clause	fine	-0.10 0.10
word in the head clause	fire	-0.01 0.01
word in the head clause	fired	0.02 -0.02
word in the head clause	fires	0.02 -0.02
word in the head clause	firing	-0.05 0.05
word in the head clause	firm	0.08 -0.08
word in the head clause	first	-0.01 0.01
word in the head clause	five	0.05 -0.05
word in the head clause	flag	0.08 -0.08
word in the head clause	flagged	-0.03 0.03
word in the head clause	flags	-0.06 0.06
word in the head clause	flames	0.11 -0.11
word in the head clause	flee	-0.08 0.08
word in the head clause	fleet	0.07 -0.07
word in the head clause	flight	-0.07 0.07
word in the head clause	flights	-0.15 0.15
word in the head clause	floats	0.04 -0.04
word in the head clause	flooding	0.11 -0.11
word in the head clause	florida	0.12 -0.12
word in the head clause	flotilla	0.03 -0.03
word in the head clause	flows	-0.04 0.04
word in the head clause	fly	-0.05 0.05
word in the head clause	fm	0.02 -0.02
word in the head clause	focus	0.04 -0.04
word in the head clause	follow	-0.08 0.08
word in the head clause	food	0.01 -0.01
word in the head clause	footage	-0.02 0.02
word in the head clause	football	0.21 -0.21
word in the head clause	for	0.04 -0.04
word in the head clause	force	-0.02 0.02
word in the head clause	forced	-0.06 0.06
word in the head clause	forces	0.01 -0.01
word in the head clause	forecast	0.04 -0.04
word in the head clause	foreign	-0.02 0.02
word in the head clause	form	-0.10 0.10
word in the head clause	former	0.06 -0.06
word in the head clause	forum	0.08 -0.08
word in the head clause	found	0.06 -0.06
word in the head clause	foundation	0.08 -0.08
word in the head clause	four	-0.05 0.05
word in the head clause	fox	-0.05 0.05
word in the head clause	fragile	-0.13 0.13
word in the head clause	framework	0.04 -0.04
word in the head clause	fraud	0.12 -0.12
word in the head clause	free	0.06 -0.06
word in the head clause	freedom	-0.04 0.04
word in the head clause	freight	-0.08 0.08
word in the head clause	fresh	0.03 -0.03
word in the head clause	friday	-0.13 0.13
word in the head clause	friend	0.04 -0.04
word in the head clause	from	0.12 -0.12
word in the head clause	front	-0.05 0.05
word in the head clause	fronts	-0.08 0.08
word in the head clause	frozen	-0.09 0.09
word in the head clause	ftc	0.04 -0.04
word in the head clause	fuel	-0.03 0.03
word in the head clause	full	-0.01 0.01
word in the head clause	fully	0.04 -0.04
word in the head clause	fund	0.01 -0.01
word in the head clause	funding	0.14 -0.14
word in the head clause	funds	-0.13 0.13
word in the head clause	funeral	-0.06 0.06
word in the head clause	furious	0.03 -0.03
word in the head clause	further	-0.17 0.17
word in the head clause	fury	-0.08 0.08
word in the head clause	future	0.07 -0.07
word in the head clause	futures	-0.10 0.10
word in the head clause	g	-0.08 0.08
word in the head clause	g7	-0.05 0.05
word in the head clause	gabbard	-0.10 0.10
word in the head clause	gain	-0.09 0.09
word in the head clause	gains	-0.08 0.08
word in the head clause	gamble	-0.06 0.06
word in the head clause	game	0.05 -0.05
word in the head clause	gang	0.14 -0.14
word in the head clause	gaps	0.02 -0.02
word in the head clause	gas	-0.01 0.01
word in the head clause	gasoline	-0.07 0.07
word in the head clause	gather	0.07 -0.07
word in the head clause	gave	-0.05 0.05
word in the head clause	genocide	-0.02 0.02
word in the head clause	get	-0.01 0.01
word in the head clause	gets	0.02 -0.02
word in the head clause	getting	0.06 -0.06
word in the head clause	giant	0.08 -0.08
word in the head clause	give	-0.08 0.08
word in the head clause	gives	0.01 -0.01
word in the head clause	global	-0.04 0.04
word in the head clause	globally	-0.08 0.08
word in the head clause	go	0.06 -0.06
word in the head clause	goal	0.02 -0.02
word in the head clause	goals	-0.12 0.12
word in the head clause	goes	-0.12 0.12
word in the head clause	going	-0.07 0.07
word in the head clause	golden	0.04 -0.04
word in the head clause	gonna	0.01 -0.01
word in the head clause	goods	0.07 -0.07
word in the head clause	gop	-0.02 0.02
word in the head clause	got	0.04 -0.04
word in the head clause	government	0.06 -0.06
word in the head clause	graham	-0.07 0.07
word in the head clause	grand	0.10 -0.10
word in the head clause	great	0.04 -0.04
word in the head clause	green	-0.02 0.02
word in the head clause	greene	-0.08 0.08
word in the head clause	grid	0.05 -0.05
word in the head clause	grim	0.02 -0.02
word in the head clause	ground	-0.14 0.14
word in the head clause	group	0.03 -0.03
word in the head clause	groups	0.08 -0.08
word in the head clause	growing	-0.07 0.07
word in the head clause	growth	-0.10 0.10
word in the head clause	guard	0.06 -0.06
word in the head clause	guest	0.04 -0.04
word in the head clause	guide	-0.06 0.06
word in the head clause	guidelines	-0.03 0.03
word in the head clause	hackers	-0.02 0.02
word in the head clause	had	0.01 -0.01
word in the head clause	hails	-0.01 0.01
word in the head clause	half	0.05 -0.05
word in the head clause	halt	-0.06 0.06
word in the head clause	halted	0.02 -0.02
word in the head clause	halting	-0.08 0.08
word in the head clause	halts	-0.10 0.10
word in the head clause	hamas	0.12 -0.12
word in the head clause	hand	-0.03 0.03
word in the head clause	handed	-0.03 0.03
word in the head clause	hands	-0.10 0.10
word in the head clause	happened	-0.01 0.01
word in the head clause	happening	-0.04 0.04
word in the head clause	happy	-0.01 0.01
word in the head clause	hard	-0.08 0.08
word in the head clause	harvard	0.09 -0.09
word in the head clause	has	-0.04 0.04
word in the head clause	hate	0.08 -0.08
word in the head clause	have	0.11 -0.11
word in the head clause	haven	-0.04 0.04
word in the head clause	hayes	-0.05 0.05
word in the head clause	he'll	-0.06 0.06
word in the head clause	head	0.07 -0.07
word in the head clause	headed	-0.03 0.03
word in the head clause	heading	-0.02 0.02
word in the head clause	heads	-0.12 0.12
word in the head clause	health	0.08 -0.08
word in the head clause	healthcare	-0.05 0.05
word in the head clause	heard	-0.07 0.07
word in the head clause	hearing	0.05 -0.05
word in the head clause	heart	0.04 -0.04
word in the head clause	heavy	-0.04 0.04
word in the head clause	hedge	0.02 -0.02
word in the head clause	held	-0.07 0.07
word in the head clause	helicopter	-0.05 0.05
word in the head clause	help	0.06 -0.06
word in the head clause	helped	-0.04 0.04
word in the head clause	helping	-0.09 0.09
word in the head clause	her	0.14 -0.14
word in the head clause	here	0.01 -0.01
word in the head clause	hiding	-0.07 0.07
word in the head clause	high	-0.05 0.05
word in the head clause	higher	-0.08 0.08
word in the head clause	highest	0.06 -0.06
word in the head clause	highlights	0.08 -0.08
word in the head clause	highly	-0.09 0.09
word in the head clause	highs	-0.05 0.05
word in the head clause	hike	-0.09 0.09
word in the head clause	him	-0.02 0.02
word in the head clause	hints	0.03 -0.03
word in the head clause	his	0.06 -0.06
word in the head clause	historic	0.08 -0.08
word in the head clause	history	-0.03 0.03
word in the head clause	hit	-0.08 0.08
word in the head clause	hits	-0.14 0.14
word in the head clause	hitting	0.06 -0.06
word in the head clause	hold	0.03 -0.03
word in the head clause	holding	0.07 -0.07
word in the head clause	hole	-0.05 0.05
word in the head clause	holiday	0.09 -0.09
word in the head clause	hollywood	-0.04 0.04
word in the head clause	home	0.09 -0.09
word in the head clause	homes	-0.02 0.02
word in the head clause	honcho	-0.09 0.09
word in the head clause	hope	-0.09 0.09
word in the head clause	hopes	-0.10 0.10
word in the head clause	hospital	0.04 -0.04
word in the head clause	host	-0.10 0.10
word in the head clause	hostilities	-0.10 0.10
word in the head clause	hosting	-0.04 0.04
word in the head clause	hosts	0.01 -0.01
word in the head clause	hotel	-0.08 0.08
word in the head clause	hour	-0.04 0.04
word in the head clause	hours	-0.05 0.05
word in the head clause	house	-0.01 0.01
word in the head clause	how	-0.04 0.04
word in the head clause	hub	0.03 -0.03
word in the head clause	huge	0.03 -0.03
word in the head clause	hundreds	-0.04 0.04
word in the head clause	hungary	0.12 -0.12
word in the head clause	hunt	-0.03 0.03
word in the head clause	hurdle	-0.06 0.06
word in the head clause	hurt	-0.09 0.09
word in the head clause	hype	-0.06 0.06
word in the head clause	hyperliquid	-0.07 0.07
word in the head clause	i	-0.07 0.07
word in the head clause	ice	0.18 -0.18
word in the head clause	idea	-0.08 0.08
word in the head clause	identified	0.08 -0.08
word in the head clause	identifies	-0.09 0.09
word in the head clause	iea	-0.15 0.15
word in the head clause	if	0.12 -0.12
word in the head clause	ignites	0.01 -0.01
word in the head clause	ignored	-0.08 0.08
word in the head clause	ignores	-0.04 0.04
word in the head clause	ii	0.03 -0.03
word in the head clause	iii	-0.07 0.07
word in the head clause	illegal	0.01 -0.01
word in the head clause	image	0.02 -0.02
word in the head clause	images	-0.10 0.10
word in the head clause	imf	0.08 -0.08
word in the head clause	immediate	0.08 -0.08
word in the head clause	immediately	-0.01 0.01
word in the head clause	immigrants	0.09 -0.09
word in the head clause	immigration	0.08 -0.08
word in the head clause	imminent	-0.09 0.09
word in the head clause	impact	-0.16 0.16
word in the head clause	impacts	-0.04 0.04
word in the head clause	impasse	0.02 -0.02
word in the head clause	implications	-0.11 0.11
word in the head clause	import	0.01 -0.01
word in the head clause	imposed	-0.11 0.11
word in the head clause	in	0.10 -0.10
word in the head clause	include	0.01 -0.01
word in the head clause	includes	-0.05 0.05
word in the head clause	including	0.06 -0.06
word in the head clause	increase	0.04 -0.04
word in the head clause	increases	-0.05 0.05
word in the head clause	indicted	-0.05 0.05
word in the head clause	industry	0.04 -0.04
word in the head clause	infiltration	-0.13 0.13
word in the head clause	inflation	-0.01 0.01
word in the head clause	influencers	-0.01 0.01
word in the head clause	information	-0.02 0.02
word in the head clause	infrastructure	-0.13 0.13
word in the head clause	injure	-0.05 0.05
word in the head clause	inside	0.02 -0.02
word in the head clause	insider	-0.01 0.01
word in the head clause	insiders	-0.08 0.08
word in the head clause	insists	-0.10 0.10
word in the head clause	inspect	-0.01 0.01
word in the head clause	inspections	-0.09 0.09
word in the head clause	inspectors	-0.09 0.09
word in the head clause	insurance	-0.07 0.07
word in the head clause	intel	-0.13 0.13
word in the head clause	intelligence	-0.12 0.12
word in the head clause	intense	-0.11 0.11
word in the head clause	intensifies	-0.04 0.04
word in the head clause	intensify	-0.12 0.12
word in the head clause	intercept	0.03 -0.03
word in the head clause	intercepted	-0.02 0.02
word in the head clause	interception	-0.11 0.11
word in the head clause	intercepts	0.07 -0.07
word in the head clause	interest	0.02 -0.02
word in the head clause	interested	-0.06 0.06
word in the head clause	interests	-0.09 0.09
word in the head clause	international	-0.02 0.02
word in the head clause	internet	0.07 -0.07
word in the head clause	interview	-0.04 0.04
word in the head clause	into	-0.10 0.10
word in the head clause	invasion	-0.11 0.11
word in the head clause	invest	0.08 -0.08
word in the head clause	investigate	0.04 -0.04
word in the head clause	investigation	0.04 -0.04
word in the head clause	investment	0.04 -0.04
word in the head clause	investor	0.07 -0.07
word in the head clause	investors	-0.02 0.02
word in the head clause	involved	-0.05 0.05
word in the head clause	involvement	-0.11 0.11
word in the head clause	is	-0.08 0.08
word in the head clause	island	0.05 -0.05
word in the head clause	isn't	-0.10 0.10
word in the head clause	issue	0.11 -0.11
word in the head clause	it	-0.04 0.04
word in the head clause	its	-0.08 0.08
word in the head clause	itself	-0.05 0.05
word in the head clause	jack	-0.02 0.02
word in the head clause	jake	0.01 -0.01
word in the head clause	james	-0.05 0.05
word in the head clause	jazeera	-0.03 0.03
word in the head clause	jen	-0.07 0.07
word in the head clause	jennings	0.01 -0.01
word in the head clause	jerome	0.10 -0.10
word in the head clause	jet	-0.17 0.17
word in the head clause	jets	0.04 -0.04
word in the head clause	jewish	0.08 -0.08
word in the head clause	jimmy	0.09 -0.09
word in the head clause	job	0.09 -0.09
word in the head clause	jobless	0.10 -0.10
word in the head clause	jobs	0.08 -0.08
word in the head clause	john	-0.05 0.05
word in the head clause	join	-0.04 0.04
word in the head clause	joining	-0.08 0.08
word in the head clause	joint	0.05 -0.05
word in the head clause	jolts	-0.08 0.08
word in the head clause	jones	0.05 -0.05
word in the head clause	journalist	-0.08 0.08
word in the head clause	journalists	0.09 -0.09
word in the head clause	journey	0.12 -0.12
word in the head clause	jr	0.09 -0.09
word in the head clause	judge	0.09 -0.09
word in the head clause	july	0.09 -0.09
word in the head clause	jump	-0.10 0.10
word in the head clause	jumps	-0.02 0.02
word in the head clause	june	0.11 -0.11
word in the head clause	just	-0.07 0.07
word in the head clause	justice	0.08 -0.08
word in the head clause	justices	0.07 -0.07
word in the head clause	k	-0.09 0.09
word in the head clause	karoline	0.01 -0.01
word in the head clause	kash	-0.08 0.08
word in the head clause	keep	0.06 -0.06
word in the head clause	keeps	-0.03 0.03
word in the head clause	keir	-0.10 0.10
word in the head clause	kennedy	0.07 -0.07
word in the head clause	kent	-0.08 0.08
word in the head clause	key	-0.01 0.01
word in the head clause	kick	-0.06 0.06
word in the head clause	kid	0.13 -0.13
word in the head clause	kill	0.04 -0.04
word in the head clause	killed	-0.02 0.02
word in the head clause	killing	-0.10 0.10
word in the head clause	kills	0.11 -0.11
word in the head clause	kim	0.08 -0.08
word in the head clause	kimmel	0.10 -0.10
word in the head clause	king	-0.03 0.03
word in the head clause	kings	0.11 -0.11
word in the head clause	korea	0.03 -0.03
word in the head clause	kurdish	-0.11 0.11
word in the head clause	kurds	-0.11 0.11
word in the head clause	la	0.06 -0.06
word in the head clause	labour	0.08 -0.08
word in the head clause	lake	-0.07 0.07
word in the head clause	land	0.10 -0.10
word in the head clause	landmark	0.06 -0.06
word in the head clause	lands	-0.08 0.08
word in the head clause	large	-0.02 0.02
word in the head clause	largely	-0.10 0.10
word in the head clause	largest	-0.04 0.04
word in the head clause	larry	0.06 -0.06
word in the head clause	lashes	-0.08 0.08
word in the head clause	last	0.08 -0.08
word in the head clause	late	0.05 -0.05
word in the head clause	latest	0.08 -0.08
word in the head clause	latin	0.10 -0.10
word in the head clause	launch	-0.04 0.04
word in the head clause	launched	0.07 -0.07
word in the head clause	launchers	-0.05 0.05
word in the head clause	launches	0.07 -0.07
word in the head clause	laura	-0.11 0.11
word in the head clause	law	0.11 -0.11
word in the head clause	lawmakers	-0.02 0.02
word in the head clause	lawsuit	0.11 -0.11
word in the head clause	lawyer	0.08 -0.08
word in the head clause	laying	-0.06 0.06
word in the head clause	lays	-0.07 0.07
word in the head clause	lead	-0.09 0.09
word in the head clause	leader	-0.14 0.14
word in the head clause	leaders	-0.15 0.15
word in the head clause	leadership	-0.09 0.09
word in the head clause	leads	-0.08 0.08
word in the head clause	leaf	-0.03 0.03
word in the head clause	leaked	-0.06 0.06
word in the head clause	least	0.08 -0.08
word in the head clause	leave	-0.10 0.10
word in the head clause	leaves	-0.01 0.01
word in the head clause	leaving	-0.08 0.08
word in the head clause	led	0.06 -0.06
word in the head clause	lee	0.04 -0.04
word in the head clause	left	0.10 -0.10
word in the head clause	legal	-0.05 0.05
word in the head clause	let	-0.10 0.10
word in the head clause	level	0.10 -0.10
word in the head clause	levels	0.01 -0.01
word in the head clause	leverage	-0.10 0.10
word in the head clause	life	0.02 -0.02
word in the head clause	lift	0.06 -0.06
word in the head clause	lifts	0.05 -0.05
word in the head clause	like	0.04 -0.04
word in the head clause	likely	-0.04 0.04
word in the head clause	limbo	0.03 -0.03
word in the head clause	limit	-0.04 0.04
word in the head clause	limited	-0.07 0.07
word in the head clause	limiting	0.06 -0.06
word in the head clause	limits	0.02 -0.02
word in the head clause	lindsey	-0.07 0.07
word in the head clause	line	0.09 -0.09
word in the head clause	lines	-0.11 0.11
word in the head clause	linked	0.03 -0.03
word in the head clause	little	-0.10 0.10
word in the head clause	live	-0.09 0.09
word in the head clause	lives	0.02 -0.02
word in the head clause	livewire	-0.04 0.04
word in the head clause	living	0.12 -0.12
word in the head clause	lng	-0.09 0.09
word in the head clause	loaded	-0.06 0.06
word in the head clause	long	-0.03 0.03
word in the head clause	longer	0.06 -0.06
word in the head clause	look	-0.10 0.10
word in the head clause	looking	0.01 -0.01
word in the head clause	looming	-0.05 0.05
word in the head clause	looms	-0.05 0.05
word in the head clause	los	0.05 -0.05
word in the head clause	lose	0.09 -0.09
word in the head clause	loses	-0.02 0.02
word in the head clause	losing	0.06 -0.06
word in the head clause	lost	-0.04 0.04
word in the head clause	love	0.08 -0.08
word in the head clause	low	-0.06 0.06
word in the head clause	lower	0.10 -0.10
word in the head clause	lying	-0.06 0.06
word in the head clause	machine	0.02 -0.02
word in the head clause	made	0.01 -0.01
word in the head clause	maduro	0.08 -0.08
word in the head clause	maga	-0.04 0.04
word in the head clause	maher	0.01 -0.01
word in the head clause	main	-0.14 0.14
word in the head clause	majeure	-0.11 0.11
word in the head clause	major	-0.01 0.01
word in the head clause	majority	-0.09 0.09
word in the head clause	make	0.03 -0.03
word in the head clause	making	-0.04 0.04
word in the head clause	man	0.04 -0.04
word in the head clause	manage	-0.05 0.05
word in the head clause	manufacturing	0.07 -0.07
word in the head clause	manus	0.03 -0.03
word in the head clause	many	-0.08 0.08
word in the head clause	map	0.03 -0.03
word in the head clause	march	-0.05 0.05
word in the head clause	marines	0.02 -0.02
word in the head clause	maritime	-0.09 0.09
word in the head clause	marjorie	-0.08 0.08
word in the head clause	mark	0.04 -0.04
word in the head clause	market	-0.02 0.02
word in the head clause	markets	-0.20 0.20
word in the head clause	mass	0.05 -0.05
word in the head clause	massive	0.09 -0.09
word in the head clause	may	0.05 -0.05
word in the head clause	mayor	0.09 -0.09
word in the head clause	mean	-0.08 0.08
word in the head clause	means	0.03 -0.03
word in the head clause	measures	0.04 -0.04
word in the head clause	mechanism	-0.05 0.05
word in the head clause	media	-0.10 0.10
word in the head clause	mediation	0.04 -0.04
word in the head clause	mediator	-0.04 0.04
word in the head clause	mediators	-0.07 0.07
word in the head clause	medical	0.08 -0.08
word in the head clause	medics	-0.01 0.01
word in the head clause	meet	0.02 -0.02
word in the head clause	meeting	-0.14 0.14
word in the head clause	meets	0.05 -0.05
word in the head clause	meg	-0.07 0.07
word in the head clause	melania	0.10 -0.10
word in the head clause	member	-0.06 0.06
word in the head clause	members	-0.10 0.10
word in the head clause	memo	0.08 -0.08
word in the head clause	memorandum	-0.12 0.12
word in the head clause	men	0.06 -0.06
word in the head clause	mental	0.08 -0.08
word in the head clause	mess	0.06 -0.06
word in the head clause	message	0.15 -0.15
word in the head clause	messages	0.04 -0.04
word in the head clause	meta	0.10 -0.10
word in the head clause	methanol	-0.10 0.10
word in the head clause	michigan	0.13 -0.13
word in the head clause	midterms	0.05 -0.05
word in the head clause	might	-0.02 0.02
word in the head clause	migrant	0.10 -0.10
word in the head clause	mike	0.03 -0.03
word in the head clause	military	-0.11 0.11
word in the head clause	militia	0.03 -0.03
word in the head clause	million	-0.07 0.07
word in the head clause	millions	-0.05 0.05
word in the head clause	mind	-0.07 0.07
word in the head clause	mine	0.05 -0.05
word in the head clause	mines	-0.11 0.11
word in the head clause	minister	0.07 -0.07
word in the head clause	ministers	-0.01 0.01
word in the head clause	ministry	-0.06 0.06
word in the head clause	minutes	0.04 -0.04
word in the head clause	misleading	-0.04 0.04
word in the head clause	missile	-0.19 0.19
word in the head clause	missiles	-0.05 0.05
word in the head clause	missing	-0.14 0.14
word in the head clause	mission	-0.07 0.07
word in the head clause	mistake	-0.12 0.12
word in the head clause	mixed	-0.08 0.08
word in the head clause	mobile	0.08 -0.08
word in the head clause	mocking	0.05 -0.05
word in the head clause	mocks	0.09 -0.09
word in the head clause	modi	0.13 -0.13
word in the head clause	moment	-0.07 0.07
word in the head clause	monday	0.06 -0.06
word in the head clause	money	0.14 -0.14
word in the head clause	month	0.01 -0.01
word in the head clause	months	0.02 -0.02
word in the head clause	more	-0.11 0.11
word in the head clause	morning	-0.11 0.11
word in the head clause	mortgage	0.03 -0.03
word in the head clause	mosque	0.03 -0.03
word in the head clause	most	0.03 -0.03
word in the head clause	mostly	0.04 -0.04
word in the head clause	mother	0.07 -0.07
word in the head clause	mou	-0.16 0.16
word in the head clause	mounting	-0.06 0.06
word in the head clause	move	0.05 -0.05
word in the head clause	moved	-0.08 0.08
word in the head clause	moves	0.04 -0.04
word in the head clause	moving	-0.06 0.06
word in the head clause	mr	0.05 -0.05
word in the head clause	ms	0.02 -0.02
word in the head clause	much	-0.03 0.03
word in the head clause	mull	-0.02 0.02
word in the head clause	mulls	0.01 -0.01
word in the head clause	multi	0.06 -0.06
word in the head clause	multiple	0.06 -0.06
word in the head clause	murder	0.06 -0.06
word in the head clause	muslim	0.02 -0.02
word in the head clause	muted	0.02 -0.02
word in the head clause	my	0.08 -0.08
word in the head clause	name	0.09 -0.09
word in the head clause	names	-0.12 0.12
word in the head clause	narco	0.12 -0.12
word in the head clause	nation	-0.16 0.16
word in the head clause	national	0.09 -0.09
word in the head clause	nations	-0.10 0.10
word in the head clause	natural	-0.07 0.07
word in the head clause	naval	-0.08 0.08
word in the head clause	navy	-0.05 0.05
word in the head clause	nearing	-0.10 0.10
word in the head clause	nearly	0.04 -0.04
word in the head clause	nears	-0.01 0.01
word in the head clause	need	0.07 -0.07
word in the head clause	needed	0.02 -0.02
word in the head clause	needs	-0.07 0.07
word in the head clause	negotiate	-0.12 0.12
word in the head clause	negotiating	-0.12 0.12
word in the head clause	negotiations	-0.07 0.07
word in the head clause	negotiator	-0.13 0.13
word in the head clause	negotiators	-0.12 0.12
word in the head clause	neighbors	-0.07 0.07
word in the head clause	neighbours	-0.11 0.11
word in the head clause	net	0.06 -0.06
word in the head clause	network	0.12 -0.12
word in the head clause	networks	-0.06 0.06
word in the head clause	neutral	-0.06 0.06
word in the head clause	never	0.06 -0.06
word in the head clause	new	0.10 -0.10
word in the head clause	news	0.16 -0.16
word in the head clause	next	-0.05 0.05
word in the head clause	nfl	0.07 -0.07
word in the head clause	night	0.07 -0.07
word in the head clause	nippon	0.11 -0.11
word in the head clause	nobel	-0.07 0.07
word in the head clause	nobody	-0.06 0.06
word in the head clause	noem	0.11 -0.11
word in the head clause	nominee	0.12 -0.12
word in the head clause	north	0.01 -0.01
word in the head clause	not	-0.07 0.07
word in the head clause	nothing	-0.06 0.06
word in the head clause	notice	-0.08 0.08
word in the head clause	nuclear	0.04 -0.04
word in the head clause	nuke	-0.08 0.08
word in the head clause	nvidia	0.11 -0.11
word in the head clause	ny	0.01 -0.01
word in the head clause	nyt	0.06 -0.06
word in the head clause	obama	0.06 -0.06
word in the head clause	objectives	-0.09 0.09
word in the head clause	obliterate	-0.03 0.03
word in the head clause	obliterated	0.05 -0.05
word in the head clause	occupied	0.06 -0.06
word in the head clause	of	0.04 -0.04
word in the head clause	off	-0.05 0.05
word in the head clause	offensive	-0.11 0.11
word in the head clause	offers	-0.07 0.07
word in the head clause	office	-0.02 0.02
word in the head clause	officers	0.06 -0.06
word in the head clause	official	0.02 -0.02
word in the head clause	officially	0.02 -0.02
word in the head clause	officials	-0.01 0.01
word in the head clause	oil	-0.03 0.03
word in the head clause	oils	-0.08 0.08
word in the head clause	old	0.03 -0.03
word in the head clause	on	-0.07 0.07
word in the head clause	once	0.06 -0.06
word in the head clause	ongoing	0.03 -0.03
word in the head clause	only	0.06 -0.06
word in the head clause	open	0.03 -0.03
word in the head clause	openai	0.09 -0.09
word in the head clause	opening	-0.11 0.11
word in the head clause	opens	0.06 -0.06
word in the head clause	operation	-0.16 0.16
word in the head clause	operational	-0.02 0.02
word in the head clause	operations	0.01 -0.01
word in the head clause	opinion	0.07 -0.07
word in the head clause	opportunity	-0.08 0.08
word in the head clause	oppose	-0.06 0.06
word in the head clause	opposition	-0.06 0.06
word in the head clause	option	0.01 -0.01
word in the head clause	options	-0.13 0.13
word in the head clause	or	-0.06 0.06
word in the head clause	order	0.04 -0.04
word in the head clause	ordered	0.11 -0.11
word in the head clause	orders	0.03 -0.03
word in the head clause	organization	0.07 -0.07
word in the head clause	orthodox	0.16 -0.16
word in the head clause	other	0.05 -0.05
word in the head clause	our	-0.03 0.03
word in the head clause	out	0.01 -0.01
word in the head clause	outcome	0.03 -0.03
word in the head clause	outlines	0.01 -0.01
word in the head clause	outlook	-0.05 0.05
word in the head clause	output	-0.06 0.06
word in the head clause	outside	0.10 -0.10
word in the head clause	over	0.05 -0.05
word in the head clause	overnight	-0.01 0.01
word in the head clause	pacific	0.10 -0.10
word in the head clause	page	-0.04 0.04
word in the head clause	paid	0.08 -0.08
word in the head clause	palace	0.01 -0.01
word in the head clause	palestine	0.07 -0.07
word in the head clause	palestinian	-0.04 0.04
word in the head clause	palestinians	0.10 -0.10
word in the head clause	palm	0.06 -0.06
word in the head clause	pam	0.06 -0.06
word in the head clause	panel	0.01 -0.01
word in the head clause	panic	-0.09 0.09
word in the head clause	pardon	0.10 -0.10
word in the head clause	park	-0.06 0.06
word in the head clause	part	0.01 -0.01
word in the head clause	parts	0.05 -0.05
word in the head clause	party	-0.01 0.01
word in the head clause	pass	0.03 -0.03
word in the head clause	passage	-0.07 0.07
word in the head clause	passed	0.02 -0.02
word in the head clause	passengers	-0.07 0.07
word in the head clause	past	0.02 -0.02
word in the head clause	patel	-0.08 0.08
word in the head clause	path	0.08 -0.08
word in the head clause	patients	0.03 -0.03
word in the head clause	patrol	0.04 -0.04
word in the head clause	pause	-0.10 0.10
word in the head clause	paused	-0.05 0.05
word in the head clause	pay	-0.08 0.08
word in the head clause	pbb	0.13 -0.13
word in the head clause	peace	-0.07 0.07
word in the head clause	pedro	-0.06 0.06
word in the head clause	penalty	0.07 -0.07
word in the head clause	people	-0.02 0.02
word in the head clause	per	-0.10 0.10
word in the head clause	percent	-0.01 0.01
word in the head clause	period	-0.03 0.03
word in the head clause	permanent	0.01 -0.01
word in the head clause	person	-0.05 0.05
word in the head clause	personal	-0.09 0.09
word in the head clause	peter	-0.05 0.05
word in the head clause	petrochemical	-0.13 0.13
word in the head clause	phase	-0.06 0.06
word in the head clause	photo	0.04 -0.04
word in the head clause	photos	-0.06 0.06
word in the head clause	pick	0.02 -0.02
word in the head clause	pilot	-0.04 0.04
word in the head clause	pilots	-0.08 0.08
word in the head clause	pipeline	-0.05 0.05
word in the head clause	pitches	0.09 -0.09
word in the head clause	place	-0.07 0.07
word in the head clause	plan	0.01 -0.01
word in the head clause	planes	-0.06 0.06
word in the head clause	planned	0.05 -0.05
word in the head clause	planning	0.03 -0.03
word in the head clause	plans	0.07 -0.07
word in the head clause	plant	-0.04 0.04
word in the head clause	plants	-0.12 0.12
word in the head clause	play	0.04 -0.04
word in the head clause	playing	-0.11 0.11
word in the head clause	plays	-0.08 0.08
word in the head clause	pledge	0.06 -0.06
word in the head clause	plot	-0.02 0.02
word in the head clause	plunge	0.01 -0.01
word in the head clause	plunges	-0.07 0.07
word in the head clause	pm	-0.03 0.03
word in the head clause	podcast	-0.02 0.02
word in the head clause	point	-0.02 0.02
word in the head clause	points	0.03 -0.03
word in the head clause	poised	0.02 -0.02
word in the head clause	policy	0.04 -0.04
word in the head clause	political	-0.05 0.05
word in the head clause	politicians	-0.01 0.01
word in the head clause	poll	-0.02 0.02
word in the head clause	polymarket	-0.09 0.09
word in the head clause	pool	0.07 -0.07
word in the head clause	poor	-0.07 0.07
word in the head clause	popular	-0.07 0.07
word in the head clause	port	0.04 -0.04
word in the head clause	ports	-0.15 0.15
word in the head clause	pose	-0.10 0.10
word in the head clause	position	-0.05 0.05
word in the head clause	possible	-0.15 0.15
word in the head clause	post	0.06 -0.06
word in the head clause	postponed	-0.05 0.05
word in the head clause	postpones	-0.07 0.07
word in the head clause	posts	0.06 -0.06
word in the head clause	potential	-0.04 0.04
word in the head clause	powell	0.12 -0.12
word in the head clause	power	-0.05 0.05
word in the head clause	powered	0.09 -0.09
word in the head clause	powerful	-0.04 0.04
word in the head clause	powers	-0.12 0.12
word in the head clause	praises	-0.10 0.10
word in the head clause	prayer	-0.08 0.08
word in the head clause	pre	-0.09 0.09
word in the head clause	predicaments	-0.09 0.09
word in the head clause	predicts	-0.08 0.08
word in the head clause	prepare	-0.11 0.11
word in the head clause	prepares	-0.01 0.01
word in the head clause	preparing	-0.07 0.07
word in the head clause	president	0.02 -0.02
word in the head clause	presidential	0.11 -0.11
word in the head clause	press	0.06 -0.06
word in the head clause	presses	-0.03 0.03
word in the head clause	pressure	0.04 -0.04
word in the head clause	pressures	-0.07 0.07
word in the head clause	pretty	0.03 -0.03
word in the head clause	prevent	-0.07 0.07
word in the head clause	prices	-0.11 0.11
word in the head clause	pride	0.07 -0.07
word in the head clause	primary	0.05 -0.05
word in the head clause	prime	0.09 -0.09
word in the head clause	primetime	-0.03 0.03
word in the head clause	prison	0.10 -0.10
word in the head clause	private	0.05 -0.05
word in the head clause	prize	-0.07 0.07
word in the head clause	pro	0.10 -0.10
word in the head clause	probe	0.10 -0.10
word in the head clause	problem	-0.05 0.05
word in the head clause	produce	-0.10 0.10
word in the head clause	producers	0.01 -0.01
word in the head clause	production	-0.06 0.06
word in the head clause	products	-0.04 0.04
word in the head clause	profit	-0.01 0.01
word in the head clause	program	-0.08 0.08
word in the head clause	programme	0.02 -0.02
word in the head clause	progress	-0.01 0.01
word in the head clause	project	0.08 -0.08
word in the head clause	projectile	-0.15 0.15
word in the head clause	projectiles	-0.04 0.04
word in the head clause	projects	-0.02 0.02
word in the head clause	prolonged	-0.06 0.06
word in the head clause	promise	0.09 -0.09
word in the head clause	promises	0.04 -0.04
word in the head clause	prompt	0.10 -0.10
word in the head clause	proposal	0.02 -0.02
word in the head clause	proposes	-0.05 0.05
word in the head clause	protect	0.01 -0.01
word in the head clause	protection	-0.08 0.08
word in the head clause	protest	0.10 -0.10
word in the head clause	protesters	0.08 -0.08
word in the head clause	protests	0.02 -0.02
word in the head clause	proves	0.05 -0.05
word in the head clause	provide	-0.09 0.09
word in the head clause	psaki	-0.05 0.05
word in the head clause	public	-0.04 0.04
word in the head clause	pull	-0.12 0.12
word in the head clause	pulled	0.04 -0.04
word in the head clause	pulls	-0.05 0.05
word in the head clause	purchases	0.02 -0.02
word in the head clause	push	0.02 -0.02
word in the head clause	pushes	0.08 -0.08
word in the head clause	pushing	-0.07 0.07
word in the head clause	put	0.02 -0.02
word in the head clause	puts	0.04 -0.04
word in the head clause	putting	0.02 -0.02
word in the head clause	quarter	-0.02 0.02
word in the head clause	question	-0.07 0.07
word in the head clause	questioning	-0.10 0.10
word in the head clause	questions	-0.01 0.01
word in the head clause	quick	-0.07 0.07
word in the head clause	quickly	-0.10 0.10
word in the head clause	quietly	-0.05 0.05
word in the head clause	rabbi	0.04 -0.04
word in the head clause	race	0.07 -0.07
word in the head clause	races	0.01 -0.01
word in the head clause	radar	-0.10 0.10
word in the head clause	rages	-0.08 0.08
word in the head clause	raid	0.06 -0.06
word in the head clause	raids	-0.03 0.03
word in the head clause	rain	-0.11 0.11
word in the head clause	raise	-0.03 0.03
word in the head clause	raised	-0.06 0.06
word in the head clause	raises	-0.01 0.01
word in the head clause	rallies	-0.03 0.03
word in the head clause	rally	-0.09 0.09
word in the head clause	rambling	0.05 -0.05
word in the head clause	ramp	-0.09 0.09
word in the head clause	range	0.07 -0.07
word in the head clause	rare	0.07 -0.07
word in the head clause	rate	0.10 -0.10
word in the head clause	rates	-0.01 0.01
word in the head clause	re	0.01 -0.01
word in the head clause	reach	-0.10 0.10
word in the head clause	reached	-0.13 0.13
word in the head clause	reaching	-0.08 0.08
word in the head clause	react	-0.11 0.11
word in the head clause	reacts	-0.10 0.10
word in the head clause	ready	-0.12 0.12
word in the head clause	real	0.03 -0.03
word in the head clause	reality	-0.01 0.01
word in the head clause	really	-0.10 0.10
word in the head clause	reasons	-0.06 0.06
word in the head clause	rebound	-0.10 0.10
word in the head clause	rebukes	0.05 -0.05
word in the head clause	receipts	-0.12 0.12
word in the head clause	receives	0.05 -0.05
word in the head clause	recent	-0.12 0.12
word in the head clause	recession	-0.05 0.05
word in the head clause	recover	0.03 -0.03
word in the head clause	red	-0.05 0.05
word in the head clause	reeves	-0.08 0.08
word in the head clause	refinery	0.05 -0.05
word in the head clause	refueling	-0.08 0.08
word in the head clause	refuelling	-0.11 0.11
word in the head clause	refuge	-0.07 0.07
word in the head clause	refuses	-0.01 0.01
word in the head clause	regime	-0.16 0.16
word in the head clause	region	-0.05 0.05
word in the head clause	regulator	0.09 -0.09
word in the head clause	rejected	-0.08 0.08
word in the head clause	rejects	-0.03 0.03
word in the head clause	relations	0.04 -0.04
word in the head clause	relationship	0.03 -0.03
word in the head clause	release	-0.11 0.11
word in the head clause	released	-0.13 0.13
word in the head clause	releases	0.01 -0.01
word in the head clause	reliance	0.02 -0.02
word in the head clause	relief	-0.13 0.13
word in the head clause	remain	-0.15 0.15
word in the head clause	remains	-0.06 0.06
word in the head clause	remarks	-0.03 0.03
word in the head clause	removal	-0.05 0.05
word in the head clause	remove	0.02 -0.02
word in the head clause	renew	-0.06 0.06
word in the head clause	renewed	-0.09 0.09
word in the head clause	renews	-0.08 0.08
word in the head clause	reopen	-0.01 0.01
word in the head clause	reopening	-0.08 0.08
word in the head clause	reopens	-0.05 0.05
word in the head clause	rep	-0.02 0.02
word in the head clause	repatriate	0.06 -0.06
word in the head clause	repatriation	-0.06 0.06
word in the head clause	repeat	0.05 -0.05
word in the head clause	repeated	-0.08 0.08
word in the head clause	replace	0.08 -0.08
word in the head clause	reply	-0.03 0.03
word in the head clause	report	0.10 -0.10
word in the head clause	reportedly	-0.09 0.09
word in the head clause	reporter	-0.05 0.05
word in the head clause	reporters	0.01 -0.01
word in the head clause	reports	-0.12 0.12
word in the head clause	repression	-0.12 0.12
word in the head clause	republican	-0.01 0.01
word in the head clause	republicans	-0.01 0.01
word in the head clause	request	0.08 -0.08
word in the head clause	rescue	-0.04 0.04
word in the head clause	rescued	-0.09 0.09
word in the head clause	rescuers	-0.10 0.10
word in the head clause	rescues	-0.03 0.03
word in the head clause	research	0.08 -0.08
word in the head clause	reserve	0.05 -0.05
word in the head clause	reserves	-0.15 0.15
word in the head clause	residential	0.04 -0.04
word in the head clause	residents	0.09 -0.09
word in the head clause	resigns	-0.07 0.07
word in the head clause	resilience	-0.09 0.09
word in the head clause	resistance	0.08 -0.08
word in the head clause	resolution	-0.13 0.13
word in the head clause	resort	0.05 -0.05
word in the head clause	respond	-0.12 0.12
word in the head clause	responds	0.07 -0.07
word in the head clause	response	-0.17 0.17
word in the head clause	responsibility	0.05 -0.05
word in the head clause	responsible	-0.09 0.09
word in the head clause	restart	-0.04 0.04
word in the head clause	restore	0.02 -0.02
word in the head clause	resume	-0.03 0.03
word in the head clause	resumes	-0.10 0.10
word in the head clause	retaliate	0.03 -0.03
word in the head clause	retaliates	-0.12 0.12
word in the head clause	retaliation	-0.08 0.08
word in the head clause	retaliatory	-0.08 0.08
word in the head clause	rethink	0.07 -0.07
word in the head clause	retired	-0.04 0.04
word in the head clause	return	-0.15 0.15
word in the head clause	reut	0.03 -0.03
word in the head clause	reveal	0.03 -0.03
word in the head clause	reveals	-0.01 0.01
word in the head clause	revenge	0.06 -0.06
word in the head clause	review	-0.02 0.02
word in the head clause	reviewing	0.12 -0.12
word in the head clause	reviews	0.04 -0.04
word in the head clause	revival	0.06 -0.06
word in the head clause	revolution	0.09 -0.09
word in the head clause	reward	-0.03 0.03
word in the head clause	rhetoric	-0.04 0.04
word in the head clause	rich	0.07 -0.07
word in the head clause	ridiculous	-0.08 0.08
word in the head clause	right	-0.02 0.02
word in the head clause	rights	0.04 -0.04
word in the head clause	rips	-0.02 0.02
word in the head clause	rise	0.01 -0.01
word in the head clause	rises	-0.06 0.06
word in the head clause	rising	-0.08 0.08
word in the head clause	risk	0.01 -0.01
word in the head clause	risks	-0.15 0.15
word in the head clause	road	0.06 -0.06
word in the head clause	roadmap	0.02 -0.02
word in the head clause	rock	0.13 -0.13
word in the head clause	rocked	-0.10 0.10
word in the head clause	rocket	0.09 -0.09
word in the head clause	rockets	-0.09 0.09
word in the head clause	role	0.04 -0.04
word in the head clause	rose	-0.05 0.05
word in the head clause	round	-0.10 0.10
word in the head clause	routes	-0.10 0.10
word in the head clause	royal	-0.01 0.01
word in the head clause	rubble	-0.12 0.12
word in the head clause	rule	0.01 -0.01
word in the head clause	rules	0.14 -0.14
word in the head clause	run	0.06 -0.06
word in the head clause	rural	0.11 -0.11
word in the head clause	rush	-0.10 0.10
word in the head clause	s	0.11 -0.11
word in the head clause	sacks	0.05 -0.05
word in the head clause	safe	-0.12 0.12
word in the head clause	safety	0.08 -0.08
word in the head clause	said	0.13 -0.13
word in the head clause	sailors	-0.15 0.15
word in the head clause	sale	0.07 -0.07
word in the head clause	sales	0.07 -0.07
word in the head clause	salt	0.08 -0.08
word in the head clause	same	0.08 -0.08
word in the head clause	sanchez	-0.06 0.06
word in the head clause	sanctioned	-0.05 0.05
word in the head clause	sanctions	-0.06 0.06
word in the head clause	satellite	-0.11 0.11
word in the head clause	saturday	0.06 -0.06
word in the head clause	save	0.09 -0.09
word in the head clause	saved	0.09 -0.09
word in the head clause	saying	-0.12 0.12
word in the head clause	says	-0.07 0.07
word in the head clause	scale	-0.09 0.09
word in the head clause	scenario	-0.06 0.06
word in the head clause	scene	0.02 -0.02
word in the head clause	sceptical	-0.06 0.06
word in the head clause	scheme	-0.03 0.03
word in the head clause	school	-0.04 0.04
word in the head clause	schools	-0.07 0.07
word in the head clause	scott	0.01 -0.01
word in the head clause	scramble	-0.10 0.10
word in the head clause	scrambles	0.06 -0.06
word in the head clause	sea	0.11 -0.11
word in the head clause	seafarers	-0.13 0.13
word in the head clause	seal	0.05 -0.05
word in the head clause	sealed	-0.11 0.11
word in the head clause	search	0.02 -0.02
word in the head clause	second	-0.06 0.06
word in the head clause	secret	0.06 -0.06
word in the head clause	secretary	0.06 -0.06
word in the head clause	sector	0.04 -0.04
word in the head clause	secure	-0.05 0.05
word in the head clause	see	-0.03 0.03
word in the head clause	seek	-0.10 0.10
word in the head clause	seeking	0.07 -0.07
word in the head clause	seeks	-0.01 0.01
word in the head clause	seen	-0.13 0.13
word in the head clause	seize	-0.09 0.09
word in the head clause	seized	0.03 -0.03
word in the head clause	seizes	0.05 -0.05
word in the head clause	seizing	-0.06 0.06
word in the head clause	seizure	0.07 -0.07
word in the head clause	self	0.02 -0.02
word in the head clause	sell	-0.06 0.06
word in the head clause	senate	-0.05 0.05
word in the head clause	senator	-0.05 0.05
word in the head clause	senators	0.01 -0.01
word in the head clause	sending	-0.15 0.15
word in the head clause	sends	-0.05 0.05
word in the head clause	senior	-0.06 0.06
word in the head clause	seriously	0.04 -0.04
word in the head clause	service	0.01 -0.01
word in the head clause	services	0.09 -0.09
word in the head clause	session	-0.05 0.05
word in the head clause	set	-0.04 0.04
word in the head clause	sets	0.02 -0.02
word in the head clause	settlement	-0.06 0.06
word in the head clause	settlers	0.08 -0.08
word in the head clause	seven	0.01 -0.01
word in the head clause	seventh	-0.04 0.04
word in the head clause	several	-0.04 0.04
word in the head clause	severe	-0.15 0.15
word in the head clause	severely	-0.12 0.12
word in the head clause	shadow	0.06 -0.06
word in the head clause	shahed	0.07 -0.07
word in the head clause	shaky	-0.05 0.05
word in the head clause	shape	-0.04 0.04
word in the head clause	share	0.05 -0.05
word in the head clause	shares	0.09 -0.09
word in the head clause	sharply	-0.04 0.04
word in the head clause	she	0.10 -0.10
word in the head clause	shelter	-0.10 0.10
word in the head clause	shelters	-0.07 0.07
word in the head clause	shield	0.04 -0.04
word in the head clause	shift	0.07 -0.07
word in the head clause	shifting	-0.10 0.10
word in the head clause	shifts	-0.09 0.09
word in the head clause	ship	-0.16 0.16
word in the head clause	shipments	0.06 -0.06
word in the head clause	shipping	-0.07 0.07
word in the head clause	ships	-0.05 0.05
word in the head clause	shock	-0.16 0.16
word in the head clause	shocks	-0.11 0.11
word in the head clause	shoot	0.01 -0.01
word in the head clause	shooter	0.12 -0.12
word in the head clause	shooting	0.04 -0.04
word in the head clause	shoots	0.05 -0.05
word in the head clause	shortages	-0.03 0.03
word in the head clause	shortly	-0.11 0.11
word in the head clause	shot	0.10 -0.10
word in the head clause	should	-0.06 0.06
word in the head clause	show	-0.07 0.07
word in the head clause	showing	0.02 -0.02
word in the head clause	shows	0.04 -0.04
word in the head clause	shut	-0.08 0.08
word in the head clause	shutdown	0.04 -0.04
word in the head clause	sided	-0.04 0.04
word in the head clause	sides	0.06 -0.06
word in the head clause	sign	0.05 -0.05
word in the head clause	signal	-0.11 0.11
word in the head clause	signals	0.07 -0.07
word in the head clause	signed	-0.16 0.16
word in the head clause	significant	0.05 -0.05
word in the head clause	signing	-0.17 0.17
word in the head clause	silver	0.08 -0.08
word in the head clause	sink	-0.05 0.05
word in the head clause	sinking	0.11 -0.11
word in the head clause	sinks	-0.08 0.08
word in the head clause	sirens	-0.29 0.29
word in the head clause	site	0.01 -0.01
word in the head clause	sites	-0.01 0.01
word in the head clause	situation	-0.05 0.05
word in the head clause	six	-0.03 0.03
word in the head clause	sky	-0.07 0.07
word in the head clause	slain	-0.05 0.05
word in the head clause	slams	0.08 -0.08
word in the head clause	slide	-0.08 0.08
word in the head clause	slow	0.02 -0.02
word in the head clause	slump	-0.03 0.03
word in the head clause	small	-0.06 0.06
word in the head clause	smart	0.07 -0.07
word in the head clause	smith	0.05 -0.05
word in the head clause	smoke	-0.12 0.12
word in the head clause	so	-0.14 0.14
word in the head clause	soaring	-0.06 0.06
word in the head clause	soars	0.02 -0.02
word in the head clause	social	0.02 -0.02
word in the head clause	softbank	0.08 -0.08
word in the head clause	soil	-0.09 0.09
word in the head clause	soldier	0.11 -0.11
word in the head clause	soldiers	0.02 -0.02
word in the head clause	solution	-0.04 0.04
word in the head clause	some	-0.05 0.05
word in the head clause	son	-0.03 0.03
word in the head clause	soon	-0.04 0.04
word in the head clause	sound	-0.20 0.20
word in the head clause	sounds	0.06 -0.06
word in the head clause	source	0.02 -0.02
word in the head clause	south	0.09 -0.09
word in the head clause	southeast	-0.05 0.05
word in the head clause	southern	-0.04 0.04
word in the head clause	sovereign	0.04 -0.04
word in the head clause	space	0.05 -0.05
word in the head clause	spacex	0.09 -0.09
word in the head clause	sparks	0.04 -0.04
word in the head clause	speaker	-0.01 0.01
word in the head clause	speaks	-0.05 0.05
word in the head clause	special	0.02 -0.02
word in the head clause	spending	0.08 -0.08
word in the head clause	spike	-0.05 0.05
word in the head clause	spikes	-0.06 0.06
word in the head clause	spiral	-0.03 0.03
word in the head clause	split	0.07 -0.07
word in the head clause	spokesman	-0.11 0.11
word in the head clause	spot	0.02 -0.02
word in the head clause	spox	0.03 -0.03
word in the head clause	spread	-0.06 0.06
word in the head clause	spreads	-0.09 0.09
word in the head clause	spring	0.12 -0.12
word in the head clause	spy	-0.07 0.07
word in the head clause	spying	-0.09 0.09
word in the head clause	square	-0.08 0.08
word in the head clause	stabilize	-0.06 0.06
word in the head clause	stablecoin	0.10 -0.10
word in the head clause	staff	-0.07 0.07
word in the head clause	stages	-0.09 0.09
word in the head clause	stakes	0.02 -0.02
word in the head clause	stalls	0.07 -0.07
word in the head clause	stance	0.02 -0.02
word in the head clause	stand	0.03 -0.03
word in the head clause	standoff	-0.09 0.09
word in the head clause	stands	0.04 -0.04
word in the head clause	standstill	-0.08 0.08
word in the head clause	star	0.10 -0.10
word in the head clause	start	-0.06 0.06
word in the head clause	started	0.11 -0.11
word in the head clause	starting	-0.09 0.09
word in the head clause	startling	0.03 -0.03
word in the head clause	starts	-0.07 0.07
word in the head clause	state	0.05 -0.05
word in the head clause	statement	-0.07 0.07
word in the head clause	states	-0.08 0.08
word in the head clause	station	-0.13 0.13
word in the head clause	status	-0.02 0.02
word in the head clause	stay	-0.12 0.12
word in the head clause	staying	-0.09 0.09
word in the head clause	stays	-0.09 0.09
word in the head clause	steady	-0.01 0.01
word in the head clause	stealth	-0.03 0.03
word in the head clause	steel	0.08 -0.08
word in the head clause	step	0.03 -0.03
word in the head clause	stephen	0.11 -0.11
word in the head clause	steps	-0.08 0.08
word in the head clause	sticking	0.01 -0.01
word in the head clause	still	-0.01 0.01
word in the head clause	stock	0.04 -0.04
word in the head clause	stocks	-0.04 0.04
word in the head clause	stop	-0.06 0.06
word in the head clause	stopped	0.04 -0.04
word in the head clause	stopping	0.03 -0.03
word in the head clause	stops	-0.06 0.06
word in the head clause	storage	-0.02 0.02
word in the head clause	storm	-0.06 0.06
word in the head clause	straight	-0.07 0.07
word in the head clause	strain	0.01 -0.01
word in the head clause	strait	-0.07 0.07
word in the head clause	stranded	-0.12 0.12
word in the head clause	strategic	-0.03 0.03
word in the head clause	strategy	-0.15 0.15
word in the head clause	street	-0.10 0.10
word in the head clause	streets	-0.12 0.12
word in the head clause	strike	-0.15 0.15
word in the head clause	strikes	0.01 -0.01
word in the head clause	striking	-0.14 0.14
word in the head clause	strong	-0.06 0.06
word in the head clause	stronger	-0.09 0.09
word in the head clause	strongly	-0.09 0.09
word in the head clause	struck	-0.01 0.01
word in the head clause	student	0.11 -0.11
word in the head clause	students	0.07 -0.07
word in the head clause	study	0.10 -0.10
word in the head clause	stunning	-0.07 0.07
word in the head clause	stupid	0.06 -0.06
word in the head clause	success	-0.09 0.09
word in the head clause	sue	0.05 -0.05
word in the head clause	sues	0.06 -0.06
word in the head clause	suffers	0.05 -0.05
word in the head clause	suggests	-0.09 0.09
word in the head clause	suicide	0.07 -0.07
word in the head clause	summit	0.06 -0.06
word in the head clause	summons	-0.04 0.04
word in the head clause	sunday	0.07 -0.07
word in the head clause	sunk	-0.11 0.11
word in the head clause	supplies	-0.12 0.12
word in the head clause	supply	-0.06 0.06
word in the head clause	support	-0.02 0.02
word in the head clause	supports	-0.02 0.02
word in the head clause	supreme	0.06 -0.06
word in the head clause	surges	0.01 -0.01
word in the head clause	surging	0.04 -0.04
word in the head clause	surrender	-0.16 0.16
word in the head clause	survive	-0.04 0.04
word in the head clause	survivors	-0.05 0.05
word in the head clause	suspect	0.06 -0.06
word in the head clause	suspected	0.04 -0.04
word in the head clause	suspend	0.03 -0.03
word in the head clause	suspended	0.04 -0.04
word in the head clause	suspends	-0.01 0.01
word in the head clause	swift	-0.03 0.03
word in the head clause	system	-0.03 0.03
word in the head clause	systems	-0.05 0.05
word in the head clause	table	-0.12 0.12
word in the head clause	tactic	0.09 -0.09
word in the head clause	taiwan	0.10 -0.10
word in the head clause	takeaways	-0.09 0.09
word in the head clause	taken	0.01 -0.01
word in the head clause	takes	0.07 -0.07
word in the head clause	taking	-0.11 0.11
word in the head clause	talk	-0.10 0.10
word in the head clause	talks	-0.15 0.15
word in the head clause	tame	0.01 -0.01
word in the head clause	tank	-0.08 0.08
word in the head clause	tanker	-0.11 0.11
word in the head clause	tankers	-0.15 0.15
word in the head clause	tapper	0.01 -0.01
word in the head clause	taps	0.09 -0.09
word in the head clause	target	0.02 -0.02
word in the head clause	targeted	-0.14 0.14
word in the head clause	targeting	-0.04 0.04
word in the head clause	targets	0.05 -0.05
word in the head clause	tariff	0.17 -0.17
word in the head clause	tariffs	0.19 -0.19
word in the head clause	tax	0.07 -0.07
word in the head clause	taxpayers	-0.05 0.05
word in the head clause	taylor	-0.08 0.08
word in the head clause	team	0.13 -0.13
word in the head clause	tech	0.09 -0.09
word in the head clause	teens	0.09 -0.09
word in the head clause	tell	-0.10 0.10
word in the head clause	tells	-0.08 0.08
word in the head clause	temporary	0.07 -0.07
word in the head clause	ten	-0.07 0.07
word in the head clause	tens	-0.04 0.04
word in the head clause	tensions	-0.05 0.05
word in the head clause	term	0.06 -0.06
word in the head clause	terminals	-0.11 0.11
word in the head clause	terms	0.07 -0.07
word in the head clause	terrified	0.11 -0.11
word in the head clause	terrifying	-0.08 0.08
word in the head clause	territory	-0.05 0.05
word in the head clause	terror	0.07 -0.07
word in the head clause	terrorism	0.06 -0.06
word in the head clause	terrorists	0.12 -0.12
word in the head clause	tesla	0.10 -0.10
word in the head clause	test	0.03 -0.03
word in the head clause	tests	-0.07 0.07
word in the head clause	texas	0.16 -0.16
word in the head clause	text	-0.13 0.13
word in the head clause	than	-0.10 0.10
word in the head clause	thanks	-0.11 0.11
word in the head clause	that	0.01 -0.01
word in the head clause	the	-0.08 0.08
word in the head clause	their	0.07 -0.07
word in the head clause	them	-0.07 0.07
word in the head clause	theory	0.09 -0.09
word in the head clause	there	-0.16 0.16
word in the head clause	these	-0.04 0.04
word in the head clause	they	0.07 -0.07
word in the head clause	they're	-0.03 0.03
word in the head clause	things	0.02 -0.02
word in the head clause	think	-0.06 0.06
word in the head clause	third	-0.08 0.08
word in the head clause	this	0.08 -0.08
word in the head clause	those	-0.08 0.08
word in the head clause	threat	-0.07 0.07
word in the head clause	threatened	0.03 -0.03
word in the head clause	threatening	-0.08 0.08
word in the head clause	threatens	0.03 -0.03
word in the head clause	threats	-0.09 0.09
word in the head clause	three	-0.09 0.09
word in the head clause	through	-0.06 0.06
word in the head clause	tied	-0.12 0.12
word in the head clause	ties	0.06 -0.06
word in the head clause	tighten	0.01 -0.01
word in the head clause	tiktok	0.13 -0.13
word in the head clause	time	-0.01 0.01
word in the head clause	timed	-0.10 0.10
word in the head clause	timeline	-0.10 0.10
word in the head clause	times	0.12 -0.12
word in the head clause	to	0.02 -0.02
word in the head clause	today	-0.04 0.04
word in the head clause	told	-0.09 0.09
word in the head clause	toll	-0.02 0.02
word in the head clause	tolls	-0.10 0.10
word in the head clause	tonight	-0.05 0.05
word in the head clause	too	-0.04 0.04
word in the head clause	top	-0.16 0.16
word in the head clause	topic	-0.03 0.03
word in the head clause	tops	0.02 -0.02
word in the head clause	torch	0.07 -0.07
word in the head clause	torpedo	-0.10 0.10
word in the head clause	total	-0.09 0.09
word in the head clause	totally	-0.09 0.09
word in the head clause	tour	0.08 -0.08
word in the head clause	tourism	0.07 -0.07
word in the head clause	tourist	-0.05 0.05
word in the head clause	touts	0.04 -0.04
word in the head clause	toward	-0.08 0.08
word in the head clause	towards	-0.07 0.07
word in the head clause	tower	-0.06 0.06
word in the head clause	towns	0.01 -0.01
word in the head clause	toxic	-0.05 0.05
word in the head clause	track	0.02 -0.02
word in the head clause	tracking	0.02 -0.02
word in the head clause	trade	0.11 -0.11
word in the head clause	traders	-0.13 0.13
word in the head clause	trades	0.09 -0.09
word in the head clause	trading	-0.01 0.01
word in the head clause	traffic	-0.11 0.11
word in the head clause	transfer	-0.10 0.10
word in the head clause	transit	-0.06 0.06
word in the head clause	transiting	-0.05 0.05
word in the head clause	trap	0.03 -0.03
word in the head clause	trapped	-0.07 0.07
word in the head clause	travel	0.09 -0.09
word in the head clause	treatment	0.09 -0.09
word in the head clause	tried	-0.04 0.04
word in the head clause	trigger	-0.16 0.16
word in the head clause	triggers	-0.02 0.02
word in the head clause	trillion	0.04 -0.04
word in the head clause	trip	0.06 -0.06
word in the head clause	troops	-0.06 0.06
word in the head clause	truce	0.04 -0.04
word in the head clause	try	0.05 -0.05
word in the head clause	trying	-0.04 0.04
word in the head clause	tsmc	0.06 -0.06
word in the head clause	tucker	-0.08 0.08
word in the head clause	tuesday	-0.05 0.05
word in the head clause	tulsi	-0.09 0.09
word in the head clause	tumble	-0.08 0.08
word in the head clause	turn	0.01 -0.01
word in the head clause	turned	0.06 -0.06
word in the head clause	turning	-0.04 0.04
word in the head clause	turns	-0.07 0.07
word in the head clause	tv	-0.12 0.12
word in the head clause	two	-0.03 0.03
word in the head clause	u	0.05 -0.05
word in the head clause	ufc	0.03 -0.03
word in the head clause	ultra	0.06 -0.06
word in the head clause	unanswered	-0.04 0.04
word in the head clause	uncertainty	-0.12 0.12
word in the head clause	unchanged	-0.06 0.06
word in the head clause	unconditional	-0.11 0.11
word in the head clause	under	-0.02 0.02
word in the head clause	underground	-0.10 0.10
word in the head clause	understand	0.09 -0.09
word in the head clause	understanding	-0.05 0.05
word in the head clause	underway	-0.11 0.11
word in the head clause	unfair	-0.08 0.08
word in the head clause	unhinged	-0.03 0.03
word in the head clause	unified	-0.06 0.06
word in the head clause	unilateral	0.14 -0.14
word in the head clause	unit	-0.07 0.07
word in the head clause	unite	0.02 -0.02
word in the head clause	universities	-0.09 0.09
word in the head clause	university	0.10 -0.10
word in the head clause	unleash	-0.04 0.04
word in the head clause	unleashes	0.02 -0.02
word in the head clause	unless	-0.01 0.01
word in the head clause	unlikely	-0.08 0.08
word in the head clause	unpredictable	-0.08 0.08
word in the head clause	until	-0.01 0.01
word in the head clause	up	-0.04 0.04
word in the head clause	update	-0.13 0.13
word in the head clause	updates	0.07 -0.07
word in the head clause	upper	-0.04 0.04
word in the head clause	upward	-0.08 0.08
word in the head clause	uranium	-0.09 0.09
word in the head clause	urge	-0.07 0.07
word in the head clause	urged	0.10 -0.10
word in the head clause	urgent	-0.08 0.08
word in the head clause	urges	0.02 -0.02
word in the head clause	us	-0.11 0.11
word in the head clause	use	0.04 -0.04
word in the head clause	used	-0.01 0.01
word in the head clause	uses	0.06 -0.06
word in the head clause	using	0.09 -0.09
word in the head clause	vast	-0.05 0.05
word in the head clause	vehicle	0.08 -0.08
word in the head clause	vehicles	0.04 -0.04
word in the head clause	versailles	-0.06 0.06
word in the head clause	very	-0.03 0.03
word in the head clause	vessel	0.14 -0.14
word in the head clause	vessels	-0.17 0.17
word in the head clause	via	-0.10 0.10
word in the head clause	vice	-0.10 0.10
word in the head clause	victory	-0.03 0.03
word in the head clause	video	-0.07 0.07
word in the head clause	videos	0.02 -0.02
word in the head clause	vietnam	-0.06 0.06
word in the head clause	views	-0.09 0.09
word in the head clause	villages	-0.03 0.03
word in the head clause	violation	-0.09 0.09
word in the head clause	violations	0.05 -0.05
word in the head clause	violence	0.11 -0.11
word in the head clause	visa	0.12 -0.12
word in the head clause	visit	0.06 -0.06
word in the head clause	visiting	0.08 -0.08
word in the head clause	visitors	-0.02 0.02
word in the head clause	visits	-0.02 0.02
word in the head clause	voice	0.03 -0.03
word in the head clause	volatile	-0.04 0.04
word in the head clause	vote	0.08 -0.08
word in the head clause	voter	0.08 -0.08
word in the head clause	voters	0.06 -0.06
word in the head clause	votes	-0.07 0.07
word in the head clause	voting	0.07 -0.07
word in the head clause	vows	0.03 -0.03
word in the head clause	wait	0.03 -0.03
word in the head clause	waiver	0.01 -0.01
word in the head clause	wake	-0.08 0.08
word in the head clause	want	0.01 -0.01
word in the head clause	wanted	0.08 -0.08
word in the head clause	wants	0.05 -0.05
word in the head clause	war	-0.14 0.14
word in the head clause	warn	-0.10 0.10
word in the head clause	warned	-0.11 0.11
word in the head clause	warning	-0.05 0.05
word in the head clause	warnings	-0.08 0.08
word in the head clause	warns	0.03 -0.03
word in the head clause	wars	-0.08 0.08
word in the head clause	warship	-0.16 0.16
word in the head clause	warships	-0.12 0.12
word in the head clause	was	-0.03 0.03
word in the head clause	wasn't	0.08 -0.08
word in the head clause	watch	0.03 -0.03
word in the head clause	watchdog	-0.06 0.06
word in the head clause	water	0.02 -0.02
word in the head clause	waterway	-0.05 0.05
word in the head clause	wave	-0.05 0.05
word in the head clause	waves	-0.06 0.06
word in the head clause	way	-0.14 0.14
word in the head clause	ways	-0.04 0.04
word in the head clause	we	0.04 -0.04
word in the head clause	we're	-0.02 0.02
word in the head clause	we've	-0.11 0.11
word in the head clause	weak	0.01 -0.01
word in the head clause	weapon	-0.10 0.10
word in the head clause	weapons	-0.05 0.05
word in the head clause	weather	0.13 -0.13
word in the head clause	wednesday	-0.06 0.06
word in the head clause	week	-0.07 0.07
word in the head clause	weekend	-0.03 0.03
word in the head clause	weekly	0.01 -0.01
word in the head clause	weeks	-0.11 0.11
word in the head clause	weighs	-0.02 0.02
word in the head clause	welcome	-0.04 0.04
word in the head clause	welcomes	-0.10 0.10
word in the head clause	welker	-0.05 0.05
word in the head clause	well	0.07 -0.07
word in the head clause	went	-0.02 0.02
word in the head clause	were	0.08 -0.08
word in the head clause	west	-0.14 0.14
word in the head clause	western	-0.08 0.08
word in the head clause	wh	-0.09 0.09
word in the head clause	what	0.02 -0.02
word in the head clause	whcd	0.10 -0.10
word in the head clause	where	-0.12 0.12
word in the head clause	whether	0.07 -0.07
word in the head clause	which	-0.03 0.03
word in the head clause	white	0.02 -0.02
word in the head clause	who	0.12 -0.12
word in the head clause	whole	-0.07 0.07
word in the head clause	whose	0.07 -0.07
word in the head clause	why	-0.05 0.05
word in the head clause	widens	-0.06 0.06
word in the head clause	wider	-0.07 0.07
word in the head clause	wife	-0.02 0.02
word in the head clause	wild	0.05 -0.05
word in the head clause	will	0.01 -0.01
word in the head clause	willing	-0.02 0.02
word in the head clause	win	0.04 -0.04
word in the head clause	wind	-0.02 0.02
word in the head clause	winding	-0.09 0.09
word in the head clause	wing	0.05 -0.05
word in the head clause	winning	-0.13 0.13
word in the head clause	wins	-0.02 0.02
word in the head clause	wipe	-0.08 0.08
word in the head clause	with	0.09 -0.09
word in the head clause	withdrawal	0.06 -0.06
word in the head clause	withdraws	-0.02 0.02
word in the head clause	within	-0.12 0.12
word in the head clause	without	0.03 -0.03
word in the head clause	woman	0.11 -0.11
word in the head clause	women	-0.12 0.12
word in the head clause	won	-0.13 0.13
word in the head clause	won't	-0.10 0.10
word in the head clause	words	-0.10 0.10
word in the head clause	work	0.07 -0.07
word in the head clause	workers	0.06 -0.06
word in the head clause	working	-0.05 0.05
word in the head clause	workplace	0.10 -0.10
word in the head clause	world	0.09 -0.09
word in the head clause	worlds	0.06 -0.06
word in the head clause	worried	-0.04 0.04
word in the head clause	worse	-0.05 0.05
word in the head clause	worst	-0.05 0.05
word in the head clause	worth	0.07 -0.07
word in the head clause	would	0.04 -0.04
word in the head clause	wound	-0.12 0.12
word in the head clause	wounded	0.02 -0.02
word in the head clause	wounds	-0.13 0.13
word in the head clause	wrap	0.06 -0.06
word in the head clause	wright	-0.02 0.02
word in the head clause	ww3	-0.05 0.05
word in the head clause	year	-0.05 0.05
word in the head clause	years	-0.02 0.02
word in the head clause	yet	-0.06 0.06
word in the head clause	you	0.11 -0.11
word in the head clause	young	0.11 -0.11
word in the head clause	your	0.11 -0.11
word in the head clause	zelensky	-0.01 0.01
word in the head clause	zelenskyy	0.05 -0.05
words: !	!	-0.08 0.08
words: !	:	-0.07 0.07
words: !	[usa]	-0.08 0.08
words: ,	,	-0.02 0.02
words: ,	.	0.12 -0.12
words: ,	[ally]	-0.06 0.06
words: ,	[number]	0.07 -0.07
words: ,	[place]	-0.14 0.14
words: ,	[side]	0.02 -0.02
words: ,	[usa]	-0.07 0.07
words: ,	a	0.12 -0.12
words: ,	about	-0.02 0.02
words: ,	accord	-0.02 0.02
words: ,	after	-0.05 0.05
words: ,	again	0.01 -0.01
words: ,	agreement	-0.10 0.10
words: ,	air	0.06 -0.06
words: ,	airlin	-0.09 0.09
words: ,	ally	-0.03 0.03
words: ,	an	-0.08 0.08
words: ,	analyst	0.03 -0.03
words: ,	and	-0.01 0.01
words: ,	announc	-0.03 0.03
words: ,	asks	0.06 -0.06
words: ,	at	0.05 -0.05
words: ,	attack	-0.02 0.02
words: ,	but	-0.03 0.03
words: ,	call	0.02 -0.02
words: ,	cit	-0.06 0.06
words: ,	commander	0.03 -0.03
words: ,	company	0.01 -0.01
words: ,	contradict	-0.03 0.03
words: ,	cost	0.06 -0.06
words: ,	court	0.06 -0.06
words: ,	demand	-0.01 0.01
words: ,	despit	-0.05 0.05
words: ,	diplomacy	-0.13 0.13
words: ,	dron	-0.08 0.08
words: ,	ether	-0.02 0.02
words: ,	even	0.07 -0.07
words: ,	expert	-0.07 0.07
words: ,	explosion	-0.03 0.03
words: ,	fear	-0.08 0.08
words: ,	first	-0.03 0.03
words: ,	five	0.05 -0.05
words: ,	football	0.07 -0.07
words: ,	former	-0.11 0.11
words: ,	four	0.04 -0.04
words: ,	from	-0.08 0.08
words: ,	gas	-0.05 0.05
words: ,	highlight	0.01 -0.01
words: ,	hits	0.01 -0.01
words: ,	i	-0.07 0.07
words: ,	ice	0.08 -0.08
words: ,	if	-0.09 0.09
words: ,	import	-0.05 0.05
words: ,	in	0.15 -0.15
words: ,	inc	0.08 -0.08
words: ,	includ	0.02 -0.02
words: ,	investigation	-0.08 0.08
words: ,	is	-0.03 0.03
words: ,	it	0.04 -0.04
words: ,	kill	0.04 -0.04
words: ,	launch	0.03 -0.03
words: ,	leav	-0.02 0.02
words: ,	major	0.01 -0.01
words: ,	may	-0.07 0.07
words: ,	military	-0.14 0.14
words: ,	missil	-0.12 0.12
words: ,	more	-0.15 0.15
words: ,	new	-0.08 0.08
words: ,	nuclear	-0.07 0.07
words: ,	official	0.04 -0.04
words: ,	oil	-0.07 0.07
words: ,	on	-0.02 0.02
words: ,	one	-0.09 0.09
words: ,	or	-0.05 0.05
words: ,	pm	-0.04 0.04
words: ,	prepar	-0.07 0.07
words: ,	rais	-0.07 0.07
words: ,	reopen	-0.02 0.02
words: ,	report	-0.04 0.04
words: ,	sanction	-0.09 0.09
words: ,	say	-0.01 0.01
words: ,	says	0.10 -0.10
words: ,	send	0.01 -0.01
words: ,	sign	-0.09 0.09
words: ,	sourc	-0.09 0.09
words: ,	stat	-0.05 0.05
words: ,	stock	-0.09 0.09
words: ,	strik	0.11 -0.11
words: ,	talk	0.08 -0.08
words: ,	tasnim	-0.04 0.04
words: ,	the	0.08 -0.08
words: ,	they	-0.11 0.11
words: ,	thre	0.03 -0.03
words: ,	threaten	-0.04 0.04
words: ,	to	0.14 -0.14
words: ,	top	-0.03 0.03
words: ,	two	0.10 -0.10
words: ,	uncertainty	-0.08 0.08
words: ,	video	-0.10 0.10
words: ,	vows	-0.01 0.01
words: ,	war	0.12 -0.12
words: ,	warn	0.05 -0.05
words: ,	was	-0.10 0.10
words: ,	water	-0.08 0.08
words: ,	which	0.05 -0.05
words: ,	whil	0.05 -0.05
words: ,	who	0.04 -0.04
words: ,	will	-0.07 0.07
words: ,	with	0.06 -0.06
words: -	[region]	-0.05 0.05
words: -	[usa]	0.07 -0.07
words: -	after	-0.07 0.07
words: -	analysi	-0.04 0.04
words: -	and	-0.05 0.05
words: -	as	-0.08 0.08
words: -	live	-0.11 0.11
words: -	opinion	0.12 -0.12
words: -	report	-0.14 0.14
words: -	the	-0.01 0.01
words: -	whil	-0.02 0.02
words: -	خبرگزاری	0.11 -0.11
words: .	,	-0.04 0.04
words: .	.	0.06 -0.06
words: .	[number]	0.14 -0.14
words: .	[region]	0.01 -0.01
words: .	[usa]	0.04 -0.04
words: .	a	0.01 -0.01
words: .	and	-0.02 0.02
words: .	announc	0.09 -0.09
words: .	as	-0.01 0.01
words: .	but	-0.04 0.04
words: .	c	0.10 -0.10
words: .	domestic	0.06 -0.06
words: .	expert	-0.06 0.06
words: .	from	0.06 -0.06
words: .	he	-0.05 0.05
words: .	here	-0.05 0.05
words: .	i	0.03 -0.03
words: .	if	0.04 -0.04
words: .	in	0.11 -0.11
words: .	it	-0.02 0.02
words: .	k	-0.03 0.03
words: .	may	0.07 -0.07
words: .	n	-0.08 0.08
words: .	nasdaq	0.08 -0.08
words: .	not	0.07 -0.07
words: .	now	0.07 -0.07
words: .	on	-0.07 0.07
words: .	plus	0.01 -0.01
words: .	rs	0.04 -0.04
words: .	s	-0.09 0.09
words: .	says	0.03 -0.03
words: .	some	-0.08 0.08
words: .	the	-0.06 0.06
words: .	then	-0.08 0.08
words: .	ther	0.08 -0.08
words: .	to	0.06 -0.06
words: .	video	0.09 -0.09
words: .	war	0.12 -0.12
words: .	what	0.12 -0.12
words: .	whil	-0.08 0.08
words: .	with	0.01 -0.01
words: .	yet	-0.09 0.09
words: :	[ally]	-0.11 0.11
words: :	[number]	-0.17 0.17
words: :	[place]	-0.09 0.09
words: :	[region]	-0.10 0.10
words: :	[side]	-0.11 0.11
words: :	[usa]	-0.15 0.15
words: :	a	-0.03 0.03
words: :	after	-0.10 0.10
words: :	again	-0.10 0.10
words: :	agreement	-0.11 0.11
words: :	air	-0.10 0.10
words: :	analysi	0.07 -0.07
words: :	analyst	-0.05 0.05
words: :	announc	0.05 -0.05
words: :	army	-0.11 0.11
words: :	asks	-0.08 0.08
words: :	attack	-0.09 0.09
words: :	axio	0.02 -0.02
words: :	can	0.05 -0.05
words: :	clash	-0.08 0.08
words: :	cnn	-0.04 0.04
words: :	conservativ	0.05 -0.05
words: :	could	0.03 -0.03
words: :	critic	0.05 -0.05
words: :	destroy	-0.07 0.07
words: :	detect	0.05 -0.05
words: :	don't	0.06 -0.06
words: :	dozen	-0.01 0.01
words: :	dron	-0.09 0.09
words: :	evacuat	-0.09 0.09
words: :	expert	-0.11 0.11
words: :	explosion	-0.13 0.13
words: :	foreign	0.02 -0.02
words: :	fox	-0.01 0.01
words: :	from	0.06 -0.06
words: :	full	-0.04 0.04
words: :	global	-0.05 0.05
words: :	gop	-0.02 0.02
words: :	he	-0.09 0.09
words: :	hits	-0.14 0.14
words: :	how	-0.06 0.06
words: :	i	-0.05 0.05
words: :	if	0.02 -0.02
words: :	in	0.02 -0.02
words: :	insid	-0.01 0.01
words: :	intercept	-0.02 0.02
words: :	is	0.07 -0.07
words: :	it	-0.04 0.04
words: :	kill	-0.04 0.04
words: :	latest	-0.05 0.05
words: :	launch	0.04 -0.04
words: :	live	-0.10 0.10
words: :	maga	-0.04 0.04
words: :	major	0.06 -0.06
words: :	market	-0.08 0.08
words: :	may	-0.15 0.15
words: :	media	-0.11 0.11
words: :	missil	-0.13 0.13
words: :	more	-0.04 0.04
words: :	must	0.03 -0.03
words: :	new	-0.09 0.09
words: :	no	-0.11 0.11
words: :	nobody	-0.05 0.05
words: :	not	-0.09 0.09
words: :	nyt	0.04 -0.04
words: :	official	-0.08 0.08
words: :	oil	-0.10 0.10
words: :	one	-0.07 0.07
words: :	president	0.06 -0.06
words: :	red	-0.07 0.07
words: :	regim	-0.05 0.05
words: :	report	0.03 -0.03
words: :	says	0.10 -0.10
words: :	ship	-0.07 0.07
words: :	should	0.10 -0.10
words: :	siren	-0.06 0.06
words: :	sourc	-0.08 0.08
words: :	stat	-0.08 0.08
words: :	strik	0.08 -0.08
words: :	talk	-0.15 0.15
words: :	the	-0.01 0.01
words: :	they'r	0.02 -0.02
words: :	this	0.02 -0.02
words: :	to	0.02 -0.02
words: :	two	-0.06 0.06
words: :	updat	-0.17 0.17
words: :	video	0.01 -0.01
words: :	war	-0.16 0.16
words: :	wave	-0.09 0.09
words: :	we	0.04 -0.04
words: :	we'r	0.08 -0.08
words: :	what	-0.03 0.03
words: :	why	-0.01 0.01
words: :	will	0.08 -0.08
words: :	with	-0.09 0.09
words: :	world	0.04 -0.04
words: :	wound	0.07 -0.07
words: :	wsj	0.08 -0.08
words: :	you	-0.06 0.06
words: :	your	-0.05 0.05
words: ;	[number]	-0.07 0.07
words: ;	[place]	-0.09 0.09
words: ;	[usa]	-0.07 0.07
words: ;	no	0.08 -0.08
words: ?	-	-0.06 0.06
words: ?	:	-0.10 0.10
words: ?	[side]	-0.06 0.06
words: ?	[usa]	0.03 -0.03
words: ?	here	0.04 -0.04
words: [ally]	,	-0.08 0.08
words: [ally]	.	-0.10 0.10
words: [ally]	:	-0.07 0.07
words: [ally]	agre	-0.06 0.06
words: [ally]	and	-0.07 0.07
words: [ally]	announc	-0.06 0.06
words: [ally]	attack	-0.08 0.08
words: [ally]	claim	-0.09 0.09
words: [ally]	development	0.07 -0.07
words: [ally]	enter	-0.04 0.04
words: [ally]	in	-0.09 0.09
words: [ally]	join	-0.03 0.03
words: [ally]	launch	-0.04 0.04
words: [ally]	official	-0.08 0.08
words: [ally]	rocket	-0.16 0.16
words: [ally]	says	-0.10 0.10
words: [ally]	target	-0.09 0.09
words: [number]	,	0.16 -0.16
words: [number]	-	0.10 -0.10
words: [number]	.	0.08 -0.08
words: [number]	:	0.04 -0.04
words: [number]	[number]	0.14 -0.14
words: [number]	[place]	0.09 -0.09
words: [number]	[region]	-0.06 0.06
words: [number]	[usa]	-0.03 0.03
words: [number]	after	-0.02 0.02
words: [number]	as	0.02 -0.02
words: [number]	attack	0.07 -0.07
words: [number]	ballistic	-0.07 0.07
words: [number]	bomb	0.03 -0.03
words: [number]	cost	-0.05 0.05
words: [number]	country	-0.08 0.08
words: [number]	day	-0.09 0.09
words: [number]	days	0.05 -0.05
words: [number]	dead	-0.09 0.09
words: [number]	dollar	-0.03 0.03
words: [number]	dollarsb	-0.08 0.08
words: [number]	dollarsbn	-0.13 0.13
words: [number]	dollarsm	0.07 -0.07
words: [number]	dollarsmillion	-0.08 0.08
words: [number]	domestic	0.09 -0.09
words: [number]	dron	-0.05 0.05
words: [number]	e	-0.08 0.08
words: [number]	early	-0.09 0.09
words: [number]	from	0.07 -0.07
words: [number]	hour	-0.06 0.06
words: [number]	in	0.06 -0.06
words: [number]	k	-0.06 0.06
words: [number]	kill	-0.01 0.01
words: [number]	million	-0.10 0.10
words: [number]	minut	0.06 -0.06
words: [number]	missil	-0.10 0.10
words: [number]	month	0.03 -0.03
words: [number]	of	-0.06 0.06
words: [number]	oil	-0.07 0.07
words: [number]	palestinian	0.08 -0.08
words: [number]	peopl	0.01 -0.01
words: [number]	percent	0.02 -0.02
words: [number]	point	-0.04 0.04
words: [number]	s	0.03 -0.03
words: [number]	shar	0.01 -0.01
words: [number]	ship	-0.15 0.15
words: [number]	target	-0.07 0.07
words: [number]	th	0.03 -0.03
words: [number]	to	-0.09 0.09
words: [number]	vessel	-0.08 0.08
words: [number]	war	0.05 -0.05
words: [number]	week	-0.12 0.12
words: [number]	world	0.09 -0.09
words: [number]	wound	-0.08 0.08
words: [number]	year	-0.06 0.06
words: [number]	–	-0.03 0.03
words: [place]	,	-0.12 0.12
words: [place]	-	0.03 -0.03
words: [place]	:	-0.20 0.20
words: [place]	;	-0.10 0.10
words: [place]	?	-0.10 0.10
words: [place]	[number]	0.04 -0.04
words: [place]	[place]	-0.01 0.01
words: [place]	[region]	0.06 -0.06
words: [place]	[side]	-0.04 0.04
words: [place]	[usa]	-0.03 0.03
words: [place]	a	0.07 -0.07
words: [place]	about	0.03 -0.03
words: [place]	after	-0.17 0.17
words: [place]	again	-0.02 0.02
words: [place]	agre	0.06 -0.06
words: [place]	ahead	0.04 -0.04
words: [place]	airbas	-0.04 0.04
words: [place]	aircraft	0.04 -0.04
words: [place]	airport	-0.20 0.20
words: [place]	ally	-0.08 0.08
words: [place]	ambassador	-0.11 0.11
words: [place]	amid	-0.11 0.11
words: [place]	and	0.05 -0.05
words: [place]	announc	-0.10 0.10
words: [place]	are	-0.12 0.12
words: [place]	army	-0.03 0.03
words: [place]	as	-0.11 0.11
words: [place]	attack	-0.12 0.12
words: [place]	back	-0.11 0.11
words: [place]	bas	-0.11 0.11
words: [place]	base	-0.13 0.13
words: [place]	but	0.03 -0.03
words: [place]	call	-0.02 0.02
words: [place]	capital	-0.09 0.09
words: [place]	ceasefir	0.09 -0.09
words: [place]	chief	-0.02 0.02
words: [place]	clos	-0.10 0.10
words: [place]	coast	0.05 -0.05
words: [place]	condemn	-0.07 0.07
words: [place]	confirm	0.03 -0.03
words: [place]	conflict	-0.03 0.03
words: [place]	continu	-0.09 0.09
words: [place]	could	-0.04 0.04
words: [place]	crew	-0.10 0.10
words: [place]	cuts	-0.03 0.03
words: [place]	declar	0.04 -0.04
words: [place]	defenc	-0.12 0.12
words: [place]	deny	0.01 -0.01
words: [place]	despit	-0.13 0.13
words: [place]	did	-0.03 0.03
words: [place]	dron	0.12 -0.12
words: [place]	dur	-0.06 0.06
words: [place]	economy	0.04 -0.04
words: [place]	energy	-0.08 0.08
words: [place]	evacuat	-0.08 0.08
words: [place]	export	0.12 -0.12
words: [place]	fac	-0.04 0.04
words: [place]	famou	-0.07 0.07
words: [place]	fight	0.06 -0.06
words: [place]	fm	-0.10 0.10
words: [place]	for	-0.18 0.18
words: [place]	from	0.13 -0.13
words: [place]	gas	-0.10 0.10
words: [place]	good	0.06 -0.06
words: [place]	has	0.03 -0.03
words: [place]	have	-0.06 0.06
words: [place]	help	-0.10 0.10
words: [place]	high	-0.11 0.11
words: [place]	hit	0.01 -0.01
words: [place]	host	-0.03 0.03
words: [place]	hotel	-0.07 0.07
words: [place]	in	-0.02 0.02
words: [place]	inspector	-0.08 0.08
words: [place]	is	0.07 -0.07
words: [place]	issu	0.01 -0.01
words: [place]	kill	-0.03 0.03
words: [place]	leader	-0.08 0.08
words: [place]	lng	-0.10 0.10
words: [place]	lpg	-0.05 0.05
words: [place]	man	-0.04 0.04
words: [place]	market	0.07 -0.07
words: [place]	may	0.05 -0.05
words: [place]	meet	-0.15 0.15
words: [place]	military	-0.08 0.08
words: [place]	minister	-0.08 0.08
words: [place]	must	0.02 -0.02
words: [place]	negotiator	-0.08 0.08
words: [place]	nuclear	0.02 -0.02
words: [place]	oblig	-0.07 0.07
words: [place]	of	-0.01 0.01
words: [place]	offer	-0.08 0.08
words: [place]	official	0.08 -0.08
words: [place]	oil	0.10 -0.10
words: [place]	on	-0.06 0.06
words: [place]	over	-0.09 0.09
words: [place]	plan	-0.02 0.02
words: [place]	play	-0.03 0.03
words: [place]	pm	-0.07 0.07
words: [place]	port	-0.07 0.07
words: [place]	power	0.02 -0.02
words: [place]	prepar	-0.05 0.05
words: [place]	president	0.04 -0.04
words: [place]	prim	-0.02 0.02
words: [place]	push	-0.06 0.06
words: [place]	rare	0.09 -0.09
words: [place]	refinery	-0.07 0.07
words: [place]	refus	-0.05 0.05
words: [place]	roulett	-0.09 0.09
words: [place]	sailor	-0.08 0.08
words: [place]	sanction	-0.02 0.02
words: [place]	says	-0.04 0.04
words: [place]	seafarer	-0.08 0.08
words: [place]	seek	0.08 -0.08
words: [place]	send	-0.05 0.05
words: [place]	ship	-0.09 0.09
words: [place]	shoot	-0.06 0.06
words: [place]	should	-0.09 0.09
words: [place]	skyscraper	-0.07 0.07
words: [place]	slam	-0.03 0.03
words: [place]	speak	-0.07 0.07
words: [place]	stall	-0.07 0.07
words: [place]	stock	-0.08 0.08
words: [place]	strik	0.10 -0.10
words: [place]	strongly	-0.09 0.09
words: [place]	summon	-0.01 0.01
words: [place]	talk	-0.11 0.11
words: [place]	tanker	-0.04 0.04
words: [place]	target	-0.01 0.01
words: [place]	tell	-0.08 0.08
words: [place]	threaten	-0.01 0.01
words: [place]	tim	0.10 -0.10
words: [place]	to	0.03 -0.03
words: [place]	trad	0.14 -0.14
words: [place]	under	0.06 -0.06
words: [place]	urg	-0.07 0.07
words: [place]	visit	-0.02 0.02
words: [place]	war	0.15 -0.15
words: [place]	warn	-0.06 0.06
words: [place]	water	-0.09 0.09
words: [place]	welcom	-0.07 0.07
words: [place]	whil	-0.04 0.04
words: [place]	will	-0.08 0.08
words: [place]	with	0.07 -0.07
words: [place]	without	-0.07 0.07
words: [place]	won't	-0.03 0.03
words: [place]	xiv	0.05 -0.05
words: [place]	|	-0.03 0.03
words: [region]	,	-0.01 0.01
words: [region]	.	-0.02 0.02
words: [region]	:	-0.01 0.01
words: [region]	?	-0.07 0.07
words: [region]	[number]	0.09 -0.09
words: [region]	[region]	-0.08 0.08
words: [region]	[side]	0.04 -0.04
words: [region]	after	-0.04 0.04
words: [region]	again	-0.06 0.06
words: [region]	aid	0.06 -0.06
words: [region]	ally	0.04 -0.04
words: [region]	amid	-0.03 0.03
words: [region]	and	-0.12 0.12
words: [region]	are	-0.07 0.07
words: [region]	as	-0.01 0.01
words: [region]	attack	0.07 -0.07
words: [region]	blockad	-0.04 0.04
words: [region]	by	-0.09 0.09
words: [region]	ceasefir	0.03 -0.03
words: [region]	clos	-0.10 0.10
words: [region]	closur	-0.04 0.04
words: [region]	conflict	-0.18 0.18
words: [region]	could	-0.07 0.07
words: [region]	country	-0.05 0.05
words: [region]	crisi	-0.14 0.14
words: [region]	deadlin	-0.05 0.05
words: [region]	despit	0.04 -0.04
words: [region]	disruption	-0.13 0.13
words: [region]	economy	0.07 -0.07
words: [region]	energy	-0.06 0.06
words: [region]	follow	0.03 -0.03
words: [region]	for	-0.09 0.09
words: [region]	from	0.03 -0.03
words: [region]	gas	-0.08 0.08
words: [region]	hospital	0.01 -0.01
words: [region]	if	-0.07 0.07
words: [region]	in	0.08 -0.08
words: [region]	is	-0.09 0.09
words: [region]	leader	-0.07 0.07
words: [region]	may	-0.09 0.09
words: [region]	mission	-0.08 0.08
words: [region]	nation	-0.11 0.11
words: [region]	not	-0.07 0.07
words: [region]	oil	0.01 -0.01
words: [region]	on	-0.04 0.04
words: [region]	open	-0.06 0.06
words: [region]	over	-0.10 0.10
words: [region]	port	-0.10 0.10
words: [region]	region	-0.07 0.07
words: [region]	remain	-0.07 0.07
words: [region]	reopen	-0.12 0.12
words: [region]	risk	-0.06 0.06
words: [region]	ship	-0.09 0.09
words: [region]	shipp	-0.06 0.06
words: [region]	show	0.01 -0.01
words: [region]	sinc	0.03 -0.03
words: [region]	stock	-0.05 0.05
words: [region]	supply	-0.07 0.07
words: [region]	tension	-0.15 0.15
words: [region]	that	-0.06 0.06
words: [region]	tim	0.19 -0.19
words: [region]	to	-0.10 0.10
words: [region]	toll	-0.05 0.05
words: [region]	traffic	-0.11 0.11
words: [region]	transit	-0.06 0.06
words: [region]	ultimatum	-0.01 0.01
words: [region]	war	-0.21 0.21
words: [region]	will	-0.11 0.11
words: [region]	with	-0.08 0.08
words: [region]	—	-0.07 0.07
words: [side]	,	0.07 -0.07
words: [side]	-	-0.07 0.07
words: [side]	.	0.05 -0.05
words: [side]	:	-0.19 0.19
words: [side]	;	0.05 -0.05
words: [side]	?	-0.15 0.15
words: [side]	[ally]	-0.05 0.05
words: [side]	[number]	0.08 -0.08
words: [side]	[place]	0.01 -0.01
words: [side]	[region]	-0.02 0.02
words: [side]	[side]	-0.24 0.24
words: [side]	[usa]	-0.20 0.20
words: [side]	a	-0.05 0.05
words: [side]	about	-0.13 0.13
words: [side]	accord	-0.08 0.08
words: [side]	accus	-0.09 0.09
words: [side]	addres	-0.05 0.05
words: [side]	after	-0.06 0.06
words: [side]	again	-0.04 0.04
words: [side]	agent	-0.10 0.10
words: [side]	aggression	-0.07 0.07
words: [side]	agre	-0.12 0.12
words: [side]	agreement	-0.10 0.10
words: [side]	air	-0.03 0.03
words: [side]	airport	-0.06 0.06
words: [side]	airstrik	-0.01 0.01
words: [side]	ali	-0.14 0.14
words: [side]	align	-0.07 0.07
words: [side]	all	-0.07 0.07
words: [side]	ambassador	0.07 -0.07
words: [side]	amid	-0.11 0.11
words: [side]	and	-0.06 0.06
words: [side]	announc	0.09 -0.09
words: [side]	apologis	-0.09 0.09
words: [side]	approv	0.07 -0.07
words: [side]	are	-0.14 0.14
words: [side]	arm	-0.11 0.11
words: [side]	army	-0.06 0.06
words: [side]	as	-0.17 0.17
words: [side]	at	-0.14 0.14
words: [side]	authority	-0.06 0.06
words: [side]	back	-0.01 0.01
words: [side]	ballistic	-0.06 0.06
words: [side]	bas	-0.06 0.06
words: [side]	believ	-0.06 0.06
words: [side]	blockad	0.02 -0.02
words: [side]	bomb	-0.07 0.07
words: [side]	bombardment	-0.05 0.05
words: [side]	brac	-0.12 0.12
words: [side]	bridg	-0.10 0.10
words: [side]	brief	-0.11 0.11
words: [side]	but	0.05 -0.05
words: [side]	by	-0.08 0.08
words: [side]	call	-0.04 0.04
words: [side]	can	0.01 -0.01
words: [side]	cargo	-0.09 0.09
words: [side]	ceasefir	-0.01 0.01
words: [side]	charg	-0.07 0.07
words: [side]	chief	-0.05 0.05
words: [side]	cit	0.05 -0.05
words: [side]	city	-0.11 0.11
words: [side]	claim	-0.16 0.16
words: [side]	clos	-0.17 0.17
words: [side]	commander	-0.15 0.15
words: [side]	condemn	-0.08 0.08
words: [side]	confirm	-0.09 0.09
words: [side]	conflict	-0.21 0.21
words: [side]	continu	0.05 -0.05
words: [side]	cost	0.10 -0.10
words: [side]	could	-0.11 0.11
words: [side]	crisi	-0.14 0.14
words: [side]	crud	-0.08 0.08
words: [side]	de	-0.04 0.04
words: [side]	dead	-0.06 0.06
words: [side]	deadlin	-0.08 0.08
words: [side]	deal	-0.25 0.25
words: [side]	death	0.02 -0.02
words: [side]	declar	-0.08 0.08
words: [side]	defens	-0.07 0.07
words: [side]	delegation	-0.16 0.16
words: [side]	demand	-0.04 0.04
words: [side]	deny	-0.14 0.14
words: [side]	deputy	-0.05 0.05
words: [side]	describ	-0.12 0.12
words: [side]	desperat	-0.10 0.10
words: [side]	destroy	-0.09 0.09
words: [side]	detect	-0.04 0.04
words: [side]	did	-0.07 0.07
words: [side]	didn't	-0.04 0.04
words: [side]	do	-0.08 0.08
words: [side]	doesn't	-0.07 0.07
words: [side]	domestic	0.13 -0.13
words: [side]	down	-0.07 0.07
words: [side]	driv	-0.08 0.08
words: [side]	dron	-0.11 0.11
words: [side]	dur	-0.14 0.14
words: [side]	economy	-0.08 0.08
words: [side]	eliminat	0.10 -0.10
words: [side]	embassy	-0.09 0.09
words: [side]	energy	-0.06 0.06
words: [side]	enter	-0.09 0.09
words: [side]	envoy	0.06 -0.06
words: [side]	escalat	0.02 -0.02
words: [side]	evacuation	-0.04 0.04
words: [side]	exchang	-0.05 0.05
words: [side]	expand	-0.07 0.07
words: [side]	explosion	0.04 -0.04
words: [side]	extremely	-0.02 0.02
words: [side]	fail	-0.09 0.09
words: [side]	fear	-0.09 0.09
words: [side]	fight	-0.08 0.08
words: [side]	fighter	-0.06 0.06
words: [side]	fir	-0.08 0.08
words: [side]	fire	0.02 -0.02
words: [side]	flagg	-0.05 0.05
words: [side]	fm	-0.13 0.13
words: [side]	follow	-0.06 0.06
words: [side]	football	0.09 -0.09
words: [side]	for	-0.01 0.01
words: [side]	forc	-0.03 0.03
words: [side]	foreign	-0.14 0.14
words: [side]	form	-0.08 0.08
words: [side]	from	-0.11 0.11
words: [side]	fund	-0.10 0.10
words: [side]	gas	-0.04 0.04
words: [side]	girl	-0.07 0.07
words: [side]	ground	0.05 -0.05
words: [side]	group	0.12 -0.12
words: [side]	gunboat	-0.07 0.07
words: [side]	hacker	-0.10 0.10
words: [side]	had	-0.08 0.08
words: [side]	halt	-0.08 0.08
words: [side]	has	-0.08 0.08
words: [side]	have	-0.13 0.13
words: [side]	head	-0.12 0.12
words: [side]	hit	-0.08 0.08
words: [side]	hits	0.02 -0.02
words: [side]	hold	0.08 -0.08
words: [side]	if	0.03 -0.03
words: [side]	in	0.12 -0.12
words: [side]	infiltration	-0.09 0.09
words: [side]	infrastructur	-0.08 0.08
words: [side]	insist	-0.02 0.02
words: [side]	intel	-0.08 0.08
words: [side]	intensify	-0.09 0.09
words: [side]	intercept	-0.08 0.08
words: [side]	is	-0.21 0.21
words: [side]	isn't	-0.10 0.10
words: [side]	issu	-0.04 0.04
words: [side]	it	-0.04 0.04
words: [side]	jets	-0.02 0.02
words: [side]	kill	0.09 -0.09
words: [side]	kurd	-0.11 0.11
words: [side]	latest	-0.04 0.04
words: [side]	launch	-0.16 0.16
words: [side]	leader	-0.16 0.16
words: [side]	leadership	-0.10 0.10
words: [side]	leav	-0.04 0.04
words: [side]	link	-0.09 0.09
words: [side]	live	-0.04 0.04
words: [side]	lobby	0.09 -0.09
words: [side]	main	-0.08 0.08
words: [side]	man	-0.08 0.08
words: [side]	may	0.08 -0.08
words: [side]	media	-0.18 0.18
words: [side]	meet	-0.09 0.09
words: [side]	memorandum	-0.11 0.11
words: [side]	military	-0.17 0.17
words: [side]	minister	0.05 -0.05
words: [side]	missil	-0.27 0.27
words: [side]	mou	-0.12 0.12
words: [side]	mourn	-0.08 0.08
words: [side]	must	-0.10 0.10
words: [side]	nam	-0.18 0.18
words: [side]	national	0.04 -0.04
words: [side]	near	-0.08 0.08
words: [side]	negotiation	-0.04 0.04
words: [side]	negotiator	-0.10 0.10
words: [side]	new	-0.09 0.09
words: [side]	news	0.09 -0.09
words: [side]	no	-0.04 0.04
words: [side]	not	-0.06 0.06
words: [side]	now	-0.08 0.08
words: [side]	nuclear	-0.15 0.15
words: [side]	of	0.04 -0.04
words: [side]	off	-0.06 0.06
words: [side]	offer	-0.07 0.07
words: [side]	official	-0.10 0.10
words: [side]	oil	-0.23 0.23
words: [side]	on	-0.11 0.11
words: [side]	open	-0.08 0.08
words: [side]	operation	0.03 -0.03
words: [side]	option	-0.05 0.05
words: [side]	order	-0.15 0.15
words: [side]	over	-0.05 0.05
words: [side]	peac	-0.18 0.18
words: [side]	peopl	0.05 -0.05
words: [side]	phon	-0.11 0.11
words: [side]	plan	0.01 -0.01
words: [side]	podcast	-0.09 0.09
words: [side]	polic	0.04 -0.04
words: [side]	port	-0.15 0.15
words: [side]	power	-0.08 0.08
words: [side]	prepar	-0.12 0.12
words: [side]	pressur	-0.08 0.08
words: [side]	projectil	-0.07 0.07
words: [side]	proposal	-0.08 0.08
words: [side]	pummel	-0.06 0.06
words: [side]	push	-0.11 0.11
words: [side]	rag	-0.02 0.02
words: [side]	reach	-0.06 0.06
words: [side]	real	0.10 -0.10
words: [side]	red	-0.03 0.03
words: [side]	regim	-0.10 0.10
words: [side]	reimpos	-0.05 0.05
words: [side]	reject	0.05 -0.05
words: [side]	releas	0.01 -0.01
words: [side]	renew	-0.05 0.05
words: [side]	report	-0.10 0.10
words: [side]	reportedly	-0.18 0.18
words: [side]	rescu	-0.07 0.07
words: [side]	respond	-0.05 0.05
words: [side]	resum	-0.07 0.07
words: [side]	retaliat	-0.10 0.10
words: [side]	retaliation	-0.05 0.05
words: [side]	retaliatory	-0.06 0.06
words: [side]	rul	0.04 -0.04
words: [side]	said	0.05 -0.05
words: [side]	sailor	-0.10 0.10
words: [side]	sanction	-0.09 0.09
words: [side]	say	0.02 -0.02
words: [side]	says	-0.11 0.11
words: [side]	school	-0.16 0.16
words: [side]	security	-0.09 0.09
words: [side]	seek	-0.11 0.11
words: [side]	seiz	-0.12 0.12
words: [side]	sets	-0.06 0.06
words: [side]	settlement	0.04 -0.04
words: [side]	settler	0.10 -0.10
words: [side]	shelter	-0.13 0.13
words: [side]	ship	-0.13 0.13
words: [side]	shipp	-0.08 0.08
words: [side]	shot	-0.01 0.01
words: [side]	should	-0.08 0.08
words: [side]	show	-0.09 0.09
words: [side]	shut	-0.06 0.06
words: [side]	sign	-0.05 0.05
words: [side]	signal	-0.09 0.09
words: [side]	sit	-0.05 0.05
words: [side]	soldier	0.06 -0.06
words: [side]	son	-0.10 0.10
words: [side]	sought	-0.07 0.07
words: [side]	sourc	-0.05 0.05
words: [side]	speech	-0.06 0.06
words: [side]	spy	-0.11 0.11
words: [side]	standoff	-0.01 0.01
words: [side]	stat	-0.05 0.05
words: [side]	step	-0.05 0.05
words: [side]	strik	-0.21 0.21
words: [side]	struck	-0.05 0.05
words: [side]	student	0.07 -0.07
words: [side]	suicid	-0.08 0.08
words: [side]	support	-0.04 0.04
words: [side]	talk	-0.21 0.21
words: [side]	tank	0.07 -0.07
words: [side]	tanker	-0.04 0.04
words: [side]	target	-0.10 0.10
words: [side]	tell	-0.10 0.10
words: [side]	tension	-0.03 0.03
words: [side]	that	0.01 -0.01
words: [side]	threat	-0.12 0.12
words: [side]	threaten	-0.02 0.02
words: [side]	to	0.02 -0.02
words: [side]	top	-0.08 0.08
words: [side]	town	-0.07 0.07
words: [side]	trad	-0.03 0.03
words: [side]	troop	0.05 -0.05
words: [side]	try	-0.08 0.08
words: [side]	underground	-0.09 0.09
words: [side]	uranium	-0.06 0.06
words: [side]	very	-0.06 0.06
words: [side]	vessel	-0.05 0.05
words: [side]	victory	-0.10 0.10
words: [side]	violat	-0.13 0.13
words: [side]	visit	-0.13 0.13
words: [side]	vows	-0.04 0.04
words: [side]	want	-0.10 0.10
words: [side]	war	-0.23 0.23
words: [side]	warn	-0.13 0.13
words: [side]	warship	-0.15 0.15
words: [side]	was	-0.11 0.11
words: [side]	were	-0.06 0.06
words: [side]	will	-0.10 0.10
words: [side]	with	-0.03 0.03
words: [side]	withdraw	-0.05 0.05
words: [side]	won	-0.04 0.04
words: [side]	won't	-0.09 0.09
words: [side]	would	0.03 -0.03
words: [side]	wound	-0.02 0.02
words: [side]	yesterday	-0.05 0.05
words: [side]	|	0.09 -0.09
words: [side]	–	-0.11 0.11
words: [side]	—	0.03 -0.03
words: [usa]	,	-0.06 0.06
words: [usa]	-	-0.10 0.10
words: [usa]	.	0.15 -0.15
words: [usa]	:	-0.12 0.12
words: [usa]	?	-0.07 0.07
words: [usa]	[number]	0.07 -0.07
words: [usa]	[place]	0.05 -0.05
words: [usa]	[region]	-0.12 0.12
words: [usa]	[side]	-0.21 0.21
words: [usa]	[usa]	-0.09 0.09
words: [usa]	about	0.06 -0.06
words: [usa]	accus	-0.03 0.03
words: [usa]	admin	0.11 -0.11
words: [usa]	administration	0.08 -0.08
words: [usa]	admit	-0.05 0.05
words: [usa]	after	-0.11 0.11
words: [usa]	again	-0.01 0.01
words: [usa]	agre	-0.08 0.08
words: [usa]	agreement	-0.13 0.13
words: [usa]	ai	0.09 -0.09
words: [usa]	air	-0.05 0.05
words: [usa]	aircraft	-0.06 0.06
words: [usa]	airman	-0.11 0.11
words: [usa]	allow	-0.06 0.06
words: [usa]	ally	0.08 -0.08
words: [usa]	ambassador	0.09 -0.09
words: [usa]	amid	-0.03 0.03
words: [usa]	an	-0.03 0.03
words: [usa]	and	-0.10 0.10
words: [usa]	announc	-0.10 0.10
words: [usa]	announcement	-0.09 0.09
words: [usa]	approach	0.06 -0.06
words: [usa]	are	0.09 -0.09
words: [usa]	army	0.09 -0.09
words: [usa]	arriv	-0.02 0.02
words: [usa]	as	0.05 -0.05
words: [usa]	ask	-0.06 0.06
words: [usa]	asks	-0.07 0.07
words: [usa]	asset	-0.02 0.02
words: [usa]	at	0.08 -0.08
words: [usa]	attack	-0.07 0.07
words: [usa]	attorney	0.09 -0.09
words: [usa]	authoriz	-0.08 0.08
words: [usa]	back	0.06 -0.06
words: [usa]	bas	-0.01 0.01
words: [usa]	base	0.06 -0.06
words: [usa]	beat	0.04 -0.04
words: [usa]	begin	-0.07 0.07
words: [usa]	biggest	0.07 -0.07
words: [usa]	blam	0.01 -0.01
words: [usa]	blast	-0.11 0.11
words: [usa]	blockad	-0.07 0.07
words: [usa]	blurt	0.08 -0.08
words: [usa]	bomb	-0.12 0.12
words: [usa]	bomber	0.06 -0.06
words: [usa]	call	0.07 -0.07
words: [usa]	can	-0.07 0.07
words: [usa]	cancel	-0.08 0.08
words: [usa]	casualty	-0.09 0.09
words: [usa]	caus	-0.13 0.13
words: [usa]	ceasefir	-0.12 0.12
words: [usa]	chief	0.01 -0.01
words: [usa]	claim	-0.10 0.10
words: [usa]	clear	-0.04 0.04
words: [usa]	clos	-0.04 0.04
words: [usa]	commander	-0.08 0.08
words: [usa]	comment	-0.01 0.01
words: [usa]	conclud	-0.09 0.09
words: [usa]	condemn	-0.02 0.02
words: [usa]	confirm	-0.08 0.08
words: [usa]	confront	-0.07 0.07
words: [usa]	consulat	-0.12 0.12
words: [usa]	continu	0.07 -0.07
words: [usa]	corp	0.03 -0.03
words: [usa]	correspondent	0.15 -0.15
words: [usa]	could	-0.02 0.02
words: [usa]	criticis	-0.05 0.05
words: [usa]	day	0.04 -0.04
words: [usa]	deadlin	0.01 -0.01
words: [usa]	deal	0.01 -0.01
words: [usa]	death	-0.03 0.03
words: [usa]	decision	0.03 -0.03
words: [usa]	declar	-0.14 0.14
words: [usa]	defend	-0.06 0.06
words: [usa]	defens	-0.03 0.03
words: [usa]	delay	-0.03 0.03
words: [usa]	delegation	-0.05 0.05
words: [usa]	demand	-0.11 0.11
words: [usa]	deny	0.05 -0.05
words: [usa]	deploy	0.02 -0.02
words: [usa]	destroy	-0.06 0.06
words: [usa]	didn't	-0.06 0.06
words: [usa]	diplomat	-0.07 0.07
words: [usa]	do	-0.08 0.08
words: [usa]	does	-0.06 0.06
words: [usa]	doesn't	-0.03 0.03
words: [usa]	doj	0.16 -0.16
words: [usa]	driller	-0.12 0.12
words: [usa]	dropp	-0.04 0.04
words: [usa]	dur	0.03 -0.03
words: [usa]	eas	0.03 -0.03
words: [usa]	economy	0.06 -0.06
words: [usa]	energy	-0.06 0.06
words: [usa]	envoy	-0.06 0.06
words: [usa]	escalat	0.05 -0.05
words: [usa]	expect	-0.11 0.11
words: [usa]	export	0.10 -0.10
words: [usa]	extend	-0.08 0.08
words: [usa]	eyes	-0.01 0.01
words: [usa]	f	-0.05 0.05
words: [usa]	fac	-0.02 0.02
words: [usa]	fighter	-0.11 0.11
words: [usa]	fir	0.10 -0.10
words: [usa]	first	0.08 -0.08
words: [usa]	float	0.04 -0.04
words: [usa]	for	0.09 -0.09
words: [usa]	former	0.07 -0.07
words: [usa]	from	-0.05 0.05
words: [usa]	gas	0.02 -0.02
words: [usa]	gets	0.06 -0.06
words: [usa]	gett	0.03 -0.03
words: [usa]	giv	-0.02 0.02
words: [usa]	goes	-0.05 0.05
words: [usa]	government	0.15 -0.15
words: [usa]	ground	-0.09 0.09
words: [usa]	happy	0.04 -0.04
words: [usa]	has	-0.06 0.06
words: [usa]	have	0.04 -0.04
words: [usa]	head	-0.10 0.10
words: [usa]	helicopter	-0.09 0.09
words: [usa]	help	0.03 -0.03
words: [usa]	history	0.06 -0.06
words: [usa]	hit	-0.06 0.06
words: [usa]	hits	-0.10 0.10
words: [usa]	hold	-0.04 0.04
words: [usa]	hop	-0.10 0.10
words: [usa]	hous	0.03 -0.03
words: [usa]	identify	-0.09 0.09
words: [usa]	if	0.01 -0.01
words: [usa]	ignor	-0.08 0.08
words: [usa]	immigration	0.05 -0.05
words: [usa]	in	-0.16 0.16
words: [usa]	inflation	-0.05 0.05
words: [usa]	insist	-0.09 0.09
words: [usa]	intel	-0.07 0.07
words: [usa]	intercept	-0.08 0.08
words: [usa]	into	-0.12 0.12
words: [usa]	is	-0.06 0.06
words: [usa]	issu	0.06 -0.06
words: [usa]	jet	-0.07 0.07
words: [usa]	jets	-0.10 0.10
words: [usa]	judg	0.08 -0.08
words: [usa]	just	-0.10 0.10
words: [usa]	keep	0.01 -0.01
words: [usa]	kill	0.05 -0.05
words: [usa]	lash	-0.08 0.08
words: [usa]	latest	0.08 -0.08
words: [usa]	launch	-0.01 0.01
words: [usa]	lawmaker	0.06 -0.06
words: [usa]	lays	-0.07 0.07
words: [usa]	lead	-0.07 0.07
words: [usa]	leav	0.02 -0.02
words: [usa]	led	0.06 -0.06
words: [usa]	lift	0.02 -0.02
words: [usa]	link	0.04 -0.04
words: [usa]	los	-0.05 0.05
words: [usa]	made	-0.04 0.04
words: [usa]	mak	-0.05 0.05
words: [usa]	market	0.08 -0.08
words: [usa]	may	0.05 -0.05
words: [usa]	media	0.10 -0.10
words: [usa]	military	-0.02 0.02
words: [usa]	more	0.11 -0.11
words: [usa]	must	-0.10 0.10
words: [usa]	nam	-0.06 0.06
words: [usa]	national	0.07 -0.07
words: [usa]	naval	-0.04 0.04
words: [usa]	need	-0.06 0.06
words: [usa]	new	-0.02 0.02
words: [usa]	not	-0.08 0.08
words: [usa]	of	-0.07 0.07
words: [usa]	oil	0.03 -0.03
words: [usa]	on	0.01 -0.01
words: [usa]	operation	-0.08 0.08
words: [usa]	oppos	0.06 -0.06
words: [usa]	option	-0.04 0.04
words: [usa]	order	0.03 -0.03
words: [usa]	out	-0.11 0.11
words: [usa]	over	-0.02 0.02
words: [usa]	peac	-0.07 0.07
words: [usa]	phon	0.07 -0.07
words: [usa]	pilot	-0.07 0.07
words: [usa]	plan	0.01 -0.01
words: [usa]	plann	0.08 -0.08
words: [usa]	play	-0.03 0.03
words: [usa]	pledg	0.02 -0.02
words: [usa]	politician	-0.08 0.08
words: [usa]	post	-0.02 0.02
words: [usa]	postpon	-0.07 0.07
words: [usa]	prepar	-0.02 0.02
words: [usa]	pressur	-0.03 0.03
words: [usa]	promis	-0.04 0.04
words: [usa]	propos	-0.05 0.05
words: [usa]	proposal	0.05 -0.05
words: [usa]	public	-0.09 0.09
words: [usa]	push	-0.02 0.02
words: [usa]	question	0.03 -0.03
words: [usa]	reach	-0.06 0.06
words: [usa]	ready	0.05 -0.05
words: [usa]	refuell	-0.14 0.14
words: [usa]	reject	-0.09 0.09
words: [usa]	releas	-0.05 0.05
words: [usa]	remain	-0.09 0.09
words: [usa]	report	0.05 -0.05
words: [usa]	reportedly	-0.06 0.06
words: [usa]	rescu	-0.05 0.05
words: [usa]	respond	0.03 -0.03
words: [usa]	respons	-0.06 0.06
words: [usa]	responsibl	-0.06 0.06
words: [usa]	reveal	-0.06 0.06
words: [usa]	review	0.09 -0.09
words: [usa]	said	0.03 -0.03
words: [usa]	sanction	-0.02 0.02
words: [usa]	save	0.10 -0.10
words: [usa]	says	-0.09 0.09
words: [usa]	secret	0.05 -0.05
words: [usa]	security	-0.07 0.07
words: [usa]	seek	0.03 -0.03
words: [usa]	seiz	0.02 -0.02
words: [usa]	senat	-0.03 0.03
words: [usa]	send	-0.05 0.05
words: [usa]	servic	-0.05 0.05
words: [usa]	set	-0.04 0.04
words: [usa]	sets	-0.03 0.03
words: [usa]	shar	0.04 -0.04
words: [usa]	shift	-0.11 0.11
words: [usa]	ship	-0.02 0.02
words: [usa]	sign	0.10 -0.10
words: [usa]	signal	0.05 -0.05
words: [usa]	sink	-0.10 0.10
words: [usa]	soldier	-0.07 0.07
words: [usa]	special	-0.04 0.04
words: [usa]	speech	-0.07 0.07
words: [usa]	spox	0.05 -0.05
words: [usa]	statement	-0.03 0.03
words: [usa]	steel	0.13 -0.13
words: [usa]	stock	0.02 -0.02
words: [usa]	strik	-0.05 0.05
words: [usa]	submarin	-0.05 0.05
words: [usa]	suggest	-0.07 0.07
words: [usa]	summon	-0.08 0.08
words: [usa]	suspend	-0.09 0.09
words: [usa]	tak	-0.09 0.09
words: [usa]	target	0.05 -0.05
words: [usa]	tariff	0.19 -0.19
words: [usa]	tax	0.05 -0.05
words: [usa]	team	0.11 -0.11
words: [usa]	tell	-0.10 0.10
words: [usa]	thank	-0.06 0.06
words: [usa]	the	-0.09 0.09
words: [usa]	threat	-0.14 0.14
words: [usa]	threaten	-0.12 0.12
words: [usa]	ties	0.04 -0.04
words: [usa]	to	-0.05 0.05
words: [usa]	told	-0.08 0.08
words: [usa]	torpedo	-0.11 0.11
words: [usa]	trad	0.07 -0.07
words: [usa]	trip	0.06 -0.06
words: [usa]	troop	-0.09 0.09
words: [usa]	unleash	-0.10 0.10
words: [usa]	urg	0.06 -0.06
words: [usa]	use	0.01 -0.01
words: [usa]	visit	-0.02 0.02
words: [usa]	voter	0.08 -0.08
words: [usa]	vows	0.02 -0.02
words: [usa]	vp	-0.06 0.06
words: [usa]	waiver	-0.11 0.11
words: [usa]	want	0.11 -0.11
words: [usa]	war	-0.24 0.24
words: [usa]	warn	-0.04 0.04
words: [usa]	warship	-0.04 0.04
words: [usa]	was	-0.07 0.07
words: [usa]	weigh	-0.14 0.14
words: [usa]	will	-0.09 0.09
words: [usa]	with	-0.07 0.07
words: [usa]	won't	-0.03 0.03
words: [usa]	wound	-0.05 0.05
words: [usa]	—	0.10 -0.10
words: a	.	0.08 -0.08
words: a	[number]	0.06 -0.06
words: a	[place]	0.08 -0.08
words: a	[usa]	0.05 -0.05
words: a	barrel	-0.12 0.12
words: a	big	-0.14 0.14
words: a	blockad	-0.07 0.07
words: a	ceas	-0.02 0.02
words: a	ceasefir	-0.08 0.08
words: a	critical	-0.02 0.02
words: a	day	-0.05 0.05
words: a	deal	0.04 -0.04
words: a	disaster	0.06 -0.06
words: a	fifth	-0.07 0.07
words: a	global	0.04 -0.04
words: a	hole	-0.07 0.07
words: a	key	-0.03 0.03
words: a	lot	0.04 -0.04
words: a	massiv	0.02 -0.02
words: a	month	-0.10 0.10
words: a	new	-0.04 0.04
words: a	nuclear	-0.03 0.03
words: a	path	0.03 -0.03
words: a	possibl	-0.08 0.08
words: a	second	-0.04 0.04
words: a	ship	-0.06 0.06
words: a	standstill	-0.02 0.02
words: a	stat	-0.01 0.01
words: a	temporary	0.04 -0.04
words: a	test	0.05 -0.05
words: a	tough	0.05 -0.05
words: a	victory	-0.08 0.08
words: a	war	-0.12 0.12
words: a	wave	-0.07 0.07
words: a	way	-0.10 0.10
words: a	whol	0.03 -0.03
words: a	wider	-0.06 0.06
words: a	year	-0.04 0.04
words: abby	phillip	-0.09 0.09
words: ability	to	-0.03 0.03
words: able	to	-0.09 0.09
words: about	[number]	0.07 -0.07
words: about	[place]	-0.02 0.02
words: about	[region]	-0.07 0.07
words: about	[side]	-0.07 0.07
words: about	[usa]	0.02 -0.02
words: about	agreement	-0.07 0.07
words: about	attack	-0.09 0.09
words: about	his	0.09 -0.09
words: about	how	0.01 -0.01
words: about	may	0.02 -0.02
words: about	talk	-0.05 0.05
words: about	to	0.06 -0.06
words: about	war	-0.06 0.06
words: abov	[number]	-0.08 0.08
words: accord	,	-0.06 0.06
words: accord	to	-0.04 0.04
words: account	of	-0.02 0.02
words: accus	[side]	0.01 -0.01
words: accus	[usa]	-0.08 0.08
words: accus	of	0.12 -0.12
words: acros	[place]	-0.04 0.04
words: acros	[region]	-0.07 0.07
words: acros	[side]	-0.15 0.15
words: acros	[usa]	0.04 -0.04
words: acros	region	-0.07 0.07
words: acros	the	0.05 -0.05
words: act	like	-0.03 0.03
words: action	in	-0.06 0.06
words: add	to	0.01 -0.01
words: additional	[number]	-0.07 0.07
words: addres	:	-0.05 0.05
words: admin	accus	0.03 -0.03
words: admin	reportedly	-0.06 0.06
words: administration	,	0.09 -0.09
words: administration	is	0.10 -0.10
words: admit	to	-0.05 0.05
words: afraid	to	-0.05 0.05
words: after	[ally]	-0.04 0.04
words: after	[number]	-0.08 0.08
words: after	[place]	0.03 -0.03
words: after	[region]	-0.07 0.07
words: after	[side]	-0.05 0.05
words: after	[usa]	-0.09 0.09
words: after	a	-0.11 0.11
words: after	agreement	-0.05 0.05
words: after	attack	-0.20 0.20
words: after	be	-0.03 0.03
words: after	blow	-0.07 0.07
words: after	ceasefir	-0.16 0.16
words: after	deadly	-0.05 0.05
words: after	dron	0.01 -0.01
words: after	explosion	-0.02 0.02
words: after	he	0.06 -0.06
words: after	hits	-0.10 0.10
words: after	major	-0.07 0.07
words: after	meet	-0.04 0.04
words: after	missil	-0.09 0.09
words: after	peac	-0.04 0.04
words: after	president	-0.07 0.07
words: after	report	-0.02 0.02
words: after	rescu	-0.03 0.03
words: after	she	0.05 -0.05
words: after	strik	-0.13 0.13
words: after	talk	0.06 -0.06
words: after	the	-0.10 0.10
words: after	two	-0.06 0.06
words: after	vow	-0.08 0.08
words: after	war	-0.03 0.03
words: after	week	0.05 -0.05
words: aftermath	of	-0.15 0.15
words: again	,	-0.06 0.06
words: again	.	0.09 -0.09
words: again	:	0.06 -0.06
words: again	as	-0.11 0.11
words: against	[ally]	-0.06 0.06
words: against	[place]	-0.02 0.02
words: against	[side]	-0.11 0.11
words: against	[usa]	0.04 -0.04
words: against	the	-0.06 0.06
words: against	time	-0.08 0.08
words: agency	-	0.07 -0.07
words: aggression	on	-0.14 0.14
words: agre	on	-0.04 0.04
words: agreement	,	-0.10 0.10
words: agreement	.	-0.15 0.15
words: agreement	[side]	-0.08 0.08
words: agreement	[usa]	-0.07 0.07
words: agreement	between	-0.06 0.06
words: agreement	ceasefir	-0.06 0.06
words: agreement	from	-0.12 0.12
words: agreement	in	-0.06 0.06
words: agreement	is	-0.06 0.06
words: agreement	to	-0.09 0.09
words: agreement	will	-0.05 0.05
words: agreement	with	-0.10 0.10
words: ahead	of	0.04 -0.04
words: ai	hub	0.09 -0.09
words: ai	tool	-0.14 0.14
words: aid	to	-0.01 0.01
words: aim	at	0.09 -0.09
words: air	attack	-0.15 0.15
words: air	base	-0.05 0.05
words: air	defenc	-0.04 0.04
words: air	defens	-0.12 0.12
words: air	forc	0.10 -0.10
words: air	strik	-0.14 0.14
words: aircraft	carrier	-0.01 0.01
words: aircraft	crash	-0.06 0.06
words: airman	trapp	-0.06 0.06
words: airman	was	-0.10 0.10
words: airport	as	-0.08 0.08
words: airport	in	-0.03 0.03
words: airstrik	on	0.08 -0.08
words: al	arabiya	-0.03 0.03
words: al	jazeera	-0.05 0.05
words: alarm	as	-0.08 0.08
words: alarm	over	-0.02 0.02
words: alex	jon	0.05 -0.05
words: ali	[side]	-0.20 0.20
words: all	front	-0.09 0.09
words: all	in	-0.03 0.03
words: all	of	0.03 -0.03
words: all	out	-0.03 0.03
words: all	ship	-0.02 0.02
words: all	the	0.01 -0.01
words: alleg	extortion	0.09 -0.09
words: allow	[place]	0.04 -0.04
words: allow	[usa]	-0.05 0.05
words: allow	more	-0.05 0.05
words: allow	to	0.06 -0.06
words: ally	,	0.05 -0.05
words: ally	and	0.04 -0.04
words: ally	are	-0.03 0.03
words: ally	over	0.08 -0.08
words: ally	to	-0.08 0.08
words: already	won	-0.08 0.08
words: ambassador	over	0.04 -0.04
words: ambassador	to	0.08 -0.08
words: amid	[region]	-0.13 0.13
words: amid	[side]	-0.23 0.23
words: amid	[usa]	0.07 -0.07
words: amid	ceasefir	0.03 -0.03
words: amid	escalat	-0.07 0.07
words: amid	fear	-0.08 0.08
words: amid	grow	-0.09 0.09
words: amid	hop	-0.04 0.04
words: amid	peac	-0.05 0.05
words: amid	war	0.02 -0.02
words: among	the	-0.07 0.07
words: amount	of	-0.02 0.02
words: amount	to	-0.08 0.08
words: amy	coney	0.07 -0.07
words: an	[side]	0.08 -0.08
words: an	[usa]	0.07 -0.07
words: an	agreement	-0.08 0.08
words: an	attack	-0.01 0.01
words: an	f	-0.06 0.06
words: analysi	:	0.02 -0.02
words: analysi	show	-0.12 0.12
words: analyst	said	-0.07 0.07
words: analyst	say	0.03 -0.03
words: analyst	warn	0.03 -0.03
words: and	[ally]	-0.11 0.11
words: and	[number]	0.11 -0.11
words: and	[place]	-0.05 0.05
words: and	[region]	-0.04 0.04
words: and	[side]	-0.17 0.17
words: and	[usa]	0.11 -0.11
words: and	a	-0.07 0.07
words: and	air	-0.12 0.12
words: and	ally	0.05 -0.05
words: and	asset	-0.06 0.06
words: and	claim	-0.01 0.01
words: and	damag	-0.06 0.06
words: and	dismantl	-0.06 0.06
words: and	dron	0.01 -0.01
words: and	energy	-0.07 0.07
words: and	fear	0.05 -0.05
words: and	gas	0.04 -0.04
words: and	halt	-0.07 0.07
words: and	has	-0.10 0.10
words: and	his	-0.06 0.06
words: and	hits	-0.08 0.08
words: and	how	-0.10 0.10
words: and	is	0.09 -0.09
words: and	it	-0.09 0.09
words: and	its	-0.06 0.06
words: and	leav	-0.09 0.09
words: and	more	0.07 -0.07
words: and	not	0.02 -0.02
words: and	now	-0.05 0.05
words: and	oil	-0.08 0.08
words: and	ongo	-0.04 0.04
words: and	other	0.03 -0.03
words: and	power	-0.09 0.09
words: and	reopen	-0.03 0.03
words: and	rescu	-0.07 0.07
words: and	says	-0.03 0.03
words: and	seiz	-0.07 0.07
words: and	shar	-0.10 0.10
words: and	ship	-0.03 0.03
words: and	some	-0.03 0.03
words: and	stock	-0.06 0.06
words: and	target	-0.01 0.01
words: and	tell	-0.02 0.02
words: and	the	-0.06 0.06
words: and	threaten	-0.01 0.01
words: and	vehicl	-0.07 0.07
words: and	vows	0.03 -0.03
words: and	warn	-0.01 0.01
words: and	what	0.08 -0.08
words: and	why	-0.07 0.07
words: and	will	-0.04 0.04
words: announc	,	-0.10 0.10
words: announc	:	-0.10 0.10
words: announc	[number]	-0.13 0.13
words: announc	[region]	-0.08 0.08
words: announc	[side]	-0.10 0.10
words: announc	[usa]	-0.11 0.11
words: announc	a	-0.05 0.05
words: announc	blockad	-0.08 0.08
words: announc	ceasefir	-0.03 0.03
words: announc	closur	-0.01 0.01
words: announc	in	0.05 -0.05
words: announc	kill	0.13 -0.13
words: announc	massiv	-0.06 0.06
words: announc	new	0.05 -0.05
words: announc	to	-0.08 0.08
words: announc	two	-0.07 0.07
words: announc	with	-0.06 0.06
words: answer	on	0.02 -0.02
words: anti	[usa]	0.13 -0.13
words: any	[side]	-0.08 0.08
words: apach	helicopter	0.04 -0.04
words: apologis	for	-0.08 0.08
words: appeal	court	0.03 -0.03
words: appear	to	0.01 -0.01
words: approach	to	0.06 -0.06
words: april	[number]	0.02 -0.02
words: arab	[side]	0.07 -0.07
words: arab	country	-0.08 0.08
words: are	[side]	-0.09 0.09
words: are	[usa]	-0.04 0.04
words: are	be	-0.09 0.09
words: are	flood	0.07 -0.07
words: are	not	0.04 -0.04
words: are	on	-0.06 0.06
words: are	ready	-0.03 0.03
words: are	start	-0.07 0.07
words: are	still	-0.05 0.05
words: are	the	-0.10 0.10
words: area	,	-0.06 0.06
words: arm	forc	-0.11 0.11
words: army	chief	-0.07 0.07
words: army	helicopter	0.01 -0.01
words: army	says	-0.06 0.06
words: around	[number]	-0.03 0.03
words: around	[region]	-0.06 0.06
words: around	the	0.04 -0.04
words: arrest	for	-0.01 0.01
words: arrest	in	0.02 -0.02
words: arrest	of	0.02 -0.02
words: arriv	at	0.04 -0.04
words: arriv	in	-0.06 0.06
words: as	[ally]	-0.14 0.14
words: as	[number]	-0.12 0.12
words: as	[place]	0.01 -0.01
words: as	[region]	-0.28 0.28
words: as	[side]	-0.20 0.20
words: as	[usa]	-0.02 0.02
words: as	a	0.04 -0.04
words: as	ally	0.08 -0.08
words: as	an	-0.01 0.01
words: as	attack	-0.09 0.09
words: as	bomb	-0.05 0.05
words: as	ceasefir	-0.13 0.13
words: as	conflict	-0.09 0.09
words: as	crud	-0.08 0.08
words: as	expert	-0.06 0.06
words: as	fight	-0.08 0.08
words: as	fresh	-0.01 0.01
words: as	he	0.03 -0.03
words: as	investor	0.05 -0.05
words: as	it	0.01 -0.01
words: as	its	-0.05 0.05
words: as	leader	-0.10 0.10
words: as	long	0.02 -0.02
words: as	missil	-0.09 0.09
words: as	more	0.06 -0.06
words: as	negotiation	-0.07 0.07
words: as	new	0.02 -0.02
words: as	nuclear	0.04 -0.04
words: as	official	0.06 -0.06
words: as	oil	-0.18 0.18
words: as	part	0.03 -0.03
words: as	peac	-0.09 0.09
words: as	precaution	-0.06 0.06
words: as	pric	-0.11 0.11
words: as	senat	0.07 -0.07
words: as	she	-0.02 0.02
words: as	strik	-0.06 0.06
words: as	talk	-0.03 0.03
words: as	tanker	-0.06 0.06
words: as	tariff	0.08 -0.08
words: as	tension	-0.05 0.05
words: as	the	0.05 -0.05
words: as	they	0.06 -0.06
words: as	trader	-0.08 0.08
words: as	two	0.03 -0.03
words: as	war	-0.16 0.16
words: as	well	-0.04 0.04
words: asia	,	0.08 -0.08
words: asia	market	-0.07 0.07
words: asia	to	0.05 -0.05
words: asian	stock	-0.01 0.01
words: ask	[usa]	0.07 -0.07
words: asks	[side]	0.05 -0.05
words: asks	[usa]	-0.09 0.09
words: asks	from	-0.10 0.10
words: assassination	attempt	0.11 -0.11
words: assault	on	-0.02 0.02
words: asset	,	-0.10 0.10
words: asymmetric	warfar	-0.10 0.10
words: at	[number]	0.12 -0.12
words: at	[place]	-0.16 0.16
words: at	[region]	-0.05 0.05
words: at	[side]	-0.06 0.06
words: at	[usa]	0.03 -0.03
words: at	a	-0.07 0.07
words: at	emergency	-0.05 0.05
words: at	historic	0.03 -0.03
words: at	home	0.22 -0.22
words: at	least	0.03 -0.03
words: at	risk	0.11 -0.11
words: at	sea	-0.10 0.10
words: at	the	-0.03 0.03
words: at	war	-0.05 0.05
words: attack	-	-0.07 0.07
words: attack	:	-0.11 0.11
words: attack	?	-0.14 0.14
words: attack	[ally]	-0.08 0.08
words: attack	[number]	-0.09 0.09
words: attack	[place]	-0.11 0.11
words: attack	[region]	-0.07 0.07
words: attack	[side]	0.06 -0.06
words: attack	[usa]	-0.07 0.07
words: attack	acros	-0.12 0.12
words: attack	after	-0.07 0.07
words: attack	against	-0.11 0.11
words: attack	amid	0.05 -0.05
words: attack	and	-0.09 0.09
words: attack	as	-0.11 0.11
words: attack	by	-0.06 0.06
words: attack	dron	-0.08 0.08
words: attack	for	-0.02 0.02
words: attack	from	-0.03 0.03
words: attack	hit	-0.09 0.09
words: attack	hits	-0.12 0.12
words: attack	in	0.02 -0.02
words: attack	kill	0.04 -0.04
words: attack	missil	-0.11 0.11
words: attack	near	-0.07 0.07
words: attack	off	-0.07 0.07
words: attack	sinc	0.01 -0.01
words: attack	strik	-0.09 0.09
words: attack	target	-0.10 0.10
words: attack	to	-0.09 0.09
words: attack	with	-0.13 0.13
words: attempt	to	0.06 -0.06
words: authoriz	[side]	-0.08 0.08
words: auto	tariff	0.06 -0.06
words: away	from	-0.07 0.07
words: b	.	0.06 -0.06
words: back	[usa]	-0.14 0.14
words: back	against	0.05 -0.05
words: back	as	-0.04 0.04
words: back	at	0.01 -0.01
words: back	down	0.04 -0.04
words: back	in	-0.04 0.04
words: back	off	-0.08 0.08
words: back	on	-0.06 0.06
words: back	to	0.07 -0.07
words: back	with	-0.10 0.10
words: backlash	over	0.05 -0.05
words: balanc	of	-0.07 0.07
words: ballistic	missil	-0.01 0.01
words: ban	on	0.05 -0.05
words: bank	of	0.02 -0.02
words: barrag	of	-0.12 0.12
words: barrag	on	-0.04 0.04
words: barrel	as	-0.04 0.04
words: barrel	of	-0.08 0.08
words: bas	,	-0.06 0.06
words: bas	for	-0.06 0.06
words: bas	in	-0.01 0.01
words: bas	on	-0.08 0.08
words: base	[place]	0.02 -0.02
words: base	as	-0.05 0.05
words: base	oils	-0.08 0.08
words: base	on	-0.06 0.06
words: bbc	visit	-0.01 0.01
words: be	[usa]	0.09 -0.09
words: be	able	-0.09 0.09
words: be	bomb	-0.06 0.06
words: be	done	0.05 -0.05
words: be	hit	-0.11 0.11
words: be	no	-0.03 0.03
words: be	releas	-0.07 0.07
words: be	sign	-0.10 0.10
words: be	taken	-0.08 0.08
words: be	target	0.03 -0.03
words: be	the	-0.03 0.03
words: be	ther	-0.04 0.04
words: be	very	-0.07 0.07
words: beat	[place]	0.04 -0.04
words: becaus	it	-0.01 0.01
words: becaus	of	-0.11 0.11
words: becom	a	0.10 -0.10
words: beef	up	0.09 -0.09
words: been	rescu	-0.07 0.07
words: been	sign	-0.08 0.08
words: befor	[place]	0.01 -0.01
words: befor	[side]	-0.11 0.11
words: befor	[usa]	-0.07 0.07
words: befor	talk	-0.06 0.06
words: befor	the	0.04 -0.04
words: begin	in	-0.05 0.05
words: begin	talk	-0.06 0.06
words: believ	[side]	-0.07 0.07
words: below	[number]	-0.07 0.07
words: bet	on	-0.08 0.08
words: bets	on	-0.03 0.03
words: bett	on	0.05 -0.05
words: better	stop	-0.05 0.05
words: between	[side]	-0.10 0.10
words: between	[usa]	-0.14 0.14
words: between	the	-0.02 0.02
words: bid	to	-0.01 0.01
words: big	question	-0.08 0.08
words: biggest	bomb	-0.05 0.05
words: bill	:	0.03 -0.03
words: bill	maher	0.03 -0.03
words: bill	to	0.10 -0.10
words: billion	in	0.08 -0.08
words: billion	of	-0.06 0.06
words: birthright	citizenship	0.05 -0.05
words: bitcoin	,	0.08 -0.08
words: bitcoin	and	0.05 -0.05
words: black	rain	-0.09 0.09
words: black	sea	0.11 -0.11
words: blam	[side]	-0.10 0.10
words: blam	[usa]	0.04 -0.04
words: blam	for	-0.05 0.05
words: blast	[side]	-0.01 0.01
words: blast	near	-0.09 0.09
words: blew	a	-0.04 0.04
words: block	[region]	-0.05 0.05
words: block	[usa]	0.02 -0.02
words: block	the	-0.01 0.01
words: blockad	,	-0.09 0.09
words: blockad	:	-0.06 0.06
words: blockad	[region]	-0.03 0.03
words: blockad	[side]	0.04 -0.04
words: blockad	after	-0.03 0.03
words: blockad	as	-0.06 0.06
words: blockad	in	-0.08 0.08
words: blockad	of	-0.09 0.09
words: blockad	the	-0.07 0.07
words: bloomberg	daybreak	-0.03 0.03
words: blow	out	0.04 -0.04
words: blow	to	-0.14 0.14
words: blow	up	0.02 -0.02
words: board	of	0.03 -0.03
words: boat	strik	0.08 -0.08
words: body	of	0.05 -0.05
words: body	says	-0.10 0.10
words: bomb	[place]	-0.05 0.05
words: bomb	are	-0.06 0.06
words: bomb	campaign	-0.08 0.08
words: bomb	if	-0.04 0.04
words: bomb	nuclear	-0.10 0.10
words: bomb	of	-0.11 0.11
words: bomb	on	-0.07 0.07
words: boot	on	-0.13 0.13
words: border	patrol	0.08 -0.08
words: both	sid	-0.08 0.08
words: bounty	on	-0.09 0.09
words: brac	for	-0.18 0.18
words: bragg	about	-0.08 0.08
words: breach	of	-0.05 0.05
words: break	:	0.07 -0.07
words: break	down	0.03 -0.03
words: break	out	0.03 -0.03
words: breakthrough	as	-0.04 0.04
words: brent	surg	-0.04 0.04
words: bret	baier	-0.08 0.08
words: bridg	and	-0.09 0.09
words: brief	june	-0.08 0.08
words: build	in	-0.08 0.08
words: bunch	of	0.05 -0.05
words: but	[place]	-0.08 0.08
words: but	[region]	-0.04 0.04
words: but	[side]	-0.12 0.12
words: but	[usa]	0.02 -0.02
words: but	at	0.03 -0.03
words: but	can	-0.05 0.05
words: but	could	0.05 -0.05
words: but	it	0.04 -0.04
words: but	no	0.03 -0.03
words: but	not	0.04 -0.04
words: but	the	-0.04 0.04
words: but	they	-0.06 0.06
words: but	will	-0.08 0.08
words: buy	[side]	0.03 -0.03
words: by	[ally]	-0.10 0.10
words: by	[place]	-0.09 0.09
words: by	[side]	-0.02 0.02
words: by	[usa]	-0.01 0.01
words: by	an	0.05 -0.05
words: by	dron	-0.11 0.11
words: by	illegal	0.07 -0.07
words: by	the	0.02 -0.02
words: by	war	-0.07 0.07
words: c	.	0.10 -0.10
words: call	[place]	0.03 -0.03
words: call	[side]	-0.16 0.16
words: call	[usa]	-0.03 0.03
words: call	for	-0.03 0.03
words: call	it	-0.09 0.09
words: call	on	-0.07 0.07
words: call	out	0.06 -0.06
words: call	to	0.10 -0.10
words: call	with	-0.06 0.06
words: campaign	against	-0.06 0.06
words: can	[side]	-0.05 0.05
words: can	be	-0.05 0.05
words: can	the	0.07 -0.07
words: can	turn	-0.04 0.04
words: canadian	in	-0.09 0.09
words: cancel	[usa]	0.05 -0.05
words: capital	.	0.03 -0.03
words: captur	[side]	-0.10 0.10
words: care	about	-0.04 0.04
words: cargo	ship	0.08 -0.08
words: cargo	vessel	-0.07 0.07
words: carry	on	0.05 -0.05
words: carry	out	0.06 -0.06
words: case	for	0.05 -0.05
words: case	scenario	-0.10 0.10
words: cast	doubt	-0.04 0.04
words: casualty	in	-0.08 0.08
words: caught	between	0.02 -0.02
words: caus	by	-0.11 0.11
words: caus	fire	0.01 -0.01
words: ceas	fire	0.02 -0.02
words: ceasefir	,	-0.05 0.05
words: ceasefir	:	-0.12 0.12
words: ceasefir	?	-0.11 0.11
words: ceasefir	after	-0.05 0.05
words: ceasefir	and	-0.09 0.09
words: ceasefir	announcement	-0.08 0.08
words: ceasefir	as	-0.05 0.05
words: ceasefir	between	-0.13 0.13
words: ceasefir	deadlin	-0.08 0.08
words: ceasefir	deal	-0.15 0.15
words: ceasefir	extension	-0.10 0.10
words: ceasefir	hold	-0.05 0.05
words: ceasefir	in	-0.12 0.12
words: ceasefir	on	-0.08 0.08
words: ceasefir	plan	-0.06 0.06
words: ceasefir	talk	-0.02 0.02
words: ceasefir	violation	0.06 -0.06
words: ceasefir	with	-0.01 0.01
words: ceasefir	–	-0.05 0.05
words: celebrat	the	0.05 -0.05
words: ceo	says	0.03 -0.03
words: challeng	[usa]	-0.03 0.03
words: chanc	for	-0.05 0.05
words: chang	in	-0.09 0.09
words: chao	in	-0.07 0.07
words: charg	with	0.04 -0.04
words: chief	says	-0.15 0.15
words: chief	to	0.11 -0.11
words: children	,	0.03 -0.03
words: children	in	0.09 -0.09
words: chok	[region]	-0.07 0.07
words: chri	wright	-0.07 0.07
words: citizen	messag	0.15 -0.15
words: city	in	0.06 -0.06
words: city	of	-0.11 0.11
words: civilian	in	0.08 -0.08
words: civilization	will	-0.07 0.07
words: claim	[place]	-0.11 0.11
words: claim	[region]	-0.05 0.05
words: claim	[side]	-0.15 0.15
words: claim	[usa]	0.03 -0.03
words: claim	about	-0.10 0.10
words: claim	as	-0.08 0.08
words: claim	attack	-0.08 0.08
words: claim	it	-0.11 0.11
words: claim	of	0.06 -0.06
words: claim	on	-0.01 0.01
words: claim	responsibility	-0.07 0.07
words: claim	that	0.05 -0.05
words: claim	to	-0.06 0.06
words: claim	victory	-0.04 0.04
words: clash	with	-0.02 0.02
words: clean	out	-0.07 0.07
words: clear	[region]	-0.05 0.05
words: clear	min	-0.05 0.05
words: clear	path	0.09 -0.09
words: clos	,	-0.10 0.10
words: clos	?	-0.06 0.06
words: clos	[region]	-0.13 0.13
words: clos	again	-0.09 0.09
words: clos	airspac	-0.09 0.09
words: clos	the	-0.06 0.06
words: clos	to	-0.06 0.06
words: closur	of	-0.05 0.05
words: cnn	guest	0.04 -0.04
words: cnn	jake	-0.08 0.08
words: co	host	-0.08 0.08
words: collaps	as	0.06 -0.06
words: com	after	0.06 -0.06
words: com	days	-0.09 0.09
words: com	next	0.03 -0.03
words: com	under	-0.11 0.11
words: combat	operation	-0.05 0.05
words: commander	,	-0.01 0.01
words: commander	:	-0.08 0.08
words: commander	[ally]	0.08 -0.08
words: commander	[place]	-0.12 0.12
words: commander	[side]	-0.03 0.03
words: commander	[usa]	-0.06 0.06
words: commander	commander	-0.02 0.02
words: commander	says	-0.08 0.08
words: commander	to	-0.16 0.16
words: comment	:	0.03 -0.03
words: comment	on	-0.03 0.03
words: commercial	flight	-0.09 0.09
words: complet	,	-0.06 0.06
words: complet	ceasefir	-0.05 0.05
words: completely	clos	-0.05 0.05
words: complicat	[usa]	-0.06 0.06
words: comply	with	0.03 -0.03
words: concern	about	-0.05 0.05
words: concern	in	0.10 -0.10
words: conclud	in	-0.03 0.03
words: condemn	[side]	-0.17 0.17
words: condemn	[usa]	0.01 -0.01
words: condemn	aggression	-0.11 0.11
words: coney	barrett	0.07 -0.07
words: confirm	[side]	-0.02 0.02
words: confirm	[usa]	-0.01 0.01
words: confirm	dead	-0.06 0.06
words: confirm	it	-0.06 0.06
words: conflict	,	0.06 -0.06
words: conflict	.	-0.10 0.10
words: conflict	:	-0.06 0.06
words: conflict	;	0.09 -0.09
words: conflict	?	-0.05 0.05
words: conflict	as	-0.02 0.02
words: conflict	continu	-0.05 0.05
words: conflict	could	-0.06 0.06
words: conflict	disrupt	-0.06 0.06
words: conflict	enter	-0.04 0.04
words: conflict	escalat	-0.05 0.05
words: conflict	fuel	-0.07 0.07
words: conflict	in	-0.10 0.10
words: conflict	main	-0.03 0.03
words: conflict	may	-0.04 0.04
words: conflict	threaten	-0.08 0.08
words: conflict	to	-0.08 0.08
words: conflict	widen	-0.03 0.03
words: conflict	with	-0.05 0.05
words: confront	[side]	-0.11 0.11
words: consider	to	0.05 -0.05
words: consulat	in	-0.10 0.10
words: continu	,	0.02 -0.02
words: continu	:	0.01 -0.01
words: continu	attack	-0.10 0.10
words: continu	for	0.01 -0.01
words: continu	strik	-0.06 0.06
words: continu	to	0.03 -0.03
words: contradict	[side]	-0.03 0.03
words: control	of	-0.06 0.06
words: control	over	-0.03 0.03
words: corp	de	0.03 -0.03
words: correspondent	[side]	0.03 -0.03
words: correspondent	association	0.05 -0.05
words: correspondent	dinner	0.15 -0.15
words: cost	,	-0.07 0.07
words: cost	of	0.07 -0.07
words: could	[side]	-0.07 0.07
words: could	be	0.03 -0.03
words: could	end	0.06 -0.06
words: could	get	0.05 -0.05
words: could	hit	0.03 -0.03
words: could	it	-0.09 0.09
words: could	last	-0.09 0.09
words: could	make	-0.11 0.11
words: could	send	-0.08 0.08
words: could	take	-0.03 0.03
words: could	the	-0.06 0.06
words: could	trigger	-0.08 0.08
words: counterterrorism	official	0.05 -0.05
words: country	,	-0.11 0.11
words: country	.	0.10 -0.10
words: country	from	0.08 -0.08
words: country	is	-0.06 0.06
words: country	would	-0.02 0.02
words: court	at	0.22 -0.22
words: cover	[usa]	-0.07 0.07
words: cover	for	-0.03 0.03
words: cover	up	-0.09 0.09
words: crash	in	-0.05 0.05
words: crash	near	0.05 -0.05
words: crew	member	-0.10 0.10
words: crim	in	0.07 -0.07
words: crim	to	0.05 -0.05
words: crisi	,	0.01 -0.01
words: crisi	:	-0.06 0.06
words: crisi	deepen	-0.11 0.11
words: crisi	in	0.07 -0.07
words: critical	mineral	0.10 -0.10
words: criticis	[side]	-0.07 0.07
words: criticism	:	0.05 -0.05
words: cros	[region]	-0.09 0.09
words: cross	[region]	-0.09 0.09
words: crucial	peac	-0.05 0.05
words: crud	futur	-0.07 0.07
words: crud	oil	0.06 -0.06
words: crud	pric	-0.08 0.08
words: crud	production	-0.08 0.08
words: crud	surg	-0.09 0.09
words: crush	respons	-0.06 0.06
words: crypto	firm	0.09 -0.09
words: cup	[number]	0.07 -0.07
words: curb	on	-0.03 0.03
words: cut	a	0.12 -0.12
words: cut	off	-0.07 0.07
words: cuts	and	0.05 -0.05
words: cuts	oil	-0.06 0.06
words: cuts	to	0.07 -0.07
words: d	.	0.06 -0.06
words: daily	brief	-0.08 0.08
words: daily	rundown	0.04 -0.04
words: damag	,	-0.14 0.14
words: damag	from	0.06 -0.06
words: damag	in	0.02 -0.02
words: damag	to	-0.13 0.13
words: data	center	0.06 -0.06
words: day	[number]	0.06 -0.06
words: day	after	-0.10 0.10
words: day	ceasefir	-0.07 0.07
words: day	in	0.08 -0.08
words: day	of	-0.03 0.03
words: day	period	-0.03 0.03
words: days	,	-0.09 0.09
words: days	in	0.06 -0.06
words: days	of	-0.08 0.08
words: de	escalation	-0.05 0.05
words: de	facto	0.04 -0.04
words: dead	,	-0.12 0.12
words: dead	:	0.05 -0.05
words: dead	after	-0.05 0.05
words: dead	in	0.05 -0.05
words: deadlin	as	-0.04 0.04
words: deadlin	for	0.04 -0.04
words: deadlin	loom	-0.04 0.04
words: deadlin	near	-0.01 0.01
words: deadlin	of	-0.04 0.04
words: deadlin	to	-0.08 0.08
words: deadly	[side]	-0.07 0.07
words: deadly	[usa]	-0.06 0.06
words: deadly	strik	-0.03 0.03
words: deal	,	0.01 -0.01
words: deal	-	-0.07 0.07
words: deal	.	-0.05 0.05
words: deal	:	-0.03 0.03
words: deal	;	-0.04 0.04
words: deal	?	-0.11 0.11
words: deal	after	0.03 -0.03
words: deal	announc	-0.01 0.01
words: deal	as	-0.01 0.01
words: deal	clos	-0.08 0.08
words: deal	could	-0.05 0.05
words: deal	in	-0.05 0.05
words: deal	includ	-0.05 0.05
words: deal	is	-0.06 0.06
words: deal	near	-0.05 0.05
words: deal	on	0.10 -0.10
words: deal	reach	-0.06 0.06
words: deal	sign	-0.07 0.07
words: deal	tak	-0.07 0.07
words: deal	text	-0.06 0.06
words: deal	to	-0.04 0.04
words: deal	with	0.02 -0.02
words: deal	within	0.01 -0.01
words: death	of	-0.13 0.13
words: death	penalty	0.09 -0.09
words: death	toll	0.03 -0.03
words: debri	from	-0.13 0.13
words: decision	to	0.04 -0.04
words: declar	[side]	-0.03 0.03
words: declar	[usa]	0.06 -0.06
words: declar	ceasefir	0.05 -0.05
words: declar	that	-0.03 0.03
words: declar	victory	-0.08 0.08
words: declin	to	-0.09 0.09
words: deep	insid	-0.06 0.06
words: defenc	intercept	-0.06 0.06
words: defend	[side]	-0.13 0.13
words: defens	minister	-0.01 0.01
words: defens	official	-0.08 0.08
words: defy	[usa]	-0.05 0.05
words: delegation	,	0.04 -0.04
words: delegation	[side]	-0.08 0.08
words: delegation	arriv	-0.04 0.04
words: delegation	leav	-0.06 0.06
words: delegation	to	-0.11 0.11
words: demand	[side]	-0.06 0.06
words: demand	to	0.03 -0.03
words: demand	unconditional	-0.04 0.04
words: denounc	[side]	0.06 -0.06
words: deny	[usa]	-0.09 0.09
words: deploy	[number]	0.05 -0.05
words: deploy	[usa]	-0.09 0.09
words: desalination	plant	-0.11 0.11
words: describ	[usa]	0.08 -0.08
words: despit	[side]	-0.10 0.10
words: despit	[usa]	-0.09 0.09
words: despit	deal	-0.10 0.10
words: despit	ongo	-0.13 0.13
words: despit	the	-0.09 0.09
words: destroy	,	-0.12 0.12
words: destroy	[side]	-0.02 0.02
words: destroy	in	-0.10 0.10
words: destruction	in	0.04 -0.04
words: destruction	of	-0.01 0.01
words: detail	of	-0.11 0.11
words: detect	launch	0.05 -0.05
words: determin	to	-0.01 0.01
words: development	:	0.08 -0.08
words: development	attack	0.08 -0.08
words: dhs	fund	0.10 -0.10
words: did	[side]	-0.10 0.10
words: did	[usa]	-0.10 0.10
words: did	not	0.03 -0.03
words: die	in	0.03 -0.03
words: dies	from	-0.09 0.09
words: dinner	shoot	0.08 -0.08
words: direct	talk	0.05 -0.05
words: disput	[usa]	0.02 -0.02
words: disrupt	supply	-0.07 0.07
words: divid	over	-0.07 0.07
words: do	it	-0.08 0.08
words: do	not	0.04 -0.04
words: do	the	0.06 -0.06
words: do	we	-0.08 0.08
words: do	with	-0.08 0.08
words: does	[usa]	0.03 -0.03
words: does	it	-0.08 0.08
words: does	not	-0.05 0.05
words: dollar	a	-0.13 0.13
words: dollar	after	-0.04 0.04
words: dollar	amid	-0.08 0.08
words: dollar	and	0.06 -0.06
words: dollar	as	-0.16 0.16
words: dollar	billion	0.14 -0.14
words: dollar	million	0.05 -0.05
words: dollar	per	-0.05 0.05
words: dollar	reward	-0.05 0.05
words: dollar	trillion	0.05 -0.05
words: dollarsbn	in	-0.09 0.09
words: domestic	protest	0.21 -0.21
words: don't	need	-0.10 0.10
words: don't	want	-0.08 0.08
words: doubl	down	0.06 -0.06
words: doubt	on	-0.04 0.04
words: down	,	-0.02 0.02
words: down	:	0.04 -0.04
words: down	[side]	-0.03 0.03
words: down	[usa]	0.07 -0.07
words: down	apach	-0.08 0.08
words: down	as	-0.01 0.01
words: down	by	-0.07 0.07
words: down	dron	-0.07 0.07
words: down	fighter	-0.04 0.04
words: down	from	-0.04 0.04
words: down	in	-0.05 0.05
words: down	of	-0.07 0.07
words: down	on	0.12 -0.12
words: down	over	-0.04 0.04
words: down	pilot	-0.10 0.10
words: down	two	-0.06 0.06
words: dozen	of	0.07 -0.07
words: draft	[usa]	-0.07 0.07
words: drag	on	-0.09 0.09
words: driv	up	-0.10 0.10
words: dron	,	-0.15 0.15
words: dron	.	-0.08 0.08
words: dron	:	-0.09 0.09
words: dron	after	-0.07 0.07
words: dron	and	-0.07 0.07
words: dron	as	0.05 -0.05
words: dron	at	-0.04 0.04
words: dron	attack	0.07 -0.07
words: dron	footag	0.09 -0.09
words: dron	hit	-0.08 0.08
words: dron	hits	-0.12 0.12
words: dron	in	-0.10 0.10
words: dron	launch	-0.09 0.09
words: dron	on	-0.03 0.03
words: dron	strik	0.04 -0.04
words: dron	target	-0.14 0.14
words: dron	to	0.01 -0.01
words: drop	[number]	-0.03 0.03
words: drop	on	-0.07 0.07
words: due	to	-0.09 0.09
words: duke	:	0.09 -0.09
words: dur	[number]	-0.02 0.02
words: dur	[side]	-0.16 0.16
words: dur	[usa]	-0.04 0.04
words: dur	last	0.01 -0.01
words: dur	the	0.03 -0.03
words: dur	war	-0.13 0.13
words: e	.	0.01 -0.01
words: each	other	-0.08 0.08
words: early	as	-0.03 0.03
words: early	hurdl	-0.03 0.03
words: economic	risk	-0.08 0.08
words: economic	shock	-0.11 0.11
words: economy	.	-0.07 0.07
words: edge	as	0.04 -0.04
words: edition	[number]	-0.06 0.06
words: editor	daily	0.04 -0.04
words: effect	of	-0.09 0.09
words: effort	to	-0.06 0.06
words: elementary	school	-0.11 0.11
words: eli	lake	-0.14 0.14
words: eliminat	terrorist	0.11 -0.11
words: embassy	in	-0.01 0.01
words: emerg	as	-0.05 0.05
words: emergency	meet	-0.09 0.09
words: emergency	oil	-0.11 0.11
words: end	,	0.02 -0.02
words: end	[side]	-0.10 0.10
words: end	[usa]	-0.02 0.02
words: end	in	-0.08 0.08
words: end	of	0.08 -0.08
words: end	the	-0.12 0.12
words: end	to	-0.03 0.03
words: end	war	-0.09 0.09
words: end	without	-0.04 0.04
words: endles	war	-0.08 0.08
words: energy	,	-0.09 0.09
words: energy	and	-0.08 0.08
words: energy	company	-0.07 0.07
words: energy	cost	-0.08 0.08
words: energy	crisi	-0.03 0.03
words: energy	export	-0.04 0.04
words: energy	facility	-0.07 0.07
words: energy	infrastructur	0.04 -0.04
words: energy	market	-0.07 0.07
words: energy	pric	-0.12 0.12
words: energy	secretary	-0.07 0.07
words: energy	shock	-0.08 0.08
words: energy	sit	-0.09 0.09
words: energy	supply	-0.06 0.06
words: enrich	uranium	-0.08 0.08
words: enter	[region]	-0.03 0.03
words: enter	[side]	-0.08 0.08
words: enter	fourth	-0.05 0.05
words: enter	second	-0.05 0.05
words: enter	third	-0.07 0.07
words: enter	to	-0.07 0.07
words: envoy	,	0.05 -0.05
words: epaper	june	0.09 -0.09
words: epstein	fil	-0.03 0.03
words: epstein	survivor	0.06 -0.06
words: erupt	in	0.02 -0.02
words: escalat	attack	0.03 -0.03
words: escalation	in	0.06 -0.06
words: estat	event	0.11 -0.11
words: ether	,	0.04 -0.04
words: ethnic	cleans	0.05 -0.05
words: evacuat	in	-0.02 0.02
words: evacuation	of	-0.08 0.08
words: even	as	0.03 -0.03
words: even	if	-0.10 0.10
words: even	the	0.10 -0.10
words: event	,	0.06 -0.06
words: exampl	of	-0.08 0.08
words: exclusiv	:	0.07 -0.07
words: executiv	order	0.06 -0.06
words: expect	[usa]	-0.02 0.02
words: expect	to	0.03 -0.03
words: expert	say	0.03 -0.03
words: expert	says	0.05 -0.05
words: expert	warn	-0.10 0.10
words: explosion	,	0.04 -0.04
words: explosion	heard	-0.03 0.03
words: explosion	in	-0.04 0.04
words: export	as	-0.03 0.03
words: export	slump	0.07 -0.07
words: export	terminal	-0.07 0.07
words: export	to	-0.07 0.07
words: extend	[side]	-0.06 0.06
words: extend	ceasefir	-0.07 0.07
words: extend	gain	-0.10 0.10
words: extremely	hard	-0.03 0.03
words: f	[number]	-0.09 0.09
words: fac	a	-0.01 0.01
words: fac	backlash	0.05 -0.05
words: face	of	-0.06 0.06
words: face	to	0.06 -0.06
words: facility	,	0.07 -0.07
words: facility	after	-0.10 0.10
words: facility	hit	-0.07 0.07
words: facility	in	-0.03 0.03
words: factbox	:	-0.05 0.05
words: fail	:	-0.08 0.08
words: fail	to	0.08 -0.08
words: failur	to	-0.08 0.08
words: fall	[number]	0.03 -0.03
words: fall	after	0.04 -0.04
words: fall	apart	0.02 -0.02
words: fall	as	-0.06 0.06
words: fall	in	-0.04 0.04
words: fall	more	-0.08 0.08
words: fall	on	-0.12 0.12
words: fallout	from	-0.01 0.01
words: family	crypto	0.09 -0.09
words: famou	[place]	-0.07 0.07
words: far	right	0.11 -0.11
words: farsnew	|	0.04 -0.04
words: fast	track	0.08 -0.08
words: fcc	chair	0.04 -0.04
words: fear	it	-0.07 0.07
words: fear	of	-0.10 0.10
words: fed	rate	0.04 -0.04
words: federal	reserv	0.09 -0.09
words: fees	in	-0.05 0.05
words: fees	to	-0.05 0.05
words: field	after	-0.04 0.04
words: field	attack	-0.03 0.03
words: fifth	day	-0.02 0.02
words: fight	,	-0.02 0.02
words: fight	and	0.05 -0.05
words: fight	for	-0.12 0.12
words: fight	on	-0.01 0.01
words: fight	with	-0.07 0.07
words: fighter	jet	-0.10 0.10
words: fighter	jets	0.07 -0.07
words: final	decision	-0.06 0.06
words: final	stag	-0.04 0.04
words: find	[side]	0.02 -0.02
words: find	a	-0.08 0.08
words: finish	the	-0.07 0.07
words: fir	,	0.05 -0.05
words: fir	at	0.03 -0.03
words: fir	ballistic	-0.07 0.07
words: fir	from	-0.10 0.10
words: fir	missil	-0.10 0.10
words: fir	on	-0.12 0.12
words: fire	,	-0.01 0.01
words: fire	after	-0.09 0.09
words: fire	and	-0.10 0.10
words: fire	as	0.03 -0.03
words: fire	at	0.05 -0.05
words: fire	for	0.04 -0.04
words: fire	in	-0.19 0.19
words: fire	rag	-0.07 0.07
words: fire	to	0.03 -0.03
words: first	attack	-0.09 0.09
words: first	lady	0.02 -0.02
words: first	round	-0.09 0.09
words: first	time	-0.06 0.06
words: five	,	-0.06 0.06
words: five	wound	0.09 -0.09
words: five	year	0.03 -0.03
words: flagg	cargo	-0.05 0.05
words: flam	after	0.09 -0.09
words: flar	up	-0.04 0.04
words: flight	amid	-0.07 0.07
words: flight	from	-0.05 0.05
words: flight	to	-0.04 0.04
words: fm	says	-0.06 0.06
words: fm	tell	-0.03 0.03
words: focu	on	0.05 -0.05
words: follow	[side]	-0.06 0.06
words: follow	[usa]	0.05 -0.05
words: food	and	0.01 -0.01
words: footag	of	-0.07 0.07
words: footag	show	0.05 -0.05
words: football	,	0.11 -0.11
words: football	[side]	0.11 -0.11
words: for	?	-0.07 0.07
words: for	[number]	0.03 -0.03
words: for	[place]	0.01 -0.01
words: for	[region]	-0.01 0.01
words: for	[side]	-0.21 0.21
words: for	[usa]	-0.05 0.05
words: for	a	0.06 -0.06
words: for	an	-0.03 0.03
words: for	attack	0.02 -0.02
words: for	bring	-0.04 0.04
words: for	ceasefir	-0.10 0.10
words: for	deal	-0.03 0.03
words: for	diplomacy	-0.05 0.05
words: for	end	-0.12 0.12
words: for	first	-0.09 0.09
words: for	fun	-0.04 0.04
words: for	help	-0.06 0.06
words: for	him	-0.10 0.10
words: for	impact	-0.09 0.09
words: for	kill	0.01 -0.01
words: for	market	-0.03 0.03
words: for	miss	-0.07 0.07
words: for	more	-0.03 0.03
words: for	not	-0.07 0.07
words: for	now	0.02 -0.02
words: for	oil	-0.12 0.12
words: for	peac	-0.02 0.02
words: for	possibl	-0.04 0.04
words: for	regional	-0.06 0.06
words: for	second	-0.13 0.13
words: for	strik	-0.14 0.14
words: for	support	-0.03 0.03
words: for	survivor	-0.07 0.07
words: for	talk	-0.13 0.13
words: for	the	-0.15 0.15
words: for	war	-0.10 0.10
words: for	what	-0.08 0.08
words: for	your	0.08 -0.08
words: forc	,	-0.07 0.07
words: forc	[place]	-0.05 0.05
words: forc	[side]	-0.11 0.11
words: forc	[usa]	-0.01 0.01
words: forc	chief	0.06 -0.06
words: forc	in	-0.10 0.10
words: forc	kill	0.01 -0.01
words: forc	majeur	-0.11 0.11
words: forc	to	-0.04 0.04
words: foreign	minister	-0.16 0.16
words: foreign	ministry	-0.13 0.13
words: former	[side]	0.03 -0.03
words: former	[usa]	-0.04 0.04
words: found	in	-0.02 0.02
words: four	in	0.06 -0.06
words: four	kill	-0.04 0.04
words: fourth	day	-0.05 0.05
words: fox	news	0.06 -0.06
words: fox	trey	-0.06 0.06
words: fragil	[usa]	-0.05 0.05
words: fragil	ceasefir	-0.10 0.10
words: freedom	of	0.02 -0.02
words: fresh	strik	-0.02 0.02
words: fresh	wave	-0.08 0.08
words: friday	,	-0.08 0.08
words: friday	in	-0.06 0.06
words: from	[number]	0.01 -0.01
words: from	[place]	0.01 -0.01
words: from	[region]	0.02 -0.02
words: from	[side]	-0.05 0.05
words: from	[usa]	0.06 -0.06
words: from	a	0.05 -0.05
words: from	attack	-0.11 0.11
words: from	clos	0.05 -0.05
words: from	destroy	0.08 -0.08
words: from	domestic	0.11 -0.11
words: from	launch	0.06 -0.06
words: from	military	-0.08 0.08
words: from	rocket	0.08 -0.08
words: from	rubbl	-0.10 0.10
words: from	shelter	-0.06 0.06
words: from	strik	0.01 -0.01
words: from	the	-0.06 0.06
words: from	their	0.01 -0.01
words: from	war	0.05 -0.05
words: from	wound	-0.12 0.12
words: front	,	-0.06 0.06
words: front	in	-0.07 0.07
words: frozen	asset	-0.09 0.09
words: frozen	fund	-0.06 0.06
words: ftse	[number]	-0.09 0.09
words: fuel	cost	-0.09 0.09
words: fuel	pric	-0.10 0.10
words: fuel	protest	-0.10 0.10
words: fuel	shortag	-0.10 0.10
words: fuel	tank	-0.11 0.11
words: fully	open	-0.05 0.05
words: fund	cuts	0.09 -0.09
words: fund	to	-0.08 0.08
words: furiou	[usa]	0.03 -0.03
words: further	as	-0.05 0.05
words: further	escalation	-0.02 0.02
words: further	notic	-0.08 0.08
words: futur	surg	-0.10 0.10
words: g	[number]	-0.08 0.08
words: g7	,	-0.06 0.06
words: g7	summit	0.03 -0.03
words: gain	as	0.05 -0.05
words: gain	on	-0.07 0.07
words: gas	and	-0.06 0.06
words: gas	facility	-0.10 0.10
words: gas	field	-0.09 0.09
words: gas	market	-0.07 0.07
words: gas	pric	-0.09 0.09
words: gas	production	-0.09 0.09
words: gave	[side]	-0.03 0.03
words: gen	.	-0.08 0.08
words: genocidal	threat	-0.07 0.07
words: get	involv	-0.03 0.03
words: gets	his	0.05 -0.05
words: girl	school	-0.08 0.08
words: giv	[usa]	-0.07 0.07
words: giv	deadlin	-0.06 0.06
words: give	up	0.05 -0.05
words: global	economy	-0.17 0.17
words: global	energy	-0.11 0.11
words: global	food	-0.08 0.08
words: global	oil	-0.06 0.06
words: global	recession	-0.08 0.08
words: go	after	0.01 -0.01
words: go	in	-0.03 0.03
words: go	on	-0.01 0.01
words: go	to	-0.03 0.03
words: goal	for	-0.08 0.08
words: goal	in	-0.09 0.09
words: goes	down	-0.09 0.09
words: goes	on	-0.07 0.07
words: gold	pric	-0.11 0.11
words: golden	shar	0.10 -0.10
words: good	as	-0.02 0.02
words: gop	candidat	0.05 -0.05
words: gop	lawmaker	-0.06 0.06
words: gop	senator	0.07 -0.07
words: got	to	0.06 -0.06
words: great	settlement	-0.13 0.13
words: ground	:	-0.07 0.07
words: ground	forc	0.03 -0.03
words: ground	in	-0.12 0.12
words: ground	invasion	-0.04 0.04
words: ground	operation	-0.09 0.09
words: ground	troop	-0.14 0.14
words: group	says	-0.08 0.08
words: guard	troop	0.07 -0.07
words: had	been	-0.02 0.02
words: had	to	0.02 -0.02
words: half	of	0.02 -0.02
words: halt	[side]	-0.06 0.06
words: halt	attack	-0.06 0.06
words: halt	strik	-0.10 0.10
words: hama	:	0.02 -0.02
words: hama	video	0.11 -0.11
words: hand	over	-0.07 0.07
words: happen	,	-0.04 0.04
words: happen	?	-0.07 0.07
words: happen	on	-0.06 0.06
words: hard	to	0.02 -0.02
words: hard	tonight	-0.04 0.04
words: has	[number]	0.06 -0.06
words: has	[usa]	-0.05 0.05
words: has	a	-0.03 0.03
words: has	agre	0.04 -0.04
words: has	already	0.02 -0.02
words: has	been	-0.11 0.11
words: has	begun	0.01 -0.01
words: has	chang	0.01 -0.01
words: has	no	-0.10 0.10
words: has	not	-0.07 0.07
words: has	sign	-0.06 0.06
words: has	taken	0.04 -0.04
words: has	the	-0.01 0.01
words: has	to	0.02 -0.02
words: has	turn	0.03 -0.03
words: has	won	-0.04 0.04
words: have	a	0.06 -0.06
words: have	already	0.05 -0.05
words: have	been	0.03 -0.03
words: have	happen	-0.05 0.05
words: have	no	-0.06 0.06
words: have	not	-0.05 0.05
words: have	taken	-0.01 0.01
words: have	to	-0.11 0.11
words: he	a	-0.06 0.06
words: he	claim	-0.01 0.01
words: he	could	-0.08 0.08
words: he	is	-0.03 0.03
words: he	leav	0.04 -0.04
words: he	may	0.03 -0.03
words: he	not	-0.07 0.07
words: he	said	-0.10 0.10
words: he	told	0.04 -0.04
words: he	was	0.01 -0.01
words: he	will	0.06 -0.06
words: he	would	0.01 -0.01
words: head	of	0.04 -0.04
words: head	to	-0.03 0.03
words: hear	on	0.12 -0.12
words: heart	of	0.03 -0.03
words: helicopter	,	0.05 -0.05
words: helicopter	shot	-0.05 0.05
words: hell	after	-0.05 0.05
words: hell	out	-0.08 0.08
words: help	[side]	-0.07 0.07
words: help	[usa]	-0.06 0.06
words: help	in	-0.08 0.08
words: here	are	0.03 -0.03
words: here	what	-0.06 0.06
words: hid	plac	-0.05 0.05
words: high	as	0.04 -0.04
words: high	level	-0.02 0.02
words: high	on	-0.08 0.08
words: high	rise	-0.11 0.11
words: high	stak	-0.06 0.06
words: higher	as	-0.07 0.07
words: highest	level	0.05 -0.05
words: highlight	of	0.08 -0.08
words: him	from	-0.05 0.05
words: him	to	0.06 -0.06
words: hint	at	0.02 -0.02
words: his	[side]	-0.05 0.05
words: his	country	0.06 -0.06
words: his	own	0.01 -0.01
words: his	threat	-0.04 0.04
words: his	war	-0.10 0.10
words: historic	[usa]	0.01 -0.01
words: historic	oil	0.03 -0.03
words: historic	talk	-0.04 0.04
words: hit	[number]	0.02 -0.02
words: hit	[place]	-0.07 0.07
words: hit	[side]	-0.12 0.12
words: hit	[usa]	0.08 -0.08
words: hit	again	-0.07 0.07
words: hit	as	-0.07 0.07
words: hit	by	-0.18 0.18
words: hit	with	0.05 -0.05
words: hits	,	0.05 -0.05
words: hits	[place]	-0.05 0.05
words: hits	[side]	-0.09 0.09
words: hits	[usa]	-0.13 0.13
words: hits	back	-0.11 0.11
words: hits	from	-0.07 0.07
words: hits	in	-0.12 0.12
words: hits	near	-0.08 0.08
words: hits	on	-0.08 0.08
words: hits	wound	-0.03 0.03
words: hitt	[side]	-0.07 0.07
words: hold	,	0.05 -0.05
words: hold	emergency	-0.07 0.07
words: hold	peac	-0.04 0.04
words: hold	talk	-0.06 0.06
words: hole	in	-0.07 0.07
words: holiday	:	-0.11 0.11
words: hom	and	-0.06 0.06
words: hom	in	-0.04 0.04
words: home	.	0.09 -0.09
words: home	:	0.10 -0.10
words: home	[side]	0.05 -0.05
words: home	to	-0.01 0.01
words: hop	[usa]	-0.10 0.10
words: hop	for	-0.09 0.09
words: hop	of	-0.09 0.09
words: host	[side]	-0.06 0.06
words: host	[usa]	-0.06 0.06
words: hotel	in	-0.10 0.10
words: hour	,	-0.09 0.09
words: hour	-	-0.07 0.07
words: hour	after	-0.06 0.06
words: hour	befor	-0.12 0.12
words: hour	of	-0.10 0.10
words: hous	democrat	-0.04 0.04
words: hous	republican	0.03 -0.03
words: how	[place]	-0.04 0.04
words: how	[side]	-0.15 0.15
words: how	[usa]	0.06 -0.06
words: how	a	0.07 -0.07
words: how	long	-0.04 0.04
words: how	many	0.03 -0.03
words: how	the	-0.15 0.15
words: how	to	-0.10 0.10
words: how	war	-0.03 0.03
words: how	will	-0.04 0.04
words: hub	to	0.06 -0.06
words: huge	amount	0.01 -0.01
words: human	right	0.06 -0.06
words: hundred	of	-0.05 0.05
words: hundred	thousand	0.07 -0.07
words: hunt	for	-0.08 0.08
words: hurdl	in	-0.06 0.06
words: i	.	0.03 -0.03
words: i	have	-0.08 0.08
words: ice	agent	0.06 -0.06
words: ice	protest	0.08 -0.08
words: if	,	0.02 -0.02
words: if	[place]	0.03 -0.03
words: if	[region]	-0.13 0.13
words: if	[side]	-0.14 0.14
words: if	[usa]	-0.02 0.02
words: if	attack	-0.08 0.08
words: if	it	-0.08 0.08
words: if	need	-0.03 0.03
words: if	no	-0.07 0.07
words: if	the	0.01 -0.01
words: if	they	-0.06 0.06
words: if	you	0.02 -0.02
words: illegal	[side]	0.02 -0.02
words: imminent	threat	-0.10 0.10
words: impact	of	-0.11 0.11
words: impact	on	-0.08 0.08
words: impass	over	0.02 -0.02
words: in	,	-0.01 0.01
words: in	:	-0.06 0.06
words: in	[number]	0.09 -0.09
words: in	[place]	-0.28 0.28
words: in	[region]	0.21 -0.21
words: in	[side]	-0.08 0.08
words: in	[usa]	0.12 -0.12
words: in	a	0.05 -0.05
words: in	accident	0.06 -0.06
words: in	air	-0.12 0.12
words: in	airstrik	-0.05 0.05
words: in	an	0.02 -0.02
words: in	announc	-0.12 0.12
words: in	april	-0.05 0.05
words: in	asia	-0.06 0.06
words: in	attack	-0.20 0.20
words: in	base	0.02 -0.02
words: in	bid	-0.09 0.09
words: in	blockad	-0.10 0.10
words: in	bomb	-0.03 0.03
words: in	case	0.04 -0.04
words: in	city	-0.01 0.01
words: in	com	-0.05 0.05
words: in	cost	0.07 -0.07
words: in	court	0.13 -0.13
words: in	crim	0.12 -0.12
words: in	cuba	0.05 -0.05
words: in	custody	0.10 -0.10
words: in	dar	-0.07 0.07
words: in	domestic	0.13 -0.13
words: in	dron	-0.09 0.09
words: in	effect	-0.03 0.03
words: in	fight	-0.02 0.02
words: in	final	-0.07 0.07
words: in	first	-0.12 0.12
words: in	flam	0.09 -0.09
words: in	football	0.11 -0.11
words: in	full	0.03 -0.03
words: in	history	-0.03 0.03
words: in	hospital	0.06 -0.06
words: in	in	0.02 -0.02
words: in	its	-0.06 0.06
words: in	just	-0.06 0.06
words: in	la	0.06 -0.06
words: in	larg	-0.10 0.10
words: in	largest	0.01 -0.01
words: in	latest	-0.04 0.04
words: in	launch	0.03 -0.03
words: in	major	-0.02 0.02
words: in	march	-0.08 0.08
words: in	may	0.07 -0.07
words: in	military	0.04 -0.04
words: in	missil	-0.08 0.08
words: in	nearly	-0.10 0.10
words: in	negotiation	-0.04 0.04
words: in	new	0.07 -0.07
words: in	next	-0.05 0.05
words: in	north	0.03 -0.03
words: in	occupy	0.04 -0.04
words: in	on	-0.09 0.09
words: in	one	-0.12 0.12
words: in	operation	-0.12 0.12
words: in	overnight	-0.10 0.10
words: in	peac	-0.10 0.10
words: in	plac	-0.09 0.09
words: in	recent	-0.12 0.12
words: in	region	-0.05 0.05
words: in	respons	-0.10 0.10
words: in	retaliation	-0.05 0.05
words: in	rocket	0.08 -0.08
words: in	shelter	-0.08 0.08
words: in	sight	-0.10 0.10
words: in	south	0.02 -0.02
words: in	speech	0.04 -0.04
words: in	spy	-0.13 0.13
words: in	strik	-0.16 0.16
words: in	support	0.07 -0.07
words: in	suspect	0.01 -0.01
words: in	talk	-0.06 0.06
words: in	the	-0.19 0.19
words: in	thre	0.05 -0.05
words: in	to	-0.14 0.14
words: in	trad	0.10 -0.10
words: in	troop	0.05 -0.05
words: in	two	0.04 -0.04
words: in	video	-0.08 0.08
words: in	visit	-0.10 0.10
words: in	war	0.17 -0.17
words: in	wave	-0.06 0.06
words: in	week	0.08 -0.08
words: in	wild	0.05 -0.05
words: inc	.	0.08 -0.08
words: includ	[number]	0.03 -0.03
words: includ	[place]	-0.09 0.09
words: includ	[side]	-0.06 0.06
words: includ	in	-0.06 0.06
words: inflation	,	-0.10 0.10
words: injur	[number]	-0.06 0.06
words: injur	in	0.07 -0.07
words: insid	[side]	0.02 -0.02
words: insid	[usa]	0.02 -0.02
words: insid	the	0.07 -0.07
words: insight	:	-0.17 0.17
words: insist	[place]	-0.08 0.08
words: insist	[side]	-0.08 0.08
words: insist	[usa]	-0.09 0.09
words: insist	it	-0.08 0.08
words: inspector	general	0.05 -0.05
words: intensify	[side]	-0.09 0.09
words: intensify	attack	-0.12 0.12
words: intercept	,	-0.08 0.08
words: intercept	[side]	-0.12 0.12
words: intercept	dron	-0.10 0.10
words: intercept	missil	-0.07 0.07
words: intercept	over	-0.08 0.08
words: interest	in	-0.07 0.07
words: international	law	-0.02 0.02
words: internet	blackout	0.09 -0.09
words: interview	with	-0.02 0.02
words: into	[place]	0.01 -0.01
words: into	[region]	-0.06 0.06
words: into	[side]	-0.09 0.09
words: into	[usa]	-0.09 0.09
words: into	chao	-0.05 0.05
words: into	effect	-0.06 0.06
words: into	the	0.05 -0.05
words: into	war	-0.10 0.10
words: invest	[number]	0.08 -0.08
words: investigat	[side]	-0.02 0.02
words: investigation	:	0.05 -0.05
words: investigation	into	-0.04 0.04
words: invit	[place]	-0.11 0.11
words: involv	in	-0.06 0.06
words: involvement	in	-0.10 0.10
words: is	[place]	-0.02 0.02
words: is	[side]	-0.18 0.18
words: is	[usa]	0.01 -0.01
words: is	a	-0.07 0.07
words: is	already	-0.09 0.09
words: is	an	0.01 -0.01
words: is	clos	0.04 -0.04
words: is	com	-0.03 0.03
words: is	consider	-0.04 0.04
words: is	dead	0.03 -0.03
words: is	expect	0.03 -0.03
words: is	fight	0.01 -0.01
words: is	fully	-0.06 0.06
words: is	gett	0.01 -0.01
words: is	go	-0.04 0.04
words: is	happen	-0.07 0.07
words: is	help	-0.09 0.09
words: is	hit	-0.08 0.08
words: is	in	0.11 -0.11
words: is	it	0.07 -0.07
words: is	more	0.02 -0.02
words: is	no	0.07 -0.07
words: is	not	-0.13 0.13
words: is	now	0.07 -0.07
words: is	on	-0.04 0.04
words: is	only	0.05 -0.05
words: is	prepar	-0.04 0.04
words: is	ready	-0.08 0.08
words: is	sign	-0.06 0.06
words: is	the	-0.07 0.07
words: is	unclear	-0.02 0.02
words: is	us	-0.04 0.04
words: is	what	0.01 -0.01
words: issu	,	-0.02 0.02
words: issu	chill	-0.11 0.11
words: issu	forc	-0.10 0.10
words: issu	fresh	0.04 -0.04
words: it	:	-0.11 0.11
words: it	a	-0.05 0.05
words: it	can	-0.05 0.05
words: it	could	0.08 -0.08
words: it	down	-0.06 0.06
words: it	had	0.02 -0.02
words: it	has	-0.10 0.10
words: it	is	-0.12 0.12
words: it	kill	-0.08 0.08
words: it	launch	-0.03 0.03
words: it	may	-0.03 0.03
words: it	mean	-0.07 0.07
words: it	struck	0.07 -0.07
words: it	tak	-0.04 0.04
words: it	target	-0.06 0.06
words: it	to	-0.04 0.04
words: it	was	-0.16 0.16
words: it	will	0.05 -0.05
words: it	won't	0.04 -0.04
words: it	work	-0.09 0.09
words: its	ally	-0.04 0.04
words: its	attack	-0.04 0.04
words: its	chanc	-0.05 0.05
words: its	military	-0.02 0.02
words: its	neutrality	-0.07 0.07
words: its	nuclear	-0.05 0.05
words: its	oil	-0.06 0.06
words: its	territory	-0.05 0.05
words: jake	tapper	-0.01 0.01
words: jen	psaki	-0.04 0.04
words: jerom	powell	0.10 -0.10
words: jet	crash	-0.06 0.06
words: jet	fuel	-0.10 0.10
words: jet	has	-0.06 0.06
words: jet	shot	-0.08 0.08
words: jets	-	-0.05 0.05
words: jimmy	kimmel	0.10 -0.10
words: job	in	-0.06 0.06
words: job	market	0.08 -0.08
words: joe	kent	-0.09 0.09
words: john	fetterman	-0.07 0.07
words: join	[side]	-0.04 0.04
words: join	attack	-0.06 0.06
words: join	the	-0.09 0.09
words: join	war	-0.06 0.06
words: joint	[usa]	-0.05 0.05
words: joke	about	0.07 -0.07
words: jr	.	0.10 -0.10
words: judg	order	0.09 -0.09
words: judg	says	0.04 -0.04
words: jump	[number]	-0.07 0.07
words: jump	after	0.05 -0.05
words: jump	as	-0.05 0.05
words: jump	more	-0.02 0.02
words: jump	on	-0.03 0.03
words: jump	to	0.04 -0.04
words: june	[number]	0.06 -0.06
words: just	[number]	-0.05 0.05
words: just	befor	0.05 -0.05
words: just	days	-0.05 0.05
words: just	for	-0.04 0.04
words: just	in	-0.11 0.11
words: just	the	0.07 -0.07
words: justic	department	0.07 -0.07
words: k	.	0.05 -0.05
words: karolin	[usa]	-0.01 0.01
words: kash	patel	-0.08 0.08
words: keep	[region]	-0.04 0.04
words: keep	bomb	-0.09 0.09
words: keep	control	0.01 -0.01
words: keir	[place]	-0.12 0.12
words: kennedy	center	0.06 -0.06
words: key	[place]	-0.01 0.01
words: key	[side]	-0.10 0.10
words: key	oil	-0.08 0.08
words: key	takeaway	-0.07 0.07
words: key	target	-0.01 0.01
words: kick	off	-0.07 0.07
words: kid	rock	0.13 -0.13
words: kill	,	0.05 -0.05
words: kill	[number]	0.01 -0.01
words: kill	[side]	0.02 -0.02
words: kill	[usa]	0.01 -0.01
words: kill	after	-0.16 0.16
words: kill	at	0.02 -0.02
words: kill	by	0.01 -0.01
words: kill	children	0.07 -0.07
words: kill	commander	-0.08 0.08
words: kill	dozen	-0.10 0.10
words: kill	dur	-0.13 0.13
words: kill	five	0.08 -0.08
words: kill	four	0.07 -0.07
words: kill	in	-0.14 0.14
words: kill	more	0.02 -0.02
words: kill	of	-0.03 0.03
words: kill	thre	0.10 -0.10
words: kill	troop	0.09 -0.09
words: kill	two	0.10 -0.10
words: kill	wound	0.06 -0.06
words: king	protest	0.06 -0.06
words: know	about	-0.01 0.01
words: know	so	-0.05 0.05
words: land	in	0.03 -0.03
words: larg	wave	-0.13 0.13
words: largest	oil	-0.08 0.08
words: lash	out	-0.04 0.04
words: last	minut	-0.07 0.07
words: last	month	-0.12 0.12
words: last	night	-0.02 0.02
words: last	war	0.01 -0.01
words: last	week	-0.03 0.03
words: late	edition	-0.06 0.06
words: latest	:	0.03 -0.03
words: latest	[side]	-0.11 0.11
words: latest	[usa]	0.03 -0.03
words: latest	news	-0.07 0.07
words: latin	[usa]	0.10 -0.10
words: launch	[side]	-0.11 0.11
words: launch	a	0.03 -0.03
words: launch	attack	-0.08 0.08
words: launch	fresh	-0.01 0.01
words: launch	from	-0.11 0.11
words: launch	in	0.10 -0.10
words: launch	major	-0.03 0.03
words: launch	massiv	-0.02 0.02
words: launch	missil	0.01 -0.01
words: launch	new	-0.05 0.05
words: launch	of	0.04 -0.04
words: launch	on	-0.09 0.09
words: launch	operation	0.05 -0.05
words: launch	strik	-0.05 0.05
words: launch	wave	-0.09 0.09
words: law	in	-0.03 0.03
words: lay	min	-0.02 0.02
words: lays	out	-0.07 0.07
words: lead	to	0.03 -0.03
words: leader	,	-0.07 0.07
words: leader	:	-0.07 0.07
words: leader	and	-0.03 0.03
words: leader	call	0.03 -0.03
words: leader	has	-0.12 0.12
words: leader	of	-0.01 0.01
words: leader	vow	-0.02 0.02
words: leaf	with	-0.03 0.03
words: least	[number]	-0.04 0.04
words: leav	[place]	-0.05 0.05
words: leav	[side]	-0.11 0.11
words: leav	[usa]	0.07 -0.07
words: leav	for	-0.09 0.09
words: leav	g	-0.10 0.10
words: leav	g7	-0.03 0.03
words: leav	predicament	-0.09 0.09
words: led	the	-0.03 0.03
words: left	[usa]	0.03 -0.03
words: legal	expert	0.01 -0.01
words: level	sinc	0.08 -0.08
words: level	talk	-0.08 0.08
words: life	in	-0.03 0.03
words: lift	blockad	-0.10 0.10
words: lift	sanction	0.02 -0.02
words: like	a	0.06 -0.06
words: limit	,	-0.06 0.06
words: limit	on	0.05 -0.05
words: lindsey	graham	-0.07 0.07
words: link	ship	-0.03 0.03
words: link	to	0.08 -0.08
words: list	of	0.06 -0.06
words: liv	,	-0.07 0.07
words: liv	in	0.06 -0.06
words: liv	with	-0.05 0.05
words: live	:	-0.09 0.09
words: live	on	0.05 -0.05
words: live	updat	-0.12 0.12
words: lng	supply	-0.10 0.10
words: lng	tanker	-0.03 0.03
words: long	?	-0.08 0.08
words: long	as	0.03 -0.03
words: long	rang	0.04 -0.04
words: long	term	0.05 -0.05
words: long	to	-0.04 0.04
words: look	for	-0.04 0.04
words: look	to	0.01 -0.01
words: loom	:	-0.01 0.01
words: loom	over	-0.04 0.04
words: los	angel	0.06 -0.06
words: lot	of	0.05 -0.05
words: made	a	-0.02 0.02
words: maga	lawmaker	0.03 -0.03
words: main	oil	-0.08 0.08
words: main	topic	-0.03 0.03
words: major	[place]	0.07 -0.07
words: major	attack	-0.02 0.02
words: major	combat	-0.05 0.05
words: majority	of	-0.09 0.09
words: make	[side]	-0.08 0.08
words: make	[usa]	0.06 -0.06
words: make	a	-0.03 0.03
words: make	or	-0.03 0.03
words: make	the	0.10 -0.10
words: manag	[region]	-0.05 0.05
words: many	country	-0.05 0.05
words: many	peopl	0.05 -0.05
words: marjori	taylor	-0.08 0.08
words: mark	[place]	0.08 -0.08
words: market	,	-0.01 0.01
words: market	after	-0.03 0.03
words: market	as	-0.02 0.02
words: market	brac	-0.07 0.07
words: market	on	-0.07 0.07
words: market	plummet	-0.05 0.05
words: market	trad	-0.03 0.03
words: market	wrap	-0.07 0.07
words: massiv	[usa]	-0.02 0.02
words: massiv	and	-0.04 0.04
words: may	,	-0.02 0.02
words: may	[region]	-0.09 0.09
words: may	[usa]	-0.06 0.06
words: may	agreement	-0.09 0.09
words: may	as	0.04 -0.04
words: may	be	-0.07 0.07
words: may	have	0.12 -0.12
words: may	in	-0.04 0.04
words: may	not	-0.01 0.01
words: may	take	-0.02 0.02
words: me	:	-0.01 0.01
words: mean	for	-0.02 0.02
words: meant	to	-0.04 0.04
words: media	,	-0.09 0.09
words: media	:	-0.22 0.22
words: media	[side]	-0.16 0.16
words: media	announc	-0.06 0.06
words: media	post	0.01 -0.01
words: media	report	0.04 -0.04
words: media	says	-0.08 0.08
words: mediator	[place]	-0.03 0.03
words: meet	,	0.13 -0.13
words: meet	[side]	-0.07 0.07
words: meet	[usa]	0.01 -0.01
words: meet	on	-0.08 0.08
words: meet	over	-0.05 0.05
words: meet	with	0.05 -0.05
words: megyn	kelly	-0.08 0.08
words: melania	[usa]	0.15 -0.15
words: member	kill	-0.13 0.13
words: memorandum	of	-0.09 0.09
words: messag	on	-0.08 0.08
words: messag	to	0.13 -0.13
words: might	be	-0.08 0.08
words: military	,	-0.09 0.09
words: military	action	-0.09 0.09
words: military	bas	-0.04 0.04
words: military	base	-0.03 0.03
words: military	leader	-0.05 0.05
words: military	operation	-0.10 0.10
words: military	said	-0.03 0.03
words: military	says	-0.10 0.10
words: military	sit	0.04 -0.04
words: military	strik	-0.06 0.06
words: million	bpd	-0.09 0.09
words: million	in	-0.06 0.06
words: million	of	-0.07 0.07
words: million	on	0.04 -0.04
words: min	from	-0.04 0.04
words: min	in	-0.09 0.09
words: mine	lay	-0.05 0.05
words: minister	[side]	0.06 -0.06
words: minister	call	-0.12 0.12
words: minister	of	-0.09 0.09
words: minister	says	-0.12 0.12
words: minister	tell	-0.05 0.05
words: minister	to	-0.09 0.09
words: ministry	says	-0.10 0.10
words: miss	[usa]	-0.07 0.07
words: miss	after	-0.11 0.11
words: missil	,	0.01 -0.01
words: missil	[number]	-0.06 0.06
words: missil	[side]	-0.05 0.05
words: missil	alert	-0.08 0.08
words: missil	and	0.01 -0.01
words: missil	as	-0.10 0.10
words: missil	at	-0.12 0.12
words: missil	attack	-0.22 0.22
words: missil	barrag	-0.02 0.02
words: missil	debri	-0.04 0.04
words: missil	defens	0.06 -0.06
words: missil	fir	-0.10 0.10
words: missil	from	0.04 -0.04
words: missil	hit	-0.11 0.11
words: missil	hits	-0.26 0.26
words: missil	in	-0.10 0.10
words: missil	intercept	-0.10 0.10
words: missil	interception	-0.12 0.12
words: missil	launch	-0.14 0.14
words: missil	on	-0.11 0.11
words: missil	program	-0.07 0.07
words: missil	strik	-0.16 0.16
words: missil	target	-0.08 0.08
words: missil	toward	-0.06 0.06
words: mission	-	-0.09 0.09
words: mission	to	-0.11 0.11
words: mobil	phon	0.06 -0.06
words: mock	[usa]	0.06 -0.06
words: moment	[side]	-0.05 0.05
words: moment	[usa]	-0.04 0.04
words: month	,	-0.12 0.12
words: month	after	0.03 -0.03
words: month	in	0.03 -0.03
words: month	of	-0.11 0.11
words: more	[side]	-0.03 0.03
words: more	[usa]	-0.10 0.10
words: more	attack	-0.01 0.01
words: more	oil	-0.05 0.05
words: more	strik	-0.02 0.02
words: more	than	-0.09 0.09
words: more	troop	-0.07 0.07
words: mortgag	rat	0.01 -0.01
words: mou	,	-0.07 0.07
words: mou	will	-0.05 0.05
words: mou	with	-0.08 0.08
words: mov	through	-0.05 0.05
words: mov	to	-0.09 0.09
words: mr	.	-0.04 0.04
words: ms	now	0.03 -0.03
words: much	of	0.02 -0.02
words: multipl	[side]	-0.05 0.05
words: must	be	0.05 -0.05
words: n	.	0.06 -0.06
words: nam	commander	-0.02 0.02
words: nasdaq	:	0.08 -0.08
words: nation	to	-0.08 0.08
words: national	guard	0.06 -0.06
words: national	security	-0.03 0.03
words: natural	gas	-0.07 0.07
words: naval	blockad	-0.10 0.10
words: near	[number]	-0.06 0.06
words: near	[place]	0.03 -0.03
words: near	[region]	-0.01 0.01
words: near	[side]	-0.13 0.13
words: near	[usa]	-0.09 0.09
words: near	the	-0.07 0.07
words: nearly	[number]	-0.06 0.06
words: need	[place]	-0.11 0.11
words: need	for	-0.04 0.04
words: negotiat	,	-0.09 0.09
words: negotiat	with	-0.08 0.08
words: negotiation	in	-0.05 0.05
words: negotiation	to	-0.09 0.09
words: negotiation	with	0.03 -0.03
words: negotiator	in	-0.07 0.07
words: neutral	in	-0.06 0.06
words: neutrality	.	-0.07 0.07
words: new	[side]	-0.16 0.16
words: new	[usa]	0.11 -0.11
words: new	attack	-0.10 0.10
words: new	ceasefir	0.03 -0.03
words: new	front	-0.10 0.10
words: new	leader	-0.17 0.17
words: new	leaf	-0.05 0.05
words: new	missil	-0.08 0.08
words: new	poll	-0.06 0.06
words: new	strik	0.02 -0.02
words: new	threat	0.04 -0.04
words: new	war	-0.07 0.07
words: new	wave	-0.10 0.10
words: new	year	-0.17 0.17
words: news	:	0.09 -0.09
words: news	agency	0.04 -0.04
words: news	from	0.05 -0.05
words: news	host	-0.01 0.01
words: next	?	-0.09 0.09
words: next	step	-0.03 0.03
words: night	,	-0.11 0.11
words: nippon	steel	0.04 -0.04
words: no	.	-0.11 0.11
words: no	[side]	-0.03 0.03
words: no	card	-0.03 0.03
words: no	ceasefir	-0.10 0.10
words: no	deal	-0.10 0.10
words: no	final	-0.06 0.06
words: no	hid	-0.05 0.05
words: no	idea	-0.09 0.09
words: no	king	0.14 -0.14
words: no	longer	0.07 -0.07
words: no	more	0.05 -0.05
words: no	one	0.08 -0.08
words: no	sign	-0.09 0.09
words: no	to	-0.09 0.09
words: nobel	priz	-0.07 0.07
words: none	of	-0.06 0.06
words: north	[usa]	0.10 -0.10
words: north	korea	-0.07 0.07
words: not	,	0.09 -0.09
words: not	.	0.04 -0.04
words: not	:	-0.10 0.10
words: not	[place]	-0.09 0.09
words: not	[side]	-0.10 0.10
words: not	[usa]	0.08 -0.08
words: not	a	-0.07 0.07
words: not	after	-0.07 0.07
words: not	be	-0.04 0.04
words: not	go	-0.06 0.06
words: not	have	0.05 -0.05
words: not	in	-0.08 0.08
words: not	on	-0.10 0.10
words: not	open	-0.03 0.03
words: not	part	-0.08 0.08
words: not	reopen	-0.04 0.04
words: not	seek	-0.10 0.10
words: not	take	0.01 -0.01
words: not	the	-0.06 0.06
words: not	to	0.05 -0.05
words: not	visit	-0.05 0.05
words: not	yet	-0.07 0.07
words: now	,	0.02 -0.02
words: now	he	-0.04 0.04
words: nuclear	,	-0.03 0.03
words: nuclear	ambition	-0.04 0.04
words: nuclear	deal	-0.09 0.09
words: nuclear	facility	-0.10 0.10
words: nuclear	inspection	-0.09 0.09
words: nuclear	power	0.04 -0.04
words: nuclear	program	-0.10 0.10
words: nuclear	programm	-0.09 0.09
words: nuclear	sit	-0.06 0.06
words: nuclear	site	-0.10 0.10
words: nuclear	talk	-0.01 0.01
words: nuclear	weapon	-0.13 0.13
words: number	of	0.10 -0.10
words: oblig	,	-0.07 0.07
words: obliterat	[side]	0.06 -0.06
words: occupy	[region]	0.07 -0.07
words: of	[number]	0.08 -0.08
words: of	[place]	0.03 -0.03
words: of	[region]	-0.06 0.06
words: of	[side]	-0.09 0.09
words: of	[usa]	0.05 -0.05
words: of	a	-0.03 0.03
words: of	agreement	-0.12 0.12
words: of	air	-0.09 0.09
words: of	all	-0.06 0.06
words: of	attack	-0.11 0.11
words: of	be	-0.10 0.10
words: of	bomb	-0.08 0.08
words: of	breakthrough	-0.04 0.04
words: of	catastrophic	-0.07 0.07
words: of	ceasefir	0.03 -0.03
words: of	deal	-0.08 0.08
words: of	destruction	0.01 -0.01
words: of	diplomacy	-0.05 0.05
words: of	dollar	-0.07 0.07
words: of	down	-0.07 0.07
words: of	dron	0.05 -0.05
words: of	emergency	0.03 -0.03
words: of	foreign	0.07 -0.07
words: of	global	-0.07 0.07
words: of	ground	-0.06 0.06
words: of	high	-0.07 0.07
words: of	his	-0.02 0.02
words: of	in	0.07 -0.07
words: of	its	-0.01 0.01
words: of	liv	0.07 -0.07
words: of	los	0.10 -0.10
words: of	military	0.06 -0.06
words: of	missil	-0.10 0.10
words: of	mou	-0.10 0.10
words: of	new	0.06 -0.06
words: of	nuclear	0.06 -0.06
words: of	oil	-0.09 0.09
words: of	peac	-0.02 0.02
words: of	plann	0.01 -0.01
words: of	possibl	-0.06 0.06
words: of	power	-0.07 0.07
words: of	public	0.06 -0.06
words: of	retaliation	-0.04 0.04
words: of	second	-0.03 0.03
words: of	ship	-0.10 0.10
words: of	stat	-0.01 0.01
words: of	strik	-0.07 0.07
words: of	talk	-0.07 0.07
words: of	the	-0.03 0.03
words: of	their	-0.01 0.01
words: of	thousand	0.06 -0.06
words: of	thre	-0.06 0.06
words: of	time	0.05 -0.05
words: of	troop	-0.08 0.08
words: of	two	0.07 -0.07
words: of	understand	-0.09 0.09
words: of	war	-0.04 0.04
words: off	[place]	-0.11 0.11
words: off	a	0.04 -0.04
words: off	in	-0.06 0.06
words: off	ramp	-0.09 0.09
words: off	the	-0.06 0.06
words: offer	.	-0.03 0.03
words: offer	[number]	-0.06 0.06
words: offer	to	-0.04 0.04
words: official	[side]	-0.11 0.11
words: official	accus	-0.06 0.06
words: official	claim	-0.08 0.08
words: official	confirm	0.01 -0.01
words: official	in	0.07 -0.07
words: official	meet	-0.08 0.08
words: official	said	0.08 -0.08
words: official	say	-0.01 0.01
words: official	says	-0.13 0.13
words: official	to	-0.08 0.08
words: official	warn	0.03 -0.03
words: oil	,	-0.08 0.08
words: oil	[side]	-0.11 0.11
words: oil	and	0.05 -0.05
words: oil	as	-0.10 0.10
words: oil	blockad	0.08 -0.08
words: oil	company	0.05 -0.05
words: oil	could	-0.05 0.05
words: oil	crisi	-0.11 0.11
words: oil	depot	0.03 -0.03
words: oil	dips	-0.09 0.09
words: oil	drop	-0.03 0.03
words: oil	export	-0.12 0.12
words: oil	extend	-0.08 0.08
words: oil	facility	-0.03 0.03
words: oil	fall	-0.09 0.09
words: oil	field	-0.09 0.09
words: oil	flow	-0.04 0.04
words: oil	from	-0.04 0.04
words: oil	hits	-0.06 0.06
words: oil	in	-0.13 0.13
words: oil	jump	-0.06 0.06
words: oil	market	-0.08 0.08
words: oil	out	-0.05 0.05
words: oil	output	-0.14 0.14
words: oil	pipelin	-0.02 0.02
words: oil	pric	-0.10 0.10
words: oil	producer	0.01 -0.01
words: oil	production	-0.11 0.11
words: oil	project	0.12 -0.12
words: oil	refinery	0.10 -0.10
words: oil	reserv	-0.14 0.14
words: oil	ris	-0.08 0.08
words: oil	sanction	-0.05 0.05
words: oil	sector	0.08 -0.08
words: oil	shipment	0.02 -0.02
words: oil	shock	-0.14 0.14
words: oil	soar	-0.07 0.07
words: oil	spik	-0.09 0.09
words: oil	spill	0.09 -0.09
words: oil	supply	-0.15 0.15
words: oil	surg	-0.12 0.12
words: oil	tanker	0.03 -0.03
words: oil	terminal	-0.06 0.06
words: oil	to	-0.05 0.05
words: oil	tops	-0.05 0.05
words: oil	trad	-0.01 0.01
words: oil	tumbl	-0.03 0.03
words: oil	waiver	-0.04 0.04
words: on	,	0.04 -0.04
words: on	[ally]	-0.07 0.07
words: on	[number]	-0.07 0.07
words: on	[place]	-0.04 0.04
words: on	[region]	-0.01 0.01
words: on	[side]	-0.18 0.18
words: on	[usa]	-0.10 0.10
words: on	a	-0.11 0.11
words: on	air	-0.01 0.01
words: on	all	-0.06 0.06
words: on	ceasefir	-0.09 0.09
words: on	cnn	0.05 -0.05
words: on	court	0.09 -0.09
words: on	day	-0.06 0.06
words: on	deal	-0.08 0.08
words: on	dhs	0.09 -0.09
words: on	edge	-0.02 0.02
words: on	energy	-0.05 0.05
words: on	fire	-0.09 0.09
words: on	fox	0.03 -0.03
words: on	friday	-0.11 0.11
words: on	his	-0.01 0.01
words: on	hold	-0.08 0.08
words: on	hop	-0.08 0.08
words: on	how	0.02 -0.02
words: on	hyperliquid	-0.07 0.07
words: on	its	-0.07 0.07
words: on	key	-0.10 0.10
words: on	latest	-0.04 0.04
words: on	military	0.01 -0.01
words: on	missil	-0.07 0.07
words: on	monday	0.06 -0.06
words: on	multipl	-0.07 0.07
words: on	neighbour	-0.09 0.09
words: on	new	-0.06 0.06
words: on	nuclear	-0.07 0.07
words: on	oil	-0.04 0.04
words: on	peopl	-0.02 0.02
words: on	plan	-0.04 0.04
words: on	polymarket	-0.08 0.08
words: on	reopen	-0.04 0.04
words: on	report	-0.04 0.04
words: on	shaky	-0.03 0.03
words: on	ship	-0.08 0.08
words: on	sign	-0.03 0.03
words: on	strik	0.03 -0.03
words: on	sunday	0.01 -0.01
words: on	supply	-0.04 0.04
words: on	tanker	-0.10 0.10
words: on	the	-0.01 0.01
words: on	thursday	-0.03 0.03
words: on	tuesday	-0.06 0.06
words: on	two	-0.09 0.09
words: on	war	-0.17 0.17
words: on	wednesday	-0.06 0.06
words: one	:	-0.08 0.08
words: one	is	-0.02 0.02
words: one	kill	0.05 -0.05
words: one	month	-0.11 0.11
words: one	night	-0.11 0.11
words: one	of	-0.07 0.07
words: one	sid	-0.01 0.01
words: one	way	-0.06 0.06
words: one	week	-0.12 0.12
words: ongo	conflict	-0.04 0.04
words: only	way	-0.09 0.09
words: open	:	0.01 -0.01
words: open	[region]	-0.13 0.13
words: open	in	-0.01 0.01
words: open	the	-0.14 0.14
words: open	up	0.07 -0.07
words: operation	,	-0.06 0.06
words: operation	[side]	-0.11 0.11
words: operation	[usa]	-0.15 0.15
words: operation	after	-0.07 0.07
words: operation	against	-0.04 0.04
words: operation	in	-0.02 0.02
words: operation	on	-0.05 0.05
words: operation	to	-0.11 0.11
words: opportunity	to	-0.09 0.09
words: option	as	-0.04 0.04
words: option	for	-0.07 0.07
words: option	in	-0.10 0.10
words: option	on	0.06 -0.06
words: or	[usa]	-0.03 0.03
words: or	break	-0.03 0.03
words: or	not	-0.03 0.03
words: or	two	-0.07 0.07
words: orban	conced	0.07 -0.07
words: order	[usa]	0.04 -0.04
words: order	evacuation	-0.09 0.09
words: order	for	0.07 -0.07
words: order	to	0.07 -0.07
words: out	:	-0.09 0.09
words: out	[side]	0.02 -0.02
words: out	as	-0.09 0.09
words: out	at	0.01 -0.01
words: out	in	0.06 -0.06
words: out	of	0.01 -0.01
words: out	on	0.06 -0.06
words: out	very	-0.02 0.02
words: out	war	-0.03 0.03
words: outlook	:	-0.06 0.06
words: outsid	[usa]	0.14 -0.14
words: over	.	0.04 -0.04
words: over	[number]	-0.04 0.04
words: over	[place]	0.03 -0.03
words: over	[region]	-0.09 0.09
words: over	[side]	-0.21 0.21
words: over	[usa]	-0.01 0.01
words: over	a	-0.03 0.03
words: over	alleg	0.09 -0.09
words: over	attack	-0.09 0.09
words: over	fear	-0.08 0.08
words: over	new	0.03 -0.03
words: over	report	-0.06 0.06
words: over	the	-0.04 0.04
words: over	threat	-0.12 0.12
words: over	two	0.03 -0.03
words: over	war	-0.08 0.08
words: over	your	-0.04 0.04
words: overnight	strik	-0.05 0.05
words: p	.	0.02 -0.02
words: p	[number]	-0.04 0.04
words: page	at	-0.04 0.04
words: palestinian	in	0.06 -0.06
words: palestinian	women	-0.14 0.14
words: pam	bondi	0.06 -0.06
words: part	of	0.07 -0.07
words: participat	in	0.03 -0.03
words: pass	[region]	-0.03 0.03
words: pass	the	0.04 -0.04
words: pass	through	-0.10 0.10
words: passag	through	-0.06 0.06
words: past	[number]	-0.11 0.11
words: path	to	0.05 -0.05
words: paus	attack	-0.07 0.07
words: pay	[number]	-0.03 0.03
words: pay	the	-0.10 0.10
words: peac	,	-0.07 0.07
words: peac	agreement	0.08 -0.08
words: peac	deal	-0.18 0.18
words: peac	framework	-0.02 0.02
words: peac	plan	-0.02 0.02
words: peac	talk	-0.23 0.23
words: pedro	sanchez	-0.06 0.06
words: penalty	law	0.09 -0.09
words: peopl	and	0.02 -0.02
words: peopl	are	0.04 -0.04
words: peopl	in	0.03 -0.03
words: peopl	kill	0.04 -0.04
words: per	barrel	-0.06 0.06
words: percent	,	-0.03 0.03
words: percent	after	0.04 -0.04
words: percent	as	-0.09 0.09
words: percent	in	0.04 -0.04
words: percent	of	-0.07 0.07
words: percent	on	-0.08 0.08
words: persian	new	-0.15 0.15
words: phas	of	-0.06 0.06
words: phon	call	-0.04 0.04
words: pictur	of	0.06 -0.06
words: pilot	down	-0.06 0.06
words: pilot	in	0.04 -0.04
words: pitch	[number]	0.09 -0.09
words: plac	in	0.09 -0.09
words: plac	on	-0.05 0.05
words: plan	as	-0.06 0.06
words: plan	crash	-0.02 0.02
words: plan	damag	-0.10 0.10
words: plan	for	-0.01 0.01
words: plan	in	0.08 -0.08
words: plan	to	0.02 -0.02
words: plann	in	0.04 -0.04
words: plant	,	-0.07 0.07
words: plant	-	-0.03 0.03
words: plant	.	-0.04 0.04
words: plant	and	-0.01 0.01
words: plant	for	-0.06 0.06
words: plant	if	-0.01 0.01
words: plant	in	0.08 -0.08
words: plant	unles	-0.01 0.01
words: pledg	to	0.07 -0.07
words: plummet	:	0.04 -0.04
words: plung	[number]	0.03 -0.03
words: plung	after	-0.02 0.02
words: plung	as	-0.04 0.04
words: plus	.	-0.02 0.02
words: pm	[place]	-0.07 0.07
words: pm	says	-0.01 0.01
words: point	[usa]	0.02 -0.02
words: point	peac	-0.05 0.05
words: point	plan	-0.08 0.08
words: point	to	0.04 -0.04
words: pois	to	-0.02 0.02
words: polic	investigat	-0.02 0.02
words: polic	say	0.11 -0.11
words: poll	find	-0.09 0.09
words: poor	job	0.05 -0.05
words: port	,	0.05 -0.05
words: port	after	-0.08 0.08
words: port	and	-0.04 0.04
words: port	blockad	-0.06 0.06
words: port	of	0.04 -0.04
words: possibility	of	0.02 -0.02
words: possibl	[usa]	-0.06 0.06
words: possibl	strik	-0.04 0.04
words: potential	[usa]	-0.02 0.02
words: pound	[side]	-0.04 0.04
words: power	,	0.03 -0.03
words: power	:	-0.06 0.06
words: power	and	0.05 -0.05
words: power	grid	0.03 -0.03
words: power	plant	-0.13 0.13
words: power	to	0.07 -0.07
words: powerful	ally	-0.06 0.06
words: prais	[place]	-0.05 0.05
words: predicament	unchang	-0.09 0.09
words: prepar	for	-0.01 0.01
words: prepar	to	-0.01 0.01
words: preparation	for	0.02 -0.02
words: pres	.	-0.08 0.08
words: pres	conferenc	-0.10 0.10
words: president	[side]	0.07 -0.07
words: president	[usa]	-0.07 0.07
words: president	claim	-0.03 0.03
words: president	is	-0.10 0.10
words: president	said	-0.05 0.05
words: president	to	-0.06 0.06
words: press	on	0.02 -0.02
words: pressur	on	0.03 -0.03
words: prevent	[side]	-0.06 0.06
words: pric	.	-0.09 0.09
words: pric	?	-0.08 0.08
words: pric	amid	-0.02 0.02
words: pric	as	0.04 -0.04
words: pric	could	-0.06 0.06
words: pric	fall	-0.04 0.04
words: pric	for	0.03 -0.03
words: pric	in	-0.06 0.06
words: pric	increas	-0.04 0.04
words: pric	jump	-0.11 0.11
words: pric	of	-0.07 0.07
words: pric	plung	-0.05 0.05
words: pric	ris	-0.07 0.07
words: pric	rise	-0.11 0.11
words: pric	shock	-0.08 0.08
words: pric	soar	-0.11 0.11
words: pric	surg	-0.13 0.13
words: pric	to	0.03 -0.03
words: pric	up	-0.07 0.07
words: pric	will	-0.10 0.10
words: prim	minister	0.09 -0.09
words: pro	[side]	0.04 -0.04
words: production	as	-0.12 0.12
words: production	of	-0.06 0.06
words: progres	in	0.01 -0.01
words: project	in	0.08 -0.08
words: promis	to	-0.05 0.05
words: proposal	,	0.01 -0.01
words: proposal	to	0.05 -0.05
words: protect	[place]	-0.05 0.05
words: protest	,	0.14 -0.14
words: protest	.	0.06 -0.06
words: protest	[number]	0.05 -0.05
words: protest	[place]	0.07 -0.07
words: protest	[side]	0.08 -0.08
words: protest	against	0.02 -0.02
words: protest	erupt	0.08 -0.08
words: protest	in	0.14 -0.14
words: public	to	0.06 -0.06
words: pull	back	-0.09 0.09
words: pull	from	-0.04 0.04
words: push	[usa]	-0.09 0.09
words: push	back	0.04 -0.04
words: push	for	-0.04 0.04
words: push	to	0.05 -0.05
words: push	up	-0.10 0.10
words: put	up	-0.03 0.03
words: putt	boot	-0.06 0.06
words: question	:	-0.10 0.10
words: question	[usa]	0.01 -0.01
words: question	about	-0.01 0.01
words: rag	at	0.05 -0.05
words: rag	in	-0.08 0.08
words: rain	down	-0.08 0.08
words: rais	[usa]	-0.07 0.07
words: rais	eyebrow	0.04 -0.04
words: rais	pric	0.05 -0.05
words: rais	question	0.04 -0.04
words: rais	risk	-0.10 0.10
words: rally	as	-0.04 0.04
words: ramp	up	0.03 -0.03
words: rare	earth	0.12 -0.12
words: rat	,	0.10 -0.10
words: rate	cuts	0.05 -0.05
words: reach	,	-0.05 0.05
words: reach	[number]	-0.02 0.02
words: reach	[place]	-0.07 0.07
words: reach	a	-0.10 0.10
words: reach	agreement	-0.02 0.02
words: reach	as	-0.05 0.05
words: reach	deal	-0.08 0.08
words: reach	final	-0.07 0.07
words: reach	peac	-0.03 0.03
words: react	to	-0.02 0.02
words: reaction	to	0.07 -0.07
words: ready	for	-0.12 0.12
words: ready	to	-0.09 0.09
words: real	estat	0.11 -0.11
words: recent	days	-0.09 0.09
words: record	high	-0.06 0.06
words: red	lin	-0.09 0.09
words: reev	warn	-0.08 0.08
words: refinery	after	-0.01 0.01
words: refinery	as	-0.04 0.04
words: refinery	hit	-0.07 0.07
words: refinery	in	0.10 -0.10
words: refinery	shut	-0.11 0.11
words: refuell	plan	-0.14 0.14
words: refug	in	-0.07 0.07
words: refus	to	-0.10 0.10
words: regim	chang	-0.06 0.06
words: region	.	-0.08 0.08
words: region	and	-0.05 0.05
words: regional	conflict	-0.07 0.07
words: reimpos	restriction	-0.05 0.05
words: reject	[side]	-0.08 0.08
words: reject	[usa]	-0.08 0.08
words: reject	claim	-0.07 0.07
words: relation	with	0.03 -0.03
words: relationship	with	0.04 -0.04
words: releas	[number]	-0.05 0.05
words: releas	of	-0.12 0.12
words: releas	video	-0.07 0.07
words: relief	as	-0.09 0.09
words: rely	on	-0.09 0.09
words: remain	at	-0.09 0.09
words: remain	in	0.02 -0.02
words: remain	of	-0.03 0.03
words: removal	of	-0.04 0.04
words: renew	[side]	-0.06 0.06
words: reopen	,	-0.07 0.07
words: reopen	-	-0.02 0.02
words: reopen	[region]	-0.13 0.13
words: reopen	of	-0.03 0.03
words: reopen	the	-0.06 0.06
words: reopen	until	-0.04 0.04
words: report	:	-0.05 0.05
words: report	[side]	-0.10 0.10
words: report	[usa]	-0.10 0.10
words: report	from	-0.06 0.06
words: report	he	-0.07 0.07
words: report	in	-0.08 0.08
words: report	of	-0.13 0.13
words: report	on	-0.09 0.09
words: report	says	-0.01 0.01
words: rescu	,	-0.03 0.03
words: rescu	airman	-0.10 0.10
words: rescu	effort	-0.06 0.06
words: rescu	of	0.03 -0.03
words: rescu	second	-0.06 0.06
words: residential	build	-0.11 0.11
words: resign	over	-0.08 0.08
words: respond	to	0.07 -0.07
words: respons	to	-0.11 0.11
words: responsibility	for	0.01 -0.01
words: responsibl	for	-0.09 0.09
words: resum	operation	-0.11 0.11
words: retaliat	after	0.02 -0.02
words: retaliat	to	-0.05 0.05
words: retaliation	.	-0.06 0.06
words: retaliation	for	-0.05 0.05
words: retaliatory	attack	-0.06 0.06
words: retaliatory	strik	-0.07 0.07
words: retreat	from	0.04 -0.04
words: return	of	0.02 -0.02
words: return	to	-0.09 0.09
words: reut	.	0.04 -0.04
words: reveal	the	-0.11 0.11
words: reveng	strik	-0.06 0.06
words: reveng	tax	0.06 -0.06
words: revers	cours	-0.05 0.05
words: review	[side]	-0.07 0.07
words: reward	for	-0.05 0.05
words: rfk	jr	0.10 -0.10
words: rips	[usa]	-0.07 0.07
words: ris	from	-0.09 0.09
words: ris	in	-0.04 0.04
words: ris	on	0.05 -0.05
words: ris	to	0.03 -0.03
words: rise	[number]	0.04 -0.04
words: rise	after	-0.08 0.08
words: rise	amid	-0.10 0.10
words: rise	as	-0.01 0.01
words: rise	in	0.07 -0.07
words: risk	and	-0.10 0.10
words: risk	as	0.06 -0.06
words: risk	from	-0.08 0.08
words: risk	of	-0.12 0.12
words: risk	off	0.07 -0.07
words: risk	to	0.04 -0.04
words: rock	by	-0.08 0.08
words: rocket	[number]	0.05 -0.05
words: rocket	[side]	0.06 -0.06
words: rocket	attack	-0.11 0.11
words: rocket	fire	-0.03 0.03
words: role	in	0.03 -0.03
words: round	of	-0.12 0.12
words: royal	navy	-0.13 0.13
words: rs	[number]	0.04 -0.04
words: rubbl	after	-0.07 0.07
words: rul	out	0.04 -0.04
words: run	for	0.03 -0.03
words: rundown	:	0.04 -0.04
words: runn	out	-0.09 0.09
words: rush	to	-0.11 0.11
words: s	[side]	-0.10 0.10
words: s	p	-0.04 0.04
words: safe	haven	-0.11 0.11
words: said	,	-0.04 0.04
words: said	.	-0.05 0.05
words: said	he	-0.03 0.03
words: said	it	0.05 -0.05
words: said	that	0.05 -0.05
words: said	the	-0.05 0.05
words: said	to	0.13 -0.13
words: sailor	kill	-0.13 0.13
words: sailor	strand	-0.05 0.05
words: same	day	0.07 -0.07
words: sanction	,	-0.08 0.08
words: sanction	[side]	-0.09 0.09
words: sanction	on	0.02 -0.02
words: sanction	ship	-0.04 0.04
words: sanction	waiver	0.06 -0.06
words: satellit	imag	-0.08 0.08
words: saturday	night	0.04 -0.04
words: say	[usa]	-0.13 0.13
words: say	in	0.02 -0.02
words: say	no	-0.10 0.10
words: say	that	0.02 -0.02
words: say	the	0.02 -0.02
words: say	they	0.08 -0.08
words: say	they'r	0.04 -0.04
words: says	,	0.12 -0.12
words: says	:	0.10 -0.10
words: says	[number]	-0.11 0.11
words: says	[place]	-0.04 0.04
words: says	[region]	-0.08 0.08
words: says	[side]	-0.05 0.05
words: says	[usa]	-0.02 0.02
words: says	about	-0.09 0.09
words: says	agreement	-0.08 0.08
words: says	as	-0.04 0.04
words: says	cost	0.06 -0.06
words: says	country	0.02 -0.02
words: says	deal	-0.05 0.05
words: says	down	-0.07 0.07
words: says	final	-0.04 0.04
words: says	from	-0.02 0.02
words: says	he	0.03 -0.03
words: says	if	0.02 -0.02
words: says	it	0.03 -0.03
words: says	its	-0.06 0.06
words: says	mediation	-0.11 0.11
words: says	mou	-0.04 0.04
words: says	no	0.03 -0.03
words: says	not	0.03 -0.03
words: says	oil	-0.04 0.04
words: says	peac	-0.03 0.03
words: says	plan	0.04 -0.04
words: says	she	0.04 -0.04
words: says	strik	-0.03 0.03
words: says	talk	-0.12 0.12
words: says	the	0.02 -0.02
words: says	ther	-0.08 0.08
words: says	to	-0.10 0.10
words: says	two	-0.03 0.03
words: says	war	-0.06 0.06
words: says	will	0.07 -0.07
words: says	with	0.01 -0.01
words: says	zelensky	0.02 -0.02
words: scal	of	-0.14 0.14
words: scen	of	-0.09 0.09
words: school	in	-0.12 0.12
words: scott	jenning	0.01 -0.01
words: scrambl	for	-0.10 0.10
words: scrambl	to	-0.09 0.09
words: sea	dron	0.10 -0.10
words: sea	min	0.04 -0.04
words: search	for	-0.02 0.02
words: second	[usa]	-0.07 0.07
words: second	round	-0.05 0.05
words: second	time	-0.09 0.09
words: second	wave	-0.05 0.05
words: second	week	-0.08 0.08
words: secretary	chri	-0.07 0.07
words: secretary	of	0.01 -0.01
words: secur	[region]	-0.05 0.05
words: security	chief	-0.10 0.10
words: security	in	-0.06 0.06
words: security	meet	-0.07 0.07
words: see	a	-0.09 0.09
words: seek	to	0.01 -0.01
words: seem	to	-0.07 0.07
words: seen	as	-0.09 0.09
words: seen	in	-0.12 0.12
words: seiz	[side]	-0.12 0.12
words: seiz	ship	-0.11 0.11
words: seizur	of	0.06 -0.06
words: senat	,	0.03 -0.03
words: senat	republican	-0.06 0.06
words: send	[number]	0.02 -0.02
words: send	in	-0.11 0.11
words: send	oil	-0.03 0.03
words: send	pric	-0.10 0.10
words: send	ship	-0.07 0.07
words: send	warship	-0.10 0.10
words: senior	[side]	0.03 -0.03
words: senior	[usa]	-0.06 0.06
words: seriously	wound	-0.10 0.10
words: serv	as	-0.07 0.07
words: servic	member	-0.11 0.11
words: set	for	-0.08 0.08
words: set	to	-0.07 0.07
words: set	unilateral	0.10 -0.10
words: seven	of	-0.09 0.09
words: seventh	[usa]	-0.04 0.04
words: shadow	fleet	0.07 -0.07
words: shah	dron	0.07 -0.07
words: shaky	ground	-0.03 0.03
words: shar	in	0.11 -0.11
words: shar	of	0.04 -0.04
words: she	was	0.05 -0.05
words: shelter	from	-0.10 0.10
words: shelter	in	-0.10 0.10
words: shift	[side]	-0.08 0.08
words: shift	in	0.07 -0.07
words: ship	,	-0.04 0.04
words: ship	:	0.01 -0.01
words: ship	after	-0.04 0.04
words: ship	are	-0.04 0.04
words: ship	attack	-0.13 0.13
words: ship	carry	-0.04 0.04
words: ship	crossing	-0.06 0.06
words: ship	from	-0.08 0.08
words: ship	in	-0.18 0.18
words: ship	near	-0.02 0.02
words: ship	off	-0.08 0.08
words: ship	pass	-0.07 0.07
words: ship	seiz	-0.04 0.04
words: ship	through	-0.07 0.07
words: ship	to	-0.14 0.14
words: ship	traffic	-0.06 0.06
words: ship	transit	-0.03 0.03
words: ship	try	-0.02 0.02
words: ship	with	-0.10 0.10
words: shipment	,	0.02 -0.02
words: shipp	in	-0.03 0.03
words: shock	,	-0.06 0.06
words: shoot	at	0.04 -0.04
words: shoot	down	0.02 -0.02
words: shot	down	-0.10 0.10
words: should	.	0.07 -0.07
words: should	[number]	0.04 -0.04
words: should	be	-0.05 0.05
words: should	not	-0.05 0.05
words: show	:	-0.14 0.14
words: show	[side]	0.12 -0.12
words: show	[usa]	0.01 -0.01
words: show	aftermath	-0.10 0.10
words: show	from	0.10 -0.10
words: show	no	0.03 -0.03
words: shut	down	0.01 -0.01
words: sign	[side]	-0.08 0.08
words: sign	[usa]	-0.08 0.08
words: sign	by	-0.08 0.08
words: sign	ceremony	-0.06 0.06
words: sign	deal	-0.15 0.15
words: sign	mou	-0.09 0.09
words: sign	of	-0.08 0.08
words: sign	on	-0.07 0.07
words: sign	peac	0.08 -0.08
words: sign	set	-0.05 0.05
words: sign	sunday	-0.05 0.05
words: sign	today	-0.03 0.03
words: sinc	[number]	-0.09 0.09
words: sinc	[side]	-0.04 0.04
words: sinc	start	-0.11 0.11
words: sinc	the	-0.02 0.02
words: sinc	war	0.01 -0.01
words: sink	,	-0.04 0.04
words: sink	[side]	-0.13 0.13
words: siren	sound	-0.08 0.08
words: sit	,	-0.02 0.02
words: sit	as	0.02 -0.02
words: sit	in	0.05 -0.05
words: site	in	-0.08 0.08
words: site	of	-0.07 0.07
words: six	[usa]	-0.04 0.04
words: sky	high	-0.08 0.08
words: slam	[usa]	0.01 -0.01
words: slump	in	0.04 -0.04
words: smok	billow	0.04 -0.04
words: smok	ris	-0.10 0.10
words: smok	seen	-0.12 0.12
words: so	far	-0.07 0.07
words: so	hard	-0.03 0.03
words: so	long	-0.08 0.08
words: soar	[number]	0.07 -0.07
words: soar	as	-0.06 0.06
words: soar	on	-0.02 0.02
words: soar	past	-0.07 0.07
words: social	media	0.04 -0.04
words: soldier	,	0.05 -0.05
words: soldier	.	0.08 -0.08
words: soldier	[side]	0.07 -0.07
words: soldier	as	-0.09 0.09
words: soldier	in	-0.01 0.01
words: soldier	kill	-0.12 0.12
words: soldier	who	0.07 -0.07
words: some	republican	-0.06 0.06
words: son	as	-0.10 0.10
words: son	pitch	0.09 -0.09
words: soon	,	-0.05 0.05
words: sought	refug	-0.07 0.07
words: sound	[side]	-0.10 0.10
words: sound	alarm	0.06 -0.06
words: sound	from	-0.13 0.13
words: sound	in	-0.22 0.22
words: sourc	say	-0.08 0.08
words: sourc	says	0.07 -0.07
words: south	of	0.09 -0.09
words: southeast	asia	-0.05 0.05
words: speak	out	0.07 -0.07
words: speak	to	-0.10 0.10
words: speaker	says	-0.09 0.09
words: special	forc	-0.04 0.04
words: speech	commander	0.08 -0.08
words: speech	on	-0.06 0.06
words: speech	to	-0.02 0.02
words: spend	[number]	0.08 -0.08
words: spik	as	-0.07 0.07
words: spik	in	0.02 -0.02
words: spiral	,	-0.05 0.05
words: spokesman	[side]	-0.10 0.10
words: spot	pric	-0.06 0.06
words: spread	to	-0.05 0.05
words: spy	for	-0.11 0.11
words: squeez	[place]	0.03 -0.03
words: stablecoin	bill	0.07 -0.07
words: stak	negotiation	-0.06 0.06
words: stall	as	0.08 -0.08
words: stall	over	-0.07 0.07
words: stand	by	0.06 -0.06
words: start	of	-0.15 0.15
words: start	on	-0.05 0.05
words: start	the	-0.02 0.02
words: start	to	0.03 -0.03
words: stat	,	0.06 -0.06
words: stat	media	-0.14 0.14
words: stat	of	0.05 -0.05
words: stat	tv	-0.13 0.13
words: statement	on	0.02 -0.02
words: statu	:	0.02 -0.02
words: stay	in	-0.09 0.09
words: stay	out	-0.03 0.03
words: step	in	-0.07 0.07
words: step	up	0.02 -0.02
words: stephen	colbert	0.11 -0.11
words: still	far	0.06 -0.06
words: stock	fall	-0.01 0.01
words: stock	futur	-0.04 0.04
words: stock	market	-0.14 0.14
words: stock	plung	-0.02 0.02
words: stock	rise	0.01 -0.01
words: stock	sink	-0.03 0.03
words: stock	surg	0.07 -0.07
words: stop	[side]	-0.14 0.14
words: stop	[usa]	0.04 -0.04
words: stop	attack	-0.09 0.09
words: stop	now	-0.05 0.05
words: stop	them	-0.02 0.02
words: straight	up	-0.05 0.05
words: strait	,	-0.05 0.05
words: strait	or	-0.07 0.07
words: strand	in	-0.09 0.09
words: strand	near	-0.06 0.06
words: street	of	-0.10 0.10
words: strik	,	-0.10 0.10
words: strik	.	0.04 -0.04
words: strik	[ally]	-0.09 0.09
words: strik	[number]	-0.01 0.01
words: strik	[place]	0.03 -0.03
words: strik	[side]	-0.07 0.07
words: strik	[usa]	-0.04 0.04
words: strik	acros	-0.10 0.10
words: strik	after	0.04 -0.04
words: strik	against	-0.04 0.04
words: strik	and	-0.03 0.03
words: strik	as	-0.12 0.12
words: strik	at	-0.04 0.04
words: strik	continu	-0.08 0.08
words: strik	could	-0.06 0.06
words: strik	damag	0.05 -0.05
words: strik	for	-0.09 0.09
words: strik	hit	-0.07 0.07
words: strik	hits	0.01 -0.01
words: strik	if	-0.04 0.04
words: strik	in	0.09 -0.09
words: strik	kill	-0.01 0.01
words: strik	missil	-0.09 0.09
words: strik	near	-0.07 0.07
words: strik	on	-0.03 0.03
words: strik	target	-0.07 0.07
words: strik	to	0.02 -0.02
words: strik	troop	0.07 -0.07
words: strik	with	0.01 -0.01
words: strongly	condemn	-0.09 0.09
words: struck	and	-0.06 0.06
words: struck	by	-0.03 0.03
words: struck	in	-0.07 0.07
words: student	in	0.11 -0.11
words: submarin	sink	-0.06 0.06
words: sues	[usa]	0.08 -0.08
words: suggest	[side]	-0.07 0.07
words: suicid	dron	-0.09 0.09
words: summon	[place]	-0.08 0.08
words: sunday	,	-0.08 0.08
words: sunday	-	-0.06 0.06
words: sunk	by	-0.10 0.10
words: supply	.	-0.09 0.09
words: supply	chain	0.13 -0.13
words: supply	concern	-0.04 0.04
words: supply	disruption	-0.13 0.13
words: supply	of	-0.09 0.09
words: supply	risk	-0.04 0.04
words: support	[side]	-0.10 0.10
words: support	[usa]	0.02 -0.02
words: support	for	-0.05 0.05
words: support	from	0.12 -0.12
words: suprem	court	0.10 -0.10
words: surg	,	-0.01 0.01
words: surg	.	0.07 -0.07
words: surg	[number]	-0.09 0.09
words: surg	abov	-0.04 0.04
words: surg	after	0.03 -0.03
words: surg	amid	-0.06 0.06
words: surg	as	-0.06 0.06
words: surg	in	-0.07 0.07
words: surg	more	-0.01 0.01
words: surg	past	-0.10 0.10
words: surg	to	0.02 -0.02
words: surg	toward	-0.02 0.02
words: surrender	from	-0.09 0.09
words: surrender	to	-0.04 0.04
words: survey	find	0.03 -0.03
words: suspect	[side]	-0.06 0.06
words: suspend	[side]	0.05 -0.05
words: suspend	flight	-0.05 0.05
words: swip	at	0.03 -0.03
words: system	,	0.03 -0.03
words: system	:	-0.01 0.01
words: system	in	0.01 -0.01
words: tak	aim	0.07 -0.07
words: tak	effect	-0.07 0.07
words: take	[side]	-0.10 0.10
words: take	over	-0.01 0.01
words: take	plac	-0.06 0.06
words: take	the	-0.10 0.10
words: take	to	0.01 -0.01
words: takeaway	from	-0.12 0.12
words: taken	out	-0.08 0.08
words: taken	too	-0.03 0.03
words: talk	-	-0.02 0.02
words: talk	:	-0.03 0.03
words: talk	;	-0.06 0.06
words: talk	[place]	-0.03 0.03
words: talk	[side]	-0.05 0.05
words: talk	[usa]	-0.06 0.06
words: talk	about	0.05 -0.05
words: talk	after	-0.11 0.11
words: talk	and	-0.02 0.02
words: talk	as	-0.07 0.07
words: talk	begin	0.02 -0.02
words: talk	between	-0.05 0.05
words: talk	conclud	-0.05 0.05
words: talk	continu	-0.08 0.08
words: talk	could	0.04 -0.04
words: talk	end	-0.05 0.05
words: talk	fail	-0.04 0.04
words: talk	for	-0.06 0.06
words: talk	go	-0.06 0.06
words: talk	in	-0.16 0.16
words: talk	of	-0.06 0.06
words: talk	on	-0.11 0.11
words: talk	reach	-0.04 0.04
words: talk	set	-0.07 0.07
words: talk	stall	-0.10 0.10
words: talk	with	0.05 -0.05
words: talk	|	-0.08 0.08
words: tanker	attack	-0.05 0.05
words: tanker	burn	-0.05 0.05
words: tanker	exit	-0.06 0.06
words: tanker	hit	-0.01 0.01
words: tanker	in	-0.11 0.11
words: tanker	off	-0.08 0.08
words: tanker	pass	-0.03 0.03
words: tanker	strand	-0.05 0.05
words: tanker	struck	-0.02 0.02
words: tanker	test	-0.07 0.07
words: tanker	through	-0.03 0.03
words: tanker	transit	-0.04 0.04
words: tanker	with	-0.07 0.07
words: target	,	0.06 -0.06
words: target	[place]	-0.09 0.09
words: target	[side]	0.05 -0.05
words: target	[usa]	0.03 -0.03
words: target	by	-0.05 0.05
words: target	in	-0.13 0.13
words: tariff	,	0.08 -0.08
words: tariff	and	0.11 -0.11
words: tariff	deal	0.09 -0.09
words: tariff	talk	0.09 -0.09
words: tariff	threat	0.11 -0.11
words: tasnim	report	-0.04 0.04
words: tax	bill	0.02 -0.02
words: taylor	green	-0.08 0.08
words: team	in	0.01 -0.01
words: tell	[place]	-0.10 0.10
words: tell	[side]	-0.10 0.10
words: tell	al	-0.03 0.03
words: tell	bbc	-0.06 0.06
words: tell	us	-0.12 0.12
words: tens	of	-0.04 0.04
words: tension	,	-0.01 0.01
words: tension	build	-0.04 0.04
words: tension	escalat	-0.02 0.02
words: tension	rise	-0.02 0.02
words: tension	spik	-0.03 0.03
words: territory	,	-0.07 0.07
words: terrorist	hama	0.09 -0.09
words: test	of	0.09 -0.09
words: texa	oil	0.09 -0.09
words: text	of	-0.12 0.12
words: than	[number]	-0.13 0.13
words: than	[place]	0.05 -0.05
words: than	[usa]	0.06 -0.06
words: than	a	0.06 -0.06
words: than	ever	0.05 -0.05
words: thank	[place]	-0.06 0.06
words: thank	to	-0.01 0.01
words: that	[place]	0.08 -0.08
words: that	[side]	-0.14 0.14
words: that	[usa]	-0.03 0.03
words: that	a	0.04 -0.04
words: that	can	-0.08 0.08
words: that	has	-0.04 0.04
words: that	he	-0.04 0.04
words: that	his	0.06 -0.06
words: that	is	0.07 -0.07
words: that	its	0.05 -0.05
words: that	kill	-0.06 0.06
words: that	mean	0.05 -0.05
words: that	the	-0.05 0.05
words: that	was	0.01 -0.01
words: that	would	-0.08 0.08
words: the	[ally]	-0.04 0.04
words: the	[place]	0.08 -0.08
words: the	[region]	-0.27 0.27
words: the	[side]	-0.29 0.29
words: the	[usa]	0.05 -0.05
words: the	agreement	-0.05 0.05
words: the	air	-0.03 0.03
words: the	attack	-0.10 0.10
words: the	authority	-0.03 0.03
words: the	battlefield	-0.03 0.03
words: the	best	-0.05 0.05
words: the	brink	0.07 -0.07
words: the	bus	0.06 -0.06
words: the	capital	0.09 -0.09
words: the	card	-0.06 0.06
words: the	ceasefir	-0.13 0.13
words: the	city	-0.06 0.06
words: the	com	-0.09 0.09
words: the	conflict	-0.10 0.10
words: the	cost	0.01 -0.01
words: the	deal	0.05 -0.05
words: the	death	-0.12 0.12
words: the	economic	-0.08 0.08
words: the	election	0.05 -0.05
words: the	end	-0.08 0.08
words: the	energy	-0.10 0.10
words: the	f	0.02 -0.02
words: the	face	-0.03 0.03
words: the	fallout	-0.09 0.09
words: the	federal	0.11 -0.11
words: the	fight	-0.07 0.07
words: the	first	-0.03 0.03
words: the	full	-0.07 0.07
words: the	gas	-0.09 0.09
words: the	global	0.06 -0.06
words: the	ground	-0.15 0.15
words: the	hell	0.04 -0.04
words: the	job	-0.07 0.07
words: the	justic	0.06 -0.06
words: the	key	-0.05 0.05
words: the	kill	-0.07 0.07
words: the	largest	0.10 -0.10
words: the	latest	-0.01 0.01
words: the	leader	-0.05 0.05
words: the	long	-0.07 0.07
words: the	media	-0.05 0.05
words: the	midterm	-0.07 0.07
words: the	military	-0.05 0.05
words: the	moon	0.10 -0.10
words: the	most	-0.01 0.01
words: the	move	0.02 -0.02
words: the	nation	0.06 -0.06
words: the	national	-0.01 0.01
words: the	new	0.01 -0.01
words: the	next	0.08 -0.08
words: the	occupy	0.05 -0.05
words: the	oil	-0.06 0.06
words: the	other	-0.08 0.08
words: the	page	-0.04 0.04
words: the	peopl	-0.02 0.02
words: the	political	0.06 -0.06
words: the	pric	0.02 -0.02
words: the	public	-0.11 0.11
words: the	race	0.06 -0.06
words: the	region	-0.14 0.14
words: the	right	-0.03 0.03
words: the	sailor	-0.05 0.05
words: the	same	0.07 -0.07
words: the	sky	-0.10 0.10
words: the	strait	-0.07 0.07
words: the	street	-0.05 0.05
words: the	suprem	0.08 -0.08
words: the	third	-0.05 0.05
words: the	threat	-0.01 0.01
words: the	trigger	-0.11 0.11
words: the	truth	-0.08 0.08
words: the	two	0.01 -0.01
words: the	war	-0.26 0.26
words: the	way	0.04 -0.04
words: the	world	0.06 -0.06
words: the	worst	-0.08 0.08
words: them	to	0.03 -0.03
words: ther	is	0.07 -0.07
words: ther	no	-0.06 0.06
words: ther	was	-0.03 0.03
words: ther	were	0.07 -0.07
words: ther	will	-0.03 0.03
words: they	are	-0.01 0.01
words: they	can	0.07 -0.07
words: they	have	-0.03 0.03
words: they	want	-0.10 0.10
words: they	were	0.05 -0.05
words: they	will	-0.07 0.07
words: think	[side]	-0.04 0.04
words: third	day	-0.08 0.08
words: third	time	-0.04 0.04
words: third	wave	-0.05 0.05
words: this	is	0.02 -0.02
words: this	time	-0.07 0.07
words: this	war	-0.14 0.14
words: this	week	-0.01 0.01
words: this	weekend	-0.05 0.05
words: this	year	0.10 -0.10
words: though	[side]	-0.03 0.03
words: thousand	of	0.05 -0.05
words: thre	,	0.05 -0.05
words: thre	[place]	-0.10 0.10
words: thre	[side]	0.07 -0.07
words: thre	in	-0.06 0.06
words: thre	palestinian	-0.14 0.14
words: thre	year	0.04 -0.04
words: threat	,	0.05 -0.05
words: threat	:	0.08 -0.08
words: threat	against	0.03 -0.03
words: threat	from	0.08 -0.08
words: threat	in	-0.08 0.08
words: threat	keep	-0.01 0.01
words: threat	of	0.03 -0.03
words: threat	on	-0.05 0.05
words: threat	rais	-0.12 0.12
words: threat	to	-0.03 0.03
words: threaten	[side]	-0.08 0.08
words: threaten	[usa]	-0.07 0.07
words: threaten	its	-0.07 0.07
words: threaten	new	-0.04 0.04
words: threaten	to	0.07 -0.07
words: through	[region]	-0.12 0.12
words: through	the	-0.07 0.07
words: thursday	,	-0.03 0.03
words: tied	to	-0.12 0.12
words: ties	to	0.08 -0.08
words: ties	with	-0.03 0.03
words: tim	epaper	0.09 -0.09
words: time	,	0.05 -0.05
words: time	:	0.06 -0.06
words: time	as	-0.03 0.03
words: time	for	-0.01 0.01
words: time	in	-0.03 0.03
words: time	is	-0.04 0.04
words: time	sinc	-0.06 0.06
words: time	to	-0.06 0.06
words: to	,	-0.10 0.10
words: to	[ally]	-0.10 0.10
words: to	[number]	0.04 -0.04
words: to	[place]	-0.08 0.08
words: to	[region]	-0.13 0.13
words: to	[side]	0.01 -0.01
words: to	[usa]	0.11 -0.11
words: to	a	-0.04 0.04
words: to	accept	-0.04 0.04
words: to	addres	0.04 -0.04
words: to	advanc	-0.05 0.05
words: to	agre	-0.07 0.07
words: to	agreement	-0.16 0.16
words: to	all	-0.08 0.08
words: to	ally	0.03 -0.03
words: to	any	-0.09 0.09
words: to	assassinat	-0.03 0.03
words: to	attack	-0.05 0.05
words: to	attend	-0.05 0.05
words: to	back	0.02 -0.02
words: to	ban	0.06 -0.06
words: to	be	-0.07 0.07
words: to	becom	0.09 -0.09
words: to	begin	-0.11 0.11
words: to	block	0.04 -0.04
words: to	blockad	-0.03 0.03
words: to	blow	-0.06 0.06
words: to	bolster	-0.03 0.03
words: to	bomb	-0.16 0.16
words: to	boost	0.05 -0.05
words: to	br	-0.08 0.08
words: to	break	0.01 -0.01
words: to	build	0.14 -0.14
words: to	buy	0.06 -0.06
words: to	calm	-0.05 0.05
words: to	ceasefir	-0.15 0.15
words: to	charg	-0.10 0.10
words: to	come	0.01 -0.01
words: to	completely	-0.01 0.01
words: to	confront	-0.10 0.10
words: to	consider	0.09 -0.09
words: to	continu	-0.09 0.09
words: to	cook	-0.04 0.04
words: to	court	0.10 -0.10
words: to	cover	0.08 -0.08
words: to	cros	0.02 -0.02
words: to	curb	0.03 -0.03
words: to	deal	-0.09 0.09
words: to	defend	-0.09 0.09
words: to	deploy	0.07 -0.07
words: to	destroy	0.03 -0.03
words: to	discus	0.05 -0.05
words: to	disrupt	-0.07 0.07
words: to	do	-0.10 0.10
words: to	domestic	0.09 -0.09
words: to	ease	0.03 -0.03
words: to	end	-0.03 0.03
words: to	enemy	-0.11 0.11
words: to	ensur	-0.03 0.03
words: to	enter	-0.06 0.06
words: to	escalat	-0.06 0.06
words: to	extend	0.08 -0.08
words: to	face	0.05 -0.05
words: to	fail	0.03 -0.03
words: to	fall	-0.12 0.12
words: to	fight	0.04 -0.04
words: to	find	0.02 -0.02
words: to	five	-0.08 0.08
words: to	football	0.06 -0.06
words: to	full	-0.09 0.09
words: to	fund	-0.10 0.10
words: to	get	-0.05 0.05
words: to	give	0.08 -0.08
words: to	global	-0.03 0.03
words: to	go	0.07 -0.07
words: to	hack	0.03 -0.03
words: to	halt	-0.02 0.02
words: to	have	0.03 -0.03
words: to	help	0.09 -0.09
words: to	highest	0.04 -0.04
words: to	hit	-0.09 0.09
words: to	hold	-0.06 0.06
words: to	host	-0.02 0.02
words: to	identify	0.03 -0.03
words: to	increas	0.08 -0.08
words: to	inspect	-0.11 0.11
words: to	internet	0.09 -0.09
words: to	invest	0.08 -0.08
words: to	its	-0.12 0.12
words: to	join	0.01 -0.01
words: to	keep	-0.02 0.02
words: to	kill	0.03 -0.03
words: to	know	-0.09 0.09
words: to	last	-0.01 0.01
words: to	launch	-0.08 0.08
words: to	leav	-0.09 0.09
words: to	lose	-0.06 0.06
words: to	make	0.06 -0.06
words: to	manag	-0.05 0.05
words: to	meet	-0.04 0.04
words: to	move	0.02 -0.02
words: to	negotiat	-0.08 0.08
words: to	new	-0.10 0.10
words: to	nuclear	-0.04 0.04
words: to	obliterat	0.06 -0.06
words: to	open	0.04 -0.04
words: to	pass	0.05 -0.05
words: to	pay	-0.11 0.11
words: to	peac	-0.08 0.08
words: to	play	0.03 -0.03
words: to	power	-0.05 0.05
words: to	prevent	-0.08 0.08
words: to	protect	-0.03 0.03
words: to	protest	-0.08 0.08
words: to	pursu	-0.12 0.12
words: to	rais	0.02 -0.02
words: to	ramp	-0.05 0.05
words: to	re	-0.08 0.08
words: to	reach	0.01 -0.01
words: to	record	-0.07 0.07
words: to	releas	-0.02 0.02
words: to	remov	0.01 -0.01
words: to	reopen	0.01 -0.01
words: to	repatriat	0.06 -0.06
words: to	replac	0.07 -0.07
words: to	rescu	-0.05 0.05
words: to	respond	-0.08 0.08
words: to	resum	-0.02 0.02
words: to	retaliat	-0.06 0.06
words: to	review	0.05 -0.05
words: to	rise	-0.03 0.03
words: to	run	0.05 -0.05
words: to	sanction	-0.06 0.06
words: to	save	-0.07 0.07
words: to	say	0.07 -0.07
words: to	see	-0.06 0.06
words: to	seiz	-0.10 0.10
words: to	sell	-0.09 0.09
words: to	set	0.06 -0.06
words: to	settl	0.08 -0.08
words: to	shelter	-0.05 0.05
words: to	ship	-0.05 0.05
words: to	show	-0.12 0.12
words: to	sign	0.06 -0.06
words: to	soar	-0.08 0.08
words: to	stabiliz	-0.11 0.11
words: to	start	-0.02 0.02
words: to	stay	-0.11 0.11
words: to	stop	-0.07 0.07
words: to	strengthen	0.03 -0.03
words: to	strik	-0.13 0.13
words: to	support	0.01 -0.01
words: to	suspend	0.05 -0.05
words: to	take	0.04 -0.04
words: to	talk	-0.11 0.11
words: to	target	-0.08 0.08
words: to	the	0.09 -0.09
words: to	travel	0.07 -0.07
words: to	troop	0.01 -0.01
words: to	tsmc	0.06 -0.06
words: to	turn	-0.04 0.04
words: to	two	-0.06 0.06
words: to	unleash	-0.04 0.04
words: to	use	0.07 -0.07
words: to	visit	-0.06 0.06
words: to	vote	0.03 -0.03
words: to	war	-0.10 0.10
words: to	watch	0.08 -0.08
words: to	win	0.03 -0.03
words: to	wipe	-0.08 0.08
words: to	work	0.06 -0.06
words: to	wound	-0.08 0.08
words: today	,	0.05 -0.05
words: today	:	-0.05 0.05
words: told	[side]	0.02 -0.02
words: toll	in	0.01 -0.01
words: toll	on	-0.01 0.01
words: toll	ris	-0.04 0.04
words: tonight	,	-0.04 0.04
words: too	long	-0.07 0.07
words: top	[side]	-0.12 0.12
words: top	[usa]	-0.12 0.12
words: top	military	-0.03 0.03
words: top	university	-0.09 0.09
words: topic	in	-0.03 0.03
words: tops	[number]	-0.04 0.04
words: toward	[place]	-0.07 0.07
words: toward	[side]	-0.10 0.10
words: toward	a	0.03 -0.03
words: town	near	-0.09 0.09
words: track	of	-0.01 0.01
words: trad	as	0.09 -0.09
words: trad	deal	0.04 -0.04
words: trad	flow	-0.06 0.06
words: trad	talk	0.10 -0.10
words: trad	war	0.08 -0.08
words: traffic	in	-0.05 0.05
words: transit	[region]	-0.09 0.09
words: trapp	in	-0.11 0.11
words: trash	[usa]	0.03 -0.03
words: travel	to	0.08 -0.08
words: trey	yingst	-0.06 0.06
words: trigger	a	-0.03 0.03
words: trillion	[usa]	0.09 -0.09
words: trip	for	-0.05 0.05
words: trip	to	-0.05 0.05
words: troll	[usa]	-0.08 0.08
words: troop	[side]	0.11 -0.11
words: troop	in	-0.06 0.06
words: troop	kill	0.06 -0.06
words: troop	on	-0.10 0.10
words: troop	to	-0.07 0.07
words: truc	with	-0.01 0.01
words: try	to	-0.04 0.04
words: tucker	carlson	-0.03 0.03
words: tulsi	gabbard	-0.07 0.07
words: tumbl	as	-0.07 0.07
words: turn	on	-0.05 0.05
words: turn	over	-0.04 0.04
words: turn	the	0.01 -0.01
words: turn	to	-0.03 0.03
words: two	,	-0.01 0.01
words: two	[place]	-0.11 0.11
words: two	[side]	0.05 -0.05
words: two	[usa]	-0.07 0.07
words: two	cargo	-0.03 0.03
words: two	day	-0.09 0.09
words: two	kill	-0.09 0.09
words: two	month	-0.06 0.06
words: two	more	-0.09 0.09
words: two	of	0.02 -0.02
words: two	oil	-0.12 0.12
words: two	ship	-0.01 0.01
words: two	to	-0.03 0.03
words: two	vessel	-0.06 0.06
words: two	week	-0.15 0.15
words: u	.	-0.07 0.07
words: u	turn	0.06 -0.06
words: ufc	fight	0.02 -0.02
words: ultra	orthodox	0.06 -0.06
words: uncertainty	over	-0.09 0.09
words: unconditional	surrender	-0.08 0.08
words: under	[side]	-0.10 0.10
words: under	[usa]	0.01 -0.01
words: under	fire	-0.10 0.10
words: under	shadow	0.01 -0.01
words: under	strain	-0.04 0.04
words: under	the	-0.01 0.01
words: under	threat	-0.08 0.08
words: underway	,	-0.05 0.05
words: unfreez	[side]	-0.07 0.07
words: unilateral	tariff	0.13 -0.13
words: unles	attack	-0.08 0.08
words: unlikely	to	-0.02 0.02
words: until	[place]	-0.04 0.04
words: until	[side]	-0.08 0.08
words: until	further	-0.08 0.08
words: up	!	-0.06 0.06
words: up	[usa]	0.03 -0.03
words: up	attack	-0.09 0.09
words: up	in	0.08 -0.08
words: up	on	-0.05 0.05
words: up	the	0.01 -0.01
words: up	to	0.04 -0.04
words: up	with	-0.05 0.05
words: updat	:	-0.03 0.03
words: updat	on	-0.06 0.06
words: upper	hand	-0.04 0.04
words: upward	pressur	-0.07 0.07
words: uranium	[side]	-0.06 0.06
words: uranium	enrichment	-0.06 0.06
words: urg	[side]	-0.04 0.04
words: urg	[usa]	0.06 -0.06
words: us	[place]	0.02 -0.02
words: use	[place]	-0.05 0.05
words: use	of	0.01 -0.01
words: used	by	-0.13 0.13
words: used	to	0.09 -0.09
words: very	complet	-0.05 0.05
words: very	good	-0.02 0.02
words: very	hard	-0.06 0.06
words: very	soon	-0.04 0.04
words: very	well	-0.05 0.05
words: vessel	after	-0.05 0.05
words: vessel	attack	-0.15 0.15
words: vessel	in	0.05 -0.05
words: vessel	near	-0.03 0.03
words: vice	president	-0.10 0.10
words: victory	for	-0.08 0.08
words: victory	in	0.02 -0.02
words: video	:	0.08 -0.08
words: video	of	-0.03 0.03
words: video	receipt	-0.12 0.12
words: violat	international	0.02 -0.02
words: violation	of	-0.10 0.10
words: visit	,	-0.09 0.09
words: visit	[place]	-0.07 0.07
words: visit	[region]	-0.06 0.06
words: visit	[side]	-0.11 0.11
words: visit	[usa]	-0.07 0.07
words: visit	in	0.08 -0.08
words: visit	to	-0.03 0.03
words: vote	on	0.03 -0.03
words: vows	[usa]	-0.02 0.02
words: vows	retaliation	-0.01 0.01
words: vows	to	0.02 -0.02
words: vp	[usa]	-0.06 0.06
words: wait	for	0.03 -0.03
words: waiver	issu	-0.04 0.04
words: want	[usa]	0.01 -0.01
words: want	ceasefir	-0.02 0.02
words: want	it	0.01 -0.01
words: want	to	-0.02 0.02
words: war	,	0.02 -0.02
words: war	-	-0.10 0.10
words: war	.	-0.09 0.09
words: war	:	0.01 -0.01
words: war	?	-0.01 0.01
words: war	[side]	-0.11 0.11
words: war	addres	-0.02 0.02
words: war	after	0.04 -0.04
words: war	against	-0.01 0.01
words: war	and	0.04 -0.04
words: war	as	-0.01 0.01
words: war	began	-0.01 0.01
words: war	between	-0.04 0.04
words: war	ceasefir	-0.03 0.03
words: war	chief	-0.09 0.09
words: war	chok	-0.09 0.09
words: war	cost	-0.07 0.07
words: war	could	-0.15 0.15
words: war	crim	-0.11 0.11
words: war	day	-0.05 0.05
words: war	deal	-0.06 0.06
words: war	disrupt	-0.10 0.10
words: war	drag	-0.07 0.07
words: war	driv	-0.09 0.09
words: war	economic	-0.12 0.12
words: war	ends	-0.07 0.07
words: war	energy	-0.11 0.11
words: war	enter	-0.08 0.08
words: war	escalat	-0.11 0.11
words: war	escalation	-0.03 0.03
words: war	expand	-0.07 0.07
words: war	fallout	-0.13 0.13
words: war	from	0.05 -0.05
words: war	goal	-0.09 0.09
words: war	has	0.03 -0.03
words: war	impact	-0.07 0.07
words: war	in	-0.01 0.01
words: war	is	0.01 -0.01
words: war	latest	0.09 -0.09
words: war	live	-0.03 0.03
words: war	may	-0.05 0.05
words: war	not	-0.01 0.01
words: war	objectiv	-0.03 0.03
words: war	of	0.04 -0.04
words: war	oil	-0.10 0.10
words: war	on	-0.01 0.01
words: war	power	-0.12 0.12
words: war	pressur	-0.11 0.11
words: war	pric	-0.07 0.07
words: war	push	-0.05 0.05
words: war	rag	-0.06 0.06
words: war	rais	-0.12 0.12
words: war	send	-0.06 0.06
words: war	spiral	-0.08 0.08
words: war	squeez	-0.07 0.07
words: war	strategy	-0.08 0.08
words: war	talk	-0.03 0.03
words: war	that	0.07 -0.07
words: war	threaten	-0.06 0.06
words: war	to	-0.10 0.10
words: war	trigger	-0.04 0.04
words: war	will	-0.10 0.10
words: war	with	-0.03 0.03
words: war	zone	-0.07 0.07
words: war	–	-0.06 0.06
words: war	—	0.07 -0.07
words: warn	,	-0.01 0.01
words: warn	:	-0.06 0.06
words: warn	[place]	0.02 -0.02
words: warn	[region]	-0.08 0.08
words: warn	[side]	-0.12 0.12
words: warn	[usa]	0.04 -0.04
words: warn	after	-0.07 0.07
words: warn	against	-0.08 0.08
words: warn	it	-0.03 0.03
words: warn	of	-0.04 0.04
words: warn	oil	-0.08 0.08
words: warn	on	-0.05 0.05
words: warn	over	0.03 -0.03
words: warn	that	-0.04 0.04
words: warn	to	-0.04 0.04
words: warn	war	-0.07 0.07
words: warship	in	-0.10 0.10
words: warship	sunk	-0.10 0.10
words: warship	to	-0.09 0.09
words: was	a	-0.04 0.04
words: was	kill	0.03 -0.03
words: was	no	-0.03 0.03
words: was	not	0.01 -0.01
words: was	rescu	-0.10 0.10
words: was	shot	0.03 -0.03
words: was	the	-0.06 0.06
words: watch	:	-0.05 0.05
words: wav	of	-0.06 0.06
words: wave	from	-0.10 0.10
words: wave	of	-0.09 0.09
words: wave	ten	-0.07 0.07
words: way	:	0.05 -0.05
words: way	to	-0.07 0.07
words: we	don't	-0.11 0.11
words: we	got	-0.07 0.07
words: we	have	0.01 -0.01
words: we	know	-0.04 0.04
words: we	will	-0.06 0.06
words: we'v	already	-0.08 0.08
words: weapon	,	-0.09 0.09
words: weapon	and	0.02 -0.02
words: weapon	nuclear	-0.08 0.08
words: week	,	0.02 -0.02
words: week	[side]	-0.04 0.04
words: week	as	0.05 -0.05
words: week	ceasefir	-0.09 0.09
words: week	in	-0.10 0.10
words: week	of	-0.10 0.10
words: week	with	-0.10 0.10
words: weigh	[side]	-0.04 0.04
words: weigh	option	-0.06 0.06
words: welcom	[side]	-0.05 0.05
words: welcom	[usa]	-0.10 0.10
words: well	as	-0.04 0.04
words: west	coast	-0.10 0.10
words: what	[side]	-0.08 0.08
words: what	[usa]	-0.01 0.01
words: what	a	0.02 -0.02
words: what	are	0.01 -0.01
words: what	com	0.06 -0.06
words: what	did	-0.06 0.06
words: what	do	-0.03 0.03
words: what	does	-0.01 0.01
words: what	happen	-0.03 0.03
words: what	is	-0.12 0.12
words: what	it	-0.01 0.01
words: what	next	0.04 -0.04
words: what	she	-0.01 0.01
words: what	that	0.05 -0.05
words: what	the	0.06 -0.06
words: what	we	0.04 -0.04
words: when	[usa]	-0.06 0.06
words: when	ask	-0.09 0.09
words: when	press	0.06 -0.06
words: when	the	-0.01 0.01
words: wher	[usa]	0.06 -0.06
words: wher	is	-0.07 0.07
words: wher	the	-0.08 0.08
words: whether	[side]	-0.03 0.03
words: whether	[usa]	0.01 -0.01
words: whil	[place]	-0.07 0.07
words: whil	[side]	-0.05 0.05
words: whil	[usa]	-0.10 0.10
words: who	are	0.11 -0.11
words: who	have	0.01 -0.01
words: who	is	0.02 -0.02
words: whol	civilization	-0.07 0.07
words: why	[place]	-0.10 0.10
words: why	[side]	-0.15 0.15
words: why	[usa]	0.05 -0.05
words: why	a	-0.07 0.07
words: why	are	-0.09 0.09
words: why	did	-0.03 0.03
words: why	has	-0.06 0.06
words: why	historic	-0.11 0.11
words: why	is	-0.10 0.10
words: why	the	-0.12 0.12
words: wider	war	0.02 -0.02
words: will	[place]	0.05 -0.05
words: will	[side]	-0.11 0.11
words: will	attack	-0.05 0.05
words: will	be	0.09 -0.09
words: will	continu	-0.03 0.03
words: will	die	-0.07 0.07
words: will	end	-0.03 0.03
words: will	have	0.02 -0.02
words: will	hit	-0.04 0.04
words: will	it	-0.07 0.07
words: will	keep	-0.07 0.07
words: will	leav	0.04 -0.04
words: will	lose	0.02 -0.02
words: will	never	0.05 -0.05
words: will	not	-0.13 0.13
words: will	remain	-0.07 0.07
words: will	start	-0.05 0.05
words: will	take	0.04 -0.04
words: will	the	-0.08 0.08
words: will	to	-0.05 0.05
words: win	over	0.07 -0.07
words: wind	down	0.03 -0.03
words: winn	the	-0.10 0.10
words: wipe	out	-0.08 0.08
words: with	:	-0.04 0.04
words: with	[ally]	-0.05 0.05
words: with	[number]	0.08 -0.08
words: with	[place]	0.15 -0.15
words: with	[region]	-0.06 0.06
words: with	[side]	-0.18 0.18
words: with	[usa]	-0.06 0.06
words: with	a	-0.06 0.06
words: with	ai	-0.04 0.04
words: with	attack	-0.07 0.07
words: with	barrag	-0.09 0.09
words: with	ceasefir	-0.07 0.07
words: with	dron	-0.13 0.13
words: with	hama	0.09 -0.09
words: with	his	0.05 -0.05
words: with	in	0.06 -0.06
words: with	launch	0.07 -0.07
words: with	littl	0.01 -0.01
words: with	massiv	0.06 -0.06
words: with	missil	-0.11 0.11
words: with	more	-0.08 0.08
words: with	new	0.05 -0.05
words: with	no	-0.11 0.11
words: with	the	0.11 -0.11
words: with	was	-0.03 0.03
words: withdraw	from	-0.09 0.09
words: within	[number]	-0.04 0.04
words: within	a	-0.05 0.05
words: within	reach	-0.10 0.10
words: within	two	-0.01 0.01
words: within	week	-0.05 0.05
words: without	a	-0.07 0.07
words: without	deal	-0.02 0.02
words: wizz	air	-0.05 0.05
words: women	kill	-0.17 0.17
words: won	[region]	-0.04 0.04
words: won	war	-0.04 0.04
words: won't	be	-0.13 0.13
words: won't	surrender	-0.07 0.07
words: work	?	0.02 -0.02
words: work	in	-0.10 0.10
words: work	on	-0.06 0.06
words: work	out	-0.02 0.02
words: work	to	0.09 -0.09
words: world	,	0.08 -0.08
words: world	cup	0.15 -0.15
words: world	leader	-0.08 0.08
words: world	most	-0.02 0.02
words: world	news	0.08 -0.08
words: world	react	0.03 -0.03
words: worry	about	-0.08 0.08
words: wors	than	0.04 -0.04
words: worst	case	-0.10 0.10
words: would	be	0.07 -0.07
words: would	have	-0.01 0.01
words: would	not	-0.03 0.03
words: would	threaten	-0.08 0.08
words: wound	,	-0.10 0.10
words: wound	[number]	-0.11 0.11
words: wound	[side]	0.11 -0.11
words: wound	after	-0.11 0.11
words: wound	from	0.04 -0.04
words: wound	in	0.01 -0.01
words: wrap	:	0.06 -0.06
words: year	,	-0.06 0.06
words: year	.	0.09 -0.09
words: year	after	0.02 -0.02
words: year	ago	0.09 -0.09
words: year	of	0.10 -0.10
words: year	old	-0.09 0.09
words: year	to	0.01 -0.01
words: yet	another	-0.07 0.07
words: yet	to	0.11 -0.11
words: you	can't	-0.07 0.07
words: you	have	0.11 -0.11
words: your	government	-0.04 0.04
words: your	money	0.04 -0.04
words: |	[region]	0.17 -0.17
words: |	[side]	0.07 -0.07
words: |	balanc	-0.06 0.06
words: |	video	0.07 -0.07
words: خبرگزاری	فارس	0.11 -0.11
words: –	[usa]	-0.01 0.01
words: –	and	0.01 -0.01
words: –	despit	-0.09 0.09
words: –	what	0.04 -0.04
words: —	as	0.09 -0.09
words: —	but	0.04 -0.04
`,
};
