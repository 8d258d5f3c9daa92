const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const ago = new Intl.RelativeTimeFormat('en');

/** How long ago in words: 'just now', '1 minute ago', '2 hours ago', '3 days ago'. */
export function ageInWords(at: number, now: number): string {
  const passed = now - at;
  if (passed >= dayMs) return ago.format(-Math.floor(passed / dayMs), 'day');
  if (passed >= hourMs) return ago.format(-Math.floor(passed / hourMs), 'hour');
  if (passed >= minuteMs) return ago.format(-Math.floor(passed / minuteMs), 'minute');
  return 'just now';
}
