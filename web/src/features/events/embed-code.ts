import type { Event } from '@vigil/common/events';

/** The markup by which another site frames an event of the site at `origin`. */
export function embedCodeOf({ id, title }: Pick<Event, 'id' | 'title'>, origin: string): string {
  const url = new URL(`/embed?event=${encodeURIComponent(id)}`, origin);
  return `<iframe src="${url}" title="${escaped(title)}" width="400" height="240" loading="lazy"></iframe>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
