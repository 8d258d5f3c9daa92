import { useClock } from '../../kit/clock.ts';
import { Dot } from '../../kit/Dot.tsx';
import { contact, useConnection } from '../connection/store.ts';
import { useThreat } from '../threat/store.ts';
import css from './ConnectionMark.module.css';
import { type Mark, markOf } from './mark.ts';
import { useStats } from './store.ts';

interface ConnectionMarkProps {
  /** For a place that has room for one word. The mark with all words stands in the header. */
  isBrief?: boolean;
}

/** How news reaches this page, and which feeds are behind it. */
export function ConnectionMark({ isBrief = false }: ConnectionMarkProps) {
  const state = useConnection();
  const { status, receivedAt } = useThreat();
  const isReplay = useStats(({ stats }) => stats?.replay ?? null);
  const reception = { contact: contact(state), heardAt: state.heardAt, status, receivedAt, isReplay };
  // As text, since the clock tells equal values apart by identity.
  const mark: Mark = JSON.parse(useClock((now) => JSON.stringify(markOf(reception, now))));
  const { word, detail, brief, colour, meaning } = mark;
  const title = detail ? `${meaning}: ${detail}` : meaning;
  const isPlain = word === 'OFFLINE';
  const shown = isPlain || !isBrief ? detail && `${isPlain ? ' ' : ' · '}${detail}` : '';
  return (
    // Another state is another mark: of one that stays the browser would say that its parts have moved.
    <span
      key={word + shown}
      className={css.mark}
      data-contact={reception.contact}
      data-brief={isBrief || undefined}
      title={title}
    >
      <Dot colour={colour} />
      <b>{isBrief ? brief : word}</b>
      {shown && <span>{shown}</span>}
    </span>
  );
}
