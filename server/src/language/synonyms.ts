import { createLexicon } from './lexicon.ts';

/** Removes inflectional endings. Crude, but the same for both reports that are compared. */
export function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  return word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|ly)$/, '') || word;
}

/** Synonyms, each with the name of the shared meaning. */
export const synonyms = createLexicon(
  [
    [
      '#strike',
      'strike*, struck, airstrike*, air strike*, air raid*, raid, raids, attack*, hit, hits, hitting, bomb, bombs, bombed, bombing*, bombard*, pound, pounds, pounded, target, targets, targeted, targeting, assault*, offensive, aggression, retaliat*',
    ],
    ['#missile', 'missile*, rocket*, ballistic, projectile*, barrage*, salvo*, volley*'],
    ['#drone', 'drone*, uav, uavs, mavs, unmanned'],
    ['#kill', 'kill*, dead, dies, died, death*, martyr*, slain, fatal*, assassinat*, eliminat*'],
    ['#hurt', 'wound*, injur*, hurt'],
    ['#talk', 'talks, negotiat*, meeting*, dialogue, summit'],
    ['#deal', 'deal, deals, agreement*, accord*, memorandum'],
    ['#truce', 'ceasefire*, cease fire, truce*'],
    ['#warn', 'warn*, threat*, vow*, pledge*'],
    ['#condemn', 'condemn*, denounc*, slam*, decr*, deplor*'],
    [
      '#intercept',
      'intercept, intercepts, intercepted, intercepting, interception*, shot down, shoot* down, downs, downed',
    ],
    ['#oil', 'oil, crude, brent'],
    ['#rise', 'jump*, surge*, rise*, rose, soar*, climb*, spike*'],
    ['#fall', 'fall, falls, fell, drop*, slide*, slump*, tumble*'],
    ['#execute', 'execut*, hang, hangs, hanged'],
    ['#spy', 'spy, spies, spying, spied, espionage, mossad, vaja'],
    ['#hack', 'hack*, cyberattack*, breach*'],
    ['#protest', 'protest*, demonstrat*, unrest, riot*'],
    ['#sanction', 'sanction*'],
    ['#nuclear', 'nuclear, atomic, enrich*, uranium'],
    ['#ship', 'ship, ships, vessel*, tanker*, shipping'],
    ['#war', 'war, wars, conflict*, fighting, battle*'],
    ['#force', 'army, military, forces, troops, soldier*'],
    [
      '#say',
      'says, said, say, tells, told, claims, claimed, reports, reported, report, announces, announced, confirms, confirmed',
    ],
    [
      '#official',
      'president, minister, prime minister, foreign minister, official, officials, leader, leaders, spokesman, spokesperson, chief, government',
    ],
  ].flatMap(([term = '', phrases = '']) => phrases.split(', ').map((phrase) => [phrase, term] as const)),
);
