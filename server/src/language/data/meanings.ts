import { opinionsOfAttacks } from './opinions.ts';

/**
 * Modalities, the first match counts. A headline without one reports a fact. A threat, a denial or a commemoration is
 * another event than the fact itself.
 */
export const stances = [
  [
    'memory',
    `
anniversar*
memorial*
commemorat*
years after
years on from
years since
years later
a year on
a year after
months after
months on
weeks after
decades
remember*
looks back
on this day
stands empty
history of
fifth anniversary
last year
`,
  ],
  [
    'drill',
    `
drill
drills
exercise
exercises
simulat*
rehears*
war game*
wargame*
manoeuvre*
maneuver*
`,
  ],
  [
    'wish',
    `
must
should
ought to
not to hit
not to strike
not to bomb
not to attack
not to retaliate
not to respond
not to join
not to escalate
not to target
not to drop bombs
can never
must never
must not
cannot have
can not have
will never have
should not
ought not
`,
  ],
  [
    'comment',
    `
opinion
analysis
explainer
explained
editorial
in pictures
podcast
what we know
what to know
timeline
who was
who is
analysts say
experts say
`,
  ],
  [
    'denial',
    `
not seriously
not destroyed
deny
denies
denied
denying
denial
no plan
no plans
did not
has not
not behind
no evidence
will not
not join
no talks
no negotiations
never
refutes
rejects claim*
rejects report*
rejects accusation*
rejects allegation*
false alarm
was gas
was no attack
no attack
not attack
no sign of
no strike
is false
fake news
hoax
baseless
unfounded
untrue
rubbish
pours cold water
nothing to do with
had no role
no role in
had no part
not us
not involved
not responsible
plays down
played down
downplay*
is alive
still alive
alive and well
shrugs off
disputes
disputed
contradicts
no truth
repudiat*
disavow*
washes hands
did not move
did not hit
was not hit
not hit
was not killed
not killed
no damage
little harm
little damage
dismisses report*
dismisses claim*
dismisses rumour*
dismisses rumor*
denies any
dismiss reports
dismiss claims
`,
  ],
  [
    'cancelled',
    `
calls off
called off
cancels
cancelled
canceled
shelves
aborts
postpone*
backs away
holds off
rules out
ruled out
scrapped
is off
are off
not going ahead
puts off
putting off
delays
delayed
deferred
defers
pushed back
pushes back
stood down
stands down
stayed
stays hand
pauses plan
drops plan
dropped plan
backs off
backs down
backed down
backed off
turns planes around
on hold
no show
no sixth round
no fifth round
no second round
no fourth round
no third round
no seventh round
chose not
drops charge*
drops fee*
drops toll*
scraps fee*
scraps toll*
waives fee*
waives toll*
lifts fee*
lifts toll*
shelve
abort
calling off
`,
  ],
  [
    'rejection',
    `
will not accept
will not surrender
will never surrender
never surrender
no surrender
will not bow
will never bow
will not yield
will not give up
will never give up
will not stop
will not negotiate
will not abandon
will never accept
reject
rejects
rejected
rejecting
rebuffs
rebuffed
spurns
turns down
turned down
refuses
refused
fails to agree
fails to pass
veto
vetoes
vetoed
fails to adopt
refuse
rebuff
spurn
dismiss
dismisses
snubs
snub
`,
  ],
  [
    'offer',
    `
offer
offers
offered
proposes
proposed
ready to halt
ready to talk
ready to mediate
ready to broker
willing to mediate
willing to talk
ready for talks
floats
floated
puts forward
tables proposal
extends hand
open to talks
willing to
propose
offering
proposing
`,
  ],
  [
    'threat',
    `
gonna kill
gonna hit
gonna strike
gonna bomb
going to kill
going to hit
going to strike
going to bomb
going to attack
threat
threats
threaten
threatens
threatened
threatening
warn
warns
warned
warning
warnings
vow
vows
vowed
pledges
pledged
ultimatum
whatever it takes
will do whatever
promises
swears
locked and loaded
locked loaded
ready to strike
raises alarm
sounds alarm
red line
red lines
gives iran
gives tehran
gives israel
gives hezbollah
day deadline
weeks to
days to
hours to
days to agree
days to reach
deadline
legitimate target*
will intervene
will come to
will defend
will respond
will hit
will strike
will attack
will help
will aid
will get involved
will pay
defend itself
defending its
territorial integrity
no limits
ready to rescue
ready to help
ready to defend
tells enemies
on the trigger
price to pay
will not back down
will not allow
will not let
will not tolerate
will not hesitate
will never allow
will never
hell to pay
consequences
on notice
fair game
in range
no immunity
will be dust
will burn
will be erased
will be destroyed
will be razed
strike us and
hit us and
face bombs
or face
or else
irreparable damage
will regret
next time
will be met
will be answered
crushing response
crushing reply
harsh response
pay a price
pay the price
heavy price
all options
option on the table
will be turned
vowing
pledge
swear
`,
  ],
  [
    'plan',
    `
has plan
has plans
have plan
have plans
draws up plan*
drew up plan*
drawn up plan*
may
might
could
would
plans
planning
planned
considers
considering
weighs
weighing
mulls
prepares
preparing
prepare
braces
bracing
fears
fear
expected
expects
likely
possible
set to
about to
poised
hints
wants
seeks
to execute
to hang
to expel
to close
to meet
to hold
to resume
to strike
to attack
to discuss
it will
they will
we will
he will
will close
will shut
will block
will leave
will resume
will meet
will hold
will send
will join
will expel
will suspend
will quit
will withdraw
will reopen
will release
will execute
will sign
will talk
will host
will begin
will start
will deploy
will impose
will announce
will decide
to decide
to begin
to start
to send
to deploy
to release
to withdraw
consider
weigh
mull
hint
brace
gears up
readies
on brink
on the brink
on verge
on the verge
mulling
eyeing
`,
  ],
  [
    'reaction',
    `
condemn*
denounc*
deplor*
decries
slams
criticis*
criticiz*
urges
urged
urge
calls for
calls on
restraint
welcomes
welcomed
hails
praises
voices concern
concerned
alarmed
reacts
reaction*
world leaders
solidarity
backs
stands with
regrets
condolences
demands
right to defend itself
right to self defence
right to self defense
right of self defence
appeals
appeal to
implores
implore
presses
pleads with
asks for calm
keep talking
rebuke
rebukes
rebuked
welcome
hail
praise
demand
applaud*
lauds
laud
cheers
cheer
expresses concern
expresses alarm
dismay*
outrage*
${opinionsOfAttacks}`,
  ],
  [
    'accusation',
    `
accuses
accused of breaking
accused of violating
alleges
blames
blamed
accuse
allege
blame
points finger
`,
  ],
  // Phrases with words of the lists above that report a fact.
  [
    'done',
    `
no sign of letup
no sign of letting up
no sign of abating
no sign of ending
no sign of end
no sign of easing
no sign of slowing
no sign of stopping
over fear*
amid fear*
on fear*
over threat*
amid threat*
after threat*
over warning*
evacuation warning*
evacuation order*
demands fee*
cancels flights
flights cancelled
backs shutting
backs halt*
backs ending
backs suspending
backs leaving
backs exit
votes to
backs closing
backs bill
backs plan
backs move
slams into
urges into
fired warning
warning shots
backs out
alleged spies
alleged spy
warns of fire
war fears
supply fears
attack fears
fears of war
fears of supply
caught
under threat
threat level
cancels services
cancels all flights
cancels all services
cancelled flights
cancelled services
scraps flights
`,
  ],
] as const satisfies (readonly [stance: string, phrases: string])[];

