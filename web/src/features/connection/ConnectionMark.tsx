import { Dot, type DotColour } from '../../kit/Dot.tsx';
import { formatClock } from '../../kit/time.ts';
import css from './ConnectionMark.module.css';
import { type Contact, contact, useConnection } from './store.ts';

const looks: Record<Contact, { word: string; colour: DotColour; meaning: string }> = {
  connecting: { word: 'CONNECTING', colour: 'grey', meaning: 'Reaching the server' },
  live: { word: 'LIVE', colour: 'green', meaning: 'News arrives the moment it is known' },
  polling: { word: 'POLLING', colour: 'yellow', meaning: 'News is asked for every 30 seconds' },
  offline: { word: 'OFFLINE', colour: 'red', meaning: 'The server cannot be reached' },
};

interface ConnectionMarkProps {
  /** Also says since when the server has not been heard. */
  isDetailed?: boolean;
}

/** How news reaches this page, in truth: by push, by asking, or not at all. */
export function ConnectionMark({ isDetailed = false }: ConnectionMarkProps) {
  const state = useConnection(contact);
  const lastHeard = useConnection(({ heardAt }) => (isDetailed && state === 'offline' ? heardAt : null));
  const { word, colour, meaning } = looks[state];
  return (
    // Another state is another mark: of one that stays the browser would say that its parts have moved.
    <span key={state} className={css.mark} data-detailed={isDetailed || undefined} title={meaning}>
      <Dot colour={colour} />
      <b>{word}</b>
      {lastHeard !== null && <span> since {formatClock(new Date(lastHeard).toISOString())}</span>}
    </span>
  );
}
