/** Attacks in words, one phrase a line. They report no attack, and cap the urgency (`not-reported.ts`). */
export const spokenAttacks = `
personal attack*
verbal attack*
scathing attack*
blistering attack*
stinging attack*
rhetorical attack*
withering attack*
thinly veiled attack*`;

/** Figures of speech, one a line: their words of war report no attack. A last word may end in `*` for any ending. */
export const figures = `${spokenAttacks}
war of words
war of nerves
war of attrition of words
trade war*
price war*
culture war*
bidding war*
tariff war*
turf war*
war chest*
war room*
war on drugs
war on terror*
war on inflation
war on woke
battle of words
battle of ideas
battle for votes
legal battle*
court battle*
political battle*
uphill battle*
battle over budget
battle over bill
under fire for
under fire over
under fire after remarks
under fire from critics
under fire at home
comes under fire for
comes under fire over
come under fire for
come under fire over
came under fire for
came under fire over
line of fire
draws fire
drew fire
fires back at
fired back at
hits back at
hit back at
strikes back at critics
takes aim at
took aim at
in the crosshairs
on the brink of collapse
on the brink
brink of collapse
brink of war
bombshell*
truth bomb*
time bomb*
ticking bomb*
photo bomb*
bombing ratings
explosive report*
explosive claim*
explosive interview*
explosive testimony
explosive row*
explosive remarks
blast from the past
price target*
inflation target*
growth target*
target price
strikes a chord
strikes chord
strikes a tone
strikes tone
strikes optimistic tone
strikes defiant tone
strikes cautious tone
strikes a balance
strikes balance
strikes a blow
strikes fear
lightning strike*
lightning round
hit by inflation
hit by sanctions
hit by tariffs
hit by layoffs
hit by strikes over
hits record
hits new record
hits headlines
hits out at
lashes out
lash out
takes a hit
rocked by scandal*
rocked by protests
rocks markets
rock markets
rattles markets
shock waves
political earthquake
political firestorm
firestorm
media blitz
charm offensive
launches charm offensive
diplomatic offensive
peace offensive
publicity offensive
propaganda offensive
legal offensive
attack ad
attack ads
attack on democracy
attack on press freedom
attack on free speech
attack line*
heart attack*
panic attack*
war weary
war weariness
kills time
killing time
killer deal
dead in the water
dead on arrival
deadlock*
dead end
dead letter
buries the hatchet
smoking gun
silver bullet
bites the bullet
dodges a bullet
jumps the gun
up in arms
call to arms
arms race
weapon of choice
economic weapon
oil weapon
as a weapon
nuclear option*
goes nuclear over
loaded gun
firing line
fires top
fires general
fires generals
fires chief
fires adviser
fires minister
fires secretary
fires official
fires officials
fired by president
gets fired
was fired
invasion of privacy
hostile takeover
rallying cry
`;

/** Abstract objects of words of war: 'shoots down a plan'. */
export const abstractObjects =
  'deal deals talks plan plans proposal proposals bill bills idea ideas claim claims hopes hope effort efforts resolution vote bid report reports rumours rumors theory question questions nomination amendment agreement accord motion suggestion suggestions argument critics criticism record records price prices demand optimism credibility narrative myth notion prospects prospect';

/** What a state or a court imposes or threatens: 'hits Iran with new sanctions'. */
export const penalties =
  'sanctions tariffs tariff duties levies fine fines penalty penalties ban bans lawsuit lawsuits suit charges charge indictment probe ' +
  'restrictions curbs embargo measures demands ultimatum deadline bill threat threats warning warnings';

/** Traded goods: 'oil hits 100 dollars' reports no attack. */
export const tradedGoods =
  'oil crude brent gold bitcoin ether solana crypto stocks shares futures markets market dollar euro pound rial shekel rupee yen bonds bond yields index nasdaq dow ftse sensex nikkei wheat gas propane lng prices price premiums airlines sales exports imports tourism inflation economy rate rates currency currencies';
