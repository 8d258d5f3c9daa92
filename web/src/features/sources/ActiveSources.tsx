import type { Source } from '@vigil/common/sources';
import { useState } from 'react';
import { useClock } from '../../kit/clock.ts';
import { Dot } from '../../kit/Dot.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatRecent } from '../../kit/time.ts';
import { plural } from '../../kit/words.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import { usePast } from '../past/store.ts';
import css from './ActiveSources.module.css';
import { dotOf, freshness } from './freshness.ts';
import { useSources } from './store.ts';

const shownAtFirst = 12;

/** Every publisher that is read: the age of its last reading, and the fault if its feed cannot be read. */
export function ActiveSources() {
  const sources = useSources();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<Source | null>(null);
  const isPast = usePast(({ moment }) => moment !== null);
  const failing = sources.filter(({ status }) => status === 'failing');
  const rest = sources.length - shownAtFirst;
  return (
    <Section title={isPast ? 'Active Sources now' : 'Active Sources'}>
      <ul className={css.grid}>
        {(isOpen ? sources : sources.slice(0, shownAtFirst)).map((source) => (
          <li key={source.id}>
            <SourceLine source={source} onPoint={setPointed} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {failing.length > 0 && (
          <p className={css.note} aria-hidden="true">
            {pointed?.fault
              ? `${pointed.name}: ${pointed.fault}`
              : `${plural(failing.length, 'source')} cannot be read`}
          </p>
        )}
        {rest > 0 && (
          <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${sources.length}`}
          </button>
        )}
      </div>
    </Section>
  );
}

interface SourceLineProps {
  source: Source;
  onPoint: (source: Source | null) => void;
}

/** A failing source is a button, so that pointing at it or focusing it shows its fault. The others are plain text. */
function SourceLine({ source, onPoint }: SourceLineProps) {
  // A disconnected browser cannot know whether a feed is still read.
  const isCutOff = useConnection(isOffline);
  const colour = useClock((now) => (isCutOff ? 'grey' : dotOf(source, now)));
  const age = useClock((now) => (isCutOff ? '–' : freshness(source, now)));
  const line = (
    <>
      <Dot colour={colour} />
      <bdi className={css.name}>{source.name}</bdi>
      <em>{age}</em>
      {source.status === 'failing' && <span className="only-heard">{faultOf(source)}</span>}
    </>
  );
  if (source.status !== 'failing') return <span className={css.source}>{line}</span>;
  return (
    <button
      type="button"
      className={css.source}
      data-status="failing"
      onPointerEnter={() => onPoint(source)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(source)}
      onBlur={() => onPoint(null)}
    >
      {line}
    </button>
  );
}

function faultOf({ fault, failingSince }: Source): string {
  const since = failingSince ? `since ${formatRecent(failingSince, Date.now())}. ` : '';
  return `${since}${fault ?? ''}`;
}
