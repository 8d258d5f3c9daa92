/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const relevanceWeights = {
  classes: 'no yes',
  rows: `
act	side strikes side	-0.12 0.12
act	side strikes unnamed	-0.10 0.10
act	side strikes usa	-0.08 0.08
act	unnamed strikes side	-0.05 0.05
act	unnamed strikes unnamed	0.05 -0.05
act	unnamed strikes usa	0.05 -0.05
act	usa strikes side	-0.15 0.15
act	usa strikes unnamed	0.02 -0.02
act done	by any	-0.02 0.02
act done	in a circumstance	-0.06 0.06
act done	in the head clause	-0.01 0.01
act done	side strikes side	-0.12 0.12
act done	side strikes unnamed	-0.09 0.09
act done	side strikes usa	-0.07 0.07
act done	unnamed strikes side	-0.03 0.03
act done	unnamed strikes unnamed	0.08 -0.08
act done	unnamed strikes usa	0.02 -0.02
act done	usa strikes side	-0.13 0.13
act done	usa strikes unnamed	0.04 -0.04
act not done	by any	-0.13 0.13
act not done	in a circumstance	-0.14 0.14
act not done	in the head clause	-0.06 0.06
act not done	side strikes side	-0.06 0.06
act not done	side strikes unnamed	-0.05 0.05
act not done	side strikes usa	-0.05 0.05
act not done	unnamed strikes side	-0.16 0.16
act not done	unnamed strikes unnamed	-0.05 0.05
act not done	usa strikes side	-0.09 0.09
act not done	usa strikes unnamed	-0.10 0.10
after beginning with army	army	-0.13 0.13
after beginning with business	business	-0.04 0.04
after beginning with business	says	-0.14 0.14
after beginning with business	statecraft	-0.02 0.02
after beginning with essay	business	-0.06 0.06
after beginning with essay	essay	0.01 -0.01
after beginning with essay	says	-0.03 0.03
after beginning with essay	statecraft	-0.07 0.07
after beginning with media	media	-0.06 0.06
after beginning with other	army	0.09 -0.09
after beginning with other	business	0.02 -0.02
after beginning with other	essay	0.06 -0.06
after beginning with other	media	-0.05 0.05
after beginning with other	partisan	0.12 -0.12
after beginning with other	people	0.02 -0.02
after beginning with other	says	-0.03 0.03
after beginning with other	statecraft	-0.09 0.09
after beginning with partisan	partisan	0.01 -0.01
after beginning with partisan	quarrel	-0.11 0.11
after beginning with people	business	0.06 -0.06
after beginning with people	people	0.12 -0.12
after beginning with people	says	0.07 -0.07
after beginning with quarrel	quarrel	0.05 -0.05
after beginning with says	business	0.07 -0.07
after beginning with says	says	0.10 -0.10
after beginning with says	statecraft	0.01 -0.01
after beginning with side	business	-0.05 0.05
after beginning with side	essay	0.02 -0.02
after beginning with side	media	-0.07 0.07
after beginning with side	people	-0.06 0.06
after beginning with side	quarrel	-0.06 0.06
after beginning with side	says	0.01 -0.01
after beginning with side	statecraft	0.01 -0.01
after beginning with side	travel	-0.08 0.08
after beginning with side	witnessed	-0.15 0.15
after beginning with statecraft	says	-0.09 0.09
after beginning with statecraft	statecraft	-0.11 0.11
after beginning with usa	army	-0.07 0.07
after beginning with usa	business	0.14 -0.14
after beginning with usa	media	0.08 -0.08
after beginning with usa	partisan	0.10 -0.10
after beginning with usa	people	-0.02 0.02
after beginning with usa	quarrel	0.07 -0.07
after beginning with usa	says	-0.07 0.07
after beginning with usa	statecraft	0.09 -0.09
arms	air	0.05 -0.05
begins with	ally	-0.05 0.05
begins with	army	-0.07 0.07
begins with	business	-0.07 0.07
begins with	essay	-0.03 0.03
begins with	media	-0.03 0.03
begins with	other	0.13 -0.13
begins with	partisan	-0.03 0.03
begins with	people	0.10 -0.10
begins with	quarrel	-0.03 0.03
begins with	says	0.08 -0.08
begins with	side	-0.06 0.06
begins with	statecraft	-0.10 0.10
begins with	travel	-0.06 0.06
begins with	witnessed	-0.18 0.18
begins with army	army	-0.07 0.07
begins with business	business	-0.07 0.07
begins with business	essay	-0.12 0.12
begins with business	people	-0.05 0.05
begins with business	says	-0.09 0.09
begins with business	statecraft	-0.05 0.05
begins with essay	business	-0.12 0.12
begins with essay	essay	-0.01 0.01
begins with essay	says	-0.12 0.12
begins with essay	statecraft	-0.02 0.02
begins with media	media	-0.04 0.04
begins with media	says	-0.05 0.05
begins with other	army	-0.04 0.04
begins with other	business	0.03 -0.03
begins with other	essay	0.02 -0.02
begins with other	media	-0.01 0.01
begins with other	partisan	0.02 -0.02
begins with other	people	0.04 -0.04
begins with other	quarrel	0.10 -0.10
begins with other	says	-0.07 0.07
begins with other	statecraft	0.02 -0.02
begins with other	witnessed	-0.02 0.02
begins with partisan	business	0.10 -0.10
begins with partisan	partisan	-0.04 0.04
begins with partisan	quarrel	-0.10 0.10
begins with partisan	says	0.02 -0.02
begins with partisan	statecraft	0.05 -0.05
begins with people	business	0.09 -0.09
begins with people	media	0.07 -0.07
begins with people	people	0.11 -0.11
begins with people	says	0.10 -0.10
begins with quarrel	partisan	-0.07 0.07
begins with quarrel	quarrel	-0.03 0.03
begins with says	army	0.05 -0.05
begins with says	business	0.09 -0.09
begins with says	people	-0.08 0.08
begins with says	says	0.08 -0.08
begins with says	statecraft	0.06 -0.06
begins with side	army	-0.02 0.02
begins with side	business	-0.05 0.05
begins with side	essay	0.01 -0.01
begins with side	media	-0.07 0.07
begins with side	partisan	-0.07 0.07
begins with side	people	-0.01 0.01
begins with side	quarrel	0.01 -0.01
begins with side	says	-0.07 0.07
begins with side	statecraft	-0.01 0.01
begins with side	travel	-0.08 0.08
begins with side	witnessed	-0.15 0.15
begins with statecraft	says	-0.14 0.14
begins with statecraft	statecraft	-0.10 0.10
begins with travel	travel	-0.06 0.06
begins with usa	army	-0.02 0.02
begins with usa	business	0.11 -0.11
begins with usa	essay	-0.09 0.09
begins with usa	media	0.04 -0.04
begins with usa	partisan	0.12 -0.12
begins with usa	people	-0.02 0.02
begins with usa	quarrel	0.01 -0.01
begins with usa	says	-0.05 0.05
begins with usa	statecraft	0.06 -0.06
begins with witnessed	witnessed	-0.18 0.18
beside the head clause	alarm	-0.08 0.08
beside the head clause	brief	-0.06 0.06
beside the head clause	casualty	0.09 -0.09
beside the head clause	chief	0.03 -0.03
beside the head clause	civilian	-0.06 0.06
beside the head clause	closure	-0.09 0.09
beside the head clause	contact	0.05 -0.05
beside the head clause	decision	-0.01 0.01
beside the head clause	domestic	0.11 -0.11
beside the head clause	elsewhere	0.09 -0.09
beside the head clause	everyday	-0.08 0.08
beside the head clause	execution	0.05 -0.05
beside the head clause	force	-0.07 0.07
beside the head clause	gaza	0.15 -0.15
beside the head clause	market	-0.06 0.06
beside the head clause	modal	0.04 -0.04
beside the head clause	negotiation	-0.01 0.01
beside the head clause	nuclear	-0.02 0.02
beside the head clause	oil	-0.11 0.11
beside the head clause	opinion	0.07 -0.07
beside the head clause	reaction	-0.02 0.02
beside the head clause	settled	0.04 -0.04
beside the head clause	shipping	-0.21 0.21
beside the head clause	shock	-0.09 0.09
beside the head clause	spy	0.08 -0.08
beside the head clause	strike	-0.03 0.03
beside the head clause	threat	-0.01 0.01
beside the head clause	toll	-0.04 0.04
beside the head clause	truce	-0.10 0.10
beside the head clause	unreal	0.03 -0.03
beside the head clause	unrest	0.06 -0.06
beside the head clause	weapon	0.04 -0.04
bias	1	0.02 -0.02
both name	both sides	-0.29 0.29
both name	both sides and ally	-0.09 0.09
both name	both sides and usa	-0.29 0.29
both name	both sides and usa and ally	-0.08 0.08
both name	no party	0.12 -0.12
both name	one side	0.08 -0.08
both name	one side and ally	-0.12 0.12
both name	one side and usa	-0.28 0.28
both name	usa	0.26 -0.26
event	appointment	0.09 -0.09
event	blockade	0.07 -0.07
event	closure	-0.01 0.01
event	departure	0.05 -0.05
event	deployment	0.03 -0.03
event	evacuation	0.03 -0.03
event	fall	-0.09 0.09
event	reopening	-0.09 0.09
event	rise	-0.03 0.03
event	sanction	0.10 -0.10
event	spying	-0.01 0.01
event	strike	-0.17 0.17
event	talks	-0.15 0.15
event	truce	-0.06 0.06
event	visit	-0.09 0.09
first word	[number]	-0.01 0.01
first word	[place]	-0.09 0.09
first word	[region]	-0.06 0.06
first word	[side]	-0.08 0.08
first word	[usa]	-0.01 0.01
first word	a	0.06 -0.06
first word	after	0.06 -0.06
first word	announc	-0.10 0.10
first word	are	-0.09 0.09
first word	as	0.12 -0.12
first word	bitcoin	0.02 -0.02
first word	bloomberg	-0.07 0.07
first word	break	-0.10 0.10
first word	charg	-0.02 0.02
first word	citizen	0.15 -0.15
first word	cnn	-0.08 0.08
first word	court	0.10 -0.10
first word	dollar	-0.09 0.09
first word	domestic	0.09 -0.09
first word	dron	0.06 -0.06
first word	ex	0.05 -0.05
first word	for	-0.10 0.10
first word	fox	-0.01 0.01
first word	from	0.09 -0.09
first word	gas	-0.12 0.12
first word	gop	-0.05 0.05
first word	hama	0.06 -0.06
first word	how	-0.14 0.14
first word	insid	0.06 -0.06
first word	insight	-0.08 0.08
first word	is	-0.13 0.13
first word	it	0.03 -0.03
first word	ms	0.06 -0.06
first word	new	0.09 -0.09
first word	oil	-0.14 0.14
first word	on	-0.15 0.15
first word	siren	-0.15 0.15
first word	spy	-0.01 0.01
first word	stephen	0.11 -0.11
first word	stock	-0.05 0.05
first word	strik	-0.13 0.13
first word	talk	-0.10 0.10
first word	the	0.08 -0.08
first word	this	0.17 -0.17
first word	thre	-0.16 0.16
first word	to	0.08 -0.08
first word	tulsi	0.02 -0.02
first word	war	0.01 -0.01
first word	watch	0.01 -0.01
first word	we	-0.03 0.03
first word	what	-0.01 0.01
first word	who	0.01 -0.01
first word	why	-0.07 0.07
first word	will	-0.05 0.05
first word	with	-0.06 0.06
first word	world	0.01 -0.01
form	a question	-0.01 0.01
form	a sentence	0.07 -0.07
form	bar	0.11 -0.11
form	begins with a quote	-0.10 0.10
form	ends with a quote	-0.05 0.05
form	exclamation	0.15 -0.15
form	label	-0.01 0.01
form	label at the end	0.04 -0.04
form	question	-0.01 0.01
form	quotes	0.01 -0.01
form	signed	-0.06 0.06
head clause	alarm	-0.09 0.09
head clause	casualty	0.01 -0.01
head clause	chief	-0.04 0.04
head clause	civilian	0.05 -0.05
head clause	closure	0.04 -0.04
head clause	contact	-0.03 0.03
head clause	culture	0.13 -0.13
head clause	cyber	0.02 -0.02
head clause	decision	-0.08 0.08
head clause	domestic	0.10 -0.10
head clause	elsewhere	0.16 -0.16
head clause	everyday	-0.04 0.04
head clause	execution	0.08 -0.08
head clause	force	-0.11 0.11
head clause	gaza	0.25 -0.25
head clause	market	-0.02 0.02
head clause	mass	-0.03 0.03
head clause	modal	-0.05 0.05
head clause	negotiation	-0.07 0.07
head clause	network	0.06 -0.06
head clause	nuclear	0.02 -0.02
head clause	oil	-0.15 0.15
head clause	opinion	-0.04 0.04
head clause	reaction	-0.05 0.05
head clause	resolve	-0.01 0.01
head clause	sanction	0.04 -0.04
head clause	settled	0.01 -0.01
head clause	shipping	-0.20 0.20
head clause	sport	0.16 -0.16
head clause	spy	0.03 -0.03
head clause	strike	-0.06 0.06
head clause	threat	-0.08 0.08
head clause	truce	-0.15 0.15
head clause	unreal	-0.03 0.03
head clause	unrest	0.12 -0.12
head clause	weapon	0.01 -0.01
head event	accusation	-0.08 0.08
head event	appointment	0.05 -0.05
head event	arrest	0.07 -0.07
head event	arrival	0.11 -0.11
head event	blackout	0.04 -0.04
head event	blockade	-0.03 0.03
head event	cancelled	-0.03 0.03
head event	charge	0.06 -0.06
head event	closure	0.03 -0.03
head event	comment	0.04 -0.04
head event	deal	0.06 -0.06
head event	denial	-0.01 0.01
head event	departure	-0.05 0.05
head event	deployment	-0.03 0.03
head event	evacuation	-0.13 0.13
head event	execution	0.06 -0.06
head event	exit	-0.05 0.05
head event	fall	-0.02 0.02
head event	hack	-0.01 0.01
head event	halt	-0.02 0.02
head event	none	0.04 -0.04
head event	offer	0.01 -0.01
head event	plan	-0.06 0.06
head event	rejection	-0.04 0.04
head event	reopening	0.04 -0.04
head event	rescue	-0.06 0.06
head event	rise	-0.06 0.06
head event	sanction	0.01 -0.01
head event	strike	-0.01 0.01
head event	talks	-0.01 0.01
head event	truce	-0.16 0.16
head event	visit	-0.02 0.02
head event, told as accusation	accusation	-0.08 0.08
head event, told as cancelled	cancelled	-0.03 0.03
head event, told as comment	comment	0.04 -0.04
head event, told as denial	denial	-0.01 0.01
head event, told as done	appointment	0.05 -0.05
head event, told as done	arrest	0.07 -0.07
head event, told as done	arrival	0.11 -0.11
head event, told as done	blackout	0.04 -0.04
head event, told as done	blockade	-0.03 0.03
head event, told as done	charge	0.06 -0.06
head event, told as done	closure	0.03 -0.03
head event, told as done	deal	0.06 -0.06
head event, told as done	departure	-0.05 0.05
head event, told as done	deployment	-0.03 0.03
head event, told as done	evacuation	-0.13 0.13
head event, told as done	execution	0.06 -0.06
head event, told as done	exit	-0.05 0.05
head event, told as done	fall	-0.02 0.02
head event, told as done	hack	-0.01 0.01
head event, told as done	halt	-0.02 0.02
head event, told as done	none	0.04 -0.04
head event, told as done	reopening	0.04 -0.04
head event, told as done	rescue	-0.06 0.06
head event, told as done	rise	-0.06 0.06
head event, told as done	sanction	0.01 -0.01
head event, told as done	strike	-0.01 0.01
head event, told as done	talks	-0.01 0.01
head event, told as done	truce	-0.16 0.16
head event, told as done	visit	-0.02 0.02
head event, told as offer	offer	0.01 -0.01
head event, told as plan	plan	-0.06 0.06
head event, told as rejection	rejection	-0.04 0.04
length	long	0.07 -0.07
length	short	-0.08 0.08
length	usual	-0.07 0.07
length	very long	0.11 -0.11
level by rules	critical	-0.04 0.04
level by rules	high	-0.07 0.07
level by rules	low	0.02 -0.02
level by rules	medium	0.10 -0.10
level by rules	urgent	-0.04 0.04
person	chief of staff	-0.12 0.12
person	defence minister	-0.13 0.13
person	foreign minister	-0.16 0.16
person	former premier	0.05 -0.05
person	kushner	-0.05 0.05
person	leaders	-0.03 0.03
person	nuclear scientist	-0.06 0.06
person	president	-0.07 0.07
person	prime minister	0.06 -0.06
person	secretary of state	0.06 -0.06
person	security chief	-0.11 0.11
person	vice president	0.03 -0.03
phase	begin	0.04 -0.04
phase	end	0.01 -0.01
phase	extend	-0.08 0.08
relevance by rules	not relevant: neither side in the title or the first sentence	0.16 -0.16
relevance by rules	not relevant: no party in the title	0.23 -0.23
relevance by rules	not relevant: one party alone, and nothing of the confrontation	-0.05 0.05
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.20 0.20
relevance by rules	not relevant: the summary is about	0.10 -0.10
relevance by rules	not relevant: the title is about	0.34 -0.34
relevance by rules	not relevant: the title is about culture	0.12 -0.12
relevance by rules	not relevant: the title is about everyday	-0.04 0.04
relevance by rules	not relevant: the title is about home affairs	0.11 -0.11
relevance by rules	not relevant: the title is about memory	0.01 -0.01
relevance by rules	not relevant: the title is about sport	0.17 -0.17
relevance by rules	relevant: and war in the title	-0.09 0.09
relevance by rules	relevant: between opposed parties in the title	-0.15 0.15
relevance by rules	relevant: forces or war where the confrontation is	-0.18 0.18
relevance by rules	relevant: in a state of the Gulf	-0.15 0.15
relevance by rules	relevant: in the title	-0.23 0.23
relevance by rules	relevant: in the title, both sides in the first sentence	-0.10 0.10
relevance by rules	relevant: in the title, the opponent in the first sentence	-0.19 0.19
relevance by rules	relevant: of a side, killed or named	-0.20 0.20
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	-0.18 0.18
relevance by rules	relevant: opposed parties and in the title	-0.25 0.25
relevance by rules	relevant: the title names both sides	-0.25 0.25
relevance by rules	relevant: the war by name in the title	-0.31 0.31
relevance by rules	relevant: trade that stands still where the confrontation is	-0.11 0.11
relevance by rules	relevant: two parties and in the title	-0.10 0.10
sign	comment	-0.02 0.02
sign	explosions reported	-0.15 0.15
sign	leader killed	-0.16 0.16
sign	nuclear sites struck	-0.03 0.03
sign	operations begun	-0.11 0.11
sign	states struck	-0.10 0.10
sign	strikes suspended	-0.07 0.07
sign	truce agreed	-0.09 0.09
sign	war	-0.08 0.08
sign	war of a state	-0.31 0.31
sign	war of the region	-0.17 0.17
state	crisis	0.13 -0.13
state	war	-0.06 0.06
summary	alarm	-0.09 0.09
summary	brief	0.05 -0.05
summary	casualty	0.07 -0.07
summary	chief	0.09 -0.09
summary	civilian	-0.02 0.02
summary	closure	-0.02 0.02
summary	contact	-0.11 0.11
summary	culture	0.11 -0.11
summary	cyber	0.04 -0.04
summary	decision	-0.05 0.05
summary	domestic	0.07 -0.07
summary	elsewhere	0.01 -0.01
summary	everyday	-0.03 0.03
summary	force	-0.12 0.12
summary	gaza	0.18 -0.18
summary	market	0.05 -0.05
summary	mass	0.03 -0.03
summary	modal	-0.08 0.08
summary	negotiation	-0.08 0.08
summary	nuclear	-0.01 0.01
summary	oil	-0.08 0.08
summary	opinion	0.05 -0.05
summary	reaction	-0.03 0.03
summary	resolve	-0.16 0.16
summary	sanction	0.02 -0.02
summary	settled	-0.01 0.01
summary	shipping	-0.07 0.07
summary	shock	-0.01 0.01
summary	sport	0.08 -0.08
summary	spy	-0.14 0.14
summary	strike	-0.09 0.09
summary	syria	0.02 -0.02
summary	threat	-0.09 0.09
summary	toll	-0.05 0.05
summary	truce	-0.07 0.07
summary	unreal	-0.04 0.04
summary	unrest	0.10 -0.10
summary is	missing	-0.01 0.01
summary is	there	0.04 -0.04
summary names	both sides	-0.24 0.24
summary names	both sides and usa	-0.22 0.22
summary names	no party	0.03 -0.03
summary names	one side	0.03 -0.03
summary names	one side and usa	-0.08 0.08
summary names	usa	0.15 -0.15
summary place	gulf state	-0.13 0.13
summary place	land of an ally	-0.18 0.18
summary place	neighbour	-0.12 0.12
summary place	strait or sea	-0.13 0.13
summary place	third country	0.05 -0.05
summary place	usa	0.04 -0.04
summary word	?	-0.05 0.05
summary word	[ally]	-0.09 0.09
summary word	[number]	0.02 -0.02
summary word	[place]	-0.04 0.04
summary word	[region]	-0.02 0.02
summary word	[side]	-0.20 0.20
summary word	[usa]	0.03 -0.03
summary word	about	-0.03 0.03
summary word	accord	0.08 -0.08
summary word	acros	-0.02 0.02
summary word	add	-0.01 0.01
summary word	administration	0.08 -0.08
summary word	adversary	-0.01 0.01
summary word	adwan	0.05 -0.05
summary word	after	-0.06 0.06
summary word	again	0.08 -0.08
summary word	against	-0.01 0.01
summary word	agency	0.04 -0.04
summary word	aggression	-0.09 0.09
summary word	agre	0.07 -0.07
summary word	agreement	0.06 -0.06
summary word	aid	0.02 -0.02
summary word	aim	-0.01 0.01
summary word	air	0.02 -0.02
summary word	airstrik	-0.08 0.08
summary word	ali	-0.02 0.02
summary word	allow	0.04 -0.04
summary word	ally	0.06 -0.06
summary word	also	-0.04 0.04
summary word	am	0.03 -0.03
summary word	ambassador	0.02 -0.02
summary word	amid	-0.07 0.07
summary word	among	0.09 -0.09
summary word	analyst	0.03 -0.03
summary word	angel	0.05 -0.05
summary word	announc	-0.13 0.13
summary word	another	-0.04 0.04
summary word	any	-0.08 0.08
summary word	approv	0.06 -0.06
summary word	april	-0.02 0.02
summary word	area	0.09 -0.09
summary word	assault	0.04 -0.04
summary word	atomic	0.05 -0.05
summary word	attack	-0.09 0.09
summary word	attempt	0.08 -0.08
summary word	away	0.05 -0.05
summary word	back	0.01 -0.01
summary word	ballistic	-0.05 0.05
summary word	bank	0.03 -0.03
summary word	barrag	-0.06 0.06
summary word	bas	0.04 -0.04
summary word	base	-0.11 0.11
summary word	befor	-0.02 0.02
summary word	begun	0.04 -0.04
summary word	believ	-0.05 0.05
summary word	between	-0.07 0.07
summary word	biggest	0.04 -0.04
summary word	bill	0.04 -0.04
summary word	blockad	-0.11 0.11
summary word	bloomberg	-0.10 0.10
summary word	bomb	-0.03 0.03
summary word	both	-0.08 0.08
summary word	br	0.01 -0.01
summary word	brutal	0.04 -0.04
summary word	build	-0.07 0.07
summary word	busines	0.06 -0.06
summary word	bytedanc	0.10 -0.10
summary word	campaign	0.04 -0.04
summary word	can	0.07 -0.07
summary word	carry	-0.04 0.04
summary word	caught	-0.04 0.04
summary word	ceasefir	-0.06 0.06
summary word	central	0.03 -0.03
summary word	challeng	-0.01 0.01
summary word	char	0.04 -0.04
summary word	charg	-0.06 0.06
summary word	chief	0.03 -0.03
summary word	citizen	-0.12 0.12
summary word	city	0.01 -0.01
summary word	civilian	-0.06 0.06
summary word	claim	-0.04 0.04
summary word	clear	0.07 -0.07
summary word	clos	0.04 -0.04
summary word	com	0.07 -0.07
summary word	commander	0.04 -0.04
summary word	comment	0.01 -0.01
summary word	company	0.08 -0.08
summary word	complet	-0.04 0.04
summary word	concern	-0.08 0.08
summary word	condemn	-0.09 0.09
summary word	confirm	-0.03 0.03
summary word	conflict	-0.11 0.11
summary word	consider	0.02 -0.02
summary word	continu	-0.07 0.07
summary word	contract	-0.03 0.03
summary word	control	0.02 -0.02
summary word	corp	0.04 -0.04
summary word	cost	-0.07 0.07
summary word	could	-0.06 0.06
summary word	country	0.06 -0.06
summary word	court	0.04 -0.04
summary word	crim	0.06 -0.06
summary word	crud	-0.05 0.05
summary word	crypto	0.05 -0.05
summary word	cryptocurrency	0.02 -0.02
summary word	curb	-0.01 0.01
summary word	currency	-0.08 0.08
summary word	cut	0.09 -0.09
summary word	cuts	0.04 -0.04
summary word	d	0.03 -0.03
summary word	damag	-0.05 0.05
summary word	day	0.09 -0.09
summary word	days	0.01 -0.01
summary word	de	0.01 -0.01
summary word	deadlin	0.10 -0.10
summary word	deal	0.05 -0.05
summary word	decad	0.04 -0.04
summary word	decision	0.06 -0.06
summary word	deepen	0.03 -0.03
summary word	defend	-0.08 0.08
summary word	defens	-0.01 0.01
summary word	delay	0.06 -0.06
summary word	delegation	-0.06 0.06
summary word	demand	0.02 -0.02
summary word	deploy	0.09 -0.09
summary word	despit	0.02 -0.02
summary word	destroy	0.02 -0.02
summary word	detain	0.08 -0.08
summary word	did	-0.10 0.10
summary word	didn't	0.01 -0.01
summary word	diplomatic	-0.06 0.06
summary word	direct	0.03 -0.03
summary word	discuss	-0.04 0.04
summary word	disrupt	-0.10 0.10
summary word	disruption	-0.11 0.11
summary word	do	0.01 -0.01
summary word	does	-0.03 0.03
summary word	dollar	0.02 -0.02
summary word	domestic	0.11 -0.11
summary word	down	-0.06 0.06
summary word	dozen	0.07 -0.07
summary word	dron	0.02 -0.02
summary word	drug	0.05 -0.05
summary word	due	-0.08 0.08
summary word	dur	0.05 -0.05
summary word	earlier	-0.09 0.09
summary word	early	-0.16 0.16
summary word	economic	-0.02 0.02
summary word	economist	0.04 -0.04
summary word	economy	0.01 -0.01
summary word	effect	-0.10 0.10
summary word	eliminat	0.07 -0.07
summary word	end	0.09 -0.09
summary word	enemy	-0.07 0.07
summary word	energy	0.01 -0.01
summary word	escalat	-0.08 0.08
summary word	escalation	-0.06 0.06
summary word	evacuat	-0.05 0.05
summary word	evacuation	-0.05 0.05
summary word	even	0.08 -0.08
summary word	evidenc	-0.04 0.04
summary word	expect	0.03 -0.03
summary word	export	-0.06 0.06
summary word	extend	0.10 -0.10
summary word	fac	0.04 -0.04
summary word	facility	0.05 -0.05
summary word	familiar	0.04 -0.04
summary word	family	-0.05 0.05
summary word	fear	-0.04 0.04
summary word	federal	0.08 -0.08
summary word	fell	0.06 -0.06
summary word	fight	-0.06 0.06
summary word	figur	0.06 -0.06
summary word	fir	0.01 -0.01
summary word	fire	-0.07 0.07
summary word	first	0.06 -0.06
summary word	flow	-0.08 0.08
summary word	follow	-0.13 0.13
summary word	football	0.11 -0.11
summary word	forc	0.02 -0.02
summary word	foreign	0.05 -0.05
summary word	former	-0.06 0.06
summary word	four	0.10 -0.10
summary word	freight	-0.03 0.03
summary word	fresh	-0.07 0.07
summary word	friday	-0.05 0.05
summary word	fuel	-0.05 0.05
summary word	full	-0.05 0.05
summary word	fund	0.06 -0.06
summary word	further	0.01 -0.01
summary word	futur	-0.08 0.08
summary word	g	-0.05 0.05
summary word	g7	-0.07 0.07
summary word	gas	0.01 -0.01
summary word	gather	-0.05 0.05
summary word	general	-0.03 0.03
summary word	geopolitical	-0.08 0.08
summary word	get	-0.02 0.02
summary word	global	-0.10 0.10
summary word	goal	-0.05 0.05
summary word	good	-0.01 0.01
summary word	government	-0.03 0.03
summary word	group	0.04 -0.04
summary word	guard	0.03 -0.03
summary word	hack	0.03 -0.03
summary word	halt	-0.09 0.09
summary word	hama	0.11 -0.11
summary word	haven	-0.08 0.08
summary word	health	0.07 -0.07
summary word	heavy	-0.03 0.03
summary word	help	0.04 -0.04
summary word	higher	0.02 -0.02
summary word	hit	0.04 -0.04
summary word	holding	0.07 -0.07
summary word	home	0.08 -0.08
summary word	hop	0.07 -0.07
summary word	hospital	0.05 -0.05
summary word	hostility	-0.05 0.05
summary word	hour	-0.03 0.03
summary word	how	-0.06 0.06
summary word	hundred	0.02 -0.02
summary word	if	-0.08 0.08
summary word	immediat	-0.04 0.04
summary word	immigration	0.05 -0.05
summary word	impact	-0.08 0.08
summary word	import	0.01 -0.01
summary word	inc	0.07 -0.07
summary word	includ	-0.12 0.12
summary word	increas	0.01 -0.01
summary word	increasingly	0.05 -0.05
summary word	industry	-0.08 0.08
summary word	inflation	0.05 -0.05
summary word	infrastructur	-0.02 0.02
summary word	intercept	0.02 -0.02
summary word	interest	0.03 -0.03
summary word	investment	0.08 -0.08
summary word	is	0.01 -0.01
summary word	islamic	0.05 -0.05
summary word	issu	0.03 -0.03
summary word	itself	0.04 -0.04
summary word	jets	-0.05 0.05
summary word	join	-0.07 0.07
summary word	jump	-0.04 0.04
summary word	june	-0.10 0.10
summary word	just	0.05 -0.05
summary word	kamal	0.05 -0.05
summary word	key	-0.06 0.06
summary word	kill	0.05 -0.05
summary word	larg	0.05 -0.05
summary word	last	0.05 -0.05
summary word	late	-0.07 0.07
summary word	latest	-0.06 0.06
summary word	launch	-0.04 0.04
summary word	law	0.02 -0.02
summary word	lead	-0.01 0.01
summary word	leader	-0.06 0.06
summary word	leadership	-0.02 0.02
summary word	led	-0.06 0.06
summary word	left	0.07 -0.07
summary word	lift	-0.08 0.08
summary word	limit	-0.02 0.02
summary word	liv	-0.01 0.01
summary word	long	0.02 -0.02
summary word	los	0.05 -0.05
summary word	mak	0.02 -0.02
summary word	make	0.08 -0.08
summary word	maritim	-0.03 0.03
summary word	mark	0.09 -0.09
summary word	market	-0.08 0.08
summary word	martyr	-0.04 0.04
summary word	mass	0.05 -0.05
summary word	matter	0.05 -0.05
summary word	may	-0.08 0.08
summary word	media	-0.03 0.03
summary word	medical	0.09 -0.09
summary word	might	-0.05 0.05
summary word	military	0.05 -0.05
summary word	million	0.07 -0.07
summary word	minister	-0.05 0.05
summary word	ministry	0.08 -0.08
summary word	missil	-0.06 0.06
summary word	monday	0.03 -0.03
summary word	month	0.10 -0.10
summary word	more	0.06 -0.06
summary word	morn	-0.05 0.05
summary word	most	-0.05 0.05
summary word	mount	0.02 -0.02
summary word	move	0.02 -0.02
summary word	much	-0.05 0.05
summary word	multipl	-0.02 0.02
summary word	natural	-0.04 0.04
summary word	naval	-0.03 0.03
summary word	nearly	0.02 -0.02
summary word	negotiation	-0.09 0.09
summary word	network	0.07 -0.07
summary word	new	0.13 -0.13
summary word	news	0.02 -0.02
summary word	next	0.03 -0.03
summary word	night	-0.08 0.08
summary word	no	0.07 -0.07
summary word	north	0.10 -0.10
summary word	not	0.06 -0.06
summary word	now	0.04 -0.04
summary word	nuclear	-0.09 0.09
summary word	occupy	0.03 -0.03
summary word	october	0.07 -0.07
summary word	offer	0.03 -0.03
summary word	official	0.07 -0.07
summary word	oil	-0.07 0.07
summary word	once	0.02 -0.02
summary word	one	0.01 -0.01
summary word	ongo	-0.10 0.10
summary word	only	0.03 -0.03
summary word	operat	-0.03 0.03
summary word	operation	-0.04 0.04
summary word	order	0.07 -0.07
summary word	other	-0.03 0.03
summary word	our	0.01 -0.01
summary word	out	-0.04 0.04
summary word	over	-0.03 0.03
summary word	overnight	-0.06 0.06
summary word	packag	0.04 -0.04
summary word	palestinian	0.11 -0.11
summary word	part	0.07 -0.07
summary word	pass	0.05 -0.05
summary word	pay	0.06 -0.06
summary word	pdt	0.04 -0.04
summary word	peac	-0.01 0.01
summary word	peopl	0.07 -0.07
summary word	percent	0.06 -0.06
summary word	personnel	0.01 -0.01
summary word	plac	-0.03 0.03
summary word	plan	0.12 -0.12
summary word	pm	0.06 -0.06
summary word	point	0.07 -0.07
summary word	policy	0.09 -0.09
summary word	political	0.08 -0.08
summary word	port	-0.04 0.04
summary word	position	0.03 -0.03
summary word	post	0.07 -0.07
summary word	potential	0.04 -0.04
summary word	power	-0.05 0.05
summary word	premium	-0.05 0.05
summary word	prepar	0.01 -0.01
summary word	president	0.10 -0.10
summary word	pressur	0.02 -0.02
summary word	pric	0.02 -0.02
summary word	prim	-0.03 0.03
summary word	produc	0.03 -0.03
summary word	product	-0.04 0.04
summary word	production	0.06 -0.06
summary word	program	-0.02 0.02
summary word	project	0.10 -0.10
summary word	promis	-0.01 0.01
summary word	prompt	-0.09 0.09
summary word	propos	0.02 -0.02
summary word	protect	-0.06 0.06
summary word	protest	0.11 -0.11
summary word	public	0.03 -0.03
summary word	pull	0.04 -0.04
summary word	push	0.05 -0.05
summary word	question	0.01 -0.01
summary word	raid	0.06 -0.06
summary word	rais	0.06 -0.06
summary word	rat	0.04 -0.04
summary word	rate	0.07 -0.07
summary word	reach	0.02 -0.02
summary word	recent	-0.04 0.04
summary word	reduc	0.03 -0.03
summary word	region	-0.09 0.09
summary word	regional	0.01 -0.01
summary word	reject	0.08 -0.08
summary word	remain	-0.07 0.07
summary word	renew	0.03 -0.03
summary word	report	0.02 -0.02
summary word	reportedly	-0.01 0.01
summary word	republican	0.08 -0.08
summary word	reserv	0.06 -0.06
summary word	resident	-0.05 0.05
summary word	respons	-0.04 0.04
summary word	restriction	0.03 -0.03
summary word	result	-0.04 0.04
summary word	retaliat	-0.08 0.08
summary word	retaliation	-0.05 0.05
summary word	retaliatory	-0.06 0.06
summary word	right	-0.03 0.03
summary word	ris	-0.12 0.12
summary word	risk	-0.05 0.05
summary word	rose	0.01 -0.01
summary word	round	-0.01 0.01
summary word	said	0.02 -0.02
summary word	sal	0.09 -0.09
summary word	say	-0.06 0.06
summary word	says	-0.12 0.12
summary word	scientist	-0.11 0.11
summary word	secretary	-0.08 0.08
summary word	security	-0.02 0.02
summary word	see	-0.06 0.06
summary word	seek	0.11 -0.11
summary word	self	0.04 -0.04
summary word	senat	0.07 -0.07
summary word	senior	0.03 -0.03
summary word	servic	0.09 -0.09
summary word	set	-0.07 0.07
summary word	seven	0.02 -0.02
summary word	several	-0.01 0.01
summary word	shar	0.05 -0.05
summary word	shelter	-0.02 0.02
summary word	shift	0.06 -0.06
summary word	ship	-0.08 0.08
summary word	shipp	-0.11 0.11
summary word	should	0.01 -0.01
summary word	sign	0.01 -0.01
summary word	sinc	-0.05 0.05
summary word	sit	-0.09 0.09
summary word	site	-0.05 0.05
summary word	skip	0.03 -0.03
summary word	soldier	0.02 -0.02
summary word	some	0.09 -0.09
summary word	sourc	-0.14 0.14
summary word	sovereignty	-0.08 0.08
summary word	spark	-0.02 0.02
summary word	speak	-0.03 0.03
summary word	speculation	0.02 -0.02
summary word	st	0.06 -0.06
summary word	stability	-0.08 0.08
summary word	staff	0.04 -0.04
summary word	stand	0.03 -0.03
summary word	start	-0.06 0.06
summary word	stat	0.01 -0.01
summary word	statement	-0.07 0.07
summary word	still	-0.07 0.07
summary word	stock	-0.07 0.07
summary word	strategist	-0.05 0.05
summary word	strik	-0.05 0.05
summary word	struck	-0.06 0.06
summary word	such	0.02 -0.02
summary word	summit	-0.05 0.05
summary word	supply	-0.01 0.01
summary word	surg	-0.08 0.08
summary word	system	-0.04 0.04
summary word	tak	0.06 -0.06
summary word	taken	0.09 -0.09
summary word	talk	-0.07 0.07
summary word	tanker	-0.03 0.03
summary word	target	0.03 -0.03
summary word	tariff	0.09 -0.09
summary word	tax	0.07 -0.07
summary word	team	0.05 -0.05
summary word	tell	-0.08 0.08
summary word	tension	-0.10 0.10
summary word	term	0.08 -0.08
summary word	territory	-0.01 0.01
summary word	th	0.02 -0.02
summary word	their	0.01 -0.01
summary word	them	0.05 -0.05
summary word	ther	0.02 -0.02
summary word	they	0.07 -0.07
summary word	third	0.08 -0.08
summary word	thousand	-0.01 0.01
summary word	thre	0.05 -0.05
summary word	threat	-0.09 0.09
summary word	threaten	-0.05 0.05
summary word	through	-0.06 0.06
summary word	thursday	0.01 -0.01
summary word	tim	0.02 -0.02
summary word	time	0.05 -0.05
summary word	told	0.01 -0.01
summary word	top	0.07 -0.07
summary word	toward	0.01 -0.01
summary word	trad	0.02 -0.02
summary word	trader	-0.02 0.02
summary word	troop	0.01 -0.01
summary word	tuesday	0.01 -0.01
summary word	two	0.02 -0.02
summary word	unit	0.03 -0.03
summary word	up	0.01 -0.01
summary word	upward	-0.04 0.04
summary word	urg	-0.04 0.04
summary word	use	0.06 -0.06
summary word	version	0.06 -0.06
summary word	vessel	0.03 -0.03
summary word	visit	-0.13 0.13
summary word	war	-0.13 0.13
summary word	warn	-0.06 0.06
summary word	wav	-0.02 0.02
summary word	weapon	0.06 -0.06
summary word	wednesday	0.04 -0.04
summary word	what	-0.05 0.05
summary word	when	0.04 -0.04
summary word	whether	0.08 -0.08
summary word	which	0.05 -0.05
summary word	whil	0.03 -0.03
summary word	who	0.04 -0.04
summary word	wider	0.01 -0.01
summary word	will	0.04 -0.04
summary word	won	0.03 -0.03
summary word	work	-0.01 0.01
summary word	world	0.02 -0.02
summary word	would	0.07 -0.07
summary word	wound	0.03 -0.03
summary word	year	0.03 -0.03
summary word	yet	-0.03 0.03
thing	airspace	-0.08 0.08
thing	bank	0.10 -0.10
thing	base	-0.01 0.01
thing	boats	0.01 -0.01
thing	diplomats	-0.02 0.02
thing	embassy	0.02 -0.02
thing	fighter	-0.14 0.14
thing	gas works	-0.14 0.14
thing	home	0.06 -0.06
thing	hospital	-0.03 0.03
thing	internet	0.06 -0.06
thing	nuclear site	-0.01 0.01
thing	oil price	-0.11 0.11
thing	oil trade	-0.08 0.08
thing	port	0.02 -0.02
thing	power plant	-0.03 0.03
thing	prison	0.08 -0.08
thing	refinery	-0.12 0.12
thing	school	-0.16 0.16
thing	ship	0.04 -0.04
thing	stock exchange	-0.05 0.05
thing	strait	-0.25 0.25
thing	warship	-0.11 0.11
thing	worship	0.05 -0.05
title	alarm	-0.12 0.12
title	brief	-0.03 0.03
title	casualty	0.06 -0.06
title	chief	-0.01 0.01
title	civilian	0.04 -0.04
title	closure	0.01 -0.01
title	culture	0.13 -0.13
title	cyber	0.05 -0.05
title	decision	-0.07 0.07
title	domestic	0.14 -0.14
title	elsewhere	0.17 -0.17
title	everyday	-0.05 0.05
title	execution	0.10 -0.10
title	force	-0.12 0.12
title	gaza	0.30 -0.30
title	market	-0.04 0.04
title	mass	-0.02 0.02
title	memory	0.01 -0.01
title	modal	-0.01 0.01
title	negotiation	-0.06 0.06
title	network	0.03 -0.03
title	nuclear	0.02 -0.02
title	oil	-0.17 0.17
title	opinion	0.03 -0.03
title	reaction	-0.05 0.05
title	resolve	0.01 -0.01
title	sanction	0.06 -0.06
title	settled	0.04 -0.04
title	shipping	-0.26 0.26
title	shock	-0.04 0.04
title	sport	0.17 -0.17
title	spy	0.06 -0.06
title	strike	-0.06 0.06
title	threat	-0.08 0.08
title	toll	0.01 -0.01
title	truce	-0.16 0.16
title	unreal	-0.01 0.01
title	unrest	0.14 -0.14
title	weapon	0.03 -0.03
title names	both sides	-0.20 0.20
title names	both sides and ally	-0.06 0.06
title names	both sides and usa	-0.22 0.22
title names	no party	0.14 -0.14
title names	one side	0.03 -0.03
title names	one side and ally	-0.11 0.11
title names	one side and usa	-0.27 0.27
title names	usa	0.19 -0.19
title names a capital of	side	-0.22 0.22
title names a force of	ally	-0.16 0.16
title names a force of	side	0.01 -0.01
title names a leader of	side	0.01 -0.01
title names a people of	side	-0.13 0.13
title names a place of	side	-0.22 0.22
title names a politician of	side	0.14 -0.14
title names a state of	side	-0.22 0.22
title naming both sides	alarm	-0.04 0.04
title naming both sides	brief	-0.04 0.04
title naming both sides	casualty	-0.10 0.10
title naming both sides	chief	-0.12 0.12
title naming both sides	civilian	-0.13 0.13
title naming both sides	contact	-0.02 0.02
title naming both sides	decision	-0.07 0.07
title naming both sides	everyday	-0.05 0.05
title naming both sides	force	-0.13 0.13
title naming both sides	gaza	0.03 -0.03
title naming both sides	market	-0.07 0.07
title naming both sides	mass	-0.08 0.08
title naming both sides	modal	0.02 -0.02
title naming both sides	negotiation	-0.05 0.05
title naming both sides	nuclear	-0.10 0.10
title naming both sides	oil	-0.05 0.05
title naming both sides	opinion	-0.07 0.07
title naming both sides	reaction	-0.09 0.09
title naming both sides	resolve	-0.07 0.07
title naming both sides	settled	-0.08 0.08
title naming both sides	shipping	-0.03 0.03
title naming both sides	shock	-0.04 0.04
title naming both sides	spy	-0.19 0.19
title naming both sides	strike	-0.12 0.12
title naming both sides	threat	-0.04 0.04
title naming both sides	truce	-0.04 0.04
title naming both sides	unreal	-0.06 0.06
title naming both sides	unrest	-0.05 0.05
title naming both sides	weapon	-0.10 0.10
title naming both sides and usa	alarm	-0.04 0.04
title naming both sides and usa	brief	-0.06 0.06
title naming both sides and usa	casualty	-0.04 0.04
title naming both sides and usa	chief	-0.08 0.08
title naming both sides and usa	civilian	-0.08 0.08
title naming both sides and usa	contact	-0.10 0.10
title naming both sides and usa	decision	-0.07 0.07
title naming both sides and usa	force	-0.11 0.11
title naming both sides and usa	market	-0.04 0.04
title naming both sides and usa	mass	-0.06 0.06
title naming both sides and usa	modal	-0.09 0.09
title naming both sides and usa	negotiation	-0.07 0.07
title naming both sides and usa	nuclear	-0.02 0.02
title naming both sides and usa	oil	-0.05 0.05
title naming both sides and usa	opinion	-0.07 0.07
title naming both sides and usa	reaction	-0.10 0.10
title naming both sides and usa	resolve	-0.05 0.05
title naming both sides and usa	settled	-0.02 0.02
title naming both sides and usa	shock	-0.04 0.04
title naming both sides and usa	strike	-0.16 0.16
title naming both sides and usa	threat	-0.06 0.06
title naming both sides and usa	truce	-0.04 0.04
title naming both sides and usa	unreal	-0.12 0.12
title naming both sides and usa	weapon	-0.01 0.01
title naming no party	casualty	0.07 -0.07
title naming no party	civilian	0.01 -0.01
title naming no party	closure	-0.14 0.14
title naming no party	contact	0.08 -0.08
title naming no party	culture	0.13 -0.13
title naming no party	decision	0.12 -0.12
title naming no party	elsewhere	0.15 -0.15
title naming no party	force	0.06 -0.06
title naming no party	gaza	0.16 -0.16
title naming no party	market	-0.04 0.04
title naming no party	mass	0.13 -0.13
title naming no party	negotiation	-0.07 0.07
title naming no party	nuclear	0.14 -0.14
title naming no party	oil	-0.10 0.10
title naming no party	opinion	0.05 -0.05
title naming no party	reaction	0.03 -0.03
title naming no party	settled	0.12 -0.12
title naming no party	shipping	-0.18 0.18
title naming no party	shock	0.02 -0.02
title naming no party	sport	0.10 -0.10
title naming no party	strike	0.11 -0.11
title naming no party	threat	-0.08 0.08
title naming no party	truce	-0.03 0.03
title naming no party	unreal	-0.01 0.01
title naming no party	weapon	0.19 -0.19
title naming one side	alarm	-0.06 0.06
title naming one side	brief	-0.10 0.10
title naming one side	casualty	0.06 -0.06
title naming one side	chief	0.04 -0.04
title naming one side	civilian	0.09 -0.09
title naming one side	closure	0.06 -0.06
title naming one side	contact	-0.01 0.01
title naming one side	decision	-0.06 0.06
title naming one side	domestic	-0.03 0.03
title naming one side	everyday	-0.16 0.16
title naming one side	execution	0.10 -0.10
title naming one side	force	-0.08 0.08
title naming one side	gaza	0.25 -0.25
title naming one side	market	-0.22 0.22
title naming one side	mass	0.05 -0.05
title naming one side	modal	-0.06 0.06
title naming one side	network	0.03 -0.03
title naming one side	nuclear	-0.14 0.14
title naming one side	oil	-0.13 0.13
title naming one side	opinion	0.02 -0.02
title naming one side	reaction	0.02 -0.02
title naming one side	settled	-0.02 0.02
title naming one side	shipping	-0.15 0.15
title naming one side	shock	-0.08 0.08
title naming one side	spy	0.01 -0.01
title naming one side	strike	-0.04 0.04
title naming one side	threat	0.05 -0.05
title naming one side	truce	-0.13 0.13
title naming one side	unreal	-0.06 0.06
title naming one side	unrest	0.17 -0.17
title naming one side	weapon	-0.09 0.09
title naming one side and usa	alarm	-0.06 0.06
title naming one side and usa	brief	-0.06 0.06
title naming one side and usa	casualty	-0.09 0.09
title naming one side and usa	chief	-0.09 0.09
title naming one side and usa	civilian	-0.06 0.06
title naming one side and usa	closure	-0.19 0.19
title naming one side and usa	contact	-0.12 0.12
title naming one side and usa	decision	-0.18 0.18
title naming one side and usa	domestic	-0.13 0.13
title naming one side and usa	everyday	-0.09 0.09
title naming one side and usa	force	-0.17 0.17
title naming one side and usa	market	-0.13 0.13
title naming one side and usa	mass	-0.12 0.12
title naming one side and usa	modal	-0.12 0.12
title naming one side and usa	negotiation	-0.17 0.17
title naming one side and usa	nuclear	-0.12 0.12
title naming one side and usa	oil	-0.09 0.09
title naming one side and usa	opinion	-0.17 0.17
title naming one side and usa	reaction	-0.15 0.15
title naming one side and usa	resolve	-0.09 0.09
title naming one side and usa	sanction	-0.16 0.16
title naming one side and usa	shipping	-0.14 0.14
title naming one side and usa	shock	-0.06 0.06
title naming one side and usa	sport	0.05 -0.05
title naming one side and usa	strike	-0.16 0.16
title naming one side and usa	threat	-0.12 0.12
title naming one side and usa	truce	-0.10 0.10
title naming one side and usa	unreal	-0.25 0.25
title naming one side and usa	weapon	-0.13 0.13
title naming usa	casualty	0.05 -0.05
title naming usa	chief	0.03 -0.03
title naming usa	civilian	-0.01 0.01
title naming usa	closure	0.04 -0.04
title naming usa	contact	0.03 -0.03
title naming usa	cyber	0.11 -0.11
title naming usa	decision	-0.10 0.10
title naming usa	domestic	0.18 -0.18
title naming usa	elsewhere	0.11 -0.11
title naming usa	everyday	-0.01 0.01
title naming usa	force	-0.10 0.10
title naming usa	market	0.11 -0.11
title naming usa	mass	-0.05 0.05
title naming usa	modal	0.11 -0.11
title naming usa	negotiation	0.06 -0.06
title naming usa	oil	-0.07 0.07
title naming usa	opinion	0.13 -0.13
title naming usa	resolve	0.06 -0.06
title naming usa	settled	0.04 -0.04
title naming usa	shipping	-0.14 0.14
title naming usa	shock	-0.02 0.02
title naming usa	sport	0.15 -0.15
title naming usa	spy	0.18 -0.18
title naming usa	strike	0.02 -0.02
title naming usa	threat	-0.01 0.01
title naming usa	truce	-0.12 0.12
title naming usa	unreal	0.15 -0.15
title naming usa	unrest	-0.01 0.01
title place	gulf state	-0.17 0.17
title place	land of an ally	-0.22 0.22
title place	neighbour	-0.20 0.20
title place	region	0.08 -0.08
title place	strait or sea	-0.29 0.29
title place	third country	0.11 -0.11
told as	accusation	-0.08 0.08
told as	cancelled	-0.03 0.03
told as	comment	0.04 -0.04
told as	denial	-0.01 0.01
told as	done	0.02 -0.02
told as	offer	0.01 -0.01
told as	plan	-0.06 0.06
told as	rejection	-0.04 0.04
type by rules	cyber	0.07 -0.07
type by rules	diplomatic	-0.06 0.06
type by rules	economic	-0.01 0.01
type by rules	humanitarian	0.08 -0.08
type by rules	intelligence	0.05 -0.05
type by rules	military	-0.07 0.07
type by rules	other	0.16 -0.16
urgency by rules	critical:	-0.07 0.07
urgency by rules	critical: # or more dead in the title	0.05 -0.05
urgency by rules	critical: killed	-0.08 0.08
urgency by rules	critical: side strikes side	-0.07 0.07
urgency by rules	critical: side strikes usa	-0.03 0.03
urgency by rules	critical: somebody strikes side	-0.19 0.19
urgency by rules	critical: usa strikes side	-0.07 0.07
urgency by rules	high:	-0.06 0.06
urgency by rules	high: an overview of armed acts	-0.10 0.10
urgency by rules	high: closure	0.06 -0.06
urgency by rules	high: cyber	0.09 -0.09
urgency by rules	high: decision	-0.05 0.05
urgency by rules	high: execution	0.09 -0.09
urgency by rules	high: network	0.03 -0.03
urgency by rules	high: reports deployment	-0.04 0.04
urgency by rules	high: reports evacuation	-0.06 0.06
urgency by rules	high: reports reopening	0.06 -0.06
urgency by rules	high: reports sanction	0.08 -0.08
urgency by rules	high: resolve	0.02 -0.02
urgency by rules	high: threat	-0.13 0.13
urgency by rules	high: truce	-0.18 0.18
urgency by rules	high: what an armed act left	-0.11 0.11
urgency by rules	low: speaks in the manner of comment	0.03 -0.03
urgency by rules	medium: an ordinary development or a reaction	0.11 -0.11
urgency by rules	medium: an overview	0.04 -0.04
urgency by rules	medium: speaks of what may be	-0.02 0.02
urgency by rules	medium: the death of one by name	-0.04 0.04
urgency by rules	urgent:	-0.11 0.11
urgency by rules	urgent: an alarm	-0.15 0.15
urgency by rules	urgent: an armed act	0.05 -0.05
urgency by rules	urgent: casualties	-0.08 0.08
urgency by rules	urgent: reports downing	0.01 -0.01
urgency by rules	urgent: reports strike	-0.05 0.05
voice	business	0.03 -0.03
voice	media	0.04 -0.04
voice	partisan	0.02 -0.02
voice	people	0.03 -0.03
voice	quarrel	-0.07 0.07
voice	says	-0.01 0.01
voice	statecraft	0.02 -0.02
voice	travel	-0.10 0.10
voice	witnessed	-0.11 0.11
voice beside the head clause	army	-0.02 0.02
voice beside the head clause	business	0.05 -0.05
voice beside the head clause	essay	0.02 -0.02
voice beside the head clause	media	0.09 -0.09
voice beside the head clause	partisan	0.07 -0.07
voice beside the head clause	people	0.04 -0.04
voice beside the head clause	quarrel	-0.06 0.06
voice beside the head clause	says	0.03 -0.03
voice beside the head clause	statecraft	0.05 -0.05
voice beside the head clause	travel	-0.02 0.02
voice beside the head clause	witnessed	-0.08 0.08
voice in the head clause	army	0.01 -0.01
voice in the head clause	business	0.02 -0.02
voice in the head clause	essay	-0.01 0.01
voice in the head clause	media	-0.01 0.01
voice in the head clause	partisan	-0.02 0.02
voice in the head clause	people	0.02 -0.02
voice in the head clause	quarrel	-0.04 0.04
voice in the head clause	says	-0.04 0.04
voice in the head clause	statecraft	-0.01 0.01
voice in the head clause	travel	-0.10 0.10
voice in the head clause	witnessed	-0.10 0.10
voice in the head clause, naming both sides	army	-0.10 0.10
voice in the head clause, naming both sides	business	-0.03 0.03
voice in the head clause, naming both sides	essay	-0.06 0.06
voice in the head clause, naming both sides	media	-0.05 0.05
voice in the head clause, naming both sides	people	0.02 -0.02
voice in the head clause, naming both sides	says	-0.09 0.09
voice in the head clause, naming both sides	statecraft	-0.06 0.06
voice in the head clause, naming both sides	travel	-0.03 0.03
voice in the head clause, naming both sides	witnessed	-0.06 0.06
voice in the head clause, naming both sides and usa	army	-0.09 0.09
voice in the head clause, naming both sides and usa	business	-0.09 0.09
voice in the head clause, naming both sides and usa	essay	-0.11 0.11
voice in the head clause, naming both sides and usa	partisan	-0.07 0.07
voice in the head clause, naming both sides and usa	people	-0.09 0.09
voice in the head clause, naming both sides and usa	says	-0.15 0.15
voice in the head clause, naming both sides and usa	statecraft	-0.10 0.10
voice in the head clause, naming no party	army	0.06 -0.06
voice in the head clause, naming no party	essay	-0.09 0.09
voice in the head clause, naming no party	media	0.03 -0.03
voice in the head clause, naming no party	people	0.03 -0.03
voice in the head clause, naming no party	says	0.08 -0.08
voice in the head clause, naming no party	statecraft	-0.04 0.04
voice in the head clause, naming no party	witnessed	0.06 -0.06
voice in the head clause, naming one side	army	0.01 -0.01
voice in the head clause, naming one side	business	-0.02 0.02
voice in the head clause, naming one side	essay	-0.03 0.03
voice in the head clause, naming one side	media	-0.02 0.02
voice in the head clause, naming one side	partisan	0.04 -0.04
voice in the head clause, naming one side	people	0.05 -0.05
voice in the head clause, naming one side	quarrel	0.06 -0.06
voice in the head clause, naming one side	says	-0.03 0.03
voice in the head clause, naming one side	statecraft	-0.10 0.10
voice in the head clause, naming one side	travel	-0.13 0.13
voice in the head clause, naming one side	witnessed	-0.22 0.22
voice in the head clause, naming one side and usa	army	-0.14 0.14
voice in the head clause, naming one side and usa	business	-0.15 0.15
voice in the head clause, naming one side and usa	essay	-0.17 0.17
voice in the head clause, naming one side and usa	media	-0.15 0.15
voice in the head clause, naming one side and usa	partisan	-0.18 0.18
voice in the head clause, naming one side and usa	people	-0.06 0.06
voice in the head clause, naming one side and usa	quarrel	-0.16 0.16
voice in the head clause, naming one side and usa	says	-0.13 0.13
voice in the head clause, naming one side and usa	statecraft	-0.21 0.21
voice in the head clause, naming one side and usa	witnessed	-0.04 0.04
voice in the head clause, naming usa	army	-0.01 0.01
voice in the head clause, naming usa	business	0.12 -0.12
voice in the head clause, naming usa	essay	0.20 -0.20
voice in the head clause, naming usa	media	0.03 -0.03
voice in the head clause, naming usa	partisan	0.03 -0.03
voice in the head clause, naming usa	people	-0.01 0.01
voice in the head clause, naming usa	quarrel	-0.05 0.05
voice in the head clause, naming usa	says	0.04 -0.04
voice in the head clause, naming usa	statecraft	0.20 -0.20
voices in order	army	-0.02 0.02
voices in order	army > business	-0.04 0.04
voices in order	army > essay	0.02 -0.02
voices in order	army > people	0.02 -0.02
voices in order	army > says	-0.06 0.06
voices in order	army > says > business	-0.05 0.05
voices in order	army > statecraft	0.01 -0.01
voices in order	business	-0.04 0.04
voices in order	business > essay	-0.11 0.11
voices in order	business > people	0.02 -0.02
voices in order	business > statecraft	0.03 -0.03
voices in order	business > statecraft > essay	0.07 -0.07
voices in order	essay	0.05 -0.05
voices in order	essay > business	-0.06 0.06
voices in order	essay > media	0.02 -0.02
voices in order	essay > says	-0.03 0.03
voices in order	essay > statecraft	-0.07 0.07
voices in order	media	0.03 -0.03
voices in order	media > people	-0.05 0.05
voices in order	media > quarrel	-0.05 0.05
voices in order	media > says	-0.04 0.04
voices in order	none	0.03 -0.03
voices in order	partisan	0.15 -0.15
voices in order	partisan > business	0.07 -0.07
voices in order	partisan > business > statecraft	0.07 -0.07
voices in order	partisan > quarrel	-0.13 0.13
voices in order	partisan > says	-0.03 0.03
voices in order	partisan > statecraft	-0.04 0.04
voices in order	partisan > statecraft > says	0.04 -0.04
voices in order	people	-0.01 0.01
voices in order	people > business	0.10 -0.10
voices in order	people > essay	0.07 -0.07
voices in order	people > says	-0.03 0.03
voices in order	people > statecraft	-0.04 0.04
voices in order	quarrel	0.06 -0.06
voices in order	says	0.03 -0.03
voices in order	says > army	0.01 -0.01
voices in order	says > business	0.02 -0.02
voices in order	says > essay	-0.09 0.09
voices in order	says > people	-0.02 0.02
voices in order	says > quarrel	-0.08 0.08
voices in order	says > statecraft	0.01 -0.01
voices in order	says > statecraft > business	-0.05 0.05
voices in order	says > witnessed	0.02 -0.02
voices in order	statecraft	-0.01 0.01
voices in order	statecraft > army	0.02 -0.02
voices in order	statecraft > business	0.05 -0.05
voices in order	statecraft > essay	-0.10 0.10
voices in order	statecraft > people	0.05 -0.05
voices in order	statecraft > says	-0.13 0.13
voices in order	statecraft > says > business	-0.05 0.05
voices in order	statecraft > says > essay	-0.06 0.06
voices in order	statecraft > says > people	-0.09 0.09
voices in order	travel	-0.08 0.08
voices in order	travel > people	-0.10 0.10
voices in order	witnessed	-0.17 0.17
word	!	0.15 -0.15
word	?	-0.01 0.01
word	[ally]	-0.16 0.16
word	[number]	0.05 -0.05
word	[place]	-0.03 0.03
word	[region]	-0.02 0.02
word	[side]	-0.20 0.20
word	ability	-0.07 0.07
word	about	-0.09 0.09
word	accident	-0.04 0.04
word	account	0.05 -0.05
word	accus	-0.04 0.04
word	acros	-0.02 0.02
word	act	0.01 -0.01
word	action	-0.08 0.08
word	activist	0.04 -0.04
word	acts	-0.06 0.06
word	addres	-0.10 0.10
word	address	0.02 -0.02
word	admin	0.03 -0.03
word	administration	0.14 -0.14
word	after	0.03 -0.03
word	again	0.10 -0.10
word	against	0.03 -0.03
word	aggression	-0.13 0.13
word	agre	0.03 -0.03
word	agreement	-0.14 0.14
word	ahead	0.09 -0.09
word	aid	0.09 -0.09
word	air	-0.09 0.09
word	aircraft	0.05 -0.05
word	airspac	-0.08 0.08
word	airstrik	-0.08 0.08
word	al	0.04 -0.04
word	alarm	-0.02 0.02
word	alert	-0.10 0.10
word	all	0.03 -0.03
word	ally	0.09 -0.09
word	alon	-0.11 0.11
word	already	-0.13 0.13
word	ambassador	0.07 -0.07
word	amid	-0.08 0.08
word	amnesty	0.09 -0.09
word	among	0.02 -0.02
word	analysi	0.05 -0.05
word	analyst	-0.03 0.03
word	andrew	0.06 -0.06
word	angel	0.05 -0.05
word	announc	0.01 -0.01
word	announcement	-0.08 0.08
word	another	0.04 -0.04
word	anti	0.13 -0.13
word	any	0.01 -0.01
word	appeal	0.04 -0.04
word	appear	0.05 -0.05
word	approach	0.09 -0.09
word	approv	0.09 -0.09
word	approval	0.13 -0.13
word	arab	-0.13 0.13
word	arm	-0.13 0.13
word	army	0.07 -0.07
word	around	0.01 -0.01
word	arriv	-0.04 0.04
word	asia	-0.05 0.05
word	asian	-0.08 0.08
word	ask	-0.09 0.09
word	asks	0.02 -0.02
word	assault	0.04 -0.04
word	attack	-0.17 0.17
word	attempt	-0.08 0.08
word	avoid	-0.08 0.08
word	back	-0.12 0.12
word	balanc	-0.02 0.02
word	ballistic	-0.01 0.01
word	bank	-0.01 0.01
word	bas	0.04 -0.04
word	base	-0.02 0.02
word	becom	-0.06 0.06
word	befor	-0.07 0.07
word	begin	0.07 -0.07
word	begun	-0.05 0.05
word	below	-0.05 0.05
word	benefit	-0.07 0.07
word	between	0.03 -0.03
word	beyond	-0.08 0.08
word	bid	0.03 -0.03
word	big	-0.04 0.04
word	bigger	0.03 -0.03
word	bill	0.09 -0.09
word	billion	0.10 -0.10
word	birthright	0.12 -0.12
word	bitcoin	0.04 -0.04
word	blackout	0.07 -0.07
word	blam	-0.09 0.09
word	block	0.06 -0.06
word	blockad	-0.01 0.01
word	bloomberg	-0.03 0.03
word	blow	0.04 -0.04
word	boat	0.08 -0.08
word	bomb	0.01 -0.01
word	boost	0.07 -0.07
word	boss	0.09 -0.09
word	brac	-0.08 0.08
word	break	-0.03 0.03
word	bring	0.05 -0.05
word	build	0.01 -0.01
word	buy	0.09 -0.09
word	california	0.08 -0.08
word	call	0.05 -0.05
word	campaign	0.11 -0.11
word	can	0.07 -0.07
word	can't	-0.06 0.06
word	canadian	-0.10 0.10
word	candidat	0.05 -0.05
word	captur	0.05 -0.05
word	case	0.15 -0.15
word	casualty	-0.11 0.11
word	caus	-0.11 0.11
word	ceas	0.03 -0.03
word	ceasefir	-0.18 0.18
word	celebrat	0.07 -0.07
word	chain	-0.03 0.03
word	chair	-0.03 0.03
word	chang	0.03 -0.03
word	charg	0.03 -0.03
word	chemical	-0.12 0.12
word	chief	0.01 -0.01
word	children	0.02 -0.02
word	chok	-0.10 0.10
word	citizen	0.11 -0.11
word	citizenship	0.10 -0.10
word	civilian	-0.04 0.04
word	civilization	-0.07 0.07
word	claim	-0.05 0.05
word	clash	-0.03 0.03
word	cleans	0.11 -0.11
word	clear	-0.09 0.09
word	clos	0.04 -0.04
word	closur	-0.09 0.09
word	cnn	-0.07 0.07
word	com	0.05 -0.05
word	combat	-0.09 0.09
word	come	0.04 -0.04
word	commander	-0.21 0.21
word	company	0.14 -0.14
word	complet	-0.05 0.05
word	concern	-0.07 0.07
word	condemn	-0.13 0.13
word	conflict	-0.25 0.25
word	consider	0.06 -0.06
word	continu	0.03 -0.03
word	control	-0.03 0.03
word	cost	0.12 -0.12
word	could	-0.07 0.07
word	country	-0.08 0.08
word	court	0.19 -0.19
word	cover	-0.02 0.02
word	crash	0.01 -0.01
word	credit	-0.04 0.04
word	crim	0.13 -0.13
word	crisi	-0.14 0.14
word	crud	-0.11 0.11
word	crypto	0.03 -0.03
word	cuba	0.07 -0.07
word	cup	0.13 -0.13
word	cut	0.05 -0.05
word	cuts	0.04 -0.04
word	damag	-0.03 0.03
word	david	-0.01 0.01
word	day	0.10 -0.10
word	daybreak	-0.06 0.06
word	days	-0.01 0.01
word	de	-0.02 0.02
word	dead	-0.03 0.03
word	deadlin	0.03 -0.03
word	deal	0.10 -0.10
word	death	0.04 -0.04
word	decision	0.07 -0.07
word	declar	-0.09 0.09
word	defenc	-0.12 0.12
word	defend	0.03 -0.03
word	delay	0.05 -0.05
word	delegation	-0.02 0.02
word	dem	-0.05 0.05
word	demand	-0.09 0.09
word	democrat	-0.03 0.03
word	deploy	-0.06 0.06
word	deputy	-0.02 0.02
word	despit	-0.12 0.12
word	destroy	-0.04 0.04
word	destruction	0.02 -0.02
word	detail	0.03 -0.03
word	did	-0.10 0.10
word	die	-0.05 0.05
word	diplomat	-0.04 0.04
word	diplomatic	0.04 -0.04
word	discuss	0.02 -0.02
word	dismiss	0.04 -0.04
word	disput	0.12 -0.12
word	disrupt	-0.12 0.12
word	disruption	-0.12 0.12
word	do	-0.02 0.02
word	does	0.05 -0.05
word	doj	0.13 -0.13
word	dollar	0.02 -0.02
word	domestic	0.19 -0.19
word	don't	-0.11 0.11
word	doubl	0.06 -0.06
word	down	0.04 -0.04
word	dozen	0.01 -0.01
word	driv	0.08 -0.08
word	dron	0.10 -0.10
word	drop	0.04 -0.04
word	due	-0.10 0.10
word	dur	-0.14 0.14
word	early	-0.12 0.12
word	echostar	0.12 -0.12
word	economic	-0.04 0.04
word	economist	0.04 -0.04
word	economy	-0.05 0.05
word	effort	-0.04 0.04
word	election	0.11 -0.11
word	eliminat	0.10 -0.10
word	emerg	-0.01 0.01
word	emergency	-0.09 0.09
word	end	0.04 -0.04
word	ends	0.02 -0.02
word	energy	-0.02 0.02
word	enter	0.09 -0.09
word	epstein	0.09 -0.09
word	escalat	-0.11 0.11
word	escalation	-0.06 0.06
word	ether	0.03 -0.03
word	ethnic	0.07 -0.07
word	evacuat	-0.10 0.10
word	evacuation	0.02 -0.02
word	even	-0.13 0.13
word	event	0.09 -0.09
word	ex	0.05 -0.05
word	execut	0.06 -0.06
word	exit	-0.09 0.09
word	expect	-0.01 0.01
word	expert	0.04 -0.04
word	explain	-0.08 0.08
word	explosion	-0.07 0.07
word	export	-0.14 0.14
word	extend	0.04 -0.04
word	extremely	-0.07 0.07
word	f	-0.01 0.01
word	fac	-0.03 0.03
word	face	0.07 -0.07
word	facility	0.07 -0.07
word	fail	-0.11 0.11
word	fair	0.05 -0.05
word	fall	0.01 -0.01
word	fallout	0.02 -0.02
word	far	-0.04 0.04
word	fear	-0.04 0.04
word	fed	0.10 -0.10
word	field	-0.02 0.02
word	fifa	0.09 -0.09
word	fight	0.01 -0.01
word	fighter	-0.11 0.11
word	find	-0.02 0.02
word	finish	-0.05 0.05
word	fir	-0.01 0.01
word	first	-0.01 0.01
word	fleet	-0.07 0.07
word	flight	-0.12 0.12
word	focu	0.06 -0.06
word	follow	-0.10 0.10
word	food	0.03 -0.03
word	football	0.12 -0.12
word	forc	-0.07 0.07
word	foreign	0.09 -0.09
word	former	-0.08 0.08
word	four	0.08 -0.08
word	fox	0.04 -0.04
word	fresh	-0.03 0.03
word	front	0.02 -0.02
word	fund	-0.04 0.04
word	further	-0.08 0.08
word	futur	0.02 -0.02
word	g	-0.08 0.08
word	g7	-0.04 0.04
word	gabbard	0.02 -0.02
word	gain	0.07 -0.07
word	gas	-0.06 0.06
word	gen	-0.07 0.07
word	general	-0.05 0.05
word	genocid	-0.01 0.01
word	genocidal	-0.08 0.08
word	get	0.09 -0.09
word	gett	0.09 -0.09
word	girl	-0.06 0.06
word	global	-0.11 0.11
word	go	0.08 -0.08
word	goal	-0.12 0.12
word	goes	0.05 -0.05
word	gold	0.01 -0.01
word	golden	0.08 -0.08
word	gop	0.01 -0.01
word	government	0.03 -0.03
word	ground	-0.10 0.10
word	group	-0.02 0.02
word	grow	-0.11 0.11
word	guidelin	-0.16 0.16
word	hacker	0.02 -0.02
word	halt	-0.06 0.06
word	hama	0.12 -0.12
word	hand	0.02 -0.02
word	happen	-0.07 0.07
word	hard	-0.04 0.04
word	haven	-0.02 0.02
word	head	-0.06 0.06
word	headquarter	0.08 -0.08
word	health	0.08 -0.08
word	heard	0.01 -0.01
word	helicopter	-0.08 0.08
word	help	-0.05 0.05
word	here	-0.01 0.01
word	high	-0.05 0.05
word	higher	-0.07 0.07
word	him	-0.04 0.04
word	historic	0.05 -0.05
word	hit	0.03 -0.03
word	hits	-0.15 0.15
word	hold	0.04 -0.04
word	home	0.12 -0.12
word	hop	-0.05 0.05
word	hope	-0.11 0.11
word	hospital	0.02 -0.02
word	host	0.04 -0.04
word	hous	-0.05 0.05
word	how	-0.09 0.09
word	human	-0.05 0.05
word	hundred	0.05 -0.05
word	hurt	-0.08 0.08
word	i	0.02 -0.02
word	ice	0.07 -0.07
word	if	0.02 -0.02
word	imag	-0.03 0.03
word	immigration	0.09 -0.09
word	imminent	-0.06 0.06
word	impact	-0.14 0.14
word	includ	0.03 -0.03
word	increas	-0.04 0.04
word	infiltration	-0.07 0.07
word	inflation	0.04 -0.04
word	infrastructur	0.04 -0.04
word	insid	0.05 -0.05
word	insight	0.02 -0.02
word	insist	-0.06 0.06
word	intercept	-0.02 0.02
word	interest	0.02 -0.02
word	internet	0.03 -0.03
word	interview	-0.15 0.15
word	investor	-0.02 0.02
word	is	-0.06 0.06
word	isn't	0.01 -0.01
word	issu	0.05 -0.05
word	jam	0.05 -0.05
word	jazeera	-0.09 0.09
word	jen	-0.06 0.06
word	jet	-0.13 0.13
word	jets	-0.02 0.02
word	job	0.03 -0.03
word	john	-0.09 0.09
word	join	-0.08 0.08
word	joint	-0.03 0.03
word	journalist	-0.01 0.01
word	judg	0.09 -0.09
word	jump	-0.03 0.03
word	just	0.01 -0.01
word	justic	0.13 -0.13
word	key	-0.06 0.06
word	kill	0.08 -0.08
word	king	0.10 -0.10
word	know	0.05 -0.05
word	land	-0.03 0.03
word	last	0.02 -0.02
word	latest	0.01 -0.01
word	launch	0.08 -0.08
word	law	0.10 -0.10
word	lead	-0.11 0.11
word	leader	-0.17 0.17
word	leadership	-0.12 0.12
word	least	0.04 -0.04
word	leav	-0.10 0.10
word	left	0.14 -0.14
word	legal	0.03 -0.03
word	level	0.07 -0.07
word	like	0.07 -0.07
word	likely	0.03 -0.03
word	limit	-0.09 0.09
word	lin	-0.09 0.09
word	link	0.07 -0.07
word	list	0.10 -0.10
word	littl	-0.09 0.09
word	liv	0.07 -0.07
word	live	-0.10 0.10
word	lng	-0.11 0.11
word	loom	-0.05 0.05
word	los	0.08 -0.08
word	loss	-0.09 0.09
word	love	0.08 -0.08
word	lower	0.10 -0.10
word	made	0.15 -0.15
word	maga	-0.06 0.06
word	major	-0.11 0.11
word	mak	-0.08 0.08
word	make	0.07 -0.07
word	many	-0.12 0.12
word	march	0.02 -0.02
word	mark	0.01 -0.01
word	market	-0.14 0.14
word	massiv	-0.10 0.10
word	may	0.02 -0.02
word	mean	-0.03 0.03
word	media	-0.10 0.10
word	meet	-0.05 0.05
word	messag	0.20 -0.20
word	might	0.08 -0.08
word	military	-0.13 0.13
word	million	-0.06 0.06
word	minister	-0.07 0.07
word	ministry	0.06 -0.06
word	miss	-0.09 0.09
word	missil	-0.06 0.06
word	mission	0.06 -0.06
word	mobil	0.10 -0.10
word	moment	-0.05 0.05
word	money	0.11 -0.11
word	month	0.04 -0.04
word	more	-0.06 0.06
word	most	0.07 -0.07
word	mount	-0.04 0.04
word	move	0.06 -0.06
word	mr	0.03 -0.03
word	ms	0.07 -0.07
word	much	-0.03 0.03
word	multipl	0.04 -0.04
word	nam	0.03 -0.03
word	nation	-0.05 0.05
word	national	0.10 -0.10
word	need	0.02 -0.02
word	negotiat	-0.08 0.08
word	negotiation	-0.04 0.04
word	negotiator	-0.05 0.05
word	network	0.07 -0.07
word	new	0.11 -0.11
word	news	0.10 -0.10
word	no	-0.03 0.03
word	north	0.13 -0.13
word	not	-0.13 0.13
word	noth	-0.07 0.07
word	now	0.06 -0.06
word	nuclear	0.02 -0.02
word	objectiv	-0.08 0.08
word	off	-0.02 0.02
word	offer	-0.02 0.02
word	offic	0.10 -0.10
word	official	-0.01 0.01
word	oil	-0.05 0.05
word	old	0.06 -0.06
word	once	0.01 -0.01
word	one	-0.01 0.01
word	ongo	-0.08 0.08
word	open	0.08 -0.08
word	operation	-0.17 0.17
word	opinion	0.11 -0.11
word	option	-0.07 0.07
word	order	-0.04 0.04
word	other	0.02 -0.02
word	out	0.06 -0.06
word	output	-0.02 0.02
word	over	-0.01 0.01
word	own	0.07 -0.07
word	p	-0.05 0.05
word	pacific	0.11 -0.11
word	packag	-0.04 0.04
word	paid	0.08 -0.08
word	palestinian	0.07 -0.07
word	part	0.01 -0.01
word	pass	-0.06 0.06
word	past	-0.09 0.09
word	patient	0.09 -0.09
word	pay	0.01 -0.01
word	penalty	0.08 -0.08
word	peopl	0.06 -0.06
word	percent	0.07 -0.07
word	phon	0.11 -0.11
word	pilot	-0.02 0.02
word	plac	-0.09 0.09
word	plan	0.08 -0.08
word	plann	0.05 -0.05
word	plant	-0.07 0.07
word	play	-0.09 0.09
word	pledg	0.08 -0.08
word	plot	0.04 -0.04
word	plung	-0.09 0.09
word	plus	-0.09 0.09
word	pm	0.01 -0.01
word	podcast	-0.08 0.08
word	point	0.04 -0.04
word	policy	0.07 -0.07
word	politic	-0.01 0.01
word	political	0.04 -0.04
word	poll	0.09 -0.09
word	polymarket	-0.08 0.08
word	port	0.02 -0.02
word	possibl	-0.08 0.08
word	post	0.08 -0.08
word	pound	0.02 -0.02
word	power	-0.02 0.02
word	prepar	-0.06 0.06
word	president	-0.04 0.04
word	presidential	0.12 -0.12
word	pressur	-0.14 0.14
word	pric	-0.04 0.04
word	prim	-0.02 0.02
word	primetim	-0.04 0.04
word	prison	0.08 -0.08
word	prob	0.01 -0.01
word	problem	-0.07 0.07
word	program	-0.09 0.09
word	programm	0.02 -0.02
word	project	0.15 -0.15
word	promis	0.07 -0.07
word	proposal	-0.03 0.03
word	protect	0.03 -0.03
word	protest	0.14 -0.14
word	pursu	-0.05 0.05
word	push	-0.02 0.02
word	put	-0.01 0.01
word	question	-0.11 0.11
word	quickly	-0.11 0.11
word	race	0.09 -0.09
word	rag	-0.06 0.06
word	rais	-0.11 0.11
word	rat	0.02 -0.02
word	rate	0.06 -0.06
word	reach	-0.01 0.01
word	react	-0.04 0.04
word	read	0.02 -0.02
word	ready	-0.08 0.08
word	real	0.06 -0.06
word	recent	-0.07 0.07
word	record	0.05 -0.05
word	red	0.04 -0.04
word	reduc	0.06 -0.06
word	refinery	-0.03 0.03
word	regim	0.03 -0.03
word	region	-0.01 0.01
word	regional	0.05 -0.05
word	reject	0.01 -0.01
word	religiou	0.03 -0.03
word	renew	-0.09 0.09
word	reopen	-0.10 0.10
word	repeat	0.05 -0.05
word	report	-0.03 0.03
word	reportedly	0.01 -0.01
word	reporter	0.04 -0.04
word	republican	-0.03 0.03
word	request	0.07 -0.07
word	rescu	-0.11 0.11
word	resolution	-0.10 0.10
word	respond	0.03 -0.03
word	respons	-0.12 0.12
word	restraint	-0.04 0.04
word	retaliat	0.02 -0.02
word	retaliation	-0.09 0.09
word	retaliatory	-0.04 0.04
word	retreat	-0.10 0.10
word	return	-0.09 0.09
word	reveng	0.05 -0.05
word	right	0.13 -0.13
word	ris	-0.07 0.07
word	risk	-0.12 0.12
word	rocket	0.06 -0.06
word	round	-0.07 0.07
word	rout	-0.06 0.06
word	rul	0.11 -0.11
word	run	0.08 -0.08
word	rush	-0.08 0.08
word	s	-0.07 0.07
word	said	0.05 -0.05
word	sanction	-0.03 0.03
word	say	-0.06 0.06
word	says	0.04 -0.04
word	scal	0.08 -0.08
word	school	-0.16 0.16
word	scientist	-0.04 0.04
word	second	-0.08 0.08
word	security	0.05 -0.05
word	see	0.02 -0.02
word	seek	0.07 -0.07
word	seen	-0.08 0.08
word	sees	0.06 -0.06
word	senat	0.05 -0.05
word	senator	0.07 -0.07
word	send	0.03 -0.03
word	senior	-0.09 0.09
word	sentiment	0.08 -0.08
word	servic	0.14 -0.14
word	set	-0.05 0.05
word	settler	0.08 -0.08
word	several	0.11 -0.11
word	shadow	-0.07 0.07
word	shar	0.08 -0.08
word	sharply	-0.05 0.05
word	shelter	-0.14 0.14
word	shift	-0.11 0.11
word	ship	-0.03 0.03
word	shipp	-0.10 0.10
word	shock	-0.11 0.11
word	shoot	-0.01 0.01
word	short	0.10 -0.10
word	shortag	-0.12 0.12
word	shot	0.04 -0.04
word	show	-0.02 0.02
word	sign	0.03 -0.03
word	signal	-0.13 0.13
word	sinc	0.06 -0.06
word	sink	-0.08 0.08
word	siren	-0.15 0.15
word	sit	-0.03 0.03
word	site	-0.07 0.07
word	slam	0.02 -0.02
word	slid	-0.03 0.03
word	slump	-0.04 0.04
word	smok	-0.08 0.08
word	soar	0.03 -0.03
word	soldier	0.08 -0.08
word	some	-0.03 0.03
word	sound	-0.05 0.05
word	sourc	-0.08 0.08
word	spark	0.05 -0.05
word	speech	-0.08 0.08
word	spend	0.08 -0.08
word	spik	-0.07 0.07
word	spread	-0.05 0.05
word	spy	-0.10 0.10
word	stall	0.06 -0.06
word	stanc	-0.05 0.05
word	stand	-0.08 0.08
word	start	-0.08 0.08
word	stat	0.06 -0.06
word	statement	-0.15 0.15
word	stay	-0.07 0.07
word	step	0.07 -0.07
word	stephen	0.11 -0.11
word	still	-0.02 0.02
word	stock	-0.04 0.04
word	stop	-0.02 0.02
word	strik	-0.08 0.08
word	struck	-0.04 0.04
word	student	0.10 -0.10
word	stunn	-0.07 0.07
word	submarin	-0.12 0.12
word	suggest	-0.09 0.09
word	summit	-0.01 0.01
word	supply	-0.12 0.12
word	support	-0.07 0.07
word	supporter	0.06 -0.06
word	suprem	0.11 -0.11
word	surpris	-0.04 0.04
word	surrender	-0.03 0.03
word	survivor	-0.01 0.01
word	suspect	-0.08 0.08
word	system	0.05 -0.05
word	tak	-0.09 0.09
word	take	-0.03 0.03
word	takeaway	-0.09 0.09
word	taken	0.02 -0.02
word	talk	-0.07 0.07
word	tanker	-0.13 0.13
word	target	-0.05 0.05
word	tariff	0.08 -0.08
word	tax	0.10 -0.10
word	team	0.08 -0.08
word	tell	-0.12 0.12
word	tension	-0.05 0.05
word	term	0.04 -0.04
word	territory	0.02 -0.02
word	test	-0.06 0.06
word	texa	0.11 -0.11
word	th	0.05 -0.05
word	them	0.09 -0.09
word	ther	0.08 -0.08
word	thes	0.02 -0.02
word	they	-0.02 0.02
word	they'r	0.07 -0.07
word	thing	0.01 -0.01
word	third	0.04 -0.04
word	thousand	0.05 -0.05
word	threat	-0.10 0.10
word	threaten	-0.08 0.08
word	through	-0.01 0.01
word	ties	0.02 -0.02
word	tiktok	0.10 -0.10
word	tim	0.09 -0.09
word	time	-0.07 0.07
word	today	0.01 -0.01
word	told	-0.10 0.10
word	toll	-0.03 0.03
word	tonight	-0.08 0.08
word	too	0.01 -0.01
word	top	-0.07 0.07
word	total	-0.06 0.06
word	toward	-0.08 0.08
word	trad	-0.01 0.01
word	trader	-0.10 0.10
word	train	0.11 -0.11
word	travel	-0.05 0.05
word	trigger	-0.06 0.06
word	troop	0.10 -0.10
word	tulsi	0.02 -0.02
word	turn	-0.06 0.06
word	two	-0.02 0.02
word	u	0.08 -0.08
word	ultimatum	0.03 -0.03
word	uncertainty	-0.08 0.08
word	under	-0.08 0.08
word	unit	-0.04 0.04
word	unlikely	-0.11 0.11
word	until	0.04 -0.04
word	up	0.06 -0.06
word	updat	-0.01 0.01
word	uranium	-0.12 0.12
word	urg	0.14 -0.14
word	us	-0.04 0.04
word	use	0.05 -0.05
word	victim	0.03 -0.03
word	victory	-0.02 0.02
word	video	0.10 -0.10
word	visit	0.01 -0.01
word	voic	0.03 -0.03
word	voter	0.07 -0.07
word	vow	0.07 -0.07
word	vows	-0.05 0.05
word	want	0.04 -0.04
word	war	-0.08 0.08
word	warn	-0.01 0.01
word	wars	-0.09 0.09
word	warship	-0.14 0.14
word	watch	0.01 -0.01
word	watchdog	0.05 -0.05
word	way	-0.11 0.11
word	we	0.04 -0.04
word	we'r	0.04 -0.04
word	week	-0.13 0.13
word	weigh	0.02 -0.02
word	what	0.06 -0.06
word	when	-0.08 0.08
word	wher	-0.02 0.02
word	whether	0.02 -0.02
word	which	0.03 -0.03
word	who	0.05 -0.05
word	whol	0.02 -0.02
word	why	-0.13 0.13
word	wider	-0.11 0.11
word	will	-0.09 0.09
word	win	0.06 -0.06
word	without	0.09 -0.09
word	women	-0.13 0.13
word	won't	-0.05 0.05
word	word	-0.11 0.11
word	work	0.04 -0.04
word	worker	0.07 -0.07
word	world	0.04 -0.04
word	worry	-0.04 0.04
word	would	-0.06 0.06
word	wound	0.08 -0.08
word	year	-0.01 0.01
word	yet	-0.01 0.01
word	you	0.11 -0.11
word	your	0.02 -0.02
words: ,	,	-0.12 0.12
words: ,	[number]	0.03 -0.03
words: ,	[place]	-0.05 0.05
words: ,	[region]	-0.09 0.09
words: ,	[side]	-0.12 0.12
words: ,	[usa]	-0.08 0.08
words: ,	a	0.07 -0.07
words: ,	and	-0.06 0.06
words: ,	announc	-0.04 0.04
words: ,	as	0.02 -0.02
words: ,	but	0.04 -0.04
words: ,	call	0.03 -0.03
words: ,	commander	-0.09 0.09
words: ,	domestic	0.07 -0.07
words: ,	from	0.05 -0.05
words: ,	in	0.12 -0.12
words: ,	includ	0.03 -0.03
words: ,	kill	0.03 -0.03
words: ,	more	-0.11 0.11
words: ,	oil	0.03 -0.03
words: ,	on	0.07 -0.07
words: ,	says	0.05 -0.05
words: ,	sourc	-0.08 0.08
words: ,	stock	-0.10 0.10
words: ,	the	0.06 -0.06
words: ,	to	-0.01 0.01
words: ,	with	0.12 -0.12
words: -	live	-0.05 0.05
words: -	the	0.10 -0.10
words: .	,	-0.09 0.09
words: .	[number]	0.11 -0.11
words: .	[side]	0.03 -0.03
words: .	[usa]	0.07 -0.07
words: .	but	-0.02 0.02
words: .	in	0.08 -0.08
words: .	says	0.04 -0.04
words: .	the	-0.10 0.10
words: :	,	-0.06 0.06
words: :	[ally]	-0.09 0.09
words: :	[number]	-0.08 0.08
words: :	[place]	-0.05 0.05
words: :	[region]	-0.02 0.02
words: :	[side]	-0.17 0.17
words: :	[usa]	0.05 -0.05
words: :	analysi	0.07 -0.07
words: :	analyst	-0.05 0.05
words: :	destroy	-0.07 0.07
words: :	evacuat	-0.11 0.11
words: :	ex	0.02 -0.02
words: :	expert	-0.11 0.11
words: :	from	0.01 -0.01
words: :	he	-0.07 0.07
words: :	hits	-0.11 0.11
words: :	in	0.06 -0.06
words: :	intercept	-0.09 0.09
words: :	kill	0.07 -0.07
words: :	launch	0.07 -0.07
words: :	market	-0.06 0.06
words: :	missil	-0.14 0.14
words: :	no	-0.06 0.06
words: :	not	-0.14 0.14
words: :	on	-0.10 0.10
words: :	report	-0.01 0.01
words: :	strik	0.03 -0.03
words: :	talk	-0.10 0.10
words: :	the	-0.07 0.07
words: :	to	-0.06 0.06
words: :	we	-0.07 0.07
words: :	wound	0.05 -0.05
words: [number]	,	0.06 -0.06
words: [number]	.	0.01 -0.01
words: [number]	:	0.03 -0.03
words: [number]	[number]	-0.01 0.01
words: [number]	[side]	0.03 -0.03
words: [number]	days	0.08 -0.08
words: [number]	dollar	0.07 -0.07
words: [number]	early	-0.08 0.08
words: [number]	kill	0.04 -0.04
words: [number]	missil	0.06 -0.06
words: [number]	of	-0.06 0.06
words: [number]	peopl	0.03 -0.03
words: [number]	percent	0.07 -0.07
words: [number]	point	0.05 -0.05
words: [number]	ship	-0.09 0.09
words: [number]	to	0.04 -0.04
words: [number]	week	-0.07 0.07
words: [number]	wound	-0.11 0.11
words: [number]	year	-0.02 0.02
words: [place]	,	-0.15 0.15
words: [place]	.	0.09 -0.09
words: [place]	:	-0.12 0.12
words: [place]	[place]	0.06 -0.06
words: [place]	[usa]	0.01 -0.01
words: [place]	and	-0.01 0.01
words: [place]	army	-0.04 0.04
words: [place]	as	-0.05 0.05
words: [place]	condemn	-0.10 0.10
words: [place]	from	0.09 -0.09
words: [place]	gas	-0.10 0.10
words: [place]	has	-0.08 0.08
words: [place]	in	0.10 -0.10
words: [place]	is	0.02 -0.02
words: [place]	meet	-0.14 0.14
words: [place]	negotiator	-0.05 0.05
words: [place]	oil	0.05 -0.05
words: [place]	on	-0.08 0.08
words: [place]	pm	-0.09 0.09
words: [place]	says	0.05 -0.05
words: [place]	to	0.04 -0.04
words: [place]	visit	-0.02 0.02
words: [place]	war	0.11 -0.11
words: [place]	with	0.04 -0.04
words: [region]	,	-0.02 0.02
words: [region]	.	-0.10 0.10
words: [region]	:	-0.01 0.01
words: [region]	after	-0.09 0.09
words: [region]	amid	-0.04 0.04
words: [region]	as	-0.08 0.08
words: [region]	conflict	-0.18 0.18
words: [region]	crisi	-0.11 0.11
words: [region]	disruption	-0.10 0.10
words: [region]	gas	-0.07 0.07
words: [region]	hospital	0.05 -0.05
words: [region]	in	0.04 -0.04
words: [region]	leader	-0.08 0.08
words: [region]	oil	-0.06 0.06
words: [region]	tension	-0.08 0.08
words: [region]	tim	0.10 -0.10
words: [side]	,	-0.04 0.04
words: [side]	-	-0.09 0.09
words: [side]	.	-0.03 0.03
words: [side]	:	-0.06 0.06
words: [side]	;	-0.05 0.05
words: [side]	?	-0.18 0.18
words: [side]	[number]	-0.12 0.12
words: [side]	[place]	0.10 -0.10
words: [side]	[region]	0.04 -0.04
words: [side]	[side]	-0.34 0.34
words: [side]	[usa]	-0.13 0.13
words: [side]	addres	-0.08 0.08
words: [side]	after	-0.05 0.05
words: [side]	air	-0.10 0.10
words: [side]	airstrik	-0.05 0.05
words: [side]	and	-0.10 0.10
words: [side]	announc	0.09 -0.09
words: [side]	are	-0.06 0.06
words: [side]	as	-0.18 0.18
words: [side]	attack	-0.16 0.16
words: [side]	ballistic	-0.08 0.08
words: [side]	bomb	0.03 -0.03
words: [side]	call	-0.07 0.07
words: [side]	ceasefir	-0.07 0.07
words: [side]	commander	-0.09 0.09
words: [side]	confirm	-0.02 0.02
words: [side]	conflict	-0.11 0.11
words: [side]	cost	0.06 -0.06
words: [side]	crisi	-0.09 0.09
words: [side]	deadlin	-0.09 0.09
words: [side]	defens	-0.08 0.08
words: [side]	domestic	0.11 -0.11
words: [side]	economy	-0.09 0.09
words: [side]	evacuation	-0.04 0.04
words: [side]	fir	-0.07 0.07
words: [side]	for	-0.07 0.07
words: [side]	from	0.08 -0.08
words: [side]	gas	-0.06 0.06
words: [side]	has	-0.09 0.09
words: [side]	hits	-0.04 0.04
words: [side]	if	-0.05 0.05
words: [side]	in	0.01 -0.01
words: [side]	infiltration	-0.07 0.07
words: [side]	jets	-0.02 0.02
words: [side]	kill	0.07 -0.07
words: [side]	latest	-0.04 0.04
words: [side]	launch	-0.08 0.08
words: [side]	leader	-0.04 0.04
words: [side]	media	-0.17 0.17
words: [side]	military	-0.09 0.09
words: [side]	missil	-0.19 0.19
words: [side]	nam	-0.15 0.15
words: [side]	not	-0.11 0.11
words: [side]	nuclear	-0.08 0.08
words: [side]	official	-0.07 0.07
words: [side]	oil	-0.04 0.04
words: [side]	podcast	-0.06 0.06
words: [side]	port	-0.06 0.06
words: [side]	respond	-0.04 0.04
words: [side]	retaliat	-0.08 0.08
words: [side]	retaliation	-0.07 0.07
words: [side]	says	-0.14 0.14
words: [side]	ship	-0.11 0.11
words: [side]	soldier	0.05 -0.05
words: [side]	speech	-0.09 0.09
words: [side]	spy	-0.11 0.11
words: [side]	strik	-0.15 0.15
words: [side]	student	0.07 -0.07
words: [side]	talk	-0.12 0.12
words: [side]	target	-0.05 0.05
words: [side]	tension	-0.04 0.04
words: [side]	threat	-0.06 0.06
words: [side]	to	0.03 -0.03
words: [side]	two	0.08 -0.08
words: [side]	visit	-0.06 0.06
words: [side]	vows	-0.04 0.04
words: [side]	war	-0.23 0.23
words: [side]	warn	-0.09 0.09
words: [side]	warship	-0.11 0.11
words: [side]	with	-0.09 0.09
words: [side]	won't	-0.07 0.07
words: [side]	wound	0.05 -0.05
words: [usa]	,	-0.03 0.03
words: [usa]	.	0.10 -0.10
words: [usa]	:	-0.08 0.08
words: [usa]	[place]	0.04 -0.04
words: [usa]	[region]	-0.06 0.06
words: [usa]	[side]	-0.07 0.07
words: [usa]	[usa]	-0.12 0.12
words: [usa]	admin	0.03 -0.03
words: [usa]	administration	0.14 -0.14
words: [usa]	after	0.08 -0.08
words: [usa]	agre	-0.06 0.06
words: [usa]	ally	0.10 -0.10
words: [usa]	and	-0.12 0.12
words: [usa]	announc	-0.12 0.12
words: [usa]	arriv	0.05 -0.05
words: [usa]	as	0.06 -0.06
words: [usa]	attack	-0.03 0.03
words: [usa]	back	-0.06 0.06
words: [usa]	bas	-0.03 0.03
words: [usa]	base	-0.06 0.06
words: [usa]	blockad	-0.11 0.11
words: [usa]	call	-0.01 0.01
words: [usa]	can	0.02 -0.02
words: [usa]	ceasefir	-0.07 0.07
words: [usa]	claim	-0.02 0.02
words: [usa]	clos	-0.08 0.08
words: [usa]	confirm	-0.05 0.05
words: [usa]	declar	-0.08 0.08
words: [usa]	economy	0.02 -0.02
words: [usa]	for	0.09 -0.09
words: [usa]	from	-0.06 0.06
words: [usa]	has	0.06 -0.06
words: [usa]	in	-0.15 0.15
words: [usa]	is	-0.10 0.10
words: [usa]	launch	-0.10 0.10
words: [usa]	leav	-0.04 0.04
words: [usa]	may	-0.05 0.05
words: [usa]	media	0.11 -0.11
words: [usa]	of	-0.06 0.06
words: [usa]	official	-0.02 0.02
words: [usa]	oil	-0.03 0.03
words: [usa]	on	-0.01 0.01
words: [usa]	post	-0.02 0.02
words: [usa]	says	-0.03 0.03
words: [usa]	signal	-0.02 0.02
words: [usa]	speech	-0.06 0.06
words: [usa]	strik	-0.02 0.02
words: [usa]	suspend	-0.05 0.05
words: [usa]	talk	-0.04 0.04
words: [usa]	tell	-0.10 0.10
words: [usa]	threat	-0.10 0.10
words: [usa]	threaten	-0.11 0.11
words: [usa]	to	-0.04 0.04
words: [usa]	urg	0.08 -0.08
words: [usa]	visit	-0.10 0.10
words: [usa]	vows	-0.04 0.04
words: [usa]	war	-0.12 0.12
words: [usa]	warn	-0.07 0.07
words: [usa]	weigh	-0.04 0.04
words: [usa]	will	-0.07 0.07
words: [usa]	with	-0.02 0.02
words: a	deal	0.05 -0.05
words: a	new	-0.02 0.02
words: about	[side]	-0.09 0.09
words: about	the	0.03 -0.03
words: acros	[side]	-0.04 0.04
words: acros	the	-0.02 0.02
words: addres	:	-0.07 0.07
words: after	[place]	0.03 -0.03
words: after	[side]	-0.10 0.10
words: after	[usa]	-0.04 0.04
words: after	attack	-0.14 0.14
words: after	hits	-0.10 0.10
words: after	missil	-0.04 0.04
words: after	strik	-0.06 0.06
words: against	[side]	-0.09 0.09
words: against	[usa]	0.07 -0.07
words: aggression	on	-0.08 0.08
words: agre	to	0.05 -0.05
words: ahead	of	0.05 -0.05
words: air	strik	-0.04 0.04
words: al	jazeera	-0.09 0.09
words: all	in	-0.05 0.05
words: all	out	-0.05 0.05
words: amid	[side]	-0.10 0.10
words: amid	[usa]	0.02 -0.02
words: analyst	say	0.03 -0.03
words: and	[place]	-0.02 0.02
words: and	[side]	-0.12 0.12
words: and	[usa]	0.01 -0.01
words: and	gas	-0.06 0.06
words: and	ongo	-0.07 0.07
words: and	the	0.03 -0.03
words: and	what	0.06 -0.06
words: announc	[number]	-0.13 0.13
words: announc	[side]	-0.08 0.08
words: announc	[usa]	-0.07 0.07
words: announc	massiv	-0.08 0.08
words: announc	to	0.03 -0.03
words: anti	[usa]	0.13 -0.13
words: are	[usa]	-0.06 0.06
words: arm	forc	-0.12 0.12
words: army	chief	-0.04 0.04
words: arriv	in	-0.05 0.05
words: as	[place]	-0.06 0.06
words: as	[region]	-0.15 0.15
words: as	[side]	-0.10 0.10
words: as	[usa]	0.07 -0.07
words: as	a	-0.07 0.07
words: as	conflict	-0.09 0.09
words: as	he	0.05 -0.05
words: as	it	0.04 -0.04
words: as	long	0.03 -0.03
words: as	oil	-0.06 0.06
words: as	tension	-0.05 0.05
words: as	the	0.01 -0.01
words: as	war	-0.07 0.07
words: assault	on	-0.02 0.02
words: at	[side]	-0.10 0.10
words: at	[usa]	-0.01 0.01
words: at	a	-0.02 0.02
words: at	home	0.14 -0.14
words: at	least	0.04 -0.04
words: at	the	0.12 -0.12
words: attack	,	0.01 -0.01
words: attack	:	-0.07 0.07
words: attack	?	-0.06 0.06
words: attack	[side]	-0.01 0.01
words: attack	[usa]	-0.03 0.03
words: attack	against	-0.08 0.08
words: attack	in	-0.06 0.06
words: attack	on	-0.13 0.13
words: attempt	to	-0.08 0.08
words: back	at	-0.05 0.05
words: back	to	0.08 -0.08
words: back	with	-0.09 0.09
words: balanc	of	-0.06 0.06
words: ballistic	missil	-0.01 0.01
words: base	in	-0.07 0.07
words: below	[number]	-0.05 0.05
words: between	[side]	-0.05 0.05
words: between	[usa]	-0.07 0.07
words: between	the	0.02 -0.02
words: birthright	citizenship	0.08 -0.08
words: bitcoin	,	0.07 -0.07
words: bloomberg	daybreak	-0.06 0.06
words: brac	for	-0.07 0.07
words: break	:	-0.10 0.10
words: by	[place]	-0.06 0.06
words: by	[side]	0.05 -0.05
words: by	[usa]	-0.01 0.01
words: call	on	-0.06 0.06
words: canadian	in	-0.09 0.09
words: ceas	fire	0.03 -0.03
words: ceasefir	,	-0.07 0.07
words: ceasefir	as	-0.02 0.02
words: ceasefir	deal	-0.06 0.06
words: ceasefir	with	-0.09 0.09
words: charg	with	-0.04 0.04
words: citizen	messag	0.16 -0.16
words: claim	[side]	-0.10 0.10
words: claim	it	-0.09 0.09
words: clos	to	0.01 -0.01
words: combat	operation	-0.08 0.08
words: commander	,	-0.08 0.08
words: commander	[place]	-0.07 0.07
words: commander	[side]	-0.13 0.13
words: commander	commander	-0.14 0.14
words: commander	to	-0.13 0.13
words: condemn	[side]	-0.11 0.11
words: condemn	[usa]	-0.05 0.05
words: condemn	aggression	-0.10 0.10
words: conflict	threaten	-0.08 0.08
words: cost	of	0.06 -0.06
words: could	be	-0.05 0.05
words: court	at	0.14 -0.14
words: crim	to	0.09 -0.09
words: day	[number]	0.08 -0.08
words: deadlin	loom	-0.08 0.08
words: deal	,	0.05 -0.05
words: deal	on	0.06 -0.06
words: deal	to	0.05 -0.05
words: deal	with	0.03 -0.03
words: death	penalty	0.08 -0.08
words: defens	official	-0.08 0.08
words: destroy	,	-0.06 0.06
words: destroy	[side]	-0.05 0.05
words: destruction	in	0.05 -0.05
words: did	not	-0.04 0.04
words: does	not	0.02 -0.02
words: dollar	as	-0.09 0.09
words: dollar	billion	0.09 -0.09
words: dollar	million	0.03 -0.03
words: domestic	protest	0.21 -0.21
words: down	,	-0.03 0.03
words: dron	attack	0.08 -0.08
words: due	to	-0.10 0.10
words: dur	[side]	-0.17 0.17
words: early	as	-0.04 0.04
words: end	to	0.04 -0.04
words: ether	,	0.03 -0.03
words: ethnic	cleans	0.08 -0.08
words: even	as	-0.03 0.03
words: explosion	heard	-0.04 0.04
words: fail	to	-0.08 0.08
words: fear	of	0.01 -0.01
words: fighter	jet	-0.07 0.07
words: fir	missil	-0.03 0.03
words: fire	for	0.03 -0.03
words: first	time	-0.03 0.03
words: follow	[side]	-0.05 0.05
words: football	,	0.11 -0.11
words: for	[place]	-0.03 0.03
words: for	[region]	-0.03 0.03
words: for	[side]	-0.24 0.24
words: for	[usa]	-0.05 0.05
words: for	a	-0.08 0.08
words: for	first	-0.07 0.07
words: for	him	-0.08 0.08
words: for	market	-0.05 0.05
words: for	now	0.04 -0.04
words: for	the	-0.09 0.09
words: for	war	-0.06 0.06
words: former	[side]	-0.07 0.07
words: fox	news	0.01 -0.01
words: from	[number]	0.05 -0.05
words: from	[place]	0.03 -0.03
words: from	[region]	0.09 -0.09
words: from	[side]	-0.06 0.06
words: from	[usa]	0.02 -0.02
words: from	domestic	0.12 -0.12
words: from	military	-0.06 0.06
words: from	missil	-0.07 0.07
words: from	strik	-0.09 0.09
words: from	the	-0.01 0.01
words: from	war	0.02 -0.02
words: g	[number]	-0.08 0.08
words: gas	facility	-0.09 0.09
words: gas	field	-0.06 0.06
words: gas	pric	-0.06 0.06
words: had	been	-0.02 0.02
words: hama	:	0.04 -0.04
words: happen	on	-0.07 0.07
words: has	taken	0.04 -0.04
words: have	been	0.09 -0.09
words: have	to	-0.08 0.08
words: he	leav	0.02 -0.02
words: hit	[side]	-0.09 0.09
words: hit	[usa]	0.02 -0.02
words: hits	[side]	-0.08 0.08
words: hits	[usa]	-0.08 0.08
words: hits	back	-0.10 0.10
words: hits	in	-0.18 0.18
words: hits	on	-0.10 0.10
words: home	,	0.10 -0.10
words: host	[usa]	0.01 -0.01
words: how	the	-0.09 0.09
words: if	[side]	0.05 -0.05
words: if	[usa]	0.05 -0.05
words: in	,	0.03 -0.03
words: in	[number]	0.02 -0.02
words: in	[place]	-0.10 0.10
words: in	[region]	0.16 -0.16
words: in	[side]	-0.12 0.12
words: in	[usa]	0.06 -0.06
words: in	a	0.09 -0.09
words: in	attack	-0.08 0.08
words: in	domestic	0.16 -0.16
words: in	north	0.06 -0.06
words: in	on	-0.09 0.09
words: in	plac	-0.09 0.09
words: in	respons	-0.04 0.04
words: in	says	0.04 -0.04
words: in	strik	-0.10 0.10
words: in	the	-0.16 0.16
words: in	war	-0.06 0.06
words: insight	:	-0.08 0.08
words: intercept	[side]	-0.11 0.11
words: internet	blackout	0.07 -0.07
words: is	[side]	-0.15 0.15
words: is	a	0.07 -0.07
words: is	happen	-0.07 0.07
words: is	not	-0.08 0.08
words: is	the	0.04 -0.04
words: it	had	0.03 -0.03
words: it	has	-0.09 0.09
words: it	was	-0.06 0.06
words: it	will	0.02 -0.02
words: jump	as	-0.07 0.07
words: key	[side]	-0.06 0.06
words: kill	[number]	0.01 -0.01
words: kill	[side]	0.06 -0.06
words: kill	after	-0.13 0.13
words: kill	by	0.04 -0.04
words: kill	commander	-0.12 0.12
words: kill	in	-0.07 0.07
words: know	about	-0.09 0.09
words: know	so	-0.04 0.04
words: latest	:	0.03 -0.03
words: launch	attack	-0.06 0.06
words: launch	major	-0.05 0.05
words: launch	missil	0.03 -0.03
words: launch	strik	-0.06 0.06
words: launch	wave	-0.08 0.08
words: leader	of	-0.05 0.05
words: least	[number]	-0.01 0.01
words: leav	g	-0.11 0.11
words: leav	g7	-0.03 0.03
words: link	to	0.08 -0.08
words: list	of	0.10 -0.10
words: liv	in	0.08 -0.08
words: live	:	-0.06 0.06
words: live	updat	-0.05 0.05
words: long	as	0.03 -0.03
words: long	term	0.01 -0.01
words: long	to	-0.07 0.07
words: los	angel	0.05 -0.05
words: major	combat	-0.08 0.08
words: market	,	0.03 -0.03
words: market	brac	-0.06 0.06
words: massiv	[usa]	-0.02 0.02
words: massiv	and	-0.07 0.07
words: mean	for	-0.10 0.10
words: media	:	-0.14 0.14
words: media	[side]	-0.11 0.11
words: meet	,	0.08 -0.08
words: meet	with	0.02 -0.02
words: messag	to	0.16 -0.16
words: military	operation	-0.09 0.09
words: million	of	0.03 -0.03
words: million	on	-0.05 0.05
words: missil	,	-0.02 0.02
words: missil	at	-0.07 0.07
words: missil	attack	-0.18 0.18
words: missil	from	0.06 -0.06
words: missil	hits	-0.16 0.16
words: missil	in	-0.06 0.06
words: missil	on	-0.09 0.09
words: missil	strik	-0.04 0.04
words: mobil	phon	0.08 -0.08
words: more	than	-0.13 0.13
words: ms	now	0.07 -0.07
words: nam	commander	-0.14 0.14
words: nuclear	program	-0.09 0.09
words: nuclear	sit	-0.03 0.03
words: nuclear	site	-0.03 0.03
words: of	[number]	0.03 -0.03
words: of	[region]	0.04 -0.04
words: of	[side]	-0.15 0.15
words: of	[usa]	0.09 -0.09
words: of	a	-0.04 0.04
words: of	dron	-0.11 0.11
words: of	his	-0.08 0.08
words: of	liv	0.05 -0.05
words: of	missil	-0.05 0.05
words: of	power	-0.06 0.06
words: of	stat	0.04 -0.04
words: of	talk	-0.09 0.09
words: of	the	-0.01 0.01
words: of	war	0.03 -0.03
words: off	[place]	-0.12 0.12
words: off	the	-0.04 0.04
words: official	says	-0.08 0.08
words: official	warn	-0.08 0.08
words: oil	and	-0.08 0.08
words: oil	fall	-0.09 0.09
words: oil	jump	-0.07 0.07
words: oil	market	-0.03 0.03
words: oil	pric	-0.01 0.01
words: oil	refinery	-0.01 0.01
words: oil	ris	-0.03 0.03
words: oil	surg	-0.08 0.08
words: on	[place]	-0.08 0.08
words: on	[region]	-0.11 0.11
words: on	[side]	-0.12 0.12
words: on	[usa]	-0.08 0.08
words: on	a	-0.07 0.07
words: on	day	-0.08 0.08
words: on	the	-0.05 0.05
words: on	war	-0.13 0.13
words: operation	against	-0.06 0.06
words: operation	in	-0.06 0.06
words: out	of	0.07 -0.07
words: out	war	-0.05 0.05
words: over	[number]	-0.03 0.03
words: over	[region]	-0.09 0.09
words: over	[side]	-0.14 0.14
words: over	[usa]	-0.05 0.05
words: over	your	-0.06 0.06
words: p	[number]	-0.05 0.05
words: palestinian	in	0.06 -0.06
words: part	of	0.02 -0.02
words: pay	the	-0.08 0.08
words: peac	deal	-0.10 0.10
words: penalty	law	0.08 -0.08
words: percent	after	0.02 -0.02
words: percent	as	0.02 -0.02
words: percent	on	-0.08 0.08
words: plan	for	-0.01 0.01
words: plan	to	0.05 -0.05
words: power	and	0.09 -0.09
words: power	plant	-0.11 0.11
words: prepar	for	-0.07 0.07
words: pric	jump	-0.06 0.06
words: pric	plung	-0.04 0.04
words: pric	soar	-0.10 0.10
words: pric	surg	-0.02 0.02
words: prim	minister	-0.02 0.02
words: protest	,	0.14 -0.14
words: protest	.	0.08 -0.08
words: protest	[place]	0.09 -0.09
words: protest	[side]	0.07 -0.07
words: protest	from	0.11 -0.11
words: protest	in	0.09 -0.09
words: push	to	0.08 -0.08
words: ramp	up	0.03 -0.03
words: react	to	-0.04 0.04
words: region	and	-0.06 0.06
words: reopen	[region]	-0.08 0.08
words: respond	to	0.04 -0.04
words: respons	to	-0.05 0.05
words: retaliat	after	0.02 -0.02
words: reveng	tax	0.06 -0.06
words: risk	of	-0.10 0.10
words: round	of	-0.05 0.05
words: s	p	-0.05 0.05
words: said	it	0.03 -0.03
words: sanction	,	-0.08 0.08
words: sanction	on	0.01 -0.01
words: says	,	0.09 -0.09
words: says	:	0.06 -0.06
words: says	[place]	-0.01 0.01
words: says	[side]	-0.12 0.12
words: says	[usa]	-0.03 0.03
words: says	he	-0.06 0.06
words: says	no	0.06 -0.06
words: says	with	-0.02 0.02
words: seek	to	0.06 -0.06
words: senat	republican	-0.03 0.03
words: shelter	from	-0.11 0.11
words: shelter	in	-0.09 0.09
words: shot	down	0.02 -0.02
words: sign	of	0.01 -0.01
words: sink	,	-0.04 0.04
words: sink	[side]	-0.06 0.06
words: siren	sound	-0.14 0.14
words: sit	,	-0.01 0.01
words: slam	[usa]	0.02 -0.02
words: so	far	-0.04 0.04
words: soar	[number]	0.05 -0.05
words: sound	in	-0.14 0.14
words: sourc	say	-0.06 0.06
words: speech	on	-0.06 0.06
words: spy	for	-0.10 0.10
words: start	to	-0.07 0.07
words: statement	on	-0.08 0.08
words: stock	futur	-0.04 0.04
words: stock	market	-0.13 0.13
words: stock	surg	0.06 -0.06
words: strik	,	-0.04 0.04
words: strik	:	-0.10 0.10
words: strik	[side]	-0.07 0.07
words: strik	against	-0.03 0.03
words: strik	in	0.01 -0.01
words: strik	on	-0.08 0.08
words: submarin	sink	-0.06 0.06
words: supply	concern	-0.05 0.05
words: support	[usa]	-0.04 0.04
words: support	for	-0.08 0.08
words: suprem	court	0.11 -0.11
words: surg	as	-0.06 0.06
words: take	over	-0.01 0.01
words: taken	too	-0.05 0.05
words: talk	between	-0.07 0.07
words: talk	with	0.07 -0.07
words: target	in	-0.09 0.09
words: tax	bill	0.04 -0.04
words: tell	[usa]	-0.04 0.04
words: tension	spik	-0.04 0.04
words: than	[number]	-0.09 0.09
words: that	[side]	-0.05 0.05
words: the	[place]	0.02 -0.02
words: the	[region]	-0.21 0.21
words: the	[side]	-0.17 0.17
words: the	[usa]	0.02 -0.02
words: the	country	-0.02 0.02
words: the	first	0.01 -0.01
words: the	ground	-0.05 0.05
words: the	justic	0.09 -0.09
words: the	latest	-0.06 0.06
words: the	national	0.10 -0.10
words: the	president	-0.07 0.07
words: the	region	-0.11 0.11
words: the	war	-0.12 0.12
words: the	world	0.03 -0.03
words: they	are	-0.02 0.02
words: thousand	of	0.08 -0.08
words: threat	against	0.06 -0.06
words: threaten	to	0.01 -0.01
words: time	for	0.02 -0.02
words: time	in	-0.04 0.04
words: to	[number]	-0.05 0.05
words: to	[place]	-0.01 0.01
words: to	[region]	-0.02 0.02
words: to	[side]	0.11 -0.11
words: to	[usa]	-0.01 0.01
words: to	a	0.04 -0.04
words: to	attack	-0.05 0.05
words: to	be	0.04 -0.04
words: to	ceasefir	-0.07 0.07
words: to	cut	0.10 -0.10
words: to	destroy	-0.06 0.06
words: to	domestic	0.09 -0.09
words: to	end	0.03 -0.03
words: to	extend	0.04 -0.04
words: to	go	0.03 -0.03
words: to	help	-0.05 0.05
words: to	hit	-0.04 0.04
words: to	keep	0.01 -0.01
words: to	launch	-0.07 0.07
words: to	leav	-0.11 0.11
words: to	make	0.09 -0.09
words: to	negotiat	-0.07 0.07
words: to	pay	-0.08 0.08
words: to	reopen	-0.05 0.05
words: to	sanction	-0.09 0.09
words: to	shelter	-0.12 0.12
words: to	stop	-0.04 0.04
words: to	strik	-0.06 0.06
words: to	the	0.01 -0.01
words: to	two	-0.06 0.06
words: to	visit	-0.02 0.02
words: to	war	-0.03 0.03
words: today	:	0.05 -0.05
words: too	long	-0.08 0.08
words: trad	deal	0.09 -0.09
words: travel	to	0.01 -0.01
words: tulsi	gabbard	0.02 -0.02
words: turn	to	-0.07 0.07
words: two	week	-0.13 0.13
words: up	to	0.07 -0.07
words: urg	[side]	-0.05 0.05
words: visit	[place]	0.08 -0.08
words: visit	[usa]	-0.10 0.10
words: visit	to	-0.02 0.02
words: vows	to	-0.03 0.03
words: war	,	0.04 -0.04
words: war	.	0.05 -0.05
words: war	:	0.02 -0.02
words: war	?	-0.09 0.09
words: war	addres	-0.04 0.04
words: war	chok	-0.10 0.10
words: war	is	-0.08 0.08
words: war	on	0.01 -0.01
words: war	to	-0.05 0.05
words: war	with	-0.07 0.07
words: warn	,	-0.05 0.05
words: warn	[side]	-0.07 0.07
words: warn	[usa]	0.01 -0.01
words: warn	of	-0.03 0.03
words: watch	:	0.02 -0.02
words: wave	from	-0.08 0.08
words: wave	of	-0.07 0.07
words: we	are	0.03 -0.03
words: we	know	-0.09 0.09
words: weapon	and	0.04 -0.04
words: week	[side]	-0.05 0.05
words: week	ceasefir	-0.08 0.08
words: what	are	-0.01 0.01
words: what	is	-0.08 0.08
words: what	the	0.02 -0.02
words: what	we	0.02 -0.02
words: whether	[side]	-0.04 0.04
words: whol	civilization	-0.06 0.06
words: why	[side]	-0.08 0.08
words: why	are	-0.06 0.06
words: will	be	-0.09 0.09
words: will	have	-0.07 0.07
words: with	:	-0.02 0.02
words: with	[number]	0.09 -0.09
words: with	[place]	-0.03 0.03
words: with	[side]	-0.09 0.09
words: with	[usa]	-0.02 0.02
words: with	missil	-0.01 0.01
words: with	the	-0.07 0.07
words: world	cup	0.13 -0.13
words: wound	after	-0.06 0.06
words: wound	in	0.04 -0.04
words: your	government	-0.06 0.06
words: |	[region]	0.10 -0.10
words: |	video	0.04 -0.04
`,
};
