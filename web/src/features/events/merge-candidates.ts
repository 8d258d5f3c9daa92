import type { Event } from '@vigil/common/events';
import { foldText } from '@vigil/common/fold-text';

const maxOffered = 8;
const hourMs = 3_600_000;

/**
 * The events that another one may be merged into, likeliest first: those whose titles share most words with it and
 * that happened about then; with a search, those whose title or place has all its words.
 */
export function mergeCandidates(event: Event, all: readonly Event[], search: string): Event[] {
  const wanted = wordsOf(search);
  const own = new Set(wordsOf(event.title));
  const others = all.filter(({ id, deletedAt }) => id !== event.id && deletedAt === null);
  const fitting = others.filter(({ title, location }) => {
    const text = foldText(`${title} ${location}`);
    return wanted.every((word) => text.includes(word));
  });
  return fitting
    .map((other) => ({ other, score: scoreOf(event, own, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxOffered)
    .map(({ other }) => other);
}

function scoreOf(event: Event, own: ReadonlySet<string>, other: Event): number {
  const words = wordsOf(other.title);
  const shared = words.filter((word) => own.has(word)).length / Math.max(1, Math.sqrt(words.length * own.size));
  const hours = Math.abs(Date.parse(event.timestamp) - Date.parse(other.timestamp)) / hourMs;
  return shared + Math.exp(-hours / 24);
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\d]{2,}/gu) ?? [];
}
