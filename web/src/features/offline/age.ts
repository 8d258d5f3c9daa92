import { plural } from '../../kit/words.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago in words: 'just now', '1 minute ago', '2 hours ago', '3 days ago'. */
export function ageInWords(at: number, now: number): string {
  const passed = now - at;
  if (passed >= dayMs) return `${plural(Math.floor(passed / dayMs), 'day')} ago`;
  if (passed >= hourMs) return `${plural(Math.floor(passed / hourMs), 'hour')} ago`;
  if (passed >= minuteMs) return `${plural(Math.floor(passed / minuteMs), 'minute')} ago`;
  return 'just now';
}
