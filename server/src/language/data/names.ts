/** Proper names by kind. Reports with different names of one kind are about different events. */
export const properNames = [
  [
    'aircraft',
    'fighter f 35',
    `
f 35*
f35*
lightning ii
`,
  ],
  [
    'aircraft',
    'fighter f 15',
    `
f 15*
f15*
strike eagle*
`,
  ],
  [
    'aircraft',
    'fighter f 16',
    `
f 16*
f16*
`,
  ],
  [
    'aircraft',
    'fighter f 14',
    `
f 14*
f14*
tomcat*
`,
  ],
  [
    'aircraft',
    'fighter f 22',
    `
f 22*
f22*
`,
  ],
  [
    'aircraft',
    'fighter f 18',
    `
f 18*
f a 18*
super hornet*
`,
  ],
  [
    'aircraft',
    'helicopter apache',
    `
apache*
ah 64*
`,
  ],
  [
    'aircraft',
    'helicopter black hawk',
    `
black hawk*
blackhawk*
uh 60*
`,
  ],
  [
    'aircraft',
    'helicopter chinook',
    `
chinook*
ch 47*
`,
  ],
  [
    'aircraft',
    'drone reaper',
    `
mq 9*
reaper*
`,
  ],
  [
    'aircraft',
    'drone global hawk',
    `
global hawk*
mq 4*
rq 4*
triton
`,
  ],
  [
    'aircraft',
    'drone hermes',
    `
hermes 900*
hermes 450*
hermes
`,
  ],
  [
    'aircraft',
    'drone heron',
    `
heron
heron tp
eitan
`,
  ],
  [
    'aircraft',
    'drone shahed',
    `
shahed*
`,
  ],
  [
    'aircraft',
    'tanker plane',
    `
kc 135*
kc 46*
stratotanker*
`,
  ],
  [
    'aircraft',
    'awacs',
    `
awacs
e 3 sentry
e 3
`,
  ],
  [
    'aircraft',
    'warthog',
    `
a 10*
warthog*
`,
  ],
  [
    'carrier',
    'gerald ford',
    `
gerald ford
gerald r ford
uss ford
ford carrier
carrier ford
`,
  ],
  [
    'carrier',
    'abraham lincoln',
    `
abraham lincoln
uss lincoln
lincoln carrier
carrier lincoln
`,
  ],
  [
    'carrier',
    'nimitz',
    `
nimitz
`,
  ],
  [
    'carrier',
    'carl vinson',
    `
carl vinson
uss vinson
carrier vinson
`,
  ],
  [
    'carrier',
    'harry truman',
    `
harry truman
harry s truman
uss truman
carrier truman
`,
  ],
  [
    'carrier',
    'theodore roosevelt',
    `
theodore roosevelt
uss roosevelt
carrier roosevelt
`,
  ],
  [
    'carrier',
    'dwight eisenhower',
    `
eisenhower
`,
  ],
  [
    'carrier',
    'george bush',
    `
george h w bush
george bush
uss bush
`,
  ],
  [
    'carrier',
    'george washington',
    `
george washington
`,
  ],
  [
    'carrier',
    'charles de gaulle',
    `
charles de gaulle
`,
  ],
] as const satisfies (readonly [kind: string, name: string, phrases: string])[];

/** Weapons. Reports with different weapons are about different events. */
export const arms = [
  [
    'mine',
    `
hits mine
hit mine
strikes mine
struck mine
hit by mine
naval mine*
sea mine*
limpet mine*
limpet*
`,
  ],
  [
    'torpedo',
    `
torpedo*
`,
  ],
  [
    'gun',
    `
gunned down
guns down
gunman
gunmen
shot dead
shooting attack
shooter*
stabb*
knife*
ramming
rams
bikers shoot
`,
  ],
  [
    'planted',
    `
car bomb*
magnetic bomb*
sticky bomb*
roadside bomb*
planted bomb*
bomb planted
booby trap*
`,
  ],
  [
    'air',
    `
drone
drones
uav
uavs
missile
missiles
rocket
rockets
airstrike*
air strike*
air raid*
warplane*
jets
projectile*
shahed*
bombing raid*
bombers
`,
  ],
] as const satisfies (readonly [kind: string, phrases: string])[];

export type Arms = (typeof arms)[number][0];
