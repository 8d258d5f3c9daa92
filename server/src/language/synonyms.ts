import { createLexicon } from './lexicon.ts';

/**
 * Removes inflectional endings, then a doubled consonant and a final e: 'price' and 'prices', 'stop' and 'stopped' have one
 * stem. Crude, but the same for both reports that are compared.
 */
export function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|ly)$/, '');
  return bare.length < 3 ? word : bare.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
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
      '#speech',
      'speech*, address, addresses, addressed, remarks, press conference*, news conference*, presser, briefing*, primetime, prime time',
    ],
    [
      '#market',
      'stock, stocks, shares, equities, market, markets, futures, wall street, investor*, trader*, trading, dow, nasdaq, ftse',
    ],
    ['#economy', 'inflation, recession, econom*'],
    ['#price', 'price, prices, pricing, cost, costs'],
    ['#gas', 'gas, lng, gasfield*'],
    [
      '#begin',
      'begin*, began, begun, start, starts, started, starting, kick off, kicks off, open, opens, opened, under way, underway, launch*',
    ],
    ['#end', 'end, ends, ended, ending, conclud*'],
    ['#pause', 'paus*, suspend*, halt*'],
    ['#extend', 'extend*, extension, prolong*'],
    ['#fail', 'fail*, collaps*, no deal, without deal, without a deal, without agreement, without an agreement'],
    ['#reject', 'reject*, refus*, rebuff*, dismiss*, spurn*, snub*'],
    ['#demand', 'demand*, urg*, calls for, call for, calls on, call on'],
    ['#accuse', 'accus*, blam*'],
    ['#fear', 'fear*, worr*, concern*, tension*'],
    ['#leave', 'leave, leaves, leaving, depart*, exit*, quit, quits'],
    ['#arrive', 'arriv*, lands, landed'],
    ['#flee', 'evacuat*, flee*, fled, shelter*'],
    ['#arrest', 'arrest*, detain*, custody'],
    ['#rescue', 'rescu*, survivor*'],
    ['#sink', 'sink*, sank, sunk'],
    ['#crew', 'crew*, pilot*, airman, airmen, sailor*'],
    ['#reporter', 'reporter*, journalist*, correspondent*'],
    ['#lawmaker', 'lawmaker*, congress, senate, senator*, republican*, democrat*, gop'],
    ['#succeed', 'succeed*, successor*, succession'],
    ['#poll', 'poll, polls, survey*'],
    ['#video', 'video*, footage, photo*'],
    [
      '#official',
      'president, minister, prime minister, foreign minister, official, officials, leader, leaders, spokesman, spokesperson, chief, government',
    ],
  ].flatMap(([term = '', phrases = '']) => phrases.split(', ').map((phrase) => [phrase, term] as const)),
);
