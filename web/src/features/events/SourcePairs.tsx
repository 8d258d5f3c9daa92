import { pairsOf } from '@vigil/common/pairs';
import css from './SourcePairs.module.css';

interface SourcePairsProps {
  sources: readonly string[];
  links: readonly string[];
}

/** Which link will belong to which source, as it is written. */
export function SourcePairs({ sources, links }: SourcePairsProps) {
  const pairs = pairsOf(sources, links);
  if (pairs.length === 0) return null;
  return (
    <ul className={css.pairs} aria-label="Sources with their links">
      {pairs.map(({ source, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be written alike
        <li key={at}>
          <b dir="auto">{source || 'Named after its site'}</b> <span>{url || 'no link'}</span>
        </li>
      ))}
    </ul>
  );
}
