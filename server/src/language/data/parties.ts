/** Who can be a party to the confrontation. `ally`: an armed ally of Iran's side; `usa`: the United States as a belligerent. */
export type Party = 'israel' | 'iran' | 'usa' | 'ally';

/** In which capacity a name stands for its party. */
export type Role = 'state' | 'people' | 'capital' | 'force' | 'leader' | 'service' | 'politician' | 'kin';

/** The names of one capacity on both sides. */
export interface Pair {
  role: Role;
  israel: string[];
  iran: string[];
}

/**
 * The one table of the two sides. Each row names both, and no rule asks which of the two it has before it, so a headline
 * and its mirror image are judged alike. Two lists of one row have one length: the nth name mirrors the nth.
 */
export const pairs: Pair[] = [
  {
    role: 'state',
    israel: ['israel', 'jewish state', 'zionist regime', 'israeli regime', 'zionist entity', 'israeli government'],
    iran: ['iran', 'islamic republic', 'tehran regime', 'iranian regime', 'mullah regime', 'iranian government'],
  },
  {
    role: 'people',
    israel: ['israeli', 'israelis', 'zionist', 'zionists'],
    iran: ['iranian', 'iranians', 'khomeinist', 'khomeinists'],
  },
  { role: 'capital', israel: ['tel aviv'], iran: ['tehran'] },
  {
    role: 'force',
    israel: [
      'idf',
      'israel defense forces',
      'israel defence forces',
      'israeli army',
      'israeli military',
      'iaf',
      'israeli defense forces',
      'israeli air force',
      'israeli navy',
      'iron dome',
      'rising lion',
      'roaring lion',
      'days of repentance',
    ],
    iran: [
      'irgc',
      'islamic revolutionary guard corps',
      'islamic revolution guards corps',
      'iranian army',
      'iranian military',
      'revolutionary guards',
      'revolutionary guard',
      'iranian air force',
      'iranian navy',
      'bavar 373',
      'true promise 3',
      'true promise 4',
      'true promise',
    ],
  },
  { role: 'force', israel: ['unit 8200', 'home front command'], iran: ['quds force', 'basij'] },
  {
    role: 'leader',
    israel: [
      'netanyahu',
      'bibi',
      'herzog',
      'gallant',
      'israel katz',
      "sa'ar",
      'dermer',
      'halevi',
      'eyal zamir',
      'hanegbi',
      'danny danon',
      'hagari',
      'defrin',
      'avichay adraee',
      'ben gvir',
      'smotrich',
    ],
    iran: [
      'khamenei',
      'mojtaba',
      'pezeshkian',
      'nasirzadeh',
      'araghchi',
      'araqchi',
      'baghaei',
      'baqaei',
      'mousavi',
      'larijani',
      'iravani',
      'ghalibaf',
      'qalibaf',
      'shamkhani',
      'vahidi',
      'pakpour',
    ],
  },
  {
    role: 'service',
    israel: ['mossad', 'shin bet', 'israeli intelligence'],
    iran: ['vaja', 'mois', 'iranian intelligence'],
  },
  { role: 'politician', israel: ['bennett', 'lapid', 'gantz'], iran: ['rouhani', 'zarif', 'pahlavi'] },
  {
    role: 'kin',
    israel: ['jewish sites', 'jewish targets', 'jewish community', 'synagogue'],
    iran: ['iranian dissidents', 'iranian exiles', 'iranian diaspora', 'husseiniyah'],
  },
];

/** The United States, where it acts as a belligerent. */
export const unitedStates = [
  'usa',
  'united states',
  'america',
  'american',
  'americans',
  'trump',
  'biden',
  'vance',
  'rubio',
  'hegseth',
  'witkoff',
  'kushner',
  'white house',
  'pentagon',
  'centcom',
  'usa central command',
  'washington',
  'state department',
  'usa navy',
  'epic fury',
  'midnight hammer',
];

/** Armed allies of Iran's side and the country each sits in. */
export const allies: [name: string, country: string][] = [
  ['hezbollah', 'Lebanon'],
  ['hizbollah', 'Lebanon'],
  ['hezbullah', 'Lebanon'],
  ['hizbullah', 'Lebanon'],
  ['nasrallah', 'Lebanon'],
  ['naim qassem', 'Lebanon'],
  ['houthi', 'Yemen'],
  ['houthis', 'Yemen'],
  ['ansar allah', 'Yemen'],
  ['ansarallah', 'Yemen'],
  ['ansarullah', 'Yemen'],
  ['kataib hezbollah', 'Iraq'],
  ['kataeb hezbollah', 'Iraq'],
  ['islamic resistance in iraq', 'Iraq'],
  ['popular mobilization forces', 'Iraq'],
  ['popular mobilisation forces', 'Iraq'],
  ['hashd al shaabi', 'Iraq'],
  ['axis of resistance', 'Iran'],
];
