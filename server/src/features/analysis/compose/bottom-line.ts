import type { ShownLevel } from '@vigil/common/analysis';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import { directionOf, isAttack, ratesOf } from './counts.ts';
import { gravityOf } from './gravity.ts';
import { hourMs } from './moments.ts';
import { bodyOf } from './sentence.ts';

/** Hours before the end of a report from which its events are told. */
export const reportedHours = 72;

/** 'High and rising: Israel attacked Tabriz, Iran, on 4 March 2031, reported by 5 independent origins.' */
export function bottomLine(
  facts: readonly EventFacts[],
  { level, hasBase = true }: { level: ShownLevel; hasBase?: boolean | undefined },
  until: number,
): string | null {
  // Attacks of the week before are given for the direction alone.
  const severest = severestOf(
    facts.filter(({ time }) => time >= until - reportedHours * hourMs),
    until,
  );
  const body = severest && bodyOf(severest);
  if (!body) return null;
  const direction = directionOf(ratesOf(facts.filter(isAttack), until));
  const opening =
    level === 'unknown'
      ? 'Level unknown'
      : `${level.charAt(0).toUpperCase()}${level.slice(1)}${hasBase ? ` and ${direction}` : ''}`;
  return `${opening}: ${withoutCapital(body)}.`;
}

/** The most severe event that a sentence can describe; of those with two origins, where there are any. */
export function severestOf(facts: readonly EventFacts[], until: number): EventFacts | null {
  return (
    severestAmong(
      facts.filter(({ origins, kind }) => origins >= 2 && kind !== null),
      until,
    ) ?? severestAmong(facts, until)
  );
}

function severestAmong(facts: readonly EventFacts[], until: number): EventFacts | null {
  let best: { one: EventFacts; gravity: number } | null = null;
  for (const one of facts) {
    const gravity = gravityOf(one, until);
    if (best && (gravity < best.gravity || (gravity === best.gravity && one.event.id > best.one.event.id))) continue;
    if (bodyOf(one) !== null) best = { one, gravity };
  }
  return best?.one ?? null;
}

function withoutCapital(text: string): string {
  return text.replace(/^(?:An?|The) /, (article) => article.toLowerCase());
}
