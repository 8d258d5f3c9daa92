import type { Passage } from '../passage.ts';

/**
 * What changes a war at once, by the shape of a title: operations begun, a truce agreed, strikes suspended, nuclear sites
 * struck, a leader killed. `s` stands for either side, `usa` for the United States.
 */
export function signsOf(title: Passage): string[] {
  const text = shapeOf(title);
  const war = wars.flatMap(([name, shape]) => (shape.test(text) ? [name] : []));
  if (comment.test(text)) return [...war, 'comment'];
  return [...war, ...signs.flatMap(([name, shape]) => (shape.test(text) ? [name] : []))];
}

export function shapeOf({ words, mentions }: Passage, begin = 0, end = words.length): string {
  const parts = [...words];
  for (const { from, to, party, role } of mentions) {
    for (let at = from; at < to; at++) parts[at] = '';
    parts[from] = party === 'israel' || party === 'iran' ? (role === 'leader' ? 'sleader' : 's') : party;
  }
  return ` ${parts
    .slice(begin, end)
    .filter((part) => part !== '')
    .join(' ')} `;
}

const comment =
  /^ (?:why|how|what|who|where|should|can|could|will|is|does|opinion|analysis|explained|explainer|balance of power) | (?:\| balance of power|analysis|opinion|explained|podcast|expert|analyst) /;

const signs: [name: string, shape: RegExp][] = [
  [
    'operations begun',
    / (?:combat operations?|massive (?:and ongoing )?operations?|military operations? (?:in|against|on) s|war (?:on|against) s begins|(?:begins?|begun|launch(?:es|ed)?|starts?|started) (?:\w+ ){0,4}(?:attacks?|strikes?|operations?|offensive|assault|war|campaign) (?:\w+ ){0,2}(?:on|against|in|at|across) s) /,
  ],
  [
    'truce agreed',
    / (?:(?:agree[sd]?|announce[sd]?|declare[sd]?|accept(?:s|ed)?|reach(?:es|ed)?|sign(?:s|ed)?|confirm(?:s|ed)?|back(?:s|ed)?) (?:\S+ ){0,6}(?:ceasefire|truce|cease fire)|(?:ceasefire|truce|cease fire) (?:\S+ ){0,4}(?:agreed|reached|announced|takes effect|begins|in effect|takes hold)) /,
  ],
  [
    'strikes suspended',
    / (?:suspends?|suspended|pauses?|paused|halts?|halted|calls off|called off|holds off|stops?) (?:\S+ ){0,4}(?:attacks?|bombing|strikes?|bombardment|war|operations?) /,
  ],
  [
    'nuclear sites struck',
    / (?:strikes?|struck|hits?|attacks?|attacked|bombs?|bombed|targets?|targeted|pounds?|destroy(?:s|ed)) (?:\S+ ){0,5}(?:nuclear (?:\S+ )?(?:sites?|facilit\w+|program\w*|plants?|reactors?)|enrichment) /,
  ],
  [
    'leader killed',
    / (?:(?:sleader|leader|chief|chiefs|commander|commanders|minister|general|generals|head)(?: \S+){0,6} (?:killed|dead|assassinated|slain|eliminated|martyred)|(?:kills?|killed|killing|assassinates?|eliminates?|eliminated|slain|death of) (?:\S+ ){0,6}(?:sleader|leader|chief|chiefs|commander|commanders|minister|general|generals|head of)) /,
  ],
  [
    'states struck',
    / (?:s|usa) (?:\S+ ){0,3}(?:strikes?|struck|hits?|attacks?|attacked|bombs?|bombed|pounds?|launches (?:\S+ ){0,5}(?:at|on|against)|fires (?:\S+ ){0,5}(?:at|on|into)) s /,
  ],
  [
    'explosions reported',
    / (?:explosions?|blasts?|sirens|smoke|booms?) (?:\S+ ){0,4}(?:heard|seen|sound|rock|over|in|across|as) /,
  ],
];

/** A war that is named by where it is, or by the state that wages it. */
const wars: [name: string, shape: RegExp][] = [
  [
    'war of the region',
    / (?:middle east|mideast|middle eastern|gulf|region|regional) (?:\S+ )?(?:war|conflict|crisis|fighting|hostilities|turmoil|tensions|escalation|disruption) /,
  ],
  ['war of a state', / (?:usa|s) (?:\S+ )?(?:war|conflict|operation|threats?) /],
  ['war', / (?:war|warzone|wartime|epic fury|true promise|rising lion) /],
];
