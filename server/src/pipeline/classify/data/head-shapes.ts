import type { UrgencyLevel } from '@vigil/common/events';

/** Either side or the United States, as written by `shapeOf`. */
const state = '(?:s|usa|sleader)';
const announces =
  '(?:announces?|announced|declares?|declared|confirms?|confirmed|says|said|begins?|begun|starts?|started)';
const launches = 'launch(?:es|ed)?';
const operation = '(?:(?:combat|military) operations?|massive (?:\\S+ ){0,6}(?:operations?|assault|attacks?|strikes))';
const attack = '(?:attacks?|strikes?|operations?|offensive|assault|war|campaign)';
const suspends = '(?:suspends?|suspended|pauses?|paused|halts?|halted|calls off|called off|holds off)';
const fighting = '(?:attacks?|bombing|strikes?|bombardment|war|operations?)';
const signs = '(?:sign|(?:(?:has|have) (?:\\S+ )?)?signed|signs)';
const document = '(?:deal|agreement|accord|memorandum|mou)';
/** What is urged, possible or denied is not agreed. */
const unsettled = '(?:to|could|may|might|will|would|should|not|must) ';
const over = '(?:(?:is|was|has|now) ){0,2}(?:over|dead|void|broken|ended|collapsed|finished)';
/** 'Declares truce over' and 'declares truce unreasonable' conclude none. */
const truce = `(?:ceasefire|truce)(?! (?:with \\S+ )?(?:${over}|unreasonable|meaningless|violated|violations?) )`;
/** 'US requests Israel pause attacks': what is asked for is not done. */
const asks = '(?:requests?|requested|urges?|urged|asks?|asked|demands?|demanded|wants?|tells|told|presses|pressed) ';
const agrees = '(?:agree[sd]?|announce[sd]?|declare[sd]?|accept(?:s|ed)?|reach(?:es|ed)?|sign(?:s|ed)?)';

const closes = '(?:re ?)?(?:closes|shuts|shutters)';
const closed = '(?:re ?)?(?:closed|shut)';

/** Shapes of head clauses, as `shapeOf` writes them, whose urgency is fixed by the rubric; the first that fits applies. */
export const headShapes: { level: UrgencyLevel; why: string; form: RegExp }[] = [
  {
    level: 'critical',
    why: 'operations begun',
    form: shape(
      `${state} (?:\\S+ ){0,5}(?:${announces}|${launches}) (?:\\S+ ){0,6}${operation} (?:\\S+ ){0,3}(?:in|on|against|at|across|under)`,
      `${state} (?:\\S+ ){0,2}${launches} (?:\\S+ ){0,7}${attack} (?:\\S+ ){0,2}(?:on|against|in|at|across) (?:\\S+ )?s`,
      'combat operations? (?:in \\S+ )?(?:have begun|has begun|underway|under way|begin)',
    ),
  },
  {
    level: 'critical',
    why: 'a truce concluded',
    form: shape(
      `${state} (?:(?!${unsettled})\\S+ ){0,4}${agrees} (?:to |on )?(?:\\S+ ){0,5}${truce}`,
      '(?:ceasefire|truce) (?:\\S+ ){0,4}(?:agreed|reached|announced|(?:takes|comes|goes) into effect|takes effect|in effect|takes hold)',
    ),
  },
  {
    level: 'high',
    why: 'a truce ended',
    form: shape(`${state} (?:${announces}|calls|called) (?:\\S+ ){0,4}(?:ceasefire|truce) (?:with \\S+ )?${over}`),
  },
  {
    level: 'critical',
    why: 'an agreement to end the war signed',
    form: shape(
      `${state} (?:and )?${state} (?:(?!to|could|may|might|will|not|close|set|poised|ready)\\S+ ){0,2}${signs} (?:\\S+ ){0,3}(?:(?:peace|ceasefire|truce) ${document}|${document} (?:\\S+ ){0,4}(?:end|ending|ends) (?:\\S+ ){0,3}war|war ending ${document})`,
    ),
  },
  {
    level: 'critical',
    why: 'strikes suspended',
    form: shape(
      `(?<! ${asks})${state} (?:(?!${asks})\\S+ ){0,2}(?:${suspends}|agree[sd]? to (?:pause|halt|suspend|stop)) (?:\\S+ ){0,4}${fighting}`,
      `${state} (?:announces|declares|orders) (?:(?!no|not|never|plan|plans)\\S+ ){0,5}(?:pause|halt|suspension) (?:\\S+ ){0,4}${fighting}`,
    ),
  },
  {
    level: 'urgent',
    why: 'an attack as it is heard and seen',
    form: shape(
      '(?:explosions?|blasts?|sirens?|smoke|booms?|air defen[cs]es?) (?:\\S+ ){0,3}(?:heard|seen|sounds?|rocks?|rise[sn]?|rising|activated|over|in|across)',
    ),
  },
  {
    level: 'urgent',
    why: 'a strait closed',
    form: shape(
      `${state} (?:${closes}|(?:says|claims|announces|declares) (?:\\S+ ){0,2}(?:has|have) (?:${closed})) (?:\\S+ ){0,3}(?:strait|hormuz)`,
      '(?:strait|strait of hormuz|hormuz) (?:(?:is|was|now|completely) ){0,2}(?:closed|shut|closes|shuts) (?:again|down|to all|until|to shipping)',
    ),
  },
  {
    level: 'urgent',
    why: 'rescuers at work',
    form: shape(
      `(?:rescuers?|firefighters?|medics|(?:rescue|emergency) (?:workers?|teams?|crews?)) (?:\\S+ ){0,2}(?:search|rush|pull|battle|dig|race|comb)`,
    ),
  },
  {
    level: 'urgent',
    why: 'the dead or missing of an attack',
    form: shape(
      '(?:\\d\\S*|two|three|four|five|six|seven|eight|dozens|hundreds|crew|people|sailors) (?:\\S+ ){0,3}(?:missing|feared dead|killed|wounded|trapped) (?:\\S+ ){0,3}(?:after|in|by|as) (?:\\S+ ){0,4}(?:attacks?|strikes?|torpedo\\S*|missiles?|drones?)',
    ),
  },
  {
    level: 'urgent',
    why: 'missiles come down',
    form: shape(
      '(?:missiles?|rockets?|drones?|debris) (?:\\S+ ){0,4}(?:lands?|crash(?:es|ed)?|falls?|fell|hits?|struck|slams?|approach(?:es|ing)?)',
    ),
  },
];

function shape(...forms: string[]): RegExp {
  return new RegExp(` (?:${forms.join('|')}) `);
}
