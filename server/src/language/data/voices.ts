/**
 * Classes of speakers, affected people and tones in a headline. A class needs a few labels to be learned, where each word
 * would need its own. `*` stands for any ending.
 */
export const voices = [
  // Home politics of a state: parties, parliaments and their members.
  [
    'partisan',
    `
democrat*
dem
dems
republican*
gop
maga
congress
congressional
congresswoman
congressman
senate
senator*
sen
rep
reps
lawmaker*
house speaker
house republican*
house dem*
capitol
war powers
impeach*
25 th amendment
conservatives
liberals
progressives
libertarian*
bipartisan
filibuster
midterm*
voter*
poll
polls
pollster*
gabbard
joe kent
ratcliffe
biden
obama
harris
newsom
trump admin
removal
remove him
former officials
former pentagon
ex trump
trump advis*
aoc
ocasio cortez
fetterman
massie
schumer
jeffries
sanders
graham
cruz
greene
opposition leader
coalition
knesset
majlis
mp
mps
labour
tories
tory
starmer
cabinet
allies split
breaks with
break with
breaks ranks
`,
  ],
  // Media and programmes as the subject.
  [
    'media',
    `
fox
fox news
cnn
msnbc
ms now
nbc
abc
cbs
newsmax
bbc
nyt
new york times
washington post
podcast*
anchor
anchors
host
hosts
cohost*
co hosts
network*
pundit*
commentator*
columnist*
correspondent*
reporter*
journalist*
interview*
on air
tucker carlson
megyn kelly
steve bannon
bannon
ben shapiro
mark levin
levin
bret baier
jen psaki
psaki
maddow
kimmel
colbert
stewart
jon stewart
snl
joe rogan
rogan
piers morgan
internet
social media
twitter
viral
meme*
fact check*
late night
comedian*
actor
actress
celebrit*
singer
musician*
hollywood
oscar*
film
sports
`,
  ],
  // Quarrels and mockery, which report opinions.
  [
    'quarrel',
    `
slam
slams
slammed
blasts trump
rips
ripped
rip
mocks
mocked
mocking
mockery
shreds
torches
roasts
ridicul*
freaks out
freak out
erupts at
erupt over
erupts over
meltdown
fury
furious
outrage*
backlash
revolt
clash over
clashes with
spar
spars
feud*
humiliat*
embarrass*
hysteri*
unhinged
insane
madness
illegal
righteous
betray*
caved
cave
taco
tacos
blinked
spin
lies
litany
hypocri*
grilled
grilling
grills
rift
divided
divide
splits
split
praises
praised
applauds
hails
demand answers
demands answers
refuses to
`,
  ],
  // Usual words of comment and explanation.
  [
    'essay',
    `
what we know
what to know
what you need to know
need to know
things to know
what happens
what comes next
what next
what is next
what next for
what it means
what this means
what that means
what does
here what
here how
here why
explained
explainer*
explains
explaining
analysis
analyst*
expert*
opinion
op ed
editorial
inside
timeline
tracking
takeaway*
lessons
lesson
history of
the case for
the case against
case for
behind
reveals
exposes
exposed
exposing
evokes
tested
why
how
could
would
might
should
balance of power
closing bell
early edition
late edition
in charts
in pictures
in photos
photos
maps
mapped
a look at
satellite imag*
recap
retired general
former general
ex trump
former
predict*
columnist
review
essay
my
our
echoes
`,
  ],
  // Prices and business.
  [
    'business',
    `
gold
silver
bitcoin
ethereum
crypto*
solana
stock
stocks
share*
ftse
dow
nasdaq
nikkei
wall street
futures
bond*
yield*
dollar*
pound
euro
yen
rupee*
rial
shekel
haven
econom*
inflation*
recession
price*
pricing
cost*
fuel*
gas
gasfield
gasoline
petrol
diesel
jet fuel
lng
energy
oil
crude
brent
benchmark
s p
ether
opec
chemical*
propane
petrochemical*
fertili*
food
trade
trader*
trading
investor*
market*
bank
banks
supply
supplies
subsid*
insur*
tanker rates
freight
export*
import*
polymarket
bet
bets
profit*
revenue
billion
trillion
industr*
manufactur*
compan*
firm*
force majeure
gdp
tax
taxes
`,
  ],
  // Travel.
  [
    'travel',
    `
flight*
airline*
airport*
airspace
passenger*
airways
emirates airline
delta
united airlines
lufthansa
el al
travel*
seats
cancellation*
tourist*
cruise
stranded
routes
`,
  ],
  // Ordinary people and what happens to them.
  [
    'people',
    `
resident*
famil*
student*
mother*
father*
wife
husband
girl*
boy*
child*
women
woman
friend*
survivor*
refugee*
civilian*
citizen*
mourn*
funeral*
grief
griev*
commemorat*
vigil
protest*
rall*
demonstrat*
celebrat*
panic*
fear*
anxiet*
brace
braces
shelter*
evacuat*
flee*
escape*
rescue*
diaspora
canadians
expat*
`,
  ],
  // Commanders and movements of armed forces.
  [
    'army',
    `
pentagon
hegseth
centcom
joint chiefs
chief of staff
defense secretary
defence minister
defense minister
admiral
general
commander*
army
military
navy
naval
air force
warship*
aircraft carrier*
carrier
destroyer
troop*
forces
boots on the ground
marines
soldier*
reservists
squadron*
mines
minesweep*
deploys
deployed
deploying
deployment
stockpile*
munition*
war goals
war objectives
objectives
ground forces
ground troops
`,
  ],
  // Spokespeople of a state.
  [
    'statecraft',
    `
minister
foreign minister
pm
prime minister
president
envoy*
ambassador*
spokes*
white house
state department
un
united nations
security council
eu
g7
nato
summit
talks
negotiat*
mediat*
deal
proposal
plan
offer
deadline
ultimatum
visit
meets
meeting
condemns
urges
support for
stance
relations
allies
`,
  ],
  // Verbs of speech that report no event.
  [
    'says',
    `
says
said
say
tells
told
claims
claimed
insists
warns
warned
vows
vowed
asks
asked
urges
calls for
called for
believes
thinks
suggests
hints
signals
admits
denies
rejects
confirms
announces
announced
declares
declared
reveals plan
discuss*
address
speech
statement
remarks
`,
  ],
  // Sounds and sights of an attack while it happens.
  [
    'witnessed',
    `
explosions rock
blasts heard
blasts rock
explosion*
smoke
flames
ablaze
fire rage*
fires rage*
fire breaks out
fires break out
catch fire
catches fire
caught fire
gunfire
missile streak*
alert interrupts
emergency alert*
siren*
alarms
air raid
shelters
interception*
intercepted
intercepts
shot down
downed
debris
rubble
shrapnel
wreckage
lands in
under attack
incoming
`,
  ],
] as const satisfies (readonly [voice: string, phrases: string])[];

export type Voice = (typeof voices)[number][0];
