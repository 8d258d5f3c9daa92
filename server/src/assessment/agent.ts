import type { Frame } from '../language/frame.ts';
import type { Passage } from '../language/passage.ts';
import { passageOf } from '../language/title-passage.ts';
import { announcerOf } from './announced.ts';
import { mainClausesOf } from './clauses.ts';
import { isOfSides } from './sides.ts';

/** Who fired, in 'jet struck by suspected Iranian fire': the party after 'by', not the one whose jet it was. Null elsewhere. */
function agentOf(title: string, { words, mentions }: Pick<Passage, 'words' | 'mentions'>): string | null {
  if (!passive.test(title)) return null;
  const by = words.findIndex((word, at) => word === 'by' && participle.test(words[at - 1] ?? ''));
  if (by < 0) return null;
  return mentions.find(({ from }) => from > by && from <= by + 3)?.who ?? null;
}

const passive = /\b(?:struck|hit|damaged|destroyed|downed|attacked|targeted|killed) by\b/i;
const participle = /^(?:struck|hit|damaged|destroyed|downed|attacked|targeted|killed)$/;

/** The parties that did it: 'US, Israel launch', 'US-Israeli strikes' name two. */
export function actorsOf(
  title: string,
  { certain }: Frame,
  { words, mentions }: Pick<Passage, 'words' | 'mentions'>,
): string[] {
  const agent = announcerOf(title) ?? agentOf(title, { words, mentions });
  if (agent) return [agent];
  const { actor } = certain;
  if (actor === null) return [];
  const attacker = openingAttacker({ words, mentions });
  if (attacker) return [attacker];
  if (isOfAnotherClause(title, actor, mentions)) return [];
  const at = mentions.findIndex(({ who }) => who === actor);
  const [one, other] = [mentions[at - 1], mentions[at + 1]];
  const own = mentions[at];
  const partner = [one, other].find((next) => {
    if (!next || !own || next.who === actor) return false;
    const [first, second] = next.from < own.from ? [next, own] : [own, next];
    const between = words.slice(first.to, second.from);
    // 'US-Israeli', but not 'US Iran attack'.
    const isCompound = between.length === 0 && hyphen.test(title);
    return isCompound || (between.length === 1 && joint.test(between[0] ?? ''));
  });
  return partner ? [actor, partner.who].sort() : [actor];
}

/** Whose attack a title begins with, 'A drone blitz on a town: hotel hit after air strikes by B'. Null where two are named. */
function openingAttacker({ words, mentions: [first, second] }: Pick<Passage, 'words' | 'mentions'>): string | null {
  if (first?.from !== 0) return null;
  const noun = words.findIndex((word, at) => at >= first.to && !sortOfAssault.test(word));
  const isAssault = assault.test(words[noun] ?? '') && aimed.test(words[noun + 1] ?? '');
  return isAssault && (second?.from ?? noun) >= noun ? first.who : null;
}

const sortOfAssault =
  /^(?:air|ballistic|cruise|deadly|drones?|fresh|kamikaze|latest|massive|missiles?|new|overnight|retaliatory|revenge|rockets?|suicide|uav)$/;
const assault = /^(?:attacks?|strikes?|airstrikes?|blitz|barrages?|salvos?|assaults?|raids?|bombardment)$/;
const aimed = /^(?:on|at|against)$/;

const hitting = /\b(?:hits?|strikes?|bombs?|attacks?|fires?|launch(?:es)?|pounds?|targets?|shells?)\b/i;

/** 'A continues to hit B as C bombs D': the party of what a conjunction adds did not do what the head clause reports. */
function isOfAnotherClause(title: string, actor: string, mentions: Passage['mentions']): boolean {
  const [head = ''] = mainClausesOf(title);
  const end = passageOf(head).words.length;
  const [first] = mentions;
  return (
    title.startsWith(head) &&
    hitting.test(head) &&
    first !== undefined &&
    first.from === 0 &&
    first.to < end &&
    first.who !== actor &&
    isOfSides(first.who) &&
    (mentions.find(({ who }) => who === actor)?.from ?? -1) >= end
  );
}

const hyphen = /\p{L}\.?(?:-|\/| & )\p{L}/u;
const joint = /^(?:and|,|&)$/;
