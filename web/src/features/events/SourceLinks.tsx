import { useState } from 'react';
import { webAddress } from '../../kit/links.ts';
import css from './SourceLinks.module.css';

const shownAtFirst = 3;

interface SourceLinksProps {
  /** Names of the publishers and, at the same places, the links of their reports; empty where a feed gave none. */
  sources: readonly string[];
  urls: readonly string[];
}

/** Who reported an event, three of them at first, each with the way to the report. */
export function SourceLinks({ sources, urls }: SourceLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const rest = sources.length - shownAtFirst;
  if (sources.length === 0) return null;
  return (
    <ul className={css.links} aria-label="Sources" data-open={isOpen || undefined}>
      {(isOpen ? sources : sources.slice(0, shownAtFirst)).map((source, index) => (
        <li key={source}>
          <SourceLink source={source} url={webAddress(urls[index] ?? '')} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className={css.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `+${rest} more`}
          </button>
        </li>
      )}
    </ul>
  );
}

function SourceLink({ source, url }: { source: string; url: string | null }) {
  const shared = { className: css.link, dir: 'auto', children: <span title={source}>{source}</span> };
  return url ? <a {...shared} href={url} target="_blank" rel="noopener noreferrer" /> : <div {...shared} />;
}
