import type { Gap } from '@vigil/common/analysis';
import { coverageWindowMs, maxMissed } from '@vigil/common/threat';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import { joinNames } from '../../../assessment/names.ts';
import { dayMs, hourMs, momentOf, spanOf } from './moments.ts';

/** What a report does not know, in one sentence; null where the events of 24 hours do not show that gap. */
export function coverageOf(facts: readonly EventFacts[], gap: Gap, until: number, isPast = false): string | null {
  if (facts.length === 0 || facts.some(({ time }) => time <= until - dayMs || time > until)) return null;
  switch (gap.about) {
    case 'feeds':
      return unreadFeeds(gap);
    case 'sides':
      return unheardSides(gap.unheard);
    case 'feed-languages':
      return `Feeds in ${joinNames(gap.tags.map(languageOf))} are not understood: what they report is missing.`;
    case 'languages':
      return missingLanguages(facts, isPast ? spanOf(24, until, isPast) : 'the last 24 hours');
    case 'age':
      return ageOf(facts, Date.parse(gap.at));
  }
}

const before = `in the ${coverageWindowMs / 60_000} minutes before this report`;

function unreadFeeds({ read, total, missed = [] }: Extract<Gap, { about: 'feeds' }>): string | null {
  if (read >= total) return null;
  const count = total - read;
  const names = missed.slice(0, maxMissed);
  const others = count > names.length ? [`${count - names.length} more`] : [];
  const named = names.length > 0 ? ` (${joinNames([...names, ...others])})` : '';
  if (read === 0)
    return total === 1
      ? `The only feed${named} was not read ${before}.`
      : `None of ${total} feeds${named} was read ${before}.`;
  return `${count} of ${total} feeds${named} ${count === 1 ? 'was' : 'were'} not read ${before}.`;
}

function unheardSides(unheard: readonly ('iranian' | 'israeli')[]): string {
  const [side, other] = unheard;
  if (other) return `No feed of either side was read ${before}: more may have happened than is reported here.`;
  const [adjective, country] = side === 'israeli' ? ['Israeli', 'Israel'] : ['Iranian', 'Iran'];
  return `No ${adjective} feed was read ${before}: the account of ${country} may be missing.`;
}

function languageOf(tag: string): string {
  return tag === 'und' ? 'an unknown language' : (languages.of(tag) ?? tag);
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The languages of the region besides English by their letters; Arabic and Persian share theirs. */
const scripts = [
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic or Persian', /\p{Script=Arabic}/u],
] as const;

function missingLanguages(facts: readonly EventFacts[], span: string): string | null {
  const titles = facts.flatMap(({ event }) => [event.title, ...event.reports.map(({ title }) => title)]);
  const missing = scripts.filter(([, letters]) => !titles.some((title) => letters.test(title))).map(([name]) => name);
  // Events of an archive, and those that administrators write, say nothing of what feeds reported.
  const isReported = facts.some(({ event }) => !event.archived && event.reports.length > 0);
  if (!isReported || missing.length === 0) return null;
  const count = facts.length === 1 ? 'The one event' : `None of the ${facts.length} events`;
  return `${count} of ${span} ${facts.length === 1 ? 'does not rest' : 'rests'} on a report in ${missing.join(', ')}.`;
}

/** 'The newest event is of 4 March 2031, 07:00 UTC, 5 hours before this report.' */
function ageOf(facts: readonly EventFacts[], at: number): string | null {
  if (!facts.some(({ event }) => event.precision !== 'none')) return null;
  const newest = Math.max(...facts.map(({ time }) => time));
  const hours = Math.floor((at - newest) / hourMs);
  if (hours < 1) return null;
  const age = hours === 1 ? 'an hour' : hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  return `Nothing newer than ${momentOf(newest)}, ${age} before this report, is known.`;
}
