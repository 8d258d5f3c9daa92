/**
 * What a headline says of the time of an act, in English; phrases of Arabic, Hebrew and Persian are in the lexicons. One phrase a line,
 * `*` stands for any ending.
 */

/** It happens again. Ordinals and the words of `renewed` count before one of `rounds`. */
export const repeated = `
again
once more
for the second time
for the third time
fresh wave*
renewed
renews
resumes strikes
resumes attacks
resumes fire
`;

export const renewed = 'new another fresh next further additional renewed more';

export const rounds =
  'wave waves barrage barrages salvo salvos volley volleys round rounds strike strikes attack attacks raid raids siren sirens alarm alarms alert alerts night nights missile missiles rocket rockets drone drones uav explosion explosions blast blasts bombing bombardment launch launches airstrike airstrikes hit hits';

/** An alarm sounds. */
export const alarm = `
siren*
alarms sound*
alarm sounds
take shelter
enter shelters
`;

/** It happens now: seen, heard or sounded, not reported afterwards. */
export const happeningNow = `
explosion*
blasts
barrage*
salvo*
volley*
wave of
waves of
launch
launches
launched
fires
fired
firing
intercept*
incoming
under attack
under fire
`;

/** What was fired. */
export const missiles = `
missile*
rocket*
ballistic*
`;

export const drones = `
drone*
uav*
`;

/** It speaks of an act that was known before. */
export const lookingBack = `
toll
rises to
climbs to
now at
succumb*
dies of
died of
dies from
die of
earlier
overnight
yesterday
last night
this morning
hours after
day after
days after
week after
weeks after
month after
months after
anniversary
aftermath
wake of
rubble
rescuers
survivors
search for
funeral*
burial
buried
mourn*
investigat*
footage
video shows
images show
satellite images
what we know
recap
confirm*
identified
condemn*
the attack on
the strike on
the strikes on
the missile attack
the deadly
deadliest
damage from
reconstruction
`;

/** An alarm is over. */
export const allClear = `
all clear
leave shelters
leave the shelters
leave their shelters
leave bomb shelters
leaving shelters
exit shelters
exit the shelters
exit their shelters
out of shelters
leave protected spaces
leave the protected spaces
leave protected areas
leave safe rooms
alert lifted
alerts lifted
alert is over
alert over
alert ended
alerts ended
alarm ended
danger over
danger has passed
no longer need to stay
no longer required to stay
no need to stay near shelters
`;

/** People or buildings were hit. */
export const impacts = `
hits building*
hit building*
hits apartment*
hits residential
hits home*
hits house*
hits hospital*
hits school*
hits clinic*
hits market
direct hit
building collaps*
building hit
buildings hit
building damaged
homes damaged
houses damaged
destroys home*
destroys building*
destroys apartment*
levels building*
levels apartment*
slams into
crashes into
falls on
casualties
trapped
buried under
wounded
injured
injures
wounds
killed
kills
dead
`;