export type Stance = (typeof stances)[number][0];

/** Phases of a process. */
export const phases = [
  [
    'begin',
    `
begin
begins
began
begun
start
starts
started
starting
open
opens
opened
takes effect
comes into force
in force
agree
agrees
agreed
announce
announces
announced
reach
reached
sign
signs
signed
return
returns
returned
arrive
kicks off
trigger*
resumes
resume
resumed
commence*
launches talks
under way
underway
gets under way
gets underway
goes live
comes into effect
takes hold
into force
in effect
dawns
sets in
shakes on
shake hands
handshake
clinch*
finalised
finalized
seals deal
strikes deal
inks
inked
initials
initialled
broker*
ends fighting
ends war
ends 12 day
to end
ends hostilities
end to fighting
ends bloodshed
`,
  ],
  [
    'end',
    `
end
ends
ended
ending
conclude*
wrap*
collapse*
lapse*
expire*
breaks down
leave
leaves
left
finish*
completes
complete
quits
fail
fails
failed
without deal
without agreement
no deal
no agreement
is over
comes to nothing
goes nowhere
go nowhere
no cigar
empty handed
without accord
without result
without breakthrough
no breakthrough
no result
fruitless
stalemate
deadlock*
in deadlock
falls through
fell through
breaks off
broke off
broken off
walks out
cuts short
in tatters
unravel*
dead in water
falls apart
fell apart
runs out
ran out
winds up
closes with
draws to close
heads home
flies home
adjourn*
are over
was over
were over
breaks up
`,
  ],
  [
    'extend',
    `
extend*
prolong*
renew*
stretches
stretched
for another
two more weeks
more time
adds weeks
adds days
keeps truce
rolls over
rolled over
indefinite*
`,
  ],
  [
    'break',
    `
breaking
break
breaks
broke
broken
violat*
breach
breaches
breached
breaching
flout*
tramples
ignores truce
ignores ceasefire
in breach
shatter*
shreds truce
torn up
rockets after truce
missile after truce
minutes after truce
minutes after deadline
hours into truce
hours into ceasefire
minutes into truce
minutes into ceasefire
despite truce
despite ceasefire
during truce
during ceasefire
`,
  ],
] as const satisfies (readonly [phase: string, phrases: string])[];

