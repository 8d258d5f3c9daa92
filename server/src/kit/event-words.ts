import type { Event } from '@vigil/common/events';

/** 'Urgent · Military · Haifa, Israel · 3 sources, 2 independent'. */
export function eventLine({ urgencyLevel, eventType, location, sourceCount, originCount }: Event): string {
  const sources = `${sourceCount} ${sourceCount === 1 ? 'source' : 'sources'}`;
  const origins = sourceCount > 1 ? `${sources}, ${originCount} independent` : sources;
  return [capital(urgencyLevel), capital(eventType), location, origins].filter((part) => part !== '').join(' · ');
}

/** Added to events of the archive. */
export const archivedNote = 'Documented event of the past, not read from a feed.';

/** A word or a sentence with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An English title made of one in another language, with what made it; empty if there is none. */
export function glossOf({ gloss, glossBy }: Event): string {
  return gloss ? `${gloss} (${glossBy === 'model' ? 'translated by a model' : 'by rule'})` : '';
}

/** When the event was, as precisely as it is known. */
export function timeOf({ timestamp, precision }: Event): string {
  if (precision === 'none') return `received ${utcTime(timestamp)}`;
  return precision === 'day' ? utcTime(timestamp).slice(0, 10) : utcTime(timestamp);
}

/** '2031-01-01 14:05 UTC'. */
export function utcTime(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
