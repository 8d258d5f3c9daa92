import { alertKinds, type FeedFigures, type Side, type Source, type SourceKind } from '@vigil/common/sources';
import { ageLabel, formatRecent } from '../../kit/time.ts';
import type { Condition } from './worst-first.ts';

export const sideWords: Record<Side, string> = { third: 'Third party', israeli: 'Israeli', iranian: 'Iranian' };

export const kindWords: Record<SourceKind, string> = {
  feed: 'Feed',
  telegram: 'Telegram channel',
  bluesky: 'Bluesky account',
  mastodon: 'Mastodon account',
  youtube: 'YouTube channel',
  sitemap: 'News sitemap',
  oref: 'Alerts of the Home Front Command',
  cap: 'Alerts (CAP)',
};

/** Why nothing arrives from a feed, or null. */
export function reasonWords(source: Source, condition: Condition, now: number): string | null {
  const { fault, failingSince, language } = source;
  if (condition === 'failing')
    return `${failingSince ? `Since ${formatRecent(failingSince, now)}: ` : ''}${fault ?? ''}`;
  if (condition === 'foreign')
    return `It publishes in ${languageWords(language?.tag ?? 'und')} Vigil does not read: nothing of it reaches the timeline.`;
  if (condition === 'silent') return 'It answers, but brings nothing new.';
  if (condition === 'paused') return 'Paused: it is not read.';
  return condition === 'unread' ? 'Not read yet.' : null;
}

/** 'Russian, which', or 'a language that' for a tag that names none. */
function languageWords(tag: string): string {
  const name = tag === 'und' ? undefined : names.of(tag);
  return name && name !== tag ? `${name}, which` : 'a language that';
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

const minuteMs = 60_000;

/** When a feed is read next. */
export function nextWords({ kind, paused, status }: Source, figures: FeedFigures | undefined, now: number): string {
  if (paused) return 'paused';
  if (alertKinds.has(kind)) return 'each second';
  if (!figures?.nextReadAt) return status === 'unread' ? 'with the next scan' : 'not planned';
  const minutes = Math.ceil((Date.parse(figures.nextReadAt) - now) / minuteMs);
  if (minutes <= 1) return 'within a minute';
  return minutes < 120 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
}

/** The age of the newest item, by its publisher's date. */
export function newestWords(figures: FeedFigures | undefined, now: number): string {
  if (!figures?.newestAt) return 'unknown';
  const age = ageLabel(figures.newestAt, now);
  return age === 'Live' ? 'just now' : `${age} ago`;
}

export function perDayWords({ itemsPerDay = null }: Partial<FeedFigures> = {}): string {
  if (itemsPerDay === null) return 'unknown';
  return itemsPerDay === 0 || itemsPerDay >= 10 ? String(Math.round(itemsPerDay)) : itemsPerDay.toFixed(1);
}
