import { createHash } from 'node:crypto';
import { markWords } from '@vigil/common/confirmation';
import type { Event } from '@vigil/common/events';
import type { ThreatStatus } from '@vigil/common/threat';
import { urgencyShapes } from '@vigil/common/urgency-shapes';
import { cleanText, escapeMarkup, webLink } from '../../kit/clean-text.ts';
import { archivedNote, capital, eventLine, glossOf, timeOf, utcTime } from '../../kit/event-words.ts';

const style = `
:root { color-scheme: light dark; --bg: #f6f5f1; --ink: #171a1f; --dim: #4d5562; --line: #e0dcd2;
  --critical: #c0272d; --urgent: #b34a08; --high: #8c6400; --medium: #2a5fc7; --low: #5f6875; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1116; --ink: #e8ebf0; --dim: #a4aebc; --line: #262d38;
  --critical: #f0666b; --urgent: #f2803e; --high: #d9a514; --medium: #6d9bf3; --low: #8a94a3; } }
body { margin: 0 auto; max-width: 44rem; padding: 16px; background: var(--bg); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: inherit; }
h1 { font-size: 20px; } h2 { font-size: 17px; margin: 4px 0; }
p { margin: 4px 0; } small, .dim { color: var(--dim); font-size: 14px; }
article { border-top: 1px solid var(--line); padding: 10px 0; }
svg { inline-size: 12px; block-size: 12px; margin-inline-end: 6px; }
`;

/** The only style that the pages may use, for their content security policy. */
export const stylePolicy = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A whole page. `title` is text, `body` markup. */
export function toDocument(title: string, body: string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', title),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

interface ArticleOptions {
  /** Where the title leads. */
  link: string;
  /** Links open in a new tab, since the page stands in a frame. */
  isFramed?: boolean;
  /** With the summary and the links of the sources. */
  isWhole?: boolean;
}

/** One event. Urgency is a shape and a word, never a colour alone. */
export function toArticle(event: Event, { link, isFramed = false, isWhole = false }: ArticleOptions): string {
  const { title, lang, summary, urgencyLevel, marks, archived, corrected } = event;
  const target = isFramed ? ' target="_blank" rel="noopener"' : '';
  const gloss = glossOf(event);
  const notes = [archived ? archivedNote : '', corrected ? `Corrected: ${corrected.reason}` : ''].filter(Boolean);
  return [
    '<article>',
    `<p class="dim"><svg viewBox="-6 -6 12 12" aria-hidden="true"><path d="${urgencyShapes[urgencyLevel]}" fill="var(--${urgencyLevel})" fill-rule="evenodd"/></svg>${text(eventLine(event))}</p>`,
    `<h2 lang="${lang ?? 'en'}" dir="auto"><a href="${escapeMarkup(link)}"${target}>${text(title)}</a></h2>`,
    ...(gloss ? [element('p', gloss)] : []),
    ...(isWhole && summary !== '' ? [`<p dir="auto">${text(summary)}</p>`] : []),
    `<p class="dim">${text([timeOf(event), ...marks.map((mark) => markWords[mark])].join(' · '))}</p>`,
    ...notes.map((note) => `<p class="dim">${text(note)}</p>`),
    ...(isWhole ? [`<p class="dim">Sources: ${sourcesOf(event)}</p>`] : []),
    '</article>',
  ].join('\n');
}

/** The threat level with what it lacks, and the time of the newest event that it rests on. */
export function toLevel({ level, reason, missing, lastKnown, evidenceAt }: ThreatStatus, now: Date): string[] {
  return [
    `<p>Threat level: <strong>${capital(level)}</strong>. ${text(reason)}.</p>`,
    ...(lastKnown ? [`<p>Last known: ${capital(lastKnown.level)}, ${utcTime(lastKnown.at)}.</p>`] : []),
    // An unknown level has it in its reason.
    ...(missing.includes('feeds') && level !== 'unknown'
      ? ['<p><strong>No feed was read in the last 30 minutes.</strong></p>']
      : []),
    `<p class="dim">As of ${utcTime(now.toISOString())}. ${
      evidenceAt ? `The newest event is of ${utcTime(evidenceAt)}.` : 'No event is known.'
    } This page does not update itself.</p>`,
  ];
}

function sourcesOf({ sources, sourceUrls }: Event): string {
  const links = sources.map((source, at) => {
    const link = webLink(sourceUrls[at] ?? '');
    return link ? `<a href="${escapeMarkup(link)}" rel="noopener nofollow">${text(source)}</a>` : text(source);
  });
  return links.length > 0 ? links.join(', ') : 'none named';
}

export function element(name: string, content: string): string {
  return `<${name}>${text(content)}</${name}>`;
}

export function text(content: string): string {
  return escapeMarkup(cleanText(content));
}
