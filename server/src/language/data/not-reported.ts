import { spokenAttacks } from './figures.ts';

/**
 * Phrases of titles that name an attack without reporting it, by the manner in which they name it, one a line. A last word may end in `*`
 * for any ending. They only cap the urgency; the stances in meanings.ts decide which event a title is about.
 */
export const notReported = [
  ['rhetoric', spokenAttacks],
  [
    'memory',
    `
years ago today
year ago
year after
day since killing of
minute of silence
moment of silence
recall how
recalls how
recall night
recalls night
recall day
recalls day
dignified transfer
oversees return of
to be buried
during last war
in last war
during 12 day war
during 40 day war
`,
  ],
  [
    'drill',
    `
test of alarm*
test of siren*
test of warning*
siren test*
alarm test*
sirens to sound
`,
  ],
  [
    'denial',
    `
fact check
old video
old footage
falsely
retracts
retracted
by mistake
false alarm
false alarms
controlled explosion*
controlled blast*
controlled detonation*
no shelling
no strike reported
no strikes reported
no attack reported
no attacks reported
no explosion reported
no explosions reported
technical malfunction*
technical fault*
technical error*
are untrue
are false
no ceasefire agreed
no truce agreed
`,
  ],
  [
    'opinion',
    `
survey finds
survey shows
survey suggests
`,
  ],
  [
    'option',
    `
presents options
present options
options for strikes
options for attack*
postpones attack*
postpones military
postpones strikes
was called off
were called off
`,
  ],
  [
    'prospect',
    `
poised to sign
set to sign
ready to sign
about to sign
close to signing
deal to be signed
agreement to be signed
accord to be signed
memorandum to be signed
within reach
within our reach
opportunity to reach
peace deal near
deal is near
`,
  ],
  [
    'complaint',
    `
complains to
complain to
files complaint
legal action over
lawsuit over
`,
  ],
  [
    'purchase',
    `
to buy fighter
to buy jets
to buy missiles
to buy drones
takes delivery
`,
  ],
] as const satisfies (readonly [manner: string, phrases: string])[];