export type Phase = (typeof phases)[number][0];

/** Objects of attacks, seizures and closures. */
export const things = [
  [
    'nuclear site',
    `
natanz
fordow
fordo
khondab
enrichment site*
enrichment plant*
enrichment facilit*
uranium plant*
uranium site*
uranium facilit*
nuclear site*
nuclear and military site*
nuclear and military facilit*
nuclear and missile site*
nuclear and missile facilit*
nuclear facilit*
nuclear plant*
nuclear reactor*
nuclear complex
atomic site*
atomic facilit*
reactor*
heavy water
dimona
soreq
nuclear research
nuclear power plant*
centrifuge plant*
atomic complex
atomic reactor
nuclear installation*
nuclear infrastructure
nuclear centre
nuclear center
nuclear mountain
centrifuge hall*
centrifuge workshop*
enrichment hall*
enrichment complex
conversion plant
conversion facilit*
isfahan complex
pickaxe mountain
research reactor
underground plant
nuclear fuel
atomic plant*
atomic centre
bushehr plant
negev nuclear
nuclear power station*
nuclear station*
atomic power station*
atomic power plant*
`,
  ],
  [
    'airport',
    `
airport*
ben gurion
air terminal*
international terminal
mehrabad
runway*
control tower
airliner hangar
departures hall
terminal 3
terminal building
air hub
flight hub
airfield terminal
`,
  ],
  [
    'base',
    `
al udeid
udeid
ain al asad
al dhafra
akrotiri
nevatim
prince sultan
training camp
training base
army camp
raf
airfield*
air base*
airbase*
usa base*
usa military base*
american base*
american military base*
british base
barracks
american forces
american troops
usa forces
usa troops
base in
base near
army base*
navy base*
ain al assad
camp arifjan
arifjan
camp buehring
ali al salem
camp victory
victory base
tower 22
muwaffaq salti
al tanf
fifth fleet
5th fleet
diego garcia
incirlik
hatzerim
tel nof
ramat david
palmachim
ramon base
glilot
kirya
nojeh
garrison*
military camp
military compound
military complex
military site*
military post*
military position*
army post*
army headquarters
defence headquarters
defense headquarters
naval headquarters
fighter wing
tactical air base
air wing
guards compound
guards base
guards headquarters
irgc base*
irgc headquarters
basij base*
command centre*
command center*
command post*
usa compound
usa outpost*
american outpost*
usa garrison
army compound
air force base*
drone base*
military airport
armoury
armory
arms depot*
arms store*
ammunition depot*
ammunition dump*
weapons depot*
weapons store*
munitions depot*
`,
  ],
  [
    'port',
    `
port
ports
harbour*
harbor*
docks
jetty
naval base
piers
quay
quays
wharf*
navy yard
naval yard
naval dockyard
dockyard*
shipyard*
seaport*
port city
`,
  ],
  [
    'refinery',
    `
refiner*
bazan
petrochemical*
petrochemical plant*
petrochemical zone
petrochemical complex
oil plant*
fuel plant*
`,
  ],
  [
    'oil depot',
    `
oil depot*
fuel depot*
oil storage
fuel storage
oil terminal*
fuel dump*
oil zone
oil hub
bunkering hub
fuel farm*
tank farm*
storage tanks
fuel store*
oil store*
crude terminal*
export terminal*
petrol depot*
gasoline depot*
depots burn
oil reservoir*
fuel reservoir*
refuelling station
fuel tank
fuel tanks
oil tank
oil tanks
`,
  ],
  [
    'gas works',
    `
gas hub
gas deliveries
gas supplies
gas platform
qatarenergy
gas field*
gas plant*
gas output
gas facilit*
lng
south pars
ras laffan
gas complex
gas refiner*
gas terminal*
north field
asaluyeh
lng trains
lng train
lng plant*
gas lines
trunk gas
gas processing
gas installation*
karish
tamar field
phase 14
`,
  ],
  [
    'oilfield',
    `
oilfield*
oil field*
oil site*
oil facilit*
oil installation*
`,
  ],
  [
    'pipeline',
    `
pipeline*
gas line
oil line
trunk line*
east west line
`,
  ],
  [
    'power plant',
    `
power plant*
power station*
power grid
electricity
electricity plant*
substation*
power lines
power supply
electric grid
power network
energy site*
energy facilit*
energy infrastructure
grid
power cut*
electricity station*
power outage*
`,
  ],
  [
    'hospital',
    `
hospital*
medical centre
medical center
clinic*
ambulance*
emergency room
casualty ward
medical complex
health centre
health center
infirmary
burns unit
children hospital
maternity
paramedics
soroka
ichilov
rambam
farabi
`,
  ],
  [
    'school',
    `
school*
pupils
classroom*
kindergarten*
girls school
primary school*
elementary school*
kids classrooms
madrasa
`,
  ],
  [
    'university',
    `
universit*
institute*
science centre
science center
campus
laborator*
technion
weizmann
research centre
research center
`,
  ],
  [
    'home',
    `
houses
homes
residential block*
residential building*
apartment block*
apartment building*
apartment*
flats
tower block
high rise
residential
block of flats
building
tower
stairwell
houses hit
bungalow
penthouse
guesthouse
dormitor*
high street
residential quarter
residential area*
residential district*
safe room*
housing block*
housing estate
neighbourhood*
neighborhood*
living quarter*
block of apartments
tenement*
villa
villas
dwelling*
residence
`,
  ],
  [
    'embassy',
    `
embass*
consulate*
consular
diplomatic mission
diplomatic compound
mission in
consular annex
consular building
chancery
embassy row
embassy compound
legation
envoy residence
ambassador residence
`,
  ],
  [
    'ship',
    `
tanker*
ship
ships
vessel*
cargo ship*
container ship*
oil ship
freighter*
bulk carrier*
oil carrier*
gas carrier*
car carrier*
box ship*
supertanker*
dhow*
boat
msc*
vlcc*
crude carrier*
product tanker*
lng carrier*
lng tanker*
merchantman
merchant ship*
merchant vessel*
merchant navy
cargo vessel*
boxship*
container vessel*
trawler*
fishing boat*
tugboat*
barge*
convoys
seafarer*
crew in lifeboats
lifeboat*
flotilla of tankers
tugs
tug
ferry
ferries
ro ro
carrier vessel
`,
  ],
  [
    'minelayers',
    `
minelayer*
mine laying boat*
mine laying vessel*
mine laying ship*
mine boats
mine layers
minelaying
`,
  ],
  [
    'boats',
    `
speedboat*
fast boats
attack boats
boats
fast boat
speed boats
small boats
patrol boat*
gunboat*
attack craft
fast craft
skiff*
drone boat*
`,
  ],
  [
    'warship',
    `
frigate*
corvette*
submarine*
destroyer*
minesweeper*
missile boat*
patrol ship*
cruiser
navy ship*
naval vessel*
naval ship*
iranian navy ship*
battleship
intelligence ship
`,
  ],
  [
    'carrier',
    `
carrier
aircraft carrier*
carrier group
supercarrier*
uss
strike group
carriers strike
flattop
nimitz
abraham lincoln
gerald ford
gerald r ford
carl vinson
harry truman
harry s truman
george h w bush
uss lincoln
uss ford
`,
  ],
  [
    'bridge',
    `
bridge
bridges
highway span
overpass
viaduct
flyover
highway bridge
rail bridge
`,
  ],
  [
    'broadcaster',
    `
irib
state tv building
state tv headquarters
state tv centre
state tv offices
headquarters of state tv
state television headquarters
hits state tv
attacks state tv
strikes state tv
bombs state tv
media building
television centre
television center
tv centre
tv center
tv building
tv station*
tv headquarters
television building
television station*
irib building
tv studio*
state television
state tv station
live broadcast
press tv building
radio tower
al manar building
news agency building
broadcaster
broadcasting
`,
  ],
  [
    'prison',
    `
prison
prisons
jail
evin
ghezel hesar
fashafouyeh
rajai shahr
vakilabad
qarchak
detention centre
detention center
penitentiary
`,
  ],
  [
    'police',
    `
police headquarters
police station*
police
faraja
police command
police academy
riot police
basij headquarters
law enforcement command
`,
  ],
  [
    'missile site',
    `
missile base*
missile site*
missile depot*
missile storage
missile plant*
missile factor*
missile production
launch site*
launcher*
silo*
missile interests
missile complex
missile maker*
missile tunnel*
missile bunker*
underground missile*
missile store*
missile hub
missile cit*
missile trucks
missile crew*
missile array
missile arsenal
missile force
missile brigade*
rocket base*
rocket engine*
rocket site*
rocket launcher*
rocket factor*
rocket plant*
solid fuel
solid fuel mixer*
engine plant
transporter erector*
ballistic arsenal
missile forces
missile facilit*
missile warehouse*
missile research
`,
  ],
  [
    'air defences',
    `
radar*
s 300*
air defence batter*
air defense batter*
air defence system*
air defense system*
air defence site*
air defense site*
bavar*
khordad*
patriot batter*
thaad batter*
thaad radar
sam site*
surface to air
anti aircraft
missile shield
early warning
iron dome batter*
arrow batter*
air defence network
air defense network
air defence units
air defense units
batteries
battery
sam batter*
`,
  ],
  [
    'fighter',
    `
f 35*
f 15*
fighter jet
usa jet
israeli jet
iranian jet
warplane shot
helicopter*
apache
refuelling plane*
refueling plane*
refuelling aircraft
refueling aircraft
tanker plane*
tanker aircraft
plane
airliner
drone over
drone near
f 14*
f 16*
f 22*
su 24*
su 35*
mig 29*
tomcat*
fighter jets
jets torched
typhoon*
a 10
warthog*
black hawk*
blackhawk*
chinook*
hermes
mq 9*
reaper*
mq 4*
global hawk*
awacs
kc 135*
kc 46*
c 130*
stratotanker*
tanker jet*
transport plane*
spy plane*
patrol plane*
awacs plane
airlifter
`,
  ],
  [
    'stock exchange',
    `
stock exchange
bourse
stock market
trading
tase
equities
tel aviv 35
tedpix
wall street
stocks
shares
markets
gulf markets
stock index
main index
`,
  ],
  [
    'airline',
    `
airline
airlines
carriers
mahan air
iran air
el al
wizz*
ryanair
lufthansa
air india
air france
emirates airline
qatar airways
flydubai
etihad
turkish airlines
easyjet
klm
delta air
united airlines
iata
israir
arkia
qeshm air
`,
  ],
  [
    'bank',
    `
bank
banks
crypto*
nobitex
sepah bank
cash machines
atms
exchange hack
central bank
bank melli
pasargad
ayandeh bank
`,
  ],
  [
    'petrol stations',
    `
petrol station*
gas station*
fuel station*
petrol pump*
petrol cards
fuel cards
fuel pumps
filling station*
gasoline station*
forecourt*
petrol network
fuel network
`,
  ],
  [
    'water',
    `
desalination*
water utilit*
water system*
water plant*
waterworks
water supply
water mains
desalinator*
drinking water
pumping station*
water reservoir*
`,
  ],
  [
    'hotel',
    `
hotel*
resort*
guest house
holiday resort
beach hotel
`,
  ],
  [
    'worship',
    `
mosque*
synagogue*
church*
shrine*
husseiniyah
hussainiya
hosseinieh
temple mount
al aqsa
western wall
imam reza
shah cheragh
`,
  ],
  [
    'wedding',
    `
wedding*
`,
  ],
  [
    'funeral',
    `
funeral*
`,
  ],
  [
    'market',
    `
market bombed
market attacked
market struck
crowded market
busy market
street market
food market
fruit market
vegetable market
fish market
market square
market stalls
strike on market
attack on market
hits market
bazaar
marketplace
shopping mall
mall
souk
shopping centre
shopping center
grocery
supermarket*
shops
store front
`,
  ],
  [
    'strait',
    `
strait of hormuz
hormuz
strait
bab el mandeb
bab al mandeb
waterway
choke point
chokepoint
straits
oil artery
sea lane*
shipping lane*
narrow strait
gulf chokepoint
`,
  ],
  [
    'airspace',
    `
airspace
no fly
air corridor*
flight region
flight information
overflight*
air traffic
`,
  ],
  [
    'oil price',
    `
oil price*
crude
brent
a barrel
barrel
oil passes
oil tops
oil rises
oil falls
oil jumps
oil surges
oil hits
oil reaches
oil drops
oil soars
wti
oil benchmark
benchmark crude
oil futures
oil market*
price of oil
price of crude
barrels above
barrel over
bbl
pump price*
gas price*
fuel price*
energy price*
`,
  ],
  [
    'currency',
    `
rial
shekel
currency
toman*
forex
exchange rate
money sinks
banknote*
to the dollar
against the dollar
`,
  ],
  [
    'nuclear weapon',
    `
nuclear weapon*
nuclear bomb*
iranian bomb
israeli bomb
atomic bomb*
atomic weapon*
nuclear arms
nukes
nuke
atom bomb*
doomsday weapon
warhead design
weaponis*
weaponiz*
nuclear warhead*
ten bombs
enough for bombs
`,
  ],
  [
    'drone industry',
    `
drone network*
drone maker*
drone program*
drone industry
drone factor*
uav plant*
uav factor*
drone plant*
drone workshop*
uav maker*
drone store*
drone production
drone assembly
drone supply
drone procurement
uav program*
drone parts
`,
  ],
  [
    'oil trade',
    `
oil exports
iranian oil
iranian crude
oil from iran
shadow fleet
teapot*
oil sales
oil network
oil smuggl*
oil tankers list
oil magnate
oil shipments
oil buyers
oil sanctions
ghost fleet
crude exports
crude sales
oil customers
illicit oil
iran crude
petroleum trade
independent refiner*
`,
  ],
  [
    'pagers',
    `
pager*
communication devices
beepers
bleepers
booby trapped devices
devices explode
devices blow up
hezbollah devices
`,
  ],
  [
    'diplomats',
    `
diplomat
diplomats
ambassador*
envoy
envoys
consul
consul general
charge d affaires
attache
attaches
chief of mission
our man
its man
embassy staff
diplomatic staff
diplomatic corps
`,
  ],
  [
    'internet',
    `
internet
netblocks
connectivity
network access
starlink
broadband
mobile data
phone network*
messaging app*
`,
  ],
  [
    'treaty',
    `
non proliferation treaty
nonproliferation treaty
npt
nuclear treaty
nonproliferation
non proliferation pact
nuclear pact
nuclear accord
nuclear deal
safeguards agreement
safeguards accord
additional protocol
cairo accord
cairo agreement
jcpoa
resolution 2231
`,
  ],
  [
    'walkie talkies',
    `
two way radio*
icom
walkie talkie*
handheld radio*
handheld device*
hand held radio*
`,
  ],
  [
    'mine',
    `
naval mine*
sea mine*
limpet mine*
limpet*
minefield*
mine laying
mines in
hits mine
strikes mine
`,
  ],
  [
    'data centre',
    `
data centre*
data center*
server farm*
aws
cloud server*
cloud region
`,
  ],
  [
    'railway',
    `
railway*
rail station
rail line
metro station
locomotive*
railway line
`,
  ],
  [
    'steel works',
    `
steel works
steel mill*
steel plant*
steelworks
mobarakeh
khuzestan steel
aluminium plant*
aluminum plant*
smelter*
foundry
`,
  ],
  [
    'food depot',
    `
granary
silo store
wheat silo*
grain silo*
food store*
`,
  ],
] as const satisfies (readonly [thing: string, phrases: string])[];

