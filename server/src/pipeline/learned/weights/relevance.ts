/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */
export const relevanceWeights = {
  classes: 'no yes',
  rows: `
act	ally strikes side	-0.17 0.17
act	ally strikes unnamed	0.06 -0.06
act	side strikes ally	-0.20 0.20
act	side strikes side	-0.17 0.17
act	side strikes unnamed	-0.05 0.05
act	side strikes usa	-0.18 0.18
act	unnamed strikes ally	-0.09 0.09
act	unnamed strikes side	0.01 -0.01
act	unnamed strikes unnamed	0.10 -0.10
act	unnamed strikes usa	-0.07 0.07
act	usa strikes side	-0.24 0.24
act	usa strikes unnamed	-0.08 0.08
act done	ally strikes side	-0.17 0.17
act done	ally strikes unnamed	0.05 -0.05
act done	by any	0.01 -0.01
act done	in a circumstance	-0.04 0.04
act done	in the head clause	0.02 -0.02
act done	side strikes ally	-0.18 0.18
act done	side strikes side	-0.16 0.16
act done	side strikes unnamed	-0.05 0.05
act done	side strikes usa	-0.17 0.17
act done	unnamed strikes ally	-0.09 0.09
act done	unnamed strikes side	0.01 -0.01
act done	unnamed strikes unnamed	0.10 -0.10
act done	unnamed strikes usa	-0.11 0.11
act done	usa strikes side	-0.24 0.24
act done	usa strikes unnamed	-0.01 0.01
act not done	ally strikes side	-0.03 0.03
act not done	ally strikes unnamed	-0.02 0.02
act not done	by any	-0.09 0.09
act not done	in a circumstance	-0.08 0.08
act not done	in the head clause	-0.06 0.06
act not done	side strikes ally	-0.09 0.09
act not done	side strikes side	-0.07 0.07
act not done	side strikes unnamed	-0.03 0.03
act not done	side strikes usa	-0.10 0.10
act not done	unnamed strikes side	-0.02 0.02
act not done	usa strikes side	-0.10 0.10
act not done	usa strikes unnamed	-0.15 0.15
after beginning with ally	army	-0.08 0.08
after beginning with ally	says	-0.12 0.12
after beginning with ally	statecraft	-0.09 0.09
after beginning with army	army	-0.09 0.09
after beginning with army	says	-0.02 0.02
after beginning with army	statecraft	-0.10 0.10
after beginning with business	army	-0.03 0.03
after beginning with business	business	-0.03 0.03
after beginning with business	essay	-0.04 0.04
after beginning with business	partisan	0.08 -0.08
after beginning with business	people	-0.07 0.07
after beginning with business	says	-0.15 0.15
after beginning with business	statecraft	-0.01 0.01
after beginning with essay	business	-0.05 0.05
after beginning with essay	essay	0.02 -0.02
after beginning with essay	partisan	0.10 -0.10
after beginning with essay	people	0.09 -0.09
after beginning with essay	quarrel	0.02 -0.02
after beginning with essay	says	-0.12 0.12
after beginning with essay	statecraft	-0.07 0.07
after beginning with media	army	0.02 -0.02
after beginning with media	business	-0.10 0.10
after beginning with media	media	0.10 -0.10
after beginning with media	partisan	0.07 -0.07
after beginning with media	quarrel	-0.09 0.09
after beginning with media	says	0.08 -0.08
after beginning with media	statecraft	0.09 -0.09
after beginning with media	witnessed	-0.12 0.12
after beginning with other	army	0.06 -0.06
after beginning with other	business	-0.01 0.01
after beginning with other	essay	-0.03 0.03
after beginning with other	media	-0.04 0.04
after beginning with other	partisan	0.02 -0.02
after beginning with other	people	-0.01 0.01
after beginning with other	quarrel	0.02 -0.02
after beginning with other	says	-0.03 0.03
after beginning with other	statecraft	-0.12 0.12
after beginning with other	travel	-0.01 0.01
after beginning with other	witnessed	0.06 -0.06
after beginning with partisan	army	-0.10 0.10
after beginning with partisan	business	0.07 -0.07
after beginning with partisan	essay	0.01 -0.01
after beginning with partisan	partisan	0.09 -0.09
after beginning with partisan	quarrel	-0.11 0.11
after beginning with partisan	says	-0.03 0.03
after beginning with partisan	statecraft	-0.02 0.02
after beginning with people	business	0.03 -0.03
after beginning with people	people	0.08 -0.08
after beginning with people	says	0.09 -0.09
after beginning with quarrel	quarrel	-0.06 0.06
after beginning with says	army	0.07 -0.07
after beginning with says	business	0.12 -0.12
after beginning with says	essay	0.08 -0.08
after beginning with says	people	0.06 -0.06
after beginning with says	says	0.05 -0.05
after beginning with says	statecraft	-0.02 0.02
after beginning with side	army	0.08 -0.08
after beginning with side	business	0.07 -0.07
after beginning with side	essay	-0.06 0.06
after beginning with side	media	0.01 -0.01
after beginning with side	partisan	-0.12 0.12
after beginning with side	people	-0.04 0.04
after beginning with side	quarrel	0.09 -0.09
after beginning with side	says	-0.01 0.01
after beginning with side	statecraft	-0.02 0.02
after beginning with side	travel	0.01 -0.01
after beginning with side	witnessed	-0.19 0.19
after beginning with statecraft	business	0.03 -0.03
after beginning with statecraft	people	-0.12 0.12
after beginning with statecraft	says	-0.16 0.16
after beginning with statecraft	statecraft	-0.09 0.09
after beginning with travel	travel	-0.13 0.13
after beginning with usa	army	-0.02 0.02
after beginning with usa	business	0.13 -0.13
after beginning with usa	media	0.09 -0.09
after beginning with usa	partisan	-0.01 0.01
after beginning with usa	quarrel	0.03 -0.03
after beginning with usa	says	-0.12 0.12
after beginning with usa	statecraft	-0.05 0.05
after beginning with usa	travel	0.08 -0.08
after beginning with usa	witnessed	-0.07 0.07
after beginning with witnessed	business	-0.11 0.11
after beginning with witnessed	witnessed	-0.09 0.09
arms	air	-0.08 0.08
arms	gun	0.19 -0.19
arms	mine	-0.10 0.10
arms	torpedo	-0.11 0.11
begins with	ally	-0.17 0.17
begins with	army	0.01 -0.01
begins with	business	-0.05 0.05
begins with	media	0.06 -0.06
begins with	other	0.15 -0.15
begins with	partisan	-0.05 0.05
begins with	people	0.08 -0.08
begins with	quarrel	-0.04 0.04
begins with	says	0.05 -0.05
begins with	side	-0.03 0.03
begins with	statecraft	0.04 -0.04
begins with	travel	-0.15 0.15
begins with	usa	-0.09 0.09
begins with	witnessed	-0.14 0.14
begins with ally	says	-0.10 0.10
begins with ally	statecraft	-0.08 0.08
begins with army	army	0.02 -0.02
begins with army	business	-0.10 0.10
begins with army	says	-0.11 0.11
begins with army	statecraft	-0.05 0.05
begins with business	army	0.02 -0.02
begins with business	business	-0.05 0.05
begins with business	essay	-0.18 0.18
begins with business	people	-0.03 0.03
begins with business	says	-0.02 0.02
begins with business	statecraft	-0.12 0.12
begins with business	witnessed	0.07 -0.07
begins with essay	army	0.04 -0.04
begins with essay	business	-0.10 0.10
begins with essay	essay	0.01 -0.01
begins with essay	media	-0.11 0.11
begins with essay	partisan	0.10 -0.10
begins with essay	people	-0.03 0.03
begins with essay	says	-0.18 0.18
begins with essay	statecraft	-0.11 0.11
begins with media	army	0.04 -0.04
begins with media	business	-0.08 0.08
begins with media	essay	0.05 -0.05
begins with media	media	0.02 -0.02
begins with media	partisan	0.07 -0.07
begins with media	people	-0.05 0.05
begins with media	quarrel	0.01 -0.01
begins with media	says	-0.10 0.10
begins with media	statecraft	0.05 -0.05
begins with media	witnessed	-0.08 0.08
begins with other	army	-0.11 0.11
begins with other	business	-0.01 0.01
begins with other	essay	-0.04 0.04
begins with other	media	0.04 -0.04
begins with other	partisan	-0.01 0.01
begins with other	people	0.01 -0.01
begins with other	quarrel	0.11 -0.11
begins with other	says	0.01 -0.01
begins with other	statecraft	0.06 -0.06
begins with other	travel	0.01 -0.01
begins with other	witnessed	-0.04 0.04
begins with partisan	army	-0.05 0.05
begins with partisan	business	0.13 -0.13
begins with partisan	essay	-0.01 0.01
begins with partisan	media	-0.07 0.07
begins with partisan	partisan	-0.07 0.07
begins with partisan	people	0.03 -0.03
begins with partisan	quarrel	-0.10 0.10
begins with partisan	statecraft	-0.02 0.02
begins with people	business	0.11 -0.11
begins with people	media	0.07 -0.07
begins with people	people	0.08 -0.08
begins with people	says	0.11 -0.11
begins with people	statecraft	0.03 -0.03
begins with people	travel	-0.02 0.02
begins with people	witnessed	-0.09 0.09
begins with quarrel	media	-0.08 0.08
begins with quarrel	partisan	-0.06 0.06
begins with quarrel	people	0.11 -0.11
begins with quarrel	quarrel	-0.08 0.08
begins with quarrel	statecraft	-0.05 0.05
begins with says	army	0.10 -0.10
begins with says	business	0.14 -0.14
begins with says	essay	0.13 -0.13
begins with says	media	-0.02 0.02
begins with says	people	-0.01 0.01
begins with says	says	0.05 -0.05
begins with says	statecraft	0.05 -0.05
begins with says	travel	-0.04 0.04
begins with says	witnessed	0.09 -0.09
begins with side	army	0.04 -0.04
begins with side	business	0.02 -0.02
begins with side	essay	-0.10 0.10
begins with side	media	0.01 -0.01
begins with side	partisan	0.04 -0.04
begins with side	people	-0.03 0.03
begins with side	quarrel	0.07 -0.07
begins with side	says	-0.10 0.10
begins with side	statecraft	0.02 -0.02
begins with side	witnessed	-0.27 0.27
begins with statecraft	army	0.05 -0.05
begins with statecraft	essay	0.06 -0.06
begins with statecraft	media	0.05 -0.05
begins with statecraft	partisan	0.01 -0.01
begins with statecraft	people	-0.08 0.08
begins with statecraft	says	-0.11 0.11
begins with statecraft	statecraft	0.05 -0.05
begins with statecraft	travel	-0.05 0.05
begins with travel	business	-0.08 0.08
begins with travel	travel	-0.15 0.15
begins with usa	army	-0.02 0.02
begins with usa	business	0.05 -0.05
begins with usa	essay	-0.10 0.10
begins with usa	media	-0.01 0.01
begins with usa	partisan	0.08 -0.08
begins with usa	people	0.01 -0.01
begins with usa	quarrel	-0.03 0.03
begins with usa	says	-0.10 0.10
begins with usa	statecraft	-0.06 0.06
begins with usa	travel	0.01 -0.01
begins with usa	witnessed	-0.11 0.11
begins with witnessed	business	0.05 -0.05
begins with witnessed	witnessed	-0.14 0.14
beside the head clause	alarm	0.06 -0.06
beside the head clause	brief	-0.05 0.05
beside the head clause	casualty	0.08 -0.08
beside the head clause	chief	0.01 -0.01
beside the head clause	civilian	-0.03 0.03
beside the head clause	culture	0.08 -0.08
beside the head clause	cyber	0.04 -0.04
beside the head clause	domestic	0.20 -0.20
beside the head clause	elsewhere	0.18 -0.18
beside the head clause	everyday	0.04 -0.04
beside the head clause	execution	0.08 -0.08
beside the head clause	force	-0.10 0.10
beside the head clause	gaza	0.20 -0.20
beside the head clause	market	-0.16 0.16
beside the head clause	mass	-0.04 0.04
beside the head clause	memory	0.06 -0.06
beside the head clause	modal	0.02 -0.02
beside the head clause	negotiation	-0.01 0.01
beside the head clause	nuclear	-0.04 0.04
beside the head clause	oil	-0.08 0.08
beside the head clause	opinion	0.06 -0.06
beside the head clause	pact	0.05 -0.05
beside the head clause	reaction	0.05 -0.05
beside the head clause	resolve	0.04 -0.04
beside the head clause	sanction	0.01 -0.01
beside the head clause	settled	0.08 -0.08
beside the head clause	shipping	-0.30 0.30
beside the head clause	shock	-0.04 0.04
beside the head clause	sport	0.11 -0.11
beside the head clause	spy	0.08 -0.08
beside the head clause	strike	-0.06 0.06
beside the head clause	threat	-0.01 0.01
beside the head clause	toll	0.07 -0.07
beside the head clause	truce	-0.06 0.06
beside the head clause	unrest	0.03 -0.03
beside the head clause	weapon	0.01 -0.01
bias	1	0.05 -0.05
both name	ally	-0.16 0.16
both name	both sides	-0.46 0.46
both name	both sides and ally	-0.14 0.14
both name	both sides and usa	-0.40 0.40
both name	both sides and usa and ally	-0.14 0.14
both name	no party	0.15 -0.15
both name	one side	0.13 -0.13
both name	one side and ally	-0.05 0.05
both name	one side and usa	-0.39 0.39
both name	one side and usa and ally	-0.16 0.16
both name	usa	0.31 -0.31
event	accident	0.01 -0.01
event	appointment	-0.03 0.03
event	arrest	-0.13 0.13
event	arrival	-0.07 0.07
event	ban	0.13 -0.13
event	blackout	0.07 -0.07
event	blockade	0.01 -0.01
event	call	0.05 -0.05
event	censure	-0.04 0.04
event	closure	-0.02 0.02
event	deal	-0.06 0.06
event	departure	0.01 -0.01
event	deployment	0.11 -0.11
event	downing	-0.18 0.18
event	enrichment	-0.12 0.12
event	evacuation	0.01 -0.01
event	exit	-0.04 0.04
event	fall	-0.10 0.10
event	fee	0.05 -0.05
event	flights	-0.12 0.12
event	funeral	0.05 -0.05
event	hack	0.02 -0.02
event	halt	-0.04 0.04
event	incursion	-0.06 0.06
event	inspection	-0.07 0.07
event	listing	0.16 -0.16
event	order	-0.03 0.03
event	release	-0.13 0.13
event	relief	-0.01 0.01
event	reopening	-0.01 0.01
event	rescue	-0.10 0.10
event	resumption	-0.04 0.04
event	rise	-0.18 0.18
event	sanction	0.09 -0.09
event	seizure	0.05 -0.05
event	sentence	0.02 -0.02
event	strike	-0.09 0.09
event	talks	-0.02 0.02
event	test	-0.08 0.08
event	truce	-0.05 0.05
event	visit	0.05 -0.05
first word	,	0.11 -0.11
first word	.	0.18 -0.18
first word	:	-0.04 0.04
first word	[ally]	-0.18 0.18
first word	[place]	-0.08 0.08
first word	[region]	-0.21 0.21
first word	[side]	-0.06 0.06
first word	[usa]	-0.10 0.10
first word	a	-0.03 0.03
first word	activist	0.05 -0.05
first word	after	0.01 -0.01
first word	aftermath	-0.10 0.10
first word	agreement	-0.13 0.13
first word	ai	0.04 -0.04
first word	aid	0.02 -0.02
first word	air	-0.13 0.13
first word	al	-0.06 0.06
first word	all	-0.07 0.07
first word	amid	-0.05 0.05
first word	an	0.10 -0.10
first word	analysi	0.04 -0.04
first word	analyst	-0.10 0.10
first word	announc	-0.16 0.16
first word	are	-0.10 0.10
first word	arm	0.09 -0.09
first word	as	0.03 -0.03
first word	asia	-0.06 0.06
first word	asian	-0.10 0.10
first word	at	-0.12 0.12
first word	attack	-0.19 0.19
first word	bank	0.02 -0.02
first word	billionair	0.10 -0.10
first word	bitcoin	0.03 -0.03
first word	bloomberg	-0.02 0.02
first word	body	-0.03 0.03
first word	break	0.04 -0.04
first word	brent	-0.08 0.08
first word	california	0.09 -0.09
first word	can	-0.01 0.01
first word	ceasefir	-0.09 0.09
first word	charg	0.07 -0.07
first word	chri	-0.11 0.11
first word	citizen	0.16 -0.16
first word	clos	0.02 -0.02
first word	cnn	-0.09 0.09
first word	commander	0.01 -0.01
first word	cost	0.10 -0.10
first word	could	-0.11 0.11
first word	court	0.13 -0.13
first word	crud	-0.13 0.13
first word	cuba	0.08 -0.08
first word	daily	-0.07 0.07
first word	deadly	-0.03 0.03
first word	deal	-0.11 0.11
first word	death	-0.03 0.03
first word	delegation	-0.09 0.09
first word	dem	-0.10 0.10
first word	democrat	-0.04 0.04
first word	did	-0.11 0.11
first word	dollar	-0.08 0.08
first word	domestic	0.11 -0.11
first word	don't	-0.09 0.09
first word	dozen	0.04 -0.04
first word	dron	-0.02 0.02
first word	duke	0.10 -0.10
first word	economist	0.05 -0.05
first word	editor	0.05 -0.05
first word	emergency	-0.03 0.03
first word	energy	-0.12 0.12
first word	even	-0.10 0.10
first word	ex	0.13 -0.13
first word	exclusiv	0.10 -0.10
first word	expert	0.04 -0.04
first word	explosion	0.07 -0.07
first word	factbox	-0.05 0.05
first word	farsnew	0.05 -0.05
first word	fbi	-0.09 0.09
first word	fcc	0.02 -0.02
first word	fda	0.07 -0.07
first word	federal	0.09 -0.09
first word	fifa	0.04 -0.04
first word	film	0.06 -0.06
first word	fire	-0.10 0.10
first word	first	-0.08 0.08
first word	five	-0.05 0.05
first word	football	0.10 -0.10
first word	for	-0.11 0.11
first word	foreign	-0.08 0.08
first word	former	-0.06 0.06
first word	four	0.04 -0.04
first word	fox	-0.07 0.07
first word	from	0.05 -0.05
first word	fuel	-0.09 0.09
first word	fury	-0.04 0.04
first word	g7	-0.11 0.11
first word	gas	-0.14 0.14
first word	global	-0.13 0.13
first word	gold	-0.10 0.10
first word	gop	-0.07 0.07
first word	government	0.03 -0.03
first word	hama	0.10 -0.10
first word	harvard	0.07 -0.07
first word	has	-0.06 0.06
first word	he	0.02 -0.02
first word	hedg	0.03 -0.03
first word	here	0.07 -0.07
first word	hous	-0.03 0.03
first word	how	-0.04 0.04
first word	hundred	0.01 -0.01
first word	hungary	0.09 -0.09
first word	i	-0.06 0.06
first word	ice	0.10 -0.10
first word	iea	-0.12 0.12
first word	if	0.06 -0.06
first word	imf	-0.04 0.04
first word	in	0.19 -0.19
first word	inflation	0.02 -0.02
first word	insid	0.04 -0.04
first word	insight	-0.18 0.18
first word	international	0.07 -0.07
first word	investor	0.08 -0.08
first word	is	-0.15 0.15
first word	it	0.08 -0.08
first word	jam	-0.05 0.05
first word	jen	-0.05 0.05
first word	joe	-0.07 0.07
first word	john	-0.14 0.14
first word	judg	0.04 -0.04
first word	just	-0.05 0.05
first word	karolin	0.02 -0.02
first word	keir	-0.08 0.08
first word	key	0.03 -0.03
first word	kill	-0.09 0.09
first word	lindsey	0.05 -0.05
first word	live	0.04 -0.04
first word	livewir	-0.03 0.03
first word	lng	-0.10 0.10
first word	maga	-0.07 0.07
first word	major	0.01 -0.01
first word	man	0.11 -0.11
first word	marin	0.01 -0.01
first word	market	-0.05 0.05
first word	massiv	0.11 -0.11
first word	may	-0.03 0.03
first word	mediator	-0.06 0.06
first word	meet	0.11 -0.11
first word	melania	0.11 -0.11
first word	military	0.03 -0.03
first word	missil	-0.07 0.07
first word	modi	0.10 -0.10
first word	moment	-0.16 0.16
first word	more	-0.12 0.12
first word	morn	-0.09 0.09
first word	most	0.03 -0.03
first word	ms	0.06 -0.06
first word	multipl	-0.04 0.04
first word	new	0.14 -0.14
first word	nippon	0.09 -0.09
first word	no	-0.12 0.12
first word	not	0.07 -0.07
first word	now	-0.02 0.02
first word	nuclear	0.15 -0.15
first word	nyt	0.05 -0.05
first word	oil	-0.27 0.27
first word	on	-0.11 0.11
first word	one	0.08 -0.08
first word	opinion	0.04 -0.04
first word	over	-0.08 0.08
first word	palestinian	0.04 -0.04
first word	panic	-0.07 0.07
first word	plan	0.08 -0.08
first word	pm	-0.05 0.05
first word	polic	0.03 -0.03
first word	poll	-0.05 0.05
first word	pres	0.02 -0.02
first word	president	0.03 -0.03
first word	pric	0.02 -0.02
first word	prim	0.01 -0.01
first word	protest	0.06 -0.06
first word	regional	-0.06 0.06
first word	report	-0.09 0.09
first word	republican	0.04 -0.04
first word	rescu	-0.09 0.09
first word	retir	-0.04 0.04
first word	rfk	0.10 -0.10
first word	s	-0.04 0.04
first word	sanction	-0.11 0.11
first word	satellit	-0.08 0.08
first word	says	0.06 -0.06
first word	second	0.04 -0.04
first word	senat	-0.08 0.08
first word	senior	-0.09 0.09
first word	seven	-0.02 0.02
first word	ship	-0.08 0.08
first word	shipp	-0.10 0.10
first word	siren	-0.31 0.31
first word	six	0.02 -0.02
first word	smok	-0.12 0.12
first word	softbank	0.08 -0.08
first word	soldier	0.08 -0.08
first word	spy	-0.04 0.04
first word	stat	0.01 -0.01
first word	stephen	0.13 -0.13
first word	stock	-0.07 0.07
first word	strik	0.04 -0.04
first word	suprem	0.03 -0.03
first word	suspect	0.08 -0.08
first word	talk	-0.11 0.11
first word	tanker	-0.09 0.09
first word	texa	0.09 -0.09
first word	that	-0.05 0.05
first word	the	-0.05 0.05
first word	ther	-0.10 0.10
first word	they	-0.11 0.11
first word	they'r	0.05 -0.05
first word	third	-0.05 0.05
first word	this	0.16 -0.16
first word	thousand	-0.08 0.08
first word	thre	-0.13 0.13
first word	time	0.06 -0.06
first word	to	0.06 -0.06
first word	top	-0.14 0.14
first word	trader	-0.10 0.10
first word	tucker	-0.06 0.06
first word	tulsi	0.03 -0.03
first word	two	-0.05 0.05
first word	u	0.03 -0.03
first word	under	-0.05 0.05
first word	vice	-0.08 0.08
first word	video	-0.01 0.01
first word	vietnam	-0.08 0.08
first word	warn	-0.13 0.13
first word	watch	-0.10 0.10
first word	we	-0.01 0.01
first word	we'v	-0.11 0.11
first word	what	-0.01 0.01
first word	wher	-0.05 0.05
first word	who	-0.02 0.02
first word	why	-0.10 0.10
first word	will	-0.02 0.02
first word	with	-0.03 0.03
first word	world	0.05 -0.05
first word	you	-0.09 0.09
first word	you'r	-0.04 0.04
first word	zelensky	0.03 -0.03
form	a question	-0.07 0.07
form	a sentence	0.03 -0.03
form	bar	0.25 -0.25
form	begins with a quote	-0.11 0.11
form	colon	-0.11 0.11
form	ends with a quote	-0.12 0.12
form	ends with on	-0.09 0.09
form	exclamation	0.07 -0.07
form	label	-0.08 0.08
form	label at the end	0.10 -0.10
form	question	-0.07 0.07
form	signed	-0.14 0.14
head clause	alarm	-0.22 0.22
head clause	brief	-0.02 0.02
head clause	casualty	-0.04 0.04
head clause	chief	0.05 -0.05
head clause	civilian	0.02 -0.02
head clause	closure	0.03 -0.03
head clause	contact	-0.10 0.10
head clause	culture	0.17 -0.17
head clause	cyber	-0.03 0.03
head clause	decision	-0.03 0.03
head clause	domestic	0.19 -0.19
head clause	drill	0.05 -0.05
head clause	elsewhere	0.27 -0.27
head clause	everyday	0.04 -0.04
head clause	execution	0.11 -0.11
head clause	force	-0.11 0.11
head clause	gaza	0.37 -0.37
head clause	market	0.02 -0.02
head clause	mass	-0.04 0.04
head clause	memory	-0.01 0.01
head clause	modal	-0.01 0.01
head clause	negotiation	-0.11 0.11
head clause	network	0.06 -0.06
head clause	nuclear	-0.02 0.02
head clause	oil	-0.19 0.19
head clause	pact	-0.15 0.15
head clause	reaction	-0.03 0.03
head clause	resolve	-0.10 0.10
head clause	sanction	-0.05 0.05
head clause	settled	-0.04 0.04
head clause	shipping	-0.28 0.28
head clause	shock	-0.05 0.05
head clause	sport	0.26 -0.26
head clause	spy	-0.09 0.09
head clause	syria	0.10 -0.10
head clause	threat	-0.06 0.06
head clause	toll	-0.02 0.02
head clause	truce	-0.13 0.13
head clause	unreal	-0.03 0.03
head clause	unrest	0.06 -0.06
head clause	weapon	-0.06 0.06
head event	accident	-0.05 0.05
head event	accusation	-0.06 0.06
head event	apology	-0.13 0.13
head event	appointment	-0.04 0.04
head event	arrest	0.13 -0.13
head event	arrival	0.10 -0.10
head event	ban	0.13 -0.13
head event	blackout	0.06 -0.06
head event	blockade	0.02 -0.02
head event	call	0.02 -0.02
head event	cancelled	-0.02 0.02
head event	charge	0.16 -0.16
head event	closure	0.05 -0.05
head event	comment	0.01 -0.01
head event	deal	0.02 -0.02
head event	denial	0.02 -0.02
head event	departure	-0.05 0.05
head event	deployment	-0.01 0.01
head event	downing	0.05 -0.05
head event	drill	0.06 -0.06
head event	emergency	-0.10 0.10
head event	enrichment	-0.13 0.13
head event	evacuation	-0.19 0.19
head event	execution	0.11 -0.11
head event	exit	0.06 -0.06
head event	expulsion	0.11 -0.11
head event	fall	-0.08 0.08
head event	fee	-0.10 0.10
head event	funeral	-0.08 0.08
head event	hack	-0.06 0.06
head event	halt	-0.04 0.04
head event	incursion	-0.02 0.02
head event	inspection	0.03 -0.03
head event	joining	-0.05 0.05
head event	memory	0.03 -0.03
head event	mourning	-0.12 0.12
head event	none	0.03 -0.03
head event	offer	-0.02 0.02
head event	order	0.12 -0.12
head event	plan	-0.03 0.03
head event	rejection	0.04 -0.04
head event	release	-0.01 0.01
head event	relief	0.07 -0.07
head event	reopening	-0.03 0.03
head event	rescue	-0.06 0.06
head event	resumption	-0.01 0.01
head event	rise	-0.09 0.09
head event	sanction	0.12 -0.12
head event	seizure	0.07 -0.07
head event	sentence	0.05 -0.05
head event	spying	-0.04 0.04
head event	strike	-0.02 0.02
head event	talks	-0.04 0.04
head event	test	0.09 -0.09
head event	truce	-0.10 0.10
head event	visit	0.01 -0.01
head event	wish	-0.01 0.01
head event, told as accusation	accusation	-0.06 0.06
head event, told as cancelled	cancelled	-0.02 0.02
head event, told as comment	comment	0.01 -0.01
head event, told as denial	denial	0.02 -0.02
head event, told as done	accident	-0.05 0.05
head event, told as done	apology	-0.13 0.13
head event, told as done	appointment	-0.04 0.04
head event, told as done	arrest	0.13 -0.13
head event, told as done	arrival	0.10 -0.10
head event, told as done	ban	0.13 -0.13
head event, told as done	blackout	0.06 -0.06
head event, told as done	blockade	0.02 -0.02
head event, told as done	call	0.02 -0.02
head event, told as done	charge	0.16 -0.16
head event, told as done	closure	0.05 -0.05
head event, told as done	deal	0.02 -0.02
head event, told as done	departure	-0.05 0.05
head event, told as done	deployment	-0.01 0.01
head event, told as done	downing	0.05 -0.05
head event, told as done	emergency	-0.10 0.10
head event, told as done	enrichment	-0.13 0.13
head event, told as done	evacuation	-0.19 0.19
head event, told as done	execution	0.11 -0.11
head event, told as done	exit	0.06 -0.06
head event, told as done	expulsion	0.11 -0.11
head event, told as done	fall	-0.08 0.08
head event, told as done	fee	-0.10 0.10
head event, told as done	funeral	-0.08 0.08
head event, told as done	hack	-0.06 0.06
head event, told as done	halt	-0.04 0.04
head event, told as done	incursion	-0.02 0.02
head event, told as done	inspection	0.03 -0.03
head event, told as done	joining	-0.05 0.05
head event, told as done	mourning	-0.12 0.12
head event, told as done	none	0.03 -0.03
head event, told as done	order	0.12 -0.12
head event, told as done	release	-0.01 0.01
head event, told as done	relief	0.07 -0.07
head event, told as done	reopening	-0.03 0.03
head event, told as done	rescue	-0.06 0.06
head event, told as done	resumption	-0.01 0.01
head event, told as done	rise	-0.09 0.09
head event, told as done	sanction	0.12 -0.12
head event, told as done	seizure	0.07 -0.07
head event, told as done	sentence	0.05 -0.05
head event, told as done	spying	-0.04 0.04
head event, told as done	strike	-0.02 0.02
head event, told as done	talks	-0.04 0.04
head event, told as done	test	0.09 -0.09
head event, told as done	truce	-0.10 0.10
head event, told as done	visit	0.01 -0.01
head event, told as drill	drill	0.06 -0.06
head event, told as memory	memory	0.03 -0.03
head event, told as offer	offer	-0.02 0.02
head event, told as plan	plan	-0.03 0.03
head event, told as rejection	rejection	0.04 -0.04
head event, told as wish	wish	-0.01 0.01
length	long	0.13 -0.13
length	short	-0.11 0.11
length	usual	-0.08 0.08
length	very long	0.11 -0.11
level by rules	critical	-0.11 0.11
level by rules	high	-0.02 0.02
level by rules	low	-0.02 0.02
level by rules	medium	0.11 -0.11
person	aerospace chief	0.06 -0.06
person	chief of staff	-0.05 0.05
person	defence minister	-0.15 0.15
person	far right minister	0.15 -0.15
person	foreign minister	-0.32 0.32
person	former premier	0.12 -0.12
person	guards chief	-0.10 0.10
person	hezbollah leader	-0.06 0.06
person	kushner	-0.01 0.01
person	leaders	0.07 -0.07
person	mojtaba	-0.31 0.31
person	nuclear scientist	-0.12 0.12
person	president	-0.01 0.01
person	prime minister	0.15 -0.15
person	secretary of state	-0.16 0.16
person	security chief	-0.20 0.20
person	soldier	0.09 -0.09
person	speaker	-0.02 0.02
person	spokesman	-0.09 0.09
person	supreme leader	-0.16 0.16
person	vice president	-0.17 0.17
phase	begin	-0.02 0.02
phase	break	0.08 -0.08
phase	extend	0.02 -0.02
relevance by rules	not relevant: neither side in the title or the first sentence	0.21 -0.21
relevance by rules	not relevant: no party in the title	0.39 -0.39
relevance by rules	not relevant: one party alone, and nothing of the confrontation	0.04 -0.04
relevance by rules	not relevant: opposed parties, but nothing of the confrontation	-0.22 0.22
relevance by rules	not relevant: the summary is about	0.12 -0.12
relevance by rules	not relevant: the summary is about home affairs	-0.02 0.02
relevance by rules	not relevant: the title is about	0.51 -0.51
relevance by rules	not relevant: the title is about culture	0.19 -0.19
relevance by rules	not relevant: the title is about everyday	0.08 -0.08
relevance by rules	not relevant: the title is about home affairs	0.06 -0.06
relevance by rules	not relevant: the title is about memory	0.03 -0.03
relevance by rules	not relevant: the title is about sport	0.28 -0.28
relevance by rules	relevant: a side and the strait in the title	-0.07 0.07
relevance by rules	relevant: about the Gulf or the Red Sea	-0.22 0.22
relevance by rules	relevant: and in the title	0.02 -0.02
relevance by rules	relevant: and war in the title	-0.19 0.19
relevance by rules	relevant: between opposed parties in the title	-0.31 0.31
relevance by rules	relevant: forces or war where the confrontation is	-0.32 0.32
relevance by rules	relevant: in a state of the Gulf	-0.17 0.17
relevance by rules	relevant: in a town of a side	-0.13 0.13
relevance by rules	relevant: in the land of an ally	-0.08 0.08
relevance by rules	relevant: in the region	-0.09 0.09
relevance by rules	relevant: in the title	-0.34 0.34
relevance by rules	relevant: in the title, both sides in the first sentence	-0.14 0.14
relevance by rules	relevant: in the title, the opponent in the first sentence	-0.10 0.10
relevance by rules	relevant: insurance of ships where the confrontation is	-0.09 0.09
relevance by rules	relevant: of a side, killed or named	-0.15 0.15
relevance by rules	relevant: one side in the title, the confrontation in the first sentence	-0.20 0.20
relevance by rules	relevant: opposed parties and in the title	-0.33 0.33
relevance by rules	relevant: skies closed where the confrontation is	-0.11 0.11
relevance by rules	relevant: the forces of a side where an ally sits	-0.41 0.41
relevance by rules	relevant: the title names both sides	-0.48 0.48
relevance by rules	relevant: the war by name in the title	-0.39 0.39
relevance by rules	relevant: traces of arms in a town of a side	-0.14 0.14
relevance by rules	relevant: trade that stands still where the confrontation is	-0.26 0.26
relevance by rules	relevant: trade under fire where the confrontation is	-0.30 0.30
relevance by rules	relevant: two parties and in the title	-0.26 0.26
relevance by rules	relevant: upon a side	-0.02 0.02
relevance by rules	relevant: where forces of the United States are	-0.26 0.26
sign	comment	0.02 -0.02
sign	explosions reported	-0.02 0.02
sign	leader killed	-0.25 0.25
sign	nuclear sites struck	-0.04 0.04
sign	operations begun	-0.05 0.05
sign	states struck	0.01 -0.01
sign	strikes suspended	-0.08 0.08
sign	truce agreed	0.02 -0.02
sign	war	-0.16 0.16
sign	war of a state	-0.41 0.41
sign	war of the region	-0.33 0.33
state	crisis	0.19 -0.19
state	war	-0.08 0.08
summary	alarm	-0.10 0.10
summary	casualty	0.15 -0.15
summary	chief	0.09 -0.09
summary	civilian	0.03 -0.03
summary	closure	-0.02 0.02
summary	contact	-0.06 0.06
summary	culture	0.15 -0.15
summary	cyber	0.05 -0.05
summary	decision	-0.09 0.09
summary	domestic	0.18 -0.18
summary	elsewhere	0.05 -0.05
summary	everyday	0.09 -0.09
summary	execution	0.10 -0.10
summary	force	-0.14 0.14
summary	gaza	0.22 -0.22
summary	market	0.11 -0.11
summary	mass	0.10 -0.10
summary	memory	0.03 -0.03
summary	modal	-0.05 0.05
summary	negotiation	-0.10 0.10
summary	network	-0.08 0.08
summary	nuclear	-0.10 0.10
summary	oil	-0.25 0.25
summary	pact	-0.12 0.12
summary	reaction	0.04 -0.04
summary	resolve	-0.14 0.14
summary	sanction	-0.07 0.07
summary	settled	-0.01 0.01
summary	shipping	-0.10 0.10
summary	shock	0.02 -0.02
summary	sport	0.24 -0.24
summary	spy	0.04 -0.04
summary	strike	-0.03 0.03
summary	threat	-0.05 0.05
summary	toll	-0.05 0.05
summary	unreal	-0.04 0.04
summary	unrest	0.09 -0.09
summary	weapon	-0.06 0.06
summary is	there	0.09 -0.09
summary names	both sides	-0.31 0.31
summary names	both sides and usa	-0.22 0.22
summary names	both sides and usa and ally	-0.10 0.10
summary names	no party	0.05 -0.05
summary names	one side	0.07 -0.07
summary names	one side and ally	-0.14 0.14
summary names	one side and usa	-0.19 0.19
summary names	one side and usa and ally	-0.09 0.09
summary names	usa	0.23 -0.23
summary place	gulf state	-0.27 0.27
summary place	land of an ally	-0.24 0.24
summary place	neighbour	-0.16 0.16
summary place	region	0.02 -0.02
summary place	strait or sea	-0.29 0.29
summary place	third country	0.10 -0.10
summary place	usa	0.08 -0.08
summary word	[ally]	-0.19 0.19
summary word	[number]	0.12 -0.12
summary word	[place]	-0.01 0.01
summary word	[region]	-0.06 0.06
summary word	[side]	-0.23 0.23
summary word	[usa]	0.04 -0.04
summary word	ability	-0.11 0.11
summary word	about	0.03 -0.03
summary word	abov	0.03 -0.03
summary word	accelerat	0.05 -0.05
summary word	accept	-0.05 0.05
summary word	acces	0.06 -0.06
summary word	accident	0.10 -0.10
summary word	accord	0.13 -0.13
summary word	account	0.05 -0.05
summary word	accus	0.01 -0.01
summary word	achiev	-0.03 0.03
summary word	acros	-0.02 0.02
summary word	act	0.04 -0.04
summary word	action	-0.07 0.07
summary word	activity	0.05 -0.05
summary word	add	-0.04 0.04
summary word	addres	-0.01 0.01
summary word	administration	0.11 -0.11
summary word	advanc	0.02 -0.02
summary word	adversary	-0.02 0.02
summary word	adwan	0.02 -0.02
summary word	affirm	-0.07 0.07
summary word	africa	0.08 -0.08
summary word	african	0.07 -0.07
summary word	after	-0.02 0.02
summary word	ag	0.07 -0.07
summary word	again	-0.01 0.01
summary word	against	0.04 -0.04
summary word	agency	0.06 -0.06
summary word	agenda	0.02 -0.02
summary word	aggression	-0.14 0.14
summary word	aggressiv	0.09 -0.09
summary word	agre	0.06 -0.06
summary word	agreement	-0.18 0.18
summary word	ahead	0.08 -0.08
summary word	aid	0.05 -0.05
summary word	aim	0.01 -0.01
summary word	air	-0.02 0.02
summary word	airlin	-0.03 0.03
summary word	airport	-0.16 0.16
summary word	airspac	-0.07 0.07
summary word	airstrik	-0.11 0.11
summary word	al	-0.04 0.04
summary word	ali	-0.09 0.09
summary word	align	-0.01 0.01
summary word	all	0.04 -0.04
summary word	alleg	0.08 -0.08
summary word	allianc	-0.07 0.07
summary word	allow	0.03 -0.03
summary word	ally	0.07 -0.07
summary word	already	-0.01 0.01
summary word	also	0.03 -0.03
summary word	alternativ	0.06 -0.06
summary word	am	0.03 -0.03
summary word	ambition	-0.01 0.01
summary word	amid	-0.17 0.17
summary word	among	0.12 -0.12
summary word	analysi	0.05 -0.05
summary word	analyst	0.02 -0.02
summary word	angel	0.07 -0.07
summary word	announc	-0.14 0.14
summary word	announcement	-0.10 0.10
summary word	annual	0.09 -0.09
summary word	another	-0.02 0.02
summary word	any	-0.03 0.03
summary word	appear	0.05 -0.05
summary word	approv	0.05 -0.05
summary word	approval	0.01 -0.01
summary word	approximately	-0.07 0.07
summary word	april	-0.07 0.07
summary word	arab	-0.06 0.06
summary word	area	0.10 -0.10
summary word	argu	0.04 -0.04
summary word	arm	0.05 -0.05
summary word	army	-0.08 0.08
summary word	around	-0.05 0.05
summary word	arrang	-0.09 0.09
summary word	arrest	0.15 -0.15
summary word	arriv	0.07 -0.07
summary word	articl	-0.12 0.12
summary word	asia	-0.03 0.03
summary word	asian	-0.12 0.12
summary word	assault	-0.01 0.01
summary word	asset	0.06 -0.06
summary word	associat	0.11 -0.11
summary word	atomic	0.05 -0.05
summary word	attack	-0.07 0.07
summary word	attempt	0.07 -0.07
summary word	authority	-0.10 0.10
summary word	auto	0.08 -0.08
summary word	avoid	-0.01 0.01
summary word	await	-0.01 0.01
summary word	award	0.09 -0.09
summary word	away	0.04 -0.04
summary word	back	0.13 -0.13
summary word	balanc	-0.10 0.10
summary word	ballistic	-0.04 0.04
summary word	bank	0.05 -0.05
summary word	barrag	-0.05 0.05
summary word	barrel	-0.11 0.11
summary word	bas	0.02 -0.02
summary word	base	-0.19 0.19
summary word	becaus	0.04 -0.04
summary word	becom	0.02 -0.02
summary word	befor	-0.03 0.03
summary word	begin	-0.08 0.08
summary word	begun	0.04 -0.04
summary word	behind	0.04 -0.04
summary word	believ	-0.11 0.11
summary word	benefit	0.11 -0.11
summary word	besieg	0.05 -0.05
summary word	between	-0.05 0.05
summary word	beyond	0.03 -0.03
summary word	big	0.04 -0.04
summary word	biggest	0.09 -0.09
summary word	bill	0.08 -0.08
summary word	billion	0.14 -0.14
summary word	block	0.06 -0.06
summary word	blockad	-0.23 0.23
summary word	bloomberg	-0.08 0.08
summary word	blow	0.01 -0.01
summary word	board	0.07 -0.07
summary word	bond	0.06 -0.06
summary word	boost	0.01 -0.01
summary word	border	-0.02 0.02
summary word	borrow	0.09 -0.09
summary word	both	-0.06 0.06
summary word	brac	-0.04 0.04
summary word	brand	0.12 -0.12
summary word	break	-0.06 0.06
summary word	brent	-0.06 0.06
summary word	brief	0.04 -0.04
summary word	bring	0.01 -0.01
summary word	broad	0.04 -0.04
summary word	broader	-0.06 0.06
summary word	broker	-0.07 0.07
summary word	brought	-0.06 0.06
summary word	brutal	0.02 -0.02
summary word	budget	0.07 -0.07
summary word	buffer	0.02 -0.02
summary word	build	-0.03 0.03
summary word	bullish	-0.09 0.09
summary word	busines	0.13 -0.13
summary word	business	0.06 -0.06
summary word	buy	-0.04 0.04
summary word	buyer	-0.02 0.02
summary word	bytedanc	0.09 -0.09
summary word	california	0.08 -0.08
summary word	call	0.08 -0.08
summary word	came	-0.04 0.04
summary word	campaign	0.02 -0.02
summary word	can	0.04 -0.04
summary word	cap	0.07 -0.07
summary word	capability	0.04 -0.04
summary word	capacity	0.03 -0.03
summary word	capitulation	0.04 -0.04
summary word	captur	-0.05 0.05
summary word	car	0.09 -0.09
summary word	care	0.10 -0.10
summary word	carolin	0.05 -0.05
summary word	carrier	-0.10 0.10
summary word	carry	-0.08 0.08
summary word	cars	0.04 -0.04
summary word	cast	0.03 -0.03
summary word	casualty	-0.06 0.06
summary word	caus	-0.06 0.06
summary word	cautiou	0.02 -0.02
summary word	ceas	-0.07 0.07
summary word	center	0.06 -0.06
summary word	central	0.01 -0.01
summary word	chair	0.02 -0.02
summary word	challeng	-0.03 0.03
summary word	chanc	-0.03 0.03
summary word	chang	-0.02 0.02
summary word	chao	0.03 -0.03
summary word	char	0.04 -0.04
summary word	charg	0.03 -0.03
summary word	chas	0.08 -0.08
summary word	chemical	-0.05 0.05
summary word	chief	-0.05 0.05
summary word	children	0.05 -0.05
summary word	chipmaker	0.03 -0.03
summary word	chok	0.04 -0.04
summary word	cit	0.01 -0.01
summary word	citizen	-0.12 0.12
summary word	city	0.06 -0.06
summary word	civilian	-0.06 0.06
summary word	claim	0.08 -0.08
summary word	clash	0.04 -0.04
summary word	clear	0.05 -0.05
summary word	climb	0.03 -0.03
summary word	clos	0.03 -0.03
summary word	closely	-0.02 0.02
summary word	closur	-0.03 0.03
summary word	co	0.08 -0.08
summary word	coalition	0.06 -0.06
summary word	coast	-0.05 0.05
summary word	coinbas	0.04 -0.04
summary word	collaps	0.04 -0.04
summary word	com	0.08 -0.08
summary word	come	0.07 -0.07
summary word	commander	0.03 -0.03
summary word	commenc	0.03 -0.03
summary word	comment	0.06 -0.06
summary word	commercial	0.10 -0.10
summary word	commodity	0.02 -0.02
summary word	community	0.06 -0.06
summary word	company	0.15 -0.15
summary word	concern	-0.09 0.09
summary word	conclud	-0.01 0.01
summary word	condemn	-0.11 0.11
summary word	conferenc	-0.02 0.02
summary word	confirm	-0.01 0.01
summary word	conflict	-0.18 0.18
summary word	consider	-0.03 0.03
summary word	consultant	0.12 -0.12
summary word	consumer	0.13 -0.13
summary word	contain	0.01 -0.01
summary word	continu	0.02 -0.02
summary word	contract	-0.06 0.06
summary word	control	0.04 -0.04
summary word	controversial	0.05 -0.05
summary word	coordinat	0.07 -0.07
summary word	corp	0.09 -0.09
summary word	cost	-0.03 0.03
summary word	could	-0.06 0.06
summary word	council	0.02 -0.02
summary word	cours	0.07 -0.07
summary word	court	0.10 -0.10
summary word	coverag	0.03 -0.03
summary word	crackdown	0.09 -0.09
summary word	credit	0.04 -0.04
summary word	crim	0.08 -0.08
summary word	crisi	-0.11 0.11
summary word	critical	0.08 -0.08
summary word	criticism	-0.08 0.08
summary word	cros	0.03 -0.03
summary word	crucial	-0.02 0.02
summary word	crud	-0.23 0.23
summary word	crypto	0.04 -0.04
summary word	cryptocurrency	-0.02 0.02
summary word	cup	0.07 -0.07
summary word	curb	0.06 -0.06
summary word	currency	-0.06 0.06
summary word	current	-0.03 0.03
summary word	cut	0.09 -0.09
summary word	cuts	0.06 -0.06
summary word	cutt	0.10 -0.10
summary word	cyber	-0.06 0.06
summary word	czar	0.06 -0.06
summary word	d	0.04 -0.04
summary word	daily	0.07 -0.07
summary word	damag	-0.09 0.09
summary word	dampen	0.07 -0.07
summary word	data	-0.03 0.03
summary word	david	-0.05 0.05
summary word	day	-0.04 0.04
summary word	days	0.01 -0.01
summary word	dc	0.05 -0.05
summary word	de	0.01 -0.01
summary word	deadlin	0.10 -0.10
summary word	deadly	0.02 -0.02
summary word	deal	0.11 -0.11
summary word	death	0.05 -0.05
summary word	debut	0.06 -0.06
summary word	decad	0.05 -0.05
summary word	decid	-0.08 0.08
summary word	decision	0.07 -0.07
summary word	declar	-0.09 0.09
summary word	declin	-0.03 0.03
summary word	deepen	0.01 -0.01
summary word	defenc	-0.08 0.08
summary word	defend	-0.06 0.06
summary word	defens	0.06 -0.06
summary word	delay	-0.01 0.01
summary word	delegation	0.03 -0.03
summary word	deliver	-0.04 0.04
summary word	demand	-0.03 0.03
summary word	deny	-0.02 0.02
summary word	depart	-0.01 0.01
summary word	department	-0.03 0.03
summary word	deploy	0.10 -0.10
summary word	deployment	0.05 -0.05
summary word	deportation	0.09 -0.09
summary word	derivativ	0.03 -0.03
summary word	describ	-0.06 0.06
summary word	design	0.03 -0.03
summary word	despit	-0.08 0.08
summary word	destroy	-0.05 0.05
summary word	destruction	-0.02 0.02
summary word	detail	0.07 -0.07
summary word	detain	0.05 -0.05
summary word	detention	0.02 -0.02
summary word	deutsch	0.06 -0.06
summary word	development	-0.04 0.04
summary word	did	-0.08 0.08
summary word	didn't	-0.03 0.03
summary word	died	0.04 -0.04
summary word	diesel	0.05 -0.05
summary word	difficult	0.07 -0.07
summary word	digital	-0.07 0.07
summary word	diplomacy	-0.03 0.03
summary word	diplomatic	-0.07 0.07
summary word	direct	-0.08 0.08
summary word	director	0.09 -0.09
summary word	discus	-0.01 0.01
summary word	discuss	-0.06 0.06
summary word	discussion	0.05 -0.05
summary word	dismiss	0.06 -0.06
summary word	disrupt	-0.09 0.09
summary word	disruption	-0.18 0.18
summary word	divid	0.03 -0.03
summary word	do	-0.03 0.03
summary word	does	-0.04 0.04
summary word	dollar	0.04 -0.04
summary word	domestic	0.14 -0.14
summary word	doubt	0.03 -0.03
summary word	down	-0.04 0.04
summary word	dozen	0.11 -0.11
summary word	driv	-0.03 0.03
summary word	driven	-0.02 0.02
summary word	driver	0.08 -0.08
summary word	dron	-0.02 0.02
summary word	drop	0.08 -0.08
summary word	dropp	-0.05 0.05
summary word	drug	0.04 -0.04
summary word	due	-0.06 0.06
summary word	each	-0.04 0.04
summary word	earlier	-0.09 0.09
summary word	early	-0.17 0.17
summary word	earn	0.06 -0.06
summary word	earth	0.10 -0.10
summary word	eas	0.05 -0.05
summary word	ease	0.02 -0.02
summary word	east	0.04 -0.04
summary word	eat	0.09 -0.09
summary word	economic	0.07 -0.07
summary word	economist	0.06 -0.06
summary word	economy	0.02 -0.02
summary word	edition	-0.01 0.01
summary word	editor	0.06 -0.06
summary word	effect	-0.03 0.03
summary word	effectiv	0.03 -0.03
summary word	effectively	-0.02 0.02
summary word	effort	0.11 -0.11
summary word	eight	0.07 -0.07
summary word	election	0.10 -0.10
summary word	eliminat	0.15 -0.15
summary word	elsewher	-0.05 0.05
summary word	embark	0.07 -0.07
summary word	embassy	-0.04 0.04
summary word	embolden	-0.07 0.07
summary word	emerg	-0.10 0.10
summary word	emergency	0.06 -0.06
summary word	emphasiz	0.04 -0.04
summary word	employe	0.06 -0.06
summary word	end	0.11 -0.11
summary word	enemy	-0.07 0.07
summary word	energy	-0.06 0.06
summary word	engag	0.04 -0.04
summary word	engagement	0.02 -0.02
summary word	enough	-0.01 0.01
summary word	enrich	-0.09 0.09
summary word	enrichment	-0.05 0.05
summary word	ensur	-0.03 0.03
summary word	enter	0.06 -0.06
summary word	entry	0.05 -0.05
summary word	envoy	-0.07 0.07
summary word	equity	0.04 -0.04
summary word	era	0.06 -0.06
summary word	escalat	-0.08 0.08
summary word	escalation	-0.06 0.06
summary word	espionag	-0.03 0.03
summary word	establish	0.13 -0.13
summary word	evacuat	-0.06 0.06
summary word	evacuation	-0.05 0.05
summary word	even	0.04 -0.04
summary word	event	0.04 -0.04
summary word	everyth	0.06 -0.06
summary word	examin	0.05 -0.05
summary word	exchang	-0.13 0.13
summary word	executiv	0.12 -0.12
summary word	exist	0.01 -0.01
summary word	exit	-0.03 0.03
summary word	expand	0.09 -0.09
summary word	expansion	0.11 -0.11
summary word	expect	0.02 -0.02
summary word	expectation	0.11 -0.11
summary word	expert	-0.14 0.14
summary word	expir	-0.06 0.06
summary word	explor	0.04 -0.04
summary word	explosion	-0.16 0.16
summary word	exporter	0.03 -0.03
summary word	express	0.02 -0.02
summary word	extend	0.06 -0.06
summary word	f	-0.07 0.07
summary word	fac	0.01 -0.01
summary word	face	-0.07 0.07
summary word	facility	-0.02 0.02
summary word	fail	0.09 -0.09
summary word	failur	0.04 -0.04
summary word	fall	0.06 -0.06
summary word	fallout	0.03 -0.03
summary word	familiar	0.06 -0.06
summary word	family	0.02 -0.02
summary word	far	-0.09 0.09
summary word	fast	0.07 -0.07
summary word	father	-0.15 0.15
summary word	fear	-0.02 0.02
summary word	february	0.03 -0.03
summary word	fed	0.07 -0.07
summary word	federal	0.13 -0.13
summary word	feedstock	-0.11 0.11
summary word	fell	-0.03 0.03
summary word	fellow	-0.08 0.08
summary word	few	-0.06 0.06
summary word	fifth	-0.07 0.07
summary word	fight	0.03 -0.03
summary word	figur	0.06 -0.06
summary word	film	0.05 -0.05
summary word	financ	0.09 -0.09
summary word	financial	0.09 -0.09
summary word	find	0.06 -0.06
summary word	fir	-0.01 0.01
summary word	fire	-0.08 0.08
summary word	firm	0.06 -0.06
summary word	first	0.11 -0.11
summary word	five	-0.02 0.02
summary word	flag	0.05 -0.05
summary word	flow	-0.08 0.08
summary word	fluctuat	-0.03 0.03
summary word	focus	-0.01 0.01
summary word	follow	-0.04 0.04
summary word	food	0.05 -0.05
summary word	football	0.19 -0.19
summary word	forc	-0.01 0.01
summary word	forecast	-0.02 0.02
summary word	foreign	0.05 -0.05
summary word	former	-0.04 0.04
summary word	found	0.10 -0.10
summary word	foundation	0.08 -0.08
summary word	founder	0.08 -0.08
summary word	four	0.13 -0.13
summary word	fragil	-0.07 0.07
summary word	fre	-0.04 0.04
summary word	free	0.08 -0.08
summary word	freight	-0.05 0.05
summary word	fresh	-0.04 0.04
summary word	friday	0.02 -0.02
summary word	front	-0.04 0.04
summary word	frozen	0.02 -0.02
summary word	fu	0.02 -0.02
summary word	fuel	-0.02 0.02
summary word	full	-0.04 0.04
summary word	fund	0.07 -0.07
summary word	further	0.03 -0.03
summary word	futur	-0.06 0.06
summary word	g	-0.06 0.06
summary word	g7	-0.08 0.08
summary word	gain	-0.08 0.08
summary word	game	0.03 -0.03
summary word	gasolin	0.11 -0.11
summary word	gather	-0.05 0.05
summary word	general	-0.10 0.10
summary word	geopolitical	-0.07 0.07
summary word	get	-0.04 0.04
summary word	giant	-0.01 0.01
summary word	giv	0.04 -0.04
summary word	give	0.06 -0.06
summary word	given	0.01 -0.01
summary word	global	-0.08 0.08
summary word	globally	-0.11 0.11
summary word	glycol	-0.07 0.07
summary word	go	0.03 -0.03
summary word	goal	0.04 -0.04
summary word	gold	-0.02 0.02
summary word	good	0.02 -0.02
summary word	gov	0.06 -0.06
summary word	grant	-0.07 0.07
summary word	great	0.11 -0.11
summary word	group	0.04 -0.04
summary word	grow	0.06 -0.06
summary word	grown	0.11 -0.11
summary word	growth	0.05 -0.05
summary word	guard	0.06 -0.06
summary word	guidelin	-0.17 0.17
summary word	haaretz	0.05 -0.05
summary word	haas	0.04 -0.04
summary word	hack	0.05 -0.05
summary word	halt	-0.07 0.07
summary word	hama	0.08 -0.08
summary word	harvard	0.01 -0.01
summary word	hav	0.01 -0.01
summary word	haven	-0.07 0.07
summary word	head	0.14 -0.14
summary word	health	0.10 -0.10
summary word	heart	0.07 -0.07
summary word	heavy	-0.04 0.04
summary word	heighten	-0.04 0.04
summary word	held	-0.04 0.04
summary word	help	0.16 -0.16
summary word	here	-0.01 0.01
summary word	high	-0.05 0.05
summary word	higher	-0.04 0.04
summary word	highest	0.05 -0.05
summary word	highlight	-0.01 0.01
summary word	hik	-0.03 0.03
summary word	him	-0.04 0.04
summary word	hit	0.01 -0.01
summary word	hits	-0.16 0.16
summary word	hold	0.03 -0.03
summary word	holding	0.08 -0.08
summary word	holiday	0.12 -0.12
summary word	hom	0.04 -0.04
summary word	home	0.13 -0.13
summary word	hop	0.02 -0.02
summary word	hospital	0.05 -0.05
summary word	host	-0.01 0.01
summary word	hostility	-0.05 0.05
summary word	hour	-0.03 0.03
summary word	hous	0.11 -0.11
summary word	household	0.09 -0.09
summary word	how	-0.01 0.01
summary word	hub	0.05 -0.05
summary word	hundred	0.05 -0.05
summary word	hurt	0.04 -0.04
summary word	hyde	0.05 -0.05
summary word	icis	-0.07 0.07
summary word	illegal	0.04 -0.04
summary word	immediat	0.06 -0.06
summary word	immigrant	0.10 -0.10
summary word	immigration	0.08 -0.08
summary word	impact	-0.01 0.01
summary word	implement	0.02 -0.02
summary word	import	0.03 -0.03
summary word	importer	-0.02 0.02
summary word	impossibl	-0.06 0.06
summary word	improv	0.07 -0.07
summary word	inc	0.14 -0.14
summary word	includ	-0.03 0.03
summary word	incom	-0.01 0.01
summary word	increas	0.01 -0.01
summary word	increasingly	0.08 -0.08
summary word	indicat	-0.01 0.01
summary word	industry	0.09 -0.09
summary word	inflam	-0.03 0.03
summary word	inflation	0.05 -0.05
summary word	information	-0.09 0.09
summary word	infrastructur	-0.01 0.01
summary word	initial	0.07 -0.07
summary word	injury	-0.12 0.12
summary word	insid	0.10 -0.10
summary word	insist	0.04 -0.04
summary word	inspector	-0.02 0.02
summary word	institut	-0.07 0.07
summary word	insuranc	-0.01 0.01
summary word	intelligenc	0.06 -0.06
summary word	intensify	-0.07 0.07
summary word	intercept	0.03 -0.03
summary word	interceptor	-0.10 0.10
summary word	interest	0.07 -0.07
summary word	international	0.04 -0.04
summary word	internet	-0.08 0.08
summary word	intersection	-0.06 0.06
summary word	interview	-0.05 0.05
summary word	invasion	-0.06 0.06
summary word	inventory	-0.06 0.06
summary word	investment	0.10 -0.10
summary word	investor	0.08 -0.08
summary word	involv	-0.03 0.03
summary word	involvement	-0.06 0.06
summary word	is	0.03 -0.03
summary word	ishiba	0.08 -0.08
summary word	islamic	0.03 -0.03
summary word	island	0.07 -0.07
summary word	isn't	0.09 -0.09
summary word	issu	0.08 -0.08
summary word	itself	0.02 -0.02
summary word	jerom	0.05 -0.05
summary word	jet	-0.11 0.11
summary word	jets	-0.04 0.04
summary word	jewish	0.09 -0.09
summary word	job	0.09 -0.09
summary word	john	0.03 -0.03
summary word	join	-0.03 0.03
summary word	jonathan	0.09 -0.09
summary word	journalist	-0.04 0.04
summary word	judg	0.04 -0.04
summary word	july	0.11 -0.11
summary word	jump	-0.06 0.06
summary word	jun	-0.03 0.03
summary word	june	-0.06 0.06
summary word	just	0.03 -0.03
summary word	justic	0.07 -0.07
summary word	kamal	0.02 -0.02
summary word	keep	0.05 -0.05
summary word	keir	-0.01 0.01
summary word	kill	0.10 -0.10
summary word	kind	-0.04 0.04
summary word	kyiv	0.03 -0.03
summary word	labor	0.11 -0.11
summary word	lack	0.02 -0.02
summary word	laid	0.08 -0.08
summary word	land	-0.07 0.07
summary word	larg	0.03 -0.03
summary word	largely	0.03 -0.03
summary word	largest	0.08 -0.08
summary word	last	0.08 -0.08
summary word	late	-0.03 0.03
summary word	latin	0.06 -0.06
summary word	launch	-0.04 0.04
summary word	launcher	-0.13 0.13
summary word	law	0.07 -0.07
summary word	lawmaker	0.12 -0.12
summary word	lawsuit	0.05 -0.05
summary word	lead	-0.06 0.06
summary word	leader	-0.06 0.06
summary word	leadership	-0.06 0.06
summary word	least	0.09 -0.09
summary word	leav	-0.08 0.08
summary word	led	-0.04 0.04
summary word	left	0.05 -0.05
summary word	legal	0.04 -0.04
summary word	legislation	0.11 -0.11
summary word	lender	0.15 -0.15
summary word	less	0.06 -0.06
summary word	level	-0.01 0.01
summary word	life	0.08 -0.08
summary word	lift	-0.08 0.08
summary word	light	0.02 -0.02
summary word	like	0.03 -0.03
summary word	likely	-0.09 0.09
summary word	limit	-0.01 0.01
summary word	lin	-0.07 0.07
summary word	link	0.03 -0.03
summary word	liv	-0.02 0.02
summary word	live	-0.09 0.09
summary word	llc	0.05 -0.05
summary word	lng	-0.06 0.06
summary word	local	0.10 -0.10
summary word	location	-0.03 0.03
summary word	logistic	0.04 -0.04
summary word	logistical	-0.09 0.09
summary word	long	0.05 -0.05
summary word	look	-0.02 0.02
summary word	loom	0.06 -0.06
summary word	los	0.07 -0.07
summary word	lost	0.08 -0.08
summary word	low	-0.04 0.04
summary word	lower	0.11 -0.11
summary word	lowest	0.07 -0.07
summary word	ltd	0.08 -0.08
summary word	made	-0.02 0.02
summary word	magnet	0.08 -0.08
summary word	main	0.04 -0.04
summary word	maintain	-0.07 0.07
summary word	major	-0.02 0.02
summary word	majority	-0.05 0.05
summary word	mak	0.07 -0.07
summary word	make	0.09 -0.09
summary word	maker	0.09 -0.09
summary word	manag	0.04 -0.04
summary word	management	0.04 -0.04
summary word	manufactur	0.08 -0.08
summary word	manufacturer	0.06 -0.06
summary word	many	0.06 -0.06
summary word	march	-0.18 0.18
summary word	marin	-0.01 0.01
summary word	maritim	-0.04 0.04
summary word	mark	0.04 -0.04
summary word	market	-0.02 0.02
summary word	martyr	-0.04 0.04
summary word	masayoshi	0.07 -0.07
summary word	mass	0.09 -0.09
summary word	massiv	0.03 -0.03
summary word	material	0.03 -0.03
summary word	matter	0.07 -0.07
summary word	may	-0.06 0.06
summary word	measur	0.10 -0.10
summary word	media	-0.07 0.07
summary word	mediat	-0.09 0.09
summary word	mediation	-0.12 0.12
summary word	medical	0.05 -0.05
summary word	meet	0.01 -0.01
summary word	meeting	0.01 -0.01
summary word	meg	-0.07 0.07
summary word	member	0.02 -0.02
summary word	memorandum	-0.04 0.04
summary word	met	-0.02 0.02
summary word	methanol	-0.10 0.10
summary word	middl	0.01 -0.01
summary word	might	-0.01 0.01
summary word	militant	-0.04 0.04
summary word	military	0.16 -0.16
summary word	million	0.09 -0.09
summary word	min	-0.07 0.07
summary word	minister	0.04 -0.04
summary word	ministry	0.10 -0.10
summary word	missil	-0.06 0.06
summary word	mobil	0.10 -0.10
summary word	modi	0.15 -0.15
summary word	mohammad	0.01 -0.01
summary word	monday	0.03 -0.03
summary word	monetary	0.05 -0.05
summary word	money	0.03 -0.03
summary word	monitor	0.03 -0.03
summary word	monoethylen	-0.07 0.07
summary word	month	0.13 -0.13
summary word	more	0.09 -0.09
summary word	morn	-0.05 0.05
summary word	mortgag	0.06 -0.06
summary word	most	-0.01 0.01
summary word	mount	0.02 -0.02
summary word	mov	0.02 -0.02
summary word	move	0.06 -0.06
summary word	much	-0.02 0.02
summary word	multipl	0.01 -0.01
summary word	munition	0.01 -0.01
summary word	must	-0.04 0.04
summary word	mut	-0.01 0.01
summary word	nam	0.07 -0.07
summary word	naphtha	-0.07 0.07
summary word	narendra	0.15 -0.15
summary word	nation	0.07 -0.07
summary word	national	0.08 -0.08
summary word	natural	0.02 -0.02
summary word	naval	-0.07 0.07
summary word	near	-0.05 0.05
summary word	nearly	0.05 -0.05
summary word	need	-0.06 0.06
summary word	negotiat	-0.04 0.04
summary word	negotiation	-0.09 0.09
summary word	negotiator	-0.05 0.05
summary word	neighbor	0.05 -0.05
summary word	network	0.10 -0.10
summary word	never	-0.07 0.07
summary word	new	0.16 -0.16
summary word	news	0.06 -0.06
summary word	newsom	0.06 -0.06
summary word	next	0.10 -0.10
summary word	night	-0.02 0.02
summary word	nippon	0.10 -0.10
summary word	no	0.04 -0.04
summary word	non	-0.08 0.08
summary word	north	0.12 -0.12
summary word	northern	0.08 -0.08
summary word	not	0.01 -0.01
summary word	now	0.01 -0.01
summary word	nuclear	-0.16 0.16
summary word	number	0.07 -0.07
summary word	nvidia	0.13 -0.13
summary word	occupy	0.02 -0.02
summary word	october	0.10 -0.10
summary word	off	-0.08 0.08
summary word	offensiv	-0.02 0.02
summary word	offer	0.03 -0.03
summary word	officer	0.07 -0.07
summary word	official	0.04 -0.04
summary word	oil	-0.23 0.23
summary word	once	-0.01 0.01
summary word	one	0.06 -0.06
summary word	ongo	-0.10 0.10
summary word	onlin	0.03 -0.03
summary word	only	0.02 -0.02
summary word	open	0.03 -0.03
summary word	operat	0.02 -0.02
summary word	operation	0.05 -0.05
summary word	operator	0.05 -0.05
summary word	opinion	0.05 -0.05
summary word	oppos	-0.07 0.07
summary word	opposition	0.05 -0.05
summary word	order	0.05 -0.05
summary word	organisation	-0.06 0.06
summary word	our	0.02 -0.02
summary word	out	0.05 -0.05
summary word	outbreak	-0.06 0.06
summary word	outlook	0.05 -0.05
summary word	output	0.02 -0.02
summary word	over	0.02 -0.02
summary word	overall	0.02 -0.02
summary word	oversea	0.07 -0.07
summary word	own	0.10 -0.10
summary word	p	-0.05 0.05
summary word	packag	0.05 -0.05
summary word	palestinian	0.07 -0.07
summary word	parliament	-0.05 0.05
summary word	part	0.07 -0.07
summary word	participant	-0.07 0.07
summary word	participat	0.06 -0.06
summary word	partner	0.02 -0.02
summary word	partnership	0.11 -0.11
summary word	party	0.04 -0.04
summary word	passag	0.03 -0.03
summary word	past	-0.06 0.06
summary word	path	0.06 -0.06
summary word	patient	0.05 -0.05
summary word	paus	-0.08 0.08
summary word	pay	0.03 -0.03
summary word	pdt	0.07 -0.07
summary word	peac	0.02 -0.02
summary word	pegg	0.07 -0.07
summary word	peopl	0.11 -0.11
summary word	percent	0.05 -0.05
summary word	percentag	0.10 -0.10
summary word	period	0.09 -0.09
summary word	persist	-0.02 0.02
summary word	personnel	0.01 -0.01
summary word	petrochemical	-0.10 0.10
summary word	phon	0.04 -0.04
summary word	photo	-0.08 0.08
summary word	piec	0.05 -0.05
summary word	pilot	-0.09 0.09
summary word	plac	-0.07 0.07
summary word	plan	0.14 -0.14
summary word	plann	0.01 -0.01
summary word	plant	-0.03 0.03
summary word	platform	0.03 -0.03
summary word	platt	-0.07 0.07
summary word	play	0.10 -0.10
summary word	player	-0.01 0.01
summary word	plc	0.08 -0.08
summary word	plung	0.01 -0.01
summary word	pm	0.08 -0.08
summary word	point	0.07 -0.07
summary word	policy	0.07 -0.07
summary word	politic	-0.04 0.04
summary word	political	0.07 -0.07
summary word	polyethylen	-0.11 0.11
summary word	popular	0.11 -0.11
summary word	port	0.02 -0.02
summary word	position	0.02 -0.02
summary word	possibility	-0.04 0.04
summary word	possibl	-0.03 0.03
summary word	post	0.17 -0.17
summary word	potential	0.03 -0.03
summary word	powell	0.09 -0.09
summary word	power	0.01 -0.01
summary word	powerful	0.08 -0.08
summary word	precondition	-0.04 0.04
summary word	premium	-0.02 0.02
summary word	prepar	-0.07 0.07
summary word	pres	-0.03 0.03
summary word	president	0.14 -0.14
summary word	press	0.10 -0.10
summary word	pressur	-0.02 0.02
summary word	prevent	0.02 -0.02
summary word	previou	0.03 -0.03
summary word	pric	-0.05 0.05
summary word	prim	0.09 -0.09
summary word	privat	0.05 -0.05
summary word	privately	0.02 -0.02
summary word	problem	0.08 -0.08
summary word	produc	-0.01 0.01
summary word	producer	-0.07 0.07
summary word	product	-0.02 0.02
summary word	production	0.01 -0.01
summary word	program	-0.05 0.05
summary word	progres	-0.06 0.06
summary word	project	0.14 -0.14
summary word	prolong	-0.06 0.06
summary word	promis	-0.02 0.02
summary word	prompt	0.01 -0.01
summary word	property	0.13 -0.13
summary word	propos	0.03 -0.03
summary word	proposal	-0.07 0.07
summary word	protect	-0.02 0.02
summary word	protest	0.11 -0.11
summary word	provid	0.02 -0.02
summary word	provision	0.04 -0.04
summary word	prowes	-0.03 0.03
summary word	proxy	-0.03 0.03
summary word	public	0.09 -0.09
summary word	publicly	0.04 -0.04
summary word	pull	0.01 -0.01
summary word	purchas	0.03 -0.03
summary word	pursu	0.08 -0.08
summary word	push	0.04 -0.04
summary word	put	0.05 -0.05
summary word	putt	-0.07 0.07
summary word	question	-0.07 0.07
summary word	rac	0.03 -0.03
summary word	radar	-0.08 0.08
summary word	raid	0.03 -0.03
summary word	rais	0.03 -0.03
summary word	rally	-0.01 0.01
summary word	ramp	0.04 -0.04
summary word	rang	0.06 -0.06
summary word	rapid	-0.05 0.05
summary word	rare	0.11 -0.11
summary word	rat	0.07 -0.07
summary word	rate	0.08 -0.08
summary word	rather	0.06 -0.06
summary word	reach	0.03 -0.03
summary word	read	-0.14 0.14
summary word	ready	0.08 -0.08
summary word	real	0.09 -0.09
summary word	reason	0.02 -0.02
summary word	receiv	0.03 -0.03
summary word	recent	-0.02 0.02
summary word	reciprocal	0.09 -0.09
summary word	record	-0.02 0.02
summary word	recover	-0.11 0.11
summary word	red	-0.05 0.05
summary word	reduc	0.01 -0.01
summary word	reel	0.03 -0.03
summary word	refin	-0.05 0.05
summary word	refiner	0.06 -0.06
summary word	refinery	-0.05 0.05
summary word	refus	-0.07 0.07
summary word	regard	-0.07 0.07
summary word	regim	-0.08 0.08
summary word	region	-0.04 0.04
summary word	regional	0.02 -0.02
summary word	regulation	0.11 -0.11
summary word	regulator	0.08 -0.08
summary word	reject	0.08 -0.08
summary word	relation	0.05 -0.05
summary word	relationship	0.04 -0.04
summary word	relatively	0.07 -0.07
summary word	releas	-0.02 0.02
summary word	remain	0.04 -0.04
summary word	remark	0.03 -0.03
summary word	renew	0.05 -0.05
summary word	renown	-0.03 0.03
summary word	reopen	-0.12 0.12
summary word	repercussion	-0.03 0.03
summary word	replac	0.02 -0.02
summary word	reportedly	0.04 -0.04
summary word	reporter	0.09 -0.09
summary word	representativ	-0.04 0.04
summary word	republican	0.06 -0.06
summary word	requir	0.12 -0.12
summary word	research	0.12 -0.12
summary word	reserv	0.09 -0.09
summary word	resident	-0.04 0.04
summary word	resolution	-0.09 0.09
summary word	resolv	0.05 -0.05
summary word	respond	-0.01 0.01
summary word	respons	0.02 -0.02
summary word	responsibl	-0.06 0.06
summary word	restriction	0.01 -0.01
summary word	result	-0.01 0.01
summary word	resum	0.04 -0.04
summary word	retaliat	-0.08 0.08
summary word	retaliation	-0.05 0.05
summary word	retaliatory	-0.04 0.04
summary word	retreat	-0.02 0.02
summary word	return	0.07 -0.07
summary word	reveal	-0.06 0.06
summary word	revenu	-0.04 0.04
summary word	review	0.12 -0.12
summary word	revolution	-0.06 0.06
summary word	rippl	-0.08 0.08
summary word	ris	-0.12 0.12
summary word	rise	-0.07 0.07
summary word	risk	-0.06 0.06
summary word	robot	0.05 -0.05
summary word	rocket	0.01 -0.01
summary word	role	-0.05 0.05
summary word	rose	0.02 -0.02
summary word	round	-0.03 0.03
summary word	rt	-0.14 0.14
summary word	rul	0.08 -0.08
summary word	run	-0.02 0.02
summary word	rush	0.11 -0.11
summary word	s	-0.02 0.02
summary word	safety	-0.04 0.04
summary word	said	0.08 -0.08
summary word	sal	0.09 -0.09
summary word	sale	0.05 -0.05
summary word	same	-0.03 0.03
summary word	sanction	-0.08 0.08
summary word	saturday	-0.07 0.07
summary word	saw	0.07 -0.07
summary word	say	-0.04 0.04
summary word	says	-0.13 0.13
summary word	scal	0.03 -0.03
summary word	scarlet	0.02 -0.02
summary word	schedul	-0.07 0.07
summary word	school	0.08 -0.08
summary word	scienc	-0.03 0.03
summary word	scientist	-0.07 0.07
summary word	second	0.10 -0.10
summary word	secretary	-0.05 0.05
summary word	sector	0.02 -0.02
summary word	secur	0.11 -0.11
summary word	security	-0.06 0.06
summary word	see	-0.04 0.04
summary word	seek	0.11 -0.11
summary word	seem	0.02 -0.02
summary word	seen	0.03 -0.03
summary word	sees	0.09 -0.09
summary word	self	-0.02 0.02
summary word	semiconductor	0.08 -0.08
summary word	senat	0.12 -0.12
summary word	send	0.03 -0.03
summary word	senior	0.02 -0.02
summary word	sent	0.03 -0.03
summary word	servic	0.11 -0.11
summary word	sery	0.05 -0.05
summary word	session	-0.02 0.02
summary word	set	-0.06 0.06
summary word	sett	0.05 -0.05
summary word	settlement	-0.01 0.01
summary word	seven	0.08 -0.08
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
summary word	ship	-0.18 0.18
summary word	shipment	0.01 -0.01
summary word	shipp	-0.07 0.07
summary word	shock	0.03 -0.03
summary word	short	0.02 -0.02
summary word	shortag	-0.07 0.07
summary word	shot	-0.10 0.10
summary word	should	-0.01 0.01
summary word	show	0.03 -0.03
summary word	shrink	0.10 -0.10
summary word	shut	0.04 -0.04
summary word	sid	0.01 -0.01
summary word	side	-0.07 0.07
summary word	sidelin	-0.02 0.02
summary word	sign	0.08 -0.08
summary word	signal	0.01 -0.01
summary word	significant	0.04 -0.04
summary word	significantly	-0.04 0.04
summary word	siren	-0.09 0.09
summary word	sit	-0.09 0.09
summary word	site	-0.01 0.01
summary word	six	0.04 -0.04
summary word	sixth	0.06 -0.06
summary word	skip	0.09 -0.09
summary word	slain	0.01 -0.01
summary word	slow	-0.03 0.03
summary word	slump	0.06 -0.06
summary word	soar	-0.05 0.05
summary word	social	0.08 -0.08
summary word	softbank	0.07 -0.07
summary word	soldier	0.02 -0.02
summary word	some	0.02 -0.02
summary word	son	-0.03 0.03
summary word	sound	-0.03 0.03
summary word	sourc	-0.14 0.14
summary word	south	-0.01 0.01
summary word	sovereignty	-0.07 0.07
summary word	spac	0.09 -0.09
summary word	spark	-0.05 0.05
summary word	speak	-0.06 0.06
summary word	speaker	-0.05 0.05
summary word	speculation	0.01 -0.01
summary word	speech	0.07 -0.07
summary word	spend	0.13 -0.13
summary word	spik	-0.05 0.05
summary word	spill	-0.05 0.05
summary word	spokesperson	-0.09 0.09
summary word	spot	-0.15 0.15
summary word	spread	-0.02 0.02
summary word	spurr	0.02 -0.02
summary word	st	0.04 -0.04
summary word	stabilis	0.05 -0.05
summary word	stability	-0.08 0.08
summary word	stabl	-0.10 0.10
summary word	stablecoin	0.11 -0.11
summary word	staff	0.01 -0.01
summary word	stak	-0.05 0.05
summary word	stall	-0.02 0.02
summary word	stanc	-0.03 0.03
summary word	stand	-0.02 0.02
summary word	standoff	0.03 -0.03
summary word	standstill	-0.04 0.04
summary word	start	-0.05 0.05
summary word	stat	0.06 -0.06
summary word	statement	-0.02 0.02
summary word	statu	0.01 -0.01
summary word	stay	0.03 -0.03
summary word	steady	-0.03 0.03
summary word	steel	0.13 -0.13
summary word	steep	0.06 -0.06
summary word	stemm	-0.08 0.08
summary word	step	0.01 -0.01
summary word	stepp	0.08 -0.08
summary word	stick	0.08 -0.08
summary word	still	0.02 -0.02
summary word	stock	-0.01 0.01
summary word	stockpil	0.02 -0.02
summary word	stop	0.01 -0.01
summary word	stor	0.04 -0.04
summary word	strain	0.08 -0.08
summary word	strait	-0.06 0.06
summary word	strand	-0.03 0.03
summary word	strategic	0.04 -0.04
summary word	strategist	-0.03 0.03
summary word	stress	-0.06 0.06
summary word	strik	-0.06 0.06
summary word	strongly	-0.04 0.04
summary word	struck	0.02 -0.02
summary word	struggl	0.03 -0.03
summary word	student	-0.02 0.02
summary word	succes	-0.04 0.04
summary word	successful	0.04 -0.04
summary word	suffer	0.02 -0.02
summary word	suggest	0.03 -0.03
summary word	summer	0.04 -0.04
summary word	summit	-0.05 0.05
summary word	sunday	-0.08 0.08
summary word	supply	-0.08 0.08
summary word	suprem	0.05 -0.05
summary word	surg	-0.01 0.01
summary word	surpris	-0.04 0.04
summary word	surrender	-0.05 0.05
summary word	survey	0.03 -0.03
summary word	suspend	-0.09 0.09
summary word	sustain	0.06 -0.06
summary word	sweep	0.06 -0.06
summary word	system	0.05 -0.05
summary word	taiwan	0.02 -0.02
summary word	tak	0.08 -0.08
summary word	take	-0.04 0.04
summary word	taken	0.10 -0.10
summary word	talk	-0.21 0.21
summary word	tanker	-0.12 0.12
summary word	target	0.03 -0.03
summary word	tariff	0.22 -0.22
summary word	tax	0.10 -0.10
summary word	team	0.10 -0.10
summary word	technical	0.02 -0.02
summary word	technology	0.14 -0.14
summary word	television	0.02 -0.02
summary word	tell	-0.09 0.09
summary word	ten	-0.08 0.08
summary word	tension	-0.03 0.03
summary word	term	0.09 -0.09
summary word	territory	0.01 -0.01
summary word	terrorist	0.15 -0.15
summary word	test	0.01 -0.01
summary word	texa	0.11 -0.11
summary word	th	0.01 -0.01
summary word	their	0.07 -0.07
summary word	them	0.07 -0.07
summary word	ther	0.03 -0.03
summary word	they	0.08 -0.08
summary word	thin	0.02 -0.02
summary word	third	0.07 -0.07
summary word	thos	-0.06 0.06
summary word	though	0.04 -0.04
summary word	thought	0.07 -0.07
summary word	thousand	-0.02 0.02
summary word	thre	0.01 -0.01
summary word	threat	-0.02 0.02
summary word	threaten	0.03 -0.03
summary word	through	-0.08 0.08
summary word	thursday	-0.02 0.02
summary word	ties	-0.09 0.09
summary word	tighten	0.02 -0.02
summary word	tim	0.05 -0.05
summary word	time	0.09 -0.09
summary word	today	-0.04 0.04
summary word	together	-0.08 0.08
summary word	told	0.04 -0.04
summary word	tonn	-0.04 0.04
summary word	too	0.11 -0.11
summary word	took	0.02 -0.02
summary word	top	0.09 -0.09
summary word	total	-0.01 0.01
summary word	tour	0.08 -0.08
summary word	toward	-0.07 0.07
summary word	track	0.02 -0.02
summary word	trad	0.15 -0.15
summary word	trader	-0.01 0.01
summary word	traffic	-0.06 0.06
summary word	trajectory	0.02 -0.02
summary word	transit	-0.03 0.03
summary word	travel	0.04 -0.04
summary word	treasury	0.15 -0.15
summary word	trigger	0.01 -0.01
summary word	trillion	0.03 -0.03
summary word	troop	-0.05 0.05
summary word	truc	0.04 -0.04
summary word	try	0.10 -0.10
summary word	turn	0.02 -0.02
summary word	two	-0.02 0.02
summary word	u	0.01 -0.01
summary word	ultra	0.03 -0.03
summary word	uncertainty	0.07 -0.07
summary word	unconditional	-0.05 0.05
summary word	under	0.05 -0.05
summary word	understand	-0.04 0.04
summary word	unilateral	-0.02 0.02
summary word	unit	0.07 -0.07
summary word	university	0.09 -0.09
summary word	unleash	0.05 -0.05
summary word	unles	-0.07 0.07
summary word	unlikely	0.04 -0.04
summary word	unnecessary	0.08 -0.08
summary word	unprecedent	0.03 -0.03
summary word	until	0.01 -0.01
summary word	unveil	0.02 -0.02
summary word	up	0.06 -0.06
summary word	updat	-0.08 0.08
summary word	upward	-0.07 0.07
summary word	uranium	-0.04 0.04
summary word	urg	-0.02 0.02
summary word	us	0.11 -0.11
summary word	use	0.04 -0.04
summary word	used	0.10 -0.10
summary word	vast	-0.08 0.08
summary word	vehicl	0.07 -0.07
summary word	verg	-0.03 0.03
summary word	version	0.05 -0.05
summary word	very	-0.03 0.03
summary word	vessel	0.06 -0.06
summary word	vice	-0.03 0.03
summary word	view	-0.04 0.04
summary word	violation	-0.07 0.07
summary word	visit	-0.17 0.17
summary word	vital	-0.08 0.08
summary word	volum	0.01 -0.01
summary word	wait	0.01 -0.01
summary word	waiver	-0.08 0.08
summary word	wake	-0.06 0.06
summary word	walk	0.07 -0.07
summary word	walmart	0.07 -0.07
summary word	want	0.02 -0.02
summary word	war	-0.15 0.15
summary word	warn	-0.11 0.11
summary word	warplan	-0.10 0.10
summary word	warship	0.01 -0.01
summary word	watch	0.11 -0.11
summary word	watchdog	-0.02 0.02
summary word	waterway	-0.05 0.05
summary word	wav	-0.02 0.02
summary word	wave	-0.01 0.01
summary word	way	0.04 -0.04
summary word	we	-0.04 0.04
summary word	weaken	-0.09 0.09
summary word	weapon	-0.08 0.08
summary word	wear	0.04 -0.04
summary word	wednesday	0.12 -0.12
summary word	week	-0.04 0.04
summary word	weigh	-0.06 0.06
summary word	well	-0.01 0.01
summary word	west	-0.04 0.04
summary word	western	0.02 -0.02
summary word	what	-0.05 0.05
summary word	whatever	0.01 -0.01
summary word	when	0.09 -0.09
summary word	wher	-0.01 0.01
summary word	whether	-0.06 0.06
summary word	which	-0.01 0.01
summary word	whil	0.02 -0.02
summary word	who	0.05 -0.05
summary word	wider	-0.02 0.02
summary word	widespread	-0.08 0.08
summary word	will	-0.02 0.02
summary word	win	0.05 -0.05
summary word	withdraw	-0.10 0.10
summary word	within	-0.08 0.08
summary word	without	-0.01 0.01
summary word	women	0.02 -0.02
summary word	won	0.01 -0.01
summary word	won't	0.03 -0.03
summary word	work	0.06 -0.06
summary word	world	0.11 -0.11
summary word	worry	-0.07 0.07
summary word	worth	0.03 -0.03
summary word	would	0.09 -0.09
summary word	wound	0.09 -0.09
summary word	wrapp	0.03 -0.03
summary word	year	0.11 -0.11
summary word	you	0.04 -0.04
summary word	your	0.09 -0.09
thing	air defences	0.06 -0.06
thing	airline	-0.06 0.06
thing	airport	-0.12 0.12
thing	airspace	0.01 -0.01
thing	bank	0.08 -0.08
thing	base	-0.05 0.05
thing	bridge	-0.10 0.10
thing	carrier	0.01 -0.01
thing	data centre	-0.05 0.05
thing	diplomats	-0.04 0.04
thing	embassy	-0.15 0.15
thing	fighter	-0.01 0.01
thing	funeral	-0.07 0.07
thing	gas works	-0.18 0.18
thing	home	0.02 -0.02
thing	hospital	0.04 -0.04
thing	hotel	-0.04 0.04
thing	internet	0.06 -0.06
thing	market	-0.04 0.04
thing	mine	-0.13 0.13
thing	missile site	-0.13 0.13
thing	nuclear site	-0.05 0.05
thing	nuclear weapon	-0.17 0.17
thing	oil depot	-0.12 0.12
thing	oil price	-0.24 0.24
thing	oil trade	0.02 -0.02
thing	oilfield	-0.05 0.05
thing	pipeline	-0.06 0.06
thing	police	0.05 -0.05
thing	port	0.07 -0.07
thing	power plant	-0.03 0.03
thing	prison	0.08 -0.08
thing	refinery	0.01 -0.01
thing	school	-0.10 0.10
thing	ship	-0.01 0.01
thing	stock exchange	-0.14 0.14
thing	strait	-0.37 0.37
thing	treaty	-0.10 0.10
thing	university	0.11 -0.11
thing	warship	0.02 -0.02
thing	water	-0.14 0.14
thing	worship	0.18 -0.18
title	alarm	-0.13 0.13
title	brief	-0.04 0.04
title	casualty	0.01 -0.01
title	chief	0.06 -0.06
title	civilian	0.02 -0.02
title	closure	0.03 -0.03
title	contact	-0.09 0.09
title	culture	0.19 -0.19
title	cyber	-0.01 0.01
title	decision	-0.02 0.02
title	domestic	0.25 -0.25
title	drill	0.07 -0.07
title	elsewhere	0.32 -0.32
title	everyday	0.05 -0.05
title	execution	0.14 -0.14
title	force	-0.13 0.13
title	gaza	0.42 -0.42
title	market	-0.06 0.06
title	mass	-0.05 0.05
title	memory	0.05 -0.05
title	modal	0.01 -0.01
title	negotiation	-0.10 0.10
title	network	0.03 -0.03
title	nuclear	-0.03 0.03
title	oil	-0.20 0.20
title	opinion	0.05 -0.05
title	pact	-0.05 0.05
title	resolve	-0.03 0.03
title	sanction	-0.03 0.03
title	shipping	-0.35 0.35
title	shock	-0.06 0.06
title	sport	0.28 -0.28
title	spy	-0.01 0.01
title	strike	-0.03 0.03
title	syria	0.09 -0.09
title	threat	-0.06 0.06
title	toll	0.06 -0.06
title	truce	-0.13 0.13
title	unreal	-0.03 0.03
title	unrest	0.07 -0.07
title	weapon	-0.04 0.04
title names	ally	-0.16 0.16
title names	both sides	-0.34 0.34
title names	both sides and ally	-0.12 0.12
title names	both sides and usa	-0.39 0.39
title names	both sides and usa and ally	-0.06 0.06
title names	no party	0.13 -0.13
title names	one side	0.09 -0.09
title names	one side and ally	-0.05 0.05
title names	one side and usa	-0.32 0.32
title names	one side and usa and ally	-0.11 0.11
title names	usa	0.22 -0.22
title names	usa and ally	-0.06 0.06
title names a capital of	side	-0.21 0.21
title names a force of	ally	-0.15 0.15
title names a force of	side	-0.05 0.05
title names a kin of	side	0.18 -0.18
title names a leader of	side	0.01 -0.01
title names a people of	side	-0.10 0.10
title names a place of	side	-0.10 0.10
title names a politician of	side	0.19 -0.19
title names a service of	side	0.08 -0.08
title names a state of	side	-0.34 0.34
title naming ally	force	-0.11 0.11
title naming ally	shipping	-0.06 0.06
title naming ally	strike	-0.10 0.10
title naming ally	threat	-0.06 0.06
title naming ally	unreal	-0.08 0.08
title naming both sides	alarm	-0.04 0.04
title naming both sides	brief	-0.04 0.04
title naming both sides	casualty	-0.15 0.15
title naming both sides	chief	-0.21 0.21
title naming both sides	civilian	-0.12 0.12
title naming both sides	closure	-0.05 0.05
title naming both sides	contact	-0.07 0.07
title naming both sides	cyber	-0.11 0.11
title naming both sides	decision	-0.14 0.14
title naming both sides	domestic	-0.17 0.17
title naming both sides	everyday	-0.07 0.07
title naming both sides	force	-0.20 0.20
title naming both sides	gaza	0.05 -0.05
title naming both sides	market	-0.07 0.07
title naming both sides	mass	-0.08 0.08
title naming both sides	modal	0.03 -0.03
title naming both sides	negotiation	-0.11 0.11
title naming both sides	nuclear	-0.10 0.10
title naming both sides	oil	-0.05 0.05
title naming both sides	opinion	-0.08 0.08
title naming both sides	pact	-0.06 0.06
title naming both sides	reaction	-0.11 0.11
title naming both sides	resolve	-0.05 0.05
title naming both sides	settled	-0.07 0.07
title naming both sides	shipping	-0.03 0.03
title naming both sides	shock	-0.04 0.04
title naming both sides	spy	-0.22 0.22
title naming both sides	strike	-0.19 0.19
title naming both sides	threat	-0.05 0.05
title naming both sides	toll	-0.04 0.04
title naming both sides	truce	-0.09 0.09
title naming both sides	unreal	-0.04 0.04
title naming both sides	unrest	-0.07 0.07
title naming both sides	weapon	-0.14 0.14
title naming both sides and ally	chief	-0.08 0.08
title naming both sides and ally	decision	-0.05 0.05
title naming both sides and ally	force	-0.05 0.05
title naming both sides and ally	negotiation	-0.08 0.08
title naming both sides and ally	strike	-0.12 0.12
title naming both sides and ally	truce	-0.08 0.08
title naming both sides and ally	unreal	-0.08 0.08
title naming both sides and ally	weapon	-0.03 0.03
title naming both sides and usa	alarm	-0.06 0.06
title naming both sides and usa	brief	-0.05 0.05
title naming both sides and usa	casualty	-0.10 0.10
title naming both sides and usa	chief	-0.19 0.19
title naming both sides and usa	civilian	-0.15 0.15
title naming both sides and usa	closure	-0.05 0.05
title naming both sides and usa	contact	-0.11 0.11
title naming both sides and usa	decision	-0.10 0.10
title naming both sides and usa	domestic	-0.09 0.09
title naming both sides and usa	elsewhere	-0.13 0.13
title naming both sides and usa	everyday	-0.07 0.07
title naming both sides and usa	force	-0.13 0.13
title naming both sides and usa	market	-0.03 0.03
title naming both sides and usa	mass	-0.10 0.10
title naming both sides and usa	modal	-0.10 0.10
title naming both sides and usa	negotiation	-0.13 0.13
title naming both sides and usa	nuclear	-0.07 0.07
title naming both sides and usa	oil	-0.06 0.06
title naming both sides and usa	opinion	-0.08 0.08
title naming both sides and usa	reaction	-0.17 0.17
title naming both sides and usa	resolve	-0.08 0.08
title naming both sides and usa	settled	-0.09 0.09
title naming both sides and usa	shipping	-0.01 0.01
title naming both sides and usa	shock	-0.04 0.04
title naming both sides and usa	sport	-0.09 0.09
title naming both sides and usa	spy	-0.04 0.04
title naming both sides and usa	strike	-0.26 0.26
title naming both sides and usa	threat	-0.08 0.08
title naming both sides and usa	toll	-0.04 0.04
title naming both sides and usa	truce	-0.05 0.05
title naming both sides and usa	unreal	-0.18 0.18
title naming both sides and usa	unrest	-0.09 0.09
title naming both sides and usa	weapon	-0.13 0.13
title naming both sides and usa and ally	closure	-0.06 0.06
title naming both sides and usa and ally	decision	-0.03 0.03
title naming both sides and usa and ally	force	-0.05 0.05
title naming both sides and usa and ally	modal	-0.04 0.04
title naming both sides and usa and ally	negotiation	-0.05 0.05
title naming both sides and usa and ally	strike	-0.06 0.06
title naming both sides and usa and ally	threat	-0.06 0.06
title naming both sides and usa and ally	truce	-0.09 0.09
title naming both sides and usa and ally	unreal	-0.06 0.06
title naming no party	alarm	-0.02 0.02
title naming no party	casualty	-0.03 0.03
title naming no party	chief	0.10 -0.10
title naming no party	civilian	0.03 -0.03
title naming no party	closure	-0.12 0.12
title naming no party	contact	0.07 -0.07
title naming no party	culture	0.08 -0.08
title naming no party	decision	0.19 -0.19
title naming no party	domestic	0.10 -0.10
title naming no party	elsewhere	0.33 -0.33
title naming no party	everyday	0.02 -0.02
title naming no party	force	0.11 -0.11
title naming no party	gaza	0.17 -0.17
title naming no party	market	-0.15 0.15
title naming no party	mass	0.18 -0.18
title naming no party	modal	0.01 -0.01
title naming no party	negotiation	-0.02 0.02
title naming no party	nuclear	0.15 -0.15
title naming no party	oil	-0.03 0.03
title naming no party	reaction	0.10 -0.10
title naming no party	resolve	0.12 -0.12
title naming no party	sanction	0.08 -0.08
title naming no party	settled	0.05 -0.05
title naming no party	shipping	-0.25 0.25
title naming no party	shock	-0.06 0.06
title naming no party	sport	0.12 -0.12
title naming no party	spy	-0.04 0.04
title naming no party	strike	0.09 -0.09
title naming no party	threat	-0.01 0.01
title naming no party	toll	0.04 -0.04
title naming no party	truce	0.04 -0.04
title naming no party	unreal	-0.01 0.01
title naming no party	unrest	-0.07 0.07
title naming no party	weapon	0.08 -0.08
title naming one side	alarm	-0.13 0.13
title naming one side	brief	-0.16 0.16
title naming one side	casualty	0.06 -0.06
title naming one side	chief	0.05 -0.05
title naming one side	civilian	0.06 -0.06
title naming one side	closure	0.08 -0.08
title naming one side	contact	-0.06 0.06
title naming one side	culture	0.12 -0.12
title naming one side	cyber	-0.18 0.18
title naming one side	decision	-0.01 0.01
title naming one side	domestic	0.10 -0.10
title naming one side	elsewhere	-0.07 0.07
title naming one side	everyday	0.03 -0.03
title naming one side	execution	0.14 -0.14
title naming one side	force	-0.03 0.03
title naming one side	gaza	0.33 -0.33
title naming one side	market	-0.12 0.12
title naming one side	mass	-0.05 0.05
title naming one side	memory	-0.10 0.10
title naming one side	modal	-0.10 0.10
title naming one side	negotiation	-0.01 0.01
title naming one side	network	0.02 -0.02
title naming one side	nuclear	-0.16 0.16
title naming one side	oil	-0.28 0.28
title naming one side	pact	-0.15 0.15
title naming one side	reaction	0.09 -0.09
title naming one side	resolve	-0.15 0.15
title naming one side	sanction	-0.18 0.18
title naming one side	settled	-0.02 0.02
title naming one side	shipping	-0.19 0.19
title naming one side	shock	-0.01 0.01
title naming one side	sport	0.21 -0.21
title naming one side	spy	0.02 -0.02
title naming one side	strike	0.04 -0.04
title naming one side	threat	-0.09 0.09
title naming one side	toll	0.03 -0.03
title naming one side	truce	-0.11 0.11
title naming one side	unreal	-0.09 0.09
title naming one side	unrest	0.12 -0.12
title naming one side	weapon	-0.15 0.15
title naming one side and ally	casualty	0.03 -0.03
title naming one side and ally	chief	0.06 -0.06
title naming one side and ally	decision	-0.13 0.13
title naming one side and ally	force	0.03 -0.03
title naming one side and ally	mass	-0.10 0.10
title naming one side and ally	negotiation	-0.10 0.10
title naming one side and ally	reaction	-0.07 0.07
title naming one side and ally	settled	-0.11 0.11
title naming one side and ally	strike	-0.01 0.01
title naming one side and ally	threat	-0.10 0.10
title naming one side and ally	truce	-0.09 0.09
title naming one side and ally	unreal	-0.13 0.13
title naming one side and ally	weapon	-0.17 0.17
title naming one side and usa	alarm	-0.05 0.05
title naming one side and usa	brief	-0.01 0.01
title naming one side and usa	casualty	-0.02 0.02
title naming one side and usa	chief	-0.01 0.01
title naming one side and usa	civilian	-0.01 0.01
title naming one side and usa	closure	-0.06 0.06
title naming one side and usa	contact	-0.15 0.15
title naming one side and usa	culture	0.03 -0.03
title naming one side and usa	decision	-0.18 0.18
title naming one side and usa	domestic	-0.17 0.17
title naming one side and usa	elsewhere	-0.11 0.11
title naming one side and usa	everyday	-0.13 0.13
title naming one side and usa	force	-0.13 0.13
title naming one side and usa	gaza	0.12 -0.12
title naming one side and usa	market	-0.17 0.17
title naming one side and usa	mass	-0.18 0.18
title naming one side and usa	memory	-0.11 0.11
title naming one side and usa	modal	0.05 -0.05
title naming one side and usa	negotiation	-0.22 0.22
title naming one side and usa	nuclear	-0.23 0.23
title naming one side and usa	oil	-0.17 0.17
title naming one side and usa	opinion	-0.08 0.08
title naming one side and usa	pact	-0.11 0.11
title naming one side and usa	reaction	-0.30 0.30
title naming one side and usa	resolve	-0.11 0.11
title naming one side and usa	sanction	-0.19 0.19
title naming one side and usa	settled	-0.05 0.05
title naming one side and usa	shipping	-0.07 0.07
title naming one side and usa	shock	-0.17 0.17
title naming one side and usa	sport	0.02 -0.02
title naming one side and usa	spy	-0.19 0.19
title naming one side and usa	strike	-0.08 0.08
title naming one side and usa	threat	-0.16 0.16
title naming one side and usa	toll	-0.13 0.13
title naming one side and usa	truce	-0.06 0.06
title naming one side and usa	unreal	-0.17 0.17
title naming one side and usa	unrest	-0.12 0.12
title naming one side and usa	weapon	-0.20 0.20
title naming one side and usa and ally	decision	-0.01 0.01
title naming one side and usa and ally	force	-0.07 0.07
title naming one side and usa and ally	negotiation	-0.07 0.07
title naming one side and usa and ally	reaction	-0.03 0.03
title naming one side and usa and ally	settled	-0.05 0.05
title naming one side and usa and ally	strike	-0.07 0.07
title naming one side and usa and ally	threat	-0.07 0.07
title naming one side and usa and ally	truce	-0.06 0.06
title naming one side and usa and ally	unreal	-0.06 0.06
title naming usa	brief	-0.02 0.02
title naming usa	casualty	-0.03 0.03
title naming usa	chief	0.04 -0.04
title naming usa	civilian	-0.03 0.03
title naming usa	closure	-0.01 0.01
title naming usa	contact	-0.03 0.03
title naming usa	culture	0.16 -0.16
title naming usa	cyber	0.11 -0.11
title naming usa	decision	-0.15 0.15
title naming usa	domestic	0.32 -0.32
title naming usa	elsewhere	0.26 -0.26
title naming usa	everyday	0.05 -0.05
title naming usa	force	-0.26 0.26
title naming usa	gaza	0.07 -0.07
title naming usa	market	0.16 -0.16
title naming usa	mass	-0.05 0.05
title naming usa	memory	0.15 -0.15
title naming usa	modal	0.01 -0.01
title naming usa	nuclear	-0.01 0.01
title naming usa	oil	-0.21 0.21
title naming usa	opinion	0.18 -0.18
title naming usa	reaction	-0.02 0.02
title naming usa	resolve	-0.02 0.02
title naming usa	sanction	0.12 -0.12
title naming usa	settled	0.12 -0.12
title naming usa	shipping	-0.27 0.27
title naming usa	shock	0.01 -0.01
title naming usa	sport	0.18 -0.18
title naming usa	spy	0.19 -0.19
title naming usa	strike	-0.05 0.05
title naming usa	threat	0.07 -0.07
title naming usa	truce	-0.16 0.16
title naming usa	unreal	0.12 -0.12
title naming usa	unrest	0.07 -0.07
title naming usa	weapon	-0.02 0.02
title place	gulf state	-0.44 0.44
title place	land of an ally	-0.39 0.39
title place	neighbour	-0.30 0.30
title place	region	0.06 -0.06
title place	strait or sea	-0.41 0.41
title place	third country	0.22 -0.22
title place	usa	0.01 -0.01
told as	accusation	-0.06 0.06
told as	cancelled	-0.02 0.02
told as	comment	0.01 -0.01
told as	denial	0.02 -0.02
told as	done	0.04 -0.04
told as	drill	0.06 -0.06
told as	memory	0.03 -0.03
told as	offer	-0.02 0.02
told as	plan	-0.03 0.03
told as	rejection	0.04 -0.04
told as	wish	-0.01 0.01
type by rules	cyber	0.04 -0.04
type by rules	diplomatic	-0.07 0.07
type by rules	economic	-0.11 0.11
type by rules	humanitarian	0.10 -0.10
type by rules	intelligence	0.11 -0.11
type by rules	military	-0.03 0.03
type by rules	other	0.25 -0.25
urgency by rules	critical:	-0.17 0.17
urgency by rules	critical: # or more dead in the title	0.03 -0.03
urgency by rules	critical: American soldiers killed	-0.07 0.07
urgency by rules	critical: casualties	-0.05 0.05
urgency by rules	critical: killed	-0.16 0.16
urgency by rules	critical: side strikes side	-0.08 0.08
urgency by rules	critical: side strikes usa	-0.04 0.04
urgency by rules	critical: somebody strikes side	-0.06 0.06
urgency by rules	critical: somebody strikes usa	-0.04 0.04
urgency by rules	critical: usa strikes side	-0.13 0.13
urgency by rules	high:	-0.19 0.19
urgency by rules	high: an overview of armed acts	-0.03 0.03
urgency by rules	high: closure	0.05 -0.05
urgency by rules	high: cyber	-0.02 0.02
urgency by rules	high: execution	0.12 -0.12
urgency by rules	high: network	0.04 -0.04
urgency by rules	high: reports deal	0.08 -0.08
urgency by rules	high: reports deployment	0.01 -0.01
urgency by rules	high: reports enrichment	-0.11 0.11
urgency by rules	high: reports evacuation	-0.10 0.10
urgency by rules	high: reports exit	0.08 -0.08
urgency by rules	high: reports fee	-0.09 0.09
urgency by rules	high: reports halt	-0.09 0.09
urgency by rules	high: reports order	0.08 -0.08
urgency by rules	high: reports relief	0.10 -0.10
urgency by rules	high: reports reopening	0.03 -0.03
urgency by rules	high: reports rescue	-0.10 0.10
urgency by rules	high: reports sanction	0.15 -0.15
urgency by rules	high: reports test	0.09 -0.09
urgency by rules	high: reports truce	-0.07 0.07
urgency by rules	high: resolve	-0.02 0.02
urgency by rules	high: sanction	0.02 -0.02
urgency by rules	high: threat	-0.09 0.09
urgency by rules	high: toll	0.05 -0.05
urgency by rules	high: truce	-0.11 0.11
urgency by rules	high: what an armed act left	0.02 -0.02
urgency by rules	low: asks a question	-0.07 0.07
urgency by rules	low: speaks in the manner of comment	0.05 -0.05
urgency by rules	medium: an ordinary development or a reaction	0.11 -0.11
urgency by rules	medium: an overview	-0.03 0.03
urgency by rules	medium: the death of one by name	-0.03 0.03
urgency by rules	urgent:	-0.13 0.13
urgency by rules	urgent: an alarm	-0.19 0.19
urgency by rules	urgent: an armed act	0.08 -0.08
urgency by rules	urgent: casualties	-0.08 0.08
urgency by rules	urgent: reports closure	-0.07 0.07
urgency by rules	urgent: reports downing	0.02 -0.02
urgency by rules	urgent: reports incursion	-0.14 0.14
urgency by rules	urgent: reports seizure	-0.10 0.10
urgency by rules	urgent: reports strike	0.01 -0.01
voice	army	0.05 -0.05
voice	business	0.01 -0.01
voice	essay	-0.01 0.01
voice	media	0.07 -0.07
voice	partisan	0.03 -0.03
voice	people	0.04 -0.04
voice	says	-0.02 0.02
voice	statecraft	0.06 -0.06
voice	travel	-0.03 0.03
voice	witnessed	-0.09 0.09
voice beside the head clause	army	0.02 -0.02
voice beside the head clause	business	0.03 -0.03
voice beside the head clause	media	0.04 -0.04
voice beside the head clause	partisan	0.06 -0.06
voice beside the head clause	people	0.03 -0.03
voice beside the head clause	quarrel	0.01 -0.01
voice beside the head clause	says	0.08 -0.08
voice beside the head clause	statecraft	0.07 -0.07
voice beside the head clause	travel	0.04 -0.04
voice beside the head clause	witnessed	-0.05 0.05
voice in the head clause	army	0.04 -0.04
voice in the head clause	essay	-0.01 0.01
voice in the head clause	media	0.05 -0.05
voice in the head clause	partisan	0.01 -0.01
voice in the head clause	people	0.03 -0.03
voice in the head clause	quarrel	-0.01 0.01
voice in the head clause	says	-0.08 0.08
voice in the head clause	statecraft	0.02 -0.02
voice in the head clause	travel	-0.07 0.07
voice in the head clause	witnessed	-0.10 0.10
voice in the head clause, naming ally	essay	-0.08 0.08
voice in the head clause, naming both sides	army	-0.16 0.16
voice in the head clause, naming both sides	business	-0.02 0.02
voice in the head clause, naming both sides	essay	-0.09 0.09
voice in the head clause, naming both sides	media	-0.05 0.05
voice in the head clause, naming both sides	partisan	-0.05 0.05
voice in the head clause, naming both sides	people	0.02 -0.02
voice in the head clause, naming both sides	says	-0.14 0.14
voice in the head clause, naming both sides	statecraft	-0.10 0.10
voice in the head clause, naming both sides	travel	-0.03 0.03
voice in the head clause, naming both sides	witnessed	-0.09 0.09
voice in the head clause, naming both sides and ally	army	-0.08 0.08
voice in the head clause, naming both sides and usa	army	-0.13 0.13
voice in the head clause, naming both sides and usa	business	-0.10 0.10
voice in the head clause, naming both sides and usa	essay	-0.15 0.15
voice in the head clause, naming both sides and usa	media	-0.03 0.03
voice in the head clause, naming both sides and usa	partisan	-0.07 0.07
voice in the head clause, naming both sides and usa	people	-0.12 0.12
voice in the head clause, naming both sides and usa	quarrel	-0.05 0.05
voice in the head clause, naming both sides and usa	says	-0.15 0.15
voice in the head clause, naming both sides and usa	statecraft	-0.12 0.12
voice in the head clause, naming both sides and usa	travel	-0.04 0.04
voice in the head clause, naming both sides and usa	witnessed	-0.06 0.06
voice in the head clause, naming both sides and usa and ally	essay	-0.03 0.03
voice in the head clause, naming both sides and usa and ally	says	-0.03 0.03
voice in the head clause, naming both sides and usa and ally	statecraft	-0.03 0.03
voice in the head clause, naming no party	army	0.08 -0.08
voice in the head clause, naming no party	business	-0.03 0.03
voice in the head clause, naming no party	essay	-0.05 0.05
voice in the head clause, naming no party	media	0.10 -0.10
voice in the head clause, naming no party	partisan	0.10 -0.10
voice in the head clause, naming no party	people	-0.01 0.01
voice in the head clause, naming no party	says	0.06 -0.06
voice in the head clause, naming no party	statecraft	-0.01 0.01
voice in the head clause, naming no party	travel	-0.14 0.14
voice in the head clause, naming no party	witnessed	0.05 -0.05
voice in the head clause, naming one side	army	0.06 -0.06
voice in the head clause, naming one side	business	-0.03 0.03
voice in the head clause, naming one side	essay	-0.05 0.05
voice in the head clause, naming one side	media	0.08 -0.08
voice in the head clause, naming one side	partisan	-0.01 0.01
voice in the head clause, naming one side	people	0.04 -0.04
voice in the head clause, naming one side	quarrel	0.12 -0.12
voice in the head clause, naming one side	says	-0.13 0.13
voice in the head clause, naming one side	statecraft	0.01 -0.01
voice in the head clause, naming one side	travel	-0.21 0.21
voice in the head clause, naming one side	witnessed	-0.25 0.25
voice in the head clause, naming one side and ally	army	0.03 -0.03
voice in the head clause, naming one side and ally	says	-0.18 0.18
voice in the head clause, naming one side and ally	statecraft	-0.05 0.05
voice in the head clause, naming one side and usa	army	-0.09 0.09
voice in the head clause, naming one side and usa	business	-0.23 0.23
voice in the head clause, naming one side and usa	essay	-0.10 0.10
voice in the head clause, naming one side and usa	media	-0.06 0.06
voice in the head clause, naming one side and usa	partisan	-0.26 0.26
voice in the head clause, naming one side and usa	people	-0.01 0.01
voice in the head clause, naming one side and usa	quarrel	-0.26 0.26
voice in the head clause, naming one side and usa	says	-0.14 0.14
voice in the head clause, naming one side and usa	statecraft	-0.19 0.19
voice in the head clause, naming one side and usa	travel	0.04 -0.04
voice in the head clause, naming one side and usa	witnessed	-0.15 0.15
voice in the head clause, naming one side and usa and ally	says	-0.04 0.04
voice in the head clause, naming one side and usa and ally	statecraft	-0.05 0.05
voice in the head clause, naming usa	army	-0.04 0.04
voice in the head clause, naming usa	business	0.16 -0.16
voice in the head clause, naming usa	essay	0.13 -0.13
voice in the head clause, naming usa	media	-0.02 0.02
voice in the head clause, naming usa	partisan	0.14 -0.14
voice in the head clause, naming usa	people	0.02 -0.02
voice in the head clause, naming usa	quarrel	-0.02 0.02
voice in the head clause, naming usa	says	0.05 -0.05
voice in the head clause, naming usa	statecraft	0.15 -0.15
voice in the head clause, naming usa	travel	0.20 -0.20
voice in the head clause, naming usa	witnessed	0.04 -0.04
voices in order	army	0.02 -0.02
voices in order	army > business	0.07 -0.07
voices in order	army > essay	-0.06 0.06
voices in order	army > media	0.04 -0.04
voices in order	army > partisan	-0.01 0.01
voices in order	army > people	-0.02 0.02
voices in order	army > people > business	0.03 -0.03
voices in order	army > people > essay	-0.07 0.07
voices in order	army > quarrel	-0.03 0.03
voices in order	army > says	-0.09 0.09
voices in order	army > says > business	-0.03 0.03
voices in order	army > says > essay	-0.07 0.07
voices in order	army > says > people	-0.09 0.09
voices in order	army > says > statecraft	0.01 -0.01
voices in order	army > statecraft	0.08 -0.08
voices in order	army > travel	0.01 -0.01
voices in order	army > witnessed	-0.12 0.12
voices in order	army > witnessed > people	-0.06 0.06
voices in order	army > witnessed > says	-0.06 0.06
voices in order	business	-0.01 0.01
voices in order	business > army	0.03 -0.03
voices in order	business > essay	-0.14 0.14
voices in order	business > essay > says	0.03 -0.03
voices in order	business > media	0.05 -0.05
voices in order	business > partisan	0.07 -0.07
voices in order	business > people	-0.03 0.03
voices in order	business > people > essay	-0.06 0.06
voices in order	business > people > says	0.04 -0.04
voices in order	business > people > statecraft	-0.07 0.07
voices in order	business > quarrel	-0.04 0.04
voices in order	business > says	-0.07 0.07
voices in order	business > says > army	-0.03 0.03
voices in order	business > says > essay	-0.09 0.09
voices in order	business > says > partisan	-0.06 0.06
voices in order	business > says > people	-0.01 0.01
voices in order	business > says > statecraft	-0.06 0.06
voices in order	business > statecraft	0.04 -0.04
voices in order	business > statecraft > essay	0.08 -0.08
voices in order	business > statecraft > says	0.03 -0.03
voices in order	business > travel	-0.13 0.13
voices in order	business > witnessed	0.07 -0.07
voices in order	essay	0.03 -0.03
voices in order	essay > business	-0.03 0.03
voices in order	essay > partisan	0.07 -0.07
voices in order	essay > partisan > says	0.01 -0.01
voices in order	essay > people	-0.05 0.05
voices in order	essay > quarrel	0.08 -0.08
voices in order	essay > says	-0.05 0.05
voices in order	essay > says > business	-0.08 0.08
voices in order	essay > says > statecraft	-0.10 0.10
voices in order	essay > statecraft	-0.09 0.09
voices in order	essay > statecraft > says	-0.05 0.05
voices in order	media	0.02 -0.02
voices in order	media > army	0.03 -0.03
voices in order	media > business	-0.03 0.03
voices in order	media > essay	0.08 -0.08
voices in order	media > essay > says	0.04 -0.04
voices in order	media > partisan	0.04 -0.04
voices in order	media > people	-0.08 0.08
voices in order	media > quarrel	-0.01 0.01
voices in order	media > quarrel > statecraft	0.07 -0.07
voices in order	media > says	0.09 -0.09
voices in order	media > says > army	0.06 -0.06
voices in order	media > witnessed	-0.06 0.06
voices in order	none	0.05 -0.05
voices in order	partisan	0.05 -0.05
voices in order	partisan > army	-0.12 0.12
voices in order	partisan > business	0.06 -0.06
voices in order	partisan > business > statecraft	0.03 -0.03
voices in order	partisan > essay	0.06 -0.06
voices in order	partisan > media	-0.07 0.07
voices in order	partisan > people > statecraft	-0.10 0.10
voices in order	partisan > quarrel	-0.09 0.09
voices in order	partisan > quarrel > says	-0.08 0.08
voices in order	partisan > says	-0.02 0.02
voices in order	partisan > says > army	0.03 -0.03
voices in order	partisan > says > essay	-0.04 0.04
voices in order	partisan > says > media	-0.10 0.10
voices in order	partisan > says > statecraft	0.05 -0.05
voices in order	partisan > statecraft > says	0.03 -0.03
voices in order	people	-0.07 0.07
voices in order	people > business	0.06 -0.06
voices in order	people > media	0.02 -0.02
voices in order	people > partisan	0.11 -0.11
voices in order	people > says	0.04 -0.04
voices in order	people > statecraft	0.04 -0.04
voices in order	people > statecraft > says	0.05 -0.05
voices in order	people > travel	0.08 -0.08
voices in order	people > witnessed	-0.13 0.13
voices in order	quarrel	0.09 -0.09
voices in order	quarrel > army	-0.12 0.12
voices in order	quarrel > business	-0.08 0.08
voices in order	quarrel > business > says	-0.03 0.03
voices in order	quarrel > media	0.07 -0.07
voices in order	quarrel > partisan	-0.07 0.07
voices in order	quarrel > people	0.12 -0.12
voices in order	quarrel > statecraft	0.05 -0.05
voices in order	says	-0.02 0.02
voices in order	says > army	0.05 -0.05
voices in order	says > army > essay	-0.07 0.07
voices in order	says > army > people	0.04 -0.04
voices in order	says > army > statecraft	-0.09 0.09
voices in order	says > business	-0.06 0.06
voices in order	says > business > essay	-0.10 0.10
voices in order	says > business > statecraft	0.08 -0.08
voices in order	says > essay	-0.02 0.02
voices in order	says > essay > business	0.07 -0.07
voices in order	says > essay > statecraft	0.06 -0.06
voices in order	says > media	0.05 -0.05
voices in order	says > media > statecraft	-0.07 0.07
voices in order	says > partisan	0.09 -0.09
voices in order	says > people	0.05 -0.05
voices in order	says > quarrel	-0.08 0.08
voices in order	says > statecraft	-0.04 0.04
voices in order	says > statecraft > army	-0.02 0.02
voices in order	says > statecraft > business	0.03 -0.03
voices in order	says > statecraft > essay	0.04 -0.04
voices in order	says > statecraft > partisan	0.05 -0.05
voices in order	says > statecraft > people	0.04 -0.04
voices in order	says > statecraft > witnessed	-0.12 0.12
voices in order	says > travel	-0.03 0.03
voices in order	says > witnessed	0.07 -0.07
voices in order	statecraft	-0.05 0.05
voices in order	statecraft > army	-0.03 0.03
voices in order	statecraft > army > says	0.02 -0.02
voices in order	statecraft > business	-0.03 0.03
voices in order	statecraft > essay	-0.02 0.02
voices in order	statecraft > essay > says	0.05 -0.05
voices in order	statecraft > partisan	0.07 -0.07
voices in order	statecraft > people	0.08 -0.08
voices in order	statecraft > quarrel	-0.01 0.01
voices in order	statecraft > says	-0.04 0.04
voices in order	statecraft > says > army	-0.07 0.07
voices in order	statecraft > says > business	-0.02 0.02
voices in order	statecraft > says > essay	-0.11 0.11
voices in order	statecraft > says > media	-0.02 0.02
voices in order	statecraft > says > people	-0.06 0.06
voices in order	statecraft > witnessed	-0.09 0.09
voices in order	travel	0.01 -0.01
voices in order	travel > business	-0.13 0.13
voices in order	travel > people	-0.10 0.10
voices in order	witnessed	-0.12 0.12
voices in order	witnessed > business	-0.12 0.12
voices in order	witnessed > people	-0.15 0.15
voices in order	witnessed > says	-0.10 0.10
word	!	0.07 -0.07
word	?	-0.07 0.07
word	[ally]	-0.15 0.15
word	[number]	0.08 -0.08
word	[place]	-0.14 0.14
word	[region]	-0.12 0.12
word	[side]	-0.21 0.21
word	abby	-0.09 0.09
word	abc	0.07 -0.07
word	abduct	0.03 -0.03
word	ability	-0.03 0.03
word	ablaz	-0.10 0.10
word	able	-0.09 0.09
word	about	-0.03 0.03
word	abov	0.02 -0.02
word	abroad	-0.06 0.06
word	abus	0.09 -0.09
word	academic	0.07 -0.07
word	accept	-0.03 0.03
word	acces	0.07 -0.07
word	accident	-0.04 0.04
word	accord	0.03 -0.03
word	account	-0.05 0.05
word	accus	0.02 -0.02
word	achiev	-0.12 0.12
word	acquisition	0.07 -0.07
word	acros	0.01 -0.01
word	act	0.04 -0.04
word	action	-0.13 0.13
word	activ	-0.06 0.06
word	activist	0.11 -0.11
word	activity	-0.09 0.09
word	actual	0.07 -0.07
word	add	0.07 -0.07
word	additional	-0.07 0.07
word	addres	-0.10 0.10
word	address	0.06 -0.06
word	adds	-0.04 0.04
word	admin	0.14 -0.14
word	administration	0.11 -0.11
word	admit	-0.09 0.09
word	advanc	-0.05 0.05
word	advantag	-0.03 0.03
word	adversary	0.04 -0.04
word	adviser	0.06 -0.06
word	advisor	-0.01 0.01
word	aerial	0.03 -0.03
word	affect	-0.10 0.10
word	afraid	0.04 -0.04
word	africa	0.06 -0.06
word	african	0.05 -0.05
word	after	0.01 -0.01
word	aftermath	-0.16 0.16
word	against	0.04 -0.04
word	age	0.02 -0.02
word	agency	0.11 -0.11
word	agenda	0.03 -0.03
word	aggression	-0.19 0.19
word	aghast	0.01 -0.01
word	agreement	-0.27 0.27
word	ahead	0.07 -0.07
word	ai	0.13 -0.13
word	aid	0.06 -0.06
word	aide	0.06 -0.06
word	aim	0.12 -0.12
word	aipac	0.08 -0.08
word	air	-0.07 0.07
word	airbas	-0.12 0.12
word	aircraft	-0.06 0.06
word	airlin	-0.06 0.06
word	airman	-0.16 0.16
word	airport	-0.05 0.05
word	airspac	-0.03 0.03
word	airstrik	-0.06 0.06
word	alarm	-0.11 0.11
word	alaska	0.08 -0.08
word	albania	0.07 -0.07
word	alert	-0.15 0.15
word	alex	0.05 -0.05
word	ali	-0.18 0.18
word	alien	0.09 -0.09
word	align	0.06 -0.06
word	aliv	-0.07 0.07
word	all	-0.09 0.09
word	alleg	0.14 -0.14
word	allegedly	0.15 -0.15
word	allianc	0.09 -0.09
word	allow	0.08 -0.08
word	ally	0.08 -0.08
word	almost	-0.03 0.03
word	alon	-0.08 0.08
word	along	0.01 -0.01
word	already	-0.07 0.07
word	also	-0.08 0.08
word	alternativ	-0.05 0.05
word	aluminium	-0.07 0.07
word	amaz	0.06 -0.06
word	ambassador	0.06 -0.06
word	ambition	-0.02 0.02
word	amid	-0.13 0.13
word	amnesty	0.07 -0.07
word	among	0.04 -0.04
word	amount	-0.07 0.07
word	analysi	0.08 -0.08
word	analyst	0.03 -0.03
word	anchor	-0.10 0.10
word	andrew	0.06 -0.06
word	angel	0.07 -0.07
word	announc	-0.02 0.02
word	announcement	-0.12 0.12
word	annual	0.09 -0.09
word	another	-0.10 0.10
word	answer	-0.11 0.11
word	anthropic	0.12 -0.12
word	anti	0.22 -0.22
word	anticipat	-0.06 0.06
word	any	-0.01 0.01
word	anymor	0.07 -0.07
word	anyon	-0.05 0.05
word	anyth	0.02 -0.02
word	aoun	-0.07 0.07
word	apach	0.03 -0.03
word	apart	0.01 -0.01
word	apartheid	0.14 -0.14
word	apologis	-0.10 0.10
word	appeal	0.01 -0.01
word	appear	0.02 -0.02
word	apply	0.08 -0.08
word	appoint	-0.09 0.09
word	approach	0.08 -0.08
word	approv	0.16 -0.16
word	approval	0.10 -0.10
word	april	-0.03 0.03
word	arab	-0.02 0.02
word	arabiya	-0.03 0.03
word	aramco	-0.09 0.09
word	area	-0.03 0.03
word	argu	0.08 -0.08
word	aris	0.05 -0.05
word	arm	-0.06 0.06
word	arms	0.10 -0.10
word	army	0.14 -0.14
word	arrangement	-0.04 0.04
word	arrest	0.09 -0.09
word	arriv	0.03 -0.03
word	art	0.09 -0.09
word	asia	-0.11 0.11
word	asian	-0.14 0.14
word	ask	-0.05 0.05
word	asks	-0.10 0.10
word	assassinat	0.05 -0.05
word	assassination	0.10 -0.10
word	assault	0.10 -0.10
word	asses	-0.04 0.04
word	asset	-0.10 0.10
word	association	0.09 -0.09
word	assur	-0.06 0.06
word	assuranc	-0.11 0.11
word	astonish	-0.02 0.02
word	asymmetric	-0.11 0.11
word	atomic	-0.04 0.04
word	attack	-0.13 0.13
word	attempt	0.13 -0.13
word	attend	-0.07 0.07
word	attorney	0.09 -0.09
word	authority	-0.01 0.01
word	authoriz	-0.04 0.04
word	auto	0.11 -0.11
word	availabl	-0.10 0.10
word	averag	0.09 -0.09
word	avoid	-0.05 0.05
word	await	0.05 -0.05
word	award	0.15 -0.15
word	axio	-0.04 0.04
word	b	-0.07 0.07
word	baby	0.13 -0.13
word	back	-0.07 0.07
word	backfir	-0.07 0.07
word	backlash	0.03 -0.03
word	bad	0.01 -0.01
word	baier	-0.09 0.09
word	ballistic	-0.02 0.02
word	ballroom	0.13 -0.13
word	ban	0.15 -0.15
word	bank	-0.04 0.04
word	bann	0.10 -0.10
word	bannon	0.01 -0.01
word	bans	0.06 -0.06
word	barrag	-0.12 0.12
word	barrel	-0.02 0.02
word	bartiromo	-0.07 0.07
word	bas	-0.11 0.11
word	base	-0.02 0.02
word	bash	-0.02 0.02
word	battl	0.07 -0.07
word	battlefield	0.06 -0.06
word	bay	0.10 -0.10
word	bbc	-0.10 0.10
word	beat	0.10 -0.10
word	becaus	-0.02 0.02
word	becom	-0.04 0.04
word	bedouin	0.08 -0.08
word	beef	0.08 -0.08
word	beer	0.03 -0.03
word	befor	0.05 -0.05
word	began	0.02 -0.02
word	begg	0.05 -0.05
word	begin	-0.03 0.03
word	beginn	-0.12 0.12
word	begs	0.09 -0.09
word	begun	-0.01 0.01
word	behavior	0.04 -0.04
word	behind	0.01 -0.01
word	believ	-0.03 0.03
word	below	-0.08 0.08
word	benchmark	-0.09 0.09
word	benefit	0.01 -0.01
word	best	-0.03 0.03
word	bet	-0.06 0.06
word	betray	0.10 -0.10
word	bets	-0.07 0.07
word	bett	0.10 -0.10
word	better	-0.05 0.05
word	between	-0.01 0.01
word	beyond	0.01 -0.01
word	bid	-0.04 0.04
word	big	-0.01 0.01
word	bigger	-0.05 0.05
word	biggest	0.01 -0.01
word	bill	0.12 -0.12
word	billion	0.15 -0.15
word	billionair	0.10 -0.10
word	bin	0.06 -0.06
word	biofuel	0.04 -0.04
word	birthright	0.14 -0.14
word	bit	-0.04 0.04
word	bitcoin	0.05 -0.05
word	bite	0.08 -0.08
word	bl	-0.11 0.11
word	black	0.10 -0.10
word	blackout	0.10 -0.10
word	blank	-0.08 0.08
word	blar	-0.05 0.05
word	blast	-0.06 0.06
word	blew	-0.09 0.09
word	blitz	-0.07 0.07
word	block	0.14 -0.14
word	blockad	-0.03 0.03
word	blood	0.09 -0.09
word	bloody	-0.12 0.12
word	bloomberg	0.02 -0.02
word	blow	-0.04 0.04
word	blown	-0.08 0.08
word	blunder	-0.05 0.05
word	blunt	-0.07 0.07
word	blurt	0.08 -0.08
word	board	0.06 -0.06
word	boat	0.13 -0.13
word	body	0.04 -0.04
word	bolster	-0.04 0.04
word	bomb	-0.05 0.05
word	bombardment	-0.13 0.13
word	bomber	0.11 -0.11
word	bombshell	0.07 -0.07
word	bond	0.04 -0.04
word	bondi	0.08 -0.08
word	boom	0.08 -0.08
word	boost	0.09 -0.09
word	boot	-0.14 0.14
word	border	-0.06 0.06
word	boss	0.11 -0.11
word	both	-0.03 0.03
word	bottl	-0.02 0.02
word	bound	-0.09 0.09
word	bounty	-0.11 0.11
word	box	0.10 -0.10
word	bpd	-0.11 0.11
word	br	-0.04 0.04
word	brac	-0.18 0.18
word	bragg	-0.08 0.08
word	brand	0.11 -0.11
word	breach	0.02 -0.02
word	break	0.04 -0.04
word	breakthrough	-0.09 0.09
word	brent	-0.12 0.12
word	bret	-0.09 0.09
word	bridg	-0.10 0.10
word	brief	-0.14 0.14
word	bring	0.01 -0.01
word	brink	0.03 -0.03
word	brit	-0.10 0.10
word	broad	-0.07 0.07
word	broadcast	-0.02 0.02
word	broader	-0.08 0.08
word	brought	-0.02 0.02
word	brutal	-0.02 0.02
word	budget	0.07 -0.07
word	buffer	0.02 -0.02
word	building	-0.04 0.04
word	bunch	0.05 -0.05
word	bunker	-0.07 0.07
word	burn	-0.06 0.06
word	bury	0.03 -0.03
word	bus	-0.02 0.02
word	busines	0.13 -0.13
word	business	0.03 -0.03
word	bust	0.03 -0.03
word	buy	0.12 -0.12
word	buyer	-0.08 0.08
word	bypas	-0.05 0.05
word	c	0.11 -0.11
word	cabinet	0.02 -0.02
word	california	0.12 -0.12
word	call	0.02 -0.02
word	calm	-0.13 0.13
word	camera	-0.06 0.06
word	campaign	0.12 -0.12
word	can't	0.01 -0.01
word	canadian	-0.08 0.08
word	cancel	0.06 -0.06
word	cancell	-0.03 0.03
word	candidat	0.09 -0.09
word	cannot	0.04 -0.04
word	cap	0.08 -0.08
word	capability	-0.05 0.05
word	capacity	0.04 -0.04
word	capital	0.07 -0.07
word	caps	-0.07 0.07
word	car	0.11 -0.11
word	card	0.04 -0.04
word	care	0.01 -0.01
word	careful	-0.07 0.07
word	cargo	0.10 -0.10
word	carlson	-0.04 0.04
word	carr	0.01 -0.01
word	carrier	-0.06 0.06
word	carry	0.07 -0.07
word	case	0.13 -0.13
word	cash	0.05 -0.05
word	cast	-0.09 0.09
word	casualty	-0.08 0.08
word	catastroph	-0.13 0.13
word	catastrophic	-0.11 0.11
word	catch	0.02 -0.02
word	catholic	0.08 -0.08
word	caus	0.02 -0.02
word	caution	-0.04 0.04
word	cautiou	-0.01 0.01
word	ceas	0.01 -0.01
word	ceasefir	-0.15 0.15
word	celebrat	0.08 -0.08
word	celebration	0.05 -0.05
word	cell	0.06 -0.06
word	center	0.16 -0.16
word	centr	-0.07 0.07
word	central	0.02 -0.02
word	ceo	0.02 -0.02
word	ceremony	-0.04 0.04
word	chain	-0.02 0.02
word	chair	-0.01 0.01
word	challeng	-0.05 0.05
word	chanc	-0.05 0.05
word	chang	0.04 -0.04
word	channel	0.07 -0.07
word	chao	-0.06 0.06
word	charg	0.14 -0.14
word	chas	0.01 -0.01
word	cheap	0.04 -0.04
word	check	-0.08 0.08
word	cheer	0.09 -0.09
word	chemical	-0.08 0.08
word	chicago	0.10 -0.10
word	chief	0.01 -0.01
word	child	0.07 -0.07
word	children	0.14 -0.14
word	chill	-0.08 0.08
word	chip	0.11 -0.11
word	choic	0.01 -0.01
word	chok	-0.13 0.13
word	chokehold	0.09 -0.09
word	choppy	-0.03 0.03
word	chos	0.01 -0.01
word	chosen	-0.12 0.12
word	chri	-0.10 0.10
word	christian	0.12 -0.12
word	chuck	0.02 -0.02
word	church	0.10 -0.10
word	cia	-0.08 0.08
word	circl	0.05 -0.05
word	cit	0.07 -0.07
word	citizen	0.15 -0.15
word	citizenship	0.10 -0.10
word	city	0.07 -0.07
word	civil	0.04 -0.04
word	civilian	-0.07 0.07
word	civilisation	-0.06 0.06
word	civilization	-0.07 0.07
word	claim	-0.10 0.10
word	clarity	0.07 -0.07
word	clash	0.06 -0.06
word	classic	0.07 -0.07
word	classify	0.11 -0.11
word	clean	-0.07 0.07
word	cleans	0.08 -0.08
word	clear	-0.04 0.04
word	climat	0.06 -0.06
word	climb	0.01 -0.01
word	clos	0.01 -0.01
word	closer	0.07 -0.07
word	closest	-0.09 0.09
word	closur	-0.08 0.08
word	cloud	-0.04 0.04
word	club	0.10 -0.10
word	cnbc	-0.04 0.04
word	cnn	0.01 -0.01
word	co	0.09 -0.09
word	coinbas	0.04 -0.04
word	colbert	0.12 -0.12
word	cold	0.10 -0.10
word	collaps	0.04 -0.04
word	colleg	0.08 -0.08
word	columnist	0.03 -0.03
word	com	-0.04 0.04
word	combat	-0.10 0.10
word	come	0.04 -0.04
word	comey	0.05 -0.05
word	command	0.02 -0.02
word	comment	-0.02 0.02
word	commercial	-0.08 0.08
word	commissioner	0.11 -0.11
word	commitment	-0.13 0.13
word	committ	-0.03 0.03
word	community	0.06 -0.06
word	company	0.13 -0.13
word	compar	0.11 -0.11
word	complet	-0.02 0.02
word	completely	0.10 -0.10
word	complicat	-0.03 0.03
word	comply	0.04 -0.04
word	compound	-0.05 0.05
word	compromis	0.03 -0.03
word	conced	0.08 -0.08
word	concern	0.02 -0.02
word	conclud	-0.08 0.08
word	condemn	-0.08 0.08
word	condemnation	-0.06 0.06
word	condition	-0.01 0.01
word	conduct	0.07 -0.07
word	conferenc	-0.09 0.09
word	confirm	-0.10 0.10
word	conflict	-0.25 0.25
word	confront	-0.18 0.18
word	confusion	-0.13 0.13
word	congressman	-0.05 0.05
word	consequenc	0.01 -0.01
word	conservativ	-0.01 0.01
word	consider	0.10 -0.10
word	conspiracy	0.07 -0.07
word	constraint	-0.03 0.03
word	construction	0.08 -0.08
word	consulat	-0.06 0.06
word	consumer	0.12 -0.12
word	contain	0.05 -0.05
word	container	-0.07 0.07
word	continu	-0.01 0.01
word	contract	0.13 -0.13
word	convinc	0.01 -0.01
word	cook	-0.06 0.06
word	cooperation	0.14 -0.14
word	coordinat	0.08 -0.08
word	cornyn	0.08 -0.08
word	corp	0.05 -0.05
word	correspondent	0.15 -0.15
word	corrupt	0.11 -0.11
word	cost	0.05 -0.05
word	could	-0.09 0.09
word	counter	0.06 -0.06
word	counterpart	-0.06 0.06
word	counterterrorism	0.01 -0.01
word	country	-0.11 0.11
word	coupl	-0.03 0.03
word	cours	-0.08 0.08
word	court	0.28 -0.28
word	cover	0.03 -0.03
word	covert	-0.08 0.08
word	crack	0.06 -0.06
word	crackdown	0.10 -0.10
word	crash	0.03 -0.03
word	crazy	-0.08 0.08
word	creat	0.09 -0.09
word	credit	-0.03 0.03
word	crew	-0.01 0.01
word	crim	-0.01 0.01
word	criminal	0.06 -0.06
word	crippl	0.02 -0.02
word	crisi	-0.08 0.08
word	critic	0.08 -0.08
word	critical	-0.01 0.01
word	critically	0.01 -0.01
word	criticis	-0.08 0.08
word	criticism	0.02 -0.02
word	criticiz	0.06 -0.06
word	cros	0.08 -0.08
word	cross	0.02 -0.02
word	crossing	-0.07 0.07
word	crown	0.06 -0.06
word	crucial	-0.10 0.10
word	crud	-0.24 0.24
word	cruis	0.05 -0.05
word	crunch	-0.06 0.06
word	crush	-0.10 0.10
word	crypto	0.01 -0.01
word	cuba	0.18 -0.18
word	cup	0.17 -0.17
word	curb	0.08 -0.08
word	current	-0.05 0.05
word	custody	0.12 -0.12
word	cut	-0.07 0.07
word	cuts	0.07 -0.07
word	cutt	0.01 -0.01
word	cyber	-0.09 0.09
word	czech	0.03 -0.03
word	d	-0.01 0.01
word	daily	-0.06 0.06
word	damag	-0.09 0.09
word	dana	0.08 -0.08
word	dangerou	0.10 -0.10
word	dar	-0.12 0.12
word	dark	0.03 -0.03
word	darknes	-0.09 0.09
word	data	0.07 -0.07
word	date	-0.09 0.09
word	david	0.10 -0.10
word	day	0.08 -0.08
word	daybreak	-0.03 0.03
word	days	-0.14 0.14
word	dc	0.16 -0.16
word	de	0.10 -0.10
word	dead	-0.02 0.02
word	deadlin	0.07 -0.07
word	deadly	-0.04 0.04
word	deal	-0.03 0.03
word	death	0.05 -0.05
word	debri	-0.18 0.18
word	debt	-0.04 0.04
word	debut	0.05 -0.05
word	decimat	0.07 -0.07
word	decision	-0.02 0.02
word	declar	-0.03 0.03
word	declin	-0.01 0.01
word	deep	0.03 -0.03
word	deepen	-0.03 0.03
word	deeply	0.01 -0.01
word	defeat	0.01 -0.01
word	defenc	-0.12 0.12
word	defend	0.01 -0.01
word	defens	0.07 -0.07
word	defensiv	0.05 -0.05
word	defianc	-0.08 0.08
word	defiant	-0.11 0.11
word	defy	0.04 -0.04
word	delay	-0.07 0.07
word	delegation	-0.02 0.02
word	deliver	0.04 -0.04
word	dem	-0.04 0.04
word	demand	-0.08 0.08
word	democrat	-0.01 0.01
word	democratic	0.08 -0.08
word	demolish	0.05 -0.05
word	dems	-0.02 0.02
word	denounc	0.10 -0.10
word	deny	-0.01 0.01
word	depart	-0.04 0.04
word	department	0.08 -0.08
word	dependent	-0.12 0.12
word	deploy	-0.02 0.02
word	deployment	0.12 -0.12
word	deport	0.13 -0.13
word	depot	0.01 -0.01
word	deputy	0.02 -0.02
word	derivativ	-0.09 0.09
word	desalination	-0.12 0.12
word	describ	0.02 -0.02
word	desert	0.01 -0.01
word	design	-0.05 0.05
word	desperat	-0.11 0.11
word	desperately	0.08 -0.08
word	despit	0.02 -0.02
word	destabiliz	-0.09 0.09
word	destroyer	-0.03 0.03
word	destruction	0.01 -0.01
word	detail	0.07 -0.07
word	detain	0.04 -0.04
word	detention	0.10 -0.10
word	determin	-0.07 0.07
word	deterrenc	0.08 -0.08
word	devastat	-0.09 0.09
word	develop	0.08 -0.08
word	dhs	0.15 -0.15
word	dialogu	-0.03 0.03
word	dictat	-0.01 0.01
word	did	-0.20 0.20
word	didn't	-0.09 0.09
word	die	0.05 -0.05
word	dies	0.06 -0.06
word	diesel	-0.10 0.10
word	difficult	-0.05 0.05
word	digitally	-0.05 0.05
word	dilut	-0.08 0.08
word	dinner	0.18 -0.18
word	diplomacy	-0.16 0.16
word	diplomat	-0.09 0.09
word	diplomatic	0.04 -0.04
word	dips	-0.04 0.04
word	direct	0.02 -0.02
word	directly	-0.07 0.07
word	director	0.08 -0.08
word	disabl	-0.11 0.11
word	disappoint	-0.09 0.09
word	disarmament	0.03 -0.03
word	disaster	-0.01 0.01
word	discus	0.09 -0.09
word	discuss	0.10 -0.10
word	disfigur	-0.12 0.12
word	dismantl	0.09 -0.09
word	dismiss	0.02 -0.02
word	disney	0.11 -0.11
word	displac	-0.09 0.09
word	disput	0.14 -0.14
word	disregard	-0.05 0.05
word	disrupt	-0.22 0.22
word	disruption	-0.19 0.19
word	district	0.01 -0.01
word	diverg	-0.08 0.08
word	divert	-0.07 0.07
word	divid	-0.08 0.08
word	do	-0.07 0.07
word	doctor	0.07 -0.07
word	dodg	-0.09 0.09
word	does	0.03 -0.03
word	doesn't	0.09 -0.09
word	doj	0.20 -0.20
word	dollar	-0.05 0.05
word	dollarsb	-0.08 0.08
word	dollarsbn	-0.13 0.13
word	dollarsm	0.09 -0.09
word	domestic	0.18 -0.18
word	dominat	-0.07 0.07
word	don't	-0.22 0.22
word	donat	-0.07 0.07
word	done	0.07 -0.07
word	doubl	-0.04 0.04
word	doubt	-0.06 0.06
word	dow	-0.05 0.05
word	down	-0.08 0.08
word	downplay	0.01 -0.01
word	dozen	0.06 -0.06
word	draft	0.04 -0.04
word	drag	-0.10 0.10
word	dragg	-0.01 0.01
word	dramatic	-0.05 0.05
word	draw	0.01 -0.01
word	dream	0.07 -0.07
word	driv	0.10 -0.10
word	driven	0.10 -0.10
word	dron	0.02 -0.02
word	drop	-0.06 0.06
word	dropp	0.05 -0.05
word	drug	0.07 -0.07
word	duck	0.05 -0.05
word	due	-0.08 0.08
word	duke	0.10 -0.10
word	dump	0.09 -0.09
word	dur	-0.18 0.18
word	duration	-0.09 0.09
word	e	-0.03 0.03
word	each	-0.06 0.06
word	earlier	0.07 -0.07
word	early	-0.09 0.09
word	earth	0.12 -0.12
word	eas	0.07 -0.07
word	ease	-0.02 0.02
word	east	0.02 -0.02
word	easter	0.04 -0.04
word	eastern	0.08 -0.08
word	easy	-0.10 0.10
word	eat	0.10 -0.10
word	echostar	0.12 -0.12
word	economic	0.04 -0.04
word	economist	0.05 -0.05
word	economy	-0.03 0.03
word	ecuador	0.12 -0.12
word	ed	0.06 -0.06
word	edge	-0.04 0.04
word	edition	-0.05 0.05
word	editor	0.06 -0.06
word	effect	-0.12 0.12
word	effort	0.01 -0.01
word	eight	-0.01 0.01
word	elect	0.09 -0.09
word	election	0.21 -0.21
word	electronic	0.03 -0.03
word	elementary	-0.12 0.12
word	eli	-0.15 0.15
word	eliminat	0.15 -0.15
word	elit	0.05 -0.05
word	ellison	0.09 -0.09
word	else	-0.03 0.03
word	email	-0.06 0.06
word	embassy	-0.04 0.04
word	emerg	0.09 -0.09
word	emergency	-0.06 0.06
word	empir	0.07 -0.07
word	empty	0.07 -0.07
word	encourag	-0.09 0.09
word	end	-0.05 0.05
word	endanger	0.07 -0.07
word	endgam	-0.04 0.04
word	endles	-0.05 0.05
word	endors	0.09 -0.09
word	endorsement	0.11 -0.11
word	ends	0.12 -0.12
word	endur	0.06 -0.06
word	enemy	-0.04 0.04
word	energy	-0.13 0.13
word	enforcement	0.09 -0.09
word	engin	0.07 -0.07
word	engineer	-0.10 0.10
word	english	0.11 -0.11
word	engulf	0.05 -0.05
word	enough	-0.05 0.05
word	enrich	-0.09 0.09
word	enrichment	-0.05 0.05
word	ensur	-0.07 0.07
word	enter	0.05 -0.05
word	entir	-0.08 0.08
word	entry	0.06 -0.06
word	envoy	-0.01 0.01
word	epaper	0.11 -0.11
word	epstein	0.06 -0.06
word	equity	0.05 -0.05
word	era	0.05 -0.05
word	erupt	-0.07 0.07
word	escalat	-0.07 0.07
word	escalation	0.05 -0.05
word	escap	-0.02 0.02
word	escort	-0.08 0.08
word	especially	0.08 -0.08
word	essential	-0.09 0.09
word	establish	0.02 -0.02
word	estat	0.12 -0.12
word	ether	0.03 -0.03
word	ethnic	0.04 -0.04
word	ev	0.07 -0.07
word	evacuat	-0.07 0.07
word	evacuation	-0.05 0.05
word	evad	-0.01 0.01
word	even	-0.18 0.18
word	event	0.07 -0.07
word	ever	0.09 -0.09
word	every	0.09 -0.09
word	everyon	-0.04 0.04
word	everyth	-0.05 0.05
word	evidenc	-0.13 0.13
word	evil	-0.09 0.09
word	ex	0.12 -0.12
word	exampl	-0.07 0.07
word	exchang	-0.12 0.12
word	exclusiv	0.07 -0.07
word	execut	0.09 -0.09
word	executiv	0.11 -0.11
word	exit	0.04 -0.04
word	expand	0.03 -0.03
word	expansion	0.04 -0.04
word	expect	0.04 -0.04
word	expectation	0.02 -0.02
word	expel	0.10 -0.10
word	expir	-0.07 0.07
word	explain	-0.05 0.05
word	expletiv	-0.09 0.09
word	explod	0.04 -0.04
word	explosion	0.07 -0.07
word	explosiv	-0.06 0.06
word	export	-0.02 0.02
word	exporter	-0.02 0.02
word	expos	0.02 -0.02
word	expres	-0.04 0.04
word	extend	0.07 -0.07
word	extension	-0.08 0.08
word	extortion	0.10 -0.10
word	extraordinary	-0.13 0.13
word	extrem	-0.04 0.04
word	extremely	-0.08 0.08
word	eye	0.09 -0.09
word	eyebrow	0.05 -0.05
word	eyes	0.06 -0.06
word	f	-0.01 0.01
word	fac	-0.06 0.06
word	face	-0.02 0.02
word	facility	-0.04 0.04
word	factbox	-0.05 0.05
word	facto	0.05 -0.05
word	factory	0.07 -0.07
word	fail	0.09 -0.09
word	failur	0.03 -0.03
word	fair	0.09 -0.09
word	fake	-0.08 0.08
word	fall	-0.05 0.05
word	fallout	-0.08 0.08
word	fals	0.03 -0.03
word	family	0.05 -0.05
word	fans	0.10 -0.10
word	far	0.08 -0.08
word	farm	0.08 -0.08
word	farmer	-0.05 0.05
word	farsnew	0.05 -0.05
word	fast	0.08 -0.08
word	fate	-0.06 0.06
word	father	0.09 -0.09
word	fawn	0.08 -0.08
word	fcc	0.10 -0.10
word	fda	0.07 -0.07
word	fear	-0.18 0.18
word	fed	0.11 -0.11
word	federal	0.15 -0.15
word	feedstock	-0.09 0.09
word	feel	-0.04 0.04
word	fees	0.04 -0.04
word	fellow	-0.11 0.11
word	fertilizer	-0.08 0.08
word	fetterman	-0.09 0.09
word	feud	0.14 -0.14
word	field	-0.13 0.13
word	fifa	0.06 -0.06
word	fifth	-0.08 0.08
word	fight	0.05 -0.05
word	fighter	-0.09 0.09
word	figur	0.05 -0.05
word	fil	-0.01 0.01
word	fill	-0.07 0.07
word	film	0.17 -0.17
word	final	0.06 -0.06
word	finaliz	-0.03 0.03
word	finally	-0.05 0.05
word	financial	-0.02 0.02
word	find	0.01 -0.01
word	fine	-0.12 0.12
word	finish	-0.05 0.05
word	fir	0.07 -0.07
word	fire	-0.02 0.02
word	firepower	-0.07 0.07
word	firestorm	-0.09 0.09
word	firm	0.09 -0.09
word	first	0.04 -0.04
word	five	0.05 -0.05
word	fix	0.01 -0.01
word	flag	0.04 -0.04
word	flagg	-0.03 0.03
word	flam	0.10 -0.10
word	flar	-0.07 0.07
word	flee	-0.08 0.08
word	fleet	0.10 -0.10
word	flight	-0.15 0.15
word	flip	0.09 -0.09
word	float	0.05 -0.05
word	flood	0.06 -0.06
word	florida	0.13 -0.13
word	flotilla	0.04 -0.04
word	flow	-0.13 0.13
word	fly	0.02 -0.02
word	fm	0.05 -0.05
word	fmr	-0.04 0.04
word	focu	0.09 -0.09
word	focus	0.07 -0.07
word	follow	0.01 -0.01
word	fool	-0.06 0.06
word	footag	-0.08 0.08
word	football	0.25 -0.25
word	forc	-0.08 0.08
word	forecast	0.11 -0.11
word	foreign	-0.01 0.01
word	forest	0.10 -0.10
word	form	-0.09 0.09
word	former	0.04 -0.04
word	forum	0.10 -0.10
word	forward	-0.07 0.07
word	found	0.14 -0.14
word	foundation	0.08 -0.08
word	four	-0.02 0.02
word	fourth	0.01 -0.01
word	fox	-0.05 0.05
word	fractur	0.04 -0.04
word	fragil	-0.05 0.05
word	fram	-0.08 0.08
word	framework	0.05 -0.05
word	frantic	-0.06 0.06
word	fraud	0.08 -0.08
word	fre	0.04 -0.04
word	freak	-0.09 0.09
word	free	0.07 -0.07
word	freedom	-0.02 0.02
word	freight	-0.09 0.09
word	fresh	-0.07 0.07
word	friday	-0.15 0.15
word	friend	0.04 -0.04
word	friendly	0.07 -0.07
word	front	-0.03 0.03
word	frozen	-0.13 0.13
word	ftc	0.04 -0.04
word	ftse	-0.09 0.09
word	fuel	-0.07 0.07
word	full	-0.02 0.02
word	fully	0.04 -0.04
word	fum	0.03 -0.03
word	fun	-0.04 0.04
word	fund	0.05 -0.05
word	fundamental	0.01 -0.01
word	funeral	-0.07 0.07
word	furiou	0.03 -0.03
word	further	-0.09 0.09
word	fury	-0.10 0.10
word	futur	-0.02 0.02
word	g	-0.10 0.10
word	g7	-0.06 0.06
word	gabbard	-0.08 0.08
word	gain	-0.01 0.01
word	gambl	-0.07 0.07
word	game	-0.03 0.03
word	gang	0.10 -0.10
word	gaps	0.03 -0.03
word	gas	-0.12 0.12
word	gasolin	-0.06 0.06
word	gather	0.06 -0.06
word	gave	-0.05 0.05
word	gen	-0.09 0.09
word	general	-0.02 0.02
word	genocid	-0.04 0.04
word	genocidal	-0.08 0.08
word	get	0.02 -0.02
word	gets	0.05 -0.05
word	gett	0.13 -0.13
word	giant	0.11 -0.11
word	gift	0.05 -0.05
word	girl	-0.08 0.08
word	giv	-0.07 0.07
word	give	-0.06 0.06
word	given	0.02 -0.02
word	glob	0.10 -0.10
word	global	-0.08 0.08
word	globally	-0.10 0.10
word	go	-0.04 0.04
word	goal	-0.14 0.14
word	god	0.06 -0.06
word	goes	-0.15 0.15
word	gold	0.04 -0.04
word	golden	0.11 -0.11
word	goldman	-0.01 0.01
word	gonna	0.02 -0.02
word	good	0.04 -0.04
word	gop	-0.05 0.05
word	got	0.04 -0.04
word	governor	0.06 -0.06
word	govt	-0.01 0.01
word	graham	-0.08 0.08
word	grand	0.11 -0.11
word	grant	0.04 -0.04
word	great	0.03 -0.03
word	green	-0.05 0.05
word	greenland	0.04 -0.04
word	grid	0.05 -0.05
word	grill	-0.09 0.09
word	grim	0.02 -0.02
word	grocery	-0.09 0.09
word	ground	-0.09 0.09
word	group	0.04 -0.04
word	grow	-0.12 0.12
word	growth	0.01 -0.01
word	guarante	-0.10 0.10
word	guard	0.01 -0.01
word	guest	0.04 -0.04
word	guid	-0.07 0.07
word	guidelin	-0.11 0.11
word	guilty	-0.02 0.02
word	gun	0.04 -0.04
word	gunboat	-0.07 0.07
word	guns	0.01 -0.01
word	hack	0.03 -0.03
word	hail	-0.06 0.06
word	haitian	0.04 -0.04
word	half	0.04 -0.04
word	hall	0.08 -0.08
word	halt	-0.12 0.12
word	hama	0.16 -0.16
word	hammer	0.08 -0.08
word	hand	-0.05 0.05
word	happen	-0.08 0.08
word	happy	0.12 -0.12
word	hard	-0.03 0.03
word	harder	0.02 -0.02
word	harvard	0.11 -0.11
word	hasn't	0.07 -0.07
word	hate	0.02 -0.02
word	hav	-0.09 0.09
word	haven	-0.12 0.12
word	haven't	-0.08 0.08
word	hawk	-0.13 0.13
word	he'd	-0.01 0.01
word	he'll	-0.08 0.08
word	head	-0.02 0.02
word	health	0.10 -0.10
word	healthcar	-0.09 0.09
word	hear	0.11 -0.11
word	heard	-0.07 0.07
word	heart	0.03 -0.03
word	heat	-0.03 0.03
word	heavy	-0.05 0.05
word	held	-0.11 0.11
word	hell	0.01 -0.01
word	help	-0.01 0.01
word	here	0.08 -0.08
word	hero	0.11 -0.11
word	hid	-0.12 0.12
word	hidden	-0.05 0.05
word	high	-0.02 0.02
word	higher	-0.16 0.16
word	highest	0.06 -0.06
word	highlight	-0.07 0.07
word	highly	-0.10 0.10
word	hik	-0.06 0.06
word	hike	-0.10 0.10
word	him	0.01 -0.01
word	himself	0.13 -0.13
word	hinder	0.06 -0.06
word	hint	0.06 -0.06
word	historic	0.05 -0.05
word	history	0.02 -0.02
word	hit	-0.07 0.07
word	hits	-0.13 0.13
word	hitt	0.01 -0.01
word	hold	0.08 -0.08
word	hole	-0.08 0.08
word	holiday	0.08 -0.08
word	hollywood	-0.04 0.04
word	holy	0.08 -0.08
word	hom	-0.04 0.04
word	home	0.24 -0.24
word	honcho	-0.10 0.10
word	honor	0.08 -0.08
word	hop	-0.18 0.18
word	hope	-0.14 0.14
word	hopeful	0.07 -0.07
word	hospital	0.06 -0.06
word	host	-0.01 0.01
word	hostag	0.08 -0.08
word	hostil	-0.02 0.02
word	hostility	-0.04 0.04
word	hotel	-0.08 0.08
word	hour	-0.09 0.09
word	hous	0.07 -0.07
word	household	0.11 -0.11
word	how	-0.09 0.09
word	hub	-0.04 0.04
word	huge	0.02 -0.02
word	human	0.03 -0.03
word	hundred	-0.02 0.02
word	hungary	0.13 -0.13
word	hunt	-0.06 0.06
word	hurdl	-0.05 0.05
word	hurt	-0.08 0.08
word	husband	0.08 -0.08
word	hype	-0.06 0.06
word	hyperliquid	-0.06 0.06
word	i	-0.10 0.10
word	ice	0.23 -0.23
word	idea	-0.11 0.11
word	identify	0.03 -0.03
word	iea	-0.16 0.16
word	if	-0.02 0.02
word	ignor	-0.10 0.10
word	ii	0.03 -0.03
word	iii	-0.08 0.08
word	illegal	0.05 -0.05
word	imag	-0.09 0.09
word	immediat	0.07 -0.07
word	immediately	-0.01 0.01
word	immigrant	0.10 -0.10
word	immigration	0.12 -0.12
word	imminent	-0.12 0.12
word	impact	-0.21 0.21
word	impass	0.02 -0.02
word	implication	-0.11 0.11
word	import	-0.03 0.03
word	important	-0.09 0.09
word	impos	-0.12 0.12
word	inc	0.08 -0.08
word	incident	0.08 -0.08
word	includ	0.02 -0.02
word	increas	0.04 -0.04
word	increasingly	-0.08 0.08
word	incursion	0.06 -0.06
word	independent	-0.08 0.08
word	indict	-0.04 0.04
word	industry	0.07 -0.07
word	infiltration	-0.14 0.14
word	inflation	-0.06 0.06
word	influenc	0.03 -0.03
word	influencer	-0.06 0.06
word	inform	-0.08 0.08
word	information	-0.01 0.01
word	infrastructur	-0.02 0.02
word	injur	-0.03 0.03
word	injury	-0.03 0.03
word	insider	0.04 -0.04
word	insight	-0.07 0.07
word	insist	-0.13 0.13
word	inspect	-0.12 0.12
word	inspection	-0.13 0.13
word	inspector	-0.06 0.06
word	instead	0.10 -0.10
word	insuranc	-0.08 0.08
word	intel	-0.15 0.15
word	intelligenc	-0.14 0.14
word	intend	-0.04 0.04
word	intensify	0.05 -0.05
word	intercept	0.02 -0.02
word	interception	-0.16 0.16
word	interest	-0.07 0.07
word	interim	-0.06 0.06
word	international	0.08 -0.08
word	internet	0.05 -0.05
word	intervention	-0.08 0.08
word	interview	-0.10 0.10
word	invasion	-0.11 0.11
word	invest	0.13 -0.13
word	investigat	0.14 -0.14
word	investigation	-0.02 0.02
word	investment	0.06 -0.06
word	investor	0.04 -0.04
word	invit	-0.11 0.11
word	invok	-0.07 0.07
word	involv	0.05 -0.05
word	involvement	-0.10 0.10
word	ipo	0.07 -0.07
word	is	-0.10 0.10
word	islamic	-0.11 0.11
word	isn't	0.01 -0.01
word	issu	0.05 -0.05
word	itself	-0.07 0.07
word	jail	0.09 -0.09
word	jake	0.01 -0.01
word	jam	-0.01 0.01
word	jazeera	-0.06 0.06
word	jen	-0.06 0.06
word	jenning	0.01 -0.01
word	jerom	0.12 -0.12
word	jesu	0.04 -0.04
word	jet	-0.23 0.23
word	jewelry	0.10 -0.10
word	jewish	0.10 -0.10
word	jews	0.09 -0.09
word	jimmy	0.11 -0.11
word	job	0.11 -0.11
word	jobles	0.11 -0.11
word	jobs	0.12 -0.12
word	joe	0.03 -0.03
word	john	-0.09 0.09
word	johnson	0.08 -0.08
word	join	-0.01 0.01
word	joint	0.03 -0.03
word	joke	0.13 -0.13
word	jolt	-0.04 0.04
word	jon	0.04 -0.04
word	journalist	-0.05 0.05
word	journey	0.13 -0.13
word	jpmorgan	-0.02 0.02
word	jr	0.12 -0.12
word	judg	0.13 -0.13
word	july	0.11 -0.11
word	jump	-0.03 0.03
word	june	0.06 -0.06
word	justic	0.02 -0.02
word	justify	-0.09 0.09
word	k	-0.01 0.01
word	karl	-0.06 0.06
word	karolin	-0.02 0.02
word	kash	-0.09 0.09
word	keep	0.04 -0.04
word	keir	-0.13 0.13
word	kelly	-0.10 0.10
word	kennedy	0.07 -0.07
word	kent	-0.09 0.09
word	kept	-0.08 0.08
word	key	-0.05 0.05
word	kick	-0.04 0.04
word	kid	0.16 -0.16
word	kill	0.02 -0.02
word	kim	0.09 -0.09
word	kimmel	0.12 -0.12
word	king	0.13 -0.13
word	kirk	0.10 -0.10
word	knock	0.01 -0.01
word	know	0.03 -0.03
word	korea	-0.04 0.04
word	kurd	-0.15 0.15
word	kurdish	-0.14 0.14
word	kyiv	0.09 -0.09
word	la	0.07 -0.07
word	label	0.11 -0.11
word	labour	0.08 -0.08
word	lack	0.02 -0.02
word	laden	-0.08 0.08
word	lady	0.04 -0.04
word	lake	-0.10 0.10
word	land	0.06 -0.06
word	landmark	0.06 -0.06
word	larg	-0.08 0.08
word	largely	-0.11 0.11
word	largest	-0.05 0.05
word	larry	0.06 -0.06
word	lash	-0.04 0.04
word	last	0.09 -0.09
word	late	-0.10 0.10
word	latest	0.06 -0.06
word	latin	0.11 -0.11
word	launch	0.05 -0.05
word	launcher	-0.08 0.08
word	law	0.14 -0.14
word	lawmaker	-0.04 0.04
word	lawsuit	0.12 -0.12
word	lawyer	0.13 -0.13
word	lay	-0.06 0.06
word	lays	-0.06 0.06
word	lead	-0.14 0.14
word	leader	-0.22 0.22
word	leadership	-0.13 0.13
word	leaf	-0.05 0.05
word	leak	-0.11 0.11
word	lean	0.06 -0.06
word	learn	-0.11 0.11
word	least	0.04 -0.04
word	leav	-0.13 0.13
word	led	0.07 -0.07
word	lee	0.03 -0.03
word	left	0.07 -0.07
word	legal	-0.04 0.04
word	lender	0.09 -0.09
word	less	-0.07 0.07
word	lesson	-0.02 0.02
word	let	-0.10 0.10
word	level	0.09 -0.09
word	leverag	-0.10 0.10
word	licenc	0.11 -0.11
word	licens	-0.02 0.02
word	lies	-0.11 0.11
word	lifelin	-0.10 0.10
word	lift	0.07 -0.07
word	light	0.11 -0.11
word	like	0.09 -0.09
word	likely	-0.06 0.06
word	limbo	0.01 -0.01
word	limit	-0.05 0.05
word	lin	-0.12 0.12
word	lindsey	-0.07 0.07
word	line	0.05 -0.05
word	link	0.12 -0.12
word	list	0.08 -0.08
word	listen	-0.03 0.03
word	littl	-0.12 0.12
word	live	-0.09 0.09
word	livewir	-0.03 0.03
word	lng	-0.12 0.12
word	load	-0.07 0.07
word	lobby	0.08 -0.08
word	local	0.11 -0.11
word	lock	-0.07 0.07
word	logistic	0.04 -0.04
word	long	-0.01 0.01
word	longer	0.06 -0.06
word	look	0.03 -0.03
word	loom	-0.06 0.06
word	lord	-0.01 0.01
word	los	0.12 -0.12
word	lose	0.08 -0.08
word	loser	-0.07 0.07
word	loss	-0.08 0.08
word	lost	-0.02 0.02
word	lot	0.03 -0.03
word	love	0.08 -0.08
word	low	-0.06 0.06
word	lower	0.13 -0.13
word	lpg	-0.06 0.06
word	ly	-0.07 0.07
word	machin	0.03 -0.03
word	made	0.02 -0.02
word	maduro	0.10 -0.10
word	maga	-0.06 0.06
word	magnet	0.08 -0.08
word	maher	0.03 -0.03
word	main	-0.07 0.07
word	maintain	0.01 -0.01
word	majeur	-0.11 0.11
word	major	-0.03 0.03
word	majority	-0.10 0.10
word	mak	-0.06 0.06
word	make	0.07 -0.07
word	man	0.11 -0.11
word	manag	-0.06 0.06
word	manu	-0.01 0.01
word	manufactur	0.06 -0.06
word	many	-0.07 0.07
word	map	0.03 -0.03
word	marathon	-0.09 0.09
word	march	-0.06 0.06
word	maritim	-0.12 0.12
word	marjori	-0.08 0.08
word	mark	0.03 -0.03
word	market	-0.16 0.16
word	martyr	-0.10 0.10
word	mass	0.02 -0.02
word	massiv	0.08 -0.08
word	match	0.08 -0.08
word	material	0.07 -0.07
word	matter	0.06 -0.06
word	may	0.11 -0.11
word	mayor	0.09 -0.09
word	me	-0.01 0.01
word	mean	0.02 -0.02
word	meant	-0.05 0.05
word	measur	0.05 -0.05
word	mechanism	-0.06 0.06
word	media	-0.12 0.12
word	mediat	-0.10 0.10
word	mediation	0.05 -0.05
word	mediator	-0.11 0.11
word	medic	-0.07 0.07
word	medical	0.09 -0.09
word	meet	0.04 -0.04
word	meg	-0.07 0.07
word	megyn	-0.08 0.08
word	melania	0.16 -0.16
word	member	-0.06 0.06
word	memo	0.08 -0.08
word	memorandum	-0.13 0.13
word	men	0.04 -0.04
word	mental	0.12 -0.12
word	menu	0.06 -0.06
word	merger	0.04 -0.04
word	mess	0.05 -0.05
word	messag	0.15 -0.15
word	meta	0.08 -0.08
word	methanol	-0.10 0.10
word	michigan	0.14 -0.14
word	microsoft	0.07 -0.07
word	middl	0.09 -0.09
word	midterm	-0.03 0.03
word	might	-0.03 0.03
word	migrant	0.10 -0.10
word	mike	0.04 -0.04
word	mil	-0.10 0.10
word	militant	0.08 -0.08
word	military	-0.13 0.13
word	militia	0.04 -0.04
word	million	-0.12 0.12
word	mind	-0.08 0.08
word	mine	0.06 -0.06
word	mineral	0.10 -0.10
word	minister	0.05 -0.05
word	ministry	-0.02 0.02
word	minut	0.04 -0.04
word	miraculou	-0.08 0.08
word	mislead	-0.04 0.04
word	miss	-0.12 0.12
word	missil	-0.19 0.19
word	mission	-0.13 0.13
word	mistak	-0.11 0.11
word	mix	-0.06 0.06
word	mobil	0.08 -0.08
word	mock	0.12 -0.12
word	modi	0.15 -0.15
word	moment	-0.04 0.04
word	monday	0.04 -0.04
word	money	0.16 -0.16
word	monitor	0.09 -0.09
word	month	-0.02 0.02
word	mood	0.06 -0.06
word	moon	0.11 -0.11
word	moor	0.09 -0.09
word	more	-0.12 0.12
word	morn	-0.10 0.10
word	mortgag	0.05 -0.05
word	mosqu	0.04 -0.04
word	most	0.04 -0.04
word	mostly	-0.01 0.01
word	mother	0.07 -0.07
word	mou	-0.20 0.20
word	mount	0.02 -0.02
word	mountain	-0.08 0.08
word	mourn	-0.13 0.13
word	mov	-0.03 0.03
word	move	0.03 -0.03
word	mp	-0.02 0.02
word	mr	-0.05 0.05
word	ms	0.04 -0.04
word	much	-0.02 0.02
word	mueller	0.10 -0.10
word	mull	-0.01 0.01
word	mullah	-0.09 0.09
word	multipl	0.03 -0.03
word	murder	0.13 -0.13
word	museum	0.10 -0.10
word	musk	0.06 -0.06
word	muslim	0.03 -0.03
word	must	-0.06 0.06
word	my	0.07 -0.07
word	n	0.05 -0.05
word	nam	0.01 -0.01
word	name	0.10 -0.10
word	narrow	-0.05 0.05
word	nasdaq	-0.03 0.03
word	nation	-0.11 0.11
word	national	0.14 -0.14
word	natural	-0.08 0.08
word	naval	-0.10 0.10
word	navigat	0.01 -0.01
word	navy	0.03 -0.03
word	nazi	0.12 -0.12
word	near	0.03 -0.03
word	nearly	0.10 -0.10
word	need	0.02 -0.02
word	negotiat	-0.16 0.16
word	negotiation	-0.10 0.10
word	negotiator	-0.20 0.20
word	neighbor	-0.01 0.01
word	neighbour	-0.16 0.16
word	nerv	-0.08 0.08
word	net	0.06 -0.06
word	network	0.07 -0.07
word	neutral	-0.07 0.07
word	neutrality	-0.01 0.01
word	never	0.05 -0.05
word	new	0.14 -0.14
word	news	0.12 -0.12
word	newsom	0.10 -0.10
word	next	0.01 -0.01
word	nfl	0.07 -0.07
word	night	-0.03 0.03
word	nightmar	0.07 -0.07
word	nine	-0.03 0.03
word	nippon	0.13 -0.13
word	no	-0.06 0.06
word	nobel	-0.08 0.08
word	nobody	-0.08 0.08
word	noem	0.14 -0.14
word	nois	0.01 -0.01
word	nomine	0.12 -0.12
word	non	0.10 -0.10
word	none	-0.07 0.07
word	normal	0.04 -0.04
word	north	0.04 -0.04
word	northern	-0.07 0.07
word	not	-0.14 0.14
word	noth	-0.06 0.06
word	notic	-0.14 0.14
word	now	0.04 -0.04
word	nuclear	0.02 -0.02
word	nuk	-0.09 0.09
word	nuke	-0.09 0.09
word	number	0.10 -0.10
word	nvidia	0.14 -0.14
word	ny	0.03 -0.03
word	nyt	0.08 -0.08
word	obama	0.08 -0.08
word	objectiv	-0.11 0.11
word	oblig	-0.09 0.09
word	obligation	-0.09 0.09
word	obliterat	0.06 -0.06
word	obliteration	-0.07 0.07
word	occupy	0.05 -0.05
word	oct	0.08 -0.08
word	odd	-0.02 0.02
word	off	-0.08 0.08
word	offensiv	-0.01 0.01
word	offer	-0.03 0.03
word	offic	0.09 -0.09
word	officer	-0.01 0.01
word	official	0.04 -0.04
word	offlin	0.01 -0.01
word	oil	-0.08 0.08
word	oils	-0.09 0.09
word	old	0.03 -0.03
word	once	0.06 -0.06
word	one	0.05 -0.05
word	ones	0.06 -0.06
word	ongo	0.02 -0.02
word	onlin	0.07 -0.07
word	only	-0.03 0.03
word	op	0.04 -0.04
word	open	0.03 -0.03
word	openai	0.11 -0.11
word	operation	-0.18 0.18
word	operational	-0.13 0.13
word	operator	0.01 -0.01
word	opinion	0.15 -0.15
word	opportunity	0.06 -0.06
word	oppos	-0.01 0.01
word	opposition	-0.03 0.03
word	option	-0.13 0.13
word	orban	0.08 -0.08
word	order	0.05 -0.05
word	organization	0.08 -0.08
word	orthodox	0.17 -0.17
word	other	-0.03 0.03
word	our	-0.01 0.01
word	oust	0.05 -0.05
word	out	0.07 -0.07
word	outbreak	0.12 -0.12
word	outcom	0.06 -0.06
word	outlin	0.01 -0.01
word	outlook	-0.09 0.09
word	output	-0.07 0.07
word	outrag	0.05 -0.05
word	outsid	0.08 -0.08
word	over	0.04 -0.04
word	own	0.02 -0.02
word	owner	-0.05 0.05
word	p	-0.03 0.03
word	pacific	0.13 -0.13
word	packag	-0.03 0.03
word	pact	-0.04 0.04
word	page	-0.02 0.02
word	paid	0.08 -0.08
word	pain	0.07 -0.07
word	pal	0.06 -0.06
word	palac	0.01 -0.01
word	palestin	0.08 -0.08
word	palestinian	0.09 -0.09
word	pam	0.07 -0.07
word	panel	0.02 -0.02
word	panic	-0.10 0.10
word	panick	-0.08 0.08
word	parad	0.02 -0.02
word	paralympic	0.04 -0.04
word	pardon	0.12 -0.12
word	parent	0.03 -0.03
word	park	-0.02 0.02
word	parliament	-0.04 0.04
word	part	0.02 -0.02
word	participat	0.03 -0.03
word	participation	-0.06 0.06
word	party	-0.01 0.01
word	pass	0.08 -0.08
word	passag	-0.10 0.10
word	passenger	0.03 -0.03
word	past	-0.05 0.05
word	patel	-0.09 0.09
word	path	0.09 -0.09
word	patient	0.08 -0.08
word	patrol	0.06 -0.06
word	paus	-0.10 0.10
word	pay	-0.06 0.06
word	pays	-0.05 0.05
word	pbb	0.16 -0.16
word	peac	-0.12 0.12
word	peacemaker	-0.08 0.08
word	pearl	0.08 -0.08
word	pedro	-0.06 0.06
word	penalty	0.10 -0.10
word	peopl	0.05 -0.05
word	per	-0.11 0.11
word	percent	0.04 -0.04
word	period	-0.05 0.05
word	persian	-0.14 0.14
word	persist	-0.01 0.01
word	person	0.03 -0.03
word	personal	-0.03 0.03
word	peter	-0.05 0.05
word	petrochemical	-0.15 0.15
word	petrol	-0.07 0.07
word	petroleum	-0.11 0.11
word	phas	-0.07 0.07
word	phillip	-0.07 0.07
word	phon	0.04 -0.04
word	photo	-0.06 0.06
word	pick	-0.02 0.02
word	pilot	-0.09 0.09
word	pipelin	-0.06 0.06
word	pirat	0.10 -0.10
word	pitch	0.06 -0.06
word	plac	-0.03 0.03
word	plan	0.06 -0.06
word	plann	0.08 -0.08
word	plant	-0.09 0.09
word	play	-0.03 0.03
word	playbook	-0.05 0.05
word	player	-0.01 0.01
word	plead	-0.08 0.08
word	pleas	-0.09 0.09
word	pledg	0.07 -0.07
word	plot	0.04 -0.04
word	plummet	0.03 -0.03
word	plung	-0.08 0.08
word	plus	-0.02 0.02
word	pm	0.03 -0.03
word	podcast	-0.02 0.02
word	point	-0.03 0.03
word	pois	-0.01 0.01
word	polic	0.06 -0.06
word	policy	0.06 -0.06
word	political	0.08 -0.08
word	politically	0.04 -0.04
word	politician	-0.01 0.01
word	poll	0.03 -0.03
word	polymarket	-0.09 0.09
word	ponder	0.05 -0.05
word	pool	0.08 -0.08
word	poor	-0.07 0.07
word	popular	-0.07 0.07
word	port	0.01 -0.01
word	pose	-0.11 0.11
word	position	-0.11 0.11
word	possibility	0.02 -0.02
word	possibl	-0.18 0.18
word	post	-0.03 0.03
word	postpon	-0.08 0.08
word	potential	-0.06 0.06
word	pound	0.01 -0.01
word	powell	0.14 -0.14
word	power	-0.06 0.06
word	powerful	-0.03 0.03
word	practic	0.08 -0.08
word	prais	-0.08 0.08
word	pre	-0.10 0.10
word	predicament	-0.10 0.10
word	predict	-0.08 0.08
word	prediction	0.01 -0.01
word	premium	-0.02 0.02
word	prepar	-0.08 0.08
word	preparation	0.01 -0.01
word	pres	0.04 -0.04
word	present	-0.10 0.10
word	president	0.07 -0.07
word	presidential	0.14 -0.14
word	press	-0.02 0.02
word	pressur	0.02 -0.02
word	pretty	0.01 -0.01
word	prevent	-0.08 0.08
word	previou	0.06 -0.06
word	pric	-0.20 0.20
word	prid	0.08 -0.08
word	prim	0.09 -0.09
word	primary	0.07 -0.07
word	primetim	-0.03 0.03
word	priority	0.05 -0.05
word	prison	0.12 -0.12
word	privat	0.07 -0.07
word	priz	-0.08 0.08
word	pro	0.12 -0.12
word	prob	0.10 -0.10
word	probably	-0.05 0.05
word	problem	-0.02 0.02
word	proces	-0.04 0.04
word	produc	-0.10 0.10
word	producer	0.04 -0.04
word	product	-0.07 0.07
word	production	-0.10 0.10
word	profit	-0.05 0.05
word	program	-0.01 0.01
word	programm	0.01 -0.01
word	progres	-0.03 0.03
word	project	0.09 -0.09
word	projectil	-0.14 0.14
word	prolong	0.06 -0.06
word	promis	0.03 -0.03
word	prompt	0.11 -0.11
word	propaganda	0.04 -0.04
word	property	0.06 -0.06
word	proportional	-0.10 0.10
word	propos	0.03 -0.03
word	proposal	0.01 -0.01
word	prosecutor	0.08 -0.08
word	protect	0.02 -0.02
word	protection	-0.07 0.07
word	protest	0.17 -0.17
word	protester	0.12 -0.12
word	prov	0.07 -0.07
word	provid	-0.16 0.16
word	proxy	-0.05 0.05
word	psaki	-0.05 0.05
word	pull	-0.10 0.10
word	pummel	0.02 -0.02
word	purchas	0.02 -0.02
word	pursu	-0.14 0.14
word	push	-0.01 0.01
word	put	0.08 -0.08
word	puts	0.10 -0.10
word	question	-0.14 0.14
word	quick	-0.07 0.07
word	quickly	-0.12 0.12
word	quietly	-0.08 0.08
word	quit	0.09 -0.09
word	rabbi	0.06 -0.06
word	rac	0.02 -0.02
word	race	0.11 -0.11
word	radar	-0.11 0.11
word	rag	0.03 -0.03
word	rage	0.07 -0.07
word	raid	0.02 -0.02
word	rain	-0.13 0.13
word	rais	-0.02 0.02
word	rally	-0.17 0.17
word	rambl	0.04 -0.04
word	ramp	-0.01 0.01
word	rang	-0.02 0.02
word	rant	0.08 -0.08
word	rare	0.11 -0.11
word	rat	0.04 -0.04
word	rate	0.11 -0.11
word	rats	0.06 -0.06
word	re	0.01 -0.01
word	reach	-0.13 0.13
word	react	0.01 -0.01
word	reaction	0.08 -0.08
word	reactor	0.07 -0.07
word	read	0.03 -0.03
word	readines	-0.09 0.09
word	ready	-0.19 0.19
word	reaffirm	0.04 -0.04
word	real	0.04 -0.04
word	reality	-0.07 0.07
word	really	-0.11 0.11
word	reason	-0.07 0.07
word	rebound	-0.11 0.11
word	rebuk	0.02 -0.02
word	receipt	-0.12 0.12
word	receiv	0.11 -0.11
word	recent	-0.10 0.10
word	recently	0.02 -0.02
word	recession	0.02 -0.02
word	reckles	-0.01 0.01
word	record	0.01 -0.01
word	recover	-0.05 0.05
word	recovery	-0.14 0.14
word	red	0.03 -0.03
word	reduc	0.10 -0.10
word	reel	0.01 -0.01
word	reev	-0.09 0.09
word	refinery	0.08 -0.08
word	reflect	0.03 -0.03
word	refuel	-0.08 0.08
word	refuell	-0.15 0.15
word	refug	-0.10 0.10
word	refus	-0.11 0.11
word	regim	-0.14 0.14
word	region	-0.07 0.07
word	regional	-0.03 0.03
word	regulator	0.11 -0.11
word	reignit	-0.10 0.10
word	reimpos	-0.08 0.08
word	reject	0.08 -0.08
word	relation	0.09 -0.09
word	relationship	0.04 -0.04
word	releas	-0.09 0.09
word	relief	-0.12 0.12
word	religiou	0.01 -0.01
word	rely	-0.10 0.10
word	remain	-0.14 0.14
word	remark	-0.04 0.04
word	remov	0.05 -0.05
word	removal	-0.05 0.05
word	reopen	-0.07 0.07
word	rep	-0.02 0.02
word	repair	-0.01 0.01
word	repatriat	0.03 -0.03
word	repatriation	-0.09 0.09
word	repeat	0.01 -0.01
word	replac	0.09 -0.09
word	reportedly	-0.09 0.09
word	reporter	-0.03 0.03
word	repression	-0.13 0.13
word	republican	0.03 -0.03
word	request	0.06 -0.06
word	rescu	-0.13 0.13
word	rescuer	-0.07 0.07
word	research	0.04 -0.04
word	reserv	-0.08 0.08
word	reshap	0.05 -0.05
word	resident	0.04 -0.04
word	residential	0.04 -0.04
word	resign	-0.04 0.04
word	resilienc	-0.11 0.11
word	resolution	-0.04 0.04
word	resort	0.05 -0.05
word	respect	-0.07 0.07
word	respond	0.06 -0.06
word	respons	-0.18 0.18
word	responsibility	0.07 -0.07
word	responsibl	-0.09 0.09
word	rest	0.04 -0.04
word	restart	0.07 -0.07
word	restor	-0.03 0.03
word	restraint	-0.03 0.03
word	restrict	0.09 -0.09
word	restriction	-0.05 0.05
word	resum	-0.11 0.11
word	retaliat	-0.05 0.05
word	retaliation	-0.09 0.09
word	retaliatory	-0.10 0.10
word	rethink	0.09 -0.09
word	retir	-0.09 0.09
word	retreat	-0.02 0.02
word	return	-0.16 0.16
word	reut	0.01 -0.01
word	reuter	-0.09 0.09
word	reveal	-0.01 0.01
word	reveng	0.06 -0.06
word	revenu	-0.11 0.11
word	revers	0.02 -0.02
word	review	0.09 -0.09
word	revis	0.06 -0.06
word	reviv	-0.06 0.06
word	revival	0.07 -0.07
word	revok	-0.06 0.06
word	revolt	-0.04 0.04
word	revolution	0.04 -0.04
word	reward	-0.04 0.04
word	rfk	0.10 -0.10
word	rhetoric	-0.06 0.06
word	rich	0.12 -0.12
word	ridicul	-0.03 0.03
word	ridiculou	-0.12 0.12
word	rift	0.06 -0.06
word	right	0.08 -0.08
word	rips	-0.06 0.06
word	ris	-0.07 0.07
word	rise	-0.03 0.03
word	risk	-0.17 0.17
word	risky	-0.08 0.08
word	rival	-0.08 0.08
word	road	0.05 -0.05
word	roadmap	0.04 -0.04
word	robert	0.02 -0.02
word	robot	0.09 -0.09
word	robotaxi	0.14 -0.14
word	rock	0.12 -0.12
word	rocket	0.12 -0.12
word	roil	0.02 -0.02
word	role	0.05 -0.05
word	roll	-0.09 0.09
word	room	0.07 -0.07
word	rose	0.01 -0.01
word	roulett	-0.10 0.10
word	round	-0.13 0.13
word	rout	-0.09 0.09
word	royal	-0.07 0.07
word	rs	0.01 -0.01
word	rubbl	-0.12 0.12
word	rul	0.16 -0.16
word	rule	0.05 -0.05
word	run	0.11 -0.11
word	rundown	0.05 -0.05
word	runn	-0.07 0.07
word	rural	0.11 -0.11
word	rush	-0.12 0.12
word	s	0.05 -0.05
word	sack	0.08 -0.08
word	safe	-0.15 0.15
word	safety	0.09 -0.09
word	said	0.12 -0.12
word	sailor	-0.21 0.21
word	sal	0.06 -0.06
word	sale	0.09 -0.09
word	salt	0.09 -0.09
word	same	0.08 -0.08
word	sanchez	-0.07 0.07
word	sanction	-0.09 0.09
word	sanctuary	0.12 -0.12
word	satellit	-0.11 0.11
word	saturday	0.07 -0.07
word	savag	0.11 -0.11
word	save	0.12 -0.12
word	saw	0.06 -0.06
word	say	-0.01 0.01
word	says	-0.04 0.04
word	scal	0.06 -0.06
word	scandal	0.09 -0.09
word	scar	0.10 -0.10
word	scen	0.01 -0.01
word	scenario	-0.11 0.11
word	sceptical	-0.07 0.07
word	schedul	0.02 -0.02
word	schem	-0.08 0.08
word	school	-0.11 0.11
word	scienc	0.12 -0.12
word	scientist	-0.04 0.04
word	scott	0.01 -0.01
word	scrambl	0.03 -0.03
word	scrutiny	-0.04 0.04
word	sea	0.11 -0.11
word	seafarer	-0.13 0.13
word	seal	-0.12 0.12
word	search	0.02 -0.02
word	seat	-0.01 0.01
word	second	-0.08 0.08
word	secret	0.07 -0.07
word	secretary	-0.02 0.02
word	sector	0.09 -0.09
word	secur	0.01 -0.01
word	security	-0.01 0.01
word	see	-0.09 0.09
word	seek	0.05 -0.05
word	seem	-0.08 0.08
word	seen	-0.10 0.10
word	sees	0.02 -0.02
word	seiz	0.03 -0.03
word	seizur	0.08 -0.08
word	self	0.10 -0.10
word	sell	-0.08 0.08
word	senat	0.05 -0.05
word	senator	-0.05 0.05
word	send	-0.04 0.04
word	senior	-0.16 0.16
word	sens	0.03 -0.03
word	sent	0.01 -0.01
word	sentenc	-0.03 0.03
word	sentiment	0.08 -0.08
word	separat	0.10 -0.10
word	seriou	0.04 -0.04
word	seriously	0.05 -0.05
word	serv	0.04 -0.04
word	servic	0.06 -0.06
word	session	-0.01 0.01
word	set	-0.06 0.06
word	sets	0.01 -0.01
word	settl	0.01 -0.01
word	settlement	-0.03 0.03
word	settler	0.12 -0.12
word	seven	-0.06 0.06
word	seventh	-0.04 0.04
word	sever	-0.09 0.09
word	several	-0.01 0.01
word	severely	-0.11 0.11
word	shadow	0.06 -0.06
word	shak	-0.08 0.08
word	shaky	-0.05 0.05
word	shap	-0.06 0.06
word	shar	0.13 -0.13
word	sharply	0.01 -0.01
word	shatter	-0.11 0.11
word	shekel	0.08 -0.08
word	shelter	-0.11 0.11
word	shelv	0.04 -0.04
word	shield	-0.04 0.04
word	shift	-0.04 0.04
word	ship	-0.12 0.12
word	shipment	0.09 -0.09
word	shipp	-0.16 0.16
word	shipper	0.03 -0.03
word	shock	-0.18 0.18
word	shockwav	-0.09 0.09
word	shoot	0.10 -0.10
word	shooter	0.14 -0.14
word	shooting	0.12 -0.12
word	shor	-0.09 0.09
word	short	0.09 -0.09
word	shortag	-0.07 0.07
word	shot	-0.01 0.01
word	should	-0.01 0.01
word	show	-0.03 0.03
word	shut	-0.14 0.14
word	shutdown	0.09 -0.09
word	sid	-0.02 0.02
word	side	-0.02 0.02
word	sidelin	-0.03 0.03
word	sight	-0.11 0.11
word	sign	0.06 -0.06
word	signal	0.01 -0.01
word	significant	0.03 -0.03
word	significantly	-0.05 0.05
word	silver	0.09 -0.09
word	simmer	-0.02 0.02
word	sinc	-0.02 0.02
word	sink	0.08 -0.08
word	siren	-0.11 0.11
word	site	0.06 -0.06
word	situation	-0.05 0.05
word	six	-0.07 0.07
word	sky	-0.11 0.11
word	slain	-0.05 0.05
word	slam	0.06 -0.06
word	slamm	0.07 -0.07
word	sleev	-0.07 0.07
word	slid	-0.10 0.10
word	slow	-0.07 0.07
word	slump	-0.01 0.01
word	small	0.04 -0.04
word	smart	0.08 -0.08
word	smith	0.05 -0.05
word	smok	-0.07 0.07
word	snapshot	-0.10 0.10
word	snl	0.09 -0.09
word	soar	-0.02 0.02
word	soccer	0.05 -0.05
word	social	0.04 -0.04
word	softbank	0.08 -0.08
word	soil	-0.09 0.09
word	soldier	0.12 -0.12
word	solution	-0.05 0.05
word	some	-0.05 0.05
word	son	-0.02 0.02
word	soon	-0.04 0.04
word	sought	-0.08 0.08
word	sound	-0.02 0.02
word	sourc	-0.13 0.13
word	south	0.02 -0.02
word	southeast	-0.03 0.03
word	sovereign	0.08 -0.08
word	spac	0.05 -0.05
word	spacex	0.10 -0.10
word	spar	-0.04 0.04
word	spark	0.04 -0.04
word	speak	-0.07 0.07
word	speaker	-0.03 0.03
word	special	0.02 -0.02
word	speculation	0.04 -0.04
word	speech	-0.08 0.08
word	spend	0.18 -0.18
word	spik	-0.17 0.17
word	spiral	-0.09 0.09
word	split	0.07 -0.07
word	spok	0.05 -0.05
word	spokesman	-0.11 0.11
word	sponsor	0.09 -0.09
word	spot	-0.01 0.01
word	spox	0.04 -0.04
word	spr	0.11 -0.11
word	sprawl	0.07 -0.07
word	spread	-0.13 0.13
word	spy	-0.16 0.16
word	squeez	-0.06 0.06
word	st	0.09 -0.09
word	stabiliz	-0.08 0.08
word	stablecoin	0.13 -0.13
word	staffer	0.06 -0.06
word	stag	-0.02 0.02
word	stagger	-0.07 0.07
word	stak	-0.04 0.04
word	stall	0.03 -0.03
word	stanc	0.01 -0.01
word	stand	0.12 -0.12
word	standard	-0.11 0.11
word	standoff	-0.10 0.10
word	standstill	-0.02 0.02
word	star	0.16 -0.16
word	stark	-0.06 0.06
word	start	-0.05 0.05
word	startl	0.03 -0.03
word	stat	0.08 -0.08
word	statcan	0.10 -0.10
word	statement	-0.09 0.09
word	station	-0.14 0.14
word	statu	-0.03 0.03
word	stay	-0.09 0.09
word	steady	0.03 -0.03
word	steal	0.08 -0.08
word	stealth	-0.04 0.04
word	steel	0.10 -0.10
word	step	0.07 -0.07
word	stephen	0.13 -0.13
word	stick	-0.07 0.07
word	still	-0.01 0.01
word	stock	-0.01 0.01
word	stockpil	-0.06 0.06
word	ston	0.04 -0.04
word	stop	-0.05 0.05
word	stopp	0.09 -0.09
word	stor	0.07 -0.07
word	storag	-0.06 0.06
word	storm	-0.03 0.03
word	story	0.02 -0.02
word	straight	-0.06 0.06
word	strain	-0.02 0.02
word	strait	-0.08 0.08
word	strand	-0.14 0.14
word	strang	0.08 -0.08
word	strategic	-0.11 0.11
word	strategist	0.06 -0.06
word	strategy	-0.15 0.15
word	street	-0.17 0.17
word	strength	-0.01 0.01
word	strengthen	0.03 -0.03
word	stres	-0.08 0.08
word	strik	-0.12 0.12
word	strong	-0.08 0.08
word	stronger	-0.10 0.10
word	strongly	-0.11 0.11
word	struck	-0.04 0.04
word	struggl	0.04 -0.04
word	stuck	-0.06 0.06
word	student	0.15 -0.15
word	study	0.13 -0.13
word	stumbl	0.02 -0.02
word	stunn	-0.05 0.05
word	stupid	0.05 -0.05
word	styl	0.10 -0.10
word	submarin	0.03 -0.03
word	submit	-0.09 0.09
word	succes	-0.10 0.10
word	successful	0.06 -0.06
word	successor	-0.11 0.11
word	sue	0.10 -0.10
word	sues	0.09 -0.09
word	suffer	0.03 -0.03
word	suggest	-0.14 0.14
word	suicid	0.07 -0.07
word	summer	0.09 -0.09
word	summit	0.07 -0.07
word	summon	-0.02 0.02
word	sunday	0.01 -0.01
word	sunk	-0.13 0.13
word	supply	-0.26 0.26
word	support	-0.10 0.10
word	supporter	-0.03 0.03
word	suprem	0.11 -0.11
word	sure	-0.04 0.04
word	surg	0.02 -0.02
word	surpris	0.04 -0.04
word	surrender	-0.13 0.13
word	survey	0.09 -0.09
word	surviv	0.03 -0.03
word	survival	-0.05 0.05
word	survivor	-0.09 0.09
word	suspect	0.08 -0.08
word	suspend	0.05 -0.05
word	sustain	-0.04 0.04
word	sweep	0.07 -0.07
word	swift	-0.03 0.03
word	swip	0.03 -0.03
word	system	-0.01 0.01
word	tabl	-0.13 0.13
word	tactic	0.09 -0.09
word	taiwan	0.10 -0.10
word	tak	-0.03 0.03
word	take	0.04 -0.04
word	takeaway	-0.10 0.10
word	taken	0.02 -0.02
word	talk	-0.18 0.18
word	tame	-0.02 0.02
word	tank	-0.02 0.02
word	tanker	-0.14 0.14
word	tap	-0.01 0.01
word	taps	0.09 -0.09
word	target	-0.01 0.01
word	tariff	0.32 -0.32
word	tasnim	-0.05 0.05
word	taunt	-0.11 0.11
word	tax	0.12 -0.12
word	taxpayer	-0.06 0.06
word	taylor	-0.08 0.08
word	teacher	0.10 -0.10
word	team	0.13 -0.13
word	tech	0.11 -0.11
word	teen	0.11 -0.11
word	tell	-0.16 0.16
word	temporary	0.05 -0.05
word	ten	-0.10 0.10
word	tens	-0.04 0.04
word	tension	-0.09 0.09
word	term	0.11 -0.11
word	terminal	-0.07 0.07
word	terribl	0.08 -0.08
word	terrify	-0.05 0.05
word	terror	0.04 -0.04
word	terrorism	-0.06 0.06
word	terrorist	0.13 -0.13
word	tesla	0.11 -0.11
word	test	-0.04 0.04
word	texa	0.21 -0.21
word	text	-0.16 0.16
word	th	0.01 -0.01
word	thank	-0.05 0.05
word	their	0.04 -0.04
word	them	-0.10 0.10
word	then	-0.05 0.05
word	theory	0.09 -0.09
word	ther	-0.11 0.11
word	thes	-0.04 0.04
word	they	0.01 -0.01
word	they'r	0.05 -0.05
word	thing	0.07 -0.07
word	think	-0.12 0.12
word	third	-0.11 0.11
word	thoma	-0.05 0.05
word	thos	-0.04 0.04
word	though	-0.03 0.03
word	thousand	-0.02 0.02
word	thre	-0.05 0.05
word	threat	-0.10 0.10
word	threaten	-0.04 0.04
word	throw	0.02 -0.02
word	thursday	-0.04 0.04
word	thwart	-0.02 0.02
word	tick	0.08 -0.08
word	tied	-0.12 0.12
word	ties	0.10 -0.10
word	tight	-0.07 0.07
word	tighten	-0.02 0.02
word	tiktok	0.02 -0.02
word	tim	0.21 -0.21
word	time	-0.11 0.11
word	timelin	-0.11 0.11
word	today	-0.06 0.06
word	together	0.09 -0.09
word	told	-0.01 0.01
word	toll	-0.04 0.04
word	tomorrow	-0.07 0.07
word	tonight	-0.01 0.01
word	too	0.02 -0.02
word	took	0.11 -0.11
word	tool	-0.01 0.01
word	top	-0.09 0.09
word	topic	-0.04 0.04
word	tops	-0.04 0.04
word	torch	0.04 -0.04
word	torn	0.03 -0.03
word	torpedo	-0.13 0.13
word	tortur	0.03 -0.03
word	toss	0.05 -0.05
word	total	-0.11 0.11
word	totally	-0.10 0.10
word	tough	-0.01 0.01
word	tour	0.09 -0.09
word	tourism	0.07 -0.07
word	tourist	-0.08 0.08
word	tout	0.07 -0.07
word	toward	-0.10 0.10
word	toxic	0.03 -0.03
word	track	0.05 -0.05
word	tracker	0.04 -0.04
word	trad	0.14 -0.14
word	trader	-0.16 0.16
word	traffic	-0.14 0.14
word	train	0.13 -0.13
word	transfer	-0.10 0.10
word	transit	-0.07 0.07
word	transport	0.05 -0.05
word	trap	0.02 -0.02
word	trapp	-0.06 0.06
word	trash	0.05 -0.05
word	travel	0.05 -0.05
word	treasury	-0.01 0.01
word	treatment	0.14 -0.14
word	trillion	0.06 -0.06
word	trip	0.09 -0.09
word	tripl	-0.06 0.06
word	troll	-0.08 0.08
word	troop	0.07 -0.07
word	troubl	0.02 -0.02
word	truc	0.12 -0.12
word	trust	0.04 -0.04
word	truth	-0.08 0.08
word	try	-0.01 0.01
word	tsa	0.12 -0.12
word	tsmc	0.07 -0.07
word	tucker	-0.04 0.04
word	tuesday	-0.05 0.05
word	tulsi	-0.08 0.08
word	tumbl	-0.08 0.08
word	turn	0.03 -0.03
word	tv	-0.15 0.15
word	two	0.04 -0.04
word	u	0.04 -0.04
word	ufc	0.03 -0.03
word	ultimatum	-0.02 0.02
word	ultra	0.08 -0.08
word	unacceptabl	0.05 -0.05
word	unanswer	-0.04 0.04
word	unauthoriz	-0.07 0.07
word	uncertainty	-0.17 0.17
word	unchang	-0.08 0.08
word	unclear	-0.05 0.05
word	unconditional	-0.07 0.07
word	under	-0.07 0.07
word	underground	-0.11 0.11
word	undermin	0.06 -0.06
word	understand	0.07 -0.07
word	underway	-0.12 0.12
word	unfair	-0.08 0.08
word	unfreez	-0.07 0.07
word	unhing	-0.04 0.04
word	unify	-0.06 0.06
word	unilateral	0.15 -0.15
word	union	0.02 -0.02
word	unit	-0.09 0.09
word	unity	-0.09 0.09
word	university	0.11 -0.11
word	unleash	-0.01 0.01
word	unles	-0.02 0.02
word	unlikely	-0.13 0.13
word	unlock	-0.02 0.02
word	unpredictabl	-0.09 0.09
word	unsaf	0.06 -0.06
word	until	-0.02 0.02
word	unveil	0.13 -0.13
word	up	-0.03 0.03
word	updat	-0.19 0.19
word	upend	-0.06 0.06
word	uphold	0.04 -0.04
word	upper	-0.05 0.05
word	upward	-0.08 0.08
word	uranium	-0.12 0.12
word	urg	0.06 -0.06
word	urge	-0.07 0.07
word	urgent	-0.08 0.08
word	us	-0.08 0.08
word	use	0.08 -0.08
word	used	0.06 -0.06
word	uses	0.10 -0.10
word	valu	0.05 -0.05
word	vast	-0.06 0.06
word	vehicl	0.02 -0.02
word	versaill	-0.08 0.08
word	very	-0.04 0.04
word	vessel	0.07 -0.07
word	veteran	0.07 -0.07
word	via	-0.10 0.10
word	vice	-0.07 0.07
word	victim	0.01 -0.01
word	victory	-0.07 0.07
word	video	-0.03 0.03
word	vietnam	-0.08 0.08
word	view	-0.13 0.13
word	vigilant	-0.04 0.04
word	villag	0.01 -0.01
word	violat	0.06 -0.06
word	violation	0.03 -0.03
word	violenc	0.13 -0.13
word	violent	0.08 -0.08
word	visa	0.13 -0.13
word	visit	0.04 -0.04
word	visitor	0.01 -0.01
word	vital	0.04 -0.04
word	voic	-0.01 0.01
word	volatil	-0.07 0.07
word	volatility	-0.07 0.07
word	vot	0.07 -0.07
word	vote	0.09 -0.09
word	voter	0.10 -0.10
word	vows	0.03 -0.03
word	voyag	-0.06 0.06
word	vp	-0.06 0.06
word	vulnerability	-0.09 0.09
word	vulnerabl	-0.11 0.11
word	waiver	-0.03 0.03
word	wake	-0.09 0.09
word	walk	-0.04 0.04
word	want	0.04 -0.04
word	war	-0.16 0.16
word	warfar	0.05 -0.05
word	warn	0.01 -0.01
word	warning	-0.08 0.08
word	warplan	0.01 -0.01
word	wars	-0.07 0.07
word	warship	-0.20 0.20
word	wasn't	0.06 -0.06
word	wast	0.01 -0.01
word	watch	-0.01 0.01
word	watchdog	0.02 -0.02
word	water	0.02 -0.02
word	waterway	-0.07 0.07
word	wave	-0.02 0.02
word	way	-0.07 0.07
word	ways	-0.05 0.05
word	we	0.01 -0.01
word	we'r	0.08 -0.08
word	we'v	-0.11 0.11
word	weak	0.01 -0.01
word	weapon	-0.08 0.08
word	weather	0.16 -0.16
word	week	-0.12 0.12
word	weekend	-0.08 0.08
word	weigh	-0.02 0.02
word	welcom	-0.10 0.10
word	welker	-0.07 0.07
word	well	0.08 -0.08
word	went	-0.02 0.02
word	west	-0.19 0.19
word	western	-0.08 0.08
word	what	0.06 -0.06
word	whcd	0.12 -0.12
word	when	-0.08 0.08
word	wher	-0.03 0.03
word	whether	0.07 -0.07
word	which	0.01 -0.01
word	whil	-0.10 0.10
word	whin	-0.08 0.08
word	whit	0.09 -0.09
word	who	0.09 -0.09
word	whol	0.01 -0.01
word	whos	0.08 -0.08
word	why	-0.09 0.09
word	widen	0.02 -0.02
word	wider	-0.09 0.09
word	wife	-0.02 0.02
word	wild	0.07 -0.07
word	wildly	-0.07 0.07
word	will	-0.10 0.10
word	win	0.07 -0.07
word	wind	0.05 -0.05
word	wing	0.12 -0.12
word	winn	-0.01 0.01
word	winner	-0.03 0.03
word	wins	0.03 -0.03
word	winter	0.05 -0.05
word	wip	-0.09 0.09
word	withdraw	-0.04 0.04
word	withdrawal	0.07 -0.07
word	within	-0.09 0.09
word	without	0.06 -0.06
word	wizz	-0.05 0.05
word	woes	0.01 -0.01
word	woman	0.12 -0.12
word	women	-0.11 0.11
word	won	-0.20 0.20
word	won't	-0.12 0.12
word	wood	0.11 -0.11
word	word	-0.11 0.11
word	work	0.03 -0.03
word	worker	0.11 -0.11
word	workplac	-0.01 0.01
word	world	0.15 -0.15
word	worldwid	0.07 -0.07
word	worry	-0.13 0.13
word	wors	0.08 -0.08
word	worsen	0.05 -0.05
word	worst	-0.03 0.03
word	worth	0.07 -0.07
word	would	0.02 -0.02
word	wouldn't	-0.05 0.05
word	wound	0.05 -0.05
word	wrap	0.03 -0.03
word	wright	-0.13 0.13
word	written	0.01 -0.01
word	wrong	0.10 -0.10
word	wsj	0.08 -0.08
word	wti	-0.10 0.10
word	xiv	0.05 -0.05
word	year	0.01 -0.01
word	yet	-0.11 0.11
word	yield	-0.08 0.08
word	yingst	-0.07 0.07
word	you	0.04 -0.04
word	you'r	-0.03 0.03
word	young	0.12 -0.12
word	your	0.10 -0.10
word	zelensky	0.03 -0.03
word	zelenskyy	0.07 -0.07
word	zero	0.04 -0.04
word	zone	-0.07 0.07
word	خبرگزاری	0.11 -0.11
word	فارس	0.11 -0.11
words: !	!	-0.08 0.08
words: !	:	0.01 -0.01
words: !	[usa]	-0.09 0.09
words: ,	,	-0.06 0.06
words: ,	.	0.13 -0.13
words: ,	:	-0.09 0.09
words: ,	[ally]	-0.06 0.06
words: ,	[number]	0.05 -0.05
words: ,	[place]	-0.17 0.17
words: ,	[region]	0.01 -0.01
words: ,	[side]	0.05 -0.05
words: ,	[usa]	-0.07 0.07
words: ,	a	0.11 -0.11
words: ,	accord	-0.02 0.02
words: ,	agreement	-0.11 0.11
words: ,	air	0.06 -0.06
words: ,	airlin	-0.09 0.09
words: ,	ally	-0.02 0.02
words: ,	an	-0.09 0.09
words: ,	analyst	0.05 -0.05
words: ,	and	-0.02 0.02
words: ,	announc	-0.09 0.09
words: ,	at	0.06 -0.06
words: ,	attack	0.03 -0.03
words: ,	but	-0.03 0.03
words: ,	call	0.02 -0.02
words: ,	cit	-0.06 0.06
words: ,	commander	0.03 -0.03
words: ,	company	0.01 -0.01
words: ,	contradict	-0.04 0.04
words: ,	cost	0.10 -0.10
words: ,	court	0.06 -0.06
words: ,	despit	-0.07 0.07
words: ,	diplomacy	-0.14 0.14
words: ,	domestic	0.08 -0.08
words: ,	dron	-0.08 0.08
words: ,	ether	-0.02 0.02
words: ,	even	0.06 -0.06
words: ,	expert	-0.07 0.07
words: ,	fear	-0.09 0.09
words: ,	first	-0.01 0.01
words: ,	five	0.04 -0.04
words: ,	football	0.06 -0.06
words: ,	former	-0.12 0.12
words: ,	four	0.05 -0.05
words: ,	from	-0.06 0.06
words: ,	gas	-0.04 0.04
words: ,	highlight	0.01 -0.01
words: ,	i	-0.06 0.06
words: ,	ice	0.09 -0.09
words: ,	if	-0.10 0.10
words: ,	import	-0.05 0.05
words: ,	in	0.15 -0.15
words: ,	inc	0.08 -0.08
words: ,	it	0.05 -0.05
words: ,	kill	0.02 -0.02
words: ,	launch	0.02 -0.02
words: ,	leav	-0.03 0.03
words: ,	may	-0.08 0.08
words: ,	military	-0.14 0.14
words: ,	missil	-0.12 0.12
words: ,	more	-0.13 0.13
words: ,	new	-0.08 0.08
words: ,	no	0.01 -0.01
words: ,	not	0.05 -0.05
words: ,	nuclear	-0.07 0.07
words: ,	official	0.01 -0.01
words: ,	oil	-0.08 0.08
words: ,	on	0.01 -0.01
words: ,	one	-0.09 0.09
words: ,	or	-0.05 0.05
words: ,	pm	-0.05 0.05
words: ,	rais	-0.07 0.07
words: ,	reopen	-0.02 0.02
words: ,	report	-0.04 0.04
words: ,	retaliat	-0.06 0.06
words: ,	sanction	-0.09 0.09
words: ,	say	0.01 -0.01
words: ,	says	0.10 -0.10
words: ,	send	0.03 -0.03
words: ,	sign	-0.10 0.10
words: ,	sourc	-0.08 0.08
words: ,	stat	-0.05 0.05
words: ,	stock	-0.08 0.08
words: ,	strik	0.10 -0.10
words: ,	talk	0.08 -0.08
words: ,	tasnim	-0.05 0.05
words: ,	the	0.08 -0.08
words: ,	thre	0.03 -0.03
words: ,	threaten	-0.03 0.03
words: ,	to	0.14 -0.14
words: ,	top	-0.03 0.03
words: ,	two	0.10 -0.10
words: ,	uncertainty	-0.08 0.08
words: ,	visit	0.06 -0.06
words: ,	vows	-0.01 0.01
words: ,	war	0.06 -0.06
words: ,	warn	0.04 -0.04
words: ,	was	-0.12 0.12
words: ,	water	-0.09 0.09
words: ,	which	0.05 -0.05
words: ,	whil	0.05 -0.05
words: ,	who	0.04 -0.04
words: ,	with	0.09 -0.09
words: -	[region]	-0.05 0.05
words: -	[usa]	0.07 -0.07
words: -	after	-0.08 0.08
words: -	analysi	-0.04 0.04
words: -	and	-0.05 0.05
words: -	as	-0.08 0.08
words: -	live	-0.11 0.11
words: -	opinion	0.12 -0.12
words: -	report	-0.15 0.15
words: -	the	-0.03 0.03
words: -	whil	-0.02 0.02
words: -	خبرگزاری	0.11 -0.11
words: .	,	-0.03 0.03
words: .	.	0.02 -0.02
words: .	[number]	0.13 -0.13
words: .	[region]	-0.11 0.11
words: .	[side]	0.05 -0.05
words: .	[usa]	0.04 -0.04
words: .	a	0.03 -0.03
words: .	and	-0.02 0.02
words: .	announc	0.08 -0.08
words: .	as	-0.01 0.01
words: .	but	-0.05 0.05
words: .	c	0.11 -0.11
words: .	domestic	0.07 -0.07
words: .	expert	-0.05 0.05
words: .	from	0.05 -0.05
words: .	he	-0.05 0.05
words: .	here	-0.06 0.06
words: .	i	0.03 -0.03
words: .	if	0.05 -0.05
words: .	in	0.12 -0.12
words: .	it	-0.02 0.02
words: .	k	0.05 -0.05
words: .	nasdaq	0.08 -0.08
words: .	not	0.04 -0.04
words: .	now	0.07 -0.07
words: .	on	-0.03 0.03
words: .	plus	-0.01 0.01
words: .	rs	0.01 -0.01
words: .	s	-0.10 0.10
words: .	says	0.02 -0.02
words: .	some	-0.09 0.09
words: .	the	-0.08 0.08
words: .	ther	0.08 -0.08
words: .	to	0.13 -0.13
words: .	war	0.13 -0.13
words: .	what	0.13 -0.13
words: .	whil	-0.08 0.08
words: .	with	0.05 -0.05
words: .	yet	-0.08 0.08
words: :	,	-0.06 0.06
words: :	.	0.08 -0.08
words: :	[ally]	-0.11 0.11
words: :	[number]	-0.10 0.10
words: :	[place]	-0.11 0.11
words: :	[region]	-0.12 0.12
words: :	[side]	-0.08 0.08
words: :	[usa]	-0.15 0.15
words: :	a	-0.03 0.03
words: :	after	-0.10 0.10
words: :	agreement	-0.15 0.15
words: :	air	-0.10 0.10
words: :	analysi	0.08 -0.08
words: :	analyst	-0.05 0.05
words: :	announc	0.05 -0.05
words: :	attack	-0.09 0.09
words: :	axio	0.02 -0.02
words: :	can	0.06 -0.06
words: :	clash	-0.09 0.09
words: :	cnn	-0.05 0.05
words: :	conservativ	0.05 -0.05
words: :	critic	0.06 -0.06
words: :	destroy	-0.10 0.10
words: :	don't	0.05 -0.05
words: :	evacuat	-0.09 0.09
words: :	ex	-0.01 0.01
words: :	expert	-0.10 0.10
words: :	explosion	-0.14 0.14
words: :	foreign	0.01 -0.01
words: :	from	0.05 -0.05
words: :	global	-0.05 0.05
words: :	gop	-0.03 0.03
words: :	he	-0.09 0.09
words: :	hits	-0.16 0.16
words: :	how	-0.06 0.06
words: :	i	-0.06 0.06
words: :	if	0.02 -0.02
words: :	in	0.02 -0.02
words: :	intercept	-0.03 0.03
words: :	is	0.08 -0.08
words: :	it	-0.05 0.05
words: :	kill	-0.03 0.03
words: :	latest	-0.05 0.05
words: :	launch	0.08 -0.08
words: :	live	-0.11 0.11
words: :	maga	-0.05 0.05
words: :	market	-0.08 0.08
words: :	media	-0.11 0.11
words: :	missil	-0.15 0.15
words: :	new	-0.09 0.09
words: :	no	-0.10 0.10
words: :	nobody	-0.06 0.06
words: :	not	-0.14 0.14
words: :	nyt	0.05 -0.05
words: :	official	-0.09 0.09
words: :	oil	-0.11 0.11
words: :	on	-0.02 0.02
words: :	president	-0.01 0.01
words: :	red	-0.07 0.07
words: :	report	0.02 -0.02
words: :	says	0.10 -0.10
words: :	siren	-0.06 0.06
words: :	stat	-0.08 0.08
words: :	strik	0.07 -0.07
words: :	talk	-0.13 0.13
words: :	the	-0.01 0.01
words: :	they'r	0.01 -0.01
words: :	this	0.03 -0.03
words: :	to	0.01 -0.01
words: :	two	-0.06 0.06
words: :	updat	-0.16 0.16
words: :	video	0.03 -0.03
words: :	war	-0.08 0.08
words: :	wave	-0.11 0.11
words: :	we	0.04 -0.04
words: :	we'r	0.07 -0.07
words: :	what	-0.01 0.01
words: :	who	-0.03 0.03
words: :	will	0.04 -0.04
words: :	with	-0.08 0.08
words: :	world	0.04 -0.04
words: :	wound	0.05 -0.05
words: :	wsj	0.08 -0.08
words: :	you	-0.06 0.06
words: ;	[place]	-0.09 0.09
words: ;	[usa]	-0.07 0.07
words: ;	no	0.07 -0.07
words: ?	-	-0.06 0.06
words: ?	:	-0.10 0.10
words: ?	[side]	-0.06 0.06
words: ?	[usa]	0.03 -0.03
words: ?	here	0.03 -0.03
words: [ally]	,	-0.11 0.11
words: [ally]	.	-0.10 0.10
words: [ally]	:	-0.07 0.07
words: [ally]	agre	-0.07 0.07
words: [ally]	and	-0.07 0.07
words: [ally]	announc	-0.06 0.06
words: [ally]	attack	0.08 -0.08
words: [ally]	claim	-0.09 0.09
words: [ally]	enter	-0.05 0.05
words: [ally]	in	-0.09 0.09
words: [ally]	join	-0.04 0.04
words: [ally]	launch	-0.04 0.04
words: [ally]	official	-0.09 0.09
words: [ally]	rocket	-0.15 0.15
words: [ally]	says	-0.10 0.10
words: [number]	,	0.16 -0.16
words: [number]	-	0.12 -0.12
words: [number]	.	0.11 -0.11
words: [number]	:	0.03 -0.03
words: [number]	[number]	0.16 -0.16
words: [number]	[place]	0.09 -0.09
words: [number]	[side]	-0.01 0.01
words: [number]	[usa]	-0.04 0.04
words: [number]	after	-0.09 0.09
words: [number]	as	0.03 -0.03
words: [number]	attack	0.02 -0.02
words: [number]	ballistic	-0.07 0.07
words: [number]	children	0.01 -0.01
words: [number]	cost	-0.04 0.04
words: [number]	country	-0.07 0.07
words: [number]	day	-0.03 0.03
words: [number]	days	0.05 -0.05
words: [number]	dead	-0.09 0.09
words: [number]	dollar	-0.03 0.03
words: [number]	dollarsb	-0.08 0.08
words: [number]	dollarsbn	-0.13 0.13
words: [number]	dollarsm	0.09 -0.09
words: [number]	domestic	0.09 -0.09
words: [number]	dron	-0.05 0.05
words: [number]	early	-0.10 0.10
words: [number]	from	0.04 -0.04
words: [number]	hour	-0.05 0.05
words: [number]	in	0.07 -0.07
words: [number]	k	-0.06 0.06
words: [number]	kill	0.04 -0.04
words: [number]	million	-0.11 0.11
words: [number]	minut	0.07 -0.07
words: [number]	missil	-0.10 0.10
words: [number]	month	0.03 -0.03
words: [number]	of	-0.06 0.06
words: [number]	oil	-0.07 0.07
words: [number]	peopl	0.01 -0.01
words: [number]	percent	0.04 -0.04
words: [number]	point	-0.04 0.04
words: [number]	shar	0.01 -0.01
words: [number]	ship	-0.15 0.15
words: [number]	th	0.03 -0.03
words: [number]	to	-0.08 0.08
words: [number]	vessel	-0.10 0.10
words: [number]	war	0.07 -0.07
words: [number]	week	-0.11 0.11
words: [number]	with	-0.09 0.09
words: [number]	world	0.09 -0.09
words: [number]	wound	-0.09 0.09
words: [number]	year	-0.05 0.05
words: [number]	–	-0.02 0.02
words: [place]	,	-0.20 0.20
words: [place]	-	0.03 -0.03
words: [place]	.	0.02 -0.02
words: [place]	:	-0.19 0.19
words: [place]	;	-0.10 0.10
words: [place]	?	-0.10 0.10
words: [place]	[number]	0.04 -0.04
words: [place]	[place]	-0.06 0.06
words: [place]	[region]	0.06 -0.06
words: [place]	[side]	-0.06 0.06
words: [place]	[usa]	-0.02 0.02
words: [place]	a	0.07 -0.07
words: [place]	after	-0.17 0.17
words: [place]	again	-0.10 0.10
words: [place]	agre	0.06 -0.06
words: [place]	agreement	-0.07 0.07
words: [place]	ahead	0.05 -0.05
words: [place]	airbas	-0.05 0.05
words: [place]	aircraft	-0.02 0.02
words: [place]	airport	-0.16 0.16
words: [place]	ally	-0.07 0.07
words: [place]	ambassador	-0.11 0.11
words: [place]	amid	-0.09 0.09
words: [place]	and	0.07 -0.07
words: [place]	announc	-0.10 0.10
words: [place]	army	-0.02 0.02
words: [place]	as	-0.07 0.07
words: [place]	attack	-0.12 0.12
words: [place]	back	-0.10 0.10
words: [place]	bas	-0.10 0.10
words: [place]	base	-0.11 0.11
words: [place]	but	0.01 -0.01
words: [place]	call	0.02 -0.02
words: [place]	capital	-0.09 0.09
words: [place]	ceasefir	0.10 -0.10
words: [place]	chief	-0.03 0.03
words: [place]	clos	-0.10 0.10
words: [place]	coast	0.05 -0.05
words: [place]	condemn	-0.10 0.10
words: [place]	confirm	0.03 -0.03
words: [place]	conflict	-0.03 0.03
words: [place]	continu	-0.10 0.10
words: [place]	could	-0.05 0.05
words: [place]	crew	-0.11 0.11
words: [place]	cuts	-0.03 0.03
words: [place]	declar	0.05 -0.05
words: [place]	defenc	-0.14 0.14
words: [place]	deny	-0.01 0.01
words: [place]	despit	-0.11 0.11
words: [place]	did	-0.03 0.03
words: [place]	dron	0.13 -0.13
words: [place]	dur	-0.07 0.07
words: [place]	economy	0.06 -0.06
words: [place]	energy	-0.04 0.04
words: [place]	evacuat	-0.08 0.08
words: [place]	export	0.11 -0.11
words: [place]	fac	-0.05 0.05
words: [place]	fight	0.07 -0.07
words: [place]	fm	-0.10 0.10
words: [place]	for	-0.15 0.15
words: [place]	from	0.14 -0.14
words: [place]	gas	-0.11 0.11
words: [place]	good	0.07 -0.07
words: [place]	has	0.03 -0.03
words: [place]	have	-0.07 0.07
words: [place]	help	-0.10 0.10
words: [place]	host	-0.03 0.03
words: [place]	in	-0.01 0.01
words: [place]	inspector	-0.08 0.08
words: [place]	is	0.06 -0.06
words: [place]	leader	-0.09 0.09
words: [place]	lng	-0.12 0.12
words: [place]	lpg	-0.06 0.06
words: [place]	market	0.07 -0.07
words: [place]	may	0.03 -0.03
words: [place]	meet	-0.17 0.17
words: [place]	military	-0.10 0.10
words: [place]	minister	-0.09 0.09
words: [place]	must	0.03 -0.03
words: [place]	negotiator	-0.09 0.09
words: [place]	not	-0.09 0.09
words: [place]	nuclear	0.03 -0.03
words: [place]	oblig	-0.07 0.07
words: [place]	of	-0.03 0.03
words: [place]	offer	-0.08 0.08
words: [place]	official	0.07 -0.07
words: [place]	oil	0.11 -0.11
words: [place]	on	-0.06 0.06
words: [place]	over	-0.06 0.06
words: [place]	plan	-0.01 0.01
words: [place]	play	-0.04 0.04
words: [place]	pm	-0.07 0.07
words: [place]	port	-0.07 0.07
words: [place]	prepar	-0.05 0.05
words: [place]	president	0.05 -0.05
words: [place]	prim	-0.01 0.01
words: [place]	push	-0.06 0.06
words: [place]	rare	0.08 -0.08
words: [place]	refinery	-0.06 0.06
words: [place]	refus	-0.05 0.05
words: [place]	roulett	-0.10 0.10
words: [place]	sailor	-0.09 0.09
words: [place]	sanction	-0.01 0.01
words: [place]	says	-0.04 0.04
words: [place]	seafarer	-0.09 0.09
words: [place]	seek	0.07 -0.07
words: [place]	sees	0.02 -0.02
words: [place]	send	-0.05 0.05
words: [place]	should	-0.05 0.05
words: [place]	slam	-0.02 0.02
words: [place]	speak	-0.08 0.08
words: [place]	stall	-0.07 0.07
words: [place]	stock	-0.07 0.07
words: [place]	strik	0.08 -0.08
words: [place]	strongly	-0.11 0.11
words: [place]	talk	-0.12 0.12
words: [place]	tanker	-0.04 0.04
words: [place]	tell	-0.09 0.09
words: [place]	tim	0.10 -0.10
words: [place]	to	0.03 -0.03
words: [place]	trad	0.14 -0.14
words: [place]	urg	-0.07 0.07
words: [place]	visit	-0.08 0.08
words: [place]	war	0.10 -0.10
words: [place]	warn	-0.07 0.07
words: [place]	welcom	-0.07 0.07
words: [place]	will	-0.01 0.01
words: [place]	with	0.10 -0.10
words: [place]	without	-0.07 0.07
words: [place]	won't	-0.03 0.03
words: [place]	xiv	0.05 -0.05
words: [place]	|	-0.03 0.03
words: [region]	,	-0.01 0.01
words: [region]	-	0.01 -0.01
words: [region]	.	-0.04 0.04
words: [region]	:	0.05 -0.05
words: [region]	?	-0.08 0.08
words: [region]	[number]	0.08 -0.08
words: [region]	[region]	-0.09 0.09
words: [region]	[side]	-0.06 0.06
words: [region]	after	-0.03 0.03
words: [region]	again	-0.07 0.07
words: [region]	aid	0.07 -0.07
words: [region]	ally	0.01 -0.01
words: [region]	amid	-0.09 0.09
words: [region]	and	-0.13 0.13
words: [region]	are	-0.07 0.07
words: [region]	as	-0.04 0.04
words: [region]	attack	0.07 -0.07
words: [region]	blockad	-0.03 0.03
words: [region]	by	-0.09 0.09
words: [region]	ceasefir	0.04 -0.04
words: [region]	clos	-0.09 0.09
words: [region]	closur	-0.04 0.04
words: [region]	conflict	-0.20 0.20
words: [region]	could	-0.08 0.08
words: [region]	country	-0.06 0.06
words: [region]	crisi	-0.15 0.15
words: [region]	deadlin	-0.03 0.03
words: [region]	despit	0.02 -0.02
words: [region]	disruption	-0.15 0.15
words: [region]	economy	0.07 -0.07
words: [region]	energy	-0.04 0.04
words: [region]	for	-0.09 0.09
words: [region]	from	0.04 -0.04
words: [region]	gas	-0.09 0.09
words: [region]	hospital	0.01 -0.01
words: [region]	if	-0.08 0.08
words: [region]	in	0.08 -0.08
words: [region]	is	-0.10 0.10
words: [region]	leader	-0.07 0.07
words: [region]	may	0.03 -0.03
words: [region]	mission	-0.08 0.08
words: [region]	nation	-0.11 0.11
words: [region]	not	-0.07 0.07
words: [region]	oil	0.02 -0.02
words: [region]	open	-0.06 0.06
words: [region]	over	-0.10 0.10
words: [region]	port	-0.08 0.08
words: [region]	remain	-0.08 0.08
words: [region]	reopen	-0.12 0.12
words: [region]	risk	-0.06 0.06
words: [region]	ship	-0.09 0.09
words: [region]	shipp	-0.05 0.05
words: [region]	sinc	0.02 -0.02
words: [region]	stock	-0.05 0.05
words: [region]	supply	-0.07 0.07
words: [region]	tension	-0.15 0.15
words: [region]	that	-0.06 0.06
words: [region]	tim	0.20 -0.20
words: [region]	to	-0.10 0.10
words: [region]	toll	-0.05 0.05
words: [region]	traffic	-0.11 0.11
words: [region]	transit	-0.07 0.07
words: [region]	ultimatum	-0.01 0.01
words: [region]	war	-0.21 0.21
words: [region]	will	-0.11 0.11
words: [region]	with	-0.08 0.08
words: [region]	—	-0.07 0.07
words: [side]	,	0.04 -0.04
words: [side]	-	-0.08 0.08
words: [side]	.	0.03 -0.03
words: [side]	:	-0.19 0.19
words: [side]	;	-0.01 0.01
words: [side]	?	-0.16 0.16
words: [side]	[ally]	-0.06 0.06
words: [side]	[number]	0.07 -0.07
words: [side]	[region]	-0.03 0.03
words: [side]	[side]	-0.25 0.25
words: [side]	[usa]	-0.21 0.21
words: [side]	a	-0.06 0.06
words: [side]	accord	-0.09 0.09
words: [side]	accus	-0.09 0.09
words: [side]	addres	-0.05 0.05
words: [side]	after	-0.08 0.08
words: [side]	again	-0.03 0.03
words: [side]	agent	-0.11 0.11
words: [side]	aggression	-0.09 0.09
words: [side]	agre	-0.13 0.13
words: [side]	agreement	-0.13 0.13
words: [side]	air	-0.17 0.17
words: [side]	airport	-0.07 0.07
words: [side]	airstrik	-0.05 0.05
words: [side]	ali	-0.14 0.14
words: [side]	all	-0.08 0.08
words: [side]	ambassador	0.07 -0.07
words: [side]	amid	-0.09 0.09
words: [side]	and	-0.07 0.07
words: [side]	announc	0.09 -0.09
words: [side]	apologis	-0.10 0.10
words: [side]	approv	0.08 -0.08
words: [side]	are	-0.14 0.14
words: [side]	arm	-0.13 0.13
words: [side]	army	-0.07 0.07
words: [side]	as	-0.17 0.17
words: [side]	at	-0.14 0.14
words: [side]	attack	-0.02 0.02
words: [side]	authority	-0.06 0.06
words: [side]	back	0.01 -0.01
words: [side]	ballistic	-0.06 0.06
words: [side]	bas	-0.05 0.05
words: [side]	believ	-0.08 0.08
words: [side]	blockad	0.02 -0.02
words: [side]	bomb	-0.01 0.01
words: [side]	bombardment	-0.06 0.06
words: [side]	brac	-0.11 0.11
words: [side]	bridg	-0.10 0.10
words: [side]	brief	-0.11 0.11
words: [side]	but	0.06 -0.06
words: [side]	by	-0.08 0.08
words: [side]	call	-0.13 0.13
words: [side]	can	0.02 -0.02
words: [side]	cargo	-0.08 0.08
words: [side]	ceasefir	-0.01 0.01
words: [side]	charg	-0.05 0.05
words: [side]	chief	-0.05 0.05
words: [side]	cit	0.05 -0.05
words: [side]	city	-0.07 0.07
words: [side]	claim	-0.17 0.17
words: [side]	commander	-0.03 0.03
words: [side]	condemn	-0.06 0.06
words: [side]	confirm	-0.09 0.09
words: [side]	conflict	-0.22 0.22
words: [side]	continu	0.07 -0.07
words: [side]	cost	0.12 -0.12
words: [side]	could	-0.08 0.08
words: [side]	crisi	-0.15 0.15
words: [side]	crud	-0.08 0.08
words: [side]	de	-0.05 0.05
words: [side]	deadlin	-0.07 0.07
words: [side]	deal	-0.26 0.26
words: [side]	death	0.02 -0.02
words: [side]	declar	-0.06 0.06
words: [side]	defens	-0.07 0.07
words: [side]	delegation	-0.17 0.17
words: [side]	demand	-0.04 0.04
words: [side]	deny	-0.13 0.13
words: [side]	deputy	-0.05 0.05
words: [side]	describ	-0.12 0.12
words: [side]	desperat	-0.10 0.10
words: [side]	destroy	-0.11 0.11
words: [side]	did	-0.08 0.08
words: [side]	didn't	-0.05 0.05
words: [side]	do	-0.08 0.08
words: [side]	doesn't	-0.07 0.07
words: [side]	domestic	0.14 -0.14
words: [side]	down	-0.07 0.07
words: [side]	driv	-0.09 0.09
words: [side]	dron	-0.05 0.05
words: [side]	dur	-0.15 0.15
words: [side]	economy	-0.09 0.09
words: [side]	eliminat	0.13 -0.13
words: [side]	energy	-0.08 0.08
words: [side]	enrich	-0.06 0.06
words: [side]	enter	-0.08 0.08
words: [side]	envoy	0.06 -0.06
words: [side]	escalat	0.03 -0.03
words: [side]	evacuation	-0.04 0.04
words: [side]	exchang	-0.04 0.04
words: [side]	expand	-0.07 0.07
words: [side]	explosion	0.04 -0.04
words: [side]	extremely	-0.02 0.02
words: [side]	fail	-0.10 0.10
words: [side]	fear	-0.09 0.09
words: [side]	fight	-0.08 0.08
words: [side]	fir	-0.08 0.08
words: [side]	flagg	-0.05 0.05
words: [side]	fm	-0.13 0.13
words: [side]	follow	-0.06 0.06
words: [side]	football	0.10 -0.10
words: [side]	for	0.01 -0.01
words: [side]	forc	-0.02 0.02
words: [side]	foreign	-0.14 0.14
words: [side]	form	-0.08 0.08
words: [side]	from	-0.03 0.03
words: [side]	fund	-0.10 0.10
words: [side]	gas	-0.04 0.04
words: [side]	girl	-0.07 0.07
words: [side]	ground	0.05 -0.05
words: [side]	group	0.12 -0.12
words: [side]	gunboat	-0.07 0.07
words: [side]	hacker	-0.11 0.11
words: [side]	had	-0.06 0.06
words: [side]	halt	-0.09 0.09
words: [side]	has	-0.08 0.08
words: [side]	have	-0.12 0.12
words: [side]	head	-0.11 0.11
words: [side]	hit	-0.10 0.10
words: [side]	hits	0.02 -0.02
words: [side]	hold	0.09 -0.09
words: [side]	if	-0.05 0.05
words: [side]	in	0.14 -0.14
words: [side]	infiltration	-0.11 0.11
words: [side]	infrastructur	-0.07 0.07
words: [side]	insist	-0.01 0.01
words: [side]	intel	-0.07 0.07
words: [side]	intensify	-0.08 0.08
words: [side]	intercept	-0.10 0.10
words: [side]	is	-0.22 0.22
words: [side]	isn't	-0.11 0.11
words: [side]	issu	-0.03 0.03
words: [side]	it	-0.05 0.05
words: [side]	jets	-0.02 0.02
words: [side]	kill	0.10 -0.10
words: [side]	kurd	-0.12 0.12
words: [side]	latest	-0.03 0.03
words: [side]	launch	-0.06 0.06
words: [side]	leader	-0.19 0.19
words: [side]	leadership	-0.10 0.10
words: [side]	leav	0.03 -0.03
words: [side]	link	-0.09 0.09
words: [side]	live	-0.02 0.02
words: [side]	lobby	0.09 -0.09
words: [side]	man	-0.08 0.08
words: [side]	may	0.09 -0.09
words: [side]	media	-0.19 0.19
words: [side]	meet	-0.09 0.09
words: [side]	memorandum	-0.14 0.14
words: [side]	military	-0.17 0.17
words: [side]	minister	0.07 -0.07
words: [side]	missil	-0.27 0.27
words: [side]	mou	-0.14 0.14
words: [side]	mourn	-0.08 0.08
words: [side]	nam	-0.21 0.21
words: [side]	national	0.04 -0.04
words: [side]	near	-0.08 0.08
words: [side]	negotiation	-0.05 0.05
words: [side]	negotiator	-0.10 0.10
words: [side]	new	-0.09 0.09
words: [side]	news	0.09 -0.09
words: [side]	not	-0.08 0.08
words: [side]	nuclear	-0.17 0.17
words: [side]	of	0.05 -0.05
words: [side]	off	-0.07 0.07
words: [side]	offer	-0.09 0.09
words: [side]	official	-0.08 0.08
words: [side]	oil	-0.25 0.25
words: [side]	open	-0.09 0.09
words: [side]	operation	0.02 -0.02
words: [side]	option	-0.05 0.05
words: [side]	order	-0.16 0.16
words: [side]	over	-0.05 0.05
words: [side]	peac	-0.19 0.19
words: [side]	phon	-0.11 0.11
words: [side]	plan	0.02 -0.02
words: [side]	podcast	-0.09 0.09
words: [side]	polic	-0.03 0.03
words: [side]	port	-0.16 0.16
words: [side]	power	-0.08 0.08
words: [side]	prepar	-0.09 0.09
words: [side]	proposal	-0.09 0.09
words: [side]	push	-0.11 0.11
words: [side]	rag	-0.02 0.02
words: [side]	reach	-0.05 0.05
words: [side]	real	0.11 -0.11
words: [side]	red	-0.04 0.04
words: [side]	regim	-0.10 0.10
words: [side]	reimpos	-0.05 0.05
words: [side]	reject	0.07 -0.07
words: [side]	report	-0.12 0.12
words: [side]	reportedly	-0.15 0.15
words: [side]	rescu	-0.07 0.07
words: [side]	respond	-0.05 0.05
words: [side]	retaliat	-0.10 0.10
words: [side]	retaliation	-0.06 0.06
words: [side]	retaliatory	-0.08 0.08
words: [side]	rul	0.05 -0.05
words: [side]	said	0.06 -0.06
words: [side]	sailor	-0.12 0.12
words: [side]	sanction	-0.09 0.09
words: [side]	say	0.03 -0.03
words: [side]	says	-0.20 0.20
words: [side]	school	-0.14 0.14
words: [side]	security	-0.08 0.08
words: [side]	seek	-0.10 0.10
words: [side]	seiz	-0.08 0.08
words: [side]	sets	-0.06 0.06
words: [side]	settlement	0.03 -0.03
words: [side]	settler	0.10 -0.10
words: [side]	shelter	-0.14 0.14
words: [side]	ship	-0.14 0.14
words: [side]	shipp	-0.07 0.07
words: [side]	shot	0.01 -0.01
words: [side]	show	-0.04 0.04
words: [side]	shut	-0.06 0.06
words: [side]	sign	-0.06 0.06
words: [side]	signal	-0.09 0.09
words: [side]	sit	-0.05 0.05
words: [side]	soldier	0.06 -0.06
words: [side]	son	-0.11 0.11
words: [side]	sought	-0.07 0.07
words: [side]	sourc	-0.05 0.05
words: [side]	speech	-0.06 0.06
words: [side]	spy	-0.11 0.11
words: [side]	standoff	-0.01 0.01
words: [side]	stat	-0.05 0.05
words: [side]	step	-0.06 0.06
words: [side]	strik	-0.22 0.22
words: [side]	student	0.09 -0.09
words: [side]	support	-0.03 0.03
words: [side]	talk	-0.26 0.26
words: [side]	tank	0.07 -0.07
words: [side]	tanker	-0.05 0.05
words: [side]	target	-0.09 0.09
words: [side]	tell	-0.10 0.10
words: [side]	tension	-0.03 0.03
words: [side]	that	0.01 -0.01
words: [side]	thousand	-0.09 0.09
words: [side]	threat	-0.13 0.13
words: [side]	threaten	-0.04 0.04
words: [side]	top	-0.07 0.07
words: [side]	town	-0.08 0.08
words: [side]	trad	-0.02 0.02
words: [side]	troop	0.06 -0.06
words: [side]	try	-0.08 0.08
words: [side]	two	0.05 -0.05
words: [side]	underground	-0.10 0.10
words: [side]	uranium	-0.07 0.07
words: [side]	very	-0.07 0.07
words: [side]	vessel	-0.03 0.03
words: [side]	victory	-0.10 0.10
words: [side]	violat	-0.12 0.12
words: [side]	visit	-0.11 0.11
words: [side]	vows	-0.05 0.05
words: [side]	want	-0.08 0.08
words: [side]	war	-0.25 0.25
words: [side]	warn	-0.13 0.13
words: [side]	warship	-0.16 0.16
words: [side]	was	-0.11 0.11
words: [side]	weapon	-0.08 0.08
words: [side]	were	-0.06 0.06
words: [side]	will	-0.10 0.10
words: [side]	with	-0.02 0.02
words: [side]	withdraw	-0.06 0.06
words: [side]	won	-0.05 0.05
words: [side]	won't	-0.09 0.09
words: [side]	would	0.03 -0.03
words: [side]	wound	-0.04 0.04
words: [side]	|	0.09 -0.09
words: [side]	–	-0.11 0.11
words: [side]	—	0.03 -0.03
words: [usa]	,	-0.05 0.05
words: [usa]	-	-0.10 0.10
words: [usa]	.	0.15 -0.15
words: [usa]	:	-0.10 0.10
words: [usa]	?	-0.06 0.06
words: [usa]	[number]	0.08 -0.08
words: [usa]	[place]	0.05 -0.05
words: [usa]	[region]	-0.13 0.13
words: [usa]	[side]	-0.24 0.24
words: [usa]	[usa]	-0.11 0.11
words: [usa]	about	0.09 -0.09
words: [usa]	accus	-0.02 0.02
words: [usa]	action	-0.03 0.03
words: [usa]	admin	0.12 -0.12
words: [usa]	administration	0.08 -0.08
words: [usa]	admit	-0.05 0.05
words: [usa]	after	-0.11 0.11
words: [usa]	again	0.01 -0.01
words: [usa]	agre	-0.08 0.08
words: [usa]	agreement	-0.14 0.14
words: [usa]	ai	0.09 -0.09
words: [usa]	air	-0.04 0.04
words: [usa]	aircraft	-0.06 0.06
words: [usa]	airman	-0.12 0.12
words: [usa]	allow	-0.05 0.05
words: [usa]	ally	0.08 -0.08
words: [usa]	ambassador	0.10 -0.10
words: [usa]	amid	-0.02 0.02
words: [usa]	an	-0.03 0.03
words: [usa]	and	-0.13 0.13
words: [usa]	announc	-0.08 0.08
words: [usa]	announcement	-0.10 0.10
words: [usa]	approach	0.06 -0.06
words: [usa]	are	0.08 -0.08
words: [usa]	army	0.11 -0.11
words: [usa]	arriv	-0.01 0.01
words: [usa]	as	0.05 -0.05
words: [usa]	ask	-0.06 0.06
words: [usa]	asks	-0.06 0.06
words: [usa]	asset	-0.02 0.02
words: [usa]	at	0.08 -0.08
words: [usa]	attack	-0.10 0.10
words: [usa]	attorney	0.08 -0.08
words: [usa]	authoriz	-0.10 0.10
words: [usa]	back	0.08 -0.08
words: [usa]	base	0.06 -0.06
words: [usa]	beat	0.05 -0.05
words: [usa]	begin	-0.08 0.08
words: [usa]	big	0.01 -0.01
words: [usa]	biggest	0.09 -0.09
words: [usa]	blast	-0.11 0.11
words: [usa]	blockad	-0.08 0.08
words: [usa]	blurt	0.08 -0.08
words: [usa]	bomb	-0.07 0.07
words: [usa]	bomber	0.09 -0.09
words: [usa]	call	0.07 -0.07
words: [usa]	can	-0.08 0.08
words: [usa]	cancel	-0.07 0.07
words: [usa]	caus	-0.11 0.11
words: [usa]	ceasefir	-0.13 0.13
words: [usa]	chief	0.01 -0.01
words: [usa]	claim	-0.11 0.11
words: [usa]	clear	-0.04 0.04
words: [usa]	clos	-0.04 0.04
words: [usa]	commander	-0.08 0.08
words: [usa]	comment	-0.02 0.02
words: [usa]	conclud	-0.09 0.09
words: [usa]	condemn	-0.02 0.02
words: [usa]	confirm	-0.08 0.08
words: [usa]	confront	-0.07 0.07
words: [usa]	consulat	-0.06 0.06
words: [usa]	corp	0.03 -0.03
words: [usa]	correspondent	0.16 -0.16
words: [usa]	could	-0.04 0.04
words: [usa]	criticis	-0.05 0.05
words: [usa]	day	0.05 -0.05
words: [usa]	deadlin	0.02 -0.02
words: [usa]	deal	0.03 -0.03
words: [usa]	death	-0.03 0.03
words: [usa]	declar	-0.14 0.14
words: [usa]	defend	-0.06 0.06
words: [usa]	defens	-0.04 0.04
words: [usa]	delay	-0.03 0.03
words: [usa]	delegation	-0.05 0.05
words: [usa]	demand	-0.11 0.11
words: [usa]	deny	0.07 -0.07
words: [usa]	deploy	0.04 -0.04
words: [usa]	destroy	-0.05 0.05
words: [usa]	didn't	-0.06 0.06
words: [usa]	diplomat	-0.08 0.08
words: [usa]	does	-0.06 0.06
words: [usa]	doesn't	-0.03 0.03
words: [usa]	doj	0.18 -0.18
words: [usa]	dropp	-0.05 0.05
words: [usa]	eas	0.02 -0.02
words: [usa]	economy	0.07 -0.07
words: [usa]	energy	-0.07 0.07
words: [usa]	envoy	-0.06 0.06
words: [usa]	expect	-0.08 0.08
words: [usa]	export	0.10 -0.10
words: [usa]	extend	-0.08 0.08
words: [usa]	f	-0.06 0.06
words: [usa]	fac	-0.05 0.05
words: [usa]	fighter	-0.08 0.08
words: [usa]	fir	0.11 -0.11
words: [usa]	first	0.03 -0.03
words: [usa]	float	0.05 -0.05
words: [usa]	for	0.09 -0.09
words: [usa]	former	0.06 -0.06
words: [usa]	from	-0.11 0.11
words: [usa]	gas	0.02 -0.02
words: [usa]	gets	0.04 -0.04
words: [usa]	gett	0.04 -0.04
words: [usa]	goes	-0.05 0.05
words: [usa]	government	0.15 -0.15
words: [usa]	ground	-0.10 0.10
words: [usa]	has	-0.10 0.10
words: [usa]	have	0.04 -0.04
words: [usa]	head	-0.10 0.10
words: [usa]	helicopter	-0.10 0.10
words: [usa]	help	0.03 -0.03
words: [usa]	history	0.06 -0.06
words: [usa]	hit	-0.07 0.07
words: [usa]	hits	-0.10 0.10
words: [usa]	hold	-0.04 0.04
words: [usa]	hop	-0.10 0.10
words: [usa]	hous	0.03 -0.03
words: [usa]	identify	-0.10 0.10
words: [usa]	if	0.01 -0.01
words: [usa]	ignor	-0.09 0.09
words: [usa]	immigration	0.05 -0.05
words: [usa]	in	-0.20 0.20
words: [usa]	inflation	-0.06 0.06
words: [usa]	insist	-0.10 0.10
words: [usa]	intel	-0.07 0.07
words: [usa]	intercept	-0.09 0.09
words: [usa]	into	-0.12 0.12
words: [usa]	is	-0.06 0.06
words: [usa]	issu	0.06 -0.06
words: [usa]	jet	-0.07 0.07
words: [usa]	jets	-0.09 0.09
words: [usa]	judg	0.09 -0.09
words: [usa]	just	-0.11 0.11
words: [usa]	keep	0.02 -0.02
words: [usa]	kill	0.08 -0.08
words: [usa]	latest	0.09 -0.09
words: [usa]	launch	-0.09 0.09
words: [usa]	lawmaker	0.06 -0.06
words: [usa]	lays	-0.06 0.06
words: [usa]	lead	-0.08 0.08
words: [usa]	leav	0.02 -0.02
words: [usa]	led	0.07 -0.07
words: [usa]	lift	0.02 -0.02
words: [usa]	link	0.04 -0.04
words: [usa]	los	0.05 -0.05
words: [usa]	made	-0.04 0.04
words: [usa]	mak	-0.06 0.06
words: [usa]	market	0.08 -0.08
words: [usa]	may	0.05 -0.05
words: [usa]	media	0.11 -0.11
words: [usa]	military	0.05 -0.05
words: [usa]	missil	-0.01 0.01
words: [usa]	more	0.11 -0.11
words: [usa]	must	-0.12 0.12
words: [usa]	nam	-0.07 0.07
words: [usa]	national	0.05 -0.05
words: [usa]	naval	-0.05 0.05
words: [usa]	need	-0.06 0.06
words: [usa]	not	-0.08 0.08
words: [usa]	of	-0.07 0.07
words: [usa]	official	-0.02 0.02
words: [usa]	oil	0.04 -0.04
words: [usa]	operation	-0.08 0.08
words: [usa]	oppos	0.07 -0.07
words: [usa]	option	-0.05 0.05
words: [usa]	order	0.03 -0.03
words: [usa]	out	-0.11 0.11
words: [usa]	over	-0.04 0.04
words: [usa]	peac	-0.08 0.08
words: [usa]	phon	0.07 -0.07
words: [usa]	pilot	-0.09 0.09
words: [usa]	plan	0.02 -0.02
words: [usa]	play	-0.03 0.03
words: [usa]	pledg	0.02 -0.02
words: [usa]	politician	-0.08 0.08
words: [usa]	post	-0.04 0.04
words: [usa]	postpon	-0.07 0.07
words: [usa]	prepar	-0.01 0.01
words: [usa]	pressur	-0.03 0.03
words: [usa]	promis	0.04 -0.04
words: [usa]	propos	-0.06 0.06
words: [usa]	proposal	0.05 -0.05
words: [usa]	public	-0.10 0.10
words: [usa]	push	-0.02 0.02
words: [usa]	question	0.02 -0.02
words: [usa]	ready	0.04 -0.04
words: [usa]	refuell	-0.12 0.12
words: [usa]	reject	-0.09 0.09
words: [usa]	remain	-0.08 0.08
words: [usa]	report	0.05 -0.05
words: [usa]	reportedly	-0.05 0.05
words: [usa]	rescu	-0.06 0.06
words: [usa]	respond	0.03 -0.03
words: [usa]	respons	-0.07 0.07
words: [usa]	responsibl	-0.06 0.06
words: [usa]	reveal	-0.08 0.08
words: [usa]	said	0.03 -0.03
words: [usa]	sanction	-0.01 0.01
words: [usa]	save	0.10 -0.10
words: [usa]	says	-0.07 0.07
words: [usa]	secret	0.06 -0.06
words: [usa]	security	-0.07 0.07
words: [usa]	seek	0.03 -0.03
words: [usa]	sees	-0.01 0.01
words: [usa]	seiz	0.03 -0.03
words: [usa]	senat	-0.04 0.04
words: [usa]	send	-0.05 0.05
words: [usa]	set	-0.03 0.03
words: [usa]	shift	-0.11 0.11
words: [usa]	ship	-0.02 0.02
words: [usa]	sign	0.10 -0.10
words: [usa]	signal	0.05 -0.05
words: [usa]	sink	-0.06 0.06
words: [usa]	soldier	-0.06 0.06
words: [usa]	special	-0.06 0.06
words: [usa]	speech	-0.06 0.06
words: [usa]	spox	0.06 -0.06
words: [usa]	steel	0.13 -0.13
words: [usa]	strik	-0.08 0.08
words: [usa]	submarin	-0.05 0.05
words: [usa]	suggest	-0.07 0.07
words: [usa]	summon	-0.07 0.07
words: [usa]	suspend	-0.09 0.09
words: [usa]	tak	-0.09 0.09
words: [usa]	talk	-0.01 0.01
words: [usa]	target	0.05 -0.05
words: [usa]	tariff	0.19 -0.19
words: [usa]	tax	0.05 -0.05
words: [usa]	team	0.11 -0.11
words: [usa]	tell	-0.10 0.10
words: [usa]	thank	-0.07 0.07
words: [usa]	the	-0.09 0.09
words: [usa]	threat	-0.15 0.15
words: [usa]	threaten	-0.10 0.10
words: [usa]	ties	0.04 -0.04
words: [usa]	to	-0.04 0.04
words: [usa]	torpedo	-0.12 0.12
words: [usa]	trad	0.07 -0.07
words: [usa]	trip	0.07 -0.07
words: [usa]	troop	-0.09 0.09
words: [usa]	try	-0.01 0.01
words: [usa]	unleash	-0.09 0.09
words: [usa]	urg	0.05 -0.05
words: [usa]	use	0.01 -0.01
words: [usa]	visit	-0.07 0.07
words: [usa]	voter	0.10 -0.10
words: [usa]	vows	0.02 -0.02
words: [usa]	vp	-0.06 0.06
words: [usa]	waiver	-0.11 0.11
words: [usa]	want	0.12 -0.12
words: [usa]	war	-0.25 0.25
words: [usa]	warn	-0.04 0.04
words: [usa]	was	-0.05 0.05
words: [usa]	weigh	-0.13 0.13
words: [usa]	will	-0.09 0.09
words: [usa]	with	-0.10 0.10
words: [usa]	won't	-0.03 0.03
words: [usa]	wound	-0.06 0.06
words: [usa]	—	0.10 -0.10
words: a	.	0.07 -0.07
words: a	[number]	0.09 -0.09
words: a	[place]	0.08 -0.08
words: a	[usa]	0.06 -0.06
words: a	barrel	-0.13 0.13
words: a	big	-0.15 0.15
words: a	ceas	-0.01 0.01
words: a	ceasefir	-0.08 0.08
words: a	critical	-0.02 0.02
words: a	day	-0.07 0.07
words: a	deal	0.05 -0.05
words: a	disaster	0.07 -0.07
words: a	fifth	-0.08 0.08
words: a	global	0.05 -0.05
words: a	hole	-0.07 0.07
words: a	key	-0.03 0.03
words: a	lot	0.03 -0.03
words: a	massiv	0.01 -0.01
words: a	month	-0.10 0.10
words: a	new	-0.05 0.05
words: a	path	0.03 -0.03
words: a	possibl	-0.07 0.07
words: a	second	-0.05 0.05
words: a	ship	-0.08 0.08
words: a	standstill	-0.02 0.02
words: a	temporary	0.03 -0.03
words: a	test	0.06 -0.06
words: a	tough	0.05 -0.05
words: a	victory	-0.09 0.09
words: a	war	-0.12 0.12
words: a	wave	-0.08 0.08
words: a	way	-0.11 0.11
words: a	whol	0.03 -0.03
words: a	wider	-0.07 0.07
words: a	year	-0.05 0.05
words: abby	phillip	-0.09 0.09
words: ability	to	-0.03 0.03
words: able	to	-0.09 0.09
words: about	[number]	0.08 -0.08
words: about	[place]	-0.03 0.03
words: about	[side]	-0.02 0.02
words: about	[usa]	0.01 -0.01
words: about	his	0.09 -0.09
words: about	how	0.02 -0.02
words: about	the	0.01 -0.01
words: about	to	-0.05 0.05
words: abov	[number]	-0.08 0.08
words: accord	,	-0.06 0.06
words: accord	to	-0.04 0.04
words: account	of	-0.01 0.01
words: accus	[side]	0.02 -0.02
words: accus	[usa]	-0.08 0.08
words: accus	of	0.14 -0.14
words: acros	[place]	0.03 -0.03
words: acros	[region]	-0.08 0.08
words: acros	[side]	-0.09 0.09
words: acros	[usa]	0.07 -0.07
words: acros	the	0.05 -0.05
words: act	like	-0.04 0.04
words: action	in	-0.05 0.05
words: add	to	-0.01 0.01
words: additional	[number]	-0.07 0.07
words: addres	:	-0.04 0.04
words: admin	accus	0.05 -0.05
words: administration	,	0.08 -0.08
words: administration	is	0.10 -0.10
words: admit	to	-0.06 0.06
words: afraid	to	-0.06 0.06
words: after	[ally]	-0.03 0.03
words: after	[number]	-0.11 0.11
words: after	[place]	0.03 -0.03
words: after	[region]	-0.05 0.05
words: after	[side]	-0.03 0.03
words: after	[usa]	-0.08 0.08
words: after	a	-0.11 0.11
words: after	agreement	-0.06 0.06
words: after	attack	-0.20 0.20
words: after	ceasefir	-0.13 0.13
words: after	deadly	-0.06 0.06
words: after	explosion	-0.01 0.01
words: after	he	0.06 -0.06
words: after	hits	-0.11 0.11
words: after	kill	-0.12 0.12
words: after	major	-0.07 0.07
words: after	meet	-0.04 0.04
words: after	missil	-0.10 0.10
words: after	peac	-0.03 0.03
words: after	president	-0.06 0.06
words: after	report	-0.01 0.01
words: after	she	0.07 -0.07
words: after	strik	-0.12 0.12
words: after	talk	0.07 -0.07
words: after	the	-0.09 0.09
words: after	two	-0.06 0.06
words: after	vow	-0.08 0.08
words: after	war	-0.01 0.01
words: after	week	0.05 -0.05
words: aftermath	of	-0.15 0.15
words: again	,	-0.06 0.06
words: again	as	-0.10 0.10
words: against	[ally]	-0.07 0.07
words: against	[place]	-0.02 0.02
words: against	[side]	-0.12 0.12
words: against	[usa]	0.04 -0.04
words: against	the	-0.06 0.06
words: against	time	-0.07 0.07
words: agency	-	0.08 -0.08
words: aggression	on	-0.14 0.14
words: agre	on	-0.04 0.04
words: agre	to	0.01 -0.01
words: agreement	,	-0.12 0.12
words: agreement	.	-0.15 0.15
words: agreement	[side]	-0.07 0.07
words: agreement	[usa]	-0.08 0.08
words: agreement	between	-0.09 0.09
words: agreement	ceasefir	-0.08 0.08
words: agreement	in	-0.07 0.07
words: agreement	is	-0.07 0.07
words: agreement	may	-0.15 0.15
words: agreement	to	-0.11 0.11
words: agreement	with	-0.11 0.11
words: ahead	of	0.02 -0.02
words: ai	hub	0.09 -0.09
words: ai	tool	-0.13 0.13
words: aid	to	-0.01 0.01
words: aim	at	0.10 -0.10
words: air	attack	-0.13 0.13
words: air	base	-0.03 0.03
words: air	defenc	-0.05 0.05
words: air	defens	-0.10 0.10
words: air	forc	0.12 -0.12
words: air	strik	-0.23 0.23
words: aircraft	carrier	-0.05 0.05
words: airman	trapp	-0.07 0.07
words: airman	was	-0.10 0.10
words: airport	after	-0.02 0.02
words: airport	as	-0.06 0.06
words: airport	in	-0.04 0.04
words: airstrik	on	0.06 -0.06
words: al	arabiya	-0.03 0.03
words: al	jazeera	-0.06 0.06
words: alarm	as	-0.09 0.09
words: alarm	over	-0.03 0.03
words: alex	jon	0.05 -0.05
words: ali	[side]	-0.19 0.19
words: all	front	-0.09 0.09
words: all	in	-0.03 0.03
words: all	of	0.03 -0.03
words: all	out	-0.04 0.04
words: all	ship	-0.03 0.03
words: all	the	0.01 -0.01
words: alleg	extortion	0.10 -0.10
words: allow	[place]	0.04 -0.04
words: allow	[usa]	-0.04 0.04
words: allow	more	-0.06 0.06
words: allow	to	0.07 -0.07
words: ally	,	0.01 -0.01
words: ally	and	0.05 -0.05
words: ally	are	-0.04 0.04
words: ally	over	0.08 -0.08
words: ally	to	-0.08 0.08
words: already	won	-0.08 0.08
words: ambassador	over	0.04 -0.04
words: ambassador	to	0.10 -0.10
words: amid	[region]	-0.13 0.13
words: amid	[side]	-0.25 0.25
words: amid	[usa]	0.08 -0.08
words: amid	escalat	-0.06 0.06
words: amid	fear	-0.09 0.09
words: amid	grow	-0.11 0.11
words: amid	hop	-0.04 0.04
words: amid	war	-0.08 0.08
words: amount	of	-0.02 0.02
words: amount	to	-0.08 0.08
words: an	[side]	0.10 -0.10
words: an	[usa]	0.07 -0.07
words: an	agreement	-0.08 0.08
words: analysi	:	0.02 -0.02
words: analysi	show	-0.09 0.09
words: analyst	said	-0.08 0.08
words: analyst	say	0.02 -0.02
words: analyst	warn	0.05 -0.05
words: and	[ally]	-0.09 0.09
words: and	[number]	0.09 -0.09
words: and	[place]	-0.07 0.07
words: and	[region]	-0.04 0.04
words: and	[side]	-0.14 0.14
words: and	[usa]	0.12 -0.12
words: and	a	-0.07 0.07
words: and	air	-0.12 0.12
words: and	ally	0.06 -0.06
words: and	asset	-0.07 0.07
words: and	claim	-0.01 0.01
words: and	damag	-0.06 0.06
words: and	dismantl	-0.04 0.04
words: and	dron	-0.01 0.01
words: and	energy	-0.07 0.07
words: and	fear	0.05 -0.05
words: and	gas	0.05 -0.05
words: and	halt	-0.08 0.08
words: and	has	-0.10 0.10
words: and	his	-0.06 0.06
words: and	how	-0.10 0.10
words: and	is	0.09 -0.09
words: and	it	-0.09 0.09
words: and	its	-0.08 0.08
words: and	leav	-0.10 0.10
words: and	more	0.07 -0.07
words: and	not	0.01 -0.01
words: and	now	-0.05 0.05
words: and	oil	-0.08 0.08
words: and	ongo	-0.05 0.05
words: and	other	0.03 -0.03
words: and	power	-0.09 0.09
words: and	reopen	-0.03 0.03
words: and	rescu	-0.08 0.08
words: and	says	-0.03 0.03
words: and	seiz	-0.05 0.05
words: and	shar	-0.10 0.10
words: and	ship	-0.04 0.04
words: and	some	-0.01 0.01
words: and	stock	-0.06 0.06
words: and	tell	-0.02 0.02
words: and	the	-0.06 0.06
words: and	threaten	-0.01 0.01
words: and	vehicl	-0.07 0.07
words: and	vows	0.04 -0.04
words: and	warn	-0.02 0.02
words: and	what	0.06 -0.06
words: and	why	-0.08 0.08
words: and	will	-0.04 0.04
words: announc	,	-0.10 0.10
words: announc	:	-0.11 0.11
words: announc	[number]	-0.14 0.14
words: announc	[region]	-0.09 0.09
words: announc	[side]	-0.10 0.10
words: announc	[usa]	-0.11 0.11
words: announc	a	-0.06 0.06
words: announc	blockad	-0.04 0.04
words: announc	ceasefir	-0.02 0.02
words: announc	closur	-0.01 0.01
words: announc	in	0.05 -0.05
words: announc	kill	0.12 -0.12
words: announc	massiv	-0.06 0.06
words: announc	new	0.05 -0.05
words: announc	to	-0.06 0.06
words: announc	two	-0.07 0.07
words: announc	with	-0.06 0.06
words: answer	on	0.04 -0.04
words: anti	[usa]	0.16 -0.16
words: any	[side]	-0.08 0.08
words: apach	helicopter	0.04 -0.04
words: apologis	for	-0.09 0.09
words: appeal	court	0.03 -0.03
words: appear	to	0.01 -0.01
words: approach	to	0.06 -0.06
words: april	[number]	0.02 -0.02
words: arab	[side]	0.07 -0.07
words: arab	country	-0.08 0.08
words: are	[side]	-0.09 0.09
words: are	[usa]	-0.04 0.04
words: are	be	-0.10 0.10
words: are	flood	0.07 -0.07
words: are	not	0.04 -0.04
words: are	on	-0.06 0.06
words: are	ready	-0.03 0.03
words: are	start	-0.08 0.08
words: are	still	-0.06 0.06
words: are	the	-0.05 0.05
words: arm	forc	-0.06 0.06
words: army	chief	-0.07 0.07
words: army	helicopter	0.01 -0.01
words: army	says	-0.07 0.07
words: around	[number]	-0.03 0.03
words: around	[region]	-0.06 0.06
words: around	the	0.05 -0.05
words: arrest	in	0.02 -0.02
words: arriv	in	-0.05 0.05
words: as	[ally]	-0.14 0.14
words: as	[number]	-0.06 0.06
words: as	[place]	0.01 -0.01
words: as	[region]	-0.28 0.28
words: as	[side]	-0.17 0.17
words: as	[usa]	-0.02 0.02
words: as	a	0.02 -0.02
words: as	ally	0.07 -0.07
words: as	an	-0.01 0.01
words: as	attack	-0.10 0.10
words: as	bomb	-0.04 0.04
words: as	ceasefir	-0.13 0.13
words: as	conflict	-0.10 0.10
words: as	crud	-0.07 0.07
words: as	expert	-0.06 0.06
words: as	he	0.05 -0.05
words: as	investor	0.05 -0.05
words: as	it	0.01 -0.01
words: as	its	-0.05 0.05
words: as	leader	-0.10 0.10
words: as	long	0.02 -0.02
words: as	more	0.06 -0.06
words: as	new	0.02 -0.02
words: as	nuclear	0.05 -0.05
words: as	official	0.05 -0.05
words: as	oil	-0.16 0.16
words: as	part	-0.08 0.08
words: as	peac	-0.08 0.08
words: as	pric	-0.10 0.10
words: as	senat	0.08 -0.08
words: as	stock	-0.02 0.02
words: as	strik	-0.06 0.06
words: as	talk	-0.03 0.03
words: as	tariff	0.08 -0.08
words: as	tension	-0.04 0.04
words: as	the	0.04 -0.04
words: as	they	-0.02 0.02
words: as	trader	-0.08 0.08
words: as	war	-0.16 0.16
words: as	well	-0.04 0.04
words: asia	,	0.08 -0.08
words: asia	market	-0.08 0.08
words: asia	to	0.06 -0.06
words: asian	stock	-0.01 0.01
words: ask	[usa]	0.06 -0.06
words: asks	[usa]	-0.11 0.11
words: assassination	attempt	0.12 -0.12
words: assault	on	-0.02 0.02
words: asset	,	-0.10 0.10
words: asymmetric	warfar	-0.11 0.11
words: at	[number]	0.12 -0.12
words: at	[place]	-0.16 0.16
words: at	[region]	0.02 -0.02
words: at	[side]	-0.08 0.08
words: at	[usa]	0.05 -0.05
words: at	a	-0.07 0.07
words: at	historic	0.03 -0.03
words: at	home	0.24 -0.24
words: at	least	0.03 -0.03
words: at	risk	0.12 -0.12
words: at	sea	-0.09 0.09
words: at	the	-0.03 0.03
words: at	war	-0.06 0.06
words: attack	,	0.02 -0.02
words: attack	-	-0.07 0.07
words: attack	:	-0.11 0.11
words: attack	?	-0.15 0.15
words: attack	[ally]	-0.09 0.09
words: attack	[number]	-0.10 0.10
words: attack	[place]	-0.11 0.11
words: attack	[region]	-0.08 0.08
words: attack	[side]	0.07 -0.07
words: attack	[usa]	-0.03 0.03
words: attack	acros	-0.10 0.10
words: attack	after	-0.07 0.07
words: attack	against	-0.12 0.12
words: attack	amid	0.04 -0.04
words: attack	and	-0.09 0.09
words: attack	as	-0.09 0.09
words: attack	by	-0.08 0.08
words: attack	dron	-0.03 0.03
words: attack	for	-0.03 0.03
words: attack	from	-0.04 0.04
words: attack	in	0.09 -0.09
words: attack	kill	0.01 -0.01
words: attack	missil	-0.13 0.13
words: attack	on	-0.03 0.03
words: attack	strik	-0.10 0.10
words: attack	to	-0.09 0.09
words: attack	with	-0.12 0.12
words: attempt	to	0.06 -0.06
words: authoriz	[side]	-0.10 0.10
words: auto	tariff	0.06 -0.06
words: away	from	-0.07 0.07
words: b	.	0.07 -0.07
words: back	[usa]	-0.13 0.13
words: back	against	0.05 -0.05
words: back	as	-0.06 0.06
words: back	at	0.02 -0.02
words: back	down	0.03 -0.03
words: back	in	-0.04 0.04
words: back	off	-0.09 0.09
words: back	on	-0.07 0.07
words: back	to	0.07 -0.07
words: back	with	-0.11 0.11
words: backlash	over	0.06 -0.06
words: balanc	of	-0.06 0.06
words: ballistic	missil	-0.02 0.02
words: ban	on	0.06 -0.06
words: bank	of	0.02 -0.02
words: barrag	of	-0.12 0.12
words: barrel	as	-0.04 0.04
words: barrel	of	-0.09 0.09
words: bas	,	-0.05 0.05
words: bas	for	-0.06 0.06
words: bas	in	-0.02 0.02
words: bas	on	-0.09 0.09
words: base	as	-0.05 0.05
words: base	in	0.02 -0.02
words: base	oils	-0.09 0.09
words: base	on	-0.06 0.06
words: be	a	0.02 -0.02
words: be	able	-0.09 0.09
words: be	bomb	-0.08 0.08
words: be	done	0.05 -0.05
words: be	hit	-0.03 0.03
words: be	no	-0.03 0.03
words: be	releas	-0.08 0.08
words: be	sign	-0.12 0.12
words: be	target	0.03 -0.03
words: be	the	-0.02 0.02
words: be	ther	-0.05 0.05
words: be	very	-0.07 0.07
words: beat	[place]	0.05 -0.05
words: becaus	of	-0.11 0.11
words: becom	a	0.11 -0.11
words: beef	up	0.09 -0.09
words: been	rescu	-0.07 0.07
words: been	sign	-0.09 0.09
words: befor	[place]	0.01 -0.01
words: befor	[side]	-0.06 0.06
words: befor	talk	-0.05 0.05
words: befor	the	0.03 -0.03
words: begin	in	-0.05 0.05
words: believ	[side]	-0.08 0.08
words: below	[number]	-0.08 0.08
words: bet	on	-0.09 0.09
words: bets	on	-0.03 0.03
words: bett	on	0.06 -0.06
words: better	stop	-0.05 0.05
words: between	[side]	-0.12 0.12
words: between	[usa]	-0.15 0.15
words: between	the	-0.02 0.02
words: big	one	0.04 -0.04
words: big	question	-0.09 0.09
words: bill	:	0.04 -0.04
words: bill	maher	0.03 -0.03
words: bill	to	0.10 -0.10
words: billion	in	0.08 -0.08
words: billion	of	-0.06 0.06
words: birthright	citizenship	0.07 -0.07
words: bitcoin	,	0.09 -0.09
words: bitcoin	and	0.04 -0.04
words: black	rain	-0.11 0.11
words: blam	[side]	-0.12 0.12
words: blam	[usa]	0.05 -0.05
words: blam	for	-0.05 0.05
words: blast	[side]	-0.01 0.01
words: blast	near	-0.09 0.09
words: blew	a	-0.05 0.05
words: block	[region]	-0.05 0.05
words: block	[usa]	0.03 -0.03
words: blockad	,	-0.09 0.09
words: blockad	:	-0.07 0.07
words: blockad	[region]	-0.03 0.03
words: blockad	[side]	0.05 -0.05
words: blockad	after	-0.03 0.03
words: blockad	in	-0.09 0.09
words: blockad	of	-0.10 0.10
words: blockad	the	-0.09 0.09
words: bloomberg	daybreak	-0.03 0.03
words: blow	out	0.03 -0.03
words: blow	to	-0.14 0.14
words: blow	up	0.03 -0.03
words: boat	strik	0.09 -0.09
words: body	of	0.03 -0.03
words: body	says	-0.10 0.10
words: bomb	[side]	0.01 -0.01
words: bomb	are	-0.08 0.08
words: bomb	campaign	-0.08 0.08
words: bomb	if	-0.05 0.05
words: bomb	nuclear	-0.12 0.12
words: bomb	on	-0.08 0.08
words: boot	on	-0.14 0.14
words: border	patrol	0.09 -0.09
words: both	sid	-0.09 0.09
words: bounty	on	-0.11 0.11
words: brac	for	-0.17 0.17
words: bragg	about	-0.08 0.08
words: breach	of	-0.06 0.06
words: break	:	0.04 -0.04
words: break	down	0.04 -0.04
words: break	out	0.07 -0.07
words: breakthrough	as	-0.05 0.05
words: brent	surg	-0.05 0.05
words: bret	baier	-0.09 0.09
words: bridg	and	-0.09 0.09
words: brief	june	-0.08 0.08
words: build	in	-0.06 0.06
words: bunch	of	0.05 -0.05
words: but	[place]	-0.08 0.08
words: but	[region]	-0.05 0.05
words: but	[side]	-0.11 0.11
words: but	[usa]	0.02 -0.02
words: but	can	-0.06 0.06
words: but	could	0.05 -0.05
words: but	it	0.04 -0.04
words: but	no	0.02 -0.02
words: but	not	0.04 -0.04
words: but	the	-0.05 0.05
words: but	they	-0.07 0.07
words: but	will	-0.08 0.08
words: buy	[side]	0.04 -0.04
words: by	[number]	0.02 -0.02
words: by	[place]	-0.07 0.07
words: by	[side]	-0.01 0.01
words: by	[usa]	-0.03 0.03
words: by	an	0.07 -0.07
words: by	dron	-0.12 0.12
words: by	illegal	0.07 -0.07
words: by	war	-0.08 0.08
words: c	.	0.11 -0.11
words: call	[place]	0.03 -0.03
words: call	[side]	-0.16 0.16
words: call	[usa]	-0.04 0.04
words: call	for	-0.08 0.08
words: call	it	-0.08 0.08
words: call	on	-0.10 0.10
words: call	out	0.06 -0.06
words: call	to	0.11 -0.11
words: call	with	-0.05 0.05
words: campaign	against	-0.06 0.06
words: can	[side]	-0.05 0.05
words: can	be	-0.05 0.05
words: can	the	0.06 -0.06
words: can	turn	-0.04 0.04
words: canadian	in	-0.09 0.09
words: cancel	[usa]	0.05 -0.05
words: capital	.	0.03 -0.03
words: captur	[side]	-0.09 0.09
words: care	about	-0.05 0.05
words: cargo	ship	0.09 -0.09
words: cargo	vessel	-0.07 0.07
words: carry	on	0.06 -0.06
words: case	for	0.04 -0.04
words: case	scenario	-0.10 0.10
words: cast	doubt	-0.05 0.05
words: caught	between	0.03 -0.03
words: caus	by	-0.11 0.11
words: caus	fire	0.03 -0.03
words: ceas	fire	0.01 -0.01
words: ceasefir	,	-0.01 0.01
words: ceasefir	:	-0.12 0.12
words: ceasefir	?	-0.10 0.10
words: ceasefir	after	-0.06 0.06
words: ceasefir	and	-0.09 0.09
words: ceasefir	announcement	-0.07 0.07
words: ceasefir	as	-0.03 0.03
words: ceasefir	between	-0.11 0.11
words: ceasefir	deadlin	-0.08 0.08
words: ceasefir	deal	-0.12 0.12
words: ceasefir	extension	-0.10 0.10
words: ceasefir	hold	-0.05 0.05
words: ceasefir	in	-0.10 0.10
words: ceasefir	on	-0.08 0.08
words: ceasefir	plan	-0.06 0.06
words: ceasefir	talk	-0.13 0.13
words: ceasefir	violation	0.06 -0.06
words: ceasefir	–	-0.05 0.05
words: celebrat	the	0.06 -0.06
words: ceo	says	0.02 -0.02
words: challeng	[usa]	-0.03 0.03
words: chanc	for	-0.05 0.05
words: chang	in	-0.09 0.09
words: chao	in	-0.09 0.09
words: charg	with	0.06 -0.06
words: chief	says	-0.15 0.15
words: chief	to	0.12 -0.12
words: children	,	0.03 -0.03
words: children	in	0.09 -0.09
words: chok	[region]	-0.07 0.07
words: chri	wright	-0.08 0.08
words: citizen	messag	0.17 -0.17
words: city	in	0.06 -0.06
words: city	of	-0.11 0.11
words: civilian	in	0.08 -0.08
words: claim	[place]	-0.12 0.12
words: claim	[region]	-0.05 0.05
words: claim	[side]	-0.17 0.17
words: claim	[usa]	0.04 -0.04
words: claim	about	-0.10 0.10
words: claim	attack	-0.09 0.09
words: claim	it	-0.11 0.11
words: claim	of	0.06 -0.06
words: claim	responsibility	-0.07 0.07
words: claim	that	0.06 -0.06
words: claim	to	-0.10 0.10
words: clean	out	-0.08 0.08
words: clear	[region]	-0.06 0.06
words: clear	min	-0.05 0.05
words: clear	path	0.09 -0.09
words: clos	,	-0.10 0.10
words: clos	?	-0.07 0.07
words: clos	[region]	-0.13 0.13
words: clos	again	-0.09 0.09
words: clos	airspac	-0.11 0.11
words: clos	the	-0.06 0.06
words: clos	to	-0.04 0.04
words: closur	of	-0.05 0.05
words: cnn	guest	0.04 -0.04
words: cnn	jake	-0.08 0.08
words: co	host	-0.07 0.07
words: collaps	as	0.06 -0.06
words: com	after	0.06 -0.06
words: com	days	-0.09 0.09
words: com	next	0.03 -0.03
words: com	under	-0.08 0.08
words: combat	operation	-0.05 0.05
words: commander	,	-0.01 0.01
words: commander	:	0.05 -0.05
words: commander	[ally]	0.10 -0.10
words: commander	[place]	-0.12 0.12
words: commander	[side]	-0.02 0.02
words: commander	[usa]	-0.07 0.07
words: commander	commander	-0.02 0.02
words: commander	says	-0.07 0.07
words: commander	to	-0.17 0.17
words: comment	:	0.03 -0.03
words: comment	on	-0.03 0.03
words: commercial	flight	-0.10 0.10
words: complet	,	-0.07 0.07
words: complet	ceasefir	-0.05 0.05
words: completely	clos	-0.05 0.05
words: complicat	[usa]	-0.08 0.08
words: comply	with	0.04 -0.04
words: concern	about	-0.05 0.05
words: concern	in	0.11 -0.11
words: conclud	in	-0.04 0.04
words: condemn	[side]	-0.19 0.19
words: condemn	aggression	-0.12 0.12
words: condemn	attack	-0.06 0.06
words: confirm	[usa]	-0.01 0.01
words: confirm	it	-0.07 0.07
words: conflict	,	0.06 -0.06
words: conflict	.	-0.09 0.09
words: conflict	:	-0.06 0.06
words: conflict	;	0.09 -0.09
words: conflict	?	-0.05 0.05
words: conflict	continu	-0.05 0.05
words: conflict	could	-0.06 0.06
words: conflict	disrupt	-0.06 0.06
words: conflict	enter	-0.04 0.04
words: conflict	escalat	-0.05 0.05
words: conflict	in	-0.11 0.11
words: conflict	main	-0.04 0.04
words: conflict	may	-0.03 0.03
words: conflict	threaten	-0.08 0.08
words: conflict	to	-0.09 0.09
words: conflict	widen	-0.03 0.03
words: conflict	with	-0.06 0.06
words: confront	[side]	-0.12 0.12
words: consulat	in	-0.05 0.05
words: continu	,	0.02 -0.02
words: continu	for	0.02 -0.02
words: continu	strik	-0.05 0.05
words: continu	to	-0.07 0.07
words: contradict	[side]	-0.04 0.04
words: control	of	-0.07 0.07
words: corp	de	0.03 -0.03
words: correspondent	association	0.05 -0.05
words: correspondent	dinner	0.16 -0.16
words: cost	,	-0.07 0.07
words: cost	of	0.05 -0.05
words: could	[side]	-0.08 0.08
words: could	be	0.03 -0.03
words: could	end	0.06 -0.06
words: could	get	0.07 -0.07
words: could	hit	0.03 -0.03
words: could	it	-0.09 0.09
words: could	last	-0.08 0.08
words: could	make	-0.10 0.10
words: could	send	-0.08 0.08
words: could	take	-0.04 0.04
words: could	the	-0.07 0.07
words: could	trigger	-0.09 0.09
words: counterterrorism	official	0.06 -0.06
words: country	,	-0.11 0.11
words: country	.	0.11 -0.11
words: country	from	0.08 -0.08
words: country	is	-0.06 0.06
words: country	would	-0.03 0.03
words: court	at	0.24 -0.24
words: cover	for	-0.04 0.04
words: cover	up	-0.09 0.09
words: crash	in	-0.07 0.07
words: crash	near	0.04 -0.04
words: crew	member	-0.11 0.11
words: crim	in	0.06 -0.06
words: crim	to	0.06 -0.06
words: crisi	,	0.01 -0.01
words: crisi	:	-0.06 0.06
words: crisi	deepen	-0.11 0.11
words: crisi	in	0.07 -0.07
words: critical	mineral	0.10 -0.10
words: criticis	[side]	-0.07 0.07
words: criticism	:	0.06 -0.06
words: cros	[region]	-0.10 0.10
words: cross	[region]	-0.07 0.07
words: crucial	peac	-0.06 0.06
words: crud	futur	-0.08 0.08
words: crud	oil	-0.06 0.06
words: crud	pric	-0.08 0.08
words: crud	surg	-0.08 0.08
words: crush	respons	-0.06 0.06
words: crypto	firm	0.10 -0.10
words: cup	[number]	0.07 -0.07
words: curb	on	-0.03 0.03
words: cut	a	0.12 -0.12
words: cut	off	-0.08 0.08
words: cuts	and	0.05 -0.05
words: cuts	oil	-0.05 0.05
words: cuts	to	0.06 -0.06
words: d	.	0.06 -0.06
words: daily	brief	-0.08 0.08
words: daily	rundown	0.05 -0.05
words: damag	,	-0.09 0.09
words: damag	in	0.04 -0.04
words: damag	to	-0.13 0.13
words: day	[number]	0.06 -0.06
words: day	after	-0.08 0.08
words: day	ceasefir	-0.07 0.07
words: day	in	0.07 -0.07
words: day	of	-0.02 0.02
words: day	period	-0.03 0.03
words: days	,	-0.09 0.09
words: days	of	-0.11 0.11
words: de	escalation	-0.06 0.06
words: de	facto	0.05 -0.05
words: dead	,	-0.09 0.09
words: dead	after	-0.06 0.06
words: dead	in	0.05 -0.05
words: deadlin	for	0.04 -0.04
words: deadlin	loom	-0.02 0.02
words: deadlin	near	0.01 -0.01
words: deadlin	of	-0.05 0.05
words: deadly	[side]	-0.09 0.09
words: deadly	[usa]	-0.06 0.06
words: deadly	strik	-0.03 0.03
words: deal	,	0.03 -0.03
words: deal	-	-0.08 0.08
words: deal	.	-0.06 0.06
words: deal	:	-0.02 0.02
words: deal	;	-0.04 0.04
words: deal	?	-0.11 0.11
words: deal	after	0.03 -0.03
words: deal	announc	-0.01 0.01
words: deal	clos	-0.09 0.09
words: deal	could	-0.05 0.05
words: deal	in	-0.06 0.06
words: deal	includ	-0.06 0.06
words: deal	is	-0.07 0.07
words: deal	near	-0.06 0.06
words: deal	on	0.10 -0.10
words: deal	reach	-0.07 0.07
words: deal	sign	-0.08 0.08
words: deal	tak	-0.07 0.07
words: deal	text	-0.07 0.07
words: deal	to	-0.05 0.05
words: deal	with	0.03 -0.03
words: deal	within	0.01 -0.01
words: death	of	-0.11 0.11
words: death	penalty	0.10 -0.10
words: death	toll	0.08 -0.08
words: debri	from	-0.12 0.12
words: decision	to	0.04 -0.04
words: declar	[side]	-0.03 0.03
words: declar	[usa]	0.06 -0.06
words: declar	that	-0.02 0.02
words: declar	victory	-0.08 0.08
words: declin	to	-0.09 0.09
words: deep	insid	-0.06 0.06
words: defenc	intercept	-0.07 0.07
words: defend	[side]	-0.13 0.13
words: defens	official	-0.08 0.08
words: defy	[usa]	-0.05 0.05
words: delegation	,	0.05 -0.05
words: delegation	[side]	-0.08 0.08
words: delegation	arriv	-0.04 0.04
words: delegation	leav	-0.07 0.07
words: delegation	to	-0.11 0.11
words: demand	[side]	-0.07 0.07
words: demand	to	0.04 -0.04
words: demand	unconditional	-0.04 0.04
words: denounc	[side]	0.08 -0.08
words: deny	[usa]	-0.08 0.08
words: deploy	[number]	0.05 -0.05
words: desalination	plant	-0.12 0.12
words: describ	[usa]	0.07 -0.07
words: despit	[side]	-0.09 0.09
words: despit	[usa]	-0.09 0.09
words: despit	ceasefir	-0.03 0.03
words: despit	deal	-0.10 0.10
words: despit	ongo	-0.09 0.09
words: despit	the	-0.10 0.10
words: destroy	,	-0.11 0.11
words: destroy	[side]	0.02 -0.02
words: destroy	in	-0.09 0.09
words: destruction	in	0.04 -0.04
words: detail	of	-0.12 0.12
words: determin	to	-0.02 0.02
words: dhs	fund	0.11 -0.11
words: did	[side]	-0.10 0.10
words: did	[usa]	-0.11 0.11
words: did	not	-0.10 0.10
words: dies	from	-0.10 0.10
words: dinner	shoot	0.09 -0.09
words: direct	talk	0.06 -0.06
words: disput	[usa]	0.03 -0.03
words: disrupt	supply	-0.06 0.06
words: divid	over	-0.07 0.07
words: do	it	-0.09 0.09
words: do	not	0.03 -0.03
words: do	the	0.05 -0.05
words: do	we	-0.08 0.08
words: do	with	-0.08 0.08
words: does	[usa]	0.02 -0.02
words: does	it	-0.08 0.08
words: does	not	-0.05 0.05
words: dollar	a	-0.14 0.14
words: dollar	after	-0.04 0.04
words: dollar	amid	-0.08 0.08
words: dollar	and	0.05 -0.05
words: dollar	as	-0.15 0.15
words: dollar	billion	0.16 -0.16
words: dollar	million	0.03 -0.03
words: dollar	per	-0.05 0.05
words: dollar	reward	-0.06 0.06
words: dollar	trillion	0.06 -0.06
words: dollarsbn	in	-0.09 0.09
words: domestic	protest	0.23 -0.23
words: don't	need	-0.10 0.10
words: don't	want	-0.09 0.09
words: doubl	down	0.07 -0.07
words: doubt	on	-0.05 0.05
words: down	,	-0.02 0.02
words: down	:	0.04 -0.04
words: down	[side]	-0.04 0.04
words: down	[usa]	0.09 -0.09
words: down	apach	-0.08 0.08
words: down	dron	-0.07 0.07
words: down	in	-0.04 0.04
words: down	of	-0.08 0.08
words: down	on	0.13 -0.13
words: down	over	0.03 -0.03
words: down	pilot	-0.11 0.11
words: down	two	-0.07 0.07
words: dozen	of	0.06 -0.06
words: draft	[usa]	-0.08 0.08
words: drag	on	-0.10 0.10
words: driv	up	-0.11 0.11
words: dron	,	-0.15 0.15
words: dron	.	-0.08 0.08
words: dron	:	-0.09 0.09
words: dron	and	-0.06 0.06
words: dron	as	0.07 -0.07
words: dron	at	-0.04 0.04
words: dron	attack	0.09 -0.09
words: dron	hit	-0.06 0.06
words: dron	hits	-0.11 0.11
words: dron	in	-0.07 0.07
words: dron	on	-0.04 0.04
words: dron	strik	0.07 -0.07
words: dron	target	-0.12 0.12
words: drop	[number]	-0.04 0.04
words: due	to	-0.08 0.08
words: duke	:	0.10 -0.10
words: dur	[number]	-0.03 0.03
words: dur	[side]	-0.17 0.17
words: dur	[usa]	-0.04 0.04
words: dur	the	0.03 -0.03
words: dur	war	-0.11 0.11
words: e	.	-0.01 0.01
words: each	other	-0.08 0.08
words: early	as	-0.03 0.03
words: early	hurdl	-0.03 0.03
words: economic	risk	-0.08 0.08
words: economic	shock	-0.09 0.09
words: economy	.	-0.07 0.07
words: edge	as	0.04 -0.04
words: edition	[number]	-0.05 0.05
words: editor	daily	0.05 -0.05
words: effect	of	-0.09 0.09
words: effort	to	-0.06 0.06
words: elementary	school	-0.12 0.12
words: eli	lake	-0.15 0.15
words: eliminat	terrorist	0.14 -0.14
words: emerg	as	-0.06 0.06
words: emergency	oil	-0.13 0.13
words: end	,	0.03 -0.03
words: end	[side]	-0.12 0.12
words: end	[usa]	-0.02 0.02
words: end	in	-0.09 0.09
words: end	of	0.09 -0.09
words: end	the	-0.12 0.12
words: end	to	-0.03 0.03
words: end	war	-0.11 0.11
words: end	without	-0.04 0.04
words: energy	,	-0.09 0.09
words: energy	and	-0.09 0.09
words: energy	company	-0.08 0.08
words: energy	cost	-0.08 0.08
words: energy	crisi	-0.03 0.03
words: energy	export	-0.05 0.05
words: energy	facility	-0.07 0.07
words: energy	infrastructur	0.05 -0.05
words: energy	market	-0.08 0.08
words: energy	pric	-0.13 0.13
words: energy	secretary	-0.08 0.08
words: energy	shock	-0.09 0.09
words: energy	sit	-0.10 0.10
words: energy	supply	-0.06 0.06
words: enrich	uranium	-0.09 0.09
words: enter	[side]	-0.04 0.04
words: enter	second	-0.06 0.06
words: enter	third	-0.07 0.07
words: envoy	,	0.06 -0.06
words: epaper	june	0.11 -0.11
words: epstein	fil	-0.04 0.04
words: epstein	survivor	0.06 -0.06
words: erupt	in	0.03 -0.03
words: escalation	in	0.06 -0.06
words: estat	event	0.11 -0.11
words: ether	,	0.03 -0.03
words: ethnic	cleans	0.05 -0.05
words: evacuation	of	-0.08 0.08
words: even	after	-0.01 0.01
words: even	as	0.03 -0.03
words: even	if	-0.10 0.10
words: even	the	0.09 -0.09
words: event	,	0.06 -0.06
words: ex	[usa]	0.01 -0.01
words: exampl	of	-0.07 0.07
words: exclusiv	:	0.07 -0.07
words: executiv	order	0.08 -0.08
words: expect	[usa]	-0.02 0.02
words: expect	to	0.02 -0.02
words: expert	say	0.04 -0.04
words: expert	says	0.06 -0.06
words: expert	warn	-0.10 0.10
words: explosion	,	0.04 -0.04
words: explosion	dron	-0.06 0.06
words: explosion	heard	-0.03 0.03
words: explosion	in	-0.03 0.03
words: export	slump	0.07 -0.07
words: export	terminal	-0.09 0.09
words: export	to	-0.08 0.08
words: extend	[side]	-0.04 0.04
words: extend	ceasefir	-0.07 0.07
words: extremely	hard	-0.03 0.03
words: f	[number]	-0.08 0.08
words: fac	a	-0.01 0.01
words: fac	backlash	0.04 -0.04
words: face	of	-0.07 0.07
words: face	to	0.07 -0.07
words: facility	,	0.03 -0.03
words: facility	after	-0.11 0.11
words: facility	hit	-0.08 0.08
words: facility	in	-0.02 0.02
words: factbox	:	-0.05 0.05
words: fail	to	0.10 -0.10
words: failur	to	-0.08 0.08
words: fall	after	0.04 -0.04
words: fall	apart	0.03 -0.03
words: fall	as	-0.07 0.07
words: fall	more	-0.08 0.08
words: fall	on	-0.08 0.08
words: fallout	from	-0.01 0.01
words: family	crypto	0.10 -0.10
words: far	right	0.11 -0.11
words: farsnew	|	0.05 -0.05
words: fast	track	0.08 -0.08
words: fcc	chair	0.05 -0.05
words: fear	it	-0.07 0.07
words: fear	of	-0.10 0.10
words: fed	rate	0.05 -0.05
words: federal	reserv	0.09 -0.09
words: fees	in	-0.05 0.05
words: fees	to	-0.06 0.06
words: field	attack	-0.03 0.03
words: fight	,	-0.02 0.02
words: fight	and	0.05 -0.05
words: fight	for	-0.12 0.12
words: fight	on	-0.02 0.02
words: fight	with	-0.10 0.10
words: fighter	jet	-0.11 0.11
words: final	decision	-0.06 0.06
words: final	stag	-0.05 0.05
words: find	[side]	0.02 -0.02
words: find	a	-0.09 0.09
words: finish	the	-0.08 0.08
words: fir	at	0.01 -0.01
words: fir	ballistic	-0.07 0.07
words: fir	missil	-0.10 0.10
words: fir	on	-0.10 0.10
words: fire	after	-0.09 0.09
words: fire	and	-0.08 0.08
words: fire	as	0.04 -0.04
words: fire	at	0.02 -0.02
words: fire	for	0.04 -0.04
words: fire	in	-0.16 0.16
words: fire	rag	-0.10 0.10
words: first	attack	-0.10 0.10
words: first	lady	0.04 -0.04
words: first	round	-0.09 0.09
words: first	time	-0.07 0.07
words: five	,	-0.07 0.07
words: five	wound	0.08 -0.08
words: five	year	0.02 -0.02
words: flam	after	0.10 -0.10
words: flar	up	-0.05 0.05
words: flight	amid	-0.08 0.08
words: flight	to	-0.05 0.05
words: fm	says	-0.07 0.07
words: fm	tell	-0.03 0.03
words: focu	on	0.06 -0.06
words: follow	[side]	-0.06 0.06
words: follow	[usa]	0.05 -0.05
words: food	and	0.01 -0.01
words: footag	of	-0.08 0.08
words: football	,	0.14 -0.14
words: football	[side]	0.12 -0.12
words: for	?	-0.07 0.07
words: for	[number]	0.05 -0.05
words: for	[place]	-0.01 0.01
words: for	[region]	-0.06 0.06
words: for	[side]	-0.21 0.21
words: for	[usa]	-0.02 0.02
words: for	a	0.05 -0.05
words: for	an	-0.04 0.04
words: for	attack	0.02 -0.02
words: for	bring	-0.04 0.04
words: for	ceasefir	-0.09 0.09
words: for	deal	-0.04 0.04
words: for	end	-0.11 0.11
words: for	first	-0.10 0.10
words: for	fun	-0.04 0.04
words: for	help	-0.04 0.04
words: for	him	-0.10 0.10
words: for	his	-0.01 0.01
words: for	impact	-0.10 0.10
words: for	kill	0.01 -0.01
words: for	market	-0.04 0.04
words: for	miss	-0.07 0.07
words: for	more	-0.03 0.03
words: for	not	-0.08 0.08
words: for	now	0.02 -0.02
words: for	oil	-0.12 0.12
words: for	peac	-0.02 0.02
words: for	possibl	-0.05 0.05
words: for	regional	-0.07 0.07
words: for	second	-0.12 0.12
words: for	strik	-0.14 0.14
words: for	survivor	-0.07 0.07
words: for	talk	-0.13 0.13
words: for	the	-0.15 0.15
words: for	war	-0.11 0.11
words: for	what	-0.08 0.08
words: for	your	0.09 -0.09
words: forc	[side]	-0.07 0.07
words: forc	chief	0.07 -0.07
words: forc	in	-0.10 0.10
words: forc	kill	0.01 -0.01
words: forc	majeur	-0.11 0.11
words: forc	to	-0.04 0.04
words: foreign	minister	-0.13 0.13
words: foreign	ministry	-0.14 0.14
words: former	[side]	0.03 -0.03
words: former	[usa]	-0.04 0.04
words: four	kill	-0.04 0.04
words: fox	news	0.06 -0.06
words: fragil	[usa]	-0.05 0.05
words: fragil	ceasefir	-0.10 0.10
words: freedom	of	0.03 -0.03
words: fresh	strik	-0.03 0.03
words: fresh	wave	-0.07 0.07
words: friday	,	-0.06 0.06
words: friday	in	-0.07 0.07
words: from	[place]	0.04 -0.04
words: from	[region]	0.03 -0.03
words: from	[side]	-0.04 0.04
words: from	[usa]	0.07 -0.07
words: from	a	0.05 -0.05
words: from	attack	-0.12 0.12
words: from	clos	0.04 -0.04
words: from	destroy	0.08 -0.08
words: from	domestic	0.13 -0.13
words: from	launch	0.07 -0.07
words: from	military	-0.07 0.07
words: from	missil	-0.01 0.01
words: from	rocket	0.08 -0.08
words: from	rubbl	-0.09 0.09
words: from	shelter	-0.06 0.06
words: from	strik	0.03 -0.03
words: from	the	-0.07 0.07
words: from	their	0.02 -0.02
words: from	war	0.05 -0.05
words: from	wound	-0.12 0.12
words: front	,	-0.07 0.07
words: frozen	asset	-0.10 0.10
words: frozen	fund	-0.07 0.07
words: ftse	[number]	-0.09 0.09
words: fuel	cost	-0.10 0.10
words: fuel	pric	-0.10 0.10
words: fuel	protest	-0.11 0.11
words: fuel	shortag	-0.10 0.10
words: fuel	tank	-0.10 0.10
words: fully	open	-0.06 0.06
words: fund	cuts	0.09 -0.09
words: fund	to	-0.09 0.09
words: further	as	-0.05 0.05
words: further	escalation	-0.02 0.02
words: further	notic	-0.10 0.10
words: futur	surg	-0.10 0.10
words: g	[number]	-0.10 0.10
words: g7	,	-0.06 0.06
words: g7	summit	-0.03 0.03
words: gain	on	-0.09 0.09
words: gas	and	-0.04 0.04
words: gas	facility	-0.11 0.11
words: gas	field	-0.08 0.08
words: gas	market	-0.07 0.07
words: gas	pric	-0.10 0.10
words: gave	[side]	-0.04 0.04
words: gen	.	-0.09 0.09
words: genocidal	threat	-0.07 0.07
words: girl	school	-0.08 0.08
words: giv	[usa]	-0.07 0.07
words: giv	deadlin	-0.05 0.05
words: global	economy	-0.17 0.17
words: global	energy	-0.11 0.11
words: global	food	-0.10 0.10
words: global	recession	-0.09 0.09
words: go	after	0.02 -0.02
words: go	in	-0.03 0.03
words: go	on	-0.01 0.01
words: go	to	-0.04 0.04
words: goal	for	-0.09 0.09
words: goal	in	-0.10 0.10
words: goes	down	-0.09 0.09
words: goes	on	-0.07 0.07
words: gold	pric	-0.11 0.11
words: golden	shar	0.10 -0.10
words: good	as	-0.02 0.02
words: gop	candidat	0.05 -0.05
words: gop	lawmaker	-0.07 0.07
words: gop	senator	0.06 -0.06
words: great	settlement	-0.14 0.14
words: ground	:	-0.08 0.08
words: ground	forc	0.03 -0.03
words: ground	in	-0.12 0.12
words: ground	invasion	-0.06 0.06
words: ground	operation	-0.10 0.10
words: ground	troop	-0.13 0.13
words: group	says	-0.08 0.08
words: guard	troop	0.08 -0.08
words: had	been	-0.02 0.02
words: half	of	0.01 -0.01
words: halt	[side]	-0.06 0.06
words: halt	attack	-0.07 0.07
words: halt	strik	-0.09 0.09
words: hama	:	0.04 -0.04
words: hama	[side]	-0.02 0.02
words: hama	from	0.15 -0.15
words: happen	,	-0.03 0.03
words: happen	?	-0.08 0.08
words: happen	on	-0.06 0.06
words: hard	to	0.01 -0.01
words: hard	tonight	-0.07 0.07
words: has	[number]	0.06 -0.06
words: has	[usa]	-0.05 0.05
words: has	a	-0.05 0.05
words: has	agre	0.03 -0.03
words: has	already	0.01 -0.01
words: has	been	-0.12 0.12
words: has	begun	0.02 -0.02
words: has	chang	-0.01 0.01
words: has	no	-0.12 0.12
words: has	not	-0.08 0.08
words: has	sign	-0.08 0.08
words: has	taken	0.04 -0.04
words: has	the	-0.02 0.02
words: has	turn	0.03 -0.03
words: has	won	-0.06 0.06
words: have	a	0.06 -0.06
words: have	already	0.06 -0.06
words: have	been	0.03 -0.03
words: have	happen	-0.04 0.04
words: have	no	-0.07 0.07
words: have	not	-0.06 0.06
words: have	taken	-0.01 0.01
words: have	to	-0.13 0.13
words: he	a	-0.06 0.06
words: he	could	-0.08 0.08
words: he	is	-0.04 0.04
words: he	leav	0.03 -0.03
words: he	may	0.04 -0.04
words: he	not	-0.07 0.07
words: he	told	0.04 -0.04
words: he	was	0.01 -0.01
words: he	will	0.06 -0.06
words: he	would	0.01 -0.01
words: head	of	0.04 -0.04
words: head	to	-0.03 0.03
words: hear	on	0.12 -0.12
words: heart	of	0.04 -0.04
words: helicopter	,	0.06 -0.06
words: helicopter	shot	-0.04 0.04
words: hell	after	-0.05 0.05
words: hell	out	-0.07 0.07
words: help	[side]	-0.07 0.07
words: help	[usa]	-0.06 0.06
words: help	in	-0.08 0.08
words: here	are	0.04 -0.04
words: here	what	-0.07 0.07
words: hid	plac	-0.06 0.06
words: high	as	0.04 -0.04
words: high	level	-0.01 0.01
words: high	on	-0.08 0.08
words: high	stak	-0.06 0.06
words: higher	as	-0.07 0.07
words: highest	level	0.06 -0.06
words: him	from	-0.04 0.04
words: him	to	0.06 -0.06
words: hint	at	0.04 -0.04
words: his	[side]	-0.06 0.06
words: his	country	0.06 -0.06
words: his	own	0.02 -0.02
words: his	war	-0.08 0.08
words: historic	[usa]	0.03 -0.03
words: historic	talk	-0.04 0.04
words: hit	[number]	0.04 -0.04
words: hit	[place]	-0.06 0.06
words: hit	[side]	-0.12 0.12
words: hit	[usa]	0.09 -0.09
words: hit	again	-0.05 0.05
words: hit	as	-0.04 0.04
words: hit	by	-0.15 0.15
words: hits	,	0.06 -0.06
words: hits	[place]	-0.05 0.05
words: hits	[side]	-0.11 0.11
words: hits	[usa]	-0.13 0.13
words: hits	back	-0.13 0.13
words: hits	from	-0.07 0.07
words: hits	in	-0.14 0.14
words: hits	on	-0.09 0.09
words: hits	wound	-0.03 0.03
words: hitt	[side]	-0.07 0.07
words: hold	,	0.06 -0.06
words: hold	peac	-0.04 0.04
words: hold	talk	-0.06 0.06
words: hole	in	-0.08 0.08
words: hom	and	-0.07 0.07
words: hom	in	-0.05 0.05
words: home	,	0.07 -0.07
words: home	.	0.10 -0.10
words: home	:	0.10 -0.10
words: home	[side]	0.08 -0.08
words: home	to	-0.02 0.02
words: hop	[usa]	-0.10 0.10
words: hop	for	-0.10 0.10
words: hop	of	-0.09 0.09
words: host	[side]	-0.07 0.07
words: host	[usa]	-0.05 0.05
words: hour	,	-0.09 0.09
words: hour	-	-0.08 0.08
words: hour	after	-0.07 0.07
words: hour	befor	-0.04 0.04
words: hour	of	-0.10 0.10
words: hous	democrat	-0.04 0.04
words: hous	republican	0.03 -0.03
words: how	[place]	-0.03 0.03
words: how	[side]	-0.15 0.15
words: how	[usa]	0.07 -0.07
words: how	a	0.07 -0.07
words: how	long	-0.04 0.04
words: how	many	0.05 -0.05
words: how	the	-0.17 0.17
words: how	to	-0.08 0.08
words: how	war	-0.04 0.04
words: how	will	-0.05 0.05
words: hub	to	0.07 -0.07
words: huge	amount	0.02 -0.02
words: human	right	0.07 -0.07
words: hundred	of	-0.05 0.05
words: hundred	thousand	0.08 -0.08
words: hunt	for	-0.09 0.09
words: hurdl	in	-0.06 0.06
words: i	.	0.03 -0.03
words: i	have	-0.08 0.08
words: i	just	-0.01 0.01
words: ice	agent	0.07 -0.07
words: ice	protest	0.09 -0.09
words: if	,	0.01 -0.01
words: if	[place]	0.03 -0.03
words: if	[region]	-0.13 0.13
words: if	[side]	-0.08 0.08
words: if	[usa]	-0.02 0.02
words: if	it	-0.07 0.07
words: if	no	-0.06 0.06
words: if	the	0.01 -0.01
words: if	they	-0.06 0.06
words: if	you	0.01 -0.01
words: illegal	[side]	0.02 -0.02
words: imminent	threat	-0.11 0.11
words: impact	of	-0.11 0.11
words: impact	on	-0.08 0.08
words: impass	over	0.02 -0.02
words: in	,	0.01 -0.01
words: in	:	0.02 -0.02
words: in	[number]	0.09 -0.09
words: in	[place]	-0.28 0.28
words: in	[region]	0.21 -0.21
words: in	[side]	-0.09 0.09
words: in	[usa]	0.12 -0.12
words: in	a	0.07 -0.07
words: in	accident	0.06 -0.06
words: in	air	-0.12 0.12
words: in	an	0.03 -0.03
words: in	announc	-0.12 0.12
words: in	april	-0.05 0.05
words: in	asia	-0.05 0.05
words: in	attack	-0.17 0.17
words: in	bid	-0.08 0.08
words: in	blockad	-0.07 0.07
words: in	bomb	-0.03 0.03
words: in	case	0.04 -0.04
words: in	city	-0.01 0.01
words: in	com	-0.05 0.05
words: in	commander	0.10 -0.10
words: in	cost	0.07 -0.07
words: in	court	0.14 -0.14
words: in	crim	0.13 -0.13
words: in	cuba	0.06 -0.06
words: in	custody	0.10 -0.10
words: in	dar	-0.08 0.08
words: in	domestic	0.14 -0.14
words: in	final	-0.08 0.08
words: in	first	-0.13 0.13
words: in	flam	0.11 -0.11
words: in	football	0.12 -0.12
words: in	full	0.02 -0.02
words: in	his	0.02 -0.02
words: in	history	-0.02 0.02
words: in	in	0.02 -0.02
words: in	its	-0.07 0.07
words: in	just	-0.06 0.06
words: in	la	0.07 -0.07
words: in	largest	0.01 -0.01
words: in	latest	-0.04 0.04
words: in	launch	0.04 -0.04
words: in	limbo	0.01 -0.01
words: in	major	-0.03 0.03
words: in	march	-0.09 0.09
words: in	may	0.08 -0.08
words: in	meet	0.03 -0.03
words: in	military	0.03 -0.03
words: in	missil	-0.07 0.07
words: in	nearly	-0.11 0.11
words: in	negotiation	-0.04 0.04
words: in	new	0.10 -0.10
words: in	next	-0.06 0.06
words: in	north	0.04 -0.04
words: in	occupy	0.04 -0.04
words: in	on	-0.09 0.09
words: in	one	-0.09 0.09
words: in	operation	-0.10 0.10
words: in	overnight	-0.06 0.06
words: in	peac	-0.07 0.07
words: in	plac	-0.10 0.10
words: in	recent	-0.09 0.09
words: in	region	-0.06 0.06
words: in	respons	-0.10 0.10
words: in	rocket	0.09 -0.09
words: in	says	0.02 -0.02
words: in	shelter	-0.08 0.08
words: in	sight	-0.11 0.11
words: in	south	0.02 -0.02
words: in	spy	-0.12 0.12
words: in	strik	-0.16 0.16
words: in	talk	-0.05 0.05
words: in	the	-0.16 0.16
words: in	thre	0.05 -0.05
words: in	to	-0.11 0.11
words: in	trad	0.09 -0.09
words: in	troop	0.05 -0.05
words: in	two	0.05 -0.05
words: in	visit	-0.10 0.10
words: in	war	0.16 -0.16
words: in	wave	-0.07 0.07
words: in	week	0.08 -0.08
words: in	wild	0.06 -0.06
words: inc	.	0.08 -0.08
words: includ	[number]	0.03 -0.03
words: includ	[place]	-0.08 0.08
words: includ	[side]	-0.06 0.06
words: includ	in	-0.07 0.07
words: inflation	,	-0.11 0.11
words: injur	[number]	-0.07 0.07
words: injur	in	0.07 -0.07
words: insid	[side]	0.01 -0.01
words: insid	[usa]	0.02 -0.02
words: insid	the	0.07 -0.07
words: insight	:	-0.18 0.18
words: insist	[place]	-0.10 0.10
words: insist	[side]	-0.08 0.08
words: insist	[usa]	-0.10 0.10
words: insist	it	-0.06 0.06
words: inspector	general	0.06 -0.06
words: intensify	[side]	-0.10 0.10
words: intensify	attack	-0.13 0.13
words: intercept	,	-0.09 0.09
words: intercept	[side]	-0.14 0.14
words: intercept	dron	-0.07 0.07
words: intercept	missil	-0.07 0.07
words: interest	in	-0.07 0.07
words: international	law	-0.01 0.01
words: internet	blackout	0.10 -0.10
words: interview	with	-0.02 0.02
words: into	[region]	-0.07 0.07
words: into	[side]	-0.10 0.10
words: into	[usa]	-0.10 0.10
words: into	effect	-0.06 0.06
words: into	the	0.05 -0.05
words: into	war	-0.10 0.10
words: invest	[number]	0.08 -0.08
words: investigation	into	-0.04 0.04
words: invit	[place]	-0.11 0.11
words: involv	in	-0.05 0.05
words: involvement	in	-0.10 0.10
words: is	[place]	-0.04 0.04
words: is	[side]	-0.20 0.20
words: is	a	-0.06 0.06
words: is	already	-0.10 0.10
words: is	an	0.02 -0.02
words: is	clos	0.04 -0.04
words: is	com	-0.03 0.03
words: is	consider	-0.03 0.03
words: is	expect	0.02 -0.02
words: is	fight	0.02 -0.02
words: is	fully	-0.06 0.06
words: is	gett	0.02 -0.02
words: is	go	-0.04 0.04
words: is	happen	-0.06 0.06
words: is	help	-0.09 0.09
words: is	in	0.11 -0.11
words: is	more	-0.01 0.01
words: is	no	0.06 -0.06
words: is	not	-0.14 0.14
words: is	now	0.06 -0.06
words: is	on	-0.05 0.05
words: is	only	0.03 -0.03
words: is	prepar	-0.04 0.04
words: is	ready	-0.08 0.08
words: is	sign	-0.07 0.07
words: is	the	-0.09 0.09
words: is	unclear	-0.01 0.01
words: is	us	-0.05 0.05
words: is	what	-0.01 0.01
words: issu	chill	-0.10 0.10
words: issu	forc	-0.12 0.12
words: issu	fresh	0.04 -0.04
words: it	:	-0.11 0.11
words: it	a	-0.07 0.07
words: it	can	-0.06 0.06
words: it	could	0.08 -0.08
words: it	had	0.02 -0.02
words: it	has	-0.11 0.11
words: it	is	-0.12 0.12
words: it	kill	-0.10 0.10
words: it	launch	-0.03 0.03
words: it	may	-0.03 0.03
words: it	mean	-0.08 0.08
words: it	tak	-0.04 0.04
words: it	target	-0.05 0.05
words: it	to	-0.04 0.04
words: it	was	-0.16 0.16
words: it	will	0.05 -0.05
words: it	won't	0.04 -0.04
words: it	work	-0.08 0.08
words: its	ally	-0.05 0.05
words: its	attack	-0.06 0.06
words: its	chanc	-0.05 0.05
words: its	neutrality	-0.07 0.07
words: its	nuclear	-0.05 0.05
words: its	oil	-0.08 0.08
words: its	own	0.01 -0.01
words: its	territory	-0.05 0.05
words: jen	psaki	-0.05 0.05
words: jerom	powell	0.12 -0.12
words: jet	fuel	-0.11 0.11
words: jet	shot	-0.09 0.09
words: jimmy	kimmel	0.11 -0.11
words: job	in	-0.05 0.05
words: job	market	0.09 -0.09
words: joe	kent	-0.09 0.09
words: john	fetterman	-0.08 0.08
words: join	[side]	-0.04 0.04
words: join	attack	-0.09 0.09
words: join	the	-0.09 0.09
words: join	war	-0.05 0.05
words: joke	about	0.08 -0.08
words: jr	.	0.10 -0.10
words: judg	order	0.10 -0.10
words: judg	says	0.04 -0.04
words: jump	[number]	-0.04 0.04
words: jump	after	0.05 -0.05
words: jump	as	-0.05 0.05
words: jump	on	-0.03 0.03
words: jump	to	0.03 -0.03
words: june	[number]	0.06 -0.06
words: just	[number]	-0.06 0.06
words: just	days	-0.05 0.05
words: just	for	-0.04 0.04
words: just	in	-0.05 0.05
words: just	the	0.07 -0.07
words: just	want	-0.01 0.01
words: justic	department	0.08 -0.08
words: k	.	0.05 -0.05
words: karolin	[usa]	-0.02 0.02
words: kash	patel	-0.09 0.09
words: keep	[region]	-0.04 0.04
words: keep	bomb	-0.11 0.11
words: keep	the	-0.01 0.01
words: keir	[place]	-0.13 0.13
words: kennedy	center	0.07 -0.07
words: key	[place]	-0.03 0.03
words: key	[side]	-0.07 0.07
words: key	oil	-0.09 0.09
words: key	takeaway	-0.06 0.06
words: kick	off	-0.07 0.07
words: kid	rock	0.16 -0.16
words: kill	,	0.12 -0.12
words: kill	.	0.05 -0.05
words: kill	[side]	-0.03 0.03
words: kill	[usa]	0.04 -0.04
words: kill	after	-0.17 0.17
words: kill	at	-0.02 0.02
words: kill	by	0.04 -0.04
words: kill	children	0.08 -0.08
words: kill	commander	-0.10 0.10
words: kill	dur	-0.11 0.11
words: kill	five	0.09 -0.09
words: kill	in	-0.14 0.14
words: kill	more	0.03 -0.03
words: kill	of	-0.05 0.05
words: kill	thre	0.12 -0.12
words: kill	troop	0.09 -0.09
words: kill	two	0.11 -0.11
words: kill	wound	0.05 -0.05
words: king	protest	0.06 -0.06
words: know	so	-0.06 0.06
words: land	in	0.04 -0.04
words: lash	out	-0.04 0.04
words: last	minut	-0.07 0.07
words: last	month	-0.10 0.10
words: late	edition	-0.06 0.06
words: latest	:	0.01 -0.01
words: latest	[usa]	0.05 -0.05
words: latest	news	-0.07 0.07
words: latin	[usa]	0.10 -0.10
words: launch	[number]	0.04 -0.04
words: launch	[side]	-0.01 0.01
words: launch	a	0.03 -0.03
words: launch	attack	-0.08 0.08
words: launch	from	-0.10 0.10
words: launch	in	0.08 -0.08
words: launch	major	-0.03 0.03
words: launch	missil	0.02 -0.02
words: launch	more	-0.01 0.01
words: launch	new	-0.04 0.04
words: launch	of	0.05 -0.05
words: launch	on	-0.10 0.10
words: launch	strik	-0.04 0.04
words: launch	wave	-0.04 0.04
words: law	in	-0.02 0.02
words: lay	min	-0.02 0.02
words: lays	out	-0.06 0.06
words: lead	to	0.02 -0.02
words: leader	,	-0.09 0.09
words: leader	call	0.02 -0.02
words: leader	has	-0.12 0.12
words: leader	of	0.03 -0.03
words: leader	to	-0.01 0.01
words: leader	vow	-0.02 0.02
words: leaf	with	-0.03 0.03
words: least	[number]	-0.06 0.06
words: leav	[place]	-0.02 0.02
words: leav	[side]	-0.11 0.11
words: leav	[usa]	0.08 -0.08
words: leav	for	-0.09 0.09
words: leav	g	-0.11 0.11
words: leav	g7	-0.03 0.03
words: leav	predicament	-0.10 0.10
words: led	the	-0.04 0.04
words: left	[usa]	0.04 -0.04
words: legal	expert	0.02 -0.02
words: level	sinc	0.08 -0.08
words: level	talk	-0.09 0.09
words: lift	blockad	-0.11 0.11
words: lift	sanction	0.03 -0.03
words: like	a	0.06 -0.06
words: likely	to	-0.01 0.01
words: limit	on	0.06 -0.06
words: lindsey	graham	-0.07 0.07
words: link	ship	-0.04 0.04
words: link	to	0.08 -0.08
words: list	of	0.06 -0.06
words: liv	,	-0.05 0.05
words: liv	in	0.08 -0.08
words: live	:	-0.09 0.09
words: live	updat	-0.13 0.13
words: lng	supply	-0.10 0.10
words: lng	tanker	-0.02 0.02
words: long	?	-0.09 0.09
words: long	as	0.04 -0.04
words: long	term	0.06 -0.06
words: long	to	-0.04 0.04
words: look	for	-0.03 0.03
words: look	to	0.02 -0.02
words: loom	over	-0.04 0.04
words: los	angel	0.07 -0.07
words: lot	of	0.05 -0.05
words: made	a	-0.02 0.02
words: maga	lawmaker	0.03 -0.03
words: main	topic	-0.04 0.04
words: major	combat	-0.05 0.05
words: majority	of	-0.10 0.10
words: make	[side]	-0.09 0.09
words: make	[usa]	0.07 -0.07
words: make	a	-0.03 0.03
words: make	or	-0.03 0.03
words: make	the	0.09 -0.09
words: manag	[region]	-0.05 0.05
words: many	peopl	0.03 -0.03
words: marjori	taylor	-0.08 0.08
words: mark	[place]	0.08 -0.08
words: market	after	-0.03 0.03
words: market	as	-0.02 0.02
words: market	brac	-0.07 0.07
words: market	on	-0.07 0.07
words: market	plummet	-0.05 0.05
words: market	trad	-0.03 0.03
words: market	wrap	-0.07 0.07
words: massiv	[usa]	-0.02 0.02
words: massiv	and	-0.05 0.05
words: may	,	-0.03 0.03
words: may	[region]	-0.09 0.09
words: may	[usa]	-0.08 0.08
words: may	as	0.05 -0.05
words: may	be	-0.08 0.08
words: may	between	-0.10 0.10
words: may	have	0.12 -0.12
words: may	in	-0.03 0.03
words: may	not	-0.01 0.01
words: may	take	-0.02 0.02
words: me	:	-0.02 0.02
words: mean	for	-0.02 0.02
words: meant	to	-0.05 0.05
words: media	,	-0.10 0.10
words: media	:	-0.23 0.23
words: media	[side]	-0.01 0.01
words: media	announc	-0.07 0.07
words: media	post	0.01 -0.01
words: media	report	0.04 -0.04
words: media	says	-0.07 0.07
words: mediator	[place]	-0.03 0.03
words: meet	,	0.09 -0.09
words: meet	[side]	-0.08 0.08
words: meet	[usa]	0.01 -0.01
words: meet	in	-0.01 0.01
words: meet	on	-0.09 0.09
words: meet	over	-0.05 0.05
words: meet	with	0.11 -0.11
words: megyn	kelly	-0.08 0.08
words: melania	[usa]	0.15 -0.15
words: member	kill	-0.12 0.12
words: memorandum	of	-0.11 0.11
words: messag	on	-0.08 0.08
words: messag	to	0.15 -0.15
words: might	be	-0.05 0.05
words: military	,	-0.09 0.09
words: military	action	-0.09 0.09
words: military	bas	-0.04 0.04
words: military	base	-0.03 0.03
words: military	leader	-0.09 0.09
words: military	operation	-0.11 0.11
words: military	said	-0.02 0.02
words: military	says	-0.10 0.10
words: military	sit	0.04 -0.04
words: military	strik	-0.06 0.06
words: million	bpd	-0.11 0.11
words: million	in	-0.09 0.09
words: million	of	-0.07 0.07
words: million	on	0.03 -0.03
words: min	from	-0.05 0.05
words: min	in	-0.10 0.10
words: minister	[side]	0.08 -0.08
words: minister	call	-0.11 0.11
words: minister	of	-0.09 0.09
words: minister	says	-0.12 0.12
words: minister	tell	-0.06 0.06
words: minister	to	-0.09 0.09
words: ministry	says	-0.11 0.11
words: miss	[usa]	-0.08 0.08
words: miss	after	-0.11 0.11
words: missil	,	0.01 -0.01
words: missil	[number]	-0.05 0.05
words: missil	[side]	-0.06 0.06
words: missil	and	-0.01 0.01
words: missil	as	-0.10 0.10
words: missil	at	-0.12 0.12
words: missil	attack	-0.21 0.21
words: missil	barrag	-0.02 0.02
words: missil	defens	0.07 -0.07
words: missil	fir	-0.06 0.06
words: missil	from	0.04 -0.04
words: missil	hit	-0.08 0.08
words: missil	hits	-0.28 0.28
words: missil	in	-0.10 0.10
words: missil	intercept	-0.08 0.08
words: missil	launch	-0.14 0.14
words: missil	on	-0.13 0.13
words: missil	program	-0.07 0.07
words: missil	strik	-0.16 0.16
words: missil	toward	-0.06 0.06
words: mission	-	-0.09 0.09
words: mission	to	-0.12 0.12
words: mobil	phon	0.07 -0.07
words: mock	[usa]	0.07 -0.07
words: moment	[side]	-0.06 0.06
words: moment	[usa]	-0.05 0.05
words: month	,	-0.11 0.11
words: month	after	0.04 -0.04
words: month	in	0.03 -0.03
words: month	of	-0.12 0.12
words: more	[side]	-0.04 0.04
words: more	[usa]	-0.10 0.10
words: more	strik	-0.02 0.02
words: more	than	-0.11 0.11
words: more	troop	-0.07 0.07
words: mortgag	rat	0.07 -0.07
words: mou	,	-0.09 0.09
words: mou	will	-0.06 0.06
words: mou	with	-0.09 0.09
words: mov	through	-0.05 0.05
words: mov	to	-0.09 0.09
words: mr	.	-0.04 0.04
words: ms	now	0.03 -0.03
words: much	of	0.02 -0.02
words: multipl	[side]	-0.06 0.06
words: must	be	0.05 -0.05
words: n	.	0.05 -0.05
words: nam	commander	-0.02 0.02
words: nasdaq	:	0.08 -0.08
words: nation	to	-0.08 0.08
words: national	guard	0.07 -0.07
words: national	security	-0.02 0.02
words: natural	gas	-0.07 0.07
words: naval	blockad	-0.09 0.09
words: near	[number]	-0.05 0.05
words: near	[place]	-0.06 0.06
words: near	[region]	-0.06 0.06
words: near	[side]	-0.11 0.11
words: near	the	-0.08 0.08
words: nearly	[number]	-0.02 0.02
words: need	[place]	-0.11 0.11
words: need	for	-0.05 0.05
words: need	to	0.01 -0.01
words: negotiat	,	-0.11 0.11
words: negotiat	with	-0.08 0.08
words: negotiation	in	-0.06 0.06
words: negotiation	to	-0.09 0.09
words: negotiation	with	0.04 -0.04
words: negotiator	in	-0.07 0.07
words: neutral	in	-0.06 0.06
words: neutrality	.	-0.07 0.07
words: new	[side]	-0.16 0.16
words: new	[usa]	0.12 -0.12
words: new	attack	-0.10 0.10
words: new	ceasefir	-0.11 0.11
words: new	front	-0.10 0.10
words: new	leader	-0.17 0.17
words: new	leaf	-0.05 0.05
words: new	poll	-0.05 0.05
words: new	strik	0.04 -0.04
words: new	threat	-0.08 0.08
words: new	wave	-0.11 0.11
words: new	year	-0.14 0.14
words: news	:	0.09 -0.09
words: news	agency	0.04 -0.04
words: news	from	0.07 -0.07
words: next	?	-0.09 0.09
words: next	step	-0.03 0.03
words: night	,	-0.11 0.11
words: nippon	steel	0.09 -0.09
words: no	[side]	-0.02 0.02
words: no	card	-0.03 0.03
words: no	ceasefir	-0.09 0.09
words: no	deal	-0.10 0.10
words: no	final	-0.07 0.07
words: no	hid	-0.06 0.06
words: no	idea	-0.10 0.10
words: no	king	0.14 -0.14
words: no	longer	0.08 -0.08
words: no	one	0.09 -0.09
words: no	sign	-0.09 0.09
words: no	to	-0.11 0.11
words: nobel	priz	-0.08 0.08
words: none	of	-0.07 0.07
words: north	[usa]	0.11 -0.11
words: north	korea	-0.07 0.07
words: not	,	0.11 -0.11
words: not	.	-0.03 0.03
words: not	:	-0.10 0.10
words: not	[place]	-0.09 0.09
words: not	[side]	-0.12 0.12
words: not	[usa]	0.09 -0.09
words: not	a	-0.08 0.08
words: not	after	-0.07 0.07
words: not	be	-0.04 0.04
words: not	go	-0.07 0.07
words: not	have	0.06 -0.06
words: not	in	-0.08 0.08
words: not	missil	-0.06 0.06
words: not	on	-0.10 0.10
words: not	open	-0.03 0.03
words: not	part	-0.07 0.07
words: not	reopen	-0.04 0.04
words: not	seek	-0.09 0.09
words: not	take	0.01 -0.01
words: not	the	-0.07 0.07
words: not	to	0.06 -0.06
words: not	yet	-0.07 0.07
words: now	,	0.02 -0.02
words: now	he	-0.02 0.02
words: nuclear	,	-0.05 0.05
words: nuclear	deal	-0.10 0.10
words: nuclear	facility	-0.11 0.11
words: nuclear	inspection	-0.11 0.11
words: nuclear	power	0.10 -0.10
words: nuclear	program	-0.10 0.10
words: nuclear	programm	-0.10 0.10
words: nuclear	sit	-0.06 0.06
words: nuclear	site	-0.12 0.12
words: nuclear	weapon	-0.13 0.13
words: number	of	0.11 -0.11
words: oblig	,	-0.07 0.07
words: obliterat	[side]	0.06 -0.06
words: occupy	[region]	0.07 -0.07
words: of	[number]	0.11 -0.11
words: of	[place]	0.05 -0.05
words: of	[region]	-0.06 0.06
words: of	[side]	-0.07 0.07
words: of	[usa]	0.07 -0.07
words: of	all	-0.06 0.06
words: of	attack	-0.12 0.12
words: of	be	-0.11 0.11
words: of	breakthrough	-0.05 0.05
words: of	catastrophic	-0.08 0.08
words: of	ceasefir	0.04 -0.04
words: of	deal	-0.08 0.08
words: of	destruction	0.02 -0.02
words: of	dollar	-0.07 0.07
words: of	down	-0.08 0.08
words: of	dron	0.07 -0.07
words: of	emergency	0.03 -0.03
words: of	foreign	0.06 -0.06
words: of	global	-0.08 0.08
words: of	ground	-0.07 0.07
words: of	high	-0.07 0.07
words: of	his	-0.01 0.01
words: of	its	-0.01 0.01
words: of	liv	0.06 -0.06
words: of	los	0.11 -0.11
words: of	military	0.05 -0.05
words: of	missil	-0.08 0.08
words: of	mou	-0.11 0.11
words: of	new	0.07 -0.07
words: of	oil	-0.09 0.09
words: of	peac	-0.01 0.01
words: of	peopl	-0.01 0.01
words: of	plann	0.02 -0.02
words: of	possibl	-0.07 0.07
words: of	power	-0.06 0.06
words: of	public	0.06 -0.06
words: of	second	-0.03 0.03
words: of	ship	-0.08 0.08
words: of	stat	-0.02 0.02
words: of	strik	-0.06 0.06
words: of	talk	-0.07 0.07
words: of	the	-0.03 0.03
words: of	their	-0.01 0.01
words: of	thousand	0.05 -0.05
words: of	thre	-0.07 0.07
words: of	time	0.04 -0.04
words: of	troop	-0.10 0.10
words: of	two	0.07 -0.07
words: of	understand	-0.11 0.11
words: of	war	-0.05 0.05
words: off	[place]	-0.12 0.12
words: off	a	0.04 -0.04
words: off	in	-0.05 0.05
words: off	ramp	-0.09 0.09
words: off	the	-0.07 0.07
words: offer	.	-0.03 0.03
words: offer	[number]	-0.07 0.07
words: offer	to	-0.04 0.04
words: official	accus	-0.07 0.07
words: official	confirm	-0.07 0.07
words: official	in	0.07 -0.07
words: official	meet	-0.08 0.08
words: official	said	0.09 -0.09
words: official	say	-0.02 0.02
words: official	says	-0.14 0.14
words: official	to	-0.09 0.09
words: official	warn	0.04 -0.04
words: oil	,	-0.08 0.08
words: oil	[side]	-0.11 0.11
words: oil	and	0.05 -0.05
words: oil	as	-0.11 0.11
words: oil	blockad	0.09 -0.09
words: oil	company	0.05 -0.05
words: oil	could	-0.05 0.05
words: oil	crisi	-0.11 0.11
words: oil	depot	0.02 -0.02
words: oil	dips	-0.09 0.09
words: oil	drop	-0.03 0.03
words: oil	export	-0.09 0.09
words: oil	facility	-0.02 0.02
words: oil	fall	-0.09 0.09
words: oil	field	-0.10 0.10
words: oil	flow	-0.04 0.04
words: oil	from	-0.04 0.04
words: oil	hits	-0.06 0.06
words: oil	in	-0.13 0.13
words: oil	jump	-0.07 0.07
words: oil	market	-0.08 0.08
words: oil	out	-0.07 0.07
words: oil	output	-0.15 0.15
words: oil	pipelin	-0.03 0.03
words: oil	pric	-0.12 0.12
words: oil	producer	0.02 -0.02
words: oil	production	-0.11 0.11
words: oil	project	0.11 -0.11
words: oil	refinery	0.09 -0.09
words: oil	reserv	-0.15 0.15
words: oil	ris	-0.08 0.08
words: oil	sanction	-0.05 0.05
words: oil	sector	0.09 -0.09
words: oil	shipment	0.02 -0.02
words: oil	shock	-0.16 0.16
words: oil	spik	-0.10 0.10
words: oil	supply	-0.16 0.16
words: oil	surg	-0.09 0.09
words: oil	tanker	0.03 -0.03
words: oil	terminal	-0.07 0.07
words: oil	to	-0.05 0.05
words: oil	tops	-0.05 0.05
words: oil	trad	-0.02 0.02
words: oil	tumbl	-0.03 0.03
words: oil	waiver	-0.04 0.04
words: on	,	0.05 -0.05
words: on	[ally]	-0.07 0.07
words: on	[number]	-0.08 0.08
words: on	[place]	-0.09 0.09
words: on	[region]	-0.03 0.03
words: on	[side]	-0.16 0.16
words: on	[usa]	-0.13 0.13
words: on	a	-0.12 0.12
words: on	air	-0.01 0.01
words: on	all	-0.07 0.07
words: on	ceasefir	-0.08 0.08
words: on	cnn	0.04 -0.04
words: on	court	0.10 -0.10
words: on	day	-0.06 0.06
words: on	deal	-0.09 0.09
words: on	dhs	0.09 -0.09
words: on	edge	-0.03 0.03
words: on	energy	-0.07 0.07
words: on	fire	-0.08 0.08
words: on	fox	0.03 -0.03
words: on	friday	-0.11 0.11
words: on	his	0.02 -0.02
words: on	hold	-0.10 0.10
words: on	hop	-0.07 0.07
words: on	how	0.03 -0.03
words: on	hyperliquid	-0.06 0.06
words: on	its	-0.08 0.08
words: on	key	-0.06 0.06
words: on	latest	-0.03 0.03
words: on	military	0.01 -0.01
words: on	missil	-0.07 0.07
words: on	monday	0.06 -0.06
words: on	neighbour	-0.09 0.09
words: on	new	-0.04 0.04
words: on	nuclear	-0.08 0.08
words: on	oil	-0.06 0.06
words: on	plan	-0.05 0.05
words: on	polymarket	-0.07 0.07
words: on	reopen	-0.05 0.05
words: on	ship	-0.08 0.08
words: on	strik	0.04 -0.04
words: on	sunday	0.02 -0.02
words: on	supply	-0.04 0.04
words: on	tanker	-0.10 0.10
words: on	the	-0.02 0.02
words: on	thursday	-0.03 0.03
words: on	tuesday	-0.06 0.06
words: on	war	-0.18 0.18
words: on	wednesday	-0.07 0.07
words: one	is	-0.03 0.03
words: one	kill	0.02 -0.02
words: one	month	-0.11 0.11
words: one	night	-0.08 0.08
words: one	of	-0.04 0.04
words: one	week	-0.13 0.13
words: ongo	conflict	-0.04 0.04
words: only	way	-0.09 0.09
words: open	:	0.01 -0.01
words: open	[region]	-0.12 0.12
words: open	in	-0.01 0.01
words: open	the	-0.14 0.14
words: open	up	0.08 -0.08
words: operation	,	-0.06 0.06
words: operation	[side]	-0.11 0.11
words: operation	[usa]	-0.13 0.13
words: operation	after	-0.08 0.08
words: operation	against	-0.05 0.05
words: operation	in	-0.09 0.09
words: operation	on	-0.05 0.05
words: operation	to	-0.12 0.12
words: opportunity	to	-0.08 0.08
words: option	as	-0.04 0.04
words: option	for	-0.09 0.09
words: option	in	-0.10 0.10
words: option	on	0.07 -0.07
words: or	[usa]	-0.03 0.03
words: or	break	-0.03 0.03
words: orban	conced	0.07 -0.07
words: order	[usa]	0.05 -0.05
words: order	evacuation	-0.09 0.09
words: order	for	0.08 -0.08
words: order	to	0.10 -0.10
words: our	president	0.01 -0.01
words: out	:	-0.08 0.08
words: out	[usa]	-0.02 0.02
words: out	as	-0.09 0.09
words: out	at	0.05 -0.05
words: out	in	0.03 -0.03
words: out	of	0.03 -0.03
words: out	on	0.05 -0.05
words: out	the	-0.01 0.01
words: out	very	-0.02 0.02
words: out	war	-0.04 0.04
words: outlook	:	-0.06 0.06
words: outsid	[usa]	0.10 -0.10
words: over	.	0.04 -0.04
words: over	[number]	-0.04 0.04
words: over	[place]	-0.06 0.06
words: over	[region]	-0.10 0.10
words: over	[side]	-0.19 0.19
words: over	a	-0.02 0.02
words: over	alleg	0.10 -0.10
words: over	attack	-0.08 0.08
words: over	fear	-0.08 0.08
words: over	new	-0.05 0.05
words: over	report	-0.06 0.06
words: over	the	-0.04 0.04
words: over	threat	-0.12 0.12
words: over	two	-0.05 0.05
words: over	war	-0.09 0.09
words: over	your	-0.04 0.04
words: p	.	0.02 -0.02
words: p	[number]	-0.04 0.04
words: page	at	-0.04 0.04
words: palestinian	in	0.05 -0.05
words: pam	bondi	0.07 -0.07
words: part	of	0.05 -0.05
words: participat	in	0.03 -0.03
words: pass	[region]	-0.03 0.03
words: pass	the	0.04 -0.04
words: pass	through	-0.12 0.12
words: passag	through	-0.07 0.07
words: past	[number]	-0.13 0.13
words: path	to	0.05 -0.05
words: pay	[number]	-0.03 0.03
words: pay	the	-0.11 0.11
words: peac	,	-0.07 0.07
words: peac	agreement	0.07 -0.07
words: peac	deal	-0.17 0.17
words: peac	framework	-0.03 0.03
words: peac	plan	-0.03 0.03
words: peac	talk	-0.22 0.22
words: pedro	sanchez	-0.06 0.06
words: penalty	law	0.10 -0.10
words: peopl	are	0.05 -0.05
words: peopl	in	0.02 -0.02
words: peopl	kill	0.03 -0.03
words: per	barrel	-0.06 0.06
words: percent	,	-0.01 0.01
words: percent	after	0.04 -0.04
words: percent	as	-0.10 0.10
words: percent	in	0.03 -0.03
words: percent	of	-0.09 0.09
words: percent	on	-0.09 0.09
words: persian	new	-0.14 0.14
words: phas	of	-0.07 0.07
words: phon	call	-0.03 0.03
words: pilot	down	-0.08 0.08
words: pilot	in	0.05 -0.05
words: pitch	[number]	0.09 -0.09
words: plac	in	0.09 -0.09
words: plac	on	-0.06 0.06
words: plan	as	-0.07 0.07
words: plan	crash	-0.03 0.03
words: plan	damag	-0.10 0.10
words: plan	for	-0.01 0.01
words: plan	in	0.08 -0.08
words: plan	to	0.03 -0.03
words: plann	in	0.04 -0.04
words: plant	for	-0.07 0.07
words: plant	if	-0.01 0.01
words: plant	in	0.08 -0.08
words: plant	unles	-0.01 0.01
words: pledg	to	0.08 -0.08
words: plummet	:	0.04 -0.04
words: plung	[number]	0.03 -0.03
words: plung	after	-0.02 0.02
words: plung	as	-0.04 0.04
words: plus	.	-0.04 0.04
words: pm	[place]	-0.07 0.07
words: pm	says	-0.01 0.01
words: point	[usa]	0.01 -0.01
words: point	peac	-0.04 0.04
words: point	plan	-0.08 0.08
words: point	to	0.04 -0.04
words: pois	to	-0.01 0.01
words: poll	find	-0.09 0.09
words: poor	job	0.05 -0.05
words: port	,	0.05 -0.05
words: port	after	-0.09 0.09
words: port	and	-0.06 0.06
words: port	blockad	-0.07 0.07
words: port	of	0.04 -0.04
words: possibility	of	0.02 -0.02
words: possibl	[usa]	-0.06 0.06
words: possibl	strik	-0.04 0.04
words: potential	[usa]	-0.02 0.02
words: pound	[side]	-0.04 0.04
words: power	,	0.03 -0.03
words: power	:	-0.06 0.06
words: power	and	0.03 -0.03
words: power	grid	0.03 -0.03
words: power	plant	-0.10 0.10
words: power	to	0.07 -0.07
words: powerful	ally	-0.05 0.05
words: prais	[place]	-0.07 0.07
words: predicament	unchang	-0.10 0.10
words: prepar	for	-0.06 0.06
words: prepar	to	0.01 -0.01
words: preparation	for	0.01 -0.01
words: pres	.	-0.09 0.09
words: pres	conferenc	-0.09 0.09
words: president	[usa]	-0.08 0.08
words: president	is	-0.10 0.10
words: president	said	-0.06 0.06
words: press	on	0.03 -0.03
words: pressur	on	0.03 -0.03
words: prevent	[side]	-0.07 0.07
words: pric	.	-0.11 0.11
words: pric	?	-0.08 0.08
words: pric	amid	-0.02 0.02
words: pric	as	0.03 -0.03
words: pric	could	-0.07 0.07
words: pric	fall	-0.05 0.05
words: pric	for	0.03 -0.03
words: pric	in	-0.05 0.05
words: pric	increas	-0.04 0.04
words: pric	jump	-0.12 0.12
words: pric	of	-0.08 0.08
words: pric	plung	-0.05 0.05
words: pric	ris	-0.06 0.06
words: pric	rise	-0.11 0.11
words: pric	shock	-0.08 0.08
words: pric	soar	-0.09 0.09
words: pric	surg	-0.15 0.15
words: pric	to	0.03 -0.03
words: pric	up	-0.07 0.07
words: pric	will	-0.10 0.10
words: prim	minister	0.09 -0.09
words: pro	[side]	0.07 -0.07
words: production	as	-0.13 0.13
words: production	of	-0.07 0.07
words: progres	in	0.01 -0.01
words: project	in	0.10 -0.10
words: promis	to	-0.06 0.06
words: proposal	,	0.02 -0.02
words: proposal	to	0.06 -0.06
words: protect	[place]	-0.06 0.06
words: protest	,	0.15 -0.15
words: protest	.	0.08 -0.08
words: protest	[number]	0.06 -0.06
words: protest	[place]	0.09 -0.09
words: protest	[side]	0.08 -0.08
words: protest	against	0.02 -0.02
words: protest	from	0.11 -0.11
words: protest	in	0.13 -0.13
words: public	to	0.06 -0.06
words: pull	back	-0.11 0.11
words: pull	from	-0.04 0.04
words: push	[usa]	-0.09 0.09
words: push	back	0.03 -0.03
words: push	for	-0.02 0.02
words: push	to	0.05 -0.05
words: push	up	-0.10 0.10
words: put	up	-0.04 0.04
words: putt	boot	-0.06 0.06
words: question	:	-0.10 0.10
words: question	[usa]	0.02 -0.02
words: question	about	-0.02 0.02
words: rac	to	-0.02 0.02
words: rag	at	0.05 -0.05
words: rag	in	-0.10 0.10
words: rain	down	-0.07 0.07
words: rais	[usa]	-0.07 0.07
words: rais	eyebrow	0.05 -0.05
words: rais	pric	0.04 -0.04
words: rais	risk	-0.11 0.11
words: rally	as	-0.04 0.04
words: ramp	up	0.02 -0.02
words: rare	earth	0.13 -0.13
words: rat	,	0.10 -0.10
words: rate	cuts	0.06 -0.06
words: re	open	-0.01 0.01
words: reach	,	-0.05 0.05
words: reach	[number]	-0.02 0.02
words: reach	[place]	-0.08 0.08
words: reach	a	-0.10 0.10
words: reach	deal	-0.08 0.08
words: reach	final	-0.08 0.08
words: reach	peac	-0.03 0.03
words: react	to	-0.01 0.01
words: reaction	to	0.08 -0.08
words: ready	for	-0.11 0.11
words: ready	to	-0.13 0.13
words: real	estat	0.12 -0.12
words: recent	days	-0.09 0.09
words: record	high	-0.07 0.07
words: red	lin	-0.10 0.10
words: reev	warn	-0.09 0.09
words: refinery	after	-0.01 0.01
words: refinery	hit	-0.08 0.08
words: refinery	in	0.10 -0.10
words: refinery	shut	-0.11 0.11
words: refuell	plan	-0.15 0.15
words: refug	in	-0.07 0.07
words: refus	to	-0.11 0.11
words: regim	chang	-0.08 0.08
words: region	and	-0.04 0.04
words: reimpos	restriction	-0.05 0.05
words: reject	[side]	-0.08 0.08
words: reject	[usa]	-0.08 0.08
words: reject	claim	-0.06 0.06
words: relation	with	0.03 -0.03
words: relationship	with	0.03 -0.03
words: releas	[number]	-0.07 0.07
words: releas	of	-0.15 0.15
words: releas	video	-0.09 0.09
words: relief	as	-0.07 0.07
words: rely	on	-0.10 0.10
words: remain	in	0.01 -0.01
words: removal	of	-0.06 0.06
words: renew	[side]	-0.08 0.08
words: reopen	,	-0.07 0.07
words: reopen	-	-0.03 0.03
words: reopen	[region]	-0.12 0.12
words: reopen	of	-0.03 0.03
words: reopen	the	-0.06 0.06
words: reopen	until	-0.04 0.04
words: report	:	-0.06 0.06
words: report	[side]	-0.10 0.10
words: report	[usa]	-0.11 0.11
words: report	from	-0.08 0.08
words: report	he	-0.08 0.08
words: report	in	-0.09 0.09
words: report	of	-0.13 0.13
words: report	on	-0.04 0.04
words: report	says	-0.01 0.01
words: rescu	,	-0.04 0.04
words: rescu	airman	-0.10 0.10
words: rescu	of	0.02 -0.02
words: rescu	second	-0.07 0.07
words: resign	over	-0.08 0.08
words: respond	to	0.07 -0.07
words: respons	to	-0.13 0.13
words: responsibility	for	0.01 -0.01
words: responsibl	for	-0.09 0.09
words: resum	operation	-0.12 0.12
words: retaliat	after	0.01 -0.01
words: retaliat	to	-0.05 0.05
words: retaliation	.	-0.06 0.06
words: retaliatory	attack	-0.07 0.07
words: retaliatory	strik	-0.06 0.06
words: retreat	from	0.04 -0.04
words: return	of	0.01 -0.01
words: return	to	-0.10 0.10
words: reut	.	0.01 -0.01
words: reveal	the	-0.11 0.11
words: reveng	tax	0.06 -0.06
words: revers	cours	-0.06 0.06
words: rfk	jr	0.10 -0.10
words: rips	[usa]	-0.08 0.08
words: ris	from	-0.09 0.09
words: ris	on	0.05 -0.05
words: rise	[number]	0.04 -0.04
words: rise	after	-0.07 0.07
words: rise	amid	-0.08 0.08
words: rise	as	-0.02 0.02
words: rise	in	0.07 -0.07
words: risk	and	-0.11 0.11
words: risk	as	0.07 -0.07
words: risk	from	-0.08 0.08
words: risk	of	-0.14 0.14
words: risk	to	0.04 -0.04
words: rock	by	-0.08 0.08
words: rocket	[number]	0.05 -0.05
words: rocket	[side]	0.06 -0.06
words: rocket	fire	-0.03 0.03
words: role	in	0.04 -0.04
words: round	of	-0.13 0.13
words: royal	navy	-0.13 0.13
words: rs	[number]	0.01 -0.01
words: rubbl	after	-0.07 0.07
words: rul	out	0.05 -0.05
words: run	for	0.04 -0.04
words: rundown	:	0.05 -0.05
words: runn	out	-0.10 0.10
words: rush	to	-0.12 0.12
words: s	[side]	-0.10 0.10
words: s	p	-0.04 0.04
words: safe	haven	-0.12 0.12
words: said	,	-0.04 0.04
words: said	.	-0.03 0.03
words: said	he	-0.03 0.03
words: said	it	0.04 -0.04
words: said	that	0.05 -0.05
words: said	the	-0.05 0.05
words: said	to	0.14 -0.14
words: sailor	kill	-0.13 0.13
words: sailor	strand	-0.06 0.06
words: same	day	0.09 -0.09
words: sanction	,	-0.08 0.08
words: sanction	[side]	-0.11 0.11
words: sanction	on	0.02 -0.02
words: sanction	ship	-0.04 0.04
words: sanction	waiver	0.05 -0.05
words: satellit	imag	-0.09 0.09
words: saturday	night	0.04 -0.04
words: say	[usa]	-0.12 0.12
words: say	no	-0.11 0.11
words: say	that	0.03 -0.03
words: say	the	0.03 -0.03
words: say	they	0.09 -0.09
words: say	they'r	0.04 -0.04
words: says	,	0.13 -0.13
words: says	:	0.08 -0.08
words: says	[number]	-0.12 0.12
words: says	[place]	-0.06 0.06
words: says	[region]	-0.08 0.08
words: says	[side]	-0.07 0.07
words: says	[usa]	-0.01 0.01
words: says	agreement	-0.03 0.03
words: says	as	-0.04 0.04
words: says	country	0.02 -0.02
words: says	deal	-0.06 0.06
words: says	final	-0.04 0.04
words: says	from	-0.03 0.03
words: says	he	0.01 -0.01
words: says	if	0.03 -0.03
words: says	in	-0.03 0.03
words: says	it	0.01 -0.01
words: says	its	-0.07 0.07
words: says	mediation	-0.12 0.12
words: says	mou	-0.05 0.05
words: says	no	0.03 -0.03
words: says	not	-0.06 0.06
words: says	peac	-0.04 0.04
words: says	she	0.05 -0.05
words: says	strik	-0.03 0.03
words: says	talk	-0.12 0.12
words: says	the	0.02 -0.02
words: says	ther	-0.08 0.08
words: says	to	-0.09 0.09
words: says	two	-0.10 0.10
words: says	war	-0.07 0.07
words: says	will	0.07 -0.07
words: says	with	0.03 -0.03
words: says	zelensky	0.03 -0.03
words: scal	of	-0.09 0.09
words: school	in	-0.13 0.13
words: scott	jenning	0.01 -0.01
words: scrambl	to	-0.10 0.10
words: sea	dron	0.10 -0.10
words: second	[usa]	-0.08 0.08
words: second	round	-0.05 0.05
words: second	time	-0.09 0.09
words: secretary	chri	-0.08 0.08
words: secretary	of	0.02 -0.02
words: secur	[region]	-0.06 0.06
words: security	chief	-0.10 0.10
words: security	in	-0.06 0.06
words: security	meet	-0.07 0.07
words: see	a	-0.09 0.09
words: seek	to	0.02 -0.02
words: seem	to	-0.08 0.08
words: seen	as	-0.09 0.09
words: seen	in	-0.14 0.14
words: seiz	[side]	-0.09 0.09
words: seiz	ship	-0.11 0.11
words: seizur	of	0.08 -0.08
words: senat	,	0.03 -0.03
words: senat	republican	-0.06 0.06
words: send	[number]	0.03 -0.03
words: send	in	-0.11 0.11
words: send	oil	-0.03 0.03
words: send	pric	-0.10 0.10
words: send	ship	-0.05 0.05
words: send	warship	-0.10 0.10
words: senior	[side]	0.03 -0.03
words: senior	[usa]	-0.07 0.07
words: seriously	wound	-0.10 0.10
words: serv	as	-0.09 0.09
words: servic	member	-0.10 0.10
words: set	for	-0.09 0.09
words: set	to	-0.05 0.05
words: set	unilateral	0.10 -0.10
words: seven	of	-0.09 0.09
words: seventh	[usa]	-0.04 0.04
words: shadow	fleet	0.07 -0.07
words: shadow	of	0.01 -0.01
words: shar	in	0.11 -0.11
words: shar	of	0.05 -0.05
words: she	was	0.06 -0.06
words: shelter	from	-0.11 0.11
words: shelter	in	-0.10 0.10
words: shift	[side]	-0.09 0.09
words: shift	in	0.07 -0.07
words: ship	,	-0.04 0.04
words: ship	:	0.01 -0.01
words: ship	are	-0.05 0.05
words: ship	attack	-0.13 0.13
words: ship	carry	-0.04 0.04
words: ship	crossing	-0.07 0.07
words: ship	from	-0.09 0.09
words: ship	in	-0.18 0.18
words: ship	near	-0.03 0.03
words: ship	off	-0.09 0.09
words: ship	pass	-0.08 0.08
words: ship	seiz	-0.07 0.07
words: ship	through	-0.06 0.06
words: ship	to	-0.12 0.12
words: ship	traffic	-0.07 0.07
words: ship	transit	-0.03 0.03
words: ship	try	-0.02 0.02
words: ship	with	-0.10 0.10
words: shipment	,	0.02 -0.02
words: shipp	in	-0.03 0.03
words: shock	,	-0.06 0.06
words: shoot	at	0.05 -0.05
words: shoot	down	0.02 -0.02
words: shot	down	-0.08 0.08
words: should	be	-0.02 0.02
words: should	not	-0.08 0.08
words: show	[side]	-0.11 0.11
words: show	[usa]	-0.02 0.02
words: show	no	0.05 -0.05
words: shut	down	-0.11 0.11
words: sign	[side]	-0.08 0.08
words: sign	[usa]	-0.09 0.09
words: sign	by	-0.09 0.09
words: sign	ceremony	-0.08 0.08
words: sign	deal	-0.14 0.14
words: sign	mou	-0.10 0.10
words: sign	of	-0.02 0.02
words: sign	on	-0.08 0.08
words: sign	peac	0.07 -0.07
words: sign	set	-0.05 0.05
words: sign	sunday	-0.05 0.05
words: sign	today	-0.04 0.04
words: sinc	[number]	-0.10 0.10
words: sinc	[side]	-0.04 0.04
words: sinc	start	-0.09 0.09
words: sinc	the	0.02 -0.02
words: sinc	war	0.01 -0.01
words: sink	,	-0.04 0.04
words: sink	[side]	-0.10 0.10
words: siren	sound	-0.10 0.10
words: sit	,	-0.02 0.02
words: sit	in	0.01 -0.01
words: site	in	-0.08 0.08
words: site	of	-0.07 0.07
words: slam	[usa]	0.01 -0.01
words: slump	in	0.04 -0.04
words: smok	ris	-0.10 0.10
words: smok	seen	-0.13 0.13
words: so	far	0.02 -0.02
words: so	hard	-0.03 0.03
words: so	long	-0.08 0.08
words: soar	[number]	0.07 -0.07
words: soar	as	-0.06 0.06
words: soar	on	-0.03 0.03
words: social	media	0.03 -0.03
words: soldier	,	0.07 -0.07
words: soldier	.	0.10 -0.10
words: soldier	[side]	0.08 -0.08
words: soldier	as	-0.08 0.08
words: soldier	kill	-0.12 0.12
words: soldier	who	0.07 -0.07
words: some	republican	-0.07 0.07
words: son	as	-0.11 0.11
words: son	pitch	0.09 -0.09
words: soon	,	-0.06 0.06
words: sought	refug	-0.07 0.07
words: sound	[side]	-0.10 0.10
words: sound	alarm	0.05 -0.05
words: sound	from	-0.15 0.15
words: sound	in	-0.24 0.24
words: sourc	say	-0.07 0.07
words: south	of	0.08 -0.08
words: southeast	asia	-0.03 0.03
words: speak	out	0.08 -0.08
words: speak	to	-0.11 0.11
words: special	forc	-0.06 0.06
words: speech	on	-0.05 0.05
words: spend	[number]	0.08 -0.08
words: spik	as	-0.07 0.07
words: spik	in	-0.08 0.08
words: spiral	,	-0.04 0.04
words: spot	pric	-0.06 0.06
words: spy	for	-0.13 0.13
words: squeez	[place]	0.02 -0.02
words: stablecoin	bill	0.07 -0.07
words: stak	negotiation	-0.05 0.05
words: stall	as	0.07 -0.07
words: stall	over	-0.07 0.07
words: stand	by	0.06 -0.06
words: start	of	-0.13 0.13
words: start	on	-0.06 0.06
words: start	the	-0.02 0.02
words: start	to	0.02 -0.02
words: stat	,	0.07 -0.07
words: stat	media	-0.16 0.16
words: stat	of	0.06 -0.06
words: stat	tv	-0.13 0.13
words: statement	on	0.01 -0.01
words: statu	:	0.02 -0.02
words: stay	in	-0.10 0.10
words: stay	out	-0.03 0.03
words: steady	after	-0.01 0.01
words: step	in	-0.08 0.08
words: step	up	0.03 -0.03
words: stephen	colbert	0.12 -0.12
words: stick	point	-0.01 0.01
words: still	far	0.06 -0.06
words: stock	fall	0.02 -0.02
words: stock	futur	-0.03 0.03
words: stock	market	-0.16 0.16
words: stock	rise	-0.01 0.01
words: stock	sink	-0.03 0.03
words: stock	surg	0.07 -0.07
words: stop	[side]	-0.14 0.14
words: stop	[usa]	0.04 -0.04
words: stop	attack	-0.10 0.10
words: stop	now	-0.05 0.05
words: stop	them	-0.03 0.03
words: straight	up	-0.07 0.07
words: strait	,	-0.05 0.05
words: strait	or	-0.08 0.08
words: strand	in	-0.10 0.10
words: strand	near	-0.07 0.07
words: street	of	-0.10 0.10
words: strik	,	-0.13 0.13
words: strik	.	0.04 -0.04
words: strik	:	0.01 -0.01
words: strik	[ally]	-0.09 0.09
words: strik	[place]	0.04 -0.04
words: strik	[side]	-0.07 0.07
words: strik	[usa]	-0.04 0.04
words: strik	acros	-0.08 0.08
words: strik	after	0.05 -0.05
words: strik	against	-0.04 0.04
words: strik	and	-0.04 0.04
words: strik	as	-0.11 0.11
words: strik	at	-0.03 0.03
words: strik	continu	-0.07 0.07
words: strik	could	-0.05 0.05
words: strik	for	-0.09 0.09
words: strik	from	0.06 -0.06
words: strik	hit	-0.07 0.07
words: strik	hits	-0.10 0.10
words: strik	if	-0.04 0.04
words: strik	in	0.07 -0.07
words: strik	kill	-0.02 0.02
words: strik	missil	-0.10 0.10
words: strik	near	-0.08 0.08
words: strik	on	-0.09 0.09
words: strik	target	-0.06 0.06
words: strik	to	0.03 -0.03
words: strik	troop	0.07 -0.07
words: strongly	condemn	-0.11 0.11
words: struck	by	-0.08 0.08
words: struggl	to	0.01 -0.01
words: student	in	0.11 -0.11
words: submarin	sink	-0.07 0.07
words: sues	[usa]	0.09 -0.09
words: suggest	[side]	-0.09 0.09
words: suicid	dron	-0.07 0.07
words: summon	[place]	-0.07 0.07
words: sunday	,	-0.09 0.09
words: sunday	-	-0.06 0.06
words: sunk	by	-0.13 0.13
words: supply	.	-0.09 0.09
words: supply	chain	0.12 -0.12
words: supply	concern	-0.03 0.03
words: supply	disruption	-0.15 0.15
words: supply	of	-0.10 0.10
words: supply	risk	-0.04 0.04
words: support	[side]	-0.10 0.10
words: support	[usa]	0.02 -0.02
words: support	for	-0.05 0.05
words: suprem	court	0.12 -0.12
words: surg	,	-0.01 0.01
words: surg	.	0.07 -0.07
words: surg	[number]	-0.08 0.08
words: surg	abov	-0.04 0.04
words: surg	after	0.04 -0.04
words: surg	amid	-0.07 0.07
words: surg	as	-0.06 0.06
words: surg	more	-0.01 0.01
words: surg	past	-0.10 0.10
words: surg	to	0.02 -0.02
words: surg	toward	-0.03 0.03
words: surrender	from	-0.09 0.09
words: surrender	to	-0.04 0.04
words: suspend	[side]	0.06 -0.06
words: suspend	flight	-0.05 0.05
words: swip	at	0.03 -0.03
words: system	:	-0.02 0.02
words: system	in	0.01 -0.01
words: tak	aim	0.08 -0.08
words: tak	effect	-0.08 0.08
words: take	[side]	-0.11 0.11
words: take	over	-0.02 0.02
words: take	plac	-0.07 0.07
words: takeaway	from	-0.10 0.10
words: taken	out	-0.05 0.05
words: taken	too	-0.03 0.03
words: talk	,	-0.01 0.01
words: talk	-	-0.02 0.02
words: talk	:	-0.02 0.02
words: talk	;	-0.06 0.06
words: talk	[place]	-0.03 0.03
words: talk	[side]	-0.06 0.06
words: talk	[usa]	-0.05 0.05
words: talk	after	-0.11 0.11
words: talk	and	-0.02 0.02
words: talk	as	-0.07 0.07
words: talk	begin	0.01 -0.01
words: talk	between	-0.05 0.05
words: talk	conclud	-0.06 0.06
words: talk	continu	-0.08 0.08
words: talk	could	0.03 -0.03
words: talk	end	-0.05 0.05
words: talk	fail	-0.04 0.04
words: talk	for	-0.07 0.07
words: talk	go	-0.07 0.07
words: talk	in	-0.15 0.15
words: talk	may	-0.04 0.04
words: talk	of	-0.07 0.07
words: talk	on	-0.12 0.12
words: talk	set	-0.07 0.07
words: talk	stall	-0.10 0.10
words: talk	with	0.06 -0.06
words: talk	|	-0.08 0.08
words: tank	in	0.02 -0.02
words: tanker	exit	-0.05 0.05
words: tanker	hit	-0.02 0.02
words: tanker	in	-0.10 0.10
words: tanker	off	-0.09 0.09
words: tanker	pass	-0.03 0.03
words: tanker	strand	-0.05 0.05
words: tanker	struck	-0.08 0.08
words: target	[place]	-0.09 0.09
words: target	[side]	0.06 -0.06
words: target	[usa]	0.04 -0.04
words: target	in	-0.12 0.12
words: tariff	,	0.09 -0.09
words: tariff	and	0.11 -0.11
words: tariff	deal	0.09 -0.09
words: tariff	talk	0.09 -0.09
words: tariff	threat	0.11 -0.11
words: tasnim	report	-0.05 0.05
words: tax	bill	0.03 -0.03
words: taylor	green	-0.08 0.08
words: team	in	0.02 -0.02
words: tell	[place]	-0.11 0.11
words: tell	[side]	-0.11 0.11
words: tell	[usa]	-0.01 0.01
words: tell	al	-0.04 0.04
words: tell	bbc	-0.07 0.07
words: tell	us	-0.13 0.13
words: tens	of	-0.03 0.03
words: tension	,	-0.02 0.02
words: tension	build	-0.04 0.04
words: tension	escalat	-0.02 0.02
words: tension	rise	-0.02 0.02
words: tension	spik	-0.03 0.03
words: territory	,	-0.07 0.07
words: terrorist	hama	0.10 -0.10
words: test	of	0.01 -0.01
words: texa	oil	0.11 -0.11
words: text	of	-0.14 0.14
words: than	[number]	-0.14 0.14
words: than	[place]	0.03 -0.03
words: than	[usa]	0.05 -0.05
words: than	a	0.05 -0.05
words: than	ever	0.05 -0.05
words: thank	[place]	-0.07 0.07
words: thank	to	-0.01 0.01
words: that	[place]	0.07 -0.07
words: that	[side]	-0.13 0.13
words: that	[usa]	-0.03 0.03
words: that	a	0.03 -0.03
words: that	has	-0.03 0.03
words: that	he	-0.05 0.05
words: that	his	0.06 -0.06
words: that	is	0.06 -0.06
words: that	its	0.04 -0.04
words: that	kill	-0.05 0.05
words: that	mean	0.04 -0.04
words: that	the	-0.05 0.05
words: that	was	0.02 -0.02
words: the	[ally]	-0.04 0.04
words: the	[place]	0.07 -0.07
words: the	[region]	-0.26 0.26
words: the	[side]	-0.31 0.31
words: the	[usa]	0.06 -0.06
words: the	air	-0.04 0.04
words: the	attack	-0.11 0.11
words: the	authority	-0.02 0.02
words: the	battlefield	-0.03 0.03
words: the	best	-0.06 0.06
words: the	big	0.03 -0.03
words: the	brink	0.03 -0.03
words: the	capital	0.09 -0.09
words: the	card	-0.05 0.05
words: the	ceasefir	-0.13 0.13
words: the	city	-0.08 0.08
words: the	com	-0.09 0.09
words: the	conflict	-0.10 0.10
words: the	deal	0.05 -0.05
words: the	death	-0.09 0.09
words: the	economic	-0.10 0.10
words: the	election	0.05 -0.05
words: the	end	-0.08 0.08
words: the	energy	-0.10 0.10
words: the	f	0.08 -0.08
words: the	face	-0.04 0.04
words: the	federal	0.11 -0.11
words: the	fight	-0.07 0.07
words: the	first	-0.03 0.03
words: the	gas	-0.09 0.09
words: the	global	-0.12 0.12
words: the	ground	-0.15 0.15
words: the	hell	0.05 -0.05
words: the	job	-0.08 0.08
words: the	justic	0.06 -0.06
words: the	key	-0.05 0.05
words: the	kill	-0.08 0.08
words: the	largest	0.10 -0.10
words: the	latest	-0.02 0.02
words: the	leader	-0.02 0.02
words: the	long	-0.08 0.08
words: the	media	-0.05 0.05
words: the	midterm	-0.07 0.07
words: the	military	-0.05 0.05
words: the	moon	0.11 -0.11
words: the	most	-0.01 0.01
words: the	move	0.01 -0.01
words: the	nation	0.05 -0.05
words: the	national	-0.03 0.03
words: the	new	0.02 -0.02
words: the	next	0.08 -0.08
words: the	occupy	0.05 -0.05
words: the	oil	-0.07 0.07
words: the	other	-0.09 0.09
words: the	page	-0.04 0.04
words: the	peopl	-0.03 0.03
words: the	political	0.06 -0.06
words: the	president	-0.01 0.01
words: the	pric	0.03 -0.03
words: the	public	-0.13 0.13
words: the	race	0.07 -0.07
words: the	region	-0.13 0.13
words: the	right	-0.04 0.04
words: the	sailor	-0.06 0.06
words: the	same	0.08 -0.08
words: the	sky	-0.10 0.10
words: the	strait	-0.09 0.09
words: the	street	-0.06 0.06
words: the	suprem	0.09 -0.09
words: the	third	-0.06 0.06
words: the	truth	-0.08 0.08
words: the	two	0.02 -0.02
words: the	war	-0.25 0.25
words: the	way	0.04 -0.04
words: the	world	0.07 -0.07
words: them	to	0.03 -0.03
words: ther	is	0.07 -0.07
words: ther	no	-0.08 0.08
words: ther	was	-0.04 0.04
words: ther	were	0.06 -0.06
words: ther	will	-0.03 0.03
words: they	are	-0.01 0.01
words: they	can	0.07 -0.07
words: they	have	-0.03 0.03
words: they	want	-0.09 0.09
words: they	were	0.10 -0.10
words: they	will	-0.07 0.07
words: think	[side]	-0.05 0.05
words: third	day	-0.06 0.06
words: third	time	-0.06 0.06
words: this	is	0.03 -0.03
words: this	time	-0.05 0.05
words: this	war	-0.14 0.14
words: this	week	-0.03 0.03
words: this	weekend	-0.06 0.06
words: this	year	0.10 -0.10
words: though	[side]	-0.03 0.03
words: thousand	of	0.05 -0.05
words: thre	,	0.05 -0.05
words: thre	[place]	-0.11 0.11
words: thre	[side]	0.06 -0.06
words: thre	in	-0.02 0.02
words: thre	year	0.03 -0.03
words: threat	,	0.06 -0.06
words: threat	:	0.09 -0.09
words: threat	against	0.04 -0.04
words: threat	from	0.09 -0.09
words: threat	in	-0.08 0.08
words: threat	keep	-0.01 0.01
words: threat	of	-0.04 0.04
words: threat	rais	-0.12 0.12
words: threat	to	-0.03 0.03
words: threaten	:	-0.03 0.03
words: threaten	[side]	-0.06 0.06
words: threaten	[usa]	-0.05 0.05
words: threaten	its	-0.07 0.07
words: threaten	new	-0.05 0.05
words: threaten	to	0.08 -0.08
words: through	[region]	-0.13 0.13
words: through	the	-0.08 0.08
words: thursday	,	-0.03 0.03
words: tied	to	-0.10 0.10
words: ties	to	0.09 -0.09
words: ties	with	-0.01 0.01
words: tim	epaper	0.11 -0.11
words: time	,	0.06 -0.06
words: time	:	0.06 -0.06
words: time	as	-0.03 0.03
words: time	in	-0.04 0.04
words: time	is	-0.04 0.04
words: time	sinc	-0.06 0.06
words: time	to	-0.07 0.07
words: to	,	-0.10 0.10
words: to	[ally]	-0.09 0.09
words: to	[number]	0.02 -0.02
words: to	[place]	-0.10 0.10
words: to	[region]	-0.14 0.14
words: to	[usa]	0.14 -0.14
words: to	a	-0.06 0.06
words: to	accept	-0.04 0.04
words: to	addres	0.04 -0.04
words: to	advanc	-0.07 0.07
words: to	agre	-0.07 0.07
words: to	agreement	-0.18 0.18
words: to	all	-0.08 0.08
words: to	ally	0.04 -0.04
words: to	any	-0.11 0.11
words: to	attack	-0.08 0.08
words: to	attend	-0.05 0.05
words: to	avoid	-0.02 0.02
words: to	back	-0.01 0.01
words: to	ban	0.06 -0.06
words: to	be	-0.09 0.09
words: to	becom	0.09 -0.09
words: to	begin	-0.12 0.12
words: to	block	0.05 -0.05
words: to	blockad	-0.03 0.03
words: to	blow	-0.07 0.07
words: to	bolster	-0.04 0.04
words: to	bomb	-0.14 0.14
words: to	boost	0.07 -0.07
words: to	br	-0.09 0.09
words: to	break	0.02 -0.02
words: to	build	0.11 -0.11
words: to	buy	0.06 -0.06
words: to	calm	-0.04 0.04
words: to	ceasefir	-0.14 0.14
words: to	charg	-0.09 0.09
words: to	come	0.01 -0.01
words: to	completely	-0.01 0.01
words: to	confront	-0.10 0.10
words: to	consider	0.05 -0.05
words: to	continu	-0.08 0.08
words: to	cook	-0.05 0.05
words: to	cost	-0.12 0.12
words: to	court	0.10 -0.10
words: to	cover	0.08 -0.08
words: to	cros	0.02 -0.02
words: to	curb	0.03 -0.03
words: to	cut	0.01 -0.01
words: to	deal	-0.09 0.09
words: to	defend	-0.10 0.10
words: to	deploy	0.09 -0.09
words: to	destroy	0.03 -0.03
words: to	discus	0.06 -0.06
words: to	disrupt	-0.08 0.08
words: to	do	-0.10 0.10
words: to	domestic	0.07 -0.07
words: to	ease	0.03 -0.03
words: to	end	-0.04 0.04
words: to	enemy	-0.12 0.12
words: to	ensur	-0.03 0.03
words: to	escalat	-0.05 0.05
words: to	extend	0.10 -0.10
words: to	face	0.05 -0.05
words: to	fall	-0.09 0.09
words: to	fight	0.03 -0.03
words: to	find	0.03 -0.03
words: to	five	-0.08 0.08
words: to	football	0.07 -0.07
words: to	full	-0.10 0.10
words: to	fund	-0.11 0.11
words: to	get	-0.06 0.06
words: to	give	0.04 -0.04
words: to	global	-0.04 0.04
words: to	go	0.06 -0.06
words: to	hack	0.04 -0.04
words: to	halt	-0.03 0.03
words: to	have	-0.01 0.01
words: to	help	0.09 -0.09
words: to	highest	0.04 -0.04
words: to	hit	-0.07 0.07
words: to	hold	-0.07 0.07
words: to	host	-0.01 0.01
words: to	identify	0.04 -0.04
words: to	increas	0.09 -0.09
words: to	inspect	-0.10 0.10
words: to	internet	0.10 -0.10
words: to	invest	0.09 -0.09
words: to	its	-0.12 0.12
words: to	join	0.01 -0.01
words: to	keep	-0.03 0.03
words: to	kill	0.06 -0.06
words: to	know	-0.08 0.08
words: to	last	0.02 -0.02
words: to	launch	-0.08 0.08
words: to	leav	-0.09 0.09
words: to	lose	-0.06 0.06
words: to	make	0.06 -0.06
words: to	manag	-0.05 0.05
words: to	meet	-0.03 0.03
words: to	move	0.03 -0.03
words: to	negotiat	-0.09 0.09
words: to	nuclear	0.07 -0.07
words: to	obliterat	0.07 -0.07
words: to	open	0.04 -0.04
words: to	pass	0.04 -0.04
words: to	pay	-0.11 0.11
words: to	peac	-0.07 0.07
words: to	play	0.03 -0.03
words: to	prevent	-0.08 0.08
words: to	protect	-0.02 0.02
words: to	protest	-0.07 0.07
words: to	pursu	-0.13 0.13
words: to	rais	0.02 -0.02
words: to	ramp	-0.06 0.06
words: to	re	-0.09 0.09
words: to	reach	0.02 -0.02
words: to	record	-0.08 0.08
words: to	releas	-0.04 0.04
words: to	remov	0.01 -0.01
words: to	reopen	-0.02 0.02
words: to	repatriat	0.05 -0.05
words: to	replac	0.08 -0.08
words: to	rescu	-0.07 0.07
words: to	respond	-0.10 0.10
words: to	resum	-0.04 0.04
words: to	retaliat	-0.07 0.07
words: to	review	0.05 -0.05
words: to	rise	-0.02 0.02
words: to	run	0.05 -0.05
words: to	sanction	-0.06 0.06
words: to	save	-0.06 0.06
words: to	say	0.09 -0.09
words: to	see	-0.07 0.07
words: to	seiz	-0.07 0.07
words: to	sell	-0.09 0.09
words: to	send	0.02 -0.02
words: to	set	0.07 -0.07
words: to	settl	0.08 -0.08
words: to	shelter	-0.03 0.03
words: to	ship	-0.05 0.05
words: to	show	-0.06 0.06
words: to	sign	0.06 -0.06
words: to	soar	-0.07 0.07
words: to	stabiliz	-0.12 0.12
words: to	start	-0.03 0.03
words: to	stay	-0.11 0.11
words: to	stop	-0.08 0.08
words: to	strengthen	0.05 -0.05
words: to	strik	-0.13 0.13
words: to	support	0.01 -0.01
words: to	suspend	0.06 -0.06
words: to	take	0.06 -0.06
words: to	talk	-0.11 0.11
words: to	target	-0.08 0.08
words: to	the	0.07 -0.07
words: to	travel	0.07 -0.07
words: to	troop	0.04 -0.04
words: to	tsmc	0.07 -0.07
words: to	turn	-0.04 0.04
words: to	two	-0.07 0.07
words: to	unleash	-0.03 0.03
words: to	use	0.09 -0.09
words: to	visit	-0.07 0.07
words: to	vote	0.03 -0.03
words: to	war	-0.10 0.10
words: to	watch	0.08 -0.08
words: to	win	0.04 -0.04
words: to	work	0.06 -0.06
words: today	,	0.05 -0.05
words: today	:	-0.05 0.05
words: told	[side]	0.02 -0.02
words: toll	in	0.02 -0.02
words: toll	on	-0.02 0.02
words: tonight	,	-0.07 0.07
words: too	long	-0.07 0.07
words: top	[side]	-0.12 0.12
words: top	[usa]	-0.12 0.12
words: topic	in	-0.04 0.04
words: tops	[number]	-0.04 0.04
words: toward	[place]	-0.08 0.08
words: toward	[side]	-0.06 0.06
words: toward	a	0.03 -0.03
words: town	near	-0.07 0.07
words: track	of	-0.02 0.02
words: trad	as	0.09 -0.09
words: trad	deal	0.05 -0.05
words: trad	flow	-0.07 0.07
words: trad	talk	0.09 -0.09
words: trad	war	0.09 -0.09
words: traffic	in	-0.05 0.05
words: transit	[region]	-0.09 0.09
words: trapp	in	-0.11 0.11
words: trash	[usa]	0.04 -0.04
words: travel	to	0.08 -0.08
words: trigger	a	-0.04 0.04
words: trillion	[usa]	0.09 -0.09
words: trip	for	-0.05 0.05
words: trip	to	-0.05 0.05
words: troll	[usa]	-0.08 0.08
words: troop	[side]	-0.01 0.01
words: troop	in	-0.06 0.06
words: troop	kill	0.06 -0.06
words: troop	to	-0.07 0.07
words: try	to	-0.04 0.04
words: tucker	carlson	-0.04 0.04
words: tulsi	gabbard	-0.08 0.08
words: tumbl	as	-0.08 0.08
words: turn	on	-0.07 0.07
words: turn	over	-0.05 0.05
words: turn	to	-0.02 0.02
words: two	,	-0.02 0.02
words: two	[place]	-0.13 0.13
words: two	[side]	0.05 -0.05
words: two	[usa]	-0.07 0.07
words: two	day	-0.11 0.11
words: two	month	-0.07 0.07
words: two	of	0.02 -0.02
words: two	oil	-0.11 0.11
words: two	ship	-0.02 0.02
words: two	to	-0.03 0.03
words: two	week	-0.16 0.16
words: u	.	-0.01 0.01
words: u	turn	0.07 -0.07
words: ufc	fight	0.03 -0.03
words: ultra	orthodox	0.07 -0.07
words: uncertainty	over	-0.09 0.09
words: unconditional	surrender	-0.07 0.07
words: under	[side]	-0.11 0.11
words: under	[usa]	0.02 -0.02
words: under	fire	-0.10 0.10
words: under	shadow	0.02 -0.02
words: under	strain	-0.04 0.04
words: under	the	-0.01 0.01
words: under	threat	-0.09 0.09
words: underway	,	-0.05 0.05
words: unfreez	[side]	-0.07 0.07
words: unilateral	tariff	0.14 -0.14
words: unles	attack	-0.08 0.08
words: unlikely	to	-0.02 0.02
words: until	[place]	-0.04 0.04
words: until	[side]	-0.09 0.09
words: until	further	-0.10 0.10
words: up	[usa]	0.04 -0.04
words: up	about	-0.02 0.02
words: up	attack	-0.10 0.10
words: up	in	0.08 -0.08
words: up	on	-0.05 0.05
words: up	the	0.01 -0.01
words: up	to	0.06 -0.06
words: up	with	-0.06 0.06
words: updat	:	-0.04 0.04
words: updat	on	-0.06 0.06
words: upper	hand	-0.05 0.05
words: upward	pressur	-0.08 0.08
words: uranium	[side]	-0.07 0.07
words: uranium	enrichment	-0.07 0.07
words: urg	[side]	-0.04 0.04
words: urg	[usa]	0.07 -0.07
words: use	[place]	-0.05 0.05
words: use	of	0.01 -0.01
words: used	by	-0.11 0.11
words: used	to	0.08 -0.08
words: very	complet	-0.04 0.04
words: very	good	-0.01 0.01
words: very	hard	-0.07 0.07
words: very	soon	-0.04 0.04
words: vessel	after	-0.04 0.04
words: vessel	attack	-0.12 0.12
words: vessel	in	0.06 -0.06
words: vessel	near	-0.03 0.03
words: vice	president	-0.10 0.10
words: victory	for	-0.09 0.09
words: victory	in	0.02 -0.02
words: video	:	0.08 -0.08
words: video	of	-0.02 0.02
words: video	receipt	-0.12 0.12
words: video	show	-0.17 0.17
words: violat	international	0.02 -0.02
words: violation	of	-0.09 0.09
words: visit	,	-0.10 0.10
words: visit	[place]	-0.06 0.06
words: visit	[region]	-0.05 0.05
words: visit	[side]	-0.11 0.11
words: visit	[usa]	-0.08 0.08
words: visit	in	0.09 -0.09
words: visit	to	-0.05 0.05
words: vote	on	0.03 -0.03
words: vows	[usa]	-0.02 0.02
words: vows	retaliation	-0.01 0.01
words: vows	to	0.02 -0.02
words: vp	[usa]	-0.06 0.06
words: wait	for	0.04 -0.04
words: waiver	issu	-0.04 0.04
words: want	[usa]	0.02 -0.02
words: want	ceasefir	-0.02 0.02
words: want	it	0.02 -0.02
words: want	to	-0.02 0.02
words: war	,	0.04 -0.04
words: war	-	-0.11 0.11
words: war	.	-0.07 0.07
words: war	:	0.02 -0.02
words: war	[side]	0.01 -0.01
words: war	addres	-0.03 0.03
words: war	after	0.04 -0.04
words: war	against	0.01 -0.01
words: war	and	0.04 -0.04
words: war	began	-0.01 0.01
words: war	between	-0.05 0.05
words: war	ceasefir	-0.05 0.05
words: war	chief	-0.10 0.10
words: war	chok	-0.10 0.10
words: war	cost	-0.07 0.07
words: war	could	-0.15 0.15
words: war	crim	-0.12 0.12
words: war	day	-0.04 0.04
words: war	deal	-0.07 0.07
words: war	disrupt	-0.11 0.11
words: war	drag	-0.07 0.07
words: war	driv	-0.11 0.11
words: war	economic	-0.11 0.11
words: war	ends	-0.07 0.07
words: war	energy	-0.11 0.11
words: war	enter	-0.09 0.09
words: war	escalat	-0.03 0.03
words: war	escalation	-0.03 0.03
words: war	expand	-0.09 0.09
words: war	fallout	-0.13 0.13
words: war	goal	-0.10 0.10
words: war	has	0.02 -0.02
words: war	impact	-0.07 0.07
words: war	in	-0.01 0.01
words: war	is	0.01 -0.01
words: war	latest	0.06 -0.06
words: war	live	-0.04 0.04
words: war	may	-0.06 0.06
words: war	not	0.05 -0.05
words: war	objectiv	-0.03 0.03
words: war	of	0.06 -0.06
words: war	oil	-0.10 0.10
words: war	on	-0.05 0.05
words: war	power	-0.13 0.13
words: war	pressur	-0.12 0.12
words: war	pric	-0.07 0.07
words: war	push	-0.04 0.04
words: war	rag	-0.07 0.07
words: war	rais	-0.13 0.13
words: war	send	-0.06 0.06
words: war	spiral	-0.08 0.08
words: war	squeez	-0.07 0.07
words: war	strategy	-0.08 0.08
words: war	that	0.07 -0.07
words: war	threaten	-0.08 0.08
words: war	to	-0.05 0.05
words: war	trigger	-0.05 0.05
words: war	will	-0.10 0.10
words: war	with	-0.03 0.03
words: war	zone	-0.08 0.08
words: war	–	-0.07 0.07
words: war	—	0.07 -0.07
words: warn	,	-0.01 0.01
words: warn	[place]	0.02 -0.02
words: warn	[region]	-0.08 0.08
words: warn	[side]	-0.13 0.13
words: warn	[usa]	0.04 -0.04
words: warn	after	-0.07 0.07
words: warn	against	-0.08 0.08
words: warn	attack	-0.09 0.09
words: warn	it	-0.04 0.04
words: warn	of	-0.02 0.02
words: warn	oil	-0.08 0.08
words: warn	on	-0.05 0.05
words: warn	over	0.03 -0.03
words: warn	that	-0.04 0.04
words: warn	to	-0.01 0.01
words: warn	war	-0.08 0.08
words: warship	in	-0.10 0.10
words: warship	sunk	-0.13 0.13
words: warship	to	-0.09 0.09
words: was	a	-0.03 0.03
words: was	kill	0.03 -0.03
words: was	no	-0.04 0.04
words: was	not	0.01 -0.01
words: was	rescu	-0.10 0.10
words: was	shot	0.04 -0.04
words: was	the	-0.07 0.07
words: watch	:	-0.04 0.04
words: wave	from	-0.11 0.11
words: wave	of	-0.06 0.06
words: wave	ten	-0.08 0.08
words: way	:	0.04 -0.04
words: way	to	-0.10 0.10
words: we	are	-0.01 0.01
words: we	don't	-0.12 0.12
words: we	have	0.01 -0.01
words: we	know	-0.01 0.01
words: we	will	-0.06 0.06
words: we'v	already	-0.08 0.08
words: weapon	,	-0.09 0.09
words: weapon	and	0.02 -0.02
words: weapon	nuclear	-0.09 0.09
words: week	,	0.02 -0.02
words: week	[side]	-0.04 0.04
words: week	as	0.05 -0.05
words: week	ceasefir	-0.09 0.09
words: week	in	-0.01 0.01
words: week	of	-0.11 0.11
words: week	with	-0.10 0.10
words: weigh	[side]	-0.03 0.03
words: weigh	option	-0.06 0.06
words: welcom	[side]	-0.06 0.06
words: welcom	[usa]	-0.10 0.10
words: well	as	-0.04 0.04
words: were	kill	0.06 -0.06
words: west	coast	-0.10 0.10
words: what	[side]	-0.09 0.09
words: what	[usa]	-0.02 0.02
words: what	a	0.04 -0.04
words: what	are	0.03 -0.03
words: what	com	0.07 -0.07
words: what	did	-0.06 0.06
words: what	do	-0.02 0.02
words: what	happen	-0.03 0.03
words: what	is	-0.12 0.12
words: what	next	0.05 -0.05
words: what	she	-0.01 0.01
words: what	that	0.04 -0.04
words: what	the	0.06 -0.06
words: what	we	0.04 -0.04
words: when	[usa]	-0.06 0.06
words: when	ask	-0.10 0.10
words: when	press	0.06 -0.06
words: when	the	-0.02 0.02
words: wher	[usa]	0.06 -0.06
words: wher	is	-0.09 0.09
words: wher	the	-0.09 0.09
words: whether	[side]	-0.04 0.04
words: whether	[usa]	0.02 -0.02
words: whil	[place]	-0.07 0.07
words: whil	[usa]	-0.10 0.10
words: who	are	0.12 -0.12
words: who	is	-0.02 0.02
words: whol	civilization	-0.05 0.05
words: why	[place]	-0.11 0.11
words: why	[side]	-0.16 0.16
words: why	[usa]	0.04 -0.04
words: why	a	-0.08 0.08
words: why	are	-0.10 0.10
words: why	did	-0.03 0.03
words: why	has	-0.06 0.06
words: why	historic	-0.12 0.12
words: why	is	-0.12 0.12
words: why	the	-0.12 0.12
words: wider	war	-0.08 0.08
words: will	[place]	0.06 -0.06
words: will	[side]	-0.11 0.11
words: will	attack	-0.03 0.03
words: will	be	0.06 -0.06
words: will	continu	-0.02 0.02
words: will	end	-0.02 0.02
words: will	have	0.03 -0.03
words: will	hit	-0.06 0.06
words: will	it	-0.07 0.07
words: will	keep	-0.05 0.05
words: will	leav	0.04 -0.04
words: will	lose	0.04 -0.04
words: will	never	0.06 -0.06
words: will	not	-0.12 0.12
words: will	remain	-0.07 0.07
words: will	start	-0.04 0.04
words: will	take	0.05 -0.05
words: will	the	-0.08 0.08
words: will	to	-0.04 0.04
words: wind	down	0.04 -0.04
words: winn	the	-0.11 0.11
words: with	:	-0.03 0.03
words: with	[ally]	-0.04 0.04
words: with	[number]	0.08 -0.08
words: with	[place]	0.15 -0.15
words: with	[region]	-0.08 0.08
words: with	[side]	-0.20 0.20
words: with	[usa]	-0.06 0.06
words: with	a	-0.04 0.04
words: with	attack	-0.07 0.07
words: with	barrag	-0.10 0.10
words: with	ceasefir	-0.07 0.07
words: with	dron	-0.13 0.13
words: with	hama	0.09 -0.09
words: with	his	0.06 -0.06
words: with	in	0.07 -0.07
words: with	launch	0.08 -0.08
words: with	littl	-0.01 0.01
words: with	missil	-0.11 0.11
words: with	more	-0.09 0.09
words: with	new	0.05 -0.05
words: with	no	-0.11 0.11
words: with	the	0.11 -0.11
words: withdraw	from	-0.09 0.09
words: within	[number]	-0.03 0.03
words: within	a	-0.06 0.06
words: within	two	-0.03 0.03
words: within	week	-0.06 0.06
words: without	a	-0.07 0.07
words: without	deal	-0.02 0.02
words: wizz	air	-0.05 0.05
words: won	[region]	-0.05 0.05
words: won	war	-0.06 0.06
words: won't	be	-0.13 0.13
words: won't	surrender	-0.08 0.08
words: work	?	0.02 -0.02
words: work	in	-0.10 0.10
words: work	on	-0.07 0.07
words: work	out	-0.02 0.02
words: work	to	0.09 -0.09
words: world	,	0.08 -0.08
words: world	cup	0.16 -0.16
words: world	leader	-0.09 0.09
words: world	most	-0.02 0.02
words: world	news	0.09 -0.09
words: world	react	0.04 -0.04
words: worry	about	-0.09 0.09
words: wors	than	0.04 -0.04
words: worst	case	-0.10 0.10
words: would	be	0.07 -0.07
words: would	have	-0.02 0.02
words: would	not	-0.03 0.03
words: would	threaten	-0.08 0.08
words: wound	,	-0.11 0.11
words: wound	[number]	-0.12 0.12
words: wound	[side]	0.11 -0.11
words: wound	after	-0.12 0.12
words: wound	from	0.04 -0.04
words: wound	in	0.02 -0.02
words: wrap	:	0.07 -0.07
words: year	,	-0.06 0.06
words: year	.	0.09 -0.09
words: year	after	0.03 -0.03
words: year	of	0.10 -0.10
words: year	old	-0.10 0.10
words: year	to	0.01 -0.01
words: yet	to	0.10 -0.10
words: you	can't	-0.07 0.07
words: you	have	0.12 -0.12
words: your	government	-0.04 0.04
words: your	money	0.04 -0.04
words: |	[region]	0.18 -0.18
words: |	[side]	0.08 -0.08
words: |	balanc	-0.05 0.05
words: |	video	0.08 -0.08
words: خبرگزاری	فارس	0.11 -0.11
words: –	and	0.02 -0.02
words: –	despit	-0.09 0.09
words: –	what	0.05 -0.05
words: —	as	0.10 -0.10
words: —	but	0.04 -0.04
`,
};
