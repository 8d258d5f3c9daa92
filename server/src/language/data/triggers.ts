import type { EventType, UrgencyLevel } from '@vigil/common/events';

/** A kind of event that a headline can report, with its effect on each judgement of the headline. */
export interface Trigger {
  name: string;
  /**
   * The phrases that report it, one a line; after ` | ` the topics (topics.ts) that a phrase speaks of too. A last word may end in
   * `*` for any ending; of several words the first is found without its s too ('pulls the plug', 'pull the plug').
   */
  phrases: string;
  /** Type and urgency of a headline that reports it as a fact, if the topics of the headline give none. */
  type: EventType;
  urgency: UrgencyLevel;
  /** Relevant if the title names one side. Otherwise the topics decide. */
  isOfWar?: boolean;
  /** An armed attack. */
  isArmed?: boolean;
  /** Both sides are agents. */
  isMutual?: boolean;
  /** Done to one's own side or on behalf of others: reports may swap agent and beneficiary. */
  isCalm?: boolean;
  /** Happens daily in a war. */
  isCommon?: boolean;
  /** So rare that two reports within hours are about the same event. */
  isRare?: boolean;
  /** An effect of an attack. */
  isEffect?: boolean;
  /** Triggers that headlines also use for the same event. */
  akin?: readonly string[];
  /** Triggers that undo or replace it. */
  opposite?: readonly string[];
  /** Effect on the balance of factors, if it is reported as a fact in the country of a side. */
  balance?: readonly BalanceEffect[];
}

interface BalanceEffect {
  factor: 'military' | 'economy' | 'technology' | 'intelligence' | 'alliances' | 'geography';
  /** The side it favours: the one in whose country it happens, or the other one. */
  favours: 'home' | 'other';
  share: number;
  rule: string;
}