export type Thing = (typeof things)[number][0];

/** Persons who are killed, named, arrested or charged. Reports with different persons are about different events. */
export const persons = [
  [
    'leaders',
    `
military chiefs
top chiefs
army chiefs
nuclear scientists
scientists
top commanders
senior commanders
top echelon
top brass
generals
top generals
commanders
`,
  ],
  [
    'supreme leader',
    `
supreme leader
ali khamenei
khamenei
ayatollah khamenei
leader of the revolution
leader of the islamic revolution
ayatollahs
dictator in tehran
iran leader
iranian leader
rahbar
imam khamenei
ailing cleric
iran top cleric
`,
  ],
  [
    'chief of staff',
    `
chief of staff
army chief
top general
military chief
armed forces chief
head of army
army commander
bagheri
shadmani
wartime chief
war chief
wartime commander
war commander
army boss
chief of general staff
head of general staff
mousavi abdolrahim
abdolrahim mousavi
eyal zamir
zamir
halevi
herzi halevi
central headquarters
khatam al anbiya chief
khatam al anbiya commander
gholam ali rashid
rashid
joint chiefs
caine
hatami
ali abdollahi
`,
  ],
  [
    'guards chief',
    `
guards chief
irgc chief
commander in chief of irgc
irgc commander in chief
guards commander in chief
commander of the revolutionary guards
head of the revolutionary guards
head of revolutionary guards
revolutionary guards chief
irgc head
head of irgc
head of guards
salami
pakpour
irgc commander
irgc boss
guards boss
guards commander
pasdaran chief
sepah chief
head of the guards
commander of the guards
leader of the guards
gets the guards
top guardsman
hossein salami
mohammad pakpour
vahidi
ahmad vahidi
`,
  ],
  [
    'aerospace chief',
    `
aerospace chief
air force chief
aerospace commander
missile chief
hajizadeh
aerospace force commander
architect of missile
missile architect
missile boss
missile mastermind
missile arsenal architect
air force commander
majid mousavi
tomer bar
father of missile*
`,
  ],
  [
    'intelligence chief',
    `
intelligence chief
spy chief
intelligence minister
kazemi
khatib
spymaster*
intelligence head
head of intelligence
intelligence boss
shin bet chief
mossad chief
mossad boss
mossad head
mossad director
barnea
ronen bar
zini
majid khademi
khademi
head of military intelligence
binder
intelligence minister khatib
esmail khatib
spy minister
minister of intelligence
head of spy
`,
  ],
  [
    'navy chief',
    `
navy chief
naval chief
naval commander
navy commander
tangsiri
navy boss
irgc naval commander
irgc navy commander
guards naval
guards navy chief
naval boss
commander of navy
shahram irani
alireza tangsiri
head of navy
`,
  ],
  [
    'quds chief',
    `
quds force commander
quds commander
quds force chief
qaani
izadi
quds head
quds boss
quds general
quds officer
esmail qaani
saeed izadi
palestine corps
man for hamas
palestine branch
`,
  ],
  [
    'security chief',
    `
larijani
security chief
shamkhani
top security official
security council secretary
national security secretary
national security council secretary
security supremo
security boss
ali larijani
ali shamkhani
national security adviser
national security advisor
hanegbi
supreme national security
zolghadr
ahmadian
`,
  ],
  [
    'nuclear scientist',
    `
nuclear scientist
atomic scientist
physicist
nuclear physicist
atomic physicist
scientist
nuclear boss
nuclear professor
atomic expert*
nuclear expert*
nuclear engineer*
professor of physics
abbasi
fereydoun abbasi
tehranchi
fakhrizadeh
minoucehr
zolfaghari
nuclear worker
bomb scientist*
weapons scientist*
atomic body
rocket scientist
`,
  ],
  [
    'hezbollah leader',
    `
nasrallah
its secretary general
hezbollah leader
hezbollah chief
hezbollah secretary general
hassan nasrallah
head of hezbollah
party of god chief
hezbollah boss
`,
  ],
  [
    'hezbollah second',
    `
naim qassem
qassem
tabatabai
fuad shukr
shukr
safieddine
ali karaki
ibrahim aqil
hezbollah chief of staff
hezbollah second in command
top hezbollah commander
hezbollah commander
militia chief of staff
hezbollah deputy
hezbollah number two
hezbollah military chief
aqil
karaki
haytham tabatabai
haytham ali tabatabai
hezbollah top commander
hashem safieddine
`,
  ],
  [
    'houthi leader',
    `
abdul malik al houthi
houthi leader
houthi chief
abdulmalik al houthi
abdel malek al houthi
sayyed abdulmalik
head of houthis
ansarullah leader
`,
  ],
  [
    'houthi premier',
    `
houthi prime minister
houthi premier
rebel premier
rebel prime minister
al rahawi
rahawi
ahmed al rahawi
premier rahawi
houthi government
houthi cabinet
sanaa premier
sanaa prime minister
`,
  ],
  [
    'houthi chief of staff',
    `
al ghamari
ghamari
houthi chief of staff
houthi military chief
houthi army chief
mohammed al ghamari
muhammad al ghamari
houthi military commander
sanaa army chief
`,
  ],
  [
    'hamas leader',
    `
haniyeh
sinwar
hamas leader
hamas chief
deif
politburo chief
ismail haniyeh
yahya sinwar
hamas politburo chief
hamas political leader
head of hamas
hamas boss
`,
  ],
  [
    'soldier',
    `
soldier
soldiers
reservist*
troops
servicemen
marine
marines
gis
gi
airman
airwoman
seaman
guardsman
guardsmen
service member*
servicemember*
serviceman
paratrooper*
troopers
gunners
conscript*
infantry*
`,
  ],
  [
    'teenager',
    `
teenager*
teen
boy
girl
minor
14 year*
15 year*
16 year*
17 year*
minors
schoolboy
schoolgirl
adolescent*
12 year*
13 year*
18 year*
`,
  ],
  [
    'couple',
    `
spouses
couple
husband and wife
pair of spouses
newlyweds
newly weds
pair held
wife and husband
`,
  ],
  [
    'journalist',
    `
journalist*
reporter*
newsreader*
cameraman
correspondent*
photographer*
`,
  ],
  [
    'traveller',
    `
bicycle*
bicyclist*
tourist*
cyclist*
traveller*
traveler*
backpacker*
`,
  ],
  [
    'pilot',
    `
pilot
pilots
airmen
crew members
`,
  ],
  [
    'defence minister',
    `
defence minister
defense minister
katz
gallant
nasirzadeh
israel katz
yoav gallant
aziz nasirzadeh
hegseth
pete hegseth
defence chief
defense chief
defense secretary
war secretary
`,
  ],
  [
    'foreign minister',
    `
foreign minister
araghchi
araqchi
top diplomat
abbas araghchi
gideon saar
foreign affairs chief
iran diplomat in chief
chief diplomat
top iranian diplomat
foreign secretary
takht ravanchi
gharibabadi
`,
  ],
  [
    'president',
    `
pezeshkian
raisi
iranian president
iran president
masoud pezeshkian
president of iran
president of israel
isaac herzog
herzog
ebrahim raisi
`,
  ],
  [
    'prime minister',
    `
netanyahu
israeli prime minister
israel prime minister
israeli premier
israeli pm
israel pm
pm netanyahu
benjamin netanyahu
israeli leader
israel leader
israels premier
premier of israel
`,
  ],
  [
    'speaker',
    `
ghalibaf
qalibaf
parliament speaker
speaker of parliament
majlis speaker
iran speaker
bagher ghalibaf
bagher qalibaf
amir ohana
knesset speaker
`,
  ],
  [
    'vice president',
    `
vice president
vance
vice president aref
usa vice president
veep
jd vance
`,
  ],
  [
    'kushner',
    `
kushner
`,
  ],
  [
    'drone chief',
    `
drone chief
drone commander
drone unit chief
drone unit commander
uav chief
uav boss
drone boss
uav commander
drone force commander
uav unit commander
commander of uav*
commander of irgc uav*
head of uav*
head of drone*
commander of drone*
taher pour
uav unit
`,
  ],
  [
    'finance chief',
    `
finance chief
financier
money man
money changer
money chief
paymaster
financial chief
bagman
treasurer
finance head
funds chief
`,
  ],
  [
    'rocket chief',
    `
rocket chief
rocket commander
missile unit commander
rocket unit commander
missile commander
rocket array commander
artillery commander
missile chief of hezbollah
head of missile unit
head of rocket
`,
  ],
  [
    'aide',
    `
senior aide
close aide
top aide
right hand man
`,
  ],
  [
    'spokesman',
    `
spokesman
spokesperson
`,
  ],
  [
    'police spokesman',
    `
police spokesman
`,
  ],
  [
    'secretary of state',
    `
secretary of state
rubio
blinken
`,
  ],
  [
    'oil minister',
    `
oil minister
petroleum minister
`,
  ],
  [
    'ground chief',
    `
ground forces chief
ground forces commander
ground force commander
ground forces head
land forces chief
`,
  ],
  [
    'police chief',
    `
police chief
police commander
basij chief
basij commander
head of police
soleimani gholamreza
police boss
faraja chief
`,
  ],
  [
    'zahedi',
    `
zahedi
mohammad reza zahedi
`,
  ],
  [
    'mojtaba',
    `
mojtaba
mojtaba khamenei
khamenei son
son of khamenei
leader son
new supreme leader
young khamenei
next supreme leader
`,
  ],
  [
    'nuclear chief',
    `
nuclear chief
atomic chief
eslami
kamalvandi
head of atomic
head of nuclear
aeoi head
atomic organisation head
atomic organization head
aeoi chief
head of aeoi
`,
  ],
  [
    'far right minister',
    `
ben gvir
itamar ben gvir
national security minister
`,
  ],
  [
    'former premier',
    `
bennett
naftali bennett
ex premier
former premier
former prime minister
ex prime minister
lapid
yair lapid
olmert
`,
  ],
  [
    'former minister',
    `
shaked
ayelet shaked
ex minister
ex justice minister
former justice minister
former minister
ex defence minister
ex defense minister
`,
  ],
  [
    'nuclear worker',
    `
nuclear employee
nuclear site employee
nuclear staff
roozbeh vadi
`,
  ],
] as const satisfies (readonly [person: string, phrases: string])[];

