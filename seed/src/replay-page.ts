import type { ArchiveEvent } from './archive.ts';

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The page that the replay's reports link to: when the event really happened, and who documented it. */
export function replayPage({ title, summary, location, timestamp, figures, sources }: ArchiveEvent): string {
  const day = days.format(timestamp);
  const counts = figures.map(({ what, value, by }) => `<li>${toMarkup(`${what}: ${value} (${by})`)}</li>`);
  const links = sources.map(({ name, url, origin }) => {
    const carried = origin && origin !== name ? `, with the text of ${origin}` : '';
    return `<li><a href="${toMarkup(url)}" rel="noopener noreferrer">${toMarkup(name)}</a>${toMarkup(carried)}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Replay of ${day}: ${toMarkup(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}</style>
<p><strong>Replay of ${day}. This is not news of today.</strong></p>
<h1>${toMarkup(title)}</h1>
<p>${day}, ${toMarkup(location)}</p>
<p>${toMarkup(summary)}</p>
${counts.length > 0 ? `<h2>Figures</h2>\n<ul>${counts.join('')}</ul>` : ''}
<h2>Documented by</h2>
<ul>${links.join('')}</ul>
<p>The outlets of the replay are fictional. Their reports were written for the demonstration from the facts on this page;
which outlet reported first, and in which words, is made up.</p>
</html>
`;
}

function toMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