/** Of several triggers in one headline, the first in the head clause is the reported event. */
export const triggers = [
  {
    name: 'incursion',
    type: 'military',
    urgency: 'urgent',
    isArmed: true,
    akin: ['strike'],
    phrases: `
invades | strike
invaded | strike
invasion*
incursion*
ground raid*
ground assault
launches invasion
ground campaign
ground operation*
ground offensive
ground invasion
troops enter
soldiers enter
crosses into | strike, force
crossed into | strike, force
enter southern lebanon
enter lebanon
tanks roll
pushes into
pushed into
pours into
rolls into
storms into
commandos land
paratroopers land
boots on the ground
sets foot in
seizes hills
seizes hilltop
advances into
thrusts into
ground troops
land offensive
land operation
land invasion
crosses blue line
troops on iranian soil
amphibious landing
`,
  },
  {
    name: 'joining',
    type: 'military',
    urgency: 'urgent',
    akin: ['strike'],
    phrases: `
enters iran war
joins iran war
enters conflict
joins conflict
joins fight*
joins war
joins the war
enters war
enters the war
joins battle
joins fray
enters fray
enters fight
enters battle
enters the fight
rejoins fight
rejoins war
rejoins the fight
weighs in with missiles
opens new front
opens second front
opens another front
opens front
`,
  },
  {
    name: 'arrival',
    type: 'diplomatic',
    urgency: 'medium',
    isCalm: true,
    opposite: ['departure'],
    phrases: `
enters
enter
entered
arrives
arrive
arrived
lands at
lands in tehran
touches down in
touched down
pulls into
docked
sails into
steams into
rolls in
back in
returns to iran
back in iran
`,
  },
  {
    name: 'departure',
    type: 'diplomatic',
    urgency: 'medium',
    phrases: `
leave
leaves
left
departs
leave diego
pulls up stakes
drives out
drove out
bows out
heads home
flies home without
sails away
packs bags
sets off
turns for home
walks out
`,
  },
  {
    name: 'strike',
    type: 'military',
    urgency: 'urgent',
    isArmed: true,
    isCommon: true,
    phrases: `
missile fire | strike
rocket fire | strike
drone fire | strike
launches uav*
knocks out | strike
knocked out | strike
destroy | strike
lobs | strike
smash | strike
smashes | strike
smashed | strike
batter | strike
batters | strike
battered | strike
devastat*
obliterat* | strike
demolish* | strike
rips through | strike
tears through | strike
tore through | strike
crater
craters
onslaught
blitz
bombing run*
drops bombs | strike, weapon
dropped bombs
launches operation | strike
begins strikes
begins attack*
begins bombing
begins massive
begins major
strikes begin
strikes began
joint attack
joint strike*
first direct attack
leaves one dead
leaves two dead
leaves three dead
leaves dead
struck by | strike
comes under | strike
under rocket
under missile
perish*
fatalities | casualty
carries out strike*
carried out strike*
shower* | strike
gutted | strike
casualty | casualty
rockets on
missiles on
drones on
death of
strike | strike
strikes | strike
struck | strike
striking | strike
airstrike*
air strike*
air raid*
raid | strike
raids | strike
raided | strike
attack | strike
attacks | strike
attacked | strike
attacking | strike
bomb | strike
bombs | strike, weapon
bombed | strike
bombing*
bombard* | strike
shelled | strike
shelling | strike
hit | strike
hits | strike
hitting | strike
pound | strike
pounds | strike
pounded | strike
pounding | strike
target | strike
targets | strike
targeted | strike
targeting | strike
fires missile*
fired missile*
fires | strike
fired | strike
fires at | strike
fired at | strike
fires on | strike
fires rocket*
fires drone*
fires salvo*
fires barrage*
fires ballistic
opens fire | strike
launches missile* | strike, weapon
launched missile* | strike, weapon
launches drone* | strike, weapon
launches ballistic | strike, weapon, mass
launches rocket* | strike, weapon
launches wave* | strike, mass
launches barrage* | strike, mass
launches salvo* | strike, mass
launches strike* | strike
launches attack* | strike
launches airstrike*
launches more
launches over
launches dozens
launches hundreds
launches massive
launches major
launches 1*
launches 2*
launches 3*
launches 4*
barrage*
salvo*
volley*
rains on | strike
rain down | strike
slams into | strike
crashes into | strike
lands in
lands near
landed near
lands on
flatten*
ablaze | strike
on fire | strike
set fire | strike
blaze
in flames | strike
burns after | strike
explosion*
explodes | strike
exploded | strike
explode | strike
blast | strike
blows up | strike
blew up | strike
blown up | strike
blown open | strike
sirens | weapon, alarm
direct hit | strike
under fire | strike
under attack | strike
killed | strike, casualty
kill | strike, casualty
kills | strike, casualty
killing | strike, casualty
die | casualty
burning
burns
burn
assault*
answers with
sent towards
sent toward
dead | casualty
dies | casualty
died | casualty
death toll | casualty, civilian, toll
war toll
toll rises
toll climbs
toll passes
toll reaches
toll in
toll from
toll of | civilian
slain | strike, casualty
assassinat* | strike
eliminates | strike
eliminated | strike
martyred | strike, casualty
wounded | casualty
wounds | strike, casualty
injured | casualty
injures | casualty
hurt | casualty
casualties | casualty
destroys | strike
destroyed | strike
destroying | strike
damages | strike
damaged | strike
damage
sinks | strike
sunk | strike
sank | strike
sink | strike
torpedo* | strike
sabotage*
ambush* | strike
air campaign | strike
rising lion | mass
roaring lion
true promise | mass, decision
epic fury | mass
midnight hammer
days of repentance
offensive | strike
retaliates
retaliate
retaliated
came under | strike
launched at | strike
launched towards | strike
launched toward | strike
unleashes | strike
unleash | strike
unleashed | strike
bombs fall | strike, weapon
missiles fall | strike, weapon
rockets fall | strike, weapon
blasts*
drops bunker
detonat* | strike
set ablaze | strike
goes down
wrecked | strike
struck with
waves of missiles | strike, weapon, mass
wave of strikes
impact
on their way
heading for
head for
trade fire | strike
exchange fire | strike
trade blows | strike
trades blows | strike
exchange blows | strike
trade strikes | strike
trade attacks | strike
trade airstrikes | strike
trade missiles | strike
trade missile | strike
trading blows | strike
trading strikes | strike
clash | strike
clashes | strike
aggression | strike
wipes out | strike
levels
levelled | strike
leveled | strike
guts
rocked | strike
smack
smacks
smacked
smashes into
slices into
ploughs into
plows into
tears into
rips into
bursts over
blows apart
blown apart
blows out
blown out
blown to pieces
blown to bits
torches
torched
goes up in flames
up in flames
goes up in smoke
going up in smoke
sets alight
sets fire to
engulfed
fireball*
smoke over
smoke rises
smoke rising
plumes of smoke
booms heard
loud booms
bangs heard
loud bangs
wakes to bangs
shook by blast
rattled by blast
cratered
caved in
caves in
brought low
razed | strike
razes | strike
raze | strike
reduced to rubble | strike
reduces to rubble
left in ruins
lies in ruins
pulverise*
pulveriz*
pummel
pummels
pummelled
pummeled
clobber*
wallop*
peppered
strafe* | strike
rains missiles
rains fire
rains rockets
rains bombs
rains drones
rains khorramshahr
raining down
rained on
rained down
unleashing
lets loose
looses
loosed
hurls
hurled
lobbed
streak toward
streaks towards
streaks across
en route to israel
en route to iran
on way to israel
on the way to israel
inbound
incoming missile*
incoming rocket*
incoming drone*
incoming fire
launches detected
launches identified
launches from iran
missiles identified
missiles detected
missiles away
launched from iran
launched from yemen
launched from lebanon
launched from iraq
launched by iran
launched by houthis
launched by hezbollah
gets through
got through
slips through
slipped through
penetrates
penetrated
breaches air defen*
evades air defen*
impact at
impacts in
impact site* | strike
shrapnel
bomblet*
take cover
runs for cover
run for shelters
rushes to shelters
rushed to shelters
into shelters
to bomb shelters
into bunkers
in shelters
head to shelters
millions in shelters
red alert
alarms sound
alarm sounds
alerts sound
alert sounds
rocket alert*
missile alert*
drone alert*
hostile aircraft
triggers alarm*
triggers siren*
sets off siren*
air raid alert*
tzeva adom
comes under attack
under bombardment | strike
under barrage
under missile fire
under rocket fire
revenge strike*
avenges | resolve
avenged
exacts revenge
takes revenge
hits back with
strikes back
struck back
fires back | strike
answers fire
reprisal*
tit for tat
punishes
punished by
pays price
gunned down | strike
guns down
liquidat*
neutralis*
neutraliz*
bumped off
wiped out | strike
blown away
decapitat*
beheads leadership
targeted killing*
eliminating
attains martyrdom
attained martyrdom
achieves martyrdom
martyrdom of
is no more
lies dead
left dead
leaves several dead
leaves four dead
leaves five dead
leaves six dead
leaves dozens dead
pronounced dead
loses life
lost in war
lives lost
body count
death count | toll
killed in action
loses commander
loses its commander
loses chief
loses general
bodies pulled
bodies recovered
critically hurt
blitzed
blitzes
carpet bomb*
bunker buster dropped
bunker busters dropped
drops bunker busters
massive ordnance
tomahawks
sorties over
warplanes over
bombers over
flew at
dive bomb*
kamikaze strike*
drone swarm*
swarm of drones
swarm of shaheds
swarm of uavs
car bomb*
booby trap*
magnetic bomb
sticky bomb
remote controlled
mystery blaze
mystery fire
mysterious blast*
mysterious fire*
mysterious explosion*
sent to bottom
sent to the bottom
goes to the bottom
lies at the bottom
lists and sinks
sends to bottom
put out of action
knocked out of action
rendered inoperable
lays waste
laid waste
leaves trail
lash out with missiles
hammers
hammered | strike
hammering
loses their lives
lost their lives
pierces
pierced
lands by
landed by
comes down on
came down on
fragments hit
falling debris
falling parts
falling missile parts
murdered | everyday
taken out | strike
takes out | strike
took out | strike
caught fire
catches fire
takes hit
took hit
takes direct
took direct
takes fire
fire upon
is dead
are dead
found dead
shot dead | strike
put to flight
mows down
slaughter*
massacre*
bloodshed
carnage
wreaks havoc
leaves crater
hits home
fire breaks out
blaze at
blaze in
`,
  },
  {
    name: 'downing',
    type: 'military',
    urgency: 'urgent',
    isArmed: true,
    isCommon: true,
    isEffect: true,
    phrases: `
downed | strike
downs | strike
downing | strike
shot down | strike
shoots down | strike
shooting down | strike
intercept | strike
intercepts | strike
intercepted | strike
intercepting | strike
interception*
brought down
brings down
takes down
taken down
knocks down
swats
repel*
helped down
helps down
foils drone*
shoots out of sky
out of the sky
shot from sky
shot from the sky
blasted from the sky
blows out of the sky
swatted
swat
bags
bag eight
zapped
stopped in flight
stops missile*
stopped missile*
stops rocket*
stops drone*
stops projectile*
all stopped
were stopped
every rocket stopped
every missile stopped
all shot down
thwarts missile*
thwarts drone*
thwarts rocket*
beats back
beaten back
fends off
fended off
wards off
warded off
foils missile*
foils attack
foils rocket*
foils missile attack
air defence at work
air defences at work
air defense at work
air defences active
air defenses active
air defences engage*
air defenses engage*
air defence engage*
air defences activated
air defenses activated
air defences respond*
air defenses respond*
air defences deal
engages hostile
engages targets
hostile targets
hostile objects
brought it down
drops from sky
splashes drone
knocked down
knocks out incoming
knocks out missile*
knocks out drone*
knocks out rocket*
knocked out of the sky
takes out incoming
takes out drone*
takes out missile*
took out drone*
interceptors launched
interceptors fired
`,
  },
  {
    name: 'seizure',
    type: 'economic',
    urgency: 'urgent',
    opposite: ['release'],
    phrases: `
seize | strike
seizes | strike
seized | strike
seizing
seizure | strike
captur*
takes control of
rappel* | strike
detains tanker
detains ship
detains vessel
takes tanker
takes ship
storms ship
hold tanker
boards
boarded
board oil
board tanker
board ship
board vessel
impound*
hijack* | strike
taken by | strike
confiscat*
commandeer* | strike
takes control of ship
takes control of tanker
rappel onto
storms tanker
stormed tanker
storms vessel
raids tanker
grabs tanker
grabs ship
grabbed tanker
nabs tanker
nabs ship
snatches tanker
snatches ship
piracy
escorted to port
escorted into port
escorted to iran*
taken to port
taken into port
diverted to iran*
diverted into iran*
turned towards iran
turned toward iran
led into iran*
forced into iran*
forced to port
steered to iran*
under control of guards
under guards control
under arrest in
detains vessels
detains oil
detains crew
arrests tanker
arrests ship
arrests vessel
takes over tanker
takes over ship
boarding of
boarding
board ships
board vessels
boards freighter
board supertanker
takes control
took control
commandos take
marines take
troops take over
under arrest
`,
  },
  {
    name: 'release',
    type: 'humanitarian',
    urgency: 'medium',
    isCalm: true,
    phrases: `
release
releases
released
frees
freed
free
lets go
hands over
handed over
sets free
freed after
walks free
out of jail
out of prison
on bail
prisoner swap
prisoner exchange
allowed home
sails free
crew freed
`,
  },
  {
    name: 'closure',
    type: 'economic',
    urgency: 'urgent',
    isEffect: true,
    akin: ['halt', 'blockade', 'flights'],
    opposite: ['reopening'],
    phrases: `
block
blocks | closure
blocked
seals
no ships
close
closes
closed | closure
closing | closure
closure | closure
shut | closure
shuts | closure
shutting | closure
sealed
shutdown of
suspends flights | alarm
grounds flights
closes door
padlocks
padlocked
barred to shipping
off limits
out of bounds
no go zone
no fly zone | threat
not a ship passes
nothing passes
nothing moves through
nothing flies
no flights over
nothing in sky
empty skies
skies sealed
skies closed
closes skies
closes sky
shuts skies
shuts sky
seals skies
locks doors
shuts doors
closes doors
shuts gates
cordon*
chokes off
choked off
choked
bottled up
strangle*
shuttered
closed until
closed to traffic
turned back
planes turned
mined
mines laid
lays mines | closure
laying mines
sows mines
standstill
at a standstill
empties out
`,
  },
  {
    name: 'ban',
    type: 'economic',
    urgency: 'medium',
    phrases: `
ban
bans | decision
banned | decision
bars
barred
denies access
blocks access
prohibits
prohibited
forbids
forbade
refuses airspace
refuses use
refuses base*
denies use
denies airspace
no entry
closes doors to
`,
  },
  {
    name: 'flights',
    type: 'economic',
    urgency: 'medium',
    isEffect: true,
    phrases: `
halts flights | alarm
cancels flights | alarm
suspends flights
suspend israel flights
flights cancelled | alarm
flights suspended | alarm
reroute*
grounded
avoid
divert*
scraps flights
axes flights
axe flights
pulls flights
drops flights
drops route
stays away from
steers clear
skirts
skirt
stops flying
halts flying
no planes
planes grounded
fleet grounded
turned back to
suspends services
suspends all flights
cancels all flights
extends suspension
extends flight ban
cancels services
cancelled services
halts services
axes services
drops services
`,
  },
  {
    name: 'fee',
    type: 'economic',
    urgency: 'high',
    isRare: true,
    phrases: `
charges ships
toll for
tolls
fee
fees
demands fee*
transit fee*
pay to pass
pay to sail
pay up to pass
sets toll
sets tolls
imposes toll
imposes tolls
toll booth
tollbooth
transit charge*
passage fee*
safe passage fee*
levy on ships
levy on tankers
dues on
transit permit*
pay tolls
pays toll
toll on tankers
toll on ships
a tanker toll
`,
  },
  {
    name: 'apology',
    type: 'diplomatic',
    urgency: 'medium',
    isRare: true,
    phrases: `
apolog*
says sorry
sorry for
regrets hitting
expresses regret
regret for
owns up
`,
  },
  {
    name: 'reply',
    type: 'diplomatic',
    urgency: 'medium',
    isRare: true,
    phrases: `
sends reply
sends response
sends answer
answers american
answers usa
answers trump
answers plan
answers proposal
replies | contact
delivers reply
delivers response
gives answer
gives its answer
hands over reply
hands over response
conveys reply
conveys response
submits response
submits reply
sends back
returns draft
counterproposal
counter proposal
counteroffer
counter offer
response to proposal
reply to proposal
`,
  },
  {
    name: 'reopening',
    type: 'economic',
    urgency: 'high',
    akin: ['resumption'],
    phrases: `
allows ships
lets ships
allows tankers
lets tankers
allows vessels
lets vessels
allows passage
reopen* | closure
restor*
resumes flights
opens hormuz
open again
lifts closure
returns to normal
back online
comes back online
back on line
come back up
flowing again
flows again
sails through
sails again
sailing again
passes through hormuz
first convoy
transit again
transits resume
clears strait
opens strait
opens skies
skies open
opens airspace
airspace open
first planes land
first flight lands
land again
flies again
flights are back
flights back
internet back
reconnect*
unblocked
lifts blackout
back in business
open for business
up and running
lifts ban on flights
clears mines
sweeps mines
`,
  },
  {
    name: 'blockade',
    type: 'military',
    urgency: 'urgent',
    akin: ['deployment'],
    opposite: ['relief', 'reopening'],
    phrases: `
blockade*
seals off
closes off
no way in
no way out
chokehold
naval cordon
naval quarantine
quarantine of
rings ports
stranglehold
lays siege
laid siege
besiege*
siege of
turns back ship*
turns back tanker*
turns back vessel*
turned back tanker*
turned back ship*
turns away tanker*
turns away ship*
will be stopped
ships stopped
vessels stopped
cuts off ports
ports cut off
no ship may
bars ships
shut off ports
`,
  },
  {
    name: 'halt',
    type: 'economic',
    urgency: 'high',
    isEffect: true,
    akin: ['flights'],
    opposite: ['resumption'],
    phrases: `
force majeure
halts | closure
halted | closure
halt
stops
stopped
suspend*
freezes
froze
stops production
shuts in
idles
idled
idle
taken offline
off line
out of service
pulls plug
pulls the plug
puts on hold
on hold
put on ice
pauses work
paralyse*
paralyze*
grinds to halt
grinds to a halt
`,
  },
  {
    name: 'resumption',
    type: 'diplomatic',
    urgency: 'medium',
    phrases: `
resumes
resumed
resume
restart*
picks up again
back at work
back on track
kicks off again
starts again
starts up again
back to table
back to the table | negotiation
returns to table
returns to the table
back in operation
`,
  },
  {
    name: 'talks',
    type: 'diplomatic',
    urgency: 'medium',
    isMutual: true,
    isCommon: true,
    akin: ['visit', 'departure', 'arrival'],
    phrases: `
talks | negotiation
negotiat* | negotiation
meet | contact
meets | contact
met
meeting | contact
summit | contact
round | contact
dialogue | contact
discuss*
sits down
face to face
delegation*
envoys gather
gather
gathers
hosts | contact
host
mediat* | negotiation
broker*
team at
sits down with
sat down with
shakes hands
same table
at one table
around the table
under one roof
in one room
indirect dialogue
proximity talks
shuttle diplomacy
notes passed
exchanges messages
messages passed
pass messages
delegations in
delegation lands
tete a tete
huddle*
confers
confer
conclave
consultations
consults
consult
parley*
powwow
negotiating team*
nuclear dialogue
holds discussions
in talks
to the table
peace conference
trilateral
sees putin
sees witkoff
gets araghchi
on the table
in contact with
trades messages
contacts between
back channel*
backchannel*
`,
  },
  {
    name: 'call',
    type: 'diplomatic',
    urgency: 'medium',
    isMutual: true,
    phrases: `
phone call | contact
speaks with
spoke with
speaks by phone
phones
telephone*
call with | contact
rang
on the phone
by phone
phone talks
phone conversation
hotline
holds call
held call
in call with
in phone call
phoned
calls putin
calls netanyahu
calls pezeshkian
calls araghchi
`,
  },
  {
    name: 'truce',
    type: 'diplomatic',
    urgency: 'high',
    isMutual: true,
    akin: ['talks'],
    phrases: `
ceasefire*
cease fire*
truce*
armistice | truce
peace deal | negotiation, truce
ends war | truce
ending war | truce
end the war | truce
end of war | truce
memorandum | negotiation, truce
cessation of hostilities
pause in fighting
pauses fighting
ends fighting
stop war
pause strikes | truce
halt strikes | truce
halt to fighting
guns fall silent
end hostilities | truce
end to hostilities
stop fighting
stop the fighting
hostilities end
peace agreement
truce deal
lays down arms
silence the guns
silences guns
guns silent
guns go quiet
guns fall quiet
guns to fall silent
guns fell silent
weapons fall silent
end of hostilities
end of fighting
end to fighting
end to war
stop to fighting
halt in fighting
lull in fighting
calm returns
standdown
stand down
no more bombs
without bombs
day pause
week pause
month pause
two week pause
two month pause
pause in war
pause in strikes
pause in attacks
halt to strikes
halt to attacks
cease hostilities
ceased hostilities
stops shooting
war over
war ends
peace at last
peace accord
peace pact
end of 12 days
end to 12 days
deal to end
lebanon deal
stops fire
holds fire
holding fire
non aggression
`,
  },
  {
    name: 'order',
    type: 'military',
    urgency: 'high',
    akin: ['evacuation', 'deployment'],
    opposite: ['departure', 'strike'],
    phrases: `
authorise
authorize
authorised
authorized
votes for war
votes for strike*
green light
gives green light
go ahead
gives go ahead
gives nod
orders | decision
ordered | decision
approves | decision, unreal
approved
authorises | unreal
authorizes | unreal
green lights
signs off on
signed off on
signs off
gives the go ahead
gives the green light
gives the order
gave the order
gave order
given the order
gave go ahead
gave green light
rubber stamps
okayed
clears strike
clears attack
directed army
instructs
instructed
commands army
tells army
tells military
tells generals
`,
  },
  {
    name: 'sanction',
    type: 'economic',
    urgency: 'high',
    opposite: ['relief', 'strike'],
    phrases: `
measures against | sanction
targets network*
targets shadow
targets firms
targets companies
targets refinery
targets procurement
sanction* | sanction
black list | sanction
blacklist* | sanction
embargo*
penalties
treasury targets
asset freeze | sanction
curbs on
export ban
tariff*
slaps penalties
slaps measures
slaps curbs
penalises
penalizes
penalised
penalized
puts on blacklist
hits with penalties
goes after network
goes after shadow
goes after oil
goes after ghost
goes after procurement
cracks down on oil
cracks down on shadow
cracks down on network
tightens screws
tightens the screws
turns screw
tightens noose
designates firms
designates network*
designates vessels
designates tankers
designates refinery
freezes assets
freezing assets
assets frozen
travel ban*
visa ban*
restrictive measures
maximum pressure | sanction
punitive measures
economic pressure
economic measures
trades with | sanction
trade with iran
duties on
levies
secondary tariff*
secondary sanction*
punishes buyers
`,
  },
  {
    name: 'relief',
    type: 'economic',
    urgency: 'high',
    phrases: `
lifts
lifted
lifting
eases
eased
easing
waive*
unfreez*
removes
delists
eases grip
eases curbs
relaxes
relaxed
loosens
loosened
scraps sanctions
drops sanctions
exempts
exemption*
frozen funds | sanction
frozen assets | sanction
releases funds
unblocks
unblocked funds
green lights oil sales
allows oil sales
licence to buy
license to buy
delisted
removed from list
takes off list
sanctions waiver*
`,
  },
  {
    name: 'snapback',
    type: 'diplomatic',
    urgency: 'high',
    isRare: true,
    akin: ['sanction'],
    opposite: ['relief'],
    phrases: `
snapback | contact, nuclear, sanction, decision, pact
snap back | contact, nuclear, pact
reimpos*
restores sanctions
sanctions return
sanctions restored
return of sanctions
restoring sanctions
measures return
restore un
return of un
un sanctions return
un penalties | sanction
un measures return
un measures restored
un measures back
un curbs
un curbs return
sanctions are back
sanctions back
sanctions kick in
sanctions snap
penalties return
penalties restored
penalties back
penalties on iran
back they come
resolution 2231
clock on un sanctions
clock to sanctions
30 day countdown
thirty day countdown
30 day clock
revives un
delay sanctions
delay snapback
council measures against
council measures
back under un
back under united nations
under un sanctions again
return at midnight
sanctions in force again
sanctions back in force
`,
  },
  {
    name: 'listing',
    type: 'diplomatic',
    urgency: 'high',
    isRare: true,
    akin: ['sanction'],
    phrases: `
terrorist group
terror group
terror list | sanction
terrorist list | sanction
terrorist organisation
terrorist organization
proscrib*
as terrorist*
terror label
terrorist label
terrorism list
brands terrorist*
labels terrorist*
designates terrorist*
terrorist designation
terror designation
terrorist entity
terrorist status
terrorists
outlaws
outlawed
outlaw
bans support
on terror list
on terrorist list
list of terrorists
banned as terror*
declares terrorist*
`,
  },
  {
    name: 'arrest',
    type: 'intelligence',
    urgency: 'medium',
    akin: ['spying'],
    opposite: ['release', 'execution', 'sentence', 'strike'],
    phrases: `
suspected of
arrest
arrests
arrested
detain*
held
holds
nab*
in custody
foil*
thwart*
busts
uncover*
catches
rounds up
rounded up
rounding up
picks up agent*
picked up by police
collars
collared
busted
cracks ring
cracks cell
cracks network
breaks up ring
breaks up cell
breaks up network
broke up ring
dismantle*
unmasks
unmasked
exposes cell
exposes network
exposes ring
smashes spy ring
smashes cell
smashes network
smashes ring
rolls up
rolled up
apprehend*
grabs agent*
in handcuffs
handcuffed
cuffed
behind bars
taken into custody
remanded
swoop
swoops
raids homes
mass arrests
roundup
interrogat*
suspect held
cell broken
spy ring broken
plot foiled
two held
three held
men held
man held
caught
capture of agents
bust
`,
  },
  {
    name: 'charge',
    type: 'intelligence',
    urgency: 'medium',
    opposite: ['sentence'],
    phrases: `
charge
charges
charged
indict* | domestic
on trial
accused of spying
in dock
in the dock
goes on trial
stands trial
faces trial
faces charges
faces court
appears in court
in court over
before court
before judge
hauled to court
hauled before
arraign*
prosecut*
charged with
hit with charges
filed charges
files charges
pleads
plead
pleaded
`,
  },
  {
    name: 'sentence',
    type: 'intelligence',
    urgency: 'medium',
    opposite: ['release'],
    phrases: `
sentence
sentences
sentenced | decision
sentencing
jailed
jails
years in prison
years in jail
gets years
condemned to
found guilty
years behind bars
years for spying
years for contact
handed years
handed term
prison term
jail term
death sentence* | execution
death row | execution
to be hanged
handed death
given death
term for spying
sent to prison
sent to jail
`,
  },
  {
    name: 'execution',
    type: 'humanitarian',
    urgency: 'high',
    opposite: ['sentence', 'release', 'strike'],
    phrases: `
puts man to
puts men to
puts two to
puts three to
puts spy to
execut*
hang
hangs | execution
hanged | execution
hanging | execution
noose
gallows
sends to gallows
sent to gallows
to the gallows
hanged at dawn
death sentence carried out
carried out death sentence
sentence carried out
verdict carried out
sends to death
puts to death
puts convicted
put man to death
to the noose
capital punishment
swings for
strung up
firing squad
`,
  },
  {
    name: 'hack',
    type: 'cyber',
    urgency: 'high',
    isRare: true,
    akin: ['strike'],
    balance: [
      { factor: 'technology', favours: 'other', share: 0.5, rule: 'networks of the other side entered' },
      { factor: 'intelligence', favours: 'other', share: 0.5, rule: 'networks of the other side entered' },
    ],
    phrases: `
hack | cyber
hacks | cyber
hacked | cyber
hacker*
hacking | cyber
cyberattack* | cyber
cyber attack* | cyber
ransomware | cyber
malware | cyber
breach of
wiper | cyber
data leak
leak | spy
leaks | spy
leaked | spy
cyber operation
hackers publish
publish*
crash servers
cyber strike*
cyber raid*
cyber sabotage
cyber assault*
digital attack*
digital strike
cyber war*
cyber crew*
cyber group*
dumps data
dumps contacts
doxx*
data dump*
posts files
posts contacts
posts gallery
exposes emails
exposes files
broken into
breaks into
broke into
break in at
phone breached
phone broken into
account breached
telegram breached
was breached
were breached
breach at
data breach*
breached | cyber
infiltrates systems
infiltrates network*
wiped by
wipes data
wiped data
wipes servers
erases data
steals data
stole data
stolen data
steals files
drained by
drains wallets
spoof*
defac*
phishing | cyber
spyware | cyber
trojan
ddos | cyber
denial of service
held to ransom
bogus alert*
bogus warning*
bogus rocket warning*
fake alert*
fake warning*
fake siren*
locked out
systems down
servers down
crashes bank
crash guards bank
takes over screens
screens hijacked
hijacks broadcast
hijacks screens
hijacked broadcast
erase*
wipes out data
disruption of
paralyses systems
paralyzes systems
knocks out systems
knocks website*
takes down website*
cripples systems
compromised
intrusion*
`,
  },
  {
    name: 'blackout',
    type: 'cyber',
    urgency: 'high',
    isRare: true,
    isEffect: true,
    akin: ['hack'],
    opposite: ['reopening'],
    phrases: `
blackout*
internet shutdown | network
internet cut
cuts internet | network
internet down
offline
cuts off internet
internet | network
dark online
plug pulled on internet
pulls plug on internet
cuts web
cuts off web
web cut
web down
online blackout
web blackout
net blackout
data cut
phone lines cut
phones cut
connectivity collapses
connectivity drops
national intranet
kill switch
`,
  },
  {
    name: 'deployment',
    type: 'military',
    urgency: 'high',
    isCalm: true,
    phrases: `
deploy* | force
sending
sends | decision
sent
send
moves
moving
dispatch*
reinforce*
heads to
heads for
heads toward
heads towards
heading to
sails
steams
en route
delivers
deliver
masses
positions
orders more
move to
rushed to
steaming
sails for
sails to
sails towards
sets sail
turns for the gulf
turns for gulf
bound for gulf
bound for region
bound for middle east
heads for gulf
heads for middle east
heads for region
shifted
repositions
redeploy*
surges forces
builds up
buildup
mobilis* | force
mobiliz* | force
calls up
called up
call ups
reservists get
gets the call
musters
ships missile*
ships interceptor*
ships bombs
ships thaad
ships patriots
airlifts
airlift
stationed
basing
on war footing
puts on alert
high alert | force
on alert | force
battle stations
`,
  },
  {
    name: 'censure',
    type: 'diplomatic',
    urgency: 'high',
    isRare: true,
    akin: ['enrichment'],
    phrases: `
breach of obligations
in breach of
not complying
non compliance | decision
non compliant
noncompliance
in breach
breach of non
censur*
failing to cooperate
violation of safeguards
rebuke*
reprimand*
scolds
admonish*
takes to task
broke its nuclear
breached nuclear
broken its nuclear
broke nuclear
nuclear duties
safeguards breach
safeguards duties
declared in breach
found in breach
non proliferation obligations
nuclear obligations
resolution against iran
board resolution
`,
  },
  {
    name: 'inspection',
    type: 'diplomatic',
    urgency: 'medium',
    akin: ['departure'],
    phrases: `
inspector*
inspection*
watchdog team*
iaea team*
iaea staff
un team*
surveillance cameras
access to sites
access to bombed
verification
snap visit*
un nuclear team*
grossi men
`,
  },
  {
    name: 'enrichment',
    type: 'diplomatic',
    urgency: 'high',
    phrases: `
enrich*
centrifuge* | nuclear
stockpile*
near weapons grade
weapons grade
bomb grade
bomb fuel
enough for
uranium stock*
breakout
yellowcake
hexafluoride
kg of uranium
60 percent uranium
60 percent
3.67 percent
20 percent
`,
  },
  {
    name: 'exit',
    type: 'diplomatic',
    urgency: 'high',
    isRare: true,
    akin: ['halt', 'inspection'],
    phrases: `
work with iaea
work with agency
cooperation with nuclear agency
no more cooperation
suspending iaea
suspends iaea
cooperation with iaea
cooperation with un nuclear
cooperation with nuclear
cooperation with agency
cuts ties with iaea
cuts ties with un
ends cooperation
ending cooperation
halts cooperation
halt to cooperation
suspends cooperation
suspending cooperation
stops working with
stops cooperating
cuts cooperation
scraps
scrap
tears up
leave nuclear
quit
quits | decision
quitting
leave treaty
leaves npt
withdraw*
pulls out
exits
exit
walks out of
walks away from
turns back on
turns its back on
dumps accord
dumps deal
renounces
renounce
no longer bound
declares over
null and void
severs ties
severs cooperation
cuts off iaea
bars inspectors
blocks inspectors
leaving npt
leaving the npt
leaving nuclear
quit nuclear
quit the npt
quits npt
suspending work with
suspends work with
halt work with
stop work with
`,
  },
  {
    name: 'expulsion',
    type: 'diplomatic',
    urgency: 'high',
    phrases: `
recall their*
recalls its*
recalled its*
recall envoy*
recall ambassador*
calls back envoy*
calls back ambassador*
calls back its envoy*
calls back its ambassador*
calls home
summons home
envoys out
diplomats out
ambassador out
envoys home
withdraws envoy
withdraws its envoy
withdraws ambassador
withdraws its ambassador
recalls | contact, decision
recalled | contact
expel*
expulsion | contact
persona non grata
kicks out
throws out
stated to leave | threat
ordered to leave
given days to leave
recalls ambassador
recalls envoy
orders envoy
orders ambassador
orders diplomat*
to leave country
cuts ties | decision
breaks off relations
shown the door
shows door
shows the door
shown door
boots out
booted out
given marching orders
marching orders
sends packing
sent packing
sends home
sent home
thrown out
kicked out
turfs out
ejects
ejected
declares ambassador
declares envoy
undesirable
unwelcome
not welcome
coming home
brings home envoy
brings home ambassador
downgrades ties
severs diplomatic
severs relations
breaks ties
breaks off ties
ends relations
throwing out
our man home
its man home
man in berlin home
man in london home
man in paris home
`,
  },
  {
    name: 'evacuation',
    type: 'humanitarian',
    urgency: 'high',
    isCalm: true,
    isEffect: true,
    akin: ['expulsion', 'departure'],
    phrases: `
evacuat* | civilian, alarm
people leave | civilian, alarm
residents leave | civilian, alarm
pulls diplomats
pulls staff
pulls out staff
flee | civilian
flees | civilian
fled | civilian
fleeing | civilian
exodus | civilian, alarm
displac* | alarm
leave tehran
leave city
get out
evacuation warning* | alarm
evacuation order* | alarm
clears out
cleared out
moves out
moved out
packs up
leave now | threat
leave at once | threat
leave immediately | threat
leave homes
stated to go
stated to leave homes
get away from
stay away from plants
run for lives
on the move
uprooted
uproots
driven from homes
driven out
pours out of
streams out of
jam roads
roads jammed
empties embassy
draws down
drawdown
pulls out diplomats
pulls out families
pulls out citizens
pulls diplomats out
fly out
flown out
flies home
flown home
brings home
brought home
brings back citizens
brings back students
airlifted
rescue flight*
repatriat*
evacuation flight* | civilian, alarm
flies its people
flies people
flies citizens
flies students
flies nationals
flies workers
evacuation map
leave country at once
leave iran now
leave israel now
no longer safe
staff out of | alarm
staff out
personnel out of
personnel out
moves staff
moves personnel
thins out
pulls personnel
pulls families
families out
dependants out
dependents out
reduces staff
cuts staff
non essential staff | alarm
nonessential staff | alarm
non emergency staff
ordered departure
jammed with families
families leaving
people leaving
residents leaving
civilians out
residents out
civilians leave
orders civilians
tells civilians
tells residents
orders residents
warns residents
clear out of
`,
  },
  {
    name: 'appointment',
    type: 'other',
    urgency: 'medium',
    isCalm: true,
    opposite: ['funeral'],
    phrases: `
named
names
name
appoint*
picks
picked
chooses
chosen
elects
elected
selects
selected
succeeds
sworn in
successor
takes over
takes over as
replaces
elevated
promoted
new leader
new commander
new chief
becomes supreme
becomes leader
becomes new
becomes iran
to lead
takes helm
gets the guards
gets the job
gets top job
gets nod as
gets post
promotes
elevates
elevate
anoint*
crowned
enthroned
ascends
ascension
installs new
installed as
takes command
assumes command
assumes office
assumes post
steps into
steps up as
fills post
fills shoes
handed command
given command
next supreme leader
next leader
new supreme leader
new guards chief
new army chief
new irgc
new ayatollah
succession
succeeding
voted in
voted leader
picked as
chosen as
vows in
`,
  },
  {
    name: 'funeral',
    type: 'other',
    urgency: 'medium',
    isCalm: true,
    phrases: `
funeral*
buries
buried
burial
bury
laid to rest
last farewell
farewell
bids farewell
last respects
pay respects
final journey
sea of black
procession
coffin*
cortege
lays to rest
laying to rest
interred
interment
pall bearers
weeps
cemetery
`,
  },
  {
    name: 'rise',
    type: 'economic',
    urgency: 'medium',
    isEffect: true,
    opposite: ['fall'],
    phrases: `
rise
rises
rose
jump*
surg*
soar*
climb*
spike*
leap*
passes 1*
tops | shock
above
gains
gain
record high
increases
rallies | shock, unrest
doubles
double
up 3 percent
up 4 percent
up 5 percent
up 6 percent
up 7 percent
up 8 percent
up 9 percent
skyrocket*
shoots up
shot up
catapult*
vault*
on a tear
back over
back above
tops 100
north of
breaks 100
breaches 100
through 100
hits 100
three figure*
three digit*
triple digit*
at highest
highest since
multi year high
strengthens
strongest
buoyed
bull run
up by
explodes 4
explodes 5
past 1*
`,
  },
  {
    name: 'fall',
    type: 'economic',
    urgency: 'medium',
    isEffect: true,
    phrases: `
fall
falls
fell
drop*
slide*
slid
slump*
tumbl*
plung*
sinks to
record low
all time low
weakens
dips
eases back
crash | shock, everyday
nosedive*
freefall
free fall
in freefall
loses ground
skids
plummet*
routs
rout
sell off
selloff
worst ever
new depth*
rock bottom
at lowest
sank to
down 3 percent
down 5 percent
down 7 percent
down 10 percent
below 100
under 100
gives up gains
traders sigh
melts
meltdown
`,
  },
  {
    name: 'spying',
    type: 'intelligence',
    urgency: 'medium',
    akin: ['charge'],
    phrases: `
tasks for | spy
missions for | spy
spy | spy
spies | spy
spying | spy
spied | spy
espionage | spy
mossad agent*
agents | spy
scouted | spy
scouting | spy
cased
casing
filmed base*
filmed home*
filmed house*
filmed port*
filmed naval
filming base*
filming home*
photographing base*
photographing port*
photographed base*
photographed port*
took photos
took pictures
reconnoit*
surveilled
on payroll
on tehran payroll
on mossad payroll
in pay of
in the pay of
handler*
recruited by
turned by
sold secrets
sells secrets
selling secrets
passed information
handed secrets
handing secrets
leaked secrets to
informant* | spy
informer*
mole | spy
moles
double agent*
collaborator*
collaborating
fifth column*
mossad cell*
mossad ring
spy ring*
spy cell*
spy network*
iranian agents
mossad links
links to mossad
working for tehran
working for mossad
worked for mossad
working for iran
worked for iran
ties to mossad
contacts with iranian agent*
contact with iranian handler*
contacts with iranian intelligence
contacts with mossad
`,
  },
  {
    name: 'emergency',
    type: 'diplomatic',
    urgency: 'high',
    isRare: true,
    isEffect: true,
    phrases: `
security council to meet
security council meets
security council holds
security council convenes
council in emergency
emergency session | decision
emergency meeting | decision
emergency unsc
emergency un
emergency security council
urgent session
urgent meeting
crisis meeting
extraordinary session
emergency council
council in crisis
late night session
urgent un
un convenes
council convenes
council summoned
crisis session
convenes emergency
convened urgently
council convened
summons council
urgent council
called to urgent
hurriedly convened
`,
  },
  {
    name: 'test',
    type: 'military',
    urgency: 'high',
    isRare: true,
    opposite: ['strike'],
    phrases: `
tests
tested
test fires
test fired
test launch*
unveils
unveiled
shows off
displays
test firing
debut
debuts
shows off missile*
parades
put on show
on display
rolls out
new missile
reveals missile
trial launch
launches satellite*
`,
  },
  {
    name: 'rescue',
    type: 'military',
    urgency: 'high',
    isCalm: true,
    isRare: true,
    isEffect: true,
    phrases: `
rescue | threat
rescues
rescued
recovered
recovers
pulled out alive
plucked from
winched
picks up crew
picked up crew
crew picked up
search and rescue
dug out alive
pulled from rubble
pulled alive
freed from rubble
`,
  },
  {
    name: 'visit',
    type: 'diplomatic',
    urgency: 'medium',
    isMutual: true,
    phrases: `
receives
visit | contact
visits | contact
visited
travels to
flies to
lands in
flies in to
pays visit
pays call
calls on putin
touches down
jets off
jets to
heads to moscow
heads to beijing
heads to muscat
heads to geneva
heads to islamabad
arrives in
hosted by
welcomes araghchi
welcomes netanyahu
welcomes pezeshkian
welcomes witkoff
stopover
`,
  },
  {
    name: 'accident',
    type: 'other',
    urgency: 'medium',
    opposite: ['strike'],
    phrases: `
collide*
collision*
runs aground
ran aground
gas leak* | everyday
short circuit*
accident*
capsiz*
stampede*
malfunction*
crash landing
crash lands
misfire*
friendly fire
human error
derail* | everyday
`,
  },
  {
    name: 'mastery',
    type: 'military',
    urgency: 'medium',
    phrases: `
control of the skies
control of skies
control of iran skies
control of israel skies
control of airspace
air superiority
air supremacy
air dominance
dominance in the air
rules skies
rules the skies
owns the skies
masters of the skies
command of the skies
freedom of action over
freedom of the skies
`,
  },
  {
    name: 'mourning',
    type: 'other',
    urgency: 'medium',
    akin: ['funeral', 'strike'],
    phrases: `
mourn*
in mourning
days of mourning
pays tribute to
condolences on
grieves
grief
`,
  },
  {
    name: 'deal',
    type: 'diplomatic',
    urgency: 'high',
    isMutual: true,
    akin: ['talks', 'truce', 'inspection', 'departure'],
    phrases: `
agrees on
agrees to
agreed to
agree in
agreed in
agreed on
signs deal
signs accord
signs agreement
reaches deal
reaches agreement
reach accord
deal reached
accord reached
agreement reached
strikes deal | negotiation
strike accord
framework | negotiation
put names to
puts name to
put their names to
puts pen to paper
initial
initials
clinch*
shakes on
seals deal
inks
inked
hammers out
hammered out
common ground
breakthrough | negotiation
memorandum of understanding
fails to agree | negotiation
failed to agree | negotiation
without accord | negotiation
without agreement | decision
without deal
without breakthrough | negotiation
no deal
no agreement
no breakthrough | negotiation
no accord
empty handed | negotiation
`,
  },
] as const satisfies readonly Trigger[];

export type TriggerName = (typeof triggers)[number]['name'];