export type PersonGroup = (typeof persons)[number][0];

/** International organisations that act like states in a headline. */
export const bodies = [
  [
    'un',
    `
un
united nations
council
security council
un security council
unsc
guterres
un chief
un secretary general
general assembly
un general assembly
world body
un body
east river
un envoy
un rights chief
un human rights council
unicef
unhcr
un mission
turtle bay
`,
  ],
  [
    'iaea',
    `
iaea
nuclear watchdog
un nuclear watchdog
un nuclear agency
atomic agency
grossi
un atomic watchdog
un watchdog head
un watchdog chief
un watchdog
nuclear watchdog chief
un nuclear inspectors
nuclear inspectors
un inspectors
un nuclear chief
un atomic agency
un nuclear body
atomic energy agency
international atomic energy agency
nuclear agency
un agency
agency board
board of governors
iaea governors
governors in vienna
vienna agency
vienna watchdog
watchdog board
atomic watchdog
nuclear inspectorate
grossi team
agency report
iaea board
`,
  ],
  [
    'eu',
    `
eu
european
europeans
european union
kallas
von der leyen
eu ministers
european bloc
european council
european commission
european parliament
eu foreign ministers
brussels
the 27
eu27
`,
  ],
  [
    'e3',
    `
e3
european powers
european trio
britain france and germany
britain germany and france
three european powers
uk france and germany
european three
three european states
european troika
eu3
paris berlin and london
london paris and berlin
uk germany and france
britain france germany
germany france and britain
france britain and germany
france germany and britain
`,
  ],
  [
    'g7',
    `
g7
group of seven
`,
  ],
  [
    'gulf states',
    `
gulf states
gulf countries
gulf neighbours
gulf neighbors
gcc
gulf capitals
gulf nations
gulf arabs
gulf monarchies
arab states
arab neighbours
arab neighbors
gulf kingdoms
`,
  ],
  [
    'senate',
    `
senate
usa senate
house of representatives
lawmakers in washington
usa senators
usa lawmakers
capitol hill
congress
`,
  ],
  [
    'opec',
    `
opec
opec plus
oil cartel
`,
  ],
  [
    'nato',
    `
nato
`,
  ],
  [
    'iea',
    `
iea
international energy agency
`,
  ],
  [
    'icc',
    `
icc
the hague court
international criminal court
icj
world court
`,
  ],
  [
    'oic',
    `
oic
arab league
organisation of islamic cooperation
organization of islamic cooperation
`,
  ],
] as const satisfies (readonly [body: string, phrases: string])[];
