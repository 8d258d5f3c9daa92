/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const relevanceWeights = {
  classes: 'no yes',
  rows: `
act	side strikes side	-0.12 0.12
act	side strikes unnamed	-0.07 0.07
act	side strikes usa	-0.08 0.08
act	unnamed strikes side	-0.10 0.10
act	unnamed strikes unnamed	0.05 -0.05
act	unnamed strikes usa	0.06 -0.06
act	usa strikes side	-0.14 0.14
act	usa strikes unnamed	0.01 -0.01
act done	by any	-0.05 0.05
act done	in a circumstance	-0.05 0.05
act done	in the head clause	-0.03 0.03
act done	side strikes side	-0.12 0.12
act done	side strikes unnamed	-0.07 0.07
act done	side strikes usa	-0.07 0.07
act done	unnamed strikes side	-0.08 0.08
act done	unnamed strikes unnamed	0.08 -0.08
act done	unnamed strikes usa	0.03 -0.03
act done	usa strikes side	-0.13 0.13
act done	usa strikes unnamed	0.03 -0.03
act not done	by any	-0.09 0.09
act not done	in a circumstance	-0.12 0.12
act not done	in the head clause	-0.02 0.02
act not done	side strikes side	-0.06 0.06
act not done	side strikes unnamed	-0.03 0.03
act not done	side strikes usa	-0.05 0.05
act not done	unnamed strikes side	-0.13 0.13
act not done	unnamed strikes unnamed	-0.01 0.01
act not done	usa strikes side	-0.09 0.09
act not done	usa strikes unnamed	-0.11 0.11
arms	air	0.05 -0.05
beside the head clause	alarm	-0.08 0.08
beside the head clause	brief	-0.06 0.06
beside the head clause	casualty	0.08 -0.08
beside the head clause	chief	0.09 -0.09
beside the head clause	civilian	-0.04 0.04
beside the head clause	closure	-0.05 0.05
beside the head clause	contact	0.04 -0.04
beside the head clause	decision	-0.04 0.04
beside the head clause	domestic	0.12 -0.12
beside the head clause	elsewhere	0.08 -0.08
beside the head clause	force	-0.08 0.08
beside the head clause	gaza	0.08 -0.08
beside the head clause	market	-0.03 0.03
beside the head clause	mass	0.01 -0.01
beside the head clause	modal	0.06 -0.06
beside the head clause	negotiation	0.05 -0.05
beside the head clause	nuclear	0.01 -0.01
beside the head clause	oil	-0.09 0.09
beside the head clause	opinion	0.08 -0.08
beside the head clause	reaction	-0.05 0.05
beside the head clause	resolve	-0.07 0.07
beside the head clause	settled	0.03 -0.03
beside the head clause	shipping	-0.20 0.20
beside the head clause	shock	-0.10 0.10
beside the head clause	strike	-0.07 0.07
beside the head clause	toll	-0.04 0.04
beside the head clause	truce	-0.05 0.05
beside the head clause	unreal	0.05 -0.05
bias	1	0.01 -0.01
both name	both sides	-0.25 0.25
both name	both sides and ally	-0.07 0.07
both name	both sides and usa	-0.27 0.27
both name	no party	0.11 -0.11
both name	one side	0.05 -0.05
both name	one side and usa	-0.31 0.31
both name	usa	0.27 -0.27
event	appointment	0.09 -0.09
event	blockade	0.09 -0.09
event	closure	0.01 -0.01
event	departure	0.06 -0.06
event	deployment	0.06 -0.06
event	evacuation	0.04 -0.04
event	fall	-0.09 0.09
event	reopening	-0.08 0.08
event	rise	-0.02 0.02
event	sanction	0.08 -0.08
event	strike	-0.16 0.16
event	talks	-0.13 0.13
event	truce	-0.06 0.06
event	visit	-0.10 0.10
first word	[number]	-0.03 0.03
first word	[place]	-0.06 0.06
first word	[region]	-0.04 0.04
first word	[side]	-0.07 0.07
first word	a	0.06 -0.06
first word	after	0.04 -0.04
first word	are	-0.08 0.08
first word	as	0.13 -0.13
first word	bitcoin	0.01 -0.01
first word	bloomberg	-0.07 0.07
first word	break	-0.11 0.11
first word	cnn	-0.10 0.10
first word	dollar	-0.09 0.09
first word	dron	0.07 -0.07
first word	ex	0.05 -0.05
first word	for	-0.10 0.10
first word	fox	-0.01 0.01
first word	gas	-0.12 0.12
first word	gop	-0.06 0.06
first word	how	-0.14 0.14
first word	in	-0.02 0.02
first word	insid	0.06 -0.06
first word	insight	-0.07 0.07
first word	is	-0.12 0.12
first word	it	0.05 -0.05
first word	ms	0.07 -0.07
first word	new	0.08 -0.08
first word	oil	-0.17 0.17
first word	senat	0.01 -0.01
first word	stephen	0.10 -0.10
first word	stock	-0.05 0.05
first word	strik	-0.13 0.13
first word	the	0.10 -0.10
first word	this	0.17 -0.17
first word	thre	-0.17 0.17
first word	tulsi	0.03 -0.03
first word	war	-0.06 0.06
first word	we	-0.01 0.01
first word	what	0.01 -0.01
first word	who	0.02 -0.02
first word	why	-0.08 0.08
first word	will	-0.06 0.06
first word	world	0.02 -0.02
head clause	alarm	-0.05 0.05
head clause	brief	-0.02 0.02
head clause	casualty	0.01 -0.01
head clause	chief	-0.06 0.06
head clause	civilian	0.09 -0.09
head clause	closure	0.04 -0.04
head clause	contact	-0.02 0.02
head clause	culture	0.11 -0.11
head clause	cyber	0.04 -0.04
head clause	decision	-0.08 0.08
head clause	domestic	0.11 -0.11
head clause	elsewhere	0.24 -0.24
head clause	everyday	-0.01 0.01
head clause	force	-0.14 0.14
head clause	gaza	0.23 -0.23
head clause	market	-0.02 0.02
head clause	mass	-0.05 0.05
head clause	modal	-0.07 0.07
head clause	negotiation	-0.03 0.03
head clause	nuclear	0.04 -0.04
head clause	oil	-0.16 0.16
head clause	opinion	-0.04 0.04
head clause	reaction	-0.04 0.04
head clause	sanction	0.10 -0.10
head clause	settled	0.04 -0.04
head clause	shipping	-0.20 0.20
head clause	shock	-0.01 0.01
head clause	sport	0.12 -0.12
head clause	spy	0.10 -0.10
head clause	strike	-0.05 0.05
head clause	threat	-0.09 0.09
head clause	truce	-0.14 0.14
head clause	unreal	-0.04 0.04
head clause	unrest	0.05 -0.05
head clause	weapon	0.05 -0.05
head event	accusation	-0.08 0.08
head event	appointment	0.08 -0.08
head event	arrest	0.01 -0.01
head event	arrival	0.12 -0.12
head event	blockade	0.02 -0.02
head event	cancelled	-0.02 0.02
head event	closure	-0.02 0.02
head event	comment	0.04 -0.04
head event	deal	0.06 -0.06
head event	denial	-0.02 0.02
head event	departure	-0.05 0.05
head event	deployment	-0.01 0.01
head event	downing	-0.03 0.03
head event	evacuation	-0.12 0.12
head event	exit	-0.06 0.06
head event	fall	-0.04 0.04
head event	halt	-0.02 0.02
head event	memory	0.01 -0.01
head event	none	0.05 -0.05
head event	offer	0.02 -0.02
head event	order	0.02 -0.02
head event	plan	-0.05 0.05
head event	reaction	0.01 -0.01
head event	rejection	-0.05 0.05
head event	reopening	0.03 -0.03
head event	rescue	-0.05 0.05
head event	rise	-0.08 0.08
head event	sanction	0.08 -0.08
head event	talks	-0.01 0.01
head event	threat	0.01 -0.01
head event	truce	-0.17 0.17
head event	visit	-0.03 0.03
head event, told as accusation	accusation	-0.08 0.08
head event, told as cancelled	cancelled	-0.02 0.02
head event, told as comment	comment	0.04 -0.04
head event, told as denial	denial	-0.02 0.02
head event, told as done	appointment	0.08 -0.08
head event, told as done	arrest	0.01 -0.01
head event, told as done	arrival	0.12 -0.12
head event, told as done	blockade	0.02 -0.02
head event, told as done	closure	-0.02 0.02
head event, told as done	deal	0.06 -0.06
head event, told as done	departure	-0.05 0.05
head event, told as done	deployment	-0.01 0.01
head event, told as done	downing	-0.03 0.03
head event, told as done	evacuation	-0.12 0.12
head event, told as done	exit	-0.06 0.06
head event, told as done	fall	-0.04 0.04
head event, told as done	halt	-0.02 0.02
head event, told as done	none	0.05 -0.05
head event, told as done	order	0.02 -0.02
head event, told as done	reopening	0.03 -0.03
head event, told as done	rescue	-0.05 0.05
head event, told as done	rise	-0.08 0.08
head event, told as done	sanction	0.08 -0.08
head event, told as done	talks	-0.01 0.01
head event, told as done	truce	-0.17 0.17
head event, told as done	visit	-0.03 0.03
head event, told as memory	memory	0.01 -0.01
head event, told as offer	offer	0.02 -0.02
head event, told as plan	plan	-0.05 0.05
head event, told as reaction	reaction	0.01 -0.01
head event, told as rejection	rejection	-0.05 0.05
head event, told as threat	threat	0.01 -0.01
level by rules	critical	-0.02 0.02
level by rules	high	-0.09 0.09
level by rules	low	0.03 -0.03
level by rules	medium	0.10 -0.10
level by rules	urgent	-0.04 0.04
person	chief of staff	-0.11 0.11
person	defence minister	-0.15 0.15
person	former premier	0.05 -0.05
person	leaders	-0.04 0.04
person	president	-0.08 0.08
person	prime minister	0.06 -0.06
person	secretary of state	0.05 -0.05
person	supreme leader	-0.13 0.13
person	vice president	0.10 -0.10
phase	begin	0.05 -0.05
phase	break	0.03 -0.03
phase	end	0.01 -0.01
phase	extend	-0.09 0.09
relevance by rules	not relevant: neither side in the title or the first sentence	0.16 -0.16
relevance by rules	not relevant: no party in the title	0.26 -0.26
relevance by rules	not relevant: one party alone, and nothing of the confrontation	0.01 -0.01
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.31 0.31
relevance by rules	not relevant: the title is about	0.34 -0.34
relevance by rules	not relevant: the title is about culture	0.10 -0.10
relevance by rules	not relevant: the title is about everyday	-0.02 0.02
relevance by rules	not relevant: the title is about home affairs	-0.05 0.05
relevance by rules	not relevant: the title is about sport	0.14 -0.14
relevance by rules	relevant: and war in the title	-0.07 0.07
relevance by rules	relevant: between opposed parties in the title	-0.14 0.14
relevance by rules	relevant: forces or war where the confrontation is	-0.17 0.17
relevance by rules	relevant: in a state of the Gulf	-0.14 0.14
relevance by rules	relevant: in the title	-0.22 0.22
relevance by rules	relevant: in the title, both sides in the first sentence	-0.13 0.13
relevance by rules	relevant: in the title, the opponent in the first sentence	-0.12 0.12
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	-0.17 0.17
relevance by rules	relevant: opposed parties and in the title	-0.22 0.22
relevance by rules	relevant: the title names both sides	-0.25 0.25
relevance by rules	relevant: the war by name in the title	-0.30 0.30
relevance by rules	relevant: trade that stands still where the confrontation is	-0.11 0.11
relevance by rules	relevant: two parties and in the title	-0.08 0.08
sign	comment	-0.03 0.03
sign	explosions heard	-0.17 0.17
sign	leader killed	-0.10 0.10
sign	nuclear sites struck	-0.03 0.03
sign	operations begun	-0.11 0.11
sign	states struck	-0.08 0.08
sign	strikes suspended	-0.08 0.08
sign	truce agreed	-0.09 0.09
state	crisis	0.10 -0.10
state	war	-0.03 0.03
summary	alarm	-0.10 0.10
summary	brief	0.04 -0.04
summary	casualty	0.08 -0.08
summary	chief	0.06 -0.06
summary	civilian	-0.01 0.01
summary	closure	-0.11 0.11
summary	contact	-0.09 0.09
summary	culture	0.08 -0.08
summary	cyber	0.04 -0.04
summary	decision	-0.01 0.01
summary	domestic	0.12 -0.12
summary	elsewhere	0.10 -0.10
summary	everyday	-0.01 0.01
summary	force	-0.09 0.09
summary	gaza	0.14 -0.14
summary	market	0.02 -0.02
summary	mass	0.04 -0.04
summary	modal	-0.03 0.03
summary	negotiation	-0.05 0.05
summary	nuclear	-0.02 0.02
summary	oil	-0.08 0.08
summary	opinion	0.06 -0.06
summary	reaction	-0.05 0.05
summary	resolve	-0.14 0.14
summary	sanction	0.06 -0.06
summary	settled	0.04 -0.04
summary	shipping	-0.06 0.06
summary	shock	-0.02 0.02
summary	sport	0.01 -0.01
summary	spy	-0.07 0.07
summary	strike	-0.10 0.10
summary	syria	0.03 -0.03
summary	threat	-0.04 0.04
summary	toll	-0.02 0.02
summary	truce	-0.07 0.07
summary	unreal	0.04 -0.04
summary	unrest	0.04 -0.04
summary	weapon	-0.04 0.04
summary is	missing	-0.01 0.01
summary is	there	0.05 -0.05
summary names	both sides	-0.21 0.21
summary names	both sides and usa	-0.19 0.19
summary names	no party	0.01 -0.01
summary names	one side	0.08 -0.08
summary names	one side and usa	-0.06 0.06
summary names	usa	0.16 -0.16
summary place	gulf state	-0.07 0.07
summary place	neighbour	-0.01 0.01
summary place	region	-0.05 0.05
summary place	strait or sea	-0.11 0.11
summary place	third country	0.06 -0.06
summary place	usa	0.07 -0.07
summary word	[number]	0.01 -0.01
summary word	[place]	0.07 -0.07
summary word	[region]	-0.05 0.05
summary word	[side]	-0.13 0.13
summary word	[usa]	0.07 -0.07
summary word	about	-0.03 0.03
summary word	accord	0.07 -0.07
summary word	acros	-0.03 0.03
summary word	add	-0.02 0.02
summary word	administration	0.06 -0.06
summary word	adversary	-0.01 0.01
summary word	adwan	0.05 -0.05
summary word	after	0.02 -0.02
summary word	again	0.08 -0.08
summary word	against	-0.03 0.03
summary word	agency	0.04 -0.04
summary word	aggression	-0.06 0.06
summary word	agre	0.07 -0.07
summary word	agreement	0.07 -0.07
summary word	aid	0.04 -0.04
summary word	aim	-0.01 0.01
summary word	air	0.03 -0.03
summary word	airstrik	-0.07 0.07
summary word	ali	-0.02 0.02
summary word	allow	0.04 -0.04
summary word	ally	0.05 -0.05
summary word	also	-0.04 0.04
summary word	am	0.04 -0.04
summary word	amid	-0.08 0.08
summary word	among	0.08 -0.08
summary word	analyst	0.04 -0.04
summary word	angel	0.05 -0.05
summary word	another	-0.05 0.05
summary word	any	-0.08 0.08
summary word	approv	0.07 -0.07
summary word	april	-0.03 0.03
summary word	area	0.10 -0.10
summary word	assault	0.04 -0.04
summary word	atomic	0.05 -0.05
summary word	attack	-0.06 0.06
summary word	attempt	0.08 -0.08
summary word	away	0.06 -0.06
summary word	back	0.01 -0.01
summary word	ballistic	-0.05 0.05
summary word	bank	0.02 -0.02
summary word	barrag	-0.06 0.06
summary word	bas	0.03 -0.03
summary word	befor	-0.02 0.02
summary word	begun	0.03 -0.03
summary word	believ	-0.04 0.04
summary word	between	-0.10 0.10
summary word	biggest	0.04 -0.04
summary word	bill	0.05 -0.05
summary word	blockad	-0.09 0.09
summary word	bloomberg	-0.11 0.11
summary word	bomb	-0.04 0.04
summary word	both	-0.09 0.09
summary word	brutal	0.04 -0.04
summary word	build	-0.06 0.06
summary word	busines	0.06 -0.06
summary word	bytedanc	0.10 -0.10
summary word	call	-0.01 0.01
summary word	campaign	0.03 -0.03
summary word	can	0.07 -0.07
summary word	carry	-0.04 0.04
summary word	caught	-0.04 0.04
summary word	ceasefir	-0.06 0.06
summary word	central	0.02 -0.02
summary word	challeng	-0.03 0.03
summary word	char	0.05 -0.05
summary word	chief	0.03 -0.03
summary word	citizen	-0.14 0.14
summary word	civilian	-0.07 0.07
summary word	claim	-0.04 0.04
summary word	clear	0.06 -0.06
summary word	clos	-0.09 0.09
summary word	com	0.07 -0.07
summary word	commander	-0.02 0.02
summary word	comment	0.02 -0.02
summary word	company	0.09 -0.09
summary word	complet	-0.04 0.04
summary word	concern	-0.07 0.07
summary word	condemn	-0.07 0.07
summary word	confirm	-0.03 0.03
summary word	conflict	-0.13 0.13
summary word	consider	0.02 -0.02
summary word	continu	-0.09 0.09
summary word	contract	-0.05 0.05
summary word	control	0.01 -0.01
summary word	corp	0.04 -0.04
summary word	could	-0.05 0.05
summary word	country	0.05 -0.05
summary word	crud	-0.06 0.06
summary word	crypto	0.06 -0.06
summary word	cryptocurrency	0.03 -0.03
summary word	curb	-0.01 0.01
summary word	currency	-0.08 0.08
summary word	cut	0.08 -0.08
summary word	cuts	0.04 -0.04
summary word	d	0.04 -0.04
summary word	damag	-0.05 0.05
summary word	day	0.09 -0.09
summary word	days	0.01 -0.01
summary word	de	0.01 -0.01
summary word	deadlin	0.10 -0.10
summary word	deal	0.04 -0.04
summary word	decad	0.04 -0.04
summary word	decision	0.06 -0.06
summary word	deepen	0.02 -0.02
summary word	defend	-0.10 0.10
summary word	defens	-0.01 0.01
summary word	delay	0.06 -0.06
summary word	demand	0.02 -0.02
summary word	deploy	0.07 -0.07
summary word	despit	0.01 -0.01
summary word	detain	0.08 -0.08
summary word	did	-0.11 0.11
summary word	diplomatic	-0.07 0.07
summary word	direct	0.03 -0.03
summary word	discus	-0.01 0.01
summary word	discuss	-0.03 0.03
summary word	disrupt	-0.10 0.10
summary word	disruption	-0.11 0.11
summary word	do	-0.01 0.01
summary word	does	-0.03 0.03
summary word	dollar	0.02 -0.02
summary word	down	-0.07 0.07
summary word	dozen	0.06 -0.06
summary word	dron	0.03 -0.03
summary word	drug	0.05 -0.05
summary word	due	-0.08 0.08
summary word	dur	0.05 -0.05
summary word	earlier	-0.09 0.09
summary word	early	-0.17 0.17
summary word	economic	-0.03 0.03
summary word	economist	0.04 -0.04
summary word	economy	-0.01 0.01
summary word	effect	-0.10 0.10
summary word	end	0.09 -0.09
summary word	escalat	-0.07 0.07
summary word	escalation	-0.07 0.07
summary word	evacuat	-0.06 0.06
summary word	evacuation	-0.06 0.06
summary word	even	0.06 -0.06
summary word	evidenc	-0.04 0.04
summary word	expect	0.02 -0.02
summary word	export	-0.06 0.06
summary word	extend	0.10 -0.10
summary word	fac	0.05 -0.05
summary word	facility	0.05 -0.05
summary word	familiar	0.05 -0.05
summary word	family	-0.06 0.06
summary word	fear	-0.04 0.04
summary word	federal	0.08 -0.08
summary word	fell	0.06 -0.06
summary word	figur	0.05 -0.05
summary word	fir	0.01 -0.01
summary word	fire	-0.07 0.07
summary word	first	0.06 -0.06
summary word	flow	-0.08 0.08
summary word	follow	-0.12 0.12
summary word	forc	0.02 -0.02
summary word	foreign	0.02 -0.02
summary word	former	-0.05 0.05
summary word	freight	-0.03 0.03
summary word	fresh	-0.09 0.09
summary word	friday	-0.03 0.03
summary word	fuel	-0.06 0.06
summary word	full	-0.07 0.07
summary word	fund	0.06 -0.06
summary word	further	0.02 -0.02
summary word	futur	-0.07 0.07
summary word	g	-0.05 0.05
summary word	g7	-0.07 0.07
summary word	gas	0.01 -0.01
summary word	gather	-0.05 0.05
summary word	general	-0.03 0.03
summary word	geopolitical	-0.09 0.09
summary word	get	-0.02 0.02
summary word	global	-0.12 0.12
summary word	goal	-0.05 0.05
summary word	good	-0.01 0.01
summary word	government	-0.03 0.03
summary word	group	0.03 -0.03
summary word	guard	0.03 -0.03
summary word	hack	0.03 -0.03
summary word	halt	-0.09 0.09
summary word	haven	-0.09 0.09
summary word	health	0.07 -0.07
summary word	heavy	-0.03 0.03
summary word	help	0.03 -0.03
summary word	higher	0.01 -0.01
summary word	hit	0.04 -0.04
summary word	holding	0.07 -0.07
summary word	hop	0.06 -0.06
summary word	hospital	0.05 -0.05
summary word	host	-0.01 0.01
summary word	hostility	-0.05 0.05
summary word	hour	-0.03 0.03
summary word	how	-0.06 0.06
summary word	hundred	0.02 -0.02
summary word	if	0.05 -0.05
summary word	immediat	-0.04 0.04
summary word	immigration	0.05 -0.05
summary word	impact	-0.07 0.07
summary word	import	0.01 -0.01
summary word	inc	0.07 -0.07
summary word	includ	-0.11 0.11
summary word	incom	-0.01 0.01
summary word	increas	0.02 -0.02
summary word	increasingly	0.02 -0.02
summary word	industry	-0.07 0.07
summary word	inflation	0.04 -0.04
summary word	infrastructur	-0.03 0.03
summary word	intercept	0.02 -0.02
summary word	interest	0.01 -0.01
summary word	investment	0.08 -0.08
summary word	investor	-0.01 0.01
summary word	is	-0.02 0.02
summary word	islamic	0.04 -0.04
summary word	issu	0.04 -0.04
summary word	itself	0.02 -0.02
summary word	jets	-0.05 0.05
summary word	join	-0.08 0.08
summary word	jump	-0.04 0.04
summary word	june	-0.10 0.10
summary word	just	0.05 -0.05
summary word	kamal	0.05 -0.05
summary word	key	-0.05 0.05
summary word	kill	0.06 -0.06
summary word	larg	0.05 -0.05
summary word	last	0.05 -0.05
summary word	late	-0.08 0.08
summary word	latest	-0.05 0.05
summary word	launch	-0.03 0.03
summary word	law	0.02 -0.02
summary word	lead	-0.03 0.03
summary word	leader	-0.08 0.08
summary word	leadership	-0.03 0.03
summary word	led	-0.06 0.06
summary word	left	0.07 -0.07
summary word	lift	-0.08 0.08
summary word	limit	-0.04 0.04
summary word	long	0.01 -0.01
summary word	look	-0.02 0.02
summary word	los	0.05 -0.05
summary word	mak	0.02 -0.02
summary word	make	0.07 -0.07
summary word	maritim	-0.03 0.03
summary word	mark	0.09 -0.09
summary word	market	-0.09 0.09
summary word	martyr	-0.05 0.05
summary word	mass	0.05 -0.05
summary word	matter	0.05 -0.05
summary word	media	-0.03 0.03
summary word	medical	0.09 -0.09
summary word	meet	0.07 -0.07
summary word	might	-0.07 0.07
summary word	military	0.05 -0.05
summary word	million	0.08 -0.08
summary word	minister	-0.07 0.07
summary word	ministry	0.06 -0.06
summary word	missil	-0.04 0.04
summary word	monday	0.03 -0.03
summary word	month	0.09 -0.09
summary word	more	0.07 -0.07
summary word	morn	-0.06 0.06
summary word	most	-0.06 0.06
summary word	mount	0.02 -0.02
summary word	move	0.03 -0.03
summary word	much	-0.05 0.05
summary word	multipl	-0.03 0.03
summary word	nation	-0.01 0.01
summary word	natural	-0.04 0.04
summary word	naval	-0.04 0.04
summary word	nearly	0.01 -0.01
summary word	negotiation	-0.10 0.10
summary word	network	0.05 -0.05
summary word	new	0.14 -0.14
summary word	news	0.03 -0.03
summary word	next	0.02 -0.02
summary word	night	-0.09 0.09
summary word	no	0.07 -0.07
summary word	north	0.10 -0.10
summary word	not	-0.04 0.04
summary word	now	0.04 -0.04
summary word	nuclear	-0.10 0.10
summary word	occupy	0.03 -0.03
summary word	october	0.07 -0.07
summary word	offer	0.03 -0.03
summary word	official	0.07 -0.07
summary word	oil	-0.06 0.06
summary word	once	0.02 -0.02
summary word	one	0.01 -0.01
summary word	ongo	-0.10 0.10
summary word	only	0.02 -0.02
summary word	operat	-0.04 0.04
summary word	operation	-0.02 0.02
summary word	order	0.07 -0.07
summary word	other	-0.03 0.03
summary word	our	0.01 -0.01
summary word	out	-0.05 0.05
summary word	over	-0.02 0.02
summary word	overnight	-0.07 0.07
summary word	packag	0.04 -0.04
summary word	palestinian	0.12 -0.12
summary word	part	0.07 -0.07
summary word	pass	0.06 -0.06
summary word	pay	0.05 -0.05
summary word	pdt	0.04 -0.04
summary word	peac	-0.02 0.02
summary word	peopl	0.08 -0.08
summary word	percent	0.04 -0.04
summary word	plac	-0.05 0.05
summary word	plan	0.11 -0.11
summary word	pm	0.07 -0.07
summary word	point	0.07 -0.07
summary word	policy	0.08 -0.08
summary word	political	0.08 -0.08
summary word	port	-0.06 0.06
summary word	position	0.02 -0.02
summary word	post	0.08 -0.08
summary word	potential	0.03 -0.03
summary word	power	-0.04 0.04
summary word	premium	-0.04 0.04
summary word	prepar	-0.02 0.02
summary word	president	0.09 -0.09
summary word	pressur	0.01 -0.01
summary word	pric	0.01 -0.01
summary word	prim	-0.05 0.05
summary word	produc	0.03 -0.03
summary word	product	-0.04 0.04
summary word	production	0.06 -0.06
summary word	program	-0.04 0.04
summary word	project	0.10 -0.10
summary word	promis	-0.02 0.02
summary word	prompt	-0.09 0.09
summary word	propos	0.02 -0.02
summary word	protect	-0.07 0.07
summary word	public	0.04 -0.04
summary word	pull	0.04 -0.04
summary word	push	0.03 -0.03
summary word	question	0.01 -0.01
summary word	raid	0.07 -0.07
summary word	rais	0.06 -0.06
summary word	rat	0.03 -0.03
summary word	rate	0.05 -0.05
summary word	reach	0.03 -0.03
summary word	recent	-0.04 0.04
summary word	reduc	0.04 -0.04
summary word	region	-0.08 0.08
summary word	regional	0.01 -0.01
summary word	remain	-0.07 0.07
summary word	renew	0.03 -0.03
summary word	report	0.02 -0.02
summary word	reportedly	-0.01 0.01
summary word	republican	0.06 -0.06
summary word	reserv	0.05 -0.05
summary word	resident	-0.06 0.06
summary word	respons	-0.06 0.06
summary word	restriction	0.05 -0.05
summary word	result	-0.04 0.04
summary word	retaliation	-0.06 0.06
summary word	retaliatory	-0.06 0.06
summary word	right	-0.04 0.04
summary word	ris	-0.12 0.12
summary word	risk	-0.05 0.05
summary word	rose	0.01 -0.01
summary word	round	-0.02 0.02
summary word	said	0.01 -0.01
summary word	sal	0.09 -0.09
summary word	say	-0.06 0.06
summary word	says	-0.09 0.09
summary word	scientist	-0.05 0.05
summary word	second	-0.02 0.02
summary word	secretary	-0.08 0.08
summary word	see	-0.06 0.06
summary word	seek	0.11 -0.11
summary word	self	0.02 -0.02
summary word	senat	0.08 -0.08
summary word	senior	0.03 -0.03
summary word	servic	0.08 -0.08
summary word	set	-0.07 0.07
summary word	seven	0.01 -0.01
summary word	several	0.01 -0.01
summary word	shar	0.05 -0.05
summary word	shelter	0.02 -0.02
summary word	shift	0.07 -0.07
summary word	ship	-0.08 0.08
summary word	shipp	-0.11 0.11
summary word	should	0.01 -0.01
summary word	sinc	-0.05 0.05
summary word	sit	-0.10 0.10
summary word	site	-0.06 0.06
summary word	skip	0.04 -0.04
summary word	soldier	-0.11 0.11
summary word	some	0.09 -0.09
summary word	sourc	-0.14 0.14
summary word	spark	-0.02 0.02
summary word	speak	-0.04 0.04
summary word	speculation	0.02 -0.02
summary word	st	0.07 -0.07
summary word	stability	-0.08 0.08
summary word	staff	0.04 -0.04
summary word	stand	0.03 -0.03
summary word	start	-0.08 0.08
summary word	stat	-0.02 0.02
summary word	statement	-0.08 0.08
summary word	still	-0.07 0.07
summary word	stock	-0.08 0.08
summary word	strategist	-0.04 0.04
summary word	strik	-0.06 0.06
summary word	struck	-0.07 0.07
summary word	such	0.02 -0.02
summary word	summit	-0.05 0.05
summary word	supply	-0.01 0.01
summary word	surg	-0.08 0.08
summary word	system	-0.03 0.03
summary word	tak	0.05 -0.05
summary word	taken	0.08 -0.08
summary word	talk	0.02 -0.02
summary word	tanker	-0.03 0.03
summary word	target	0.04 -0.04
summary word	tariff	0.09 -0.09
summary word	tax	0.08 -0.08
summary word	team	0.05 -0.05
summary word	tell	-0.09 0.09
summary word	tension	-0.10 0.10
summary word	term	0.08 -0.08
summary word	test	-0.01 0.01
summary word	th	0.02 -0.02
summary word	their	0.01 -0.01
summary word	them	0.05 -0.05
summary word	ther	0.02 -0.02
summary word	they	0.07 -0.07
summary word	third	0.08 -0.08
summary word	thousand	0.05 -0.05
summary word	thre	-0.01 0.01
summary word	threat	-0.10 0.10
summary word	threaten	-0.03 0.03
summary word	through	-0.06 0.06
summary word	thursday	0.01 -0.01
summary word	tim	0.01 -0.01
summary word	time	0.05 -0.05
summary word	told	0.01 -0.01
summary word	top	0.07 -0.07
summary word	toward	0.02 -0.02
summary word	trad	0.01 -0.01
summary word	trader	-0.04 0.04
summary word	tuesday	0.01 -0.01
summary word	two	0.01 -0.01
summary word	unit	0.03 -0.03
summary word	up	0.02 -0.02
summary word	upward	-0.04 0.04
summary word	urg	-0.04 0.04
summary word	use	0.05 -0.05
summary word	version	0.06 -0.06
summary word	vessel	0.03 -0.03
summary word	war	-0.07 0.07
summary word	warn	0.02 -0.02
summary word	wav	-0.02 0.02
summary word	weapon	0.05 -0.05
summary word	wednesday	0.03 -0.03
summary word	week	-0.02 0.02
summary word	what	-0.06 0.06
summary word	when	0.04 -0.04
summary word	whether	0.07 -0.07
summary word	which	0.04 -0.04
summary word	whil	0.02 -0.02
summary word	who	0.05 -0.05
summary word	will	0.03 -0.03
summary word	without	-0.01 0.01
summary word	won	0.03 -0.03
summary word	work	-0.02 0.02
summary word	world	0.01 -0.01
summary word	would	0.07 -0.07
summary word	year	0.03 -0.03
summary word	yet	-0.04 0.04
thing	airspace	-0.09 0.09
thing	bank	0.14 -0.14
thing	base	-0.03 0.03
thing	boats	0.03 -0.03
thing	diplomats	-0.02 0.02
thing	embassy	0.01 -0.01
thing	fighter	-0.13 0.13
thing	gas works	-0.14 0.14
thing	home	0.04 -0.04
thing	oil price	-0.13 0.13
thing	port	0.02 -0.02
thing	power plant	-0.02 0.02
thing	prison	0.09 -0.09
thing	refinery	-0.12 0.12
thing	school	-0.16 0.16
thing	ship	0.05 -0.05
thing	stock exchange	-0.05 0.05
thing	strait	-0.24 0.24
thing	warship	-0.10 0.10
thing	worship	0.06 -0.06
title	alarm	-0.07 0.07
title	brief	-0.05 0.05
title	casualty	0.06 -0.06
title	civilian	0.08 -0.08
title	closure	0.02 -0.02
title	culture	0.11 -0.11
title	cyber	0.06 -0.06
title	decision	-0.09 0.09
title	domestic	0.15 -0.15
title	elsewhere	0.25 -0.25
title	everyday	-0.02 0.02
title	execution	0.10 -0.10
title	force	-0.14 0.14
title	gaza	0.25 -0.25
title	market	-0.03 0.03
title	mass	-0.04 0.04
title	nuclear	0.04 -0.04
title	oil	-0.17 0.17
title	opinion	0.03 -0.03
title	reaction	-0.05 0.05
title	resolve	-0.01 0.01
title	sanction	0.11 -0.11
title	settled	0.06 -0.06
title	shipping	-0.25 0.25
title	shock	-0.05 0.05
title	sport	0.14 -0.14
title	spy	0.10 -0.10
title	strike	-0.08 0.08
title	threat	-0.08 0.08
title	toll	0.01 -0.01
title	truce	-0.14 0.14
title	unreal	-0.01 0.01
title	unrest	0.05 -0.05
title	weapon	0.05 -0.05
title names	both sides	-0.18 0.18
title names	both sides and ally	-0.07 0.07
title names	both sides and usa	-0.22 0.22
title names	no party	0.12 -0.12
title names	one side	0.01 -0.01
title names	one side and usa	-0.32 0.32
title names	usa	0.23 -0.23
title names a capital of	side	-0.23 0.23
title names a force of	ally	-0.14 0.14
title names a leader of	side	0.02 -0.02
title names a people of	side	-0.08 0.08
title names a place of	side	-0.20 0.20
title names a politician of	side	0.14 -0.14
title names a state of	side	-0.26 0.26
title names a state of	usa	0.02 -0.02
title naming both sides	alarm	-0.04 0.04
title naming both sides	brief	-0.05 0.05
title naming both sides	casualty	-0.08 0.08
title naming both sides	chief	-0.12 0.12
title naming both sides	civilian	-0.11 0.11
title naming both sides	decision	-0.08 0.08
title naming both sides	force	-0.12 0.12
title naming both sides	gaza	-0.08 0.08
title naming both sides	market	-0.08 0.08
title naming both sides	mass	-0.07 0.07
title naming both sides	modal	-0.05 0.05
title naming both sides	negotiation	-0.04 0.04
title naming both sides	nuclear	-0.09 0.09
title naming both sides	oil	-0.05 0.05
title naming both sides	opinion	-0.07 0.07
title naming both sides	reaction	-0.10 0.10
title naming both sides	resolve	-0.04 0.04
title naming both sides	settled	-0.08 0.08
title naming both sides	shipping	-0.03 0.03
title naming both sides	shock	-0.04 0.04
title naming both sides	strike	-0.11 0.11
title naming both sides	threat	-0.04 0.04
title naming both sides	unreal	-0.11 0.11
title naming both sides	unrest	-0.05 0.05
title naming both sides	weapon	-0.06 0.06
title naming both sides and usa	alarm	-0.05 0.05
title naming both sides and usa	brief	-0.06 0.06
title naming both sides and usa	casualty	-0.04 0.04
title naming both sides and usa	chief	-0.09 0.09
title naming both sides and usa	civilian	-0.09 0.09
title naming both sides and usa	contact	-0.10 0.10
title naming both sides and usa	decision	-0.07 0.07
title naming both sides and usa	force	-0.10 0.10
title naming both sides and usa	market	-0.04 0.04
title naming both sides and usa	mass	-0.04 0.04
title naming both sides and usa	negotiation	-0.07 0.07
title naming both sides and usa	nuclear	-0.02 0.02
title naming both sides and usa	oil	-0.05 0.05
title naming both sides and usa	opinion	-0.09 0.09
title naming both sides and usa	reaction	-0.10 0.10
title naming both sides and usa	resolve	-0.06 0.06
title naming both sides and usa	settled	-0.02 0.02
title naming both sides and usa	shock	-0.05 0.05
title naming both sides and usa	strike	-0.15 0.15
title naming both sides and usa	threat	-0.07 0.07
title naming both sides and usa	truce	-0.04 0.04
title naming both sides and usa	unreal	-0.10 0.10
title naming both sides and usa	weapon	-0.02 0.02
title naming no party	casualty	0.07 -0.07
title naming no party	civilian	0.02 -0.02
title naming no party	closure	-0.10 0.10
title naming no party	contact	0.01 -0.01
title naming no party	culture	0.11 -0.11
title naming no party	decision	0.08 -0.08
title naming no party	domestic	0.01 -0.01
title naming no party	elsewhere	0.15 -0.15
title naming no party	gaza	0.11 -0.11
title naming no party	market	-0.05 0.05
title naming no party	mass	0.14 -0.14
title naming no party	modal	0.02 -0.02
title naming no party	nuclear	0.15 -0.15
title naming no party	oil	-0.10 0.10
title naming no party	opinion	0.06 -0.06
title naming no party	reaction	0.08 -0.08
title naming no party	settled	0.12 -0.12
title naming no party	shipping	-0.17 0.17
title naming no party	shock	0.02 -0.02
title naming no party	sport	0.09 -0.09
title naming no party	strike	0.09 -0.09
title naming no party	threat	-0.05 0.05
title naming no party	truce	0.02 -0.02
title naming no party	unreal	0.02 -0.02
title naming no party	weapon	0.20 -0.20
title naming one side	alarm	0.01 -0.01
title naming one side	brief	-0.11 0.11
title naming one side	casualty	0.07 -0.07
title naming one side	chief	0.02 -0.02
title naming one side	civilian	0.15 -0.15
title naming one side	closure	0.03 -0.03
title naming one side	contact	0.01 -0.01
title naming one side	decision	-0.06 0.06
title naming one side	domestic	-0.01 0.01
title naming one side	everyday	-0.16 0.16
title naming one side	execution	0.10 -0.10
title naming one side	force	-0.09 0.09
title naming one side	gaza	0.22 -0.22
title naming one side	market	-0.22 0.22
title naming one side	mass	0.02 -0.02
title naming one side	modal	-0.04 0.04
title naming one side	nuclear	-0.13 0.13
title naming one side	oil	-0.12 0.12
title naming one side	opinion	0.03 -0.03
title naming one side	reaction	0.02 -0.02
title naming one side	settled	0.05 -0.05
title naming one side	shipping	-0.15 0.15
title naming one side	shock	-0.08 0.08
title naming one side	strike	-0.07 0.07
title naming one side	threat	0.06 -0.06
title naming one side	truce	-0.13 0.13
title naming one side	unreal	-0.07 0.07
title naming one side	weapon	-0.15 0.15
title naming one side and usa	alarm	-0.06 0.06
title naming one side and usa	brief	-0.07 0.07
title naming one side and usa	casualty	-0.10 0.10
title naming one side and usa	chief	-0.08 0.08
title naming one side and usa	civilian	-0.06 0.06
title naming one side and usa	closure	-0.07 0.07
title naming one side and usa	contact	-0.10 0.10
title naming one side and usa	decision	-0.16 0.16
title naming one side and usa	domestic	-0.12 0.12
title naming one side and usa	everyday	-0.05 0.05
title naming one side and usa	force	-0.17 0.17
title naming one side and usa	market	-0.12 0.12
title naming one side and usa	mass	-0.12 0.12
title naming one side and usa	modal	-0.12 0.12
title naming one side and usa	negotiation	-0.15 0.15
title naming one side and usa	nuclear	-0.11 0.11
title naming one side and usa	oil	-0.08 0.08
title naming one side and usa	opinion	-0.16 0.16
title naming one side and usa	reaction	-0.16 0.16
title naming one side and usa	resolve	-0.08 0.08
title naming one side and usa	settled	-0.10 0.10
title naming one side and usa	shipping	-0.08 0.08
title naming one side and usa	shock	-0.07 0.07
title naming one side and usa	strike	-0.18 0.18
title naming one side and usa	threat	-0.13 0.13
title naming one side and usa	truce	-0.10 0.10
title naming one side and usa	unreal	-0.22 0.22
title naming one side and usa	unrest	-0.09 0.09
title naming one side and usa	weapon	-0.12 0.12
title naming usa	casualty	0.02 -0.02
title naming usa	chief	0.05 -0.05
title naming usa	civilian	-0.02 0.02
title naming usa	closure	0.05 -0.05
title naming usa	contact	0.08 -0.08
title naming usa	cyber	0.11 -0.11
title naming usa	decision	-0.09 0.09
title naming usa	domestic	0.18 -0.18
title naming usa	elsewhere	0.22 -0.22
title naming usa	force	-0.09 0.09
title naming usa	market	0.14 -0.14
title naming usa	mass	-0.05 0.05
title naming usa	modal	0.11 -0.11
title naming usa	negotiation	0.09 -0.09
title naming usa	oil	-0.06 0.06
title naming usa	opinion	0.13 -0.13
title naming usa	reaction	-0.01 0.01
title naming usa	resolve	0.06 -0.06
title naming usa	settled	0.03 -0.03
title naming usa	shipping	-0.15 0.15
title naming usa	shock	-0.04 0.04
title naming usa	sport	0.16 -0.16
title naming usa	spy	0.18 -0.18
title naming usa	strike	0.05 -0.05
title naming usa	threat	-0.02 0.02
title naming usa	truce	-0.13 0.13
title naming usa	unreal	0.14 -0.14
title naming usa	unrest	0.02 -0.02
title place	gulf state	-0.20 0.20
title place	land of an ally	-0.14 0.14
title place	neighbour	-0.10 0.10
title place	strait or sea	-0.25 0.25
title place	third country	0.12 -0.12
title place	usa	0.02 -0.02
told as	accusation	-0.08 0.08
told as	cancelled	-0.02 0.02
told as	comment	0.04 -0.04
told as	denial	-0.02 0.02
told as	done	0.02 -0.02
told as	memory	0.01 -0.01
told as	offer	0.02 -0.02
told as	plan	-0.05 0.05
told as	reaction	0.01 -0.01
told as	rejection	-0.05 0.05
told as	threat	0.01 -0.01
type by rules	cyber	0.03 -0.03
type by rules	diplomatic	-0.05 0.05
type by rules	economic	-0.02 0.02
type by rules	humanitarian	0.11 -0.11
type by rules	military	-0.08 0.08
type by rules	other	0.18 -0.18
urgency by rules	critical:	-0.04 0.04
urgency by rules	critical: # or more dead in the title	0.04 -0.04
urgency by rules	critical: killed	-0.06 0.06
urgency by rules	critical: side strikes side	-0.07 0.07
urgency by rules	critical: side strikes usa	-0.03 0.03
urgency by rules	critical: somebody strikes side	-0.14 0.14
urgency by rules	critical: usa strikes side	-0.07 0.07
urgency by rules	high:	-0.06 0.06
urgency by rules	high: an overview of armed acts	-0.10 0.10
urgency by rules	high: closure	0.06 -0.06
urgency by rules	high: cyber	0.09 -0.09
urgency by rules	high: decision	-0.06 0.06
urgency by rules	high: resolve	0.02 -0.02
urgency by rules	high: tells of deployment	-0.05 0.05
urgency by rules	high: tells of evacuation	-0.07 0.07
urgency by rules	high: tells of reopening	0.05 -0.05
urgency by rules	high: tells of sanction	0.08 -0.08
urgency by rules	high: threat	-0.13 0.13
urgency by rules	high: truce	-0.18 0.18
urgency by rules	high: what an armed act left	-0.10 0.10
urgency by rules	low: asks a question	0.01 -0.01
urgency by rules	low: speaks in the manner of comment	0.03 -0.03
urgency by rules	medium: an ordinary development or a reaction	0.11 -0.11
urgency by rules	medium: an overview	0.02 -0.02
urgency by rules	medium: speaks of what may be	-0.01 0.01
urgency by rules	medium: the death of one by name	-0.06 0.06
urgency by rules	urgent:	-0.08 0.08
urgency by rules	urgent: an alarm	-0.09 0.09
urgency by rules	urgent: an armed act	0.02 -0.02
urgency by rules	urgent: tells of closure	-0.01 0.01
urgency by rules	urgent: tells of strike	-0.03 0.03
word	!	0.17 -0.17
word	[ally]	-0.14 0.14
word	[number]	0.05 -0.05
word	[place]	-0.01 0.01
word	[region]	-0.08 0.08
word	[side]	-0.23 0.23
word	[usa]	0.02 -0.02
word	ability	-0.08 0.08
word	about	-0.07 0.07
word	account	0.05 -0.05
word	accus	-0.02 0.02
word	acros	0.01 -0.01
word	act	0.01 -0.01
word	action	-0.07 0.07
word	activist	0.06 -0.06
word	acts	-0.06 0.06
word	addres	-0.13 0.13
word	admin	0.04 -0.04
word	administration	0.13 -0.13
word	after	0.06 -0.06
word	again	0.10 -0.10
word	against	0.06 -0.06
word	agre	0.03 -0.03
word	ahead	0.09 -0.09
word	aid	0.10 -0.10
word	air	-0.10 0.10
word	aircraft	0.06 -0.06
word	airspac	-0.09 0.09
word	airstrik	-0.08 0.08
word	al	0.02 -0.02
word	alarm	-0.02 0.02
word	alert	-0.12 0.12
word	all	0.08 -0.08
word	allow	0.01 -0.01
word	ally	0.08 -0.08
word	alon	-0.11 0.11
word	already	-0.12 0.12
word	ambassador	0.06 -0.06
word	amid	-0.07 0.07
word	amnesty	0.11 -0.11
word	among	0.04 -0.04
word	analysi	0.04 -0.04
word	analyst	-0.03 0.03
word	andrew	0.07 -0.07
word	angel	0.06 -0.06
word	announc	0.03 -0.03
word	announcement	-0.08 0.08
word	another	0.05 -0.05
word	anti	0.13 -0.13
word	any	0.01 -0.01
word	appeal	0.04 -0.04
word	appear	0.04 -0.04
word	approach	0.10 -0.10
word	approv	0.09 -0.09
word	approval	0.13 -0.13
word	arab	-0.14 0.14
word	arm	-0.13 0.13
word	army	0.08 -0.08
word	arriv	-0.06 0.06
word	asia	-0.03 0.03
word	asian	-0.07 0.07
word	ask	-0.10 0.10
word	asks	0.02 -0.02
word	assault	0.04 -0.04
word	attack	-0.13 0.13
word	attempt	-0.08 0.08
word	avoid	-0.08 0.08
word	back	-0.13 0.13
word	balanc	-0.01 0.01
word	ballistic	0.02 -0.02
word	bank	-0.01 0.01
word	bas	0.04 -0.04
word	base	-0.07 0.07
word	becom	-0.06 0.06
word	befor	-0.10 0.10
word	begin	0.06 -0.06
word	begun	-0.05 0.05
word	below	-0.05 0.05
word	benefit	-0.07 0.07
word	beyond	-0.09 0.09
word	bid	0.02 -0.02
word	big	-0.05 0.05
word	bigger	0.03 -0.03
word	bill	0.10 -0.10
word	billion	0.11 -0.11
word	birthright	0.12 -0.12
word	bitcoin	0.05 -0.05
word	blam	-0.08 0.08
word	block	0.06 -0.06
word	blockad	0.02 -0.02
word	bloomberg	-0.03 0.03
word	blow	0.06 -0.06
word	boat	0.10 -0.10
word	bomb	0.03 -0.03
word	boost	0.07 -0.07
word	boss	0.09 -0.09
word	brac	-0.08 0.08
word	break	-0.01 0.01
word	bring	0.07 -0.07
word	build	-0.01 0.01
word	buy	0.09 -0.09
word	california	0.07 -0.07
word	call	0.05 -0.05
word	campaign	0.12 -0.12
word	can	0.08 -0.08
word	can't	-0.08 0.08
word	canadian	-0.12 0.12
word	candidat	0.06 -0.06
word	captur	0.05 -0.05
word	carlson	0.01 -0.01
word	case	0.15 -0.15
word	casualty	-0.11 0.11
word	caus	-0.11 0.11
word	ceas	0.03 -0.03
word	ceasefir	-0.15 0.15
word	celebrat	0.09 -0.09
word	chain	-0.02 0.02
word	chair	-0.03 0.03
word	chang	0.04 -0.04
word	charg	0.08 -0.08
word	chemical	-0.12 0.12
word	chief	0.01 -0.01
word	children	0.02 -0.02
word	chok	-0.10 0.10
word	citizen	-0.11 0.11
word	citizenship	0.10 -0.10
word	city	0.03 -0.03
word	civilian	-0.04 0.04
word	civilization	-0.07 0.07
word	claim	-0.05 0.05
word	cleans	0.13 -0.13
word	clear	-0.06 0.06
word	clos	0.02 -0.02
word	closur	-0.08 0.08
word	cnn	-0.06 0.06
word	com	0.06 -0.06
word	combat	-0.09 0.09
word	come	0.03 -0.03
word	commander	-0.09 0.09
word	company	0.15 -0.15
word	complet	-0.06 0.06
word	concern	-0.09 0.09
word	condemn	-0.09 0.09
word	conflict	-0.25 0.25
word	consider	0.07 -0.07
word	continu	0.03 -0.03
word	control	-0.04 0.04
word	cost	0.10 -0.10
word	could	-0.07 0.07
word	country	-0.06 0.06
word	court	0.12 -0.12
word	cover	-0.01 0.01
word	crash	0.03 -0.03
word	credit	-0.04 0.04
word	crisi	-0.15 0.15
word	crud	-0.11 0.11
word	crypto	0.04 -0.04
word	cuba	0.07 -0.07
word	cup	0.14 -0.14
word	cut	0.05 -0.05
word	cuts	0.02 -0.02
word	damag	-0.02 0.02
word	david	0.01 -0.01
word	day	0.10 -0.10
word	daybreak	-0.06 0.06
word	days	0.02 -0.02
word	de	-0.03 0.03
word	dead	-0.04 0.04
word	deadlin	0.03 -0.03
word	deal	0.10 -0.10
word	death	0.06 -0.06
word	decision	0.07 -0.07
word	declar	-0.09 0.09
word	defenc	-0.11 0.11
word	defend	0.01 -0.01
word	defens	0.01 -0.01
word	delay	0.04 -0.04
word	dem	-0.07 0.07
word	demand	-0.10 0.10
word	democrat	-0.04 0.04
word	deploy	-0.05 0.05
word	deputy	-0.01 0.01
word	despit	-0.13 0.13
word	destroy	-0.10 0.10
word	destruction	0.03 -0.03
word	detail	0.03 -0.03
word	did	-0.10 0.10
word	die	-0.06 0.06
word	diplomat	-0.04 0.04
word	diplomatic	0.02 -0.02
word	dismiss	0.03 -0.03
word	disput	0.12 -0.12
word	disrupt	-0.12 0.12
word	disruption	-0.12 0.12
word	do	-0.03 0.03
word	does	0.05 -0.05
word	doj	0.13 -0.13
word	dollar	0.03 -0.03
word	don't	-0.11 0.11
word	doubl	0.05 -0.05
word	down	0.02 -0.02
word	driv	0.07 -0.07
word	dron	0.14 -0.14
word	drop	0.04 -0.04
word	due	-0.11 0.11
word	dur	-0.14 0.14
word	early	-0.12 0.12
word	echostar	0.11 -0.11
word	economic	-0.02 0.02
word	economist	0.04 -0.04
word	economy	-0.01 0.01
word	effort	-0.07 0.07
word	election	0.11 -0.11
word	emerg	-0.02 0.02
word	emergency	-0.07 0.07
word	end	0.03 -0.03
word	ends	0.05 -0.05
word	energy	0.01 -0.01
word	enter	0.09 -0.09
word	epstein	0.09 -0.09
word	escalat	-0.10 0.10
word	escalation	-0.07 0.07
word	ether	0.04 -0.04
word	ethnic	0.08 -0.08
word	evacuat	-0.09 0.09
word	evacuation	0.02 -0.02
word	even	-0.12 0.12
word	event	0.10 -0.10
word	ever	0.02 -0.02
word	ex	0.04 -0.04
word	exit	-0.10 0.10
word	expert	0.05 -0.05
word	explain	-0.08 0.08
word	explosion	-0.12 0.12
word	export	-0.14 0.14
word	extend	0.03 -0.03
word	extremely	-0.08 0.08
word	f	0.03 -0.03
word	fac	-0.02 0.02
word	face	0.08 -0.08
word	facility	0.08 -0.08
word	fail	-0.10 0.10
word	fair	0.05 -0.05
word	fall	-0.01 0.01
word	fallout	0.02 -0.02
word	far	-0.04 0.04
word	fear	-0.05 0.05
word	fed	0.09 -0.09
word	field	-0.02 0.02
word	fifa	0.09 -0.09
word	fight	0.05 -0.05
word	fighter	-0.11 0.11
word	find	-0.01 0.01
word	finish	-0.05 0.05
word	fire	0.01 -0.01
word	first	0.01 -0.01
word	flight	-0.13 0.13
word	focu	0.04 -0.04
word	follow	-0.11 0.11
word	food	0.03 -0.03
word	forc	-0.06 0.06
word	foreign	0.09 -0.09
word	former	-0.08 0.08
word	four	0.06 -0.06
word	fox	0.04 -0.04
word	fresh	-0.02 0.02
word	front	0.03 -0.03
word	full	-0.01 0.01
word	fund	-0.04 0.04
word	further	-0.08 0.08
word	futur	0.02 -0.02
word	g	-0.09 0.09
word	g7	-0.05 0.05
word	gabbard	0.03 -0.03
word	gain	0.07 -0.07
word	gas	-0.07 0.07
word	gen	-0.05 0.05
word	general	-0.04 0.04
word	genocidal	-0.08 0.08
word	get	0.10 -0.10
word	gett	0.10 -0.10
word	girl	-0.06 0.06
word	giv	-0.01 0.01
word	global	-0.10 0.10
word	go	0.09 -0.09
word	goal	-0.11 0.11
word	goes	0.06 -0.06
word	gold	0.01 -0.01
word	golden	0.08 -0.08
word	gop	0.01 -0.01
word	government	0.03 -0.03
word	ground	-0.07 0.07
word	group	-0.02 0.02
word	grow	-0.11 0.11
word	hacker	0.04 -0.04
word	halt	-0.07 0.07
word	hama	0.08 -0.08
word	hand	0.03 -0.03
word	happen	-0.08 0.08
word	hard	-0.04 0.04
word	haven	-0.05 0.05
word	head	-0.07 0.07
word	health	0.09 -0.09
word	heard	0.02 -0.02
word	helicopter	-0.08 0.08
word	help	-0.04 0.04
word	here	-0.01 0.01
word	high	-0.06 0.06
word	higher	-0.08 0.08
word	him	-0.03 0.03
word	historic	0.04 -0.04
word	hit	0.05 -0.05
word	hits	-0.12 0.12
word	hold	0.04 -0.04
word	home	-0.05 0.05
word	hop	-0.05 0.05
word	hope	-0.11 0.11
word	hospital	0.06 -0.06
word	host	0.05 -0.05
word	hous	-0.06 0.06
word	how	-0.10 0.10
word	human	-0.06 0.06
word	hurt	-0.10 0.10
word	i	0.01 -0.01
word	ice	0.08 -0.08
word	if	-0.02 0.02
word	illegal	-0.01 0.01
word	imag	0.03 -0.03
word	immigration	0.09 -0.09
word	imminent	-0.05 0.05
word	impact	-0.14 0.14
word	includ	0.04 -0.04
word	increas	-0.05 0.05
word	inflation	0.03 -0.03
word	infrastructur	0.05 -0.05
word	insid	0.05 -0.05
word	insight	0.03 -0.03
word	insist	-0.06 0.06
word	intercept	-0.02 0.02
word	interest	0.02 -0.02
word	interview	-0.15 0.15
word	investor	-0.01 0.01
word	is	-0.04 0.04
word	isn't	0.02 -0.02
word	issu	0.06 -0.06
word	jam	0.05 -0.05
word	jazeera	-0.09 0.09
word	jen	-0.07 0.07
word	jet	-0.14 0.14
word	jets	-0.02 0.02
word	job	0.03 -0.03
word	john	-0.11 0.11
word	join	-0.09 0.09
word	joint	-0.02 0.02
word	journalist	-0.01 0.01
word	judg	0.10 -0.10
word	jump	-0.03 0.03
word	just	0.02 -0.02
word	justic	0.13 -0.13
word	keep	0.01 -0.01
word	key	-0.05 0.05
word	kill	0.08 -0.08
word	king	0.10 -0.10
word	know	0.05 -0.05
word	land	-0.04 0.04
word	latest	0.01 -0.01
word	launch	0.01 -0.01
word	law	0.12 -0.12
word	lead	-0.12 0.12
word	leader	-0.16 0.16
word	leadership	-0.13 0.13
word	least	0.07 -0.07
word	leav	-0.09 0.09
word	left	0.15 -0.15
word	legal	0.03 -0.03
word	level	0.07 -0.07
word	like	0.07 -0.07
word	likely	0.02 -0.02
word	limit	-0.11 0.11
word	link	0.07 -0.07
word	list	0.10 -0.10
word	littl	-0.08 0.08
word	liv	0.03 -0.03
word	live	-0.11 0.11
word	lng	-0.12 0.12
word	long	0.01 -0.01
word	look	-0.01 0.01
word	loom	-0.06 0.06
word	los	0.06 -0.06
word	loss	-0.10 0.10
word	love	0.08 -0.08
word	lower	0.09 -0.09
word	made	0.15 -0.15
word	maga	-0.04 0.04
word	major	-0.10 0.10
word	mak	-0.08 0.08
word	make	0.06 -0.06
word	many	-0.12 0.12
word	march	0.03 -0.03
word	market	-0.13 0.13
word	massiv	-0.09 0.09
word	may	0.04 -0.04
word	mean	-0.03 0.03
word	media	0.03 -0.03
word	meet	-0.11 0.11
word	messag	0.11 -0.11
word	might	0.08 -0.08
word	military	-0.12 0.12
word	million	-0.06 0.06
word	minister	-0.09 0.09
word	ministry	0.07 -0.07
word	miss	-0.08 0.08
word	missil	-0.07 0.07
word	mission	0.05 -0.05
word	mobil	0.09 -0.09
word	moment	-0.04 0.04
word	money	0.11 -0.11
word	month	0.03 -0.03
word	more	-0.07 0.07
word	most	0.09 -0.09
word	mount	-0.03 0.03
word	move	0.07 -0.07
word	mr	0.05 -0.05
word	ms	0.09 -0.09
word	much	-0.02 0.02
word	multipl	0.04 -0.04
word	nam	0.08 -0.08
word	nation	-0.05 0.05
word	national	0.10 -0.10
word	near	0.01 -0.01
word	need	0.02 -0.02
word	negotiat	-0.09 0.09
word	negotiation	-0.04 0.04
word	negotiator	-0.06 0.06
word	network	0.06 -0.06
word	new	0.12 -0.12
word	news	0.09 -0.09
word	next	0.02 -0.02
word	no	-0.03 0.03
word	north	0.13 -0.13
word	not	-0.06 0.06
word	noth	-0.07 0.07
word	now	0.07 -0.07
word	nuclear	0.04 -0.04
word	objectiv	-0.09 0.09
word	off	-0.01 0.01
word	offer	-0.01 0.01
word	offic	0.11 -0.11
word	oil	-0.06 0.06
word	old	0.07 -0.07
word	once	0.01 -0.01
word	one	0.01 -0.01
word	ongo	-0.08 0.08
word	open	0.07 -0.07
word	operation	-0.18 0.18
word	opinion	0.12 -0.12
word	option	-0.06 0.06
word	order	-0.03 0.03
word	other	0.03 -0.03
word	out	0.06 -0.06
word	output	-0.03 0.03
word	own	0.07 -0.07
word	p	-0.06 0.06
word	pacific	0.10 -0.10
word	packag	-0.04 0.04
word	paid	0.08 -0.08
word	palestinian	0.13 -0.13
word	part	0.01 -0.01
word	pass	-0.06 0.06
word	past	-0.09 0.09
word	patient	0.09 -0.09
word	pay	0.02 -0.02
word	peac	-0.02 0.02
word	penalty	0.10 -0.10
word	peopl	0.07 -0.07
word	percent	0.07 -0.07
word	phon	0.11 -0.11
word	pilot	-0.02 0.02
word	plac	-0.10 0.10
word	plan	0.08 -0.08
word	plann	0.07 -0.07
word	plant	-0.07 0.07
word	play	-0.09 0.09
word	pledg	0.08 -0.08
word	plot	0.06 -0.06
word	plung	-0.09 0.09
word	plus	-0.08 0.08
word	pm	-0.02 0.02
word	podcast	-0.07 0.07
word	point	0.03 -0.03
word	policy	0.08 -0.08
word	politic	0.02 -0.02
word	political	0.05 -0.05
word	poll	0.11 -0.11
word	polymarket	-0.08 0.08
word	port	0.02 -0.02
word	possibl	-0.07 0.07
word	post	0.07 -0.07
word	pound	0.04 -0.04
word	power	-0.01 0.01
word	prepar	-0.06 0.06
word	president	-0.04 0.04
word	presidential	0.11 -0.11
word	pressur	-0.14 0.14
word	pric	-0.05 0.05
word	prim	-0.05 0.05
word	primetim	-0.05 0.05
word	prison	0.09 -0.09
word	prob	0.02 -0.02
word	problem	-0.08 0.08
word	program	-0.10 0.10
word	programm	0.05 -0.05
word	project	0.16 -0.16
word	promis	0.07 -0.07
word	protect	0.02 -0.02
word	protest	0.03 -0.03
word	pull	-0.03 0.03
word	pursu	-0.06 0.06
word	push	-0.01 0.01
word	put	-0.01 0.01
word	question	-0.11 0.11
word	quickly	-0.11 0.11
word	race	0.11 -0.11
word	rag	-0.05 0.05
word	rais	-0.11 0.11
word	rate	0.05 -0.05
word	reach	-0.03 0.03
word	react	-0.04 0.04
word	read	0.01 -0.01
word	ready	-0.09 0.09
word	real	0.07 -0.07
word	recent	-0.08 0.08
word	record	0.05 -0.05
word	reduc	0.06 -0.06
word	refinery	-0.03 0.03
word	regim	0.04 -0.04
word	regional	0.06 -0.06
word	reject	0.02 -0.02
word	religiou	0.02 -0.02
word	remain	0.01 -0.01
word	renew	-0.09 0.09
word	reopen	-0.10 0.10
word	repeat	0.05 -0.05
word	report	-0.02 0.02
word	reportedly	0.01 -0.01
word	reporter	0.06 -0.06
word	republican	-0.01 0.01
word	request	0.06 -0.06
word	rescu	-0.12 0.12
word	resolution	-0.10 0.10
word	respond	0.02 -0.02
word	respons	-0.12 0.12
word	restraint	-0.05 0.05
word	retaliation	-0.07 0.07
word	retaliatory	-0.04 0.04
word	retreat	-0.09 0.09
word	return	-0.10 0.10
word	reveng	0.06 -0.06
word	right	0.12 -0.12
word	ris	-0.06 0.06
word	risk	-0.12 0.12
word	round	-0.09 0.09
word	rout	-0.06 0.06
word	rul	0.11 -0.11
word	run	0.09 -0.09
word	rush	-0.09 0.09
word	s	-0.06 0.06
word	said	0.05 -0.05
word	sanction	0.07 -0.07
word	say	-0.05 0.05
word	says	-0.01 0.01
word	scal	0.08 -0.08
word	school	-0.16 0.16
word	second	-0.09 0.09
word	secretary	0.02 -0.02
word	security	0.06 -0.06
word	see	0.03 -0.03
word	seek	0.05 -0.05
word	seen	-0.10 0.10
word	sees	0.06 -0.06
word	senat	0.09 -0.09
word	senator	0.08 -0.08
word	send	0.04 -0.04
word	senior	-0.09 0.09
word	sentiment	0.08 -0.08
word	servic	0.13 -0.13
word	set	-0.03 0.03
word	settler	0.10 -0.10
word	several	0.12 -0.12
word	shar	0.09 -0.09
word	sharply	-0.05 0.05
word	shelter	-0.13 0.13
word	shift	-0.09 0.09
word	ship	-0.01 0.01
word	shipp	-0.10 0.10
word	shock	-0.11 0.11
word	shoot	-0.01 0.01
word	short	0.10 -0.10
word	shortag	-0.11 0.11
word	shot	0.02 -0.02
word	sign	0.04 -0.04
word	signal	-0.12 0.12
word	sinc	0.06 -0.06
word	sink	-0.07 0.07
word	sit	-0.04 0.04
word	site	-0.08 0.08
word	slam	0.03 -0.03
word	slid	-0.03 0.03
word	slump	-0.04 0.04
word	smok	-0.10 0.10
word	soar	0.03 -0.03
word	soldier	0.03 -0.03
word	sound	0.06 -0.06
word	sourc	-0.06 0.06
word	spark	0.03 -0.03
word	speech	-0.09 0.09
word	spend	0.08 -0.08
word	spik	-0.07 0.07
word	spread	-0.05 0.05
word	stall	0.06 -0.06
word	stanc	-0.06 0.06
word	stand	-0.08 0.08
word	start	-0.10 0.10
word	stat	0.11 -0.11
word	statement	-0.17 0.17
word	stay	-0.07 0.07
word	step	0.05 -0.05
word	stephen	0.10 -0.10
word	still	-0.02 0.02
word	stock	-0.04 0.04
word	stop	-0.02 0.02
word	strik	-0.09 0.09
word	struck	-0.04 0.04
word	student	0.12 -0.12
word	stunn	-0.07 0.07
word	submarin	-0.11 0.11
word	suggest	-0.11 0.11
word	supply	-0.10 0.10
word	support	-0.06 0.06
word	supporter	0.06 -0.06
word	suprem	0.11 -0.11
word	surg	-0.01 0.01
word	surpris	-0.06 0.06
word	surrender	-0.03 0.03
word	survivor	-0.04 0.04
word	suspect	-0.07 0.07
word	suspend	0.01 -0.01
word	system	0.05 -0.05
word	tak	-0.09 0.09
word	take	-0.02 0.02
word	takeaway	-0.09 0.09
word	taken	-0.01 0.01
word	talk	-0.01 0.01
word	tanker	-0.12 0.12
word	target	-0.03 0.03
word	tariff	0.07 -0.07
word	tax	0.11 -0.11
word	team	0.09 -0.09
word	tell	-0.13 0.13
word	tension	-0.05 0.05
word	term	0.04 -0.04
word	territory	0.03 -0.03
word	test	-0.07 0.07
word	texa	0.12 -0.12
word	th	0.06 -0.06
word	them	0.09 -0.09
word	ther	0.07 -0.07
word	thes	0.02 -0.02
word	they'r	0.07 -0.07
word	thing	0.01 -0.01
word	third	0.02 -0.02
word	thousand	0.09 -0.09
word	thre	0.05 -0.05
word	threat	-0.11 0.11
word	threaten	-0.07 0.07
word	ties	0.03 -0.03
word	tiktok	0.10 -0.10
word	tim	0.11 -0.11
word	time	-0.05 0.05
word	today	0.02 -0.02
word	told	-0.10 0.10
word	toll	-0.03 0.03
word	tonight	-0.08 0.08
word	too	0.02 -0.02
word	top	-0.06 0.06
word	total	-0.05 0.05
word	toward	-0.08 0.08
word	trader	-0.09 0.09
word	train	0.11 -0.11
word	travel	-0.06 0.06
word	trigger	-0.07 0.07
word	troop	0.08 -0.08
word	tucker	0.01 -0.01
word	tulsi	0.03 -0.03
word	turn	-0.06 0.06
word	two	-0.06 0.06
word	u	0.09 -0.09
word	ultimatum	0.03 -0.03
word	uncertainty	-0.08 0.08
word	under	-0.08 0.08
word	unit	-0.05 0.05
word	unlikely	-0.11 0.11
word	until	0.05 -0.05
word	up	0.07 -0.07
word	uranium	-0.09 0.09
word	urg	0.14 -0.14
word	us	-0.03 0.03
word	use	0.04 -0.04
word	victim	0.03 -0.03
word	victory	-0.01 0.01
word	video	0.11 -0.11
word	visit	0.08 -0.08
word	voic	0.04 -0.04
word	voter	0.09 -0.09
word	vow	0.06 -0.06
word	vows	-0.05 0.05
word	want	0.05 -0.05
word	war	-0.12 0.12
word	warn	0.02 -0.02
word	wars	-0.09 0.09
word	warship	-0.12 0.12
word	watch	-0.01 0.01
word	watchdog	0.06 -0.06
word	water	0.02 -0.02
word	wave	0.02 -0.02
word	way	-0.08 0.08
word	we	0.06 -0.06
word	we'r	0.03 -0.03
word	weapon	0.05 -0.05
word	week	-0.13 0.13
word	weigh	0.01 -0.01
word	what	0.07 -0.07
word	when	-0.08 0.08
word	wher	-0.03 0.03
word	whether	0.02 -0.02
word	which	0.04 -0.04
word	whil	-0.01 0.01
word	who	0.06 -0.06
word	whol	0.02 -0.02
word	why	-0.14 0.14
word	wider	-0.10 0.10
word	will	-0.09 0.09
word	win	0.05 -0.05
word	without	0.09 -0.09
word	women	-0.09 0.09
word	won't	-0.06 0.06
word	word	-0.10 0.10
word	work	0.03 -0.03
word	worker	0.06 -0.06
word	world	0.04 -0.04
word	worry	-0.05 0.05
word	would	-0.06 0.06
word	wound	0.07 -0.07
word	year	-0.01 0.01
word	you	0.09 -0.09
word	your	0.01 -0.01
words: ,	[place]	-0.03 0.03
words: ,	[region]	-0.07 0.07
words: ,	[side]	-0.15 0.15
words: ,	[usa]	-0.02 0.02
words: ,	a	0.09 -0.09
words: ,	and	-0.03 0.03
words: ,	as	0.02 -0.02
words: ,	but	0.05 -0.05
words: ,	call	0.04 -0.04
words: ,	includ	0.04 -0.04
words: ,	kill	0.06 -0.06
words: ,	more	-0.11 0.11
words: ,	oil	0.03 -0.03
words: ,	says	0.04 -0.04
words: ,	sourc	-0.06 0.06
words: ,	stock	-0.10 0.10
words: ,	the	0.09 -0.09
words: -	live	-0.05 0.05
words: -	the	0.11 -0.11
words: .	.	0.04 -0.04
words: .	[usa]	0.08 -0.08
words: .	but	-0.02 0.02
words: .	the	-0.09 0.09
words: :	[place]	0.05 -0.05
words: :	[region]	0.02 -0.02
words: :	[side]	-0.15 0.15
words: :	[usa]	0.02 -0.02
words: :	analysi	0.07 -0.07
words: :	analyst	-0.04 0.04
words: :	expert	-0.09 0.09
words: :	he	-0.08 0.08
words: :	market	-0.06 0.06
words: :	no	-0.07 0.07
words: :	report	-0.01 0.01
words: :	the	-0.06 0.06
words: :	we	-0.07 0.07
words: :	what	0.01 -0.01
words: [number]	:	0.08 -0.08
words: [number]	days	0.08 -0.08
words: [number]	dollar	0.08 -0.08
words: [number]	early	-0.09 0.09
words: [number]	of	-0.05 0.05
words: [number]	peopl	0.04 -0.04
words: [number]	percent	0.07 -0.07
words: [number]	point	0.05 -0.05
words: [number]	week	-0.07 0.07
words: [number]	year	-0.01 0.01
words: [place]	,	-0.14 0.14
words: [place]	.	0.11 -0.11
words: [place]	[place]	0.07 -0.07
words: [place]	army	-0.05 0.05
words: [place]	as	-0.05 0.05
words: [place]	condemn	-0.08 0.08
words: [place]	gas	-0.09 0.09
words: [place]	has	-0.08 0.08
words: [place]	in	0.09 -0.09
words: [place]	is	0.03 -0.03
words: [place]	negotiator	-0.06 0.06
words: [place]	oil	0.06 -0.06
words: [place]	on	-0.07 0.07
words: [place]	pm	-0.11 0.11
words: [place]	war	0.11 -0.11
words: [place]	warn	-0.02 0.02
words: [region]	,	-0.07 0.07
words: [region]	.	-0.10 0.10
words: [region]	:	-0.04 0.04
words: [region]	amid	-0.04 0.04
words: [region]	as	-0.09 0.09
words: [region]	blockad	0.02 -0.02
words: [region]	conflict	-0.18 0.18
words: [region]	crisi	-0.11 0.11
words: [region]	disruption	-0.11 0.11
words: [region]	gas	-0.06 0.06
words: [region]	hospital	0.04 -0.04
words: [region]	leader	-0.07 0.07
words: [region]	oil	-0.07 0.07
words: [region]	tension	-0.07 0.07
words: [region]	tim	0.12 -0.12
words: [side]	,	-0.21 0.21
words: [side]	-	-0.09 0.09
words: [side]	.	0.03 -0.03
words: [side]	:	0.03 -0.03
words: [side]	;	-0.04 0.04
words: [side]	?	-0.17 0.17
words: [side]	[side]	-0.21 0.21
words: [side]	[usa]	-0.07 0.07
words: [side]	addres	-0.09 0.09
words: [side]	after	-0.02 0.02
words: [side]	air	-0.06 0.06
words: [side]	airstrik	-0.05 0.05
words: [side]	and	-0.10 0.10
words: [side]	are	-0.07 0.07
words: [side]	as	-0.17 0.17
words: [side]	attack	-0.16 0.16
words: [side]	ballistic	-0.09 0.09
words: [side]	bomb	0.04 -0.04
words: [side]	call	-0.09 0.09
words: [side]	ceasefir	-0.07 0.07
words: [side]	confirm	-0.03 0.03
words: [side]	conflict	-0.12 0.12
words: [side]	crisi	-0.10 0.10
words: [side]	deadlin	-0.08 0.08
words: [side]	defens	-0.06 0.06
words: [side]	economy	-0.09 0.09
words: [side]	evacuation	-0.05 0.05
words: [side]	fir	-0.07 0.07
words: [side]	for	-0.06 0.06
words: [side]	gas	-0.06 0.06
words: [side]	has	-0.10 0.10
words: [side]	hits	-0.04 0.04
words: [side]	if	-0.06 0.06
words: [side]	in	-0.10 0.10
words: [side]	jets	-0.02 0.02
words: [side]	latest	-0.05 0.05
words: [side]	launch	-0.07 0.07
words: [side]	leader	-0.05 0.05
words: [side]	military	-0.06 0.06
words: [side]	missil	-0.24 0.24
words: [side]	nuclear	-0.08 0.08
words: [side]	official	-0.07 0.07
words: [side]	oil	-0.08 0.08
words: [side]	on	-0.07 0.07
words: [side]	podcast	-0.06 0.06
words: [side]	port	-0.08 0.08
words: [side]	respond	-0.05 0.05
words: [side]	retaliat	-0.08 0.08
words: [side]	retaliation	-0.06 0.06
words: [side]	says	-0.15 0.15
words: [side]	ship	-0.11 0.11
words: [side]	soldier	0.06 -0.06
words: [side]	speech	-0.09 0.09
words: [side]	strik	-0.14 0.14
words: [side]	student	0.08 -0.08
words: [side]	talk	-0.13 0.13
words: [side]	target	-0.04 0.04
words: [side]	tension	-0.04 0.04
words: [side]	threat	-0.06 0.06
words: [side]	to	0.02 -0.02
words: [side]	vows	-0.04 0.04
words: [side]	war	-0.23 0.23
words: [side]	warn	-0.08 0.08
words: [side]	warship	-0.10 0.10
words: [side]	with	-0.14 0.14
words: [side]	won't	-0.08 0.08
words: [usa]	,	0.08 -0.08
words: [usa]	.	0.04 -0.04
words: [usa]	:	-0.02 0.02
words: [usa]	[place]	0.04 -0.04
words: [usa]	[region]	-0.06 0.06
words: [usa]	[side]	-0.18 0.18
words: [usa]	admin	0.04 -0.04
words: [usa]	administration	0.13 -0.13
words: [usa]	after	0.06 -0.06
words: [usa]	agre	-0.07 0.07
words: [usa]	ally	0.10 -0.10
words: [usa]	and	-0.12 0.12
words: [usa]	announc	-0.08 0.08
words: [usa]	arriv	0.04 -0.04
words: [usa]	as	0.06 -0.06
words: [usa]	attack	-0.06 0.06
words: [usa]	back	-0.03 0.03
words: [usa]	bas	-0.03 0.03
words: [usa]	base	-0.05 0.05
words: [usa]	blockad	-0.08 0.08
words: [usa]	call	-0.02 0.02
words: [usa]	can	0.02 -0.02
words: [usa]	ceasefir	-0.07 0.07
words: [usa]	claim	-0.03 0.03
words: [usa]	clos	-0.08 0.08
words: [usa]	confirm	-0.06 0.06
words: [usa]	declar	-0.09 0.09
words: [usa]	economy	0.04 -0.04
words: [usa]	for	0.09 -0.09
words: [usa]	from	-0.07 0.07
words: [usa]	has	0.07 -0.07
words: [usa]	in	-0.08 0.08
words: [usa]	is	-0.09 0.09
words: [usa]	launch	-0.09 0.09
words: [usa]	leav	-0.05 0.05
words: [usa]	media	0.11 -0.11
words: [usa]	of	-0.06 0.06
words: [usa]	official	-0.02 0.02
words: [usa]	oil	-0.01 0.01
words: [usa]	post	-0.03 0.03
words: [usa]	says	-0.05 0.05
words: [usa]	signal	-0.03 0.03
words: [usa]	speech	-0.07 0.07
words: [usa]	strik	-0.04 0.04
words: [usa]	suspend	-0.05 0.05
words: [usa]	tell	-0.10 0.10
words: [usa]	threat	-0.11 0.11
words: [usa]	threaten	-0.11 0.11
words: [usa]	to	-0.05 0.05
words: [usa]	urg	0.06 -0.06
words: [usa]	vows	-0.04 0.04
words: [usa]	war	-0.13 0.13
words: [usa]	weigh	-0.05 0.05
words: [usa]	will	-0.07 0.07
words: [usa]	with	-0.03 0.03
words: a	deal	0.05 -0.05
words: about	[side]	-0.09 0.09
words: about	the	0.03 -0.03
words: acros	[side]	-0.04 0.04
words: acros	the	0.01 -0.01
words: addres	:	-0.08 0.08
words: after	[place]	0.02 -0.02
words: after	[side]	-0.10 0.10
words: after	[usa]	-0.03 0.03
words: after	attack	-0.08 0.08
words: after	missil	-0.02 0.02
words: after	strik	-0.06 0.06
words: against	[side]	-0.06 0.06
words: against	[usa]	0.08 -0.08
words: agre	to	0.06 -0.06
words: ahead	of	0.05 -0.05
words: air	strik	-0.03 0.03
words: al	jazeera	-0.09 0.09
words: all	in	-0.05 0.05
words: all	out	-0.04 0.04
words: amid	[side]	-0.09 0.09
words: amid	[usa]	0.02 -0.02
words: analyst	say	0.03 -0.03
words: and	[place]	-0.01 0.01
words: and	[side]	-0.12 0.12
words: and	[usa]	0.03 -0.03
words: and	gas	-0.05 0.05
words: and	ongo	-0.07 0.07
words: and	the	0.06 -0.06
words: and	what	0.07 -0.07
words: announc	massiv	-0.08 0.08
words: anti	[usa]	0.13 -0.13
words: are	[usa]	-0.06 0.06
words: are	the	0.01 -0.01
words: arm	forc	-0.13 0.13
words: army	chief	-0.05 0.05
words: arriv	in	-0.06 0.06
words: as	[place]	-0.06 0.06
words: as	[region]	-0.14 0.14
words: as	[side]	-0.09 0.09
words: as	[usa]	0.08 -0.08
words: as	a	-0.07 0.07
words: as	conflict	-0.09 0.09
words: as	he	0.05 -0.05
words: as	it	0.03 -0.03
words: as	long	0.03 -0.03
words: as	oil	-0.05 0.05
words: as	tension	-0.06 0.06
words: as	the	0.02 -0.02
words: as	war	-0.06 0.06
words: assault	on	-0.02 0.02
words: at	[side]	-0.09 0.09
words: at	[usa]	-0.01 0.01
words: at	a	-0.01 0.01
words: at	least	0.07 -0.07
words: at	the	0.12 -0.12
words: attack	,	-0.05 0.05
words: attack	?	-0.07 0.07
words: attack	[usa]	-0.03 0.03
words: attack	against	-0.09 0.09
words: attack	on	-0.12 0.12
words: attempt	to	-0.08 0.08
words: back	at	-0.05 0.05
words: back	to	0.07 -0.07
words: back	with	-0.09 0.09
words: balanc	of	-0.06 0.06
words: ballistic	missil	0.02 -0.02
words: base	in	-0.06 0.06
words: below	[number]	-0.05 0.05
words: between	[side]	-0.05 0.05
words: between	the	0.02 -0.02
words: birthright	citizenship	0.08 -0.08
words: bitcoin	,	0.07 -0.07
words: bloomberg	daybreak	-0.06 0.06
words: brac	for	-0.07 0.07
words: break	:	-0.11 0.11
words: by	[place]	-0.06 0.06
words: by	[side]	0.07 -0.07
words: by	[usa]	-0.01 0.01
words: call	on	-0.05 0.05
words: canadian	in	-0.10 0.10
words: ceas	fire	0.03 -0.03
words: ceasefir	,	-0.07 0.07
words: ceasefir	as	-0.02 0.02
words: ceasefir	deal	-0.07 0.07
words: ceasefir	with	-0.07 0.07
words: claim	[side]	-0.11 0.11
words: claim	it	-0.10 0.10
words: clos	to	0.02 -0.02
words: combat	operation	-0.08 0.08
words: condemn	[side]	-0.14 0.14
words: condemn	[usa]	-0.06 0.06
words: conflict	threaten	-0.07 0.07
words: could	be	-0.05 0.05
words: day	[number]	0.08 -0.08
words: deadlin	loom	-0.08 0.08
words: deal	,	0.05 -0.05
words: deal	on	0.05 -0.05
words: deal	to	0.05 -0.05
words: deal	with	0.02 -0.02
words: death	penalty	0.10 -0.10
words: defens	official	-0.09 0.09
words: destroy	[side]	-0.05 0.05
words: destruction	in	0.05 -0.05
words: did	not	-0.05 0.05
words: does	not	-0.01 0.01
words: dollar	as	-0.09 0.09
words: dollar	billion	0.10 -0.10
words: dollar	million	0.04 -0.04
words: down	,	-0.02 0.02
words: dron	attack	0.07 -0.07
words: due	to	-0.11 0.11
words: dur	[side]	-0.17 0.17
words: early	as	-0.04 0.04
words: end	of	-0.02 0.02
words: end	to	0.03 -0.03
words: ether	,	0.04 -0.04
words: ethnic	cleans	0.10 -0.10
words: even	as	-0.03 0.03
words: explosion	heard	-0.04 0.04
words: fail	to	-0.08 0.08
words: fear	of	0.01 -0.01
words: fighter	jet	-0.07 0.07
words: fir	missil	-0.05 0.05
words: fire	for	0.03 -0.03
words: follow	[side]	-0.05 0.05
words: for	[place]	-0.02 0.02
words: for	[region]	-0.01 0.01
words: for	[side]	-0.16 0.16
words: for	[usa]	-0.05 0.05
words: for	a	-0.08 0.08
words: for	first	-0.07 0.07
words: for	him	-0.10 0.10
words: for	his	0.01 -0.01
words: for	market	-0.05 0.05
words: for	now	0.04 -0.04
words: for	the	-0.08 0.08
words: for	war	-0.06 0.06
words: former	[side]	-0.07 0.07
words: from	[place]	0.07 -0.07
words: from	[side]	-0.06 0.06
words: from	[usa]	0.02 -0.02
words: from	the	-0.01 0.01
words: g	[number]	-0.09 0.09
words: gas	facility	-0.09 0.09
words: gas	field	-0.06 0.06
words: gas	pric	-0.05 0.05
words: had	been	-0.01 0.01
words: happen	on	-0.08 0.08
words: has	taken	0.01 -0.01
words: have	been	0.09 -0.09
words: have	to	-0.08 0.08
words: he	leav	0.02 -0.02
words: hit	[side]	-0.09 0.09
words: hit	[usa]	0.02 -0.02
words: hits	[side]	-0.04 0.04
words: hits	[usa]	-0.09 0.09
words: hits	back	-0.11 0.11
words: host	[usa]	0.01 -0.01
words: how	the	-0.09 0.09
words: if	[usa]	0.06 -0.06
words: in	[number]	0.03 -0.03
words: in	[place]	-0.04 0.04
words: in	[region]	0.07 -0.07
words: in	[side]	-0.14 0.14
words: in	a	0.09 -0.09
words: in	north	0.05 -0.05
words: in	on	-0.10 0.10
words: in	plac	-0.10 0.10
words: in	respons	-0.04 0.04
words: in	the	-0.16 0.16
words: insight	:	-0.07 0.07
words: intercept	[side]	-0.11 0.11
words: is	[side]	-0.16 0.16
words: is	a	0.07 -0.07
words: is	happen	-0.08 0.08
words: is	not	-0.08 0.08
words: is	the	0.03 -0.03
words: it	had	0.02 -0.02
words: it	has	-0.08 0.08
words: it	was	-0.08 0.08
words: it	will	0.03 -0.03
words: jump	as	-0.07 0.07
words: key	[side]	-0.07 0.07
words: kill	[number]	0.01 -0.01
words: kill	by	0.05 -0.05
words: kill	in	-0.01 0.01
words: know	about	-0.11 0.11
words: know	so	-0.04 0.04
words: latest	:	0.04 -0.04
words: launch	attack	-0.05 0.05
words: launch	major	-0.04 0.04
words: launch	missil	-0.07 0.07
words: launch	strik	-0.06 0.06
words: leader	of	-0.03 0.03
words: least	[number]	0.01 -0.01
words: leav	g	-0.11 0.11
words: leav	g7	-0.04 0.04
words: link	to	0.07 -0.07
words: list	of	0.10 -0.10
words: live	:	-0.06 0.06
words: live	updat	-0.04 0.04
words: long	as	0.03 -0.03
words: long	term	0.03 -0.03
words: long	to	-0.08 0.08
words: los	angel	0.06 -0.06
words: major	combat	-0.08 0.08
words: market	,	0.04 -0.04
words: market	brac	-0.05 0.05
words: massiv	[usa]	-0.02 0.02
words: massiv	and	-0.07 0.07
words: mean	for	-0.09 0.09
words: million	of	0.02 -0.02
words: million	on	-0.05 0.05
words: missil	at	-0.07 0.07
words: missil	attack	-0.19 0.19
words: missil	strik	-0.03 0.03
words: mobil	phon	0.07 -0.07
words: more	than	-0.11 0.11
words: ms	now	0.09 -0.09
words: nuclear	program	-0.10 0.10
words: nuclear	sit	-0.04 0.04
words: nuclear	site	-0.03 0.03
words: of	[number]	0.04 -0.04
words: of	[region]	0.05 -0.05
words: of	[side]	-0.14 0.14
words: of	[usa]	0.07 -0.07
words: of	a	-0.02 0.02
words: of	dron	-0.10 0.10
words: of	his	-0.08 0.08
words: of	missil	-0.05 0.05
words: of	power	-0.06 0.06
words: of	stat	0.06 -0.06
words: of	talk	-0.10 0.10
words: of	the	0.01 -0.01
words: of	war	0.06 -0.06
words: off	[place]	-0.12 0.12
words: off	the	-0.04 0.04
words: official	says	-0.09 0.09
words: official	warn	-0.09 0.09
words: oil	and	-0.07 0.07
words: oil	fall	-0.09 0.09
words: oil	jump	-0.07 0.07
words: oil	market	-0.04 0.04
words: oil	pric	-0.02 0.02
words: oil	refinery	-0.02 0.02
words: oil	ris	-0.04 0.04
words: oil	surg	-0.08 0.08
words: on	[place]	-0.07 0.07
words: on	[region]	-0.10 0.10
words: on	[side]	-0.16 0.16
words: on	[usa]	0.01 -0.01
words: on	a	-0.07 0.07
words: on	day	-0.08 0.08
words: on	the	-0.04 0.04
words: on	war	-0.06 0.06
words: operation	against	-0.07 0.07
words: operation	in	-0.07 0.07
words: out	of	0.06 -0.06
words: out	war	-0.04 0.04
words: over	[number]	-0.01 0.01
words: over	[region]	-0.09 0.09
words: over	[side]	-0.15 0.15
words: over	[usa]	-0.04 0.04
words: over	your	-0.07 0.07
words: p	[number]	-0.05 0.05
words: palestinian	in	0.09 -0.09
words: part	of	0.02 -0.02
words: pay	the	-0.09 0.09
words: peac	deal	-0.11 0.11
words: penalty	law	0.10 -0.10
words: percent	after	0.02 -0.02
words: percent	as	0.01 -0.01
words: percent	on	-0.07 0.07
words: plan	for	-0.01 0.01
words: plan	to	0.05 -0.05
words: power	and	0.09 -0.09
words: power	plant	-0.11 0.11
words: prepar	for	-0.07 0.07
words: pric	jump	-0.06 0.06
words: pric	plung	-0.03 0.03
words: pric	soar	-0.10 0.10
words: pric	surg	-0.02 0.02
words: prim	minister	-0.05 0.05
words: push	to	0.08 -0.08
words: ramp	up	0.03 -0.03
words: react	to	-0.04 0.04
words: region	and	-0.06 0.06
words: reopen	[region]	-0.07 0.07
words: respond	to	0.03 -0.03
words: respons	to	-0.05 0.05
words: retaliat	after	0.03 -0.03
words: reveng	tax	0.06 -0.06
words: risk	of	-0.11 0.11
words: round	of	-0.07 0.07
words: s	p	-0.05 0.05
words: said	it	0.02 -0.02
words: says	[place]	-0.01 0.01
words: says	[side]	-0.09 0.09
words: says	[usa]	-0.04 0.04
words: says	he	-0.07 0.07
words: says	no	0.06 -0.06
words: seek	to	0.05 -0.05
words: senat	republican	-0.02 0.02
words: set	to	0.01 -0.01
words: shelter	in	-0.10 0.10
words: sign	of	0.02 -0.02
words: sink	,	-0.04 0.04
words: sink	[side]	-0.06 0.06
words: sit	,	-0.01 0.01
words: slam	[usa]	0.03 -0.03
words: so	far	-0.04 0.04
words: soar	[number]	0.04 -0.04
words: sourc	say	-0.05 0.05
words: speech	on	-0.07 0.07
words: start	to	-0.06 0.06
words: statement	on	-0.09 0.09
words: stock	futur	-0.04 0.04
words: stock	market	-0.13 0.13
words: stock	surg	0.05 -0.05
words: strik	:	-0.09 0.09
words: strik	[side]	-0.07 0.07
words: strik	in	-0.01 0.01
words: strik	on	-0.07 0.07
words: submarin	sink	-0.05 0.05
words: supply	concern	-0.05 0.05
words: support	[usa]	-0.05 0.05
words: support	for	-0.08 0.08
words: suprem	court	0.11 -0.11
words: surg	as	-0.07 0.07
words: take	over	-0.01 0.01
words: taken	too	-0.05 0.05
words: talk	with	0.08 -0.08
words: target	in	-0.08 0.08
words: tax	bill	0.05 -0.05
words: tell	[usa]	-0.03 0.03
words: tension	spik	-0.04 0.04
words: than	[number]	-0.09 0.09
words: that	[side]	-0.07 0.07
words: the	[place]	0.04 -0.04
words: the	[region]	-0.21 0.21
words: the	[side]	-0.18 0.18
words: the	[usa]	0.04 -0.04
words: the	country	0.01 -0.01
words: the	first	0.04 -0.04
words: the	ground	-0.05 0.05
words: the	justic	0.10 -0.10
words: the	latest	-0.06 0.06
words: the	national	0.11 -0.11
words: the	president	-0.06 0.06
words: the	pric	0.02 -0.02
words: the	region	-0.11 0.11
words: the	war	-0.10 0.10
words: the	world	0.01 -0.01
words: they	are	-0.01 0.01
words: thousand	of	0.09 -0.09
words: threat	against	0.06 -0.06
words: threaten	to	0.01 -0.01
words: time	for	0.01 -0.01
words: time	in	-0.02 0.02
words: to	[number]	-0.03 0.03
words: to	[place]	-0.02 0.02
words: to	[region]	-0.10 0.10
words: to	[side]	0.09 -0.09
words: to	a	0.05 -0.05
words: to	attack	-0.06 0.06
words: to	be	0.04 -0.04
words: to	cut	0.09 -0.09
words: to	destroy	-0.05 0.05
words: to	end	0.03 -0.03
words: to	extend	0.03 -0.03
words: to	go	0.04 -0.04
words: to	help	-0.06 0.06
words: to	hit	-0.04 0.04
words: to	keep	0.01 -0.01
words: to	leav	-0.11 0.11
words: to	make	0.08 -0.08
words: to	negotiat	-0.08 0.08
words: to	pay	-0.09 0.09
words: to	reopen	-0.05 0.05
words: to	shelter	-0.12 0.12
words: to	stop	-0.04 0.04
words: to	strik	-0.06 0.06
words: to	take	0.01 -0.01
words: to	the	0.03 -0.03
words: to	two	0.01 -0.01
words: to	war	-0.09 0.09
words: today	:	0.04 -0.04
words: too	long	-0.09 0.09
words: trad	deal	0.09 -0.09
words: travel	to	0.01 -0.01
words: tucker	carlson	0.01 -0.01
words: tulsi	gabbard	0.03 -0.03
words: turn	to	-0.06 0.06
words: two	week	-0.13 0.13
words: up	to	0.07 -0.07
words: urg	[side]	-0.06 0.06
words: visit	[place]	0.07 -0.07
words: vows	to	-0.02 0.02
words: war	,	0.05 -0.05
words: war	?	-0.09 0.09
words: war	addres	-0.05 0.05
words: war	chok	-0.10 0.10
words: war	in	-0.08 0.08
words: war	is	-0.09 0.09
words: war	on	0.02 -0.02
words: war	to	-0.05 0.05
words: war	with	-0.07 0.07
words: warn	,	-0.05 0.05
words: warn	[side]	-0.07 0.07
words: warn	[usa]	0.01 -0.01
words: warn	of	-0.04 0.04
words: watch	:	0.01 -0.01
words: wave	of	-0.08 0.08
words: we	are	0.03 -0.03
words: we	know	-0.10 0.10
words: weapon	and	0.05 -0.05
words: week	[side]	-0.05 0.05
words: week	ceasefir	-0.09 0.09
words: what	is	-0.08 0.08
words: what	the	0.03 -0.03
words: what	we	0.02 -0.02
words: whether	[side]	-0.04 0.04
words: whol	civilization	-0.06 0.06
words: why	[side]	-0.08 0.08
words: why	are	-0.07 0.07
words: will	be	-0.08 0.08
words: will	have	-0.07 0.07
words: with	[number]	0.07 -0.07
words: with	[place]	-0.03 0.03
words: with	[side]	-0.16 0.16
words: with	[usa]	-0.01 0.01
words: with	missil	-0.01 0.01
words: with	the	-0.06 0.06
words: world	cup	0.14 -0.14
words: your	government	-0.07 0.07
words: |	[region]	0.12 -0.12
words: |	video	0.05 -0.05
words: —	and	0.01 -0.01
`,
};
