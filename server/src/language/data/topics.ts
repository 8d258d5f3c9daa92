import { opinionsOfAttacks } from './opinions.ts';

/**
 * Topics of phrases. A phrase may be listed under several topics; `*` stands for any ending. The first group are events
 * of a confrontation, the second are subjects of other news, the third are forms of headlines.
 */
export const topics = [
  // Attacks.
  [
    'strike',
    `
airstrike
airstrikes
air strike
air raid
air raids
bombing
bombings
fire at
fired on
trading fire
exchange of fire
fire missiles
fire rockets
launch missiles
launched ballistic
barrage
barrages
salvo
salvos
volley
volleys
wave of missiles
missile wave*
retaliat*
shoot down
interception
interceptions
invasion
incursion
incursions
assault
assaults
blasts
explosion
explosions
sabotage
sabotaged
hostilities
opened fire
missiles rain*
rockets rain*
drones rain*
slam into
flattens
flattened
burn after
burning after
fire after
flames after
missiles heading
drones heading
missiles head
drones head
swarm heads
swarm heading
drones on their way
missiles on their way
missiles approach*
drones approach*
blow up
drones launched
missiles launched
rockets launched
bombs fell
missiles fell
slammed into
drop bombs
air strikes*
pounding of
cross into
pummel*
rocks
wipe out
devastated
ripped through
shatter*
decimate*
sets fire
collapses after
in ruins
come under
rain on
rains down
raining
dropped on
blow open
flatten
drown in fire
shoots at
drained
`,
  ],
  // Weapons of wars between states.
  [
    'weapon',
    `
missile
missiles
ballistic
rocket
rockets
drone
drones
uav
uavs
mavs
projectile
projectiles
warhead
warheads
fighter jet
fighter jets
warplane
warplanes
jets
bomber
bombers
f 35*
f 15*
b 2
thaad
interceptor
interceptors
air defense*
air defence*
munitions
bunker buster*
hypersonic
shahed
cluster munition*
cluster bomb*
hundreds of drones
hundreds of missiles
hundreds of rockets
nuclear missile*
submarine
frigate
fast boats
speedboats
pagers
communication devices
walkie talkie*
cruise missile*
missiles fell
missiles launched
drones launched
rockets launched
drop bombs
missiles rain*
rockets rain*
drones rain*
air raid siren*
naval mines
arms shipment*
fire missiles
fire rockets
launch missiles
launched ballistic
missile wave*
wave of missiles
`,
  ],
  // Forces and their movements.
  [
    'force',
    `
troops
soldier
soldiers
army
military
navy
naval
air force
air base
airbase
air bases
airbases
bases
carrier
aircraft carrier
warship
warships
destroyer
destroyers
reservists
commander
commanders
blockade
militia
militias
military chief*
airspace
war
wars
conflict
fighting
battle
battles
escalat*
ground operation
airman
airmen
pilot
pilots
crew member*
disarm*
generals
strike group
war powers
uss
cross into
strait closed
`,
  ],
  [
    'threat',
    `
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
ultimatum
deadline
preemptive
pre emptive
preparing to strike
locked and loaded
all options
brink
intervene
intervention
deter
deterrence
tension
tensions
showdown
standoff
military option*
military action
hold accountable
hit very hard
iran crisis
israel crisis
urged to leave
decision on iran
decision on israel
hold off attack
hold off strike*
strong action
legitimate target*
hands off
dare
`,
  ],
  // Announced responses to an attack.
  [
    'resolve',
    `
defend itself
defending its
territorial integrity
sovereignty
crushing response
harsh response
decisive response
will respond
respond to any
response to any
any attack
any aggression
red line
red lines
revenge
avenge
retaliat*
ready for war
prepared for war
readiness
combat ready
deterrent power
on the trigger
regret
`,
  ],
  // Negotiations and their preparation.
  [
    'negotiation',
    `
fail to agree
keep talking
keeps talking
at the table
deal
ceasefire
cease fire
truce
peace talks
proposal
peace plan
american plan
usa plan
iranian plan
israeli plan
round of talks
strike deal
strike a deal
strikes a deal
struck a deal
struck deal
de escalat*
deescalat*
backchannel
indirect talks
roadmap
concession*
`,
  ],
  // Contacts between states.
  [
    'contact',
    `
talk
agreement
accord
envoy
envoys
ambassador
ambassadors
embassy
embassies
consulate
diplomat
diplomats
diplomacy
diplomatic
foreign minister
foreign ministers
foreign ministry
foreign ministries
fm
peace
security council
un security council
unsc
united nations
un
general assembly
g7
resolution
decision on
e3
expels
expelled
expel
letter to
relations
treaty
delegation
counterpart
messages
letter
letters
reply
terms
`,
  ],
  // Reactions of states.
  [
    'reaction',
    `
hits back
hit back
hits out
hit out
fires back at
lashes out
defends
sermon
claims victory
condemn*
denounc*
deplor*
urge
urges
urged
urging
call for
calls for
called for
calling for
calls on
call on
restraint
voices concern
concerned
welcomes
welcomed
hails
hailed
praises
praised
rejects
rejected
reject
rejecting
slams
slammed
criticis*
criticiz*
reacts
react
reacted
reaction
reactions
stands with
solidarity
supports
denies
denied
deny
accuses
accused
accuse
accusing
blames
blamed
blame
informed
appeals
declares
statement
world leaders
demands
demanded
insists
rules out
ruled out
turns down
cancels
called off
calls off
pledges
dismisses
dismissed
decries
`,
  ],
  [
    'nuclear',
    `
nuclear
enrichment
enriched
enriched uranium
enrich
uranium
iaea
atomic
natanz
fordow
fordo
bushehr
dimona
soreq
jcpoa
npt
e3 ministers
european trio
un watchdog
non proliferation
plutonium
heavy water
grossi
inspectors
`,
  ],
  [
    'sanction',
    `
business with
business partners
buyers of
imposes penalties
impose penalties
restore penalties
embargo
designates
terrorist organisation*
terrorist organization*
terrorist group*
terror group*
as terrorists
usa treasury
`,
  ],
  [
    'oil',
    `
oil
crude
brent
tanker
tankers
opec
gas field
lng
refinery
refineries
gasoline
barrel
barrels
pipeline
pipelines
gas output
gas exports
gas platform
gas supplies
gas plant*
energy prices
fuel depot
fuel depots
oil prices
`,
  ],
  [
    'shipping',
    `
shipping
strait of hormuz
hormuz
bab el mandeb
bab al mandeb
suez canal
container ship
cargo ship
vessel
vessels
ships
ship
maritime
insurers
freight
ports
seafarers
red sea
`,
  ],
  [
    'market',
    `
insurance
insurers
market
markets
stocks
shares
prices
price
currency
rial
shekel
economy
economic
economies
inflation
investors
stock exchange
trade
airlines
exports
exporters
imports
central bank
bank
banks
dollar
dollars
tariff
tariffs
supply
oil price*
`,
  ],
  [
    'spy',
    `
mossad
shin bet
vaja
mois
intelligence
agent
operative
operatives
recruited
classified
collaborat*
covert
surveillance
plot
plots
plotting
undercover
handler
handlers
sleeper cell*
foreign agent
spying for
plot to kill
plot to kidnap
suspected of working
photographing
filming
filmed
watched
contact with
pagers
working for
links to
infiltrat*
secrets
`,
  ],
  [
    'cyber',
    `
hackers
hacker
cyber
cyberspace
cybersecurity
cyberwar*
data breach
gps jamming
jamming
spoofing
handala
predatory sparrow
`,
  ],
  [
    'network',
    `
internet blackout
starlink
blackout
netblocks
internet access
`,
  ],
  [
    'casualty',
    `
death
deaths
injuring
wounding
dead in
injuries
victims
martyrs
martyrdom
toll
bodies
`,
  ],
  // Civilians.
  [
    'civilian',
    `
civilian
civilians
children
child
family
families
hospital
hospitals
school
schools
residents
residential
humanitarian
aid
refugee
refugees
displaced
displacement
shelter
shelters
rescuers
hunger
famine
medicine
medics
doctors
human rights
rights group*
rights chief
amnesty
red cross
red crescent
prison
residents flee
people flee
families flee
thousands flee
flee tehran
flee tel aviv
flee iran
flee israel
flee capital
fleeing tehran
fleeing tel aviv
near shelters
stay near shelters
to shelters
bomb shelter*
homes
apartment
students
girls
poet
funeral
unicef
unhcr
homeless
war crimes
stranded
`,
  ],
  [
    'execution',
    `
executes
executed
execution
executions
death penalty
sentenced to death
put to death
`,
  ],
  [
    'truce',
    `
ceasefire
cease fire
truce
end of the war
end fighting
end war
surrender
`,
  ],

  // Signs of a severe event.
  [
    'mass',
    `
barrage
barrages
wave of
waves of
wave
waves
launched ballistic
launches missiles
launched missiles
missile wave*
wave of missiles
ballistic missiles
dozens
hundreds
major
massive
large
large scale
sweeping
heavy
unprecedented
biggest
largest
all out
full scale
missiles
nuclear site*
nuclear facilit*
nuclear plant*
natanz
fordow
fordo
dimona
soreq
atomic site*
atomic plant*
nuclear reactor*
enrichment plant*
enrichment site*
campaign
hundreds of drones
hundreds of missiles
missiles rain*
rockets rain*
drones rain*
swarm
swarms
state of emergency
across iran
across israel
several cities
operation
`,
  ],
  [
    'chief',
    `
commander
commanders
chief
chiefs
architect of
mastermind*
general
generals
leader
supreme leader
prime minister
president
minister
top brass
top echelon
scientist
scientists
military chief*
nasrallah
haniyeh
khamenei
netanyahu
head of
`,
  ],
  [
    'toll',
    `
toll
deaths rise*
counts
rises to
so far
`,
  ],
  [
    'closure',
    `
closes strait
closes hormuz
sealing
blocking
suspends
blockade
airspace closed
cuts off
lay mines
laid mines
mines strait
strait closed
strait shut
hormuz closed
hormuz shut
closes airspace
shuts airspace
`,
  ],
  [
    'shock',
    `
jump
jumps
jumped
surge
surges
surged
soar
soars
soared
spike
spikes
spooked
rally
leap
leaps
plunge*
tumble*
record
biggest
highest
reaches
crashes
rattle*
climbs
`,
  ],
  [
    'decision',
    `
security council
unsc
censure*
expels
expel
suspends
suspend
withdraws
withdrawal
deploys
deploy
deployment
breaks off
ends
end
lists
rules out
ruled out
turns down
cancels
calls off
called off
inspectors
enriched
stockpile
collapse*
extends
rejects
war crimes
declares
defends itself
signs
war
`,
  ],
  [
    'settled',
    `
announces
announce
announced
agree
agrees
agreed
takes effect
in effect
begins
reached
reach
signed
sign
signs
finalised
finalized
takes hold
comes into force
in force
`,
  ],

  // Subjects of other news.
  [
    'sport',
    `
on penalties
penalty shootout*
qualifier*
football
soccer
footballer*
futsal
volleyball
basketball
handball
world cup
asian cup
afcon
league
cup final
semi final
semifinal*
quarter final*
coach
goal
goals
goalkeeper
midfielder
olympic
olympics
olympian
paralympic*
judo
judoka
taekwondo
wrestling
wrestler
wrestlers
chess
grandmaster
tournament
championship*
fifa
uefa
afc
medal
medals
rugby
cricket
tennis
athlete
athletes
cycling
marathon
gymnast*
weightlift*
esteghlal
persepolis
maccabi
hapoel
karate
squad
boxing
boxer
ufc
striker
strikers
transfer window
friendly match
kick off
nba
nfl
formula one
grand prix
stadium*
derby
karateka*
swimmer*
national team
eurobasket
`,
  ],
  [
    'culture',
    `
film
films
filmmaker*
movie
movies
cinema
film director
festival
novel
book
books
bookshop
audiobook
poetry
poem
museum
museums
exhibition
exhibit
gallery
artist
artists
singer
singers
song
songs
concert
album
musician*
orchestra
theatre
theater
actor
actress
oscar
oscars
golden globe*
grammy*
cannes
eurovision
documentary
tv series
series review
netflix
comedian
comedy
author
memoir
attack on titan
charts
box office
heritage
archaeolog*
ancient
antiquit*
carpet
calligraphy
restoration
tourism
tourist
tourists
recipe
recipes
restaurant*
chef
cuisine
fashion
celebrity
video game
opera
ballet
dance
photographer
painting
paintings
nowruz
hanukkah
passover
christmas
ramadan
yalda
hiking
ski
puzzle
crossword
quiz
horoscope
play about
stage play
thriller
sculptor
sculpture*
handicraft*
`,
  ],
  [
    'everyday',
    `
earthquake
quake
gives way
collapsed roof
chemical*
apartment fire
building fire
gas bottle*
gas cylinder*
gas explosion*
gas blast
gas blasts
hall fire
factory fire
house fire
hotel fire
hospital fire
warehouse fire
mall fire
market fire
bus fire
fire kills
blaze kills
firework*
stampede
during training
training flight
training accident
mine explosion
coal mine
mine collapse
building collapse*
forest fire*
forest ablaze
forests ablaze
bus ablaze
car ablaze
virus
bacteria
disease*
epidemic
rabies
poisoning
poisoned alcohol
bootleg alcohol
drown
drowns
drowning
ravine
migrant boat
migrants
heat wave*
cold wave
cold snap
smog
locust*
sandstorm*
dust storm*
winter storm*
storm hits
storm kills
storm batters
storm cuts
measles
cholera
outbreak
food poisoning
bestseller*
best seller*
heart attack*
panic attack*
shark attack*
dog attack*
drowned
bus plunges
avalanche*
landslide*
lightning strike*
boiler
flood
floods
flooding
snow
snowfall
rain
rains
drought
air pollution
pollution
heatwave
wildfire*
plane crash
helicopter crash
bus crash
car crash
crash victims
train crash
road accident*
accident
traffic
lottery
startup
startups
start up
smartphone
vaccine
flu
influenza
cancer
covid
pandemic
diet
patent
satellite
space launch
asteroid
agriculture
agricultural
wheat
saffron
pistachio*
panda*
zoo
dog
dogs
cat
water shortage*
murder
rape
rapist
sexual
sexually
robbery
theft
homicide
drunk
mass shooting
property tax*
rent
hotel
textile
petrochemical exports
non oil exports
railway
inaugurat*
climate change
global warming
food security
wetland*
lake
dam
fertility
birth rate
population
tax hikes
credit rating
medical equipment
`,
  ],
  [
    'memory',
    `
anniversary
years after
years on from
years ago
decades after
decades on
decades ago
commemorat*
remembers
remembering
remembrance
memorial
in memory
look back
looking back
on this day
history of
a history
veteran
veterans
once upon
year in review
soleimani
suleimani
1953
1967
1973
1979
holocaust
world war ii
ninth of
martyrdom anniversary
honoring
honouring
tribute to
tributes to
dies aged
obituary
`,
  ],
  [
    'domestic',
    `
military aid
aid package
arms sale*
knesset
majlis
election
elections
coalition
opposition leader
haredi
haredim
ultra orthodox
draft law
draft bill
draft exemption
conscription
budget
high court
supreme court
attorney general
judicial
judge
judges
court
trial
corruption
bribery
pardon
police
mayor
health minister
education minister
likud
yesh atid
shas
poll
polls
cabinet reshuffle
party
voters
qatargate
commission of inquiry
october 7 inquiry
oct 7 inquiry
hijab
morality police
unemployment
wages
pension*
salaries
doctors strike
nurses strike
teachers strike
workers strike
drivers strike
pilots strike
students strike
truckers strike
rail strike
general strike
labor strike
labour strike
on strike
hunger strike*
strike paralyses
strike paralyzes
strike action
strike ballot
strike over pay
strike over wages
strike by teachers
strike by doctors
strike by nurses
strike by workers
strike by drivers
stabbing
stabbed
stabs
gang
gangs
subsidy
subsidies
unions
teachers
farmers
truckers
drug traffick*
drug
drugs
smuggl*
separatist
separatists
terror attack
terrorist attack
border guards
policemen
bazaar
shopkeepers
merchants
democrats
republicans
gop
candidate
candidates
municipal
gunman
gunmen
car ramming
ramming
knife
knifeman
senator
midterms
impeach*
nypd
immigration
ice agents
national guard
currency collapse
central bank governor
shooting
`,
  ],
  [
    'unrest',
    `
protest
protests
protester
protesters
protestor
protestors
protesting
demonstrat*
unrest
riot
riots
rioters
rioting
crackdown
uprising
rally
regime change
chants
dissident*
security forces
`,
  ],
  [
    'gaza',
    `
gaza
gazan
gazans
west bank
hamas
palestinian
palestinians
palestine
settler
settlers
settlement
settlements
rafah
khan younis
jenin
nablus
hebron
ramallah
east jerusalem
hostage
hostages
unrwa
board of peace
flotilla
beit lahiya
jabalia
al aqsa
islamic jihad
deir el balah
tulkarm
qalqilya
bethlehem
two state
birzeit
`,
  ],
  [
    'elsewhere',
    `
ukraine
ukrainian*
kyiv
zelensky
zelenskyy
venezuela
venezuelan*
maduro
caracas
delcy
machado
greenland
denmark
danish
sudan
sudanese
rsf
darfur
somalia
somaliland
taiwan
north korea
kim jong
pyongyang
myanmar
congo
m23
ethiopia
nigeria
sahel
haiti
cuba
cuban
havana
colombia
colombian
mexico
mexican
cartel
cartels
kashmir
afghanistan
taliban
zaporizhzhia
fukushima
chernobyl
isis
islamic state
pkk
al shabaab
boko haram
thailand
cambodia
sdf
kurdish
aleppo
druze
sweida
stc
southern transitional council
aden
hadramout
hadhramaut
minneapolis
minnesota
epstein
bondi
antisemit*
vietnam
hiroshima
caribbean
pacific
drug boats
north atlantic
russian flagged
`,
  ],
  // Effects and treaties of this confrontation only.
  [
    'alarm',
    `
residents flee
people flee
families flee
thousands flee
flee tehran
flee tel aviv
flee iran
flee israel
flee capital
fleeing tehran
fleeing tel aviv
air raid siren*
stay near shelters
near shelters
bomb shelter*
to shelters
safe passage
closes airspace
closed airspace
shuts airspace
reopens airspace
airspace closed
repatriation flight*
flee homes
flights resume*
reroute flights
airlines avoid
airlines grounded
halt flights
flights halted
cancel flights
suspend flights
reopens airport
reopens ben gurion
iranian airspace
israeli airspace
orders staff
embassy staff
leave capital
back from iran
back from israel
return from iran
return from israel
stranded in iran
stranded in israel
calls on iranians to evacuate
`,
  ],
  [
    'pact',
    `
enrichment
enriched uranium
enriched stockpile
jcpoa
bunker buster*
b 2 bombers
b 2s
stealth bombers
12 day war
twelve day war
12 days of war
twelve days of war
arrow interceptor*
arrow 3
`,
  ],
  [
    'syria',
    `
syria
syrian
syrians
damascus
sharaa
al sharaa
assad
quneitra
shaibani
`,
  ],

  // Forms of headlines.
  [
    'drill',
    `
drill
drills
exercise
exercises
war game*
wargame*
simulat*
rehears*
maneuvers
manoeuvres
parade
`,
  ],
  [
    'opinion',
    `
opinion
analysis
editorial
op ed
oped
commentary
comment
explainer
explained
explains
the case for
the case against
lessons
lesson
takeaways
perspective
essay
column
viewpoint
interview
podcast
review
profile
in pictures
in photos
photos
photo essay
factbox
fact check
five things
q and a
who is
who was
what is
what are
what does
what comes next
inside story
view
the logic of
should
myth
imagine
portrait
analysts
analyst says
expert
experts
could impact
letters
reflections
debate
newsletter
quietly
divide
divides
`,
  ],
  [
    'brief',
    `
what to know
what we know
what do we know
need to know
live updates
live blog
who were
who are
timeline
key moments
`,
  ],
  [
    'modal',
    `
may
might
could
would
should
`,
  ],
  // Not a fact, or not yet.
  [
    'unreal',
    `
could
may
might
would
if
whether
can
gonna
going to
likely
possible
possibly
potential
potentially
plan
plans
planned
planning
considers
considering
weighs
weighing
weigh
mulls
mulling
prepares
preparing
prepare
ready
readies
braces
bracing
fears
fear
feared
risk
risks
prospect
ahead of
threat
threats
threatens
threatened
threaten
warns
warned
warn
vows
vowed
vow
will
to strike
to attack
about to
calls off
called off
cancels
cancelled
canceled
rules out
ruled out
expected
fails to
thwart
thwarts
thwarted
foils
foiled
foil
hold off
holds off
not to
would be
if talks fail
no plan to
no plans to
war powers
avert
averted
hints
any attack
any strike
plot
plots
plotting
opposing
backs
approval of
${opinionsOfAttacks}`,
  ],
] as const satisfies (readonly [topic: string, phrases: string])[];

export type Topic = (typeof topics)[number][0];
